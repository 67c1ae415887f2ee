# helpers: words, check digits, page frame, truth
import random, re, html, json, os

MES = ["", "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro", "dezembro"]
_U = ["zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze", "doze", "treze", "quatorze", "quinze", "dezesseis", "dezessete", "dezoito", "dezenove"]
_D = ["", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"]
_C = ["", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos", "setecentos", "oitocentos", "novecentos"]

def w(n):
    if n < 20: return _U[n]
    if n < 100: return _D[n // 10] + (" e " + _U[n % 10] if n % 10 else "")
    if n == 100: return "cem"
    if n < 1000: return _C[n // 100] + (" e " + w(n % 100) if n % 100 else "")
    k, r = divmod(n, 1000)
    s = "mil" if k == 1 else w(k) + " mil"
    if not r: return s
    return s + (" e " if (r < 100 or r % 100 == 0) else " ") + w(r)

def ext(t):
    d, m, y = t
    return ("primeiro" if d == 1 else w(d)) + " de " + MES[m] + " de " + w(y)

def num(t): return "%02d/%02d/%04d" % t
def med(t): return "%d de %s de %d" % (t[0], MES[t[1]], t[2])
def Med(t): return "%02d de %s de %d" % (t[0], MES[t[1]].capitalize(), t[2])

def cpf(b):
    s = [int(c) for c in "%09d" % b]
    for k in (10, 11):
        v = sum(a * (k - i) for i, a in enumerate(s)) * 10 % 11
        s.append(v % 10)
    t = "".join(map(str, s))
    return "%s.%s.%s-%s" % (t[:3], t[3:6], t[6:9], t[9:])

def mat(cns, year, book, leaf, entry, fmt=True):
    s = "%06d0155%04d1%05d%03d%07d" % (int(cns), year, book, leaf, entry)
    assert len(s) == 30
    for _ in range(2):
        wt = 32 - len(s); v = 0
        for c in s:
            v += int(c) * wt
            wt = wt + 1 if wt < 10 else 0
        d = v % 11
        s += "1" if d == 10 else str(d)
    if not fmt: return s
    return "%s %s %s %s %s %s %s %s %s" % (s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:])

def R(*parts, cls="r", st=""):
    o = []
    for p in parts:
        if isinstance(p, str): o.append('<span class="l">%s</span>' % p)
        else: o.append('<span class="v" style="flex:%s 1 0">%s</span>' % (p[1], p[0] or "&nbsp;"))
    return '<div class="%s" style="%s">%s</div>' % (cls, st, " ".join(o))

def star(size=60, col="#222", extra=""):
    import math
    pts = []
    for i in range(10):
        r = 30 if i % 2 == 0 else 12.5
        a = math.pi * i / 5 - math.pi / 2
        pts.append("%.1f,%.1f" % (50 + r * math.cos(a), 46 + r * math.sin(a)))
    leaf = "".join('<ellipse cx="%d" cy="%d" rx="3.4" ry="8.5" transform="rotate(%d %d %d)"/>' % (50 + s * x, y, s * rr, 50 + s * x, y)
                   for s in (-1, 1) for x, y, rr in ((14, 90, 70), (27, 82, 45), (36, 68, 25), (40, 52, 5), (38, 34, -12)))
    return ('<svg class="star" width="%d" height="%d" viewBox="0 0 100 100" style="%s"><g fill="none" stroke="%s" stroke-width="1.6"><polygon points="%s"/>'
            '<circle cx="50" cy="46" r="10"/><circle cx="50" cy="46" r="7"/>%s<path d="M30 96 Q50 88 70 96"/></g></svg>') % (size, size, extra, col, " ".join(pts), leaf)

def seal(txt, size=90, col="#335", mid="", extra=""):
    i = re.sub(r"\W", "", txt)[:6] + str(size)
    return ('<svg width="%d" height="%d" viewBox="0 0 100 100" style="%s"><defs><path id="p%s" d="M50 50 m-37 0 a37 37 0 1 1 74 0 a37 37 0 1 1 -74 0"/></defs>'
            '<circle cx="50" cy="50" r="48" fill="none" stroke="%s" stroke-width="1.5"/><circle cx="50" cy="50" r="31" fill="none" stroke="%s"/>'
            '<text font-size="8.5" fill="%s" font-family="Liberation Sans"><textPath href="#p%s">%s</textPath></text>'
            '<text x="50" y="54" text-anchor="middle" font-size="11" fill="%s" font-family="Liberation Serif">%s</text></svg>') % (size, size, extra, i, col, col, col, i, txt, col, mid)

def qr(seed, px=84):
    r = random.Random("qr" + seed); n = 25; c = []
    def fin(x, y):
        for a, b in ((0, 0), (n - 7, 0), (0, n - 7)):
            if a <= x < a + 7 and b <= y < b + 7:
                i, j = x - a, y - b
                return i in (0, 6) or j in (0, 6) or (2 <= i <= 4 and 2 <= j <= 4)
        return None
    for y in range(n):
        for x in range(n):
            f = fin(x, y)
            if f is None: f = r.random() < .48
            if f: c.append("M%d %dh1v1h-1z" % (x, y))
    return '<svg width="%d" height="%d" viewBox="0 0 %d %d"><path d="%s"/></svg>' % (px, px, n, n, "".join(c))

def bars(seed, wd=180, h=30):
    r = random.Random("b" + seed); x = 0; o = []
    while x < 176:
        a = r.choice([1, 1, 2, 3]); o.append('<rect x="%d" y="0" width="%d" height="30"/>' % (x, a)); x += a + r.choice([1, 1, 2, 3])
    return '<svg width="%d" height="%d" viewBox="0 0 180 30" preserveAspectRatio="none">%s</svg>' % (wd, h, "".join(o))

def page(body, css, wmm=210, hmm=297, pad="12mm"):
    return ('<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>.</title><style>@page{size:%smm %smm;margin:0}'
            '*{box-sizing:border-box;-webkit-print-color-adjust:exact}html,body{margin:0;padding:0}'
            '.pg{position:relative;width:%smm;height:%smm;padding:%s;overflow:hidden}.r{display:flex;align-items:flex-end;gap:5px}.l{white-space:nowrap}'
            '%s</style></head><body><div class="pg">%s</div></body></html>') % (wmm, hmm, wmm, hmm - 0.4, pad, css, body)

def T(case, nome, nasc, texto, hora, sexo, estab, mun, uf, rmun, ruf, cart, dreg, livro, folha, termo, g1, g2, demi, oficial,
      nat=None, cpf="", mat="", dnv="", ap=("", ""), am=("", ""), twins=(), twin_info="", averb="", anot="", selo="",
      accept=None, joint=False, cadastro=(), size=(595, 842)):
    if nat is None: nat = "%s - %s" % (mun, uf) if uf else mun
    acc = dict((k, list(v)) for k, v in (accept or {}).items())
    k = "dados_pessoais.data_nascimento.texto_completo"
    if nasc:
        for v in (num(nasc),):
            if v != texto and v not in acc.get(k, []): acc.setdefault(k, []).append(v)
    twins = list(twins)
    return {"case": case, "layout": case.split("-")[0], "condition": "pdf_born_digital", "file": case + ".pdf",
            "width": size[0], "height": size[1], "resizeImage": False,
            "data": {
                "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
                "dados_pessoais": {"nome_completo": nome, "cpf": cpf, "matrícula": mat,
                                   "data_nascimento": {"texto_completo": texto, "dia": "%02d" % nasc[0], "mês": "%02d" % nasc[1], "ano": "%04d" % nasc[2]},
                                   "hora_nascimento": hora, "naturalidade": nat, "sexo": sexo},
                "local_nascimento": {"estabelecimento": estab, "município": mun, "uf": uf},
                "registro": {"município": rmun, "uf": ruf, "cartório": cart, "data_registro": num(dreg) if dreg else "", "número_dnv": dnv,
                             "livro": livro, "folha": folha, "termo": termo},
                "filiação": {"genitor_1": {"nome_completo": g1[0], "naturalidade": g1[1]}, "genitor_2": {"nome_completo": g2[0], "naturalidade": g2[1]}},
                "avós": {"paternos": {"avô": ap[0], "avó": ap[1]}, "maternos": {"avô": am[0], "avó": am[1]}},
                "gêmeos": {"status": "Sim" if twins else "Não", "informações_adicionais": twin_info or "; ".join(twins)},
                "observações": {"averbações": averb, "anotações": anot},
                "autenticação": {"selo_digital": selo, "oficial_registro": oficial, "data_emissão": num(demi) if demi else ""}},
            "accept": acc, "negative": None,
            "meta": {"twin_names": twins, "joint_notes": joint, "cadastro": list(cadastro)}}

def plain(h):
    h = re.sub(r"<(style|title)[^>]*>.*?</\1>", " ", h, flags=re.S)
    h = re.sub(r"</?(div|p|td|tr|table|br|h\d|li|th|svg|text|textPath)[^>]*>", " ", h)
    h = re.sub(r"<[^>]+>", "", h)
    return re.sub(r"\s+", " ", html.unescape(h).replace("\xa0", " ")).strip()

def check(tr, h):
    txt = plain(h); d = tr["data"]; bad = []
    skip = {"sexo", "uf", "data_registro", "data_emissão", "hora_nascimento", "dia", "mês", "ano", "naturalidade", "status", "tipo", "órgão_emissor"}
    hasmat = bool(d["dados_pessoais"]["matrícula"])
    def walk(x, path):
        if isinstance(x, dict):
            for k, v in x.items(): walk(v, path + [k])
            return
        k = path[-1]
        if not x or k in skip or x == "Domicílio": return
        if x not in txt:
            if k in ("livro", "folha", "termo") and hasmat: return
            if k == "texto_completo" and x.replace(" ", "") in txt.replace(" ", ""): return
            bad.append((".".join(path), x))
    walk(d, [])
    for k in tr["meta"]["twin_names"] + tr["meta"]["cadastro"]:
        if k not in txt: bad.append(("meta", k))
    for who in ("genitor_1", "genitor_2"):
        nt = d["filiação"][who]["naturalidade"]
        if nt and re.split(r" - |, ", nt)[0] not in txt: bad.append((who, nt))
    nt = d["dados_pessoais"]["naturalidade"]
    if re.split(r" - |, ", nt)[0] not in txt: bad.append(("nat", nt))
    return bad
