"""Turns the words of a page into the arrays that the tagger sees; `find/features.ts` computes the same numbers.

A *word* is what a reader returns: (text, left, top, right, bottom). A *token* is a word or a part of it, cut at
punctuation, because a label and its value are often printed without a space between them.
"""
import math
import re
import unicodedata
import zlib

import numpy as np

TOKENS_MAX = 1100
WORD_LETTERS_MAX = 60
NGRAMS, NGRAM_BUCKETS, WORD_BUCKETS = 16, 16384, 8192

#: A run of letters, a colon or comma or slash inside a number, or one sign alone.
TOKEN = re.compile(r"(?:[^\s/():;,\"“”]|(?<=[0-9])[/:,](?=[0-9]))+|[/():;,\"“”]")

MONTHS = frozenset("janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro".split())
STATES = frozenset("AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO".split())
NUMERALS = frozenset(
    "um uma dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis "
    "dezassete dezasseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa "
    "cem cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos mil primeiro".split()
)
PARTICLES = frozenset("de da do das dos e d".split())
ANSWERS = frozenset("masculino feminino masc fem sim nao".split())

DATE = re.compile(r"^[0-9]{1,2}[/.\-][0-9]{1,2}[/.\-][0-9]{2,4}$")
CPF = re.compile(r"^[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}[-/]?[0-9]{2}$")
YEAR = re.compile(r"^(?:18|19|20)[0-9]{2}$")
HOUR = re.compile(r"^[0-9]{1,2}(?:[:h.][0-9]{2})?(?:h|hs|hrs|min|m)?$")
FILLER = re.compile(r"^[^a-wyz0-9]+$")
EDGE_SIGNS = ".,;:-'*_"


def fold(text):
    """Small letters without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(c) != "Mn")


def split_word(text):
    """[(start, end)] of the tokens of one word."""
    return [m.span() for m in TOKEN.finditer(text[:WORD_LETTERS_MAX])]


_cache = {}
TYPES = 31


def describe(text):
    """(n-gram ids, word id, TYPES numbers) of one token; ids count from 1, 0 pads."""
    known = _cache.get(text)
    if known is not None:
        return known
    folded = fold(text)
    shape = re.sub(r"[0-9]", "0", folded)
    marked = "<" + shape + ">"
    grams = [marked[i : i + n] for n in (2, 3, 4) for i in range(len(marked) - n + 1)]
    if len(grams) > NGRAMS:
        trigrams = [marked[i : i + 3] for i in range(len(marked) - 2)]
        half = NGRAMS // 2
        grams = trigrams if len(trigrams) <= NGRAMS else trigrams[:half] + trigrams[-half:]
    ids = [zlib.crc32(g.encode()) % (NGRAM_BUCKETS - 1) + 1 for g in grams]
    ids += [0] * (NGRAMS - len(ids))
    word = zlib.crc32(("w" + shape).encode()) % (WORD_BUCKETS - 1) + 1
    length = len(text)
    digits = sum(c in "0123456789" for c in text)
    letters = [c for c in text if c.isalpha()]
    capitals = sum(c.isupper() for c in letters)
    core = text.strip(EDGE_SIGNS)
    small = folded.strip(EDGE_SIGNS)
    first = text[:1].isupper()
    types = [
        min(length, 20) / 10,
        digits / length,
        len(letters) / length,
        capitals / max(1, len(letters)),
        first,
        length == 1,
        len(letters) > 1 and capitals == len(letters),
        len(letters) > 1 and capitals == 1 and first,
        len(letters) > 0 and capitals == 0,
        digits == length,
        bool(DATE.match(core)),
        bool(CPF.match(core)),
        small in MONTHS,
        core in STATES,
        core.upper() in STATES,
        small in NUMERALS,
        small in PARTICLES,
        bool(YEAR.match(core)),
        bool(HOUR.match(small)),
        "@" in text or "www" in folded or "http" in folded,
        text == ":",
        text in ",;",
        text in "()",
        text == "/",
        text in "-–—",
        length > 1 and bool(FILLER.match(folded)),
        "º" in text or "ª" in text or "°" in text,
        0 < digits < length and len(letters) > 0,
        min(digits, 32) / 8,
        length > 1 and text.endswith("."),
        small in ANSWERS,
    ]
    known = (ids, word, [float(t) for t in types])
    if len(_cache) < 400_000:
        _cache[text] = known
    return known


def reading_order(boxes):
    """(permutation, line number of each in that order) of n boxes (left, top, right, bottom)."""
    middle = (boxes[:, 1] + boxes[:, 3]) / 2
    height = boxes[:, 3] - boxes[:, 1]
    lines, current, at, total = [], [], 0.0, 0.0
    for i in np.lexsort((boxes[:, 0], middle)):
        if current:
            smaller = min(height[i], total / len(current))
            if middle[i] - at > 0.5 * smaller:
                lines.append(current)
                current, total = [], 0.0
        current.append(i)
        total += height[i]
        at = middle[i] if len(current) == 1 else at + (middle[i] - at) / len(current)
    lines.append(current)
    order, line = [], []
    for number, members in enumerate(lines):
        for i in sorted(members, key=lambda j: boxes[j, 0]):
            order.append(i)
            line.append(number)
    return np.array(order), np.array(line)


GEOMETRY = 17


#: Print that begins further in, in shares of where it ends, is on another paper, with a margin of its own.
MARGIN_MAX, MARGIN = 0.28, 0.045


def extent(starts, ends):
    """What makes places shares of what is printed on."""
    first, last = starts.min(), max(ends.max(), 1)
    start = 0 if first < MARGIN_MAX * last else first - MARGIN * last
    return lambda places: (places - start) / (last - start)


def geometry(boxes, line, unit, glued):
    """GEOMETRY numbers a token: where on the page, how large, how far from its neighbours; lengths in text heights."""
    left, top, right, bottom = boxes.T
    count = len(boxes)
    across, down = extent(left, right), extent(top, bottom)
    middle = (top + bottom) / 2
    before, after = np.full(count, 20.0), np.full(count, 20.0)
    same = line[1:] == line[:-1]
    gap = (left[1:] - right[:-1]) / unit
    before[1:][same] = gap[same]
    after[:-1][same] = gap[same]
    sums = np.bincount(line, weights=middle)
    levels = sums / np.bincount(line)
    up = np.full(count, 10.0)
    up[line > 0] = ((levels[1:] - levels[:-1]) / unit)[line[line > 0] - 1]
    return np.stack(
        [
            across(left),
            across(right),
            down(middle),
            np.clip((bottom - top) / unit, 0, 4),
            np.clip((right - left) / unit / 10, 0, 4),
            np.clip(before, -2, 20) / 5,
            np.clip(after, -2, 20) / 5,
            before > 1.2,
            after > 1.2,
            before > 3,
            after > 3,
            before >= 20,
            after >= 20,
            np.clip(up, 0, 10) / 3,
            np.sin(across(left) * 12),
            np.cos(across(left) * 12),
            glued,
        ],
        1,
    ).astype(np.float32)


#: Edges of the buckets of distance, in text heights.
DX_EDGES = np.array([-60, -30, -16, -9, -5, -2.5, -1, -0.3, 0.3, 1, 2.5, 5, 9, 16, 30, 60], np.float32)
DY_EDGES = np.array([-30, -12, -7, -5, -3.6, -2.6, -1.8, -1.1, -0.4, 0.4, 1.1, 1.8, 2.6, 3.6, 5, 7, 12, 30], np.float32)
ORDER_MAX = 12
BUCKETS = (len(DX_EDGES) + 1) * (len(DY_EDGES) + 1) * 2 + 2 * ORDER_MAX + 1


def encode(tokens):
    """Arrays of a page, in reading order, from tokens (text, left, top, right, bottom, glued to the token before)."""
    boxes = np.array([t[1:5] for t in tokens], np.float32)
    order, line = reading_order(boxes)
    boxes = boxes[order]
    unit = max(float(np.median(boxes[:, 3] - boxes[:, 1])), 1e-3)
    # "y" between two persons, at the Spanish border
    described = [describe("e" if tokens[i][0] in ("y", "Y") else tokens[i][0]) for i in order]
    glued = np.array([tokens[i][5] for i in order], np.float32)
    return {
        "order": order,
        "grams": np.array([d[0] for d in described], np.int16),
        "word": np.array([d[1] for d in described], np.int16),
        "types": np.array([d[2] for d in described], np.float16),
        "geometry": geometry(boxes, line, unit, glued).astype(np.float16),
        "spans": (np.stack([boxes[:, 0], boxes[:, 2], (boxes[:, 1] + boxes[:, 3]) / 2], 1) / unit).astype(np.float32),
        "line": line.astype(np.int16),
    }
