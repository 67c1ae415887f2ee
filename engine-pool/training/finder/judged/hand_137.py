#!/usr/bin/env python3
# Ten birth forms of ten registries of ten states, 1919 to 2026, by another hand, 137A to 137J: hand_137.py OUT. In hand_137/.
from run_hand import run

run("hand_137")
