# -*- coding: utf-8 -*-
"""Shared: words, numbers, made-up people, truth."""
import random, datetime, html as _h, json, os, unicodedata, re
from types import SimpleNamespace as NS

HAND = "139"
U1 = ["zero","um","dois","três","quatro","cinco","seis","sete","oito","nove","dez","onze","doze","treze","quatorze","quinze","dezesseis","dezessete","dezoito","dezenove"]
D1 = ["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
C1 = ["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
def num(n):
    if n < 20: return U1[n]
    if n < 100: return D1[n//10] + (" e " + U1[n%10] if n%10 else "")
    if n == 100: return "cem"
    if n < 1000: return C1[n//100] + (" e " + num(n%100) if n%100 else "")
    m, r = divmod(n, 1000)
    s = "mil" if m == 1 else num(m) + " mil"
    if not r: return s
    return s + (" e " if r < 100 or r % 100 == 0 else " ") + num(r)
MES = ["","janeiro","fevereiro","março","abril","maio","junho","julho","agosto","setembro","outubro","novembro","dezembro"]
def D(s):
    d, m, y = s.split("/"); return datetime.date(int(y), int(m), int(d))
def dmy(d): return d.strftime("%d/%m/%Y")
def ext(d, zero=False): return ("%02d" if zero else "%d") % d.day + " de %s de %d" % (MES[d.month], d.year)
def words(d): return ("primeiro" if d.day == 1 else num(d.day)) + " de " + MES[d.month] + " de " + num(d.year)
def esc(s): return _h.escape(s, quote=False)
def noacc(s): return "".join(c for c in unicodedata.normalize("NFD", s) if not unicodedata.combining(c)).replace("º","o.").replace("ª","a.")

def cpf(rng):
    n = [rng.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(a*b for a, b in zip(n, range(k, 1, -1))) * 10 % 11
        n.append(0 if s == 10 else s)
    t = "".join(map(str, n)); return "%s.%s.%s-%s" % (t[:3], t[3:6], t[6:9], t[9:])
def cert_dv(b):
    def ws(v):
        s, m = 0, 32 - len(v)
        for c in v:
            s += int(c)*m; m += 1
            if m > 10: m = 0
        r = s % 11
        return "1" if r > 9 else str(r)
    a = ws(b); return a + ws(b + a)
def matricula(cns, ano, livro, folha, termo, tipo="1"):
    b = "%06d0155%04d%s%05d%03d%07d" % (cns, ano, tipo, livro, folha, termo)
    assert len(b) == 30
    return b + cert_dv(b)
def msp(m, seps=" "):
    g = [m[:6], m[6:8], m[8:10], m[10:14], m[14], m[15:20], m[20:23], m[23:30], m[30:]]
    return seps.join(g)
def mdash(m): return msp(m[:30]+"  ").rstrip() + "-" + m[30:]
assert cert_dv("104539015520131000120210000123") == "21", cert_dv("104539015520131000120210000123")

FEM = {1950:["Maria Aparecida","Lindalva","Ivonete","Terezinha","Neuza","Josefa","Edileusa","Rosângela","Maria do Socorro","Iracema","Zulmira","Cleusa","Odete","Marlene","Maria das Graças","Benedita","Dalva","Ivone","Jandira","Nair","Maria José","Conceição","Eunice","Alzira","Francisca","Hilda"],
 1980:["Priscila","Vanessa","Tatiane","Fabíola","Juliana","Jéssica","Luciana","Michele","Patrícia","Andréia","Rosilene","Gisele","Elaine Cristina","Daiane","Débora","Simone","Keila","Adriana","Sílvia Regina","Márcia","Flávia","Viviane"],
 2000:["Ana Júlia","Maria Clara","Lavínia","Heloísa","Yasmin","Isadora","Ágatha","Maria Eduarda","Letícia","Sophia","Emanuelly","Cecília","Antonella","Lívia","Maitê","Rebeca","Ana Beatriz","Stéfany Vitória"]}
MAS = {1950:["José Carlos","Antônio","Sebastião","João Batista","Raimundo","Osvaldo","Benedito","Geraldo","Waldemar","Manoel","Ademir","Francisco das Chagas","Luiz Gonzaga","Orlando","Severino","Joaquim","Pedro Paulo","Ernesto","Alcides","Nelson","Divino","Jair","Valdir","Expedito","Arlindo"],
 1980:["Rodrigo","Fábio","Leandro","Anderson","Cristiano","Márcio","Wellington","Rogério","Adriano","Cláudio","Everton","Marcelo","Gilmar","Reginaldo","Luciano","Robson","Alexandre","Edson","Thiago","Vinícius"],
 2000:["Enzo Gabriel","João Miguel","Davi Lucca","Kauã","Arthur","Bernardo","Pietro","Gael","Heitor","Théo","Miguel Ângelo","Ravi","João Guilherme","Samuel","Lorenzo","Bryan"]}
SUR = ["Silva","Souza","Oliveira","Pereira","Rodrigues","Almeida","Nascimento","Carvalho","Araújo","Ribeiro","Gonçalves","Lacerda","Figueiredo","Bittencourt","Siqueira","Toledo","Fagundes","Quintanilha","Medeiros","Guimarães","Pacheco","Barreto","Vasconcelos","Zanatta","Schneider","Bortolini","Kowalski","Yamashita","Teixeira","Moura","Peixoto","Nogueira","Brandão","Queiroz","Tavares","Marinho","Sampaio","Leite","Dornelles","Furtado","Caldeira","Antunes","Mesquita","Proença","Valadão","Rezende","Goulart","Camargo","Prado","Assunção","Batista","Feitosa","Alencar","Bezerra","Macedo","Paixão","Lustosa","Damasceno","Sant'Anna","Rocha","Cavalcante","Pimentel","Beltrão","Trindade","Falcão"]
CONN = ["", "", "", "da ", "de ", "dos ", "do "]
SURC = {"Silva":"da ","Souza":"de ","Nascimento":"do ","Rocha":"da ","Paixão":"da ","Trindade":"da ","Prado":"do ","Oliveira":"de ","Almeida":"de ","Carvalho":"de ","Araújo":"de ","Moura":"de ","Assunção":"da "}
def sur(s, rng, p=.6): return (SURC[s] if s in SURC and rng.random() < p else "") + s

def given(rng, sex, year):
    k = 1950 if year < 1972 else 1980 if year < 1997 else 2000
    return rng.choice((FEM if sex == "F" else MAS)[k])
def anyone(rng, sex=None, year=1960):
    sex = sex or rng.choice("FM")
    a, b = rng.sample(SUR, 2)
    return given(rng, sex, year) + " " + sur(a, rng) + " " + sur(b, rng)

def person(seed, **o):
    """Everything of one made-up registration; o overrides. Needs: nasc, cid, uf"""
    r = random.Random(seed)
    p = NS()
    p.rng = r
    p.nasc = D(o["nasc"]); p.cid = o["cid"]; p.uf = o["uf"]
    p.sexo = o.get("sexo") or r.choice("FM")
    y = p.nasc.year
    s = r.sample(SUR, 8)
    p.pai = given(r, "M", y-28) + " " + sur(s[0], r) + " " + sur(s[1], r)
    p.mae = given(r, "F", y-26) + " " + sur(s[2], r) + " " + sur(s[1], r)
    p.avop = given(r, "M", 1950) + " " + sur(s[4], r) + " " + sur(s[1], r)
    p.avop2 = given(r, "F", 1950) + " " + sur(s[0], r) + " " + sur(s[1], r)
    p.avom = given(r, "M", 1951) + " " + sur(s[5], r) + " " + sur(s[2], r)
    p.avom2 = given(r, "F", 1950) + " " + sur(s[6], r) + " " + sur(s[2], r)
    p.nome = given(r, p.sexo, y) + " " + sur(s[2], r) + " " + sur(s[1], r)
    p.pai_nat = "%s/%s" % (p.cid, p.uf); p.mae_nat = p.pai_nat
    p.nat = "%s/%s" % (p.cid, p.uf)
    p.hora = "%02d:%02d" % (r.randrange(24), r.randrange(1, 60))
    p.estab = ""
    p.rcid = p.cid; p.ruf = p.uf
    p.reg = p.nasc + datetime.timedelta(days=r.randrange(2, 40))
    p.emi = p.reg + datetime.timedelta(days=r.randrange(1000, 4000))
    p.livro_n = r.randrange(12, 380); p.folha_n = r.randrange(2, 299); p.verso = False
    p.termo_n = r.randrange(1100, 99000)
    p.cns = r.randrange(60000, 159000)
    p.oficial = anyone(r, None, 1960); p.escrev = anyone(r, None, 1980)
    p.decl = None; p.test1 = anyone(r, None, 1960); p.test2 = anyone(r, None, 1960)
    p.medico = anyone(r, None, 1960); p.juiz = anyone(r, None, 1950)
    p.cpf = cpf(r); p.cpf2 = cpf(r); p.cpf3 = cpf(r)
    p.dnv = "30-%08d-%d" % (r.randrange(10**7, 10**8), r.randrange(10))
    p.selo = ""
    p.gemeo = ""; p.twins = []
    p.averb = ""; p.anot = ""; p.cadastro = []
    p.joint = False
    p.blank = ""
    for k, v in o.items():
        if k in ("nasc", "cid", "uf", "sexo"): continue
        if k in ("reg", "emi") and isinstance(v, str): v = D(v)
        setattr(p, k, v)
    if p.decl is None: p.decl = p.pai or p.mae
    p.mat = matricula(p.cns, p.reg.year, p.livro_n, p.folha_n, p.termo_n)
    if not hasattr(p, "livro"): p.livro = "A-%d" % p.livro_n
    if not hasattr(p, "folha"): p.folha = "%d%s" % (p.folha_n, "v" if p.verso else "")
    if not hasattr(p, "termo"): p.termo = "%d" % p.termo_n
    return p

TXT = ["nome","pai","mae","avop","avop2","avom","avom2","pai_nat","mae_nat","nat","cid","rcid","estab","oficial","escrev","decl","test1","test2","medico","juiz","gemeo","averb","anot","cartorio"]
def mapall(p, f):
    for k in TXT:
        v = getattr(p, k, None)
        if isinstance(v, str): setattr(p, k, f(v))
    p.twins = [f(t) for t in p.twins]; p.cadastro = [f(t) for t in p.cadastro]
    return p

def truth(form, n, p, order="pm", texto=None, accept=None, mat=None, size=(595, 842), **kw):
    """kw: overrides by dotted path"""
    case = "%s%s-%d" % (HAND, form, n)
    G = {"p": {"nome_completo": p.pai or "", "naturalidade": (p.pai_nat or "") if p.pai else ""},
         "m": {"nome_completo": p.mae or "", "naturalidade": (p.mae_nat or "") if p.mae else ""}}
    od = [c for c in order if G[c]["nome_completo"]] + [c for c in order if not G[c]["nome_completo"]]
    t = {"case": case, "layout": HAND + form, "condition": "pdf_born_digital", "file": case + ".pdf",
     "width": size[0], "height": size[1], "resizeImage": False,
     "data": {
      "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
      "dados_pessoais": {"nome_completo": p.nome, "cpf": p.cpf or "", "matrícula": mat or "",
        "data_nascimento": {"texto_completo": texto or dmy(p.nasc), "dia": "%02d" % p.nasc.day, "mês": "%02d" % p.nasc.month, "ano": "%d" % p.nasc.year},
        "hora_nascimento": p.hora or "", "naturalidade": p.nat or "", "sexo": "Feminino" if p.sexo == "F" else "Masculino"},
      "local_nascimento": {"estabelecimento": p.estab or "", "município": p.cid, "uf": p.uf},
      "registro": {"município": p.rcid, "uf": p.ruf, "cartório": p.cartorio, "data_registro": dmy(p.reg) if p.reg else "", "número_dnv": p.dnv or "",
        "livro": p.livro, "folha": p.folha, "termo": p.termo},
      "filiação": {"genitor_1": G[od[0]], "genitor_2": G[od[1]]},
      "avós": {"paternos": {"avô": p.avop or "", "avó": p.avop2 or ""}, "maternos": {"avô": p.avom or "", "avó": p.avom2 or ""}},
      "gêmeos": {"status": "Sim" if p.twins else "Não", "informações_adicionais": p.gemeo or ""},
      "observações": {"averbações": p.averb or "", "anotações": p.anot or ""},
      "autenticação": {"selo_digital": p.selo or "", "oficial_registro": p.oficial or "", "data_emissão": dmy(p.emi) if p.emi else ""}},
     "accept": accept or {}, "meta": {"twin_names": list(p.twins), "joint_notes": bool(p.joint), "cadastro": list(p.cadastro)}}
    for k, v in kw.items():
        node = t["data"]; ks = k.split("__")
        for q in ks[:-1]: node = node[q]
        assert ks[-1] in node, k
        node[ks[-1]] = v
    return t

def page(css, body, size="A4", title="Certidão"):
    return "<!DOCTYPE html>\n<html lang=\"pt-BR\"><head><meta charset=\"utf-8\"><title>%s</title><style>@page{size:%s;margin:0}*{box-sizing:border-box}html,body{margin:0;padding:0}%s</style></head><body>%s</body></html>\n" % (title, size, css, body)

def i25(digits, w=240, h=34):
    P = ["00110","10001","01001","11000","00101","10100","01100","00011","10010","01010"]
    seq = [1,1,1,1]
    for a, b in zip(digits[::2], digits[1::2]):
        for x, y in zip(P[int(a)], P[int(b)]): seq += [3 if x == "1" else 1, 3 if y == "1" else 1]
    seq += [3,1,1]
    tot = sum(seq); x = 0; out = []
    for i, s in enumerate(seq):
        if i % 2 == 0: out.append('<rect x="%d" y="0" width="%d" height="10"/>' % (x, s))
        x += s
    return '<svg width="%d" height="%d" viewBox="0 0 %d 10" preserveAspectRatio="none">%s</svg>' % (w, h, tot, "".join(out))
def qr(seed, px=80, n=29):
    r = random.Random(seed); o = []
    def fin(x, y):
        o.append('<path fill-rule="evenodd" d="M%d %dh7v7h-7zM%d %dh5v5h-5z"/><rect x="%d" y="%d" width="3" height="3"/>' % (x, y, x+1, y+1, x+2, y+2))
    for y in range(n):
        for x in range(n):
            if (x < 8 and y < 8) or (x > n-9 and y < 8) or (x < 8 and y > n-9): continue
            if r.random() < .48: o.append('<rect x="%d" y="%d" width="1.02" height="1.02"/>' % (x, y))
    fin(0, 0); fin(n-7, 0); fin(0, n-7)
    return '<svg width="%d" height="%d" viewBox="0 0 %d %d">%s</svg>' % (px, px, n, n, "".join(o))
def arms(px=60, col="#222"):
    """a plain coat-of-arms stand-in (star in wreath)"""
    return ('<svg width="%d" height="%d" viewBox="0 0 60 60" fill="none" stroke="%s" stroke-width="1.6"><circle cx="30" cy="28" r="13"/><path d="M30 8l5 14 15 1-12 9 5 15-13-9-13 9 5-15-12-9 15-1z"/><path d="M12 44c8 10 28 10 36 0M6 24c-2 14 6 24 16 30M54 24c2 14-6 24-16 30"/></svg>' % (px, px, col))
