#!/usr/bin/env python3
# Forty birth forms that each settle differently where labels and values stand, of 1935 to 2026, by another hand, 123A to 123AN: hand_123.py OUT. In hand_123/.
from run_hand import run

run("hand_123")
