#!/usr/bin/env python3
# Ten birth-certificate forms, G1 to G10, eight fillings each: hand_44.py OUT. Forms two by two in hand_44/.
import importlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_44"))
os.makedirs(sys.argv[1], exist_ok=True)
for number, name in enumerate(("f12", "f12", "f34", "f34", "f56", "f56", "f78", "f78", "f90", "f90"), 1):
    for filling in range(1, 9):
        getattr(importlib.import_module(name), f"g{number}")(filling)
