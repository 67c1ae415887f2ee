#!/usr/bin/env python3
# Sixteen birth-certificate forms of another hand, ordinary and less usual ones, 94A to 94P, four fillings each: hand_94.py OUT. In
# hand_94/.
from run_hand import run

run("hand_94")
