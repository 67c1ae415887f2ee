"""How well networks read drawn lines:

python judge_line_images.py ALPHABET.json LINES NETWORK.onnx..., ALPHABET as dump-line-images.ts wrote them.
"""
import json
import sys
from pathlib import Path

import onnxruntime as ort

from line_images import Score, drawn_line_images, characters_of

# Of each page some: whole pages differ more than lines do.
LINES = 800


def main(alphabet, folder, networks):
    count = len(json.loads((folder / "index.json").read_text()))
    every = max(1, count // LINES)
    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    for network in networks:
        session = ort.InferenceSession(str(network), options, providers=["CPUExecutionProvider"])
        score = Score()
        for index, (planes, text) in enumerate(drawn_line_images(folder)):
            if index % every == 0:
                score.add(text, characters_of(session.run(None, {"x": planes})[0][0], alphabet))
        print(f"{network.name}: {score}", flush=True)


main(json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]), [Path(one) for one in sys.argv[3:]])
