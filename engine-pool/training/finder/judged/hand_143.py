#!/usr/bin/env python3
# Eight birth forms of 1900 to 1974 as registries printed and typed them, by another hand, 143A to 143H: hand_143.py OUT. In hand_143/.
from run_hand import run

run("hand_143")
