#!/usr/bin/env python3
# Eight birth forms of 1917 to 1975, typed and in blanks, by another hand, 148A to 148H: hand_148.py OUT. In hand_148/.
from run_hand import run

run("hand_148", home_and_day=True)
