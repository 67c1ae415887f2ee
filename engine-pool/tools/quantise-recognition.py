"""Makes the quick reader's recognition network: PP-OCRv6 small, cut to Portuguese, its convolutions in 8 bits.

Needs onnx and onnxruntime; FOLDER holds what dump-strips.ts wrote:
python quantise-recognition.py FOLDER OUT.onnx
"""
import json
import sys
from pathlib import Path

import numpy as np
import onnx
import onnxruntime as ort
from onnx import helper, version_converter
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static

STRIP_HEIGHT = 48
# Scales per channel came with this version of ONNX's operators.
OPSET = 17


def fused(source, target):
    """Folds what is constant and joins the parts of each GELU; PP-OCR's own file spells them out."""
    options = ort.SessionOptions()
    options.graph_optimization_level = ort.GraphOptimizationLevel.ORT_ENABLE_EXTENDED
    options.optimized_model_filepath = str(target)
    options.log_severity_level = 3
    ort.InferenceSession(str(source), options, providers=["CPUExecutionProvider"])


def parted(model):
    """Convolutions that were joined with their ReLU, apart again: the quantiser knows only plain ones."""
    nodes = []
    for node in model.graph.node:
        attributes = {attribute.name: attribute for attribute in node.attribute}
        if node.op_type != "FusedConv" or attributes["activation"].s != b"Relu":
            nodes.append(node)
            continue
        between = f"{node.output[0]}_linear"
        convolution = helper.make_node("Conv", node.input, [between], name=node.name)
        convolution.attribute.extend(a for name, a in attributes.items() if not name.startswith("activation"))
        nodes += [convolution, helper.make_node("Relu", [between], node.output, name=f"{node.name}_relu")]
    del model.graph.node[:]
    model.graph.node.extend(nodes)
    del model.opset_import[:]
    model.opset_import.extend([helper.make_opsetid("", OPSET), helper.make_opsetid("com.microsoft", 1)])
    return model


class Strips(CalibrationDataReader):
    def __init__(self, folder):
        self.values = np.memmap(folder / "strips.f32", dtype=np.float32, mode="r")
        self.widths = iter(json.loads((folder / "widths.json").read_text()))
        self.offset = 0

    def get_next(self):
        width = next(self.widths, None)
        if width is None:
            return None
        size = 3 * STRIP_HEIGHT * width
        strip = np.array(self.values[self.offset : self.offset + size]).reshape(1, 3, STRIP_HEIGHT, width)
        self.offset += size
        return {"x": strip}


def main(folder, out):
    newer, joined, plain = (folder / f"{name}.onnx" for name in ("newer", "joined", "plain"))
    model = version_converter.convert_version(onnx.load(folder / "recognition.onnx"), OPSET)
    model.ir_version = 8
    onnx.save(model, newer)
    fused(newer, joined)
    onnx.save(parted(onnx.load(joined)), plain)
    quantize_static(
        plain,
        out,
        Strips(folder),
        quant_format=QuantFormat.QDQ,
        op_types_to_quantize=["Conv"],
        per_channel=True,
        # Processors without 8-bit dot products add pairs in 16 bits, which overflow with full 8-bit weights.
        reduce_range=True,
        activation_type=QuantType.QUInt8,
        weight_type=QuantType.QInt8,
        extra_options={"WeightSymmetric": True},
    )


main(Path(sys.argv[1]), Path(sys.argv[2]))
