# words, numbers, people, drawings, truth
import random, math, html
E = html.escape
MES = ["janeiro","fevereiro","março","abril","maio","junho","julho","agosto","setembro","outubro","novembro","dezembro"]
U = ["zero","um","dois","três","quatro","cinco","seis","sete","oito","nove","dez","onze","doze","treze","quatorze","quinze","dezesseis","dezessete","dezoito","dezenove"]
D = ["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
C = ["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
def ext(n, fem=False):
    if n == 100: return "cem"
    if n >= 1000:
        m, r = divmod(n, 1000)
        h = "mil" if m == 1 else ext(m, fem) + " mil"
        if r == 0: return h
        return h + (" e " if r < 100 or r % 100 == 0 else " ") + ext(r, fem)
    if n >= 100:
        c = C[n // 100]
        if fem: c = c.replace("entos", "entas")
        return c + (" e " + ext(n % 100, fem) if n % 100 else "")
    if n >= 20:
        return D[n // 10] + (" e " + ext(n % 10, fem) if n % 10 else "")
    if fem and n in (1, 2): return ["", "uma", "duas"][n]
    return U[n]
def ano_ext(y):
    m, r = divmod(y, 1000)
    h = "mil" if m == 1 else "dois mil"
    if r == 0: return h
    c = ext(r)
    return h + (" e " if (m == 2 or r < 100) else " ") + c if m == 2 else h + " " + c
def data_ext(d, prim="primeiro"):
    dd, mm, yy = d
    return f"{prim if dd == 1 else ext(dd)} de {MES[mm-1]} de {ano_ext(yy)}"
def dmy(d, s="/"): return f"{d[0]:02d}{s}{d[1]:02d}{s}{d[2]:04d}"
def data_mes(d): return f"{d[0]:02d} de {MES[d[1]-1]} de {d[2]}"
def hora_ext(h, m, conj="e"):
    a = ext(h, True) + (" hora" if h == 1 else " horas")
    return a if m == 0 else a + f" {conj} " + ext(m) + (" minuto" if m == 1 else " minutos")
def hora_periodo(h, m):
    per = "da madrugada" if h < 6 else "da manhã" if h < 12 else "da tarde" if h < 18 else "da noite"
    hh = h if h <= 12 else h - 12
    if h == 0: return ("meia-noite" if m == 0 else "meia-noite e " + ext(m) + " minutos")
    if h == 12: return ("meio-dia" if m == 0 else "meio-dia e " + ext(m) + " minutos")
    return hora_ext(hh, m) + " " + per
def mod11cpf(ds):
    s = sum(d * w for d, w in zip(ds, range(len(ds) + 1, 1, -1))) * 10 % 11
    return 0 if s == 10 else s
def cpf(r):
    ds = [r.randrange(10) for _ in range(9)]
    ds.append(mod11cpf(ds)); ds.append(mod11cpf(ds))
    s = "".join(map(str, ds))
    return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def mdv(s):
    w = 32 - len(s); t = 0
    for c in s:
        t += int(c) * w
        w = 0 if w == 10 else w + 1
    t %= 11
    return "1" if t == 10 else str(t)
def matricula(cns, acervo, ano, livro, folha, termo):
    s = f"{cns}{acervo:02d}55{ano:04d}1{livro:05d}{folha:03d}{termo:07d}"
    assert len(s) == 30, s
    a = mdv(s); b = mdv(s + a)
    return s + a + b
assert mdv("104539015520131000120210000123") == "2" and mdv("1045390155201310001202100001232") == "1"
def mfmt(m, style=0):
    p = [m[:6], m[6:8], m[8:10], m[10:14], m[14], m[15:20], m[20:23], m[23:30], m[30:]]
    if style == 0: return " ".join(p[:-1]) + "-" + p[-1]
    if style == 1: return " ".join(p)
    if style == 2: return ".".join(p[:-1]) + "-" + p[-1]
    return m
def dnv(r, st=0):
    s = f"{r.choice([30,30,40,20,50])}{r.randrange(10**8, 10**9):09d}"[:11]
    return [f"{s[:2]}-{s[2:10]}-{s[10]}", s, f"{s[:10]}-{s[10]}"][st]

# ---------- people ----------
GM = {"old": "Sebastião Benedito Olímpio Joaquim Manoel Raimundo Firmino Honorato Teófilo Ambrósio Belarmino Leopoldo Anselmo Casimiro Deodato Eleutério Félix Galdino Hermenegildo Inácio Januário Laurindo Militão Norberto Otaviano Pedro Quirino Rufino Severino Tibúrcio Ubaldo Virgílio Zeferino Adelino Bonifácio Crispim Antônio João José Francisco".split(),
 "mid": "Marcos Paulo Edson Gilberto Wanderley Ronaldo Aparecido Carlos Luiz Sérgio Jurandir Valdir Nelson Osvaldo Cláudio Reinaldo Élcio Amauri Genivaldo Edmilson Josué Adailton Rogério Fábio Márcio Everton Cleber Alcides Hélio Ivan Moacir Nivaldo Roberto Sidnei Walmir Evandro Leandro Rodrigo Alexandre Giovani".split(),
 "new": "Enzo Ravi Davi Bernardo Théo Heitor Lorenzo Caio Vicente Benício Noah Murilo Otávio Samuel Anthony Kauã Ícaro Joaquim Francisco Yuri Breno Tomás Kaique Wesley Ruan Luan Bento Levi Isaac Emanuel Raul Gael Caetano Martim Nathan Ryan Cauê Iago".split()}
GF = {"old": "Benedita Raimunda Sebastiana Izabel Conceição Ermelinda Philomena Guilhermina Leopoldina Amélia Brígida Clotilde Deolinda Eulália Firmina Georgina Hermínia Idalina Josefa Laudelina Maria Ana Rosa Francisca Antônia Jovelina Olívia Perpétua Quitéria Rita Saturnina Teodora Umbelina Virgínia Zulmira Alzira Etelvina Donatila Cândida".split(),
 "mid": "Sandra Márcia Rosângela Aparecida Cleusa Ivone Neusa Vera Lúcia Marlene Solange Eliane Edilene Francineide Gislaine Josilene Lucimara Regina Silvana Tânia Valquíria Zenaide Adriana Cristiane Fabiana Luciana Patrícia Simone Vanessa Elisângela Rosimeire Jaqueline Débora Kátia Mônica Ivanilda Dalva Jurema Iracema".split(),
 "new": "Valentina Helena Alice Sofia Manuela Isadora Cecília Maitê Liz Heloísa Antonella Yasmin Lavínia Esther Rebeca Agatha Ana Maria Laura Luísa Beatriz Clara Olívia Nicole Eloá Pietra Catarina Bianca Mirella Stella Rayssa Emanuelly Ísis Aurora Jade Lívia Melissa Sarah".split()}
GM["old"] += "Euclydes Ozório Hygino Aristóteles Themístocles Epaminondas Filogônio Ludgero Philadelpho Sinfrônio Deoclécio".split()
GM["mid"] += "Deusdete Francisnaldo Wandercleison Oziel Erivaldo Josenildo Uelinton Maycon Ailton Iran Ubirajara Tarcísio Laércio".split()
GM["new"] += "Jhonatan Rhyan Kauê Thaylon Vinícius Deivid Pyetro Aquiles Zion Arthur Ubirajara Luiz Guilherme".split()
GF["old"] += "Theodolinda Eudóxia Hermelinda Escolástica Anastácia Corina Dalila Honorina Maximina".split()
GF["mid"] += "Cleidivânia Iraildes Leidiane Walkyria Erotildes Maristela Auxiliadora Nazaré Deuzuíte Ediléia Gicélia Roseli".split()
GF["new"] += "Kethellyn Thuanny Ysadora Ludmylla Hadassa Anny Dandara Iara Raíssa Flor Zoé Tainara Evellyn".split()
G2M = {"old": "José Antônio Francisco Pedro Luiz de\u00a0Assis Batista Tomé".split(" "), "mid": "Antônio Roberto César Henrique Augusto Eduardo Luís Alberto José".split(), "new": "Henrique Miguel Gabriel Felipe Lucas Augusto Emanuel Vinícius Rafael".split()}
G2F = {"old": "Maria Rosa Francisca das\u00a0Dores Joaquina".split(" "), "mid": "Aparecida Maria Cristina Regina Helena de\u00a0Fátima Lúcia de\u00a0Lourdes".split(" "), "new": "Vitória Gabriela Eduarda Luíza Sofia Beatriz Clara Júlia".split()}
SN = {"pt": ["da Silva","dos Santos","de Oliveira","de Souza","Pereira","Ferreira","Alves","Rodrigues","do Nascimento","de Lima","Araújo","Ribeiro","Carvalho","Gomes","Martins","Rocha","Barbosa","Cardoso","Teixeira","Moura","Cavalcante","Bezerra","Nogueira","Queiroz","de Melo","Falcão","Furtado","Maciel","Guimarães","Prado","Paes Landim","Siqueira","de Sá","Arruda","Bittencourt","Peixoto","Quaresma","Vilas Boas","Leão","Figueiredo","Salgado","Coutinho","Brandão","Lustosa","Godói","do Amaral","de Jesus","da Conceição","Sampaio","de Abreu","Fagundes","Tourinho","Câmara","Pacheco","Monteiro","Espíndola","Meireles","do Carmo","das Neves","Valadares","Portela","Macêdo","Ximenes","Trindade","Evangelista","Gusmão","Lobato","Cordeiro","Dourado","Pimentel","Resende","Drumond","Saraiva","Quintanilha","Tavares","Varela"],
 "it": ["Bortolotto","Zanella","Fontanive","Dal Pozzo","De Bortoli","Marchiori","Pizzolatti","Scarpari","Trevisan","Zuccolotto","Brunelli","Casagrande","Perini","Gambarotto","Simonetti","Tonietto"],
 "de": ["Schneider","Hoffmann","Wasserberg","Kretschmer","Oberziner","Röhrig","Kunzler","Scheffel","Bauermann","Lindner","Heinzen","Poffo","Volkweis","Jungblut"],
 "pl": ["Kowalczyk","Wosniak","Szymanski","Przybysz","Gadonski","Hrycyna","Stachiu","Melnik"],
 "jp": ["Takemoto","Nakashima","Yoshizawa","Hirata","Uehara","Kanashiro","Morishita"],
 "ar": ["Haddad","Chedid","Abrahão","Mansur","Farah","Salomão"],
 "es": ["Gutiérrez","Mamani Quispe","Benítez","Ocampos","Villalba"],
 "fr": ["D'Ávila","Sant'Anna","Lafayette","van der Linden","Mac Dowell","Holanda"]}
MIX = {"RS": "pt pt pt it it de de pl", "SC": "pt pt it de de pl", "PR": "pt pt pt it de pl pl jp", "SP": "pt pt pt pt pt it it jp ar es", "ES": "pt pt pt it it de", "MS": "pt pt pt pt es jp ar", "RJ": "pt pt pt pt pt pt fr it", "PA": "pt pt pt pt pt jp ar"}
def era(y): return "old" if y < 1950 else "mid" if y < 1990 else "new"
def given(r, sex, y, two=.5):
    e = era(y); a = r.choice((GM if sex == "M" else GF)[e])
    if r.random() < two:
        b = r.choice((G2M if sex == "M" else G2F)[e]).replace("\u00a0", " ")
        if strip(b[:3]) != strip(a[:3]): a += " " + b
    return a
def sur(r, uf):
    m = (MIX.get(uf) or "pt pt pt pt pt pt pt pt pt fr").split()
    return r.choice(SN[r.choice(m)])
def adult(r, sex, uf, y=1965, two=.5):
    a, b = sur(r, uf), sur(r, uf)
    return given(r, sex, y, two) + " " + a + (" " + b if r.random() < .55 and a != b else "")
def family(r, uf, y, sex, **k):
    """a family with shared surnames"""
    sp, sm, sap, sam = (sur(r, uf) for _ in range(4))
    while sm == sp: sm = sur(r, uf)
    f = dict(avo_p=given(r, "M", y-58) + " " + (sur(r, uf) + " " if r.random() < .35 else "") + sp,
             av_p=given(r, "F", y-55) + " " + sap + (" " + sp if r.random() < .6 and sap != sp else ""),
             avo_m=given(r, "M", y-54) + " " + (sur(r, uf) + " " if r.random() < .35 else "") + sm,
             av_m=given(r, "F", y-52) + " " + (r.choice(["Maria da Conceição","das Dores","de Jesus"]) if r.random() < .15 and y < 1985 else sam + (" " + sm if r.random() < .6 and sam != sm else "")))
    f["pai"] = given(r, "M", y-29) + " " + (sap + " " if r.random() < .5 and sap != sp else "") + sp
    f["mae"] = given(r, "F", y-26) + " " + (sam + " " if r.random() < .3 and sam not in (sm, sp) else "") + sm + (" " + sp if r.random() < .45 else "")
    f["sm"] = (sam + " " if sam not in (sm, sp) else "") + sm
    if k.get("mae") is None: f["mae_s"] = f["mae"].replace(" " + sp, "") if f["mae"].endswith(" " + sp) else f["mae"]
    g = given(r, sex, y, .6)
    x = r.random()
    if x < .12: t = " ".join(dict.fromkeys([sam, sm, sap, sp])); g += " de Nazaré" if x < .03 and sex == "F" else ""
    elif x < .25: t = " ".join(dict.fromkeys([sm, sap])) + (" e " + sp[3:] if sp.startswith(("da ", "de ", "do ")) else " " + sp)
    else: t = (sm + " " if r.random() < .75 else "") + sp
    f["nome"] = g + " " + t; f["tail"] = t
    g2 = given(r, sex, y, .6)
    while g2.split()[0] == g.split()[0]: g2 = given(r, sex, y, .6)
    f["gemeo"] = g2 + " " + t
    f.update({a: b for a, b in k.items() if b is not None})
    return f
def cap(s): return s.upper()
ESTADO = {"AC":"Acre","AL":"Alagoas","AP":"Amapá","AM":"Amazonas","BA":"Bahia","CE":"Ceará","DF":"Distrito Federal","ES":"Espírito Santo","GO":"Goiás","MA":"Maranhão","MT":"Mato Grosso","MS":"Mato Grosso do Sul","MG":"Minas Gerais","PA":"Pará","PB":"Paraíba","PR":"Paraná","PE":"Pernambuco","PI":"Piauí","RJ":"Rio de Janeiro","RN":"Rio Grande do Norte","RS":"Rio Grande do Sul","RO":"Rondônia","RR":"Roraima","SC":"Santa Catarina","SP":"São Paulo","SE":"Sergipe","TO":"Tocantins"}
DE = {"AC":"do","AL":"de","AP":"do","AM":"do","BA":"da","CE":"do","DF":"do","ES":"do","GO":"de","MA":"do","MT":"de","MS":"de","MG":"de","PA":"do","PB":"da","PR":"do","PE":"de","PI":"do","RJ":"do","RN":"do","RS":"do","RO":"de","RR":"de","SC":"de","SP":"de","SE":"de","TO":"do"}
def strip(s):
    import unicodedata
    return "".join(c for c in unicodedata.normalize("NFD", s) if not unicodedata.combining(c))

# ---------- truth ----------
def truth(case, layout, w=595, h=842):
    return {"case": case, "layout": layout, "condition": "pdf_born_digital", "file": case + ".pdf", "width": w, "height": h, "resizeImage": False,
      "data": {
        "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
        "dados_pessoais": {"nome_completo": "", "cpf": "", "matrícula": "", "data_nascimento": {"texto_completo": "", "dia": "", "mês": "", "ano": ""},
                           "hora_nascimento": "", "naturalidade": "", "sexo": ""},
        "local_nascimento": {"estabelecimento": "", "município": "", "uf": ""},
        "registro": {"município": "", "uf": "", "cartório": "", "data_registro": "", "número_dnv": "", "livro": "", "folha": "", "termo": ""},
        "filiação": {"genitor_1": {"nome_completo": "", "naturalidade": ""}, "genitor_2": {"nome_completo": "", "naturalidade": ""}},
        "avós": {"paternos": {"avô": "", "avó": ""}, "maternos": {"avô": "", "avó": ""}},
        "gêmeos": {"status": "Não", "informações_adicionais": ""},
        "observações": {"averbações": "", "anotações": ""},
        "autenticação": {"selo_digital": "", "oficial_registro": "", "data_emissão": ""}},
      "accept": {}, "negative": null, "meta": {"twin_names": [], "joint_notes": False, "cadastro": []}}
null = None
def setp(t, **k):
    """short keys -> truth"""
    d = t["data"]
    P = {"nome": ("dados_pessoais","nome_completo"), "cpf": ("dados_pessoais","cpf"), "mat": ("dados_pessoais","matrícula"),
         "hora": ("dados_pessoais","hora_nascimento"), "nat": ("dados_pessoais","naturalidade"),
         "estab": ("local_nascimento","estabelecimento"), "nmun": ("local_nascimento","município"), "nuf": ("local_nascimento","uf"),
         "rmun": ("registro","município"), "ruf": ("registro","uf"), "cart": ("registro","cartório"), "dnv": ("registro","número_dnv"),
         "livro": ("registro","livro"), "folha": ("registro","folha"), "termo": ("registro","termo"),
         "selo": ("autenticação","selo_digital"), "oficial": ("autenticação","oficial_registro"),
         "averb": ("observações","averbações"), "anot": ("observações","anotações")}
    for a, v in k.items():
        if a in P: d[P[a][0]][P[a][1]] = str(v) if v is not None else ""
        elif a == "sexo": d["dados_pessoais"]["sexo"] = {"M": "Masculino", "F": "Feminino"}[v]
        elif a == "dreg": d["registro"]["data_registro"] = dmy(v) if v else ""
        elif a == "demi": d["autenticação"]["data_emissão"] = dmy(v) if v else ""
        elif a == "nasc":
            dt, txt = v
            d["dados_pessoais"]["data_nascimento"] = {"texto_completo": txt, "dia": f"{dt[0]:02d}", "mês": f"{dt[1]:02d}", "ano": str(dt[2])}
        elif a in ("g1", "g2"):
            d["filiação"]["genitor_" + a[1]] = {"nome_completo": v[0] or "", "naturalidade": v[1] or ""}
        elif a == "avp": d["avós"]["paternos"] = {"avô": v[0] or "", "avó": v[1] or ""}
        elif a == "avm": d["avós"]["maternos"] = {"avô": v[0] or "", "avó": v[1] or ""}
        elif a == "twin":
            d["gêmeos"] = {"status": "Sim", "informações_adicionais": v[0]}; t["meta"]["twin_names"] = v[1]
        elif a == "joint": t["meta"]["joint_notes"] = v
        elif a == "cad": t["meta"]["cadastro"] = v
        elif a == "accept": t["accept"].update(v)
        else: raise KeyError(a)
    return t

# ---------- drawings ----------
def qr(r, px=80, n=33, col="#000"):
    g = [[r.random() < .5 for _ in range(n)] for _ in range(n)]
    for ox, oy in ((0, 0), (n-7, 0), (0, n-7)):
        for y in range(-1, 8):
            for x in range(-1, 8):
                if 0 <= ox+x < n and 0 <= oy+y < n:
                    m = max(abs(x-3), abs(y-3)); g[oy+y][ox+x] = m in (0, 1, 3)
    p = "".join(f"M{x} {y}h1v1h-1z" for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{px}" height="{px}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{p}" fill="{col}"/></svg>'
def barcode(r, w=150, h=22, col="#000"):
    x = 0; p = ""
    while x < 190:
        b = r.choice([1, 1, 2, 3]); p += f"M{x} 0h{b}v20h-{b}z"; x += b + r.choice([1, 1, 2, 3])
    return f'<svg width="{w}" height="{h}" viewBox="0 0 194 20" preserveAspectRatio="none"><path d="{p}" fill="{col}"/></svg>'
def sign(r, w=150, h=38, col="#1b2f7a"):
    x, y = 4, 24; p = f"M{x} {y}"
    for _ in range(r.randrange(8, 13)):
        dx = r.uniform(6, 16); p += f" q{r.uniform(-6,8):.1f} {r.uniform(-26,6):.1f} {dx:.1f} {r.uniform(-7,7):.1f}"; x += dx
    p += f" t{r.uniform(14,30):.1f} {r.uniform(-8,4):.1f}"
    return f'<svg width="{w}" height="{h}" viewBox="0 0 160 40" style="overflow:visible"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.3" stroke-linecap="round"/></svg>'
def stamp(text, mid="", px=92, col="#3a3f9a", rot=-12, op=.75, font="Liberation Sans", i=[0]):
    i[0] += 1
    m = "".join(f'<text x="60" y="{58+k*11-5*(len(mid.split("|"))-1)}" text-anchor="middle" font-size="9" fill="{col}" font-family="{font}">{E(t)}</text>' for k, t in enumerate(mid.split("|")))
    fs = min(10.5, 250 / max(len(text), 1) * 1.5)
    return f'<svg width="{px}" height="{px}" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:{op}"><defs><path id="c{i[0]}" d="M60 60 m-44 0 a44 44 0 1 1 88 0 a44 44 0 1 1 -88 0"/></defs><circle cx="60" cy="60" r="57" fill="none" stroke="{col}" stroke-width="2"/><circle cx="60" cy="60" r="39" fill="none" stroke="{col}"/><text font-size="{fs:.1f}" fill="{col}" font-family="{font}"><textPath href="#c{i[0]}">{E(text)}</textPath></text>{m}</svg>'
def arms(px=52, col="#333", kind=0):
    star = " ".join(f"{50+ (34 if k%2==0 else 14)*math.sin(k*math.pi/5):.1f},{46-(34 if k%2==0 else 14)*math.cos(k*math.pi/5):.1f}" for k in range(10))
    leaves = "".join(f'<ellipse cx="{50+s*(40-abs(k-3)*1.2)}" cy="{20+k*10}" rx="4" ry="8" transform="rotate({s*(25-k*8)} {50+s*40} {20+k*10})" fill="none" stroke="{col}" stroke-width="1.5"/>' for s in (-1, 1) for k in range(7))
    inner = f'<polygon points="{star}" fill="none" stroke="{col}" stroke-width="2.5"/><circle cx="50" cy="46" r="11" fill="none" stroke="{col}" stroke-width="2"/><path d="M20 92 q30 -14 60 0" stroke="{col}" fill="none" stroke-width="4"/>'
    if kind == 1: inner = f'<path d="M26 18h48v34q0 26 -24 36q-24 -10 -24 -36z" fill="none" stroke="{col}" stroke-width="2.5"/><path d="M26 40h48M50 18v68" stroke="{col}" stroke-width="1.5"/><circle cx="50" cy="42" r="9" fill="#fff" stroke="{col}" stroke-width="2"/>'
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100">{leaves}{inner}</svg>'
def guilloche(w, h, col, op=.25, step=14, amp=9, per=60):
    p = ""
    y = -amp
    while y < h + amp:
        d = f"M0 {y:.0f}" + "".join(f" q{per/4:.0f} {-amp*2 if k%2 else amp*2} {per/2:.0f} 0" for k in range(int(w/(per/2)) + 1))
        p += d; y += step
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}" style="position:absolute;left:0;top:0;opacity:{op}"><path d="{p}" fill="none" stroke="{col}" stroke-width=".6"/></svg>'
def doc(css, body, size="A4"):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}}{css}</style></head><body>{body}</body></html>'
