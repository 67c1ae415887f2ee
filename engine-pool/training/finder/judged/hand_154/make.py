import sys, os, json, importlib
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import K, text_of
out = sys.argv[1]; os.makedirs(out, exist_ok=True)
SKIP = {"dia", "mes", "ano", "hora", "sexo", "uf", "ruf", "dreg", "demis", "gem", "livro", "folha", "termo"}
for L in "abcdefghij":
    if not os.path.exists(os.path.join(os.path.dirname(os.path.abspath(__file__)), f"form_{L}.py")): continue
    n = 0
    for case, h, t in importlib.import_module("form_" + L).make():
        n += 1
        tx = text_of(h)
        for k, path in K.items():
            v = t["data"]
            for p in path.split("."): v = v[p]
            if k in SKIP or not v: continue
            if v not in tx and not any(a and a in tx for a in t["accept"].get(path, [])): print(case, k, "not on page:", v)
        for k in ("livro", "folha", "termo"):
            v = t["data"]["registro"][k]
            if v and v not in tx: print(case, k, "not on page:", v)
        for name, s in ((f"{case}.html", h), (f"{case}.json", json.dumps(t, ensure_ascii=False, indent=1))):
            p = os.path.join(out, name)
            if not os.path.exists(p) or open(p).read() != s: open(p, "w").write(s)
    assert n == 4, (L, n)
