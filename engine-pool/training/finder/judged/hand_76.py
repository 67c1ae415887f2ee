#!/usr/bin/env python3
# Fourteen birth-certificate forms drawn to teach with (trees, letters, old print, notes), 76A to 76N, six fillings each:
# hand_76.py OUT. In hand_76/.
from run_hand import run

run("hand_76")
