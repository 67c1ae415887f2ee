#!/usr/bin/env python3
# Sixteen odd birth-certificate forms of 1986 to 2026, 59A to 59P, three fillings each: hand_59.py OUT. In hand_59/.
from run_hand import run

run("hand_59")
