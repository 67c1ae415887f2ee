#!/usr/bin/env python3
# Ten birth-certificate forms, R1 to R10, eight fillings each: hand_48.py OUT. Forms two by two in hand_48/.
import importlib
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_48"))
os.makedirs(sys.argv[1], exist_ok=True)
lib, people = importlib.import_module("lib"), importlib.import_module("people")
for number in range(1, 11):
    people.used.clear()  # no given name twice in a form
    for filling in range(8):
        draw = getattr(importlib.import_module(f"f{(number + 1) // 2}"), f"R{number}")
        lib.save(f"R{number}-{filling + 1}", *draw(filling, random.Random(f"R{number}/{filling}/registro")))
