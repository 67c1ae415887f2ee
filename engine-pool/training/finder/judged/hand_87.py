#!/usr/bin/env python3
# Sixteen birth-certificate forms drawn to teach with (apps, prints of databases, extracts in three languages, ledgers,
# letters in boxes), 87A to 87P, four fillings each: hand_87.py OUT. In hand_87/.
from run_hand import run

run("hand_87")
