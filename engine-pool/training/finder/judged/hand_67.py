#!/usr/bin/env python3
# Sixteen birth-certificate forms as odd as can be, 67A to 67P, three fillings each: hand_67.py OUT. In hand_67/.
from run_hand import run

run("hand_67")
