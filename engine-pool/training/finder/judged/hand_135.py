#!/usr/bin/env python3
# Three birth forms chosen to find out whether a reader reads what it has never seen, by another hand, 135A, B and F: hand_135.py OUT. In hand_135/.
from run_hand import run

run("hand_135")
