#!/usr/bin/env python3
# Ten birth forms of another hand, five modern and five of 1931 to 2008, 114A to 114J, eight fillings each: hand_114.py OUT. In hand_114/.
from run_hand import run

run("hand_114")
