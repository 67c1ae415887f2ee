# -*- coding: utf-8 -*-
"""Shared helpers: numbers in words, check digits, truth record, small drawings."""
import random, html as _h
HAND = "137"
E = _h.escape
U = ["zero","um","dois","três","quatro","cinco","seis","sete","oito","nove","dez","onze","doze","treze","quatorze","quinze",
     "dezesseis","dezessete","dezoito","dezenove"]
D = ["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
C = ["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
M = ["","janeiro","fevereiro","março","abril","maio","junho","julho","agosto","setembro","outubro","novembro","dezembro"]
def ext(n):
    if n < 20: return U[n]
    if n < 100: return D[n//10] + (" e "+U[n%10] if n%10 else "")
    if n == 100: return "cem"
    if n < 1000: return C[n//100] + (" e "+ext(n%100) if n%100 else "")
    h = "mil" if n//1000 == 1 else ext(n//1000)+" mil"
    r = n % 1000
    if not r: return h
    return h + (" e " if (r < 100 or r % 100 == 0) else " ") + ext(r)
def dmy(s): return tuple(int(x) for x in s.split("/"))
def dext(s, um="primeiro"):
    d, m, y = dmy(s)
    return "%s de %s de %s" % (um if d == 1 else ext(d), M[m], ext(y))
def dmed(s):
    d, m, y = dmy(s)
    return "%s de %s de %d" % ("1º" if d == 1 else str(d), M[m], y)
def old(t):
    for a, b in (("dezesseis","dezeseis"),("dezessete","dezesete"),("cinquenta","cincoenta"),("dezenove","dezenove")):
        t = t.replace(a, b)
    return t
def cpf(seed):
    r = random.Random("cpf%s" % seed); d = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(x*(k-i) for i, x in enumerate(d)) * 10 % 11
        d.append(0 if s == 10 else s)
    t = "".join(map(str, d))
    return "%s.%s.%s-%s" % (t[:3], t[3:6], t[6:9], t[9:])
def _ws(v):
    s, m = 0, 32 - len(v)
    for ch in v:
        s += int(ch)*m; m += 1
        if m > 10: m = 0
    s %= 11
    return "1" if s > 9 else str(s)
def matr(cns, ano, livro, folha, termo, acervo="01", tipo="1", sep=True):
    import re
    b = "%s%s55%04d%s%05d%03d%07d" % (cns, acervo, int(ano), tipo, int(livro), int(re.sub(r"\D", "", str(folha))), int(termo))
    assert len(b) == 30, b
    d1 = _ws(b); d2 = _ws(b+d1)
    t = b+d1+d2
    if not sep: return t
    return "%s %s %s %s %s %s %s %s %s" % (t[:6], t[6:8], t[8:10], t[10:14], t[14], t[15:20], t[20:23], t[23:30], t[30:])
assert matr("104539", 2013, 12, 21, 123, sep=False)[-2:] == "21", matr("104539", 2013, 12, 21, 123)
def dnv(seed):
    r = random.Random("dnv%s" % seed); return "30-%08d-%d" % (r.randrange(5*10**7, 9*10**7), r.randrange(10))

def truth(form, n, w=595, h=842, accept=None, meta=None, **k):
    """k: nome cpf mat nasc(texto) nd(dd/mm/aaaa) hora nat sexo est lmun luf rmun ruf cart dreg dnv livro folha termo
       g1 g1n g2 g2n ap1 ap2 am1 am2 gem geminfo averb anot selo oficial demi"""
    g = lambda x: k.pop(x, "") or ""
    d, m, y = k.pop("nd").split("/")
    case = "%s%s-%d" % (HAND, form, n)
    data = {
     "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
     "dados_pessoais": {"nome_completo": g("nome"), "cpf": g("cpf"), "matrícula": g("mat"),
       "data_nascimento": {"texto_completo": g("nasc"), "dia": d, "mês": m, "ano": y},
       "hora_nascimento": g("hora"), "naturalidade": g("nat"), "sexo": g("sexo")},
     "local_nascimento": {"estabelecimento": g("est"), "município": g("lmun"), "uf": g("luf")},
     "registro": {"município": g("rmun"), "uf": g("ruf"), "cartório": g("cart"), "data_registro": g("dreg"), "número_dnv": g("dnv"),
       "livro": g("livro"), "folha": g("folha"), "termo": g("termo")},
     "filiação": {"genitor_1": {"nome_completo": g("g1"), "naturalidade": g("g1n")}, "genitor_2": {"nome_completo": g("g2"), "naturalidade": g("g2n")}},
     "avós": {"paternos": {"avô": g("ap1"), "avó": g("ap2")}, "maternos": {"avô": g("am1"), "avó": g("am2")}},
     "gêmeos": {"status": g("gem") or "Não", "informações_adicionais": g("geminfo")},
     "observações": {"averbações": g("averb"), "anotações": g("anot")},
     "autenticação": {"selo_digital": g("selo"), "oficial_registro": g("oficial"), "data_emissão": g("demi")}}
    assert not k, k
    mt = {"twin_names": [], "joint_notes": False, "cadastro": []}; mt.update(meta or {})
    return {"case": case, "layout": HAND+form, "condition": "pdf_born_digital", "file": case+".pdf", "width": w, "height": h,
            "resizeImage": False, "data": data, "accept": {a: b for a, b in (accept or {}).items() if b}, "meta": mt}
def arms(px=60, col="#222"):
    pts = " ".join("%.1f,%.1f" % (50+r*__import__("math").sin(a), 46-r*__import__("math").cos(a))
        for i in range(10) for r, a in [((34 if i % 2 == 0 else 15), i*3.14159265/5)])
    return ('<svg width="%d" height="%d" viewBox="0 0 100 100" fill="none" stroke="%s"><polygon points="%s" stroke-width="2"/><circle cx="50" cy="46" r="13" stroke-width="2"/>'
            '<circle cx="50" cy="46" r="9" stroke-dasharray="1 3" stroke-width="2"/><path d="M20 20C2 50 12 78 44 86M80 20C98 50 88 78 56 86M14 88q36-14 72 0" stroke-width="3"/>'
            '<path d="M14 34l-7-3M11 46l-8 0M12 58l-7 4M18 70l-6 6M86 34l7-3M89 46l8 0M88 58l7 4M82 70l6 6" stroke-width="2"/></svg>') % (px, px, col, pts)
def qr(seed, px=70):
    r = random.Random("qr%s" % seed); n = 29; s = ""
    def find(x, y): return '<path d="M%d %dh7v7h-7zM%d %dv5h5v-5z" fill-rule="evenodd"/><rect x="%d" y="%d" width="3" height="3"/>' % (x, y, x+1, y+1, x+2, y+2)
    for y in range(n):
        for x in range(n):
            if (x < 8 and y < 8) or (x > 20 and y < 8) or (x < 8 and y > 20): continue
            if r.random() < .48: s += '<rect x="%d" y="%d" width="1" height="1"/>' % (x, y)
    return '<svg width="%d" height="%d" viewBox="0 0 29 29" shape-rendering="crispEdges">%s%s%s%s</svg>' % (px, px, s, find(0,0), find(22,0), find(0,22))
def sig(seed, w=170, h=44, col="#1d2f7a"):
    r = random.Random("sig%s" % seed); x, d = 8, "M8 30"
    while x < w-30:
        a = r.randint(8, 20); d += " q%d %d %d %d t%d %d" % (a//2, -r.randint(8, 30), a, r.randint(-3, 3), r.randint(5, 12), r.randint(-2, 2)); x += a+8
    d += " q20 8 %d -12" % r.randint(10, 30)
    return '<svg width="%d" height="%d" viewBox="0 -2 %d %d" style="overflow:hidden"><path d="%s" fill="none" stroke="%s" stroke-width="1.3"/></svg>' % (w, h, w, 58, d, col)
def page(css, body, size="A4", margin="0"):
    return ('<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>certidão</title><style>@page{size:%s;margin:%s}'
            '*{box-sizing:border-box}html,body{margin:0;padding:0}body{-webkit-print-color-adjust:exact}%s</style></head><body>%s</body></html>') % (size, margin, css, body)
