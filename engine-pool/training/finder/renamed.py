"""Other people and places on a page that somebody drew: its structure is learned, not who stands on it.

Every word of a name becomes another of its kind, of about as many letters, and every municipality another of as many words;
the same word becomes the same one all over the page. Boxes, capitals and signs stay.
"""
import re
from collections import defaultdict

import people
import places
from features import fold

#: Fields that hold names of persons, and those that hold municipalities.
PERSONS = frozenset("name p1name p2name gpm gpf gmm gmf twname officer".split())
PLACES = frozenset("nat bcity rcity ecity p1nat p2nat pnatboth".split())
#: A name's new word has so many letters more or fewer, a municipality's all words together.
WORD_LETTERS_OFF, PLACE_LETTERS_OFF = 2, 5
LETTERS_MIN = 3
PLACE_WORDS_MAX = 5
LETTERS = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")


def _by_length(names):
    out = defaultdict(list)
    for name in dict.fromkeys(names):
        if LETTERS.fullmatch(name):
            out[len(name)].append(name)
    return out


#: Names of people of here, and of elsewhere, by kind: given to a man or a woman, or a family's.
_HERE = {
    "M": _by_length(people.MALE + people._FAKER_GIVEN["M"]),
    "F": _by_length(people.FEMALE + people._FAKER_GIVEN["F"]),
    "surname": _by_length(people.SURNAMES + people._FAKER_SURNAMES),
}
_ELSEWHERE = {
    "M": _by_length(people._FOREIGN_GIVEN["M"] + people.INDIGENOUS_GIVEN),
    "F": _by_length(people._FOREIGN_GIVEN["F"] + people.INDIGENOUS_GIVEN),
    "surname": _by_length(people.ITALIAN + people.GERMAN + people.POLISH + people.JAPANESE + people.ARABIC + people._FOREIGN_SURNAMES),
}
#: Kind of a folded word of a name; one that is several is a surname last.
_KIND = {fold(name): kind for kind in ("surname", "F", "M") for of in (_ELSEWHERE, _HERE) for names in of[kind].values() for name in names}
_KEPT = frozenset(fold(word) for word in "de da do das dos del van von filho filha neto neta junior sobrinho segundo santa santo sao".split())


def _municipalities():
    of = {}
    alike = defaultdict(list)
    for name, uf in places.ALL:
        words = tuple(fold(word) for word in name.split())
        of.setdefault(words, uf)
        alike[len(words), uf].append(name.split())
    return of, alike


_MUNICIPALITY, _ALIKE = _municipalities()
#: A municipality whose name every certificate holds as a word.
_REGISTRO = ("registro",)


def renamed(rng, words):
    """The words [segments, left, top, right, bottom, …], a segment [text, field, concept, begin], with others' names."""
    spots = [(segment, match) for word in words for segment in word[0] for match in [LETTERS.search(segment[0])] if match]
    folded = [fold(match.group()) for _, match in spots]
    changed = _places(rng, spots, folded)
    named = {text for (segment, _), text in zip(spots, folded) if segment[1] in PERSONS}
    new = {}
    for at, ((segment, match), text) in enumerate(zip(spots, folded)):
        if at in changed or text in _KEPT or len(text) < LETTERS_MIN or segment[1] not in PERSONS | {"none"}:
            continue
        if segment[1] in PERSONS or text in named or (text in _KIND and _is_beside_a_name(spots, folded, at)):
            if text not in new:
                new[text] = _name(rng, match.group(), _KIND.get(text, "surname"))
            changed[at] = new[text]
    texts = {}
    for at, word in changed.items():
        segment, match = spots[at]
        texts[id(segment)] = segment[0][: match.start()] + _in_case(word, match.group()) + segment[0][match.end() :]
    return [[[[texts.get(id(segment), segment[0]), *segment[1:]] for segment in word[0]], *word[1:]] for word in words]


def _is_beside_a_name(spots, folded, at):
    def is_capital(i):
        return spots[i][1].group()[0].isupper()

    return is_capital(at) and any(0 <= i < len(folded) and folded[i] in _KIND and is_capital(i) for i in (at - 1, at + 1))


def _name(rng, word, kind):
    size = len(word) + rng.randint(-WORD_LETTERS_OFF, WORD_LETTERS_OFF)
    k = rng.random()
    known = (_HERE if k < 0.6 else _ELSEWHERE)[kind].get(max(size, LETTERS_MIN))
    if known and k < 0.8:
        return rng.choice(known)
    return people.made_surname(rng) if kind == "surname" else people.made_given(rng, kind)


def _places(rng, spots, folded):
    """{index of a spot: its new word} for every municipality that a field of a place names, wherever it is printed."""
    found = {}  # in the order of the page, so that a seed draws the same
    for at, (segment, _) in enumerate(spots):
        if segment[1] not in PLACES:
            continue
        for count in range(PLACE_WORDS_MAX, 0, -1):
            words = tuple(folded[at : at + count])
            if len(words) == count and words != _REGISTRO and words in _MUNICIPALITY and all(s[1] == segment[1] for s, _ in spots[at : at + count]):
                found.setdefault(words, None)
                break
    changed = {}
    for words in sorted(found, key=len, reverse=True):
        letters = sum(map(len, words))
        others = [o for o in _ALIKE[len(words), _MUNICIPALITY[words]] if abs(sum(map(len, o)) - letters) <= PLACE_LETTERS_OFF]
        if not others:
            continue
        other = rng.choice(others)
        for at in range(len(folded) - len(words) + 1):
            if tuple(folded[at : at + len(words)]) == words and at not in changed:
                changed.update((at + i, word) for i, word in enumerate(other))
    return changed


def _in_case(word, like):
    if len(like) > 1 and like.isupper():
        return word.upper()
    return word.lower() if like.islower() else word
