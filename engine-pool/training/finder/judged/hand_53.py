#!/usr/bin/env python3
# Sixteen birth-certificate forms of 2005 to 2026, W1 to W16, three fillings each: hand_53.py OUT. In hand_53/.
from run_hand import run

run("hand_53", places_named=r"W(?:3|14|15|16)-")
