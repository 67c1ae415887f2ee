import sys, os, json
import lib, fa, fb, fc
out = sys.argv[1]; os.makedirs(out, exist_ok=True)
only = sys.argv[2].split(",") if len(sys.argv) > 2 else None
bad = 0
for i in range(1, 17):
    F = "X%d" % i
    if only and F not in only: continue
    fn = getattr(fa, F, None) or getattr(fb, F, None) or getattr(fc, F, None)
    if fn is None: print("missing", F); continue
    for n in (1, 2, 3):
        h, tr = fn(n)
        assert tr["case"] == "%s-%d" % (F, n)
        for b in lib.check(tr, h): print(tr["case"], b); bad += 1
        open("%s/%s-%d.html" % (out, F, n), "w", encoding="utf-8").write(h)
        json.dump(tr, open("%s/%s-%d.json" % (out, F, n), "w", encoding="utf-8"), ensure_ascii=False, indent=1)
print("self-check failures:", bad)
