"""Whole certificates told in running text, as hands that had seen none of this wrote them: lists/narrations.txt.

A line there is a template (grammar.py; `¶` breaks the line) whose slots are the facts of one certificate and, around them, other
people, places and dates; `{sex:menino/menina}` is the word for this child. `narration(rng, r)` draws one as parts (text, tag), with
the tags that `narrative.py` names.
"""
import re
from pathlib import Path

import people
import places
from grammar import compile_template, expand_parts, tidy
from narrative import Story, sex_word, told_from_entry
from records import are_of_one_sex, date_text, money, record
from texts import anotacao, averbacao

TRIES = 12
SEX_WORD_EVERY = 4
# Of "uma robusta menina" the word that says the sex; "filha" alone is read as no sex.
SEX_WORD = re.compile(r"masculin[oa]|feminin[oa]|masc\.|fem\.|menin[oa]|var[ãa]o|homem|mulher|macho|f[êe]mea|gar[oô]t[oa]|rapaz|rapariga", re.I)
# A birth told by the day of its entry has no date of its own on the page.
TOLD_BY_ENTRY = ["hoje", "ontem", "hontem", "no dia de hoje", "no dia de ontem", "neste mesmo dia", "no mesmo dia", "na véspera", "anteontem", "ante-hontem", "na noite de ontem", "na madrugada de hoje"]


def _slots(tree):
    """All that a template names, in whatever branch."""
    for node in tree:
        if node[0] == "part":
            yield node[1]
        elif node[0] == "any":
            for branch in node[1]:
                yield from _slots(branch)


def _read():
    lines = (Path(__file__).parent / "lists" / "narrations.txt").read_text(encoding="utf8").splitlines()
    # "Nasceu um menino" says the sex where nothing else does, and "do sexo ..." may be said in a word.
    told = [line if "{sex" in line else line.replace("menin{x}", "{sex:menino/menina}", 1) for line in lines if line]
    told += [line.replace("do sexo {sex}", "{sexword}", 1) for line in told[::SEX_WORD_EVERY] if "do sexo {sex}" in line]
    trees = [compile_template(line.replace("¶", "\n")) for line in told]
    return [(tree, set(_slots(tree))) for tree in trees]


TEMPLATES = _read()


class Told(Story):
    """The slots of a narration: what a Story has, under shorter names, and the parents by who they are."""

    def __init__(self, rng, r):
        super().__init__(rng, r)

        def fact(tag, text):
            def draw():
                said = tag in self.done
                self.done.add(tag)
                return [(text(), None if said else tag)]
            return draw

        def born(who, tag):
            return lambda: places.place_parts(rng, r[who]["nat"], tag, tag, self.places if rng.random() < .85 else None)

        self.fact = fact
        self.update({
            "sexword": lambda: sex_word(rng, r["sex"]),
            "bdayentry": lambda: [(told_from_entry(rng, r["birth"]), "bdate")],
            "bplace": self["bplaceonly"], "bcity": self["bcityuf"], "officer": self["officertag"], "ecity": self["ecityuf"],
            "twin": self.twins, "averb": fact("averb", lambda: averbacao(rng, r)), "anot": fact("anot", lambda: anotacao(rng, r)),
            "person": lambda: people.person(rng, rng.choice("MF")), "man": lambda: people.person(rng, "M"), "woman": lambda: people.person(rng, "F"),
            "cityuf": lambda: places.place_text(rng, places.place(rng)), "address": lambda: places.address(rng), "date": lambda: date_text(rng, record(rng)["rdate"]),
            "number": lambda: rng.choice([str(rng.randint(1, 99999)), f"{rng.randint(1, 999)}.{rng.randint(0, 999):03d}", f"{rng.randint(1, 9999)}/{rng.randint(1960, 2026)}"]),
            "age": lambda: str(rng.randint(17, 79)), "profession": lambda: record(rng)["declarant"]["profession"], "money": lambda: money(rng), "cns": lambda: f"{rng.randint(100, 199999):06d}",
            "bdayeve": lambda: rng.choice(TOLD_BY_ENTRY),
            **{key: fact(key, lambda key=key: r["gp"][key]) for key in r["gp"]},
            **{who: fact(who, lambda who=who: r[who]["name"]) for who in ("father", "mother")},
            **{who + "nat": born(who, who + "nat") for who in ("father", "mother")}, "bothnat": born("father", "pnatboth"),
        })

    def __missing__(self, slot):
        text = slot.removeprefix("sex:").split("/")[self.r["sex"] == "F"]
        found = SEX_WORD.search(text)
        if not found:
            return lambda: text
        start, end = found.span()
        said = self.fact("sex", lambda: text[start:end])
        return lambda: [(text[:start], None), *said(), (text[end:], None)]


def _can_tell(r, slots):
    told_by_word = [slot for slot in slots if slot == "sexword" or slot.startswith("sex:")]
    has = {"cpf": r["cpf"], "dnv": r["dnv"], "twin": r["twins"], **r["gp"], **dict.fromkeys(told_by_word, r["sex"] in "MF")}
    both = {"father", "mother"} <= slots or "bothnat" in slots
    return all(has[slot] for slot in slots & has.keys()) and all(r[who] for who in ("father", "mother") if both or {who, who + "nat"} & slots)


def narration(rng, r):
    """None where nothing that was drawn can be told of this record."""
    if are_of_one_sex(r):
        return None
    for _ in range(TRIES):
        tree, slots = rng.choice(TEMPLATES)
        if _can_tell(r, slots):
            break
    else:
        return None
    if "bothnat" in slots:
        r = {**r, "mother": {**r["mother"], "nat": r["father"]["nat"]}}
    parts = expand_parts(rng, tree, Told(rng, r))
    first = next((tag[:6] for _, tag in parts if tag and tag[:6] in ("father", "mother")), None)
    names = {who + end: f"p{1 + (who != first)}{of}" for who in ("father", "mother") for end, of in (("", "name"), ("nat", "nat"))}
    return [(text, names.get(tag, tag)) for text, tag in parts]


if __name__ == "__main__":
    import random

    from narrative import show

    rng = random.Random(3)
    for _ in range(12):
        print(show(narration(rng, record(rng)) or []), "\n")
