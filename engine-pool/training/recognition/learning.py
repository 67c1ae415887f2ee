"""One training with CTC: what train_neck.py and tune_end.py share."""
import copy
import time

import numpy as np
import torch
import torch.nn.functional as F

# Loss a character: below, a line is known and comes in one round of three; above, its truth is not to be seen.
KNOWN_BELOW, KNOWN_SHARE = 0.03, 0.35
UNREADABLE_FROM = 3.5
UNREADABLE_FROM_STEP = 30
AVERAGED_STEPS = 200


def blended(original, trained, share):
    blend = copy.deepcopy(original)
    with torch.no_grad():
        for value, towards in zip(blend.parameters(), trained.parameters()):
            value.lerp_(towards, share)
    return blend


def learn(network, groups, lines, minutes, warm_up_steps, noise=0.0):
    """Trains `network` in place for that many minutes of processor time; returns the mean of its late weights.

    `groups` are the optimizer's, each with its highest rate as `lr`.
    """
    chance = np.random.RandomState(1)
    average = copy.deepcopy(network)
    optimizer = torch.optim.AdamW(groups, weight_decay=1e-3, betas=(0.9, 0.99))
    rates = [group["lr"] for group in optimizer.param_groups]
    share_of = np.ones(len(lines.items))
    start, step, done = time.process_time(), 0, 0.0
    while done < 1:
        losses_seen = []
        for batch in lines.batches(np.flatnonzero(chance.rand(len(share_of)) < share_of), chance):
            done = (time.process_time() - start) / (60 * minutes)
            if done >= 1:
                break
            step += 1
            for group, rate in zip(optimizer.param_groups, rates):
                group["lr"] = rate * min(1, step / warm_up_steps) * (1 + np.cos(np.pi * done)) / 2
            features, steps = lines.load(batch)
            labels, counts = lines.labels(batch)
            if noise:
                features = features + noise * torch.randn_like(features)
            scores = network(features, steps).log_softmax(-1).transpose(0, 1)
            losses = F.ctc_loss(scores, labels, steps, counts, reduction="none", zero_infinity=True)
            each = (losses / counts).detach()
            for i, loss in zip(batch, each.tolist()):
                unreadable = loss > UNREADABLE_FROM and step > UNREADABLE_FROM_STEP
                share_of[i] = KNOWN_SHARE if loss < KNOWN_BELOW else 0 if unreadable else 1
            loss = (losses * (each < UNREADABLE_FROM + 0.5)).sum() / counts.sum()
            losses_seen.append(loss.item())
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            keep = max(0.0, min(1 - 1 / AVERAGED_STEPS, 1 - 5 / step))
            with torch.no_grad():
                for mean, now in zip(average.parameters(), network.parameters()):
                    mean.mul_(keep).add_(now, alpha=1 - keep)
        known = np.mean(share_of == KNOWN_SHARE)
        print(f"{step} steps: loss {np.mean(losses_seen or [0]):.3f}, {100 * known:.0f} % known", flush=True)
    return average
