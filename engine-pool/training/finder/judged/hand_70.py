#!/usr/bin/env python3
# Sixty documents of thirty kinds that are no birth certificates, two fillings each: hand_70.py OUT. In hand_70/.
from run_hand import run

run("hand_70")
