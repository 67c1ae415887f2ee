"""Brings PP-OCR's networks to 8 bits: what quantise_detection.py and quantise_recognition.py share."""
import json

import numpy as np
import onnx
import onnxruntime as ort
from onnx import helper, version_converter
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static

# Scales per channel came with this version of ONNX's operators.
OPSET = 17
# What reduce_range below leaves of a weight's range, to both sides.
REDUCED_LEVELS = 64
# x * sigmoid(1.702 x) is GELU but for 0.02 at most, and both its parts have kernels in 8 bits.
SIGMOID_GELU = 1.702


def joined(source, folder):
    """Folds what is constant and joins the parts of each GELU; PP-OCR's own file spells them out."""
    newer, target = folder / "newer.onnx", folder / "joined.onnx"
    model = version_converter.convert_version(onnx.load(source), OPSET)
    model.ir_version = 8
    onnx.save(model, newer)
    options = ort.SessionOptions()
    options.graph_optimization_level = ort.GraphOptimizationLevel.ORT_ENABLE_EXTENDED
    options.optimized_model_filepath = str(target)
    options.log_severity_level = 3
    ort.InferenceSession(str(newer), options, providers=["CPUExecutionProvider"])
    return parted(onnx.load(target))


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


def with_sigmoid_gelu(model):
    """Every GELU as a sigmoid and two products."""
    nodes = []
    for node in model.graph.node:
        if node.op_type != "Gelu":
            nodes.append(node)
            continue
        (value,), (result,), name = node.input, node.output, node.name
        factor, scaled, gate = f"{result}_factor", f"{result}_scaled", f"{result}_gate"
        model.graph.initializer.append(helper.make_tensor(factor, onnx.TensorProto.FLOAT, [], [SIGMOID_GELU]))
        nodes += [
            helper.make_node("Mul", [value, factor], [scaled], name=f"{name}_scale"),
            helper.make_node("Sigmoid", [scaled], [gate], name=f"{name}_sigmoid"),
            helper.make_node("Mul", [value, gate], [result], name=f"{name}_mul"),
        ]
    del model.graph.node[:]
    model.graph.node.extend(nodes)
    return model


class Samples(CalibrationDataReader):
    """Inputs of the network as the dump tools wrote them: NAME.f32, one after the other, and their shapes in NAME.json."""

    def __init__(self, folder, name):
        self.values = np.memmap(folder / f"{name}.f32", dtype=np.float32, mode="r")
        self.shapes = iter(json.loads((folder / f"{name}.json").read_text()))
        self.offset = 0

    def get_next(self):
        shape = next(self.shapes, None)
        if shape is None:
            return None
        size = int(np.prod(shape))
        sample = np.array(self.values[self.offset : self.offset + size]).reshape(shape)
        self.offset += size
        return {"x": sample}


def quantise(model, out, samples, operators, excluded=()):
    """`operators` in 8 bits, all others as they are."""
    quantize_static(
        model,
        out,
        samples,
        quant_format=QuantFormat.QDQ,
        op_types_to_quantize=list(operators),
        nodes_to_exclude=list(excluded),
        per_channel=True,
        # Processors without 8-bit dot products add pairs in 16 bits, which overflow with full 8-bit weights.
        reduce_range=True,
        activation_type=QuantType.QUInt8,
        weight_type=QuantType.QInt8,
        extra_options={"WeightSymmetric": True},
    )
