"""Runs make.py of a hand's folder, as hand_53.py and later do."""
import glob
import json
import os
import re
import runpy
import sys


def run(hand, places_named=None):
    """Writes the hand's pages and truths to the folder that the command line names.

    places_named: pattern of the cases that print a label for the registrant's own naturalidade; of every other no
    naturalidade is right too.
    """
    out, folder = sys.argv[1], os.path.join(os.path.dirname(os.path.abspath(__file__)), hand)
    sys.path.insert(0, folder)
    runpy.run_path(os.path.join(folder, "make.py"), run_name="__main__")
    for path in sorted(glob.glob(f"{out}/*.json")) if places_named else []:
        with open(path, encoding="utf-8") as file:
            truth = json.load(file)
        if re.match(places_named, truth["case"]):
            continue
        truth["accept"].setdefault("dados_pessoais.naturalidade", []).append("")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(truth, file, ensure_ascii=False, indent=1)
