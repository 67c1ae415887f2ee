#!/usr/bin/env python3
"""The mean of the weights of trainings that went on from one another: mean.py OUT.pt A.pt B.pt …

It reads forms of other hands better than any of them ("model soups", Wortsman et al. 2022).
"""
import sys

import torch


def main(out, *paths):
    kept = [torch.load(path, map_location="cpu") for path in paths]
    first = kept[0]
    assert all(one["config"] == first["config"] for one in kept), "weights of networks of other sizes"
    state = {name: torch.stack([one["state"][name].double() for one in kept]).mean(0).to(value.dtype) for name, value in first["state"].items()}
    torch.save({"config": first["config"], "state": state}, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
