#!/usr/bin/env python3
# Ten birth forms after real documents, five of 2010 to 2026 and five of 1930 to 2009, by another hand, 129A to 129J: hand_129.py OUT.
# In hand_129/.
from run_hand import run

run("hand_129")
