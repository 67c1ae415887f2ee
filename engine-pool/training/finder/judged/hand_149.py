#!/usr/bin/env python3
# Eight birth forms of 1969 to 2009 of eight states, by another hand, 149A to 149H: hand_149.py OUT. In hand_149/.
from run_hand import run

run("hand_149", home_and_day=True)
