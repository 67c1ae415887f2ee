#!/usr/bin/env python3
"""Spoils pictures of pages as scanners, phones and messengers do: spoil.py PAGES OUT COUNT SEED

PAGES holds <name>.png and <name>.json as drawn/set-pages.ts --pictures writes them; COUNT of them, drawn anew, become
OUT/<name>.jpg and OUT/<name>.json (the words with their boxes in pixels). Needs Pillow and numpy.
"""
import json
import pathlib
import random
import sys

import numpy as np
from PIL import Image, ImageFilter

#: Dots of a picture for each that its boxes were measured in, as set-pages.ts has it.
PICTURE_SCALE = 2
#: Corners of a photographed sheet end up to this share of its sides from where they belong.
CORNER = 0.02


def spoil(rng, picture, words):
    """(picture, words) with blur, noise, uneven light, a sheet askew, few pixels; boxes go with it."""
    if rng.random() < 0.3:
        picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.4, 1.3)))
    if rng.random() < 0.3:
        noise = Image.effect_noise(picture.size, rng.uniform(8, 40)).convert("RGB")
        picture = Image.blend(picture, noise, rng.uniform(0.05, 0.18))
    if rng.random() < 0.3:
        picture = shaded(rng, picture)
    if rng.random() < 0.5:
        picture, words = askew(rng, picture, words)
    if rng.random() < 0.3:  # small and enlarged again
        share = rng.uniform(0.4, 0.7)
        small = picture.resize((round(picture.width * share), round(picture.height * share)), Image.BILINEAR)
        picture = small.resize(picture.size, Image.BICUBIC)
    return picture, words


def shaded(rng, picture):
    """Light that falls off across the sheet."""
    y, x = np.mgrid[0 : picture.height, 0 : picture.width]
    slope = rng.uniform(-0.35, 0.35) * (x / picture.width - 0.5) + rng.uniform(-0.35, 0.35) * (y / picture.height - 0.5)
    light = np.clip(1 - rng.uniform(0, 0.25) + slope, 0.3, 1.1)
    return Image.fromarray(np.clip(np.asarray(picture) * light[..., None], 0, 255).astype(np.uint8))


def askew(rng, picture, words):
    """The sheet seen a little from the side."""
    w, h = picture.size
    corners = np.array([(0, 0), (w, 0), (w, h), (0, h)], float)
    turn = np.deg2rad(rng.uniform(-2, 2))
    turned = (corners - (w / 2, h / 2)) @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]]) + (w / 2, h / 2)
    moved = turned + np.array([(rng.uniform(-CORNER, CORNER) * w, rng.uniform(-CORNER, CORNER) * h) for _ in range(4)])
    paper = tuple(int(v) for v in np.asarray(picture)[2, 2])
    there, back = homography(corners, moved), homography(moved, corners)
    picture = picture.transform(picture.size, Image.PERSPECTIVE, tuple(back.flatten()[:8]), Image.BICUBIC, fillcolor=paper)
    out = []
    for word in words:
        x0, y0, x1, y1 = word["box"]
        middle = np.array([(x0 + x1) / 2, (y0 + y1) / 2, 1]) @ there.T
        cx, cy = middle[:2] / middle[2]
        out.append({**word, "box": [cx - (x1 - x0) / 2, cy - (y1 - y0) / 2, cx + (x1 - x0) / 2, cy + (y1 - y0) / 2]})
    return picture, out


def homography(source, target):
    """The 3 × 3 projective map of four points or more onto as many, by least squares; its last number is 1."""
    rows = []
    for (x, y), (u, v) in zip(source, target):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
    return np.append(np.linalg.lstsq(np.array(rows), np.array(target).flatten(), rcond=None)[0], 1).reshape(3, 3)


def main(pages, out, count, seed):
    rng = random.Random(int(seed))
    names = sorted(path.stem for path in pathlib.Path(pages).glob("*.png"))
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    for name in rng.sample(names, min(int(count), len(names))):
        picture = Image.open(f"{pages}/{name}.png").convert("RGB")
        said = json.loads(pathlib.Path(f"{pages}/{name}.json").read_text())
        share = rng.choice([1, 1, 0.8, 0.6])
        picture = picture.resize((round(picture.width * share), round(picture.height * share)), Image.LANCZOS)
        words = [{"segments": segments, "box": [v * share * PICTURE_SCALE for v in box]} for segments, *box in said]
        picture, words = spoil(rng, picture, words)
        picture.save(folder / f"{name}.jpg", quality=rng.randint(50, 92))
        (folder / f"{name}.json").write_text(json.dumps({"words": words}, ensure_ascii=False))


if __name__ == "__main__":
    main(*sys.argv[1:])
