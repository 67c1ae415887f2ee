#!/usr/bin/env python3
# Ten birth-certificate forms, M1 to M10, eight fillings each: hand_35.py OUT. Forms by their time in hand_35/.
import importlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_35"))
modules = [importlib.import_module(f"forms_{letter}") for letter in "abcde"]
forms = {name: form for module in modules for name, form in vars(module).items() if name[0] == "m" and name[1:].isdigit()}
for name in sorted(forms, key=lambda name: int(name[1:])):
    forms[name]()
