#!/usr/bin/env python3
# Ten birth-certificate forms, Y1 to Y10, eight fillings each: hand_55.py OUT. In hand_55/.
from run_hand import run

run("hand_55", places_named=r"Y6-[1368]|Y8-|Y10-[124]")
