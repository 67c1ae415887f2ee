"""How wide and high the typefaces are; fontTools reads the files."""
import glob
import os
import subprocess

from fontTools.ttLib import TTFont

PRINTED = [
    "Liberation Serif", "Liberation Serif:bold", "Liberation Serif:italic", "Liberation Sans", "Liberation Sans:bold",
    "Liberation Sans Narrow", "Liberation Mono", "DejaVu Serif", "DejaVu Sans Condensed", "DejaVu Sans Mono",
    "DejaVu Serif Condensed",
]
CHARACTERS = [*range(32, 127), *range(160, 256), 0x2013, 0x2014, 0x201C, 0x201D, 0x2026, 0x2116]


def metrics(written):
    """By typeface: ascent, descent and height of an x, and the widths of characters, in shares of its size."""
    files = {os.path.basename(file)[:-4]: file for file in sorted(glob.glob(os.path.join(written, "*.ttf")))}
    for name in PRINTED:
        files[name] = subprocess.check_output(["fc-match", "-f", "%{file}", name], text=True)
    return {name: measured(file) for name, file in files.items()}


def measured(file):
    font = TTFont(file, fontNumber=0)
    cmap, advances, size, marks = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm, font["OS/2"]
    ascent, descent = font["hhea"].ascent / size, -font["hhea"].descent / size
    if marks.fsSelection & 128:
        ascent, descent = marks.sTypoAscender / size, -marks.sTypoDescender / size
    widths = {chr(one): round(advances[cmap[one]][0] / size, 4) for one in CHARACTERS if one in cmap}
    return {"a": ascent, "d": descent, "x": getattr(marks, "sxHeight", 0.4 * size) / size, "w": widths}
