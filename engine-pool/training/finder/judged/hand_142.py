#!/usr/bin/env python3
# Ten birth forms of 2009 to 2026 as a customer meets them, by another hand, 142A to 142J: hand_142.py OUT. In hand_142/.
from run_hand import run

run("hand_142")
