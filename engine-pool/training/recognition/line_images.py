"""Line images of print that line-images/draw-line-images.ts drew, and how well they are read."""
import json

import numpy as np

LINE_IMAGE_HEIGHT = 48
PLANES = 3
ACCENTED = set("ÁÀÂÃÉÊÍÓÔÕÚÇáàâãéêíóôõúç")


def drawn_line_images(folder):
    """Each line as the network takes it, (1, 3, 48, width) from -1 to 1, with the text on it."""
    pixels = np.memmap(folder / "line_images.u8", dtype=np.uint8, mode="r")
    offset = 0
    for line in json.loads((folder / "index.json").read_text()):
        size = PLANES * LINE_IMAGE_HEIGHT * line["width"]
        planes = pixels[offset : offset + size].astype(np.float32).reshape(1, PLANES, LINE_IMAGE_HEIGHT, -1)
        offset += size
        yield planes / 127.5 - 1, line["text"]


def characters_of(scores, alphabet):
    """Best path through probabilities (steps, characters): characters with their probabilities."""
    read, previous = [], 0
    for now, peak in zip(scores.argmax(-1).tolist(), scores.max(-1).tolist()):
        if now and now != previous:
            read.append([alphabet[now], peak])
        elif now:
            read[-1][1] = max(read[-1][1], peak)
        previous = now
    return read


def pairs(truth, read):
    """Characters of both in their cheapest alignment; None where one side has none."""
    cost = np.zeros((len(truth) + 1, len(read) + 1), int)
    cost[:, 0], cost[0] = range(len(truth) + 1), range(len(read) + 1)
    for i, a in enumerate(truth, 1):
        for j, (b, _) in enumerate(read, 1):
            cost[i, j] = min(cost[i - 1, j] + 1, cost[i, j - 1] + 1, cost[i - 1, j - 1] + (a != b))
    i, j, found = len(truth), len(read), []
    while i or j:
        if i and j and cost[i, j] == cost[i - 1, j - 1] + (truth[i - 1] != read[j - 1][0]):
            i, j = i - 1, j - 1
            found.append((truth[i], *read[j]))
        elif i and cost[i, j] == cost[i - 1, j] + 1:
            i -= 1
            found.append((truth[i], None, 0))
        else:
            j -= 1
            found.append((None, *read[j]))
    return found


class Score:
    def __init__(self):
        self.found, self.lines, self.whole = [], 0, 0

    def add(self, truth, read):
        self.lines += 1
        self.whole += "".join(character for character, _ in read) == truth
        self.found += pairs(truth, read)

    def __str__(self):
        printed = sum(a is not None for a, _, _ in self.found)
        wrong = lambda chosen: 100 * sum(a != b for a, b, _ in chosen) / max(1, len(chosen))
        accented = [pair for pair in self.found if pair[0] in ACCENTED]
        spaces = [pair for pair in self.found if " " in pair[:2]]
        digits = [pair for pair in self.found if pair[0] is not None and pair[0].isdigit()]
        sure = [pair for pair in self.found if pair[2] >= 0.95]
        invented = sum(b in ACCENTED and a not in ACCENTED for a, b, _ in self.found)
        lost = sum(b is None for _, b, _ in self.found)
        return (
            f"characters wrong {100 * sum(a != b for a, b, _ in self.found) / printed:.2f} % (lost {100 * lost / printed:.2f} %),"
            f" accented {wrong(accented):.1f} %, accents invented {1000 * invented / printed:.2f} in 1,000,"
            f" spaces {wrong(spaces):.1f} %, digits {wrong(digits):.1f} %, lines right {100 * self.whole / self.lines:.1f} %,"
            f" right of those >= 0.95 {100 - wrong(sure):.2f} %"
        )
