#!/usr/bin/env python3
# Sixteen birth-certificate forms after real kinds of documents, 66A to 66P, three fillings each: hand_66.py OUT. In hand_66/.
from run_hand import run

run("hand_66")
