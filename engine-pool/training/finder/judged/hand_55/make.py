# -*- coding: utf-8 -*-
import sys, os, json, re, html
import lib, forms_old, forms_new
def flat(o, pre=""):
    for k, v in o.items():
        if isinstance(v, dict): yield from flat(v, pre + k + ".")
        else: yield pre + k, v
def squash(s): return re.sub(r"[\s║═╔╗╚╝╠╣]+", "", s)
def check(h, t):
    body = h[h.index("<body>"):]
    txt = squash(html.unescape(re.sub(r"<[^>]+>", " ", body))); bad = []
    d = dict(flat(t["data"]))
    frommat = txt.count(squash(d["dados_pessoais.matrícula"])) if d["dados_pessoais.matrícula"] else 0
    for k, v in d.items():
        if not v or k.startswith("documento.") or k.endswith((".uf", ".dia", ".mês", ".ano", "sexo", "data_registro", "data_emissão", "hora_nascimento", "gêmeos.status")): continue
        if v == "Domicílio":
            if "domic" not in txt.lower() and "emcasade" not in txt.lower(): bad.append((k, v))
            continue
        if k.endswith("naturalidade"):
            for part in re.split(r" - (?=\w\w$)", v)[:1]:
                if squash(part) not in txt: bad.append((k, v))
            continue
        vs = v.split("; ") if k.startswith("gêmeos") else [v]
        for x in vs:
            if squash(x) not in txt: bad.append((k, x))
    for x in t["meta"]["cadastro"] + t["meta"]["twin_names"]:
        if squash(x) not in txt: bad.append(("meta", x))
    for m in re.findall(r"None|undefined|\{[a-z_.\[\]]+\}", re.sub(r"<[^>]+>", " ", body)): bad.append(("placeholder", m))
    return bad
def main(out):
    os.makedirs(out, exist_ok=True); nb = 0
    specs = {**forms_old.S, **forms_new.S}
    for f in [f"Y{i}" for i in range(1, 11)]:
        fn = getattr(forms_old, f.lower(), None) or getattr(forms_new, f.lower())
        assert len(specs[f]) == 8
        for n, s in enumerate(specs[f], 1):
            p = lib.person(f, n, s)
            h, t = fn(p)
            open(f"{out}/{f}-{n}.html", "w", encoding="utf-8").write(h)
            json.dump(t, open(f"{out}/{f}-{n}.json", "w", encoding="utf-8"), ensure_ascii=False, indent=1)
            for b in check(h, t): print(f"{f}-{n}", *b); nb += 1
    print("bad", nb)
main(sys.argv[1])
