"""Trains the last part of the recognition network (neck.py) on Brazilian print, with CTC, on the processor:

python train-neck.py WORK MINUTES HELD FORMS STRIPS..., which writes WORK/trained.pt, fully trained, and WORK/neck.pt, part
of the way there, and prints error rates on the strips of HELD and FORMS. MINUTES are of processor time. WORK holds what
dump-strips.ts wrote; the others hold what strip-features.py wrote.
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
from strips import Score, letters_of

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


@torch.no_grad()
def report(name, neck, strips, letters):
    neck.eval()
    chance = np.random.RandomState(1)
    chosen = chance.choice(len(strips.items), min(HELD_STRIPS, len(strips.items)), False)
    score = Score()
    for batch in strips.batches(chosen, chance):
        features, steps = strips.load(batch)
        for i, logits, count in zip(batch, neck(features, steps), steps):
            score.add(strips.items[i][3], letters_of(logits[: int(count)].softmax(-1).numpy(), letters))
    neck.train()
    print(f"{name}: {score}", flush=True)


def blended(original, trained, share):
    blend = copy.deepcopy(original)
    with torch.no_grad():
        for value, towards in zip(blend.parameters(), trained.parameters()):
            value.lerp_(towards, share)
    return blend


def main(work, minutes, judges, folders):
    torch.manual_seed(1)
    torch.set_num_threads(1)
    chance = np.random.RandomState(1)
    neck, letters = original_neck(work)
    strips = Strips(folders, letters)
    judged = {folder.name: Strips([folder], letters) for folder in judges}
    original, average = copy.deepcopy(neck), copy.deepcopy(neck)
    neck.dropout = DROPOUT
    optimizer = torch.optim.AdamW(neck.parameters(), lr=LEARNING_RATE, weight_decay=1e-3, betas=(0.9, 0.99))
    share_of = np.ones(len(strips.items))
    start, step, done = time.process_time(), 0, 0.0
    while done < 1:
        losses_seen = []
        for batch in strips.batches(np.flatnonzero(chance.rand(len(share_of)) < share_of), chance):
            done = (time.process_time() - start) / (60 * minutes)
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
            loss = (losses * (each < UNREADABLE_FROM + 0.5)).sum() / counts.sum()
            losses_seen.append(loss.item())
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(neck.parameters(), 1.0)
            optimizer.step()
            keep = max(0.0, min(1 - 1 / AVERAGED_STEPS, 1 - 5 / step))
            with torch.no_grad():
                for mean, now in zip(average.parameters(), neck.parameters()):
                    mean.mul_(keep).add_(now, alpha=1 - keep)
        known = np.mean(share_of == KNOWN_SHARE)
        print(f"{step} steps: loss {np.mean(losses_seen or [0]):.3f}, {100 * known:.0f} % known", flush=True)
        torch.save(average.state_dict(), work / "trained.pt")
    torch.save(blended(original, average, TRAINED_SHARE).state_dict(), work / "neck.pt")
    for share in (0, 0.25, 0.5, 0.75, 1):
        for name, one in judged.items():
            report(f"{name}, {share:.0%} of the way", blended(original, average, share), one, letters)


main(Path(sys.argv[1]), float(sys.argv[2]), [Path(one) for one in sys.argv[3:5]], [Path(one) for one in sys.argv[5:]])
