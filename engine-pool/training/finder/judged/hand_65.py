#!/usr/bin/env python3
# Ten birth-certificate forms of registries in ten states, 65A to 65J, eight fillings each: hand_65.py OUT. In hand_65/.
from run_hand import run

run("hand_65")
