#!/usr/bin/env python3
"""Takes the weights of a tagger back from the file that ships, to train on from there: restore.py IN.onnx OUT.pt

All but the labels' concepts, which only training asks for, come back as they were rounded to 8 bits.
"""
import sys
import tempfile

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from export import write_plain
from model import Tagger


def tensors(graph):
    """{name: float array} of a graph, matrices of 8 bits unpacked."""
    stored = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    for node in graph.node:
        if node.op_type == "DequantizeLinear":
            packed, scale = (stored[name] for name in node.input[:2])
            axis = next(a.i for a in node.attribute if a.name == "axis")
            stored[node.output[0]] = packed * scale.reshape([-1 if i == axis else 1 for i in range(packed.ndim)])
    return stored


def main(source, target):
    torch.manual_seed(0)
    tagger = Tagger()
    with torch.no_grad():  # no two alike, so that each is known by its values
        for parameter in tagger.parameters():
            parameter.add_(torch.randn_like(parameter) * 0.01)
    with tempfile.NamedTemporaryFile(suffix=".onnx") as plain:
        write_plain(tagger, plain.name)
        fresh = tensors(onnx.load(plain.name).graph)
    shipped = tensors(onnx.load(source).graph)
    state = tagger.state_dict()
    for name, parameter in state.items():
        if name.startswith("concept"):
            continue
        values = parameter.numpy()
        # products are stored with their matrix turned
        for turn in (np.asarray, np.transpose):
            same = [key for key, one in fresh.items() if one.shape == turn(values).shape and np.array_equal(one, turn(values))]
            if same:
                state[name] = torch.from_numpy(np.ascontiguousarray(turn(shipped[same[0]])))
                break
        else:
            raise SystemExit(f"{source} has no {name}")
    torch.save({"config": tagger.config, "state": state}, target)


if __name__ == "__main__":
    main(*sys.argv[1:])
