#!/usr/bin/env python3
# Sixteen birth forms of another hand that tell all in sentences, each in several wordings, 113A to 113P, four fillings each: hand_113.py OUT. In hand_113/.
from run_hand import run

run("hand_113")
