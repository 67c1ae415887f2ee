#!/usr/bin/env python3
# Ten birth-certificate forms, K1 to K10, eight fillings each: hand_50.py OUT. Forms two by two in hand_50/.
import importlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_50"))
os.makedirs(sys.argv[1], exist_ok=True)
lib = importlib.import_module("lib")
for number in range(1, 11):
    draw = getattr(importlib.import_module(f"f{(number + 1) // 2}"), f"K{number}")
    for filling in range(1, 9):
        lib.save(f"K{number}-{filling}", *draw(filling))
