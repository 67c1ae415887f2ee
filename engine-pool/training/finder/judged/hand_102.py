#!/usr/bin/env python3
# Ten ordinary birth forms of another hand and no person, 102A to 102J, eight fillings each: hand_102.py OUT. In hand_102/.
from run_hand import run

run("hand_102")
