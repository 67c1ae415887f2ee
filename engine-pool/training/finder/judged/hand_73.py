#!/usr/bin/env python3
# Ten birth-certificate forms as customers send them, 73A to 73J, eight fillings each: hand_73.py OUT. In hand_73/.
from run_hand import run

run("hand_73")
