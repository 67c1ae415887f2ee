#!/usr/bin/env python3
# Eight birth forms of 1911 to 1979, some typed without spaces, by another hand, 153A to 153H: hand_153.py OUT. In hand_153/.
from run_hand import run

run("hand_153", home_and_day=True)
