"""One training example from a seed: the arrays of a page and the true classes of its tokens."""
import json
import pathlib
import random
from collections import Counter

import numpy as np

import forms
from features import TOKENS_MAX, encode, split_word
from labels import CONCEPT, DOCUMENT, FIELD
from paper import letters_of, look
from renamed import renamed

#: Words of which nobody said what they are, or are the label of: nothing is learned of that.
UNSAID = "?"
#: Of the drawn pages so many are seen with other names.
RENAMED_SHARE = 0.8
#: Of the pages so many are seen in part, and so much of their words.
PART_SHARE = 0.12
PART = (0.25, 0.8)
#: Twice the height of rows of words, as the pages of the grammar measure it.
ROW = 16


def commonest(names):
    return names[0] if len(set(names)) == 1 else Counter(names).most_common(1)[0][0]


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
            field, concept = commonest([letter[1] for letter in part]), commonest([letter[2] for letter in part])
            classes.append((-100 if field == UNSAID else FIELD[field], -100 if concept == UNSAID else CONCEPT[concept], any(letter[3] and letter[1] == field for letter in part)))
    return tokens, classes


def example(seed, quality=None):
    """A page of the grammar."""
    rng = random.Random(seed)
    words, document = forms.page(rng, quality)
    return seen(rng, words, document)


def example_of_drawn(path, seed):
    """A page as set-pages.ts or label-pages.ts left it in a file, looked at anew."""
    rng = random.Random(seed)
    words = [[segments, *box, "", 0] for segments, *box in words_of(rng, path)]
    return seen(rng, look(rng, words), document_of(path))


def example_of_read(path, seed):
    """A page as our own OCR read it, which real.py left in a file."""
    rng = random.Random(seed)
    words = [[letters_of(segments), *box] for segments, *box in words_of(rng, path)]
    return seen(rng, words, document_of(path))


def words_of(rng, path):
    """The words of a file, mostly with other people's names."""
    with open(path) as file:
        words = json.load(file)
    return renamed(rng, words) if rng.random() < RENAMED_SHARE else words


def seen(rng, words, document):
    """Now and then only in part, of which nothing but the class is learned: what a value is shows on whole pages."""
    if rng.random() > PART_SHARE:
        return from_words(words, document)
    arrays = from_words(largest(rng, words), document)
    if arrays:
        arrays["field"][:] = arrays["concept"][:] = -100
    return arrays


def largest(rng, words):
    """The words of the largest lines: the pool asks by those whether the rest of a page is worth reading."""
    lines = []
    for word in sorted(words, key=lambda word: (round((word[2] + word[4]) / ROW), word[1])):
        before = lines[-1][-1] if lines else None
        height = word[4] - word[2]
        joins = before and abs(before[2] + before[4] - word[2] - word[4]) < height and 0 <= word[1] - before[3] + height < 3 * height
        lines[-1].append(word) if joins else lines.append([word])
    lines.sort(key=lambda line: (line[-1][3] - line[0][1]) * (line[0][4] - line[0][2]), reverse=True)
    left, kept = rng.uniform(*PART) * len(words), []
    for line in lines:
        if len(kept) < left:
            kept += line
    chosen = {id(word) for word in kept}
    return [word for word in words if id(word) in chosen]


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
