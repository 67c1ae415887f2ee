#!/usr/bin/env python3
# Ten birth-certificate forms, Z1 to Z10, eight fillings each: hand_42.py OUT. Forms two by two in hand_42/.
import importlib
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_42"))
OUT = sys.argv[1]
os.makedirs(OUT, exist_ok=True)
for number in range(1, 11):  # in order: stamps are numbered through
    forms = importlib.import_module(f"f{(number + 1) // 2}")
    for case, page, truth in getattr(forms, f"z{number}")():
        with open(f"{OUT}/{case}.html", "w", encoding="utf-8") as file:
            file.write(page)
        with open(f"{OUT}/{case}.json", "w", encoding="utf-8") as file:
            json.dump(truth, file, ensure_ascii=False, indent=1)
