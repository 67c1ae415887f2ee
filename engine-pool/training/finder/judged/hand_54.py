#!/usr/bin/env python3
# Sixteen old and odd birth-certificate forms, X1 to X16, three fillings each: hand_54.py OUT. In hand_54/.
from run_hand import run

run("hand_54", places_named=r"(?!)")
