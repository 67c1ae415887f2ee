#!/usr/bin/env python3
# Ten birth forms of ten offices, 1915 to 2024, by another hand, 154A to 154J: hand_154.py OUT. In hand_154/.
from run_hand import run

run("hand_154", home_and_day=True)
