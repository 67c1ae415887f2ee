import importlib, json, os, sys
here = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, here)
out = sys.argv[1]; os.makedirs(out, exist_ok=True)
for f in "abcdef":
    if not os.path.exists(f"{here}/form_{f}.py"): continue
    for case, html, truth in importlib.import_module(f"form_{f}").make():
        for p, s in ((f"{out}/{case}.html", html), (f"{out}/{case}.json", json.dumps(truth, ensure_ascii=False, indent=1))):
            if not os.path.exists(p) or open(p, encoding="utf-8").read() != s:
                open(p, "w", encoding="utf-8").write(s)
