#!/usr/bin/env python3
"""Writes the trained tagger as ONNX with 8-bit weights: export.py IN.pt OUT.onnx

Weights are stored in 8 bits and unpacked to 32 when they are loaded: a quarter of the file, and the same sums everywhere.
"""
import sys
import tempfile

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper

from features import GEOMETRY, NGRAMS, TYPES
from model import load

NAMES = ["grams", "words", "types", "geometry", "relations"]


class Attention(torch.autograd.Function):
    """One operator (ONNX 23): written out, every layer holds the weights of all words for all in memory three times."""

    @staticmethod
    def forward(ctx, query, key, value, bias, heads):
        return torch.zeros_like(query)  # only its shape is asked for

    @staticmethod
    def symbolic(graph, query, key, value, bias, heads):
        return graph.op("Attention", query, key, value, bias, q_num_heads_i=heads, kv_num_heads_i=heads)


class Exported(torch.nn.Module):
    """Probabilities instead of logits, one page at a time without a mask."""

    def __init__(self, tagger):
        super().__init__()
        self.tagger = tagger

    def forward(self, grams, words, types, geometry, relations):
        t = self.tagger
        known = (grams > 0).sum(-1, keepdim=True).clamp(min=1).float()
        x = t.enter(torch.cat([t.grams(grams).sum(-2) / known, t.words(words), types, geometry], -1))
        x = x + torch.nn.functional.gelu(t.near(x.transpose(1, 2)).transpose(1, 2))
        # all heads of a relation at once: looked up head by head it takes twice as long
        bias = t.bias[relations[0]].permute(2, 0, 1).unsqueeze(0)
        for layer in t.layers:
            query, key, value = layer.qkv(layer.norm1(x)).split(layer.out.in_features, -1)
            x = x + layer.out(Attention.apply(query, key, value, bias, t.heads))
            x = x + layer.down(torch.nn.functional.gelu(layer.up(layer.norm2(x))))
        x = t.norm(x)
        document = t.document(torch.cat([x.mean(1), x.amax(1)], -1))
        return t.field(x).softmax(-1), t.begin(x)[..., 0].sigmoid(), document.softmax(-1)


def write_plain(tagger, path):
    """ONNX with weights as they are."""
    tagger.eval()
    n = 7
    example = (
        torch.ones(1, n, NGRAMS, dtype=torch.int32),
        torch.ones(1, n, dtype=torch.int32),
        torch.zeros(1, n, TYPES),
        torch.zeros(1, n, GEOMETRY),
        torch.zeros(1, n, n, dtype=torch.int32),
    )
    axes = {name: {1: "n"} for name in NAMES} | {"relations": {1: "n", 2: "n"}, "fields": {1: "n"}, "begins": {1: "n"}}
    torch.onnx.export(Exported(tagger), example, path, input_names=NAMES, output_names=["fields", "begins", "document"], dynamic_axes=axes, opset_version=20, dynamo=False)


def main(source, target):
    with tempfile.NamedTemporaryFile(suffix=".onnx") as plain:
        write_plain(load(source), plain.name)
        model = onnx.load(plain.name)
    # What torch writes of 20 says the same in 23, and Attention is of 23.
    model.opset_import[0].version = 23
    quantise(model.graph)
    onnx.checker.check_model(model)
    onnx.save(model, target)
    print(target, sum(len(i.raw_data) for i in model.graph.initializer), "bytes of weights")


def quantise(graph):
    """Stores every large matrix in 8 bits with a scale a column, or a row where rows are looked up, and unpacks it at load.

    What is computed stays the same on every processor: 8-bit products differ between those with and without VNNI.
    """
    looked_up = {node.input[0] for node in graph.node if node.op_type == "Gather"}
    for initializer in list(graph.initializer):
        values = numpy_helper.to_array(initializer)
        if values.dtype != np.float32 or values.ndim < 2 or values.size < 4096:
            continue
        axis = 0 if initializer.name in looked_up or values.ndim == 3 else values.ndim - 1
        rest = tuple(i for i in range(values.ndim) if i != axis)
        scale = np.maximum(np.abs(values).max(rest), 1e-8) / 127
        shape = [-1 if i == axis else 1 for i in range(values.ndim)]
        packed = np.clip(np.rint(values / scale.reshape(shape)), -127, 127).astype(np.int8)
        name = initializer.name
        graph.initializer.remove(initializer)
        graph.initializer.extend([numpy_helper.from_array(packed, name + ".int8"), numpy_helper.from_array(scale.astype(np.float32), name + ".scale")])
        graph.node.insert(0, helper.make_node("DequantizeLinear", [name + ".int8", name + ".scale"], [name], axis=axis))


if __name__ == "__main__":
    main(*sys.argv[1:])
