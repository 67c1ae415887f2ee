"""Runs make.py of a hand's folder, as hand_53.py and later do."""
import glob
import json
import os
import re
import runpy
import sys

# A place that is no house: of every other a birth at home was told.
NO_HOME = re.compile(
    r"hosp|matern|sa[uú]de|cl[íi]nic|posto|parto|parteira|santa casa|miseric|ambul|via p|viagem|bordo|estrada|rodovia|br-\d|barco|motor|"
    r"cano[aô]|unidade|instituto|estaç[aã]o|enfermaria",
    re.I,
)


def run(hand, places_named=None, home_and_day=False):
    """Writes the hand's pages and truths to the folder that the command line names.

    places_named: pattern of the cases that print a label for the registrant's own naturalidade; of every other no
    naturalidade is right too.
    home_and_day: what the rules of scoring call right is accepted where the hand's truth has the page's words alone:
    "Domicílio" and nothing of a birth at home, and the date itself of one that is told by another ("hontem").
    """
    out, folder = sys.argv[1], os.path.join(os.path.dirname(os.path.abspath(__file__)), hand)
    sys.path.insert(0, folder)
    runpy.run_path(os.path.join(folder, "make.py"), run_name="__main__")
    for path in sorted(glob.glob(f"{out}/*.json")) if places_named or home_and_day else []:
        with open(path, encoding="utf-8") as file:
            truth = json.load(file)
        accept = truth["accept"]
        if places_named and not re.match(places_named, truth["case"]):
            accept.setdefault("dados_pessoais.naturalidade", []).append("")
        if home_and_day:
            place = truth["data"]["local_nascimento"]["estabelecimento"]
            if place and not NO_HOME.search(place):
                accept.setdefault("local_nascimento.estabelecimento", []).extend(["Domicílio", ""])
            born = truth["data"]["dados_pessoais"]["data_nascimento"]
            day = "/".join(born[part] for part in ("dia", "mês", "ano"))
            accept.setdefault("dados_pessoais.data_nascimento.texto_completo", []).append(day)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(truth, file, ensure_ascii=False, indent=1)
