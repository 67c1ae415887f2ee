#!/usr/bin/env python3
# Ten birth-certificate forms as customers send them, 88A to 88J, eight fillings each: hand_88.py OUT. In hand_88/.
from run_hand import run

run("hand_88")
