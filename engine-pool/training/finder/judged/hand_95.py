#!/usr/bin/env python3
# Ten ordinary birth-certificate forms of another hand, 95A to 95J, eight fillings each: hand_95.py OUT. In
# hand_95/.
from run_hand import run

run("hand_95")
