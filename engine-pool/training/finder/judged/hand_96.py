#!/usr/bin/env python3
# Sixteen old, narrated, consular and judicial birth certificates of another hand, 96A to 96P, four fillings each: hand_96.py OUT. In
# hand_96/.
from run_hand import run

run("hand_96")
