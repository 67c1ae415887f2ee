#!/usr/bin/env python3
# Sixteen birth-certificate forms drawn to teach with (family trees, columns for each parent, narrow tables, boxes to tick,
# one registry for another), 81A to 81P, four fillings each: hand_81.py OUT. In hand_81/.
from run_hand import run

run("hand_81")
