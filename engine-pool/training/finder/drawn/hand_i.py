"""Typed and narrated certificates: transcribed terms, short reports in one paragraph, half-printed sheets filled by typewriter."""
import datetime as dt
import re

from pen import form  # first: it makes the folder above importable

import people
import places
import records
import texts
from records import MONTHS, number_words

TYPED = ("'Courier Prime','Liberation Mono',monospace", "'Nimbus Mono PS','Liberation Mono',monospace", "'Liberation Mono',monospace", "'FreeMono','Liberation Mono',monospace", "'LM Mono 10','Liberation Mono',monospace", "'DejaVu Sans Mono',monospace")
PRINTED = ("'Liberation Serif',serif", "'C059',serif", "'URW Bookman',serif", "'P052',serif", "'Nimbus Roman',serif", "'DejaVu Serif',serif", "'Liberation Sans',sans-serif", "'Nimbus Sans',sans-serif")

#: Spellings of before 1943, and of between then and 1971, for the words that hold no field.
_FIRST = [("distrito", "districto"), ("mês", "mez"), ("ano", "anno"), ("anos", "annos"), ("neste", "n'este"), ("nesta", "n'esta"), ("ele", "elle"), ("dele", "d'elle"), ("ela", "ella"), ("cartório", "cartorio"), ("oficial", "official"), ("legítimo", "legitimo"), ("legítima", "legitima"), ("legítimos", "legitimos"), ("pai", "pae"), ("pais", "paes"), ("assinado", "assignado"), ("assinada", "assignada"), ("assinadas", "assignadas"), ("assinam", "assignam"), ("assina", "assigna"), ("assino", "assigno"), ("teor", "theor"), ("número", "numero"), ("às", "ás"), ("residência", "residencia"), ("prédio", "predio"), ("presença", "presença"), ("matrimônio", "matrimonio"), ("Cristo", "Christo"), ("província", "provincia"), ("declarou", "declarou"), ("município", "municipio"), ("escrivão", "escrivão"), ("escritura", "escriptura"), ("transcrevo", "transcrevo"), ("brasileiros", "brazileiros"), ("Brasil", "Brazil"), ("ocorrido", "occorrido"), ("comparece", "comparece"), ("domicílio", "domicilio"), ("mãe", "mãi"), ("hoje", "hoje"), ("rua", "rua"), ("fé", "fé"), ("República", "Republica"), ("Justiça", "Justiça"), ("próprio", "proprio"), ("própria", "propria"), ("matrimônio", "matrimonio"), ("ofício", "officio"), ("comissão", "commissão")]
_SECOND = [("deste", "dêste"), ("neste", "nêste"), ("este", "êste"), ("ele", "êle"), ("dele", "dêle"), ("nele", "nêle"), ("cor", "côr"), ("folhas", "fôlhas"), ("toda", "tôda"), ("fora", "fôra"), ("aquele", "aquêle"), ("termo", "têrmo"), ("acordo", "acôrdo"), ("sobre", "sôbre"), ("selo", "sêlo")]


def respelt(page, old, rng):
    """The page in the spelling of its time: 1 before 1943, 2 before 1971, but for values and markup."""
    if not old:
        return page
    known = {a: b for a, b in (_FIRST if old == 1 else _SECOND) if rng.random() < .8}
    word = re.compile(r"(?<![\w])(" + "|".join(known) + r")(?![\w])", re.I) if known else None

    def change(match):
        text = match[0]
        new = known.get(text.lower()) or known.get(text, text)
        return new.upper() if text.isupper() and len(text) > 1 else new.capitalize() if text[0].isupper() else new

    pieces = re.split(r"(<span data-v=.*?</span>|<style.*?</style>|<title.*?</title>|<i data-o>.*?</i>|<[^>]+>)", page, flags=re.S)
    return "".join(piece if i % 2 or not word else word.sub(change, piece) for i, piece in enumerate(pieces))


def between(rng, first, last):
    return first + dt.timedelta(days=rng.randint(0, max(0, (last - first).days)))


class Told:
    """A pen's person set into a time, with the clauses in which the old books tell of them."""

    def __init__(self, p, born=(1920, 1970), issued=None, old=None, late=False, home=.5, first="father", couple=.85, gap=12, blank=None, place=None):
        self.p, self.r, self.rng = p, p.r, p.rng
        r, rng = p.r, p.rng
        p.manner(caps=False, sex_short=False, place=place or p.pick("long", "long", ",", "in", "-", "/", "("), blank=blank or p.pick("ignorado", "não declarado", "-----", "não consta", ". . . . . ."), hour=p.pick("words", "words", "old", "num"))
        # --- the time and the place
        year = rng.randint(*born)
        r["birth"] = dt.date(year, r["birth"].month, min(r["birth"].day, 28))
        wait = rng.choice([0, 0, 1, 1, 2, 3, 5, 8, gap, rng.randint(0, 3 * gap)]) if not late else rng.randint(2500, 15000)
        r["rdate"] = min(r["birth"] + dt.timedelta(days=wait), dt.date(2010, 5, 5) if late else dt.date(2026, 1, 1))
        low, high = issued or (r["rdate"].year, r["rdate"].year + 40)
        r["edate"] = between(rng, max(dt.date(low, 1, 1), r["rdate"]), max(r["rdate"] + dt.timedelta(days=30), min(dt.date(high, 12, 28), records.TODAY)))
        if r["ruf"] not in places.UF_NAMES:
            r["rcity"], r["ruf"] = places.place(rng)
            r["office"], r["ecity"], r["euf"] = places.office(rng, r["rcity"], r["ruf"]), r["rcity"], r["ruf"]
            r["officer_title"] = people.officer_title(rng, r["officer_sex"])
        if r["buf"] not in places.UF_NAMES or p.chance(.35):
            r["bcity"], r["buf"] = r["rcity"], r["ruf"]
            r["nat"] = (r["bcity"], r["buf"])
        if "onsul" in r["officer_title"] or "ônsul" in r["officer_title"]:
            r["officer_title"] = "Oficial do Registro Civil"
        self.here = (r["bcity"], r["buf"]) == (r["rcity"], r["ruf"])
        if p.chance(home):
            r["home"], r["bplace"] = True, rng.choice([places.address(rng), places.address(rng), places.farm(rng), "casa de residência dos pais", "domicílio", "residência da parteira", "sua residência", "lugar denominado " + places.made_city(rng), "povoado " + places.made_city(rng), "Fazenda " + people.made_surname(rng), "Sítio " + places.made_city(rng), "Colônia " + people.made_surname(rng), "rua da Matriz, sem número", "rua de Baixo", "bairro do " + people.made_surname(rng)])
        elif r["home"]:
            r["home"], r["bplace"] = False, places.hospital(rng, r["bcity"])
        self.number()
        # --- the couple, as such a book would know it
        for parent, sex in ((r["father"], "M"), (r["mother"], "F")):
            if parent and parent["sex"] != sex:
                if r["declarant"]["name"] == parent["name"]:
                    r["declarant"] = r["witnesses"][-1]
                parent.update(sex=sex, name=people.person(rng, sex, parent["name"].split()[-1]), profession=people.profession(rng, sex), nationality=people.nationality(rng, sex))
        if r["father"] and r["mother"] and p.chance(.2):
            r["mother"]["nat"] = r["father"]["nat"]
        self.married = bool(r["father"] and r["mother"]) and p.chance(couple)
        self.o = "a" if r["sex"] == "F" else "o"
        self.male = r["sex"] != "F"
        self.first, self.second = p.parents(first)
        self.father, self.mother = (self.first, self.second) if self.first.role == "father" else (self.second, self.first)
        self.old = old if old is not None else (1 if r["edate"].year < 1944 else 2 if r["edate"].year < 1972 else 0)
        self.big = p.chance(.5)          # names in capitals
        self.how = p.pick("plain", "plain", "plain", "under", "bold", "wide", "quotes")  # the name of the child
        self.day_style = p.pick("dias", "dias", "words", "words", "mixed", "digits", "paren", "iso")
        self.clerk_then = people.person(rng, rng.choice("MMF"))

    def number(self):
        """The matrícula of this book, leaf, entry and year."""
        r = self.r
        r["mat"] = records.matricula(int(r["cns"]), r["rdate"].year, r["book"], r["leaf"], r["entry"])

    # --- small words
    def page(self, css, body, width=794, height=1123):
        return respelt(f'<!doctype html><html lang="pt"><head><meta charset="utf-8"><style>*{{box-sizing:border-box}}html,body{{margin:0}}body{{width:{width}px;min-height:{height}px;position:relative;overflow-x:hidden}}p{{margin:0}}{css}</style></head><body>{body}</body></html>', self.old, self.rng)

    def caps(self, call):
        kept, self.p.style.caps = self.p.style.caps, self.big or self.p.style.caps
        out = call()
        self.p.style.caps = kept
        return out

    def name(self, plain=False):
        text = self.caps(self.p.name)
        if plain or self.how == "plain":
            return text
        return {"under": f"<u>{text}</u>", "bold": f"<b>{text}</b>", "wide": f'<span style="letter-spacing:.12em">{text}</span>', "quotes": f"“{text}”"}[self.how]

    def who(self, parent):
        return self.caps(parent.name)

    def pick(self, *choices):
        return self.rng.choice(choices)

    def say(self, text):
        """Somebody's words that are no field; not respelt."""
        return f"<i data-o style='font-style:inherit'>{self.p.other(text)}</i>"

    def person(self, sex=None):
        name = people.person(self.rng, sex or self.rng.choice("MMF"))
        return self.say(name.upper() if self.big and self.rng.random() < .6 else name)

    def uf_full(self):
        return f"Estado {places.UF_OF[self.r['ruf']]} {self.p.reg_uf(full=True)}"

    # --- dates
    def _number(self, n, feminine=False):
        text = number_words(n, feminine)
        if self.old and self.rng.random() < .3:
            for a, b in (("três", "tres"), ("cinquenta", "cincoenta"), ("dezesseis", "dezeseis"), ("dezessete", "dezesete"), ("dezenove", "desenove")):
                text = text.replace(a, b)
        return text

    def date_text(self, d, style=None):
        style = style or self.day_style
        rng = self.rng
        if style in ("mixed",):
            style = rng.choice(["words", "dias", "digits"])
        mez, anno = ("mez" if self.old == 1 and rng.random() < .7 else "mês"), ("anno" if self.old == 1 and rng.random() < .7 else "ano")
        month, one = MONTHS[d.month - 1], d.day == 1
        if self.old == 1 and rng.random() < .3 or rng.random() < .06:
            month = month.capitalize()
        day, year = rng.choice(["primeiro", "um"]) if one else self._number(d.day), self._number(d.year)
        if self.old and rng.random() < .2:
            year = rng.choice([year.replace("mil novecentos e", "mil novecentos", 1), year.replace("mil ", "mil e ", 1), year.replace("mil ", "hum mil ", 1)])
        if style == "dias":
            count = rng.choice(["primeiro dia", "um dia"]) if one else f"{day} dias"
            if rng.random() < .15:
                count = count.replace("dia", f"({d.day}) dia" if rng.random() < .5 else f"({d.day:02d}) dia")
            return f"{count} do {mez} de {month} {rng.choice([f'do {anno} de', f'do {anno} de', 'de', f'de'])} {year}" + (f" ({d.year})" if rng.random() < .12 else "")
        if style == "words":
            return rng.choice([f"{day} de {month} de {year}", f"{day} de {month} do {anno} de {year}", f"{day} do {mez} de {month} de {year}", f"{day} de {month} de {year} ({d.year})"])
        if style == "paren":
            return rng.choice([f"{day} ({d.day:02d}) de {month} de {year} ({d.year})", f"{d.day:02d} ({day}) de {month} de {d.year}", f"{day} ({d.day}) de {month} de {d.year}"])
        if style == "iso":
            return rng.choice([f"{d.day}-{d.month}-{d.year}", f"{d.day:02d}.{d.month:02d}.{d.year}", f"{d.day:02d}/{d.month:02d}/{d.year}", f"{d.day:02d}-{d.month:02d}-{d.year}"])
        number = f"{d.year // 1000}.{d.year % 1000:03d}" if rng.random() < .35 else str(d.year)
        return f"{('1º' if one else d.day) if rng.random() < .6 else f'{d.day:02d}'} de {month} de {number}"

    def on(self, d, field, style=None, lead=None):
        """The date with what leads to it."""
        style = style or self.day_style
        text = self.date_text(d, style)
        if lead is None:
            lead = ("Aos" if "dia" in text and d.day > 1 else "Ao" if text.startswith("primeiro dia") else self.pick("Em", "Aos", "No dia")) if field == "rdate" else self.pick("no dia", "no dia", "em", "aos", "a")
            if " dia" in text and d.day > 1:
                lead = "Aos" if field == "rdate" else "aos"
            elif " dia" in text:
                lead = "Ao" if field == "rdate" else "ao"
        return f"{lead} {self.p.value(text, field)}" if field else f"{lead} {self.say(text)}"

    def relative(self):
        """The birth's date as said after the registration's: "três do corrente mês e ano"."""
        b, g, rng = self.r["birth"], self.r["rdate"], self.rng
        day = rng.choice(["primeiro", "um", "1º"]) if b.day == 1 else self._number(b.day)
        if rng.random() < .25:
            day = f"{day} ({b.day:02d})" if rng.random() < .5 else f"{b.day:02d}"
        if (b.year, b.month) == (g.year, g.month):
            tail = rng.choice(["do corrente mês e ano", "do corrente mês e ano", "do corrente mês", "do corrente", "do mesmo mês e ano", "deste mês e ano", "do presente mês e ano", "do mesmo mês", "deste mês", "do mês corrente"])
        elif b.year == g.year:
            tail = f"de {MONTHS[b.month - 1]} " + rng.choice(["do corrente ano", "do mesmo ano", "deste ano", "do ano corrente", "do presente ano", "deste mesmo ano"])
        else:
            return self.on(b, "bdate")
        if self.old == 1 and rng.random() < .6:
            tail = tail.replace("mês", "mez").replace("ano", "anno")
        elif self.old == 2 and rng.random() < .6:
            tail = tail.replace("deste", "dêste")
        return f"{rng.choice(['no dia', 'no dia', 'a', 'aos', 'em'])} {self.p.value(f'{day} {tail}', 'bdate')}"

    def born(self, relative=.4):
        return self.relative() if self.p.chance(relative) else self.on(self.r["birth"], "bdate")

    def other_day(self, since=None, until=None, style=None):
        first = since or self.r["rdate"] + dt.timedelta(days=6000)
        return self.say(self.date_text(between(self.rng, first, max(first, until or self.r["edate"])), style))

    # --- birth
    def hour(self):
        if self.p.chance(.05):
            return self.pick("em hora ignorada", "em hora não declarada", "às horas ignoradas")
        text = records.hour_text(self.rng, self.r["time"], self.p.style.hour)
        lead = "ao" if text.startswith("meio") else "à" if text.startswith(("meia-", "meia n", "zero hora", "uma hora")) and not text.startswith("zero horas") else self.pick("às", "às", "às", "pelas", "cerca das") if not text.startswith("zero") else "às"
        return f"{lead} {self.p.value(text, 'hour')}"

    def house(self):
        """The establishment or house with its preposition."""
        place = self.r["bplace"]
        head = place.split()[0].lower()
        if head in ("na", "no", "em", "à", "ao", "nesta", "neste", "via"):
            lead = ""
        elif head in ("rua", "r.", "avenida", "av.", "av", "praça", "pça.", "pç.", "travessa", "tv.", "trav.", "estrada", "estr.", "rodovia", "rod.", "alameda", "al.", "ladeira", "casa", "maternidade", "clínica", "santa", "policlínica", "unidade", "fazenda", "colônia", "residência", "sociedade", "associação", "fundação", "chácara", "estância", "vila", "quadra", "irmandade", "enfermaria", "zona", "mat.", "upa", "beneficência", "via"):
            lead = self.pick("na", "na", "à") if head[0] in "ratpl" and head != "residência" else "na"
        elif head in ("domicílio",):
            lead = "em"
        elif head == "sua":
            lead = "na"
        else:
            lead = "no"
        if head in ("hospital", "maternidade", "fazenda", "sítio") and self.p.chance(.2):
            lead = self.pick("em o estabelecimento denominado", "no estabelecimento", "em", "no lugar denominado")
        return f"{lead} {self.p.birth_place()}".strip()

    def where(self):
        """House and city of birth."""
        if self.here and self.p.chance(.6):
            tail = self.pick("nesta cidade", "neste distrito", "desta cidade", "neste município", "deste distrito e município", "neste subdistrito", f"nesta cidade de {self.p.birth_city()}", f"neste distrito de {self.p.birth_city()}", f"nesta cidade de {self.p.birth_city_uf()}")
        else:
            tail = self.pick("em", "na cidade de", "município de", "no município de", "em") + " " + self.p.birth_city_uf()
        if self.p.chance(.12):
            return tail
        if self.p.chance(.2):
            return f"{'n' + tail[1:] if tail.startswith('dest') else tail}, {self.house()}"
        return f"{self.house()}, {tail}"

    def sex(self, lead=True):
        return f"{self.pick('do', 'do', 'de')} sexo {self.p.sex()}" if lead else self.p.sex()

    def color(self):
        return f"de cor {self.say(self.r['color'])}" if self.r["color"] not in ("não declarada", "ignorada") else "de cor não declarada"

    def a_child(self):
        return self.pick("uma criança", "uma criança", "uma criança", "um indivíduo", "uma criança viva") + " " + self.sex() + (", " + self.color() if self.p.chance(.4) else "") + (", " + self.pick("de parto único", "de parto simples") if not self.r["twins"] and self.p.chance(.08) else "")

    def named(self):
        n = self.name()
        return self.pick(f"a quem deu o nome de {n}", f"que recebeu o nome de {n}", f"à qual foi posto o nome de {n}", f"que se chamará {n}", f"a quem foi dado o nome de {n}", f"e que há de chamar-se {n}", f"a que puseram o nome de {n}", f"que terá o nome de {n}", f"ao qual deram o nome de {n}" if self.male else f"à qual deram o nome de {n}", f"de nome {n}")

    def twin(self):
        """The clause of twins, or nothing."""
        if not self.r["twins"]:
            return ""
        mates = " e ".join(self.caps(lambda t=t: self.p.value(t["name"], "twname")) for t in self.r["twins"])
        g = "gême" + self.o
        return self.pick(f"{g} com {mates}", f"sendo {g} de {mates}, registrad{self.o} em seguida a este", f"nascid{self.o} do mesmo parto que {mates}", f"{g} de {mates}, nascid{self.o} em {self.pick('primeiro', 'segundo')} lugar", f"de parto duplo, irmã{'o' if self.male else ''} {g} de {mates}")

    # --- family
    def more(self, parent, n=2):
        """Naturalidade, work, age and so on of a parent, each behind a comma."""
        if not parent.known:
            return ""
        q, rng = parent.person, self.rng
        f = parent.role == "mother"
        out = []
        nat_lead = self.pick("natural de", "natural de", f"nascid{'a' if f else 'o'} em", "natural do município de") if q["nat"][0] and q["nat"][1] in places.UF_NAMES else "natural de"
        pool = [f"{nat_lead} {parent.nat()}"] * 2 + [self.say(q["profession"]), self.say(q["nationality"]), self.say(f"com {q['age']} anos de idade" if rng.random() < .5 else f"de {number_words(q['age'])} anos"), self.pick("residente", "domiciliad" + ("a" if f else "o")) + " " + self.pick(f"à {self.say(q['residence'])}", "nesta cidade", "neste distrito", "no lugar do nascimento")]
        kept = rng.sample(pool, min(n, len(pool)))
        for one in kept:
            if one not in out:
                out.append(one)
        return "".join(", " + one for one in out)

    def couple_pair(self, parent, plain=False):
        """The two grandparents of one side; "" when neither is known."""
        if not parent.known or not (parent.grandfather_known or parent.grandmother_known):
            return ""
        joint = " e " if plain else self.pick(" e ", " e ", " e de ", " e dona ", " e D. ", " e de sua mulher ", " e de dona ", " e sua mulher D. ")
        text = self.caps(lambda: parent.grandparents(joint))
        if not parent.grandfather_known and self.p.chance(.3):
            text = self.pick("avô ignorado e ", "pai incógnito e ") + text
        return text

    def grandparents(self, flip=False):
        """Both sides in one clause; "" when none is known."""
        f, m = self.couple_pair(self.father), self.couple_pair(self.mother)
        died = self.pick("", "", "", ", já falecidos", ", aquele já falecido", ", lavradores, residentes neste município", ", todos naturais deste Estado", ", falecidos")
        none = self.pick("ignorados", "desconhecidos", "não declarados")
        if not f and not m:
            return self.pick("avós ignorados", "não sendo declarados os avós", "cujos avós não foram declarados")
        sides = [("paternos", "paterno", f), ("maternos", "materno", m)]
        if flip:
            sides.reverse()
        known = [s for s in sides if s[2]]
        k = self.rng.randint(0, 6)
        if k == 0:
            return "sendo avós " + " e avós ".join(f"{s[0]} {s[2]}" for s in known) + died
        if k == 1:
            return "são avós " + " e ".join(f"{s[0]} {s[2] or none}" for s in sides) + died
        if k == 2:
            return f"net{self.o} " + ", e ".join(f"pelo lado {s[1]} de {s[2]}" for s in known) + died
        if k == 3:
            return "tendo por avós " + ", e por ".join(f"{s[0]}: {s[2]}" for s in known) + died
        if k == 4:
            return f"net{self.o} " + "; ".join(f"{s[1][:-1]}{self.o} de {s[2]}" for s in known) + died
        if k == 5:
            return "avós " + "; ".join(f"{s[0]}, {s[2] or none}" for s in sides) + died
        return f"net{self.o} por parte " + " e por parte ".join(f"{'do pai' if s[1] == 'paterno' else 'da mãe'} de {s[2]}" for s in known) + died

    def marriage(self):
        """Where and when the parents married, with another office's book: no field."""
        n = self.rng
        where = places.place(n, self.r["ruf"] if n.random() < .6 else None)
        day = between(n, dt.date(self.r["birth"].year - 12, 1, 1), self.r["birth"])
        city = self.say(places.place_text(n, where, "long"))
        book = self.pick(f"livro B-{n.randint(1, 60)}, fls. {n.randint(1, 300)}, sob nº {n.randint(10, 9000)}", f"livro nº {n.randint(1, 40)} de casamentos, a folhas {n.randint(1, 200)} verso, termo nº {n.randint(5, 3000)}", f"fls. {n.randint(1, 300)} do livro {n.randint(1, 50)}-B", f"termo {n.randint(10, 9999)}")
        office = self.say(places.office(n, *where))
        return self.pick(f"casados em {city}", f"casados civilmente na cidade de {city}, em {self.say(self.date_text(day))}", f"cujo casamento se realizou em {city}, no ano de {day.year}", f"casados no {office}, {book}", f"casados em {city}, no cartório do {office}, aos {self.say(self.date_text(day, 'digits'))}, conforme certidão do {book}", f"recebidos em matrimônio na Matriz de {city} e no civil perante o Juiz de Paz, {book}", "casados neste distrito", f"casados neste cartório, {book}")

    def parents(self, order="sentence", declared=False, gp=False, trap=.6):
        """"filho legítimo de F, ..., e de sua mulher M, ...". declared: the first parent was named as the declarant."""
        f, m, o = self.father, self.mother, self.o
        first, second = self.first, self.second
        kind = ""
        if self.married:
            kind = self.pick(f" legítim{o}", f" legítim{o}", "", f" havid{o} do matrimônio")
        elif self.r["father"] is None:
            kind = self.pick(" natural", f" ilegítim{o}", "", " natural")
        elif self.p.chance(.4):
            kind = " natural"
        son = self.pick(f"filh{o}{kind}", f"filh{o}{kind}", f"filh{o}{kind}", f"sendo filh{o}{kind}")
        known = [q for q in (first, second) if q.known]
        if not known:
            return f"{son} de pais ignorados"
        said = []
        for i, q in enumerate(known):
            lead = ""
            if i and q is m and self.married:
                lead = self.pick("sua mulher ", "sua mulher dona ", "sua esposa D. ", "dona ", "D. ", "sua legítima mulher ", "")
            elif i and q is f:
                lead = self.pick("", "seu marido ", "") if self.married else ""
            elif q is m:
                lead = self.pick("", "dona ", "D. ")
            line = lead + self.who(q) + self.more(q, self.pick(0, 1, 2, 2, 3))
            if i == 0 and declared:
                line = self.pick("dele declarante", "dele, declarante", "dele declarante") if q is f else self.pick("dela declarante", "dela, declarante")
                if self.p.chance(.15):
                    line = "declarante"
                    son = f"filh{o}{kind} do" if q is f else f"filh{o}{kind} da"
            if gp and self.couple_pair(q):
                line += self.pick(", filh{0} de {1}", ", este filh{0} de {1}" if q is f else ", esta filh{0} de {1}", " (filh{0} de {1})").format("o" if q is f else "a", self.couple_pair(q))
            said.append(line)
        out = f"{son} " if son.endswith((" do", " da")) else f"{son} de "
        if declared and said[0].startswith(("dele", "dela")):
            out = f"{son} "
        out += said[0]
        if len(said) > 1:
            out += (", e de " if "," in said[0] or self.p.chance(.3) else " e de ") + said[1]
            if self.p.chance(trap) and self.married:
                out += ", " + self.marriage()
        elif self.r["father"] is None and self.p.chance(.3):
            out += self.pick(" e de pai ignorado", ", pai não declarado")
        return out

    # --- others who were there
    def declarant(self):
        d = self.r["declarant"]
        f = d["sex"] == "F"
        return self.say(d["name"].upper() if self.big else d["name"]) + ", " + ", ".join(self.say(x) for x in self.rng.sample([d["profession"], d["nationality"], f"residente à {d['residence']}", f"com {d['age']} anos de idade", "residente neste distrito", "meu conhecid" + ("a" if f else "o")], 2))

    def kin(self):
        d = self.r["declarant"]
        return self.say(f"{d['name']}, {d['kin']}" if self.p.chance(.5) else d["name"])

    def witnesses(self):
        a, b = self.r["witnesses"][:2]
        more = lambda w: ", " + self.say(w["profession"]) + (f", residente à {self.say(w['residence'])}" if self.p.chance(.3) else "") if self.p.chance(.6) else ""
        return f"{self.say(a['name'])}{more(a)} e {self.say(b['name'])}{more(b)}"

    def signed(self):
        """How a term ends, with its signatures."""
        a, b = (w["name"] for w in self.r["witnesses"][:2])
        names = [self.clerk_then, self.r["declarant"]["name"], a, b]
        joint = self.pick(". ", " - ", "; ", ", ")
        end = self.pick("E para constar lavrei este termo que, lido e achado conforme, assinam", "Do que para constar lavrei este termo, que vai assinado pelo declarante e testemunhas", "Nada mais declarou. Lido e achado conforme, assina comigo", "E para firmeza lavrei este termo, lido e assinado", "Do que lavro este termo que depois de lido e achado conforme vai por todos assinado")
        writer = self.pick(f"Eu, {self.say(self.clerk_then)}, Oficial, o escrevi. ", f"Eu, {self.say(self.clerk_then)}, escrivão de paz, o escrevi e assino. ", "")
        return f"{end}. {writer}{self.pick('(aa)', '(a.a.)', 'Assinados:', '(Assinados)', '')} {self.say(joint.join(names[1:]))}."

    # --- book
    def in_words(self):
        """Has book, leaf and entry written out."""
        r, rng = self.r, self.rng
        r["book"], r["leaf"], r["entry"] = 1 + r["book"] % 180, 1 + r["leaf"] % 200, 1 + r["entry"] % 4000
        r["livro"] = number_words(r["book"]) + rng.choice(["", "", " A", " da letra A", f" ({r['book']})", f" (A-{r['book']})"])
        r["folha"] = number_words(r["leaf"], True) + rng.choice(["", "", " verso", " verso", f" ({r['leaf']})", f" ({r['leaf']}v)"])
        r["termo"] = number_words(r["entry"]) + rng.choice(["", "", f" ({r['entry']})"])
        self.number()

    def no(self):
        return self.pick("nº", "n.º", "n°", "n.", "número", "nº.", "N.")

    def book(self, order=None):
        p, no = self.p, self.no()
        leaf = self.pick("a fls.", "às fls.", "às folhas", "a folhas", "à folha", "fls.") + " " + p.folha()
        book = self.pick(f"do livro {no}", "do livro", f"do livro {no}", f"do competente livro {no}") + " " + p.livro()
        if self.p.chance(.25):
            book += self.pick(" de registro de nascimentos", " de nascimentos", " do Registro de Nascimentos", " de assentos de nascimento")
        entry = self.pick(f"sob o {no}", f"sob {no}", f"sob o {no} de ordem", "sob o número", f"termo {no}") + " " + p.termo()
        return self.pick(f"{leaf} {book}, {entry}", f"{leaf}, {book}, {entry}", f"{entry}, {leaf} {book}", f"{book.replace('do ', 'no ', 1)}, {leaf}, {entry}", f"{leaf} {book} e {entry}")

    # --- notes
    def note_text(self, kind=None):
        """A marginal note at length, as text."""
        r, rng = self.r, self.rng
        kind = kind or self.pick("marriage", "marriage", "divorce", "death", "paternity", "legitimation", "rectify", "adoption", "separation", "emancipation", "library", "library")
        first = r["rdate"] + dt.timedelta(days=6500 if kind in ("marriage", "divorce", "death", "separation", "emancipation") else 200)
        if kind == "paternity" and r["father"] and rng.random() < .7:
            kind = "rectify"
        if first > r["edate"]:  # a child at the time of issue: it may have died, or its papers were changed
            kind, first = ("death" if kind in ("marriage", "divorce", "death", "separation", "emancipation") else kind), r["rdate"] + dt.timedelta(days=3)
        last = max(first + dt.timedelta(days=30), r["edate"])
        d = self.date_text(between(rng, first, last), rng.choice(["words", "digits", "iso", "dias"]))
        d2 = self.date_text(between(rng, first, last), rng.choice(["digits", "iso"]))
        here, p1, p2 = places.place_text(rng, places.place(rng, r["ruf"]), "long"), people.person(rng, "F" if self.male else "M"), people.person(rng, "M")
        office = places.office(rng, *places.place(rng, r["ruf"]))
        book = f"livro B-{rng.randint(1, 90)}, fls. {rng.randint(1, 300)}{rng.choice(['', 'v'])}, termo nº {rng.randint(20, 9999)}"
        o = self.o
        judge = rng.choice(["MM. Juiz de Direito", "Meritíssimo Juiz de Direito", "Exmo. Sr. Dr. Juiz de Direito"]) + f" da {rng.randint(1, 4)}ª Vara da Comarca de {here}, Dr. {p2}"
        clerk = f"O Oficial, {people.person(rng, 'M')}." if rng.random() < .5 else rng.choice(["Dou fé.", "O referido é verdade.", "Eu, escrivão, anotei.", ""])
        father = people.person(rng, "M", r["name"].split()[-1])
        whose, sex = rng.choice([("da avó materna", "F"), ("do avô materno", "M"), ("da mãe", "F"), ("do avô paterno", "M"), ("da avó paterna", "F")])
        book_c, book_e = book.replace("B-", "C-"), book.replace("B-", "E-")
        case = f"{rng.randint(10, 2000)}/{rng.randint(30, 99)}"
        out = {
            "marriage": [f"{o.upper()} registrad{o} casou-se em {d}, no {office}, em {here}, com {p1}, conforme {book}, passando a {'mulher' if self.male else 'contraente'} a assinar-se {people.person(rng, 'F')}.", f"Em {d}, em {here}, {o} inscrit{o} neste termo contraiu matrimônio com {p1}, filh{'a' if self.male else 'o'} de {p2} e de {people.person(rng, 'F')}, segundo comunicação do oficial do {office}, {book}.", f"Casou com {p1}, em {here}, aos {d}. {book}."],
            "divorce": [f"Por sentença do {judge}, datada de {d}, que transitou em julgado em {d2}, foi decretado o divórcio d{o} registrad{o} e de {p1}, voltando a mulher a usar o nome de solteira, {people.person(rng, 'F')}. Autos nº {case}.", f"Divorciad{o} conforme mandado do {judge}, autos {case}, averbado à margem do {book}."],
            "separation": [f"Por sentença de {d}, proferida pelo {judge}, foi homologado o desquite por mútuo consentimento d{o} registrad{o} com {p1}, casados em {here}, {book}."],
            "death": [f"{o.upper()} registrad{o} faleceu em {d}, em {here}, tendo sido lavrado o óbito no {office}, {book_c}.", f"Faleceu aos {d}, na cidade de {here}, {'no estado de casad' + o + ' com ' + p1 if first > r['rdate'] + dt.timedelta(days=6000) else 'em tenra idade'}, conforme comunicação do {office}, {book_c}."],
            "paternity": [f"Por escritura pública lavrada em {d}, nas notas do Tabelião {p2}, de {here}, livro {rng.randint(2, 200)}, fls. {rng.randint(1, 190)}, foi {o} registrad{o} reconhecid{o} como filh{o} por {father}, brasileiro, {people.profession(rng, 'M')}, sendo avós paternos {people.person(rng, 'M')} e {people.person(rng, 'F')}, passando {o} registrad{o} a chamar-se {r['name']} {father.split()[-1]}.", f"Em cumprimento ao mandado do {judge}, de {d}, extraído dos autos de investigação de paternidade nº {case}, averbo que o pai d{o} registrad{o} é {father}, natural de {here}, e seus avós paternos são {people.person(rng, 'M')} e {people.person(rng, 'F')}."],
            "legitimation": [f"{o.upper()} registrad{o} foi legitimad{o} pelo subsequente casamento de seus pais, realizado em {here}, aos {d}, {book}."],
            "rectify": [f"Por mandado do {judge}, de {d}, foi retificado o presente termo para constar que o nome {whose} é {people.person(rng, sex)}, e não como constou. Autos nº {case}.", f"Por sentença de {d} do {judge}, foi ordenada a retificação da data do nascimento para {d2}."],
            "adoption": [f"Por escritura pública de {d}, do {rng.randint(1, 9)}º Tabelião de {here}, livro {rng.randint(3, 400)}, fls. {rng.randint(2, 200)}, {o} registrad{o} foi adotad{o} por {father} e sua mulher {people.person(rng, 'F')}, conservando o nome."],
            "emancipation": [f"{o.upper()} registrad{o} foi emancipad{o} por {self.pick('seu pai', 'seus pais')}, por escritura de {d}, registrada no {book_e}, de {here}."],
            "library": [texts.averbacao(rng, r)],
        }[kind]
        text = rng.choice(out)
        return text + (" " + clerk if kind != "library" and rng.random() < .6 else "")

    def note(self, field, kind=None, begins=True):
        """A note as value of averb or anot."""
        text = self.note_text(kind or (self.pick("marriage", "marriage", "divorce", "death", "separation", "emancipation") if field == "anot" else None))
        return self.p.value(text, field, begins)

    def margin(self, share=.6):
        """A sentence on what the margin says, or that it says nothing."""
        k = self.rng.random()
        if k > share:
            return self.pick("", "Nada consta à margem.", "À margem do termo nada consta.", "Não constam averbações à margem.", "")
        if k > share * .45:
            return self.pick("À margem do termo consta a seguinte averbação:", "AVERBAÇÃO:", "Averbações:", "Consta à margem a averbação do teor seguinte:", "Acha-se averbado à margem:", "À margem está averbado o seguinte:", "OBSERVAÇÕES: Averbação à margem:") + " " + self.note("averb")
        return self.pick("À margem consta a seguinte anotação:", "ANOTAÇÃO:", "Anotações:", "Anotado à margem:", "À margem do assento foi feita a anotação seguinte:", "Anotação à margem:") + " " + self.note("anot")

    # --- issue
    def issue(self, style=None):
        return self.p.value(self.date_text(self.r["edate"], style or self.pick("digits", "digits", "words", "iso", "dias", "words")), "edate")

    def issue_place(self):
        return self.p.issue_city() if self.p.chance(.6) else self.p.issue_city_uf()

    def issued_at(self):
        text = self.date_text(self.r["edate"], self.pick("digits", "digits", "words", "dias"))
        day = self.p.value(text, "edate")
        lead = ("aos " if "dias" in text else "ao ") if " dia" in text else self.pick("", "em ", "")
        return f"{self.issue_place()}, {lead}{day}"

    def faith(self):
        return self.pick("O referido é verdade e dou fé.", "O referido é verdade, do que dou fé.", "É o que me cumpre certificar. Dou fé.", "Nada mais se continha em dito termo, que bem e fielmente fiz extrair. O referido é verdade e dou fé.", "Era o que se continha em o referido termo, ao qual me reporto e dou fé.", "O REFERIDO É VERDADE E DOU FÉ.", "Nada mais. Está conforme o original, do que dou fé.")

    def officer(self):
        return self.caps(self.p.officer)

    def title(self):
        return self.say(self.r["officer_title"])

    def by(self):
        """"Eu, Fulano, Oficial, a subscrevi e assino"."""
        typist = self.say(self.r["clerk"])
        return self.pick(f"Eu, {self.officer()}, {self.title()}, a subscrevi e assino.", f"Eu, {typist}, {self.say(self.r['clerk_title'])}, a datilografei. E eu, {self.officer()}, {self.title()}, a subscrevi e assino.", f"Eu, {self.officer()}, {self.title()}, datilografei, conferi e assino.", f"E eu, {self.officer()}, {self.title()}, a fiz datilografar, subscrevo e assino em público e raso.")

    def fill(self, n=None):
        """What a typist fills a line's rest with."""
        unit = self.pick("-", "- ", "=", ".-", "x-", "-.", "//", ".", "* ")
        return (unit * (n or self.rng.randint(4, 28)))[: n or 40].strip()


def typed(t, size=None, lead=None, align=None):
    """CSS of a typewriter's or printer's running text."""
    size = size or t.rng.uniform(11.5, 14.5)
    return f"font-family:{t.pick(*TYPED)};font-size:{size:.1f}px;line-height:{lead or t.rng.uniform(1.25, 1.95):.2f};text-align:{align or t.pick('left', 'left', 'justify')};"


@form
def i_verbum(p):
    """Copy of a term word by word, typed before 1971."""
    t = Told(p, born=p.pick((1895, 1920), (1915, 1945)), issued=(1925, 1969), home=.8)
    if p.chance(.4):
        t.in_words()
    centre = p.chance(.6)
    head = p.pick("REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL", "ESTADOS UNIDOS DO BRASIL", "República dos Estados Unidos do Brasil", "REGISTRO CIVIL")
    title = p.pick("CERTIDÃO VERBUM AD VERBUM", "CERTIDÃO “VERBUM AD VERBUM”", "CERTIDÃO DE NASCIMENTO<br>(verbum ad verbum)", "C E R T I D Ã O", "CERTIDÃO VERBO AD VERBUM", "Certidão de nascimento, verbum ad verbum")
    town = p.pick(f"Comarca de {p.reg_city()}", f"{t.uf_full()} - Município de {p.reg_city()}", f"{t.uf_full()}<br>COMARCA DE {p.reg_city()}", f"Distrito e Município de {p.reg_city_uf()}")
    office = p.office()
    lead = p.pick(
        f"CERTIFICO, a pedido verbal de pessoa interessada, que revendo em meu cartório o livro {t.no()} {p.livro()} de registro de nascimentos, nele às folhas {p.folha()}, consta o termo do teor seguinte: ",
        f"CERTIFICO que {t.book()}, se acha lavrado o termo de nascimento que passo a transcrever verbum ad verbum: ",
        f"{t.person()}, Escrivão do Registro Civil deste distrito, na forma da lei, etc. CERTIFICA que em seu cartório, {t.book()}, encontra-se o assento do teor seguinte: ",
        f"CERTIFICO, em virtude de me ser pedido por parte interessada, que dando busca nos livros deste cartório, verifiquei constar, {t.book()}, o seguinte: ",
    )
    mark = p.pick("“", '"', "", "<u>Termo</u>: ")
    number = p.pick(f"{t.no()} {p.termo()}. ", f"Termo {t.no()} {p.termo()}. ", "", f"{t.no()} {p.termo()} - Registro de nascimento de {t.name()}. ")
    who = t.first
    opening = f"{t.on(t.r['rdate'], 'rdate', p.pick('dias', 'dias', 'words'))}, {p.pick('neste distrito de', 'nesta cidade de', 'nesta vila de', 'neste primeiro distrito de paz de')} {p.reg_city()}, {p.pick(t.uf_full(), 'deste Estado', 'comarca do mesmo nome')}, em {p.pick('meu cartório', 'cartório', 'o cartório a meu cargo')}, "
    declares = who.known and who is t.father and p.chance(.65)
    if declares:
        opening += f"{p.pick('compareceu', 'perante mim escrivão compareceu', 'comparece')} {p.pick('o cidadão ', 'o senhor ', '')}{t.who(who)}{t.more(who, 2)}, {p.pick('e perante as testemunhas abaixo nomeadas declarou', 'e declarou', 'e em presença das testemunhas abaixo assinadas disse')} que "
    else:
        opening += f"compareceu {t.declarant()}, e {p.pick('declarou', 'perante as testemunhas adiante nomeadas declarou')} que "
    birth = p.pick(f"{t.born(.55)}, {t.hour()}, {t.where()}, nasceu {t.a_child()}, {t.named()}", f"{t.where()}, {t.born(.55)}, {t.hour()}, nasceu {t.a_child()}, {t.named()}", f"{t.born(.55)}, {t.hour()}, nasceu {t.where()} {t.a_child()}, {t.named()}")
    family = t.parents(declared=declares, gp=p.chance(.2))
    grand = t.grandparents()
    twin = t.twin()
    body = ", ".join(x for x in p.pick([birth, family, grand, twin], [birth, twin, family, grand], [birth, family, twin, grand]) if x)
    text = lead + mark + number + opening + body + ". " + (f"Foram testemunhas {t.witnesses()}. " if p.chance(.5) else "") + t.signed() + (mark if mark in "“\"" else "").replace("“", "”") + " " + t.margin(.45) + " " + t.faith()
    indent = p.pick(0, 40, 90)
    end = p.pick(f"<p>{t.by()}</p><p class=c>{t.issued_at()}.</p>", f"<p class=r>{t.issued_at()}.</p><br><br><p class=c>______________________<br>{t.officer()}<br>{t.title()}</p>", f"<p>{t.issue_place()}, {t.issue()}. {t.by()}</p>")
    css = f"body{{padding:{p.pick(50, 70, 90)}px {p.pick(50, 70, 90)}px 40px {p.pick(70, 100, 130)}px;{typed(t, 13, p.pick(1.35, 1.6, 1.8))}}}.h{{text-align:{'center' if centre else 'left'};margin-bottom:{p.pick(14, 26, 40)}px}}.t{{text-indent:{indent}px;margin-bottom:18px}}.c{{text-align:center}}.r{{text-align:right}}h1{{font-size:15px;{'text-decoration:underline;' if p.chance(.5) else ''}font-weight:{p.pick('normal', 'bold')};text-align:{'center' if centre else 'left'}}}"
    heads = p.pick(f"{head}<br>{town}<br>{office}", f"{town}<br>{office}", f"{office}<br>{town}", f"{head}<br>{office}<br>{town}")
    return t.page(css, f"<div class=h>{heads}</div><h1>{title}</h1><p class=t>{text}{t.fill() if p.chance(.5) else ''}</p>{end}")


@form
def i_inteiro_word(p):
    """A word processor's certidão de inteiro teor of an old term, with matrícula and marginal notes."""
    t = Told(p, born=(1930, 1995), issued=(2010, 2026), old=0, home=.3)
    head = p.pick(0, 1, 2, 3)
    face = p.pick(*PRINTED)
    office = f"<div class=o>{p.office()}</div>"
    address = f"<div class=a>{t.say(t.r['address'])} – {t.say(t.r['phone'])}</div>"
    who = f"<div class=a>{p.pick('Oficial', 'Titular', 'Registrador(a)')}: {t.officer()}</div>" if p.chance(.5) else ""
    title = p.pick("CERTIDÃO DE INTEIRO TEOR", "CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR", "CERTIDÃO EM INTEIRO TEOR DE NASCIMENTO", "Certidão de Inteiro Teor – Registro de Nascimento")
    block = {
        0: f"<table class=m><tr><td>{p.label('name', 'NOME')}</td><td>{t.name()}</td></tr>" + (f"<tr><td>{p.label('cpf', 'CPF')}</td><td>{p.cpf()}</td></tr>" if p.chance(.6) else "") + f"<tr><td>{p.label('matricula', 'MATRÍCULA')}</td><td>{p.matricula()}</td></tr></table>",
        1: f"<p class=c>{p.label('name', 'Nome')}<br><b>{t.name(True)}</b></p><p class=c>{p.label('matricula', 'Matrícula')}<br><b>{p.matricula()}</b></p>",
        2: f"<p class=c>{p.label('matricula', 'MATRÍCULA')}: {p.matricula()}</p>",
        3: "",
    }[head]
    lead = p.pick(
        f"CERTIFICO, a pedido de parte interessada, que revendo os livros deste Registro Civil, deles consta, {t.book()}, o assento de nascimento cujo inteiro teor é o seguinte:",
        f"Certifico e dou fé que {t.book()}, foi lavrado o assento de nascimento a seguir transcrito na íntegra:",
        f"CERTIFICO que no Livro {p.livro()}, folha {p.folha()}, sob o número {p.termo()}, consta o registro de nascimento do seguinte teor:",
        f"Certifico, em cumprimento ao despacho do MM. Juiz Corregedor Permanente datado de {t.other_day(t.r['edate'] - dt.timedelta(days=20), t.r['edate'], 'digits')}, que {t.book()}, consta o registro abaixo, aqui transcrito em inteiro teor:",
    )
    declares = t.first.known and p.chance(.6)
    appear = f"{t.on(t.r['rdate'], 'rdate')}, {p.pick('nesta cidade de', 'neste município de', 'neste distrito de')} {p.reg_city_uf()}, {p.pick('neste Cartório', 'em Cartório', 'neste Ofício de Registro Civil')}, {p.pick('perante mim, Escrevente Autorizado,', 'perante mim,', '')} compareceu "
    appear += f"{t.who(t.first)}{t.more(t.first, 3)}, e declarou que " if declares else f"{t.declarant()}, exibindo {p.pick('o atestado médico', 'a declaração do hospital', 'cédula de identidade')}, e declarou que "
    core = [f"{t.born(.4)}, {t.hour()}, {t.where()}, nasceu {t.a_child()}, {t.named()}", t.twin(), t.parents(declared=declares), t.grandparents()]
    term = appear + ", ".join(x for x in core if x) + ". " + t.signed()
    dnv = f" Foi apresentada a declaração de nascido vivo nº {p.dnv()}." if t.r["dnv"] and t.r["rdate"].year > 1990 else ""
    notes = ""
    k = p.pick(0, 1, 2, 3)
    if k == 1:
        notes = f"<p class=n>{p.label('averbacoes', p.pick('AVERBAÇÕES', 'Averbações à margem', 'AVERBAÇÃO'))}: {t.note('averb')}</p>"
    elif k == 2:
        notes = f"<p class=n>{p.label('averbacoes', p.pick('AVERBAÇÃO', 'À margem, averbação'))}: {t.note('averb')}</p><p class=n>{p.label('anotacoes', p.pick('ANOTAÇÃO', 'Anotações'))}: {t.note('anot')}</p>"
    elif k == 3:
        notes = f"<p class=n>{p.pick('Nada consta à margem do termo.', 'Não há averbações nem anotações.', 'À margem nada consta.')}</p>"
    seal = p.pick(f"<p class=s>Selo digital: {p.seal()}</p>", f"<p class=s>{p.label('seal', 'SELO')} {p.seal()} – Valor total R$ {t.rng.randint(30, 120)},{t.rng.randint(10, 99)} – {p.legal()}</p>", "")
    sign = p.pick(f"<p class=c>{t.issued_at()}.</p><br><p class=c>_________________________________<br>{t.officer()}<br>{t.title()}</p>", f"<p class=r>{t.issued_at()}.</p><br><p class=c>{t.say(t.r['clerk'])}<br>{t.say(t.r['clerk_title'])}</p>", f"<p>{p.pick('Expedida em', 'Dada e passada em')} {t.issued_at()}. {t.pick('Eu', 'E eu')}, {t.say(t.r['clerk'])}, {t.say(t.r['clerk_title'])}, digitei. Eu, {t.officer()}, {t.title()}, conferi, subscrevi e assino.</p>")
    css = f"body{{font-family:{face};font-size:{p.pick(13, 14, 15)}px;line-height:{p.pick(1.3, 1.5, 1.75)};padding:{p.pick(45, 60)}px {p.pick(60, 85)}px}}.o{{font-weight:bold;text-align:{p.pick('center', 'center', 'left', 'right')};font-size:1.1em}}.a{{text-align:{p.pick('center', 'left')};font-size:.8em}}h1{{text-align:center;font-size:1.25em;margin:{p.pick(16, 28)}px 0;{p.pick('letter-spacing:.1em', 'text-decoration:underline', 'font-variant:small-caps', '')}}}.t{{text-align:justify;text-indent:{p.pick(0, 0, 50)}px;{p.pick('', 'font-style:italic;', 'margin:0 30px;', 'border:1px solid #000;padding:10px;')}}}.m td{{padding:2px 10px 2px 0}}.m{{margin:8px 0}}.c{{text-align:center;margin-top:14px}}.r{{text-align:right;margin-top:14px}}.n,.s{{text-align:justify;margin-top:10px}}.s{{font-size:.8em}}"
    q = p.pick(("“", "”"), ("", ""), ('"', '"'))
    return t.page(css, f"{office}{address}{who}<h1>{title}</h1>{block}<p style='margin:10px 0;text-align:justify'>{lead}</p><p class=t>{q[0]}{term}{dnv}{q[1]}</p>{notes}<p style='margin-top:12px'>{t.faith()}</p>{sign}{seal}")


def gap(t, value, grow=None, em=None, font=None):
    """A value typed on a printed line."""
    width = f"flex:{grow}" if grow else f"min-width:{em or 4}em"
    return f'<span class=g style="{width}">{value}</span>'


@form
def i_meia_pontilhada(p):
    """A printed sheet of the 1940s to 1970s on dotted lines, filled by typewriter."""
    t = Told(p, born=(1932, 1974), home=.5)
    t.old = 2 if t.r["edate"].year < 1972 else 0
    t.p.style.blank = p.pick("----------", ". x . x .", "ignorado", "==========")
    three = p.chance(.5)
    r = t.r
    apart = p.chance(.5)
    if apart:
        birth = f"<span>{p.pick('no dia', 'aos', 'a')}</span>{gap(t, p.birth_day(), 2)}<span>de</span>{gap(t, p.birth_month(), 3)}<span>de</span>{gap(t, p.birth_year(), 3)}"
    else:
        birth = f"<span>{p.pick('aos', 'no dia', 'a')}</span>{gap(t, p.value(t.date_text(r['birth'], p.pick('words', 'digits')), 'bdate'), 6)}"
    hour = f"<span>às</span>{gap(t, p.hour(p.pick('num', 'words')), 4)}<span>{p.pick('horas', '')}</span>"
    rows = [f"<span>{p.pick('CERTIFICO que, às folhas', 'Certifico que a fls.', 'CERTIFICO que às fls.')}</span>{gap(t, p.folha(), 1)}<span>do livro nº</span>{gap(t, p.livro(), 1)}<span>de registro de nascimentos,</span>"]
    rows += [f"<span>{p.pick('sob nº', 'sob o nº de ordem', 'sob o número')}</span>{gap(t, p.termo(), 1)}<span>{p.pick('foi registrado em', 'foi lavrado em', 'consta, feito em')}</span>{gap(t, p.value(t.date_text(r['rdate'], p.pick('digits', 'words', 'iso')), 'rdate'), 3)}"]
    rows += [f"<span>o {p.pick('nascimento', 'assento')} de</span>{gap(t, t.name(True), 1)}"]
    rows += [f"<span>{p.pick('nascid', 'nascid')}{p.pick('o(a)', '', t.o)}</span>{birth}{hour}" if not apart else f"<span>nascid{p.pick('o(a)', t.o)}</span>{birth}", *([] if not apart else [hour + f"<span>{p.pick('do sexo', 'sexo')}</span>{gap(t, p.sex(), 3)}<span>cor</span>{gap(t, t.say(r['color']), 2)}"])]
    place = p.pick(1, 2)
    rows += [f"<span>em</span>{gap(t, p.birth_place() + ', ' + p.birth_city_uf(), 1)}"] if place == 1 else [f"<span>{p.pick('no lugar', 'local', 'em')}</span>{gap(t, p.birth_place(), 1)}", f"<span>{p.pick('município de', 'cidade de')}</span>{gap(t, p.birth_city(), 3)}<span>Estado de</span>{gap(t, p.birth_uf(True), 2)}"]
    if not apart:
        rows += [f"<span>do sexo</span>{gap(t, p.sex(), 2)}<span>{p.pick('de cor', 'cor')}</span>{gap(t, t.say(r['color']), 2)}<span>filh{p.pick('o(a)', t.o)}</span>{gap(t, 'legítim' + t.o if t.married else p.pick('natural', t.p.blank()), 2)}"]
    f, m = t.first, t.second
    nat = lambda q: gap(t, q.nat(), 2)
    if p.chance(.5):
        rows += [f"<span>de</span>{gap(t, t.who(f), 4)}<span>natural de</span>{nat(f)}", f"<span>e de {p.pick('D.', 'dona', '')}</span>{gap(t, t.who(m), 4)}<span>natural de</span>{nat(m)}"]
    else:
        rows += [f"<span>{p.pick('Filho de', 'filho(a) de', 'Pai')}</span>{gap(t, t.who(f), 1)}", f"<span>{p.pick('profissão', 'de profissão')}</span>{gap(t, f.extra('profession'), 2)}<span>natural de</span>{nat(f)}", f"<span>{p.pick('e de D.', 'e de dona', 'e de')}</span>{gap(t, t.who(m), 1)}", f"<span>profissão</span>{gap(t, m.extra('profession'), 2)}<span>natural de</span>{nat(m)}"]
        if p.chance(.5):
            rows += [f"<span>casados em</span>{gap(t, t.say(places.place_text(t.rng, places.place(t.rng))) if t.married else p.blank(), 3)}<span>no ano de</span>{gap(t, t.say(r['birth'].year - t.rng.randint(1, 12)) if t.married else p.blank(), 1)}"]
    pat, mat = t.father, t.mother
    gps = [("paternos", pat), ("maternos", mat)]
    for word, q in gps:
        if not q.known:
            rows += [f"<span>{p.pick('São avós', 'avós')} {word}</span>{gap(t, p.blank(), 1)}"]
        elif three:
            rows += [f"<span>Avós {word}</span>{gap(t, t.caps(q.grandfather), 1)}", f"<span>e</span>{gap(t, t.caps(q.grandmother), 1)}"]
        else:
            rows += [f"<span>{p.pick('São avós', 'sendo avós')} {word}</span>{gap(t, t.couple_pair(q, True) or p.blank(), 1)}"]
    if p.chance(.7):
        rows += [f"<span>{p.pick('Foi declarante', 'Serviu de declarante')}</span>{gap(t, t.kin(), 1)}"]
    if p.chance(.5):
        rows += [f"<span>e testemunhas</span>{gap(t, t.say(r['witnesses'][0]['name']) + ' e ' + t.say(r['witnesses'][1]['name']), 1)}"]
    observed = t.note("averb", p.pick("marriage", "death", "paternity", "rectify", "legitimation")) if p.chance(.4) else p.blank()
    rows += [f"<span>{p.pick(p.label('averbacoes', 'Observações:'), 'OBSERVAÇÕES', 'Obs.')}</span>{gap(t, observed, 1)}"]
    if t.r["twins"]:
        rows += [f"<span>Gêmeo com</span>{gap(t, ' e '.join(t.caps(lambda w=w: p.value(w['name'], 'twname')) for w in r['twins']), 1)}"]
    face = p.pick(*PRINTED)
    size = p.pick(13, 14, 15)
    pitch = p.pick(5, 8, 11)
    css = f"body{{padding:{p.pick(40, 60)}px {p.pick(45, 70)}px;font-family:{face};font-size:{size}px}}.row{{display:flex;align-items:flex-end;margin-bottom:{pitch}px;gap:5px}}.row>span:not(.g){{white-space:nowrap;flex:none}}.g{{border-bottom:1px {p.pick('dotted', 'dotted', 'solid', 'dashed')} #333;font-family:{p.pick(*TYPED)};font-size:{size * p.pick(.85, .95, 1):.1f}px;padding:0 {p.pick(2, 10, 24)}px;text-align:{p.pick('left', 'left', 'center')};min-width:0;line-height:1.25;position:relative;top:{p.pick(-3, 0, 0, 1)}px}}.h{{text-align:center;margin-bottom:20px;line-height:1.35}}h1{{font-size:{p.pick(20, 26, 30)}px;text-align:center;margin:8px 0 20px;letter-spacing:{p.pick(0, 2, 5)}px;font-weight:{p.pick('normal', 'bold')}}}.c{{text-align:center}}"
    head = p.pick(
        f"<div class=h>REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL<br><b>REGISTRO CIVIL</b><br>Estado de <span class=g>{p.reg_uf(True)}</span> Comarca de <span class=g>{p.reg_city()}</span><br>Município de <span class=g>{p.reg_city()}</span> Distrito de <span class=g>{p.other(r['district'])}</span></div>",
        f"<div class=h><b>{p.office()}</b><br>{p.reg_city_uf()}<br>{t.say(r['officer_title'])}: {p.officer()}</div>",
        f"<div style='display:flex;justify-content:space-between;margin-bottom:14px'><div>REGISTRO CIVIL<br>{p.office()}</div><div style='text-align:right'>Comarca de {p.reg_city()}<br>{t.uf_full()}</div></div>",
    )
    end = p.pick(
        f"<br><div class=row><span>O referido é verdade e dou fé.</span></div><div class=row>{gap(t, p.issue_city(), 2)}<span>,</span>{gap(t, p.value(t.date_text(r['edate'], p.pick('digits', 'words')), 'edate'), 3)}</div><br><br><div class=c>.............................................................<br>{t.officer()}<br>{p.pick('O Oficial', 'Oficial do Registro Civil', 'O Escrivão')}</div>",
        f"<br><p>O referido é verdade e dou fé.</p><p style='text-align:right'>{t.issued_at()}</p><br><p style='text-align:right'>O Oficial, <span class=g>{t.officer()}</span></p>",
    )
    title = p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "NASCIMENTO", "CERTIDÃO DE IDADE")
    return t.page(css, head + f"<h1>{title}</h1>" + "".join(f"<div class=row>{row}</div>" for row in rows) + end)


@form
def i_livro_margem(p):
    """A leaf as the book has it, typed: margin with number, name and notes on one side, the term on the other."""
    t = Told(p, born=(1905, 1985), issued=(1950, 2022), home=.6)
    t.old = 2 if t.r["edate"].year < 1972 else 0
    left = p.chance(.7)
    notes = [] if p.chance(.25) else [("averb", "paternity"), ("anot", "marriage"), ("anot", "death"), ("averb", "rectify")]
    t.rng.shuffle(notes)
    notes = notes[: p.pick(1, 1, 2)]
    margin = p.pick(f"<p>{t.no()} {p.termo()}</p><p>{t.name()}</p>", f"<p><b>{p.termo()}</b></p><p>{t.name()}</p><p>nascid{t.o} em {p.value(t.date_text(t.r['birth'], 'iso'), 'bdate')}</p>", f"<p>Termo {p.termo()}</p><p>Fls. {p.folha()}</p><p>{t.name()}</p>")
    margin += "".join(f"<p><u>{'Averbação' if f == 'averb' else 'Anotação'}</u>: {t.note(f, k)}</p>" for f, k in notes)
    declares = t.first.known and p.chance(.6)
    appear = f"{t.on(t.r['rdate'], 'rdate', p.pick('dias', 'words', 'paren'))}, {p.pick('nesta cidade de', 'neste distrito de', 'nesta vila de')} {p.reg_city_uf()}, em meu cartório, compareceu " + (f"{t.who(t.first)}{t.more(t.first, 2)}" if declares else t.declarant()) + ", e declarou que "
    says = [f"{t.born(.6)}, {t.hour()}, {t.where()}, nasceu {t.a_child()}", t.parents(declared=declares, gp=p.chance(.25)), t.grandparents(), t.named().replace("a quem", "e a quem", 1), t.twin()]
    order = p.pick([0, 3, 1, 2, 4], [0, 1, 2, 3, 4], [0, 3, 4, 1, 2], [0, 1, 3, 2, 4])
    term = appear + ", ".join(says[i] for i in order if says[i]) + ". " + p.pick("", f"Testemunhas: {t.witnesses()}. ") + t.signed()
    cells = [f"<td class=m>{margin}</td>", f"<td class=t>{term}{' ' + t.fill() if p.chance(.4) else ''}</td>"]
    if not left:
        cells.reverse()
    lead = p.pick(f"CERTIFICO que do livro {t.no()} {p.livro()} de assentos de nascimentos, às fls. {p.folha()}, consta o seguinte:", f"CERTIDÃO do termo lavrado {t.book()}, em inteiro teor:", f"Cópia fiel do assento constante do livro {p.livro()}, folhas {p.folha()}, deste cartório.", f"Certifico que é o seguinte o teor do assento n. {p.termo()}, do livro {p.livro()}, folhas {p.folha()}:")
    css = f"body{{padding:{p.pick(40, 60)}px;{typed(t, p.pick(12, 13), p.pick(1.3, 1.5, 1.7))}}}table{{border-collapse:collapse;width:100%;margin:16px 0;{p.pick('', 'border:1px solid #000', 'border-top:2px solid #000;border-bottom:2px solid #000')}}}td{{vertical-align:top;padding:6px 10px}}.m{{width:{p.pick(22, 27, 33)}%;{p.pick('border-right:1px solid #000;' if left else 'border-left:1px solid #000;', '')}font-size:{p.pick('.82', '.9', '1')}em;text-align:{p.pick('left', 'center')}}}.m p{{margin-bottom:12px;overflow-wrap:anywhere}}.t{{text-align:{p.pick('justify', 'left')}}}.c{{text-align:center}}"
    head = p.pick(f"<div class=c>{p.office()}<br>{p.reg_city_uf()}</div>", f"<div>{p.office()}</div><div>{t.uf_full()}, comarca de {p.reg_city()}</div>", f"<div class=c><b>CERTIDÃO</b></div><div class=c>{p.office()}</div>")
    marginal = p.pick("", "<tr><td class=m><b>À MARGEM</b></td><td class=c><b>TERMO</b></td></tr>") if left else ""
    end = f"<p>{t.faith()}</p><p>{t.issued_at()}.</p><br><br>" + p.pick(f"<p class=c>{t.officer()}<br>{t.title()}</p>", f"<p>{t.by()}</p>")
    return t.page(css, f"{head}<br><p>{lead}</p><table>{marginal}<tr>{''.join(cells)}</tr></table>{end}")


@form
def i_breve_relato(p):
    """A typed short report of the 1950s to 1990s: one paragraph, every field in a clause, in many orders."""
    t = Told(p, born=(1928, 1992), home=.35)
    t.old = 2 if t.r["edate"].year < 1972 else 0
    if p.chance(.3):
        t.in_words()
    r = t.r
    nature = p.chance(.3)
    clauses = {
        "book": p.pick(f"CERTIFICO que {t.book()}, foi {p.pick('feito', 'lavrado')} {t.on(r['rdate'], 'rdate', lead=p.pick('em', 'no dia', 'a')).replace('no dia um dia', 'em um dia')} o {p.pick('assento', 'registro', 'termo')} de nascimento de {t.name()}", f"CERTIFICO, em breve relato, que {t.book()}, consta o registro de {t.name()}", f"Certifico que revendo os livros de nascimento deste cartório, encontrei {t.book()}, o assento de {t.name()}"),
        "birth": p.pick(f"{t.sex()}, nascid{t.o} {t.on(r['birth'], 'bdate')}, {t.hour()}, {t.where()}", f"nascid{t.o} {t.where()}, {t.on(r['birth'], 'bdate')}, {t.hour()}, {t.sex()}, {t.color()}", f"{p.pick('que nasceu', 'o qual nasceu' if t.male else 'a qual nasceu')} {t.on(r['birth'], 'bdate')}, {t.hour()}, {t.where()}, {t.sex()}"),
        "parents": t.parents(gp=p.chance(.15)),
        "grand": t.grandparents(p.chance(.15)),
        "twin": t.twin(),
    }
    if nature and r["nat"] == (r["bcity"], r["buf"]):
        clauses["birth"] += f", natural de {p.nat()}"
    order = p.pick(["book", "birth", "parents", "grand", "twin"], ["book", "parents", "birth", "twin", "grand"], ["book", "birth", "twin", "parents", "grand"], ["book", "parents", "grand", "birth", "twin"])
    text = ", ".join(clauses[k] for k in order if clauses[k]) + ". "
    rest = [f"{p.pick('Foi declarante', 'Foi o declarante', 'Serviu como declarante')} {t.kin()}, e {p.pick('testemunhas', 'serviram de testemunhas')} {t.witnesses()}.", p.pick("", f"O termo foi lavrado {t.on(r['rdate'], 'rdate', lead='em' if t.day_style not in ('dias', 'mixed') else 'aos')}." if "rdate" not in clauses["book"] else "", f"Registro feito em {p.value(t.date_text(r['rdate'], 'iso'), 'rdate')}." if "rdate" not in clauses["book"] else ""), t.margin(.5)]
    t.rng.shuffle(rest)
    text += " ".join(x for x in rest if x) + " " + t.faith()
    fmt = p.pick("one", "dashed", "box", "double")
    style = {"one": "", "dashed": "", "box": "border:2px solid #000;padding:22px;", "double": "border:4px double #000;padding:26px;"}[fmt]
    head = p.pick(
        f"<div class=c>{p.office()}</div><div class=c>{p.reg_city_uf()}</div>",
        f"<div>{p.office()}<br>{t.say(r['address'])}<br>{t.uf_full()} - {p.reg_city()}</div>",
        f"<div style='display:flex;gap:30px'><div style='width:45%'>{p.office()}<br>{t.officer()}<br>{t.title()}</div><div style='flex:1;text-align:right'>{p.reg_city()}<br>{t.uf_full()}<br>Brasil</div></div>",
    )
    title = p.pick("CERTIDÃO DE NASCIMENTO", "CERTIDÃO EM BREVE RELATO", "CERTIDÃO DE NASCIMENTO - BREVE RELATO", "C E R T I D Ã O", "CERTIDÃO (em breve relatório)", "CERTIDÃO DE NASCIMENTO (RESUMO)")
    sign = p.pick(f"<p class=c>{t.issued_at()}</p><br><br><p class=c>{t.officer()}<br>{t.title()}</p>", f"<p>{t.issued_at()}.</p><br><br><p>{t.title()}: {t.officer()}</p>", f"<p>{p.pick('Dada e passada nesta cidade de', 'Passada em')} {t.issued_at()}. {t.by()}</p>")
    css = f"body{{padding:{p.pick(40, 80)}px {p.pick(50, 80)}px;{typed(t, p.pick(13, 14, 15), p.pick(1.5, 1.8, 2.1))}{'text-transform:uppercase;' if p.chance(.12) else ''}}}.c{{text-align:center}}.x{{margin:{p.pick(18, 34)}px 0;text-indent:{p.pick(0, 60, 120)}px}}.s{{{style}}}h1{{font-size:1.15em;text-align:center;{p.pick('letter-spacing:.15em;', 'text-decoration:underline;', '')}}}"
    return t.page(css, f"<div class=s>{head}<br><h1>{title}</h1><p class=x>{text}{t.fill() if fmt == 'dashed' else ''}</p>{sign}</div>")


@form
def i_pai_declarante(p):
    """Each clause of the term a line of its own, the rest of the line struck out; the father declares, the parents' marriage told."""
    t = Told(p, born=(1912, 1968), issued=None, couple=1, home=.7)
    r = t.r
    f, m = t.first, t.second
    declares = f.known
    lead = p.pick("O OFICIAL DO REGISTRO CIVIL abaixo assinado CERTIFICA que", "CERTIFICO que", "CERTIFICO, revendo os livros do arquivo deste cartório, que")
    lines = [f"{lead} {t.book()}, consta o termo de nascimento de {t.name()}", f"lavrado {t.on(r['rdate'], 'rdate', lead='aos' if t.day_style == 'dias' else 'em')}" if t.day_style in ("dias", "words") else f"lavrado em {p.value(t.date_text(r['rdate'], 'words'), 'rdate')}"]
    if declares:
        lines += [f"no qual compareceu como declarante {t.who(f)}" + t.more(f, 2), f"e declarou que {t.born(.4)}, {t.hour()}", f"{t.where()}", f"nasceu {t.a_child()}", t.named()]
        known = m.known
        lines += [f"filh{t.o} legítim{t.o} dele declarante" + (f" e de {p.pick('sua mulher Dona', 'sua mulher', 'sua esposa D.', 'D.')} {t.who(m)}{t.more(m, 2)}" if known else "")]
        if known:
            lines += [t.marriage()] if p.chance(.75) else []
    else:
        lines += [f"sendo declarante {t.declarant()}", f"que {t.born(.4)}, {t.hour()}, {t.where()}", f"nasceu {t.a_child()}", t.named(), t.parents()]
    lines += [t.grandparents()]
    if r["twins"]:
        lines += [t.twin()]
    lines += [f"foram testemunhas {t.witnesses()}"]
    note = t.margin(.5)
    if note:
        lines += [note]
    joint = p.pick(";", ",", ",", " -")
    style = p.pick("que", "number", "plain", "dash")
    shown = []
    for i, line in enumerate(lines):
        mark = {"que": "", "number": f"{i + 1}) ", "plain": "", "dash": "- "}[style]
        rest = f' <span class=z>{t.fill(t.rng.randint(2, 9))}</span>' if style in ("plain", "que") and p.chance(.5) else ""
        shown.append(f"<p class=l>{mark}{line}{joint if i < len(lines) - 1 and not line.endswith('.') else '' if line.endswith('.') else '.'}{rest}</p>")
    head = p.pick(f"{t.uf_full()}<br>Comarca de {p.reg_city()}<br>{p.office()}", f"{p.office()}<br>{p.reg_city_uf()}", f"JUÍZO DE PAZ DO DISTRITO DE {p.reg_city()}<br>{t.uf_full()}<br>{p.office()}")
    css = f"body{{padding:{p.pick(50, 70)}px {p.pick(60, 90)}px;{typed(t, p.pick(12.5, 13.5), p.pick(1.4, 1.7))}}}.h{{text-align:{p.pick('left', 'center', 'right')};{p.pick('text-transform:uppercase;', '')}}}h1{{font-size:1.2em;font-weight:{p.pick('normal', 'bold')};text-align:center;margin:22px 0}}.l{{margin-bottom:{p.pick(0, 6, 12)}px;{p.pick('padding-left:30px;text-indent:-30px;', 'text-indent:40px;', '')}text-align:{p.pick('left', 'justify')}}}.e{{margin-top:26px;text-align:{p.pick('center', 'right', 'left')}}}"
    return t.page(css, f"<div class=h>{head}</div><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'CERTIDÃO DE REGISTRO DE NASCIMENTO', '= CERTIDÃO =', 'CERTIDÃO')}</h1>{''.join(shown)}<p class=l>{t.faith()}</p><div class=e>{t.issued_at()}.<br><br>{t.officer()}<br>{t.title()}</div>")


@form
def i_tardio(p):
    """A late registration by order of a judge: petition, order and term, each with its date, in numbered parts."""
    t = Told(p, born=(1900, 1972), late=True, home=.85)
    r = t.r
    t.old = 2 if r["edate"].year < 1972 else 0
    self_declared = p.chance(.5)
    judge = t.say("Dr. " + people.person(t.rng, "M"))
    order = between(t.rng, r["rdate"] - dt.timedelta(days=40), r["rdate"])
    asked = t.other_day(order - dt.timedelta(days=90), order, p.pick("digits", "iso"))
    law = t.pick("Decreto-lei nº 13.556, de 30 de setembro de 1943", "Lei nº 765, de 14 de julho de 1949", "Decreto nº 18.542, de 24 de dezembro de 1928", "art. 46 da Lei nº 6.015, de 31 de dezembro de 1973", "art. 55 do Decreto nº 4.857, de 9 de novembro de 1939")
    mandate = p.pick(f"em virtude do despacho do MM. Juiz de Direito desta Comarca, {judge}, datado de {t.say(t.date_text(order, 'digits'))}, exarado na petição de {asked}, que fica arquivada", f"em cumprimento ao mandado expedido em {t.say(t.date_text(order, 'iso'))}, assinado pelo MM. Juiz {judge}, nos autos nº {t.rng.randint(10, 4000)}/{order.year % 100:02d} de justificação de idade", f"nos termos da {law}, com despacho do Dr. Juiz de Paz de {t.say(t.date_text(order, 'words'))}" if law.startswith(("Lei",)) else f"nos termos do {law}, com despacho do Dr. Juiz de Paz de {t.say(t.date_text(order, 'words'))}", "independente de multa, por se tratar de pessoa reconhecidamente pobre, conforme atestado da autoridade policial datado de " + t.say(t.date_text(order, "iso")))
    own = p.pick(f"{'o próprio registrando' if t.male else 'a própria registranda'}", f"{'o registrando' if t.male else 'a registranda'}, maior e capaz")
    appeared = f"compareceu {own}" if self_declared else f"compareceu {t.declarant()}"
    reg = t.on(r["rdate"], "rdate", p.pick("dias", "words", "paren"))
    birth = p.pick(f"{t.on(r['birth'], 'bdate')}, {t.hour()}, {t.where()}", f"{t.where()}, {t.on(r['birth'], 'bdate')}, {t.hour()}")
    if self_declared:
        core = f"declarou chamar-se {t.name()}, {t.sex()}, {t.color()}, solteir{t.o}, ter nascido {birth}"
    else:
        core = f"declarou que {birth}, nasceu {t.a_child()}, {t.named()}"
    married = f", {'casado' if t.male else 'casada'} com {t.person('F' if t.male else 'M')}" if p.chance(.2) else ""
    parts = [
        ("DO LIVRO", f"{p.pick('CERTIFICO que', 'Certifico e dou fé que')} {t.book()}, {p.pick('foi lavrado fora do prazo legal o termo de nascimento de', 'consta o registro tardio de')} {t.name()}."),
        ("DO MANDADO", f"O assento foi feito {mandate}."),
        ("DO TERMO", f"{reg}, {p.pick('nesta cidade de', 'neste distrito de')} {p.reg_city_uf()}, em cartório, {appeared} e {core}{married}."),
        ("DA FILIAÇÃO", f"Ser {t.parents(gp=p.chance(.2), trap=.4).removeprefix('sendo ')}; {t.grandparents()}."),
        ("DAS TESTEMUNHAS", f"Foram testemunhas {t.witnesses()}, que declararam conhecer {'o registrando' if t.male else 'a registranda'} desde {p.pick('criança', 'o nascimento', 'o ano de ' + str(r['birth'].year + t.rng.randint(2, 20)))} e serem verdadeiras as declarações."),
        ("DA MARGEM", t.margin(.7) or "Nada consta à margem."),
    ]
    if r["twins"]:
        parts[3] = (parts[3][0], parts[3][1] + f" É {t.twin()}.")
    manner = p.pick("roman", "side", "run", "head", "letter")
    if p.chance(.25):
        parts[0], parts[1] = parts[1], parts[0]
    if manner == "run":
        body = f"<p class=k>{' '.join(text for _, text in parts)}</p>"
    elif manner == "side":
        body = "<table>" + "".join(f"<tr><td class=s>{title}</td><td class=k>{text}</td></tr>" for title, text in parts) + "</table>"
    elif manner == "head":
        body = "".join(f"<p class=hh>{title}</p><p class=k>{text}</p>" for title, text in parts)
    else:
        marks = ["I", "II", "III", "IV", "V", "VI"] if manner == "roman" else list("abcdef")
        body = "".join(f"<p class=k>{mark}{' - ' if manner == 'roman' else ') '}{text}</p>" for mark, (_, text) in zip(marks, parts))
    height = p.pick(1123, 1248)
    face = typed(t, p.pick(12.5, 13.5), p.pick(1.35, 1.55)) if p.chance(.7) else f"font-family:{p.pick(*PRINTED)};font-size:14px;line-height:1.5;"
    css = f"body{{padding:{p.pick(45, 65)}px {p.pick(55, 80)}px;{face}}}h1{{font-size:1.2em;text-align:center;margin:20px 0}}.k{{text-align:{p.pick('justify', 'left')};margin-bottom:{p.pick(6, 12)}px}}.s{{width:110px;font-size:.78em;{p.pick('font-weight:bold;', '')}vertical-align:top;padding:4px 10px 0 0}}td{{vertical-align:top}}.hh{{{p.pick('text-decoration:underline;', 'font-weight:bold;', 'text-align:center;')}margin-top:8px}}.c{{text-align:center}}"
    title = p.pick("CERTIDÃO DE NASCIMENTO", "CERTIDÃO DE REGISTRO DE NASCIMENTO FORA DO PRAZO", "CERTIDÃO - REGISTRO TARDIO", "CERTIDÃO DE NASCIMENTO (ASSENTO TARDIO)")
    return t.page(css, f"<div class=c>{p.office()}<br>{p.reg_city_uf()}</div><h1>{title}</h1>{body}<p class=k>{t.faith()}</p><p class=k>{p.pick(t.by(), '')}</p><p class=c>{t.issued_at()}.</p><br><p class=c>{t.officer()}<br>{t.title()}</p>", height=height)


@form
def i_sucessor(p):
    """Issued decades later by the office that took over the books of one that is no more; letterhead of today, old text."""
    t = Told(p, born=(1910, 1972), issued=(1978, 2024), old=0, home=.7)
    r = t.r
    extinct_place = places.made_city(t.rng)
    extinct = t.say(p.pick(f"Cartório de Paz do extinto Distrito de {extinct_place}", f"Registro Civil do antigo distrito de {extinct_place}", f"Cartório do 2º Subdistrito - {extinct_place} (desativado)", f"extinto Ofício do Registro Civil de {extinct_place}"))
    taken = t.other_day(r["rdate"], r["edate"], p.pick("digits", "iso"))
    why = p.pick(f"Certifico que o acervo do {extinct} foi recolhido a este Ofício em {taken}, por força do Provimento nº {t.rng.randint(1, 40)}/{r['edate'].year - 1}", f"O livro abaixo mencionado pertenceu ao {extinct}, cujo acervo se acha sob a guarda desta Serventia desde {taken}", f"Livros do {extinct}, anexado a esta serventia pela Lei Estadual nº {t.rng.randint(1000, 9999)}, de {taken}")
    head_manner = p.pick("two", "band", "centre", "left")
    lead_by = f"{p.pick('Oficial', 'Titular', 'Delegatário')}: {t.officer()}"
    heads = {
        "two": f"<table class=w><tr><td style='width:60%'><b>{p.office()}</b><br>{p.reg_city_uf()}</td><td class=sm>{lead_by}<br>{t.say(r['address'])}<br>{t.say(r['phone'])}<br>{t.say(r['email'])}</td></tr></table>",
        "band": f"<div class=b><b>{p.office()}</b><div class=sm>{t.say(r['address'])} · {t.say(r['phone'])}</div></div>",
        "centre": f"<div style='text-align:center'>República Federativa do Brasil<br>{t.uf_full()}<br>Comarca de {p.reg_city()}<br><b>{p.office()}</b></div>",
        "left": f"<b>{p.office()}</b><br><span class=sm>CNPJ {t.say(r['cnpj'])} – {t.say(r['address'])}</span><br>{lead_by}",
    }
    text1 = f"{p.pick('CERTIFICO', 'Certifico, a requerimento de pessoa interessada,')} que {t.book()}, {p.pick('consta o assento de nascimento', 'foi lavrado o registro')} de {t.name()}, {t.sex()}, nascid{t.o} {t.on(r['birth'], 'bdate')}, {t.hour()}, {t.where()}"
    fam = [t.parents(gp=p.chance(.2)), t.grandparents(), t.twin()]
    if p.chance(.3):
        fam = fam[2:] + fam[:2]
    when = p.pick(f"O registro foi feito {t.on(r['rdate'], 'rdate', lead='em').replace('em um dia', 'em primeiro dia')}", f"Data do registro: {p.value(t.date_text(r['rdate'], 'iso'), 'rdate')}") if t.day_style not in ("dias", "mixed") else f"Assento lavrado em {p.value(t.date_text(r['rdate'], 'words'), 'rdate')}"
    text = text1 + ", " + ", ".join(x for x in fam if x) + ". " + when + p.pick(f", sendo declarante {t.kin()}. ", f", perante o então Oficial {t.person()}. ", f", no {extinct}. ", ". ")
    note = t.margin(.7)
    ids = p.pick(f"<p class=i>{p.label('matricula', 'Matrícula')}: {p.matricula()}</p>" if r["edate"].year > 2010 else "", "")
    fees = f"<table class=f><tr>{''.join(f'<td>{t.say(a)}<br>{t.say(b)}</td>' for a, b in r['fees'][:5])}</tr></table>" if p.chance(.4) else ""
    seal = f"<p class=sm>{p.label('seal', p.pick('Selo', 'Selo de fiscalização', 'SELO DIGITAL'))}: {p.seal()}</p>" if r["edate"].year > 2000 else ""
    face = p.pick(*PRINTED) if p.chance(.7) else p.pick(*TYPED)
    css = f"body{{font-family:{face};font-size:{p.pick(13, 14)}px;line-height:{p.pick(1.35, 1.6)};padding:{p.pick(40, 55)}px {p.pick(50, 75)}px}}.w{{width:100%;border-collapse:collapse}}.w td{{vertical-align:top}}.sm{{font-size:.78em}}.b{{{p.pick('border-bottom:3px double #000', 'background:#e4e4e4', 'border:1px solid #000')};padding:10px;text-align:{p.pick('center', 'left')}}}h1{{font-size:1.3em;margin:22px 0;text-align:{p.pick('center', 'center', 'left')}}}.k{{text-align:justify;margin-bottom:10px;{p.pick('', 'text-indent:45px;')}}}.f{{border-collapse:collapse;margin-top:16px}}.f td{{border:1px solid #555;padding:3px 8px;font-size:.72em}}.why{{{p.pick('font-style:italic;font-size:.9em', 'border:1px dashed #000;padding:8px', 'font-size:.85em', '')}}}"
    blocks = [f"<p class=k>{text}</p>", f"<p class='k why'>{why}.</p>", f"<p class=k>{note}</p>" if note else ""]
    if p.chance(.4):
        blocks[0], blocks[1] = blocks[1], blocks[0]
    place_now = p.pick("", f"<p class=k>O lugar do nascimento denomina-se hoje {t.say(places.made_city(t.rng))}.</p>")
    end = p.pick(f"<p>{t.issued_at()}.</p><br><br><p>{t.officer()}<br>{t.title()}</p>", f"<p style='text-align:right'>{t.issued_at()}</p><br><p style='text-align:center'>____________________________<br>{t.say(r['clerk'])}<br>{t.say(r['clerk_title'])}</p>", f"<p style='text-align:center'>{t.issue_place()}, {t.issue('digits')}<br><br>{t.title()}<br>{t.officer()}</p>")
    return t.page(css, f"{heads[head_manner]}<h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'CERTIDÃO', 'CERTIDÃO DE NASCIMENTO – ACERVO INCORPORADO', 'Certidão de Nascimento em Relatório')}</h1>{ids}{''.join(blocks)}{place_now}<p class=k>{t.faith()}</p>{end}{fees}{seal}")


@form
def i_lista_pontos(p):
    """Typed without a form: labels led by dots to the values below one another, of the 1960s to the 1990s."""
    t = Told(p, born=(1935, 1996), home=.3)
    r = t.r
    t.old = 2 if r["edate"].year < 1972 else 0
    p.style.caps = p.chance(.6)
    width = p.pick(20, 22, 25, 28)
    leader = p.pick(".", ".", ".", " ", "_", "-")
    end = p.pick(":", ":", "", ": ", ".:")
    upper = p.chance(.6)

    def row(concept, label, value, more=None):
        label = label.upper() if upper else label
        dots = leader * max(2, width - len(label))
        first = f'<div class=r><span class=l>{p.label(concept, label)}{dots}{end}</span><span class=v>{value}</span></div>'
        return first + (f'<div class=r><span class=l>{" " * (width + len(end))}</span><span class=v>{more}</span></div>' if more else "")

    def free(label, value):
        label = label.upper() if upper else label
        return f'<div class=r><span class=l>{label}{leader * max(2, width - len(label))}{end}</span><span class=v>{value}</span></div>'

    f, m = t.first, t.second
    book = [row("livro", "Livro", p.livro()), row("folha", p.pick("Folhas", "Fls."), p.folha()), row("termo", p.pick("Termo", "Nº de ordem", "Registro nº"), p.termo())]
    if p.chance(.4):
        book = [free("Registro", f"{p.pick('livro', 'L.')} {p.livro()} {p.pick('fls.', 'folhas', '- F.')} {p.folha()} {p.pick('termo', 'nº', '- T.')} {p.termo()}")]
    birth = [row("birth_date", p.pick("Data do nascimento", "Nascid" + t.o + " em", "Nascimento"), p.value(t.date_text(r["birth"], p.pick("words", "digits", "paren", "iso")), "bdate")), row("hour", p.pick("Hora", "Às"), p.hour()), row("birth_place", p.pick("Lugar", "Local do nascimento", "Onde nasceu"), p.birth_place(), p.birth_city_uf())]
    kind = p.pick(0, 1, 2)
    if kind == 0:
        family = [row("father" if f.role == "father" else "mother", "Pai" if f is t.father else "Mãe", t.who(f)), free("Natural de", f.nat()), free("Profissão", f.extra("profession")), row("father" if m.role == "father" else "mother", "Pai" if m is t.father else "Mãe", t.who(m)), free("Natural de", m.nat()), free("Profissão", m.extra("profession"))]
    elif kind == 1:
        both = t.who(f) + " e " if f.known and m.known else t.who(f) if f.known else ""
        family = [row("filiation", p.pick("Filiação", "Filh" + t.o + " de", "Pais"), both, t.who(m)) if f.known and m.known else row("filiation", "Filiação", t.who(f if f.known else m))]
        if f.known and m.known and r["father"]["nat"] == r["mother"]["nat"] and all(r["father"]["nat"]):
            family += [free("Naturais de", p.place(r["father"]["nat"], "pnatboth", "pnatboth"))]
        if t.married:
            family += [free("Casados em", t.say(places.place_text(t.rng, places.place(t.rng)) + ", " + t.date_text(between(t.rng, dt.date(r["birth"].year - 9, 1, 1), r["birth"]), "iso")))]
    else:
        family = [row("filiation", "Filh" + t.o + " de", t.who(f) + (f", {f.extra('profession')}, natural de {f.nat()}" if f.known else ""), ("e de " + t.who(m) + f", {m.extra('profession')}, natural de {m.nat()}") if m.known else "")]
    gps = []
    for word, q in (("paternos", t.father), ("maternos", t.mother)):
        if q.known and q.grandfather_known and q.grandmother_known and p.chance(.5):
            gps.append(row("gp_" + word[:-1].replace("os", "o").replace("paterno", "paternal").replace("materno", "maternal"), f"Avós {word}", t.caps(q.grandfather), t.caps(q.grandmother)))
        else:
            gps.append(row("gp_paternal" if word == "paternos" else "gp_maternal", f"Avós {word}", t.couple_pair(q, True) or p.blank()))
    person = [row("name", p.pick("Nome", "Nome d" + t.o + " registrad" + t.o, "Registrad" + t.o), t.name(True)), row("sex", "Sexo", p.sex())] + ([free("Cor", t.say(r["color"]))] if p.chance(.5) else [])
    reg = [row("reg_date", p.pick("Data do registro", "Registrad" + t.o + " em", "Feito em"), p.value(t.date_text(r["rdate"], p.pick("digits", "iso", "words")), "rdate")), free("Declarante", t.kin())] + ([free("Testemunhas", t.say(r["witnesses"][0]["name"]) + "<br>" + t.say(r["witnesses"][1]["name"]))] if p.chance(.6) else [])
    extra = [row("twin_names", "Gêmeo com", " e ".join(t.caps(lambda w=w: p.value(w["name"], "twname")) for w in r["twins"]))] if r["twins"] else [row("twin", "Gêmeo", p.twin())] if p.chance(.15) else []
    notes = [row("averbacoes", p.pick("Averbações", "Observações", "Averbação à margem"), t.note("averb") if p.chance(.5) else p.pick("nada consta", "- - - - - - -", "não há"))]
    groups = p.pick([book, person, birth, family, gps, extra, reg, notes], [person, birth, extra, family, gps, reg, book, notes], [person, family, gps, birth, extra, book, reg, notes], [book, reg, person, birth, family, gps, extra, notes])
    space = p.pick(0, 8, 14)
    css = f"body{{padding:{p.pick(40, 60)}px {p.pick(45, 80)}px;{typed(t, p.pick(12.5, 13.5, 14), p.pick(1.25, 1.5), 'left')}}}.r{{display:flex}}.l{{white-space:pre;flex:none}}.v{{padding-left:{p.pick(4, 10)}px}}.grp{{margin-bottom:{space}px}}h1{{font-size:1.15em;text-align:{p.pick('center', 'left')};margin:18px 0}}.c{{text-align:center}}"
    rule = p.pick("", "", f"<div>{'-' * 60}</div>", f"<div>{'=' * 60}</div>")
    head = p.pick(f"<div class=c>{p.office()}</div><div class=c>{p.reg_city_uf()}</div>", f"<div>{p.office()}<br>Município de {p.reg_city()} - {t.uf_full()}</div>")
    lead = p.pick("<p>CERTIFICO que dos livros deste cartório consta o assento com os dados seguintes:</p><br>", "<p>CERTIFICO, em resumo, que consta:</p><br>", "")
    return t.page(css, f"{head}{rule}<h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO EM BREVE RELATO', 'RESUMO DO ASSENTO DE NASCIMENTO')}</h1>{lead}{rule.join('<div class=grp>' + ''.join(g) + '</div>' for g in groups if g)}{rule}<br><p>{t.faith()}</p><p>{t.issued_at()}</p><br><br><p>{t.officer()}<br>{t.title()}</p>")


@form
def i_restaurada(p):
    """An entry restored after its book was lost: the lost book's numbers and date beside those of this one."""
    t = Told(p, born=(1915, 1975), late=True, home=.6)
    r = t.r
    t.old = 2 if r["edate"].year < 1972 else 0
    lost_date = r["birth"] + dt.timedelta(days=t.rng.randint(1, 60))
    lost = (records.livro_text(t.rng, t.rng.randint(1, 60)), records.folha_text(t.rng, t.rng.randint(1, 200)), records.termo_text(t.rng, t.rng.randint(10, 9000)))
    lost_text = p.pick(f"livro {lost[0]}, folhas {lost[1]}, termo {lost[2]}", f"fls. {lost[1]} do livro nº {lost[0]}, sob nº {lost[2]}", f"nº {lost[2]}, a folhas {lost[1]} do livro {lost[0]}")
    cause = p.pick("destruído por incêndio", "extraviado por ocasião da enchente", "inutilizado pelas traças e pela umidade", "desaparecido", "dilacerado pela ação do tempo")
    judge = t.say("Dr. " + people.person(t.rng, "M"))
    order = between(t.rng, r["rdate"] - dt.timedelta(days=60), r["rdate"])
    now = [("Livro", p.livro(), "livro"), ("Folhas", p.folha(), "folha"), ("Termo", p.termo(), "termo"), (p.pick("Data", "Lavrado em"), p.value(t.date_text(r["rdate"], p.pick("digits", "iso")), "rdate"), "reg_date")]
    before = [("Livro", t.say(lost[0]), None), ("Folhas", t.say(lost[1]), None), ("Termo", t.say(lost[2]), None), ("Data", t.say(t.date_text(lost_date, p.pick("digits", "iso"))), None)]
    cell = lambda rows: "".join(f"<div>{p.label(c, a) if c else a}: {b}</div>" for a, b, c in rows)
    manner = p.pick("table", "text", "header", "stack")
    ahead, behind = (("REGISTRO RESTAURADO", now), ("REGISTRO PRIMITIVO", before))
    if p.chance(.5):
        ahead, behind = behind, ahead
    table = ""
    if manner == "table":
        table = f"<table class=b><tr><td><b>{ahead[0]}</b>{cell(ahead[1])}</td><td><b>{behind[0]}</b>{cell(behind[1])}</td></tr></table>"
    elif manner == "header":
        table = "<table class=b><tr><th></th><th>Livro</th><th>Folhas</th><th>Termo</th><th>Data</th></tr>" + "".join(f"<tr><td>{title.capitalize()}</td>{''.join(f'<td>{b}</td>' for _, b, _ in rows)}</tr>" for title, rows in (ahead, behind)) + "</table>"
    elif manner == "stack":
        table = f"<p class=k><u>{ahead[0]}</u>: {'; '.join(f'{a.lower()} {b}' for a, b, _ in ahead[1])}.</p><p class=k><u>{behind[0]}</u>: {'; '.join(f'{a.lower()} {b}' for a, b, _ in behind[1])}.</p>"
    opening = f"CERTIFICO que {t.book()}, {p.pick('foi restaurado', 'consta, por restauração,')} o assento de nascimento de {t.name()}" if manner == "text" or p.chance(.3) else f"CERTIFICO que consta dos livros deste ofício, por restauração, o assento de nascimento de {t.name()}"
    done = f"restaurado {t.on(r['rdate'], 'rdate', 'words', lead='em')}" if manner == "text" else "restaurado"
    text = f"{opening}, {p.pick('que fora primitivamente', 'anteriormente')} lavrado em {t.say(t.date_text(lost_date, 'words'))}, {lost_text}, livro esse {cause}, e {done} por sentença do MM. Juiz de Direito {judge}, de {t.say(t.date_text(order, 'digits'))}."
    core = ", ".join(x for x in p.pick([f"{'O registrado' if t.male else 'A registrada'} nasceu {t.on(r['birth'], 'bdate')}, {t.hour()}, {t.where()}, {t.sex()}", t.twin(), t.parents(gp=p.chance(.2)), t.grandparents()], [f"Consta do assento que {t.on(r['birth'], 'bdate')}, {t.hour()}, {t.where()}, nasceu {t.a_child()}, {t.named()}", t.parents(), t.grandparents(), t.twin()]) if x) + "."
    note = t.margin(.5)
    css = f"body{{padding:{p.pick(45, 65)}px {p.pick(55, 75)}px;{typed(t, p.pick(12.5, 13.5), p.pick(1.4, 1.6)) if p.chance(.6) else 'font-family:' + p.pick(*PRINTED) + ';font-size:14px;line-height:1.5;'}}}.b{{border-collapse:collapse;width:100%;margin:14px 0}}.b td,.b th{{{p.pick('border:1px solid #000;', 'border-bottom:1px solid #888;', '')}padding:4px 8px;vertical-align:top;text-align:left;font-weight:inherit}}.k{{text-align:justify;margin-bottom:10px}}.c{{text-align:center}}h1{{font-size:1.2em;text-align:center;margin:18px 0}}"
    blocks = [f"<p class=k>{text}</p>", table, f"<p class=k>{core}</p>", f"<p class=k>{note}</p>" if note else ""]
    if p.chance(.35):
        blocks[0], blocks[1] = blocks[1], blocks[0]
    return t.page(css, f"<p class=c>{p.office()}<br>{p.reg_city_uf()}</p><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'CERTIDÃO DE ASSENTO RESTAURADO', 'CERTIDÃO DE NASCIMENTO - RESTAURAÇÃO')}</h1>{''.join(blocks)}<p class=k>{t.faith()}</p>" + p.pick(f"<p class=k>{t.issued_at()}. {t.by()}</p>", f"<p class=c>{t.issued_at()}<br><br><br>{t.officer()}<br>{t.title()}</p>"))


@form
def i_que(p):
    """A string of clauses that each begin with QUE, as chanceries write."""
    t = Told(p, born=(1915, 1990), home=.5)
    r = t.r
    t.old = 2 if r["edate"].year < 1972 else 0
    if p.chance(.35):
        t.in_words()
    que = p.pick("QUE", "QUE", "que", "Que", "<b>QUE</b>", "<u>QUE</u>")
    f, m = t.first, t.second
    clauses = [
        f"{t.book()}, {p.pick('se acha lavrado', 'consta', 'existe')} o assento de nascimento de {t.name()}",
        f"o dito assento foi lavrado {t.on(r['rdate'], 'rdate', p.pick('words', 'digits', 'iso'), lead='em')}",
        p.pick(f"{'o registrado' if t.male else 'a registrada'} nasceu {t.on(r['birth'], 'bdate')}, {t.hour()}", f"o nascimento ocorreu {t.on(r['birth'], 'bdate')}, {t.hour()}"),
        p.pick(f"o fato se deu {t.where()}", f"nasceu {t.where()}", f"foi lugar do nascimento: {p.birth_place()}, em {p.birth_city_uf()}"),
        p.pick(f"é {t.sex()} e {t.color()}", f"é {t.sex()}", f"pertence ao sexo {p.sex()}"),
    ]
    if f.known and m.known:
        who = lambda q: p.pick("seu pai", "o pai") if q is t.father else p.pick("sua mãe", "a mãe")
        clauses += [f"{who(f)} é {t.who(f)}{t.more(f, 2)}", f"{who(m)} é {t.who(m)}{t.more(m, 2)}"] if p.chance(.5) else [f"é {t.parents(trap=0).removeprefix('sendo ')}"]
        if t.married:
            clauses += [f"os pais são {t.marriage()}" if p.chance(.7) else "os pais são casados entre si"]
    else:
        clauses += [f"é {t.parents().removeprefix('sendo ')}"]
    pat, mat = t.couple_pair(t.father), t.couple_pair(t.mother)
    if p.chance(.5):
        clauses += [f"são seus avós {w} {x}" for w, x in (("paternos", pat), ("maternos", mat)) if x]
    else:
        grand = t.grandparents()
        clauses += [("é " if grand.startswith("net") else "são seus " if grand.startswith("avós ") else "") + re.sub("^tendo", "tem", re.sub("^sendo", "são", grand))]
    if r["twins"]:
        clauses += [f"é {t.twin().removeprefix('sendo ')}"]
    clauses += [f"foi declarante {t.kin()}", f"serviram de testemunhas {t.witnesses()}"][: p.pick(0, 1, 2)]
    k = p.pick(0, 1, 2)
    if k:
        clauses += [f"à margem do termo está {'averbado' if k == 1 else 'anotado'} o seguinte: {t.note('averb' if k == 1 else 'anot')}"]
    if p.chance(.4):
        clauses[1], clauses[2:5] = clauses[2], [clauses[3], clauses[4], clauses[1]]
    run = p.chance(.5)
    joint = p.pick("; ", "; ", ", ", " - ")
    if run:
        body = f"<p class=k>CERTIFICO {p.pick('e dou fé', 'para os devidos fins', '')} {joint.join(que + ' ' + c for c in clauses if c)}{'' if clauses[-1].endswith('.</span>') else '.'}</p>"
    else:
        body = f"<p class=k>{p.pick('CERTIFICO:', 'CERTIFICO e dou fé:', 'Certifica o Oficial infra-assinado:')}</p>" + "".join(f"<p class=k>{que} {c}{';' if i < len(clauses) - 1 else '' if c.endswith('.</span>') else '.'}</p>" for i, c in enumerate(clauses) if c)
    css = f"body{{padding:{p.pick(45, 70)}px {p.pick(55, 95)}px;{typed(t, p.pick(12.5, 13.5, 14.5), p.pick(1.4, 1.65))}}}.k{{margin-bottom:{p.pick(4, 10)}px;{p.pick('text-indent:50px;', 'padding-left:40px;', '')}}}.c{{text-align:center}}h1{{font-size:1.2em;{p.pick('text-align:center;', '')}margin:20px 0}}"
    return t.page(css, f"<p class={p.pick('c', 'l')}>{p.pick('PODER JUDICIÁRIO<br>', '', '')}{p.office()}<br>{p.reg_city_uf()}</p><h1>{p.pick('CERTIDÃO', 'CERTIDÃO DE NASCIMENTO', 'CERTIDÃO NARRATIVA DE NASCIMENTO')}</h1>{body}<br><p>{t.faith()}</p><p>{t.issued_at()}.</p><br><br><p class=c>{t.officer()}<br>{t.title()}</p>")


@form
def i_manuscrita(p):
    """A copy in a clerk's hand on a ruled sheet, of the first decades of the century."""
    t = Told(p, born=(1889, 1932), issued=(1900, 1955), home=.95)
    r = t.r
    t.old = 1
    t.big = False
    t.how = p.pick("plain", "under")
    r["time"] = (r["time"][0], p.pick(0, 0, 30))
    p.manner(hour=p.pick("words", "old"))
    if p.chance(.6):
        t.in_words()
    size = p.pick(19, 21, 23)
    pitch = size + p.pick(9, 12, 15)
    year = p.pick("do anno do Nascimento de Nosso Senhor Jesus Christo de ", "do anno de ", "de ", "da era de ")
    d = r["rdate"]
    first_day = d.day == 1
    long_date = f"{'primeiro dia' if first_day else t._number(d.day) + ' dias'} do mez de {p.pick(MONTHS[d.month - 1], MONTHS[d.month - 1].capitalize())} {year}{t._number(d.year)}"
    declares = t.first.known and t.first is t.father and p.chance(.7)
    f = t.first
    opening = f"{'Ao' if first_day else 'Aos'} {p.value(long_date, 'rdate')}, {p.pick('neste districto de paz de', 'nesta villa de', 'nesta cidade de', 'nesta freguezia de')} {p.reg_city()}, {t.uf_full()}, em {p.pick('meu cartorio', 'o cartorio a meu cargo')}, compareceu {p.pick('o cidadão ', '')}"
    opening += f"{t.who(f)}{t.more(f, p.pick(1, 2))}, e em presença das testemunhas abaixo assignadas declarou: que " if declares else f"{t.declarant()} e declarou que "
    core = [f"{t.born(.7)}, {t.hour()}, {t.where()}, nasceu {p.pick('uma criança', 'um innocente', 'uma creança')} {t.sex()}", t.twin(), t.named(), t.parents(declared=declares, trap=.35, gp=p.chance(.25)), t.grandparents()]
    order = p.pick([0, 1, 2, 3, 4], [0, 3, 4, 2, 1], [0, 2, 1, 3, 4], [0, 3, 2, 4, 1])
    text = opening + ", ".join(core[i] for i in order if core[i]) + ". " + t.signed()
    lead = p.pick(f"Certifico que a folhas {p.folha()} do livro numero {p.livro()} de registro de nascimentos, sob numero {p.termo()}, consta o termo do theor seguinte: ", f"{t.say(people.person(t.rng, 'M'))}, Escrivão de Paz e Official do Registro Civil deste districto, certifica que revendo o livro {p.livro()}, nelle a folhas {p.folha()} encontrou o assento numero {p.termo()}, cujo theor é o seguinte: ", f"Copia do termo numero {p.termo()}, lançado a folhas {p.folha()} do livro {p.livro()} de nascimentos. ")
    close = f"{p.pick('Nada mais se continha em dito termo que fielmente copiei do proprio original ao qual me reporto.', 'Está conforme. O referido é verdade, do que dou fé.', 'É o que se contém em dito termo. Dou fé.')} {t.margin(.3)}"
    end = p.pick(f"{t.issued_at()}. Eu, {t.officer()}, {p.pick('Escrivão', 'Official do Registro Civil')}, a escrevi e assigno.", f"{t.issued_at()}.<br>O Escrivão<br>{t.officer()}", f"Dada e passada nesta cidade de {t.issued_at()}.<br>{t.officer()}, Official")
    face = p.pick("'Z003',cursive", "'Z003',cursive", "'URW Bookman',serif;font-style:italic", "'C059',serif;font-style:italic", "'P052',serif;font-style:italic")
    size = size if "Z003" in face else size - 5
    rule = p.pick(f"background-image:repeating-linear-gradient(to bottom,transparent 0,transparent {pitch - 1}px,#9ab {pitch - 1}px,#9ab {pitch}px);", "", f"background-image:repeating-linear-gradient(to bottom,transparent 0,transparent {pitch - 1}px,#bbb {pitch - 1}px,#bbb {pitch}px);")
    margin = p.pick("border-left:2px solid #c77;", "border-left:1px solid #777;border-right:1px solid #777;", "")
    css = f"body{{padding:{p.pick(40, 60)}px {p.pick(40, 55)}px {p.pick(40, 60)}px {p.pick(60, 110)}px;font-family:{face};font-size:{size}px;line-height:{pitch}px}}.k{{{rule}{margin}padding-left:12px;text-align:{p.pick('left', 'justify')}}}.h{{font-family:{p.pick('inherit', p.pick(*PRINTED))};font-size:{p.pick('.8', '1')}em;text-align:{p.pick('center', 'left')}}}"
    title = p.pick("", "<p class=h>CERTIDÃO</p>", "<p class=h><b>REGISTRO CIVIL</b><br>Certidão de nascimento</p>")
    return t.page(css, f"<p class=h>{p.office()}{p.pick('', '<br>Comarca de ' + p.reg_city())}</p>{title}<p class=k>{lead}{text} {close}</p><p class=k>{end}</p>", height=1248)


@form
def i_publica_forma(p):
    """A notary's copy of a certificate: the copy's own date, place and notary stand behind those of the certificate."""
    t = Told(p, born=(1918, 1965), home=.6)
    r = t.r
    t.old = 2 if r["edate"].year < 1972 else 0
    notary = people.person(t.rng, "M")
    notary_place = t.say(places.place_text(t.rng, places.place(t.rng), "long"))
    later = between(t.rng, r["edate"] + dt.timedelta(days=10), r["edate"] + dt.timedelta(days=4000))
    clauses = [f"nascid{t.o} {t.on(r['birth'], 'bdate')}, {t.hour()}, {t.where()}", t.sex(), t.parents(), t.grandparents(), t.twin()]
    if p.chance(.4):
        clauses = [clauses[1], clauses[0]] + clauses[2:]
    date = t.on(r["rdate"], "rdate", p.pick("words", "digits"), lead="em")
    inner = f"{p.office()}. {p.pick('Comarca', 'Município')} de {p.reg_city()}. CERTIDÃO DE NASCIMENTO. CERTIFICO que {t.book()}, foi feito {date} o {p.pick('assento', 'registro')} de {t.name()}, {', '.join(c for c in clauses if c)}. Foi declarante {t.kin()}. {t.margin(.3)} {t.faith()} {t.issued_at()}. O Oficial, {t.officer()}. {p.pick('Estava devidamente selada e carimbada.', 'Colados e inutilizados selos no valor de Cr$ ' + str(t.rng.randint(2, 90)) + ',00.', 'Firma reconhecida.', '')}"
    q = p.pick("“”", '""', "  ")
    tail = p.pick(f"Nada mais se continha em dito documento que me foi apresentado e para aqui bem e fielmente fiz extrair a presente pública-forma. {notary_place}, {t.say(t.date_text(later, 'digits'))}. Eu, {t.say(notary)}, Tabelião, a subscrevo e assino em público e raso. Em testemunho da verdade.", f"Era o que se continha em dita certidão, a qual me reporto e dou fé. Conferida e concertada por mim, {t.say(notary)}, {t.rng.randint(1, 9)}º Tabelião, e outro Tabelião companheiro. {notary_place}, em {t.say(t.date_text(later, 'words'))}.")
    lead = p.pick("PÚBLICA-FORMA. Saibam quantos esta pública-forma virem que me foi apresentado um documento do teor seguinte: ", f"{t.say(notary)}, {t.rng.randint(1, 12)}º Tabelião de Notas da Comarca de {notary_place}, CERTIFICA que lhe foi apresentada para extrair pública-forma a certidão do teor seguinte: ")
    note_head = p.pick(f"<div class=h><b>{t.rng.randint(1, 9)}º TABELIONATO DE NOTAS</b><br>{notary_place}<br>Tabelião: {t.say(notary)}</div>", "<div class=h>REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL<br>PÚBLICA-FORMA</div>", f"<div class=h>CARTÓRIO DE NOTAS — {t.say(notary)}</div>")
    apart = p.chance(.5)
    css = f"body{{padding:{p.pick(50, 70)}px {p.pick(55, 95)}px;{typed(t, p.pick(12.5, 13.5), p.pick(1.4, 1.7, 1.9))}}}.h{{text-align:{p.pick('center', 'left')};margin-bottom:24px}}.in{{{p.pick('margin:14px 40px;', 'margin:14px 0 14px 80px;', 'margin:14px 0;')}}}.e{{margin-top:30px;text-align:{p.pick('right', 'center')}}}"
    body = f"<p>{lead}</p><p class=in>{q[0]}{inner}{q[1]}</p><p>{tail}</p>" if apart else f"<p>{lead}{q[0]}{inner}{q[1]} {tail}</p>"
    return t.page(css, f"{note_head}{body}<p class=e>{t.say(notary)}<br>Tabelião</p>")


@form
def i_reconhecido(p):
    """The term of a child of its mother alone; what came later is told at length in numbered notes behind it."""
    t = Told(p, born=(1925, 1992), home=.4, issued=None, first=p.pick("mother", "mother", "father"))
    r = t.r
    if p.chance(.75):
        r["father"] = None
        r["gp"]["gpm"] = r["gp"]["gpf"] = ""
        t.married = False
        t.first, t.second = p.parents("mother")
        t.mother, t.father = (t.first, t.second) if t.first.role == "mother" else (t.second, t.first)
        if r["declarant"]["kin"] in ("o pai", "pai", "o próprio pai", "genitor", "o genitor"):
            r["declarant"] = dict(r["witnesses"][-1], kin="avô materno" if r["witnesses"][-1]["sex"] == "M" else "avó materna")
    r["edate"] = max(r["edate"], min(r["rdate"] + dt.timedelta(days=t.rng.randint(9000, 15000)), records.TODAY))
    t.old = 2 if r["edate"].year < 1972 else 0
    by_mother = t.mother.known and p.chance(.5)
    appear = f"{t.on(r['rdate'], 'rdate')}, {p.pick('nesta cidade de', 'neste distrito de')} {p.reg_city_uf()}, compareceu em cartório " + (f"{t.who(t.mother)}{t.more(t.mother, 2)}, e declarou que " if by_mother and t.first is t.mother else f"{t.declarant()}, e declarou que ")
    declared = by_mother and t.first is t.mother
    core = [f"{t.born(.4)}, {t.hour()}, {t.where()}, nasceu {t.a_child()}, {t.named()}", t.parents(declared=declared), t.grandparents(), t.twin()]
    term = appear + ", ".join(c for c in core if c) + ". " + t.signed()
    kinds = t.rng.sample(["paternity", "rectify", "adoption", "legitimation"], p.pick(1, 2, 2, 3)) if r["father"] is None else t.rng.sample(["rectify", "adoption", "rectify"], 1)
    if r["father"] is None and "paternity" not in kinds:
        kinds[0] = "paternity"
    split = p.chance(.5)  # marriages and deaths under a title of their own
    rest = t.rng.sample(["marriage", "divorce", "death"], p.pick(0, 1, 2, 2))
    mark = p.pick("Av. {}: ", "AV-{} - ", "{}ª averbação: ", "{}) ", "Av.{}/" + str(r["entry"]) + " – ")
    def notes(field, kinds, mark):
        return "".join(f"<p class=k>{t.p.value(mark.format(i + 1), field, i == 0) if mark.strip() else ''} {t.note(field, kind, begins=i == 0 and not mark.strip())}</p>" for i, kind in enumerate(kinds))
    if split or not rest:
        shown = f"<p class=hh>{p.label('averbacoes', p.pick('AVERBAÇÕES', 'Averbações:', 'À MARGEM – AVERBAÇÕES'))}</p>{notes('averb', kinds, mark)}"
        if rest:
            shown += f"<p class=hh>{p.label('anotacoes', p.pick('ANOTAÇÕES', 'Anotações:', 'Anotações (art. 106 da Lei 6.015/73)'))}</p>{notes('anot', rest, p.pick('{}) ', 'An. {}: ', ''))}"
    else:
        shown = f"<p class=hh>{p.label('averbacoes', p.pick('AVERBAÇÕES', 'Averbações à margem', 'OBSERVAÇÕES / AVERBAÇÕES'))}</p>{notes('averb', kinds + rest, mark)}"
    lead = p.pick(f"CERTIFICO que {t.book()}, consta o assento de nascimento de {t.name()}, do teor seguinte:", f"CERTIDÃO DE INTEIRO TEOR do assento lavrado {t.book()}.", f"Certifico, a pedido, que o assento de {t.name()}, lavrado {t.book()}, é do seguinte teor:")
    first_notes = p.chance(.2)
    face = typed(t, p.pick(12, 13), p.pick(1.35, 1.55)) if p.chance(.6) else f"font-family:{p.pick(*PRINTED)};font-size:13.5px;line-height:1.45;"
    css = f"body{{padding:{p.pick(40, 60)}px {p.pick(50, 80)}px;{face}}}.k{{margin-bottom:8px;text-align:{p.pick('justify', 'left')}}}.hh{{margin:10px 0 4px;{p.pick('font-weight:bold', 'text-decoration:underline', 'text-align:center')}}}.c{{text-align:center}}.q{{{p.pick('padding:0 25px', 'border-left:3px solid #888;padding-left:12px', '')}}}"
    quoted = f"<p class='k q'>{term}</p>"
    return t.page(css, f"<p class=c>{p.office()}<br>{p.reg_city_uf()}</p><br><p class=k>{lead}</p>{shown + '<br>' + quoted if first_notes else quoted + shown}<p class=k>{t.faith()}</p><p class=c>{t.issued_at()}</p><br><p class=c>{t.officer()}<br>{t.title()}</p>", height=p.pick(1123, 1248))


@form
def i_paisagem(p):
    """A printed half-sheet in landscape: running printed text in which dots lead to and from what the machine typed."""
    t = Told(p, born=(1930, 1985), home=.45)
    r = t.r
    t.old = 2 if r["edate"].year < 1972 else 0
    mono = p.pick(*TYPED)
    dot = p.pick(".", ".", ".", "_", "…", "-")
    dots = lambda a=2, b=9: dot * t.rng.randint(a, b)
    glue = p.pick(" ", " ", "")
    typed_in = lambda value: f"{dots()}{glue}<span class=y>{value}</span>{glue}{dots()}"
    f, m = t.first, t.second
    printed = [
        f"{p.pick('CERTIFICO que a fls.', 'Certifico que a fls.', 'CERTIFICO que às folhas')}{typed_in(p.folha())}do livro n.º{typed_in(p.livro())}, sob n.º{typed_in(p.termo())}, {p.pick('de Registro de Nascimentos, consta o de', 'foi registrado o nascimento de', 'encontra-se o assento de')}{typed_in(t.name(True))}",
        f"nascido(a) {p.pick('aos', 'no dia', 'em')}{typed_in(p.value(t.date_text(r['birth'], p.pick('words', 'digits', 'iso')), 'bdate'))}às{typed_in(p.hour(p.pick('num', 'words')))}{p.pick('horas', 'hs.', '')}",
        f"{p.pick('em', 'no lugar', 'na')}{typed_in(p.birth_place())}{p.pick('cidade de', 'município de', 'em')}{typed_in(p.birth_city_uf())}",
        f"do sexo{typed_in(p.sex())}" + (f"de cor{typed_in(t.say(r['color']))}" if p.chance(.6) else ""),
        f"filh{p.pick('o(a)', t.o, '')}{dots(2, 5)} de{typed_in(t.who(f))}" + (f"natural de{typed_in(f.nat())}" if p.chance(.6) else "") + f"e de {p.pick('D.', 'dona', 'Dona')}{typed_in(t.who(m))}" + (f"natural de{typed_in(m.nat())}" if p.chance(.6) else ""),
    ]
    sides = [("paternos", t.couple_pair(t.father)), ("maternos", t.couple_pair(t.mother))]
    printed += [f"{p.pick('sendo avós paternos', 'Avós paternos:', 'neto(a) pelo lado paterno de')}{typed_in(sides[0][1] or p.blank())}e {p.pick('maternos', 'pelo materno de', 'avós maternos')}{typed_in(sides[1][1] or p.blank())}"]
    reg = f"{p.pick('Registro feito em', 'O termo foi lavrado em', 'Registrado em')}{typed_in(p.value(t.date_text(r['rdate'], p.pick('digits', 'iso')), 'rdate'))}"
    who = f"{p.pick('Foi declarante', 'Declarante')}{typed_in(t.kin())}" + (f"e testemunhas{typed_in(t.say(r['witnesses'][0]['name']))}e{typed_in(t.say(r['witnesses'][1]['name']))}" if p.chance(.6) else "")
    printed += p.pick([reg, who], [who, reg])
    if r["twins"]:
        printed += [f"Gêmeo com{typed_in(' e '.join(t.caps(lambda w=w: p.value(w['name'], 'twname')) for w in r['twins']))}"]
    printed += [f"{p.label('averbacoes', p.pick('Observações', 'OBSERVAÇÕES', 'Averbações'))}:{typed_in(t.note('averb') if p.chance(.35) else p.blank())}"]
    joint = p.pick(", ", "; ", "<br>", " ")
    face = p.pick(*PRINTED)
    wide = p.chance(.6)
    width, height = (1123, 794) if wide else (794, 560)
    frame = p.pick("border:6px double #333;", "border:2px solid #000;outline:1px solid #000;outline-offset:4px;", "border:1px solid #777;border-radius:12px;", "")
    left = p.chance(.35)
    head = f"<div class=h><b>{p.pick('REGISTRO CIVIL', 'REPÚBLICA FEDERATIVA DO BRASIL', 'ESTADOS UNIDOS DO BRASIL')}</b><br>{p.office()}<br>{p.reg_city_uf()}<br><span class=big>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento', 'NASCIMENTO')}</span></div>"
    foot = f"<div class=ft><div>{t.faith()}<br>{p.issue_city()}{dots()} {p.pick('em', ',')} {p.value(t.date_text(r['edate'], p.pick('digits', 'iso')), 'edate')}</div><div style='text-align:center'>{dots(14, 30)}<br>{t.officer()}<br>{t.title()}</div></div>"
    css = f"body{{padding:26px}}.fr{{{frame}padding:{p.pick(16, 24)}px;min-height:{height - 60}px;font-family:{face};font-size:{p.pick(14, 15) if wide else 12}px;line-height:{p.pick(1.6, 1.8) if wide else 1.45}}}.y{{font-family:{mono};font-size:.95em}}.h{{text-align:center;line-height:1.35;margin-bottom:12px}}.big{{font-size:1.7em;{p.pick('letter-spacing:3px', 'font-style:italic', '')}}}.ft{{display:flex;justify-content:space-between;gap:40px;margin-top:{p.pick(10, 20)}px}}.sp{{display:flex;gap:22px}}.sp>.h{{width:24%;{p.pick('border-right:1px solid #000;padding-right:12px', '')}}}.x{{overflow-wrap:anywhere;text-align:{p.pick('left', 'justify')};flex:1}}"
    text = f"<div class=x>{joint.join(printed)}.</div>"
    inside = f"<div class=sp>{head}<div style='flex:1'>{text}{foot}</div></div>" if left and wide else head + text + foot
    return t.page(css, f"<div class=fr>{inside}</div>", width, height)


def bare(text):
    """In capitals and without accents, as a line printer's first programs wrote."""
    return "".join({"Á": "A", "À": "A", "Â": "A", "Ã": "A", "É": "E", "Ê": "E", "Í": "I", "Ó": "O", "Ô": "O", "Õ": "O", "Ú": "U", "Ü": "U", "Ç": "C", "º": "o", "ª": "a"}.get(c, c) for c in text.upper())


@form
def i_matricial(p):
    """A dot-matrix print of the 1980s and 1990s on continuous paper: capitals without accents, rules of signs, text that runs on under titles."""
    t = Told(p, born=(1940, 1998), issued=(1984, 2003), old=0, home=.2)
    r = t.r
    t.how = "plain"
    p.style.value = bare
    p.style.blank = p.pick("NAO CONSTA", "IGNORADOS", "------", "NAO DECLARADOS", "*****")
    f, m = t.first, t.second
    cols = p.pick(62, 70, 76)
    sign = p.pick("=", "-", "*", "_", "- ")
    rule = f"<div class=u>{(sign * cols)[:cols]}</div>"
    date = lambda d: t.date_text(d, p.pick("words", "digits", "iso", "iso"))
    parts = [
        ("REGISTRO", f"LIVRO {p.livro()} {p.pick('FOLHAS', 'FLS.', 'FL.')} {p.folha()} {p.pick('TERMO', 'NUMERO', 'No.')} {p.termo()} {p.pick('LAVRADO EM', 'DE', 'EM')} {p.value(date(r['rdate']), 'rdate')}"),
        ("REGISTRADO", f"{t.name()} {p.pick('DO SEXO', '- SEXO', ', SEXO')} {p.sex()}"),
        ("NASCIMENTO", p.pick(f"OCORRIDO EM {p.value(date(r['birth']), 'bdate')} AS {p.hour('num')} EM {p.birth_place()} - {p.birth_city_uf()}", f"DIA {p.value(date(r['birth']), 'bdate')}, {p.hour('num')}, {p.birth_place()}, {p.birth_city_uf()}")),
        ("FILIACAO", " E ".join(f"{t.who(q)}{', NATURAL DE ' + q.nat() if p.chance(.6) else ''}{', ' + q.extra('profession') if p.chance(.4) else ''}" for q in (f, m) if q.known) or "IGNORADA"),
        ("AVOS PATERNOS", t.father.grandparents(" E ") if t.couple_pair(t.father, True) else p.blank()),
        ("AVOS MATERNOS", t.mother.grandparents(" E ") if t.couple_pair(t.mother, True) else p.blank()),
    ]
    if r["twins"]:
        parts.append(("GEMEO", f"{p.value('SIM', 'twin')}, COM {' E '.join(p.value(w['name'], 'twname') for w in r['twins'])}"))
    more = [("DECLARANTE", t.kin()), ("TESTEMUNHAS", t.say(r["witnesses"][0]["name"]) + " E " + t.say(r["witnesses"][1]["name"]))]
    parts += more[: p.pick(0, 1, 2)]
    k = p.pick(0, 1, 2)
    parts.append(("OBSERVACOES", "NADA CONSTA" if not k else "AVERBACAO: " + t.note("averb") if k == 1 else "ANOTACAO: " + t.note("anot")))
    concepts = {"REGISTRADO": "name", "NASCIMENTO": "birth_date", "FILIACAO": "filiation", "AVOS PATERNOS": "gp_paternal", "AVOS MATERNOS": "gp_maternal", "DECLARANTE": "other", "TESTEMUNHAS": "other", "REGISTRO": "other", "GEMEO": "twin", "OBSERVACOES": "other"}
    style = p.pick("run", "titles", "beside", "bars", "bars")
    if style == "run":
        words = {"REGISTRO": "CONSTA NO ", "REGISTRADO": "O ASSENTO DE ", "NASCIMENTO": "NASCIMENTO ", "FILIACAO": "FILIACAO DE ", "AVOS PATERNOS": "AVOS PATERNOS ", "AVOS MATERNOS": "AVOS MATERNOS ", "DECLARANTE": "DECLARANTE ", "TESTEMUNHAS": "TESTEMUNHAS ", "GEMEO": "GEMEO ", "OBSERVACOES": "OBS. "}
        body = f"{rule}<p>CERTIFICO QUE {p.pick(', ', '; ', ' - ').join(words[a] + b for a, b in parts)}{'' if k else '.'}</p>{rule}"
    elif style == "titles":
        body = rule + "".join(f"<p>{p.label(concepts[a], a)}</p><p class=in>{b}</p>" for a, b in parts) + rule
    elif style == "beside":
        body = rule + "<table>" + "".join(f"<tr><td class=n>{p.label(concepts[a], a)}</td><td>: {b}</td></tr>" for a, b in parts) + f"</table>{rule}"
    else:
        body = rule + rule.join(f"<p>{p.label(concepts[a], a)}: {b}</p>" for a, b in parts) + rule
    order = p.pick(f"<p>O REFERIDO E VERDADE E DOU FE.</p><br><p>{p.issue_city()}, {p.value(date(r['edate']), 'edate')}</p><br><br><p>{'_' * 34}<br>{p.officer()}<br>{t.title()}</p>", f"<p>{p.issue_city_uf()}, {p.value(date(r['edate']), 'edate')}. EU, {t.say(r['clerk'])}, DIGITEI. {p.officer()}, {t.title()}.</p>")
    head = p.pick(f"<p>{p.office()}</p><p>{p.reg_city_uf()}</p>", f"<p>{p.reg_city()} - {p.office()} - {p.reg_uf()}</p>", f"<p>{p.office()}{'&nbsp;' * 8}PAG. 1</p><p>MUNICIPIO DE {p.reg_city()}{'&nbsp;' * 4}UF {p.reg_uf()}</p>")
    css = f"body{{padding:{p.pick(30, 50)}px {p.pick(40, 60)}px;font-family:{p.pick(*TYPED[:4])};font-size:{p.pick(12.5, 13.5)}px;line-height:{p.pick(1.2, 1.4, 1.6)};{p.pick('', '', 'transform:scaleX(1);letter-spacing:.04em;')}}}.u{{white-space:nowrap;overflow:hidden}}.in{{padding-left:{p.pick(30, 60, 120)}px}}.n{{width:150px;vertical-align:top}}p{{overflow-wrap:anywhere}}h1{{font-size:1.1em;letter-spacing:{p.pick(0, 4)}px}}td{{vertical-align:top}}"
    return t.page(css, f"{head}<h1>{p.pick('CERTIDAO DE NASCIMENTO', 'CERTIDAO EM BREVE RELATO', 'CERTIDAO DE NASCIMENTO - BREVE RELATO')}</h1>{body}<br>{order}", height=p.pick(1056, 1123))


@form
def i_termo_e_resumo(p):
    """The term in full beside a column that sums it up: many values twice, in words and in figures."""
    t = Told(p, born=(1930, 1999), issued=(1975, 2024), old=0, home=.3)
    r = t.r
    declares = t.first.known and p.chance(.6)
    appear = f"{t.on(r['rdate'], 'rdate', p.pick('dias', 'words'))}, {p.pick('nesta cidade de', 'neste distrito de')} {p.reg_city_uf()}, em cartório, compareceu " + (f"{t.who(t.first)}{t.more(t.first, 2)}" if declares else t.declarant()) + ", e declarou que "
    core = [f"{t.born(.4)}, {t.hour()}, {t.where()}, nasceu {t.a_child()}, {t.named()}", t.parents(declared=declares), t.grandparents(), t.twin()]
    term = appear + ", ".join(c for c in core if c) + ". " + t.signed()
    num = lambda d, field: p.value(t.date_text(d, "iso"), field)
    summary = [("name", p.pick("Nome", "Registrad" + t.o), t.name(True)), ("birth_date", p.pick("Nascimento", "Data de nascimento"), num(r["birth"], "bdate")), ("sex", "Sexo", p.sex()), ("livro", "Livro", p.livro()), ("folha", "Folha", p.folha()), ("termo", "Termo", p.termo()), ("reg_date", p.pick("Data do registro", "Registro"), num(r["rdate"], "rdate"))]
    if p.chance(.5):
        summary.insert(3, ("filiation", "Filiação", "<br>".join(t.who(q) for q in (t.first, t.second) if q.known) or p.blank()))
    if p.chance(.4):
        summary = summary[3:] + summary[:3]
    manner = p.pick("above", "beside", "boxes")
    box = {"above": "".join(f"<div class=it><small>{p.label(c, a)}</small><div>{b}</div></div>" for c, a, b in summary), "beside": "".join(f"<div class=it>{p.label(c, a)}: {b}</div>" for c, a, b in summary), "boxes": "".join(f"<div class='it bx'><small>{p.label(c, a)}</small><div>{b}</div></div>" for c, a, b in summary)}[manner]
    where = p.pick("right", "left", "top")
    notes = t.margin(.7)
    note = f"<p class=k>{notes}</p>" if notes else ""
    lead = p.pick("CERTIFICO que o assento de nascimento é do seguinte teor:", f"Certifico que {t.book()}, consta o seguinte termo:", "Inteiro teor do assento:")
    term_box = f"<div class=t><p class=k>{lead}</p><p class=k>{term}</p>{note}</div>"
    side = f"<div class=s>{p.pick('<b>RESUMO</b>', '<b>DADOS DO REGISTRO</b>', '')}{box}</div>"
    flow = "flex-direction:column" if where == "top" else ""
    body = term_box + side if where == "right" else side + term_box
    inline = "display:flex;flex-wrap:wrap;gap:4px 18px;" if where == "top" else f"width:{p.pick(170, 200, 230)}px;flex:none;font-size:.88em;"
    face = typed(t, p.pick(11.5, 12.5), p.pick(1.35, 1.55)) if p.chance(.5) else f"font-family:{p.pick(*PRINTED)};font-size:13px;line-height:1.5;"
    css = f"body{{padding:{p.pick(35, 55)}px;{face}}}.m{{display:flex;gap:{p.pick(14, 24)}px;{flow}}}.t{{flex:1;{p.pick('border:1px solid #444;padding:12px;', '', 'border-top:2px solid #000;padding-top:8px;')}}}.s{{{inline}{p.pick('background:#eee;padding:10px;', 'border:1px solid #000;padding:8px;', '')}}}.it{{margin-bottom:{p.pick(5, 10)}px;overflow-wrap:anywhere}}.bx{{border:1px solid #666;padding:3px 6px}}small{{font-size:.75em}}.k{{text-align:{p.pick('justify', 'left')};margin-bottom:8px}}.c{{text-align:center}}h1{{font-size:1.3em;text-align:center}}"
    mat = f"<p class=c>{p.label('matricula', 'Matrícula')} {p.matricula()}</p>" if r["edate"].year > 2010 and p.chance(.7) else ""
    return t.page(css, f"<p class=c><b>{p.office()}</b><br>{p.reg_city_uf()}</p><h1>{p.pick('CERTIDÃO DE INTEIRO TEOR', 'CERTIDÃO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO<br>INTEIRO TEOR')}</h1>{mat}<br><div class=m>{body}</div><br><p class=k>{t.faith()}</p><p class=c>{t.issued_at()}</p><br><br><p class=c>{p.pick('', '________________________<br>')}{t.officer()}<br>{t.title()}</p>" + (f"<p style='font-size:.8em'>Selo {p.seal()}</p>" if r["edate"].year > 2000 and p.chance(.6) else ""))


@form
def i_minima(p):
    """A few typed lines on half a sheet, free of charge, for school, the army or the polls."""
    t = Told(p, born=(1920, 1980), home=.4)
    r = t.r
    t.old = 2 if r["edate"].year < 1972 else 0
    use = p.pick("para fins escolares", "para fins militares", "para fins eleitorais", "para alistamento eleitoral", "para fins de trabalho de menores", "exclusivamente para fins de matrícula escolar", "isenta de selos, para fins de previdência social")
    names = [t.who(q) for q in (t.first, t.second) if q.known]
    of = " e de ".join(names) or "pais ignorados"
    birth = t.on(r["birth"], "bdate")
    text = p.pick(
        f"CERTIFICO, {use}, que {t.name()}, filh{t.o} de {of}, nasceu {birth}, {t.where()}, conforme consta do assento lavrado {t.book()}.",
        f"CERTIFICO que {t.book()}, consta ter nascido {t.where()}, {birth}, {t.hour()}, {t.name()}, {t.sex()}, filh{t.o} de {of}. A presente é passada {use}.",
        f"Certifico {use} que, {birth}, nasceu {t.where()} {t.name()}, {t.sex()}, filh{t.o} de {of}, registrad{t.o} {t.book()}, em {p.value(t.date_text(r['rdate'], p.pick('words', 'digits', 'iso')), 'rdate')}.",
        f"A pedido verbal da parte, e {use}, certifico que {t.name()} nasceu {birth}, {t.hour()}, {t.where()}, sendo filh{t.o} de {of}, {t.grandparents()}. Registro feito {t.book()}.",
    )
    twin = f" É {t.twin().removeprefix('sendo ')}." if r["twins"] else ""
    free = p.pick("GRÁTIS", "ISENTA DE SELOS E EMOLUMENTOS", "Válida somente para o fim declarado", "")
    head = p.pick(f"{p.office()} - {p.reg_city_uf()}", f"{p.office()}<br>{p.reg_city()}<br>{t.uf_full()}", f"{t.uf_full()}, {p.reg_city()}<br>{p.office()}")
    sign = p.pick(f"<p class=e>{t.issued_at()}.<br><br>{t.officer()}<br>{t.title()}</p>", f"<p>{t.issued_at()}. {t.by()}</p>", f"<p class=e>{t.issued_at()}<br><br>O Oficial: {t.officer()}</p>")
    w, h = p.pick((794, 560), (794, 480), (640, 620), (794, 620))
    css = f"body{{padding:{p.pick(28, 44)}px {p.pick(36, 70)}px;{typed(t, p.pick(12.5, 13.5, 14.5), p.pick(1.4, 1.7, 1.9))}}}.h{{text-align:{p.pick('left', 'center')}}}h1{{font-size:1.1em;text-align:center;{p.pick('text-decoration:underline;', 'letter-spacing:.3em;', '')}}}.k{{text-indent:{p.pick(0, 60)}px}}.e{{text-align:{p.pick('center', 'right')}}}.fr{{font-size:.8em;text-align:right}}"
    return t.page(css, f"<p class=h>{head}</p><p class=fr>{free}</p><h1>{p.pick('CERTIDÃO', 'CERTIDÃO DE NASCIMENTO', 'CERTIDÃO DE IDADE')}</h1><p class=k>{text}{twin} {t.faith()}</p><br>{sign}", w, h)


@form
def i_reprografica(p):
    """A photocopied leaf of a book with printed terms, blanks filled in by hand or machine, and the office's stamp below."""
    t = Told(p, born=(1935, 1992), issued=(1972, 2015), old=0, home=.35)
    r = t.r
    t.how = "plain"
    hand = p.pick("'Z003',cursive;font-size:1.3em", p.pick(*TYPED), p.pick(*TYPED), "'P052',serif;font-style:italic")
    line = p.pick("border-bottom:1px solid #333", "border-bottom:1px dotted #333", "")
    y = lambda value, pad=None: f"<span class=y style='padding:0 {pad or t.rng.randint(3, 26)}px'>{value}</span>"
    f, m = t.first, t.second
    reg = t.date_text(r["rdate"], "words")
    declares = f.known and f is t.father and p.chance(.6)
    d = r["declarant"]
    year = t._number(r["rdate"].year)
    day = f"{'primeiro' if r['rdate'].day == 1 else t._number(r['rdate'].day)}"
    opening = f"{p.pick('Aos', 'A')} {y(p.value(day, 'rdate'))} {p.pick('dias do mês de', 'de')} {y(p.value(MONTHS[r['rdate'].month - 1], 'rdate', False))} de {y(p.value(year, 'rdate', False))}, {p.pick('neste', 'nesta cidade, neste')} {p.pick('cartório', 'Distrito')} de {y(p.reg_city())}, {t.uf_full()}, compareceu {y(t.who(f) if declares else t.say(d['name']))} {p.pick('natural de', 'nacionalidade')} "
    opening += (y(f.nat()) if "natural de" in opening[-14:] else y(f.extra("nationality"))) if declares else (y(t.say(places.place_text(t.rng, places.place(t.rng)))) if "natural de" in opening[-14:] else y(t.say(d["nationality"])))
    opening += f" profissão {y(f.extra('profession') if declares else t.say(d['profession']))} e declarou que: "
    apart = p.chance(.5)
    b = r["birth"]
    birth = f"no dia {y(p.birth_day())} de {y(p.birth_month())} de {y(p.birth_year())}" if apart else f"no dia {y(p.value(t.date_text(b, 'words'), 'bdate'))}" if p.chance(.6) or (b.year, b.month) != (r["rdate"].year, r["rdate"].month) else f"no dia {y(p.value(('primeiro' if b.day == 1 else t._number(b.day)) + ' do corrente mês e ano', 'bdate'))}"
    text = opening + f"{birth}, às {y(p.hour(p.pick('num', 'words')))} {p.pick('horas', '')}, em {y(p.birth_place())} {p.pick('município de', 'cidade de')} {y(p.birth_city_uf())} nasceu uma criança do sexo {y(p.sex())} {p.pick('de cor ' + y(t.say(r['color'])), '')} que recebeu o nome de {y(t.name())} "
    if declares and p.chance(.7):
        text += f"filh{y(t.o, 2) if p.chance(.5) else t.o} dele declarante e de {y(t.who(m))} natural de {y(m.nat())} "
    else:
        one = y(t.who(f)) + (f" natural de {y(f.nat())}" if not declares else "")
        text += f"filh{p.pick('o(a)', t.o)} de {one} e de {y(t.who(m))} natural de {y(m.nat())} "
    if t.married:
        text += f"casados em {y(t.say(places.place_text(t.rng, places.place(t.rng))))} no ano de {y(t.say(b.year - t.rng.randint(1, 15)))} "
    text += f"sendo avós paternos {y(t.couple_pair(t.father, True) or p.blank())} e maternos {y(t.couple_pair(t.mother, True) or p.blank())}. "
    if r["twins"]:
        text += f"Gêmeo de {y(' e '.join(t.caps(lambda w=w: p.value(w['name'], 'twname')) for w in r['twins']))}. "
    text += f"{p.pick('Testemunhas', 'Foram testemunhas')} {y(t.say(r['witnesses'][0]['name']))} e {y(t.say(r['witnesses'][1]['name']))}. Do que, para constar, lavrei este termo. Eu, {y(t.say(t.clerk_then))}, Oficial, o subscrevi."
    signed = "<div class=sg>" + "".join(f"<span>{t.say(x)}</span>" for x in ([f.person["name"] if declares else d["name"]] + [w["name"] for w in r["witnesses"][:2]])) + "</div>" if p.chance(.6) else ""
    number = p.pick(f"<div class=nr>{p.label('termo', p.pick('Nº', 'Termo nº', 'Nº de ordem'))} {y(p.termo())}</div>", f"<div class=nr>{p.label('termo', 'Nº')} {y(p.termo())} – {t.name()}</div>")
    top = p.pick(f"<div class=tp><span>{p.label('livro', p.pick('LIVRO', 'Livro nº'))} {p.livro()}</span><span>REGISTRO DE NASCIMENTOS</span><span>{p.label('folha', p.pick('FOLHA', 'Fls.'))} {p.folha()}</span></div>", f"<div class=tp><span>Fls. {p.folha()}</span><span>Livro {p.livro()}</span></div>")
    k = p.pick(0, 1, 2, 2)
    margin = f"<div class=mg>{p.pick('<b>AVERBAÇÕES</b><br>', 'Averbação: ')}{t.note('averb')}</div>" if k == 1 else f"<div class=mg>{p.pick('<b>ANOTAÇÕES</b><br>', 'Anotação: ')}{t.note('anot')}</div>" if k == 2 else "<div class=mg><b>AVERBAÇÕES</b></div>"
    stamp = f"<div class=st>{p.pick('<b>CERTIDÃO</b><br>', '<b>CERTIDÃO POR REPROGRAFIA</b><br>')}{p.pick('Certifico que a presente é reprodução fiel do assento constante do livro e folhas acima, extraída por meio reprográfico (art. 19, § 1º, da Lei 6.015/73).', 'Certifico e dou fé que a presente cópia reprográfica, de inteiro teor, confere com o original arquivado nesta serventia.')}<br>{p.office()}<br>{t.issued_at()}<br><br>{t.officer()}<br>{t.title()}" + (f"<br>Selo: {p.seal()}" if r["edate"].year > 1998 and p.chance(.6) else "") + "</div>"
    right = p.chance(.5)
    css = f"body{{padding:{p.pick(30, 45)}px {p.pick(35, 55)}px;font-family:{p.pick(*PRINTED)};font-size:{p.pick(13, 14)}px;line-height:{p.pick(1.75, 2)}}}.y{{font-family:{hand};{line};line-height:1.2}}.tp{{display:flex;justify-content:space-between;border-bottom:2px solid #000;margin-bottom:10px}}.bk{{display:flex;gap:12px;{p.pick('border:1px solid #000;padding:8px', '')}}}.tx{{flex:1;text-align:{p.pick('left', 'justify')};{p.pick('border-right:1px solid #000;padding-right:10px' if right else 'border-left:1px solid #000;padding-left:10px', '')}}}.mg{{width:{p.pick(130, 165)}px;flex:none;font-size:.8em;line-height:1.4;overflow-wrap:anywhere}}.nr{{margin-bottom:6px}}.sg{{font-family:'Z003',cursive;font-size:1.2em;display:flex;flex-wrap:wrap;gap:4px 40px;margin-top:8px}}.st{{margin:22px {p.pick('0 0 auto', 'auto', '0')};width:{p.pick(330, 400, 470)}px;border:{p.pick('1px solid #000', '2px solid #335', '0')};padding:10px;font-family:{p.pick(chr(39) + 'Liberation Sans' + chr(39), p.pick(*TYPED))};font-size:11.5px;line-height:1.4;text-align:{p.pick('center', 'left')}}}"
    block = f"<div class=tx>{number}{text}{signed}</div>"
    return t.page(css, f"{top}<div class=bk>{block + margin if right else margin + block}</div>{stamp}")


@form
def i_rubricas(p):
    """A narrated certificate whose clauses have their captions in the margin, small, on one side or both."""
    t = Told(p, born=(1935, 1998), issued=None, home=.35)
    r = t.r
    t.old = 2 if r["edate"].year < 1972 else 0
    f, m = t.first, t.second
    caption = lambda concept, text: p.label(concept, text) if concept else text
    rows = [
        (None, p.pick("Assento", "Registro", "Livro, folha e termo"), f"{p.pick('Consta', 'Acha-se lavrado', 'Foi lavrado')} {t.book()}, {t.on(r['rdate'], 'rdate', p.pick('words', 'digits'), lead='em')}, o assento"),
        ("name", p.pick("Registrad" + t.o, "Nome", "De quem"), f"de {t.name()}, {t.sex()}" + (f", {t.twin()}" if r["twins"] else "")),
        ("birth_date", p.pick("Nascimento", "Quando e onde", "Data e lugar"), f"nascid{t.o} {t.on(r['birth'], 'bdate')}, {t.hour()}, {t.where()}"),
        ("filiation", p.pick("Pais", "Filiação", "Genitores"), t.parents()),
        ("gp_all", p.pick("Avós", "Avoenga", "Ascendentes"), t.grandparents()),
        (None, p.pick("Declarante", "Quem declarou"), f"foi declarante {t.kin()}"),
        (None, "Testemunhas", f"e testemunhas {t.witnesses()}"),
    ]
    if p.chance(.4):
        rows = rows[:5]
    if p.chance(.25):
        rows[2], rows[3] = rows[3], rows[2]
    kind = p.pick(0, 1, 2)
    if kind:
        rows.append(("averbacoes" if kind == 1 else "anotacoes", "Averbações" if kind == 1 else "Anotações", t.note("averb" if kind == 1 else "anot")))
    side = p.pick("left", "right", "both")
    width = p.pick(90, 115, 140)
    shown = ""
    for i, (concept, text, clause) in enumerate(rows):
        end = "" if clause.endswith(".</span>") else "." if i >= len(rows) - 1 or i >= 4 else p.pick(",", ",", ";")
        left = side == "left" or side == "both" and i % 2 == 0
        cap = f"<div class=cp>{caption(concept, text)}</div>"
        blank = "<div class=cp></div>" if side == "both" else ""
        body = f"<div class=cl>{clause}{end}</div>"
        shown += f"<div class=rw>{cap if left else blank}{body}{blank if left else cap}</div>"
    face = typed(t, p.pick(12.5, 13.5), p.pick(1.4, 1.7)) if p.chance(.55) else f"font-family:{p.pick(*PRINTED)};font-size:{p.pick(13.5, 15)}px;line-height:1.5;"
    css = f"body{{padding:{p.pick(45, 65)}px {p.pick(40, 60)}px;{face}}}.rw{{display:flex;gap:14px;margin-bottom:{p.pick(2, 8, 14)}px}}.cp{{width:{width}px;flex:none;font-size:.75em;{p.pick('font-style:italic;', 'text-transform:uppercase;', 'font-family:Liberation Sans;')}{p.pick('text-align:right;', '')}}}.cl{{flex:1;text-align:{p.pick('justify', 'left')};{p.pick('border-left:1px solid #000;padding-left:10px;', '', '')}}}.c{{text-align:center}}h1{{font-size:1.25em;text-align:{p.pick('center', 'left')};margin:20px 0}}"
    ids = f"<p class=c>{p.label('matricula', 'Matrícula')}: {p.matricula()}</p><br>" if r["edate"].year > 2010 and p.chance(.6) else ""
    lead = p.pick("<p>CERTIFICO e dou fé:</p><br>", "<p>Certifico que, revendo os livros deste registro,</p><br>", "")
    return t.page(css, f"<p class={p.pick('c', 'x')}>{p.office()}<br>{p.reg_city_uf()}</p><h1>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão narrativa de nascimento', 'NASCIMENTO – CERTIDÃO')}</h1>{ids}{lead}{shown}<br><p>{t.faith()}</p><p class=c>{t.issued_at()}<br><br><br>{t.officer()}<br>{t.title()}</p>")


@form
def i_folha_vizinha(p):
    """A copied leaf on which the term before ends and the next one begins: only the one that the office certifies counts."""
    t = Told(p, born=(1915, 1978), issued=(1970, 2020), old=0, home=.65)
    r, rng = t.r, t.rng
    t.how = p.pick("plain", "under")
    entry = r["entry"] = 2 + r["entry"] % 3000
    r["termo"] = p.pick(str(entry), str(entry), f"{entry:04d}", f"{entry // 1000}.{entry % 1000:03d}" if entry > 999 else str(entry))
    t.number()

    def another(day):
        """A term of somebody else on this leaf."""
        sex = rng.choice("MF")
        o = "o" if sex == "M" else "a"
        father, mother = people.person(rng, "M"), people.person(rng, "F")
        child = people.child(rng, sex, mother.split()[-1], father.split()[-1])
        born = day - dt.timedelta(days=rng.randint(1, 20))
        name = lambda x: t.say(x.upper() if t.big else x)
        head = f"Aos {t.say(t.date_text(day, 'dias').replace('primeiro dia', 'um dia'))}, nesta cidade, em cartório, compareceu {name(father)}, {t.say(people.profession(rng, 'M'))}, e declarou que no dia {t.say(t.date_text(born, 'words'))}, às {t.say(records.hour_text(rng, (rng.randint(1, 23), 0), 'words'))}, neste distrito, nasceu uma criança do sexo {'masculino' if sex == 'M' else 'feminino'}, a quem deu o nome de {name(child)}, "
        tail = f"filh{o} legítim{o} dele declarante e de {name(mother)}, net{o} paterno de {name(people.person(rng, 'M'))} e {name(people.person(rng, 'F'))}, e materno de {name(people.person(rng, 'M'))} e {name(people.person(rng, 'F'))}. Do que lavrei este termo. Eu, {t.say(t.clerk_then)}, o escrevi. {t.say(father)}. {t.say(people.person(rng, 'M'))}."
        return head, tail, child

    declares = t.first.known and p.chance(.6)
    appear = f"{t.on(r['rdate'], 'rdate', p.pick('dias', 'words'))}, {p.pick('nesta cidade de', 'neste distrito de')} {p.reg_city()}, em cartório, compareceu " + (f"{t.who(t.first)}{t.more(t.first, 2)}" if declares else t.declarant()) + ", e declarou que "
    core = [f"{t.born(.5)}, {t.hour()}, {t.where()}, nasceu {t.a_child()}, {t.named()}", t.parents(declared=declares, trap=.3), t.grandparents(), t.twin()]
    term = appear + ", ".join(c for c in core if c) + ". " + t.signed()
    before, after = another(r["rdate"] - dt.timedelta(days=rng.randint(0, 3))), another(r["rdate"] + dt.timedelta(days=rng.randint(0, 4)))
    number = lambda n, own: f"<b>N.º {p.termo() if own else t.say(n)}</b>"
    manner = p.pick("margin", "inline", "inline", "rule")
    k = p.pick(0, 0, 1, 2)
    note = "" if not k else f"<p>{'Averbação' if k == 1 else 'Anotação'}: {t.note('averb' if k == 1 else 'anot')}</p>"
    blocks = []
    if p.chance(.75):
        blocks.append((number(entry - 1, False) if p.chance(.3) else "", "… " + before[1], ""))
    blocks.append((number(entry, True) + (f"<p>{t.name()}</p>" if manner == "margin" else ""), term, note))
    if p.chance(.75):
        blocks.append((number(entry + 1, False) + (f"<p>{t.say(after[2])}</p>" if manner == "margin" and p.chance(.6) else ""), after[0] + p.pick("…", "(continua)", ""), ""))
    own = "<table class=g>" + "".join(f"<tr><td class=mg>{a}{c}</td><td class=tx>{b}</td></tr>" for a, b, c in blocks) + "</table>" if manner == "margin" else "".join(f"<p class=tx>{a}{' - ' if a else ''}{b}</p>{c}{'<hr>' if manner == 'rule' and i < len(blocks) - 1 else ''}" for i, (a, b, c) in enumerate(blocks))
    what = p.pick(f"CERTIFICO que a presente é cópia fiel do assento nº {p.termo()}, de {t.name()}, às folhas {p.folha()} do livro {p.livro()} desta serventia.", f"Certifico que o termo {p.termo()}, lavrado a fls. {p.folha()} do livro {p.livro()}, referente ao nascimento de {t.name()}, confere com a cópia {p.pick('supra', 'retro', 'nesta folha')}.", f"CERTIDÃO DE INTEIRO TEOR do assento de {t.name()}, livro {p.livro()}, folhas {p.folha()}, termo {p.termo()}, extraída por cópia.")
    certified = f"<div class=st>{what} {t.faith()}<br>{p.office()} – {p.reg_city_uf()}<br>{t.issued_at()}<br><br>{t.officer()}<br>{t.title()}</div>"
    top = p.chance(.35)
    leaf = f"<div class=lf>{p.pick('', '<div class=pg>' + p.folha() + '</div>')}{own}</div>"
    css = f"body{{padding:{p.pick(30, 45)}px {p.pick(35, 55)}px;font-family:{p.pick(*PRINTED)};font-size:13px;line-height:1.4}}.lf{{{typed(t, p.pick(11.5, 12.5), p.pick(1.3, 1.45))}{p.pick('border:1px solid #888;padding:14px;', 'background:#f3f3f3;padding:14px;', 'padding:4px;')}margin:14px 0}}.pg{{text-align:right}}.tx{{vertical-align:top;margin-bottom:12px}}.mg{{width:130px;vertical-align:top;font-size:.85em;overflow-wrap:anywhere}}.g td{{padding:0 8px 14px 0}}.g{{border-collapse:collapse}}.st{{{p.pick('border:2px solid #000;padding:10px;', 'text-align:center;', '')}}}hr{{border:0;border-top:1px solid #000;margin:10px 0}}"
    return t.page(css, certified + leaf if top else leaf + certified)
