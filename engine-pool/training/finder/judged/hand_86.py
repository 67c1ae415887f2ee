#!/usr/bin/env python3
# Sixteen birth-certificate forms drawn to teach with (old blanks filled by typewriter, narrated certificates, notes before
# and after), 86A to 86P, four fillings each: hand_86.py OUT. In hand_86/.
from run_hand import run

run("hand_86")
