import sys, os, json, re, html, importlib
out = sys.argv[1]; os.makedirs(out, exist_ok=True)
here = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, here)
only = sys.argv[2:] or "abcdefghij"
SKIP = ("documento.", "hora_nascimento", ".sexo", "data_registro", "data_emissão", "status", ".uf", ".dia", ".mês", ".ano")
def flat(d, p=""):
    for k, v in d.items():
        if isinstance(v, dict): yield from flat(v, p + k + ".")
        else: yield p + k, v
norm = lambda s: re.sub(r"\s+", " ", s.replace("\u00a0", " ")).strip()
for l in only:
    if not os.path.exists(f"{here}/form_{l}.py"): continue
    for case, h, t in importlib.import_module("form_" + l).make():
        p = f"{out}/{case}.html"
        if not os.path.exists(p) or open(p, encoding="utf8").read() != h: open(p, "w", encoding="utf8").write(h)
        json.dump(t, open(f"{out}/{case}.json", "w", encoding="utf8"), ensure_ascii=False, indent=1)
        txt = norm(html.unescape(re.sub(r"<(?!/?(b|i|u|wbr)\b)[^>]*>", " ", re.sub(r"</?(b|i|u|wbr)\b[^>]*>", "", re.sub(r"<style.*?</style>", "", h, flags=re.S)))))
        keys = dict(flat(t["data"]))
        for k in t["accept"]:
            if k not in keys: print(case, "accept of unknown field", k)
        for k, v in keys.items():
            if v and not any(s in k for s in SKIP) and not any(norm(x) in txt for x in [v] + t["accept"].get(k, []) if x):
                print(case, "not on page:", k, "=", v)
