#!/usr/bin/env python3
# Sixteen birth-certificate forms of another hand, narrations and old ones told by relative dates among them, 93A to 93P, four
# fillings each: hand_93.py OUT. In hand_93/.
from run_hand import run

run("hand_93")
