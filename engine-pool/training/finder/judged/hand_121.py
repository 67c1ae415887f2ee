#!/usr/bin/env python3
# Ten birth forms of the North, Northeast and Centre-West by another hand, 121A to 121J: five of 2010 to 2026, five of 1931 to 2009: hand_121.py OUT. In hand_121/.
from run_hand import run

run("hand_121")
