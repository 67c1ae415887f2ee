#!/usr/bin/env python3
# Sixteen old and odd printed birth forms of another hand and no person, 104A to 104P, four fillings each: hand_104.py OUT.
# In hand_104/.
from run_hand import run

run("hand_104")
