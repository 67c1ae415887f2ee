#!/usr/bin/env python3
# Sixteen less usual birth-certificate forms, 79A to 79P, three fillings each: hand_79.py OUT. In hand_79/.
from run_hand import run

run("hand_79")
