"""One training example from a seed: the arrays of a page and the true classes of its tokens."""
import json
import pathlib
import random
from collections import Counter

import numpy as np

import forms
from features import TOKENS_MAX, encode, split_word
from labels import CONCEPT, DOCUMENT, FIELD
from paper import look

#: Words of which nobody said what they are the label of: nothing is learned of that.
UNSAID = "?"


def tokens_of(words):
    """Tokens (text, left, top, right, bottom, glued) and their classes (field, concept, begin) from words as read."""
    tokens, classes = [], []
    for letters, x0, y0, x1, y1 in words:
        text = "".join(letter[0] for letter in letters)
        count = len(text)
        for number, (start, end) in enumerate(split_word(text)):
            part = letters[start:end]
            share = (x1 - x0) / count
            tokens.append((text[start:end], x0 + share * start, y0, x0 + share * end, y1, number > 0))
            field = Counter(letter[1] for letter in part).most_common(1)[0][0]
            concept = Counter(letter[2] for letter in part).most_common(1)[0][0]
            classes.append((FIELD[field], -100 if concept == UNSAID else CONCEPT[concept], any(letter[3] and letter[1] == field for letter in part)))
    return tokens, classes


def example(seed, quality=None):
    """A page of the grammar."""
    rng = random.Random(seed)
    words, document = forms.page(rng, quality)
    return from_words(words, document)


def example_of_drawn(path, seed):
    """A page of `drawn/` as set-pages.ts left it in a file, looked at anew."""
    with open(path) as file:
        words = [[segments, *box, "", 0] for segments, *box in json.load(file)]
    return from_words(look(random.Random(seed), words), document_of(path))


def document_of(path):
    """The class of document that make_pages.py wrote into a file's name."""
    return DOCUMENT[pathlib.Path(path).name.split(".")[0]]


def from_words(words, document):
    """None for a page that holds hardly a word; another document than a birth certificate has no fields."""
    tokens, classes = tokens_of(words)
    if len(tokens) < 4:
        return None
    arrays = encode(tokens)
    order = arrays.pop("order")[:TOKENS_MAX]
    arrays = {name: values[: len(order)] for name, values in arrays.items()}
    arrays["field"] = np.array([classes[i][0] for i in order], np.int8)
    if document != DOCUMENT["birth"]:
        arrays["field"][:] = FIELD["none"]
    arrays["concept"] = np.array([classes[i][1] for i in order], np.int8)
    arrays["begin"] = np.array([classes[i][2] for i in order], np.int8)
    arrays["document"] = document
    return arrays


if __name__ == "__main__":
    import sys
    import time

    first, count = int(sys.argv[1]), int(sys.argv[2])
    start, sizes = time.process_time(), []
    for seed in range(first, first + count):
        made = example(seed)
        if made:
            sizes.append(len(made["word"]))
    print(f"{len(sizes)} pages, {(time.process_time() - start) / count * 1000:.1f} ms each, tokens: mean {sum(sizes) / len(sizes):.0f}, most {max(sizes)}")
