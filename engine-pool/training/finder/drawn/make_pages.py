#!/usr/bin/env python3
"""Fills the forms of this folder: make_pages.py OUT FIRST COUNT [FORM ...] writes COUNT pages of each form.

OUT/<class of document>.<form>-<seed>.html; set-pages.ts has Chromium set them and says where every word came to stand.
"""
import importlib
import pathlib
import sys

import pen


def main(out, first, count, *chosen):
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    here = pathlib.Path(__file__).parent
    for module in sorted(here.glob("hand_*.py")):
        importlib.import_module(module.stem)
    for name, (kind, form) in sorted(pen.FORMS.items()):
        if chosen and name not in chosen:
            continue
        for seed in range(int(first), int(first) + int(count)):
            (folder / f"{kind}.{name}-{seed}.html").write_text(form(pen.Pen(f"{name} {seed}")))


if __name__ == "__main__":
    main(*sys.argv[1:])
