#!/usr/bin/env python3
# Sixteen less usual birth-certificate forms, 74A to 74P, three fillings each: hand_74.py OUT. In hand_74/.
from run_hand import run

run("hand_74")
