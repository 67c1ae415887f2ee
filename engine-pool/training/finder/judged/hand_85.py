#!/usr/bin/env python3
# Sixteen birth-certificate forms drawn to teach with (captions below and beside, dense tables, grandparents in every
# arrangement, two fathers, two mothers, one parent), 85A to 85P, four fillings each: hand_85.py OUT. In hand_85/.
from run_hand import run

run("hand_85")
