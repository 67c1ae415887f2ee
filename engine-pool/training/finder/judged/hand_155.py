#!/usr/bin/env python3
# Ten birth forms of ten states, 1921 to 2026, by another hand, 155A to 155J: hand_155.py OUT. In hand_155/.
from run_hand import run

run("hand_155", home_and_day=True)
