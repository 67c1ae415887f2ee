#!/usr/bin/env python3
# Ten birth-certificate forms U1..U10, eight fillings each. Standard library only.
import random, json, os, html, math, hashlib, datetime, sys
HERE = os.path.dirname(os.path.abspath(__file__)); OUT = sys.argv.pop(1)
D = datetime.date; TD = datetime.timedelta
e = lambda s: html.escape(str(s), quote=False)

# ------------------------------------------------------------------ words
U = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
CT = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos']
MES = ['', 'janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro']
def ext(n, fem=False):
    if n < 20:
        w = U[n]
        if fem: w = {'um': 'uma', 'dois': 'duas'}.get(w, w)
        return w
    if n < 100:
        return DZ[n // 10] + (' e ' + ext(n % 10, fem) if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000:
        return CT[n // 100] + (' e ' + ext(n % 100, fem) if n % 100 else '')
    m, r = divmod(n, 1000)
    s = ('' if m == 1 else ext(m, fem) + ' ') + 'mil'
    if r: s += (' e ' if r < 100 or r % 100 == 0 else ' ') + ext(r, fem)
    return s
def dw(d, first='primeiro'):
    return f"{first if d.day == 1 else ext(d.day)} de {MES[d.month]} de {ext(d.year)}"
def aos(d):
    if d.day == 1: return f"ao primeiro dia do mês de {MES[d.month]} do ano de {ext(d.year)}"
    return f"aos {ext(d.day)} dias do mês de {MES[d.month]} do ano de {ext(d.year)}"
def dn(d): return d.strftime('%d/%m/%Y')
def dm(d): return f"{d.day:02d} de {MES[d.month]} de {d.year}"
def hw(h, m):
    if h == 0 and m == 0: return 'zero hora'
    s = f"{ext(h, True)} {'hora' if h < 2 else 'horas'}"
    return s + (f" e {ext(m)} {'minuto' if m == 1 else 'minutos'}" if m else '')
def hper(h, m):
    per = 'da madrugada' if h < 6 else 'da manhã' if h < 12 else 'da tarde' if h < 18 else 'da noite'
    x = h if h <= 12 else h - 12
    s = f"{ext(x, True)} {'hora' if x < 2 else 'horas'}"
    return s + (f" e {ext(m)} minutos" if m else '') + ' ' + per
def hm(t): return f"{t[0]:02d}:{t[1]:02d}"
def cap(s): return s[:1].upper() + s[1:]

# ------------------------------------------------------------------ numbers
def cpf(r, reg=9):
    d = [r.randint(0, 9) for _ in range(8)] + [reg]
    for k in (10, 11):
        s = sum(a * b for a, b in zip(d, range(k, 1, -1))) * 10 % 11
        d.append(0 if s == 10 else s)
    s = ''.join(map(str, d)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def matr(cns, year, liv, fol, ter, kind=1, acervo='01'):
    b = f"{cns:06d}{acervo}55{year:04d}{kind}{liv:05d}{fol:03d}{ter:07d}"
    assert len(b) == 30
    for start in (2, 1):
        w, s = start, 0
        for c in b:
            s += int(c) * w; w += 1
            if w > 10: w = 0
        v = s % 11; b += str(1 if v == 10 else v)
    return b
def mparts(b): return [b[:6], b[6:8], b[8:10], b[10:14], b[14], b[15:20], b[20:23], b[23:30], b[30:]]
AL = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
def al(r, n): return ''.join(r.choice(AL) for _ in range(n))
def dg(r, n): return ''.join(r.choice('0123456789') for _ in range(n))
def mix(r, n): return ''.join(r.choice('abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789') for _ in range(n))

# ------------------------------------------------------------------ names and places
MUN = {k: v.split(',') for k, v in {
 'PR': 'Curitiba,Londrina,Maringá,Cascavel,Ponta Grossa,Guarapuava,Toledo,Umuarama,Pato Branco,Francisco Beltrão,Irati,Prudentópolis,Castro,Lapa,Paranaguá,Cianorte,Ivaiporã,Jacarezinho,Cornélio Procópio,Apucarana,Medianeira,União da Vitória,Telêmaco Borba',
 'SC': 'Florianópolis,Joinville,Blumenau,Chapecó,Lages,Criciúma,Tubarão,Joaçaba,Xanxerê,Caçador,Rio do Sul,Brusque,Concórdia,Videira,Canoinhas,Mafra,Laguna,Araranguá,Itajaí,Curitibanos,Timbó,Urussanga',
 'RS': 'Porto Alegre,Caxias do Sul,Pelotas,Santa Maria,Passo Fundo,Bagé,Uruguaiana,Ijuí,Santa Rosa,Erechim,Lajeado,Cachoeira do Sul,São Borja,Alegrete,Vacaria,Bento Gonçalves,Montenegro,Cruz Alta,Dom Pedrito,Jaguarão,Camaquã',
 'SP': 'São Paulo,Campinas,Santos,Ribeirão Preto,Sorocaba,Bauru,Marília,Presidente Prudente,Araraquara,Piracicaba,Franca,Taubaté,Jundiaí,Botucatu,Assis,Catanduva,Itapeva,Avaré,Lins,Tupã,Itu',
 'MG': 'Belo Horizonte,Juiz de Fora,Uberlândia,Montes Claros,Governador Valadares,Divinópolis,Varginha,Barbacena,Teófilo Otoni,Patos de Minas,Itabira,Muriaé,Diamantina,Araçuaí,Manhuaçu,Lavras,Viçosa,Alfenas',
 'RJ': 'Rio de Janeiro,Niterói,Petrópolis,Campos dos Goytacazes,Nova Friburgo,Itaperuna,Macaé,Valença,Vassouras,Resende',
 'ES': 'Vitória,Cachoeiro de Itapemirim,Colatina,Linhares,São Mateus,Alegre,Nova Venécia,Castelo,Santa Teresa,Afonso Cláudio'}.items()}
FAR = [('Feira de Santana', 'BA'), ('Vitória da Conquista', 'BA'), ('Ilhéus', 'BA'), ('Caruaru', 'PE'), ('Garanhuns', 'PE'), ('Petrolina', 'PE'), ('Sobral', 'CE'), ('Crato', 'CE'), ('Mossoró', 'RN'), ('Campina Grande', 'PB'), ('Patos', 'PB'), ('Arapiraca', 'AL'), ('Estância', 'SE'), ('Picos', 'PI'), ('Imperatriz', 'MA'), ('Santarém', 'PA'), ('Marabá', 'PA'), ('Parintins', 'AM'), ('Ji-Paraná', 'RO'), ('Rio Branco', 'AC'), ('Gurupi', 'TO'), ('Anápolis', 'GO'), ('Rio Verde', 'GO'), ('Sinop', 'MT'), ('Dourados', 'MS'), ('Corumbá', 'MS'), ('Brasília', 'DF')]
UFN = {'PR': 'Paraná', 'SC': 'Santa Catarina', 'RS': 'Rio Grande do Sul', 'SP': 'São Paulo', 'MG': 'Minas Gerais', 'RJ': 'Rio de Janeiro', 'ES': 'Espírito Santo'}
UFD = {'PR': 'do', 'SC': 'de', 'RS': 'do', 'SP': 'de', 'MG': 'de', 'RJ': 'do', 'ES': 'do'}
F = [  # old, mid, new
 'Almerinda,Etelvina,Leopoldina,Ermelinda,Maria das Dores,Ottilia,Carolina,Filomena,Hedwig,Joaquina,Rosalina,Angelina,Zulmira,Conceição,Benedita,Francisca,Genoveva,Ludovica,Palmira,Olímpia,Amábile,Deolinda,Idalina,Stanislava,Tereza,Eulália,Bertha,Isaura,Guilhermina,Maria Rita,Anastácia,Eufrásia,Ambrosina,Clementina,Ignez',
 'Neusa,Sônia Regina,Marlene,Ivonete,Cleusa,Rosângela,Tânia Mara,Eliane,Ana Lúcia,Lurdes,Vera Lúcia,Solange,Rosemari,Nair,Iracema,Salete,Beatriz,Denise,Maria Aparecida,Marli Terezinha,Odete,Lígia,Margarete,Ivete,Zenaide,Dulce,Nilza,Teresinha,Aparecida de Fátima,Maria José,Elisabete,Inês,Leonor,Marilda',
 'Ana Clara,Heloísa,Valentina,Isadora,Manuela,Lavínia,Yasmin,Cecília,Maria Eduarda,Rafaela,Bianca,Thaís,Jéssica,Camila,Larissa,Fernanda,Priscila,Vanessa,Débora,Letícia,Gabriela,Kauane,Natália,Andressa,Luana,Micheli,Daiane,Patrícia,Aline,Juliane,Elisa,Rebeca,Tainá,Mirella']
M = [
 'Sebastião,Ludovico,Frederico Guilherme,Ângelo,Joaquim,Bento,Manoel,Olegário,Antenor,Wladislau,Hermínio,Pedro Paulo,Otto,Benedito,Cândido,Fioravante,Saturnino,Ramiro,Ernesto,Honório,Casemiro,Germano,Felício,Laurindo,Domingos,Amadeu,Vergílio,Inocêncio,Jerônimo,Belarmino,Alcides,Basílio,Teodoro,Leôncio',
 'José Carlos,Antônio Marcos,Valdir,Nelson,Ademir,Osmar,João Batista,Luiz Fernando,Gilberto,Sérgio,Aloísio,Edson,Wilson,Claudionor,Dirceu,Neri,Jair,Moacir,Rubens,Arlindo,Ivo,Paulo Roberto,Celso,Hélio,Jorge Luís,Roque,Adão,Vilson,Geraldo,Márcio,Orlando,Renato,Válter,Ari',
 'Miguel,Davi Lucca,Enzo,Bernardo,Arthur,Théo,Heitor,Rafael,Thiago,Guilherme,Felipe,Anderson,Jeferson,Diego,Rodrigo,Vinícius,Leandro,Murilo,Cauã,Caio,Ítalo,Marcos Vinícius,Wesley,Douglas,Éder,Luan,Henrique,Otávio,Igor,Ricardo,Fábio,Cleiton,Maicon,Jonas']
F = [x.split(',') for x in F]; M = [x.split(',') for x in M]
SN = {
 'pt': 'da Silva,dos Santos,de Oliveira,Pereira,Rodrigues,de Souza,Ferreira,Alves,Ribeiro,Carvalho,Gomes,Martins,de Almeida,Lopes,Barbosa,Vieira,Cardoso,Moreira,Teixeira,Cavalcanti,do Nascimento,Nunes,Marques,Machado,Batista,Dias,Freitas,Ramos,Antunes,de Quadros,Padilha,Camargo,Bueno,Leite,Prestes,da Rosa,Fagundes,Mendonça,Brandão,Rezende,Sampaio,Couto,Tavares,Xavier,Guimarães,Peixoto,Meireles,da Conceição,das Neves,de Jesus,do Amaral,Vasconcelos,Fontoura,Goulart,Severo,Corrêa,Siqueira,Penteado,Toledo',
 'it': 'Zanella,Bortolotto,Dal Pozzo,De Bastiani,Menegazzo,Gasparotto,Fontana,Dalla Costa,Brustolin,Pasqualotto,Tonelli,Chiarello,Bertoldi,Marchetti,Venturini,Pizzolatti,Scarpari,Zuchetto,Lorenzon,Cattani,Perin,Zonta',
 'de': 'Schneider,Kretschmer,Hoffmeister,Weirich,Klein,Schröder,Becker,Krüger,Dietrich,Hammes,Boettcher,Wachholz,Lütkemeyer,Strelow,Kuhn,Radünz,Schmitz,Vogel,Heinzen,Zimmermann',
 'pl': 'Kowalczyk,Wojciechowski,Szymanski,Hryniewicz,Kosciuk,Nowakowski,Malinowski,Skrobot,Chmielewski,Kuchla,Zawadzki,Ternoski,Boiko,Melnyk,Sawczuk,Przybysz',
 'jp': 'Yamashita,Nakagawa,Tanabe,Hashimoto,Ogawa,Fujiwara,Kobayashi,Matsuda,Shirai,Uemura',
 'ar': 'Haddad,Abou Jaoude,Chueiri,Mansur,Farah,Nassif,Bittar,Maluf,Sleiman,Zarif',
 'sp': 'González Benítez,Acosta,Huanca Quispe,Villalba,Rojas Paredes,Duarte Cabral,Ledesma,Bogado,Mamani,Etcheverry',
 'ht': 'Jean-Baptiste,Pierre-Louis,Desrosiers,Saint-Fleur,Charles,Joseph,Toussaint,Exantus'}
SN = {k: v.split(',') for k, v in SN.items()}
EF = {'jp': ['Harumi', 'Akemi', 'Tomiko', 'Mitsue'], 'ht': ['Guerline', 'Marie Rosemène', 'Fabiola'], 'ar': ['Samira', 'Nádia', 'Leila'], 'sp': ['Lourdes Belén', 'Graciela', 'Yesenia']}
EM = {'jp': ['Kenji', 'Tadashi', 'Shigeru', 'Yoshio'], 'ht': ['Wilner', 'Jean Rony', 'Dieuseul'], 'ar': ['Elias', 'Youssef', 'Nagib'], 'sp': ['Néstor Fabián', 'Rigoberto', 'Eulogio']}
def given(r, sex, year, eth='pt'):
    if eth in EF and r.random() < .8: return r.choice((EF if sex == 'F' else EM)[eth])
    k = 0 if year < 1948 else 1 if year < 1984 else 2
    return r.choice((F if sex == 'F' else M)[k])
def sname(r, mixs, no=()):
    while True:
        x = r.choice(SN[r.choice(mixs)])
        if x not in no: return x
HOSP = ['Hospital e Maternidade {s}', 'Santa Casa de Misericórdia', 'Hospital de Caridade {s}', 'Maternidade {s}', 'Hospital Municipal {h}', 'Hospital Regional {h}', 'Casa de Saúde {s}', 'Hospital Beneficente {s}', 'Hospital {s}', 'Hospital Universitário {h}', 'Associação Hospitalar {s}']
SAINT = ['São Vicente de Paulo', 'Santa Helena', 'Nossa Senhora das Graças', 'São Lucas', 'Santa Isabel', 'Nossa Senhora da Luz', 'São Camilo', 'Santo Antônio', 'Sagrada Família', 'São José', 'Bom Jesus', 'Nossa Senhora do Rocio', 'São Sebastião', 'Santa Rita', 'Nossa Senhora Aparecida']
HON = ['Dr. Amílcar Prado', 'Dr. João Zanetti', 'Prof. Otávio Lisboa', 'Dona Iolanda Couto', 'Dr. Waldomiro Bastos', 'do Vale', 'Evangélico']
PROF_M = ['agricultor', 'motorista', 'comerciante', 'operário', 'pedreiro', 'ferroviário', 'eletricista', 'lavrador', 'professor', 'militar', 'bancário', 'torneiro mecânico', 'médico veterinário']
PROF_F = ['do lar', 'professora', 'costureira', 'agricultora', 'comerciária', 'auxiliar de enfermagem', 'funcionária pública', 'doméstica']
STREET = ['Rua Marechal Deodoro', 'Rua XV de Novembro', 'Avenida Getúlio Vargas', 'Rua Coronel Procópio Gomes', 'Rua Sete de Setembro', 'Avenida Brasil', 'Rua Barão do Rio Branco', 'Travessa Padre Anchieta', 'Rua Dom Pedro II', 'Rua General Osório']

class P: pass
def mk(case, year, reg, sex='M', first=None, eth=('pt',), issue=None, mun=None, nofather=False, nogp='', home=False, twin=False, nohour=False, lag=None, twom=False, father_from=None, mother_from=None, junior=False, long=False, twin_sex=None):
    r = random.Random(case); p = P(); p.r = r; p.case = case; p.sex = sex
    p.reg = reg; p.mun = mun or reg; p.home = home; eth = list(eth)
    p.dob = D(year, r.randint(1, 12), r.randint(1, 28))
    p.hour = None if nohour else (r.randint(0, 23), r.choice([0, 5, 10, 12, 15, 20, 23, 30, 35, 38, 40, 45, 50, 55]))
    p.regd = p.dob + TD(lag if lag is not None else r.randint(2, 24))
    if issue: 
        p.iss = D(issue, r.randint(1, 12 if issue < 2026 else 2), r.randint(1, 28))
        if p.iss <= p.regd: p.iss = p.regd + TD(r.randint(1, 90))
    else: p.iss = p.regd
    a = []
    while len(a) < 4:
        s = sname(r, eth)
        if s not in a: a.append(s)
    def pn(sx, y, *ss, eth_=None): return given(r, sx, y, eth_ or r.choice(eth)) + ' ' + ' '.join(ss)
    gsx = 'F' if twom else 'M'
    py = year - r.randint(20, 34)
    p1 = pn(gsx, py, a[0], a[1]); p2 = pn('F', py + 2, a[2], a[3])
    while p2.split()[0] == p1.split()[0]: p2 = pn('F', py + 2, a[2], a[3])
    if year < 1978 and not nofather and r.random() < .6: p2 = pn('F', py + 2, a[3], a[1])
    gp = []
    for k, (s1, s2) in enumerate(((a[0], a[1]), (a[2], a[3]))):
        gf = pn('M', py - 27, sname(r, eth, (s1, s2)), s2) if r.random() < .5 else pn('M', py - 27, s2)
        gm = pn('F', py - 25, s1, s2) if r.random() < .6 else pn('F', py - 25, sname(r, eth, (s1, s2)), s1)
        gp.append([gf, gm])
    if long:
        p1 = given(r, gsx, py) + ' ' + ' '.join([sname(r, eth), a[0], 'de', a[1].split()[-1], 'e', sname(r, ['pt']).split()[-1]])
        p2 = given(r, 'F', py) + ' ' + ' '.join([sname(r, eth), a[2], sname(r, ['pt']), a[3]])
    first = first or (given(r, sex, year, r.choice(eth)))
    ss = [a[3]] if nofather else ([a[3], a[1]] if r.random() < .75 else [a[1]])
    if nofather and r.random() < .5: ss = [a[2], a[3]]
    if long: ss = [sname(r, eth), a[3], 'de', a[1].split()[-1], 'e', p1.split()[-1]]
    p.name = first + ' ' + ' '.join(ss)
    if junior: p.name = p1 + ' ' + junior
    p.sur = ' '.join(ss)
    home_m = [(m, reg[1]) for m in MUN[reg[1]]]
    nat = lambda: r.choice(home_m) if r.random() < .6 else (r.choice(FAR) if r.random() < .6 else (lambda u: (r.choice(MUN[u]), u))(r.choice(list(MUN))))
    mkp = lambda n, sx, nt, gpk: dict(n=n, sex=sx, nat=nt, gp=gpk, age=r.randint(19, 41), prof=r.choice((['doméstica', 'do lar', 'agricultora', 'costureira'] if sx == 'F' else ['agricultor', 'lavrador', 'comerciante', 'ferroviário', 'carpinteiro', 'militar']) if year < 1972 else PROF_F if sx == 'F' else PROF_M))
    if 'pat' in nogp: gp[0] = ['', '']
    if 'mat' in nogp: gp[1] = ['', '']
    if 'gf' in nogp: gp[1][0] = ''
    p.g1 = mkp(p1, gsx, father_from or nat(), gp[0]); p.g2 = mkp(p2, 'F', mother_from or nat(), gp[1])
    if nofather: p.g1 = None
    p.gen = [x for x in (p.g1, p.g2) if x]
    p.pat = gp[0] if not nofather else ['', '']; p.mat = gp[1]
    p.est = '' if home else r.choice(HOSP).format(s=r.choice(SAINT), h=r.choice(HON))
    p.liv = r.randint(3, 240); p.fol = r.randint(2, 299); p.ter = (p.liv - 1) * 300 + p.fol
    p.cns = r.randint(60000, 159999); p.mat32 = matr(p.cns, p.regd.year, p.liv, p.fol, p.ter)
    p.cpf = cpf(r, {'PR': 9, 'SC': 9, 'RS': 0, 'SP': 8, 'MG': 6, 'RJ': 7, 'ES': 7}[reg[1]])
    p.dnv = f"30-{dg(r, 8)}-{dg(r, 1)}"
    oa = sname(r, ['pt', 'it', 'de']); iy = p.iss.year
    p.ofi = given(r, 'M' if iy < 1975 else r.choice('MF'), iy - r.choice([38, 52])) + ' ' + oa + ' ' + sname(r, ['pt', 'pl', 'de'], (oa,))
    p.ofis = 'F' if p.ofi.split()[0] in {x.split()[0] for y in F for x in y} else 'M'
    p.esc = given(r, 'F', iy - 26) + ' ' + sname(r, ['pt']) + ' ' + sname(r, ['pt', 'it'])
    p.twin = None
    if twin:
        tx = twin_sex or sex; f2 = given(r, tx, year)
        while f2.split()[0] == first.split()[0]: f2 = given(r, tx, year)
        p.twin = f2 + ' ' + p.sur
        p.tfol = p.fol + 1; p.tter = p.ter + 1
        p.tmat = matr(p.cns, p.regd.year, p.liv, p.tfol, p.tter)
        p.hour = p.hour or (9, 12)
    p.w = [given(r, 'M', year - 40) + ' ' + sname(r, eth) + ' ' + sname(r, ['pt']), given(r, 'F', year - 35) + ' ' + sname(r, ['pt']) + ' ' + sname(r, eth)]
    p.addr = f"{r.choice(STREET)}, {r.randint(20, 1990)}"
    p.resid = f"{r.choice(STREET)}, nº {r.randint(20, 1990)}"
    p.tel = f"3{dg(r, 3)}-{dg(r, 4)}"; p.cep = f"{dg(r, 5)}-{dg(r, 3)}"
    return p
def og(p, a='o', b='a'): return a if p.sex == 'M' else b
def after(r, d, lo, hi, cap_=None):
    x = d + TD(r.randint(lo, hi))
    return x
# --- notes -------------------------------------------------------------
def spouse(p): 
    y = p.dob.year; sx = 'F' if p.sex == 'M' else 'M'
    return given(p.r, sx, y) + ' ' + sname(p.r, ['pt', 'it']) + ' ' + sname(p.r, ['pt'])
def note(p, kind, c=lambda s: s):
    r = p.r; adult = p.dob + TD(365 * 21 + r.randint(0, 1800))
    lim = p.iss - TD(15)
    d1 = min(adult, lim - TD(400)); d2 = min(d1 + TD(r.randint(900, 4000)), lim)
    ci, uf = r.choice(MUN[p.reg[1]]), p.reg[1]
    lb = f"B-{r.randint(4, 99):03d}, fls. {r.randint(2, 299)}, nº {r.randint(900, 28000)}"
    autos = f"{dg(r, 7)}-{dg(r, 2)}.{r.randint(2009, max(2010, d2.year))}.8.{dict(PR='16',SC='24',RS='21',SP='26',MG='13',RJ='19',ES='08')[uf]}.{dg(r, 4)}"
    nd = lim - TD(r.randint(20, 700)); ay = max(nd.year - r.randint(0, 1), 1930)
    autos = f"{dg(r, 7)}-{dg(r, 2)}.{max(ay, 2010)}.8.{dict(PR='16',SC='24',RS='21',SP='26',MG='13',RJ='19',ES='08')[uf]}.{dg(r, 4)}"
    if nd.year < 2012: autos = f"{r.randint(20,990)}/{ay}"
    if kind == 'obi' and lim.year > 1998: d2 = max(d2, lim - TD(r.randint(30, 4000)))
    o = og(p)
    t = {
     'cas': lambda: f"{o.upper()} registrad{o} casou-se com {spouse(p)} em {dn(d1)}, no Registro Civil de {ci}/{uf} (L° {lb}), passando a assinar {'o mesmo nome' if p.sex=='M' else p.name.split()[0] + ' ' + ' '.join(p.sur.split()[-1:]) + ' ' + r.choice(SN['pt'])}.",
     'div': lambda: f"Divorciad{o} conforme escritura pública de {dn(d2)}, do 2º Tabelionato de Notas de {ci}/{uf}, livro {r.randint(100,900)}-N, fls. {r.randint(2,190)}. Anotado por comunicação da CRC.",
     'obi': lambda: f"Faleceu em {dn(d2)}, em {ci}/{uf}; óbito registrado no livro C-{r.randint(10,90)}, fls. {r.randint(2,299)}, termo {r.randint(3000,30000)}.",
     'ema': lambda: f"Emancipad{o} pelos genitores, por escritura pública registrada no Livro E-{r.randint(2,40)}, fls. {r.randint(2,199)}, sob nº {r.randint(100,4000)}, da comarca de {ci}/{uf}.",
     'itd': lambda: f"Por sentença de {dn(d2)}, do MM. Juiz de Direito da Vara de Família de {ci}/{uf}, foi decretada a curatela {og(p,'do registrado','da registrada')}, nomeando-se curador(a) {p.w[1]} (registro no Livro E-{r.randint(3,50)}, nº {r.randint(100,3000)}).",
     'cpf': lambda: f"Averbação de CPF: {og(p,'o registrado é inscrito','a registrada é inscrita')} no CPF/MF sob nº {p.cpf}. Ato gratuito - art. 6º, § 1º, Prov. 63/2017 do CNJ. {ci}, {dn(lim - TD(r.randint(1,300)))}.",
     'mae': lambda: f"A mãe {og(p,'do registrado','da registrada')}, em virtude de divórcio, voltou a usar o nome de solteira, {p.g2['n']}, conforme certidão de casamento apresentada e arquivada. Averbado em {dn(lim - TD(r.randint(20,900)))}.",
     'pre': lambda: f"Alterado o prenome de \"{given(r, p.sex, p.dob.year)}\" para \"{p.name.split()[0]}\", a requerimento {og(p,'do próprio registrado','da própria registrada')}, na forma do art. 56 da Lei nº 6.015/1973 (redação da Lei nº 14.382/2022). Averbado em {dn(lim - TD(r.randint(5,200)))}, protocolo {r.randint(100,9000)}.",
     'pat': lambda: f"Reconhecimento de paternidade por {p.g1['n'] if p.g1 else ''}, mediante termo de {dn(p.regd + TD(r.randint(300,900)))}, lavrado nesta serventia nos termos da Lei 8.560/92, acrescendo-se o patronímico paterno e os nomes dos avós.",
     'ret': lambda: f"Por mandado do Juízo da {r.randint(1,4)}ª Vara Cível de {ci}/{uf}, autos nº {autos}, foi retificado este assento para constar o nome da avó materna como {p.mat[1]}. Em {dn(nd)}.",
     'rpa': lambda: f"Retificado, em procedimento do art. 110 da Lei nº 6.015/73, deferido em {dn(lim - TD(r.randint(20,500)))}, o nome do pai para {p.g1['n']}.",
     'ida': lambda: f"Por mandado da 2ª Vara Cível de {ci}/{uf}, autos nº {autos}, foi retificado o presente assento para constar que a mãe contava, à época, com {p.g2['age'] + 1} anos de idade. Averbado em {dn(nd)}.",
     'pod': lambda: f"Por sentença de {dn(nd)}, transitada em julgado, do Juízo da Infância e da Juventude de {ci}/{uf}, foi suspenso o poder familiar do genitor (autos nº {autos}).",
     'ado': lambda: f"Registro lavrado em cumprimento a mandado judicial expedido nos autos nº {autos}, pelo Juízo da Infância e Juventude de {ci}/{uf}, cancelado o registro anterior.",
     'jud': lambda: f"Assento lavrado por determinação do MM. Juiz de Direito desta Comarca, Dr. {given(r,'M',1950)} {sname(r,['pt'])}, em petição despachada a {dn(p.regd - TD(4))}, na forma do art. 46 da Lei 6.015/73.",
    }[kind]()
    return c(t)

# ------------------------------------------------------------------ truth
class T:
    def __init__(s, lay, n, w=595, h=842):
        s.pr = {}
        s.j = {"case": f"{lay}-{n}", "layout": lay, "condition": "pdf_born_digital", "file": f"{lay}-{n}.pdf", "width": w, "height": h, "resizeImage": False,
          "data": {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
            "dados_pessoais": {"nome_completo": "", "cpf": "", "matrícula": "", "data_nascimento": {"texto_completo": "", "dia": "", "mês": "", "ano": ""}, "hora_nascimento": "", "naturalidade": "", "sexo": ""},
            "local_nascimento": {"estabelecimento": "", "município": "", "uf": ""},
            "registro": {"município": "", "uf": "", "cartório": "", "data_registro": "", "número_dnv": "", "livro": "", "folha": "", "termo": ""},
            "filiação": {"genitor_1": {"nome_completo": "", "naturalidade": ""}, "genitor_2": {"nome_completo": "", "naturalidade": ""}},
            "avós": {"paternos": {"avô": "", "avó": ""}, "maternos": {"avô": "", "avó": ""}},
            "gêmeos": {"status": "Não", "informações_adicionais": ""},
            "observações": {"averbações": "", "anotações": ""},
            "autenticação": {"selo_digital": "", "oficial_registro": "", "data_emissão": ""}},
          "accept": {}, "negative": None, "meta": {"twin_names": [], "joint_notes": False, "cadastro": []}}
    def set(s, path, val, printed=None, accept=()):
        o = s.j['data']; ks = path.split('.')
        for k in ks[:-1]: o = o[k]
        assert ks[-1] in o, path
        o[ks[-1]] = val
        if printed is not None: s.pr[path] = printed
        acc = [a for a in accept if a != val]
        if acc: s.j['accept'][path] = acc
    def base(s, p, c=lambda x: x, nat=None, child_nat=False, gens=None, sexp=None):
        nat = nat or (lambda m, u: f"{m} - {u}")
        S = s.set
        S('dados_pessoais.nome_completo', c(p.name))
        S('dados_pessoais.sexo', 'Masculino' if p.sex == 'M' else 'Feminino', printed=sexp or ('MASCULINO' if p.sex == 'M' else 'FEMININO'))
        d = p.dob
        S('dados_pessoais.data_nascimento.dia', f"{d.day:02d}", printed=''); S('dados_pessoais.data_nascimento.mês', f"{d.month:02d}", printed=''); S('dados_pessoais.data_nascimento.ano', str(d.year), printed='')
        def sn(path, mu):
            m, u = mu; pv = nat(c(m), u) if len(u) == 2 else f"{c(m)}, {c(u)}"
            if u == '': pv = c(m)
            v = f"{c(m)} - {u}" if len(u) == 2 else pv
            S(path, v, printed=pv, accept=[pv]); return pv
        p.natp = {}
        if child_nat: p.cn = sn('dados_pessoais.naturalidade', p.mun)
        S('local_nascimento.município', c(p.mun[0])); S('local_nascimento.uf', p.mun[1])
        if p.home: S('local_nascimento.estabelecimento', 'Domicílio')
        else: S('local_nascimento.estabelecimento', c(p.est))
        for k, g in enumerate(gens if gens is not None else p.gen, 1):
            S(f'filiação.genitor_{k}.nome_completo', c(g['n'])); g['np'] = sn(f'filiação.genitor_{k}.naturalidade', g['nat']) if g.get('shownat', True) else ''
        for side, x in (('paternos', p.pat), ('maternos', p.mat)):
            S(f'avós.{side}.avô', c(x[0])); S(f'avós.{side}.avó', c(x[1]))
        S('registro.município', c(p.reg[0])); S('registro.uf', p.reg[1])
    def twin(s, p, c, info=None, accept=()):
        if p.twin:
            s.set('gêmeos.status', 'Sim', printed=''); s.set('gêmeos.informações_adicionais', info or c(p.twin), accept=accept); s.j['meta']['twin_names'] = [c(p.twin)]

# ------------------------------------------------------------------ drawings
def qr(seed, mm=22, col='#000', n=33):
    r = random.Random('qr' + str(seed)); g = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    for (y0, x0) in ((0, 0), (0, n - 7), (n - 7, 0)):
        for y in range(-1, 8):
            for x in range(-1, 8):
                if 0 <= y0 + y < n and 0 <= x0 + x < n:
                    g[y0 + y][x0 + x] = (0 <= x <= 6 and 0 <= y <= 6) and (x in (0, 6) or y in (0, 6) or (2 <= x <= 4 and 2 <= y <= 4))
    d = ''.join(f"M{x} {y}h1v1h-1z" for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path fill="{col}" d="{d}"/></svg>'
def bar(seed, w=45, h=8, col='#000'):
    r = random.Random('b' + str(seed)); x = 0; d = ''
    while x < 200:
        a, b = r.choice([1, 1, 2, 3]), r.choice([1, 1, 2, 3]); d += f"M{x} 0h{a}v10h-{a}z"; x += a + b
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 204 10" preserveAspectRatio="none"><path fill="{col}" d="{d}"/></svg>'
def star(cx, cy, R, col):
    pts = ' '.join(f"{cx + (R if k % 2 == 0 else R*.42)*math.sin(k*math.pi/5):.1f},{cy - (R if k % 2 == 0 else R*.42)*math.cos(k*math.pi/5):.1f}" for k in range(10))
    return f'<polygon points="{pts}" fill="{col}"/>'
def arms(mm=18, c1='#1d6b34', c2='#d9a900', c3='#1b3f86'):
    lv = ''.join(f'<ellipse cx="{50+s*(33+4*math.sin(k))}" cy="{86-k*9}" rx="4" ry="8" transform="rotate({s*(-35+k*6)} {50+s*(33+4*math.sin(k))} {86-k*9})" fill="{c1}" opacity=".85"/>' for k in range(8) for s in (-1, 1))
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100">{lv}{star(50,46,36,c2)}{star(50,46,29,c1)}<circle cx="50" cy="47" r="15" fill="{c3}" stroke="{c2}" stroke-width="2"/><g fill="#fff"><circle cx="46" cy="43" r="1.3"/><circle cx="54" cy="43" r="1.3"/><circle cx="50" cy="52" r="1.3"/><circle cx="50" cy="46" r="1.3"/></g><rect x="22" y="88" width="56" height="8" rx="3" fill="{c3}"/></svg>'
def shield(mm=16, c='#444', l=''):
    return f'<svg width="{mm}mm" height="{mm*1.1}mm" viewBox="0 0 100 110"><path d="M12 8h76v50q0 34-38 48q-38-14-38-48z" fill="none" stroke="{c}" stroke-width="4"/><path d="M12 40h76M50 40v62" stroke="{c}" stroke-width="2.5"/>{star(50,25,12,c)}<circle cx="31" cy="62" r="9" fill="none" stroke="{c}" stroke-width="2.5"/><path d="M60 78l14-26 10 20z" fill="{c}" opacity=".6"/></svg>'
def sig(seed, w=44, h=13, col='#1c2a6b'):
    r = random.Random('s' + str(seed)); x, y = 6, 30; d = f"M{x} {y}"
    for k in range(r.randint(7, 11)):
        nx = x + r.randint(9, 20); d += f" C{x+r.randint(-4,14)} {r.randint(0,16)},{nx-r.randint(-6,12)} {r.randint(34,52)},{nx} {r.randint(20,36)}"; x = nx
    d += f" Q{x+20} {r.randint(10,25)} {x-60} 48"
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 190 56" style="overflow:visible"><path d="{d}" fill="none" stroke="{col}" stroke-width="1.7" stroke-linecap="round"/></svg>'
def stamp(seed, top, bot, mid, mm=28, col='#2b3c8c', op=.75, rot=None):
    r = random.Random('st' + str(seed)); a = r.randint(-18, 18) if rot is None else rot; i = hashlib.md5(str((seed, top)).encode()).hexdigest()[:8]
    return f'''<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 120 120" style="opacity:{op}"><g transform="rotate({a} 60 60)" fill="{col}" font-family="Liberation Sans Narrow" font-size="9.5">
<circle cx="60" cy="60" r="57" fill="none" stroke="{col}" stroke-width="2"/><circle cx="60" cy="60" r="39" fill="none" stroke="{col}" stroke-width="1.2"/>
<path id="a{i}" d="M16.500 60a43.500 43.500 0 0 1 87 0" fill="none"/><path id="b{i}" d="M9 60a51 51 0 0 0 102 0" fill="none"/>
<text text-anchor="middle"><textPath href="#a{i}" startOffset="50%">{e(top)}</textPath></text><text text-anchor="middle"><textPath href="#b{i}" startOffset="50%">{e(bot)}</textPath></text>
<text x="60" y="63" text-anchor="middle" font-size="8.500">{e(mid)}</text></g></svg>'''
def guil(col, op=.25, w=120, h=24, amp=8, n=4):
    import base64
    ps = ''
    for k in range(n):
        d = 'M0 %.1f' % (h/2)
        for x in range(0, w + 1, 4): d += f'L{x} {h/2 + amp*math.sin(2*math.pi*x/w*2 + k*math.pi/n):.1f}'
        ps += f'<path d="{d}" fill="none" stroke="{col}" stroke-width=".5" opacity="{op}"/>'
    s = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}">{ps}</svg>'
    return 'url(data:image/svg+xml;base64,' + base64.b64encode(s.encode()).decode() + ')'
def page(title, css, body, size='A4', w='210mm', h='297mm'):
    return f'''<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{e(title)}</title><style>
@page {{ size: {size}; margin: 0 }} * {{ box-sizing: border-box }} html,body {{ margin:0; padding:0; -webkit-print-color-adjust: exact; print-color-adjust: exact }}
.pg {{ width:{w}; height:calc({h} - .4mm); position:relative; display:flex; flex-direction:column }}
{css}</style></head><body><div class="pg">{body}</div></body></html>'''
FORMS = {}

# ================================================================== U1  Paraná, dense grid, Roboto Condensed, small print
def U1(n):
    S = {1: dict(year=2021, reg=('Londrina', 'PR'), sex='F', first='Maria Valentina', eth=('it', 'jp')),
         2: dict(year=1987, reg=('Prudentópolis', 'PR'), sex='F', first='Oksana Mariele', eth=('pl',), issue=2019),
         3: dict(year=2023, reg=('Cascavel', 'PR'), sex='M', first='Benício', eth=('it', 'pt'), twin=True, twin_sex='F'),
         4: dict(year=2009, reg=('Cornélio Procópio', 'PR'), sex='M', first='Kauan Eliseu', nofather=True, home=True, issue=2022, nogp='gf', nohour=True),
         5: dict(year=1959, reg=('Jacarezinho', 'PR'), sex='M', first='Osvaldo', eth=('pt', 'ar'), issue=2018),
         6: dict(year=2025, reg=('Curitiba', 'PR'), sex='F', first='Widelène Sofia', eth=('ht',), father_from=('Gonaïves', 'Haiti'), mother_from=('Cabo Haitiano', 'Haiti')),
         7: dict(year=1996, reg=('Ponta Grossa', 'PR'), sex='F', first='Anna Carolina Ludovica', eth=('de', 'pl'), long=True, issue=2024, mun=('Castro', 'PR')),
         8: dict(year=1974, reg=('Umuarama', 'PR'), sex='M', first='Aparecido Donizete', lag=2660, nogp='pat', issue=2020, mun=('Garanhuns', 'PE'))}[n]
    p = mk(f'U1-{n}', **S); r = p.r; c = str.upper; t = T('U1', n)
    nat = lambda m, u: f"{m}/{u}"
    t.base(p, c, nat, child_nat=n not in (2, 5, 8))
    fill = ['* * * * *', '—', '*' * 6, 'NÃO CONSTA', '- x - x -', '* * *', '—', 'IGNORADO'][n - 1]
    b = lambda v: e(v) if v else fill
    mt = ' '.join(mparts(p.mat32)); t.set('dados_pessoais.matrícula', mt)
    has_cpf = n in (1, 3, 6, 7); cad = []
    if has_cpf: t.set('dados_pessoais.cpf', p.cpf)
    dt = dw(p.dob) if n % 2 else dw(p.dob).upper()
    t.set('dados_pessoais.data_nascimento.texto_completo', dt)
    if p.hour: t.set('dados_pessoais.hora_nascimento', hm(p.hour), printed=f"{p.hour[0]:02d}h{p.hour[1]:02d}min")
    hr = f"{p.hour[0]:02d}h{p.hour[1]:02d}min" if p.hour else fill
    cart = {1: '2º SERVIÇO DE REGISTRO CIVIL DAS PESSOAS NATURAIS', 2: 'SERVIÇO DE REGISTRO CIVIL DAS PESSOAS NATURAIS DA SEDE', 3: '1º OFÍCIO DE REGISTRO CIVIL E 2º TABELIONATO DE PROTESTO', 4: 'SERVIÇO REGISTRAL CIVIL - ' + p.ofi.upper().split()[-1], 5: 'CARTÓRIO DO REGISTRO CIVIL E ANEXOS', 6: 'SERVIÇO DISTRITAL DO PORTÃO', 7: '3º OFÍCIO DO REGISTRO CIVIL', 8: 'REGISTRO CIVIL DAS PESSOAS NATURAIS E TABELIONATO DE NOTAS'}[n]
    t.set('registro.cartório', cart)
    rd = dw(p.regd) if n in (1, 4, 7) else dn(p.regd)
    t.set('registro.data_registro', dn(p.regd), printed=rd); t.set('autenticação.data_emissão', dn(p.iss), printed=dm(p.iss))
    for k, v in (('livro', p.liv), ('folha', p.fol), ('termo', p.ter)): t.set('registro.' + k, str(v), accept=[{'livro': f'{v:05d}', 'folha': f'{v:03d}', 'termo': f'{v:07d}'}[k]])
    dnv = p.dnv if p.dob.year > 2000 and n != 4 else ''
    t.set('registro.número_dnv', dnv)
    t.twin(p, c, f"{c(p.twin)} - MATRÍCULA {' '.join(mparts(p.tmat))}" if p.twin else None, accept=[c(p.twin)] if p.twin else ())
    notes = []
    if n == 2: av = ''; an = note(p, 'cas') + ' ' + note(p, 'div')
    elif n == 5: av = note(p, 'cpf'); an = note(p, 'obi'); t.set('dados_pessoais.cpf', p.cpf)
    elif n == 8: av = note(p, 'ret'); an = ''
    elif n == 7: av = note(p, 'mae'); an = ''
    else: av = an = ''
    t.set('observações.averbações', av); t.set('observações.anotações', an); t.j['meta']['joint_notes'] = True
    box = ' '.join(x for x in (av, an) if x) or ['NADA CONSTA.', '', 'NÃO HÁ.', 'SEM AVERBAÇÕES OU ANOTAÇÕES ATÉ A PRESENTE DATA.', '', 'Nada consta à margem do termo.', '', ''][n - 1]
    selo = f"SFRC{r.randint(1,2)}.{mix(r,5)}.{mix(r,5)}-{mix(r,5)}.{dg(r,4)}{r.choice('qgk')}" if n != 5 else f"{mix(r,5)}.{mix(r,5)}.{mix(r,5)}-{mix(r,5)}.{mix(r,5)}"
    t.set('autenticação.selo_digital', selo); t.set('autenticação.oficial_registro', p.ofi)
    docs = ''
    if n in (2, 7):
        rg = f"{r.randint(3,13)}.{dg(r,3)}.{dg(r,3)}-{dg(r,1)}"; ex = dn(D(2012, r.randint(1, 12), r.randint(1, 28))); tit = f"{dg(r,4)} {dg(r,4)} 0612"
        docs = f'<tr><td>RG</td><td>{rg}</td><td>{ex}</td><td>II/PR</td><td>—</td></tr><tr><td>TÍTULO DE ELEITOR</td><td>{tit}</td><td>Zona {r.randint(2,190):03d}</td><td>Seção {r.randint(10,300):04d}</td><td>—</td></tr>'
        t.j['meta']['cadastro'] = [rg, tit]
    else: docs = f'<tr><td>RG</td><td>{fill}</td><td></td><td></td><td></td></tr><tr><td>TÍTULO DE ELEITOR</td><td>{fill}</td><td></td><td></td><td></td></tr>'
    C = lambda l, v, f=1, k='': f'<div class="c {k}" style="flex:{f}"><span class=l>{l}</span><span class=v>{v}</span></div>'
    R = lambda *x: '<div class=r>' + ''.join(x) + '</div>'
    fil = ''.join(f'<div>{c(g["n"])} <span class=nat>NATURAL DE</span> {g["np"]}</div>' for g in p.gen)
    lg = ' E '.join(c(x) for x in p.pat if x) or fill; lm = ' E '.join(c(x) for x in p.mat if x) or fill
    vr = r.choice([0.246, 0.277]); fees = [('Certidão', 130 * vr), ('Buscas', 4.15), ('Selo Funarpen', 6.0), ('Funrejus 25%', 0), ('ISS 5%', 1.62), ('FUNDEP 5%', 1.62)]
    ft = ''.join(f'<td>{a}<br>R$ {v:.2f}</td>'.replace('.', ',') for a, v in fees)
    body = f'''<div class=hd><div>{arms(19)}</div><div class=tt><div class=t1>República Federativa do Brasil</div><div class=t2>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class=t3>CERTIDÃO DE NASCIMENTO</div></div>
    <div class=fn><b>FUNARPEN</b> – SELO DIGITAL Nº<br><b>{selo}</b><br>{qr(selo, 17, n=29)}<br>Consulte em selo.funarpen.exemplo</div></div>
    {R(C('NOME', f'<b class=nm>{c(p.name)}</b>', 5), C('NÚMERO DO CPF', b(p.cpf if has_cpf else ''), 1.6))}
    <div class="r mt"><span class=l>MATRÍCULA</span><b>{mt}</b></div>
    {R(C('DATA DE NASCIMENTO POR EXTENSO', dt, 6), C('DIA', f'{p.dob.day:02d}', .7, 'ce'), C('MÊS', f'{p.dob.month:02d}', .7, 'ce'), C('ANO', p.dob.year, 1, 'ce'))}
    {R(C('HORA', hr, 1.2), C('NATURALIDADE', p.cn if n not in (2,5,8) else fill, 2.6), C('MUNICÍPIO DE REGISTRO / UF', nat(c(p.reg[0]), p.reg[1]), 2.6), C('SEXO', 'MASCULINO' if p.sex == 'M' else 'FEMININO', 1.3))}
    {R(C('LOCAL, MUNICÍPIO DE NASCIMENTO E UF', (('DOMICÍLIO' if p.home else c(p.est)) + ' – ' + nat(c(p.mun[0]), p.mun[1])), 1))}
    {R(C('FILIAÇÃO', fil, 1))}
    {R(C('AVÓS PATERNOS', lg, 1), C('AVÓS MATERNOS', lm, 1))}
    {R(C('GÊMEO', 'SIM' if p.twin else 'NÃO', .6), C('NOME E MATRÍCULA DO(S) GÊMEO(S)', (f"{c(p.twin)} - MATRÍCULA {' '.join(mparts(p.tmat))}") if p.twin else fill, 5))}
    {R(C('DATA DO REGISTRO' + (' (POR EXTENSO)' if n in (1,4,7) else ''), rd, 2.4), C('NÚMERO DA DNV/DECLARAÇÃO DE NASCIDO VIVO', b(dnv), 1.6))}
    <div class="r ob"><span class=l>AVERBAÇÕES / ANOTAÇÕES À ACRESCER</span><span class=v>{e(box)}</span></div>
    <div class="r cd"><span class=l>ANOTAÇÕES DE CADASTRO</span><table><tr><th>TIPO DOCUMENTO</th><th>NÚMERO</th><th>DATA EXPEDIÇÃO</th><th>ÓRGÃO EXPEDIDOR</th><th>DATA DE VALIDADE</th></tr>{docs}</table></div>
    <div class=sp>* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido pelo órgão solicitante ou quando necessário para identificação de seu portador. O tratamento dos dados pessoais constantes deste documento observa a Lei nº 13.709/2018 (LGPD){' e o Provimento nº 134/2022 do Conselho Nacional de Justiça' if p.iss.year > 2022 else ''}.</div>
    <div class=mini><div><b>CONFERÊNCIA.</b> A autenticidade do selo pode ser confirmada pela leitura do QR Code impresso no cabeçalho ou pela digitação do código alfanumérico na página do fundo. O selo aplicado em papel fotocopiado não produz efeitos.</div><div><b>SEGUNDA VIA.</b> Novas certidões podem ser requeridas em qualquer serventia do território nacional, por meio da Central de Informações do Registro Civil – CRC, independentemente do local em que lavrado o ato.</div><div><b>VALIDADE.</b> A certidão em breve relatório não tem prazo de validade, salvo para habilitação de casamento e outros atos para os quais a norma exija expedição recente. Papel de segurança série PR-{dg(r,7)}.</div></div>
    <div class=two><div class=lf><b>{cart}</b><br><b>{p.ofi}</b> – {'Oficial Registradora' if p.ofis == 'F' else 'Oficial Registrador'}<br>{p.reg[0]} – {UFN[p.reg[1]]}<br>{p.addr} – Centro – CEP {p.cep}<br>Fone (4{r.randint(1,6)}) {p.tel} · rcpn.{p.reg[0].split()[0].lower()}@registro.exemplo<br>CNS {p.mat32[:6]} · Horário: seg. a sex., 8h30 às 17h</div>
    <div class=rg>O conteúdo da certidão é verdadeiro. Dou fé.<br>{p.reg[0]}, {dm(p.iss)}.<div class=sg>{sig(p.case)}<br><span>{p.esc}<br>Escrevente Juramentada</span></div></div></div>
    <table class=fee><tr>{ft}<td>VRC<br>{vr:.3f}</td></tr></table>
    <div class=ft><span>Software SIRC-NET 7.{r.randint(1,9)}.{r.randint(10,99)} · Prot. {r.randint(10000,99999)}/{p.iss.year} · Op. {p.esc.split()[0].upper()}</span><span>{bar(selo, 50, 5)}</span><span>Qualquer adulteração, rasura ou emenda invalida este documento.</span></div>'''
    css = f'''.pg {{ font-family:'Roboto Condensed'; font-size:9.8pt; color:#0c0f1c; padding:9mm 11mm 7mm; background:{guil('#3f74b5', .16)}; }}
    .hd {{ display:grid; grid-template-columns:24mm 1fr 44mm; align-items:center; margin-bottom:2mm }} .tt {{ text-align:center }} .t1 {{ font-size:10pt }} .t2 {{ font-size:11.5pt; font-weight:700; letter-spacing:.3px }} .t3 {{ font-size:17pt; font-weight:700; margin-top:1mm }}
    .fn {{ font-size:6pt; text-align:center; border:.3mm solid #345; padding:1mm; background:#fff; line-height:1.25 }}
    .r {{ display:flex; border:.25mm solid #26406e; border-bottom:0; background:#ffffffb0 }} .c {{ padding:.9mm 1.3mm 1.3mm; border-left:.25mm solid #26406e; min-width:0 }} .c:first-child {{ border-left:0 }}
    .l {{ display:block; font-size:6.2pt; color:#26406e; font-weight:700; letter-spacing:.1px }} .v {{ display:block; min-height:4mm }} .nm {{ font-size:11pt }} .ce {{ text-align:center }} .nat {{ font-size:6.5pt; color:#555 }}
    .mt {{ justify-content:center; gap:4mm; align-items:center; padding:1.2mm; background:#dfe9f6 }} .mt b {{ font-size:11pt; letter-spacing:.5px }} .ob {{ display:block; padding:.7mm 1.3mm; min-height:27mm; flex:1; max-height:58mm }} .mini {{ display:grid; grid-template-columns:1fr 1fr 1fr; gap:3mm; font-size:6.3pt; line-height:1.2; text-align:justify; margin-bottom:3mm }} .ob .v {{ text-align:justify }}
    .cd {{ display:block; padding:.7mm 1.3mm 1mm; border-bottom:.25mm solid #26406e }} .cd table {{ width:100%; border-collapse:collapse; font-size:7.2pt }} .cd td,.cd th {{ border:.15mm solid #8aa; padding:.3mm 1mm; text-align:left }} .cd th {{ font-size:5.8pt }}
    .sp {{ font-size:6.3pt; text-align:justify; margin:1mm 0 2.5mm; line-height:1.2 }} .two {{ display:flex; gap:3mm; margin-top:auto }} .two>div {{ flex:1; border:.25mm solid #26406e; padding:2mm; background:#fffc }} .lf {{ font-size:8pt; line-height:1.35 }} .rg {{ text-align:center; font-size:8.6pt }} .sg {{ margin-top:2mm; font-size:8pt }}
    .fee {{ border-collapse:collapse; font-size:6.5pt; margin-top:2mm; width:100% }} .fee td {{ border:.15mm solid #99a; padding:.4mm 1.2mm; text-align:center }} .ft {{ display:flex; justify-content:space-between; align-items:center; font-size:5.8pt; margin-top:1.5mm; color:#333 }}'''
    return page(t.j['case'], css, body), t
FORMS['U1'] = U1

# ================================================================== U2  SP, electronic certificate, list with side bar
def U2(n):
    S = {1: dict(year=1983, reg=('São Paulo', 'SP'), sex='M', first='Rogério Takeshi', eth=('jp',), issue=2021),
         2: dict(year=1998, reg=('Ribeirão Preto', 'SP'), sex='F', first='Jamile', eth=('ar', 'it'), issue=2023),
         3: dict(year=2016, reg=('Campinas', 'SP'), sex='M', first='Noah Emanuel', issue=2024, nofather=True),
         4: dict(year=1971, reg=('Santos', 'SP'), sex='F', first='Maria do Carmo', eth=('pt', 'sp'), issue=2020, nogp='mat'),
         5: dict(year=2004, reg=('Sorocaba', 'SP'), sex='F', first='Iraê Jaciara', twin=True, issue=2022, mun=('Itu', 'SP')),
         6: dict(year=1990, reg=('Presidente Prudente', 'SP'), sex='M', first='Wanderlei', junior='Júnior', issue=2025),
         7: dict(year=1966, reg=('Franca', 'SP'), sex='M', first='José Otaviano', home=True, nohour=True, issue=2022, lag=190),
         8: dict(year=2020, reg=('Taubaté', 'SP'), sex='F', first='Aurora Ísis', eth=('pt', 'de'), issue=2026)}[n]
    p = mk(f'U2-{n}', **S); r = p.r; c = (lambda s: s) if n % 3 else str.upper; t = T('U2', n)
    nat = lambda m, u: f"{m} ({u})"
    t.base(p, c, nat, child_nat=True, sexp=(og(p, 'Masculino', 'Feminino')))
    fill = ['—', 'não consta', '**********', '—', '...', 'ignorado', 'não declarado', '-o-o-o-'][n - 1]
    m = mparts(p.mat32); mt = '.'.join(m[:-1]) + '-' + m[-1]; t.set('dados_pessoais.matrícula', mt)
    cp = p.cpf if n in (1, 3, 5, 6, 8) else ''; t.set('dados_pessoais.cpf', cp)
    v = 'v' if n in (1, 4, 7) else ''
    lv, fl, tm = f"A-{p.liv}", f"{p.fol}{v}", f"{p.ter}"
    t.set('registro.livro', lv); t.set('registro.folha', fl); t.set('registro.termo', tm)
    dt = dn(p.dob) if n in (2, 5, 8) else cap(dw(p.dob, '1º'.replace('1º', 'primeiro')))
    t.set('dados_pessoais.data_nascimento.texto_completo', dt, accept=[dn(p.dob)] if n not in (2, 5, 8) else ())
    dline = dt if n in (2, 5, 8) else f"{dn(p.dob)} – {dt}"
    if p.hour: t.set('dados_pessoais.hora_nascimento', hm(p.hour), printed=f"{p.hour[0]}h{p.hour[1]:02d}")
    hr = f"{p.hour[0]}h{p.hour[1]:02d}" if p.hour else fill
    sub = {1: 'Oficial de Registro Civil das Pessoas Naturais do 18º Subdistrito – Ipiranga', 2: 'Oficial de Registro Civil das Pessoas Naturais do 2º Subdistrito', 3: 'Oficial de Registro Civil das Pessoas Naturais do 3º Subdistrito', 4: 'Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito', 5: 'Oficial de Registro Civil das Pessoas Naturais da Sede', 6: 'Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede', 7: 'Oficial de Registro Civil das Pessoas Naturais da Sede da Comarca', 8: 'Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito da Sede'}[n]
    t.set('registro.cartório', sub)
    t.set('registro.data_registro', dn(p.regd)); t.set('autenticação.data_emissão', dn(p.iss))
    dnv = p.dnv.replace('-', '') if n in (3, 8) else ''; t.set('registro.número_dnv', dnv)
    t.twin(p, c)
    av = {2: 'pre', 6: 'rpa', 3: 'ret', 8: '', 4: 'cpf'}.get(n, ''); an = {1: 'cas', 4: 'cas', 7: 'obi', 6: 'cas'}.get(n, '')
    av = note(p, av) if av else ''; an = note(p, an) if an else ''
    if n == 4: t.set('dados_pessoais.cpf', p.cpf); cp = ''
    if n == 1: an += ' ' + note(p, 'div')
    t.set('observações.averbações', av); t.set('observações.anotações', an)
    selo = f"{p.mat32[:6]}{r.choice(['1','9'])}{r.choice(['CE','PV','CN'])}{int(dg(r,9)):012d}{p.iss.year%100}{r.choice(AL)}"
    t.set('autenticação.selo_digital', selo); t.set('autenticação.oficial_registro', p.ofi)
    hsh = hashlib.sha256(p.case.encode()).hexdigest()
    rows = [('Nome completo', f'<b style="font-size:11.5pt">{c(p.name)}</b>'), ('CPF', cp or fill), ('Matrícula (CNJ)', f'<b>{mt}</b>'), ('Livro · Folha · Termo', f'{lv} · {fl} · {tm}'), ('Registrado em', dn(p.regd)), ('Nascimento', dline), ('Horário', hr),
        ('Local de nascimento', ('Domicílio' if p.home else c(p.est))), ('Cidade e Estado', nat(c(p.mun[0]), p.mun[1])), ('Naturalidade', p.cn), ('Sexo', og(p, 'Masculino', 'Feminino'))]
    g = p.gen
    rows += [((['1º genitor', '2ª genitora'] if len(g) == 2 else ['Genitora'])[k], f"<b>{c(x['n'])}</b><br><i>naturalidade: {x['np']}</i>") for k, x in enumerate(g)]
    if not p.g1: rows.insert(-1, ('1º genitor', fill))
    rows += [('Avós paternos', ' e '.join(c(x) for x in p.pat if x) or fill), ('Avós maternos', ' e '.join(c(x) for x in p.mat if x) or fill), ('Gemelaridade', f'Sim. Irmã gêmea: {c(p.twin)}' if p.twin else 'Não há'), ('D.N.V. nº', dnv or fill)]
    tr = ''.join(f'<tr><th>{k:02d}</th><td class=l>{a}</td><td class=v>{bv}</td></tr>' for k, (a, bv) in enumerate(rows, 1))
    body = f'''<div class=band><span>CERTIDÃO DE NASCIMENTO ELETRÔNICA · documento assinado digitalmente · MP 2.200-2/2001 e Lei 11.977/2009 · cód. {hsh[:8].upper()}-{hsh[8:12].upper()}</span></div>
    <div class=main><div class=top>{shield(13, '#8a1c2b')}<div><div class=u>REGISTRO CIVIL DAS PESSOAS NATURAIS · ESTADO DE SÃO PAULO</div><h1>Certidão de Nascimento</h1><div class=u2>{sub}<br>Município e Comarca de {c(p.reg[0])} – {p.reg[1]} · CNS {p.mat32[:6]}</div></div></div>
    <table class=tb>{tr}</table>
    <div class=nb><h4>Averbações</h4><p>{e(av) or ['Não há averbações à margem do termo.','','','','Nada consta.','','-x-x-x-','Sem averbações.'][n-1]}</p></div>
    <div class=nb><h4>Anotações</h4><p>{e(an) or ['','Nada consta.','Não há anotações à margem do termo.','','Nada consta.','','','Sem anotações.'][n-1]}</p></div>
    <div class=mini><div><b>Ao usuário</b><br>O titular dos dados pode requerer, a qualquer tempo, a retificação de erro evidente na forma do art. 110 da Lei de Registros Públicos, diretamente na serventia.</div><div><b>Materialização</b><br>A via em papel será fornecida por qualquer Oficial de Registro Civil do Estado, com aposição de etiqueta própria e recolhimento da diferença de custas.</div><div><b>Tabela II</b><br>Item 12 – certidão, primeira folha, em breve relatório, incluída a busca. Lei Estadual nº 11.331/2002. Reclamações: Corregedoria Permanente.</div></div><div class=fim><p>Certifico que os dados acima foram extraídos do assento constante do acervo desta serventia, conferindo com o original. O referido é verdade e dou fé. Certidão expedida em <b>{dn(p.iss)}</b>, às {r.randint(9,16):02d}:{r.randint(0,59):02d}:{r.randint(0,59):02d} (horário de Brasília).</p>
    <div class=of><b>{p.ofi}</b><br>{'Oficiala Titular' if p.ofis=='F' else 'Oficial Titular'}</div></div></div>
    <aside><div class=bx>{qr(selo, 34)}<b>Selo digital</b><br><span class=se>{selo}</span><br>Para conferir a procedência deste documento efetue a leitura do QR Code ou acesse o endereço selodigital.tjsp.exemplo</div>
    <div class=bx><b>Assinatura eletrônica</b><br>Signatário: {p.esc}<br>CPF ***.{dg(r,3)}.{dg(r,3)}-**<br>Escrevente autorizada<br>AC Notarial RFB G4<br>Série {dg(r,16)}<br>{p.iss.strftime('%Y-%m-%d')}T{r.randint(9,16):02d}:12:0{r.randint(0,9)}-03:00</div>
    <div class=bx><b>Resumo criptográfico</b><br><span class=hs>{hsh[:22]}<br>{hsh[22:43]}<br>{hsh[43:]}</span></div>
    <div class=bx><b>Custas</b><table class=cu><tr><td>Ao Oficial</td><td>{r.randint(22,29)},{dg(r,2)}</td></tr><tr><td>À Sec. Fazenda</td><td>5,{dg(r,2)}</td></tr><tr><td>Sinoreg</td><td>1,{dg(r,2)}</td></tr><tr><td>ISS</td><td>0,{dg(r,2)}</td></tr><tr><td>Total R$</td><td>{r.randint(32,45)},{dg(r,2)}</td></tr></table>Recolhimento por verba, guia nº {r.randint(10,52)}/{p.iss.year}</div>
    <div class=bx><b>Validação</b><br>Este documento eletrônico é válido apenas em formato digital (PDF assinado). A cópia impressa é mera reprodução, salvo se materializada por Registro Civil. Prazo para conferência: 90 dias corridos contados da expedição. Pedido CRC nº {dg(r,8)}.</div>
    <div class=bx style="border:0;margin-top:auto">{p.addr}<br>CEP {p.cep} – {p.reg[0]}/{p.reg[1]}<br>Tel. (1{r.randint(1,9)}) {p.tel}<br>{bar(hsh, 36, 7)}<br>pág. 1 / 1</div></aside>'''
    css = '''.pg { display:grid; grid-template-columns:9mm 1fr 45mm; font-family:'Open Sans'; font-size:8.6pt; color:#1a1a1a }
    .band { background:#8a1c2b; position:relative } .band span { position:absolute; left:2.4mm; bottom:12mm; writing-mode:vertical-rl; transform:rotate(180deg); color:#fff; font-size:6.6pt; letter-spacing:.3px; white-space:nowrap }
    .main { padding:10mm 5mm 8mm 7mm; display:flex; flex-direction:column } .top { display:flex; gap:4mm; align-items:center; border-bottom:.6mm solid #8a1c2b; padding-bottom:3mm; margin-bottom:3mm } .u { font-size:6.8pt; letter-spacing:.5px; color:#8a1c2b } h1 { font-size:18pt; margin:.3mm 0; font-weight:600; color:#222 } .u2 { font-size:7.6pt }
    .tb { border-collapse:collapse; width:100% } .tb tr:nth-child(odd) { background:#f6f1f1 } .tb th { width:6mm; font-size:6pt; color:#a88; font-weight:400; vertical-align:top; padding-top:2.1mm } .tb .l { width:32mm; text-align:right; color:#7a3a44; font-size:7.3pt; padding:1.75mm 2.5mm 1.4mm 0; vertical-align:top } .mini { display:grid; grid-template-columns:1fr 1fr 1fr; gap:4mm; font-size:6.3pt; margin-top:auto; color:#555; border-top:.2mm solid #ccc; padding-top:1.5mm } .tb .v { padding:1.4mm 1mm; font-size:9.2pt } .v i { font-size:7.4pt; color:#444 }
    .nb { margin-top:2.5mm; border-left:.8mm solid #c9a5aa; padding-left:2.5mm } .nb h4 { margin:0; font-size:7.6pt; color:#8a1c2b } .nb p { margin:.4mm 0 0; font-size:8pt; text-align:justify; min-height:5mm }
    .fim { margin-top:4mm; font-size:8pt } .of { text-align:center; border-top:.2mm solid #555; width:70mm; margin:9mm auto 0; padding-top:1mm }
    aside { background:#f0eeec; padding:8mm 4mm; font-size:6.4pt; display:flex; flex-direction:column; gap:3mm; text-align:center; line-height:1.35 } .bx { border-bottom:.2mm solid #bbb; padding-bottom:2.5mm } .se { font-size:7pt; word-break:normal; font-family:'Roboto Condensed'; letter-spacing:.2px; font-weight:700 } .hs { font-family:'DejaVu Sans Mono'; font-size:5.6pt } .cu { width:100%; font-size:6.4pt } .cu td:last-child { text-align:right } .cu td:first-child { text-align:left }'''
    return page(t.j['case'], css, body), t
FORMS['U2'] = U2

# ================================================================== U3  RS, sections in serif, filiation table (mother first), two mothers
def U3(n):
    S = {1: dict(year=2024, reg=('Caxias do Sul', 'RS'), sex='M', first='Vicente', eth=('it',)),
         2: dict(year=2023, reg=('Porto Alegre', 'RS'), sex='F', first='Olívia', eth=('de', 'pt'), twom=True),
         3: dict(year=1979, reg=('Santa Rosa', 'RS'), sex='M', first='Ildo Roque', eth=('de',), issue=2023),
         4: dict(year=2002, reg=('Uruguaiana', 'RS'), sex='F', first='Milagros Antonella', eth=('sp',), issue=2024, father_from=('Paso de los Libres', 'Argentina')),
         5: dict(year=2025, reg=('Pelotas', 'RS'), sex='M', first='Akin', nofather=True),
         6: dict(year=1949, reg=('Erechim', 'RS'), sex='F', first='Gema Amábile', eth=('it', 'pl'), issue=2023, home=True, nohour=True, nogp='gf'),
         7: dict(year=2023, reg=('Lajeado', 'RS'), sex='F', first='Lara', eth=('de', 'it'), twin=True),
         8: dict(year=1993, reg=('Bagé', 'RS'), sex='M', first='Cristiano Lairton', issue=2025, mun=('Dom Pedrito', 'RS'))}[n]
    p = mk(f'U3-{n}', **S); r = p.r; c = (lambda s: s) if n not in (3, 6) else str.upper; t = T('U3', n)
    nat = lambda m, u: f"{m}, {u}"
    gens = p.gen if S.get('twom') else p.gen[::-1]
    t.base(p, c, nat, child_nat=n in (1, 2, 5, 7), gens=gens, sexp=og(p, 'masculino', 'feminino'))
    gd = [('1ª mãe', p.g1, p.pat), ('2ª mãe', p.g2, p.mat)] if S.get('twom') else [('mãe', p.g2, p.mat)] + ([('pai', p.g1, p.pat)] if p.g1 else [])
    if S.get('twom'):
        for side, o in (('paternos', p.mat), ('maternos', p.pat)):
            for k, a in enumerate(('avô', 'avó')): t.j['accept'][f'avós.{side}.{a}'] = [c(o[k]), '']
    m = mparts(p.mat32); mt = f"{m[0]} {m[1]} {m[2]} {m[3]} {m[4]} {m[5]} {m[6]} {m[7]}-{m[8]}"; t.set('dados_pessoais.matrícula', mt)
    cp = p.cpf if n not in (3, 6) else ''; t.set('dados_pessoais.cpf', cp)
    dt = dw(p.dob); t.set('dados_pessoais.data_nascimento.texto_completo', dt, accept=[dn(p.dob)])
    hp = ''
    if p.hour: hp = hw(*p.hour); t.set('dados_pessoais.hora_nascimento', hm(p.hour), printed=hp)
    cart = {1: 'Ofício do Registro Civil das Pessoas Naturais da 2ª Zona', 2: 'Registro Civil das Pessoas Naturais da 4ª Zona', 3: 'Ofício dos Registros Públicos', 4: 'Registro Civil das Pessoas Naturais e Registros Especiais', 5: 'Ofício do Registro Civil das Pessoas Naturais da 1ª Zona', 6: 'Serviço de Registro Civil das Pessoas Naturais', 7: 'Serviços de Registros Públicos', 8: 'Ofício do Registro Civil das Pessoas Naturais e Jurídicas'}[n]
    t.set('registro.cartório', cart)
    t.set('registro.data_registro', dn(p.regd), printed=dm(p.regd)); t.set('autenticação.data_emissão', dn(p.iss), printed=dm(p.iss))
    L = f"A-{p.liv:04d}"; Fo = f"{p.fol}" + ('F' if n % 4 == 0 else ''); tm = f"{p.ter:,}".replace(',', '.')
    t.set('registro.livro', L); t.set('registro.folha', Fo); t.set('registro.termo', tm, accept=[str(p.ter)])
    dnv = p.dnv if p.dob.year > 2020 else ''; t.set('registro.número_dnv', dnv)
    t.twin(p, c)
    av = {8: 'pat', 4: 'mae', 6: 'cpf', 3: ''}.get(n, ''); an = {3: 'cas', 6: 'obi'}.get(n, '')
    av = note(p, av) if av else ''; an = note(p, an) if an else ''
    if n == 6: t.set('dados_pessoais.cpf', p.cpf)
    t.set('observações.averbações', av); t.set('observações.anotações', an)
    s1 = f"{r.randint(100,999):04d}.{r.choice(['03','04','01'])}.{p.iss.year%100:02d}{r.randint(1,9):05d}.{dg(r,5)}"
    t.set('autenticação.selo_digital', s1); t.set('autenticação.oficial_registro', p.ofi)
    ro, ra = og(p, 'registrado', 'registrada'), og(p, 'o', 'a')
    loc = 'no domicílio da família' if p.home else c(p.est)
    if p.home: t.pr['local_nascimento.estabelecimento'] = 'domicílio'
    tb = ''.join(f"<tr><td class=q>{lab}</td><td><b>{c(g['n'])}</b></td><td>{g['np']}</td><td>{' e '.join(c(x) for x in gp if x) or 'ignorados'}</td></tr>" for lab, g, gp in gd)
    gt = f"Sim – com {c(p.twin)}, registro no termo seguinte ({p.tter:,})".replace(',', '.').replace('. registro', ', registro') if p.twin else 'Não'
    gh = 'Filiação, naturalidade e avós'
    fee = f"Emolumentos: certidão R$ {r.randint(9,14)},{dg(r,1)}0 · busca R$ {r.randint(9,12)},40 · proc. eletrônico R$ 6,{dg(r,1)}0 · selos R$ 4,90" if n % 2 else "Isento de emolumentos – art. 30 da Lei 6.015/73. Selo gratuito."
    body = f'''<div class=hd>{arms(17, '#4a5b4a', '#9aa58f', '#4a5b4a')}<div class=x>REPÚBLICA FEDERATIVA DO BRASIL</div><div class=y>{cart}</div><div class=z>{p.reg[0]} – Rio Grande do Sul</div><div class=w>Certidão de Nascimento</div></div>
    <div class=mt><div>matrícula nº <b>{mt}</b></div><div>{'CPF <b>' + cp + '</b>' if cp else 'CPF: não informado' }</div></div>
    <section><h3>I · D{ra} {ro}</h3><p class=nm>{c(p.name)}</p><p>do sexo <b>{og(p, 'masculino', 'feminino')}</b>{', natural de <b>' + p.cn + '</b>' if n in (1,2,5,7) else ''}.</p></section>
    <section><h3>II · Do nascimento</h3><div class=g3><div><i>quando</i>{dn(p.dob)} ({dt})</div><div><i>a que horas</i>{hp or 'não consta do termo'}</div><div><i>onde</i>{loc}, em <b>{c(p.mun[0])}</b> – {p.mun[1]}</div></div></section>
    <section><h3>III · {gh}</h3><table><tr><th></th><th>nome</th><th>natural de</th><th>{'pais (avós)' if S.get('twom') else 'avós'}</th></tr>{tb}</table><p class=tw>{og(p,'Gêmeo','Gêmea')}: {gt}.</p></section>
    <section><h3>IV · Do registro</h3><p>Assento lavrado em {dm(p.regd)}, no Livro <b>{L}</b>, à folha <b>{Fo}</b>, sob o termo <b>{tm}</b>{', à vista da Declaração de Nascido Vivo nº <b>' + dnv + '</b>' if dnv else ''}{', sendo declarante a própria mãe' if n == 5 else ', figurando como declarante ' + c(gd[-1][1]['n']) if n != 8 else ''}.</p></section>
    <section><h3>V · Averbações</h3><p class=nt>{e(av) or 'Nada consta.'}</p></section>
    <section><h3>VI · Anotações</h3><p class=nt>{e(an) or 'Nada consta.'}</p></section>
    <div class=bt><div class=s>{qr(s1, 21, '#243b2a')}</div><div class=s2><b>Selo Digital de Fiscalização Notarial e Registral</b><br>TJRS – <b>{s1}</b><br>Chave de autenticidade {dg(r,6)} 54 {p.iss.year} {dg(r,8)} {dg(r,2)}<br>A consulta estará disponível em até 24h em tjrs.exemplo/site_php/selodigital<br>{fee}</div>
    <div class=s3>O referido é verdade e dou fé.<br>{p.reg[0]}, {dm(p.iss)}.<br>{sig(p.case, 40, 12)}<br><b>{p.ofi}</b><br>{'Registradora' if p.ofis == 'F' else 'Registrador'}</div></div>
    <div class=ft>{p.addr} – {p.reg[0]}/RS – CEP {p.cep} – (5{r.randint(1,5)}) {p.tel}</div>'''
    css = f'''.pg {{ font-family:'TeX Gyre Pagella'; font-size:11.4pt; color:#17241a; padding:13mm 18mm 9mm; }} .pg:before {{ content:''; position:absolute; inset:6mm; border:.4mm solid #6d8a6d; outline:.2mm solid #6d8a6d; outline-offset:1mm }}
    .hd {{ text-align:center }} .x {{ font-size:8.5pt; letter-spacing:1px }} .y {{ font-size:12pt; font-weight:bold }} .z {{ font-size:10pt; font-style:italic }} .w {{ font-size:22pt; margin:2mm 0 2mm; color:#2c5a36; font-family:'TeX Gyre Chorus','TeX Gyre Pagella' }}
    .mt {{ display:flex; justify-content:space-between; border-top:.3mm solid #6d8a6d; border-bottom:.3mm solid #6d8a6d; padding:1.6mm 1mm; font-size:9.6pt }} section {{ margin-top:5mm }} h3 {{ margin:0 0 1.6mm; font-size:9.4pt; color:#2c5a36; letter-spacing:.6px; font-variant:small-caps; border-bottom:.15mm solid #bccbbc }} p {{ margin:0; line-height:1.4 }} .nm {{ font-size:15pt; font-weight:bold; }}
    .g3 {{ display:grid; grid-template-columns:1.25fr .9fr 1.25fr; gap:4mm }} .g3 i {{ display:block; font-size:7.6pt; color:#5c715c }} table {{ width:100%; border-collapse:collapse; font-size:10pt }} th {{ text-align:left; font-weight:normal; font-style:italic; font-size:7.6pt; color:#5c715c }} td {{ border-top:.15mm solid #bccbbc; padding:1mm 1.5mm 1mm 0; vertical-align:top }} .q {{ width:13mm; font-style:italic }} .tw {{ margin-top:1.5mm; font-size:9.5pt }} .nt {{ text-align:justify; font-size:10.4pt; min-height:8mm }}
    .bt {{ margin-top:auto; display:grid; grid-template-columns:24mm 1fr 58mm; align-items:end; gap:3mm }} .s2 {{ font-size:6.8pt; line-height:1.4 }} .s3 {{ text-align:center; font-size:9.4pt }} .ft {{ text-align:center; font-size:7.4pt; color:#5c715c; margin-top:4mm }}'''
    return page(t.j['case'], css, body), t
FORMS['U3'] = U3

# ================================================================== U4  MG, Legal, printed blank with numbered boxes, fill in Courier (2010-2016)
def U4(n):
    S = {1: dict(year=2011, reg=('Teófilo Otoni', 'MG'), sex='M', first='Adryan Miguel'),
         2: dict(year=2013, reg=('Belo Horizonte', 'MG'), sex='F', first='Emanuelly Vitória', nofather=True),
         3: dict(year=1968, reg=('Diamantina', 'MG'), sex='F', first='Efigênia das Graças', issue=2012, home=True, nogp='pat', lag=2200),
         4: dict(year=1991, reg=('Uberlândia', 'MG'), sex='M', first='Warley', junior='Filho', issue=2015),
         5: dict(year=2014, reg=('Juiz de Fora', 'MG'), sex='M', first='Gael', twin=True, eth=('pt', 'de')),
         6: dict(year=1954, reg=('Araçuaí', 'MG'), sex='M', first='Geraldo Magela', issue=2013, nohour=True, home=True),
         7: dict(year=2000, reg=('Manhuaçu', 'MG'), sex='F', first='Thayná', issue=2016, mun=('Colatina', 'ES'), long=True),
         8: dict(year=1985, reg=('Lavras', 'MG'), sex='F', first='Rosilene Aparecida', issue=2011, eth=('pt', 'ar'), nogp='mat')}[n]
    p = mk(f'U4-{n}', **S); r = p.r; c = str.upper; t = T('U4', n, 612, 1008)
    nat = lambda m, u: f"{m}-{u}"
    t.base(p, c, nat, sexp=og(p, '(X) M', '(X) F'))
    fill = ['***********', '- - - - - -', 'IGNORADO', 'XXXXXXXXXX', '***', 'NÃO CONSTA', '/////////', '-.-.-.-.-'][n - 1]
    mt = p.mat32[:6] + ' ' + p.mat32[6:8] + ' ' + p.mat32[8:10] + ' ' + p.mat32[10:14] + ' ' + p.mat32[14] + ' ' + p.mat32[15:20] + ' ' + p.mat32[20:23] + ' ' + p.mat32[23:30] + ' ' + p.mat32[30:]
    t.set('dados_pessoais.matrícula', mt)
    dt = dw(p.dob).upper(); t.set('dados_pessoais.data_nascimento.texto_completo', dt)
    hp = f"{p.hour[0]:02d}:{p.hour[1]:02d} HORAS" if p.hour else fill
    if p.hour: t.set('dados_pessoais.hora_nascimento', hm(p.hour))
    cart = {1: 'CARTÓRIO DO 1º SUBDISTRITO DE REGISTRO CIVIL', 2: 'CARTÓRIO DE REGISTRO CIVIL DO 3º SUBDISTRITO', 3: 'REGISTRO CIVIL DAS PESSOAS NATURAIS DE DIAMANTINA', 4: 'CARTÓRIO DO REGISTRO CIVIL "TUBALINA"', 5: 'REGISTRO CIVIL E NOTAS DO DISTRITO DE BENFICA', 6: 'OFÍCIO DE REGISTRO CIVIL DAS PESSOAS NATURAIS', 7: 'REGISTRO CIVIL COM ATRIBUIÇÃO NOTARIAL', 8: 'CARTÓRIO REZENDE DE REGISTRO CIVIL'}[n]
    t.set('registro.cartório', cart)
    rd = dw(p.regd).upper() if n in (2, 6) else dn(p.regd); t.set('registro.data_registro', dn(p.regd), printed=rd); 
    di = f"{p.iss.day:02d} DE {MES[p.iss.month].upper()} DE {p.iss.year}"; t.set('autenticação.data_emissão', dn(p.iss), printed=di)
    for k, v in (('livro', p.liv), ('folha', p.fol), ('termo', p.ter)): t.set('registro.' + k, str(v), accept=[{'livro': f'{v:05d}', 'folha': f'{v:03d}', 'termo': f'{v:07d}'}[k]])
    dnv = p.dnv if n in (1, 2, 5) else ''; t.set('registro.número_dnv', dnv)
    t.twin(p, c)
    av = {4: 'pat', 3: '', 8: 'rpa', 6: 'ret'}.get(n, ''); an = {3: 'cas', 8: 'cas', 7: 'ema'}.get(n, '')
    av = note(p, av, c) if av else ''; an = note(p, an, c) if an else ''
    t.set('observações.averbações', av); t.set('observações.anotações', an); t.j['meta']['joint_notes'] = True
    s1 = f"{al(r,3)}{dg(r,5)}"; t.set('autenticação.selo_digital', s1); t.set('autenticação.oficial_registro', c(p.ofi))
    B = lambda num, l, v, f=1: f'<div class=b style="flex:{f}"><span class=l><u>{num}</u> {l}</span><span class=v>{v}</span></div>'
    R = lambda *x: '<div class=r>' + ''.join(x) + '</div>'
    g = lambda q: c(q['n']) if q else fill
    gn = lambda q: q['np'] if q else fill
    obs = '<br>'.join(e(x) for x in (av, an) if x) or ['NADA CONSTA', '*' * 40, '', '', 'NADA A CONSIGNAR', '', '', ''][n - 1]
    ende = lambda q: f"{p.resid.upper()}, {c(p.reg[0])}"
    body = f'''<div class=hd><div class=hl>{shield(15, '#2f6b47')}</div><div><div class=a>REPÚBLICA FEDERATIVA DO BRASIL · ESTADO DE MINAS GERAIS</div><div class=b1>CERTIDÃO DE NASCIMENTO</div><div class=cc>{cart}</div><div class=d1>MUNICÍPIO E COMARCA DE <span class=v>{c(p.reg[0])}</span> – MG</div></div><div class=nr>Nº <b>{r.randint(1000,9999)}.{dg(r,3)}</b><br>1ª via – INTERESSADO</div></div>
    {R(B('01', 'Registrado(a)', f'<b style="font-size:12.5pt">{c(p.name)}</b>'))}
    {R(B('02', 'Matrícula no Registro Civil', f'<b style="font-size:11pt">{mt}</b>'))}
    {R(B('03', 'Nascido(a) em (por extenso)', dt, 5), B('04', 'Dia', f'{p.dob.day:02d}', .6), B('05', 'Mês', f'{p.dob.month:02d}', .6), B('06', 'Ano', p.dob.year, .8))}
    {R(B('07', 'Às', hp, 1.4), B('08', 'Cidade em que nasceu', c(p.mun[0]), 3), B('09', 'UF', p.mun[1], .5), B('10', 'Sexo', og(p, '(X) M &nbsp; ( ) F', '( ) M &nbsp; (X) F'), 1.2))}
    {R(B('11', 'Casa de saúde, hospital ou domicílio', 'DOMICÍLIO' if p.home else c(p.est), 1))}
    {R(B('12', 'Município onde foi registrado(a)', c(p.reg[0]), 2.2), B('13', 'UF', p.reg[1], .4), B('14', 'Registrado(a) em', rd, 2.2))}
    {R(B('15', 'Pai', g(p.g1), 3), B('16', 'Naturalidade do pai', gn(p.g1), 1.5))}
    {R(B('17', 'Mãe', g(p.g2), 3), B('18', 'Naturalidade da mãe', gn(p.g2), 1.5))}
    {R(B('19', 'Avô paterno', c(p.pat[0]) or fill), B('20', 'Avó paterna', c(p.pat[1]) or fill))}
    {R(B('21', 'Avô materno', c(p.mat[0]) or fill), B('22', 'Avó materna', c(p.mat[1]) or fill))}
    {R(B('23', 'Endereço da mãe à época', ende(p.g2), 2), B('24', 'Declarante', 'O PAI' if p.g1 else 'A MÃE', 1))}
    {R(B('25', 'Gêmeo(a)?', 'SIM' if p.twin else 'NÃO', .5), B('26', 'Nome do(s) irmão(s) gêmeo(s)', c(p.twin) if p.twin else fill, 2), B('27', 'D.N.V.', dnv or fill, 1))}
    <div class="r ob"><span class=l><u>28</u> Observações / Averbações</span><span class=v>{obs}</span></div>
    <div class=low><div class=ca><div class=h>PODER JUDICIÁRIO – TJMG<br>CORREGEDORIA-GERAL DE JUSTIÇA</div><div class=se>Selo de Fiscalização<br><b>{s1}</b></div>{bar(s1, 44, 6)}<br>Cód. seg.: {dg(r,4)}.{dg(r,4)}.{dg(r,4)}.{dg(r,4)}<br>Qtde. atos praticados: 1 · Cód. 7802-8<br>Emol. R$ {r.randint(18,26)},{dg(r,2)} · Recompe R$ 1,{dg(r,2)} · TFJ R$ 4,{dg(r,2)}<br>Total R$ {r.randint(26,34)},{dg(r,2)}</div>
    <div class=cb><p>Certifico que o conteúdo acima confere com o assento existente nesta serventia. Dou fé.</p><p class=v>{c(p.reg[0])}, {di}</p><div>{sig(p.case)}</div><div class=v style="border-top:.25mm solid #2f6b47">{c(p.ofi)}</div>{'OFICIALA DO REGISTRO CIVIL' if p.ofis=='F' else 'OFICIAL DO REGISTRO CIVIL'}<div class=stp>{stamp(p.case, cart[:34], p.reg[0].upper()+' – MG', 'REGISTRO CIVIL', 27, '#3a3f8f', .5)}</div></div></div>
    <div class=ft>{p.addr.upper()} – CENTRO – CEP {p.cep} – TELEFAX (3{r.randint(1,8)}) {p.tel} — Modelo conforme Provimentos nºs 2 e 3 do CNJ/2009 — Gráf. Minas Seg. – AA</div>'''
    css = f'''.pg {{ padding:12mm 13mm 9mm; font-family:'Liberation Sans Narrow'; font-size:8pt; color:#2f6b47; background:{guil('#58a06f', .33, 90, 18, 7, 5)}, #f4fbf3 }} .pg:before {{ content:''; position:absolute; inset:5mm; border:2.2mm double #5aa172; }}
    .v {{ font-family:'Courier Prime'; color:#111; font-size:10.4pt; line-height:1.15 }} .hd {{ display:grid; grid-template-columns:22mm 1fr 32mm; align-items:center; text-align:center; margin-bottom:4mm }} .a {{ font-size:9pt; letter-spacing:1px }} .b1 {{ font-size:22pt; font-weight:bold; font-family:'TeX Gyre Schola'; letter-spacing:1px }} .cc {{ font-size:11pt; font-weight:bold }} .d1 {{ font-size:8.5pt }} .nr {{ border:.3mm solid #b33; color:#b33; border-radius:2mm; padding:1.5mm; font-size:7.5pt }}
    .r {{ display:flex; gap:1.6mm; margin-bottom:1.7mm }} .b {{ border:.3mm solid #2f6b47; border-radius:1.6mm; background:#fffffff0; padding:.7mm 1.6mm 1mm; min-height:12.4mm; min-width:0 }} .l {{ display:block; font-size:7pt }} .l u {{ font-weight:bold; text-decoration:none; font-size:6pt; border:.15mm solid #2f6b47; padding:0 .5mm }} .b .v {{ display:block; margin-top:.9mm }}
    .ob {{ display:block; border:.3mm solid #2f6b47; border-radius:1.6mm; background:#fffffff0; padding:.8mm 1.6mm; min-height:48mm; flex:1; max-height:88mm }} .ob .v {{ display:block; margin-top:1.4mm; font-size:9.8pt; line-height:1.25 }}
    .low {{ display:grid; grid-template-columns:68mm 1fr; gap:5mm; margin-top:auto }} .ca {{ border:.3mm dashed #555; background:#fff; color:#222; font-size:6.8pt; text-align:center; padding:2mm; line-height:1.4 }} .h {{ font-weight:bold; font-size:7.4pt }} .se {{ font-size:8.5pt; margin:1mm 0 }} .cb {{ text-align:center; position:relative; font-size:8.4pt }} .cb p {{ margin:0 0 2mm }} .stp {{ position:absolute; right:-2mm; top:14mm }} .ft {{ font-size:6.4pt; text-align:center; margin-top:5mm }}'''
    return page(t.j['case'], css, body, '8.5in 14in', '8.5in', '14in'), t
FORMS['U4'] = U4

# ================================================================== U5  SC 1999-2008, dot-matrix, continuous paper, dotted leaders
def U5(n):
    S = {1: dict(year=1978, reg=('Xanxerê', 'SC'), sex='M', first='Leonir', eth=('it',), issue=2003),
         2: dict(year=2001, reg=('Blumenau', 'SC'), sex='F', first='Brenda Luise', eth=('de',)),
         3: dict(year=1962, reg=('Lages', 'SC'), sex='F', first='Maria Zilá', issue=1999, home=True, nogp='pat'),
         4: dict(year=2004, reg=('Joinville', 'SC'), sex='M', first='Érick Samuel', nofather=True),
         5: dict(year=1995, reg=('Canoinhas', 'SC'), sex='M', first='Marlon', eth=('pl', 'de'), twin=True, issue=2002),
         6: dict(year=1988, reg=('Tubarão', 'SC'), sex='F', first='Gisele', eth=('it', 'pt'), issue=2006),
         7: dict(year=1946, reg=('Laguna', 'SC'), sex='M', first='Manoel Custódio', issue=2000, nohour=True, home=True, lag=5100),
         8: dict(year=2007, reg=('Concórdia', 'SC'), sex='F', first='Emily Kamilly', eth=('it', 'de'), mun=('Erechim', 'RS'))}[n]
    p = mk(f'U5-{n}', **S); r = p.r; c = str.upper; t = T('U5', n)
    c2 = (lambda s: s)
    nat = lambda m, u: f"{m} ({u})"
    t.base(p, c, nat, sexp=og(p, 'MASCULINO', 'FEMININO'))
    v = r.choice(['', 'v', '']); L, Fo, tm = f"A-{p.liv:03d}", f"{p.fol}{v}", f"{p.ter}"
    t.set('registro.livro', L); t.set('registro.folha', Fo); t.set('registro.termo', tm)
    dx = dw(p.dob); t.set('dados_pessoais.data_nascimento.texto_completo', dx, accept=[dn(p.dob)])
    if p.hour: t.set('dados_pessoais.hora_nascimento', hm(p.hour), printed=f"{p.hour[0]:02d}:{p.hour[1]:02d}h")
    cart = {1: 'OFÍCIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS', 2: 'CARTÓRIO DO 2º OFÍCIO DO REGISTRO CIVIL', 3: 'CARTÓRIO DE REGISTRO CIVIL E ÓRFÃOS', 4: 'ESCRIVANIA DE PAZ DO DISTRITO DE PIRABEIRABA', 5: 'OFÍCIO DO REGISTRO CIVIL, TÍTULOS E DOCUMENTOS', 6: 'CARTÓRIO GOULART - REGISTRO CIVIL', 7: 'ESCRIVANIA DE PAZ', 8: 'OFÍCIO DE REGISTRO CIVIL DA SEDE'}[n]
    t.set('registro.cartório', cart); t.set('registro.data_registro', dn(p.regd)); t.set('autenticação.data_emissão', dn(p.iss), printed=dm(p.iss))
    t.twin(p, c, accept=[])
    an = {1: 'cas', 6: 'cas', 3: 'cas'}.get(n, ''); an = note(p, an, c) if an else ''
    av = {7: 'ret', 6: 'mae', 8: ''}.get(n, ''); av = note(p, av, c) if av else ''
    t.set('observações.averbações', av); t.set('observações.anotações', an); t.j['meta']['joint_notes'] = True
    s1 = f"{al(r,3)}{dg(r,5)}"; t.set('autenticação.selo_digital', s1 if n != 7 else ''); t.set('autenticação.oficial_registro', c(p.ofi))
    W = 22; WID = 84
    def row(l, val, cont=()):
        import textwrap
        out = []; w = textwrap.wrap(val, WID - W - 2, break_on_hyphens=False) or ['']
        out.append(l + '.' * (W - len(l)) + ': ' + '<b>' + e(w[0]) + '</b>')
        for x in w[1:]: out.append(' ' * (W + 2) + '<b>' + e(x) + '</b>')
        return '\n'.join(out)
    nf = ['=' * 12, '-' * 12, 'NAO CONSTA', '-x-x-x-x-', '*' * 10, 'IGNORADOS', 'prejudicado', '...'][n - 1]
    ls = [row('NOME', c(p.name)), row('SEXO', og(p, 'MASCULINO', 'FEMININO')), row('COR', r.choice(['BRANCA', 'BRANCA', 'MORENA', 'PARDA'])) if p.dob.year < 1975 else None,
      row('NASCIMENTO', f"{dn(p.dob)} ({dx})"), row('HORA', f"{p.hour[0]:02d}:{p.hour[1]:02d}h" if p.hour else nf),
      row('LOCAL DO PARTO', ('DOMICÍLIO DOS PAIS' if p.home else c(p.est)) + ', ' + nat(c(p.mun[0]), p.mun[1])), '']
    if p.g1: ls += [row('PAI', c(p.g1['n'])), row('   natural de', p.g1['np']), row('   profissão', p.g1['prof'])]
    else: ls += [row('PAI', nf)]
    ls += [row('MÃE', c(p.g2['n'])), row('   natural de', p.g2['np']), row('   profissão', p.g2['prof']), '',
      row('AVÓS PATERNOS', ' e '.join(c(x) for x in p.pat if x) or nf), row('AVÓS MATERNOS', ' e '.join(c(x) for x in p.mat if x) or nf), '',
      row('DECLARANTE', 'O PAI' if p.g1 else 'A MÃE'), row('TESTEMUNHAS', f"{c(p.w[0])}; {c(p.w[1])}"), row('DATA DO ASSENTO', dn(p.regd)), row('PARTO', ('DUPLO. GÊMEO DE ' + c(p.twin)) if p.twin else 'ÚNICO') if p.dob.year > 1980 else None, row('OBSERVAÇÕES', ' '.join(x for x in (av, an) if x) or (nf if n != 2 else 'NADA CONSTA.'))]
    pre = '\n'.join(x for x in ls if x is not None)
    holes = ''.join(f'<i style="top:{6+k*12.7:.1f}mm"></i>' for k in range(23))
    stripe = 'repeating-linear-gradient(#fff 0 8.46mm, #eaf5ec 8.46mm 16.92mm)'
    mu = p.reg[0].upper()
    gen = '1ª VIA' if not S.get('issue') else '2ª VIA'
    body = f'''<div class="tr a">{holes}</div><div class="tr z">{holes}</div>
<pre class=h>ESTADO DE SANTA CATARINA                                         PODER JUDICIARIO
COMARCA DE {mu} - MUNICIPIO DE {mu}
<b>{cart}</b>
{'Oficial' if n not in (4,7) else 'Escrivão de Paz' if p.ofis=='M' else 'Escrivã de Paz'}: {c(p.ofi)}
Oficial Maior: {c(p.esc)}
{'=' * WID}
</pre><div class=tt>C E R T I D Ã O &nbsp; D E &nbsp; N A S C I M E N T O</div><div class=via>{gen}</div>
<pre>  CERTIFICO, a pedido da parte interessada, que do livro <b>{L}</b>, fls. <b>{Fo}</b>, sob o
termo no. <b>{tm}</b>, de Registro de Nascimentos desta serventia, consta o seguinte:

{pre}

{'-' * WID}
  O referido e' verdade e dou fe'.
  {p.reg[0]}, {dm(p.iss)}.
</pre><div class=sg><div>{sig(p.case)}</div>______________________________________<br>{c(p.ofi)}<br>{'OFICIAL' if n not in (4,7) else 'ESCRIVÃO(Ã) DE PAZ'}</div>
<div class=bt>{f'<div class=selo><small>PODER JUDICIÁRIO<br>Tribunal de Justiça de Santa Catarina</small><br>SELO DE FISCALIZAÇÃO<br><b>{s1}</b><br><small>1 ato – NORMAL</small></div>' if n != 7 else ''}
<pre class=em>EMOLUMENTOS
Certidao ......: R$ {r.randint(6,14):>3},{dg(r,2)}
Busca .........: R$ {r.randint(1,4):>3},{dg(r,2)}
Selo ..........: R$   0,{dg(r,2)}
{'ISENTO LEI 9.534/97' if not S.get('issue') else 'COTA No. ' + dg(r,5)}</pre></div>
<pre class=ft>REGCIVIL v3.{r.randint(1,9)} (c) Oeste Informatica Ltda.   {p.addr} - CEP {p.cep} - Fone (0xx4{r.randint(7,9)}) {p.tel}</pre>'''
    css = f'''.pg {{ font-family:'DejaVu Sans Mono'; font-size:9pt; color:#23262e; padding:10mm 17mm 8mm 20mm; background:{stripe} }} pre {{ font:inherit; margin:0; line-height:1.36; letter-spacing:0 }} b {{ font-weight:700 }} .tr {{ position:absolute; top:0; bottom:0; width:12mm; background:#fff }} .tr.a {{ left:0; border-right:.2mm dashed #bbb }} .tr.z {{ right:0; border-left:.2mm dashed #bbb }} .tr i {{ position:absolute; left:4mm; width:4mm; height:4mm; border-radius:50%; background:#ddd; border:.2mm solid #bbb }}
    .tt {{ text-align:center; font-size:12.5pt; font-weight:bold; margin:3mm 0 0 }} .via {{ text-align:center; font-size:7.5pt; margin-bottom:3mm }} .sg {{ margin:5mm 0 0 60mm; text-align:center; font-size:8.2pt }} .bt {{ display:flex; gap:10mm; margin-top:auto; align-items:center }} .selo {{ font-family:'Liberation Sans'; border:.4mm solid #a33; border-radius:3mm; background:#fdf3e4; padding:2mm 5mm; text-align:center; font-size:7.5pt; color:#7a1f1f }} .selo b {{ font-size:12pt; letter-spacing:1px }} small {{ font-size:5.8pt }} .em {{ font-size:7.2pt }} .ft {{ font-size:6.4pt; margin-top:4mm }}'''
    return page(t.j['case'], css, body), t
FORMS['U5'] = U5

# ================================================================== U6  RJ / ES 1990-2008, A5 landscape, letterhead column left, short narrative
def U6(n):
    S = {1: dict(year=1994, reg=('Colatina', 'ES'), sex='F', first='Priscila', eth=('it', 'pt')),
         2: dict(year=1976, reg=('Niterói', 'RJ'), sex='M', first='Jorge Alexandre', issue=1998),
         3: dict(year=1999, reg=('Nova Friburgo', 'RJ'), sex='M', first='Ruan', eth=('de', 'pt'), nofather=True),
         4: dict(year=2005, reg=('Linhares', 'ES'), sex='F', first='Stéfany', twin=True),
         5: dict(year=1953, reg=('Campos dos Goytacazes', 'RJ'), sex='F', first='Nilcéa', issue=1996, home=True, nogp='all pat mat', lag=900),
         6: dict(year=1987, reg=('Cachoeiro de Itapemirim', 'ES'), sex='M', first='Erlon', issue=2001, mun=('Castelo', 'ES')),
         7: dict(year=1991, reg=('Rio de Janeiro', 'RJ'), sex='F', first='Jacqueline Cristina', issue=2007, eth=('pt', 'ar'), nohour=True),
         8: dict(year=1968, reg=('Itaperuna', 'RJ'), sex='M', first='Adauto', issue=1992, nogp='mat')}[n]
    p = mk(f'U6-{n}', **S); r = p.r; t = T('U6', n, 595, 420); cc = str.upper
    c = lambda s: s
    nat = lambda m, u: f"{m} – {u}"
    t.base(p, c, nat, sexp=og(p, 'masculino', 'feminino'))
    t.set('dados_pessoais.nome_completo', cc(p.name))
    L = {1: f"{p.liv}-A", 2: f"A-{p.liv}", 3: f"{p.liv}-A", 4: f"A-{p.liv}", 5: f"{p.liv}", 6: f"{p.liv}-A", 7: f"BA-{p.liv}", 8: f"A-{p.liv}"}[n]
    Fo = f"{p.fol}" + ('v' if n in (2, 8) else '')
    t.set('registro.livro', L); t.set('registro.folha', Fo); t.set('registro.termo', str(p.ter))
    bd = dw(p.dob) if n % 2 else dm(p.dob); t.set('dados_pessoais.data_nascimento.texto_completo', bd)
    hp = ''
    if p.hour:
        hp = (hw(*p.hour) if n % 2 else f"{p.hour[0]}:{p.hour[1]:02d} horas"); t.set('dados_pessoais.hora_nascimento', hm(p.hour), printed=hp)
    cart = {1: 'Cartório do Registro Civil do 1º Ofício', 2: 'Cartório da 2ª Circunscrição do Registro Civil', 3: 'Registro Civil do 1º Distrito', 4: 'Cartório de Registro Civil e Tabelionato', 5: 'Cartório do Registro Civil do 3º Subdistrito de Guarus', 6: 'Cartório do 2º Ofício – Registro Civil', 7: '9ª Circunscrição do Registro Civil das Pessoas Naturais – Freguesia do Engenho Novo', 8: 'Cartório do 1º Distrito – Registro Civil'}[n]
    t.set('registro.cartório', cart)
    rd = dm(p.regd) if n in (1, 3, 5, 8) else dn(p.regd)
    t.set('registro.data_registro', dn(p.regd), printed=rd); t.set('autenticação.data_emissão', dn(p.iss), printed=dm(p.iss) if p.iss.day > 1 else dm(p.iss))
    t.twin(p, c)
    av = {7: 'ret'}.get(n, ''); an = {2: 'cas', 8: 'cas'}.get(n, '')
    av = note(p, av) if av else ''; an = note(p, an) if an else ''
    t.set('observações.averbações', av); t.set('observações.anotações', an); t.j['meta']['joint_notes'] = True
    s1 = f"{al(r,3)} {dg(r,5)}" + (f" {al(r,3)}" if p.reg[1] == 'RJ' else '') if p.iss.year > 1996 else ''
    t.set('autenticação.selo_digital', s1); t.set('autenticação.oficial_registro', p.ofi)
    b = lambda s: f'<b>{e(s)}</b>'
    cus = '<small>Custas ' + (f"Cr$ {r.randint(11,29)}.400,00" if p.iss < D(1993, 8, 1) else f"R$ {r.randint(3,9)},{dg(r,2)}") + ' – Tab. 16<br>' + ('20% Lei 713/83' if p.reg[1] == 'RJ' else 'Reg. de Custas, Tab. 9') + '</small>'
    o, a = og(p), og(p)
    loc = (f"na Rua {p.resid.split(' ',1)[1].split(',')[0]}, em domicílio, em {b(p.mun[0])} – {p.mun[1]}" if p.home else f"n{'a' if p.est.split()[0] in ('Santa','Maternidade','Casa','Associação') else 'o'} {b(p.est)}, em {b(p.mun[0])} – {p.mun[1]}")
    if p.home: t.pr['local_nascimento.estabelecimento'] = 'domicílio'
    par = (f"de {b(p.g1['n'])}, natural de {p.g1['np']}, {p.g1['prof']}, e de dona {b(p.g2['n'])}, natural de {p.g2['np']}, {p.g2['prof']}" if p.g1 else f"de {b(p.g2['n'])}, natural de {p.g2['np']}, {p.g2['prof']}, solteira")
    pp = f"Avós paternos: {b(p.pat[0])} e {b(p.pat[1])}." if p.pat[0] else 'Avós paternos: ' + ('ignorados.' if p.g1 else '-.-.-.-.-.-')
    mm = f"Avós maternos: {b(p.mat[0])} e {b(p.mat[1])}." if p.mat[0] else 'Avós maternos: não declarados.'
    if n in (6,): pp, mm = f"São avós, pelo lado paterno, {b(p.pat[0])} e {b(p.pat[1])};", f"pelo lado materno, {b(p.mat[0])} e {b(p.mat[1])}."
    dec = ('o pai' if p.g1 else 'a mãe') if n != 5 else b(p.w[0])
    obs = ' '.join(x for x in (av, an) if x) or ['', '', 'x.x.x.x.x.x.x', 'Nada mais.', '', 'x.x.x.x.x.x.x', '', ''][n - 1]
    body = f'''<div class=lt>{shield(15, '#203a7a')}<div class=s>ESTADO D{'O RIO DE JANEIRO' if p.reg[1]=='RJ' else 'O ESPÍRITO SANTO'}</div><div class=k>{cart}</div><div class=s>Comarca de {p.reg[0]}<br>Município de <b>{p.reg[0]}</b></div><hr><div class=s><b>{p.ofi}</b><br>{'Tabeliã e Oficial' if p.ofis=='F' else 'Tabelião e Oficial'}<br>{p.esc}<br>Substituta</div><hr><div class=s>{p.addr}<br>Tel. {p.tel}<br>CEP {p.cep}</div><div class=stp>{stamp(p.case, 'REGISTRO CIVIL', p.reg[0].upper(), p.reg[1], 24, '#203a7a', .55)}</div></div>
    <div class=rt><div class=tt>CERTIDÃO DE NASCIMENTO</div><div class=no><span>Livro n.º {b(L)}</span><span>Folha n.º {b(Fo)}</span><span>Termo n.º {b(p.ter)}</span></div>
    <p>CERTIFICO que, do livro, folha e número acima, consta o registro de nascimento de</p><div class=nm>{cc(p.name)}</div>
    <p>nascid{og(p)} no dia {b(bd)}, {('às ' if p.hour[0] != 1 else 'à ') + b(hp) if p.hour else 'em hora não declarada'}, {loc}, do sexo {b(og(p,'masculino','feminino'))}{', de cor ' + r.choice(['branca','parda','preta']) if p.regd.year < 1975 else ''}, filh{og(p)} {par}. {pp} {mm}{f" {og(p,'Irmão gêmeo','Irmã gêmea')} de {b(p.twin)}." if p.twin else ''} Foi declarante {dec}, e o assento foi lavrado em {b(rd)}, na presença das testemunhas {p.w[0] if n != 5 else p.esc} e {p.w[1]}.</p>
    <p class=ob><u>Observações:</u> {obs}</p>
    <div class=fo><div class=sel>{f'<small>Corregedoria Geral da Justiça – {p.reg[1]}</small><br>SELO DE FISCALIZAÇÃO<br><b>{s1}</b>' if s1 else cus}</div><div class=sg>O referido é verdade, do que dou fé.<br>{p.reg[0]}, {dm(p.iss)}.<br>{sig(p.case, 36, 9)}<div class=ln>Oficial / Substituto</div></div></div></div>'''
    css = '''.pg { flex-direction:row; font-family:'Caladea'; font-size:10pt; color:#161c33; background:#fbfaf4 }
    .lt { width:47mm; border-right:.6mm solid #203a7a; padding:7mm 4mm 5mm; text-align:center; color:#203a7a; font-size:7.4pt; background:#eef1f8; display:flex; flex-direction:column; align-items:center } .k { font-weight:bold; font-size:9.5pt; margin:2mm 0; line-height:1.15 } hr { width:70%; border:0; border-top:.2mm solid #203a7a; margin:2.2mm 0 } .stp { margin-top:auto }
    .rt { flex:1; padding:7mm 9mm 5mm 8mm; display:flex; flex-direction:column } .tt { font-size:15pt; font-weight:bold; text-align:center; letter-spacing:1.5px; color:#203a7a } .no { display:flex; justify-content:space-around; border:.25mm solid #203a7a; padding:1mm; margin:2mm 0 2.5mm; font-size:8.6pt } p { margin:0 0 1.6mm; text-align:justify; line-height:1.6 } .nm { text-align:center; font-weight:bold; font-size:12pt; margin:0 0 1.4mm } .ob { font-size:8pt }
    .fo { display:flex; margin-top:auto; justify-content:space-between; align-items:flex-end } .sel { border:.3mm solid #7a5a20; padding:1.5mm 3mm; font-size:7pt; text-align:center; background:#fff6df; min-width:38mm } .sel b { font-size:10pt } small { font-size:5.8pt } .sg { text-align:center; font-size:8.2pt; width:78mm } .ln { border-top:.2mm solid #333; font-size:7pt }'''
    for x in ('Comarca d', 'natural d', 'Município d'): body = body.replace(x + 'e Rio de Janeiro', x + 'o Rio de Janeiro')
    body = body.replace('em <b>Rio de Janeiro', 'no <b>Rio de Janeiro').replace('Município de <b>Rio', 'Município do <b>Rio')
    return page(t.j['case'], css, body, 'A5 landscape', '210mm', '148mm'), t
FORMS['U6'] = U6

# ================================================================== U7  SP 1976-1983, printed blank in brown, typed; captions under the lines, stub on the left
def U7(n):
    S = {1: dict(year=1979, reg=('Assis', 'SP'), sex='M', first='Edmilson'),
         2: dict(year=1958, reg=('Piracicaba', 'SP'), sex='F', first='Ana Maria', eth=('it', 'pt'), issue=1977),
         3: dict(year=1981, reg=('Marília', 'SP'), sex='F', first='Silvia Yumi', eth=('jp',)),
         4: dict(year=1976, reg=('Lins', 'SP'), sex='M', first='Valdecir', nofather=True, nogp='gf'),
         5: dict(year=1964, reg=('Catanduva', 'SP'), sex='F', first='Cleonice', twin=True, issue=1982, eth=('pt', 'ar')),
         6: dict(year=1951, reg=('Itapeva', 'SP'), sex='M', first='Acácio', issue=1980, home=True, nohour=True, lag=1500, nogp='pat'),
         7: dict(year=1978, reg=('Jundiaí', 'SP'), sex='F', first='Luciene', eth=('it',), father_from=('Itália', '')),
         8: dict(year=1970, reg=('Avaré', 'SP'), sex='M', first='Paulo Sérgio', issue=1978, mun=('Botucatu', 'SP'))}[n]
    p = mk(f'U7-{n}', **S); r = p.r; t = T('U7', n); c = (lambda s: s) if n in (2, 7) else str.upper
    nat = lambda m, u: f"{m}-{u}"
    t.base(p, c, nat, sexp=og(p, 'masculino', 'feminino'))
    fill = ['-x-x-x-x-x-', '= = = = =', '- - - - - -', '-.-.-.-.-.-.-', '/////////', 'ignorado', '***********', 'x.x.x.x.x'][n - 1]
    L, Fo = f"A-{p.liv}", f"{p.fol}" + ('v.' if n % 2 == 0 else '')
    Fo_t = Fo.rstrip('.')
    t.set('registro.livro', L); t.set('registro.folha', Fo_t, accept=[Fo]); tm = f"{p.ter:,}".replace(',', '.'); t.set('registro.termo', tm, accept=[str(p.ter)])
    bd = dw(p.dob); t.set('dados_pessoais.data_nascimento.texto_completo', bd)
    hp = fill
    if p.hour:
        hp = f"{p.hour[0]},{p.hour[1]:02d}" if n % 2 else hw(*p.hour).replace(' horas', '').replace(' hora', '') if p.hour[1] == 0 else f"{p.hour[0]}:{p.hour[1]:02d}"
        t.set('dados_pessoais.hora_nascimento', hm(p.hour), printed=hp)
    cart = {1: 'Cartório do Registro Civil e Anexos', 2: 'Cartório do Registro Civil do 1.º Subdistrito', 3: 'Cartório do Registro Civil', 4: 'Cartório do Registro Civil das Pessoas Naturais', 5: 'Cartório de Paz e Registro Civil', 6: 'Cartório do Registro Civil e Anexos', 7: 'Cartório do Registro Civil do 2.º Subdistrito', 8: 'Cartório do Registro Civil'}[n]
    t.set('registro.cartório', cart)
    t.set('registro.data_registro', dn(p.regd), printed=dm(p.regd)); t.set('autenticação.data_emissão', dn(p.iss), printed=dm(p.iss))
    t.twin(p, c)
    av = {6: 'ret', 2: ''}.get(n, ''); an = {2: 'cas', 8: ''}.get(n, '')
    av = note(p, av) if av else ''; an = note(p, an) if an else ''
    if n == 5: av = f"Por sentença do MM. Juiz de Direito desta Comarca, datada de {dn(D(1975,4,9))}, foi retificado o têrmo para constar o nome da mãe como {c(p.g2['n'])}."
    t.set('observações.averbações', av); t.set('observações.anotações', an); t.j['meta']['joint_notes'] = True
    t.set('autenticação.oficial_registro', c(p.ofi))
    def ln(v, cap_, f=1, pre='', post=''):
        return f'<div class=f style="flex:{f}"><div class=w>{"<em>"+pre+"</em>" if pre else ""}<span class=v>{v}</span>{"<em>"+post+"</em>" if post else ""}</div><div class=u>{cap_}</div></div>'
    R = lambda *x: '<div class=r>' + ''.join(x) + '</div>'
    gp = lambda x: ' e '.join(c(y) for y in x if y) or fill
    q1, q2, q3 = r.randint(20, 80), r.randint(4, 16), r.randint(2, 9)
    body = f'''<div class=stub><div class=arm>{arms(22, '#6b4426', '#b28a5a', '#6b4426')}</div><div class=sx>REPÚBLICA<br>FEDERATIVA<br>DO BRASIL</div>
    <div class=sb><i>Livro n.º</i><span class=v>{L}</span></div><div class=sb><i>Fls.</i><span class=v>{Fo}</span></div><div class=sb><i>Têrmo n.º</i><span class=v>{tm}</span></div><div class=sb><i>Data do assento</i><span class=v style="font-size:9.4pt">{dm(p.regd)}</span></div>
    <div class=sb style="height:46mm"><i>Selos e custas</i><span style="font-size:7.5pt;line-height:1.7"><br>Ao Serv. . . Cr$ <span class=v>{q1},00</span><br>Ao Estado . Cr$ <span class=v>{q2},00</span><br>À Cart. . . . Cr$ <span class=v>{q3},00</span><br>Total . . . . Cr$ <span class=v>{q1+q2+q3},00</span></span></div><div style="margin-top:auto">{stamp(p.case, 'CARTÓRIO DO REGISTRO CIVIL', p.reg[0].upper() + ' - EST. S. PAULO', 'OFICIAL', 31, '#4b3a86', .6)}</div></div>
    <div class=m><div class=h1>Registro Civil</div><div class=h2>Estado de São Paulo</div><div class=h3>{cart}</div>
    {R(ln(c(p.reg[0]), 'comarca', 1), ln(c(p.reg[0]), 'município', 1), ln('Sede' if n % 3 else '1.º Subdistrito', 'distrito', .8))}
    <div class=tt>NASCIMENTO</div><div class=pp>CERTIFICO que, no livro, fôlhas e têrmo indicados à margem, foi lavrado o assento de</div>
    {R(ln('<b>' + c(p.name) + '</b>', 'nome do registrado'))}
    {R(ln(bd, 'dia, mês e ano, por extenso', 3, 'nascid' + og(p) + ' a'))}
    {R(ln(hp, 'hora', .8, 'às', 'hs.'), ln('em domicílio' if p.home else c(p.est), 'nome do hospital, maternidade ou casa', 2.4))}
    {R(ln(c(p.mun[0]), 'cidade ou vila', 1.6), ln(p.mun[1], 'Estado', .4), ln(og(p, 'masculino', 'feminino'), 'sexo', .9), ln(r.choice(['branca', 'branca', 'parda', 'amarela' if n == 3 else 'preta']) if n != 3 else 'amarela', 'côr', .7))}
    {R(ln(c(p.g1['n']) if p.g1 else fill, 'pai', 2.2), ln(p.g1['np'] if p.g1 else fill, 'lugar em que nasceu', 1.2))}
    {R(ln(c(p.g2['n']), 'mãe', 2.2), ln(p.g2['np'], 'lugar em que nasceu', 1.2))}
    {R(ln(gp(p.pat), 'avós por parte de pai'))}
    {R(ln(gp(p.mat), 'avós por parte de mãe'))}
    {R(ln(('o pai' if p.g1 else 'a mãe') if n != 6 else c(p.w[0]), 'quem declarou', 1), ln(c(p.w[0]) + ' e ' + c(p.w[1]), 'testemunhas', 2.6))}
    {R(ln(('gêmeo com ' if p.sex=='M' else 'gêmea com ') + c(p.twin) if p.twin else fill, 'se é gêmeo, nome do outro'))}
    <div class=ob><span class=u>averbações e anotações:</span> <span class=v>{av or an or fill}</span></div>
    <div class=pp>O referido é verdade e dou fé.</div>
    {R(ln(c(p.reg[0]) + ', ' + dm(p.iss), 'local e data'))}
    <div class=sg>{sig(p.case, 60, 14)}<div class=v style="border-top:.2mm dotted #6b4426">{c(p.ofi)}</div><div class=u>{'Oficial do Registro Civil' if n % 2 else 'o Oficial Maior em exercício'}</div></div>
    <div class=gr>Mod. 14 – Tip. Paulista – Fórmulas p/ Cartórios – Rua da Consolação – S. Paulo</div></div>'''
    css = '''.pg { flex-direction:row; font-family:'C059'; color:#6b4426; background:#f8f1e1; padding:10mm 12mm 8mm 10mm; font-size:10pt }
    .stub { width:38mm; border:.5mm solid #6b4426; margin-right:7mm; padding:3mm 2.5mm; display:flex; flex-direction:column; align-items:center; gap:3mm } .sx { text-align:center; font-size:8pt; line-height:1.2 } .sb { width:100%; border-top:.2mm solid #6b4426; padding-top:1mm; min-height:14mm } .sb i { display:block; font-size:7.5pt } 
    .v { font-family:'Courier Prime'; color:#1b1a22; font-size:10.6pt } .m { flex:1; display:flex; flex-direction:column; min-width:0 } .h1 { font-family:'Z003'; font-size:30pt; text-align:center; line-height:1 } .h2 { text-align:center; font-size:11pt } .h3 { text-align:center; font-weight:bold; font-size:12pt; margin:1mm 0 3mm } .tt { font-size:20pt; font-weight:bold; letter-spacing:5px; text-align:center; margin:1mm 0 2mm } .pp { margin:1.2mm 0; }
    .r { display:flex; gap:4mm; margin-bottom:3.6mm } .f { min-width:0 } .w { border-bottom:.35mm dotted #6b4426; min-height:6mm; display:flex; align-items:flex-end; gap:2mm } .w em { font-size:9.5pt; white-space:nowrap } .w .v { flex:1; line-height:1.15 } .u { font-size:7pt; font-style:italic; text-align:center } .ob { border:.2mm solid #6b4426; min-height:27mm; padding:1.5mm 2mm } .ob .v { font-size:9.6pt; line-height:1.25 } .sg { text-align:center; margin:auto 0 0 30mm } .gr { font-size:6.5pt; text-align:right; margin-top:4mm }'''
    return page(t.j['case'], css, body), t
FORMS['U7'] = U7

# ================================================================== U8  1947-1971, typewritten narrative, letterhead, South
def U8(n):
    S = {1: dict(year=1938, reg=('Alegrete', 'RS'), sex='M', first='Ataliba', issue=1956, home=True),
         2: dict(year=1961, reg=('Videira', 'SC'), sex='F', first='Ivanir', eth=('it',)),
         3: dict(year=1929, reg=('Irati', 'PR'), sex='M', first='Casimiro', eth=('pl',), issue=1951, father_from=('Polônia', ''), home=True),
         4: dict(year=1966, reg=('Cachoeira do Sul', 'RS'), sex='F', first='Noeli', nofather=True, home=True),
         5: dict(year=1944, reg=('Timbó', 'SC'), sex='F', first='Irmgard', eth=('de',), issue=1962, nohour=True, home=True),
         6: dict(year=1951, reg=('São Borja', 'RS'), sex='M', first='Getúlio Tadeu', eth=('pt', 'sp'), issue=1970, lag=1100, nogp='mat', home=True),
         7: dict(year=1969, reg=('Paranaguá', 'PR'), sex='M', first='Edison', twin=True),
         8: dict(year=1935, reg=('Bento Gonçalves', 'RS'), sex='F', first='Inês Catarina', eth=('it',), issue=1948, mother_from=('Itália', ''), home=True, junior=False)}[n]
    p = mk(f'U8-{n}', **S); r = p.r; t = T('U8', n); c = (lambda s: s); cc = str.upper
    old = p.iss.year < 1972
    EST = {**UFN, 'BA': 'Bahia', 'PE': 'Pernambuco', 'CE': 'Ceará', 'RN': 'Rio Grande do Norte', 'PB': 'Paraíba', 'AL': 'Alagoas', 'SE': 'Sergipe', 'PI': 'Piauí', 'MA': 'Maranhão', 'PA': 'Pará', 'AM': 'Amazonas', 'GO': 'Goiás', 'MT': 'Mato Grosso'}
    uf = p.reg[1]
    for g in p.gen:   # plausible birthplaces for the period
        if len(g['nat'][1]) == 2 and g['nat'][1] not in ('RS', 'SC', 'PR', 'SP', 'MG'): g['nat'] = (r.choice(MUN[uf]), uf)
    def nat(m, u): return f"{m}, neste Estado" if u == uf else f"{m}, Estado {UFD[u]} {UFN[u]}"
    t.base(p, c, nat, sexp=og(p, 'masculino', 'feminino'))
    t.set('dados_pessoais.nome_completo', cc(p.name))
    L, Fo = (str(p.liv % 40 + 3) if n % 2 else f"A-{p.liv % 40 + 3}"), f"{p.fol}" + ('v' if n in (2, 5, 6) else ''); tm = str(p.ter % 9000 + 200)
    t.set('registro.livro', L); t.set('registro.folha', Fo); t.set('registro.termo', tm)
    ao = aos(p.dob); bd = dw(p.dob)
    if n % 2: bt, bp = ao, ao; t.set('dados_pessoais.data_nascimento.texto_completo', ao.split(' ', 1)[1], accept=[ao, ao.replace('aos ', '').replace('ao ', ''), bd])
    else: bt = 'no dia ' + bd; t.set('dados_pessoais.data_nascimento.texto_completo', bd)
    hp = ''
    if p.hour:
        hp = hper(*p.hour); 
        if p.hour[0] == 0: p.hour = (6, 30); hp = hper(6, 30)
        t.set('dados_pessoais.hora_nascimento', hm(p.hour), printed=hp)
    cart = {1: 'Cartório do Registro Civil', 2: 'Cartório do Registro Civil e Tabelionato', 3: 'Cartório Distrital', 4: 'Ofício do Registro Civil', 5: 'Escrivania de Paz e Registro Civil', 6: 'Cartório do Registro Civil e Especial', 7: 'Cartório do Registro Civil das Pessoas Naturais', 8: 'Cartório do Registro Civil'}[n]
    t.set('registro.cartório', cart)
    t.set('registro.data_registro', dn(p.regd), printed=dw(p.regd)); di = dw(p.iss) if n % 2 == 0 else dm(p.iss); t.set('autenticação.data_emissão', dn(p.iss), printed=di)
    t.twin(p, cc)
    av = an = ''
    if n == 6: av = f"Por mandado do Dr. Juiz de Direito da Comarca, de {dm(p.iss - TD(150))}, foi retificado o nome do pai para {p.g1['n']}."
    if n == 2: av = ''
    if n == 8: an = ''
    if n == 5: 
        d = p.iss - TD(200); an = f"Casou-se em {dm(d)}, nesta cidade, com {spouse(p)}, conforme têrmo n.º {r.randint(100,900)}, às fôlhas {r.randint(3,190)} do livro B-{r.randint(2,20)}."
    t.set('observações.averbações', av); t.set('observações.anotações', an)
    t.set('autenticação.oficial_registro', p.ofi)
    if p.home: t.pr['local_nascimento.estabelecimento'] = 'domicílio'
    t.pr['local_nascimento.uf'] = t.pr['registro.uf'] = UFN[uf]
    o = og(p)
    loc = f"em domicílio, no lugar denominado {r.choice(['Passo Fundo do Meio','Linha Bonita','Rincão dos Alves','Linha São Roque','Colônia Nova'])}, município de {p.mun[0]}, Estado {UFD[uf]} {UFN[uf]}" if p.home else f"n{'a' if p.est.split()[0] in ('Santa','Maternidade','Casa','Associação') else 'o'} {p.est}, nesta cidade de {p.mun[0]}, Estado {UFD[uf]} {UFN[uf]}"
    if p.g1: par = f"filh{o} {'legítimo' if p.sex=='M' else 'legítima'} de {p.g1['n']}, {p.g1['prof']}, natural d{'a' if p.g1['nat'][1]=='' else 'e'} {p.g1['np']}, e de dona {p.g2['n']}, {p.g2['prof']}, natural d{'a' if p.g2['nat'][1]=='' else 'e'} {p.g2['np']}"
    else: par = f"filh{o} de {p.g2['n']}, {p.g2['prof']}, solteira, natural de {p.g2['np']}"
    ap = f"neto paterno de {p.pat[0]} e de {p.pat[1]}" if p.pat[0] else ''
    am = f"materno de {p.mat[0]} e de {p.mat[1]}" if p.mat[0] else ''
    if n % 3 == 0: av_ = '; '.join(x for x in ((f"avós paternos: {p.pat[0]} e {p.pat[1]}" if p.pat[0] else ''), (f"avós maternos: {p.mat[0]} e {p.mat[1]}" if p.mat[0] else 'avós maternos: ignorados')) if x)
    elif n % 3 == 1: av_ = '; '.join(x for x in ((f"sendo avós pelo lado paterno {p.pat[0]} e {p.pat[1]}" if p.pat[0] else ''), (f"e pelo lado materno {p.mat[0]} e {p.mat[1]}" if p.pat[0] else f"sendo avós maternos {p.mat[0]} e {p.mat[1]}")) if x)
    else: av_ = f"net{o}, por parte do pai, de {p.pat[0]} e {p.pat[1]}, e, por parte da mãe, de {p.mat[0]} e {p.mat[1]}"
    tw = f" É gême{o} de {cc(p.twin)}, cujo têrmo é o que se segue." if p.twin else ''
    nt = f" À margem consta: {av or an}" if (av or an) else (' Nada mais se continha em dito têrmo.' if n % 2 else '')
    who = 'o próprio pai' if p.g1 else p.w[0]
    of_t = ('Oficial' if n % 2 else 'Escrivão') + (' Interino' if n == 6 else '')
    hdtop = 'ESTADOS UNIDOS DO BRASIL' if p.iss.year < 1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'
    body = f'''<div class=hd>{arms(24, '#5a3d28', '#a5815d', '#5a3d28')}<div class=a>{hdtop}</div><div class=b>Estado {UFD[uf]} {UFN[uf]}</div><div class=c>{cart}</div><div class=d>Comarca e Município de {p.reg[0]}</div><div class=e>{p.ofi} — {of_t}</div></div>
    <div class=tt>CERTIDÃO &nbsp;DE &nbsp;NASCIMENTO</div>
    <div class=tx><p>C E R T I F I C O, a pedido verbal de parte interessada, que revendo em meu cartório o livro número {L} de Registro de Nascimentos, nêle, às fôlhas {Fo}, sob o número de ordem {tm}, encontrei o têrmo lavrado em {dw(p.regd)}, do qual consta que {bt}, {('às ' if p.hour[0] != 1 and p.hour[0] != 13 else 'à ') + hp if p.hour else 'em hora que não foi declarada'}, {loc}, nasceu uma criança do sexo {og(p,'masculino','feminino')}, de côr branca, que recebeu o nome de</p><p class=nm>{cc(p.name)},</p><p class=ni>{par}; {av_}.{tw} Foi declarante {who} e serviram de testemunhas {p.w[0] if p.g1 else p.esc} e {p.w[1]}.{nt} O referido é verdade, do que dou fé. {p.reg[0]}, {di}. Eu, {p.ofi}, {of_t.lower()}, a datilografei, subscrevo e assino.</p></div>
    <div class=sg>{sig(p.case, 70, 17, '#22305c')}<div>{p.ofi}</div><div class=of>{of_t} do Registro Civil</div></div>
    <div class=sl>{stamp(p.case, 'REGISTRO CIVIL', p.reg[0].upper(), uf, 34, '#6a2d55', .55)}<div class=tax><b>TESOURO DO ESTADO</b><br>Cr$ {r.randint(1,5)},00</div></div>
    <div class=gr>Livr. do Globo — Imp. n.º {r.randint(100,900)}</div>'''
    css = f'''.pg {{ background:#f5ead3; color:#5a3d28; padding:14mm 20mm 10mm 28mm; font-family:'TeX Gyre Bonum' }} .hd {{ text-align:center }} .a {{ font-size:11pt; letter-spacing:2px }} .b {{ font-size:12pt }} .c {{ font-size:15pt; font-weight:bold }} .d {{ font-size:11pt }} .e {{ font-size:9pt; font-style:italic; border-bottom:.5mm double #5a3d28; padding-bottom:2mm }} .tt {{ font-size:15pt; text-align:center; margin:7mm 0 5mm; letter-spacing:1px }}
    .tx {{ font-family:'{'Nimbus Mono PS' if n % 2 else 'Courier Prime'}'; font-weight:{'bold' if n % 2 else 'normal'}; font-size:{11.6 if n != 6 else 11}pt; color:#23212b; line-height:{1.62 if n % 2 or n == 6 else 1.72} }} .tx p {{ margin:0; text-indent:16mm }} .tx p.nm {{ text-align:center; text-indent:0; text-decoration:underline; margin:1.5mm 0 }} .tx p.ni {{ text-indent:0 }}
    .sg {{ text-align:center; margin:auto 0 0 50mm; font-size:11pt; font-family:'Courier Prime'; color:#23212b }} .of {{ font-family:'TeX Gyre Bonum'; font-size:8.5pt; color:#5a3d28 }} .sl {{ position:absolute; left:26mm; bottom:20mm; display:flex; gap:3mm; align-items:center }} .tax {{ border:.6mm dotted #7a5; color:#3e6a32; background:#e3efd2; font-size:6.5pt; text-align:center; padding:4mm 2mm }} .gr {{ font-size:6.5pt; text-align:right; margin-top:6mm }}'''
    return page(t.j['case'], css, body), t
FORMS['U8'] = U8

# ================================================================== U9  inteiro teor, dense transcription, 2018-2026
def U9(n):
    S = {1: dict(year=1972, reg=('Guarapuava', 'PR'), sex='F', first='Lucimara', eth=('pl', 'pt'), issue=2023),
         2: dict(year=1934, reg=('Criciúma', 'SC'), sex='M', first='Aquilino', eth=('it',), issue=2021, home=True, lag=40),
         3: dict(year=1985, reg=('Bauru', 'SP'), sex='M', first='Éverton Luís', issue=2024, nofather=True, nogp='gf'),
         4: dict(year=2011, reg=('Chapecó', 'SC'), sex='F', first='Sophia Emanuele', eth=('de', 'it'), issue=2025),
         5: dict(year=1947, reg=('São Borja', 'RS'), sex='F', first='Percília', issue=2019, home=True, nohour=True, nogp='mat', lag=3300),
         6: dict(year=1963, reg=('Araraquara', 'SP'), sex='M', first='Antônio Dorival', eth=('it', 'pt'), twin=True, issue=2022),
         7: dict(year=1999, reg=('Paranaguá', 'PR'), sex='F', first='Ketlyn Rayssa', issue=2026, eth=('pt', 'sp')),
         8: dict(year=1956, reg=('Novo Hamburgo', 'RS'), sex='M', first='Egon Valdemar', eth=('de',), issue=2020)}[n]
    p = mk(f'U9-{n}', **S); r = p.r; t = T('U9', n); c = (lambda s: s); cc = str.upper; uf = p.reg[1]
    for g in p.gen:
        if g['nat'][1] not in UFN: g['nat'] = (r.choice(MUN[uf]), uf)
    nat = (lambda m, u: f"{m}, deste Estado" if u == uf else f"{m}, Estado {UFD[u]} {UFN[u]}") if n not in (4, 7) else (lambda m, u: f"{m}/{u}")
    t.base(p, c, nat, sexp=og(p, 'masculino', 'feminino'))
    nm = cc(p.name); t.set('dados_pessoais.nome_completo', nm)
    m = mparts(p.mat32); mt = ' '.join(m); t.set('dados_pessoais.matrícula', mt)
    v = 'v' if n in (2, 6) else ''
    L, Fo, tm = f"A-{p.liv}", f"{p.fol}{v}", str(p.ter)
    t.set('registro.livro', L); t.set('registro.folha', Fo); t.set('registro.termo', tm)
    bd = dw(p.dob); t.set('dados_pessoais.data_nascimento.texto_completo', bd)
    hp = ''
    if p.hour: hp = hw(*p.hour); t.set('dados_pessoais.hora_nascimento', hm(p.hour), printed=hp)
    cart = {1: '1º Serviço de Registro Civil das Pessoas Naturais', 2: 'Ofício de Registro Civil das Pessoas Naturais, de Interdições e Tutelas', 3: 'Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito', 4: '2º Ofício de Registro Civil e Títulos e Documentos', 5: 'Ofício dos Registros Especiais', 6: 'Oficial de Registro Civil das Pessoas Naturais do 2º Subdistrito – Vila Xavier', 7: 'Serviço de Registro Civil e 2º Tabelionato', 8: 'Registro Civil das Pessoas Naturais da 2ª Zona'}[n]
    t.set('registro.cartório', cart)
    t.set('registro.data_registro', dn(p.regd), printed=aos(p.regd)); t.set('autenticação.data_emissão', dn(p.iss), printed=dm(p.iss))
    dnv = p.dnv if n == 4 else ''; t.set('registro.número_dnv', dnv)
    t.twin(p, cc)
    av = {1: 'cpf', 3: 'ida', 4: 'pod', 5: 'cpf', 8: 'cpf'}.get(n, ''); an = {1: 'cas', 2: 'obi', 6: 'cas', 8: 'cas'}.get(n, '')
    av = note(p, av) if av else ''; an = note(p, an) if an else ''
    if n in (1, 5, 8): t.set('dados_pessoais.cpf', p.cpf)
    if n == 7: t.set('dados_pessoais.cpf', p.cpf)
    if n == 6: an += ' ' + note(p, 'obi')
    t.set('observações.averbações', av); t.set('observações.anotações', an)
    selo = {'PR': f"SFRI{r.randint(1,2)}.{mix(r,5)}.{mix(r,5)}-{mix(r,5)}.{dg(r,4)}q", 'SC': f"{al(r,3)}{dg(r,5)}-{al(r,2)}{dg(r,1)}{al(r,1)}", 'SP': f"{p.mat32[:6]}1IT{int(dg(r,9)):012d}{p.iss.year%100}{r.choice(AL)}", 'RS': f"{r.randint(100,999):04d}.04.{p.iss.year%100:02d}{r.randint(1,9):05d}.{dg(r,5)}"}[uf]
    t.set('autenticação.selo_digital', selo); t.set('autenticação.oficial_registro', p.ofi)
    oldof = given(r, 'M', 1920) + ' ' + sname(r, ['pt']) + ' ' + sname(r, ['pt', 'it'])
    t.pr['local_nascimento.uf'] = t.pr['registro.uf'] = UFN[uf]
    if p.home: t.pr['local_nascimento.estabelecimento'] = 'domicílio'
    est = 'em domicílio' if p.home else f"n{'a' if p.est.split()[0] in ('Santa','Maternidade','Casa','Associação') else 'o'} {p.est}"
    com = (p.g1 or p.g2); cx = 'o Senhor' if com['sex'] == 'M' else 'a Senhora'
    par1 = f"{p.g1['n']}, {p.g1['prof']}, com {ext(p.g1['age'])} anos de idade, natural de {p.g1['np']}" if p.g1 else ''
    par2 = f"{p.g2['n']}, {p.g2['prof']}, com {ext(p.g2['age'])} anos de idade, natural de {p.g2['np']}"
    avs = (f"São avós paternos: {p.pat[0]} e {p.pat[1]}" if p.pat[0] else '') + ('; ' if p.pat[0] else '') + ((('e maternos: ' if p.pat[0] else 'São avós maternos: ') + (f"{p.mat[0]} e {p.mat[1]}" if p.mat[0] else p.mat[1])) if p.mat[1] else 'ignorados os avós maternos')
    mod = p.dob.year > 1980
    tr = f'''<b>TERMO Nº {tm}.</b> {cap(aos(p.regd))}, nesta cidade de {p.reg[0]}, Estado {UFD[uf]} {UFN[uf]}, {'nesta Serventia' if mod else 'em meu cartório'}, compareceu {cx} {com['n']}, {com['prof']}, residente e domiciliad{'o' if com['sex']=='M' else 'a'} nesta cidade, à {p.resid}, {'portador(a) da cédula de identidade nº ' + dg(r,7) + ', ' if mod else ''}e, perante as testemunhas adiante nomeadas e no fim assinadas, {'exibindo a declaração de nascido vivo nº ' + dnv + ', ' if dnv else 'exibindo atestado médico, ' if not p.home else ''}declarou que no dia <b>{bd}</b>, {('à ' if p.hour[0] == 1 else 'às ') + hp if p.hour else 'em hora ignorada'}, {est}, em {p.mun[0]}, Estado {UFD[uf]} {UFN[uf]}, nasceu uma criança do sexo <b>{og(p,'masculino','feminino')}</b>{', de cor branca' if not mod else ''}, a quem foi posto o nome de <b>{nm}</b>, filh{og(p)} {('dele declarante, ' if False else '')}de {par1 + ', e de ' if p.g1 else ''}{par2}, {'casados no Cartório deste Distrito' if p.g1 else 'solteira'}, residentes nesta cidade. {avs}. {f"O presente registrado é gêmeo de {cc(p.twin)}, registrado no termo número {p.tter} deste livro. " if p.twin else ''}{'Deixa de constar o nome do pai por não ter comparecido nem autorizado. ' if not p.g1 else ''}Do que, para constar, lavrei este termo, que, lido e achado conforme, vai assinado pelo declarante e pelas testemunhas {p.w[0]}, {r.choice(PROF_M)}, e {p.w[1]}, {r.choice(PROF_F)}, ambos residentes nesta cidade. Eu, {oldof}, {'Escrevente Autorizado' if mod else 'Oficial do Registro Civil'}, o {'digitei' if p.regd.year > 1995 else 'datilografei' if p.regd.year > 1960 else 'escrevi'}, dato e assino. {p.reg[0]}, data supra. (aa) {com['n']}. {p.w[0]}. {p.w[1]}. {oldof}.'''
    mg = ''
    if av: mg += f"<p><b>À MARGEM – AVERBAÇÃO:</b> {e(av)}</p>"
    if an: mg += f"<p><b>À MARGEM – ANOTAÇÃO:</b> {e(an)}</p>"
    if not mg: mg = '<p>À margem nada consta.</p>'
    body = f'''<div class=hd><div>{arms(16)}</div><div class=tt><div class=x>REPÚBLICA FEDERATIVA DO BRASIL · REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class=y>Certidão de Nascimento em Inteiro Teor</div><div class=z>{cart} · {p.reg[0]} – {uf}</div></div></div>
    <div class=id><span>Matrícula: <b>{mt}</b></span><span>Livro <b>{L}</b> · Folhas <b>{Fo}</b> · Termo <b>{tm}</b></span>{f'<span>CPF <b>{p.cpf}</b></span>' if n == 7 else ''}</div>
    <div class=in>CERTIFICO que, revendo os livros de Registro de Nascimento desta Serventia, deles verifiquei constar o assento abaixo, cujo inteiro teor, por transcrição {'digitada' if n % 2 else 'datilográfica'}, é o seguinte:</div>
    <div class=tr><p>“{tr}”</p>{mg}</div>
    <div class=in>NADA MAIS se continha em dito termo, que fielmente transcrevi do próprio original, ao qual me reporto. {'A presente certidão é expedida por determinação do requerente, na forma do art. 19 da Lei nº 6.015/73 e ' + ('do Provimento CNJ nº 149/2023' if p.iss.year > 2023 else 'das Normas da Corregedoria-Geral da Justiça') + ', dispensada autorização judicial por se tratar do próprio registrado.' if n % 2 else 'Certidão envolvendo elementos de averbação à margem do termo, conforme art. 21 da Lei nº 6.015/1973. Requerimento arquivado sob protocolo nº ' + dg(r,6) + '.'} O referido é verdade e dou fé.</div>
    <div class=dt>{p.reg[0]}, {dm(p.iss)}.</div>
    <div class=eb><svg viewBox='0 0 100 100' preserveAspectRatio='none'><path d='M0 100L100 0' stroke='#999' stroke-width='.4' vector-effect='non-scaling-stroke'/></svg><span>EM BRANCO</span></div>
    <div class=bt><table><tr><th colspan=2>EMOLUMENTOS</th></tr><tr><td>Inteiro teor</td><td>R$ {r.randint(38,79)},{dg(r,2)}</td></tr><tr><td>Folhas excedentes</td><td>R$ 0,00</td></tr><tr><td>Selo / fundos</td><td>R$ {r.randint(3,12)},{dg(r,2)}</td></tr><tr><td>ISS</td><td>R$ {r.randint(1,4)},{dg(r,2)}</td></tr></table>
    <div class=sg>{sig(p.case, 46, 13)}<div class=l>{p.ofi}</div>{'Oficial Registradora Designada' if p.ofis=='F' else 'Oficial Registrador'}</div>
    <div class=q>{qr(selo, 19)}<div>SELO DIGITAL<br><b>{selo}</b><br>Confira em selo.{uf.lower()}.exemplo</div></div></div>
    <div class=ft>{p.addr}, Centro, {p.reg[0]}/{uf}, CEP {p.cep} · Fone {p.tel} · CNS {m[0]} · Esta certidão só é válida sem emendas ou rasuras · Impresso em papel de segurança · Folha única</div>'''
    css = f'''.pg {{ font-family:'Liberation Serif'; font-size:11.4pt; color:#111; padding:11mm 16mm 8mm 24mm; background:{guil('#b09050', .17, 140, 30, 11, 3)} }} .pg:before {{ content:''; position:absolute; left:18mm; top:8mm; bottom:8mm; border-left:.3mm solid #a33 }} .hd {{ display:flex; gap:4mm; align-items:center; border-bottom:.3mm solid #333; padding-bottom:2mm }} .tt {{ flex:1; text-align:center }} .x {{ font-size:7.4pt; letter-spacing:.4px }} .y {{ font-size:17pt; font-weight:bold; font-variant:small-caps }} .z {{ font-size:9.6pt }} .id {{ display:flex; flex-wrap:wrap; justify-content:space-between; font-size:8.8pt; padding:1.6mm 0; border-bottom:.3mm solid #333; gap:0 4mm }} .in {{ text-align:justify; font-size:10.2pt; margin:3mm 0; line-height:1.3 }} .tr {{ text-align:justify; line-height:1.5 }} .tr p {{ margin:0 0 2mm }} .dt {{ text-align:right; margin:2mm 0 }} .bt {{ display:grid; grid-template-columns:46mm 1fr 46mm; gap:4mm; align-items:end; margin-top:3mm }} .eb {{ flex:1; position:relative; min-height:8mm; max-height:70mm; display:flex; align-items:center; justify-content:center; font-size:8pt; letter-spacing:4px; color:#999 }} .eb svg {{ position:absolute; inset:0; width:100%; height:100% }} .eb span {{ background:#fdfcf8; position:relative; padding:0 2mm }} table {{ border-collapse:collapse; font-size:7pt; background:#fff }} td,th {{ border:.15mm solid #777; padding:.3mm 1.2mm }} .sg {{ text-align:center; font-size:9pt }} .l {{ border-top:.2mm solid #333; font-weight:bold }} .q {{ text-align:center; font-size:6.2pt }} .q b {{ font-family:'Liberation Sans Narrow'; font-size:7.4pt }} .ft {{ font-size:6.4pt; text-align:center; margin-top:3mm; color:#444 }}'''
    return page(t.j['case'], css, body), t
FORMS['U9'] = U9

# ================================================================== U10  transcription of a birth abroad (Livro E), two columns of cards, electronic
def U10(n):
    S = {1: dict(year=2008, reg=('Maringá', 'PR'), sex='F', first='Mayumi Letícia', eth=('jp',), issue=2024),
         2: dict(year=2019, reg=('São Paulo', 'SP'), sex='M', first='Oliver', eth=('pt', 'de'), issue=2023),
         3: dict(year=1995, reg=('Curitiba', 'PR'), sex='M', first='Néstor Gabriel', eth=('sp', 'pt'), issue=2020, nohour=True),
         4: dict(year=2022, reg=('Florianópolis', 'SC'), sex='F', first='Matilde', eth=('pt',), issue=2025),
         5: dict(year=2001, reg=('Joinville', 'SC'), sex='F', first='Nora Élise', eth=('de',), issue=2022, nogp='pat'),
         6: dict(year=2015, reg=('Belo Horizonte', 'MG'), sex='M', first='Luca', eth=('it', 'pt'), twin=True, issue=2021),
         7: dict(year=1989, reg=('Porto Alegre', 'RS'), sex='F', first='Yasmine', eth=('ar', 'pt'), issue=2018, nogp='gf'),
         8: dict(year=2017, reg=('Vitória', 'ES'), sex='M', first='Ethan', nofather=True, issue=2026)}[n]
    AB = {1: ('Nagoia', 'Província de Aichi', 'Japão', 'Hospital Daini da Cruz Vermelha de Nagoia', 'Consulado-Geral do Brasil em Nagoia'),
          2: ('Boston', 'Massachusetts', 'Estados Unidos da América', 'Brigham Women’s Hospital', 'Consulado-Geral do Brasil em Boston'),
          3: ('Ciudad del Este', 'Alto Paraná', 'Paraguai', '', 'Consulado-Geral do Brasil em Ciudad del Este'),
          4: ('Coimbra', 'Sé Nova', 'Portugal', 'Maternidade Bissaya Barreto', 'Consulado-Geral do Brasil em Lisboa'),
          5: ('Genebra', 'Cantão de Genebra', 'Suíça', 'Clinique des Grangettes', 'Consulado-Geral do Brasil em Genebra'),
          6: ('Milão', 'Lombardia', 'Itália', 'Ospedale Maggiore', 'Consulado-Geral do Brasil em Milão'),
          7: ('Zahlé', 'Vale do Bekaa', 'Líbano', '', 'Embaixada do Brasil em Beirute'),
          8: ('Dublin', 'Leinster', 'Irlanda', 'The Rotunda Hospital', 'Embaixada do Brasil em Dublin')}[n]
    ff = {1: None, 2: ('Boston', 'Estados Unidos da América'), 3: ('Encarnación', 'Paraguai'), 4: None, 5: ('Lausanne', 'Suíça'), 6: ('Monza', 'Itália'), 7: ('Zahlé', 'Líbano'), 8: None}[n]
    p = mk(f'U10-{n}', lag=None, father_from=ff, **S); r = p.r; t = T('U10', n); c = str.upper if n % 2 else (lambda s: s); uf = p.reg[1]
    # consular registration, then transcription
    cons = p.regd + TD(r.randint(15, 60)); tr = D(min(p.iss.year, cons.year + r.randint(1, 9)), r.randint(1, 6), r.randint(1, 28))
    if tr <= cons: tr = cons + TD(120)
    if p.iss <= tr: p.iss = tr + TD(r.randint(5, 40))
    p.regd = tr; p.liv = p.liv % 60 + 4; p.ter = (p.liv - 1) * 200 + p.fol % 200 + 1; p.fol = p.fol % 200 + 1
    p.mat32 = matr(p.cns, tr.year, p.liv, p.fol, p.ter, 7)
    p.mun = (AB[0], ''); p.est = AB[3]
    nat = lambda m, u: f"{m} – {u}"
    t.base(p, c, nat, sexp=og(p, 'Masculino', 'Feminino'))
    if not AB[3]: t.set('local_nascimento.estabelecimento', '')
    cn = f"{c(AB[0])}, {c(AB[1])} – {c(AB[2])}"; t.set('dados_pessoais.naturalidade', cn, accept=[f"{c(AB[0])} - {c(AB[2])}", f"{c(AB[0])}, {c(AB[1])} - {c(AB[2])}"])
    t.set('local_nascimento.município', c(AB[0]), accept=[cn]); 
    for k, g in enumerate(p.gen, 1):
        if len(g['nat'][1]) != 2: 
            g['np'] = f"{c(g['nat'][0])} – {c(g['nat'][1])}"; t.set(f'filiação.genitor_{k}.naturalidade', g['np'], printed=g['np'], accept=[f"{c(g['nat'][0])} - {c(g['nat'][1])}", f"{c(g['nat'][0])}, {c(g['nat'][1])}"])
            t.j['accept'][f'filiação.genitor_{k}.naturalidade'] = [f"{c(g['nat'][0])} - {c(g['nat'][1])}", f"{c(g['nat'][0])}, {c(g['nat'][1])}"]
    m = mparts(p.mat32); mt = '-'.join([''.join(m[:3]), m[3], m[4], m[5], m[6], m[7], m[8]]) if n % 2 else ' '.join(m)
    t.set('dados_pessoais.matrícula', mt)
    cp = p.cpf if n in (2, 4, 7, 8) else ''; t.set('dados_pessoais.cpf', cp)
    L, Fo, tm = f"E-{p.liv}", f"{p.fol:03d}", str(p.ter)
    t.set('registro.livro', L); t.set('registro.folha', Fo); t.set('registro.termo', tm)
    dt = dm(p.dob) if n in (2, 4, 6) else f"{dw(p.dob)}"; t.set('dados_pessoais.data_nascimento.texto_completo', dt)
    hr = f"{p.hour[0]:02d}:{p.hour[1]:02d} (hora local)" if p.hour else 'não informada na certidão estrangeira'
    if p.hour: t.set('dados_pessoais.hora_nascimento', hm(p.hour))
    cart = {1: '1º Ofício de Registro Civil das Pessoas Naturais', 2: 'Registro Civil das Pessoas Naturais do 1º Subdistrito – Sé', 3: '1º Ofício de Registro Civil e 13º Tabelionato', 4: '1º Ofício de Registro Civil das Pessoas Naturais e de Interdições', 5: 'Ofício do 1º Registro Civil da Comarca', 6: 'Cartório do 1º Subdistrito de Registro Civil', 7: 'Registro Civil das Pessoas Naturais da 1ª Zona', 8: 'Cartório de Registro Civil da 1ª Zona Judiciária'}[n]
    t.set('registro.cartório', cart)
    t.set('registro.data_registro', dn(tr), printed=dn(tr), accept=()); t.set('autenticação.data_emissão', dn(p.iss), printed=dm(p.iss))
    t.twin(p, c)
    av = ''; an = ''
    if n == 3: av = f"Por sentença de {dn(D(2015, r.randint(2,11), r.randint(1,28)))}, da {r.randint(1,6)}ª Vara Federal de Curitiba, foi homologada a opção pela nacionalidade brasileira, nos termos do art. 12, I, \"c\", da Constituição Federal (registro no Livro E-{p.liv}, termo {p.ter + 2})."
    if n == 7: an = note(p, 'cas') 
    if n == 1: av = note(p, 'cpf'); t.set('dados_pessoais.cpf', p.cpf)
    if n == 5: av = f"Retificação administrativa, art. 110 da Lei nº 6.015/73: onde se lê Genève, leia-se Genebra, como lugar do nascimento. Averbado em {dn(p.iss - TD(90))}, protocolo {r.randint(100,900)}."
    t.set('observações.averbações', av); t.set('observações.anotações', an)
    selo = {'PR': f"SFRC{r.randint(1,2)}.{mix(r,5)}.{mix(r,5)}-{mix(r,5)}.{dg(r,4)}q", 'SC': f"{al(r,3)}{dg(r,5)}-{al(r,2)}{dg(r,1)}{al(r,1)}", 'SP': f"{m[0]}1TN{int(dg(r,9)):012d}{p.iss.year%100}{r.choice(AL)}", 'RS': f"{r.randint(100,999):04d}.04.{p.iss.year%100:02d}{r.randint(1,9):05d}.{dg(r,5)}", 'MG': f"{al(r,3)}{dg(r,5)}", 'ES': f"{dg(r,6)}.{al(r,3)}{p.iss.year%100}{r.randint(1,12):02d}.{dg(r,5)}"}[uf]
    t.set('autenticação.selo_digital', selo); t.set('autenticação.oficial_registro', p.ofi)
    fill = ['–', 'não consta', '***', '---', 'não informado', '–', 'não consta', 'não declarado'][n - 1]
    K = lambda l, v: f'<div class=k><label>{l}</label><div>{v}</div></div>'
    gcard = lambda g, ttl: f'<div class=k><label>{ttl}</label><div><b>{c(g["n"])}</b></div><div class=sm>nascid{"o" if g["sex"]=="M" else "a"} em {g["np"]}; {"brasileir" + ("o" if g["sex"]=="M" else "a") if len(g["nat"][1])==2 else "nacionalidade estrangeira"}</div></div>'
    phrase = {0: og(p,'O registrado é brasileiro nato','A registrada é brasileira nata') + ' de acordo com o disposto no art. 12, inciso I, alínea “c”, <i>in limine</i>, e do art. 95 do ADCT da Constituição Federal.', 1: og(p,'Brasileiro nato','Brasileira nata') + ', conforme os termos da alínea c do inciso I do art. 12, in limine, da Constituição Federal.', 2: 'A condição da nacionalidade brasileira depende de opção, a qualquer tempo, depois de atingida a maioridade, perante a Justiça Federal (art. 12, I, c, CF).'}[2 if n == 3 else n % 2]
    gpv = lambda x: '<br>'.join(c(y) for y in x if y) or fill
    body = f'''<div class=hd><div class=ar>{arms(20)}</div><div><div class=a>República Federativa do Brasil · Registro Civil das Pessoas Naturais</div><div class=b>CERTIDÃO DE TRASLADO DE NASCIMENTO</div><div class=c>Certidão de nascimento ocorrido no exterior – Resolução CNJ nº 155/2012 · Lei 6.015/73, art. 32</div></div><div class=qq>{qr(selo, 20, '#123a55')}</div></div>
    <div class=nm><div><label>Brasileir{og(p)} registrad{og(p)}</label><b>{c(p.name)}</b></div><div class=nx><label>Matrícula</label><span style="white-space:nowrap">{mt}</span><label>CPF</label>{cp or fill}</div></div>
    <div class=col><div class=lf>
    <h4>Nascimento no exterior</h4>{K('Nasceu em', dt)}{K('Horário', hr)}{K('Naturalidade', cn)}{K('Estabelecimento', c(AB[3]) or fill)}{K('Sexo', og(p,'Masculino','Feminino'))}{K('Gêmeos', f'Sim – {c(p.twin)}' if p.twin else 'Não')}
    <h4>Assento de origem</h4>{K('Repartição', AB[4] if n != 8 else AB[4])}{K('Registro consular', f'Livro {r.randint(10,90)}, fls. {r.randint(2,199)}, nº {r.randint(500,9000)}, em {dn(cons)}')}{K('Autoridade', 'Vice-Cônsul ' + p.w[0])}</div>
    <div class=rt><h4>Filiação</h4>{gcard(p.g1, 'Genitor') if p.g1 else K('Genitor', fill)}{gcard(p.g2, 'Genitora')}
    <h4>Ascendentes</h4>{K('Avós paternos', gpv(p.pat))}{K('Avós maternos', gpv(p.mat))}
    <h4>Traslado</h4>{K('Livro / folha / termo', f'{L} / {Fo} / {tm}')}{K('Data do traslado', dn(tr))}{K('Serventia', f'{cart}<br>{p.reg[0] if not n % 2 else c(p.reg[0])} – {uf}')}{K('Requerente', c(p.g2['n']) if p.dob.year > 2003 else 'o próprio interessado' if p.sex=='M' else 'a própria interessada')}</div></div>
    <div class=bx><h4>Nacionalidade</h4>{phrase}</div>
    <div class=g2><div class=bx><h4>Averbações</h4><span>{e(av) or ['','Nada consta.','','Sem averbações.','','Nada consta.','*****','--'][n-1]}</span></div><div class=bx><h4>Anotações</h4><span>{e(an) or ['Nada consta.','Nada consta.','','Sem anotações.','*****','Nada consta.','','--'][n-1]}</span></div></div>
    <div class=fo><div class=v><b>Autenticidade</b> · selo <b>{selo}</b><br>Código de validação: {al(r,4)}-{dg(r,4)}-{al(r,4)}-{dg(r,4)}<br>Hash do arquivo: {hashlib.sha1(p.case.encode()).hexdigest()}<br>Documento nato-digital assinado com certificado ICP-Brasil por {p.esc}, escrevente. A impressão deste arquivo não tem valor de certidão.<br>Emol. R$ {r.randint(30,70)},{dg(r,2)} · Fundos R$ {r.randint(3,9)},{dg(r,2)} · ISS R$ {r.randint(1,3)},{dg(r,2)}<br>{bar(selo, 60, 6, '#123a55')}</div>
    <div class=w>Certifico e dou fé. {p.reg[0]}, {dm(p.iss)}.<div class=l><b>{p.ofi}</b><br>{'Registradora Titular' if p.ofis=='F' else 'Registrador Titular'}</div></div></div>
    <div class=ft>{p.addr} · {p.reg[0]}/{uf} · CEP {p.cep} · Tel. {p.tel} · CNS {m[0]} · Emitido pelo sistema e-Civil Cloud, versão {p.iss.year}.{r.randint(1,12)}</div>'''
    css = '''.pg { font-family:'Lato'; font-size:10pt; color:#14222c; padding:0 0 7mm } .hd { background:#123a55; color:#fff; display:grid; grid-template-columns:26mm 1fr 26mm; align-items:center; padding:5mm 12mm } .ar { background:#fff; width:22mm; height:22mm; border-radius:50%; padding:1mm } .qq { background:#fff; padding:1.3mm; width:22.6mm; height:22.6mm } .a { font-size:8pt } .b { font-size:15.5pt; font-weight:900; letter-spacing:.3px } .c { font-size:7pt }
    .nm { display:grid; grid-template-columns:1fr 66mm; gap:5mm; padding:4mm 12mm; background:#e6eef3; align-items:center } .nm b { font-size:14.5pt; line-height:1.1 } label { display:block; font-size:6.6pt; color:#4e7186; text-transform:none } .nx { font-size:9.6pt } .col { display:grid; grid-template-columns:1fr 1fr; gap:6mm; padding:2mm 12mm 0 } h4 { margin:3mm 0 1mm; font-size:8.4pt; color:#123a55; border-bottom:.4mm solid #123a55; padding-bottom:.5mm } .k { padding:1.1mm 0 1.3mm; border-bottom:.12mm solid #c4d2db } .sm { font-size:7.6pt; color:#39505e }
    .bx { margin:0 12mm; font-size:9pt; text-align:justify } .g2 { display:grid; grid-template-columns:1fr 1fr; gap:6mm; padding:0 12mm } .g2 .bx { margin:0 } .bx span { display:block; min-height:14mm } .fo { margin:auto 12mm 0; display:grid; grid-template-columns:1fr 62mm; gap:6mm; align-items:end; border-top:.4mm solid #123a55; padding-top:2.5mm } .v { font-size:6.6pt; line-height:1.45 } .w { text-align:center; font-size:8.8pt } .l { border-top:.2mm solid #555; margin-top:10mm; padding-top:.6mm } .ft { font-size:6.5pt; text-align:center; margin-top:3mm; color:#4e7186 }'''
    return page(t.j['case'], css, body), t
FORMS['U10'] = U10

if __name__ == '__main__':
    os.makedirs(OUT, exist_ok=True)
    only = sys.argv[1:] or list(FORMS)
    for k in only:
        for n in range(1, 9):
            h, t = FORMS[k](n); f = f"{OUT}/{k}-{n}"
            try: same = open(f + '.html').read() == h
            except FileNotFoundError: same = False
            if not same: open(f + '.html', 'w').write(h)
            json.dump(t.j, open(f + '.json', 'w'), ensure_ascii=False, indent=1)
