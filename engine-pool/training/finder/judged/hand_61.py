#!/usr/bin/env python3
# Ten birth-certificate forms, 61A to 61J, eight fillings each: hand_61.py OUT. In hand_61/.
from run_hand import run

run("hand_61")
