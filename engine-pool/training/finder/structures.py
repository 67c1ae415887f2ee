#!/usr/bin/env python3
"""How well weights read pages of one structure at a time: structures.py PAGES WEIGHTS.pt [WEIGHTS.pt …]

Of each structure that `train.py --without` leaves out PAGES are drawn that have it and none of its alternatives, but for running
text, which stands in one column where it cannot be set so. Said is the share of fields of which every word was found and no
other: weights trained without a structure show how far what was never seen is understood.
"""
import sys

import torch

import forms
from examples import example
from labels import FIELDS
from model import load
from train import evaluate

#: Structures that exclude one another: positions of labels, ways of setting blocks.
ALTERNATIVES = [sorted(set(forms.Manner.POSITIONS)), list(forms.WAYS)]
#: Seeds of no training.
FIRST_SEED = 8_000_000_000


def pages_of(structure, count):
    """Births only: other documents have no fields."""
    forms.BANNED.clear()
    forms.BANNED.update(*([one for one in some if one != structure] for some in ALTERNATIVES if structure in some))
    drawn = (example(FIRST_SEED + number) for number in range(3 * count))
    return [page for page in drawn if page is not None and (page["field"] > 0).any()][:count]


def main(count, *paths):
    models = [load(path) for path in paths]
    for structure in [one for some in ALTERNATIVES for one in some]:
        pages = pages_of(structure, int(count))
        shares = [evaluate(model, pages, torch.device("cpu"), FIELDS)[1] for model in models]
        print(f"{structure:8}", *(f"{share:.4f}" for share in shares), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
