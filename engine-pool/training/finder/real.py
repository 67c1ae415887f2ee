#!/usr/bin/env python3
"""Examples from drawn pages that our own OCR read: real.py DRAWN READ OUT

DRAWN is what draw.py wrote, READ what read-pages.ts made of it; OUT/<seed>.pkl are examples as train.py --real takes them.
"""
import difflib
import json
import pathlib
import pickle
import sys

from examples import from_words

NOBODY = ["none", "none", False]


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
        words = []
        for line in json.loads(path.read_text())["lines"]:
            for word in line["words"]:
                b = word["box"]
                box = (b["left"], b["top"], b["left"] + b["width"], b["top"] + b["height"])
                if word["text"]:
                    words.append([labelled(word["text"], letters_under(box, truth["words"])), *box])
        made = from_words(words, truth["document"]) if words else None
        if made is not None:
            (folder / f"{path.stem}.pkl").write_bytes(pickle.dumps(made))


if __name__ == "__main__":
    main(*sys.argv[1:])
