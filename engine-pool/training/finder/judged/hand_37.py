#!/usr/bin/env python3
# Ten birth-certificate forms, O1 to O10, eight fillings each: hand_37.py OUT. Forms two by two in hand_37/.
import importlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_37"))
modules = [importlib.import_module(f"f{number}") for number in range(1, 6)]
forms = {name: form for module in modules for name, form in vars(module).items() if name[0] == "O" and name[1:].isdigit()}
for name in sorted(forms, key=lambda name: int(name[1:])):
    for filling in range(1, 9):
        forms[name](filling)
