#!/usr/bin/env python3
# Eight plain birth forms of ten fillings, whose names, places and words are hard to tell by themselves, by another hand, 136A to 136H: hand_136.py OUT.
# In hand_136/.
from run_hand import run

run("hand_136")
