#!/usr/bin/env python3
# Ten birth forms as the templates of registry software print them, 1988 to 2026, by another hand, 139A to 139J: hand_139.py OUT. In hand_139/.
from run_hand import run

run("hand_139")
