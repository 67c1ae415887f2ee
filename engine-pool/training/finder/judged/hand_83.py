#!/usr/bin/env python3
# Ten birth-certificate forms as customers send them, 83A to 83J, eight fillings each: hand_83.py OUT. In hand_83/.
from run_hand import run

run("hand_83")
