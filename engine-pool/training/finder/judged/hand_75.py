#!/usr/bin/env python3
# Fourteen birth-certificate forms drawn to teach with (a box for each letter, captions below, tables), 75A to 75N, six
# fillings each: hand_75.py OUT. In hand_75/.
from run_hand import run

run("hand_75")
