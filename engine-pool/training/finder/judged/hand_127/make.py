# -*- coding: utf-8 -*-
import sys, os, json
import lib, forms1
mods = [forms1]
try:
    import forms2
    mods.append(forms2)
except ImportError:
    pass
def build():
    for fn in "A B C D E Ff G H".split():
        getattr(forms1, fn)()
    if len(mods) > 1:
        for fn in "I J K_ L M N O P Q_ R S T".split():
            if hasattr(mods[1], fn): getattr(mods[1], fn)()
    return lib.ALL
if __name__ == "__main__":
    out = sys.argv[1]
    os.makedirs(out, exist_ok=True)
    for c, (page, t, seen) in build().items():
        with open(os.path.join(out, c + ".html"), "w", encoding="utf-8") as fh: fh.write(page)
        with open(os.path.join(out, c + ".json"), "w", encoding="utf-8") as fh: json.dump(t, fh, ensure_ascii=False, indent=1)
    print(len(lib.ALL), "forms written")
