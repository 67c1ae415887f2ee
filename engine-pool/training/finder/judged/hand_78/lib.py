# helpers of hand 78: words, places, people, numbers, drawings, truth
import random, datetime, math, html
UN = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
DZ = "x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
CE = "x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
def ext(n):
    if n < 20: return UN[n]
    if n < 100: return DZ[n // 10] + (" e " + UN[n % 10] if n % 10 else "")
    if n == 100: return "cem"
    if n < 1000: return CE[n // 100] + (" e " + ext(n % 100) if n % 100 else "")
    k = ("" if n < 2000 else ext(n // 1000) + " ") + "mil"; r = n % 1000
    return k + ("" if not r else (" e " if r <= 100 or r % 100 == 0 else " ") + ext(r))
def fem(s): return " ".join({"um": "uma", "dois": "duas"}.get(w, w) for w in s.split())
def dia(d): return "primeiro" if d.day == 1 else ext(d.day)
def dext(d): return f"{dia(d)} de {MES[d.month-1]} de {ext(d.year)}"
def dnum(d): return d.strftime("%d/%m/%Y")
def dmed(d, o="1º"): return f"{o if d.day==1 else d.day} de {MES[d.month-1]} de {d.year}"
def hext(h):
    H, M = map(int, h.split(":")); s = f"{fem(ext(H))} hora{'s' if H != 1 else ''}"
    return s + (f" e {ext(M)} minuto{'s' if M != 1 else ''}" if M else "")
MUN = {k: v.split("|") for k, v in (l.split(":") for l in """AC:Rio Branco|Cruzeiro do Sul|Feijó|Xapuri|Sena Madureira
AL:Maceió|Arapiraca|Olho d'Água das Flores|Penedo|União dos Palmares
AM:Manaus|Parintins|São Gabriel da Cachoeira|Tefé|Itacoatiara
AP:Macapá|Oiapoque|Santana|Laranjal do Jari
BA:Salvador|Xique-Xique|Feira de Santana|Vitória da Conquista|Ilhéus|Juazeiro|Dias d'Ávila
CE:Fortaleza|Sobral|Juazeiro do Norte|Crateús|Quixadá|Iguatu
DF:Brasília
ES:Vitória|Colatina|Santa Teresa|Cachoeiro de Itapemirim|Linhares
GO:Goiânia|Anápolis|Itumbiara|Catalão|Jataí
MA:São Luís|Imperatriz|Caxias|Pinheiro|Olho d'Água das Cunhãs
MG:Belo Horizonte|Juiz de Fora|Uberlândia|Teófilo Otoni|São João del Rei|Poços de Caldas|Diamantina|Montes Claros|Carangola
MS:Campo Grande|Dourados|Corumbá|Ponta Porã|Três Lagoas
MT:Cuiabá|Rondonópolis|Sinop|Cáceres|Mirassol d'Oeste
PA:Belém|Santarém|Altamira|Marabá|Óbidos|Pau d'Arco
PB:João Pessoa|Campina Grande|Cajazeiras|Patos|Sousa
PE:Recife|Caruaru|Petrolina|Garanhuns|Jaboatão dos Guararapes
PI:Teresina|Parnaíba|Picos|Floriano
PR:Curitiba|Londrina|Ponta Grossa|Maringá|Prudentópolis|Itapejara d'Oeste|União da Vitória
RJ:Niterói|Petrópolis|Campos dos Goytacazes|Nova Friburgo|Volta Redonda|Duque de Caxias|Barra do Piraí
RN:Natal|Mossoró|Pau dos Ferros|Caicó|Lagoa d'Anta
RO:Porto Velho|Ji-Paraná|Vilhena|Guajará-Mirim|Machadinho d'Oeste
RR:Boa Vista|Caracaraí|Pacaraima
RS:Porto Alegre|Caxias do Sul|Sant'Ana do Livramento|Não-Me-Toque|Santa Cruz do Sul|Bento Gonçalves|Ijuí|Pelotas
SC:Florianópolis|Blumenau|Joinville|Chapecó|Herval d'Oeste|Criciúma|Lages
SE:Aracaju|Estância|Itabaiana|Lagarto
SP:Campinas|Santa Bárbara d'Oeste|Marília|Ribeirão Preto|Santos|Mogi Guaçu|São José dos Campos|Tupã|Itapetininga|Piracicaba|Bauru
TO:Palmas|Araguaína|Gurupi|Porto Nacional|Dianópolis""".split("\n"))}
EST = dict(zip("AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO".split(), """Acre|Alagoas|Amazonas|Amapá|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|Minas Gerais|Mato Grosso do Sul|Mato Grosso|Pará|Paraíba|Pernambuco|Piauí|Paraná|Rio de Janeiro|Rio Grande do Norte|Rondônia|Roraima|Rio Grande do Sul|Santa Catarina|Sergipe|São Paulo|Tocantins""".split("|")))
CEP = dict(zip(EST, "69 57 69 68 40 60 70 29 74 65 30 79 78 66 58 50 64 80 20 59 76 69 90 88 49 13 77".split()))
DDD = dict(zip(EST, "68 82 92 96 71 85 61 27 62 98 31 67 65 91 83 81 86 41 21 84 69 95 51 48 79 19 63".split()))
GIV = {"Mo": "Antônio|Sebastião|Benedito|Raimundo|Osvaldo|Euclides|Waldemar|Ademir|Joaquim|Expedito|Lourival|Hélio|Nélson|Geraldo|Aristóteles|Cícero|Valdir|Arnaldo|Ubirajara|Edivaldo",
 "Fo": "Maria Aparecida|Conceição|Therezinha|Neusa|Iracema|Aurora|Lourdes|Zulmira|Josefa|Olívia|Nair|Ivone|Dalva|Clotilde|Luzia|Antônia|Efigênia|Jurema|Cleonice|Marlene",
 "Mn": "Miguel|João Pedro|Théo|Enzo Gabriel|Caíque|Luiz Otávio|Kauê|Davi Lucca|Heitor|Ícaro|Murilo|Wesley|Arthur|Raoni|Thiago|Estêvão|Vinícius|Cauã|André Luís|Zion",
 "Fn": "Maria Eduarda|Heloísa|Yasmin|Letícia|Ágata|Antonella|Jéssica|Sofia|Lívia|Kethlyn|Ana Júlia|Jaciara|Beatriz|Alícia|Noemi|Bianca|Clara|Isadora|Emanuelly|Zoé"}
GIV = {k: v.split("|") for k, v in GIV.items()}
SUR = [s.split("|") for s in ("Silva|dos Santos|de Oliveira|Pereira|de Souza|Araújo|Nogueira|Bragança|Vasconcelos|da Conceição|do Nascimento|Cavalcânti|Falcão|Menezes|de Sant'Anna|d'Ávila|Guimarães|Simões|Muniz Barreto|Lobão|Frazão|Assunção|Cordeiro|Quintão|Peçanha|Mourão|Sá|Leão|Brandão|Galvão|Bulhões|Taveira",
 "Dall'Agnol|Zanetti|Bortoluzzi|Pasqualini|Ghizzoni|Dell'Antonia|Bertinatto|Fiorese|De Marchi|Scarpellini", "Müller|Schönardie|Hoffstätter|Kroetz|Wächter|Drehmer|von Groll|Lüdke|Schmitz", "Nakashima|Yoshioka|Tanigawa|Higa|Ueda|Morimoto|Kobayashi",
 "Haddad|Abud|El-Khouri|Salomão|Nassif|Mattar|Chahin", "Tukano|Kaxinawá|Guajajara|Pataxó|Terena|Krahô|Munduruku", "Kowalczyk|Wisniewski|Bileski|Szczepanski|Kuchla")]
FOR = [("Osaka", "Japão"), ("Porto", "Portugal"), ("Beirute", "Líbano"), ("Santa Cruz de la Sierra", "Bolívia"), ("Port-au-Prince", "Haiti"), ("Nápoles", "Itália"), ("Maracaibo", "Venezuela"), ("Luanda", "Angola")]
HOS = "Hospital e Maternidade São Lucas|Santa Casa de Misericórdia|Maternidade Nossa Senhora de Fátima|Hospital Regional Dr. Aloísio Prado|Hospital São Vicente de Paulo|Maternidade Municipal|Hospital Universitário|Casa de Saúde Santa Efigênia|Hospital Beneficência Portuguesa|Maternidade Dona Íris Nóbrega|Hospital Materno-Infantil|Casa de Parto Mãe Rainha".split("|")
RUA = "Rua Quinze de Novembro|Avenida Getúlio Vargas|Rua Barão do Rio Branco|Praça da Matriz|Rua Sete de Setembro|Avenida Dom Pedro II|Travessa do Comércio|Rua Marechal Deodoro|Rua das Acácias".split("|")
SIT = "Sítio Boa Esperança|Fazenda Cachoeirinha|Sítio Lagoa Seca|Rua do Rosário, nº 48|Aldeia São José|Colônia Treze de Maio|Vila Operária, casa 12|Povoado Baixa Grande".split("|")
PRO = "lavrador|comerciante|operário|ferroviário|funcionário público|motorista|pedreiro|bancário".split("|")
def cpf(r):
    d = [r.randint(0, 9) for _ in range(9)]
    for k in (10, 11): s = sum(a * (k - i) for i, a in enumerate(d)) * 10 % 11; d.append(s % 10)
    s = "".join(map(str, d)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def mat(cns, y, liv, fol, ter):
    s = f"{cns:06d}0155{y}1{liv:05d}{fol:03d}{ter:07d}"
    for _ in "12":
        m = 32 - len(s); t = 0
        for c in s: t += int(c) * m; m = 0 if m == 10 else m + 1
        t %= 11; s += "1" if t > 9 else str(t)
    return s
assert mat(551681, 1975, 105, 96, 144268).endswith("40")
def mfmt(s, k=0):
    p = [s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:]]
    return [" ".join(p), ".".join(p[:-1]) + "-" + p[-1], " ".join(p[:-1]) + "-" + p[-1], s][k]
def given(r, sx, old): return r.choice(GIV[sx + ("o" if old else "n")])
def sur(r, h=None): return r.choice(SUR[h if h is not None else r.choice([0] * 9 + [1, 1, 2, 2, 3, 4, 5, 6])])
def pers(r, sx=None, old=True): sx = sx or r.choice("MF"); return " ".join([given(r, sx, old), sur(r, 0), sur(r)])
def mun(r, uf): return r.choice(MUN[uf])
def code(r, pat):  # A letter, 9 digit, x hex
    return "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") if c == "A" else str(r.randint(0, 9)) if c == "9" else r.choice("0123456789abcdef") if c == "x" else c for c in pat)
SELO = dict(SP="999999%NA00000009999929A", MG="AAA99999", PR="9999999%AA00000009999929A", RS="0999.01.2%00001.09999", SC="AAA99999-A9AA", RJ="EAAA99999-AAA", ES="09999%.AAA2001.09999", BA="9999.AA999999-9", PE="0079999.AAA12201901.09999", CE="AAA999999-A9A9", GO="0199922091999925999999", DF="TJDFT20210120099999AAAA", PB="AAA99999-A9A9", AM="CERNAS999999AAAAAAAAAAAA99", MA="NASCIM999999AAAAAAAA9AA999", MS="AAA99999-999-NOR", RO="A9AAA99999-9A9A9", RN="RN20190999999999999AAA", SE="202129599099999", MT="AAA99999", TO="999999AAA099999-AAA")
def selo(r, uf): return code(r, SELO.get(uf, "AAA99999-A9AA")).replace("%", "1")
def rec(form, i, uf, sc, by, iy, reg="same", nm_old=None):
    """one made-up register; sc = scenario words, by = birth years (lo, hi), iy = issue years"""
    r = random.Random(f"78{form}{i}"); R = dict(r=r, i=i, uf=uf, sc=sc.split()); S = R["sc"]
    y = r.randint(*by); old = y < 1978; sx = R["sex"] = r.choice("MF"); h = r.choice([None, None, None, 1, 2, 3, 4, 5, 6])
    if "foreign" in S: f = FOR[(i + ord(form)) % len(FOR)]; h = {"Japão": 3, "Itália": 1, "Líbano": 4}.get(f[1], 0)
    A, B, C, D = sur(r, h), sur(r), sur(r), sur(r)
    while len({A, B, C, D}) < 4: B, C, D = sur(r), sur(r), sur(r)
    nb = r.choice([0, 1]); md = r.choice([0, 1])
    used = set()
    def given(r, s, o):  # no first name twice in one family
        while True:
            x = r.choice(GIV[s + ("o" if o else "n")])
            if x.split()[0] not in used: used.add(x.split()[0]); return x
    fa = " ".join([given(r, "M", old)] + ([B] if nb else []) + [A]); mo = " ".join([given(r, "F", True if old else r.random() < .4)] + ([D] if md else []) + [C])
    if "2maes" in S: fa = given(r, "F", False) + " " + A
    if "2pais" in S: mo = given(r, "M", False) + " " + C
    if not old and i % 3 == 1 and "solo" not in S and "2pais" not in S and "2maes" not in S: mo += " " + A
    R["solo"] = "solo" in S; g = given(r, sx, old); R["nm"] = f"{g} {D} {C}" if R["solo"] else f"{g} {C} {A}"
    if sx == "M" and not R["solo"] and "twin" not in S and "2maes" not in S and i % 4 == 0: R["nm"] = fa + " " + ("Júnior" if old else "Filho")
    g2 = next(x for x in iter(lambda: given(r, r.choice("MF"), old), 0) if x != g); R["twin"] = g2 + R["nm"][len(g):] if "twin" in S else ""
    pa = lambda: (lambda u: (mun(r, u), u))(r.choice([uf, uf, r.choice(list(MUN))]))
    fp, mp = pa(), pa()
    if "foreign" in S: fp = f; mp = f if i % 2 else mp
    R["fa"], R["mo"], R["fp"], R["mp"] = ("", mo, ("", ""), mp) if R["solo"] else (fa, mo, fp, mp)
    G = lambda s, *n: " ".join([given(r, s, True)] + [x for x in n if x])
    R["pp"] = ("", "") if R["solo"] else (G("M", A), G("F", B if nb else sur(r, 0), A if i % 2 else ""))
    R["mm"] = (G("M", C), G("F", D, C if i % 3 else ""))
    if "noavos" in S: R["pp"] = ("", ""); R["mm"] = ("", R["mm"][1])
    R["birth"] = b = datetime.date(y, r.randint(1, 12), r.randint(1, 28)); R["hora"] = "" if "nohora" in S else f"{r.randint(0,23):02d}:{r.choice([0,5,10,15,20,23,30,37,40,45,50,58]):02d}"
    R["home"] = "home" in S; R["omun"] = mun(r, uf); R["bmun"] = mun(r, uf) if i % 3 == 2 else R["omun"]; R["est"] = "" if R["home"] else r.choice(HOS); R["sit"] = r.choice(SIT)
    R["reg"] = d = b + datetime.timedelta(days=r.randint(365 * 6, 365 * 14) if "late" in S else r.randint(1, 40))
    iy0 = max(iy[0], d.year + 1) if "late" in S or "2v" in S or "averb" in S or "anot" in S else max(iy[0], d.year); yy = r.randint(iy0, max(iy[1], iy0))
    R["iss"] = datetime.date(yy, r.randint(1, 12), r.randint(1, 28)) if yy > d.year else d + datetime.timedelta(days=r.choice([0, 0, 1, 2]))
    L, F, t = r.randint(3, 420), r.randint(1, 198), r.randint(900, 99999); R["liv"], R["fol"], R["ter"] = L, F, t; R["v"] = "v" if "verso" in S else ""
    cns = r.randint(10000, 160000); R["mat"] = mat(cns, d.year, L, F, t); R["tmat"] = mat(cns, d.year, L, F, t + 1); R["cns"] = cns
    R["cpf"] = "" if "nocpf" in S else cpf(r); R["dnv"] = code(r, "39-9999999%-9").replace("%", str(i)) if d.year >= 1999 and not R["home"] and "late" not in S else ""
    R["off"], R["clk"] = pers(r), pers(r); R["selo"] = selo(r, uf); R["decl"] = fa if not R["solo"] and "2maes" not in S else mo; R["t1"], R["t2"] = pers(r, "M"), pers(r, "F")
    R["end"] = f"{r.choice(RUA)}, nº {r.randint(11,2400)} - Centro"; R["cep"] = CEP[uf] + code(r, "999-999"); R["tel"] = f"({DDD[uf]}) 3{r.randint(200,899)}-{r.randint(1000,9999)}"
    o = "o" if sx == "M" else "a"; R["o"] = o; R["sx"] = "Masculino" if sx == "M" else "Feminino"
    R["av"] = R["an"] = ""; nt = lambda a: datetime.date(min(max(a, d.year + 1), yy - 1 if yy > d.year + 1 else d.year + 1), r.randint(1, 12), r.randint(1, 28))
    if "averb" in S:
        q = nt(r.randint(d.year + 1, max(d.year + 1, yy - 1))); q = min(q, R["iss"])
        R["av"] = [f"Por mandado judicial de {dnum(q)}, expedido pelo Juízo de Direito da {r.randint(1,4)}ª Vara de Família da Comarca de {mun(r, uf)}, autos nº {code(r, '0099999-99')}.{q.year}, foi retificado o assento para constar que o nome da mãe d{o} registrad{o} é {mo}, permanecendo inalterados os demais dados.",
          f"Em {dnum(q)}, por escritura pública lavrada no {r.randint(1,5)}º Tabelionato de Notas de {mun(r, uf)}, livro {r.randint(20,900)}, fls. {r.randint(1,299)}, foi reconhecida a paternidade d{o} registrad{o} por {fa}, passando {o} registrad{o} a chamar-se {R['nm']}." if not R["solo"] else
          f"Em {dnum(q)}, procedeu-se à retificação administrativa, nos termos do art. 110 da Lei nº 6.015/73, para constar a grafia correta do nome da avó materna: {R['mm'][1]}."][i % 2]
    if "anot" in S and yy - y > 19:
        q = min(nt(y + r.randint(18, 40)), R["iss"]); sp = pers(r, "F" if sx == "M" else "M", old)
        R["an"] = f"{o.upper()} registrad{o} casou-se em {dnum(q)}, com {sp}, no Registro Civil de {mun(r, uf)}, livro B-{r.randint(5,99)}, fls. {r.randint(1,199)}, termo {r.randint(300,9999)}" + (f", passando a assinar {R['nm']} {sp.split()[-1]}." if sx == "F" else ", continuando com o mesmo nome.")
    assert d <= R["iss"], (form, i)
    return R
# ---- drawings
def qr(r, s):
    p = "".join(f"M{x} {y}h1v1h-1z" for x in range(25) for y in range(25) if r.random() < .48 and not (x < 8 and y < 8 or x > 16 and y < 8 or x < 8 and y > 16))
    f = "".join(f"M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z" for x, y in ((0, 0), (18, 0), (0, 18)))
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 25 25"><path d="{p}{f}"/></svg>'
def sig(r, w=120, h=26, c="#1b2d7a"):
    x, d = 6, f"M4 {h*.6:.0f}"
    while x < w - 18: n = x + r.randint(7, 16); d += f"C{x+3} {r.randint(0,h)} {n-8} {r.randint(0,h)} {n} {r.randint(h//3,h-4)}"; x = n
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><path d="{d}" fill="none" stroke="{c}" stroke-width="1.1"/></svg>'
def arms(s, c="#333"):
    star = " ".join(f"{50+(34 if k%2==0 else 14)*math.sin(k*math.pi/5):.0f},{46-(34 if k%2==0 else 14)*math.cos(k*math.pi/5):.0f}" for k in range(10))
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 100 100"><g fill="none" stroke="{c}" stroke-width="2.4"><polygon points="{star}"/><circle cx="50" cy="46" r="11"/><path d="M12 30C2 60 20 84 48 88M88 30C98 60 80 84 52 88M26 90Q50 100 74 90M50 62v24M44 82h12"/></g></svg>'
def guil(w, h, c="#9bb39a", n=5):
    p = ""
    for k in range(n):
        for (L, hz, o) in ((w, 1, 6), (w, 1, h - 12), (h, 0, 6), (h, 0, w - 12)):
            s = 12 if L < 1000 else 14; pts = [(6 + q * (L - 12) / (L // s), o + 3 + 5 * math.sin(q * 1.57 + k * .63)) for q in range(int(L // s) + 1)]
            p += "M" + "L".join(f"{a:.0f} {b:.1f}" if hz else f"{b:.1f} {a:.0f}" for a, b in pts)
    return f'<svg style="position:absolute;left:0;top:0" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="{c}" stroke-width=".5"/></svg>'
def seal(a, s=54, c="#4a5da8"):  # round stamp, short words inside
    return f'<div style="width:{s}pt;height:{s}pt;border:1.4pt double {c};border-radius:50%;color:{c};font:{s/9:.1f}pt Liberation Sans;display:flex;align-items:center;justify-content:center;text-align:center;padding:3pt;box-sizing:border-box">{a}</div>'
def page(w, h, css, body, bg=""):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{w}pt {h}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{w}pt;height:{h}pt;position:relative;overflow:hidden}}table{{border-collapse:collapse;width:100%}}.pg{{position:relative;width:{w}pt;height:{h-.5}pt;overflow:hidden}}{css}</style></head><body><div class="pg">{bg}{body}</div></body></html>'
# ---- truth
def truth(case, size, R, cart, natreg, n1, n2, off="", joint=False, over=None, acc=None, twtxt="", cad=()):
    """natreg: registrant's naturalidade as printed or None; n1, n2 parents' naturalidade as printed; off: fields not printed"""
    O = off.split(); S = R["sc"]; z = lambda k, v: "" if k in O else v; b = R["birth"]; acc = dict(acc or {})
    first = R.get("order", "fm"); F, M = (R["fa"], n1), (R["mo"], n2); g = [F, M] if first == "fm" else [M, F]
    if R["solo"]: g = [M, ("", "")]
    D = {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
     "dados_pessoais": {"nome_completo": R["nm"], "cpf": z("cpf", R["cpf"]), "matrícula": z("mat", R.get("pmat", mfmt(R["mat"]))), "data_nascimento": {"texto_completo": R.get("btxt", dext(b)), "dia": f"{b.day:02d}", "mês": f"{b.month:02d}", "ano": str(b.year)}, "hora_nascimento": z("hora", R["hora"]), "naturalidade": natreg if natreg is not None else f"{R['bmun']}/{R['uf']}", "sexo": R["sx"]},
     "local_nascimento": {"estabelecimento": "Domicílio" if R["home"] else R["est"], "município": R["bmun"], "uf": R["uf"]},
     "registro": {"município": R["omun"], "uf": R["uf"], "cartório": cart, "data_registro": dnum(R["reg"]), "número_dnv": z("dnv", R["dnv"]), "livro": R.get("pliv", str(R["liv"])), "folha": R.get("pfol", f"{R['fol']}{R['v']}"), "termo": R.get("pter", str(R["ter"]))},
     "filiação": {f"genitor_{k+1}": {"nome_completo": g[k][0], "naturalidade": g[k][1]} for k in (0, 1)},
     "avós": {"paternos": {"avô": R["pp"][0], "avó": R["pp"][1]}, "maternos": {"avô": R["mm"][0], "avó": R["mm"][1]}},
     "gêmeos": {"status": "Sim" if R["twin"] else "Não", "informações_adicionais": (twtxt or R["twin"]) if R["twin"] else ""},
     "observações": {"averbações": R["av"], "anotações": R["an"]},
     "autenticação": {"selo_digital": z("selo", R["selo"]), "oficial_registro": R["off"], "data_emissão": dnum(R["iss"])}}
    acc.setdefault("dados_pessoais.data_nascimento.texto_completo", []).extend([dnum(b), dext(b), dmed(b)])
    if natreg is None: acc.setdefault("dados_pessoais.naturalidade", []).append("")
    if R["home"]: acc["local_nascimento.estabelecimento"] = ["Em domicílio", "", R["sit"], f"Domicílio - {R['sit']}", f"Em domicílio, {R['sit']}", f"Domicílio, {R['sit']}", f"Domicílio ({R['sit']})"]
    if "2maes" in S or "2pais" in S:
        for k in (0, 1):
            a = ("avô", "avó")[k]; acc[f"avós.paternos.{a}"] = [R["mm"][k]]; acc[f"avós.maternos.{a}"] = [R["pp"][k]]
    for k in (0, 1):
        if g[k][1] and any(x[1] in g[k][1] or x[1].upper() in g[k][1] for x in FOR):
            c, p = next(x for x in FOR if x[1] in g[k][1] or x[1].upper() in g[k][1]); acc.setdefault(f"filiação.genitor_{k+1}.naturalidade", []).extend([f"{c}{s}{p}" for s in ("/", " - ", ", ", "-")] + [f"{c} ({p})"])
    if joint and R["av"] and R["an"]:
        full = R.get("fullnote", R["av"] + " " + R["an"]); acc["observações.averbações"] = [full, R["an"]]; acc["observações.anotações"] = ["", full, R["av"]]
    for p, v in (over or {}).items():
        o = D; *k, l = p.split(".")
        for x in k: o = o[x]
        o[l] = v
    acc = {p: [x for n, x in enumerate(v) if x not in v[:n]] for p, v in acc.items()}
    return {"case": case, "layout": case.split("-")[0], "condition": "pdf_born_digital", "file": case + ".pdf", "width": size[0], "height": size[1], "resizeImage": False, "data": D, "accept": acc, "meta": {"twin_names": [R["twin"]] if R["twin"] else [], "joint_notes": joint, "cadastro": list(cad)}}
