#!/usr/bin/env python3
# Ten birth-certificate forms, P1 to P10, eight fillings each: hand_38.py OUT. Forms two by two in hand_38/.
import importlib
import json
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_38"))
OUT = sys.argv[1]
os.makedirs(OUT, exist_ok=True)
for number in range(1, 11):
    forms = importlib.import_module(f"forms{(number + 1) // 2}")
    for filling, values in enumerate(getattr(forms, f"V{number}"), 1):
        page, truth = getattr(forms, f"p{number}")(filling, values, random.Random(number * 1000 + filling * 17))
        with open(f"{OUT}/P{number}-{filling}.html", "w", encoding="utf-8") as file:
            file.write(page)
        with open(f"{OUT}/P{number}-{filling}.json", "w", encoding="utf-8") as file:
            json.dump(truth, file, ensure_ascii=False, indent=1)
