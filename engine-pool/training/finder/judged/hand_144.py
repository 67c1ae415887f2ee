#!/usr/bin/env python3
# Eight birth forms of 1975 to 2009 of eight states as their registries printed them, by another hand, 144A to 144H: hand_144.py OUT. In hand_144/.
from run_hand import run

run("hand_144")
