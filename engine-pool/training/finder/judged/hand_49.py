#!/usr/bin/env python3
# Ten birth-certificate forms, Y1 to Y10, eight fillings each: hand_49.py OUT. Forms two by two in hand_49/.
import importlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_49"))
os.makedirs(sys.argv[1], exist_ok=True)
lib = importlib.import_module("lib")
for number in range(1, 11):
    for page, truth in getattr(importlib.import_module(f"f{(number + 1) // 2}"), f"Y{number}")():
        lib.save(page, truth)
