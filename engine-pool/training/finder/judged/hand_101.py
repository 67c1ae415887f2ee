#!/usr/bin/env python3
# Sixteen birth forms of another hand that mean to lead a reader astray and no person, 101A to 101P, four fillings each: hand_101.py
# OUT. In hand_101/.
from run_hand import run

run("hand_101")
