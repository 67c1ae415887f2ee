import json, os, re, random, html, textwrap
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
def est(t, pt):
    w = 0
    t = re.sub('<[^>]*>', '', t)
    for c in t:
        w += .25 if c == " " else .30 if c in ".,:;'()-ilftjI" else .5 if c.isdigit() else .72 if c.isupper() else .47
    return w * pt * .3528
class V:                       # truth and what is typed for it
    def __init__(s, true, typed): s.t, s.p = true, typed
def t(x): return x.t if isinstance(x, V) else x
def p(x): return x.p if isinstance(x, V) else x
def F(n, v, pad=False): return (n, p(v), pad)
def G(v, pad=True): return (None, p(v), pad)
def wrap(v, n1, n2):
    a = textwrap.wrap(p(v), n1)
    if len(a) < 2: return p(v), ""
    b = p(v)[len(a[0]):].strip()
    assert len(b) <= n2, b
    return a[0], b
class Page:
    def __init__(s, W, spt, mpt, pad, seed, ink):
        s.W, s.spt, s.mpt, s.pad, s.ink = W, spt, mpt, pad, ink
        s.ch = mpt * .6 * .3528
        s.r = random.Random(seed)
    def ty(s, v):
        dy = s.r.uniform(-.35, .25)
        ws = "".join(f'<i style="opacity:{s.r.uniform(.82,1):.2f}">{html.escape(w)}</i>' + " " for w in v.split(" "))
        return f'<b class=t style="top:{dy:.2f}mm">{ws.rstrip()}</b>'
    def filler(s, v, n):
        if not s.pad: return v
        k = n - len(v) - (1 if v else 0)
        if k < 3: return v
        f = (s.pad * 90)[:k].rstrip()
        return (v + " " + f) if v else f
    def L(s, *parts, cls="", W=None):
        W = W or s.W
        used = 0
        for q in parts:
            used += est(q, s.spt) + 1.2 if isinstance(q, str) else ((q[0] or 0) * s.ch + 1.2 + 1.8)
        o = []
        for q in parts:
            if isinstance(q, str): o.append(f'<span class=p>{q}</span>'); continue
            n, v, pad = q
            room = n or int((W - used) / s.ch)
            assert len(v) <= room, (v, len(v), room)
            if pad: v = s.filler(v, room)
            st = f"width:{n*s.ch+1.8:.2f}mm" if n else "flex:1"
            o.append(f'<span class=f style="{st}">{s.ty(v)}</span>')
        return f'<div class="l {cls}">' + "".join(o) + "</div>"
    def css(s, size, margin, lh, extra=""):
        return f"""<style>@page{{size:{size};margin:0}}*{{box-sizing:border-box;-webkit-print-color-adjust:exact}}
html,body{{margin:0;padding:0}}body{{font-family:'Liberation Serif',serif;font-size:{s.spt}pt;padding:{margin};color:#1d1a16}}
.l{{display:flex;align-items:flex-end;height:{lh}mm;gap:1.2mm;white-space:nowrap}}.p{{flex:none}}
.f{{flex:none;border-bottom:.3mm dotted #444;height:5.2mm;padding-left:1mm}}
.t{{position:relative;font:normal {s.mpt}pt 'Liberation Mono','Courier New',monospace;color:{s.ink};white-space:pre}}.t i{{font-style:normal}}
{extra}</style>"""
def sign(r, w=60):
    x, d = 4, "M2 12"
    while x < w - 6:
        d += f" Q{x} {r.randint(-2,8)} {x+r.randint(2,4)} {r.randint(9,14)}"; x += r.randint(3, 7)
    return f'<svg width="{w}mm" height="9mm" viewBox="0 -2 {w} 18"><path d="{d} q8 -12 3 -4 q-20 9 -30 6" fill="none" stroke="#1b2a6b" stroke-width=".6"/></svg>'
def save(out, case, body, d, acc, joint=True, twins=(), size=(595, 842)):
    g = d.get
    n = g("nasc")
    T = {"case": case, "layout": case.split("-")[0], "condition": "pdf_born_digital", "file": case + ".pdf",
     "width": size[0], "height": size[1], "resizeImage": False, "data": {
      "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
      "dados_pessoais": {"nome_completo": t(d["nome"]), "cpf": "", "matrícula": "",
        "data_nascimento": {"texto_completo": d["texto"], "dia": "%02d" % n[0], "mês": "%02d" % n[1], "ano": str(n[2])},
        "hora_nascimento": t(d["hora"]), "naturalidade": d["nat"], "sexo": t(d["sexo"])},
      "local_nascimento": {"estabelecimento": t(d["local"]), "município": d["lmun"], "uf": d["luf"]},
      "registro": {"município": t(d["mun"]), "uf": d["uf"], "cartório": t(d["cart"]), "data_registro": "%02d/%02d/%04d" % d["reg"],
        "número_dnv": "", "livro": t(d["livro"]), "folha": t(d["folha"]), "termo": t(d["termo"])},
      "filiação": {"genitor_1": {"nome_completo": t(d["g1"]), "naturalidade": t(d["n1"])},
                   "genitor_2": {"nome_completo": t(d["g2"]), "naturalidade": t(d["n2"])}},
      "avós": {"paternos": {"avô": t(d["pp"]), "avó": t(d["pm"])}, "maternos": {"avô": t(d["mp"]), "avó": t(d["mm"])}},
      "gêmeos": {"status": "Sim" if twins else "Não", "informações_adicionais": t(g("gem", "")) if twins else ""},
      "observações": {"averbações": t(g("averb", "")), "anotações": t(g("anot", ""))},
      "autenticação": {"selo_digital": "", "oficial_registro": t(d["of"]), "data_emissão": "%02d/%02d/%04d" % d["emi"]}},
     "accept": acc, "meta": {"twin_names": list(twins), "joint_notes": joint, "cadastro": []}}
    os.makedirs(out, exist_ok=True)
    open(f"{out}/{case}.html", "w").write(f'<!DOCTYPE html><html lang=pt-BR><meta charset=utf-8><title>Certidão</title>{body}</html>')
    json.dump(T, open(f"{out}/{case}.json", "w"), ensure_ascii=False, indent=1)
