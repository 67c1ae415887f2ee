#!/usr/bin/env python3
# Ten ordinary birth-certificate forms of another hand, 92A to 92J, eight fillings each: hand_92.py OUT. In
# hand_92/.
from run_hand import run

run("hand_92")
