#!/usr/bin/env python3
# Ten birth-certificate forms, X1 to X10, eight fillings each: hand_41.py OUT. Forms two by two in hand_41/.
import importlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_41"))
for number in range(1, 6):
    importlib.import_module(f"f{number}").run()
