#!/usr/bin/env python3
# Ten papers of another hand, each filling told in words of its own, 1893 to 2026, 117A to 117J, four fillings each: hand_117.py OUT. In hand_117/.
from run_hand import run

run("hand_117")
