#!/usr/bin/env python3
# Ten birth-certificate forms, 60A to 60J, eight fillings each: hand_60.py OUT. In hand_60/.
from run_hand import run

run("hand_60")
