#!/usr/bin/env python3
# Sixty documents of thirty kinds that are no birth certificates, two fillings each: hand_36.py OUT. In hand_36/.
import importlib
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_36"))
people = importlib.import_module("lib")
kinds = importlib.import_module("p1").K
for number in range(2, 7):
    importlib.import_module(f"p{number}")
out = sys.argv[1]
os.makedirs(out, exist_ok=True)
for name, (draw, how) in sorted(kinds.items()):
    for filling in (1, 2):
        case = f"{name}-{filling}"
        with open(f"{out}/{case}.html", "w", encoding="utf8") as page:
            page.write(draw(filling, people.fam(case, **how)))
        with open(f"{out}/{case}.json", "w", encoding="utf8") as truth:
            json.dump(
                {
                    "case": case, "layout": name, "condition": "pdf_born_digital", "file": f"{case}.pdf", "width": 595, "height": 842, "resizeImage": False, "data": None, "accept": {},
                    "negative": "DOCUMENT_NOT_RECOGNIZED", "meta": {"twin_names": [], "joint_notes": False, "cadastro": []},
                },
                truth,
            )
