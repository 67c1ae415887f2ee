#!/usr/bin/env python3
# Forty-eight pictures of certificates among other papers, each another arrangement, by another hand: PAGES=a folder of hand 127's PDFs with
# truth hand_130.py OUT. In hand_130/. Needs numpy, opencv-python-headless and Pillow; chromium, pdftoppm and pdftotext on the path.
from run_hand import run

run("hand_130")
