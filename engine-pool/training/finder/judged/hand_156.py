#!/usr/bin/env python3
# Six birth forms of 1913 to 1979, by another hand, 156A to 156F: hand_156.py OUT. In hand_156/.
from run_hand import run

run("hand_156", home_and_day=True)
