#!/usr/bin/env python3
# Sixty documents of thirty kinds that are no birth certificates, two fillings each: hand_63.py OUT. In hand_63/.
from run_hand import run

run("hand_63")
