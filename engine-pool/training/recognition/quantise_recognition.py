"""Makes the quick reader's recognition network: PP-OCRv6 small, cut to Portuguese, in 8 bits but for its last part.

Needs onnx and onnxruntime; FOLDER holds what dump-line-images.ts wrote:
python quantise_recognition.py FOLDER OUT.onnx
"""
import sys
from pathlib import Path

from eight_bits import Samples, joined, quantise

OPERATORS = ("Conv", "Add", "Concat", "MaxPool")
# It opens what looks along the line: small, and its sums want their digits.
LAST_PART = "AveragePool"


def last_part(model):
    """The nodes from there on, but for convolutions."""
    nodes = list(model.graph.node)
    first = next(index for index, node in enumerate(nodes) if node.op_type == LAST_PART)
    return [node.name for node in nodes[first:] if node.op_type != "Conv"]


def main(folder, out):
    model = joined(folder / "recognition.onnx", folder)
    quantise(model, out, Samples(folder, "line_images"), OPERATORS, last_part(model))


main(Path(sys.argv[1]), Path(sys.argv[2]))
