import sys, json, glob, importlib, os, re, html
os.chdir(os.path.dirname(os.path.abspath(__file__)))
out = sys.argv[1]; os.makedirs(out, exist_ok=True)
SKIP = re.compile(r"documento|data_nascimento\.(dia|mês|ano)|hora|sexo|status|data_registro|data_emissão|\.uf$")
def leaves(o, p=""):
    for k, v in o.items():
        q = p + "." + k if p else k
        if isinstance(v, dict): yield from leaves(v, q)
        else: yield q, v
for f in sorted(glob.glob("form_?.py")):
    for case, h, tr in importlib.import_module(f[:-3]).make():
        p = f"{out}/{case}.html"
        if not os.path.exists(p) or open(p).read() != h: open(p, "w").write(h)
        json.dump(tr, open(f"{out}/{case}.json", "w"), ensure_ascii=False, indent=1)
        b = h.split("<body>")[1]
        b = re.sub(r"</?(br|p|div|td|tr)[^>]*>", " ", b)
        txt = re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", "", b)))
        for q, v in leaves(tr["data"]):
            if SKIP.search(q) or not v or v == "Domicílio": continue
            c = [v] + tr["accept"].get(q, [])
            ok = v in txt if not q.endswith("naturalidade") else any(x and (x in txt or x.split("/")[0] in txt) for x in c)
            if not ok: print(f"{case} {q}: not on page: {v!r}", "(an accepted way is)" if any(x and x in txt for x in c) else "")
