"""What the network in 8 bits sees in strips that tests/bench/strips/draw-strips.ts drew, up to its last part:

python strip-features.py NETWORK.onnx STRIPS, which writes STRIPS/features.f16 and features.json.
"""
import json
import sys
from pathlib import Path

import numpy as np
import onnx
import onnxruntime as ort

STRIP_HEIGHT = 48
PLANES = 3
# What the pooling takes, by its name in quantise-recognition.py's network.
FEATURES = "Add.155"


def main(network, folder):
    model = onnx.load(network)
    del model.graph.output[:]
    model.graph.output.append(onnx.helper.make_tensor_value_info(FEATURES, onnx.TensorProto.FLOAT, None))
    session = ort.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    strips = np.memmap(folder / "strips.u8", dtype=np.uint8, mode="r")
    index, offset = [], 0
    with open(folder / "features.f16", "wb") as out:
        for strip in json.loads((folder / "index.json").read_text()):
            size = PLANES * STRIP_HEIGHT * strip["width"]
            pixels = strips[offset : offset + size].astype(np.float32).reshape(1, PLANES, STRIP_HEIGHT, -1)
            offset += size
            (features,) = session.run(None, {"x": pixels / 127.5 - 1})[0]
            out.write(features.astype(np.float16).tobytes())
            index.append({"columns": features.shape[2], "text": strip["text"]})
    (folder / "features.json").write_text(json.dumps(index, ensure_ascii=False))


main(Path(sys.argv[1]), Path(sys.argv[2]))
