#!/usr/bin/env python3
# Three birth forms of 1930 to 1989 filled in by typewriter, by another hand, 146A to 146C: hand_146.py OUT. In hand_146/.
from run_hand import run

run("hand_146")
