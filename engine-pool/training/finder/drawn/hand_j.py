"""Special registrations and tables that look alike: transcriptions of births abroad, consulates, restored and moved entries,
adoption, two mothers, a third parent, indigenous and late registrations, twins, fees and seals, documents, rectified names."""
import datetime as dt
import html

import people
import places
import records
import texts
from pen import form

SANS = ("'Liberation Sans'", "'DejaVu Sans'", "'Nimbus Sans'", "'URW Gothic'", "Carlito", "'Nimbus Sans Narrow'", "'DejaVu Sans Condensed'")
SERIF = ("'Liberation Serif'", "'DejaVu Serif'", "C059", "P052", "'URW Bookman'", "Caladea")
MONO = ("'Liberation Mono'", "'Nimbus Mono PS'", "'Courier Prime'", "'DejaVu Sans Mono'")


def page(css, body, **given):
    """The whole document; `$word` in the CSS is replaced by what is given."""
    for key in sorted(given, key=len, reverse=True):
        css = css.replace("$" + key, str(given[key]))
    return f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>*{{box-sizing:border-box}}body{{margin:0}}table{{border-collapse:collapse}}{css}</style></head><body>{body}</body></html>'


# --- people and books -------------------------------------------------------------------------------------------------


def male(p):
    return p.r["sex"] != "F"


def oa(p, masculine, feminine):
    return masculine if male(p) else feminine


def in_brazil(p):
    """Sees to it that the registry is a Brazilian office."""
    r = p.r
    if r["ruf"] in places.UF_NAMES:
        while "onsul" in r["office"] or "mbaixada" in r["office"]:
            r["office"] = places.office(p.rng, r["rcity"], r["ruf"])
        return
    reg = places.place(p.rng)
    r["rcity"], r["ruf"] = reg
    r["ecity"], r["euf"] = reg
    r["bcity"], r["buf"] = reg
    r["nat"] = reg
    r["office"] = "onsul"
    while "onsul" in r["office"] or "mbaixada" in r["office"]:
        r["office"] = places.office(p.rng, *reg)
    r["officer_title"] = people.officer_title(p.rng, r["officer_sex"])


def foreign_hospital(p, city):
    return p.pick("Hospital Universitario de {}", "Ospedale Civile di {}", "{} General Hospital", "Klinikum {}", "Centre Hospitalier de {}", "St. Mary's Hospital", "Maternidade Dr. Alfredo da Costa", "Universitätsspital {}", "Hospital de Clínicas", "{} Medical Center", "Clínica Santa Isabel", "Hospital da Luz", "residência dos pais", "Hôpital Saint-Joseph").format(city)


def books(p, kind="C"):
    """Book, leaf, entry and register number of another act, as a dict of HTML."""
    rng = p.rng
    n = rng.randint(1, 90)
    book = p.pick(f"A-{n}", f"{n}", f"{n:03d}", f"RN-{n}", f"N-{n}", f"{n}-A", f"A/{n}", f"IV/{n}")
    entry = p.pick(f"{rng.randint(1, 9999)}", f"{rng.randint(1, 9999):05d}", f"{rng.randint(1, 999)}/{rng.randint(1960, 2023)}", records.termo_text(rng, rng.randint(1, 60000)))
    return {"livro": p.other(book), "folha": p.other(records.folha_text(rng, rng.randint(1, 300))), "termo": p.other(entry)}


def when(p, date, style=None):
    return p.other(records.date_text(p.rng, date, style))


def abroad(p, kind="E"):
    """Makes the person one born abroad whose entry at a consulate was transcribed in Book E; returns what the consulate has."""
    in_brazil(p)
    r, rng = p.r, p.rng
    city, country = places.foreign(rng)
    r["bcity"], r["buf"], r["nat"] = city, country, (city, country)
    r["bplace"], r["dnv"] = foreign_hospital(p, city), ""
    first = min(r["birth"] + dt.timedelta(days=rng.choice([3, 8, 20, 45, 90, 200, 700, 2500])), records.TODAY - dt.timedelta(days=30))
    r["rdate"] = min(first + dt.timedelta(days=rng.choice([15, 60, 200, 500, 1500, 4000, 7000])), records.TODAY - dt.timedelta(days=5))
    r["edate"] = r["rdate"] if p.chance(.4) else r["rdate"] + dt.timedelta(days=rng.randint(0, max(0, (records.TODAY - r["rdate"]).days)))
    if p.chance(.75):
        n = r["book"] % 200 + 1
        r["livro"] = p.pick(f"E-{n}", f"{n}-E", f"E {n:03d}", f"E-{n:05d}", f"E{n}", f"{n} - E", f"\"E\" nº {n}", f"E/{n}")
    r["mat"] = records.matricula(int(r["cns"]), r["rdate"].year, r["book"], r["leaf"], r["entry"], 1, 7)
    for parent in r["parents"]:
        if p.chance(.3):
            parent["nat"] = p.pick((city, country), places.foreign(rng))
    if p.chance(.6):
        first_office = p.pick("1º Ofício de Registro Civil das Pessoas Naturais", "Cartório do 1º Ofício de Registro Civil", "Registro Civil das Pessoas Naturais do 1º Subdistrito", "Oficial de Registro Civil das Pessoas Naturais da Sede", "1º Serviço de Registro Civil e Interdições e Tutelas", "Registro Civil da 1ª Circunscrição", "1º Registro Civil das Pessoas Naturais e Interdições e Tutelas da Sede", "Cartório Marcelo Ribas - 1º Ofício de Registro Civil")
        r["office"] = first_office + p.pick("", "", f" de {r['rcity']}", f" da Comarca de {r['rcity']}")
    return {"office": places.consulate(rng, city if p.chance(.6) else places.foreign(rng)[0]), "city": city, "country": country, "date": first, **books(p)}


def inside(office):
    return "na" if office.startswith(("Emb", "Rep")) else "no"


def other_person(p, sex=None):
    return p.other(people.person(p.rng, sex or p.pick("M", "F")))


def town(p, uf=True):
    return p.other(places.place_text(p.rng, places.place(p.rng), "/" if uf else None))


def process(p):
    rng = p.rng
    return p.other(p.pick(f"{rng.randint(1, 9999999):07d}-{rng.randint(1, 99):02d}.{rng.randint(2009, 2025)}.8.{rng.randint(1, 27):02d}.{rng.randint(1, 999):04d}", f"{rng.randint(10, 999)}/{rng.randint(60, 99)}", f"{rng.randint(100, 9999)}/{rng.randint(1975, 2008)}"))


def born_of(p, first, second, lead="filh"):
    """"filho de A e B" with what is known."""
    word = lead + oa(p, "o", "a")
    if first.known and second.known:
        return f"{word} de {first.name()} e de {second.name()}" if p.chance(.6) else f"{word} de {first.name()} e {second.name()}"
    known = first if first.known else second
    if known.known:
        return f"{word} de {known.name()}"
    return f"{word} de pais ignorados"


def grand(parent, joint=" e "):
    return parent.grandparents(joint) if parent.known and (parent.grandfather_known or parent.grandmother_known) else parent.pen.blank()


def signed(p):
    """Lines under which somebody signs: the officer or a clerk in his place."""
    r = p.r
    if p.chance(.7):
        return p.officer(), html.escape(r["officer_title"])
    return p.other(r["clerk"]), html.escape(r["clerk_title"])


# --- 1: two boxes alike, consulate's and Book E's ----------------------------------------------------------------------


@form
def j_traslado_quadros(p):
    p.manner(caps=p.chance(.6), place=p.pick("/", "-", ",", "("), date=p.pick("num", "semi", "num"), birth_date=p.pick("num", "both", "paren"), blank=p.pick("*****", "—", "não consta", "-----", "XXX"))
    c = abroad(p)
    first, second = p.parents(p.pick(None, "father", "mother"))
    across, title_side = p.chance(.5), p.chance(.4)
    labels = p.pick(("LIVRO", "FOLHA", "TERMO", "DATA", "REPARTIÇÃO"), ("Livro", "Folhas", "Nº do termo", "Data do assento", "Serventia"), ("Lv.", "Fls.", "T.", "Lavrado em", "Onde lavrado"))

    def box(title, cells, office, date):
        names = labels
        if across:
            head = "".join(f"<th>{n}</th>" for n in (names[4], *names[:4]))
            row = "".join(f"<td>{v}</td>" for v in (office, *cells, date))
            return f'<div class="q"><div class="t">{title}</div><table class="w"><tr>{head}</tr><tr>{row}</tr></table></div>'
        lines = "".join(f"<tr><th>{n}{p_end}</th><td>{v}</td></tr>" for n, v in zip((names[4], *names[:4]), (office, *cells, date)))
        return f'<div class="q"><div class="t">{title}</div><table class="w">{lines}</table></div>'

    p_end = p.pick("", ":", ":")
    own = box(p.pick("DADOS DO TRASLADO (LIVRO E)", "REGISTRO NESTA SERVENTIA — LIVRO “E”", "TRASLADO DE ASSENTO — 1º OFÍCIO", "DADOS DO REGISTRO NO BRASIL"), (p.livro(), p.folha(), p.termo()), p.office() if p.chance(.6) else p.pick("Esta serventia", "Este Ofício"), p.reg_date())
    theirs = box(p.pick("DADOS DO REGISTRO CONSULAR", "ASSENTO CONSULAR TRASLADADO", "REGISTRO DE ORIGEM (REPARTIÇÃO CONSULAR)", "ASSENTO NO EXTERIOR"), (c["livro"], c["folha"], c["termo"]), p.other(c["office"]), when(p, c["date"]))
    pair = own + theirs if p.chance(.5) else theirs + own
    note = p.pick("", p.pick("Brasileiro nato, nos termos do art. 12, inciso I, alínea “c”, da Constituição Federal.", "A condição da nacionalidade brasileira depende de opção, a qualquer tempo, depois de atingida a maioridade, perante a Justiça Federal (art. 12, I, “c”, in fine, CF).", "Certidão de traslado lavrada conforme o art. 32 da Lei nº 6.015/73 e a Resolução CNJ nº 155/2012."))

    def cell(concept, text, value, width):
        return f'<div class="c" style="width:{width}%"><div class="l">{p.label(concept, text)}</div><div class="v">{value}</div></div>'

    person = cell("name", p.pick("NOME", "NOME DO REGISTRADO", "REGISTRADO(A)"), f"<b>{p.name()}</b>", 100 if p.chance(.5) else 64)
    if p.chance(.6):
        person += cell("cpf", "CPF", p.cpf(), 34)
    person += cell("birth_date", "DATA DE NASCIMENTO", p.birth_date(), 40) + cell("hour", "HORA", p.hour(), 24) + cell("sex", "SEXO", p.sex(), 34)
    if p.chance(.5):
        person += cell("birth_place", "LOCAL DE NASCIMENTO", p.birth_place(), 49) + cell("birth_city", "CIDADE / PAÍS", p.birth_city_uf(), 49)
    else:
        person += cell("birth_place", "LOCAL DE NASCIMENTO", p.birth_place(), 40) + cell("birth_city", "CIDADE", p.birth_city(), 29) + cell("birth_uf", "PAÍS", p.birth_uf(), 29)
    if p.chance(.5):
        person += cell("nat", "NATURALIDADE", p.nat(), 98)
    for x, word in ((first, "father" if first.role == "father" else "mother"), (second, second.role)):
        tag = "PAI" if x.role == "father" else "MÃE"
        person += cell(word, tag, x.name(), 60) + cell("parent_nat", "NATURALIDADE", x.nat(), 38)
        if p.chance(.3):
            person += cell("other", "NACIONALIDADE", x.extra("nationality"), 98)
    gps = "".join(cell("gp_paternal" if x.role == "father" else "gp_maternal", "AVÓS " + ("PATERNOS" if x.role == "father" else "MATERNOS"), grand(x, p.pick(" e ", " E ", "<br>", "; ")), 98) for x in (first, second))
    mat = f'<div class="m">{p.label("matricula", "MATRÍCULA")}{p.pick(": ", "<br>", " ")}{p.matricula()}</div>' if p.chance(.7) else ""
    who, title = signed(p)
    averb = f'<div class="c" style="width:98%"><div class="l">{p.label("averbacoes", p.pick("AVERBAÇÕES", "OBSERVAÇÕES / AVERBAÇÕES"))}</div><div class="v">{p.averbacoes()}</div></div>' if p.chance(.7) else ""
    head = f'<div class="h">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>{p.pick("CERTIDÃO DE TRASLADO DE NASCIMENTO", "CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO<br><small>(Traslado de assento lavrado no exterior)</small>")}</h1>'
    body = head + mat + (pair if p.chance(.5) else "")
    late = "" if pair in body else pair
    body += f'<div class="g">{person}{gps}</div>{late}<div class="g">{averb}</div><p class="n">{note}</p>'
    body += f'<table class="f"><tr><td>{p.office()}<br>{p.other(p.r["address"])}<br>{p.reg_city_uf()}</td><td class="s">O conteúdo da certidão é verdadeiro. Dou fé.<br>{p.issue_city_uf()}, {p.issue_date()}.<div class="line"></div>{who}<br>{title}</td></tr></table>'
    return page(
        "body{font:$fspx/1.25 $font;padding:34px $padpx}.h{text-align:center;font-weight:bold}h1{font-size:1.5em;text-align:center;margin:8px 0}h1 small{font-size:.6em;font-weight:normal}.m{text-align:$ma;margin:6px 0}"
        ".g{display:flex;flex-wrap:wrap;gap:4px 1%}.c{border:$border;padding:2px 5px;flex-grow:1}.l{font-size:.72em;color:#444}.v{min-height:1.2em}.q{margin:8px 0;border:1px solid #333;$side}.t{font-weight:bold;font-size:.85em;background:$bg;padding:2px 5px;$tw}"
        ".w{width:100%}.w th,.w td{border:1px solid #999;padding:2px 6px;text-align:left;font-size:.92em}.w th{font-weight:normal;font-size:.8em;color:#333}.n{font-size:.85em;font-style:italic}.f{width:100%;margin-top:10px}.f td{vertical-align:top;width:50%;border:$border;padding:8px}.s{text-align:center}.line{border-top:1px solid #000;margin:34px 20px 2px}",
        body, fs=p.pick(12, 12.5, 13), font=p.pick(*SANS, *SERIF), pad=p.pick(36, 50, 60), border=p.pick("1px solid #777", "none", "0 solid; border-bottom:1px solid #444"), ma=p.pick("center", "right", "left"), bg=p.pick("#ddd", "#fff", "#e9e4d4"),
        side="display:flex" if title_side else "", tw="width:130px;flex:none" if title_side else "",
    )


# --- 2: narrated transcription ------------------------------------------------------------------------------------------


@form
def j_traslado_narrado(p):
    p.manner(caps=p.chance(.25), birth_date=p.pick("semi", "words", "paren", "dias"), date=p.pick("semi", "words", "dias", "paren"), hour=p.pick("words", "num", "old"), place=p.pick(",", "-", "(", "in"))
    c = abroad(p)
    first, second = p.parents("father" if p.chance(.6) else "mother")
    own = p.pick(
        lambda: f"às folhas {p.folha()} do Livro {p.livro()}, sob o número de ordem {p.termo()}",
        lambda: f"no Livro {p.livro()} de Registros Especiais, às fls. {p.folha()}, termo nº {p.termo()}",
        lambda: f"sob nº {p.termo()}, a fls. {p.folha()} do livro {p.livro()} (Inscrições e Transcrições)",
    )()
    theirs = p.pick(
        f"às folhas {c['folha']} do livro {c['livro']}, sob o número {c['termo']}", f"no livro {c['livro']}, folhas {c['folha']}, termo {c['termo']}", f"sob o nº {c['termo']}, livro {c['livro']} de registros de nascimento, fl. {c['folha']}",
    )
    office = p.other(c["office"])
    said = when(p, c["date"], p.pick("semi", "words", "num"))
    person = p.pick(
        lambda: f"{oa(p, 'um indivíduo do sexo', 'uma criança do sexo')} {p.sex()}, que recebeu o nome de <b>{p.name()}</b>",
        lambda: f"o nascimento de <b>{p.name()}</b>, do sexo {p.sex()}",
        lambda: f"<u>{p.name()}</u>, do sexo {p.sex()}",
    )()
    birth = p.pick(
        lambda: f"nascid{oa(p, 'o', 'a')} em {p.birth_date()}, às {p.hour()}, em {p.birth_city_uf()}",
        lambda: f"ocorrido {p.birth_date('semi')}, {p.pick('às', 'pelas')} {p.hour()}, no {p.birth_place()}, na cidade de {p.birth_city_uf()}",
        lambda: f"nascid{oa(p, 'o', 'a')} aos {p.birth_date('words')}, na cidade de {p.birth_city()}, {p.birth_uf()}, no {p.birth_place()}, às {p.hour()}",
    )()

    def of(x, word):
        if not x.known:
            return ""
        nation = f", de nacionalidade {p.other(places_nation(p))}, natural de {x.nat()}" if p.chance(.5) else f", natural de {x.nat()}"
        job = f", {x.extra('profession')}" if p.chance(.4) else ""
        return f"{x.name()}{job}{nation}"

    family = " e de ".join(t for t in (of(first, ""), of(second, "")) if t) or "pais não declarados"
    grands = []
    for x in (first, second):
        if x.known and (x.grandfather_known or x.grandmother_known):
            grands.append(f"{'avós paternos' if x.role == 'father' else 'avós maternos'}{p.pick(': ', ' ')}{x.grandparents()}")
    grand_text = f"{p.pick('Avós: ', 'São ', '')}{'; '.join(grands)}" if grands else ""
    note = p.pick(
        "O presente traslado não produz efeito enquanto não confirmada a opção de nacionalidade perante a Justiça Federal, ex vi do art. 12, I, c, da Constituição Federal.",
        "Registrado na forma do artigo 32, § 1º, da Lei nº 6.015, de 1973.",
        "Filho de funcionário a serviço da República Federativa do Brasil (art. 12, I, b, CF).", "",
    )
    docs = f"Documentos apresentados: certidão {p.pick('consular', 'expedida pela repartição consular')} nº {p.other(p.rng.randint(100, 9999))}, comprovante de domicílio e passaporte {p.other(p.pick('FA', 'YC', 'CZ') + str(p.rng.randint(100000, 999999)))}." if p.chance(.6) else ""
    open_ = p.pick("CERTIFICO, a pedido de parte interessada, que", "CERTIFICO e dou fé que, revendo os livros deste Ofício,", "Certifico que", f"{p.officer()}, {p.other(p.r['officer_title'])}, CERTIFICA que")
    if p.chance(.55):  # ours first
        story = f"{open_} {own}, consta o traslado, feito em {p.reg_date()}, do assento de nascimento lavrado {inside(c['office'])} {office}, {theirs}, em {said}, relativo a {person}, {birth}, {born_of_text(p)} {family}. {grand_text}"
    else:
        story = f"{open_} foi apresentada certidão do registro de nascimento feito {inside(c['office'])} {office}, {theirs}, datado de {said}, referente a {person}, {birth}, {born_of_text(p)} {family}. {grand_text} Do que foi feita a transcrição {own}, em {p.reg_date()}."
    who, title = signed(p)
    head = p.pick(
        lambda: f'<div class="h">{p.office()}<br>{p.reg_city_uf()}</div>',
        lambda: f'<table class="h2"><tr><td>{p.office()}<br><span>{p.other(p.r["address"])} — {p.reg_city_uf()}</span></td><td class="r">{p.label("officer", "Oficial")}: {p.officer()}</td></tr></table>',
        lambda: f'<div class="h">REPÚBLICA FEDERATIVA DO BRASIL<br>Estado: {p.reg_uf(True)} · Comarca: {p.reg_city()}<br>{p.office()}</div>',
    )()
    title_text = p.pick("CERTIDÃO DE TRASLADO", "TRANSCRIÇÃO DE NASCIMENTO", "CERTIDÃO DE INTEIRO TEOR<br>Livro “E”", "C E R T I D Ã O")
    notes = f"<p>{p.label('averbacoes', 'À margem consta:')} {p.averbacoes()}</p>" if p.r["averbacoes"] else ""
    body = f'{head}<h1>{title_text}</h1><div class="b"><p>{story}</p><p>{docs} {note}</p>{notes}<p>{p.pick("O referido é verdade e dou fé.", "Nada mais. Dou fé.", "Era o que se continha no dito assento, para aqui bem e fielmente transcrito.")}</p></div><p class="d">{p.issue_city()}, {p.issue_date()}.</p><div class="s">{p.pick("", "______________________________<br>")}{who}<br>{title}</div>'
    if p.chance(.5):
        body += f'<div class="k">{p.label("seal", p.pick("Selo", "Selo digital nº", "SELO DE AUTENTICIDADE"))} {p.seal()} — Emolumentos R$ {p.other(records.money(p.rng))}</div>'
    return page(
        "body{font:$fspx/$lh $font;padding:$padpx $sidepx}.h{text-align:center}.h2{width:100%;border-bottom:2px double #000}.h2 span{font-size:.8em}.r{text-align:right;font-size:.9em}h1{text-align:center;font-size:1.3em;letter-spacing:$ls;margin:1.2em 0}p{text-align:$al;text-indent:$in;margin:.6em 0}.d{text-align:right}.s{text-align:$sa;margin-top:40px}.k{margin-top:26px;font-size:.8em;border:1px solid #666;padding:4px;display:inline-block}",
        body, fs=p.pick(14, 15, 16), lh=p.pick(1.3, 1.5, 1.7), font=p.pick(*SERIF, *MONO, SANS[0]), pad=p.pick(50, 70), side=p.pick(60, 80, 100), ls=p.pick(0, "3px"), al=p.pick("justify", "left"), sa=p.pick("center", "left", "right"), **{"in": p.pick("0", "50px")},
    )


def places_nation(p):
    return p.pick("brasileira", "brasileira", "portuguesa", "italiana", "japonesa", "norte-americana", "francesa", "alemã", "paraguaia", "espanhola", "suíça", "libanesa", "boliviana")


def born_of_text(p):
    return p.pick(oa(p, "filho de", "filha de"), "tendo por pais", oa(p, "filho legítimo de", "filha legítima de"), "sendo genitores")


# --- 3: the consulate's own certificate ----------------------------------------------------------------------------------


@form
def j_consular(p):
    p.manner(caps=p.chance(.6), place=p.pick(",", "-", "("), birth_date=p.pick("num", "semi", "words", "both"), date=p.pick("num", "semi"), blank=p.pick("-x-x-x-", "----------", "///////", "nada consta"))
    r, rng = p.r, p.rng
    seat = places.foreign(rng)
    r["rcity"], r["ruf"] = seat
    r["ecity"], r["euf"] = seat
    at = seat if p.chance(.55) else (places.foreign(rng)[0], seat[1])
    r["bcity"], r["buf"], r["nat"] = *at, at
    r["bplace"], r["dnv"] = foreign_hospital(p, at[0]), ""
    r["office"], r["officer_title"] = places.consulate(rng, seat[0]), people.consul_title(rng, r["officer_sex"])
    first, second = p.parents(p.pick("father", "mother"))
    local = books(p)
    two = p.pick(None, {"Nome": "Name", "Data": "Date of birth", "Hora": "Hour", "Sexo": "Sex", "Lugar": "Place of birth", "Pai": "Father", "Mãe": "Mother", "AP": "Paternal grandparents", "AM": "Maternal grandparents", "Decl": "Declarant", "Cid": "City and country", "Nat": "Place of origin"},
                 {"Nome": "Nom et prénoms", "Data": "Date de naissance", "Hora": "Heure", "Sexo": "Sexe", "Lugar": "Lieu de naissance", "Pai": "Père", "Mãe": "Mère", "AP": "Grands-parents paternels", "AM": "Grands-parents maternels", "Decl": "Déclarant", "Cid": "Ville et pays", "Nat": "Originaire de"})
    number = [0]

    def row(concept, key, text, value):
        number[0] += 1
        tag = p.label(concept, text + (f" <i>/ {two[key]}</i>" if two and key in two else ""))
        return f'<tr><td class="n">{number[0]:02d}</td><td class="l">{tag}</td><td class="v">{value}</td></tr>' if numbered else f'<tr><td class="l">{tag}</td><td class="v">{value}</td></tr>'

    numbered = p.chance(.5)
    rows = row("name", "Nome", p.pick("Nome do registrado", "Nome completo", "Nome"), p.name())
    rows += row("birth_date", "Data", "Data do nascimento", p.birth_date()) + row("hour", "Hora", "Hora", p.hour())
    if p.chance(.5):
        rows += row("sex", "Sexo", "Sexo", p.sex())
        rows += row("birth_place", "Lugar", "Lugar do nascimento", f"{p.birth_place()}{p.pick(', ', ' – ', '<br>')}{p.birth_city_uf()}")
    else:
        rows += row("birth_place", "Lugar", "Lugar do nascimento", p.birth_place()) + row("birth_city", "Cid", "Cidade e país", p.birth_city_uf()) + row("sex", "Sexo", "Sexo", p.sex())
    for x in (first, second):
        tag = ("Pai", "Nome do pai") if x.role == "father" else ("Mãe", "Nome da mãe")
        rows += row(x.role, tag[0], tag[1], x.name()) + row("parent_nat", "Nat", "Natural de", x.nat())
        if p.chance(.4):
            rows += row("other", "", "Nacionalidade e profissão", f"{x.extra('nationality')}, {x.extra('profession')}" if x.known else p.blank())
    for x in (first, second):
        rows += row("gp_paternal" if x.role == "father" else "gp_maternal", "AP" if x.role == "father" else "AM", "Avós " + ("paternos" if x.role == "father" else "maternos"), grand(x, p.pick(" e ", "<br>")))
    d = r["declarant"]
    rows += row("other", "Decl", "Declarante", p.other(f"{d['name']}, {d['kin']}"))
    if p.chance(.6):
        rows += row("other", "", p.pick("Documento local apresentado", "Certidão estrangeira", "Registro local"), f"{p.pick('Livro', 'Volume')} {local['livro']}, {p.pick('fls.', 'página')} {local['folha']}, nº {local['termo']}, {p.other(p.pick('Comune di', 'Conservatória de', 'Registro Civil de', 'City of', 'Mairie de', 'Standesamt') + ' ' + at[0])}")
    if p.chance(.5):
        rows += row("other", "", "Testemunhas", p.other(" e ".join(w["name"] for w in r["witnesses"])))
    rows += row("averbacoes", "", p.pick("Observações / Averbações", "Averbações"), p.averbacoes()) if p.chance(.5) else ""
    book = p.pick(
        lambda: f"<p class=\"b\">{p.label('livro', 'Livro')} <u>{p.livro()}</u> &nbsp; {p.label('folha', 'Folha')} <u>{p.folha()}</u> &nbsp; {p.label('termo', p.pick('Termo', 'Registro nº', 'Nº de ordem'))} <u>{p.termo()}</u> &nbsp; {p.label('reg_date', 'Data')} <u>{p.reg_date()}</u></p>",
        lambda: f"<p>Certifico que do livro {p.livro()} de registros de nascimento desta repartição consular, às folhas {p.folha()}, sob o número {p.termo()}, consta o registro de nascimento, lavrado em {p.reg_date()}, com os seguintes dados:</p>",
        lambda: f'<table class="bk"><tr><td>{p.label("termo", "N.º DO TERMO")}</td><td>{p.label("livro", "LIVRO")}</td><td>{p.label("folha", "FOLHAS")}</td><td>{p.label("reg_date", "DATA DO REGISTRO")}</td></tr><tr><td>{p.termo()}</td><td>{p.livro()}</td><td>{p.folha()}</td><td>{p.reg_date()}</td></tr></table>',
    )()
    nationality = p.pick("", "Nacionalidade brasileira na forma do artigo 12, inciso I, alínea c, da Constituição Federal.", "O registrado deverá requerer o traslado da presente certidão no Cartório do 1º Ofício do Registro Civil de seu domicílio no Brasil ou no Distrito Federal.", "Brasileiro nato de acordo com o disposto no artigo 12, inciso I, alínea “c”, in limine, da Constituição Federal.")
    fee = p.pick(f"TEC {rng.randint(410, 420)} · Grátis · Recibo nº {rng.randint(1000, 99999)}", f"Recebi US$ {rng.randint(5, 20)},00 ouro — R$-ouro {rng.randint(5, 20)},00 · Tabela {rng.randint(400, 499)} · Ordem {rng.randint(1, 999)}", f"Pagou R$-Ouro {rng.randint(5, 15)},00 ou EUR {rng.randint(5, 15)},00. T.E.C. {rng.randint(400, 450)}. Nº {rng.randint(1, 9999)}/{rng.randint(1, 12)}", "")
    arms = p.pick("REPÚBLICA FEDERATIVA DO BRASIL<br>Ministério das Relações Exteriores", "REPÚBLICA FEDERATIVA DO BRASIL", "SERVIÇO CONSULAR BRASILEIRO", "ESTADOS UNIDOS DO BRASIL<br>SERVIÇO CONSULAR" if r["edate"].year < 1969 else "REPÚBLICA FEDERATIVA DO BRASIL<br>Serviço Consular")
    who = p.officer()
    stamp = f'<div class="st">A assinatura de {other_person(p)} acima é autêntica.<br>Brasília, {when(p, records.TODAY, "num")} · Selo MRE {records.code(rng, "0123456789", 7)}</div>' if p.chance(.35) else ""
    body = f'<div class="h">{arms}<br><b>{p.office()}</b></div><h1>{p.pick("CERTIDÃO DE REGISTRO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO", "REGISTRO DE NASCIMENTO")}</h1>{book}<table class="t">{rows}</table><p class="x">{nationality}</p><p class="d">{p.issue_city()}, {p.issue_date()}.</p><div class="s">{who}<br>{p.other(r["officer_title"])}</div><div class="fee">{fee}</div>{stamp}'
    return page(
        "body{font:$fspx/1.3 $font;padding:40px $padpx}.h{text-align:$ha}h1{font-size:1.35em;text-align:$ha;$hx}.t{width:100%;margin-top:6px}.t td{padding:$tppx 6px;border:$br;vertical-align:top}.n{width:30px;font-size:.8em}.l{width:$lw%;font-size:.9em;text-align:$la;color:$lc}.l i{color:#555}.v{font-family:$vf;font-size:1.02em}.bk{width:100%;text-align:center}.bk td{border:1px solid #000;padding:3px}.b u{text-decoration:none;border-bottom:1px solid #000;padding:0 8px}.x{font-size:.9em}.d{text-align:right}.s{text-align:center;margin-top:46px}.fee{font-size:.75em;margin-top:24px}.st{border:1px solid #559;color:#336;font-size:.75em;width:260px;padding:5px;margin-top:12px}",
        body, fs=p.pick(13, 14), font=p.pick(*SERIF, *SANS), vf=p.pick("inherit", *MONO), pad=p.pick(50, 64), ha=p.pick("center", "left"), hx=p.pick("", "border-bottom:2px solid #060;color:#060"), tp=p.pick(2, 4), br=p.pick("1px solid #888", "none", "0 solid; border-bottom:1px dotted #444"), lw=p.pick(28, 34, 40), la=p.pick("left", "right"), lc=p.pick("#000", "#333", "#063"),
    )


# --- 4: matrícula and the old book of an extinct office ---------------------------------------------------------------------


@form
def j_acervo_extinto(p):
    """Second copy by the successor: today's numbers beside those of the office that was."""
    p.manner(caps=p.chance(.5), blank=p.pick("-----", "não consta", "***", "(em branco)"))
    in_brazil(p)
    r, rng = p.r, p.rng
    first, second = p.parents()
    old = books(p)
    gone = p.other(places.office(rng, *places.place(rng, r["ruf"])))
    columns = p.chance(.5)
    heads = p.pick(("NUMERAÇÃO ATUAL", "NUMERAÇÃO ANTERIOR"), ("ASSENTO NESTE OFÍCIO", "ASSENTO NO OFÍCIO DE ORIGEM (EXTINTO)"), ("Acervo atual", "Acervo recolhido"))
    now_first = p.chance(.6)
    fields = [(p.pick("Livro", "LIVRO"), p.livro(), old["livro"]), (p.pick("Folha(s)", "FLS."), p.folha(), old["folha"]), (p.pick("Termo", "Nº DO REGISTRO", "Ordem"), p.termo(), old["termo"])]
    if p.chance(.7):
        fields.append(("Serventia", p.office(), gone))
    if p.chance(.5):
        fields.append(("Situação", p.other(p.pick("ativo", "Em uso", "vigente")), p.other(p.pick("recolhido", "anexado por ato do TJ", "encerrado"))))

    def order(a, b):
        return (a, b) if now_first else (b, a)

    if columns:
        x, y = order(*heads)
        table = f'<table class="k"><tr><th></th><th>{x}</th><th>{y}</th></tr>' + "".join("<tr><th>{}</th><td>{}</td><td>{}</td></tr>".format(n, *order(a, b)) for n, a, b in fields) + "</table>"
    else:
        head = "<tr><th></th>" + "".join(f"<th>{n}</th>" for n, _, _ in fields) + "</tr>"
        lines = order(f"<tr><th>{heads[0]}</th>" + "".join(f"<td>{a}</td>" for _, a, _ in fields) + "</tr>", f"<tr><th>{heads[1]}</th>" + "".join(f"<td>{b}</td>" for _, _, b in fields) + "</tr>")
        table = f'<table class="k">{head}{"".join(lines)}</table>'
    mat = f'<p class="m">{p.label("matricula", p.pick("Matrícula", "MATRÍCULA NACIONAL", "Matrícula nº"))}{p.pick(":", "")} <b>{p.matricula()}</b></p>'

    def line(concept, text, value):
        dots = p_dots
        return f'<div class="r"><span class="l">{p.label(concept, text)}{dots}</span><span class="v">{value}</span></div>'

    p_dots = p.pick("", ":", " .....", " ............:")
    lines = line("name", p.pick("Nome", "Registrad" + oa(p, "o", "a")), p.name())
    lines += line("birth_date", p.pick("Data e hora do nascimento", "Nascimento"), f"{p.birth_date()}{p.pick(', às ', ' — ', ' às ')}{p.hour()}")
    lines += line("birth_place", "Local", f"{p.birth_place()}{p.pick(', em ', ' — ', ', ')}{p.birth_city_uf()}") if p.chance(.6) else line("birth_place", "Local", p.birth_place()) + line("birth_city", "Município", p.birth_city_uf())
    lines += line("sex", "Sexo", p.sex())
    if p.chance(.5):
        lines += line("nat", "Naturalidade", p.nat())
    if p.chance(.4):
        lines += line("filiation", "Filiação", p.pick("<br>", " e ").join(p.pick(f"{x.name()}, natural de {x.nat()}", f"{x.name()} ({x.nat()})", f"{x.name()} — natural de {x.nat()}") for x in (first, second) if x.known) or p.blank())
    else:
        for x in (first, second):
            lines += line(x.role, "Pai" if x.role == "father" else "Mãe", x.name()) + (line("parent_nat", "natural de", x.nat()) if x.known else "")
    for x in (first, second):
        lines += line("gp_all", "Avós " + ("paternos" if x.role == "father" else "maternos"), grand(x))
    if p.chance(.5):
        lines += line("twin", "Gêmeo", p.twin()) + line("twin_names", "Nome e matrícula do(s) gêmeo(s)", p.twin_names())
    lines += line("reg_date", p.pick("Data do registro", "Registrado em"), p.reg_date())
    lines += line("other", "Declarante", p.other(r["declarant"]["name"]))
    lines += line("averbacoes", "Averbações", p.averbacoes()) + (line("anotacoes", "Anotações", p.anotacoes()) if p.chance(.5) else "")
    since = f"{rng.randint(1, 28):02d}/{rng.randint(1, 12):02d}/{rng.randint(1975, 2015)}"
    why = p.pick(
        f"Acervo do {gone} recolhido a esta serventia em {since}, por força do Provimento nº {rng.randint(1, 40)} da Corregedoria-Geral da Justiça.", f"O livro em que lavrado o assento pertenceu ao {gone}, desanexado em {since}.",
        f"Certidão expedida pela serventia sucessora. Arquivo do {gone} ({old['livro']}, fl. {old['folha']}).", "",
    )
    who, title = signed(p)
    head = f'<table class="hd"><tr><td><b>{p.office()}</b><br>{p.reg_city_uf()}<br>{p.pick("", "Sucessor do " + gone)}</td><td class="rt">{p.pick("2ª VIA", "SEGUNDA VIA", "CERTIDÃO — 2.ª VIA", "")}<br>{p.label("officer", p.pick("Oficial", "Registrador", "Delegatário"))}: {p.officer()}</td></tr></table>'
    body = f"{head}<h1>{p.pick('Certidão de Nascimento', 'CERTIDÃO DE NASCIMENTO')}</h1>" + (mat + table if p.chance(.6) else table + mat) + f'<div class="q">{lines}</div><p class="w">{why}</p><p class="d">{p.issue_city_uf()}, {p.issue_date()}</p><p class="sg">{who}<br>{title}</p>'
    if p.chance(.5):
        body += f'<p class="w">{p.label("seal", "Selo")}: {p.seal()} &nbsp; Protocolo: {p.other(r["protocol"])} &nbsp; CNS: {p.other(r["cns"])}</p>'
    return page(
        "body{font:$fspx/1.32 $font;padding:36px $padpx}.hd{width:100%;$hb}.hd td{vertical-align:top}.rt{text-align:right;font-size:.85em}h1{text-align:center;font-size:1.6em;font-weight:$hw;margin:10px 0}.k{width:$kw;margin:8px auto}.k th,.k td{border:1px solid #444;padding:3px 7px;text-align:$ka;font-size:.92em}.k th{background:$bg;font-size:.8em}.m{text-align:$ma}.r{display:flex;padding:$gappx 0;$rb}.l{width:$lw;flex:none;text-align:$la;padding-right:8px;color:$lc;overflow:hidden}.v{flex:1;$vs}.w{font-size:.82em}.d{text-align:$ma}.sg{text-align:center;margin-top:34px;border-top:$sl;width:320px;margin-left:auto;margin-right:auto}",
        body, fs=p.pick(12.5, 13, 14), font=p.pick(*SANS, *SERIF), pad=p.pick(44, 60, 74), hb=p.pick("border-bottom:1px solid #000", "", "border:1px solid #000"), hw=p.pick("bold", "normal"), kw=p.pick("100%", "90%"), ka=p.pick("left", "center"), bg=p.pick("#eee", "#fff"), ma=p.pick("left", "center", "right"),
        gap=p.pick(1, 3, 5), rb=p.pick("", "border-bottom:1px solid #bbb"), lw=p.pick("150px", "190px", "230px"), la=p.pick("left", "right"), lc=p.pick("#000", "#555"), vs=p.pick("", "font-weight:bold", "font-family:'Liberation Mono'"), sl=p.pick("1px solid #000", "none"),
    )


# --- 5: a restored entry, with the one that was lost -------------------------------------------------------------------------


@form
def j_restaurado(p):
    p.manner(caps=p.chance(.4), birth_date=p.pick("num", "semi", "words", "paren"), date=p.pick("num", "semi", "words"), blank=p.pick("ilegível", "não consta", "........", "—", "prejudicado"))
    in_brazil(p)
    r, rng = p.r, p.rng
    first, second = p.parents("father" if p.chance(.7) else "mother")
    old = books(p)
    r["rdate"] = min(r["birth"] + dt.timedelta(days=rng.randint(1000, 15000)), records.TODAY - dt.timedelta(days=2))
    r["edate"] = r["rdate"] + dt.timedelta(days=rng.randint(0, (records.TODAY - r["rdate"]).days))
    lost = when(p, r["birth"] + dt.timedelta(days=rng.randint(1, 40)), p.pick("num", "semi"))
    cause = p.pick("destruído pelo incêndio ocorrido", "perdido na enchente", "extraviado", "inutilizado pela ação do tempo e de insetos (traças)", "danificado pelas águas")
    law = f"sentença de {when(p, r['rdate'], 'semi')}, do Juízo de Direito da Comarca de {town(p, False)}, autos nº {process(p)}" if p.chance(.7) else "procedimento administrativo, Provimento nº 23/2012 da Corregedoria Nacional de Justiça"
    new_word, old_word = p.pick(("RESTAURADO", "PRIMITIVO"), ("ASSENTO RESTAURADO", "ASSENTO ORIGINAL (PERDIDO)"), ("Reconstituição", "Registro destruído"), ("REGISTRO ATUAL", "REGISTRO EXTRAVIADO"))
    kind = p.pick("two", "rows", "margin", "text")
    if kind == "text":
        block = f"<p>{p.pick('O assento primitivo', 'O registro original')}, feito em {lost}, sob nº {old['termo']}, às fls. {old['folha']} do livro {old['livro']}, foi {cause}, tendo sido restaurado por {law}, {p.pick('passando a constar', 'lavrando-se novo assento')} sob nº {p.termo()}, às fls. {p.folha()} do livro {p.livro()}, em {p.reg_date()}.</p>"
    else:
        mine = [("Livro", p.livro()), ("Folha", p.folha()), ("Termo", p.termo()), (p.pick("Data", "Lavrado em"), p.reg_date())]
        theirs = [("Livro", old["livro"]), ("Folha", old["folha"]), ("Termo", old["termo"]), (mine[3][0], lost)]
        if p.chance(.3):
            theirs[1] = ("Folha", p.blank())
        both = [(new_word, mine), (old_word, theirs)]
        if p.chance(.5):
            both.reverse()
        if kind == "two":
            block = '<div class="two">' + "".join(f'<div class="bx"><div class="cap">{w}</div>' + "".join(f'<div><span class="l">{a}{p_sep}</span> {b}</div>' for a, b in cells) + "</div>" for w, cells in both for p_sep in (":",)) + "</div>"
        elif kind == "rows":
            block = '<table class="k"><tr><td></td>' + "".join(f"<td class='l'>{a}</td>" for a, _ in mine) + "</tr>" + "".join(f"<tr><td class='l'>{w}</td>" + "".join(f"<td>{b}</td>" for _, b in cells) + "</tr>" for w, cells in both) + "</table>"
        else:
            block = "".join(f'<div class="one"><b>{w}</b> — ' + "; ".join(f"{a.lower()} {b}" for a, b in cells) + ".</div>" for w, cells in both)
        block += f'<p class="sm">{p.pick("Restauração", "Reconstituição")} feita por {law}, por ter sido o livro {cause}.</p>'
    head = p.pick(
        lambda: f'<div class="h">{p.office()}<br><small>{p.other(r["address"])} · {p.reg_city_uf()} · {p.other(r["phone"])}</small></div>',
        lambda: f'<div class="h">PODER JUDICIÁRIO<br>ESTADO {p.reg_uf(True)}<br>{p.office()}</div>',
    )()
    grands = {x.role: grand(x) for x in (first, second)}
    if p.chance(.5):
        lines = [("name", "Nome", p.name()), ("sex", "Sexo", p.sex()), ("birth_date", "Nascid" + oa(p, "o", "a") + " em", p.birth_date()), ("hour", "Às", p.hour()), ("birth_place", "Em", f"{p.birth_place()} — {p.birth_city_uf()}" if p.chance(.5) else p.birth_city_uf())]
        for x in (first, second):
            lines += [(x.role, "Pai" if x.role == "father" else "Mãe", x.name()), ("parent_nat", "Natural de", x.nat()), ("gp_paternal" if x.role == "father" else "gp_maternal", "Avós " + ("paternos" if x.role == "father" else "maternos"), grands[x.role])]
        lines.append(("other", "Testemunhas", p.other(" e ".join(w["name"] for w in r["witnesses"]))))
        data = '<table class="t">' + "".join(f'<tr><td class="l">{p.label(c, t)}</td><td>{v}</td></tr>' for c, t, v in lines) + "</table>"
    else:
        bits = [f"{x.name()}, natural de {x.nat()}" if x.known else "" for x in (first, second)]
        parents = " e de ".join(b for b in bits if b) or "pais ignorados"
        gps = "; ".join(f"{'avós paternos' if x.role == 'father' else 'avós maternos'}: {x.grandparents()}" for x in (first, second) if x.known and (x.grandfather_known or x.grandmother_known))
        data = f"<p>{p.pick('Certifico que do assento restaurado consta que', 'Consta do termo restaurado que')} {p.birth_date()}, às {p.hour()}, em {p.birth_place()}, {p.birth_city_uf()}, nasceu <b>{p.name()}</b>, do sexo {p.sex()}, {oa(p, 'filho', 'filha')} de {parents}{p.pick('; ', ', sendo ') if gps else ''}{gps}. Foi declarante {p.other(r['declarant']['name'])}, {p.other(r['declarant']['profession'])}, residente em {p.other(r['declarant']['residence'])}.</p>"
    mat = f'<p class="m">{p.label("matricula", "Matrícula")}: {p.matricula()}</p>' if p.chance(.5) else ""
    notes = f'<p>{p.label("averbacoes", p.pick("Averbações", "AVERBAÇÃO", "À margem"))}: {p.averbacoes()}</p>' if p.chance(.6) else ""
    who, title = signed(p)
    first_part = block + data if p.chance(.5) else data + block
    body = f'<div class="pg">{head}<h1>{p.pick("CERTIDÃO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO<br><small>registro restaurado</small>", "Certidão de registro restaurado de nascimento")}</h1>{mat}{first_part}{notes}<p class="d">{p.pick("Dou fé. ", "")}{p.issue_city_uf()}, {p.issue_date()}.</p><p class="s">{who}<br>{title}</p>'
    if p.chance(.5):
        body += f'<p class="sm">{p.label("seal", p.pick("Selo nº", "Selo de fiscalização", "SELO"))} {p.seal()}{p.pick("", " · Cód. segurança " + p.other(records.security_code(rng)))}</p>'
    return page(
        "body{font:$fspx/$lh $font;padding:$padpx}.pg{$frame;padding:26px}.h{text-align:center}.h small{font-size:.8em}h1{font-size:1.35em;text-align:center;margin:14px 0}h1 small{font-size:.6em}p{margin:7px 0;text-align:$al}.two{display:flex;gap:14px}.bx{flex:1;border:1px solid #333;padding:6px}.cap{text-align:center;border-bottom:1px solid #333;margin-bottom:4px;$cap}.l{color:#333;font-size:.85em}.k{width:100%}.k td{border:1px solid #333;padding:3px 8px}.one{border-left:4px solid #555;padding-left:8px;margin:4px 0}.sm{font-size:.82em}.t{width:100%}.t td{padding:3px 6px;vertical-align:bottom;border-bottom:1px $dash #777}.t .l{width:$lw;text-transform:$tt}.d{text-align:right}.s{text-align:center;margin-top:44px}.m{font-weight:bold}",
        body, fs=p.pick(13, 14, 15), lh=p.pick(1.3, 1.45), font=p.pick(*SERIF, *MONO, *SANS), pad=p.pick(30, 44), frame=p.pick("", "border:3px double #000", "border:1px solid #000"), al=p.pick("justify", "left"), cap=p.pick("font-weight:bold", "letter-spacing:2px"), dash=p.pick("dotted", "solid", "none"), lw=p.pick("130px", "180px"), tt=p.pick("none", "uppercase"),
    )


# --- 6: a new registration by mandate of an adoption ---------------------------------------------------------------------------


@form
def j_adocao(p):
    p.manner(caps=p.chance(.35), birth_date=p.pick("words", "semi", "dias", "paren"), date=p.pick("words", "semi", "dias"), hour=p.pick("num", "words"), place=p.pick("/", "-", ",", "("))
    in_brazil(p)
    r, rng = p.r, p.rng
    r["rdate"] = min(r["birth"] + dt.timedelta(days=rng.randint(200, 6000)), records.TODAY - dt.timedelta(days=2))
    r["edate"] = min(r["rdate"] + dt.timedelta(days=rng.choice([0, 0, 3, 200, 3000])), records.TODAY)
    first, second = p.parents(p.pick("father", "mother"))
    court = p.pick("Vara da Infância e da Juventude", "2ª Vara da Infância e Juventude", "Juizado de Menores", "Vara de Família e Menores", "Vara Única") + " da Comarca de " + places.place(rng, r["ruf"])[0]
    judge = other_person(p)
    mandate = p.pick(f"mandado de {when(p, r['rdate'], 'semi')}", f"mandado de inscrição nº {p.other(rng.randint(10, 999))}", "mandado judicial arquivado") + f", expedido pelo MM. Juiz {judge}, da {p.other(court)}, autos nº {process(p)}"
    open_record = p.chance(.35)
    cancelled = books(p)
    item = [0]

    def clause(title, text):
        item[0] += 1
        mark = {"roman": f"{['I','II','III','IV','V','VI','VII','VIII','IX','X','XI','XII'][item[0] - 1]} – ", "num": f"{item[0]}. ", "letter": f"{'abcdefghijklm'[item[0] - 1]}) ", "none": ""}[numbering]
        return f'<{tag} class="c"><span class="ti">{mark}{title}</span> {text}</{tag}>'

    numbering, tag = p.pick("roman", "num", "letter", "none"), p.pick("p", "div")
    end = p.pick(":", " –", ".")
    story = clause(p.label("name", f"{p.pick('Do nome', 'Nome', 'ADOTAD' + oa(p, 'O', 'A'))}{end}"), p.name() + (f", do sexo {p.sex()}" if p.chance(.6) else "") + ".")
    story += clause(p.label("birth_date", f"{p.pick('Do nascimento', 'Nascimento', 'NASCIMENTO')}{end}"), p.pick(f"em {p.birth_date()}, às {p.hour()}, em {p.birth_city_uf()}, no {p.birth_place()}.", f"{p.birth_date()}, {p.hour()}; {p.birth_place()}, {p.birth_city_uf()}.", f"{p.birth_date()}; {p.birth_city_uf()}."))
    if "do sexo" not in story:
        story += clause(p.label("sex", "Sexo" + end), p.sex() + ".")
    for x in (first, second):
        if not x.known:
            continue
        who = p.pick("Pai", "Genitor", "Adotante") if x.person["sex"] == "M" else p.pick("Mãe", "Genitora", "Adotante")
        bits = [x.name(), f"natural de {x.nat()}"]
        if p.chance(.6):
            bits.insert(1, f"{x.extra('nationality')}, {x.extra('profession')}, com {x.extra('age')} anos")
        if p.chance(.5):
            bits.append(f"residente em {x.extra('residence')}")
        if p.chance(.55) and (x.grandfather_known or x.grandmother_known):
            bits.append(f"{'filho' if x.person['sex'] == 'M' else 'filha'} de {x.grandparents()}")
            told = True
        else:
            told = False
        story += clause(p.label(x.role if who in ("Pai", "Mãe", "Genitor", "Genitora") else "filiation", who + end), "; ".join(bits) + ".")
        if not told and (x.grandfather_known or x.grandmother_known):
            story += clause(p.label("gp_paternal" if x.role == "father" else "gp_maternal", ("Avós paternos" if x.role == "father" else "Avós maternos") + end), x.grandparents() + ".")
    story += clause(p.pick("Da declaração", "Declarante", "Origem") + end, f"Registro feito em cumprimento ao {mandate}.")
    if open_record:
        story += clause(p.pick("Do registro anterior", "Registro cancelado") + end, f"Cancelado o assento lavrado sob nº {cancelled['termo']}, às fls. {cancelled['folha']} do livro {cancelled['livro']}, do {p.other(places.office(rng, *places.place(rng)))}, em nome de {other_person(p, r['sex'])}, filh{oa(p, 'o', 'a')} de {other_person(p, 'F')}.")
    if p.chance(.5):
        story += clause(p.label("averbacoes", "Averbações" + end), p.averbacoes())
    ref = p.pick(
        lambda: f'<div class="ref"><div>{p.label("livro", "Livro")}<br><b>{p.livro()}</b></div><div>{p.label("folha", "Folha")}<br><b>{p.folha()}</b></div><div>{p.label("termo", "Nº")}<br><b>{p.termo()}</b></div><div>{p.label("reg_date", "Data do registro")}<br><b>{p.reg_date()}</b></div></div>',
        lambda: f"<p>CERTIFICO que, às fls. {p.folha()} do livro {p.livro()} de registro de nascimentos, foi lavrado em {p.reg_date()} o assento nº {p.termo()}, cujo teor é o seguinte:</p>",
        lambda: f'<p class="rr">{p.label("termo", "Termo nº")} {p.termo()} — {p.label("livro", "Lv.")} {p.livro()} — {p.label("folha", "Fls.")} {p.folha()}<br>{p.label("reg_date", "Registrado em")} {p.reg_date()}</p>',
    )()
    mat = f'<p>{p.label("matricula", "MATRÍCULA:")} {p.matricula()}</p>' if p.chance(.5) else ""
    who, title = signed(p)
    seal = p.pick("", f'<div class="seal">{p.label("seal", "SELO DIGITAL")}<br>{p.seal()}<br>Consulte em www.tj{r["ruf"].lower()}.jus.br</div>')
    head = f'<div class="h">{p.office()}<br>{p.pick(p.reg_city_uf(), f"Comarca de {p.reg_city()}, Estado {p.reg_uf(True)}")}</div>'
    body = f'{head}<h1>{p.pick("CERTIDÃO DE INTEIRO TEOR", "Certidão de Nascimento — Inteiro Teor", "NASCIMENTO", "CERTIDÃO DE NASCIMENTO")}</h1>{mat}{ref}<div class="b">{story}</div><p class="x">{p.pick("Nenhuma observação sobre a origem do ato poderá constar das certidões (art. 47, § 4º, ECA).", "Certidão expedida por autorização judicial, art. 47, § 4º, da Lei 8.069/90.", "")}</p><div class="ft">{seal}<div class="s">{p.issue_city()}, {p.issue_date()}.<br><br><br>{who}<br>{title}</div></div>'
    return page(
        "body{font:$fspx/$lh $font;padding:$toppx $sidepx}.h{text-align:$ha;font-weight:bold}h1{font-size:1.25em;text-align:$ha;margin:18px 0;text-decoration:$td}.c{margin:$mgpx 0;text-align:justify}.ti{font-weight:$tw;font-variant:$sc}.ref{display:flex;gap:14px;justify-content:space-between;border-top:1px solid #000;border-bottom:1px solid #000;padding:5px 2px;font-size:.93em}.rr{text-align:right}.x{font-size:.8em}.ft{display:flex;justify-content:space-between;margin-top:26px}.s{flex:1;text-align:center;padding:0 12px}.seal{align-self:flex-start;flex:none;border:1px dashed #444;padding:8px;font-size:.78em;width:230px;text-align:center}",
        body, fs=p.pick(13, 14, 15), lh=p.pick(1.3, 1.5), font=p.pick(*SERIF, *SANS, MONO[0]), top=p.pick(40, 70), side=p.pick(54, 80), ha=p.pick("center", "left"), td=p.pick("none", "underline"), mg=p.pick(2, 6, 9), tw=p.pick("bold", "normal"), sc=p.pick("normal", "small-caps"),
    )


# --- 7: filiation by numbers: two mothers, two fathers, one alone, a third by affection ------------------------------------------


def same_sex(p, share):
    """Sometimes makes both parents of one sex."""
    r = p.r
    if r["father"] and r["mother"] and p.chance(share):
        sex = p.pick("F", "F", "M")
        for parent in (r["father"], r["mother"]):
            if parent["sex"] != sex:
                parent["sex"], last = sex, parent["name"].split()[-1]
                parent["name"] = people.given(p.rng, sex) + " " + last
                parent["profession"] = people.profession(p.rng, sex)
                parent["nationality"] = people.nationality(p.rng, sex)


@form
def j_filiacao_cartoes(p):
    p.manner(caps=p.chance(.7), birth_date=p.pick("num", "both", "semi"), date=p.pick("num", "num", "semi"), hour="num", place=p.pick("/", "-", ",", "tight"), blank=p.pick("—", "Não declarado", "****", "-"))
    in_brazil(p)
    r, rng = p.r, p.rng
    same_sex(p, .6)
    first, second = p.parents("father")
    third = first.known and second.known and p.chance(.45)  # beside one parent alone they would be the second
    known = [x for x in (first, second) if x.known]
    word = p.pick("FILIAÇÃO", "Filiação", "GENITOR(A)", "ASCENDENTE")
    beside, tags = p.chance(.5), p.chance(.4)

    def pair(concept, text, value):
        return f'<div class="f"><span class="l">{p.label(concept, text)}</span><span class="v">{value}</span></div>'

    cards = []
    for i, x in enumerate(known):
        tie = p.pick("biológica", "registral", "Biológica") if third else p.pick("", "", "mãe" if x.person["sex"] == "F" else "pai")
        inner = pair("filiation", p.pick("Nome", "NOME COMPLETO", "Nome civil"), x.name()) + pair("parent_nat", p.pick("Naturalidade", "Município de nascimento / UF", "NATURAL DE"), x.nat())
        if p.chance(.5):
            inner += pair("other", "Nacionalidade", x.extra("nationality"))
        if p.chance(.35):
            inner += pair("other", "CPF", x.extra("cpf"))
        inner += pair("gp_all", p.pick("Avós", "Avô e avó", "Pais do(a) genitor(a)", "Ascendentes"), grand(x, p.pick(" e ", "<br>", "; ", " / ")))
        cards.append(f'<div class="card"><div class="ct">{word} {i + 1}{f" ({tie})" if tie else ""}</div>{inner}</div>')
    if not known:
        cards.append(f'<div class="card"><div class="ct">{word}</div>{pair("filiation", "Nome", p.blank())}</div>')
    if third:
        sex = p.pick("M", "F")
        inner = pair("other", "Nome", other_person(p, sex)) + pair("other", "Naturalidade", town(p)) + pair("other", "Avós", f"{other_person(p, 'M')} e {other_person(p, 'F')}")
        cards.append(f'<div class="card"><div class="ct">{word} {len(known) + 1} ({p.pick("socioafetiva", "SOCIOAFETIVO", "socioafetiva – Prov. 63/2017")})</div>{inner}</div>')
    top = [("name", "NOME", p.name()), ("cpf", "CPF", p.cpf()), ("matricula", "MATRÍCULA", p.matricula())]
    mid = [("birth_date", "NASCIMENTO", p.birth_date()), ("hour", "HORA", p.hour()), ("sex", "SEXO", p.sex()), ("birth_city", "MUNICÍPIO DE NASCIMENTO", p.birth_city_uf()), ("birth_place", "LOCAL", p.birth_place()), ("nat", "NATURALIDADE", p.nat())]
    if p.chance(.3):
        rng.shuffle(mid)
    low = [("twin", "GÊMEOS", p.twin()), ("reg_date", "DATA DO REGISTRO", p.reg_date()), ("dnv", "DNV", p.dnv())]
    if p.chance(.5):
        low += [("livro", "LIVRO", p.livro()), ("folha", "FOLHA", p.folha()), ("termo", "TERMO", p.termo())]
    if r["twins"]:
        low.append(("twin_names", "NOME E MATRÍCULA DO(S) GÊMEO(S)", p.twin_names()))

    def chips(items):
        return '<div class="chips">' + "".join(f'<div class="chip">' + (f'<div class="v">{v}</div><div class="l">{p.label(c, t)}</div>' if below else f'<div class="l">{p.label(c, t)}</div><div class="v">{v}</div>') + "</div>" for c, t, v in items) + "</div>"

    below = p.chance(.25)
    note = p.averbacoes()
    who = p.officer()
    mid_cards = f'<div class="cards">{"".join(cards)}</div>'
    body = f'<div class="bar"><div>{p.pick("REGISTRO CIVIL", "CERTIDÃO DE NASCIMENTO")}</div><div class="br">{p.office()}<br>{p.reg_city_uf()}</div></div>{chips(top)}{chips(mid)}{mid_cards}{chips(low)}<div class="av"><span class="l">{p.label("averbacoes", p.pick("ANOTAÇÕES / AVERBAÇÕES", "AVERBAÇÕES E ANOTAÇÕES À ACRESCER"))}</span><br>{note}</div><div class="ft"><div>{p.label("seal", "Selo")}: {p.seal()}<br>{p.other(r["address"])}<br>{p.other(r["email"])}</div><div class="sg">{p.issue_city_uf()}, {p.issue_date()}<br><br>{who}<br>{html.escape(r["officer_title"])}</div></div>'
    return page(
        "body{font:$fspx/1.25 $font;padding:$padpx}.bar{display:flex;justify-content:space-between;background:$bar;color:$barc;padding:10px;font-weight:bold;margin-bottom:8px}.br{text-align:right;font-weight:normal;font-size:.85em;max-width:60%}.chips{display:flex;flex-wrap:wrap;gap:$gappx}.chip{border:$cb;border-radius:$rad;padding:4px 8px;flex:1 1 auto;max-width:100%;$cbg}.l{font-size:.7em;color:$lc}.v{font-weight:$vw}.cards{display:$cd;gap:8px;margin:8px 0;grid-template-columns:$cols}.card{border:$cb;border-radius:$rad;padding:0 0 5px;flex:1;margin-bottom:$mb}.ct{background:$ctb;padding:3px 8px;font-weight:bold;font-size:.85em}.f{padding:2px 8px;$fd}.f .v{display:$vd}.f .l{display:inline-block;min-width:$lw;margin-right:6px}.av{border:$cb;padding:6px 8px;margin:8px 0;min-height:70px}.ft{display:flex;justify-content:space-between;font-size:.9em;margin-top:16px}.sg{text-align:center;min-width:45%}.ft>div{max-width:50%}.chips+.chips{margin-top:6px}",
        body, fs=p.pick(12, 13, 13.5), font=p.pick(*SANS), pad=p.pick(30, 44), bar=p.pick("#cfd9e6", "#cfe6d4", "#eee", "#fff"), barc="#000", gap=p.pick(4, 8), cb=p.pick("1px solid #999", "1px solid #246", "none"), rad=p.pick("0", "6px", "12px"), cbg=p.pick("", "background:#f4f4f4"), lc=p.pick("#555", "#246", "#000"), vw=p.pick("normal", "bold"),
        cd="grid" if beside else "block", cols=f"repeat({min(len(cards), 3)},1fr)", mb="0" if beside else "6px", ctb=p.pick("#ddd", "#e6edf5", "#fff"), fd="" if tags else "border-top:1px solid #eee", vd="block" if beside or p.chance(.3) else "inline", lw="0" if beside else p.pick("0", "130px"),
    )


# --- 8: parents in columns, the third one beside them -----------------------------------------------------------------------------


@form
def j_multiparental_colunas(p):
    p.manner(caps=p.chance(.5), birth_date=p.pick("num", "words", "both"), date=p.pick("num", "semi"), place=p.pick("/", "-", ","), blank=p.pick("xxxxx", "não consta", "--", "/////"))
    in_brazil(p)
    r, rng = p.r, p.rng
    first, second = p.parents(p.pick("mother", "father"))
    same_first = r["mother"] and r["father"] and r["mother"]["sex"] == r["father"]["sex"]
    extra = first.known and second.known and p.chance(.6)  # beside one parent alone they would be the second
    heads, cols = [], []
    for n, x in enumerate((first, second)):
        if not x.known and p.chance(.6):
            continue
        heads.append(p.label("filiation" if same_first else x.role, p.pick(*(f"{n + 1}º GENITOR(A)",) if same_first else ("PAI", "Pai", "GENITOR") if x.role == "father" else ("MÃE", "Mãe", "GENITORA"))))
        cols.append([x.name(), x.nat(), x.extra("nationality"), x.extra("profession"), x.grandfather() if x.known else p.blank(), x.grandmother() if x.known else p.blank()])
    if extra:
        sex = p.pick("M", "F")
        cols.append([other_person(p, sex), town(p), p.other(people.nationality(rng, sex)), p.other(people.profession(rng, sex)), other_person(p, "M"), other_person(p, "F")])
        heads.append(p.pick("PAI SOCIOAFETIVO", "Pai (socioafetivo)") if sex == "M" else p.pick("MÃE SOCIOAFETIVA", "Mãe (socioafetiva)"))
    names = [p.label("filiation", p.pick("Nome", "NOME COMPLETO")), p.label("parent_nat", p.pick("Naturalidade", "Natural de")), "Nacionalidade", "Profissão", p.label("grandfather", "Avô"), p.label("grandmother", "Avó")]
    keep = [0, 1] + [i for i in (2, 3) if p.chance(.5)] + [4, 5]
    if p.chance(.6):
        parents = '<table class="p"><tr><td class="l"></td>' + "".join(f'<td class="hd">{h}</td>' for h in heads) + "</tr>" + "".join(f'<tr><td class="l">{names[i]}</td>' + "".join(f"<td>{c[i]}</td>" for c in cols) + "</tr>" for i in keep) + "</table>"
    else:
        parents = '<table class="p"><tr><td class="l"></td>' + "".join(f'<td class="hd">{names[i]}</td>' for i in keep) + "</tr>" + "".join(f'<tr><td class="l">{h}</td>' + "".join(f"<td>{c[i]}</td>" for i in keep) + "</tr>" for h, c in zip(heads, cols)) + "</table>"
    if not cols:
        parents = f'<table class="p"><tr><td class="l">{p.label("filiation", "Filiação")}</td><td>{p.blank()}</td></tr></table>'
    lines = [
        f'<td colspan="3"><span class="l">{p.label("name", "Nome")}</span><br><b>{p.name()}</b></td>',
        f'<td><span class="l">{p.label("birth_date", "Data de nascimento")}</span><br>{p.birth_date()}</td><td><span class="l">{p.label("hour", "Hora")}</span><br>{p.hour()}</td><td><span class="l">{p.label("sex", "Sexo")}</span><br>{p.sex_boxes() if p.chance(.3) and r["sex"] != "I" else p.sex()}</td>',
        f'<td><span class="l">{p.label("birth_place", "Local")}</span><br>{p.birth_place()}</td><td><span class="l">{p.label("birth_city", "Cidade")}</span><br>{p.birth_city()}</td><td><span class="l">{p.label("birth_uf", "UF")}</span><br>{p.birth_uf()}</td>',
        f'<td><span class="l">{p.label("livro", "Livro")}</span> {p.livro()}</td><td><span class="l">{p.label("folha", "Folha")}</span> {p.folha()}</td><td><span class="l">{p.label("termo", "Termo")}</span> {p.termo()}</td>',
        f'<td colspan="2"><span class="l">{p.label("matricula", "Matrícula")}</span><br>{p.matricula()}</td><td><span class="l">{p.label("reg_date", "Registrado em")}</span><br>{p.reg_date()}</td>',
    ]
    if p.chance(.4):
        lines.append(lines.pop(0))
    elif p.chance(.4):
        lines.insert(0, lines.pop())
    data = '<table class="t">' + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"
    why = p.pick("Multiparentalidade reconhecida — RE 898.060/STF.", "Filiação socioafetiva reconhecida nos termos do Provimento CNJ nº 63/2017, art. 10, alterado pelo Provimento 83/2019.", "") if extra else ""
    who, title = signed(p)
    notes = f'<div class="nt"><span class="l">{p.label("averbacoes", "Averbações")}</span> {p.averbacoes()}<br><span class="l">{p.label("anotacoes", "Anotações")}</span> {p.anotacoes()}</div>'
    top = f'<div class="h">{p.office()} — {p.reg_city_uf()}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de nascimento")}</h1>'
    foot = f'<div class="h2">{p.other(r["address"])} · {p.other(r["phone"])}</div><div class="sg">{p.issue_city()}, {p.issue_date()}<br><br>____________________<br>{who}, {title}</div>'
    parts = [data, f'<div class="cap">{p.pick("FILIAÇÃO E ASCENDÊNCIA", "Filiação e avós", "DOS PAIS E AVÓS")}</div>' + parents]
    if p.chance(.25):
        parts.reverse()
    body = top + "".join(parts) + f'<p class="w">{why}</p>' + notes + foot
    wide = p.chance(.35)
    return page(
        "body{font:$fspx/1.28 $font;padding:30px $padpx;width:$wpx}.h,.h2{text-align:center}.h2{font-size:.8em;margin-top:8px}h1{text-align:center;font-size:1.4em;margin:8px 0;color:$hc}.t,.p{width:100%;margin-bottom:8px}.t td,.p td{border:$b;padding:$tppx 6px;vertical-align:top}.p td{width:$cw}.l{font-size:.78em;color:#444}.p .l{$pl}.hd{font-weight:bold;text-align:center;font-size:.88em;background:$bg}.cap{font-weight:bold;margin:8px 0 3px}.w{font-size:.8em;font-style:italic}.nt{border:1px solid #777;padding:6px;min-height:60px}.sg{margin-top:24px;text-align:center}",
        body, fs=p.pick(12, 13), font=p.pick(*SANS, *SERIF), pad=p.pick(36, 50), w=1123 if wide else 794, hc=p.pick("#000", "#800", "#036"), b=p.pick("1px solid #555", "0 solid;border-bottom:1px solid #aaa", "1px dotted #333"), tp=p.pick(2, 4), cw="auto", pl=p.pick("text-align:right", "font-weight:bold", ""), bg=p.pick("#eee", "#fff"),
    )


# --- 9: an indigenous person ---------------------------------------------------------------------------------------------------


PEOPLES = "Guarani Kaiowá|Terena|Xavante|Kaingang|Ticuna|Yanomami|Macuxi|Pataxó|Munduruku|Guajajara|Tukano|Baniwa|Potiguara|Xukuru|Fulni-ô|Krahô|Kayapó|Bororo|Wapichana|Tupinambá|Karajá|Sateré-Mawé|Krenak|Apinajé|Pankararu|Tremembé|Guarani Mbyá|Rikbaktsa|Ashaninka|Kadiwéu".split("|")
_VILLAGE = ("Aldeia {}", "aldeia {}", "Aldeia Indígena {}", "Comunidade {}", "Maloca {}", "Aldeia {} II")


@form
def j_indigena(p):
    p.manner(caps=p.chance(.5), birth_date=p.pick("num", "semi", "both"), date=p.pick("num", "semi"), place=p.pick("/", "-", ","), blank=p.pick("não informado", "-----", "não declarado", "*"))
    in_brazil(p)
    r, rng = p.r, p.rng
    tribe = p.pick(*PEOPLES)
    village = p.pick(*_VILLAGE).format(people.surname(rng) if p.chance(.5) else p.pick("Tekoha Porã", "Água Bonita", "Bananal", "Jaguapiru", "São Marcos", "Sangradouro", "Umariaçu", "Serra do Sol", "Barra Velha", "Caarapó", "Itapoã"))
    land = p.pick("Terra Indígena ", "T.I. ", "Reserva Indígena ") + people.surname(rng)
    if p.chance(.65):
        r["bplace"] = p.pick(village, f"{village}, {land}", f"{village} - {land}", f"Posto de Saúde da {village}")
    if p.chance(.4):
        r["name"] = r["name"].rsplit(" ", 1)[0] + " " + tribe
    first, second = p.parents(p.pick("mother", "father"))
    rani = f"{rng.randint(1, 99999)}"
    officer_of = other_person(p)
    other_village = p.other(p.pick(*_VILLAGE).format(people.surname(rng)))

    def ind(title, value):
        return f'<td><span class="l">{title}</span>{sep}{value}</td>'

    sep = p.pick("<br>", ": ", " ")
    own = [("Povo / Etnia", p.other(tribe)), ("Aldeia de origem", p.other(village)), ("Terra indígena", p.other(land)), ("Nº do RANI", p.other(rani)), ("Nome na língua", p.other(p.pick("Kunumi", "Avá Tupã", "Yandra", "Jaciara", "Tserewa", "Ubiratã") + " " + people.surname(rng)))]
    keep = own[:2] + [o for o in own[2:] if p.chance(.6)]
    block = f'<div class="cap">{p.pick("DADOS INDÍGENAS", "Declaração de etnia (Res. Conjunta CNJ/CNMP nº 3/2012)", "INFORMAÇÕES SOBRE A ORIGEM INDÍGENA")}</div><table class="t"><tr>{"".join(ind(a, b) for a, b in keep)}</tr></table>'

    def parent(x):
        bits = [f'<span class="l">{p.label(x.role, ("Pai" if x.role == "father" else "Mãe"))}</span>{sep}{x.name()}', f'<span class="l">{p.label("parent_nat", p.pick("Naturalidade", "Natural de"))}</span>{sep}{x.nat()}']
        folk = f'<span class="l">{p.pick("Povo", "Etnia")}/Aldeia</span>{sep}{p.other(p.pick(tribe, tribe, *PEOPLES))} — {other_village}' if x.known else ""
        gps = f'<span class="l">{p.label("gp_paternal" if x.role == "father" else "gp_maternal", "Avós " + ("paternos" if x.role == "father" else "maternos"))}</span>{sep}{grand(x)}'
        if layout == "wide":
            return f'<tr><td>{bits[0]}</td><td>{bits[1]}</td></tr><tr><td>{gps}</td><td>{folk}</td></tr>'
        return f'<tr><td colspan="2">{bits[0]}</td></tr><tr><td>{bits[1]}</td><td>{folk}</td></tr><tr><td colspan="2">{gps}</td></tr>'

    layout = p.pick("wide", "tall")
    parents = f'<table class="t">{parent(first)}{parent(second)}</table>'
    data = f'<table class="t"><tr><td colspan="4"><span class="l">{p.label("name", p.pick("Nome", "NOME COMPLETO (inclusive indígena)"))}</span>{sep}<b>{p.name()}</b></td></tr><tr><td><span class="l">{p.label("birth_date", "Nascimento")}</span>{sep}{p.birth_date()}</td><td><span class="l">{p.label("hour", "Hora")}</span>{sep}{p.hour()}</td><td><span class="l">{p.label("sex", "Sexo")}</span>{sep}{p.sex()}</td><td><span class="l">{p.label("nat", "Naturalidade")}</span>{sep}{p.nat()}</td></tr><tr><td colspan="2"><span class="l">{p.label("birth_place", p.pick("Local de nascimento", "Aldeia ou hospital onde nasceu"))}</span>{sep}{p.birth_place()}</td><td><span class="l">{p.label("birth_city", "Município")}</span>{sep}{p.birth_city()}</td><td><span class="l">{p.label("birth_uf", "UF")}</span>{sep}{p.birth_uf()}</td></tr></table>'
    reg = f'<table class="t"><tr><td><span class="l">{p.label("reg_date", "Data do registro")}</span>{sep}{p.reg_date()}</td><td><span class="l">{p.label("livro", "Livro")}</span>{sep}{p.livro()}</td><td><span class="l">{p.label("folha", "Folha")}</span>{sep}{p.folha()}</td><td><span class="l">{p.label("termo", "Termo")}</span>{sep}{p.termo()}</td></tr><tr><td colspan="2"><span class="l">{p.label("dnv", "DNV / DNV indígena")}</span>{sep}{p.dnv()}</td><td colspan="2"><span class="l">{p.label("matricula", "Matrícula")}</span>{sep}{p.matricula()}</td></tr></table>'
    if p.chance(.3):  # the RANI's own book and leaf beside
        reg += f'<table class="t"><tr><td><span class="l">RANI — Posto / AER FUNAI</span>{sep}{town(p)}</td><td><span class="l">Livro</span>{sep}{p.other(rng.randint(1, 40))}</td><td><span class="l">Folha</span>{sep}{p.other(rng.randint(1, 200))}</td><td><span class="l">Nº</span>{sep}{p.other(rani)}</td><td><span class="l">Data</span>{sep}{when(p, r["birth"] + dt.timedelta(days=90), "num")}</td></tr></table>'
    d = r["declarant"]
    declarant = f'<p class="s">{p.pick("Declarante", "DECLARANTE")}: {p.other(d["name"])}{p.pick("", ", " + p.other(d["kin"]))}. {p.pick("Representante da FUNAI: " + officer_of + ", matrícula SIAPE " + p.other(rng.randint(100000, 999999)) + ".", "Registro acompanhado pelo cacique " + officer_of + ".", "")} {p.pick("Registro de nascimento de indígena não integrado, facultativo (Lei 6.015/73, art. 50, § 2º).", "")}</p>'
    pieces = [data, block, parents, reg] if p.chance(.5) else [block, data, reg, parents] if p.chance(.5) else [reg, data, parents, block]
    notes = f'<div class="nt"><span class="l">{p.label("averbacoes", "Averbações")}</span> {p.averbacoes()}</div>' if p.chance(.6) else ""
    who, title = signed(p)
    body = f'<div class="h"><b>{p.pick("CERTIDÃO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO DE INDÍGENA", "REGISTRO DE NASCIMENTO DE INDÍGENA — CERTIDÃO")}</b><br>{p.office()}<br>{p.reg_city_uf()}</div>' + "".join(pieces) + declarant + notes + f'<table class="f"><tr><td>{p.label("seal", "Selo")} {p.seal()}<br>{p.other(r["phone"])}</td><td>{p.issue_city_uf()}, {p.issue_date()}<br><br>{who}<br>{title}</td></tr></table>'
    return page(
        "body{font:$fspx/1.28 $font;padding:30px $padpx}.h{text-align:$ha;margin-bottom:10px}.h b{font-size:1.35em;display:inline-block;$hb}.t{width:100%;margin-bottom:$mbpx}.t td{border:$b;padding:$tppx 6px;vertical-align:top}.l{font-size:.76em;color:$lc;$lt}.cap{font-weight:bold;font-size:.85em;background:$bg;padding:2px 6px}.s{font-size:.9em;text-align:justify}.nt{border:1px solid #666;min-height:50px;padding:5px}.f{width:100%;margin-top:20px}.f td{width:50%;vertical-align:bottom;text-align:center}",
        body, fs=p.pick(12, 13, 14), font=p.pick(*SANS, *SERIF), pad=p.pick(36, 56), ha=p.pick("center", "left"), hb=p.pick("", "border-bottom:3px solid #a63"), mb=p.pick(0, 6, 10), b=p.pick("1px solid #555", "0 solid; border-bottom:1px solid #999", "1px solid #b96"), tp=p.pick(2, 4), lc=p.pick("#555", "#733", "#000"), lt=p.pick("", "text-transform:uppercase", "font-weight:bold"), bg=p.pick("#f0e6da", "#eee", "#fff"),
    )


# --- 10: a late registration, typed into underlined blanks ----------------------------------------------------------------------------


@form
def j_tardio_datilografado(p):
    p.manner(caps=p.chance(.4), birth_date=p.pick("words", "semi"), date=p.pick("words", "semi"), hour=p.pick("words", "num", "old"), place=p.pick(",", "-", "/"), blank=p.pick("-x-x-x-x-", "= = = =", "///////////", "---------"))
    in_brazil(p)
    r, rng = p.r, p.rng
    r["rdate"] = min(r["birth"] + dt.timedelta(days=rng.randint(2500, 22000)), records.TODAY - dt.timedelta(days=2))
    r["edate"] = r["rdate"] + dt.timedelta(days=rng.choice([0, 0, 1, 400, 2000])) if r["rdate"].year < 2020 else r["rdate"]
    first, second = p.parents("father")
    w = r["witnesses"]

    def u(value, grow=1):
        return f'<span class="u" style="flex:{grow}">{value}</span>'

    def line(*bits):
        return f'<div class="ln">{"".join(f"<span>{b}</span>" if not b.startswith("<span class=") else b for b in bits)}</div>'

    parts = p.chance(.55)
    out = line("N.º", u(p.termo(), 1.2), "Fls.", u(p.folha(), .4), "Livro", u(p.livro(), .5)) if p.chance(.6) else line("Certifico que às fls.", u(p.folha(), .4), "do livro n.º", u(p.livro(), .5), "sob o n.º de ordem", u(p.termo(), .7))
    out += line(p.pick("foi lavrado em", "foi feito no dia"), u(p.reg_date(), 2), p.pick("o assento de nascimento", "o assento de"))
    out += line("de", u(p.name(), 2), "do sexo", u(p.sex(), .6))
    if parts:
        out += line("nascid" + oa(p, "o", "a") + " a", u(p.birth_day(), .4), "de", u(p.birth_month(), .7), "de", u(p.birth_year(), .6), "às", u(p.hour()))
    else:
        out += line("nascid" + oa(p, "o", "a") + " a", u(p.birth_date(), 2), "às", u(p.hour()))
    out += line("em", u(p.birth_place(), 2)) + line("município de", u(p.birth_city()), "Estado", u(p.birth_uf(True), .6))
    for x in (first, second):
        out += line(("filh" + oa(p, "o", "a") + " de") if x is first else "e de dona" if x.role == "mother" else "e de", u(x.name(), 2))
        if p.chance(.85):
            out += line("natural de", u(x.nat()), "profissão", u(x.extra("profession"), .7))
    for x in (first, second):
        word = "São avós paternos" if x.role == "father" else "e maternos"
        if p.chance(.7) and x.known:
            out += line(word, u(x.grandfather())) + line("e dona", u(x.grandmother()))
        else:
            out += line(word, u(grand(x)))
    order = p.pick(f"despacho do MM. Juiz de Direito {other_person(p, 'M')}, de {when(p, r['rdate'] - dt.timedelta(days=9), 'semi')}", f"autorização do Juiz Corregedor, processo {process(p)}", f"requerimento assinado por duas testemunhas, art. 46 da Lei nº 6.015/73", "Decreto-lei nº 7.270, de 25 de janeiro de 1945", "artigo 46 e seus parágrafos da Lei 6.015/73, com multa paga")
    out += line("Foi declarante", u(p.other(r["declarant"]["name"]), 2))
    out += line("e serviram de testemunhas", u(p.other(w[0]["name"]))) + line(u(p.other(w[1]["name"])), p.pick("residente em", "natural de"), u(p.other(places.place(rng)[0]), .7))
    obs = f"{p.label('averbacoes', p.pick('Observações', 'OBS.', 'Nota'))}: " + p.value(html.unescape(f"Registro feito fora do prazo legal, {p.pick('por', 'conforme', 'nos termos de')} {order}."), "averb")
    av = f'<div class="o">{p.label("averbacoes", p.pick("Averbações:", "À margem:"))} {p.averbacoes()}</div>' if p.chance(.5) else ""
    who, title = signed(p)
    head = p.pick(
        lambda: f'<div class="h"><span>Estado d_ <u>{p.reg_uf(True)}</u></span><br>Comarca de <u>{p.reg_city()}</u><br>{p.office()}</div>',
        lambda: f'<div class="h"><b>REGISTRO CIVIL</b><br>{p.office()}<br>{p.reg_city_uf()}<br>{p.officer()} — {p.pick("Oficial", "Escrivão", "Serventuário vitalício")}</div>',
        lambda: f'<div class="h2"><div>ESTADO<br><b>{p.reg_uf(True)}</b></div><div>MUNICÍPIO<br><b>{p.reg_city()}</b></div><div>CARTÓRIO<br><b>{p.office()}</b></div></div>',
    )()
    stub = f'<div class="stub">Reg. tardio<br>Talão {rng.randint(1, 9999):04d}<br>Estampilhas<br>Cr$ {rng.randint(1, 90)},00</div>' if p.chance(.4) else ""
    body = f'<div class="pg">{stub}{head}<h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Nascimento", "Registro de Nascimento")}</h1>{out}<div class="o">{obs}</div>{av}<div class="ln"><span>O referido é verdade e dou fé.</span></div>{line(u(p.issue_city()), u(p.issue_date(), 2))}<div class="s">{p.pick("", "O OFICIAL<br>")}_______________________<br>{who}<br>{title}</div></div>'
    return page(
        "body{font:$fspx/1.2 $font;padding:$padpx;background:$bgc}.pg{position:relative;$frame}.ln{display:flex;gap:6px;margin:$mgpx 0;align-items:flex-end}.u{border-bottom:$ub;font-family:$vf;font-size:$vs;padding:0 4px;min-height:1.25em;text-align:$ua}.h{text-align:center}.h2{display:flex;gap:20px;justify-content:space-between;font-size:.9em}h1{text-align:center;font-size:1.9em;margin:16px 0;font-family:$hf;font-weight:$hw}.o{margin:12px 0;font-family:$vf;font-size:.93em;text-align:justify}.s{text-align:right;margin-top:30px}.stub{position:absolute;right:8px;top:8px;border:1px solid #000;font-size:.72em;padding:4px;text-align:center}.stub+.h,.stub+.h2{padding:0 110px}",
        body, fs=p.pick(14, 15, 16), font=p.pick(*SERIF), pad=p.pick(44, 60), frame=p.pick("", "border:2px solid #000;padding:24px", "border:5px double #555;padding:24px"), bgc=p.pick("#fff", "#fdf9ec"), mg=p.pick(3, 6, 9), ub=p.pick("1px solid #000", "1px dotted #000", "1px dashed #444"), vf=p.pick(*MONO), vs=p.pick("1em", ".92em"), ua=p.pick("left", "center"), hf=p.pick("inherit", "'Z003'", "'URW Gothic'"), hw=p.pick("bold", "normal"),
    )


# --- 11: twins and triplets, each in a row of a table ---------------------------------------------------------------------------------


@form
def j_gemeos_tabela(p):
    p.manner(caps=p.chance(.6), birth_date=p.pick("num", "num", "both"), date="num", hour="num", matricula=p.pick(" ", ".", "", "wide"), place=p.pick("/", "-", ","), blank=p.pick("-", "não há", "****", "N/C"))
    in_brazil(p)
    r, rng = p.r, p.rng
    if not r["twins"] and p.chance(.8):
        mother = r["mother"]["name"].split()[-1] if r["mother"] else None
        father = r["father"]["name"].split()[-1] if r["father"] else None
        for n in range(p.pick(1, 1, 1, 2, 2, 3)):
            sex = p.pick("M", "F")
            r["twins"].append({"name": people.child(rng, sex, mother, father), "sex": sex, "mat": records.matricula(int(r["cns"]), r["rdate"].year, r["book"], r["leaf"] + (n + 1) // 2, r["entry"] + n + 1)})
    twins = r["twins"]
    first, second = p.parents()
    many = {0: "Não", 1: "Sim", 2: "Sim (trigêmeos)", 3: "Sim (quadrigêmeos)"}[len(twins)]
    said = p.value(many, "twin") if p.chance(.5) else p.twin_boxes() if p.chance(.4) else p.twin()
    kind = p.pick("table", "table", "cell", "beside")

    def digits(t):
        return records.mat_text(rng, t["mat"], p.style.matricula)

    if kind == "table" and twins:
        extra = p.pick("", "ordem", "hora", "sexo")
        heads = [p.label("twin_names", p.pick("NOME DO(S) GÊMEO(S)", "Nome do gêmeo", "Irmão(ã) gêmeo(a)")), p.label("twin_names", p.pick("MATRÍCULA DO(S) GÊMEO(S)", "Matrícula"))]
        with_mat = p.chance(.85)
        rows = ""
        for i, t in enumerate(twins):
            cells = f"<td>{p.value(t['name'], 'twname', begins=not i)}</td>"
            if extra == "ordem":
                cells = f"<td>{i + 1}º</td>" + cells
            elif extra == "sexo":
                cells += f"<td>{p.other({'M': 'Masculino', 'F': 'Feminino'}[t['sex']])}</td>"
            elif extra == "hora":
                cells += f"<td>{p.other(records.hour_text(rng, (r['time'][0], min(59, r['time'][1] + 2 + i)), 'num'))}</td>"
            if with_mat:
                cells += f"<td>{p.value(digits(t), 'twname', begins=False)}</td>"
            rows += f"<tr>{cells}</tr>"
        top = ("<th>Ordem</th>" if extra == "ordem" else "") + f"<th>{heads[0]}</th>" + (f"<th>{ {'hora': 'Hora', 'sexo': 'Sexo'}[extra]}</th>" if extra in ("hora", "sexo") else "") + (f"<th>{heads[1]}</th>" if with_mat else "")
        block = f'<table class="t tw"><tr><th rowspan="{len(twins) + 1}" class="sd">{p.label("twin", p.pick("GÊMEO", "Gêmeos", "É GÊMEO?"))}<br>{said}</th>{top}</tr>{rows}</table>'
        if p.chance(.3):
            block = f'<div class="cap">{p.label("twin", "GÊMEO")}: {said}</div><table class="t tw"><tr>{top}</tr>{rows}</table>'
    elif kind == "beside" and twins:
        names = "; ".join(f"{p.value(t['name'], 'twname', begins=not i)}" for i, t in enumerate(twins))
        block = f'<table class="t tw"><tr><th>{p.label("twin", "Gêmeo")}</th><th>{p.label("twin_names", "Nome e matrícula do(s) gêmeo(s)")}</th></tr><tr><td>{said}</td><td>{p.twin_names() if p.chance(.7) else names}</td></tr></table>'
    else:
        block = f'<table class="t tw"><tr><th>{p.label("twin", "GÊMEO")}</th><td>{said}</td><th>{p.label("twin_names", "NOME E MATRÍCULA DO GÊMEO")}</th><td>{p.twin_names()}</td></tr></table>'
    order = p.pick("", f'<td><span class="l">Ordem de nascimento</span><br>{rng.randint(1, max(1, len(twins) + 1))}º de {len(twins) + 1}</td>') if twins else ""
    filiation = "<br>".join(f"{x.name()}{p.pick(', natural de ', ' — ')}{x.nat()}" for x in (first, second) if x.known) or p.blank()
    gps = "<br>".join(f"{p.pick('', 'Paternos: ') if x.role == 'father' else p.pick('', 'Maternos: ')}{grand(x)}" for x in (first, second) if x.known) or p.blank()
    data = f'<table class="t"><tr><td colspan="4"><span class="l">{p.label("matricula", "MATRÍCULA")}</span><br>{p.matricula()}</td></tr><tr><td colspan="3"><span class="l">{p.label("name", "NOME")}</span><br><b>{p.name()}</b></td><td><span class="l">{p.label("cpf", "CPF")}</span><br>{p.cpf()}</td></tr><tr><td><span class="l">{p.label("birth_date", "DATA DE NASCIMENTO")}</span><br>{p.birth_date()}</td><td><span class="l">{p.label("hour", "HORA")}</span><br>{p.hour()}</td><td><span class="l">{p.label("sex", "SEXO")}</span><br>{p.sex()}</td>{order or "<td></td>"}</tr><tr><td colspan="2"><span class="l">{p.label("birth_place", "LOCAL DE NASCIMENTO")}</span><br>{p.birth_place()}</td><td colspan="2"><span class="l">{p.label("birth_city", "MUNICÍPIO / UF")}</span><br>{p.birth_city_uf()}</td></tr></table>'
    fam = f'<table class="t"><tr><td><span class="l">{p.label("filiation", "FILIAÇÃO")}</span><br>{filiation}</td><td><span class="l">{p.label("gp_all", "AVÓS")}</span><br>{gps}</td></tr></table>' if p.chance(.6) else f'<table class="t"><tr><td><span class="l">{p.label("filiation", "FILIAÇÃO")}</span><br>{filiation}</td></tr><tr><td><span class="l">{p.label("gp_all", "AVÓS")}</span><br>{gps}</td></tr></table>'
    reg = f'<table class="t"><tr><td><span class="l">{p.label("reg_date", "REGISTRO EM")}</span> {p.reg_date()}</td><td><span class="l">{p.label("dnv", "DNV")}</span> {p.dnv()}</td>' + (f'<td><span class="l">DNV do gêmeo</span> {p.other(records.dnv_text(rng))}</td>' if twins and p.chance(.35) else "") + f'</tr></table>'
    pieces = p.pick([data, fam, block, reg], [data, block, fam, reg], [block, data, fam, reg] if p.chance(.3) else [data, fam, reg, block])
    av = f'<div class="nt"><span class="l">{p.label("averbacoes", "AVERBAÇÕES")}</span><br>{p.averbacoes()}</div>'
    who, title = signed(p)
    body = f'<div class="h">{p.pick("REPÚBLICA FEDERATIVA DO BRASIL<br>", "")}<b>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento")}</b></div>{"".join(pieces)}{av}<table class="f"><tr><td>{p.label("office", "Nome do ofício")}<br>{p.office()}<br>{p.label("officer", "Oficial")}: {p.officer()}<br>{p.reg_city_uf()}<br>{p.other(r["address"])}</td><td>Dou fé.<br>{p.issue_city()}, {p.issue_date()}<br><br>{who}<br>{title}</td></tr></table>'
    return page(
        "body{font:$fspx/1.25 $font;padding:$padpx}.h{text-align:center;margin-bottom:8px}.h b{font-size:1.4em}.t{width:100%;margin-bottom:$mbpx;table-layout:$tl}.t td,.t th{border:$b;padding:$tppx 6px;vertical-align:top;text-align:left}.tw th{font-weight:$thw;font-size:.8em;background:$bg}.tw{table-layout:auto}.sd{width:110px;text-align:center}.l{font-size:.74em;color:#444}.cap{font-size:.9em;margin-top:4px}.nt{border:$b;min-height:60px;padding:5px}.f{width:100%;margin-top:12px}.f td{width:50%;vertical-align:top;padding:4px}.f td+td{text-align:center}",
        body, fs=p.pick(12, 12.5, 13.5), font=p.pick(*SANS, *SERIF), pad=p.pick(32, 50), mb=p.pick(0, 5, 9), tl=p.pick("auto", "fixed"), b=p.pick("1px solid #444", "1px solid #aaa", "1px dotted #555"), tp=p.pick(2, 3, 5), thw=p.pick("normal", "bold"), bg=p.pick("#eee", "#fff", "#e4ecf4"),
    )


# --- 12: the seal in a row of a table of fees -----------------------------------------------------------------------------------------


@form
def j_selo_na_tabela(p):
    p.manner(caps=p.chance(.4), birth_date=p.pick("semi", "num", "words"), date=p.pick("semi", "num"), place=p.pick("/", "-", ","), hour=p.pick("num", "words"))
    in_brazil(p)
    r, rng = p.r, p.rng
    r["edate"] = max(r["edate"], min(dt.date(2011, 1, 1) + dt.timedelta(days=rng.randint(0, 5600)), records.TODAY))
    first, second = p.parents()
    fees = records.fees(rng) + records.fees(rng)
    fees = fees[: rng.randint(3, 7)]
    rows = [(p.other(a), p.other(b)) for a, b in fees]
    codes = [
        ("Protocolo", p.other(r["protocol"])), (p.pick("CNS", "Código Nacional da Serventia"), p.other(r["cns"])), (p.pick("Código de segurança", "Cód. verificador", "Código de validação", "Chave de consulta"), p.other(r["security"] or records.security_code(rng))),
        ("Hash", records.code(rng, "0123456789abcdef", rng.choice([16, 32]))), ("Pedido nº", p.other(rng.randint(1000, 999999))), ("Papel de segurança nº", p.other(f"{p.pick('A', 'AA', 'B')} {rng.randint(100000, 9999999):07d}")), ("CRC Nacional", p.other(records.code(rng, "0123456789ABCDEF", 12))),
    ]
    rng.shuffle(codes)
    codes = codes[: rng.randint(2, 5)]
    seal = (p.label("seal", p.pick("Selo digital", "Selo", "Selo Eletrônico de Fiscalização", "Nº do selo", "SELO DE CONSULTA", "Selo Digital do Tipo Normal")), p.seal())
    kind = p.pick("one", "two", "line", "columns")
    sep = p.pick("", ":", ":")
    if kind == "one":
        lines = rows[:]
        lines.insert(rng.randint(0, len(lines)), seal)
        for c in codes[:2]:
            lines.insert(rng.randint(0, len(lines)), c)
        block = '<table class="k">' + "".join(f"<tr><td>{a}{sep}</td><td class='num'>{b}</td></tr>" for a, b in lines) + "</table>"
    elif kind == "two":
        codes.insert(rng.randint(0, len(codes)), seal)
        block = '<div class="dk"><table class="k">' + "".join(f"<tr><td>{a}{sep}</td><td class='num'>{b}</td></tr>" for a, b in rows) + '</table><table class="k">' + "".join(f"<tr><td>{a}{sep}</td><td>{b}</td></tr>" for a, b in codes) + "</table></div>"
    elif kind == "line":
        lines = rows + codes
        lines.insert(rng.randint(0, len(lines)), seal)
        joint = p.pick(" | ", " · ", "; ", " – ")
        block = '<p class="ln">' + joint.join(f"{a}{sep or ':'} {b}" for a, b in lines) + "</p>"
    else:
        lines = [seal] + rows[:4] if p.chance(.5) else rows[:4] + [seal]
        block = '<table class="k w"><tr>' + "".join(f"<th>{a}</th>" for a, _ in lines) + "</tr><tr>" + "".join(f"<td>{b}</td>" for _, b in lines) + "</tr></table>" + f'<p class="ln">{" ".join(f"{a}: {b}." for a, b in codes)}</p>'
    site = html.escape(r["website"])
    check = p.pick(f"Consulte a validade deste ato em {site}", f"Valide em https://selodigital.tj{r['ruf'].lower()}.jus.br/consulta — ou pelo QR Code ao lado", f"Confira os dados do ato em www.tj{r['ruf'].lower()}.jus.br/selo", f"Para verificar a autenticidade, acesse {site} e informe o código acima")
    qr = f'<div class="qr">{p.pick("QR CODE", "Q R", "[QR Code]")}</div>' if p.chance(.6) else ""
    fees_box = f'<div class="fee"><div>{block}<div class="chk">{check}</div></div>{qr}</div>'
    bits = [p.pick(f"{x.name()}, natural de {x.nat()}", f"{x.name()} (naturalidade: {x.nat()})", f"{x.name()}, nascid{'o' if x.person['sex'] == 'M' else 'a'} em {x.nat()}") for x in (first, second) if x.known]
    mode = p.pick("story", "list", "cols")
    gps = [f"{'paternos' if x.role == 'father' else 'maternos'}, {x.grandparents()}" for x in (first, second) if x.known and (x.grandfather_known or x.grandmother_known)]
    if mode == "story":
        data = f"<p class='st'>CERTIFICO que no livro {p.livro()}, folha {p.folha()}, termo {p.termo()}, foi registrado em {p.reg_date()} o nascimento de <b>{p.name()}</b>, {p.pick('inscrit' + oa(p, 'o', 'a') + ' no CPF sob nº ' + p.cpf() + ', ', '')}do sexo {p.sex()}, ocorrido em {p.birth_date()}, às {p.hour()}, em {p.birth_place()}, {p.birth_city_uf()}, {oa(p, 'filho', 'filha')} de {' e de '.join(bits) or 'pais não declarados'}.{' São avós ' + '; e '.join(gps) + '.' if gps else ''}</p>"
    else:
        items = [("name", "Nome", p.name()), ("cpf", "CPF", p.cpf()), ("birth_date", "Nascimento", f"{p.birth_date()} {p.pick('às', '-', ',')} {p.hour()}"), ("sex", "Sexo", p.sex()), ("birth_place", "Local", f"{p.birth_place()}, {p.birth_city_uf()}"), ("filiation", "Filiação", "<br>".join(bits) or p.blank()), ("gp_all", "Avós", "<br>".join(gps) or p.blank()), ("livro", "Livro / Folha / Termo", f"{p.livro()} / {p.folha()} / {p.termo()}"), ("reg_date", "Registro", p.reg_date())]
        data = f'<div class="{mode}">' + "".join(f'<div class="it"><div class="l">{p.label(c, t)}{sep}</div><div class="vv">{v}</div></div>' for c, t, v in items) + "</div>"
    mat = f'<p class="m">{p.label("matricula", "Matrícula")} {p.matricula()}</p>' if p.chance(.6) else ""
    who, title = signed(p)
    note = f'<p>{p.label("averbacoes", "Averbações")}: {p.averbacoes()}</p>' if p.chance(.6) else ""
    sign = f'<div class="sg">{p.issue_city_uf()}, {p.issue_date()}<br><br>{who}<br>{title}</div>'
    head = f'<div class="h"><b>{p.office()}</b><br>{p.reg_city_uf()}<br><small>{p.other(r["address"])} — CNPJ {p.other(r["cnpj"])}</small></div><h1>Certidão de nascimento</h1>'
    body = head + (fees_box if p.chance(.2) else "")
    body += mat + data + note + (sign if p.chance(.5) else "")
    body += "" if fees_box in body else fees_box
    body += "" if sign in body else sign
    return page(
        "body{font:$fspx/1.32 $font;padding:36px $padpx}.h{text-align:$ha}.h small{font-size:.78em}h1{font-size:1.6em;text-align:$ha;font-weight:$hw;text-transform:$tt;margin:12px 0}.st{text-align:justify;line-height:1.6}.cols{columns:2;column-gap:24px}.it{break-inside:avoid;padding:3px 0;$itb}.list .it{display:flex;gap:10px}.list .l{width:150px;flex:none;text-align:$la}.l{font-size:.85em;color:#444}.fee{display:flex;gap:16px;border:$fb;padding:8px;margin:14px 0;font-size:$ff;font-family:$fm;justify-content:space-between}.dk{display:flex;gap:18px}.k td,.k th{border:$kb;padding:1px 6px;text-align:left;vertical-align:top}.num{text-align:$na!important}.w{width:100%}.ln{margin:4px 0}.chk{margin-top:6px}.qr{width:84px;height:84px;border:6px double #000;flex:none;font-size:10px;text-align:center;padding-top:26px}.sg{text-align:center;margin:24px 0}.m{font-weight:bold}",
        body, fs=p.pick(13, 14), font=p.pick(*SANS, *SERIF), pad=p.pick(44, 64), ha=p.pick("center", "left"), hw=p.pick("bold", "normal"), tt=p.pick("none", "uppercase"), itb=p.pick("", "border-bottom:1px dotted #777"), la=p.pick("left", "right"), fb=p.pick("1px solid #000", "1px dashed #555", "none"), ff=p.pick(".72em", ".8em", ".88em"), fm=p.pick("inherit", "'Liberation Mono'", "'Nimbus Sans Narrow'"), kb=p.pick("1px solid #777", "none"), na=p.pick("left", "right"),
    )


# --- 13: documents of the person in a table, notes beside --------------------------------------------------------------------------


@form
def j_cadastro_documentos(p):
    p.manner(caps=p.chance(.7), birth_date=p.pick("num", "both"), date="num", hour="num", place=p.pick("/", "-", ","), blank=p.pick("--", "***", "", "Não informado") or "<i>—</i>")
    in_brazil(p)
    r, rng = p.r, p.rng
    first, second = p.parents()
    columns, rows = texts.cadastro(rng, r)
    if p.chance(.7):
        day = r["birth"] + dt.timedelta(days=rng.randint(6000, 9000))
        n = rng.randint(1, len(rows) + 1)
        rows.insert(n - 1, ([p.pick("RG", "CNH", "Título de eleitor", "Passaporte", "CTPS"), records.rg(rng)] + [records.date_text(rng, day, "num"), records.issuer(rng), "", "", ""])[: len(columns)])
    rows = [list(row) + [""] * (len(columns) - len(row)) for row in rows]
    rows = [row for row in rows if row[0] != "CPF"] or [["RG"] + [""] * (len(columns) - 1)]
    how = p.pick("table", "pairs", "text", "turned")
    if how == "table":
        docs = '<table class="k"><tr>' + "".join(f"<th>{c}</th>" for c in columns) + "</tr>" + "".join("<tr>" + "".join(f"<td>{p.other(c) if c else ''}</td>" for c in row) + "</tr>" for row in rows) + "</table>"
    elif how == "pairs":
        docs = '<div class="prs">' + "".join(f'<div><b>{html.escape(row[0])}</b> {p.other(", ".join(c for c in row[1:] if c)) or p.blank()}</div>' for row in rows) + "</div>"
    elif how == "turned":
        short = rows[:5]
        docs = '<table class="k">' + "".join("<tr>" + f"<th>{c}</th>" + "".join(f"<td>{p.other(row[i]) if row[i] else ''}</td>" for row in short) + "</tr>" for i, c in enumerate(columns)) + "</table>"
    else:
        docs = "<p>" + "; ".join(f"{html.escape(row[0])}: {p.other(', '.join(c for c in row[1:] if c)) or p.blank()}" for row in rows) + ".</p>"
    title = p.pick("ANOTAÇÕES DE CADASTRO", "Anotações de cadastro", "ANOTAÇÕES VOLUNTÁRIAS DE CADASTRO", "Documentos anotados")
    own = f'<div class="sec"><div class="tt">{p.label("averbacoes", p.pick("AVERBAÇÕES/ANOTAÇÕES À ACRESCER", "Averbações / Anotações", "AVERBAÇÕES"))}</div><div class="bx">{p.averbacoes()}</div></div>'
    cad = f'<div class="sec"><div class="tt">{title}</div>{docs}</div>'
    if p.chance(.35) and r["anotacoes"]:
        own += f'<div class="sec"><div class="tt">{p.label("anotacoes", "ANOTAÇÕES")}</div><div class="bx">{p.anotacoes()}</div></div>'
    both = own + cad if p.chance(.6) else cad + own
    landscape = p.chance(.35)
    sides = p.chance(.5) and landscape

    def f(concept, text, value, w=1):
        return f'<div class="f" style="flex:{w} 1 0"><div class="l">{p.label(concept, text)}</div><div class="v">{value}</div></div>'

    data = f'<div class="ro">{f("name", "Nome", p.name(), 3)}{f("cpf", "Número do CPF", p.cpf())}</div><div class="ro">{f("matricula", "Matrícula", p.matricula(), 3)}{f("sex", "Sexo", p.sex())}</div>'
    if p.chance(.5):
        data += f'<div class="ro">{f("birth_date", "Data de nascimento por extenso", p.birth_date("words"), 4)}{f("birth_day", "Dia", p.birth_day(), .5)}{f("birth_month", "Mês", p.birth_month(), .7)}{f("birth_year", "Ano", p.birth_year(), .7)}{f("hour", "Hora", p.hour(), .9)}</div>'
    else:
        data += f'<div class="ro">{f("birth_date", "Data de nascimento", p.birth_date(), 2)}{f("hour", "Horário", p.hour())}{f("nat", "Naturalidade", p.nat(), 2)}</div>'
    data += f'<div class="ro">{f("birth_place", "Local de nascimento", p.birth_place(), 2)}{f("birth_city", "Município de nascimento e UF", p.birth_city_uf(), 2)}</div><div class="ro">{f("reg_city", "Município de registro e UF", p.reg_city_uf(), 2)}{f("reg_date", "Data de registro", p.reg_date())}{f("dnv", "Número da DNV", p.dnv())}</div>'
    for x in (first, second):
        data += f'<div class="ro">{f("filiation", "Filiação", x.name(), 2)}{f("parent_nat", "Município de nascimento e UF", x.nat(), 1)}{f("gp_all", "Avós", grand(x, p.pick(" e ", "; ")), 2)}</div>'
    data += f'<div class="ro">{f("twin", "Gêmeos", p.twin(), .5)}{f("twin_names", "Nome e matrícula do(s) gêmeo(s)", p.twin_names(), 3)}</div>'
    who = p.officer()
    foot = f'<div class="ft"><div>{p.label("office", "Nome do ofício")}: {p.office()}<br>{p.label("officer", "Oficial registrador")}: {who}<br>{p.other(r["address"])}<br>{p.other(r["email"])}</div><div>{p.label("seal", "Selo digital")}: {p.seal()}<br>{p.issue_city()}, {p.issue_date()}<br>{p.other(r["clerk"])}<br>{html.escape(r["clerk_title"])}</div></div><div class="as">{p.pick("* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido pelo órgão solicitante.", "As anotações de cadastro são meramente informativas.", "")}</div>'
    main = f'<div class="sd"><div class="a">{data}</div><div class="b">{both}</div></div>' if sides else data + both
    body = f'<div class="h">{p.pick("República Federativa do Brasil<br>Registro Civil das Pessoas Naturais<br>", "")}<b>CERTIDÃO DE NASCIMENTO</b></div>{main}{foot}'
    return page(
        "body{font:$fspx/1.2 $font;padding:26px 34px;width:$wpx}.h{text-align:center;margin-bottom:8px}.h b{font-size:1.3em}.ro{display:flex;gap:$gappx;margin-bottom:$gappx}.f{border:$b;padding:2px 5px;min-width:0;overflow-wrap:anywhere}.l{font-size:.7em;color:$lc}.v{font-weight:$vw}.tt{font-size:.8em;font-weight:bold;background:$bg;padding:2px 5px;margin-top:6px;text-align:$ta}.bx{border:$b;min-height:56px;padding:4px}.k{width:100%;font-size:.88em}.k td,.k th{border:1px solid #888;padding:1px 4px;height:1.5em;text-align:left;font-weight:normal}.k th{font-size:.85em}.prs{columns:2;font-size:.9em}.prs b{font-weight:normal;color:#555}.sd{display:flex;gap:14px}.a{flex:3}.b{flex:2}.ft{display:flex;justify-content:space-between;margin-top:12px;gap:20px}.ft>div{flex:1}.as{font-size:.68em;margin-top:6px}",
        body, fs=p.pick(11.5, 12, 12.5), font=p.pick(*SANS), w=1123 if landscape else 794, gap=p.pick(0, 3, 5), b=p.pick("1px solid #777", "1px solid #4a6", "0 solid;border-bottom:1px solid #999"), lc=p.pick("#555", "#063"), vw=p.pick("normal", "bold"), bg=p.pick("#e8e8e8", "#e3f0e6", "#fff"), ta=p.pick("left", "center"),
    )


# --- 14: Book E: a child who may choose to be Brazilian ------------------------------------------------------------------------------------


@form
def j_livro_e_opcao(p):
    """One born abroad to a Brazilian, entered in Book E from a foreign certificate until nationality is chosen; or a child of
    foreigners who serve their country."""
    p.manner(caps=p.chance(.5), birth_date=p.pick("semi", "num", "paren", "words"), date=p.pick("semi", "num", "paren"), hour=p.pick("num", "words"), place=p.pick(",", "-", "("), blank=p.pick("não consta", "//////", "—"))
    c = abroad(p)
    r, rng = p.r, p.rng
    diplomat = p.chance(.25)
    if diplomat:
        r["bcity"], r["buf"] = r["rcity"], r["ruf"]
        r["nat"] = (r["rcity"], r["ruf"])
        r["bplace"] = places.hospital(rng, r["rcity"])
        for x in r["parents"]:
            x["nat"] = places.foreign(rng)
    first, second = p.parents(p.pick("father", "mother"))
    foreign_office = p.other(p.pick("Conservatória do Registo Civil de {}", "Ufficio di Stato Civile di {}", "Registro Civil de {}", "Standesamt {}", "Mairie de {}", "City Registrar, {}", "Kreis {}", "Prefeitura de {}").format(c["city"]))
    foreign_ref = p.pick(
        f"assento nº {c['termo']}, livro {c['livro']}, fls. {c['folha']}", f"atto n. {c['termo']}, parte I, serie {p.pick('A', 'B')}", f"acta {c['termo']}, tomo {c['livro']}, folio {c['folha']}", f"certificado nº {p.other(rng.randint(10000, 9999999))}",
    )
    note = "Filho de estrangeiros que se acham a serviço de seu país. O registrado não possui a nacionalidade brasileira, conforme o art. 12, inciso I, alínea “a”, in fine, da Constituição Federal." if diplomat else p.pick(
        "A presente transcrição só produzirá efeitos, como prova da nacionalidade brasileira, depois de homologada a opção pelo Juízo Federal (art. 12, I, “c”, da Constituição Federal).",
        "Opção de nacionalidade: o registrado deverá optar, a qualquer tempo, depois de atingida a maioridade, pela nacionalidade brasileira, perante a Justiça Federal.",
        f"Opção pela nacionalidade brasileira homologada por sentença da {p.other(rng.randint(1, 12))}ª Vara Federal, autos nº {process(p)}, inscrita no Livro E-{p.other(rng.randint(1, 90))}, às fls. {p.other(rng.randint(1, 300))}, sob nº {p.other(rng.randint(100, 9999))}.",
        "Brasileiro nato (art. 12, I, “c”, primeira parte, da CF, com a redação da EC nº 54/2007).",
    )
    frame_note = f'<div class="nt">{p.pick("", "<b>NOTA</b> ", "<b>ATENÇÃO:</b> ", "<b>NACIONALIDADE</b><br>")}{note}</div>'
    lay = p.pick("margin", "leaders", "story", "grid")
    born = [("birth_date", "Data", p.birth_date()), ("hour", "Hora", p.hour()), ("birth_place", "Local", p.birth_place()), ("birth_city", "Cidade", p.birth_city()), ("birth_uf", "Estado" if diplomat else "País", p.birth_uf(True)), ("nat", "Natural de", p.nat())]
    child = [("name", "Nome", p.name()), ("sex", "Sexo", p.sex())]
    entry = [("livro", "Livro", p.livro()), ("folha", "Folha", p.folha()), ("termo", "Nº", p.termo()), ("reg_date", "Em", p.reg_date())]
    origin = [("other", p.pick("Repartição", "Autoridade"), foreign_office), ("other", "Referência", foreign_ref), ("other", "Data", when(p, c["date"])), ("other", "Tradutor", other_person(p) + ", JUC" + p.other(r["ruf"]) + f" nº {p.other(rng.randint(10, 999))}")]
    if diplomat:
        origin = [("other", "Missão", p.other(p.pick("Embaixada da ", "Consulado-Geral da ") + c["country"])), ("other", "Cargo do pai", p.other(p.pick("Terceiro Secretário", "Adido militar", "Cônsul")))]
    folks = []
    for x in (first, second):
        folks.append([(x.role, "Pai" if x.role == "father" else "Mãe", x.name()), ("parent_nat", "Natural de", x.nat()), ("other", "Nacionalidade", x.extra("nationality")), ("gp_all", "Avós", grand(x))])
    groups = [("REGISTRADO", child), ("NASCIMENTO", born), ("PAIS E AVÓS", folks[0] + folks[1]), ("DOCUMENTO ESTRANGEIRO" if not diplomat else "QUALIDADE", origin), ("TERMO NO LIVRO E", entry)]
    if p.chance(.4):
        groups.insert(0, groups.pop())
    if p.chance(.3):
        groups.insert(1, groups.pop(next(i for i, g in enumerate(groups) if g[1] is origin)))
    if lay == "story":
        kin = " e de ".join(f"{x.name()}, {x.extra('nationality')}, {p.pick('natural de ', 'nascid' + ('o' if x.person['sex'] == 'M' else 'a') + ' em ')}{x.nat()}" for x in (first, second) if x.known) or "pais não declarados"
        gps = "; ".join(f"avós {'paternos' if x.role == 'father' else 'maternos'}: {x.grandparents()}" for x in (first, second) if x.known and (x.grandfather_known or x.grandmother_known))
        source = "" if diplomat else f"À vista da certidão expedida por {foreign_office}, {foreign_ref}, de {when(p, c['date'])}, "
        data = f"<p class='jj'>{source or 'A requerimento do interessado, '}{p.pick('fica inscrito', 'foi registrado', 'transcrevo')} no Livro {p.livro()}, fls. {p.folha()}, nº {p.termo()}, aos {p.reg_date()}, o nascimento de {p.name()}, sexo {p.sex()}, natural de {p.nat()}, em {p.birth_date()}, {p.hour()}, {p.birth_place()}, {p.birth_city()}, {p.birth_uf(True)}. {'Filho' if male(p) else 'Filha'} de {kin}. {gps[:1].upper() + gps[1:]}{'.' if gps else ''}</p>"
    elif lay == "margin":
        data = "".join(f'<div class="mg"><div class="mt">{g}</div><div class="mb">' + "".join(f'<div><span class="l">{p.label(a, b)}</span> {v}</div>' for a, b, v in cells) + "</div></div>" for g, cells in groups)
    elif lay == "leaders":
        dot = p.pick(".", ". ", "_")
        data = "".join(f'<div class="ld"><span class="ll">{p.label(a, b)} <i>{(dot * 24)[: max(3, 23 - len(b))]}</i></span><span class="lv">{v}</span></div>' for g, cells in groups for a, b, v in cells)
    else:
        data = "".join(f'<div class="gt">{g}</div><div class="gg">' + "".join(f'<div class="gc"><div class="l">{p.label(a, b)}</div>{v}</div>' for a, b, v in cells) + "</div>" for g, cells in groups)
    who, title = signed(p)
    head = f'<div class="h">{p.office()}<br>{p.reg_city_uf()}<br><small>{p.pick("Livro E — Registros Especiais", "Registro de Nascimento (art. 32, § 2º, Lei 6.015/73)", "")}</small></div><h1>{p.pick("CERTIDÃO DE NASCIMENTO — LIVRO “E”", "CERTIDÃO DE REGISTRO DE NASCIMENTO", "Certidão de nascimento")}</h1>'
    mat = f'<p class="c">{p.label("matricula", "MATRÍCULA")}: {p.matricula()}</p>' if p.chance(.5) else ""
    body = head + mat + (frame_note if p.chance(.3) else "") + data
    body += "" if frame_note in body else frame_note
    if p.chance(.5):
        body += f'<p>{p.label("averbacoes", "Averbações à margem")}: {p.averbacoes()}</p>'
    body += f'<p class="c">{p.issue_city()}, {p.issue_date()}</p><p class="c">{who}<br><small>{title}</small></p><p><small>{p.label("seal", "Selo nº")} {p.seal()}</small></p>'
    return page(
        "body{font:$fspx/1.35 $font;padding:40px $padpx}.h,.c{text-align:$ha}h1{font-size:1.3em;text-align:$ha;margin:12px 0}.nt{border:$nb;padding:6px;margin:10px 0;font-size:.9em;text-align:justify}.jj{text-align:justify;line-height:1.7}.mg{display:flex;border-top:1px solid #000}.mt{width:$mw;flex:none;font-size:.78em;font-weight:bold;padding:4px;text-align:$mta}.mb{flex:1;border-left:1px solid #000;padding:4px 8px}.l{font-size:.78em;color:#444}.ld{display:flex;margin:2px 0}.ll{width:220px;flex:none;overflow:hidden;white-space:nowrap}.ll i{font-style:normal;color:#777}.lv{flex:1;padding-left:6px;font-family:$vf}.gt{background:$bg;font-weight:bold;font-size:.82em;padding:2px 6px;margin-top:8px}.gg{display:grid;grid-template-columns:repeat($n,1fr);gap:3px}.gc{border:1px solid #aaa;padding:2px 6px;overflow-wrap:anywhere}",
        body, fs=p.pick(13, 13.5, 14.5), font=p.pick(*SERIF, *SANS), pad=p.pick(46, 66), ha=p.pick("center", "left"), nb=p.pick("2px solid #000", "1px dashed #333", "none"), mw=p.pick("110px", "150px"), mta=p.pick("left", "right"), vf=p.pick("inherit", *MONO), bg=p.pick("#ddd", "#f3f3f3"), n=p.pick(2, 3),
    )


# --- 15: a child of immigrants, an old printed form with leaders -----------------------------------------------------------------------------


@form
def j_imigrantes_antigo(p):
    p.manner(caps=p.chance(.15), birth_date=p.pick("words", "semi", "dias"), date=p.pick("words", "dias", "semi"), hour=p.pick("old", "words"), place=p.pick(",", "(", "in", "-"), blank=p.pick("........", "— — —", "ignorados", "não declarou"))
    in_brazil(p)
    r, rng = p.r, p.rng
    if r["birth"].year > 1960 and p.chance(.7):
        since = r["rdate"] - r["birth"]
        r["birth"] = r["birth"].replace(year=rng.randint(1892, 1958), day=min(r["birth"].day, 28))
        r["rdate"] = r["birth"] + min(since, dt.timedelta(days=4000))
        r["edate"] = r["rdate"] + dt.timedelta(days=rng.choice([0, 0, 2, rng.randint(3, 24000)]))
    lands = {"Itália": ("italian", "Itália", "Treviso"), "Portugal": ("portugues", "Portugal", "Porto"), "Espanha": ("espanhol", "Hespanha", "Almería"), "Japão": ("japones", "Japão", "Kumamoto"), "Síria": ("syri", "Syria", "Homs"), "Alemanha": ("alem", "Allemanha", "Hamburgo"), "Polônia": ("polones", "Polonia", "Lublin"), "Líbano": ("libanes", "Líbano", "Zahlé")}
    stem, country, town_ = lands[p.pick(*lands)]
    for x in r["parents"]:
        k = rng.random()
        if k < .3:
            x["nat"] = ("", country)
        elif k < .6:
            x["nat"] = (town_, country)
        elif k < .7:
            x["nat"] = places.foreign(rng)

    def nation(x):
        m = x.person["sex"] == "M"
        return p.other({"italian": "italiano" if m else "italiana", "portugues": "português" if m else "portugueza", "espanhol": "hespanhol" if m else "hespanhola", "japones": "japonez" if m else "japoneza", "syri": "syrio" if m else "syria", "alem": "allemão" if m else "allemã", "polones": "polonez" if m else "poloneza", "libanes": "libanez" if m else "libaneza"}[stem])

    first, second = p.parents("father")
    both_same = first.known and second.known and p.chance(.3)
    if both_same:
        second.person["nat"] = first.person["nat"]
    # said of both: only where they are of one place
    def of_parents():
        if both_same:
            return f"{first.name()} e de {second.name()}, {p.pick('ambos naturaes de', 'ambos naturais de', 'ambos nascidos em')} {p.place(first.person['nat'], 'pnatboth', 'pnatboth')}"
        out = []
        for x in (first, second):
            if x.known:
                out.append(f"{x.name()}, {p.pick('natural da' if x.person['nat'][1] in ('Itália', 'Hespanha', 'Syria', 'Allemanha', 'Polonia') and not x.person['nat'][0] else 'natural de', f'de nacionalidade {nation_f(x)}, natural de', f'{nation(x)}, nascid' + ('o' if x.person['sex'] == 'M' else 'a') + ' em')} {x.nat()}")
        return f" {p.pick('e de', 'e de dona', 'e de sua mulher')} ".join(out) or p.blank()

    def nation_f(x):
        return p.other({"italian": "italiana", "portugues": "portuguesa", "espanhol": "espanhola", "japones": "japonesa", "syri": "síria", "alem": "alemã", "polones": "polonesa", "libanes": "libanesa"}[stem])

    lay = p.pick("text", "lines", "twocol")
    old = r["rdate"].year < 1943 or p.chance(.3)
    cert = p.pick("CERTIFICO que a folhas", "CERTIFICO que, revendo o livro competente, a fls.", "Certifico que às folhas")
    gps = []
    for x in (first, second):
        if x.known and (x.grandfather_known or x.grandmother_known):
            gps.append(f"{p.pick('avós', 'avós', 'avôs') } {'paternos' if x.role == 'father' else 'maternos'} {x.grandparents(p.pick(' e ', ' e dona ', ' e D. ')) if x.grandmother_known and x.grandfather_known else x.grandparents()}")
    marriage = p.pick("", f", casados em {town(p, False)}", f", casados na {p.other(country)}")
    r_or = {"text": lambda: (
        f"<p class='tx'>{cert} {p.folha()} do livro {p.pick('numero', 'n.', 'nº')} {p.livro()} {p.pick('de registo de nascimentos', 'de nascimentos', 'do registro civil')}, sob numero {p.termo()}, {p.pick('foi registado', 'consta o assento', 'se acha lavrado o registro')} em {p.reg_date()} de {p.name()}, do sexo {p.sex()}, nascid{oa(p, 'o', 'a')} {p.pick('em', 'a', 'no dia')} {p.birth_date()}, {p.pick('ás', 'às', 'pelas')} {p.hour()}, {p.pick('em', 'no logar denominado', 'na casa n. ' + p.other(rng.randint(2, 90)) + ',')} {p.birth_place()}, {p.pick('em', 'municipio de')} {p.birth_city_uf()}; {oa(p, 'filho', 'filha')} {p.pick('legitim' + oa(p, 'o', 'a') + ' ', '')}de {of_parents()}{marriage}{'; ' + '; '.join(gps) if gps else ''}. Foi declarante {p.other(r['declarant']['name'])} e testemunhas {p.other(' e '.join(w['name'] for w in r['witnesses']))}.</p>"),
        "lines": lambda: "".join(f'<div class="ln"><span class="l">{p.label(c, t)}</span><span class="d">{v}</span></div>' for c, t, v in items()),
        "twocol": lambda: '<table class="tc">' + "".join(f"<tr><td class='l'>{p.label(c, t)}</td><td>{v}</td></tr>" for c, t, v in items()) + "</table>",
    }

    def items():
        out = [("termo", p.pick("Numero de ordem", "N. do assento"), p.termo()), ("livro", "Livro", p.livro()), ("folha", p.pick("Folhas", "A folhas"), p.folha()), ("reg_date", p.pick("Data do assento", "Registado em"), p.reg_date()), ("name", p.pick("Nome do registado", "Nome", "Nome da creança"), p.name()), ("sex", "Sexo", p.sex()), ("birth_date", p.pick("Dia do nascimento", "Nasceu a"), p.birth_date()), ("hour", "Hora", p.hour()), ("birth_place", p.pick("Logar do nascimento", "Lugar"), f"{p.birth_place()}, {p.birth_city_uf()}")]
        for x in (first, second):
            out.append((x.role, p.pick("Nome do pae", "Pae") if x.role == "father" else p.pick("Nome da mãe", "Mãe"), x.name()))
            if not both_same:
                out.append(("parent_nat", p.pick("Sua naturalidade", "Natural de", "Naturalidade"), x.nat()))
            if x.known and p.chance(.5):
                out.append(("other", "Nacionalidade", nation(x)))
        if both_same:
            out.append(("parent_nat", p.pick("Naturalidade dos paes", "Ambos naturaes de"), p.place(first.person["nat"], "pnatboth", "pnatboth")))
        for x in (first, second):
            out.append(("gp_paternal" if x.role == "father" else "gp_maternal", "Avós " + ("paternos" if x.role == "father" else "maternos"), grand(x)))
        out.append(("other", "Declarante", p.other(r["declarant"]["name"])))
        return out

    main = r_or[lay]()
    head = p.pick(
        lambda: f'<div class="h"><b>{p.pick("REPUBLICA DOS ESTADOS UNIDOS DO BRASIL", "ESTADOS UNIDOS DO BRASIL")}</b><br>Estado {p.reg_uf(True)} — Comarca de {p.reg_city()}<br>{p.office()}</div>' if old else f'<div class="h"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>Estado {p.reg_uf(True)} — {p.reg_city()}<br>{p.office()}</div>',
        lambda: f'<div class="h">{p.office()}<br>Official: {p.officer()}<br>{p.reg_city_uf()}</div>',
        lambda: f'<table class="hh"><tr><td>{p.office()}</td><td class="rt">{p.reg_city_uf()}<br><small>{p.other(r["address"])}</small></td></tr></table>',
    )()
    who, title = signed(p)
    notes = f'<p class="tx">{p.label("averbacoes", p.pick("Á margem:", "Averbações:", "Observações e averbações:"))} {p.averbacoes()}</p>' if p.chance(.5) else ""
    body = f'{head}<h1>{p.pick("Certidão de Nascimento", "CERTIDÃO", "Registro Civil — Nascimento", "CERTIDÃO DE NASCIMENTO")}</h1>{main}{notes}<p class="tx">{p.pick("O referido é verdade, do que dou fé.", "O referido é verdade e ao proprio livro me reporto e dou fé.", "Nada mais continha o dito assento.")}</p><p class="dt">{p.issue_city()}, {p.issue_date()}.</p><div class="sg">{p.pick("O Official,<br>", "", "O Escrivão de Paz<br>")}{who}<br>{title}</div>'
    return page(
        "body{font:$fspx/$lh $font;padding:$padpx;background:$bgc}.h{text-align:center}.hh{width:100%;border-bottom:1px solid #000}.rt{text-align:right}h1{font:$hst 1.9em $hf;text-align:center;margin:20px 0}.tx{text-align:justify;text-indent:$ind}.ln{display:flex;border-bottom:1px dotted #000;margin:$mgpx 0;gap:10px}.ln .l{flex:none}.ln .d{flex:1;$dv}.tc{width:100%}.tc td{padding:3px 8px;border-bottom:1px solid #999;vertical-align:top}.tc .l{width:180px;font-style:italic;$tcl}.dt{text-align:$da}.sg{text-align:center;margin:34px 0 0 $sm}",
        body, fs=p.pick(15, 16, 17), lh=p.pick(1.35, 1.6), font=p.pick(*SERIF, "'Courier Prime'"), pad=p.pick(54, 74), bgc=p.pick("#fff", "#fbf6e6"), hst=p.pick("normal", "bold", "italic"), hf=p.pick("'Z003'", "'URW Bookman'", "C059", "'URW Gothic'"), ind=p.pick("0", "60px"), mg=p.pick(2, 6, 9), dv=p.pick("", "font-family:'Courier Prime'", "text-align:center", "font-style:italic"), tcl=p.pick("", "text-align:right"), da=p.pick("left", "right"), sm=p.pick("0", "40%"),
    )


# --- 16: name or gender put right, the margin of the book beside the text ---------------------------------------------------------------------


@form
def j_margem_retificacao(p):
    """A certificate in full with the book's margin in a column of its own."""
    p.manner(caps=p.chance(.3), birth_date=p.pick("dias", "words", "paren"), date=p.pick("dias", "words", "semi"), hour=p.pick("words", "old", "num"), place=p.pick(",", "-", "("))
    in_brazil(p)
    r, rng = p.r, p.rng
    first, second = p.parents("father" if p.chance(.6) else "mother")
    later = min(r["rdate"] + dt.timedelta(days=rng.randint(500, 9000)), records.TODAY)
    r["edate"] = max(r["edate"], later)
    now = records.date_text(rng, later, p.pick("num", "semi"))
    r["averbacoes"] = p.pick(
        f"Procede-se a esta averbação, nos termos do art. 516 do Provimento nº 149/2023 do CNJ, para constar que o prenome e o gênero da pessoa registrada foram alterados, passando a constar {r['name']}, em {now}. Protocolo {rng.randint(100, 9999)}.",
        f"Averbo a alteração do prenome, nos termos do art. 56 da Lei nº 6.015/73, passando a registrad{oa(p, 'o', 'a')} a chamar-se {r['name']}. {now}.",
        f"Por sentença do MM. Juiz de Direito da Vara de Registros Públicos, autos nº {rng.randint(1, 9999999):07d}-{rng.randint(1, 99):02d}.{later.year}.8.26.{rng.randint(1, 999):04d}, foi retificado o nome da avó materna para {people.person(rng, 'F')}. {now}. O Oficial, {people.person(rng, 'M')}.",
        f"Prov. 73/2018: alterados prenome e gênero mediante requerimento de {now}, dando-se ciência ao TRE e à Receita Federal.", r["averbacoes"], "",
    )
    side = p.pick("left", "left", "right", "under")
    margin_items = []
    if p.chance(.7):
        margin_items.append(f'<b>{p.pick("Nº", "Termo nº", "N.º")} {p.termo()}</b><br>{p.pick("", p.name())}')
    margin_items.append(f'{p.label("averbacoes", p.pick("Averbação:", "AV-1", "AVERBAÇÕES", "Averbação nº 1"))} {p.averbacoes()}')
    if p.chance(.5) and r["anotacoes"]:
        margin_items.append(f'{p.label("anotacoes", p.pick("Anotação:", "AN-1", "ANOTAÇÕES"))} {p.anotacoes()}')
    if p.chance(.3):
        margin_items.append(f"Custas R$ {p.other(records.money(rng))}")
    bits = []
    d = r["declarant"]
    open_ = p.pick(
        lambda: f"Aos {p.reg_date('dias')}, nesta cidade de {p.reg_city()}, em cartório, compareceu {p.other(d['name'])}, {p.other(d['profession'])}, residente em {p.other(d['residence'])}, e declarou que",
        lambda: f"Em {p.reg_date('semi')}, no {p.office()}, perante mim, Oficial, compareceu como declarante {p.other(d['name'])} e disse que",
        lambda: f"No dia {p.reg_date('words')}, neste cartório, {p.other(d['name'])}, exibindo documentos de lei, declarou que",
    )()
    story = f"{open_} {p.pick('no dia', 'em', 'aos')} {p.birth_date()}, {p.pick('às', 'pelas')} {p.hour()}, {p.pick('em', 'no')} {p.birth_place()}, {p.pick('em', 'na cidade de')} {p.birth_city_uf()}, nasceu uma criança do sexo {p.sex()}, {p.pick('a que se deu o nome de', 'que recebeu o nome de', 'que se chamará')} <b>{p.name()}</b>, "
    kin = [x for x in (first, second) if x.known]
    if kin:
        story += oa(p, "filho", "filha") + " de " + " e de ".join(f"{x.name()}, natural de {x.nat()}, {x.extra('profession')}, com {x.extra('age')} anos de idade" if p.chance(.5) else f"{x.name()}, {x.extra('nationality')}, natural de {x.nat()}" for x in kin)
        named = [x for x in kin if x.grandfather_known or x.grandmother_known]
        if named:
            story += ", sendo " + "; e ".join(f"avós {'paternos' if x.role == 'father' else 'maternos'} {x.grandparents()}" for x in named)
    else:
        story += "de pais ignorados"
    story += f". Foram testemunhas {p.other(' e '.join(f'''{w['name']}, {w['profession']}''' for w in r['witnesses']))}. E, para constar, lavrei este termo que, lido e achado conforme, assinam. Eu, {p.other(r['clerk'])}, {html.escape(r['clerk_title'])}, o escrevi. (aa) {p.other(d['name'])}. {p.other(r['witnesses'][0]['name'])}."
    intro = p.pick(
        lambda: f"CERTIFICO que, no livro {p.livro()}, às fls. {p.folha()}, sob nº {p.termo()}, consta o seguinte assento:",
        lambda: f"Certifico, a pedido verbal da parte interessada, que do livro {p.livro()} de registro de nascimento, fls. {p.folha()}, termo {p.termo()}, verifiquei constar:",
        lambda: f"INTEIRO TEOR — {p.label('livro', 'Livro')} {p.livro()} — {p.label('folha', 'folha')} {p.folha()} — {p.label('termo', 'termo')} {p.termo()}",
    )()
    mat = f'<p>{p.label("matricula", "Matrícula")} {p.matricula()}</p>' if p.chance(.5) else ""
    margin = f'<div class="mr">{"".join(f"<div class=mi>{m}</div>" for m in margin_items)}</div>'
    text = f'<div class="tx"><p>{story}</p></div>'
    middle = {"left": f'<div class="bk">{margin}{text}</div>', "right": f'<div class="bk">{text}{margin}</div>', "under": f'<div class="un">{text}<div class="cap">{p.pick("À MARGEM", "Da margem do termo")}</div>{margin}</div>'}[side]
    who, title = signed(p)
    body = f'<div class="h">{p.office()}<br>{p.reg_city_uf()}</div><h1>{p.pick("CERTIDÃO DE INTEIRO TEOR", "CERTIDÃO VERBUM AD VERBUM", "Certidão de Nascimento em inteiro teor")}</h1>{mat}<p>{intro}</p>{middle}<p>{p.pick("Nada mais. Era o que se continha. Dou fé.", "Está conforme o original. Dou fé.")}</p><p class="dt">{p.issue_city()}, {p.issue_date()}.</p><div class="sg">{who}<br>{title}</div>'
    if p.chance(.5):
        body += f'<p class="sl">{p.label("seal", p.pick("Selo digital", "SELO"))}: {p.seal()}</p>'
    return page(
        "body{font:$fspx/$lh $font;padding:40px $padpx}.h{text-align:center}h1{font-size:1.25em;text-align:center;margin:14px 0}.bk{display:flex;border:$fr}.mr{width:$mw;flex:none;padding:8px;font-size:$ms;font-family:$mf}.un .mr{width:100%}.bk .mr:first-child{border-right:$dv}.bk .mr:last-child{border-left:$dv}.mi{margin-bottom:14px}.tx{flex:1;padding:8px 12px;text-align:justify}.tx p{margin:0}.cap{font-weight:bold;margin-top:10px}.dt{text-align:right}.sg{text-align:center;margin-top:34px}.sl{font-size:.8em}",
        body, fs=p.pick(13, 14, 15), lh=p.pick(1.35, 1.55, 1.8), font=p.pick(*SERIF, *MONO, SANS[0]), pad=p.pick(44, 60), fr=p.pick("1px solid #000", "none"), mw=p.pick("180px", "220px", "250px"), ms=p.pick(".78em", ".85em"), mf=p.pick("inherit", "'Liberation Mono'", "'Liberation Sans'"), dv=p.pick("1px solid #000", "2px double #333", "none"),
    )


# --- 17: every act that the certificate names in one table, of which one row is this registration ---------------------------------------------


@form
def j_quadro_de_atos(p):
    p.manner(caps=p.chance(.5), birth_date=p.pick("num", "semi", "paren"), date=p.pick("num", "semi"), hour="num", place=p.pick("/", "-", ","), blank=p.pick("—", "***", "n/c"))
    origin = abroad(p) if p.chance(.5) else None
    in_brazil(p)
    r, rng = p.r, p.rng
    first, second = p.parents(p.pick("father", "mother"))
    own = (p.pick("Nascimento (este assento)", "PRESENTE REGISTRO", "Este registro", "Assento certificado"), p.livro(), p.folha(), p.termo(), p.office() if p.chance(.7) else p.pick("este Ofício", "nesta serventia"), p.reg_date())
    others = []
    if origin:
        others.append((p.pick("Registro consular", "Assento de origem", "Registro no exterior"), origin["livro"], origin["folha"], origin["termo"], p.other(origin["office"]), when(p, origin["date"])))

    def act(title, letter):
        return (title, p.other(f"{letter}-{rng.randint(1, 200)}"), p.other(records.folha_text(rng, rng.randint(1, 300))), p.other(records.termo_text(rng, rng.randint(1, 40000))), p.other(places.office(rng, *places.place(rng))), when(p, r["birth"] - dt.timedelta(days=rng.randint(100, 9000)), "num"))

    if first.known and second.known and p.chance(.7):
        others.append(act("Casamento dos pais", "B"))
    if p.chance(.4):
        others.append(act(p.pick("Nascimento da mãe", "Nascimento do pai"), "A"))
    if p.chance(.3):
        others.append(act("Opção de nacionalidade" if origin else "Emancipação", "E"))
    if not others:
        others.append(act("Nascimento do(a) declarante", "A"))
    rows = others + [own]
    rng.shuffle(rows)
    heads = p.pick(("ATO", "LIVRO", "FLS.", "TERMO", "SERVENTIA", "DATA"), ("Assento", "Livro", "Folha", "Nº", "Onde", "Em"), ("Natureza do ato", "Lv", "Fl", "Ordem", "Cartório", "Lavrado em"))
    concepts = ("other", "livro", "folha", "termo", "office", "reg_date")
    if p.chance(.65):
        acts = '<table class="k"><tr>' + "".join(f"<th>{p.label(c, h)}</th>" for c, h in zip(concepts, heads)) + "</tr>" + "".join("<tr>" + "".join(f"<td>{v}</td>" for v in row) + "</tr>" for row in rows) + "</table>"
    else:
        acts = '<table class="k">' + "".join(f"<tr><th>{p.label(c, h)}</th>" + "".join(f"<td>{row[i]}</td>" for row in rows) + "</tr>" for i, (c, h) in enumerate(zip(concepts, heads))) + "</table>"
    bullet = p.pick("", "• ", "– ", "» ")
    sep = p.pick(": ", " – ", "  ")
    lines = [f'{p.label("name", p.pick("Registrad" + oa(p, "o", "a"), "Nome"))}{sep}<b>{p.name()}</b>', f'{p.label("birth_date", "Nascimento")}{sep}{p.birth_date()}, às {p.hour()}', f'{p.label("birth_place", "Local")}{sep}{p.birth_place()}', f'{p.label("birth_city", "Município/país" if origin else "Município")}{sep}{p.birth_city_uf()}', f'{p.label("sex", "Sexo")}{sep}{p.sex()}']
    if p.chance(.5):
        lines.insert(1, f'{p.label("cpf", "CPF")}{sep}{p.cpf()}')
    for x in (first, second):
        if not x.known:
            continue
        lines.append(f'{p.label(x.role, ("Pai" if x.role == "father" else "Mãe"))}{sep}{x.name()}{p.pick("; natural de ", ", de ", " – natural de ")}{x.nat()}')
        lines.append(f'{p.label("gp_paternal" if x.role == "father" else "gp_maternal", "Avós " + ("paternos" if x.role == "father" else "maternos"))}{sep}{grand(x)}')
    if p.chance(.5):
        lines.append(f'{p.label("matricula", "Matrícula")}{sep}{p.matricula()}')
    if p.chance(.6):
        lines.append(f'{p.label("averbacoes", "Averbações")}{sep}{p.averbacoes()}')
    if p.chance(.4):
        rng.shuffle(lines)
        family = [i for i, line in enumerate(lines) if 'data-v="p1name"' in line or 'data-v="p2name"' in line]
        for i, line in zip(family, sorted((lines[i] for i in family), key=lambda line: 'data-v="p2name"' in line)):
            lines[i] = line
    data = '<div class="d">' + "".join(f"<div>{bullet}{line}</div>" for line in lines) + "</div>"
    who, title = signed(p)
    side = p.chance(.4)
    right = f'{p.issue_city_uf()}, {p.issue_date()}<br><br>{who}<br>{title}<br><br><small>{p.label("seal", p.pick("Selo", "Nº do selo"))} {p.seal()}</small>'
    core = f'<div class="sd"><div class="a">{data}</div><div class="b">{right}</div></div>' if side else data
    tail = "" if side else f'<div class="e">{right}</div>'
    middle = acts + core if p.chance(.4) else core + acts
    half = p.chance(.5)
    body = f'<div class="pg"><div class="h">{p.office()} · {p.reg_city_uf()}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de nascimento", "NASCIMENTO — CERTIDÃO EM RELATÓRIO")}</h1>{middle}{tail}</div>'
    return page(
        "body{font:$fspx/1.35 $font;padding:24px $padpx;width:$wpx}.pg{$fr}.h{text-align:$ha;font-size:.95em}h1{font-size:1.25em;text-align:$ha;margin:8px 0;$h1}.k{width:100%;margin:10px 0;font-size:.86em}.k td,.k th{border:$b;padding:2px 6px;text-align:left;vertical-align:top}.k th{font-weight:$thw;background:$bg}.d{columns:$cols;column-gap:26px}.d>div{margin:$mgpx 0;break-inside:avoid}.sd{display:flex;gap:20px}.a{flex:2}.b{flex:1;text-align:center;border-left:1px solid #888;padding-left:12px}.e{text-align:center;margin-top:18px}",
        body, fs=p.pick(12.5, 13, 14), font=p.pick(*SANS, *SERIF, MONO[0]), pad=p.pick(34, 50), w=1000 if half else 794, fr=p.pick("", "border:2px solid #333;padding:16px"), ha=p.pick("center", "left", "right"), h1=p.pick("", "border-bottom:1px solid #000"), b=p.pick("1px solid #666", "0 solid;border-bottom:1px solid #aaa", "1px dotted #444"), thw=p.pick("bold", "normal"), bg=p.pick("#eee", "#fff", "#dfe8e0"), cols=1 if side else p.pick(1, 1, 2), mg=p.pick(1, 3, 5),
    )
