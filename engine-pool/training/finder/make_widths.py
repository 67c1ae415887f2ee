"""Writes `lists/widths.json`: the advance widths of the letters of common typefaces, in shares of the type size.

    python make_widths.py NAME=FILE.ttf …     # needs Pillow; run once, the result is kept
"""
import json
import pathlib
import sys

from PIL import ImageFont

LETTERS = "".join(map(chr, range(32, 127))) + "ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüñÑºª°–—“”…§"

widths = {}
for argument in sys.argv[1:]:
    name, path = argument.split("=")
    font = ImageFont.truetype(path, 1000)
    widths[name] = {letter: round(font.getlength(letter) / 1000, 3) for letter in LETTERS}
out = pathlib.Path(__file__).parent / "lists" / "widths.json"
out.parent.mkdir(exist_ok=True)
out.write_text(json.dumps(widths, ensure_ascii=False, separators=(",", ":")) + "\n")
