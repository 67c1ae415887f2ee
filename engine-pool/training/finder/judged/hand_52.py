#!/usr/bin/env python3
# Ten birth-certificate forms, V1 to V10, eight fillings each: hand_52.py OUT. Forms two by two in hand_52/.
import importlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_52"))
os.makedirs(sys.argv[1], exist_ok=True)
lib, people = importlib.import_module("lib"), importlib.import_module("people")
for number in range(1, 11):
    draw = getattr(importlib.import_module(f"f{(number + 1) // 2}"), f"V{number}")
    for filling in range(1, 9):
        people.USED.clear()  # given names are kept apart within a filling
        lib.save(f"V{number}-{filling}", *draw(filling))
