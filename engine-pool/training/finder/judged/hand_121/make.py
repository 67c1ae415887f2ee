import sys, os, json
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import new, old
out = sys.argv[1]; os.makedirs(out, exist_ok=True)
for mod, L in ((new, "ABCDE"), (old, "FGHIJ")):
    for l in L:
        for t, h in getattr(mod, "form_" + l)():
            open(os.path.join(out, t["case"] + ".html"), "w", encoding="utf-8").write(h)
            json.dump(t, open(os.path.join(out, t["case"] + ".json"), "w", encoding="utf-8"), ensure_ascii=False, indent=1)
