#!/usr/bin/env python3
# Sixteen birth certificates of another hand that tell their facts in sentences, 103A to 103P, four fillings each, and no person:
# hand_103.py OUT. In hand_103/.
from run_hand import run

run("hand_103")
