#!/usr/bin/env python3
# Ten less ordinary birth forms of another hand and no person, 107A to 107J, four fillings each: hand_107.py OUT. In hand_107/.
from run_hand import run

run("hand_107")
