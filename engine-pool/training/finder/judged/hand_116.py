#!/usr/bin/env python3
# Ten birth forms of another hand, each filling told in words of its own, 1893 to 2026, 116A to 116J, four fillings each: hand_116.py OUT. In hand_116/.
from run_hand import run

run("hand_116")
