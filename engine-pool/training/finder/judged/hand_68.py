#!/usr/bin/env python3
# Ten birth-certificate forms as customers send them, 68A to 68J, eight fillings each: hand_68.py OUT. In hand_68/.
from run_hand import run

run("hand_68")
