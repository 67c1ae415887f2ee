"""What line_features.py wrote, in batches to learn from and to be judged by."""
import json

import numpy as np
import torch

from neck import CHANNELS, ROWS
from line_images import Score, characters_of

HELD_LINES = 600


class FeatureLines:
    """`kind` names the file, its ending the type of its numbers; `restore` brings numbers as they were kept to floats."""

    def __init__(self, folders, alphabet, columns_a_step, kind="features.f16", restore=lambda kept: kept, padding=0):
        self.maps, self.items, self.alphabet = [], [], alphabet
        self.columns_a_step, self.restore, self.padding = columns_a_step, restore, padding
        self.dtype = {"f16": np.float16, "u8": np.uint8}[kind.split(".")[1]]
        number = {character: index for index, character in enumerate(alphabet)}
        for which, folder in enumerate(folders):
            self.maps.append(np.memmap(folder / kind, dtype=self.dtype, mode="r"))
            offset = 0
            for line in json.loads((folder / f"{kind.split('.')[0]}.json").read_text()):
                labels = [number.get(character) for character in line["text"]]
                repeats = sum(a == b for a, b in zip(labels, labels[1:]))
                if None not in labels and line["columns"] // 2 >= len(labels) + repeats:
                    self.items.append((which, offset, line["columns"], line["text"], labels))
                offset += CHANNELS * ROWS * line["columns"]

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
        """Of all lines in one row, and how many each has."""
        labels = [torch.tensor(self.items[i][4]) for i in batch]
        return torch.cat(labels), torch.tensor([len(one) for one in labels])

    def batches(self, chosen, chance):
        """Line images of much the same length together, in any order."""
        batches = [[]]
        for i in sorted(chosen, key=lambda i: self.items[i][2] + chance.uniform(0, 30)):
            if (len(batches[-1]) + 1) * self.items[i][2] > self.columns_a_step and batches[-1]:
                batches.append([])
            batches[-1].append(i)
        chance.shuffle(batches)
        return batches


@torch.no_grad()
def report(name, network, lines):
    network.eval()
    chance = np.random.RandomState(1)
    chosen = chance.choice(len(lines.items), min(HELD_LINES, len(lines.items)), False)
    score = Score()
    for batch in lines.batches(chosen, chance):
        features, steps = lines.load(batch)
        for i, logits, count in zip(batch, network(features, steps), steps):
            score.add(lines.items[i][3], characters_of(logits[: int(count)].softmax(-1).numpy(), lines.alphabet))
    network.train()
    print(f"{name}: {score}", flush=True)
