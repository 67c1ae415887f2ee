"""Puts the trained neck (WORK/neck.pt) into the recognition network that quantise-recognition.py made:

python graft-neck.py WORK NETWORK.onnx OUT.onnx
"""
import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper

from neck import ROWS, original_neck

FEATURES = "Add.155_DequantizeLinear_Output"
FEATURES_SCALE = "Add.155_scale"
# The last sum before the looks along the strip.
GUIDE = "Add.157"
# Half of the range, as reduce_range in eight_bits.py has it.
LEVELS = 64


class Graph:
    def __init__(self, model):
        self.graph = model.graph
        self.values = {tensor.name: tensor for tensor in model.graph.initializer}

    def add(self, name, array):
        self.values[name] = numpy_helper.from_array(np.ascontiguousarray(array), name)
        return name

    def add_in_8_bits(self, name, weight):
        """The node that gives `name` back in full, and the scale of each channel."""
        scale = np.maximum(np.abs(weight).reshape(len(weight), -1).max(1) / LEVELS, 1e-9).astype(np.float32)
        whole = np.clip(np.round(weight / scale.reshape(-1, 1, 1, 1)), -LEVELS, LEVELS).astype(np.int8)
        parts = [self.add(f"{name}_8", whole), self.add(f"{name}_scale", scale)]
        parts.append(self.add(f"{name}_zero", np.zeros(len(scale), np.int8)))
        return helper.make_node("DequantizeLinear", parts, [name], axis=0), scale

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


def look_nodes(graph, neck):
    """From the features to `GUIDE` and the local branch, in place of the pooling and what followed it."""
    nodes = []
    for name, layer, out in (("local", neck.local, "p2o.pd_op.swish.0.0"), ("guide", neck.guide, "p2o.pd_op.swish.1.0")):
        weight, bias = f"neck.{name}.weight", f"neck.{name}.bias"
        node, scale = graph.add_in_8_bits(weight, array(layer.weight))
        sums = scale * numpy_helper.to_array(graph.values[FEATURES_SCALE])
        parts = [graph.add(f"{bias}_32", np.round(array(layer.bias) / sums).astype(np.int32))]
        parts += [graph.add(f"{bias}_scale", sums), graph.add(f"{bias}_zero", np.zeros(len(sums), np.int32))]
        nodes += [node, helper.make_node("DequantizeLinear", parts, [bias], axis=0)]
        seen = f"neck.{name}"
        nodes.append(helper.make_node("Conv", [FEATURES, weight, bias], [seen], kernel_shape=[ROWS, 2], strides=[ROWS, 2]))
        nodes.append(helper.make_node("QuickGelu", [seen], [out], domain="com.microsoft", alpha=1.0))
    mix = [graph.add("neck.mix.weight", array(neck.mix.weight)), graph.add("neck.mix.bias", array(neck.mix.bias))]
    groups = neck.mix.groups
    nodes += [
        helper.make_node("Conv", ["p2o.pd_op.swish.1.0", *mix], ["neck.mix"], kernel_shape=[1, 7], pads=[0, 3, 0, 3], group=groups),
        helper.make_node("QuickGelu", ["neck.mix"], ["p2o.pd_op.swish.2.0"], domain="com.microsoft", alpha=1.0),
        helper.make_node("Add", ["p2o.pd_op.swish.1.0", "p2o.pd_op.swish.2.0"], [GUIDE]),
    ]
    return nodes


def main(work, source, out):
    model = onnx.load(source)
    neck, letters = original_neck(work)
    neck.load_state_dict(torch.load(work / "neck.pt"))
    graph = Graph(model)
    set_weights(graph, neck)
    old = list(model.graph.node)
    pooling = next(index for index, node in enumerate(old) if node.op_type == "AveragePool")
    guide = next(index for index, node in enumerate(old) if node.output[0] == GUIDE)
    nodes = old[:pooling] + look_nodes(graph, neck) + old[guide + 1 :]
    graph.finish(nodes)
    del model.metadata_props[:]
    # As PP-OCR keeps them: one a line, without the blank and the space.
    model.metadata_props.add(key="character", value="\n".join(letters[1:-1]))
    onnx.save(model, out)


main(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]))
