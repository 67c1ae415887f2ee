#!/usr/bin/env python3
# Eight birth forms of 2010 to 2026, by another hand, 150A to 150H: hand_150.py OUT. In hand_150/.
from run_hand import run

run("hand_150", home_and_day=True)
