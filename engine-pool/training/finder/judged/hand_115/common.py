import random, re, json, os, html as _h
UFN = dict(AC="o Acre", AL="e Alagoas", AP="o Amapá", AM="o Amazonas", BA="a Bahia", CE="o Ceará", DF="o Distrito Federal", ES="o Espírito Santo",
 GO="e Goiás", MA="o Maranhão", MT="e Mato Grosso", MS="e Mato Grosso do Sul", MG="e Minas Gerais", PA="o Pará", PB="a Paraíba", PR="o Paraná",
 PE="e Pernambuco", PI="o Piauí", RJ="o Rio de Janeiro", RN="o Rio Grande do Norte", RS="o Rio Grande do Sul", RO="e Rondônia", RR="e Roraima",
 SC="e Santa Catarina", SP="e São Paulo", SE="e Sergipe", TO="o Tocantins")
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
U = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
D = "x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
CE = "x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
FEM = [("duzentos", "duzentas"), ("trezentos", "trezentas"), ("centos", "centas"), ("hentos", "hentas")]

def num(n, f=False, old=False):
    if n >= 1000:
        m, r = divmod(n, 1000)
        s = ("" if m == 1 else num(m, f) + " ") + "mil"
        if r: s += (" e " if r < 101 or r % 100 == 0 else " ") + num(r, f)
    elif n == 100: s = "cem"
    elif n > 100: s = CE[n // 100] + (" e " + num(n % 100, f) if n % 100 else "")
    elif n >= 20: s = D[n // 10] + (" e " + num(n % 10, f) if n % 10 else "")
    else: s = U[n]
    if f:
        for a, b in FEM: s = s.replace(a, b)
        s = re.sub(r"\bum$", "uma", s); s = re.sub(r"\bdois\b", "duas", s)
    if old:
        s = s.replace("três", "tres").replace("dezess", "dezes").replace("cinquenta", "cincoenta")
        if old == 2: s = s.replace("dois", "dous")
    return s

def mes(m, old=False):
    return MES[m - 1]

def ymd(d): return [int(x) for x in d[:10].split("-")]
def dn(d): y, m, a = ymd(d); return f"{a:02d}/{m:02d}/{y}"                       # 02/05/2019
def dx(d): y, m, a = ymd(d); return f"{a:02d} de {MES[m-1]} de {y}"              # 02 de maio de 2019
def dw(d, old=False):                                                             # doze de março de mil ...
    y, m, a = ymd(d); return f"{'primeiro' if a == 1 else num(a, old=old)} de {MES[m-1]} de {num(y, old=old)}"
def dd(d, s=0, old=False):                                                        # doze dias do mês de ...
    y, m, a = ymd(d); W = "um dia" if a == 1 else num(a, old=old) + " dias"
    return [f"{W} do mês de {MES[m-1]} do ano de {num(y)}",
            f"{W[:-5] if a > 1 else 'um'} ({a:02d}) {'dias' if a > 1 else 'dia'} do mês de {MES[m-1]} do ano de {num(y)} ({y})",
            f"{W} do mez de {MES[m-1].capitalize()} do anno de {num(y, old=old)}",
            f"{W} do mez de {MES[m-1]} de {num(y, old=old)}",
            f"{a} dias do mês de {MES[m-1]} de {y}"][s]
def hw(t, old=False):
    h, m = map(int, t.split(":")); s = f"{num(h, True, old)} hora{'s' * (h > 1)}"
    return s + (f" e {num(m, True, old)} minutos" if m else "")
def hp(t, old=True):                                                              # quatro horas e meia da tarde
    h, m = map(int, t.split(":")); p = "da madrugada" if h < 5 else "da manhã" if h < 12 else "da tarde" if h < 18 else "da noite"
    k = h if h <= 12 else h - 12
    return f"{num(k, True, old)} hora{'s' * (k > 1)}" + (" e meia" if m == 30 else f" e {num(m, True, old)} minutos" if m else "") + " " + p

def ws(v):
    s, m = 0, 32 - len(v)
    for x in v:
        s += int(x) * m; m = 0 if m >= 10 else m + 1
    return s
def matricula(cns, ano, tipo, l, f, t):
    b = f"{cns}0155{ano}{tipo}{int(l):05d}{int(f):03d}{int(t):07d}"
    for _ in "ab":
        r = ws(b) % 11; b += str(1 if r > 9 else r)
    return f"{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}"
def cpf(r):
    n = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        v = sum(x * (k - i) for i, x in enumerate(n)) * 10 % 11; n.append(v % 10)
    s = "".join(map(str, n)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"

def mn(m): return m.split("/")[0]
def uf(m): return m.split("/")[1]
def est(m):                                     # Estado de Minas Gerais
    n = UFN[uf(m)]; return n[2:] if uf(m) == "DF" else ("Estado d" + n)
def ext(m): return f"{mn(m)}, {est(m)}" if "/" in m else m
def hy(m, s="-"): return m.replace("/", s)

class K:
    """one certificate: the people, the places, the truth"""
    def __init__(self, case, up=False, **k):
        s = self
        s.case, s.r = case, random.Random("h115" + case)
        s.t, s.acc, s.twins, s.joint, s.cad = {}, {}, [], True, []
        g = dict(pai="", pain="", mae="", maen="", ap="", am="", selo="", dnv="", cpf="", mat="", hora="", av="", an="", lft="")
        g.update(k)
        for a, b in g.items(): setattr(s, a, b)
        if up:
            for a in ("nome", "pai", "mae", "ap", "am"): setattr(s, a, getattr(s, a).upper())
        s.apo, s.apa = (s.ap.split(" & ") + [""])[:2] if s.ap else ("", "")
        s.amo, s.ama = (s.am.split(" & ") + [""])[:2] if s.am else ("", "")
        s.o, s.f = ("o", False) if s.s == "M" else ("a", True)
        s.sexo = "masculino" if s.s == "M" else "feminino"
        s.cid, s.ufo = mn(s.of), uf(s.of)
        s.livro, s.folha, s.termo = s.lft.split(" ")
        if s.cpf: s.cpf = cpf(s.r)
        if s.mat:
            cns = f"{s.r.randrange(20000, 160000):06d}"
            s.mat = matricula(cns, ymd(s.reg)[0], s.mat, re.sub(r"\D", "", s.livro), re.sub(r"\D", "", s.folha), re.sub(r"\D", "", s.termo))
            s.cns = cns[:5] + "-" + cns[5:]; s.cns = cns[0:2] + "." + cns[2:5] + "-" + cns[5]
    def tx(s, texto): s.txt = texto; return texto
    def truth(s, W, H):
        y, m, a = ymd(s.n)
        L = s.loc.split("@"); lm = L[1] if len(L) > 1 else s.of
        S = lambda v: v
        d = {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
         "dados_pessoais": {"nome_completo": s.nome, "cpf": s.cpf, "matrícula": s.mat,
            "data_nascimento": {"texto_completo": getattr(s, "txt", dn(s.n)), "dia": f"{a:02d}", "mês": f"{m:02d}", "ano": str(y)},
            "hora_nascimento": s.hora, "naturalidade": lm, "sexo": "Masculino" if s.s == "M" else "Feminino"},
         "local_nascimento": {"estabelecimento": L[0], "município": mn(lm), "uf": uf(lm) if "/" in lm else ""},
         "registro": {"município": s.cid, "uf": s.ufo, "cartório": s.cart, "data_registro": dn(s.reg) if s.reg else "", "número_dnv": s.dnv,
            "livro": s.livro, "folha": s.folha, "termo": s.termo},
         "filiação": {"genitor_1": {"nome_completo": s.pai, "naturalidade": s.pain}, "genitor_2": {"nome_completo": s.mae, "naturalidade": s.maen}},
         "avós": {"paternos": {"avô": s.apo, "avó": s.apa}, "maternos": {"avô": s.amo, "avó": s.ama}},
         "gêmeos": {"status": "Sim" if s.twins else "Não", "informações_adicionais": ", ".join(s.twins)},
         "observações": {"averbações": s.av, "anotações": s.an},
         "autenticação": {"selo_digital": s.selo, "oficial_registro": s.oficial, "data_emissão": dn(s.e)}}
        if not s.pai:
            d["filiação"] = {"genitor_1": {"nome_completo": s.mae, "naturalidade": s.maen}, "genitor_2": {"nome_completo": "", "naturalidade": ""}}
        acc = {"dados_pessoais.naturalidade": [""], "dados_pessoais.data_nascimento.texto_completo": [dn(s.n), dx(s.n), dw(s.n)]}
        if re.search(r"\dv$", s.folha):
            acc["registro.folha"] = [s.folha[:-1] + x for x in (" verso", " v", "-v", "vº", "-verso", "verso", "v.")]
        if hasattr(s, "txt") and not re.search(r"\d{4}|\bmil\b", s.txt, re.I) and "dados_pessoais.data_nascimento.texto_completo" not in s.t:
            d["dados_pessoais"]["data_nascimento"]["texto_completo"] = dw(s.n); acc["dados_pessoais.data_nascimento.texto_completo"].append(s.txt)
        if getattr(s, "natl", 0): acc["dados_pessoais.naturalidade"] = []
        if not s.twins: acc["gêmeos.status"] = [""]
        for k, v in s.t.items():
            p = k.split("."); q = d
            for x in p[:-1]: q = q[x]
            q[p[-1]] = v
        for k, v in s.acc.items(): acc[k] = acc.get(k, []) + v
        return {"case": s.case, "layout": s.case.split("-")[0], "condition": "pdf_born_digital", "file": s.case + ".pdf", "width": W, "height": H,
                "resizeImage": False, "data": d, "accept": acc, "meta": {"twin_names": s.twins, "joint_notes": s.joint, "cadastro": s.cad}}
    HOME = ["Domicílio", "em domicílio", "domicílio", "", "residência", "em casa"]
    def home(s, *more): s.acc["local_nascimento.estabelecimento"] = s.HOME + list(more)
    def swapavos(s):
        for x, y in (("paternos", "maternos"), ("maternos", "paternos")):
            for g, p in (("avô", 0), ("avó", 1)):
                s.acc[f"avós.{x}.{g}"] = [(s.amo, s.ama) [p] if x == "paternos" else (s.apo, s.apa)[p]]

# ---------- drawing
def qr(r, n=25, px=2.4):
    p = ""
    def fd(x, y): return (x < 8 and y < 8) or (x >= n - 8 and y < 8) or (x < 8 and y >= n - 8)
    for y in range(n):
        for x in range(n):
            if not fd(x, y) and r.random() < .48: p += f"M{x} {y}h1v1h-1z"
    for (x, y) in ((0, 0), (n - 7, 0), (0, n - 7)):
        p += f"M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z"
    return f'<svg width="{n*px:.0f}pt" height="{n*px:.0f}pt" viewBox="0 0 {n} {n}"><path fill-rule="evenodd" d="{p}"/></svg>'
def sig(r, w=120, h=26, col="#1b2a6b"):
    x, p = 4, f"M4 {h*.7:.0f}"
    while x < w - 14:
        x2 = x + r.randint(8, 18)
        p += f"C{x+2} {r.randint(-2, h//2)} {x2-2} {r.randint(h//2, h+2)} {x2} {r.randint(h//3, h-4)}"; x = x2
    return f'<svg class="sig" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.1"/></svg>'
def arms(w=44, col="#333", k=0):
    a = "".join(f'<path d="M50 50L{50+40*c:.0f} {50+40*q:.0f}" stroke="{col}" stroke-width="2"/>' for c, q in
        [(1,0),(.71,.71),(0,1),(-.71,.71),(-1,0),(-.71,-.71),(0,-1),(.71,-.71)]) if k else ""
    return (f'<svg width="{w}pt" height="{w}pt" viewBox="0 0 100 100">{a}<circle cx="50" cy="50" r="30" fill="#fff" stroke="{col}" stroke-width="3"/>'
      f'<circle cx="50" cy="50" r="20" fill="none" stroke="{col}"/><path d="M50 26l7 17h18l-14 11 5 18-16-11-16 11 5-18-14-11h18z" fill="{col}" opacity=".8"/>'
      f'<path d="M18 80Q50 104 82 80M14 30Q2 60 22 84M86 30Q98 60 78 84" fill="none" stroke="{col}" stroke-width="4"/></svg>')
def seal(t1, t2, col="#274b8a", w=74, rot=-8):
    return (f'<svg width="{w}pt" height="{w}pt" viewBox="0 0 100 100" style="transform:rotate({rot}deg)"><g fill="none" stroke="{col}"><circle cx="50" cy="50" r="47" stroke-width="2"/>'
      f'<circle cx="50" cy="50" r="33"/></g><g fill="{col}" font-family="Liberation Sans Narrow" font-size="9" text-anchor="middle"><text x="50" y="44">{t1}</text><text x="50" y="58">{t2}</text></g>'
      f'<path d="M50 6v8M50 86v8M6 50h8M86 50h8M19 19l6 6M75 75l6 6M81 19l-6 6M19 81l6-6" stroke="{col}" stroke-width="2"/></svg>')
def stamps(n, col="#7a3b2e"):
    return "".join(f'<svg width="40pt" height="48pt" viewBox="0 0 40 48" style="margin-right:3pt"><rect x="1" y="1" width="38" height="46" fill="none" stroke="{c}" stroke-dasharray="2 2"/>'
      f'<rect x="5" y="5" width="30" height="38" fill="none" stroke="{c}"/><circle cx="20" cy="20" r="9" fill="none" stroke="{c}"/><text x="20" y="40" font-size="7" text-anchor="middle" fill="{c}" font-family="Liberation Sans">{v}</text></svg>'
      for v, c in n)
def page(k, body, css, pad, W=595, H=842):
    f = "f" + k.case
    css = re.sub(r"(^|\})\s*([^{}@]+)\{", lambda m: m[1] + ",".join(f".{f} {x.strip()}" for x in m[2].split(",")) + "{", css)
    k.W, k.H = W, H
    k.css = f"@page p{f}{{size:{W}pt {H}pt;margin:0}}.{f}{{page:p{f};width:{W}pt;height:{H}pt;box-sizing:border-box;display:flex;flex-direction:column;position:relative;{pad}}}.{f} .sig{{display:block;margin:0 auto -1pt}}.{f} .sg hr{{margin:0 0 3pt}}.{f} p{{margin:0 0 6pt}}" + css
    k.body = f'<div class="{f}">{body}</div>'
    k.html = (f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{W}pt {H}pt;margin:0}}body{{margin:0;width:{W}pt;height:{H}pt}}'
              + k.css.replace(f"page:p{f};", "").replace(f"@page p{f}{{size:{W}pt {H}pt;margin:0}}", "") + f'</style></head><body>{k.body}</body></html>')
    return k
