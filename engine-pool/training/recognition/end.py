"""The end of the recognition network in 8 bits as the engines use it, in PyTorch, where it can learn on: its last block of
convolutions, with their rounding to 8 bits, and the neck (neck.py). Reads it out of the ONNX file and puts it back.
"""
import numpy as np
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

from eight_bits import REDUCED_LEVELS
from neck import CHANNELS, Neck

# What the block takes, and after it each of its sums, by their names in quantise_recognition.py's network.
TAKES = "Add.145"
SPREAD, WIDE, BENT, ADDED = "Add.147", "Add.149", "p2o.pd_op.gelu.12.0", "Add.155"
# Each convolution: its weight, its bias, and what it takes.
CONVOLUTIONS = {
    "spread": ("conv2d_120.w_0", "ConvAddFusion_Add_B_p2o.pd_op.reshape.51.0", TAKES),
    "widen": ("conv2d_121.w_0", "ConvAddFusion_Add_B_p2o.pd_op.reshape.52.0", SPREAD),
    "narrow": ("conv2d_122.w_0", "ConvAddFusion_Add_B_p2o.pd_op.reshape.53.0", BENT),
}
LOOKS = ("local", "guide")


class RoundedSum(torch.autograd.Function):
    """A sum as its 8 bits hold it; what they cannot hold learns nothing."""

    @staticmethod
    def forward(context, values, scale, zero):
        whole = torch.round(values / scale) + zero
        context.save_for_backward((whole >= 0) & (whole <= 255))
        return (whole.clamp_(0, 255) - zero) * scale

    @staticmethod
    def backward(context, gradient):
        return gradient * context.saved_tensors[0], None, None


class RoundedWeight(torch.autograd.Function):
    @staticmethod
    def forward(_, weight):
        whole, scale = rounded(weight)
        return whole * scale

    @staticmethod
    def backward(_, gradient):
        return gradient


def rounded(weight):
    scale = (weight.abs().reshape(len(weight), -1).amax(1) / REDUCED_LEVELS).clamp_min(1e-9).reshape(-1, 1, 1, 1)
    return torch.round(weight / scale).clamp(-REDUCED_LEVELS, REDUCED_LEVELS), scale


class End(nn.Module):
    """Takes what comes before the block, as floats."""

    def __init__(self, graph, alphabet):
        super().__init__()
        values = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
        tensor = lambda name: torch.tensor(values[name].astype(np.float32))
        self.range_of = lambda name: (float(values[f"{name}_scale"]), int(values[f"{name}_zero_point"]))
        self.neck = Neck(len(alphabet))
        for name, (weight, bias, _) in CONVOLUTIONS.items():
            scale = tensor(f"{weight}_scale").reshape(-1, 1, 1, 1)
            setattr(self, f"{name}_weight", nn.Parameter(tensor(f"{weight}_quantized") * scale))
            setattr(self, f"{name}_bias", nn.Parameter(tensor(f"{bias}_quantized") * tensor(f"{bias}_quantized_scale")))
        with torch.no_grad():
            for name in LOOKS:
                look = getattr(self.neck, name)
                look.weight.copy_(tensor(f"neck.{name}.weight_8") * tensor(f"neck.{name}.weight_scale").reshape(-1, 1, 1, 1))
                look.bias.copy_(tensor(f"neck.{name}.bias_32") * tensor(f"neck.{name}.bias_scale"))
            for target, name in self.plain():
                target.copy_(tensor(name) if target.dim() != 2 else tensor(name).T)

    def plain(self):
        """Weights that are not in 8 bits, with their names; those of two dimensions lie the other way there."""
        neck = self.neck
        yield from ((neck.mix.weight, "neck.mix.weight"), (neck.mix.bias, "neck.mix.bias"))
        for index, norm in enumerate(neck.norms):
            yield from ((norm.weight, f"helper.reshape.{2 * index}"), (norm.bias, f"helper.reshape.{2 * index + 1}"))
        for index, linear in enumerate(neck.linears()):
            yield from ((linear.weight, f"linear_{index}.w_0"), (linear.bias, f"linear_{index}.b_0"))

    def block(self):
        return [getattr(self, f"{name}_{part}") for name in CONVOLUTIONS for part in ("weight", "bias")]

    def forward(self, taken, steps):
        held = lambda values, name: RoundedSum.apply(values, *self.range_of(name))
        weight = RoundedWeight.apply
        spread = F.conv2d(taken, weight(self.spread_weight), self.spread_bias, padding=1, groups=CHANNELS)
        spread = held(spread, SPREAD)
        wide = F.conv2d(spread, weight(self.widen_weight), self.widen_bias)
        bent = F.gelu(held(wide, WIDE))
        added = F.conv2d(bent, weight(self.narrow_weight), self.narrow_bias)
        return self.neck(held(spread + added, ADDED), steps)

    def put_into(self, graph):
        """Into the graph that it was read from."""
        tensors = {tensor.name: tensor for tensor in graph.initializer}

        def put(name, values):
            old = numpy_helper.to_array(tensors[name])
            new = np.ascontiguousarray(values.detach().numpy().astype(old.dtype).reshape(old.shape))
            tensors[name].CopyFrom(numpy_helper.from_array(new, name))

        def put_rounded(names, weight, bias, takes):
            whole, scale = rounded(weight)
            sums = scale.flatten() * self.range_of(takes)[0]
            for name, values in zip(names, (whole, scale, torch.round(bias / sums), sums)):
                put(name, values)

        for name, (weight, bias, takes) in CONVOLUTIONS.items():
            names = (f"{weight}_quantized", f"{weight}_scale", f"{bias}_quantized", f"{bias}_quantized_scale")
            put_rounded(names, getattr(self, f"{name}_weight"), getattr(self, f"{name}_bias"), takes)
        for name in LOOKS:
            look = getattr(self.neck, name)
            names = [f"neck.{name}.{part}" for part in ("weight_8", "weight_scale", "bias_32", "bias_scale")]
            put_rounded(names, look.weight, look.bias, ADDED)
        for values, name in self.plain():
            put(name, values.T if values.dim() == 2 else values)
