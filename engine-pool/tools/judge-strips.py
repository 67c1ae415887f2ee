"""How well networks read drawn strips:

python judge-strips.py LETTERS.json STRIPS NETWORK.onnx..., LETTERS as dump-strips.ts wrote them.
"""
import json
import sys
from pathlib import Path

import onnxruntime as ort

from strips import Score, drawn_strips, letters_of

# Of each page some: whole pages differ more than strips do.
STRIPS = 800


def main(letters, folder, networks):
    count = len(json.loads((folder / "index.json").read_text()))
    every = max(1, count // STRIPS)
    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    for network in networks:
        session = ort.InferenceSession(str(network), options, providers=["CPUExecutionProvider"])
        score = Score()
        for index, (planes, text) in enumerate(drawn_strips(folder)):
            if index % every == 0:
                score.add(text, letters_of(session.run(None, {"x": planes})[0][0], letters))
        print(f"{network.name}: {score}", flush=True)


main(json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]), [Path(one) for one in sys.argv[3:]])
