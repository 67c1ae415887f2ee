#!/usr/bin/env python3
# Sixty documents of thirty kinds that are no birth certificates, two fillings each: hand_34.py OUT. In hand_34/.
import importlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_34"))
h = importlib.import_module("h")
for number in range(1, 7):
    importlib.import_module(f"g{number}")
for number, name, fill in sorted(h.KINDS, key=lambda kind: kind[0]):
    for filling in (1, 2):
        h._n[0] = 0
        h.save(number, name, filling, fill(filling))
