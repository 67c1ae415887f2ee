#!/usr/bin/env python3
# Forty kinds of other documents of another hand that come near to a birth certificate, 98A to 98AN, two of each: hand_98.py OUT. In
# hand_98/.
from run_hand import run

run("hand_98")
