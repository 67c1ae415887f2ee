#!/usr/bin/env python3
# Twenty birth forms of as many kinds of offices and years, 1925 to 2026, by another hand, 127A to 127T: hand_127.py OUT. In hand_127/.
from run_hand import run

run("hand_127")
