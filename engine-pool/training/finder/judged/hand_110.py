#!/usr/bin/env python3
# Twelve birth forms of another hand whose structure is seldom met, 110A to 110L, four fillings each: hand_110.py OUT. In hand_110/.
from run_hand import run

run("hand_110")
