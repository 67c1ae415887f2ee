"""Makes the quick reader's detection network: PP-OCRv6 small in 8 bits.

Needs onnx and onnxruntime; FOLDER holds what dump-pages.ts wrote:
python quantise_detection.py FOLDER OUT.onnx
"""
import sys
from pathlib import Path

from eight_bits import Samples, joined, quantise, with_sigmoid_gelu

OPERATORS = ("Conv", "Add", "Mul", "Sigmoid", "Concat", "Resize", "MaxPool")


def main(folder, out):
    model = with_sigmoid_gelu(joined(folder / "detection.onnx", folder))
    quantise(model, out, Samples(folder, "pages"), OPERATORS)


main(Path(sys.argv[1]), Path(sys.argv[2]))
