# -*- coding: utf-8 -*-
import random, datetime, html, re, unicodedata, math
E = html.escape
D = datetime.date
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
UN = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
DZ = "x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
CT = "x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()

def ext(n, f=False):
    """number in words"""
    if n < 20:
        w = UN[n]
        return {"um": "uma", "dois": "duas"}.get(w, w) if f else w
    if n < 100:
        return DZ[n // 10] + (" e " + ext(n % 10, f) if n % 10 else "")
    if n == 100: return "cem"
    if n < 1000:
        return CT[n // 100] + (" e " + ext(n % 100, f) if n % 100 else "")
    m, r = divmod(n, 1000)
    p = "mil" if m == 1 else ext(m) + " mil"
    if not r: return p
    return p + (" e " if r < 100 or r % 100 == 0 else " ") + ext(r, f)

def dia_ext(d): return "primeiro" if d == 1 else ext(d)
def data_ext(d): return f"{dia_ext(d.day)} de {MES[d.month-1]} de {ext(d.year)}"
def dmy(d, s="/"): return f"{d.day:02d}{s}{d.month:02d}{s}{d.year}"
def data_longa(d): return f"{'1º' if d.day==1 else d.day} de {MES[d.month-1]} de {d.year}"
def hora_ext(h, m):
    s = f"{ext(h, True)} hora" + ("s" if h != 1 else "")
    if m: s += f" e {ext(m)} minuto" + ("s" if m != 1 else "")
    return s
def hora_periodo(h, m):
    """old manner: (text) hours by part of day"""
    if h == 0 and m == 0: return "meia-noite"
    if h == 12 and m == 0: return "meio-dia"
    if h < 12: per, k = ("da madrugada" if h < 5 else "da manhã"), h or 12
    elif h < 18: per, k = "da tarde", (h - 12) or 12
    else: per, k = "da noite", h - 12
    if h == 12: per = "da tarde"
    s = f"{ext(k, True)} hora" + ("s" if k != 1 else "")
    if m == 30: s += " e meia"
    elif m: s += f" e {ext(m)} minutos"
    return s + " " + per
def unac(s): return "".join(c for c in unicodedata.normalize("NFD", s) if not unicodedata.combining(c))

def cpf(r):
    d = [r.randint(0, 9) for _ in range(9)]
    for _ in range(2):
        k = len(d) + 1
        v = sum(x * (k - i) for i, x in enumerate(d)) * 10 % 11 % 10
        d.append(v)
    t = "".join(map(str, d))
    return f"{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}"
def mat_dv(s):
    for _ in range(2):
        w = 32 - len(s); v = 0
        for c in s:
            v += int(c) * w
            w += 1
            if w > 10: w = 0
        d = v % 11
        s += str(1 if d == 10 else d)
    return s
def matricula(cns, ano, livro, folha, termo):
    s = f"{cns:06d}0155{ano:04d}1{livro:05d}{folha:03d}{termo:07d}"
    assert len(s) == 30
    s = mat_dv(s)
    return f"{s[:6]} {s[6:8]} {s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {s[30:]}"

UFN = dict(AC="Acre", AL="Alagoas", AM="Amazonas", AP="Amapá", BA="Bahia", CE="Ceará", DF="Distrito Federal", ES="Espírito Santo", GO="Goiás", MA="Maranhão", MT="Mato Grosso", MS="Mato Grosso do Sul", MG="Minas Gerais", PA="Pará", PB="Paraíba", PR="Paraná", PE="Pernambuco", PI="Piauí", RJ="Rio de Janeiro", RN="Rio Grande do Norte", RS="Rio Grande do Sul", RO="Rondônia", RR="Roraima", SC="Santa Catarina", SP="São Paulo", SE="Sergipe", TO="Tocantins")
def de_uf(uf):
    return {"AC":"do","AM":"do","AP":"do","BA":"da","CE":"do","DF":"do","ES":"do","MA":"do","PA":"do","PB":"da","PR":"do","PI":"do","RJ":"do","RN":"do","RS":"do"}.get(uf,"de")
CID = dict(AC="Xapuri|Sena Madureira|Tarauacá|Feijó|Brasiléia", AL="Penedo|Piranhas|Delmiro Gouveia|Viçosa|União dos Palmares", AM="Tabatinga|São Gabriel da Cachoeira|Parintins|Tefé|Benjamin Constant", AP="Laranjal do Jari|Oiapoque|Mazagão|Calçoene", BA="Jacobina|Xique-Xique|Caetité|Paramirim|Mucugê|Canavieiras|Lençóis", CE="Quixeramobim|Icó|Crateús|Tianguá|Aracati|Russas", DF="Brasília", ES="Santa Teresa|Domingos Martins|Afonso Cláudio|Muniz Freire|Alegre", GO="Pirenópolis|Goiás|Jataí|Posse|Ipameri|Catalão", MA="Barra do Corda|Carolina|Caxias|Pedreiras|Grajaú", MT="Poconé|Barra do Garças|Campinápolis|Cáceres|Diamantino", MS="Aquidauana|Miranda|Dourados|Amambai|Bela Vista|Porto Murtinho", MG="Diamantina|Araçuaí|Ouro Fino|Passa Quatro|Carmo de Minas|Januária|Guanhães|Manhumirim|Serro", PA="Óbidos|Cametá|Bragança|Santarém|Oriximiná|Altamira", PB="Cajazeiras|Areia|Monteiro|Princesa Isabel|Pombal", PR="Prudentópolis|Lapa|Irati|Assaí|Guaíra|Castro", PE="Triunfo|Exu|Garanhuns|Bezerros|Timbaúba|Afogados da Ingazeira", PI="Oeiras|Piracuruca|Picos|São Raimundo Nonato|Amarante", RJ="Vassouras|Paraty|Cantagalo|Itaocara|São Fidélis|Valença", RN="Caicó|Apodi|Mossoró|Currais Novos|Assu", RS="Bagé|Santo Ângelo|Veranópolis|São Borja|Antônio Prado|Jaguarão|Tenente Portela", RO="Guajará-Mirim|Ji-Paraná|Cacoal|Vilhena", RR="Pacaraima|Caracaraí|Bonfim|Boa Vista", SC="Urussanga|Blumenau|Laguna|Lages|Pomerode|Chapecó|Mafra", SP="Bastos|Registro|Itapetininga|Amparo|Socorro|Bananal|Cunha|Dracena", SE="Estância|Propriá|Lagarto|Itabaiana", TO="Dianópolis|Porto Nacional|Tocantinópolis|Araguaína|Natividade")
CID = {k: v.split("|") for k, v in CID.items()}

GM = {"o": "José João Antônio Francisco Pedro Manoel Joaquim Sebastião Raimundo Geraldo Benedito Luiz Severino Agenor Waldemar Osvaldo Alcides Otacílio Jurandir Nelson Arlindo Firmino Deocleciano Hermínio Belarmino Anacleto".split(),
      "m": "Miguel Heitor Davi Ravi Théo Gael Bernardo Samuel Enzo Caleb Isaac Lucca Murilo Vinícius Kauã Ícaro Otávio Bento Joaquim Benício Thiago Luan Caio Noah Levi".split(),
      "a": "Marcos Paulo Carlos Roberto Edson Wilson Ricardo Cláudio Sérgio Adriano Rogério Fábio Márcio Luciano Reginaldo Gilberto Valdir Josué Elias Anderson Wellington Robson Jefferson Everaldo".split()}
GF = {"o": "Maria Ana Josefa Francisca Antônia Joana Rita Terezinha Sebastiana Conceição Benedita Raimunda Luzia Isaura Zulmira Alzira Ermelinda Durvalina Carmelita Olímpia Guilhermina Eulália Filomena Etelvina Adelaide Perpétua".split(),
      "m": "Helena Alice Laura Manuela Isis Cecília Maitê Antonella Heloísa Liz Lorena Yasmin Ágatha Clara Elisa Rebeca Luna Pérola Sophia Aurora Ayla Melissa Olívia Jade Eloá".split(),
      "a": "Adriana Luciana Patrícia Sandra Márcia Cristiane Rosângela Simone Elaine Fabiana Vanessa Juliana Débora Aline Tatiane Jaqueline Edilene Rosimeire Claudia Viviane Kátia Silvana Michele Daniela".split()}
SUR = "Silva Santos Oliveira Souza Pereira Ferreira Alves Ribeiro Carvalho Gomes Lopes Barbosa Rocha Dias Nunes Moreira Cardoso Teixeira Mendes Freitas Vieira Monteiro Nascimento Moraes Batista Duarte Bezerra Cavalcante Tavares Peixoto Sampaio Leite Figueiredo Guimarães Barreto Fontes Queiroz Siqueira Bandeira Macedo Quaresma Pinheiro Brandão Assunção Lacerda Vilela Arruda Furtado Saraiva Bittencourt Drummond Coutinho Gouveia Camargo Toledo Aragão Falcão Varela Pessoa Maciel".split()
ETH = {
 "it": dict(m="Giuseppe Angelo Domenico Luigi Pietro Vittorio Antonio Giacomo", f="Rosa Lucia Teresa Angela Maddalena Giuditta Caterina Assunta", s="Zanellatto Brunatto Dal Pont Fornasier Meneghetti Savioli Tramontin Bortoluzzi Cescon Pizzolatti".replace("Dal Pont","Dal-Pont"), c="Belluno, Itália|Treviso, Itália|Longarone, Itália|Vicenza, Itália"),
 "jp": dict(m="Kenji Takeo Hiroshi Masao Shigeru Yoshio", f="Fumiko Sumie Haruko Michiko Tomoe Kiyoko", s="Nakashima Watari Morishita Kobuchi Ishizaki Takenaka Uchiyama Hamada", c="Fukuoka, Japão|Kumamoto, Japão|Hiroshima, Japão|Okayama, Japão"),
 "de": dict(m="Heinrich Otto Wilhelm Rudolf Emil Hermann", f="Frieda Hedwig Erna Gertrud Elfriede Hilda", s="Krüger Hoepcke Lindner Volkmann Zimmerling Baumgarten Schlösser Wachholz", c="Stettin, Alemanha|Hamburgo, Alemanha"),
 "pl": dict(m="Estanislau Miecislau Casimiro Wladislau Demétrio Basílio", f="Edviges Estefânia Ludovica Paraskeva Anastácia Verônica", s="Kowalczuk Hryniewicz Boiko Melnyk Szewczuk Dombrowski Lubacheski", c="Lwów, Polônia|Ternopil, Ucrânia"),
 "lb": dict(m="Elias Nagib Salim Jorge Habib Miguel", f="Nazira Salma Labibe Adélia Wadad Zahia", s="Bou-Chaia Kfouri Mansur Haddad Nehme Chalub", c="Zahlé, Líbano|Trípoli, Líbano"),
 "ht": dict(m="Jean-Robert Wilner Frantz Evens Rosemond Dieuseul", f="Marie-Ange Guerline Nadège Roselaure Mirlande Fabiola", s="Pierre-Louis Désir Saintilus Jean-Baptiste Estimé Delva Metellus", c="Cap-Haïtien, Haiti|Gonaïves, Haiti|Porto Príncipe, Haiti"),
 "ve": dict(m="Yorman Wilmer Alexis Franklin Eduard Jhonny", f="Yusmary Dayana Mariángel Yulimar Génesis Nohelia", s="Marcano Rondón Guaicaipuro Salazar Brito Urdaneta Maíz", c="Maturín, Venezuela|Ciudad Bolívar, Venezuela|El Tigre, Venezuela"),
 "bo": dict(m="Freddy Wilson Rubén Limber Macario Teodoro", f="Maribel Yovana Celestina Primitiva Norah Virginia", s="Mamani Quispe Choque Suárez Cuéllar Justiniano Yupanqui", c="Riberalta, Bolívia|Guayaramerín, Bolívia|Trinidad, Bolívia"),
 "uy": dict(m="Washington Nestor Ruben Julio Omar Hugo", f="Graciela Mirta Blanca Nélida Gladys Zulma", s="Etcheverry Olivera Pintos Saravia Larrosa Techera", c="Río Branco, Uruguai|Melo, Uruguai|Treinta y Tres, Uruguai"),
 "ar": dict(m="Ramón Hugo Alberto Néstor Rubén Osvaldo", f="Norma Mirta Graciela Susana Ramona Élida", s="Gauna Aguirrezabal Zalazar Benítez Acuña Lezcano", c="Santo Tomé, Argentina|Posadas, Argentina"),
 "pt": dict(m="Manuel Joaquim Albino Custódio Adriano Zeferino", f="Emília Deolinda Gracinda Rosalina Hermínia Laurinda", s="Figueira Marques Cabrita Abrantes Veloso Mourão", c="Braga, Portugal|Viseu, Portugal|Póvoa de Varzim, Portugal"),
 "ticuna": dict(m="Ngematücü Waicury Tchoatücü Pucüracü Wochima Nhoatücü", f="Mepaeruna Tchigüna Metchiena Yawacüna Daüna Pucüna", s="Ticuna", c=""),
 "xav": dict(m="Tserenhi'õmo Ruwabzu Wa'õmorãwẽ Tsi'ru Hö'awi Parinai'a", f="Pe'u'a Ro'otsitsina Wautomoba Re'amo Pedzé Wa'utó", s="Tsere'urã Tsa'e'omo Dzatsi'õ Tserewarã", c=""),
 "guar": dict(m="Karaí Ava-Rendy Werá Tupã-Mirim Kuaray Verá-Poty", f="Kunhã-Poty Jaxuka Kerexu Ará-Rete Yva-Poty Takuá", s="Benites Ximenes Vilhalva Aquino Romero Vargas", c=""),
 "baniwa": dict(m="Dzoodzo Kaawinai Mawiro Ñapirikoli Kerrá Wirí", f="Amarru Kaali Nhenirí Duiika Heemali Tsiwalí", s="Baniwa Baré Tukano Desana", c=""),
 "ter": dict(m="Kali'yé Hoyeno Voxeno Inámati Turíku", f="Sêno Arunoé Kaxé Yanakalú Moyé", s="Pacheco Fialho Massi Polidoro Candelário", c=""),
}
PROF_O = [("lavrador","doméstica"),("comerciante","prendas domésticas"),("ferroviário","doméstica"),("carpinteiro","costureira"),("pescador","rendeira"),("funcionário público","professora"),("alfaiate","doméstica"),("criador","prendas domésticas")]
PROF_M = [("motorista","professora"),("agricultor","agricultora"),("autônomo","do lar"),("técnico em enfermagem","enfermeira"),("pedreiro","auxiliar administrativa"),("comerciário","comerciária"),("mecânico","estudante"),("servidor público","advogada")]
RUA = ["Rua 7 de Setembro, 214","Rua do Rosário, 58","Travessa da Matriz, 11","Rua Barão do Rio Branco, 377","Avenida Getúlio Vargas, 1020","Rua São Sebastião, s/nº","Rua Quinze de Novembro, 89","Sítio Boa Esperança, zona rural","Rua Padre Cícero, 145","Fazenda Santa Rita"]
HOSP_O = ["Santa Casa de Misericórdia de {c}","Hospital São Vicente de Paulo","Casa de Caridade de {c}","Maternidade Nossa Senhora das Dores","Hospital Regional de {c}","Hospital e Maternidade São José","Hospital Dr. Adolfo Mascarenhas","Maternidade Januária Lins"]
HOSP_M = ["Hospital Municipal de {c}","Santa Casa de Misericórdia de {c}","Hospital e Maternidade Santa Luzia","Maternidade Municipal Dona Iracema Prado","Hospital Regional Dr. Olavo Teixeira","Hospital Materno-Infantil de {c}","Unidade Mista de Saúde de {c}","Centro de Parto Normal Mãe Dolores","Hospital Geral São Camilo","Associação Hospitalar Beneficente de {c}"]
CART_O = ["Cartório do Registro Civil de {c}","Cartório de Paz e Registro Civil do 1º Distrito","Cartório Lacerda","Registro Civil das Pessoas Naturais - Distrito da Sede","Cartório do 2º Ofício","Cartório do Escrivão de Paz de {c}","1º Cartório do Registro Civil","Cartório Único de {c}"]
CART_M = ["Ofício do Registro Civil das Pessoas Naturais de {c}","1º Ofício de Registro Civil e Tabelionato de Notas","Serventia Extrajudicial de {c} - 2º Ofício","Cartório Nogueira Paz","Oficial de Registro Civil das Pessoas Naturais da Sede","Registro Civil e Notas do 1º Subdistrito de {c}","Cartório do Único Ofício de {c}","2º Serviço de Registro Civil das Pessoas Naturais de {c}"]

def J(*p): return " ".join(x for x in p if x)
def part(r, s): return (r.choice(["da ", "dos ", "de ", "", "", ""]) if s in ("Silva","Santos","Oliveira","Souza","Rocha","Nascimento","Freitas","Moraes","Carvalho","Assunção") else "") + s
def part(r, s, _p={"Silva":"da ","Santos":"dos ","Oliveira":"de ","Souza":"de ","Rocha":"da ","Nascimento":"do ","Freitas":"de ","Moraes":"de ","Carvalho":"de ","Assunção":"da "}):
    return (_p[s] if s in _p and r.random() < .7 else "") + s

class P: pass

def person(form, n, s):
    """s: spec"""
    r = random.Random(f"{form}-{n}-nascimento")
    p = P(); p.form, p.n, p.r, p.s = form, n, r, s
    p.uf, p.city = s["uf"], s["c"]
    p.buf, p.bcity = s.get("b", (p.city, p.uf))[::-1]
    p.sexo = s.get("x", "M"); p.o = "o" if p.sexo == "M" else "a"
    old = s["y"] < 1976; mid = 1976 <= s["y"] < 2005
    p.old = old
    # names
    eth = ETH.get(s.get("eth")); 
    def g(sex, era):
        return r.choice((GM if sex == "M" else GF)[era])
    def e_g(sex): return r.choice(eth["m" if sex == "M" else "f"].split())
    def e_s(): return r.choice(eth["s"].split())
    pool = SUR[:]; r.shuffle(pool); sv = iter(pool)
    used = set((s.get("given") or "").split())
    def uniq(fn):
        for _ in range(50):
            v = fn()
            if v not in used: break
        used.add(v); return v
    ge = "o" if s["y"] < 1985 else "a"
    ce = "o" if s["y"] < 1965 else ("a" if s["y"] < 2000 else "m")
    who = s.get("ew", "both" if eth else "")  # which side is ethnic: both / g1 / g2
    fam = s.get("fam", "std")
    sexes = {"twomothers": "FF", "twofathers": "MM"}.get(fam, "MF")
    order = s.get("order", "fm")
    def side(sex, isE):
        if isE:
            s1, s2 = e_s(), e_s()
            gv = uniq(lambda: e_g(sex)); a, b = uniq(lambda: e_g("M")), uniq(lambda: e_g("F"))
            nm = J(gv, s2) if s1 == s2 or r.random() < .5 else J(gv, s1, s2)
            hi = s2; av = J(a, s2); ao = J(b, s1)
            last = s2
        else:
            a1, a2 = next(sv), next(sv)
            A1, A2 = part(r, a1), part(r, a2)
            gv = uniq(lambda: g(sex, ge))
            if sex == "F" and r.random() < .35 and gv not in ("Maria",): gv = "Maria " + gv
            nm = J(gv, A1, A2) if r.random() < .6 else J(gv, A2)
            a = uniq(lambda: g("M", "o")); b = uniq(lambda: g("F", "o"))
            av = J(a, A2) if r.random() < .5 else J(a, r.choice(["Alves","Gomes","Borges","Pinto","Dias"]), A2)
            ao = J(b, A1) if r.random() < .5 else J(b, r.choice(["Maria","de Jesus","da Luz"]) if b != "Maria" else "de Jesus", A1)
            last = A2
        return nm, last, av, ao
    n1, l1, a1, b1 = side(sexes[0], eth and who in ("both", "g1"))
    n2, l2, a2, b2 = side(sexes[1], eth and who in ("both", "g2"))
    def nat(isE, k):
        if isE and eth["c"] and s.get("natf", True):
            x = r.choice(eth["c"].split("|")); return x
        if isE and not eth["c"]: return (r.choice([p.bcity] + CID[p.buf]), p.buf)
        pl = CID[p.buf] if r.random() < .75 else CID[r.choice([u for u in sorted(CID) if not (s["y"] < 1995 and u in ("TO","MS","RR","AP","RO","DF"))])]
        if r.random() < .35: return (p.bcity, p.buf)
        c = r.choice(pl)
        u = [u for u in sorted(CID) if c in CID[u]]
        return (c, p.buf if c in CID[p.buf] else u[0])
    prof = r.choice(PROF_O if old or s["y"] < 1985 else PROF_M)
    ag = r.randint(22, 44)
    G1 = dict(n=n1, nat=nat(eth and who in ("both","g1"), 1), sx=sexes[0], prof=prof[0 if sexes[0]=="M" else 1], id=ag)
    G2 = dict(n=n2, nat=nat(eth and who in ("both","g2"), 2), sx=sexes[1], prof=prof[0 if sexes[1]=="M" else 1], id=max(17, ag - r.randint(0, 6)))
    given = s.get("given") or (e_g(p.sexo) if eth and r.random() < .0 else g(p.sexo, ce))
    if given in (n1.split()[0], n2.split()[0]) and not s.get("given"):
        given = J(given, {"M": "Augusto", "F": "Cristina"}[p.sexo])
    p.given = given
    child_last = J(l2, l1) if l1 != l2 else l1
    pat, mat = (a1, b1), (a2, b2)
    if fam == "nofather":
        G1, pat = None, ("", ""); child_last = n2.split(" ", 1)[1] if len(n2.split()) > 2 else l2
        if n2.startswith("Maria ") and n2.split()[1] in GF["o"] + GF["a"]: child_last = l2
    if s.get("gp") == "none": pat = mat = ("", "")
    if s.get("gp") == "nopat": pat = ("", "")
    if s.get("gp") == "avoonly": pat = ("", pat[1])
    if s.get("gp") == "single": mat = (mat[0].split()[0], mat[1].split()[0])
    if s.get("gp") == "single2": pat = (pat[0].split()[0], pat[1]); mat = ("", mat[1].split()[0])
    if s.get("gp") == "unkfather": mat = ("", mat[1])
    if s.get("last"): child_last = s["last"]
    p.nome = J(given, child_last)
    if s.get("long"):
        p.nome = J(given, {"M": "Alexandre Henrique", "F": "Vitória Gabrielle"}[p.sexo], child_last, "de Albuquerque", "e Vasconcelos")
        if G1: G1["n"] += " de Albuquerque e Vasconcelos"
    p.cl = child_last
    p.G = [x for x in ([G1, G2] if order == "fm" else [G2, G1]) if x]
    p.father = G1 if G1 and G1["sx"] == "M" and fam != "twofathers" else None
    p.pai, p.mae = G1, G2
    p.pat, p.mat = pat, mat
    p.fam = fam
    # dates
    by = s["y"]
    p.nasc = D(by, r.randint(1, 12), r.randint(1, 28))
    late = s.get("late", 0)
    p.late = late
    if late:
        p.reg = D(by + late, r.randint(1, 12), r.randint(1, 28))
    else:
        p.reg = p.nasc + datetime.timedelta(days=r.randint(1, 40))
    if s.get("e"):
        p.emi = D(s["e"], r.randint(2, 12), r.randint(1, 28))
        if p.emi <= p.reg: p.emi = p.reg + datetime.timedelta(days=r.randint(3, 25))
    else:
        p.emi = p.reg
    p.hora = s["h"] if "h" in s else (r.randint(0, 23), r.choice([0, 5, 10, 12, 15, 20, 25, 30, 38, 40, 45, 50, 52]))
    h = s.get("hosp", "")
    if h == "home": p.estab = "Domicílio"; p.home = True
    else:
        p.home = False
        p.estab = h or r.choice(HOSP_O if by < 1990 else HOSP_M).format(c=p.bcity)
    p.rua = r.choice(RUA)
    # registry
    CL = CART_O if (s.get("e") or p.reg.year) < 1995 else CART_M
    p.cart = s.get("cart") or CL[(n * 3 + int(form[1:])) % len(CL)].format(c=p.city)
    p.cns = r.randint(1000, 159999)
    bk = r.randint(8, 95) if by < 1990 else r.randint(40, 310)
    fl = r.randint(2, 299); kk = r.choice([1, 1, 2]); tm = ((bk - 1) * 300 + fl) * kk - r.randint(0, kk - 1)
    p.bk, p.fl, p.tm = bk, fl, tm
    p.v = s.get("v", "")
    p.livro = s.get("lf", "A-{}").format(bk); p.folha = s.get("ff", "{}").format(fl) + p.v; p.termo = s.get("tf", "{}").format(tm)
    p.matr = matricula(p.cns, p.reg.year, bk, fl, tm)
    p.cpf = cpf(r) if s.get("cpf", by >= 2016) else ""
    p.dnv = ""
    if s.get("dnv", by >= 2011 and not late and not p.home):
        p.dnv = f"{r.randint(30, 75)}-{r.randint(10000000, 89999999)}-{r.randint(0, 9)}"
    L = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    def lt(k): return "".join(r.choice(L) for _ in range(k))
    def dg(k): return "".join(r.choice("0123456789") for _ in range(k))
    p.selo = {"SP": f"{dg(6)}2CE{dg(12)}{p.emi.year%100:02d}{lt(1)}", "MG": f"{lt(3)}{dg(5)}", "PR": f"SFRC1.{lt(1)}{dg(2)}{lt(2)}.{lt(2)}{dg(1)}{lt(2)}-{lt(3)}{dg(1)}x.{dg(4)}q",
        "RJ": f"E{lt(3)} {dg(5)} {lt(3)}", "RS": f"{dg(4)}.01.{p.emi.year%100:02d}0000{dg(1)}.{dg(5)}", "SC": f"{lt(3)}{dg(5)}-{lt(2)}{dg(1)}{lt(1)}", "PE": f"00{dg(5)}.{lt(3)}{p.emi.month:02d}{p.emi.year}01.{dg(5)}",
        "BA": f"{dg(4)}.AB{dg(6)}-{dg(1)}"}.get(p.uf, f"{p.uf}-{lt(3)}{dg(6)}-{lt(1)}{dg(2)}{lt(1)}") if (p.emi.year >= 2011 and s.get("selo", True)) else ""
    # people of the registry
    os_ = s.get("os", r.choice("MF"))
    p.os = os_
    old_names = p.emi.year < 1995
    def full(sx): return J(g(sx, "o" if old_names else "a"), r.choice(["Augusto","César","de Lourdes","Regina","Prates","Valadares"][0:2] if sx == "M" else ["de Lourdes","Regina","Helena"]), r.choice(pool[-14:]), r.choice(["Prado","Valadares","Nogueira","Meireles","Sarmento","Couto","Bastos Neto"][:6]))
    p.of = full(os_)
    p.oft = s.get("oft") or ("Oficial Registrador" if os_ == "M" else "Oficiala Registradora")
    ss = r.choice("MF")
    if isinstance(s.get("sub"), str): ss = "M" if s["sub"].split()[-1].endswith("o") else "F"
    if s.get("sub") in ("Preposta Escrevente", "Tabeliã Substituta"): ss = "F"
    p.sub = full(ss) if s.get("sub") else ""
    while p.sub == p.of: p.sub = full(ss)
    p.subt = s["sub"] if isinstance(s.get("sub"), str) else ("Escrevente Autorizado" if ss == "M" else "Escrevente Autorizada")
    p.onlysub = bool(s.get("onlysub"))
    p.tw = []
    for i in range(s.get("tw", 0)):
        sx = r.choice("MF")
        pl = [x for x in (GM if sx == "M" else GF)[ce] if x not in given.split()]
        gv = r.choice([x for x in pl if x not in [a.split()[0] for a, _ in p.tw]])
        p.tw.append((J(gv, p.cl), matricula(p.cns, p.reg.year, bk, min(fl + (i + 1) // 2, 300), tm + i + 1)))
    p.wit = [J(g("M", "o"), part(r, x)) for x in pool[-20:-18]]
    p.cad = []
    # notes
    p._track = True; p._last = None
    p.av = [NOTES[k](p) for k in s.get("av", [])]
    p._track = False
    p.an = [NOTES[k](p) for k in s.get("an", [])]
    return p

def nato(x, sep=" - ", full=False):
    """as printed"""
    if not x: return ""
    if isinstance(x, str): return x
    return x[0] + sep + (UFN[x[1]] if full else x[1])

def rd(p, a=None, b=None):
    a = a or p.reg + datetime.timedelta(days=20); b = b or p.emi
    if p._track and p._last and p._last < b: a = max(a, p._last)
    k = (b - a).days
    if k <= 1: v = b
    else: v = a + datetime.timedelta(days=p.r.randint(1, k - 1 if not p._track or k < 40 else k * 2 // 3))
    if p._track: p._last = v
    return v
def proc(p, d):
    r = p.r
    return f"{r.randint(1000,99999):07d}-{r.randint(10,99)}.{d.year}.8.{r.randint(1,27):02d}.{r.randint(1,600):04d}" if d.year >= 2010 else f"{r.randint(20,900)}/{d.year}"
def sp(p, sx): 
    r = p.r
    return J(r.choice(GM["a" if p.nasc.year > 1960 else "o"] if sx == "M" else GF["a" if p.nasc.year > 1960 else "o"]), r.choice(["Loureiro","Vidal","Amorim","Pacheco","Bastos","Cordeiro","Serafim"]), r.choice(["Neves","Ramos","Pires","Melo","Franco"]))
def adult(p, k=20): return D(min(p.nasc.year + p.r.randint(k, k + 8), p.emi.year - 1), p.r.randint(1, 12), p.r.randint(1, 28))
def after(p, d): return d + datetime.timedelta(days=p.r.randint(2, 9))

def n_cpf(p):
    d = rd(p, max(p.reg + datetime.timedelta(days=30), D(2017, 12, 1)))
    if not p.cpf: p.cpf = cpf(p.r)
    return f"Averbada em {dmy(d)} a inscrição d{p.o} registrad{p.o} no CPF sob o nº {p.cpf}, nos termos do Provimento nº 63/2017 do CNJ."
def n_pat(p):
    d = rd(p, max(p.reg, D(2012, 3, 20)))
    return f"Em {data_longa(d)}, reconhecida a paternidade por {p.pai['n']}, na forma do Provimento nº 16/2012 da Corregedoria Nacional de Justiça, passando {p.o} registrad{p.o} a chamar-se {p.nome}."
def n_patj(p):
    d = rd(p)
    return f"Por sentença proferida nos autos nº {proc(p,d)}, da Vara de Família da Comarca de {p.city}, transitada em julgado, foi declarado pai d{p.o} registrad{p.o} {p.pai['n']}. Averbado em {dmy(d)}."
def n_ret(p):
    d = rd(p); w = p.mat[1] or p.mae["n"]
    rel = "da avó materna" if p.mat[1] else "da mãe"
    return f"Retificação administrativa (art. 110 da Lei nº 6.015/73): o nome {rel} é {w}, e não como constou. Averbado em {dmy(d)}."
def n_nome(p):
    d = adult(p, 19) if p.emi.year - p.nasc.year > 20 else rd(p)
    d = max(d, D(2022, 8, 1)); d = min(d, p.emi - datetime.timedelta(days=3))
    return f"Alterado o prenome d{p.o} registrad{p.o} para {p.given}, a requerimento, conforme art. 56 da Lei nº 6.015/73, na redação da Lei nº 14.382/2022. {p.city}, {dmy(d)}."
def n_div(p):
    d = rd(p); x = p.mae["n"].split()
    return f"Pelo divórcio dos genitores, decretado nos autos nº {proc(p,d)}, a genitora voltou a assinar {p.mae['n']}. Averbação feita em {dmy(d)}."
def n_divp(p):
    d = rd(p)
    return f"Conforme escritura pública de divórcio lavrada no Tabelionato de Notas de {p.city}, livro {p.r.randint(20,200)}, fls. {p.r.randint(10,190)}, a mãe d{p.o} registrad{p.o} retomou o nome de solteira, {p.mae['n']}. Dou fé. {dmy(d)}."
def n_ado(p):
    d = rd(p)
    return f"Adoção unilateral concedida por sentença de {dmy(d)}, processo nº {proc(p,d)}, Juízo da Infância e Juventude de {p.city}; figura como pai o adotante {p.pai['n']}."
def n_socio(p):
    d = max(rd(p), D(2018, 1, 20)); 
    return f"Reconhecida a filiação socioafetiva de {p.G[1]['n']}, mediante termo arquivado nesta serventia (Provimento nº 63/2017-CNJ). Averbado aos {dmy(d)}."
def n_gen(p):
    d = max(rd(p), D(2018, 9, 1))
    return f"Averbada em {dmy(d)} a alteração de prenome e gênero, a requerimento da pessoa registrada, nos termos do Provimento nº 73/2018 do CNJ."
def n_optnat(p):
    d = rd(p)
    return f"Por opção do declarante, a naturalidade d{p.o} registrad{p.o} é a do município de residência da mãe, conforme Lei nº 13.484/2017. Averbado em {dmy(d)}."
def n_poder(p):
    d = rd(p)
    return f"Mandado judicial de {dmy(d)}, autos nº {proc(p,d)}: deferida a tutela d{p.o} registrad{p.o} à avó {p.mat[1] or p.mae['n']}."
def n_tardio(p):
    return f"Assento lavrado nos termos do art. 46 da Lei nº 6.015/73, na redação da Lei nº 11.790/2008 (registro tardio)."
def n_ind(p):
    return f"Registro lavrado na forma da Resolução Conjunta CNJ/CNMP nº 3/2012, à vista do RANI nº {p.r.randint(1000,9999)}/{p.reg.year}, expedido pela FUNAI."
def n_leg(p):
    d = rd(p)
    return f"Por despacho do M.M. Juiz de Direito, de {data_longa(d)}, fica legitimad{p.o} {p.o} registrad{p.o} pelo subsequente casamento de seus pais, realizado neste cartório."
def n_pato(p):
    d = rd(p)
    return f"Reconhecid{p.o} por {p.pai['n']}, por escritura pública de {data_longa(d)}, lavrada em notas do 1º Tabelião desta comarca."
def n_reto(p):
    d = rd(p)
    return f"Retificado por sentença de {data_longa(d)}, do M.M. Juiz de Direito da comarca, quanto ao nome da avó materna, que é {p.mat[1]}."
def n_prof(p):
    d = rd(p, max(p.reg, D(1960, 1, 1)))
    return f"Por mandado do Juízo de Direito desta Comarca, de {data_longa(d)}, fica retificado o assento para constar que a profissão da mãe é costureira. Dou fé."
def n_alim(p):
    d = rd(p)
    return f"Retificado por sentença de {data_longa(d)}, proc. nº {proc(p,d)}, para constar o sobrenome materno no nome d{p.o} registrad{p.o}."
def n_res(p):
    d = rd(p)
    return f"Retificação administrativa (art. 110 da Lei nº 6.015/73) feita em {dmy(d)}: os genitores residem na {p.r.choice(RUA[:6])}, {p.city}, e não como constou."
# anotações
def n_cas(p):
    d = adult(p); e = after(p, d); sx = "F" if p.sexo == "M" else "M"; q = sp(p, sx); p.conj, p.dcas = q, d
    if p.emi < e: raise SystemExit(f"{p.form}-{p.n} cas")
    return f"Casou-se em {dmy(d)} com {q}, conforme assento nº {p.r.randint(100,9000)}, fls. {p.r.randint(2,290)}, livro B-{p.r.randint(5,90)}, do Registro Civil de {p.r.choice(CID[p.uf])}-{p.uf}" + (f", passando a assinar {J(p.given, p.cl.split()[-1], q.split()[-1])}." if p.sexo == "F" else ".")
def n_casold(p):
    d = adult(p); sx = "F" if p.sexo == "M" else "M"; q = sp(p, sx); p.conj, p.dcas = q, d
    return f"Contraiu matrimônio com {q} aos {data_longa(d)}, livro B nº {p.r.randint(5,60)}, fls. {p.r.randint(2,290)}."
def n_dvc(p):
    d = min(p.dcas + datetime.timedelta(days=p.r.randint(900, 3900)), p.emi - datetime.timedelta(days=9))
    return f"Divórcio do casamento acima averbado em {dmy(d)}, por escritura pública." if d.year >= 2007 else f"Divórcio do casamento acima decretado por sentença de {dmy(d)}."
def n_obi(p):
    d = rd(p, D(min(max(p.nasc.year + 17, p.emi.year - 12), p.emi.year - 1), 1, 2), p.emi - datetime.timedelta(days=20))
    return f"Faleceu em {dmy(d)}, em {p.r.choice(CID[p.uf])}-{p.uf}; óbito registrado no livro C-{p.r.randint(8,120)}, fls. {p.r.randint(2,290)}, termo {p.r.randint(900,40000)}."
def n_obio(p):
    d = rd(p)
    return f"{p.o.upper()} registrad{p.o} faleceu aos {data_longa(d)}, conforme têrmo de óbito nº {p.r.randint(90,3000)} dêste cartório."
def n_int(p):
    d = rd(p, D(p.nasc.year + 19, 1, 1))
    return f"Interdição decretada por sentença de {dmy(d)}, processo nº {proc(p,d)}, nomeada curadora {p.mae['n']}; registro no livro E-{p.r.randint(2,40)}, fls. {p.r.randint(2,200)}."
def n_uni(p):
    d = rd(p, D(max(p.nasc.year + 20, 2015), 1, 1)); q = sp(p, "F" if p.sexo == "M" else "M")
    return f"União estável com {q} registrada no livro E-{p.r.randint(5,60)}, fls. {p.r.randint(2,200)}, termo {p.r.randint(200,9000)}, em {dmy(d)}."
def n_ema(p):
    d = D(p.nasc.year + 17, 3, p.r.randint(1, 28))
    return f"Emancipad{p.o} por escritura pública de {dmy(d)}, registrada no livro E-{p.r.randint(2,30)}, fls. {p.r.randint(2,200)}."
NOTES = {k[2:]: v for k, v in list(globals().items()) if k.startswith("n_")}

def cadastro(p, kinds):
    """documents table rows: tipo, numero, data, orgao, extra"""
    r = p.r; rows = []
    for k in kinds:
        age = {"titulo": 18, "cnh": 19, "ctps": 16, "pis": 16, "rg": 6}.get(k, 1)
        d = rd(p, max(p.reg, D(p.nasc.year + age, 12, 28)) if p.nasc.year + age < p.emi.year else None)
        if k == "rg": rows.append(("RG", f"{r.randint(1,9)}.{r.randint(100,999)}.{r.randint(100,999)}", dmy(d), f"SSP/{p.uf}", ""))
        if k == "titulo": rows.append(("Título de Eleitor", f"{r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1,28):02d}{r.randint(10,99)}", dmy(d), f"TRE/{p.uf}", f"Zona {r.randint(2,150):03d} Seção {r.randint(1,300):04d}"))
        if k == "cnh": rows.append(("CNH", f"{r.randint(10**10, 10**11-1)}", dmy(d), f"DETRAN/{p.uf}", ""))
        if k == "pis": rows.append(("PIS/NIS", f"{r.randint(100,199)}.{r.randint(10000,99999)}.{r.randint(10,99)}-{r.randint(0,9)}", dmy(d), "Caixa Econômica Federal", ""))
        if k == "ctps": rows.append(("CTPS", f"{r.randint(10000,99999)} série {r.randint(10,199):05d}", dmy(d), f"SRTE/{p.uf}", ""))
        if k == "sus": rows.append(("Cartão Nacional de Saúde", f"{r.randint(700,799)} {r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1000,9999)}", dmy(d), "Ministério da Saúde", ""))
        if k == "pass": rows.append(("Passaporte", f"{r.choice('ABFG')}{r.choice('ABCD')}{r.randint(100000,999999)}", dmy(d), "DPF", ""))
    return rows

def truth(p, c=str, w=595, h=842, drop=(), over=None, accept=None, joint=False, datatxt=None, dataacc=(), tw=None, twacc=(), notes=(None, None), sep=" "):
    uc = (lambda s: c(s) if s else "")
    nat = lambda g: uc(nato(g["nat"])) if g else ""
    G = p.G + [None] * (2 - len(p.G))
    txt = datatxt or dmy(p.nasc)
    d = {
     "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
     "dados_pessoais": {"nome_completo": uc(p.nome), "cpf": p.cpf, "matrícula": p.matr,
        "data_nascimento": {"texto_completo": txt, "dia": f"{p.nasc.day:02d}", "mês": f"{p.nasc.month:02d}", "ano": str(p.nasc.year)},
        "hora_nascimento": "%02d:%02d" % p.hora if p.hora else "", "naturalidade": uc(f"{p.bcity} - {p.buf}"), "sexo": "Masculino" if p.sexo == "M" else "Feminino"},
     "local_nascimento": {"estabelecimento": "Domicílio" if p.home else uc(p.estab), "município": uc(p.bcity), "uf": p.buf},
     "registro": {"município": uc(p.city), "uf": p.uf, "cartório": p.cart, "data_registro": dmy(p.reg), "número_dnv": p.dnv, "livro": p.livro, "folha": p.folha, "termo": p.termo},
     "filiação": {"genitor_1": {"nome_completo": uc(G[0]["n"]) if G[0] else "", "naturalidade": nat(G[0])}, "genitor_2": {"nome_completo": uc(G[1]["n"]) if G[1] else "", "naturalidade": nat(G[1])}},
     "avós": {"paternos": {"avô": uc(p.pat[0]), "avó": uc(p.pat[1])}, "maternos": {"avô": uc(p.mat[0]), "avó": uc(p.mat[1])}},
     "gêmeos": {"status": "Sim" if p.tw else "Não", "informações_adicionais": ""},
     "observações": {"averbações": "", "anotações": ""},
     "autenticação": {"selo_digital": p.selo, "oficial_registro": p.sub if p.onlysub else p.of, "data_emissão": dmy(p.emi)}}
    if p.tw: d["gêmeos"]["informações_adicionais"] = tw or "; ".join(uc(a) for a, _ in p.tw)
    a, b = (notes[0] if notes[0] is not None else p.av), (notes[1] if notes[1] is not None else p.an)
    if joint: a, b = list(a) + list(b), []
    d["observações"]["averbações"] = sep.join(a); d["observações"]["anotações"] = sep.join(b)
    acc = {}
    def setp(path, v):
        o = d; ks = path.split(".")
        for k in ks[:-1]: o = o[k]
        assert ks[-1] in o, path
        o[ks[-1]] = v
    for x in drop: setp(x, "")
    for k, v in (over or {}).items(): setp(k, v)
    al = [x for x in dict.fromkeys(list(dataacc)) if x != txt]
    if al: acc["dados_pessoais.data_nascimento.texto_completo"] = al
    if p.tw and twacc: acc["gêmeos.informações_adicionais"] = list(twacc)
    for k, v in (accept or {}).items(): acc[k] = v
    case = f"{p.form}-{p.n}"
    return {"case": case, "layout": p.form, "condition": "pdf_born_digital", "file": case + ".pdf", "width": w, "height": h, "resizeImage": False,
            "data": d, "accept": acc, "negative": None, "meta": {"twin_names": [uc(x[0]) for x in p.tw], "joint_notes": joint, "cadastro": [x[1] for x in p.cad]}}

# graphics
def qr(seed, size=80, n=29):
    r = random.Random(str(seed)); s = []
    def fin(x, y): return (x < 8 and y < 8) or (x >= n - 8 and y < 8) or (x < 8 and y >= n - 8)
    for y in range(n):
        for x in range(n):
            if not fin(x, y) and r.random() < .48: s.append(f"M{x} {y}h1v1h-1z")
    for (a, b) in ((0, 0), (n - 7, 0), (0, n - 7)):
        s.append(f"M{a} {b}h7v7h-7zM{a+1} {b+1}v5h5v-5zM{a+2} {b+2}h3v3h-3z")
    return f'<svg width="{size}" height="{size}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{"".join(s)}" fill="#111"/></svg>'
def arms(size=60, col="#1a5", c2="#fc0"):
    star = " ".join(f"{50+34*math.cos(math.pi*(i/5)-math.pi/2)*(1 if i%2==0 else .42):.1f},{50+34*math.sin(math.pi*(i/5)-math.pi/2)*(1 if i%2==0 else .42):.1f}" for i in range(10))
    rays = "".join(f'<line x1="50" y1="50" x2="{50+48*math.cos(i*math.pi/18):.1f}" y2="{50+48*math.sin(i*math.pi/18):.1f}" stroke="{c2}" stroke-width="1.6"/>' for i in range(36))
    return f'<svg width="{size}" height="{size}" viewBox="0 0 100 100">{rays}<circle cx="50" cy="50" r="38" fill="#fff" stroke="{col}" stroke-width="3"/><polygon points="{star}" fill="{col}"/><circle cx="50" cy="50" r="11" fill="#fff" stroke="{c2}" stroke-width="2"/><path d="M18 80 Q50 98 82 80" fill="none" stroke="{col}" stroke-width="5"/></svg>'
def shield(size=60, col="#345", c2="#c33"):
    return f'<svg width="{size}" height="{size*1.15:.0f}" viewBox="0 0 100 115"><path d="M8 8H92V58Q92 96 50 110Q8 96 8 58Z" fill="#fff" stroke="{col}" stroke-width="4"/><path d="M8 44H92V62H8Z" fill="{c2}"/><path d="M30 8V44M70 8V44" stroke="{col}" stroke-width="3"/><circle cx="50" cy="27" r="10" fill="{col}"/><path d="M50 66L58 92H42Z" fill="{col}"/></svg>'
def stamp(seed, text, size=90, col="#2a3f9d", rot=-12):
    i = "s" + re.sub(r"\W", "", str(seed))
    return f'<svg width="{size}" height="{size}" viewBox="0 0 120 120" style="transform:rotate({rot}deg)"><defs><path id="{i}" d="M60 60m-44 0a44 44 0 1 1 88 0a44 44 0 1 1 -88 0"/></defs><g fill="none" stroke="{col}" opacity=".8"><circle cx="60" cy="60" r="56" stroke-width="2.4"/><circle cx="60" cy="60" r="38" stroke-width="1.4"/></g><text font-size="11" font-family="Liberation Sans" fill="{col}" opacity=".85" letter-spacing="1.2"><textPath href="#{i}" startOffset="2%">{E(text)}</textPath></text><path d="M60 36l6 16h17l-14 10 6 17-15-11-15 11 6-17-14-10h17z" fill="{col}" opacity=".55"/></svg>'
def page(size, css, body, title="Certidão"):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title}</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}}\n{css}</style></head><body>{body}</body></html>'

_person = person
def person(form, n, s):
    p = _person(form, n, s)
    p.nat = s.get("nat")
    return p
_truth = truth
def truth(p, c=str, **k):
    over = dict(k.pop("over", None) or {})
    if p.nat: over.setdefault("dados_pessoais.naturalidade", c(f"{p.nat[0]} - {p.nat[1]}"))
    return _truth(p, c, over=over, **k)
