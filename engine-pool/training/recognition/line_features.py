"""What the network in 8 bits sees in lines that line-images/draw-line-images.ts drew, up to its last part:

python line_features.py NETWORK.onnx LINES [--before-end]

writes LINES/features.f16 and features.json, what train_neck.py learns from, or LINES/before.u8 and before.json, what
tune_end.py does.
"""
import json
import sys
from pathlib import Path

import numpy as np
import onnx
import onnxruntime as ort

from line_images import drawn_line_images

# What the pooling takes, by its name in quantise_recognition.py's network, and what the last block of convolutions takes.
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
        for planes, text in drawn_line_images(folder):
            (features,) = session.run(None, {"x": planes})[0]
            out.write(features.astype(kept).tobytes())
            index.append({"columns": features.shape[2], "text": text})
    (folder / f"{name}.json").write_text(json.dumps(index, ensure_ascii=False))


main(Path(sys.argv[1]), Path(sys.argv[2]), BEFORE_END if "--before-end" in sys.argv else FEATURES)
