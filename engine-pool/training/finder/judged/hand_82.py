#!/usr/bin/env python3
# Sixteen birth-certificate forms drawn to teach with (old narrations, transcripts, consular, apps, indigenous), 82A to 82P,
# four fillings each: hand_82.py OUT. In hand_82/.
from run_hand import run

run("hand_82")
