#!/usr/bin/env python3
# Ten birth-certificate forms as customers send them, 64A to 64J, eight fillings each: hand_64.py OUT. In hand_64/.
from run_hand import run

run("hand_64")
