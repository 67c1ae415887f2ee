#!/usr/bin/env python3
"""Learns a network's class of document anew, the rest of it as it is: head.py IN.pt OUT.pt PAGES DRAWN

PAGES are drawn, half of them births, a third of them seen in part, as the pool first asks of a page; DRAWN as for train.py.
"""
import multiprocessing as mp
import random
import sys

import torch
from torch.nn import functional as F

import examples
import forms
from labels import DOCUMENT
from paper import look

PART_SHARE = 0.35
#: Of the pages so many are of forms that somebody drew.
DRAWN_SHARE = 0.75
SEED = 77
EPOCHS = 60
RATE = 1e-3
#: Of what the network saw on a page: keeps the few weights from learning pages by heart.
NOISE = 0.02


def made(job):
    seed, birth, path = job
    examples.PART_SHARE = PART_SHARE
    if path:
        return examples.example_of_drawn(path, seed)
    rng = random.Random(seed)
    page, kind = (forms.birth_certificate(rng), "birth") if birth else forms.other_page(rng)
    return examples.seen(rng, look(rng, page.words), DOCUMENT[kind])


def jobs(count, births, others):
    rng = random.Random(SEED)
    for number in range(count):
        birth = number % 2 == 0
        path = rng.choice(rng.choice(births if birth else others)) if rng.random() < DRAWN_SHARE else None
        yield SEED * 1_000_000 + number, birth, path


def main(source, out, count, drawn):
    from model import load
    from train import by_form, collate, inputs, on

    with mp.Pool() as pool:
        pages = [page for page in pool.imap(made, jobs(int(count), *by_form(drawn)), 16) if page]
    model = load(source)
    model.eval()
    pages.sort(key=lambda page: len(page["word"]))
    saw, true = [], []
    hook = model.document.register_forward_pre_hook(lambda _, given: saw.append(given[0].detach().float()))
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        for first in range(0, len(pages), 16):
            batch = on(torch.device("cpu"), collate(pages[first : first + 16]))
            model(*inputs(batch))
            true.append(batch["document"])
    hook.remove()
    torch.manual_seed(SEED)
    saw, true = torch.cat(saw), torch.cat(true)
    order = torch.randperm(len(saw))
    held, learned = order[: len(order) // 8], order[len(order) // 8 :]

    def report(when):
        births = model.document(saw[held]).softmax(-1)[:, 0] > 0.5
        are = true[held] == DOCUMENT["birth"]
        print(f"{when}: of {int((~are).sum())} others {int((births & ~are).sum())} taken, of {int(are.sum())} births {int((~births & are).sum())} refused")

    report("before")
    optimizer = torch.optim.AdamW(model.document.parameters(), lr=RATE, weight_decay=0.01)
    for epoch in range(EPOCHS):
        optimizer.param_groups[0]["lr"] = RATE * (1 - epoch / EPOCHS)
        for some in learned[torch.randperm(len(learned))].split(64):
            loss = F.cross_entropy(model.document(saw[some] + NOISE * torch.randn_like(saw[some])), true[some])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    report("after")
    torch.save({"config": model.config, "state": model.state_dict()}, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
