"""Sets pieces of text on a virtual page and lets a reader with bad eyes look at it.

A *piece* is [text, field, concept, glued, begin]: a run without spaces, what it is the value of, what it is the label
of, whether it stands right behind the piece before, whether a value begins there. A *word*, as printed and as a reader
returns it, is one or more glued pieces: [segments, left, top, right, bottom, typeface, size], a segment being
[text, field, concept, begin].
"""
import json
import math
import pathlib
import re

from copies import stamped

WIDTHS = json.loads((pathlib.Path(__file__).parent / "lists" / "widths.json").read_text())
FACES = tuple(WIDTHS)
BREAK = "\n"
#: One em of a blank that nothing was typed into; nobody sees it.
BLANK = "\u2003"


def say(text, field="none", concept="none"):
    """The pieces of a text; its first one begins a value."""
    pieces = [[w, field, concept, False, False] for w in text.split()]
    if pieces and field != "none":
        pieces[0][4] = True
    return pieces


def joined(parts, change=str):
    """The pieces of [(text, field or None)] whose texts follow one another exactly as they are; `change` is for values."""
    out, spaced, last = [], True, None
    for text, field in parts:
        shown = change(text) if field else text
        begins = field is not None and field != last
        for run in re.findall(r"\s+|\S+", shown):
            if run.isspace():
                spaced = True
                out += new_line() if "\n" in run and out else []
                continue
            out.append([run, field or "none", "none", not spaced, begins])
            begins, spaced = False, False
        if text.strip():
            last = field
    return out


def glue(pieces):
    """The same pieces, without a space before them."""
    if pieces:
        pieces[0][3] = True
    return pieces


def go_on(pieces):
    """The same pieces as the rest of a value that began before."""
    for piece in pieces:
        piece[4] = False
    return pieces


def new_line():
    return [[BREAK, "none", "none", False, False]]


def text_width(text, face, size):
    widths = WIDTHS[face]
    return sum(1 if c == BLANK else widths.get(c, 0.55) for c in text) * size


class Page:
    """Printed words of a page of `width` × `height` points."""

    def __init__(self, rng, width=595, height=842):
        self.rng, self.width, self.height, self.words = rng, width, height, []

    def flow(self, pieces, x, y, width, face, size, align="l", lead=1.25, first=0.0, hang=0.0, spacing=1.0):
        """Sets pieces in lines from (x, y); the first line starts `first` further right, later ones `hang`.

        Returns (bottom, right end of the last line).
        """
        if not pieces:
            return y, x + first
        space = max(WIDTHS[face][" "], 0.2) * size * spacing
        lines, line, used = [], [], 0.0
        runs = []
        for piece in pieces:
            if piece[0] == BREAK:
                runs.append(None)
            elif piece[3] and runs and runs[-1] is not None:
                runs[-1].append(piece)
            else:
                runs.append([piece])
        for run in runs:
            if run is None:
                if line:
                    lines.append((line, used, True))
                    line, used = [], 0.0
                continue
            wide = sum(text_width(p[0], face, size) for p in run)
            limit = width - (hang if lines else first)
            if line and used + space + wide > limit:
                lines.append((line, used, False))
                line, used = [], 0.0
            elif not line and not lines and first > 0 and wide > limit:
                lines.append(([], 0.0, True))
            used += wide + (space if line else 0)
            line.append((run, wide))
        if line:
            lines.append((line, used, True))
        end = x
        for number, (line, used, last) in enumerate(lines):
            offset = hang if number else first
            left, room, gap = x + offset, width - offset, space
            if align == "c":
                left += max(0.0, (room - used) / 2)
            elif align == "r":
                left += max(0.0, room - used)
            elif align == "j" and not last and len(line) > 1:
                gap += min(3 * space, max(0.0, (room - used) / (len(line) - 1)))
            for run, wide in line:
                segments = [[p[0], p[1], p[2], p[4]] for p in run if p[0].strip(BLANK)]
                if segments:
                    self.words.append([segments, left, y, left + wide, y + size * 1.08, face, size])
                left += wide + gap
            end = left - gap if line else left
            y += size * lead
        return y, end

    def place(self, text, x, y, face, size):
        """One distractor word or line as it is, wherever it falls."""
        self.flow(say(text), x, y, 4000, face, size)

    def squeeze(self):
        """Brings everything onto the sheet, as a registry that shrinks its print to one page."""
        bottom = max((w[4] for w in self.words), default=0)
        right = max((w[3] for w in self.words), default=0)
        fy, fx = min(1.0, (self.height - 8) / max(1, bottom)), min(1.0, (self.width - 4) / max(1, right))
        if fx == fy == 1.0:
            return
        for w in self.words:
            w[1] *= fx
            w[3] *= fx
            middle, half = (w[2] + w[4]) / 2 * fy, (w[4] - w[2]) / 2 * math.sqrt(fy)
            w[2], w[4] = middle - half, middle + half


# --- how a reader sees it ---------------------------------------------------------------------------------------

#: Letters that readers take for one another.
ALIKE = {
    "O": "0DQ", "0": "OoD", "1": "lI7|", "l": "I1i|", "I": "l1|", "i": "l1í", "S": "5s", "5": "S", "B": "8R", "8": "B3",
    "e": "co", "c": "eo", "ã": "aâá", "ç": "c", "é": "eê", "ê": "eé", "á": "aà", "í": "iì", "õ": "oô", "ó": "oô", "ú": "uü",
    "â": "aã", "Ã": "AÂ", "Ç": "C", "É": "EÊ", "Á": "AÀ", "Í": "I", "Ó": "OÔ", "Õ": "OÔ", "Ú": "U", "Â": "AÃ", "Ê": "EÉ",
    "º": "o°", "ª": "a°", "Z": "2", "2": "Z", "u": "vn", "n": "ur", "h": "b", "6": "G5", "G": "6C", ":": ".;", ".": ",:",
    ",": ".", "/": "l1I", "-": "—.", "m": "n", "r": "t", "t": "f", "f": "t", "g": "q9", "q": "g", "9": "g", "3": "8", "4": "A",
    "a": "o", "o": "a", "v": "y", "y": "v", "D": "O", "U": "V", "V": "U", "E": "F", "F": "E", "P": "F", "R": "P", "N": "M", "M": "N",
}  # fmt: skip


def _misread(rng, letters, rate):
    """Letters are [character, field, concept, begin, segment]: some of them lost, doubled or taken for others."""
    out = []
    for letter in letters:
        if rng.random() >= rate:
            out.append(letter)
            continue
        k = rng.random()
        if k < 0.72:
            alike = ALIKE.get(letter[0])
            out.append([rng.choice(alike) if alike else letter[0], *letter[1:]])
        elif k < 0.88:
            if letter[3] and len(letters) > 1:
                out.append(letter)
        elif k < 0.94:
            out += [letter, [letter[0], letter[1], letter[2], False]]
        else:
            out += [letter, [rng.choice(".,'-i"), letter[1], letter[2], False]]
    return out


def letters_of(segments):
    """[character, field, concept, begin] of each letter of a word."""
    return [[c, field, concept, begin and i == 0] for text, field, concept, begin in segments for i, c in enumerate(text)]


def look(rng, words, quality=None):
    """The words as a reader returns them: [letters, left, top, right, bottom], letters [char, field, concept, begin].

    `quality`: None draws one; 0 is a born-digital page's own text, 1 a bad photo.
    """
    words = stamped(rng, words)
    if quality is None:
        quality = 0.0 if rng.random() < 0.35 else rng.random() ** 1.6
    rate = quality * rng.choice([0.002, 0.006, 0.012, 0.03])
    no_accents = rng.random() < 0.12 * (quality > 0)
    jitter = quality * rng.choice([0.02, 0.06, 0.14])
    lean = rng.uniform(-0.01, 0.01) * (quality > 0) * (rng.random() < 0.5)
    bow = rng.uniform(-0.00002, 0.00002) * (quality > 0) * (rng.random() < 0.3)
    merge = rng.choice([0.0, 0.003, 0.012, 0.03]) * (quality > 0) + (0.002 if rng.random() < 0.1 else 0)
    split = rng.choice([0.0, 0.002, 0.008, 0.02]) * (quality > 0)
    lose = quality * rng.choice([0.0, 0.0, 0.004, 0.015])
    scale = rng.uniform(0.6, 3.2)
    # Some readers give the height of a line, others that of its letters.
    grow = (rng.uniform(0.7, 1.5) - 1) / 2
    out = []
    for segments, x0, y0, x1, y1, _face, _size in words:
        letters = letters_of(segments)
        if not letters or rng.random() < lose:
            continue
        if no_accents:
            letters = [[_plain(c), *rest] for c, *rest in letters]
        if rate:
            letters = _misread(rng, letters, rate)
            if not letters:
                continue
        height = y1 - y0
        wobble = (lambda: rng.gauss(0, jitter * height * 0.5)) if jitter else (lambda: 0.0)
        drop = lean * x0 + bow * (x0 - 300) ** 2
        box = [x0 + wobble(), y0 + wobble() + drop - grow * height, x1 + wobble(), y1 + wobble() + drop + grow * height]
        last = out[-1] if out else None
        near = last is not None and abs(last[2] - box[1]) < height * 0.35 and -0.2 * height < box[0] - last[3] < height * 0.7
        if near and rng.random() < merge:
            last[0] += letters
            last[3], last[4] = box[2], max(last[4], box[3])
        elif len(letters) > 3 and rng.random() < split:
            i = rng.randrange(1, len(letters))
            cut = box[0] + (box[2] - box[0]) * i / len(letters)
            out.append([letters[:i], box[0], box[1], cut - 0.5, box[3]])
            out.append([letters[i:], cut + 0.5, box[1], box[2], box[3]])
        else:
            out.append([letters, *box])
    if quality > 0 and rng.random() < 0.3:  # specks, stamps and seals that are no words
        right = max((w[3] for w in out), default=500)
        bottom = max((w[4] for w in out), default=800)
        for _ in range(rng.randint(1, 12)):
            x, y, h = rng.uniform(0, right), rng.uniform(0, bottom), rng.uniform(4, 16)
            text = "".join(rng.choice(".,-'|/\\:;_~iIl1oOcCeEaAsStTrR()*") for _ in range(rng.randint(1, 4)))
            out.append([[[c, "none", "none", False] for c in text], x, y, x + h * 0.5 * len(text), y + h])
    for w in out:
        w[1:] = [v * scale for v in w[1:]]
    return out


_PLAIN = str.maketrans("ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüñÑ", "AAAACEEIOOOUUaaaaceeiooouunN")


def _plain(c):
    return c.translate(_PLAIN)
