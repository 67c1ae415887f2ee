"""Trains the last part of the recognition network (neck.py) on Brazilian print, with CTC, on the processor:

python train_neck.py WORK MINUTES HELD FORMS LINES..., which writes WORK/trained.pt, fully trained, and WORK/neck.pt, part
of the way there, and prints error rates on the lines of HELD and FORMS. MINUTES are of processor time. WORK holds what
dump-line-images.ts wrote; the others hold what line_features.py wrote.
"""
import copy
import sys
from pathlib import Path

import torch

from feature_lines import FeatureLines, report
from learning import blended, learn
from neck import original_neck

LEARNING_RATE = 8e-4
WARM_UP_STEPS = 60
DROPOUT = 0.1
# Added to features whose usual size is 2: the network in 8 bits and the whole one differ by about that.
NOISE = 0.1
# Feature columns in one step: some 44 lines.
COLUMNS_A_STEP = 4000
# Measured on whole pages: halfway from the original it keeps its sense of where no accent stands, and of spaces.
TRAINED_SHARE = 0.5


def main(work, minutes, judges, folders):
    torch.manual_seed(1)
    torch.set_num_threads(1)
    neck, alphabet = original_neck(work)
    lines = FeatureLines(folders, alphabet, COLUMNS_A_STEP)
    judged = {folder.name: FeatureLines([folder], alphabet, COLUMNS_A_STEP) for folder in judges}
    original = copy.deepcopy(neck)
    neck.dropout = DROPOUT
    groups = [{"params": list(neck.parameters()), "lr": LEARNING_RATE}]
    average = learn(neck, groups, lines, minutes, WARM_UP_STEPS, NOISE)
    torch.save(average.state_dict(), work / "trained.pt")
    torch.save(blended(original, average, TRAINED_SHARE).state_dict(), work / "neck.pt")
    for share in (0, 0.25, 0.5, 0.75, 1):
        for name, one in judged.items():
            report(f"{name}, {share:.0%} of the way", blended(original, average, share), one)


main(Path(sys.argv[1]), float(sys.argv[2]), [Path(one) for one in sys.argv[3:5]], [Path(one) for one in sys.argv[5:]])
