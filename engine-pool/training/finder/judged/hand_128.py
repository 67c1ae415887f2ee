#!/usr/bin/env python3
# Pictures in which the certificate is not alone, twenty-two conditions by another hand: PAGES=a folder of PDFs with truth hand_128.py OUT.
# In hand_128/. Needs numpy, opencv-python-headless and Pillow; chromium, pdftoppm and pdftotext on the path.
from run_hand import run

run("hand_128")
