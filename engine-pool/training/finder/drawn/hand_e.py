"""Documents of the registry world that are no birth certificates, set in the same offices' headings, layouts and sentences."""
import datetime as dt
import html
import types

import people
import places
import records
import texts
from pen import document

# --- persons, places, dates -------------------------------------------------------------------------------------------


def e_who(p, sex=None, first=1930, last=2004, family=None):
    """A further person with parents, birth, home and documents; every text is plain, to be printed by p.other."""
    rng = p.rng
    sex = sex or rng.choice("MF")
    family, other = family or people.surname(rng), people.surname(rng)
    year = rng.randint(first, last)
    return types.SimpleNamespace(
        sex=sex, name=people.child(rng, sex, other, family), father=people.person(rng, "M", family), mother=people.person(rng, "F", other),
        birth=dt.date(year, rng.randint(1, 12), rng.randint(1, 28)), nat=places.place(rng, p.r["ruf"] if rng.random() < .6 else None), job=people.profession(rng, sex),
        nation=people.nationality(rng, sex), home=places.address(rng), cpf=records.cpf_text(rng, records.cpf(rng)), rg=records.rg(rng) + " " + records.issuer(rng), civil=people.civil_status(rng, sex), age=0,
        a="a" if sex == "F" else "o")


def e_day(p, d, style=None):
    return p.other(records.date_text(p.rng, d, style))


def e_on(p, d):
    """A date with the preposition that running text gives it."""
    k = p.rng.random()
    if k < .35:
        return ("ao " if d.day == 1 else "aos ") + e_day(p, d, "dias")
    return p.pick("em ", "no dia ", "a ", "aos ") + e_day(p, d, p.pick("num", "semi", "words", "paren", "semi"))


def e_place(p, where, style=None):
    return p.other(places.place_text(p.rng, where, style))


def e_later(p, since, years):
    """A day up to so many years after another, never beyond today."""
    return min(since + dt.timedelta(days=p.rng.randint(20, int(365 * years))), records.TODAY)


def e_book(p, letter):
    """(livro, folha, termo) of a book that is not book A."""
    rng = p.rng
    n = rng.randint(1, 300)
    livro = p.pick(f"{letter}-{n}", f"{letter} {n}", f"{n}-{letter}", f"{n}", f"{letter}-{n:05d}", f"{letter}-{n:03d}", f"{n} {letter}", f"{letter}/{n}", f"{letter} - {n}", f"{letter}-{n} Aux.", f"{letter}{n}")
    return p.other(livro), p.other(records.folha_text(rng, rng.randint(1, 300))), p.other(records.termo_text(rng, rng.randint(1, 90000)))


def e_mat(p, year, kind):
    """A matrícula of another kind of book: 2 marriage, 3 religious marriage, 4 death, 5 stillbirth, 6 banns, 7 book E."""
    rng = p.rng
    return records.mat_text(rng, records.matricula(int(p.r["cns"]), year, rng.randint(1, 300), rng.randint(1, 300), rng.randint(1, 90000), 1, kind))


def e_hour(p, style=None):
    return p.other(records.hour_text(p.rng, (p.rng.randint(0, 23), p.pick(0, 0, 15, 30, 40, 10, 5)), style))


def e_city(p):
    """Another city that no field holds."""
    return p.other(places.city(p.rng))


def e_state(p):
    return f"{places.UF_OF.get(p.r['ruf'], 'de')} {p.reg_uf(True)}"


# --- typography -------------------------------------------------------------------------------------------------------

E_FONTS = ("Arial, 'Liberation Sans', sans-serif", "'Times New Roman', 'Liberation Serif', serif", "'Courier New', 'Liberation Mono', monospace", "'DejaVu Sans', Verdana, sans-serif", "'DejaVu Serif', serif", "P052, 'Palatino Linotype', serif", "C059, 'Century Schoolbook', serif", "'URW Bookman', serif", "'URW Gothic', sans-serif", "'Nimbus Sans Narrow', 'Arial Narrow', sans-serif", "'DejaVu Sans Condensed', sans-serif")


def e_sheet(p, body, css="", font=None, size=None, width=794, pad=None, least=1123):
    """A whole page: its fonts, margins, frame and paper."""
    font = font or p.pick(*E_FONTS)
    words = sum(len(part.partition(">")[2]) for part in body.split("<"))
    size = size or (p.pick(12, 13, 14, 15, 16.5, 18) if words < 1300 else p.pick(11.5, 12, 12.5, 13, 14) if words < 2600 else p.pick(11, 11.5, 12, 12.5))
    frame = p.pick("", "", "", "border:1px solid #333;", "border:3px double #444;", "outline:1px solid #576;outline-offset:-14px;", "border:6px double #7a8;", "border-left:10px solid #9ab;")
    tint = p.pick("#fff", "#fff", "#fff", "#fdfbf2", "#f6faf4", "#f4f7fb")
    pad = pad or p.pick("30px 40px", "30px 40px", "90px 60px 40px", "130px 70px 60px", "40px 56px", "26px 34px", "48px 60px 30px 80px", "36px 44px")
    return f"""<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>
*{{box-sizing:border-box}} html,body{{margin:0;background:{tint}}} body{{width:{width}px;min-height:{least}px;padding:{pad};font:{size}px/{p.pick(1.25, 1.32, 1.4, 1.5)} {font};color:#111;{frame}}}
table{{border-collapse:collapse;width:100%}} p{{margin:{p.pick(".55em", ".55em", "1em", "1.8em")} 0}} td,th{{vertical-align:top;text-align:left;font-weight:inherit}} .c{{text-align:center}} .r{{text-align:right}} .j{{text-align:justify}} .b{{font-weight:bold}} .s{{font-size:.8em}} .i{{text-indent:3em}} u{{text-underline-offset:2px}}
.v{{overflow-wrap:break-word;font-family:{p.pick("inherit", "inherit", "inherit", "'Courier New', 'Liberation Mono', monospace", "'Times New Roman', serif", "Arial, sans-serif")};font-weight:{p.pick("normal", "normal", "bold")}}}
{css}</style></head><body>{body}</body></html>"""


def e_title(p, title, sub=""):
    """A title set as certificates set theirs."""
    style = p.pick("font-size:24px;font-weight:bold;letter-spacing:.04em", "font-size:20px;font-weight:bold", "font-size:28px;font-family:'URW Bookman',serif", "font-size:22px;letter-spacing:.25em;font-weight:bold", "font-size:19px;font-weight:bold;text-decoration:underline", "font-size:26px;font-variant:small-caps", "font-size:21px;font-weight:bold;border:2px solid #222;padding:6px;display:inline-block", "font-size:30px;font-family:Z003,cursive", "font-size:18px;font-weight:bold;border-top:2px solid;border-bottom:2px solid;padding:4px", "font-size:23px;font-weight:bold;color:#1d3b6e")
    case = p.pick("uppercase", "uppercase", "uppercase", "none")
    small = f'<div style="font-size:.9em">{sub}</div>' if sub else ""
    return f'<div style="text-align:{p.pick("center", "center", "center", "left")};margin:{p.pick(6, 12, 18)}px 0"><div style="{style};text-transform:{case}">{title}</div>{small}</div>'


def e_head(p, title, sub="", short=False):
    """The top of the page with the office, in one of the manners that birth certificates have too."""
    t = e_title(p, title, sub)
    k = p.rng.randint(0, 8)
    republic = p.pick("REPÚBLICA FEDERATIVA DO BRASIL", "República Federativa do Brasil", "REPÚBLICA FEDERATIVA DO BRASIL")
    natural = p.pick("REGISTRO CIVIL DAS PESSOAS NATURAIS", "Registro Civil das Pessoas Naturais", "REGISTRO CIVIL")
    where = p.pick(f"Comarca de {p.reg_city()} - Estado {e_state(p)}", f"Município e Comarca de {p.reg_city_uf()}", f"{p.reg_city_uf()}", f"ESTADO {e_state(p)} — COMARCA DE {p.reg_city()}")
    line = p.pick(p.other(p.r["address"]) + " - CEP " + p.r["cep"], p.other(p.r["address"]) + " - Fone: " + p.r["phone"], p.other(p.r["phone"]) + " - " + p.r["email"], "CNPJ " + p.r["cnpj"] + " - " + p.r["website"])
    if k <= 2:
        return f'<div class="c"><div style="font-size:1.3em;{p.pick("", "font-weight:bold", "letter-spacing:.1em")}">{republic}</div><div class="{p.pick("", "b")}">{natural}</div></div>{t}'
    if k == 3:
        return f'<div style="display:flex;justify-content:space-between;gap:20px"><div style="flex:2"><b>{p.office()}</b><br>{p.other(p.r["officer_title"])}: {p.officer()}<br><span class="s">{line}</span></div><div style="border:1px solid #888;padding:6px;flex:1;text-align:center" class="s">{p.pick("SELO DIGITAL", "Selo de fiscalização", "PODER JUDICIÁRIO")}<br>{p.seal()}</div></div>{t}'
    if k == 4:
        return f'<div class="c">PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO {e_state(p)}<br><b>{p.office()}</b><br><span class="s">{where}</span></div>{t}'
    if k == 5:
        return f'<table><tr><td style="width:90px"><div style="width:74px;height:74px;border:2px solid #555;border-radius:50%;text-align:center;padding-top:24px;font-size:9px">{p.pick("BRASIL", "ARMAS DA REPÚBLICA", "RCPN")}</div></td><td class="c"><div style="font-size:1.25em">{republic}</div>{p.office()}<br><span class="s">{where}<br>{line}</span></td><td style="width:90px;font-size:9px" class="c">{p.pick("1ª VIA", "2ª VIA", "VÁLIDA EM TODO O TERRITÓRIO NACIONAL", "")}</td></tr></table>{t}'
    if k == 6:
        return f'<div class="c">{p.pick("ESTADOS UNIDOS DO BRASIL", "República dos Estados Unidos do Brasil", "BRASIL", republic)}<br>{p.pick("Estado", "ESTADO")} {e_state(p)}<br>{p.pick("Município", "Comarca", "Termo")} de {p.reg_city()} — Distrito de {p.other(p.r["district"])}</div>{t}<div class="c">{p.office()}</div>'
    if k == 7:
        return f'{t}<div class="c"><b>{p.office()}</b><br>{where}<br><span class="s">{line}</span></div><hr>'
    return f'<div style="border-bottom:2px solid #333;padding-bottom:6px;text-align:{p.pick("left", "right", "center")}"><span style="font-size:1.35em;font-weight:bold">{p.office()}</span><br>{where} · {line}<br>{p.other(p.r["officer"])} — {p.other(p.r["officer_title"])}</div><div class="c" style="margin-top:8px">{republic}<br>{natural}</div>{t}'


def e_faith(p):
    return p.pick("O referido é verdade e dou fé.", "O conteúdo da certidão é verdadeiro. Dou fé.", "Era o que se continha em dito assento, ao qual me reporto e dou fé.", "Nada mais. O referido é verdade, do que dou fé.", "Certifico que é verdade e dou fé.")


def e_sign(p):
    who = p.pick((p.officer(), p.other(p.r["officer_title"])), (p.other(p.r["clerk"]), p.other(p.r["clerk_title"])))
    rule = p.pick("_" * 40, "_" * 30, '<span style="display:inline-block;width:280px;border-top:1px solid #222"></span>', "")
    return f'<div style="text-align:{p.pick("center", "center", "right", "left")};margin-top:{p.pick(24, 36, 50)}px">{rule}<br>{who[0]}<br>{who[1]}</div>'


def e_dated(p):
    return f'{p.issue_city_uf()}, {p.issue_date()}.'


def e_fees(p):
    return p.pick(" - ", " | ", "<br>").join(f"{a}: {b}" for a, b in p.r["fees"])


def e_foot(p):
    """The end of the page: faith, date, signature, seals, fees, the office."""
    k = p.rng.randint(0, 7)
    office = f'{p.pick("Nome do ofício", "Nome do Ofício", "OFÍCIO", "Serventia")}<br><b>{p.office()}</b><br>{p.pick("Oficial Registrador", "Oficial registrador(a)", "OFICIAL")}<br><b>{p.officer()}</b><br>Município / UF<br><b>{p.reg_city_uf()}</b><br>Endereço<br><b>{p.other(p.r["address"])}</b>'
    if k == 0:
        return f'<div style="display:flex;gap:14px;margin-top:14px"><div style="flex:1;border:1px solid #444;padding:6px" class="s">{office}<br>{p.r["phone"]} {p.r["email"]}</div><div style="flex:1" class="c">{e_faith(p)}<br>{p.pick("Data e local:", "")} {e_dated(p)}{e_sign(p)}</div></div>'
    if k == 1:
        return f'<p class="i">{e_faith(p)}</p><p class="{p.pick("r", "c", "")}">{e_dated(p)}</p>{e_sign(p)}'
    if k == 2:
        return f'<p>{e_faith(p)} {e_dated(p)}</p>{e_sign(p)}<table style="margin-top:20px;width:55%" class="s" border="1"><tr><td>{e_fees(p)}</td><td>Selo: {p.seal()}<br>Protocolo: {p.r["protocol"]}</td></tr></table>'
    if k == 3:
        return f'<p class="c">{e_faith(p)}</p><p class="c">{e_dated(p)}</p><div style="background:#eef1f4;border:1px solid #abc;padding:8px;margin-top:16px" class="s"><b>{p.pick("Assinado digitalmente por", "Certidão eletrônica assinada por", "Documento assinado eletronicamente")}</b>: {p.other(p.r["clerk"])} - {p.other(p.r["clerk_title"])}<br>Selo digital: {p.seal()} &nbsp; Código: {p.other(records.security_code(p.rng))}<br>{p.legal()}</div>'
    if k == 4:
        return f'<p>Eu, ______________, ({p.other(p.r["clerk"])}), {p.other(p.r["clerk_title"])}, {p.pick("datilografei", "digitei", "subscrevi", "a fiz datilografar e conferi")}. {e_faith(p)} {e_dated(p)}</p>{e_sign(p)}<div class="s">{e_fees(p)}</div>'
    if k == 5:
        return f'<table style="margin-top:16px" border="1"><tr><td style="padding:6px;width:50%">{office}</td><td style="padding:6px" class="c">{e_faith(p)}<br>{e_dated(p)}{e_sign(p)}</td></tr><tr><td colspan="2" class="s" style="padding:4px">{p.legal()} {p.legal()}</td></tr></table>'
    if k == 6:
        return f'<p>{e_faith(p)}</p><div style="display:flex;justify-content:space-between;align-items:flex-end"><div style="border:1px dashed #666;padding:10px;width:200px" class="s c">{p.pick("SELO", "Selo de autenticidade", "FISCALIZAÇÃO")}<br>{p.seal()}<br>{e_fees(p)}</div><div>{e_dated(p)}{e_sign(p)}</div></div><p class="s">{p.legal()}</p>'
    return f'<p class="r">{e_dated(p)}</p>{e_sign(p)}<hr><div class="s c">{p.office()} - {p.other(p.r["address"])} - {p.reg_city_uf()} - {p.r["phone"]}<br>{p.legal()}</div>'


def e_grid(p, rows, mode=None):
    """Rows of labelled values in one of nine manners; a row is a heading (text) or a list of (label, value[, weight])."""
    mode = mode or p.pick("boxes", "boxes", "lines", "beside", "dotted", "under", "legend", "two", "header", "airy")
    case = p.pick("uppercase", "uppercase", "none", "none")
    ink = p.pick("#222", "#555", "#2b5d45", "#8a8a8a", "#35507e", "#7a3b3b")
    small = p.pick(8.5, 9, 9.5, 10, 10.5)
    out = []
    for row in rows:
        if isinstance(row, str):
            out.append(f'<div style="{p.style_heading};text-transform:{case}">{row}</div>')
            continue
        cells = [(c[0], c[1], c[2] if len(c) > 2 else 1) for c in row]
        lab = lambda x, extra="": f'<span style="font-size:{small}px;text-transform:{case};color:{ink};{extra}">{x}</span>'
        if mode in ("boxes", "lines", "airy", "under"):
            border = {"boxes": f"border:1px solid {ink};margin:-1px 0 0 -1px;", "lines": f"border-bottom:1px solid {ink};", "airy": "margin-bottom:5px;", "under": "margin-bottom:4px;"}[mode]
            inner = (lambda l, v: f'{v or "&nbsp;"}<div style="border-top:1px solid {ink};line-height:1.1">{lab(l)}</div>') if mode == "under" else (lambda l, v: f'<div style="line-height:1.15">{lab(l, "font-weight:bold" if mode == "airy" else "")}</div><div class="v" style="min-height:1.3em">{v}</div>')
            out.append('<div style="display:flex;gap:%dpx">' % (0 if mode == "boxes" else 10) + "".join(f'<div style="flex:{w} 1 0;min-width:0;padding:2px 5px;{border}">{inner(l, v)}</div>' for l, v, w in cells) + "</div>")
        elif mode == "beside":
            out.append('<div style="display:flex;gap:14px;margin:3px 0">' + "".join(f'<div style="flex:{w} 1 0">{lab(l, "font-size:.9em")}{p.e_colon} <span class="v">{v}</span></div>' for l, v, w in cells) + "</div>")
        elif mode == "dotted":
            out.append('<div style="display:flex;gap:8px;margin:5px 0">' + "".join(f'<div style="flex:{w} 1 0;display:flex;gap:6px;align-items:flex-end">{lab(l, "font-size:.92em;flex:0 1 auto;max-width:60%")}<span class="v" style="flex:1;border-bottom:1px dotted {ink}">{v or "&nbsp;"}</span></div>' for l, v, w in cells) + "</div>")
        elif mode == "legend":
            out.append('<div style="display:flex;gap:6px">' + "".join(f'<fieldset style="flex:{w} 1 0;min-width:0;border:1px solid {ink};margin:2px 0;padding:0 6px 3px;border-radius:{p.e_round}px"><legend style="padding:0 3px">{lab(l)}</legend><span class="v">{v or "&nbsp;"}</span></fieldset>' for l, v, w in cells) + "</div>")
        elif mode == "two":
            out.append("<table>" + "".join(f'<tr><td style="width:{p.e_split}%;padding:2px 8px;text-align:{p.e_side};background:{p.e_shade};border:1px solid #bbb">{lab(l, "font-size:.9em")}</td><td class="v" style="padding:2px 8px;border:1px solid #bbb">{v}</td></tr>' for l, v, w in cells) + "</table>")
        else:
            total = sum(w for _, _, w in cells)
            out.append('<table style="table-layout:fixed;margin:2px 0"><tr>' + "".join(f'<th style="width:{100 * w / total:.1f}%;background:#e4e6e4;border:1px solid {ink};padding:1px 5px">{lab(l)}</th>' for l, v, w in cells) + "</tr><tr>" + "".join(f'<td class="v" style="border:1px solid {ink};padding:3px 5px">{v or "&nbsp;"}</td>' for l, v, w in cells) + "</tr></table>")
    return "".join(out)


def e_begin(p):
    """Draws what all grids of the page share."""
    p.e_colon = p.pick(":", ":", "", " -", ".:")
    p.e_round = p.pick(0, 0, 6)
    p.e_split, p.e_side, p.e_shade = p.pick(26, 33, 40), p.pick("left", "right"), p.pick("#fff", "#eee", "#e8efe8")
    p.style_heading = p.pick("font-weight:bold;margin:8px 0 2px", "background:#ddd;text-align:center;font-weight:bold;margin-top:6px;padding:2px", "text-align:center;border-bottom:1px solid #333;margin:8px 0 3px;letter-spacing:.15em", "font-style:italic;margin:8px 0 2px;text-decoration:underline", "background:#345;color:#fff;padding:2px 6px;margin-top:6px", "font-size:.9em;font-weight:bold;margin:10px 0 0")


def e_note(p, text=None):
    """Words of an averbação or of none."""
    if text:
        return text
    return p.pick(p.averbacoes(), p.anotacoes(), p.other(texts.nothing(p.rng)), p.blank())


# --- marriages --------------------------------------------------------------------------------------------------------

E_REGIMES = ("comunhão parcial de bens", "comunhão universal de bens", "comunhão de bens", "separação de bens", "separação obrigatória de bens", "separação convencional de bens", "participação final nos aquestos", "comunhão parcial de bens, na vigência da Lei nº 6.515/77")


def e_couple(p, first=1940, last=2002):
    a, b = e_who(p, "M", first, last), e_who(p, "F", first, last)
    if p.chance(.08):
        a = e_who(p, "F", first, last)
    b.birth = b.birth.replace(year=max(first, min(last, a.birth.year + p.rng.randint(-6, 8))))
    day = dt.date(min(2026, max(a.birth.year, b.birth.year) + p.rng.randint(18, 40)), p.rng.randint(1, 10), p.rng.randint(1, 28))
    new = b.name.split()[0] + " " + " ".join(b.name.split()[1:2] + a.name.split()[-1:]) if p.chance(.7) else b.name
    return a, b, day, new


@document("marriage")
def e_marriage_2009(p):
    """The national model of 2009: names, matrícula, both spouses' data as one paragraph each, or in columns."""
    p.manner(caps=p.chance(.65))
    e_begin(p)
    a, b, day, new = e_couple(p)
    regime = p.other(p.pick(*E_REGIMES))
    mat = f'<div class="c">{p.pick("MATRÍCULA", "MATRÍCULA:", "Matrícula")}<br><b>{e_mat(p, day.year, 2)}</b></div>'
    who = lambda x: f'{p.other(x.name)}, nascid{x.a} {e_on(p, x.birth)}, em {e_place(p, x.nat)}, {p.other(x.nation)}, filh{x.a} de {p.other(x.father)} e de {p.other(x.mother)}{p.pick("", ", " + p.other(x.job), ", residente " + p.other(x.home))}'
    names = p.pick(f'<div class="c">NOMES<br><b>{p.other(a.name)}</b><br><b>{p.other(b.name)}</b></div>', e_grid(p, [[("Nomes", p.other(a.name) + p.pick("<br>", " e ", " // ") + p.other(b.name))]]), f'<div class="c"><b>{p.other(a.name)}</b> e <b>{p.other(b.name)}</b></div>')
    long = p.pick("Nomes completos de solteiro, datas e locais de nascimento, nacionalidade e filiações dos cônjuges", "NOMES COMPLETOS DE SOLTEIRO, DATAS E LOCAIS DE NASCIMENTO, NACIONALIDADES E FILIAÇÕES DOS CÔNJUGES", "Nome, data de nascimento, naturalidade e filiação dos contraentes")
    rows = [
        [(long, who(a) + p.pick("<br>", ".<br>", " *** ", "; ") + who(b))],
        [("Data do registro de casamento (por extenso)", e_day(p, day, p.pick("words", "dias")), 5), ("Dia", p.other(f"{day.day:02d}")), ("Mês", p.other(f"{day.month:02d}")), ("Ano", p.other(day.year))],
        [(p.pick("Regime de bens do casamento", "Regime de bens"), regime)],
        [(p.pick("Nome que cada um dos cônjuges passou a utilizar (quando houver alteração)", "Nomes adotados após o casamento"), p.pick(f"Ele: {p.other(a.name)}<br>Ela: {p.other(new)}", p.other(a.name) + "<br>" + p.other(new), f"A contraente passou a usar o nome de {p.other(new)}"))],
        [(p.pick("Observações / Averbações", "OBSERVAÇÕES E AVERBAÇÕES", "Averbações/Anotações à acrescer"), e_note(p))],
    ]
    return e_sheet(p, e_head(p, "Certidão de Casamento") + (names + mat if p.chance(.6) else mat + names) + "<br>" + e_grid(p, rows, p.pick("boxes", "lines", "airy", "legend", "under")) + e_foot(p))


@document("marriage")
def e_marriage_2017(p):
    """The model of 2017: two blocks of spouse data side by side or one under another, cadastro, notes."""
    p.manner(caps=p.chance(.7))
    e_begin(p)
    a, b, day, new = e_couple(p, 1955, 2004)
    split = lambda d: [("Dia", p.other(f"{d.day:02d}")), ("Mês", p.other(f"{d.month:02d}")), ("Ano", p.other(d.year))]
    grand = p.chance(.15)

    def block(n, x):
        rows = [
            f"{p.pick('Cônjuge', 'Dados do cônjuge', 'Contraente')} {n}" if p.chance(.6) else f"{n}º {p.pick('cônjuge', 'contraente', 'nubente')}",
            [(p.pick("Nome", "Nome completo de solteiro(a)", "1º Cônjuge - nome na habilitação"), p.other(x.name), 3), ("CPF", p.other(x.cpf))],
            [(p.pick("Data de nascimento por extenso", "Data de nascimento"), e_day(p, x.birth, p.pick("words", "words", "num", "semi")), 4), *(split(x.birth) if p.chance(.6) else [])],
            [("Nacionalidade", p.other(x.nation)), ("Estado civil", p.other(p.pick("solteir" + x.a, "divorciad" + x.a, "viúv" + x.a))), ("Município de naturalidade", p.other(x.nat[0]), 2), ("UF", p.other(x.nat[1]), .5)],
            [(p.pick("Genitores", "Filiação", "Nomes dos pais"), p.other(x.father) + p.pick("<br>", " e ", "; ") + p.other(x.mother))],
        ]
        if grand:
            rows.append([("Avós", p.other(people.person(p.rng, "M")) + " e " + p.other(people.person(p.rng, "F")))])
        if p.chance(.5):
            rows.append([("Nome após o casamento", p.other(new if x is b else x.name))])
        return rows

    columns = p.chance(.3)
    mode = p.pick("boxes", "lines", "legend", "airy", "header", "beside", "under") if not columns else p.pick("boxes", "lines", "airy", "two", "legend")
    if columns:
        def tall(rows):
            return [x for row in rows for x in ([row] if isinstance(row, str) else [[c] for c in row])]
        body = f'<div style="display:flex;gap:12px"><div style="flex:1">{e_grid(p, tall(block(1, a)), mode)}</div><div style="flex:1">{e_grid(p, tall(block(2, b)), mode)}</div></div>'
    else:
        body = e_grid(p, block(1, a) + block(2, b), mode)
    tail = e_grid(p, [
        [("Data de celebração do casamento (por extenso)", e_day(p, day, "words"), 4), *split(day)],
        [("Data do registro", e_day(p, day)), ("Regime de bens", p.other(p.pick(*E_REGIMES)), 2)],
        [(p.pick("Anotações/Averbações", "Averbações / anotações à acrescer"), e_note(p))],
    ], mode)
    doc = ""
    if p.chance(.7):
        docs = [("RG", "Número", "Data expedição", "Órgão expedidor", "Validade"), *[(t, p.other(records.rg(p.rng)) if p.chance(.3) else p.blank(), p.blank(), p.blank(), p.blank()) for t in ("RG", "PIS/NIS", "Passaporte", "Título de eleitor")[: p.rng.randint(2, 4)]]]
        doc = f'<div class="b s">{p.pick("ANOTAÇÕES DE CADASTRO", "Anotações voluntárias de cadastro")}</div><table border="1" class="s"><tr>' + "</tr><tr>".join("".join(f"<td>{c}</td>" for c in row) for row in docs) + "</tr></table>"
    mat = f'<div style="text-align:{p.pick("center", "right", "left")}">{p.pick("Matrícula", "MATRÍCULA")} <b>{e_mat(p, day.year, 2)}</b></div>'
    return e_sheet(p, e_head(p, "Certidão de Casamento", p.pick("", "", "CONVERSÃO DE UNIÃO ESTÁVEL EM CASAMENTO", "Religioso com efeito civil")) + mat + body + tail + doc + e_foot(p), size=p.pick(10.5, 11, 11.5))


@document("marriage")
def e_marriage_full(p):
    """In full: a long narration of the act with both spouses' births and parents."""
    p.manner(caps=p.chance(.25))
    a, b, day, new = e_couple(p, 1900, 1995)
    livro, folha, termo = e_book(p, "B")
    w1, w2 = e_who(p), e_who(p)
    who = lambda x: f'{p.pick("", "Ele, " if x is a else "Ela, ")}{p.other(x.name)}, {p.pick("solteir" + x.a + ", ", "")}{p.other(x.job)}, {p.other(x.nation)}, natural {p.pick("de", "do Município de", "desta cidade de")} {e_place(p, x.nat)}, {p.pick("onde nasceu", f"nascid{x.a}", "tendo nascido")} {e_on(p, x.birth)}, com {p.other(records.number_words(max(16, day.year - x.birth.year)))} anos de idade, domiciliad{x.a} e residente {p.other(x.home)}, filh{x.a} legítim{x.a} de {p.other(x.father)} e de {p.pick("Dona ", "D. ", "")}{p.other(x.mother)}, {p.pick("naturais deste Estado", "brasileiros, residentes neste Município", "ele já falecido, ela residente nesta cidade", "avós paternos ignorados")}'
    text = f"""{e_on(p, day).capitalize() if not p.style.caps else e_on(p, day)}, {p.pick("neste distrito de", "nesta cidade de", "neste Município de")} {p.reg_city()}, Estado {e_state(p)}, {p.pick("às", "pelas")} {e_hour(p)}, na sala {p.pick("das audiências", "dos casamentos", "deste Cartório")}, presente o {p.pick("Meritíssimo Juiz de Paz", "Juiz de Casamentos", "Juiz de Direito")} {p.pick("Sr.", "Dr.", "cidadão")} {p.other(people.person(p.rng, "M"))}, comigo {p.other(p.r["officer_title"])} de seu cargo, e as testemunhas adiante nomeadas e assinadas, receberam-se em matrimônio, {p.pick("pelo regime da", "sob o regime de")} {p.other(p.pick(*E_REGIMES))}, os contraentes: {who(a)}; e {who(b)}, a qual passou a {p.pick("assinar-se", "chamar-se", "usar o nome de")} {p.other(new)}. Exibiram os documentos exigidos pelo artigo {p.pick("180 do Código Civil", "1.525 do Código Civil", "180, nºs 1, 2 e 4")}. {p.pick("Foram testemunhas", "São testemunhas do ato")}: {p.other(w1.name)}, {p.other(w1.job)}, e {p.other(w2.name)}, {p.other(w2.job)}, residentes nesta cidade. {p.pick("Do que, para constar, lavrei este termo, que lido e achado conforme vai por todos assinado.", "E para constar lavro este assento que, lido e achado conforme, assinam.")} (aa) {p.other(p.pick(p.r["clerk"], p.r["officer"]))}. {p.other(a.name)}. {p.other(new)}. {p.other(w1.name)}. {p.other(w2.name)}."""
    intro = p.pick(f"CERTIFICO que, revendo em meu cartório o livro {livro} de registro de casamentos, às folhas {folha}, sob o nº {termo}, consta o assento do teor seguinte:", f"Certifico e dou fé que às fls. {folha} do livro nº {livro}, termo {termo}, encontra-se lavrado o seguinte assento:", f"CERTIFICA, a pedido verbal de pessoa interessada, que verificando os livros de casamentos deste Cartório, deles, no de nº {livro}, fls. {folha}, nº {termo}, consta:")
    margin = p.chance(.3)
    note = f'<p class="j"><b>{p.pick("À MARGEM CONSTA:", "AVERBAÇÃO:", "Anotações:")}</b> {e_note(p)}</p>' if p.chance(.5) else ""
    if margin:
        body = f'<table><tr><td style="width:24%;border-right:1px solid #444;padding-right:8px" class="s">{p.pick("Termo", "Nº")} {termo}<br>{p.other(a.name)}<br>e<br>{p.other(b.name)}<br><br>{e_note(p)}</td><td class="j" style="padding-left:12px">{intro}<br><br>{text}</td></tr></table>'
    else:
        body = f'<p class="j i">{intro}</p><p class="j" style="{p.pick("", "padding-left:24px", "font-style:italic")}">{p.pick("&ldquo;", "")}{text}{p.pick("&rdquo;", "")}</p>{note}'
    return e_sheet(p, e_head(p, p.pick("Certidão de Casamento", "Certidão de inteiro teor de casamento", "Casamento - inteiro teor", "Certidão em inteiro teor"), p.pick("", "INTEIRO TEOR", f"Matrícula {e_mat(p, day.year, 2)}")) + body + e_foot(p), size=p.pick(12, 13, 13.5))


@document("marriage")
def e_marriage_old(p):
    """Brief narrated old forms: printed words, typed values, underlined blanks."""
    p.manner(caps=p.chance(.3))
    a, b, day, new = e_couple(p, 1895, 1970)
    livro, folha, termo = e_book(p, "B")
    k = p.rng.randint(0, 3)
    fill = (lambda v, w=0: f'<span class="v" style="border-bottom:1px {p.e_dot} #333;padding:0 {p.e_gap}px">{v}</span>')
    p.e_dot, p.e_gap = p.pick("solid", "dotted"), p.pick(4, 12, 22)
    if k == 0:
        body = f"""<p class="j" style="line-height:2">CERTIFICO que {p.pick("a fls.", "às folhas")} {fill(folha)} do livro N.º {fill(livro)} de registro de casamentos {p.pick("consta", "foi lavrado")} {p.pick("hoje", "")} o assento do matrimônio de {fill(p.other(a.name))} e {fill(p.other(b.name))} contraído perante o Juiz {fill(p.other(people.person(p.rng, "M")))} e as testemunhas {p.pick("constantes do termo", fill(p.other(people.person(p.rng, "M"))))}.<br>
ELE, nascido em {fill(e_place(p, a.nat))} aos {fill(e_day(p, a.birth))}, profissão {fill(p.other(a.job))}, residente em {fill(e_city(p))}, filho de {fill(p.other(a.father))} e de {fill(p.other(a.mother))}.<br>
ELA, nascida em {fill(e_place(p, b.nat))} aos {fill(e_day(p, b.birth))}, profissão {fill(p.other(b.job))}, residente em {fill(e_city(p))}, filha de {fill(p.other(b.father))} e de {fill(p.other(b.mother))}, a qual passou a assinar-se {fill(p.other(new))}.<br>
Foram apresentados os documentos a que se refere o art. 180 do Código Civil. Observações: {fill(e_note(p))}</p>"""
    elif k == 1:
        rows = [("Noivo", a), ("Noiva", b)]
        body = f'<p>Livro {fill(livro)} &nbsp; Folhas {fill(folha)} &nbsp; N.º de ordem {fill(termo)}</p><p>Data do casamento: {fill(e_day(p, day))}</p><table border="1" cellpadding="4"><tr><th></th><th class="b">{rows[0][0]}</th><th class="b">{rows[1][0]}</th></tr>' + "".join(f"<tr><td>{l}</td>" + "".join(f'<td class="v">{f(x)}</td>' for _, x in rows) + "</tr>" for l, f in (("Nome", lambda x: p.other(x.name)), ("Nascimento", lambda x: e_day(p, x.birth)), ("Naturalidade", lambda x: e_place(p, x.nat)), ("Pai", lambda x: p.other(x.father)), ("Mãe", lambda x: p.other(x.mother)), ("Profissão", lambda x: p.other(x.job)), ("Residência", lambda x: p.other(x.home)))) + f'</table><p>Regime: {fill(p.other(p.pick(*E_REGIMES)))} A contraente passou a assinar {fill(p.other(new))}</p>'
    elif k == 2:
        body = f"""<pre style="white-space:pre-wrap;font:{p.pick(13, 14)}px/{p.pick(1.6, 1.9)} 'Courier New','Liberation Mono',monospace">C E R T I F I C O , a requerimento verbal de parte interessada, que às fls. {folha} do livro nº {livro}, sob nº {termo}, consta que {e_on(p, day)}, perante o Juiz de Paz em exercício, receberam-se em matrimônio {p.other(a.name)} e dona {p.other(b.name)}; ele, natural de {e_place(p, a.nat)}, nascido a {e_day(p, a.birth)}, filho de {p.other(a.father)} e de {p.other(a.mother)}; ela, natural de {e_place(p, b.nat)}, nascida a {e_day(p, b.birth)}, filha de {p.other(b.father)} e de {p.other(b.mother)}. ----------
{p.pick("Nada mais continha o dito assento.", "Ela passou a assinar-se " + p.other(new) + ".")}</pre>"""
    else:
        body = f'<div class="c" style="line-height:1.9">Aos <span class="v">{e_day(p, day, "words")}</span> casaram-se<br><span style="font-size:1.4em" class="v">{p.other(a.name)}</span><br>filho de {fill(p.other(a.father))}<br>e de {fill(p.other(a.mother))}<br>nascido a {fill(e_day(p, a.birth))} em {fill(e_place(p, a.nat))}<br>e<br><span style="font-size:1.4em" class="v">{p.other(b.name)}</span><br>filha de {fill(p.other(b.father))}<br>e de {fill(p.other(b.mother))}<br>nascida a {fill(e_day(p, b.birth))} em {fill(e_place(p, b.nat))}<br>Livro {livro} - Folha {folha} - Termo {termo}</div>'
    return e_sheet(p, e_head(p, p.pick("Certidão de Casamento", "Casamento", "Registro de Casamento", "Certidão de casamento civil")) + body + e_foot(p), font=p.pick(*E_FONTS[:3], *E_FONTS[5:8]))


@document("marriage")
def e_marriage_religious(p):
    """Religious marriage with civil effect, and the conversion of a stable union; running text with a table or alone."""
    p.manner(caps=p.chance(.4))
    e_begin(p)
    a, b, day, new = e_couple(p, 1930, 2002)
    livro, folha, termo = e_book(p, p.pick("B-Aux", "B", "B Auxiliar"))
    faith = p.pick("católico", "evangélico", "espírita", "presbiteriano", "israelita", "adventista")
    conv = p.chance(.35)
    title = "Certidão de Casamento" if p.chance(.6) else ("Certidão de conversão de união estável em casamento" if conv else "Certidão de casamento religioso com efeito civil")
    text = f'registro da conversão da união estável em casamento de {p.other(a.name)} e {p.other(b.name)}, iniciada em {e_day(p, e_later(p, a.birth.replace(year=a.birth.year + 18), 3))}, nos termos do artigo 1.726 do Código Civil' if conv else f'registro do casamento religioso {faith} para efeitos civis de {p.other(a.name)} e {p.other(b.name)}, celebrado {e_on(p, day)} pelo {p.pick("Padre", "Pastor", "Reverendo", "Ministro religioso")} {p.other(people.person(p.rng, "M"))}, na {p.pick("Igreja Matriz de", "Paróquia", "Comunidade Evangélica")} {p.other(p.pick("São José", "Nossa Senhora Aparecida", "Santo Antônio", "da Graça"))}, em {p.reg_city()}'
    who = lambda x, n: f'<p class="j"><b>{n}</b> {p.other(x.name)}, {p.other(x.nation)}, {p.other(x.job)}, CPF {x.cpf}, nascid{x.a} em {e_place(p, x.nat)}, {e_on(p, x.birth)}, filh{x.a} de {p.other(x.father)} e {p.other(x.mother)}.</p>'
    body = f'<p class="j i">Certifico que, no livro {livro}, folha {folha}, termo {termo}, foi lavrado {e_on(p, e_later(p, day, .2))} o {text}, sob o regime da {p.other(p.pick(*E_REGIMES))}.</p>'
    spouses = p.pick(lambda: who(a, p.pick("O contraente:", "1)", "Dele:")) + who(b, p.pick("A contraente:", "2)", "Dela:")), lambda: e_grid(p, [[("Nome", p.other(x.name), 3), ("Nascimento", e_day(p, x.birth, "num")), ("Natural de", e_place(p, x.nat), 2), ("Filiação", p.other(x.father) + " e " + p.other(x.mother), 4)] for x in (a, b)], p.pick("header", "two", "boxes")))()
    return e_sheet(p, e_head(p, title) + (f'<p class="c">MATRÍCULA {e_mat(p, day.year, 3)}</p>' if p.chance(.6) else "") + body + spouses + f'<p class="j">Nome adotado: {p.other(new)}. {p.pick("Averbação: ", "Observações: ")}{e_note(p)}</p>' + e_foot(p))


@document("marriage")
def e_marriage_divorced(p):
    """A brief marriage certificate whose notes, of divorce or death, take most of the page; some on half a page."""
    p.manner(caps=p.chance(.5))
    e_begin(p)
    a, b, day, new = e_couple(p, 1935, 1998)
    livro, folha, termo = e_book(p, "B")
    end = e_later(p, day, 25)
    judge = people.person(p.rng, p.pick("M", "F"))
    note = p.pick(
        f'Averbação de {p.pick("divórcio", "divórcio consensual", "separação judicial", "divórcio direto")}: por sentença {p.pick("proferida em", "de")} {e_day(p, end)}, do MM. Juiz da {p.rng.randint(1, 5)}ª Vara {p.pick("Cível", "de Família", "da Família e Sucessões")} de {e_place(p, places.place(p.rng, p.r["ruf"]))}, Dr(a). {p.other(judge)}, transitada em julgado, foi decretado o divórcio do casal, voltando a mulher a usar o nome de solteira: {p.other(b.name)}.',
        f'Anotação de óbito: o cônjuge {p.other(a.name)} faleceu em {e_day(p, end)}, na cidade de {e_city(p)}, conforme registro no livro C-{p.rng.randint(1, 90)}, fls. {p.rng.randint(1, 300)}, termo {p.rng.randint(100, 40000)}.',
        f'Por escritura pública lavrada em {e_day(p, end)}, no {p.rng.randint(1, 5)}º Tabelionato de Notas de {e_city(p)}, livro {p.rng.randint(1, 900)}, fls. {p.rng.randint(1, 200)}, os cônjuges divorciaram-se, voltando ela a assinar {p.other(b.name)}.')
    line = lambda x: [(p.pick("Nome", "Contraente", "Cônjuge"), p.other(x.name), 3), (p.pick("Nascimento", "Data e local de nascimento", "Nascido(a) em"), e_day(p, x.birth) + ", " + e_place(p, x.nat), 3), (p.pick("Filiação", "Filho(a) de", "Pais"), p.other(x.father) + p.pick(" e ", "<br>") + p.other(x.mother), 3)]
    rows = [[("Livro", livro), ("Folha", folha), ("Termo", termo), ("Data do casamento", e_day(p, day), 2)], line(a), line(b), [("Regime", p.other(p.pick(*E_REGIMES))), ("Nome de casada", p.other(new))]]
    body = e_grid(p, rows) + f'<div class="j" style="border:1px solid #555;padding:8px;margin-top:8px"><b>{p.pick("AVERBAÇÕES", "Averbações e anotações", "À MARGEM DO TERMO")}</b><br>{note} {p.pick("", p.averbacoes(), p.anotacoes())}</div>'
    return e_sheet(p, e_head(p, p.pick("Certidão de Casamento", "Certidão de Casamento com averbação", "CASAMENTO")) + body + e_foot(p), least=p.pick(1123, 1123, 560))


@document("marriage")
def e_marriage_consular(p):
    """A marriage kept by a consulate, or its transcription in Brazil."""
    p.manner(caps=p.chance(.4))
    e_begin(p)
    a, b, day, new = e_couple(p, 1950, 2000)
    abroad = places.foreign(p.rng)
    livro, folha, termo = e_book(p, p.pick("E", "B", "C"))
    consul = p.other(places.consulate(p.rng, abroad[0]))
    who = lambda x: [f"{p.pick('Cônjuge', 'Contraente')}: {p.other(x.name)}", [("Data de nascimento", e_day(p, x.birth)), ("Local de nascimento", e_place(p, x.nat if x is a else (abroad if p.chance(.4) else x.nat)), 2), ("Nacionalidade", p.other(x.nation))], [("Nome do pai", p.other(x.father)), ("Nome da mãe", p.other(x.mother))], [("Documento", p.other(x.rg)), ("Profissão", p.other(x.job))]]
    if p.chance(.5):
        head = f'<div class="{p.pick("c", "")}"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>{p.pick("MINISTÉRIO DAS RELAÇÕES EXTERIORES", "SERVIÇO CONSULAR BRASILEIRO")}<br>{consul}</div>{e_title(p, p.pick("Certidão de Registro de Casamento", "Certidão de casamento", "Registro consular de casamento"))}'
        body = f'<p class="j">CERTIFICO que, no livro {livro} de {p.pick("registros de casamento", "assentamentos")}, à folha {folha}, sob o número {termo}, consta o registro do casamento celebrado {e_on(p, day)}, em {e_place(p, abroad)}, perante {p.pick("a autoridade local", "o Oficial do Registro Civil local", "a Comuna")}.</p>' + e_grid(p, who(a) + who(b))
        return e_sheet(p, head + body + f'<p>Regime de bens: {p.other(p.pick(*E_REGIMES))}. {p.pick("", e_note(p))}</p><p>{e_place(p, abroad)}, {p.issue_date()}</p>{e_sign(p)}<p class="s">{p.pick("Esta certidão deverá ser transcrita no Cartório do 1º Ofício do Registro Civil do domicílio do registrado, no prazo de 180 dias a contar do retorno ao Brasil.", "Isento de emolumentos. Recebi R$-ouro " + str(p.rng.randint(5, 30)) + ",00.")}</p>')
    body = f'<p class="j i">CERTIFICO que, às fls. {folha} do livro {livro}, sob nº {termo}, foi {p.pick("transcrito", "trasladado")} {e_on(p, e_later(p, day, 5))}, nos termos do artigo 32 da Lei nº 6.015/73, o assento de casamento lavrado em {e_place(p, abroad)}, {p.pick("registrado no", "conforme certidão do")} {consul}, de {p.other(a.name)}, nascido {e_on(p, a.birth)}, em {e_place(p, a.nat)}, filho de {p.other(a.father)} e de {p.other(a.mother)}; e {p.other(b.name)}, nascida {e_on(p, b.birth)}, em {e_place(p, b.nat)}, filha de {p.other(b.father)} e de {p.other(b.mother)}, realizado {e_on(p, day)}. {p.pick("", "O regime de bens é o da lei do país da celebração.")}</p><p class="j">{e_note(p)}</p>'
    return e_sheet(p, e_head(p, p.pick("Certidão de transcrição de casamento", "Traslado de Casamento", "Certidão de Casamento")) + body + e_foot(p))


# --- deaths and stillbirths ---------------------------------------------------------------------------------------------

E_CAUSES = ("insuficiência respiratória aguda; pneumonia", "infarto agudo do miocárdio", "choque séptico; broncopneumonia", "prematuridade extrema", "traumatismo crânio-encefálico", "causa indeterminada", "acidente vascular cerebral; hipertensão arterial", "falência múltipla dos órgãos", "sem assistência médica", "anóxia perinatal; sofrimento fetal agudo", "malformação congênita", "gastroenterite; desidratação", "toxicose", "neoplasia maligna")


def e_cemetery(p):
    return p.other(p.pick("Cemitério Municipal", "Cemitério da Saudade", "Cemitério São João Batista", "Cemitério Parque das Flores", "cemitério público local", "Cemitério da Consolação")) + p.pick("", " de " + e_city(p))


@document("death")
def e_death_2009(p):
    """The national model of 2009, name and matrícula on top, each label over its value."""
    p.manner(caps=p.chance(.65))
    e_begin(p)
    x = e_who(p, None, 1910, 2000)
    day = e_later(p, x.birth, 85)
    parts = [(p.pick("Dia", "DIA"), p.other(f"{day.day:02d}")), ("Mês", p.other(f"{day.month:02d}")), ("Ano", p.other(day.year))]
    top = p.pick(f'<div class="c">NOME<br><b style="font-size:1.2em">{p.other(x.name)}</b><br>MATRÍCULA<br><b>{e_mat(p, day.year, 4)}</b></div>', e_grid(p, [[("Nome", p.other(x.name))], [("Matrícula", e_mat(p, day.year, 4))]]), e_grid(p, [[("Nome", p.other(x.name), 3), ("CPF", x.cpf)], [("Matrícula", e_mat(p, day.year, 4))]]))
    rows = [
        [("Sexo", p.sex()), ("Cor", p.other(people.color(p.rng, x.sex))), (p.pick("Estado civil e idade", "Estado civil, idade"), p.other(x.civil) + f", {max(1, day.year - x.birth.year)} anos", 2)],
        [("Naturalidade", e_place(p, x.nat), 2), (p.pick("Documento de identificação", "Documento"), p.other(x.rg), 2), ("Eleitor", p.other(p.pick("Sim", "Não", "Ignorado")))],
        [(p.pick("Filiação e residência", "FILIAÇÃO E RESIDÊNCIA"), f"{p.pick('Filh' + x.a + ' de ', '')}{p.other(x.father)} {p.pick('e', 'e de', '<br>')} {p.other(x.mother)}; {p.pick('residia', 'residente')} {p.other(x.home)}")],
        [(p.pick("Data e hora de falecimento", "Data e hora do óbito"), e_day(p, day, p.pick("words", "both", "num")) + ", às " + e_hour(p), 4), *parts],
        [(p.pick("Local de falecimento", "Local do óbito"), p.other(places.hospital(p.rng, p.r["rcity"])) + ", " + e_place(p, (p.r["rcity"], p.r["ruf"])))],
        [("Causa da morte", p.other(p.pick(*E_CAUSES)))],
        [(p.pick("Sepultamento / Cremação (município e cemitério, se conhecido)", "Sepultamento"), e_cemetery(p)), ("Declarante", p.other(e_who(p).name))],
        [(p.pick("Nome e número de documento do médico que atestou o óbito", "Médico que atestou o óbito"), "Dr. " + p.other(people.person(p.rng, "M")) + f" CRM {p.rng.randint(1000, 90000)}")],
        [(p.pick("Observações / Averbações", "AVERBAÇÕES/ANOTAÇÕES À ACRESCER"), p.pick(e_note(p), f"O falecido nasceu {e_on(p, x.birth)}. Deixou {p.rng.randint(1, 9)} filhos. Não deixou bens."))],
    ]
    return e_sheet(p, e_head(p, "Certidão de Óbito") + top + "<br>" + e_grid(p, rows, p.pick("boxes", "lines", "airy", "legend", "under", "dotted", "header")) + e_foot(p), size=p.pick(11, 11.5, 12))


@document("death")
def e_death_2017(p):
    """The model of 2017 with cells for parts of dates, birth data, parents and a table of documents."""
    p.manner(caps=p.chance(.7))
    e_begin(p)
    x = e_who(p, None, 1915, 2015)
    day = e_later(p, x.birth, 80)
    split = lambda d: [("Dia", p.other(f"{d.day:02d}")), ("Mês", p.other(f"{d.month:02d}")), ("Ano", p.other(d.year))]
    birth = [("Data de nascimento", e_day(p, x.birth, p.pick("num", "words")), 3), *(split(x.birth) if p.chance(.5) else []), ("Município de naturalidade", p.other(x.nat[0]), 2), ("UF", p.other(x.nat[1]))]
    rows = [
        [(p.pick("Nome completo", "Nome", "Nome do falecido"), p.other(x.name), 3), ("Número do CPF", p.other(x.cpf))],
        [("Matrícula", e_mat(p, day.year, 4))],
        [("Sexo", p.sex()), ("Cor", p.other(people.color(p.rng, x.sex))), ("Estado civil", p.other(x.civil)), ("Idade", f"{max(1, day.year - x.birth.year)} anos")],
        birth,
        [(p.pick("Nome dos pais", "Filiação", "Genitores"), p.other(x.father) + p.pick(" e ", "<br>", "; ", " *** ") + p.other(x.mother))],
        [("Data de falecimento (por extenso)", e_day(p, day, "words"), 4), *split(day), ("Hora", e_hour(p, "num"))],
        [("Local de falecimento", p.other(places.hospital(p.rng, p.r["rcity"])), 3), ("Município de falecimento", p.reg_city(), 2), ("UF", p.reg_uf())],
        [("Causa da morte", p.other(p.pick(*E_CAUSES)), 2), ("Médico que atestou", p.other(people.person(p.rng, "F")))],
        [("Local de sepultamento / cremação", e_cemetery(p), 2), ("Declarante", p.other(e_who(p).name))],
        [("Averbações / Anotações à acrescer", e_note(p))],
    ]
    if p.chance(.4):
        p.rng.shuffle(rows[2:8])
        rows[3], rows[4] = rows[4], rows[3]
    cadastre = f'<table border="1" class="s" style="margin-top:6px"><tr><td>Tipo documento</td><td>Número</td><td>Data expedição</td><td>Órgão expedidor</td></tr><tr><td>RG</td><td>{p.other(x.rg)}</td><td>{e_day(p, e_later(p, x.birth, 30), "num")}</td><td>{p.blank()}</td></tr><tr><td>Título de Eleitor</td><td>{p.rng.randint(10**11, 10**12)}</td><td>{p.blank()}</td><td>{e_city(p)}</td></tr></table>' if p.chance(.6) else ""
    return e_sheet(p, e_head(p, "Certidão de Óbito") + e_grid(p, rows, p.pick("boxes", "lines", "legend", "airy", "header", "under", "beside")) + cadastre + e_foot(p), size=p.pick(10.5, 11, 11.5))


@document("death")
def e_death_old(p):
    """Narrated: printed forms with blanks, typed transcriptions, in full."""
    p.manner(caps=p.chance(.3))
    x = e_who(p, None, 1860, 1985)
    day = e_later(p, x.birth, 75)
    livro, folha, termo = e_book(p, "C")
    w = e_who(p)
    dot = p.pick("solid", "dotted")
    fill = lambda v: f'<span class="v" style="border-bottom:1px {dot} #333;padding:0 {p.pick(2, 10, 20)}px">{v}</span>'
    k = p.rng.randint(0, 3)
    if k == 0:
        body = f"""<p class="j" style="line-height:2">CERTIFICO que, às fls. {fill(folha)} do livro n.º {fill(livro)} de registro de óbitos, {p.pick("foi lavrado hoje", "consta")} o assento de {fill(p.other(x.name))} falecid{x.a} aos {fill(e_day(p, day))} às {fill(e_hour(p))} em {fill(p.other(p.pick("domicílio", places.hospital(p.rng, p.r["rcity"]))))} do sexo {fill(p.sex())}, de cor {fill(p.other(people.color(p.rng, x.sex)))}, profissão {fill(p.other(x.job))}, natural de {fill(e_place(p, x.nat))}, {p.pick("nascid" + x.a + " a " + fill(e_day(p, x.birth)), "com " + str(max(1, day.year - x.birth.year)) + " anos de idade")}, estado civil {fill(p.other(x.civil))}, filh{x.a} de {fill(p.other(x.father))} e de {fill(p.other(x.mother))}.<br>Foi declarante {fill(p.other(w.name))}, sendo o atestado de óbito firmado por {fill("Dr. " + p.other(people.person(p.rng, "M")))} que deu como causa da morte {fill(p.other(p.pick(*E_CAUSES)))} e o sepultamento será feito no {fill(e_cemetery(p))}. Observações: {fill(e_note(p))}</p>"""
    elif k == 1:
        body = f"""<p class="j i">{p.pick("CERTIFICO e dou fé que", "CERTIFICO, a pedido verbal de pessoa interessada, que revendo o livro")} {livro}, fls. {folha}, sob o nº {termo}, {p.pick("dele verifiquei constar", "consta")} o seguinte assento: &ldquo;{e_on(p, day)}, {p.pick("neste Cartório", "nesta cidade de " + p.reg_city())}, compareceu {p.other(w.name)}, {p.other(w.job)}, residente {p.other(w.home)}, e {p.pick("declarou", "disse")} que {p.pick("hoje", "ontem")}, às {e_hour(p)}, faleceu {p.other(x.name)}, {p.other(x.nation)}, {p.other(x.civil)}, {p.other(x.job)}, nascid{x.a} {e_on(p, x.birth)}, em {e_place(p, x.nat)}, filh{x.a} legítim{x.a} de {p.other(x.father)} e de dona {p.other(x.mother)}, {p.pick("ambos falecidos", "lavradores, residentes neste distrito")}; netos paternos ignorados; que deixou {p.rng.randint(1, 8)} filhos: {", ".join(p.other(people.given(p.rng, p.pick("M", "F"))) + f", com {p.rng.randint(1, 40)} anos" for _ in range(p.rng.randint(1, 5)))}; deixou bens, não deixou testamento. E para constar lavrei este termo que, lido e achado conforme, assina o declarante com as testemunhas {p.other(people.person(p.rng, "M"))} e {p.other(people.person(p.rng, "F"))}.&rdquo; Nada mais.</p>"""
    elif k == 2:
        body = "".join(f'<div style="display:flex;gap:6px;margin:6px 0"><span>{l}</span><span class="v" style="flex:1;border-bottom:1px {dot} #444;text-align:{p.pick("left", "center")}">{v}</span></div>' for l, v in (("Registro n.º", termo), ("Livro", livro), ("Folha", folha), ("Nome", p.other(x.name)), ("Data do falecimento", e_day(p, day)), ("Hora", e_hour(p)), ("Lugar", p.other(places.farm(p.rng))), ("Idade", str(day.year - x.birth.year)), ("Nascido em", e_day(p, x.birth)), ("Natural de", e_place(p, x.nat)), ("Filho de", p.other(x.father)), ("e de", p.other(x.mother)), ("Causa da morte", p.other(p.pick(*E_CAUSES))), ("Cemitério", e_cemetery(p)), ("Declarante", p.other(w.name)), ("Observações", e_note(p))))
    else:
        body = f"""<div style="font-family:'Courier New','Liberation Mono',monospace;line-height:1.8" class="j">CERTIFICO que sob o nº {termo}, às fls. {folha} do livro {livro} - ÓBITOS, foi registrado {e_on(p, e_later(p, day, .1))} o óbito de {p.other(x.name)}, ocorrido {e_on(p, day)}, neste distrito de {p.reg_city()}, sexo {p.sex()}, filh{x.a} de {p.other(x.father)} e {p.other(x.mother)}, natural de {e_place(p, x.nat)}, nascid{x.a} {e_on(p, x.birth)}. Causa mortis: {p.other(p.pick(*E_CAUSES))}. Médico: {p.other(people.person(p.rng, "M"))}. x-x-x-x-x-x</div>"""
    return e_sheet(p, e_head(p, p.pick("Certidão de Óbito", "Óbito", "Registro de Óbito", "Certidão de inteiro teor de óbito")) + body + e_foot(p), font=p.pick(*E_FONTS[:8]))


@document("death")
def e_death_child(p):
    """A child's death, told in the words of its birth: parents, grandparents, hospital, birth date and declaration."""
    p.manner(caps=p.chance(.45))
    e_begin(p)
    first, second = p.parents(p.pick("father", "mother"))
    lived = p.rng.randint(0, 900)
    day = min(p.r["birth"] + dt.timedelta(days=lived), records.TODAY)
    livro, folha, termo = e_book(p, "C")
    age = f"{lived} dias" if lived < 60 else f"{lived // 30} meses"
    mat = e_mat(p, day.year, 4)
    folk = (first.name() + " e " + second.name()) if first.known and second.known else (first.name() if first.known else second.name())
    gps = [f"{p.other(people.person(p.rng, 'M'))} e {p.other(people.person(p.rng, 'F'))}" for _ in range(2)]
    male = p.r["sex"] != "F"
    if p.chance(.5):
        body = f'<p class="j i">CERTIFICO que, às folhas {folha} do livro {livro}, sob o nº {termo}, {p.pick("foi feito o registro do óbito de", "consta o assento de óbito de")} <b>{p.name()}</b>, do sexo {p.sex()}, nascid{"o" if male else "a"} {e_on(p, p.r["birth"])}, às {p.hour()}, em {p.birth_place()}, {p.birth_city_uf()}, e falecid{"o" if male else "a"} {e_on(p, day)}, às {e_hour(p)}, com {age} de vida, em {p.other(places.hospital(p.rng, p.r["rcity"]))}, nesta cidade de {p.reg_city()}; filh{"o" if male else "a"} de {folk}; avós paternos {gps[0]}; avós maternos {gps[1]}. Foi declarante {p.other(p.r["declarant"]["name"])}, {p.other(p.r["declarant"]["kin"])}. Causa da morte: {p.other(p.pick(*E_CAUSES))}. Sepultamento: {e_cemetery(p)}. {p.pick("O assento de nascimento foi lavrado neste cartório sob nº " + p.termo() + ", fls. " + p.folha() + ", livro " + p.livro() + ".", "")}</p>'
    else:
        body = e_grid(p, [
            [("Nome", p.name(), 3), ("CPF", p.cpf())], [("Matrícula", mat)],
            [("Data de nascimento", p.birth_date("num")), ("Naturalidade", p.nat(), 2), ("Sexo", p.sex())],
            [("Data do falecimento", e_day(p, day), 2), ("Hora", e_hour(p, "num")), ("Idade", age)],
            [("Filiação", folk)], [("Avós paternos", gps[0]), ("Avós maternos", gps[1])],
            [("Local do falecimento", p.other(places.hospital(p.rng, p.r["rcity"])), 2), ("Município / UF", p.reg_city_uf())],
            [("Causa", p.other(p.pick(*E_CAUSES))), ("Sepultamento", e_cemetery(p))],
            [("Observações", e_note(p))]])
    return e_sheet(p, e_head(p, p.pick("Certidão de Óbito", "Certidão de Óbito", "ÓBITO")) + body + e_foot(p))


@document("death")
def e_death_presumed(p):
    """Presumed death by judgement, death abroad transcribed, death justified in court."""
    p.manner(caps=p.chance(.3))
    e_begin(p)
    x = e_who(p, None, 1920, 1990)
    day = e_later(p, x.birth.replace(year=x.birth.year + 15), 40)
    livro, folha, termo = e_book(p, p.pick("E", "C"))
    abroad = e_place(p, places.foreign(p.rng))
    why = p.pick(
        f"em cumprimento ao mandado {p.pick('judicial', 'de registro')} expedido em {e_day(p, e_later(p, day, 8))}, pelo MM. Juiz de Direito da {p.rng.randint(1, 6)}ª Vara {p.pick('Cível', 'de Registros Públicos', 'de Família')} da Comarca de {e_city(p)}, extraído dos autos nº {p.rng.randint(1000000, 9999999)}-{p.rng.randint(10, 99)}.{day.year}.8.{p.rng.randint(1, 27):02d}.{p.rng.randint(1, 999):04d}, foi lavrado o registro de morte presumida de",
        f"foi transcrito, nos termos do artigo 32, § 1º, da Lei 6.015/73, o assento de óbito lavrado em {abroad}, de",
        f"por sentença de justificação (art. 88 da Lei nº 6.015/73), foi registrado o óbito, em {p.pick('naufrágio', 'enchente', 'incêndio', 'desastre aéreo')}, de")
    head = e_head(p, p.pick("Certidão de morte presumida", "Certidão de Óbito", "Certidão de transcrição de óbito", "Registro de morte presumida"))
    text = f'<p class="j i">CERTIFICO que, no livro {livro}, fls. {folha}, nº {termo}, {why} <b>{p.other(x.name)}</b>, {p.other(x.nation)}, natural de {e_place(p, x.nat)}, nascid{x.a} {e_on(p, x.birth)}, filh{x.a} de {p.other(x.father)} e de {p.other(x.mother)}, {p.other(x.civil)}, tendo como data provável da morte {e_day(p, day)}{p.pick("", ", em lugar ignorado")}. {p.pick("", "O registro de nascimento foi feito em " + e_city(p) + ", livro A-" + str(p.rng.randint(1, 200)) + ", fls. " + str(p.rng.randint(1, 300)) + ".")}</p>'
    boxed = e_grid(p, [[("Nome", p.other(x.name))], [("Nascimento", e_day(p, x.birth)), ("Natural de", e_place(p, x.nat))], [("Pai", p.other(x.father)), ("Mãe", p.other(x.mother))], [("Data da morte", e_day(p, day)), ("Livro", livro), ("Folha", folha), ("Termo", termo)], [("Fundamento", why + " ...")]]) if p.chance(.35) else text
    return e_sheet(p, head + boxed + (f'<p>{e_note(p)}</p>' if p.chance(.5) else "") + e_foot(p))


@document("other_certificate")
def e_stillbirth_boxed(p):
    """Stillbirth, in the national model's manner: parents, grandparents, hospital, date and hour but a dead child."""
    p.manner(caps=p.chance(.6))
    e_begin(p)
    first, second = p.parents(p.pick("father", "mother"))
    name = p.pick("NATIMORTO", "Natimorto", "FETO DO SEXO " + p.pick("MASCULINO", "FEMININO"), p.name(), "natimorto de " + p.other(e_mother(p)["name"]))
    split = [("Dia", p.birth_day()), ("Mês", p.birth_month()), ("Ano", p.birth_year())]
    day = e_later(p, p.r["birth"], .1)
    rows = [
        [(p.pick("Nome", "Nome (se houver)", "Identificação"), name)],
        [("Matrícula", e_mat(p, day.year, 5))],
        [(p.pick("Data do parto (por extenso)", "Data do nascimento", "Data"), p.birth_date("words"), 4), *split],
        [("Hora", p.hour("num")), ("Município de nascimento e unidade da federação", p.birth_city_uf(), 3), ("Sexo", p.sex())],
        [(p.pick("Local de nascimento", "Local do parto"), p.birth_place(), 2), ("Município de registro e UF", p.reg_city_uf(), 2), ("Gêmeo", p.twin())],
        [("Filiação", first.name() + p.pick("<br>", " e ", "; ") + second.name())],
        [("Avós", " e ".join(p.other(p.r["gp"][k]) for k in ("gpm", "gpf", "gmm", "gmf") if p.r["gp"][k]))],
        [("Duração da gestação", p.other(f"{p.rng.randint(22, 41)} semanas")), ("Tipo de gravidez", p.other(p.pick("única", "dupla"))), ("Causa", p.other(p.pick(*E_CAUSES)), 2)],
        [(p.pick("Data do registro", "Data do registro por extenso"), e_day(p, day), 2), ("Nº da DO", p.other(f"{p.rng.randint(10**7, 10**8)}-{p.rng.randint(0, 9)}")), ("Sepultamento", e_cemetery(p), 2)],
        [("Averbações / observações", e_note(p))]]
    if p.chance(.3):
        rows[5:7] = [[("Pai", first.name() if first.role == "father" else second.name()), ("Mãe", second.name() if first.role == "father" else first.name())]]
    return e_sheet(p, e_head(p, p.pick("Certidão de Natimorto", "Certidão de Natimorto", "Registro de natimorto", "CERTIDÃO DE REGISTRO DE NATIMORTO")) + e_grid(p, rows) + e_foot(p))


@document("other_certificate")
def e_stillbirth_narrated(p):
    """Stillbirth told in sentences, on old forms and in full."""
    p.manner(caps=p.chance(.3))
    first, second = p.parents("father")
    livro, folha, termo = e_book(p, p.pick("C-Aux", "C Auxiliar", "C-AUX"))
    d = p.r["declarant"]
    dot = p.pick("none", "1px dotted #444", "1px solid #444")
    f = lambda v: f'<span class="v" style="border-bottom:{dot}">{v}</span>'
    one = f'CERTIFICO que, no livro {f(livro)}, às fls. {f(folha)}, sob n.º {f(termo)}, foi registrad{p.pick("o", "a")} uma criança {p.pick("nascida morta", "natimorta")}, do sexo {f(p.sex())}, {p.pick("dada à luz", "nascida")} em {f(p.birth_date("semi"))}, às {f(p.hour())}, em {f(p.birth_place())}, {f(p.birth_city_uf())}, filha de {f(first.name())} e de {f(second.name())}, {p.pick("sendo avós paternos", "avós:")} {f(" e ".join(p.other(p.r["gp"][k]) for k in ("gpm", "gpf") if p.r["gp"][k]) or p.blank())} e maternos {f(" e ".join(p.other(p.r["gp"][k]) for k in ("gmm", "gmf") if p.r["gp"][k]) or p.blank())}. Declarante: {f(p.other(d["name"]))}, {p.other(d["kin"])}. Atestado firmado pelo Dr. {f(p.other(people.person(p.rng, "M")))}, que deu como causa {f(p.other(p.pick(*E_CAUSES)))}. O féretro será sepultado no {f(e_cemetery(p))}.'
    two = f'{e_on(p, p.r["rdate"])}, em meu cartório, compareceu {p.other(d["name"])}, {p.other(d["profession"])}, e exibindo atestado médico declarou que {e_on(p, p.r["birth"])}, às {e_hour(p)}, no {p.birth_place()}, nasceu morta uma criança do sexo {p.sex()}, {p.pick("sem nome", "à qual dariam o nome de " + p.name())}, filha {p.pick("legítima", "natural")} de {first.name()} e de {second.name()}, residentes {p.other(d["residence"])}. Nada mais declarou. Assinam as testemunhas {p.other(p.r["witnesses"][0]["name"])} e {p.other(p.r["witnesses"][1]["name"])}.'
    body = p.pick(f'<p class="j i" style="line-height:{p.pick(1.5, 1.9, 2.1)}">{one}</p>', f'<p class="j i">Certifico que do livro {livro}, fls. {folha}, termo {termo}, de registro de natimortos, consta:</p><p class="j">{two}</p>')
    return e_sheet(p, e_head(p, p.pick("Certidão de Natimorto", "Natimorto", "Certidão", "Certidão de inteiro teor"), p.pick("", "REGISTRO DE NATIMORTO")) + body + (f"<p>Anotações: {e_note(p)}</p>" if p.chance(.4) else "") + e_foot(p))


# --- other certificates of the same offices -----------------------------------------------------------------------------


def e_child_of(p, joint=" e de ", known=True):
    """The record's parents in running text."""
    first, second = p.parents(p.pick("father", "father", "mother"))
    names = [x.name() for x in (first, second) if x.known]
    return joint.join(names) if names else p.other("pais ignorados")


def e_mother(p):
    """The mother's record, or somebody in her place where nobody named her."""
    return p.r["mother"] or p.r["father"] or records._parent(p.rng, "F", people.surname(p.rng), (p.r["rcity"], p.r["ruf"]), p.r["birth"]) | {"residence": places.address(p.rng)}


@document("other_certificate")
def e_negative_narrated(p):
    """Nothing found: a search in the books, told in sentences, with the person's whole data."""
    p.manner(caps=p.chance(.35))
    male = p.r["sex"] != "F"
    years = p.r["birth"].year
    end = "o" if male else "a"
    of = e_child_of(p)
    k = p.rng.randint(0, 3)
    if k == 0:
        body = f'<p class="j i">{p.pick("CERTIFICO", "Certifico e dou fé", "CERTIFICA")}{p.pick(", a requerimento verbal da parte interessada,", ", a pedido de " + p.other(p.r["declarant"]["name"]) + ",", "")} que, dando busca {p.pick("nos livros de registro de nascimento deste cartório", "nos livros e índices de nascimentos a meu cargo")}, {p.pick(f"no período de {years - p.rng.randint(1, 5)} a {years + p.rng.randint(1, 10)}", "desde a instalação até a presente data")}, {p.pick("NÃO ENCONTREI", "deles não consta", "não encontrei")} o registro de nascimento de <b>{p.name()}</b>, filh{end} de {of}, nascid{end} {e_on(p, p.r["birth"])}, {p.pick("nesta cidade de " + p.reg_city(), "em " + p.birth_city_uf())}. {p.pick("", "A presente certidão é passada para fins de registro tardio.", "Válida por 30 (trinta) dias.")}</p>'
    elif k == 1:
        body = f'<p class="j i">{p.other(p.r["officer"])}, {p.other(p.r["officer_title"])} do {p.office()}, na forma da lei, etc.</p><p class="c b">CERTIFICA</p><p class="j">a pedido verbal da parte interessada que, revendo em seu Cartório os livros de assentamentos de nascimentos, de A-{p.rng.randint(1, 20)} a A-{p.rng.randint(21, 300)}, deles NÃO CONSTA até a presente data o assento de nascimento de {p.name()}, do sexo {p.sex()}, nascid{end} a {p.birth_date()}, em {p.birth_place()}, {p.birth_city_uf()}, filh{end} de {of}, avós paternos {p.other(people.person(p.rng, "M"))} e {p.other(people.person(p.rng, "F"))}. Nada mais.</p>'
    elif k == 2:
        body = f'<div style="line-height:2" class="j">Ref.: pedido nº {p.r["protocol"]}<br>Interessad{end}: <b>{p.name()}</b><br>Data de nascimento: {p.birth_date("num")}<br>Naturalidade: {p.nat()}<br>Filiação: {of}</div><p class="j i">Informo que, após buscas {p.pick("no acervo físico e na Central de Informações do Registro Civil - CRC", "nos índices desta serventia")}, entre os anos de {years - 2} e {years + p.rng.randint(2, 12)}, {p.pick("nada foi localizado", "resultou NEGATIVA a busca", "não foi localizado nenhum assento de nascimento")} em nome da pessoa acima qualificada.</p>'
    else:
        body = f'<div style="font-family:\'Courier New\',\'Liberation Mono\',monospace;line-height:1.8" class="j">CERTIFICO que, revendo os livros de nascimentos do ano de {years} até o ano de {years + p.rng.randint(1, 9)}, não encontrei o têrmo de {p.name()} filh{end} de {of}, nascid{end} neste distrito de {p.reg_city()} {e_on(p, p.r["birth"])}, às {p.hour()}.- - - - - - - - -</div>'
    return e_sheet(p, e_head(p, p.pick("Certidão negativa", "Certidão Negativa de Registro de Nascimento", "CERTIDÃO NEGATIVA DE NASCIMENTO", "Certidão", "Certidão de busca")) + body + e_foot(p))


@document("other_certificate")
def e_negative_boxed(p):
    """Nothing found: the person's data in boxes as a birth certificate has them, and a result in words or ticks."""
    p.manner(caps=p.chance(.6))
    e_begin(p)
    first, second = p.parents(p.pick("father", "mother"))
    y = p.r["birth"].year
    result = p.pick("NEGATIVO", "NADA CONSTA", "Não localizado", "Registro não encontrado", "Busca negativa")
    rows = [
        p.pick("Dados da pessoa pesquisada", "DADOS PARA A BUSCA", "Dados do registrado", "Parâmetros da pesquisa"),
        [(p.pick("Nome", "Nome da pessoa", "Nome do registrando"), p.name(), 3), ("CPF", p.cpf() if p.chance(.4) else p.blank())],
        [("Data de nascimento", p.birth_date(p.pick("num", "words")), 2), ("Sexo", p.sex()), ("Município / UF de nascimento", p.birth_city_uf(), 2)],
        [("Local de nascimento", p.birth_place())] if p.chance(.4) else [("Naturalidade", p.nat())],
        [("Filiação 1", first.name()), ("Filiação 2", second.name())] if p.chance(.5) else [("Filiação", first.name() + p.pick("<br>", " e ") + second.name())],
        *([[("Avós", " e ".join(p.other(v) for v in p.r["gp"].values() if v))]] if p.chance(.3) else []),
        p.pick("Resultado", "Resultado da busca", "CERTIDÃO"),
        [("Tipo de registro", "Nascimento"), ("Período", f"{y - 1} a {y + p.rng.randint(2, 30)}"), ("Livros", f"A-{p.rng.randint(1, 40)} a A-{p.rng.randint(41, 300)}"), ("Resultado", f"<b>{result}</b>")],
    ]
    tail = f'<p class="j">{p.pick("Certifico que não foi encontrado nesta serventia, até a presente data, assento de nascimento com os dados acima.", "CERTIFICO que, feitas as buscas, não consta o registro de nascimento da pessoa acima indicada.", "Esta certidão refere-se somente aos livros deste Ofício e aos dados informados pelo requerente.")}</p>'
    return e_sheet(p, e_head(p, p.pick("Certidão negativa de nascimento", "Certidão Negativa", "Certidão de inexistência de registro de nascimento", "CERTIDÃO NEGATIVA DE REGISTRO CIVIL")) + e_grid(p, rows) + tail + e_foot(p))


@document("other_certificate")
def e_negative_web(p):
    """Nothing found, printed from a registry's portal: a dark bar, key and value lines, codes."""
    p.manner(caps=p.chance(.7))
    e_begin(p)
    first, second = p.parents("mother")
    bar = p.pick("#123a5e", "#0b6b4f", "#555", "#6b1f2a")
    rows = [("Nº do pedido", p.other(p.r["protocol"])), ("Nome do registrado", p.name()), ("Data de nascimento", p.birth_date("num")), ("Nome da mãe", first.name()), ("Nome do pai", second.name()), ("Cidade", p.birth_city()), ("UF", p.birth_uf()), ("Cartório consultado", p.office()), ("Município do cartório", p.reg_city_uf()), ("Situação", p.pick("NÃO LOCALIZADO", "Nada consta", "Busca sem resultado")), ("Data da resposta", p.issue_date("num"))]
    if p.chance(.5):
        rows.insert(3, ("CPF", p.cpf()))
    if p.chance(.5):
        rows.append(("Código de verificação", p.other(records.security_code(p.rng))))
    p.rng.shuffle(rows) if p.chance(.2) else None
    one = "".join(f'<tr style="background:{"#f3f3f3" if i % 2 else "#fff"}"><td style="padding:5px 8px;width:36%">{l}</td><td style="padding:5px 8px" class="v">{v}</td></tr>' for i, (l, v) in enumerate(rows))
    two = "".join(f'<div style="display:inline-block;width:48%;margin:5px 1% 5px 0"><div style="font-size:.75em;color:#777">{l}</div><div class="v">{v}</div></div>' for l, v in rows)
    head = f'<div style="background:{bar};color:#fff;padding:14px 18px;font-size:1.4em">{p.pick("Registro Civil", "Central de Informações", "Portal do Cartório", "CRC - Busca de registros")}<div style="font-size:.6em">{p.pick("Busca de certidões", "Localização de registro de nascimento", "Pesquisa de assentos")}</div></div>{e_title(p, p.pick("Certidão Negativa", "Comprovante de busca negativa", "Certidão negativa eletrônica", "Resultado da busca de nascimento"))}'
    text = f'<p class="j">{p.pick("Certifico, com base nos dados informados, que não foi localizado registro de nascimento da pessoa acima nos livros desta serventia.", "Não há registro de nascimento lavrado nesta serventia que corresponda aos dados informados.")} {p.legal()}</p>'
    return e_sheet(p, head + p.pick(f"<table>{one}</table>", two) + text + e_sign(p), font=p.pick(E_FONTS[0], E_FONTS[3], E_FONTS[8]), pad=p.pick("0 16px 20px", "20px 30px"))


@document("other_certificate")
def e_book_e(p):
    """Emancipation, interdiction, absence, option of nationality: acts of book E that repeat a person's birth data."""
    p.manner(caps=p.chance(.35))
    e_begin(p)
    x = e_who(p, None, 1930, 2006)
    kind = p.pick("emancipação", "interdição", "ausência", "opção de nacionalidade", "tutela", "união estável", "curatela")
    day = e_later(p, x.birth.replace(year=x.birth.year + 16), 20)
    livro, folha, termo = e_book(p, "E")
    process = f"nº {p.rng.randint(1000000, 9999999)}-{p.rng.randint(10, 99)}.{day.year}.8.{p.rng.randint(1, 27):02d}.{p.rng.randint(1, 999):04d}"
    birth = f"nascid{x.a} {e_on(p, x.birth)}, em {e_place(p, x.nat)}, filh{x.a} de {p.other(x.father)} e de {p.other(x.mother)}"
    reg = f"registrad{x.a} no {p.other(places.office(p.rng, *x.nat))}, livro A-{p.rng.randint(1, 200)}, fls. {p.rng.randint(1, 300)}, sob nº {p.rng.randint(100, 90000)}"
    text = {
        "emancipação": f"foi registrada a emancipação concedida por {p.pick('escritura pública lavrada', 'sentença proferida')} {e_on(p, day)}, por {p.other(x.father)} e {p.other(x.mother)}, ao menor {p.other(x.name)}, {birth}, {reg}",
        "opção de nacionalidade": f"foi registrada a sentença de opção pela nacionalidade brasileira de {p.other(x.name)}, {birth.replace(e_place(p, x.nat), e_place(p, places.foreign(p.rng)))}, proferida pelo Juiz Federal da {p.rng.randint(1, 20)}ª Vara, autos {process}",
        "ausência": f"foi registrada a sentença declaratória de ausência de {p.other(x.name)}, {birth}, {reg}, sendo nomeado curador {p.other(e_who(p).name)}, autos {process}",
        "união estável": f"foi registrada a união estável de {p.other(x.name)}, {birth}, e {p.other(e_who(p).name)}, conforme escritura de {e_day(p, day)}",
    }.get(kind, f"foi registrada a {kind} de {p.other(x.name)}, {birth}, {reg}, por sentença de {e_day(p, day)}, autos {process}, sendo nomead{p.pick('o curador', 'a curadora')} {p.other(e_who(p).name)}, residente {p.other(places.address(p.rng))}")
    head = e_head(p, p.pick(f"Certidão de {kind}", f"Certidão de registro de {kind}", "Certidão", "Livro E - Certidão"))
    if p.chance(.4):
        body = e_grid(p, [[("Nome", p.other(x.name))], [("Matrícula", e_mat(p, day.year, 7))], [("Data de nascimento", e_day(p, x.birth)), ("Naturalidade", e_place(p, x.nat))], [("Filiação", p.other(x.father) + p.pick(" e ", "<br>") + p.other(x.mother))], [("Data do registro", e_day(p, day)), ("Livro", livro), ("Folha", folha), ("Termo", termo)], [(p.pick("Ato", "Teor", "Objeto do registro"), text)], [("Averbações", e_note(p))]])
    else:
        body = f'<p class="j i">CERTIFICO que, no livro {livro}, {p.pick("especial de registros,", "")} às fls. {folha}, sob nº {termo}, {text}. {p.pick("", e_note(p))}</p>'
    return e_sheet(p, head + body + e_foot(p))


@document("other_certificate")
def e_baptism(p):
    """A parish's baptism certificate: printed form, table, narrated in old words, ornamented half page."""
    p.manner(caps=p.chance(.3))
    e_begin(p)
    x = e_who(p, None, 1860, 2018)
    day = e_later(p, x.birth, 3)
    city = p.pick(p.reg_city(), e_place(p, x.nat))
    parish = p.other(p.pick("Paróquia", "Paróquia", "Igreja Matriz de", "Freguesia de", "Catedral de") + " " + p.pick("São Sebastião", "Nossa Senhora da Conceição", "Santo Antônio de Pádua", "Sant'Ana", "São Pedro Apóstolo", "Senhor Bom Jesus", "Nossa Senhora do Rosário"))
    livro, folha, termo = e_book(p, p.pick("B", "", "A"))
    god = (p.other(people.person(p.rng, "M")), p.other(people.person(p.rng, "F")))
    priest = p.pick("Pe. ", "Côn. ", "Mons. ", "Frei ", "o Vigário ") + p.other(people.person(p.rng, "M"))
    head = f'<div class="c">{p.pick("ARQUIDIOCESE DE", "Diocese de", "CÚRIA DIOCESANA DE", "Prelazia de")} {e_city(p)}<br><b style="font-size:1.2em">{parish}</b><br>{city} - {p.reg_uf()}<br><span class="s">{p.other(p.r["address"])}</span></div>{e_title(p, p.pick("Certidão de Batismo", "Certidão de batismo", "Batistério", "Lembrança e certidão do batismo", "Certidão de Baptismo"))}'
    k = p.rng.randint(0, 3)
    dot = p.pick("dotted", "solid")
    f = lambda v: f'<span class="v" style="border-bottom:1px {dot} #555;padding:0 8px">{v}</span>'
    if k == 0:
        body = e_grid(p, [[("Nome", p.other(x.name))], [("Data de nascimento", e_day(p, x.birth)), ("Local de nascimento", e_place(p, x.nat))], [("Pai", p.other(x.father)), ("Mãe", p.other(x.mother))], [("Avós paternos", p.other(people.person(p.rng, "M")) + " e " + p.other(people.person(p.rng, "F"))), ("Avós maternos", p.other(people.person(p.rng, "M")) + " e " + p.other(people.person(p.rng, "F")))][: p.pick(0, 2)] or [("Residência dos pais", p.other(x.home))], [("Data do batismo", e_day(p, day)), ("Padrinho", god[0]), ("Madrinha", god[1])], [("Livro", livro), ("Folha", folha), ("Número", termo), ("Celebrante", priest, 2)]])
    elif k == 1:
        body = f'<div style="line-height:2.1" class="j">Certifico que a fls. {f(folha)} do livro n.º {f(livro)} de assentamentos de batismos desta Paróquia, sob o n.º {f(termo)}, consta que aos {f(e_day(p, day))} foi solenemente batizad{x.a} {f(p.other(x.name))}, nascid{x.a} a {f(e_day(p, x.birth))} em {f(e_place(p, x.nat))}, filh{x.a} {p.pick("legítim" + x.a, "")} de {f(p.other(x.father))} e de {f(p.other(x.mother))}. Foram padrinhos {f(god[0])} e {f(god[1])}. Celebrante: {f(priest)}. Nada mais se continha. Ita in fide.</div>'
    elif k == 2:
        body = f'<p class="j i">{e_on(p, day)}, nesta {parish}, {p.pick("baptizei e puz os Santos Óleos", "batizei solenemente")} a {p.pick("innocente", "criança")} <b>{p.other(x.name.split()[0])}</b>, {p.pick("branca", "parda", "")} nascid{x.a} {e_on(p, x.birth)}, filh{x.a} legítim{x.a} de {p.other(x.father)} e de {p.other(x.mother)}, neto paterno de {p.other(people.person(p.rng, "M"))} e {p.other(people.person(p.rng, "F"))}, e materno de {p.other(people.person(p.rng, "M"))} e {p.other(people.person(p.rng, "F"))}. Foram padrinhos {god[0]} e {god[1]}. E para constar mandei lavrar este assento que assigno. {priest}. Está conforme o original, livro {livro}, fls. {folha}.</p>'
    else:
        body = f'<div class="c" style="font-size:1.15em;line-height:2">{f(p.other(x.name))}<br>nasceu em {f(e_place(p, x.nat))}, a {f(e_day(p, x.birth))}<br>filh{x.a} de {f(p.other(x.father))}<br>e {f(p.other(x.mother))}<br>e foi batizad{x.a} a {f(e_day(p, day))}<br>sendo padrinhos {f(god[0])} e {f(god[1])}<br>Livro {livro}, fl. {folha}, nº {termo}</div>'
    return e_sheet(p, head + body + f'<p class="r">{city}, {p.issue_date()}</p><div class="c" style="margin-top:36px">_______________________<br>{priest}<br>{p.pick("Pároco", "Vigário", "Secretária paroquial", "Chanceler")}</div><p class="s c">{p.pick("Certidão válida para fins religiosos", "Notas marginais: " + p.other("casou-se em " + places.city(p.rng)), "")}</p>', least=p.pick(1123, 700))


@document("other_certificate")
def e_rectification(p):
    """Orders, banns and certificates that say of a birth entry but are not one: mandado, habilitação, edital, registro de sentença, apostila."""
    p.manner(caps=p.chance(.35))
    male = p.r["sex"] != "F"
    end = "o" if male else "a"
    of = e_child_of(p)
    k = p.rng.randint(0, 3)
    if k == 0:
        title = p.pick("MANDADO DE AVERBAÇÃO", "Mandado de retificação", "Mandado de registro de nascimento")
        body = f'<p class="j i">O Doutor {p.other(people.person(p.rng, "M"))}, Juiz de Direito da {p.rng.randint(1, 4)}ª Vara da Comarca de {p.reg_city()}, Estado {e_state(p)}, MANDA ao Sr. Oficial do {p.office()} que, em cumprimento a este, proceda à {p.pick("retificação", "averbação", "lavratura")} do assento de nascimento de <b>{p.name()}</b>, nascid{end} {e_on(p, p.r["birth"])}, em {p.birth_city_uf()}, filh{end} de {of}, lavrado no livro {p.livro()}, fls. {p.folha()}, termo {p.termo()}, para constar {p.pick("o nome correto da avó materna: " + p.other(people.person(p.rng, "F")), "que o nome da genitora é " + p.other(people.person(p.rng, "F")), "o sexo " + p.sex())}. CUMPRA-SE. Dado e passado nesta cidade, {p.issue_date("semi")}.</p>'
        return e_sheet(p, f'<div class="c">PODER JUDICIÁRIO<br>Comarca de {p.reg_city()}<br>Autos nº {p.rng.randint(100, 9999)}/{p.r["edate"].year}</div>' + e_title(p, title) + body + f'<div class="c" style="margin-top:50px">{p.other(people.person(p.rng, "F"))}<br>Juíza de Direito</div>')
    if k == 1:
        a, b, day, new = e_couple(p, 1960, 2004)
        who = lambda x: f'{p.other(x.name)}, {p.other(x.nation)}, {p.other(x.job)}, solteir{x.a}, nascid{x.a} {e_on(p, x.birth)}, em {e_place(p, x.nat)}, residente {p.other(x.home)}, filh{x.a} de {p.other(x.father)} e de {p.other(x.mother)}'
        body = f'<p class="j">{p.pick("Faço saber que pretendem casar-se e apresentaram os documentos exigidos pelo artigo 1.525 do Código Civil:", "CERTIFICO que foram habilitados para casar, na forma da lei:")}</p><p class="j">{who(a)};</p><p class="j">{who(b)}.</p><p class="j">Se alguém souber de algum impedimento, oponha-o na forma da lei. {p.pick("", "Certidão válida por 90 dias.")}</p>'
        return e_sheet(p, e_head(p, p.pick("Edital de proclamas", "Certidão de habilitação para casamento", "Proclamas", "Certificado de habilitação")) + body + e_foot(p))
    if k == 2:
        body = f'<p class="j i">CERTIFICO, {p.pick("para os devidos fins", "a pedido da parte interessada")}, que nesta data foi {p.pick("averbado à margem", "anotado")} do assento de nascimento de {p.name()}, livro {p.livro()}, fls. {p.folha()}, nº {p.termo()}, matrícula {p.matricula()}, {p.pick("o seguinte", "o que segue")}: {p.averbacoes()} {p.other("Nada mais.")} Filh{end} de {of}; nascid{end} a {p.birth_date()}.</p>'
        return e_sheet(p, e_head(p, p.pick("Certidão de averbação", "Certidão de cumprimento de mandado", "Comunicação de averbação")) + body + e_foot(p))
    e_begin(p)
    rows = [[("1. Country / País", "Brasil")], "This public document / Este documento público", [("2. has been signed by / foi assinado por", p.officer())], [("3. acting in the capacity of / na qualidade de", p.other(p.r["officer_title"]))], [("4. bears the seal/stamp of / tem o selo/carimbo de", p.office())], "Certified / Certificado", [("5. at / em", p.issue_city_uf()), ("6. the / no dia", p.issue_date("num"))], [("7. by / por", p.other(p.r["clerk"]))], [("8. Nº", p.seal()), ("9. Seal / Selo", ""), ("10. Signature", p.other(p.r["clerk"]))], [("Tipo de documento", "Certidão de Nascimento"), ("Nome do titular", p.name())]]
    return e_sheet(p, '<div class="c b">REPÚBLICA FEDERATIVA DO BRASIL<br>' + p.pick("CONSELHO NACIONAL DE JUSTIÇA<br>", "") + "</div>" + e_title(p, "APOSTILLE", "(Convention de La Haye du 5 octobre 1961)") + e_grid(p, rows, p.pick("boxes", "beside", "lines", "two")) + f'<p class="s">{p.legal()}</p>', width=p.pick(794, 794, 620), least=p.pick(1123, 700))


# --- declarations -------------------------------------------------------------------------------------------------------


@document("declaration")
def e_dnv_form(p):
    """Declaração de nascido vivo: numbered blocks of boxes with codes, ticks and the mother's data."""
    p.manner(caps=p.chance(.8))
    e_begin(p)
    mother = e_mother(p)
    tick = lambda chosen, *words: " ".join(f"{n}{'☒' if n == chosen else '☐'} {w}" for n, w in enumerate(words, 1))
    sex = 1 if p.r["sex"] == "M" else 2 if p.r["sex"] == "F" else 3
    blocks = [
        ("I Identificação do recém-nascido", [[("1 Nome do recém-nascido", p.name() if p.chance(.7) else p.pick("RN de ", "Recém-nascido de ") + p.other(mother["name"]))], [("2 Data e hora do nascimento", p.birth_date("num") + " &nbsp; " + p.hour("num"), 2), ("3 Sexo", tick(sex, "Masculino", "Feminino", "Ignorado"), 2)], [("4 Peso ao nascer", f"{p.rng.randint(1900, 4400)} g"), ("5 Índice de Apgar", f"1º min {p.rng.randint(4, 9)} 5º min {p.rng.randint(7, 10)}"), ("6 Anomalia", tick(2, "Sim", "Não", "Ignorado"))]]),
        ("II Local da ocorrência", [[("7 Local", tick(1, "Hospital", "Outros estab.", "Domicílio", "Aldeia"), 3), ("8 Estabelecimento", p.birth_place(), 3), ("Código CNES", f"{p.rng.randint(2000000, 9999999)}")], [("9 Endereço", p.other(p.r["address"]), 3), ("10 CEP", p.r["cep"])], [("12 Município de ocorrência", p.birth_city(), 3), ("13 UF", p.birth_uf())]]),
        ("III Mãe", [[("14 Nome da mãe", p.other(mother["name"]), 3), ("15 Cartão SUS", str(p.rng.randint(10**14, 10**15 - 1)))], [("16 Escolaridade", tick(p.rng.randint(1, 4), "Fund. I", "Fund. II", "Médio", "Superior"), 3), ("17 Ocupação", p.other(mother["profession"]))], [("18 Data nasc. da mãe", e_day(p, mother["birth"], "num")), ("19 Idade", str(mother["age"])), ("20 Naturalidade", e_place(p, mother["nat"]), 2), ("21 Situação conjugal", tick(p.rng.randint(1, 3), "Solteira", "Casada", "União estável"), 3)], [("23 Residência", p.other(mother["residence"]), 3), ("27 Município", e_city(p)), ("28 UF", p.reg_uf())]]),
        ("IV Pai", [[("29 Nome do pai", p.other(p.r["father"]["name"]) if p.r["father"] else p.blank(), 3), ("30 Idade", str(p.r["father"]["age"]) if p.r["father"] else p.blank())]]),
        ("V Gestação e parto", [[("31 Gestações anteriores", str(p.rng.randint(0, 6))), ("33 Semanas", str(p.rng.randint(34, 41))), ("36 Tipo de gravidez", tick(2 if p.r["twins"] else 1, "Única", "Dupla", "Tripla")), ("39 Parto", tick(p.pick(1, 2), "Vaginal", "Cesáreo"))]]),
        ("VII Preenchimento", [[("44 Data do preenchimento", e_day(p, p.r["birth"], "num")), ("45 Responsável", p.other(people.person(p.rng, "F")), 2), ("46 Função", tick(p.rng.randint(1, 3), "Médico", "Enfermeiro", "Parteira", "Cartório"), 2)]]),
        ("VIII Cartório", [[("50 Cartório", p.office(), 3), ("Código", str(p.r["cns"])), ("51 Registro", p.termo())], [("52 Data", p.reg_date("num")), ("53 Município", p.reg_city(), 2), ("54 UF", p.reg_uf())]]),
    ]
    side = p.chance(.5)
    mode = p.pick("boxes", "boxes", "lines", "header")
    out = []
    for name, rows in blocks:
        if name.startswith(("V ", "VIII")) and p.chance(.35):
            continue
        out.append(f'<div style="display:flex;border:1px solid #333;margin-top:-1px"><div style="width:74px;padding:4px;background:#e3e8ee;font-size:9px" class="b c">{name}</div><div style="flex:1">{e_grid(p, rows, mode)}</div></div>' if side else f'<div style="background:#ccd6e0;padding:1px 6px;font-size:10px" class="b">{name}</div>{e_grid(p, rows, mode)}')
    head = f'<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:6px"><div><div class="s">República Federativa do Brasil<br>Ministério da Saúde</div><b>{p.pick("1ª VIA - SECRETARIA DE SAÚDE", "2ª VIA - FAMÍLIA / CARTÓRIO", "VIA DO CARTÓRIO")}</b></div><div style="font-size:1.5em" class="b">{p.pick("Declaração de Nascido Vivo", "DECLARAÇÃO DE NASCIDO VIVO", "D.N.V. - Nascido Vivo")}</div><div style="border:1px solid #333;padding:4px 8px">Nº {p.other(p.r["dnv"] or records.dnv_text(p.rng))}</div></div>'
    return e_sheet(p, head + "".join(out), size=p.pick(10.5, 11), font=p.pick(E_FONTS[0], E_FONTS[3], E_FONTS[9]), pad="20px 26px")


@document("declaration")
def e_home_birth(p):
    """A declaration of a birth at home with two witnesses, or the midwife's."""
    p.manner(caps=p.chance(.35))
    e_begin(p)
    d = p.r["declarant"]
    w = p.r["witnesses"]
    of = e_child_of(p, p.pick(" e de ", " e "))
    who = lambda x, n: f'<p class="j"><b>{n}</b> {p.other(x["name"])}, {p.other(x["profession"])}, {x["age"]} anos, RG {p.other(x["rg"])}, residente {p.other(x["residence"])}.</p>'
    lead = p.pick("DECLARO", "Declaro, sob as penas da lei,", "Eu, " + p.other(d["name"]) + ", RG " + p.other(d["rg"]) + ", residente " + p.other(d["residence"]) + ", DECLARO, para fins de registro civil,")
    text = f'<p class="j i">{lead} que {e_on(p, p.r["birth"])}, às {p.hour()}, {p.pick("em domicílio", "na residência dos pais", "sem assistência médica")}, sita {p.other(places.address(p.rng))}, em {p.birth_city_uf()}, nasceu com vida uma criança do sexo {p.sex()}, {p.pick("a quem será dado o nome de", "que se chamará", "de nome")} <b>{p.name()}</b>, filha de {of}{p.pick("", ", tendo como avós maternos " + p.other(people.person(p.rng, "M")) + " e " + p.other(people.person(p.rng, "F")))}. {p.pick("O parto foi assistido pela parteira " + p.other(people.person(p.rng, "F")) + ".", "O nascimento foi presenciado pelas testemunhas abaixo.")}</p>'
    boxed = e_grid(p, [[("Nome da criança", p.name(), 3), ("Sexo", p.sex())], [("Data do nascimento", p.birth_date()), ("Hora", p.hour("num")), ("Local", p.birth_place(), 2)], [("Município/UF", p.birth_city_uf())], [("Pais", of)], [("Declarante", p.other(d["name"])), ("Parentesco", p.other(d["kin"]))]])
    signs = "".join(f'<div style="display:inline-block;width:{p.pick(45, 31)}%;margin:34px 1% 0;border-top:1px solid #333" class="c s">{x}</div>' for x in (p.other(d["name"]) + "<br>Declarante", "1ª testemunha<br>" + p.other(w[0]["name"]), "2ª testemunha<br>" + p.other(w[1]["name"])))
    top = p.pick(e_title(p, p.pick("DECLARAÇÃO DE NASCIMENTO EM DOMICÍLIO", "Declaração de parto domiciliar", "Declaração", "Declaração de nascimento ocorrido fora de hospital")), e_head(p, "Declaração de Nascimento"), f'<p>Ao {p.office()}<br>{p.reg_city_uf()}</p>' + e_title(p, "Declaração"))
    return e_sheet(p, top + p.pick(text, boxed, text) + who(w[0], p.pick("Testemunha:", "1ª)")) + who(w[1], p.pick("Testemunha:", "2ª)")) + f'<p class="r">{p.reg_city_uf()}, {p.reg_date()}</p>' + signs)


@document("declaration")
def e_hospital(p):
    """A hospital's statement of a birth, on its letterhead or as a table with footprints."""
    p.manner(caps=p.chance(.4))
    e_begin(p)
    mother = e_mother(p)
    head = p.pick(f'<div style="border-bottom:3px solid {p.pick("#2a6", "#36a", "#a33")};padding-bottom:8px"><b style="font-size:1.4em">{p.birth_place()}</b><br><span class="s">{p.other(p.r["address"])} - {p.birth_city_uf()} - CNPJ {p.r["cnpj"]}</span></div>', f'<div class="c"><b>PREFEITURA MUNICIPAL DE {p.birth_city()}</b><br>Secretaria de Saúde<br>{p.birth_place()}</div>')
    title = p.pick("Declaração de Nascimento", "DECLARAÇÃO", "Atestado de nascimento", "Comprovante de nascimento", "Declaração de nascido vivo")
    text = f'<p class="j i">{p.pick("Declaramos para os devidos fins que", "Atesto, a pedido, que", "Declaramos que, conforme o livro de partos nº " + str(p.rng.randint(1, 90)) + ", folha " + str(p.rng.randint(1, 300)) + ",")} {p.other(mother["name"])}, natural de {e_place(p, mother["nat"])}, {mother["age"]} anos, deu à luz neste estabelecimento, {e_on(p, p.r["birth"])}, às {p.hour()}, uma criança viva do sexo {p.sex()}, pesando {p.rng.randint(2000, 4300)} gramas e medindo {p.rng.randint(44, 54)} cm, {p.pick("que recebeu o nome de " + p.name(), "filha de " + e_child_of(p) + ", registrada como " + p.name())}. {p.pick("DNV nº " + p.dnv(), "Prontuário " + str(p.rng.randint(1000, 99999)), "")}. Parto {p.pick("normal", "cesáreo")}.</p>'
    grid = e_grid(p, [[("Nome do recém-nascido", p.name())], [("Nascimento", p.birth_date("num")), ("Hora", p.hour("num")), ("Sexo", p.sex()), ("Peso", f"{p.rng.randint(2000, 4300)} g"), ("Estatura", f"{p.rng.randint(44, 54)} cm")], [("Mãe", p.other(mother["name"]), 2), ("Naturalidade", e_place(p, mother["nat"]))], [("Pai", p.other(p.r["father"]["name"]) if p.r["father"] else p.blank())], [("Médico", "Dr. " + p.other(people.person(p.rng, "M"))), ("CRM", str(p.rng.randint(1000, 99999))), ("DNV", p.dnv())], [("Impressão plantar do recém-nascido", "<br><br><br>"), ("Impressão digital da mãe", "<br><br><br>")][: p.pick(1, 2)]])
    return e_sheet(p, head + e_title(p, title) + p.pick(text, grid) + f'<p class="{p.pick("r", "")}">{p.birth_city_uf()}, {e_day(p, e_later(p, p.r["birth"], .1))}</p><div class="c" style="margin-top:50px">_________________________<br>{p.pick("Dr(a). ", "Enf. ")}{p.other(people.person(p.rng, "F"))}<br>{p.pick("COREN", "CRM")} {p.rng.randint(1000, 99999)}</div>', least=p.pick(1123, 1123, 640))


@document("declaration")
def e_late_term(p):
    """The request of a late registration: the declaration of the registered person, parents, grandparents and witnesses."""
    p.manner(caps=p.chance(.35))
    e_begin(p)
    first, second = p.parents("father")
    d, w = p.r["declarant"], p.r["witnesses"]
    g = {k: p.other(v) if v else p.blank() for k, v in p.r["gp"].items()}
    title = p.pick("Requerimento de registro tardio de nascimento", "TERMO DE DECLARAÇÃO PARA REGISTRO TARDIO", "Termo de declaração", "Declaração para registro de nascimento fora do prazo", "Petição para registro de nascimento")
    rows = [p.pick("Dados do registrando", "1. REGISTRANDO"), [("Nome completo", p.name(), 3), ("Sexo", p.sex())], [("Data de nascimento", p.birth_date()), ("Hora", p.hour()), ("Local do nascimento", p.birth_place(), 2)], [("Cidade", p.birth_city(), 2), ("UF", p.birth_uf()), ("Naturalidade", p.nat(), 2)], p.pick("Filiação", "2. PAIS"), [("Pai", first.name(), 2), ("Natural de", first.nat())], [("Mãe", second.name(), 2), ("Natural de", second.nat())], [("Avós paternos", g["gpm"] + " e " + g["gpf"]), ("Avós maternos", g["gmm"] + " e " + g["gmf"])], p.pick("Testemunhas", "3. TESTEMUNHAS (art. 46 da Lei 6.015/73)"), *[[("Nome", p.other(x["name"]), 2), ("RG", p.other(x["rg"])), ("Endereço", p.other(x["residence"]), 2)] for x in w[:2]]]
    text = f'<p class="j i">{p.pick("Ilmo. Sr. Oficial do", "Exmo. Sr. Dr. Juiz de Direito da Comarca de " + p.reg_city() + ".", "Aos " + p.reg_date("words") + ", compareceu no")} {p.office()}: {p.other(d["name"])}, {p.other(d["profession"])}, residente {p.other(d["residence"])}, vem requerer, nos termos do art. 46 da Lei nº 6.015/73{p.pick("", " e do Provimento nº 28 do CNJ")}, o registro de nascimento de <b>{p.name()}</b>, do sexo {p.sex()}, nascido em {p.birth_date()}, às {p.hour()}, em {p.birth_place()}, {p.birth_city_uf()}, filho de {first.name()}, natural de {first.nat()}, e de {second.name()}, natural de {second.nat()}; avós paternos {g["gpm"]} e {g["gpf"]}; avós maternos {g["gmm"]} e {g["gmf"]}; que não foi registrado no tempo devido por {p.pick("ignorância da lei", "falta de recursos", "residir em lugar distante")}. As testemunhas {p.other(w[0]["name"])} e {p.other(w[1]["name"])} confirmam o alegado.</p><p>Nestes termos, pede deferimento.</p>'
    return e_sheet(p, p.pick(e_title(p, title), e_head(p, title)) + p.pick(text, e_grid(p, rows)) + f'<p>{p.reg_city_uf()}, {p.reg_date()}</p><div class="c" style="margin-top:40px">__________________________<br>{p.other(d["name"])}<br>{p.pick("Requerente", "Declarante")}</div><div style="display:flex;justify-content:space-around;margin-top:36px" class="s c"><div>______________<br>{p.other(w[0]["name"])}</div><div>______________<br>{p.other(w[1]["name"])}</div></div>')


@document("declaration")
def e_second_copy(p):
    """A request of a second copy, filled in: who asks, for what, of whose registration."""
    p.manner(caps=p.chance(.5))
    e_begin(p)
    x = e_who(p)
    first, second = p.parents("father")
    act = p.pick("( X ) Nascimento ( ) Casamento ( ) Óbito", "☒ Nascimento ☐ Casamento ☐ Óbito", "[x] NASCIMENTO [ ] CASAMENTO [ ] ÓBITO", "Tipo: Certidão de Nascimento")
    rows = [p.pick("Dados do requerente", "REQUERENTE", "Solicitante"), [("Nome", p.other(x.name), 3), ("RG", p.other(x.rg), 2), ("CPF", x.cpf, 2)], [("Endereço", p.other(x.home), 3), ("Telefone", p.r["phone"]), ("E-mail", places.email(p.rng, p.r["rcity"]), 2)], p.pick("Dados da certidão", "CERTIDÃO SOLICITADA"), [("Ato", act, 2), ("Modalidade", p.pick("( X ) Breve relato ( ) Inteiro teor", "☐ Breve relato ☒ Inteiro teor"), 2)], [("Nome do registrado", p.name())], [("Data de nascimento", p.birth_date("num")), ("Local", p.birth_city_uf()), ("Data do registro", p.reg_date("num") if p.chance(.5) else p.blank())], [("Nome do pai", first.name()), ("Nome da mãe", second.name())], [("Livro", p.livro()), ("Folha", p.folha()), ("Termo", p.termo()), ("Matrícula", p.matricula() if p.chance(.5) else p.blank(), 3)], [("Cartório", p.office(), 2), ("Cidade / UF", p.reg_city_uf())], [("Finalidade", p.other(p.pick("casamento", "aposentadoria", "2ª via de RG", "cidadania italiana", "passaporte"))), ("Valor", "R$ " + records.money(p.rng))]]
    if p.chance(.4):
        rows = rows[3:] + rows[:3]
    return e_sheet(p, p.pick(e_title(p, p.pick("Requerimento de segunda via de certidão", "SOLICITAÇÃO DE CERTIDÃO", "Pedido de 2ª via", "Requerimento de Certidão de Nascimento")), e_head(p, "Requerimento de Certidão")) + e_grid(p, rows) + f'<p>{p.pick("Declaro estar ciente dos emolumentos devidos.", "Nestes termos, pede deferimento.", "Declaro, sob as penas da lei, serem verdadeiras as informações.")}</p><p>{e_city(p)}, {p.issue_date()}</p><div style="margin-top:36px" class="{p.pick("c", "")}">______________________________<br>Assinatura do requerente</div>' + (f'<hr style="border-top:1px dashed"><div class="s"><b>Protocolo {p.r["protocol"]}</b> - {p.name()} - retirar em {e_day(p, p.r["edate"], "num")} - {p.office()}</div>' if p.chance(.5) else ""))


@document("declaration")
def e_paternity(p):
    """Recognition of paternity, consent to it, indication of a supposed father, socio-affective recognition."""
    p.manner(caps=p.chance(.35))
    e_begin(p)
    x = e_who(p, "M", 1950, 2005)
    mother = e_mother(p)
    kind = p.pick("Termo de reconhecimento de paternidade", "TERMO DE RECONHECIMENTO DE FILHO", "Termo de indicação de paternidade", "Termo de reconhecimento de filiação socioafetiva", "Escritura pública de reconhecimento de filho", "Termo de anuência")
    entry = f"no livro {p.livro()}, fls. {p.folha()}, termo {p.termo()}, do {p.office()} de {p.reg_city_uf()}"
    text = f'<p class="j i">{e_on(p, p.r["edate"])}, {p.pick("nesta serventia", "neste Cartório")}, compareceu {p.other(x.name)}, {p.other(x.nation)}, {p.other(x.civil)}, {p.other(x.job)}, natural de {e_place(p, x.nat)}, nascido {e_on(p, x.birth)}, RG {p.other(x.rg)}, CPF {x.cpf}, filho de {p.other(x.father)} e de {p.other(x.mother)}, residente {p.other(x.home)}, e declarou que reconhece como {p.pick("seu filho", "filho(a)")}, de livre e espontânea vontade e em caráter irrevogável, {p.name()}, sexo {p.sex()}, nascid{"o" if p.r["sex"] != "F" else "a"} em {p.birth_date()}, em {p.birth_city_uf()}, registrad{"o" if p.r["sex"] != "F" else "a"} {entry}, filho(a) de {p.other(mother["name"])}, que passará a chamar-se {p.name()} {p.other(x.name.split()[-1])}, tendo por avós paternos {p.other(x.father)} e {p.other(x.mother)}.</p>'
    rows = ["Dados do pai", [("Nome", p.other(x.name), 2), ("Naturalidade", e_place(p, x.nat))], [("Data de nascimento", e_day(p, x.birth)), ("CPF", x.cpf), ("RG", p.other(x.rg))], [("Filiação", p.other(x.father) + " e " + p.other(x.mother))], "Dados do filho", [("Nome", p.name(), 2), ("Sexo", p.sex())], [("Nascimento", p.birth_date()), ("Local", p.birth_city_uf())], [("Registro", entry)], "Dados da mãe", [("Nome", p.other(mother["name"])), ("Naturalidade", e_place(p, mother["nat"]))], [("Novo nome do filho", p.name() + " " + p.other(x.name.split()[-1]))]]
    return e_sheet(p, p.pick(e_title(p, kind), e_head(p, kind)) + p.pick(text, text, e_grid(p, rows)) + f'<p>{p.reg_city_uf()}, {p.issue_date()}</p><div style="display:flex;gap:30px;margin-top:44px" class="c s"><div style="flex:1;border-top:1px solid">{p.other(x.name)}<br>Declarante</div><div style="flex:1;border-top:1px solid">{p.other(mother["name"])}<br>Genitora</div></div>{e_sign(p)}')


# --- empty forms ----------------------------------------------------------------------------------------------------------


def e_blank_head(p, title="Certidão de Nascimento"):
    title = p.label("heading", title)
    if p.chance(.25):
        return e_head(p, title)
    a = p.pick("REPÚBLICA FEDERATIVA DO BRASIL", "República Federativa do Brasil", "ESTADOS UNIDOS DO BRASIL")
    k = p.rng.randint(0, 3)
    if k == 0:
        return f'<div class="c"><div style="font-size:1.3em">{a}</div>REGISTRO CIVIL DAS PESSOAS NATURAIS</div>{e_title(p, title)}'
    if k == 1:
        return f'<div class="{p.pick("c", "")}">{a}<br>Estado de ______________________<br>Comarca de ____________________ Município de _______________________<br>Distrito de ____________________<br>Oficial: ________________________</div>{e_title(p, title)}'
    if k == 2:
        return f'{e_title(p, title)}<div style="display:flex;justify-content:space-between"><span>CARTÓRIO DO REGISTRO CIVIL</span><span>N.º ___________</span></div>'
    return f'<table border="1"><tr><td class="c" style="width:20%;padding:14px">BRASÃO</td><td class="c">{a}<br>REGISTRO CIVIL</td><td class="c" style="width:20%">SELO</td></tr></table>{e_title(p, title)}'


def e_blank_foot(p):
    return p.pick(
        '<div style="display:flex;gap:12px;margin-top:14px"><div style="flex:1;border:1px solid #444;padding:8px" class="s">Nome do Ofício<br>&nbsp;<br>Oficial Registrador<br>&nbsp;<br>Município / UF<br>&nbsp;<br>Endereço<br>&nbsp;</div><div style="flex:1" class="c">O conteúdo da certidão é verdadeiro. Dou fé.<br><br>Data e local: ______________________<br><br><br>____________________________<br>Assinatura do Oficial</div></div>',
        '<p>O referido é verdade e dou fé.</p><p class="r">______________, ____ de _______________ de ______</p><div class="c" style="margin-top:40px">______________________________<br>O Oficial</div>',
        '<p class="c">________________________, _____/_____/_______</p><div class="c" style="margin-top:40px">______________________________<br>Oficial / Escrevente autorizado</div><p class="s">Emolumentos: R$ ________ Selo: R$ ________ Total: R$ ________</p>',
        '<div class="r" style="margin-top:30px">O referido é verdade do que dou fé.<br>Em ......... de .............................. de 19........<br><br>................................................<br>Oficial do Registro Civil</div>')


E_LABELS = {
    "name": ("Nome", "NOME", "Nome do registrado", "Nome completo"), "cpf": ("CPF", "Número do CPF", "CPF nº"), "matricula": ("Matrícula", "MATRÍCULA"), "birth_date": ("Data de nascimento por extenso", "Data de nascimento", "DATA DE NASCIMENTO (POR EXTENSO)", "Nascido em"),
    "birth_day": ("Dia",), "birth_month": ("Mês",), "birth_year": ("Ano",), "hour": ("Hora", "Hora de nascimento", "Horário"), "nat": ("Município de naturalidade / UF", "Naturalidade"), "birth_city": ("Município de nascimento e Unidade da Federação", "Município de nascimento", "Local de nascimento, município e UF"),
    "birth_uf": ("UF",), "birth_place": ("Local de nascimento", "Local do nascimento (maternidade)"), "reg_city": ("Município de registro e Unidade da Federação", "Município de registro"), "sex": ("Sexo", "SEXO"), "filiation": ("Filiação", "FILIAÇÃO", "Nome dos pais"), "gp_all": ("Avós", "AVÓS"), "father": ("Pai", "Nome do pai"), "mother": ("Mãe", "Nome da mãe"),
    "gp_paternal": ("Avós paternos",), "gp_maternal": ("Avós maternos",), "twin": ("Gêmeo", "GÊMEO", "Gêmeos (sim/não)"), "twin_names": ("Nome e matrícula do(s) gêmeo(s)",), "reg_date": ("Data do registro por extenso", "Data do registro", "Data do assento"), "dnv": ("Número da DNV", "Número da Declaração de Nascido Vivo", "DNV"),
    "livro": ("Livro", "Livro nº"), "folha": ("Folha", "Fls."), "termo": ("Termo", "Nº de ordem"), "averbacoes": ("Observações / Averbações", "Averbações / Anotações à acrescer", "Averbações"), "anotacoes": ("Anotações de cadastro", "Anotações")}


def e_empty(p, concept, weight=1, value=""):
    return p.label(concept, p.pick(*E_LABELS[concept])), value, weight


@document("blank_form")
def e_blank_national(p):
    """The national models with nothing filled in, in every manner that grids have."""
    e_begin(p)
    tall = p.pick(0, 4, 10, 18)
    line = p.pick("", "", "_" * 12, f'<div style="height:{tall}px"></div>', "____/____/____")
    e = lambda c, w=1: e_empty(p, c, w, f'<div style="height:{tall}px"></div>' if line != "_" * 12 else line)
    split = [e("birth_day"), e("birth_month"), e("birth_year")]
    rows = [[e("name", 4), *([e("cpf")] if p.chance(.6) else [])], [e("matricula")], [e("birth_date", 4), *split], [e("hour"), e("birth_city", 3)] + ([e("birth_uf")] if p.chance(.5) else []), p.pick([e("reg_city", 2), e("birth_place", 2), e("sex")], [e("birth_place", 3), e("sex")]),
            *p.pick([[e("filiation")], [e("gp_all")]], [[e("father"), e("gp_paternal")], [e("mother"), e("gp_maternal")]], [[e("father")], [e("mother")], [e("gp_paternal")], [e("gp_maternal")]]),
            [e("twin"), e("twin_names", 4)], [e("reg_date", 3), e("dnv", 2)] + p.pick([], [e("livro"), e("folha"), e("termo")]), [e("averbacoes")]]
    if p.chance(.4):
        rows.append([e("anotacoes")])
    cad = '<table border="1" class="s"><tr><td>Tipo documento</td><td>Número</td><td>Data expedição</td><td>Órgão expedidor</td><td>Data de validade</td></tr>' + "".join(f"<tr><td>{t}</td><td></td><td></td><td></td><td></td></tr>" for t in ("RG", "PIS/NIS", "Passaporte", "Cartão Nacional de Saúde")) + "</table>" if p.chance(.4) else ""
    return e_sheet(p, e_blank_head(p) + e_grid(p, rows) + cad + e_blank_foot(p))


@document("blank_form")
def e_blank_printed(p):
    """The old printed sentences with lines or dots where the typewriter would write."""
    fill = p.pick(lambda n: "_" * n, lambda n: "." * int(n * 1.6), lambda n: f'<span style="display:inline-block;width:{n * 7}px;border-bottom:1px dotted #333">&nbsp;</span>', lambda n: f'<span style="display:inline-block;width:{n * 6}px;border-bottom:1px solid #333">&nbsp;</span>')
    text = p.pick(
        lambda: f"CERTIFICO que a fls. {fill(6)} do livro N.º {fill(8)} do registro de nascimentos, sob o N.º {fill(9)}, foi lavrado o assento de {fill(50)} nascid{fill(2)} aos {fill(12)} de {fill(18)} de {fill(12)}, às {fill(8)} horas, em {fill(44)}, do sexo {fill(14)}, de cor {fill(12)}, filh{fill(2)} de {fill(50)} e de {fill(50)}, sendo avós paternos {fill(40)} e {fill(40)} e maternos {fill(40)} e {fill(40)}. Foi declarante {fill(40)} e serviram de testemunhas {fill(36)} e {fill(36)}. Observações: {fill(70)}",
        lambda: f"Certifico que, sob n.º {fill(9)}, às folhas {fill(6)} do livro A-{fill(5)}, se acha registrado o nascimento de<br><br>{fill(70)}<br><br>ocorrido neste distrito, no dia {fill(6)} de {fill(14)} de 19{fill(4)}, às {fill(8)} horas, à {fill(40)}<br>Pai: {fill(60)}<br>Mãe: {fill(60)}<br>Avós paternos: {fill(60)}<br>Avós maternos: {fill(60)}<br>O registro foi feito em {fill(20)}, sendo declarante {fill(30)}",
        lambda: f"Aos {fill(8)} dias do mês de {fill(16)} do ano de mil novecentos e {fill(20)}, neste {fill(24)}, compareceu {fill(50)} e declarou que no dia {fill(10)} às {fill(10)} horas nasceu uma criança do sexo {fill(14)}, que recebeu o nome de {fill(50)}, filha de {fill(50)} e de {fill(50)}. Nada mais declarou, do que lavrei este termo. Termo {fill(8)} Livro {fill(6)} Fls. {fill(6)}")()
    return e_sheet(p, e_blank_head(p, p.pick("Certidão de Nascimento", "NASCIMENTO", "Registro de Nascimento", "Certidão de nascimento")) + f'<p class="j" style="line-height:{p.pick(1.9, 2.2, 2.5)}">{text}</p>' + e_blank_foot(p), least=p.pick(1123, 1123, 620))


@document("blank_form")
def e_blank_lines(p):
    """Labels with lines behind them, in one or two columns, or with the captions under the lines; with hints in brackets."""
    concepts = "name birth_date hour birth_place birth_city sex father mother gp_paternal gp_maternal reg_date livro folha termo dnv averbacoes".split()
    if p.chance(.4):
        concepts.remove("dnv")
    if p.chance(.3):
        p.rng.shuffle(concepts)
    under = p.chance(.3)
    hint = {"birth_date": p.pick("", " (dia, mês e ano)"), "sex": p.pick("", " ( ) M ( ) F"), "averbacoes": ""}
    rule = p.pick("1px solid #222", "1px dotted #222", "1px dashed #666")
    columns = p.pick(1, 1, 2)
    items = []
    for c in concepts:
        label = p.label(c, p.pick(*E_LABELS[c])) + hint.get(c, "")
        items.append(f'<div style="border-top:{rule};margin-top:26px;font-size:.8em;text-align:{"center" if columns == 2 else "left"}">{label}</div>' if under else f'<div style="display:flex;gap:6px;margin:{9}px 0"><span>{label}{p.pick(":", "")}</span><span style="flex:1;border-bottom:{rule}"></span></div>')
    example = p.pick("", '<div class="c" style="color:#bbb;font-size:3em;letter-spacing:.2em">MODELO</div>', '<div class="c s">FORMULÁRIO NÃO PREENCHIDO - MODELO ANEXO I</div>')
    return e_sheet(p, e_blank_head(p, p.pick("Certidão de Nascimento", "Ficha de registro de nascimento", "Minuta para registro de nascimento", "Formulário para lavratura de nascimento")) + example + f'<div style="columns:{columns};column-gap:26px">{"".join(items)}</div>' + e_blank_foot(p))


@document("blank_form")
def e_blank_annex(p):
    """A model as a norm's annex prints it: placeholders of words in brackets instead of values."""
    e_begin(p)
    ph = p.pick(lambda t: f"[{t}]", lambda t: f"({t})", lambda t: f"&lt;{t}&gt;", lambda t: f"{{{t}}}", lambda t: "XXXXXXXXXX")
    e = lambda c, t, w=1: e_empty(p, c, w, ph(t))
    rows = [[e("name", "nome completo", 3), e("cpf", "000.000.000-00")], [e("matricula", "000000 00 00 0000 0 00000 000 0000000 00")], [e("birth_date", "data por extenso", 4), e("birth_day", "dd"), e("birth_month", "mm"), e("birth_year", "aaaa")], [e("hour", "hh:mm"), e("nat", "município/UF", 2)], [e("birth_place", "local", 2), e("birth_city", "município/UF", 2), e("sex", "masculino/feminino")], [e("filiation", "nome, município de nascimento/UF")], [e("gp_all", "nomes")], [e("twin", "sim/não"), e("twin_names", "nome e matrícula", 3)], [e("reg_date", "data por extenso", 2), e("dnv", "número")], [e("averbacoes", "texto")]]
    top = f'<div class="c"><b>{p.pick("ANEXO I", "ANEXO II", "ANEXO I DO PROVIMENTO Nº 63", "MODELO 1")}</b><br>{p.pick("(a que se refere o art. 1º)", "Modelo de certidão de nascimento", "")}</div>'
    foot = p.pick(e_blank_foot(p), f'<div class="s">{ph("Nome do Ofício")}<br>{ph("Oficial Registrador")}<br>{ph("Município/UF")}<br>{ph("Endereço")}</div><p class="c">{ph("local e data")}<br>{ph("assinatura")}</p>')
    return e_sheet(p, top + e_blank_head(p) + e_grid(p, rows) + foot)


# --- births registered by other states ----------------------------------------------------------------------------------

E_MONTHS = {
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(), "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(),
    "en": "January February March April May June July August September October November December".split(), "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(), "pt": records.MONTHS}


def e_date_in(p, d, tongue):
    m = E_MONTHS[tongue][d.month - 1]
    form = {"es": f"{d.day} de {m} de {d.year}", "pt": f"{d.day} de {m} de {d.year}", "it": f"{d.day} {m} {d.year}", "en": f"{m} {d.day}, {d.year}", "fr": f"{d.day} {m} {d.year}", "de": f"{d.day}. {m} {d.year}"}[tongue]
    return p.pick(form, form, f"{d.day:02d}/{d.month:02d}/{d.year}" if tongue != "de" else f"{d.day:02d}.{d.month:02d}.{d.year}", f"{d.day:02d}-{d.month:02d}-{d.year}")


def e_abroad(p, land, origin, first=1890, last=2022):
    """A person born in this land, of its names, with parents and grandparents."""
    rng = p.rng
    lasts, males, females = people._ORIGINS[origin] if origin in people._ORIGINS else (people.HISPANIC, people.MALE, people.FEMALE)
    cities = [c for c, k in places.FOREIGN if k == land] or [people.made_surname(rng)]
    city = rng.choice(cities) if p.chance(.7) else people.made_surname(rng)
    sex = rng.choice("MF")
    fam, mam = rng.choice(lasts), rng.choice(lasts)
    m = lambda: rng.choice(males) + (" " + rng.choice(males) if p.chance(.3) else "")
    f = lambda: rng.choice(females) + (" " + rng.choice(females) if p.chance(.3) else "")
    given = m() if sex == "M" else f()
    double = origin == "es"
    birth = dt.date(rng.randint(first, last), rng.randint(1, 12), rng.randint(1, 28))
    other = lambda: rng.choice(cities) if p.chance(.5) else people.made_surname(rng)
    return types.SimpleNamespace(
        given=given, family=f"{fam} {mam}" if double else fam, name=f"{given} {fam} {mam}" if double else f"{given} {fam}", sex=sex, city=city, birth=birth, reg=birth + dt.timedelta(days=rng.randint(0, 20)),
        father=f"{m()} {fam}", mother=f"{f()} {mam}", gm=[f"{m()} {fam}", f"{m()} {mam}"], gf=[f"{f()} {rng.choice(lasts)}", f"{f()} {rng.choice(lasts)}"], officer=f"{m()} {rng.choice(lasts)}", fcity=other(), mcity=other(),
        time=f"{rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}", book=str(rng.randint(1, 300)), page=str(rng.randint(1, 400)), number=str(rng.randint(1, 4000)), fage=rng.randint(20, 50), mage=rng.randint(18, 44),
        issue=dt.date(rng.randint(max(1985, birth.year), 2026), rng.randint(1, 10), rng.randint(1, 28)))


@document("foreign_birth")
def e_portugal(p):
    """Portugal's assento de nascimento and its narrative certificates: near in words to Brazil's."""
    e_begin(p)
    p.manner(caps=p.chance(.2))
    x = e_abroad(p, "Portugal", "pt")
    rng = p.rng
    x.name = people.person(rng, x.sex)
    x.father, x.mother = people.person(rng, "M"), people.person(rng, "F")
    g = [people.person(rng, s) for s in "MFMF"]
    freg, conc, dist = people.made_surname(rng), x.city, p.pick("Porto", "Lisboa", "Braga", "Viseu", "Coimbra", "Vila Real", "Funchal", "Guarda")
    o = p.other
    child = "masculino" if x.sex == "M" else "feminino"
    rows = ["REGISTANDO", [("Nome próprio", o(x.name.split()[0])), ("Apelidos", o(" ".join(x.name.split()[1:]))), ("Sexo", o(child))], [("Hora, dia, mês e ano do nascimento", o(f"{x.time} - {e_date_in(p, x.birth, 'pt')}"), 2), ("Naturalidade: freguesia e concelho", o(f"{freg}, {conc}"), 2)], "PAI", [("Nome", o(x.father), 2), ("Idade", str(x.fage)), ("Estado", o(p.pick("casado", "solteiro"))), ("Naturalidade", o(x.fcity))], [("Residência habitual", o(places.street(rng)))], "MÃE", [("Nome", o(x.mother), 2), ("Idade", str(x.mage)), ("Estado", o("casada")), ("Naturalidade", o(x.mcity))], [("Avós paternos", o(f"{g[0]} e {g[1]}")), ("Avós maternos", o(f"{g[2]} e {g[3]}"))], [("Declarante", o(p.pick("os pais", x.father))), ("Testemunhas", o(people.person(rng, "M")))], [("Menções especiais / Averbamentos", p.pick("", o("Nº 1 - Casou com " + people.person(rng, "F" if x.sex == "M" else "M") + " em " + e_date_in(p, x.issue, "pt"))))], [("Assento nº", x.number), ("do ano de", str(x.reg.year)), ("Data", e_date_in(p, x.reg, "pt"))]]
    text = f'<p class="j i">{p.pick("CERTIFICO", "Certifico narrativamente")} que no livro de assentos de nascimento {p.pick("desta Conservatória", "da freguesia de " + o(freg))}, do ano de {x.reg.year}, sob o nº {x.number}, a folhas {x.page}{p.pick("", " verso")}, se encontra exarado o assento de {p.pick("nascimento", "baptismo")} de <b>{o(x.name)}</b>, do sexo {child}, {p.pick("nascido", "que nasceu")} {p.pick("às " + x.time + " horas do dia", "no dia")} {e_day(p, x.birth, p.pick("words", "semi", "num"))}, na freguesia de {o(freg)}, concelho de {o(conc)}, distrito de {dist}, filho de {o(x.father)}, natural da freguesia de {o(x.fcity)}, e de {o(x.mother)}, natural de {o(x.mcity)}; neto paterno de {o(g[0])} e de {o(g[1])} e materno de {o(g[2])} e de {o(g[3])}. {p.pick("É o que me cumpre certificar em face do pedido.", "Está conforme o original.")}</p>'
    head = f'<div class="{p.pick("c", "", "r")}"><b>{p.pick("CONSERVATÓRIA DO REGISTO CIVIL DE " + o(conc), "REPÚBLICA PORTUGUESA", "MINISTÉRIO DA JUSTIÇA")}</b><br>{p.pick("Instituto dos Registos e do Notariado, I.P.", "Direcção-Geral dos Registos e do Notariado", "Conservatória dos Registos Centrais")}</div>' + e_title(p, p.pick("Assento de Nascimento", "CERTIDÃO DE NASCIMENTO", "Certidão de registo de nascimento", "Certidão de narrativa"), p.pick("", f"Assento nº {x.number} do ano de {x.reg.year}"))
    return e_sheet(p, head + p.pick(text, e_grid(p, rows)) + f'<p>{o(conc)}, {e_date_in(p, x.issue, "pt")}</p><div class="{p.pick("c", "r")}" style="margin-top:36px">{p.pick("O Conservador", "A Ajudante", "O Oficial dos Registos")}<br>{o(people.person(rng, "F"))}</div><p class="s">{p.pick("Emolumentos: " + records.money(rng, 30) + " €. Conta registada sob o nº " + x.number, "Código de acesso: " + "-".join(str(rng.randint(1000, 9999)) for _ in range(3)) + " - www.civilonline.mj.pt", "Isento de selo.")}</p>')


@document("foreign_birth")
def e_spanish(p):
    """Spain, Argentina, Uruguay, Paraguay, Bolivia, Chile, Peru, Colombia, Mexico: acta, partida, certificado."""
    e_begin(p)
    p.manner(caps=p.chance(.5))
    land = p.pick("Argentina", "Uruguai", "Paraguai", "Bolívia", "Espanha", "Espanha", "Chile", "Peru", "Colômbia", "Venezuela")
    x = e_abroad(p, land, "es")
    o = p.other
    d, r = e_date_in(p, x.birth, "es"), e_date_in(p, x.reg, "es")
    sex = "varón" if x.sex == "M" else "mujer"
    heads = {
        "Argentina": ("REPÚBLICA ARGENTINA", p.pick("REGISTRO DEL ESTADO CIVIL Y CAPACIDAD DE LAS PERSONAS", "Registro Provincial de las Personas", "Gobierno de la Ciudad de Buenos Aires"), p.pick("ACTA DE NACIMIENTO", "Certificado de Nacimiento", "PARTIDA DE NACIMIENTO")),
        "Uruguai": ("REPÚBLICA ORIENTAL DEL URUGUAY", p.pick("Dirección General del Registro de Estado Civil", "Intendencia Municipal"), p.pick("Testimonio de Partida de Nacimiento", "PARTIDA DE NACIMIENTO")),
        "Paraguai": ("REPÚBLICA DEL PARAGUAY", "Ministerio de Justicia - Dirección del Registro del Estado Civil", p.pick("CERTIFICADO DE ACTA DE NACIMIENTO", "Certificado de Nacimiento")),
        "Bolívia": ("ESTADO PLURINACIONAL DE BOLIVIA", p.pick("ÓRGANO ELECTORAL PLURINACIONAL - SERVICIO DE REGISTRO CÍVICO", "Corte Nacional Electoral - Dirección de Registro Civil"), "CERTIFICADO DE NACIMIENTO"),
        "Espanha": (p.pick("REINO DE ESPAÑA", "MINISTERIO DE JUSTICIA"), f"REGISTRO CIVIL DE {o(x.city)}", p.pick("CERTIFICACIÓN LITERAL DE NACIMIENTO", "Certificación en extracto de inscripción de nacimiento", "INSCRIPCIÓN DE NACIMIENTO")),
    }
    a, b, title = heads.get(land, (f"REPÚBLICA DE {p.pick('CHILE', 'COLOMBIA', 'PERÚ', 'VENEZUELA')}", p.pick("Servicio de Registro Civil e Identificación", "Registraduría Nacional del Estado Civil", "RENIEC"), p.pick("CERTIFICADO DE NACIMIENTO", "REGISTRO CIVIL DE NACIMIENTO", "ACTA DE NACIMIENTO")))
    rows = [p.pick("DATOS DEL INSCRITO", "Inscripto", "TITULAR"), [("Nombres", o(x.given)), ("Apellidos" if p.chance(.7) else "Primer y segundo apellido", o(x.family)), ("Sexo", o(sex))], [("Fecha de nacimiento", d), ("Hora", x.time), ("Lugar de nacimiento", o(x.city), 2)], [(p.pick("Departamento", "Provincia", "Localidad"), o(x.city)), ("Sección", str(p.rng.randint(1, 30))), ("DNI / C.I.", f"{p.rng.randint(1, 50)}.{p.rng.randint(100, 999)}.{p.rng.randint(100, 999)}")], [(p.pick("Nombre y apellido del padre", "Padre", "PADRE: D."), o(x.father), 2), ("Nacionalidad", o("argentino" if land == "Argentina" else "de este país"))], [(p.pick("Nombre y apellido de la madre", "Madre", "MADRE: D.ª"), o(x.mother), 2), ("Natural de", o(x.mcity))], *([[("Abuelos paternos", o(f"{x.gm[0]} y {x.gf[0]}")), ("Abuelos maternos", o(f"{x.gm[1]} y {x.gf[1]}"))]] if p.chance(.5) else []), [("Tomo", x.book), (p.pick("Folio", "Página"), x.page), (p.pick("Acta", "Partida", "Acta Nº"), x.number), ("Año", str(x.reg.year)), ("Fecha de inscripción", r, 2)], [("Observaciones / Notas marginales", p.pick("", "Ninguna", "---"))]]
    text = f'<p class="j i">{p.pick("En", "En la ciudad de")} {o(x.city)}, a {r}, ante mí, {o(x.officer)}, {p.pick("Oficial del Registro Civil", "Jefe del Registro", "Juez de Paz encargado del Registro Civil")}, compareció don {o(x.father)}, de {x.fage} años, natural de {o(x.fcity)}, y declaró que el día {d}, a las {x.time} horas, en {p.pick("su domicilio", "la Maternidad", "el Hospital")}, nació {"un varón" if x.sex == "M" else "una niña"} que lleva por nombre <b>{o(x.name)}</b>, {"hijo" if x.sex == "M" else "hija"} legítim{"o" if x.sex == "M" else "a"} del declarante y de doña {o(x.mother)}, de {x.mage} años, natural de {o(x.mcity)}; {p.pick("nieto", "siendo nieto")} por línea paterna de {o(x.gm[0])} y de {o(x.gf[0])}, y por línea materna de {o(x.gm[1])} y de {o(x.gf[1])}. Leída el acta la firman conmigo el declarante y los testigos {o(x.gm[0])} y {o(people.person(p.rng, "M"))}. Tomo {x.book}, folio {x.page}, acta {x.number}.</p>'
    tail = f'<p class="{p.pick("r", "")}">{p.pick("CERTIFICO que el presente es copia fiel del original.", "Es copia fiel. A solicitud del interesado expido el presente certificado.", "CERTIFICA: Que la presente concuerda con el asiento.")} {o(x.city)}, {e_date_in(p, x.issue, "es")}.</p><div class="c" style="margin-top:40px">____________________<br>{o(x.officer)}<br>{p.pick("Encargado del Registro Civil", "Oficial Público", "Director", "Jefa de Sección")}</div><p class="s">{p.pick("Arancel: $ " + records.money(p.rng), "Código de verificación: " + records.code(p.rng, "ABCDEF0123456789", 12), "Tasa exenta. Ley 26.413", "")}</p>'
    return e_sheet(p, f'<div class="{p.pick("c", "c", "")}"><b>{a}</b><br>{b}</div>' + e_title(p, title) + p.pick(text, e_grid(p, rows), e_grid(p, rows)) + tail)


@document("foreign_birth")
def e_italy(p):
    """Italy: estratto per riassunto, certificato, copia integrale of a comune."""
    e_begin(p)
    p.manner(caps=p.chance(.35))
    x = e_abroad(p, "Itália", "it", 1860, 2010)
    o = p.other
    d = e_date_in(p, x.birth, "it")
    male = x.sex == "M"
    prov = p.pick("TV", "VI", "PD", "CS", "MN", "BL", "CZ", "SA", "UD", "TN")
    text = f'<p class="j i">L&#39;anno {x.reg.year}, addì {e_date_in(p, x.reg, "it")}, a ore {p.pick("antimeridiane", "pomeridiane")} {p.pick("nove", "dieci", "tre")} e minuti {p.pick("dieci", "trenta")}, nella Casa comunale. Avanti di me {o(x.officer)}, {p.pick("Sindaco", "Segretario delegato")}, Ufficiale dello Stato Civile del Comune di {o(x.city)}, è comparso {o(x.father)}, di anni {x.fage}, {p.pick("contadino", "bracciante", "muratore")}, domiciliato in {o(x.fcity)}, il quale mi ha dichiarato che alle ore {x.time} del dì {d}, nella casa posta in via {o(people.made_surname(p.rng))} al numero {p.rng.randint(1, 90)}, da {o(x.mother)}, sua moglie, è nato un bambino di sesso {"maschile" if male else "femminile"} che egli mi presenta e a cui dà il nome di <b>{o(x.given)}</b>. A quanto sopra furono presenti quali testimoni {o(x.gm[1])} e {o(people.person(p.rng, "M"))}.</p>'
    short = f'<p class="j">{p.pick("Visti i registri degli atti di nascita, si certifica che dal registro dell&#39;anno", "L&#39;Ufficiale dello Stato Civile certifica che dagli atti di nascita di questo Comune, anno")} {x.reg.year}, parte {p.pick("I", "II serie A", "1")}, n. {x.number}, risulta che</p><p class="c" style="font-size:1.2em"><b>{o(x.family)} {o(x.given)}</b></p><p class="j">è nat{"o" if male else "a"} a {o(x.city)} ({prov}) il giorno {d} alle ore {x.time}, figli{"o" if male else "a"} di {o(x.father)} e di {o(x.mother)}.</p><p>ANNOTAZIONI MARGINALI: {p.pick("NESSUNA", "Nessuna", "Ha contratto matrimonio con " + o(people.person(p.rng, "F")))}</p>'
    rows = [[("Cognome", o(x.family)), ("Nome", o(x.given)), ("Sesso", "M" if male else "F")], [("Data di nascita", d), ("Ora", x.time), ("Comune di nascita", o(x.city)), ("Prov.", prov, .5)], [("Padre", o(x.father)), ("Madre", o(x.mother))], [("Atto n.", x.number), ("Parte", p.pick("I", "II")), ("Serie", p.pick("A", "B", "")), ("Anno", str(x.reg.year))], [("Annotazioni", p.pick("Nessuna", ""))]]
    head = f'<div class="c"><b style="font-size:1.2em">{p.pick("COMUNE DI " + o(x.city), "Comune di " + o(x.city))}</b><br>{p.pick("Provincia di", "PROVINCIA DI")} {o(x.fcity)}<br>{p.pick("UFFICIO DELLO STATO CIVILE", "Servizi Demografici", "Ufficio di Stato Civile")}</div>'
    return e_sheet(p, head + e_title(p, p.pick("Estratto per riassunto dell'atto di nascita", "CERTIFICATO DI NASCITA", "Copia integrale dell'atto di nascita", "Estratto dal registro degli atti di nascita")) + p.pick(text, short, e_grid(p, rows)) + f'<p>{p.pick("Rilasciato in carta libera per gli usi consentiti dalla legge.", "Si rilascia per uso cittadinanza.", "Esente da bollo ai sensi dell&#39;art. 7 L. 405/90.")}</p><p>{o(x.city)}, {p.pick("lì ", "")}{e_date_in(p, x.issue, "it")}</p><div class="r" style="margin-top:24px">{p.pick("L&#39;Ufficiale dello Stato Civile", "L&#39;UFFICIALE D&#39;ANAGRAFE", "Il Funzionario delegato")}<br>{o(x.officer)}</div>')


@document("foreign_birth")
def e_us(p):
    """United States, states' and counties' certificates: boxed numbered facts, short abstracts, hospital souvenirs; England's long row."""
    e_begin(p)
    p.manner(caps=p.chance(.6))
    x = e_abroad(p, "Estados Unidos", "us", 1920, 2024)
    x.given = x.given + " " + p.pick("Lee", "Ann", "James", "Marie", "R.", "Louise", "Edward")
    o = p.other
    d = e_date_in(p, x.birth, "en")
    state = p.pick("FLORIDA", "MASSACHUSETTS", "NEW YORK", "CALIFORNIA", "TEXAS", "NEW JERSEY", "CONNECTICUT", "GEORGIA", "OHIO", "UTAH")
    county = o(people.made_surname(p.rng))
    n = lambda i, t: p.pick(f"{i}. {t}", f"{i}. {t}", t) if p.e_numbered else t
    p.e_numbered = p.chance(.6)
    sex = "Male" if x.sex == "M" else "Female"
    rows = [[(n(1, p.pick("CHILD'S NAME (First, Middle, Last)", "Name of child", "FULL NAME")), o(f"{x.given} {x.family}"), 3), (n(2, "SEX"), o(sex))], [(n(3, "DATE OF BIRTH"), d), (n(4, "TIME OF BIRTH"), o(x.time + p.pick("", " AM", " (24 hr)"))), (n(5, "PLURALITY"), "Single")], [(n(6, p.pick("PLACE OF BIRTH", "FACILITY NAME")), o(p.pick("General Hospital", "St. Mary's Medical Center", "Memorial Hospital"))), (n(7, "CITY OR TOWN"), o(x.city)), (n(8, "COUNTY"), county)], [(n(9, p.pick("MOTHER'S NAME PRIOR TO FIRST MARRIAGE", "MOTHER/PARENT", "Maiden name of mother")), o(x.mother), 2), (n(10, "BIRTHPLACE"), o(p.pick("Brazil", x.mcity))), (n(11, "AGE"), str(x.mage))], [(n(12, p.pick("FATHER'S NAME", "FATHER/PARENT", "Name of father")), o(x.father), 2), (n(13, "BIRTHPLACE"), o(p.pick("Brazil", x.fcity))), (n(14, "AGE"), str(x.fage))], [(n(15, "MOTHER'S RESIDENCE"), o(f"{p.rng.randint(10, 9999)} {people.made_surname(p.rng)} Street, {x.city}"))], [(n(16, "DATE FILED"), e_date_in(p, x.reg, "en")), (n(17, "REGISTRAR"), o(x.officer)), ("STATE FILE NUMBER", f"{p.rng.randint(100, 199)}-{x.birth.year}-{p.rng.randint(10000, 999999):06d}"), ("DATE ISSUED", e_date_in(p, x.issue, "en"))]]
    if p.chance(.25):
        rows = [[("No.", x.number), ("When and where born", d + ", " + o(x.city), 2), ("Name, if any", o(x.given)), ("Sex", o(sex)), ("Name and surname of father", o(x.father), 2), ("Name, surname and maiden surname of mother", o(x.mother), 2), ("Occupation of father", o("Carpenter")), ("When registered", e_date_in(p, x.reg, "en")), ("Signature of registrar", o(x.officer))]]
        head = f'<div class="c"><b>CERTIFIED COPY OF AN ENTRY OF BIRTH</b><br>GIVEN AT THE GENERAL REGISTER OFFICE</div><p>REGISTRATION DISTRICT {county} &nbsp; {x.birth.year} BIRTH in the Sub-district of {o(x.city)} in the County of {county}</p>'
        return e_sheet(p, head + e_grid(p, rows, "header") + f'<p class="s">CERTIFIED to be a true copy of an entry in the certified copy of a Register of Births in the District above mentioned. Given under the Seal of the said Office, the {e_date_in(p, x.issue, "en")}.</p>', width=1123, least=794, size=10)
    text = f'<p class="c" style="line-height:2">{p.pick("This is to certify that", "THIS CERTIFIES THAT")}<br><b style="font-size:1.5em">{o(x.given)} {o(x.family)}</b><br>was born {p.pick("to", "unto")} {o(x.father)} and {o(x.mother)}<br>in {o(x.city)}, {state}, on {d} at {x.time}<br>Sex: {sex} &nbsp; Certificate No. {x.number}</p>'
    head = f'<div class="c">{("THE COMMONWEALTH OF " if state == "MASSACHUSETTS" else p.pick("STATE OF ", "")) + state}<br>{p.pick("DEPARTMENT OF HEALTH - BUREAU OF VITAL STATISTICS", "Office of Vital Records", "COUNTY OF " + county + " - CLERK-RECORDER")}</div>'
    tail = f'<p class="s j">{p.pick("This is a true certification of name and birth facts as recorded in this office. WARNING: do not accept unless on security paper with seal.", "I hereby certify that the above is a true copy of the record on file in this office.", "CERTIFIED COPY OF VITAL RECORD. Not valid without raised seal.")}</p><div style="display:flex;justify-content:space-between;margin-top:34px"><div>{o(x.officer)}<br>State Registrar</div><div>{e_date_in(p, x.issue, "en")}</div></div>'
    return e_sheet(p, head + e_title(p, p.pick("Certification of Birth", "CERTIFICATE OF LIVE BIRTH", "Certificate of Birth", "Birth Certificate", "STANDARD CERTIFICATE OF LIVE BIRTH")) + p.pick(text, e_grid(p, rows), e_grid(p, rows)) + tail, width=p.pick(794, 794, 1000), least=p.pick(1123, 800))


@document("foreign_birth")
def e_multilingual(p):
    """The multilingual extract of the Vienna convention: numbered labels in several tongues; France's copie intégrale."""
    e_begin(p)
    p.manner(caps=p.chance(.6))
    land = p.pick("França", "Suíça", "Bélgica", "Itália", "Portugal", "Alemanha")
    x = e_abroad(p, land, {"França": "fr", "Bélgica": "fr", "Suíça": "fr", "Itália": "it", "Alemanha": "de"}.get(land, "it"), 1920, 2023)
    o = p.other
    if p.chance(.6) and land in ("França", "Suíça", "Bélgica"):
        male = x.sex == "M"
        text = f'<p class="j i">{p.pick("Le", "L&#39;an deux mille,")} {e_date_in(p, x.birth, "fr")}, à {x.time.replace(":", " heures ")} minutes, est né{"" if male else "e"} à {o(x.city)}, {p.rng.randint(1, 80)} rue {o(people.made_surname(p.rng))} : <b>{o(x.given)} {o(x.family)}</b>, du sexe {"masculin" if male else "féminin"}, de {o(x.father)}, né à {o(x.fcity)}, {p.pick("maçon", "employé", "ingénieur")}, et de {o(x.mother)}, née à {o(x.mcity)}, sans profession, son épouse. Dressé le {e_date_in(p, x.reg, "fr")} sur la déclaration du père, qui, lecture faite, a signé avec Nous, {o(x.officer)}, Officier de l&#39;état civil.</p><p>Mentions marginales : {p.pick("Néant", "Marié à " + o(x.mcity) + " le " + e_date_in(p, x.issue, "fr"))}</p>'
        return e_sheet(p, f'<div>{p.pick("RÉPUBLIQUE FRANÇAISE", "MAIRIE DE " + o(x.city), "VILLE DE " + o(x.city))}<br>État civil - Acte n° {x.number}</div>' + e_title(p, p.pick("Copie intégrale d'acte de naissance", "ACTE DE NAISSANCE", "Extrait d'acte de naissance")) + text + f'<p class="r">Délivré à {o(x.city)}, le {e_date_in(p, x.issue, "fr")}<br>L&#39;Officier de l&#39;état civil</p>')
    tongues = p.pick(("Nom", "Name", "Apellidos", "Cognome", "Apelidos"), ("Nom", "Name", "Apelidos"), ("Nom", "Surname", "Apelidos", "Cognome"))
    terms = [("Etat / Staat / State / Estado", o(land)), ("Service de l'état civil de / Standesamt / Registry office / Conservatória do Registo Civil de", o(x.city)), (f"Extrait de l'acte de naissance n° / Auszug / Extract / Certidão do assento nº", x.number), ("Date et lieu de naissance / Tag und Ort der Geburt / Date and place of birth / Data e lugar do nascimento", f"Jo {x.birth.day:02d} Mo {x.birth.month:02d} An {x.birth.year} &nbsp; {o(x.city)}"), (" / ".join(tongues), o(x.family)), ("Prénoms / Vornamen / Forenames / Nomes próprios", o(x.given)), ("Sexe / Geschlecht / Sex / Sexo", x.sex), ("Nom et prénoms du père / Vater / Father / Pai", o(x.father)), ("Nom et prénoms de la mère / Mutter / Mother / Mãe", o(x.mother)), ("Autres énonciations de l'acte / Other particulars / Outros elementos", p.pick("", "-", "Mar " + str(x.issue.year))), ("Date de délivrance, signature, sceau / Date of issue / Data de emissão", f"Jo {x.issue.day:02d} Mo {x.issue.month:02d} An {x.issue.year}<br>{o(x.officer)}")]
    if p.chance(.5):
        body = "<table border='1'>" + "".join(f'<tr><td style="width:28px;padding:4px" class="c">{i}</td><td style="width:46%;padding:4px;font-size:9px">{l}</td><td style="padding:4px" class="v">{v}</td></tr>' for i, (l, v) in enumerate(terms, 1)) + "</table>"
    else:
        body = e_grid(p, [[(f"{i} {l}", v)] for i, (l, v) in enumerate(terms, 1)], p.pick("boxes", "lines", "legend", "two"))
    return e_sheet(p, f'<div class="c s">CONVENTION signée à Vienne le 8 septembre 1976 - {p.pick("CIEC / ICCS", "Formule A")}</div>' + e_title(p, p.pick("EXTRAIT PLURILINGUE D'ACTE DE NAISSANCE", "Extrait de l'acte de naissance", "CERTIDÃO DO ASSENTO DE NASCIMENTO", "Estratto dell'atto di nascita")) + body + '<p class="s">SYMBOLES / ZEICHEN / SYMBOLS / SÍMBOLOS: Jo: Jour / Tag / Day / Dia; Mo: Mois / Monat / Month / Mês; An: Année / Jahr / Year / Ano; M: Masculin; F: Féminin; Mar: Mariage; D: Décès</p>')


@document("foreign_birth")
def e_germany(p):
    """Germany, Austria: Geburtsurkunde, Abstammungsurkunde; also Poland's and Japan's translated by a sworn translator into Portuguese."""
    e_begin(p)
    p.manner(caps=p.chance(.2))
    o = p.other
    if p.chance(.4):
        land, origin = p.pick(("Alemanha", "de"), ("Polônia", "pl"), ("Japão", "jp"), ("Itália", "it"), ("Líbano", "ar"), ("Estados Unidos", "us"))
        x = e_abroad(p, land, origin, 1900, 2015)
        rows = [[("Nome", o(x.name), 2), ("Sexo", o("masculino" if x.sex == "M" else "feminino"))], [("Data de nascimento", e_day(p, x.birth)), ("Local de nascimento", o(f"{x.city}, {land}"))], [("Pai", o(x.father)), ("Mãe", o(x.mother))], [("Registro nº", x.number), ("Data do registro", e_day(p, x.reg)), ("Repartição", o("Registro Civil de " + x.city))], [("Data da emissão", e_day(p, x.issue))]]
        text = f'<p class="j i">[Brasão] {o(land)}. Repartição do Registro Civil de {o(x.city)}. Certidão de nascimento. {o(x.name)} nasceu em {e_day(p, x.birth, "semi")}, às {x.time} horas, em {o(x.city)}. Pai: {o(x.father)}, residente em {o(x.fcity)}. Mãe: {o(x.mother)}, nascida em {o(x.mcity)}. Registro nº {x.number}. {o(x.city)}, {e_day(p, x.issue, "semi")}. O Oficial do Registro Civil: (assinatura ilegível). [Carimbo oficial]</p>'
        return e_sheet(p, f'<div class="{p.pick("c", "")}"><b>{o(e_who(p).name)}</b><br>TRADUTOR PÚBLICO JURAMENTADO E INTÉRPRETE COMERCIAL<br>JUCE{p.r["ruf"]} nº {p.rng.randint(10, 999)} - Idioma: {p.pick("alemão", "polonês", "japonês", "italiano", "inglês", "árabe")}<br>{o(p.r["address"])}</div>' + e_title(p, p.pick("Tradução juramentada", "TRADUÇÃO Nº " + x.number, "CERTIDÃO DE NASCIMENTO (tradução)"), f"Livro {x.book} Folha {x.page} Tradução {x.number}") + f'<p class="j">{p.pick("CERTIFICO e dou fé, para os devidos fins, que me foi apresentado um documento em idioma estrangeiro, que traduzo para o vernáculo, no seguinte teor:", "Certidão de nascimento, cujo teor é o seguinte:")}</p>' + p.pick(text, e_grid(p, rows)) + f'<p>NADA MAIS constava do documento, que devolvo com esta tradução. {p.issue_city_uf()}, {p.issue_date()}. Emolumentos: R$ {records.money(p.rng)}</p>{e_sign(p)}')
    x = e_abroad(p, p.pick("Alemanha", "Áustria"), "de", 1880, 2022)
    male = x.sex == "M"
    d = e_date_in(p, x.birth, "de")
    rows = [[("Familienname", o(x.family)), ("Geburtsname", p.pick("---", o(x.family)))], [("Vorname(n)", o(x.given)), ("Geschlecht", "männlich" if male else "weiblich")], [("Geburtstag", d), ("Uhrzeit", x.time), ("Geburtsort", o(x.city))], [("Mutter", o(x.mother)), ("Religion", p.pick("evangelisch", "katholisch", "---"))], [("Vater", o(x.father)), ("Religion", p.pick("evangelisch", "katholisch", "---"))], [("Weitere Angaben aus dem Register", "---")]]
    text = f'<div style="line-height:2"><b>{o(x.given)} {o(x.family)}</b>, {"männlichen" if male else "weiblichen"} Geschlechts,<br>ist am {d} um {x.time} Uhr<br>in {o(x.city)} {p.pick("", "Waldstraße " + str(p.rng.randint(1, 90)))} geboren.<br>Vater: {o(x.father)}, wohnhaft in {o(x.fcity)}<br>Mutter: {o(x.mother)}, geborene {o(people.made_surname(p.rng))}, wohnhaft in {o(x.mcity)}<br>Änderungen des Geburtseintrags: {p.pick("keine", "---")}</div>'
    return e_sheet(p, e_title(p, p.pick("Geburtsurkunde", "GEBURTSURKUNDE", "Abstammungsurkunde", "Auszug aus dem Geburtseintrag"), f"Standesamt {o(x.city)} - Registernummer {x.number}/{x.reg.year}") + p.pick(text, e_grid(p, rows)) + f'<p>{o(x.city)}, {p.pick("den ", "")}{e_date_in(p, x.issue, "de")}</p><div class="{p.pick("r", "c")}" style="margin-top:30px">{p.pick("Der Standesbeamte", "Die Standesbeamtin")}<br>{o(x.officer)}<br>(Siegel)</div>')


# --- papers that repeat a birth entry's data ------------------------------------------------------------------------------


@document("other_certificate")
def e_rani(p):
    """The administrative birth record of an indigenous person, kept by the federal agency and not by a registry office."""
    p.manner(caps=p.chance(.6))
    e_begin(p)
    first, second = p.parents("father")
    g = {k: p.other(v) if v else p.blank() for k, v in p.r["gp"].items()}
    people_ = p.other(p.rng.choice(people.INDIGENOUS))
    rows = [[("Nome em português", p.name(), 2), ("Nome indígena", p.other(p.rng.choice(people.INDIGENOUS_GIVEN)))], [("Etnia", people_), ("Sexo", p.sex()), ("Data de nascimento", p.birth_date("num")), ("Hora", p.hour("num"))], [("Aldeia / Terra Indígena", p.other("Aldeia " + p.rng.choice(people.INDIGENOUS_GIVEN)), 2), ("Município", p.birth_city()), ("UF", p.birth_uf())], [("Pai", first.name(), 2), ("Etnia", people_)], [("Mãe", second.name(), 2), ("Etnia", people_)], [("Avós paternos", g["gpm"] + " e " + g["gpf"]), ("Avós maternos", g["gmm"] + " e " + g["gmf"])], [("Livro", p.livro()), ("Folha", p.folha()), ("Registro nº", p.termo()), ("Data do registro", p.reg_date())], [("Testemunhas", p.other(p.r["witnesses"][0]["name"]) + " e " + p.other(p.r["witnesses"][1]["name"]))]]
    text = f'<p class="j i">Certifico que, no livro {p.livro()}, folha {p.folha()}, sob o nº {p.termo()}, foi registrado administrativamente o nascimento de <b>{p.name()}</b>, da etnia {people_}, sexo {p.sex()}, ocorrido em {p.birth_date()}, na Aldeia {p.other(p.rng.choice(people.INDIGENOUS_GIVEN))}, município de {p.birth_city_uf()}, filho de {first.name()} e de {second.name()}, avós paternos {g["gpm"]} e {g["gpf"]} e maternos {g["gmm"]} e {g["gmf"]}.</p>'
    head = f'<div class="{p.pick("c", "")}">{p.pick("REPÚBLICA FEDERATIVA DO BRASIL<br>", "")}MINISTÉRIO {p.pick("DA JUSTIÇA", "DO INTERIOR", "DOS POVOS INDÍGENAS")}<br><b>{p.pick("FUNDAÇÃO NACIONAL DO ÍNDIO - FUNAI", "FUNDAÇÃO NACIONAL DOS POVOS INDÍGENAS")}</b><br>{p.pick("Administração Executiva Regional de", "Coordenação Regional", "Posto Indígena")} {e_city(p)}</div>'
    return e_sheet(p, head + e_title(p, p.pick("Registro Administrativo de Nascimento de Indígena", "RANI", "Registro administrativo de nascimento", "Certidão de registro administrativo de nascimento"), p.pick("", "Lei nº 6.001/73, art. 13")) + p.pick(text, e_grid(p, rows), e_grid(p, rows)) + f'<p>{p.issue_city_uf()}, {p.issue_date()}</p><div class="c" style="margin-top:40px">________________________<br>{p.other(p.r["clerk"])}<br>{p.pick("Chefe do Posto", "Coordenador Regional", "Servidor responsável - SIAPE " + str(p.rng.randint(100000, 999999)))}</div><p class="s">Este registro administrativo não substitui o registro civil de nascimento.</p>')


@document("identity")
def e_identity(p):
    """Identity cards, work books, reservist's and voter's papers that name parents, birth and the birth entry."""
    p.manner(caps=p.chance(.8))
    e_begin(p)
    first, second = p.parents("father")
    doc = p.pick("C. NASC", "CERT. NASC.", "CN") + f" LV {p.livro()} FL {p.folha()} T {p.termo()} {p.reg_city_uf()}"
    kind = p.pick(("CARTEIRA DE IDENTIDADE", "Secretaria de Segurança Pública - Instituto de Identificação", "Registro geral"), ("CARTEIRA DE IDENTIDADE", "GOVERNO FEDERAL - Serviço de Identificação", "Registro Geral - CPF"), ("CERTIFICADO DE DISPENSA DE INCORPORAÇÃO", "MINISTÉRIO DA DEFESA - EXÉRCITO BRASILEIRO", "RA"), ("CARTEIRA DE TRABALHO E PREVIDÊNCIA SOCIAL", "MINISTÉRIO DO TRABALHO", "Número e série"), ("TÍTULO ELEITORAL", "JUSTIÇA ELEITORAL", "Inscrição"), ("PASSAPORTE", "REPÚBLICA FEDERATIVA DO BRASIL", "Passaporte nº"), ("CÉDULA DE IDENTIDADE DE ESTRANGEIRO", "DEPARTAMENTO DE POLÍCIA FEDERAL", "RNE"), ("Identidade profissional", "CONSELHO REGIONAL DE " + p.pick("ENFERMAGEM", "MEDICINA", "CONTABILIDADE"), "Inscrição"))
    rows = [[(kind[2], p.other(records.rg(p.rng)), 2), ("Data de expedição", p.issue_date("num"))], [("Nome", p.name())], [("Filiação", first.name() + "<br>" + second.name())], [("Naturalidade", p.nat(), 2), ("Data de nascimento", p.birth_date("num"))], [("Doc. origem", doc, 3), ("CPF", p.cpf(), 2)], *([[("Sexo", p.sex()), ("Nacionalidade", "BRA"), ("Validade", e_day(p, e_later(p, p.r["edate"], 9), "num"))]] if p.chance(.6) else [])]
    card = f'<div style="width:{p.pick(420, 520, 640)}px;border:1px solid #567;border-radius:8px;padding:14px;background:{p.pick("#f0f6ee", "#eef3f8", "#fff")}"><div class="c"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br><span class="s">ESTADO {e_state(p)}<br>{kind[1]}</span><br><b>{kind[0]}</b></div>{e_grid(p, rows)}<div class="s c" style="margin-top:12px">{p.other(p.r["clerk"])}<br>{p.pick("Assinatura do diretor", "LEI Nº 7.116 DE 29/08/83", "VÁLIDA EM TODO O TERRITÓRIO NACIONAL")}</div></div>'
    stamp = p.pick("", "", f'<p class="s">{p.legal()}</p>', f'<p class="s">AUTENTICAÇÃO: a presente cópia é reprodução fiel do original que me foi apresentado. {p.issue_city()}, {p.issue_date("num")}. {p.other(p.r["clerk"])}. {p.office()}</p>')
    return e_sheet(p, f'<div style="margin:{p.pick(0, 40, 140)}px {p.pick(0, 60)}px">{card}{stamp}</div>', size=p.pick(11, 12, 13), least=p.pick(1123, 500))


@document("other")
def e_index(p):
    """An index or extract of a birth book with many persons, or a registry's report of births: rows, no one's certificate."""
    p.manner(caps=p.chance(.6))
    e_begin(p)
    count = p.rng.randint(8, 20)
    year = p.r["rdate"].year
    columns = [("Nº", lambda x, i: str(p.rng.randint(1, 900) + i)), ("Nome", lambda x, i: p.other(x.name)), ("Nascimento", lambda x, i: e_day(p, x.birth, "num")), ("Sexo", lambda x, i: x.sex), ("Pai", lambda x, i: p.other(x.father)), ("Mãe", lambda x, i: p.other(x.mother)), ("Livro", lambda x, i: "A-" + str(p.r["book"])), ("Fls.", lambda x, i: str(p.rng.randint(1, 300))), ("Termo", lambda x, i: str(p.rng.randint(1, 90000)))]
    columns = [c for c in columns if c[0] in ("Nome", "Nascimento") or p.chance(.75)]
    table = "<table border='1' cellpadding='3'><tr>" + "".join(f'<th class="b">{c[0]}</th>' for c in columns) + "</tr>" + "".join("<tr>" + "".join(f'<td class="v">{c[1](x, i)}</td>' for c in columns) + "</tr>" for i, x in ((i, e_who(p, None, year - 1, year)) for i in range(count))) + "</table>"
    return e_sheet(p, e_head(p, p.pick("Índice do livro de nascimentos", "Relação de nascimentos registrados", "Mapa mensal de nascimentos", "Relatório de registros de nascimento"), p.pick("", f"Mês de {p.pick(*records.MONTHS)} de {year}", f"Livro A-{p.r['book']}")) + table + e_foot(p), size=p.pick(9.5, 10.5, 11))


@document("other")
def e_enrolment(p):
    """School, health and club forms that ask for birth, parents and the certificate's book, page and entry."""
    p.manner(caps=p.chance(.5))
    e_begin(p)
    first, second = p.parents(p.pick("father", "mother"))
    kind = p.pick(("Ficha de matrícula", "Escola Municipal"), ("FICHA INDIVIDUAL DO ALUNO", "Escola Estadual"), ("Cartão da criança / vacinação", "Unidade Básica de Saúde"), ("Ficha de cadastro", "Associação Atlética"), ("Cadastro Único - formulário", "Secretaria de Assistência Social"), ("Histórico escolar", "Colégio"))
    rows = ["Identificação", [("Nome", p.name(), 3), ("Sexo", p.sex())], [("Data de nascimento", p.birth_date("num")), ("Naturalidade", p.nat(), 2), ("Cor", p.other(p.r["color"])), ("CPF", p.cpf())], [("Pai", first.name() if first.role == "father" else second.name()), ("Mãe", second.name() if first.role == "father" else first.name())], p.pick("Certidão de nascimento", "Documento apresentado"), [("Termo", p.termo()), ("Folha", p.folha()), ("Livro", p.livro()), ("Data de emissão", p.issue_date("num"))], [("Cartório", p.office(), 2), ("Município / UF", p.reg_city_uf())], *([[("Matrícula", p.matricula())]] if p.chance(.5) else []), "Endereço", [("Rua", p.other(p.r["address"]), 3), ("CEP", p.r["cep"]), ("Telefone", p.r["phone"])], [("Responsável", p.other(p.r["declarant"]["name"]), 2), ("Parentesco", p.other(p.r["declarant"]["kin"])), ("RG", p.other(p.r["declarant"]["rg"]))], p.pick("Observações", "Série / Turma"), [("Ano", str(p.r["edate"].year)), ("Turno", p.pick("Manhã", "Tarde", "Integral")), ("Turma", p.pick("A", "B", "C") + str(p.rng.randint(1, 9)))]]
    return e_sheet(p, f'<div class="{p.pick("c", "")}">PREFEITURA DE {p.issue_city()}<br><b>{kind[1]} {p.other(people.person(p.rng, p.pick("M", "F")))}</b><br><span class="s">{p.other(places.address(p.rng))}</span></div>' + e_title(p, kind[0]) + e_grid(p, rows) + f'<p>{p.issue_city_uf()}, {p.issue_date()}</p><div style="margin-top:36px;display:flex;justify-content:space-around" class="c s"><div>____________________<br>Responsável</div><div>____________________<br>{p.pick("Secretaria", "Direção", "Agente de saúde")}</div></div>')
