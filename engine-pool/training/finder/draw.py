#!/usr/bin/env python3
"""Draws random pages as pictures, so that our own OCR can be asked what it sees: draw.py OUT FIRST COUNT NAME=FONT.ttf …

Writes OUT/<class of document>.<seed>.jpg and .json (the words with their classes and boxes in pixels). Needs Pillow.
"""
import json
import pathlib
import random
import sys

from PIL import Image, ImageDraw, ImageFont

import forms
from spoil import spoil

LONG_SIDE = 2000


def draw(rng, page, fonts):
    """(picture, words): the page's words in black on paper, with lines and a tint."""
    scale = LONG_SIDE / max(page.width, page.height)
    paper = tuple(rng.randint(225, 255) for _ in range(3)) if rng.random() < 0.4 else (255, 255, 255)
    ink = tuple(rng.randint(0, 70) for _ in range(3))
    picture = Image.new("RGB", (round(page.width * scale), round(page.height * scale)), paper)
    pen = ImageDraw.Draw(picture)
    cache, words = {}, []
    rules = rng.random() < 0.5
    for segments, x0, y0, x1, y1, face, size in page.words:
        text = "".join(s[0] for s in segments)
        height = max(6, round((y1 - y0) / 1.08 * scale))
        font = cache.setdefault((face, height), ImageFont.truetype(fonts[face], height))
        x, y = x0 * scale, y0 * scale
        pen.text((x, y), text, font=font, fill=ink)
        box = pen.textbbox((x, y), text, font=font)
        words.append({"segments": segments, "box": [x, box[1], x + font.getlength(text), box[3]]})
        if rules and rng.random() < 0.02:
            pen.line((0, y1 * scale + 2, picture.width, y1 * scale + 2), fill=ink, width=rng.choice([1, 2]))
    return picture, words


def main(out, first, count, *faces):
    fonts = dict(face.split("=") for face in faces)
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(int(first), int(first) + int(count)):
        rng = random.Random(seed)
        if rng.random() < forms.OTHER_SHARE:
            page, kind = forms.other_page(rng)
        else:
            page, kind = forms.birth_certificate(rng), "birth"
        picture, words = spoil(rng, *draw(rng, page, fonts))
        picture.save(folder / f"{kind}.{seed}.jpg", quality=rng.randint(55, 92))
        (folder / f"{kind}.{seed}.json").write_text(json.dumps({"words": words}, ensure_ascii=False))


if __name__ == "__main__":
    main(*sys.argv[1:])
