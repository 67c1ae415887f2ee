#!/usr/bin/env python3
# Ten birth forms of another hand that tell all in sentences as offices write them, 1919 to 2025, 112A to 112J, four fillings each: hand_112.py OUT. In hand_112/.
from run_hand import run

run("hand_112")
