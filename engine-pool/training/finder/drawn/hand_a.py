"""Forms of today: the national models of 2009 and 2017 as many vendors print them, and what offices make of their own."""
import datetime as dt

import people
import places
import records
from pen import form

SANS = "'Liberation Sans',Arial,sans-serif"
SERIF = "'Liberation Serif','Times New Roman',serif"
MONO = "'Liberation Mono','Courier New',monospace"
NARROW = "'Liberation Sans Narrow','Nimbus Sans Narrow','Arial Narrow',sans-serif"
DEJAVU = "'DejaVu Sans',Verdana,sans-serif"
CARLITO = "Carlito,Calibri,'Nimbus Sans',sans-serif"
NIMBUS = "'Nimbus Roman',serif"
BOOKMAN = "'URW Bookman',serif"
CENTURY = "C059,serif"
PALATINO = "P052,serif"
GOTHIC = "'URW Gothic',sans-serif"


def a_modern(p, first=2010):
    """Issued in the years of these forms."""
    if p.r["edate"].year < first:
        p.r["edate"] = dt.date(p.rng.randint(first, 2026), p.rng.randint(1, 11), p.rng.randint(1, 28))


def a_page(p, css, body, width=794, height=1123, font=SANS, size=12, zoom=1.0):
    body = f'<div style="zoom:{zoom}">{body}</div>' if zoom != 1 else body
    return f"""<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>
*{{box-sizing:border-box}} html,body{{margin:0}} body{{width:{width}px;min-height:{height}px;font-family:{font};font-size:{size}px;position:relative;color:#111;background:#fff;overflow-wrap:break-word}}
p{{margin:0}} table{{border-collapse:collapse}} td,th{{vertical-align:top;text-align:left;font-weight:normal}}
{css}</style><body>{body}</body></html>"""


def a_qr(p, size=80, cells=21):
    """Something like a QR code."""
    dots = []
    for y in range(cells):
        x = 0
        while x < cells:
            run = p.rng.randint(1, 3)
            if p.chance(.5):
                dots.append(f"M{x} {y}h{min(run, cells - x)}v1h-{min(run, cells - x)}z")
            x += run
    return f'<svg width="{size}" height="{size}" viewBox="0 0 {cells} {cells}"><path d="{"".join(dots)}"/></svg>'


def a_bars(p, width=150, height=26):
    """Something like a bar code."""
    x, path = 0, ""
    while x < width:
        w = p.rng.randint(1, 4)
        path += f"M{x} 0h{w}v{height}h-{w}z"
        x += w + p.rng.randint(1, 4)
    return f'<svg width="{width}" height="{height}"><path d="{path}"/></svg>'


def a_signer(p):
    """(name, title) of who signs: the officer or a clerk."""
    if p.chance(.55):
        return p.officer(), p.other(p.r["officer_title"])
    return p.other(p.r["clerk"]), p.other(p.r["clerk_title"])


def a_same_sex(p):
    return bool(p.r["mother"] and p.r["father"] and p.r["mother"]["sex"] == p.r["father"]["sex"])


def a_kin(p, parent, mother, father, neutral="GENITOR(A)"):
    """A label that says which parent it is."""
    if a_same_sex(p):
        return p.label("filiation", neutral)
    return p.label(parent.role, mother if parent.role == "mother" else father)


def a_gp_label(p, parent, maternal, paternal):
    return p.label("gp_maternal", maternal) if parent.role == "mother" else p.label("gp_paternal", paternal)


def a_parent_line(p, parent, between=", natural de ", style=None):
    if not parent.known:
        return parent.name()
    return parent.name() + between + parent.nat(style)


def a_hex(p, n):
    return records.code(p.rng, "0123456789abcdef", n)


def a_fees(p):
    return [(a, p.other(b)) for a, b in p.r["fees"]]


def a_city(p):
    return places.place(p.rng, p.r["ruf"] if len(p.r["ruf"]) == 2 and p.chance(.6) else None)


def a_cpf_other(p):
    return p.other(records.cpf_text(p.rng, records.cpf(p.rng)))


def a_rg(p):
    return p.other(records.rg(p.rng))


def a_cadastro_rows(p, count=5):
    """Rows of the table "anotações de cadastro": document, number, date, issuer, validity."""
    rows = []
    for name in ("RG", "PIS/NIS", "Passaporte", "Cartão Nacional de Saúde", "Título de Eleitor", "CEP residencial", "Grupo sanguíneo", "CNH")[:count]:
        if p.chance(.3):
            number, date, issuer, until = a_rg(p), p.other(f"{p.rng.randint(1, 28):02d}/{p.rng.randint(1, 12):02d}/{p.rng.randint(1990, 2025)}"), p.other(p.pick("SSP/", "DETRAN/", "SJS/", "IIRGD/") + p.pick("SP", "RS", "MG", "BA")), p.other(p.pick("-", "indeterminada", "12/2030"))
        else:
            number = date = issuer = until = p.blank()
        rows.append((name, number, date, issuer, until))
    return rows


# ------------------------------------------------------------------------------------------------ the national models


@form
def a_nac2017_boxes(p):
    """The 2017 model: boxes in rows, the label in the box or cut into its border, office and signature side by side below."""
    a_modern(p, 2018)
    if p.chance(.6):
        p.manner(caps=True)
    one, two = p.parents(p.pick("mother", None))
    legend = p.pick("border", "inside", "inside", "outside")
    gap, radius = p.pick(0, 3, 6, 9), p.pick(0, 0, 5, 9)
    line = p.pick("1px solid #000", "1px solid #555", "1.5px solid #222", "1px solid #0a5a2a", "1px solid #234b8c")
    tint = p.pick("none", "none", "#f0f4ee", "#eef2f8", "#f7f3e4")
    align = p.pick("left", "left", "center")
    labelsize = p.pick(7.5, 8.5, 9.5, 10.5) if legend != "border" else 7.5
    bold = p.pick("bold", "normal")

    def box(label, value, flex=1, extra=""):
        if legend == "border":
            inner = f'<span class="cut">{label}</span><div class="v">{value}</div>'
        else:
            inner = f'<div class="l">{label}</div><div class="v">{value}</div>'
        return f'<div class="b" style="flex:{flex};{extra}">{inner}</div>' if legend != "outside" else f'<div style="flex:{flex};min-width:0;{extra}"><div class="l">{label}</div><div class="b"><div class="v">{value}</div></div></div>'

    def row(*cells):
        return f'<div class="r">{"".join(cells)}</div>'

    big = p.chance(.5)
    person = f"""<div class="c big">{p.label("name", p.pick("NOME", "Nome"))}<br><b>{p.name()}</b></div>"""
    cpf = box(p.label("cpf", "CPF"), p.cpf() if p.chance(.8) else p.blank(), 1)
    mat = f'<div class="c big">{p.label("matricula", p.pick("MATRÍCULA", "MATRÍCULA", "Matrícula:", "Matrícula"))}<br><b>{p.matricula()}</b></div>' if p.chance(.6) else row(box(p.label("matricula", "MATRÍCULA"), p.matricula()))
    top = person + (f'<div class="mid">{cpf}</div>' if big else row(cpf, "<div style='flex:2'></div>")) + mat
    if p.chance(.2):
        top = row(box(p.label("name", "NOME"), p.name(), 3), cpf) + mat
    born = row(box(p.label("birth_date", p.pick("DATA DE NASCIMENTO POR EXTENSO", "Data de nascimento por extenso")), p.birth_date(p.pick("words", "words", "dias")), 5), box(p.label("birth_day", "DIA"), p.birth_day(), .6), box(p.label("birth_month", "MÊS"), p.birth_month(), .9), box(p.label("birth_year", "ANO"), p.birth_year(), .9))
    hour = row(box(p.label("hour", p.pick("HORA DE NASCIMENTO", "HORA", "Hora do nascimento")), p.hour(), 1), box(p.label("nat", p.pick("NATURALIDADE", "NATURALIDADE (MUNICÍPIO DE NASCIMENTO OU DE RESIDÊNCIA DA MÃE)", "Município de naturalidade e UF")), p.nat(), 3))
    where = row(box(p.pick("MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO", "Município de registro e Unidade da Federação") if legend != "border" else "MUNICÍPIO DE REGISTRO E UF", p.reg_city_uf(), 2), box("LOCAL, MUNICÍPIO DE NASCIMENTO E UF", p.birth_place() + ", " + p.birth_city_uf(), 3), box(p.label("sex", "SEXO"), p.sex(), 1))
    breaking = p.pick("<br>", "; ", " e ", "<br>")
    both = (a_parent_line(p, one, p.pick(", natural de ", " - ", ", ")) + (breaking + a_parent_line(p, two, ", natural de ") if two.known or p.chance(.5) else "")) if one.known else a_parent_line(p, two, ", natural de ")
    parents = row(box(p.label("filiation", p.pick("FILIAÇÃO", "Filiação", "NOME DOS PAIS E NATURALIDADE")), both, 1, "min-height:44px"))
    way = p.rng.random()
    if way < .5:
        sides = [each for each in (one, two)]
        grand = row(box(p.label("gp_all", p.pick("AVÓS", "AVÓS PATERNOS E MATERNOS")), p.pick("<br>", "; ").join(a_gp_label(p, each, p.pick("Maternos: ", "Avós maternos: "), "Paternos: ") + each.grandparents() for each in sides), 1))
    else:
        grand = row(*[box(a_gp_label(p, each, "AVÓS MATERNOS", "AVÓS PATERNOS"), each.grandparents(p.pick(" e ", "<br>", "; ") if p.chance(.3) else " e "), 1) for each in (one, two)])
    twins = row(box(p.label("twin", "GÊMEO"), p.twin(), 1), box(p.label("twin_names", p.pick("NOME E MATRÍCULA DO(S) GÊMEO(S)", "Nome e matrícula do gêmeo")), p.twin_names(), 4))
    reg = row(box(p.label("reg_date", p.pick("DATA DO REGISTRO POR EXTENSO", "DATA DE REGISTRO (POR EXTENSO)")), p.reg_date("words"), 3), box(p.label("dnv", p.pick("NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO", "Nº DA DNV", "NÚMERO DA DNV/DECLARAÇÃO DE NASCIDO VIVO")), p.dnv(), 2))
    notes = p.anotacoes() if p.r["anotacoes"] and p.chance(.4) else ""
    averb = row(box(p.label("averbacoes", p.pick("AVERBAÇÕES / ANOTAÇÕES À ACRESCER", "ANOTAÇÕES/AVERBAÇÕES", "AVERBAÇÕES À ACRESCER")), p.averbacoes() + (" " + notes if notes else ""), 1, f"min-height:{p.pick(40, 80, 130)}px"))
    cad = ""
    if p.chance(.75):
        head = "".join(f"<th>{h}</th>" for h in ("Tipo documento", "Número", "Data expedição", "Órgão expedidor", "Data de validade"))
        rows = "".join("<tr>" + "".join(f"<td>{c}</td>" for c in each) + "</tr>" for each in a_cadastro_rows(p, p.rng.randint(3, 8)))
        cad = f'<div class="l" style="margin-top:4px">ANOTAÇÕES DE CADASTRO</div><table class="cad"><tr>{head}</tr>{rows}</table><div class="tiny">* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido pelo órgão solicitante.</div>'
    name, title = a_signer(p)
    left = f"""<div class="f"><b>{p.office()}</b><br>{p.label("officer", p.pick("Oficial Registrador:", "Oficial(a):", "Nome do Oficial:"))} {p.officer()}<br>{p.pick("Município/UF:", "", "Cidade:")} {p.reg_city_uf()}<br>{p.other(p.r["address"])}<br>{p.pick("Tel.:", "Fone")} {p.other(p.r["phone"])} {p.other(p.r["email"]) if p.chance(.7) else ""}</div>"""
    right = f"""<div class="f c">O conteúdo da certidão é verdadeiro. Dou fé.<br>{p.issue_city_uf()}, {p.issue_date()}.<br><br><br><span style="border-top:1px solid #000;padding:0 24px">{name}</span><br>{title}</div>"""
    seal = f'<div class="tiny">{p.pick("Selo digital", "Selo:", "Selo de fiscalização nº")} {p.seal()} — Total: {p.other(records.money(p.rng))}</div>' if p.chance(.5) else ""
    css = f""".r{{display:flex;gap:{max(gap, 4 if legend == 'border' else 0)}px;margin-bottom:{max(gap, 8 if legend == 'border' else 0)}px}} .b{{border:{line};border-radius:{radius}px;padding:2px 5px 3px;min-width:0;background:{tint};position:relative;{'margin:-.5px' if gap == 0 else ''}}}
.l{{font-size:{labelsize}px;text-align:{align};color:{p.pick('#000', '#000', '#444', '#0a5a2a')}}} .v{{text-align:{align};font-weight:{bold};min-height:14px}} .cut{{position:absolute;top:-6px;left:{p.pick('8px', '14px')};background:#fff;font-size:{labelsize}px;padding:0 3px;line-height:10px;white-space:nowrap}}
.b:has(.cut){{padding-top:7px;background:#fff}} .c{{text-align:center}} .big{{font-size:14px;margin:5px 0 9px}} .mid{{width:220px;margin:0 auto 8px;display:flex;text-align:center}} .cad{{width:100%;font-size:9px;table-layout:fixed}} .cad td,.cad th{{border:{line};padding:1px 4px}} .cad th{{font-weight:bold}} .tiny{{font-size:8.5px;margin:3px 0}} .f{{flex:1;border:{line};padding:8px;font-size:11px;min-width:0}}"""
    head = f'<div class="c" style="line-height:1.25"><div style="font-size:13px">{p.pick("REPÚBLICA FEDERATIVA DO BRASIL", "República Federativa do Brasil")}</div><div style="font-size:12px">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div style="font-size:{p.pick(18, 21, 24)}px;font-weight:bold">{p.pick("CERTIDÃO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento")}</div></div>'
    return a_page(p, css, f'<div style="padding:{p.pick(30, 40, 54)}px {p.pick(34, 48, 62)}px">{head}{top}{born}{hour}{where}{parents}{grand}{twins}{reg}{averb}{cad}{seal}<div style="display:flex;gap:{gap}px;margin-top:8px">{left}{right}</div></div>', font=p.pick(SANS, SERIF, DEJAVU, CARLITO, SANS), size=p.pick(10.5, 11.5, 12.5), zoom=p.pick(1, 1.12, 1.2, 1.28))


@form
def a_nac2009_vendor(p):
    """The 2009 model: no CPF; captions above or below thin rules; the birth in one open frame; grandparents in one cell."""
    a_modern(p)
    p.manner(caps=p.chance(.6), matricula=p.pick(" ", " ", ".", " -", "wide"))
    one, two = p.parents(p.pick("father", "father", "mother"))
    under = p.chance(.4)
    vfont = p.pick(MONO, SERIF, SANS, CARLITO, PALATINO)
    w = p.pick(1, 1, 2)

    def f(label, value, width=100, tall=0):
        cells = [f'<div class="v">{value}</div>', f'<div class="l">{label}</div>']
        if not under:
            cells.reverse()
        return f'<div class="f" style="width:{width}%;{f"min-height:{tall}px" if tall else ""}">{"".join(cells)}</div>'

    joint = p.pick(" e ", "<br>", " // ", "; ")
    style = p.pick("sentence", "list", "columns")
    if style == "sentence" and one.known and two.known:
        fil = a_parent_line(p, one) + p.pick(" e de ", "; e ", " e ") + a_parent_line(p, two)
    elif style == "columns":
        fil = "".join(f'<span style="display:inline-block;width:50%;vertical-align:top;padding-right:8px">{a_parent_line(p, each, p.pick("<br>", " - "))}</span>' for each in (one, two))
    else:
        fil = "<br>".join(a_kin(p, each, "Mãe:", "Pai:", "Genitor(a):") + " " + a_parent_line(p, each) for each in (one, two) if each.known or p.chance(.7))
    gp = p.pick(" e ", "<br>").join([])
    sides = [one, two]
    gp = (p.pick("<br>", " — ", " / ")).join((p.pick("Paternos: ", "Avós Paternos: ") if each.role == "father" else "Maternos: ") + each.grandparents() if p.chance(.95) else each.grandparents() for each in sides)
    name = f'<div class="t"><span class="l">{p.label("name", p.pick("NOME:", "NOME", "Nome do registrado"))}</span><br><span class="n">{p.name()}</span></div><div class="t"><span class="l">{p.label("matricula", p.pick("MATRÍCULA:", "MATRÍCULA"))}</span><br><span class="n">{p.matricula()}</span></div>'
    date = f(p.label("birth_date", p.pick("DATA DE NASCIMENTO POR EXTENSO", "Data do nascimento (por extenso)")), p.birth_date("words"), 58) + f(p.label("birth_day", "DIA"), p.birth_day(), 12) + f(p.label("birth_month", "MÊS"), p.birth_month(), 17) + f(p.label("birth_year", "ANO"), p.birth_year(), 13)
    hour = f(p.label("hour", p.pick("HORA", "Hora do nascimento")), p.hour(), 30) + f("MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO", p.birth_city_uf(), 70)
    reg = f("MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO", p.reg_city_uf(), 38) + f(p.label("birth_place", p.pick("LOCAL DE NASCIMENTO", "LOCAL DO NASCIMENTO")), p.birth_place(), 47) + f(p.label("sex", "SEXO"), p.sex(), 15)
    twin = f(p.label("twin", p.pick("GÊMEOS", "GÊMEO")), p.twin(), 18) + f(p.label("twin_names", "NOME E MATRÍCULA DO(S) GÊMEO(S)"), p.twin_names(), 82)
    data = f(p.label("reg_date", p.pick("DATA DO REGISTRO POR EXTENSO", "Data do assento")), p.reg_date("words"), 62) + f(p.label("dnv", p.pick("NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO", "NÚMERO DA DNV")), p.dnv(), 38)
    obs = f(p.pick(p.label("averbacoes", "OBSERVAÇÕES / AVERBAÇÕES"), p.label("averbacoes", "OBSERVAÇÕES/AVERBAÇÕES")), p.averbacoes(), 100, p.pick(50, 110, 170))
    rows = [date, hour, reg, f(p.label("filiation", "FILIAÇÃO"), fil, 100, 48), f(p.label("gp_all", "AVÓS"), gp, 100, 40), twin, data, obs]
    if p.chance(.25):
        rows[1], rows[2] = rows[2], rows[1]
    if p.chance(.3) and (p.r["livro"]):
        rows.insert(6, f(p.label("livro", "LIVRO"), p.livro(), 20) + f(p.label("folha", p.pick("FOLHA", "FLS.")), p.folha(), 20) + f(p.label("termo", p.pick("TERMO", "Nº DE ORDEM")), p.termo(), 25) + f("LAVRADO POR", p.other(p.r["clerk"]), 35))
    rounded = p.pick(0, 0, 10)
    sname, title = a_signer(p)
    block = f"""<div class="o"><div style="width:50%;text-align:{p.pick('left', 'center')}">{p.pick("", "Nome do Ofício<br>")}<b>{p.office()}</b><br>{p.pick("", "Oficial Registrador<br>")}{p.officer()}<br>{p.pick("", "Município / UF<br>")}{p.reg_city_uf()}<br>{p.pick("", "Endereço<br>")}{p.other(p.r["address"])}</div>
<div style="width:50%;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{p.pick("Data e Local: ", "")}{p.issue_city()}{p.pick("-" + p.r["euf"] if False else "", "")}, {p.issue_date()}<br><br><br>_________________________________<br>{p.pick("Assinatura do Oficial", "")} {sname if p.chance(.7) else ""}<br>{title}</div></div>"""
    foot = f'<div style="font-size:9px;display:flex;justify-content:space-between;margin-top:10px"><span>{p.pick("SELO:", "Selo Digital de Fiscalização:", "")} {p.seal()}</span><span>{" | ".join(a + ": " + b for a, b in a_fees(p)[:4])}</span></div>' if p.chance(.6) else ""
    css = f""".w{{padding:{p.pick(46, 60, 90)}px {p.pick(40, 56, 70)}px}} .t{{text-align:center;margin:9px 0}} .l{{font-size:{p.pick(8, 9, 10)}px;letter-spacing:{p.pick('0', '0', '.6px')}}} .n{{font:{p.pick('bold', 'normal')} {p.pick(14, 16, 18)}px {vfont}}} .row{{display:flex;border:{w}px solid #333;border-radius:{rounded}px;margin:{p.pick(0, 4, 7)}px 0}} .row+.row{{{'border-top:0' if rounded == 0 and p.chance(.4) else ''}}} .f{{padding:2px 6px;border-right:1px solid #666;min-width:0}} .f:last-child{{border-right:0}} .v{{font-family:{vfont};font-size:{p.pick(12, 13, 14)}px;min-height:17px;{'border-bottom:.7px solid #888' if under else ''}}} .o{{display:flex;gap:10px;font-size:11.5px;margin-top:16px}}"""
    head = f'<div style="text-align:center;line-height:1.35"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br>{(p.pick("Estado de ", "UF: ") + p.reg_uf(True) + "<br>") if p.chance(.2) and len(p.r["ruf"]) == 2 else ""}<span style="font-size:20px;font-weight:bold;letter-spacing:{p.pick(0, 1, 3)}px">CERTIDÃO DE NASCIMENTO</span></div>'
    return a_page(p, css, f'<div class="w">{head}{name}{"".join(f"<div class=row>{x}</div>" for x in rows)}{block}{foot}</div>', font=p.pick(SERIF, SANS, NIMBUS, DEJAVU), size=12, zoom=p.pick(1, 1.1, 1.2, 1.3))


# ---------------------------------------------------------------------------------------------- offices' own manners


@form
def a_side_titles(p):
    """Sections with their title in a tinted margin on the left (or right); within, label and value with leaders or right-aligned labels."""
    a_modern(p)
    one, two = p.parents()
    mode = p.pick("leaders", "right", "inline", "right", "bold")
    leader, dots = p.pick(".", "_", "·"), p.rng.randint(22, 40)
    lw = p.pick(130, 165, 210)

    def line(label, value):
        if mode == "leaders":
            return f'<div class="x"><span class="ll">{label}</span><span class="dots">{leader * max(3, dots - len(label.split(">", 1)[-1].split("<")[0]))}</span><span class="vv">{value}</span></div>'
        if mode == "right":
            return f'<div class="x"><span class="ll" style="width:{lw}px;text-align:right">{label}{p_colon}</span><span class="vv">{value}</span></div>'
        if mode == "bold":
            return f'<div class="x"><span class="ll" style="width:{lw}px">{label}</span><span class="vv"><b>{value}</b></span></div>'
        return f'<div>{label}{p_colon} <b>{value}</b></div>'

    p_colon = p.pick(":", ":", "", " →", " -")
    up = (lambda s: s.upper()) if p.chance(.4) else (lambda s: s)

    def sec(title, *lines):
        margin = f'<div class="m">{up(title)}</div>'
        data = f'<div class="d">{"".join(lines)}</div>'
        return f'<div class="s">{margin + data if left else data + margin}</div>'

    left = p.chance(.8)
    person = sec("Registrado" if p.r["sex"] != "F" else "Registrada", line(p.label("name", up("Nome")), p.name()), line(p.label("cpf", "CPF"), p.cpf()) if p.chance(.7) else "", line(p.label("sex", up("Sexo")), p.sex()), line(up(p.pick("Cor", "Raça/cor")), p.other(p.r["color"])) if p.chance(.2) else "", line(p.label("matricula", up("Matrícula")), p.matricula()) if p.chance(.6) else "")
    hour = line(p.label("hour", up(p.pick("Hora", "Horário", "Às"))), p.hour())
    birth = sec(p.pick("Nascimento", "Do nascimento"), line(p.label("birth_date", up(p.pick("Data", "Nasceu em", "Dia"))), p.birth_date()), hour, line(p.label("birth_place", up(p.pick("Local", "Estabelecimento"))), p.birth_place()), line(up(p.pick("Município/UF", "Cidade e Estado", "Município")), p.birth_city_uf()), line(p.label("nat", up("Naturalidade")), p.nat()) if p.chance(.6) else "", line(p.label("dnv", up(p.pick("DNV nº", "Declaração de nascido vivo"))), p.dnv()) if p.chance(.7) else "")
    par = []
    for each in (one, two):
        title = ("Mãe" if each.role == "mother" else "Pai") if not a_same_sex(p) else "Genitor(a)"
        gps = line(a_gp_label(p, each, up("Avós maternos"), up("Avós paternos")), each.grandparents()) if not p.r.get("_split") else ""
        par.append(sec(title, line(up("Nome"), each.name()), line(p.label("parent_nat", up("Naturalidade")), each.nat()), line(up("Profissão"), each.extra("profession")) if p.chance(.3) and each.known else "", gps))
    if p.chance(.25):
        par = [sec("Filiação", *[line(a_kin(p, each, up("Mãe"), up("Pai"), up("Genitor(a)")), a_parent_line(p, each, " - ")) for each in (one, two)]), sec("Avós", *[line(up(b), each.grandfather() if g == "m" else each.grandmother()) for each in (one, two) for g, b in (("m", "Avô " + ("materno" if each.role == "mother" else "paterno")), ("f", "Avó " + ("materna" if each.role == "mother" else "paterna")))])]
    twin = sec("Gêmeos", line(p.label("twin", up("Gêmeo")), p.twin()), line(p.label("twin_names", up("Nome/matrícula")), p.twin_names())) if p.r["twins"] or p.chance(.5) else ""
    reg = sec(p.pick("Registro", "Assento", "Do registro"), line(p.label("reg_date", up(p.pick("Data do registro", "Lavrado em", "Data"))), p.reg_date()), line(p.label("livro", up("Livro")), p.livro()) + line(p.label("folha", up("Folha")), p.folha()) + line(p.label("termo", up(p.pick("Termo", "Número"))), p.termo()) if p.chance(.7) else "", line(p.label("office", up(p.pick("Cartório", "Serventia"))), p.office()), line(up("Município/UF"), p.reg_city_uf()), line(up(p.pick("Declarante", "Foi declarante")), p.other(p.r["declarant"]["name"]) + (", " + p.other(p.r["declarant"]["kin"]) if p.chance(.5) else "")) if p.chance(.5) else "")
    notes = sec(p.pick("Averbações", "Observações e averbações"), f'<div style="min-height:34px">{p.averbacoes()}</div>') + (sec("Anotações", f'<div style="min-height:20px">{p.anotacoes()}</div>') if p.chance(.6) else "")
    blocks = [person, birth] + par + ([twin] if twin else []) + [reg]
    if p.chance(.25):
        blocks = [reg, person] + blocks[1:-1]
    sname, title = a_signer(p)
    color = p.pick("#e4e4e4", "#dde8dc", "#dce4f2", "#333", "#1d4e89", "#fff")
    ink = "#fff" if color in ("#333", "#1d4e89") else "#000"
    css = f""".s{{display:flex;border:1px solid #777;margin-bottom:{p.pick(0, 5, 8)}px}} .m{{width:{p.pick(92, 116, 140)}px;flex:none;background:{color};color:{ink};font-weight:bold;padding:6px;font-size:{p.pick(10, 11, 12)}px;display:flex;align-items:{p.pick('center', 'flex-start')};{'justify-content:center;text-align:center' if p.chance(.5) else ''}}} .d{{flex:1;padding:4px 8px;min-width:0;line-height:1.4}} .x{{display:flex;gap:7px}} .ll{{flex:none;color:{p.pick('#000', '#444')}}} .vv{{min-width:0;max-width:100%}} .dots{{flex:none;color:#777}}"""
    body = f"""<div style="padding:44px {p.pick(36, 50, 66)}px"><div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px double #444;padding-bottom:6px;margin-bottom:10px"><div style="font-size:11px;max-width:60%">{p.office()}<br>{p.reg_city_uf()} - {p.other(p.r["address"])}</div><div style="font-size:19px;font-weight:bold;text-align:right">Certidão de<br>Nascimento</div></div>{"".join(blocks)}{notes}
<div style="margin-top:14px">{p.legal()}</div><div style="text-align:{p.pick('right', 'center')};margin-top:12px">{p.issue_city()}, {p.issue_date()}<br><br><br>{sname}<br>{title}</div><div style="font-size:9px;margin-top:12px">{p.pick("Selo:", "Selo nº", "Cod. selo")} {p.seal()}</div></div>"""
    return a_page(p, css, body, font=p.pick(SANS, CARLITO, GOTHIC, SERIF, DEJAVU), size=p.pick(11, 12, 12.5), zoom=p.pick(1, 1.1, 1.2))


@form
def a_numbered_land(p):
    """Landscape sheet of numbered cells, dense, among them many that hold nothing of ours (ages, professions, declarant, fees)."""
    a_modern(p)
    p.manner(caps=p.chance(.75))
    one, two = p.parents(p.pick("father", "mother"))
    shape = p.pick("{:02d}", "{}.", "{} -", "[{}]", "{:02d})", "({})")
    count = [0]
    labelfont = p.pick(NARROW, SANS, DEJAVU)

    def c(label, value, span=1):
        count[0] += 1
        number = shape.format(count[0])
        return f'<td colspan="{span}"><div class="l">{number} {label}</div><div class="v">{value}</div></td>'

    def row(*cells):
        return f'<tr>{"".join(cells)}</tr>'

    title = lambda text: f'<tr><td colspan="24" class="h">{text}</td></tr>' if titled else ""
    titled = p.chance(.6)
    rows = [title(p.pick("I - IDENTIFICAÇÃO", "DADOS DO REGISTRADO", "A. REGISTRADO(A)"))]
    rows.append(row(c(p.label("name", "NOME COMPLETO"), p.name(), 11), c(p.label("sex", "SEXO"), p.sex(), 4), c(p.label("cpf", "CPF"), p.cpf() if p.chance(.7) else p.blank(), 4), c(p.pick("COR", "RAÇA/COR"), p.other(p.r["color"]), 5)))
    apart = p.chance(.4)
    if apart:
        rows.append(row(c(p.label("birth_day", "DIA"), p.birth_day(), 2), c(p.label("birth_month", "MÊS"), p.birth_month(), 3), c(p.label("birth_year", "ANO"), p.birth_year(), 3), c(p.label("hour", "HORA"), p.hour(), 5), c(p.label("birth_place", "LOCAL DO NASCIMENTO"), p.birth_place(), 11)))
    else:
        rows.append(row(c(p.label("birth_date", p.pick("DATA DE NASCIMENTO", "NASCIDO EM")), p.birth_date(), 8), c(p.label("hour", "HORA"), p.hour(), 5), c(p.label("birth_place", p.pick("LOCAL DO NASCIMENTO", "ESTABELECIMENTO")), p.birth_place(), 11)))
    rows.append(row(c(p.label("birth_city", "MUNICÍPIO DE NASCIMENTO"), p.birth_city(), 8), c(p.label("birth_uf", "UF"), p.birth_uf(), 3), c(p.label("nat", "NATURALIDADE"), p.nat(), 6), c(p.label("dnv", "Nº DNV"), p.dnv(), 4), c(p.label("twin", "GÊMEO"), p.twin_boxes() if p.chance(.3) else p.twin(), 3)))
    if p.r["twins"]:
        rows.append(row(c(p.label("twin_names", "IRMÃO(S) GÊMEO(S)"), p.twin_names(), 24)))
    rows.append(title(p.pick("II - FILIAÇÃO", "PAIS E AVÓS", "B. GENITORES")))
    for each in (one, two):
        rows.append(row(c(a_kin(p, each, p.pick("NOME DA MÃE", "MÃE"), p.pick("NOME DO PAI", "PAI"), "GENITOR(A)"), each.name(), 10), c(p.label("parent_nat", "NATURAL DE"), each.nat(), 6), c("IDADE", each.extra("age"), 2), c("PROFISSÃO", each.extra("profession"), 6)))
        if p.chance(.7):
            rows.append(row(c("AVÔ " + ("MATERNO" if each.role == "mother" else "PATERNO"), each.grandfather(), 12), c("AVÓ " + ("MATERNA" if each.role == "mother" else "PATERNA"), each.grandmother(), 12)))
        else:
            rows.append(row(c(a_gp_label(p, each, "AVÓS MATERNOS", "AVÓS PATERNOS"), each.grandparents(), 24)))
    rows.append(title(p.pick("III - REGISTRO", "DADOS DO ASSENTO", "C. ASSENTO")))
    rows.append(row(c(p.label("reg_date", p.pick("DATA DO REGISTRO", "DATA DO ASSENTO")), p.reg_date(), 7), c(p.label("livro", "LIVRO"), p.livro(), 3), c(p.label("folha", "FLS."), p.folha(), 3), c(p.label("termo", "TERMO"), p.termo(), 4), c(p.pick("DECLARANTE", "NOME DO DECLARANTE"), p.other(p.r["declarant"]["name"]), 7)))
    rows.append(row(c(p.label("matricula", "MATRÍCULA"), p.matricula(), 10), c(p.label("office", p.pick("SERVENTIA", "OFÍCIO DE REGISTRO")), p.office(), 8), c("MUNICÍPIO / UF DO REGISTRO", p.reg_city_uf(), 6)))
    rows.append(row(c(p.label("averbacoes", p.pick("AVERBAÇÕES", "AVERBAÇÕES / RETIFICAÇÕES")), p.averbacoes(), 14), c(p.label("anotacoes", "ANOTAÇÕES"), p.anotacoes(), 10)))
    sname, title_ = a_signer(p)
    fees = " ".join(f"{a} {b}" for a, b in a_fees(p))
    if p.chance(.5):
        rows.append(row(c("EMOLUMENTOS", fees, 9), c(p.label("seal", "SELO"), p.seal(), 5), c(p.label("issue_place", "LOCAL E DATA"), p.issue_city() + ", " + p.issue_date(), 10)))
        end = f'<div style="display:flex;justify-content:space-around;margin-top:26px;text-align:center"><div>____________________________<br>{sname}<br>{title_}</div></div>'
    else:
        end = f'<div style="display:flex;justify-content:space-between;margin-top:14px"><div style="width:45%;font-size:9px">{p.legal()}<br>{fees}<br>{p.pick("Selo", "SELO DIGITAL Nº")} {p.seal()}</div><div style="width:45%;text-align:center">{p.issue_city_uf()}, {p.issue_date()}<br><br>{sname}<br>{title_}</div></div>'
    css = f"""table{{width:100%;table-layout:fixed}} td{{border:1px solid {p.pick('#000', '#888', '#246')};padding:1px 4px 2px}} .l{{font:{p.pick('normal', 'bold')} {p.pick(7, 8, 8.5)}px {labelfont};color:{p.pick('#000', '#246', '#555')}}} .v{{min-height:{p.pick(14, 18, 24)}px;text-align:{p.pick('left', 'left', 'center')}}} .h{{background:{p.pick('#ddd', '#cfdccf', '#f2f2f2', '#445')};font-weight:bold;font-size:10px}} td.h{{{'color:#fff' if False else ''}}}"""
    head = f'<div style="display:flex;justify-content:space-between;margin-bottom:6px"><div style="font-size:10px">{p.pick("REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS", "Poder Judiciário<br>Registro Civil das Pessoas Naturais")}</div><div style="font-size:18px;font-weight:bold">CERTIDÃO DE NASCIMENTO</div><div style="font-size:10px;text-align:right">{p.pick("2ª VIA", "1ª VIA", "Via única", "")}<br>{p.pick("Prot.", "Pedido nº")} {p.other(p.r["protocol"])}</div></div>'
    css = css.replace("background:#445;", "background:#445;color:#fff;")
    return a_page(p, css, f'<div style="padding:{p.pick(26, 36)}px {p.pick(30, 48)}px">{head}<table>{"".join(rows)}</table>{end}</div>', 1123, 794, p.pick(SANS, NARROW, SERIF, MONO), p.pick(10, 10.5, 11.5), zoom=p.pick(1.1, 1.2, 1.3))


@form
def a_dark_bars(p):
    """Dark title bars; parents in two columns of a table with their rows' names between or left; grandparents in the same table."""
    a_modern(p)
    one, two = p.parents()
    bar = p.pick("#222", "#14365c", "#1f5d3a", "#5b1a1a", "#4a4a4a", "#6b5a2a")
    ralign = p.chance(.5)
    zebra = p.chance(.5)

    def kv(*pairs):
        return "<table class='kv'>" + "".join(f'<tr><th>{a}</th><td>{b}</td></tr>' for a, b in pairs if b is not None) + "</table>"

    def title(text):
        return f'<div class="bar">{text}</div>'

    colon = p.pick(":", "", ":")
    L = lambda concept, text: p.label(concept, text + colon)
    person = kv((L("name", p.pick("Nome", "Nome do(a) registrado(a)", "Nome completo")), p.name()), (L("cpf", "CPF"), p.cpf() if p.chance(.7) else None), (L("matricula", "Matrícula"), p.matricula()), (L("sex", "Sexo"), p.sex_boxes() if p.chance(.2) else p.sex()), (L("birth_date", p.pick("Data de nascimento", "Nascimento", "Nascido(a) em")), p.birth_date() + p.pick(", às ", " - ", " às ") + p.hour() if p.chance(.4) else p.birth_date()), (L("hour", "Horário"), p.hour() if p.chance(.6) else None), (L("birth_place", p.pick("Local de nascimento", "Local")), p.birth_place() + (" - " + p.birth_city_uf() if p.chance(.4) else "")), ("Município/UF" + colon, p.birth_city_uf() if p.chance(.6) else None), (L("nat", "Naturalidade"), p.nat() if p.chance(.6) else None))
    heads = [a_kin(p, each, p.pick("MÃE", "GENITORA", "Mãe"), p.pick("PAI", "GENITOR", "Pai"), p.pick("1º(ª) GENITOR(A)", "GENITOR(A)")) for each in (one, two)]
    rows = [("Nome", [one.name(), two.name()]), (p.label("parent_nat", "Naturalidade"), [one.nat(), two.nat()])]
    for name, key in (("Nacionalidade", "nationality"), ("Profissão", "profession"), ("Estado civil", "civil"), ("CPF", "cpf")):
        if p.chance(.3):
            rows.append((name, [one.extra(key), two.extra(key)]))
    if p.chance(.5):
        rows += [(p.label("grandfather", p.pick("Avô", "Pai de")), [one.grandfather(), two.grandfather()]), (p.label("grandmother", p.pick("Avó", "Mãe de")), [one.grandmother(), two.grandmother()])]
    else:
        rows.append((p.label("gp_all", p.pick("Avós", "Seus pais", "Filho(a) de")), [each.grandparents(p.pick(" e ", "<br>") if p.chance(.3) else " e ") for each in (one, two)]))
    way = p.pick("left", "left", "middle", "cell")
    if way == "left":
        family = f'<table class="fam"><tr><td style="width:18%"></td><td class="hh">{heads[0]}</td><td class="hh">{heads[1]}</td></tr>' + "".join(f'<tr><td class="rn">{a}</td><td>{b[0]}</td><td>{b[1]}</td></tr>' for a, b in rows) + "</table>"
    elif way == "middle":
        family = f'<table class="fam"><tr><td class="hh" style="text-align:right">{heads[0]}</td><td style="width:16%"></td><td class="hh">{heads[1]}</td></tr>' + "".join(f'<tr><td style="text-align:right">{b[0]}</td><td class="rn" style="text-align:center">{a}</td><td>{b[1]}</td></tr>' for a, b in rows) + "</table>"
    else:
        family = f'<table class="fam"><tr><td class="hh">{heads[0]}</td><td class="hh">{heads[1]}</td></tr><tr>' + "".join("<td>" + "<br>".join(f'<span class="rn">{a}{colon}</span> {b[i]}' for a, b in rows) + "</td>" for i in (0, 1)) + "</tr></table>"
    reg = kv((L("reg_date", p.pick("Data do registro", "Registrado em")), p.reg_date()), (p.pick("Livro / Folha / Termo", "Livro, folhas e termo") + colon, p.livro() + p.pick(" / ", " - ", ", ") + p.folha() + p.pick(" / ", " - ", ", ") + p.termo()) if p.chance(.5) else (L("livro", "Livro"), p.livro() + " &nbsp; <span>" + p.label("folha", "Folha") + "</span> " + p.folha() + " &nbsp; " + p.label("termo", "Termo") + " " + p.termo()), (L("dnv", p.pick("DNV", "Nº da DNV")), p.dnv()), (L("twin", "Gêmeos"), p.twin()), (L("twin_names", "Nome do gêmeo"), p.twin_names() if p.r["twins"] else None), ("Declarante" + colon, p.other(p.r["declarant"]["name"]) if p.chance(.4) else None))
    sname, stitle = a_signer(p)
    office = kv((L("office", p.pick("Cartório", "Ofício", "Serventia")), p.office()), ("Município/UF" + colon, p.reg_city_uf()), ("Endereço" + colon, p.other(p.r["address"])), (L("officer", "Oficial"), p.officer() if p.chance(.6) else None), (L("seal", "Selo digital"), p.seal()), ("CNS" + colon, p.other(p.r["cns"]) if p.chance(.5) else None))
    bars = [title(p.pick("DADOS DO REGISTRADO", "IDENTIFICAÇÃO", "REGISTRADO")) + person, title(p.pick("FILIAÇÃO E AVÓS", "FILIAÇÃO", "PAIS")) + family, title(p.pick("DADOS DO REGISTRO", "REGISTRO")) + reg]
    notes = title("AVERBAÇÕES") + f'<div class="n">{p.averbacoes()}</div>' + title("ANOTAÇÕES") + f'<div class="n">{p.anotacoes()}</div>'
    if p.chance(.3):
        notes = title(p.pick("ANOTAÇÕES/AVERBAÇÕES", "OBSERVAÇÕES")) + f'<div class="n">{p.averbacoes()} {p.anotacoes() if p.r["anotacoes"] else ""}</div>'
    tail = title(p.pick("OFÍCIO EMISSOR", "SERVENTIA", "CARTÓRIO")) + office
    order = bars + [notes, tail] if p.chance(.7) else [tail] + bars + [notes]
    css = f""".bar{{background:{bar};color:#fff;font-weight:bold;padding:{p.pick(2, 4, 6)}px 8px;margin-top:{p.pick(0, 6, 10)}px;font-size:{p.pick(11, 12, 13)}px;text-align:{p.pick('left', 'center')};letter-spacing:{p.pick(0, 1)}px}} .kv,.fam{{width:100%;table-layout:fixed}} .kv th{{width:{p.pick(22, 28, 34)}%;text-align:{'right' if ralign else 'left'};padding:2px 8px;{'font-weight:bold' if p.chance(.5) else 'color:#555'}}} .kv td,.fam td{{padding:2px 8px;{'border-bottom:1px solid #ccc' if p.chance(.5) else ''}}} .fam td{{{'border:1px solid #bbb' if p.chance(.6) else ''}}} .hh{{font-weight:bold;{'background:#eee' if p.chance(.5) else ''}}} .rn{{color:#555;font-size:90%}} .n{{padding:6px 8px;min-height:34px;text-align:justify}} {'.kv tr:nth-child(even){background:#f3f3f3}' if zebra else ''}"""
    body = f"""<div style="padding:{p.pick(30, 50)}px {p.pick(40, 60)}px"><h1 style="margin:0 0 10px;font-size:{p.pick(20, 24, 28)}px;text-align:{p.pick('left', 'center')};color:{bar}">Certidão de Nascimento</h1>{"".join(order)}<div style="margin-top:22px;text-align:center">{p.pick("O referido é verdade e dou fé.", "O conteúdo da certidão é verdadeiro. Dou fé.")}<br>{p.issue_city_uf() if p.chance(.5) else p.issue_city()}, {p.issue_date()}<br><br><br>{sname}<br>{stitle}</div></div>"""
    return a_page(p, css, body, font=p.pick(SANS, CARLITO, "'Open Sans',sans-serif", "Roboto,sans-serif", SERIF), size=p.pick(11, 12, 13), zoom=p.pick(1, 1.1, 1.15))


@form
def a_word_table(p):
    """Made in Word by a small office: a bordered table with several "label: value" in a cell, then a paragraph and a signature."""
    a_modern(p)
    one, two = p.parents()
    bold = p.pick("label", "value", "none", "label")
    colon = p.pick(": ", ": ", " - ", ":")
    case = p.pick(str, str.upper, str)

    def kv(label, value, concept=None):
        text = p.label(concept, case(label) + colon.rstrip()) if concept else case(label) + colon.rstrip()
        text = f"<b>{text}</b>" if bold == "label" else text
        return f'{text} {f"<b>{value}</b>" if bold == "value" else value}'

    def cells(*columns, widths=None):
        widths = widths or [100 / len(columns)] * len(columns)
        return "<tr>" + f'<td colspan="12" style="padding:0"><table class="in"><tr>' + "".join(f'<td style="width:{w}%">{c}</td>' for w, c in zip(widths, columns)) + "</tr></table></td></tr>"

    rows = [cells(kv(p.pick("Nome", "Nome da pessoa registrada", "Nome do Registrado"), p.name(), "name"))]
    extra = []
    if p.chance(.6):
        extra.append(kv("CPF", p.cpf(), "cpf"))
    extra.append(kv("Sexo", p.sex(), "sex"))
    if p.chance(.3):
        extra.append(kv("Cor", p.other(p.r["color"])))
    rows.append(cells(*extra))
    way = p.pick("joined", "split", "sentence")
    if way == "joined":
        rows.append(cells(kv(p.pick("Data e hora do nascimento", "Nascimento"), p.birth_date() + p.pick(", às ", " às ", " - ") + p.hour(), None) + "<br>" + kv(p.pick("Local", "Lugar do nascimento"), p.birth_place() + p.pick(", em ", " - ", ", ") + p.birth_city_uf(), None)))
    elif way == "split":
        rows.append(cells(kv("Data de nascimento", p.birth_date(), "birth_date"), kv("Hora", p.hour(), "hour"), widths=[62, 38]))
        rows.append(cells(kv("Local do nascimento", p.birth_place(), "birth_place"), kv("Cidade/UF", p.birth_city_uf()), widths=[58, 42]))
    else:
        rows.append(cells(f'Nascid{"a" if p.r["sex"] == "F" else "o"} {p.pick("em", "aos", "no dia")} {p.birth_date("semi")}, {p.pick("às", "à hora de")} {p.hour()}, {p.pick("no(a)", "em", "no lugar:")} {p.birth_place()}, {p.pick("município de", "na cidade de")} {p.birth_city_uf()}.'))
    if p.chance(.6):
        rows.append(cells(kv("Naturalidade", p.nat(), "nat"), kv(p.pick("DNV", "D.N.V. nº"), p.dnv(), "dnv"), widths=[60, 40]))
    fam = []
    for each in (one, two):
        label = ("Mãe" if each.role == "mother" else "Pai") if not a_same_sex(p) else "Genitor(a)"
        concept = each.role if not a_same_sex(p) else "filiation"
        if each.known:
            text = kv(label, each.name(), concept) + p.pick(", natural de ", "<br>" + "Natural de: ", "; ", "<br>") + each.nat()
            if p.chance(.4):
                text += ", " + p.other(each.person["profession"]) + (", com " + p.other(each.person["age"]) + " anos de idade" if p.chance(.6) else "")
        else:
            text = kv(label, each.name(), concept)
        gp = kv("Avós " + ("maternos" if each.role == "mother" else "paternos"), each.grandparents(), "gp_maternal" if each.role == "mother" else "gp_paternal")
        fam.append((text, gp))
    layout = p.pick("beside", "under", "inside", "apart")
    if layout == "beside":
        rows += [cells(fam[0][0], fam[1][0]), cells(fam[0][1], fam[1][1])]
    elif layout == "under":
        rows += [cells(x) for pair in fam for x in pair]
    elif layout == "inside":
        rows += [cells(a + "<br>" + b) for a, b in fam]
    else:
        rows += [cells(fam[0][0] + "<br>" + fam[1][0]), cells(fam[0][1] + "<br>" + fam[1][1])]
    if p.r["twins"] or p.chance(.4):
        rows.append(cells(kv("Gêmeo", p.twin(), "twin"), kv(p.pick("Nome do gêmeo", "Nome e matrícula do gêmeo"), p.twin_names(), "twin_names"), widths=[30, 70]))
    lft = [kv("Livro", p.livro(), "livro"), kv(p.pick("Folha", "Fls."), p.folha(), "folha"), kv(p.pick("Termo", "Nº"), p.termo(), "termo")]
    rows.append(cells(*(lft + [kv("Data do registro", p.reg_date("num"), "reg_date")]), widths=[20, 20, 24, 36]))
    if p.chance(.5):
        rows.append(cells(kv("Matrícula", p.matricula(), "matricula")))
    if p.chance(.5):
        rows.append(cells(kv("Foi declarante", p.other(p.r["declarant"]["name"])) + (" " + kv("Testemunhas", " e ".join(p.other(w["name"]) for w in p.r["witnesses"])) if p.chance(.4) else "")))
    rows.append(cells(kv("Averbações", p.averbacoes(), "averbacoes") + (("<br>" + kv("Anotações", p.anotacoes(), "anotacoes")) if p.chance(.6) else "")))
    if p.chance(.3):
        rows = rows[:1] + rows[-4:-1] + rows[1:-4] + rows[-1:]
    sname, title = a_signer(p)
    align = p.pick("center", "right", "left")
    border = p.pick("1px solid #000", "1px solid #000", "1px dotted #666", "0", "2px double #333")
    head = f'<div style="text-align:center;line-height:1.3">{p.office()}<br>{p.reg_city_uf()}<br><span style="font-size:11px">{p.other(p.r["address"])} – {p.pick("Fone", "Tel", "Telefax")}: {p.other(p.r["phone"])}</span></div>'
    intro = p.pick("", f'<p style="text-indent:40px;text-align:justify;margin-bottom:10px">{p.pick("CERTIFICO, a pedido da parte interessada, que revendo os livros de registro deste ofício, consta o assento de nascimento com os seguintes dados:", "Certifico que, nesta data, dos arquivos desta serventia, consta o registro abaixo:", "CERTIFICO E DOU FÉ que do livro próprio constam os elementos que seguem.")}</p>')
    css = f""".o{{width:100%;table-layout:fixed}} .o>tbody>tr>td{{border:{border}}} .in{{width:100%;table-layout:fixed}} .in td{{padding:{p.pick(2, 4, 6)}px 6px}} .in td+td{{border-left:{border if p.chance(.7) else '0'}}}"""
    body = f"""<div style="padding:{p.pick(50, 76)}px {p.pick(60, 76, 90)}px">{head}<h2 style="text-align:center;font-size:{p.pick(18, 21, 24)}px;{p.pick('text-decoration:underline', '', 'font-style:italic')};margin:16px 0 12px">{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "C E R T I D Ã O&nbsp;&nbsp; D E&nbsp;&nbsp; N A S C I M E N T O")}</h2>{intro}<table class="o">{"".join(rows)}</table>
<p style="text-align:justify;margin-top:12px">{p.pick("O referido é verdade e dou fé.", "O referido é verdade, do que dou fé.", p.legal())}</p><p style="text-align:{align};margin-top:12px">{p.issue_city_uf()}, {p.issue_date()}.</p><p style="text-align:{align};margin-top:34px">{p.pick("______________________________<br>", "")}<b>{sname}</b><br>{title}</p>{f'<p style="font-size:10px;margin-top:18px">{p.pick("Selo nº", "SELO:", "Selo de autenticidade")} {p.seal()}' + (" – " + "; ".join(a + " " + b for a, b in a_fees(p)) if p.chance(.6) else "") + "</p>" if p.chance(.6) else ""}</div>"""
    return a_page(p, css, body, font=p.pick(SERIF, CARLITO, SERIF, SANS, BOOKMAN, "'Linux Libertine O',serif"), size=p.pick(12.5, 13.5, 14.5), zoom=p.pick(1, 1.08, 1.16))


@form
def a_digital_panel(p):
    """Digital certificate: data in a column (label above or beside in small type), a panel with QR, hash, signatures at the side or foot."""
    a_modern(p, 2016)
    one, two = p.parents()
    side = p.pick("right", "right", "left", "bottom", "bottom")
    above = p.chance(.5)
    accent = p.pick("#1351b4", "#0b6e4f", "#444", "#8a1538", "#000")

    def f(label, value, concept=None, half=False):
        label = p.label(concept, label) if concept else label
        if above:
            return f'<div class="f" style="width:{50 if half and side != "x" else 100}%"><div class="l">{label}</div><div>{value}</div></div>'
        return f'<div class="f" style="width:100%;display:flex"><div class="l" style="width:36%;flex:none;padding-right:6px">{label}</div><div style="min-width:0">{value}</div></div>'

    rows = [f(p.pick("Nome completo", "Nome", "NOME"), p.name(), "name"), f("CPF", p.cpf() if p.chance(.8) else p.blank(), "cpf", True), f("Sexo", p.sex(), "sex", True), f(p.pick("Matrícula", "MATRÍCULA"), p.matricula(), "matricula"), f(p.pick("Data de nascimento", "Nascimento"), p.birth_date(), "birth_date", True), f(p.pick("Hora", "Horário de nascimento"), p.hour(), "hour", True), f("Naturalidade", p.nat(), "nat", True), f(p.pick("Município de nascimento / UF", "Nascido em"), p.birth_city_uf(), None, True), f("Local de nascimento", p.birth_place(), "birth_place")]
    if p.chance(.5):
        for each in (one, two):
            rows.append(f(("Filiação " + str(1 + (each is two))) if p.chance(.99) else "", a_parent_line(p, each, p.pick("<br>", ", "))))
            rows.append(f("Ascendentes" if p.chance(.2) else ("Avós maternos" if each.role == "mother" else "Avós paternos"), each.grandparents(p.pick("<br>", " e ") if p.chance(.4) else " e ")))
    else:
        rows.append(f("Filiação", "<br>".join(a_parent_line(p, each, p.pick(" — ", ", natural de ")) for each in (one, two) if each.known or p.chance(.6)), "filiation"))
        rows.append(f("Avós", "<br>".join(x for each in (one, two) for x in ([each.grandfather() if each.grandfather_known else "", each.grandmother() if each.grandmother_known else ""]) if x) or p.blank(), "gp_all"))
    rows += [f("Gêmeo", p.twin(), "twin", True), f("Nome e matrícula do gêmeo", p.twin_names(), "twin_names", True), f("Data do registro", p.reg_date(), "reg_date", True), f("DNV", p.dnv(), "dnv", True), f("Cartório de registro", p.office(), "office"), f("Município de registro / UF", p.reg_city_uf(), None, True)]
    if p.chance(.4):
        rows.append(f("Livro, folha e termo", p.livro() + ", " + p.folha() + ", " + p.termo()))
    rows += [f(p.pick("Averbações", "Averbações e retificações"), p.averbacoes(), "averbacoes"), f("Anotações", p.anotacoes(), "anotacoes")]
    clerk = p.other(p.r["clerk"])
    stamp = f'{p.other(records.date_text(p.rng, p.r["edate"], "num"))} {p.rng.randint(8, 18):02d}:{p.rng.randint(0, 59):02d}:{p.rng.randint(0, 59):02d} -03:00'
    signers = [f'<div class="sg"><b>{p.pick("Assinado digitalmente por", "Assinado eletronicamente por:", "Assinado por")}</b><br>{clerk}<br>{p.other(p.r["clerk_title"])}<br>CPF {a_cpf_other(p)[:3]}.***.***-**<br>{p.pick("Data", "Em")}: {stamp}<br>{p.pick("AC CERTISIGN RFB G5", "ICP-Brasil", "AC VALID RFB v5", "Certificado A3")}</div>']
    if p.chance(.5):
        signers.append(f'<div class="sg"><b>Assinatura da central</b><br>{p.other(people.person(p.rng, p.pick("M", "F")))}<br>{p.pick("ARPEN - Central de Informações do Registro Civil", "ON-RCPN")}<br>{stamp}</div>')
    panel = f"""<div class="pn">{p.pick(a_qr(p, p.pick(84, 110, 130)), a_qr(p, 96), "")}<div style="margin:6px 0">{p.pick("Aponte a câmera do celular para o código ao lado e confira a validade deste documento.", "Valide este documento em:", "Consulte a autenticidade em")} {p.other(p.r["website"])}</div><div>{p.pick("Código de validação", "Código hash", "Chave de acesso", "Token")}:<br>{a_hex(p, p.pick(16, 24, 32))}</div><div style="margin-top:6px">{p.pick("Selo digital", "Selo", "Nº do selo")}:<br>{p.seal()}</div>{"".join(signers)}<div style="margin-top:6px">{p.pick("Válido por 90 dias.", "A impressão deste documento não possui validade jurídica.", "Este documento é cópia do original assinado digitalmente.", "")}</div></div>"""
    issue = f'<div style="margin-top:10px">{p.pick("Emitida em", "Certidão expedida em", "Local e data de emissão:")} {p.issue_city_uf() + ", " if p.chance(.7) else ""}{p.issue_date()}{p.pick("", " — Oficial: " + p.officer(), "<br>Oficial registrador(a): " + p.officer())}</div>'
    main = f'<div class="mn">{"".join(rows)}{issue}</div>'
    flow = {"right": "row", "left": "row-reverse", "bottom": "column"}[side]
    css = f""".mn{{flex:1;min-width:0;display:flex;flex-wrap:wrap;align-content:flex-start}} .f{{padding:{p.pick(2, 3, 5)}px 6px {p.pick(2, 4)}px 0;{'border-bottom:1px solid #ddd' if p.chance(.5) else ''}}} .l{{color:{p.pick(accent, '#666', '#000')};font-size:{p.pick(9, 10, 11)}px;{'font-weight:bold' if p.chance(.4) else ''}}} .pn{{{'width:' + str(p.pick(150, 180, 200)) + 'px;flex:none' if side != 'bottom' else 'columns:3;column-gap:18px'};font-size:9.5px;padding:10px;border:1px solid {accent};{'background:#f6f6f6' if p.chance(.5) else ''};overflow-wrap:anywhere}} .sg{{margin-top:8px;padding:5px;border:1px dashed #888;break-inside:avoid}} svg{{display:block}}"""
    body = f"""<div style="padding:40px {p.pick(36, 50)}px"><div style="border-bottom:{p.pick(2, 4)}px solid {accent};padding-bottom:8px;margin-bottom:10px;display:flex;justify-content:space-between"><div><div style="font-size:20px;font-weight:bold;color:{accent}">{p.pick("Certidão de Nascimento", "CERTIDÃO DE NASCIMENTO DIGITAL", "Certidão Eletrônica de Nascimento")}</div><div>{p.pick("Registro Civil das Pessoas Naturais", "Central Nacional de Informações do Registro Civil", "República Federativa do Brasil")}</div></div><div style="text-align:right;font-size:10px">{p.pick("Protocolo", "Pedido", "Nº da solicitação")} {p.other(p.r["protocol"])}<br>{p.pick("", "CNS " + p.other(p.r["cns"]))}</div></div><div style="display:flex;flex-direction:{flow};gap:18px">{main}{panel}</div></div>"""
    return a_page(p, css, body, font=p.pick("Roboto,sans-serif", "'Open Sans',sans-serif", SANS, "Lato,sans-serif", DEJAVU), size=p.pick(11, 12, 12.5), zoom=p.pick(1, 1.1, 1.15))


@form
def a_security_paper(p):
    """Security paper: framed sheet with a pale word across it; the data stand in a narrow column in its middle."""
    a_modern(p)
    p.manner(caps=p.chance(.7))
    one, two = p.parents()
    width = p.pick(330, 380, 430, 480)
    frame = p.pick("12px ridge #b9a46a", "10px double #3c6e47", "14px groove #8fa3c4", "3px solid #444", "10px dotted #9aa", "16px inset #d9d0b0")
    how = p.pick("above", "center", "run", "two", "below")
    vfont = p.pick(MONO, SERIF, SANS, NIMBUS)

    def f(concept, label, value):
        label = p.label(concept, label) if concept else label
        if how == "above":
            return f'<div class="f"><span class="l">{label}</span><br><span class="v">{value}</span></div>'
        if how == "below":
            return f'<div class="f"><span class="v" style="display:block;border-bottom:1px solid #777">{value}</span><span class="l">{label}</span></div>'
        if how == "center":
            return f'<div class="f" style="text-align:center"><span class="l">{label}</span><br><span class="v">{value}</span></div>'
        if how == "run":
            return f'<div class="f"><span class="l">{label}:</span> <span class="v">{value}</span></div>'
        return f'<div class="f" style="display:flex;gap:8px"><span class="l" style="width:34%;flex:none;text-align:right">{label}</span><span class="v" style="min-width:0">{value}</span></div>'

    up = str.upper if p.chance(.5) else str
    rows = [f("name", up(p.pick("Nome", "Registrado(a)")), p.name()), f("matricula", up("Matrícula"), p.matricula())]
    if p.chance(.6):
        rows.insert(1, f("cpf", "CPF", p.cpf()))
    rows += [f("birth_date", up("Data do nascimento"), p.birth_date()), f("hour", up("Hora"), p.hour()), f(None, up(p.pick("Local, município e UF", "Lugar do nascimento")), p.birth_place() + p.pick(" - ", ", ", "<br>") + p.birth_city_uf()), f("sex", up("Sexo"), p.sex())]
    if p.chance(.5):
        rows.insert(4, f("nat", up("Naturalidade"), p.nat()))
    if p.chance(.5):
        rows += [f("filiation", up("Filiação"), p.pick("<br>", " e ").join(a_parent_line(p, each, p.pick(", ", ", natural de ")) for each in (one, two) if each.known)), f("gp_all", up(p.pick("Avós", "Avós paternos e maternos" if one.role == "father" else "Avós maternos e paternos")), p.pick("<br>", " / ").join(each.grandparents() for each in (one, two)))]
    else:
        for each in (one, two):
            rows += [f(each.role if not a_same_sex(p) else "filiation", up(("Mãe" if each.role == "mother" else "Pai") if not a_same_sex(p) else "Genitor(a)"), each.name()), f("parent_nat", up(p.pick("Natural de", "Naturalidade")), each.nat()) if each.known or p.chance(.5) else "", f("gp_maternal" if each.role == "mother" else "gp_paternal", up("Avós " + ("maternos" if each.role == "mother" else "paternos")), each.grandparents())]
    if p.r["twins"] or p.chance(.4):
        rows += [f("twin", up("Gêmeo"), p.twin()), f("twin_names", up("Nome do(s) gêmeo(s)"), p.twin_names()) if p.r["twins"] or p.chance(.5) else ""]
    rows += [f("reg_date", up("Data do registro"), p.reg_date()), f("dnv", up("Declaração de nascido vivo"), p.dnv()) if p.chance(.7) else ""]
    if p.chance(.5):
        rows.append(f(None, up("Assento"), p.pick("Livro ", "Lº ") + p.livro() + p.pick(", folhas ", ", Fls. ") + p.folha() + p.pick(", termo ", ", nº ") + p.termo()))
    rows.append(f("averbacoes", up(p.pick("Averbações", "Observações/Averbações")), p.averbacoes()))
    if p.chance(.5):
        rows.append(f("anotacoes", up("Anotações"), p.anotacoes()))
    sname, title = a_signer(p)
    where = p.pick("auto", "0 auto 0 0", "0 0 0 auto")
    sheet = records.code(p.rng, "ABCDEFGHJKLMNP", 2) + " " + records.code(p.rng, "0123456789", p.pick(6, 7, 8))
    side = f'<div style="position:absolute;{"left:26px" if where != "0 auto 0 0" else "right:26px"};top:{p.rng.randint(190, 330)}px;width:100px;font-size:9px;text-align:center">{p.pick(a_bars(p, 96, 30), a_qr(p, 70))}<br>{p.pick("SELO DIGITAL<br>", "Selo<br>", "")}{p.seal()}<br>{"<br>".join(a + " " + b for a, b in a_fees(p)[:5])}</div>' if width < 470 else f'<div style="font-size:10px;margin-top:8px">Selo: {p.seal()}</div>'
    mark = f'<div style="position:absolute;left:120px;top:{p.rng.randint(420, 600)}px;font:bold 84px {SERIF};color:#f0ece0;transform:rotate(-35deg);z-index:-1;white-space:nowrap">{p.pick("REGISTRO CIVIL", "BRASIL", "NASCIMENTO", "AUTÊNTICO")}</div>'
    css = f""".fr{{position:absolute;left:16px;top:16px;right:16px;min-height:1091px;border:{frame};padding:{p.pick(26, 40)}px 24px}} .f{{margin-bottom:{p.pick(3, 5, 8)}px}} .l{{font-size:{p.pick(9, 10, 11)}px;{p.pick('font-variant:small-caps', '', 'font-style:italic', 'color:#3c6e47')}}} .v{{font-family:{vfont};{p.pick('font-weight:bold', '')}}} svg{{max-width:100%}}"""
    body = f"""<div class="fr">{mark}<div style="text-align:center"><div style="font-size:11px;letter-spacing:2px">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font-size:12px">{p.office()}</div><div style="font-size:11px">{p.reg_city_uf() if p.chance(.6) else p.other(p.r["address"])}</div><div style="font:bold {p.pick(22, 26, 30)}px {p.pick(SERIF, CENTURY, 'Z003', BOOKMAN)};margin:8px 0 12px">Certidão de Nascimento</div></div>
<div style="width:{width}px;margin:{where};position:relative">{"".join(rows)}<div style="margin-top:12px">{p.pick("O conteúdo da certidão é verdadeiro. Dou fé.", "Certifico e dou fé.")}<br>{p.issue_city()}, {p.issue_date()}.</div><div style="text-align:center;margin-top:28px">________________________<br>{sname}<br>{title}</div></div>{side}<div style="margin-top:16px;font-size:9px;display:flex;justify-content:space-between"><span>{p.pick("VÁLIDO EM TODO O TERRITÓRIO NACIONAL. QUALQUER ADULTERAÇÃO, RASURA OU EMENDA INVALIDA ESTE DOCUMENTO", "Papel de segurança – qualquer rasura invalida este documento")}</span><span>{sheet}</span></div></div>"""
    return a_page(p, css, body, font=p.pick(SERIF, SANS, PALATINO, CENTURY), size=p.pick(12, 13, 14))


@form
def a_half_page(p):
    """Half a page, printed across: everything dense in running lines of labels and underlined values; also a stub at the left."""
    a_modern(p)
    one, two = p.parents()
    under = p.chance(.55)
    bold = p.chance(.4)
    stub = p.chance(.45)

    def v(value):
        return f'<span class="v">{value}</span>'

    def l(concept, text):
        text = text.upper() if caps else text
        return p.label(concept, text) if concept else text

    caps = p.chance(.4)
    c = p.pick(":", "", ":", " -")
    lines = [f'{l("name", p.pick("Nome", "Nome do registrado"))}{c} {v(p.name())} ' + (f'{l("cpf", "CPF")}{c} {v(p.cpf())}' if p.chance(.6) else ""),
             f'{l("sex", "Sexo")}{c} {v(p.sex())} {l("birth_date", p.pick("Nascimento", "Nascido(a) em", "Dt. nasc."))}{c} {v(p.birth_date())} {l("hour", p.pick("Hora", "às"))}{c} {v(p.hour())}',
             f'{l("birth_place", p.pick("Local", "Local do nascimento"))}{c} {v(p.birth_place())} {l(None, p.pick("em", "Município/UF", "Cidade"))}{c} {v(p.birth_city_uf())}' + (f' {l("nat", p.pick("Naturalidade", "Natural de"))}{c} {v(p.nat())}' if p.chance(.5) else "")]
    for each in (one, two):
        if each.known or p.chance(.5):
            same = a_same_sex(p)
            lines.append(f'{l("filiation" if same else each.role, "Genitor(a)" if same else "Mãe" if each.role == "mother" else "Pai")}{c} {v(each.name())} {l("parent_nat", p.pick("natural de", "Natural.", "nat."))}{c} {v(each.nat())}' + (f' {l("gp_maternal" if each.role == "mother" else "gp_paternal", p.pick("Avós", "filho(a) de", "Avós mat." if each.role == "mother" else "Avós pat."))}{c} {v(each.grandparents())}' if each.grandfather_known or each.grandmother_known or p.chance(.3) else ""))
    if p.r["twins"] or p.chance(.3):
        lines.append(f'{l("twin", "Gêmeo")}{c} {v(p.twin())} ' + (f'{l("twin_names", "Irmão(s)")}{c} {v(p.twin_names())}' if p.r["twins"] else ""))
    lines.append(f'{l("reg_date", p.pick("Registro lavrado em", "Data do registro", "Assento de"))}{c} {v(p.reg_date())}' + (f' {l("dnv", "DNV")}{c} {v(p.dnv())}' if p.chance(.6) else "") + (f' {l(None, "Declarante")}{c} {v(p.other(p.r["declarant"]["name"]))}' if p.chance(.4) else ""))
    book = [(l("livro", "Livro"), p.livro()), (l("folha", p.pick("Fls.", "Folha")), p.folha()), (l("termo", p.pick("Termo", "Nº")), p.termo())]
    if not stub:
        lines.append(" ".join(f"{a}{c} {v(b)}" for a, b in book) + (f' {l("matricula", "Matrícula")}{c} {v(p.matricula())}' if p.chance(.7) else ""))
    lines.append(f'{l("averbacoes", p.pick("Averbações", "Obs./Averbações"))}{c} {v(p.averbacoes())}' + (f' {l("anotacoes", "Anotações")}{c} {v(p.anotacoes())}' if p.chance(.4) else ""))
    sname, title = a_signer(p)
    each_line = p.chance(.7)
    text = "".join(f"<p>{x}</p>" for x in lines) if each_line else "<p>" + p.pick(" ", " | ", " – ").join(lines) + "</p>"
    left = f'<div class="st">{p.pick("2ª VIA", "1ª VIA", "CERTIDÃO", "CANHOTO")}<br><br>' + "".join(f'<div>{a}<br><b>{b}</b></div>' for a, b in book) + f'<div>{l("matricula", "Matrícula")}<br>{p.matricula()}</div><div style="margin-top:8px">{l("seal", "Selo")}<br>{p.seal()}</div></div>' if stub else ""
    css = f""".bx{{margin:{p.pick(14, 22)}px;border:{p.pick('1px solid #000', '2px solid #444', '0', '3px double #555')};padding:12px 16px;display:flex;gap:14px}} .st{{width:120px;flex:none;border-right:1px dashed #777;font-size:10px;padding-right:8px;overflow-wrap:anywhere}} .mn{{flex:1;min-width:0}} .mn p{{line-height:{p.pick(1.3, 1.45, 1.6)};{p.pick('', 'text-align:justify')}}} .v{{{'border-bottom:1px solid #444;' if under else ''}{'font-weight:bold;' if bold else ''}font-family:{p.pick('inherit', 'inherit', MONO, SERIF)};padding-right:{p.pick(6, 14, 26)}px}}"""
    body = f"""<div class="bx">{left}<div class="mn"><div style="display:flex;justify-content:space-between;margin-bottom:6px"><b style="font-size:15px">CERTIDÃO DE NASCIMENTO{p.pick(" – 2ª VIA", "", " (BREVE RELATO)")}</b><span style="text-align:right;font-size:10px;max-width:55%">{p.office()}<br>{p.reg_city_uf()}</span></div>{text}<div style="display:flex;justify-content:space-between;margin-top:10px"><div style="font-size:9px;max-width:45%">{"" if stub else "Selo " + p.seal() + "<br>"}{" ".join(a + " " + b for a, b in a_fees(p)[:3])}<br>{p.legal()}</div><div style="text-align:center">{p.issue_city()}, {p.issue_date()}<br><br>{sname}<br><span style="font-size:10px">{title}</span></div></div></div></div>"""
    return a_page(p, css, body, 794, 561, p.pick(NARROW, SANS, SERIF, "'Roboto Condensed',sans-serif", MONO), p.pick(11.5, 12.5, 13))


@form
def a_app_cards(p):
    """Printed from an app or web portal: cards with rounded corners in a grid, small grey labels; a phone's width or a page's."""
    a_modern(p, 2019)
    p.manner(caps=p.chance(.3))
    one, two = p.parents(p.pick("mother", None))
    phone = p.chance(.45)
    width = p.pick(414, 460, 520) if phone else 794
    columns = 1 if phone else p.pick(2, 2, 3)
    accent = p.pick("#1351b4", "#168821", "#5c2d91", "#d9480f", "#333")
    below = p.chance(.2)

    def f(label, value, concept=None, wide=False):
        label = f'<div class="l">{p.label(concept, label) if concept else label}</div>'
        value = f'<div class="v">{value}</div>'
        return f'<div class="f{" w" if wide else ""}">{value + label if below else label + value}</div>'

    def card(title, *fields, span=1):
        return f'<div class="card" style="grid-column:span {min(span, columns)}"><div class="ct">{title}</div><div class="g">{"".join(fields)}</div></div>'

    top = f'<div class="hero"><div style="font-size:11px">{p.pick("Certidão de nascimento", "Documento · Certidão de Nascimento", "NASCIMENTO")}</div><div style="font-size:{p.pick(18, 21)}px;font-weight:bold">{p.name()}</div><div>{p.pick("CPF", "CPF:")} {p.cpf()}</div></div>'
    cards = [card(p.pick("Dados pessoais", "Registrado", "Sobre a pessoa"), "" if p.chance(.5) else f("Nome", p.name(), "name", True), f("Sexo", p.sex(), "sex"), f("Naturalidade", p.nat(), "nat"), f("Matrícula", p.matricula(), "matricula", True), span=columns)]
    cards.append(card(p.pick("Nascimento", "Quando e onde nasceu"), f(p.pick("Data", "Data de nascimento"), p.birth_date(p.pick("num", "semi", None)), "birth_date"), f("Hora", p.hour("num"), "hour"), f("Local", p.birth_place(), "birth_place", True), f("Município", p.birth_city(), "birth_city"), f(p.pick("UF", "Estado"), p.birth_uf(p.chance(.4)), "birth_uf"), f("DNV", p.dnv(), "dnv") if p.chance(.8) else "", f("Gêmeo", p.twin(), "twin"), f("Nome e matrícula do gêmeo", p.twin_names(), "twin_names", True) if p.r["twins"] else ""))
    cards.append(card(p.pick("Registro", "Onde está registrado"), f("Data do registro", p.reg_date(p.pick("num", None)), "reg_date"), f("Livro", p.livro(), "livro"), f("Folha", p.folha(), "folha"), f("Termo", p.termo(), "termo"), f(p.pick("Cartório", "Serventia"), p.office(), "office", True), f("Município", p.reg_city(), "reg_city"), f("UF", p.reg_uf(), "reg_uf")))
    split = p.chance(.5)
    for each in (one, two):
        if not each.known and p.chance(.4):
            continue
        title = "Genitor(a)" if a_same_sex(p) else p.label(each.role, "Mãe" if each.role == "mother" else "Pai")
        grand = [f("Avô " + ("materno" if each.role == "mother" else "paterno"), each.grandfather(), "grandfather", True), f("Avó " + ("materna" if each.role == "mother" else "paterna"), each.grandmother(), "grandmother", True)] if split else [f("Avós", each.grandparents(p.pick(", ", " e ", "<br>")), None, True)]
        if p.chance(.5):
            grand = [f("Nasc.", each.extra("birth") if False else (p.other(each.person["birth"].strftime("%d/%m/%Y")) if each.known else p.blank()))] + grand
        cards.append(card(title, f("Nome", each.name(), None, True), f(p.pick("Naturalidade", "Natural de"), each.nat(), "parent_nat"), *grand))
    if columns == 3 and p.chance(.5):
        cards[1:3] = [cards[2], cards[1]]
    cards.append(card(p.pick("Averbações", "Histórico"), f(p.pick("Averbações", "Averbação"), p.averbacoes(), "averbacoes", True), f("Anotações", p.anotacoes(), "anotacoes", True), span=columns))
    cards.append(card(p.pick("Autenticidade", "Emissão"), f("Emitida em", p.issue_date(), "issue_date"), f(p.pick("Oficial", "Registrador(a)"), p.officer(), "officer"), f("Selo digital", p.seal(), "seal"), f("Código", a_hex(p, 16)), f("Validação", p.other(p.r["website"]), None, True), span=columns))
    css = f""".hero{{background:{p.pick(accent, '#fff', '#f1f3f5')};border-left:6px solid {accent};padding:14px 16px;border-radius:{p.pick(0, 8, 14)}px;margin-bottom:12px}} .all{{display:grid;grid-template-columns:repeat({columns},minmax(0,1fr));gap:{p.pick(8, 12, 16)}px;align-items:start}} .card{{{p.pick('border:1px solid #ccc', 'background:#f7f8fa', 'border:2px solid ' + accent)};border-radius:{p.pick(4, 8, 14)}px;padding:10px 12px;min-width:0}} .ct{{font-weight:bold;color:{accent};margin-bottom:5px;font-size:{p.pick(12, 14)}px}} .g{{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:{p.pick(5, 8)}px 10px}} .w{{grid-column:span 2}} .f{{min-width:0;overflow-wrap:anywhere}} .l{{font-size:{p.pick(9, 10)}px;color:{p.pick('#777', '#555', accent)}}} .v{{font-weight:{p.pick('normal', '500', 'bold')}}}"""
    if f"background:{accent}" in css:
        css += ".hero{color:#fff}"
    return a_page(p, css, f'<div style="padding:{p.pick(16, 28)}px {p.pick(14, 30)}px">{top}<div class="all">{"".join(cards)}</div></div>', width, 700, p.pick("Roboto,sans-serif", "'Open Sans',sans-serif", "Lato,sans-serif", SANS, DEJAVU), p.pick(11, 12, 13))


@form
def a_items(p):
    """Numbered or lettered items of a "breve relato", in one or two columns of text, the values after a dash or under the item."""
    a_modern(p)
    one, two = p.parents()
    n = [0]
    mark = p.pick("{}.", "{})", "{}º)", "{} –", "§ {}", "•", "a")
    twocol = p.chance(.45)
    sep = p.pick(":", ": ", " –", " =", "<br>")
    strong = p.pick("label", "value", "", "label")

    def i(label, value, concept=None):
        n[0] += 1
        m = chr(96 + n[0]) + ")" if mark == "a" else mark.format(n[0])
        label = p.label(concept, label) if concept else label
        label = f"<b>{label}</b>" if strong == "label" else label
        return f'<div class="i"><span class="m">{m}</span><div class="t">{label}{sep} {f"<b>{value}</b>" if strong == "value" else value}</div></div>'

    items = [i(p.pick("Nome do registrado", "Nome completo", "Nome"), p.name(), "name")]
    if p.chance(.6):
        items.append(i(p.pick("CPF", "Inscrição no CPF"), p.cpf(), "cpf"))
    items += [i(p.pick("Data e hora do nascimento", "Nascimento"), p.birth_date() + p.pick(", às ", "; ", " às ") + p.hour()) if p.chance(.5) else i("Data do nascimento", p.birth_date(), "birth_date") + i("Hora", p.hour(), "hour")]
    items += [i("Sexo", p.sex(), "sex"), i(p.pick("Lugar do nascimento", "Local do nascimento (estabelecimento, município e UF)"), p.birth_place() + p.pick(", ", " – ", ", em ") + p.birth_city_uf())]
    if p.chance(.5):
        items.append(i("Naturalidade", p.nat(), "nat"))
    way = p.pick("each", "both", "nested")
    if way == "each":
        for each in (one, two):
            items += [i("Nome " + ("da mãe" if each.role == "mother" else "do pai") if not a_same_sex(p) else "Nome do(a) genitor(a)", a_parent_line(p, each, p.pick(", natural de ", "; naturalidade: ", ", de ")), each.role if not a_same_sex(p) else "filiation"), i("Avós " + ("maternos" if each.role == "mother" else "paternos"), each.grandparents(), "gp_maternal" if each.role == "mother" else "gp_paternal")]
    elif way == "both":
        if one.known and two.known and p.chance(.4):
            two.person["nat"] = one.person["nat"]
            items.append(i(p.pick("Filiação", "Pais"), one.name() + " e " + two.name() + p.pick(", ambos naturais de ", ", naturais de ", " (ambos naturais de ") + p.place(one.person["nat"], "pnatboth", "pnatboth"), "filiation"))
        else:
            items.append(i(p.pick("Filiação", "Pais"), " e ".join(a_parent_line(p, each, p.pick(", natural de ", " (natural de ")) for each in (one, two) if each.known), "filiation"))
        items.append(i("Avós", p.pick("; ", "<br>", ". ").join(("maternos: " if each.role == "mother" else "paternos: ") + each.grandparents() for each in (one, two)), "gp_all"))
    else:
        for each in (one, two):
            if not each.known:
                continue
            by = "filha de" if each.person["sex"] == "F" else "filho de"
            items.append(i("Genitor(a)" if a_same_sex(p) else "Mãe" if each.role == "mother" else "Pai", each.name() + ", " + p.other(each.person["nationality"]) + ", " + p.other(each.person["profession"]) + p.pick(", natural de ", ", nascid" + ("a" if each.person["sex"] == "F" else "o") + " em ") + each.nat() + (f", {by} " + each.grandparents() if each.grandfather_known or each.grandmother_known else "")))
    if p.r["twins"] or p.chance(.3):
        items.append(i(p.pick("Gêmeo", "Se gêmeo"), p.twin(), "twin"))
        if p.r["twins"]:
            items.append(i("Nome e matrícula do gêmeo", p.twin_names(), "twin_names"))
    items += [i("Data do registro", p.reg_date(), "reg_date"), i(p.pick("Livro, folha e termo", "Assento"), p.pick("Livro ", "") + p.livro() + p.pick(", folhas ", ", ") + p.folha() + p.pick(", termo nº ", ", ") + p.termo()) if p.chance(.6) else i("Matrícula", p.matricula(), "matricula")]
    if p.chance(.6):
        items.append(i(p.pick("Declaração de Nascido Vivo", "Número da DNV"), p.dnv(), "dnv"))
    if p.chance(.4):
        items.append(i("Declarante", p.other(p.r["declarant"]["name"]) + ", " + p.other(p.r["declarant"]["kin"])))
    items += [i("Averbações", p.averbacoes(), "averbacoes"), i("Anotações", p.anotacoes(), "anotacoes")] if p.chance(.8) else [i("Averbações e anotações", p.averbacoes())]
    sname, title = a_signer(p)
    css = f""".i{{display:flex;gap:6px;margin-bottom:{p.pick(4, 7, 10)}px;break-inside:avoid}} .m{{width:{p.pick(22, 28, 40)}px;flex:none;text-align:{p.pick('left', 'right')}}} .t{{min-width:0;{'text-align:justify' if p.chance(.4) else ''}}} .all{{{'columns:2;column-gap:26px;' + p.pick('column-rule:1px solid #999', '') if twocol else ''};margin:14px 0}}"""
    body = f"""<div style="padding:56px {p.pick(50, 70, 90)}px"><div style="text-align:{p.pick('center', 'left')}"><b>{p.office()}</b><br>{p.reg_city_uf()}<br><br><b style="font-size:{p.pick(16, 19)}px">CERTIDÃO DE NASCIMENTO</b><br>{p.pick("(breve relatório)", "EM BREVE RELATO", "art. 19 da Lei nº 6.015/73", "")}</div>
{p.pick("<p style='margin-top:12px'>Certifico, a requerimento de " + p.other(people.person(p.rng, "F")) + ", que consta dos livros deste Registro Civil o assento de nascimento assim resumido:</p>", "<p style='margin-top:12px'>CERTIFICO o seguinte:</p>", "")}<div class="all">{"".join(items)}</div>
<p>{p.legal()}</p><p style="margin-top:10px">{p.pick("Dada e passada nesta cidade de ", "") }{p.issue_city_uf()}, {p.pick("", "aos ", "em ")}{p.issue_date(p.pick("words", "semi", None))}.</p><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:34px"><div style="border:1px solid #000;padding:6px;font-size:10px">{p.pick("Selo", "SELO DE FISCALIZAÇÃO")}<br>{p.seal()}<br>{"<br>".join(a + " " + b for a, b in a_fees(p)[:4])}</div><div style="text-align:center">_____________________________<br>{sname}<br>{title}</div></div></div>"""
    return a_page(p, css, body, font=p.pick(SERIF, PALATINO, SANS, CARLITO, CENTURY, MONO), size=p.pick(12, 13, 14) if not twocol else p.pick(12, 12.5), zoom=p.pick(1, 1.1, 1.2) if not twocol else p.pick(1, 1.08))


@form
def a_bilingual(p):
    """The national model with each label said again in another language, in italics, behind a slash or on a line of its own."""
    a_modern(p)
    one, two = p.parents(p.pick("father", "mother"))
    tongue = p.pick(0, 0, 1)
    stacked = p.chance(.5)
    words = {"Nome": ("Name", "Nombre"), "Matrícula": ("Registration number", "Matrícula"), "Data de nascimento": ("Date of birth", "Fecha de nacimiento"), "Hora": ("Time", "Hora"), "Local de nascimento": ("Place of birth", "Lugar de nacimiento"), "Município e UF": ("City and State", "Municipio y Estado"), "Sexo": ("Sex", "Sexo"), "Naturalidade": ("Born in / native of", "Natural de"), "Filiação": ("Parents", "Filiación"), "Pai": ("Father", "Padre"), "Mãe": ("Mother", "Madre"), "Avós paternos": ("Paternal grandparents", "Abuelos paternos"), "Avós maternos": ("Maternal grandparents", "Abuelos maternos"), "Gêmeo": ("Twin", "Gemelo"), "Nome do gêmeo": ("Name of twin", "Nombre del gemelo"), "Data do registro": ("Date of registration", "Fecha de registro"), "Averbações": ("Annotations", "Anotaciones marginales"), "Anotações": ("Notes", "Notas"), "Município de registro": ("Place of registration", "Municipio de registro"), "Oficial": ("Registrar", "Oficial"), "Livro": ("Book", "Libro"), "Folha": ("Page", "Folio"), "Termo": ("Entry", "Acta"), "Ofício": ("Registry office", "Oficina"), "Emissão": ("Issued", "Expedición"), "Selo": ("Seal", "Sello"), "CPF": ("Taxpayer no.", "N.º fiscal"), "Dia": ("Day", "Día"), "Mês": ("Month", "Mes"), "Ano": ("Year", "Año"), "DNV": ("Live birth statement", "Declaración de nacido vivo")}

    def l(word, concept=None):
        text = f'{word}{"<br>" if stacked else " / "}<i>{words[word][tongue]}</i>'
        return p.label(concept, text) if concept else text

    grid = p.pick("table", "table", "lines")

    def row(*cells):
        total = sum(c[2] for c in cells)
        if grid == "lines":
            return "".join(f'<tr><td class="l" style="width:32%">{a}</td><td>{b}</td></tr>' for a, b, _ in cells)
        return '<tr><td class="g"><table class="in"><tr>' + "".join(f'<td style="width:{100 * w / total:.1f}%"><div class="l">{a}</div><div class="v">{b}</div></td>' for a, b, w in cells) + "</tr></table></td></tr>"

    rows = [row((l("Nome", "name"), p.name(), 3), (l("CPF", "cpf"), p.cpf() if p.chance(.7) else p.blank(), 1)), row((l("Matrícula", "matricula"), p.matricula(), 1))]
    if p.chance(.5):
        rows.append(row((l("Data de nascimento", "birth_date"), p.birth_date("words"), 4), (l("Dia", "birth_day"), p.birth_day(), 1), (l("Mês", "birth_month"), p.birth_month(), 1.3), (l("Ano", "birth_year"), p.birth_year(), 1)))
        rows.append(row((l("Hora", "hour"), p.hour(), 1), (l("Sexo", "sex"), p.sex(), 1), (l("Naturalidade", "nat"), p.nat(), 2)))
    else:
        rows.append(row((l("Data de nascimento", "birth_date"), p.birth_date(), 2), (l("Hora", "hour"), p.hour(), 1), (l("Sexo", "sex"), p.sex(), 1)))
    rows.append(row((l("Local de nascimento", "birth_place"), p.birth_place(), 3), (l("Município e UF"), p.birth_city_uf(), 2)))
    if p.chance(.35):
        rows.append(row((l("Filiação", "filiation"), "<br>".join(a_parent_line(p, each, p.pick(" - ", ", natural de ")) for each in (one, two) if each.known), 1)))
        rows.append(row((l("Avós paternos", "gp_paternal"), next(e for e in (one, two) if e.role == "father").grandparents(), 1), (l("Avós maternos", "gp_maternal"), next(e for e in (one, two) if e.role == "mother").grandparents(), 1)))
    else:
        for each in (one, two):
            label = l("Filiação", "filiation") if a_same_sex(p) else l("Mãe", "mother") if each.role == "mother" else l("Pai", "father")
            rows.append(row((label, each.name(), 3), (l("Naturalidade", "parent_nat"), each.nat(), 2)))
            rows.append(row((l("Avós maternos", "gp_maternal") if each.role == "mother" else l("Avós paternos", "gp_paternal"), each.grandparents(), 1)))
    rows.append(row((l("Gêmeo", "twin"), p.twin(), 1), (l("Nome do gêmeo", "twin_names"), p.twin_names(), 4)))
    rows.append(row((l("Data do registro", "reg_date"), p.reg_date(), 2), (l("Município de registro"), p.reg_city_uf(), 2), (l("DNV", "dnv"), p.dnv(), 1.4)))
    if p.chance(.5):
        rows.append(row((l("Livro", "livro"), p.livro(), 1), (l("Folha", "folha"), p.folha(), 1), (l("Termo", "termo"), p.termo(), 1), (l("Ofício", "office"), p.office(), 3)))
    rows.append(row((l("Averbações", "averbacoes"), p.averbacoes(), 1)))
    if p.chance(.6):
        rows.append(row((l("Anotações", "anotacoes"), p.anotacoes(), 1)))
    rows.append(row((l("Oficial", "officer"), p.officer(), 2), (l("Emissão"), p.issue_city() + ", " + p.issue_date(), 2), (l("Selo", "seal"), p.seal(), 1.4)))
    border = p.pick("1px solid #000", "1px solid #999", "1px solid #2d5a88")
    css = f""".o{{width:100%;table-layout:fixed}} .in{{width:100%;table-layout:fixed}} .o>tbody>tr>td{{border:{border};{'padding:3px 6px' if grid == 'lines' else 'padding:0'}}} .in td{{padding:2px 6px 3px;overflow-wrap:anywhere}} .in td+td{{border-left:{border}}} .l{{font-size:{p.pick(8.5, 9.5, 10)}px;line-height:1.1}} .l i{{color:{p.pick('#444', '#2d5a88', '#000')}}} .v{{margin-top:1px}}"""
    head = ("CERTIDÃO DE NASCIMENTO", ("BIRTH CERTIFICATE", "PARTIDA DE NACIMIENTO")[tongue])
    body = f"""<div style="padding:46px {p.pick(40, 60)}px"><div style="text-align:center">REPÚBLICA FEDERATIVA DO BRASIL<br><i style="font-size:11px">{("Federative Republic of Brazil", "República Federativa de Brasil")[tongue]}</i><div style="font-size:19px;font-weight:bold;margin:6px 0 10px">{head[0]}{p.pick("<br>", " / ")}<i>{head[1]}</i></div></div><table class="o">{"".join(rows)}</table><div style="display:flex;justify-content:space-between;margin-top:26px"><div style="width:52%;font-size:10px">{p.office()} — {p.reg_city_uf()}<br>{p.other(p.r["address"])}<br>{p.other(p.r["email"])}</div><div style="text-align:center">____________________________<br>{p.other(p.r["clerk"])}<br>{p.other(p.r["clerk_title"])}</div></div></div>"""
    return a_page(p, css, body, font=p.pick(SANS, SERIF, CARLITO, "'Linux Biolinum O',sans-serif"), size=p.pick(11.5, 12.5, 13.5), zoom=p.pick(1, 1.1, 1.18) if grid == "table" else 1)


@form
def a_tree(p):
    """Drawn like a family tree: the registered person across, the parents in two columns below, each over its two parents; captions below the lines."""
    a_modern(p)
    one, two = p.parents()
    caption = p.pick("below", "below", "above")
    up = p.chance(.3)  # the grandparents on top
    cap = p.pick(str, str.lower, str.upper)

    def f(label, value, concept=None, flex=1):
        label = cap(label)
        label = f'<div class="l">{p.label(concept, label) if concept else label}</div>'
        value = f'<div class="v">{value}</div>'
        return f'<div class="f" style="flex:{flex}">{value + label if caption == "below" else label + value}</div>'

    def r(*fields):
        return f'<div class="r">{"".join(fields)}</div>'

    person = r(f(p.pick("Nome do registrado", "Nome", "Nome completo da criança" if (p.r["edate"] - p.r["birth"]).days < 4000 else "Nome completo"), p.name(), "name", 3), f("Sexo", p.sex(), "sex"))
    birth = r(f("Data de nascimento", p.birth_date(), "birth_date", 2), f("Hora", p.hour(), "hour", 1.2), f("CPF", p.cpf(), "cpf") if p.chance(.5) else "") + r(f("Local", p.birth_place(), "birth_place", 3), f("Município e Estado", p.birth_city_uf(), None, 2))
    if p.chance(.4):
        birth += r(f("Naturalidade", p.nat(), "nat"), f("DNV", p.dnv(), "dnv"))

    def branch(each):
        mine = f(("Genitor(a)" if a_same_sex(p) else "Mãe" if each.role == "mother" else "Pai"), each.name(), each.role if not a_same_sex(p) else "filiation") + f(p.pick("Naturalidade", "Natural de"), each.nat(), "parent_nat")
        if side_by_side:
            grand = r(f("Avô " + ("materno" if each.role == "mother" else "paterno"), each.grandfather(), "grandfather"), f("Avó " + ("materna" if each.role == "mother" else "paterna"), each.grandmother(), "grandmother"))
        else:
            grand = f("Avô " + ("materno" if each.role == "mother" else "paterno"), each.grandfather(), "grandfather") + f("Avó " + ("materna" if each.role == "mother" else "paterna"), each.grandmother(), "grandmother")
        return f'<div class="br">{grand + mine if up else mine + grand}</div>'

    side_by_side = p.chance(.4)
    tree = f'<div class="tree">{branch(one)}{branch(two)}</div>'
    reg = r(f(p.pick("Matrícula", "Nº de matrícula"), p.matricula(), "matricula", 2), f("Data do registro", p.reg_date(), "reg_date", 1.5)) + (r(f("Livro", p.livro(), "livro"), f("Folha", p.folha(), "folha"), f("Termo", p.termo(), "termo"), f("Declarante", p.other(p.r["declarant"]["name"]), None, 2)) if p.chance(.6) else "")
    if p.r["twins"]:
        reg += r(f("Gêmeo", p.twin(), "twin"), f("Irmão(s) gêmeo(s)", p.twin_names(), "twin_names", 3))
    reg += r(f("Ofício de registro", p.office(), "office", 3), f("Cidade e Estado do registro", p.reg_city_uf(), None, 2))
    notes = f("Averbações", p.averbacoes(), "averbacoes") + (f("Anotações", p.anotacoes(), "anotacoes") if p.chance(.6) else "")
    sname, title = a_signer(p)
    middle = [tree + person + birth] if up else [person + birth + tree]
    css = f""".r{{display:flex;gap:{p.pick(8, 14)}px}} .f{{min-width:0;margin-bottom:{p.pick(5, 8, 11)}px}} .v{{min-height:17px;{'border-bottom:1px solid #333' if caption == 'below' else 'border-left:2px solid #777;padding-left:6px'};text-align:{p.pick('center', 'left')};font-family:{p.pick('inherit', SERIF, MONO, PALATINO)}}} .l{{font-size:{p.pick(9, 10)}px;font-style:{p.pick('italic', 'normal')};text-align:{p.pick('center', 'left', 'right')};color:#333}} .tree{{display:flex;gap:22px;margin:12px 0}} .br{{flex:1;min-width:0;{p.pick('border:1px solid #999;padding:8px', 'border-top:3px solid #666;padding-top:8px', 'background:#f4f4f0;padding:10px')}}}"""
    body = f"""<div style="padding:60px {p.pick(46, 64)}px"><div style="text-align:center;margin-bottom:16px"><div style="font-size:{p.pick(24, 28, 32)}px;font-family:{p.pick('inherit', 'Z003,serif', CENTURY)}">Certidão de Nascimento</div>{p.pick("Registro Civil das Pessoas Naturais", "República Federativa do Brasil", "")}</div>{"".join(middle)}{reg}{notes}<p style="margin-top:12px">{p.pick("Certifico que o presente extrato confere com o original.", "O conteúdo da certidão é verdadeiro. Dou fé.", p.legal())}</p><div class="r" style="margin-top:12px;align-items:flex-end">{f("Local e data", p.issue_city_uf() + ", " + p.issue_date(), None, 2)}{f("Assinatura", "<br>" + sname + "<br>" + title, None, 2)}{f("Selo", p.seal(), "seal")}</div></div>"""
    return a_page(p, css, body, font=p.pick(SERIF, SANS, GOTHIC, CENTURY, CARLITO), size=p.pick(12, 13, 14), zoom=p.pick(1, 1.12, 1.22))


@form
def a_family_matrix(p):
    """A table with a header row: parents and grandparents a row each, the kinship in the first column; the rest in side-by-side tables."""
    a_modern(p)
    one, two = p.parents()
    extra = p.rng.sample([("Idade", "age"), ("Profissão", "profession"), ("Nacionalidade", "nationality"), ("CPF", "cpf"), ("Estado civil", "civil")], p.pick(0, 1, 2))
    natfirst = p.chance(.25)
    kin_last = p.chance(.2)

    def tr(kin, name, nat, others):
        cells = [nat, name] if natfirst else [name, nat]
        cells += others
        cells = cells + [kin] if kin_last else [kin] + cells
        return "<tr>" + "".join(f"<td>{c}</td>" for c in cells) + "</tr>"

    rows = []
    order = p.pick("lines", "levels")
    for each in (one, two):
        rows.append((0, tr("Genitor(a)" if a_same_sex(p) else p.label(each.role, "Mãe" if each.role == "mother" else "Pai"), each.name(), each.nat(), [each.extra(k) for _, k in extra])))
        for g in "mf":
            kin = ("Avô " if g == "m" else "Avó ") + {("mother", "m"): "materno", ("mother", "f"): "materna", ("father", "m"): "paterno", ("father", "f"): "paterna"}[(each.role, g)]
            known = each.grandfather_known if g == "m" else each.grandmother_known
            rows.append((1, tr(kin, each.grandfather() if g == "m" else each.grandmother(), p.other(places.place_text(p.rng, a_city(p))) if known and p.chance(.35) else p.blank(), [p.blank() for _ in extra])))
    if order == "levels":
        rows.sort(key=lambda pair: pair[0])
    head = ["Nome", "Naturalidade"]
    head = (head[::-1] if natfirst else head) + [a for a, _ in extra]
    head = head + ["Parentesco"] if kin_last else [p.pick("Parentesco", "Grau", "", "Vínculo")] + head
    matrix = f'<table class="m"><tr>{"".join(f"<th>{h}</th>" for h in head)}</tr>{"".join(r for _, r in rows)}</table>'

    def small(title, *pairs):
        return f'<table class="s"><col style="width:{share}%"><col><tr><th colspan="2" class="t">{title}</th></tr>' + "".join(f'<tr><td class="l">{a}</td><td>{b}</td></tr>' for a, b in pairs if b is not None) + "</table>"

    L = p.label
    share = p.pick(24, 30, 36, 50)
    born = small(p.pick("NASCIMENTO", "Nascimento", "1. Nascimento"), (L("birth_date", "Data"), p.birth_date()), (L("hour", "Hora"), p.hour()), (L("birth_place", p.pick("Local", "Estabelecimento")), p.birth_place()), ("Município/UF", p.birth_city_uf()) if p.chance(.6) else (L("birth_city", "Município"), p.birth_city() + " <span>UF:</span> " + p.birth_uf()), (L("nat", "Naturalidade"), p.nat() if p.chance(.5) else None), (L("sex", "Sexo"), p.sex()), (L("dnv", "DNV"), p.dnv() if p.chance(.7) else None), (L("twin", "Gêmeo"), p.twin()), (L("twin_names", "Gêmeo de"), p.twin_names() if p.r["twins"] else None))
    reg = small(p.pick("REGISTRO", "Registro", "2. Registro"), (L("reg_date", "Data"), p.reg_date()), (L("livro", "Livro"), p.livro()), (L("folha", p.pick("Folha", "Fls.")), p.folha()), (L("termo", p.pick("Termo", "Ordem")), p.termo()), ("Município/UF", p.reg_city_uf()), (L("office", "Serventia"), p.office()), ("Declarante", p.other(p.r["declarant"]["name"]) if p.chance(.6) else None), ("Parentesco", p.other(p.r["declarant"]["kin"]) if p.chance(.4) else None))
    pair = [born, reg] if p.chance(.75) else [reg, born]
    person = f'<div class="p"><span class="l">{L("name", p.pick("Registrado(a):", "Nome:", "NOME"))}</span> <b style="font-size:16px">{p.name()}</b><br>{L("matricula", p.pick("Matrícula:", "MATRÍCULA"))} {p.matricula()}{" &nbsp;&nbsp; " + L("cpf", "CPF:") + " " + p.cpf() if p.chance(.6) else ""}</div>'
    stack = p.chance(.25)
    two_up = f'<div style="display:flex;gap:{p.pick(0, 10, 18)}px;{"flex-direction:column" if stack else ""}">{pair[0]}{pair[1]}</div>'
    parts = [person, two_up, matrix]
    if p.chance(.3):
        parts = [person, matrix, two_up]
    marriage = ""
    if p.r["marriage_parents"] and p.chance(.6):
        marriage = f'<div style="margin-top:6px">Casamento dos pais: {p.other(p.r["marriage_parents"])}</div>'
    notes = f'<table class="m"><tr><th>{L("averbacoes", "Averbações")}</th></tr><tr><td>{p.averbacoes()}</td></tr><tr><th>{L("anotacoes", "Anotações")}</th></tr><tr><td>{p.anotacoes()}</td></tr></table>' if p.chance(.6) else f'<table class="m"><tr><th>{L("averbacoes", "Averbações")}</th><th>{L("anotacoes", "Anotações")}</th></tr><tr><td>{p.averbacoes()}</td><td>{p.anotacoes()}</td></tr></table>'
    sname, title = a_signer(p)
    border = p.pick("1px solid #000", "1px solid #aaa", "1px solid #47648a")
    css = f"""table{{table-layout:fixed;width:100%}} .m{{margin-top:10px}} .m td,.m th,.s td,.s th{{border:{border};padding:{p.pick(2, 3, 5)}px 5px;overflow-wrap:anywhere}} th{{background:{p.pick('#eee', '#dfe7f1', '#fff', '#e6efe2')};font-weight:bold;text-align:{p.pick('left', 'center')}}} .s .l{{width:{p.pick(28, 34)}%}} .s{{align-self:flex-start}} .p{{margin:10px 0;{p.pick('border:' + border + ';padding:8px', 'text-align:center', '')}}}"""
    body = f"""<div style="padding:44px {p.pick(36, 50)}px"><div style="display:flex;justify-content:space-between;gap:20px"><b style="font-size:20px">CERTIDÃO DE NASCIMENTO</b><span style="font-size:10px;text-align:right">{p.office()}<br>{p.other(p.r["address"])}<br>{p.reg_city_uf()}</span></div>{"".join(parts)}{marriage}{notes}<div style="display:flex;justify-content:space-between;gap:24px;margin-top:22px"><div style="font-size:10px;width:50%">{p.legal()}<br>{p.pick("Selo:", "Selo digital nº")} {p.seal()}<br>{" ".join(a + ": " + b for a, b in a_fees(p))}</div><div style="text-align:center">{p.issue_city()}, {p.issue_date()}.<br><br><br>{sname}<br>{title}</div></div></div>"""
    return a_page(p, css, body, font=p.pick(SANS, NARROW, SERIF, CARLITO, DEJAVU), size=p.pick(11, 12, 12.5))


@form
def a_inteiro_digital(p):
    """Full text, typed anew: a key box above (or at the side), the entry as one paragraph in clauses, notes as numbered marginal acts, electronic signature."""
    a_modern(p, 2012)
    p.manner(caps=p.chance(.35))
    one, two = p.parents(p.pick("father", None))
    d, who = p.r["declarant"], p.r["witnesses"]
    male = p.r["sex"] != "F"
    strong = p.chance(.35)
    b = (lambda x: f"<b>{x}</b>") if strong else (lambda x: x)

    def ancestry(each):
        return (p.pick(", filho de ", ", sendo avós ") if each.person["sex"] == "M" else p.pick(", filha de ", ", sendo avós ")) + each.grandparents() if each.grandfather_known or each.grandmother_known else ""

    inside = p.chance(.5)
    parents = []
    for each in (one, two):
        if not each.known:
            continue
        man = each.person["sex"] == "M"
        parents.append(b(each.name()) + ", " + p.other(each.person["nationality"]) + ", " + p.other(each.person["profession"]) + (p.pick(f', com {p.other(each.person["age"])} anos de idade', "")) + (", natural de " if p.chance(.7) else (", nascido em " if man else ", nascida em ")) + each.nat() + (ancestry(each) if inside else p.pick(f', residente à {p.other(each.person["residence"])}', "")))
    joint = p.pick(" e de ", " e de dona ", "; e de ")
    sons = p.pick("filho" if male else "filha", "filho legítimo" if male else "filha legítima", "filho(a)")
    grand = ""
    if not inside:
        said = [f'avós {"maternos" if e.role == "mother" else "paternos"}{p.pick(":", "", ",")} {e.grandparents()}' for e in (one, two) if e.grandfather_known or e.grandmother_known]
        grand = (p.pick("São ", "Sendo ", "") + "; ".join(said) + ". ") if said else ""
    entry = f"""{p.pick("Termo nº ", "Número ", "Nº ")}{p.termo()}. {p.pick("Aos ", "Em ", "No dia ")}{p.reg_date(p.pick("dias", "words", "paren"))}, {p.pick("nesta cidade de ", "neste distrito e município de ", "nesta sede da comarca de ")}{p.reg_city_uf("long") if p.chance(.3) else p.reg_city()}, {p.pick("em cartório", "neste Ofício do Registro Civil", "perante mim, Oficial")}, compareceu {p.other(d["name"])}, {p.other(d["kin"])}, {p.other(d["profession"])}, portador(a) do RG {p.other(d["rg"])}, e declarou que {p.pick("no dia ", "aos ", "em ")}{b(p.birth_date(p.pick("words", "dias", "paren", "semi")))}, {p.pick("às ", "à hora de ")}{p.hour()}, {p.pick("no lugar denominado", "em", "no(a)")} {p.birth_place()}{p.pick(", em ", ", município de ", ", ")}{p.birth_city_uf() if p.chance(.7) else p.birth_city()}, nasceu {p.pick("uma criança", "um" + ("" if male else "a") + " crianç" + "a" if not male else "uma criança")} do sexo {p.sex()}, {p.pick("a quem foi dado o nome de ", "que recebeu o nome de ", "que se chamará ")}{b(p.name())}, {sons} de {joint.join(parents)}. {grand}{("Gêmeo: " + p.twin() + ("; " + p.twin_names() if p.r["twins"] else "") + ". ") if p.r["twins"] or p.chance(.15) else ""}{("Foi apresentada a Declaração de Nascido Vivo nº " + p.dnv() + ". ") if p.r["dnv"] and p.chance(.7) else ""}Testemunhas: {" e ".join(p.other(w["name"]) + p.pick(", " + p.other(w["profession"]), "") for w in who)}. {p.pick("Nada mais declarou. ", "")}Lido e achado conforme, vai assinado. Eu, {p.other(people.person(p.rng, p.pick("M", "F")))}, {p.pick("Oficial", "Escrevente")}, o escrevi. (aa) {p.other(d["name"])}. {"; ".join(p.other(w["name"]) for w in who)}."""
    key = [(p.label("matricula", p.pick("Matrícula", "MATRÍCULA")), p.matricula()), (p.label("livro", "Livro"), p.livro()), (p.label("folha", p.pick("Folha", "Folhas")), p.folha())]
    if p.chance(.5):
        key.append((p.label("termo", "Termo"), p.termo()))
    if p.chance(.5):
        key.insert(0, (p.label("name", p.pick("Registrado(a)", "Nome")), p.name()))
    if p.chance(.4):
        key.append((p.label("cpf", "CPF"), p.cpf()))
    layout = p.pick("top", "side", "line")
    if layout == "line":
        box = '<p style="text-align:center;margin:8px 0 14px">' + p.pick(" — ", " | ", "; ").join(f"{a}: {c}" for a, c in key) + "</p>"
    elif layout == "top":
        box = '<table style="width:100%;table-layout:fixed;margin:8px 0 14px"><tr>' + "".join(f'<td style="border:1px solid #666;padding:3px 6px;overflow-wrap:anywhere"><span style="font-size:9px">{a}</span><br>{c}</td>' for a, c in key) + "</tr></table>"
    else:
        box = ""
    aside = '<div style="width:130px;flex:none;font-size:10.5px;border-right:1px solid #888;padding-right:8px;overflow-wrap:anywhere">' + "".join(f'<div style="margin-bottom:8px"><i>{a}</i><br>{c}</div>' for a, c in key) + "</div>" if layout == "side" else ""
    notes = f'<p style="margin-top:10px;text-align:justify"><b>{p.label("averbacoes", p.pick("AVERBAÇÕES", "À margem do termo consta:", "Averbações:"))}</b>{p.pick(" ", "<br>")}{p.averbacoes()}</p><p style="margin-top:8px;text-align:justify"><b>{p.label("anotacoes", p.pick("ANOTAÇÕES", "Anotações:"))}</b>{p.pick(" ", "<br>")}{p.anotacoes()}</p>'
    sname, title = a_signer(p)
    esign = f'<div style="border:1px solid #4a6;padding:6px 10px;font-size:10px;margin-top:16px;display:flex;gap:10px">{a_qr(p, 60)}<div>{p.pick("Documento assinado eletronicamente por", "Assinado digitalmente:")} {sname}, {title}, em {p.other(records.date_text(p.rng, p.r["edate"], "num"))}, nos termos da MP 2.200-2/2001.<br>Selo: {p.seal()} · Hash: {a_hex(p, 24)}<br>{p.other(p.r["website"])}</div></div>' if p.chance(.5) else f'<p style="text-align:center;margin-top:34px">____________________________<br>{sname}<br>{title}</p><p style="font-size:10px">Selo {p.seal()} &nbsp; {" ".join(a + " " + c for a, c in a_fees(p))}</p>'
    css = f""".e{{text-align:justify;line-height:{p.pick(1.35, 1.5, 1.7)};min-width:0}}"""
    body = f"""<div style="padding:56px {p.pick(56, 72, 90)}px"><div style="text-align:center">{p.office()}<br><span style="font-size:11px">{p.reg_city_uf()} · {p.other(p.r["address"])}</span><br><br><b style="font-size:17px">CERTIDÃO DE {p.pick("INTEIRO TEOR", "NASCIMENTO EM INTEIRO TEOR", "NASCIMENTO – INTEIRO TEOR (DIGITADA)")}</b></div>{box}<div style="display:flex;gap:14px;margin-top:8px">{aside}<div class="e">{p.pick("CERTIFICO que o assento de nascimento tem o seguinte teor: ", "Certifico, em inteiro teor, o que segue: “", "")}{entry}{notes}</div></div><p style="margin-top:12px">{p.pick("Era o que se continha em dito termo, do que dou fé.", "O referido é verdade e dou fé.")} {p.issue_city_uf() if p.chance(.5) else p.issue_city()}, {p.issue_date()}.</p>{esign}</div>"""
    return a_page(p, css, body, font=p.pick(SERIF, CARLITO, SANS, MONO, BOOKMAN, PALATINO), size=p.pick(12, 13, 14))


@form
def a_traslado_two(p):
    """Transcript (traslado) of a birth registered abroad, Livro E, in two tables that look alike: the foreign entry and this one."""
    a_modern(p)
    abroad = places.foreign(p.rng)
    p.r["bcity"], p.r["buf"], p.r["nat"] = abroad[0], abroad[1], abroad
    if p.r["ruf"] not in places.UF_NAMES:
        p.r["rcity"], p.r["ruf"] = places.place(p.rng)
        p.r["office"] = places.office(p.rng, p.r["rcity"], p.r["ruf"])
    one, two = p.parents()
    other_date = p.r["birth"] + dt.timedelta(days=p.rng.randint(3, 200))
    beside = p.chance(.45)
    tint = p.pick("#f2f2f2", "#e8eef7", "#fff", "#f5efe0")
    head = p.pick("th", "bar")

    def table(title, rows):
        return f'<div class="tb"><div class="th">{title}</div><table>' + "".join(f'<tr><td class="l">{a}</td><td class="v">{b}</td></tr>' for a, b in rows if b is not None) + "</table></div>"

    L = p.label
    foreign = [(p.pick("Repartição", "Órgão", "Registro"), p.other(p.pick("Consulado-Geral do Brasil em ", "Oficial do Registro Civil de ", "Embaixada do Brasil em ", "Standesamt ", "Conservatória de ") + abroad[0])), ("Data do registro", p.other(records.date_text(p.rng, other_date, p.pick("num", "semi")))), (p.pick("Livro / Folha", "Livro/fls."), p.other(f"{p.rng.randint(1, 90)}{p.pick('-E', '', '-A')} / {p.rng.randint(1, 200)}")), (p.pick("Termo", "Número"), p.other(str(p.rng.randint(10, 9999)))), ("Matrícula", p.other(records.mat_text(p.rng, records.matricula(p.rng.randint(100, 199999), other_date.year, p.rng.randint(1, 99), p.rng.randint(1, 300), p.rng.randint(1, 9999)))) if p.chance(.35) else None), (p.pick("Local", "Cidade e país"), p.other(abroad[0] + ", " + abroad[1])), (p.pick("Legalização/Apostila", "Tradução"), p.other(p.pick("Apostila nº ", "Tradutor juramentado, tradução nº ") + str(p.rng.randint(100, 99999))) if p.chance(.6) else None)]
    here = [(L("office", p.pick("Ofício", "Repartição", "Registro")), p.office()), (L("reg_date", "Data do registro"), p.reg_date(p.pick("num", "semi", None))), (p.pick("Livro / Folha", "Livro/fls."), p.livro() + " / " + p.folha()) if p.chance(.5) else (L("livro", "Livro"), p.livro() + " &nbsp; " + L("folha", "Fls.") + " " + p.folha()), (L("termo", p.pick("Termo", "Número")), p.termo()), (L("matricula", "Matrícula"), p.matricula()), (p.pick("Local", "Município/UF"), p.reg_city_uf())]
    a, b = p.pick(("REGISTRO ESTRANGEIRO", "TRASLADO"), ("Assento de origem", "Transcrição neste Ofício"), ("REGISTRO ANTERIOR (CONSULAR)", "REGISTRO – LIVRO E"))
    tables = [table(a, foreign), table(b, here)]
    if p.chance(.3):
        tables.reverse()
    person = table(p.pick("REGISTRADO(A)", "Dados do registrado"), [(L("name", "Nome"), p.name()), (L("cpf", "CPF"), p.cpf() if p.chance(.5) else None), (L("sex", "Sexo"), p.sex()), (L("birth_date", p.pick("Data de nascimento", "Nascido em")), p.birth_date()), (L("hour", "Hora"), p.hour()), (L("birth_place", p.pick("Local", "Estabelecimento")), p.birth_place()), (p.pick("Cidade e país", "Lugar de nascimento"), p.birth_city_uf()), (L("nat", "Naturalidade"), p.nat() if p.chance(.4) else None), ("Nacionalidade", p.other(p.pick("brasileira", "brasileira nata", "brasileira (art. 12, I, c, CF)")) if p.chance(.7) else None), (L("twin", "Gêmeo"), p.twin() if p.chance(.5) else None)])
    fam = []
    for each in (one, two):
        if each.known or p.chance(.5):
            fam.append(("Genitor(a)" if a_same_sex(p) else L(each.role, "Mãe" if each.role == "mother" else "Pai"), a_parent_line(p, each, p.pick(", natural de ", " — "))))
            if not each.known or p.chance(.85):
                fam.append((a_gp_label(p, each, "Avós maternos", "Avós paternos"), each.grandparents()))
            else:
                fam += [("Avô", each.grandfather()), ("Avó", each.grandmother())]
    family = table("FILIAÇÃO", fam)
    law = p.pick("Traslado de nascimento de brasileiro ocorrido no exterior, nos termos do art. 32 da Lei nº 6.015/73 e da Resolução nº 155/2012 do CNJ.", "Brasileiro(a) nato(a), conforme os termos do art. 12, inciso I, alínea “c”, in limine, da Constituição Federal.", "A condição da nacionalidade brasileira depende de opção, depois de atingida a maioridade, perante a Justiça Federal.")
    pair = f'<div style="display:flex;gap:{p.pick(0, 10)}px;align-items:stretch">{"".join(tables)}</div>' if beside else "".join(tables)
    order = [person, family, pair] if p.chance(.6) else [pair, person, family]
    notes = table(p.pick("AVERBAÇÕES E ANOTAÇÕES", "Observações"), [(L("averbacoes", "Averbações"), p.averbacoes()), (L("anotacoes", "Anotações"), p.anotacoes() if p.chance(.7) else None)])
    sname, title = a_signer(p)
    css = f""".tb{{flex:1;min-width:0;margin-bottom:{p.pick(4, 8, 12)}px;border:1px solid #777}} table{{width:100%;table-layout:fixed}} .th{{background:{tint};font-weight:bold;padding:3px 7px;font-size:11px;border-bottom:1px solid #777;text-align:{p.pick('left', 'center')}}} .l{{width:{p.pick(26, 30)}%;padding:2px 7px;color:{p.pick('#000', '#555')};{p.pick('font-weight:bold', '', 'text-align:right')}}} .v{{padding:2px 7px;overflow-wrap:anywhere;{p.pick('', 'border-bottom:1px dotted #888')}}}"""
    body = f"""<div style="padding:42px {p.pick(44, 60)}px"><div style="text-align:center;margin-bottom:12px">REPÚBLICA FEDERATIVA DO BRASIL<br>{p.office() if p.chance(.6) else "REGISTRO CIVIL DAS PESSOAS NATURAIS"}<br><b style="font-size:18px">CERTIDÃO DE {p.pick("TRANSCRIÇÃO DE NASCIMENTO", "TRASLADO DE NASCIMENTO", "NASCIMENTO – TRASLADO")}</b></div>{"".join(order)}{notes}<p style="text-align:justify">{law}</p><p style="margin-top:12px;text-align:right">{p.issue_city_uf()}, {p.issue_date()}.</p><p style="text-align:center;margin-top:28px">__________________________<br>{sname}<br>{title}</p><p style="font-size:10px;margin-top:10px">{p.pick("Selo", "Selo digital:")} {p.seal()} {" ".join(x + " " + y for x, y in a_fees(p)[:4])}</p></div>"""
    return a_page(p, css, body, font=p.pick(SANS, SERIF, CARLITO, DEJAVU), size=p.pick(11.5, 12.5, 13), zoom=p.pick(1, 1, 1.1))


@form
def a_system_dump(p):
    """Printed out of a register's software: keys in a fixed-width column, padded with dots or blanks, or a striped list; technical wording."""
    a_modern(p)
    p.manner(caps=p.chance(.75))
    one, two = p.parents()
    look = p.pick("mono", "mono", "stripes", "under")
    pad = p.pick(".", " ", ".", "_")
    keycase = p.pick(str.upper, str, str.upper)

    def kv(label, value, concept=None):
        label = keycase(label)
        if look == "mono":
            dots = pad * max(2, 30 - len(label))
            space = dots.replace(" ", "&nbsp;")
            return f'<div class="k"><span class="a">{p.label(concept, label) if concept else label}{space}:</span><span class="b">{value}</span></div>'
        return f'<div class="k"><span class="a">{p.label(concept, label) if concept else label}</span><span class="b">{value}</span></div>'

    def bar(text):
        return f'<div class="h">{p.pick("=" * 6 + " " + text + " " + "=" * 6, text) if look == "mono" else text}</div>'

    out = [bar("DADOS DO REGISTRO"), kv("Cartório", p.office(), "office"), kv("Código CNS", p.other(p.r["cns"])), kv("Município/UF do registro", p.reg_city_uf()) if p.chance(.6) else kv("Município", p.reg_city(), "reg_city") + kv("UF", p.reg_uf(), "reg_uf"), kv("Livro", p.livro(), "livro"), kv("Folha", p.folha(), "folha"), kv("Termo", p.termo(), "termo"), kv("Data registro", p.reg_date(p.pick("num", "short")), "reg_date"), kv("Matrícula", p.matricula(), "matricula"), kv("Número DNV", p.dnv(), "dnv")]
    out2 = [bar("REGISTRADO"), kv(p.pick("Nome registrado", "Nome"), p.name(), "name"), kv("CPF", p.cpf() if p.chance(.8) else p.blank(), "cpf"), kv("Sexo", p.sex(), "sex"), kv("Data nascimento", p.birth_date(p.pick("num", "short", "num")), "birth_date"), kv("Hora nascimento", p.hour("num"), "hour"), kv("Local nascimento", p.birth_place(), "birth_place")]
    out2 += [kv("Cidade nascimento", p.birth_city(), "birth_city"), kv("UF nascimento", p.birth_uf(), "birth_uf")] if p.chance(.6) else [kv("Cidade/UF nascimento", p.birth_city_uf())]
    if p.chance(.5):
        out2.append(kv("Naturalidade", p.nat(), "nat"))
    out2 += [kv("Gêmeo (S/N)", p.twin(), "twin"), kv("Nome/matrícula gêmeo", p.twin_names(), "twin_names") if p.r["twins"] or p.chance(.4) else ""]
    fam = [bar("FILIAÇÃO")]
    for n, each in enumerate((one, two), 1):
        tag = (f"Genitor {n}" if p.chance(.3) or a_same_sex(p) else "Mãe" if each.role == "mother" else "Pai")
        fam.append(kv(p.pick(f"Nome {tag}", f"{tag} - nome", tag), each.name()))
        fam += [kv(f"{tag} - naturalidade", each.nat())] if p.chance(.6) else [kv(f"{tag} - município nasc.", each.nat_city()), kv(f"{tag} - UF nasc.", each.nat_uf())]
        if p.chance(.4):
            fam.append(kv(f"{tag} - data nasc.", p.other(each.person["birth"].strftime("%d/%m/%Y")) if each.known else p.blank()))
        if p.chance(.4):
            fam.append(kv(f"{tag} - CPF", each.extra("cpf")))
        if p.chance(.5):
            fam += [kv(f"{tag} - avô {'materno' if each.role == 'mother' else 'paterno'}", each.grandfather()), kv(f"{tag} - avó {'materna' if each.role == 'mother' else 'paterna'}", each.grandmother())]
        else:
            fam.append(kv("Avós " + ("maternos" if each.role == "mother" else "paternos"), each.grandparents(p.pick(" e ", " / ", "; ")), "gp_maternal" if each.role == "mother" else "gp_paternal"))
    decl = [bar("DECLARANTE"), kv("Nome declarante", p.other(p.r["declarant"]["name"])), kv("Parentesco", p.other(p.r["declarant"]["kin"])), kv("Documento", p.other(p.r["declarant"]["rg"])), kv("CPF declarante", p.other(records.cpf_text(p.rng, p.r["declarant"]["cpf"])))] if p.chance(.4) else []
    end = [bar("AVERBAÇÕES / ANOTAÇÕES"), kv("Averbações", p.averbacoes(), "averbacoes"), kv("Anotações", p.anotacoes(), "anotacoes"), bar("EMISSÃO"), kv("Data emissão", p.issue_date(p.pick("num", None)), "issue_date"), kv("Local emissão", p.issue_city_uf(), "issue_place") if p.chance(.6) else "", kv("Oficial", p.officer(), "officer"), kv("Usuário", p.other(p.r["clerk"])) if p.chance(.6) else "", kv("Selo", p.seal(), "seal"), kv("Cód. segurança", p.other(p.r["security"])) if p.r["security"] else ""]
    order = [out, out2, fam, decl, end] if p.chance(.5) else [out2, fam, out, decl, end]
    keywidth = p.pick(170, 200, 230)
    css = f""".k{{display:flex;{'background:#fff' if look != 'stripes' else ''};padding:{p.pick(0, 1, 2)}px 4px;{'border-bottom:1px solid #bbb' if look == 'under' else ''}}} {'.k:nth-child(odd){background:#eee}' if look == 'stripes' else ''} .a{{flex:none;{'white-space:nowrap;padding-right:8px' if look == 'mono' else f'width:{keywidth}px'};{'font-weight:bold' if p.chance(.3) else ''}}} .b{{min-width:0;overflow-wrap:anywhere;{'margin-left:auto;text-align:right' if look == 'under' and p.chance(.5) else ''}}} .h{{margin-top:{p.pick(6, 10)}px;font-weight:bold;padding:2px 4px;{'border-bottom:1px solid #000' if look != 'mono' else ''}}}"""
    title = p.pick("CERTIDÃO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO - EXTRATO", "2a VIA DE CERTIDAO - NASCIMENTO", "CERTIDÃO ELETRÔNICA - NASCIMENTO")
    body = f"""<div style="padding:{p.pick(30, 50)}px {p.pick(36, 60)}px"><div style="display:flex;justify-content:space-between;border-bottom:2px solid #000;padding-bottom:4px"><b style="font-size:115%">{title}</b><span>{p.pick("Pág. 1/1", "Página 1 de 1", "")} {p.other(records.date_text(p.rng, p.r["edate"], "num")) if p.chance(.0) else ""} {p.pick("Pedido", "Protocolo")} {p.other(p.r["protocol"])}</span></div>{"".join(x for part in order for x in part)}<p style="margin-top:14px">{p.legal()}</p></div>"""
    return a_page(p, css, body, font=p.pick(MONO, "'DejaVu Sans Mono',monospace", "'Courier Prime',monospace", "'Nimbus Mono PS',monospace") if look == "mono" else p.pick(SANS, DEJAVU, CARLITO, NARROW), size=p.pick(10.5, 11.5, 12.5) if look == "mono" else p.pick(12, 13, 14))


@form
def a_label_right(p):
    """The value first, its label behind it: in a column at the right, in brackets, or in small type after the line; or right-aligned pairs."""
    a_modern(p)
    one, two = p.parents()
    way = p.pick("column", "bracket", "tail", "flush")
    colw = p.pick(120, 150, 180)

    def f(label, value, concept=None):
        label = p.label(concept, label) if concept else label
        if way == "column":
            return f'<div class="f"><div class="v" style="flex:1">{value}</div><div class="l" style="width:{colw}px">{label}</div></div>'
        if way == "bracket":
            return f'<div class="f" style="display:block"><span class="v">{value}</span> <span class="l">({label})</span></div>'
        if way == "tail":
            return f'<div class="f"><div class="v" style="flex:1;border-bottom:1px solid #666">{value}</div><div class="l" style="padding-left:8px;align-self:flex-end">{label}</div></div>'
        return f'<div class="f"><div class="l" style="flex:1;text-align:left">{label}</div><div class="v" style="width:66%;text-align:right">{value}</div></div>'

    low = p.pick(str.lower, str, str.upper)
    rows = [f(low("nome"), f'<span style="font-size:120%">{p.name()}</span>', "name")]
    if p.chance(.6):
        rows.append(f("CPF", p.cpf(), "cpf"))
    rows += [f(low("data de nascimento"), p.birth_date(), "birth_date"), f(low("hora"), p.hour(), "hour"), f(low("sexo"), p.sex(), "sex"), f(low("local de nascimento"), p.birth_place(), "birth_place"), f(low("município e UF"), p.birth_city_uf())]
    if p.chance(.6):
        rows.append(f(low("naturalidade"), p.nat(), "nat"))
    for each in (one, two):
        rows.append(f(low("genitor(a)") if a_same_sex(p) else low("mãe" if each.role == "mother" else "pai"), each.name(), each.role if not a_same_sex(p) else "filiation"))
        rows.append(f(low("sua naturalidade") if p.chance(.3) else low("naturalidade " + ("da mãe" if each.role == "mother" else "do pai")) if not a_same_sex(p) else low("naturalidade"), each.nat(), "parent_nat"))
        if p.chance(.6):
            rows.append(f(low("avós " + ("maternos" if each.role == "mother" else "paternos")), each.grandparents(p.pick(" e ", "<br>")), "gp_maternal" if each.role == "mother" else "gp_paternal"))
        else:
            rows += [f(low("avô " + ("materno" if each.role == "mother" else "paterno")), each.grandfather(), "grandfather"), f(low("avó " + ("materna" if each.role == "mother" else "paterna")), each.grandmother(), "grandmother")]
    if p.r["twins"] or p.chance(.4):
        rows.append(f(low("gêmeo"), p.twin(), "twin"))
        if p.r["twins"]:
            rows.append(f(low("nome do gêmeo"), p.twin_names(), "twin_names"))
    rows += [f(low("data do registro"), p.reg_date(), "reg_date"), f(low("matrícula"), p.matricula(), "matricula")]
    if p.chance(.5):
        rows += [f(low("livro"), p.livro(), "livro"), f(low("folha"), p.folha(), "folha"), f(low("termo"), p.termo(), "termo")]
    rows += [f(low("nº da DNV"), p.dnv(), "dnv")] if p.chance(.6) else []
    rows += [f(low("ofício de registro"), p.office(), "office"), f(low("município do registro"), p.reg_city_uf()), f(low("averbações"), p.averbacoes(), "averbacoes"), f(low("anotações"), p.anotacoes(), "anotacoes")]
    sname, title = a_signer(p)
    css = f""".f{{display:flex;gap:8px;margin-bottom:{p.pick(3, 5, 8)}px;{'border-bottom:1px solid #ddd;' if way in ('column', 'flush') and p.chance(.6) else ''}}} .l{{color:{p.pick('#666', '#000', '#7a1f1f')};font-size:{p.pick(9, 10, 11)}px;{p.pick('font-style:italic', '')}}} .v{{min-width:0;overflow-wrap:anywhere;{'text-align:right;' if way == 'column' and p.chance(.5) else ''}{p.pick('font-weight:bold', '', '')}}}"""
    body = f"""<div style="padding:60px {p.pick(60, 90, 120)}px"><div style="text-align:{p.pick('right', 'center', 'left')};font-size:{p.pick(20, 24)}px;margin-bottom:18px;letter-spacing:{p.pick(0, 2, 4)}px">{p.pick("certidão de nascimento", "CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento")}</div>{"".join(rows)}<p style="margin-top:16px">{p.legal()}</p><div style="display:flex;justify-content:space-between;margin-top:18px;align-items:flex-end"><div style="font-size:10px">{p.seal()} <i>(selo)</i><br>{p.other(p.r["address"])}<br>{p.other(p.r["phone"])}</div><div style="text-align:right">{p.issue_city()}, {p.issue_date()}<br><br>{sname}<br>{title}</div></div></div>"""
    return a_page(p, css, body, font=p.pick(SERIF, PALATINO, GOTHIC, "Lato,sans-serif", SANS, "'EB Garamond',serif"), size=p.pick(12, 13, 14), zoom=p.pick(1, 1, 1.08))


@form
def a_three_columns(p):
    """Landscape sheet in three (or two) columns with title bars: the person; the parents; the entry with signature and seals."""
    a_modern(p)
    one, two = p.parents()
    cols = p.pick(3, 3, 2)
    pos = p.pick("above", "beside", "inline", "below")
    bar = p.pick(("#ddd", "#000"), ("#2b4a6f", "#fff"), ("#fff", "#000"), ("#3d5a3d", "#fff"))

    def f(label, value, concept=None):
        label = p.label(concept, label) if concept else label
        if pos == "inline":
            return f'<div class="f"><span class="l">{label}:</span> {value}</div>'
        if pos == "beside":
            return f'<div class="f" style="display:flex;gap:6px"><span class="l" style="width:38%;flex:none">{label}</span><span style="min-width:0">{value}</span></div>'
        parts = [f'<div class="l">{label}</div>', f'<div class="v">{value}</div>']
        return f'<div class="f">{"".join(parts if pos == "above" else parts[::-1])}</div>'

    def sec(title, *rows):
        return f'<div class="s"><div class="t">{title}</div>{"".join(rows)}</div>'

    person = sec(p.pick("REGISTRADO", "Identificação", "I. PESSOA"), f("Nome", p.name(), "name"), f("CPF", p.cpf(), "cpf") if p.chance(.7) else "", f("Sexo", p.sex(), "sex"), f("Naturalidade", p.nat(), "nat") if p.chance(.6) else "") + sec(p.pick("NASCIMENTO", "Nascimento", "II. NASCIMENTO"), f("Data", p.birth_date(), "birth_date"), f("Hora", p.hour(), "hour"), f("Local", p.birth_place(), "birth_place"), f(p.pick("Cidade/UF", "Município"), p.birth_city_uf()), f("Gêmeo", p.twin(), "twin"), f("Gêmeo(s): nome", p.twin_names(), "twin_names") if p.r["twins"] else "", f("DNV", p.dnv(), "dnv"))
    fam = []
    for each in (one, two):
        title = "GENITOR(A)" if a_same_sex(p) else p.label(each.role, "MÃE" if each.role == "mother" else "PAI")
        fam.append(sec(title, f("Nome", each.name()), f(p.pick("Natural de", "Naturalidade"), each.nat(), "parent_nat"), f("Profissão", each.extra("profession")) if p.chance(.4) else "", f("Avô", each.grandfather(), "grandfather") + f("Avó", each.grandmother(), "grandmother") if p.chance(.5) else f(p.pick("Avós", "Pais"), each.grandparents(p.pick("<br>", " e ")))))
    reg = sec(p.pick("REGISTRO", "Assento", "III. REGISTRO"), f("Matrícula", p.matricula(), "matricula"), f(p.pick("Livro, folha e termo", "Lº/Fls./Nº"), p.livro() + p.pick(" – ", ", ", " / ") + p.folha() + p.pick(" – ", ", ", " / ") + p.termo()) if p.chance(.6) else f("Livro", p.livro(), "livro") + f("Folha", p.folha(), "folha") + f("Termo", p.termo(), "termo"), f("Data", p.reg_date(), "reg_date"), f("Cartório", p.office(), "office"), f("Cidade/UF", p.reg_city_uf()), f("Declarante", p.other(p.r["declarant"]["name"])) if p.chance(.5) else "")
    notes = sec(p.pick("AVERBAÇÕES", "Averbações"), f'<div class="f">{p.averbacoes()}</div>') + (sec("ANOTAÇÕES", f'<div class="f">{p.anotacoes()}</div>') if p.chance(.7) else "")
    sname, title = a_signer(p)
    sign = f'<div style="text-align:center;margin-top:12px">{p.issue_city()}, {p.issue_date()}<br><br>{sname}<br>{title}</div><div style="font-size:9px;margin-top:8px">{p.pick("Selo", "Selo nº")} {p.seal()}<br>{"<br>".join(a + ": " + b for a, b in a_fees(p)[:5])}</div>'
    if cols == 3:
        columns = [person, "".join(fam), reg + notes + sign] if p.chance(.7) else [reg + sign, person, "".join(fam) + notes]
    else:
        columns = [person + fam[0], fam[1] + reg + notes + sign] if p.chance(.5) else [reg + notes + sign, person + "".join(fam)]
    css = f""".c{{display:flex;gap:{p.pick(10, 16, 22)}px}} .c>div{{flex:1;min-width:0;{p.pick('', 'border-right:1px solid #999;padding-right:10px')}}} .t{{background:{bar[0]};color:{bar[1]};font-weight:bold;padding:2px 6px;margin:6px 0 3px;{'border-bottom:2px solid #000' if bar[0] == '#fff' else ''}}} .f{{margin-bottom:{p.pick(2, 4, 6)}px;overflow-wrap:anywhere}} .l{{font-size:{p.pick(9, 10)}px;color:{p.pick('#000', '#555')}}} .v{{{'border-bottom:1px solid #555' if pos == 'below' else ''};min-height:15px}}"""
    body = f"""<div style="padding:30px {p.pick(30, 46)}px"><div style="text-align:center;margin-bottom:8px"><b style="font-size:20px">CERTIDÃO DE NASCIMENTO</b><br>{p.pick("República Federativa do Brasil – Registro Civil", "REGISTRO CIVIL DAS PESSOAS NATURAIS", "")}</div><div class="c">{"".join(f"<div>{x}</div>" for x in columns)}</div><div style="font-size:10px;margin-top:10px;border-top:1px solid #999">{p.legal()} {p.other(p.r["address"])} {p.other(p.r["email"])}</div></div>"""
    return a_page(p, css, body, 1123, 794, p.pick(SANS, CARLITO, SERIF, NARROW, "'Open Sans Condensed','Open Sans',sans-serif"), p.pick(12, 13, 14) if cols == 3 else p.pick(12, 12.5), zoom=p.pick(1, 1.15, 1.25) if cols == 3 else 1)


@form
def a_spreadsheet(p):
    """Made in a spreadsheet: label cells in grey beside value cells, two or three pairs a row, merged cells, thin grid, values centred."""
    a_modern(p)
    p.manner(caps=p.chance(.6))
    one, two = p.parents()
    width = 12
    center = p.chance(.4)
    shade = p.pick("#e8e8e8", "#d9e2f3", "#fff2cc", "#e2efda", "none")

    def row(*pairs):
        """(label, value, concept, columns of label, columns of value) each."""
        out = ""
        for label, value, concept, a, b in pairs:
            out += f'<td class="l" colspan="{a}">{p.label(concept, label) if concept else label}</td><td class="v" colspan="{b}">{value}</td>'
        return f"<tr>{out}</tr>"

    up = p.pick(str.upper, str, str)
    rows = [f'<tr><td colspan="{width}" class="h">{p.pick("CERTIDÃO DE NASCIMENTO", "REGISTRO CIVIL - CERTIDÃO DE NASCIMENTO")}</td></tr>']
    rows.append(row((up("Nome"), p.name(), "name", 2, 10)))
    rows.append(row((up("Matrícula"), p.matricula(), "matricula", 2, 6), ("CPF", p.cpf() if p.chance(.8) else p.blank(), "cpf", 1, 3)))
    sex = (up("Sexo"), p.sex(), "sex", 1, 2)
    where = (up("Local do nascimento"), p.birth_place(), "birth_place", 2, 7)
    if p.chance(.5):
        rows.append(row((up("Nascimento"), p.birth_date(), "birth_date", 2, 6), (up("Hora"), p.hour(), "hour", 1, 3)))
    else:
        rows.append(row((up("Dia"), p.birth_day(), "birth_day", 1, 1), (up("Mês"), p.birth_month(), "birth_month", 1, 2), (up("Ano"), p.birth_year(), "birth_year", 1, 2), (up("Hora"), p.hour(), "hour", 1, 3)))
    rows.append(row(where, sex) if p.chance(.7) else row(sex, where))
    rows.append(row((up("Município"), p.birth_city(), "birth_city", 2, 4), ("UF", p.birth_uf(), "birth_uf", 1, 1), (up("Natural de"), p.nat(), "nat", 1, 3)) if p.chance(.6) else row((up("Município / UF"), p.birth_city_uf(), None, 3, 9)))
    deep = p.pick("pair", "cross", "merged")
    if deep == "cross":
        rows.append(f'<tr><td class="l" colspan="2"></td>' + "".join(f'<td class="l" colspan="5" style="text-align:center">{a_kin(p, e, up("Mãe"), up("Pai"), up("Genitor(a)"))}</td>' for e in (one, two)) + "</tr>")
        for label, get in ((up("Nome"), lambda e: e.name()), (up("Naturalidade"), lambda e: e.nat()), (up("Avô"), lambda e: e.grandfather()), (up("Avó"), lambda e: e.grandmother())):
            rows.append(f'<tr><td class="l" colspan="2">{label}</td>' + "".join(f'<td class="v" colspan="5">{get(e)}</td>' for e in (one, two)) + "</tr>")
    elif deep == "merged":
        for each in (one, two):
            rows.append(f'<tr><td class="l" colspan="2" rowspan="3" style="vertical-align:middle">{a_kin(p, each, up("Mãe"), up("Pai"), up("Genitor(a)"))}</td><td class="l" colspan="2">{up("Nome")}</td><td class="v" colspan="8">{each.name()}</td></tr><tr><td class="l" colspan="2">{up("Natural de")}</td><td class="v" colspan="8">{each.nat()}</td></tr><tr><td class="l" colspan="2">{up("Avós")}</td><td class="v" colspan="8">{each.grandparents()}</td></tr>')
    else:
        for each in (one, two):
            label = up("Genitor(a)") if a_same_sex(p) else up("Mãe" if each.role == "mother" else "Pai")
            rows.append(row((label, each.name(), each.role if not a_same_sex(p) else "filiation", 2, 5), (up("Natural de"), each.nat(), "parent_nat", 2, 3)))
            rows.append(row((up("Avós " + ("maternos" if each.role == "mother" else "paternos")), each.grandparents(), "gp_maternal" if each.role == "mother" else "gp_paternal", 2, 10)))
    rows.append(row((up("Gêmeo"), p.twin(), "twin", 2, 2), (up("Nome do gêmeo"), p.twin_names(), "twin_names", 2, 6)))
    rows.append(row((up("Data do registro"), p.reg_date(), "reg_date", 2, 5), ("DNV", p.dnv(), "dnv", 1, 4)))
    book = row((up("Livro"), p.livro(), "livro", 1, 3), (up("Folha"), p.folha(), "folha", 1, 3), (up("Termo"), p.termo(), "termo", 1, 3))
    office = row((up("Cartório"), p.office(), "office", 2, 5), (up("Cidade/UF"), p.reg_city_uf(), None, 2, 3))
    rows += [book, office] if p.chance(.6) else [office, book]
    if p.chance(.6):
        rows.append(row((up("Declarante"), p.other(p.r["declarant"]["name"]), None, 2, 6), (up("RG"), p.other(p.r["declarant"]["rg"]), None, 1, 3)))
    if p.chance(.5):
        rows.append(row((up("Averbações"), p.averbacoes(), "averbacoes", 2, 10)) + row((up("Anotações"), p.anotacoes(), "anotacoes", 2, 10)))
    else:
        rows.append(f'<tr><td class="l" colspan="6">{p.label("averbacoes", up("Averbações"))}</td><td class="l" colspan="6">{p.label("anotacoes", up("Anotações"))}</td></tr><tr><td class="v" colspan="6" style="height:{p.pick(40, 90)}px">{p.averbacoes()}</td><td class="v" colspan="6">{p.anotacoes()}</td></tr>')
    rows.append(row((up("Emissão"), p.issue_city() + ", " + p.issue_date(), None, 2, 5), (up("Selo"), p.seal(), "seal", 1, 4)))
    fees = a_fees(p)[:4]
    rows.append(row((up("Oficial"), p.officer(), "officer", 2, 5), (up("Emolumentos"), " ".join(a + " " + b for a, b in fees), None, 2, 3)))
    grid = p.pick("1px solid #000", "1px solid #b5b5b5", "1px solid #555")
    css = f"""table{{width:100%;table-layout:fixed;border:{p.pick(1, 2)}px solid #000}} td{{border:{grid};padding:{p.pick(2, 4, 6)}px 4px;overflow-wrap:break-word}} .l{{background:{shade};font-size:{p.pick(8.5, 9, 10)}px;{p.pick('font-weight:bold', '')};vertical-align:middle}} .v{{text-align:{'center' if center else 'left'};vertical-align:middle}} .h{{text-align:center;font-weight:bold;font-size:16px;background:{shade}}}"""
    body = f"""<div style="padding:{p.pick(40, 70)}px {p.pick(30, 44)}px"><table>{"".join(rows)}</table><div style="margin-top:40px;text-align:center">{p.pick("______________________________<br>", "")}{p.other(p.r["clerk"])}<br>{p.other(p.r["clerk_title"])}</div></div>"""
    return a_page(p, css, body, font=p.pick(CARLITO, SANS, CARLITO, SERIF), size=p.pick(11, 12, 12.5), zoom=p.pick(1, 1.06, 1.12))


@form
def a_pocket_card(p):
    """A card for the wallet: front and back side by side or one under the other, short labels, small type."""
    a_modern(p, 2012)
    p.manner(caps=p.chance(.6))
    one, two = p.parents()
    stacked = p.chance(.5)
    color = p.pick("#2f6b3a", "#234b8c", "#666", "#8a6d1f")
    tiny = p.pick("above", "before", "above")

    def f(label, value, concept=None, w=100):
        label = p.label(concept, label) if concept else label
        return f'<div class="f" style="width:{w}%"><span class="l">{label}</span>{"<br>" if tiny == "above" else " "}<span class="v">{value}</span></div>'

    up = p.pick(str.upper, str)
    front = f(up("Nome"), p.name(), "name") + f(up(p.pick("Nasc.", "Data de nascimento", "Nascimento")), p.birth_date(p.pick("num", "short", "semi")), "birth_date", 50) + f(up("Hora"), p.hour("num"), "hour", 25) + f(up("Sexo"), p.sex(), "sex", 25)
    front += f(up(p.pick("Local", "Nascido em")), p.birth_place() + p.pick(" - ", ", ") + p.birth_city_uf()) if p.chance(.5) else f(up("Local"), p.birth_place(), "birth_place", 55) + f(up("Cidade/UF"), p.birth_city_uf(), None, 45)
    if p.chance(.5):
        front += f("CPF", p.cpf(), "cpf", 45) + f(up("Natural de"), p.nat(), "nat", 55)
    pairs = ""
    for each in (one, two):
        name = p.pick("Mãe", "Mãe", "Nome da mãe") if each.role == "mother" else "Pai"
        pairs += f(up("Genitor(a)" if a_same_sex(p) else name), each.name() + (p.pick(", ", " - ") + each.nat() if each.known and p.chance(.7) else ""), None)
        pairs += f(up(("Avós mat." if each.role == "mother" else "Avós pat.") if p.chance(.6) else ("Avós maternos" if each.role == "mother" else "Avós paternos")), each.grandparents(), "gp_maternal" if each.role == "mother" else "gp_paternal")
    back = f(up("Matrícula"), p.matricula(), "matricula") + f(up("Livro"), p.livro(), "livro", 33) + f(up("Fls."), p.folha(), "folha", 33) + f(up("Termo"), p.termo(), "termo", 34) + f(up("Registro"), p.reg_date(p.pick("num", "short")), "reg_date", 45) + f(up("Cidade/UF"), p.reg_city_uf(), None, 55) + f(up("Cartório"), p.office(), "office") + (f(up("Gêmeo"), p.twin(), "twin") if p.chance(.4) else "") + f(up("Averbações"), p.averbacoes(), "averbacoes") + f(up("Emissão"), p.issue_city() + ", " + p.issue_date(p.pick("num", None)), None, 60) + f(up("Selo"), p.seal(), "seal", 40)
    if p.chance(.5):
        front += pairs
    else:
        back = pairs + back
    sname, title = a_signer(p)
    head = f'<div class="h">{p.pick("REPÚBLICA FEDERATIVA DO BRASIL<br>", "")}<b>CERTIDÃO DE NASCIMENTO</b></div>'
    css = f""".cards{{display:flex;gap:14px;padding:16px;flex-direction:{'column' if stacked else 'row'}}} .cd{{flex:1;min-width:0;border:1.5px solid {color};border-radius:{p.pick(0, 8, 14)}px;padding:8px 12px}} .h{{text-align:center;color:{color};margin-bottom:4px}} .g{{display:flex;flex-wrap:wrap}} .f{{padding:1px 6px 2px 0;overflow-wrap:anywhere}} .l{{font-size:80%;color:{color}}} .v{{{p.pick('font-weight:bold', '', '')}}}"""
    body = f"""<div class="cards"><div class="cd">{head}<div class="g">{front}</div></div><div class="cd">{p.pick(head, "")}<div class="g">{back}</div><div style="text-align:center;margin-top:10px">{sname}<br>{title}</div></div></div>"""
    return a_page(p, css, body, 520 if stacked else 900, 640 if stacked else 380, p.pick(SANS, NARROW, CARLITO, SERIF), p.pick(11, 12, 13))
