#!/usr/bin/env python3
# Ten birth-certificate forms, H1 to H10, eight fillings each: hand_30.py OUT. A form each in hand_30/.
import importlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_30"))
for number in range(1, 11):
    importlib.import_module(f"h{number}").make()
