#!/usr/bin/env python3
# Ten birth forms of the South and Southeast by another hand, 122A to 122J: five of 2010 to 2026, one of them of births abroad, five of 1940 to 2009: hand_122.py OUT. In hand_122/.
from run_hand import run

run("hand_122")
