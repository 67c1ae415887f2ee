"""Trains the last part of the recognition network (neck.py) on Brazilian print, with CTC, on the processor:

python train-neck.py WORK MINUTES HELD STRIPS..., which writes WORK/neck.pt and prints error rates on the HELD strips.
WORK holds what dump-strips.ts wrote; HELD and STRIPS hold what strip-features.py wrote.
"""
import copy
import json
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from neck import CHANNELS, ROWS, original_neck

LEARNING_RATE = 8e-4
WARM_UP_STEPS = 60
DROPOUT = 0.1
# Added to features whose usual size is 2: the network in 8 bits and the whole one differ by about that.
NOISE = 0.1
# Feature columns in one step: some 44 strips.
COLUMNS_A_STEP = 4000
# Loss a letter: below, a strip is known and comes in one round of three; above, its truth is not to be seen.
KNOWN_BELOW, KNOWN_SHARE = 0.03, 0.35
UNREADABLE_FROM = 3.5
AVERAGED_STEPS = 200
# Measured on whole pages: halfway from the original it keeps its sense of where no accent stands, and of spaces.
TRAINED_SHARE = 0.5
HELD_STRIPS = 600
ACCENTED = set("ÁÀÂÃÉÊÍÓÔÕÚÇáàâãéêíóôõúç")


class Strips:
    def __init__(self, folders, letters):
        self.maps, self.items = [], []
        number = {letter: index for index, letter in enumerate(letters)}
        for which, folder in enumerate(folders):
            self.maps.append(np.memmap(folder / "features.f16", dtype=np.float16, mode="r"))
            offset = 0
            for strip in json.loads((folder / "features.json").read_text()):
                labels = [number.get(letter) for letter in strip["text"]]
                repeats = sum(a == b for a, b in zip(labels, labels[1:]))
                if None not in labels and strip["columns"] // 2 >= len(labels) + repeats:
                    self.items.append((which, offset, strip["columns"], strip["text"], labels))
                offset += CHANNELS * ROWS * strip["columns"]

    def load(self, batch):
        longest = max(self.items[i][2] for i in batch)
        features = np.zeros((len(batch), CHANNELS, ROWS, longest + longest % 2), np.float32)
        for row, i in enumerate(batch):
            which, offset, columns, _, _ = self.items[i]
            size = CHANNELS * ROWS * columns
            features[row, :, :, :columns] = self.maps[which][offset : offset + size].reshape(CHANNELS, ROWS, columns)
        return torch.from_numpy(features), torch.tensor([self.items[i][2] // 2 for i in batch])

    def batches(self, chosen, chance):
        """Strips of much the same length together, in any order."""
        batches = [[]]
        for i in sorted(chosen, key=lambda i: self.items[i][2] + chance.uniform(0, 30)):
            if (len(batches[-1]) + 1) * self.items[i][2] > COLUMNS_A_STEP and batches[-1]:
                batches.append([])
            batches[-1].append(i)
        chance.shuffle(batches)
        return batches


def letters_of(logits, steps, letters):
    """Best path: letters with their probabilities."""
    peaks, classes = logits.softmax(-1).max(-1)
    read, previous = [], 0
    for step in range(steps):
        now, peak = int(classes[step]), float(peaks[step])
        if now and now != previous:
            read.append([letters[now], peak])
        elif now:
            read[-1][1] = max(read[-1][1], peak)
        previous = now
    return read


def pairs(truth, read):
    """Letters of both in their cheapest alignment; None where one side has none."""
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


@torch.no_grad()
def report(name, neck, strips, letters):
    neck.eval()
    chance = np.random.RandomState(1)
    chosen = chance.choice(len(strips.items), min(HELD_STRIPS, len(strips.items)), False)
    found, whole = [], 0
    for batch in strips.batches(chosen, chance):
        features, steps = strips.load(batch)
        for i, logits, count in zip(batch, neck(features, steps), steps):
            read = letters_of(logits, int(count), letters)
            truth = strips.items[i][3]
            whole += "".join(letter for letter, _ in read) == truth
            found += pairs(truth, read)
    neck.train()
    printed = sum(a is not None for a, _, _ in found)
    accented = [a == b for a, b, _ in found if a in ACCENTED]
    sure = [a == b for a, b, probability in found if probability >= 0.95]
    print(
        f"{name}: letters wrong {100 * sum(a != b for a, b, _ in found) / printed:.2f} %,"
        f" accented ones {100 - 100 * np.mean(accented):.1f} %, strips right {100 * whole / len(chosen):.1f} %,"
        f" right of those >= 0.95 {100 * np.mean(sure):.2f} %",
        flush=True,
    )


def blended(original, trained):
    blend = copy.deepcopy(original)
    with torch.no_grad():
        for value, towards in zip(blend.parameters(), trained.parameters()):
            value.lerp_(towards, TRAINED_SHARE)
    return blend


def main(work, minutes, held, folders):
    torch.manual_seed(1)
    chance = np.random.RandomState(1)
    neck, letters = original_neck(work)
    strips, judged = Strips(folders, letters), Strips([held], letters)
    report("as it was", neck, judged, letters)
    original, average = copy.deepcopy(neck), copy.deepcopy(neck)
    neck.dropout = DROPOUT
    optimizer = torch.optim.AdamW(neck.parameters(), lr=LEARNING_RATE, weight_decay=1e-3, betas=(0.9, 0.99))
    share_of = np.ones(len(strips.items))
    start, step, done = time.time(), 0, 0.0
    while done < 1:
        for batch in strips.batches(np.flatnonzero(chance.rand(len(share_of)) < share_of), chance):
            done = (time.time() - start) / (60 * minutes)
            if done >= 1:
                break
            step += 1
            optimizer.param_groups[0]["lr"] = LEARNING_RATE * min(1, step / WARM_UP_STEPS) * (1 + np.cos(np.pi * done)) / 2
            features, steps = strips.load(batch)
            labels = [torch.tensor(strips.items[i][4]) for i in batch]
            counts = torch.tensor([len(one) for one in labels])
            scores = neck(features + NOISE * torch.randn_like(features), steps).log_softmax(-1).transpose(0, 1)
            losses = F.ctc_loss(scores, torch.cat(labels), steps, counts, reduction="none", zero_infinity=True)
            each = (losses / counts).detach()
            for i, loss in zip(batch, each.tolist()):
                share_of[i] = KNOWN_SHARE if loss < KNOWN_BELOW else 0 if loss > UNREADABLE_FROM and step > 30 else 1
            optimizer.zero_grad()
            ((losses * (each < UNREADABLE_FROM + 0.5)).sum() / counts.sum()).backward()
            torch.nn.utils.clip_grad_norm_(neck.parameters(), 1.0)
            optimizer.step()
            keep = max(0.0, min(1 - 1 / AVERAGED_STEPS, 1 - 5 / step))
            with torch.no_grad():
                for mean, now in zip(average.parameters(), neck.parameters()):
                    mean.mul_(keep).add_(now, alpha=1 - keep)
        report(f"after {step} steps", average, judged, letters)
        torch.save(blended(original, average).state_dict(), work / "neck.pt")
    report("halfway", blended(original, average), judged, letters)


main(Path(sys.argv[1]), float(sys.argv[2]), Path(sys.argv[3]), [Path(one) for one in sys.argv[4:]])
