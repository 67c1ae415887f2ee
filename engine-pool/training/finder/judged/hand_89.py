#!/usr/bin/env python3
# Sixteen less usual birth-certificate forms, 89A to 89P, three fillings each: hand_89.py OUT. In hand_89/.
from run_hand import run

run("hand_89")
