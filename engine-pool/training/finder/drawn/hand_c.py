"""Odd and regional forms: consulates and transcriptions, letters, questionnaires, receipts, spreadsheets, cards, trees.

Helpers first; every form begins with `c_`.
"""
import datetime as dt
import html
import re

from pen import form
import people
import places
import records
import texts

SERIF = ("'Liberation Serif'", "'C059'", "'P052'", "'URW Bookman'", "'DejaVu Serif'", "'Nimbus Roman'")
SANS = ("'Liberation Sans'", "'DejaVu Sans'", "'URW Gothic'", "'Nimbus Sans'", "'Nimbus Sans Narrow'", "'Carlito', 'Liberation Sans'")
MONO = ("'Liberation Mono'", "'DejaVu Sans Mono'", "'Nimbus Mono PS'", "'Courier Prime', 'Liberation Mono'")


def _doc(css, body, spread=False, **sub):
    """A whole document; `$key` in the style sheet stands for a value of `sub`; `spread` parts its blocks down to the foot of the sheet."""
    css += "body{display:flex;flex-direction:column;justify-content:space-between}" if spread else ""
    for key in sorted(sub, key=len, reverse=True):
        css = css.replace(f"${key}", str(sub[key]))
    assert "$" not in css, css[css.index("$") :][:30]
    return f"<!doctype html><html lang='pt-BR'><head><meta charset='utf-8'><style>*{{box-sizing:border-box}}html,body{{margin:0}}{css}</style></head><body>{body}</body></html>"


def _bare(method, style=None):
    """A date or time in running text, without a leading "em" or "aos"."""
    for _ in range(40):
        out = method(style)
        if not out.startswith('<span data-v="none"'):
            break
    return out


def _o(p, male="o", female="a"):
    return male if p.r["sex"] == "M" else female


def _pair(p):
    """Whether the parents are a man of the paternal and a woman of the maternal line, as far as they are known."""
    father, mother = p.r["father"], p.r["mother"]
    return (not father or father["sex"] == "M") and (not mother or mother["sex"] == "F")


def _parents(p, first=None):
    return p.parents(first if _pair(p) else "father")


def _title(p, parent, male="Pai", female="Mãe", neutral=("Genitor(a) 1", "Genitor(a) 2")):
    """(concept, text) of a parent's label."""
    if _pair(p):
        return (parent.role, female if parent.role == "mother" else male)
    return ("filiation", neutral[0] if parent.side == "pat" else neutral[1])


def _gp_title(p, parent, paternal="Avós paternos", maternal="Avós maternos", neutral="Ascendentes"):
    if _pair(p):
        return ("gp_maternal", maternal) if parent.side == "mat" else ("gp_paternal", paternal)
    return ("gp_all", neutral)


def _grandparents(p, parent, joint=" e "):
    """Both grandparents of one side, with a mark where neither is known."""
    if parent.grandfather_known or parent.grandmother_known:
        return parent.grandparents(joint)
    return p.blank()


def _both_known(parents):
    return all(parent.known for parent in parents)


def _plain_length(markup):
    return len(html.unescape(re.sub("<[^>]+>", "", markup)))


def _place(p, where=None):
    return places.place_text(p.rng, where or places.place(p.rng))


def _some_date(p, low=300, high=9000, style="num"):
    """A date that is no field: some time before the registration."""
    return records.date_text(p.rng, p.r["rdate"] - dt.timedelta(days=p.rng.randint(low, high)), style)


def _other_book(p, letter="A"):
    rng = p.rng
    n = rng.randint(1, 300)
    return (
        rng.choice([f"{letter}-{n}", f"{letter} {n}", str(n), f"{n}-{letter}"]),
        records.folha_text(rng, rng.randint(1, 300)),
        records.termo_text(rng, rng.randint(1, 99999)),
    )


def _set_dates(p, days):
    """Registers so many days after birth and keeps the rest of the record consistent with it."""
    r = p.r
    r["rdate"] = min(r["birth"] + dt.timedelta(days=days), records.TODAY)
    r["edate"] = max(r["edate"], r["rdate"])
    r["mat"] = records.matricula(int(r["cns"]), r["rdate"].year, r["book"], r["leaf"], r["entry"], 1, 7 if "E" in r["livro"] else 1)


def _abroad(p, consulate):
    """Makes the person one who was born abroad; registered by a consulate there, or still by the registry in Brazil."""
    r, rng = p.r, p.rng
    if r["buf"] in places.UF_NAMES:
        where = places.foreign(rng)
        while not where[0]:
            where = places.foreign(rng)
        r["bcity"], r["buf"], r["nat"] = where[0], where[1], where
    if rng.random() < 0.6 and not r["home"]:
        r["bplace"] = rng.choice(["Ospedale {}", "Hospital {}", "Hospital Universitario {}", "Krankenhaus {}", "Clinique {}", "Hôpital {}", "St. {} Medical Center", "{} General Hospital", "Maternidade Dr. {}", "Sanatorio {}", "Policlinico {}"]).format(people.made_surname(rng))
    if consulate:
        r["rcity"], r["ruf"] = r["bcity"], r["buf"]
        r["ecity"], r["euf"] = r["rcity"], r["ruf"]
        r["office"] = places.consulate(rng, r["rcity"])
        r["officer_title"] = people.consul_title(rng, r["officer_sex"])


def _notes(p, which, field, least=1, most=3):
    """Paragraphs of one note field, each a piece of markup; the first begins the value."""
    make = texts.averbacao if field == "averb" else texts.anotacao
    out = [p.r[which] or make(p.rng, p.r)]
    out += [make(p.rng, p.r) for _ in range(p.rng.randint(least, most) - 1)]
    return [p.value(text, field, begins=i == 0) for i, text in enumerate(out)]


def _title_of(p):
    return p.other(p.r["officer_title"])


# --- abroad -------------------------------------------------------------------------------------------------------


@form
def c_consular(p):
    """A consulate's own certificate: arms, boxes of book, page and entry, rows or narration, the local act below, fees in gold."""
    _abroad(p, True)
    p.manner(caps=p.chance(0.6))
    r, both = p.r, p.chance(0.45)
    first, second = _parents(p)
    two = lambda pt, en: pt + (f" <i class=en>/ {en}</i>" if both else "")
    local = _other_book(p)
    book = [("livro", two("Livro", "Book"), p.livro()), ("folha", two("Folha", "Page"), p.folha()), ("termo", two(p.pick("Termo", "Registro nº", "Assento nº"), "Entry"), p.termo())]
    top = "".join(f"<div><small>{p.label(c, t)}</small><b>{v}</b></div>" for c, t, v in book)
    day = p.label("reg_date", two("Data do registro", "Date of registration"))
    rows = [
        (p.label("name", two(p.pick("Nome", "Nome completo", "Nome do registrado"), "Full name")), f"<b>{p.name()}</b>"),
        (p.label("sex", two("Sexo", "Sex")), p.sex()),
        (p.label("birth_date", two("Data de nascimento", "Date of birth")), p.birth_date()),
    ]
    if p.chance(0.6):
        rows.append((p.label("hour", two("Hora", "Time")), p.hour()))
    if p.chance(0.5):
        rows.append((p.label("birth_place", two("Local", "Place of birth")), f"{p.birth_place()}, {p.birth_city_uf()}"))
    else:
        rows.append((p.label("birth_city", two("Cidade e país", "City and country")), p.birth_city_uf()))
        rows.append((p.label("birth_place", two("Local do nascimento", "Place")), p.birth_place()))
    for parent in (first, second):
        concept, text = _title(p, parent)
        en = {"father": "Father", "mother": "Mother"}.get(concept, "Parent")
        extra = f", {parent.extra('nationality')}, {parent.extra('profession')}" if parent.known and p.chance(0.6) else ""
        if p.chance(0.5) or not parent.known:
            rows.append((p.label(concept, two(text, en)), parent.name() + extra))
            rows.append((p.label("parent_nat", two("Natural de", "Born in")), parent.nat()))
        else:
            rows.append((p.label(concept, two(text, en)), f"{parent.name()}{extra}, natural de {parent.nat()}"))
        concept, text = _gp_title(p, parent)
        rows.append((p.label(concept, two(text, "Grandparents")), _grandparents(p, parent, p.pick(" e ", "<br>", "; "))))
    if p.chance(0.5):
        rows.append((two("Declarante", "Informant"), p.other(f"{r['declarant']['name']}, {r['declarant']['kin']}")))
    if p.chance(0.6):
        rows.append((two("Testemunhas", "Witnesses"), " e ".join(p.other(w["name"]) for w in r["witnesses"][:2])))
    table = "".join(f"<tr><th>{a}{p_colon}</th><td>{b}</td></tr>" for p_colon in [p.pick("", ":")] for a, b in rows)
    law = p.pick(
        "Brasileir{} de acordo com o disposto no artigo 12, inciso I, alínea “c”, <i>in limine</i>, da Constituição Federal.",
        "O assento foi lavrado com base no artigo 12, inciso I, alínea c, da Constituição Federal, e no Decreto nº 84.451/80.",
        "Brasileir{} nat{} nos termos da Constituição, artigo 12, I, letra “c”. A presente certidão deverá ser transcrita em Cartório do 1º Ofício do Registro Civil.",
    ).replace("{}", _o(p))
    found = f"<p class=base>{p.pick('Registro feito à vista da', 'O registro baseou-se na', 'Documento apresentado:')} certidão local nº {p.other(local[2])}, {p.pick('livro', 'volume', 'tomo')} {p.other(local[0])}, {p.pick('página', 'folha')} {p.other(local[1])}, {p.pick('expedida', 'emitida')} em {p.other(_some_date(p, -3, 3))} pel{p.pick('o Registro Civil local', 'a autoridade competente', 'o Ufficio dello Stato Civile', 'o Standesamt', 'a Conservatória local')}.</p>"
    if p.chance(0.4):
        found += f"<p class=base>{p.label('averbacoes', p.pick('Observações:', 'Averbações:', 'Notas:'))} {p.averbacoes()}</p>"
    day_at = p.chance(0.5)
    return _doc(
        """body{width:794px;min-height:1123px;padding:$padpx 70px;font:$fspx/$lh $font;color:#111}
        header{text-align:center;line-height:1.35} header b{letter-spacing:1px} .box{display:flex;gap:$gap;justify-content:$just;margin:18px 0 10px}
        .box div{border:$bd;padding:3px 12px;min-width:110px;text-align:center} .box small{display:block;font-size:80%} h1{font-size:150%;text-align:center;margin:14px 0 4px;font-weight:$hw}
        table{width:100%;border-collapse:collapse;margin:8px 0} th{width:$thw;font-weight:normal;text-align:$tha;vertical-align:top;padding:$rp 10px $rp 0;font-size:92%} td{padding:$rp 4px;vertical-align:top;border-bottom:$rule}
        .en{font-size:82%;color:#444} .base{margin:8px 0;text-align:justify} footer{margin-top:30px;display:flex;justify-content:space-between;gap:40px} .sig{text-align:center;width:55%} .fee{border:1px solid #555;padding:6px 10px;font-size:80%;width:36%}""",
        f"""<header>{p.pick('REPÚBLICA FEDERATIVA DO BRASIL', 'Serviço Consular Brasileiro', 'MINISTÉRIO DAS RELAÇÕES EXTERIORES')}<br><b>{p.office()}</b>{'<br><span>' + p.other(r['address']) + '</span>' if p.chance(0.4) else ''}</header>
        <h1>{p.pick('CERTIDÃO DE REGISTRO DE NASCIMENTO', 'Certidão de Registro de Nascimento', 'CERTIDÃO DE NASCIMENTO', 'Certidão Consular de Nascimento')}</h1>
        <div class=box>{top}{f'<div><small>{day}</small>{p.reg_date()}</div>' if day_at else ''}</div>
        <p class=base>{p.pick('Certifico que, do livro de registros de nascimentos deste posto, consta o assento seguinte:', 'CERTIFICO, a pedido de parte interessada, que foi lavrado nesta Repartição Consular o registro de nascimento de:', 'Certifico que nos livros desta Repartição foi registrado o nascimento de:')}</p>
        <table>{table}</table>
        {'' if day_at else f'<p class=base>{day}: {p.reg_date()}</p>'}{found}<p class=base>{law}</p>
        <p class=base>{p.label('issue_place', p.pick('Dada em', 'Feita em', 'Emitida em'))} {p.issue_city_uf() if p.chance(0.5) else p.issue_city()}, {p.pick('em', 'aos', 'a')} {_bare(p.issue_date)}.</p>
        <footer><div class=fee>{p.pick('Recebi', 'Pagou', 'Emolumentos')}: R$-Ouro {p.rng.randint(0, 20)},00 / {p.pick('US$', '€', '£', 'CHF')} {p.rng.randint(5, 25)}.00<br>{p.pick('Tabela nº', 'N.º da TEC')}: {p.rng.randint(100, 599)}<br>Etiqueta {p.pick('nº', 'consular')} {p.rng.randint(100000, 999999)}</div><div class=sig>______________________________<br>{p.officer()}<br>{_title_of(p)}</div></footer>""",
        pad=p.pick(40, 56), fs=p.pick(12, 13, 14), lh=p.pick(1.25, 1.4), spread=p.chance(0.3), font=p.pick(*SERIF, *SANS), gap=p.pick("0", "14px", "40px"), just=p.pick("center", "flex-end", "flex-start"), bd=p.pick("1px solid #333", "none", "2px double #555"),
        hw=p.pick("bold", "normal"), thw=p.pick("27%", "34%", "20%"), tha=p.pick("left", "right"), rp=p.pick("3px", "5px", "2px"), rule=p.pick("none", "1px dotted #777", "1px solid #aaa"),
    )


@form
def c_traslado(p):
    """The transcription of a birth abroad in book E: the entry here and the entry there in two blocks that look alike."""
    _abroad(p, False)
    r, rng = p.r, p.rng
    r["livro"] = rng.choice(["E-{}", "E {}", "E-{}", "{}-E", "E - {:05d}", "E-{} Especial", "{}"]).format(r["book"])
    _set_dates(p, rng.choice([rng.randint(40, 400), rng.randint(400, 8000)]))
    consulate = p.chance(0.65)
    book, page, entry = _other_book(p, "N" if not consulate else rng.choice("AN"))
    upper = p.chance(0.6)
    case = str.upper if upper else str
    side = p.pick("side", "stack", "table")
    first, second = _parents(p)
    when = records.date_text(rng, r["birth"] + dt.timedelta(days=rng.randint(2, 38)))
    where = places.consulate(rng, r["bcity"]) if consulate else rng.choice(["Comune di {}", "Registro Civil de {}", "Standesamt {}", "Mairie de {}", "Conservatória do Registo Civil de {}", "{} Vital Records Office", "General Register Office, {}"]).format(r["bcity"])
    here = [(("livro", "Livro"), p.livro()), (("folha", "Folha"), p.folha()), (("termo", p.pick("Termo", "Número", "Assento")), p.termo()), (("reg_date", p.pick("Data do traslado", "Data da transcrição", "Data")), p.reg_date())]
    there = [("Livro", p.other(book)), ("Folha", p.other(page)), (p.pick("Termo", "Número", "Registro"), p.other(entry)), ("Data", p.other(when))]
    order = p.chance(0.65)
    head_here = case(p.pick("Traslado (transcrição) nesta serventia", "Assento lavrado no Livro E", "Transcrição", "Dados do traslado", "Registro em cartório brasileiro"))
    head_there = case(p.pick("Registro consular", "Repartição consular de origem", "Assento de origem") if consulate else p.pick("Registro estrangeiro", "Assento de origem", "Certidão estrangeira trasladada"))
    lab = lambda x: p.label(x[0], x[1]) if isinstance(x, tuple) else x
    if side == "table":
        names = [(a[1] if isinstance(a, tuple) else a) for a, _ in here]
        names = ["Livro", "Folha", "Termo/nº", "Data"]
        lines = [(head_here, [v for _, v in here]), (head_there, [v for _, v in there])]
        if not order:
            lines.reverse()
        blocks = "<table class=two><tr><td></td>" + "".join(f"<th>{n}</th>" for n in names) + "</tr>" + "".join(f"<tr><th>{h}</th>" + "".join(f"<td>{v}</td>" for v in vs) + "</tr>" for h, vs in lines) + "</table>"
        blocks += f"<p class=w>{p.pick('Órgão de origem', 'Repartição')}: {p.other(where)}</p>"
    else:
        one = lambda head, items, more: f"<div class=blk><h3>{head}</h3>" + "".join(f"<span class=f><i>{lab(a)}{p_end}</i> {v}</span>" for p_end in [":"] for a, v in items) + more + "</div>"
        pair = [one(head_here, here, ""), one(head_there, there, f"<span class=f><i>{p.pick('Órgão', 'Repartição', 'Expedida por')}:</i> {p.other(where)}</span>")]
        if not order:
            pair.reverse()
        blocks = f"<div class={side}>{''.join(pair)}</div>"
    cells = [[("name", "Nome", p.name(), 100)]]
    line = [("birth_date", p.pick("Data de nascimento", "Nascimento"), p.birth_date(), 55), ("sex", "Sexo", p.sex(), 20)]
    if p.chance(0.7):
        line.append(("hour", "Hora", p.hour(), 25))
    cells.append(line)
    cells.append([("birth_place", "Local de nascimento", p.birth_place(), 50), ("birth_city", p.pick("Cidade / País", "Município e País de nascimento", "Cidade, província e país"), p.birth_city_uf(), 50)])
    if p.chance(0.4):
        cells.insert(1, [("matricula", "Matrícula", p.matricula(), 65), ("cpf", "CPF", p.cpf(), 35)])
    if p.chance(0.4):
        cells.append([("nat", "Naturalidade", p.nat(), 100)])
    for parent in (first, second):
        concept, text = _title(p, parent, p.pick("Pai", "Genitor", "Nome do pai"), p.pick("Mãe", "Genitora", "Nome da mãe"))
        gp, gpt = _gp_title(p, parent)
        cells.append([(concept, text, parent.name(), 60), ("parent_nat", p.pick("Naturalidade", "Natural de"), parent.nat(), 40)])
        cells.append([(gp, gpt, _grandparents(p, parent), 100)])
    body = "".join("<div class=row>" + "".join(f"<div style='flex:{w}'><small>{p.label(c, case(t))}</small>{v}</div>" for c, t, v, w in row) + "</div>" for row in cells)
    notes = f"<div class=row><div style='flex:1'><small>{p.label('averbacoes', case(p.pick('Observações e averbações', 'Averbações e anotações', 'Observações')))}</small>" + p.value(p.pick(
        "Brasileir@ nat@ na forma do art. 12, inciso I, alínea “c”, in fine, da Constituição Federal, com a redação da EC nº 54/2007. ",
        "Traslado feito nos termos do art. 32 da Lei nº 6.015/73 e da Resolução nº 155/2012 do CNJ. ",
        "A condição de nacionalidade brasileira depende de opção, a qualquer tempo, depois de atingida a maioridade, perante a Justiça Federal.",
    ).replace("@", _o(p)), "averb") + " " + (p.averbacoes() if r["averbacoes"] or p.chance(0.5) else "") + "</div></div>"
    parts = [blocks, body]
    if p.chance(0.35):
        parts.reverse()
    return _doc(
        """body{width:794px;min-height:1123px;padding:38px 46px;font:$fspx/1.3 $font} header{text-align:$ha;margin-bottom:10px} h1{font-size:$h1px;text-align:center;margin:8px 0} h3{font-size:95%;margin:0 0 4px;$h3}
        .side{display:flex;gap:10px;margin:10px 0}.side .blk{flex:1} .stack .blk{margin:8px 0} .blk{border:$bd;padding:6px 8px;background:$bg} .side .f{display:block;margin:2px 0} .stack .f{margin-right:22px;display:inline-block} .f i{font-style:normal;color:$lc}
        .two{border-collapse:collapse;width:100%;margin:10px 0}.two th,.two td{border:1px solid #888;padding:4px 6px;text-align:left;font-weight:normal;font-size:95%}.two th{color:$lc}
        .row{display:flex;border:$bd;margin-top:$mt} .row>div{padding:3px 6px;border-left:$bl} .row>div:first-child{border-left:0} small{display:block;color:$lc;font-size:$sm} .w{margin:4px 0}""",
        f"""<header>{p.office()}<br>{p.reg_city_uf()}{'<br>' + p.label('officer', 'Oficial') + ': ' + p.officer() if p.chance(0.4) else ''}</header>
        <h1>{p.pick('CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO', 'CERTIDÃO DE TRASLADO DE ASSENTO DE NASCIMENTO', 'Certidão de Nascimento — Livro “E”', 'CERTIDÃO DE NASCIMENTO<br>(transcrição de nascimento ocorrido no exterior)', 'REGISTRO CIVIL — TRASLADO DE NASCIMENTO DE BRASILEIRO EM PAÍS ESTRANGEIRO')}</h1>
        {''.join(parts)}{notes}
        <p>{p.legal()}</p><p style='text-align:{p.pick("center", "right", "left")}'>{p.issue_city_uf()}, {p.issue_date()}</p>
        <p style='text-align:center;margin-top:34px'>{'_' * 36}<br>{p.other(r['clerk'])}<br>{p.other(r['clerk_title'])}</p>
        {f"<p>{p.label('seal', p.pick('Selo', 'Selo digital nº', 'Selo de fiscalização'))}: {p.seal()}</p>" if p.chance(0.6) else ''}""",
        fs=p.pick(11, 12, 13), spread=p.chance(0.3), font=p.pick(*SERIF, *SANS), ha=p.pick("center", "left"), h1=p.pick(16, 18, 21), h3=p.pick("", "background:#ddd;padding:2px 4px", "text-align:center;text-decoration:underline"), bd=p.pick("1px solid #333", "1px dashed #999", "none"),
        bg=p.pick("#fff", "#f4f0e4", "#eef4f8"), lc=p.pick("#000", "#555", "#0a3c6e", "#7a1f1f"), mt=p.pick("0", "4px", "-1px"), bl=p.pick("1px solid #333", "0"), sm=p.pick("78%", "85%", "68%"),
    )


# --- letters ------------------------------------------------------------------------------------------------------


@form
def c_carta(p):
    """A letter of the office to one who asked: the facts as lettered or dashed paragraphs of the letter."""
    p.manner(caps=p.chance(0.35))
    r, rng = p.r, p.rng
    first, second = _parents(p)
    o = _o(p)
    asker = places.address(rng)
    who = p.pick(f"Ilmo. Sr. {people.person(rng, 'M')}", f"Ilma. Sra. {people.person(rng, 'F')}", "Ao Instituto Nacional do Seguro Social", "Exmo. Sr. Dr. Juiz de Direito", "À Secretaria Municipal de Educação", "Ao Comando do Tiro de Guerra")
    number = p.pick(f"Ofício nº {rng.randint(1, 400)}/{r['edate'].year}", f"Of. n. {rng.randint(1, 900)}", f"Carta {rng.randint(1, 99)}/{r['edate'].year % 100:02d}", f"Ref.: pedido de {_some_date(p, -400, -2)}")
    items = [
        p.pick(f"que o registro pertence a {p.name()}, do sexo {p.sex()}", f"que {o} registrad{o} se chama {p.name()}, sexo {p.sex()}", f"nome: {p.name()} ({p.sex()})"),
        p.pick(f"que nasceu em {_bare(p.birth_date)}, às {p.hour()}, {p.pick('em', 'no lugar:')} {p.birth_place()}, {p.birth_city_uf()}", f"nascimento: {_bare(p.birth_date)}, {p.hour()}, na cidade de {p.birth_city_uf()} ({p.birth_place()})", f"que veio ao mundo em {p.birth_place()}, {p.pick('município', 'cidade')} de {p.birth_city()}, Estado de {p.birth_uf(True)}, em {_bare(p.birth_date)}, pelas {p.hour()}"),
    ]
    folk = []
    for parent in (first, second):
        if not parent.known:
            continue
        word = {"father": "filho de", "mother": "e de"}.get(parent.role)
        born = p.pick(", natural de {}", " (de {})", ", nascid@ em {}").replace("@", "a" if parent.person["sex"] == "F" else "o").format(parent.nat())
        gp = f", filh{'a' if parent.person['sex'] == 'F' else 'o'} de {_grandparents(p, parent)}" if p.chance(0.55) and (parent.grandfather_known or parent.grandmother_known) else None
        folk.append((parent, parent.name() + born + (f", {parent.extra('profession')}" if p.chance(0.4) else ""), gp))
    told = " e ".join(text + (gp or "") for _, text, gp in folk)
    items.append(p.pick(f"que {_o(p, 'é filho', 'é filha')} de {told}", f"filiação: {told}") if folk else "que não consta a filiação")
    rest = [parent for parent, _, gp in folk if gp is None and (parent.grandfather_known or parent.grandmother_known)]
    if rest:
        items.append("; ".join(f"{_gp_title(p, parent, 'avós paternos', 'avós maternos', 'avós, pais de ' + parent.name())[1]}: {_grandparents(p, parent)}" for parent in rest))
    items.append(p.pick(f"que o assento foi lavrado em {_bare(p.reg_date)}, no livro {p.livro()}, a folhas {p.folha()}, sob o número {p.termo()}", f"registro nº {p.termo()}, fls. {p.folha()}, livro {p.livro()}, de {_bare(p.reg_date)}", f"que se acha registrad{o} neste cartório a fls. {p.folha()} do livro nº {p.livro()}, termo {p.termo()}, feito a {_bare(p.reg_date)}"))
    if p.chance(0.5):
        d = r["declarant"]
        items.append(f"que foi declarante {p.other(d['name'])}, {p.other(d['profession'])}, com {d['age']} anos, e testemunhas {' e '.join(p.other(w['name']) for w in r['witnesses'][:2])}")
    if p.chance(0.6):
        items.append(f"{p.label('averbacoes', p.pick('averbações', 'que à margem consta', 'do lado do termo se lê'))}: {p.averbacoes()}")
    if p.chance(0.3):
        rng.shuffle(items)
    mark = p.pick("abc", "123", "dash", "roman", "none")
    lead = {"abc": "{}) ", "123": "{}. ", "dash": "— ", "roman": "{} – ", "none": ""}[mark]
    romans = "I II III IV V VI VII VIII IX X XI".split()
    text = "".join(f"<p class=it>{lead.format({'abc': 'abcdefghij'[i], '123': i + 1, 'roman': romans[i]}.get(mark, ''))}{it}{'.' if i == len(items) - 1 else ';'}</p>" for i, it in enumerate(items))
    head = f"<div class=hd><b>{p.office()}</b><br>{p.other(r['address'])} – {p.pick('Tel.', 'Fone', 'Telefone')} {p.other(r['phone'])}{'<br>' + p.other(r['email']) if p.chance(0.5) else ''}</div>"
    return _doc(
        """body{width:794px;min-height:1123px;padding:$tpx $lpx 50px;font:$fspx/$lh $font} .hd{text-align:$ha;padding-bottom:8px;border-bottom:$hb;margin-bottom:26px;font-size:92%;line-height:1.3} .it{margin:$im 0 0 $ii;text-indent:$ti;text-align:$ta} .d{text-align:right;margin:0 0 16px} .sg{margin-top:36px;text-align:$sg} .ft{font-size:78%;border-top:1px solid #999;margin-top:26px;padding-top:4px}""",
        f"""{head}<p class=d>{p.issue_city()}, {_bare(p.issue_date, p.pick('semi', 'words', 'num'))}</p>
        <p>{number}<br>{p.pick('Assunto: certidão de nascimento', 'Assunto: informação sobre registro de nascimento', '')}</p>
        <p>{p.other(who)}<br>{p.other(asker)}</p>
        <p>{p.pick('Senhor(a),', 'Prezado(a) Senhor(a):', 'Em resposta ao seu pedido,', 'Atendendo ao que nos foi requerido,')}</p>
        <p style='text-align:justify'>{p.pick('Cumpre-nos certificar, para os devidos fins e com valor de CERTIDÃO DE NASCIMENTO, o que segue:', 'revendo os livros de registro de nascimentos deste ofício, CERTIFICO e dou fé do seguinte:', 'Informamos e certificamos, à vista do assento de nascimento respectivo,')}</p>
        {text}<p style='text-align:justify'>{p.legal()}</p><p>{p.pick('Atenciosamente,', 'Respeitosamente,', 'Saudações,', 'É o que tenho a certificar.')}</p>
        <div class=sg>{p.officer()}<br>{_title_of(p)}</div>{f"<p class=ft>{p.label('seal', 'Selo')} {p.seal()} · {p.other(r['website'])}</p>" if p.chance(0.5) else ''}""",
        t=p.pick(45, 60), l=p.pick(76, 90, 100), fs=p.pick(13, 14, 15), lh=p.pick(1.35, 1.5), font=p.pick(*SERIF, *SANS, *MONO), ha=p.pick("left", "center", "right"), hb=p.pick("1px solid #000", "3px double #444", "none"), im=p.pick("6px", "10px"), ii=p.pick("0", "36px", "60px"), ti=p.pick("0", "40px"), ta=p.pick("justify", "left"), sg=p.pick("left", "center", "right"),
    )


@form
def c_meia_pagina(p):
    """A request on the upper half, the certificate on the lower half of the same sheet, with captions under typed lines."""
    r, rng = p.r, p.rng
    p.manner(caps=p.chance(0.5), blank=p.pick("-x-x-x-", "=======", "&nbsp;", "-.-.-.-", "********"))
    if p.style.blank == "&nbsp;":
        p.manner(blank="<u>&nbsp;</u>")
    first, second = _parents(p)
    asker = rng.choice([people.person(rng, rng.choice("MF")), r["declarant"]["name"]])
    request = p.pick(
        f"{p.other(asker)}, {p.other(people.nationality(rng, 'M'))}, {p.other(people.civil_status(rng, 'M'))}, residente em {p.other(places.address(rng))}, vem requerer a V. Sa. se digne mandar passar, por certidão, o assento de nascimento adiante mencionado, para fins {p.pick('militares', 'escolares', 'de casamento', 'de previdência', 'eleitorais')}.",
        f"O abaixo assinado {p.other(asker)}, portador da identidade {p.other(records.rg(rng))}, solicita a expedição de segunda via da certidão de nascimento, por haver perdido a primeira.",
    )
    under = p.pick("under", "under", "before")
    def f(concept, caption, value, w):
        if under == "under":
            return f"<div style='flex:{w}'><div class=v>{value}</div><div class=c>{p.label(concept, caption)}</div></div>"
        return f"<div style='flex:{w}'><span class=b>{p.label(concept, caption)}</span> <span class=v>{value}</span></div>"
    rows = [
        [f("livro", "Livro", p.livro(), 1), f("folha", p.pick("Fls.", "Folha"), p.folha(), 1), f("termo", p.pick("Nº de ordem", "Termo", "Número"), p.termo(), 1), f("reg_date", p.pick("Registrado em", "Data do assento"), p.reg_date(p.pick("num", "semi")), 2)],
        [f("name", p.pick("Nome", "nome da criança", "Nome por extenso"), p.name(), 3), f("sex", "Sexo", p.sex(), 1)],
        [f("birth_day", "dia", p.birth_day(), 1), f("birth_month", "mês", p.birth_month(), 1), f("birth_year", "ano", p.birth_year(), 1), f("hour", "hora", p.hour(), 2)] if p.chance(0.5) else [f("birth_date", "data do nascimento", p.birth_date(), 2), f("hour", "hora", p.hour(), 1)],
        [f("birth_place", p.pick("lugar do nascimento", "onde nasceu"), p.birth_place(), 2), f("birth_city", p.pick("cidade e estado", "município"), p.birth_city_uf(), 1.6)],
    ]
    for parent in (first, second):
        concept, text = _title(p, parent, "pai", "mãe", ("genitor", "genitor"))
        rows.append([f(concept, text, parent.name(), 2), f("parent_nat", "natural de", parent.nat(), 1.4)])
    together = p.chance(0.4)
    for parent in (first, second):
        gp, text = _gp_title(p, parent, "avós paternos", "avós maternos", "avós")
        if together or not _pair(p):
            rows.append([f(gp, text, _grandparents(p, parent), 1)])
        else:
            rows.append([f("grandfather", text.replace("avós", "avô").replace("paternos", "paterno").replace("maternos", "materno"), parent.grandfather(), 1), f("grandmother", text.replace("avós", "avó").replace("paternos", "paterna").replace("maternos", "materna"), parent.grandmother(), 1)])
    if p.chance(0.5):
        rows.append([f("other", "declarante", p.other(r["declarant"]["name"]), 1)])
    rows.append([f("averbacoes", p.pick("à margem", "observações", "averbações"), p.averbacoes(), 1)])
    first_rows, tail = rows[:1], rows[1:]
    if p.chance(0.4):
        rows = tail + first_rows
    lines = "".join(f"<div class=r>{''.join(row)}</div>" for row in rows)
    return _doc(
        """body{width:794px;min-height:1123px;padding:34px 64px;font:$fspx/1.35 $font} .up{min-height:$uppx;font-size:105%} .up p{text-align:justify} .cut{border-top:$cut;margin:6px 0 12px} h2{text-align:center;margin:2px 0 8px;font-size:125%;letter-spacing:$ls}
        .r{display:flex;gap:14px;margin-bottom:$mb} .v{font-family:$vf;border-bottom:$vb} .r .c{font-size:70%;text-align:$ca;line-height:1.1} .b{font-size:85%} .s{text-align:right;margin:14px 0 0} .top{text-align:center}""",
        f"""<div class=up><p>{p.pick('Ilmo. Sr. Oficial do Registro Civil', 'Sr. Escrivão de Paz', 'Senhor Oficial,')}</p><p>{request}</p><p>Nestes termos, pede deferimento.</p><p style='text-align:right'>{p.other(_place(p)) if p.chance(0.3) else ''} ____ de _____________ de ______</p><p style='text-align:center'>{'.' * 60}<br>{p.pick('requerente', p.other(asker))}</p></div><div class=cut></div>
        <div class=top>{p.office()}{p.pick(' — ', '<br>')}{p.reg_city_uf()}</div><h2>{p.pick('CERTIDÃO', 'C E R T I D Ã O', 'CERTIDÃO DE NASCIMENTO')}</h2>
        <p>{p.pick('Certifico, em cumprimento ao requerido acima, que consta neste cartório o seguinte assento:', 'CERTIFICO que revendo os livros deste cartório encontrei o assento que segue:', 'Atendendo ao pedido supra, certifico:')}</p>{lines}
        <p>{p.pick('O referido é verdade e dou fé.', 'Dou fé.', 'É o que consta.')}</p><p class=s>{p.issue_city()}, {_bare(p.issue_date)}</p><p class=s>{p.pick('O Oficial: ', '', 'Escrivão: ', '(a) ')}{p.officer()}</p>""",
        fs=p.pick(12, 13), font=p.pick(*SERIF, *SANS), up=p.pick(290, 360, 420), cut=p.pick("1px dashed #555", "2px solid #000", "1px solid transparent"), ls=p.pick("0", "6px"), mb=p.pick("5px", "9px", "2px"), vf=p.pick(*MONO, *SERIF, *SANS), vb=p.pick("1px solid #333", "1px dotted #333", "none"), ca=p.pick("left", "center", "right"),
    )


# --- questions, receipts, sheets ----------------------------------------------------------------------------------


@form
def c_perguntas(p):
    """Questions and answers, in plain language or as the numbered items of an old questionnaire; the last tells the book."""
    r, rng = p.r, p.rng
    p.manner(caps=p.chance(0.4))
    o = _o(p)
    plain = p.chance(0.6)
    first, second = _parents(p)
    qa = [
        (p.label("name", p.pick("Como se chama a pessoa registrada?", "Qual é o nome?", "Quem foi registrado?") if plain else p.pick("Qual o prenome e o nome da criança", "O nome que lhe foi posto")), p.name()),
        (p.label("birth_date", p.pick("Quando nasceu?", "Em que dia nasceu?", "Qual a data do nascimento?") if plain else "O dia, mês e ano do nascimento"), p.birth_date()),
        (p.label("hour", p.pick("A que horas?", "E a hora?") if plain else "A hora certa, sendo possível determiná-la"), p.hour()),
        (p.label("birth_place", p.pick("Onde nasceu?", "Em que lugar?") if plain else "O lugar do nascimento, ou a casa"), f"{p.birth_place()}, {p.birth_city_uf()}" if p.chance(0.6) else f"{p.birth_place()} ({p.pick('município', 'cidade')} de {p.birth_city_uf()})"),
        (p.label("sex", p.pick("Qual o sexo?", "É menino ou menina?") if plain else "O sexo da criança"), p.sex()),
    ]
    if p.chance(0.6):
        qa.append((p.label("twin", p.pick("É gêmeo(a)?", "Nasceu mais de uma criança no mesmo parto?") if plain else "O fato de ser gêmeo, quando assim tiver acontecido"), p.twin()))
        if r["twins"]:
            qa.append((p.label("twin_names", "Como se chama o irmão gêmeo?" if plain else "Nome do outro gêmeo"), p.twin_names()))
    joined = p.chance(0.35)
    for parent in (first, second):
        concept, word = _title(p, parent, "o pai", "a mãe", ("um dos genitores", "o outro genitor"))
        about = word.replace("o pai", "do pai").replace("a mãe", "da mãe").replace("um dos", "de um dos").replace("o outro", "do outro")
        q = p.label(concept, p.pick(f"Quem é {word}?", f"Como se chama {word}?", f"Nome {about}?") if plain else f"Nome {about}")
        if joined and parent.known:
            qa.append((q, f"{parent.name()}, {p.pick('natural de', 'de', 'nascido(a) em')} {parent.nat()}"))
        else:
            qa.append((q, parent.name()))
            if parent.known or p.chance(0.5):
                qa.append((p.label("parent_nat", p.pick(f"De onde é {word}?", "Natural de onde?", f"Onde nasceu {word}?") if plain else f"Naturalidade {about}"), parent.nat()))
        if parent.known and p.chance(0.4):
            qa.append((f"E a profissão {about}?" if plain else f"Profissão {about}", parent.extra("profession")))
    for parent in (first, second):
        gp, text = _gp_title(p, parent, "os avós por parte de pai", "os avós por parte de mãe", "os avós")
        if not _pair(p):
            text = "os avós, pais " + ("do primeiro genitor" if parent is first else "do segundo genitor")
        old = text.replace("por parte de pai", "paternos").replace("por parte de mãe", "maternos")
        qa.append((p.label(gp, p.pick(f"Quem são {text}?", f"E {text}?") if plain else f"Nomes dos {old[3:]}"), _grandparents(p, parent, p.pick(" e ", "; "))))
    if p.chance(0.5):
        d = r["declarant"]
        qa.append(("Quem veio declarar?" if plain else "Nome, profissão e residência do declarante", p.other(f"{d['name']}, {d['profession']}, {d['residence']}")))
    if p.chance(0.4):
        qa.append(("Quem foram as testemunhas?" if plain else "As testemunhas do assento", "; ".join(p.other(w["name"]) for w in r["witnesses"])))
    qa.append((p.label("reg_date", p.pick("Quando foi feito o registro?", "Em que data se registrou?") if plain else "Data do assento"), p.reg_date()))
    place = p.pick(f"Livro {p.livro()}, folha {p.folha()}, termo {p.termo()}", f"Sob o nº {p.termo()}, fls. {p.folha()}, do livro {p.livro()}", f"Lv. {p.livro()} – Fl. {p.folha()} – Nº {p.termo()}")
    qa.append((p.label("livro", p.pick("Em que livro está?", "Onde se acha o registro?") if plain else "Livro, folha e número do termo"), place))
    if p.chance(0.4):
        qa.append((p.label("cpf", "Qual é o CPF?" if plain else "CPF"), p.cpf()))
    qa.append((p.label("averbacoes", p.pick("Houve mudança depois do registro?", "Há algo escrito à margem?") if plain else "O que consta à margem"), p.averbacoes()))
    if p.chance(0.4):
        qa.append((p.label("anotacoes", "Há anotações?" if plain else "Anotações"), p.anotacoes()))
    number = p.pick("{}. ", "{}ª) ", "{} – ", "", "P{}: ", "{}º — ")
    answer = p.pick("R.: ", "Resp.: ", "", "— ", "R: ")
    way = p.pick("under", "line", "cols")
    item = {"under": "<div class=q>{}</div><div class=a>{}</div>", "line": "<p class=l><span class=q>{}</span> <span class=a>{}</span></p>", "cols": "<div class=g><div class=q>{}</div><div class=a>{}</div></div>"}[way]
    body = "".join(item.format(number.format(i + 1) + q, answer + a) for i, (q, a) in enumerate(qa))
    return _doc(
        """body{width:794px;min-height:1123px;padding:40px $lpx;font:$fspx/1.3 $font} h1{font-size:$h1px;text-align:$ha;margin:6px 0 12px} .q{color:$qc;font-style:$qi;font-weight:$qw} .a{font-family:$af;font-weight:$aw} div.a{margin:0 0 $mg $in} p.l{margin:0 0 $mg} .g{display:flex;gap:16px;padding:$mg 0;border-bottom:$gb} .g .q{width:$gw;text-align:$gt} .g .a{flex:1;margin:0} .o{text-align:$ha}""",
        f"""<div class=o>{p.office()} · {p.reg_city_uf()}</div><h1>{p.pick('Certidão de Nascimento', 'CERTIDÃO DE NASCIMENTO EM LINGUAGEM SIMPLES' if plain else 'CERTIDÃO DE NASCIMENTO', 'Certidão por quesitos' if not plain else 'Meu registro de nascimento', 'CERTIDÃO')}</h1>
        <p>{p.pick('O cartório certifica as respostas abaixo, tiradas do livro de nascimentos.', 'Certifico que do assento constam as declarações seguintes, aos quesitos da lei:', 'Certidão em relatório, conforme quesitos.')}</p>{body}
        <p>{p.legal()}</p><p class=o>{p.label('issue_date', p.pick('Feita em', 'Emitida em', 'Certidão dada em'))} {p.issue_city()}, {_bare(p.issue_date)}.</p><p class=o style='margin-top:26px'>{'_' * 30}<br>{p.officer()}, {_title_of(p)}</p>{f"<p class=o>{p.label('seal', 'Código do selo')}: {p.seal()}</p>" if p.chance(0.5) else ''}""",
        l=p.pick(60, 80, 44), fs=p.pick(11.5, 12.5), spread=p.chance(0.3), font=p.pick(*SERIF, *SANS), h1=p.pick(17, 20, 24), ha=p.pick("left", "center"), qc=p.pick("#000", "#1b4f72", "#666"), qi=p.pick("normal", "italic"), qw=p.pick("normal", "bold"), af=p.pick("inherit", *MONO), aw=p.pick("normal", "bold"), mg=p.pick("4px", "6px", "3px"), **{"in": p.pick("0", "26px", "60px")}, gb=p.pick("none", "1px dotted #777", "1px solid #bbb"), gw=p.pick("38%", "46%", "32%"), gt=p.pick("left", "right"),
    )


@form
def c_recibo(p):
    """A receipt in monospaced letters: narrow or eighty columns, leaders of dots up to a colon, rules of signs, totals below."""
    r, rng = p.r, p.rng
    p.manner(caps=p.chance(0.8), blank=p.pick("***", "NAO CONSTA", "-", "N/C", "......"))
    narrow = p.chance(0.45)
    columns = rng.choice([44, 48, 52]) if narrow else rng.choice([72, 80])
    first, second = _parents(p)
    rule = p.pick("=", "-", "*", "_ ", ". ", "- ")
    line = (rule * columns)[:columns]
    fill, colon, width = p.pick(".", ".", " ", "_", "-"), p.pick(": ", ":", " ", "> ", "= "), rng.choice([12, 15, 18]) if narrow else rng.choice([18, 22, 26, 30])
    cap = p.pick(str.upper, str.upper, str)
    above = narrow and p.chance(0.35)
    def f(concept, text, value):
        text = cap(text)
        pad = fill * max(0, width - len(text) - len(colon))
        lab = p.label(concept, text) if concept else text
        if above:
            return f"<div>{lab}{colon}</div><div class=in>{value}</div>"
        return f"<div class=ln>{lab}{pad}{colon}{value}</div>"
    def mid(text):
        return f"<div class=c>{text}</div>"
    out = [mid(p.office()), mid(f"{p.reg_city()}{p.pick('/', ' - ')}{p.reg_uf()}")]
    if p.chance(0.6):
        out.append(mid(f"CNPJ {p.other(r['cnpj'])} CNS {p.other(r['cns'])}"))
    out += [f"<div>{line}</div>", mid(p.pick("CERTIDAO DE NASCIMENTO", "** CERTIDÃO DE NASCIMENTO **", "C E R T I D A O   D E   N A S C I M E N T O" if not narrow else "CERTIDAO/NASCIMENTO")), f"<div>{line}</div>"]
    registry = [f("livro", "Livro", p.livro()), f("folha", p.pick("Folha", "Fls"), p.folha()), f("termo", p.pick("Termo", "Registro", "Num.Ordem"), p.termo()), f("reg_date", p.pick("Dt. Registro", "Registrado em", "Data reg"), p.reg_date(p.pick("num", None)))]
    if not narrow and p.chance(0.5):
        registry = [f"<div>{cap('Livro')}{colon}{p.livro()}   {cap('Folha')}{colon}{p.folha()}   {cap('Termo')}{colon}{p.termo()}   {cap('Reg')}{colon}{p.reg_date('num')}</div>"]
    person = [f("name", p.pick("Nome", "Registrado", "Nome completo"), p.name())]
    if p.chance(0.7):
        person.append(f("matricula", p.pick("Matricula", "Matrícula", "Matr."), p.matricula()))
    if p.chance(0.6):
        person.append(f("cpf", "CPF", p.cpf()))
    person += [f("birth_date", p.pick("Nascimento", "Dt. Nasc", "Data nascto"), p.birth_date(p.pick("num", None))), f("hour", "Hora", p.hour()), f("sex", "Sexo", p.sex()), f("birth_place", p.pick("Local", "Local nasc"), p.birth_place())]
    person += [f("birth_city", p.pick("Munic.Nasc", "Municipio", "Cidade"), p.birth_city()), f("birth_uf", p.pick("UF", "Estado"), p.birth_uf())] if p.chance(0.5) else [f("birth_city", p.pick("Cidade/UF", "Municipio/UF"), p.birth_city_uf())]
    if p.chance(0.5):
        person.append(f("nat", "Naturalidade", p.nat()))
    if p.chance(0.4):
        person.append(f("dnv", p.pick("DNV", "Decl.Nasc.Vivo"), p.dnv()))
    kin = []
    for parent in (first, second):
        concept, text = _title(p, parent, p.pick("Pai", "Genitor"), p.pick("Mae", "Mãe", "Genitora"), ("Filiacao 1", "Filiacao 2"))
        kin.append(f(concept, text, parent.name()))
        kin.append(f("parent_nat", p.pick("Natural de", "Naturalid", "Nat"), parent.nat()))
        if p.chance(0.3):
            kin.append(f(None, "Profissao", parent.extra("profession")))
    for parent in (first, second):
        gp, text = _gp_title(p, parent, p.pick("Avos pat", "Av.Paternos", "Avós pat."), p.pick("Avos mat", "Av.Maternos", "Avós mat."), "Avos")
        if p.chance(0.5):
            kin.append(f(gp, text, _grandparents(p, parent, p.pick(" E ", " / ", "; "))))
        else:
            kin.append(f(gp, text, parent.grandfather() if parent.grandfather_known else p.blank()))
            kin.append(f(None, "", parent.grandmother() if parent.grandmother_known else p.blank()))
    notes = [f("averbacoes", p.pick("Averbacoes", "Averbação", "Obs"), p.averbacoes())]
    if p.chance(0.5):
        notes.append(f("anotacoes", p.pick("Anotacoes", "Anot."), p.anotacoes()))
    groups = [person, kin, registry, notes]
    if p.chance(0.4):
        groups = [registry, person, kin, notes]
    for group in groups:
        out += group + [f"<div>{line}</div>" if p.chance(0.8) else "<div>&nbsp;</div>"]
    for name, money in r["fees"]:
        name = name.upper()[: columns - 16]
        out.append(f"<div>{html.escape(name)}{fill * max(1, columns - len(name) - len(money) - 2)} {html.escape(money)}</div>")
    out += [f("seal", p.pick("Selo", "Selo digital", "Cod.Selo"), p.seal()), f(None, "Protocolo", p.other(r["protocol"])), f"<div>{line}</div>"]
    out.append(f("issue_date", p.pick("Emissao", "Emitida em", "Local e data"), f"{p.issue_city()}, {p.issue_date()}" if p.chance(0.6) else p.issue_date()))
    out.append(f("officer", p.pick("Oficial", "Registrador"), p.officer()))
    out.append(mid("<br>" + "_" * 30 + "<br>" + p.other(r["clerk"]) + "<br>" + p.other(r["clerk_title"])))
    size = rng.choice([11, 12, 13]) if narrow else rng.choice([12.5, 13.5]) if columns == 72 else 12.2
    return _doc(
        """body{width:$bw;padding:$pad;font:$fspx/$lh $font;white-space:pre-wrap;background:$bg} div{min-height:1em} .ln{padding-left:$hch;text-indent:-$hch} .in{padding-left:3ch} .c{text-align:$ca} .t{width:$cch}""",
        f"<div class=t>{''.join(out)}</div>",
        bw="794px", pad=p.pick("30px 60px", "50px 40px") if not narrow else p.pick("40px 60px", "40px 200px", "30px 340px 30px 30px"), fs=size, lh=p.pick(1.15, 1.3), font=p.pick(*MONO), bg=p.pick("#fff", "#fff", "#fffbe6"), h=p.pick(width, 4), ca=p.pick("center", "left"), c=columns + 1,
    )


@form
def c_planilha(p):
    """A spreadsheet printed with its grid: letters above, numbers at the side; a field a row, or a field a column in bands."""
    r, rng = p.r, p.rng
    p.manner(caps=p.chance(0.7), blank=p.pick("", "-", "#N/D", "NULL", "n/c"), date=p.pick("num", None), birth_date=p.pick("num", None))
    if not p.style.blank:
        p.manner(blank="<u> </u>")
    first, second = _parents(p)
    low = p.pick(str.upper, str, str.lower)
    t = lambda concept, text: p.label(concept, low(text))
    fields = [
        (t("matricula", "Matrícula"), p.matricula(), 2), (t("name", p.pick("Nome", "Nome_registrado", "Registrado")), p.name(), 2), (t("cpf", "CPF"), p.cpf(), 1), (t("sex", "Sexo"), p.sex(), 1),
        (t("birth_date", p.pick("Dt_nasc", "Nascimento", "Data de nasc.")), p.birth_date(), 1), (t("hour", p.pick("Hora", "Hr_nasc")), p.hour(), 1), (t("birth_place", p.pick("Local_nasc", "Local", "Estabelecimento")), p.birth_place(), 2),
        (t("birth_city", p.pick("Mun_nasc", "Município")), p.birth_city(), 1), (t("birth_uf", "UF"), p.birth_uf(), 1),
    ]
    if p.chance(0.4):
        fields.pop(0)
    if p.chance(0.5):
        fields.append((t("nat", "Naturalidade"), p.nat(), 1))
    for parent in (first, second):
        concept, text = _title(p, parent, p.pick("Pai", "Nome do pai"), p.pick("Mãe", "Nome da mãe"), ("Filiação 1", "Filiação 2"))
        fields += [(t(concept, text), parent.name(), 2), (t("parent_nat", p.pick("Natural de", "Naturalidade", "Nat.")), parent.nat(), 1)]
        if p.chance(0.3):
            fields.append((low("Profissão"), parent.extra("profession"), 1))
    for parent in (first, second):
        gp, text = _gp_title(p, parent, "Avós paternos", "Avós maternos", "Avós")
        if _pair(p) and p.chance(0.5):
            end = "paterno" if parent.side == "pat" else "materno"
            fields += [(t("grandfather", f"Avô {end}"), parent.grandfather(), 1), (t("grandmother", f"Avó {end[:-1]}a"), parent.grandmother(), 1)]
        else:
            fields.append((t(gp, text), _grandparents(p, parent, p.pick(" e ", " / ", "; ")), 2))
    fields += [(t("livro", "Livro"), p.livro(), 1), (t("folha", p.pick("Folha", "Fl.")), p.folha(), 1), (t("termo", "Termo"), p.termo(), 1), (t("reg_date", p.pick("Dt_registro", "Registro em")), p.reg_date(), 1)]
    if p.chance(0.5):
        fields.append((t("dnv", "DNV"), p.dnv(), 1))
    if p.chance(0.5):
        fields.append((t("twin", "Gêmeo"), p.twin(), 1))
    fields += [(t("averbacoes", p.pick("Averbações", "Obs.", "Averb./obs.")), p.averbacoes(), 3)]
    if p.chance(0.5):
        fields.append((t("anotacoes", "Anotações"), p.anotacoes(), 3))
    fields += [(t("office", "Serventia"), p.office(), 2), (t("reg_city", "Cidade/UF"), p.reg_city_uf(), 1)]
    number = [0]
    def tr(*cells):
        number[0] += 1
        return f"<tr><th>{number[0]}</th>{''.join(cells)}</tr>"
    if p.chance(0.55):
        obs = p.chance(0.4)
        cols, rows = (3 if obs else 2), []
        rows.append(tr(f"<td colspan={cols} class=h>{low('Certidão de nascimento')}</td>"))
        if p.chance(0.6):
            rows.append(tr(f"<td class=k>{low('Campo')}</td><td class=k>{low('Conteúdo')}</td>" + (f"<td class=k>{low('Conferência')}</td>" if obs else "")))
        for a, v, _ in fields:
            rows.append(tr(f"<td class=k>{a}</td><td>{v}</td>" + (f"<td>{p.pick('ok', 'OK', 'x', '', 'conf.')}</td>" if obs else "")))
            if p.chance(0.04):
                rows.append(tr(*["<td>&nbsp;</td>"] * cols))
    else:
        cols, rows, band, room = rng.choice([4, 5, 6]), [], [], 0
        rows.append(tr(f"<td colspan={cols} class=h>{low('Certidão de nascimento')} {p.pick('- exportação do sistema', '', '(dados do assento)')}</td>"))
        room = cols
        bands = []
        for field in fields:
            if field[2] > room:
                bands.append(band)
                band, room = [], cols
            band.append(field)
            room -= field[2]
        bands.append(band)
        for band in bands:
            spans = [w for _, _, w in band]
            spans[-1] += cols - sum(spans)
            rows.append(tr(*[f"<td class=k colspan={w}>{a}</td>" for (a, _, _), w in zip(band, spans)]))
            rows.append(tr(*[f"<td colspan={w}>{v}</td>" for (_, v, _), w in zip(band, spans)]))
            if p.chance(0.2):
                rows.append(tr(*["<td>&nbsp;</td>"] * cols))
    letters = "".join(f"<th>{c}</th>" for c in "ABCDEFGH"[:cols])
    return _doc(
        """body{width:794px;min-height:1123px;padding:26px 24px;font:$fspx/1.2 $font} table{border-collapse:collapse;width:100%;table-layout:$tl} td{border:1px solid $gc;padding:$pd 4px;vertical-align:$va;text-align:$ta;overflow-wrap:anywhere} th{background:$hb;color:#555;font-weight:normal;border:1px solid $gc;width:26px;font-size:90%} tr:first-child th{width:auto} tr:first-child th:first-child{width:26px}
        .k{background:$kb;font-weight:$kw;width:$kwd} .h{font-size:130%;text-align:center;font-weight:bold} .e{margin:14px 0 0}""",
        f"""<table>{'<tr><th></th>' + letters + '</tr>'}{''.join(rows)}</table><p class=e>{p.legal()}</p><p class=e>{p.label('issue_date', p.pick('Certidão impressa em', 'Emissão:', 'Gerado em'))} {p.issue_city_uf()}, {p.issue_date()} — {p.label('officer', p.pick('Oficial', 'Registrador(a)'))}: {p.officer()}</p><p class=e>{p.label('seal', 'Selo')}: {p.seal()}<span style='float:right'>{p.pick('Plan1', 'Página 1 de 1', 'certidao_nasc.xls', '')}</span></p>""",
        fs=p.pick(11, 12, 13), font=p.pick(*SANS), tl="auto" if cols < 4 else "fixed", gc=p.pick("#bbb", "#888", "#ddd"), pd=p.pick("2px", "4px", "5px"), va=p.pick("top", "middle", "bottom"), ta=p.pick("left", "left", "center"), hb=p.pick("#e6e6e6", "#f3f3f3", "#dfe8d8"), kb=p.pick("#fff", "#f0f0f0", "#fff2cc", "#ddebf7"), kw=p.pick("bold", "normal"), kwd=p.pick("26%", "34%", "20%") if cols < 4 else "auto",
    )


# --- margins, bars, boxes -----------------------------------------------------------------------------------------


@form
def c_margem(p):
    """Sections titled in a column at the margin, values in ruled lines with small captions under them."""
    r = p.r
    first, second = _parents(p)
    below = p.chance(0.75)
    cap = p.pick(str, str.lower, str.upper)
    def f(concept, text, value, w=1):
        lab = f"<small>{p.label(concept, cap(text)) if concept else cap(text)}</small>"
        return f"<div style='flex:{w}'>{'<div class=v>' + value + '</div>' + lab if below else lab + '<div class=v>' + value + '</div>'}</div>"
    row = lambda *cells: "<div class=r>" + "".join(cells) + "</div>"
    who = row(f("name", p.pick("nome completo", "prenome e sobrenomes"), p.name(), 3), f("sex", "sexo", p.sex()))
    if p.chance(0.5):
        who += row(f("matricula", "matrícula", p.matricula(), 2), f("cpf", "inscrição no CPF", p.cpf()))
    birth = row(f("birth_date", p.pick("data", "dia, mês e ano"), p.birth_date(), 2), f("hour", "horário", p.hour(), 1))
    if p.chance(0.5):
        birth = row(f("birth_day", "dia", p.birth_day()), f("birth_month", "mês", p.birth_month()), f("birth_year", "ano", p.birth_year()), f("hour", "hora", p.hour(), 2))
    birth += row(f("birth_place", p.pick("local", "estabelecimento ou residência"), p.birth_place(), 2), f("birth_city", "município", p.birth_city(), 1.2), f("birth_uf", "UF", p.birth_uf(p.chance(0.3)), 0.7))
    sections = [(p.pick("registrado", "pessoa", "DO REGISTRADO"), who), (p.pick("nascimento", "do nascimento", "NASCIMENTO"), birth)]
    merged = p.chance(0.4)
    if merged:
        kin = ""
        for parent in (first, second):
            concept, text = _title(p, parent, "pai", "mãe", ("filiação", "filiação"))
            kin += row(f(concept, text, parent.name(), 2), f("parent_nat", "natural de", parent.nat(), 1.2))
        grand = "".join(row(f(_gp_title(p, parent, "avós paternos", "avós maternos", "ascendentes")[0], _gp_title(p, parent, "avós paternos", "avós maternos", "ascendentes")[1], _grandparents(p, parent))) for parent in (first, second))
        sections += [(p.pick("filiação", "pais"), kin), (p.pick("avós", "ascendência"), grand)] if p.chance(0.5) else [(p.pick("pais e avós", "filiação"), kin + grand)]
    else:
        for parent in (first, second):
            concept, text = _title(p, parent, p.pick("pai", "linha paterna", "genitor"), p.pick("mãe", "linha materna", "genitora"), ("genitor(a)", "genitor(a)"))
            inner = row(f("filiation", "nome", parent.name(), 2), f("parent_nat", p.pick("naturalidade", "natural de"), parent.nat(), 1.2))
            if parent.known and p.chance(0.4):
                inner += row(f(None, "profissão", parent.extra("profession")), f(None, "idade", f"{parent.extra('age')} anos"), f(None, "nacionalidade", parent.extra("nationality")))
            inner += row(f("grandfather", p.pick("seu pai", "avô", "filho(a) de"), parent.grandfather()), f("grandmother", p.pick("sua mãe", "avó", "e de"), parent.grandmother()))
            sections.append((p.label(concept, text), inner))
    reg = row(f("livro", "livro", p.livro()), f("folha", p.pick("folha", "fls."), p.folha()), f("termo", p.pick("termo", "nº"), p.termo()), f("reg_date", "data", p.reg_date(), 1.8))
    at = p.pick(0, len(sections), 1)
    sections.insert(at, (p.pick("registro", "assento", "do registro"), reg))
    if p.chance(0.5):
        d = r["declarant"]
        sections.append(("declarante", row(f(None, "nome", p.other(d["name"]), 2), f(None, "qualidade", p.other(d["kin"])))))
    sections.append((p.label("averbacoes", p.pick("À margem do termo consta", "observações", "O que foi averbado ou anotado", "averbações")), f"<p class=n>{p.averbacoes()}</p>"))
    case = p.pick(str, str.upper)
    right = p.chance(0.25)
    body = "".join("<section>" + (f"<div class=b>{v}</div><h4>{t}</h4>" if right else f"<h4>{t}</h4><div class=b>{v}</div>") + "</section>" for t, v in sections)
    return _doc(
        """body{width:794px;min-height:1123px;padding:40px 44px;font:$fspx/1.25 $font} section{display:flex;gap:$gap;border-top:$st;padding:$spx 0} h4{width:$mw;margin:0;font-weight:$hw;text-align:$ht;font-size:$hs;text-transform:$tt;background:$hb;color:$hc;padding:2px 6px;align-self:$as} .b{flex:1}
        .r{display:flex;gap:12px;margin-bottom:$rm} .v{border-bottom:$vb;min-height:1.3em;font-family:$vf} small{display:block;font-size:72%;text-align:$ca;color:#333} .n{margin:0;text-align:justify} h1{font-size:20px;text-align:$h1;margin:10px 0}""",
        f"""<div style='text-align:{p.pick("center", "left")}'><b>{p.office()}</b><br>{p.reg_city_uf()}</div><h1>{p.pick('Certidão de Nascimento', 'CERTIDÃO DE NASCIMENTO', 'NASCIMENTO')}</h1>{body}
        <section><h4>{p.pick('emissão', 'lugar e data')}</h4><div class=b>{p.issue_city_uf()}, {p.issue_date()}<br><br>{'_' * 34}<br>{p.officer()}, {_title_of(p)}</div></section>{f"<p>{p.label('seal', 'Selo nº')} {p.seal()}</p>" if p.chance(0.5) else ''}<p style='font-size:80%'>{p.legal()}</p>""",
        fs=p.pick(12, 13, 11.5), spread=p.chance(0.3), font=p.pick(*SERIF, *SANS), gap=p.pick("10px", "20px"), st=p.pick("1px solid #000", "none", "2px solid #3a6b45", "1px dotted #666"), s=p.pick(6, 10), mw=p.pick("120px", "150px", "96px"), hw=p.pick("bold", "normal"), ht=p.pick("left", "right", "center"), hs=p.pick("95%", "110%", "85%"), tt=p.pick("none", "uppercase", "capitalize"),
        hb=(band := p.pick("transparent", "#dddddd", "#3a6b45")), hc="#fff" if band == "#3a6b45" else "#000", **{"as": p.pick("flex-start", "stretch", "center")}, rm=p.pick("4px", "8px"), vb=p.pick("1px solid #555", "1px dotted #444", "none"), vf=p.pick("inherit", *MONO, *SERIF), ca=p.pick("left", "center", "right"), h1=p.pick("left", "center", "right"),
    )


def _letters(markup, cells=None, empty=True):
    """Every letter in a box of its own; spaces and the rest of `cells` as empty boxes."""
    out, count = [], 0
    for attributes, text in re.findall(r"(?:<span([^>]*)>)?([^<]+)(?:</span>)?", markup):
        begin = " data-b" in attributes
        attributes = attributes.replace(" data-b", "")
        for letter in html.unescape(text):
            count += 1
            if letter.isspace():
                out.append("<i></i>")
                continue
            out.append(f"<i{attributes}{' data-b' if begin else ''}>{html.escape(letter)}</i>")
            begin = False
    if cells and empty:
        out += ["<i></i>"] * max(0, cells - count)
    return f"<span class=q>{''.join(out)}</span>"


@form
def c_letras(p):
    """A form to be read by machine: values in rows of boxes, one letter in each, labels above or before them."""
    r, rng = p.r, p.rng
    p.manner(caps=True, birth_date="num", date="num", hour="num", cpf="plain", matricula="", blank="-")
    first, second = _parents(p)
    comb = p.pick("box", "box", "comb", "tight")
    full = p.pick(26, 28, 30)
    beside = p.chance(0.35)
    spread = lambda value, n: _letters(value, n) if _plain_length(value) <= n * 2 else f"<span class=pl>{value}</span>"
    number = [0]
    numbered = p.chance(0.5)
    def f(concept, text, value):
        text = ("@@ " if numbered else "") + text
        return f"<div class=f><small>{p.label(concept, text) if concept else text}</small>{value}</div>"
    row = lambda *cells: f"<div class=r>{''.join(cells)}</div>"
    some = p.chance(0.5)  # only codes and dates in boxes, names in plain
    named = (lambda value, n: f"<span class=pl>{value}</span>") if some else spread
    top = row(f("livro", "LIVRO", _letters(p.livro(), 6)), f("folha", "FOLHA", _letters(p.folha(), 5)), f("termo", "TERMO", spread(p.termo(), 8)), f("reg_date", "DATA REG.", spread(p.reg_date("num"), 10)))
    who = row(f("name", p.pick("NOME", "NOME DO REGISTRADO"), named(p.name(), full)))
    codes = row(f("cpf", "CPF", _letters(p.cpf(), 11)), f("matricula", "MATRÍCULA", _letters(p.matricula(), 32) if p.chance(0.4) and not beside else f"<span class=pl>{p.matricula()}</span>"))
    if p.chance(0.5):
        birth = row(f("birth_day", "DIA", spread(p.birth_day(), 2)), f("birth_month", "MÊS", spread(p.birth_month(), 2)), f("birth_year", "ANO", spread(p.birth_year(), 4)), f("hour", "HORA", spread(p.hour("num"), 5)), f("sex", "SEXO", f"<span class=pl>{p.sex_boxes(p.pick('[X]', '(X)', 'X'), p.pick('[ ]', '( )'))}</span>"))
    else:
        birth = row(f("birth_date", "DATA DE NASCIMENTO", spread(p.birth_date("num"), 10)), f("hour", "HORA", spread(p.hour("num"), 5)), f("sex", "SEXO", spread(p.sex(), 9)))
    where = row(f("birth_place", "LOCAL DE NASCIMENTO", named(p.birth_place(), full))) + row(f("birth_city", "MUNICÍPIO", named(p.birth_city(), 20)), f("birth_uf", "UF", spread(p.birth_uf(), 2)))
    kin = ""
    for parent in (first, second):
        concept, text = _title(p, parent, p.pick("PAI", "NOME DO PAI"), p.pick("MÃE", "NOME DA MÃE"), ("FILIAÇÃO 1", "FILIAÇÃO 2"))
        kin += row(f(concept, text, named(parent.name(), full)))
        kin += row(f("parent_nat", "MUNICÍPIO DE NASCIMENTO", named(parent.nat_city(), 20)), f(None, "UF", spread(parent.nat_uf(), 2))) if p.chance(0.5) else row(f("parent_nat", "NATURALIDADE", f"<span class=pl>{parent.nat()}</span>"))
    for parent in (first, second):
        gp, text = _gp_title(p, parent, "AVÓS PATERNOS", "AVÓS MATERNOS", "ASCENDENTES")
        kin += row(f(gp, text, f"<span class=pl>{_grandparents(p, parent)}</span>"))
    dnv = row(f("dnv", "DNV", spread(p.dnv(), 12)), f("twin", "GÊMEO", f"<span class=pl>{p.twin_boxes(p.pick('[X]', '(X)'), p.pick('[ ]', '( )'))}</span>"))
    note = row(f("averbacoes", p.pick("OBSERVAÇÕES", "AVERBAÇÕES", "AVERBAÇÕES / OBSERVAÇÕES"), f"<span class=pl>{p.averbacoes()}</span>"))
    blocks = [top, who, codes, birth, where, kin, dnv, note]
    if p.chance(0.4):
        blocks = [who, codes, birth, where, kin, dnv, top, note]
    if p.chance(0.4):
        blocks.remove(codes)
    if p.chance(0.5):
        blocks.remove(dnv)
    def count(_):
        number[0] += 1
        return f"{number[0]:02d}"
    blocks = [re.sub("@@", count, block) for block in blocks]
    return _doc(
        """body{width:794px;min-height:1123px;padding:32px 34px;font:$fspx/1.25 $font} .r{display:flex;flex-wrap:wrap;gap:6px 18px;margin-bottom:$rm} .f{$fd} small{$sd font-size:$ss;color:$lc} .q{display:inline-flex;flex-wrap:wrap;row-gap:3px;font-family:$qf} .f small{white-space:nowrap} .q i{flex:none;font-style:normal;width:$cw;height:$ch;text-align:center;border:$ib;border-top:$it;margin-right:$im;line-height:$ch;font-size:$qs} .pl{font-family:$qf} h1{font-size:18px;text-align:center;margin:10px 0 14px}""",
        f"""<div style='text-align:center'>{p.pick('REGISTRO CIVIL DAS PESSOAS NATURAIS', 'PODER JUDICIÁRIO', 'SISTEMA ESTADUAL DE REGISTRO CIVIL')}<br>{p.office()}<br>{p.reg_city()} - {p.reg_uf()}</div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'EXTRATO DO ASSENTO DE NASCIMENTO', 'CERTIDÃO (LEITURA ÓTICA)')}</h1>{''.join(blocks)}
        <p>{p.legal()}</p><p>{p.label('issue_place', 'LOCAL E DATA')}: {p.issue_city_uf()}, {p.issue_date()}</p><p style='text-align:center;margin-top:30px'>{'_' * 30}<br>{p.officer()}<br>{_title_of(p)}</p>{f"<p>{p.label('seal', 'SELO')}: {_letters(p.seal()) if p.chance(0.4) else p.seal()}</p>" if p.chance(0.6) else ''}""",
        fs=p.pick(11.5, 12.5), spread=p.chance(0.3), font=p.pick(*SANS), rm=p.pick("7px", "10px"), fd="display:flex;gap:8px;align-items:center" if beside else "", sd="" if beside else "display:block;", ss=p.pick("75%", "85%"), lc=p.pick("#000", "#555", "#8a4b08"), qf=p.pick(*MONO, *SANS), cw={"box": "19px", "comb": "17px", "tight": "11px"}[comb], ch="19px", ib={"box": "1px solid #777", "comb": "1px solid #999", "tight": "0"}[comb], it="1px solid #777" if comb == "box" else "0", im={"box": p.pick("2px", "-1px"), "comb": "-1px", "tight": "0"}[comb], qs=p.pick("13px", "14px"),
    )


@form
def c_barras(p):
    """Everything in running lines parted by upright bars, labels in capitals before or after their values."""
    r, rng = p.r, p.rng
    p.manner(caps=p.chance(0.6))
    first, second = _parents(p)
    bar = p.pick(" | ", " ¦ ", " │ ", " || ", "|")
    colon = p.pick(": ", " ", " = ", " → ")
    after = p.chance(0.2)
    low = p.pick(str.upper, str, str.lower)
    f = lambda concept, text, value: f"<span class=x>{value} <em>({p.label(concept, low(text))})</em></span>" if after else f"<span class=x><em>{p.label(concept, low(text))}</em>{colon}{value}</span>"
    lines = [
        [f("name", "Nome", p.name()), f("sex", "Sexo", p.sex())] + ([f("cpf", "CPF", p.cpf())] if p.chance(0.5) else []),
        [f("birth_date", p.pick("Nasc.", "Nascimento", "Data nasc."), p.birth_date()), f("hour", "Hora", p.hour()), f("birth_city", p.pick("Cidade", "Município/UF"), p.birth_city_uf())],
        [f("birth_place", "Local", p.birth_place())] + ([f("nat", "Naturalidade", p.nat())] if p.chance(0.5) else []),
    ]
    for parent in (first, second):
        concept, text = _title(p, parent, "Pai", "Mãe", ("Genitor(a)", "Genitor(a)"))
        gp, gpt = _gp_title(p, parent, p.pick("Avós pat.", "Avós paternos"), p.pick("Avós mat.", "Avós maternos"), "Avós")
        one = [f(concept, text, parent.name()), f("parent_nat", p.pick("Nat.", "Natural de"), parent.nat())]
        two = [f(gp, gpt, _grandparents(p, parent, p.pick(" e ", " / ")))]
        lines += [one + two] if p.chance(0.4) else [one, two]
    reg = [f("livro", p.pick("Lv.", "Livro"), p.livro()), f("folha", p.pick("Fls.", "Folha"), p.folha()), f("termo", p.pick("Tm.", "Termo", "Nº"), p.termo()), f("reg_date", p.pick("Reg.", "Registrado"), p.reg_date())]
    lines.insert(p.pick(0, len(lines)), reg)
    if p.chance(0.5):
        lines.insert(0, [f("matricula", "Matrícula", p.matricula())])
    if p.chance(0.4):
        d = r["declarant"]
        lines.append([f"<span class=x><em>{low('Declarante')}</em>{colon}{p.other(d['name'])}</span>", f"<span class=x><em>{low('Test.')}</em>{colon}{p.other(r['witnesses'][0]['name'])}</span>", f"<span class=x>{p.other(r['witnesses'][1]['name'])}</span>"])
    lines.append([f("averbacoes", p.pick("Averb.", "Averbações", "Obs."), p.averbacoes())] + ([f("anotacoes", p.pick("Anot.", "Anotações"), p.anotacoes())] if p.chance(0.5) else []))
    ends = [f("issue_date", p.pick("Emitida", "Emissão"), p.issue_date()), f("issue_place", p.pick("Em", "Local"), p.issue_city_uf()), f("officer", p.pick("Oficial", "Of."), p.officer())]
    if p.chance(0.6):
        ends.append(f("seal", "Selo", p.seal()))
    lines.append(ends)
    edge = p.chance(0.4)
    running = p.chance(0.35)
    if running:
        body = f"<p class=run>{bar.join(cell for line in lines for cell in line)}</p>"
    else:
        body = "".join(f"<p>{bar.strip() + ' ' if edge else ''}{bar.join(line)}{' ' + bar.strip() if edge else ''}</p>" for line in lines)
    return _doc(
        """body{width:$bwpx;min-height:$bhpx;padding:$padpx;font:$fspx/$lh $font} p{margin:$m 0;border-bottom:$bb} em{font-style:$es;font-weight:$ew;font-size:$esz;color:$ec} h2{margin:4px 0;font-size:120%;text-align:$ha} .run{text-align:justify;border:$rb;padding:8px}""",
        f"""<div>{p.office()}{bar}{p.reg_city_uf()}{bar + p.other(r['phone']) if p.chance(0.5) else ''}</div><h2>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento (breve relato)', 'NASCIMENTO — certidão resumida')}</h2>{body}<div style='font-size:85%'>{p.legal()}</div><div style='margin-top:24px'>{'_' * 28}</div>""",
        bw=p.pick(794, 794, 1000), bh=p.pick(400, 560, 1123), pad=p.pick(30, 50), fs=p.pick(11, 12.5, 14), lh=p.pick(1.3, 1.6), spread=p.chance(0.3), font=p.pick(*SERIF, *SANS, *MONO), m=p.pick("2px", "6px", "0"), bb=p.pick("none", "1px solid #bbb"), es=p.pick("normal", "italic"), ew=p.pick("normal", "bold"), esz=p.pick("100%", "82%"), ec=p.pick("#000", "#777"), ha=p.pick("left", "center"), rb=p.pick("none", "1px solid #000"),
    )


@form
def c_seis_linhas(p):
    """The parents as two tables of six rows side by side, with their own parents among the rows; the rest in rows around."""
    r, rng = p.r, p.rng
    first, second = _parents(p)
    cap = p.pick(str, str.upper)
    rows_kind = p.pick("labels_left", "labels_middle", "labels_each", "labels_above")
    extras = rng.sample([("profession", "Profissão"), ("age", "Idade"), ("nationality", "Nacionalidade"), ("civil", "Estado civil"), ("residence", "Residência"), ("rg", "RG"), ("cpf", "CPF")], p.pick(1, 2, 2, 3))
    items = [("name", "Nome"), ("nat", p.pick("Naturalidade", "Natural de", "Lugar de origem"))] + extras
    items += [("gfather", p.pick("Pai", "Filiação (pai)", "Avô")), ("gmother", p.pick("Mãe", "Filiação (mãe)", "Avó"))]
    if p.chance(0.25):
        items = items[:1] + items[-2:] + items[1:-2]
    def value(parent, what):
        return {"name": parent.name, "nat": parent.nat, "gfather": parent.grandfather, "gmother": parent.grandmother}.get(what, lambda: parent.extra(what))()
    concepts = {"name": "filiation", "nat": "parent_nat", "gfather": "grandfather", "gmother": "grandmother"}
    lab = lambda what, text: p.label(concepts.get(what, "other"), cap(text))
    heads = []
    for parent in (first, second):
        concept, text = _title(p, parent, p.pick("Pai", "Dados do pai", "Genitor"), p.pick("Mãe", "Dados da mãe", "Genitora"), ("Primeiro(a) genitor(a)", "Segundo(a) genitor(a)"))
        heads.append(p.label(concept, cap(text)))
    if rows_kind == "labels_left":
        table = f"<table class=t><tr><td></td><th>{heads[0]}</th><th>{heads[1]}</th></tr>" + "".join(f"<tr><th class=l>{lab(w, t)}</th><td>{value(first, w)}</td><td>{value(second, w)}</td></tr>" for w, t in items) + "</table>"
    elif rows_kind == "labels_middle":
        table = f"<table class=t><tr><th>{heads[0]}</th><td></td><th>{heads[1]}</th></tr>" + "".join(f"<tr><td style='text-align:right'>{value(first, w)}</td><th class=m>{lab(w, t)}</th><td>{value(second, w)}</td></tr>" for w, t in items) + "</table>"
    else:
        cell = (lambda w, t, v: f"<tr><td><small>{lab(w, t)}</small>{v}</td></tr>") if rows_kind == "labels_above" else (lambda w, t, v: f"<tr><th class=l>{lab(w, t)}</th><td>{v}</td></tr>")
        span = "" if rows_kind == "labels_above" else " colspan=2"
        table = "<div class=two>" + "".join(f"<table class=t><tr><th{span}>{h}</th></tr>" + "".join(cell(w, t, value(parent, w)) for w, t in items) + "</table>" for h, parent in zip(heads, (first, second))) + "</div>"
    child = [
        [("name", p.pick("Nome", "Nome do(a) registrado(a)"), p.name()), ("sex", "Sexo", p.sex())],
        [("birth_date", "Data de nascimento", p.birth_date()), ("hour", "Hora", p.hour()), ("birth_city", p.pick("Município e Estado", "Cidade/UF"), p.birth_city_uf())],
        [("birth_place", "Local de nascimento", p.birth_place())],
    ]
    if p.chance(0.5):
        child.append([("matricula", "Matrícula", p.matricula()), ("cpf", "CPF", p.cpf())])
    reg = [[("livro", "Livro", p.livro()), ("folha", "Folha", p.folha()), ("termo", "Termo", p.termo()), ("reg_date", "Data do registro", p.reg_date())]]
    style = p.pick("above", "inline")
    draw = lambda rows: "".join("<div class=r>" + "".join(f"<div><{'small' if style == 'above' else 'b'}>{p.label(c, cap(t))}{'' if style == 'above' else ':'}</{'small' if style == 'above' else 'b'}> {v}</div>" for c, t, v in row) + "</div>" for row in rows)
    marriage = ""
    if _both_known((first, second)) and p.chance(0.5):
        b = _other_book(p, "B")
        marriage = f"<div class=r><div><small>{cap('Casamento dos pais')}</small> {p.other(_place(p))}, {p.other(_some_date(p))}, livro {p.other(b[0])}, fls. {p.other(b[1])}, nº {p.other(b[2])}</div></div>"
    parts = [draw(child), table, marriage, draw(reg)]
    if p.chance(0.4):
        parts = [draw(reg), draw(child), table, marriage]
    return _doc(
        """body{width:794px;min-height:1123px;padding:$padpx;font:$fspx/1.25 $font} .t{border-collapse:collapse;width:100%;margin:8px 0;table-layout:fixed;overflow-wrap:break-word} .t td,.t th{border:$tb;padding:$tp;vertical-align:top;text-align:left;font-weight:normal} .t tr:first-child th{background:$hb;text-align:center;font-weight:bold} .l{width:24%;color:#333;font-style:$ls} .t .m{width:20%;text-align:center;font-size:85%} .two{display:flex;gap:$tg}
        .r{display:flex;gap:14px;margin:$rm 0;border:$rb;padding:2px 4px} .r>div{flex:1 1 auto} small{display:block;font-size:75%;color:#444} h1{text-align:center;font-size:19px;margin:8px 0}""",
        f"""<div style='text-align:center'>{p.pick('REPÚBLICA FEDERATIVA DO BRASIL', 'Registro Civil')}<br>{p.office()}<br>{p.reg_city_uf()}</div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Registro de Nascimento')}</h1>{''.join(parts)}
        <div class=r><div><small>{p.label('averbacoes', p.pick('Notas marginais', 'Averbações e anotações', 'Observações e averbações'))}</small> {p.averbacoes()}</div></div><p>{p.legal()}</p><p>{p.issue_city()}, {p.issue_date()}.</p><p>{'_' * 34}<br>{p.officer()}</p>""",
        pad=p.pick(36, 50), fs=p.pick(11.5, 12.5, 13.5), spread=p.chance(0.3), font=p.pick(*SERIF, *SANS, *MONO[:2]), tb=p.pick("1px solid #444", "1px solid #bbb", "none", "1px dotted #555"), tp=p.pick("3px 5px", "5px 6px"), hb=p.pick("#e8e8e8", "transparent", "#dce6f1"), ls=p.pick("normal", "italic"), tg=p.pick("8px", "24px", "0"), rm=p.pick("3px", "7px"), rb=p.pick("none", "1px solid #999"),
    )


@form
def c_arvore(p):
    """A family tree: grandparents in boxes above, parents below them, the child at the foot, or the other way round."""
    r = p.r
    p.manner(caps=p.chance(0.5), blank=p.pick("?", "—", "não consta", "ignorado(a)", "· · ·"))
    first, second = _parents(p, "father" if p.chance(0.7) else "mother")
    tag = p.chance(0.75)
    under = p.chance(0.3)
    def box(concept, text, value, more=""):
        lab = f"<small>{p.label(concept, text)}</small>" if tag else ""
        return f"<div class=bx>{value + more + lab if under else lab + value + more}</div>"
    def elders(parent):
        if not _pair(p):
            a, b = "Avô", "Avó"
        else:
            a, b = ("Avô paterno", "Avó paterna") if parent.side == "pat" else ("Avô materno", "Avó materna")
        return f"<div class=pr>{box('grandfather', a, parent.grandfather())}{box('grandmother', b, parent.grandmother())}</div>"
    def folk(parent):
        concept, text = _title(p, parent, "Pai", "Mãe", ("Genitor(a)", "Genitor(a)"))
        nat = f"<div class=d>{p.label('parent_nat', p.pick('natural de', 'Nat.:', 'de'))} {parent.nat()}</div>" if parent.known else ""
        if parent.known and p.chance(0.4):
            nat += f"<div class=d>{parent.extra('profession')}</div>"
        return box(concept, text, f"<b>{parent.name()}</b>", nat)
    link = p.pick("<div class=ln></div>", "<div class=ar>│</div>", "", "<div class=ar>↓</div>")
    when = p.pick(f"{p.birth_date()}, {p.hour()}", f"★ {p.birth_date()} · {p.hour()}", f"nasc. {p.birth_date()} às {p.hour()}")
    child = box("name", p.pick("Registrado(a)", "Nome", "Filho(a)"), f"<b class=big>{p.name()}</b>", f"<div class=d>{when}</div><div class=d>{p.birth_place()}</div><div class=d>{p.birth_city_uf()}</div><div class=d>{p.label('sex', 'Sexo:')} {p.sex()}</div>")
    levels = [f"<div class=lv>{elders(first)}{elders(second)}</div>", f"<div class=lv>{folk(first)}{folk(second)}</div>", f"<div class=lv>{child}</div>"]
    up = p.chance(0.7)
    if not up:
        levels.reverse()
        link = link.replace("↓", "↑")
    lr = p.chance(0.25)
    if lr:
        cols = [f"<div class=cl>{elders(first)}{elders(second)}</div>", f"<div class=cl>{folk(first)}{folk(second)}</div>", f"<div class=cl>{child}</div>"]
        if not up:
            cols.reverse()
        tree = f"<div class=tr>{''.join(cols)}</div>"
    else:
        tree = link.join(levels)
    reg = [("livro", "Livro", p.livro()), ("folha", "Folha", p.folha()), ("termo", p.pick("Termo", "Nº"), p.termo()), ("reg_date", p.pick("Registro em", "Registrado em"), p.reg_date())]
    if p.chance(0.5):
        reg.append(("matricula", "Matrícula", p.matricula()))
    if p.chance(0.4):
        reg.append(("cpf", "CPF", p.cpf()))
    strip = "<div class=st>" + "".join(f"<div><small>{p.label(c, t)}</small>{v}</div>" for c, t, v in reg) + "</div>"
    top = p.chance(0.4)
    return _doc(
        """body{width:$bwpx;min-height:$bhpx;padding:30px 34px;font:$fspx/1.25 $font;background:$bg;text-align:center} .lv{display:flex;gap:18px;justify-content:center} .lv>*{flex:1} .pr{display:flex;gap:8px} .pr>*{flex:1} .cl .pr{flex-direction:column;margin-bottom:14px} .tr{display:flex;gap:24px;align-items:stretch} .cl{flex:1;display:flex;flex-direction:column;justify-content:space-around}
        .bx{border:$bd;border-radius:$br;padding:6px;background:#fff;margin:4px 0} small{display:block;font-size:74%;color:$lc} .big{font-size:120%} .d{font-size:92%} .ln{width:1px;height:16px;background:#555;margin:0 auto} .st{display:flex;gap:10px;justify-content:space-between;border-top:1px solid #999;border-bottom:1px solid #999;margin:14px 0;padding:5px 0;flex-wrap:wrap} h1{font-size:22px;margin:6px 0 12px;font-family:$hf;font-weight:normal} .n{text-align:left}""",
        f"""<div>{p.office()} — {p.reg_city_uf()}</div><h1>{p.pick('Certidão de Nascimento', 'CERTIDÃO DE NASCIMENTO', 'Árvore e Certidão de Nascimento')}</h1>{strip if top else ''}{tree}{'' if top else strip}
        <div class=n>{p.label('averbacoes', p.pick('Averbações:', 'À margem:', 'O que foi averbado:'))} {p.averbacoes()}</div><p class=n>{p.legal()}</p><p>{p.issue_city_uf()}, {p.issue_date()}</p><p>{p.officer()}<br>{_title_of(p)}</p>{f"<p class=n>{p.label('seal', 'Selo:')} {p.seal()}</p>" if p.chance(0.5) else ''}""",
        bw=1123 if (wide := p.chance(0.45)) else 794, bh=794 if wide else 1123, fs=p.pick(12, 13), font=p.pick(*SERIF, *SANS), bg=p.pick("#fff", "#f3efe2", "#eaf3ea", "#fdeff2"), bd=p.pick("1px solid #666", "1px solid #b58b3a", "2px solid #7aa37a", "none", "1px dashed #888"), br=p.pick("0", "8px", "16px"), lc=p.pick("#555", "#8a6d1f", "#000"), hf=p.pick("inherit", "Z003", "'URW Bookman'"),
    )


# --- typed and national oddities ----------------------------------------------------------------------------------


@form
def c_pontos(p):
    """Typed in one size: labels in capitals glued to their values by dots, several fields a line, lines filled to the edge."""
    r, rng = p.r, p.rng
    p.manner(caps=p.chance(0.9), blank=p.pick("-.-.-.-.-", "xxxxx", "==========", "........", "N/C"))
    first, second = _parents(p)
    columns, dot, gap = p.pick(74, 78, 80), p.pick(".", ".", ".", "_", "-"), p.pick("", " ", ":", ".: ", ": ")
    stop = p.pick("", ".", " ")
    glue = p.chance(0.5)
    def f(concept, text, value, width=None):
        text = text.upper()
        if glue:
            text = text.replace(" ", ".")
        head = (p.label(concept, text) if concept else text) + dot * p.pick(2, 3, 5) + gap
        rest = max(0, (width or columns) - _plain_length(head) - _plain_length(value) - len(stop))
        return head + value + stop + (dot * rest if width or p.chance(0.7) else "")
    third, half = columns // 3, columns // 2
    lines = [
        f("livro", p.pick("livro", "lv"), p.livro(), third) + f("folha", p.pick("folhas", "fls"), p.folha(), third) + f("termo", p.pick("termo", "nr"), p.termo(), third),
        f("reg_date", p.pick("registrado em", "data do assento", "assento de"), p.reg_date()),
        f("name", p.pick("nome", "registrado", "nome por extenso"), p.name()),
        f("sex", "sexo", p.sex(), half) + f("hour", p.pick("hora", "as"), p.hour(), half),
        f("birth_date", p.pick("nascido em", "data nascimento", "nascimento"), p.birth_date()),
        f("birth_place", p.pick("lugar", "local"), p.birth_place()),
        f("birth_city", p.pick("municipio", "cidade"), p.birth_city(), half + 8) + f("birth_uf", p.pick("estado", "uf"), p.birth_uf(), half - 8),
    ]
    apart = []
    for parent in (first, second):
        concept, text = _title(p, parent, p.pick("pai", "filho de"), p.pick("mae", "e de", "mãe"), ("filiacao", "filiacao"))
        gp, gpt = _gp_title(p, parent, "avos paternos", "avos maternos", "avos")
        one = [f(concept, text, parent.name())]
        one.append(f("parent_nat", p.pick("natural de", "nat", "procedente"), parent.nat(), half + 10) + (f(None, "prof", parent.extra("profession"), half - 10) if parent.known and p.chance(0.4) else ""))
        elders = [f(gp, gpt, _grandparents(p, parent, p.pick(" E ", " e ", "/")))]
        if p.chance(0.5):
            one += elders
        else:
            apart += elders
        lines += one
    lines += apart
    if p.chance(0.4):
        lines.append(f(None, "declarante", p.other(r["declarant"]["name"])))
    for witness in r["witnesses"][: p.pick(0, 0, 2)]:
        lines.append(f(None, "testemunha", p.other(witness["name"])))
    lines.append(f("averbacoes", p.pick("a margem", "observacoes", "averbacoes"), p.averbacoes()))
    if p.chance(0.3):
        lines = lines[2:-1] + lines[:2] + lines[-1:]
    rule = p.pick("=", "*", "-", "") * columns
    body = "".join(f"<div class=ln>{line}</div>" for line in lines)
    return _doc(
        """body{width:794px;min-height:$bhpx;padding:$padpx 40px;font:$fspx/$lh $font;white-space:pre-wrap;color:$co} .ln{overflow-wrap:anywhere} .c{text-align:center} .w{width:$wch}""",
        f"""<div class=w><div class=c>{p.office()}</div><div class=c>{p.reg_city_uf()}</div><div>{rule}</div><div class=c>{p.pick('CERTIDAO DE NASCIMENTO', 'C E R T I D A O', 'CERTIDÃO DE NASCIMENTO')}</div><div>{rule}</div>
{p.pick('CERTIFICO QUE DO LIVRO DE NASCIMENTOS CONSTA:', 'CERTIFICO E DOU FE', '')}
{body}<div>{p.legal()}</div>
<div>{p.issue_city_uf()}, {_bare(p.issue_date)}</div>
<div class=c>{'_' * 32}<br>{p.officer()}<br>{_title_of(p)}</div></div>""",
        bh=p.pick(1123, 800, 620), pad=p.pick(30, 50), fs=p.pick(13.5, 14.2), lh=p.pick(1.15, 1.5, 1.9), font=p.pick(*MONO), co=p.pick("#111", "#2a2a55", "#444"), w=columns + 1,
    )


@form
def c_cartoes(p):
    """Coloured cards that each repeat the office, the person's name and the title; the registry's card is the last."""
    r = p.r
    first, second = _parents(p)
    repeat = p.chance(0.7)
    columns = p.pick(1, 2, 2)
    cap = p.pick(str, str.upper)
    pos = p.pick("above", "left", "below")
    def f(concept, text, value):
        lab = p.label(concept, cap(text)) if concept else cap(text)
        return {"above": f"<div class=f><small>{lab}</small><div>{value}</div></div>", "left": f"<div class=f><small>{lab}:</small> {value}</div>", "below": f"<div class=f><div>{value}</div><small>{lab}</small></div>"}[pos]
    def card(title, inner, i):
        head = f"<div class=hd>{p.pick(p.reg_city() + ' · ', '')}{p.office()}</div><div class=nm>{p.name()}</div>" if repeat and i else ""
        return f"<div class='cd c{i % 4}'><h3>{title}</h3>{head}{inner}</div>"
    groups = [("Identificação", f("name", "Nome", p.name()) + f("sex", "Sexo", p.sex()) + (f("cpf", "CPF", p.cpf()) if p.chance(0.6) else "") + f("nat", "Naturalidade", p.nat()))]
    groups.append(("Nascimento", f("birth_date", "Data", p.birth_date()) + f("hour", "Hora", p.hour()) + f("birth_place", "Local", p.birth_place()) + f("birth_city", "Município e UF", p.birth_city_uf()) + (f("dnv", "DNV", p.dnv()) if p.chance(0.4) else "")))
    for parent in (first, second):
        concept, text = _title(p, parent, p.pick("Pai", "Genitor"), p.pick("Mãe", "Genitora"), ("Filiação", "Filiação"))
        gp, gpt = _gp_title(p, parent, p.pick("Avós paternos", "Pais do pai"), p.pick("Avós maternos", "Pais da mãe"), "Avós")
        inner = f("filiation", "Nome", parent.name()) + f("parent_nat", p.pick("Naturalidade", "Local de nascimento", "Natural de"), parent.nat())
        if parent.known and p.chance(0.4):
            inner += f(None, "Data de nascimento", p.other(records.date_text(p.rng, parent.person["birth"], "num")))
        inner += f(gp, gpt, _grandparents(p, parent, p.pick("<br>", " e ")))
        groups.append((p.label(concept, text), inner))
    if p.chance(0.4):
        d = r["declarant"]
        groups.append(("Declarante", f(None, "Nome", p.other(d["name"])) + f(None, "Natural de", p.other(_place(p))) + f(None, "Parentesco", p.other(d["kin"]))))
    groups.append((p.pick("Averbações e anotações", "Observações e averbações", "O que foi averbado ou anotado"), f("averbacoes", p.pick("Averbações", "Averbação"), p.averbacoes()) + f("anotacoes", p.pick("Anotações", "Anotação"), p.anotacoes())))
    groups.append((p.pick("Registro", "Assento", "Onde está o registro"), (f("matricula", "Matrícula", p.matricula()) if p.chance(0.7) else "") + f("livro", "Livro", p.livro()) + f("folha", "Folha", p.folha()) + f("termo", "Termo", p.termo()) + f("reg_date", "Data", p.reg_date()) + f("office", "Serventia", p.office()) + f("reg_city", "Cidade", p.reg_city_uf()) + f("officer", "Oficial", p.officer())))
    body = "".join(card(t, v, i) for i, (t, v) in enumerate(groups))
    pale = p.pick(("#e3f2fd", "#fff8e1", "#e8f5e9", "#fce4ec"), ("#f2f2f2", "#e6e6e6", "#f2f2f2", "#e6e6e6"), ("#fff", "#fff", "#fff", "#fff"), ("#fdf6e3", "#eee8d5", "#fdf6e3", "#eee8d5"))
    return _doc(
        """body{width:794px;min-height:1123px;padding:26px;font:$fspx/1.25 $font} .g{column-count:$cols;column-gap:12px} .cd{break-inside:avoid;border:$bd;border-radius:$br;padding:6px 10px 8px;margin-bottom:10px} .c0{background:$k0}.c1{background:$k1}.c2{background:$k2}.c3{background:$k3} h3{margin:0 0 4px;font-size:$h3;text-align:$ha} .hd{font-size:72%;color:#555} .nm{font-size:85%;border-bottom:1px solid #aaa;margin-bottom:4px} small{font-size:76%;color:$lc} .f{margin:$fm 0} h1{margin:2px 0 10px;font-size:20px;text-align:$ha} .e{margin-top:10px}""",
        f"""<h1>{p.pick('Certidão de Nascimento', 'CERTIDÃO DE NASCIMENTO')}</h1><div class=g>{body}</div><div class=e>{p.legal()}<br>{p.issue_city()}, {p.issue_date()}<br>{f"{p.label('seal', p.pick('Selo', 'Selo digital'))}: {p.seal()}" if p.chance(0.7) else ''}</div>""",
        fs=p.pick(11.5, 12.5, 13), font=p.pick(*SANS, *SERIF), cols=columns, bd=p.pick("1px solid #bbb", "none", "2px solid #78909c"), br=p.pick(0, "6px", "12px"), k0=pale[0], k1=pale[1], k2=pale[2], k3=pale[3], h3=p.pick("100%", "120%"), ha=p.pick("left", "center"), lc=p.pick("#555", "#00695c", "#000"), fm=p.pick("2px", "5px"),
    )


@form
def c_quadros_iguais(p):
    """Parents, declarant and witnesses in panels of the same rows, so that only a panel's title tells who is who."""
    r, rng = p.r, p.rng
    first, second = _parents(p)
    cap = p.pick(str, str.upper)
    names = {"name": p.pick("Nome", "Nome completo"), "nat": p.pick("Naturalidade", "Natural de"), "job": "Profissão", "doc": p.pick("Documento", "RG"), "home": p.pick("Residência", "Endereço")}
    keys = ["name", "nat"] + rng.sample(["job", "doc", "home"], p.pick(1, 2, 3))
    concept = {"name": "filiation", "nat": "parent_nat"}
    way = p.pick("panels", "table", "rows")
    def parent_values(parent):
        return {"name": parent.name(), "nat": parent.nat(), "job": parent.extra("profession"), "doc": parent.extra("rg"), "home": parent.extra("residence")}
    def other_values(person):
        return {"name": p.other(person["name"]), "nat": p.other(_place(p)), "job": p.other(person["profession"]), "doc": p.other(person["rg"]), "home": p.other(person["residence"])}
    people_ = []
    for parent in (first, second):
        c, t = _title(p, parent, p.pick("Pai", "Genitor"), p.pick("Mãe", "Genitora"), ("Genitor(a)", "Genitor(a)"))
        people_.append((c, t, parent_values(parent), True))
    people_.append((None, "Declarante", other_values(r["declarant"]), False))
    for i, witness in enumerate(r["witnesses"][: p.pick(1, 2)]):
        people_.append((None, f"{i + 1}ª testemunha", other_values(witness), False))
    if p.chance(0.3):
        people_ = people_[2:] + people_[:2]
    mark = lambda c, t: p.label(c, cap(t)) if c else cap(t)
    lab = lambda k, own: mark(concept.get(k) if own else None, names[k])
    if way == "panels":
        people_html = "<div class=pn>" + "".join(f"<div class=bx><b>{mark(c, t)}</b>" + "".join(f"<div><small>{lab(k, own)}{p_end}</small> {v[k]}</div>" for p_end in [":"] for k in keys) + "</div>" for c, t, v, own in people_) + "</div>"
    elif way == "table":
        people_html = "<table><tr><th></th>" + "".join(f"<th>{cap(names[k])}</th>" for k in keys) + "</tr>" + "".join(f"<tr><th>{mark(c, t)}</th>" + "".join(f"<td>{v[k]}</td>" for k in keys) + "</tr>" for c, t, v, own in people_) + "</table>"
    else:
        people_html = "".join(f"<div class=rw><b>{mark(c, t)}</b><div>" + " · ".join(f"<small>{lab(k, own)}:</small> {v[k]}" for k in keys) + "</div></div>" for c, t, v, own in people_)
    gp = "".join(f"<div class=rw><b>{p.label(*(lambda x: (x[0], cap(x[1])))(_gp_title(p, parent, 'Avós paternos', 'Avós maternos', 'Ascendentes de ' + (p.pick('1º', 'um') if parent is first else p.pick('2º', 'outro')) + ' genitor')))}</b><div>{_grandparents(p, parent, p.pick(' e ', '; '))}</div></div>" for parent in (first, second))
    who = "".join(f"<div class=rw><b>{p.label(c, cap(t))}</b><div>{v}</div></div>" for c, t, v in [
        ("name", p.pick("Nome", "Registrado(a)"), p.name()), ("birth_date", p.pick("Nascimento", "Data e hora"), f"{p.birth_date()}, {p.pick('às', '')} {p.hour()}"), ("birth_place", "Local", f"{p.birth_place()} — {p.birth_city_uf()}"), ("sex", "Sexo", p.sex())])
    reg = f"<div class=rw><b>{cap(p.pick('Registro', 'Assento'))}</b><div>{p.pick('Livro', 'Lv.')} {p.livro()}, {p.pick('folha', 'fls.')} {p.folha()}, {p.pick('termo', 'nº')} {p.termo()}, {p.pick('em', 'de')} {_bare(p.reg_date)}</div></div>"
    parts = [who, people_html, gp, reg]
    if p.chance(0.5):
        parts = [reg, who, gp, people_html] if p.chance(0.5) else [people_html, who, gp, reg]
    return _doc(
        """body{width:794px;min-height:1123px;padding:34px 42px;font:$fspx/1.28 $font} .pn{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin:8px 0} .bx{border:$bd;padding:5px 8px} small{color:#444;font-size:82%} table{border-collapse:collapse;width:100%;margin:8px 0} td,th{border:1px solid #888;padding:3px 5px;text-align:left;vertical-align:top;font-weight:normal;font-size:93%;overflow-wrap:anywhere} .rw{display:flex;gap:10px;margin:$rm 0} .rw>b{width:$bw;text-align:$ba;font-weight:$fw;flex:none} .rw>div{flex:1} h1{font-size:19px;text-align:center}""",
        f"""<div style='text-align:center'>{p.office()}<br>{p.reg_city_uf()}<br><small>{p.other(r['address'])}</small></div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento')}</h1>{''.join(parts)}
        <div class=rw><b>{p.label('averbacoes', cap(p.pick('Averbações', 'À margem', 'Observações')))}</b><div>{p.averbacoes()}</div></div><p>{p.legal()}</p><p>{p.issue_city_uf()}, {p.issue_date()}</p><div style='display:flex;justify-content:space-around;margin-top:26px;text-align:center'><div>{p.officer()}<br>{_title_of(p)}</div><div>{p.other(r['clerk'])}<br>{p.other(r['clerk_title'])}</div></div>""",
        fs=p.pick(11.5, 12.5, 13), spread=p.chance(0.3), font=p.pick(*SERIF, *SANS), bd=p.pick("1px solid #555", "1px dotted #777", "none"), rm=p.pick("3px", "7px"), bw=p.pick("130px", "100px", "170px"), ba=p.pick("left", "right"), fw=p.pick("bold", "normal"),
    )


_PEOPLES = "Guarani Kaiowá|Terena|Xavante|Yanomami|Ticuna|Kaingang|Macuxi|Pataxó|Potiguara|Tukano|Munduruku|Baniwa|Kayapó|Karajá|Wapichana|Guajajara|Xukuru|Tembé|Baré|Huni Kuin".split("|")
_VILLAGES = "Jaguapiru|Bororó|Limão Verde|Sangradouro|Água Branca|Tekoa Pyau|Umariaçu|Maturacá|Raposa|Barra Velha|Três Rios|São Marcos|Cachoeirinha|Kumenê|Iauaretê|Nova Esperança|Mãe Terra|Taunay|Santa Isabel|Catimbau".split("|")


@form
def c_indigena(p):
    """An entry of an indigenous child: people, village and indigenous name among the fields, late or by an agency's paper (RANI)."""
    r, rng = p.r, p.rng
    folk, village = rng.choice(_PEOPLES), rng.choice(_VILLAGES)
    if rng.random() < 0.7:
        r["bplace"] = rng.choice(["Aldeia {}", "Aldeia Indígena {}", "Terra Indígena {}", "Comunidade {}", "na Aldeia {}", "Posto Indígena {}", "Casa de Saúde Indígena {}"]).format(village)
    late = p.chance(0.5)
    if late:
        _set_dates(p, rng.randint(120, 15000))
    first, second = _parents(p)
    own = rng.choice(["Nhandewa", "Kuaray", "Jaxuka", "Wanadi", "Tainá", "Raoni", "Potyra", "Yara", "Kerexu", "Ubiraci", "Anahí", "Moacir"]) + rng.choice(["", " Mirim", " Poty", " Rendy"])
    cap = p.pick(str, str.upper)
    pos = p.pick("left", "above", "run")
    def f(concept, text, value, w=1):
        lab = p.label(concept, cap(text)) if concept else cap(text)
        if pos == "left":
            return f"<tr><th>{lab}</th><td>{value}</td></tr>"
        if pos == "above":
            return f"<div class=f style='flex:{w} 1 {w * 24}%'><small>{lab}</small><br>{value}</div>"
        return f"<b>{lab}:</b> {value}; "
    wrap = lambda inner: {"left": f"<table>{inner}</table>", "above": f"<div class=w>{inner}</div>", "run": f"<p>{inner}</p>"}[pos]
    who = f("name", "Nome", p.name(), 3) + f(None, p.pick("Nome indígena", "Nome na língua", "Nome tradicional"), p.other(own)) + f("sex", "Sexo", p.sex()) + f(None, p.pick("Etnia", "Povo", "Povo/Etnia"), p.other(folk)) + f(None, p.pick("Aldeia de origem", "Aldeia", "Aldeia dos pais"), p.other(village))
    birth = f("birth_date", "Data de nascimento", p.birth_date(), 2) + f("hour", "Hora", p.hour()) + f("birth_place", "Local de nascimento", p.birth_place(), 2) + f("birth_city", "Município/UF", p.birth_city_uf(), 2)
    kin = ""
    for parent in (first, second):
        concept, text = _title(p, parent, "Pai", "Mãe", ("Filiação", "Filiação"))
        gp, gpt = _gp_title(p, parent, "Avós paternos", "Avós maternos", "Avós")
        kin += f(concept, text, parent.name(), 2)
        if parent.known:
            kin += f(None, p.pick("Etnia", "Povo"), p.other(rng.choice([folk, folk, rng.choice(_PEOPLES)]))) + f("parent_nat", p.pick("Natural de", "Naturalidade"), parent.nat(), 2)
            if p.chance(0.5):
                kin += f(None, "Aldeia", p.other(rng.choice([village, rng.choice(_VILLAGES)])))
        kin += f(gp, gpt, _grandparents(p, parent), 4)
    rani = _other_book(p, "R")
    paper = f("other", p.pick("RANI", "Registro administrativo (RANI)", "Registro na FUNAI"), f"nº {p.other(rani[2])}, livro {p.other(rani[0])}, fls. {p.other(rani[1])}, de {p.other(_some_date(p, 1, 400))}, Posto Indígena {p.other(rng.choice(_VILLAGES))}", 4)
    reg = f("livro", "Livro", p.livro()) + f("folha", "Folha", p.folha()) + f("termo", "Termo", p.termo()) + f("reg_date", "Data do registro", p.reg_date())
    blocks = [wrap(who), wrap(birth), wrap(kin)]
    book = [wrap(paper), wrap(reg)]
    if p.chance(0.5):
        book.reverse()
    blocks = book + blocks if p.chance(0.35) else blocks + book
    titles = p.chance(0.5)
    rest = f"<p>{p.label('averbacoes', cap(p.pick('Observações', 'Averbações e observações', 'Observações e averbações')))}: " + (p.pick("Registro lavrado nos termos da Resolução Conjunta nº 3/2012 do CNJ e do CNMP. ", "Registro tardio, conforme Provimento nº 28 do CNJ. ", "") if late else "") + f"{p.averbacoes()}</p>"
    return _doc(
        """body{width:794px;min-height:1123px;padding:38px 48px;font:$fspx/1.3 $font} table{width:100%;border-collapse:collapse;margin:$mg 0} th{width:$tw;text-align:left;font-weight:$fw;padding:2px 6px;border:$bd;vertical-align:top} td{border:$bd;padding:2px 6px} .w{display:flex;flex-wrap:wrap;border:$bd;margin:$mg 0} .f{padding:3px 6px} small{font-size:76%;color:#555} h1{font-size:20px;text-align:center} header{text-align:center} p{text-align:justify} p b{font-weight:$fw}""",
        f"""<header>{p.office()}<br>{p.reg_city_uf()}</header><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento', 'CERTIDÃO DE NASCIMENTO DE INDÍGENA', 'REGISTRO CIVIL DE NASCIMENTO — INDÍGENA')}</h1>{''.join((f'<div><i>{t}</i></div>' if titles and len(blocks) == 5 else '') + b for t, b in zip(['I', 'II', 'III', 'IV', 'V'], blocks))}{rest}<p>{p.legal()}</p><p>{p.issue_city_uf()}, {p.issue_date()}.</p><div style='text-align:center;margin-top:30px'>{p.officer()}<br>{_title_of(p)}</div>{f"<p>{p.label('seal', 'Selo')}: {p.seal()}</p>" if p.chance(0.5) else ''}""",
        fs=p.pick(12, 13, 14) if pos == "run" else p.pick(11.5, 12.5), spread=p.chance(0.3), font=p.pick(*SERIF, *SANS), mg=p.pick("6px", "12px", "0"), tw=p.pick("26%", "34%"), fw=p.pick("normal", "bold"), bd=p.pick("1px solid #777", "none", "1px dotted #999"),
    )


@form
def c_mandado(p):
    """An entry by a judge's order, told whole in one text, with many paragraphs of what stands at the margin."""
    r, rng = p.r, p.rng
    p.manner(caps=p.chance(0.25))
    _set_dates(p, rng.choice([rng.randint(200, 4000), rng.randint(4000, 18000), 20]))
    first, second = _parents(p)
    o = _o(p)
    judge = people.person(rng, rng.choice("MF"))
    case = f"{rng.randint(1, 9999999):07d}-{rng.randint(1, 99):02d}.{r['rdate'].year}.8.{rng.randint(1, 27):02d}.{rng.randint(1, 999):04d}" if r["rdate"].year > 2009 else f"{rng.randint(10, 9999)}/{r['rdate'].year % 100:02d}"
    court = p.pick("MM. Juiz de Direito da Vara de Registros Públicos", "Meritíssimo Juiz Corregedor Permanente", "MMª Juíza da Vara da Infância e da Juventude", "Exmo. Sr. Dr. Juiz de Direito desta Comarca")
    order = p.pick(f"em cumprimento ao mandado expedido em {p.other(_some_date(p, 2, 200, 'semi'))} pelo {court}, {p.other(judge)}, processo nº {case}", f"por determinação do {court}, Dr(a). {p.other(judge)}, nos autos nº {case} da ação de {p.pick('registro tardio', 'adoção', 'guarda', 'suprimento de registro', 'destituição do poder familiar')}", f"à vista de sentença transitada em julgado em {p.other(_some_date(p, 2, 300))}, do {court}")
    def kin(parent):
        person = parent.person
        a = "a" if person["sex"] == "F" else "o"
        extra = p.pick("", f", {parent.extra('nationality')}, {parent.extra('profession')}", f", com {parent.extra('age')} anos de idade", f", {parent.extra('civil')}")
        out = f"{parent.name()}{extra}, {p.pick('natural de', 'nascid' + a + ' em', 'natural da cidade de')} {parent.nat()}"
        if (parent.grandfather_known or parent.grandmother_known) and p.chance(0.5):
            out += f", filh{a} de {_grandparents(p, parent)}"
            return out, True
        return out, False
    known = [parent for parent in (first, second) if parent.known]
    told = [kin(parent) for parent in known]
    elders = [parent for parent, (_, said) in zip(known, told) if not said and (parent.grandfather_known or parent.grandmother_known)]
    filiation = f"{_o(p, 'filho', 'filha')} de " + " e de ".join(text for text, _ in told) if told else "de pais ignorados"
    if elders:
        filiation += p.pick("; ", ", sendo ") + "; e ".join(f"{_gp_title(p, parent, 'avós paternos', 'avós maternos', 'avós')[1] if _pair(p) else 'pais de ' + parent.name()}{p.pick(':', '')} {_grandparents(p, parent)}" for parent in elders)
    d = r["declarant"]
    clauses = p.pick(
        f"Aos {_bare(p.reg_date, p.pick('dias', 'paren'))}, nesta cidade de {p.reg_city()}, Estado d{p.pick('e', 'o')} {p.reg_uf(True)}, neste cartório, {order}, lavro o presente assento do nascimento de <b>{p.name()}</b>, do sexo {p.sex()}, nascid{o} {p.pick('em', 'aos', 'no dia')} {_bare(p.birth_date)}, às {p.hour()}, em {p.birth_place()}, {p.pick('município de', 'na cidade de', 'em')} {p.birth_city_uf()}, {filiation}.",
        f"CERTIFICO que, no livro {p.livro()}, às folhas {p.folha()}, sob número {p.termo()}, consta que em {_bare(p.reg_date)}, {order}, foi registrad{o} <b>{p.name()}</b>, {filiation}. Nasceu {p.pick('em', 'a')} {_bare(p.birth_date)}, {p.pick('às', 'pelas')} {p.hour()}, {p.pick('em', 'no estabelecimento')} {p.birth_place()}, em {p.birth_city_uf()}, e é do sexo {p.sex()}.",
        f"Termo número {p.termo()}. {order[0].upper() + order[1:]}, faço o registro de nascimento d{o} menor {p.name()}, {p.sex()}, que nasceu a {_bare(p.birth_date)} ({p.hour()}), no lugar denominado {p.birth_place()}, {p.birth_city_uf()}. É {filiation}. Assento feito em {_bare(p.reg_date)}.",
    )
    if "termo" not in clauses.split("data-v=\"name\"")[0] or "data-v=\"livro\"" not in clauses:
        head = p.pick(f"{p.label('livro', 'LIVRO')}: {p.livro()} &nbsp; {p.label('folha', 'FOLHAS')}: {p.folha()} &nbsp; {p.label('termo', 'TERMO')}: {p.termo()}", f"<div>{p.label('livro', 'Livro nº')} {p.livro()}</div><div>{p.label('folha', 'Fls.')} {p.folha()}</div><div>{p.label('termo', 'Nº')} {p.termo()}</div>")
    else:
        head = ""
    clauses += " " + p.pick(f"Foi declarante {p.other(d['name'])}, {p.other(d['profession'])}, residente em {p.other(d['residence'])}.", "Dispensadas as testemunhas.", f"Testemunhas: {p.other(r['witnesses'][0]['name'])}, residente em {p.other(r['witnesses'][0]['residence'])}, e {p.other(r['witnesses'][1]['name'])}.", "") + " " + p.pick("Nada mais se declarou.", f"Eu, {p.other(r['clerk'])}, {p.other(r['clerk_title'])}, o escrevi.", "Lido e achado conforme, vai assinado.")
    margin = p.chance(0.8)
    notes = ""
    if margin:
        numbered = p.pick("", "AV-{}: ", "{}ª averbação: ", "{}) ", "Av.{}/{:d} – ".replace("{:d}", str(rng.randint(100, 9999))))
        paragraphs = _notes(p, "averbacoes", "averb", 1, 6)
        notes = f"<h3>{p.label('averbacoes', p.pick('À margem do termo consta', 'O que foi averbado', 'AVERBAÇÕES', 'À MARGEM', 'Do lado esquerdo do assento lê-se:'))}</h3>" + "".join(f"<p>{numbered.format(i + 1)}{text}</p>" for i, text in enumerate(paragraphs))
        if p.chance(0.4):
            notes += f"<h3>{p.label('anotacoes', p.pick('Anotações', 'E ainda, como anotação:', 'ANOTADO'))}</h3>" + "".join(f"<p>{text}</p>" for text in _notes(p, "anotacoes", "anot", 1, 2))
    columns = p.chance(0.3) and margin
    inner = f"<div class=two><div class=side>{notes}</div><div class=main><p>{clauses}</p></div></div>" if columns else f"<p>{clauses}</p>{notes}"
    return _doc(
        """body{width:794px;min-height:1123px;padding:$pad;font:$fspx/$lh $font} p{text-align:justify;margin:0 0 8px;text-indent:$ti} h3{font-size:100%;margin:10px 0 4px;font-weight:$hw;text-align:$ha} h1{font-size:19px;text-align:center;letter-spacing:$ls} .two{display:flex;gap:18px} .side{width:34%;font-size:84%;border-right:1px solid #777;padding-right:10px;line-height:1.25} .side p{text-indent:0} .main{flex:1} .bk{text-align:$ba;margin-bottom:10px} header{text-align:center}""",
        f"""<header>{p.office()}<br>{p.reg_city_uf()}</header><h1>{p.pick('CERTIDÃO DE INTEIRO TEOR', 'CERTIDÃO', 'CERTIDÃO DE NASCIMENTO — INTEIRO TEOR', 'Certidão de nascimento (verbo ad verbum)')}</h1><div class=bk>{head}</div>
        {p.pick('', '<p>CERTIFICO que revendo os livros deste ofício encontrei o assento do teor seguinte:</p>', '<p>A pedido verbal de pessoa interessada, certifico o que segue, fielmente transcrito:</p>')}{inner}<p>{p.legal()}</p><p>{p.issue_city()}, {_bare(p.issue_date)}.</p><p style='text-align:center;text-indent:0;margin-top:26px'>{p.officer()}<br>{_title_of(p)}</p>""",
        pad=p.pick("44px 70px", "50px 90px", "36px 48px"), fs=p.pick(12.5, 13.5), lh=p.pick(1.35, 1.55), font=p.pick(*SERIF, *MONO, *SANS), ti=p.pick("0", "50px"), hw=p.pick("bold", "normal"), ha=p.pick("left", "center"), ls=p.pick("0", "3px"), ba=p.pick("left", "right", "center"),
    )


# --- small, folded, special ---------------------------------------------------------------------------------------


@form
def c_carteira(p):
    """A wallet card, front and back one above or beside the other, with tiny labels."""
    r = p.r
    p.manner(caps=p.chance(0.75), place=p.pick("/", "-", "tight", None), date="num", birth_date=p.pick("num", "num", "short", None), sex_short=p.chance(0.5))
    first, second = _parents(p)
    pos = p.pick("above", "beside", "below")
    cap = p.pick(str.upper, str, str.lower)
    def f(concept, text, value, w=1):
        lab = p.label(concept, cap(text))
        if pos == "beside":
            return f"<div style='flex:{w}'><small>{lab}:</small> {value}</div>"
        return f"<div style='flex:{w}'><small class=bl>{lab}</small>{value}</div>" if pos == "above" else f"<div style='flex:{w}'>{value}<small class=bl>{lab}</small></div>"
    row = lambda *cells: f"<div class=r>{''.join(cells)}</div>"
    front = row(f("name", "Nome", p.name()))
    front += row(f("birth_date", p.pick("Data nasc.", "Nascimento"), p.birth_date()), f("hour", "Hora", p.hour("num"))) if p.chance(0.5) else row(f("birth_date", p.pick("Data nasc.", "Nasc."), p.birth_date()), f("sex", "Sexo", p.sex()))
    front += row(f("birth_city", p.pick("Local", "Nascido(a) em", "Natural de"), p.birth_city_uf())) if p.chance(0.6) else row(f("birth_place", "Local", p.birth_place(), 2), f("birth_city", "Cidade", p.birth_city_uf(), 1.6))
    joint = p.chance(0.5)
    if joint:
        front += row(f("filiation", "Filiação", first.name() + p.pick("<br>", " e ") + second.name()))
    else:
        for parent in (first, second):
            concept, text = _title(p, parent, "Pai", "Mãe", ("Filiação", "Filiação"))
            front += row(f(concept, text, parent.name()))
    back = ""
    if p.chance(0.7):
        for parent in (first, second):
            gp, text = _gp_title(p, parent, "Avós paternos", "Avós maternos", "Avós")
            back += row(f(gp, text, _grandparents(p, parent, p.pick(" e ", " / "))))
    if p.chance(0.5) or joint:
        back += row(f("reg_date", "Registro", p.reg_date()), f("cpf", "CPF", p.cpf())) if p.chance(0.6) else row(f("reg_date", p.pick("Data do registro", "Registrado em"), p.reg_date()))
    back += row(f("livro", p.pick("Livro", "Lv."), p.livro()), f("folha", "Fls.", p.folha()), f("termo", p.pick("Termo", "Nº"), p.termo()))
    back += row(f("office", p.pick("Cartório", "Ofício"), p.office(), 2), f("reg_city", "Cidade", p.reg_city_uf()))
    if p.chance(0.4):
        back += row(f("averbacoes", "Obs.", p.averbacoes()))
    back += row(f("issue_date", p.pick("Emissão", "Expedida em", "Local e data"), (p.issue_city() + ", " if p.chance(0.5) else "") + p.issue_date()))
    back += f"<div class=s>{p.officer()}<br><small>{p.pick('assinatura do oficial', p.other(r['officer_title']))}</small></div>"
    if p.chance(0.4):
        back += row(f("seal", "Selo", p.seal()))
    stacked = p.chance(0.5)
    return _doc(
        """body{width:$bwpx;padding:$pad;font:$fspx/1.12 $font;min-height:$bhpx} .k{display:flex;gap:14px;flex-direction:$fd;align-items:flex-start} .cd{width:$cwpx;min-height:$chpx;border:$bd;border-radius:$br;padding:10px 14px;background:$bg} .r{display:flex;gap:10px;margin-bottom:$rm} small{font-size:64%;color:$lc} .bl{display:block} .hd{text-align:center;font-size:80%;margin-bottom:5px;letter-spacing:.5px} .s{text-align:center;border-top:1px solid #444;margin-top:16px}""",
        f"""<div class=k><div class=cd><div class=hd>{p.pick('REPÚBLICA FEDERATIVA DO BRASIL', 'ESTADOS UNIDOS DO BRASIL', 'REGISTRO CIVIL DAS PESSOAS NATURAIS')}<br><b>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento', 'CARTEIRA DE REGISTRO DE NASCIMENTO')}</b></div>{front}</div><div class=cd>{back}</div></div>""",
        bw=794 if stacked else 1123, bh=p.pick(400, 900, 1123) if stacked else p.pick(480, 794), pad=p.pick("24px", "60px 90px", "200px 120px") if stacked else "30px", fs=p.pick(12, 13.5, 15), font=p.pick(*SANS, *SERIF[:3], *MONO[:1]), fd="column" if stacked else "row", cw=p.pick(430, 520) if stacked else 515, ch=p.pick(270, 320), bd=p.pick("1px solid #333", "2px solid #2e7d32", "1px dashed #777"), br=p.pick("0", "12px"), bg=p.pick("#fff", "#eef7ee", "#f7f2df", "#eaf1fb"), rm=p.pick("3px", "6px"), lc=p.pick("#333", "#2e7d32", "#777"),
    )


@form
def c_livreto(p):
    """A booklet opened at two pages: the child on the left, parents and book on the right, filled by hand into printed lines."""
    r = p.r
    p.manner(caps=p.chance(0.4), blank=p.pick("—x—", "----", "..........", "não consta"))
    first, second = _parents(p)
    cap = p.pick(str, str.upper, str)
    lead = p.pick(" ", " .... ", ": ", " — ")
    line = lambda concept, text, value: f"<p>{p.label(concept, cap(text)) if concept else cap(text)}{lead}<span class=v>{value}</span></p>"
    wide = lambda concept, text, value: f"<p class=c><span class=v>{value}</span><br><small>{p.label(concept, cap(text)) if concept else cap(text)}</small></p>"
    f = wide if p.chance(0.3) else line
    left = f("name", p.pick("Nome", "O menino ou a menina", "Chama-se"), p.name()) + f("sex", "do sexo", p.sex())
    left += (f("birth_day", "nasceu no dia", p.birth_day()) + f("birth_month", "do mês de", p.birth_month()) + f("birth_year", "do ano de", p.birth_year())) if p.chance(0.5) else f("birth_date", p.pick("nasceu em", "nascido aos"), _bare(p.birth_date))
    left += f("hour", "às", p.hour()) + f("birth_place", p.pick("em", "no lugar"), p.birth_place()) + f("birth_city", p.pick("cidade de", "município de"), p.birth_city()) + f("birth_uf", "Estado", p.birth_uf(p.chance(0.6)))
    right = ""
    for parent in (first, second):
        concept, text = _title(p, parent, p.pick("Filho de", "Pai"), p.pick("e de", "Mãe"), ("Filiação", "Filiação"))
        if concept == "mother" and parent is first:
            text = "Mãe"
        if concept == "father" and parent is second:
            text = "Pai"
        right += f(concept, text, parent.name()) + f("parent_nat", p.pick("natural de", "nat. de"), parent.nat())
        if p.chance(0.3):
            right += f(None, "profissão", parent.extra("profession"))
    for parent in (first, second):
        gp, text = _gp_title(p, parent, "Avós paternos", "Avós maternos", "Avós")
        right += f(gp, text, _grandparents(p, parent))
    book = f"<p>{cap('Livro')} <span class=v>{p.livro()}</span> {cap('Folhas')} <span class=v>{p.folha()}</span> {cap('Número')} <span class=v>{p.termo()}</span></p>" + f("reg_date", p.pick("registrado em", "data do registro"), _bare(p.reg_date))
    note = f("averbacoes", p.pick("averbações", "notas", "observações"), p.averbacoes())
    issue = f"<p class=e>{p.issue_city()}, {_bare(p.issue_date)}</p><p class=e>{p.officer()}<br><small>{p.pick('oficial do registro', p.other(r['officer_title']), 'escrivão')}</small></p>"
    title = f"<h1>{p.pick('Certidão de Nascimento', 'CERTIDÃO<br>DE<br>NASCIMENTO', 'Registro de Nascimento')}</h1><p class=h>{p.office()}<br>{p.reg_city_uf()}</p>"
    if p.chance(0.4):
        pages = (title + book + left, right + note + issue)
    elif p.chance(0.5):
        pages = (left + right, title + book + note + issue)
    else:
        pages = (title + left, right + book + note + issue)
    return _doc(
        """body{width:1123px;min-height:$bhpx;padding:24px;font:$fspx/$lh $font;background:$bg} .o{display:flex;min-height:$mhpx;border:$ob} .pg{flex:1;padding:24px 34px;border-left:$fold} .pg:first-child{border-left:0} p{margin:0 0 $mm} .v{font-family:$vf;font-size:$vs;border-bottom:$vb;color:$vc} small{font-size:74%} .c{text-align:center} h1{text-align:center;font:normal 26px/1.15 $hf;margin:8px 0 12px} .h{text-align:center} .e{text-align:center;margin-top:18px}""",
        f"<div class=o><div class=pg>{pages[0]}</div><div class=pg>{pages[1]}</div></div>",
        bh=p.pick(700, 794), fs=p.pick(13, 14), lh=p.pick(1.25, 1.5), font=p.pick(*SERIF), bg=p.pick("#fff", "#f8f3e3", "#f1f6ee"), mh=660, ob=p.pick("none", "1px solid #999", "3px double #7b6a3a"), fold=p.pick("1px dashed #999", "1px solid #444", "0 solid #fff"), mm=p.pick("6px", "10px"), vf=p.pick("Z003", "inherit", *MONO, *SERIF), vs=p.pick("100%", "112%"), vb=p.pick("1px dotted #555", "none", "1px solid #777"), vc=p.pick("#000", "#1a237e"), hf=p.pick("Z003", "'URW Bookman'", "'C059'"),
    )


@form
def c_gemeos(p):
    """A certificate of one of several twins, where the brothers and sisters have columns or rows of their own beside the registered one."""
    r, rng = p.r, p.rng
    while not r["twins"]:
        other = records.record(rng)
        if other["twins"]:
            names = [twin["name"].split()[0] for twin in other["twins"]]
            r["twins"] = [{"name": " ".join([a] + r["name"].split()[1:]) if len(r["name"].split()) > 1 else people.person(rng, twin["sex"]), "sex": twin["sex"], "mat": records.matricula(int(r["cns"]), r["rdate"].year, r["book"], r["leaf"], r["entry"] + i + 1)} for i, (a, twin) in enumerate(zip(names, other["twins"]))]
    twins = r["twins"]
    first, second = _parents(p)
    cap = p.pick(str, str.upper)
    with_mat = p.chance(0.6)
    order = ["primeiro", "segundo", "terceiro", "quarto"]
    def brother(i, twin):
        """(name, sex, time, matrícula) of a twin."""
        minutes = (r["time"][0] * 60 + r["time"][1] + 4 + 3 * i) % 1440
        return (
            p.value(twin["name"], "twname", begins=i == 0), p.other({"M": "masculino", "F": "feminino"}.get(twin["sex"], "")),
            p.other(records.hour_text(rng, divmod(minutes, 60), "num")), p.value(records.mat_text(rng, twin["mat"], p.style.matricula), "twname", begins=False) if with_mat else "",
        )
    brothers = [brother(i, twin) for i, twin in enumerate(twins)]
    way = p.pick("rows", "columns", "blocks", "text")
    heads = [p.label("name", cap("Nome")), p.label("sex", cap("Sexo")), p.label("hour", cap("Hora"))] + ([cap("Matrícula")] if with_mat else [])
    self_ = [p.name(), p.sex(), p.hour("num")] + ([p.matricula()] if with_mat else [])
    mine, theirs = p.pick("Registrado(a)", "Desta certidão", "Este gêmeo"), p.label("twin_names", cap(p.pick("Irmão gêmeo", "Gêmeo(a)", "Outro gêmeo")))
    if way == "rows":
        block = f"<table><tr><th></th>{''.join(f'<th>{h}</th>' for h in heads)}</tr><tr><th>{cap(mine)}</th>{''.join(f'<td>{v}</td>' for v in self_)}</tr>" + "".join(f"<tr><th>{theirs}</th>{''.join(f'<td>{v}</td>' for v in b[:len(heads)])}</tr>" for b in brothers) + "</table>"
    elif way == "columns":
        block = f"<table><tr><th></th><th>{cap(mine)}</th>{''.join(f'<th>{theirs}</th>' for _ in brothers)}</tr>" + "".join(f"<tr><th>{h}</th><td>{self_[i]}</td>{''.join(f'<td>{b[i]}</td>' for b in brothers)}</tr>" for i, h in enumerate(heads)) + "</table>"
    elif way == "blocks":
        block = f"<div class=bk>{''.join(f'<div><small>{h}</small> {v}</div>' for h, v in zip(heads, self_))}</div><div><b>{p.label('twin', cap('Gêmeo'))}</b>: {p.twin()}</div>" + "".join(f"<div class=bk><i>{theirs}</i>" + "".join(f"<div><small>{cap(h)}</small> {v}</div>" for h, v in zip(("Nome", "Sexo", "Hora", "Matrícula"), b[:len(heads)])) + "</div>" for b in brothers)
    else:
        n = len(twins) + 1
        kind = {2: "gêmeos", 3: "trigêmeos", 4: "quadrigêmeos"}[n]
        block = f"<p>{p.label('name', cap('Nome'))}: {p.name()}, {p.sex()}. {p.label('twin', cap('Gêmeo')) + ': ' + p.value('Sim', 'twin') + '.' if p.chance(0.4) else ''} Nascimento de {kind}, sendo {_o(p, 'o', 'a')} registrad{_o(p)} {order[0]} a nascer, às {p.hour('num')}; " + p.pick("gêmeo de", "irmão(ã) de", "com") + " " + " e ".join(b[0] + (f", {p.pick('matrícula', 'mat.')} {b[3]}" if with_mat else "") + f" (às {b[2]})" for b in brothers) + ".</p>"
        if not with_mat:
            block += f"<p>{p.label('matricula', cap('Matrícula'))}: {p.matricula()}</p>"
    f = lambda c, t, v: f"<div class=f><b>{p.label(c, cap(t))}</b><span>{v}</span></div>"
    rest = f("birth_date", p.pick("Data do nascimento", "Nascidos em"), p.birth_date()) + f("birth_place", p.pick("Lugar do parto", "Local"), f"{p.birth_place()}, {p.birth_city_uf()}")
    if p.chance(0.5):
        rest += f("dnv", p.pick("Nº da DNV", "Declaração de nascido vivo"), p.dnv())
    for parent in (first, second):
        concept, text = _title(p, parent, p.pick("Pai", "Genitor"), p.pick("Mãe", "Genitora"), ("Filiação", "Filiação"))
        gp, gpt = _gp_title(p, parent, "Avós paternos", "Avós maternos", "Avós")
        rest += f(concept, text, parent.name()) + f("parent_nat", "Naturalidade", parent.nat()) + f(gp, gpt, _grandparents(p, parent))
    rest += f("reg_date", "Registro em", p.reg_date()) + f("livro", "Livro", p.livro()) + f("folha", "Folha", p.folha()) + f("termo", p.pick("Termo", "Assento"), p.termo())
    rest += f("averbacoes", p.pick("Averbações", "Observações"), p.averbacoes())
    return _doc(
        """body{width:794px;min-height:1123px;padding:36px 46px;font:$fspx/1.3 $font} table{border-collapse:collapse;width:100%;margin:8px 0} th,td{border:$bd;padding:$tp;text-align:left;font-weight:normal;vertical-align:top} th{color:$lc;font-size:88%} .bk{border:$bd;margin:6px 0;padding:5px 8px;display:flex;flex-wrap:wrap;gap:2px 20px} .f{display:flex;gap:8px;margin:$fm 0;border-bottom:$fb} .f b{width:$fw;flex:none;font-weight:normal;color:$lc} .f span{flex:0 1 auto} .f>span{flex:1} h1{font-size:19px;text-align:center} small{color:$lc;font-size:80%}""",
        f"""<div style='text-align:$ha'>{p.office()} – {p.reg_city_uf()}</div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento', 'CERTIDÃO DE NASCIMENTO DE GÊMEOS')}</h1>{block if (top := p.chance(0.7)) else ''}{rest}{'' if top else block}<p>{p.legal()}</p><p>{p.issue_city_uf()}, {p.issue_date()}</p><p>{p.officer()}, {_title_of(p)}</p>""".replace("$ha", p.pick("left", "center")),
        fs=p.pick(11.5, 12.5), spread=p.chance(0.3), font=p.pick(*SERIF, *SANS), bd=p.pick("1px solid #666", "1px dotted #888"), tp=p.pick("3px 6px", "6px"), lc=p.pick("#000", "#555", "#5d4037"), fm=p.pick("3px", "6px"), fb=p.pick("none", "1px dotted #aaa"), fw=p.pick("160px", "200px", "120px"),
    )


@form
def c_filiacao_neutra(p):
    """Two mothers, two fathers, adopters or any pair under neutral words: filiação, genitores, ascendentes."""
    r, rng = p.r, p.rng
    k = rng.random()
    if k < 0.4 and r["father"] and r["mother"]:  # a couple of one sex
        sex = rng.choice("FFM")
        for key in ("father", "mother"):
            if r[key]["sex"] != sex:
                fresh = people.person(rng, sex, r[key]["name"].split()[-1])
                r[key].update(name=fresh, sex=sex, profession=people.profession(rng, sex), civil=people.civil_status(rng, sex), nationality=people.nationality(rng, sex))
    first, second = _parents(p)
    cap = p.pick(str, str.upper)
    words = p.pick(("Filiação", "Filiação"), ("Genitor(a)", "Genitor(a)"), ("1º genitor(a)", "2º genitor(a)"), ("Filiação 1", "Filiação 2"), ("Primeira filiação", "Segunda filiação"), ("Ascendente em 1º grau", "Ascendente em 1º grau"))
    elders = p.pick("Avós", "Ascendentes de 2º grau", "Filho(a) de", "Genitores do genitor(a)", "Pais")
    way = p.pick("columns", "rows", "table", "joined")
    kids = (first, second)
    if way == "columns":
        kin = "<div class=two>" + "".join(f"<div class=bx><div class=tt>{p.label('filiation', cap(w))}</div>{parent.name()}<div class=sm>{p.label('parent_nat', cap(p.pick('Naturalidade', 'Natural de')))}</div>{parent.nat()}<div class=sm>{p.label('gp_all', cap(elders))}</div>{_grandparents(p, parent, '<br>')}</div>" for w, parent in zip(words, kids)) + "</div>"
    elif way == "rows":
        kin = "".join(f"<div class=rw><span class=tt>{p.label('filiation', cap(w))}</span> {parent.name()}, <span class=sm>{p.label('parent_nat', p.pick('natural de', 'nat.'))}</span> {parent.nat()}{', ' + p.pick('filho(a) de', 'cujos pais são', 'com ascendência em') + ' ' + _grandparents(p, parent) if parent.grandfather_known or parent.grandmother_known else ''}</div>" for w, parent in zip(words, kids))
    elif way == "table":
        kin = f"<table><tr><th>{p.label('filiation', cap('Filiação'))}</th><th>{p.label('parent_nat', cap('Naturalidade'))}</th><th>{p.label('gp_all', cap(elders))}</th></tr>" + "".join(f"<tr><td>{parent.name()}</td><td>{parent.nat()}</td><td>{_grandparents(p, parent, p.pick('<br>', ' e '))}</td></tr>" for parent in kids) + "</table>"
    else:
        kin = f"<div class=rw><span class=tt>{p.label('filiation', cap(p.pick('Filiação', 'Filho(a) de', 'Genitores')))}</span><br>{first.name()}{p.pick(' e ', '<br>', '; ')}{second.name()}</div><div class=rw><span class=tt>{p.label('parent_nat', cap('Naturalidade'))}</span><br>{first.nat()}{p.pick(' e ', '<br>', '; ')}{second.nat()}</div><div class=rw><span class=tt>{p.label('gp_all', cap(p.pick('Avós', 'Ascendentes')))}</span><br>{_grandparents(p, first)}<br>{_grandparents(p, second)}</div>"
    f = lambda c, t, v, w=1: f"<div style='flex:{w}'><div class=tt>{p.label(c, cap(t))}</div>{v}</div>"
    row = lambda *cells: f"<div class=r>{''.join(cells)}</div>"
    who = row(f("name", p.pick("Nome", "Prenome e sobrenome"), p.name(), 3), f("sex", "Sexo", p.sex())) + row(f("birth_date", p.pick("Nascimento", "Data de nascimento"), p.birth_date(), 2), f("hour", "Horário", p.hour())) + row(f("birth_place", "Local", p.birth_place(), 2), f("birth_city", p.pick("Município de nascimento e UF", "Município/UF"), p.birth_city_uf(), 2))
    if p.chance(0.5):
        who += row(f("nat", p.pick("Naturalidade do registrado", "Naturalidade"), p.nat(), 2), f("cpf", "CPF", p.cpf()))
    reg = row(f("livro", "Livro", p.livro()), f("folha", "Folha", p.folha()), f("termo", "Termo", p.termo()), f("reg_date", "Data de registro", p.reg_date(), 2))
    law = p.pick("Registro lavrado na forma do Provimento nº 63/2017 do CNJ.", "Vedada qualquer referência à origem da filiação, art. 227, § 6º, da Constituição Federal.", "Registro nos termos do art. 47 da Lei nº 8.069/90.", "")
    parts = [who, kin, reg]
    if p.chance(0.4):
        parts = [reg, who, kin]
    if p.chance(0.2):
        parts = [kin, who, reg]
    return _doc(
        """body{width:794px;min-height:1123px;padding:36px 50px;font:$fspx/1.3 $font} .r{display:flex;gap:14px;margin:$rm 0;border:$bd;padding:$rp} .rw{margin:$rm 0;padding:$rp;border:$bd;text-align:$ta} .tt,.sm{font-size:$ts;color:$lc;font-weight:$tw} .two{display:flex;gap:10px;margin:$rm 0} .bx{flex:1;border:$bd;padding:$rp} table{width:100%;border-collapse:collapse;margin:$rm 0} td,th{border:1px solid #888;padding:4px 6px;vertical-align:top;text-align:left;font-weight:normal} th{font-size:$ts;color:$lc} h1{font-size:20px;text-align:center;font-weight:$tw}""",
        f"""<div style='text-align:center'>{p.office()}<br>{p.reg_city_uf()}</div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento')}</h1>{row(f('matricula', 'Matrícula', p.matricula())) if p.chance(0.6) else ''}{''.join(parts)}<div class=rw><span class=tt>{p.label('averbacoes', cap(p.pick('Averbações', 'Observações/Averbações', 'Notas')))}</span><br>{law} {p.averbacoes()}</div>
        <p>{p.legal()}</p><div>{p.issue_city_uf()}, {p.issue_date()}</div><div style='margin-top:34px;text-align:{p.pick('left', 'center', 'right')}'>{p.officer()}<br>{_title_of(p)}</div>{f"<div>{p.label('seal', 'Selo')} {p.seal()}</div>" if p.chance(0.5) else ''}""",
        fs=p.pick(12, 13), spread=p.chance(0.3), font=p.pick(*SERIF, *SANS), rm=p.pick("4px", "9px"), bd=p.pick("none", "1px solid #999", "1px solid #c9b37e"), rp=p.pick("3px 6px", "0"), ta=p.pick("left", "justify"), ts=p.pick("76%", "88%", "100%"), lc=p.pick("#000", "#666", "#7b1fa2"), tw=p.pick("normal", "bold"),
    )


@form
def c_emolumentos(p):
    """A certificate in a narrow column with a table of fees and several seal codes of other acts beside or below it."""
    r, rng = p.r, p.rng
    first, second = _parents(p)
    cap = p.pick(str, str.upper)
    f = lambda c, t, v: f"<tr><th>{p.label(c, cap(t)) if c else cap(t)}</th><td>{v}</td></tr>"
    rows = [f("name", p.pick("Nome", "Registrado"), p.name()), f("birth_date", "Nascimento", p.birth_date()), f("hour", "Hora", p.hour()), f("sex", "Sexo", p.sex()), f("birth_place", "Local", p.birth_place()), f("birth_city", "Cidade", p.birth_city_uf())]
    for parent in (first, second):
        concept, text = _title(p, parent, "Pai", "Mãe", ("Filiação", "Filiação"))
        gp, gpt = _gp_title(p, parent, "Avós paternos", "Avós maternos", "Avós")
        rows += [f(concept, text, parent.name()), f("parent_nat", "Natural de", parent.nat()), f(gp, gpt, _grandparents(p, parent, p.pick(" e ", "<br>")))]
    rows += [f("reg_date", "Registro", p.reg_date()), f("livro", p.pick("Livro/folha/termo", "Lv. / Fls. / Nº"), f"{p.livro()}{p.pick(' / ', ' – ', ', ')}{p.folha()}{p.pick(' / ', ' – ', ', ')}{p.termo()}"), f("averbacoes", "Averbações", p.averbacoes())]
    if p.chance(0.5):
        rows.insert(0, f("matricula", "Matrícula", p.matricula()))
    money = [(a, b) for a, b in r["fees"]] + [(a, f"R$ {records.money(rng, 60)}") for a in rng.sample(["Emolumentos", "Selo", "ISS", "Buscas", "FUNARPEN", "FERRFIS", "Recompe", "Taxa", "Informatização", "Arquivamento"], p.pick(2, 3, 5))]
    fees = f"<table class=fe><tr><th>{p.pick('Custas', 'Item', 'Tabela de emolumentos')}</th><th>{p.pick('Valor', 'R$')}</th></tr>" + "".join(f"<tr><td>{html.escape(a)}</td><td>{html.escape(b)}</td></tr>" for a, b in money) + f"<tr><td>Total</td><td>R$ {records.money(rng, 300)}</td></tr></table>"
    acts = rng.sample(["Busca", "Reconhecimento de firma", "Autenticação", "Arquivamento", "Averbação gratuita", "Procedimento CRC", "Protocolo"], p.pick(1, 2, 3))
    codes = [(p.label("seal", p.pick("Certidão", "Selo da certidão", "Selo digital — certidão")), p.seal())] + [(a, p.other(records.seal_code(rng, r["ruf"], r["edate"].year))) for a in acts]
    if p.chance(0.4):
        rng.shuffle(codes)
    seals = f"<div class=se><b>{p.pick('Selos', 'Selos de fiscalização', 'Atos e selos utilizados', 'PODER JUDICIÁRIO – SELOS')}</b>" + "".join(f"<div>{a}: {v}</div>" for a, v in codes) + f"<div>{p.pick('Código de segurança', 'Cód. validador', 'Verificador')}: {p.other(r['security'] or records.security_code(rng))}</div><div>{p.other(r['website'])}</div></div>"
    side = p.chance(0.6)
    left = p.chance(0.5)
    main = f"<table class=mn>{''.join(rows)}</table>"
    aside = f"<div class=as>{seals}{fees}</div>"
    body = f"<div class=bo>{aside + main if left else main + aside}</div>" if side else main + f"<div class=bo>{seals}{fees}</div>"
    return _doc(
        """body{width:794px;min-height:1123px;padding:32px 36px;font:$fspx/1.28 $font} .bo{display:flex;gap:14px;align-items:flex-start} .as{width:$aw;flex:none;font-size:84%} .mn{border-collapse:collapse;flex:1;width:100%} .mn th{text-align:$ta;font-weight:$fw;color:$lc;width:$tw;vertical-align:top;padding:$tp;border-bottom:$bb} .mn td{padding:$tp;border-bottom:$bb} .fe{border-collapse:collapse;width:100%;font-size:92%;margin-top:8px} .fe td,.fe th{border:1px solid #999;padding:1px 5px;text-align:left} .fe td:last-child{text-align:right} .se{border:1px solid #555;padding:5px 7px;flex:1;overflow-wrap:break-word;font-size:92%} .bo>.se,.bo>.fe{width:48%;flex:none} h1{font-size:18px;text-align:center}""",
        f"""<div style='text-align:center'>{p.office()}<br>{p.reg_city_uf()} · {p.other(r['address'])}</div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento — breve relato')}</h1>{body}<p>{p.legal()}</p><p>{p.issue_city_uf()}, {p.issue_date()}. {p.label('officer', p.pick('Oficial', 'Registrador(a)', 'Titular'))}: {p.officer()}.</p><p>{'_' * 30}<br>{p.other(r['clerk'])}, {p.other(r['clerk_title'])}</p>""",
        fs=p.pick(11.5, 12.5), font=p.pick(*SANS, *SERIF), aw=p.pick("220px", "260px"), ta=p.pick("left", "right"), fw=p.pick("bold", "normal"), lc=p.pick("#000", "#555"), tw=p.pick("22%", "30%"), tp=p.pick("2px 5px", "4px 5px"), bb=p.pick("none", "1px solid #ccc", "1px dotted #888"),
    )


@form
def c_fronteira(p):
    """Two languages at a border or of an international extract: numbered captions of both under or over dotted values."""
    r, rng = p.r, p.rng
    tongue = p.pick("es", "en", "fr", "it")
    word = {
        "name": ("Nome", "Nombre y apellidos", "Full name", "Nom et prénoms", "Nome e cognome"), "sex": ("Sexo", "Sexo", "Sex", "Sexe", "Sesso"), "birth_date": ("Data de nascimento", "Fecha de nacimiento", "Date of birth", "Date de naissance", "Data di nascita"),
        "hour": ("Hora", "Hora", "Time of birth", "Heure", "Ora"), "birth_place": ("Local de nascimento", "Lugar de nacimiento", "Place of birth", "Lieu de naissance", "Luogo di nascita"), "birth_city": ("Município", "Ciudad", "City / State", "Commune", "Comune"),
        "father": ("Pai", "Padre", "Father", "Père", "Padre"), "mother": ("Mãe", "Madre", "Mother", "Mère", "Madre"), "filiation": ("Filiação", "Filiación", "Parent", "Filiation", "Genitore"), "parent_nat": ("Natural de", "Natural de", "Birthplace", "Né(e) à", "Nato/a a"),
        "gp_paternal": ("Avós paternos", "Abuelos paternos", "Paternal grandparents", "Grands-parents paternels", "Nonni paterni"), "gp_maternal": ("Avós maternos", "Abuelos maternos", "Maternal grandparents", "Grands-parents maternels", "Nonni materni"), "gp_all": ("Avós", "Abuelos", "Grandparents", "Grands-parents", "Nonni"),
        "livro": ("Livro", "Libro", "Book", "Registre", "Registro"), "folha": ("Folha", "Folio", "Page", "Folio", "Pagina"), "termo": ("Termo", "Acta", "Entry No.", "Acte nº", "Atto n."), "reg_date": ("Data do registro", "Fecha de inscripción", "Date of registration", "Date de l'acte", "Data dell'atto"),
        "averbacoes": ("Averbações", "Anotaciones marginales", "Marginal notes", "Mentions marginales", "Annotazioni"), "cpf": ("CPF", "CPF", "Taxpayer No.", "CPF", "Codice CPF"), "matricula": ("Matrícula", "Matrícula", "Enrollment No.", "Matricule", "Matricola"), "nat": ("Naturalidade", "Lugar de origen", "Birthplace", "Originaire de", "Luogo d'origine"),
    }
    index = 1 + ["es", "en", "fr", "it"].index(tongue)
    sep = p.pick(" / ", " – ", "<br>", " · ")
    numbered, number = p.chance(0.5), [0]
    first, second = _parents(p)
    below = p.pick("below", "above", "beside")
    flip = p.chance(0.25)
    def f(concept, value, w=1):
        number[0] += 1
        a, b = word[concept][0], word[concept][index]
        if flip:
            a, b = b, a
        text = (f"{number[0]} " if numbered else "") + p.label(concept, a + (f"{sep}<i>{b}</i>" if a != b else ""))
        lab = f"<small>{text}</small>"
        v = f"<div class=v>{value}</div>"
        return f"<div class={below} style='flex:{w}'>{v + lab if below == 'below' else lab + v}</div>"
    row = lambda *cells: f"<div class=r>{''.join(cells)}</div>"
    reg = row(f("livro", p.livro()), f("folha", p.folha()), f("termo", p.termo()), f("reg_date", p.reg_date(), 1.6))
    early = p.chance(0.5)
    out = reg if early else ""
    out += row(f("name", p.name(), 3), f("sex", p.sex()))
    if p.chance(0.4):
        out += row(f("matricula", p.matricula(), 2), f("cpf", p.cpf()))
    out += row(f("birth_date", p.birth_date(), 2), f("hour", p.hour())) + row(f("birth_place", p.birth_place(), 1.6), f("birth_city", p.birth_city_uf()))
    if p.chance(0.4):
        out += row(f("nat", p.nat()))
    two = p.chance(0.4)
    cells = []
    for parent in (first, second):
        concept = _title(p, parent)[0]
        gp = _gp_title(p, parent)[0]
        cells.append([f(concept, parent.name(), 1.6), f("parent_nat", parent.nat()), f(gp, _grandparents(p, parent, p.pick(" e ", "<br>", "; ")))])
    out += "<div class=tw>" + "".join(f"<div>{''.join(row(c) for c in cell)}</div>" for cell in cells) + "</div>" if two else "".join(row(cell[0], cell[1]) + row(cell[2]) for cell in cells)
    out += ("" if early else reg) + row(f("averbacoes", p.averbacoes()))
    title = {"es": "CERTIFICADO DE NACIMIENTO", "en": "BIRTH CERTIFICATE", "fr": "EXTRAIT DE L'ACTE DE NAISSANCE", "it": "ESTRATTO DI NASCITA"}[tongue]
    return _doc(
        """body{width:794px;min-height:1123px;padding:34px 44px;font:$fspx/1.22 $font} .r{display:flex;gap:12px;margin-bottom:$rm} .v{border-bottom:$vb;font-family:$vf;min-height:1.25em} small{font-size:70%;display:block;line-height:1.1;color:$lc} .beside{display:flex;gap:8px;align-items:baseline} .beside .v{flex:1} .tw{display:flex;gap:20px} .tw>div{flex:1} h1{font-size:18px;text-align:center;margin:8px 0 14px} header{text-align:center} .r>div{min-width:0}""",
        f"""<header>{p.pick('República Federativa do Brasil', 'BRASIL', 'CONVENÇÃO INTERNACIONAL — EXTRATO PLURILÍNGUE')}<br>{p.office()}<br>{p.reg_city_uf()}</header><h1>CERTIDÃO DE NASCIMENTO<br><i>{title}</i></h1>{out}<p>{p.legal()}</p>
        <p>{p.issue_city_uf()}, {p.issue_date()}</p><p style='text-align:center;margin-top:28px'>{p.officer()}<br><small>{p.pick('Oficial / ', '')}{ {'es': 'Oficial del Registro', 'en': 'Civil Registrar', 'fr': "Officier de l'état civil", 'it': 'Ufficiale di stato civile'}[tongue]}</small></p>{f"<p>{p.label('seal', 'Selo')}: {p.seal()}</p>" if p.chance(0.4) else ''}""",
        fs=p.pick(12, 13), spread=p.chance(0.3), font=p.pick(*SERIF, *SANS), rm=p.pick("5px", "9px"), vb=p.pick("1px dotted #333", "1px solid #777", "none"), vf=p.pick("inherit", *MONO, *SANS), lc=p.pick("#222", "#666", "#1a5276"),
    )


@form
def c_ao_contrario(p):
    """Values before what they are: a column of values at the left, of their names at the right, or names in brackets behind."""
    r = p.r
    first, second = _parents(p)
    way = p.pick("table", "brackets", "dots")
    cap = p.pick(str, str.lower, str.upper)
    def f(concept, text, value):
        lab = p.label(concept, cap(text)) if concept else cap(text)
        if way == "table":
            return f"<tr><td>{value}</td><th>{lab}</th></tr>"
        if way == "brackets":
            return f"<p>{value} <i>{p_open}{lab}{p_close}</i></p>"
        return f"<p class=d><span>{value}</span><u></u><i>{lab}</i></p>"
    p_open, p_close = p.pick(("(", ")"), ("[", "]"), ("— ", ""), ("← ", ""))
    rows = [f("name", p.pick("nome", "registrado", "nome completo"), f"<b>{p.name()}</b>"), f("sex", "sexo", p.sex()), f("birth_date", p.pick("data do nascimento", "nascimento"), p.birth_date()), f("hour", "hora", p.hour())]
    rows += [f("birth_place", p.pick("local do nascimento", "onde nasceu"), p.birth_place()), f("birth_city", p.pick("município e Estado", "cidade"), p.birth_city_uf())]
    for parent in (first, second):
        concept, text = _title(p, parent, p.pick("pai", "nome do pai"), p.pick("mãe", "nome da mãe"), ("genitor(a)", "genitor(a)"))
        rows += [f(concept, text, parent.name()), f("parent_nat", p.pick("naturalidade do pai", "naturalidade") if concept == "father" else p.pick("naturalidade da mãe", "naturalidade") if concept == "mother" else "naturalidade", parent.nat())]
        if p.chance(0.3):
            rows.append(f(None, "profissão", parent.extra("profession")))
    for parent in (first, second):
        gp, text = _gp_title(p, parent, "avós paternos", "avós maternos", "avós")
        if _pair(p) and p.chance(0.5):
            end = "patern" if parent.side == "pat" else "matern"
            rows += [f("grandfather", f"avô {end}o", parent.grandfather()), f("grandmother", f"avó {end}a", parent.grandmother())]
        else:
            rows.append(f(gp, text, _grandparents(p, parent)))
    reg = [f("livro", "livro", p.livro()), f("folha", p.pick("folhas", "folha"), p.folha()), f("termo", p.pick("número do termo", "termo"), p.termo()), f("reg_date", p.pick("data do registro", "registrado em"), p.reg_date())]
    if p.chance(0.4):
        reg.append(f("matricula", "matrícula", p.matricula()))
    if p.chance(0.4):
        rows.append(f(None, "declarante", p.other(r["declarant"]["name"])))
    rows = reg + rows if p.chance(0.4) else rows + reg
    rows += [f("averbacoes", p.pick("averbações", "o que foi averbado", "observações"), p.averbacoes()), f("seal", "selo", p.seal()), f("issue_date", "data da certidão", p.issue_date()), f("issue_place", "lugar da certidão", p.issue_city_uf()), f("officer", "oficial", p.officer())]
    body = f"<table>{''.join(rows)}</table>" if way == "table" else "".join(rows)
    return _doc(
        """body{width:794px;min-height:1123px;padding:40px 50px;font:$fspx/1.3 $font} table{border-collapse:collapse;width:100%} td{padding:$tp;border:$bd;text-align:$ta;width:$vw;vertical-align:top} th{padding:$tp;border:$bd;text-align:left;font-weight:normal;color:$lc;font-size:$ls;vertical-align:top} p{margin:$pm 0;text-align:$pa} i{color:$lc;font-size:$ls;font-style:$is} .d{display:flex;gap:8px;align-items:baseline} .d u{flex:1;border-bottom:1px dotted #555;min-width:20px} .d i{flex:none} h1{font-size:20px;text-align:$ha} .o{text-align:$ha}""",
        f"""<div class=o>{p.office()} {p.pick('<br>', '–')} {p.reg_city_uf()}</div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento', 'NASCIMENTO')}</h1>{body}<p>{p.legal()}</p>""",
        fs=p.pick(12, 13, 14), spread=p.chance(0.3), font=p.pick(*SERIF, *SANS), tp=p.pick("2px 8px", "4px 8px"), bd=p.pick("none", "1px solid #999", "1px dotted #666"), ta=p.pick("left", "right"), vw=p.pick("60%", "72%"), lc=p.pick("#000", "#666", "#8b0000"), ls=p.pick("100%", "80%"), pm=p.pick("4px", "8px"), pa=p.pick("left", "center", "right") if way == "brackets" else "left", **{"is": p.pick("italic", "normal")}, ha=p.pick("left", "center"),
    )


@form
def c_so_mae(p):
    """A printed half sheet filled by typewriter where only the mother is named: the father's lines struck or not there at all."""
    r, rng = p.r, p.rng
    p.manner(blank=p.pick("-.-.-.-.-.-.-", "x x x x x x", "//////////", "ignorado", "------------", "não declarado"))
    if p.chance(0.8) and r["mother"]:
        r["father"], r["gp"]["gpm"], r["gp"]["gpf"] = None, "", ""
        r["parents"] = [r["mother"]]
        if r["declarant"]["kin"] in ("o pai", "pai", "o próprio pai", "genitor", "o genitor"):
            d = r["declarant"]
            d["name"], d["kin"] = people.person(rng, d["sex"]), rng.choice(["avô materno", "tio", "vizinho"])
    first, second = p.parents(None if _pair(p) else "father")
    kids = [parent for parent in (first, second) if parent.known] or [first]
    empty = [parent for parent in (first, second) if not parent.known]
    legend = p.chance(0.5)
    v = lambda text: f"<span class=v>{text}</span>"
    s = lambda text: f"<span class=w>{text}</span>"
    line = "<p>{}</p>".format
    out = [line(f"{s('Nº')} {v(p.termo())} {s(p.pick('Fls.', 'Folha'))} {v(p.folha())} {s(p.pick('Livro', 'L.º'))} {v(p.livro())}")]
    out.append(line(f"{s(p.pick('CERTIFICO que em', 'Certifico que a', 'Certifico haver sido lavrado em'))} {v(_bare(p.reg_date))} {s(p.pick('foi lavrado o assento de nascimento de', 'o assento de'))}"))
    out.append(f"<p class={p.pick('c', 'l')}>{v(p.name())}</p>")
    out.append(line(f"{s('nascid' + _o(p) + p.pick(' a', ' em', ' aos'))} {v(_bare(p.birth_date))} {s(p.pick('às', 'à hora'))} {v(p.hour())}"))
    out.append(line(f"{s(p.pick('em', 'no lugar', 'local'))} {v(p.birth_place())}, {v(p.birth_city_uf())}"))
    out.append(line(f"{s('do sexo')} {v(p.sex())}" + (f", {s('de cor')} {v(p.other(r['color']))}" if p.chance(0.4) else "")))
    for parent in kids:
        fem = parent.person is not None and parent.person["sex"] == "F"
        word = _o(p, "filho", "filha") + p.pick(" de", " natural de" if fem else " de") if parent is kids[0] else "e de"
        out.append(line(f"{s(word)} {v(parent.name())}, {s(p.pick('natural de', 'nat. de'))} {v(parent.nat())}" + (f", {s('profissão')} {v(parent.extra('profession'))}" if parent.known and p.chance(0.4) else "")))
    if empty and p.chance(0.6) and len(kids) == 1:
        out.insert(-1 if p.chance(0.5) else len(out), line(f"{s(p.pick('Pai', 'e de', 'pai:'))} {v(p.blank())}, {s('natural de')} {v(p.blank())}"))
    for parent in kids:
        word = "avós maternos" if parent.side == "mat" else "avós paternos"
        if not _pair(p):
            word = "avós"
        out.append(line(f"{s(p.pick('sendo ', 'São ', '') + word)} {v(_grandparents(p, parent))}"))
    if empty and p.chance(0.4) and len(kids) == 1 and _pair(p):
        out.insert(-1, line(f"{s('Avós paternos' if empty[0].side == 'pat' else 'Avós maternos')} {v(p.blank())}"))
    out.append(line(f"{s('Foi declarante')} {v(p.other(r['declarant']['name'] + ', ' + r['declarant']['kin']))} {s('e testemunhas')} {v(' e '.join(p.other(w['name']) for w in r['witnesses'][:2]))}"))
    out.append(line(f"{s(p.label('averbacoes', p.pick('Observações:', 'À margem:', 'Averbações:')))} {v(p.averbacoes())}"))
    out.append(line(f"{s(p.pick('O referido é verdade e dou fé.', 'Dou fé.'))}"))
    out.append(f"<p class=r>{v(p.issue_city())}{s(',')} {v(_bare(p.issue_date))}</p><p class=r>{'_' * 26}<br>{p.officer()}<br>{s(p.pick('O Oficial', 'Escrivão', 'Oficial do Registro Civil'))}</p>")
    return _doc(
        """body{width:794px;min-height:$bhpx;padding:$pad;font:$fspx/$lh $font;background:$bg} .v{font-family:$vf;border-bottom:$vb;font-size:$vs} .w{color:$wc} p{margin:0 0 $pm} .c{text-align:center} .l{text-align:left} .r{text-align:right} header{text-align:center} h1{text-align:center;font-size:20px;margin:6px 0 10px;font-family:$hf}""",
        f"""<header>{p.pick('REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL', 'REGISTRO CIVIL', 'BRASIL — REGISTRO CIVIL')}<br>{p.office()}<br>{p.reg_city_uf()}</header><h1>{p.pick('Certidão de Nascimento', 'NASCIMENTO', 'CERTIDÃO DE IDADE', 'Registro de Nascimento')}</h1>{''.join(out)}{'<p><small>' + p.legal() + '</small></p>' if legend else ''}""",
        bh=p.pick(560, 700, 1123), pad=p.pick("30px 54px", "40px 80px"), fs=p.pick(13, 14), lh=p.pick(1.35, 1.6, 1.8), spread=p.chance(0.3), font=p.pick(*SERIF, *SANS[:2]), bg=p.pick("#fff", "#fbf7ea"), vf=p.pick(*MONO, "Z003"), vb=p.pick("none", "1px dotted #444", "1px solid #999"), vs=p.pick("100%", "108%"), wc=p.pick("#000", "#35563a", "#6b2c2c"), pm=p.pick("4px", "8px"), hf=p.pick("inherit", "Z003", "'URW Bookman'"),
    )


@form
def c_coluna_do_registro(p):
    """A state's own pattern: the entry's data stand in a side column with the office and the seal, the rest in a numbered grid."""
    r = p.r
    p.manner(caps=p.chance(0.7))
    first, second = _parents(p)
    cap = p.pick(str.upper, str, str)
    number = [0]
    numbered = p.pick("{} ", "{:02d} - ", "{}. ", "")
    at = p.pick("above", "above", "inline", "below")
    def f(concept, text, value, w=1):
        number[0] += 1
        lab = numbered.format(number[0]) + (p.label(concept, cap(text)) if concept else cap(text))
        inner = {"above": f"<small>{lab}</small><br>{value}", "inline": f"<small>{lab}</small> {value}", "below": f"{value}<br><small>{lab}</small>"}[at]
        return f"<div style='flex:{w}'>{inner}</div>"
    row = lambda *cells: f"<div class=r>{''.join(cells)}</div>"
    main = row(f("name", p.pick("Nome do registrado", "Nome"), p.name()))
    main += row(f("sex", "Sexo", p.sex_boxes(p.pick("(X)", "[x]", "(x)"), p.pick("( )", "[ ]")) if r["sex"] in "MF" and p.chance(0.4) else p.sex()), f("birth_date", "Data do nascimento", p.birth_date(), 2), f("hour", "Hora", p.hour()))
    main += row(f("birth_place", "Local do nascimento", p.birth_place(), 2), f("birth_city", "Município", p.birth_city()), f("birth_uf", "UF", p.birth_uf(), 0.4))
    kin = []
    for parent in (first, second):
        concept, text = _title(p, parent, p.pick("Pai", "Nome do pai", "Genitor"), p.pick("Mãe", "Nome da mãe", "Genitora"), ("Filiação", "Filiação"))
        kin.append(row(f(concept, text, parent.name(), 2)) + row(f("parent_nat", "Naturalidade", parent.nat(), 1.4), f(None, "Profissão", parent.extra("profession"))))
    elders = [row(f(_gp_title(p, parent)[0], _gp_title(p, parent, p.pick("Avós paternos", "Avô e avó paternos"), p.pick("Avós maternos", "Avô e avó maternos"), "Avós")[1], _grandparents(p, parent, p.pick("<br>", " e ")))) for parent in (first, second)]
    main += kin[0] + elders[0] + kin[1] + elders[1] if p.chance(0.5) else "".join(kin + elders)
    main += row(f(None, "Declarante", p.other(r["declarant"]["name"])), f("twin", "Gêmeos", p.twin(), 0.6)) if p.chance(0.5) else ""
    main += row(f("averbacoes", p.pick("Averbações", "Observações / averbações"), p.averbacoes())) + (row(f("anotacoes", "Anotações", p.anotacoes())) if p.chance(0.5) else "")
    s = lambda concept, text, value: f"<p><small>{p.label(concept, cap(text)) if concept else cap(text)}</small><br>{value}</p>"
    book = s("livro", "Livro", p.livro()) + s("folha", "Folha", p.folha()) + s("termo", p.pick("Termo", "Nº de ordem"), p.termo()) + s("reg_date", p.pick("Data do registro", "Registro"), p.reg_date())
    where = s("office", p.pick("Serventia", "Cartório"), p.office()) + s("reg_city", p.pick("Município/UF", "Comarca"), p.reg_city_uf())
    issue = s("issue_date", p.pick("Emissão", "Local e data"), f"{p.issue_city()}, {p.issue_date()}") + s("officer", "Oficial", p.officer())
    seal = s("seal", p.pick("Selo", "Selo digital"), p.seal()) + s(None, "Protocolo", p.other(r["protocol"]))
    blocks = [where, book, issue, seal]
    p.rng.shuffle(blocks)
    side = f"<aside>{p.pick('<hr>', '').join(blocks)}{s(None, 'Custas', '<br>'.join(html.escape(a + ' ' + b) for a, b in r['fees'][:4])) if p.chance(0.5) else ''}</aside>"
    left = p.chance(0.5)
    return _doc(
        """body{width:$bwpx;min-height:$bhpx;padding:26px 28px;font:$fspx/1.25 $font} .o{display:flex;gap:14px} aside{width:$sw;flex:none;background:$sb;color:$sc;padding:8px 10px;border:$bd;overflow-wrap:break-word} aside p{margin:0 0 8px} main{flex:1;min-width:0} .r{display:flex;border:$bd;margin-top:$mt;min-height:$mh} .r>div{padding:3px 6px;min-width:0} .r>div+div{border-left:$bd} small{font-size:$ss} h1{font-size:18px;margin:2px 0 10px;text-align:$ha} hr{border:0;border-top:1px solid #888}""",
        f"<h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento', 'REGISTRO CIVIL — CERTIDÃO DE NASCIMENTO')}</h1><div class=o>{side + '<main>' + main + '</main>' if left else '<main>' + main + '</main>' + side}</div><p>{p.legal()}</p><p style='text-align:center'>{'_' * 32}<br>{p.other(r['clerk'])}<br>{p.other(r['clerk_title'])}</p>",
        bw=1123 if (wide := p.chance(0.35)) else 794, bh=794 if wide else 1123, fs=p.pick(11.5, 12.5), font=p.pick(*SANS, *SERIF), sw=p.pick("170px", "200px", "230px"), sb=(shade := p.pick("#fff", "#eee", "#e3eef5", "#2f4f4f")), sc="#fff" if shade == "#2f4f4f" else "#000", bd=p.pick("1px solid #555", "1px solid #b0b0b0", "1px dotted #555", "0 solid #fff"), mt=p.pick("-1px", "4px"), mh=p.pick("0", "40px", "52px"), ss=p.pick("72%", "82%", "95%"), ha=p.pick("left", "center", "right"),
    )
