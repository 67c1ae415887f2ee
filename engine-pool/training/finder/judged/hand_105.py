#!/usr/bin/env python3
# Sixteen birth forms of another hand that lead a reader astray by what people and towns are called, 105A to 105P, four fillings each,
# and no person: hand_105.py OUT. In hand_105/.
from run_hand import run

run("hand_105")
