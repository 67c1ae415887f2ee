"""What strip-features.py wrote, in batches to learn from and to be judged by."""
import json

import numpy as np
import torch

from neck import CHANNELS, ROWS
from strips import Score, letters_of

HELD_STRIPS = 600


class FeatureStrips:
    """`kind` names the file, its ending the type of its numbers; `restore` brings numbers as they were kept to floats."""

    def __init__(self, folders, letters, columns_a_step, kind="features.f16", restore=lambda kept: kept, padding=0):
        self.maps, self.items, self.letters = [], [], letters
        self.columns_a_step, self.restore, self.padding = columns_a_step, restore, padding
        self.dtype = {"f16": np.float16, "u8": np.uint8}[kind.split(".")[1]]
        number = {letter: index for index, letter in enumerate(letters)}
        for which, folder in enumerate(folders):
            self.maps.append(np.memmap(folder / kind, dtype=self.dtype, mode="r"))
            offset = 0
            for strip in json.loads((folder / f"{kind.split('.')[0]}.json").read_text()):
                labels = [number.get(letter) for letter in strip["text"]]
                repeats = sum(a == b for a, b in zip(labels, labels[1:]))
                if None not in labels and strip["columns"] // 2 >= len(labels) + repeats:
                    self.items.append((which, offset, strip["columns"], strip["text"], labels))
                offset += CHANNELS * ROWS * strip["columns"]

    def load(self, batch):
        longest = max(self.items[i][2] for i in batch)
        features = np.full((len(batch), CHANNELS, ROWS, longest + longest % 2), self.padding, self.dtype)
        for row, i in enumerate(batch):
            which, offset, columns, _, _ = self.items[i]
            size = CHANNELS * ROWS * columns
            features[row, :, :, :columns] = self.maps[which][offset : offset + size].reshape(CHANNELS, ROWS, columns)
        return self.restore(torch.from_numpy(features.astype(np.float32))), self.steps(batch)

    def steps(self, batch):
        return torch.tensor([self.items[i][2] // 2 for i in batch])

    def labels(self, batch):
        """Of all strips in one row, and how many each has."""
        labels = [torch.tensor(self.items[i][4]) for i in batch]
        return torch.cat(labels), torch.tensor([len(one) for one in labels])

    def batches(self, chosen, chance):
        """Strips of much the same length together, in any order."""
        batches = [[]]
        for i in sorted(chosen, key=lambda i: self.items[i][2] + chance.uniform(0, 30)):
            if (len(batches[-1]) + 1) * self.items[i][2] > self.columns_a_step and batches[-1]:
                batches.append([])
            batches[-1].append(i)
        chance.shuffle(batches)
        return batches


@torch.no_grad()
def report(name, network, strips):
    network.eval()
    chance = np.random.RandomState(1)
    chosen = chance.choice(len(strips.items), min(HELD_STRIPS, len(strips.items)), False)
    score = Score()
    for batch in strips.batches(chosen, chance):
        features, steps = strips.load(batch)
        for i, logits, count in zip(batch, network(features, steps), steps):
            score.add(strips.items[i][3], letters_of(logits[: int(count)].softmax(-1).numpy(), strips.letters))
    network.train()
    print(f"{name}: {score}", flush=True)
