#!/usr/bin/env python3
# Ten birth-certificate forms, Z1 to Z10, eight fillings each: hand_56.py OUT. In hand_56/.
from run_hand import run

run("hand_56", places_named=r"Z[36]-|Z9-3")
