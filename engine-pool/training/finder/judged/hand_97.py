#!/usr/bin/env python3
# Sixteen printed birth forms of another hand with unusual labels, dates and places, 97A to 97P, four fillings each: hand_97.py OUT. In
# hand_97/.
from run_hand import run

run("hand_97")
