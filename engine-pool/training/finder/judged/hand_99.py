#!/usr/bin/env python3
# Sixteen birth certificates told in whole sentences, old and new, of another hand, 99A to 99P, four fillings each: hand_99.py OUT. In
# hand_99/.
from run_hand import run

run("hand_99")
