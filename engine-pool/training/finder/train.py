#!/usr/bin/env python3
"""Trains the tagger on pages drawn as it goes: train.py OUT.pt [--pages 200000] [--seed 1] [--trainers 1] [--workers 1] …

On a GPU where there is one, else on one core for each trainer, with others for the drawing. Several trainers learn from
pages of their own and go on from the mean of their weights after every window ("local SGD", Stich 2019). The same seed and
trainers learn from the same pages in the same order, however many workers draw them.
"""
import argparse
import gc
import glob
import multiprocessing as mp
import os
import random
import tempfile
import time
from collections import deque

import numpy as np
import torch
import torch.distributed as dist
from torch.nn import functional as F

PAD = {"grams": 0, "word": 0, "types": 0, "geometry": 0, "spans": 0, "line": -1, "field": -100, "concept": -100, "begin": 0}
#: Pages that are sorted by length together.
WINDOW = 256
#: Of the pages seen so many are of forms that somebody drew, where there are such.
DRAWN_SHARE = 0.5
#: And one is read by our own OCR for so many others.
REAL_EVERY = 8
#: Of those files one in so many is not learned from.
HELD_EVERY = 12


def work(queue, windows, batch, without, drawn, real):
    """Puts the batches of each window of seeds, as arrays."""
    import forms
    from examples import example, example_of_drawn, example_of_read

    def made(seed):
        rng = random.Random(~seed)
        if drawn and rng.random() < DRAWN_SHARE:
            births, others = drawn
            some = others if others and rng.random() < forms.OTHER_SHARE else births
            return example_of_drawn(rng.choice(rng.choice(some)), seed)
        return example(seed)

    forms.BANNED.update(without)
    gc.disable()  # a page's many small lists hold no cycles, and looking for some takes a sixth of the time
    for seeds in windows:
        rng = random.Random(seeds[0])
        pages = [made(seed) for seed in seeds]
        pages += [example_of_read(rng.choice(real), seed) for seed in seeds[::REAL_EVERY] if real]
        pages = [page for page in pages if page is not None]
        pages.sort(key=lambda p: len(p["word"]))
        groups = [collate(pages[i : i + batch]) for i in range(0, len(pages), batch)]
        rng.shuffle(groups)
        queue.put(groups)


def by_form(folder):
    """(births, others): the files of a folder of drawn pages, those of each form together: every form is seen as often."""
    files = {}
    for path in sorted(glob.glob(f"{folder}/*.json")):
        files.setdefault(os.path.basename(path).rsplit("-", 1)[0], []).append(path)
    births = [paths for name, paths in files.items() if name.startswith("birth.")]
    return births, [paths for name, paths in files.items() if not name.startswith("birth.")]


def collate(pages):
    """Arrays of pages padded to one length."""
    size = max(len(p["word"]) for p in pages)
    out = {}
    for name, pad in PAD.items():
        first = pages[0][name]
        array = np.full((len(pages), size, *first.shape[1:]), pad, first.dtype)
        for i, p in enumerate(pages):
            array[i, : len(p[name])] = p[name]
        out[name] = array
    out["document"] = np.array([p["document"] for p in pages])
    return out


def on(device, batch):
    """The arrays of a batch as tensors there, and where there is a word."""
    out = {name: torch.from_numpy(array).to(device, non_blocking=True) for name, array in batch.items()}
    out["mask"] = out["line"] >= 0
    return out


def has_halves(device):
    """Whether the processor computes in 16 bits: in software a training is twenty times slower by them."""
    return device.type == "cuda" or torch.cpu.get_capabilities().get("avx512_bf16", False)


def halved(device):
    return torch.autocast(device.type, torch.bfloat16, enabled=has_halves(device))


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
    begins = F.binary_cross_entropy_with_logits(begin.float(), batch["begin"].float(), reduction="none")
    loss = loss + 0.3 * (begins * valued).sum() / valued.sum().clamp(min=1)
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
            batch = on(device, collate(ordered[i : i + 32]))
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
#: The weights that are kept are a running mean of the last ones, over so many pages.
KEPT_PAGES = 8000
#: Seconds between two looks at how well it reads.
REPORT_EVERY = 240


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
    arguments.add_argument("--real", help="folder of pages that our own OCR read, one for every eight of the others")
    o = arguments.parse_args()
    with tempfile.TemporaryDirectory() as met:
        crew = [mp.Process(target=train, args=(o, rank, f"file://{met}/trainers")) for rank in range(o.trainers)]
        for process in crew:
            process.start()
        for process in crew:
            process.join()
    raise SystemExit(max(abs(process.exitcode) for process in crew))


def drawing(o, rank, real):
    """(queues, count): where the windows of one trainer come, one after the other in turns, and how many; as many for each trainer."""
    count = max(o.pages // (WINDOW * o.trainers), 1)
    first = o.seed * 10_000_000 + rank * count * WINDOW
    windows = [range(first + i * WINDOW, first + (i + 1) * WINDOW) for i in range(count)]
    without = [w for w in o.without.split(",") if w]
    drawn = by_form(o.drawn) if o.drawn else None
    queues = [mp.Queue(maxsize=2) for _ in range(o.workers)]
    for i, queue in enumerate(queues):
        mp.Process(target=work, args=(queue, windows[i :: o.workers], o.batch, without, drawn, real), daemon=True).start()
    return queues, count


def share(model):
    """Every trainer goes on from the mean of the weights of all."""
    values = torch.nn.utils.parameters_to_vector(model.parameters()).detach()
    dist.all_reduce(values)
    torch.nn.utils.vector_to_parameters(values / dist.get_world_size(), model.parameters())


def train(o, rank, meeting):
    begun = time.time()
    real = sorted(glob.glob(f"{o.real}/*.json")) if o.real else []
    held, real = real[::HELD_EVERY], [path for i, path in enumerate(real) if i % HELD_EVERY]
    # the drawing processes are forked before anything touches a GPU
    queues, windows = drawing(o, rank, real)
    from examples import example, example_of_read
    from labels import FIELDS
    from model import Tagger, load
    from muon import Muon

    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(o.seed)
    # the same sums in the same order on every run
    torch.use_deterministic_algorithms(True, warn_only=True)
    torch.utils.deterministic.fill_uninitialized_memory = False
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
    muon = Muon(hidden, lr=o.rate, weight_decay=0.01, dtype=torch.bfloat16 if has_halves(device) else torch.float32)
    averaged = {k: v.detach().clone() for k, v in model.state_dict().items()}
    judges = {}
    if rank == 0:
        judges["drawn"] = [e for e in (example(9_000_000_000 + i) for i in range(240)) if e]
        if held:
            judges["real"] = [e for e in (example_of_read(path, 1) for path in held) if e]

    def report(weights):
        state = {k: v.detach().clone() for k, v in model.state_dict().items()}
        model.load_state_dict(weights)
        for name, judged in judges.items():
            word, field, document, by = evaluate(model, judged, device, FIELDS)
            now, pages = time.time(), seen * o.trainers
            print(f"{name}: {now - begun:.0f}s pages {pages} {pages / (now - learning):.0f}/s loss {torch.stack([*run]).mean():.3f} words {word:.4f} fields {field:.4f} documents {document:.4f}", by, flush=True)
        torch.save({"config": model.config, "state": {k: v.cpu() for k, v in model.state_dict().items()}}, o.out)
        model.load_state_dict(state)

    seen = step = 0
    learning = time.time()
    run, next_report = deque(maxlen=500), time.time() + REPORT_EVERY
    for number in range(windows):
        groups = queues[number % o.workers].get()
        fall = 1 if o.hold else 0.01 + 0.99 * 0.5 * (1 + np.cos(np.pi * number / windows))
        for group in groups:
            for optimizer, times in ((adam, 1), (muon, MUON_RATE)):
                for part in optimizer.param_groups:
                    part["lr"] = o.rate * times * min(1, (step + 1) / 200) * fall
            batch = on(device, group)
            with halved(device):
                loss = losses(model, batch, step % PLACES_EVERY == 0)
            model.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            adam.step()
            muon.step()
            run.append(loss.detach())
            step += 1
            seen += len(group["document"])
        if o.trainers > 1:
            share(model)
        keep = min(np.exp(-WINDOW / KEPT_PAGES), step / (step + 50))
        for k, v in model.state_dict().items():
            averaged[k].lerp_(v, 1 - keep)
        if rank == 0 and (time.time() > next_report or number == windows - 1):
            report(averaged)
            next_report = time.time() + REPORT_EVERY


if __name__ == "__main__":
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")
    mp.set_start_method("fork")
    main()
