import sys, os, json
from forms1 import A, B, C, D_
from forms2 import E_, F_, G
from forms3 import H_, I_, J
out = sys.argv[1]; os.makedirs(out, exist_ok=True); css, pages = [], []
for f in (A, B, C, D_, E_, F_, G, H_, I_, J):
    for n in (1, 2, 3, 4):
        k = f(n); t = k.truth(k.W, k.H)
        open(f"{out}/{k.case}.html", "w").write(k.html)
        json.dump(t, open(f"{out}/{k.case}.json", "w"), ensure_ascii=False, indent=1)
        css.append(k.css); pages.append(k.body)
if len(sys.argv) > 2:       # one file with all pages, to look at them in one print
    open(sys.argv[2], "w").write("<html lang=pt-BR><meta charset=utf-8><style>body{margin:0}" + "".join(css) + "</style>" + "".join(pages))
