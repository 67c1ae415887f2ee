#!/usr/bin/env python3
# Sixteen birth-certificate forms drawn to teach with (narrations and transcripts of old offices and of computers), 91A to 91P,
# four fillings each: hand_91.py OUT. In hand_91/.
from run_hand import run

run("hand_91")
