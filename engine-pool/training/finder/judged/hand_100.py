#!/usr/bin/env python3
# Sixteen birth certificates of another hand, entries in full, half printed and half told, or run together in one paragraph, 100A to
# 100P, four fillings each: hand_100.py OUT. In hand_100/.
from run_hand import run

run("hand_100")
