#!/usr/bin/env python3
# Pictures as people send them, in twenty-four conditions, by another hand: PAGES=a folder of PDFs with truth hand_125.py OUT. In hand_125/.
# Needs numpy, opencv-python-headless, scipy and Pillow; chromium and pdftoppm on the path.
from run_hand import run

run("hand_125")
