# -*- coding: utf-8 -*-
import random, html as _h
HAND = "127"
MES = ["", "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro", "dezembro"]
ROM = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]
U = ["zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze", "doze", "treze", "quatorze", "quinze", "dezesseis", "dezessete", "dezoito", "dezenove"]
D = ["", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"]
C = ["", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos", "setecentos", "oitocentos", "novecentos"]

def e(s):
    return _h.escape(str(s), quote=False)

def num(n, f=False):
    def u(k):
        s = U[k]
        return {"um": "uma", "dois": "duas"}.get(s, s) if f else s
    if n < 20:
        return u(n)
    if n < 100:
        return D[n // 10] + (" e " + u(n % 10) if n % 10 else "")
    if n == 100:
        return "cem"
    if n < 1000:
        c = C[n // 100]
        if f and n >= 200:
            c = c[:-2] + "as"
        return c + (" e " + num(n % 100, f) if n % 100 else "")
    m, r = divmod(n, 1000)
    s = ("" if m == 1 else num(m, f) + " ") + "mil"
    if not r:
        return s
    return s + (" e " if r < 100 or r % 100 == 0 else " ") + num(r, f)

def dw(d, m, y, first="primeiro", year=None):
    return "%s de %s de %s" % (first if d == 1 else num(d), MES[m], year or num(y))

def dn(d, m, y, sep="/"):
    return "%02d%s%02d%s%04d" % (d, sep, m, sep, y)

def dm(d, m, y):  # 3 de julho de 1974
    return "%s de %s de %d" % ("1º" if d == 1 else d, MES[m], y)

def cpf(r):
    d = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(a * b for a, b in zip(d, range(k, 1, -1))) * 10 % 11
        d.append(s % 10)
    s = "".join(map(str, d))
    return "%s.%s.%s-%s" % (s[:3], s[3:6], s[6:9], s[9:])

def _dv(s):
    k = 32 - len(s)
    t = 0
    for c in s:
        t += int(c) * k
        k = 0 if k + 1 > 10 else k + 1
    t %= 11
    return "1" if t == 10 else str(t)

def matr(cns, ano, tipo, livro, folha, termo, fmt=" "):
    p = ["%06d" % cns, "01", "55", "%04d" % ano, str(tipo), "%05d" % livro, "%03d" % folha, "%07d" % termo]
    s = "".join(p)
    a = _dv(s)
    p.append(a + _dv(s + a))
    if fmt == "":
        return "".join(p)
    if fmt == ".":
        return "%s.%s.%s.%s.%s.%s.%s.%s-%s" % tuple(p)
    return fmt.join(p)

def dnv(r):
    return "30-%08d-%d" % (r.randrange(50000000, 99999999), r.randrange(10))

GIV = {
 "old": ("Sebastião Benedicto Honorio Theophilo Firmino Jacyntho Eleuterio Raymundo Agostinho Clementino Porphirio Waldemar Oscar Manoel Joaquim Antenor Cypriano Leoncio Hermenegildo Zeferino Quirino Bellarmino".split(),
         "Etelvina Deolinda Euphrosina Jovelina Philomena Thereza Izaltina Umbelina Leopoldina Guilhermina Rosalina Idalina Ernestina Carolina Balbina Virginia Honorina Custodia Amelia Zulmira Maximiana Felicidade".split()),
 "mid": ("Osvaldo Nelson Waldir Geraldo Ataíde Jurandir Dorival Aristides Orlando Benedito Lourival Ademar Hélio Odair Valdomiro Divino Sinval Eurípedes Arlindo Nivaldo Dirceu Leônidas Írio Gumercindo".split(),
         "Neusa Dirce Iracema Alzira Nair Odete Lourdes Jandira Conceição Zilda Elza Ivone Aparecida Terezinha Hilda Olga Diva Cacilda Ondina Araci Maria Zenaide Eunice Marlene".split()),
 "late": ("Marcelo Rogério Fábio Anderson Cláudio Sérgio Adriano Luciano Gilberto Vanderlei Cristiano Emerson Ricardo Wagner Everaldo Josimar Edvaldo Reginaldo Márcio Flávio".split(),
          "Simone Adriana Patrícia Rosângela Luciana Débora Cristiane Viviane Elaine Vânia Solange Márcia Sandra Roseli Fabiana Silvana Cláudia Eliane Rosimeire Janaína".split()),
 "new": ("Heitor Davi Théo Gael Ravi Benício Enzo Bernardo Caleb Levi Noah Samuel Joaquim Anthony Isaac Murilo Otávio Vicente Bento Nícolas".split(),
         "Alice Helena Cecília Maitê Heloísa Antonella Lorena Ayla Liz Eloá Lívia Isadora Melissa Yasmin Agatha Aurora Clarice Ísis Pérola Marina".split()),
}
MID = {"old": ("Augusto Pedro José Francisco Ignacio Luiz".split(), "Maria Francisca Augusta Candida Rosa Emilia".split()),
       "mid": ("José Carlos Luís Antônio Batista Sebastião".split(), "Maria Helena de Lourdes|das Graças|Aparecida|Regina".replace("Helena de", "Helena|de").replace("Maria ", "Maria|").split("|")),
       "late": ("Luís César Alexandre Roberto Augusto Henrique".split(), "Aparecida Cristina Regina Helena de_Fátima Lúcia".split()),
       "new": ("Miguel Gabriel Lucca Emanuel Henrique Felipe".split(), "Valentina Sofia Vitória Beatriz Luísa Manuela".split())}
SUR = {"old": "de Souza|Baptista|de Athayde|Mello|da Motta|Pacheco|Guimarães|Vasconcellos|de Lacerda|Werneck|Moraes|Quadros|Penna|de Queiroz|Coutinho|Villela|do Valle|Pimentel|Nunes|Azeredo|Britto|Caldas|Theodoro|Sampaio".split("|"),
       "mid": "de Sousa|Figueira|Prado|Teixeira|da Luz|Bittencourt|Corrêa|Zanetti|Furlan|Lopes|de Arruda|Siqueira|Tavares|do Nascimento|Rezende|Camargo|Moraes|Bueno|Farias|Pedrosa|Schmitz|Kowalski|Damasceno|Leite|Rangel|Xavier".split("|"),
       "late": "Barbosa|Medeiros|de Paula|Vieira|Gonçalves|Brandão|Nogueira|Assunção|Peixoto|Cardoso|dos Anjos|Fontes|Queiroga|Marinho|Galdino|Lacerda|Trindade|Bezerra|Salgado|Amorim|Quintela|Espíndola|Yamaguchi|Carvalhal".split("|")}
SUR["new"] = SUR["late"]
PREV = {"old": "old", "mid": "old", "late": "mid", "new": "late"}

def fam(seed, era, sex, longn=False, short=False, twin=None, gpera=None):
    """a made-up family; sex of child M/F; twin: sex of the twin"""
    r = random.Random("127" + seed)
    pe = PREV[era]
    ge = gpera or PREV[pe]
    used = set()
    def g(er, s, two=False):
        pool = [x for x in GIV[er][0 if s == "M" else 1] if x not in used]
        a = r.choice(pool); used.add(a)
        if two:
            b = r.choice([x for x in MID[er][0 if s == "M" else 1] if x != a]).replace("_", " ")
            return a + " " + b
        return a
    ss = r.sample(SUR[pe if pe in SUR else era], 6)
    if len(ss) < 6: ss += ss
    A, B, Cc, Dd, E2, F2 = ss
    o = {}
    o["pai"] = g(pe, "M", r.random() < .5) + " " + (B + " " if r.random() < .7 else "") + A
    o["mae"] = g(pe, "F", r.random() < .6) + " " + (Dd + " " if r.random() < .6 else "") + Cc
    o["avop"] = g(ge, "M", r.random() < .4) + " " + (E2 + " " if r.random() < .4 else "") + A
    o["avp"] = g(ge, "F", r.random() < .5) + " " + B
    o["avom"] = g(ge, "M", r.random() < .4) + " " + (F2 + " " if r.random() < .3 else "") + Cc
    o["avm"] = g(ge, "F", r.random() < .5) + " " + Dd
    if longn:
        o["nome"] = g(era, sex, True) + " " + Dd + " " + Cc + " " + B + " de " + A.replace("de ", "").replace("da ", "").replace("do ", "").replace("dos ", "")
        o["pai"] = g(pe, "M", True) + " " + E2 + " " + B + " e " + A
    elif short:
        o["nome"] = g(era, sex) + " " + A
    else:
        o["nome"] = g(era, sex, r.random() < .5) + " " + Cc + " " + A
    o["so_mae"] = g(era, sex, True) + " " + Cc
    if twin:
        o["gemeo"] = g(era, twin, r.random() < .5) + " " + Cc + " " + A
    o["x"] = [g(pe, "M") + " " + r.choice(ss) + " " + r.choice(SUR[pe]) for _ in range(3)] + [g(pe, "F") + " " + r.choice(SUR[pe]) for _ in range(2)]
    return o

def U_(o, keys=None):
    return {k: (v.upper() if isinstance(v, str) else [x.upper() for x in v]) for k, v in o.items()}

ALL = {}
SIZES = {"a4": (210, 297), "a4l": (297, 210), "a5": (148, 210), "a5l": (210, 148), "letter": (216, 279), "oficio": (216, 330), "oficiol": (330, 216)}

class Doc: pass

def doc(form, n, size, css, body, v, accept=None, seen=None, twins=(), joint=True, cad=(), blw=""):
    """v flat values; everything not given is empty"""
    w, h = SIZES.get(size, size)
    g = lambda k: v.get(k, "")
    d, m, y = v["dn"] if v.get("dn") else ("", "", "")
    case = "%s%s-%d" % (HAND, form, n)
    t = {"case": case, "layout": HAND + form, "condition": "pdf_born_digital", "file": case + ".pdf",
         "width": round(w * 72 / 25.4), "height": round(h * 72 / 25.4), "resizeImage": False,
         "data": {
          "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
          "dados_pessoais": {"nome_completo": v["nome"], "cpf": g("cpf"), "matrícula": g("mat"),
             "data_nascimento": {"texto_completo": g("dtxt"), "dia": "%02d" % d if d else "", "mês": "%02d" % m if m else "", "ano": "%04d" % y if y else ""},
             "hora_nascimento": g("hora"), "naturalidade": g("nat"), "sexo": {"M": "Masculino", "F": "Feminino", "": ""}[g("sexo")]},
          "local_nascimento": {"estabelecimento": g("estab"), "município": g("mun"), "uf": g("uf")},
          "registro": {"município": g("rmun"), "uf": g("ruf"), "cartório": g("cart"), "data_registro": dn(*v["dr"]) if v.get("dr") else "",
             "número_dnv": g("dnv"), "livro": g("livro"), "folha": g("folha"), "termo": g("termo")},
          "filiação": {"genitor_1": {"nome_completo": g("g1"), "naturalidade": g("g1n")}, "genitor_2": {"nome_completo": g("g2"), "naturalidade": g("g2n")}},
          "avós": {"paternos": {"avô": g("avop"), "avó": g("avp")}, "maternos": {"avô": g("avom"), "avó": g("avm")}},
          "gêmeos": {"status": "Sim" if twins else "Não", "informações_adicionais": g("gem")},
          "observações": {"averbações": g("averb"), "anotações": g("anot")},
          "autenticação": {"selo_digital": g("selo"), "oficial_registro": g("oficial"), "data_emissão": dn(*v["em"]) if v.get("em") else ""}},
         "accept": {}, "meta": {"twin_names": list(twins), "joint_notes": joint, "cadastro": list(cad)}}
    accept = {k: ([x] if isinstance(x, str) else list(x)) for k, x in (accept or {}).items()}
    if blw:
        for k in BLK:
            if not g(k): accept[k] = accept.get(k, []) + [blw]
    ac = {}
    for k, x in (accept or {}).items():
        x = [x] if isinstance(x, str) else list(x)
        kk = K.get(k, k)
        cur = t["data"]
        for part in kk.split("."):
            cur = cur[part]
        x = [a for i, a in enumerate(x) if a != cur and a not in x[:i]]
        if x: ac[kk] = x
    if d:
        ac.setdefault(K["dtxt"], [])
        if dn(d, m, y) not in ac[K["dtxt"]] and g("dtxt") != dn(d, m, y):
            ac[K["dtxt"]].append(dn(d, m, y))
        if not ac[K["dtxt"]]: del ac[K["dtxt"]]
    t["accept"] = ac
    page = ("<!DOCTYPE html>\n<html lang=\"pt-BR\"><head><meta charset=\"utf-8\"><title>%s</title><style>\n@page{size:%gmm %gmm;margin:0}\n"
            "*{box-sizing:border-box}html,body{margin:0;padding:0}body{width:%gmm;height:%gmm;overflow:hidden;position:relative;-webkit-print-color-adjust:exact;print-color-adjust:exact}\n"
            "table{border-collapse:collapse}p{margin:0}\n%s\n</style></head><body>\n%s\n</body></html>\n") % (case, w, h, w, h - .3, css, body)
    ALL[case] = (page, t, {K.get(k, k): ([x] if isinstance(x, str) else list(x)) for k, x in (seen or {}).items()})

K = {"nome": "dados_pessoais.nome_completo", "cpf": "dados_pessoais.cpf", "mat": "dados_pessoais.matrícula", "dtxt": "dados_pessoais.data_nascimento.texto_completo",
     "hora": "dados_pessoais.hora_nascimento", "nat": "dados_pessoais.naturalidade", "sexo": "dados_pessoais.sexo", "estab": "local_nascimento.estabelecimento",
     "mun": "local_nascimento.município", "uf": "local_nascimento.uf", "rmun": "registro.município", "ruf": "registro.uf", "cart": "registro.cartório", "dr": "registro.data_registro",
     "dnv": "registro.número_dnv", "livro": "registro.livro", "folha": "registro.folha", "termo": "registro.termo",
     "g1": "filiação.genitor_1.nome_completo", "g1n": "filiação.genitor_1.naturalidade", "g2": "filiação.genitor_2.nome_completo", "g2n": "filiação.genitor_2.naturalidade",
     "avop": "avós.paternos.avô", "avp": "avós.paternos.avó", "avom": "avós.maternos.avô", "avm": "avós.maternos.avó",
     "gem": "gêmeos.informações_adicionais", "averb": "observações.averbações", "anot": "observações.anotações", "selo": "autenticação.selo_digital",
     "oficial": "autenticação.oficial_registro", "em": "autenticação.data_emissão"}

BLK = ('hora', 'estab', 'g1n', 'g2n', 'averb', 'anot', 'gem', 'dnv', 'cpf', 'avop', 'avp', 'g2')

def qr(seed, mm=22):
    r = random.Random(seed)
    n = 29
    g = [[r.random() < .5 for _ in range(n)] for _ in range(n)]
    for (a, b) in ((0, 0), (0, n - 7), (n - 7, 0)):
        for i in range(-1, 8):
            for j in range(-1, 8):
                x, y = a + i, b + j
                if 0 <= x < n and 0 <= y < n:
                    g[x][y] = (0 <= i < 7 and 0 <= j < 7) and (i in (0, 6) or j in (0, 6) or (2 <= i <= 4 and 2 <= j <= 4))
    d = "".join("M%d %dh1v1h-1z" % (j, i) for i in range(n) for j in range(n) if g[i][j])
    return '<svg style="width:%gmm;height:%gmm;display:block" viewBox="0 0 %d %d"><path d="%s"/></svg>' % (mm, mm, n, n, d)

def sig(seed, w=40, h=9, color="#223"):
    r = random.Random("s" + seed)
    x, d = 4, "M2 20"
    while x < 92:
        d += " C%d %d %d %d %d %d" % (x + 2, r.randrange(2, 14), x + 6, r.randrange(18, 30), x + r.randrange(6, 12), r.randrange(10, 22))
        x += r.randrange(6, 12)
    return '<svg style="width:%gmm;height:%gmm;display:block;margin:0 auto" viewBox="0 0 110 32" preserveAspectRatio="none"><path d="%s" fill="none" stroke="%s" stroke-width="1.1"/></svg>' % (w, h, d, color)

ARMS = '<svg style="width:%gmm;height:%gmm;display:block;margin:0 auto" viewBox="0 0 40 40"><circle cx="20" cy="18" r="9" fill="none" stroke="#444"/><path d="M20 4l3.5 10h10l-8 6 3 10-8.5-6-8.5 6 3-10-8-6h10z" fill="none" stroke="#444"/><path d="M6 22q4 12 14 14q10-2 14-14" fill="none" stroke="#444"/><path d="M8 36h24" stroke="#444"/></svg>'
def arms(mm=14): return ARMS % (mm, mm)
