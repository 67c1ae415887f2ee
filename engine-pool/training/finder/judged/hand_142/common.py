# helpers shared by the ten forms of hand 142
import html, json, os, random, copy
HAND = "142"
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
EST = dict(AC="Acre", AL="Alagoas", AM="Amazonas", AP="Amapá", BA="Bahia", CE="Ceará", DF="Distrito Federal", ES="Espírito Santo", GO="Goiás",
 MA="Maranhão", MG="Minas Gerais", MS="Mato Grosso do Sul", MT="Mato Grosso", PA="Pará", PB="Paraíba", PE="Pernambuco", PI="Piauí", PR="Paraná",
 RJ="Rio de Janeiro", RN="Rio Grande do Norte", RO="Rondônia", RR="Roraima", RS="Rio Grande do Sul", SC="Santa Catarina", SE="Sergipe", SP="São Paulo", TO="Tocantins")
U = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
D = "x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
C = "x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
def w(n):
    if n < 20: return U[n]
    if n < 100: return D[n//10] + (" e " + U[n % 10] if n % 10 else "")
    if n == 100: return "cem"
    if n < 1000: return C[n//100] + (" e " + w(n % 100) if n % 100 else "")
    t, r = divmod(n, 1000)
    h = "mil" if t == 1 else w(t) + " mil"
    if not r: return h
    return h + (" e " if r < 100 or r % 100 == 0 else " ") + w(r)
def fem(n):
    s = w(n); p = s.split(" ")
    return " ".join({"um": "uma", "dois": "duas"}.get(x, x[:-2] + "as" if x.endswith("entos") else x) for x in p)
def dw(t, first="primeiro"):
    d, m, y = t
    return f"{first if d == 1 else w(d)} de {MES[m-1]} de {w(y)}"
def dn(t): return "%02d/%02d/%04d" % t
def dl(t, z=True): return f"{('%02d' if z else '%d') % t[0]} de {MES[t[1]-1]} de {t[2]}"
def hw(h):
    a, b = map(int, h.split(":"))
    s = "zero hora" if a == 0 else fem(a) + (" hora" if a == 1 else " horas")
    if b: s += f" e {w(b)} minuto" + ("" if b == 1 else "s")
    return s
def cpf(seed):
    r = random.Random("cpf" + str(seed)); d = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(x * (k - i) for i, x in enumerate(d)) * 10 % 11
        d.append(0 if s == 10 else s)
    s = "".join(map(str, d)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def mat(cns, ano, livro, folha, termo, sep=" ", tipo=1):
    b = "%06d0155%04d%d%05d%03d%07d" % (int(cns), ano, tipo, int(livro), int(folha), int(termo))
    d = [int(x) for x in b]
    a1 = sum(x * (31 - i) for i, x in enumerate(d)) * 10 % 11; a1 = 1 if a1 == 10 else a1
    a2 = (sum(x * (32 - i) for i, x in enumerate(d)) + a1 * 2) * 10 % 11; a2 = 1 if a2 == 10 else a2
    b += f"{a1}{a2}"
    p = [b[:6], b[6:8], b[8:10], b[10:14], b[14], b[15:20], b[20:23], b[23:30], b[30:]]
    return sep.join(p) if sep != "." else " ".join(p[:8]) + "-" + p[8]
assert mat(104539, 2013, 12, 21, 123).endswith("21"), mat(104539, 2013, 12, 21, 123)
def dnv(seed):
    r = random.Random("dnv" + str(seed)); return "30-%08d-%d" % (r.randrange(40000000, 99999999), r.randrange(10))
def e(s): return html.escape(s or "", quote=False).replace("\n", "<br>")
def qr(seed, size=70, n=29, col="#000"):
    r = random.Random("qr" + str(seed)); c = []
    def fin(x, y):
        for (a, b) in ((0, 0), (n-7, 0), (0, n-7)):
            if a-1 <= x <= a+7 and b-1 <= y <= b+7:
                i, j = x-a, y-b
                if not (0 <= i < 7 and 0 <= j < 7): return 0
                return 1 if i in (0, 6) or j in (0, 6) or (2 <= i <= 4 and 2 <= j <= 4) else 0
        return None
    for y in range(n):
        for x in range(n):
            f = fin(x, y); f = r.randrange(2) if f is None else f
            if f: c.append(f"M{x} {y}h1v1h-1z")
    return f'<svg width="{size}" height="{size}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path fill="{col}" d="{"".join(c)}"/></svg>'
def bars(seed, wd=190, h=26):
    r = random.Random("bar" + str(seed)); x = 0; s = ""
    while x < 180:
        a, b = r.randint(1, 3), r.randint(1, 3); s += f'<rect x="{x}" y="0" width="{a}" height="20"/>'; x += a + b
    return f'<svg width="{wd}" height="{h}" viewBox="0 0 184 20" preserveAspectRatio="none">{s}</svg>'
def arms(size=64, c1="#1d5b2c", c2="#d9a900", c3="#1b3c88"):
    import math
    st = lambda R, r, k=5, rot=-90: " ".join(f"{50+(R if i%2==0 else r)*math.cos(math.radians(rot+i*180/k)):.1f},{46+(R if i%2==0 else r)*math.sin(math.radians(rot+i*180/k)):.1f}" for i in range(2*k))
    lv = "".join(f'<ellipse cx="{50+s*(30+6*math.sin(t/6*3.1)):.1f}" cy="{80-t*9:.1f}" rx="7" ry="3.4" fill="{c1}" transform="rotate({s*(-50)} {50+s*(30+6*math.sin(t/6*3.1)):.1f} {80-t*9:.1f})"/>' for s in (-1, 1) for t in range(7))
    return (f'<svg width="{size}" height="{size}" viewBox="0 0 100 100">{lv}<polygon points="{st(33,13)}" fill="{c2}" stroke="{c1}" stroke-width="2"/>'
            f'<circle cx="50" cy="46" r="11" fill="{c3}" stroke="#fff" stroke-width="1.5"/><rect x="24" y="80" width="52" height="9" fill="{c3}"/><rect x="48" y="62" width="4" height="20" fill="#999"/></svg>')
def sig(seed, wd=120, h=34, col="#1a2f7a"):
    r = random.Random("sig" + str(seed)); x = 6; p = f"M4 {r.randint(18,26)}"
    for _ in range(7):
        nx = x + r.randint(10, 18); p += f" C{x+4} {r.randint(0,12)} {nx-6} {r.randint(20,34)} {nx} {r.randint(12,24)}"; x = nx
    return f'<svg width="{wd}" height="{h}" viewBox="0 0 130 36"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.4"/></svg>'
def N(mun, uf): return (mun, uf)
def nat_truth(t): return "" if not t else f"{t[0]}/{t[1]}"
def nat_acc(t, printed=()):
    if not t: return []
    a = [f"{t[0]} - {t[1]}", f"{t[0]}, {t[1]}"] + list(printed)
    if t[1] in EST: a += [f"{t[0]}, Estado de {EST[t[1]]}", f"{t[0]}/{EST[t[1]]}"]
    else: a += [t[0]]
    return list(dict.fromkeys(a))
UPKEYS = "nome sexo hora_txt mun uf reg_mun reg_uf estab cartorio oficial av an folha livro".split()
def up(P):
    P = copy.deepcopy(P)
    def u(v):
        if isinstance(v, str): return v.upper()
        if isinstance(v, tuple): return tuple(u(x) for x in v)
        if isinstance(v, list): return [u(x) for x in v]
        if isinstance(v, dict): return {k: u(x) for k, x in v.items()}
        return v
    for k in list(P):
        if k not in ("accept", "cadastro", "selo"): P[k] = u(P[k])
    if "accept" in P: P["accept"] = {k: [x.upper() for x in v] for k, v in P["accept"].items()}
    return P
def truth(case, P, date_txt, nat_label=True, joint=True, nat_printed=()):
    """P -> JSON. date_txt: the date of birth as the page prints it."""
    d, m, y = P["nasc"]; acc = {}
    home = P.get("home"); place = (P["mun"], P["uf"]); nt = P.get("nat") or place
    av, an = P.get("av", ""), P.get("an", "")
    whole = "\n".join(x for x in (av, an) if x)
    if joint and av and an: A, B = whole, ""; acc["observações.averbações"] = [av, an]; acc["observações.anotações"] = [an, whole]
    elif joint and an: A, B = an, ""; acc["observações.anotações"] = [an]; acc["observações.averbações"] = [""]
    elif joint and av: A, B = av, ""; acc["observações.anotações"] = [av]
    else: A, B = av, an
    if joint and an and not av:
        A, B = "", an; acc["observações.anotações"] = [""]; acc["observações.averbações"] = [an]
        acc.pop("observações.anotações")
    for i, (k, v) in enumerate((("averbações", A), ("anotações", B))):
        for lab in ("averbação:", "anotação:"):
            if v.lower().startswith(lab):
                acc.setdefault("observações." + k, []).append(v); v = v[len(lab):].strip()
                if i: B = v
                else: A = v
    g = [P["g1"], P.get("g2")]
    gd = []
    for i, x in enumerate(g):
        gd.append({"nome_completo": x[0] if x else "", "naturalidade": nat_truth(x[1]) if x else ""})
        if x and x[1]: acc[f"filiação.genitor_{i+1}.naturalidade"] = nat_acc(x[1], x[2:] )
    pa, ma = P.get("pat") or ("", ""), P.get("mat") or ("", "")
    acc["dados_pessoais.data_nascimento.texto_completo"] = [dn(P["nasc"]), dl(P["nasc"])]
    acc["dados_pessoais.naturalidade"] = nat_acc(nt, nat_printed) + ([] if nat_label else [""])
    est = P.get("estab", "")
    if home: acc["local_nascimento.estabelecimento"] = ["", "em domicílio", est]; est = "Domicílio"
    if P.get("same_sex"):
        for i in (0, 1):
            k = ("avô", "avó")[i]
            acc[f"avós.paternos.{k}"] = [ma[i]]; acc[f"avós.maternos.{k}"] = [pa[i]]
    tw = P.get("twins") or []
    info = P.get("twin_txt") or "; ".join(f"{a}{', matrícula ' + b if b else ''}" for a, b in tw)
    for k, v in (P.get("accept") or {}).items(): acc[k] = acc.get(k, []) + v
    acc = {k: [z for z in dict.fromkeys(v) if z is not None] for k, v in acc.items()}
    return {"case": case, "layout": case.split("-")[0], "condition": "pdf_born_digital", "file": case + ".pdf", "width": P.get("wd", 595), "height": P.get("ht", 842), "resizeImage": False,
     "data": {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
      "dados_pessoais": {"nome_completo": P["nome"], "cpf": P.get("cpf", ""), "matrícula": P.get("matr", ""),
        "data_nascimento": {"texto_completo": date_txt, "dia": "%02d" % d, "mês": "%02d" % m, "ano": str(y)},
        "hora_nascimento": P.get("hora", ""), "naturalidade": nat_truth(nt), "sexo": P["sexo"].capitalize()},
      "local_nascimento": {"estabelecimento": est, "município": P["mun"], "uf": P["uf"]},
      "registro": {"município": P["reg_mun"], "uf": P["reg_uf"], "cartório": P["cartorio"], "data_registro": dn(P["reg"]), "número_dnv": P.get("dnv", ""),
        "livro": str(P["livro"]), "folha": str(P["folha"]), "termo": str(P["termo"])},
      "filiação": {"genitor_1": gd[0], "genitor_2": gd[1]},
      "avós": {"paternos": {"avô": pa[0], "avó": pa[1]}, "maternos": {"avô": ma[0], "avó": ma[1]}},
      "gêmeos": {"status": "Sim" if tw else "Não", "informações_adicionais": info if tw else ""},
      "observações": {"averbações": A, "anotações": B},
      "autenticação": {"selo_digital": P.get("selo", ""), "oficial_registro": P["oficial"], "data_emissão": dn(P["emis"])}},
     "accept": acc, "meta": {"twin_names": [a for a, _ in tw], "joint_notes": joint, "cadastro": P.get("cadastro", [])}}
def page(css, body, size="A4", margin="0"):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{size};margin:{margin}}}*{{box-sizing:border-box}}body{{margin:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}}{css}</style></head><body>{body}</body></html>'
