#!/usr/bin/env python3
# Four birth forms chosen to find out whether a reader reads what it has never seen, by another hand, 132A, B, F and G: hand_132.py OUT. In hand_132/.
from run_hand import run

run("hand_132")
