#!/usr/bin/env python3
# Ten birth forms of another hand that a service meets in a year, 1930s to 2026, 109A to 109J, eight fillings each: hand_109.py OUT. In hand_109/.
from run_hand import run

run("hand_109")
