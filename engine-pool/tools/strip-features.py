"""What the network in 8 bits sees in strips that tests/bench/strips/draw-strips.ts drew, up to its last part:

python strip-features.py NETWORK.onnx STRIPS, which writes STRIPS/features.f16 and features.json.
"""
import json
import sys
from pathlib import Path

import numpy as np
import onnx
import onnxruntime as ort

from strips import drawn_strips

# What the pooling takes, by its name in quantise-recognition.py's network.
FEATURES = "Add.155"


def main(network, folder):
    model = onnx.load(network)
    del model.graph.output[:]
    model.graph.output.append(onnx.helper.make_tensor_value_info(FEATURES, onnx.TensorProto.FLOAT, None))
    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    session = ort.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    index = []
    with open(folder / "features.f16", "wb") as out:
        for planes, text in drawn_strips(folder):
            (features,) = session.run(None, {"x": planes})[0]
            out.write(features.astype(np.float16).tobytes())
            index.append({"columns": features.shape[2], "text": text})
    (folder / "features.json").write_text(json.dumps(index, ensure_ascii=False))


main(Path(sys.argv[1]), Path(sys.argv[2]))
