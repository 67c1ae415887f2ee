#!/usr/bin/env python3
# Ten birth forms of ten states, 1924 to 2026, by another hand, 152A to 152J: hand_152.py OUT. In hand_152/.
from run_hand import run

run("hand_152", home_and_day=True)
