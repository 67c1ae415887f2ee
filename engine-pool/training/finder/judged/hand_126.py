#!/usr/bin/env python3
# Twenty birth forms as a service meets them, of 1930 to 2026, by another hand, 126A to 126T: hand_126.py OUT. In hand_126/.
from run_hand import run

run("hand_126")
