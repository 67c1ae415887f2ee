#!/usr/bin/env python3
# Sixteen birth-certificate forms after real kinds of documents, 62A to 62P, three fillings each: hand_62.py OUT. In hand_62/.
from run_hand import run

run("hand_62")
