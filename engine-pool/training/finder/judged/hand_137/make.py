# -*- coding: utf-8 -*-
import sys, os, json, importlib
here = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, here)
def all_(only=None):
    for L in "abcdefghij":
        if only and L.upper() not in only: continue
        if not os.path.exists(os.path.join(here, "form_%s.py" % L)): continue
        m = importlib.import_module("form_" + L)
        for n in (1, 2, 3, 4):
            yield m.make(n)          # (html, truth, shown)
if __name__ == "__main__":
    out = sys.argv[1]; os.makedirs(out, exist_ok=True)
    for h, t, _ in all_(sys.argv[2] if len(sys.argv) > 2 else None):
        open(os.path.join(out, t["case"]+".html"), "w", encoding="utf-8").write(h)
        json.dump(t, open(os.path.join(out, t["case"]+".json"), "w", encoding="utf-8"), ensure_ascii=False, indent=1)
