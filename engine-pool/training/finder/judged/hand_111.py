#!/usr/bin/env python3
# Thirty kinds of other documents of another hand that come near to a birth certificate, 111A to 111AD, two of each: hand_111.py OUT. In hand_111/.
from run_hand import run

run("hand_111")
