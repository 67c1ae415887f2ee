#!/usr/bin/env python3
# Sixty documents of thirty kinds that are no birth certificates, two fillings each: hand_57.py OUT. In hand_57/.
from run_hand import run

run("hand_57")
