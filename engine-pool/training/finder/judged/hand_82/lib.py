"""People, places, numbers, truth and drawing helpers for hand 82."""
import random, datetime as dt, html
from types import SimpleNamespace as NS
UFN = dict(AC="do Acre", AL="de Alagoas", AM="do Amazonas", AP="do Amapá", BA="da Bahia", CE="do Ceará", DF="do Distrito Federal", ES="do Espírito Santo", GO="de Goiás", MA="do Maranhão", MG="de Minas Gerais", MS="de Mato Grosso do Sul", MT="de Mato Grosso", PA="do Pará", PB="da Paraíba", PE="de Pernambuco", PI="do Piauí", PR="do Paraná", RJ="do Rio de Janeiro", RN="do Rio Grande do Norte", RO="de Rondônia", RR="de Roraima", RS="do Rio Grande do Sul", SC="de Santa Catarina", SE="de Sergipe", SP="de São Paulo", TO="do Tocantins")
CITY = {u: v.split(";") for u, v in dict(AC="Tarauacá;Sena Madureira;Brasiléia", AL="Palmeira dos Índios;Penedo;Olho d'Água das Flores", AM="Tefé;São Gabriel da Cachoeira;Parintins;Maués", AP="Oiapoque;Laranjal do Jari", BA="Ilhéus;Vitória da Conquista;Paulo Afonso;Dias d'Ávila", CE="Sobral;Quixeramobim;Crateús;Iguatu", DF="Brasília", ES="Colatina;Santa Teresa;Cachoeiro de Itapemirim", GO="Anápolis;Catalão;Rio Verde;Porangatu", MA="Caxias;Barra do Corda;Grajaú;Pedreiras", MG="Ubá;Sete Lagoas;Poços de Caldas;São João del Rei;Teófilo Otoni", MS="Dourados;Aquidauana;Amambai;Três Lagoas", MT="Rondonópolis;Barra do Garças;Cáceres;Sinop", PA="Santarém;Altamira;Óbidos;Santa Izabel do Pará", PB="Patos;Cajazeiras;Sousa", PE="Garanhuns;Petrolina;Águas Belas;Serra Talhada", PI="Picos;Parnaíba;Oeiras", PR="Londrina;Maringá;Ponta Grossa;União da Vitória", RJ="Petrópolis;Campos dos Goytacazes;Nova Friburgo;Valença", RN="Mossoró;Caicó;Currais Novos", RO="Ji-Paraná;Vilhena;Guajará-Mirim", RR="Caracaraí;Pacaraima;Boa Vista", RS="Bagé;Pelotas;Sant'Ana do Livramento;Caxias do Sul;Ijuí", SC="Blumenau;Joinville;Chapecó;Laguna", SE="Estância;Lagarto;Propriá", SP="Bauru;Registro;Mogi das Cruzes;Santa Bárbara d'Oeste;Ourinhos;Marília", TO="Tocantinópolis;Gurupi;Tocantínia").items()}
OLDUF = "AL AM BA CE ES GO MA MG PA PB PE PI PR RJ RN RS SC SE SP".split()
MALE = "Abílio Adalberto Aimoré André Anselmo Apoena Benjamim Caetano Cauã Conrado Davi Dirceu Eliézer Fábio Germano Hélio Ícaro Inácio Jeremias Jônatas Kenji Leônidas Lourenço Matias Natanael Otávio Plínio Raí Rômulo Samir Tarcísio Ubirajara Valdomiro Wendel Yuri Zaqueu".split() + ["João Guilherme", "José de Ribamar", "Luís Otávio", "Pedro d'Alcântara", "Hans Peter"]
FEM = "Açucena Alzira Anaí Beatriz Catarina Célia Dália Dulcinéia Elisângela Eunice Fátima Gisele Graça Hortência Iracema Ísis Janaína Jussara Kiyomi Leocádia Lívia Luísa Maíra Mariângela Nádia Noêmia Olímpia Potira Quitéria Rosângela Samira Solange Tainá Úrsula Verônica Yasmin Zuleide".split() + ["Maria das Dores", "Ana Clara", "Maria José", "Anna Luíza", "Maria de Lourdes"]
SUR = "Albuquerque;Bittencourt;Camargo;Drummond;Falcão;Gusmão;Leitão;Magalhães;Nóbrega;Paranhos;Queirós;Rangel;Siqueira;Teles;Valadares;Xavier;da Conceição;dos Anjos;do Nascimento;de Sá;Bortolini;Zanella;Pasqualotto;Dall'Agnol;D'Ambrósio;Schäfer;Krüger;Hoffmann;Weiß;Nakamura;Takahashi;Hirata;Miyazaki;Haddad;Abou Jaoude;Kfouri;El Khouri;Tukano;Pataxó;Karajá;Kowalski;Van der Berg;N'Dour;Quispe Mamani".split(";")
FOR = [("Treviso", "Itália"), ("Beirute", "Líbano"), ("Kumamoto", "Japão"), ("Viseu", "Portugal"), ("Cochabamba", "Bolívia"), ("Hamburgo", "Alemanha"), ("Porto Príncipe", "Haiti")]
HOSP = ["Santa Casa de Misericórdia de {}", "Hospital e Maternidade Santa Isabel", "Maternidade Dona Evangelina", "Hospital Regional de {}", "Casa de Saúde São Roque", "Hospital Municipal Dr. Anacleto Bastos", "Maternidade-Escola Nossa Senhora do Ó"]
U = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
DZ = ["", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"]
CE_ = ["", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos", "setecentos", "oitocentos", "novecentos"]
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
def num(n, f=False):
    if n < 20: w = U[n]; return {"um": "uma", "dois": "duas"}.get(w, w) if f else w
    if n < 100: return DZ[n // 10] + (" e " + num(n % 10, f) if n % 10 else "")
    if n == 100: return "cem"
    if n < 1000: return CE_[n // 100] + (" e " + num(n % 100, f) if n % 100 else "")
    r = n % 1000; k = n // 1000
    return ("mil" if k == 1 else num(k) + " mil") + ((" e " if r < 100 or r % 100 == 0 else " ") + num(r, f) if r else "")
def dmy(d): return d.strftime("%d/%m/%Y")
def ext(d): return f"{d.day}{'º' if d.day == 1 else ''} de {MES[d.month-1]} de {d.year}"
def dia1(d): return "primeiro" if d.day == 1 else num(d.day)
def word(d): return f"{dia1(d)} de {MES[d.month-1]} de {num(d.year).replace('mil novecentos', 'mil novecentos')}"
def hw(h): return num(h[0], 1) + (" horas" if h[0] != 1 else " hora") + (" e " + num(h[1]) + " minutos" if h[1] else "")
def cpf(r):
    d = [r.randrange(10) for _ in range(9)]
    for _ in (0, 1): s = sum(a * b for a, b in zip(d, range(len(d) + 1, 1, -1))); d.append(s * 10 % 11 % 10)
    s = "".join(map(str, d)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def matr(cns, y, L, F, T, tipo=1, sep=" "):
    s = f"{cns:06d}0155{y}{tipo}{L:05d}{F:03d}{T:07d}"
    for st in (2, 1):
        m, t = st, 0
        for c in s: t += int(c) * m; m = 0 if m == 10 else m + 1
        s += str(1 if t % 11 > 9 else t % 11)
    return sep.join((s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:]))
def rec(key, flags="", y=(1985, 2022), em=None, old=False, uf=None, sep="/", city=None, tipo=1, msep=" "):
    """One made-up registration; flags: mae maes twin home late ext noap nocpf mf up girl boy dnv."""
    r = random.Random("82" + key); f = set(flags.split()); R = NS(f=f, r=r, sep=sep); ch = r.choice
    R.uf = uf or ch(OLDUF if old else list(UFN)); R.mun = city or ch(CITY[R.uf])
    R.fem = "girl" in f or ("boy" not in f and r.random() < .5); R.a = "a" if R.fem else "o"; R.sexo = "Feminino" if R.fem else "Masculino"
    P = lambda m, u: f"{m}{sep}{u}" if sep != "Estado" else f"{m}, Estado {UFN[u]}"
    def place():
        u = R.uf if r.random() < .5 else ch(OLDUF if old else list(UFN)); return P(ch(CITY[u]), u)
    R.P = P; sur = r.sample(SUR, 8); M = r.sample(MALE, 8); F = r.sample(FEM, 8)
    p, m, p2, m2 = sur[:4]; R.pnat, R.mnat = place(), place()
    if "ext" in f: R.pnat = "{}, {}".format(*ch(FOR))
    R.ap, R.am = (f"{M[0]} {p}", f"{F[0]} {p2}" + (f" {p}" if r.random() < .5 else "")), (f"{M[1]} {sur[4]} {m}", f"{F[1]} {m2}")
    R.pai, R.mae = f"{M[2]} {p2} {p}" if r.random() < .6 else f"{M[2]} {p}", f"{F[2]} {m2} {m}" if r.random() < .5 else f"{F[2]} {m}"
    last = f"{m} {p}"; R.pre = F[3] if R.fem else M[3]
    if "mae" in f: last = m; R.pai = R.pnat = ""; R.ap = ("", "")
    if "maes" in f: R.pai = f"{F[4]} {p2} {p}"
    if "noap" in f: R.ap = ("", "")
    R.apel = last; R.nome = f"{R.pre} {last}"; R.twin = (f"{F[5] if R.fem else M[5]} {last}") if "twin" in f else ""
    R.nasc = dt.date(r.randint(*y), r.randint(1, 12), r.randint(1, 28)); R.h = (r.randint(0, 23), ch([0, 5, 10, 15, 20, 30, 35, 40, 45, 50, 52, 7]) if not old else ch([0, 10, 15, 20, 30, 40, 45, 50]))
    R.reg = R.nasc + dt.timedelta(r.randint(2, 14) if "late" not in f else r.randint(7000, 11000))
    e0 = em or (max(R.reg.year + 1, 2010), 2025); R.em = dt.date(r.randint(*e0), r.randint(1, 12), r.randint(1, 28))
    if R.em <= R.reg: R.em = R.reg + dt.timedelta(r.randint(1, 40))
    R.home = "home" in f; R.est = "" if R.home else ch(HOSP).format(R.mun); R.end = f"{ch(['Rua', 'Travessa', 'Avenida'])} {ch(['Marechal Deodoro', 'Sete de Setembro', 'das Palmeiras', 'Cel. Juvêncio', 'Barão do Triunfo', 'Tiradentes'])}, nº {r.randint(8, 990)}"
    R.rmun, R.ruf = R.mun, R.uf; R.nat = P(R.mun, R.uf)
    R.L, R.F, R.T = r.randint(3, 190), r.randint(2, 298), r.randint(150, 68000); R.cns = r.randint(1100, 162000)
    R.livro, R.folha, R.termo = str(R.L), str(R.F) + (ch(["", "v"]) if not f & {"nov"} else ""), str(R.T)
    R.cpf = "" if old or "nocpf" in f else cpf(r); R.matr = "" if old else matr(R.cns, R.reg.year, R.L, R.F, R.T, tipo, msep)
    R.dnv = f"30-{r.randint(10**7, 10**8-1)}-{r.randint(0, 9)}" if "dnv" in f else ""
    L = lambda k: "".join(ch("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(k)); R.selo = "" if old else ch([f"{L(4)}{r.randint(10000, 99999)}-{L(4)}", f"{r.randint(1000, 9999)}.{r.randint(10, 99)}.{r.randint(10**6, 10**7-1)}.{r.randint(10000, 99999)}", f"{L(3)}{r.randint(10**8, 10**9-1)}{L(2)}"])
    pn = lambda: f"{ch(MALE + FEM)} {ch(SUR)} {ch(SUR)}"; R.ofi, R.esc, R.dec, R.t1, R.t2, R.x = pn(), pn(), R.mae if not R.pai else R.pai, pn(), pn(), pn
    R.cart = ch(["Cartório do Registro Civil da Sede da Comarca de {m}", "1º Ofício do Registro Civil das Pessoas Naturais de {m}", "Registro Civil das Pessoas Naturais e Tabelionato {s}", "Serventia do 2º Subdistrito de {m}", "Ofício {s} – Registro Civil"]).format(m=R.mun, s=sur[5].split()[-1])
    R.av = R.an = ""; R.joint = False; R.acc = {}; R.cad = []; R.mf = "mf" in f; R.hide = set(); R.fone = f"({r.randint(11, 99)}) {r.randint(3210, 3799)}-{r.randint(1000, 9999)}"
    return R
def pars(R):
    a, b = (R.pai, R.pnat), (R.mae, R.mnat)
    if not R.pai: return [b, ("", "")]
    return [b, a] if R.mf else [a, b]
def truth(case, R, W, H, **o):
    g = pars(R); acc = dict(R.acc); A = lambda k, *v: acc.__setitem__(k, acc.get(k, []) + [x for x in v if x not in acc.get(k, [])])
    d = {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
      "dados_pessoais": {"nome_completo": R.nome, "cpf": R.cpf, "matrícula": R.matr, "data_nascimento": {"texto_completo": o.get("tc", dmy(R.nasc)), "dia": f"{R.nasc.day:02d}", "mês": f"{R.nasc.month:02d}", "ano": str(R.nasc.year)}, "hora_nascimento": "%02d:%02d" % R.h if R.h else "", "naturalidade": R.nat, "sexo": R.sexo},
      "local_nascimento": {"estabelecimento": R.est, "município": R.mun, "uf": R.uf},
      "registro": {"município": R.rmun, "uf": R.ruf, "cartório": R.cart, "data_registro": dmy(R.reg), "número_dnv": R.dnv, "livro": R.livro, "folha": R.folha, "termo": R.termo},
      "filiação": {f"genitor_{i+1}": {"nome_completo": g[i][0], "naturalidade": g[i][1]} for i in (0, 1)},
      "avós": {"paternos": dict(zip(("avô", "avó"), R.ap)), "maternos": dict(zip(("avô", "avó"), R.am))},
      "gêmeos": {"status": "Sim" if R.twin else "Não", "informações_adicionais": R.twin},
      "observações": {"averbações": R.av, "anotações": R.an},
      "autenticação": {"selo_digital": R.selo, "oficial_registro": R.ofi, "data_emissão": dmy(R.em)}}
    for k in R.hide:
        *p, q = k.split("."); t = d
        for x in p: t = t[x]
        t[q] = ""
    A("dados_pessoais.data_nascimento.texto_completo", dmy(R.nasc), word(R.nasc))
    if not o.get("natlab"): A("dados_pessoais.naturalidade", "")
    if R.home: A("local_nascimento.estabelecimento", "", "Domicílio", "em domicílio")
    if "maes" in R.f:
        for i, (x, y) in enumerate(((R.ap[0], R.am[0]), (R.ap[1], R.am[1]))): A("avós.paternos." + ("avô", "avó")[i], y); A("avós.maternos." + ("avô", "avó")[i], x)
    if not R.twin: A("gêmeos.status", "")
    if R.sep == "Estado":
        for i in (1, 2):
            n = d["filiação"][f"genitor_{i}"]["naturalidade"]
            for u, v in UFN.items():
                if n.endswith(", Estado " + v): A(f"filiação.genitor_{i}.naturalidade", n.replace(", Estado " + v, "/" + u))
    return {"case": case, "layout": case.split("-")[0], "condition": "pdf_born_digital", "file": case + ".pdf", "width": W, "height": H, "resizeImage": False, "data": d, "accept": acc, "meta": {"twin_names": [R.twin] if R.twin else [], "joint_notes": R.joint, "cadastro": R.cad}}
e = html.escape
def page(W, H, css, body):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{position:relative;width:{W}pt;height:{H}pt;overflow:hidden;-webkit-print-color-adjust:exact}}{css}</style></head><body>{body}</body></html>'
def qr(seed, s=60, c="#111"):
    r = random.Random(seed); n = 25; p = ""
    for y in range(n):
        for x in range(n):
            q = [(a, b) for a, b in ((0, 0), (n-7, 0), (0, n-7)) if a <= x < a+7 and b <= y < b+7]
            on = (max(abs(x-q[0][0]-3), abs(y-q[0][1]-3)) != 2) if q else r.random() < .47
            if on: p += f"M{x} {y}h1v1h-1z"
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 {n} {n}"><path d="{p}" fill="{c}"/></svg>'
def arms(s=50, c="#555"):
    pts = " ".join(f"{50+q*__import__('math').cos(i*.6283-1.5708):.1f},{50+q*__import__('math').sin(i*.6283-1.5708):.1f}" for i in range(10) for q in [38 if i % 2 == 0 else 18])
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 100 100"><g fill="none" stroke="{c}" stroke-width="2.4"><circle cx="50" cy="50" r="46" stroke-dasharray="3 3"/><polygon points="{pts}"/><circle cx="50" cy="50" r="12" fill="{c}"/><path d="M14 84Q50 102 86 84M20 90l-8 8M80 90l8 8"/></g></svg>'
def sig(seed, w=120, h=30, c="#1c2f7a"):
    r = random.Random(seed); x = 4; p = f"M4 {h*.6:.0f}"
    while x < w - 20: x += r.randint(8, 18); p += f"Q{x-6} {r.randint(0, h)} {x} {r.randint(h//3, h-4)}"
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.3"/></svg>'
def rules(W, y0, y1, step, c="#b9c6dd", x0=0, x1=None):
    x1 = x1 or W; n = int((y1 - y0) / step)
    return f'<svg style="position:absolute;left:0;top:0;z-index:-1" width="{W}pt" height="{y1+5}pt" viewBox="0 0 {W} {y1+5}"><path d="' + "".join(f"M{x0} {y0+i*step:.2f}H{x1}" for i in range(n + 1)) + f'" stroke="{c}" stroke-width=".7" fill="none"/></svg>'
def ros(s, c, k=18):
    return f'<svg width="{s}pt" height="{s}pt" viewBox="-50 -50 100 100"><g fill="none" stroke="{c}" stroke-width=".6">' + "".join(f'<ellipse rx="46" ry="16" transform="rotate({i*180/k:.1f})"/>' for i in range(k)) + "</g></svg>"
