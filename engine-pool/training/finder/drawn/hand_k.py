"""Forms issued by offices and software vendors since about 2000: national models of 2009, 2017 and 2024, digital and short ones."""
import datetime as dt

import people
import places
import records
from pen import form

SANS = ("Liberation Sans", "DejaVu Sans", "Nimbus Sans", "URW Gothic", "DejaVu Sans Condensed", "Nimbus Sans Narrow")
SERIF = ("Liberation Serif", "DejaVu Serif", "C059", "P052", "URW Bookman", "Nimbus Roman")
MONO = ("Liberation Mono", "DejaVu Sans Mono", "Nimbus Mono PS")


def sheet(p, css, body, width=794, pad="36px 44px", font=None, size=None):
    font = font or p.pick(*SANS, *SERIF)
    size = size or p.pick(11, 12, 12, 13, 14)
    line, drop = p.pick(1.15, 1.25, 1.25, 1.4, 1.6), p.pick(0, 0, 0, 30, 80)
    return f"""<!doctype html><html lang="pt"><head><meta charset="utf-8"><style>*{{box-sizing:border-box}}
body{{margin:0;width:{width}px;padding:{pad};font:{size}px/{line} '{font}';color:#111}}table{{border-collapse:collapse;width:100%}}td,th{{vertical-align:top;text-align:left;font-weight:normal}}p{{margin:0}}
{css}</style></head><body><div style="height:{drop}px"></div>{body}</body></html>"""


def labels(p):
    """`p.label`, where grandparents whose label does not tell the line are those of any line."""

    def label(concept, text):
        untold = concept in ("gp_paternal", "gp_maternal") and "pat" not in text.lower() and "mat" not in text.lower()
        return p.label("gp_all" if untold else concept, text)

    return label


def state(p, before="Estado "):
    """The registry's state with its preposition; a consulate has a country."""
    uf = p.r["ruf"]
    if uf not in places.UF_NAMES:
        return p.reg_uf()
    of = "do" if uf in ("AC", "AP", "AM", "CE", "DF", "ES", "MA", "PA", "PR", "PI", "RJ", "RN", "RS", "TO") else "da" if uf in ("BA", "PB") else "de"
    return before + of + " " + p.reg_uf(full=True)


def notes(p, joint="<br>"):
    """Averbações and anotações in one box, or one of the many ways to leave it empty."""
    out = []
    if p.r["averbacoes"]:
        out.append(p.pick("", "", "Averbação: ", "AV.1 - ", "1) ") + p.averbacoes())
    if p.r["anotacoes"]:
        out.append(p.pick("", "", "Anotação: ", "AN.1 - ", "2) ") + p.anotacoes())
    if p.chance(.3):
        out.reverse()
    if out:
        return joint.join(out)
    return p.pick("Nada consta", "-----", "Sem averbações", "NÃO HÁ", "Nada consta.", "Não há averbações ou anotações à margem do termo.", "***", "Nenhuma averbação à acrescer.", "XXXXXXXXXXXXXXXX", "Sem informações.", "&nbsp;", "- - -", p.blank(), "Nada mais me cumpria certificar.", "Inexistentes", "(em branco)")


def signer(p, sep="<br>"):
    """Who signs, with the title: the officer, or a clerk."""
    if p.chance(.45):
        return p.officer() + sep + p.other(p.r["officer_title"])
    return p.other(p.r["clerk"]) + sep + p.other(p.r["clerk_title"])


def issued(p):
    """City and date of issue in one of many orders."""
    k = p.rng.randint(0, 8)
    if k < 3:
        return f"{p.issue_city()}, {p.issue_date()}."
    if k < 5:
        return f"{p.issue_city_uf()}, {p.issue_date()}"
    if k == 5:
        return f"{p.label('issue_date', p.pick('Data', 'Em', 'Data e local'))}: {p.issue_date('num')} - {p.issue_city_uf()}"
    if k == 6:
        return f"{p.label('issue_place', p.pick('Local', 'Cidade'))}: {p.issue_city()} &nbsp; {p.label('issue_date', p.pick('Data', 'Emitida em', 'Expedição'))}: {p.issue_date()}"
    if k == 7:
        return f"{p.issue_date('num')}, {p.issue_city_uf()}."
    return f"Dada e passada em {p.issue_city_uf()}, aos {p.issue_date('dias')}."


def truth(p):
    return p.pick("O conteúdo da certidão é verdadeiro. Dou fé.", "O conteúdo desta certidão é verdadeiro. Dou fé.", "O referido é verdade e dou fé.", "O CONTEÚDO DA CERTIDÃO É VERDADEIRO, DOU FÉ.")


def fees(p, joint=" | "):
    return joint.join(f"{a}: {b}" for a, b in p.r["fees"])


def any_date(p):
    return records.date_text(p.rng, dt.date(p.rng.randint(1985, 2024), p.rng.randint(1, 12), p.rng.randint(1, 28)), "num")


def any_place(p):
    return p.other(places.place_text(p.rng, places.place(p.rng)))


def documents(p):
    """Rows (kind, number, issued, by, valid) of the cadastro table."""
    return [
        (p.pick("RG", "Carteira de Identidade"), p.other(records.rg(p.rng)), any_date(p), p.other(records.issuer(p.rng)), ""),
        (p.pick("PIS/NIS", "PIS/PASEP"), str(p.rng.randint(10 ** 10, 10 ** 11)), "", "", ""),
        ("Passaporte", p.pick("FB", "FZ", "YC") + str(p.rng.randint(100000, 999999)), any_date(p), "DPF", any_date(p)),
        (p.pick("Cartão Nacional de Saúde", "CNS"), str(p.rng.randint(10 ** 14, 10 ** 15)), "", p.pick("", "SUS"), ""),
        (p.pick("CNH", "Carteira Nacional de Habilitação"), str(p.rng.randint(10 ** 10, 10 ** 11)), any_date(p), "DETRAN", any_date(p)),
    ]


def cadastro(p, style="header"):
    """Anotações de cadastro: other documents of the registered person, of which none is a field."""
    rows = [r for r in documents(p) if p.chance(.75)]
    empty = p.chance(.4)
    dash = p.pick("", "-", "---", "*****", "Nada consta")
    title = p.label("heading", p.pick("ANOTAÇÕES DE CADASTRO", "ANOTAÇÕES VOLUNTÁRIAS DE CADASTRO", "ANOTAÇÕES VOLUNTÁRIAS DE CADASTRO SOBRE O REGISTRADO", "Anotações de Cadastro"))
    if style == "line":
        body = "; ".join(f"{k}: {dash or 'não consta' if empty else n}" for k, n, *_ in rows)
        return f"<p><b>{title}</b> {body or dash}</p>"
    head = "".join(f"<th>{h}</th>" for h in ("Tipo documento", "Número", p.pick("Data Expedição", "Expedição"), p.pick("Órgão Expedidor", "Órgão"), p.pick("Data de Validade", "Validade")))
    body = "".join("<tr><td>" + k + "</td>" + "".join(f"<td>{dash if empty else v}</td>" for v in vs) + "</tr>" for k, *vs in rows)
    more = ""
    if p.chance(.6):
        more = f"<tr><td>Título de Eleitor</td><td>{dash if empty else p.rng.randint(10 ** 11, 10 ** 12)}</td><td>Zona/Seção {'' if empty else f'{p.rng.randint(1, 300)}/{p.rng.randint(1, 300)}'}</td><td>{'Município' if empty else any_place(p)}</td><td>UF</td></tr>"
    if p.chance(.5):
        more += f"<tr><td>CEP Residencial</td><td>{dash if empty else p.r['cep']}</td><td colspan=2>Grupo Sanguíneo</td><td>{dash if empty else p.pick('A+', 'O+', 'O-', 'AB+')}</td></tr>"
    return f"<div class=cadt>{title}</div><table class=cad><tr>{head}</tr>{body}{more}</table>"


@form
def k_legend09(p):
    """National model of 2009, labels as legends inside the border line."""
    p.manner(caps=p.chance(.8))
    first, second = p.parents(p.pick("mother", "father", "father"))
    L = labels(p)
    corner, thick = p.pick(0, 0, 4, 9), p.pick(.7, 1, 1.5)
    fs = p.pick(6.5, 7, 7.5, 8)

    def box(concept, text, value, flex="1", cls=""):
        return f'<fieldset style="flex:{flex}" class="{cls}"><legend>{L(concept, text) if concept else text}</legend>{value}</fieldset>'

    trio = [box("birth_day", "DIA", p.birth_day(), ".5"), box("birth_month", p.pick("MÊS", "MES"), p.birth_month(), ".6"), box("birth_year", "ANO", p.birth_year(), ".6")]
    words = box("birth_date", p.pick("DATA DE NASCIMENTO (POR EXTENSO)", "DATA DE NASCIMENTO POR EXTENSO", "DATA DO NASCIMENTO"), p.birth_date(p.pick("words", "words", "dias")), "3")
    rows = [[words, *(trio if p.chance(.8) else [])]]
    nat = p.pick(box("birth_city", "MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO", p.birth_city_uf(), "2"), box("nat", "NATURALIDADE", p.nat(), "2"))
    rows.append([box("hour", p.pick("HORA", "HORA DE NASCIMENTO", "HORÁRIO"), p.hour(), ".8"), nat])
    place = box("birth_place", p.pick("LOCAL DE NASCIMENTO", "LOCAL"), p.birth_place(), "2.4")
    sex = box("sex", "SEXO", p.sex(), ".8")
    reg = box("reg_city", "MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO", p.reg_city_uf(), "2")
    rows += p.pick([[reg, place, sex]], [[reg, sex], [place]], [[reg], [place, sex]])
    sep = p.pick("<br>", " e ", "; ", " - ")
    both = p.chance(.6)
    if both:
        nats = p.chance(.4)
        value = first.name() + (f", natural de {first.nat()}" if nats and first.known else "") + sep + second.name() + (f", natural de {second.nat()}" if nats and second.known else "")
        rows.append([box("filiation", p.pick("FILIAÇÃO", "FILIAÇÃO"), value)])
        j = p.pick(" e ", " e ", " / ", "; ", "<br>")
        if p.chance(.5):
            rows.append([box("gp_all", p.pick("AVÓS", "AVÓS PATERNOS E MATERNOS"), first.grandparents(j) + p.pick("<br>", "; ", " - ") + second.grandparents(j))])
        else:
            gp = {"pat": ("gp_paternal", "AVÓS PATERNOS"), "mat": ("gp_maternal", "AVÓS MATERNOS")}
            cells = [box(*gp[q.side], q.grandparents(j)) for q in (first, second)]
            rows += [cells] if p.chance(.5) else [[c] for c in cells]
    else:
        for q in (first, second):
            title = {"pat": "PAI", "mat": "MÃE"}[q.side]
            side = {"pat": ("gp_paternal", "AVÓS PATERNOS"), "mat": ("gp_maternal", "AVÓS MATERNOS")}[q.side]
            rows.append([box(q.role, title, q.name(), "2"), box("parent_nat", "NATURALIDADE", q.nat(), "1")])
            rows.append([box(*side, q.grandparents(p.pick(" e ", "; ")))])
    twin = [box("twin", p.pick("GÊMEO", "GÊMEOS"), p.twin(), ".6"), box("twin_names", p.pick("NOME E MATRÍCULA DO(S) GÊMEO(S)", "NOME DOS GÊMEOS E MATRÍCULA"), p.twin_names(), "3")]
    rows.append(twin)
    rows.append([box("reg_date", p.pick("DATA DO REGISTRO POR EXTENSO", "DATA DO REGISTRO (POR EXTENSO)"), p.reg_date(p.pick("words", "dias")), "2.4"), box("dnv", p.pick("NÚMERO DA DNV", "NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO", "DNV"), p.dnv(), "1")])
    rows.append([box("averbacoes", p.pick("OBSERVAÇÕES / AVERBAÇÕES", "OBSERVAÇÕES AVERBAÇÕES"), notes(p), "1", "tall")])
    body = "".join(f'<div class=row>{"".join(cells)}</div>' for cells in rows)
    top = p.pick(
        f'<div class=top>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>{L("heading", "CERTIDÃO DE NASCIMENTO")}</h1>',
        f'<h1>{L("heading", "CERTIDÃO DE NASCIMENTO")}</h1>',
        f'<div class=top>República Federativa do Brasil<br>{state(p)}<br>{p.office()}</div><h1>{L("heading", "Certidão de Nascimento")}</h1>',
    )
    id_ = p.pick(
        f'<div class=c>{L("name", "NOME")}<br><b class=big>{p.name()}</b><br>{L("matricula", "MATRÍCULA")}<br><b>{p.matricula()}</b></div>',
        f'<div class=row>{box("name", "NOME", f"<b class=big>{p.name()}</b>")}</div><div class=row>{box("matricula", "MATRÍCULA", p.matricula())}</div>',
        f'<div class=c><b class=big>{p.name()}</b><br><small>{L("matricula", "MATRÍCULA")}:</small> <b>{p.matricula()}</b></div>',
    )
    office = f'<div class=off><p><small>{L("office", p.pick("Nome do Ofício", "NOME DO OFÍCIO", "Ofício"))}</small><br>{p.office()}</p><p><small>{L("officer", p.pick("Oficial Registrador", "Oficial", "OFICIAL REGISTRADOR"))}</small><br>{p.officer()}</p><p><small>{L("reg_city", p.pick("Município / UF", "Município/Comarca/UF"))}</small><br>{p.reg_city_uf()}</p><p><small>Endereço</small><br>{p.other(p.r["address"])}</p></div>'
    sign = f'<div class=sg><p>{truth(p)}</p><p>{issued(p)}</p><br><br><div class=ln>{signer(p)}</div></div>'
    foot = [office, sign]
    if p.chance(.25):
        foot.reverse()
    return sheet(p, f"""fieldset{{border:{thick}px solid #{p.pick("000", "444", "275")};border-radius:{corner}px;padding:1px 6px 3px;margin:0;min-width:0;overflow-wrap:anywhere}}legend{{font-size:{fs}px;padding:0 3px;margin-left:{p.pick(0, 4, 8)}px}}
.row{{display:flex;gap:{p.pick(3, 5, 8)}px;margin-top:{p.pick(3, 5, 7)}px}}.top,.c,h1{{text-align:center}}h1{{font-size:{p.pick(17, 20, 24)}px;margin:8px 0}}.big{{font-size:{p.pick(14, 16, 18)}px}}.tall{{min-height:{p.pick(60, 110, 160)}px}}
.foot{{display:flex;gap:20px;margin-top:12px}}.off{{flex:1;border:{thick}px solid #555;padding:6px}}.off p{{margin-bottom:{p.pick(0, 4)}px}}.sg{{flex:1;text-align:center}}.ln{{border-top:1px solid #000;padding-top:2px}}small{{font-size:{fs}px}}""", top + id_ + body + f"<div class=foot>{''.join(foot)}</div>")


@form
def k_tiny17(p):
    """Model of 2017: ruled cells, tiny labels above the values, cadastro, footer in two boxes."""
    p.manner(caps=p.chance(.85), matricula=" ")
    first, second = p.parents()
    L = labels(p)
    fs = p.pick(5.5, 6, 6.5, 7)
    shade = p.pick("", "", "background:#eee;", "background:#e6efe4;")
    bold = p.pick("bold", "bold", "normal")

    def td(concept, text, value, span=1):
        return f'<td colspan={span}><div class=l>{L(concept, text) if concept else text}</div><div class=v>{value}</div></td>'

    def tr(*cells):
        return "<tr>" + "".join(cells) + "</tr>"

    apart = p.chance(.6)
    nat = [td("nat", "Naturalidade", p.nat(), 3)] if not apart or not p.r["nat"][0] else [td("nat", p.pick("Naturalidade", "Município (naturalidade)"), p.value(p.r["nat"][0], "nat"), 2), td(None, "UF", p.value(p.r["nat"][1], "nat", False))]
    date_cells = [td("birth_date", p.pick("Data de nascimento por extenso", "DATA DE NASCIMENTO POR EXTENSO"), p.birth_date("words"), 3), td("birth_day", "Dia", p.birth_day()), td("birth_month", "Mês", p.birth_month()), td("birth_year", "Ano", p.birth_year())]
    hour = td("hour", p.pick("Horário de nascimento", "Hora", "Horário"), p.hour("num" if p.chance(.8) else None), 3)
    rows = [tr(*date_cells), tr(hour, *nat)]
    if p.chance(.6):
        reg = td("reg_city", "Município de registro", p.reg_city(), 2) + td("reg_uf", "UF", p.reg_uf()) if p.chance(.5) else td("reg_city", p.pick("Município de registro / UF", "Município de registro e UF"), p.reg_city_uf(), 3)
        rows.append(tr(reg, td("birth_place", p.pick("Local de nascimento", "Local, município de nascimento e UF"), p.birth_place() + p.pick(", ", " - ", "<br>") + p.birth_city_uf(), 3)))
        rows.append(tr(td("sex", "Sexo", p.sex(), 1), td("twin", "Gêmeo", p.twin(), 1), td("twin_names", p.pick("Nome e matrícula do(s) gêmeo(s)", "Nome dos gêmeos e matrícula"), p.twin_names(), 4)))
    else:
        reg = td("reg_city", "Município de registro", p.reg_city_uf(), 3)
        rows.append(tr(reg, td("birth_city", "Município de nascimento / UF", p.birth_city_uf(), 3)))
        rows.append(tr(td("birth_place", "Local de nascimento", p.birth_place(), 4), td("sex", "Sexo", p.sex(), 2)))
        rows.append(tr(td("twin", "Gêmeo", p.twin(), 2), td("twin_names", "Nome e matrícula do gêmeo", p.twin_names(), 4)))
    j = p.pick(" e ", "; ", " / ", "<br>")
    kind = p.rng.randint(0, 2)
    filiation = []
    if kind == 0:
        filiation.append(tr(td("filiation", "Filiação", "<br>".join(q.name() + p.pick(" - ", "; ", " &nbsp; Natural de: ") + q.nat() for q in (first, second)), 6)))
        filiation.append(tr(td("gp_all", "Avós", first.grandparents(j) + "<br>" + second.grandparents(j), 6)))
    elif kind == 1:
        for q in (first, second):
            filiation.append(tr(td("filiation", "Filiação", q.name(), 3), td("parent_nat", p.pick("Município de nascimento / UF", "Naturalidade"), q.nat(), 3)))
            filiation.append(tr(td("gp_paternal" if q.side == "pat" else "gp_maternal", "Avós " + ("paternos" if q.side == "pat" else "maternos"), q.grandparents(j), 6)))
    else:
        for q in (first, second):
            filiation.append(tr(td(None, p.pick("Genitor(a)", "Filiação"), q.name(), 3), td("parent_nat", "Natural de", q.nat_city(), 2), td(None, "UF", q.nat_uf())))
        filiation.append(tr(*[td("gp_all", p.pick("Avós", "Avós do registrado"), q.grandparents(j), 3) for q in (first, second)]))
    rows += filiation
    tail = [td("reg_date", "Data de registro por extenso", p.reg_date("words"), 4), td("dnv", p.pick("Número da DNV / DO", "DNV", "Número da DNV"), p.dnv(), 2)]
    if p.chance(.3):
        tail = [td("reg_date", "Data do registro", p.reg_date("num"), 2), td("livro", "Livro", p.livro()), td("folha", "Folha", p.folha()), td("termo", "Termo", p.termo()), td("dnv", "DNV", p.dnv())]
    rows.append(tr(*tail))
    rows.append(tr(td("averbacoes", p.pick("AVERBAÇÕES/ANOTAÇÕES À ACRESCER", "Averbações / Anotações a acrescer", "ANOTAÇÕES/AVERBAÇÕES À ACRESCER"), notes(p), 6)))
    cpf = p.pick(f'<div class=c><span class=l>{L("cpf", "NÚMERO DO CPF")}</span><br>{p.cpf()}</div>', f'<div class=cpf>{L("cpf", "CPF")}: {p.cpf()}</div>', "")
    name = f'<div class=c><span class=l>{L("name", p.pick("NOME", "Nome"))}</span><br><span class=n>{p.name()}</span></div>'
    mat = f'<div class=c><span class=l>{L("matricula", "MATRÍCULA")}</span><br>{p.matricula()}</div>'
    order = p.pick([name, cpf, mat], [cpf, name, mat], [name, mat, cpf])
    officer_box = f'<div class=f1><b>{p.office()}</b><br>{p.pick("", "CNS: " + p.other(p.r["cns"]) + "<br>")}{L("officer", p.pick("Oficial", "Registrador", "Oficial Titular"))}: {p.officer()}<br>{p.reg_city_uf()}<br>{p.other(p.r["address"])}<br>CEP {p.r["cep"]} - Fone: {p.r["phone"]}<br>{p.r["email"]}</div>'
    sign = f'<div class=f1>{truth(p)}<br>{issued(p)}<br><br><br>______________________________<br>{signer(p)}</div>'
    seal = f'<div class=f1 style="flex:.7">{p.pick("Poder Judiciário", "Selo Digital de Fiscalização", "SELO")}<br>{L("seal", p.pick("Selo", "Selo digital nº", "Código"))}: {p.seal()}<br>{fees(p, "<br>")}</div>' if p.chance(.6) else ""
    return sheet(p, f"""td{{border:1px solid #333;padding:{p.pick(1, 2, 3)}px 4px;width:16.66%;overflow-wrap:anywhere}}.l{{font-size:{fs}px;{p.pick("", "text-transform:uppercase;", "color:#666;")}}}.v{{font-weight:{bold};{shade}}}.c{{text-align:center;margin:4px 0}}.cpf{{text-align:right}}.n{{font-size:{p.pick(14, 16, 19)}px;font-weight:bold}}
.h{{text-align:center;font-weight:bold}}.h big{{font-size:{p.pick(18, 22)}px}}.foot{{display:flex;gap:8px;margin-top:10px}}.f1{{flex:1;{p.pick("border:1px solid #333;", "")}padding:5px;font-size:90%;overflow-wrap:anywhere;{p.pick("text-align:center", "")}}}.cadt{{font-weight:bold;font-size:9px;margin-top:8px}}.cad td,.cad th{{font-size:{fs + 1.5}px;border:1px solid #999;width:auto;padding:1px 4px}}.q{{font-size:7px;margin-top:6px;text-align:center}}""",
        f'<div class=h>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><br><big>{L("heading", "CERTIDÃO DE NASCIMENTO")}</big></div>{"".join(order)}<table>{"".join(rows)}</table>{cadastro(p) if p.chance(.85) else ""}<div class=q>* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigida pelo órgão solicitante.</div><div class=foot>{officer_box}{sign}{seal}</div>')


@form
def k_leaders(p):
    """One item a line: label, dotted leader, value; no ruled line."""
    L = labels(p)
    p.manner(caps=p.chance(.5))
    first, second = p.parents()
    dot = p.pick(".", ".", ". ", "_", "·", "-")
    width = p.pick(200, 240, 280)
    right = p.chance(.25)
    colon = p.pick("", ":", "")

    mono, size, spacing = p.chance(.3), p.pick(11, 12, 13), p.pick(0, 1, 2)
    advance = (size * .61 + spacing) * len(dot) if mono else (size * {"_": .6, "-": .45, ". ": .68}.get(dot, .4) + spacing * len(dot))

    def item(concept, text, value):
        count = 0 if right else max(0, int((width - len(text) * size * (.61 if mono else .56)) / advance))
        return f'<div class=i><div class=lb>{L(concept, text) if concept else text}<span class=d>{dot * count}</span></div><div class=vl>{colon} {value}</div></div>'

    items = [item("name", p.pick("Nome", "Nome da criança", "Nome completo"), f"<b>{p.name()}</b>")]
    if p.chance(.6):
        items.append(item("cpf", p.pick("CPF", "Inscrição no CPF"), p.cpf()))
    if p.chance(.5):
        items.append(item("sex", "Sexo", p.sex()))
        sexed = True
    else:
        sexed = False
    joint = p.chance(.4)
    items.append(item("birth_date", p.pick("Data e hora do nascimento", "Nascimento (data/hora)"), p.birth_date() + p.pick(", às ", " - ", " às ", " / ") + p.hour()) if joint else item("birth_date", p.pick("Data do nascimento", "Nascido(a) em", "Data de nasc."), p.birth_date()))
    if not joint:
        items.append(item("hour", p.pick("Hora", "Às", "Horário"), p.hour()))
    if p.chance(.5):
        items += [item("birth_place", p.pick("Local", "Local do nascimento"), p.birth_place()), item("birth_city", p.pick("Cidade / Estado", "Município e UF"), p.birth_city_uf())]
    else:
        items.append(item("birth_place", p.pick("Local de nascimento", "Lugar"), p.birth_place() + p.pick(", ", " - ", "; ") + p.birth_city_uf()))
    if p.chance(.4):
        items.append(item("nat", "Naturalidade", p.nat()))
    if not sexed:
        items.append(item("sex", "Sexo", p.pick(p.sex(), p.sex_boxes())))
    nat_in = p.chance(.5)
    for q in (first, second):
        word = p.pick("Nome do pai", "Pai", "Genitor") if q.role == "father" else p.pick("Nome da mãe", "Mãe", "Genitora")
        items.append(item(q.role, word, q.name() + (f"{p.pick(', natural de ', ' - ')}{q.nat()}" if nat_in and q.known else "")))
        if not nat_in:
            items.append(item("parent_nat", p.pick("Natural de", "Naturalidade"), q.nat()))
        if p.r.get("mother") and p.chance(.2):
            items.append(item(None, "Profissão", q.extra("profession")))
    for q in (first, second):
        word = "paternos" if q.side == "pat" else "maternos"
        concept = "gp_paternal" if q.side == "pat" else "gp_maternal"
        if p.chance(.7):
            items.append(item(concept, f"Avós {word}", q.grandparents(p.pick(" e ", " e ", "; ", " e de "))))
        else:
            items += [item("grandfather", f"Avô {word[:-1]}", q.grandfather()), item("grandmother", "Avó " + word[:-2] + "a", q.grandmother())]
    if p.r["twins"] or p.chance(.4):
        items.append(item("twin", p.pick("Gêmeos", "Se gêmeo"), p.twin()))
    if p.r["twins"]:
        items.append(item("twin_names", "Irmão(s) gêmeo(s)", p.twin_names()))
    tail = [item("reg_date", p.pick("Data do registro", "Registrado em", "Lavrado em"), p.reg_date()), item("dnv", p.pick("D.N.V. nº", "Declaração de Nascido Vivo"), p.dnv()), item(None, p.pick("Declarante", "Foi declarante"), p.other(p.r["declarant"]["name"]))]
    if p.chance(.5):
        tail.append(item(None, "Testemunhas", p.other(" e ".join(w["name"] for w in p.r["witnesses"]))))
    items += tail
    items.append(item("averbacoes", p.pick("Averbações", "À margem", "Obs."), p.averbacoes()))
    if p.r["anotacoes"] or p.chance(.3):
        items.append(item("anotacoes", "Anotações", p.anotacoes()))
    book = p.pick(
        f'{L("livro", "Livro")} {p.livro()} &nbsp;&nbsp; {L("folha", "Fls.")} {p.folha()} &nbsp;&nbsp; {L("termo", "Termo")} {p.termo()}',
        f'{L("termo", "TERMO Nº")} {p.termo()} - {L("livro", "LIVRO")} {p.livro()} - {L("folha", "FOLHAS")} {p.folha()}',
        f'{L("matricula", "Matrícula")}: {p.matricula()}',
    )
    head = f'<div class=c><b>{p.office()}</b><br>{p.reg_city_uf()}<br><small>{p.other(p.r["address"])} - Tel. {p.r["phone"]}</small></div><h1>{L("heading", p.pick("Certidão de Nascimento", "CERTIDÃO DE NASCIMENTO", "NASCIMENTO - BREVE RELATO"))}</h1><div class="{p.pick("c", "rt", "")}">{book}</div>'
    intro = p.pick("", "<p class=t>CERTIFICO que, revendo os livros deste Ofício, deles verifiquei constar o assento com os seguintes dados:</p>", "<p class=t>Certifico e dou fé que consta o registro de nascimento de:</p>")
    return sheet(p, f""".i{{display:flex;margin-bottom:{p.pick(2, 4, 7)}px}}.lb{{width:{width}px;flex:none;white-space:nowrap;{"text-align:right;" if right else ""}}}.d{{letter-spacing:{spacing}px}}.vl{{flex:1;padding-left:6px}}.c{{text-align:center}}.rt{{text-align:right}}h1{{text-align:center;font-size:{p.pick(16, 20, 26)}px;margin:14px 0}}.t{{margin:12px 0;text-indent:40px}}.e{{margin-top:26px;text-align:{p.pick("center", "right", "left")}}}""",
        head + intro + f'<div style="margin-top:14px">{"".join(items)}</div>' + f'<p class=t>{truth(p)}</p><div class=e>{issued(p)}<br><br><br>{p.pick("_" * 34, "<br>")}<br>{signer(p, p.pick("<br>", " - ", ", "))}</div>', font=p.pick(*MONO) if mono else p.pick("Liberation Serif", "C059", "P052", "Nimbus Roman", "Liberation Sans"), size=size)


@form
def k_captions(p):
    """Values on rules, their captions small beneath them."""
    p.manner(caps=p.chance(.7))
    first, second = p.parents("father" if p.chance(.7) else "mother")
    L = labels(p)
    vfont = p.pick("Liberation Mono", "Nimbus Mono PS", "Liberation Sans", "C059")
    align = p.pick("left", "center", "center")

    def u(concept, text, value, flex="1"):
        return f'<div class=u style="flex:{flex}"><div class=v>{value}</div><div class=l>{L(concept, text) if concept else text}</div></div>'

    def row(*cells):
        return f'<div class=row>{"".join(cells)}</div>'

    rows = [row(u("name", p.pick("Nome", "nome do(a) registrado(a)", "(nome por extenso)"), f"<b>{p.name()}</b>"))]
    if p.chance(.6):
        rows.append(row(u("matricula", "matrícula", p.matricula(), "2"), u("cpf", "CPF", p.cpf())))
    else:
        rows.append(row(u("livro", "livro", p.livro()), u("folha", "folhas", p.folha()), u("termo", p.pick("termo", "nº de ordem"), p.termo()), u("reg_date", "data do registro", p.reg_date("num"), "1.6")))
    if p.chance(.5):
        rows.append(row(u("birth_day", "dia", p.birth_day(), ".6"), u("birth_month", "mês", p.birth_month(), ".8"), u("birth_year", "ano", p.birth_year(), ".8"), u("hour", "hora", p.hour(), "1.4"), u("sex", "sexo", p.sex())))
    else:
        rows.append(row(u("birth_date", "data do nascimento", p.birth_date(), "2"), u("hour", "hora", p.hour(), "1.2"), u("sex", "sexo", p.sex())))
    rows.append(row(u("birth_place", p.pick("local do nascimento (hospital, domicílio)", "estabelecimento ou endereço onde ocorreu"), p.birth_place(), "2")))
    rows.append(row(u("birth_city", "município", p.birth_city(), "2"), u("birth_uf", "UF", p.birth_uf(), ".4"), u("nat", "naturalidade", p.nat(), "2")))
    style = p.rng.randint(0, 2)
    for q in (first, second):
        word = "pai" if q.role == "father" else "mãe"
        if style == 0:
            rows.append(row(u(q.role, f"nome {'do pai' if word == 'pai' else 'da mãe'}", q.name(), "2"), u("parent_nat", "naturalidade", q.nat())))
        elif style == 1:
            rows.append(row(u(q.role, word, q.name(), "2"), u("parent_nat", "natural de", q.nat(), "1.2"), u(None, "profissão", q.extra("profession"), ".9"), u(None, "idade", q.extra("age"), ".4")))
        else:
            rows.append(row(u(q.role, word, q.name())))
            rows.append(row(u("parent_nat", "município", q.nat_city(), "2"), u(None, "UF", q.nat_uf(), ".6"), u(None, "CPF d" + ("o pai" if word == "pai" else "a mãe"), q.extra("cpf"), "1")))
        rows.append(row(u("grandfather", f"avô {'paterno' if q.side == 'pat' else 'materno'}", q.grandfather()), u("grandmother", f"avó {'paterna' if q.side == 'pat' else 'materna'}", q.grandmother())))
    if p.chance(.7):
        rows.append(row(u("twin", "gêmeo?", p.twin(), ".5"), u("twin_names", "nome(s) e matrícula(s) do(s) gêmeo(s)", p.twin_names(), "3")))
    rows.append(row(u("dnv", "declaração de nascido vivo nº", p.dnv()), u(None, "declarante", p.other(p.r["declarant"]["name"]), "2")))
    rows.append(f'<div class=n><div class=v>{notes(p)}</div><div class=l>{L("averbacoes", p.pick("averbações e anotações", "averbações/anotações à acrescer", "observações"))}</div></div>')
    head = f'<div class=row>{u("office", "serventia", p.office(), "2")}{u("reg_city", "município e UF", p.reg_city_uf())}</div>'
    end = row(u("issue_place", "local", p.issue_city_uf()), u("issue_date", "data", p.issue_date()), u("officer", p.pick("oficial", "assinatura do oficial", "nome do oficial"), p.officer()) if p.chance(.6) else u(None, "escrevente que subscreve", p.other(p.r["clerk"])))
    title = f'<h1>{L("heading", "CERTIDÃO DE NASCIMENTO")}</h1>'
    if p.chance(.5):
        head, title = title, head
    return sheet(p, f""".row{{display:flex;gap:{p.pick(8, 14, 20)}px;margin-bottom:{p.pick(4, 8, 12)}px}}.u{{min-width:0}}.u .v,.n .v{{border-bottom:{p.pick("1px solid #000", "1px dotted #000", "1px dashed #555")};text-align:{align};font-family:'{vfont}';min-height:17px;overflow-wrap:anywhere}}.l{{font-size:{p.pick(7, 8, 9)}px;text-align:{p.pick(align, "left", "center")};{p.pick("", "font-style:italic;", "font-variant:small-caps;")}}}h1{{text-align:center;font-size:22px;letter-spacing:{p.pick(0, 2, 5)}px;margin:12px 0 18px}}.n .v{{min-height:60px;text-align:left}}.e{{margin:18px 0 30px;text-align:center}}""",
        head + title + "".join(rows) + f"<div class=e>{truth(p)}</div>" + end)


@form
def k_labels_right(p):
    """The value first, what it is at its right: in italics, in brackets or beyond a rule."""
    p.manner(caps=p.chance(.5))
    first, second = p.parents()
    L = labels(p)
    kind = p.rng.randint(0, 2)
    w = p.pick(440, 480, 520)

    def it(concept, text, value):
        label = L(concept, text) if concept else text
        if kind == 0:
            return f'<tr><td class=v>{value}</td><td class=l>{label}</td></tr>'
        if kind == 1:
            return f'<tr><td class=v>{value}</td><td class=l>({label})</td></tr>'
        return f'<tr><td class=v>{value}</td><td class=l>&#8592; {label}</td></tr>'

    rows = [it("name", p.pick("nome", "pessoa registrada"), f"<b>{p.name()}</b>"), it("birth_date", p.pick("data do nascimento", "nasceu em"), p.birth_date())]
    rows.append(it("hour", p.pick("hora", "horário"), p.hour()))
    rows.append(it("birth_place", "local do nascimento", p.birth_place() + p.pick("<br>", ", ", " - ") + p.birth_city_uf()))
    if p.chance(.5):
        rows.append(it("nat", "naturalidade", p.nat()))
    rows.append(it("sex", "sexo", p.sex()))
    for q in (first, second):
        rows.append(it(q.role, "pai" if q.role == "father" else "mãe", q.name()))
        if p.chance(.6):
            rows.append(it("parent_nat", "naturalidade " + ("do pai" if q.role == "father" else "da mãe"), q.nat()))
        rows.append(it("gp_paternal" if q.side == "pat" else "gp_maternal", "avós " + ("paternos" if q.side == "pat" else "maternos"), q.grandparents(p.pick(" e ", "; ", "<br>"))))
    if p.r["twins"] or p.chance(.5):
        rows.append(it("twin", "gêmeo", p.twin()))
        if p.r["twins"]:
            rows.append(it("twin_names", "nome e matrícula do gêmeo", p.twin_names()))
    rows += [it("reg_date", "data do registro", p.reg_date()), it("dnv", "declaração de nascido vivo", p.dnv())]
    if p.chance(.5):
        rows.append(it(None, "declarante", p.other(p.r["declarant"]["name"])))
    rows.append(it("matricula", "matrícula", p.matricula()) if p.chance(.6) else it("livro", "livro, folha e termo", p.livro() + ", " + p.folha() + ", " + p.termo()))
    if p.chance(.5):
        rows.append(it("cpf", "CPF", p.cpf()))
    rows.append(it("averbacoes", "averbações", p.averbacoes()))
    rows.append(it("anotacoes", "anotações", p.anotacoes()))
    rows += [it("issue_place", p.pick("lugar da expedição", "local"), p.issue_city_uf()), it("issue_date", p.pick("data da expedição", "data"), p.issue_date())]
    rows.append(it("officer", p.pick("oficial", "registrador(a)"), p.officer()))
    if p.chance(.5):
        rows.append(it("seal", "selo", p.seal()))
    return sheet(p, f"""table{{width:{w + 190}px;margin:14px auto}}td{{padding:{p.pick(2, 4, 6)}px 6px}}.v{{width:{w}px;text-align:{p.pick("right", "right", "left")};{p.pick("", "border-right:1px solid #000;", "border-bottom:1px dotted #777;")}overflow-wrap:anywhere}}.l{{font-style:italic;color:#{p.pick("000", "555", "346")};font-size:{p.pick(9, 10, 11)}px}}.h{{text-align:{p.pick("center", "right")}}}h1{{font-size:{p.pick(18, 23)}px;font-variant:{p.pick("normal", "small-caps")};margin:6px 0}}""",
        f'<div class=h>{p.office()}<br>{p.reg_city_uf()}<h1>{L("heading", "Certidão de Nascimento")}</h1></div><table>{"".join(rows)}</table><div class=h>{truth(p)}<br><br><br>{p.other(p.r["clerk"])}<br>{p.other(p.r["clerk_title"])}</div>', font=p.pick(*SERIF, "Liberation Sans", "URW Gothic"))


@form
def k_margin(p):
    """Section names turned in the left margin, cells beside them with few labels."""
    p.manner(caps=p.chance(.7))
    first, second = p.parents()
    L = labels(p)
    turn = p.pick("writing-mode:vertical-rl;transform:rotate(180deg)", "writing-mode:vertical-rl")
    upright = p.chance(.3)

    def block(text, body):
        side = f'<div class=s style="width:96px">{text}</div>' if upright else f'<div class=s style="{turn};width:22px">{text}</div>'
        return f'<div class=b>{side}<div class=x>{body}</div></div>'

    def kv(concept, text, value):
        return f'<span class=kv><span class=k>{L(concept, text) if concept else text}</span> {value}</span> '

    bare = p.chance(.5)
    born = p.pick(
        f'<div>{p.birth_date("words")}</div><div>{p.birth_date("num")} - {p.hour()}</div>',
        f'<div>{kv("birth_date", "Data:", p.birth_date())}{kv("hour", "Hora:", p.hour())}</div>',
        f'<div>{kv("birth_day", "Dia", p.birth_day())}{kv("birth_month", "Mês", p.birth_month())}{kv("birth_year", "Ano", p.birth_year())}{kv("hour", "Hora", p.hour())}</div>',
    ) + f'<div>{p.birth_place() if bare else kv("birth_place", "Local:", p.birth_place())}</div><div>{p.birth_city_uf() if bare else kv("birth_city", "Município/UF:", p.birth_city_uf())}</div>'
    who = f'<div class=nm>{p.name()}</div><div>{kv("cpf", "CPF", p.cpf()) if p.chance(.7) else ""}{kv("sex", "Sexo", p.sex())}{kv("nat", "Natural de", p.nat()) if p.chance(.5) else ""}</div>'

    def fil(q):
        return f'<div>{kv(q.role, "Pai:" if q.role == "father" else "Mãe:", q.name()) if not bare else q.name()}</div>' + (f'<div>{kv("parent_nat", p.pick("Natural de", "Naturalidade:"), q.nat())}</div>' if p.chance(.8) else "")

    def gp(q):
        word = "paternos" if q.side == "pat" else "maternos"
        return f'<div>{q.grandparents(p.pick(" e ", "; ", "<br>", " / "))}{p.pick("", f" <span class=k>({word})</span>") if q.grandfather_known or q.grandmother_known else ""}</div>'

    if p.chance(.5):
        family = block("FILIAÇÃO", f'<div class=two><div>{fil(first)}</div><div>{fil(second)}</div></div>') + block("AVÓS", f'<div class=two><div>{gp(first)}</div><div>{gp(second)}</div></div>')
    else:
        names = {"father": "PAI", "mother": "MÃE"}
        family = "".join(block(names[q.role] if not upright else names[q.role], f'<div>{q.name()}</div><div>{kv("parent_nat", "natural de", q.nat())}</div><div class=k>{L("gp_paternal" if q.side == "pat" else "gp_maternal", "Avós " + ("paternos" if q.side == "pat" else "maternos"))}</div>{gp(q)}') for q in (first, second))
    reg = f'<div>{kv("reg_date", "Data", p.reg_date())}</div><div>{kv("livro", "Livro", p.livro())}{kv("folha", "Folha", p.folha())}{kv("termo", "Termo", p.termo())}</div><div>{kv("dnv", "DNV", p.dnv())}</div>'
    if p.chance(.5):
        reg += f'<div>{kv(None, "Declarante", p.other(p.r["declarant"]["name"] + ", " + p.r["declarant"]["kin"]))}</div>'
    blocks = [block(p.pick("REGISTRADO", "PESSOA"), who), block("NASCIMENTO", born), family]
    if p.r["twins"] or p.chance(.3):
        blocks.append(block("GÊMEOS", f'<div>{p.twin()}</div><div>{p.twin_names()}</div>'))
    blocks += [block("REGISTRO", reg), block(p.pick("AVERBA-<br>ÇÕES", "NOTAS"), f"<div>{notes(p)}</div>")]
    blocks.append(block("EMISSÃO", f'<div>{issued(p)}</div><div class=k>{fees(p)}</div>'))
    return sheet(p, f""".b{{display:flex;border:1px solid #{p.pick("000", "888")};margin-bottom:{p.pick(0, 4, 8)}px}}.s{{background:#{p.pick("ddd", "fff", "123")};color:#{p.pick("000", "333")};font-size:8px;text-align:center;flex:none;border-right:1px solid #888;padding:2px;min-height:62px}}.s{{background:#e4e4e4}}.x{{flex:1;padding:4px 8px;min-width:0;overflow-wrap:anywhere}}.x>div{{margin-bottom:3px}}.k{{font-size:{p.pick(8, 9, 10)}px;color:#444}}.kv{{margin-right:14px}}.nm{{font-size:{p.pick(15, 18, 21)}px;font-weight:bold}}.two{{display:flex;gap:12px}}.two>div{{flex:1}}.h{{display:flex;justify-content:space-between;margin-bottom:12px;align-items:flex-end}}.h h1{{font-size:20px;margin:0}}.sg{{text-align:center;margin-top:40px}}""",
        f'<div class=h><div>{p.office()}<br>{p.reg_city_uf()}</div><h1>{L("heading", "CERTIDÃO DE<br>NASCIMENTO")}</h1></div><div style="margin-bottom:8px">{L("matricula", "Matrícula")} {p.matricula()}</div>{"".join(blocks)}<div>{truth(p)}</div><div class=sg>{"_" * 30}<br>{signer(p)}</div>')


@form
def k_letter(p):
    """A letter-like page: short centred or flush lines without labels, in the order in which one would say them."""
    p.manner(caps=False if p.chance(.7) else True)
    first, second = p.parents()
    L = labels(p)
    o = "o" if p.r["sex"] == "M" else "a" if p.r["sex"] == "F" else "o(a)"
    big = p.pick(20, 24, 30)
    lines = [f"<div class=nm>{p.name()}</div>"]
    if p.chance(.5):
        lines.append(f"<div>{p.matricula()}</div>")
    if p.chance(.5):
        lines.append(f"<div>{p.pick('CPF ', '')}{p.cpf()}</div>")
    lines.append("<div class=g></div>")
    lines.append(p.pick(f"<div>{p.birth_date('semi')}</div><div>{p.hour()}</div>", f"<div>nascid{o} em {p.birth_date()}, às {p.hour()}</div>", f"<div>{p.birth_date('words')}, {p.hour('words')}</div>"))
    lines.append(p.pick(f"<div>{p.birth_place()}</div><div>{p.birth_city_uf()}</div>", f"<div>em {p.birth_city_uf()}, {p.birth_place()}</div>", f"<div>{p.birth_place()}, {p.birth_city_uf()}</div>"))
    lines.append(f"<div>{p.pick('', 'do sexo ', 'sexo ')}{p.sex()}</div>")
    lines.append("<div class=g></div>")
    known = [q for q in (first, second) if q.known]
    if p.chance(.6):
        lines.append(f"<div>{p.pick('filh' + o + ' de', 'Filiação')}</div>")
    for n, q in enumerate(known):
        if n and p.chance(.6):
            lines.append("<div>e</div>")
        lines.append(f"<div class=pa>{q.name()}</div>")
        k = p.rng.randint(0, 2)
        if k:
            lines.append(f"<div>{p.pick('natural de ', '')}{q.nat()}</div>")
    lines.append("<div class=g></div>")
    for q in known:
        if q.grandfather_known or q.grandmother_known:
            word = "paternos" if q.side == "pat" else "maternos"
            if p.chance(.5):
                lines.append(f"<div>{p.pick('net' + o + ' ' + word[:-2] + ('o' if o == 'o' else 'a') + ' de ', 'avós ' + word + ': ', 'pelo lado ' + word[:-1] + ', net' + o + ' de ')}{q.grandparents(' e ')}</div>")
            else:
                lines.append(f"<div>{p.pick('', 'avós ' + word)}</div><div>{q.grandparents('<br>')}</div>")
    if p.r["twins"]:
        lines.append(f"<div>{p.pick('gême' + o + ' de', 'Gêmeos:')} {p.twin_names()}</div>")
    lines.append("<div class=g></div>")
    lines.append(p.pick(
        f"<div>registrad{o} em {p.reg_date()}, livro {p.livro()}, folha {p.folha()}, termo {p.termo()}</div>",
        f"<div>{p.reg_date('semi')}</div><div>{p.livro()} &middot; {p.folha()} &middot; {p.termo()}</div>",
        f"<div>Livro {p.livro()}, fls. {p.folha()}, nº {p.termo()}, de {p.reg_date()}</div>",
    ))
    if p.r["dnv"] and p.chance(.6):
        lines.append(f"<div>DNV {p.dnv()}</div>")
    if p.r["averbacoes"] or p.r["anotacoes"]:
        lines.append(f"<div class=g></div><div class=nt>{notes(p)}</div>")
    head = p.pick(f"<div class=hd>{p.office()}</div><div>{p.reg_city_uf()}</div>", f"<div class=hd>{p.reg_city_uf()}</div><div>{p.office()}</div>")
    title = p.pick(f'<h1>{L("heading", "Certidão de Nascimento")}</h1>', f'<h1>{L("heading", "NASCIMENTO")}</h1>', f'<p class=in>{"Certifico que, no livro próprio deste cartório, consta o nascimento de"}</p>')
    align = p.pick("center", "center", "left", "right")
    end = f"<div class=g></div><div>{p.issue_city()}, {p.issue_date('semi')}</div><div class=g></div><div>{p.officer() if p.chance(.6) else p.other(p.r['clerk'])}</div><div>{p.other(p.r['officer_title']) if p.chance(.5) else 'Oficial'}</div>" if p.chance(.6) else f"<div class=g></div><div>{truth(p)}</div><div>{issued(p)}</div><div class=g></div><div>{signer(p)}</div>"
    return sheet(p, f"body{{text-align:{align}}}div{{margin-bottom:{p.pick(1, 3, 6)}px}}.nm{{font-size:{big}px;{p.pick('', 'font-weight:bold', 'font-family:Z003')}}}.g{{height:{p.pick(12, 18, 26)}px}}h1{{font-size:{p.pick(18, 26)}px;font-weight:{p.pick('normal', 'bold')};margin:22px 0}}.pa{{font-size:115%}}.hd{{font-weight:bold}}.nt{{text-align:justify;font-size:90%}}", head + title + "".join(lines) + end, pad=p.pick("70px 100px", "50px 60px", "90px 130px"), font=p.pick(*SERIF, "URW Gothic", "Liberation Sans"), size=p.pick(12, 13, 15))


@form
def k_half(p):
    """Dense half-page certificate: run-in bold labels, everything in few lines of small type."""
    p.manner(caps=p.chance(.6))
    first, second = p.parents()
    L = labels(p)
    sep = p.pick(" | ", " &nbsp; ", "; ", " &bull; ", " - ")
    tag = p.pick("b", "i", "u", "span")

    def kv(concept, text, value):
        return f"<{tag}>{L(concept, text) if concept else text}</{tag}> {value}"

    end = p.pick(":", ":", "", ".:")
    lines = [[kv("name", "Nome" + end, f"<b>{p.name()}</b>"), kv("cpf", "CPF" + end, p.cpf())] if p.chance(.7) else [kv("name", "NOME" + end, f"<b>{p.name()}</b>")]]
    lines.append([kv("matricula", p.pick("Matrícula", "Mat.") + end, p.matricula())])
    lines.append([kv("birth_date", p.pick("Nasc.", "Data nasc.", "Nascimento") + end, p.birth_date("num" if p.chance(.7) else None)), kv("hour", p.pick("Hora", "Hs") + end, p.hour()), kv("sex", "Sexo" + end, p.sex())])
    lines.append([kv("birth_place", "Local" + end, p.birth_place()), kv("birth_city", p.pick("Mun./UF", "Cidade", "Município de nasc.") + end, p.birth_city_uf())])
    if p.chance(.5):
        lines.append([kv("nat", "Natural." + end, p.nat()), kv("reg_city", "Mun. registro" + end, p.reg_city_uf())])
    for q in (first, second):
        cells = [kv(q.role, ("Pai" if q.role == "father" else "Mãe") + end, q.name()), kv("parent_nat", p.pick("Nat.", "Natural de") + end, q.nat()), kv("gp_paternal" if q.side == "pat" else "gp_maternal", p.pick("Avós", "Avós pat." if q.side == "pat" else "Avós mat.") + end, q.grandparents(p.pick(" e ", "/", "; ")))]
        lines.append(cells)
    lines.append([kv("twin", "Gêmeo" + end, p.twin()), kv("twin_names", "Nome do gêmeo" + end, p.twin_names())])
    lines.append([kv("reg_date", p.pick("Reg. em", "Data reg.") + end, p.reg_date("num" if p.chance(.6) else None)), kv("livro", "Lv" + end, p.livro()), kv("folha", "Fl" + end, p.folha()), kv("termo", "T" + end, p.termo()), kv("dnv", "DNV" + end, p.dnv())])
    if p.chance(.5):
        lines.append([kv(None, "Declarante" + end, p.other(p.r["declarant"]["name"]))])
    if p.chance(.4):
        lines.append([cadastro(p, "line")])
    lines.append([kv("averbacoes", p.pick("Averb./Anot.", "Averbações/Anotações") + end, notes(p, " "))])
    flow = p.chance(.3)
    body = f'<p class=fl>{sep.join(sep.join(c) for c in lines)}</p>' if flow else "".join(f"<div class=r>{sep.join(c)}</div>" for c in lines)
    head = p.pick(
        f'<div class=hd><div><b>{p.office()}</b><br>{p.reg_city_uf()} - {p.other(p.r["address"])}</div><div class=tt>{L("heading", "CERTIDÃO DE NASCIMENTO")}</div></div>',
        f'<div class=c><b>{L("heading", "CERTIDÃO DE NASCIMENTO")}</b><br>{p.office()} - {p.reg_city_uf()}</div>',
        f'<div class=hd><div class=tt>{L("heading", "REGISTRO CIVIL<br>NASCIMENTO")}</div><div style="text-align:right">{p.office()}<br>{L("officer", "Oficial")}: {p.officer()}<br>{p.reg_city_uf()}</div></div>',
    )
    foot = f'<div class=hd style="margin-top:6px"><div>{truth(p)} {issued(p)}<br>{L("seal", "Selo")}: {p.seal()} {fees(p)}</div><div style="text-align:center;width:230px"><br>{"_" * 26}<br>{signer(p)}</div></div>'
    two = p.pick("", "", "column-count:2;column-gap:16px;") if not flow else ""
    return sheet(p, f".r{{margin-bottom:{p.pick(1, 2, 3)}px;{p.pick('', 'border-bottom:1px solid #999;')}overflow-wrap:anywhere}}.fl{{text-align:justify}}.bd{{{two}{p.pick('border:1px solid #000;padding:6px;', '')}margin:6px 0}}.hd{{display:flex;justify-content:space-between;gap:14px}}.tt{{font-size:14px;font-weight:bold;white-space:nowrap}}.c{{text-align:center}}", head + f"<div class=bd>{body}</div>" + foot, pad="18px 26px", font=p.pick(*SANS, "Liberation Serif"), size=p.pick(9, 10, 11))


@form
def k_landscape(p):
    """Landscape sheet in three columns of blocks: person, family, registration."""
    p.manner(caps=p.chance(.6))
    first, second = p.parents()
    L = labels(p)
    stacked = p.chance(.6)

    def kv(concept, text, value):
        label = f'<span class=k>{L(concept, text) if concept else text}</span>'
        return f"<div class=f>{label}{'<br>' if stacked else ' '}{value}</div>"

    one = [kv("name", "Nome", f"<b class=n>{p.name()}</b>"), kv("cpf", "CPF", p.cpf()), kv("sex", "Sexo", p.sex())]
    if p.chance(.5):
        one.append(kv("birth_date", "Data de nascimento", p.birth_date()))
        one.append(kv("hour", "Hora", p.hour()))
    else:
        one.append(f'<table class=mini><tr><td>{kv("birth_day", "Dia", p.birth_day())}</td><td>{kv("birth_month", "Mês", p.birth_month())}</td><td>{kv("birth_year", "Ano", p.birth_year())}</td><td>{kv("hour", "Hora", p.hour())}</td></tr></table>')
    one += [kv("birth_place", "Local de nascimento", p.birth_place()), kv("birth_city", "Município / UF", p.birth_city_uf())]
    if p.chance(.6):
        one.append(kv("nat", "Naturalidade", p.nat()))
    if p.r["twins"] or p.chance(.5):
        one += [kv("twin", "Gêmeo", p.twin_boxes() if p.chance(.4) else p.twin()), kv("twin_names", "Nome do(s) gêmeo(s)", p.twin_names())]
    two = []
    for q in (first, second):
        word = "PAI" if q.role == "father" else "MÃE"
        two.append(kv(q.role, p.pick(word, word.title(), "Genitor" if word == "PAI" else "Genitora"), f"<b>{q.name()}</b>"))
        two.append(kv("parent_nat", "Natural de", q.nat()))
        if p.chance(.4):
            two.append(kv(None, "Profissão / idade", q.extra("profession") + " / " + q.extra("age")))
        two.append(kv("gp_paternal" if q.side == "pat" else "gp_maternal", f"Avós {'paternos' if q.side == 'pat' else 'maternos'}", q.grandparents(p.pick("<br>", " e ", "; "))))
    three = [kv("matricula", "Matrícula", p.matricula()), kv("livro", "Livro / folha / termo", f"{p.livro()} / {p.folha()} / {p.termo()}") if p.chance(.5) else kv("livro", "Livro", p.livro()) + kv("folha", "Folha", p.folha()) + kv("termo", "Termo", p.termo())]
    three += [kv("reg_date", "Data do registro", p.reg_date()), kv("dnv", "DNV", p.dnv()), kv(None, "Declarante", p.other(p.r["declarant"]["name"])), kv("office", "Cartório", p.office()), kv("reg_city", "Município do registro", p.reg_city_uf()), kv("averbacoes", "Averbações", p.averbacoes()), kv("anotacoes", "Anotações", p.anotacoes())]
    cols = [("REGISTRADO", one), (p.pick("FILIAÇÃO", "FAMÍLIA"), two), ("REGISTRO", three)]
    if p.chance(.2):
        cols = [cols[2], cols[0], cols[1]]
    heads = p.chance(.6)
    body = "".join(f'<div class=col>{f"<div class=t>{t}</div>" if heads else ""}{"".join(c)}</div>' for t, c in cols)
    title = p.pick(f'<h1>{L("heading", "CERTIDÃO DE NASCIMENTO")}</h1>', f'<div class=tr><span>República Federativa do Brasil<br>Registro Civil das Pessoas Naturais</span><h1>{L("heading", "Certidão de Nascimento")}</h1></div>')
    foot = f'<div class=tr style="margin-top:16px"><div>{truth(p)}<br>{issued(p)}</div><div>{L("seal", "Selo")}: {p.seal()}<br>{fees(p, "<br>")}</div><div style="text-align:center"><br>{"_" * 32}<br>{signer(p)}</div></div>'
    return sheet(p, f"""h1{{font-size:{p.pick(20, 24)}px;margin:0 0 8px;text-align:center}}.tr{{display:flex;justify-content:space-between;gap:20px}}.cols{{display:flex;gap:{p.pick(0, 12, 18)}px}}.col{{flex:1;min-width:0;border:{p.pick("1px solid #333", "0", "1px solid #aaa")};padding:6px 8px;overflow-wrap:anywhere}}.t{{font-weight:bold;text-align:center;background:#ddd;margin-bottom:4px}}.k{{font-size:{p.pick(7, 8, 9)}px;color:#333}}.f{{margin-bottom:{p.pick(2, 4)}px}}.n{{font-size:120%}}""",
        title + f"<div class=cols>{body}</div>" + foot, width=1123, pad="26px 34px", size=p.pick(10, 11, 12))


@form
def k_crc(p):
    """Electronic certificate of a national exchange: request data, the certificate, a panel of validation and signature codes."""
    p.manner(caps=p.chance(.75), matricula=p.pick(" ", "."))
    first, second = p.parents()
    L = labels(p)
    shade = p.pick("#f1f1f1", "#fff", "#eef3f8")
    grid = p.chance(.5)

    def f(concept, text, value, wide=False):
        label = L(concept, text) if concept else text
        if grid:
            return f'<div class="f{" w" if wide else ""}"><div class=k>{label}</div><div class=v>{value}</div></div>'
        return f'<div class=ln><span class=k>{label}:</span> <span class=v>{value}</span></div>'

    cells = [f("name", "Nome", f"<b>{p.name()}</b>", True), f("cpf", "CPF", p.cpf()), f("matricula", "Matrícula", p.matricula(), True)]
    cells += [f("birth_date", "Data de nascimento", p.birth_date("num")), f("hour", "Hora", p.hour()), f("sex", "Sexo", p.sex()), f("birth_date", "Data de nascimento por extenso", p.birth_date("words"), True)]
    cells += [f("nat", "Naturalidade", p.nat()), f("birth_city", "Município de nascimento", p.birth_city_uf()), f("birth_place", "Local de nascimento", p.birth_place(), True), f("reg_city", "Município de registro", p.reg_city_uf())]
    for n, q in enumerate((first, second)):
        cells += [f("filiation", f"Filiação {n + 1}", q.name(), True), f("parent_nat", f"Naturalidade filiação {n + 1}", q.nat()), f("gp_all", f"Avós filiação {n + 1}", q.grandparents(p.pick(" / ", "; ", " e ")), True)]
    cells += [f("twin", "Gêmeo", p.twin()), f("twin_names", "Nome e matrícula do gêmeo", p.twin_names(), True), f("reg_date", "Data de registro", p.reg_date("words"), True), f("dnv", "Número da DNV", p.dnv()), f("averbacoes", "Averbações/Anotações a acrescer", notes(p), True)]
    pid = records.code(p.rng, "0123456789", 8)
    hashed = records.code(p.rng, "0123456789abcdef", 40)
    code = records.security_code(p.rng)
    signed = any_date(p)
    panel = p.pick(
        f'<div class=pn><b>Documento assinado digitalmente</b><br>Assinado por: {p.other(p.r["clerk"])}<br>Data da assinatura: {signed} {p.rng.randint(8, 18)}:{p.rng.randint(10, 59)}:{p.rng.randint(10, 59)}<br>CN: AC SOLUTI Multipla v5<br>Hash: {hashed}<br>Código de validação: {code}</div>',
        f'<div class=pn><table><tr><th>Signatário</th><th>Perfil</th><th>Certificado</th></tr><tr><td>{p.other(p.r["clerk"])}</td><td>{p.other(p.r["clerk_title"])}</td><td>{pid}</td></tr></table>Para conferir a autenticidade acesse {p.r["website"]} e informe o código {code}.</div>',
        f'<div class=pn>CERTIDÃO ELETRÔNICA Nº {pid} &nbsp; Protocolo {p.r["protocol"]} &nbsp; Solicitação: {signed} &nbsp; Validade: 30 dias<br>MANIFESTO DE ASSINATURAS: {hashed}<br>{L("seal", "Selo digital")}: {p.seal()}</div>',
    )
    req = f'<div class=pn>Pedido nº {pid} | Requerente: {p.other(people.person(p.rng, p.pick("M", "F")))} | Cartório de destino: {any_place(p)} | Data do pedido: {signed}</div>' if p.chance(.5) else ""
    head = p.pick(
        f'<div class=hd><div><b>CRC NACIONAL</b><br>Central de Informações do Registro Civil</div><div style="text-align:right">{L("heading", "CERTIDÃO DE NASCIMENTO")}<br><small>documento eletrônico</small></div></div>',
        f'<div style="text-align:center">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>{L("heading", "CERTIDÃO DE NASCIMENTO")}</b><br>CERTIDÃO DIGITAL</div>',
    )
    off = f'<div class=hd style="margin-top:8px"><div>{L("office", "Serventia")}: {p.office()}<br>{L("officer", p.pick("Oficial", "Responsável"))}: {p.officer()}<br>{p.other(p.r["address"])}<br>{p.r["email"]}</div><div style="text-align:right">{truth(p)}<br>{issued(p)}</div></div>'
    parts = [req, f"<div class=g>{''.join(cells)}</div>", off, panel]
    if p.chance(.25):
        parts = [panel, req, parts[1], off]
    return sheet(p, f""".g{{{"display:flex;flex-wrap:wrap;gap:4px 6px;" if grid else ""}margin:8px 0}}.f{{flex:1 1 31%;background:{shade};padding:2px 5px;{p.pick("", "border:1px solid #ccc;", "border-bottom:1px solid #888;")}min-width:0;overflow-wrap:anywhere}}.w{{flex:1 1 62%}}.k{{font-size:{p.pick(7.5, 8, 9)}px;color:#{p.pick("357", "666", "000")}}}.ln{{border-bottom:1px dotted #bbb;padding:{p.pick(1, 3)}px 0}}.ln .k{{font-size:inherit;font-weight:{p.pick("bold", "normal")}}}.pn{{border:1px {p.pick("solid", "dashed")} #777;padding:6px;font-size:{p.pick(8, 9)}px;margin-top:8px;overflow-wrap:anywhere}}.hd{{display:flex;justify-content:space-between;gap:16px}}""",
        head + "".join(parts), font=p.pick(*SANS), size=p.pick(10, 11, 12))


@form
def k_enotariado(p):
    """Digital certificate with a dark side panel of validation beside cards of the certificate."""
    p.manner(caps=p.chance(.4))
    first, second = p.parents()
    L = labels(p)
    dark = p.pick("#1d3557", "#2f3e2f", "#444", "#6b1d2a")
    left = p.chance(.6)

    def li(concept, text, value):
        return f'<div class=li><div class=k>{L(concept, text) if concept else text}</div><div>{value}</div></div>'

    uuid = "-".join(records.code(p.rng, "0123456789abcdef", n) for n in (8, 4, 4, 4, 12))
    stamp = f"{any_date(p)} às {p.rng.randint(8, 18)}h{p.rng.randint(10, 59)}"
    side = f"""<div class=sd><b>{p.pick("Autenticidade", "VALIDAÇÃO", "Certidão digital")}</b><p class=k>Código</p><p>{uuid}</p><p class=k>Assinatura</p><p>{p.other(p.r["clerk"])}<br>{p.other(p.r["clerk_title"])}<br>{stamp}</p><p class=k>{L("seal", p.pick("Selo eletrônico", "Selo"))}</p><p>{p.seal()}</p><p class=k>Valores</p><p>{fees(p, "<br>")}</p><p class=k>Consulta</p><p>{p.r["website"]}</p><p class=k>Ofício</p><p>{p.office()}<br>{p.reg_city_uf()}</p><p class=k>Telefone</p><p>{p.r["phone"]}</p></div>"""
    who = f'<div class=card><div class=nm>{p.name()}</div>{li("matricula", "Matrícula", p.matricula())}<div class=tw>{li("cpf", "CPF", p.cpf())}{li("sex", "Sexo", p.sex())}</div></div>'
    when = p.pick(li("birth_date", "Nascimento", p.birth_date() + p.pick(" &middot; ", ", ", " - ") + p.hour()), f'<div class=tw>{li("birth_date", "Data", p.birth_date())}{li("hour", "Hora", p.hour())}</div>')
    where = p.pick(li("birth_place", "Local", p.birth_place() + "<br>" + p.birth_city_uf()), li("birth_place", "Local de nascimento", p.birth_place()) + li("birth_city", "Município", p.birth_city_uf()))
    born = f'<div class=card>{when}{where}{li("nat", "Naturalidade", p.nat()) if p.chance(.5) else ""}</div>'

    def parent(q):
        j = p.pick("<br>", " e ", "; ")
        return f'<div class=card>{li(q.role, "Pai" if q.role == "father" else "Mãe", f"<b>{q.name()}</b>" + (("<br>" + q.nat()) if q.known and p.chance(.6) else ""))}{li("gp_paternal" if q.side == "pat" else "gp_maternal", p.pick("Avós", "Filho(a) de"), q.grandparents(j))}</div>'

    fam = f'<div class=tw>{parent(first)}{parent(second)}</div>' if p.chance(.6) else parent(first) + parent(second)
    reg = f'<div class=card><div class=tw>{li("reg_date", "Registro", p.reg_date())}{li("dnv", "DNV", p.dnv())}</div>{li("twin", "Gêmeos", p.twin()) + li("twin_names", "Nomes", p.twin_names()) if p.r["twins"] or p.chance(.3) else ""}{li("averbacoes", p.pick("Averbações e anotações", "À margem"), notes(p))}</div>'
    sign = f'<div class=card>{truth(p)} {issued(p)}{li("officer", p.pick("Oficial", "Oficial titular", "Registradora ou registrador"), p.officer())}</div>'
    main = f'<div class=mn><h1>{L("heading", p.pick("Certidão de Nascimento", "CERTIDÃO DE NASCIMENTO"))}</h1>{who}{born}{fam}{reg}{sign}</div>'
    return sheet(p, f""".wr{{display:flex;gap:14px}}.sd{{width:{p.pick(150, 175)}px;flex:none;background:{p.pick(dark, "#eee")};color:{"#fff"};padding:14px 10px;font-size:9px;overflow-wrap:anywhere}}.sd p{{margin-bottom:6px}}.mn{{flex:1;min-width:0}}.card{{border:1px solid #ccc;border-radius:{p.pick(0, 6)}px;padding:6px 10px;margin-bottom:{p.pick(5, 9)}px;flex:1;min-width:0;overflow-wrap:anywhere}}.tw{{display:flex;gap:10px}}.li{{flex:1;margin-bottom:3px}}.k{{font-size:8px;{p.pick("text-transform:uppercase;", "")}opacity:.75}}.nm{{font-size:{p.pick(16, 20)}px;font-weight:bold}}h1{{font-size:19px;margin:0 0 10px}}""".replace("background:#eee;color:#fff", "background:#eee;color:#111"),
        f'<div class=wr>{side + main if left else main + side}</div>', pad="24px 26px", font=p.pick(*SANS), size=p.pick(11, 12))


@form
def k_court(p):
    """Narrated certificate under a court's header, with the court's table of seal and fees."""
    p.manner(caps=p.chance(.4), blank="não consta")
    first, second = p.parents("father" if p.chance(.7) else "mother")
    L = labels(p)
    b = p.pick("b", "b", "span", "u")
    o = "o" if p.r["sex"] == "M" else "a" if p.r["sex"] == "F" else "o(a)"
    uf = p.r["ruf"] if p.r["ruf"] in places.UF_NAMES else "DF"

    def v(text):
        return f"<{b}>{text}</{b}>"

    def line(q):
        out = v(q.name())
        if not q.known:
            return out
        if p.r["late"] or p.rng.random() < .6:
            out += f", {p.pick('natural de', 'nascid' + ('o' if q.person['sex'] == 'M' else 'a') + ' em')} {v(q.nat())}"
        if p.rng.random() < .4:
            out += f", {q.extra('profession')}, com {q.extra('age')} anos de idade"
        return out

    pair = " e de ".join(line(q) for q in (first, second) if q.known) or p.blank()
    gps = []
    for q in (first, second):
        if q.grandfather_known or q.grandmother_known:
            gps.append(f"{p.pick('São avós', 'Avós', 'sendo avós')} {'paternos' if q.side == 'pat' else 'maternos'}{p.pick(':', '')} {q.grandparents(' e ')}")
    gp = ("; ".join(gps) + ".") if gps else ""
    verb = p.pick("CERTIFICO", "CERTIFICO E DOU FÉ", "Certifico, a pedido de parte interessada,", "CERTIFICO, a requerimento verbal,")
    one = f"{verb} que, no Livro {L('livro', 'nº')} {p.livro()}, às folhas {p.folha()}, sob o nº {p.termo()} de ordem, foi lavrado em {p.reg_date()} o assento de nascimento de {v(p.name())}, do sexo {p.sex()}, nascid{o} em {p.birth_date()}, às {p.hour()}, {p.pick('em', 'no(a)')} {p.birth_place()}, {p.pick('na cidade de', 'município de', 'em')} {p.birth_city_uf()}, filh{o} de {pair}. {gp}"
    two = f"{verb} que {v(p.name())}, {p.pick('CPF nº ' + p.cpf() + ', ', '')}{p.sex()}, nasceu {p.pick('no dia', 'em')} {p.birth_date()}, às {p.hour()}, em {p.birth_city_uf()}, {p.birth_place()}. Filiação: {pair}. {gp} Registro feito em {p.reg_date()}, livro {p.livro()}, fls. {p.folha()}, termo {p.termo()}. {p.pick('Matrícula ' + p.matricula() + '.', '')}"
    text = p.pick(one, two)
    if p.chance(.4):
        text = text.replace(". Filiação", ".</p><p class=t>Filiação").replace(". São avós", ".</p><p class=t>São avós")
    text = f"<p class=t>{text}</p><p class=t>Foi declarante {p.other(p.r['declarant']['name'])}, e testemunhas {p.other(' e '.join(w['name'] for w in p.r['witnesses']) or 'as que assinaram')}. {'DNV nº ' + p.dnv() + '.' if p.r['dnv'] else ''}</p><p class=t>{p.pick('OBSERVAÇÕES:', 'Averbações:', 'À margem do termo consta:', 'ANOTAÇÕES:')} {notes(p, ' ')}</p>"
    head = p.pick(
        f'<div class=c><b>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO</b><br>{state(p)}<br>Comarca de {p.reg_city()}<br>{p.office()}</div>',
        f'<div class=c>{state(p)}<br>PODER JUDICIÁRIO - CORREGEDORIA-GERAL DA JUSTIÇA<br><b>{p.office()}</b><br>Comarca de {p.reg_city_uf()}<br><small>{p.other(p.r["address"])}</small></div>',
        f'<div style="display:flex;gap:14px"><div class=lg>TJ{uf}</div><div><b>{p.office()}</b><br>{p.reg_city_uf()}<br>Juízo corregedor: {p.pick("1ª Vara Cível", "Vara de Registros Públicos", "Vara Única")}<br>{L("officer", "Titular")}: {p.officer()}</div></div>',
    )
    table = f'<table class=sl><tr><th colspan=2>PODER JUDICIÁRIO - TJ{uf}<br>SELO DE FISCALIZAÇÃO</th></tr><tr><td>{L("seal", p.pick("Nº do selo", "Selo", "Selo eletrônico nº"))}</td><td>{p.seal()}</td></tr><tr><td>Cód. de segurança</td><td>{records.security_code(p.rng)}</td></tr>' + "".join(f"<tr><td>{a}</td><td>{m}</td></tr>" for a, m in p.r["fees"]) + f'<tr><td colspan=2>Consulte a validade em {p.r["website"]}</td></tr></table>'
    act = f'<p class=t>Eu, {p.other(p.r["clerk"])}, {p.other(p.r["clerk_title"])}, digitei{p.pick(" e conferi", "", ", subscrevi")}. {p.pick("O referido é verdade e dou fé.", truth(p))}</p>'
    sign = f'<div class=sg>{issued(p)}<br><br><br>{"_" * 34}<br>{p.officer()}<br>{p.other(p.r["officer_title"])}</div>'
    foot = p.pick(f'<div style="display:flex;gap:20px;align-items:flex-end"><div style="width:270px">{table}</div>{sign}</div>', f'{sign}<div style="width:300px;margin-top:20px">{table}</div>', f'{sign}<div style="width:230px;margin:20px 0 0 auto">{table}</div>')
    return sheet(p, f""".c{{text-align:center}}.lg{{width:70px;height:70px;border:2px solid #555;border-radius:50%;text-align:center;padding-top:24px;font-weight:bold}}h1{{text-align:center;font-size:{p.pick(18, 22, 28)}px;letter-spacing:{p.pick(0, 3)}px;margin:20px 0}}.t{{text-align:justify;text-indent:{p.pick(0, 40, 90)}px;margin-bottom:8px}}.sl td,.sl th{{border:1px solid #555;font-size:9px;padding:1px 4px}}.sl th{{text-align:center}}.sg{{text-align:center;flex:1;margin-top:20px}}""",
        head + f'<h1>{L("heading", p.pick("CERTIDÃO DE NASCIMENTO", "CERTIDÃO", "C E R T I D Ã O"))}</h1>' + text + act + foot, pad=p.pick("50px 70px", "40px 56px"), size=p.pick(12, 13, 14))


@form
def k_maternity(p):
    """First copy given at the maternity ward: unit and hospital named in the header, free of charge, large type."""
    p.manner(caps=p.chance(.7))
    first, second = p.parents("mother" if p.chance(.7) else "father")
    L = labels(p)
    home = p.r["home"]
    unit = p.pick("UNIDADE INTERLIGADA", "POSTO AVANÇADO DE REGISTRO CIVIL", "Posto de Atendimento na Maternidade", "Unidade Interligada de Registro Civil")
    at = "" if home else p.pick("", f"<br>{p.birth_place()}")
    cols = p.pick(1, 2, 2)

    def f(concept, text, value, full=False):
        return f'<div class=f style="grid-column:span {cols if full else 1}"><div class=k>{L(concept, text) if concept else text}</div><div class=v>{value}</div></div>'

    fs = [f("name", p.pick("Nome do bebê", "Nome da criança", "Registrado(a)"), f"<b class=n>{p.name()}</b>", True), f("birth_date", p.pick("Nasceu em", "Nascimento"), p.birth_date("num" if p.chance(.5) else None)), f("hour", p.pick("Às", "Hora"), p.hour()), f("birth_place", "Local" if home else p.pick("Maternidade", "Local", "Hospital"), p.birth_place(), True), f("birth_city", "Cidade", p.birth_city_uf()), f("sex", "Sexo", p.sex())]
    if p.chance(.6):
        fs.append(f("nat", p.pick("Naturalidade (opção dos pais)", "Naturalidade"), p.nat()))
    fs.append(f("dnv", p.pick("Declaração de Nascido Vivo", "DNV nº"), p.dnv()))
    if p.chance(.4):
        fs.append(f(None, "Peso", f"{p.rng.randint(2, 4)},{p.rng.randint(100, 999)} kg"))
    for q in (first, second):
        fs.append(f(q.role, p.pick("Mãe", "Mamãe", "Nome da mãe") if q.role == "mother" else p.pick("Pai", "Papai", "Nome do pai"), q.name(), cols == 2 and p.chance(.3)))
        fs.append(f("parent_nat", "Natural de", q.nat()))
    for q in (first, second):
        fs.append(f("gp_paternal" if q.side == "pat" else "gp_maternal", "Avós paternos" if q.side == "pat" else "Avós maternos", q.grandparents(p.pick(" e ", "<br>", "; ")), p.chance(.5)))
    if p.r["twins"] or p.chance(.4):
        fs += [f("twin", "Gêmeos?", p.twin_boxes(p.pick("(X)", "[x]"), p.pick("( )", "[ ]"))), f("twin_names", "Irmãos gêmeos", p.twin_names())]
    fs += [f("reg_date", "Registrado em", p.reg_date()), f("office", "Cartório responsável pelo registro", p.office(), True), f("reg_city", "Município de registro", p.reg_city_uf()), f("matricula", "Matrícula", p.matricula(), True), f("cpf", "CPF", p.cpf()), f("averbacoes", "Observações", notes(p), True)]
    if p.chance(.35):
        fs.insert(0, fs.pop(-2))
    head = f'<div class=hd>{unit}{at}</div><h1>{L("heading", p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento"))}</h1><div class=s>{p.pick("1ª via gratuita - Lei nº 9.534/97", "PRIMEIRA VIA - ISENTA DE EMOLUMENTOS", "Toda criança tem direito a nome e sobrenome", "Registro civil: o primeiro direito")}</div>'
    end = f'<div class=e>{truth(p)}<br>{issued(p)}<br><br><br>{signer(p, p.pick(", ", "<br>", " - "))}</div><div class=s>{p.pick("Preposto da unidade: " + p.other(p.r["clerk"]) + " - ", "")}{L("seal", "Selo")} {p.seal()}</div>'
    return sheet(p, f""".g{{display:grid;grid-template-columns:repeat({cols},1fr);gap:{p.pick(4, 7, 10)}px 14px;{p.pick("", "border:3px double #357;border-radius:14px;padding:12px;")}}}.f{{min-width:0;overflow-wrap:anywhere;{p.pick("", "border-bottom:1px solid #999;", "background:#f3f3f3;padding:3px 6px;")}}}.k{{font-size:{p.pick(9, 10, 11)}px;color:#{p.pick("333", "357", "a36")}}}.n{{font-size:135%}}.hd,.s,.e{{text-align:center}}.s{{font-size:10px;margin:4px 0 10px}}h1{{text-align:center;margin:6px 0;font-size:{p.pick(22, 28)}px}}.e{{margin-top:14px}}""",
        head + f"<div class=g>{''.join(fs)}</div>" + end, size=p.pick(12, 13, 14, 15))


@form
def k_kin_table(p):
    """Family as a table with a header row (name, place, grandparents), registration and birth as further such tables."""
    p.manner(caps=p.chance(.7))
    first, second = p.parents()
    L = labels(p)
    kind = p.rng.randint(0, 3)

    def table(heads, rows):
        return "<table class=b><tr>" + "".join(f"<th>{h}</th>" for h in heads) + "</tr>" + "".join("<tr>" + "".join(f"<td>{c}</td>" for c in r) + "</tr>" for r in rows) + "</table>"

    j = p.pick(" e ", "<br>", "; ", " / ")
    role = {"mother": p.pick("Mãe", "MÃE", "Genitora"), "father": p.pick("Pai", "PAI", "Genitor")}
    if kind == 0:
        family = table([L("filiation", "Filiação"), L("parent_nat", "Naturalidade"), L("gp_all", "Avós")], [[q.name(), q.nat(), q.grandparents(j)] for q in (first, second)])
    elif kind == 1:
        family = table(["", L("filiation", "Nome"), L("parent_nat", "Natural de"), L("grandfather", "Avô"), L("grandmother", "Avó")], [[role[q.role], q.name(), q.nat(), q.grandfather(), q.grandmother()] for q in (first, second)])
    elif kind == 2:
        family = table(["Parentesco", "Nome", "Município", "UF"], [[role[q.role], q.name(), q.nat_city(), q.nat_uf()] for q in (first, second)])
        rows = []
        for q in (first, second):
            rows += [[f"Avô {'paterno' if q.side == 'pat' else 'materno'}", q.grandfather()], [f"Avó {'paterna' if q.side == 'pat' else 'materna'}", q.grandmother()]]
        family += table(["Parentesco", "Nome"], rows)
    else:
        family = table(["", role[first.role], role[second.role]], [[L("name", "Nome"), first.name(), second.name()], [L("parent_nat", "Naturalidade"), first.nat(), second.nat()], ["Profissão", first.extra("profession"), second.extra("profession")], [L("gp_all", "Avós"), first.grandparents(j), second.grandparents(j)]][: 4])
    person = table([L("name", "Nome do registrado"), L("sex", "Sexo"), L("cpf", "CPF")], [[f"<b>{p.name()}</b>", p.sex(), p.cpf()]])
    birth = p.pick(
        table([L("birth_day", "Dia"), L("birth_month", "Mês"), L("birth_year", "Ano"), L("hour", "Hora"), L("birth_place", "Local"), L("birth_city", "Município"), L("birth_uf", "UF")], [[p.birth_day(), p.birth_month(), p.birth_year(), p.hour(), p.birth_place(), p.birth_city(), p.birth_uf()]]),
        table([L("birth_date", "Data"), L("hour", "Horário"), L("birth_place", "Local de nascimento"), L("birth_city", "Município/UF")], [[p.birth_date(), p.hour(), p.birth_place(), p.birth_city_uf()]]),
        table([L("birth_date", "Data e hora do nascimento"), L("birth_place", "Local, município e UF"), L("nat", "Naturalidade")], [[p.birth_date() + "<br>" + p.hour(), p.birth_place() + "<br>" + p.birth_city_uf(), p.nat()]]),
    )
    if p.chance(.4):
        reg = table([L("reg_date", "Data do registro"), L("livro", "Livro"), L("folha", "Folha"), L("termo", "Termo"), L("dnv", "DNV")], [[p.reg_date(), p.livro(), p.folha(), p.termo(), p.dnv()]])
    else:
        reg = table(["Dia", "Mês", "Ano", L("livro", "Livro"), L("folha", "Fls."), L("termo", "Nº"), L("dnv", "D.N.V.")], [[p.reg_day(), p.reg_month(), p.reg_year(), p.livro(), p.folha(), p.termo(), p.dnv()]])
    d = p.r["declarant"]
    decl = table(["Declarante", "Condição", "Documento", "Residência"], [[p.other(d["name"]), p.other(d["kin"]), d["rg"], p.other(d["residence"])]]) if p.chance(.6) else ""
    twins = table([L("twin", "Gêmeo"), L("twin_names", "Nome e matrícula")], [[p.twin(), p.twin_names()]]) if p.r["twins"] or p.chance(.3) else ""
    titled = p.chance(.6)

    def sec(title, body):
        return (f"<div class=s>{title}</div>" if titled and body else "") + body

    parts = [sec("DADOS DO REGISTRADO", person), sec("DADOS DO NASCIMENTO", birth), sec("FILIAÇÃO", family), sec("GÊMEOS", twins), sec("DADOS DO REGISTRO", reg), sec("DECLARANTE", decl)]
    if p.chance(.3):
        parts = [parts[0], parts[4], *parts[1:4], parts[5]]
    marg = table([L("averbacoes", "AVERBAÇÕES"), L("anotacoes", "ANOTAÇÕES")], [[p.averbacoes(), p.anotacoes()]]) if p.chance(.5) else table([L("averbacoes", p.pick("AVERBAÇÕES/ANOTAÇÕES À ACRESCER", "Notas marginais"))], [[notes(p)]])
    head = table([L("office", "Serventia"), L("officer", "Oficial"), L("reg_city", "Município/UF")], [[p.office(), p.officer(), p.reg_city_uf()]]) if p.chance(.5) else f'<div class=c><b>{p.office()}</b><br>{p.reg_city_uf()}</div>'
    foot = f'<div class=e>{truth(p)} {issued(p)}<br><br><br>{signer(p)}</div>'
    line = p.pick("1px solid #000", "1px solid #999", "0")
    return sheet(p, f""".b{{margin-bottom:{p.pick(0, 6, 10)}px}}.b td,.b th{{border:{line};padding:{p.pick(1, 3)}px 5px;overflow-wrap:anywhere;text-align:{p.pick("left", "left", "center")}}}.b th{{font-size:{p.pick(8, 9, 10)}px;background:{p.pick("#ddd", "#fff", "#f2f2e8")};font-weight:{p.pick("bold", "normal")}{";border-bottom:1px solid #000" if line == "0" else ""}}}.s{{font-weight:bold;font-size:10px;margin-top:4px}}.c,.e,h1{{text-align:center}}h1{{font-size:20px}}.e{{margin-top:16px}}""",
        head + f'<h1>{L("heading", "CERTIDÃO DE NASCIMENTO")}</h1>' + (f'<div class=c style="margin-bottom:8px">{L("matricula", "Matrícula")}: {p.matricula()}</div>' if p.chance(.8) else "") + "".join(parts) + marg + (cadastro(p).replace("class=cad", "class=b") if p.chance(.4) else "") + foot)


@form
def k_columns(p):
    """Father's and mother's lines in two columns of the same rows, the registered person above them."""
    p.manner(caps=p.chance(.6))
    first, second = p.parents()
    L = labels(p)
    mode = p.rng.randint(0, 2)
    extra = p.chance(.5)

    def col(q):
        word = "PAI" if q.role == "father" else "MÃE"
        pa = "paterno" if q.side == "pat" else "materno"
        rows = [(L(q.role, p.pick("Nome", word.title())), q.name()), (L("parent_nat", "Naturalidade"), q.nat())]
        if extra:
            rows += [("Profissão", q.extra("profession")), ("Nacionalidade", q.extra("nationality"))]
        if mode == 0:
            rows.append((L("gp_paternal" if q.side == "pat" else "gp_maternal", f"Avós {pa}s"), q.grandparents("<br>")))
        else:
            rows += [(L("grandfather", f"Avô {pa}" if mode == 1 else "Seu pai"), q.grandfather()), (L("grandmother", f"Avó {pa[:-1]}a" if mode == 1 else "Sua mãe"), q.grandmother())]
        head = f"<div class=t>{word}</div>"
        stacked = mode != 1
        return f'<div class=col>{head}' + "".join(f'<div class=f><span class=k>{k}{"" if stacked else ":"}</span>{"<br>" if stacked else " "}{v}</div>' for k, v in rows) + "</div>"

    top = f'<div class=tw><div style="flex:2"><span class=k>{L("name", "Nome")}</span><br><b class=n>{p.name()}</b></div><div><span class=k>{L("sex", "Sexo")}</span><br>{p.sex()}</div></div>'
    born = f'<div class=tw><div><span class=k>{L("birth_date", "Data de nascimento")}</span><br>{p.birth_date()}</div><div><span class=k>{L("hour", "Hora")}</span><br>{p.hour()}</div><div><span class=k>{L("nat", "Naturalidade")}</span><br>{p.nat()}</div></div><div class=tw><div style="flex:2"><span class=k>{L("birth_place", "Local")}</span><br>{p.birth_place()}</div><div><span class=k>{L("birth_city", "Município - UF")}</span><br>{p.birth_city_uf()}</div></div>'
    reg = f'<div class=tw><div><span class=k>{L("reg_date", "Data do registro")}</span><br>{p.reg_date()}</div><div><span class=k>{L("livro", "Livro")}</span><br>{p.livro()}</div><div><span class=k>{L("folha", "Folha")}</span><br>{p.folha()}</div><div><span class=k>{L("termo", "Termo")}</span><br>{p.termo()}</div></div>'
    mats = f'<div class=tw><div style="flex:2"><span class=k>{L("matricula", "Matrícula")}</span><br>{p.matricula()}</div><div><span class=k>{L("cpf", "CPF")}</span><br>{p.cpf()}</div><div><span class=k>{L("dnv", "DNV")}</span><br>{p.dnv()}</div></div>'
    w, w2 = (p.r["witnesses"] + [p.r["declarant"]] * 2)[:2]
    decl = f'<div class=tw><div class=col><div class=t>DECLARANTE</div><div class=f><span class=k>Nome</span><br>{p.other(p.r["declarant"]["name"])}</div><div class=f><span class=k>Naturalidade</span><br>{any_place(p)}</div></div><div class=col><div class=t>TESTEMUNHAS</div><div class=f>{p.other(w["name"])}</div><div class=f>{p.other(w2["name"])}</div></div></div>' if p.chance(.5) else ""
    twins = f'<div class=tw><div><span class=k>{L("twin", "Gêmeo")}</span> {p.twin()}</div><div style="flex:3"><span class=k>{L("twin_names", "Nome e matrícula")}</span> {p.twin_names()}</div></div>' if p.r["twins"] or p.chance(.4) else ""
    fam = f'<div class=tw>{col(first)}{col(second)}</div>'
    order = p.pick([top, mats, born, fam, twins, reg, decl], [top, born, fam, twins, decl, mats, reg], [mats, top, fam, born, twins, reg, decl])
    av = f'<div class=tw><div><span class=k>{L("averbacoes", "Averbações")}</span><br>{p.averbacoes()}</div><div><span class=k>{L("anotacoes", "Anotações")}</span><br>{p.anotacoes()}</div></div>' if p.chance(.6) else f'<div class=tw><div><span class=k>{L("averbacoes", "Averbações / anotações")}</span><br>{notes(p)}</div></div>'
    foot = f'<div class=tw><div><b>{p.office()}</b><br>{L("officer", "Oficial")}: {p.officer()}<br>{p.pick("Substituta", "Substituto", "Oficial substituto")}: {p.other(people.person(p.rng, p.pick("M", "F")))}<br>{p.reg_city_uf()}<br>{p.other(p.r["address"])}</div><div style="text-align:center">{truth(p)}<br>{issued(p)}<br><br><br>{p.other(p.r["clerk"])}<br>{p.pick("Escrevente", "Escrevente autorizada", "Escrevente autorizado", "Preposto")}</div></div>'
    return sheet(p, f""".tw{{display:flex;gap:{p.pick(8, 16)}px;margin-bottom:{p.pick(4, 8)}px}}.tw>div{{flex:1;min-width:0;overflow-wrap:anywhere;{p.pick("", "border:1px solid #888;padding:3px 6px;", "border-bottom:1px solid #aaa;")}}}.k{{font-size:{p.pick(7, 8, 9)}px;{p.pick("color:#555", "font-weight:bold", "font-style:italic")}}}.t{{text-align:center;font-weight:bold;{p.pick("background:#ddd", "", "border-bottom:2px solid #000")}}}.f{{margin-bottom:3px}}.n{{font-size:125%}}h1{{text-align:{p.pick("center", "left")};font-size:{p.pick(18, 22)}px;margin:0 0 12px}}""",
        f'<h1>{L("heading", "CERTIDÃO DE NASCIMENTO")}</h1>' + "".join(order) + av + foot)


@form
def k_slip(p):
    """A narrow slip as a receipt printer or a card-size laminate has it."""
    L = labels(p)
    card = p.chance(.4)
    p.manner(caps=p.chance(.8), matricula=p.pick(" ", "", "."))
    first, second = p.parents()
    width = p.pick(520, 600) if card else p.pick(300, 340, 380)
    rule = f"<div class=c>{p.pick('-' * 30, '=' * 26, '. ' * 18, '')}</div>"

    def ln(concept, text, value, below=None):
        below = p.chance(.3) if below is None else below
        return f'<div>{L(concept, text) if concept else text}{p.pick(":", ":", "..:", "")}{"<br>" if below else " "}{value}</div>'

    out = [f'<div class=c><b>{p.office()}</b><br>{p.reg_city_uf()}</div>', rule, f'<div class=c><b>{L("heading", p.pick("CERTIDÃO DE NASCIMENTO", "NASCIMENTO", "CERT. NASCIMENTO"))}</b></div>', ln("matricula", p.pick("MATR", "Matrícula"), p.matricula(), True), ln("name", "NOME", p.name(), True)]
    if p.chance(.6):
        out.append(ln("cpf", "CPF", p.cpf()))
    out += [ln("birth_date", p.pick("NASC", "Nascimento", "DT NASC"), p.birth_date("num")), ln("hour", "HORA", p.hour("num")), ln("sex", "SEXO", p.sex()), ln("birth_place", p.pick("LOCAL", "Lugar"), p.birth_place()), ln("birth_city", p.pick("CIDADE", "MUN/UF"), p.birth_city_uf())]
    if p.chance(.5):
        out.append(ln("filiation", "FILIAÇÃO", first.name() + "<br>" + second.name(), True))
        out.append(ln("gp_all", "AVÓS", first.grandparents("<br>") + "<br>" + second.grandparents("<br>"), True))
    else:
        for q in (first, second):
            out.append(ln(q.role, "PAI" if q.role == "father" else "MÃE", q.name()))
            if p.chance(.6):
                out.append(ln("parent_nat", "NAT", q.nat()))
            out.append(ln("gp_paternal" if q.side == "pat" else "gp_maternal", "AVÓS PAT" if q.side == "pat" else "AVÓS MAT", q.grandparents(p.pick(" e ", " / "))))
    out += [ln("reg_date", "REG", p.reg_date("num")), f'<div>{L("livro", "LV")} {p.livro()} {L("folha", "FL")} {p.folha()} {L("termo", "T")} {p.termo()}</div>']
    if p.r["dnv"]:
        out.append(ln("dnv", "DNV", p.dnv()))
    if p.r["averbacoes"] or p.r["anotacoes"] or p.chance(.5):
        out.append(ln("averbacoes", p.pick("OBS", "AVERB/ANOT"), notes(p)))
    out += [rule, f'<div class=c>{issued(p)}</div>', f'<div class=c>{L("seal", "SELO")} {p.seal()}</div>', f'<div class=c><br>{signer(p)}</div>']
    return sheet(p, f".c{{text-align:center;overflow:hidden;white-space:normal}}body>div{{margin-bottom:{p.pick(0, 2)}px;overflow-wrap:anywhere}}{p.pick('', 'body{border:1px solid #555}', 'body{border:2px solid #284;border-radius:12px}') if card else ''}", "".join(out), width=width, pad="14px 16px", font=p.pick(*MONO, *MONO, "Nimbus Sans Narrow", "Liberation Sans"), size=p.pick(10, 11, 12))


@form
def k_bilingual(p):
    """Labels in Portuguese with English, Spanish or French beside, beneath or behind a bar; values in Portuguese."""
    p.manner(caps=p.chance(.6))
    first, second = p.parents()
    L = labels(p)
    how = p.rng.randint(0, 2)
    tongue = p.rng.randint(0, 2)
    words = {
        "name": ("Nome", "Name", "Nombre", "Nom"), "cpf": ("CPF", "Taxpayer No.", "Nº de contribuyente", "Nº fiscal"), "matricula": ("Matrícula", "Registration No.", "Nº de inscripción", "Nº d'immatriculation"),
        "birth_date": ("Data de nascimento", "Date of birth", "Fecha de nacimiento", "Date de naissance"), "hour": ("Hora", "Time", "Hora", "Heure"), "sex": ("Sexo", "Sex", "Sexo", "Sexe"),
        "birth_place": ("Local de nascimento", "Place of birth", "Lugar de nacimiento", "Lieu de naissance"), "birth_city": ("Município / UF", "City / State", "Municipio / Estado", "Commune / État"), "nat": ("Naturalidade", "Native of", "Natural de", "Originaire de"),
        "father": ("Pai", "Father", "Padre", "Père"), "mother": ("Mãe", "Mother", "Madre", "Mère"), "parent_nat": ("Naturalidade", "Native of", "Natural de", "Originaire de"),
        "gp_paternal": ("Avós paternos", "Paternal grandparents", "Abuelos paternos", "Grands-parents paternels"), "gp_maternal": ("Avós maternos", "Maternal grandparents", "Abuelos maternos", "Grands-parents maternels"),
        "twin": ("Gêmeo", "Twin", "Gemelo", "Jumeau"), "twin_names": ("Nome do gêmeo", "Twin's name", "Nombre del gemelo", "Nom du jumeau"), "reg_date": ("Data do registro", "Date of registration", "Fecha de inscripción", "Date d'enregistrement"),
        "livro": ("Livro", "Book", "Libro", "Registre"), "folha": ("Folha", "Page", "Folio", "Feuillet"), "termo": ("Termo", "Entry", "Acta", "Acte"), "dnv": ("DNV", "Live birth statement", "Declaración de nacido vivo", "Déclaration de naissance"),
        "averbacoes": ("Averbações", "Endorsements", "Anotaciones marginales", "Mentions marginales"), "anotacoes": ("Anotações", "Annotations", "Notas", "Annotations"), "office": ("Ofício", "Registry office", "Oficina", "Bureau"), "reg_city": ("Município do registro", "Place of registration", "Lugar de inscripción", "Lieu d'enregistrement"),
        "officer": ("Oficial", "Registrar", "Oficial", "Officier"), "issue_date": ("Data de emissão", "Date of issue", "Fecha de expedición", "Date de délivrance"), "issue_place": ("Local de emissão", "Place of issue", "Lugar de expedición", "Lieu de délivrance"),
    }

    def text(concept):
        w = words[concept]
        other = w[1 + tongue]
        if how == 0:
            return L(concept, f"{w[0]} / <i>{other}</i>")
        if how == 1:
            return L(concept, f"{w[0]}<br><i>{other}</i>")
        return L(concept, f"{w[0]} - {w[1]} - {w[2]}") if tongue < 2 else L(concept, f"{other} ({w[0]})")

    beside = p.chance(.5)

    def c(concept, value, flex=1):
        if beside:
            return f'<div class=c style="flex:{flex};display:flex"><div class=k style="width:{156 if flex > 1.5 else 100}px;flex:none;padding-right:8px;overflow-wrap:anywhere">{text(concept)}</div><div class=v>{value}</div></div>'
        return f'<div class=c style="flex:{flex}"><div class=k>{text(concept)}</div><div class=v>{value}</div></div>'

    rows = [[c("name", f"<b>{p.name()}</b>", 3)], [c("matricula", p.matricula(), 3)], [c("birth_date", p.birth_date(), 2), c("hour", p.hour()), c("sex", p.sex())], [c("birth_place", p.birth_place(), 2)], [c("birth_city", p.birth_city_uf(), 1.6), c("nat", p.nat(), 1.6)]]
    if p.chance(.5):
        rows[1].append(c("cpf", p.cpf()))
    for q in (first, second):
        rows.append([c(q.role, q.name(), 2), c("parent_nat", q.nat(), 1.2)])
    gps = [c("gp_paternal" if q.side == "pat" else "gp_maternal", q.grandparents(p.pick(" e ", "<br>", " / ")), 2) for q in (first, second)]
    rows += [gps] if p.chance(.4) else [[g] for g in gps]
    if p.r["twins"] or p.chance(.5):
        rows.append([c("twin", p.twin()), c("twin_names", p.twin_names(), 3)])
    rows += [[c("reg_date", p.reg_date(), 2), c("dnv", p.dnv(), 1.6)], [c("livro", p.livro()), c("folha", p.folha()), c("termo", p.termo())], [c("office", p.office(), 2)], [c("reg_city", p.reg_city_uf(), 2)], [c("averbacoes", p.averbacoes(), 2)], [c("anotacoes", p.anotacoes(), 2)]]
    rows += [[c("issue_place", p.issue_city_uf(), 1.6), c("issue_date", p.issue_date(), 1.6)], [c("officer", p.officer(), 2)]]
    title = ("CERTIDÃO DE NASCIMENTO", ("BIRTH CERTIFICATE", "CERTIFICADO DE NACIMIENTO", "ACTE DE NAISSANCE")[tongue])
    head = p.pick(f'<h1>{L("heading", title[0])}<br><i>{L("heading", title[1])}</i></h1>', f'<h1>{L("heading", " / ".join(title))}</h1>')
    return sheet(p, f""".r{{display:flex;gap:{p.pick(0, 6, 12)}px;margin-bottom:{p.pick(-1, 3, 6)}px}}.c{{min-width:0;overflow-wrap:anywhere;padding:2px 5px;{p.pick("border:1px solid #666;", "border-bottom:1px solid #999;", "")}}}.k{{font-size:{p.pick(7.5, 8.5, 9.5)}px;color:#{p.pick("000", "445")}}}.v{{flex:1;min-width:0}}h1{{text-align:center;font-size:{p.pick(16, 20)}px}}.e{{text-align:center;margin-top:20px}}""",
        f'<div style="text-align:center">REPÚBLICA FEDERATIVA DO BRASIL<br><small>Federative Republic of Brazil</small></div>{head}' + "".join(f"<div class=r>{''.join(r)}</div>" for r in rows) + f"<div class=e>{truth(p)}<br><br>{'_' * 30}</div>")


@form
def k_pre(p):
    """A text-mode program's printout: fixed pitch, labels padded with dots or blanks, rules of hyphens."""
    p.manner(caps=True, blank=p.pick("-------", "XXXXXXXX", "NADA CONSTA", ""))
    first, second = p.parents()
    L = labels(p)
    pad = p.pick(".", " ", " ", "_")
    width = p.pick(16, 20, 26)
    ascii_ = p.chance(.3)
    rule = "<div class=ru>" + p.pick("-", "=", "*", "_") * 84 + "</div>"

    def ln(concept, text, value):
        head = text + pad * max(1, width - len(text))
        return f'<div class=l><span>{L(concept, head) if concept and pad == " " else head}{p.pick(": ", ":") if not ascii_ else "= "}</span><span class=v>{value}</span></div>'

    def pair(a, b):
        return f'<div class=pr>{a}{b}</div>'

    out = [f'<div class=c>{p.office()}<br>{p.reg_city_uf()}</div>', rule, f'<div class=c>{L("heading", p.pick("CERTIDAO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO", "* * CERTIDAO DE NASCIMENTO * *"))}</div>', rule]
    out.append(pair(ln("livro", "LIVRO", p.livro()), ln("folha", "FOLHA", p.folha())) + ln("termo", "TERMO", p.termo()) if p.chance(.5) else ln("matricula", "MATRICULA", p.matricula()))
    out += [ln("name", p.pick("NOME", "REGISTRADO"), p.name()), pair(ln("birth_date", p.pick("DATA NASC", "NASCIMENTO"), p.birth_date("num")), ln("hour", "HORA", p.hour("num"))), pair(ln("sex", "SEXO", p.sex()), ln("cpf", "CPF", p.cpf()) if p.chance(.6) else ln(None, "COR", p.other(p.r["color"])))]
    out += [ln("birth_place", p.pick("LOCAL", "LOCAL NASC"), p.birth_place()), ln("birth_city", p.pick("MUNICIPIO", "CIDADE/UF"), p.birth_city_uf())]
    if p.chance(.5):
        out.append(rule)
    for q in (first, second):
        out.append(ln(q.role, p.pick("NOME DO PAI", "PAI") if q.role == "father" else p.pick("NOME DA MAE", "MAE"), q.name()))
        out.append(ln("parent_nat", "NATURAL DE", q.nat()))
        if p.chance(.4):
            out.append(pair(ln(None, "PROFISSAO", q.extra("profession")), ln(None, "IDADE", q.extra("age"))))
        if p.chance(.5):
            out += [ln("grandfather", f"AVO {'PATERNO' if q.side == 'pat' else 'MATERNO'}", q.grandfather()), ln("grandmother", f"AVO {'PATERNA' if q.side == 'pat' else 'MATERNA'}", q.grandmother())]
        else:
            out.append(ln("gp_paternal" if q.side == "pat" else "gp_maternal", f"AVOS {'PAT' if q.side == 'pat' else 'MAT'}", q.grandparents(p.pick(" E ", " / ", "; ", "<br>"))))
    if p.chance(.5):
        out.append(rule)
    if p.r["twins"] or p.chance(.3):
        out += [ln("twin", "GEMEO", p.twin()), ln("twin_names", "NOME GEMEO", p.twin_names())]
    out += [pair(ln("reg_date", p.pick("REGISTRO", "DATA REG"), p.reg_date("num")), ln("dnv", "DNV", p.dnv())), ln(None, "DECLARANTE", p.other(p.r["declarant"]["name"]))]
    for w in p.r["witnesses"][:2]:
        if p.chance(.5):
            out.append(ln(None, "TESTEMUNHA", p.other(w["name"])))
    out += [ln("averbacoes", "AVERBACOES", p.averbacoes()), ln("anotacoes", "ANOTACOES", p.anotacoes()), rule]
    end = f'<div>{p.pick("O REFERIDO E VERDADE E DOU FE.", "O CONTEUDO DA CERTIDAO E VERDADEIRO. DOU FE.")}</div><div class=c>{p.issue_city()}, {p.issue_date()}<br><br>{"_" * 30}<br>{signer(p)}</div><div class=sm>SEQ {p.r["protocol"]} OPER {p.pick("ANA", "JC", "MARIA", "001")} {fees(p)}</div>'
    return sheet(p, f".l{{display:flex;flex:1;min-width:0}}.l>span{{white-space:pre}}.l>.v{{white-space:normal;flex:1;min-width:0;overflow-wrap:anywhere}}.pr{{display:flex;gap:10px}}.c{{text-align:center}}.ru{{overflow:hidden;white-space:nowrap}}.sm{{font-size:80%;margin-top:14px}}", "".join(out) + end, font=p.pick(*MONO), size=p.pick(11, 12, 13), pad=p.pick("40px 50px", "24px 30px"))


@form
def k_letterhead(p):
    """Letterhead column with the officer and substitutes named; the certificate in short paragraphs beside it."""
    p.manner(caps=p.chance(.4))
    first, second = p.parents()
    L = labels(p)
    o = "o" if p.r["sex"] == "M" else "a" if p.r["sex"] == "F" else "o(a)"
    subs = [p.other(people.person(p.rng, p.pick("M", "F"))) for _ in range(p.rng.randint(1, 4))]
    titled = p.chance(.5)
    officer = f'<p>{p.pick(L("officer", "Oficial"), L("officer", "Oficial Titular"), L("officer", "Registrador"), L("officer", "OFICIAL"))}{p.pick("<br>", ": ")}<b>{p.officer()}</b></p>'
    names = f'<p>{p.pick("Substitutos", "Oficiais substitutos", "SUBSTITUTOS", "Oficial Substituto" if len(subs) == 1 else "Escreventes")}{p.pick("<br>", ": ")}{p.pick("<br>", ", ").join(subs)}</p>'
    contact = f'<p>{p.other(p.r["address"])}<br>CEP {p.r["cep"]}<br>{p.r["phone"]}<br>{p.r["email"]}<br>CNPJ {p.r["cnpj"]}</p>'
    where = f'<p>{p.reg_city_uf()}</p>'
    office = f'<p><b>{p.office()}</b></p>'
    pa = []

    def para(title, concept, text):
        t = L(concept, title) if concept else title
        pa.append(f"<p class=t>{f'<b>{t}.</b> ' if titled else ''}{text}</p>")

    para("Registrado", "name", p.pick(f"{p.name()}, do sexo {p.sex()}{', inscrit' + o + ' no CPF sob nº ' + p.cpf() if p.chance(.5) else ''}.", f"Consta nesta serventia o nascimento de <b>{p.name()}</b>, sexo {p.sex()}."))
    para("Nascimento", "birth_date", p.pick(f"Nascid{o} aos {p.birth_date('dias')}, às {p.hour()}, em {p.birth_place()}, {p.birth_city_uf()}.", f"{p.birth_date()}, {p.hour()}. {p.birth_place()}. {p.birth_city_uf()}.", f"Em {p.birth_city_uf()}, {p.birth_place()}, no dia {p.birth_date()}, às {p.hour()}."))
    fam = []
    for q in (first, second):
        if not q.known:
            continue
        gp = ""
        if q.grandfather_known or q.grandmother_known:
            son = "filho" if q.person["sex"] == "M" else "filha"
            gp = p.pick(f", {son} de {q.grandparents(' e de ')}", f", este {son} de {q.grandparents(' e ')}" if son == "filho" else f", esta {son} de {q.grandparents(' e ')}", f" ({son} de {q.grandparents(' e ')})")
        fam.append(f"{q.name()}, {p.pick('natural de', 'de')} {q.nat()}{gp}")
    if fam:
        para("Filiação", "filiation", f"{p.pick('Filh' + o + ' de ', '')}{p.pick(' e de ', '; e de ', '; ').join(fam)}.")
    para("Registro", "reg_date", p.pick(f"Lavrado em {p.reg_date()}, no livro {p.livro()}, fls. {p.folha()}, sob nº {p.termo()}. Matrícula {p.matricula()}.", f"Livro {p.livro()}, folha {p.folha()}, termo {p.termo()}, de {p.reg_date()}, declarado por {p.other(p.r['declarant']['name'])}."))
    if p.r["twins"]:
        para("Gêmeos", "twin_names", f"{p.pick('Irmãos gêmeos', 'Gêmeo(s)')}: {p.twin_names()}")
    para(p.pick("Averbações", "À margem"), "averbacoes", notes(p, " "))
    end = f'<p class=t>{truth(p)}</p><p style="text-align:{p.pick("right", "center", "left")}">{issued(p)}</p><p style="text-align:center;margin-top:46px">{p.pick("_" * 28 + "<br>", "")}{p.other(p.r["clerk"])}<br>{p.other(p.r["clerk_title"])}</p>'
    title = f'<h1>{L("heading", p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "CERTIDÃO"))}</h1>'
    mode = p.rng.randint(0, 2)
    if mode == 0:
        body = f'<div style="display:flex;gap:22px"><div class=sd>{office}{where}{officer}{names}{contact}</div><div style="flex:1;min-width:0">{title}{"".join(pa)}{end}</div></div>'
    elif mode == 1:
        body = f'<div class=hd><div>{office}{where}{contact}</div><div style="text-align:right">{officer}{names}</div></div>{title}{"".join(pa)}{end}'
    else:
        body = f'<div style="text-align:center" class=sm>{office}{where}</div>{title}{"".join(pa)}{end}<div class=ft>{officer}{names}{contact}</div>'
    return sheet(p, f""".sd{{width:{p.pick(150, 180)}px;flex:none;border-right:1px solid #777;padding-right:10px;font-size:{p.pick(8.5, 9.5)}px;text-align:{p.pick("left", "right", "center")};overflow-wrap:anywhere}}.sd p{{margin-bottom:12px}}.hd{{display:flex;justify-content:space-between;gap:20px;font-size:10px;border-bottom:2px solid #000;padding-bottom:6px}}.ft{{border-top:1px solid #000;margin-top:40px;font-size:9px;display:flex;gap:18px}}.t{{text-align:justify;margin-bottom:{p.pick(6, 10, 14)}px}}h1{{text-align:center;font-size:{p.pick(17, 21, 26)}px}}""", body, size=p.pick(12, 13, 14))


@form
def k_numbered(p):
    """Numbered items in one or two columns, as a form with instructions has them."""
    p.manner(caps=p.chance(.7))
    first, second = p.parents()
    L = labels(p)
    two = p.chance(.5)
    mark = p.pick("{:02d}", "{}.", "{} -", "({})", "{:02d}.")
    n = [0]

    def it(concept, text, value, wide=False):
        n[0] += 1
        label = f'{mark.format(n[0])} {L(concept, text) if concept else text}'
        return f'<div class="i{" w" if wide else ""}"><div class=k>{label}</div><div class=v>{value}</div></div>'

    out = [it("name", "NOME", p.name(), True), it("sex", "SEXO", p.pick(p.sex(), p.sex_boxes(), p.sex_boxes("[X]", "[ ]", "M", "F") if p.r["sex"] != "I" else p.sex())), it("cpf", "CPF", p.cpf())]
    out += [it("birth_date", "DATA DO NASCIMENTO", p.birth_date()), it("hour", "HORA", p.hour())] if p.chance(.6) else [it("birth_day", "DIA", p.birth_day()), it("birth_month", "MÊS", p.birth_month()), it("birth_year", "ANO", p.birth_year()), it("hour", "HORA", p.hour())]
    out += [it("birth_place", "LOCAL DO NASCIMENTO", p.birth_place(), True), it("birth_city", "MUNICÍPIO", p.birth_city()), it("birth_uf", "ESTADO", p.birth_uf(p.chance(.6)))]
    if p.chance(.4):
        out.append(it("nat", "NATURALIDADE", p.nat()))
    by_line = p.chance(.5)
    for q in (first, second):
        word = "PAI" if q.role == "father" else "MÃE"
        out += [it(q.role, p.pick(word, f"NOME D{'O' if word == 'PAI' else 'A'} {word}"), q.name(), True), it("parent_nat", f"NATURALIDADE D{'O PAI' if word == 'PAI' else 'A MÃE'}", q.nat())]
        if p.chance(.5):
            out.append(it(None, "IDADE", q.extra("age") + " anos" if q.known else q.extra("age")))
        if by_line:
            out += [it("grandfather", f"AVÔ {'PATERNO' if q.side == 'pat' else 'MATERNO'}", q.grandfather()), it("grandmother", f"AVÓ {'PATERNA' if q.side == 'pat' else 'MATERNA'}", q.grandmother())]
    if not by_line:
        out += [it("gp_paternal" if q.side == "pat" else "gp_maternal", f"AVÓS {'PATERNOS' if q.side == 'pat' else 'MATERNOS'}", q.grandparents(p.pick(" e ", "; ", "<br>")), True) for q in (first, second)]
    out += [it("twin", "GÊMEO", p.twin_boxes() if p.chance(.5) else p.twin()), it("twin_names", "NOME DO GÊMEO", p.twin_names())]
    out += [it("livro", "LIVRO", p.livro()), it("folha", "FOLHA", p.folha()), it("termo", "TERMO", p.termo()), it("reg_date", "DATA DO REGISTRO", p.reg_date()), it("dnv", "Nº DA DNV", p.dnv()), it("office", "CARTÓRIO", p.office(), True), it("reg_city", "MUNICÍPIO E UF DO REGISTRO", p.reg_city_uf()), it("officer", "OFICIAL", p.officer()), it("averbacoes", "AVERBAÇÕES", p.averbacoes(), True), it("anotacoes", "ANOTAÇÕES", p.anotacoes(), True), it("issue_date", p.pick("LOCAL E DATA", "EXPEDIDA EM"), issued(p), True)]
    inline = p.chance(.5)
    css = f".g{{display:grid;grid-template-columns:repeat({2 if two else 1},1fr);gap:{p.pick(0, 3, 6)}px {p.pick(4, 14)}px}}.i{{min-width:0;overflow-wrap:anywhere;padding:2px 4px;{p.pick('', 'border:1px solid #777;', 'border-bottom:1px solid #bbb;')}}}.w{{grid-column:1/-1}}.k{{font-size:{p.pick(7.5, 8.5, 9.5)}px}}h1{{text-align:center;font-size:20px}}"
    if inline:
        css += ".i{display:flex;gap:8px}.k{width:170px;flex:none}.v{flex:1;min-width:0}"
    return sheet(p, css, f'<h1>{L("heading", p.pick("CERTIDÃO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO<br>BREVE RELATO"))}</h1><div style="text-align:center;margin-bottom:8px">{p.matricula()}</div><div class=g>{"".join(out)}</div><p style="margin-top:10px;font-size:9px">{p.pick("Válida em todo o território nacional.", "Qualquer emenda ou rasura torna nula esta certidão.", "")}</p><p style="text-align:center;margin-top:36px">{"_" * 30}<br>{p.other(p.r["clerk"])}, {p.other(p.r["clerk_title"])}</p>')


@form
def k_big_cells(p):
    """A few large cells, each of which says several things one after the other."""
    p.manner(caps=p.chance(.6))
    first, second = p.parents()
    L = labels(p)
    bar = p.pick(" - ", ", ", " / ", "; ")

    def cell(concept, title, body):
        return f'<div class=b><div class=k>{L(concept, title) if concept else title}</div><div>{body}</div></div>'

    birth = p.pick(
        f"{p.birth_date()}{bar}{p.hour()}{bar}{p.birth_place()}{bar}{p.birth_city_uf()}",
        f"{p.birth_date()}, às {p.hour()}<br>{p.birth_place()}<br>{p.birth_city_uf()}",
        f"{p.birth_city_uf()}{bar}{p.birth_place()}<br>{p.birth_date()}{bar}{p.hour()}",
    )
    fam = []
    mode = p.rng.randint(0, 3)
    for q in (first, second):
        tag = p.pick("Pai: ", "PAI ", "(pai) ") if q.role == "father" else p.pick("Mãe: ", "MÃE ", "(mãe) ")
        gp = q.grandparents(p.pick(" e ", " / ", "; "))
        if mode == 0:
            fam.append(f"{tag}{q.name()}{bar}{q.nat()}<br>{gp}" if q.known else f"{tag}{q.name()}")
        elif mode == 1:
            fam.append(f"{q.name()}, natural de {q.nat()}, filh{'o' if q.person['sex'] == 'M' else 'a'} de {gp}" if q.known else q.name())
        elif mode == 2:
            fam.append(f"{q.name()} ({q.nat()})" if q.known else q.name())
        else:
            fam.append(f"{tag}{q.name()}")
    family = cell("filiation", p.pick("FILIAÇÃO", "PAIS", "FILIAÇÃO E AVÓS" if mode < 2 else "FILIAÇÃO"), p.pick("<br>", "<br>", " e ").join(fam) if mode else "<br>".join(fam))
    if mode == 3:
        family += cell("parent_nat", "NATURALIDADE DOS PAIS", "<br>".join(q.nat() for q in (first, second)))
    if mode >= 2:
        j, k = p.pick(" e ", "; ", " / "), p.pick("<br>", " // ", " - ", "; ")
        tags = p.chance(.4)
        words = {"pat": "Paternos: ", "mat": "Maternos: "}
        family += cell("gp_all", p.pick("AVÓS", "AVÓS PATERNOS E MATERNOS" if first.side == "pat" else "AVÓS MATERNOS E PATERNOS"), k.join((words[q.side] if tags else "") + q.grandparents(j) for q in (first, second)))
    who = cell("name", p.pick("NOME, SEXO E CPF", "REGISTRADO"), f"<b>{p.name()}</b>{bar}{p.sex()}{bar}{p.cpf()}") if p.chance(.5) else cell("name", "NOME", f"<b>{p.name()}</b>") + cell("sex", "SEXO", p.sex())
    book = p.pick(f"Livro {p.livro()}, folha {p.folha()}, termo {p.termo()}", f"{p.livro()} / {p.folha()} / {p.termo()}", f"L. {p.livro()} F. {p.folha()} Nº {p.termo()}")
    reg = cell("reg_date", p.pick("REGISTRO", "DATA, LIVRO, FOLHA E TERMO", "DADOS DO REGISTRO"), p.pick(f"{p.reg_date()}{bar}{book}", f"{book}<br>{p.reg_date()}", f"{p.reg_date()}<br>{book}<br>{p.matricula()}"))
    reg += cell("office", p.pick("CARTÓRIO E MUNICÍPIO", "SERVENTIA"), f"{p.office()}{p.pick('<br>', ', ', ' - ')}{p.reg_city_uf()}")
    if p.r["dnv"] or p.chance(.5):
        reg += cell("dnv", "DNV", p.dnv())
    twins = cell("twin", "GEMELARIDADE", p.twin() + (bar + p.twin_names() if p.r["twins"] else "")) if p.r["twins"] or p.chance(.4) else ""
    parts = [who, cell("birth_date", p.pick("DATA, HORA E LOCAL DO NASCIMENTO", "NASCIMENTO"), birth), family, twins, reg, cell("averbacoes", p.pick("AVERBAÇÕES E ANOTAÇÕES", "OBSERVAÇÕES"), notes(p)), cell("issue_date", p.pick("LOCAL, DATA E ASSINATURA", "EXPEDIÇÃO"), f"{issued(p)} {truth(p)}<br><br><br>{signer(p, p.pick(', ', ' - ', '<br>'))}")]
    grid = p.pick("", ".g{display:grid;grid-template-columns:1fr 1fr;gap:6px}", ".b{display:flex}.k{width:150px;flex:none}", "")
    return sheet(p, f".b{{border:{p.pick('1px solid #000', '2px solid #777', '0')};{p.pick('', 'border-left:4px solid #468;')}padding:{p.pick(4, 8)}px;margin-bottom:{p.pick(0, 5, 10)}px;overflow-wrap:anywhere}}.k{{font-size:{p.pick(8, 9, 10)}px;{p.pick('font-weight:bold', 'color:#555', 'text-decoration:underline')}}}h1{{font-size:{p.pick(18, 24)}px;text-align:{p.pick('center', 'left', 'right')}}}{grid}",
        f'<h1>{L("heading", "CERTIDÃO DE NASCIMENTO")}</h1><div class=g>{"".join(parts)}</div>' + (cadastro(p, "line") if p.chance(.5) else ""), size=p.pick(12, 13, 14))


@form
def k_model24(p):
    """Model of 2024/25: coloured section bars, filiação 1 and 2 with their own grandparents, a place for the code to scan."""
    p.manner(caps=p.chance(.85), matricula=p.pick(" ", ".", " -"))
    first, second = p.parents()
    L = labels(p)
    tint = p.pick("#dfeadf", "#e3e3f2", "#eee", "#f6ead6")
    bars = p.chance(.75)
    fs = p.pick(6.5, 7, 8)
    above = p.chance(.75)

    def f(concept, text, value, flex=1):
        label = f'<span class=k>{L(concept, text) if concept else text}</span>'
        return f'<div class=f style="flex:{flex}">{label}{"<br>" if above else " "}{value}</div>'

    def row(*cells):
        return f"<div class=r>{''.join(cells)}</div>"

    def bar(text):
        return f"<div class=bar>{text}</div>" if bars else ""

    qr = "<div class=qr></div>"
    ids = row(f("cpf", p.pick("CPF", "Número do CPF"), f"<b>{p.cpf()}</b>"), f("matricula", "Matrícula", f"<b>{p.matricula()}</b>", 2.6))
    name = row(f("name", p.pick("Nome", "Nome completo"), f"<b class=n>{p.name()}</b>"))
    birth = [row(f("birth_date", "Data de nascimento por extenso", p.birth_date("words"), 3), f("birth_date", "Data", p.birth_date("num"), 1.1) if p.chance(.4) else f("birth_day", "Dia", p.birth_day(), .4) + f("birth_month", "Mês", p.birth_month(), .6) + f("birth_year", "Ano", p.birth_year(), .5)), row(f("hour", "Horário", p.hour("num")), f("sex", "Sexo", p.sex()), f("nat", "Naturalidade", p.nat(), 2)), row(f("birth_place", "Local de nascimento", p.birth_place(), 2), f("birth_city", "Município de nascimento / UF", p.birth_city_uf(), 1.3))]
    if p.chance(.3):
        birth = [birth[0], birth[2], birth[1]]
    fam = []
    for n, q in enumerate((first, second)):
        tag = p.pick(f"Filiação {n + 1}", f"{n + 1}º filiação", f"Genitor(a) {n + 1}") if p.chance(.8) else "Filiação"
        if p.chance(.6):
            fam.append(row(f("filiation", tag, q.name(), 2), f("parent_nat", "Naturalidade", q.nat(), 1.2)))
        else:
            fam.append(row(f("filiation", tag, q.name(), 2), f("parent_nat", "Município", q.nat_city()), f(None, "UF", q.nat_uf(), .5)))
        fam.append(row(*([f("grandfather", "Avô", q.grandfather()), f("grandmother", "Avó", q.grandmother())] if p.chance(.4) else [f("gp_all", p.pick(f"Avós (filiação {n + 1})", "Avós"), q.grandparents(p.pick("; ", " e ", " / ")))])))
    reg = [row(f("reg_date", "Data de registro por extenso", p.reg_date("words"), 2), f("reg_city", "Município de registro / UF", p.reg_city_uf(), 1.4)), row(f("dnv", "Número da DNV", p.dnv()), f("twin", "Gêmeo", p.twin(), .6), f("twin_names", "Nome e matrícula do(s) gêmeo(s)", p.twin_names(), 2.4))]
    off = f'<div class=of><b>{p.office()}</b><br>{p.other(p.r["cns"])}<br>{p.other(p.r["address"])}<br>{p.r["phone"]} {p.r["email"]}<br>{L("officer", p.pick("Oficial de Registro", "Oficial", "Responsável pela serventia"))}: {p.officer()}</div>'
    sg = f'<div class=of style="text-align:center">{truth(p)}<br>{issued(p)}<br><br>{p.pick("Assinado eletronicamente por", "_" * 24)}<br>{p.other(p.r["clerk"])}<br>{p.other(p.r["clerk_title"])}</div>'
    code = f'<div class=of style="flex:.8">{p.pick("Selo digital", "SELO")}<br>{p.seal()}<br>Código de validação<br>{records.security_code(p.rng)}<br>{p.r["website"]}</div>'
    head = f'<div class=hd>{qr if p.chance(.6) else ""}<div style="flex:1;text-align:center">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>{L("heading", "CERTIDÃO DE NASCIMENTO")}</h1>{p.pick("", "BREVE RELATO", "2ª VIA", "CERTIDÃO ELETRÔNICA")}</div></div>'
    body = p.pick(name + ids, ids + name) + bar("NASCIMENTO") + "".join(birth) + bar("FILIAÇÃO") + "".join(fam) + bar("REGISTRO") + "".join(reg) + bar("AVERBAÇÕES/ANOTAÇÕES A ACRESCER") + row(f("averbacoes", "" if bars else "Averbações/Anotações a acrescer", notes(p)))
    return sheet(p, f""".r{{display:flex;gap:{p.pick(0, 4)}px;margin-bottom:{p.pick(-1, 3)}px}}.f{{min-width:0;overflow-wrap:anywhere;padding:2px 5px;{p.pick("border:1px solid #777;", "border-bottom:1px solid #999;", f"background:{tint};")}}}.k{{font-size:{fs}px;color:#333}}.bar{{background:{tint};font-weight:bold;font-size:9px;padding:2px 6px;margin:5px 0 3px;text-align:{p.pick("left", "center")}}}.n{{font-size:130%}}.hd{{display:flex;gap:10px;margin-bottom:8px}}h1{{font-size:{p.pick(18, 22)}px;margin:6px 0}}.qr{{width:70px;height:70px;border:6px dotted #333}}.ft{{display:flex;gap:8px;margin-top:12px}}.of{{flex:1;min-width:0;overflow-wrap:anywhere;font-size:85%;{p.pick("", "border:1px solid #999;padding:5px;")}}}.cadt{{font-weight:bold;font-size:8px;margin-top:6px}}.cad td,.cad th{{font-size:8px;border:1px solid #aaa;padding:1px 3px}}""",
        head + body + (cadastro(p) if p.chance(.7) else "") + f"<div class=ft>{''.join(p.pick([off, sg, code], [code, sg, off], [off, sg]))}</div>", font=p.pick(*SANS, "C059"))


@form
def k_fill_in(p):
    """A printed sentence with gaps to fill in: printed words in one face, what was filled in another, on underlined gaps."""
    p.manner(caps=p.chance(.5), blank=p.pick("*****", "- - - -", "xxxxxx", "&nbsp;&nbsp;&nbsp;&nbsp;".replace("&nbsp;", "\u00a0")))
    first, second = p.parents(p.pick("father", "father", "mother"))
    L = labels(p)
    face = p.pick("Liberation Mono", "Nimbus Mono PS", "Z003", "C059", "Liberation Sans", "DejaVu Sans Mono")
    line = p.pick("border-bottom:1px solid #000", "border-bottom:1px dotted #000", "text-decoration:underline", "font-weight:bold")

    def g(value, width=0):
        return f'<span class=g style="min-width:{width}px">{value}</span>'

    def parent(q, words):
        out = f"{words} {g(q.name(), 300)}"
        if p.chance(.7):
            out += f", natural de {g(q.nat(), 160)}"
        if p.chance(.5):
            out += f", profissão {g(q.extra('profession'), 80)}"
        return out

    a, b = ("de", "e de") if p.chance(.5) else ("pai:" if first.role == "father" else "mãe:", "mãe:" if second.role == "mother" else "pai:")
    when = p.pick(f"aos {g(p.birth_day(), 40)} dias do mês de {g(p.birth_month(), 90)} do ano de {g(p.birth_year(), 70)}, às {g(p.hour(), 70)}", f"em {g(p.birth_date(), 180)}, às {g(p.hour(), 80)}")
    gp = []
    for q in (first, second):
        word = "paterno" if q.side == "pat" else "materno"
        gp.append(p.pick(f"avós {word}s {g(q.grandfather(), 200)} e {g(q.grandmother(), 200)}", f"avô {word} {g(q.grandfather(), 200)} e avó {word[:-1]}a {g(q.grandmother(), 200)}"))
    reg = f"do livro nº {g(p.livro(), 60)}, fls. {g(p.folha(), 50)}, sob o nº {g(p.termo(), 80)}"
    text = [
        f"Certifico que {p.pick('às folhas indicadas, ', '')}{reg}, foi registrado em {g(p.reg_date(), 160)} o nascimento de {g(p.name(), 420)}, sexo {g(p.sex(), 80)},",
        f"nascid{p.pick('o(a)', 'o')} {when}, em {g(p.birth_place(), 300)}, município de {g(p.birth_city(), 160)}, Estado {g(p.birth_uf(p.chance(.4)), 40)},",
        f"filh{p.pick('o(a)', 'o')} {parent(first, a)} {parent(second, b)};",
        f"{gp[0]}; {gp[1]}.",
        f"Foi declarante {g(p.other(p.r['declarant']['name']), 240)} e serviram de testemunhas {g(p.other(' e '.join(w['name'] for w in p.r['witnesses']) or '-'), 300)}.",
        f"Declaração de nascido vivo nº {g(p.dnv(), 120)}. CPF {g(p.cpf(), 120)}." if p.chance(.6) else "",
        f"Observações: {g(notes(p, ' '), 300)}",
    ]
    broken = p.chance(.5)
    body = "".join(f"<p class=t>{t}</p>" for t in text if t) if broken else f"<p class=t>{' '.join(text)}</p>"
    end = f'<p class=t>{truth(p)}</p><p style="text-align:center;margin-top:20px">{g(p.issue_city(), 160)}, {g(p.issue_date(), 200)}</p><p style="text-align:center;margin-top:40px">{g(p.officer(), 260)}<br>{L("officer", p.pick("Oficial", "Oficial do Registro Civil", "O Oficial"))}</p>'
    head = f'<p class=c>{p.pick("REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL" if p.r["edate"].year < 1968 else "REPÚBLICA FEDERATIVA DO BRASIL", "REGISTRO CIVIL")}</p><p class=c>{state(p)} - Município de {p.reg_city()}<br>{p.pick("Cartório: ", "")}{p.office()}</p><h1>{L("heading", p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "NASCIMENTO"))}</h1>'
    return sheet(p, f".g{{display:inline;font-family:'{face}';{line};padding:0 3px}}.t{{text-align:{p.pick('justify', 'left')};line-height:{p.pick(1.6, 1.9, 2.2)};margin-bottom:6px}}.c{{text-align:center;font-weight:{p.pick('bold', 'normal')}}}h1{{text-align:center;font-size:{p.pick(22, 30)}px;font-weight:{p.pick('normal', 'bold')}}}{'body{border:0}' if p.chance(.5) else 'body{outline:4px double #375;outline-offset:-24px}'}", head + body + end, pad=p.pick("60px 70px", "50px 56px"), font=p.pick(*SERIF, "Liberation Sans"), size=p.pick(13, 14, 15))


@form
def k_large(p):
    """Large print: stacked pairs over the whole width, big values, thin labels; or name plate with a list beneath."""
    p.manner(caps=p.chance(.5), place=p.pick("-", "/", ","))
    first, second = p.parents()
    L = labels(p)
    big = p.pick(15, 17, 19)
    how = p.rng.randint(0, 3)

    def kv(concept, text, value):
        t = L(concept, text) if concept else text
        if how == 0:
            return f"<div class=b><div class=k>{t}</div><div class=v>{value}</div></div>"
        if how == 1:
            return f"<div class=b><span class=k>{t}:</span> <span class=v>{value}</span></div>"
        if how == 2:
            return f'<div class=b style="display:flex"><div class=k style="width:170px;flex:none;text-align:right;padding-right:12px">{t}</div><div class=v style="flex:1">{value}</div></div>'
        return f'<div class=b style="display:flex;justify-content:space-between"><div class=k style="white-space:nowrap;padding-right:20px">{t}</div><div class=v style="text-align:right">{value}</div></div>'

    out = [kv("name", "Nome", p.name()), kv("birth_date", p.pick("Nasceu em", "Data de nascimento"), p.birth_date("semi" if p.chance(.5) else "num")), kv("hour", "Hora", p.hour()), kv("birth_place", p.pick("Onde nasceu", "Local"), p.birth_place()), kv("birth_city", "Município", p.birth_city_uf()), kv("sex", "Sexo", p.sex())]
    for q in (first, second):
        out.append(kv(q.role, "Pai" if q.role == "father" else "Mãe", q.name()))
        if p.chance(.5):
            out.append(kv("parent_nat", "Natural de", q.nat()))
        if p.chance(.5):
            out.append(kv("gp_paternal" if q.side == "pat" else "gp_maternal", "Avós", q.grandparents(p.pick("<br>", " e "))))
        else:
            out.append(kv("gp_paternal" if q.side == "pat" else "gp_maternal", "Avós paternos" if q.side == "pat" else "Avós maternos", q.grandparents(p.pick("<br>", " e "))))
    if p.r["twins"]:
        out.append(kv("twin_names", p.pick("Gêmeo de", "Irmãos gêmeos"), p.twin_names()))
    out += [kv("reg_date", "Registro", p.reg_date("num" if p.chance(.5) else None)), kv("matricula", "Matrícula", p.matricula())]
    if p.chance(.6):
        out.append(kv("cpf", "CPF", p.cpf()))
    if p.r["averbacoes"] or p.r["anotacoes"]:
        out.append(kv("averbacoes", "Notas", notes(p)))
    out.append(kv("office", "Cartório", p.office() + "<br>" + p.reg_city_uf()))
    out.append(kv("issue_date", p.pick("Emitida em", "Expedida"), issued(p)))
    out.append(kv("officer", "Oficial", p.officer()) if p.chance(.5) else f'<div style="text-align:center;margin-top:30px">{signer(p)}</div>')
    return sheet(p, f".b{{margin-bottom:{p.pick(4, 7, 10)}px;overflow-wrap:anywhere;{p.pick('', 'border-bottom:1px solid #ccc;')}}}.v{{font-size:{big}px;min-width:0;{p.pick('font-weight:bold', '')}}}.k{{font-size:{p.pick(11, 13, big)}px;color:#{p.pick('000', '555')}}}h1{{font-size:{p.pick(26, 34)}px;margin:0 0 16px;text-align:{p.pick('left', 'center')}}}", f'<h1>{L("heading", p.pick("Certidão de Nascimento", "CERTIDÃO DE NASCIMENTO"))}</h1>' + "".join(out), font=p.pick(*SANS, "C059", "URW Bookman"), size=12)


@form
def k_traslado(p):
    """Registration transcribed from another office or abroad: this registration's table beside one that looks like it."""
    p.manner(caps=p.chance(.7))
    first, second = p.parents()
    L = labels(p)
    year = p.rng.randint(1950, 2015)
    old = [("Data", any_date(p)), ("Livro", p.other(records.livro_text(p.rng, p.rng.randint(1, 300)))), ("Folha", p.other(records.folha_text(p.rng, p.rng.randint(1, 300)))), ("Termo", p.other(records.termo_text(p.rng, p.rng.randint(1, 90000))))]
    now = [(L("reg_date", "Data"), p.reg_date("num")), (L("livro", "Livro"), p.livro()), (L("folha", "Folha"), p.folha()), (L("termo", "Termo"), p.termo())]
    flat = p.chance(.5)

    def box(title, pairs, extra=""):
        if flat:
            return f'<div class=bx><div class=t>{title}</div><table class=m><tr>{"".join(f"<th>{k}</th>" for k, _ in pairs)}</tr><tr>{"".join(f"<td>{v}</td>" for _, v in pairs)}</tr></table>{extra}</div>'
        return f'<div class=bx><div class=t>{title}</div>' + "".join(f"<div>{k}: {v}</div>" for k, v in pairs) + f"{extra}</div>"

    abroad = p.other(", ".join(places.foreign(p.rng)))
    foreign_office = p.pick("Consulado-Geral do Brasil em " + abroad, "Conservatória do Registo Civil de " + abroad, "Cartório de " + any_place(p), "Civil Registry of " + abroad)
    this = box(p.pick("ESTE REGISTRO", "TRASLADO", "REGISTRO NESTA SERVENTIA"), now, f"<div>{p.office()}</div><div>{p.reg_city_uf()}</div>")
    before = box(p.pick("REGISTRO ANTERIOR", "REGISTRO DE ORIGEM", "ASSENTO TRASLADADO"), old, f"<div>{foreign_office}</div>")
    wed = box(p.pick("CASAMENTO DOS PAIS", "PAIS CASADOS EM"), [("Data", any_date(p)), ("Livro", p.other(f"B-{p.rng.randint(1, 90)}")), ("Folha", str(p.rng.randint(1, 300))), ("Termo", str(p.rng.randint(1, 9000)))], f"<div>{any_place(p)}, {year}</div>") if p.chance(.6) else ""
    pair = [this, before] if p.chance(.6) else [before, this]

    def kv(concept, text, value):
        return f'<tr><th class=kk>{L(concept, text) if concept else text}</th><td>{value}</td></tr>'

    rows = [kv("name", p.pick("Nome", "Registrado(a)"), f"<b>{p.name()}</b>"), kv("sex", "Sexo", p.sex()), kv("birth_date", p.pick("Nascimento", "Data e hora"), p.birth_date() + p.pick(", às ", " - ", "; ") + p.hour()), kv("birth_place", "Lugar", p.birth_place() + ", " + p.birth_city_uf())]
    if p.chance(.5):
        rows.append(kv("nat", "Naturalidade", p.nat()))
    for q in (first, second):
        rows.append(kv(q.role, "Pai" if q.role == "father" else "Mãe", q.name() + (f", {q.extra('nationality')}, natural de {q.nat()}" if q.known else "")))
        rows.append(kv("gp_paternal" if q.side == "pat" else "gp_maternal", p.pick("Seus pais", "Avós " + ("paternos" if q.side == "pat" else "maternos")), q.grandparents(" e ")))
    d = p.r["declarant"]
    rows.append(kv(None, p.pick("Requerente", "Declarante"), f"{p.other(d['name'])}, {p.other(d['profession'])}, RG {d['rg']}, residente em {p.other(d['residence'])}"))
    table = f'<table class=p>{"".join(rows)}</table>'
    text = p.pick("Traslado feito nos termos do art. 32, § 1º, da Lei nº 6.015/73.", "A condição de nacionalidade brasileira depende de opção, a qualquer tempo, depois de atingida a maioridade.", "Brasileiro nato, conforme os termos da alínea c, inciso I, art. 12, in limine, da Constituição Federal.", "")
    regs = f'<div class=tw>{"".join(pair)}{wed}</div>' if p.chance(.6) else "".join(pair) + wed
    mid = [regs, table] if p.chance(.5) else [table, regs]
    return sheet(p, f".tw{{display:flex;gap:8px}}.tw>div{{flex:1}}.bx{{border:{p.pick('1px solid #000', '1px dashed #777', '0')};padding:4px 7px;margin:6px 0;min-width:0;overflow-wrap:anywhere}}.t{{font-weight:bold;font-size:90%}}.m th{{font-size:80%}}.m td,.m th{{padding-right:6px}}.p{{margin:8px 0}}.p td,.p th{{border:{p.pick('0', '1px solid #999', '0')};padding:{p.pick(2, 4)}px 5px}}.kk{{width:{p.pick(110, 140, 170)}px;{p.pick('font-weight:bold', 'font-style:italic', '')}}}h1{{text-align:center;font-size:20px;margin:8px 0}}.c{{text-align:center}}",
        f'<h1>{L("heading", p.pick("CERTIDÃO DE TRASLADO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO", "CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO"))}</h1><div class=c>{L("matricula", "Matrícula")} {p.matricula()}</div>{"".join(mid)}<p>{text}</p><p><b>{L("averbacoes", p.pick("Averbações/Anotações", "Observações"))}:</b> {notes(p)}</p><p class=c style="margin-top:16px">{truth(p)}<br>{issued(p)}</p><p class=c style="margin-top:36px">{signer(p)}</p>')


@form
def k_stationery(p):
    """Ornate stationery: frame, ghost words behind the text, small-caps labels set in columns of unequal width."""
    p.manner(caps=p.chance(.6))
    first, second = p.parents()
    L = labels(p)
    ink = p.pick("#1b4332", "#3a0ca3", "#7f1d1d", "#222")
    ghost = p.pick("REGISTRO CIVIL", "CERTIDÃO", "BRASIL", "VÁLIDO EM TODO O TERRITÓRIO NACIONAL")
    sc = p.pick("font-variant:small-caps;", "text-transform:lowercase;", "font-style:italic;", "text-transform:uppercase;letter-spacing:1px;")
    beside = p.chance(.5)

    def kv(concept, text, value, width="100%"):
        t = f'<span class=k>{L(concept, text) if concept else text}</span>'
        return f'<div class=f style="width:{width}">{t}{" " if beside else "<br>"}<span class=v>{value}</span></div>'

    j = p.pick(" e ", " e ", "; ", "<br>")
    out = [kv("name", p.pick("Nome do Registrado", "Nome"), f"<b>{p.name()}</b>")]
    out += [kv("birth_date", "Nascimento", p.birth_date(), "62%"), kv("hour", "Hora", p.hour(), "36%")]
    out += [kv("birth_place", "Em", p.birth_place()), kv("birth_city", "Município", p.birth_city(), "60%"), kv("birth_uf", "Estado", p.birth_uf(p.chance(.6)), "38%")]
    out += [kv("sex", "Sexo", p.sex(), "30%"), kv("nat", "Naturalidade", p.nat(), "68%")] if p.chance(.6) else [kv("sex", "Sexo", p.sex())]
    same = first.known and second.known and p.chance(.3)
    if same:
        second.person["nat"] = first.person["nat"]
    for q in (first, second):
        out.append(kv(q.role, "Pai" if q.role == "father" else "Mãe", q.name(), "100%" if same else "58%"))
        if not same:
            out.append(kv("parent_nat", "Natural de", q.nat(), "40%"))
    if same:
        out.append(kv("parent_nat", p.pick("Naturalidade dos pais", "Ambos naturais de"), p.place(first.person["nat"], "pnatboth", "pnatboth")))
    for q in (first, second):
        out.append(kv("gp_paternal" if q.side == "pat" else "gp_maternal", "Avós Paternos" if q.side == "pat" else "Avós Maternos", q.grandparents(j)))
    if p.r["twins"] or p.chance(.3):
        out += [kv("twin", "Gêmeo", p.twin(), "30%"), kv("twin_names", "Nome do Gêmeo", p.twin_names(), "68%")]
    out += [kv("reg_date", "Registrado em", p.reg_date(), "60%"), kv("dnv", "D.N.V.", p.dnv(), "38%"), kv("livro", "Livro", p.livro(), "32%"), kv("folha", "Folhas", p.folha(), "32%"), kv("termo", "Nº", p.termo(), "32%"), kv("averbacoes", "Averbações e Anotações", notes(p))]
    frame = p.pick(f"6px double {ink}", f"2px solid {ink}", f"10px ridge #cbb", f"3px dotted {ink}")
    gh = f'<div class=gh>{(ghost + " ") * p.pick(1, 1, 3)}</div>' if p.chance(.35) else ""
    head = f'<div class=c><b style="color:{ink}">{p.office()}</b><br>{p.reg_city_uf()}<br><small>{L("officer", "Oficial")}: {p.officer()} &nbsp; Substituta: {p.other(people.person(p.rng, "F"))}</small></div><h1>{L("heading", "Certidão de Nascimento")}</h1><div class=c>{p.pick(p.matricula(), L("matricula", "Matrícula") + " " + p.matricula())}</div>'
    return sheet(p, f"body>div:last-child{{border:{frame};padding:24px 28px;position:relative}}.g{{display:flex;flex-wrap:wrap;gap:{p.pick(4, 8, 12)}px 2%;margin:14px 0;position:relative}}.f{{overflow-wrap:anywhere;{p.pick('', f'border-bottom:1px solid {ink};')}}}.k{{{sc}color:{ink};font-size:{p.pick(9, 10, 11)}px}}.c{{text-align:center}}h1{{text-align:center;color:{ink};font:{p.pick('36px Z003', '28px C059', 'bold 26px URW Bookman')};margin:12px 0}}.gh{{position:absolute;left:30px;right:30px;top:46%;color:#ececec;font-size:{p.pick(26, 34)}px;text-align:center;z-index:-1}}", f'<div>{gh}{head}<div class=g>{"".join(out)}</div><div class=c>{truth(p)}<br>{issued(p)}<br><br><br>{"_" * 26}<br>{p.other(p.r["clerk"])}<br>{p.other(p.r["clerk_title"])}</div></div>', pad="26px 30px", font=p.pick(*SERIF))


@form
def k_strips(p):
    """Strips over the page's width: a row of labels, beneath it the row of values, nothing between the columns."""
    p.manner(caps=p.chance(.7))
    first, second = p.parents()
    L = labels(p)
    below = p.chance(.25)
    align = p.pick("left", "left", "center")

    def strip(*cells):
        widths = "".join(f'<col style="width:{w}%">' for _, _, _, w in cells)
        heads = "<tr class=h>" + "".join(f"<th>{L(c, t) if c else t}</th>" for c, t, _, _ in cells) + "</tr>"
        values = "<tr class=v>" + "".join(f"<td>{v}</td>" for _, _, v, _ in cells) + "</tr>"
        return f"<table><colgroup>{widths}</colgroup>{values + heads if below else heads + values}</table>"

    out = [strip(("name", "NOME", f"<b>{p.name()}</b>", 70), ("cpf", "CPF", p.cpf(), 30)) if p.chance(.6) else strip(("name", "NOME", f"<b>{p.name()}</b>", 100))]
    if p.chance(.7):
        out.append(strip(("matricula", "MATRÍCULA", p.matricula(), 70), ("sex", "SEXO", p.sex(), 30)))
    else:
        out.append(strip(("sex", "SEXO", p.sex(), 25), ("livro", "LIVRO", p.livro(), 25), ("folha", "FLS", p.folha(), 25), ("termo", "TERMO", p.termo(), 25)))
    out.append(strip(("birth_date", "NASCIMENTO", p.birth_date("num"), 20), ("birth_date", "POR EXTENSO", p.birth_date("words"), 55), ("hour", "HORA", p.hour("num"), 25)) if p.chance(.5) else strip(("birth_day", "DIA", p.birth_day(), 12), ("birth_month", "MÊS", p.birth_month(), 18), ("birth_year", "ANO", p.birth_year(), 20), ("hour", "HORA", p.hour(), 50)))
    out.append(strip(("birth_place", "ESTABELECIMENTO / ENDEREÇO", p.birth_place(), 60), ("birth_city", "MUNICÍPIO", p.birth_city(), 28), ("birth_uf", "UF", p.birth_uf(), 12)) if p.chance(.6) else strip(("birth_city", "MUNICÍPIO DE NASCIMENTO / UF", p.birth_city_uf(), 40), ("birth_place", "LOCAL", p.birth_place(), 60)))
    if p.chance(.5):
        out.append(strip(("nat", "NATURALIDADE", p.nat(), 50), ("reg_city", "MUNICÍPIO DE REGISTRO", p.reg_city_uf(), 50)))
    kind = p.rng.randint(0, 2)
    for q in (first, second):
        word = "PAI" if q.role == "father" else "MÃE"
        if kind == 0:
            out.append(strip((q.role, word, q.name(), 45), ("parent_nat", "NATURALIDADE", q.nat(), 25), ("gp_all", "AVÓS", q.grandparents("<br>"), 30)))
        elif kind == 1:
            out.append(strip((q.role, word, q.name(), 55), ("parent_nat", "MUNICÍPIO", q.nat_city(), 33), (None, "UF", q.nat_uf(), 12)))
            out.append(strip(("grandfather", "AVÔ", q.grandfather(), 50), ("grandmother", "AVÓ", q.grandmother(), 50)))
        else:
            out.append(strip((q.role, word, q.name(), 60), ("parent_nat", "NATURAL DE", q.nat(), 40)))
    if kind == 2:
        out.append(strip(*[("gp_paternal" if q.side == "pat" else "gp_maternal", "AVÓS PATERNOS" if q.side == "pat" else "AVÓS MATERNOS", q.grandparents(p.pick("<br>", " e ")), 50) for q in (first, second)]))
    if p.r["twins"] or p.chance(.5):
        out.append(strip(("twin", "GÊMEO", p.twin(), 18), ("twin_names", "NOME E MATRÍCULA DO GÊMEO", p.twin_names(), 82)))
    out.append(strip(("reg_date", "DATA DO REGISTRO", p.reg_date(), 60), ("dnv", "DNV", p.dnv(), 40)))
    out.append(strip(("averbacoes", p.pick("AVERBAÇÕES/ANOTAÇÕES À ACRESCER", "OBSERVAÇÕES"), notes(p), 100)))
    if p.chance(.5):
        out.append(strip(("issue_place", "LOCAL", p.issue_city_uf(), 30), ("issue_date", "EXPEDIÇÃO", p.issue_date(), 35), ("officer", "OFICIAL", p.officer(), 35)))
        end = f'<p class=e>{truth(p)}</p><p class=e style="margin-top:30px">{p.other(p.r["clerk"])} - {p.other(p.r["clerk_title"])}</p>'
    else:
        end = f'<p class=e>{truth(p)} {issued(p)}</p><p class=e style="margin-top:30px">{signer(p)}</p>'
    zebra = p.pick(".h th{background:#e8e8e8}", ".h th{border-bottom:1px solid #000}", ".v td{border-bottom:1px solid #000}", "table{border:1px solid #888}", "")
    return sheet(p, f"table{{table-layout:fixed;margin-bottom:{p.pick(2, 5, 9)}px}}td,th{{padding:1px 4px;text-align:{align};overflow-wrap:anywhere}}.h th{{font-size:{p.pick(7, 8, 9)}px;{p.pick('', 'color:#555;', 'font-weight:bold;')}}}{zebra}h1{{font-size:19px;text-align:center;margin:8px 0 12px}}.e{{text-align:center;margin-top:12px}}", f'<div style="text-align:{p.pick("center", "left")}">{p.office()} - {p.reg_city_uf()}</div><h1>{L("heading", "CERTIDÃO DE NASCIMENTO")}</h1>{"".join(out)}{end}')


@form
def k_spine(p):
    """Labels down the middle of the page: for the parents, one's value left of the label and the other's right of it."""
    p.manner(caps=p.chance(.5))
    first, second = p.parents()
    L = labels(p)

    def one(concept, text, value):
        return f'<tr><td class=m colspan=3><span class=k>{L(concept, text) if concept else text}</span><br>{value}</td></tr>'

    def both(concept, text, a, b):
        return f'<tr><td class=a>{a}</td><td class=k>{L(concept, text) if concept else text}</td><td class=b>{b}</td></tr>'

    head = {"father": p.pick("Pai", "PAI", "linha paterna"), "mother": p.pick("Mãe", "MÃE", "linha materna")}
    rows = [one("name", "nome", f"<b class=n>{p.name()}</b>")]
    rows.append(p.pick(one("birth_date", "nascimento", p.birth_date() + p.pick("<br>", ", às ", " - ") + p.hour()), both(None, p.pick("data / hora", "dia e hora"), p.birth_date(), p.hour())))
    rows.append(both(None, "local / município", p.birth_place(), p.birth_city_uf()) if p.chance(.5) else one("birth_place", "local", p.birth_place() + "<br>" + p.birth_city_uf()))
    rows.append(both(None, "sexo / CPF", p.sex(), p.cpf()) if p.chance(.5) else one("sex", "sexo", p.sex()))
    rows.append(f'<tr><td class=a><b>{L(first.role, head[first.role])}</b></td><td></td><td class=b><b>{L(second.role, head[second.role])}</b></td></tr>')
    rows.append(both(None, "nome", first.name(), second.name()))
    rows.append(both("parent_nat", "naturalidade", first.nat(), second.nat()))
    if p.chance(.4):
        rows.append(both(None, "profissão", first.extra("profession"), second.extra("profession")))
    if p.chance(.5):
        rows += [both("grandfather", "avô", first.grandfather(), second.grandfather()), both("grandmother", "avó", first.grandmother(), second.grandmother())]
    else:
        rows.append(both("gp_all", "avós", first.grandparents("<br>"), second.grandparents("<br>")))
    rows.append(one("reg_date", "registro", p.pick(f"{p.reg_date()}<br>livro {p.livro()}, folha {p.folha()}, termo {p.termo()}", f"{p.reg_date()} - {p.matricula()}")))
    if p.r["twins"]:
        rows.append(one("twin_names", "gêmeos", p.twin_names()))
    rows.append(both(None, "averbações / anotações", p.averbacoes(), p.anotacoes()) if p.chance(.5) else one("averbacoes", "averbações e anotações", notes(p)))
    if p.r["dnv"]:
        rows.append(one("dnv", "declaração de nascido vivo", p.dnv()))
    rows.append(both(None, p.pick("expedição", "lugar / data"), p.issue_city_uf(), p.issue_date()))
    rows.append(both(None, "oficial / escrevente", p.officer(), p.other(p.r["clerk"])) if p.chance(.6) else one("officer", "oficial", p.officer()))
    return sheet(p, f"td{{padding:{p.pick(2, 5, 8)}px 6px;overflow-wrap:anywhere}}.a{{text-align:right;width:42%}}.b{{width:42%}}.m,.k{{text-align:center}}.k{{font-size:{p.pick(8, 9, 10)}px;color:#{p.pick('000', '666')}}}.n{{font-size:130%}}h1{{text-align:center;font-weight:{p.pick('normal', 'bold')}}}.h{{text-align:center}}", f'<div class=h>{p.office()}<br>{p.reg_city_uf()}</div><h1>{L("heading", p.pick("Certidão de Nascimento", "NASCIMENTO"))}</h1><table>{"".join(rows)}</table>', font=p.pick(*SERIF, *SANS))


@form
def k_prose(p):
    """Modern short narrative in two to five sentences, the data in an order of the office's own; both parents' origin told once."""
    p.manner(caps=p.chance(.3), blank="não consta")
    first, second = p.parents()
    L = labels(p)
    o = "o" if p.r["sex"] == "M" else "a" if p.r["sex"] == "F" else "o(a)"
    e = p.pick("b", "span", "u", "span")
    known = [q for q in (first, second) if q.known]
    same = len(known) == 2 and p.chance(.5)
    if same:
        second.person["nat"] = first.person["nat"]

    def b(x):
        return f"<{e}>{x}</{e}>"

    if same:
        origin = p.place(first.person["nat"], "pnatboth", "pnatboth")
        fam = f"{b(first.name())} e {p.pick('de ', '')}{b(second.name())}, {p.pick('ambos naturais de', 'naturais de', 'ambos nascidos em', 'ele e ela naturais de' if first.role != second.role else 'naturais de')} {origin}"
    else:
        fam = p.pick(" e de ", " e ", "; e de ").join(f"{b(q.name())}{p.pick(', natural de ', ', de ', ' - ', ', nascid' + ('o' if q.person['sex'] == 'M' else 'a') + ' em ')}" + q.nat() for q in known)
        fam = fam or "pais ignorados"
    gp = "; ".join(f"{p.pick('avós ' + ('paternos' if q.side == 'pat' else 'maternos') + ':', 'net' + o + ' ' + ('paterno' if q.side == 'pat' else 'materno')[:-1] + ('a' if o == 'a' else 'o') + ' de')} {q.grandparents(' e ')}" for q in known if q.grandfather_known or q.grandmother_known)
    who = [
        f"{b(p.name())}, sexo {p.sex()}, nasceu em {p.birth_date()}, às {p.hour()}, em {p.birth_place()}, {p.birth_city_uf()}.",
        f"Às {p.hour()} de {p.birth_date()}, em {p.birth_city_uf()}, {p.birth_place()}, nasceu {b(p.name())}, do sexo {p.sex()}.",
        f"Em {p.birth_city_uf()}, nasceu, em {p.birth_date()}, {p.pick('pelas', 'às')} {p.hour()}, no estabelecimento {p.birth_place()}, uma criança do sexo {p.sex()}, a quem foi dado o nome de {b(p.name())}.",
    ]
    reg = [
        f"O registro foi lavrado em {p.reg_date()}, no livro {p.livro()}, folha {p.folha()}, sob o número {p.termo()}.",
        f"Assento nº {p.termo()}, fls. {p.folha()}, livro {p.livro()}, feito em {p.reg_date()}.",
        f"Matrícula {p.matricula()}; registro de {p.reg_date()}.",
    ]
    kin = p.pick(f"Filh{o} de {fam}; {gp}." if gp else f"Filh{o} de {fam}.", f"É filh{o} de {fam}.{' São ' + gp + '.' if gp and gp.startswith('avós') else ' ' + gp + '.' if gp else ''}")
    more = []
    if p.r["twins"]:
        more.append(f"É gême{o} de {p.twin_names()}." if p.chance(.6) else f"Gêmeo: {p.twin()}. {p.twin_names()}.")
    if p.r["dnv"]:
        more.append(f"DNV {p.dnv()}.")
    if p.chance(.5):
        more.append(f"CPF {p.cpf()}.")
    more.append(f"Declarante: {p.other(p.r['declarant']['name'])}, {p.other(p.r['declarant']['kin'])}.")
    tail = f"{p.pick('Constam à margem:', 'Averbações:', 'Observação:')} {notes(p, ' ')}" if p.r["averbacoes"] or p.r["anotacoes"] else p.pick("Não constam averbações.", "À margem, nada consta.", "")
    parts = p.pick([p.pick(*who), kin, p.pick(*reg), *more], [p.pick(*reg), p.pick(*who), kin, *more], [p.pick(*who), p.pick(*reg), *more, kin])
    text = (" " if p.chance(.5) else "</p><p class=t>").join([p.pick("Certifico o seguinte:", "Certifico que consta dos livros desta serventia:", ""), *parts, tail])
    head = p.pick(f"<p class=c><b>{p.office()}</b><br>{p.reg_city_uf()}</p>", f"<p class=c>{p.reg_city_uf()}<br>{p.office()}<br>{L('officer', 'Oficial')}: {p.officer()}</p>", f"<p><b>{p.office()}</b> - {p.reg_city_uf()} - {p.other(p.r['address'])}</p>")
    cols = p.pick("", "", "column-count:2;column-gap:26px")
    return sheet(p, f".t{{text-align:{p.pick('justify', 'left')};margin-bottom:8px;text-indent:{p.pick(0, 30)}px}}.c{{text-align:center}}.bd{{{cols}}}h1{{font-size:{p.pick(18, 24)}px;text-align:{p.pick('center', 'left')}}}.e{{text-align:{p.pick('center', 'right', 'left')};margin-top:18px}}", f'{head}<h1>{L("heading", p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de nascimento", "CERTIDÃO DE NASCIMENTO EM BREVE RELATO"))}</h1><div class=bd><p class=t>{text}</p></div><p class=e>{truth(p)}</p><p class=e>{issued(p)}</p><p class=e>{signer(p, p.pick("<br>", ", "))}</p><p class=e>{L("seal", "Selo")} {p.seal()}</p>', pad=p.pick("50px 70px", "70px 110px", "36px 44px"), size=p.pick(12, 13, 14, 16))


@form
def k_inteiro(p):
    """Certidão em inteiro teor printed by a modern program: a block of data, then the entry's own words between quotation marks."""
    p.manner(caps=p.chance(.3), blank="não declarado")
    first, second = p.parents("father" if p.chance(.8) else "mother")
    L = labels(p)
    o = "o" if p.r["sex"] == "M" else "a" if p.r["sex"] == "F" else "o(a)"
    d = p.r["declarant"]

    def q_text(q):
        if not q.known:
            return "pai não declarado" if q.role == "father" else "mãe não declarada"
        f = q.person["sex"] == "F"
        parts = [q.name(), f"{q.extra('nationality')}", f"{q.extra('profession')}", f"{q.extra('civil')}", f"com {q.extra('age')} anos", f"natural de {q.nat()}", f"RG {q.person['rg']}", f"residente em {q.extra('residence')}"]
        keep = [parts[0]] + [x for x in parts[1:] if "natural" in x or p.chance(.6)]
        if q.grandfather_known or q.grandmother_known:
            keep.append(f"filh{'a' if f else 'o'} de {q.grandparents(' e de ')}")
        return ", ".join(keep)

    entry = p.pick("NÚMERO", "Assento número", "Nº de ordem", "Termo")
    text = f"{entry} {p.termo()}. {p.pick('Aos', 'Em')} {p.reg_date(p.pick('dias', 'words', 'paren'))}, {p.pick('nesta cidade de', 'neste Cartório, em')} {p.reg_city_uf()}, {p.pick('compareceu', 'perante mim, compareceu')} {p.other(d['name'])}, {p.other(d['profession'])}, {p.other(d['kin'])}, e declarou que em {p.birth_date()}, às {p.hour()}, em {p.birth_place()}, {p.birth_city_uf()}, nasceu uma criança do sexo {p.sex()}, que recebeu o nome de {p.name()}. Filiação: {q_text(first)}; {q_text(second)}. {'Apresentou a declaração de nascido vivo nº ' + p.dnv() + '. ' if p.r['dnv'] else ''}{'Nada mais declarou. ' if p.chance(.5) else ''}Testemunhas: {p.other(', '.join(w['name'] for w in p.r['witnesses']) or 'dispensadas')}. Lido e achado conforme, vai assinado. Eu, {p.other(people.person(p.rng, p.pick('M', 'F')))}, escrevente, lavrei."
    data = [(L("name", "Nome"), p.name()), (L("matricula", "Matrícula"), p.matricula()), (L("livro", "Livro"), p.livro()), (L("folha", "Folha"), p.folha())]
    if p.chance(.5):
        data.append((L("cpf", "CPF"), p.cpf()))
    k = p.rng.randint(0, 2)
    block = "".join(f"<div><b>{a}:</b> {v}</div>" for a, v in data) if k == 0 else f'<table class=m><tr>{"".join(f"<td><small>{a}</small><br>{v}</td>" for a, v in data)}</tr></table>' if k == 1 else "<p>" + "; ".join(f"{a} {v}" for a, v in data) + ".</p>"
    margin = f'<p class=t>{p.pick("À MARGEM:", "AVERBAÇÕES E ANOTAÇÕES:", "Consta à margem direita:")} {notes(p, " ")}</p>'
    left = p.chance(.3) and (p.r["averbacoes"] or p.r["anotacoes"])
    quoted = f'<p class=t>{p.pick("“", chr(34), "")}{text}{p.pick("”", chr(34), "")}</p>'
    body = f'<div style="display:flex;gap:14px"><div style="width:170px;flex:none;font-size:85%">{margin}</div><div style="flex:1;min-width:0">{quoted}</div></div>' if left else quoted + margin
    return sheet(p, f".t{{text-align:justify;margin-bottom:10px;{p.pick('', f'font-family:{chr(39)}Liberation Mono{chr(39)};')}}}.m td{{border:1px solid #777;padding:2px 5px}}.c{{text-align:center}}h1{{text-align:center;font-size:{p.pick(17, 21)}px;margin:14px 0}}.bl{{margin:10px 0 14px;{p.pick('', 'border:1px solid #000;padding:6px;')}}}", f'<p class=c><b>{p.office()}</b><br>{p.reg_city_uf()}<br><small>{L("officer", "Oficial")}: {p.officer()}</small></p><h1>{L("heading", p.pick("CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR", "CERTIDÃO DE INTEIRO TEOR", "NASCIMENTO - INTEIRO TEOR"))}</h1><div class=bl>{block}</div><p class=t>{p.pick("CERTIFICO que o assento tem o seguinte teor:", "Certifico, a pedido, que revendo o livro respectivo nele encontrei o assento do teor seguinte:", "")}</p>{body}<p class=t>{truth(p)}</p><p class=c>{issued(p)}</p><p class=c style="margin-top:36px">{p.other(p.r["clerk"])}<br>{p.other(p.r["clerk_title"])}</p><p style="margin-top:14px"><small>{L("seal", "Selo")}: {p.seal()} - {fees(p)}</small></p>', pad=p.pick("44px 60px", "60px 80px"), size=p.pick(11, 12, 13))
