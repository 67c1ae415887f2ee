#!/usr/bin/env python3
# Ten birth-certificate forms, J1 to J10, eight fillings each: hand_45.py OUT. Forms in hand_45/.
import importlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_45"))
os.makedirs(sys.argv[1], exist_ok=True)
for number, name in enumerate(("a1", "a1", "a2", "a2", "a3", "a3", "a3", "a4", "a4", "a4"), 1):  # in order: no name is given twice
    getattr(importlib.import_module(name), f"J{number}")()
