"""Draws random forms: which cells a page has, how they are labelled, where their values stand, in which order.

`page(rng)` -> (words as a reader sees them, document class). Nothing here is a list of known forms: every page is a new
draw of structure (rows, columns, cards, tables, side bars, running text; labels above, below, beside, in a column, in
the margin or missing), and sections of one page may differ.
"""
import random
import re

import documents
import narrations
import narrative
import people
import places
import quotations
import records
import texts
import wording
from labels import DOCUMENT
from paper import BLANK, FACES, Page, glue, go_on, joined, look, new_line, say, text_width

#: The class of a label's words by the concept it was drawn for; concepts that are no field of ours are "other".
LABEL_CLASS = {
    "name": "name", "given_names": "name", "surname": "name", "cpf": "cpf", "matricula": "matricula", "birth_date": "birth_date", "birth_date_words": "birth_date",
    "birth_day": "birth_day", "birth_month": "birth_month", "birth_year": "birth_year", "hour": "hour", "nat": "nat",
    "sex": "sex", "birth_place": "birth_place", "birth_city": "birth_city", "birth_uf": "birth_uf",
    "birth_city_uf": "birth_city", "reg_city": "reg_city", "reg_uf": "reg_uf", "reg_city_uf": "reg_city",
    "office": "office", "reg_date": "reg_date", "dnv": "dnv", "livro": "livro", "folha": "folha", "termo": "termo",
    "book_all": "livro", "filiation": "filiation", "father": "father", "mother": "mother", "parent": "filiation",
    "father_nat": "parent_nat", "mother_nat": "parent_nat", "parent_nat": "parent_nat", "gp_paternal": "gp_paternal",
    "gp_maternal": "gp_maternal", "gp_all": "gp_all", "grandfather_pat": "grandfather", "grandfather_mat": "grandfather",
    "grandmother_pat": "grandmother", "grandmother_mat": "grandmother", "twin": "twin", "twin_names": "twin_names",
    "parent_1": "filiation", "parent_2": "filiation", "parent_name": "filiation", "nat_both": "parent_nat", "birth_datetime": "birth_date",
    "birth_place_all": "birth_place", "gp_of_parent": "gp_all", "grandfather": "grandfather", "grandmother": "grandmother",
    "issue_place_date": "issue_place", "averbacoes": "averbacoes", "anotacoes": "anotacoes", "notes_joint": "averbacoes", "seal": "seal",
    "officer": "officer", "issue_date": "issue_date", "issue_place": "issue_place",
}  # fmt: skip


#: Structures that are never drawn, for a test of what was never seen: positions of labels and ways of setting blocks.
BANNED = set()


def allowed(choices):
    return [c for c in choices if c not in BANNED] or [choices[0]]


def chance(rng, p):
    return rng.random() < p


#: What stands across a sheet or at its edge.
STRAY = ("VÁLIDO EM TODO O TERRITÓRIO NACIONAL", "2ª VIA", "SEM VALOR", "CÓPIA", "Página 1 de 1", "1/1", "fls. 1", "BRASIL", "REPÚBLICA", "ORIGINAL", "00123456", "Série A", "AUTÊNTICO", "ISENTO", "GRATUITO", "PODER JUDICIÁRIO")


class Style:
    """What one page does alike everywhere."""

    def __init__(self, rng):
        self.rng = rng
        self.caps = chance(rng, 0.5)
        self.label_case = rng.choice(["as_is", "as_is", "upper", "upper", "lower", "title"])
        self.label_end = rng.choice(["", "", ":", ":", ":", ".", " -", "..", " =", ":-", "→"])
        self.place = rng.choice(places.PLACE_STYLES)
        self.birth_date, self.other_date, self.issue_date = (rng.choice(records.DATE_STYLES) for _ in range(3))
        self.hour = rng.choice(["num", "num", "num", "words", "old"])
        self.blank = texts.blank(rng)
        self.blanks_vary = chance(rng, 0.15)
        self.matricula = rng.choice(records.MAT_STYLES)
        self.cpf = rng.choice(["dotted"] * 5 + ["plain", "spaced", "slash", "dash"])
        self.sex_short = chance(rng, 0.12)
        self.face = rng.choice(FACES)
        self.label_face = self.face if chance(rng, 0.5) else rng.choice(FACES)
        self.size = rng.uniform(6.5, 13)
        self.label_size = self.size * rng.choice([1, 1, 1, 0.9, 0.8, 0.7, 0.6, 0.5])
        self.lead = rng.uniform(1.05, 1.7)
        self.mother_first = chance(rng, 0.45)
        self.names_staff = chance(rng, 0.14)  # the heading says who keeps the registry, mostly who signs for them too
        self.signs_bare = self.names_staff and chance(rng, 0.4)  # no title under the signature: the heading has it
        self.genitor = chance(rng, 0.35)
        self.numbered = rng.choice(["{}", "{}.", "{} -", "{})", "({})", "{:02d}", "{:02d}.", "{:02d} -", "Campo {}"]) if chance(rng, 0.1) else None
        self.number = rng.randint(1, 3)
        self.heading_number, self.headings = wording.numbering(rng), 0
        self.language = rng.choice([0, 1]) if chance(rng, 0.06) else None
        self.misspelt = chance(rng, 0.1)
        self.voice = rng.choice(["question", "question", "technical"]) if chance(rng, 0.05) else None
        self.leaders = rng.choice(["....", "........", "____", "__________", ". . . .", "-----"]) if chance(rng, 0.12) else None
        self.unlabelled = chance(rng, 0.12)  # a page that leaves labels out where the value tells enough
        self.gap = rng.choice([4, 8, 16]) if chance(rng, 0.3) else 0  # ems left blank behind what was typed into a printed line
        self.parts_names = chance(rng, 0.05)  # given names and surname in cells of their own
        self.home_state = None  # "deste Estado": the state of the registry, where this page says it so

    def suit(self, r):
        """What the people of a page leave no choice in."""
        if records.are_of_one_sex(r):
            self.mother_first, self.genitor = False, True

    def value(self, text):
        return text.upper() if self.caps else text

    def label(self, concept):
        """The pieces of a new label for a concept."""
        rng = self.rng
        text = wording.label(rng, concept, voice=self.voice)
        if self.language is not None and chance(rng, 0.85):
            text = wording.both_languages(rng, concept, text, self.language)
        text = wording.cased(text, self.label_case)
        if self.misspelt and len(text) > 4 and chance(rng, 0.25):
            i = rng.randrange(1, len(text) - 1)
            text = text[:i] + rng.choice(["", text[i] * 2]) + text[i + 1 :]
        if self.numbered:
            text = self.numbered.format(self.number) + " " + text
            self.number += 1
        kind = LABEL_CLASS.get(concept, "other")
        if text.endswith((":", ".", "?")):
            return say(text, concept=kind)
        return say(text + self.label_end, concept=kind)

    def nothing(self):
        """The mark of an empty cell."""
        text = texts.blank(self.rng) if self.blanks_vary else self.blank
        return say(text.upper() if self.caps and chance(self.rng, 0.8) else text)


def legal(rng, r):
    """A legal sentence that says nothing of our fields: one that tells who issued it, where or when would be a value unseen."""
    for _ in range(6):
        text = texts.legal(rng, r)
        if not any(known and known in text for known in (r["ecity"], r["rcity"], r["officer"], r["seal"], r["office"])):
            return text
    return "O referido é verdade e dou fé."


class Manner:
    """How one section sets its cells."""

    POSITIONS = ["above"] * 6 + ["beside"] * 6 + ["column"] * 3 + ["below"] * 5 + ["inline"] * 2 + ["margin"]

    def __init__(self, rng, style, position=None):
        self.position = position if position and position not in BANNED else rng.choice(allowed(self.POSITIONS))
        self.label_size = style.label_size if self.position in ("above", "below") else style.size * rng.choice([1, 1, 1, 0.9, 0.8])
        self.align = rng.choice(["l"] * 6 + ["c", "r"]) if self.position in ("above", "below") else "l"
        self.label_align = self.align if chance(rng, 0.8) else "l"
        self.column_align = rng.choice(["l", "l", "l", "r"])
        self.pad = rng.uniform(2, 10)
        self.row_gap = rng.uniform(0.5, 10) if chance(rng, 0.9) else rng.uniform(10, 26)
        self.indent = rng.choice([0, 0, 0, rng.uniform(2, 20)])
        self.colon = chance(rng, 0.75)
        self.column_share = rng.uniform(0.18, 0.45)
        # a caption may stand as near to the next value as to its own: only the page as a whole tells
        self.label_gap = rng.uniform(-0.05, 0.5) if chance(rng, 0.75) else rng.uniform(0.5, 1.5)
        self.hang = chance(rng, 0.6)
        self.single = chance(rng, 0.35)
        self.row_capacity = rng.choice([2.2, 3, 4, 4, 5, 6])
        self.heading_caps = chance(rng, 0.6)
        self.heading_size = style.size * rng.choice([1, 1, 1.15, 0.9, 1.3])
        self.heading_align = rng.choice(["l", "l", "l", "c", "r"])


def cell(style, concept, value, weight):
    """A label and its value; `concept` None is a value without a label."""
    return {"label": style.label(concept) if concept else [], "value": value, "weight": weight, "concept": concept}


def row(cells, weight):
    return {"row": cells, "weight": weight}


# --- values -------------------------------------------------------------------------------------------------------


def v_place(style, place, city, uf):
    """City and state: two values, or one (naturalidade) where city == uf."""
    if city == uf and place and place[1] == style.home_state:
        return say(style.value(place[0] + places.this_state(style.rng)), city)
    return joined(places.place_parts(style.rng, place, city, uf, style.place), style.value)


def v_date(style, date, field, kind=None):
    text = records.date_text(style.rng, date, kind or style.other_date)
    lead = ""
    if chance(style.rng, 0.05):
        lead = style.rng.choice(["Em", "aos", "Aos", "em", "no dia", "Dia"])
    return (say(style.value(lead)) if lead else []) + say(style.value(text), field)


def v_hour(style, r):
    text = records.hour_text(style.rng, r["time"], style.hour)
    return say(style.value(text) if chance(style.rng, 0.8) else text, "hour")


def v_sex(style, r):
    rng = style.rng
    if r["sex"] != "I" and chance(rng, 0.06):  # boxes to tick, side by side or one under the other
        words = ["Masculino", "Feminino"] if chance(rng, 0.6) else ["M", "F"]
        stacked = chance(rng, 0.4)
        yes, no = rng.choice([("(X)", "( )"), ("[x]", "[ ]"), ("(x)", "(  )"), ("X", ""), ("☒", "☐")])
        out = []
        for word in words:
            ticked = word[0] == r["sex"]
            out += new_line() if out and stacked else []
            out += say(yes if ticked else no) + say(style.value(word), "sex" if ticked else "none")
        return out
    text = records.sex_text(rng, r["sex"], style.sex_short)
    return say(style.value(text) if chance(rng, 0.8) else text, "sex")


def v_matricula(style, digits, field="mat"):
    return say(records.mat_text(style.rng, digits, style.matricula), field)


def v_cpf(style, cpf):
    return say(records.cpf_text(style.rng, cpf, style.cpf), "cpf")


def v_book(style, r, which):
    """livro, folha or termo as the registry writes it."""
    return say(style.value(r[which]), which)


def v_pair(style, first, second, a, b, joint=None):
    """Two persons in one value; one who is not known is left out or marked."""
    rng = style.rng
    joint = joint or rng.choice(["e", "e", "e", ";", "/", ",", BR, BR, "e de", "-", "E", "&"])
    if not first and not second:
        return style.nothing()
    between = new_line() if joint == BR else glue(say(joint)) if joint in ";," else say(style.value(joint))
    if first and second:
        return say(style.value(first), a) + between + say(style.value(second), b)
    known = say(style.value(first or second), a if first else b)
    if chance(rng, 0.4):
        return known + between + style.nothing() if first else style.nothing() + between + known
    return known


BR = "\n"


def v_birth_place(style, r):
    return say(style.value(r["bplace"]), "bplace")


# --- cells --------------------------------------------------------------------------------------------------------


def distractor(style, r):
    """A cell that no field of ours comes from."""
    rng = style.rng
    concept = rng.choice(["declarant", "witnesses", "profession", "age", "residence", "phone", "email", "address", "cns", "protocol", "clerk", "color", "document_rg", "marriage_of_parents", "fees"])
    who, parent = r["declarant"], rng.choice(r["parents"] or [r["declarant"]])
    text = {
        "declarant": rng.choice([who["name"], who["kin"], f"{who['name']}, {who['kin']}"]), "witnesses": " e ".join(w["name"] for w in r["witnesses"]),
        "profession": parent["profession"], "age": f"{parent['age']} anos", "residence": parent["residence"], "phone": r["phone"], "email": r["email"],
        "address": r["address"], "cns": r["cns"], "protocol": r["protocol"], "clerk": r["clerk"], "color": r["color"], "document_rg": parent["rg"],
        "marriage_of_parents": r["marriage_parents"] or "não consta", "fees": "; ".join(f"{a} {b}" for a, b in r["fees"]),
    }[concept]
    return cell(style, concept, say(style.value(text)) if chance(rng, 0.85) else style.nothing(), rng.choice([0.8, 1, 1.5, 2.5]))


#: They join what stands behind them and end no given names.
PARTICLES = frozenset("de da do das dos e del di du la van von".split())


def parted_name(style, name, field):
    """Cells for given names and surname, either first; None for a name of one word."""
    rng = style.rng
    words = name.split()
    at = 2 if len(words) > 3 and chance(rng, 0.4) else 1
    if words[at - 1].lower() in PARTICLES:
        at -= 1
    if not 0 < at < len(words):
        return None
    given = cell(style, "given_names", say(style.value(" ".join(words[:at])), field), 1.5)
    surname = cell(style, "surname", go_on(say(style.value(" ".join(words[at:])), field)), 2)
    return [given, surname] if chance(rng, 0.5) else [surname, given]


def cells_person(style, r):
    rng = style.rng
    out = [cell(style, None if style.unlabelled and chance(rng, 0.5) else "name", say(style.value(r["name"]), "name"), 3)]
    if style.parts_names and (parts := parted_name(style, r["name"], "name")):
        out = [row(parts, 3)] if chance(rng, 0.5) else parts
    if chance(rng, 0.6):
        out.append(cell(style, "cpf", v_cpf(style, r["cpf"]) if chance(rng, 0.8) else style.nothing(), 1.2))
    if chance(rng, 0.65):
        out.append(cell(style, None if style.unlabelled and chance(rng, 0.4) else "matricula", v_matricula(style, r["mat"]), 2.4))
    if chance(rng, 0.1):
        out.append(distractor(style, r))
    return out


def cells_birth(style, r):
    rng = style.rng
    date, out = r["birth"], []
    kind = style.birth_date
    if chance(rng, 0.12):
        joint = rng.choice([say(","), say("às"), say("-"), new_line(), say(", às"), say("/"), say(", pelas"), say("as")])
        if joint[0][0].startswith(","):
            glue(joint)
        out.append(cell(style, rng.choice(["birth_date", "birth_datetime", "birth_datetime"]), v_date(style, date, "bdate", kind) + joint + v_hour(style, r), 2.6))
    else:
        words = chance(rng, 0.15)
        out.append(cell(style, "birth_date_words" if words else "birth_date", v_date(style, date, "bdate", "words" if words else kind), 1.4 if not words else 3))
        if chance(rng, 0.85):
            out.append(cell(style, "hour", v_hour(style, r) if chance(rng, 0.93) else style.nothing(), 0.9))
    if chance(rng, 0.28):
        trio = [
            cell(style, "birth_day", say(style.value(records.day_text(rng, date.day)), "bday"), 0.5),
            cell(style, "birth_month", say(style.value(records.month_text(rng, date.month)), "bmon"), 0.6),
            cell(style, "birth_year", say(style.value(records.year_text(rng, date.year)), "byear"), 0.6),
        ]
        if chance(rng, 0.25):
            out = [c for c in out if c["concept"] not in ("birth_date", "birth_date_words", "birth_datetime")]
            if not any(c["concept"] == "hour" for c in out):
                out.append(cell(style, "hour", v_hour(style, r), 0.9))
        out.append(row(trio, 1.6))
    if chance(rng, 0.08) and r["nat"][1] in places.UF_NAMES:
        city, state = r["nat"]
        out += [cell(style, "nat", say(style.value(city), "nat"), 1.4), cell(style, "birth_uf", say(state, "nat"), 0.5)]
    elif chance(rng, 0.5):
        out.append(cell(style, "nat", v_place(style, r["nat"], "nat", "nat") if chance(rng, 0.95) else style.nothing(), 1.6))
    if chance(rng, 0.95):
        out.append(cell(style, "sex", v_sex(style, r), 0.8))
    k = rng.random()
    place = v_birth_place(style, r)
    if k < 0.35:
        out.append(cell(style, "birth_place", place, 2.4))
        out.append(cell(style, "birth_city_uf", v_place(style, (r["bcity"], r["buf"]), "bcity", "buf"), 1.6))
    elif k < 0.55:
        out.append(cell(style, "birth_place", place, 2.4))
        out.append(cell(style, "birth_city", say(style.value(r["bcity"]), "bcity"), 1.4))
        out.append(cell(style, "birth_uf", say(style.value(state_or_name(rng, r["buf"])), "buf"), 0.5))
    elif k < 0.9:
        joint = rng.choice([glue(say(",")), say("-"), say(style.value("em")), glue(say(";")), new_line(), glue(say(style.value(", em"))), glue(say(style.value(", nesta cidade de"))), glue(say(style.value(", município de"))), say("/")])
        out.append(cell(style, rng.choice(["birth_place", "birth_place", "birth_place_all", "birth_place_all"]), place + joint + v_place(style, (r["bcity"], r["buf"]), "bcity", "buf"), 3.2))
    elif k < 0.96:
        out.append(cell(style, rng.choice(["birth_city_uf", "birth_place"]), v_place(style, (r["bcity"], r["buf"]), "bcity", "buf"), 1.6))
    if chance(rng, 0.12):
        out.append(distractor(style, r))
    if chance(rng, 0.25):
        rng.shuffle(out)
    return out


def state_or_name(rng, state):
    return places.UF_NAMES[state] if state in places.UF_NAMES and chance(rng, 0.15) else state


def cells_twin(style, r):
    rng = style.rng
    out, twins = [], r["twins"]
    if not (twins and chance(rng, 0.12)):
        if twins:
            text = rng.choice(["Sim", "sim", "SIM", "Sim, gêmeo", "Sim - gêmeos", "(X) Sim ( ) Não", "gêmeo"])
        else:
            text = rng.choice(["Não", "não", "NÃO", "Não é gêmeo", "Nao", "( ) Sim (X) Não", "não há", "negativo"])
        out.append(cell(style, "twin", say(style.value(text), "twin") if twins or chance(rng, 0.8) else style.nothing(), 0.7))
    if twins or chance(rng, 0.6):
        names = []
        for i, twin in enumerate(twins):
            more = say(style.value(twin["name"]), "twname")
            if chance(rng, 0.6):
                joint = rng.choice([",", "-", "- matrícula", ", matrícula", ", mat.", "/", "(matrícula", "– matrícula nº", ", matrícula:"])
                part = go_on(say(style.value(joint), "twname"))
                more += (glue(part) if joint[0] == "," else part) + go_on(v_matricula(style, twin["mat"], "twname"))
            if i:
                names += go_on(rng.choice([glue(say(";", "twname")), say("e", "twname"), new_line(), say("/", "twname")])) + go_on(more)
            else:
                names += more
        out.append(cell(style, "twin_names", names or style.nothing(), 2.5))
    return out


def cells_registration(style, r):
    rng = style.rng
    if chance(rng, 0.05):
        date = r["rdate"]
        texts_of = (records.day_text(rng, date.day), records.month_text(rng, date.month), records.year_text(rng, date.year))
        trio = [cell(style, concept, say(style.value(text), "rdate"), 0.6) for concept, text in zip(("birth_day", "birth_month", "birth_year"), texts_of)]
        out = [{**trio[0], "label": style.label("reg_date") + trio[0]["label"]}, *trio[1:]] if chance(rng, 0.4) else trio
        if out is trio:
            out = [cell(style, "reg_date", [], 0.8), row(trio, 1.6)]
    else:
        out = [cell(style, "reg_date", v_date(style, r["rdate"], "rdate"), 1.5)] if chance(rng, 0.97) else []
    if chance(rng, 0.55):
        out.append(cell(style, "dnv", say(r["dnv"], "dnv") if r["dnv"] and chance(rng, 0.9) else style.nothing(), 1.3))
    k = rng.random()
    if k < 0.4:
        three = [cell(style, w, v_book(style, r, w), 0.7) for w in ("livro", "folha", "termo")]
        if chance(rng, 0.25):
            rng.shuffle(three)
        if chance(rng, 0.75):
            out.append(row(three, 2))
        else:
            out += three
    elif k < 0.56:
        words = {"livro": ["Livro", "Lv.", "livro", "L.", "Livro nº", "L°"], "folha": ["folha", "fls.", "folhas", "fl.", "Fls", "às fls.", "F."], "termo": ["termo", "nº", "termo nº", "assento nº", "T.", "sob nº", "n.", "número"]}
        order = ["livro", "folha", "termo"]
        if chance(rng, 0.3):
            rng.shuffle(order)
        value, joint = [], rng.choice([",", " -", ";", "", " /", " |"])
        tight = chance(rng, 0.2)
        for i, which in enumerate(order):
            if i and joint:
                value += glue(say(joint)) if joint[0] != " " else say(joint)
            word, number = rng.choice(words[which]), v_book(style, r, which)
            value += say(style.value(word), concept=which) + (glue(number) if tight and word.endswith(".") else number)
        out.append(cell(style, "book_all", value, 2.2))
    elif k < 0.62:
        joint = rng.choice(["/", "-", ","])
        out.append(cell(style, "book_all", v_book(style, r, "livro") + say(joint) + v_book(style, r, "folha") + say(joint) + v_book(style, r, "termo"), 1.8))
    if chance(rng, 0.35):
        out += cells_registry_place(style, r)
    while chance(rng, 0.3):
        out.append(distractor(style, r))
    if chance(rng, 0.3):
        rng.shuffle(out)
    return out


def cells_registry_place(style, r):
    if chance(style.rng, 0.7):
        return [cell(style, "reg_city_uf", v_place(style, (r["rcity"], r["ruf"]), "rcity", "ruf"), 1.6)]
    return [
        cell(style, "reg_city", say(style.value(r["rcity"]), "rcity"), 1.3),
        cell(style, "reg_uf", say(style.value(state_or_name(style.rng, r["ruf"])), "ruf"), 0.5),
    ]


def parents_in_order(style, r):
    """[(side, parent or None, name field, naturalidade field)]; a parent who is not known has no number."""
    pair = [("mat", r["mother"]), ("pat", r["father"])] if style.mother_first else [("pat", r["father"]), ("mat", r["mother"])]
    out, number = [], 0
    for side, parent in pair:
        if parent:
            number += 1
        out.append((side, parent, f"p{number}name", f"p{number}nat"))
    return out


def grandparents_of(r, side):
    a, b = ("gpm", "gpf") if side == "pat" else ("gmm", "gmf")
    return r["gp"][a], r["gp"][b], a, b


def parent_extras(style, parent):
    rng = style.rng
    concept, key = rng.choice([("profession", "profession"), ("age", "age"), ("document_rg", "rg"), ("cpf", "cpf"), ("residence", "residence"), ("civil", "civil"), ("nationality", "nationality")])
    text = f"{parent['age']} anos" if key == "age" else records.cpf_text(rng, parent["cpf"]) if key == "cpf" else parent[key]
    return cell(style, concept, say(style.value(text)), 1.2)


def sections_parents(style, r):
    """(sections, whether the grandparents are in them)."""
    rng = style.rng
    order = parents_in_order(style, r)
    told = chance(rng, 0.75)  # their naturalidade is printed
    kind = rng.choice(["cells", "cells", "cards", "cards", "joint", "joint", "table", "split", "line"])
    inside = kind in ("cards", "table", "line") and chance(rng, 0.5) or kind == "cells" and chance(rng, 0.15)

    def name_concept(side):
        if style.genitor:
            return rng.choice(["parent", "parent_1" if side == order[0][0] else "parent_2"])
        return "father" if side == "pat" else "mother"

    def nat_concept(side):
        return rng.choice(["parent_nat", "parent_nat", "father_nat" if side == "pat" else "mother_nat"]) if not style.genitor else "parent_nat"

    def place_of(parent, field):
        return v_place(style, parent["nat"], field, field) if parent else style.nothing()

    def name_of(parent, field):
        return say(style.value(parent["name"]), field) if parent else style.nothing()

    if kind == "cells":
        cells, natives = [], []
        for side, parent, name, nat in order:
            cells.append(cell(style, name_concept(side), name_of(parent, name), 2.6))
            if told:
                natives.append(cell(style, nat_concept(side), place_of(parent, nat), 1.5))
            if parent and chance(rng, 0.15):
                natives.append(parent_extras(style, parent))
            if inside:
                cells.append(cell(style, rng.choice(["gp_of_parent", "gp_paternal" if side == "pat" else "gp_maternal"]), v_pair(style, *grandparents_of(r, side)), 3.2))
        if inside:
            return [{"heading": "parents", "cells": [cells[0], *natives[: len(natives) // 2], cells[1], cells[2], *natives[len(natives) // 2 :], cells[3]]}], True
        both = cells + natives if chance(rng, 0.15) else [c for pair in zip(cells, natives) for c in pair] if len(natives) == len(cells) else cells + natives
        return [{"heading": "parents", "cells": both}], False
    if kind == "cards":
        cards = []
        for side, parent, name, nat in order:
            cells = [cell(style, None if chance(rng, 0.3) else "parent_name", name_of(parent, name), 2.4)]
            if style.parts_names and parent and chance(rng, 0.6):
                cells = parted_name(style, parent["name"], name) or cells
            if told:
                cells.append(cell(style, "parent_nat", place_of(parent, nat), 1.6))
            if parent and chance(rng, 0.3):
                cells.append(parent_extras(style, parent))
            if inside:
                first, second, a, b = grandparents_of(r, side)
                if chance(rng, 0.6):
                    cells.append(cell(style, rng.choice(["gp_of_parent", "gp_all", "gp_paternal" if side == "pat" else "gp_maternal"]), v_pair(style, first, second, a, b), 3))
                else:
                    for who, field, concept in ((first, a, "grandfather"), (second, b, "grandmother")):
                        full = f"{concept}_{side}"
                        cells.append(cell(style, rng.choice([concept, full]), say(style.value(who), field) if who else style.nothing(), 2))
            cards.append({"title": style.label(name_concept(side)), "cells": cells})
        if chance(rng, 0.55):
            return [{"heading": "parents", "side_by_side": cards}], inside
        return [{"heading": "parents", "cells": []}] * chance(rng, 0.3) + cards, inside
    if kind == "table":
        parted = told and chance(rng, 0.25)  # city and state in columns of their own
        header = [style.label(rng.choice(["filiation", "parent_name"]))] + [style.label("parent_nat")] * told + [style.label("birth_uf")] * parted + [style.label(rng.choice(["gp_all", "gp_of_parent"]))] * inside
        rows, titled = [], chance(rng, 0.5)
        for side, parent, name, nat in order:
            first_column = (style.label(name_concept(side)) if titled else []) + name_of(parent, name)
            place = [[say(style.value(part), nat) if part else [] for part in parent["nat"]] if parted and parent else [place_of(parent, nat)] + [[]] * parted]
            columns = [first_column] + (place[0] if told else [])
            if inside:
                columns.append(v_pair(style, *grandparents_of(r, side)))
            rows.append(columns)
        return [{"heading": "parents", "table": (header, rows)}], inside
    # one value that tells of both
    value = []
    joint = rng.choice([BR, "e", ";", "e", "e de", "/", ","])
    known = [p for p in order if p[1]]
    same = told and len(known) == 2 and chance(rng, 0.12)
    for i, (side, parent, name, nat) in enumerate(known):
        if i:
            value += new_line() if joint == BR else glue(say(joint)) if joint in ";," else say(style.value(joint))
        if chance(rng, 0.15):
            value += say(rng.choice(["Pai:", "PAI -", "Genitor:", "(pai)"] if parent["sex"] == "M" else ["Mãe:", "MÃE -", "Genitora:", "(mãe)"]))
        value += say(style.value(parent["name"]), name)
        if told and not same and kind != "split":
            lead = rng.choice([", natural de", ",", "-", ", natural do município de", "(", f", {parent['profession']}, natural de", ", brasileiro(a), natural de", "– natural de", ", nascido em" if side == "pat" else ", nascida em", "/"])
            value += (glue(say(style.value(lead))) if lead[0] == "," else say(style.value(lead))) + v_place(style, parent["nat"], nat, nat)
            if lead == "(":
                value += glue(say(")"))
        if kind == "line" and inside:
            first, second, a, b = grandparents_of(r, side)
            if first or second:
                lead = rng.choice([", filho de" if side == "pat" else ", filha de", ", sendo avós", "; avós:", ", avós " + ("paternos" if side == "pat" else "maternos")])
                value += glue(say(style.value(lead))) + v_pair(style, first, second, a, b, "e")
    if same:
        r["mother"]["nat"] = r["father"]["nat"] = known[0][1]["nat"]
        value += glue(say(style.value(rng.choice([", ambos naturais de", ", naturais de", ", ambos de"])))) + v_place(style, known[0][1]["nat"], "pnatboth", "pnatboth")
    cells = [cell(style, "filiation", value or style.nothing(), 4)]
    if kind == "split" and told and len(known) == 2:
        if chance(rng, 0.3):
            known[1][1]["nat"] = known[0][1]["nat"]
            lead = say(style.value(rng.choice(["ambos de", "ambos naturais de", ""])))
            cells.append(cell(style, "nat_both", lead + v_place(style, known[0][1]["nat"], "pnatboth", "pnatboth"), 3))
        else:
            joint = rng.choice([new_line(), say("e"), glue(say(";")), say("/")])
            cells.append(cell(style, rng.choice(["parent_nat", "nat_both"]), v_place(style, known[0][1]["nat"], "p1nat", "p1nat") + joint + v_place(style, known[1][1]["nat"], "p2nat", "p2nat"), 3))
    return [{"heading": "parents", "cells": cells}], inside and kind == "line"


def sections_grandparents(style, r):
    rng = style.rng
    sides = ["mat", "pat"] if style.mother_first and chance(rng, 0.6) else ["pat", "mat"]
    kind = rng.choice(["one", "two", "two", "four", "four", "cards", "table", "unlabelled_sides"])
    label = {"pat": "gp_paternal", "mat": "gp_maternal"}
    if kind == "one":
        value, joint = [], rng.choice(["e", "e", ";", "/", ","])
        for i, side in enumerate(sides):
            word = {"pat": "paternos", "mat": "maternos"}[side]
            head = rng.choice([word.capitalize() + ":", word.upper() + ":", f"pelo lado {word[:-1]}:", f"Avós {word}:", f"avós {word} -", f"{word}", f"por parte {'paterna' if side == 'pat' else 'materna'},", f"Por parte de {'pai' if side == 'pat' else 'mãe'}:"])
            tail = f"({word})" if chance(rng, 0.3) else None
            pair = v_pair(style, *grandparents_of(r, side), joint)
            value += (rng.choice([new_line(), glue(say(";")), say("e"), glue(say("."))]) if i else []) + (pair + say(tail) if tail else say(style.value(head), concept=label[side]) + pair)
        return [{"heading": None, "cells": [cell(style, "gp_all", value, 4)]}]
    if kind == "two":
        cells = [cell(style, label[side], v_pair(style, *grandparents_of(r, side)), 3.2) for side in sides]
        return [{"heading": "grandparents" if chance(rng, 0.4) else None, "cells": cells}]
    if kind == "unlabelled_sides":  # four names under one label, paternal side first or by parent
        first, second = sides if chance(rng, 0.8) else ("pat", "mat")
        between = rng.choice([new_line(), glue(say(";")), say("/")])
        value = v_pair(style, *grandparents_of(r, first), rng.choice(["e", ";"])) + between + v_pair(style, *grandparents_of(r, second), rng.choice(["e", ";"]))
        return [{"heading": None, "cells": [cell(style, "gp_all", value, 4)]}]

    def single(side, i, plain):
        who = grandparents_of(r, side)
        concept = ("grandfather", "grandmother")[i] + ("" if plain else f"_{side}")
        return cell(style, concept, say(style.value(who[i]), who[2 + i]) if who[i] else style.nothing(), 2)

    if kind == "four":
        cells = [single(side, i, False) for side in sides for i in (0, 1)]
        if chance(rng, 0.2):
            cells = [cells[0], cells[2], cells[1], cells[3]]
        return [{"heading": "grandparents" if chance(rng, 0.4) else None, "cells": cells}]
    if kind == "table":
        header = [style.label(label[side]) for side in sides]
        rows = [[say(style.value(grandparents_of(r, side)[i]), grandparents_of(r, side)[2 + i]) if grandparents_of(r, side)[i] else style.nothing() for side in sides] for i in (0, 1)]
        return [{"heading": "grandparents" if chance(rng, 0.4) else None, "table": (header, rows)}]
    cards = [{"title": style.label(label[side]), "cells": [single(side, i, True) for i in (0, 1)]} for side in sides]
    if chance(rng, 0.4):
        for card in cards:
            for c in card["cells"]:
                c["label"] = []
    if chance(rng, 0.6):
        return [{"heading": "grandparents" if chance(rng, 0.4) else None, "side_by_side": cards}]
    return cards


def v_note(style, r, which, titled=0.4):
    """An averbação or anotação with or without its own title; nothing said of none."""
    rng, text = style.rng, r[which]
    if not text:
        return say(style.value(texts.nothing(rng)) if chance(rng, 0.7) else style.value(style.blank))
    field = "averb" if which == "averbacoes" else "anot"
    words = {"averbacoes": ["Averbação:", "AV. 1 -", "AVERBAÇÃO:", "Averbação nº 01:", "Av.01:", "Averbações:"], "anotacoes": ["Anotação:", "AN. 1 -", "ANOTAÇÃO:", "Anotações:", "Anot.:"]}
    lead = say(rng.choice(words[which]), concept=which) if chance(rng, titled) else []
    return lead + say(style.value(text), field)


def sections_notes(style, r):
    rng = style.rng
    if chance(rng, 0.5):
        value = []
        for which in ("averbacoes", "anotacoes"):
            if r[which]:
                value += (new_line() if value and chance(rng, 0.5) else []) + v_note(style, r, which, 0.6 if r["averbacoes"] and r["anotacoes"] else 0.3)
        if value and chance(rng, 0.12):
            value += say(style.value(texts.legal(rng, r, rng.choice(["law", "abroad"]))), value[-1][1])
        if not value:
            value = v_note(style, r, "averbacoes") if chance(rng, 0.6) else say(style.value(texts.legal(rng, r, rng.choice(["law", "abroad"]))), "averb")
        return [{"heading": None, "cells": [cell(style, "notes_joint", value, 4)]}]
    if chance(rng, 0.25):  # what a heading of its own says counts, whatever stands under it
        told = [rng.choice([texts.anotacao, texts.averbacao, texts.remark, texts.remark]) if chance(rng, 0.5) else None for _ in range(2)]
        r = {**r, **{which: tell(rng, r) if tell else "" for which, tell in zip(("averbacoes", "anotacoes"), told)}}
    cells = [cell(style, which, v_note(style, r, which, 0.2), 4) for which in ("averbacoes", "anotacoes")]
    if chance(rng, 0.2):
        cells.pop(rng.randrange(2) if not (r["averbacoes"] or r["anotacoes"]) else (1 if r["averbacoes"] else 0))
    return [{"heading": "notes" if chance(rng, 0.3) else None, "cells": cells}]


def sections_office(style, r):
    rng = style.rng
    if chance(rng, 0.22):  # an address block without labels
        value = say(style.value(r["office"]), "office") + new_line()
        if chance(rng, 0.55):
            value += say(style.value(r["officer"]), "officer") + say(rng.choice(["- Oficial", "- Registrador Civil", "(Oficial)", "– Oficial Titular", "Oficial Registradora"])) + new_line()
        value += say(style.value(r["address"])) + new_line() + v_place(style, (r["rcity"], r["ruf"]), "rcity", "ruf") + say("- CEP " + r["cep"]) + new_line() + say("Tel.: " + r["phone"])
        return [{"heading": "office" if chance(rng, 0.5) else None, "cells": [cell(style, None, value, 3)]}]
    cells = [cell(style, "office", say(style.value(r["office"]), "office"), 3)]
    if chance(rng, 0.6):
        cells.append(cell(style, "officer", say(style.value(r["officer"]), "officer"), 2.2))
    if chance(rng, 0.75):
        cells += cells_registry_place(style, r)
    for concept, text, p in (("address", r["address"], 0.6), ("phone", r["phone"], 0.5), ("email", r["email"], 0.45), ("cep", r["cep"], 0.2), ("cns", r["cns"], 0.2), ("clerk", r["clerk"], 0.15)):
        if chance(rng, p):
            cells.append(cell(style, concept, say(text if concept == "email" else style.value(text)), 1.6))
    if chance(rng, 0.3):
        rng.shuffle(cells)
    return [{"heading": "office" if chance(rng, 0.4) else None, "cells": cells}]


def seal_in_fees(rng):
    """A line of fees that says the seal of each act behind its price, as in Rio Grande do Sul: the first is the certificate's."""
    code, others = records.fee_seal_code(rng), [records.fee_seal_code(rng) for _ in range(rng.choice([0, 1, 1, 2]))]

    def price(most):
        return rng.choice(["R$ ", "R$ ", "R$"]) + records.money(rng, most)

    if chance(rng, 0.4):
        line = say(f"{rng.choice(['Emolumentos', 'Emol.', 'Custas', 'Total'])}: {price(90)} {rng.choice(['·', '-', '–', '+', ';', '|'])}")
        return line + say(rng.choice(["Selo digital nº", "Selo Digital:", "Selo nº", "Selo", "Selos:"]), concept="seal") + say(code, "selo") + say(f"= {price(3)}")
    acts = ["Certidão", "Certidão PJ", "2ª via de certidão", "Certidão de nascimento", "Certidão (1 pág.)", "Segunda via"], ["Processamento eletrônico", "Processamento eletrônico de dados", "Busca", "Buscas", "PED", "Digitalização", "Averbação"]
    line = []
    for index, seal in enumerate([code, *others]):
        line += say(f"{rng.choice(acts[min(index, 1)])}: {price(90)} (") + glue(say(seal, "none" if index else "selo")) + say(f"= {price(3)})") + (new_line() if chance(rng, 0.6) else [])
    return line


def key_of_consultation(rng, r):
    """What the court's page asks for beside the seal, as long as a matrícula."""
    said = rng.choice(["Chave de autenticidade para consulta:", "Chave de autenticidade:", "Chave para consulta:", "Código de autenticidade:", "Chave de consulta"])
    key = f"{rng.randint(20000, 199999):06d} {rng.choice([53, 55])} {r['edate'].year} {rng.randint(1, 99999999):08d} {rng.randint(0, 99):02d}"
    return say(said, concept="other") + say(key) + (new_line() if chance(rng, 0.7) else [])


def sections_seal(style, r):
    rng = style.rng
    if chance(rng, 0.1):
        return [{"heading": None, "center": chance(rng, 0.4), "cells": [cell(style, None, (key_of_consultation(rng, r) if chance(rng, 0.6) else []) + seal_in_fees(rng), 4)]}]
    if chance(rng, 0.12):
        line = say(rng.choice(["Selo Digital nº", "Selo nº", "Selo digital:", "SELO", "Selo de Fiscalização nº", "Selo Funarpen nº", "Selo eletrônico"]), concept="seal") + say(r["seal"], "selo")
        before = say(rng.choice(["FUNARPEN –", "Poder Judiciário -", f"TJ{r['ruf']}", "Corregedoria-Geral da Justiça ·", "", ""]))
        after = say(rng.choice(["– Consulte em " + r["website"], "- Confira a autenticidade em " + r["website"], ". " + legal(rng, r), "", f"- Cód. {r['security']}" if r["security"] else "", f"Emol. {r['fees'][0][1]}" if r["fees"] else ""]))
        return [{"heading": None, "center": chance(rng, 0.4), "cells": [cell(style, None, before + line + after, 4)]}]
    cells = [cell(style, "seal", say(r["seal"], "selo"), 2)]
    if r["security"] and chance(rng, 0.7):
        cells.append(cell(style, "security_code", say(r["security"]), 1.5))
    if chance(rng, 0.5):
        cells.append(cell(style, None, say(legal(rng, r)), 2))
    if chance(rng, 0.35):
        cells.append(cell(style, None, say("; ".join(f"{a}: {b}" for a, b in r["fees"])), 2))
    if chance(rng, 0.2):
        rng.shuffle(cells)
    return [{"heading": "seal" if chance(rng, 0.25) else None, "cells": cells}]


def sections_issue(style, r):
    rng, out = style.rng, []
    date = v_date(style, r["edate"], "edate", style.issue_date)
    k = rng.random()
    place = (r["ecity"], r["euf"])
    if k < 0.4:
        city = v_place(style, place, "ecity", "euf") if chance(rng, 0.5) else say(style.value(place[0]), "ecity")
        value = city + glue(say(",")) + date + (glue(say(".")) if chance(rng, 0.4) else [])
        out.append({"heading": None, "cells": [cell(style, None if chance(rng, 0.6) else "issue_place_date", value, 3)]})
    elif k < 0.85:
        out.append({"heading": None, "cells": [cell(style, "issue_date", date, 1.4)]})
    elif k < 0.95:
        out.append({"heading": None, "cells": [cell(style, "issue_place", v_place(style, place, "ecity", "euf"), 1.6), cell(style, "issue_date", date, 1.4)]})
    if chance(rng, 0.55):
        out.insert(0, {"heading": None, "cells": [cell(style, None, say(legal(rng, r)), 3)]})
    if chance(rng, 0.85):
        officer = chance(rng, 0.55)
        who = say(style.value(r["officer"]), "officer") if officer else say(style.value(r["clerk"]))
        title = r["officer_title"] if officer else r["clerk_title"]
        rule = say("_" * rng.randint(8, 40)) + new_line() if chance(rng, 0.6) else []
        value = rule + who + (new_line() + say(title) if not style.signs_bare else [])
        if chance(rng, 0.08):
            value = rule + say(title) + new_line() + who
        if chance(rng, 0.2):
            value = signed_in_words(style, r, dated=k < 0.95)
        out.append({"heading": None, "center": chance(rng, 0.7), "cells": [cell(style, None, value, 3)]})
    return out


def signed_in_words(style, r, dated):
    """Who signed, as a sentence or as a clerk's name beside the officer's; `dated`: the day of issue stands elsewhere."""
    rng = style.rng
    officer, clerk = say(style.value(r["officer"]), "officer"), say(style.value(r["clerk"]))
    chief = chief_title(rng, r)
    of_what = rng.choice(["", "", "da delegação", "do serviço", "da serventia", "do ofício", "deste Registro", "do cartório"])
    if chance(rng, 0.25):
        begun = rng.choice(["E, para constar, eu,", "Para constar, eu,", "E, para que conste, eu,", "O referido é verdade. E, para constar, eu,", "E eu,", "Eu,"])
        did = rng.choice(["mandei passar", "fiz passar", "passei", "mandei lavrar", "fiz expedir", "mandei expedir"]) + rng.choice([" a presente", " a presente certidão", " esta certidão"])
        end = rng.choice(["assino", "dato e assino", "assino e faço selar", "assino e faço selar com o selo de armas", "subscrevo e assino"])
        return say(begun) + officer + glue(say(",")) + say(f"{rng.choice([chief, chief.lower()])}, {did}, que {end}.")
    k = rng.random()
    if k < 0.35:
        thing = rng.choice(["Documento assinado", "Certidão assinada", "Ato assinado", "Arquivo assinado", "Assinado", "Assinada", "Emitida e assinada", "Documento nato-digital assinado"])
        how = rng.choice(["digitalmente", "eletronicamente", "digitalmente (ICP-Brasil)", "com certificado digital", "por certificado ICP-Brasil", "eletronicamente (MP 2.200-2/2001)"])
        role = rng.choice(["titular", "titular", chief, chief.lower()])
        line = say(f"{thing} {how} por")
        if chance(rng, 0.25):
            line += say(role) + officer
        else:
            line += officer + rng.choice([[], glue(say(",")) + say(f"{role} {of_what}"), say(f"- {role}"), say(f"({role})")])
        if chance(rng, 0.6):
            line += (glue(say(",")) if chance(rng, 0.4) else []) + say("em") + say(records.date_text(rng, r["edate"], "num"), "?" if dated else "edate")
            if chance(rng, 0.6):
                line += say(f"às {rng.randint(8, 18):02d}:{rng.randint(0, 59):02d}" + rng.choice(["", "h", f":{rng.randint(0, 59):02d}"]))
        return line + glue(say("."))
    named = say(f"{rng.choice(['Titular', 'Titular', chief])} {of_what}") + glue(say(rng.choice([":", ":", " -", ","]))) + officer
    if k < 0.6:
        signs = clerk + new_line() + say(r["clerk_title"])
        lines = [signs, named] if chance(rng, 0.7) else [named, signs]
        return (say("_" * rng.randint(8, 40)) + new_line() if chance(rng, 0.5) else []) + lines[0] + new_line() + lines[1]
    if k < 0.85:
        instead = rng.choice(["por delegação de", "em substituição a", "na ausência de", "no impedimento de", "em nome de", "por ordem de", "autorizado por", "pela titular", "pelo titular", "p/", "do Oficial", "da Oficiala", "do titular"])
        own = rng.choice([[], glue(say(",")) + say(rng.choice([chief, chief.lower(), f"titular {of_what}"]))])
        return clerk + (new_line() if chance(rng, 0.6) else glue(say(","))) + say(r["clerk_title"] + ("" if instead[0] == "d" else rng.choice([",", ",", ""]))) + say(instead) + officer + own
    said = rng.choice(["digitei e conferi", "a digitei", "conferi, subscrevo e assino", "subscrevo e assino, na ausência ocasional do titular", "assino no impedimento do titular", "o subscrevi"])
    return say("Eu,") + clerk + glue(say(",")) + say(f"{r['clerk_title']}, {said}.") + (new_line() if chance(rng, 0.6) else []) + named


def sections_printed_elsewhere(style, r):
    """The registry that keeps the entry, and another that printed the certificate from the central register."""
    rng = style.rng
    other = records.record(rng)
    own = say(style.value(r["office"]), "office") + new_line() + v_place(style, (r["rcity"], r["ruf"]), "rcity", "ruf")
    if chance(rng, 0.5):
        own += new_line() + say(rng.choice(["Titular:", "Oficial:", "Assinada eletronicamente por"]), concept="officer") + say(style.value(r["officer"]), "officer")
    printer = say(style.value(other["office"])) + new_line() + v_place(style, (other["rcity"], other["ruf"]), "none", "none")
    if chance(rng, 0.6):
        printer += new_line() + say(rng.choice(["Conferido e materializado por", "Impressa por", "Atendente:", "Materializada por"])) + say(style.value(other["clerk"]))
    own_title = rng.choice(["Serventia de origem", "Cartório de origem (guarda do assento)", "Registro de origem", "Ofício que lavrou o assento", "Unidade de origem", "Emitida por"])
    printer_title = rng.choice(["Serventia materializadora", "Materializada em", "Impressa em", "Cartório que imprimiu", "Posto de atendimento", "Serventia de impressão", "Unidade solicitante", "Retirada em"])
    cards = [{"title": say(style.value(own_title), concept="office"), "cells": [cell(style, None, own, 3)]}, {"title": say(style.value(printer_title)), "cells": [cell(style, None, printer, 3)]}]
    if chance(rng, 0.25):
        cards.reverse()
    return [{"heading": None, "side_by_side": cards}] if chance(rng, 0.6) else cards


def sections_cadastro(style, r):
    header, rows = texts.cadastro(style.rng, r)
    return [{"title": say(wording.label(style.rng, "cadastro"), concept="other"), "table": ([say(h, concept="other") for h in header], [[say(c) if c else style.nothing() for c in line] for line in rows])}]


# --- setting ------------------------------------------------------------------------------------------------------


class Setter:
    """Sets sections on a page."""

    def __init__(self, rng, style, page):
        self.rng, self.style, self.page = rng, style, page
        self.manner = Manner(rng, style)

    def cell(self, manner, c, x, y, width):
        style, page, rng = self.style, self.page, self.rng
        if "row" in c:
            total = sum(d["weight"] for d in c["row"])
            bottom, left = y, x
            for d in c["row"]:
                share = width * d["weight"] / total
                bottom = max(bottom, self.cell(manner, d, left, y, share))
                left += share
            return bottom
        label, value = [list(p) for p in c["label"]], [list(p) for p in c["value"]]
        width -= manner.pad
        position = manner.position
        if chance(rng, 0.04):
            position = rng.choice(["above", "beside"])
        value_set = dict(face=style.face, size=style.size, lead=style.lead)
        if not label:
            return page.flow(value, x, y, width, align=manner.align, **value_set)[0]
        if position == "above":
            y, _ = page.flow(label, x, y, width, style.label_face, manner.label_size, manner.label_align, lead=1.15)
            return page.flow(value, x + manner.indent, y + manner.label_gap * style.size, width - manner.indent, align=manner.align, **value_set)[0]
        if position == "below":
            y, _ = page.flow(value, x, y, width, align=manner.align, **value_set)
            if not value:
                y += style.size * style.lead
            return page.flow(label, x, y + max(0, manner.label_gap) * style.size, width, style.label_face, manner.label_size, manner.align, lead=1.15)[0]
        if manner.colon and style.label_end == "" and not label[-1][0].endswith((":", ".")):
            label += glue(say(":", concept=label[-1][2]))
        if position in ("column", "margin"):
            share = width * (manner.column_share if position == "column" else 0.14)
            low, _ = page.flow(label, x, y, share - 4, style.label_face, manner.label_size, manner.column_align, lead=1.15)
            bottom, _ = page.flow(value, x + share, y, width - share, **value_set)
            return max(low, bottom)
        # beside: the value goes on where the label ends
        space = 0.3 * manner.label_size
        wide = sum(text_width(p[0], style.label_face, manner.label_size) + (0 if p[3] else space) for p in label) + 0.3 * style.size
        if style.leaders and chance(rng, 0.6) and wide < width * 0.5:
            label += say(style.leaders * rng.randint(1, 3))
            wide = sum(text_width(p[0], style.label_face, manner.label_size) + (0 if p[3] else space) for p in label) + 0.3 * style.size
        if wide > width * 0.75:
            y, _ = page.flow(label, x, y, width, style.label_face, manner.label_size, lead=1.15)
            return page.flow(value, x + manner.indent, y, width - manner.indent, **value_set)[0]
        page.flow(label, x, y + (style.size - manner.label_size) * 0.8, width, style.label_face, manner.label_size)
        if not value:
            return y + style.size * style.lead
        if manner.hang:
            return page.flow(value, x + wide, y, width - wide, **value_set)[0]
        return page.flow(value, x, y, width, first=wide, **value_set)[0]

    def rows(self, manner, cells):
        """Cells into rows by their weights."""
        if manner.single or (manner.position == "column" and chance(self.rng, 0.85)):
            return [[c] for c in cells]
        out, line, total = [], [], 0.0
        for c in cells:
            if line and total + c["weight"] > manner.row_capacity:
                out.append(line)
                line, total = [], 0.0
            line.append(c)
            total += c["weight"]
        return out + [line] if line else out

    def section(self, section, x, y, width, manner=None):
        style, page, rng = self.style, self.page, self.rng
        manner = manner or (Manner(rng, style) if chance(rng, 0.25) else self.manner)
        title = section.get("title")
        heading = section.get("heading")
        if title is None and heading and chance(rng, 0.55):
            style.headings += 1
            title = say(wording.heading(rng, heading, style.heading_number, style.headings), concept="heading")
        if title:
            if manner.heading_caps:
                title = [[p[0].upper(), *p[1:]] for p in title]
            y, _ = page.flow(title, x, y, width, style.label_face, manner.heading_size, manner.heading_align, lead=1.3)
            y += rng.uniform(0, 5)
        if "side_by_side" in section:
            cards = section["side_by_side"]
            gap = rng.uniform(4, 24)
            share = (width - gap * (len(cards) - 1)) / len(cards)
            stacked = Manner(rng, style, rng.choice(["above", "beside", "column", "below"]))
            stacked.single = chance(rng, 0.8)
            return max(self.section(card, x + i * (share + gap), y, share, stacked) for i, card in enumerate(cards)) + rng.uniform(2, 10)
        if "table" in section:
            return self.table(section["table"], x, y, width, manner)
        if "text" in section:
            how = dict(align=rng.choice(["l", "j", "j"]), lead=style.lead * rng.choice([1, 1.15, 1.4]), first=rng.choice([0, 0, 24]))
            columns = in_columns(section["text"], section.get("columns", 1))
            gap = rng.uniform(10, 30) if len(columns) > 1 else 0
            share = (width - gap * (len(columns) - 1)) / len(columns)
            bottoms = [page.flow(text, x + i * (share + gap), y, share, style.face, style.size, **how)[0] for i, text in enumerate(columns)]
            return max(bottoms) + rng.uniform(2, 12)
        cells = section.get("cells", [])
        if manner.position == "inline" and len(cells) > 1:
            return page.flow(self.inline(cells), x, y, width, style.face, style.size, rng.choice(["l", "j"]), lead=style.lead)[0] + rng.uniform(2, 10)
        if section.get("center"):
            manner = Manner(rng, style, manner.position)
            manner.align = "c"
        fit = chance(rng, 0.8)
        for line in self.rows(manner, cells):
            total = sum(c["weight"] for c in line)
            left, bottom = x, y
            for c in line:
                share = width * c["weight"] / total
                if not fit:
                    share = min(share, 130 * c["weight"])
                bottom = max(bottom, self.cell(manner, c, left, y, share))
                left += share
            y = bottom + manner.row_gap
        return y + rng.uniform(0, 8)

    def table(self, table, x, y, width, manner):
        style, page, rng = self.style, self.page, self.rng
        header, rows = table
        columns = max([len(header)] + [len(line) for line in rows])
        shares = [rng.uniform(0.8, 1.4) for _ in range(columns)]
        lefts, left = [], x
        for share in shares:
            lefts.append((left, width * share / sum(shares)))
            left += lefts[-1][1]
        top = y
        for pieces, (cx, cw) in zip(header, lefts):
            y = max(y, page.flow(pieces, cx, top, cw - 4, style.label_face, style.label_size, lead=1.15)[0])
        for line in rows:
            top = y + manner.row_gap * 0.6
            for pieces, (cx, cw) in zip(line, lefts):
                y = max(y, page.flow(pieces, cx, top, cw - 4, style.face, style.size, lead=style.lead)[0])
        return y + rng.uniform(2, 10)

    def inline(self, cells):
        """Prompts and values in running lines."""
        rng, style, out = self.rng, self.style, []
        dots = rng.choice(["", "", "....", "____", "......"])
        for c in cells:
            for d in c.get("row", [c]):
                out += [list(p) for p in d["label"]]
                if dots and chance(rng, 0.5):
                    out += say(dots)
                out += [list(p) for p in d["value"]]
                if dots and chance(rng, 0.6):
                    out += say(dots)
                mark = rng.choice(["", "", ",", ";", "-", "|", "."])
                if mark:
                    out += glue(say(mark)) if mark in ",;." else say(mark)
        return out


def in_columns(text, count):
    """Pieces of running text, parted into columns of about as many letters each."""
    columns, used, room = [[]], 0, sum(len(piece[0]) for piece in text) / count
    for piece in text:
        if len(columns) < count and used >= room:
            columns.append([])
            used = 0
        columns[-1].append(piece)
        used += len(piece[0])
    return columns


def spaced_out(rng, pieces):
    """Every letter a word of its own, but for some pairs."""
    out = []
    for text, *rest, glued, begin in pieces:
        at = 0
        while at < len(text):
            size = 2 if chance(rng, 0.12) else 1
            out.append([text[at : at + size], *rest, False, begin and at == 0])
            at += size
    return out


def chief_title(rng, r):
    """Of who keeps a registry."""
    return next(title for title in iter(lambda: people.officer_title(rng, r["officer_sex"]), None) if not re.search("Subst|Maior|Juiz", title))


def staff(rng, r, raised):
    """Who keeps the registry, and who signs for them, as headings name both."""
    chief = chief_title(rng, r)
    clerk = [r["clerk_title"], r["clerk"]] if chance(rng, 0.7) else [rng.choice(["Escreventes", "Substitutos", "Prepostos", "Escreventes Autorizados"]), f"{r['clerk']}{rng.choice(['; ', ', ', ' e '])}{people.person(rng, rng.choice('MF'))}"]
    if chance(rng, 0.5):
        sign = rng.choice([":", ":", " -", ""])
        named = say(raised(chief) + sign) + say(raised(r["officer"]), "officer")
        others = say(raised(f"{clerk[0]}{sign} {clerk[1]}"))
    else:
        sign = rng.choice([",", ",", " -", " –"])
        named = say(raised(r["officer"]), "officer") + glue(say(sign)) + say(raised(chief + rng.choice(["", "", " deste Registro", " da serventia", " do Ofício"])))
        others = say(raised(f"{clerk[1]}{sign} {clerk[0]}"))
    if chance(rng, 0.25):
        return [named]
    return [named, others] if chance(rng, 0.25) else [named + say(rng.choice(["|", "-", "—", "·", ";", "/"])) + others]


def header(setter, r, x, y, width):
    rng, style, page = setter.rng, setter.style, setter.page
    lines = [say(wording.top_line(rng), concept="heading") for _ in range(rng.choice([0, 1, 1, 2]))]
    if texts.is_abroad(r) and chance(rng, 0.6):
        lines.append(say("Ministério das Relações Exteriores", concept="heading"))
    lines.append(say(wording.title(rng), concept="heading"))
    upper = chance(rng, 0.6)
    raised = (lambda t: t.upper()) if upper else (lambda t: t)
    state = r["ruf"]
    extra = []
    if chance(rng, 0.35) and state in places.UF_NAMES:
        article = places.UF_OF[state]
        extra.append(say(raised(f"Estado {article}")) + say(raised(places.UF_NAMES[state]), "ruf"))
    beside = rng.choice(["—", "-", "·", "–", ",", "•"])
    if chance(rng, 0.16) and state in places.UF_NAMES:  # the court's district has its seat elsewhere, or the registry a district of its own
        seat = say(raised("Comarca de " + places.place(rng, state)[0]))
        town = say(raised("Município de")) + say(raised(r["rcity"]), "rcity") if chance(rng, 0.75) else []
        district = say(raised("Distrito de " + rng.choice([places.district(rng), places.place(rng, state)[0]]))) if chance(rng, 0.5) else []
        parts = [part for part in (seat, town, district) if part]
        if chance(rng, 0.5):
            extra.append(parts[0] + [q for part in parts[1:] for q in say(beside) + part])
        else:
            extra += parts
    elif chance(rng, 0.3):
        extra.append(say(raised(rng.choice(["Comarca de", "Município de", "Município e Comarca de", "Distrito da sede de"]))) + say(raised(r["rcity"]), "rcity") + (say(rng.choice(["-", "/", ","])) + say(state, "ruf") if chance(rng, 0.4) and state in places.UF_NAMES else []))
    elif chance(rng, 0.15):
        extra.append(joined(places.place_parts(rng, (r["rcity"], r["ruf"]), "rcity", "ruf", style.place), raised))
    if chance(rng, 0.35):
        office = say(raised(r["office"]), "office")
        if chance(rng, 0.25):  # its city under its name
            office += new_line() + v_place(style, (r["rcity"], r["ruf"]), "rcity", "ruf")
        if chance(rng, 0.1):  # whose service it is, over its name
            service = rng.choice(["Serviço Registral", "Serviço de Registro Civil", "Registro Civil das Pessoas Naturais", "Serviço Notarial e Registral", "Delegação de Registro"])
            place = say(rng.choice(["-", "–", "de", "·"])) + v_place(style, (r["rcity"], r["ruf"]), "rcity", "ruf") if chance(rng, 0.6) else []
            office = say(raised(service)) + place + new_line() + office
        extra.append(office)
        if chance(rng, 0.5):
            extra.append(say(raised(r["address"] + " - Tel. " + r["phone"])))
        if chance(rng, 0.45):
            title = r["officer_title"]
            extra.append(say(raised(r["officer"]), "officer") + say(rng.choice(["- ", "– ", ""]) + title) if chance(rng, 0.6) else say(title + ":", concept="officer") + say(raised(r["officer"]), "officer"))
    if style.names_staff:
        extra += staff(rng, r, raised)
    for line in extra:
        lines.insert(rng.randint(0, len(lines)), line)
    align = rng.choice(["c", "c", "c", "l", "r"])
    if chance(rng, 0.07):  # letters set apart, as a PDF's text then has them
        lines = [spaced_out(rng, line) if chance(rng, 0.6) else line for line in lines]
    if chance(rng, 0.25):  # a narrow block, or one between a coat of arms and the title
        narrow = width * rng.uniform(0.4, 0.75)
        x, width = x + rng.choice([0, (width - narrow) / 2, width - narrow]), narrow
    for line in lines:
        y, _ = page.flow(line, x, y, width, style.label_face, style.size * rng.choice([0.8, 1, 1, 1.3, 1.8]), align, lead=1.25)
    return y + rng.uniform(3, 20)


def form_blocks(style, r):
    """The sections of a form, in a usual order, as blocks that stay together."""
    rng, blocks = style.rng, []
    blocks.append([{"heading": "person" if chance(rng, 0.5) else None, "cells": cells_person(style, r), "center": chance(rng, 0.15)}])
    blocks.append([{"heading": "birth" if chance(rng, 0.5) else None, "cells": cells_birth(style, r)}])
    parents, inside = sections_parents(style, r)
    grandparents = [] if inside or chance(rng, 0.06) else sections_grandparents(style, r)
    blocks += [parents, grandparents] if chance(rng, 0.5) else [parents + grandparents]
    registration = {"heading": "registration" if chance(rng, 0.5) else None, "cells": cells_registration(style, r)}
    if chance(rng, 0.85):
        twin = cells_twin(style, r)
        k = rng.random()
        if k < 0.5:
            blocks.append([{"heading": "twins" if chance(rng, 0.3) else None, "cells": twin}])
        elif k < 0.75:
            registration["cells"] = twin + registration["cells"]
        else:
            registration["cells"] += twin
    blocks.append([registration])
    if chance(rng, 0.85):
        blocks.append(sections_notes(style, r))
    if chance(rng, 0.2):
        blocks.append(sections_cadastro(style, r))
    if chance(rng, 0.05) and not texts.is_abroad(r):
        blocks.append(sections_printed_elsewhere(style, r))
    elif chance(rng, 0.85):
        blocks.append(sections_office(style, r))
    if chance(rng, 0.55):
        blocks.append(sections_seal(style, r))
    blocks.append(sections_issue(style, r))
    blocks = [b for b in blocks if b]
    k = rng.random()
    if k < 0.3:
        blocks.insert(rng.randrange(len(blocks)), blocks.pop(rng.randrange(len(blocks))))
    elif k < 0.45:
        head, tail = blocks[:-2], blocks[-2:]
        rng.shuffle(head)
        blocks = head + tail
    elif k < 0.5:
        rng.shuffle(blocks)
    return blocks


def typed_into(rng, body, most):
    """Running text of a printed form: blanks where what was typed was shorter than its place, years after a printed 19."""
    out = []
    for piece, after in zip(body, body[1:] + [None]):
        year = re.fullmatch(r"(19)(\d\d)([.,;]?)", piece[0])
        if year and piece[1] != "none" and chance(rng, 0.5):
            out += [["19", *piece[1:]], *blank_of(rng, most // 2), [year[2] + year[3], piece[1], piece[2], False, False]]
        else:
            out.append(piece)
        ends = after is None or after[1] != piece[1]
        if not (after and after[3]) and chance(rng, 0.55 if ends and piece[1] != "none" else 0.12 if piece[1] != "none" else 0.02):
            out += blank_of(rng, most)
    return out


def blank_of(rng, most):
    return [[BLANK * rng.randint(1, max(1, most)), "none", "none", False, False]]


def narrative_blocks(style, r, mixed):
    """Running text, alone or under a few cells."""
    rng, blocks = style.rng, []
    told = narrations.narration(rng, r) if chance(rng, 0.8) else None
    parts = told or (narrative.filled_form(rng, r) if chance(rng, 0.25) else narrative.narrative(rng, r))
    body = joined(parts, style.value)
    if mixed:  # what cells say already, the text may leave out: nothing depends on it
        cells = []
        for maker, p in ((cells_person, 0.7), (cells_registration, 0.4), (cells_birth, 0.25)):
            if chance(rng, p):
                cells += maker(style, r)
        if cells:
            blocks.append([{"heading": None, "cells": cells}])
    if chance(rng, 0.45):
        blocks.append(sections_office(style, r))
    if chance(rng, 0.35):
        place = say(rng.choice(["Município de", "Comarca de", "Distrito da sede, município de", "Cidade de"])) + v_place(style, (r["rcity"], r["ruf"]), "rcity", "ruf")
        blocks.append([{"heading": None, "cells": [cell(style, None, place, 3)], "center": chance(rng, 0.5)}])
    if style.gap:
        body = typed_into(rng, body, style.gap)
    dotted = rng.choice(["....", "____", "..........", "__________", "=====", "x x x x"]) if chance(rng, 0.3) else None
    if dotted:
        body = [q for p in body for q in ([p, *say(dotted)] if chance(rng, 0.06) and not p[3] else [p])]
    blocks.append([{"text": body, "columns": 2 if chance(rng, 0.06) else 1}])
    if chance(rng, 0.08):  # beside the entry in its book
        number = say(rng.choice(["N.º", "Nº", "N.", "Termo", "Têrmo nº", ""])) + v_book(style, r, "termo")
        blocks.append([{"heading": None, "cells": [cell(style, None, number, 3), cell(style, None, say(style.value(r["name"]), "name"), 3)]}])
    if chance(rng, 0.4):
        blocks.append(sections_notes(style, r))
    if chance(rng, 0.35):
        blocks.append(sections_seal(style, r))
    blocks.append(sections_issue(style, r))
    return blocks


#: Ways of setting the blocks of a page, and how often; where there is running text, these.
WAYS = {"one": 7, "two": 2, "three": 1, "side": 2}
WAYS_OF_TEXT = ["one"] * 3 + ["side"]


def set_blocks(setter, blocks, x, y, width):
    """Blocks in one column, in several, as cards, or beside a side bar."""
    rng = setter.rng

    def put(block, left, top, share):
        for section in block:
            top = setter.section(section, left, top, share)
        return top + rng.uniform(0, 6)

    def pile(blocks, left, top, share):
        for block in blocks:
            top = put(block, left, top, share)
        return top

    running = any("text" in s for b in blocks for s in b)
    way = rng.choice(allowed(WAYS_OF_TEXT if running else sum(([way] * share for way, share in WAYS.items()), [])))
    if way == "one":
        return pile(blocks, x, y, width)
    if way == "side":
        narrow = width * rng.uniform(0.18, 0.36)
        count = min(rng.randint(1, 3), len(blocks) - 1)
        left_side = chance(rng, 0.4)
        chosen = set(rng.sample(range(len(blocks)), count)) if chance(rng, 0.4) else set(range(len(blocks) - count, len(blocks)))
        main = [b for i, b in enumerate(blocks) if i not in chosen]
        side = [b for i, b in enumerate(blocks) if i in chosen]
        if running and any("text" in s for b in side for s in b):
            main, side = side, main
        low = pile(main, x + (narrow + 10 if left_side else 0), y, width - narrow - 10)
        return max(low, pile(side, x if left_side else x + width - narrow, y, narrow))
    columns = 2 if way == "two" else 3
    keep = rng.randint(0, 2)
    y = pile(blocks[:keep], x, y, width)
    rest, tail = blocks[keep:-1], blocks[-1:]
    gap = rng.uniform(6, 20)
    share = (width - gap * (columns - 1)) / columns
    if chance(rng, 0.5):
        for i in range(0, len(rest), columns):
            y = max(put(b, x + j * (share + gap), y, share) for j, b in enumerate(rest[i : i + columns])) + rng.uniform(2, 10)
    else:
        per = -(-len(rest) // columns)
        y = max([y] + [pile(rest[j * per : (j + 1) * per], x + j * (share + gap), y, share) for j in range(columns)])
    return pile(tail, x, y, width)


def birth_certificate(rng):
    r = records.record(rng)
    style = Style(rng)
    style.suit(r)
    r["averbacoes"] = texts.averbacao(rng, r) if chance(rng, 0.33) else ""
    r["anotacoes"] = texts.anotacao(rng, r) if chance(rng, 0.33) else ""
    if chance(rng, 0.2):
        style.home_state = r["ruf"]
    size = rng.choice([(595, 842)] * 6 + [(612, 1008), (595, 421), (842, 595), (612, 792), (420, 595)])
    page = Page(rng, *size)
    setter = Setter(rng, style, page)
    left, top = rng.uniform(12, 70), rng.uniform(12, 60)
    width = page.width - left - rng.uniform(12, 70)
    y = header(setter, r, left, top, width) if chance(rng, 0.95) else top
    k = rng.random()
    blocks = form_blocks(style, r) if k < 0.5 else narrative_blocks(style, r, k > 0.75)
    for _ in range(rng.choice([0, 0, 1, 1, 2, 3])):
        blocks.insert(rng.randint(len(blocks) // 2, len(blocks)), [{"heading": None, "cells": [cell(style, None, say(legal(rng, r)), 3)]}])
    set_blocks(setter, blocks, left, y, width)
    if chance(rng, 0.15):  # what stands across or beside everything: watermarks, vertical print, page numbers
        for _ in range(rng.randint(1, 3)):
            page.place(rng.choice(STRAY), rng.uniform(0, page.width * 0.8), rng.uniform(0, page.height), rng.choice(FACES), style.size * rng.choice([0.6, 1, 2, 3]))
    page.squeeze()
    return page


def quoting_page(rng):
    """A letter, petition, deed or the like that quotes a birth certificate: its own words before and after."""
    r = records.record(rng)
    r["averbacoes"] = texts.averbacao(rng, r) if chance(rng, 0.2) else ""
    r["anotacoes"] = texts.anotacao(rng, r) if chance(rng, 0.2) else ""
    style = Style(rng)
    style.suit(r)
    page = Page(rng)
    titles, opening, closing = quotations.frame(rng, r)
    if chance(rng, 0.65):
        mark = say(rng.choice(["", "“", '"']))
        told = narrations.narration(rng, r) if chance(rng, 0.3) else None
        quoted = [[{"text": mark + joined(told or narrative.narrative(rng, r), style.value)}]]
    else:
        quoted = form_blocks(style, r)[: rng.randint(3, 9)]
    if chance(rng, 0.3):
        quoted.insert(0, [{"text": say(wording.title(rng))}])
    before, after = ([[{"text": say(text)}] for text in part] for part in (titles + opening, closing))
    left, top = rng.uniform(20, 80), rng.uniform(15, 70)
    set_blocks(Setter(rng, style, page), before + quoted + after, left, top, page.width - left - rng.uniform(20, 80))
    page.squeeze()
    return page, "other"


def other_page(rng):
    """(page, document class) of something that is no birth certificate, or one that nobody filled in."""
    kind, blocks = documents.other_document(rng)
    style = Style(rng)
    page = Page(rng)
    setter = Setter(rng, style, page)
    left, top = rng.uniform(12, 70), rng.uniform(12, 60)
    sections = []
    for heading, body in blocks:
        section = {"title": say(heading, concept="heading") if heading else None}
        if isinstance(body, str):
            section["text"] = say(body)
        else:
            section["cells"] = [{"label": say(a + style.label_end, concept="other") if a else [], "value": say(style.value(b)) if b else style.nothing(), "weight": rng.choice([1, 1.5, 3]), "concept": "other"} for a, b in body]
        sections.append([section])
    set_blocks(setter, sections, left, top, page.width - left - rng.uniform(12, 70))
    page.squeeze()
    return page, OTHER_CLASS.get(kind, "other")


OTHER_SHARE = 0.17
#: Of the other documents so many quote a certificate.
QUOTING_SHARE = 0.25
#: The class of a kind of other document; kinds that are not here are "other".
OTHER_CLASS = {
    "blank_birth_form": "blank_form", "marriage": "marriage", "death": "death", "identity": "identity", "driver_licence": "identity",
    "live_birth_declaration": "declaration", "baptism": "other_certificate", "negative_certificate": "other_certificate",
    "registry_paper": "other_certificate", "foreign_birth": "foreign_birth",
}  # fmt: skip


def page(rng, quality=None):
    """(words as read, document class): letters with their classes, and where they stand."""
    if chance(rng, OTHER_SHARE):
        drawn, kind = quoting_page(rng) if chance(rng, QUOTING_SHARE) else other_page(rng)
    else:
        drawn, kind = birth_certificate(rng), "birth"
    return look(rng, drawn.words, quality), DOCUMENT[kind]
