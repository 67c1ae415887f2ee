#!/usr/bin/env python3
# Sixteen less usual birth-certificate forms, 72A to 72P, three fillings each: hand_72.py OUT. In hand_72/.
from run_hand import run

run("hand_72")
