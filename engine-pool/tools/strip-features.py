"""What the network in 8 bits sees in strips that tests/generator/line-images/draw-strips.ts drew, up to its last part:

python strip-features.py NETWORK.onnx STRIPS [--before-end]

writes STRIPS/features.f16 and features.json, what train-neck.py learns from, or STRIPS/before.u8 and before.json, what
tune-end.py does.
"""
import json
import sys
from pathlib import Path

import numpy as np
import onnx
import onnxruntime as ort

from strips import drawn_strips

# What the pooling takes, by its name in quantise-recognition.py's network, and what the last block of convolutions takes.
FEATURES = ("Add.155", onnx.TensorProto.FLOAT, "features", np.float16)
BEFORE_END = ("Add.145_QuantizeLinear_Output", onnx.TensorProto.UINT8, "before", np.uint8)


def main(network, folder, chosen):
    tensor, kind, name, kept = chosen
    model = onnx.load(network)
    del model.graph.output[:]
    model.graph.output.append(onnx.helper.make_tensor_value_info(tensor, kind, None))
    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    session = ort.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    index = []
    with open(folder / f"{name}.{np.dtype(kept).kind}{8 * np.dtype(kept).itemsize}", "wb") as out:
        for planes, text in drawn_strips(folder):
            (features,) = session.run(None, {"x": planes})[0]
            out.write(features.astype(kept).tobytes())
            index.append({"columns": features.shape[2], "text": text})
    (folder / f"{name}.json").write_text(json.dumps(index, ensure_ascii=False))


main(Path(sys.argv[1]), Path(sys.argv[2]), BEFORE_END if "--before-end" in sys.argv else FEATURES)
