#!/usr/bin/env python3
# Twelve birth forms of another hand that tell all in sentences, 1892 to 2024, 106A to 106L, four fillings each: hand_106.py OUT. In hand_106/.
from run_hand import run

run("hand_106")
