#!/usr/bin/env python3
# Ten birth-certificate forms, S1 to S10, eight fillings each: hand_40.py OUT. Forms two by two in hand_40/.
import importlib
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_40"))
OUT = sys.argv[1]
os.makedirs(OUT, exist_ok=True)
for number in range(1, 6):
    for name, draw in importlib.import_module(f"f{number}").FORMS.items():  # in order: no name is given twice
        for filling in range(1, 9):
            page, truth = draw(filling)
            with open(f"{OUT}/{name}-{filling}.html", "w", encoding="utf-8") as file:
                file.write(page)
            with open(f"{OUT}/{name}-{filling}.json", "w", encoding="utf-8") as file:
                json.dump(truth, file, ensure_ascii=False, indent=1)
