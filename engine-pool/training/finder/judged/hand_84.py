#!/usr/bin/env python3
# Sixteen birth-certificate forms drawn to teach with (matrices and ledgers, officers told in sentences, names in two cells,
# letters in boxes, wrapped names, births abroad), 84A to 84P, five fillings each: hand_84.py OUT. In hand_84/.
from run_hand import run

run("hand_84")
