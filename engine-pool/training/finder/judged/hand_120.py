#!/usr/bin/env python3
# Forty births of 1898 to 2015, each told in words of its own, on ten papers, 120A to 120J, by another hand: hand_120.py OUT. In hand_120/.
from run_hand import run

run("hand_120")
