#!/usr/bin/env python3
# Sixteen birth forms filled in by hand, wholly or in part, by another hand, 131A to 131P: FONTS=a folder of handwriting as TTF, by the names of
# the fontsource packages, hand_131.py OUT. In hand_131/. FONTS must be there when the pages are printed.
from run_hand import run

run("hand_131")
