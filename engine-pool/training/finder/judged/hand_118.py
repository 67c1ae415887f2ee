#!/usr/bin/env python3
# Ten birth forms of another hand, five of 2010 to 2026, five of 1931 to 2008, 118A to 118J, eight fillings each: hand_118.py OUT. In hand_118/.
from run_hand import run

run("hand_118")
