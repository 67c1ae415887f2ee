#!/usr/bin/env python3
# Ten birth-certificate forms as customers send them, 78A to 78J, eight fillings each: hand_78.py OUT. In hand_78/.
from run_hand import run

run("hand_78")
