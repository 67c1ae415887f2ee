"""Puts the trained neck (WORK/neck.pt) into a recognition network that quantise_recognition.py made, its OUT.onnx in 8
bits or the whole WORK/joined.onnx, whose convolutions then keep their weights in 8 bits and do their sums in full:

python graft_neck.py WORK NETWORK.onnx OUT.onnx
"""
import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper

from eight_bits import REDUCED_LEVELS
from neck import ROWS, original_neck

LOCAL, LOOK, MIXED = (f"p2o.pd_op.swish.{index}.0" for index in range(3))
# The sum of the last two.
GUIDE = "Add.157"
FEATURES_SCALE = "Add.155_scale"
# Of weights whose sums are not in 8 bits.
STORED_LEVELS = 127
# Smaller tensors are not worth their scales.
STORED_IN_8_BITS_MIN = 4000


class Graph:
    def __init__(self, model):
        self.graph = model.graph
        self.values = {tensor.name: tensor for tensor in model.graph.initializer}

    def add(self, name, array):
        self.values[name] = numpy_helper.from_array(np.ascontiguousarray(array), name)
        return name

    def in_8_bits(self, name, weight, levels):
        scale = np.maximum(np.abs(weight).reshape(len(weight), -1).max(1) / levels, 1e-9).astype(np.float32)
        whole = np.clip(np.round(weight / scale.reshape(-1, 1, 1, 1)), -levels, levels).astype(np.int8)
        return self.add(f"{name}_8", whole), scale

    def add_quantised(self, name, weight):
        """The node that gives `name` back to a convolution in 8 bits, and the scale of each channel."""
        whole, scale = self.in_8_bits(name, weight, REDUCED_LEVELS)
        parts = [whole, self.add(f"{name}_scale", scale), self.add(f"{name}_zero", np.zeros(len(scale), np.int8))]
        return helper.make_node("DequantizeLinear", parts, [name], axis=0), scale

    def add_stored(self, name, weight):
        """The nodes that give `name` back once, when the network is loaded."""
        whole, scale = self.in_8_bits(name, weight, STORED_LEVELS)
        self.values.pop(name, None)
        scale = self.add(f"{name}_scale", scale.reshape(-1, 1, 1, 1))
        return [
            helper.make_node("Cast", [whole], [f"{name}_cast"], to=onnx.TensorProto.FLOAT),
            helper.make_node("Mul", [f"{name}_cast", scale], [name]),
        ]

    def finish(self, nodes):
        del self.graph.node[:]
        self.graph.node.extend(nodes)
        used = {name for node in nodes for name in node.input}
        del self.graph.initializer[:]
        self.graph.initializer.extend(tensor for name, tensor in self.values.items() if name in used)
        del self.graph.value_info[:]


def array(tensor):
    return tensor.detach().numpy().astype(np.float32)


def set_weights(graph, neck):
    for index, norm in enumerate(neck.norms):
        graph.add(f"helper.reshape.{2 * index}", array(norm.weight))
        graph.add(f"helper.reshape.{2 * index + 1}", array(norm.bias))
    for index, linear in enumerate(neck.linears()):
        graph.add(f"linear_{index}.w_0", array(linear.weight).T)
        graph.add(f"linear_{index}.b_0", array(linear.bias))


def look_nodes(graph, neck, features):
    """From the features to the sum before the looks along the line, in place of the pooling and what followed it."""
    nodes = []
    for name, layer, out in (("local", neck.local, LOCAL), ("guide", neck.guide, LOOK)):
        weight, bias = f"neck.{name}.weight", f"neck.{name}.bias"
        if FEATURES_SCALE in graph.values:
            node, scale = graph.add_quantised(weight, array(layer.weight))
            sums = scale * numpy_helper.to_array(graph.values[FEATURES_SCALE])
            parts = [graph.add(f"{bias}_32", np.round(array(layer.bias) / sums).astype(np.int32))]
            parts += [graph.add(f"{bias}_scale", sums), graph.add(f"{bias}_zero", np.zeros(len(sums), np.int32))]
            nodes += [node, helper.make_node("DequantizeLinear", parts, [bias], axis=0)]
        else:
            nodes += graph.add_stored(weight, array(layer.weight))
            graph.add(bias, array(layer.bias))
        seen = f"neck.{name}"
        nodes.append(helper.make_node("Conv", [features, weight, bias], [seen], kernel_shape=[ROWS, 2], strides=[ROWS, 2]))
        nodes.append(helper.make_node("QuickGelu", [seen], [out], domain="com.microsoft", alpha=1.0))
    mix = [graph.add("neck.mix.weight", array(neck.mix.weight)), graph.add("neck.mix.bias", array(neck.mix.bias))]
    groups = neck.mix.groups
    nodes += [
        helper.make_node("Conv", [LOOK, *mix], ["neck.mix"], kernel_shape=[1, 7], pads=[0, 3, 0, 3], group=groups),
        helper.make_node("QuickGelu", ["neck.mix"], [MIXED], domain="com.microsoft", alpha=1.0),
        helper.make_node("Add", [LOOK, MIXED], [GUIDE]),
    ]
    return nodes


def stored_nodes(graph, nodes):
    """Brings the weights of whole convolutions to 8 bits, and back."""
    added = []
    for node in nodes:
        weight = graph.values.get(node.input[1]) if node.op_type in ("Conv", "FusedConv") else None
        if weight is None or weight.data_type != onnx.TensorProto.FLOAT:
            continue
        value = numpy_helper.to_array(weight)
        if value.size >= STORED_IN_8_BITS_MIN:
            added += graph.add_stored(weight.name, value)
    return added


def main(work, source, out):
    model = onnx.load(source)
    neck, alphabet = original_neck(work)
    neck.load_state_dict(torch.load(work / "neck.pt"))
    graph = Graph(model)
    set_weights(graph, neck)
    old = list(model.graph.node)
    pooling = next(index for index, node in enumerate(old) if node.op_type == "AveragePool")
    guide = next(index for index, node in enumerate(old) if node.output[0] == GUIDE)
    before, after = old[:pooling], old[guide + 1 :]
    stored = [] if FEATURES_SCALE in graph.values else stored_nodes(graph, before)
    nodes = stored + before + look_nodes(graph, neck, old[pooling].input[0]) + after
    graph.finish(nodes)
    del model.metadata_props[:]
    # As PP-OCR keeps them: one a line, without the blank and the space.
    model.metadata_props.add(key="character", value="\n".join(alphabet[1:-1]))
    onnx.save(model, out)


main(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]))
