"""What the forms in this folder are written with: values as HTML that says of every word what it is the value or label of.

A form is a function of a `Pen` that returns a whole HTML document, registered with `@form`; one of another document with
`@document("marriage")` or another class of labels.DOCUMENTS, in which nothing counts as a value. Each call of a value's method
draws its text anew (dates in words or digits, times, places "São Paulo - SP" or "São Paulo/SP"), in the manner that the pen
was given; what the person does not have comes as the form's mark of an empty field. Truth comes with it: only values
written by these methods count as values, so nothing that a field holds may be written into the HTML in another way.
"""
import html
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import forms
import places
import records
import texts
from labels import DOCUMENT

#: (class of document, function) by the function's name.
FORMS = {}


def document(kind):
    """Registers a form of this class of document under its function's name."""
    assert kind in DOCUMENT, kind

    def register(function):
        assert function.__name__ not in FORMS, function.__name__
        FORMS[function.__name__] = kind, function
        return function

    return register


form = document("birth")


def written(pieces):
    """HTML of the pieces of `paper.py`: a run of a field in one element, each with its field, its concept, where it begins."""
    out = []
    for text, field, concept, glued, begin in pieces:
        if text == "\n":
            out.append("<br>")
            continue
        space = "" if glued or not out or out[-1] == "<br>" else " "
        out.append(f'{space}<span data-v="{field}" data-c="{concept}"{" data-b" if begin else ""}>{html.escape(text)}</span>')
    return "".join(out)


class Parent:
    """One of the two parents in the order in which the page prints them; `known` is false for one whom nobody named."""

    def __init__(self, pen, side, person, name_field, nat_field):
        self.pen, self.side, self.person = pen, side, person
        self.name_field, self.nat_field = name_field, nat_field
        self.known = person is not None
        #: "mother" or "father": the line they stand for.
        self.role = "mother" if side == "mat" else "father"

    def name(self):
        return self.pen.value(self.person["name"], self.name_field) if self.known else self.pen.blank()

    def nat(self, style=None):
        """Naturalidade: city and state."""
        return self.pen.place(self.person["nat"], self.nat_field, self.nat_field, style) if self.known else self.pen.blank()

    def nat_city(self):
        return self.pen.value(self.person["nat"][0], self.nat_field) if self.known and self.person["nat"][0] else self.pen.blank()

    def nat_uf(self):
        """The state in a cell of its own, behind nat_city."""
        return self.pen.value(self.person["nat"][1], self.nat_field, begins=not self.person["nat"][0]) if self.known and self.person["nat"][1] else self.pen.blank()

    def grandparents(self, joint=" e "):
        """Both parents of this parent in one value, the grandfather first; `joint` is HTML between them."""
        first, second = self.grandfather_known, self.grandmother_known
        if first and second:
            return self.grandfather() + joint + self.grandmother()
        return self.grandfather() if first else self.grandmother()

    def grandfather(self):
        return self.pen.value(self.pen.r["gp"][self.gp_fields[0]], self.gp_fields[0])

    def grandmother(self):
        return self.pen.value(self.pen.r["gp"][self.gp_fields[1]], self.gp_fields[1])

    @property
    def gp_fields(self):
        return ("gpm", "gpf") if self.side == "pat" else ("gmm", "gmf")

    @property
    def grandfather_known(self):
        return bool(self.pen.r["gp"][self.gp_fields[0]])

    @property
    def grandmother_known(self):
        return bool(self.pen.r["gp"][self.gp_fields[1]])

    def extra(self, what):
        """Something said of them that is no field: profession, age (a number), rg, cpf, residence, civil, nationality."""
        if not self.known:
            return self.pen.blank()
        text = records.cpf_text(self.pen.rng, self.person["cpf"]) if what == "cpf" else str(self.person[what])
        return self.pen.other(text)


class Pen:
    """One person's page. `rng` draws the form's own variations; `r` is the record (see records.py), for what no method gives."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.style = forms.Style(self.rng)
        self.r = records.record(self.rng)
        self.r["averbacoes"] = texts.averbacao(self.rng, self.r) if self.rng.random() < 0.33 else ""
        self.r["anotacoes"] = texts.anotacao(self.rng, self.r) if self.rng.random() < 0.33 else ""
        self.style.blank = texts.blank(self.rng)

    # --- the form's own choices -----------------------------------------------------------------------------------

    def chance(self, share):
        return self.rng.random() < share

    def pick(self, *choices):
        return self.rng.choice(choices)

    def manner(self, caps=None, place=None, birth_date=None, date=None, issue_date=None, hour=None, matricula=None, cpf=None, sex_short=None, blank=None):
        """Settles how this page prints its values; what is not given stays random.

        caps: values in capitals. place: one of places.PLACE_STYLES ("/", "-", ",", "(", "long", "tight", ...). Dates: one of
        "num", "semi" (12 de maio de 1980), "words", "dias" (aos doze dias do mês de ...), "paren" (doze (12) de ...), "both",
        "short". hour: "num", "words", "old". matricula: one of records.MAT_STYLES (" ", ".", "-", "", ...). cpf: "dotted",
        "plain", "spaced". blank: the mark of an empty field as HTML ("" for none).
        """
        style = self.style
        for name, given in (("caps", caps), ("place", place), ("birth_date", birth_date), ("other_date", date), ("issue_date", issue_date), ("hour", hour), ("matricula", matricula), ("cpf", cpf), ("sex_short", sex_short), ("blank", blank)):
            if given is not None:
                setattr(style, name, given)

    # --- words ----------------------------------------------------------------------------------------------------

    def value(self, text, field, begins=True):
        """A text as the value of a field, in the page's capitals; the blank mark where there is none."""
        if not text:
            return self.blank()
        pieces = forms.say(self.style.value(text), field)
        return written(pieces if begins else forms.go_on(pieces))

    def label(self, concept, text):
        """A printed label whose concept is known (a name of labels.CONCEPTS); text may hold markup. Labels need no mark."""
        return f'<span data-c="{concept}">{text}</span>'

    def other(self, text):
        """Words that no field holds (declarant, address, fees, ...), in the page's capitals."""
        return html.escape(self.style.value(str(text)))

    def blank(self):
        """The form's mark of an empty field."""
        return self.style.blank if self.style.blank.startswith("<") else html.escape(self.style.blank)

    def place(self, where, city_field, uf_field, style=None):
        if not where[0] and not where[1]:
            return self.blank()
        kept, self.style.place = self.style.place, style or self.style.place
        try:
            return written(forms.v_place(self.style, where, city_field, uf_field))
        finally:
            self.style.place = kept

    # --- the person -----------------------------------------------------------------------------------------------

    def name(self):
        return self.value(self.r["name"], "name")

    def cpf(self):
        return written(forms.v_cpf(self.style, self.r["cpf"]))

    def matricula(self):
        return written(forms.v_matricula(self.style, self.r["mat"]))

    def sex(self):
        return written(forms.say(self.style.value(records.sex_text(self.rng, self.r["sex"], self.style.sex_short)), "sex"))

    def sex_boxes(self, yes="(X)", no="( )", male="Masculino", female="Feminino"):
        """Two boxes of which one is ticked; the ticked word is the value."""
        out = []
        for letter, word in (("M", male), ("F", female)):
            ticked = self.r["sex"] == letter
            out.append(f"{yes if ticked else no} " + (self.value(word, "sex") if ticked else self.other(word)))
        return " ".join(out)

    def birth_date(self, style=None):
        return written(forms.v_date(self.style, self.r["birth"], "bdate", style or self.style.birth_date))

    def birth_day(self):
        return self.value(records.day_text(self.rng, self.r["birth"].day), "bday")

    def birth_month(self):
        return self.value(records.month_text(self.rng, self.r["birth"].month), "bmon")

    def birth_year(self):
        return self.value(records.year_text(self.rng, self.r["birth"].year), "byear")

    def hour(self, style=None):
        kept, self.style.hour = self.style.hour, style or self.style.hour
        out = written(forms.v_hour(self.style, self.r))
        self.style.hour = kept
        return out

    def nat(self, style=None):
        """Naturalidade of the registered person: city and state."""
        return self.place(self.r["nat"], "nat", "nat", style)

    def birth_place(self):
        """The establishment or home address."""
        return self.value(self.r["bplace"], "bplace")

    def birth_city_uf(self, style=None):
        return self.place((self.r["bcity"], self.r["buf"]), "bcity", "buf", style)

    def birth_city(self):
        return self.value(self.r["bcity"], "bcity")

    def birth_uf(self, full=False):
        return self.value(places.UF_NAMES.get(self.r["buf"], self.r["buf"]) if full else self.r["buf"], "buf")

    def twin(self):
        """Whether there are twins, as a word or sentence."""
        if self.r["twins"]:
            return self.value(self.pick("Sim", "sim", "Sim, gêmeo", "Sim - gêmeos"), "twin")
        return self.value(self.pick("Não", "não", "Não é gêmeo", "não há"), "twin")

    def twin_boxes(self, yes="(X)", no="( )"):
        ticked = bool(self.r["twins"])
        a, b = ("Sim", "Não")
        return f"{yes if ticked else no} " + (self.value(a, "twin") if ticked else self.other(a)) + f" {no if ticked else yes} " + (self.other(b) if ticked else self.value(b, "twin"))

    def twin_names(self):
        """Names of the twins, often with their matrícula; the blank mark where there are none."""
        if not self.r["twins"]:
            return self.blank()
        cell = next(c for c in forms.cells_twin(self.style, self.r) if c["concept"] == "twin_names")
        return written(cell["value"])

    # --- parents ----------------------------------------------------------------------------------------------------

    def parents(self, first=None):
        """[Parent, Parent] in the order printed: first is "mother", "father" or None for the page's own choice."""
        if first:
            self.style.mother_first = first == "mother"
        return [Parent(self, *each) for each in forms.parents_in_order(self.style, self.r)]

    # --- registration -------------------------------------------------------------------------------------------------

    def reg_date(self, style=None):
        return written(forms.v_date(self.style, self.r["rdate"], "rdate", style))

    def reg_day(self):
        """Day, month and year of registration in cells of their own; print them in this order."""
        return self.value(records.day_text(self.rng, self.r["rdate"].day), "rdate")

    def reg_month(self):
        return self.value(records.month_text(self.rng, self.r["rdate"].month), "rdate", begins=False)

    def reg_year(self):
        return self.value(records.year_text(self.rng, self.r["rdate"].year), "rdate", begins=False)

    def dnv(self):
        return written(forms.say(self.r["dnv"], "dnv")) if self.r["dnv"] else self.blank()

    def livro(self):
        return self.value(self.r["livro"], "livro")

    def folha(self):
        return self.value(self.r["folha"], "folha")

    def termo(self):
        return self.value(self.r["termo"], "termo")

    def office(self):
        return self.value(self.r["office"], "office")

    def reg_city_uf(self, style=None):
        return self.place((self.r["rcity"], self.r["ruf"]), "rcity", "ruf", style)

    def reg_city(self):
        return self.value(self.r["rcity"], "rcity")

    def reg_uf(self, full=False):
        return self.value(places.UF_NAMES.get(self.r["ruf"], self.r["ruf"]) if full else self.r["ruf"], "ruf")

    def averbacoes(self):
        """The averbação's text without any label, or words that say that there is none."""
        return self._note("averbacoes", "averb")

    def anotacoes(self):
        return self._note("anotacoes", "anot")

    def _note(self, which, field):
        text = self.r[which]
        if text:
            return self.value(text, field)
        return self.other(texts.nothing(self.rng)) if self.chance(0.6) else self.blank()

    # --- issue ---------------------------------------------------------------------------------------------------------

    def officer(self):
        """The officer's (oficial's) name; the clerk who signs in his place is `other(r["clerk"])`."""
        return self.value(self.r["officer"], "officer")

    def issue_date(self, style=None):
        return written(forms.v_date(self.style, self.r["edate"], "edate", style or self.style.issue_date))

    def issue_city(self):
        return self.value(self.r["ecity"], "ecity")

    def issue_city_uf(self, style=None):
        return self.place((self.r["ecity"], self.r["euf"]), "ecity", "euf", style)

    def seal(self):
        """The seal's code (selo)."""
        return written(forms.say(self.r["seal"], "selo"))

    def legal(self):
        """A legal sentence that holds no field."""
        return html.escape(forms.legal(self.rng, self.r))

