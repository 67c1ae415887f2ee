#!/usr/bin/env python3
# Ten birth forms of another hand as customers send them, modern and old, 108A to 108J, eight fillings each: hand_108.py OUT. In hand_108/.
from run_hand import run

run("hand_108")
