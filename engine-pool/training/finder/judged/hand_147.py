#!/usr/bin/env python3
# Ten birth forms by another hand, five of 2011 to 2026 and five of 1926 to 2008, 147A to 147J: hand_147.py OUT. In hand_147/.
from run_hand import run

run("hand_147", home_and_day=True)
