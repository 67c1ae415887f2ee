#!/usr/bin/env python3
# Ten birth forms of another hand, five of 2010 to 2026, five of 1941 to 2009, 119A to 119J, eight fillings each: hand_119.py OUT. In hand_119/.
from run_hand import run

run("hand_119")
