"""The last part of PP-OCRv6's small recognition network in PyTorch, where it can learn: from the features that its
convolutions find (384 channels, 3 rows, a column for each 4 pixels) to characters, one step for each 8 pixels.
"""
import json

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

CHANNELS = 384
ROWS = 3
WIDTH = 120
LAYERS = 2
HEADS = 8
# As the original's layer norms have it, the last one apart.
EPSILONS = (1e-5, 1e-5, 1e-5, 1e-5, 1e-6)


class Neck(nn.Module):
    """`local` and `guide` look at 3 x 2 features at once, where the original takes their mean: accents stand on top."""

    def __init__(self, classes):
        super().__init__()
        self.local = nn.Conv2d(CHANNELS, WIDTH, (ROWS, 2), (ROWS, 2))
        self.guide = nn.Conv2d(CHANNELS, WIDTH, (ROWS, 2), (ROWS, 2))
        self.mix = nn.Conv2d(WIDTH, WIDTH, (1, 7), padding=(0, 3), groups=WIDTH)
        self.norms = nn.ModuleList(nn.LayerNorm(WIDTH, eps=epsilon) for epsilon in EPSILONS)
        self.looks = nn.ModuleList(nn.Linear(WIDTH, 3 * WIDTH) for _ in range(LAYERS))
        self.seen = nn.ModuleList(nn.Linear(WIDTH, WIDTH) for _ in range(LAYERS))
        self.wide = nn.ModuleList(nn.Linear(WIDTH, 2 * WIDTH) for _ in range(LAYERS))
        self.narrow = nn.ModuleList(nn.Linear(2 * WIDTH, WIDTH) for _ in range(LAYERS))
        self.head = nn.Linear(WIDTH, classes)
        self.dropout = 0.0

    def forward(self, features, steps):
        """Logits (lines, steps, classes); `steps` says how many of each line are no padding."""
        count, length = features.shape[0], features.shape[3] // 2
        inside = torch.arange(length)[None] < steps[:, None]
        drop = lambda values: F.dropout(values, self.dropout, self.training)
        local = F.silu(self.local(features))
        guide = F.silu(self.guide(features)) * inside[:, None, None]
        guide = guide + F.silu(self.mix(guide))
        line = guide.squeeze(2).transpose(1, 2)
        for layer in range(LAYERS):
            looks = self.looks[layer](self.norms[2 * layer](line)).view(count, length, 3, HEADS, WIDTH // HEADS)
            query, key, value = looks.permute(2, 0, 3, 1, 4)
            seen = F.scaled_dot_product_attention(query, key, value, attn_mask=inside[:, None, None])
            line = line + drop(self.seen[layer](seen.transpose(1, 2).reshape(count, length, WIDTH)))
            line = line + drop(self.narrow[layer](F.silu(self.wide[layer](self.norms[2 * layer + 1](line)))))
        return self.head(drop(self.norms[-1](line) + local.squeeze(2).transpose(1, 2)))

    def linears(self):
        """In the order of the original's `linear_N`."""
        return [m for i in range(LAYERS) for m in (self.looks[i], self.seen[i], self.wide[i], self.narrow[i])] + [self.head]


def original_neck(folder):
    """The neck as PP-OCR trained it, and its alphabet (blank first), from what dump-line-images.ts wrote."""
    graph = onnx.load(folder / "recognition.onnx").graph
    alphabet = json.loads((folder / "alphabet.json").read_text())
    values = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    for node in graph.node:
        if node.op_type == "Constant":
            values[node.output[0]] = numpy_helper.to_array(node.attribute[0].t)
    norms = {n.input[1].split(".")[0]: n for n in graph.node if n.op_type == "BatchNormalization"}

    def set_convolution(target, name, norm):
        node = norms[norm]
        scale, shift, mean, variance = (values[i] for i in node.input[1:5])
        epsilon = next(a.f for a in node.attribute if a.name == "epsilon")
        factor = scale / np.sqrt(variance + epsilon)
        weight = torch.tensor(values[name] * factor[:, None, None, None])
        if weight.shape != target.weight.shape:
            weight = weight.expand(target.weight.shape) / (ROWS * 2)
        target.weight.copy_(weight)
        target.bias.copy_(torch.tensor(shift - mean * factor))

    neck = Neck(len(alphabet))
    with torch.no_grad():
        set_convolution(neck.local, "conv2d_67.w_0", "batch_norm2d_57")
        set_convolution(neck.guide, "conv2d_65.w_0", "batch_norm2d_55")
        set_convolution(neck.mix, "conv2d_66.w_0", "batch_norm2d_56")
        for index, norm in enumerate(neck.norms):
            norm.weight.copy_(torch.tensor(values[f"helper.reshape.{2 * index}"]))
            norm.bias.copy_(torch.tensor(values[f"helper.reshape.{2 * index + 1}"]))
        for index, linear in enumerate(neck.linears()):
            linear.weight.copy_(torch.tensor(values[f"linear_{index}.w_0"]).T)
            linear.bias.copy_(torch.tensor(values[f"linear_{index}.b_0"]))
    return neck, alphabet
