"""Forms of the odd ends: consular and transcribed registrations, registrations by court order, indigenous ones, whole
transcripts of book pages, short reports, letters, questionnaires, sheets of several acts; and papers that look like them."""
import datetime as dt

import people
import places
import records
from pen import document, form

SANS = ("Arial, 'Liberation Sans'", "'DejaVu Sans'", "'Nimbus Sans'", "'URW Gothic'")
SERIF = ("'Liberation Serif'", "'DejaVu Serif'", "'C059'", "'P052'", "'URW Bookman'")
TYPED = ("'Liberation Mono'", "'Nimbus Mono PS'", "'DejaVu Sans Mono'")


def sheet(css, body, width=794, height=1123):
    return f"""<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>-</title><style>
*{{box-sizing:border-box}}body{{margin:0;background:#fff;color:#111}}.page{{width:{width}px;min-height:{height}px;position:relative;overflow:hidden}}
table{{border-collapse:collapse}}{css}</style></head><body><div class="page">{body}</div></body></html>"""


def day(p, date, style=None):
    """A date that is no field."""
    return p.other(records.date_text(p.rng, date, style))


def earlier(p, years=6):
    """A date before the entry."""
    return p.r["rdate"] - dt.timedelta(days=p.rng.randint(20, 365 * years))


def someone(p, sex=None):
    return people.person(p.rng, sex or p.pick("M", "F"))


def somewhere(p, style=None):
    return p.other(places.place_text(p.rng, places.place(p.rng), style))


def by_sex(p, male, female):
    return {"M": male, "F": female}.get(p.r["sex"], male)


def at_place(p):
    """The place of birth behind "nasceu"; homes bring their own preposition."""
    return (", " if p.r["home"] else p.pick(" no(a) ", " em ", " no ", " - ")) + p.birth_place()


def of_state(p):
    return places.UF_OF.get(p.r["ruf"], "de")


def of_role(parent, male, female):
    if not parent.known:
        return male if parent.role == "father" else female
    return male if parent.person["sex"] == "M" else female


def in_brazil(p):
    """Keeps the entry in a Brazilian registry."""
    r = p.r
    if r["ruf"] not in places.UF_NAMES:
        r["rcity"], r["ruf"] = r["ecity"], r["euf"] = places.place(p.rng)
        r["office"], r["officer_title"] = places.office(p.rng, r["rcity"], r["ruf"]), people.officer_title(p.rng, r["officer_sex"])


def born_abroad(p):
    """Lets the person be born abroad; gives (city, country)."""
    r = p.r
    city, country = where = places.foreign(p.rng)
    r["bcity"], r["buf"], r["nat"], r["home"] = city, country, where, False
    r["bplace"] = p.pick(f"Hospital Central de {city}", "Hospital Universitário", f"Maternidade de {city}", "St. Mary's Hospital", "Clínica Santa Isabel", "Hospital Geral", "Hôpital Saint-Joseph", "Klinikum Mitte", "Hospital Italiano", "General Hospital", f"Hospital de {city}", "Saiseikai Byoin")
    return where


def at_consulate(p):
    """Moves the entry to a consulate."""
    r = p.r
    where = born_abroad(p)
    r["rcity"], r["ruf"] = r["ecity"], r["euf"] = where
    r["office"], r["officer_title"] = places.consulate(p.rng, where[0]), people.consul_title(p.rng, r["officer_sex"])
    if p.chance(.3):
        r["bcity"] = p.pick("Villa Nueva", "Sankt Georgen", "Oakville", "Santa Rosa", "Montvert", "Porto Velho de Cima")
        r["nat"] = r["bcity"], r["buf"]
    return where


def folk(p, parent, wide=True):
    """A parent's particulars in a sentence, naturalidade among them."""
    if not parent.known:
        return parent.name()
    out = parent.name() + ", " + parent.extra("nationality")
    out += ", natural de " + parent.nat()
    if wide:
        out += ", " + p.pick("{}, com {} anos de idade", "{}, de {} anos", "profissão {}, {} anos").format(parent.extra("profession"), parent.extra("age"))
    return out


def lines(p, first, second):
    """The grandparents of both parents in a sentence."""
    out = []
    for parent, words in ((first, "paternos"), (second, "maternos")):
        words = "maternos" if parent.side == "mat" else "paternos"
        if parent.grandfather_known or parent.grandmother_known:
            out.append(f"{words}: {parent.grandparents()}")
    return out


# --- consulates and transcriptions ------------------------------------------------------------------------------------


@form
def p_consular(p):
    where = at_consulate(p)
    p.manner(caps=p.chance(.6), place=p.pick(",", "/", "-", "("), birth_date=p.pick("words", "semi", "num", "paren"), blank=p.pick("---x---", "-.-.-.-", "desconhecido", "nada consta"))
    first, second = p.parents(p.pick("father", "father", "mother"))
    kind = p.pick("list", "prose", "columns", "list")
    face = p.pick(*SERIF, *TYPED, *SANS)
    value_face = p.pick(face, p.pick(*TYPED))
    local = f"{p.pick('certidão local', 'acta de nacimiento', 'certificado estrangeiro', 'certidão do registro civil local')} nº {p.rng.randint(100, 99999)}/{p.r['birth'].year}, {p.pick('expedida em', 'datada de')} {day(p, min(p.r['birth'] + dt.timedelta(days=6), p.r['rdate']), 'num')}, {p.pick('livro', 'tomo')} {p.rng.randint(1, 90)}, {p.pick('folha', 'folio', 'página')} {p.rng.randint(1, 300)}"
    head = p.pick(
        f"<p class=c>REPÚBLICA FEDERATIVA DO BRASIL</p><p class='c of'>{p.office()}</p><h1>{p.pick('CERTIDÃO DE REGISTRO DE NASCIMENTO', 'REGISTRO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO')}</h1>",
        f"<table style='width:100%'><tr><td class=of>{p.office()}</td><td style='text-align:right'>SERVIÇO CONSULAR<br>Mod. SC-{p.rng.randint(1, 40)}</td></tr></table><h1 style='border-top:3px double #000;padding-top:8px'>Certidão de Nascimento</h1>",
        f"<p class=c>Ministério das Relações Exteriores</p><h1>CERTIDÃO</h1><p class='c of'>{p.label('office', p.pick('Repartição:', 'Pela', 'Expedida pelo(a)'))} {p.office()}</p>")
    book = p.pick(
        f"<p class=bk>{p.label('livro', 'LIVRO')} {p.livro()} &nbsp; {p.label('folha', 'FOLHA')} {p.folha()} &nbsp; {p.label('termo', p.pick('TERMO', 'REGISTRO Nº', 'Nº DE ORDEM'))} {p.termo()}</p>",
        f"<table class=bx><tr><td>{p.label('termo', 'Registro n.º')}</td><td>{p.termo()}</td></tr><tr><td>{p.label('livro', 'Livro')}</td><td>{p.livro()}</td></tr><tr><td>{p.label('folha', 'Fls.')}</td><td>{p.folha()}</td></tr></table>")
    if kind == "prose":
        book = "" if p.chance(.7) else book
        text = f"""Certifico que, revendo os livros de registro de nascimentos desta Repartição Consular, deles consta, no livro {p.livro()}, à folha {p.folha()}, sob o número {p.termo()}, o assento do nascimento de <b>{p.name()}</b>, do sexo {p.sex()},
        {by_sex(p, 'nascido', 'nascida')} em {p.birth_city_uf()}{at_place(p)}, {p.pick('no dia', 'em', 'a')} {p.birth_date()}, {p.pick('às', 'pelas')} {p.hour()}; {by_sex(p, 'filho', 'filha')} de {folk(p, first)}; e de {folk(p, second)}."""
        ends = lines(p, first, second)
        if ends:
            text += " Avós " + p.pick("; e ", ", ", ". Avós ").join(ends) + "."
        text += f" {p.pick('O assento foi lavrado em', 'Registro efetuado aos', 'Lavrado nesta Repartição em')} {p.reg_date()}, à vista da {local}, sendo declarante {p.other(p.r['declarant']['name'])}, e testemunhas {p.other(p.r['witnesses'][0]['name'])} e {p.other(p.r['witnesses'][1]['name'])}, {p.pick('residentes em', 'moradores em')} {p.other(where[0])}."
        body = f"<p class=pr>{text}</p>"
    else:
        rows = [
            (p.label("name", p.pick("Nome do registrado", "Nome completo", "Prenomes e sobrenomes")), p.name()),
            (p.label("sex", "Sexo"), p.sex()),
            (p.label("birth_date", p.pick("Data do nascimento", "Nascid" + by_sex(p, "o", "a") + " em")), p.birth_date() + p.pick(", às ", " - ", ", ") + p.hour() if p.chance(.5) else p.birth_date()),
            (p.label("birth_place", p.pick("Lugar do nascimento", "Local")), p.birth_place() + p.pick(", ", " - ", "<br>") + p.birth_city_uf()),
        ]
        if p.chance(.5):
            rows.append((p.label("nat", "Naturalidade"), p.nat()))
        for parent, word in ((first, 0), (second, 1)):
            rows.append((p.label("father" if parent.role == "father" else "mother", p.pick("Nome do pai", "Pai") if parent.role == "father" else p.pick("Nome da mãe", "Mãe")), parent.name()))
            rows.append((p.pick("Nacionalidade e profissão", "Nacionalidade, estado civil e profissão"), f"{parent.extra('nationality')}, {parent.extra('civil')}, {parent.extra('profession')}" if parent.known else p.blank()))
            rows.append((p.label("parent_nat", p.pick("Natural de", "Naturalidade", "Lugar de nascimento")), parent.nat()))
            if p.chance(.8) or word == 0:
                rows.append((p.label("gp_paternal" if parent.side == "pat" else "gp_maternal", p.pick("Avós ", "Nomes dos avós ") + ("paternos" if parent.side == "pat" else "maternos")), parent.grandparents()))
        if p.r["twins"]:
            rows.append((p.label("twin", "Gêmeo"), p.twin() + " &nbsp; " + p.twin_names()))
        rows += [
            (p.label("reg_date", p.pick("Data do registro", "Registrado em")), p.reg_date()),
            ("Documento apresentado", p.other(local) if p.chance(.5) else local),
            ("Declarante", p.other(p.r["declarant"]["name"])),
            ("Testemunhas", p.other(p.r["witnesses"][0]["name"]) + "; " + p.other(p.r["witnesses"][1]["name"])),
            (p.label("averbacoes", p.pick("Observações", "Averbações")), p.averbacoes()),
        ]
        dots = "." * 46
        if kind == "list" and p.chance(.5):
            body = "".join(f"<div class=ld><span class=lb>{a}</span><span class=dots>{dots if p.style.caps else ''}</span><div class=va>{b}</div></div>" for a, b in rows)
        elif kind == "list":
            body = "<table class=rw>" + "".join(f"<tr><td class=lb>{a}:</td><td class=va>{b}</td></tr>" for a, b in rows) + "</table>"
        else:
            half = (len(rows) + 1) // 2
            side = ["".join(f"<div class=cl><div class=lb>{a}</div><div class=va>{b}</div></div>" for a, b in part) for part in (rows[:half], rows[half:])]
            body = f"<div style='display:flex;gap:26px'><div style='flex:1'>{side[0]}</div><div style='flex:1'>{side[1]}</div></div>"
    law = p.pick(
        "Para produzir efeitos no Brasil, deverá esta certidão ser trasladada no Cartório do 1º Ofício do Registro Civil do domicílio do registrado ou, na falta, no do Distrito Federal (art. 32, § 1º, da Lei 6.015/73).",
        "Brasileiro nato, de acordo com o disposto no artigo 12, inciso I, alínea “c”, in limine, da Constituição Federal.",
        "A assinatura deste documento poderá ser reconhecida por semelhança na página do Ministério das Relações Exteriores.")
    css = f"""body{{font:{p.rng.uniform(12, 14.5):.1f}px/1.45 {face}}}.page{{padding:{p.rng.randint(36, 60)}px {p.rng.randint(44, 80)}px}}.c{{text-align:center;margin:4px 0}}.of{{font-weight:bold;{p.pick('font-variant:small-caps;', 'letter-spacing:1px;', '')}}}
    h1{{font-size:{p.pick(18, 21, 24)}px;text-align:center;margin:16px 0}}.bk{{text-align:{p.pick('right', 'center')}}}.bx{{margin-left:auto;border:1px solid #000}}.bx td{{border:1px solid #999;padding:2px 10px}}
    .pr{{text-align:justify;line-height:{p.pick(1.6, 1.9, 2.2)};text-indent:{p.pick(0, 60)}px}}.ld{{margin:7px 0;display:flex}}.ld .lb{{flex:0 0 auto;padding-right:8px}}.dots{{flex:1 1 20px;overflow:hidden;white-space:nowrap;min-width:8px;color:#777;direction:rtl}}.va{{font-family:{value_face};{p.pick('font-weight:bold;', '')}}}.ld .va{{max-width:440px;text-align:{p.pick('left', 'right')};padding-left:8px}}
    .rw{{width:100%}}.rw td{{vertical-align:top;padding:4px 6px;{p.pick('border-bottom:1px dotted #777', 'border:1px solid #444', '')}}}.rw .lb{{width:{p.rng.randint(170, 290)}px;{p.pick('text-align:right;', '')}}}.cl{{margin-bottom:9px;{p.pick('border-bottom:1px solid #888;', '')}}}.cl .lb{{font-size:10px;{p.pick('text-transform:uppercase;', 'font-style:italic;')}}}"""
    end = f"""<p style="font-size:11px;margin-top:20px">{law}</p><p style="text-align:{p.pick('right', 'center', 'left')}">{p.issue_city_uf() if p.chance(.5) else p.issue_city()}, {p.issue_date()}.</p>
    <div style="width:320px;margin:{p.pick('44px auto 0', '44px 0 0 auto', '44px 0 0')};text-align:center;border-top:1px solid #000">{p.officer()}<br>{p.other(p.r['officer_title'])}</div>
    <p style="font-size:10px;margin-top:24px">Nº 410.{p.rng.randint(1, 9)} da Tabela de Emolumentos Consulares — {p.pick('Gratuito', 'R$-Ouro ' + str(p.rng.randint(5, 20)) + ',00')} — Selo consular nº {p.rng.randint(100000, 999999)}</p>"""
    return sheet(css, head + book + body + end)


@form
def p_traslado_tables(p):
    in_brazil(p)
    city, country = born_abroad(p)
    number = p.rng.randint(1, 90)
    p.r["livro"] = p.pick(f"E-{number}", f"E {number:03d}", f"{number}-E", f"E/{number}")
    p.manner(caps=p.chance(.7), place=p.pick("-", "/", ","), blank=p.pick("-", "***", "", "—", "não consta"))
    first, second = p.parents(p.pick("father", "mother", None))
    face = p.pick(*SANS, *SERIF)
    consulate = p.pick(places.consulate(p.rng, city), f"Conservatória do Registo Civil de {city}", f"Ufficio dello Stato Civile di {city}", f"Registro Civil de {city}")
    old = p.r["birth"] + (p.r["rdate"] - p.r["birth"]) * p.rng.random()
    heads = [p.pick("Livro", "LIVRO"), p.pick("Folha", "FLS."), p.pick("Termo", "ASSENTO N.º", "Nº DE ORDEM"), p.pick("Data do registro", "REGISTRADO EM", "Lavrado em"), p.pick("Repartição", "CARTÓRIO / AUTORIDADE", "Serventia"), p.pick("Cidade", "LOCAL", "Cidade – UF/País")]
    names = ("livro", "folha", "termo", "reg_date", "office", "reg_city")
    here = [p.livro(), p.folha(), p.termo(), p.reg_date(p.pick("num", "semi")), p.office(), p.reg_city_uf()]
    there = [p.other(str(p.rng.randint(1, 400))), p.other(records.folha_text(p.rng, p.rng.randint(1, 250))), p.other(records.termo_text(p.rng, p.rng.randint(1, 9000))), day(p, old, p.pick("num", "semi")), p.other(consulate), p.other(f"{city}, {country}")]
    titles = p.pick(("TRASLADO NESTA SERVENTIA", "ASSENTO DE ORIGEM (EXTERIOR)"), ("REGISTRO NO BRASIL", "REGISTRO ESTRANGEIRO"), ("TRANSCRIÇÃO (LIVRO E)", "REGISTRO CONSULAR TRANSCRITO"), ("Dados da inscrição", "Dados do documento trasladado"))
    both = [(titles[0], here, True), (titles[1], there, False)]
    if p.chance(.6):
        both.reverse()
    marked = [p.label(a, b) for a, b in zip(names, heads)]
    way = p.pick("columns", "stacked", "beside", "rows")
    if way == "columns":
        two = f"<table class=g><tr><th></th>{''.join(f'<th>{t}</th>' for t, _, _ in both)}</tr>" + "".join(f"<tr><td class=lb>{marked[i]}</td>{''.join(f'<td>{v[i]}</td>' for _, v, _ in both)}</tr>" for i in range(6)) + "</table>"
    elif way == "rows":
        two = f"<table class=g style='font-size:.88em'><tr><th></th>{''.join(f'<th>{m}</th>' for m in marked)}</tr>" + "".join(f"<tr><td class=lb>{t}</td>{''.join(f'<td>{x}</td>' for x in v)}</tr>" for t, v, _ in both) + "</table>"
    elif way == "stacked":
        two = "".join(f"<div class=hd>{t}</div><table class=g><tr>{''.join(f'<td><span class=sm>{m if ours else h}</span><br>{x}</td>' for m, h, x in list(zip(marked, heads, v))[:4])}</tr><tr>{''.join(f'<td colspan=2><span class=sm>{m if ours else h}</span><br>{x}</td>' for m, h, x in list(zip(marked, heads, v))[4:])}</tr></table>" for t, v, ours in both)
    else:
        two = "<div style='display:flex;gap:14px'>" + "".join(f"<fieldset style='flex:1;min-width:0'><legend>{t}</legend>{''.join(f'<p class=k><span class=sm>{m if ours else h}:</span> {x}</p>' for m, h, x in zip(marked, heads, v))}</fieldset>" for t, v, ours in both) + "</div>"
    parents = "".join(f"<tr><td><span class=sm>{p.label('father' if x.role == 'father' else 'mother', of_role(x, 'Pai', 'Mãe'))}</span><br>{x.name()}</td><td><span class=sm>{p.label('parent_nat', 'Naturalidade')}</span><br>{x.nat()}</td><td><span class=sm>{p.label('gp_paternal' if x.side == 'pat' else 'gp_maternal', 'Avós ' + ('paternos' if x.side == 'pat' else 'maternos'))}</span><br>{x.grandparents(p.pick(' e ', '<br>', '; '))}</td></tr>" for x in (first, second))
    person = f"""<table class=g><tr><td colspan=2><span class=sm>{p.label('name', p.pick('Nome', 'NOME DO REGISTRADO'))}</span><br><b>{p.name()}</b></td><td><span class=sm>{p.label('cpf', 'CPF')}</span><br>{p.cpf() if p.chance(.6) else p.blank()}</td></tr>
    <tr><td><span class=sm>{p.label('birth_date', 'Data de nascimento')}</span><br>{p.birth_date()}</td><td><span class=sm>{p.label('hour', 'Hora')}</span><br>{p.hour()}</td><td><span class=sm>{p.label('sex', 'Sexo')}</span><br>{p.sex()}</td></tr>
    <tr><td colspan=2><span class=sm>{p.label('birth_place', 'Local de nascimento')}</span><br>{p.birth_place()}, {p.birth_city_uf()}</td><td><span class=sm>{p.label('nat', 'Naturalidade')}</span><br>{p.nat()}</td></tr>{parents}</table>"""
    note = p.pick(
        f"<div class=hd>{p.label('averbacoes', 'OBSERVAÇÕES / AVERBAÇÕES')}</div><div class=nt>{p.averbacoes()}</div>",
        f"<div class=hd>{p.label('averbacoes', 'AVERBAÇÕES')}</div><div class=nt>{p.averbacoes()}</div><div class=hd>{p.label('anotacoes', 'ANOTAÇÕES')}</div><div class=nt>{p.anotacoes()}</div>")
    law = p.pick("Transcrição feita nos termos do art. 32 da Lei nº 6.015/73 e da Resolução nº 155/2012 do CNJ.", "Traslado de assento de brasileiro lavrado em país estrangeiro.", "")
    order = [f"<div class=hd>{p.pick('DADOS DO REGISTRADO', 'PESSOA REGISTRADA', 'I – NASCIMENTO')}</div>" + person, two]
    if p.chance(.4):
        order.reverse()
    css = f"""body{{font:{p.rng.uniform(11.5, 13.5):.1f}px/1.35 {face}}}.page{{padding:40px {p.rng.randint(40, 64)}px}}.g{{width:100%;margin-bottom:12px}}.g td,.g th{{border:{p.pick('1px solid #333', '1px dotted #666', '0;border-bottom:1px solid #aaa')};padding:4px 7px;vertical-align:top;text-align:left}}.g th{{font-size:.85em;background:{p.pick('#fff', '#eee')}}}.lb{{font-size:.88em}}
    .sm{{font-size:{p.pick(9, 9.5, 10.5)}px;color:#333;{p.pick('text-transform:uppercase', '')}}}.hd{{{p.pick('background:#ddd;', 'border-left:6px solid #555;', 'text-align:center;letter-spacing:2px;')}padding:3px 8px;font-weight:bold;margin:10px 0 6px}}.nt{{text-align:justify;min-height:30px}}.k{{margin:5px 0}}h1{{font-size:20px;text-align:center;margin:10px 0 2px}}fieldset{{border:1px solid #555;padding:6px 10px}}"""
    body = f"""<div style="text-align:center">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>{p.pick('CERTIDÃO DE TRASLADO DE NASCIMENTO', 'CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO')}</h1><p style="text-align:center;margin:4px 0 12px">{p.label('matricula', 'MATRÍCULA')} {p.matricula()}</p>
    {''.join(order)}{note}<p style="font-size:11px">{law}</p><table style="width:100%"><tr><td style="width:52%;vertical-align:top"><div style="border:1px solid #777;padding:8px;font-size:10.5px">Selo: {p.seal()}<br>{p.other(p.r['address'])}<br>Fone {p.other(p.r['phone'])}</div></td><td style="text-align:center;padding-left:20px">{p.issue_city_uf()}, {p.issue_date()}<br><br><br>_____________________________<br>{p.officer()}<br>{p.other(p.r['officer_title'])}</td></tr></table>"""
    return sheet(css, body)


# --- narrated ones ------------------------------------------------------------------------------------------------------


@form
def p_mandado(p):
    in_brazil(p)
    if (p.r["rdate"] - p.r["birth"]).days < 2000:
        p.r["rdate"] = min(p.r["birth"] + dt.timedelta(days=p.rng.randint(2000, 15000)), dt.date(2026, 6, 1))
        p.r["edate"] = max(p.r["edate"], p.r["rdate"])
    p.manner(caps=p.chance(.4), birth_date=p.pick("words", "dias", "paren", "semi"), date=p.pick("dias", "words", "semi"), hour=p.pick("words", "old", "num"), blank=p.pick("ignorado", "-x-x-x-", "não declarado", "........"))
    first, second = p.parents(p.pick("father", "mother"))
    judge, lawyer = someone(p), someone(p)
    case = f"{p.rng.randint(1, 999):03d}/{p.r['rdate'].year % 100:02d}" if p.r["rdate"].year < 2000 else f"{p.rng.randint(1000, 99999):07d}-{p.rng.randint(10, 99)}.{p.r['rdate'].year}.8.{p.rng.randint(1, 26):02d}.{p.rng.randint(1, 700):04d}"
    order = f"{p.pick('mandado', 'r. mandado', 'ofício-mandado')} {p.pick('do MM. Juiz de Direito', 'expedido pelo Juízo')} da {p.pick('2ª Vara Cível', 'Vara de Registros Públicos', 'Vara Única', '1ª Vara')} {p.pick('desta Comarca', 'da Comarca de ' + places.place(p.rng)[0])}, Dr. {judge}, datado de {records.date_text(p.rng, earlier(p, 1), p.pick('semi', 'num'))}, extraído dos autos nº {case} de {p.pick('registro tardio de nascimento', 'justificação', 'suprimento de registro civil', 'restauração de assento')}"
    when = f"{p.pick('Aos', 'No dia', 'Em data de')} {p.reg_date()}, "
    who = f"compareceu {p.pick(by_sex(p, 'o próprio registrando', 'a própria registranda'), 'o declarante ' + p.other(p.r['declarant']['name']) + ', ' + p.other(p.r['declarant']['profession']))}"
    kin = by_sex(p, "filho", "filha")
    ends = lines(p, first, second)
    clauses = [
        f"{p.pick('CERTIFICO E DOU FÉ que', 'CERTIFICO, a pedido de pessoa interessada, que', 'Certifico que')}, {p.pick('revendo os livros deste cartório', 'dos livros a meu cargo')}, às folhas <u>{p.folha()}</u> do livro <u>{p.livro()}</u>, sob o número de ordem <u>{p.termo()}</u>, encontra-se o assento de nascimento de <b>{p.name()}</b>",
        f"{by_sex(p, 'nascido', 'nascida')} {p.pick('aos', 'em', 'no dia')} {p.birth_date()}, às {p.hour()}{at_place(p)}, {p.pick('em', 'no município de', 'na cidade de')} {p.birth_city_uf()}",
        f"do sexo {p.sex()}, de cor {p.other(p.r['color'])}",
        f"{kin} {p.pick('legítimo' if kin == 'filho' else 'legítima', '')} de {folk(p, first, p.chance(.5))} e de {folk(p, second, p.chance(.5))}",
        f"{p.pick('sendo avós', 'avós')} {p.pick('; e ', ' e ').join(ends)}" if ends else "avós não declarados",
    ]
    tail = f"O registro foi lavrado {p.pick('em cumprimento ao', 'por força do', 'em virtude do')} {order}, que fica arquivado {p.pick('neste cartório', 'na pasta nº ' + str(p.rng.randint(1, 40)))}"
    dated = p.chance(.5)
    paragraphs = "; ".join(clauses) + ". "
    if dated:
        paragraphs += when + who + f", sendo testemunhas {p.other(p.r['witnesses'][0]['name'])}, {p.other(p.r['witnesses'][0]['profession'])}, residente em {somewhere(p)}, e {p.other(p.r['witnesses'][1]['name'])}. "
        paragraphs += tail + "."
    else:
        paragraphs += tail + f", e lavrado em {p.reg_date()}."
    if p.chance(.5):
        paragraphs += f" Advogado: Dr. {p.other(lawyer)}, OAB {p.rng.randint(1000, 90000)}."
    note = f"{p.label('averbacoes', p.pick('AVERBAÇÕES', 'À margem', 'Averbações à margem:', 'OBSERVAÇÕES'))}"
    margin = p.pick("left", "turned", "below", "right")
    face = p.pick(*TYPED, *TYPED, *SERIF)
    side = ""
    if margin in ("left", "right"):
        side = f"<div style='position:absolute;top:250px;{margin}:16px;width:142px;font-size:10.5px;line-height:1.3;{'border-right' if margin == 'left' else 'border-left'}:1px solid #333;padding:0 8px;min-height:300px'><b>{note}</b><br>{p.averbacoes()}</div>"
        notes = ""
    else:
        notes = f"<p>{note} {p.averbacoes()}</p>"
    if margin == "turned":
        side = f"<div style='position:absolute;left:18px;top:240px;writing-mode:vertical-rl;transform:rotate(180deg);font-size:11px;letter-spacing:2px;height:640px;text-align:center'>REGISTRO POR MANDADO JUDICIAL — ARQ. {p.rng.randint(1, 99)}/{p.rng.randint(100, 999)}</div>"
    css = f"""body{{font:{p.rng.uniform(13, 15):.1f}px/{p.pick(1.6, 1.8, 2.05)} {face}}}.page{{padding:46px {190 if margin == 'right' else 56}px 40px {190 if margin == 'left' else 76}px}}h1{{font-size:{p.pick(19, 24, 28)}px;text-align:center;letter-spacing:{p.pick(0, 4, 9)}px;margin:14px 0 22px}}.t{{text-align:{p.pick('justify', 'left')};text-indent:{p.pick(0, 50, 90)}px}}"""
    head = p.pick(
        f"<div style='text-align:center;line-height:1.35'>ESTADO {of_state(p).upper()} {p.reg_uf(True)}<br>COMARCA DE {p.reg_city()}<br><b>{p.office()}</b></div>",
        f"<div style='line-height:1.35'><b>{p.office()}</b><br>{p.reg_city_uf()}<br><span style='font-size:.85em'>{p.officer()} – {p.other(p.r['officer_title'])}</span></div>",
        f"<div style='text-align:right;line-height:1.35'>{p.other(p.r['officer_title'])}: {p.officer()}<br>{p.office()}<br>Município de {p.reg_city()} – {p.reg_uf()}</div>")
    end = p.pick(
        f"<p>O referido é verdade e dou fé. {p.issue_city()}, {p.issue_date()}. Eu, {p.other(p.r['clerk'])}, {p.other(p.r['clerk_title'])}, datilografei.</p><p style='text-align:center;margin-top:34px'>________________________________<br>{p.officer()}</p>",
        f"<p>{p.pick('Nada mais continha o dito assento', 'Era o que se continha')}. Dou fé.</p><p style='text-align:right'>{p.issue_city_uf()}, {p.issue_date()}</p><p style='margin-top:30px;text-align:right'>{p.officer()}<br>{p.other(p.r['officer_title'])}</p>")
    return sheet(css, f"{side}{head}<h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'CERTIDÃO', 'C E R T I D Ã O')}</h1><p class=t>{paragraphs}</p>{notes}{end}")


@form
def p_book_page(p):
    in_brazil(p)
    p.manner(caps=p.chance(.15), birth_date=p.pick("dias", "words", "paren"), date=p.pick("dias", "words", "paren"), hour=p.pick("words", "old"), place=p.pick("long", "in", ",", "-"), blank=p.pick("ignorado", "não declarado", "desconhecido"))
    first, second = p.parents(p.pick("father", "father", "mother"))
    declarant = p.r["declarant"]
    narration = f"""{p.pick('Aos', 'Em')} {p.reg_date()}, {p.pick('neste Cartório de', 'nesta cidade de', 'nesta vila de')} {p.reg_city()}, {p.pick('Estado', 'Est.')} {of_state(p)} {p.reg_uf(True)}, em meu cartório, compareceu {p.other(declarant['name'])}, {p.other(declarant['civil'])}, {p.other(declarant['profession'])}, residente {p.pick('à', 'em')} {p.other(declarant['residence'])}, e em presença das testemunhas adiante nomeadas e no fim assinadas, declarou: que {p.pick('no dia', 'aos', 'em')} {p.birth_date()}, {p.pick('às', 'pelas')} {p.hour()}{at_place(p)}, em {p.birth_city_uf()}, nasceu uma criança do sexo {p.sex()}, {p.pick('a quem se pôs o nome de', 'que há de chamar-se', 'que recebeu o nome de')} {p.name()}, {by_sex(p, 'filho', 'filha')} de {folk(p, first)}, e de {folk(p, second)}"""
    if p.r["twins"]:
        narration += f", {p.value('gêmeo', 'twin')} de {p.twin_names()}"
    for parent in (first, second):
        if parent.grandfather_known or parent.grandmother_known:
            narration += f"; avós {'maternos' if parent.side == 'mat' else 'paternos'} {parent.grandparents(p.pick(' e ', ' e dona ', ' e de '))}"
    narration += f""". {p.pick('Os pais são casados em', 'Casaram-se os pais em')} {somewhere(p)}, {p.pick('livro', 'L.')} B-{p.rng.randint(1, 40)}, fls. {p.rng.randint(1, 290)}. {'Foram' if p.chance(.5) else 'Serviram de'} testemunhas {p.other(p.r['witnesses'][0]['name'])}, {p.other(p.r['witnesses'][0]['profession'])}, natural de {somewhere(p)}, e {p.other(p.r['witnesses'][1]['name'])}, residentes {p.pick('nesta cidade', 'em ' + somewhere(p))}. {p.pick('Do que, para constar, lavrei este termo que, lido e achado conforme, assinam.', 'E para constar lavrei o presente, que vai por todos assinado.')} Eu, {p.other(someone(p))}, {p.pick('escrivão', 'oficial de registro')}, o escrevi. (aa) {p.other(declarant['name'])}. {p.other(p.r['witnesses'][0]['name'])}. {p.other(p.r['witnesses'][1]['name'])}."""
    margin = f"<div>{p.label('termo', p.pick('N.º', 'Termo n.º', 'Nº'))} {p.termo()}</div><div style='margin:8px 0'>{p.name()}</div>" + (f"<div style='font-size:.86em;line-height:1.25'>{p.label('averbacoes', p.pick('AVERBAÇÃO', 'Averbações:', 'À MARGEM'))}<br>{p.averbacoes()}</div>") + (f"<div style='font-size:.86em;line-height:1.25;margin-top:14px'>{p.label('anotacoes', p.pick('ANOTAÇÃO', 'Anotações:', 'NOTAS'))}<br>{p.anotacoes()}</div>" if p.chance(.6) else "")
    face, other = p.pick(*SERIF, "'Z003'"), p.pick(*SERIF, *SANS)
    width = p.rng.randint(150, 215)
    left = p.chance(.7)
    lead = p.pick(
        f"CERTIFICO que, do livro {p.label('livro', 'de nascimentos nº')} {p.livro()}, às folhas {p.folha()}, consta o seguinte teor:",
        f"Certidão em inteiro teor extraída do livro {p.livro()}, fls. {p.folha()}, termo {p.termo()}, deste {p.office()}:",
        f"{p.label('livro', 'LIVRO')} {p.livro()} — {p.label('folha', 'FOLHAS')} {p.folha()} — TRANSCRIÇÃO:")
    css = f"""body{{font:{p.rng.uniform(12, 13.5):.1f}px/{p.pick(1.45, 1.6)} {other}}}.page{{padding:36px 46px}}.bk{{display:flex;flex-direction:{'row' if left else 'row-reverse'};border:{p.pick('1px solid #444', '0', '3px double #333')};margin:10px 0}}.mg{{flex:0 0 {width}px;padding:12px;border-{'right' if left else 'left'}:{p.pick('1px solid #444', '2px double #900', '0')};overflow-wrap:anywhere}}.tx{{flex:1;padding:12px 16px;text-align:justify;font-family:{face};line-height:{p.pick(1.6, 1.8, 2)};font-size:1.06em}}.hd{{text-align:center}}h1{{font-size:18px;margin:8px 0;text-align:center}}"""
    strip = f"<div style='position:absolute;right:8px;top:120px;writing-mode:vertical-rl;font-size:10px;letter-spacing:3px'>{p.pick('REGISTRO CIVIL', 'SEGUNDA VIA', 'INTEIRO TEOR')} Nº {p.rng.randint(10000, 999999)}</div>" if p.chance(.6) else ""
    end = f"""<p>{p.pick('Era o que continha o referido assento.', 'Nada mais. Está conforme o original, do que dou fé.')} {p.issue_city()}, {p.issue_date()}.</p><div style="display:flex;justify-content:space-between;align-items:flex-end"><div style="font-size:10.5px;width:300px">{p.pick('Selo nº', 'Código do selo:', 'SELO DIGITAL')} {p.seal()}<br>{' '.join(p.other(a + ': ' + b) for a, b in p.r['fees'][:3])}</div><div style="text-align:center">____________________________<br>{p.officer()}<br>{p.other(p.r['officer_title'])}</div></div>"""
    return sheet(css, f"{strip}<div class=hd><b>{p.office()}</b><br>{p.reg_city_uf()}<br><span style='font-size:.85em'>{p.other(p.r['address'])}</span></div><h1>{p.pick('CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR', 'INTEIRO TEOR', 'CERTIDÃO VERBO AD VERBUM')}</h1><p>{lead}</p><div class=bk><div class=mg>{margin}</div><div class=tx>{narration}</div></div>{end}")


@form
def p_three_lines(p):
    p.manner(caps=p.chance(.5), birth_date=p.pick("num", "semi", "short"), blank=p.pick("-", "n/c", "não consta"))
    first, second = p.parents(None)
    he = by_sex(p, "filho", "filha")
    face = p.pick(*SANS, *SERIF, *TYPED)
    line = p.pick(
        f"<p>{p.name()}, nasc. {p.birth_date()}, {p.birth_city_uf()}, {he} de {first.name()} e {second.name()}. L. {p.livro()}, fls. {p.folha()}, nº {p.termo()}.</p>",
        f"<p>L.º {p.livro()}, fl. {p.folha()}, t. {p.termo()} — {p.name()}, {p.sex()}, {p.birth_date()}, às {p.hour()}, {p.birth_place()}, {p.birth_city_uf()}. Pais: {first.name()}; {second.name()}.</p>",
        f"<p>Nome: {p.name()}<br>{by_sex(p, 'Nascido', 'Nascida')}: {p.birth_date()} — {p.birth_city_uf()} — Reg. {p.reg_date()}, {p.livro()}/{p.folha()}/{p.termo()}<br>Filiação: {first.name()} / {second.name()}</p>",
        f"<p>Consta, sob n.º {p.termo()}, a fls. {p.folha()} do L.º {p.livro()}, o nascimento de {p.name()}, ocorrido a {p.birth_date()}, {he} de {first.name()}, natural de {first.nat()}, e de {second.name()}, natural de {second.nat()}.</p>")
    stub = p.chance(.5)
    left = f"<div style='flex:0 0 180px;border-right:1px dashed #555;padding:10px;font-size:10px;overflow-wrap:anywhere'>{p.pick('CANHOTO', 'TALÃO', 'CONTROLE')} {p.rng.randint(100, 9999)}<br>{p.name() if p.chance(.5) else ''}<br>Recibo: {p.other(p.r['fees'][0][1])}<br>Req.: {p.other(p.r['declarant']['name'])}<br>Prot. {p.other(p.r['protocol'])}</div>" if stub else ""
    head = p.pick(f"<div style='display:flex;justify-content:space-between;gap:16px'><b>{p.office()}</b><span>{p.reg_city_uf()}</span></div>", f"<div style='text-align:center'>{p.office()} – {p.reg_city_uf()}</div>", f"<div style='font-size:.85em'>{p.reg_city_uf()}<br>{p.office()}<br>{p.other(p.r['address'])}</div>")
    title = p.pick("BREVE RELATO", "CERTIDÃO EM BREVE RELATÓRIO — NASCIMENTO", "Certidão de nascimento (breve relato)", "NASCIMENTO – CERTIDÃO RESUMIDA")
    end = p.pick(
        f"<div style='display:flex;justify-content:space-between;margin-top:{p.pick(10, 26)}px'><span>{p.issue_city()}, {p.issue_date('num')}</span><span>{p.officer()}, {p.other(p.r['officer_title'])}</span></div>",
        f"<div style='margin-top:14px'>Dou fé. {p.issue_city()}, {p.issue_date()}. O {p.other(p.r['officer_title'])}, {p.officer()}.</div>")
    seal = f"<div style='font-size:9.5px;margin-top:8px'>{p.pick('Selo', 'Selo nº', 'Cód. selo:')} {p.seal()} &nbsp; Consulta: {p.other(p.r['website'])}</div>" if p.chance(.6) else ""
    css = f"body{{font:{p.rng.uniform(12, 15):.1f}px/{p.pick(1.4, 1.7, 2)} {face}}}.page{{display:flex;{p.pick('border:1px solid #999', '')}}}.in{{flex:1;padding:{p.rng.randint(18, 40)}px}}h1{{font-size:15px;text-align:{p.pick('center', 'left')};margin:8px 0;{p.pick('letter-spacing:3px', 'text-decoration:underline', '')}}}"
    small = p.pick((794, 300), (794, 380), (620, 420), (794, 1123))
    return sheet(css, f"{left}<div class=in>{head}<h1>{title}</h1>{line}{end}{seal}</div>", *small)


@form
def p_letter(p):
    in_brazil(p)
    p.manner(caps=p.chance(.25), birth_date=p.pick("semi", "num", "words"), date=p.pick("semi", "num"), blank=p.pick("não declarado", "ignorado", "---"))
    first, second = p.parents(p.pick("father", "mother"))
    to = p.pick("Ao Ilmo. Sr. Chefe da Junta de Serviço Militar", "À Gerência Executiva do INSS", "Exmo. Sr. Dr. Juiz de Direito da Vara de Família", "A QUEM INTERESSAR POSSA", "Ao Sr. Diretor da Escola Estadual " + someone(p))
    face = p.pick(*SERIF, *SANS, *TYPED)
    he = by_sex(p, "filho", "filha")
    opened = p.pick("Prezado Senhor,", "Senhor Diretor:", "Senhor(a),", "")
    ends = lines(p, first, second)
    one = f"{p.pick('Em atenção ao pedido datado de', 'Em resposta ao ofício de')} {day(p, p.r['edate'] - dt.timedelta(days=9), 'semi')}, {p.pick('tenho a honra de certificar a V. Sa.', 'certifico, para os fins que se fizerem necessários,')} que {p.pick('nesta Serventia', 'no ' + p.office())} acha-se {by_sex(p, 'registrado', 'registrada')}, {p.pick('no livro', 'livro')} {p.livro()}, {p.pick('às folhas', 'fls.')} {p.folha()}, {p.pick('sob o nº', 'termo')} {p.termo()}, {p.pick('em data de', 'desde', 'em')} {p.reg_date()}, {p.name()}."
    two = f"{p.pick(by_sex(p, 'O mencionado', 'A mencionada'), by_sex(p, 'O registrado', 'A registrada'))} nasceu {p.pick('em', 'a', 'no dia')} {p.birth_date()}, às {p.hour()}, em {p.birth_city_uf()}{at_place(p)}, é do sexo {p.sex()} e {he} de {first.name()}{', natural de ' + first.nat() if first.known else ''}, e de {second.name()}{', natural de ' + second.nat() if second.known else ''}."
    three = f"São seus avós {' e '.join(ends)}." if ends else ""
    four = p.pick(f"Foi declarante {p.other(p.r['declarant']['name'])}, portador do RG {p.other(p.r['declarant']['rg'])}.", f"Consta ainda a matrícula {p.matricula()}.", "", f"Inscrição no CPF: {p.cpf()}.")
    five = p.pick("Sem mais para o momento, subscrevo-me com estima e consideração.", "Atenciosamente,", "Era o que me cumpria certificar, do que dou fé.")
    top = p.pick(
        f"<div style='display:flex;justify-content:space-between'><div style='max-width:360px'><b>{p.office()}</b><br>{p.other(p.r['address'])}<br>{p.reg_city_uf()}</div><div style='text-align:right'>Of. nº {p.rng.randint(1, 400)}/{p.r['edate'].year}<br>Tel. {p.other(p.r['phone'])}</div></div><p style='text-align:right;margin-top:26px'>{p.issue_city()}, {p.issue_date()}.</p>",
        f"<div style='text-align:center;border-bottom:2px solid #444;padding-bottom:8px'>{p.office()}<br><small>{p.reg_city_uf()} – {p.other(p.r['email'])}</small></div><p>Certidão nº {p.rng.randint(1, 900)}/{p.r['edate'].year}</p><p>{p.issue_city_uf()}, {p.issue_date()}</p>")
    subject = p.pick(f"<p><b>Ref.:</b> {p.pick('certidão de nascimento', 'Assento de nascimento')} de {p.name()}</p>", "<p>Assunto: CERTIDÃO DE NASCIMENTO</p>", "<h3 style='text-align:center'>CERTIDÃO DE NASCIMENTO</h3>")
    sign = f"<div style='margin-top:50px;{p.pick('margin-left:300px', 'text-align:center', '')}'>{p.officer()}<br><i>{p.other(p.r['officer_title'])}</i></div>"
    foot = f"<div style='position:absolute;bottom:26px;left:60px;right:60px;border-top:1px solid #999;font-size:10px;text-align:center'>{p.other(p.r['address'])} – {p.other(places.place(p.rng)[0])} – CEP {p.other(p.r['cep'])} – {p.other(p.r['website'])}</div>" if p.chance(.5) else ""
    seal = f"<p style='font-size:11px;margin-top:34px'>{p.pick('Selo de fiscalização:', 'SELO')} {p.seal()}</p>" if p.chance(.6) else ""
    css = f"body{{font:{p.rng.uniform(13, 15.5):.1f}px/1.6 {face}}}.page{{padding:56px {p.rng.randint(60, 96)}px}}.b p{{text-align:justify;text-indent:{p.pick(0, 48, 80)}px;margin:{p.pick('10px 0', '16px 0', '2px 0')}}}"
    return sheet(css, f"{top}<p style='margin-top:22px'>{to}</p>{subject}<p>{opened}</p><div class=b><p>{one}</p><p>{two}</p><p>{three}</p><p>{four}</p><p>{five}</p></div>{sign}{seal}{foot}")


# --- questions, numbers, tables ---------------------------------------------------------------------------------------


@form
def p_questions(p):
    in_brazil(p)
    p.manner(caps=p.chance(.5), birth_date=p.pick("num", "semi", "words"), blank=p.pick("Não sabe", "não declarou", "-", "prejudicado", "ignora"))
    first, second = p.parents(p.pick("mother", "father", "mother"))
    o = by_sex(p, "o", "a")
    rows = [
        (p.label("name", p.pick("Qual o nome da pessoa registrada?", "Como se chama a criança?", f"Que nome foi dado {'ao' if o == 'o' else 'à'} {by_sex(p, 'menino', 'menina')}?")), p.name()),
        (p.label("sex", p.pick("É menino ou menina?", "De que sexo é?", "Qual o sexo?")), p.sex()),
        (p.label("birth_date", p.pick("Em que dia nasceu?", "Quando nasceu (dia, mês e ano)?", "Qual a data do nascimento?")), p.birth_date()),
        (p.label("hour", p.pick("A que horas?", "Qual a hora do nascimento?")), p.hour()),
        (p.label("birth_place", p.pick("Onde nasceu (casa, hospital, caminho)?", "Em que lugar se deu o parto?", "Onde ocorreu o nascimento?")), p.birth_place()),
        (p.label("birth_city", p.pick("Em que município e Estado?", "Qual o município do nascimento?")), p.birth_city_uf()),
    ]
    if p.chance(.5):
        rows.append((p.label("nat", p.pick("De onde é natural?", "Qual a naturalidade declarada?")), p.nat()))
    rows.append((p.label("twin", p.pick("Nasceu com outro irmão (gêmeo)?", "É gêmeo?")), p.twin()))
    if p.r["twins"] or p.chance(.3):
        rows.append((p.label("twin_names", p.pick("Se sim, quem?", "Qual o nome do irmão ou irmã?")), p.twin_names()))
    if p.chance(.4):
        rows.append((p.label("dnv", "Trouxe a declaração (DNV) do hospital? Qual o número?"), p.dnv()))
    for parent in (first, second):
        who = of_role(parent, "o pai", "a mãe")
        rows.append((p.label("father" if parent.role == "father" else "mother", p.pick(f"Quem é {who}?", f"Como se chama {who}?")), parent.name()))
        rows.append((p.label("parent_nat", p.pick(f"De onde é natural {who}?", f"Onde nasceu {who}?")), parent.nat()))
        if p.chance(.5):
            rows.append((p.pick(f"Em que trabalha {who}?", f"Qual a profissão e a idade {'do pai' if who == 'o pai' else 'da mãe'}?"), f"{parent.extra('profession')}" + (f", {parent.extra('age')} anos" if parent.known else "")))
        line = p.label("gp_paternal" if parent.side == "pat" else "gp_maternal", f"Quem são os avós por parte {'do pai' if who == 'o pai' else 'da mãe'}?")
        rows.append((line, parent.grandparents()))
    rows += [
        (p.pick("Quem veio declarar?", "Quem prestou as declarações e que parentesco tem?"), p.other(f"{p.r['declarant']['name']}, {p.r['declarant']['kin']}")),
        ("Quem foram as testemunhas?", p.other(" e ".join(w["name"] for w in p.r["witnesses"]))),
        (p.label("reg_date", p.pick("Em que dia foi feito o registro?", "Quando se lavrou o termo?")), p.reg_date()),
        (p.label("livro", "Em que livro, folha e termo?"), p.pick("Livro {}, folha {}, termo {}", "L. {} F. {} T. {}", "{} – {} – {}").format(p.livro(), p.folha(), p.termo())),
        (p.label("averbacoes", p.pick("Há averbações? Quais?", "Que mais consta à margem?")), p.averbacoes()),
    ]
    way = p.pick("table", "stacked", "two", "apart", "numbered")
    number = p.pick("{}.", "{})", "{} -", "{}.ª")
    reply = p.pick("Ao", "Quesito", "R.")
    face = p.pick(*SANS, *SERIF, *TYPED)
    if way == "table":
        body = "<table class=q>" + "".join(f"<tr><td class=a>{number.format(i)} {a}</td><td class=b>{b}</td></tr>" for i, (a, b) in enumerate(rows, 1)) + "</table>"
    elif way == "stacked":
        body = "".join(f"<div class=s><div class=a>{a}</div><div class=b>{b}</div></div>" for a, b in rows)
    elif way == "two":
        body = "<div style='columns:2;column-gap:26px'>" + "".join(f"<div class=s style='break-inside:avoid'><div class=a>{number.format(i)} {a}</div><div class=b>{b}</div></div>" for i, (a, b) in enumerate(rows, 1)) + "</div>"
    elif way == "numbered":
        body = "".join(f"<div class=n>{number.format(i)} {a} <span class=b>{b}</span></div>" for i, (a, b) in enumerate(rows, 1))
    else:
        body = "<div class=ap><b>QUESITOS</b> " + " ".join(f"{number.format(i)} {a}" for i, (a, _) in enumerate(rows, 1)) + "</div><p><b>RESPOSTAS</b></p>" + "".join(f"<div class=n>{reply} {i}º — <span class=b>{b}</span></div>" for i, (_, b) in enumerate(rows, 1))
    css = f"""body{{font:{p.rng.uniform(11.5, 13.2):.1f}px/1.38 {face}}}.page{{padding:34px {p.rng.randint(40, 66)}px}}.q{{width:100%}}.q td{{padding:3px 6px;vertical-align:top;{p.pick('border:1px solid #555', 'border-bottom:1px dotted #888', '')}}}.a{{{p.pick('font-style:italic', 'font-weight:bold', 'color:#333')}}}.q .a{{width:{p.rng.randint(230, 340)}px}}.b{{font-family:{p.pick(face, p.pick(*TYPED), p.pick(*SERIF))}}}.s{{margin-bottom:{p.rng.uniform(3, 8):.0f}px}}.s .b{{{p.pick('border-bottom:1px solid #777', 'padding-left:24px', '')}}}.n{{margin-bottom:4px}}.ap{{font-size:.85em;border:1px solid #777;padding:8px;text-align:justify}}h1{{font-size:19px;margin:8px 0 12px;text-align:{p.pick('center', 'left')}}}"""
    head = p.pick(f"<div>{p.office()}<br>{p.reg_city_uf()}</div>", f"<div style='text-align:center'>{p.reg_city_uf()}<br><b>{p.office()}</b></div>", f"<table style='width:100%'><tr><td>{p.label('office', 'Qual o cartório?')} {p.office()}</td><td style='text-align:right'>{p.label('reg_city', 'De onde?')} {p.reg_city_uf()}</td></tr></table>")
    end = p.pick(
        f"<p>Certifico que as respostas acima conferem com o assento. {p.issue_city()}, {p.issue_date()}.</p><p style='text-align:center'>___________________________<br>{p.officer()}, {p.other(p.r['officer_title'])}</p>",
        f"<p>{p.label('issue_date', 'Quando foi passada esta certidão?')} {p.issue_date()} &nbsp; {p.label('issue_place', 'Onde?')} {p.issue_city()} &nbsp; {p.label('officer', 'Quem a assina?')} {p.officer()}, {p.other(p.r['officer_title'])}</p>")
    return sheet(css, f"{head}<h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de nascimento por quesitos', 'CERTIDÃO DE NASCIMENTO — PERGUNTAS E RESPOSTAS')}</h1>{body}{end}")


PEOPLES = ("Guarani Kaiowá", "Ticuna", "Kaingang", "Makuxi", "Xavante", "Yanomami", "Pataxó", "Terena", "Tukano", "Munduruku", "Baniwa", "Potiguara", "Xukuru", "Krahô", "Kadiwéu", "Mehinako")
LANDS = ("Alto Rio Negro", "Raposa Serra do Sol", "Dourados", "Vale do Javari", "São Marcos", "Apucarana", "Kariri-Xocó", "Limão Verde", "Parque do Xingu", "Caramuru-Paraguaçu")


@form
def p_peoples_rows(p):
    in_brazil(p)
    r = p.r
    tribe, land = p.pick(*PEOPLES), p.pick(*LANDS)
    if p.chance(.5):
        r["home"], r["bplace"] = True, p.pick(f"Aldeia {land}", f"aldeia {p.pick('Morro Alto', 'Pindoty', 'Nova Esperança', 'Filadélfia', 'Boca da Mata')}, Terra Indígena {land}", "Polo Base de Saúde Indígena", "Casa de Saúde Indígena (CASAI)")
    p.manner(caps=p.chance(.6), place=p.pick("/", "-", "(", ","), birth_date=p.pick("num", "semi"), date=p.pick("num", "semi"), blank=p.pick("", "-", "—", "não declarado", "não se aplica"))
    first, second = p.parents(p.pick("mother", "father"))
    people_head = [p.pick("Pessoa", "Parentesco", ""), p.label("name", p.pick("Nome completo", "Nome e sobrenome", "NOME")), p.label("nat", p.pick("Naturalidade", "Natural de", "Município/UF")), p.pick("Povo / Etnia", "Etnia", "Povo"), p.pick("Aldeia", "Comunidade")]
    village = p.other(p.pick("Pindoty", "Nova Esperança", "Filadélfia", "Boca da Mata", "Maturuca"))

    def line(who, name, nat, known=True):
        cells = [f"<td class=w>{who}</td>", f"<td>{name}</td>", f"<td>{nat}</td>"]
        if wide:
            cells += [f"<td>{p.other(tribe if p.chance(.9) else 'não indígena') if known else ''}</td>", f"<td>{village if known else ''}</td>"]
        return "<tr>" + "".join(cells) + "</tr>"

    wide = p.chance(.75)
    if not wide:
        people_head = people_head[:3]
    rows = [line(p.pick("Registrado(a)", "REGISTRANDO", "Titular"), f"<b>{p.name()}</b>", p.nat())]
    for parent in (first, second):
        who = of_role(parent, p.pick("Pai", "Genitor"), p.pick("Mãe", "Genitora"))
        rows.append(line(p.label("father" if parent.role == "father" else "mother", who), parent.name(), parent.nat(), parent.known))
        joint = p.chance(.35)
        side = "paterno" if parent.side == "pat" else "materno"
        concept = "gp_paternal" if parent.side == "pat" else "gp_maternal"
        if joint:
            rows.append(line(p.label(concept, f"Avós {side}s"), parent.grandparents(p.pick(" e ", "<br>")), "", parent.grandfather_known or parent.grandmother_known))
        else:
            rows.append(line(p.label("grandfather", f"Avô {side}"), parent.grandfather(), somewhere(p) if p.chance(.3) else "", parent.grandfather_known))
            rows.append(line(p.label("grandmother", f"Avó {side[:-1]}a"), parent.grandmother(), somewhere(p) if p.chance(.3) else "", parent.grandmother_known))
    if p.chance(.4):
        rows.append(line("Declarante", p.other(r["declarant"]["name"]), somewhere(p)))
    if r["twins"]:
        rows.append(line(p.label("twin_names", "Irmão(ã) gêmeo(a)"), p.twin_names(), "", True))
    table = f"<table class=p><tr>{''.join(f'<th>{h}</th>' for h in people_head)}</tr>{''.join(rows)}</table>"
    birth_heads = [(p.label("birth_date", "Nascimento"), p.birth_date()), (p.label("hour", "Hora"), p.hour()), (p.label("sex", "Sexo"), p.sex()), (p.label("twin", "Gêmeo"), p.twin()), (p.label("birth_place", "Local"), p.birth_place()), (p.label("birth_city", "Município"), p.birth_city_uf())]
    regs = [(p.label("livro", "Livro"), p.livro()), (p.label("folha", "Folha"), p.folha()), (p.label("termo", "Termo"), p.termo()), (p.label("reg_date", "Registro"), p.reg_date())]
    rani = [("RANI nº", p.other(str(p.rng.randint(1000, 99999)))), ("Livro RANI", p.other(str(p.rng.randint(1, 60)))), ("Folha", p.other(str(p.rng.randint(1, 200)))), ("Data do RANI", day(p, r["rdate"] + dt.timedelta(days=p.rng.randint(-30, 90)), "num"))]

    def bar(cells, title=""):
        if across:
            return f"<table class=p>{f'<caption>{title}</caption>' if title else ''}<tr>{''.join(f'<th>{a}</th>' for a, _ in cells)}</tr><tr>{''.join(f'<td>{b}</td>' for _, b in cells)}</tr></table>"
        return (f"<div class=cp>{title}</div>" if title else "") + "<div class=fl>" + "".join(f"<span><i>{a}:</i> {b}</span>" for a, b in cells) + "</div>"

    across = p.chance(.6)
    funai = p.pick(f"REGISTRO ADMINISTRATIVO (FUNAI) — TERRA INDÍGENA {land.upper()}", "Registro administrativo de nascimento de indígena (anterior)", "FUNAI")
    blocks = [bar(birth_heads, p.pick("", "NASCIMENTO")), bar(regs, p.pick("REGISTRO CIVIL", "ASSENTO")), bar(rani, funai)]
    if p.chance(.5):
        blocks[1], blocks[2] = blocks[2], blocks[1]
    order = p.pick([table, *blocks], [blocks[0], table, *blocks[1:]], [*blocks, table])
    note = p.pick(
        f"<p><b>{p.label('averbacoes', 'OBSERVAÇÕES / AVERBAÇÕES')}</b> {p.averbacoes()}</p>",
        f"<div class=cp>{p.label('anotacoes', 'ANOTAÇÕES')}</div><div style='border:1px solid #777;padding:5px'>{p.anotacoes()}</div>",
        f"<p>Povo {p.other(tribe)}, Terra Indígena {p.other(land)}, Resolução Conjunta CNJ/CNMP nº 3/2012. {p.label('averbacoes', 'Averbações:')} {p.averbacoes()}</p>")
    css = f"""body{{font:{p.rng.uniform(11.5, 13.5):.1f}px/1.35 {p.pick(*SANS, *SERIF)}}}.page{{padding:36px {p.rng.randint(36, 60)}px}}.p{{width:100%;margin:10px 0}}.p td,.p th{{{p.pick('border:1px solid #444', 'border-bottom:1px solid #999', 'border-bottom:1px dotted #333')};padding:{p.rng.randint(3, 8)}px 6px;text-align:left;vertical-align:top}}.p th{{font-size:.84em;{p.pick('background:#e8e8e8', 'text-transform:uppercase', 'font-weight:normal;font-style:italic')}}}.w{{width:120px;font-size:.9em}}caption,.cp{{text-align:left;font-weight:bold;font-size:.86em;padding:3px 0}}.fl span{{display:inline-block;margin:2px 22px 2px 0}}h1{{font-size:20px;text-align:center;margin:10px}}"""
    head = f"<div style='text-align:center'>{p.pick('REPÚBLICA FEDERATIVA DO BRASIL<br>', '')}<b>{p.office()}</b><br>{p.reg_city_uf()}</div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO – PESSOA INDÍGENA', 'Certidão de Nascimento')}</h1>" + (f"<p style='text-align:center'>{p.label('matricula', 'Matrícula')}: {p.matricula()}{' &nbsp; ' + p.label('cpf', 'CPF') + ': ' + p.cpf() if p.chance(.5) else ''}</p>" if p.chance(.8) else "")
    end = f"<div style='display:flex;justify-content:space-between;margin-top:30px'><div>{p.issue_city_uf()}, {p.issue_date()}<br>Selo {p.seal()}</div><div style='text-align:center;width:300px;border-top:1px solid #000'>{p.officer()}<br>{p.other(r['officer_title'])}</div></div>"
    return sheet(css, head + "".join(order) + note + end)


@form
def p_three_acts(p):
    in_brazil(p)
    r = p.r
    if r["birth"].year > 1980:  # old enough to have married and died
        for key in ("birth", "rdate"):
            r[key] -= dt.timedelta(days=365 * 45)
    p.manner(caps=p.chance(.7), place=p.pick("-", "/", ","), birth_date=p.pick("num", "semi"), date=p.pick("num", "semi"), issue_date=p.pick("num", "semi"), blank=p.pick("-", "x x x", "", "não consta"))
    first, second = p.parents(p.pick("father", "mother"))
    spouse = someone(p, by_sex(p, "F", "M"))
    wed = min(r["birth"] + dt.timedelta(days=p.rng.randint(7000, 14000)), dt.date(2020, 1, p.rng.randint(1, 28)))
    died = min(wed + dt.timedelta(days=p.rng.randint(400, 16000)), dt.date(2026, 3, p.rng.randint(1, 28)))
    labels = ("Data", "Livro", "Folha", "Termo", "Cartório", "Cidade")

    def act(title, cells, extra):
        inner = "".join(f"<div class=c style='flex:{w}'><div class=l>{a}</div><div class=v>{b}</div></div>" for (a, b), w in zip(cells, (3, 1.3, 1.3, 1.8, 4, 3)))
        return f"<section><div class=t>{title}</div><div class=bd><div class=r>{inner}</div>{extra}</div></section>"

    ours = list(zip([p.label(c, x) for c, x in zip(("reg_date", "livro", "folha", "termo", "office", "reg_city"), (p.pick("Data do registro", "Data"), *labels[1:]))], [p.reg_date(), p.livro(), p.folha(), p.termo(), p.office(), p.reg_city_uf()]))

    def foreign_act(letter, when):
        where = places.place(p.rng)
        return list(zip(labels, [day(p, when, "num"), p.other(f"{letter}-{p.rng.randint(1, 200)}"), p.other(str(p.rng.randint(1, 300))), p.other(records.termo_text(p.rng, p.rng.randint(1, 30000))), p.other(places.office(p.rng, *where)), p.other(places.place_text(p.rng, where))]))

    def cells(pairs):
        return "<div class=r>" + "".join(f"<div class=c style='flex:{w}'><div class=l>{a}</div><div class=v>{b}</div></div>" for a, b, w in pairs) + "</div>"

    person = cells([(p.label("name", p.pick("Nome", "Nome do registrado")), p.name(), 5), (p.label("sex", "Sexo"), p.sex(), 1.4)])
    person += cells([(p.label("birth_date", p.pick("Nascido em", "Data do nascimento")), p.birth_date(), 2), (p.label("hour", "Hora"), p.hour(), 2), (p.label("birth_place", "Local"), p.birth_place(), 4), (p.label("birth_city", "Cidade"), p.birth_city_uf(), 3)])
    for parent in (first, second):
        pairs = [(p.label("father" if parent.role == "father" else "mother", of_role(parent, "Pai", "Mãe")), parent.name(), 4), (p.label("parent_nat", "Natural de"), parent.nat(), 3)]
        person += cells(pairs) + cells([(p.label("gp_paternal" if parent.side == "pat" else "gp_maternal", "Avós " + ("paternos" if parent.side == "pat" else "maternos")), parent.grandparents(), 5)])
    wedding = cells([("Nome do cônjuge", p.other(spouse), 3), ("Natural de", somewhere(p), 2), ("Nascido em", day(p, r["birth"] + dt.timedelta(days=p.rng.randint(-2500, 2500)), "num"), 2)]) + cells([("Pais do cônjuge", p.other(someone(p, "M") + " e " + someone(p, "F")), 5), ("Passou a assinar", p.other(r["name"].split()[0] + " " + people.surname(p.rng)), 4)])
    death = cells([("Hora", p.other(records.hour_text(p.rng, (p.rng.randint(0, 23), p.rng.randint(0, 59)), "num")), 2), ("Local", p.other(places.hospital(p.rng, r["rcity"])), 4), ("Causa", p.other(p.pick("infarto agudo do miocárdio", "causa ignorada", "insuficiência respiratória", "morte natural")), 3)])
    blocks = [act(p.pick("NASCIMENTO", "ASSENTO DE NASCIMENTO", "1. NASCIMENTO"), ours, person)]
    blocks.append(act(p.pick("CASAMENTO", "REMISSÃO: CASAMENTO", "2. CASAMENTO"), foreign_act("B", wed), wedding))
    if p.chance(.6):
        blocks.append(act(p.pick("ÓBITO", "REMISSÃO: ÓBITO", "3. ÓBITO"), foreign_act("C", died), death))
    last = max(wed, died) if len(blocks) > 2 else wed
    r["edate"] = max(r["edate"], last + dt.timedelta(days=20))
    note = f"<p><b>{p.label('averbacoes', p.pick('AVERBAÇÕES', 'Averbações ao assento de nascimento'))}</b><br>{p.averbacoes()}</p>" if p.chance(.7) else ""
    turned = p.chance(.35)
    css = f"""body{{font:{p.rng.uniform(11.5, 13):.1f}px/1.3 {p.pick(*SANS, *SERIF)}}}.page{{padding:34px {p.rng.randint(34, 56)}px}}section{{display:{p.pick('flex', 'block') if turned else 'block'};border:{p.pick('1px solid #333', '2px solid #777', '0;border-top:2px solid #333')};margin-bottom:14px}}.t{{font-weight:bold;padding:4px 8px;{p.pick('background:#ddd', 'letter-spacing:4px', 'text-align:center')}}}.bd{{flex:1}}.r{{display:flex}}.c{{padding:3px 7px;{p.pick('border-top:1px solid #999;border-right:1px solid #bbb', 'border-bottom:1px dotted #777', '')}}}
    .l{{font-size:9.5px;color:#222;{p.pick('text-transform:uppercase', 'font-style:italic')}}}.v{{font-family:{p.pick('inherit', p.pick(*TYPED))};min-height:1.2em;overflow-wrap:break-word;{p.pick('font-weight:bold', '')}}}h1{{font-size:18px;text-align:center;margin:8px 0 14px}}"""
    if turned:
        css += "section{display:flex!important}.t{writing-mode:vertical-rl;transform:rotate(180deg);text-align:center}"
    if p.chance(.3):
        css += ".c{display:flex;flex-direction:column-reverse}"
    head = p.pick("REPÚBLICA FEDERATIVA DO BRASIL", "REGISTRO CIVIL DAS PESSOAS NATURAIS", f"ESTADO {of_state(p).upper()} {p.reg_uf(True)}")
    title = p.pick("CERTIDÃO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO COM REMISSÕES", "CERTIDÃO DE NASCIMENTO (atualizada)")
    end = f"<p>{p.legal()}</p><p>{p.issue_city()}, {p.issue_date()}.</p><div style='display:flex;justify-content:space-between;margin-top:24px'><div style='font-size:10.5px'>{p.label('seal', p.pick('Selo', 'Selo nº'))} {p.seal()}<br>Protocolo {p.other(r['protocol'])}</div><div style='border-top:1px solid #222;width:290px;text-align:center'>{p.officer()}<br>{p.other(r['officer_title'])}</div></div>"
    return sheet(css, f"<div style='text-align:center'>{head}</div><h1>{title}</h1>{''.join(blocks)}{note}{end}")


@form
def p_affection(p):
    in_brazil(p)
    r = p.r
    p.manner(caps=p.chance(.6), place=p.pick("/", "-", ","), blank=p.pick("—", "Não consta", "***", "Não informado"))
    first, second = p.parents(p.pick("mother", "father"))
    kind = p.pick("adoption", "affection", "affection", "none")
    who = (second if second.known else first)
    if kind == "affection" and who.known:
        r["averbacoes"] = p.pick(
            f"Em {records.date_text(p.rng, earlier(p, 1), 'num')}, nos termos do Provimento nº 63/2017 do CNJ, foi averbado o reconhecimento voluntário da {of_role(who, 'paternidade', 'maternidade')} socioafetiva de {who.person['name']}.",
            f"Filiação socioafetiva reconhecida por {who.person['name']} conforme termo arquivado sob nº {p.rng.randint(1, 300)}; incluídos os respectivos avós.")
    elif kind == "adoption":
        r["averbacoes"] = p.pick(
            f"Registro lavrado em cumprimento ao mandado da Vara da Infância e Juventude de {places.place(p.rng)[0]}, processo nº {p.rng.randint(1000000, 9999999)}-{p.rng.randint(10, 99)}.{r['rdate'].year}, art. 47 do ECA.",
            f"Por sentença transitada em julgado em {records.date_text(p.rng, earlier(p, 1), 'num')}, fica cancelado o assento anterior, lavrado no livro A-{p.rng.randint(1, 200)}, fls. {p.rng.randint(1, 300)}, termo {p.rng.randint(100, 90000)}.")
    word = p.pick("Filiação", "FILIAÇÃO")
    where = p.pick("margin", "top", "turned", "band")
    heads = p.pick(("LINHA", "AVÔ", "AVÓ"), ("Ascendentes", "Avô", "Avó"), ("", "GENITOR", "GENITORA"))
    marks = p.pick("Ascendentes de {}", "Linha de {}", "Pais de {}") if p.chance(.6) else ""
    lineage = f"<table class=g><tr><th>{heads[0]}</th><th>{p.label('grandfather', heads[1])}</th><th>{p.label('grandmother', heads[2])}</th></tr>" + "".join(
        f"<tr><td class=m>{marks.format(x.name()) if marks and x.known else p.label('gp_paternal' if x.side == 'pat' else 'gp_maternal', 'Linha ' + ('paterna' if x.side == 'pat' else 'materna'))}</td><td>{x.grandfather()}</td><td>{x.grandmother()}</td></tr>" for x in (first, second)) + "</table>"
    fil = f"<table class=g><tr><th>Nº</th><th>{p.label('filiation', p.pick('Nome', 'Filiação'))}</th><th>{p.label('parent_nat', 'Natural de')}</th>{'<th>Vínculo</th>' if kind == 'affection' else ''}</tr>" + "".join(
        f"<tr><td>{i}</td><td>{x.name()}</td><td>{x.nat()}</td>{'<td>' + ('socioafetivo' if x is who else 'biológico') + '</td>' if kind == 'affection' else ''}</tr>" for i, x in enumerate((first, second), 1)) + "</table>"

    def pairs(*cells):
        return "<div class=pp>" + "".join(f"<div style='flex:{w}'><div class=l>{a}</div><div class=v>{b}</div></div>" for a, b, w in cells) + "</div>"

    sections = [
        (p.pick("Pessoa", "Registrado", "Quem"), pairs((p.label("name", "Nome"), p.name(), 4), (p.label("cpf", "CPF"), p.cpf(), 2)) + pairs((p.label("birth_date", "Nascimento"), p.birth_date(), 3), (p.label("hour", "Hora"), p.hour(), 2), (p.label("sex", "Sexo"), p.sex(), 1.3)) + pairs((p.label("birth_place", "Local"), p.birth_place() + p.pick(" – ", "<br>", ", ") + p.birth_city_uf(), 4), (p.label("nat", "Naturalidade"), p.nat(), 3))),
        (word, fil),
        (p.pick("Ascendência", "Avós", "AVÓS"), lineage),
        (p.pick("Assento", "Registro", "Origem"), pairs((p.label("livro", "Livro"), p.livro(), 1), (p.label("folha", "Folha"), p.folha(), 1), (p.label("termo", "Termo"), p.termo(), 1), (p.label("reg_date", "Data"), p.reg_date(), 2)) + pairs((p.label("office", "Serventia"), p.office(), 3), (p.label("reg_city", "Município"), p.reg_city_uf(), 2))),
        (p.label("averbacoes", p.pick("Averbações", "Observações")), f"<div class=n>{p.averbacoes()}</div>"),
    ]
    if r["twins"]:
        sections.insert(1, ("Gêmeos", pairs((p.label("twin", "Há gêmeos?"), p.twin(), 1), (p.label("twin_names", "Nome e matrícula"), p.twin_names(), 4))))
    if p.chance(.3):
        sections[-1], sections[-2] = sections[-2], sections[-1]
    align = p.pick("right", "left")
    css = f"""body{{font:{p.rng.uniform(11.5, 13):.1f}px/1.35 {p.pick(*SANS)}}}.page{{padding:32px {p.rng.randint(30, 50)}px}}.sec{{display:flex;margin-bottom:10px;{p.pick('border-top:1px solid #888;padding-top:6px', 'border:1px solid #999;border-radius:7px;padding:6px', '')}}}.sec>.h{{flex:0 0 {p.rng.randint(86, 130)}px;font-weight:bold;text-align:{align};padding-right:12px;color:{p.pick('#000', '#444', '#036')}}}.sec>.x{{flex:1;min-width:0}}.g{{width:100%}}.g th{{font-size:.82em;text-align:left;font-weight:normal;{p.pick('border-bottom:1px solid #333', 'background:#f0f0f0', '')}}}.g td{{padding:5px 4px;vertical-align:top}}.m{{font-size:.86em;width:150px}}
    .pp{{display:flex;gap:12px;margin-bottom:5px}}.pp>div{{min-width:0}}.l{{font-size:.8em;color:#444}}.v{{{p.pick('font-weight:bold', 'font-size:1.05em', '')};overflow-wrap:anywhere}}.n{{text-align:justify}}h1{{font-size:20px;margin:6px 0}}"""
    if where == "turned":
        css += ".sec>.h{writing-mode:vertical-rl;transform:rotate(180deg);flex-basis:24px;padding:0 6px;text-align:center;font-size:.85em}"
    elif where in ("top", "band"):
        css += ".sec{display:block}.sec>.h{text-align:left;padding-bottom:4px" + (";background:#ddd;padding:2px 8px;margin-bottom:4px}" if where == "band" else "}")
    top = f"<div style='display:flex;justify-content:space-between;align-items:flex-end'><div><div>{p.pick('REPÚBLICA FEDERATIVA DO BRASIL', 'Registro Civil das Pessoas Naturais')}</div><h1>Certidão de Nascimento</h1></div><div style='text-align:right'>{p.label('matricula', 'Matrícula')}<br>{p.matricula()}</div></div>"
    panel = f"<div style='border:1px solid #333;margin-top:12px;padding:8px;display:flex;gap:16px;font-size:.9em'><div style='flex:1'>{p.pick('Documento assinado digitalmente por', 'Assinado eletronicamente:')} {p.other(r['clerk'])} – {p.other(r['clerk_title'])}<br>{p.label('officer', p.pick('Oficial:', 'Titular:', 'Registrador(a):'))} {p.officer()}</div><div style='flex:1'>{p.label('seal', 'Selo digital:')} {p.seal()}<br>Código de segurança: {p.other(r['security'] or str(p.rng.randint(10 ** 7, 10 ** 9)))}<br>{p.label('issue_date', p.pick('Emitida em', 'Emissão:'))} {p.issue_date('num')} – {p.issue_city_uf()}</div></div>"
    return sheet(css, top + "".join(f"<div class=sec><div class=h>{a}</div><div class=x>{b}</div></div>" for a, b in sections) + panel)


@form
def p_ledger_row(p):
    in_brazil(p)
    r = p.r
    p.manner(caps=p.chance(.4), birth_date="num", date=p.pick("num", "short"), hour="num", place=p.pick("-", "/", ","), blank=p.pick('"', "—", "ign.", "-", "nihil"))
    first, second = p.parents(p.pick("father", "mother"))
    flat = p.chance(.6)
    columns = [
        (p.label("termo", p.pick("Nº", "N.º de ordem", "Termo")), p.termo(), 6), (p.label("reg_date", p.pick("Data do assento", "Registro", "Dia, mês e ano do registro")), p.reg_date(), 8),
        (p.label("name", p.pick("Nome do registrado", "NOME", "Prenome e nome")), p.name(), 14), (p.label("sex", "Sexo"), p.sex(), 6), (p.label("birth_date", p.pick("Nascimento", "Data do nasc.")), p.birth_date(), 8), (p.label("hour", "Hora"), p.hour(), 6),
        (p.label("birth_place", p.pick("Lugar do nascimento", "Onde nasceu")), p.birth_place() + p.pick("<br>", ", ") + p.birth_city_uf(), 14),
    ]
    for parent in (first, second):
        columns.append((p.label("father" if parent.role == "father" else "mother", of_role(parent, "Pai", "Mãe") + p.pick("", " e naturalidade")), parent.name() + (p.pick("<br>", ", nat. ") + parent.nat() if parent.known else ""), 13))
        columns.append((p.label("gp_paternal" if parent.side == "pat" else "gp_maternal", "Avós " + ("paternos" if parent.side == "pat" else "maternos")), parent.grandparents(p.pick("<br>", " e ")), 12))
    columns.append((p.label("averbacoes", p.pick("Averbações", "Observações e averbações")), p.averbacoes(), 16))
    hand = p.pick(None, p.pick(*TYPED), "'Z003'")
    halves = [columns] if flat else [columns[:6], columns[6:]]
    gap = p.rng.randint(10, 90)
    numbered = p.chance(.4)
    tables, n = [], 1
    for part in halves:
        heads = "".join(f"<th style='width:{w}%'>{h}</th>" for h, _, w in part)
        numbers = "<tr>" + "".join(f"<td class=no>({n + i})</td>" for i in range(len(part))) + "</tr>" if numbered else ""
        n += len(part)
        empty = "<tr>" + "".join(f"<td style='height:{gap}px'></td>" for _ in part) + "</tr>"
        row = "<tr>" + "".join(f"<td class=va>{v}</td>" for _, v, _ in part) + "</tr>"
        tables.append(f"<table class=g><tr>{heads}</tr>{numbers}{empty if p.chance(.7) else ''}{row}{empty if p.chance(.6) else ''}</table>")
    face = p.pick(*SERIF, *SANS)
    css = f"""body{{font:{9.6 if flat else 11.5}px/1.3 {face}}}.page{{padding:30px 34px}}.g{{width:100%;margin:8px 0}}.g td,.g th{{border:{p.pick('1px solid #333', '0;border-left:1px solid #777', '1px dotted #777')};padding:3px 4px;vertical-align:{p.pick('top', 'bottom')};text-align:left}}.g th{{font-size:.92em;width:auto!important;{p.pick('', 'border-bottom:2px solid #000')}}}.no{{text-align:center!important;font-size:.85em}}.va{{font-family:{hand or face};font-size:{1.35 if hand == "'Z003'" else 1}em}}h1{{font-size:17px;letter-spacing:{p.pick(0, 2, 5)}px;text-align:center}}"""
    head = f"<table style='width:100%;font-size:12px'><tr><td>{p.office()}<br>{p.reg_city_uf()}</td><td style='text-align:right'>{p.label('livro', p.pick('LIVRO', 'Livro nº', 'L.º'))} {p.livro()}<br>{p.label('folha', p.pick('FOLHA', 'fls.', 'Pág.'))} {p.folha()}</td></tr></table><h1>{p.pick('REGISTRO DE NASCIMENTOS — CERTIDÃO', 'CERTIDÃO DE NASCIMENTO POR EXTRATO DO LIVRO', 'CERTIDÃO DE NASCIMENTO')}</h1>"
    end = f"<p style='font-size:12px'>{p.pick('Certifico que o extrato acima é fiel ao livro.', 'Extraída por cópia do livro próprio. Dou fé.')} {p.issue_city()}, {p.issue_date()}. {p.pick('O oficial,', 'Eu, ' + p.other(r['clerk']) + ', escrevente, a extraí, e eu,')} {p.officer()}, {p.pick('subscrevi', p.other(r['officer_title']), 'assino')}.</p><p style='font-size:10px'>{p.pick('Selo', 'SELO')}: {p.seal()} — Emolumentos {p.other(r['fees'][0][1])} — {p.other(r['address'])}</p>"
    return sheet(css, head + "".join(tables) + end, 1123, p.pick(794, 560))


@form
def p_open_booklet(p):
    in_brazil(p)
    r = p.r
    p.manner(caps=p.chance(.5), place=p.pick(",", "-", "/", "long"), birth_date=p.pick("semi", "words", "num"), blank=p.pick("........", "______", "-o-o-o-", "não consta"))
    first, second = p.parents(p.pick("father", "mother"))
    face, hand = p.pick(*SERIF, *SANS), p.pick("'Z003'", *TYPED, *SERIF)
    under = p.chance(.5)

    def field(label, value, width="100%"):
        text = f"<div class=v>{value}</div>", f"<div class=l>{label}</div>"
        return f"<div class=f style='width:{width}'>{text[0] + text[1] if under else text[1] + text[0]}</div>"

    left = field(p.label("name", p.pick("nome", "NOME POR EXTENSO", "Nome")), p.name()) + field(p.label("birth_date", p.pick("nascid" + by_sex(p, "o", "a") + " em", "DATA DO NASCIMENTO")), p.birth_date(), "62%") + field(p.label("hour", "hora"), p.hour(), "36%")
    left += field(p.label("birth_place", p.pick("lugar", "LOCAL DO NASCIMENTO")), p.birth_place()) + field(p.label("birth_city", "cidade"), p.birth_city(), "68%") + field(p.label("birth_uf", "Estado"), p.birth_uf(p.chance(.5) and r["buf"] in places.UF_NAMES), "30%") + field(p.label("sex", "sexo"), p.sex(), "48%")
    left += field("cor", p.other(r["color"]), "48%")
    parts = []
    for parent in (first, second):
        parts.append(field(p.label("father" if parent.role == "father" else "mother", of_role(parent, "pai", "mãe")), parent.name()) + field(p.label("parent_nat", "natural de"), parent.nat(), "58%") + field("profissão", parent.extra("profession"), "40%")
                     + field(p.label("gp_paternal" if parent.side == "pat" else "gp_maternal", "avós " + ("paternos" if parent.side == "pat" else "maternos")), parent.grandparents(p.pick(" e ", "<br>"))))
    right = field(p.label("office", "cartório"), p.office()) + field(p.label("reg_city", "município e Estado"), p.reg_city_uf()) + field(p.label("livro", "livro"), p.livro(), "31%") + field(p.label("folha", "folha"), p.folha(), "31%") + field(p.label("termo", "termo"), p.termo(), "35%") + field(p.label("reg_date", p.pick("registrado em", "DATA DO REGISTRO")), p.reg_date())
    right += field("declarante", p.other(r["declarant"]["name"])) + (field("testemunhas", p.other("; ".join(w["name"] for w in r["witnesses"]))) if p.chance(.6) else "")
    if r["averbacoes"] or p.chance(.4):
        right += field(p.label("averbacoes", "averbações"), p.averbacoes())
    close = f"<div style='width:100%;margin-top:auto;padding-top:10px'>{p.issue_city()}, {p.issue_date()}<div style='text-align:center;margin-top:18px'>{p.officer()}<br><small>{p.other(r['officer_title'])}</small></div></div>"
    across = p.chance(.5)
    one = left + (parts[0] if across else "".join(parts))
    two = (parts[1] if across else "") + right + close
    strip = f"<div style='flex:0 0 44px;writing-mode:vertical-rl;{p.pick('', 'transform:rotate(180deg);')}text-align:center;letter-spacing:6px;font-weight:bold;padding:8px;border:1px solid #666'>CERTIDÃO DE NASCIMENTO &nbsp; Nº {p.rng.randint(10000, 999999)}</div>"
    css = f"""body{{font:{p.rng.uniform(11.5, 12.8):.1f}px/1.3 {face}}}.page{{display:flex;gap:14px;padding:24px}}.pg{{flex:1;min-width:0;display:flex;flex-wrap:wrap;justify-content:space-between;align-content:flex-start;border:{p.pick('1px solid #555', '3px double #464', '0')};padding:16px}}.f{{margin-bottom:6px;{p.pick('', 'display:flex;gap:6px;flex-direction:' + ('row-reverse;justify-content:flex-end' if under else 'row') + ';align-items:baseline')}}}.l{{font-size:9.5px;color:#333;white-space:nowrap}}.v{{flex:1;min-width:0;font-family:{hand};font-size:{1.25 if 'Z003' in hand else 1.03}em;border-bottom:1px {p.pick('solid', 'dotted')} #555;min-height:1.35em;overflow-wrap:anywhere}}"""
    head = f"<div style='width:100%;text-align:center;margin-bottom:8px'>{p.pick('República Federativa do Brasil', 'ESTADOS UNIDOS DO BRASIL', 'REGISTRO CIVIL')}</div>"
    sides = [f"<div class=pg>{head}{one}</div>", f"<div class=pg>{two}</div>"]
    return sheet(css, p.pick(strip + "".join(sides), sides[0] + strip + sides[1]), 1123, 794)



@form
def p_bilingual(p):
    (at_consulate if p.chance(.4) else in_brazil)(p)
    p.manner(caps=p.chance(.75), place=p.pick(",", "/", "-"), date=p.pick("num", "short", "semi"), blank=p.pick("-", "----------", "N/C", "não consta"))
    first, second = p.parents(p.pick("father", "mother"))
    tongue = p.pick("es", "en", "fr", "en")
    words = {
        "name": ("Nome", "Nombre y apellidos", "Full name", "Nom et prénoms"), "sex": ("Sexo", "Sexo", "Sex", "Sexe"), "birth_date": ("Data de nascimento", "Fecha de nacimiento", "Date of birth", "Date de naissance"), "birth_day": ("Dia", "Día", "Day", "Jour"), "birth_month": ("Mês", "Mes", "Month", "Mois"),
        "birth_year": ("Ano", "Año", "Year", "An"), "hour": ("Hora", "Hora", "Time", "Heure"), "birth_place": ("Local de nascimento", "Lugar de nacimiento", "Place of birth", "Lieu de naissance"), "birth_city": ("Município", "Municipio", "City and State", "Commune"), "father": ("Pai", "Padre", "Father", "Père"),
        "mother": ("Mãe", "Madre", "Mother", "Mère"), "parent_nat": ("Natural de", "Natural de", "Born in", "Né(e) à"), "gp_paternal": ("Avós paternos", "Abuelos paternos", "Paternal grandparents", "Grands-parents paternels"), "gp_maternal": ("Avós maternos", "Abuelos maternos", "Maternal grandparents", "Grands-parents maternels"),
        "livro": ("Livro", "Libro", "Book", "Registre"), "folha": ("Folha", "Folio", "Page", "Feuillet"), "termo": ("Termo", "Partida", "Entry No.", "Acte nº"), "reg_date": ("Data do registro", "Fecha de inscripción", "Date of registration", "Date de l’enregistrement"), "office": ("Serventia", "Oficina", "Registry Office", "Service de l’état civil"),
        "reg_city": ("Município e Estado", "Municipio y Estado", "City, State", "Commune et État"), "averbacoes": ("Averbações", "Anotaciones marginales", "Endorsements", "Mentions marginales"), "officer": ("Oficial", "Oficial", "Registrar", "Officier"), "issue_date": ("Data e local de expedição", "Fecha y lugar de expedición", "Date and place of issue", "Date et lieu de délivrance"),
    }
    column = ("es", "en", "fr").index(tongue) + 1
    two = p.pick("{} / {}", "{}<br><i>{}</i>", "{} <i>({})</i>", "{} – {}")
    swapped = p.chance(.15)
    count = [0]
    numbered = p.chance(.6)

    def label(concept):
        ours, theirs = words[concept][0], words[concept][column]
        count[0] += 1
        text = two.format(theirs, ours) if swapped else two.format(ours, theirs)
        return (f"{count[0]} " if numbered else "") + p.label(concept, text)

    def cell(concept, value, width=1):
        return f"<td colspan={width}><div class=l>{label(concept)}</div><div class=v>{value}</div></td>"

    top = "<tr>" + cell("office", p.office(), 4) + cell("reg_city", p.reg_city_uf(), 2) + "</tr><tr>" + cell("livro", p.livro()) + cell("folha", p.folha()) + cell("termo", p.termo(), 2) + cell("reg_date", p.reg_date(), 2) + "</tr>"
    who = "<tr>" + cell("name", p.name(), 5) + cell("sex", p.sex()) + "</tr>"
    if p.chance(.6):
        born = "<tr>" + cell("birth_day", p.birth_day()) + cell("birth_month", p.birth_month()) + cell("birth_year", p.birth_year()) + cell("hour", p.hour(), 3) + "</tr>"
    else:
        born = "<tr>" + cell("birth_date", p.birth_date(), 4) + cell("hour", p.hour(), 2) + "</tr>"
    born += "<tr>" + cell("birth_place", p.birth_place(), 3) + cell("birth_city", p.birth_city_uf(), 3) + "</tr>"
    kin = [(x, "father" if x.role == "father" else "mother", "gp_paternal" if x.side == "pat" else "gp_maternal") for x in (first, second)]
    if p.chance(.6):
        parents = "<tr>" + "".join(cell(c, x.name(), 3) for x, c, _ in kin) + "</tr><tr>" + "".join(cell("parent_nat", x.nat(), 3) for x, _, _ in kin) + "</tr><tr>" + "".join(cell(g, x.grandparents(p.pick("<br>", " / ", " e ")), 3) for x, _, g in kin) + "</tr>"
    else:
        parents = "".join("<tr>" + cell(c, x.name(), 4) + cell("parent_nat", x.nat(), 2) + "</tr><tr>" + cell(g, x.grandparents(), 6) + "</tr>" for x, c, g in kin)
    note = "<tr>" + cell("averbacoes", p.averbacoes(), 6) + "</tr>"
    last = "<tr>" + cell("issue_date", p.issue_date() + p.pick(", ", " – ", "<br>") + p.issue_city_uf(), 3) + cell("officer", p.officer(), 3) + "</tr>"
    parts = [top, who + born, parents] if p.chance(.5) else [who + born, parents, top]
    title = {"es": "PARTIDA DE NACIMIENTO", "en": "BIRTH CERTIFICATE", "fr": "EXTRAIT D’ACTE DE NAISSANCE"}[tongue]
    key = p.pick("", f"<p style='font-size:9px;text-align:justify'>{p.pick('Símbolos / Symbols', 'Legenda')}: Jo dia/day; Mo mês/month; An ano/year; M masculino/male; F feminino/female; Mar casamento/marriage; D óbito/death; Sc separação/separation.</p>")
    css = f"""body{{font:{p.rng.uniform(11.5, 13):.1f}px/1.3 {p.pick(*SANS, *SERIF)}}}.page{{padding:34px {p.rng.randint(34, 56)}px}}.g{{width:100%;margin-bottom:{p.pick(0, 8)}px}}.g td{{border:{p.pick('1px solid #333', '1px solid #8a8', '0;border-bottom:1px solid #888')};padding:4px 6px;vertical-align:top;width:16.6%}}.l{{font-size:9.5px;color:#333;line-height:1.15}}.v{{font-family:{p.pick('inherit', p.pick(*TYPED))};margin-top:2px;overflow-wrap:break-word}}h1{{font-size:18px;text-align:center;margin:8px 0 12px}}"""
    return sheet(css, f"<div style='text-align:center'>REPÚBLICA FEDERATIVA DO BRASIL</div><h1>CERTIDÃO DE NASCIMENTO<br><span style='font-size:.8em'>{title}</span></h1>" + "".join(f"<table class=g>{x}</table>" for x in [*parts, note, last]) + key + f"<p style='font-size:10px'>{p.pick('Selo', 'Selo / Seal')}: {p.seal()}</p>")


@form
def p_apostilled(p):
    in_brazil(p)
    r = p.r
    p.manner(caps=p.chance(.6), place=p.pick("-", "/", ",", "long"), birth_date=p.pick("num", "semi", "words"), blank=p.pick("***", "não consta", "---"))
    first, second = p.parents(p.pick("mother", "father"))
    notary = someone(p)
    stamped = r["edate"] + dt.timedelta(days=p.rng.randint(1, 300))
    where = places.place(p.rng)
    if p.chance(.5):
        rows = [(p.label("name", "Nome"), p.name()), (p.label("birth_date", "Nascimento"), p.birth_date() + ", " + p.hour()), (p.label("birth_place", "Local"), p.birth_place() + ", " + p.birth_city_uf()), (p.label("sex", "Sexo"), p.sex())]
        for x in (first, second):
            rows += [(p.label("father" if x.role == "father" else "mother", of_role(x, "Pai", "Mãe")), x.name() + (", " + p.pick("de ", "natural de ", "") + x.nat() if x.known else "")), (p.label("gp_paternal" if x.side == "pat" else "gp_maternal", "Avós " + ("paternos" if x.side == "pat" else "maternos")), x.grandparents())]
        rows += [(p.label("livro", p.pick("Livro / folha / termo", "Assento")), p.pick("{} / {} / {}", "L. {}, fls. {}, nº {}").format(p.livro(), p.folha(), p.termo())), (p.label("reg_date", "Registro"), p.reg_date())]
        if r["averbacoes"]:
            rows.append((p.label("averbacoes", "À margem"), p.averbacoes()))
        top = "<table class=t>" + "".join(f"<tr><td class=k>{a}{p.style.label_end}</td><td>{b}</td></tr>" for a, b in rows) + "</table>"
    else:
        top = f"<p style='text-align:justify'>CERTIFICO que, sob nº {p.termo()}, às fls. {p.folha()} do livro {p.livro()}, foi registrado em {p.reg_date()} o nascimento de {p.name()}, {p.sex()}, ocorrido em {p.birth_date()}, às {p.hour()}, {p.birth_place()}, {p.birth_city_uf()}. Filiação: {first.name()} e {second.name()}. Avós: {first.grandparents()}; {second.grandparents()}. {p.label('averbacoes', p.pick('Averbações:', 'Observações:'))} {p.averbacoes()}</p>"
    cert = f"<div class=h><b>{p.office()}</b><br>{p.reg_city_uf()}</div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento')}</h1>{top}<p>{p.issue_city()}, {p.issue_date()}. &nbsp; {p.officer()}, {p.other(r['officer_title'])}.</p><p style='font-size:10px'>Selo {p.seal()}</p>"
    lower = p.pick("apostille", "apostille", "signature", "copy", "protocol")
    if lower == "apostille":
        cells = ["1. País: BRASIL / Country / Pays", "Este documento público", f"2. foi assinado por / has been signed by: {p.other(p.pick(notary, r['clerk']))}", f"3. agindo na qualidade de: {p.pick('Escrevente', 'Tabelião', 'Oficial')}", f"4. tem o selo/carimbo de: {p.other(p.pick('Registro Civil', '1º Tabelionato de Notas', 'Cartório'))}", "Reconhecido / Certified", f"5. em / at: {p.other(where[0])}", f"6. no dia / the: {day(p, stamped, 'num')}", f"7. por / by: {p.other(places.office(p.rng, *where))}", f"8. Nº: BR{p.rng.randint(10 ** 8, 10 ** 9)}", f"9. Selo / carimbo: {p.other(records.seal_code(p.rng, where[1], 2024))}", f"10. Assinatura: {p.other(someone(p))}"]
        inner = "<div style='text-align:center;font-weight:bold'>APOSTILLE<br><small>(Convention de La Haye du 5 octobre 1961)</small></div>" + ("<div style='columns:2'>" if p.chance(.5) else "<div>") + "".join(f"<div style='padding:2px 0'>{c}</div>" for c in cells) + "</div>"
    elif lower == "signature":
        inner = f"<p><b>{p.other(places.office(p.rng, *where))}</b> – {p.other(places.place_text(p.rng, where))}<br>RECONHEÇO {p.pick('por semelhança', 'o sinal público e')} a firma de {p.other(r['clerk'])}. {p.other(where[0])}, {day(p, stamped, 'semi')}. Em testemunho da verdade. {p.other(notary)}, Tabelião. Selo: {p.other(records.seal_code(p.rng, where[1], 2024))}. Total {p.other(r['fees'][0][1])}</p>"
    elif lower == "copy":
        inner = f"<p>AUTENTICAÇÃO. Certifico que a presente cópia é reprodução fiel do original que me foi apresentado. {p.other(where[0])}, {day(p, stamped)}. {p.other(notary)} – escrevente. Selo {p.other(records.seal_code(p.rng, where[1], 2024))}</p>"
    else:
        inner = f"<p>JUSTIÇA ELEITORAL – Protocolo {p.other(r['protocol'])} – Recebido em {day(p, stamped, 'num')}, às {p.rng.randint(9, 17)}h, {p.other(where[0])}. Juntado aos autos fls. {p.rng.randint(2, 90)}. Servidor: {p.other(notary)}. CERTIFICO que confere com o original.</p>"
    box = f"<div style='border:{p.pick('1px solid #000', '2px solid #048', '1px dashed #555', '3px double #333')};padding:12px;font-size:{p.rng.uniform(10, 12.5):.1f}px;width:{p.pick('100%', '78%', '64%')};margin:{p.pick('26px auto', '26px 0', '40px 0 0 auto')};font-family:{p.pick(*SANS, *TYPED)}'>{inner}</div>"
    first_box = lower in ("protocol", "copy") and p.chance(.5)
    css = f"""body{{font:{p.rng.uniform(12, 14):.1f}px/1.45 {p.pick(*SANS, *SERIF, *TYPED)}}}.page{{padding:36px {p.rng.randint(44, 72)}px}}.h{{text-align:{p.pick('center', 'left')}}}h1{{font-size:20px;text-align:center}}.t{{width:100%}}.t td{{padding:3px 6px;vertical-align:top;{p.pick('border-bottom:1px dotted #888', 'border:1px solid #777', '')}}}.k{{width:{p.rng.randint(110, 190)}px;{p.pick('font-weight:bold', 'text-align:right', 'font-size:.85em')}}}"""
    return sheet(css, box + cert if first_box else cert + box)



@form
def p_events(p):
    in_brazil(p)
    r = p.r
    p.manner(caps=p.chance(.6), place=p.pick("-", "/", ",", "("), birth_date=p.pick("num", "semi", "short"), date=p.pick("num", "semi", "short"), issue_date=p.pick("num", "semi", "short"), hour="num", blank=p.pick("", "-", "x", "—", "n. consta"))
    first, second = p.parents(p.pick("father", "mother"))
    nothing = p.pick("", "-", "***")
    hours = p.chance(.7)
    kinds = [p.pick("Fato", "EVENTO", "Ato", ""), p.pick("Data", "QUANDO", "Dia"), p.pick("Hora", "HORA"), p.pick("Lugar", "ONDE", "Local / serventia"), p.pick("Cidade", "MUNICÍPIO", "Cidade – UF"), p.pick("Livro/folha/termo", "ANOTAÇÃO NO LIVRO", "L. / Fls. / Nº")]
    joint = p.pick("{} / {} / {}", "L. {} F. {} T. {}", "{}, {}, {}", "{} – {} – {}")
    rows = [
        [p.label("birth_date", p.pick("Nascimento", "NASCEU")), p.birth_date(), p.hour(), p.birth_place(), p.birth_city_uf(), nothing],
        [p.label("reg_date", p.pick("Registro", "FOI REGISTRAD" + by_sex(p, "O", "A"))), p.reg_date(), nothing, p.office(), p.reg_city_uf(), joint.format(p.livro(), p.folha(), p.termo())],
    ]

    def other_row(title, when, place, letter):
        where = places.place(p.rng)
        place = place or places.office(p.rng, *where)
        return [title, day(p, when, "num"), nothing, p.other(place), p.other(places.place_text(p.rng, where)), joint.format(p.other(f"{letter}-{p.rng.randint(1, 99)}"), p.other(str(p.rng.randint(1, 299))), p.other(str(p.rng.randint(1, 30000)))) if letter else nothing]

    if p.chance(.35):
        rows.append(other_row(p.pick("Batismo", "BATIZADO"), r["birth"] + dt.timedelta(days=200), "Paróquia " + p.pick("São José", "Santa Rita", "da Matriz"), ""))
    if p.chance(.35):
        rows.insert(p.pick(1, 2), other_row(p.pick("Registro anterior (cancelado)", "1º ASSENTO, SEM EFEITO"), r["birth"] + (r["rdate"] - r["birth"]) / 2, "", "A"))
    if p.chance(.4):
        rows.append(other_row(p.pick("Casamento dos pais", "CASAMENTO DOS PAIS"), r["birth"] - dt.timedelta(days=p.rng.randint(200, 3000)), "", "B"))
    rows.append([p.label("issue_date", p.pick("Certidão expedida", "EMISSÃO", "Passada esta certidão")), p.issue_date(), nothing, p.officer() if p.chance(.5) else p.other(r["clerk"]), p.issue_city_uf(), nothing])
    if not hours:
        for row in rows:
            hour = row.pop(2)
            if row is rows[0]:
                row[1] += p.pick(", às ", " – ", "<br>") + hour
        kinds.pop(2)
    events = f"<table class=g><tr>{''.join(f'<th>{k}</th>' for k in kinds)}</tr>" + "".join("<tr>" + "".join(f"<td>{x}</td>" for x in row) + "</tr>" for row in rows) + "</table>"
    of = p.pick("filho(a) de", "Filho(a) de", "Pais", "DESCENDE DE")
    folk_rows = [[p.label("name", p.pick("Registrado", "Titular", "O próprio")), f"<b>{p.name()}</b>", p.nat(), p.sex(), nothing]]
    for x in (first, second):
        folk_rows.append([p.label("father" if x.role == "father" else "mother", of_role(x, "Pai", "Mãe")), x.name(), x.nat(), of_role(x, "masculino", "feminino") if x.known else "", x.grandparents(p.pick(" e ", "<br>e ", "; "))])
    if p.chance(.5):
        d = r["declarant"]
        folk_rows.append(["Declarante", p.other(d["name"]), somewhere(p), p.other("masculino" if d["sex"] == "M" else "feminino"), p.other(someone(p, "M") + " e " + someone(p, "F")) if p.chance(.4) else nothing])
    people_table = f"<table class=g><tr><th></th><th>{p.pick('Nome', 'NOME COMPLETO')}</th><th>{p.pick('Naturalidade', 'Natural de')}</th><th>{p.label('sex', 'Sexo')}</th><th>{p.label('gp_all', of)}</th></tr>" + "".join("<tr>" + "".join(f"<td>{x}</td>" for x in row) + "</tr>" for row in folk_rows) + "</table>"
    twin = f"<p>{p.label('twin', 'Gemelaridade')}: {p.twin()} {p.twin_names()}</p>" if r["twins"] else ""
    order = [people_table, events] if p.chance(.6) else [events, people_table]
    css = f"""body{{font:{p.rng.uniform(11, 12.5):.1f}px/1.35 {p.pick(*SANS, *SERIF)}}}.page{{padding:36px {p.rng.randint(30, 50)}px}}.g{{width:100%;margin:12px 0}}.g td,.g th{{{p.pick("border:1px solid #333", "border-bottom:1px solid #aaa", "border-left:1px solid #777", "")};padding:{p.rng.randint(3, 9)}px 5px;text-align:{p.pick("left", "left", "center")};vertical-align:{p.pick("top", "middle")}}}.g th{{font-size:.86em;{p.pick("background:#e6e6e6", "font-weight:normal;font-style:italic", "text-transform:uppercase")}}}.g td:first-child{{font-size:.9em;{p.pick("font-weight:bold", "")}}}h1{{font-size:20px;text-align:{p.pick("center", "left")}}}"""
    head = f"<div>{p.pick('Registro Civil das Pessoas Naturais', 'REPÚBLICA FEDERATIVA DO BRASIL')}</div><h1>CERTIDÃO DE NASCIMENTO</h1>" + (f"<p>{p.label('matricula', 'Matrícula')} {p.matricula()} &nbsp; {p.label('cpf', 'CPF')} {p.cpf()}</p>" if p.chance(.7) else "")
    note = f"<p><b>{p.label('averbacoes', p.pick('Averbações', 'À margem do termo'))}:</b> {p.averbacoes()}</p><p><b>{p.label('anotacoes', 'Anotações')}:</b> {p.anotacoes()}</p>"
    end = f"<div style='display:flex;justify-content:space-between;margin-top:30px'><div style='font-size:10px'>{p.pick('Selo', 'Código do selo')}: {p.seal()}<br>Segurança: {p.rng.randint(10 ** 11, 10 ** 12)}</div><div style='text-align:center;min-width:260px;border-top:1px solid #333'>{p.officer()}<br>{p.other(r['officer_title'])}</div></div>"
    return sheet(css, head + "".join(order) + twin + note + end)


@form
def p_legend(p):
    in_brazil(p)
    r = p.r
    p.manner(caps=p.chance(.75), birth_date=p.pick("num", "semi"), blank=p.pick("-", "0", "nihil", "--------"))
    first, second = p.parents(p.pick("father", "mother"))
    items = [
        (p.label("office", p.pick("Cartório", "Serventia")), p.office(), 3), (p.label("reg_city", "Município e UF do registro"), p.reg_city_uf(), 2), (p.label("livro", "Livro"), p.livro(), 1), (p.label("folha", "Folha"), p.folha(), 1), (p.label("termo", "Termo"), p.termo(), 1), (p.label("reg_date", "Data do registro"), p.reg_date(), 2),
        (p.label("name", p.pick("Nome do registrado", "Nome")), p.name(), 4), (p.label("sex", "Sexo"), p.sex(), 1), (p.label("birth_day", "Dia"), p.birth_day(), 1), (p.label("birth_month", "Mês"), p.birth_month(), 1), (p.label("birth_year", "Ano"), p.birth_year(), 1), (p.label("hour", "Hora do nascimento"), p.hour(), 2),
        (p.label("birth_place", "Local do nascimento"), p.birth_place(), 3), (p.label("birth_city", "Município e UF do nascimento"), p.birth_city_uf(), 2),
    ]
    for x in (first, second):
        word, side = of_role(x, "pai", "mãe"), "pat" if x.side == "pat" else "mat"
        items += [(p.label("father" if x.role == "father" else "mother", f"Nome d{'o' if word == 'pai' else 'a'} {word}"), x.name(), 3), (p.label("parent_nat", f"Naturalidade d{'o' if word == 'pai' else 'a'} {word}"), x.nat(), 2), (p.label("gp_paternal" if side == "pat" else "gp_maternal", f"Avós {'paternos' if side == 'pat' else 'maternos'}"), x.grandparents(p.pick(" e ", "<br>")), 5)]
    items += [("Declarante", p.other(r["declarant"]["name"]), 3), (p.label("seal", "Selo"), p.seal(), 2), (p.label("averbacoes", "Averbações"), p.averbacoes(), 5), (p.label("issue_date", "Data da emissão"), p.issue_date("num"), 2), (p.label("officer", "Oficial"), p.officer(), 3)]
    mark = p.pick("{}", "({})", "{:02d}", "{}.", "[{}]", "{} –")
    rows, row, total = [], [], 0
    for i, (_, value, weight) in enumerate(items, 1):
        if total + weight > 5:
            rows, row, total = rows + [row], [], 0
        row.append((i, value, weight))
        total += weight
    rows.append(row)
    inline = p.chance(.5)
    grid = "".join("<div class=r>" + "".join(f"<div class=c style='flex:{w}'>{'<span class=n>' + mark.format(i) + '</span>'}{' ' if inline else '<br>'}<span class=v>{v}</span></div>" for i, v, w in row) + "</div>" for row in rows)
    legend_items = [f"{mark.format(i)} {a}" for i, (a, _, _) in enumerate(items, 1)]
    where = p.pick("bottom", "left", "right", "top")
    legend = f"<div class=lg><b>{p.pick('LEGENDA', 'CAMPOS', 'Descrição dos campos')}</b>" + ("".join(f"<div>{x}</div>" for x in legend_items) if where in ("left", "right") or p.chance(.3) else "<p style='margin:2px 0'>" + p.pick("; ", " &nbsp; ", " | ").join(legend_items) + "</p>") + "</div>"
    columns = where in ("left", "right")
    css = f"""body{{font:{p.rng.uniform(11.5, 13.5):.1f}px/1.35 {p.pick(*SANS, *SERIF)}}}.page{{padding:40px {p.rng.randint(34, 56)}px}}.r{{display:flex}}.c{{min-width:0;{p.pick("border:1px solid #333;margin:-1px 0 0 -1px", "border-bottom:1px solid #888", "border:1px solid #bbb;border-radius:5px;margin:2px")};padding:{p.rng.randint(3, 8)}px 6px}}.n{{font-size:{p.pick(8.5, 10)}px;{p.pick("vertical-align:super", "font-weight:bold", "color:#555")}}}.v{{font-family:{p.pick("inherit", p.pick(*TYPED))};overflow-wrap:break-word}}.lg{{font-size:{p.rng.uniform(8.8, 10.2):.1f}px;line-height:1.5;{"flex:0 0 176px" if columns else "margin:12px 0"};{p.pick("border:1px solid #777;padding:8px", "")}}}.bd{{flex:1;min-width:0}}h1{{font-size:19px;text-align:center}}"""
    core = f"<div class=bd>{grid}</div>"
    body = f"<div style='display:flex;gap:14px'>{legend + core if where == 'left' else core + legend}</div>" if columns else (legend + core if where == "top" else core + legend)
    return sheet(css, f"<div style='text-align:center'>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO – MOD. ' + str(p.rng.randint(1, 30)))}</h1>{body}<p>{p.issue_city_uf()}</p><p style='text-align:center;margin-top:26px'>__________________________<br>{p.other(r['clerk'])}<br>{p.other(r['clerk_title'])}</p>")


# --- papers that are no Brazilian certificate of birth ------------------------------------------------------------------


class Folk:
    """The people of a paper on which nothing is a field: words for child, parents, grandparents, all of them plain text."""

    def __init__(self, p):
        r, self.p = p.r, p
        say = p.other
        self.name, self.sex = say(r["name"]), say(records.sex_text(p.rng, r["sex"] if r["sex"] != "I" else "F", False))
        father, mother = (r[x] or {"name": someone(p, s), "nat": places.place(p.rng), "profession": people.profession(p.rng, s), "age": p.rng.randint(18, 50), "civil": "solteira" if s == "F" else "solteiro", "residence": places.address(p.rng), "rg": records.rg(p.rng)} for x, s in (("father", "M"), ("mother", "F")))
        self.father, self.mother = say(father["name"]), say(mother["name"])
        self.of, self.om = father, mother
        self.fnat, self.mnat = (say(places.place_text(p.rng, x["nat"])) if x["nat"][0] and x["nat"][1] else somewhere(p) for x in (father, mother))
        self.gp = {k: say(v or someone(p, "M" if k.endswith("m") else "F")) for k, v in r["gp"].items()}
        self.born = day(p, r["birth"], p.pick("num", "semi", "words"))
        self.hour = say(records.hour_text(p.rng, r["time"]))
        self.where = say(places.place_text(p.rng, (r["bcity"], r["buf"])))
        self.place = say(r["bplace"])
        self.office = say(r["office"])
        self.city = say(places.place_text(p.rng, (r["rcity"], r["ruf"])))
        self.registered, self.issued = day(p, r["rdate"]), day(p, r["edate"], p.pick("semi", "num", "words"))
        self.book, self.leaf, self.entry = say(r["livro"]), say(r["folha"]), say(r["termo"])
        self.officer, self.title = say(r["officer"]), say(r["officer_title"])


def boxes(rows):
    """Rows of (label, value, width); `plain` says how they look."""
    return "".join("<div class=br>" + "".join(f"<div class=b style='flex:{w}'><div class=bl>{a}</div><div class=bv>{b}</div></div>" for a, b, w in row) + "</div>" for row in rows)


def plain(p, body, extra="", height=1123, width=794, serif=False):
    face = p.pick(*SERIF) if serif else p.pick(*SANS, *SERIF, *TYPED)
    border = p.pick("border:1px solid #444;margin:-1px 0 0 -1px", "border:1px solid #262;margin:-1px 0 0 -1px", "border-bottom:1px solid #777", "border-bottom:1px dotted #555;margin-bottom:3px", "border:1px solid #aaa;border-radius:4px;margin:2px", "")
    flow = p.pick("flex-direction:column", "flex-direction:column", "flex-direction:column-reverse", "flex-direction:row;gap:6px;align-items:baseline")
    css = f"""body{{font:{p.rng.uniform(11.5, 14):.1f}px/{p.pick(1.3, 1.45, 1.6)} {face}}}.page{{padding:{p.rng.randint(34, 70)}px {p.rng.randint(40, 84)}px;{p.pick("", "", "border:5px double #555", "border:1px solid #888")}}}
    h1{{font-size:{p.rng.randint(16, 26)}px;text-align:{p.pick("center", "center", "left")};margin:{p.rng.randint(8, 26)}px 0;{p.pick("", "letter-spacing:3px", "text-decoration:underline", "font-weight:normal")}}}.j{{text-align:justify;line-height:{p.pick(1.5, 1.8, 2.1)};text-indent:{p.pick(0, 0, 60)}px}}.c{{text-align:{p.pick("center", "center", "left", "right")}}}
    .g{{width:100%}}.g td,.g th{{{p.pick("border:1px solid #666", "border-bottom:1px solid #999", "border:0")};padding:{p.rng.randint(2, 7)}px 7px;text-align:left;vertical-align:top}}
    .br{{display:flex}}.b{{min-width:0;padding:{p.rng.randint(2, 6)}px 6px;display:flex;{flow};{border}}}.bl{{font-size:{p.rng.uniform(8.5, 11):.1f}px;{p.pick("", "text-transform:uppercase", "font-style:italic", "font-weight:bold")}}}.bv{{min-height:1.3em;overflow-wrap:break-word;font-family:{p.pick("inherit", "inherit", p.pick(*TYPED))}}}"""
    return sheet(css + extra, body, width, height)


LUSOPHONE = {
    "Portugal": (("Lisboa", "Braga", "Viseu", "Funchal", "Vila Nova de Gaia", "Chaves", "Leiria"), "Conservatória do Registo Civil de {}", ("REPÚBLICA PORTUGUESA", "Instituto dos Registos e do Notariado, I.P."), ("Freguesia", "Concelho")),
    "Angola": (("Luanda", "Benguela", "Huambo", "Lubango", "Malanje"), "{}ª Conservatória do Registo Civil de ", ("REPÚBLICA DE ANGOLA", "Ministério da Justiça e dos Direitos Humanos"), ("Município", "Província")),
    "Cabo Verde": (("Praia", "Mindelo", "Assomada", "Tarrafal"), "Conservatória dos Registos da {}", ("REPÚBLICA DE CABO VERDE", "Direcção-Geral dos Registos, Notariado e Identificação"), ("Freguesia", "Concelho")),
    "Moçambique": (("Maputo", "Beira", "Nampula", "Quelimane"), "Conservatória do Registo Civil de {}", ("REPÚBLICA DE MOÇAMBIQUE", "Ministério da Justiça, Assuntos Constitucionais e Religiosos"), ("Posto administrativo", "Distrito")),
    "São Tomé e Príncipe": (("São Tomé", "Santo António", "Trindade"), "Conservatória do Registo Civil de {}", ("REPÚBLICA DEMOCRÁTICA DE SÃO TOMÉ E PRÍNCIPE", "Direcção dos Registos e Notariado"), ("Freguesia", "Distrito")),
}


@document("foreign_birth")
def p_doc_lusophone(p):
    p.manner(caps=p.chance(.4))
    f = Folk(p)
    country = p.pick(*LUSOPHONE)
    towns, office, (state, ministry), (parish, county) = LUSOPHONE[country]
    town = p.pick(*towns)
    office = office.format(p.rng.randint(1, 5)) + town if country == "Angola" else office.format(town)
    number = f"{p.rng.randint(1, 9000)}"
    sponsor = p.pick("Declarante", "Declarantes")
    kind = p.pick("assento", "boletim", "narrativa", "cedula")
    dados = [
        ("REGISTANDO", [("Nome próprio", f.name.rsplit(" ", 2)[0], 3), ("Apelidos", " ".join(f.name.rsplit(" ", 2)[1:]), 3), ("Sexo", f.sex, 1.8)]),
        ("", [("Hora e data do nascimento", f"{f.hour} do dia {f.born}", 4), (parish, p.other(p.pick("Sé", "São Pedro", "Santa Maria Maior", "Nossa Senhora da Graça", "Ingombota", "São Vicente")), 2), (county, p.other(town), 2)]),
        ("PAI", [("Nome completo", f.father, 4), ("Idade", p.other(str(f.of["age"])), 1), ("Estado", p.other(f.of["civil"]), 2)]),
        ("", [("Naturalidade", f"{parish.lower()} de {p.other(town)}", 3), ("Residência habitual", p.other(f.of["residence"]), 4)]),
        ("MÃE", [("Nome completo", f.mother, 4), ("Idade", p.other(str(f.om["age"])), 1), ("Estado", p.other(f.om["civil"]), 2)]),
        ("", [("Naturalidade", f"{county.lower()} de {p.other(p.pick(*towns))}", 3), ("Residência habitual", p.other(f.om["residence"]), 4)]),
        ("AVÓS", [("Paternos", f"{f.gp['gpm']} e {f.gp['gpf']}", 1)]), ("", [("Maternos", f"{f.gp['gmm']} e {f.gp['gmf']}", 1)]),
    ]
    if kind == "assento":
        body = "".join((f"<div style='display:flex'><div style='flex:0 0 96px;font-weight:bold;font-size:.85em;padding-top:6px'>{t}</div><div style='flex:1'>{boxes([row])}</div></div>") for t, row in dados)
        body += f"<p>{sponsor}: {p.other(p.r['declarant']['name'])}. Menções especiais: {p.pick('nada consta', 'Nacionalidade portuguesa atribuída nos termos do art. 1.º da Lei n.º 37/81' if country == 'Portugal' else 'registo gratuito')}. Assento n.º {number} do ano de {p.r['rdate'].year}, lavrado em {f.registered}.</p>"
        title = f"Assento de Nascimento n.º {number} do ano de {p.r['rdate'].year}"
    elif kind == "boletim":
        rows = [x for _, row in dados for x in row]
        body = "<table class=g>" + "".join(f"<tr><td style='width:34%'>{a}</td><td>{b}</td></tr>" for a, b, _ in rows) + f"<tr><td>Registo n.º</td><td>{number}/{p.r['rdate'].year}, livro {p.rng.randint(1, 90)}, folhas {p.rng.randint(1, 200)}</td></tr></table>"
        title = p.pick("BOLETIM DE NASCIMENTO", "Boletim de registo de nascimento", "CERTIDÃO DE REGISTO DE NASCIMENTO")
    elif kind == "narrativa":
        body = f"<p class=j>Certifico que, sob o número {number}, do Livro de Assentos de Nascimento do ano de {p.r['rdate'].year}, folhas {p.rng.randint(1, 200)}, desta Conservatória, se encontra lavrado o assento do qual consta que: {f.name}, do sexo {f.sex}, nasceu às {f.hour} do dia {f.born}, na freguesia de {p.other(p.pick('Sé', 'São Pedro', 'Santa Luzia'))}, {county.lower()} de {p.other(town)}, filho(a) de {f.father}, natural de {p.other(p.pick(*towns))}, e de {f.mother}, natural de {p.other(p.pick(*towns))}; neto(a) paterno(a) de {f.gp['gpm']} e de {f.gp['gpf']} e materno(a) de {f.gp['gmm']} e de {f.gp['gmf']}. O registo foi efectuado em {f.registered}. Averbamentos: {p.pick('não tem', 'Averbamento n.º 1 – casou catolicamente com ' + someone(p, 'F') + '.')}</p>"
        title = p.pick("CERTIDÃO NARRATIVA DE REGISTO DE NASCIMENTO", "CERTIDÃO DE NARRATIVA COMPLETA", "CERTIDÃO DE CÓPIA INTEGRAL")
    else:
        body = boxes([row for _, row in dados]) + f"<p>Cédula n.º {p.rng.randint(10000, 999999)} — Assento n.º {number} — Livro {p.rng.randint(1, 90)}, fls. {p.rng.randint(1, 200)}</p>"
        title = p.pick("CÉDULA PESSOAL", "CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento")
    end = f"<p>{p.pick('Está conforme o original.', 'Vai conforme.', 'Por ser verdade se passou a presente certidão.')} {p.other(office)}, {f.issued}.</p><p class=c style='margin-top:30px'>{p.pick('O Conservador', 'A Conservadora', 'O Oficial de Registos', 'O Ajudante')},<br><br>{f.officer}</p><p style='font-size:10px'>Código de acesso {p.rng.randint(1000, 9999)}-{p.rng.randint(1000, 9999)}-{p.rng.randint(1000, 9999)} — Conta n.º {p.rng.randint(100, 9999)} {p.pick('— Emolumentos: € 20,00', '— Kz 1.500,00', '')}</p>"
    return plain(p, f"<div class=c>{state}<br>{ministry}<br><b>{p.other(office)}</b></div><h1>{title}</h1>{body}{end}")


@document("foreign_birth")
def p_doc_sworn(p):
    p.manner(caps=p.chance(.3))
    f = Folk(p)
    language, (city, country), office, cert = p.pick(
        ("inglês", ("Boston", "Estados Unidos"), "Departamento de Saúde Pública de Massachusetts", "Registro de Nascido Vivo"), ("italiano", ("Treviso", "Itália"), "Município de Treviso – Ofício do Estado Civil", "Extrato por resumo do registro de atos de nascimento"),
        ("espanhol", ("Assunção", "Paraguai"), "Direção Geral do Registro do Estado Civil", "Certidão de Ata de Nascimento"), ("alemão", ("Trier", "Alemanha"), "Cartório de Registro Civil (Standesamt) de Trier", "Certidão de nascimento"),
        ("francês", ("Caiena", "Guiana Francesa"), "Prefeitura de Caiena – Estado Civil", "Cópia integral de certidão de nascimento"), ("japonês", ("Hamamatsu", "Japão"), "Prefeitura Municipal de Hamamatsu", "Certificado de Aceitação de Declaração de Nascimento"), ("árabe", ("Zahlé", "Líbano"), "República Libanesa – Direção Geral do Estado Civil", "Extrato de registro individual"))
    rows = [("Nome", f.name), ("Sexo", f.sex), ("Data de nascimento", f.born), ("Hora", f.hour), ("Lugar de nascimento", p.other(f"{city}, {country}")), ("Nome do pai", f.father), ("Lugar de nascimento do pai", f.fnat), ("Nome da mãe", f.mother + p.pick("", " (nome de solteira)")), ("Lugar de nascimento da mãe", f.mnat), ("Data do registro", f.registered), ("Número do registro", p.other(f"{p.rng.randint(100, 9999)}/{p.r['rdate'].year}")), ("Avós paternos", f"{f.gp['gpm']} / {f.gp['gpf']}"), ("Oficial do registro", f.officer)]
    rows = [x for i, x in enumerate(rows) if i < 9 or p.chance(.7)]
    way = p.pick("list", "prose", "table")
    if way == "list":
        body = "".join(f"<p style='margin:3px 0'>{i}. {a}: {b}.</p>" if p.style.caps else f"<p style='margin:3px 0'>{a}: {b} ----------</p>" for i, (a, b) in enumerate(rows, 1))
    elif way == "prose":
        body = "<p class=j>[Brasão] [No alto, impresso:] " + p.other(office) + ". [Abaixo:] " + p.other(cert) + ". " + "; ".join(f"{a}: {b}" for a, b in rows) + ". [Segue assinatura ilegível sobre carimbo redondo.] [No verso:] Apostila da Convenção da Haia nº " + str(p.rng.randint(10000, 999999)) + ".</p>"
    else:
        body = "<table class=g>" + "".join(f"<tr><td style='width:36%'>{a}</td><td>{b}</td></tr>" for a, b in rows) + "</table>"
    who = someone(p)
    head = f"<div style='border-bottom:1px solid #333;padding-bottom:6px'><b>{p.other(who)}</b><br>{p.pick('Tradutor Público e Intérprete Comercial', 'TRADUTORA JURAMENTADA')} – idioma {language}<br>Matrícula JUCE{p.pick('SP', 'RJA', 'PAR', 'MG', 'RS')} nº {p.rng.randint(10, 2000)} – {p.other(p.r['address'])} – {p.other(p.r['phone'])}</div><p>Tradução nº {p.rng.randint(100, 9999)} &nbsp; Livro nº {p.rng.randint(1, 60)} &nbsp; Folha nº {p.rng.randint(1, 300)}</p>"
    intro = f"<p class=j>{p.pick('CERTIFICO E DOU FÉ', 'Eu, abaixo assinado, certifico e dou fé,')} que me foi apresentado um documento em idioma {language}, identificado como {p.other(cert)}, que passo a traduzir para o vernáculo no seguinte teor: ========</p>"
    end = f"<p class=j>NADA MAIS continha o documento acima, que devolvo com esta tradução, que digitei, conferi e assino. {somewhere(p)}, {f.issued}.</p><p class=c style='margin-top:34px'>_____________________<br>{p.other(who)}</p><p style='font-size:10px'>Emolumentos: {p.other(p.r['fees'][0][1])} – Recibo {p.rng.randint(100, 9999)}</p>"
    return plain(p, head + f"<h1>{p.pick('TRADUÇÃO JURAMENTADA', 'TRADUÇÃO OFICIAL', 'CERTIDÃO DE NASCIMENTO (tradução)')}</h1>" + intro + body + end)


@document("declaration")
def p_doc_dnv(p):
    p.manner(caps=p.chance(.8))
    f = Folk(p)
    r = p.r
    number = records.dnv_text(p.rng)
    parts = [
        ("I", p.pick("Identificação do Recém-nascido", "Recém-nascido"), [[("Nome do Recém-nascido", f.name, 4)], [("Data e hora do nascimento", f"{f.born} – {f.hour}", 3), ("Sexo", "M – Masculino ☐ F – Feminino ☒" if r["sex"] == "F" else "M – Masculino ☒ F – Feminino ☐", 3)], [("Peso ao nascer", f"{p.rng.randint(2100, 4300)} g", 1), ("Índice de Apgar 1º / 5º minuto", f"{p.rng.randint(6, 9)} / {p.rng.randint(8, 10)}", 2), ("Anomalia ou defeito congênito?", p.pick("Não", "Ignorado"), 2)]]),
        ("II", "Local da ocorrência", [[("Local da ocorrência", p.pick("1 – Hospital", "3 – Domicílio", "2 – Outros estab. de saúde"), 2), ("Estabelecimento", f.place, 4), ("Código CNES", p.other(str(p.rng.randint(1000000, 9999999))), 1.2)], [("Endereço da ocorrência", p.other(r["address"]), 4), ("CEP", p.other(r["cep"]), 1), ("Município de ocorrência / UF", f.where, 3)]]),
        ("III", "Mãe", [[("Nome da mãe", f.mother, 4), ("Cartão SUS", p.other(str(p.rng.randint(7 * 10 ** 14, 8 * 10 ** 14))), 2)], [("Escolaridade (última série concluída)", p.pick("Médio", "Fundamental II", "Superior completo", "Sem escolaridade"), 3), ("Ocupação habitual", p.other(f.om["profession"]), 2), ("Naturalidade da mãe", f.mnat, 2)], [("Data nascimento da mãe", day(p, r["birth"] - dt.timedelta(days=365 * int(f.om["age"])), "num"), 2), ("Idade", p.other(str(f.om["age"])), 1), ("Situação conjugal", p.other(f.om["civil"]), 2), ("Residência da mãe", p.other(f.om["residence"]), 4)]]),
        ("IV", "Pai", [[("Nome do pai", f.father, 4), ("Idade do pai", p.other(str(f.of["age"])), 1)]]),
        ("V", "Gestação e parto", [[("Hist. gestacional: nº de gestações anteriores", str(p.rng.randint(0, 4)), 2), ("DUM", day(p, r["birth"] - dt.timedelta(days=275), "num"), 1), ("Nº de consultas de pré-natal", str(p.rng.randint(2, 14)), 1), ("Tipo de gravidez", p.pick("Única", "Dupla"), 1), ("Tipo de parto", p.pick("Vaginal", "Cesáreo"), 1)]]),
        ("VI", "Responsável pelo preenchimento", [[("Nome", p.other(someone(p)), 3), ("Função", p.pick("Médico", "Enfermeira", "Parteira"), 1), ("Órgão emissor e registro", f"{p.pick('CRM', 'COREN')} {p.rng.randint(1000, 99999)}", 1), ("Data", day(p, r["birth"], "num"), 1)]]),
        ("VII", "Cartório", [[("Cartório", f.office if p.chance(.5) else "", 3), ("Registro", f.entry if p.chance(.5) else "", 1), ("Data", f.registered if p.chance(.4) else "", 1), ("Município / UF", f.city if p.chance(.5) else "", 2)]]),
    ]
    turned = p.chance(.5)
    body = ""
    for n, t, rows in parts:
        inner = boxes(rows)
        title = f"<div style='writing-mode:vertical-rl;transform:rotate(180deg);flex:0 0 22px;font-size:9px;text-align:center;border:1px solid #333'>{t}</div>" if turned else f"<div style='flex:0 0 92px;font-weight:bold;font-size:10px;border:1px solid #333;padding:4px'>{n} {t}</div>"
        body += f"<div style='display:flex;margin-bottom:5px'>{title}<div style='flex:1;min-width:0'>{inner}</div></div>"
    return plain(p, f"<div style='display:flex;justify-content:space-between'><div>República Federativa do Brasil<br>Ministério da Saúde<br>{p.pick('1ª VIA – SECRETARIA DE SAÚDE', '2ª VIA – CARTÓRIO', '3ª VIA – UNIDADE DE SAÚDE')}</div><div style='text-align:center'><b>{p.pick('Declaração de Nascido Vivo', 'DECLARAÇÃO DE NASCIDO VIVO')}</b></div><div style='text-align:right'>Nº {p.other(number)}</div></div><br>{body}<p style='font-size:10px'>{p.pick('ATENÇÃO: ESTE DOCUMENTO NÃO SUBSTITUI A CERTIDÃO DE NASCIMENTO. O registro de nascimento é obrigatório por lei.', 'Para registrar esta criança, o responsável deverá levar este documento ao cartório de registro civil.')}</p>", ".page{font-size:11.5px}")


@document("other")
def p_doc_request(p):
    p.manner(caps=p.chance(.5))
    f = Folk(p)
    r = p.r
    asker = someone(p)
    tick = p.pick(("(X)", "( )"), ("☒", "☐"), ("[x]", "[ ]"))
    rows = [[("Nome do(a) registrado(a)", f.name, 1)], [("Data de nascimento", f.born, 2), ("Cidade do registro", f.city, 3)], [("Nome do pai", f.father, 1)], [("Nome da mãe", f.mother, 1)], [("Livro", f.book if p.chance(.6) else "", 1), ("Folha", f.leaf if p.chance(.6) else "", 1), ("Termo", f.entry if p.chance(.6) else "", 1), ("Data do registro (se souber)", f.registered if p.chance(.4) else "", 2)]]
    who = [[("Requerente", p.other(asker), 3), ("CPF", p.other(records.cpf_text(p.rng, records.cpf(p.rng))), 1.4), ("RG", p.other(records.rg(p.rng)), 1.4)], [("Endereço", p.other(places.address(p.rng)), 4), ("Telefone", p.other(places.phone(p.rng)), 2)], [("Grau de parentesco / interesse", p.pick("o próprio", "filho(a)", "advogado", "neto(a)"), 1)]]
    kinds = f"<p>Solicito: {tick[0]} 2ª via de certidão de nascimento &nbsp; {tick[1]} casamento &nbsp; {tick[1]} óbito &nbsp; Formato: {tick[0]} breve relato {tick[1]} inteiro teor {tick[1]} digital</p>"
    way = p.pick("form", "letter", "receipt")
    if way == "form":
        body = kinds + f"<h3>Dados do registro</h3>{boxes(rows)}<h3>Dados do solicitante</h3>{boxes(who)}"
    elif way == "letter":
        body = f"<p class=j>Ilmo. Sr. Oficial do {f.office}. {p.other(asker)}, abaixo {p.pick('assinado', 'assinada')}, {p.pick('vem requerer', 'requer')} a V. Sa. se digne expedir {p.pick('segunda via da certidão de nascimento', 'certidão de nascimento em inteiro teor')} de {f.name}, nascido(a) em {f.born}, em {f.where}, filho(a) de {f.father} e de {f.mother}, registrado(a) no livro {f.book}, fls. {f.leaf}, sob nº {f.entry}, para fins de {p.pick('casamento', 'aposentadoria', 'cidadania italiana', 'passaporte')}.</p><p>Termos em que pede deferimento.</p>"
    else:
        body = f"<table class=g><tr><th>Pedido</th><th>Ato</th><th>Nome</th><th>Dados</th><th>Valor</th></tr><tr><td>{p.rng.randint(10000, 999999)}</td><td>Certidão de nascimento 2ª via</td><td>{f.name}</td><td>Nasc. {f.born}; pai: {f.father}; mãe: {f.mother}; L. {f.book} F. {f.leaf} T. {f.entry}</td><td>{p.other(r['fees'][0][1])}</td></tr></table><p>Solicitante: {p.other(asker)}<br>Retirar em {day(p, r['edate'] + dt.timedelta(days=5), 'num')} no {f.office}</p>"
    title = {"form": p.pick("REQUERIMENTO DE CERTIDÃO", "PEDIDO DE SEGUNDA VIA DE CERTIDÃO", "Solicitação de certidão"), "letter": "REQUERIMENTO", "receipt": p.pick("PROTOCOLO DE PEDIDO DE CERTIDÃO DE NASCIMENTO", "Comprovante de solicitação")}[way]
    return plain(p, f"<div class=c>{p.pick(f.office, 'CRC – Central de Informações do Registro Civil', 'DEFENSORIA PÚBLICA DO ESTADO')}</div><h1>{title}</h1>{body}<p>{f.city}, {f.issued}.</p><p class=c style='margin-top:36px'>___________________________<br>{p.pick('Assinatura do requerente', p.other(asker))}</p>")


@document("other_certificate")
def p_doc_baptism(p):
    p.manner(caps=p.chance(.4))
    f = Folk(p)
    r = p.r
    parish = p.other(p.pick("Paróquia de Nossa Senhora da Conceição", "Paróquia São Sebastião", "Matriz de Sant’Ana", "Paróquia Bom Jesus", "Igreja Evangélica de Confissão Luterana", "Paróquia Santo Antônio de Pádua") + " – " + r["rcity"])
    christened = day(p, r["birth"] + dt.timedelta(days=p.rng.randint(20, 400)), p.pick("semi", "words", "dias"))
    priest, sponsors = p.other(p.pick("Pe. ", "Côn. ", "Frei ", "Mons. ") + someone(p, "M")), (p.other(someone(p, "M")), p.other(someone(p, "F")))
    way = p.pick("prose", "lines", "boxes")
    if way == "prose":
        body = f"<p class=j>{p.pick('Certifico que, revendo os livros de assentamentos de batizados desta Paróquia, no livro', 'CERTIFICO que no Livro de Batismos nº')} {p.rng.randint(1, 80)}, às folhas {f.leaf}, sob o nº {p.rng.randint(1, 900)}, encontrei o assento do teor seguinte: “Aos {christened}, nesta Matriz, batizei solenemente a {f.name}, {p.pick('filho(a) legítimo(a)', 'inocente, filho(a)')} de {f.father}, natural de {f.fnat}, e de {f.mother}, natural de {f.mnat}; nascido(a) em {f.where}, em {f.born}; neto(a) paterno(a) de {f.gp['gpm']} e {f.gp['gpf']}, e materno(a) de {f.gp['gmm']} e {f.gp['gmf']}. Foram padrinhos {sponsors[0]} e {sponsors[1]}. E para constar fiz este assento que assino. O vigário, {priest}.”</p>"
    else:
        rows = [("Nome", f.name), ("Data de nascimento", f.born), ("Lugar de nascimento", f.where), ("Pai", f.father), ("Mãe", f.mother), ("Avós paternos", f"{f.gp['gpm']} e {f.gp['gpf']}"), ("Avós maternos", f"{f.gp['gmm']} e {f.gp['gmf']}"), ("Data do batismo", christened), ("Celebrante", priest), ("Padrinho", sponsors[0]), ("Madrinha", sponsors[1]), ("Livro – Folha – Número", f"{p.rng.randint(1, 80)} – {f.leaf} – {p.rng.randint(1, 900)}"), ("Registro civil", f"{f.office}, livro {f.book}, nº {f.entry}"), ("Anotações marginais", p.pick("Nada consta", f"Crismado(a) em {f.issued}", "Contraiu matrimônio com " + p.other(someone(p))))]
        body = boxes([[(a, b, 1)] for a, b in rows]) if way == "boxes" else "".join(f"<p style='margin:6px 0'>{a}: <span style='border-bottom:1px dotted #444'>{b}</span></p>" for a, b in rows)
    return plain(p, f"<div class=c>{p.pick('DIOCESE DE', 'ARQUIDIOCESE DE', 'Diocese de')} {p.other(places.place(p.rng)[0])}<br><b>{parish}</b><br>{p.other(r['address'])}</div><h1>{p.pick('CERTIDÃO DE BATISMO', 'Batistério', 'CERTIFICADO DE BATISMO', 'Lembrança do Batismo')}</h1>{body}<p>{p.pick('Ita in fide parochi.', 'Por ser verdade, dou fé.', '')} {f.city}, {f.issued}.</p><p class=c style='margin-top:30px'>______________________<br>{priest}<br>Pároco</p>", serif=p.chance(.6))


@document("other_certificate")
def p_doc_negative(p):
    p.manner(caps=p.chance(.5))
    f = Folk(p)
    r = p.r
    first, last = sorted((p.rng.randint(1900, 2000), p.rng.randint(1930, 2025)))
    kind = p.pick("negative", "book_e", "book_e", "option")
    if kind == "negative":
        title = p.pick("CERTIDÃO NEGATIVA DE REGISTRO DE NASCIMENTO", "CERTIDÃO NEGATIVA", "CERTIDÃO DE BUSCA NEGATIVA")
        text = f"CERTIFICO, a requerimento de {p.other(someone(p))}, que revendo os livros de registro de nascimento deste {f.office}, no período de {first} a {last}, {p.pick('deles NÃO CONSTA', 'não foi encontrado')} o assento de nascimento de {f.name}, que teria nascido em {f.born}, em {f.where}, filho(a) de {f.father} e de {f.mother}, neto(a) de {f.gp['gpm']} e {f.gp['gpf']} e de {f.gp['gmm']} e {f.gp['gmf']}."
    elif kind == "book_e":
        act, decree = p.pick(("EMANCIPAÇÃO", "por escritura pública lavrada no 2º Tabelionato de Notas, concedida por seus pais"), ("INTERDIÇÃO", "por sentença que nomeou curador(a) " + someone(p)), ("AUSÊNCIA", "por sentença que declarou a ausência e nomeou curador " + someone(p)), ("UNIÃO ESTÁVEL", "por escritura de união estável com " + someone(p)))
        title = f"CERTIDÃO DE {act}"
        rows = [[("Nome", f.name, 4), ("CPF", p.other(records.cpf_text(p.rng, r["cpf"])), 2)], [("Data de nascimento", f.born, 2), ("Naturalidade", f.where, 2), ("Registro de nascimento", f"livro {f.book}, fls. {f.leaf}, termo {f.entry}, {f.office}", 4)], [("Filiação", f"{f.father} e {f.mother}", 1)], [("Data do registro", f.registered, 2), ("Livro E nº", str(p.rng.randint(1, 60)), 1), ("Folha", str(p.rng.randint(1, 300)), 1), ("Termo", str(p.rng.randint(1, 9000)), 1)], [("Título", p.other(f"Registro de {act.lower()} {decree}"), 1)], [("Observações / averbações", p.pick("Nada consta", "Comunicado ao cartório do nascimento."), 1)]]
        if p.chance(.55):
            return plain(p, f"<div class=c>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>{f.office}</b></div><h1>{title}</h1><p class=c>MATRÍCULA {p.other(records.mat_text(p.rng, r['mat']))}</p>{boxes(rows)}<p>{f.city}, {f.issued}</p><p class=c style='margin-top:30px'>{f.officer}<br>{f.title}</p><p style='font-size:10px'>Selo {p.other(r['seal'])}</p>")
        text = f"CERTIFICO que, às folhas {p.rng.randint(1, 300)} do livro E-{p.rng.randint(1, 60)}, sob nº {p.rng.randint(1, 9000)}, foi registrada em {f.registered} a {act.lower()} de {f.name}, nascido(a) em {f.born}, em {f.where}, registrado(a) no {f.office}, livro {f.book}, fls. {f.leaf}, nº {f.entry}, filho(a) de {f.father} e de {f.mother}, {p.other(decree)}."
    else:
        title = p.pick("CERTIDÃO DE OPÇÃO DE NACIONALIDADE", "CERTIFICADO DE NATURALIZAÇÃO", "PORTARIA DE NATURALIZAÇÃO – TERMO")
        text = f"Faço saber que, {p.pick('por sentença da Justiça Federal', 'por Portaria do Ministro da Justiça e Segurança Pública')} de {f.registered}, {p.pick('foi homologada a opção pela nacionalidade brasileira de', 'é concedida a nacionalidade brasileira a')} {f.name}, nascido(a) em {f.born}, em {p.other(', '.join(places.foreign(p.rng)))}, filho(a) de {f.father} e de {f.mother}, residente em {p.other(p.r['address'])}, passando a gozar dos direitos outorgados pela Constituição e pelas leis do Brasil. Registrado no livro E-{p.rng.randint(1, 60)}, fls. {p.rng.randint(1, 300)}, termo {p.rng.randint(1, 900)}."
    return plain(p, f"<div class=c><b>{f.office}</b><br>{f.city}<br><small>{p.other(r['address'])}</small></div><h1>{title}</h1><p class=j>{text}</p><p>O referido é verdade e dou fé. {f.city}, {f.issued}.</p><p class=c style='margin-top:34px'>{f.officer}<br>{f.title}</p><p style='font-size:10px'>Selo: {p.other(r['seal'])} – {p.other(r['website'])}</p>")


@document("marriage")
def p_doc_marriage(p):
    p.manner(caps=p.chance(.35))
    f = Folk(p)
    r = p.r
    wed = r["birth"] + dt.timedelta(days=p.rng.randint(7000, 15000))
    bride = {k: p.other(v) for k, v in {"name": someone(p, "F"), "father": someone(p, "M"), "mother": someone(p, "F")}.items()}
    bride_born = day(p, r["birth"] + dt.timedelta(days=p.rng.randint(-2000, 3000)), "semi")
    regime = p.pick("comunhão parcial de bens", "comunhão de bens", "separação de bens", "comunhão universal de bens")
    judge = p.other(someone(p, "M"))
    if p.chance(.6):
        text = f"{p.pick('Aos', 'No dia')} {day(p, wed, p.pick('dias', 'words', 'semi'))}, nesta cidade de {f.city}, às {f.hour}, na sala das audiências, presentes o Juiz de Paz {judge} e as testemunhas {p.other(r['witnesses'][0]['name'])} e {p.other(r['witnesses'][1]['name'])}, receberam-se em matrimônio {f.name} e {bride['name']}. ELE, nascido em {f.where}, aos {f.born}, {p.other(f.of['profession'])}, filho de {f.father}, natural de {f.fnat}, e de {f.mother}, natural de {f.mnat}. ELA, nascida em {somewhere(p)}, aos {bride_born}, filha de {bride['father']} e de {bride['mother']}. Apresentaram certidões de nascimento: dele, livro {f.book}, fls. {f.leaf}, nº {f.entry}, do {f.office}; dela, livro A-{p.rng.randint(1, 90)}, fls. {p.rng.randint(1, 290)}. Regime: {regime}. A contraente passou a assinar {p.other(bride['name'].split()[0])} {p.other(r['name'].split()[-1])}."
        body = f"<p>Livro B-{p.rng.randint(1, 200)} &nbsp; Folhas {f.leaf} &nbsp; Termo {f.entry}</p><p class=j>{text}</p><p class=j>À margem: {p.pick('Nada consta.', 'Divórcio averbado por sentença da Vara de Família em ' + f.issued + '.')}</p>"
        title = p.pick("CERTIDÃO DE CASAMENTO EM INTEIRO TEOR", "INTEIRO TEOR DE CASAMENTO", "CERTIDÃO DE CASAMENTO")
    else:

        def rows(name, born, where, father, mother):
            return [[("Nome", name, 1)], [("Data de nascimento", born, 2), ("Natural de", where, 3)], [("Filiação", f"{father} e {mother}", 1)]]

        body = f"<p class=c>MATRÍCULA<br>{p.other(records.mat_text(p.rng, r['mat']))}</p><b>1º CÔNJUGE</b>{boxes(rows(f.name, f.born, f.where, f.father, f.mother))}<br><b>2º CÔNJUGE</b>{boxes(rows(bride['name'], bride_born, somewhere(p), bride['father'], bride['mother']))}<br>{boxes([[('Data de registro do casamento', day(p, wed), 2), ('Regime de bens', regime, 2)], [('Nome que passou a utilizar', p.other(r['name']), 1)], [('Averbações / anotações', p.pick('Nada consta', 'Data do nascimento retificada por mandado.'), 1)]])}"
        title = "CERTIDÃO DE CASAMENTO"
    return plain(p, f"<div class=c>{p.pick('REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS', f.office)}</div><h1>{title}</h1>{body}<p>{f.city}, {f.issued}. Dou fé.</p><p class=c style='margin-top:26px'>{f.officer}<br>{f.title}</p>")


@document("death")
def p_doc_stillborn_death(p):
    p.manner(caps=p.chance(.4))
    f = Folk(p)
    r = p.r
    still = p.chance(.55)
    number = p.other(f"{p.rng.randint(10000000, 39999999)}-{p.rng.randint(0, 9)}")
    if still:
        rows = [[(p.pick("Nome (facultativo)", "Natimorto – nome"), p.pick(f"Natimorto de {f.mother}", f.name, "NATIMORTO"), 4), ("Sexo", f.sex, 1)], [("Data e hora do parto", f"{f.born}, {f.hour}", 3), ("Local", f"{f.place}, {f.where}", 4)], [("Pai", f.father, 3), ("Natural de", f.fnat, 2)], [("Mãe", f.mother, 3), ("Natural de", f.mnat, 2)], [("Avós paternos", f"{f.gp['gpm']} e {f.gp['gpf']}", 1)], [("Avós maternos", f"{f.gp['gmm']} e {f.gp['gmf']}", 1)], [("Duração da gestação", p.pick("38 semanas", "32 semanas", "7 meses"), 1), ("Causa", p.pick("anóxia intrauterina", "ignorada", "descolamento prematuro da placenta"), 2), ("Declaração de óbito fetal nº", number, 1.5)], [("Livro", f"C-Aux. {p.rng.randint(1, 30)}", 1), ("Folha", f.leaf, 1), ("Termo", f.entry, 1), ("Data do registro", f.registered, 2)], [("Declarante", p.other(r["declarant"]["name"]), 1)]]
        text = f"CERTIFICO que às folhas {f.leaf} do livro C-Auxiliar nº {p.rng.randint(1, 30)}, sob nº {f.entry}, foi registrado em {f.registered} o natimorto {p.pick('do sexo ' + f.sex, f.name)}, nascido morto aos {f.born}, às {f.hour}, em {f.place}, {f.where}, filho de {f.father}, natural de {f.fnat}, e de {f.mother}, natural de {f.mnat}, sendo avós paternos {f.gp['gpm']} e {f.gp['gpf']} e maternos {f.gp['gmm']} e {f.gp['gmf']}. Atestado pelo Dr. {p.other(someone(p))}. Declaração de óbito nº {number}."
        title = p.pick("CERTIDÃO DE NATIMORTO", "REGISTRO DE NATIMORTO", "CERTIDÃO DE REGISTRO DE NATIMORTO")
    else:
        dead = day(p, r["birth"] + dt.timedelta(days=p.rng.randint(300, 30000)), p.pick("semi", "dias", "words"))
        rows = [[("Nome do falecido", f.name, 4), ("Sexo", f.sex, 1)], [("Nascido em", f.born, 2), ("Naturalidade", f.where, 3)], [("Filiação", f"{f.father} e {f.mother}", 1)], [("Data e hora de falecimento", f"{dead}, {f.hour}", 3), ("Local de falecimento", f.place, 3)], [("Causa da morte", p.pick("septicemia", "broncopneumonia", "insuficiência cardíaca", "sem assistência médica"), 2), ("Sepultamento", "Cemitério Municipal", 2), ("D.O. nº", number, 1.4)], [("Livro C", str(p.rng.randint(1, 300)), 1), ("Folha", f.leaf, 1), ("Termo", f.entry, 1), ("Registrado em", f.registered, 2)]]
        text = f"Aos {f.registered}, nesta cidade de {f.city}, em cartório, compareceu {p.other(r['declarant']['name'])} e declarou que no dia {dead}, às {f.hour}, em {f.place}, faleceu {f.name}, do sexo {f.sex}, nascido(a) aos {f.born}, natural de {f.where}, registrado(a) no livro A, fls. {f.leaf}, filho(a) de {f.father}, natural de {f.fnat}, e de {f.mother}, natural de {f.mnat}, ambos falecidos. Deixou filhos: {p.other(someone(p))}, com {p.rng.randint(1, 50)} anos, e {p.other(someone(p))}. Livro C-{p.rng.randint(1, 200)}, termo {f.entry}."
        title = p.pick("CERTIDÃO DE ÓBITO EM INTEIRO TEOR", "CERTIDÃO DE ÓBITO", "ÓBITO – INTEIRO TEOR")
    body = f"<p class=j>{text}</p>" if p.chance(.5) else boxes(rows)
    return plain(p, f"<div class=c>{p.pick('REGISTRO CIVIL DAS PESSOAS NATURAIS<br>', '')}<b>{f.office}</b><br>{f.city}</div><h1>{title}</h1>{body}<p>Observações / averbações: {p.pick('nada consta', 'Nada mais havia a declarar.', '---')}</p><p>{f.city}, {f.issued}. O referido é verdade e dou fé.</p><p class=c style='margin-top:28px'>{f.officer}<br>{f.title}</p><p style='font-size:10px'>Selo nº {p.other(r['seal'])}</p>")


@document("other")
def p_doc_child_card(p):
    p.manner(caps=p.chance(.5))
    f = Folk(p)
    r = p.r
    cert = f"Livro {f.book}, fls. {f.leaf}, termo {f.entry}, {f.office}"
    way = p.pick("vaccine", "school", "school", "helper")
    if way == "vaccine":
        doses = "".join(f"<tr><td>{v}</td>" + "".join(f"<td>{day(p, r['birth'] + dt.timedelta(days=n * 60 + p.rng.randint(1, 30)), 'num') if p.chance(.7) else ''}</td>" for n in range(1, 4)) + f"<td>Lote {p.rng.randint(100, 999)}{p.pick('A', 'B', 'VX')}</td></tr>" for v in ("BCG", "Hepatite B", "Pentavalente", "VIP/VOP", "Rotavírus", "Febre amarela", "Tríplice viral"))
        body = boxes([[("Nome da criança", f.name, 4), ("Sexo", f.sex, 1)], [("Data de nascimento", f.born, 2), ("Hora", f.hour, 1), ("Local do nascimento / maternidade", f"{f.place} – {f.where}", 4)], [("Nome da mãe", f.mother, 1)], [("Nome do pai", f.father, 1)], [("Nº da DNV", p.other(records.dnv_text(p.rng)), 2), ("Registro Civil", cert if p.chance(.6) else "", 4)], [("Peso ao nascer", f"{p.rng.randint(2200, 4200)} g", 1), ("Comprimento", f"{p.rng.randint(44, 54)} cm", 1), ("Unidade de saúde", p.other("UBS " + r["district"]), 3)]]) + f"<br><table class=g><tr><th>Vacina</th><th>1ª dose</th><th>2ª dose</th><th>3ª dose</th><th>Obs.</th></tr>{doses}</table>"
        title = p.pick("CADERNETA DA CRIANÇA", "Cartão de Vacinação", "CADERNETA DE SAÚDE DA CRIANÇA – Identificação")
        head = "Ministério da Saúde – SUS"
    elif way == "school":
        body = boxes([[("Nome completo do aluno", f.name, 4), ("Sexo", f.sex, 1), ("Cor/raça", p.other(r["color"]), 1)], [("Data de nascimento", f.born, 2), ("Naturalidade", f.where, 2), ("Nacionalidade", "brasileira", 1)], [("Certidão de nascimento nº / matrícula", p.pick(p.other(records.mat_text(p.rng, r["mat"])), cert), 4), ("Data da emissão", f.issued, 2)], [("Filiação 1", f.mother, 3), ("Profissão", p.other(f.om["profession"]), 2)], [("Filiação 2", f.father, 3), ("Profissão", p.other(f.of["profession"]), 2)], [("Gêmeo(a)?", p.pick("Não", "Sim"), 1), ("CPF do aluno", p.other(records.cpf_text(p.rng, r["cpf"])), 2), ("NIS", str(p.rng.randint(10 ** 10, 2 * 10 ** 10)), 2)], [("Endereço", p.other(f.om["residence"]), 1)], [("Série/Ano", p.pick("1º ano", "Pré II", "5ª série"), 1), ("Turno", p.pick("Matutino", "Vespertino"), 1), ("Data da matrícula", f.registered, 2)], [("Responsável", f.mother, 3), ("Transporte escolar", p.pick("Sim", "Não"), 1)]])
        title = p.pick("FICHA DE MATRÍCULA", "REQUERIMENTO DE MATRÍCULA ESCOLAR", "FICHA INDIVIDUAL DO ALUNO")
        head = p.other("E. M. " + someone(p)) + f"<br>Secretaria Municipal de Educação – {f.city}"
    else:
        body = f"<table class=g><tr><th>Composição familiar</th><th>Nasc.</th><th>Parentesco</th><th>Certidão</th></tr><tr><td>{f.mother}</td><td></td><td>responsável</td><td></td></tr><tr><td>{f.name}</td><td>{f.born}</td><td>filho(a)</td><td>{cert}</td></tr><tr><td>{p.other(someone(p))}</td><td>{day(p, r['birth'], 'num')}</td><td>filho(a)</td><td>não apresentou</td></tr></table><p>Nome do pai: {f.father}. Avó materna: {f.gp['gmf']}. Município de nascimento: {f.where}. Cadastro em {f.issued}.</p>"
        title = p.pick("CADASTRO ÚNICO – FOLHA RESUMO", "FICHA DE ATENDIMENTO SOCIAL")
        head = f"CRAS – Prefeitura Municipal de {f.city}"
    return plain(p, f"<div class=c>{head}</div><h1>{title}</h1>{body}<p>{f.city}, {f.issued} &nbsp;&nbsp; ____________________ {p.pick('Responsável', 'Diretora: ' + f.officer, 'Secretária')}</p>")


@document("other")
def p_doc_court_order(p):
    p.manner(caps=p.chance(.3))
    f = Folk(p)
    r = p.r
    case = f"{p.rng.randint(1000, 99999):07d}-{p.rng.randint(10, 99)}.{r['rdate'].year}.8.{p.rng.randint(1, 26):02d}.{p.rng.randint(1, 700):04d}"
    judge = p.other(someone(p))
    act = p.pick("ADOÇÃO", "REGISTRO TARDIO", "RETIFICAÇÃO DE REGISTRO CIVIL", "INVESTIGAÇÃO DE PATERNIDADE", "RESTAURAÇÃO DE ASSENTO")
    data = f"Nome: {f.name}; sexo: {f.sex}; nascimento: {f.born}, às {f.hour}, em {f.where}; filiação: {f.father} e {f.mother}; avós paternos: {f.gp['gpm']} e {f.gp['gpf']}; avós maternos: {f.gp['gmm']} e {f.gp['gmf']}"
    order = p.pick(f"cancele o assento de nascimento lavrado no livro {f.book}, fls. {f.leaf}, termo {f.entry}, e lavre outro com os seguintes dados", f"proceda à averbação à margem do assento de nascimento do livro {f.book}, às fls. {f.leaf}, sob nº {f.entry}, para dele constar", "lavre o assento de nascimento, independentemente de custas, com os elementos seguintes")
    dots = "<ul style='list-style:none;padding-left:20px'>" + "".join(f"<li>{x.strip()};</li>" for x in data.split(";")) + "</ul>" if p.chance(.5) else f"<p class=j>{data}.</p>"
    way = p.pick("mandado", "sentence", "term")
    if way == "mandado":
        body = f"<p class=j>O(A) Dr(a). {judge}, Juiz(a) de Direito da {p.pick('Vara da Infância e da Juventude', 'Vara de Registros Públicos', '2ª Vara Cível')} da Comarca de {f.city}, MANDA ao Sr. Oficial do {f.office} que, em cumprimento a este, expedido nos autos nº {case}, de {act}, {order}:</p>{dots}<p>CUMPRA-SE, na forma e sob as penas da lei. Dado e passado em {f.city}, aos {f.issued}. Eu, {p.other(r['clerk'])}, escrivão, digitei.</p>"
        title = p.pick("MANDADO DE AVERBAÇÃO", "MANDADO DE INSCRIÇÃO DE REGISTRO DE NASCIMENTO", f"MANDADO – {act}")
    elif way == "sentence":
        body = f"<p>Processo nº {case} – {act}</p><p class=j>Vistos. Trata-se de pedido em favor de {f.name}, nascido(a) em {f.born}, no(a) {f.place}, filho(a) de {f.mother}. Citado, {f.father}, natural de {f.fnat}, não se opôs. O Ministério Público opinou pela procedência. É o relatório. Decido. JULGO PROCEDENTE o pedido e determino ao {f.office} que {order}:</p>{dots}<p>P.R.I. {f.city}, {f.issued}.</p>"
        title = p.pick("SENTENÇA", "TERMO DE AUDIÊNCIA E SENTENÇA")
    else:
        body = f"<p class=j>Perante mim, {f.officer}, {f.title} do {f.office}, compareceu {f.father}, {p.other(f.of['profession'])}, natural de {f.fnat}, RG {p.other(f.of['rg'])}, e declarou reconhecer como {p.pick('seu filho(a) socioafetivo(a)', 'seu filho(a)')} {f.name}, nascido(a) em {f.born}, registrado(a) no livro {f.book}, fls. {f.leaf}, termo {f.entry}, filho(a) de {f.mother}, que anuiu. Serão avós paternos {f.gp['gpm']} e {f.gp['gpf']}.</p><p>{f.city}, {f.issued}.</p><p>Declarante: ______________ &nbsp; Mãe: ________________</p>"
        title = p.pick("TERMO DE RECONHECIMENTO DE PATERNIDADE", "TERMO DE RECONHECIMENTO DE FILHO")
    return plain(p, f"<div class=c>{p.pick('PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO', 'JUÍZO DE DIREITO DA COMARCA DE ' + f.city, 'ESTADO – PODER JUDICIÁRIO')}</div><h1>{title}</h1>{body}<p class=c style='margin-top:30px'>{judge if way != 'term' else f.officer}<br>{'Juiz(a) de Direito' if way != 'term' else f.title}</p>")
