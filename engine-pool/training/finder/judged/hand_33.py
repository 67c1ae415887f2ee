#!/usr/bin/env python3
# Ten birth-certificate forms, L1 to L10, eight fillings each: hand_33.py OUT. Forms two by two in hand_33/.
import importlib
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_33"))
OUT = sys.argv[1]
os.makedirs(OUT, exist_ok=True)
modules = [importlib.import_module(f"f{number}") for number in range(1, 6)]
forms = {name: form for module in modules for name, form in vars(module).items() if name[0] == "L" and name[1:].isdigit()}
for name in sorted(forms, key=lambda name: int(name[1:])):
    for filling in range(8):
        page, truth = forms[name](filling)
        truth.pop("_shown")
        with open(f"{OUT}/{truth['case']}.html", "w", encoding="utf-8") as file:
            file.write(page)
        with open(f"{OUT}/{truth['case']}.json", "w", encoding="utf-8") as file:
            json.dump(truth, file, ensure_ascii=False, indent=1)
