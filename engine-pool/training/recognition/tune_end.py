"""Trains the end of the network in use on (end.py), with CTC, on the processor:

python tune_end.py WORK NETWORK.onnx OUT.onnx MINUTES SHARE HELD FORMS LINES..., which prints error rates on the lines of HELD
and FORMS and writes the network with its end SHARE of the way to what was learned, 0 to 1. MINUTES are of processor time. WORK
holds dump-line-images.ts' alphabet.json, the others what line_features.py wrote with --before-end.
"""
import copy
import json
import sys
from pathlib import Path

import onnx
import torch

from end import TAKES, End
from feature_lines import FeatureLines, report
from learning import blended, learn

NECK_RATE, BLOCK_RATE = 5e-4, 1e-4
WARM_UP_STEPS = 40
DROPOUT = 0.1
# Feature columns in one step: some 25 lines.
COLUMNS_A_STEP = 3600


def main(work, source, out, minutes, tuned_share, judges, folders):
    torch.manual_seed(2)
    torch.set_num_threads(1)
    alphabet = json.loads((work / "alphabet.json").read_text())
    model = onnx.load(source)
    end = End(model.graph, alphabet)
    scale, zero = end.range_of(TAKES)
    restored = lambda kept: (kept - zero) * scale
    lines_of = lambda some: FeatureLines(some, alphabet, COLUMNS_A_STEP, "before.u8", restored, zero)
    judged = {folder.name: lines_of([folder]) for folder in judges}
    before = copy.deepcopy(end)
    end.neck.dropout = DROPOUT
    groups = [{"params": list(end.neck.parameters()), "lr": NECK_RATE}, {"params": end.block(), "lr": BLOCK_RATE}]
    average = learn(end, groups, lines_of(folders), minutes, WARM_UP_STEPS)
    blended(before, average, tuned_share).put_into(model.graph)
    onnx.save(model, out)
    for share in (0, 0.5, 0.75, 1):
        for name, one in judged.items():
            report(f"{name}, {share:.0%} of the way", blended(before, average, share), one)


work, source, out, minutes, share, *folders = sys.argv[1:]
paths = [Path(one) for one in folders]
main(Path(work), source, out, float(minutes), float(share), paths[:2], paths[2:])
