#!/usr/bin/env python3
"""Draws random pages as pictures, so that our own OCR can be asked what it sees: draw.py OUT FIRST COUNT NAME=FONT.ttf …

Writes OUT/<seed>.jpg and OUT/<seed>.json (document class and the words with their classes and boxes in pixels). Needs Pillow.
"""
import json
import math
import pathlib
import random
import sys

from PIL import Image, ImageDraw, ImageFilter, ImageFont

import forms
from labels import DOCUMENT

LONG_SIDE = 2000


def draw(rng, page, fonts):
    """(picture, words): the page's words in black on paper, with lines, a tint, blur and noise as scanners make them."""
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
    k = rng.random()
    if k < 0.3:
        picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.4, 1.3)))
    if rng.random() < 0.3:
        noise = Image.effect_noise(picture.size, rng.uniform(8, 40)).convert("RGB")
        picture = Image.blend(picture, noise, rng.uniform(0.05, 0.18))
    if rng.random() < 0.3:  # a sheet that lies askew
        angle = rng.uniform(-2.5, 2.5)
        centre = (picture.width / 2, picture.height / 2)
        picture = picture.rotate(angle, resample=Image.BICUBIC, fillcolor=paper)
        sin, cos = math.sin(math.radians(angle)), math.cos(math.radians(angle))
        for word in words:
            x, y = (word["box"][0] + word["box"][2]) / 2 - centre[0], (word["box"][1] + word["box"][3]) / 2 - centre[1]
            dx, dy = x * cos + y * sin - x, -x * sin + y * cos - y
            word["box"] = [word["box"][0] + dx, word["box"][1] + dy, word["box"][2] + dx, word["box"][3] + dy]
    if rng.random() < 0.25:  # small and enlarged again
        small = picture.resize((picture.width // 2, picture.height // 2), Image.BILINEAR)
        picture = small.resize(picture.size, Image.BICUBIC)
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
        picture, words = draw(rng, page, fonts)
        picture.save(folder / f"{seed}.jpg", quality=rng.randint(55, 92))
        (folder / f"{seed}.json").write_text(json.dumps({"document": DOCUMENT[kind], "words": words}, ensure_ascii=False))


if __name__ == "__main__":
    main(*sys.argv[1:])
