#!/usr/bin/env python3
# Ten birth-certificate forms, Q1 to Q10, eight fillings each: hand_39.py OUT. A form a file in hand_39/.
import importlib
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_39"))
person = importlib.import_module("base").person
OUT = sys.argv[1]
os.makedirs(OUT, exist_ok=True)
FILES = "a1 a2 a3 b1 b2 b3 c1 c2 d1 d2".split()
for name, file in zip((f"Q{number}" for number in range(1, 11)), FILES):
    forms = importlib.import_module(f"forms_{file}")
    registries, fillings, draw = (getattr(forms, called) for called in (f"{name}R", f"{name}S", name.lower()))
    for filling, values in enumerate(fillings, 1):
        registry = registries[values.get("ri", filling - 1)]
        page, truth = draw(person(name, filling, dict(values, reg=registry)))
        with open(f"{OUT}/{name}-{filling}.html", "w", encoding="utf-8") as html:
            html.write(page)
        with open(f"{OUT}/{name}-{filling}.json", "w", encoding="utf-8") as told:
            json.dump(truth, told, ensure_ascii=False, indent=1)
