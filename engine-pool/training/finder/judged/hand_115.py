#!/usr/bin/env python3
# Ten birth forms of another hand that tell all in sentences as offices write them, 1907 to 2024, 115A to 115J, four fillings each: hand_115.py OUT. In hand_115/.
from run_hand import run

run("hand_115")
