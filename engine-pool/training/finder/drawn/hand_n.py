"""Forms of the 1940s to 1990s and their later second copies: typed half sheets, printed blanks filled by typewriter, carbon
copies, dot-matrix lists, transcriptions in old spelling, wallet cards, booklets, and the Word pages of very small offices."""
import datetime as dt

import people
import places
import records
import texts
from pen import form

TYPED = ("'Liberation Mono'", "'Nimbus Mono PS'", "'Liberation Mono'", "'DejaVu Sans Mono'")
SERIF = ("'Liberation Serif'", "'C059'", "'URW Bookman'", "'P052'", "'Nimbus Roman'", "'DejaVu Serif'")
SANS = ("'Liberation Sans'", "'Nimbus Sans'", "'URW Gothic'", "'DejaVu Sans'", "'Liberation Sans Narrow'", "'Nimbus Sans Narrow'", "'DejaVu Sans Condensed'")


def _era(p, first, last, issue="later"):
    """Moves birth and registration into these years; issue: "soon" (days after), "later" (any year), or (first, last) years."""
    r, rng = p.r, p.rng
    gap = min((r["rdate"] - r["birth"]).days, 9000)
    r["birth"] = r["birth"].replace(year=rng.randint(first, last), day=min(r["birth"].day, 28))
    r["rdate"] = min(r["birth"] + dt.timedelta(days=gap), records.TODAY)
    if issue == "soon":
        r["edate"] = r["rdate"] + dt.timedelta(days=rng.choice([0, 0, 1, 2, 7, rng.randint(3, 400)]))
    else:
        low, high = issue if isinstance(issue, tuple) else (r["rdate"].year, 2026)
        start = max(r["rdate"], dt.date(low, 1, 1))
        end = max(start, min(dt.date(high, 12, 31), records.TODAY))
        r["edate"] = start + dt.timedelta(days=rng.randint(0, (end - start).days))
    r["edate"] = min(r["edate"], records.TODAY)
    r["mat"] = records.matricula(int(r["cns"]), r["rdate"].year, r["book"], r["leaf"], r["entry"])


def _now(p):
    """Moves the issue to the years of matrícula and CPF."""
    p.r["edate"] = max(p.r["edate"], min(p.r["rdate"] + dt.timedelta(days=p.rng.randint(0, 20)), records.TODAY), dt.date(p.rng.randint(2010, 2026), p.rng.randint(1, 11), p.rng.randint(1, 28)))


def _o(p):
    return "a" if p.r["sex"] == "F" else "o"


def _in(p):
    """The preposition before the place of birth as the record has it; nothing before a phrase that brings its own."""
    place = p.r["bplace"]
    if p.r["home"] or not place:
        return ""
    return "na " if place.split()[0].lower().rstrip(".") in ("maternidade", "mat", "santa", "casa", "clínica", "unidade", "irmandade", "sociedade", "associação", "fundação", "policlínica", "upa", "enfermaria") else "no "


def _son(x):
    return "filha" if x.person["sex"] == "F" else "filho"


class Tale:
    """Clauses of a told certificate, each drawn in one of its wordings; `old` spells the printed words as before 1943."""

    def __init__(self, p, a, b, old=False):
        self.p, self.a, self.b, self.old = p, a, b, old
        self.o = _o(p)

    def book(self):
        p = self.p
        livro, folha, termo = p.livro(), p.folha(), p.termo()
        return p.pick(
            f"às fls. {folha} do livro nº {livro}, sob o nº {termo}", f"a folhas {folha} do livro {livro} de Registro de Nascimentos, sob número {termo}", f"no livro {livro}, à fl. {folha}, termo {termo}",
            f"sob o nº de ordem {termo}, às folhas {folha}, do livro nº {livro}", f"sob n. {termo} no livro n. {livro}, fls. {folha}", f"do livro {livro} de assentos de nascimentos, às fls. {folha}, nº {termo}",
        )

    def day(self, date="birth"):
        p = self.p
        said = p.birth_date if date == "birth" else p.reg_date
        return p.pick(lambda: "aos " + said("dias"), lambda: "no dia " + said(p.pick("words", "semi", "paren")), lambda: "em " + said(p.pick("num", "semi", "words", "both")), lambda: "a " + said("semi"))()

    def hour(self):
        p = self.p
        return p.pick("às ", "às ", "pelas ", "à(s) ", "mais ou menos às ") + p.hour()

    def where(self, bare=False):
        p = self.p
        here = p.r["bcity"] == p.r["rcity"]
        place = _in(p) + p.birth_place()
        if here and p.chance(.45):
            town = p.pick("nesta cidade", "neste distrito", "nesta cidade e comarca", "neste município")
            return p.pick(f"{town}, {place}", f"{place}, {town}", f"{town}")
        town = p.pick("em ", "na cidade de ", "no município de ") + p.birth_city_uf()
        return p.pick(f"{town}, {place}", f"{place}, {town}", f"{place}, {town}", town if bare else f"{place}, {town}")

    def sexed(self):
        p = self.p
        return p.pick("uma criança do sexo ", "do sexo ", "criança de sexo ") + p.sex()

    def detail(self, x, nat=True):
        """What is told of a parent behind the name."""
        p = self.p
        bits = []
        if p.chance(.4):
            bits.append(x.extra("nationality"))
        if p.chance(.6):
            bits.append(x.extra("profession"))
        if p.chance(.4):
            bits.append(p.pick(f'com {x.extra("age")} anos de idade', f'de {x.extra("age")} annos' if self.old else f'de {x.extra("age")} anos'))
        if nat:
            bits.insert(p.pick(0, len(bits)), "natural de " + x.nat())
        if p.chance(.25):
            bits.append(p.pick("residente em ", "domiciliado em ") + x.extra("residence"))
        return ", " + ", ".join(bits) if bits else ""

    def avos_of(self, x):
        p = self.p
        if not (x.grandfather_known or x.grandmother_known):
            return ""
        return x.grandparents(p.pick(" e ", " e ", " e de ", " e dona ", " e sua mulher ", " &amp; ", " c/c "))

    def parents(self, inside=None):
        """Filiation; `inside` tells the grandparents in the clause of their child."""
        p, a, b = self.p, self.a, self.b
        inside = p.chance(.3) if inside is None else inside
        self.inside = inside
        both = a.known and b.known
        wife = both and a.person["sex"] == "M" and b.person["sex"] == "F"
        legit = p.pick("filh" + self.o + " de ", "filh" + self.o + (" legitim" if self.old else " legítim") + self.o + " de ", "sendo filh" + self.o + " de ", "filh" + self.o + " do casal ") if both else "filh" + self.o + p.pick(" de ", " natural de ")
        same = both and a.person["nat"][0] and a.person["nat"] == b.person["nat"]

        def one(x, nat):
            text = x.name() + self.detail(x, nat)
            told = self.avos_of(x) if inside else ""
            return text + (", " + p.pick(_son(x) + " de ", "por sua vez " + _son(x) + " de ", "esta filha de " if x.person["sex"] == "F" else "este filho de ") + told if told else "")

        if not both:
            known = [x for x in (a, b) if x.known]
            if not known:
                return "filh" + self.o + p.pick(" de pais ignorados", " de pais incógnitos")
            return legit + one(known[0], p.chance(.8)) + p.pick(" e de pai ignorado", "", ", pai não declarado") * (known[0].role == "mother")
        if same and p.chance(.7):
            town = p.place(a.person["nat"], "pnatboth", "pnatboth")
            return legit + one(a, False) + (p.pick(" e de ", " e de dona ", " e de sua mulher ") if wife else " e de ") + one(b, False) + p.pick(", ambos naturais de ", ", naturais de ", ", ele e ela naturais de ") + town
        nat = p.chance(.85)
        return legit + one(a, nat) + (p.pick("; e de ", " e de ", " e de sua mulher ", ", e de dona ") if wife else p.pick("; e de ", " e de ")) + one(b, nat)

    def avos(self):
        """Both sides; "" where the filiation told them or nobody knows them."""
        p = self.p
        if getattr(self, "inside", False):
            return ""
        pat, mat = (self.a, self.b) if self.a.role == "father" else (self.b, self.a)
        sides = []
        for x, word in ((pat, "pater"), (mat, "mater")):
            told = self.avos_of(x) if x.known else ""
            if told:
                sides.append((word, told))
        if not sides:
            return ""
        if len(sides) == 2 and p.chance(.35):
            return "net" + self.o + " patern" + self.o + " de " + sides[0][1] + p.pick(" e matern" + self.o + " de ", "; e pelo lado materno, de ") + sides[1][1]
        style = p.pick("sendo avós {}nos ", "avós {}nos: ", "são avós {}nos ", "pelo lado {}no, ")
        return p.pick("; ", ", e ", ", ").join(style.format(word) + told for word, told in sides) + p.pick("", "", ", já falecidos")

    def named(self):
        p = self.p
        return p.pick("a quem foi dado o nome de ", "que recebeu o nome de ", "que se chamará ", "que tomou o nome de ", "a quem deram o nome de ") + p.name()

    def twins(self):
        p = self.p
        if not p.r["twins"]:
            return ""
        names = p.value(p.pick(" e ", ", ").join(t["name"] for t in p.r["twins"]), "twname")
        return p.pick(f"gême{self.o} com {names}", f"nascid{self.o} de parto duplo, sendo o outro gêmeo {names}", f"sendo irmã{'o' if self.o == 'o' else ''} gême{self.o} de {names}")

    def declarant(self):
        p, d = self.p, self.p.r["declarant"]
        more = p.pick("", ", " + p.other(d["kin"]), ", " + p.other(d["profession"]) + ", residente em " + p.other(d["residence"]))
        return p.pick("foi declarante ", "tendo sido declarante ", "serviu de declarante ", "fez a declaração ") + p.other(d["name"]) + more

    def witnesses(self):
        p, w = self.p, self.p.r["witnesses"]
        return p.pick("e testemunhas ", "e serviram de testemunhas ", "sendo testemunhas ") + p.other(w[0]["name"]) + p.pick("", ", " + p.other(w[0]["profession"])) + " e " + p.other(w[1]["name"])


def _join(*bits, sep=", "):
    return sep.join(bit for bit in bits if bit)


def _doc(css, body):
    return f"<!doctype html><html lang=pt-BR><head><meta charset=utf-8><style>*{{box-sizing:border-box}}body{{margin:0;background:#fff;color:#111}}{css}</style></head><body>{body}</body></html>"


def _arms(p):
    return p.pick("REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL", "ESTADOS UNIDOS DO BRASIL", "REPÚBLICA FEDERATIVA DO BRASIL", "BRASIL", "República Federativa do Brasil")


def _state(p):
    return f"Estado de {p.reg_uf(full=True)}" if p.r["ruf"] in places.UF_NAMES else p.reg_uf(full=True)


# ---------------------------------------------------------------------------------------------------------------- 1
@form
def n_half_sheet(p):
    """Half a sheet of the 1940s to 1960s, all by typewriter, with or without a counterfoil."""
    _era(p, 1926, 1964, p.pick("soon", "soon", (1950, 1985)))
    p.manner(caps=p.chance(.3), sex_short=False, hour=p.pick("words", "old", "num"), place=p.pick("long", ",", "(", "in", "-"), blank=p.pick("ignorado", "-.-.-.-", "x x x x", "não consta"))
    a, b = p.parents(p.pick("father", "father", "father", "mother"))
    t = Tale(p, a, b)
    stub = p.pick("left", "right", "none", "none", "top")
    face = p.pick(*TYPED)
    size = p.rng.uniform(12.5, 14.5)
    order = p.rng.randrange(5)
    rdate = t.day("reg")
    if order == 0:
        body = f"CERTIFICO que {t.book()}, foi lavrado {rdate} o assento de nascimento de {p.name()}, {t.sexed()}, nascid{t.o} {t.day()}, {t.hour()}, {t.where()}, " + _join(t.parents(), t.avos(), t.twins(), sep="; ") + f". {t.declarant().capitalize() if not p.style.caps else t.declarant()} {t.witnesses()}."
    elif order == 1:
        body = f"CERTIFICO, a pedido de pessoa interessada, que {p.name()}, {t.sexed()}, nasceu {t.where()}, {t.day()}, {t.hour()}, " + _join(t.parents(), t.avos()) + f", conforme consta do assento feito {rdate}, {t.book()}, deste Cartório" + (f", sendo {t.twins()}" if p.r["twins"] else "") + "."
    elif order == 2:
        body = f"CERTIFICO que, revendo os livros deste cartório, {t.book()}, verifiquei constar que {t.day()}, {t.hour()}, nasceu {t.where()} {t.sexed()}, {t.named()}, " + _join(t.parents(), t.avos(), t.twins()) + f". O registro foi feito {rdate}, e {t.declarant()}."
    elif order == 3:
        body = f"CERTIFICO, em razão do meu cargo, que foi registrado neste Cartório, {rdate}, o nascimento de {p.name()}, " + _join(t.parents(), t.avos()) + f". Nasceu {t.day()}, {t.hour()}, {t.where()}. Sexo: {p.sex()}. O termo acha-se {t.book()}."
    else:
        body = f"Em cumprimento ao despacho retro, CERTIFICO que nasceu {t.where()}, {t.day()}, {t.hour()}, {t.sexed()}, " + _join(t.parents(), t.avos(), t.named()) + f". Tudo conforme o termo {t.book()}, lavrado {rdate}, do qual foi declarante {p.other(p.r['declarant']['name'])}."
    obs = ""
    if p.r["averbacoes"] and p.chance(.6):
        obs = f"<p>{p.pick('À MARGEM: ', 'Averbação: ', 'Consta à margem do termo: ')}{p.averbacoes()}</p>"
    title = p.pick("CERTIDÃO DE NASCIMENTO", "C E R T I D Ã O", "REGISTRO CIVIL<br>Certidão de Nascimento", "CERTIDÃO VERBO AD VERBUM")
    head = p.pick(
        f"<b>{_arms(p)}</b><br>{_state(p)}<br>{p.office()}<br>Comarca e Município de {p.reg_city()}", f"{p.office()}<br>{p.reg_city_uf()}", f"{_state(p)} - Comarca de {p.reg_city()}<br><b>{p.office()}</b><br>{p.other(p.r['officer_title'])}: {p.officer()}",
    )
    end = p.pick(
        f"O referido é verdade e dou fé.<br>{p.issue_city()}, {p.issue_date()}.", f"Nada mais se continha. Dou fé. {p.issue_city()}, {p.issue_date('words')}.", f"Dada e passada nesta cidade de {p.issue_city_uf()}, {p.pick('aos ' + p.issue_date('dias'), 'em ' + p.issue_date('semi'))}. Eu, {p.other(p.r['clerk'])}, {p.other(p.r['clerk_title'])}, a datilografei.",
    )
    sign = f"<div class=s>_______________________________<br>{p.pick(p.officer() + '<br>' + p.other(p.r['officer_title']), p.other(p.r['officer_title']))}</div>"
    counter = p.pick(
        f"<b>Nº {p.termo()}</b><br><br>Livro {p.livro()}<br>Fls. {p.folha()}<br><br>Nascimento de<br>{p.name()}<br><br>Em {p.reg_date('num')}", f"{p.name()}<br>--------<br>L. {p.livro()} F. {p.folha()} N. {p.termo()}<br>Cr$ {records.money(p.rng)}",
    )
    dash = p.pick("1px dashed #777", "1px dotted #444", "2px solid #333")
    css = f"body{{width:794px;font:{size:.1f}px/{p.rng.uniform(1.45, 2):.2f} {face};padding:26px 34px}}.w{{display:flex;gap:22px}}.w>main{{flex:1}}.k{{width:150px;font-size:.88em;padding:6px 8px}}h1{{font-size:1.25em;text-align:center;margin:12px 0}}header{{text-align:{p.pick('center', 'left')}}}p{{text-align:{p.pick('justify', 'left')};text-indent:{p.pick(0, 60, 100)}px;margin:8px 0}}.s{{text-align:center;margin:26px 0 0 {p.pick(0, 240)}px;line-height:1.3}}"
    main = f"<main><header>{head}</header><h1>{title}</h1><p>{body}</p>{obs}<p>{end}</p>{sign}</main>"
    if stub == "none":
        return _doc(css, main)
    if stub == "top":
        return _doc(css, f'<div style="border-bottom:{dash};font-size:.85em;padding-bottom:8px;margin-bottom:14px">Nº {p.termo()} &nbsp; Liv. {p.livro()} &nbsp; Fls. {p.folha()} &nbsp;&nbsp; {p.name()}</div>{main}')
    side = f'<aside class=k style="border-{"right" if stub == "left" else "left"}:{dash}">{counter}</aside>'
    return _doc(css, f"<div class=w>{side + main if stub == 'left' else main + side}</div>")


# ---------------------------------------------------------------------------------------------------------------- 2
@form
def n_printed_blanks(p):
    """Printed sentence of the 1950s to 1980s with blanks on dotted lines, filled by typewriter."""
    _era(p, 1944, 1988, p.pick("soon", (1960, 1999)))
    p.manner(caps=p.chance(.4), sex_short=False, hour=p.pick("num", "words", "old"), place=p.pick("/", "-", "(", ","), blank=p.pick("- - - - -", "-x-x-x-x-", "ignorado", "=====", "..............."))
    a, b = p.parents("father" if p.chance(.85) else "mother")
    face, typed = p.pick(*SERIF), p.pick(*TYPED)
    style = p.pick("under", "dots", "under", "raised")
    dots = lambda: "." * p.rng.randint(3, 14)

    def f(value, wide=0):
        if style == "dots":
            return f" {dots()}<i>{value}</i>{dots()} "
        return f' <i style="min-width:{wide}px">{value}</i> '

    o = p.pick("o", "o(a)", "___")
    split = p.chance(.6)
    when = f"aos{f(p.birth_day(), 50)}dias do mês de{f(p.birth_month(), 120)}do ano de{f(p.birth_year(), 90)}" if split else f"no dia{f(p.birth_date(p.pick('words', 'semi', 'num')), 300)}"
    rwhen = f"{p.pick('hoje', 'no dia', 'em data de')}{f(p.reg_date(p.pick('semi', 'words', 'num')), 220)}"
    pat, mat = (a, b) if a.role == "father" else (b, a)

    def nat(x, wide):
        return f(x.nat(), wide) if x.known else f(p.blank(), wide)

    order = p.rng.randrange(4)
    book = p.pick(f"às fls.{f(p.folha(), 50)}do livro nº{f(p.livro(), 60)}de registro de nascimentos, sob o nº{f(p.termo(), 80)}", f"sob n.{f(p.termo(), 80)}a fls.{f(p.folha(), 50)}do livro n.{f(p.livro(), 60)}")
    ancestors = f"São avós paternos{f(pat.grandfather() if pat.known else p.blank(), 220)}e{f(pat.grandmother() if pat.known else p.blank(), 220)}e maternos{f(mat.grandfather() if mat.known else p.blank(), 220)}e{f(mat.grandmother() if mat.known else p.blank(), 220)}."
    if p.chance(.25):
        ancestors = f"Avós paternos:{f(pat.grandfather() if pat.known else p.blank(), 500)}<br>e D.{f(pat.grandmother() if pat.known else p.blank(), 500)}<br>Avós maternos:{f(mat.grandfather() if mat.known else p.blank(), 500)}<br>e D.{f(mat.grandmother() if mat.known else p.blank(), 500)}<br>"
    filho = f"filh{o} de{f(a.name(), 330)}natural de{nat(a, 180)}e de{' D.' if a.role == 'father' else ''}{f(b.name(), 330)}natural de{nat(b, 180)}"
    place = f"em{f(p.birth_place(), 280)}, município de{f(p.birth_city_uf(), 180)}"
    if order == 0:
        body = f"CERTIFICO que {book}, foi lavrado {rwhen} o assento de nascimento de{f(p.name(), 420)}do sexo{f(p.sex(), 90)}nascid{o} {when}, às{f(p.hour(), 110)}horas, {place}, {filho}. {ancestors}"
    elif order == 1:
        body = f"Certifico que{f(p.name(), 460)}, do sexo{f(p.sex(), 90)}, nasceu {when}, às{f(p.hour(), 100)}, {place}; {filho}; {ancestors} O assento foi feito {rwhen}, {book}."
    elif order == 2:
        body = f"Certifico e dou fé que, {book}, consta o registro de nascimento d{o} menor<br>{f(p.name(), 600)}<br>{filho}.<br>{ancestors}<br>Nascid{o} {when}, às{f(p.hour(), 100)}, {place}, sexo{f(p.sex(), 90)}. Registrado {rwhen}."
    else:
        body = f"O Oficial do Registro Civil{f(p.officer(), 260)}CERTIFICA que {when}, às{f(p.hour(), 100)}nasceu {place}, uma criança do sexo{f(p.sex(), 90)}que recebeu o nome de{f(p.name(), 420)}, {filho}. {ancestors} Registro feito {rwhen}, {book}."
    d = p.r["declarant"]
    tail = f"Foi declarante{f(p.other(d['name']), 260)}" + (f"e serviram de testemunhas{f(p.other(p.r['witnesses'][0]['name']), 240)}e{f(p.other(p.r['witnesses'][1]['name']), 240)}" if p.chance(.6) else "") + "."
    notes = p.pick(f"{p.label('averbacoes', 'Observações e averbações:')}{f(p.averbacoes(), 420)}", f"{p.label('averbacoes', 'AVERBAÇÕES')}{f(p.averbacoes(), 500)}", "")
    twin = f" Gêmeo de{f(p.value(' e '.join(x['name'] for x in p.r['twins']), 'twname'), 300)}." if p.r["twins"] else p.pick("", f" Gêmeo de{f(p.blank(), 160)}.")
    end = f"<p>O referido é verdade, do que dou fé.</p><p style='text-align:{p.pick('right', 'center', 'left')}'>{f(p.issue_city(), 200)},{f(p.issue_date(p.pick('semi', 'words', 'num')), 260)}</p><div class=s>{p.pick(f'<i>{p.officer()}</i><br>', '')}........................................................<br>{p.pick('Oficial do Registro Civil', 'O Oficial', 'O Escrivão de Paz')}</div>"
    head = f"<div class=h>{p.pick('REGISTRO CIVIL', _arms(p), 'REGISTRO CIVIL DAS PESSOAS NATURAIS')}<br>{p.pick('<span class=v>' + p.office() + '</span><br>', '')}ESTADO DE{f(p.reg_uf(full=True), 180)}COMARCA DE{f(p.reg_city(), 180)}</div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'NASCIMENTO', 'Certidão de Nascimento')} {p.pick('', 'Nº ' + f(p.termo(), 60))}</h1>"
    raised = "position:relative;top:-3px;left:2px;" if style == "raised" else ""
    line = "" if style == "dots" else f"border-bottom:1px {p.pick('dotted', 'dotted', 'solid')} #555;{'display:inline-block;text-align:' + p.pick('center', 'left') + ';line-height:1.15;max-width:100%' if p.chance(.6) else ''}"
    css = f"body{{width:794px;min-height:{p.pick(1123, 800, 640)}px;padding:{p.rng.randint(30, 60)}px {p.rng.randint(36, 70)}px;font:{p.rng.uniform(14, 16.5):.1f}px/{p.rng.uniform(1.8, 2.15):.2f} {face}}}i{{font:normal {p.rng.uniform(13, 15):.1f}px/1.2 {typed};{line}{raised}color:{p.pick('#111', '#222260', '#333')}}}.h{{text-align:center;line-height:1.7}}h1{{text-align:center;font-size:{p.pick(24, 30, 20)}px;margin:10px 0 14px;letter-spacing:{p.pick(0, 0, 2)}px}}p{{text-align:justify;margin:8px 0}}.s{{text-align:center;margin-top:40px;line-height:1.3}}.b{{border:{p.pick('0', '4px double #333', '1px solid #333')};padding:18px 22px}}"
    return _doc(css, f"<div class=b>{head}<p>{body}{twin} {tail}</p><p style='text-align:left'>{notes}</p>{end}</div>")


# ---------------------------------------------------------------------------------------------------------------- 3
@form
def n_numbered_lines(p):
    """Printed list of numbered items, 1960s to 1980s: one or two items a line, values by typewriter on the line."""
    _era(p, 1950, 1991, p.pick("soon", (1965, 2005)))
    p.manner(caps=p.chance(.6), sex_short=p.chance(.2), hour=p.pick("num", "num", "words"), blank=p.pick("-0-", "---------", "xxxxxxxx", "não declarado", "////////"))
    a, b = p.parents("father" if p.chance(.6) else "mother")
    pat, mat = (a, b) if a.role == "father" else (b, a)
    L = p.label
    gp = lambda x, which: (getattr(x, which)() if x.known else p.blank())
    W = p.pick(("Nome", "Pai", "Mãe"), ("Nome do registrando", "Nome do pai", "Nome da mãe"), ("Prenome e nome", "Genitor", "Genitora"))
    side = lambda x: W[1] if x.role == "father" else W[2]
    conc = lambda x: x.role
    items = [[("name", W[0], p.name(), 3)], [("sex", "Sexo", p.sex(), 1), ("other", p.pick("Cor", "Côr"), p.other(p.r["color"]), 1)]]
    date = [("birth_date", p.pick("Data do nascimento", "Nascido em"), p.birth_date(p.pick("num", "semi", "words")), 2), ("hour", p.pick("Hora", "Às"), p.hour(), 1)]
    if p.chance(.4):
        date = [("birth_day", "Dia", p.birth_day(), 1), ("birth_month", "Mês", p.birth_month(), 1), ("birth_year", "Ano", p.birth_year(), 1), ("hour", "Hora", p.hour(), 1)]
    items += [date, [("birth_place", p.pick("Local do nascimento", "Lugar", "Onde nasceu"), p.birth_place(), 2)], [("birth_city", p.pick("Município", "Cidade"), p.birth_city(), 2), ("birth_uf", "Estado", p.birth_uf(full=p.chance(.5)), 1)]]
    people_rows = []
    for x in (a, b):
        people_rows += [[(conc(x), side(x), x.name(), 3)], [("parent_nat", p.pick("Naturalidade", "Natural de"), x.nat(), 2), ("other", "Profissão", x.extra("profession"), 1)]]
        if p.chance(.3):
            people_rows.append([("other", "Idade", x.extra("age"), 1), ("other", "Residência", x.extra("residence"), 3)])
    grand = [[("gp_paternal", p.pick("Avô paterno", "Avós paternos"), gp(pat, "grandfather"), 1)], [("gp_paternal", p.pick("Avó paterna", "e"), gp(pat, "grandmother"), 1)], [("gp_maternal", p.pick("Avô materno", "Avós maternos"), gp(mat, "grandfather"), 1)], [("gp_maternal", p.pick("Avó materna", "e"), gp(mat, "grandmother"), 1)]]
    if p.chance(.35):
        grand = [grand[0] + grand[1], grand[2] + grand[3]]
    reg = [[("livro", "Livro", p.livro(), 1), ("folha", p.pick("Fls.", "Folha"), p.folha(), 1), ("termo", p.pick("Termo", "Nº de ordem", "Assento n."), p.termo(), 1)], [("reg_date", p.pick("Data do registro", "Registrado em", "Assento lavrado em"), p.reg_date(), 2)]]
    d = p.r["declarant"]
    decl = [[("other", "Declarante", p.other(d["name"]), 2), ("other", "Parentesco", p.other(d["kin"]), 1)], [("other", "Residência do declarante", p.other(d["residence"]), 2)]]
    wit = [[("other", "1ª testemunha", p.other(p.r["witnesses"][0]["name"]), 1)], [("other", "2ª testemunha", p.other(p.r["witnesses"][1]["name"]), 1)]]
    twin = [[("twin", p.pick("Gêmeo", "Gêmeo ou não"), p.twin(), 1), ("twin_names", p.pick("Nome do gêmeo", "De quem"), p.value(" e ".join(x["name"] for x in p.r["twins"]), "twname"), 2)]] if p.r["twins"] or p.chance(.3) else []
    rows = p.pick(lambda: reg + items + people_rows + grand + twin + decl + wit, lambda: items + twin + people_rows + grand + decl + reg, lambda: items[:1] + people_rows + grand + items[1:] + twin + reg + wit)()
    notes = [[("averbacoes", p.pick("Averbações", "Anotações e averbações", "Observações"), p.averbacoes(), 3)]]
    rows += notes if p.chance(.7) else []
    mark = p.pick("{}.", "{})", "{} -", "({})", "{:02d}", "")
    face, typed = p.pick(*SERIF, *SANS), p.pick(*TYPED)
    line = p.pick("line", "dots", "box")
    end = p.pick(":", ".", "", " -")
    n, html = 0, ""
    for row in rows:
        cells = ""
        for concept, label, value, weight in row:
            n += 1
            cells += f'<div class=c style="flex:{weight}"><span class=n>{mark.format(n)}</span> <span class=l>{L(concept, label) + end if label != "e" else "e"}</span><span class=v>{value}</span></div>'
        html += f"<div class=r>{cells}</div>"
    cols = p.chance(.2)
    rule = {"line": ".v{border-bottom:1px solid #666}", "dots": ".v{border-bottom:1.5px dotted #666}", "box": ".c{border:1px solid #555;margin:-.5px;padding:2px 5px}"}[line]
    css = f"body{{width:{794 if not cols else 1123}px;padding:{p.rng.randint(26, 46)}px {p.rng.randint(30, 56)}px;font:{p.rng.uniform(11.5, 14):.1f}px/1.25 {face}}}.r{{display:flex;gap:{p.pick(8, 14) if line != 'box' else 0}px;margin-bottom:{p.rng.randint(5, 10) if line != 'box' else 0}px}}.c{{display:flex;align-items:baseline;gap:5px;min-width:0}}.n{{font-size:.8em}}.l{{white-space:nowrap;{p.pick('', 'font-variant:small-caps;', 'text-transform:uppercase;font-size:.82em;')}}}.v{{flex:1;font:{p.rng.uniform(12, 14):.1f}px/1.2 {typed};min-width:0}}{rule}header{{text-align:center;margin-bottom:12px;line-height:1.5}}h1{{font-size:1.5em;margin:6px 0}}.two{{columns:2;column-gap:30px}}.r{{break-inside:avoid}}footer{{margin-top:16px;line-height:1.6}}"
    head = f"<header>{p.pick(_arms(p) + '<br>', '')}{p.pick('<b>' + p.office() + '</b><br>', '')}{p.label('reg_city', 'Município')} de {p.reg_city()} &mdash; {p.label('reg_uf', 'Estado')} de {p.reg_uf(full=True)}<h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'REGISTRO DE NASCIMENTO', 'Extrato do Registro de Nascimento')}</h1></header>"
    foot = f"<footer>{p.pick('Confere com o original. Dou fé.', 'O referido é verdade. Dou fé.', 'CERTIFICO que as informações acima foram extraídas do assento respectivo.')} <span style='font-family:{typed}'>{p.issue_city_uf() if p.chance(.4) else p.issue_city()}, {p.issue_date()}</span><br><br>__________________________________ {p.officer()}, {p.other(p.r['officer_title'])}</footer>"
    return _doc(css, head + (f"<div class=two>{html}</div>" if cols else html) + foot)


# ---------------------------------------------------------------------------------------------------------------- 4
@form
def n_carbon_copy(p):
    """A carbon copy: small printed boxes with captions, everything typed a little off its box, in blue or grey."""
    _era(p, 1958, 1993, p.pick("soon", (1970, 1999)))
    p.manner(caps=p.chance(.8), sex_short=p.chance(.3), hour=p.pick("num", "num", "words"), place=p.pick("/", "-", "(", " "), blank=p.pick("xxxxx", "-----", "IGNORADO", "N/C", ""))
    a, b = p.parents("father" if p.chance(.6) else "mother")
    pat, mat = (a, b) if a.role == "father" else (b, a)
    L, ink = p.label, p.pick("#2b2b6b", "#3b3b44", "#1d3a7a", "#5a3b5e")
    below = p.chance(.3)
    dx, dy, turn = p.rng.randint(-4, 14), p.rng.randint(-3, 1) if below else p.rng.randint(0, 5), p.rng.uniform(-1.1, 1.1)

    def c(concept, label, value, w):
        return f'<div class=c style="flex:{w} 1 0"><div class=l>{L(concept, label)}</div><div class=v>{value}</div></div>'

    def r(*cells):
        return f"<div class=r>{''.join(cells)}</div>"

    gp = lambda x, which: (getattr(x, which)() if x.known else p.blank())
    rows = [
        r(c("livro", "LIVRO", p.livro(), 1), c("folha", p.pick("FOLHAS", "FLS."), p.folha(), 1), c("termo", p.pick("TERMO", "Nº DO REGISTRO", "N.º DE ORDEM"), p.termo(), 1.4), c("reg_date", p.pick("DATA DO REGISTRO", "DATA DO ASSENTO"), p.reg_date("num" if p.chance(.6) else None), 2)),
        r(c("name", p.pick("NOME", "NOME DO REGISTRADO", "NOME COMPLETO DA CRIANÇA"), p.name(), 4), c("sex", "SEXO", p.sex(), 1)),
        r(c("birth_date", p.pick("DATA DE NASCIMENTO", "NASCEU EM"), p.birth_date(p.pick("num", "semi")), 2), c("hour", "HORA", p.hour(), 1.2), c("birth_place", p.pick("LOCAL", "LOCAL DO NASCIMENTO"), p.birth_place(), 3)),
        r(c("birth_city", "MUNICÍPIO DO NASCIMENTO", p.birth_city(), 3), c("birth_uf", "ESTADO", p.birth_uf(), .7), c("other", "COR", p.other(p.r["color"]), 1)),
    ]
    for x in (a, b):
        rows.append(r(c(x.role, "PAI" if x.role == "father" else "MÃE", x.name(), 3), c("parent_nat", p.pick("NATURALIDADE", "NATURAL DE"), x.nat(), 2)))
        if p.chance(.4):
            rows.append(r(c("other", "PROFISSÃO", x.extra("profession"), 1), c("other", "IDADE", x.extra("age"), .5), c("other", "RESIDÊNCIA", x.extra("residence"), 3)))
    duo = lambda x: x.grandparents() if x.known and (x.grandfather_known or x.grandmother_known) else p.blank()
    rows.append(r(c("grandfather", "AVÔ PATERNO", gp(pat, "grandfather"), 1), c("grandmother", "AVÓ PATERNA", gp(pat, "grandmother"), 1)))
    rows.append(r(c("grandfather", "AVÔ MATERNO", gp(mat, "grandfather"), 1), c("grandmother", "AVÓ MATERNA", gp(mat, "grandmother"), 1)))
    if p.chance(.3):
        rows[-2:] = [r(c("gp_paternal", "AVÓS PATERNOS", duo(pat), 1)), r(c("gp_maternal", "AVÓS MATERNOS", duo(mat), 1))]
    d, w = p.r["declarant"], p.r["witnesses"]
    rows.append(r(c("other", "DECLARANTE", p.other(d["name"]), 2), c("other", "TESTEMUNHAS", p.other(w[0]["name"]) + p.pick("<br>", " e ") + p.other(w[1]["name"]), 2)))
    if p.chance(.65):
        rows.append(r(c("averbacoes", p.pick("AVERBAÇÕES", "AVERBAÇÕES À MARGEM"), p.averbacoes(), 1)))
    if p.r["twins"]:
        rows.insert(4, r(c("twin", "GÊMEO", p.twin(), .7), c("twin_names", "NOME DO OUTRO GÊMEO", p.value(" e ".join(t["name"] for t in p.r["twins"]), "twname"), 3)))
    if p.chance(.3):
        first = rows.pop(0)
        rows.append(first)
    foot = f'<div class=r><div class=c style="flex:1"><div class=l>{p.pick("LOCAL E DATA", "LUGAR E DATA DA EXPEDIÇÃO")}</div><div class=v>{p.issue_city()}, {p.issue_date()}</div></div><div class=c style="flex:1.2"><div class=l>{p.pick("ASSINATURA DO OFICIAL", "OFICIAL DO REGISTRO CIVIL")}</div><div class=v>{p.pick(p.officer(), "<br>")}</div></div></div>'
    flow = "column-reverse" if below else "column"
    head = f"<header><div><b>{p.pick('REGISTRO CIVIL', 'SERVIÇO DE REGISTRO CIVIL')}</b><br><span class=v>{p.office()}</span></div><div style='text-align:right'><b>CERTIDÃO DE NASCIMENTO</b><br><span class=v>{p.reg_city_uf()}</span></div></header>"
    bottom = f"<small>{p.pick('1ª via - interessado; 2ª via - cartório; 3ª via - IBGE', '2ª VIA (CARBONO)', 'Mod. RC-3 - Tip. ' + p.other(people.surname(p.rng)) + ' - ' + p.other(places.place(p.rng)[0]))}</small>"
    css = f"body{{width:794px;padding:{p.rng.randint(20, 44)}px;font:8.5px/1.2 {p.pick(*SANS)};background:{p.pick('#fff', '#fdf8e6', '#f6eef3')}}}.r{{display:flex;border-top:1px solid #556}}.c{{border-right:1px solid #556;padding:2px 5px 3px;display:flex;flex-direction:{flow};min-height:{p.rng.randint(34, 44)}px;min-width:0}}.r .c:first-child{{border-left:1px solid #556}}.v{{font:{p.rng.uniform(11.5, 13.5):.1f}px/1.2 {p.pick(*TYPED)};color:{ink};position:relative}}.r .v{{left:{max(dx, -4)}px;top:{dy}px;padding-right:{max(dx, 0)}px;flex:1}}.sheet{{border-bottom:1px solid #556}}header{{display:flex;justify-content:space-between;font-size:12px;margin-bottom:12px;gap:20px}}body>div{{transform:rotate({turn:.2f}deg)}}"
    return _doc(css, f"<div>{head}<div class=sheet>{''.join(rows)}{foot}</div>{bottom}</div>")


# ---------------------------------------------------------------------------------------------------------------- 5
@form
def n_dot_matrix(p):
    """1985 to 2002, printed by a nine-pin printer: one fixed font, leaders of dots, rules of signs."""
    _era(p, 1940, 2002, (1986, 2006))
    p.manner(caps=p.chance(.85), sex_short=p.chance(.2), hour=p.pick("num", "num", "words"), blank=p.pick("***", "-o-", "NAO CONSTA", "..........", "--------"))
    a, b = p.parents(p.pick("father", "mother"))
    pat, mat = (a, b) if a.role == "father" else (b, a)
    fill = p.pick(".", ".", "_", " ")
    width = p.rng.randint(18, 26)
    ending = p.pick(": ", ": ", " ", ":. ")
    plain = p.chance(.5)  # no accents in the program's own words

    def say(text):
        out = text.upper() if upper else text
        return "".join({"Á": "A", "Ã": "A", "Ç": "C", "É": "E", "Ê": "E", "Ó": "O", "Ô": "O", "Õ": "O", "Í": "I", "Ú": "U", "á": "a", "ã": "a", "ç": "c", "é": "e", "ê": "e", "ó": "o", "ô": "o", "õ": "o", "í": "i", "ú": "u", "º": "o", "ª": "a"}.get(ch, ch) for ch in out) if plain else out

    upper = p.chance(.7)

    def row(concept, label, value):
        label = say(label)
        pad = fill * max(0, width - len(label)) if fill != " " else "&nbsp;" * max(0, width - len(label))
        return f"<div class=r><span>{p.label(concept, label)}{pad}{ending}</span><span class=v>{value}</span></div>"

    rule = lambda: f"<div class=u>{(p_rule * 70)[:70]}</div>"
    p_rule = p.pick("=", "-", "*", "-=", "_")
    gp = lambda x, which: (getattr(x, which)() if x.known else p.blank())
    one = [row("name", p.pick("Nome", "Registrado", "Nome do Registrado"), p.name()), row("sex", "Sexo", p.sex()), row("birth_date", p.pick("Data Nascimento", "Nascimento", "Nascido em"), p.birth_date(p.pick("num", "both", "words", "semi"))), row("hour", "Hora", p.hour()), row("birth_place", p.pick("Local", "Local Nascimento"), p.birth_place()), row("birth_city", p.pick("Cidade/UF", "Município Nasc."), p.birth_city_uf())]
    two = []
    for x in (a, b):
        two.append(row(x.role, "Pai" if x.role == "father" else "Mãe", x.name()))
        if x.known:
            two.append(row("parent_nat", p.pick("Natural de", "Naturalidade"), x.nat()))
            if p.chance(.5):
                two.append(row("other", "Profissão", x.extra("profession")))
    if p.chance(.5):
        three = [row("gp_paternal", "Avós Paternos", gp(pat, "grandfather")), row("none", "", gp(pat, "grandmother")), row("gp_maternal", "Avós Maternos", gp(mat, "grandfather")), row("none", "", gp(mat, "grandmother"))]
    else:
        three = [row("grandfather", "Avô Paterno", gp(pat, "grandfather")), row("grandmother", "Avó Paterna", gp(pat, "grandmother")), row("grandfather", "Avô Materno", gp(mat, "grandfather")), row("grandmother", "Avó Materna", gp(mat, "grandmother"))]
    line = f"<div>{p.label('livro', say('Livro'))}{ending}{p.livro()} &nbsp; {p.label('folha', say('Folha'))}{ending}{p.folha()} &nbsp; {p.label('termo', say('Termo'))}{ending}{p.termo()} &nbsp; {p.label('reg_date', say(p.pick('Data Reg.', 'Registro em')))}{ending}{p.reg_date('num')}</div>"
    four = [line] if p.chance(.5) else [row("livro", "Livro", p.livro()), row("folha", "Folha", p.folha()), row("termo", "Termo", p.termo()), row("reg_date", p.pick("Data do Registro", "Registrado em"), p.reg_date())]
    five = [row("other", "Declarante", p.other(p.r["declarant"]["name"]))] + [row("other", f"Testemunha {i + 1}", p.other(w["name"])) for i, w in enumerate(p.r["witnesses"][:2])]
    six = [row("averbacoes", p.pick("Averbações", "Observações/Averb."), p.averbacoes())]
    if p.r["twins"] or p.chance(.3):
        one += [row("twin", "Gêmeos", p.twin())] + ([row("twin_names", "Nome do Gêmeo", p.value(" e ".join(t["name"] for t in p.r["twins"]), "twname"))] if p.r["twins"] else [])
    blocks = p.pick([four, one, two, three, five, six], [one, two, three, six, four], [one, four, two, three, five], [four, one, two, three])
    title = p.pick("CERTIDAO DE NASCIMENTO", "C E R T I D A O   D E   N A S C I M E N T O", "*** CERTIDAO DE NASCIMENTO ***", "CERTIDÃO DE NASCIMENTO - 2a. VIA")
    top = p.pick(f"<div class=t>{p.office()}<br>{p.other(p.r['address'])}<br>{p.reg_city_uf()}</div>", f"<div class=w><span>{p.office()}</span><span>PAG. 1</span></div><div class=w><span>{p.reg_city_uf()}</span><span>{p.other(p.r['protocol'])}</span></div>", f"<div>CARTORIO....: {p.office()}<br>MUNICIPIO...: {p.reg_city()}<br>UF..........: {p.reg_uf()}<br>OFICIAL.....: {p.officer()}</div>")
    ruled = p.chance(.7)
    body = "".join((rule() if ruled else "<br>") + "".join(block) for block in blocks)
    end = f"<br><div>{say('O referido é verdade e dou fé.')}</div><div>{p.issue_city()}, {p.issue_date(p.pick('semi', 'num', 'words'))}</div><br><br><div>{'_' * 34}</div><div>{p.officer()} - {p.other(p.r['officer_title'])}</div>" + p.pick("", f"<br><div>EMOL. {records.money(p.rng)} SELO {p.seal()}</div>", f"<div class=z>SIST. RC v2.1 OPER: {p.other(p.r['clerk'])} {p.other(p.r['protocol'])}</div>")
    bands = "background:repeating-linear-gradient(#fff 0 22px,#eaf4ea 22px 44px);" if p.chance(.35) else ""
    holes = "border-left:18px dotted #ccc;border-right:18px dotted #ccc;" if p.chance(.25) else ""
    css = f"body{{width:794px;min-height:{p.pick(1000, 800, 500)}px;{bands}{holes}padding:{p.rng.randint(20, 50)}px {p.rng.randint(20, 56)}px;font:{p.rng.uniform(11.5, 14):.1f}px/{p.rng.uniform(1.2, 1.6):.2f} {p.pick(*TYPED)};color:#333}}.r{{display:flex}}.r>span:first-child{{white-space:pre;flex:none}}.v{{flex:1;min-width:0}}.u{{overflow:hidden;white-space:nowrap;height:1.4em}}.t{{text-align:center}}.w{{display:flex;justify-content:space-between;gap:20px}}.z{{font-size:.8em;margin-top:14px}}h1{{font:bold 1.2em {p.pick(*TYPED)};text-align:center;white-space:pre-wrap;margin:.8em 0}}"
    return _doc(css, f"{top}<h1>{title}</h1>{body}{rule() if ruled else ''}{end}")


# ---------------------------------------------------------------------------------------------------------------- 6
@form
def n_full_text_old(p):
    """Certidão de inteiro teor: the entry of an old book copied word for word in its spelling, the certificate around it new."""
    _era(p, 1889, 1948, (1962, 2026))
    p.manner(caps=p.chance(.12), sex_short=False, hour=p.pick("old", "words", "old"), place=p.pick("long", "in", ",", "long"), date="dias", birth_date=p.pick("words", "dias", "semi"), blank=p.pick("ignorado", "(ilegível)", "........", "não consta"))
    a, b = p.parents("father" if p.chance(.93) else "mother")
    old = p.chance(.7)
    t = Tale(p, a, b, old=old)
    d, w = p.r["declarant"], p.r["witnesses"]
    anno, mim, villa, crian, ha = ("anno", "mim escrivão", "villa", "creança", "ha de") if old else ("ano", "mim Oficial", "vila", "criança", "há de")
    pat = [x for x in (a, b) if x.known and x.role == "father"]
    told = "o proprio pae, " if pat and d["name"] == pat[0].person["name"] else ""
    opening = p.pick(
        f"Aos {p.reg_date('dias')}, nesta {p.pick(villa, 'cidade')} de {p.reg_city()}, {p.pick('Estado de ' + p.reg_uf(full=True) + ', ', '')}em meu cartorio, compareceu {told}{p.other(d['name'])}, {p.other(d['profession'])}, e perante as testemunhas abaixo {p.pick('assignadas', 'nomeadas')} declarou: que",
        f"Numero {p.termo()}. Aos {p.reg_date('dias')}, neste {p.pick('districto', 'distrito')} de paz de {p.reg_city()}, compareceu perante {mim} {told}{p.other(d['name'])}, natural de {p.other(places.place(p.rng)[0])}, e declarou que",
        f"Em {p.reg_date('words')}, em cartorio, neste {p.pick('termo', 'municipio')} de {p.reg_city()}, comparece{p.pick('o', 'u')} {p.other(d['name'])} e em presença das testemunhas {p.other(w[0]['name'])} e {p.other(w[1]['name'])} disse que",
    )
    birth = p.pick(
        f"{t.day()}, {t.hour()}, {t.where(True)}, nasceu uma {crian} do sexo {p.sex()}", f"{t.where(True)}, {t.day()}, {t.hour()}, sua mulher deu à luz uma {crian} do sexo {p.sex()}" if a.known and b.known else f"{t.where(True)}, {t.day()}, nasceu uma {crian} do sexo {p.sex()}",
        f"nasceu {t.day()}, {t.where(True)}, {t.hour()}, uma {crian} do sexo {p.sex()}",
    )
    named = p.pick(f"que {ha} chamar-se {p.name()}", f"a qual se deu o nome de {p.name()}", f"de nome {p.name()}", f"que foi baptisad{t.o} com o nome de {p.name()}")
    bits = [named, t.parents(), t.avos(), t.twins()]
    if p.chance(.3):
        bits = [t.parents(), t.avos(), named, t.twins()]
    term = f"{opening} {birth}, " + p.pick(", ", "; ", ", ").join(x for x in bits if x) + "."
    closing = p.pick(
        f" Do que para constar lavrei este termo que, lido e achado conforme, assigna o declarante com as testemunhas. Eu, {p.other(people.person(p.rng, 'M'))}, escrivão de paz, o escrevi. (aa) {p.other(d['name'])}. {p.other(w[0]['name'])}. {p.other(w[1]['name'])}.",
        f" E para constar fiz este assento. O Escrivão {p.other(people.person(p.rng, 'M'))}. {p.other(d['name'])} - {p.other(w[0]['name'])} - {p.other(w[1]['name'])}.", f" Nada mais declarou. A rogo do declarante por não saber {p.pick('ler nem escrever', 'assignar')}, {p.other(w[0]['name'])}.",
    )
    term += closing
    lead = p.pick(
        f"CERTIFICO, a requerimento verbal de pessoa interessada, que revendo os livros de registro de nascimentos deste Ofício, encontrei {t.book()}, o assento do teor seguinte:", f"CERTIFICO que {t.book()}, consta o seguinte termo, que transcrevo em seu inteiro teor e na ortografia da época:", f"CERTIDÃO DE INTEIRO TEOR extraída do livro {p.livro()}, folhas {p.folha()}, termo número {p.termo()}:",
    )
    quoted = p.pick(f"<p class=q>“{term}”</p>", f"<p class=q>{term}</p>", f"<p class=q>= {term} =</p>")
    margin = ""
    if p.r["averbacoes"]:
        margin = p.pick(f"<p><b>{p.label('averbacoes', p.pick('À MARGEM', 'AVERBAÇÕES', 'Averbação à margem direita'))}:</b> {p.averbacoes()}</p>", f"<p>Consta {p.pick('ainda ', '')}averbado à margem do termo o seguinte: {p.averbacoes()}</p>")
    elif p.chance(.4):
        margin = p.pick("<p>Sem averbações à margem.</p>", "<p>Nada mais consta em dito assento.</p>")
    modern = p.r["edate"].year >= 2010
    ident = p.pick("", f"<p class=m>{p.label('matricula', 'MATRÍCULA')}: {p.matricula()}</p>", f"<table class=m><tr><td>{p.label('matricula', 'Matrícula')}<br>{p.matricula()}<td>{p.label('name', 'Nome')}<br>{p.name()}</table>") if modern else ""
    seal = p.pick(f"<p class=x>Selo {p.pick('digital ', '')}nº {p.seal()} - {records.money(p.rng)} - Protocolo {p.other(p.r['protocol'])}</p>", f"<p class=x>{p.legal()}</p>", "") if modern else ""
    end = p.pick(f"O referido é verdade e dou fé. {p.issue_city()}, {p.issue_date('semi')}. Eu, {p.other(p.r['clerk'])}, {p.other(p.r['clerk_title'])}, digitei e conferi.", f"Era o que se continha no referido assento, ao qual me reporto e dou fé. {p.issue_city_uf()}, {p.issue_date('words')}.")
    wide = p.chance(.35)
    face = p.pick(*(TYPED if not modern or p.chance(.25) else SERIF + SANS[:2]))
    side = f"<aside>{p.pick('N. ' + p.termo(), 'Termo ' + p.termo())}<br><br>{p.name()}<br><br>{p.pick('Nascimento', 'Registro')} </aside>" if p.chance(.3) else ""
    css = f"body{{width:794px;min-height:1000px;padding:{p.rng.randint(40, 70)}px {p.rng.randint(50, 90)}px;font:{p.rng.uniform(13, 16):.1f}px/{p.rng.uniform(1.35, 1.8):.2f} {face}}}header{{text-align:{p.pick('center', 'center', 'left')};line-height:1.4}}h1{{text-align:center;font-size:1.3em}}p{{text-align:justify;margin:12px 0}}.q{{{p.pick('font-style:italic;', '', 'margin-left:60px;', 'font-size:.94em;')}}}.x{{font-size:.8em}}.m td{{border:1px solid #444;padding:3px 10px}}.g{{display:flex;gap:16px}}aside{{width:130px;flex:none;border-right:1px solid #555;font-size:.85em;padding-right:8px}}.s{{text-align:center;margin-top:50px}}"
    head = f"<header>{p.pick(_arms(p) + '<br>', '')}<b>{p.office()}</b><br>{p.pick(p.reg_city_uf(), 'Comarca de ' + p.reg_city() + ' - ' + _state(p))}{p.pick('', '<br>' + p.other(p.r['officer_title']) + ': ' + p.officer(), '<br><small>' + p.other(p.r['address']) + ' - ' + p.other(p.r['phone']) + '</small>')}</header><h1>{p.pick('CERTIDÃO DE INTEIRO TEOR', 'CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR', 'Certidão verbo ad verbum', 'NASCIMENTO<br>INTEIRO TEOR')}</h1>"
    return _doc(css, f"{head}{ident}<p>{lead}</p>{'<div class=g>' + side + '<div>' + quoted + margin + '</div></div>' if side else quoted + margin}<p>{end}</p><div class=s>______________________________<br>{p.officer()}<br>{p.other(p.r['officer_title'])}</div>{seal}")


# ---------------------------------------------------------------------------------------------------------------- 7
@form
def n_wallet_card(p):
    """Pocket certificate of the 1960s to 1990s: front and back of a card, side by side, one above the other, or in one face."""
    _era(p, 1945, 1998, p.pick("soon", (1965, 2003)))
    p.manner(caps=p.chance(.6), sex_short=p.chance(.4), hour="num", place=p.pick("/", "-", "tight", "("), birth_date=p.pick("num", "short", "semi"), date="num", issue_date=p.pick("num", "short"), blank=p.pick("---", "xxx", "N/D", "-"))
    a, b = p.parents(p.pick("father", "mother"))
    L, lay, where = p.label, p.pick("side", "stack", "stack", "one"), p.pick("above", "below", "beside", "beside", "run")
    face = p.pick(*SANS, *SERIF)
    value_face = p.pick(face, face, *TYPED)
    ink = p.pick("#111", "#0d3b2e", "#1f2a63")

    def c(concept, label, value, w=1):
        if where == "run":
            return f'<span class=c style="flex:{w} 1 auto">{L(concept, label)}: <b class=v>{value}</b></span>'
        style = {"above": "column", "below": "column-reverse", "beside": "row"}[where]
        return f'<div class=c style="flex:{w} 1 0;flex-direction:{style}"><span class=l>{L(concept, label)}{":" if where == "beside" else ""}</span><b class=v>{value}</b></div>'

    def r(*cells):
        return f"<div class=r>{''.join(cells)}</div>"

    who = [r(c("name", p.pick("NOME", "Nome", "TITULAR"), p.name())), r(c("birth_date", p.pick("NASCIDO EM", "Data nasc.", "NASCIMENTO"), p.birth_date(), 2), c("hour", "Hora", p.hour()) if p.chance(.4) else c("sex", "Sexo", p.sex()))]
    if p.chance(.7):
        who.append(r(c("nat", p.pick("NATURALIDADE", "Natural de"), p.nat()) if p.chance(.6) else c("birth_city", "Nasceu em", p.birth_city_uf())))
    if p.chance(.5):
        who.append(r(c("filiation", p.pick("FILIAÇÃO", "Filho de"), f"{a.name()}<br>{p.pick('', 'e ')}{b.name()}")))
    else:
        who += [r(c(x.role, "PAI" if x.role == "father" else "MÃE", x.name())) for x in (a, b)]
    if p.chance(.35):
        pat, mat = (a, b) if a.role == "father" else (b, a)
        gp = lambda x: (x.grandparents(" e ") if x.known and (x.grandfather_known or x.grandmother_known) else p.blank())
        who += [r(c("gp_paternal", p.pick("Avós pat.", "AVÓS PATERNOS"), gp(pat))), r(c("gp_maternal", p.pick("Avós mat.", "AVÓS MATERNOS"), gp(mat)))]
    reg = [r(c("livro", "LIVRO", p.livro()), c("folha", p.pick("FLS.", "FOLHA"), p.folha()), c("termo", p.pick("TERMO", "Nº"), p.termo()))]
    reg.append(r(c("reg_date", p.pick("REGISTRADO EM", "Data do registro", "ASSENTO DE"), p.reg_date())))
    reg.append(r(c("office", p.pick("CARTÓRIO", "Ofício", "REGISTRO CIVIL"), p.office())) if p.chance(.6) else "")
    reg.append(r(c("reg_city", p.pick("MUNICÍPIO", "Comarca"), p.reg_city(), 2), c("reg_uf", "UF", p.reg_uf(), .6)))
    reg.append(r(c("issue_date", p.pick("EXPEDIDA EM", "Data"), p.pick(p.issue_date(), p.issue_city() + ", " + p.issue_date()))))
    title = f"<div class=t>{p.pick('', '<small>' + _arms(p) + '</small><br>')}{p.pick('CERTIDÃO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO<br><small>(modelo de bolso)</small>', 'REGISTRO DE NASCIMENTO', 'Carteira do Registro de Nascimento')}</div>"
    sign = f"<div class=s>____________________________<br>{p.pick(p.officer(), 'O Oficial', p.officer() + ' - ' + p.other(p.r['officer_title']))}</div>"
    law = p.pick("<div class=z>VÁLIDA EM TODO O TERRITÓRIO NACIONAL</div>", "<div class=z>Lei nº 6.015/73 - Este documento substitui a certidão para identificação de menores.</div>", f"<div class=z>Nº de controle {p.rng.randint(10000, 999999)} - Polegar direito</div>", "")
    height = p.rng.randint(215, 250)
    back_title = p.pick("<div class=t><small>VERSO</small></div>", "", f"<div class=t><small>{p.office()}</small></div>")
    if lay == "one":
        body = f'<div class=k style="width:600px">{title}{"".join(who)}{"".join(reg)}{sign}{law}</div>'
    else:
        body = f"<div class=f><div class=k>{title}{''.join(who)}</div><div class=k>{back_title}{''.join(reg)}{sign}{law}</div></div>"
    ground = p.pick("#fff", "#e9f3e6", "#f7f1df", "#e8eef7")
    css = f"body{{width:794px;padding:{p.rng.randint(10, 60)}px {p.rng.randint(8, 30)}px;min-height:{p.pick(0, 0, 700)}px}}.f{{display:flex;flex-direction:{'row' if lay == 'side' else 'column'};gap:{p.rng.randint(4, 24)}px}}.k{{width:{370 if lay == 'side' else p.rng.randint(400, 520)}px;min-height:{height}px;border:{p.pick('1px solid #333', '2px solid #264', '1px dashed #666')};border-radius:{p.pick(0, 10)}px;padding:9px 12px;background:{ground};color:{ink};font:{p.rng.uniform(9.5, 12):.1f}px/1.25 {face}}}.t{{text-align:center;font-weight:bold;font-size:1.15em;margin-bottom:6px}}.r{{display:flex;gap:8px;margin-bottom:{p.rng.randint(2, 6)}px}}.c{{{'' if where == 'run' else 'display:flex;'}gap:{4 if where == 'beside' else 0}px;min-width:0}}.l{{font-size:{p.pick('.72em', '.8em', '1em')};white-space:nowrap}}.v{{font:{p.pick('bold ', '', '')}1em/1.2 {value_face};{p.pick('', 'border-bottom:1px solid #888;flex:1;' if where == 'beside' else '')}}}.s{{text-align:center;margin-top:16px}}.z{{font-size:.78em;text-align:center;margin-top:6px}}"
    return _doc(css, body)


# ---------------------------------------------------------------------------------------------------------------- 8
@form
def n_family_booklet(p):
    """Two open pages of a family's booklet: the parents and their marriage at the left, the child's registration at the right."""
    _era(p, 1938, 1989, "soon")
    p.manner(caps=p.chance(.25), sex_short=False, hour=p.pick("num", "words", "old"), blank=p.pick("________", "---", "ignorado", ". . . . . ."))
    a, b = p.parents("father")
    L, rng = p.label, p.rng
    typed = p.pick(*TYPED, "'Z003'", "'C059'")
    size = 19 if "Z003" in typed else p.rng.uniform(12, 14)
    stack = p.chance(.3)

    def ln(concept, label, value):
        return f"<div class=r><span>{L(concept, label) if concept else label}</span><span class=v>{value}</span></div>"

    gp = lambda x, which: (getattr(x, which)() if x.known else p.blank())
    left = ""
    for x, word in ((a, p.pick("O ESPOSO", "PAI", "CHEFE DE FAMÍLIA")), (b, p.pick("A ESPOSA", "MÃE"))):
        left += f"<h3>{L(x.role, word) if word in ('PAI', 'MÃE') else word}</h3>" + ln(x.role if word not in ("PAI", "MÃE") else None, "Nome", x.name()) + ln("parent_nat", p.pick("Natural de", "Naturalidade"), x.nat())
        if p.chance(.6):
            left += ln(None, "Profissão", x.extra("profession"))
        if p.chance(.7):
            left += ln("grandfather", "Filho de" if x.role == "father" else "Filha de", gp(x, "grandfather")) + ln("grandmother", "e de", gp(x, "grandmother"))
    m = records.record(rng)
    wedding = f"<h3>{p.pick('CASAMENTO', 'DO CASAMENTO CIVIL')}</h3>" + ln(None, "Realizado em", p.other(records.date_text(rng, p.r["birth"] - dt.timedelta(days=rng.randint(250, 4000)), "semi"))) + ln(None, "Cartório", p.other(m["office"])) + f"<div class=r><span>Livro</span><span class=v>{p.other('B-' + str(rng.randint(1, 90)))}</span><span>Fls.</span><span class=v>{p.other(m['folha'])}</span><span>Nº</span><span class=v>{p.other(m['termo'])}</span></div>"
    if a.known and b.known:
        left = (wedding + left) if p.chance(.3) else left + wedding
    nth = p.pick("1º FILHO", "2.º FILHO", "FILHO(A)", "NASCIMENTO DE FILHO", "3º FILHO")
    right = f"<h3>{nth}</h3>" + ln("name", "Nome", p.name()) + f"<div class=r><span>{L('sex', 'Sexo')}</span><span class=v>{p.sex()}</span></div>"
    if p.chance(.5):
        right += f"<div class=r><span>Nasceu aos</span><span class=v>{p.birth_day()}</span><span>de</span><span class=v style='flex:2'>{p.birth_month()}</span><span>de</span><span class=v>{p.birth_year()}</span></div>"
    else:
        right += ln("birth_date", p.pick("Nascido em", "Data do nascimento"), p.birth_date())
    right += f"<div class=r><span>{L('hour', 'às')}</span><span class=v>{p.hour()}</span></div>" + ln("birth_place", p.pick("Em", "Lugar"), p.birth_place()) + ln("birth_city", p.pick("Município", "Cidade e Estado"), p.birth_city_uf())
    register = f"<h3>{p.pick('REGISTRO', 'ASSENTO DE NASCIMENTO', 'Registrado:')}</h3>" + f"<div class=r><span>{L('livro', 'Livro')}</span><span class=v>{p.livro()}</span><span>{L('folha', 'Fls.')}</span><span class=v>{p.folha()}</span><span>{L('termo', 'Nº')}</span><span class=v>{p.termo()}</span></div>" + ln("reg_date", p.pick("Em", "Data do registro"), p.reg_date()) + ln("office", p.pick("No Cartório", "Ofício"), p.office()) + ln("reg_city", p.pick("De", "Município e Estado"), p.reg_city_uf())
    right += register
    if p.r["twins"]:
        right += ln("twin_names", "Gêmeo com", p.value(" e ".join(t["name"] for t in p.r["twins"]), "twname"))
    right += p.pick(ln(None, "Batizado em", p.other(records.date_text(rng, p.r["birth"] + dt.timedelta(days=rng.randint(20, 300)), "semi")) + " - " + p.other("Paróquia de " + places.place(rng)[0])), "", ln("averbacoes", "Averbações", p.averbacoes()))
    right += f"<div class=s>{p.issue_city()}, {p.issue_date()}<br><br>______________________<br>{p.pick(p.officer(), p.officer() + '<br>Oficial', 'Oficial do Registro Civil')}</div>"
    if p.chance(.4):
        right += f"<h3>{p.pick('PRÓXIMO FILHO', 'FILHO(A)')}</h3>" + "".join(f"<div class=r><span>{w}</span><span class=v>&nbsp;</span></div>" for w in ("Nome", "Nascido em", "Registrado: Livro", "Fls."))
    page = rng.randint(2, 14)
    width = 794 if stack else p.pick(1000, 1123)
    css = f"body{{width:{width}px;padding:14px;font:{rng.uniform(11, 13):.1f}px/1.3 {p.pick(*SERIF)};background:{p.pick('#fff', '#f6f0e0')}}}.o{{display:flex;flex-direction:{'column' if stack else 'row'}}}.p{{flex:1;min-width:0;padding:18px 30px;border:1px solid #887}}h2{{text-align:center;font-size:1.3em;margin:0 0 6px}}h3{{font-size:1.05em;text-align:{p.pick('center', 'left')};margin:12px 0 4px;letter-spacing:{p.pick(0, 1)}px}}.r{{display:flex;gap:6px;align-items:baseline;margin:{rng.randint(3, 8)}px 0}}.r>span:not(.v){{white-space:nowrap}}.v{{flex:1;border-bottom:1px {p.pick('dotted', 'solid')} #667;font:{size:.1f}px/1.15 {typed};color:#224;min-width:20px}}.s{{text-align:center;margin-top:18px;font-family:{typed}}}.n{{text-align:center;font-size:.9em;margin-top:12px}}"
    return _doc(css, f"<div class=o><div class=p><h2>{p.pick('CADERNETA DA FAMÍLIA', 'LIVRETO DE FAMÍLIA', 'Caderneta do Registro Civil')}</h2>{left}<div class=n>{page}</div></div><div class=p>{right}<div class=n>{page + 1}</div></div></div>")


# ---------------------------------------------------------------------------------------------------------------- 9
@form
def n_small_office_table(p):
    """A very small office's own Word table: cells with label and value run together, uneven columns, a heading typed by hand."""
    _now(p)
    p.manner(caps=p.chance(.6), blank=p.pick("-", "***", "Não consta", "******", ""))
    a, b = p.parents(p.pick("father", "mother"))
    pat, mat = (a, b) if a.role == "father" else (b, a)
    L = p.label
    sep = p.pick(": ", ": ", " – ", "<br>", ":<br>")
    bold = p.pick("label", "value", "none", "both")

    def c(concept, label, value, span=1):
        label = L(concept, p.pick(label, label.upper()) if p.chance(.2) else label)
        return f"<td colspan={span}>{'<b>' + label + '</b>' if bold in ('label', 'both') else label}{sep}{'<b>' + value + '</b>' if bold in ('value', 'both') else value}</td>"

    tr = lambda *cells: f"<tr>{''.join(cells)}</tr>"
    gp = lambda x: (x.grandparents(p.pick(" e ", "; ", "<br>")) if x.known and (x.grandfather_known or x.grandmother_known) else p.blank())
    doc = [c("cpf", p.pick("CPF", "Nº do CPF", "Cadastro de pessoa física"), p.cpf(), 3), c("matricula", p.pick("Matrícula", "MATRÍCULA Nº"), p.matricula(), 3)]
    rows = [tr(c("name", p.pick("Nome", "Nome do(a) registrado(a)", "Registrado"), p.name(), 6))]
    rows.append(tr(*(doc if p.chance(.7) else doc[::-1])) if p.chance(.75) else tr(c("matricula", "Matrícula", p.matricula(), 6)))
    rows.append(tr(c("birth_date", p.pick("Data de nascimento", "Nascimento", "Nascido(a) em"), p.birth_date(), 3), c("hour", "Hora", p.hour(), 1), c("sex", "Sexo", p.sex(), 2)))
    rows.append(tr(c("birth_place", p.pick("Local de nascimento", "Local", "Nasceu no(a)"), p.birth_place(), 3), c("birth_city", p.pick("Município/UF", "Cidade"), p.birth_city_uf(), 3)))
    rows.append(tr(c("nat", "Naturalidade", p.nat(), 3), c("dnv", p.pick("DNV", "Nº da DNV/DO"), p.dnv(), 3)))
    family = []
    for x in (a, b):
        family.append(tr(c(x.role, p.pick("Pai", "Genitor") if x.role == "father" else p.pick("Mãe", "Genitora"), x.name(), 4), c("parent_nat", p.pick("Natural de", "Naturalidade"), x.nat(), 2)))
    if p.chance(.35):
        known = [x for x in (a, b) if x.known]
        family = [tr(c("filiation", "Filiação", "<br>".join(f"{x.name()}, natural de {x.nat()}" for x in known) or p.blank(), 6))]
    rows += family
    rows += [tr(c("gp_paternal", "Avós paternos", gp(pat), 6)), tr(c("gp_maternal", "Avós maternos", gp(mat), 6))] if p.chance(.6) else [tr(c("gp_paternal", "Avós paternos", gp(pat), 3), c("gp_maternal", "Avós maternos", gp(mat), 3))]
    if p.r["twins"] or p.chance(.4):
        rows.append(tr(c("twin", p.pick("Gêmeo", "É gêmeo?"), p.twin(), 2), c("twin_names", "Nome do gêmeo", p.value("; ".join(t["name"] for t in p.r["twins"]), "twname"), 4)))
    rows.append(tr(c("reg_date", p.pick("Data do registro", "Registrado em", "Data do registro por extenso"), p.reg_date(), 3), c("livro", "Livro", p.livro()), c("folha", "Folha", p.folha()), c("termo", "Termo", p.termo())))
    if p.chance(.4):
        rows.insert(0, rows.pop())
    rows.append(tr(c("averbacoes", p.pick("Averbações", "Averbações/Anotações à acrescer", "Observações"), p.averbacoes(), 6)))
    if p.chance(.5):
        rows.append(tr(c("anotacoes", p.pick("Anotações", "Anotações de cadastro"), p.anotacoes(), 6)))
    declared = f"<p>Declarante: {p.other(p.r['declarant']['name'])}, {p.other(p.r['declarant']['kin'])}.</p>" if p.chance(.3) else ""
    office = p.pick(
        f"<p><b>{p.office()}</b><br>{p.other(p.r['address'])}<br>{p.reg_city_uf()} - Fone {p.other(p.r['phone'])}</p>", f"<table class=h><tr><td>{p.office()}<td>{p.reg_city_uf()}<td>{p.other(p.r['officer_title'])}: {p.officer()}</table>", f"<p style='text-align:center'>{p.office()}<br>MUNICÍPIO DE {p.reg_city()}, ESTADO DE {p.reg_uf(full=True)}</p>",
    )
    sealed = p.pick(f"<td style='width:40%'>Selo digital nº {p.seal()}<br>Emol. {records.money(p.rng)} ISS {records.money(p.rng, 5)}<br>Guia {p.other(p.r['protocol'])}", f"<td>Selo: {p.seal()} &nbsp; Protocolo: {p.other(p.r['protocol'])}<br>{p.legal()}", f"<td>CÓDIGO DO SELO {p.seal()}<br>CNS {p.other(p.r['cns'])}")
    end = f"<table class=h><tr>{sealed}<td>{p.pick('O conteúdo da certidão é verdadeiro. Dou fé.', 'Dou fé.')}<br>{p.issue_city_uf()}, {p.issue_date()}<br><br>_______________________<br>{p.pick(p.officer(), p.other(p.r['clerk']))}<br>{p.pick('Assinatura', '')}</table>"
    title = p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "REGISTRO CIVIL DAS PESSOAS NATURAIS<br>CERTIDÃO DE NASCIMENTO")
    where = p.rng.randrange(3)
    parts = [office, f"<h1>{title}</h1>"]
    if where == 1:
        parts.reverse()
    if where == 2:
        end, parts = end + office, parts[1:]
    grid = p.pick("td{border:1px solid #000}", "td{border:1px solid #999}", "td{border-bottom:1px solid #bbb}", "table{border:2px solid #000}td{border:1px dotted #777}", "")
    css = f"body{{width:794px;min-height:1123px;padding:{p.rng.randint(36, 80)}px {p.rng.randint(40, 76)}px;font:{p.rng.uniform(12, 15):.1f}px/{p.rng.uniform(1.15, 1.5):.2f} {p.pick(*SERIF, *SANS)}}}table{{width:100%;border-collapse:collapse}}{grid}td{{padding:{p.rng.randint(1, 7)}px 6px;vertical-align:top}}.h td{{border:{p.pick('0', '1px solid #777')}}}.h{{margin:10px 0}}h1{{text-align:center;font-size:{p.pick('1.5em', '1.2em', '1.9em')};text-decoration:{p.pick('none', 'underline')}}}"
    return _doc(css, "".join(parts) + f"<table>{''.join(rows)}</table>{declared}{end}")


# --------------------------------------------------------------------------------------------------------------- 10
@form
def n_margin_captions(p):
    """Breve relato, 1950s to 2000s: headings stand in the margin, each paragraph beside them tells its matter in a sentence."""
    _era(p, 1935, 2003, p.pick("soon", "later", "later"))
    p.manner(caps=p.chance(.35), sex_short=False, hour=p.pick("num", "words", "old"), place=p.pick("long", "/", "(", ",", "-"))
    a, b = p.parents(p.pick("father", "mother"))
    t = Tale(p, a, b)
    nf = p.chance(.5)
    words = {
        "who": p.pick("Registrado", "Nome", "Quem"), "born": p.pick("Nascimento", "Data e lugar", "Quando e onde"), "parents": p.pick("Filiação", "Pais", "Genitores"), "avos": p.pick("Avós", "Ascendentes", "Progenitores"), "reg": p.pick("Registro", "Assento", "Do assento"), "decl": p.pick("Declarante", "Declaração"), "obs": p.pick("Averbações", "À margem"),
    }
    telling = {
        "who": p.pick(f"{p.name()}, {t.sexed()}.", f"Chama-se {p.name()}. Sexo: {p.sex()}.", f"{p.name()}" + (f" (sexo {p.sex()})" if p.chance(.6) else "") + "."),
        "born": p.pick(f"Nasceu {t.day()}, {t.hour()}, {t.where()}.", f"{p.pick('Às', 'Pelas')} {p.hour()} do dia {p.birth_date('semi')}, {t.where()}.", f"{p.birth_date()}; {p.hour()}; {p.birth_place()}; {p.birth_city_uf()}."),
        "parents": "É " + t.parents(inside=p.chance(.3)).removeprefix("sendo ") + ".",
    }
    grand = t.avos()
    telling["avos"] = (grand + ".") if grand else p.pick("Já mencionados." if t.inside else "Não constam.", "Nada consta.")
    telling["reg"] = p.pick(f"Lavrado {t.day('reg')}, {t.book()}.", f"Acha-se {t.book()}, com data de {p.reg_date(p.pick('semi', 'num'))}, {p.pick('no ' + p.office(), 'neste cartório')}.", f"Livro {p.livro()}, folhas {p.folha()}, termo {p.termo()}, de {p.reg_date(p.pick('num', 'semi', 'words'))}.")
    telling["decl"] = f"{t.declarant()}; {t.witnesses()}."
    telling["obs"] = p.averbacoes()
    order = p.pick(["who", "born", "parents", "avos", "reg", "decl", "obs"], ["reg", "who", "born", "parents", "avos", "obs"], ["who", "parents", "avos", "born", "reg", "obs"], ["reg", "decl", "born", "who", "parents", "avos"])
    if not grand and t.inside:
        order = [k for k in order if k != "avos"]
    if p.r["twins"]:
        telling["born"] += " " + t.twins() + "."
    side = p.pick("left", "left", "right")
    concept = {"who": "name", "born": "birth_date", "parents": "filiation", "avos": "gp_all", "reg": "other", "decl": "other", "obs": "averbacoes"}
    rows = ""
    for n, k in enumerate(order):
        cap = f"<td class=l>{p.pick('', '') if nf else f'{n + 1}. '}{p.label(concept[k], words[k])}</td>"
        text = f"<td>{telling[k]}</td>"
        rows += f"<tr>{cap + text if side == 'left' else text + cap}</tr>"
    face = p.pick(*TYPED, *SERIF, *SANS[:2])
    rule = p.pick("border-right:1px solid #444", "border-right:3px double #444", "", "background:#e9e9e9") if side == "left" else p.pick("border-left:1px solid #444", "")
    edge = p.pick("tr td{border-top:1px solid #aaa}", "", "")
    css = f"body{{width:794px;min-height:{p.pick(700, 1000, 1123)}px;padding:{p.rng.randint(34, 64)}px {p.rng.randint(34, 64)}px;font:{p.rng.uniform(12.5, 15):.1f}px/{p.rng.uniform(1.35, 1.8):.2f} {face}}}table{{border-collapse:collapse;width:100%}}td{{vertical-align:top;padding:{p.rng.randint(3, 10)}px 12px;text-align:{p.pick('justify', 'left')}}}.l{{width:{p.rng.randint(110, 165)}px;text-align:{p.pick('right', 'left')};{rule};{p.pick('font-variant:small-caps', 'font-weight:bold', 'text-transform:uppercase;font-size:.8em', 'font-style:italic')}}}{edge}header,footer{{text-align:{p.pick('center', 'left', 'right')};margin:14px 0}}h1{{font-size:1.35em;text-align:center;margin:10px 0}}"
    head = p.pick(f"<header><b>{p.office()}</b><br>{p.reg_city_uf()}<br>{p.other(p.r['address'])}</header>", f"<header>{_state(p)}<br>Comarca de {p.reg_city()}<br>{p.office()}</header>", f"<header>Eu, {p.officer()}, {p.other(p.r['officer_title'])} do {p.office()}, em {p.reg_city_uf()}, CERTIFICO o que segue:</header>")
    title = f"<h1>{p.pick('CERTIDÃO DE NASCIMENTO EM BREVE RELATO', 'CERTIDÃO DE NASCIMENTO', 'CERTIDÃO (breve relatório)')}</h1>"
    end = f"<footer>{p.pick('O referido é verdade e dou fé.', 'Nada mais. Dou fé.')} {p.issue_city()}, {p.issue_date()}.<br><br>___________________________<br>{p.pick(p.officer() + ', ' + p.other(p.r['officer_title']), p.other(p.r['clerk']) + ', ' + p.other(p.r['clerk_title']))}</footer>"
    return _doc(css, (head + title if p.chance(.6) else title + head) + f"<table>{rows}</table>" + end)


# --------------------------------------------------------------------------------------------------------------- 11
@form
def n_free_slip(p):
    """A slip for school, enlistment or pension, free of charge: few fields, a purpose, a counterfoil or a number by a stamp."""
    _era(p, 1930, 1992, (1945, 2008))
    p.manner(caps=p.chance(.45), sex_short=False, place=p.pick("/", "-", "(", ","), blank=p.pick("-----", "ignorado", "x-x-x"))
    a, b = p.parents(p.pick("father", "father", "mother"))
    t = Tale(p, a, b)
    face = p.pick(*TYPED, *SERIF, *SANS)
    typed = p.pick(face, *TYPED)
    why = p.pick("PARA FINS ESCOLARES", "PARA FINS MILITARES", "PARA FINS ELEITORAIS", "PARA FINS DE PREVIDÊNCIA SOCIAL", "Para fins de casamento", "PARA FINS DE ABONO DE FAMÍLIA", "PARA FINS TRABALHISTAS - C.T.P.S.")
    parents = [x for x in (a, b) if x.known]
    line = " e ".join(x.name() for x in parents) or p.blank()
    order = p.rng.randrange(4)
    v = lambda value: f"<u>{value}</u>"
    if order == 0:
        body = f"Certifico que {v(p.name())} nasceu em {v(p.birth_city_uf())}, {t.day()}, filh{t.o} de {v(line)}, conforme consta do livro {v(p.livro())}, fls. {v(p.folha())}, termo {v(p.termo())}, deste cartório."
    elif order == 1:
        body = f"<table><tr><td>{p.label('name', 'Nome')}<td>{p.name()}<tr><td>{p.label('birth_date', 'Nascimento')}<td>{p.birth_date()} {p.pick('em', '-')} {p.birth_city()}<tr><td>{p.label('filiation', 'Filho de')}<td>{line}<tr><td>Registro<td>L.º {p.livro()} &nbsp; Fl. {p.folha()} &nbsp; N.º {p.termo()} &nbsp; {p.reg_date('num')}</table>"
    elif order == 2:
        body = f"Declaro, para os fins acima, que no livro n.º {v(p.livro())} a fls. {v(p.folha())} deste registro, consta sob n.º {v(p.termo())}, com data de {v(p.reg_date())}, o nascimento de {v(p.name())}, {t.sexed()}, ocorrido {t.day()} {t.hour()}, {v(p.birth_place())}, {_join(t.parents(False), t.avos())}."
    else:
        body = f"{v(p.name())}<br>nascid{t.o} a {v(p.birth_date(p.pick('num', 'semi')))} em {v(p.birth_city_uf())}<br>{p.pick('pai', 'Pai')}: {v(pa.name() if (pa := (a if a.role == 'father' else b)).known else p.blank())}<br>{p.pick('mãe', 'Mãe')}: {v(mo.name() if (mo := (b if a.role == 'father' else a)).known else p.blank())}<br>Assento n.º {v(p.termo())}, lavrado em {v(p.reg_date())}, fls. {v(p.folha())} L.º {v(p.livro())}"
    head = p.pick(f"<b>{p.office()}</b><br>{p.reg_city_uf()}", f"REGISTRO CIVIL &mdash; {p.reg_city()} &mdash; {p.reg_uf(full=True)}", f"{p.office()} &nbsp;|&nbsp; {p.other(p.r['address'])} &nbsp;|&nbsp; {p.reg_city()}")
    free = p.pick(f"ISENTA DE SELOS E EMOLUMENTOS (Decreto-Lei nº {p.rng.randint(1000, 9900)}/{p.rng.randint(38, 69)})", "GRÁTIS", "Não vale para outro fim", "Gratuita na forma da lei")
    number = f"Nº {p.rng.randint(100, 99999)}"
    stamp = f"<div class=st>{p.pick(p.office() + '<br>' + p.reg_city(), 'CARTÓRIO DE PAZ<br>' + p.reg_city() + '<br>' + p.reg_uf(), p.officer() + '<br>OFICIAL<br>' + p.reg_city())}</div>" if p.chance(.5) else ""
    end = f"<p>{p.issue_city()}, {p.issue_date()} &nbsp;&nbsp; {p.pick('', '<br><br>')}_____________________ {p.pick(p.officer(), p.officer() + ', Oficial', 'Escrivão')}</p>"
    stub = f"<aside>{number}<br><br>{p.name()}<br><br>{p.pick('Nasc.', 'N.')} {p.birth_date('num')}<br>{why}</aside>" if p.chance(.45) else ""
    width = p.pick(794, 794, 700, 600)
    css = f"body{{width:794px;min-height:{p.pick(300, 400, 560, 1123)}px;padding:{p.rng.randint(14, 40)}px}}.o{{width:{width if not stub else 794}px;max-width:100%;display:flex;border:{p.pick('1px solid #333', '0', '3px double #333')};font:{p.rng.uniform(12, 15):.1f}px/{p.rng.uniform(1.4, 1.9):.2f} {face}}}main{{flex:1;padding:14px 20px}}aside{{width:160px;padding:12px;border-right:2px dashed #666;font-size:.86em;overflow-wrap:anywhere}}u{{font-family:{typed};text-decoration:{p.pick('none', 'none', 'underline')}}}td{{padding:2px 10px 2px 0;vertical-align:top}}td+td{{font-family:{typed}}}.w{{display:flex;justify-content:space-between;gap:14px;font-size:.9em}}h1{{font-size:1.2em;text-align:center;margin:8px 0}}.st{{border:2px solid #558;border-radius:{p.pick(0, 40)}px;color:#448;display:inline-block;padding:8px 18px;text-align:center;font-size:.78em;line-height:1.25;margin-top:6px}}"
    return _doc(css, f"<div class=o>{stub}<main>{head}<div class=w><span>{free}</span><span>{number}</span></div><h1>CERTIDÃO DE NASCIMENTO<br><small>{why}</small></h1><div>{body}</div>{end}{stamp}</main></div>")


# --------------------------------------------------------------------------------------------------------------- 12
@form
def n_banded_tables(p):
    """Certificates of the 1970s and 1980s as tables with head rows: parts of the date, a table of persons by rows, the book's figures."""
    _era(p, 1948, 1996, p.pick("soon", (1972, 2009)))
    p.manner(caps=p.chance(.65), sex_short=p.chance(.4), hour=p.pick("num", "num", "words"), blank=p.pick("-", "=====", "XXXXX", "Ign.", "N/consta"))
    a, b = p.parents(p.pick("father", "mother"))
    pat, mat = (a, b) if a.role == "father" else (b, a)
    L, rng = p.label, p.rng
    gp = lambda x, which: (getattr(x, which)() if x.known else p.blank())
    head_below = p.chance(.25)

    def table(heads, rows, widths=None):
        top = "<tr>" + "".join(f'<th{f" style=width:{widths[i]}%" if widths else ""}>{h}</th>' for i, h in enumerate(heads)) + "</tr>"
        body = "".join("<tr>" + "".join(f"<td>{v}</td>" for v in row) + "</tr>" for row in rows)
        return f"<table>{body + top if head_below and len(rows) == 1 else top + body}</table>"

    split = p.chance(.65)
    if split:
        when = table([L("birth_day", "DIA"), L("birth_month", "MÊS"), L("birth_year", "ANO"), L("hour", "HORA"), L("sex", "SEXO")] + ([p.pick("COR", "CÔR")] if p.chance(.4) else []), [[p.birth_day(), p.birth_month(), p.birth_year(), p.hour(), p.sex()]])
        when = when.replace("</td></tr>", f"</td><td>{p.other(p.r['color'])}</td></tr>") if ">CO" in when or ">CÔ" in when else when
    else:
        when = table([L("birth_date", "DATA DO NASCIMENTO"), L("hour", "HORA"), L("sex", "SEXO")], [[p.birth_date(), p.hour(), p.sex()]])
    where = table([L("birth_place", "LOCAL DO NASCIMENTO"), L("birth_city", "MUNICÍPIO"), L("birth_uf", "U.F.")], [[p.birth_place(), p.birth_city(), p.birth_uf()]], (50, 38, 12))
    style = rng.randrange(4)
    who = {"father": p.pick("PAI", "Pai", "GENITOR"), "mother": p.pick("MÃE", "Mãe", "GENITORA")}
    if style == 0:  # rows are people, a column of words at the left
        family = table(["", L("filiation", p.pick("NOME", "NOME COMPLETO")), L("parent_nat", "NATURALIDADE"), "PROFISSÃO"], [[L(x.role, who[x.role]), x.name(), x.nat(), x.extra("profession")] for x in (a, b)])
        elders = table(["AVÓS", L("grandfather", "AVÔ"), L("grandmother", "AVÓ")], [[L("gp_paternal", "PATERNOS"), gp(pat, "grandfather"), gp(pat, "grandmother")], [L("gp_maternal", "MATERNOS"), gp(mat, "grandfather"), gp(mat, "grandmother")]])
    elif style == 1:  # two columns of people
        cols = [L(x.role, who[x.role]) for x in (a, b)]
        family = table([""] + cols, [[L("other", "Nome"), a.name(), b.name()], [L("parent_nat", "Naturalidade"), a.nat(), b.nat()], ["Idade", a.extra("age"), b.extra("age")], [L("grandfather", "Pai do mesmo" if p.chance(.4) else "Avô"), gp(a, "grandfather"), gp(b, "grandfather")], [L("grandmother", "Mãe do mesmo" if p.chance(.4) else "Avó"), gp(a, "grandmother"), gp(b, "grandmother")]], (16, 42, 42))
        elders = ""
    elif style == 2:  # one table for all six
        rows = [[L(x.role, who[x.role]), x.name(), x.nat()] for x in (a, b)]
        blank = p.pick("", "-", "///")
        rows += [[L("grandfather", "AVÔ PATERNO"), gp(pat, "grandfather"), blank], [L("grandmother", "AVÓ PATERNA"), gp(pat, "grandmother"), blank], [L("grandfather", "AVÔ MATERNO"), gp(mat, "grandfather"), blank], [L("grandmother", "AVÓ MATERNA"), gp(mat, "grandmother"), blank]]
        family, elders = table([p.pick("PARENTESCO", "PESSOA", ""), "NOME", L("parent_nat", "NATURAL DE")], rows, (20, 50, 30)), ""
    else:
        family = "".join(table([L(x.role, who[x.role]), L("parent_nat", "NATURAL DE"), "RESIDÊNCIA"], [[x.name(), x.nat(), x.extra("residence")]], (40, 25, 35)) for x in (a, b))
        elders = table([L("gp_paternal", "AVÓS PATERNOS"), L("gp_maternal", "AVÓS MATERNOS")], [[f"{gp(pat, 'grandfather')}<br>{gp(pat, 'grandmother')}", f"{gp(mat, 'grandfather')}<br>{gp(mat, 'grandmother')}"]])
    if p.chance(.5):
        act = table([L("livro", "LIVRO"), L("folha", "FOLHA"), L("termo", p.pick("TERMO", "Nº DE ORDEM")), L("reg_date", p.pick("DATA DO REGISTRO", "LAVRADO EM"))], [[p.livro(), p.folha(), p.termo(), p.reg_date(p.pick("num", "semi"))]])
    else:
        act = f"<table><tr><th rowspan=2>{p.pick('REGISTRO', 'ASSENTO')}<th>{L('livro', 'LIVRO')}<th>{L('folha', 'FLS.')}<th>{L('termo', 'Nº')}<th>DIA<th>MÊS<th>ANO<tr><td>{p.livro()}<td>{p.folha()}<td>{p.termo()}<td>{p.reg_day()}<td>{p.reg_month()}<td>{p.reg_year()}</table>"
    if p.chance(.3):
        m = records.record(rng)
        act += table(["CASAMENTO DOS PAIS", "LIVRO", "FOLHA", "TERMO", "DATA"], [[p.other(m["rcity"]), p.other("B-" + str(rng.randint(1, 60))), p.other(m["folha"]), p.other(m["termo"]), p.other(records.date_text(rng, p.r["birth"] - dt.timedelta(days=rng.randint(200, 3000)), "num"))]])
    name = f"<table><tr><th>{L('name', p.pick('NOME', 'NOME DO REGISTRADO', 'NOME DA CRIANÇA'))}<tr><td class=b>{p.name()}</table>" if p.chance(.6) else f"<table><tr><th style='width:22%'>{L('name', 'NOME')}<td class=b>{p.name()}</table>"
    twin = table([L("twin", "GÊMEO"), L("twin_names", "NOME DO(S) GÊMEO(S)")], [[p.twin(), p.value(", ".join(t["name"] for t in p.r["twins"]), "twname")]], (20, 80)) if p.r["twins"] or p.chance(.25) else ""
    w = p.r["witnesses"]
    present = table(["", "NOME", "PROFISSÃO", "RESIDÊNCIA"], [["DECLARANTE", p.other(p.r["declarant"]["name"]), p.other(p.r["declarant"]["profession"]), p.other(p.r["declarant"]["residence"])]] + [[f"{i + 1}ª TESTEMUNHA", p.other(x["name"]), p.other(x["profession"]), p.other(x["residence"])] for i, x in enumerate(w[:2])]) if p.chance(.5) else ""
    notes = f"<table><tr><th>{L('averbacoes', p.pick('AVERBAÇÕES', 'OBSERVAÇÕES E AVERBAÇÕES', 'ANOTAÇÕES E AVERBAÇÕES'))}<tr><td style='height:50px'>{p.averbacoes()}</table>" if p.chance(.75) else ""
    order = p.pick([act, name, when, where, family, elders, twin, present, notes], [name, when, where, twin, family, elders, act, notes], [name, family, elders, when, where, act, present, notes])
    head = f"<header>{_arms(p)}<br><b>{p.office()}</b><br>{p.pick('Município', 'Comarca')} de {p.reg_city()} - {p.reg_uf(full=p.chance(.5))}</header><h1>CERTIDÃO DE NASCIMENTO</h1>"
    foot = table([p.pick("LUGAR E DATA", "LOCALIDADE E DATA"), "OFICIAL"], [[f"{p.issue_city()}, {p.issue_date()}", f"<br>{p.officer()}"]], (50, 50))
    wide = p.chance(.25)
    rule = p.pick("th,td{border:1px solid #444}", "td,th{border-left:1px solid #888}table{border:1px solid #333}th{border-bottom:1px dotted #888}", "th{border-bottom:2px solid #333}", "th,td{border:1px solid #444}th{background:#ddd}")
    css = f"body{{width:{1123 if wide else 794}px;padding:{rng.randint(18, 40)}px {rng.randint(22, 48)}px;font:{rng.uniform(10.5, 12.5):.1f}px/1.25 {p.pick(*SANS)}}}table{{width:100%;border-collapse:collapse;margin-bottom:{p.pick(0, 4, 10)}px;margin-top:-1px}}th{{font-weight:{p.pick('normal', 'bold')};font-size:{p.pick('.78em', '.85em', '.95em')};text-align:{p.pick('left', 'center')};padding:2px 5px}}td{{padding:{rng.randint(2, 5)}px 5px;font-family:{p.pick('inherit', *TYPED)};text-align:{p.pick('left', 'left', 'center')};vertical-align:top}}.b{{font-size:1.15em}}{rule}header{{text-align:center}}h1{{text-align:center;font-size:1.5em;margin:8px 0}}"
    return _doc(css, head + "".join(order) + foot)


# --------------------------------------------------------------------------------------------------------------- 13
@form
def n_transcribed_abroad(p):
    """A birth registered abroad by another authority and transcribed in Brazil: two looking-alike parts, only one of which counts."""
    r, rng = p.r, p.rng
    _era(p, 1945, 2012, p.pick("soon", "later"))
    r["bcity"], r["buf"] = places.foreign(rng)
    r["nat"] = (r["bcity"], r["buf"])
    if r["ruf"] not in places.UF_NAMES:
        r["rcity"], r["ruf"] = places.place(rng)
        r["office"] = places.office(rng, r["rcity"], r["ruf"])
        r["ecity"], r["euf"] = r["rcity"], r["ruf"]
    r["rdate"] = min(max(r["rdate"], r["birth"] + dt.timedelta(days=rng.randint(200, 9000))), records.TODAY)
    r["edate"] = min(max(r["edate"], r["rdate"]), records.TODAY)
    r["mat"] = records.matricula(int(r["cns"]), r["rdate"].year, r["book"], r["leaf"], r["entry"], 1, 7)
    r["livro"] = rng.choice(["E-{}", "{}-E", "E {}", "E{}"]).format(rng.randint(1, 60))
    p.manner(caps=p.chance(.4), sex_short=False, blank=p.pick("não consta", "***", "ignorado"))
    a, b = p.parents(p.pick("father", "mother"))
    t = Tale(p, a, b)
    first = min(r["birth"] + dt.timedelta(days=rng.randint(1, 90)), r["rdate"])
    authority = p.pick(places.consulate(rng, r["bcity"]), "Registro Civil de " + r["bcity"], "Conservatória do Registo Civil de " + r["bcity"], "Oficina del Registro Civil de " + r["bcity"], "City Registrar of " + r["bcity"])
    earlier = {"livro": records.livro_text(rng, rng.randint(1, 99)), "folha": str(rng.randint(1, 300)), "termo": str(rng.randint(1, 9000))}
    told = p.chance(.5)
    n, m = p.pick(("", ""), ("1.", "2."), ("I -", "II -"))
    L = p.label
    origin = [("Repartição", p.other(authority)), ("Livro", p.other(earlier["livro"])), ("Folha", p.other(earlier["folha"])), ("Termo", p.other(earlier["termo"])), ("Data", p.other(records.date_text(rng, first, p.pick("num", "semi")))), ("Autoridade", p.other(people.person(rng, "M")))]
    own = [(L("office", p.pick("Serventia", "Ofício")), p.office()), (L("livro", "Livro"), p.livro()), (L("folha", "Folha"), p.folha()), (L("termo", "Termo"), p.termo()), (L("reg_date", p.pick("Data", "Data da transcrição", "Transcrito em")), p.reg_date()), (p.pick("Oficial", "Registrador"), p.officer())]
    lay = p.pick("side", "rows", "matrix")
    h1, h2 = p.pick("REGISTRO DE ORIGEM", "REGISTRO NO EXTERIOR", "Assento original"), p.pick("TRANSCRIÇÃO NO BRASIL", "TRASLADO", "Assento transcrito")
    if lay == "side":
        cell = lambda title, pairs: f"<td><b>{title}</b><br>" + "<br>".join(f"{k}: {v}" for k, v in pairs) + "</td>"
        pair = [cell(f"{n} {h1}", origin), cell(f"{m} {h2}", own)]
        two = f"<table class=b><tr>{''.join(pair if p.chance(.6) else pair[::-1])}</table>"
    elif lay == "rows":
        row = lambda title, pairs: f"<tr><th colspan=6>{title}<tr>" + "".join(f"<td><small>{k}</small><br>{v}</td>" for k, v in pairs)
        blocks = [row(f"{n} {h1}", origin), row(f"{m} {h2}", own)]
        two = f"<table class=b>{''.join(blocks if p.chance(.6) else blocks[::-1])}</table>"
    else:
        two = f"<table class=b><tr><th><th>{h1}<th>{h2}" + "".join(f"<tr><td>{k2 if i else p.pick('Repartição', 'Cartório')}<td>{v1}<td>{v2}" for i, ((_, v1), (k2, v2)) in enumerate(zip(origin, own))) + "</table>"
    if told:
        body = f"<p>CERTIFICO que foi transcrito neste ofício o assento de nascimento de {p.name()}, {t.sexed()}, nascid{t.o} {t.day()}, {t.hour()}, {p.pick('em', 'na cidade de')} {p.birth_city_uf()}, {_join(t.parents(), t.avos(), t.twins(), sep='; ')}.</p>"
    else:
        line = lambda concept, label, value: f"<tr><td>{L(concept, label)}<td>{value}"
        body = "<table class=d>" + line("name", p.pick("Nome", "Registrado"), p.name()) + line("sex", "Sexo", p.sex()) + line("birth_date", p.pick("Nascimento", "Data de nascimento"), p.birth_date()) + line("hour", "Hora", p.hour()) + line("birth_place", "Local", p.birth_place()) + line("birth_city", p.pick("Cidade e país", "Lugar"), p.birth_city_uf())
        for x in (a, b):
            body += line(x.role, p.pick("Pai", "Nome do pai") if x.role == "father" else p.pick("Mãe", "Nome da mãe"), x.name()) + line("parent_nat", "Natural de", x.nat())
            body += line("gp_all", p.pick("Filho(a) de", "Avós", "Pais deste"), x.grandparents(p.pick(" e ", ", ")) if x.known and (x.grandfather_known or x.grandmother_known) else p.blank())
        body += "</table>"
    law = p.pick("Brasileiro nato, nos termos do art. 12, inciso I, alínea “c”, da Constituição Federal.", "A condição de nacionalidade brasileira depende de opção, na forma do art. 12, I, “c”, da Constituição.", f"Transcrição feita nos termos do art. 32, § 1º, da Lei 6.015/73, à vista de certidão apresentada por {r['declarant']['name']}.", "Certidão legalizada sob nº " + str(rng.randint(100, 99999)) + ", documento arquivado.")
    inside = p.chance(.4)
    note = f"<p><b>{L('averbacoes', p.pick('Observações', 'OBSERVAÇÕES / AVERBAÇÕES', 'Averbações'))}</b>: {p.value(law, 'averb') if inside else p.averbacoes()}</p>{'' if inside else '<p>' + p.other(law) + '</p>'}"
    mat = f"<p>{L('matricula', 'Matrícula')}: {p.matricula()}</p>" if r["rdate"].year > 2009 or p.chance(.3) else ""
    parts = [two, body] if p.chance(.5) else [body, two]
    head = f"<header>{_arms(p)}<br>{p.office()}<br>{p.reg_city_uf()}</header><h1>{p.pick('CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO', 'TRASLADO DE ASSENTO DE NASCIMENTO', 'CERTIDÃO DE TRASLADO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO<br><small>(transcrição de assento estrangeiro)</small>')}</h1>"
    end = f"<p style='text-align:{p.pick('right', 'center', 'left')}'>{p.issue_city_uf()}, {p.issue_date()}.<br><br>________________________<br>{p.officer()}<br>{p.other(r['officer_title'])}</p>" + p.pick("", f"<p class=x>Selo {p.seal()}. Protocolo {p.other(r['protocol'])}. {p.legal()}</p>")
    face = p.pick(*SERIF, *SANS, *TYPED)
    css = f"body{{width:794px;padding:{rng.randint(40, 66)}px {rng.randint(44, 76)}px;font:{rng.uniform(11.5, 13.5):.1f}px/{rng.uniform(1.3, 1.6):.2f} {face}}}table{{width:100%;border-collapse:collapse;margin:10px 0}}.b td,.b th{{border:1px solid #555;padding:5px 8px;vertical-align:top;text-align:left}}.d td{{padding:2px 8px 2px 0;vertical-align:top;{p.pick('', 'border-bottom:1px dotted #999')}}}.d td:first-child{{width:{rng.randint(120, 190)}px}}p{{text-align:{p.pick('justify', 'left')}}}header{{text-align:center}}h1{{font-size:1.35em;text-align:center}}.x{{font-size:.8em}}small{{font-size:.82em}}"
    return _doc(css, head + mat + "".join(parts) + note + end)


# --------------------------------------------------------------------------------------------------------------- 14
@form
def n_late_by_order(p):
    """Late registration: the entry told with the judge's order, the petition and its witnesses before the birth is said."""
    r, rng = p.r, p.rng
    _era(p, 1915, 1985, "later")
    r["rdate"] = min(r["birth"] + dt.timedelta(days=rng.randint(900, 15000)), records.TODAY)
    r["edate"] = min(max(r["edate"], r["rdate"]), records.TODAY)
    p.manner(caps=p.chance(.25), sex_short=False, hour=p.pick("words", "old", "num"), place=p.pick("long", "in", ",", "-", "("), blank=p.pick("ignorado", "não declarado"))
    a, b = p.parents(p.pick("father", "mother"))
    t = Tale(p, a, b)
    d, w = r["declarant"], r["witnesses"]
    judge = p.other(people.person(rng, p.pick("M", "F")))
    order_day = p.other(records.date_text(rng, r["rdate"] - dt.timedelta(days=rng.randint(1, 60)), p.pick("num", "semi")))
    asked = p.pick(
        f"à vista do despacho do MM. Juiz de Direito Dr. {judge}, exarado em {order_day}, em petição de {p.other(d['name'])}", f"em cumprimento ao mandado judicial nº {rng.randint(10, 999)}/{r['rdate'].year}, datado de {order_day}, assinado por {judge}, Juiz da Comarca", f"mediante autorização do Juiz Corregedor, de {order_day}, nos termos do art. {p.pick('46 da Lei nº 6.015', '2º do Decreto-lei nº 7.485', '52 do Decreto nº 4.857')}",
        f"por requerimento d{t.o} própri{t.o}, com duas testemunhas, {p.other(w[0]['name'])} e {p.other(w[1]['name'])}, que atestaram conhecê-l{t.o}",
    )
    seg = [
        f"{t.day('reg')}, {p.pick('neste cartório', 'no ' + p.office())}, {asked}, {p.pick('lavrei o registro de', 'foi registrado tardiamente o nascimento de', 'procedi ao registro fora do prazo de')} {p.name()}",
        f"{p.pick('nascid' + t.o, 'que nasceu')} {t.where(True)}, {t.day()}" + p.pick("", ", " + t.hour(), ", em hora ignorada"),
        t.sexed(), t.parents(), t.avos(), t.twins(),
    ]
    if p.chance(.4):
        seg[1], seg[2], seg[3] = seg[3], seg[2], seg[1]
    book = p.pick(f"O assento está {t.book()}.", f"Termo {p.termo()}, livro {p.livro()}, folhas {p.folha()}.", f"Ref.: L.{p.livro()} F.{p.folha()} N.{p.termo()}")
    body = f"{p.pick('CERTIFICO que ', 'Certifico e dou fé que, ')}{'; '.join(x for x in seg if x) if p.chance(.4) else ', '.join(x for x in seg if x)}."
    head = f"<header>{p.pick('PODER JUDICIÁRIO<br>', '')}{_state(p)}<br>{p.office()}<br>{p.pick('Comarca', 'Município', 'Termo')} de {p.reg_city()}</header>"
    box = f"<table><tr><td>{p.label('livro', 'Livro')}<br>{p.livro()}<td>{p.label('folha', 'Fls.')}<br>{p.folha()}<td>{p.label('termo', 'Termo')}<br>{p.termo()}<td>{p.label('reg_date', p.pick('Registrado em', 'Data'))}<br>{p.reg_date('num')}</table>" if p.chance(.35) else ""
    notes = p.pick(
        f"<p>{p.label('averbacoes', 'Averbações')}: {p.averbacoes()}</p>", f"<p><u>{p.label('averbacoes', 'OBSERVAÇÃO')}</u><br>{p.value('Registro tardio lavrado ' + p.pick('por ordem judicial', 'nos termos da lei', 'com dispensa de multa') + '.', 'averb')}</p>", "",
    )
    end = f"<p>{p.pick('Era o que se continha em dito assento.', 'O referido é verdade.')} {p.issue_city()}, {p.issue_date()}.</p><div class=s>{p.pick('', '(a) ')}{p.officer()}<br>{p.other(r['officer_title'])}</div><div class=w><span>Testemunhas:</span><span>{p.other(w[0]['name'])}</span><span>{p.other(w[1]['name'])}</span></div>"
    face = p.pick(*TYPED, *SERIF)
    css = f"body{{width:794px;min-height:{p.pick(560, 900, 1123)}px;padding:{rng.randint(40, 80)}px {rng.randint(50, 100)}px;font:{rng.uniform(13, 16):.1f}px/{rng.uniform(1.4, 2.1):.2f} {face}}}header{{text-align:{p.pick('center', 'left')};line-height:1.4}}h1{{font-size:1.2em;text-align:center;{p.pick('', 'text-decoration:underline;', 'letter-spacing:2px;')}}}p{{text-align:justify;text-indent:{p.pick(0, 50, 90)}px}}table{{border-collapse:collapse;margin:8px auto}}td{{border:1px solid #444;padding:2px 16px;line-height:1.3}}.s{{text-align:center;margin:40px 0 20px}}.w{{display:flex;gap:24px;font-size:.9em;flex-wrap:wrap}}"
    return _doc(css, f"{head}<h1>{p.pick('CERTIDÃO DE REGISTRO TARDIO DE NASCIMENTO', 'CERTIDÃO', 'CERTIDÃO DE NASCIMENTO', 'REGISTRO DE NASCIMENTO FORA DO PRAZO')}</h1>{box}<p>{body} {book}</p>{notes}{end}")


# --------------------------------------------------------------------------------------------------------------- 15
@form
def n_captions_under(p):
    """Printed sheet of the 1940s to 1970s whose captions stand in small letters, in brackets, under each line of typewriting."""
    _era(p, 1935, 1982, p.pick("soon", (1950, 1995)))
    p.manner(caps=p.chance(.4), sex_short=False, hour=p.pick("num", "words", "old"), place=p.pick("/", "-", "(", ","), blank=p.pick("- - -", "xxxxx", "ignorado", "/////"))
    a, b = p.parents("father" if p.chance(.8) else "mother")
    pat, mat = (a, b) if a.role == "father" else (b, a)
    rng = p.rng
    wrap = p.pick("({})", "({})", "{}", "[{}]")
    gp = lambda x, which: (getattr(x, which)() if x.known else p.blank())

    def c(concept, caption, value, w=1, before=""):
        return f'{f"<span class=p>{before}</span>" if before else ""}<div class=c style="flex:{w} 1 0"><div class=v>{value}</div><div class=l>{p.label(concept, wrap.format(caption))}</div></div>'

    r = lambda *cells: f"<div class=r>{''.join(cells)}</div>"
    lead = p.chance(.5)  # printed words of a sentence before the lines
    rows = [r(c("name", p.pick("nome por extenso", "nome e sobrenome", "nome do registrado"), p.name(), 1, "Certifico que" if lead else ""))]
    when = p.pick(
        lambda: r(c("birth_day", "dia", p.birth_day(), 1, "nasceu a" if lead else ""), c("birth_month", "mês", p.birth_month(), 2, "de" if lead else ""), c("birth_year", "ano", p.birth_year(), 1.4, "de" if lead else ""), c("hour", "hora", p.hour(), 2, "às" if lead else "")),
        lambda: r(c("birth_date", p.pick("data do nascimento, por extenso", "dia, mês e ano"), p.birth_date(p.pick("words", "semi", "dias")), 3, "nasceu" if lead else ""), c("hour", "hora", p.hour(), 1.6)),
    )()
    place = r(c("birth_place", p.pick("lugar do nascimento", "rua e número, ou estabelecimento"), p.birth_place(), 2), c("birth_city", "município e Estado", p.birth_city_uf(), 1.3))
    sex = r(c("sex", "sexo", p.sex(), 1), c("other", p.pick("côr", "cor"), p.other(p.r["color"]), 1), c("other", p.pick("legítimo ou ilegítimo", "filiação legítima?"), p.other("legítim" + _o(p)), 1))
    fam = []
    for x in (a, b):
        fam.append(r(c(x.role, "nome do pai" if x.role == "father" else p.pick("nome da mãe", "nome da mãe, de solteira"), x.name(), 3, ("filh" + _o(p) + " de" if x is a else "e de") if lead else "")))
        fam.append(r(c("parent_nat", p.pick("naturalidade", "natural de"), x.nat(), 2), c("other", "profissão", x.extra("profession"), 1.3), c("other", "idade", x.extra("age"), .6)))
    eld = [r(c("gp_paternal", "avô paterno", gp(pat, "grandfather")), c("gp_paternal", "avó paterna", gp(pat, "grandmother"))), r(c("gp_maternal", "avô materno", gp(mat, "grandfather")), c("gp_maternal", "avó materna", gp(mat, "grandmother")))]
    if p.chance(.3):
        eld = [r(c("gp_paternal", "avós paternos", f"{gp(pat, 'grandfather')} e {gp(pat, 'grandmother')}")), r(c("gp_maternal", "avós maternos", f"{gp(mat, 'grandfather')} e {gp(mat, 'grandmother')}"))]
    twin = [r(c("twin_names", p.pick("nome do gêmeo, se houver", "gêmeo com"), p.value(" e ".join(t["name"] for t in p.r["twins"]), "twname")))] if p.r["twins"] or p.chance(.25) else []
    d, w = p.r["declarant"], p.r["witnesses"]
    decl = [r(c("other", "declarante", p.other(d["name"]), 2), c("other", "residência do declarante", p.other(d["residence"]), 2))]
    wit = [r(c("other", "1ª testemunha", p.other(w[0]["name"])), c("other", "2ª testemunha", p.other(w[1]["name"])))]
    act = [r(c("livro", "livro", p.livro(), 1, "Livro" if p.chance(.2) else ""), c("folha", "fôlhas" if p.chance(.5) else "folhas", p.folha()), c("termo", p.pick("número de ordem", "termo"), p.termo(), 1.2), c("reg_date", p.pick("data do assento", "data do registro"), p.reg_date(p.pick("num", "semi")), 2))]
    notes = [r(c("averbacoes", p.pick("averbações", "observações e averbações"), p.averbacoes()))] if p.chance(.6) else []
    body = p.pick(act + rows + [when, place, sex] + fam + eld + twin + decl, rows + [sex, when, place] + fam + eld + twin + act + notes, rows + fam + eld + [when, place, sex] + act + wit + notes)
    end = [r(c("issue_place", p.pick("localidade", "lugar"), p.issue_city(), 1), c("issue_date", "data", p.issue_date(p.pick("semi", "num", "words")), 1.6), c("officer", p.pick("o oficial", "assinatura do oficial", "oficial do registro civil"), p.officer(), 2))]
    gap = rng.randint(4, 12)
    css = f"body{{width:794px;padding:{rng.randint(28, 54)}px {rng.randint(32, 60)}px;font:{rng.uniform(12.5, 14.5):.1f}px/1.2 {p.pick(*SERIF)}}}.r{{display:flex;gap:{rng.randint(6, 16)}px;margin-bottom:{gap}px;align-items:flex-start}}.c{{min-width:0}}.v{{border-bottom:1px {p.pick('solid', 'dotted')} #333;font:{rng.uniform(12.5, 14):.1f}px/1.25 {p.pick(*TYPED)};text-align:{p.pick('left', 'center', 'center')};min-height:1.3em;padding:0 3px}}.l{{font-size:{rng.uniform(8, 10.5):.1f}px;text-align:{p.pick('center', 'center', 'left', 'right')};font-style:{p.pick('normal', 'italic')}}}.p{{white-space:nowrap;padding-top:1px}}header{{text-align:center;line-height:1.5;margin-bottom:14px}}h1{{font-size:1.7em;margin:4px 0;{p.pick('', 'letter-spacing:2px;', 'font-variant:small-caps;')}}}.b{{border:{p.pick('0', '2px solid #222', '3px double #222')};padding:{p.pick(0, 20)}px}}"
    head = f"<header>{_arms(p)}<br>{p.pick('Registro Civil das Pessoas Naturais', 'REGISTRO CIVIL')}<h1>Certidão de Nascimento</h1></header>" + r(c("office", p.pick("cartório", "ofício ou zona"), p.office(), 2), c("reg_city", p.pick("município", "comarca", "distrito e município"), p.reg_city(), 1.3), c("reg_uf", "Estado", p.reg_uf(full=p.chance(.6)), .9))
    return _doc(css, f"<div class=b>{head}{''.join(body)}{''.join(end)}</div>")


# --------------------------------------------------------------------------------------------------------------- 16
@form
def n_outpost_slip(p):
    """A narrow slip printed at a hospital's or a travelling post of the registry in the 1990s to 2010s."""
    _era(p, 1989, 2019, "soon")
    p.manner(caps=p.chance(.8), sex_short=p.chance(.5), hour="num", place=p.pick("/", "-", "tight", " "), birth_date=p.pick("num", "short"), date="num", issue_date="num", blank=p.pick("-", "---", "N/I", "*"))
    a, b = p.parents(p.pick("mother", "mother", "father"))
    L, rng = p.label, p.rng
    width = p.pick(300, 340, 400, 460)
    where = p.pick("above", "beside", "beside", "run")
    mark = p.pick(":", ":", "", "=", " >")

    def row(concept, label, value):
        if where == "above":
            return f"<div class=r><small>{L(concept, label)}</small><br>{value}</div>"
        if where == "run":
            return f"<div class=r>{L(concept, label)}{mark} {value}</div>"
        return f"<div class='r g'><span>{L(concept, label)}{mark}</span><span class=v>{value}</span></div>"

    rule = p.pick("<hr>", "<div>" + "-" * 30 + "</div>", "<div>" + "=" * 28 + "</div>", "<br>")
    short = p.chance(.5)
    w = (lambda x, y: x) if short else (lambda x, y: y)
    child = row("name", w("RN", "Nome da criança"), p.name()) + row("sex", w("SX", "Sexo"), p.sex()) + row("birth_date", w("DN", "Nascimento"), p.birth_date()) + row("hour", w("HR", "Hora"), p.hour())
    child += row("birth_place", w("LOC", "Local"), p.birth_place()) + row("birth_city", w("MUN", "Município"), p.birth_city_uf()) + row("dnv", p.pick("DNV", "D.N.V."), p.dnv())
    kin = ""
    for x in (a, b):
        kin += row(x.role, (w("MAE", "Mãe") if x.role == "mother" else w("PAI", "Pai")), x.name())
        if x.known:
            kin += row("parent_nat", w("NAT", "Naturalidade"), x.nat()) + (row("other", "CPF", x.extra("cpf")) if p.chance(.4) else "")
            if p.chance(.7) and (x.grandfather_known or x.grandmother_known):
                kin += row("gp_all", w("AVOS", p.pick("Avós", "Filho(a) de")), x.grandparents(p.pick("<br>", " e ", " / ")))
    act = row("livro", w("LV", "Livro"), p.livro()) + row("folha", w("FL", "Folha"), p.folha()) + row("termo", w("TM", "Termo"), p.termo()) if p.chance(.5) else f"<div class=r>{L('livro', w('LV', 'Livro'))} {p.livro()} {L('folha', w('FL', 'Folha'))} {p.folha()} {L('termo', w('TM', 'Termo'))} {p.termo()}</div>"
    act += row("reg_date", w("REG", "Registrado em"), p.reg_date())
    if p.r["rdate"].year > 2009 and p.chance(.8):
        act += row("matricula", w("MAT", "Matrícula"), p.matricula())
    if p.r["rdate"].year > 2015 and p.chance(.8):
        act += row("cpf", "CPF", p.cpf())
    twin = row("twin", w("GEM", "Gêmeo"), p.twin()) + (row("twin_names", w("IRM", "Nome do gêmeo"), p.value(" / ".join(t["name"] for t in p.r["twins"]), "twname")) if p.r["twins"] else "") if p.r["twins"] or p.chance(.3) else ""
    head = f"<div class=h>{p.office()}<br>{p.pick('Posto ' + p.other(p.r['district']), 'UNIDADE INTERLIGADA', 'POSTO DE ATENDIMENTO', 'REGISTRO ITINERANTE')}<br>{p.reg_city_uf()}</div>"
    foot = f"<div class=h>{p.issue_city()} {p.issue_date()} {rng.randint(7, 18):02d}:{rng.randint(0, 59):02d}<br><br>_____________________<br>{p.pick(p.other(p.r['clerk']) + '<br>' + p.other(p.r['clerk_title']), p.officer() + '<br>' + p.other(p.r['officer_title']))}</div>" + p.pick("", f"<div>{w('SELO', 'Selo digital')} {p.seal()}</div>", f"<div>{w('SELO', 'Selo')}: {p.seal()}<br>COD. CONSULTA: {p.other(records.code(rng, '0123456789', 16))}</div>", f"<div>PROT {p.other(p.r['protocol'])} OP {rng.randint(1, 40):03d}</div>")
    blocks = p.pick([child, twin, kin, act], [act, child, twin, kin], [child, kin, twin, act])
    body = rule.join(x for x in blocks if x)
    mono = p.chance(.65)
    css = f"body{{width:794px;padding:14px {p.pick(14, 40, 160)}px}}.o{{width:{width}px;font:{rng.uniform(10.5, 13):.1f}px/{rng.uniform(1.2, 1.5):.2f} {p.pick(*TYPED) if mono else p.pick(*SANS)};padding:10px;{p.pick('', 'border:1px solid #bbb;', 'background:#fffdf4;')}overflow-wrap:anywhere}}.g{{display:flex;gap:6px}}.g>span:first-child{{flex:none;{'' if p.chance(.5) else 'min-width:' + ('38' if short else '100') + 'px'}}}.v{{flex:1;{p.pick('', '', 'text-align:right')}}}.h{{text-align:center;margin:6px 0}}hr{{border:0;border-top:1px dashed #555}}.o>div{{overflow:hidden}}h1{{font-size:1.1em;text-align:center;margin:6px 0}}small{{font-size:.8em}}"
    return _doc(css, f"<div class=o>{head}<h1>{p.pick('CERTIDAO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO', '1a. CERTIDÃO DE NASCIMENTO - GRATUITA')}</h1>{rule}{body}{rule}{foot}</div>")


# --------------------------------------------------------------------------------------------------------------- 17
@form
def n_law_order(p):
    """The items of the law (day and place, sex, twin, name, parents, grandparents, witnesses) told one after the other, numbered by words or letters."""
    _era(p, 1940, 2008, p.pick("soon", "later"))
    p.manner(caps=p.chance(.4), sex_short=False, blank=p.pick("não declarado", "---", "ignorado", "nada consta"))
    a, b = p.parents(p.pick("father", "mother"))
    pat, mat = (a, b) if a.role == "father" else (b, a)
    t = Tale(p, a, b)
    rng = p.rng
    mark = p.pick(lambda i: f"{i + 1}º)", lambda i: f"{'abcdefghijklmnop'[i]})", lambda i: ("I II III IV V VI VII VIII IX X XI XII XIII XIV".split())[i] + " -", lambda i: f"{i + 1}.", lambda i: "—", lambda i: f"({i + 1})")
    gp = lambda x: (x.grandparents(p.pick(" e ", " e de ", " e dona ")) if x.known and (x.grandfather_known or x.grandmother_known) else p.blank())
    labelled = p.chance(.6)
    sep = p.pick(": ", " - ", ", ")

    def item(concept, label, text):
        return (p.label(concept, label) + sep if labelled else "") + text

    born = f"{p.birth_date()}, às {p.hour()}" if labelled else f"nasceu {t.day()}, {t.hour()}"
    items = [
        item("birth_date", p.pick("dia, mês, ano e hora do nascimento", "data e hora", "quando nasceu"), born), item("birth_place", p.pick("lugar do nascimento", "onde nasceu", "local e município"), f"{p.birth_place()}, {p.birth_city_uf()}"), item("sex", p.pick("sexo", "sexo do registrando"), p.sex() if labelled else t.sexed()),
        item("name", p.pick("nome e prenome postos à criança", "nome", "prenome e sobrenome"), p.name() if labelled else "recebeu o nome de " + p.name()),
    ]
    if p.r["twins"]:
        items.insert(3, item("twin_names", p.pick("fato de ser gêmeo", "gêmeo"), (p.value("Sim", "twin") + ", com " if labelled else "é gême" + t.o + " de ") + p.value(" e ".join(x["name"] for x in p.r["twins"]), "twname")))
    elif labelled and p.chance(.4):
        items.insert(3, item("twin", "fato de ser gêmeo", p.value("não", "twin")))
    if p.chance(.6):
        for x in (a, b):
            items.append(item(x.role, p.pick("pai", "nome do pai") if x.role == "father" else p.pick("mãe", "nome da mãe"), (("" if labelled else ("é seu pai " if x.role == "father" else "é sua mãe ")) + x.name() + p.pick(", natural de ", ", natural de ", "; naturalidade: ") + x.nat() + p.pick("", ", " + x.extra("profession"), ", residente em " + x.extra("residence"))) if x.known else p.pick("não declarado", p.blank()) if labelled else x.role.replace("father", "pai").replace("mother", "mãe") + p.pick(" ignorado", " não declarado")[: 99 if x.role == "father" else -1] + ("" if x.role == "father" else "a")))
    else:
        items.append(item("filiation", p.pick("nomes, naturalidade e profissão dos pais", "filiação"), t.parents(inside=False)))
    items.append(item("gp_paternal", p.pick("avós paternos", "pais do pai"), ("" if labelled else "são avós paternos ") + gp(pat)))
    items.append(item("gp_maternal", p.pick("avós maternos", "pais da mãe"), ("" if labelled else "são avós maternos ") + gp(mat)))
    w = p.r["witnesses"]
    items.append(item("other", "testemunhas", ("" if labelled else "foram testemunhas ") + f"{p.other(w[0]['name'])}, {p.other(w[0]['profession'])}, e {p.other(w[1]['name'])}, {p.other(w[1]['profession'])}"))
    if p.chance(.5) and (labelled or p.r["dnv"]):
        items.append(item("dnv", p.pick("declaração de nascido vivo", "D.N.V. nº"), ("" if labelled else p.pick("exibida a D.N.V. nº ", "declaração de nascido vivo ")) + p.dnv()))
    if p.chance(.5):
        items = items[3:4] + items[:3] + items[4:]
    flow = p.chance(.4)
    text = ("<p>" + p.pick("; ", " ").join(f"{mark(i)} {x}" for i, x in enumerate(items)) + ".</p>") if flow else "".join(f"<div class=i><span class=m>{mark(i)}</span><span>{x};</span></div>" for i, x in enumerate(items))
    lead = p.pick(f"CERTIFICO que {t.book()}, {p.pick('foi lavrado ' + t.day('reg'), 'com data de ' + p.reg_date('semi'))}, consta o assento de nascimento com os seguintes elementos:", f"Certifico que no livro {p.livro()}, fls. {p.folha()}, termo {p.termo()}, registrado em {p.reg_date()}, constam:", f"O {p.other(p.r['officer_title'])} do {p.office()}, certifica que {t.day('reg')} registrou, {t.book()}, o nascimento seguinte:")
    notes = p.pick(f"<p>{p.label('averbacoes', p.pick('Averbações', 'Observações'))}: {p.averbacoes()}</p>", f"<p>{p.label('averbacoes', 'À margem do termo')} {p.averbacoes()}</p>", "")
    head = f"<header>{p.office()}<br>{p.pick(p.reg_city_uf('long'), p.reg_city() + ' &bull; ' + p.reg_uf(full=True))}</header><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'CERTIDÃO EM RELATÓRIO', 'Certidão do Registro de Nascimento')}</h1>"
    end = f"<p>{p.pick('O referido é verdade e dou fé.', 'Dou fé.')} {p.pick(p.issue_city(), p.issue_city_uf())}, {p.issue_date()}. Eu, {p.pick(p.officer() + ', ' + p.other(p.r['officer_title']), p.other(p.r['clerk']) + ', ' + p.other(p.r['clerk_title']))}, {p.pick('a subscrevo', 'datilografei e assino', 'conferi')}.</p>"
    css = f"body{{width:794px;min-height:{p.pick(700, 1000)}px;padding:{rng.randint(36, 70)}px {rng.randint(44, 84)}px;font:{rng.uniform(12.5, 15):.1f}px/{rng.uniform(1.3, 1.7):.2f} {p.pick(*TYPED, *SERIF, *SANS)}}}header{{text-align:{p.pick('center', 'left', 'right')}}}h1{{font-size:1.3em;text-align:{p.pick('center', 'left')}}}.i{{display:flex;gap:10px;margin:{rng.randint(2, 8)}px 0 0 {p.pick(0, 30, 60)}px}}.m{{flex:none;min-width:{p.pick(0, 30)}px;text-align:right}}p{{text-align:{p.pick('justify', 'left')}}}"
    return _doc(css, head + f"<p>{lead}</p>{text}{notes}{end}")


# --------------------------------------------------------------------------------------------------------------- 18
@form
def n_word_paragraphs(p):
    """A small office's Word page of now: no table at all; lines of bold words and values, some of them several in one line, by tabs."""
    _now(p)
    p.manner(caps=p.chance(.55), blank=p.pick("não consta", "****", "-x-", "nada consta", "—"))
    a, b = p.parents(p.pick("father", "mother"))
    pat, mat = (a, b) if a.role == "father" else (b, a)
    L, rng = p.label, p.rng
    end = p.pick(":", ":", " –", ".", "")
    tag = p.pick("b", "b", "u", "i", "span")
    upper = p.chance(.5)

    def q(concept, label, value):
        return f"<span class=q><{tag}>{L(concept, label.upper() if upper else label)}{end}</{tag}> {value}</span>"

    gp = lambda x, joint=" e ": (x.grandparents(joint) if x.known and (x.grandfather_known or x.grandmother_known) else p.blank())
    lines = [[q("name", p.pick("Nome", "Nome completo", "Registrado(a)"), p.name())]]
    lines.append([q("matricula", "Matrícula", p.matricula())] + ([q("cpf", p.pick("CPF", "CPF nº"), p.cpf())] if p.chance(.7) else []))
    lines.append([q("birth_date", p.pick("Data de nascimento", "Nascido(a) em", "Nascimento"), p.birth_date()), q("hour", p.pick("Hora", "Horário", "às"), p.hour())] + ([q("sex", "Sexo", p.sex())] if p.chance(.7) else []))
    lines.append([q("birth_place", p.pick("Local do nascimento", "Local"), p.birth_place() + (", " + p.birth_city_uf() if p.chance(.4) else ""))])
    if p.chance(.6):
        lines.append([q("birth_city", "Município de nascimento", p.birth_city()), q("birth_uf", "UF", p.birth_uf())])
    if p.chance(.7):
        lines.append([q("nat", "Naturalidade", p.nat())])
    style = rng.randrange(3)
    if style == 0:
        for x in (a, b):
            lines.append([q(x.role, "Pai" if x.role == "father" else "Mãe", x.name())])
            if x.known:
                lines.append([q("parent_nat", p.pick("Natural de", "Naturalidade"), x.nat()), q("gp_all", p.pick("Avós", "Filho(a) de", "Pais"), gp(x))])
    elif style == 1:
        lines.append([q("filiation", p.pick("Filiação", "Genitores", "Pais"), "; ".join(f"{x.name()}, natural de {x.nat()}" for x in (a, b) if x.known) or p.blank())])
        lines.append([q("gp_all", "Avós", p.pick("{} (paternos) e {} (maternos)", "paternos {}; maternos {}", "pelo pai: {}; pela mãe: {}").format(gp(pat), gp(mat)))])
    else:
        lines.append([q("filiation", "Filiação", "<br>" + f"{a.name()}<br>{b.name()}")])
        lines.append([q("gp_paternal", "Avós paternos", gp(pat)), q("gp_maternal", "Avós maternos", gp(mat))] if p.chance(.4) else [q("gp_paternal", "Avós paternos", gp(pat, "<br>"))])
        if len(lines[-1]) == 1:
            lines.append([q("gp_maternal", "Avós maternos", gp(mat, "<br>"))])
    if p.r["twins"] or p.chance(.5):
        lines.append([q("twin", p.pick("Gêmeo", "Gêmeos"), p.twin())] + ([q("twin_names", "Nome(s) do(s) gêmeo(s)", p.value(", ".join(t["name"] for t in p.r["twins"]), "twname"))] if p.r["twins"] else []))
    reg = [q("reg_date", p.pick("Data do registro", "Registrado em", "Registro feito em"), p.reg_date())]
    if p.chance(.6):
        reg += [q("livro", "Livro", p.livro()), q("folha", p.pick("Folha", "Fls."), p.folha()), q("termo", "Termo", p.termo())]
    lines.insert(p.pick(1, 2, len(lines)), reg)
    if p.chance(.6):
        lines.append([q("dnv", p.pick("DNV", "Declaração de Nascido Vivo"), p.dnv())])
    lines.append([q("averbacoes", p.pick("Averbações", "Averbações/anotações", "Observações/Averbações"), p.averbacoes())])
    if p.chance(.5):
        lines.append([q("anotacoes", p.pick("Anotações de cadastro", "Anotações"), p.anotacoes())])
    ragged = p.chance(.5)
    body = "".join(f"<div class=r style='{'justify-content:space-between' if p.chance(.4) else ''}'>{'&nbsp;&nbsp;&nbsp; '.join(line) if ragged else ''.join(line)}</div>" for line in lines)
    letter = p.pick(
        f"<header><b>{p.office()}</b><br>{p.other(p.r['address'])}, {p.reg_city_uf()}<br>Tel.: {p.other(p.r['phone'])} – {p.r['email']}</header>", f"<header style='text-align:left'>{p.office()}<br>{p.reg_city()} | {p.reg_uf(full=p.chance(.5))}<br>{p.other(p.r['officer_title'])}: {p.officer()}</header>", f"<header>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br>{p.reg_city_uf()}</header>",
    )
    date = f"{p.pick(p.issue_city_uf(), p.issue_city())}, {p.issue_date()}."
    sign = f"<div class=s>{p.pick('', '(assinatura digital)')}<br>_____________________________<br>{p.pick(p.officer() + '<br>' + p.other(p.r['officer_title']), p.other(p.r['clerk']) + '<br>' + p.other(p.r['clerk_title']))}</div>"
    digits = "".join(rng.choice("0123456789") for _ in range(rng.randint(16, 20)))
    seals = p.pick(f"<div class=x>Selo digital: {p.seal()} – Emolumentos R$ {records.money(rng)} – Pedido nº {rng.randint(100, 99999)}</div>", f"<div class=x>{p.office()} – CNS {p.other(p.r['cns'])}<br>Selo nº {p.value(digits, 'selo')}<br>Protocolo {p.other(p.r['protocol'])} CNPJ {p.r['cnpj']}</div>", f"<div class=x>{p.legal()}</div>")
    css = f"body{{width:794px;min-height:1123px;padding:{rng.randint(50, 90)}px {rng.randint(56, 100)}px;font:{rng.uniform(12.5, 16):.1f}px/{rng.uniform(1.25, 1.75):.2f} {p.pick(*SERIF, *SANS)}}}header{{text-align:center;margin-bottom:18px}}h1{{font-size:1.35em;text-align:center}}.r{{margin-bottom:{rng.randint(0, 10)}px;{'' if ragged else 'display:flex;gap:' + str(rng.randint(18, 50)) + 'px'}}}.s{{text-align:{p.pick('center', 'left', 'right')};margin-top:40px}}.x{{font-size:.8em;margin-top:30px;{p.pick('', 'border:1px solid #555;padding:6px;width:340px')}}}"
    return _doc(css, f"{letter}<h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento')}</h1>{body}<p>{p.pick('O conteúdo da certidão é verdadeiro. Dou fé.', 'Certifico e dou fé.', 'O referido é verdade.')}</p><p style='text-align:{p.pick('left', 'right', 'center')}'>{date}</p>{sign}{seals}")


# --------------------------------------------------------------------------------------------------------------- 19
@form
def n_index_card(p):
    """A card of the office's index, certified as a short certificate: abbreviations only, typed in three zones."""
    _era(p, 1928, 1994, (1955, 2010))
    p.manner(caps=p.chance(.6), sex_short=True, hour="num", place=p.pick("/", "-", "tight", "("), birth_date=p.pick("num", "short", "semi"), date="num", blank=p.pick("-", "ign.", "n/c", "..."))
    a, b = p.parents("father" if p.chance(.85) else "mother")
    pat, mat = (a, b) if a.role == "father" else (b, a)
    rng = p.rng
    gp = lambda x: (x.grandparents(p.pick(" e ", " / ", " c/ ", " &amp; ")) if x.known and (x.grandfather_known or x.grandmother_known) else p.blank())
    dot = p.pick(":", ".:", " -", ".")
    order = p.rng.randrange(3)
    ref = f"{p.label('livro', 'L')}{dot} {p.livro()} &nbsp; {p.label('folha', 'F')}{dot} {p.folha()} &nbsp; {p.label('termo', p.pick('T', 'N', 'Nº'))}{dot} {p.termo()}"
    ref2 = p.pick(f"{p.livro()} / {p.folha()} / {p.termo()}", ref, ref)
    caption = f"<small>{p.label('livro', 'LIVRO')} / {p.label('folha', 'FLS.')} / {p.label('termo', 'TERMO')}</small><br>" if ref2 is not ref else ""
    born = f"<div>{p.label('birth_date', p.pick('Nasc', 'N', 'Dt.nasc'))}{dot} {p.birth_date()} &nbsp; {p.label('hour', p.pick('h', 'Hs', 'às'))}{dot} {p.hour()} &nbsp; {p.label('sex', p.pick('Sx', 'Sexo'))}{dot} {p.sex()}</div><div>{p.label('birth_place', p.pick('Loc', 'Em', 'Lug'))}{dot} {p.birth_place()}{p.pick(', ', ' - ', '; ')}{p.birth_city_uf()}</div>"
    kin = f"<div>{p.label('filiation', p.pick('F.º de', 'Filh. de', 'Fil', 'P/M'))}{dot} {a.name()} {p.pick('e', 'e', 'c/')} {b.name()}</div>" if p.chance(.6) else f"<div>{p.label(a.role, 'P' if a.role == 'father' else 'M')}{dot} {a.name()} {'(' + a.nat() + ')' if a.known else ''}</div><div>{p.label(b.role, 'P' if b.role == 'father' else 'M')}{dot} {b.name()} {'(' + b.nat() + ')' if b.known else ''}</div>"
    old = f"<div>{p.label('gp_paternal', p.pick('A.P', 'Av. pat', 'AA.PP'))}{dot} {gp(pat)}</div><div>{p.label('gp_maternal', p.pick('A.M', 'Av. mat', 'AA.MM'))}{dot} {gp(mat)}</div>" if p.chance(.75) else ""
    reg = f"<div>{p.label('reg_date', p.pick('Reg', 'Dt.reg', 'Rg. em'))}{dot} {p.reg_date()} &nbsp; {p.pick('Decl', 'D')}{dot} {p.other(p.r['declarant']['name'])}</div>"
    obs = f"<div>{p.label('averbacoes', p.pick('Obs', 'Av', 'Averb'))}{dot} {p.averbacoes()}</div>" if p.chance(.6) else ""
    name = f"<div class=n>{p.name()}</div>"
    main = {0: name + born + kin + old + reg + obs, 1: name + kin + old + born + reg + obs, 2: reg + name + born + kin + old + obs}[order]
    side = f"<div class=k>{caption}{ref2}</div>"
    cert = p.pick(
        f"Confere com a ficha arquivada neste cartório. Dou fé. {p.issue_city()}, {p.issue_date()}. {p.officer()}, {p.other(p.r['officer_title'])}.", f"CERTIFICO que a presente é cópia fiel da ficha do índice do {p.office()}, de {p.reg_city_uf()}. {p.issue_city()}, {p.issue_date()}.<br>__________________ {p.officer()}", f"Cert. expedida em {p.issue_date()} - {p.issue_city()} - {p.other(p.r['clerk'])}, {p.other(p.r['clerk_title'])}",
    )
    head = p.pick(f"<div class=h>{p.office()} &mdash; {p.reg_city_uf()} &mdash; {p.pick('ÍNDICE DE NASCIMENTOS', 'FICHA DE NASCIMENTO', 'NASCIMENTOS')}</div>", f"<div class=h>CERTIDÃO DE NASCIMENTO (ficha)<br>{p.office()}</div>", f"<div class=h>{p.reg_city()} - {p.reg_uf()} &nbsp; REG. CIVIL &nbsp; FICHA A-{rng.randint(1, 9)}</div>")
    width = rng.randint(560, 740)
    css = f"body{{width:794px;padding:{rng.randint(10, 50)}px {rng.randint(10, 26)}px;min-height:{p.pick(0, 0, 1000)}px}}.o{{width:{width}px;border:1px solid #666;background:{p.pick('#fff', '#fbf3d9', '#eef3ee')};padding:10px 16px;font:{rng.uniform(11.5, 14):.1f}px/{rng.uniform(1.35, 1.8):.2f} {p.pick(*TYPED)};{p.pick('', 'background-image:repeating-linear-gradient(transparent 0 21px,#c9d6e6 21px 22px);')}}}.h{{font-size:.85em;border-bottom:1px solid #a44;margin-bottom:6px}}.n{{font-weight:bold;font-size:1.1em}}.w{{display:flex;gap:14px;flex-direction:{p.pick('row', 'row-reverse', 'column', 'column-reverse')}}}.w>main{{flex:1;min-width:0}}.k{{flex:none;max-width:210px}}.c{{font-size:.9em;border-top:1px solid #888;margin-top:8px;padding-top:4px;{p.pick('', 'font-family:' + SERIF[0])}}}small{{font-size:.78em}}"
    return _doc(css, f"<div class=o>{head}<div class=w>{side}<main>{main}</main></div><div class=c>{cert}</div></div>")


# --------------------------------------------------------------------------------------------------------------- 20
@form
def n_book_copy(p):
    """Photocopy of the page of the book itself (loose leaves of 1970 to 2000), with a column of averbações and the copy's certificate in a stamp."""
    _era(p, 1964, 2004, "later")
    p.manner(caps=p.chance(.4), sex_short=False, hour=p.pick("num", "words", "old"), date=p.pick("words", "dias", "paren"), birth_date=p.pick("words", "semi", "paren", "dias"), blank=p.pick("ignorado", "-x-x-", "-----", "não consta"))
    a, b = p.parents("father" if p.chance(.85) else "mother")
    pat, mat = (a, b) if a.role == "father" else (b, a)
    rng, d, w = p.rng, p.r["declarant"], p.r["witnesses"]
    typed = p.pick(*TYPED, "'Z003'")
    size = 19 if "Z003" in typed else rng.uniform(12, 13.5)
    o = _o(p)
    f = lambda value: f" <i>{value}</i> "
    gp = lambda x: (f(x.grandfather()) + "e" + f(x.grandmother())) if x.known else f(p.blank())
    opening = p.pick(f"Aos{f(p.reg_date('dias'))}nesta cidade de{f(p.reg_city_uf())}em Cartório, compareceu{f(p.other(d['name']))},{f(p.other(d['profession']))}residente em{f(p.other(d['residence']))}e declarou que", f"Em{f(p.reg_date('words'))}neste Ofício do Registro Civil de{f(p.reg_city())}, Estado de{f(p.reg_uf(full=True))}, perante mim compareceu como declarante{f(p.other(d['name']))}, que exibiu a declaração{f(p.dnv())}e disse que")
    birth = p.pick(f"no dia{f(p.birth_date('semi'))}às{f(p.hour())}horas, em{f(p.birth_place())}, {f(p.birth_city_uf())}nasceu uma criança do sexo{f(p.sex())}que recebeu o nome de{f(p.name())}", f"em{f(p.birth_place())}no município de{f(p.birth_city_uf())}em{f(p.birth_date('words'))}às{f(p.hour())}nasceu{f(p.name())}do sexo{f(p.sex())}", f"nasceu{f(p.name())}, sexo{f(p.sex())}, em{f(p.birth_date())}, às{f(p.hour())}, em{f(p.birth_city_uf())}, no estabelecimento{f(p.birth_place())}")
    kin = f"filh{o} de{f(a.name())}" + (f"natural de{f(a.nat())}de profissão{f(a.extra('profession'))}" if a.known else "") + f"e de{f(b.name())}" + (f"natural de{f(b.nat())}de profissão{f(b.extra('profession'))}" if b.known else "")
    elders = p.pick(f"São avós paternos:{gp(pat)}e avós maternos:{gp(mat)}.", f"Avós paternos{gp(pat)}; maternos{gp(mat)}.")
    twin = f" Gêmeo:{f(p.value('Sim', 'twin'))}irmão{f(p.value(' e '.join(x['name'] for x in p.r['twins']), 'twname'))}." if p.r["twins"] else p.pick("", f" Gêmeo:{f(p.value('não', 'twin'))}.")
    witness = f" Testemunhas:{f(p.other(w[0]['name']))}e{f(p.other(w[1]['name']))}. Lido e achado conforme, assinam."
    signers = "<br>".join(f"<span class=g>{p.other(x)}</span>" for x in (d["name"], w[0]["name"], w[1]["name"])) + f"<br>{p.pick('O Oficial:', 'Escrevente:')} {p.other(people.person(rng, 'M'))}"
    margin_head = p.pick("AVERBAÇÕES", "ANOTAÇÕES E AVERBAÇÕES", "Averbações e Anotações", "OBSERVAÇÕES")
    margin = f"<td class=m><div class=t>{p.label('averbacoes', margin_head)}</div>{p.averbacoes()}</td>"
    top = p.pick(f"<div class=w><span>{p.label('livro', 'LIVRO')} {f(p.livro())}</span><span>REGISTRO DE NASCIMENTOS</span><span>{p.label('folha', 'FOLHA')} {f(p.folha())}</span></div>", f"<div class=w><span>{p.office()}</span><span>{p.label('livro', 'Livro')} {f(p.livro())} {p.label('folha', 'Fls.')} {f(p.folha())}</span></div>")
    entry = f"<div class=n>{p.label('termo', p.pick('TERMO Nº', 'Nº', 'Assento nº'))}{f(p.termo())}{p.pick('', '<br>' + f(p.name()), ' &nbsp; NOME:' + f(p.name()))}</div>"
    text = f"<td>{entry}<p>{opening} {birth} {kin}. {elders}{twin}{witness}</p>{signers}</td>"
    table = f"<table class=b><tr>{text + margin if p.chance(.65) else margin + text}</table>"
    stamp = p.pick(
        f"{p.office()}<br>CERTIFICO que a presente cópia reprográfica confere com o original do livro {p.livro()}, fls. {p.folha()}, sob nº {p.termo()}. Dou fé.<br>{p.issue_city()}, {p.issue_date()}<br><br>________________________<br>{p.officer()} - {p.other(p.r['officer_title'])}", f"CERTIDÃO DE INTEIRO TEOR POR CÓPIA<br>{p.issue_city_uf()}, {p.issue_date()}<br>{p.pick('O Oficial', p.other(p.r['officer_title']))}: {p.officer()}<br>Selo {p.seal()}", f"Autêntica. {p.issue_date()} {p.issue_city()}<br>{p.other(p.r['clerk'])} - {p.other(p.r['clerk_title'])}<br>{p.office()} - Oficial {p.officer()}",
    )
    tilt = rng.uniform(-1.5, 1.5)
    ruled = p.chance(.5)
    css = f"body{{width:794px;min-height:{p.pick(900, 1123)}px;padding:{rng.randint(24, 50)}px {rng.randint(26, 54)}px;font:{rng.uniform(11.5, 13.5):.1f}px/{rng.uniform(1.5, 1.9):.2f} {p.pick(*SERIF)}}}i{{font:normal {size:.1f}px/1.2 {typed};{'border-bottom:1px dotted #666' if ruled else ''}}}.b{{width:100%;border-collapse:collapse}}.b td{{border:1px solid #444;padding:10px 14px;vertical-align:top}}.m{{width:{rng.randint(150, 230)}px;font:{rng.uniform(10.5, 12):.1f}px/1.35 {typed if 'Z003' not in typed else TYPED[0]}}}.t{{text-align:center;font:bold 10px {SERIF[0]};margin-bottom:8px}}.w{{display:flex;justify-content:space-between;gap:20px;margin-bottom:8px}}p{{text-align:justify;margin:6px 0}}.g{{font-family:'Z003';font-size:1.35em}}.st{{margin:{rng.randint(20, 50)}px 0 0 {rng.randint(0, 260)}px;width:{rng.randint(340, 430)}px;border:2px solid #446;padding:10px;text-align:center;font:{rng.uniform(11, 13):.1f}px/1.4 {p.pick(*SANS)};transform:rotate({tilt:.2f}deg);color:#335}}"
    return _doc(css, f"{top}{table}<div class=st>{stamp}</div>")


# --------------------------------------------------------------------------------------------------------------- 21
@form
def n_telex(p):
    """A certificate sent by telegraph, telex or fax between offices: capitals, words for stops, or lines that each begin with a short key."""
    _era(p, 1930, 1996, (1968, 1999))
    p.manner(caps=True, sex_short=p.chance(.3), hour=p.pick("num", "words"), place=p.pick("/", "-", " ", ","), birth_date=p.pick("num", "words", "semi"), date=p.pick("num", "semi"), issue_date=p.pick("num", "short"), blank=p.pick("NIHIL", "IGNORADO", "NAO CONSTA"))
    a, b = p.parents(p.pick("father", "mother"))
    pat, mat = (a, b) if a.role == "father" else (b, a)
    rng = p.rng
    vg, pt = p.pick((" VG", " PT"), (",", "."), (" /", " ///"), (" VG", " PT"), (" -", " ="))
    gp = lambda x: (x.grandparents(p.pick(" E ", " E ")) if x.known and (x.grandfather_known or x.grandmother_known) else p.blank())
    book = p.pick(f"LIVRO {p.livro()}{vg} FLS {p.folha()}{vg} TERMO {p.termo()}", f"FLS {p.folha()} LIVRO {p.livro()} SOB NR {p.termo()}", f"TERMO NR {p.termo()} LV {p.livro()} FL {p.folha()}")
    keys = p.chance(.4)
    kin = " E ".join(x.name() + (p.pick("", f"{vg} NATURAL {x.nat()}")) for x in (a, b) if x.known) or p.blank()
    bits = [
        ("REGISTRO", f"{book}{vg} {p.pick('DATA', 'DE', 'LAVRADO EM')} {p.reg_date()}"), ("NOME", p.name()), ("NASCIMENTO", f"{p.birth_date()}{vg} {p.pick('AS', 'HORA')} {p.hour()}"), ("LOCAL", f"{p.birth_place()}{vg} {p.birth_city_uf()}"), ("SEXO", p.sex()), ("FILIACAO", kin), ("AVOS PATERNOS", gp(pat)), ("AVOS MATERNOS", gp(mat)),
    ]
    if p.r["twins"]:
        bits.insert(5, ("GEMEO", p.value("SIM", "twin") + vg + " " + p.value(" E ".join(t["name"] for t in p.r["twins"]), "twname")))
    if p.chance(.5):
        bits.append(("AVERBACAO", p.averbacoes()))
    if p.chance(.4):
        bits = bits[1:6] + bits[:1] + bits[6:]
    labels = {"REGISTRO": "other", "NOME": "name", "NASCIMENTO": "birth_date", "LOCAL": "birth_place", "SEXO": "sex", "FILIACAO": "filiation", "AVOS PATERNOS": "gp_paternal", "AVOS MATERNOS": "gp_maternal", "GEMEO": "twin", "AVERBACAO": "averbacoes"}
    if keys:
        body = "".join(f"<div>{chr(65 + i) + ') ' if p.style.mother_first else ''}{p.label(labels[k], k)}: {v}</div>" for i, (k, v) in enumerate(bits))
    else:
        told = {"REGISTRO": p.pick("CONSTA ", "INFORMO CONSTAR ", ""), "NOME": p.pick("NASCIMENTO DE ", "REGISTRADO ", "NOME "), "NASCIMENTO": p.pick("NASCIDO ", "NASCEU "), "LOCAL": p.pick("EM ", "LOCAL "), "SEXO": "SEXO ", "FILIACAO": p.pick("FILHO DE ", "PAIS "), "AVOS PATERNOS": p.pick("AVOS PATERNOS ", "NETO PATERNO DE "), "AVOS MATERNOS": p.pick("AVOS MATERNOS ", "MATERNO DE "), "GEMEO": "GEMEO ", "AVERBACAO": "AA MARGEM "}
        body = f"<p>{p.pick('EM RESPOSTA SEU PEDIDO CERTIFICO', 'CERTIFICO FINS DIREITO', 'ATENDENDO OFICIO VOSSENHORIA CERTIFICO')} {(vg + ' ').join(told[k] + v for k, v in bits)}{pt}</p>"
    to = places.place(rng)
    head = p.pick(
        f"<div>TLX NR {rng.randint(10, 9999)} {p.issue_date()}<br>DE: {p.office()} - {p.reg_city_uf()}<br>PARA: {p.other(places.office(rng, *to))} - {p.other(places.place_text(rng, to, '/'))}<br>REF: CERTIDAO DE NASCIMENTO</div>", f"<div>FAC-SIMILE &nbsp; PAG 01/01 &nbsp; FONE {p.other(p.r['phone'])}<br>REMETENTE: {p.office()}<br>DESTINATARIO: {p.other(places.office(rng, *to))}<br>ASSUNTO: CERTIDAO NASCIMENTO</div>", f"<div>TELEGRAMA<br>{p.other(to[0])} {rng.randint(100, 9999)} {rng.randint(20, 90)} {rng.randint(1, 28):02d} {rng.randint(7, 18):02d}{rng.randint(0, 59):02d}</div>",
    )
    end = p.pick(f"<div>DOU FE{pt} {p.issue_city()} {p.issue_date()}<br>SDS {p.officer()} {p.other(p.r['officer_title'])}</div>", f"<div>REFERIDO VERDADE DOU FE{pt}<br>{p.officer()}{vg} OFICIAL REGISTRO CIVIL {p.reg_city()}{pt}<br>{p.issue_city()}{vg} {p.issue_date()}</div>")
    css = f"body{{width:794px;min-height:{p.pick(420, 700)}px;padding:{rng.randint(20, 50)}px {rng.randint(24, 70)}px;font:{p.pick('', 'bold ')}{rng.uniform(12, 15):.1f}px/{rng.uniform(1.25, 1.8):.2f} {p.pick(*TYPED)};color:#222}}p{{text-align:{p.pick('left', 'left', 'justify')}}}div{{margin:10px 0}}.y div{{margin:{rng.randint(0, 6)}px 0}}.s{{background:{p.pick('#fff', '#fff', '#f7f1df')};border:{p.pick('0', '1px solid #888')};padding:14px}}"
    return _doc(css, f"<div class=s>{head}<div class=y>{body}</div>{end}</div>")


# --------------------------------------------------------------------------------------------------------------- 22
@form
def n_map_row(p):
    """The old map of births across a sheet laid sideways: one narrow column a matter, heads above, one row of typing wrapped in them."""
    _era(p, 1930, 1979, p.pick("soon", (1950, 2000)))
    p.manner(caps=p.chance(.35), sex_short=p.chance(.5), hour="num", birth_date=p.pick("num", "semi", "short"), date=p.pick("num", "semi"), blank=p.pick("-", "ign.", "x x x", "---"))
    a, b = p.parents("father" if p.chance(.8) else "mother")
    pat, mat = (a, b) if a.role == "father" else (b, a)
    L, rng, d, w = p.label, p.rng, p.r["declarant"], p.r["witnesses"]
    gp = lambda x: ((x.grandparents(p.pick("<br>", " e ", "<br>e "))) if x.known and (x.grandfather_known or x.grandmother_known) else p.blank())
    # groups of columns: [(head of the group, [(head, value, width)])]
    entry = ("ASSENTO", [(L("livro", "Livro"), p.livro(), 5), (L("folha", "Fls."), p.folha(), 5), (L("termo", p.pick("Nº", "Ordem")), p.termo(), 6), (L("reg_date", p.pick("Data", "Em")), p.reg_date(), 8)])
    if p.chance(.4):
        entry = ("ASSENTO", [(f"{L('livro', 'Livro')}, {L('folha', 'fls.')} e {L('termo', 'nº')}", f"{p.livro()}<br>{p.folha()}<br>{p.termo()}", 7), (L("reg_date", "Data"), p.reg_date(), 8)])
    child = (p.pick("REGISTRADO", "CRIANÇA"), [(L("name", "Nome"), p.name(), 13), (L("sex", "Sexo"), p.sex(), 6), (p.pick("Côr", "Cor"), p.other(p.r["color"]), 6)])
    if p.r["twins"]:
        child[1].append((L("twin_names", "Gêmeo de"), p.value(" e ".join(t["name"] for t in p.r["twins"]), "twname"), 9))
    birth = ("NASCIMENTO", [(L("birth_date", "Data"), p.birth_date(), 8), (L("hour", "Hora"), p.hour(), 6), (L("birth_place", "Lugar"), f"{p.birth_place()}{'<br>' + p.birth_city_uf() if p.chance(.5) else ''}", 11)])
    if birth[1][-1][1].count("data-v=\"bcity\"") == 0:
        birth[1].append((L("birth_city", "Município"), p.birth_city_uf(), 9))
    kin = (p.pick("PAIS", "FILIAÇÃO"), [])
    for x in (a, b):
        kin[1].append((L(x.role, "Pai" if x.role == "father" else "Mãe"), x.name() + (f"<br>{p.pick('nat. de ', 'de ', 'natural de ')}{x.nat()}" if x.known and p.chance(.8) else ""), 13))
    old = (p.pick("AVÓS", "AVÓS"), [(L("gp_paternal", "Paternos"), gp(pat), 12), (L("gp_maternal", "Maternos"), gp(mat), 12)])
    decl = ("", [("Declarante", p.other(d["name"]), 9)] + ([("Testemunhas", p.other(w[0]["name"]) + "<br>" + p.other(w[1]["name"]), 10)] if p.chance(.4) else []))
    obs = ("", [(L("averbacoes", p.pick("Averbações", "Obs.")), p.averbacoes(), 12)])
    groups = p.pick([entry, child, birth, kin, old, decl], [child, birth, kin, old, entry, obs], [entry, birth, child, kin, old, obs])
    split = p.chance(.35)  # the row broken into two bands one above the other
    grouped = p.chance(.6)
    numbers = p.chance(.4)

    def band(chosen, start):
        cells = [c for _, cs in chosen for c in cs]
        total = sum(c[2] for c in cells)
        top = "<tr class=g>" + "".join(f"<th colspan={len(cs)}>{title}</th>" for title, cs in chosen) + "</tr>" if grouped else ""
        heads = "<tr>" + "".join(f"<th>{c[0]}</th>" for c in cells) + "</tr>"
        nums = "<tr class=u>" + "".join(f"<td>{start + i}</td>" for i in range(len(cells))) + "</tr>" if numbers else ""
        cols = "<colgroup>" + "".join(f'<col style="width:{c[2] * 100 / total:.1f}%">' for c in cells) + "</colgroup>"
        return f"<table>{cols}{top}{heads}{nums}<tr class=v>" + "".join(f"<td>{c[1]}</td>" for c in cells) + "</tr></table>", start + len(cells)

    if split:
        one, n = band(groups[:3], 1)
        two, _ = band(groups[3:], n)
        body = one + two
    else:
        body, _ = band(groups, 1)
    width = p.pick(1123, 1123, 1240) if not split else p.pick(794, 1000, 1123)
    face = p.pick(*SERIF)
    head = f"<div class=h><span>{p.office()}</span><span>{p.pick('Município', 'Comarca')} de {p.reg_city()} - {p.reg_uf(full=p.chance(.6))}</span></div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Extrato do livro de registros de nascimento', 'CERTIDÃO - MAPA DE NASCIMENTO')}</h1>"
    end = f"<p>{p.pick('Está conforme o livro. Dou fé.', 'O referido é verdade e dou fé.')} {p.issue_city()}, {p.issue_date()}. &nbsp; {p.pick('O Oficial', p.other(p.r['officer_title']))}, {p.pick('', '_________________ ')}{p.officer()}.</p>"
    size = 9.5 if not split else rng.uniform(10, 11.5)
    css = f"body{{width:{width}px;min-height:{p.pick(400, 560)}px;padding:{rng.randint(16, 36)}px {rng.randint(14, 30)}px;font:{rng.uniform(12, 14):.1f}px/1.3 {face}}}table{{width:100%;border-collapse:collapse;table-layout:fixed;margin-bottom:{rng.randint(0, 10)}px}}th,td{{border:1px solid #444;padding:3px 4px;vertical-align:top;overflow-wrap:anywhere}}th{{font-size:{rng.uniform(9, 10.5):.1f}px;font-weight:{p.pick('normal', 'bold')}}}.v td{{font:{size:.1f}px/1.3 {p.pick(*TYPED, SANS[4])};height:{rng.randint(60, 130)}px}}.u td{{text-align:center;font-size:8px}}.h{{display:flex;justify-content:space-between;gap:30px}}h1{{text-align:center;font-size:1.4em;margin:8px 0}}"
    return _doc(css, head + body + end)


# --------------------------------------------------------------------------------------------------------------- 23
@form
def n_two_halves(p):
    """A sheet in two columns: the act's figures and the child at one side, the family told or listed at the other, read each downwards."""
    _era(p, 1955, 2008, "later")
    p.manner(caps=p.chance(.5), sex_short=False, blank=p.pick("***", "-----", "não consta", "ignorado"))
    a, b = p.parents(p.pick("father", "mother"))
    pat, mat = (a, b) if a.role == "father" else (b, a)
    t = Tale(p, a, b)
    L, rng = p.label, p.rng
    gp = lambda x, which: (getattr(x, which)() if x.known else p.blank())
    how = p.pick("above", "dash", "indent")

    def k(concept, label, value):
        label = L(concept, label)
        if how == "above":
            return f"<div class=k><small>{label}</small><br>{value}</div>"
        if how == "dash":
            return f"<div class=k>{label} — {value}</div>"
        return f"<div class=k>{label}:<div class=d>{value}</div></div>"

    left = [f"<h2>{p.pick('DO REGISTRADO', 'O NASCIDO', 'I')}</h2>", k("name", "Nome", p.name()), k("sex", "Sexo", p.sex()), k("birth_date", p.pick("Nascido em", "Data"), p.birth_date()), k("hour", "Hora", p.hour()), k("birth_place", p.pick("Local", "Onde"), p.birth_place()), k("birth_city", "Município", p.birth_city_uf())]
    if p.r["twins"]:
        left += [k("twin", "Gêmeo", p.twin()), k("twin_names", "Irmão gêmeo", p.value(" e ".join(x["name"] for x in p.r["twins"]), "twname"))]
    act = [f"<h2>{p.pick('DO REGISTRO', 'O ASSENTO', 'III')}</h2>", k("livro", "Livro", p.livro()), k("folha", "Folhas", p.folha()), k("termo", p.pick("Termo", "Nº"), p.termo()), k("reg_date", p.pick("Lavrado em", "Data do registro"), p.reg_date())]
    if p.chance(.3):
        act = [f"<h2>{p.pick('DO REGISTRO', 'O ASSENTO')}</h2><div class=k>Registrado {t.day('reg')}, {t.book()}.</div>"]
    right = [f"<h2>{p.pick('DA FAMÍLIA', 'OS PAIS', 'II')}</h2>"]
    told = p.chance(.4)
    if told:
        right.append(f"<div class=k>{t.parents()}.</div>")
        avos = t.avos()
        if avos:
            right.append(f"<div class=k>{avos}.</div>")
    else:
        for x in (a, b):
            right += [k(x.role, "Pai" if x.role == "father" else "Mãe", x.name()), k("parent_nat", p.pick("Natural de", "Naturalidade"), x.nat())]
            if p.chance(.5):
                right.append(k("gp_all", "Filho(a) de", f"{gp(x, 'grandfather')}<br>{gp(x, 'grandmother')}"))
            else:
                right += [k("grandfather", "Avô", gp(x, "grandfather")), k("grandmother", "Avó", gp(x, "grandmother"))]
    notes = [f"<h2>{L('averbacoes', p.pick('AVERBAÇÕES', 'À MARGEM'))}</h2><div class=k>{p.averbacoes()}</div>"]
    other = [f"<h2>{p.pick('DO DECLARANTE', 'QUEM DECLAROU')}</h2>", k("other", "Nome", p.other(p.r["declarant"]["name"])), k("other", "Profissão", p.other(p.r["declarant"]["profession"])), k("other", p.pick("Natural de", "Naturalidade"), p.other(places.place_text(rng, places.place(rng))))] if p.chance(.5) else []
    one, two = p.pick((left + act, right + notes), (act + left, right + notes), (right + other, left + act + notes), (left, right + act + notes))
    if other and other[0] not in one:
        one = one + other
    share = rng.randint(40, 60)
    rule = p.pick("1px solid #555", "3px double #555", "0", "1px dashed #888")
    head = p.pick(f"<header>{p.office()}<br>{p.reg_city_uf()}</header>", f"<header style='display:flex;justify-content:space-between;gap:20px'><span>{p.office()}</span><span>{p.reg_city()}<br>{p.reg_uf(full=True)}</span></header>")
    foot = f"<footer><span>{p.issue_city()}<br>{p.issue_date()}</span><span>________________________<br>{p.officer()}<br>{p.other(p.r['officer_title'])}</span></footer>"
    wide = p.chance(.3)
    css = f"body{{width:{1123 if wide else 794}px;padding:{rng.randint(26, 54)}px {rng.randint(30, 60)}px;font:{rng.uniform(11.5, 14):.1f}px/{rng.uniform(1.2, 1.55):.2f} {p.pick(*TYPED, *SERIF, *SANS)}}}.o{{display:flex;border-top:{rule};border-bottom:{rule};margin:10px 0}}.o>div{{padding:8px {rng.randint(8, 26)}px;min-width:0}}.o>div:first-child{{width:{share}%;border-right:{rule};padding-left:0}}.o>div:last-child{{flex:1}}h2{{font-size:1em;margin:10px 0 4px;text-align:{p.pick('left', 'center')};text-decoration:{p.pick('none', 'underline')}}}.k{{margin-bottom:{rng.randint(2, 8)}px}}.d{{margin-left:{rng.randint(16, 40)}px}}small{{font-size:.78em}}header{{text-align:{p.pick('center', 'left')}}}h1{{text-align:center;font-size:1.4em;margin:12px 0}}footer{{display:flex;justify-content:space-between;text-align:center;margin-top:24px}}"
    title = f"<h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento', 'CERTIDÃO RESUMIDA DE NASCIMENTO')}</h1>"
    return _doc(css, f"{head}{title}<div class=o><div>{''.join(one)}</div><div>{''.join(two)}</div></div>{foot}")


# --------------------------------------------------------------------------------------------------------------- 24
@form
def n_typed_letter_form(p):
    """A page wholly by typewriter where words and values stand in two ragged columns made by the tabulator, underlined or spaced out, ditto marks and strike-outs included."""
    _era(p, 1940, 1990, p.pick("soon", "later"))
    p.manner(caps=p.chance(.5), sex_short=False, hour=p.pick("num", "words", "old"), place=p.pick("/", "-", "(", ","), blank=p.pick("-.-.-.-.-", "= = = =", "xxxxxxx", "ignorado"))
    a, b = p.parents(p.pick("father", "father", "mother"))
    pat, mat = (a, b) if a.role == "father" else (b, a)
    L, rng = p.label, p.rng
    gp = lambda x, which: (getattr(x, which)() if x.known else p.blank())
    tab = rng.randint(150, 250)
    lay = p.pick("tab", "tab", "center", "right")
    mark = p.pick(" - ", ":", ".-", " =", ":-")
    width = p.pick(0, 0, 1)

    def row(concept, label, value, dash=""):
        label = label.upper() if width else label
        label = f"<u>{L(concept, label)}</u>" if lay == "center" else L(concept, label)
        if lay == "center":
            return f"<div class=c>{label}<br>{value}</div>"
        return f"<div class=r><span class=l>{label}{mark}</span><span class=v>{dash}{value}</span></div>"

    def group(*rows):
        return "<div class=e>" + "".join(rows) + "</div>"

    gap = p.pick("", "- ", "")
    who = group(row("name", p.pick("Nome", "Registrado", "Chama-se"), p.name(), gap), row("sex", "Sexo", p.sex(), gap))
    born = group(row("birth_date", p.pick("Nasceu em", "Data", "Nascimento"), p.birth_date(), gap), row("hour", p.pick("Às", "Hora"), p.hour(), gap), row("birth_place", p.pick("Em", "Lugar", "Local"), f"{p.birth_place()}{p.pick(', ', ' - ')}{p.birth_city_uf()}", gap))
    kin = ""
    for x in (a, b):
        rows = [row(x.role, p.pick("Pai", "Nome do pai") if x.role == "father" else p.pick("Mãe", "Nome da mãe"), x.name(), gap)]
        if x.known:
            same = x is b and a.known and a.person["nat"] == b.person["nat"]
            rows.append(row("parent_nat", p.pick("natural de", "Naturalidade"), p.pick('"  "  "', "idem") if same and p.chance(.3) else x.nat(), gap))
            if p.chance(.5):
                rows.append(row("other", "Profissão", x.extra("profession"), gap))
        kin += group(*rows)
    old = group(row("gp_paternal", p.pick("Avós paternos", "Avós pat."), gp(pat, "grandfather"), gap), row("gp_paternal" if lay == "center" else "none", "e" if lay != "center" else "Avó paterna", gp(pat, "grandmother"), gap), row("gp_maternal", p.pick("Avós maternos", "Avós mat."), gp(mat, "grandfather"), gap), row("gp_maternal" if lay == "center" else "none", "e" if lay != "center" else "Avó materna", gp(mat, "grandmother"), gap))
    act = group(row("livro", "Livro", p.livro(), gap), row("folha", p.pick("Folhas", "Fls."), p.folha(), gap), row("termo", p.pick("Número", "Termo"), p.termo(), gap), row("reg_date", p.pick("Registrado em", "Data do têrmo", "Assento feito em"), p.reg_date(), gap))
    if p.chance(.4):
        act = f"<div class=e>{p.pick('Reg. nascimento', 'Assento')} nº {p.termo()}, fls. {p.folha()}, Lº {p.livro()}, {p.pick('de', 'em')} {p.reg_date()}.</div>"
    twin = group(row("twin_names", "Gêmeo de", p.value(" e ".join(x["name"] for x in p.r["twins"]), "twname"), gap)) if p.r["twins"] else ""
    obs = group(row("averbacoes", p.pick("Averbação", "Averbações", "Observações"), p.averbacoes(), gap)) if p.chance(.6) else ""
    order = p.pick([act, who, born, twin, kin, old, obs], [who, born, twin, kin, old, act, obs], [who, kin, old, born, twin, act, obs])
    bar = p.pick("", f"<div class=e>{p.pick('-', '=', '.-', '*')[0] * 58}</div>")
    head = p.pick(f"{p.office()}<br>{p.reg_city_uf()}", f"<span class=sp>{p.pick('REGISTRO CIVIL', 'CARTÓRIO DE PAZ')}</span><br>{p.office()}<br>Município de {p.reg_city()}<br>{_state(p)}", f"{_state(p)}<br>Comarca de {p.reg_city()}<br><br>O Escrivão {p.officer()}, do {p.office()}, certifica:")
    end = f"<p>{p.pick('É o que consta do livro a que me reporto. Dou fé.', 'O referido é verdade.', 'Dou fé.')}</p><p class=a>{p.issue_city()}, {p.issue_date()}</p><p class=a>{p.pick('', '(as) ')}{p.officer()}<br>{p.pick('Oficial', 'Escrivão de Paz e Oficial do Registro Civil', p.other(p.r['officer_title']))}</p>"
    label_side = {"tab": "left", "right": "right", "center": "left"}[lay]
    css = f"body{{width:794px;min-height:{p.pick(700, 1000, 1123)}px;padding:{rng.randint(36, 80)}px {rng.randint(44, 96)}px;font:{rng.uniform(12.5, 14.5):.1f}px/{rng.uniform(1.3, 1.9):.2f} {p.pick(*TYPED)}}}.r{{display:flex}}.l{{width:{tab}px;flex:none;text-align:{label_side};padding-right:{p.pick(4, 12)}px}}.v{{flex:1;min-width:0;{p.pick('', '', 'text-decoration:underline')}}}.c{{text-align:center;margin-bottom:8px}}.e{{margin-bottom:{rng.randint(0, 16)}px;overflow:hidden}}.h{{text-align:{p.pick('left', 'center')};margin-bottom:14px}}h1{{font-size:1.15em;text-align:center;text-decoration:{p.pick('underline', 'none')};margin:14px 0}}.a{{text-align:{p.pick('right', 'center', 'left')}}}.sp{{letter-spacing:.3em}}"
    return _doc(css, f"<div class=h>{head}</div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'C E R T I D Ã O', 'CERTIDÃO DE IDADE', '= CERTIDÃO DE NASCIMENTO =')}</h1>{bar}{bar.join(x for x in order if x) if bar and p.chance(.5) else ''.join(order)}{bar}{end}")
