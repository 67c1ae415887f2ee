#!/usr/bin/env python3
# Sixteen less usual birth-certificate forms, 69A to 69P, three fillings each: hand_69.py OUT. In hand_69/.
from run_hand import run

run("hand_69")
