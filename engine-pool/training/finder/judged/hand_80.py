#!/usr/bin/env python3
# Sixteen birth-certificate forms drawn to teach with (plain questions, captions below, boxes for each letter, prints of
# databases, legends, extracts in several languages), 80A to 80P, four fillings each: hand_80.py OUT. In hand_80/.
from run_hand import run

run("hand_80")
