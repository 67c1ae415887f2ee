#!/usr/bin/env python3
# Ten birth-certificate forms, T1 to T10, eight fillings each: hand_51.py OUT. Forms two by two in hand_51/.
import importlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_51"))
os.makedirs(sys.argv[1], exist_ok=True)
lib = importlib.import_module("lib")
for number in range(1, 11):  # in order: a name that was given is avoided afterwards
    draw = getattr(importlib.import_module(f"f{(number + 1) // 2}"), f"T{number}")
    for filling in range(1, 9):
        lib.save(f"T{number}-{filling}", *draw(filling))
