# -*- coding: utf-8 -*-
"""Made-up people, places and registries; the truth; the form (rows of cells) of the three designs."""
import random, re

UN = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
DZ = ["", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"]
CE = ["", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos", "setecentos", "oitocentos", "novecentos"]
MES = ["", "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro", "dezembro"]

def ext(n):
    if n < 20: return UN[n]
    if n < 100: return DZ[n // 10] + (" e " + UN[n % 10] if n % 10 else "")
    if n == 100: return "cem"
    if n < 1000: return CE[n // 100] + (" e " + ext(n % 100) if n % 100 else "")
    k, r = divmod(n, 1000)
    h = "mil" if k == 1 else ext(k) + " mil"
    if not r: return h
    return h + (" e " if r <= 100 or r % 100 == 0 else " ") + ext(r)

def date_words(d, first="primeiro"):
    return "%s de %s de %s" % (first if d[0] == 1 else ext(d[0]), MES[d[1]], ext(d[2]))

def cpf(r):
    b = [r.randrange(10) for _ in range(9)]
    for n in (10, 11):
        s = sum(x * w for x, w in zip(b, range(n, 1, -1)))
        b.append(0 if s % 11 < 2 else 11 - s % 11)
    s = "".join(map(str, b))
    return "%s.%s.%s-%s" % (s[:3], s[3:6], s[6:9], s[9:])

def mat_dv(b):
    def dig(s, m):
        t = 0
        for c in s:
            t += int(c) * m
            m += 1
            if m > 10: m = 0
        d = t % 11
        return 1 if d > 9 else d
    d1 = dig(b, 2)
    d2 = dig(b + str(d1), 1)
    return "%d%d" % (d1, d2)

def matricula(cns, year, book, leaf, term):
    b = "%06d0155%04d1%05d%03d%07d" % (cns, year, book, leaf, term)
    b += mat_dv(b)
    return b

def fmt_mat(m, st):
    p = (m[:6], m[6:8], m[8:10], m[10:14], m[14], m[15:20], m[20:23], m[23:30], m[30:])
    if st == 0: return " ".join(p[:8]) + " " + p[8]
    if st == 1: return " ".join(p[:8]) + "-" + p[8]
    if st == 2: return ".".join(p[:8]) + "-" + p[8]
    return m[:30] + "-" + m[30:]

FN = "Ágatha Aparecida Bárbara Cássia Cecília Clarice Débora Eloá Emanuelly Fabíola Flávia Heloísa Iracema Isadora Jéssica Joana Laís Letícia Lívia Lorena Luíza Manuela Mariana Mirella Natália Olívia Patrícia Raíssa Rebeca Sônia Tatiane Valentina Vitória Yasmin Conceição".split()
FM = "Álvaro Antônio Artur Bento Caetano César Davi Diogo Enzo Estêvão Fábio Felipe Gaspar Germano Heitor Inácio Ítalo João Joaquim José Júlio Kauã Lázaro Leôncio Márcio Matheus Nicolau Otávio Plínio Raul Sebastião Thiago Uriel Vinícius Wellington".split()
F2 = {"F": ["Beatriz", "Vitória", "Eduarda", "Cristina", "de Fátima", "das Graças", "Sofia", "Antonela", "", "", ""], "M": ["Henrique", "Gabriel", "Augusto", "Miguel", "Lucas", "Benício", "Vítor", "", "", ""]}
SUR = "Abrantes Assunção Azevêdo Balbino Barcellos Brandão Camargo Carvalhães Coêlho Cordovil D'Ávila Damasceno Echeverria Falcão Figueirôa Fonsêca Furlan Galvão Gonçalves Guimarães Junqueira Kowalski Laranjeira Leitão Magalhães Marçal Meirelles Mendonça Monção Nakamura Nóbrega Paixão Palhares Peçanha Pontes Quintão Rezende Sabóia Schneider Siqueira Tavares Trindade Uchôa Valadão Vasconcellos Ximenes Zanetti".split()
CIT = [("São Sebastião da Grama", "SP"), ("Marília", "SP"), ("Ribeirão Preto", "SP"), ("Poços de Caldas", "MG"), ("São João del-Rei", "MG"), ("Conceição do Mato Dentro", "MG"), ("Itaboraí", "RJ"), ("Nova Friburgo", "RJ"),
       ("Vitória da Conquista", "BA"), ("Ilhéus", "BA"), ("Santo Antônio de Jesus", "BA"), ("Jaboatão dos Guararapes", "PE"), ("Garanhuns", "PE"), ("Mossoró", "RN"), ("Sobral", "CE"), ("Crateús", "CE"), ("Parnaíba", "PI"),
       ("Santarém", "PA"), ("Abaetetuba", "PA"), ("Ji-Paraná", "RO"), ("Rondonópolis", "MT"), ("Três Lagoas", "MS"), ("Anápolis", "GO"), ("Paranaguá", "PR"), ("Ponta Grossa", "PR"), ("Criciúma", "SC"), ("Jaraguá do Sul", "SC"),
       ("Bagé", "RS"), ("Santana do Livramento", "RS"), ("São Luís", "MA"), ("Colatina", "ES"), ("Arapiraca", "AL"), ("Estância", "SE"), ("Cajazeiras", "PB"), ("Gurupi", "TO")]
HOSP = ["Hospital e Maternidade Santa Efigênia", "Santa Casa de Misericórdia", "Hospital Municipal Dr. Olavo Brandão", "Maternidade Nossa Senhora do Ó", "Hospital Regional do Vale", "Hospital São Lucas do Sertão", "Casa de Parto Flor de Lótus",
        "Hospital Universitário", "Hospital Unimed Norte", "Associação Hospitalar Beneficente Pio XI"]
RUA = ["Rua Barão de Cotegipe", "Avenida Sete de Setembro", "Praça da Matriz", "Rua Conselheiro Saraiva", "Travessa do Comércio", "Rua Quinze de Novembro"]

def surnames(r, n):
    s = r.sample(SUR, n)
    if r.random() < .45: s[-1] = "de " + s[-1]
    return s

def person(r, sex, sur=None, n=None):
    f = r.choice(FN if sex == "F" else FM)
    m = r.choice(F2[sex])
    if m.split(" ")[-1] == f: m = ""
    sur = sur if sur is not None else surnames(r, n or r.choice([1, 2, 2]))
    return " ".join(x for x in [f, m] + list(sur) if x)

def rdate(r, y0, y1):
    return (r.randint(1, 28), r.randint(1, 12), r.randint(y0, y1))

def later(r, d, lo, hi):
    import datetime
    t = datetime.date(d[2], d[1], d[0]) + datetime.timedelta(days=r.randint(lo, hi))
    return (t.day, t.month, t.year)

def dmy(d): return "%02d/%02d/%04d" % d

def build(way, n, design=None, twin=None, notes=None, short=False, upper=None):
    """-> person record v (printed values) and truth"""
    r = random.Random("124|%s|%d" % (way, n))
    design = design or r.choice([1, 2, 3])
    v = {"way": way, "n": n, "design": design}
    y0, y1 = {1: (1968, 2016), 2: (1975, 2023), 3: (1962, 2020)}[design]
    birth = rdate(r, y0, y1)
    reg = later(r, birth, 1, 40)
    em = later(r, reg, 0, 3) if r.random() < .3 else None
    lo, hi = {1: (2010, 2017), 2: (2018, 2025), 3: (2012, 2024)}[design]
    if not em or not lo <= em[2] <= hi:
        em = rdate(r, max(lo, reg[2] + 1 if reg[2] >= lo else lo), max(hi, reg[2] + 1))
    up = upper if upper is not None else r.random() < .55
    U = (lambda s: s.upper()) if up else (lambda s: s)
    cityB = r.choice(CIT); cityR = cityB if r.random() < .7 else r.choice(CIT)
    sex = r.choice("MF")
    smo, sfa = surnames(r, r.choice([1, 2])), surnames(r, r.choice([1, 2]))
    mo, fa = person(r, "F", smo + ([] if r.random() < .5 else [sfa[-1]])), person(r, "M", sfa)
    kid = person(r, sex, [smo[-1], sfa[-1]])
    if r.random() < .12 and sex == "M": kid += r.choice([" Filho", " Neto", " Júnior"])
    has_fa = r.random() > .08
    mofirst = r.random() < .45
    gpm = (person(r, "M", [smo[-1]] if r.random() < .6 else None), person(r, "F"))
    gpf = (person(r, "M", [sfa[-1]] if r.random() < .6 else None), person(r, "F"))
    if r.random() < .1: gpm = ("", gpm[1])
    cm, cf = r.choice(CIT), r.choice(CIT)
    pnat = r.random() < (.85 if design != 1 else .6)
    book, leaf, term = r.randint(1, 980), r.randint(1, 300), r.randint(101, 98000)
    verso = design == 3 and r.random() < .6
    cns = r.randint(10500, 169000)
    m = matricula(cns, reg[2], book, leaf, term)
    blank = r.choice(["", "", "---", "***", "Não consta", "-x-x-x-"])
    home = r.random() < .1
    hosp = "Domicílio" if home else r.choice(HOSP)
    h, mi = r.randint(0, 23), r.choice([0, 5, 10, 12, 25, 30, 37, 45, 58])
    hst = r.choice([0, 0, 1, 2])
    hora = ["%02d:%02d" % (h, mi), "%02dh%02dmin" % (h, mi), "%02d horas e %02d minutos" % (h, mi)][hst]
    if r.random() < .06: hora = ""
    hascpf = design == 2 and r.random() < .75 or design == 3 and r.random() < .3
    thecpf = cpf(r) if hascpf else ""
    dnv = "%02d-%08d-%d" % (r.randint(30, 80), r.randint(0, 99999999), r.randint(0, 9)) if birth[2] >= 1996 and r.random() < .8 else ""
    tw = twin if twin is not None else r.random() < .14
    tname = ""
    tinfo = ""
    if tw:
        ts = r.choice("MF"); tname = U(person(r, ts, [smo[-1], sfa[-1]]))
        tinfo = tname + " - " + fmt_mat(matricula(cns, reg[2], book, leaf, term + 1), 1)
    # notes
    aver = anot = ""
    k = notes if notes is not None else r.choice(["", "", "aver", "aver", "anot"] if not short else ["", "", "aver"])
    ev = later(r, reg, 400, 2500)
    if ev[2] * 400 + ev[1] * 31 + ev[0] >= em[2] * 400 + em[1] * 31 + em[0]: ev = None
    if ev and k == "aver":
        aver = r.choice([
            "Por mandado do MM. Juiz de Direito da 2ª Vara de Família desta comarca, extraído dos autos nº %07d-%02d.%d.8.26.0%03d, averbo a retificação do nome da genitora, para constar como acima. Dou fé. Em %s." % (r.randrange(10**7), r.randrange(100), ev[2], r.randrange(1000), dmy(ev)),
            "Em %s procedi à averbação da alteração do nome do registrado, nos termos da Lei nº 6.015/73, passando a constar o nome acima." % dmy(ev) if not has_fa else "Em %s procedi à averbação do reconhecimento de paternidade, nos termos da Lei nº 8.560/92, passando a constar o nome do pai e dos avós paternos." % dmy(ev),
            "Averbo para constar a alteração do patronímico materno em razão de divórcio, conforme sentença transitada em julgado em %s." % dmy(ev)])
    if k == "anot":
        wed = later(r, birth, 19 * 365, 30 * 365)
        wed = wed if wed[2] < em[2] else None
        if not ev: ev = reg
        anot = ("Foi declarante %s. Registro" % ("o pai" if has_fa else "a mãe") + " lavrado conforme DNV arquivada neste Serviço em %s." % dmy(reg)) if not wed else r.choice([
            "Foi declarante a avó materna. Registro lavrado conforme DNV arquivada neste Serviço em %s." % dmy(reg),
            "Por comunicação recebida em %s, anoto que %s registrad%s casou-se, conforme termo %d, fls. %d do livro B-%d deste Serviço." % (dmy(wed), "o" if sex == "M" else "a", "o" if sex == "M" else "a", r.randint(100, 9000), r.randint(1, 300), r.randint(1, 200))])
    joint = design != 3
    # registry
    ordn = r.choice(["1º", "2º", "3º", ""])
    cart = r.choice([
        "Oficial de Registro Civil das Pessoas Naturais de %s" % cityR[0],
        "Cartório do %sOfício de Registro Civil de %s" % (ordn + " " if ordn else "Único ", cityR[0]),
        "Serviço Registral das Pessoas Naturais - %sSubdistrito" % (ordn + " " if ordn else "1º "),
        "Cartório %s" % r.choice(["Falcão Trindade", "Barcellos", "Uchôa", "Santa Cecília"])])
    off = person(r, r.choice("MF"))
    title = r.choice(["Oficial Registrador", "Oficial", "Titular", "Oficial de Registro"])
    if off.split()[0] in FN: title = title.replace("Registrador", "Registradora")
    clerk = person(r, r.choice("MF")) if r.random() < .4 else ""
    selo = r.choice(["%06d1ES%09d%02dK%s" % (cns, r.randrange(10**9), em[2] % 100, r.choice("ABCDX")), "%s%s%s%05d" % (r.choice("ABCDEFG"), r.choice("HJKLM"), r.choice("NPQR"), r.randrange(10**5)),
                     "0%d.%02d.%07d" % (r.randint(100, 999), em[2] % 100, r.randrange(10**7)), ""])
    if design == 1 and r.random() < .4: selo = ""
    cad = []
    if design == 2 and r.random() < .45:
        if r.random() < .8: cad.append(("RG", "%d.%03d.%03d-%d" % (r.randint(10, 59), r.randrange(1000), r.randrange(1000), r.randrange(10)), dmy(later(r, em, -900, -100)), "SSP/" + cityR[1]))
        if r.random() < .5: cad.append(("Título de eleitor", "%012d" % r.randrange(10**12), "zona %03d" % r.randint(1, 300), "TRE/" + cityR[1]))
        if r.random() < .4: cad.append(("CNS", "7%014d" % r.randrange(10**14), "", ""))
    dwb, dwr = date_words(birth), date_words(reg)
    if up and r.random() < .6: dwb, dwr = dwb.upper(), dwr.upper()
    elif r.random() < .4: dwb = dwb[0].upper() + dwb[1:]; dwr = dwr[0].upper() + dwr[1:]
    regprint = r.choice([dwr, dwr, dmy(reg)])
    nat = lambda c: U("%s" % c[0]) + r.choice(["/"]) + c[1]
    cst = r.choice([0, 1]) # "Município - UF" or "Município/UF" on the page
    cu = (lambda c: U(c[0]) + "/" + c[1]) if cst == 0 else (lambda c: U(c[0]) + " - " + c[1])
    sexp = U("Masculino" if sex == "M" else "Feminino")
    folhap = "%d%s" % (leaf, "V" if verso else "")
    livrop = r.choice(["A-%d", "%d", "A-%04d"]) % book
    v.update(up=up, birth=birth, reg=reg, em=em, hora=hora, kid=U(kid), cpf=thecpf, mat=m, matp=fmt_mat(m, r.choice([0, 1, 1, 2] if design != 3 else [1, 3])), dwb=dwb, regprint=regprint, cityB=cu(cityB), cityR=cu(cityR),
             hosp=U(hosp), sexp=sexp, blank=blank, dnv=dnv, tw=tw, tinfo=tinfo, aver=aver, anot=anot, cart=cart, off=off, title=title, clerk=clerk, selo=selo, cad=cad, livrop=livrop, folhap=folhap,
             termop=r.choice(["%d", "%06d"]) % term, addr="%s, nº %d - Centro - CEP %05d-%03d" % (r.choice(RUA), r.randint(10, 1900), r.randint(10000, 89999), r.randrange(1000)),
             tel="(%02d) 3%03d-%04d" % (r.randint(11, 98), r.randrange(1000), r.randrange(10000)), email="registrocivil%d@exemplo.com.br" % r.randint(1, 99), place="%s, %02d de %s de %d." % (cityR[0], em[0], MES[em[1]], em[2]) if r.random() < .6 else "%s/%s, %s" % (cityR[0], cityR[1], dmy(em)),
             cityRn=cityR)
    gen = []
    M = (U(mo), cu(cm) if pnat else "", nat(cm) if pnat else ""); F = (U(fa), cu(cf) if pnat else "", nat(cf) if pnat else "")
    gen = ([M] if not has_fa else [M, F] if mofirst else [F, M])
    v["gen"] = gen
    v["gpf"] = tuple(map(U, gpf)) if has_fa else ("", "")
    v["gpm"] = tuple(map(U, gpm))
    b = lambda s: s
    data = {
        "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
        "dados_pessoais": {"nome_completo": v["kid"], "cpf": thecpf, "matrícula": v["matp"], "data_nascimento": {"texto_completo": dwb, "dia": "%02d" % birth[0], "mês": "%02d" % birth[1], "ano": "%d" % birth[2]},
                           "hora_nascimento": "%02d:%02d" % (h, mi) if hora else "", "naturalidade": U(cityB[0]) + "/" + cityB[1], "sexo": "Masculino" if sex == "M" else "Feminino"},
        "local_nascimento": {"estabelecimento": v["hosp"], "município": U(cityB[0]), "uf": cityB[1]},
        "registro": {"município": U(cityR[0]), "uf": cityR[1], "cartório": cart, "data_registro": dmy(reg), "número_dnv": dnv,
                     "livro": livrop if design == 3 else "%05d" % book, "folha": folhap if design == 3 else "%03d" % leaf, "termo": v["termop"] if design == 3 else "%07d" % term},
        "filiação": {"genitor_1": {"nome_completo": gen[0][0], "naturalidade": gen[0][2]}, "genitor_2": {"nome_completo": gen[1][0] if len(gen) > 1 else "", "naturalidade": gen[1][2] if len(gen) > 1 else ""}},
        "avós": {"paternos": {"avô": v["gpf"][0], "avó": v["gpf"][1]}, "maternos": {"avô": v["gpm"][0], "avó": v["gpm"][1]}},
        "gêmeos": {"status": "Sim" if tw else "Não", "informações_adicionais": tinfo},
        "observações": {"averbações": aver, "anotações": anot},
        "autenticação": {"selo_digital": selo, "oficial_registro": off, "data_emissão": dmy(em)}}
    acc = {"dados_pessoais.data_nascimento.texto_completo": [dmy(birth)]}
    if data["dados_pessoais"]["hora_nascimento"] != hora: acc["dados_pessoais.hora_nascimento"] = [hora]
    if design == 1: acc["dados_pessoais.naturalidade"] = ["", cu(cityB)]
    elif cst: acc["dados_pessoais.naturalidade"] = [cu(cityB)]
    if regprint != dmy(reg): acc["registro.data_registro"] = [regprint]
    acc["autenticação.data_emissão"] = [v["place"]]
    if cst:
        for i, g in enumerate(gen):
            if g[1]: acc["filiação.genitor_%d.naturalidade" % (i + 1)] = [g[1]]
    if home: acc["local_nascimento.estabelecimento"] = ["", "em domicílio"]
    truth = {"case": "124%s-%d" % (way, n), "layout": "124%s" % way, "condition": "pdf_born_digital", "file": "124%s-%d.pdf" % (way, n), "width": 595, "height": 842, "resizeImage": False, "data": data, "accept": acc,
             "meta": {"twin_names": [tname] if tw else [], "joint_notes": joint, "cadastro": [" ".join(x for x in c if x) for c in cad], "design": design}}
    v["rnd"] = r
    return v, truth

# ------------------------------------------------------------------ the form
def form(v):
    """-> dict: head [(text,style)], rows [[cell]], foot; cell = dict(l=label, v=value, w=width, inline=bool, h=min lines)"""
    d, B = v["design"], v["blank"]
    LU = d != 3
    def c(l, val, w=1.0, **k):
        if not val and not k.pop("nob", False): val = B
        else: k.pop("nob", None)
        return dict(l=l.upper() if LU else l, v=val, w=w, **k)
    b = v["birth"]
    par = []
    for g in v["gen"]:
        par.append(g[0] + (", natural de " + g[1] if g[1] and d == 1 else (" - " + g[1] if g[1] else "")))
    avo = []
    def pair(p): return " e ".join(x for x in p if x)
    # one a line where both are short, else "A e B"
    nl = all(len(x) < 27 for x in v["gpf"] + v["gpm"])
    def avj(p): return ("\n" if nl else " e ").join(x for x in p if x)
    tws = "Sim" if v["tw"] else "Não"
    if d == 1:
        head = [("REPÚBLICA FEDERATIVA DO BRASIL", "h2"), ("REGISTRO CIVIL DAS PESSOAS NATURAIS", "h3"), ("CERTIDÃO DE NASCIMENTO", "h1")]
        if v["gpf"][1] or v["gpf"][0]: avo.append("Paternos: " + pair(v["gpf"]))
        avo.append("Maternos: " + pair(v["gpm"]))
        rows = [[c("Nome", v["kid"], big=1, bare=1)], [c("Matrícula", v["matp"], big=1, bare=1)],
                [c("Data de nascimento (por extenso)", v["dwb"], .7), c("Dia", "%02d" % b[0], .1), c("Mês", "%02d" % b[1], .1), c("Ano", "%d" % b[2], .1)],
                [c("Hora", v["hora"], .3), c("Município de nascimento e Unidade da Federação", v["cityB"], .7)],
                [c("Município de registro e Unidade da Federação", v["cityR"], .4), c("Local de nascimento", v["hosp"], .44), c("Sexo", v["sexp"], .16)],
                [c("Filiação", "\n".join(par))], [c("Avós", "\n".join(avo))],
                [c("Gêmeo", tws, .15), c("Nome e matrícula do(s) gêmeo(s)", v["tinfo"], .85)],
                [c("Data do registro (por extenso)", v["regprint"], .6), c("Número da Declaração de Nascido Vivo", v["dnv"], .4)],
                [c("Observações / Averbações", v["aver"] or v["anot"], h=4)]]
    elif d == 2:
        head = [("REPÚBLICA FEDERATIVA DO BRASIL", "h2"), ("REGISTRO CIVIL DAS PESSOAS NATURAIS", "h3"), ("CERTIDÃO DE NASCIMENTO", "h1")]
        rows = [[c("Nome", v["kid"], big=1)], [c("CPF", v["cpf"], .3), c("Matrícula", v["matp"], .7)],
                [c("Data de nascimento por extenso", v["dwb"], .7), c("Dia", "%02d" % b[0], .1), c("Mês", "%02d" % b[1], .1), c("Ano", "%d" % b[2], .1)],
                [c("Hora de nascimento", v["hora"], .36), c("Naturalidade", v["cityB"], .64)],
                [c("Município de registro e UF", v["cityR"], .38), c("Local, município de nascimento e UF", v["hosp"] + ", " + v["cityB"], .46), c("Sexo", v["sexp"], .16)],
                [c("Filiação", "\n".join(par))],
                [c("Avós paternos", avj(v["gpf"]), .5), c("Avós maternos", avj(v["gpm"]), .5)],
                [c("Gêmeo", tws, .15), c("Nome e matrícula do(s) gêmeo(s)", v["tinfo"], .85)],
                [c("Data de registro por extenso", v["regprint"], .6), c("Número da DNV", v["dnv"], .4)],
                [c("Averbações / Anotações à acrescer", v["aver"] or v["anot"], h=3)]]
        for i, k in enumerate(v["cad"]):
            rows.append([c("Anotações de cadastro - tipo do documento" if i == 0 else "Tipo do documento", k[0], .34), c("Número", k[1], .26, nob=1), c("Data de expedição / zona", k[2], .22, nob=1), c("Órgão expedidor", k[3], .18, nob=1)])
    else:
        head = [("REPÚBLICA FEDERATIVA DO BRASIL", "h3"), ("Certidão de Nascimento", "h1"), ("Registro Civil das Pessoas Naturais", "h3")]
        I = dict(inline=1)
        rows = [[c("Nome:", v["kid"], big=1, **I)], [c("Matrícula:", v["matp"], **I)],
                [c("Livro:", v["livrop"], .33, **I), c("Folha:", v["folhap"], .33, **I), c("Termo:", v["termop"], .34, **I)]]
        if v["cpf"]: rows.append([c("CPF:", v["cpf"], .5, **I), c("Sexo:", v["sexp"], .5, **I)])
        else: rows.append([c("Sexo:", v["sexp"], **I)])
        rows += [[c("Data de nascimento:", "%s (%s)" % (v["dwb"], dmy(b)), **I)],
                 [c("Hora:", v["hora"], .45, **I), c("Naturalidade:", v["cityB"], .55, **I)],
                 [c("Local de nascimento:", v["hosp"], .6, **I)], [c("Município de nascimento/UF:", v["cityB"], **I)], [c("Município de registro/UF:", v["cityR"], **I)]]
        for i, p in enumerate(par): rows.append([c("Filiação:" if i == 0 else "e", p, **I)])
        rows += [[c("Avós paternos:", pair(v["gpf"]), **I)], [c("Avós maternos:", pair(v["gpm"]), **I)],
                 [c("Gêmeo(s):", tws + (", " + v["tinfo"] if v["tw"] else ""), **I)],
                 [c("Data do registro:", v["regprint"], .62, **I)], [c("Declaração de Nascido Vivo nº:", v["dnv"], **I)],
                 [c("Averbações:", v["aver"], **I)], [c("Anotações:", v["anot"], **I)]]
    left = [v["cart"], "%s: %s" % (v["title"], v["off"]), "%s - %s" % v["cityRn"], v["addr"], "Tel. %s - %s" % (v["tel"], v["email"])]
    if v["selo"]: left.append("Selo digital: " + v["selo"])
    right = ["O conteúdo da certidão é verdadeiro. Dou fé.", v["place"], "", "______________________________", (v["clerk"] + "") if v["clerk"] else v["off"], "Escrevente Autorizad%s" % ("a" if v["clerk"].split()[0] in FN else "o") if v["clerk"] else v["title"]]
    return dict(head=head, rows=rows, left=left, right=right)
