#!/usr/bin/env python3
# Ten birth-certificate forms as customers send them, 71A to 71J, eight fillings each: hand_71.py OUT. In hand_71/.
from run_hand import run

run("hand_71")
