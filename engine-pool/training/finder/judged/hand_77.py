#!/usr/bin/env python3
# Fourteen birth-certificate forms drawn to teach with (extracts, systems, apps), 77A to 77N, six fillings each:
# hand_77.py OUT. In hand_77/.
from run_hand import run

run("hand_77")
