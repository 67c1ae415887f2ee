#!/usr/bin/env python3
# Sixty documents of thirty kinds that are no birth certificates, two fillings each: hand_46.py OUT. In hand_46/.
import importlib
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "hand_46"))
OUT = sys.argv[1]
os.makedirs(OUT, exist_ok=True)
art = importlib.import_module("art")
for number in range(1, 4):
    importlib.import_module(f"p{number}")
for name, draw in art.DOCS:
    for filling in (1, 2):
        case = f"{name}-{filling}"
        with open(f"{OUT}/{case}.html", "w", encoding="utf-8") as page:
            page.write(art.page(case, *draw(filling)))
        with open(f"{OUT}/{case}.json", "w", encoding="utf-8") as truth:
            json.dump(
                {
                    "case": case, "layout": name, "condition": "pdf_born_digital", "file": f"{case}.pdf", "width": 595, "height": 842, "resizeImage": False, "data": None, "accept": {},
                    "negative": "DOCUMENT_NOT_RECOGNIZED", "meta": {"twin_names": [], "joint_notes": False, "cadastro": []},
                },
                truth,
                ensure_ascii=False,
            )
