#!/usr/bin/env python3
"""Trains the tagger on pages drawn as it goes: train.py OUT.pt [--pages 200000] [--seed 1] [--trainers 1] [--workers 1] …

On a GPU where there is one, else on one core for each trainer, with others for the drawing. Several trainers learn from
pages of their own and go on from the mean of their weights after every window ("local SGD", Stich 2019). The same seed,
trainers and one worker draw the same pages in the same order.
"""
import argparse
import glob
import multiprocessing as mp
import os
import pickle
import random
import tempfile
import time

import numpy as np
import torch
import torch.distributed as dist
from torch.nn import functional as F

PAD = {"grams": 0, "word": 0, "types": 0, "geometry": 0, "spans": 0, "line": -1, "field": -100, "concept": -100, "begin": 0}
CHUNK = 64
#: Chunks of pages that are sorted by length together.
WINDOW = 4


#: Of the pages seen so many are of forms that somebody drew, where there are such.
DRAWN_SHARE = 0.6


def work(queue, seeds, without, drawn):
    import forms
    from examples import example, example_of_drawn

    def made(seed):
        rng = random.Random(~seed)
        if drawn and rng.random() < DRAWN_SHARE:
            births, others = drawn
            some = others if others and rng.random() < forms.OTHER_SHARE else births
            return example_of_drawn(rng.choice(rng.choice(some)), seed)
        return example(seed)

    forms.BANNED.update(without)
    for chunk in seeds:
        queue.put([page for page in map(made, chunk) if page is not None])


def by_form(folder):
    """(births, others): the files of a folder of drawn pages, those of each form together: every form is seen as often."""
    files = {}
    for path in sorted(glob.glob(f"{folder}/*.json")):
        files.setdefault(os.path.basename(path).rsplit("-", 1)[0], []).append(path)
    births = [paths for name, paths in files.items() if name.startswith("birth.")]
    return births, [paths for name, paths in files.items() if not name.startswith("birth.")]


def collate(pages, device):
    """Arrays of pages padded to one length, on the device."""
    size = max(len(p["word"]) for p in pages)
    out = {}
    for name, pad in PAD.items():
        first = pages[0][name]
        array = np.full((len(pages), size, *first.shape[1:]), pad, first.dtype)
        for i, p in enumerate(pages):
            array[i, : len(p[name])] = p[name]
        out[name] = torch.from_numpy(array).to(device, non_blocking=True)
    out["document"] = torch.tensor([p["document"] for p in pages], device=device)
    out["mask"] = out["line"] >= 0
    return out


def halved(device):
    """In numbers of 16 bits where the processor has them: in software a training is twenty times slower by them."""
    enabled = device.type == "cuda" or torch.cpu.get_capabilities().get("avx512_bf16", False)
    return torch.autocast(device.type, torch.bfloat16, enabled=enabled)


def inputs(batch):
    from model import relations

    relation = relations(batch["spans"], batch["line"].int())
    return batch["grams"].int(), batch["word"].int(), batch["types"].float(), batch["geometry"].float(), relation, batch["mask"]


def over_said(logits, true, **how):
    """Mean cross entropy over the tokens of which something is said; 0 where there are none."""
    total = F.cross_entropy(logits.float().flatten(0, 1), true.flatten(), ignore_index=-100, reduction="sum", **how)
    return total / (true != -100).sum().clamp(min=1)


def losses(model, batch, learn_places=True):
    field, begin, concept, document = model(*inputs(batch), learn_places=learn_places)
    true = batch["field"].long()
    loss = over_said(field, true, label_smoothing=0.01)
    valued = true > 0
    if valued.any():
        loss = loss + 0.3 * F.binary_cross_entropy_with_logits(begin.float()[valued], batch["begin"].float()[valued])
    loss = loss + 0.3 * over_said(concept, batch["concept"].long())
    return loss + 0.3 * F.cross_entropy(document.float(), batch["document"])


def evaluate(model, pages, device, fields):
    """(share of value tokens right, share of fields of a page whose every token is right and no other, documents right, by field)."""
    model.eval()
    right = count = 0
    whole, documents = [], []
    by = {}
    with torch.no_grad():
        ordered = sorted(pages, key=lambda p: len(p["word"]))
        for i in range(0, len(ordered), 32):
            batch = collate(ordered[i : i + 32], device)
            with halved(device):
                field, _, _, document = model(*inputs(batch))
            guess, true = field.argmax(-1), batch["field"].long()
            valued = true > 0
            right += ((guess == true) & valued).sum().item()
            count += valued.sum().item()
            documents += (document.argmax(-1) == batch["document"]).tolist()
            guess, true = guess.cpu().numpy(), true.cpu().numpy()
            for g, t in zip(guess, true):
                for c in np.unique(t[t > 0]):
                    ok = bool((((g == c) == (t == c)) | (t == -100)).all())
                    whole.append(ok)
                    by.setdefault(fields[c], []).append(ok)
    model.train()
    return right / count, float(np.mean(whole)), float(np.mean(documents)), {k: round(float(np.mean(v)), 3) for k, v in by.items()}


#: Matrices between layers learn by Muon (Jordan et al. 2024), at so many times the rate of all else, which learns by AdamW.
MUON_RATE = 2.7
#: Every so many steps the table of places learns too.
PLACES_EVERY = 3
#: The weights that are kept are a running mean of the last ones.
KEEP = 0.999


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("out")
    arguments.add_argument("--pages", type=int, default=200_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--batch", type=int, default=8)
    arguments.add_argument("--rate", type=float, default=1.5e-3)
    arguments.add_argument("--hold", action="store_true", help="keep the rate: another run goes on from here")
    arguments.add_argument("--resume", help="weights to start from")
    arguments.add_argument("--trainers", type=int, default=1, help="processes that learn, each from its share of the pages")
    arguments.add_argument("--workers", type=int, default=1, help="processes that draw pages for each trainer")
    arguments.add_argument("--without", default="", help="structures never drawn, for a test of what was never seen")
    arguments.add_argument("--drawn", help="folder of pages of drawn/ that set-pages.ts set")
    arguments.add_argument("--real", help="folder of pages that our own OCR read, one in sixteen of those seen")
    o = arguments.parse_args()
    with tempfile.TemporaryDirectory() as met:
        crew = [mp.Process(target=train, args=(o, rank, f"file://{met}/trainers")) for rank in range(o.trainers)]
        for process in crew:
            process.start()
        for process in crew:
            process.join()
    raise SystemExit(max(abs(process.exitcode) for process in crew))


def drawing(o, rank):
    """(queue, count): the chunks of pages of one trainer, and how many come; as many for each, as all wait for each other."""
    chunks = max(o.pages // (CHUNK * o.trainers), 1)
    first = o.seed * 10_000_000 + rank * chunks * CHUNK
    seeds = [range(first + i * CHUNK, first + (i + 1) * CHUNK) for i in range(chunks)]
    queue = mp.Queue(maxsize=2 * o.workers)
    without = [w for w in o.without.split(",") if w]
    drawn = by_form(o.drawn) if o.drawn else None
    for i in range(o.workers):
        mp.Process(target=work, args=(queue, seeds[i :: o.workers], without, drawn), daemon=True).start()
    return queue, chunks


def share(model):
    """Every trainer goes on from the mean of the weights of all."""
    values = torch.nn.utils.parameters_to_vector(model.parameters()).detach()
    dist.all_reduce(values)
    torch.nn.utils.vector_to_parameters(values / dist.get_world_size(), model.parameters())


def train(o, rank, meeting):
    begun = time.time()
    # the drawing processes are forked before anything touches a GPU
    queue, chunks = drawing(o, rank)
    from examples import example
    from labels import FIELDS
    from model import Tagger, load

    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(o.seed)
    if device.type == "cpu":
        torch.set_num_threads(1)
    if o.trainers > 1:
        dist.init_process_group("gloo", init_method=meeting, rank=rank, world_size=o.trainers)
    model = load(o.resume) if o.resume else Tagger()
    model.to(device)
    if rank == 0:
        print("parameters", sum(p.numel() for p in model.parameters()), device, flush=True)
    hidden = [p for name, p in model.named_parameters() if p.ndim == 2 and name.startswith(("layers", "enter"))]
    others = [p for p in model.parameters() if not any(p is one for one in hidden)]
    decay, rest = [p for p in others if p.ndim > 1], [p for p in others if p.ndim <= 1]
    adam = torch.optim.AdamW([{"params": decay, "weight_decay": 0.01}, {"params": rest, "weight_decay": 0}], lr=o.rate, betas=(0.9, 0.98))
    muon = torch.optim.Muon(hidden, lr=o.rate, weight_decay=0.01, adjust_lr_fn="match_rms_adamw")
    averaged = {k: v.detach().clone() for k, v in model.state_dict().items()}
    real = [pickle.load(open(f, "rb")) for f in sorted(glob.glob(f"{o.real}/*.pkl"))] if o.real else []
    held, real = real[: len(real) // 8], real[len(real) // 8 :]
    judges = {"drawn": [e for e in (example(9_000_000_000 + i) for i in range(240)) if e]} if rank == 0 else {}
    if held and rank == 0:
        judges["real"] = held

    def report(weights):
        state = {k: v.detach().clone() for k, v in model.state_dict().items()}
        model.load_state_dict(weights)
        for name, judged in judges.items():
            word, field, document, by = evaluate(model, judged, device, FIELDS)
            print(f"{name}: {time.time() - begun:.0f}s pages {seen * o.trainers} loss {np.mean(run[-500:]):.3f} words {word:.4f} fields {field:.4f} documents {document:.4f}", by, flush=True)
        torch.save({"config": model.config, "state": {k: v.cpu() for k, v in model.state_dict().items()}}, o.out)
        model.load_state_dict(state)

    seen = step = drawn = 0
    rng, run, next_report = random.Random(o.seed * o.trainers + rank), [], time.time() + 240
    while drawn < chunks:
        window = []
        for _ in range(min(WINDOW, chunks - drawn)):
            window += queue.get()
            drawn += 1
        if real:
            window += rng.sample(real, min(len(real), len(window) // 16))
        window.sort(key=lambda p: len(p["word"]))
        groups = [window[i : i + o.batch] for i in range(0, len(window), o.batch)]
        rng.shuffle(groups)
        for group in groups:
            fall = 1 if o.hold else 0.01 + 0.99 * 0.5 * (1 + np.cos(np.pi * min(1, seen / (chunks * CHUNK))))
            for optimizer, times in ((adam, 1), (muon, MUON_RATE)):
                for part in optimizer.param_groups:
                    part["lr"] = o.rate * times * min(1, (step + 1) / 200) * fall
            batch = collate(group, device)
            with halved(device):
                loss = losses(model, batch, step % PLACES_EVERY == 0)
            model.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            adam.step()
            muon.step()
            run.append(loss.item())
            step += 1
            seen += len(group)
        if o.trainers > 1:
            share(model)
        keep = min(KEEP ** len(groups), step / (step + 50))
        for k, v in model.state_dict().items():
            averaged[k].lerp_(v, 1 - keep)
        if rank == 0 and (time.time() > next_report or drawn == chunks):
            report(averaged)
            next_report = time.time() + 300


if __name__ == "__main__":
    mp.set_start_method("fork")
    main()
