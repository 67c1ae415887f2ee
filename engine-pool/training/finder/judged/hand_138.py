#!/usr/bin/env python3
# Ten birth forms filled in by hand, wholly or in part, by another hand, 138A to 138J: FONTS=a folder of handwriting as TTF, by the names of the
# fontsource packages, hand_138.py OUT. In hand_138/, which needs fonttools. FONTS must be there when the pages are printed.
from run_hand import run

run("hand_138")
