"""Forms whose heading, officer, dates of issue and registration stand in pieces, in running text or far from their captions."""
import datetime as dt
import html
import re

import people
import places
import records
import texts
from pen import form

TYPE = ("Liberation Mono", "Courier Prime", "Nimbus Mono PS", "FreeMono", "DejaVu Sans Mono", "CMU Typewriter Text")
SERIF = ("Liberation Serif", "C059", "P052", "URW Bookman", "DejaVu Serif", "EB Garamond", "FreeSerif", "Caladea")
SANS = ("Liberation Sans", "Nimbus Sans Narrow", "URW Gothic", "DejaVu Sans Condensed", "Carlito", "FreeSans")


def sheet(css, body, width=794, height=1123):
    return f"""<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>*{{box-sizing:border-box}}
body{{margin:0;width:{width}px;min-height:{height}px;position:relative;background:#fff;color:#111}}
{css}</style></head><body>{body}</body></html>"""


def brazilian(uf):
    return uf in places.UF_NAMES


def state_line(p, word="Estado"):
    """'Estado de Minas Gerais' of the registry; a consulate's country alone."""
    uf = p.r["ruf"]
    if not brazilian(uf):
        return p.reg_uf()
    return f"{word} {places.UF_OF[uf]} {p.reg_uf(full=True)}"


def office_pieces(p):
    """A name of the registry office as the two or three pieces that a heading sets apart; the record's becomes the whole."""
    rng, r = p.rng, p.r
    if not brazilian(r["ruf"]):
        return [p.office()]
    n, o = rng.randint(1, 34), p.pick("º", "º", "°", "o", "º.")
    who = people.surname(rng)
    parts = rng.choice([
        [f"{n}{o} Ofício", "Registro Civil das Pessoas Naturais"],
        [f"Cartório do {n}{o} Ofício", "do Registro Civil"],
        ["Cartório do Registro Civil", "das Pessoas Naturais"],
        ["Registro Civil", f"{n}{o} Distrito", places.district(rng)],
        ["Cartório de Registro Civil", f"{n}{o} Subdistrito - {places.district(rng)}"],
        [f"Cartório {who}", "Ofício do Registro Civil das Pessoas Naturais"],
        ["Serviço Registral", "das Pessoas Naturais e de Interdições e Tutelas"],
        [f"{n}ª Circunscrição", "do Registro Civil das Pessoas Naturais"],
        [f"{n}ª Zona Judiciária", "Cartório do Registro Civil"],
        ["Serventia Extrajudicial", f"do {n}{o} Ofício de Notas", "e Registro Civil"],
        ["Cartório de Paz", f"do Distrito de {places.district(rng)}"],
        ["Ofício de Registro Civil das Pessoas Naturais", f"do {n}{o} Subdistrito"],
        [f"Cartório {people.given(rng, 'M')} {who}", f"{n}{o} Ofício de Notas e Registro Civil"],
        ["Tabelionato e Registro Civil", f"Cartório {who}"],
    ])
    r["office"] = " ".join(parts)
    return [p.value(text, "office", begins=i == 0) for i, text in enumerate(parts)]


def son(p):
    return {"M": "filho", "F": "filha"}.get(p.r["sex"], p.pick("filho(a)", "filho"))


def o(p):
    return {"M": "o", "F": "a"}.get(p.r["sex"], "o(a)")


def kin(p, par):
    """'neto paterno de A e de B' of one parent's line, '' where neither is known."""
    side = "paterno" if par.side == "pat" else "materno"
    if not (par.grandfather_known or par.grandmother_known):
        return ""
    word = {"M": "neto", "F": "neta"}.get(p.r["sex"], "neto(a)")
    side = side if word == "neto" else side[:-1] + "a" if word == "neta" else side + "(a)"
    return f"{word} {side} de {par.grandparents(p.pick(' e ', ' e de ', ' e de dona ', ' e '))}"


def one_line_kin(p, first, second, joint="; "):
    return joint.join(text for text in (kin(p, first), kin(p, second)) if text)


def later_date(p, back=40):
    """A date that is no field: of the parents' marriage, of an order, of the previous entry."""
    day = p.r["birth"] - dt.timedelta(days=p.rng.randint(200, 365 * back // 4))
    return p.other(records.date_text(p.rng, day, p.pick("num", "semi", "words")))


_VOWELS = "aeiouáéíóúâêôãõàü"
_BLENDS = {"ch", "lh", "nh", "br", "cr", "dr", "fr", "gr", "pr", "tr", "bl", "cl", "fl", "gl", "pl", "qu", "gu"}


def _breaks(word):
    """Where a word may be parted at a line's end, roughly by syllables."""
    low, out = word.lower(), []
    if not word.isalpha():
        return out
    for i in range(2, len(low) - 1):
        a, b, c = low[i - 1], low[i], low[i + 1] if i + 1 < len(low) else ""
        if a in _VOWELS and b not in _VOWELS and (c in _VOWELS or low[i:i + 2] in _BLENDS):
            out.append(i)
        elif a not in _VOWELS and b not in _VOWELS and low[i - 1:i + 1] not in _BLENDS and c in _VOWELS and low[i - 2] in _VOWELS:
            out.append(i)
    return out


def typed(p, text, columns, hyphens=0.6, first=0, fill=""):
    """HTML as a typewriter's lines of so many letters, long words parted with a hyphen; `fill` closes the last line."""
    items, stack, serial = [], [], 0
    for token in re.findall(r"<[^>]+>|&#?\w+;|[^<&]", text):
        if token.startswith("<br"):
            items.append(("\n", ()))
        elif token.startswith("</"):
            stack.pop()
        elif token.startswith("<"):
            serial += 1
            stack.append((serial, token))
        else:
            items.append((" " if token.isspace() else token, tuple(stack)))
    lines, line, word = [], [(" ", ())] * first, []

    def put():
        nonlocal line, word
        while word:
            gap = 1 if line and line[-1][0] != " " else 0
            if len(line) + gap + len(word) <= columns or not line:
                line += [(" ", space)] * gap + word
                word = []
                return
            letters = "".join(html.unescape(c) for c, _ in word)
            stem = letters.rstrip(".,;:")
            room = columns - len(line) - gap - 1
            cuts = [i for i in _breaks(stem) if i <= room]
            if cuts and p.chance(hyphens):
                cut = p.rng.choice(cuts[-2:])
                line += [(" ", space)] * gap + word[:cut] + [("-", word[cut - 1][1])]
                word = word[cut:]
            lines.append(line)
            line = []

    space = ()
    for item in items:
        if item[0] in " \n":
            put()
            space = item[1]
            if item[0] == "\n":
                lines.append(line)
                line = []
        else:
            word.append(item)
    put()
    if fill and len(line) < columns - 3:
        line = line + [(" ", ())] + [(fill, ())] * (columns - len(line) - 1)
    lines.append(line)
    opened, out = set(), []
    for line in lines:
        now = []
        for char, tags in line:
            while now and (len(now) > len(tags) or now[-1] != tags[len(now) - 1]):
                out.append(f"</{re.match(r'<(.*?)[ >]', now.pop()[1]).group(1)}>")
            for tag in tags[len(now):]:
                out.append(tag[1].replace(" data-b", "") if tag[0] in opened else tag[1])
                opened.add(tag[0])
                now.append(tag)
            out.append(char)
        while now:
            out.append(f"</{re.match(r'<(.*?)[ >]', now.pop()[1]).group(1)}>")
        out.append("\n")
    return "".join(out)


def typed_sheet(p, lines, top=90, left=90, size=14, lead=1.6, face=None, extra="", width=794, height=1123, css=""):
    face = face or p.pick(*TYPE)
    return sheet(f"pre{{font:{size}px/{lead} '{face}','Liberation Mono',monospace;margin:0;padding:{top}px 0 30px {left}px;white-space:pre}}{css}", f"<pre>{lines}</pre>{extra}", width, height)


def columns_of(size, left, right=50, width=794):
    return int((width - left - right) / (size * 0.602))


@form
def d_half_sheet_dotted(p):
    """Half a sheet, printed: typed values over dotted lines, small captions below them."""
    p.manner(caps=p.chance(.6), blank=p.pick("-", "x x x", "= = =", "-.-.-"))
    first, second = p.parents(p.pick("father", "father", "mother"))
    face, type_face = p.pick(*SERIF, *SANS), p.pick(*TYPE)
    under, size, cap = p.pick("1px dotted #333", "1px dotted #333", "1px solid #555", "2px dotted #777"), p.pick(12, 13, 13.5), p.pick(7, 7.5, 8.5)
    case, align, gap = p.pick("none", "lowercase", "uppercase"), p.pick("left", "center", "center"), p.pick(3, 5, 7)

    def row(*cells):
        return '<div class="r">' + "".join(f'<div class="c" style="flex:{w} 1 0"><div class="v">{value}</div><div class="k">{caption}</div></div>' for w, caption, value in cells) + "</div>"

    L = p.label
    pieces = office_pieces(p) if p.chance(.6) else [p.office()]
    top = [f"República {p.pick('Federativa do Brasil', 'dos Estados Unidos do Brasil')}", f"{state_line(p)}", f"{p.pick('Comarca', 'Município', 'Município e Comarca')} de {p.reg_city()}"]
    if p.chance(.5):
        top.insert(2, pieces.pop(0))
    head = "<br>".join(top + pieces)
    rows = [
        row((3, L("name", p.pick("nome do registrado", "nome e prenome")), p.name()), (1, L("sex", "sexo"), p.sex())),
        row((1, L("birth_day", "dia"), p.birth_day()), (1.4, L("birth_month", "mês"), p.birth_month()), (1.4, L("birth_year", "ano"), p.birth_year()), (2, L("hour", "hora"), p.hour()), (3, L("birth_city", "município e estado do nascimento"), p.birth_city_uf())) if p.chance(.5)
        else row((2.6, L("birth_date", "data do nascimento"), p.birth_date()), (1.6, L("hour", "hora"), p.hour()), (3, L("birth_place", "local"), p.birth_place()), (2.2, L("birth_city", "cidade"), p.birth_city()), (.5, "UF", p.birth_uf())),
    ]
    for par in (first, second):
        word = "pai" if par.role == "father" else "mãe"
        rows.append(row((3, L(par.role, word), par.name()), (2, L("parent_nat", p.pick("natural de", f"naturalidade d{'o' if word == 'pai' else 'a'} {word}")), par.nat()), *([(1.2, "profissão", par.extra("profession"))] if p.chance(.5) else [])))
    grand = {par.side: (par.grandfather(), par.grandmother()) for par in (first, second)}
    if p.chance(.5):
        for side, word in (("pat", "paternos"), ("mat", "maternos")):
            rows.append(row((1, L("grandfather", f"avô {word[:-1]}"), grand[side][0]), (1, L("grandmother", f"avó {word[:-2]}a"), grand[side][1])))
    else:
        rows.append(row(*[(1, L(f"gp_{'paternal' if side == 'pat' else 'maternal'}", f"avós {word}"), " e ".join(grand[side])) for side, word in (("pat", "paternos"), ("mat", "maternos"))]))
    book = row((1, L("livro", "livro"), p.livro()), (1, L("folha", "folha"), p.folha()), (1.2, L("termo", p.pick("termo", "nº de ordem")), p.termo()), (2.4, L("reg_date", p.pick("data do registro", "lavrado em")), p.reg_date()))
    rows.insert(p.pick(0, 0, len(rows)), book)
    rows.append(row((2.6, L("issue_place", "localidade"), p.issue_city()), (2.4, L("issue_date", "data da expedição"), p.issue_date()), (3, p.pick("assinatura do oficial", L("officer", "oficial do registro")), p.officer())))
    return sheet(f""".s{{padding:16px 26px}} .h{{font:{p.pick(11, 12)}px/1.25 '{face}';text-align:center;text-transform:{p.pick('none', 'uppercase')}}} h1{{font:bold {p.pick(15, 18)}px '{face}';letter-spacing:{p.pick(0, 2)}px;text-align:center;margin:5px 0}}
.r{{display:flex;gap:10px;margin-top:{gap}px}} .c{{display:flex;flex-direction:column;justify-content:flex-end;min-width:0}} .v{{font:{size}px/1.1 '{type_face}';border-bottom:{under};text-align:{align};min-height:16px;overflow-wrap:anywhere}} .k{{font:{p.pick('italic', 'normal')} {cap}px/1.2 '{face}';text-align:center;text-transform:{case}}}""",
        f'<div class="s"><div class="h">{head}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "NASCIMENTO")}</h1>{"".join(rows)}</div>', p.pick(794, 860), p.pick(600, 640))


@form
def d_typed_aos_dias(p):
    """A typewriter's transcription: the date of registration opens the text, the officer signs within it."""
    size, left = p.pick(13, 14, 15), p.pick(70, 100, 130)
    p.manner(caps=p.chance(.25), hour=p.pick("words", "old", "num"), blank=p.pick("não declarado", "ignorado", "..."), sex_short=False)
    first, second = p.parents(p.pick("father", "father", None))
    width = columns_of(size, left)
    parents = []
    for par in (first, second):
        if par.known:
            parents.append(f"{par.name()}, {par.extra('nationality')}, {p.pick('natural de', 'natural de', 'nascido em')} {par.nat()}, {par.extra('profession')}")
    kins = one_line_kin(p, first, second, p.pick("; ", " e ", ", e "))
    who = p.r["declarant"]
    start = f"Aos {p.reg_date(p.pick('dias', 'dias', 'words'))}, nesta cidade de {p.reg_city()}, {p.pick('Estado', 'estado')} de {p.reg_uf(full=True)}, em cartório, compareceu {p.other(who['name'])}, {p.other(who['profession'])}, e declarou que"
    birth = f"no dia {p.birth_date(p.pick('words', 'semi', 'paren'))}, às {p.hour()}, em {p.birth_place()}, {p.pick('em', 'na cidade de', 'município de')} {p.birth_city_uf(p.pick('-', ',', 'long'))}, nasceu uma criança do sexo {p.sex()}, que recebeu o nome de {p.name()}, {son(p)} de " + p.pick(" e de ", "; e de ", " e ").join(parents)
    grand = f", {p.pick('', 'sendo ')}{kins}" if kins else ""
    if p.chance(.4) and p.r["marriage_parents"]:
        grand += f". Os pais são {p.other(p.r['marriage_parents'])}"
    close = p.pick(f"Eu, {p.officer()}, {p.other(p.r['officer_title'])}, {p.pick('o escrevi e assino', 'subscrevi', 'datilografei e assino')}.", f"Eu, {p.other(p.r['clerk'])}, escrevente, a datilografei. E eu, {p.officer()}, Oficial, subscrevi.")
    books = f"às folhas {p.folha()} do livro {p.livro()} de registro de nascimentos, sob o número {p.termo()} de ordem, "
    head = p.pick("C E R T I F I C O que ", "CERTIFICO, a pedido de parte interessada, que ", "CERTIFICO e dou fé que, revendo os livros deste cartório, ")
    text = f"{head}{books}consta o termo do teor seguinte: {start} {birth}{grand}. {p.pick('Nada mais se continha.', 'Foram testemunhas ' + p.other(p.r['witnesses'][0]['name']) + ' e ' + p.other(p.r['witnesses'][1]['name']) + '.', 'O referido é verdade.')} {close}"
    issue = f"{p.issue_city()}, {p.issue_date(p.pick('semi', 'words', 'num'))}."
    pieces = office_pieces(p) if p.chance(.5) else [p.office()]
    center = lambda s: typed(p, s, width, 0)
    heading = "\n".join(center(s).rstrip("\n") for s in [p.pick("REPÚBLICA FEDERATIVA DO BRASIL", "ESTADOS UNIDOS DO BRASIL"), state_line(p), *pieces[:1], f"Comarca de {p.reg_city()}", *pieces[1:]])
    body = typed(p, text, width, p.pick(.2, .8, 1), first=p.pick(0, 6, 10), fill=p.pick("", "-", "x", "="))
    issue = typed(p, issue, width, 0, first=p.pick(0, 12, width - 40))
    sign = typed(p, p.pick("______________________________", ".............................."), width, 0, first=14) + typed(p, p.officer(), width, 0, first=16) + typed(p, p.other(p.r["officer_title"]), width, 0, first=16)
    lines = f"{heading}\n\n\n{p.pick('CERTIDÃO DE NASCIMENTO', 'C E R T I D Ã O', 'CERTIDÃO EM INTEIRO TEOR')}\n\n{body}\n{issue}\n\n\n{sign if p.chance(.6) else ''}"
    return typed_sheet(p, lines, p.pick(50, 80), left, size, p.pick(1.35, 1.5, 1.7))


@form
def d_two_acts(p):
    """A small office's letter in a word processor: two tables of book, leaf, entry, one of a previous registration."""
    p.manner(caps=p.chance(.5))
    first, second = p.parents()
    rng, r = p.rng, p.r
    face, size = p.pick(*SERIF, *SANS), p.pick(11.5, 12.5, 13.5)
    other_place = places.place_text(rng, places.place(rng))
    old = [p.other(records.livro_text(rng, rng.randint(1, 90))), p.other(records.folha_text(rng, rng.randint(1, 300))), p.other(records.termo_text(rng, rng.randint(1, 9999)))]
    L = p.label

    def table(title, values, marked, date):
        heads = [("livro", p.pick("Livro", "LIVRO Nº")), ("folha", p.pick("Folha", "FLS.")), ("termo", p.pick("Termo", "Nº DO TERMO"))]
        cells = "".join(f"<th>{L(c, w) if marked else w}</th>" for c, w in heads) + f"<th>{L('reg_date', 'Data') if marked else 'Data'}</th>"
        return f'<table><caption>{title}</caption><tr>{cells}</tr><tr>{"".join(f"<td>{v}</td>" for v in [*values, date])}</tr></table>'

    mine = table(p.pick("ASSENTO ATUAL", "REGISTRO DE NASCIMENTO", "Dados deste registro"), [p.livro(), p.folha(), p.termo()], True, p.reg_date())
    theirs = table(p.pick("REGISTRO DE CASAMENTO DOS PAIS", f"Casamento dos genitores – {p.other(other_place)}", "ASSENTO DO IRMÃO"), old, False, later_date(p))
    tables = [mine, theirs] if p.chance(.5) else [theirs, mine]
    beside = p.chance(.5)
    lines = [(L("name", p.pick("Registrado", "Nome")), p.name()), (L("birth_date", "Nascimento"), f"{p.birth_date()}, às {p.hour()}"), (L("birth_place", "Onde"), f"{p.birth_place()}, {p.birth_city_uf()}"), (L("sex", "Sexo"), p.sex())]
    for par in (first, second):
        if par.known:
            grand = par.grandparents() if par.grandfather_known or par.grandmother_known else ""
            lines.append((L(par.role, "Pai" if par.role == "father" else "Mãe"), f"{par.name()}, {p.pick('natural de', 'nat. de', 'de')} {par.nat()}" + (f", {p.pick('filho(a) de', 'cujos pais são', 'e avós:')} {grand}" if grand else "")))
    body = "".join(f'<div class="l"><span class="k">{k}{p.style.label_end[:1]}</span> <span class="v">{v}</span></div>' for k, v in lines)
    note = f"<p><b>{L('averbacoes', 'Averbações')}:</b> {p.averbacoes()}</p>" if p.chance(.7) else ""
    head = p.pick(f"<div class=h>{p.office()}<br>{p.reg_city_uf()}</div>", f"<div class=h>{p.reg_city_uf('long')}<br><b>{p.office()}</b><br>{p.other(r['address'])}</div>", f"<div class=h>{state_line(p)}<br>{'<br>'.join(office_pieces(p))}<br><small>{p.other(r['address'])} - {p.reg_city()}</small></div>")
    sign = f'<div class="g"><div>{p.officer()}<br><small>{p.pick("Oficial", "Oficial Titular", "Oficial do Registro Civil")}</small></div><div>{p.other(r["clerk"])}<br><small>{p.pick("Escrevente autorizado", "Escrevente Substituto", "Auxiliar")}</small></div></div>'
    if p.chance(.4):
        sign = f'<div class="g"><div>{p.other(r["clerk"])}<br><small>Escrevente Autorizada</small></div><div>{p.officer()}<br><small>Oficiala</small></div></div>'
    return sheet(f"""body{{font:{size}px/1.45 '{face}';padding:50px 70px}} .h{{text-align:{p.pick('center', 'left')};margin-bottom:24px}} h2{{font-size:1.4em;text-align:center;font-weight:{p.pick(400, 700)};letter-spacing:{p.pick(0, 3)}px}}
.t{{display:{'flex' if beside else 'block'};gap:24px}} table{{border-collapse:collapse;width:100%;margin:8px 0;font-size:.92em}} caption{{text-align:left;font-weight:bold;font-size:.85em}} td,th{{border:{p.pick('1px solid #444', '1px dotted #888', '0')};padding:3px 6px;font-weight:normal;text-align:left}} th{{font-size:.8em;background:{p.pick('#fff', '#eee')}}}
.l{{margin:6px 0;{p.pick('display:flex;gap:10px', '')}}} .k{{{p.pick('font-weight:bold', 'font-style:italic', '')};min-width:{p.pick(80, 110)}px;display:inline-block}} .g{{display:flex;gap:60px;margin-top:90px;text-align:center}} .g div{{flex:1;border-top:1px solid #222;padding-top:4px}}""",
        f"""{head}<h2>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Registro de Nascimento', 'CERTIDÃO – BREVE RELATO')}</h2>{body}<div class="t">{tables[0]}{tables[1]}</div>{note}<p>{p.pick('O referido é verdade e dou fé.', 'Dou fé.', 'É o que consta.')} {p.issue_city()}, {p.issue_date()}.</p>{sign}""")


@form
def d_transcribed_abroad(p):
    """Transcription (Livro E) of a birth abroad: the foreign registration's data stand beside the Brazilian entry's."""
    p.manner(place=p.pick(",", "-", "("))
    rng, r = p.rng, p.r
    city, country = places.foreign(rng)
    r["bcity"], r["buf"], r["nat"] = city, country, (city, country)
    r["bplace"] = p.pick(f"Hospital {people.surname(rng)}", f"Ospedale {people.surname(rng)}", f"Clinique {people.surname(rng)}", f"{people.surname(rng)} Medical Center", "Hospital Universitario", "no domicílio")
    first, second = p.parents()
    for par in (first, second):
        if par.known and p.chance(.4):
            par.person["nat"] = places.foreign(rng)
    L = p.label
    face, size, val = p.pick(*SANS, *SERIF), p.pick(10.5, 11.5, 12.5), p.pick("bold", "normal")
    consulate = places.consulate(rng, city)
    origin = f"""<div class="b"><h4>{p.pick('ASSENTO DE ORIGEM', 'REGISTRO ESTRANGEIRO', 'CERTIDÃO CONSULAR TRANSCRITA')}</h4><div>Repartição: {p.other(consulate)}</div><div>Livro: {rng.randint(1, 60)} &nbsp; Folha: {rng.randint(1, 200)} &nbsp; Termo: {rng.randint(1, 900)}</div><div>Lavrado em: {later_date(p) if p.chance(.3) else p.other(records.date_text(rng, r['birth'] + dt.timedelta(days=rng.randint(2, 90)), 'num'))}</div>{'<div>Apostila nº ' + str(rng.randint(10000, 999999)) + '</div>' if p.chance(.5) else ''}</div>"""
    own = f"""<div class="b"><h4>{p.pick('TRANSCRIÇÃO', 'TRASLADO DE ASSENTO', 'REGISTRO NO LIVRO E')}</h4><div>{L('reg_date', p.pick('Lavrado em', 'Data do registro'))}: {p.reg_date()}</div><div>{L('livro', 'Livro')}: {p.livro()} &nbsp; {L('folha', 'Folha')}: {p.folha()} &nbsp; {L('termo', 'Termo')}: {p.termo()}</div>{'<div>' + L('matricula', 'Matrícula') + ': ' + p.matricula() + '</div>' if p.chance(.6) else ''}</div>"""
    boxes = [origin, own] if p.chance(.6) else [own, origin]
    rows = [(L("name", "Nome"), p.name()), (L("birth_date", "Data e hora do nascimento"), f"{p.birth_date()} – {p.hour()}"), (L("birth_place", "Local"), p.birth_place()), (L("birth_city", p.pick("Cidade e país", "Cidade e país do nascimento")), p.birth_city_uf()), (L("sex", "Sexo"), p.sex())]
    if p.chance(.5):
        rows.append((L("nat", "Naturalidade"), p.nat()))
    for par in (first, second):
        rows.append((L(par.role, "Pai" if par.role == "father" else "Mãe") if p.chance(.6) else L("filiation", "Genitor(a)"), f"{par.name()}" + (f"{p.pick(', natural de ', ' – ', '<br>natural de ')}{par.nat()}" if par.known else "")))
    rows.append((L("gp_all", "Avós"), "; ".join(f"{p.pick('', '')}{'paternos' if par.side == 'pat' else 'maternos'}: {par.grandparents()}" for par in (first, second))))
    rows.append((L("averbacoes", "Observação"), p.value(p.pick("A opção pela nacionalidade brasileira deverá ser feita perante a Justiça Federal, após a maioridade (Lei 818, de 18 de setembro de 1949).", "Brasileiro nato, conforme art. 12, I, c, in fine, da Constituição Federal de 05/10/1988.", "Transcrição feita nos termos do art. 32 da Lei nº 6.015, de 31.12.1973."), "averb")))
    grid = "".join(f'<div class="k">{k}</div><div class="v">{v}</div>' for k, v in rows)
    note = f'<div class="n">{L("averbacoes", "AVERBAÇÕES / ANOTAÇÕES À MARGEM")}: {p.averbacoes()}</div>'
    boxed, above = f'<div class="bb">{"".join(boxes)}</div>', p.chance(.6)
    return sheet(f"""body{{font:{size}px/1.4 '{face}';padding:40px 56px}} .h{{text-align:center}} .h b{{font-size:1.15em}} h1{{font-size:1.5em;text-align:center;margin:16px 0 4px}} .sub{{text-align:center;margin-bottom:14px}}
.bb{{display:flex;flex-direction:{p.pick('row', 'row', 'column')};gap:14px}} .b{{flex:1;border:{p.pick('1px solid #333', '2px double #333', '1px dashed #777')};padding:8px}} h4{{margin:0 0 4px;font-size:.9em}} .gr{{display:grid;grid-template-columns:{p.pick('150px 1fr', '200px 1fr', '1fr 1fr')};gap:{p.pick('6px', '2px')} 12px;margin:18px 0}} .v{{font-weight:{val};border-bottom:{p.pick('0', '1px dotted #999')}}} .k{{font-size:.9em;{p.pick('text-align:right', '', 'font-style:italic')}}} .n{{border:1px solid #aaa;padding:8px;min-height:90px}} .f{{margin-top:30px}} .o{{margin-top:70px;text-align:{p.pick('center', 'right')}}}""",
        f"""<div class="h">{p.pick('REPÚBLICA FEDERATIVA DO BRASIL<br>', '')}<b>{p.office()}</b><br>{p.reg_city_uf()}</div><h1>{p.pick('CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO', 'CERTIDÃO DE TRASLADO DE NASCIMENTO')}</h1><div class="sub">(nascimento de brasileiro ocorrido no exterior)</div>{boxed if above else ''}<div class="gr">{grid}</div>{'' if above else boxed}{note}<div class="f">{p.pick("Local e data", "Expedida em")}: {p.issue_city_uf()}, {p.issue_date()}.</div><div class="o">{p.officer()}<br>{p.other(r["officer_title"])}</div>""")


@form
def d_margin_notes(p):
    """A leaf of the book typed off: a narrow column of notes runs beside the narrated entry."""
    p.manner(caps=p.chance(.2), hour=p.pick("words", "num"), sex_short=False)
    rng, r = p.rng, p.r
    if not r["averbacoes"] or p.chance(.5):
        r["averbacoes"] = " ".join(texts.averbacao(rng, r) for _ in range(rng.randint(1, 3)))
    first, second = p.parents(p.pick("father", "mother"))
    face, note_face = p.pick(*SERIF, *TYPE[:3]), p.pick(*SERIF, *SANS, *TYPE[:2])
    L, size = p.label, p.pick(12, 13, 14)
    side = p.pick("row", "row", "row-reverse")
    pieces = office_pieces(p) if p.chance(.5) else [p.office()]
    both = [f"{par.name()}, {par.extra('profession')}, natural de {par.nat()}" for par in (first, second) if par.known]
    kins = [f"{p.pick('sendo avós', 'avós', 'são avós')} {'paternos' if par.side == 'pat' else 'maternos'} {par.grandparents()}" for par in (first, second) if par.grandfather_known or par.grandmother_known]
    sentences = [
        f"{p.pick('Certifico que', 'CERTIFICO, por me haver sido pedido, que')} do livro {p.livro()}, folhas {p.folha()}, {p.pick('termo', 'sob número')} {p.termo()}, consta o registro de nascimento de <b>{p.name()}</b>,",
        f"{p.pick('do sexo', 'sexo')} {p.sex()}, {p.pick('nascido(a)', 'que nasceu')} {p.pick('aos', 'a', 'em')} {p.birth_date()}, às {p.hour()}, {p.pick('em', 'no(a)', 'na')} {p.birth_place()}, {p.pick('em', 'cidade de')} {p.birth_city_uf()},",
        f"{son(p)} de {p.pick(' e de ', ' e ', '; e de ').join(both)}" + (", " + p.pick("; ", " e ", ", e ").join(kins) if kins else "") + ".",
        f"{p.pick('Foi declarante', 'Declarante:')} {p.other(r['declarant']['name'])}, {p.other(r['declarant']['kin'])}. {p.pick('Registro lavrado', 'Termo lavrado', 'O registro foi feito')} em {p.reg_date()}.",
    ]
    if p.chance(.35):
        sentences.insert(1, sentences.pop(3))
        sentences[0] = sentences[0].rstrip(",") + "."
        sentences[2] = f"{o(p).capitalize()} registrad{o(p)} é " + sentences[2]
    notes = f'<div class="m"><div class="mt">{L("averbacoes", p.pick("AVERBAÇÕES", "À MARGEM", "Averbações à margem do termo"))}</div>{p.averbacoes()}</div>'
    issue = p.pick(f"{p.issue_city()}, {p.issue_date()}", f"Dada e passada nesta cidade de {p.issue_city()}, em {p.issue_date()}", f"{p.issue_city_uf()},<br>{p.issue_date('semi')}")
    return sheet(f"""body{{padding:44px}} .h{{font:{p.pick(12, 14)}px/1.4 '{face}';text-align:center;margin-bottom:20px}} .t{{font:bold 18px '{face}';text-align:center;margin-bottom:18px}} .w{{display:flex;flex-direction:{side};gap:{p.pick(10, 18)}px;align-items:stretch;min-height:600px}}
.m{{width:{p.pick(140, 170, 210)}px;font:{p.pick(8.5, 9.5, 10.5)}px/1.3 '{note_face}';border-{'right' if side == 'row' else 'left'}:{p.pick('1px solid #333', '2px solid #900', '0')};padding:0 8px;overflow-wrap:break-word}} .mt{{font-weight:bold;text-align:center;margin-bottom:6px}} .x{{flex:1;font:{size}px/{p.pick(1.5, 1.7, 1.9)} '{face}';text-align:{p.pick('justify', 'left')}}} .x p{{margin:0 0 10px;text-indent:{p.pick(0, 40)}px}}""",
        f'<div class="h">{p.pick("República Federativa do Brasil", "REGISTRO CIVIL", "Poder Judiciário")}<br>{"<br>".join([*pieces[:1], state_line(p) + " – " + p.reg_city(), *pieces[1:]])}</div><div class="t">{p.pick("Certidão de Nascimento", "NASCIMENTO", "CERTIDÃO")}</div><div class="w">{notes}<div class="x">{"".join(f"<p>{s}</p>" for s in sentences) if p.chance(.4) else "<p>" + " ".join(sentences) + "</p>"}<p>{issue}.</p><p style="margin-top:60px">{p.officer()}<br>{p.other(r["officer_title"])}</p></div></div>')


@form
def d_office_only_signs(p):
    """No office in the heading: name, city and officer stand in the block around the signature."""
    p.manner(caps=p.chance(.6), place=p.pick("/", "-", "tight"))
    first, second = p.parents()
    rng, r, L = p.rng, p.r, p.label
    face, size = p.pick(*SANS), p.pick(11, 12, 13)
    end = p.pick(":", "", " –")
    rows = [(L("name", p.pick("NOME", "Nome completo")), p.name()), (L("birth_date", p.pick("DATA DE NASCIMENTO", "Nascido(a) em")), p.birth_date()), (L("hour", "HORA"), p.hour()), (L("birth_city", p.pick("MUNICÍPIO DE NASCIMENTO", "Lugar do nascimento")), f"{p.birth_city_uf()}"), (L("birth_place", "LOCAL"), p.birth_place()), (L("sex", "SEXO"), p.sex())]
    for par in (first, second):
        rows.append((L(par.role, p.pick("PAI", "NOME DO PAI") if par.role == "father" else p.pick("MÃE", "NOME DA MÃE")), par.name()))
        if p.chance(.8):
            rows.append((L("parent_nat", "NATURALIDADE"), par.nat()))
    rows += [(L("gp_paternal" if par.side == "pat" else "gp_maternal", f"AVÓS {'PATERNOS' if par.side == 'pat' else 'MATERNOS'}"), par.grandparents("<br>" if p.chance(.3) else " e ")) for par in (first, second)]
    extra = [(L("reg_date", p.pick("DATA DO REGISTRO", "REGISTRADO EM")), p.reg_date()), ("LIVRO/FOLHA/TERMO", f"{p.livro()} / {p.folha()} / {p.termo()}") if p.chance(.5) else (L("livro", "LIVRO"), f"{p.livro()} &nbsp; {L('folha', 'FLS.')} {p.folha()} &nbsp; {L('termo', 'Nº')} {p.termo()}")]
    rows = extra + rows if p.chance(.5) else rows + extra
    if p.chance(.5):
        rows.append((L("averbacoes", "AVERBAÇÕES"), p.averbacoes()))
    if p.chance(.35):
        rows.insert(0, (L("matricula", "MATRÍCULA"), p.matricula()))
    body = "".join(f'<tr><td class="k">{k}{end}</td><td class="v">{v}</td></tr>' for k, v in rows)
    block = p.pick(
        [p.office(), f"{p.reg_city_uf()}", p.officer(), p.other(r["officer_title"]), p.other(r["address"]), p.other(r["phone"])],
        [p.officer(), p.other(r["officer_title"]), p.office(), f"{p.other(r['address'])} – {p.reg_city()} – {p.reg_uf()}", p.other(r["email"])],
        [f"Oficial: {p.officer()}", f"Escrevente: {p.other(r['clerk'])}", f"<b>{p.office()}</b>", f"{p.reg_city()}", state_line(p)])
    date = f'<div class="d">{p.pick("", "Local e data: ", "Expedida em ")}{p.issue_city()}, {p.issue_date()}</div>'
    return sheet(f"""body{{font:{size}px/1.35 '{face}';padding:46px 60px}} h1{{font-size:{p.pick(18, 22, 26)}px;text-align:center;letter-spacing:{p.pick(0, 1, 4)}px;margin:0 0 6px}} .q{{text-align:center;margin-bottom:26px}} table{{border-collapse:collapse;width:100%}} td{{padding:{p.pick(3, 5, 7)}px;vertical-align:top;border-bottom:{p.pick('0', '1px solid #ccc')}}} .k{{width:{p.pick(150, 200, 240)}px;font-size:.85em;text-align:{p.pick('left', 'right')};{p.pick('font-weight:bold', '')}}}
.d{{margin:36px 0 60px;text-align:{p.pick('left', 'right', 'center')}}} .s{{width:{p.pick(360, 440)}px;margin-left:{p.pick(0, 140, 260)}px;border-top:1px solid #111;text-align:center;padding-top:6px;font-size:.92em}}""",
        f'<h1>{p.pick("CERTIDÃO DE NASCIMENTO", "NASCIMENTO", "CERTIDÃO")}</h1><div class="q">{p.pick("República Federativa do Brasil – Registro Civil das Pessoas Naturais", "Lei nº 6.015, de 31 de dezembro de 1973", "(art. 19 da Lei de Registros Públicos)")}</div><table>{body}</table>{date}<div class="s">{"<br>".join(block)}</div>')


@form
def d_office_in_sentence(p):
    """All in one narrow column of running text; the office and its city are named within the first sentence."""
    p.manner(caps=p.chance(.4), hour=p.pick("num", "words"), sex_short=False, place=p.pick("long", "-", ",", "in"))
    first, second = p.parents(p.pick("father", "mother"))
    rng, r = p.rng, p.r
    bold = p.pick("b", "b", "span", "u", "i")
    face, size = p.pick(*SERIF, *SANS), p.pick(13, 14, 15)
    officer = p.officer()
    start = p.pick(
        f"{officer}, {p.other(r['officer_title'])} do {p.office()}, município de {p.reg_city()}, {state_line(p)}, na forma da lei, etc. CERTIFICA que",
        f"O {p.office()}, com sede em {p.reg_city_uf()}, à {p.other(r['address'])}, CERTIFICA, a requerimento verbal de pessoa interessada, que",
        f"Eu, {officer}, {p.other(r['officer_title'])} do {p.office()}, da comarca de {p.reg_city()}, {state_line(p)}, usando das atribuições que me confere a lei, CERTIFICO que")
    both = [f"<{bold}>{par.name()}</{bold}>, {par.extra('nationality')}, {par.extra('civil')}, natural de {par.nat()}" for par in (first, second) if par.known]
    kins = one_line_kin(p, first, second, p.pick("; ", " e "))
    text = f"""{start}, no livro {p.livro()}, às fls. {p.folha()}, sob o n. {p.termo()}, {p.pick('foi lavrado em', 'com data de', 'acha-se registrado, desde')} {p.reg_date()}, o assento do nascimento de <{bold}>{p.name()}</{bold}>, do sexo {p.sex()}, {p.pick('ocorrido em', 'ocorrido aos', 'nascido(a) no dia')} {p.birth_date()}, às {p.hour()}, {p.pick('em', 'no estabelecimento', 'no(a)')} {p.birth_place()}, {p.birth_city_uf()}, {son(p)} de {p.pick(' e de ', ' e ').join(both)}{', ' + kins if kins else ''}."""
    if r["averbacoes"] or p.chance(.3):
        text += f" {p.pick('À margem consta:', 'Averbações:', 'OBSERVAÇÕES:')} {p.averbacoes()}"
    end = p.pick(f"Do que, para constar, passei a presente, que dato e assino, em {p.issue_city()}, {p.pick('aos', 'em')} {p.issue_date()}.", f"Dado e passado neste município de {p.issue_city()}, em {p.issue_date()}. Eu, {p.other(r['clerk'])}, {p.other(r['clerk_title'])}, digitei. Eu, {p.officer()}, subscrevo.", f"O referido é verdade. {p.issue_city_uf()}, {p.issue_date()}.")
    sign = p.pick(f'<div class="s">{p.officer()}</div>', f'<div class="s">{p.other(r["clerk"])}<br>Escrevente autorizado</div>', '<div class="s">________________________<br>o oficial</div>')
    return sheet(f"body{{padding:{p.pick(60, 120)}px {p.pick(90, 140, 200)}px}} h1{{font:{p.pick(400, 700)} {p.pick(17, 20)}px '{face}';text-align:{p.pick('center', 'left')};margin-bottom:36px;letter-spacing:{p.pick(0, 2)}px}} p{{font:{size}px/{p.pick(1.5, 1.8, 2)} '{face}';text-align:{p.pick('justify', 'left')};text-indent:{p.pick(0, 60)}px;margin:0 0 14px}} .s{{font:{size}px '{face}';text-align:center;margin-top:70px;letter-spacing:{p.pick(0, 0, 1.5)}px;text-transform:{p.pick('none', 'uppercase')}}}",
        f"<h1>{p.pick('CERTIDÃO', 'CERTIDÃO DE NASCIMENTO', 'NASCIMENTO – CERTIDÃO', 'C E R T I D Ã O')}</h1><p>{text}</p><p>{end}</p>{sign}")


@form
def d_numbered_clauses(p):
    """Clauses with numbers in words' order of the law (art. 54): 1º) date of birth ... 9º) witnesses."""
    p.manner(caps=p.chance(.5), hour=p.pick("num", "words"))
    first, second = p.parents("father" if p.chance(.7) else "mother")
    rng, r, L = p.rng, p.r, p.label
    face, size = p.pick(*SERIF, *SANS, *TYPE[:2]), p.pick(11.5, 12.5, 13.5)
    items = [
        f"{p.pick('dia, mês, ano, hora e lugar', 'Do nascimento')}: {p.birth_date()}, {p.pick('às', 'hora:', 'pelas')} {p.hour()}, {p.birth_place()}, {p.birth_city_uf()}",
        f"{L('sex', p.pick('o sexo', 'Sexo'))}: {p.sex()}",
        f"{L('name', p.pick('o nome e o prenome que foram postos à criança', 'Do nome'))}: {p.name()}",
        f"{p.pick('se é gêmeo', 'o fato de ser gêmeo')}: {p.twin()}" + (f", com {p.twin_names()}" if r["twins"] else ""),
    ]
    both = []
    for par in (first, second):
        if par.known:
            both.append(f"{par.name()}, {p.pick('natural de', 'nascido(a) em', 'naturalidade:')} {par.nat()}, {par.extra('profession')}, {par.extra('age')} anos")
    items.append(f"{L('filiation', p.pick('os nomes e prenomes, a naturalidade, a profissão dos pais', 'Dos pais'))}: {p.pick('; e ', ' e de ', ' e ').join(both)}")
    items.append(f"{L('gp_all', p.pick('os nomes e prenomes dos avós paternos e maternos', 'Dos avós'))}: " + ("; ".join(f"{par.grandparents()} ({'paternos' if par.side == 'pat' else 'maternos'})" for par in (first, second)) if p.chance(.6) else "; ".join(f"{'paternos' if par.side == 'pat' else 'maternos'}, {par.grandparents()}" for par in (first, second))))
    items.append(f"{p.pick('as testemunhas', 'Das testemunhas')}: {p.other(r['witnesses'][0]['name'])} e {p.other(r['witnesses'][1]['name'])}, {p.other(r['witnesses'][1]['residence'])}")
    if p.chance(.6):
        items.append(f"{p.pick('o declarante', 'Do declarante')}: {p.other(r['declarant']['name'])}, {p.other(r['declarant']['kin'])}")
    if r["anotacoes"] or r["averbacoes"] or p.chance(.3):
        items.append(f"{L('averbacoes', 'Das averbações')}: {p.averbacoes()}")
        items.append(f"{L('anotacoes', 'Das anotações')}: {p.anotacoes()}")
    number = p.pick(lambda i: f"{i}º)", lambda i: f"{i}.", lambda i: f"{'abcdefghijkl'[i - 1]})", lambda i: f"{i:02d} –", lambda i: "I II III IV V VI VII VIII IX X XI XII".split()[i - 1] + " -")
    listing = "".join(f'<div class="i"><span class="n">{number(i)}</span><span>{text}{p.pick(";", ".")}</span></div>' for i, text in enumerate(items, 1))
    pieces = office_pieces(p) if p.chance(.7) else [p.office()]
    lines = [p.pick("REPÚBLICA FEDERATIVA DO BRASIL", "BRASIL"), *pieces[:1], f"{p.reg_city()} – {p.other(p.pick('CEP ', '')) + p.other(r['cep'])}", *pieces[1:], state_line(p)] if p.chance(.5) else [*pieces, f"Município de {p.reg_city()}", state_line(p), p.other(r["address"])]
    intro = f"{p.pick('CERTIFICO que', 'Certifico que, em')} {p.pick('data de', 'aos') if p.chance(.5) else ''} {p.reg_date()}, no livro {p.livro()}, à folha {p.folha()}, sob o nº {p.termo()}, foi {p.pick('feito', 'lavrado')} o registro de nascimento com os seguintes {p.pick('elementos', 'dizeres', 'requisitos do art. 54 da Lei 6.015, de 31/12/1973')}:"
    return sheet(f"""body{{font:{size}px/1.5 '{face}';padding:44px {p.pick(60, 84)}px}} .h{{text-align:center;line-height:1.3;margin-bottom:20px;{p.pick('text-transform:uppercase', '')}}} h1{{font-size:1.4em;text-align:center}} .i{{display:flex;gap:10px;margin:{p.pick(4, 9)}px 0 0 {p.pick(0, 30)}px}} .n{{min-width:34px;text-align:right}} .e{{margin:24px 0 70px}} .s{{text-align:center;letter-spacing:{p.pick(0, 1.2)}px}}""",
        f'<div class="h">{"<br>".join(lines)}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão")}</h1><p>{intro}</p>{listing}<div class="e">{p.pick("O referido é verdade e dou fé.", "Dou fé.")} {p.issue_city()}, {p.issue_date()}.</div><div class="s">{p.officer()}<br>{p.other(r["officer_title"])}{"<br><br>" + p.other(r["clerk"]) + " – escrevente" if p.chance(.4) else ""}</div>')


@form
def d_wallet_card(p):
    """Two sides of a small card, tiny print; the office and the officer stand on the back."""
    p.manner(caps=p.chance(.8), birth_date="num", place=p.pick("/", "-", "tight"))
    first, second = p.parents()
    rng, r, L = p.rng, p.r, p.label
    face, w = p.pick(*SANS[:5]), p.pick(380, 420, 460)
    above = p.chance(.6)

    def f(concept, caption, value, grow=1):
        label = L(concept, caption) if concept else caption
        return f'<div class="f" style="flex:{grow}"><span class="k">{label}</span>{"" if above else " "}<span class="v">{value}</span></div>'

    front = [[f("name", p.pick("NOME", "Nome / Name"), p.name())]]
    front.append([f("birth_date", "NASC.", p.birth_date()), f("sex", "SEXO", p.sex()), f("cpf", "CPF", p.cpf(), 1.4)])
    front.append([f("nat", "NATURALIDADE", p.nat())])
    front.append([f("filiation", "FILIAÇÃO", f"{p.pick('<br>', ' e ').join(par.name() for par in (first, second) if par.known)}")])
    back = [[f("livro", "LIV.", p.livro()), f("folha", "FLS.", p.folha()), f("termo", "TERMO", p.termo()), f("reg_date", p.pick("REG.", "DATA REG."), p.reg_date("num"), 1.6)]]
    back.append([f("matricula", "MATRÍCULA", p.matricula())])
    back.append([f("office", p.pick("CARTÓRIO", "ÓRGÃO EXPEDIDOR", "SERVENTIA"), p.office())])
    back.append([f("reg_city", "CIDADE", p.reg_city(), 2), f("reg_uf", "UF", p.reg_uf(), .5), f("issue_date", p.pick("EMISSÃO", "EXPEDIÇÃO"), p.issue_date("num"), 1.4)])
    sign = f'<div class="s">{p.officer()}<br><span class="k">{p.pick("ASSINATURA DO OFICIAL", "Oficial do Registro Civil", L("officer", "OFICIAL"))}</span></div>'
    if p.chance(.5):
        front.append([f("gp_paternal" if par.side == "pat" else "gp_maternal", f"AVÓS {'PAT.' if par.side == 'pat' else 'MAT.'}", par.grandparents()) for par in (first, second)])
    if p.chance(.4):
        back.insert(0, [f("dnv", "DNV", p.dnv()), f("seal", "SELO", p.seal(), 2)])
    cards = ["".join(f'<div class="r">{"".join(row)}</div>' for row in side) for side in (front, back)]
    body = f'<div class="c"><div class="t">REPÚBLICA FEDERATIVA DO BRASIL<br><b>CERTIDÃO DE NASCIMENTO</b></div>{cards[0]}</div><div class="c">{cards[1]}{sign}</div>'
    return sheet(f"""body{{font-family:'{face}';padding:40px;display:flex;flex-direction:{p.pick('column', 'column', 'row')};gap:{p.pick(0, 14, 30)}px;align-items:flex-start}} .c{{width:{w if w < 400 else w}px;flex:0 1 {w}px;border:{p.pick('1px solid #222', '2px solid #285', '1px dashed #888')};border-radius:{p.pick(0, 10)}px;padding:12px;min-height:230px;background:{p.pick('#fff', '#f2f7f2', '#f7f5ea')}}} .t{{font-size:10px;text-align:center;margin-bottom:8px}} .r{{display:flex;gap:10px;margin-bottom:5px}} .f{{min-width:0;overflow-wrap:anywhere}} .k{{font-size:{p.pick(6, 7)}px;color:{p.pick('#000', '#285', '#555')};{'display:block' if above else ''}}} .v{{font:{p.pick(400, 700)} {p.pick(9.5, 10.5)}px/1.15 '{p.pick(face, face, *TYPE[:2])}'}} .s{{margin-top:24px;border-top:1px solid #333;text-align:center;font-size:9px;letter-spacing:{p.pick(0, .8)}px}}""", body, max(794, w * 2 + 140) if p.chance(.2) else 794, 620)


@form
def d_filled_sentence(p):
    """A printed sentence with ruled gaps filled in another hand; 'lavrado hoje' gives registration no date of its own."""
    p.manner(caps=p.chance(.3), hour=p.pick("num", "old", "words"), blank=p.pick("———", "/////", "xxxxxxxx"))
    first, second = p.parents(p.pick("father", "father", "mother"))
    rng, r = p.rng, p.r
    today = p.chance(.45)
    if today:
        r["edate"] = r["rdate"]
    face, hand = p.pick(*SERIF), p.pick("Z003", "Z003", *TYPE[:4], "URW Bookman")
    size = p.pick(14, 15, 16)

    def g(value, ch=12):
        return f'<span class="g" style="min-width:{ch}ch">{value}</span>'

    reg = p.pick("lavrado hoje", "feito nesta data", "hoje lavrado", "que é desta mesma data") if today else f"{p.pick('lavrado em', 'datado de', 'feito em')} {g(p.reg_date())}"
    both = []
    for par in (first, second):
        nat = f", natural de {g(par.nat(), 14)}" + (f", de profissão {g(par.extra('profession'), 8)}" if p.chance(.5) else "")
        both.append(f"{g(par.name(), 30)}{nat if par.known else ''}")
    grand = ". ".join(f"{p.pick('São avós', 'Avós')} {'paternos' if par.side == 'pat' else 'maternos'} {g(par.grandfather(), 20)} e {g(par.grandmother(), 20)}" for par in (first, second))
    text = f"""{p.pick('Certifico que do assento de nascimento', 'CERTIFICO que o assento')} nº {g(p.termo(), 6)}, {reg}, às folhas {g(p.folha(), 4)} do livro {g(p.livro(), 5)}, consta que no dia {g(p.birth_day(), 3)} do mês de {g(p.birth_month(), 8)} de {g(p.birth_year(), 5)}, às {g(p.hour(), 6)}, {p.pick('em', 'no lugar')} {g(p.birth_place(), 16)}, {p.pick('município de', 'em')} {g(p.birth_city_uf(), 14)}, nasceu {g(p.name(), 34)}, do sexo {g(p.sex(), 8)}, filh{'o' if r['sex'] == 'M' else 'a' if r['sex'] == 'F' else 'o(a)'} de {both[0]} e de {both[1]}. {grand}. {p.pick('Foi declarante', 'Declarante')} {g(p.other(r['declarant']['name']), 24)}{' e testemunhas ' + g(p.other(r['witnesses'][0]['name']), 20) + ' e ' + g(p.other(r['witnesses'][1]['name']), 20) if p.chance(.5) else ''}. Observações: {g(p.averbacoes() if p.chance(.7) else p.blank(), 30)}"""
    place = p.pick(f"{g(p.issue_city(), 14)}, {g(p.issue_date('semi'), 20)}", f"{g(p.issue_city(), 14)}, em {g(p.issue_date(), 20)}", f"Cidade de {g(p.issue_city(), 14)}, Estado de {g(p.value(places.UF_NAMES.get(r['euf'], r['euf']), 'euf'), 10)}, {g(p.issue_date('words'), 26)}")
    pieces = [p.office()] if p.chance(.5) else office_pieces(p)
    head = f"""<div class="a">{p.pick('Registro Civil', 'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL', 'Brasil')}</div><div>Estado d{p.pick('e', 'o')} {g(p.reg_uf(full=True), 8)} &nbsp; {p.pick('Comarca', 'Município', 'Termo')} de {g(p.reg_city(), 12)}</div><div class="a">{'<br>'.join(pieces)}</div>"""
    return sheet(f"""body{{font:{size}px/{p.pick(1.7, 1.9, 2.1)} '{face}';padding:{p.pick(40, 70)}px}} .g{{display:inline;border-bottom:1px {p.pick('solid', 'dotted')} #444;font:{p.pick(400, 400, 700)} {size + (3 if hand == 'Z003' else -1)}px '{hand}';padding:0 4px;color:{p.pick('#111', '#124', '#333')}}} .h{{text-align:{p.pick('center', 'left')}}} .a{{font-weight:bold}} h1{{font:{p.pick('italic 700', '400', '700')} {p.pick(22, 28)}px '{face}';text-align:center;margin:16px 0}} .x{{text-align:justify}} .s{{margin-top:50px;text-align:{p.pick('right', 'center')}}} .s small{{font-size:.8em}}""",
        f'<div class="h">{head}</div><h1>{p.pick("Certidão de Nascimento", "NASCIMENTO", "Certidão de Idade")}</h1><div class="x">{text}</div><div style="margin-top:24px">{p.pick("O referido é verdade e dou fé.", "")} {place}.</div><div class="s">{g(p.officer(), 20)}<br><small>{p.pick("Oficial do Registro Civil", "O Oficial", "Escrivão de Paz")}</small></div>', 794, p.pick(1123, 900))


@form
def d_notes_full_height(p):
    """Cells at the left two thirds, averbações as one tall column at the right."""
    p.manner(caps=p.chance(.7), place=p.pick("/", "-", " / "))
    rng, r, L = p.rng, p.r, p.label
    if p.chance(.6):
        r["averbacoes"] = " ".join(texts.averbacao(rng, r) for _ in range(rng.randint(1, 4)))
    if p.chance(.5):
        r["anotacoes"] = " ".join(texts.anotacao(rng, r) for _ in range(rng.randint(1, 2)))
    first, second = p.parents()
    face, size = p.pick(*SANS), p.pick(9.5, 10.5, 11.5)
    line = p.pick("1px solid #222", "1px solid #999", "1px dotted #555")

    def c(concept, caption, value, w=1):
        return f'<div class="c" style="flex:{w} 1 0"><div class="k">{L(concept, caption) if concept else caption}</div><div>{value}</div></div>'

    def row(*cells):
        return f'<div class="r">{"".join(cells)}</div>'

    rows = [
        row(c("name", p.pick("Nome", "NOME COMPLETO"), p.name(), 3), c("cpf", "CPF", p.cpf())),
        row(c("matricula", "Matrícula", p.matricula())),
        row(c("birth_date", p.pick("Data de nascimento por extenso", "Nascimento"), p.birth_date(p.pick("words", "num", "both")), 2), c("hour", "Hora", p.hour(), .8)),
        row(c("birth_city", "Município de nascimento e UF", p.birth_city_uf()), c("nat", "Naturalidade", p.nat())),
        row(c("birth_place", "Local de nascimento", p.birth_place(), 2), c("sex", "Sexo", p.sex(), .7)),
        row(*[c(par.role if p.chance(.5) else "filiation", p.pick("Pai", "Filiação", "Genitor(a)") if par.role == "father" else p.pick("Mãe", "Filiação"), f"{par.name()}{'<br>natural de ' + par.nat() if par.known else ''}") for par in (first, second)]),
        row(*[c("gp_paternal" if par.side == "pat" else "gp_maternal", f"Avós {'paternos' if par.side == 'pat' else 'maternos'}", par.grandparents(p.pick("<br>", " e ", "; "))) for par in (first, second)]),
        row(c("twin", "Gêmeo", p.twin(), .6), c("twin_names", "Nome e matrícula do(s) gêmeo(s)", p.twin_names(), 2)),
        row(c("reg_date", p.pick("Data do registro", "Data do registro por extenso"), p.reg_date(), 2), c("dnv", "DNV", p.dnv())),
    ]
    if p.chance(.5):
        rows.append(row(c("livro", "Livro", p.livro()), c("folha", "Folha", p.folha()), c("termo", "Termo", p.termo())))
    notes = f'<div class="k">{L("averbacoes", p.pick("Averbações / Anotações à margem do termo", "AVERBAÇÕES"))}</div>{p.averbacoes()}<br><br><div class="k">{L("anotacoes", p.pick("Anotações", "Anotações de cadastro"))}</div>{p.anotacoes()}'
    office = [f'<div class="k">{L("office", "Nome do Ofício")}</div>{p.office()}', f'<div class="k">{L("officer", p.pick("Oficial Registrador", "Oficial"))}</div>{p.officer()}', f'<div class="k">{L("reg_city", "Município / UF")}</div>{p.reg_city_uf()}', f'<div class="k">Endereço</div>{p.other(r["address"])}<br>{p.other(r["phone"])}']
    if p.chance(.5):
        office[0], office[1] = office[1], office[0]
    sign = f'O conteúdo da certidão é verdadeiro. Dou fé.<br>{p.pick(L("issue_date", "Data e local") + ": ", "")}{p.issue_city_uf()}, {p.issue_date()}<br><br><br>________________________<br>{p.pick(p.other(r["clerk"]) + "<br>Escrevente autorizado", p.officer() + "<br>" + p.other(r["officer_title"]))}'
    return sheet(f"""body{{font:{size}px/1.3 '{face}';padding:36px}} .h{{text-align:center;margin-bottom:10px}} .w{{display:flex;flex-direction:{p.pick('row', 'row', 'row-reverse')};gap:{p.pick(0, 6, 12)}px}} .a{{flex:{p.pick(2, 2.6, 3)}}} .n{{flex:1;border:{line};padding:6px;font-size:{p.pick('1em', '.88em')};overflow-wrap:break-word}} .r{{display:flex}} .c{{border:{line};padding:3px 5px;min-height:{p.pick(30, 38)}px;min-width:0;overflow-wrap:anywhere}} .k{{font-size:.75em;{p.pick('font-weight:bold', 'color:#555', 'text-transform:uppercase')}}} .b{{display:flex;gap:20px;margin-top:16px}} .b>div{{flex:1}} .o{{margin-bottom:5px}}""",
        f'<div class="h">{p.pick("REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS", "Registro Civil<br>República Federativa do Brasil")}<br><b>CERTIDÃO DE NASCIMENTO</b></div><div class="w"><div class="a">{"".join(rows)}</div><div class="n">{notes}</div></div><div class="b"><div>{"".join(f"<div class=o>{x}</div>" for x in office)}</div><div style="text-align:center">{sign}</div></div>')


@form
def d_indigenous(p):
    """Indigenous registration: people, village and the administrative entry (RANI) beside the civil one."""
    p.manner(caps=p.chance(.4))
    rng, r, L = p.rng, p.r, p.label
    if brazilian(r["buf"]):
        r["bplace"] = p.pick(f"Aldeia {people.surname(rng)}", f"Terra Indígena {people.surname(rng)}, aldeia {people.surname(rng)}", f"Comunidade {people.surname(rng)}", f"Polo Base {people.surname(rng)}")
    first, second = p.parents("mother" if p.chance(.5) else "father")
    people_name = p.pick("Ticuna", "Guarani Kaiowá", "Xavante", "Macuxi", "Yanomami", "Terena", "Kaingang", "Pataxó", "Munduruku")
    face, size = p.pick(*SERIF, *SANS), p.pick(11, 12, 13)
    rani = f"<b>{p.pick('REGISTRO ADMINISTRATIVO DE NASCIMENTO DE INDÍGENA', 'RANI – FUNAI')}</b><br>Livro {rng.randint(1, 30)} &nbsp; Folha {rng.randint(1, 200)} &nbsp; Registro {rng.randint(1, 4000)}<br>Posto/CTL: {p.other(people.surname(rng))} &nbsp; Data: {p.other(records.date_text(rng, r['rdate'] - dt.timedelta(days=rng.randint(1, 200)), 'num'))}"
    civil = f"<b>{p.pick('REGISTRO CIVIL', 'ASSENTO DE NASCIMENTO')}</b><br>{L('livro', 'Livro')} {p.livro()} &nbsp; {L('folha', 'Folha')} {p.folha()} &nbsp; {L('termo', 'Termo')} {p.termo()}<br>{L('reg_date', 'Data')}: {p.reg_date()}"
    pair = [rani, civil] if p.chance(.5) else [civil, rani]
    rows = [f"{L('name', 'Nome')}: <b>{p.name()}</b> &nbsp; Etnia: {p.other(people_name)}", f"{L('sex', 'Sexo')}: {p.sex()} &nbsp;&nbsp; {L('birth_date', 'Nascimento')}: {p.birth_date()} &nbsp;&nbsp; {L('hour', 'Hora')}: {p.hour()}", f"{L('birth_place', 'Local')}: {p.birth_place()} – {p.birth_city_uf()}"]
    for par in (first, second):
        rows.append(f"{L(par.role, 'Pai' if par.role == 'father' else 'Mãe')}: {par.name()}" + (f", etnia {p.other(people_name)}, {p.pick('natural de', 'da aldeia em')} {par.nat()}" if par.known else ""))
        if par.grandfather_known or par.grandmother_known:
            rows.append(f"{'Avós' if p.chance(.5) else 'filho(a) de'}{p.pick(' ', ': ')}{par.grandparents()}")
    if p.chance(.5):
        rows.append(f"{L('nat', 'Naturalidade')}: {p.nat()}; aldeia de origem: {p.other(people.surname(rng))}")
    rows.append(f"Declarante: {p.other(r['declarant']['name'])}, {p.other(p.pick('cacique', 'representante da FUNAI', r['declarant']['kin']))}")
    rows.append(f"{L('averbacoes', 'Averbações')}: {p.averbacoes()}")
    pieces = office_pieces(p)
    head = f"{pieces[0]}<br>{p.reg_city_uf()}<br>{'<br>'.join(pieces[1:])}" if p.chance(.5) else f"{p.reg_city()} – {p.reg_uf()}<br>{' '.join(pieces)}"
    return sheet(f"""body{{font:{size}px/1.5 '{face}';padding:50px 60px}} .h{{text-align:{p.pick('center', 'right', 'left')};margin-bottom:20px}} h1{{font-size:1.35em;text-align:center}} .q{{display:flex;flex-direction:{p.pick('row', 'column')};gap:10px;margin:16px 0}} .q div{{flex:1;border:1px solid #444;padding:8px;line-height:1.6}} .l{{padding:{p.pick(3, 6)}px 0;border-bottom:{p.pick('0', '1px dotted #777', '1px solid #ddd')}}} .s{{margin-top:80px;display:flex;justify-content:space-between;text-align:center}} .z{{letter-spacing:.1em;text-transform:uppercase;font-size:.85em}}""",
        f"""<div class="h">{head}</div><h1>CERTIDÃO DE NASCIMENTO {p.pick('DE INDÍGENA', '(INDÍGENA)', '')}</h1><div class="sub">{p.pick('Resolução Conjunta CNJ/CNMP nº 3, de 19 de abril de 2012', 'Lei nº 6.001, de 19/12/1973')}</div>{f'<div class="q"><div>{pair[0]}</div><div>{pair[1]}</div></div>' if p.chance(.6) else ''.join(f'<p>{x}</p>' for x in pair)}{"".join(f'<div class="l">{x}</div>' for x in rows)}<p>{p.issue_city()}, {p.issue_date()}.</p><div class="s"><div>______________________<br>{p.other(r['clerk'])}<br>{p.pick('Escrevente', 'Substituta legal')}</div><div>______________________<br><span class="z">{p.officer()}</span><br>{p.pick('Oficial Registrador', 'Oficial')}</div></div>""")


@form
def d_late_by_court(p):
    """Late registration by a court's order: many dates (order, law, judgment), fields in paragraphs with run-in headings."""
    p.manner(caps=p.chance(.3), hour=p.pick("num", "words"))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    face, size = p.pick(*SERIF, *SANS, "Liberation Mono"), p.pick(12, 13)
    judge = people.person(rng, p.pick("M", "F"))
    order = r["rdate"] - dt.timedelta(days=rng.randint(2, 60))
    run = p.pick("b", "u", "i")
    T = lambda concept, s: f"<{run}>{L(concept, s) if concept else s}</{run}>"
    reg = f"{T('reg_date', p.pick('Do assento', 'Do registro'))}{p.pick('.', ':', ' –')} {p.pick('Lavrado', 'Feito')} em {p.reg_date()}, no livro {p.livro()}, fls. {p.folha()}, termo nº {p.termo()}, em cumprimento ao mandado de {p.other(records.date_text(rng, order, p.pick('semi', 'num')))}, do MM. Juiz de Direito Dr. {p.other(judge)}, autos nº {rng.randint(100, 9999)}/{order.year}, {p.pick('nos termos do art. 46 da Lei nº 6.015, de 31 de dezembro de 1973', 'na forma da Lei 11.790, de 2 de outubro de 2008', 'Decreto-lei nº 9.085, de 25/03/1946')}."
    born = f"{T('birth_date', 'Do nascimento')}{p.pick('.', ':')} {p.birth_date().strip()}, {p.pick('às', 'pelas')} {p.hour()}, {p.pick('em', 'no(a)')} {p.birth_place()}, {p.birth_city_uf()}."
    who = f"{T('name', p.pick('Do registrado', 'Do nome'))}{p.pick('.', ':')} <b>{p.name()}</b>, sexo {p.sex()}, {p.pick('natural de', 'com naturalidade em')} {p.nat()}{', CPF ' + p.cpf() if p.chance(.3) else ''}."
    both = " ".join(f"{T(par.role, 'Do pai' if par.role == 'father' else 'Da mãe')}{p.pick('.', ':')} " + (f"{par.name()}, {par.extra('age')} anos na data do nascimento, natural de {par.nat()}" + (f", {p.pick('filho(a) de', 'e de quem são pais')} {par.grandparents()}" if par.grandfather_known or par.grandmother_known else "") if par.known else p.pick("não declarado", "ignorado")) + "." for par in (first, second))
    note = f"{T('averbacoes', 'Averbações')}: {p.averbacoes()}"
    paras = [reg, who, born, both, note] if p.chance(.5) else [who, born, both, reg, note]
    heads = p.pick(
        [f"PODER JUDICIÁRIO {p.pick('DO ESTADO', '')}", f"{state_line(p)}", f"Comarca de {p.reg_city()}", p.office(), f"{p.other(r['address'])}"],
        ["Poder Judiciário", f"Comarca de {p.reg_city()} – {p.reg_uf()}", p.office()],
        [p.office(), f"Sede: {p.other(r['address'])}", f"{p.reg_city()}", f"{state_line(p)}"])
    place = f"{p.issue_city()}, {p.issue_date()}"
    sign = p.pick(f'<span class="sc">{p.officer()}</span><br>Oficial', f'Eu, <span class="sc">{p.officer()}</span>, Oficial, subscrevi', f'p/ Oficial: {p.other(r["clerk"])}<br>Oficial: {p.officer()}')
    return sheet(f"""body{{font:{size}px/{p.pick(1.45, 1.65)} '{face}';padding:56px {p.pick(64, 96)}px}} .h{{text-align:center;line-height:1.35;margin-bottom:26px}} h1{{font-size:1.25em;text-align:center;text-decoration:{p.pick('underline', 'none')}}} p{{text-align:{p.pick('justify', 'left')};margin:0 0 {p.pick(6, 12)}px}} .sc{{text-transform:uppercase;letter-spacing:{p.pick('.06em', '.15em', '.22em')};font-size:.85em}} .s{{margin-top:70px;text-align:center}}""",
        f'<div class="h">{"<br>".join(heads)}</div><h1>CERTIDÃO DE NASCIMENTO{p.pick("", " – REGISTRO TARDIO", " (assento lavrado fora do prazo)")}</h1>{"".join(f"<p>{x}</p>" for x in paras)}<p style="text-align:{p.pick("left", "right")}">{place}.</p><div class="s">{sign}</div>')


def _plain(text):
    return html.unescape(re.sub(r"<[^>]+>", "", text))


@form
def d_matrix_printer(p):
    """A computer's list on a matrix printer: NAME.....: VALUE, some rows with two fields, frames of signs."""
    p.manner(caps=p.chance(.85), place=p.pick("-", "/", "tight"), blank=p.pick("***", "---", "NAO CONSTA", ""))
    rng, r = p.rng, p.r
    size = p.pick(11, 12, 13)
    width = columns_of(size, 40, 40)
    pad, lead, end = p.pick(16, 18, 22), p.pick(".", ".", " ", "_"), p.pick(": ", ":", "= ")
    first, second = p.parents(p.pick("father", "mother"))
    caps = p.chance(.8)

    def line(concept, caption, value, room=0):
        caption = caption.upper() if caps else caption
        head = (p.label(concept, caption) if concept else caption) + lead * max(1, pad - len(caption)) + end
        indent = pad + len(end)
        body = typed(p, value, (room or width) - indent, 0).rstrip("\n").split("\n")
        return head + ("\n" + " " * indent).join(body)

    def two(a, b):
        left = line(*a)
        if "\n" in left or len(_plain(left)) > width // 2 - 2:
            return left + "\n" + line(*b)
        return left + " " * (width // 2 - len(_plain(left))) + line(*b, width - width // 2)

    rule = p.pick("-", "=", "*", "_") * width
    pieces = office_pieces(p) if p.chance(.5) else [p.office()]
    mid = lambda s: " " * max(0, (width - len(_plain(s))) // 2) + s
    head = [mid(x) for x in (["REPUBLICA FEDERATIVA DO BRASIL"] if p.chance(.6) else []) + pieces[:1] + [f"{p.reg_city()} - {p.reg_uf()}"] + pieces[1:] + ([p.other(r["address"])] if p.chance(.5) else [])]
    rows = [line("name", "nome", p.name()), two(("birth_date", "nascimento", p.birth_date("num")), ("hour", "hora", p.hour())), two(("sex", "sexo", p.sex()), ("birth_city", "municipio", p.birth_city_uf())), line("birth_place", "local", p.birth_place())]
    for par in (first, second):
        rows.append(line(par.role, "pai" if par.role == "father" else "mae", par.name()))
        rows.append(line("parent_nat", p.pick("natural de", "naturalidade"), par.nat()) if p.chance(.5) else two(("parent_nat", "natural", par.nat()), ("", "profissao", par.extra("profession"))))
    for par in (first, second):
        side = "pat" if par.side == "pat" else "mat"
        if p.chance(.5):
            rows.append(line("gp_paternal" if side == "pat" else "gp_maternal", f"avos {side}ernos", par.grandparents()))
        else:
            rows += [line("grandfather", f"avo {side}erno", par.grandfather()), line("grandmother", f"avo {side}erna", par.grandmother())]
    book = [two(("livro", "livro", p.livro()), ("folha", "folha", p.folha())), two(("termo", "termo", p.termo()), ("reg_date", "data registro", p.reg_date("num")))]
    rows = book + [rule] + rows if p.chance(.5) else rows + [rule] + book
    rows.append(rule)
    rows.append(line("averbacoes", "observacoes", p.averbacoes()) if p.chance(.7) else line("", "declarante", p.other(r["declarant"]["name"])))
    end_lines = [f"{p.issue_city()}, {p.issue_date()}", "", "", mid("_" * 34), mid(p.officer()), mid(p.pick("OFICIAL", "Oficial do Registro Civil"))] if p.chance(.6) else [two(("issue_date", "emitida em", p.issue_date("num")), ("issue_place", "localidade", p.issue_city())), line("officer", "oficial", p.officer()), line("", "escrevente", p.other(r["clerk"]))]
    text = "\n".join([*head, rule, mid(p.pick("C E R T I D A O   D E   N A S C I M E N T O", "CERTIDAO DE NASCIMENTO")), rule, *rows, "", *end_lines])
    return typed_sheet(p, text, 40, 40, size, p.pick(1.3, 1.5, 1.8))


@form
def d_ornate_old(p):
    """A framed old print: spaced capitals, the officer's name under a line, the values in script or italics."""
    p.manner(caps=False, birth_date=p.pick("words", "dias", "semi"), hour=p.pick("words", "old"), place=p.pick(",", "long", "("), sex_short=False)
    rng, r = p.rng, p.r
    first, second = p.parents("father")
    face, hand = p.pick("C059", "URW Bookman", "P052", "EB Garamond", "CMU Serif"), p.pick("Z003", "CMU Typewriter Text", "P052", "Courier Prime")
    size = p.pick(14, 15, 16)
    v = lambda s: f"<span class='v'>{s}</span>"
    pieces = office_pieces(p)
    heads = [p.pick("REPUBLICA DOS ESTADOS UNIDOS DO BRASIL", "ESTADOS UNIDOS DO BRASIL", "REPÚBLICA FEDERATIVA DO BRASIL"), f"{p.pick('Estado', 'Provincia', 'Estado')} {places.UF_OF.get(r['ruf'], 'de')} {v(p.reg_uf(full=True))}", *[f"<b>{x}</b>" for x in pieces[:1]], f"{p.pick('Comarca', 'Municipio', 'Cidade')} de {v(p.reg_city())}", *[f"<b>{x}</b>" for x in pieces[1:]]]
    if p.chance(.4):
        heads.insert(1, f"<span class='sp'>{p.officer()}</span>, {p.pick('Official do Registro Civil', 'Escrivão de Paz', 'Oficial Privativo')}")
    both = " e ".join(f"{p.pick('de ', 'de Dona ') if par.role == 'mother' else 'de '}{v(par.name())}, {p.pick('natural de', 'natural do logar de')} {v(par.nat())}" for par in (first, second) if par.known)
    kins = "; ".join(f"avós {'paternos' if par.side == 'pat' else 'maternos'} {v(par.grandparents())}" for par in (first, second) if par.grandfather_known or par.grandmother_known)
    text = p.pick(
        f"Certifico que sob o n. {v(p.termo())}, a folhas {v(p.folha())} do livro {v(p.livro())}, foi feito em {v(p.reg_date())} o registro do nascimento de {v(p.name())}, do sexo {v(p.sex())}, {p.pick('nascido aos', 'occorrido a', 'nascido em')} {v(p.birth_date())}, às {v(p.hour())}, em {v(p.birth_place())}, {v(p.birth_city_uf())}, {son(p)} {both}; {kins}.",
        f"{v(p.name())}<br>do sexo {v(p.sex())}, nasceu em {v(p.birth_date())}, às {v(p.hour())}, em {v(p.birth_place())}, {v(p.birth_city_uf())}. É {son(p)} {both}. São {kins}. O registro, de {v(p.reg_date())}, acha-se no livro {v(p.livro())}, fls. {v(p.folha())}, n. {v(p.termo())}.")
    sign = p.pick(f"<div class='ln'></div><span class='sp'>{p.officer()}</span>", f"<span class='sp'>{p.officer()}</span><div class='ln'></div>O Oficial", f"O Oficial,<br><br><span class='sp'>{p.officer()}</span>")
    pad = p.pick(60, 90)
    return sheet(f"""body{{padding:40px}} .f{{border:{p.pick('6px double #333', '3px ridge #655', '1px solid #333')};padding:{pad}px {pad - 20}px;min-height:900px;font:{size}px/{p.pick(1.6, 1.9)} '{face}'}} .h{{text-align:center;line-height:1.5;margin-bottom:18px}} h1{{font:400 {p.pick(26, 34)}px '{p.pick(face, 'Z003')}';text-align:center;margin:10px 0 20px}} .v{{font:{size + (4 if hand == 'Z003' else 0)}px '{hand}';{p.pick('font-style:italic', '', '')}}} .sp{{text-transform:uppercase;letter-spacing:{p.pick('.08em', '.16em', '.25em')};font-size:.8em}} .ln{{border-top:1px solid #222;width:280px;margin:{p.pick(4, 30)}px auto 4px}} .s{{text-align:center;margin-top:60px}} .x{{text-align:{p.pick('justify', 'center', 'left')}}}""",
        f'<div class="f"><div class="h">{"<br>".join(heads)}</div><h1>{p.pick("Certidão de Nascimento", "Registro de Nascimento", "Nascimento")}</h1><div class="x">{text}</div><div style="margin-top:24px">{p.pick("O referido é verdade e dou fé.<br>", "")}{v(p.issue_city())}, {v(p.issue_date(p.pick("semi", "words")))}.</div><div class="s">{sign}</div></div>')


@form
def d_letterhead_box(p):
    """A letterhead in three boxes (arms, office in pieces with city and address, staff), then cells of two columns."""
    p.manner(caps=p.chance(.5))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    face, size = p.pick(*SANS, *SERIF), p.pick(11, 12)
    pieces = office_pieces(p)
    a = p.pick("República Federativa<br>do Brasil", "BRASIL<br>Registro<br>Civil", "PODER<br>JUDICIÁRIO")
    b = f"<b>{pieces[0]}</b><br>{p.reg_city()} – {state_line(p)}<br>{'<br>'.join(f'<b>{x}</b>' for x in pieces[1:])}<br><small>{p.other(r['address'])} – CEP {p.other(r['cep'])} – Fone {p.other(r['phone'])}</small>"
    staff = f"<small>{p.pick('Oficial', 'Titular', 'Oficial Titular')}:</small><br>{p.officer()}<br><small>{p.pick('Substitutos', 'Escreventes autorizados')}:</small><br><small>{p.other(r['clerk'])}<br>{p.other(people.person(rng, 'F'))}</small>"
    boxes = [f'<div style="flex:1">{a}</div>', f'<div style="flex:3">{b}</div>', f'<div style="flex:1.6">{staff}</div>']
    if p.chance(.3):
        boxes.reverse()
    cells = [(L("name", "Nome"), f"<b>{p.name()}</b>", 2), (L("birth_date", "Data de nascimento"), p.birth_date(), 1), (L("hour", "Horário"), p.hour(), 1), (L("birth_city", "Nascido em"), p.birth_city_uf(), 1), (L("birth_place", "Local do parto"), p.birth_place(), 1), (L("sex", "Sexo"), p.sex_boxes() if p.chance(.4) and r["sex"] != "I" else p.sex(), 1), (L("twin", "Gêmeo(s)"), p.twin(), 1)]
    for par in (first, second):
        cells.append((L(par.role, "Pai" if par.role == "father" else "Mãe"), f"{par.name()}" + (f"<br>{p.pick('natural de ', 'nat. ', '')}{par.nat()}" if par.known else ""), 1))
    if not p.chance(.3):
        cells += [(L("gp_paternal" if par.side == "pat" else "gp_maternal", "Avós " + ("paternos" if par.side == "pat" else "maternos")), par.grandparents("<br>"), 1) for par in (first, second)]
    cells += [(L("reg_date", "Registrado em"), p.reg_date(), 1), ("Livro – Folha – Termo", f"{p.livro()} – {p.folha()} – {p.termo()}", 1)]
    cells.append((L("averbacoes", "Observações e averbações"), p.averbacoes(), 2))
    inline = p.chance(.3)
    grid = "".join(f'<div class="c" style="grid-column:span {w}"><span class="k">{k}{":" if inline else ""}</span>{" " if inline else "<br>"}{v}</div>' for k, v, w in cells)
    end = p.pick(f"<p>{p.issue_city_uf()}, {p.issue_date()}</p><p class='s'>____________________<br>{p.other(r['clerk'])} – Escrevente</p>", f"<p class='s'>{p.issue_city()}<br>{p.issue_date()}<br><br><br>{p.officer()}<br><small>Oficial do Registro Civil</small></p>")
    line = p.pick("1px solid #333", "1px solid #aaa", "0")
    return sheet(f"""body{{font:{size}px/1.4 '{face}';padding:38px 44px}} .t{{display:flex;gap:{p.pick(0, 8)}px;margin-bottom:16px}} .t>div{{border:{p.pick('1px solid #222', '0', '1px solid #999')};padding:8px;text-align:center;line-height:1.3;min-width:0}} small{{font-size:.78em}} h1{{font-size:1.5em;text-align:center;margin:8px 0}} .g{{display:grid;grid-template-columns:1fr 1fr;gap:{p.pick(0, 6, 10)}px}} .c{{border:{line};padding:5px 7px;min-width:0;overflow-wrap:anywhere}} .k{{font-size:.78em;color:{p.pick('#000', '#444', '#063')}}} .s{{text-align:center;margin-top:{p.pick(50, 80)}px}}""",
        f'<div class="t">{"".join(boxes)}</div><h1>CERTIDÃO DE NASCIMENTO</h1><div class="g">{grid}</div>{end}')


@form
def d_digital_panel(p):
    """A certificate issued online: a side panel holds signatures, codes and clerks, the office stands at the foot."""
    p.manner(caps=p.chance(.6))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    face, size = p.pick(*SANS), p.pick(10, 11)
    right = p.chance(.6)
    f = lambda concept, caption, value: f'<div class="f"><div class="k">{L(concept, caption) if concept else caption}</div><div class="v">{value}</div></div>'
    fields = [f("name", "Nome civil", p.name()), f("matricula", "Matrícula", p.matricula()), f("cpf", "Número do CPF", p.cpf()), f("birth_date", "Nascimento", f"{p.birth_date()}" + (f" às {p.hour()}" if p.chance(.5) else "")), f("birth_place", "Local", f"{p.birth_place()}<br>{p.birth_city_uf()}" if p.chance(.5) else f"{p.birth_city_uf()} ({p.birth_place()})"), f("sex", "Sexo", p.sex())]
    for n, par in enumerate((first, second), 1):
        lines = [par.name()]
        if par.known:
            lines.append(f"{p.pick('Natural de', 'Naturalidade:')} {par.nat()}")
        if par.grandfather_known or par.grandmother_known:
            lines.append(f"{p.pick('Filho(a) de', 'Avós:')} {par.grandparents()}")
        fields.append(f("filiation", p.pick(f"Filiação {n}", f"Genitor(a) {n}", "Filiação"), "<br>".join(lines)))
    fields.append(f("reg_date", "Registro", p.reg_date()))
    if p.chance(.7):
        fields.append(f("averbacoes", "Averbações", p.averbacoes()))
    if p.chance(.5):
        fields.append(f("anotacoes", "Anotações", p.anotacoes()))
    if p.chance(.4):
        fields.append(f("dnv", "DNV", p.dnv()))
    hash_code = records.code(rng, "0123456789abcdef", 16)
    panel = [f"{p.pick('Assinado digitalmente por', 'Documento assinado por')}<br><b>{p.officer()}</b><br>{p.other(r['officer_title'])}", f"{p.pick('Solicitado por', 'Digitado por', 'Conferido por')}<br>{p.other(r['clerk'])}<br>{p.other(r['clerk_title'])}", f"{L('seal', p.pick('Selo digital', 'Selo de fiscalização'))}<br>{p.seal()}", f"Código hash<br>{hash_code}", f"Pedido CRC<br>{rng.randint(10 ** 7, 10 ** 8)}", f"{L('issue_date', p.pick('Emitida em', 'Data da emissão'))}<br>{p.issue_date('num')} {rng.randint(8, 18):02d}:{rng.randint(0, 59):02d}:{rng.randint(0, 59):02d}"]
    if p.chance(.3):
        panel[0], panel[1] = panel[1], panel[0]
    if p.chance(.4):
        panel.append(f"{L('issue_place', 'Local')}<br>{p.issue_city_uf()}")
    foot = p.pick(f"{p.office()} &nbsp;|&nbsp; {p.reg_city_uf()} &nbsp;|&nbsp; {p.other(r['address'])} &nbsp;|&nbsp; {p.other(r['email'])}", f"<b>{p.office()}</b><br>{p.other(r['address'])}<br>{p.reg_city()} - {p.reg_uf()} – {p.other(r['phone'])}", f"CNS {p.other(r['cns'])} – {p.office()}<br>{p.reg_city_uf()}")
    cols = p.pick("1fr", "1fr 1fr")
    return sheet(f"""body{{font:{size}px/1.35 '{face}';padding:36px 40px}} .t{{font-size:1.7em;{p.pick('font-weight:300', 'font-weight:bold')};margin-bottom:4px}} .w{{display:flex;flex-direction:{'row' if right else 'row-reverse'};gap:18px;margin-top:18px;border-top:2px solid {p.pick('#063', '#124', '#555')};padding-top:12px}} .a{{flex:3;display:grid;grid-template-columns:{cols};gap:{p.pick(8, 12)}px;align-content:start;min-width:0}} .p{{flex:1;background:{p.pick('#f2f2f2', '#fff', '#eaf1f7')};padding:10px;font-size:.82em;min-width:0;overflow-wrap:anywhere}} .p div{{margin-bottom:14px}} .k{{font-size:.75em;color:#555}} .v{{font-size:1.05em;overflow-wrap:anywhere}} .o{{margin-top:26px;font-size:.82em;text-align:{p.pick('center', 'left')};border-top:1px solid #aaa;padding-top:8px}}""",
        f'<div class="t">Certidão de Nascimento</div><div>{p.pick("Registro Civil das Pessoas Naturais", "REPÚBLICA FEDERATIVA DO BRASIL", "Certidão digital – validade jurídica, MP 2.200-2, de 24 de agosto de 2001")}</div><div class="w"><div class="a">{"".join(fields)}</div><div class="p">{"".join(f"<div>{x}</div>" for x in panel)}</div></div><div class="o">{foot}</div>')


@form
def d_parents_matrix(p):
    """Parents as columns of a table, their data as rows; birthplaces abroad with city and country."""
    p.manner(caps=p.chance(.6), place=p.pick(",", "-", "(", "/"))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    for par in (first, second):
        if par.known and p.chance(.5):
            par.person["nat"] = places.foreign(rng)
    face, size = p.pick(*SANS, *SERIF), p.pick(10.5, 11.5)
    line = p.pick("1px solid #333", "1px solid #bbb", "1px dashed #777")
    split = p.chance(.4)
    attrs = [(L("filiation", "Nome"), [par.name() for par in (first, second)])]
    if split:
        attrs += [(L("parent_nat", p.pick("Cidade de nascimento", "Naturalidade")), [par.nat_city() for par in (first, second)]), (p.pick("Estado/País", "UF ou país"), [par.nat_uf() for par in (first, second)])]
    else:
        attrs.append((L("parent_nat", p.pick("Naturalidade", "Cidade e Estado/País", "Natural de")), [par.nat() for par in (first, second)]))
    if p.chance(.6):
        attrs.append(("Profissão", [par.extra("profession") for par in (first, second)]))
    if p.chance(.5):
        attrs.append((L("grandfather", p.pick("Avô", "Pai")), [par.grandfather() for par in (first, second)]))
        attrs.append((L("grandmother", p.pick("Avó", "Mãe")), [par.grandmother() for par in (first, second)]))
    else:
        attrs.append((L("gp_all", p.pick("Avós", "Filiação", "Pais")), [par.grandparents(p.pick("<br>", " e ")) for par in (first, second)]))
    if p.chance(.5):
        attrs.insert(rng.randint(1, len(attrs)), ("Idade", [par.extra("age") for par in (first, second)]))
    head = "".join(f"<th>{L(par.role, ('PAI' if par.role == 'father' else 'MÃE'))}</th>" for par in (first, second))
    decl = p.chance(.4)
    rows = "".join(f"<tr><td class='k'>{k}</td><td>{a}</td><td>{b}</td>{'<td>' + p.other(r['declarant']['name' if i == 0 else 'profession']) + '</td>' if decl and i < 2 else '<td></td>' if decl else ''}</tr>" for i, (k, (a, b)) in enumerate(attrs))
    child = f"""<table><tr><td class="k">{L('name', p.pick('Registrado(a)', 'Nome'))}</td><td colspan=3>{p.name()}</td></tr><tr><td class="k">{L('birth_date', 'Data')}</td><td>{p.birth_date()}</td><td class="k">{L('hour', 'Hora')}</td><td>{p.hour()}</td></tr><tr><td class="k">{L('birth_city', 'Cidade')}</td><td>{p.birth_city_uf()}</td><td class="k">{L('birth_place', 'Local')}</td><td>{p.birth_place()}</td></tr><tr><td class="k">{L('sex', 'Sexo')}</td><td>{p.sex()}</td><td class="k">{L('nat', 'Naturalidade')}</td><td>{p.nat()}</td></tr></table>"""
    table = f"<table><tr><th></th>{head}{'<th>DECLARANTE</th>' if decl else ''}</tr>{rows}</table>"
    book = f"""<table><tr><th>{L('livro', 'Livro')}</th><th>{L('folha', 'Folha')}</th><th>{L('termo', 'Termo')}</th><th>{L('reg_date', 'Data')}</th></tr><tr><td>{p.livro()}</td><td>{p.folha()}</td><td>{p.termo()}</td><td>{p.reg_date()}</td></tr></table>"""
    tables = [child, table, book] if p.chance(.5) else [book, child, table]
    note = f"<p>{L('averbacoes', 'Averbações')}: {p.averbacoes()}</p><p>{L('anotacoes', 'Anotações')}: {p.anotacoes()}</p>" if p.chance(.6) else ""
    sign = p.pick(f"<b>{p.officer()}</b><br>{p.other(r['officer_title'])}", f"{p.other(r['clerk'])}<br>{p.other(r['clerk_title'])}<br><small>p/ {p.officer()}, Oficial</small>")
    return sheet(f"""body{{font:{size}px/1.35 '{face}';padding:44px 50px}} .h{{margin-bottom:14px;text-align:{p.pick('left', 'center')}}} table{{border-collapse:collapse;width:100%;margin:10px 0;table-layout:{p.pick('fixed', 'auto')}}} td,th{{border:{line};padding:4px 6px;text-align:left;vertical-align:top;overflow-wrap:anywhere}} th{{font-size:.85em;background:{p.pick('#fff', '#eee', '#e8eef4')}}} .k{{font-size:.85em;{p.pick('font-weight:bold', 'font-style:italic', '')};width:{p.pick(110, 140)}px}} .s{{text-align:center;margin-top:70px}}""",
        f'<div class="h"><b>{p.office()}</b><br>{p.reg_city_uf()}</div><h2>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de nascimento", "EXTRATO DE REGISTRO DE NASCIMENTO")}</h2>{"".join(tables)}{note}<p>{p.pick("", "Local e data: ")}{p.issue_city()}, {p.issue_date()}</p><div class="s">{sign}</div>')


@form
def d_consulate(p):
    """A consulate's certificate: city and country everywhere, the consul signs, a vice-consul typed it."""
    rng, r, L = p.rng, p.r, p.label
    seat = places.foreign(rng)
    r["rcity"], r["ruf"] = seat
    r["ecity"], r["euf"] = seat
    r["bcity"], r["buf"] = seat if p.chance(.6) else places.foreign(rng)
    r["nat"] = (r["bcity"], r["buf"])
    r["bplace"] = p.pick(f"Hospital {people.surname(rng)}", f"Clínica {people.surname(rng)}", f"{people.surname(rng)} Hospital", f"Maternité {people.surname(rng)}")
    r["office"] = places.consulate(rng, seat[0])
    title = people.consul_title(rng, r["officer_sex"])
    p.manner(caps=p.chance(.4), place=p.pick(",", "-", "(", "/"), sex_short=False)
    first, second = p.parents()
    for par in (first, second):
        if par.known and p.chance(.35):
            par.person["nat"] = p.pick(seat, places.foreign(rng))
    face, size = p.pick(*SERIF, *SANS), p.pick(12, 13, 14)
    heads = p.pick([p.pick("REPÚBLICA FEDERATIVA DO BRASIL", "MINISTÉRIO DAS RELAÇÕES EXTERIORES"), p.office()], [p.office(), f"{p.reg_city_uf()}"], ["Serviço Consular Brasileiro", f"{p.reg_city()}", p.office()])
    both = " e de ".join(f"{par.name()}, {par.extra('nationality')}, {p.pick('natural de', 'nascido(a) em')} {par.nat()}" for par in (first, second) if par.known)
    kins = "; ".join(f"avós {'paternos' if par.side == 'pat' else 'maternos'}: {par.grandparents()}" for par in (first, second) if par.grandfather_known or par.grandmother_known)
    if p.chance(.5):
        body = f"""<p>Certifico que, no livro {p.livro()} de {p.pick('Registro de Nascimentos', 'Termos de Nascimento')} d{p.pick('este Posto', 'esta Repartição')}, à folha {p.folha()}, sob o número {p.termo()}, em {p.reg_date()}, foi registrado o nascimento de {p.name()}, do sexo {p.sex()}, ocorrido em {p.birth_date()}, às {p.hour()}, no(a) {p.birth_place()}, em {p.birth_city_uf()}, {son(p)} de {both}.</p><p>{kins}.</p>"""
    else:
        rows = [(L("termo", "Termo nº"), p.termo()), (L("livro", "Livro"), p.livro()), (L("folha", "Folha"), p.folha()), (L("reg_date", "Lavrado em"), p.reg_date()), (L("name", "Nome"), p.name()), (L("sex", "Sexo"), p.sex()), (L("birth_date", "Nascido(a) em"), f"{p.birth_date()}, {p.hour()}"), (L("birth_city", "Lugar"), f"{p.birth_place()}, {p.birth_city_uf()}")]
        for par in (first, second):
            rows.append((L(par.role, "Pai" if par.role == "father" else "Mãe"), par.name()))
            rows.append((L("parent_nat", "Natural de"), par.nat()))
        rows += [(L("gp_all", "Avós " + ("paternos" if par.side == "pat" else "maternos")), par.grandparents()) for par in (first, second)]
        body = "".join(f"<div class='r'><span class='k'>{k}:</span><span>{v}</span></div>" for k, v in rows)
    law = f"<p class='z'>{p.pick('A presente certidão deverá ser trasladada no Cartório do 1º Ofício do domicílio do registrado ou do Distrito Federal, conforme o artigo 32 da Lei nº 6.015, de 31 de dezembro de 1973.', 'Brasileiro nato, nos termos do Art. 12, inciso I, alínea c, da Constituição Federal, com a redação da Emenda Constitucional nº 54, de 20/09/2007.', 'Registro feito com base na certidão local nº ' + str(rng.randint(100, 99999)) + ', de ' + records.date_text(rng, r['birth'] + dt.timedelta(days=5), 'num') + '.')}</p>"
    notes = f"<p>{L('averbacoes', 'Averbações')}: {p.averbacoes()}</p>" if p.chance(.5) else ""
    sign = p.pick(f"{p.officer()}<br>{p.other(title)}", f"<span class='n'>{p.officer()}</span><br>{p.other(title)}<br><br>{p.other(r['clerk'])}<br>Agente Consular", f"{p.other(r['clerk'])}<br>Auxiliar Administrativo<br><br>Visto: {p.officer()}, {p.other(title)}")
    return sheet(f"""body{{font:{size}px/1.6 '{face}';padding:60px 80px}} .h{{text-align:center;{p.pick('font-weight:bold', '')};margin-bottom:26px}} h1{{font-size:1.3em;text-align:center}} .r{{display:flex;gap:12px}} .k{{width:{p.pick(120, 160)}px;flex:none}} .z{{font-size:.8em}} .n{{text-transform:uppercase;letter-spacing:.1em;font-size:.88em}} .s{{margin:60px 0 0 {p.pick(0, 200)}px;text-align:center}}""",
        f'<div class="h">{"<br>".join(heads)}</div><h1>{p.pick("CERTIDÃO DE REGISTRO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO")}</h1>{body}{notes}{law}<p>{p.pick(p.issue_city(), p.issue_city_uf())}, {p.issue_date()}.</p><div class="s">{sign}</div>')


@form
def d_booklet(p):
    """Two facing pages of a booklet: heading, office, officer and issue at the left, the person at the right."""
    p.manner(caps=p.chance(.5), place=p.pick("-", "/", ","))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    face, val, size = p.pick(*SERIF, *SANS), p.pick(*TYPE[:4], *SERIF[:3]), p.pick(11, 12)
    style = p.pick("below", "above", "beside")

    def f(concept, caption, value):
        k = f'<span class="k">{L(concept, caption) if concept else caption}{":" if style == "beside" else ""}</span>'
        v = f'<span class="v">{value}</span>'
        return f'<div class="f">{v + k if style == "below" else k + " " + v}</div>'

    pieces = office_pieces(p)
    left = f"""<div class="h">REPÚBLICA FEDERATIVA DO BRASIL<br>{state_line(p)}<br>{p.pick('MUNICÍPIO', 'COMARCA')} DE {p.reg_city()}<br>{'<br>'.join(pieces)}</div><h1>{p.pick('REGISTRO DE NASCIMENTO', 'Certidão de Nascimento')}</h1>"""
    left += f("termo", "Termo", p.termo()) + f("livro", "Livro", p.livro()) + f("folha", "Folhas", p.folha()) + f("reg_date", p.pick("Data do assento", "Registrado em"), p.reg_date())
    left += f'<div style="margin-top:30px">{p.issue_city()}, {p.issue_date()}</div><div class="s">{p.officer()}<br><small>{p.pick("Oficial do Registro Civil", "assinatura do oficial")}</small></div>'
    right = [f("name", "Nome", p.name()), f("birth_date", "Data de nascimento", p.birth_date()), f("hour", "Hora", p.hour()), f("birth_city", "Lugar do nascimento", f"{p.birth_place()}, {p.birth_city_uf()}"), f("sex", "Sexo", p.sex())]
    for par in (first, second):
        right.append(f(par.role, "Pai" if par.role == "father" else "Mãe", par.name()))
        right.append(f("parent_nat", "Naturalidade", par.nat()))
    right += [f("gp_paternal" if par.side == "pat" else "gp_maternal", f"Avós {'paternos' if par.side == 'pat' else 'maternos'}", par.grandparents()) for par in (first, second)]
    right.append(f("averbacoes", "Observações", p.averbacoes()))
    pages = [f'<div class="pg">{left}</div>', f'<div class="pg">{"".join(right)}<div class="no">{p.pick("— 3 —", "pág. 5", "2")}</div></div>']
    if p.chance(.25):
        pages.reverse()
    return sheet(f"""body{{font:{size}px/1.35 '{face}';display:flex}} .pg{{flex:1;padding:{p.pick(30, 44)}px;min-width:0;border-right:1px solid #bbb;min-height:640px;position:relative}} .h{{text-align:center;line-height:1.3;font-size:.95em}} h1{{font-size:1.35em;text-align:center}} .f{{margin:{p.pick(7, 10)}px 0}} .k{{{'display:block;' if style != 'beside' else ''}font-size:.76em;{p.pick('font-style:italic', '')};{'border-top:1px dotted #444' if style == 'below' else ''}}} .v{{font-family:'{val}';overflow-wrap:anywhere;{'display:block' if style != 'beside' else ''}}} .s{{text-align:center;margin-top:60px;border-top:1px solid #222}} .no{{text-align:center;margin-top:16px;font-size:.8em}}""", "".join(pages), p.pick(1000, 1100), 700)


@form
def d_slip_typed(p):
    """A narrow slip, short typed lines: names break at particles and with hyphens, place and date over two lines."""
    p.manner(caps=p.chance(.45), hour=p.pick("num", "words"), sex_short=False, blank=p.pick("ignorado", "não consta", "-x-"))
    rng, r = p.rng, p.r
    first, second = p.parents(p.pick("father", "mother"))
    width, size = p.pick(34, 40, 46, 52), p.pick(12, 13, 14)
    paper = int(width * size * .602) + 130
    pieces = office_pieces(p)
    heads = [f"{p.pick('REPUBLICA FEDERATIVA', 'E.U. DO BRASIL')}", state_line(p), f"COMARCA DE {p.reg_city()}", *pieces] if p.chance(.5) else [pieces[0], f"{p.reg_city()} - {p.reg_uf()}", *pieces[1:]]
    both = [f"{par.name()}, natural de {par.nat()}" for par in (first, second) if par.known]
    kins = one_line_kin(p, first, second, "; ")
    hyphens = p.pick(.4, .8, 1)
    t = lambda s, first=0, fill="": typed(p, s, width, hyphens, first, fill)
    named = p.pick(f"NOME: {p.name()}", f"{p.name()}", f"Nome do registrado: {p.name()}")
    parts = [
        t(f"Certifico que {p.pick('à folha', 'a fls.')} {p.folha()} do livro n. {p.livro()}, sob n. {p.termo()}, {p.pick('foi feito em', 'consta, com data de')} {p.reg_date()}, o registro de:"),
        t(named),
        t(f"nascido(a) {p.pick('aos', 'em', 'no dia')} {p.birth_date()}, às {p.hour()}, em {p.birth_place()}, {p.birth_city_uf()}, do sexo {p.sex()}, {son(p)} de {p.pick(' e de ', ' e ', ' e de dona ' if second.role == 'mother' else ' e de ').join(both)}{', ' + kins if kins else ''}.", p.pick(0, 4), p.pick("", "-", ".")),
    ]
    if p.chance(.5):
        parts.append(t(f"{p.pick('OBS.', 'Averbação:', 'À margem:')} {p.averbacoes()}"))
    parts.append(t(f"{p.issue_city()},\n{p.issue_date()}".replace("\n", "<br>") if p.chance(.5) else f"{p.issue_city()}, {p.issue_date()}"))
    parts.append(t(p.pick(f"Eu, {p.officer()}, oficial, que datilografei e assino.", f"Eu, {p.other(r['clerk'])}, auxiliar, datilografei. Eu, {p.officer()}, Oficial, subscrevi e assino.")) if p.chance(.5) else "\n" + "_" * (width - 6) + "\n" + t(p.officer(), 2) + t("oficial", 4))
    gap = p.pick("", "\n")
    text = "".join(t(h) for h in heads) + "\n" + p.pick("CERTIDÃO DE NASCIMENTO", "= NASCIMENTO =", "C E R T I D Ã O") + "\n\n" + gap.join(parts)
    return typed_sheet(p, text, 40, 60, size, p.pick(1.35, 1.55), width=max(paper, 420), height=760)


@form
def d_numbered_cells(p):
    """A statistics-like grid: every cell numbered, dates in three cells, blocks titled in the margin."""
    p.manner(caps=p.chance(.8), blank=p.pick("", "-", "99", "***"))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    face, val, size = p.pick(*SANS), p.pick(*TYPE[:3], *SANS[:2]), p.pick(10, 11)
    start, dash = p.pick(1, 1, 5, 10), p.pick(" ", " - ", ". ", ") ")
    count = [start - 1]

    def c(concept, caption, value, w=1):
        count[0] += 1
        return f'<div class="c" style="flex:{w} 1 0"><div class="k">{count[0]}{dash}{L(concept, caption) if concept else caption}</div><div class="v">{value}</div></div>'

    def block(title, *rows):
        return f'<div class="b"><div class="m">{title}</div><div class="rs">{"".join(f"<div class=r>{x}</div>" for x in rows)}</div></div>'

    book = lambda: block(p.pick("Cartório", "Assento"), c("office", p.pick("Cartório", "Serventia"), p.office(), 3) + c("reg_city", "Município", p.reg_city(), 1.6) + c("reg_uf", "UF", p.reg_uf(), .5), c("livro", "Livro", p.livro()) + c("folha", "Folha", p.folha()) + c("termo", "Termo", p.termo()) + (c("reg_date", "Dia", p.reg_day(), .5) + c("", "Mês", p.reg_month(), .7) + c("", "Ano", p.reg_year(), .7) if p.chance(.5) else c("reg_date", "Data do registro", p.reg_date("num"), 1.6)))
    child = lambda: block(p.pick("Registrado", "Criança"), c("name", "Nome", p.name(), 3) + c("sex", "Sexo", p.sex(), .8), c("birth_day", "Dia", p.birth_day(), .6) + c("birth_month", "Mês", p.birth_month(), .9) + c("birth_year", "Ano", p.birth_year(), .8) + c("hour", "Hora", p.hour(), 1.4) + c("twin", "Gêmeo", p.twin()), c("birth_place", p.pick("Estabelecimento", "Local de ocorrência"), p.birth_place(), 2) + c("birth_city", "Município", p.birth_city(), 1.4) + c("birth_uf", "UF", p.birth_uf(), .6))
    def parent(par):
        return block("Pai" if par.role == "father" else "Mãe", c(par.role, "Nome", par.name(), 2.4) + c("", "Idade", par.extra("age"), .5), c("parent_nat", p.pick("Naturalidade", "Município de nascimento"), par.nat_city(), 1.6) + c("", "UF/País", par.nat_uf(), .7) + c("", "Ocupação", par.extra("profession"), 1.2), c("grandfather", "Avô", par.grandfather()) + c("grandmother", "Avó", par.grandmother()))
    order = [book, child, lambda: parent(first), lambda: parent(second)] if p.chance(.5) else [child, lambda: parent(first), lambda: parent(second), book]
    body = "".join(make() for make in order)
    body += block("Notas", c("averbacoes", "Averbações", p.averbacoes())) if p.chance(.7) else ""
    body += block(p.pick("Emissão", "Expedição"), c("issue_place", "Local", p.issue_city(), 1.2) + c("issue_date", "Data", p.issue_date("num"), .8) + c("officer", p.pick("Nome do oficial", "Oficial"), p.officer(), 2) + c("", "Responsável pelo preenchimento", p.other(r["clerk"]), 1.6))
    return sheet(f"""body{{font:{size}px/1.2 '{face}';padding:34px}} h1{{font-size:1.5em;margin:0 0 10px;text-align:{p.pick('center', 'left')}}} .b{{display:flex;border:1px solid #222;margin-bottom:{p.pick(-1, 6)}px}} .m{{width:{p.pick(64, 80)}px;flex:none;padding:6px;font-weight:bold;font-size:.85em;background:{p.pick('#ddd', '#fff', '#eef3e6')};border-right:1px solid #222;display:flex;align-items:center}} .rs{{flex:1;min-width:0}} .r{{display:flex;border-bottom:1px solid #888}} .r:last-child{{border:0}} .c{{border-right:1px solid #888;padding:2px 4px;min-height:{p.pick(32, 38)}px;min-width:0;overflow-wrap:anywhere}} .k{{font-size:{p.pick(6.5, 7.5)}px;margin-bottom:2px}} .v{{font-family:'{val}'}}""",
        f'<h1>{p.pick("CERTIDÃO DE NASCIMENTO", "REGISTRO CIVIL – NASCIMENTO – CERTIDÃO")}</h1>{body}')


@form
def d_hospital_unit(p):
    """Issued in a maternity's unit: the unit and the hospital at the top, the keeping office only in text and signature."""
    p.manner(caps=p.chance(.5))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents("mother" if p.chance(.6) else "father")
    face, size = p.pick(*SANS, *SERIF), p.pick(11.5, 12.5)
    unit = f"{p.pick('UNIDADE INTERLIGADA', 'Unidade Interligada de Registro Civil', 'Posto de Atendimento')} – {places.hospital(rng, r['rcity'])}"
    born_in = p.pick("nat. de", "natural de", "nasc. em")
    both = p.pick(" e de ", " e ").join(f"{par.name()} ({born_in} {par.nat()})" for par in (first, second) if par.known)
    grand = "; ".join(f"{'paternos' if par.side == 'pat' else 'maternos'}, {par.grandparents()}" for par in (first, second) if par.grandfather_known or par.grandmother_known)
    rows = [(L("name", "Nome"), f"<b>{p.name()}</b>"), (L("birth_date", "Nasceu em"), f"{p.birth_date()}, às {p.hour()}"), (L("birth_place", p.pick("Maternidade", "Local")), f"{p.birth_place()}, {p.birth_city_uf()}"), (L("sex", "Sexo"), p.sex()), (L("dnv", p.pick("DNV nº", "Declaração de Nascido Vivo")), p.dnv()), (L("filiation", p.pick("Filiação", "Filho(a) de")), both), (L("gp_all", "Avós"), grand or p.blank())]
    if p.chance(.5):
        rows.insert(1, (L("cpf", "CPF"), p.cpf()))
    if p.chance(.5):
        rows.append((L("nat", "Naturalidade"), p.nat()))
    text = p.pick(
        f"O presente registro foi lavrado em {p.reg_date()}, no livro {p.livro()}, folha {p.folha()}, termo {p.termo()}, do {p.office()}, de {p.reg_city_uf()}.",
        f"Registro transmitido eletronicamente e lavrado pelo {p.office()}, {p.reg_city()}/{p.reg_uf()}, em {p.reg_date()}. Matrícula: {p.matricula()}. Livro {p.livro()}, fls. {p.folha()}, nº {p.termo()}.",
        f"Assento {p.termo()}, folha {p.folha()}, livro {p.livro()}, de {p.reg_date()}. Cartório responsável: {p.office()} – {p.reg_city_uf()}.")
    table = "".join(f"<tr><td class='k'>{k}</td><td>{v}</td></tr>" for k, v in rows)
    block = f"<div class='t'>{text}</div>"
    place = f"{p.issue_city()}, {p.issue_date()}"
    sign = f"{p.other(r['clerk'])}<br>{p.pick('Preposto da unidade interligada', 'Escrevente autorizado')}"
    sign2 = f"{p.officer()}<br>{p.pick('Oficial do Registro Civil', 'Oficial', p.other(r['officer_title']))}"
    signs, above = [sign, sign2] if p.chance(.5) else [sign2, sign], p.chance(.4)
    return sheet(f"""body{{font:{size}px/1.45 '{face}';padding:48px 60px}} .h{{text-align:{p.pick('center', 'left')};margin-bottom:20px;font-size:.95em}} table{{width:100%;border-collapse:{p.pick('collapse', 'separate')};border-spacing:0 5px;margin:14px 0}} td{{padding:5px 8px;border:{p.pick('1px solid #bbb', '0')};vertical-align:top}} .k{{width:170px;{p.pick('background:#f0f0f0', 'font-weight:bold', 'text-align:right;font-size:.85em')}}} .t{{{p.pick('border:1px solid #333;padding:10px', '', 'font-size:.92em;font-style:italic')}}} .g{{display:flex;gap:40px;margin-top:80px;text-align:center}} .g div{{flex:1}}""",
        f'<div class="h">{p.other(unit)}<br>{p.other(r["address"])}</div><h2>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento – 1ª via")}</h2>{block if above else ""}<table>{table}</table>{"" if above else block}<p>{place}</p><div class="g"><div>{signs[0]}</div><div>{signs[1]}</div></div>')


@form
def d_bilingual(p):
    """Captions in two languages (for use abroad), slashes between them; both parents' common origin said once, sometimes."""
    p.manner(caps=p.chance(.5), place=p.pick(",", "-", "("), birth_date=p.pick("num", "semi", "short"))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    lang = p.pick(0, 1, 2)
    T = {"name": ("Nome", "Name", "Nombre", "Nom"), "bd": ("Data de nascimento", "Date of birth", "Fecha de nacimiento", "Date de naissance"), "hour": ("Hora", "Time", "Hora", "Heure"), "bp": ("Local de nascimento", "Place of birth", "Lugar de nacimiento", "Lieu de naissance"), "sex": ("Sexo", "Sex", "Sexo", "Sexe"), "father": ("Pai", "Father", "Padre", "Père"), "mother": ("Mãe", "Mother", "Madre", "Mère"), "nat": ("Natural de", "Born in", "Natural de", "Né(e) à"), "gp": ("Avós paternos", "Paternal grandparents", "Abuelos paternos", "Grands-parents paternels"), "gm": ("Avós maternos", "Maternal grandparents", "Abuelos maternos", "Grands-parents maternels"), "reg": ("Data do registro", "Date of registration", "Fecha de inscripción", "Date d'enregistrement"), "book": ("Livro", "Book", "Libro", "Livre"), "page": ("Folha", "Page", "Folio", "Feuille"), "entry": ("Termo", "Entry", "Acta", "Acte"), "office": ("Cartório", "Registry office", "Oficina de registro", "Bureau"), "officer": ("Oficial", "Registrar", "Oficial", "Officier"), "issue": ("Local e data de emissão", "Place and date of issue", "Lugar y fecha de expedición", "Lieu et date de délivrance"), "notes": ("Averbações", "Amendments", "Anotaciones", "Mentions")}
    second_style = p.pick("<i>{}</i>", "<small>{}</small>", "{}")
    joint = p.pick(" / ", "<br>", " – ")

    def k(concept, key):
        a, b = T[key][0], T[key][lang + 1]
        text = a + joint + second_style.format(b)
        return L(concept, text) if concept else text

    rows = [[(k("name", "name"), p.name())], [(k("birth_date", "bd"), p.birth_date()), (k("hour", "hour"), p.hour("num")), (k("sex", "sex"), p.sex())], [(k("birth_place", "bp"), f"{p.birth_place()}, {p.birth_city_uf()}")]]
    same = first.known and second.known and p.chance(.35) and first.person["nat"][0]
    if same:
        second.person["nat"] = first.person["nat"]
        rows.append([(k(par.role, par.role), par.name()) for par in (first, second)])
        rows.append([(p.pick("Ambos naturais de", "Naturalidade dos pais") + joint + second_style.format(T["nat"][lang + 1]), p.place(first.person["nat"], "pnatboth", "pnatboth"))])
    else:
        for par in (first, second):
            rows.append([(k(par.role, par.role), par.name()), (k("parent_nat", "nat"), par.nat())])
    rows += [[(k("gp_paternal" if par.side == "pat" else "gp_maternal", "gp" if par.side == "pat" else "gm"), par.grandparents())] for par in (first, second)]
    reg = [[(k("livro", "book"), p.livro()), (k("folha", "page"), p.folha()), (k("termo", "entry"), p.termo()), (k("reg_date", "reg"), p.reg_date())], [(k("office", "office"), f"{p.office()}, {p.reg_city_uf()}")]]
    rows = reg + rows if p.chance(.5) else rows + reg
    if p.chance(.5):
        rows.append([(k("averbacoes", "notes"), p.averbacoes())])
    rows.append([(k("issue_place", "issue"), f"{p.issue_city()}, {p.issue_date()}"), (k("officer", "officer"), p.officer())])
    face, size, line = p.pick(*SANS, *SERIF), p.pick(11, 12), p.pick("1px solid #444", "1px solid #ccc", "0")
    grid = "".join('<div class="r">' + "".join(f'<div class="c"><div class="k">{a}</div><div class="v">{b}</div></div>' for a, b in row) + "</div>" for row in rows)
    title = ("BIRTH CERTIFICATE", "CERTIFICADO DE NACIMIENTO", "EXTRAIT D'ACTE DE NAISSANCE")[lang]
    return sheet(f"""body{{font:{size}px/1.3 '{face}';padding:44px 52px}} h1{{font-size:1.4em;text-align:center;margin:0 0 20px;line-height:1.3}} .r{{display:flex}} .c{{flex:1 1 0;border:{line};padding:5px 7px;min-height:40px;min-width:0;overflow-wrap:anywhere;{p.pick('', 'display:flex;gap:10px')}}} .k{{font-size:.8em;color:{p.pick('#333', '#246')};{p.pick('min-width:90px', '')}}}""",
        f'<h1>{p.pick("REPÚBLICA FEDERATIVA DO BRASIL<br>", "")}CERTIDÃO DE NASCIMENTO<br>{title}</h1>{grid}')


@form
def d_ledger_row(p):
    """A leaf of the register lying: one row under a row of headings, narrow columns in which names wrap."""
    p.manner(caps=p.chance(.35), hour=p.pick("num", "old"), place=p.pick("-", ",", "/", "("))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents("father" if p.chance(.8) else "mother")
    face, val, size = p.pick(*SERIF, *SANS), p.pick(*TYPE[:5], *SERIF), p.pick(10, 11, 12)
    parent = lambda par: f"{par.name()}" + (f"{p.pick(', natural de ', '<br>nat. ', ', de ')}{par.nat()}" if par.known else "")
    cols = [
        (L("termo", p.pick("Nº de ordem", "Termo")), p.termo(), .7),
        (L("reg_date", p.pick("Data do registro", "Data do assento")), p.reg_date(), 1),
        (L("name", p.pick("Nome", "Nome do registrado")), f"<b>{p.name()}</b>", 1.4),
        (L("sex", "Sexo"), p.sex(), .8),
        (p.pick("Dia, hora e lugar do nascimento", "Nascimento"), f"{p.birth_date()}, {p.hour()}, {p.birth_place()}, {p.birth_city_uf()}", 1.6),
        (L("filiation", p.pick("Pais", "Filiação e naturalidade")), f"{parent(first)}{p.pick('<br><br>', '<br>e<br>', ' e ')}{parent(second)}" if first.known and second.known else parent(first if first.known else second), 1.7),
        (L("gp_all", "Avós"), "<br>".join(f"{'Paternos' if par.side == 'pat' else 'Maternos'}: {par.grandparents()}" for par in (first, second)), 1.6),
    ]
    if p.chance(.6):
        cols.append(("Declarante e testemunhas", f"{p.other(r['declarant']['name'])}; {p.other(r['witnesses'][0]['name'])}", 1.2))
    cols.append((L("averbacoes", p.pick("Averbações", "Observações e averbações")), p.averbacoes(), 1.5))
    if p.chance(.3):
        cols.insert(1, cols.pop(2))
    if p.chance(.3):
        cols.append(cols.pop(1))
    head = "".join(f"<th style='width:{w * 100 / sum(x[2] for x in cols):.1f}%'>{k}</th>" for k, _, w in cols)
    numbers = "".join(f"<td class='n'>{i}</td>" for i in range(1, len(cols) + 1)) if p.chance(.4) else ""
    pieces = office_pieces(p) if p.chance(.6) else [p.office()]
    top = f"<div>{pieces[0]}<br>{p.reg_city()} – {state_line(p)}{'<br>' + ' '.join(pieces[1:]) if pieces[1:] else ''}</div><div>{L('livro', 'Livro')} {p.livro()}<br>{L('folha', p.pick('Folha', 'Fls.'))} {p.folha()}</div>"
    end = p.pick(f"{p.pick('Confere com o original.', 'É cópia fiel.')} {p.issue_city()}, {p.issue_date()}. O Oficial, {p.officer()}", f"Extraída em {p.issue_date()}, nesta cidade de {p.issue_city()}, por mim, {p.other(r['clerk'])}, escrevente, e subscrita pelo oficial {p.officer()}")
    return sheet(f"""body{{font:{size}px/1.3 '{face}';padding:34px 36px}} .t{{display:flex;justify-content:space-between;margin-bottom:10px}} h1{{font-size:1.5em;text-align:center;margin:0 0 10px}} table{{border-collapse:collapse;width:100%;table-layout:fixed}} th,td{{border:{p.pick('1px solid #333', '1px solid #888')};padding:4px;vertical-align:top;text-align:left;overflow-wrap:break-word}} th{{font-size:.82em;font-weight:{p.pick(400, 700)}}} td{{font-family:'{val}';font-size:{p.pick('.95em', '.9em')}}} .n{{text-align:center;font-size:.7em;padding:0}} .e{{margin-top:30px}}""",
        f'<h1>{p.pick("CERTIDÃO DE NASCIMENTO", "REGISTRO DE NASCIMENTOS – CERTIDÃO")}</h1><div class="t">{top}</div><table><tr>{head}</tr><tr>{numbers}</tr><tr>{"".join(f"<td>{v}</td>" for _, v, _ in cols)}</tr></table><div class="e">{end}.</div>', 1123, 794)


@form
def d_adopted(p):
    """A registration made anew by a court's judgment: both parents' origin often said once, the old entry in another book."""
    p.manner(caps=p.chance(.4), hour=p.pick("num", "words"))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    face, size = p.pick(*SERIF, *SANS), p.pick(12, 13)
    judged = p.other(records.date_text(rng, r["rdate"] - dt.timedelta(days=rng.randint(5, 200)), p.pick("semi", "num")))
    same = first.known and second.known and p.chance(.6) and first.person["nat"][0]
    if same:
        second.person["nat"] = first.person["nat"]
        both = f"{first.name()} e {p.pick('', 'de ')}{second.name()}, {p.pick('ambos naturais de', 'ambos nascidos em', 'os dois naturais de')} {p.place(first.person['nat'], 'pnatboth', 'pnatboth')}"
    else:
        both = " e de ".join(f"{par.name()}, natural de {par.nat()}" for par in (first, second) if par.known)
    kins = one_line_kin(p, first, second)
    old = f"O assento primitivo, livro {p.other(records.livro_text(rng, rng.randint(1, 99)))}, fls. {rng.randint(1, 300)}, termo {rng.randint(100, 99999)}, foi cancelado em {judged}."
    paras = [
        f"{p.pick('CERTIFICO que', 'Certifico, em breve relatório, que')} em {p.reg_date()}, no livro {p.livro()}, fls. {p.folha()}, nº {p.termo()}, {p.pick('por sentença de', 'em cumprimento à sentença datada de')} {judged}, foi lavrado o registro de:",
        f"<div class='nm'>{p.name()}</div>",
        f"{p.pick('nascido(a) em', 'nascimento:')} {p.birth_date()}, às {p.hour()}, em {p.birth_city_uf()}, {p.pick('no(a)', 'em')} {p.birth_place()}; sexo {p.sex()}; {son(p)} de {both}" + (f"; {kins}." if kins else "."),
    ]
    if p.chance(.5):
        paras.insert(p.pick(1, 3), old)
    if p.chance(.6):
        paras.append(f"{L('averbacoes', p.pick('Averbações', 'Observações'))}: {p.averbacoes()}")
    paras.append(p.pick("Nenhuma observação sobre a origem do ato constará das certidões (Lei nº 8.069, de 13 de julho de 1990, art. 47, § 4º).", "O referido é verdade e dou fé."))
    head = p.pick(f"{p.office()}<br>{p.reg_city_uf()}", f"{state_line(p)}<br>Comarca de {p.reg_city()}<br>{p.office()}", f"{'<br>'.join(office_pieces(p))}<br>{p.other(r['address'])}, {p.reg_city_uf()}")
    issue = p.pick(f"{p.issue_city_uf()}, {p.issue_date()}.", f"{p.issue_city()},<br>aos {p.issue_date('words')}.", f"Dada em {p.issue_city()}, a {p.issue_date()}.")
    sign = p.pick(f"<span class='sc'>{p.officer()}</span><br>Oficial", f"_______________________<br>{p.other(r['clerk'])}, escrevente autorizado<br><br>Oficial titular: {p.officer()}")
    return sheet(f"body{{font:{size}px/1.6 '{face}';padding:54px {p.pick(60, 90)}px}} .h{{text-align:{p.pick('center', 'left')};line-height:1.3;margin-bottom:26px}} .nm{{font-size:1.25em;text-align:center;{p.pick('font-weight:bold', 'letter-spacing:.08em', 'text-decoration:underline')}}} h1{{font-size:1.3em;text-align:center}} p{{text-align:{p.pick('justify', 'left')}}} .sc{{letter-spacing:.12em;text-transform:uppercase;font-size:.85em}} .s{{text-align:{p.pick('center', 'right')};margin-top:50px}}",
        f'<div class="h">{head}</div><h1>CERTIDÃO DE NASCIMENTO</h1>{"".join(x if x.startswith("<div") else f"<p>{x}</p>" for x in paras)}<p>{issue}</p><div class="s">{sign}</div>')


@form
def d_centred_captions(p):
    """Centred lines, each value over a caption in brackets; the officer's line looks like any other."""
    p.manner(caps=p.chance(.6), place=p.pick("-", ",", "/"))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    face, val, size = p.pick(*SERIF, *SANS), p.pick(*TYPE, *SERIF[:3]), p.pick(12, 13, 14)
    a, b = p.pick(("(", ")"), ("[", "]"), ("", ""), ("– ", " –"))
    line = p.pick("1px solid #333", "1px dotted #333", "0")

    def v(concept, caption, value, w=76):
        return f'<div class="l" style="width:{w}%"><div class="v">{value}</div><div class="k">{a}{L(concept, caption) if concept else caption}{b}</div></div>'

    def pair(x, y):
        return f'<div class="p">{x}{y}</div>'

    rows = [v("name", p.pick("nome por extenso", "nome do registrado"), p.name()), pair(v("birth_date", p.pick("data do nascimento", "dia, mês e ano"), p.birth_date(), 48), v("hour", "hora", p.hour(), 48)), v("birth_city", p.pick("lugar do nascimento", "cidade, estado"), p.birth_city_uf()), v("birth_place", p.pick("hospital, maternidade ou domicílio", "casa, rua e número"), p.birth_place()), v("sex", "sexo", p.sex(), 40)]
    for par in (first, second):
        word = "do pai" if par.role == "father" else "da mãe"
        rows.append(v(par.role, f"nome {word}", par.name()))
        rows.append(v("parent_nat", f"naturalidade {word}", par.nat(), 56))
    for par in (first, second):
        rows.append(v("gp_paternal" if par.side == "pat" else "gp_maternal", f"avós {'paternos' if par.side == 'pat' else 'maternos'}", par.grandparents(p.pick(" e ", "<br>"))))
    book = [pair(v("livro", "livro", p.livro(), 31) + v("folha", "folha", p.folha(), 31), v("termo", "termo", p.termo(), 31)), v("reg_date", p.pick("data do registro", "data em que foi lavrado o termo"), p.reg_date(), 60)]
    rows = book + rows if p.chance(.5) else rows + book
    rows += [v("issue_place", p.pick("lugar e data", "local e data da expedição"), f"{p.issue_city()}, {p.issue_date()}", 66), v("officer", p.pick("o oficial", "oficial do registro civil", "assinatura do oficial"), p.officer(), 60)]
    if p.chance(.4):
        rows.insert(-1, v("", "escrevente que a extraiu", p.other(r["clerk"]), 60))
    pieces = office_pieces(p)
    head = p.pick([*pieces, f"{p.reg_city()}", state_line(p)], [state_line(p), f"{p.pick('Município', 'Comarca')} de {p.reg_city()}", *pieces], [pieces[0], state_line(p), *pieces[1:], p.reg_city()])
    return sheet(f"""body{{font-family:'{face}';padding:34px 50px}} .h{{text-align:center;font-size:{p.pick(12, 14)}px;line-height:1.35}} h1{{font-size:{p.pick(18, 24)}px;text-align:center;margin:8px 0;font-weight:{p.pick(400, 700)};letter-spacing:{p.pick(0, 3)}px}} .l{{margin:{p.pick(6, 9)}px auto 0;text-align:center;min-width:0}} .p{{display:flex;gap:4%;width:76%;margin:0 auto}} .v{{font:{size}px/1.2 '{val}';border-bottom:{line};min-height:17px;overflow-wrap:anywhere}} .k{{font-size:{p.pick(8, 9)}px;{p.pick('font-style:italic', '', 'text-transform:uppercase')}}}""",
        f'<div class="h">{"<br>".join(head)}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento")}</h1>{"".join(rows)}')


@form
def d_two_text_columns(p):
    """Running text set in two newspaper columns; syllables parted in names, headings of office in the first, signature in the second."""
    p.manner(caps=p.chance(.15), hour=p.pick("words", "num"), sex_short=False)
    rng, r = p.rng, p.r
    if p.chance(.5):
        r["averbacoes"] = " ".join(texts.averbacao(rng, r) for _ in range(2))
    first, second = p.parents(p.pick("father", "mother"))
    face, size = p.pick(*TYPE[:5]), p.pick(11, 12, 12.5)
    width = int(330 / (size * .602))
    pieces = office_pieces(p)
    hy = p.pick(.5, .9, 1)
    t = lambda s, first=0, fill="": typed(p, s, width, hy, first, fill)
    both = [f"{par.name()}, {par.extra('profession')}, {par.extra('civil')}, natural de {par.nat()}" for par in (first, second) if par.known]
    sends = [f"{'avós paternos' if par.side == 'pat' else 'avós maternos'} {par.grandparents()}" for par in (first, second) if par.grandfather_known or par.grandmother_known]
    left = "".join(t(x) for x in [state_line(p), pieces[0], f"Cidade de {p.reg_city()}", *pieces[1:]]) + "\n" + t(f"Termo n. {p.termo()}. Livro {p.livro()}. Fls. {p.folha()}.") + "\n"
    entry = f"Aos {p.reg_date(p.pick('dias', 'words'))}, compareceu neste cartório {p.other(r['declarant']['name'])}, {p.other(r['declarant']['profession'])}, que declarou o nascimento de {p.name()}, {p.pick('ocorrido em', 'aos', 'a')} {p.birth_date(p.pick('words', 'dias', 'semi'))}, às {p.hour()}, {p.pick('em', 'na')} {p.birth_place()}, {p.birth_city_uf('-')}, sexo {p.sex()}, {son(p)} de {' e de '.join(both)}" + (f", {p.pick('sendo', 'são')} {' e '.join(sends)}" if sends else "") + "."
    left += t(entry, p.pick(0, 4), p.pick("", "-"))
    right = t(p.pick("AVERBAÇÕES", "À MARGEM DO TERMO", "Averbações e anotações")) + "\n" + t(p.averbacoes()) + "\n"
    right += t(f"{p.pick('Nada mais consta.', 'É o que contém o dito termo.')} {p.issue_city()}, {p.issue_date()}.") + "\n" + t(p.pick(f"E eu, {p.officer()}, {p.other(r['officer_title'])}, a subscrevi.", f"Eu, {p.other(r['clerk'])}, Escrevente, datilografei; e eu, {p.officer()}, Oficial, conferi e assino."))
    if p.chance(.5):
        right += "\n\n" + t(p.officer(), 3) + t("OFICIAL", 3)
    title = p.pick("CERTIDÃO EM INTEIRO TEOR", "CERTIDÃO DE NASCIMENTO", "CERTIDÃO VERBO AD VERBUM")
    return sheet(f"body{{padding:44px 40px}} h1{{font:700 17px '{face}';text-align:center;margin:0 0 22px}} .w{{display:flex;gap:30px}} pre{{flex:1;margin:0;font:{size}px/{p.pick(1.4, 1.6)} '{face}','Liberation Mono',monospace;white-space:pre;{p.pick('', '')}}} .w pre+pre{{border-left:{p.pick('1px solid #444', '0')};padding-left:14px}}", f"<h1>{title}</h1><div class='w'><pre>{left}</pre><pre>{right}</pre></div>", 794, p.pick(1123, 900))


@form
def d_strips(p):
    """Strips with header rows above (registration) and below (issue, officer, clerk), the person narrated between them."""
    p.manner(caps=p.chance(.6))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    face, size = p.pick(*SANS, *SERIF), p.pick(11, 12, 13)
    line = p.pick("1px solid #222", "1px solid #aaa")

    def strip(cells):
        rng.shuffle(cells)
        return f"<table><tr>{''.join(f'<th>{k}</th>' for k, _ in cells)}</tr><tr>{''.join(f'<td>{v}</td>' for _, v in cells)}</tr></table>"

    cells = [(L("livro", "LIVRO"), p.livro()), (L("folha", "FLS."), p.folha()), (L("termo", p.pick("TERMO", "ORDEM")), p.termo()), (L("reg_date", p.pick("DATA DO REGISTRO", "LAVRATURA")), p.reg_date("num"))]
    if p.chance(.4):
        cells.append((L("matricula", "MATRÍCULA"), p.matricula()))
    top = strip(cells)
    bottom = strip([(L("issue_place", p.pick("LOCAL", "CIDADE")), p.issue_city()), (L("issue_date", p.pick("DATA", "EXPEDIDA EM")), p.issue_date("num")), (L("officer", p.pick("OFICIAL", "O OFICIAL")), p.officer()), (p.pick("ESCREVENTE", "CONFERIU"), p.other(r["clerk"]))])
    both = "; ".join(f"{p.pick('filho(a) de', 'são pais:') if i == 0 else 'e de'} <b>{par.name()}</b> ({par.nat()})" for i, par in enumerate([x for x in (first, second) if x.known]))
    grand = "; ".join(f"{'paternos' if par.side == 'pat' else 'maternos'} {par.grandparents(' e ')}" for par in (first, second) if par.grandfather_known or par.grandmother_known)
    text = f"<div class='nm'>{p.name()}</div><p>{p.pick('nasceu em', 'nascido(a) aos')} {p.birth_date()} {p.pick('às', '–')} {p.hour()}, {p.pick('em', 'na cidade de', 'na localidade de')} {p.birth_city_uf()}, {p.pick('no(a)', 'local:')} {p.birth_place()}; sexo {p.sex()}; {both}{'; avós ' + grand if grand else ''}.</p>"
    notes = f"<p>{L('averbacoes', 'AVERBAÇÕES')}: {p.averbacoes()}</p><p>{L('anotacoes', 'ANOTAÇÕES')}: {p.anotacoes()}</p>" if p.chance(.6) else ""
    address = f"{p.other(r['address'])} – Fone {p.other(r['phone'])}"
    head = p.pick(f"<b>{p.office()}</b><br>{address}<br>{p.reg_city_uf()}", f"{p.reg_city()} – {state_line(p)}<br><b>{p.office()}</b><br>{address}")
    low = p.chance(.3)
    foot = f'<div class="h b">{head}</div>' if low else ""
    return sheet(f"""body{{font:{size}px/1.6 '{face}';padding:40px 50px}} .h{{text-align:center;line-height:1.35}} .b{{margin-top:60px}} table{{border-collapse:collapse;width:100%;margin:16px 0}} th,td{{border:{line};padding:3px 6px;text-align:center;line-height:1.25;overflow-wrap:anywhere}} th{{font-size:.72em;font-weight:{p.pick(400, 700)}}} .nm{{font-size:1.3em;font-weight:bold;text-align:{p.pick('left', 'center')}}} h1{{font-size:1.3em;text-align:center}} p{{text-align:justify;margin:6px 0}}""",
        f'{"" if low else "<div class=h>" + head + "</div>"}<h1>CERTIDÃO DE NASCIMENTO</h1>{top}{text}{notes}{bottom}{foot}')


@form
def d_state_pattern(p):
    """A court's pattern: state, corregedoria, comarca, office and address in the heading; seals, fees and staff all over."""
    p.manner(caps=p.chance(.7), place=p.pick("/", "-", "tight", " / "))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    face, size = p.pick(*SANS), p.pick(9.5, 10.5)
    pieces = office_pieces(p)
    where = p.pick(f"COMARCA DE {p.reg_city()}", f"MUNICÍPIO DE {p.reg_city()} – {p.reg_uf()}", f"{p.reg_city()}/{p.reg_uf()}")
    heads = ["PODER JUDICIÁRIO", f"TRIBUNAL DE JUSTIÇA {p.pick('', 'DO')} {state_line(p)}", p.pick("CORREGEDORIA GERAL DA JUSTIÇA", "CORREGEDORIA-GERAL DO FORO EXTRAJUDICIAL"), where]
    heads = heads[:p.pick(2, 3)] + pieces[:1] + [where] + pieces[1:] if p.chance(.6) else heads + pieces
    f = lambda concept, caption, value, w=1: f'<div class="c" style="flex:{w} 1 0"><span class="k">{L(concept, caption) if concept else caption}</span> <span class="v">{value}</span></div>'
    R = lambda *cells: f'<div class="r">{"".join(cells)}</div>'
    rows = [R(f("name", "Nome:", p.name())), R(f("birth_date", "Nascimento:", p.birth_date()), f("hour", "Hora:", p.hour()), f("sex", "Sexo:", p.sex())), R(f("birth_place", "Local:", p.birth_place()), f("birth_city", "Município:", p.birth_city_uf()))]
    for par in (first, second):
        rows.append(R(f(par.role, ("Pai:" if par.role == "father" else "Mãe:"), par.name(), 1.5), f("parent_nat", "Nat.:", par.nat())))
        rows.append(R(f("gp_paternal" if par.side == "pat" else "gp_maternal", f"Avós {'pat' if par.side == 'pat' else 'mat'}ernos:", par.grandparents())))
    rows += [R(f("livro", "Livro:", p.livro()), f("folha", "Folha:", p.folha()), f("termo", "Termo:", p.termo()), f("reg_date", "Registro:", p.reg_date("num"), 1.4)), R(f("averbacoes", "Averbações:", p.averbacoes())), R(f("anotacoes", "Anotações:", p.anotacoes()))]
    fees = "".join(f"<tr><td>{p.other(a)}</td><td>{p.other(b)}</td></tr>" for a, b in r["fees"])
    codes = f"{L('seal', p.pick('Selo', 'SELO DIGITAL'))}: {p.seal()}<br>Protocolo: {p.other(r['protocol'])}<br>CNS: {p.other(r['cns'])}<br>Código: {p.other(r['security'] or records.security_code(rng))}"
    staff = f"{p.officer()} – {p.pick('Oficial', 'Titular', 'Registrador')}<br>{p.other(r['clerk'])} – {p.pick('Substituto', 'Escrevente')}<br>{p.other(people.person(rng, 'F'))} – Escrevente"
    issue = f"{p.issue_city()}{p.pick(', ', ' - ')}{p.issue_date()}"
    boxes = [f"<div>{codes}</div>", f"<div><table>{fees}</table></div>", f"<div>{staff}</div>"]
    rng.shuffle(boxes)
    mark = f'<div class="wm">{p.pick("VÁLIDA EM TODO O TERRITÓRIO NACIONAL", "CERTIDÃO", "SEM VALOR PARA FINS DE AUTENTICAÇÃO")}</div>' if p.chance(.3) else ""
    return sheet(f"""body{{font:{size}px/1.35 '{face}';padding:32px 44px}} .h{{text-align:{p.pick('center', 'left', 'right')};line-height:1.3;margin-bottom:12px}} h1{{font-size:1.6em;text-align:center}} .r{{display:flex;gap:{p.pick(6, 14)}px;padding:{p.pick(3, 5)}px 0;border-bottom:{p.pick('1px solid #ccc', '1px dotted #444', '0')}}} .c{{min-width:0;overflow-wrap:anywhere}} .k{{font-size:.85em;{p.pick('font-weight:bold', 'color:#555', '')}}} .x{{display:flex;gap:16px;margin-top:26px;font-size:.9em}} .x>div{{flex:1;border:1px solid #999;padding:6px;min-width:0;overflow-wrap:anywhere}} .wm{{position:absolute;top:760px;left:80px;font-size:30px;color:#ddd;z-index:-1}} .i{{text-align:center;margin:34px 0}}""",
        f'{mark}<div class="h">{"<br>".join(heads)}</div><h1>CERTIDÃO DE NASCIMENTO</h1>{"".join(rows)}<div class="x">{"".join(boxes)}</div><div class="i">{issue}<br><br><br>_________________________<br>{p.pick(p.other(r["clerk"]) + "<br>Escrevente", p.officer() + "<br>Oficial", "<br>")}</div>')


@form
def d_same_date(p):
    """A short certificate of a birth registered the day it is issued: 'nesta data'; one paragraph per person, names under lines."""
    rng, r, L = p.rng, p.r, p.label
    r["edate"] = r["rdate"]
    p.manner(caps=p.chance(.4), hour=p.pick("num", "words"))
    first, second = p.parents("mother" if p.chance(.4) else "father")
    face, size = p.pick(*SERIF, *SANS, *TYPE[:2]), p.pick(12, 13, 14)
    cite = p.pick("lavrado nesta data", "registrado hoje", "termo lavrado na data de hoje", "lavrado na mesma data desta certidão")
    open_ = p.pick(
        f"Livro {p.livro()}, folhas {p.folha()}, número {p.termo()}, {cite}.",
        f"Certifico que, sob nº {p.termo()}, fls. {p.folha()} do livro {p.livro()}, {cite}, consta o registro de nascimento de:",
        f"{cite.capitalize()}, no livro {p.livro()}, às fls. {p.folha()}, sob o nº {p.termo()}.")
    born = f"{p.pick('Nascimento', 'Nasceu')}{p.pick(':', '')} {p.birth_date()}, {p.hour()}, {p.birth_place()}, {p.birth_city_uf()}. Sexo {p.sex()}."
    ones = []
    for par in (first, second):
        if par.known:
            extra = f", {'filho' if par.role == 'father' else 'filha'} de {par.grandparents()}" if par.grandfather_known or par.grandmother_known else ""
            ones.append(f"{'Pai' if par.role == 'father' else 'Mãe'}{p.pick(':', ' –')} {par.name()}, {p.pick('de', 'natural de', 'nascido em' if par.role == 'father' else 'nascida em')} {par.nat()}{extra}.")
    place = p.pick(f"{p.issue_city()}, {p.issue_date()}", f"{p.issue_city_uf()}<br>{p.issue_date()}")
    pieces = office_pieces(p) if p.chance(.6) else [p.office()]
    head = p.pick(f"{'<br>'.join(pieces)}<br>{p.reg_city_uf()}", f"<small>{p.other(r['address'])}</small><br>{pieces[0]}<br>{p.reg_city()}, {p.reg_uf()}<br>{' '.join(pieces[1:])}")
    sign = p.pick(f"<div class='ln'>{p.officer()}</div><div class='k'>oficial</div>", f"<div class='sc'>{p.officer()}</div><div class='ln k'>oficial do registro civil</div>", f"<div class='ln'>{p.other(r['clerk'])}</div><div class='k'>pelo oficial {p.officer()}</div>")
    w = p.pick(560, 640, 794)
    return sheet(f"body{{font:{size}px/1.55 '{face}';padding:36px {p.pick(36, 60)}px}} .h{{text-align:{p.pick('center', 'right', 'left')};line-height:1.3}} h1{{font-size:1.2em;text-align:center}} .nm{{font-size:1.2em;border-bottom:1px solid #333;margin:10px 0}} p{{margin:0 0 8px}} .ln{{border-top:1px solid #222;width:280px;text-align:center;padding-top:3px}} .k{{font-size:.8em;width:280px;text-align:center}} .sc{{text-transform:uppercase;letter-spacing:.14em;font-size:.8em;width:280px;text-align:center}} .s{{margin:{p.pick(50, 80)}px 0 0 {p.pick(0, 120)}px}}",
        f"<div class='h'>{head}</div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Nascimento')}</h1><p>{open_}</p><div class='nm'>{p.name()}</div><p>{born}</p>{''.join(f'<p>{x}</p>' for x in ones)}{f'<p>Averbações: {p.averbacoes()}</p>' if p.chance(.4) else ''}<p>{place}.</p><div class='s'>{sign}</div>", w, p.pick(760, 900))


@form
def d_captions_right(p):
    """Values at the left, captions at the right end of each ruled line; the book's data in a box turned to the corner."""
    p.manner(caps=p.chance(.6), place=p.pick("-", "/", ","))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    face, val, size = p.pick(*SANS, *SERIF), p.pick(*TYPE[:4], *SANS[:3]), p.pick(12, 13)
    line = p.pick("1px solid #555", "1px dotted #555", "2px solid #ddd")
    l = lambda concept, caption, value: f'<div class="l"><span class="v">{value}</span><span class="k">{L(concept, caption) if concept else caption}</span></div>'
    rows = [l("name", "nome", p.name()), l("birth_date", "nascido em", p.birth_date()), l("hour", "hora", p.hour()), l("birth_city", p.pick("cidade do nascimento", "onde nasceu"), p.birth_city_uf()), l("birth_place", "local do parto", p.birth_place()), l("sex", "sexo", p.sex())]
    for par in (first, second):
        rows.append(l(par.role, "pai" if par.role == "father" else "mãe", par.name()))
        rows.append(l("parent_nat", "sua naturalidade", par.nat()))
        rows.append(l("gp_paternal" if par.side == "pat" else "gp_maternal", p.pick("seus pais", f"avós {'paternos' if par.side == 'pat' else 'maternos'}"), par.grandparents()))
    if p.chance(.5):
        rows.append(l("nat", "naturalidade do registrado", p.nat()))
    rows.append(l("averbacoes", "averbações", p.averbacoes()))
    rows += [l("issue_place", "cidade", p.issue_city()), l("issue_date", "data desta certidão", p.issue_date()), l("officer", "oficial", p.officer())] if p.chance(.5) else [f'<div class="e">{p.issue_city()}, {p.issue_date()}<br><br><br>{p.officer()}<br><small>oficial</small></div>']
    box = f'<div class="bx">{L("livro", "livro")} {p.livro()}<br>{L("folha", "fls.")} {p.folha()}<br>{L("termo", "nº")} {p.termo()}<br>{L("reg_date", p.pick("em", "lavrado em", "data"))} {p.reg_date()}</div>'
    pieces = office_pieces(p)
    head = f"<div>{p.pick('Brasil', 'República Federativa do Brasil')}<br>{state_line(p)}<br>{pieces[0]}<br>{p.reg_city()}<br>{'<br>'.join(pieces[1:])}</div>"
    tops = [head, box] if p.chance(.6) else [box, head]
    return sheet(f"""body{{font:{size}px/1.4 '{face}';padding:44px 56px}} .t{{display:flex;justify-content:space-between;align-items:flex-start;gap:20px}} .bx{{border:1px solid #333;padding:8px 12px;width:{p.pick(190, 240)}px}} h1{{font-size:1.5em;margin:22px 0 14px;text-align:{p.pick('left', 'center')}}} .l{{display:flex;justify-content:space-between;align-items:flex-end;gap:16px;border-bottom:{line};padding:{p.pick(5, 8)}px 0 2px}} .v{{font-family:'{val}';min-width:0;overflow-wrap:anywhere}} .k{{font-size:.75em;flex:none;max-width:170px;text-align:right;color:{p.pick('#000', '#666')};{p.pick('font-style:italic', 'text-transform:uppercase', '')}}} .e{{margin-top:36px;text-align:center}}""",
        f'<div class="t">{tops[0]}{tops[1]}</div><h1>{p.pick("Certidão de nascimento", "CERTIDÃO DE NASCIMENTO")}</h1>{"".join(rows)}')


@form
def d_dotted_sentence(p):
    """A printed sentence whose leaders are real dots before and behind the typed values; captions of the blanks follow in small print."""
    p.manner(caps=p.chance(.6), hour=p.pick("num", "old"), blank=p.pick("..........", "- - -", "x-x-x"))
    rng, r = p.rng, p.r
    first, second = p.parents(p.pick("father", "father", "mother"))
    size, left = p.pick(12, 13), p.pick(50, 70)
    width = columns_of(size, left, 40)
    dots = lambda n=3: "." * rng.randint(1, n)
    d = lambda value: f"{dots()}{p.pick('', ' ')}{value}{p.pick('', ' ')}{dots()}"
    who = {par.role: par for par in (first, second)}
    line = lambda s: typed(p, s, width, .5)
    text = [f"Nome{d(p.name())}", f"Sexo{d(p.sex())} Nascido a{d(p.birth_date())} às{d(p.hour())}", f"em{d(p.birth_place())}", f"Municipio{d(p.birth_city_uf())}"]
    for par in (first, second):
        text.append(f"Nome {'do pai' if par.role == 'father' else 'da mãe'}{d(par.name())}")
        text.append(f"natural de{d(par.nat())}" + (f" profissão{d(par.extra('profession'))}" if p.chance(.5) else ""))
    if p.chance(.5):
        text += [f"Avós {'paternos' if par.side == 'pat' else 'maternos'}{d(par.grandfather())} e {d(par.grandmother())}" for par in (first, second)]
    else:
        for par in (first, second):
            text += [f"Avô {'paterno' if par.side == 'pat' else 'materno'}{d(par.grandfather())}", f"Avó {'paterna' if par.side == 'pat' else 'materna'}{d(par.grandmother())}"]
    book = [f"Registrado em{d(p.reg_date())}", f"Livro{d(p.livro())} Fls.{d(p.folha())} Termo{d(p.termo())}"]
    text = book + text if p.chance(.6) else text + book
    text.append(f"Observações{d(p.averbacoes())}")
    pieces = office_pieces(p)
    head = [f"{p.pick('ESTADO', 'Estado')} {places.UF_OF.get(r['ruf'], 'de')} {p.reg_uf(full=True)}", pieces[0], f"{p.pick('Comarca', 'Municipio', 'Cidade')} de {p.reg_city()}", *pieces[1:]]
    issue = p.pick([f"{d(p.issue_city())}", f"{p.issue_date()}"], [f"{p.issue_city()}, {dots()} {p.issue_date()}"])
    sign = p.pick([p.officer(), "Oficial do Registro"], ["." * 34, f"Escrevente: {p.other(r['clerk'])}", f"Oficial: {p.officer()}"], [f"Subscrevo: {p.officer()}, oficial"])
    body = "".join(line(s) for s in head) + "\n" + p.pick("CERTIDÃO DE NASCIMENTO", "NASCIMENTO") + "\n\n" + "".join(line(s) for s in text) + "\n" + "".join(line(s) for s in issue) + "\n\n" + "".join(line(s) for s in sign)
    return typed_sheet(p, body, 40, left, size, p.pick(1.4, 1.6, 1.8), height=p.pick(700, 1123))


@form
def d_wide_margins_titles(p):
    """Titles of sections in a margin column; registration first, then birth; dates in words wrap under each other."""
    p.manner(caps=p.chance(.5), birth_date=p.pick("words", "dias", "both", "paren"), place=p.pick("long", "-", "/"))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    face, size = p.pick(*SANS, *SERIF), p.pick(11.5, 12.5)
    when = p.reg_date(p.pick("words", "both", "dias", "paren"))
    k = p.pick(0, 1, 2)
    sections = [
        (("Do registro", "REGISTRO", "1. Assento")[k], f"{when}.<br>{L('livro', 'Livro')} {p.livro()}, {L('folha', 'folha')} {p.folha()}, {L('termo', 'termo')} {p.termo()}." + (f"<br>{L('matricula', 'Matrícula')} {p.matricula()}" if p.chance(.4) else "")),
        (("Do registrado", "PESSOA", "2. Registrado")[k], f"{p.name()}<br>{p.sex()}" + (f"<br>{L('cpf', 'CPF')} {p.cpf()}" if p.chance(.4) else "")),
        (("Do nascimento", "NASCIMENTO", "3. Nascimento")[k], f"{p.birth_date()}, {p.hour()}<br>{p.birth_place()}<br>{p.birth_city_uf()}"),
        (("Dos pais", "FILIAÇÃO", "4. Pais")[k], "<br>".join(f"{par.name()}{p.pick(', ', ' – ')}{p.pick('', 'de ')}{par.nat()}" for par in (first, second) if par.known)),
        (("Dos avós", "AVÓS", "5. Avós")[k], "<br>".join(f"{p.pick('Paternos', 'Pelo lado paterno') if par.side == 'pat' else p.pick('Maternos', 'Pelo lado materno')}: {par.grandparents()}" for par in (first, second))),
    ]
    if p.chance(.3):
        sections.append(sections.pop(0))
    if r["averbacoes"] or p.chance(.5):
        sections.append((L("averbacoes", p.pick("Averbações", "AVERBAÇÕES")), p.averbacoes()))
    if r["anotacoes"]:
        sections.append((L("anotacoes", "Anotações"), p.anotacoes()))
    sections.append((("Da certidão", "EMISSÃO", "Expedição")[k], f"{p.issue_city_uf() if p.chance(.4) else p.issue_city()}<br>{p.issue_date()}<br>{p.pick('', 'Escrevente: ' + p.other(r['clerk']) + '<br>')}{p.pick('Oficial: ', 'O oficial, ', '')}{p.officer()}"))
    where = (("Da serventia", "CARTÓRIO", "Serventia")[k], f"{p.office()}<br>{p.other(r['address'])}<br>{p.reg_city()}<br>{p.reg_uf(full=p.chance(.5))}")
    sections.insert(p.pick(0, 0, len(sections)), where)
    w = p.pick(120, 160, 200)
    rule = p.pick("1px solid #444", "1px solid #ccc", "0")
    body = "".join(f'<div class="r"><div class="m">{a}</div><div class="v">{b}</div></div>' for a, b in sections)
    return sheet(f"""body{{font:{size}px/1.5 '{face}';padding:50px 56px}} h1{{font-size:1.5em;margin:0 0 24px;{p.pick('text-align:center', f'margin-left:{w}px', '')}}} .r{{display:flex;flex-direction:{p.pick('row', 'row', 'row-reverse')};border-top:{rule};padding:{p.pick(6, 10)}px 0}} .m{{width:{w}px;flex:none;{p.pick('font-weight:bold', 'font-style:italic', 'font-size:.85em')};padding-right:12px;text-align:{p.pick('left', 'right')}}} .v{{flex:1;min-width:0;max-width:{p.pick(300, 420, 600)}px}}""", f'<h1>{p.pick("Certidão de Nascimento", "CERTIDÃO DE NASCIMENTO")}</h1>{body}')


@form
def d_parents_abroad_story(p):
    """Immigrants' child: parents' origins abroad, their marriage's place, date and book, told before the birth itself."""
    p.manner(caps=p.chance(.2), hour=p.pick("words", "num", "old"), sex_short=False, place=p.pick(",", "in", "("))
    rng, r = p.rng, p.r
    first, second = p.parents("father")
    for par in (first, second):
        if par.known and p.chance(.75):
            par.person["nat"] = places.foreign(rng) if p.chance(.7) else ("", places.foreign(rng)[1])
    face, size = p.pick(*SERIF, *TYPE[:4]), p.pick(13, 14, 15)
    married = f"{p.pick('casados em', 'que se casaram em')} {p.other(places.place_text(rng, places.place(rng)))}, {p.pick('a', 'em')} {later_date(p)}, livro B-{rng.randint(1, 80)}, fls. {rng.randint(1, 300)}"
    people_text = []
    for par in (first, second):
        if par.known:
            kin_text = ""
            if par.grandfather_known or par.grandmother_known:
                male = par.person["sex"] == "M"
                kin_text = f", {p.pick('filho' if male else 'filha', 'filho legítimo' if male else 'filha legítima')} de {par.grandparents()}"
            people_text.append(f"{par.name()}, {p.pick('natural de', 'natural da cidade de', 'súdito de') if par.person['nat'][0] else 'natural de'} {par.nat()}, {par.extra('profession')}{kin_text}")
    both = p.pick(" e de ", "; e de ", ", e de sua mulher ").join(people_text) or p.pick("pais ignorados", "pais não declarados")
    sentences = [
        f"{p.pick('Certifico', 'CERTIFICO')} que no livro {p.livro()}, folhas {p.folha()}, sob número {p.termo()}, {p.pick('está', 'acha-se')} registrado o nascimento de {p.name()}, do sexo {p.sex()}, {son(p)} de {both}" + (f", {married}" if len(people_text) == 2 and p.chance(.7) else "") + ";",
        f"{p.pick('nascido(a)', 'que nasceu')} {p.pick('aos', 'no dia', 'em')} {p.birth_date(p.pick('words', 'semi', 'paren'))}, às {p.hour()}, em {p.birth_place()}, {p.birth_city_uf()};",
        f"{p.pick('termo este', 'cujo registro foi')} lavrado {p.pick('em', 'aos', 'a')} {p.reg_date(p.pick('words', 'semi', 'num', 'dias'))}, {p.pick('sendo declarante', 'por declaração de')} {p.other(r['declarant']['name'])}.",
    ]
    if p.chance(.5) and r["averbacoes"]:
        sentences.append(f"Consta à margem: {p.averbacoes()}")
    tail = p.pick(f"Eu, {p.officer()}, {p.other(r['officer_title'])}, o subscrevi. {p.issue_city()}, {p.issue_date()}.", f"{p.issue_city_uf()}, {p.issue_date()}. O oficial, <b>{p.officer()}</b>.", f"Dada e passada em {p.issue_city()}, aos {p.issue_date('dias')}. Eu, {p.other(r['clerk'])}, ajudante, a escrevi, e eu, {p.officer()}, Oficial, a subscrevo.")
    pieces = office_pieces(p)
    heads = p.pick([pieces[0], f"{p.reg_city()}", state_line(p), *pieces[1:]], [f"{state_line(p)}", *pieces, f"Distrito e município de {p.reg_city()}"], [*pieces, f"{p.reg_city()} ({p.reg_uf()})"])
    return sheet(f"body{{font:{size}px/{p.pick(1.6, 1.9)} '{face}','Liberation Mono';padding:60px {p.pick(70, 110)}px}} .h{{line-height:1.3;text-align:{p.pick('center', 'left')};margin-bottom:30px}} h1{{font-size:1.25em;text-align:center;font-weight:{p.pick(400, 700)}}} p{{text-align:{p.pick('justify', 'left')};text-indent:{p.pick(0, 50)}px}}",
        f'<div class="h">{"<br>".join(heads)}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "NASCIMENTO", "Certidão")}</h1>{"<p>" + " ".join(sentences) + "</p>" if p.chance(.6) else "".join(f"<p>{s}</p>" for s in sentences)}<p>{tail}</p>')


@form
def d_two_books_side(p):
    """Two identical cards of book, leaf, entry and date (this entry, and the parents' marriage or a former one) before a list of the rest."""
    p.manner(caps=p.chance(.6), place=p.pick("-", "/", ","))
    rng, r, L = p.rng, p.r, p.label
    first, second = p.parents()
    face, size = p.pick(*SANS), p.pick(10.5, 11.5)
    names = p.pick(("Livro", "Folha", "Termo", "Data"), ("LIVRO", "FLS.", "Nº", "DATA DO REGISTRO"), ("Liv.", "Fl.", "Assento", "Lavrado em"))

    def card(title, values, marked):
        labels = [L(c, n) if marked else n for c, n in zip(("livro", "folha", "termo", "reg_date"), names)]
        return f'<div class="cd"><div class="ct">{title}</div>{"".join(f"<div class=cl><span class=k>{a}</span> <span>{b}</span></div>" for a, b in zip(labels, values))}</div>'

    mine = card(p.pick("Nascimento", "REGISTRO DE NASCIMENTO", "Este registro"), [p.livro(), p.folha(), p.termo(), p.reg_date("num")], True)
    day = r["birth"] - dt.timedelta(days=rng.randint(300, 4000))
    theirs = card(p.pick("Casamento dos pais", "CASAMENTO DOS GENITORES", "Casamento", "NASCIMENTO DE IRMÃO"), [p.other(f"{p.pick('B-', 'B ', '')}{rng.randint(1, 200)}"), p.other(records.folha_text(rng, rng.randint(1, 300))), p.other(records.termo_text(rng, rng.randint(1, 9999))), p.other(records.date_text(rng, day, "num"))], False)
    cards = [mine, theirs] if p.chance(.5) else [theirs, mine]
    rows = [(L("name", "Registrado"), p.name()), (L("birth_date", p.pick("Nascido em", "Data do nascimento")), f"{p.birth_date()} – {p.hour()}"), (L("birth_place", "Local"), f"{p.birth_place()}, {p.birth_city_uf()}"), (L("sex", "Sexo"), p.sex())]
    for par in (first, second):
        text = par.name()
        if par.known:
            text += f"{p.pick(', natural de ', ' (', '<br>')}{par.nat()}"
            text = text + ")" if " (<span" in text and text.count("(") > text.count(")") else text
        rows.append((L(par.role, "Pai" if par.role == "father" else "Mãe"), text))
        if par.grandfather_known or par.grandmother_known:
            rows.append((L("gp_all", f"Avós {'paternos' if par.side == 'pat' else 'maternos'}"), par.grandparents()))
    rows.append((L("averbacoes", "Averbações"), p.averbacoes()))
    body = "".join(f"<tr><td class=k>{a}</td><td>{b}</td></tr>" for a, b in rows)
    place = p.pick(f"{p.issue_city()}, {p.issue_date()}", f"Expedida em {p.issue_date()}, em {p.issue_city_uf()}")
    pieces = office_pieces(p) if p.chance(.6) else [p.office()]
    head = p.pick(f"<b>{'<br>'.join(pieces)}</b><br>{p.reg_city_uf()}", f"{pieces[0]}<br>Município de {p.reg_city()} – {p.reg_uf()}<br>{' '.join(pieces[1:])}<br>{p.other(r['address'])}")
    wrap = f"<div class='cs'>{''.join(cards)}</div>"
    low = p.chance(.3)
    sign = p.pick(f"{p.officer()}<br>Oficial", f"{p.other(r['clerk'])}<br>Escrevente<br><br>{p.officer()}<br>Oficial Registrador")
    return sheet(f"""body{{font:{size}px/1.45 '{face}';padding:44px 54px}} .h{{text-align:{p.pick('center', 'left')};margin-bottom:14px}} h1{{font-size:1.5em;text-align:center}} .cs{{display:flex;gap:16px;margin:14px 0;flex-direction:{p.pick('row', 'row', 'column')}}} .cd{{flex:1;border:{p.pick('1px solid #333', '1px solid #bbb', '0')};padding:8px 10px;background:{p.pick('#fff', '#f4f4f4')}}} .ct{{font-weight:bold;margin-bottom:4px}} .cl{{display:{p.pick('block', 'inline-block')};margin-right:12px}} .k{{font-size:.85em;color:#444}} table{{border-collapse:collapse;width:100%}} td{{padding:4px 6px;border-bottom:{p.pick('1px solid #ddd', '0')};vertical-align:top}} td.k{{width:{p.pick(120, 160)}px}} .s{{text-align:center;margin-top:70px}}""",
        f'<div class="h">{head}</div><h1>CERTIDÃO DE NASCIMENTO</h1>{"" if low else wrap}<table>{body}</table>{wrap if low else ""}<p>{place}.</p><div class="s">{sign}</div>')
