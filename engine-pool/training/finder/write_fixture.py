#!/usr/bin/env python3
"""Writes the numbers of a small page that the TypeScript side is held to: write_fixture.py > …/find/testing/features.json"""
import json

import torch

from features import encode, split_word
from model import relations

PAGE = [
    ("Nome:", 20, 10, 60, 20), ("JOSÉ", 64, 10, 100, 20), ("D'ÁVILA", 104, 11, 150, 21), ("CPF", 300, 10, 320, 20),
    ("123.456.789-09", 324, 10, 410, 20), ("Matrícula:104539", 20, 30, 120, 42), ("01", 124, 30, 134, 42),
    ("nascido(a)", 20, 60, 80, 70), ("às", 84, 60, 94, 70), ("10:30h,", 98, 60, 140, 70), ("12/05/1980", 300, 61, 360, 72),
    ("---", 20, 90, 40, 95), ("xxx", 60, 90, 80, 100), ("Registro-Civil-das-Pessoas-Naturais", 20, 110, 200, 121),
    ("MASCULINO", 20, 130, 80, 140), ("1º", 90, 130, 100, 140), ("Y", 110, 130, 116, 140),
]  # fmt: skip

# lengths that fall on no edge of a bucket
PAGE = [(text, x0 * 1.037, y0 + x0 * 0.0021 + y0 * 0.0137, x1 * 1.037, y1 + x0 * 0.0021 + y0 * 0.0137) for text, x0, y0, x1, y1 in PAGE]
tokens = []
for text, x0, y0, x1, y1 in PAGE:
    each = (x1 - x0) / len(text)
    for number, (start, end) in enumerate(split_word(text)):
        tokens.append((text[start:end], x0 + each * start, y0, x0 + each * end, y1, number > 0))
made = encode(tokens)
relation = relations(torch.tensor(made["spans"]), torch.tensor(made["line"].astype("int32")))
print(
    json.dumps(
        {
            "words": PAGE,
            "tokens": [tokens[i][0] for i in made["order"]],
            "grams": made["grams"].tolist(),
            "wordIds": made["word"].tolist(),
            "types": [[round(float(v), 3) for v in row] for row in made["types"]],
            "geometry": [[round(float(v), 3) for v in row] for row in made["geometry"]],
            "relations": relation.tolist(),
        },
        ensure_ascii=False,
    )
)
