import random, re
from datetime import date, timedelta
from types import SimpleNamespace as NS
U = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
T = "x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
C = "x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
MES = "x janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
def nw(n, f=False):
    if n < 20: return {1: "uma", 2: "duas"}.get(n, U[n]) if f else U[n]
    if n < 100: return T[n//10] + (" e " + nw(n % 10, f) if n % 10 else "")
    if n == 100: return "cem"
    if n < 1000: return C[n//100] + (" e " + nw(n % 100) if n % 100 else "")
    k, s = ("mil" if n < 2000 else nw(n//1000) + " mil"), n % 1000
    return k + ((" e " if s < 100 or s % 100 == 0 else " ") + nw(s) if s else "")
dw = lambda d: f"{'primeiro' if d.day == 1 else nw(d.day)} de {MES[d.month]} de {nw(d.year)}"
dn = lambda d: d.strftime("%d/%m/%Y")
dl = lambda d: f"{d.day if d.day > 1 else '1º'} de {MES[d.month]} de {d.year}"
def hw(h, m):
    return f"{nw(h, 1)} hora{'s' if h != 1 else ''}" + (f" e {nw(m)} minuto{'s' if m != 1 else ''}" if m else "")
MUN = {k: v.split("|") for k, v in (x.split(":") for x in """AC:Xapuri|Tarauacá|Rio Branco;AL:Palmeira dos Índios|Penedo|Maragogi;AM:Tefé|Parintins|São Gabriel da Cachoeira;AP:Oiapoque|Laranjal do Jari|Macapá;BA:Vitória da Conquista|Ilhéus|Bom Jesus da Lapa;CE:Sobral|Quixeramobim|Juazeiro do Norte;DF:Brasília;ES:Cachoeiro de Itapemirim|Linhares|Santa Teresa;GO:Pirenópolis|Santo Antônio do Descoberto|Catalão;MA:Imperatriz|São José de Ribamar|Caxias;MG:São João del-Rei|Conselheiro Lafaiete|Ubá|Teófilo Otoni;MS:Dourados|Ponta Porã|Três Lagoas;MT:Vila Bela da Santíssima Trindade|Sinop|Cáceres;PA:Santarém|Conceição do Araguaia|Óbidos;PB:Cajazeiras|Campina Grande|Areia;PE:Cabo de Santo Agostinho|Garanhuns|Afogados da Ingazeira;PI:Parnaíba|São Raimundo Nonato|Oeiras;PR:Ponta Grossa|Santo Antônio da Platina|Foz do Iguaçu;RJ:Campos dos Goytacazes|Nova Friburgo|Duque de Caxias;RN:Mossoró|Caicó|Pau dos Ferros;RO:Ji-Paraná|Guajará-Mirim|Ariquemes;RR:Caracaraí|Boa Vista;RS:Sant'Ana do Livramento|Caxias do Sul|Não-Me-Toque|Ijuí;SC:Blumenau|São Miguel do Oeste|Jaraguá do Sul;SE:Lagarto|Nossa Senhora da Glória|Estância;SP:Itaquaquecetuba|Mogi das Cruzes|Registro|São José do Rio Preto;TO:Porto Nacional|Gurupi|Dianópolis""".replace("\n", "").split(";"))}
EST = dict(x.split(":") for x in "AC:do Acre;AL:de Alagoas;AM:do Amazonas;AP:do Amapá;BA:da Bahia;CE:do Ceará;DF:do Distrito Federal;ES:do Espírito Santo;GO:de Goiás;MA:do Maranhão;MG:de Minas Gerais;MS:de Mato Grosso do Sul;MT:de Mato Grosso;PA:do Pará;PB:da Paraíba;PE:de Pernambuco;PI:do Piauí;PR:do Paraná;RJ:do Rio de Janeiro;RN:do Rio Grande do Norte;RO:de Rondônia;RR:de Roraima;RS:do Rio Grande do Sul;SC:de Santa Catarina;SE:de Sergipe;SP:de São Paulo;TO:do Tocantins".split(";"))
ufde = lambda uf: "Distrito Federal" if uf == "DF" else "Estado " + EST[uf]
EXT = "Porto, Portugal|Osaka, Japão|Zahlé, Líbano|Encarnación, Paraguai|Cochabamba, Bolívia|Cap-Haïtien, Haiti|Treviso, Itália|Huambo, Angola".split("|")
FM = "Antônio Caetano|José|Thiago Emanuel|Kenji|Raoni|Giovanni|Wolfgang|Elias|Cauã|Nélio Augusto|Davi Lucca|Ubiratan|Hermenegildo|João Vítor|Zé Carlos|Otávio|Ítalo|Salim|Walace|Édson|Benício|Luís Otávio|Peri|Sebastião|Heitor|Kauê|Otto|Ulisses|Rubens|Teodoro".split("|")
FF = "Ana Clara|Maria das Dores|Jaciara|Yumi|Giulia|Hannelore|Samira|Conceição|Iracema|Luíza|Benedita|Valquíria|Eloá|Inês|Maria do Rosário|Tainá|Ágatha|Rosângela|Úrsula|Francisca|Leila|Antonella|Michiko|Zulmira|Sônia Regina|Ayla|Potira|Débora|Edith|Nair".split("|")
SN = "da Silva|dos Santos|D'Ávila|Sant'Anna|de Souza e Silva|Bianchi|Zanella|Schneider|von Müller|Krüger|Yamashita|Nakamura|Haddad|El-Khoury|Abdalla|Potiguara|Karajá|Tukano|Guimarães|Araújo|Conceição|Brandão|de Assunção|Peçanha|Gonçalves|Mourão|D'Angelo|Kowalski|Lopes|Sá|Leão|Évora|Vasconcelos|do Nascimento|Falcão|Ramalho|Queiroz|Tavares de Lira|Buarque|Menezes|Quintanilha|Sampaio|Dall'Agnol|Wächter|Ferraz|Xavier".split("|")
HOSP = "Hospital e Maternidade Santa Isabel|Maternidade Municipal Dona Íris|Santa Casa de Misericórdia|Hospital Regional do Vale|Casa de Parto São Raimundo|Hospital Geral Dr. Clemente Faria|Hospital Nossa Senhora do Ó|Instituto de Saúde Elpídio Sobral".split("|")
RUA = "Rua Barão do Rio Branco|Av. Getúlio Vargas|Praça da Matriz|Rua XV de Novembro|Travessa do Comércio|Rua Cel. Joaquim Távora|Av. Sete de Setembro|Rua Padre Anchieta".split("|")
PROF = "lavrador|comerciária|motorista|professora|do lar|enfermeira|pedreiro|estudante|servidor público|costureira".split("|")
def cpf(r):
    d = [r.randrange(10) for _ in range(9)]
    for k in (10, 11): d.append(sum(a*b for a, b in zip(d, range(k, 1, -1)))*10 % 11 % 10)
    return "%d%d%d.%d%d%d.%d%d%d-%d%d" % tuple(d)
def mat(cns, year, livro, folha, termo):
    s = f"{cns}0155{year}1{livro:05d}{folha:03d}{termo:07d}"
    for _ in 1, 2:
        m, t = 32 - len(s), 0
        for ch in s: t += int(ch)*m; m = 0 if m == 10 else m + 1
        s += str(t % 11 if t % 11 < 10 else 1)
    return s
def fmat(s, v=0):
    p = [s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:]]
    return [" ".join(p), ".".join(p[:-1]) + "-" + p[-1], s, " ".join(p[:-1]) + "-" + p[-1]][v]
def selo(r, uf, y):
    L = lambda n: "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(n))
    N = lambda n: "".join(r.choice("0123456789") for _ in range(n))
    X = lambda n: "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789") for _ in range(n))
    x = lambda n: "".join(r.choice("abcdefghkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789") for _ in range(n))
    yy = str(y)[2:]
    return {"SP": f"{N(6)}1CE0000000{N(5)}{yy}{L(1)}", "RJ": f"E{L(3)} {N(5)} {L(3)}", "MG": f"{L(3)}{N(5)}", "RS": f"{N(4)}.03.{yy}0000{N(1)}.{N(5)}", "PR": f"SFRN1.{x(5)}.{x(5)}-{x(5)}.{x(4)}q", "SC": f"G{L(2)}{N(5)}-{X(4)}", "BA": f"{N(4)}.AB{N(6)}-{N(1)}", "PE": f"00{N(5)}.{L(3)}{N(2)}{y}01.{N(5)}", "CE": f"AA{L(1)}{N(6)}-{X(4)}", "GO": f"0{N(4)}{yy}{N(9)}096400{N(2)}", "DF": f"TJDFT{y}031{N(7)}{L(4)}", "ES": f"0{N(5)}.{L(3)}{yy}01.{N(5)}", "MT": f"B{L(2)}-{N(5)}", "PA": f"{N(3)}.{N(3)}.{N(3)}-{L(1)}", "AM": f"REGCIV{N(6)}{X(16)}", "RN": f"RN{y}0950{N(8)}{L(3)}", "PB": f"A{L(2)}{N(5)}-{X(4)}", "MA": f"NASCIM{N(6)}{X(14)}", "TO": f"{N(6)}AA{L(1)}{N(6)}-{L(3)}", "RO": f"{L(1)}4{L(3)}{N(5)}-{X(5)}", "MS": f"A{L(2)}{N(5)}-{N(3)}-NOR", "AP": f"000{yy}{N(6)}09340{N(6)}", "SE": f"{y}295{N(8)}", "RR": f"NASC-{N(4)}-{X(6)}"}.get(uf) or f"{L(3)}{N(5)}-{X(3)}"
def mk(L, n, feats, up=True, sep="/", matv=0):
    r = random.Random(f"81{L}{n}"); f = set(feats.split()); D = NS(r=r, f=f, case=f"81{L}-{n}", L=L, n=n)
    k = (ord(L) - 65)*4 + n - 1; ufs = sorted(MUN); cs = (lambda s: s.upper()) if up else (lambda s: s); D.cs = cs
    D.uf = ufs[(k*5 + 3) % 27]; D.mun = cs(r.choice(MUN[D.uf])); D.ruf, D.rmun = D.uf, D.mun
    if "outro" in f: D.ruf = r.choice(ufs); D.rmun = cs(r.choice(MUN[D.ruf]))
    se = sep
    place = lambda m, u: cs(f"{m}, {ufde(u)}" if se == "ext" else f"{m} ({u})" if se == "()" else f"{m}{se}{u}")
    if se == "ext" and up: place = lambda m, u: f"{m}, {ufde(u)}".upper()
    D.place = place; used = set()
    def pick(l):
        x = r.choice([a for a in l if a not in used]); used.add(x); return x
    def par(sx):
        s1, s2 = pick(SN), pick(SN); u = r.choice(ufs)
        P = NS(sx=sx, nome=cs(f"{pick(FM if sx == 'M' else FF)} {s1 if r.random() < .75 else ''} {s2}".replace("  ", " ")), sn=s2)
        P.nat = cs(EXT[r.randrange(8)]) if "ext" in f and r.random() < .7 else place(r.choice(MUN[u]), u)
        P.vo = cs(f"{pick(FM)} {s2}"); P.va = cs(f"{pick(FF)} {s1} {s2 if r.random() < .5 else pick(SN)}"); P.idade = r.randrange(18, 44); P.prof = r.choice(PROF); P.cpf = cpf(r)
        if P.va.count(P.sn) > 1: P.va = P.va.rsplit(" ", 1)[0]
        return P
    kinds = ["F", "F"] if "2m" in f else ["M", "M"] if "2p" in f else ["F"] if "m" in f else ["M", "F"] if "pai" in f else ["F", "M"]
    D.g = [par(s) for s in kinds]
    if "noav" in f: q = D.g[-1]; q.vo = q.va = ""
    if "semvo" in f: D.g[0].vo = ""
    D.sx = r.choice("MF") if "sx" not in f else "M"; o = D.sx == "M"
    fam = " ".join([D.g[0].sn] + [g.sn for g in D.g[1:]])
    D.nome = cs(f"{pick(FM if o else FF)} {fam}"); D.gem = []
    y = r.randrange(1946, 1972) if "velho" in f else r.randrange(1960, 1991) if "old" in f else r.randrange(1993, 2024)
    if "tard" in f: y = r.randrange(1960, 1998)
    if ("2m" in f or "2p" in f): y = r.randrange(2012, 2024)
    D.dt = date(y, 1, 1) + timedelta(r.randrange(365)); D.h, D.m = r.randrange(24), r.choice([0, 5, 10, 17, 23, 30, 35, 42, 50, 58])
    D.reg = D.dt + timedelta(r.randrange(900, 7000) if "tard" in f else r.randrange(1, 40))
    lo = date(1974, 1, 1) if "velho" in f else date(2011, 1, 1)
    lo = max(lo, D.reg + timedelta(1)); hi = max(lo + timedelta(3), date(2004, 1, 1) if "velho" in f else date(2025, 6, 30))
    D.reg = min(D.reg, hi - timedelta(3)); D.em = lo + timedelta(r.randrange((hi - lo).days))
    D.cns = str(r.randrange(10000, 160000)).zfill(6); lv, fl, te = r.randrange(3, 480), r.randrange(1, 301), r.randrange(900, 190000)
    D.mat = "" if "velho" in f else fmat(mat(D.cns, D.reg.year, lv, fl, te), matv)
    D.verso = "verso" in f; D.livro, D.folha, D.termo = f"A-{lv}" if k % 2 else str(lv), str(fl).zfill(3) + ("v" if D.verso else ""), str(te) if k % 3 else f"{te:,}".replace(",", ".")
    if "gem" in f:
        s2 = r.choice("MF"); D.gem = [cs(f"{pick(FM if s2 == 'M' else FF)} {fam}")]; D.gmat = fmat(mat(D.cns, D.reg.year, lv, fl, te+1), matv)
    D.cpf = cpf(r) if "nocpf" not in f and "velho" not in f else ""
    D.dnv = f"30-{r.randrange(10**7, 10**8)}-{r.randrange(10)}" if y > 1993 and "tard" not in f and "dom" not in f else ""
    D.estab = "" if "dom" in f or "via" in f else cs(r.choice(HOSP)); D.nat = place(D.mun, D.uf)
    D.end = f"{r.choice(RUA)}, nº {r.randrange(10, 2900)}"; D.cend = f"{r.choice(RUA)}, {r.randrange(10, 2900)}, Centro"
    D.cep = f"{r.randrange(10, 99)}.{r.randrange(100, 999)}-{r.randrange(100, 999)}"; D.tel = f"({r.randrange(11, 99)}) {r.randrange(3200, 3799)}-{r.randrange(1000, 9999)}"; D.zap = f"({r.randrange(11, 99)}) 9{r.randrange(8200, 9799)}-{r.randrange(1000, 9999)}"
    D.exp = r.choice(["segunda a sexta, das 8h às 17h", "2ª a 6ª feira, 09:00 às 12:00 e 13:30 às 17:00", "seg. a sex. 8:30-16:30; sáb. 9:00-12:00", "dias úteis das 07h30 às 13h30"])
    fn = lambda a=0: f"{r.choice(FM + FF)} {r.choice(SN)} {r.choice(SN)}"
    D.of, D.esc, D.w1, D.w2, D.to, D.medico, D.of2 = cs(fn()), cs(fn()), cs(fn()), cs(fn()), cs(fn()), cs(fn()), cs(fn())
    m = D.rmun.title() if up else D.rmun; m = re.sub(r"\b(D[aeo]s?|Del)\b", lambda z: z[0].lower(), m) if up else m
    m = m.replace("-Me-", "-Me-").replace("'A", "'A"); D.M = m
    D.cart = [f"Cartório {r.choice(SN).split()[-1]} – Registro Civil das Pessoas Naturais", f"{r.randrange(1, 5)}º Ofício de Registro Civil das Pessoas Naturais de {m}", f"Oficial de Registro Civil das Pessoas Naturais e Tabelião de Notas do Distrito da Sede de {m}", f"Serventia de Registro Civil de {m} – {r.randrange(1, 4)}ª Zona", f"Cartório do {r.randrange(1, 4)}º Subdistrito de {m}"][r.randrange(5)]
    if up and r.random() < .6: D.cart = D.cart.upper()
    D.u2 = r.choice([u for u in ufs if u != D.ruf]); D.m2 = cs(r.choice(MUN[D.u2])); D.cart2 = f"{r.randrange(1, 9)}º Tabelionato de Notas e Registro Civil de {D.m2}"
    D.selo = "" if "velho" in f else selo(r, D.ruf, D.em.year); D.seg = ".".join(str(r.randrange(1000, 9999)) for _ in range(4)); D.selo2 = selo(r, D.u2, D.em.year)
    D.prot = f"{r.randrange(1000, 99999)}"; D.dprot = D.em - timedelta(r.randrange(1, 9)); D.dimp = D.em + timedelta(r.randrange(1, 40)); D.fee = r.randrange(2800, 9900)/100
    sp = (D.em - D.reg).days; dd = lambda a: dn(D.reg + timedelta(int(sp*(r.random()*.25 + .7))))
    conj = cs(f"{r.choice(FF if o else FM)} {r.choice(SN)} {r.choice(SN)}")
    D.averb = r.choice([f"Por sentença de {dd(1)} do MM. Juiz de Direito da 2ª Vara Cível desta Comarca, processo nº {r.randrange(1000, 9999)}/{D.reg.year % 100:02d}, foi retificado o nome da avó da parte registrada, que passa a constar como neste ato.", f"Averbada em {dd(1)}, à margem do termo, a inclusão do sobrenome da família, nos termos da Lei nº 6.015/73, passando a assinar {D.nome}.", f"Procedo a esta averbação em {dd(1)} para constar o número de inscrição no CPF da parte registrada, conforme Provimento nº 63/2017 do CNJ."][:3 if (D.reg + timedelta(int(sp*.7))).year > 2017 else 2]) if "av" in f else ""
    D.anot = r.choice([f"Casou-se em {dd(1)} com {conj}, termo {r.randrange(100, 9999)}, fls. {r.randrange(1, 300)}, livro B-{r.randrange(2, 99)}, perante o Registro Civil de {r.choice(MUN[D.ruf])}, continuando a usar o nome de solteir{'o' if o else 'a'}.", f"Óbito registrado em {dd(1)} no livro C-{r.randrange(3, 80)}, fls. {r.randrange(1, 300)}, sob o nº {r.randrange(100, 9999)}, deste Ofício."][0 if (D.em - D.dt).days*.7 > 6700 else 1:]) if "an" in f else ""
    D.rg = f"{r.randrange(10, 60)}.{r.randrange(100, 999)}.{r.randrange(100, 999)}-{r.randrange(10)}"; D.tit = f"{r.randrange(1000, 9999)} {r.randrange(1000, 9999)} {r.randrange(1000, 9999)}"
    D.o = "o" if o else "a"; D.sexo = "Masculino" if o else "Feminino"; D.hm = f"{D.h:02d}:{D.m:02d}"
    D.av = {}                                            # grandparents by side
    for i, g in enumerate(D.g):
        g.side = ("paternos" if g.sx == "M" else "maternos") if len(set(kinds)) > 1 or len(kinds) == 1 else (["maternos", "paternos"] if g.sx == "F" else ["paternos", "maternos"])[i]
        D.av[g.side] = g
    return D
def truth(D, W, H, texto, drop="", joint=True, acc=None, aver=None, anot=None, gi="", estab=None, cad=None, swap=False, **put):
    z = NS(nome="", nat="", vo="", va=""); g = D.g + [z]*(2 - len(D.g)); d = drop.split(); k = lambda n, v: "" if n in d else v
    s = lambda x: {"avô": D.av[x].vo, "avó": D.av[x].va} if x in D.av else {"avô": "", "avó": ""}
    acc = dict(acc or {})
    same = len(D.g) == 2 and D.g[0].sx == D.g[1].sx
    if same or swap and len(D.g) == 2:
        for a, b in (("paternos", "maternos"), ("maternos", "paternos")):
            for w in "avô", "avó": acc.setdefault(f"avós.{a}.{w}", []).append(s(b)[w])
    if "nat" in d: acc.setdefault("dados_pessoais.naturalidade", []).append("")
    e = D.estab if estab is None else estab
    data = {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
        "dados_pessoais": {"nome_completo": D.nome, "cpf": k("cpf", D.cpf), "matrícula": k("mat", D.mat), "data_nascimento": {"texto_completo": texto, "dia": f"{D.dt.day:02d}", "mês": f"{D.dt.month:02d}", "ano": str(D.dt.year)}, "hora_nascimento": k("hora", D.hm), "naturalidade": f"{D.mun}/{D.uf}" if "nat" in d else D.nat, "sexo": D.sexo},
        "local_nascimento": {"estabelecimento": e, "município": D.mun, "uf": D.uf},
        "registro": {"município": D.rmun, "uf": D.ruf, "cartório": D.cart, "data_registro": k("reg", dn(D.reg)), "número_dnv": k("dnv", D.dnv), "livro": D.livro, "folha": D.folha, "termo": D.termo},
        "filiação": {f"genitor_{i+1}": {"nome_completo": g[i].nome, "naturalidade": k("gnat", g[i].nat)} for i in (0, 1)},
        "avós": {"paternos": s("paternos"), "maternos": s("maternos")},
        "gêmeos": {"status": "Sim" if D.gem else "Não", "informações_adicionais": gi or "; ".join(D.gem)},
        "observações": {"averbações": D.averb if aver is None else aver, "anotações": D.anot if anot is None else anot},
        "autenticação": {"selo_digital": k("selo", D.selo), "oficial_registro": D.of, "data_emissão": dn(D.em)}}
    if "lft" in d:
        q = re.sub(r"\D", "", D.mat); data["registro"].update(livro=q[15:20], folha=q[20:23], termo=q[23:30])
    for p, v in put.items():
        a, b = p.split("__"); data[a][b] = v
    return {"case": D.case, "layout": D.case[:3], "condition": "pdf_born_digital", "file": D.case + ".pdf", "width": W, "height": H, "resizeImage": False, "data": data, "accept": acc, "meta": {"twin_names": D.gem, "joint_notes": joint, "cadastro": cad or []}}
def arms(w=44, c="#356"):
    ray = "".join(f'<path d="M50 50L{46} 8L54 8Z" transform="rotate({a} 50 50)"/>' for a in range(0, 360, 24))
    return f'<svg width="{w}pt" height="{w}pt" viewBox="0 0 100 100"><g fill="{c}" opacity=".55">{ray}</g><circle cx="50" cy="50" r="24" fill="#fff" stroke="{c}" stroke-width="4"/><path d="M50 30l5 14h15l-12 9 5 15-13-9-13 9 5-15-12-9h15z" fill="{c}"/></svg>'
def qr(s, w=50):
    r = random.Random(s); p = "".join(f"M{x} {y}h1v1h-1z" for x in range(25) for y in range(25) if r.random() < .5 and not ((x < 8 or x > 16) and y < 8 or x < 8 and y > 16))
    p += "".join(f"M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z" for x, y in ((0, 0), (18, 0), (0, 18)))
    return f'<svg width="{w}pt" height="{w}pt" viewBox="0 0 25 25" style="background:#fff"><path d="{p}" fill-rule="evenodd"/></svg>'
def sig(s, w=110):
    r = random.Random(s); p = "M5 20" + "".join(f"q{r.randrange(2, 9)} {r.randrange(-22, 18)} {r.randrange(6, 12)} {r.randrange(-5, 6)}" for _ in range(10))
    return f'<svg width="{w}pt" height="{w*.24:.0f}pt" viewBox="0 -8 110 40" style="display:block;margin:0 auto"><path d="{p}" fill="none" stroke="#23407a" stroke-width="1.3"/></svg>'
def guil(w, h, c="#cdd9c9"):
    p = "".join(f'<ellipse cx="{w/2}" cy="{h/2}" rx="{w*.46}" ry="{h*.12}" transform="rotate({a} {w/2} {h/2})"/>' for a in range(0, 180, 12))
    return f'<svg style="position:absolute;left:0;top:0;z-index:-1" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><g fill="none" stroke="{c}" stroke-width=".5">{p}</g></svg>'
def page(W, H, css, body, font="'Liberation Serif'", fs=10):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html{{margin:0}}body{{margin:0;width:{W}pt;height:{H}pt;position:relative;overflow:hidden;font:{fs}pt/1.25 {font};color:#111;padding:26pt 34pt}}.c{{text-align:center}}.b{{font-weight:bold}}.s{{font-size:.78em}}.f{{display:flex;gap:8pt}}.f>div{{flex:1}}table{{border-collapse:collapse;width:100%}}.abs{{position:absolute}}p{{margin:4pt 0}}{css}</style></head><body>{body}</body></html>'
