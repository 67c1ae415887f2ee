#!/usr/bin/env python3
# Ten birth-certificate forms, N1 to N10, eight fillings each: hand_47.py OUT. Forms two by two in hand_47/.
import importlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_47"))
os.makedirs(sys.argv[1], exist_ok=True)
for number in range(1, 11):
    getattr(importlib.import_module(f"f{(number + 1) // 2}"), f"N{number}")()
