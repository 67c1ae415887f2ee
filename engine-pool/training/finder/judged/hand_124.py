#!/usr/bin/env python3
# Certificates in PDF files of forty-four ways, three of each, by another hand, 124A to 124AR: hand_124.py OUT, PDF and truth. In hand_124/.
# Needs reportlab, fpdf2, pikepdf, weasyprint, cairocffi, pyphen, fonttools and Pillow; gs, chromium, pdftoppm, node and java on the
# path; `npm install` in hand_124/node, and OpenPDF 1.3.43 as hand_124/java/openpdf-1.3.43.jar.
from run_hand import run

run("hand_124")
