import sys, json, re, html, pathlib, importlib
HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE))
out = pathlib.Path(sys.argv[1]); out.mkdir(exist_ok=True)
SKIP = ("documento", "dia", "mês", "ano", "hora_nascimento", "sexo", "data_registro", "data_emissão", "status", "naturalidade", "uf")


def norm(s):
    return re.sub(r"\s+", " ", s).strip()


def check(case, page, t):
    txt = re.sub(r"<style.*?</style>|<svg.*?</svg>", " ", page, flags=re.S)
    txt = norm(html.unescape(re.sub(r"</?(b|i|u|span|sup|em)\b[^>]*>", "", txt).replace("&shy;", "")))
    txt = norm(re.sub(r"<[^>]*>", " ", txt))

    def walk(o, path):
        if isinstance(o, dict):
            for k, v in o.items():
                walk(v, path + [k])
        elif o and not any(p in SKIP for p in path):
            if norm(o) not in txt and re.sub(r"\s", "", o) not in re.sub(r"\s", "", txt):
                print(case, "NOT ON PAGE", ".".join(path), repr(o))
        elif o and path[-1] == "naturalidade":
            m = o.rsplit("/", 1)[0]
            if m.lower() not in txt.lower():
                print(case, "PLACE NOT ON PAGE", ".".join(path), repr(o))
    walk(t["data"], [])
    for p in t["accept"]:
        o = t["data"]
        for k in p.split("."):
            o = o[k]
        assert isinstance(o, str) and isinstance(t["accept"][p], list), p


names = []
for f in sorted(HERE.glob("form_?.py")):
    for case, page, t in importlib.import_module(f.stem).make():
        assert case == t["case"], case
        h = out / f"{case}.html"
        if not h.exists() or h.read_text() != page:
            h.write_text(page)
        (out / f"{case}.json").write_text(json.dumps(t, ensure_ascii=False, indent=1))
        check(case, page, t)
        d = t["data"]
        names += [d["dados_pessoais"]["nome_completo"]] + [d["filiação"][g]["nome_completo"] for g in ("genitor_1", "genitor_2")]
names = [n.lower() for n in names if n]
print(len(names), "people;", {n for n in names if names.count(n) > 1} or "none repeated")
