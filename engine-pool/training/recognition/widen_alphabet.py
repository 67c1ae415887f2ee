"""Gives a trained recognition network letters that its alphabet got later, without training it again, or gives them anew to one
that was trained on without seeing them: each from the whole network, moved as training moved the letter that it is without its
accent.

Needs onnx; WHOLE.onnx is PP-OCRv6 small as it is published, or the network before it was trained on, ALPHABET.json what
dump-line-images.ts wrote:
python widen_alphabet.py WHOLE.onnx NETWORK.onnx ALPHABET.json ĨĩŁłŃńŨũ OUT.onnx
"""
import json
import sys
import unicodedata

import numpy as np
import onnx
from onnx import numpy_helper

# One column a class, and its bias.
HEAD = ("linear_8.w_0", "linear_8.b_0")
STROKED = {"Ł": "L", "ł": "l"}


def plain(letter):
    return STROKED.get(letter) or unicodedata.normalize("NFD", letter)[0]


def main(whole_path, network_path, alphabet_path, letters, out):
    whole, network = onnx.load(whole_path), onnx.load(network_path)
    dictionary = next(entry.value for entry in whole.metadata_props if entry.key == "character")
    wider, added = json.load(open(alphabet_path)), set(letters)
    alphabet = [character for character in wider if character not in added]
    published = {tensor.name: numpy_helper.to_array(tensor) for tensor in whole.graph.initializer}
    of_columns = lambda values, others: wider if values.shape[-1] == len(wider) else others
    known = of_columns(published[HEAD[1]], ["", *dictionary.split("\n"), " "])
    for tensor in network.graph.initializer:
        if tensor.name not in HEAD:
            continue
        values, first = numpy_helper.to_array(tensor), published[tensor.name]
        trained = dict(zip(of_columns(values, alphabet), np.moveaxis(values, -1, 0)))
        for letter in added:
            without = plain(letter)
            trained[letter] = first[..., known.index(letter)] + trained[without] - first[..., known.index(without)]
        columns = np.stack([trained[character] for character in wider], -1)
        tensor.CopyFrom(numpy_helper.from_array(columns, tensor.name))
    network.graph.output[0].type.tensor_type.shape.dim[-1].dim_value = len(wider)
    onnx.save(network, out)


main(*sys.argv[1:])
