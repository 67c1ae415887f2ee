#!/usr/bin/env python3
# Eight plain birth forms of ten fillings, whose names, places and words are hard to tell by themselves, by another hand, 133A to 133H: hand_133.py OUT.
# In hand_133/.
from run_hand import run

run("hand_133")
