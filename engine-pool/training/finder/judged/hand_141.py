#!/usr/bin/env python3
# Ten printed birth forms of 1940 to 2005 filled in by typewriter and printers, by another hand, 141A to 141J: hand_141.py OUT. In hand_141/.
from run_hand import run

run("hand_141")
