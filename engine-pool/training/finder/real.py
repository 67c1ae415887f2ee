#!/usr/bin/env python3
"""Examples from drawn pages that our own OCR read: real.py SPOILT READ OUT

SPOILT is what spoil.py wrote, READ what read-pages.ts made of it; OUT gets files as set-pages.ts writes them, with the words as
they were read.
"""
import difflib
import json
import pathlib
import sys
from collections import Counter

import numpy as np

from spoil import homography

NOBODY = ["none", "none", False]
#: A page of which fewer words were read as they were drawn tells nothing of where the others stand.
MATCHES_MIN = 12
#: Words further than this from where the others say they stand, in pixels, are other words.
STRAY_MIN = 12


def unique(words):
    """{text: middle} of the words that are on a page once."""
    count = Counter(text for text, _ in words)
    return {text: ((x0 + x1) / 2, (y0 + y1) / 2) for text, (x0, y0, x1, y1) in words if len(text) > 3 and count[text] == 1}


def as_drawn(read, drawn):
    """The map from where words were read, on a page made upright and smaller, to where they were drawn; None if unknown."""
    here, there = unique(read), unique(drawn)
    texts = [text for text in here if text in there]
    for _ in range(4):
        if len(texts) < MATCHES_MIN:
            return None
        source, target = np.array([here[t] for t in texts]), np.array([there[t] for t in texts])
        matrix = homography(source, target)
        off = np.linalg.norm(moved(matrix, source) - target, axis=1)
        texts = [t for t, o in zip(texts, off) if o <= max(STRAY_MIN, 2 * np.median(off))]
    return matrix if np.median(off) < STRAY_MIN else None


def moved(matrix, points):
    out = np.column_stack([points, np.ones(len(points))]) @ matrix.T
    return out[:, :2] / out[:, 2:]


def letters_under(word, drawn):
    """Every drawn letter with its classes that lies under a word as read, from left to right."""
    x0, y0, x1, y1 = word
    out = []
    for other in drawn:
        a0, b0, a1, b1 = other["box"]
        middle = (b0 + b1) / 2
        if not y0 - 2 <= middle <= y1 + 2 or min(x1, a1) - max(x0, a0) <= 0.15 * min(x1 - x0, a1 - a0):
            continue
        text = [(c, field, concept, begin and i == 0) for text, field, concept, begin in other["segments"] for i, c in enumerate(text)]
        each = (a1 - a0) / max(1, len(text))
        for i, letter in enumerate(text):
            if x0 - each <= a0 + each * (i + 0.5) <= x1 + each:
                out.append((a0 + each * i, *letter))
    out.sort(key=lambda letter: letter[0])
    return [list(letter[1:]) for letter in out]


def labelled(text, under):
    """The letters as read, each with the classes of the drawn letter that it stands for."""
    matcher = difflib.SequenceMatcher(None, text, "".join(letter[0] for letter in under), autojunk=False)
    out = [[c, *NOBODY] for c in text]
    for kind, a0, a1, b0, b1 in matcher.get_opcodes():
        for i in range(a0, a1):
            if b1 > b0:
                out[i] = [text[i], *under[min(b1 - 1, b0 + (i - a0) * (b1 - b0) // max(1, a1 - a0))][1:]]
            elif under:
                near = under[min(len(under) - 1, b0)]
                out[i] = [text[i], near[1], near[2], False]
    for number, letter in enumerate(out):  # a begin that was lost with its letter
        before = out[number - 1] if number else None
        if letter[1] != "none" and not letter[3] and (before is None or before[1] != letter[1]):
            starts = [u for u in under if u[1] == letter[1] and u[3]]
            letter[3] = bool(starts)
    return out


def main(drawn, read, out):
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(pathlib.Path(read).glob("*.json")):
        truth = json.loads((pathlib.Path(drawn) / path.name).read_text())
        read = []
        for line in json.loads(path.read_text())["lines"]:
            for word in line["words"]:
                b = word["box"]
                if word["text"]:
                    read.append((word["text"], (b["left"], b["top"], b["left"] + b["width"], b["top"] + b["height"])))
        matrix = as_drawn(read, [("".join(s[0] for s in w["segments"]), w["box"]) for w in truth["words"]])
        if matrix is None:
            continue
        words = []
        for text, box in read:
            (x0, y0), (x1, y1) = moved(matrix, np.array([box[:2], box[2:]], float))
            words.append([segments(labelled(text, letters_under((x0, y0, x1, y1), truth["words"]))), *box])
        (folder / path.name).write_text(json.dumps(words, ensure_ascii=False))


def segments(letters):
    """Letters of one class after another as [text, field, concept, begin]."""
    out = []
    for text, field, concept, begin in letters:
        if out and not begin and out[-1][1:3] == [field, concept]:
            out[-1][0] += text
        else:
            out.append([text, field, concept, begin])
    return out


if __name__ == "__main__":
    main(*sys.argv[1:])
