#!/usr/bin/env python3
# Sixteen old and odd birth-certificate forms, 58A to 58P, three fillings each: hand_58.py OUT. In hand_58/.
from run_hand import run

run("hand_58")
