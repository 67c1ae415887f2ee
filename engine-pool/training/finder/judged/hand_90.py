#!/usr/bin/env python3
# Sixteen birth-certificate forms drawn to teach with (matrices of parents and grandparents, a box for each letter, codes and
# legends, ticks, narrow columns, "em tempo"), 90A to 90P, four fillings each: hand_90.py OUT. In hand_90/.
from run_hand import run

run("hand_90")
