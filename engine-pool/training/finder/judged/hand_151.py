#!/usr/bin/env python3
# Eight birth forms of 1896 to 1978 of eight states, by another hand, 151A to 151H: hand_151.py OUT. In hand_151/.
from run_hand import run

run("hand_151", home_and_day=True)
