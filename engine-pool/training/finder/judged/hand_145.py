#!/usr/bin/env python3
# Four birth forms of 1930 to 1989 filled in by typewriter, by another hand, 145A to 145D: hand_145.py OUT. In hand_145/.
from run_hand import run

run("hand_145")
