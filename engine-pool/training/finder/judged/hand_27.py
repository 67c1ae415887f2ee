#!/usr/bin/env python3
# Draws forms E1..E10, eight fillings each: out/NAME-N.html and out/NAME-N.json
import random, json, math, os, re, sys, html as H
from datetime import date, timedelta
from types import SimpleNamespace as NS
OUT = sys.argv[1]

# ------------------------------------------------------------------ words
UN = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ = '_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
CT = '_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def w(n, fem=False):
    if n < 20:
        s = UN[n]
        return {'um': 'uma', 'dois': 'duas'}.get(s, s) if fem else s
    if n < 100:
        return DZ[n // 10] + (' e ' + w(n % 10, fem) if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000:
        c = CT[n // 100]
        if fem and n >= 200: c = c[:-2] + 'as'
        return c + (' e ' + w(n % 100, fem) if n % 100 else '')
    k, r = divmod(n, 1000)
    s = 'mil' if k == 1 else w(k, fem) + ' mil'
    if not r: return s
    return s + (' e ' if r < 100 or r % 100 == 0 else ' ') + w(r, fem)
def wd(d, first='primeiro'):
    return f"{first if d.day == 1 else w(d.day)} de {MES[d.month-1]} de {w(d.year)}"
def dd(d): return d.strftime('%d/%m/%Y')
def dm(d): return f"{d.day:02d} de {MES[d.month-1]} de {d.year}"
def hora24(h, m):
    s = ('à uma hora' if h == 1 else 'às ' + w(h, True) + ' horas')
    return s + (f" e {w(m)} minuto{'s' if m > 1 else ''}" if m else '')
def hora12(h, m):
    mi = f" e {w(m)} minuto{'s' if m > 1 else ''}" if m else ''
    if h == 0: return 'à meia-noite' + mi
    if h == 12: return 'ao meio-dia' + mi
    p = 'da madrugada' if h < 6 else 'da manhã' if h < 12 else 'da tarde' if h < 19 else 'da noite'
    k = h if h < 12 else h - 12
    return ('à uma hora' if k == 1 else 'às ' + w(k, True) + ' horas') + mi + ' ' + p
def mil(n): return f"{n:,}".replace(',', '.')
EST = {'AC':'do Acre','AL':'de Alagoas','AM':'do Amazonas','AP':'do Amapá','BA':'da Bahia','CE':'do Ceará','DF':'do Distrito Federal','ES':'do Espírito Santo','GO':'de Goiás','MA':'do Maranhão','MG':'de Minas Gerais','MS':'de Mato Grosso do Sul','MT':'de Mato Grosso','PA':'do Pará','PB':'da Paraíba','PE':'de Pernambuco','PI':'do Piauí','PR':'do Paraná','RJ':'do Rio de Janeiro','RN':'do Rio Grande do Norte','RO':'de Rondônia','RR':'de Roraima','RS':'do Rio Grande do Sul','SC':'de Santa Catarina','SE':'de Sergipe','SP':'de São Paulo','TO':'do Tocantins'}
CID = {'AC':'Rio Branco|Cruzeiro do Sul|Sena Madureira|Tarauacá','AL':'Maceió|Arapiraca|Palmeira dos Índios|Penedo|União dos Palmares','AM':'Manaus|Parintins|Tefé|São Gabriel da Cachoeira|Itacoatiara','AP':'Macapá|Santana|Oiapoque','BA':'Salvador|Feira de Santana|Vitória da Conquista|Ilhéus|Juazeiro|Jequié|Santo Antônio de Jesus','CE':'Fortaleza|Juazeiro do Norte|Sobral|Crato|Quixadá|Iguatu','DF':'Brasília','ES':'Vitória|Cachoeiro de Itapemirim|Colatina|Linhares','GO':'Goiânia|Anápolis|Jataí|Catalão|Rio Verde','MA':'São Luís|Imperatriz|Caxias|Grajaú|Bacabal','MG':'Belo Horizonte|Uberlândia|Juiz de Fora|Montes Claros|Diamantina|Poços de Caldas|Governador Valadares|São João del-Rei|Patos de Minas','MS':'Campo Grande|Dourados|Corumbá|Três Lagoas|Aquidauana','MT':'Cuiabá|Rondonópolis|Cáceres|Sinop|Barra do Garças','PA':'Belém|Santarém|Marabá|Altamira|Óbidos','PB':'João Pessoa|Campina Grande|Patos|Cajazeiras|Sousa','PE':'Recife|Caruaru|Petrolina|Garanhuns|Serra Talhada|Olinda','PI':'Teresina|Parnaíba|Picos|Floriano','PR':'Curitiba|Londrina|Maringá|Ponta Grossa|Guarapuava|Foz do Iguaçu|União da Vitória','RJ':'Niterói|Petrópolis|Campos dos Goytacazes|Nova Iguaçu|Volta Redonda|Nova Friburgo|Itaperuna|Rio de Janeiro','RN':'Natal|Mossoró|Caicó|Currais Novos','RO':'Porto Velho|Ji-Paraná|Vilhena|Ariquemes','RR':'Boa Vista|Caracaraí','RS':'Porto Alegre|Caxias do Sul|Pelotas|Santa Maria|Bagé|Ijuí|Erechim','SC':'Florianópolis|Joinville|Blumenau|Chapecó|Lages|Criciúma|Rio do Sul','SE':'Aracaju|Estância|Itabaiana|Lagarto','SP':'São Paulo|Campinas|Ribeirão Preto|Santos|Sorocaba|Bauru|Presidente Prudente|São José do Rio Preto|Jaú|Araraquara|Botucatu','TO':'Palmas|Araguaína|Gurupi|Porto Nacional'}
CID = {k: v.split('|') for k, v in CID.items()}

MO = 'Raimundo|Severino|Benedito|Waldemar|Oswaldo|Clóvis|Aristides|Anísio|Durval|Geraldo|Sebastião|Joaquim|Manoel|Firmino|Leôncio|Eurípedes|Altino|Belarmino|Hermenegildo|Olegário|Antenor|Júlio César|Pedro de Alcântara|João Batista|José Maria|Nicanor|Deoclécio|Ubaldo|Epaminondas|Zeferino|Laudelino|Floriano|Quintino|Theodoro|Arlindo|Izidoro|Eleutério|Natalino|Pergentino|Otacílio|Antônio|Francisco|Lourenço|Cândido|Salustiano|Thomé'.split('|')
FO = 'Maria das Dores|Francisca|Josefa|Benedicta|Maria da Conceição|Maria do Carmo|Guilhermina|Esmeralda|Odete|Iracema|Zulmira|Jandyra|Alzira|Etelvina|Philomena|Rosalina|Sebastiana|Laurinda|Adelaide|Eulália|Ermelinda|Maria José|Anna|Amélia|Áurea|Corina|Diva|Honorina|Idalina|Leocádia|Maria da Glória|Nair|Otília|Perpétua|Raimunda|Thereza|Umbelina|Virgínia|Zenaide|Maria do Rosário|Cândida|Generosa|Olímpia|Deolinda'.split('|')
MM = 'Carlos Alberto|José Roberto|Luiz Antônio|Wilson|Edson|Gilberto|Valdir|Jorge Luís|Paulo Sérgio|Ademir|Reginaldo|Cícero|Marcos Vinícius|Aílton|Gildásio|Josué|Ivanildo|Genivaldo|Nélson|Rogério|Sidnei|Walter|Elias|Hélio|Adalberto|Mauro|Osmar|Evandro|José Carlos|Ronaldo|Cláudio|Fábio Luiz|Raul|Sérgio Augusto|Damião|Juvenal|Orlando|Vicente de Paulo'.split('|')
FM = 'Sônia Maria|Vera Lúcia|Maria Aparecida|Rosângela|Eliane|Lucimar|Neusa|Cleonice|Ivonete|Marlene|Edilene|Solange|Sueli|Ana Lúcia|Terezinha|Gislaine|Rosimeire|Josineide|Valquíria|Ângela|Luzia|Regina Célia|Marinalva|Cíntia|Márcia Regina|Eunice|Lindalva|Nilza|Ivone|Elizete|Dalva|Maria Helena|Joana D\'Arc|Rita de Cássia|Glória|Cátia Cilene|Zilda|Leonor'.split('|')
MN = 'Enzo Gabriel|Davi Lucca|Théo|Miguel Arcanjo|Heitor|Kauã|Ítalo|Ryan|Otávio Augusto|João Guilherme|Bento|Ravi|Wesley|Caíque|Anderson|Luís Otávio|Érick|Yan|Matheus Henrique|Vinícius|Gael|Benjamin|Isaac|Jonathas|Lorenzo|Uirá|Thiago José|Pietro|Noah|Cauã Vitor|Estêvão|Joaquim Pedro'.split('|')
FN = 'Maria Eduarda|Ana Clara|Valentina|Lavínia|Yasmin|Ágatha|Sophia Helena|Ayla|Maitê|Heloísa|Emanuelly|Rayssa|Thaís|Jéssica Caroline|Larissa|Ísis|Cecília|Antônia|Maria Flor|Luna|Mirella|Anna Júlia|Iara|Jacira|Melissa|Beatriz|Marina|Pérola|Dandara|Alícia|Lívia Maria|Stephany'.split('|')
SU = "da Silva|de Souza|dos Santos|d'Ávila|Cavalcanti|de Albuquerque|Pereira|Wanderley|Nogueira|Schneider|Zanatta|Bortolini|Yamashita|Abdalla|Haddad|Kowalski|Kretschmer|Lacerda|Quadros|Bittencourt|Xavier|do Nascimento|das Neves|do Amaral|Sant'Anna|Pinheiro|Furtado|Mascarenhas|Guimarães|Sepúlveda|Drummond|de Oliveira|Rodrigues|Ferreira|Gonçalves|da Conceição|Moura|Teles|Falcão|Brandão|Vasconcelos|Trindade|Barroso|Carvalho|Peixoto|de Assis|Fagundes|Goulart|Dutra|Queiroz|Alencar|Holanda|Magalhães|Leitão|Aragão|Portela|Sá|Tavares|Bezerra|de Jesus|Evangelista|Batista|Coutinho|Seabra|Prado|Camargo|Leme|Arruda|Figueiró|Bueno|Toledo|Rocha|Meireles|Viana|Paixão|Serafim|Cordeiro|Maciel|Novaes|Galvão|Lins|Acioly|Feitosa|Monteiro|Siqueira|Paes|Fontoura|Bragança|de Lima|da Cruz|da Luz|Pires|Sampaio|Bandeira|Menezes|Valadão".split('|')
FOREIGN = {'ja': "Tanaka|Nakamura|Fujimoto|Hayashi|Ogawa|Shimizu".split('|'), 'it': "Bortoluzzi|Zanella|Pasqualotto|Dal Molin|Tonietto|Brugnera".split('|'), 'de': "Hoffmann|Kretzer|Schlösser|Wünsch|Baumgarten|Steinmetz".split('|'), 'ar': "El Khoury|Haddad|Nassif|Bou Karim|Chedid|Farah".split('|'), 'pl': "Wojcik|Kaminski|Zielinski|Dombrowski|Baranowski|Stachera".split('|')}
FGIV = {'ja': ('Kenji|Takeshi|Hiroshi|Masao', 'Sachiko|Yoko|Mitsue|Harumi'), 'it': ('Angelo|Giacomo|Vittorio|Luigi', 'Assunta|Rosina|Ângela|Carmela'), 'de': ('Reinhold|Wolfgang|Egon|Arno', 'Hildegard|Ingrid|Irmgard|Edeltraud'), 'ar': ('Elias|Youssef|Salim|Nagib', 'Samira|Latife|Nadia|Salma'), 'pl': ('Estanislau|Casimiro|Ladislau|Miecislau', 'Sofia|Edviges|Verônica|Ana Helena')}
PROF_M = 'lavrador|comerciante|pedreiro|motorista|mecânico|funcionário público|bancário|ferroviário|pescador|eletricista|agricultor|vigilante|carpinteiro|professor|industriário'.split('|')
PROF_F = 'do lar|professora|costureira|doméstica|comerciária|enfermeira|lavradora|auxiliar de escritório|agricultora|cabeleireira'.split('|')
LOG = 'Rua Quinze de Novembro|Rua Coronel Pedro Jorge|Avenida Getúlio Vargas|Rua Marechal Deodoro|Travessa do Comércio|Rua Sete de Setembro|Praça da Matriz|Avenida Brasil|Rua São José|Rua Barão do Rio Branco|Rua Dom Pedro II|Avenida Presidente Kennedy|Rua das Acácias|Rua Tiradentes|Rua Duque de Caxias'.split('|')
HOSP = ['Santa Casa de Misericórdia de {c}', 'Hospital e Maternidade Santa Isabel', 'Maternidade Nossa Senhora das Graças', 'Hospital Regional de {c}', 'Hospital São Vicente de Paulo', 'Casa de Saúde São Lucas', 'Hospital Municipal de {c}', 'Maternidade Frei Damião', 'Hospital Nossa Senhora do Carmo', 'Hospital e Maternidade São Camilo', 'Hospital Universitário de {c}', 'Casa de Parto Mãe Luzia', 'Hospital Beneficência Portuguesa', 'Maternidade Dona Evangelina', 'Hospital Sagrada Família', 'Centro Obstétrico Dr. Leão Sampaio', 'Policlínica e Maternidade Santa Rita', 'Hospital Evangélico', 'Hospital da Criança e Maternidade']

# ------------------------------------------------------------------ numbers
def cpf(r):
    d = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(x * (k - i) for i, x in enumerate(d)) % 11
        d.append(0 if s < 2 else 11 - s)
    s = ''.join(map(str, d))
    return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def matr(cns, ac, year, book, leaf, entry, kind=1):
    b = f"{cns:06d}{ac:02d}55{year:04d}{kind}{book:05d}{leaf:03d}{entry:07d}"
    def dv(s):
        m = 32 - len(s); t = 0
        for c in s:
            t += int(c) * m
            m = 0 if m == 10 else m + 1
        t %= 11
        return str(1 if t > 9 else t)
    b += dv(b); b += dv(b)
    assert len(b) == 32
    return b
def fm(m, style=0):
    p = [m[:6], m[6:8], m[8:10], m[10:14], m[14], m[15:20], m[20:23], m[23:30], m[30:]]
    if style == 0: return ' '.join(p)
    if style == 1: return '.'.join(p[:-1]) + '-' + p[-1]
    if style == 2: return ' '.join(p[:-1]) + '-' + p[-1]
    return m
def dnv(r): return f"30-{r.randint(10000000, 89999999)}-{r.randrange(10)}"

# ------------------------------------------------------------------ people
def pick(r, seq, n): return r.sample(seq, n)
def last(s): return s
def fam(r, o, yr):
    """names of a family; o: overrides"""
    pool = SU
    s = pick(r, pool, 8)
    fo = o.get('foreign')
    if fo: s[0], s[1] = pick(r, FOREIGN[fo], 2) if r.random() < .5 else (FOREIGN[fo][r.randrange(6)], s[1])
    mo = o.get('mforeign')
    if mo: s[2] = FOREIGN[mo][r.randrange(6)]
    old = yr < 1985
    pm, pf = (MO, FO) if yr < 1968 else (MM, FM) if yr < 2003 else (MM + MN[10:20], FM + FN[10:18])
    gm, gf = (MO, FO) if yr < 1998 else (MO[:12] + MM, FO[:10] + FM)
    cm, cf = (MO[20:] + MM, FO[10:] + FM) if yr < 1962 else (MM, FM) if yr < 1984 else (MN + MM[:6], FN + FM[:4])
    G = lambda L: r.choice(L)
    if fo:
        a, b = FGIV[fo]; pgm_, pgf_ = r.choice(a.split('|')), r.choice(b.split('|'))
    else: pgm_, pgf_ = G(gm), G(gf)
    if mo:
        a, b = FGIV[mo]; mgm_, mgf_ = r.choice(a.split('|')), r.choice(b.split('|'))
    else: mgm_, mgf_ = G(gm), G(gf)
    # paternal line s0 (s1 grandmother's), maternal s2 (s3)
    P = NS()
    P.pgf = f"{pgm_} {s[4]} {s[0]}" if r.random() < .6 else f"{pgm_} {s[0]}"
    P.pgm = f"{pgf_} {s[1]} {s[0]}" if r.random() < .6 else f"{pgf_} {s[1]}"
    P.mgf = f"{mgm_} {s[5]} {s[2]}" if r.random() < .5 else f"{mgm_} {s[2]}"
    P.mgm = f"{mgf_} {s[3]} {s[2]}" if r.random() < .6 else f"{mgf_} {s[3]}"
    P.father = f"{G(pm)} {s[1]} {s[0]}" if r.random() < .6 else f"{G(pm)} {s[0]}"
    P.mother = f"{G(pf)} {s[2]} {s[0]}" if r.random() < .5 else f"{G(pf)} {s[3]} {s[2]}"
    P.sex = o.get('sex') or r.choice('MF')
    P.sur = f"{s[2]} {s[0]}" if r.random() < .65 else s[0]
    if o.get('nofather'): P.sur = f"{s[3]} {s[2]}"; 
    if o.get('nofather'): P.mother = f"{G(pf)} {s[3]} {s[2]}"
    P.given = o.get('given') or G(cm if P.sex == 'M' else cf)
    agn = ''
    if P.sex == 'M' and o.get('agn'):
        agn = ' ' + o['agn']
        if o['agn'] in ('Júnior', 'Filho'): P.given, P.sur = P.father.split(' ')[0], ' '.join(P.father.split(' ')[1:])
        if o['agn'] == 'Neto': P.given, P.sur = P.pgf.split(' ')[0], ' '.join(P.pgf.split(' ')[1:])
    P.name = o.get('name') or f"{P.given} {P.sur}{agn}"
    sx = o.get('twinsex', P.sex)
    P.twin = None
    if o.get('twin'):
        tg = r.choice([x for x in (cm if sx == 'M' else cf) if x != P.given])
        P.twin = o.get('twinname') or f"{tg} {P.sur}"; P.twinsex = sx
    used = {P.name, P.father, P.mother}
    P.pick_m = lambda: f"{G(pm)} {' '.join(pick(r, SU, r.choice([1,2])))}"
    P.pick_f = lambda: f"{G(pf)} {' '.join(pick(r, SU, r.choice([1,2])))}"
    if o.get('twomothers'): P.father = f"{G(pf)} {s[1]} {s[0]}"
    return P

def person(form, n, uf, city, by, iss, o, leafv=False, bookmax=180):
    """by: year of birth; iss: (min, max) year of issue"""
    r = random.Random(f"{form}/{n}/registro-e")
    P = fam(r, o, by)
    P.r, P.o, P.n = r, o, n
    P.nofather = bool(o.get('nofather'))
    P.birth = date(by, 1, 1) + timedelta(days=r.randrange(365))
    P.hh, P.mm = r.randrange(24), r.choice([0, 5, 10, 12, 15, 20, 27, 30, 35, 38, 40, 45, 50, 55, 3, 58])
    P.regcity, P.reguf = city, uf
    P.city, P.uf = o.get('birth') or (city, uf)
    P.hosp = None if o.get('home') else r.choice(HOSP).format(c=P.city)
    if o.get('hosp'): P.hosp = o['hosp']
    P.addr = f"{r.choice(LOG)}, {r.randint(11, 1990)}"
    late = o.get('late', 0)
    P.reg = P.birth + timedelta(days=late * 365 + r.randint(1, 40))
    a = max(date(iss[0], 1, 4), P.reg + timedelta(days=r.choice([0, 0, 1, 20])))
    b = date(iss[1], 12, 20)
    P.issue = a + timedelta(days=r.randrange(max(1, (b - a).days))) if not o.get('sameday') else P.reg
    if P.issue < P.reg: P.issue = P.reg
    while P.issue.weekday() > 4 and P.issue != P.reg: P.issue += timedelta(days=1)
    P.book = r.randint(3, bookmax); P.leaf = r.randint(1, 299); P.v = leafv and r.random() < .5
    P.entry = (P.book - 1) * 600 + (P.leaf - 1) * 2 + 1 + int(P.v) if leafv else (P.book - 1) * 300 + P.leaf
    P.cns = r.randint(15, 1590) * 100 + r.randrange(100); P.ac = 1
    P.matr = matr(P.cns, 1, P.reg.year, P.book, P.leaf, P.entry)
    P.twinmatr = matr(P.cns, 1, P.reg.year, P.book, P.leaf + 1, P.entry + (2 if leafv else 1))
    P.cpf = cpf(r); P.dnv = dnv(r) if by >= 1993 else ''
    def nat():
        if r.random() < .5: return (P.city, P.uf)
        u = uf if r.random() < .6 else r.choice([x for x in CID if by > 2005 or x not in ('TO', 'MS', 'RO', 'RR', 'AP', 'AC', 'DF')])
        return (r.choice(CID[u]), u)
    P.fnat, P.mnat = o.get('fnat') or nat(), o.get('mnat') or nat()
    P.fprof, P.mprof = r.choice(PROF_M), r.choice(PROF_F)
    P.fage, P.mage = r.randint(20, 45), r.randint(17, 40)
    P.w1, P.w2 = P.pick_m(), (P.pick_f() if r.random() < .6 else P.pick_m())
    P.decl = 'o pai' if not P.nofather else 'a mãe'
    yr = P.issue.year
    P.off = o.get('off') or (f"{r.choice(MM if yr < 2012 else MM + MN[8:])} {' '.join(pick(r, SU, 2))}" if r.random() < .5 else f"{r.choice(FM if yr < 2012 else FM + FN[16:])} {' '.join(pick(r, SU, 2))}")
    P.clerk = f"{r.choice(FM)} {' '.join(pick(r, SU, 2))}"
    P.spouse = (P.pick_f() if P.sex == 'M' else P.pick_m())
    P.rg = f"{r.randint(10,58)}.{r.randint(100,999)}.{r.randint(100,999)}-{r.randrange(10)}"
    P.judge = f"Dr{'' if r.random()<.6 else 'a'}. " 
    P.judge = ('Dr. ' + P.pick_m()) if r.random() < .6 else ('Dra. ' + P.pick_f())
    P.proc = f"{r.randint(1000,9999999):07d}-{r.randint(10,99)}.{min(yr, 2022)-1}.8.{r.randint(1,27):02d}.{r.randint(1,700):04d}"
    def between(x, y):
        d = (y - x).days
        return x + timedelta(days=r.randint(max(1, d // 4), max(1, d * 3 // 4)))
    P.between = between
    P.marr = between(P.birth + timedelta(days=365 * 21), P.issue) if (P.issue - P.birth).days > 365 * 23 else None
    TR = dict(zip('AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SE SP TO'.split(), range(1, 28)))
    P.procn = lambda d: f"{r.randint(1000,99999):07d}-{r.randint(10,99)}.{d.year}.8.{TR[uf]:02d}.{r.randint(1,700):04d}" if d.year >= 2010 else f"{r.randint(10,99):03d}.{d.year%100:02d}.{r.randint(1000,99999):06d}-{r.randrange(10)}"
    P.hprep = lambda: 'na' if P.hosp and P.hosp.split()[0] in ('Santa', 'Maternidade', 'Casa', 'Policlínica') else 'no'
    P.cap = lambda k=8: ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789') for _ in range(k))
    P.masc = P.sex == 'M'
    P.sexo = 'Masculino' if P.masc else 'Feminino'
    P.o_a = 'o' if P.masc else 'a'
    return P

def truth(P, form, n, W=595, Hh=842):
    T = {"case": f"{form}-{n}", "layout": form, "condition": "pdf_born_digital", "file": f"{form}-{n}.pdf", "width": W, "height": Hh, "resizeImage": False,
      "data": {
        "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
        "dados_pessoais": {"nome_completo": "", "cpf": "", "matrícula": "", "data_nascimento": {"texto_completo": "", "dia": f"{P.birth.day:02d}", "mês": f"{P.birth.month:02d}", "ano": f"{P.birth.year}"},
                           "hora_nascimento": "", "naturalidade": "", "sexo": P.sexo},
        "local_nascimento": {"estabelecimento": "", "município": "", "uf": ""},
        "registro": {"município": "", "uf": "", "cartório": "", "data_registro": dd(P.reg), "número_dnv": "", "livro": "", "folha": "", "termo": ""},
        "filiação": {"genitor_1": {"nome_completo": "", "naturalidade": ""}, "genitor_2": {"nome_completo": "", "naturalidade": ""}},
        "avós": {"paternos": {"avô": "", "avó": ""}, "maternos": {"avô": "", "avó": ""}},
        "gêmeos": {"status": "Não", "informações_adicionais": ""},
        "observações": {"averbações": "", "anotações": ""},
        "autenticação": {"selo_digital": "", "oficial_registro": "", "data_emissão": dd(P.issue)}},
      "accept": {}, "negative": None, "meta": {"twin_names": [], "joint_notes": False, "cadastro": []}}
    return T
def put(T, **k):
    M = {'nome': 'dados_pessoais.nome_completo', 'cpf': 'dados_pessoais.cpf', 'matr': 'dados_pessoais.matrícula', 'texto': 'dados_pessoais.data_nascimento.texto_completo',
         'hora': 'dados_pessoais.hora_nascimento', 'nat': 'dados_pessoais.naturalidade', 'estab': 'local_nascimento.estabelecimento', 'mun': 'local_nascimento.município', 'uf': 'local_nascimento.uf',
         'rmun': 'registro.município', 'ruf': 'registro.uf', 'cart': 'registro.cartório', 'dnv': 'registro.número_dnv', 'livro': 'registro.livro', 'folha': 'registro.folha', 'termo': 'registro.termo', 'dreg': 'registro.data_registro',
         'g1': 'filiação.genitor_1.nome_completo', 'g1n': 'filiação.genitor_1.naturalidade', 'g2': 'filiação.genitor_2.nome_completo', 'g2n': 'filiação.genitor_2.naturalidade',
         'pgf': 'avós.paternos.avô', 'pgm': 'avós.paternos.avó', 'mgf': 'avós.maternos.avô', 'mgm': 'avós.maternos.avó', 'twin': 'gêmeos.status', 'twininfo': 'gêmeos.informações_adicionais',
         'averb': 'observações.averbações', 'anot': 'observações.anotações', 'selo': 'autenticação.selo_digital', 'oficial': 'autenticação.oficial_registro', 'emis': 'autenticação.data_emissão'}
    for a, v in k.items():
        d = T['data']; p = M[a].split('.')
        for x in p[:-1]: d = d[x]
        d[p[-1]] = v
def twin(T, name, info=None, alt=None):
    T['data']['gêmeos'] = {"status": "Sim", "informações_adicionais": info or name}
    T['meta']['twin_names'] = [name] if name else []
    if alt: T['accept']["gêmeos.informações_adicionais"] = alt
def U(s): return s.upper() if s else s
def e(s): return H.escape(s, quote=False)

# ------------------------------------------------------------------ drawing
def arms(c='#222', px=54):
    leaf = ''.join(f'<ellipse cx="50" cy="14" rx="3.4" ry="9" fill="none" stroke="{c}" stroke-width="1.6" transform="rotate({a} 50 50)"/>' for a in list(range(30, 171, 14)) + list(range(190, 331, 14)))
    star = ' '.join(f"{50 + (26 if k % 2 == 0 else 11) * math.sin(k * math.pi / 5):.1f},{50 - (26 if k % 2 == 0 else 11) * math.cos(k * math.pi / 5):.1f}" for k in range(10))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100">{leaf}<polygon points="{star}" fill="none" stroke="{c}" stroke-width="2.4"/><circle cx="50" cy="50" r="9" fill="none" stroke="{c}" stroke-width="1.8"/><circle cx="50" cy="50" r="31" fill="none" stroke="{c}" stroke-width="1.2"/><path d="M22 92 Q50 80 78 92" fill="none" stroke="{c}" stroke-width="3"/></svg>'
def qr(r, px=70, n=29, c='#000'):
    s = ''
    def fin(x, y): return f'<path d="M{x} {y}h7v7h-7z M{x+1} {y+1}v5h5v-5z" fill-rule="evenodd"/><path d="M{x+2} {y+2}h3v3h-3z"/>'
    for y in range(n):
        for x in range(n):
            if (x < 8 and (y < 8 or y > n - 9)) or (x > n - 9 and y < 8): continue
            if r.random() < .48: s += f'M{x} {y}h1v1h-1z'
    return f'<svg width="{px}" height="{px}" viewBox="0 0 {n} {n}" fill="{c}" shape-rendering="crispEdges">{fin(0,0)}{fin(n-7,0)}{fin(0,n-7)}<path d="{s}"/></svg>'
def bars(r, wpx=150, h=26):
    x = 0; s = ''
    while x < 150:
        k = r.choice([1, 1, 2, 3]); s += f'<rect x="{x}" y="0" width="{k}" height="20"/>'; x += k + r.choice([1, 2, 2, 3])
    return f'<svg width="{wpx}" height="{h}" viewBox="0 0 152 20" preserveAspectRatio="none">{s}</svg>'
def sign(r, c='#1c2a6b', wpx=150, h=34):
    x, y = 6, 24; p = f'M{x} {y}'
    for _ in range(r.randint(6, 9)):
        x2 = x + r.randint(9, 20)
        p += f' C{x+r.randint(-6,8)} {r.randint(-2,14)} {x2+r.randint(-4,10)} {r.randint(0,12)} {x2} {r.randint(18,32)}'
        x = x2
    p += f' q30 -22 {r.randint(20,44)} {r.randint(-8,4)}'
    return f'<svg width="{wpx}" height="{h}" viewBox="0 0 200 40" preserveAspectRatio="none"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.5" stroke-linecap="round"/></svg>'
def stamp(t1, t2, c='#3a4a9a', px=92, rot=-14, op=.55, k=0):
    return f'<svg width="{px}" height="{px}" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:{op}"><defs><path id="c{k}" d="M60 60 m-44 0 a44 44 0 1 1 88 0 a44 44 0 1 1 -88 0"/></defs><circle cx="60" cy="60" r="57" fill="none" stroke="{c}" stroke-width="2"/><circle cx="60" cy="60" r="36" fill="none" stroke="{c}" stroke-width="1.2"/><text font-size="10.5" font-family="Liberation Sans" fill="{c}" letter-spacing="1.2"><textPath href="#c{k}">{e(t1)}</textPath></text><text x="60" y="64" text-anchor="middle" font-size="11" font-weight="bold" font-family="Liberation Sans" fill="{c}">{e(t2)}</text></svg>'
def guil(c, wv=240, hh=60, amp=18, k=5):
    ps = ''
    for j in range(k):
        pts = ' '.join(f"{x},{hh/2 + amp * math.sin(2*math.pi*x/wv*2 + j*math.pi/k) :.1f}" for x in range(0, wv + 1, 8))
        ps += f'<polyline points="{pts}" fill="none" stroke="{c}" stroke-width="0.6"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wv}" height="{hh}">{ps}</svg>'
    import base64
    return 'url("data:image/svg+xml;base64,' + base64.b64encode(svg.encode()).decode() + '")'
SIZES = {'A4': ('210mm', '297mm'), 'A4L': ('297mm', '210mm'), 'A5L': ('210mm', '148mm'), 'LEGAL': ('215.9mm', '355.6mm')}
PTS = {'A4': (595, 842), 'A4L': (842, 595), 'A5L': (595, 420), 'LEGAL': (612, 1008)}
def page(size, css, body):
    a, b = SIZES[size]
    return f'''<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Certidão</title><style>
@page{{size:{a} {b};margin:0}} html,body{{margin:0;padding:0}} *{{box-sizing:border-box;-webkit-print-color-adjust:exact}}
.pg{{width:{a};height:calc({b} - 0.6mm);position:relative;overflow:visible}} svg{{display:inline-block;vertical-align:middle}}
{css}</style><body><div class="pg">{body}</div></body></html>'''
FORMS = {}
def form(f): FORMS[f.__name__.upper()] = f; return f

# ================================================================== E1  national model, boxes, vendor of 2018-2024
@form
def e1(n):
    S = [None,
      ('PE','Caruaru',2019,(2019,2020),dict(sameday=True,given='Maria das Graças Antonella do Perpétuo Socorro',sex='F')), ('RS','Ijuí',1987,(2019,2023),dict(mforeign='de')), ('AM','Parintins',2021,(2021,2024),dict(nofather=True,home=True)),
      ('SP','Jaú',1964,(2018,2023),dict(foreign='it',agn='Filho',sex='M')), ('BA','Jequié',2018,(2018,2022),dict(twin=True,sex='F',twinsex='M')), ('PR','Londrina',1979,(2020,2024),dict(foreign='ja',given='Elaine Harumi',sex='F')),
      ('MA','Grajaú',2003,(2019,2024),dict(late=6,home=True)), ('MS','Dourados',2022,(2022,2023),dict(birth=('Ponta Porã','MS'),given='Valentín Ezequiel',sex='M'))][n]
    uf, city, by, iss, o = S
    P = person('E1', n, uf, city, by, iss, o); r = P.r; T = truth(P, 'E1', n)
    has_cpf = by >= 2017 and n != 3 or n in (2, 6)
    C = P.cpf if has_cpf else ''
    m = fm(P.matr, 2 if n % 2 else 0)
    BL = ['-x-x-x-', '********', '---', 'Não consta'][n % 4]
    dw = U(wd(P.birth, 'primeiro'))
    hora = f"{P.hh:02d}:{P.mm:02d}" if by > 1970 and n not in (7,) else ''
    hasnat = n != 4
    mun = f"{U(P.city)} - {P.uf}"
    est = 'DOMICÍLIO' if o.get('home') else U(P.hosp)
    loc = (f"DOMICÍLIO, {U(P.addr)}, {mun}" if o.get('home') else f"{est}, {mun}")
    twin_nm = U(P.twin) if P.twin else ''
    cart = [None,'Registro Civil das Pessoas Naturais do 1º Distrito de Caruaru','Ofício dos Registros Públicos de Ijuí','Cartório do 2º Ofício de Parintins','Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede de Jaú','Registro Civil das Pessoas Naturais de Jequié - 1º Ofício','Serviço de Registro Civil das Pessoas Naturais - 2º Ofício de Londrina','Serventia Extrajudicial do Ofício Único de Grajaú','2º Serviço Notarial e de Registro Civil de Dourados'][n]
    put(T, nome=U(P.name), cpf=C, matr=m, texto=dw, hora=hora, nat=mun if hasnat else '', estab=est, mun=U(P.city), uf=P.uf, rmun=U(city), ruf=uf, cart=cart,
        livro=str(P.book), folha=str(P.leaf), termo=str(P.entry))
    T['data']['dados_pessoais']['sexo'] = P.sexo
    T['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dd(P.birth)]
    fil = []
    gk = 'AVÓS NÃO INFORMADOS'
    nat = lambda t: f"{U(t[0])} - {t[1]}"
    if not P.nofather:
        fil.append((U(P.father), nat(P.fnat))); 
    fil.append((U(P.mother), nat(P.mnat)))
    if n in (2, 8): fil.reverse()
    for k, (a, b) in enumerate(fil): put(T, **{f'g{k+1}': a, f'g{k+1}n': b})
    flines = '<br>'.join(f"{e(a)}, natural de {e(b)}" for a, b in fil)
    av = []
    if not P.nofather: put(T, pgf=U(P.pgf), pgm=U(P.pgm)); av.append(f"Paternos: {e(U(P.pgf))} e {e(U(P.pgm))}")
    else: av.append(f"Paternos: {BL}")
    if n == 7: av.append(f"Maternos: {e(U(P.mgm))} (avô ignorado)"); put(T, mgm=U(P.mgm))
    else: av.append(f"Maternos: {e(U(P.mgf))} e {e(U(P.mgm))}"); put(T, mgf=U(P.mgf), mgm=U(P.mgm))
    dn = P.dnv if n not in (7,) else ''
    put(T, dnv=dn)
    T['meta']['joint_notes'] = True
    notes = []
    if n == 2:
        t = f"Casou-se em {dd(P.marr)} com {P.spouse}, no Ofício dos Registros Públicos de Ijuí-RS, Livro B-{r.randint(12,60)}, fls. {r.randint(1,199)}, termo {r.randint(3000,9000)}, passando a usar o nome de {P.given} {P.sur.split(' ')[-1]} {P.spouse.split(' ')[-1]}."
        notes = [t]; put(T, anot=t)
    if n == 3:
        t = "Conforme Provimento 149 do CNJ, foi acrescentado ao assento o número do CPF em " + dd(P.issue) + ", sem emolumentos."
        t = f"Averba-se, por sentença do Juízo da Vara Única da Comarca de Barreirinha-AM, proc. {P.procn(P.issue)}, a guarda definitiva em favor da avó materna."
        notes = [t]; put(T, averb=t)
    if n == 4:
        d = P.between(P.marr, P.issue)
        t1 = f"Averbado em {dd(P.between(d, P.issue))} o número do CPF {P.cpf}, nos termos da Lei nº 13.484/2017."
        t2 = f"Casado em {dd(P.marr)} com {P.spouse}, no RCPN de Bariri-SP. Óbito do cônjuge anotado."
        t1 = f"Retificado o assento, por mandado de {dd(d)} do Juízo da 1ª Vara Cível de Jaú, para constar que o nome da mãe é {U(P.mother)} e não como constou."
        notes = [t1, t2]; put(T, averb=t1, anot=t2)
    if n == 6:
        t = f"Casou-se com {P.spouse}, em {dd(P.marr)}, matrícula {fm(matr(P.cns,1,P.marr.year,r.randint(20,70),r.randint(2,299),r.randint(4000,19999),2))}; divorciada por escritura pública de {dd(P.between(P.marr,P.issue))}, voltando ao nome de solteira."
        notes = [t]; put(T, anot=t)
    ntx = '<br>'.join(e(x) for x in notes) or ['Nada consta.', 'Sem anotações ou averbações.', BL][n % 3]
    cad = []
    if n in (2, 4, 6):
        d1 = P.between(date(2001, 1, 1), date(2016, 1, 1))
        cad.append(('RG', P.rg, dd(d1), f'SSP/{uf}', ''))
    if n in (2, 6): cad.append(('TÍTULO DE ELEITOR', f"{r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(100,9999):04d}", '', f'TRE/{uf} - ZONA {r.randint(3,180):03d} SEÇÃO {r.randint(9,300):04d}', ''))
    if n == 4: cad.append(('PASSAPORTE', 'FT' + str(r.randint(100000, 999999)), dd(date(2016, 5, 9)), 'DPF', dd(date(2026, 5, 8))))
    T['meta']['cadastro'] = [' '.join(x for x in c if x) for c in cad]
    crow = ''.join('<tr>' + ''.join(f'<td>{e(x) or "&nbsp;"}</td>' for x in c) + '</tr>' for c in cad)
    for t in ['RG', 'PIS/NIS', 'PASSAPORTE', 'CARTÃO NACIONAL DE SAÚDE'][len(cad) and 1:3 if cad else 4]:
        if not any(c[0] == t for c in cad): crow += f'<tr><td>{t}</td><td>{BL}</td><td></td><td></td><td></td></tr>'
    if P.twin:
        tw = twin_nm; twin(T, tw, alt=[f"{tw} - {fm(P.twinmatr, 0)}", f"{tw} {fm(P.twinmatr, 0)}"]); tcell, tn = 'SIM', f"{e(tw)} - {fm(P.twinmatr, 0)}"
    else: tcell, tn = 'NÃO', BL
    seal = f"{['0073528.','RS0341.','','35SP-','1389.','F842','SELOMA','AKR'][n-1]}{P.cap(4)}{r.randint(10000,99999)}.{r.randint(10000,99999)}" if n not in (4,) else ''
    put(T, selo=seal, oficial=P.off)
    sealbox = f'<div class="seal"><b>Selo de Fiscalização Digital</b><br>{seal}<br><small>Consulte a autenticidade no sítio do Tribunal de Justiça</small></div>' if seal else ''
    B = lambda lab, val, st='', cl='': f'<div class="b {cl}" style="{st}"><i>{lab}</i><span>{val}</span></div>'
    css = f'''.pg{{padding:13mm 14mm;font:9.2pt "Liberation Sans";color:#111;background:#fff}}
    .fr{{position:absolute;inset:5mm;border:5mm solid transparent;background:{guil('#4d8a5f',120,26,9,6)};}} .in{{position:absolute;inset:9.5mm;background:#fcfefb;border:.6pt solid #3c7a50}}
    .ct{{position:relative;height:100%;display:flex;flex-direction:column;padding:2mm 3mm}} .hd{{text-align:center;line-height:1.3}} .hd h1{{font-size:15pt;margin:2mm 0 1mm;letter-spacing:.6pt}}
    .r{{display:flex;gap:1.4mm;margin-top:2mm}} .b{{border:.5pt solid #555;padding:.8mm 1.4mm 1.2mm;min-height:9mm;flex:1;background:#fff}} .b i{{display:block;font:normal 6.5pt "Liberation Sans";color:#333}} .b span{{font-weight:bold;display:block;line-height:1.25}}
    .c{{text-align:center}} table{{border-collapse:collapse;width:100%;font-size:7.2pt}} td,th{{border:.4pt solid #777;padding:.5mm 1mm;height:3.6mm;text-align:left}} th{{font-weight:normal;background:#eef4ee;font-size:6.5pt}}
    .ft{{margin-top:auto;display:flex;gap:4mm;padding-top:2mm}} .ft>div{{flex:1;font-size:7.6pt;line-height:1.4}} .seal{{border:.8pt dashed #444;padding:1mm 2mm;font-size:7.6pt;margin-top:2mm;text-align:center}} .sg{{text-align:center;margin-top:3mm}}'''
    tel = f"({r.randint(11,98)}) 3{r.randint(200,999)}-{r.randint(1000,9999)}"
    body = f'''<div class="fr"></div><div class="in"></div><div class="ct"><div class="hd">{arms('#222',52)}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>CERTIDÃO DE NASCIMENTO</h1></div>
    <div class="r c">{B('Nome', f'<span style="font-size:11pt">{e(U(P.name))}</span>')}</div>
    <div class="r c">{B('CPF', C or BL, 'flex:.55')}{B('Matrícula', m)}</div>
    <div class="r">{B('Data de nascimento por extenso', e(dw), 'flex:3.4')}{B('Dia', f'{P.birth.day:02d}', 'flex:.4', 'c')}{B('Mês', f'{P.birth.month:02d}', 'flex:.4', 'c')}{B('Ano', P.birth.year, 'flex:.6', 'c')}</div>
    <div class="r">{B('Hora de nascimento', hora or BL, 'flex:.5')}{B('Naturalidade', e(mun)) if hasnat else ''}{B('Sexo', P.sexo, 'flex:.5')}</div>
    <div class="r">{B('Município de registro e unidade da federação', f'{e(U(city))} - {uf}', 'flex:.7')}{B('Local, município de nascimento e unidade da federação', e(loc))}</div>
    <div class="r">{B('Filiação', flines, 'min-height:13mm')}</div><div class="r">{B('Avós', '<br>'.join(av), 'min-height:13mm')}</div>
    <div class="r">{B('Gêmeo', tcell, 'flex:.2')}{B('Nome e matrícula do(s) gêmeo(s)', tn)}</div>
    <div class="r">{B('Data do registro por extenso', e(U(wd(P.reg))))}{B('Número da DNV', dn or BL, 'flex:.45')}</div>
    <div class="r">{B('Anotações/averbações a acrescer', '<span style="font-weight:normal">'+ntx+'</span>', 'min-height:30mm')}</div>
    <div class="r" style="display:block"><div style="font-size:6.5pt">Anotações de cadastro</div><table><tr><th>Tipo de documento<th>Número<th>Data de expedição<th>Órgão expedidor<th>Validade</tr>{crow}</table></div>
    <div class="ft"><div><b>{e(cart)}</b><br>Oficial(a) Registrador(a): {e(P.off)}<br>{e(city)} - {uf}<br>{e(r.choice(LOG))}, {r.randint(20,900)} - Centro<br>Tel. {tel} · registrocivil.{re.sub('[^a-z]','',city.lower())}@cartorios.net.br{sealbox}</div>
    <div class="c">O conteúdo da certidão é verdadeiro. Dou fé.<br>{e(city)} - {uf}, {dm(P.issue)}<div class="sg">{sign(r)}<br>________________________________________<br>{e(P.clerk) if n%3==0 else e(P.off)}<br>{'Escrevente autorizada' if n%3==0 else 'Oficial Registrador(a)'}</div></div></div></div>'''
    return page('A4', css, body), T

# ================================================================== E2  model of 2010-2017, labels beneath the rules, dark blue
@form
def e2(n):
    S = [None, ('SC','Blumenau',1958,(2011,2016),dict(foreign='de',mforeign='it')), ('PB','Cajazeiras',1996,(2011,2017),dict(home=True,nofather=True)), ('GO','Jataí',2012,(2012,2013),dict(given='Maria Antônia',sex='F')),
      ('RJ','Nova Friburgo',1983,(2010,2017),dict(agn='Neto',sex='M')), ('PA','Óbidos',1974,(2012,2016),dict(late=3,home=True,given='Nhayara do Socorro',sex='F')), ('ES','Colatina',2010,(2010,2015),dict(twin=True,sex='M')),
      ('CE','Quixadá',2001,(2013,2017),dict(given="Francisca D'Lourdes",sex='F')), ('RO','Vilhena',2015,(2015,2017),dict(birth=('Cacoal','RO'),given='Wlademyr Sebastián',sex='M'))][n]
    uf, city, by, iss, o = S
    P = person('E2', n, uf, city, by, iss, o, leafv=by < 2000); r = P.r; T = truth(P, 'E2', n)
    m = fm(P.matr, 1 if n % 3 else 2)
    X = ['xxxxxxxx', '— — —', '. . . . . . .', 'ignorado'][n % 4]
    dw = wd(P.birth); hora = f"{P.hh:02d}h{P.mm:02d}min" if n not in (1, 5) else ''
    cart = [None, 'Ofício do Registro Civil das Pessoas Naturais de Blumenau', 'Cartório Moreira Lustosa - 1º Registro Civil', 'Cartório de Registro Civil e Anexos de Jataí', 'Registro Civil das Pessoas Naturais do 1º Distrito', 'Cartório do Único Ofício de Óbidos', 'Cartório do Registro Civil e Tabelionato da Sede - Colatina', 'Cartório Pinto Bandeira - 2º Ofício', 'Ofício de Registro Civil das Pessoas Naturais e Tabelionato de Notas de Vilhena'][n]
    est = 'Domicílio' if o.get('home') else P.hosp
    L = f"A-{P.book}"; Fo = f"{P.leaf:03d}{'v' if P.v else ''}"; Te = mil(P.entry)
    put(T, nome=P.name, matr=m, texto=dw, hora=f"{P.hh:02d}:{P.mm:02d}" if hora else '', estab=est, mun=P.city, uf=P.uf, rmun=city, ruf=uf, cart=cart, livro=L, folha=Fo, termo=Te, oficial=P.off)
    T['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dd(P.birth), f"{P.birth.day:02d} {P.birth.month:02d} {P.birth.year}"]
    nat = lambda t: f"{t[0]}/{t[1]}"; tn = lambda t: f"{t[0]} - {t[1]}"
    put(T, g1=P.mother if n == 8 else P.father, g1n=tn(P.mnat if n == 8 else P.fnat), g2=P.father if n == 8 else P.mother, g2n=tn(P.fnat if n == 8 else P.mnat))
    gl = [(P.father, P.fnat), (P.mother, P.mnat)]
    if n == 8: gl.reverse()
    if P.nofather: gl = [(P.mother, P.mnat)]; put(T, g1=P.mother, g1n=tn(P.mnat), g2='', g2n='')
    if not P.nofather: put(T, pgf=P.pgf, pgm=P.pgm)
    put(T, mgf=P.mgf, mgm=P.mgm)
    pa = f"{P.pgf} e {P.pgm}" if not P.nofather else X
    if n == 5: pa = f"{P.pgm}"; T['data']['avós']['paternos'] = {"avô": "", "avó": P.pgm}
    dn = P.dnv if n in (3, 6, 8) else ''
    put(T, dnv=dn)
    obs = []
    an = ''; avb = ''
    if n == 1: an = f"O registrado faleceu em {dm(P.between(date(2005,1,1), P.issue))}, em Itajaí, deste Estado, conforme comunicação arquivada sob nº {r.randint(100,999)}." if P.masc else f"A registrada faleceu em {dm(P.between(date(2005,1,1), P.issue))}, em Itajaí, deste Estado, conforme comunicação arquivada sob nº {r.randint(100,999)}."
    if n == 4: avb = f"Por sentença do MM. Juiz da 2ª Vara de Família, {P.judge}, datada de {dm(P.between(date(1995,1,1), P.issue))}, foi incluído ao nome do registrado o agnome Neto."
    if n == 7: avb = f"À margem, em {dd(P.between(P.reg, P.issue))}: reconhecimento espontâneo de paternidade por {P.father}, nos termos da Lei 8.560/92."
    if n == 5: an = f"Casou com {P.spouse} aos {dm(P.marr)}, neste Ofício (Lv. B-{r.randint(5,30)}, fls. {r.randint(1,199)}, nº {r.randint(900,5000)})."
    put(T, averb=avb, anot=an)
    seal = f"{['TSP','CMB','','RJ','PA','ES','CE','RO'][n-1]}{r.randint(100000,999999)} {P.cap(3)}" if n not in (3, 2) else ''
    put(T, selo=seal)
    tw = '(x) Não   ( ) Sim'
    twn = X
    if P.twin: tw = '( ) Não   (x) Sim'; twn = P.twin + ', ' + fm(P.twinmatr, 1); twin(T, P.twin, alt=[twn])
    if n == 8: P.hosp
    css = f'''.pg{{padding:15mm 17mm 12mm;font:10.4pt "TeX Gyre Pagella";color:#14245e;background:#fffdf6 {guil('#eadfc4',200,44,16,3)}}}
    .k{{border:2.4pt double #14245e;height:100%;padding:6mm 8mm;display:flex;flex-direction:column}} .h{{text-align:center}} .h .a{{font:16pt "TeX Gyre Chorus"}} .h h1{{font:bold 22pt "TeX Gyre Pagella";margin:2mm 0 3mm;font-variant:small-caps;letter-spacing:1pt}}
    .f{{display:inline-block;vertical-align:bottom;padding:0 1.5mm 0 0;margin-top:4.2mm}} .f b{{display:block;font-weight:normal;border-bottom:.5pt solid #14245e;padding:0 1mm .3mm;min-height:5mm;color:#000;font-family:"Liberation Serif";font-size:12pt}} .f em{{font-size:8pt;display:block;padding-left:1mm}}
    .row{{display:flex;align-items:flex-end}} .row .f{{flex:1}} .sg{{text-align:center;font-size:9pt}}'''
    f = lambda lab, v, st='': f'<div class="f" style="{st}"><b>{v}</b><em>{lab}</em></div>'
    R = lambda *a: '<div class="row">' + ''.join(a) + '</div>'
    dt = P.birth
    ob = (avb or an) or ['Nada consta', X][n % 2]
    sealh = f'<div style="font-size:8.4pt;border:.6pt solid;padding:1mm 2mm">SELO Nº<br><b>{seal}</b></div>' if seal else '<div></div>'
    body = f'''<div class="k"><div class="h"><div class="a">República Federativa do Brasil</div>Registro Civil das Pessoas Naturais<h1>Certidão de Nascimento</h1></div>
    {R(f('nome de quem foi registrado', e(P.name), 'font-size:13pt;text-align:center'))}{R(f('matrícula', m, 'text-align:center'))}
    {R(f('nasceu em (data por extenso)', e(dw), 'flex:4'), f('dia', f'{dt.day:02d}', 'flex:.5'), f('mês', f'{dt.month:02d}', 'flex:.5'), f('ano', dt.year, 'flex:.7'))}
    {R(f('hora', hora or X, 'flex:.6'), f('sexo', P.sexo.lower() if n%2 else P.sexo, 'flex:.6'), f('município e UF de nascimento', f'{e(P.city)}/{P.uf}', 'flex:1.4'))}
    {R(f('local do nascimento', e(est if not o.get('home') else f'Domicílio ({P.addr})')))}
    {R(f('município e Estado em que se fez o registro', f'{e(city)}/{uf}', 'flex:1.2'), f('data do registro, por extenso', e(wd(P.reg)), 'flex:2'))}
    {R(f('genitores e respectivas naturalidades', '<br>'.join(f'{e(a)} (de {e(nat(b))})' for a, b in gl)))}
    {R(f('avós paternos', e(pa)))}{R(f('avós maternos', e(f'{P.mgf} e {P.mgm}')))}
    {R(f('é gêmeo(a)?', tw, 'flex:.6'), f('se for, nome e matrícula do(a) outro(a)', e(twn), 'flex:2'))}
    {R(f('nº da Declaração de Nascido Vivo', dn or X, 'flex:.8'), f('assentamento: livro', L, 'flex:.4'), f('folha', Fo, 'flex:.4'), f('termo', Te, 'flex:.5'))}
    {R(f('observações / averbações' if not an else 'observações / anotações', e(ob), 'min-height:15mm'))}
    <div style="margin-top:auto;display:flex;justify-content:space-between;align-items:flex-end;gap:6mm;padding-top:3mm"><div style="font-size:8.6pt;line-height:1.35;flex:1"><b>{e(cart)}</b><br>{e(P.off)}, {'Oficiala' if P.off.split()[0][-1]=='a' else 'Oficial'}<br>{e(city)} — {uf}<br>{e(r.choice(LOG))} nº {r.randint(10,800)}, Centro<br>Fone {r.randint(30,99)} 3{r.randint(200,999)} {r.randint(1000,9999)}</div>{sealh}<div class="sg" style="flex:1">O conteúdo desta certidão é verdadeiro; dou fé.<br>{e(city)}, {dm(P.issue)}.<br>{sign(r,'#111')}<br><span style="border-top:.5pt solid;padding:0 6mm">assinatura do oficial ou preposto</span></div></div></div>'''
    if avb and n == 7:
        pass
    T['meta']['joint_notes'] = False
    return page('A4', css, body), T

# ================================================================== E3  electronic certificate, key/value rows, codes
@form
def e3(n):
    S = [None, ('RS','Bagé',1991,(2021,2025),dict()), ('PR','Foz do Iguaçu',2020,(2021,2025),dict(foreign='ar',given='Amira',sex='F')), ('SP','Araraquara',2023,(2023,2025),dict(twomothers=True,given='Benjamin',sex='M')),
      ('MT','Cáceres',1969,(2020,2024),dict(home=True)), ('SE','Lagarto',2006,(2022,2025),dict(nofather=True)), ('SP','Santos',2019,(2020,2024),dict(twin=True,sex='F')), ('RN','Caicó',1955,(2021,2024),dict(given='Gerôncio',sex='M',home=True)),
      ('SC','Chapecó',2024,(2024,2025),dict(birth=('Xanxerê','SC'),name='Wideline Saint-Fleur Joseph',sex='F',fnat=('Gonaïves','Haiti'),mnat=('Porto Príncipe','Haiti')))][n]
    uf, city, by, iss, o = S
    P = person('E3', n, uf, city, by, iss, o); r = P.r
    if n == 8:
        P.father, P.mother, P.pgf, P.pgm, P.mgf, P.mgm = 'Jean Renel Joseph', 'Marie Guerline Saint-Fleur', 'Dieudonné Joseph', 'Rose-Andrée Pierre', 'Wilner Saint-Fleur', 'Elvanise Charles'
    if n == 2: P.name = f"Amira {P.father.split(' ')[-1]}" if False else P.name
    T = truth(P, 'E3', n)
    m = fm(P.matr, 1 if n % 2 else 3)
    NC = ['não consta', 'não informado', '—', 'ignorado(a)'][n % 4]
    C = P.cpf if n in (1, 2, 3, 6, 8, 4, 5) else ''
    cart = [None, 'RCPN de Bagé - 1ª Zona', 'Registro Civil do 1º Ofício da Comarca de Foz do Iguaçu', 'Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito de Araraquara', '2º Serviço Notarial e Registral de Cáceres', 'Cartório do 3º Ofício de Lagarto', 'Registro Civil das Pessoas Naturais do 2º Subdistrito de Santos', 'Terceiro Ofício de Notas - Registro Civil de Caicó', 'Escrivania de Paz e Registro Civil da Sede de Chapecó'][n]
    dx = dm(P.birth) if n % 2 == 0 else dd(P.birth)
    hora = f"{P.hh:02d}:{P.mm:02d}" if n not in (4,) else ''
    place = lambda t: f"{t[0]} - {t[1]}" if len(t[1]) == 2 else f"{t[0]}, {t[1]}"
    est = 'Domicílio' if o.get('home') else P.hosp
    natl = n not in (1, 4, 7)
    put(T, nome=P.name, cpf=C, matr=m, texto=dx, hora=hora, nat=f"{P.city} - {P.uf}" if natl else '', estab=est, mun=P.city, uf=P.uf, rmun=city, ruf=uf, cart=cart, livro=str(P.book), folha=str(P.leaf), termo=str(P.entry), oficial=P.off)
    if n % 2 == 0: T['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dd(P.birth)]
    order = [('m', P.mother, P.mnat), ('f', P.father, P.fnat)]
    if n % 3 == 1: order.reverse()
    if P.nofather: order = order[:1] if order[0][0] == 'm' else order[1:]
    rows_f = []
    for k, (q, a, b) in enumerate(order):
        put(T, **{f'g{k+1}': a, f'g{k+1}n': place(b)})
        rows_f.append((f'Filiação {k+1}', e(a))); rows_f.append(('Naturalidade', e(place(b))))
    if P.nofather: rows_f.append(('Filiação 2', NC)); 
    put(T, mgf=P.mgf, mgm=P.mgm)
    if not P.nofather: put(T, pgf=P.pgf, pgm=P.pgm)
    if n == 4: P.pgf = ''; put(T, pgf='')
    pa = ' e '.join(x for x in ((P.pgf, P.pgm) if not P.nofather else ()) if x) or NC
    dn = P.dnv if by >= 2010 else ''
    put(T, dnv=dn)
    avb = an = ''
    if n == 1: an = f"Casamento em {dd(P.marr)} com {P.spouse}, registrado no RCPN de Dom Pedrito-RS sob matrícula {fm(matr(P.cns+7,1,P.marr.year,r.randint(3,40),r.randint(1,299),r.randint(900,9999),2),1)}."
    if n == 5: avb = f"AV-1: por ato de {dd(P.between(date(2018,1,10),P.issue))}, foi incluído o número de inscrição no CPF, na forma do art. 9º do Provimento CNJ nº 63/2017."
    if n == 7: an = f"Faleceu em {dd(P.between(date(2010,1,1),P.issue))} no município de Jardim do Seridó-RN; termo de óbito nº {r.randint(1000,8000)}, livro C-{r.randint(9,33)}."; avb = f"Retificação administrativa (art. 110 da Lei 6.015/73) em {dd(P.between(date(1999,1,1),date(2009,1,1)))}: grafia do prenome alterada de \"Jerôncio\" para \"Gerôncio\"."
    if n == 6: avb = f"Alteração do sobrenome materno, em razão de casamento da genitora, averbada em {dd(P.between(P.reg,P.issue))}."
    put(T, averb=avb, anot=an)
    tws = 'Não'
    if P.twin: tws = f"Sim. Irmã gêmea: {P.twin}"; twin(T, P.twin, alt=[f"Irmã gêmea: {P.twin}"])
    seal = [f"RS{r.randint(1000,9999)}.04.{r.randint(1900000,2400000)}.{r.randint(10000,99999)}", f"SFRC1.{P.cap(5)}.{P.cap(5)}-{P.cap(5)}.F{r.randint(100,999)}q", f"{r.randint(100000,130000)}2CE{r.randint(10**11,10**12-1)}", f"BTX{r.randint(10000,99999)}", f"2022295{r.randint(10**8,10**9-1)}", '', f"RN{P.cap(4)}2023009{r.randint(10000,99999)}{P.cap(3)}", f"HD{P.cap(1)}{r.randint(10000,99999)}-{P.cap(4)}"][n-1]
    put(T, selo=seal)
    sec = lambda t, rows: f'<tr class="s"><td colspan=2>{t}</td></tr>' + ''.join(f'<tr><th>{a}</th><td>{b}</td></tr>' for a, b in rows)
    cod = '-'.join(P.cap(4) for _ in range(4)).lower()
    idt = [('Serventia', e(cart)), ('CNS / Município-UF', f"{P.cns:06d} · {e(city)} - {uf}"), ('Identificador do assento (matrícula)', m), ('Lavrado em', dd(P.reg) if n % 2 else dm(P.reg))]
    reg = [('Nome civil', f'<b style="font-size:10pt">{e(P.name)}</b>'), ('CPF do(a) registrado(a)', C or NC), ('Sexo', P.sexo)] + ([('Naturalidade', e(f"{P.city} - {P.uf}"))] if natl else [])
    nas = [('Nascido(a) em', dx), ('Horário', hora or NC), ('Estabelecimento ou local', e(est)), ('Município do parto', f"{e(P.city)} - {P.uf}"), ('Nº da DNV', dn or NC), ('Parto múltiplo', e(tws))]
    asc = rows_f + [('Avós paternos', e(pa)), ('Avós maternos', e(f"{P.mgf} e {P.mgm}"))]
    nts = [('Averbações', e(avb) or 'Não há'), ('Anotações', e(an) or ('Não há' if n % 2 else 'Nada consta'))]
    printed = P.issue + timedelta(days=r.randint(2, 25))
    css = f'''.pg{{padding:11mm 12mm 10mm 21mm;font:8.6pt Roboto;color:#1b1b1b;background:#fff}} .side{{position:absolute;left:4mm;top:12mm;height:262mm;width:12mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6.6pt;color:#444;border-left:1pt solid #1f6f8b;padding-left:2mm;line-height:1.3}}
    .top{{display:flex;align-items:center;gap:5mm;border-bottom:2pt solid #1f6f8b;padding-bottom:3mm}} .top h1{{font:500 15pt Roboto;margin:0;color:#154f63}} .top div.t{{flex:1}} table{{width:100%;border-collapse:collapse;margin-top:2.5mm}} th{{width:52mm;text-align:right;font-weight:400;color:#4c5a60;padding:1.5mm 3mm 1.5mm 0;vertical-align:top;font-size:8pt}} td{{padding:1.5mm 1mm;border-bottom:.3pt dotted #aab;font-weight:500}} tr.s td{{background:#e2eff3;color:#154f63;font-weight:700;font-size:7.6pt;letter-spacing:.7pt;border:0;padding:1mm 2mm}}
    .bx{{display:flex;gap:5mm;margin-top:4mm;border:.6pt solid #1f6f8b;padding:3mm;align-items:center;font-size:7.8pt;line-height:1.45}}'''
    titular = 'Oficial titular' if n % 2 else 'Registrador(a)'
    body = f'''<div class="side">Documento assinado digitalmente com certificado ICP-Brasil (MP 2.200-2/2001) por {e(P.clerk)}, escrevente, em {dd(P.issue)} às {r.randint(8,17):02d}:{r.randint(0,59):02d}:{r.randint(0,59):02d}.<br>Arquivo gerado para remessa por correio eletrônico - impresso pelo interessado em {dd(printed)} - válida por 30 dias para conferência no portal.</div>
    <div class="top">{arms('#154f63',46)}<div class="t"><h1>Certidão eletrônica de nascimento</h1>República Federativa do Brasil &nbsp;·&nbsp; Registro Civil das Pessoas Naturais<br><span style="font-size:7.4pt;color:#555">2ª via digital · pedido nº {r.randint(10**7,10**8-1)}</span></div>{qr(r,72)}</div>
    <table>{sec('DO ASSENTO', idt)}{sec('DO(A) REGISTRADO(A)', reg)}{sec('DO NASCIMENTO', nas)}{sec('DA ASCENDÊNCIA', asc)}{sec('DAS MARGENS', nts)}</table>
    <div class="bx"><div style="flex:1">Certifico que o teor acima é extrato fiel do assento. Dou fé.<br>Emitida em <b>{dd(P.issue) if n%2==0 else dm(P.issue)}</b> — {e(city)}/{uf}.<br>{titular}: <b>{e(P.off)}</b><br>{e(P.addr)}, CEP {r.randint(10,99)}{r.randint(100,999)}-{r.randint(100,999)}</div>
    <div style="flex:1;border-left:.4pt solid #999;padding-left:4mm">Código de validação: {cod}<br>Confira em https://certidao.rcpn.exemplo.org.br/v/{cod[:9]}<br>{'Selo digital: <b>'+seal+'</b>' if seal else 'Ato isento de selo (Lei 9.534/97)'}<br>Emolumentos: R$ {r.randint(28,55)},{r.randint(10,99)} · ISS: R$ {r.randint(1,3)},{r.randint(10,99)}</div></div>
    <div style="font-size:6.8pt;color:#666;margin-top:3mm">A certidão em meio eletrônico tem a mesma validade da expedida em papel. Provimento CNJ nº 149/2023{', arts. 463 e seguintes' if by>=2023 else ''}. O papel em que se imprime este arquivo não substitui a verificação do original no endereço acima.</div>'''
    T['accept'].setdefault('registro.termo', [])
    del T['accept']['registro.termo']
    return page('A4', css, body), T

# ================================================================== E4  landscape, 2018 and later, three panels
@form
def e4(n):
    S = [None, ('AC','Tarauacá',2019,(2020,2024),dict(name='Yawa Txana Huni Kuin Sereno',sex='M',home=True)), ('TO','Porto Nacional',2022,(2022,2025),dict(given='Rhyanna Thawanny',sex='F')), ('MG','Diamantina',1972,(2019,2024),dict(given='Ursulina',sex='F')),
      ('DF','Brasília',2021,(2021,2023),dict(given='Lívia Maria',sex='F',fnat=('Lisboa','Portugal'))), ('RR','Boa Vista',2018,(2019,2025),dict(nofather=True,given='Yuleisy Valentina',sex='F',mnat=('El Tigre','Venezuela'))), ('PE','Serra Talhada',2023,(2023,2025),dict(twin=True,sex='M')),
      ('AL','Penedo',1998,(2018,2024),dict(given='Kleverton',sex='M')), ('PR','União da Vitória',2024,(2024,2025),dict(foreign='pl',birth=('Porto União','SC')))][n]
    uf, city, by, iss, o = S
    P = person('E4', n, uf, city, by, iss, o); r = P.r
    if n == 1: P.father, P.mother, P.pgf, P.pgm, P.mgf, P.mgm = 'Isaka Huni Kuin Sereno', 'Bimi Maria Kaxinawá', 'Tuim Sereno Huni Kuin', 'Ayani Huni Kuin', 'Francisco Siã Kaxinawá', 'Pãteani Kaxinawá'; P.hosp = None
    if n == 5: P.mother, P.name, P.mgf, P.mgm = 'Yusmary del Carmen Rondón Salazar', 'Yuleisy Valentina Rondón Salazar', 'Eleazar Rondón Marcano', 'Carmen Zoraida Salazar'
    T = truth(P, 'E4', n)
    C = P.cpf if n not in (1, 3, 7) else (P.cpf if n == 7 else '')
    m = fm(P.matr, [0, 1, 2, 3][n % 4])
    cart = [None, 'Serventia de Registro Civil das Pessoas Naturais de Tarauacá', 'Registro Civil de Pessoas Naturais, Interdições e Tutelas de Porto Nacional', 'Cartório de Registro Civil do Distrito-Sede de Diamantina', '5º Ofício de Registro Civil, Títulos e Documentos e Pessoas Jurídicas', '1º Ofício de Notas, Protesto, Registro Civil de Boa Vista', 'Serventia Registral de Serra Talhada - 1º Distrito', '1º Cartório de Registro Civil de Penedo', 'Serviço Distrital e Registro Civil de União da Vitória'][n]
    NO = ['***', 'nada consta', '(em branco)', 'não declarado'][n % 4]
    dx = wd(P.birth) if n % 2 else dm(P.birth)
    both = n % 2
    hora = f"{P.hh:02d}h{P.mm:02d}" if n not in (3, 1) else ''
    pl = lambda t: f"{t[0]}-{t[1]}" if len(t[1]) == 2 else f"{t[0]}, {t[1]}"
    tp = lambda t: f"{t[0]} - {t[1]}" if len(t[1]) == 2 else f"{t[0]}, {t[1]}"
    est = ('Aldeia Morada Nova' if n == 1 else P.hosp)
    put(T, nome=P.name, cpf=C, matr=m, texto=dx, hora=f"{P.hh:02d}:{P.mm:02d}" if hora else '', nat=f"{P.city} - {P.uf}", estab=est, mun=P.city, uf=P.uf, rmun=city, ruf=uf, cart=cart, livro=str(P.book), folha=str(P.leaf), termo=str(P.entry), oficial=P.off)
    T['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dd(P.birth)] if both else []
    if not both: del T['accept']['dados_pessoais.data_nascimento.texto_completo']
    if n == 1: T['accept']['local_nascimento.estabelecimento'] = ['Aldeia Morada Nova, Terra Indígena Praia do Carapanã']
    put(T, g1=P.mother, g1n=tp(P.mnat), mgf=P.mgf, mgm=P.mgm, dnv=P.dnv if by >= 2017 and n != 1 else '')
    if not P.nofather: put(T, g2=P.father, g2n=tp(P.fnat), pgf=P.pgf, pgm=P.pgm)
    if n == 3: put(T, mgf='')
    extra = ''
    avb = an = ''
    if n == 1: extra = '<p><b>Povo (etnia):</b> Huni Kuin (Kaxinawá) &nbsp; <b>Aldeia de origem dos pais:</b> Morada Nova &nbsp; <b>RANI nº</b> 4.' + str(r.randint(100, 999)) + '/2019</p>'
    if n == 3: an = f"Contraiu matrimônio com {P.spouse} em {dm(P.marr)}, em Gouveia-MG; viúva desde {dm(P.between(P.marr,P.issue))}."
    if n == 7: avb = f"Em {dm(P.between(date(2017,11,20),P.issue))} procedeu-se à averbação de reconhecimento de filho socioafetivo (Prov. CNJ 63/2017), permanecendo inalterada a ascendência biológica."
    if n == 4: avb = f"Averbada em {dd(P.between(P.reg,P.issue))} a dupla nacionalidade declarada pelo genitor."
    put(T, averb=avb, anot=an)
    T['meta']['joint_notes'] = True
    tw = ''
    if P.twin: tw = f'<p><b>Gemelaridade:</b> sim, com {e(P.twin)} (mat. {fm(P.twinmatr,1)})</p>'; twin(T, P.twin, alt=[f"com {P.twin} (mat. {fm(P.twinmatr,1)})", f"{P.twin} (mat. {fm(P.twinmatr,1)})"])
    else: tw = '<p><b>Gemelaridade:</b> não</p>' if n != 5 else ''
    seal = '' if n == 2 else f"{P.cap(3)}-{r.randint(1000,9999)}-{P.cap(4)}-{P.cap(2)}"
    put(T, selo=seal)
    g = lambda t, a, b: f'<div class="cd"><h3>{t}</h3><div class="nm">{e(a)}</div>{("natural de " + e(pl(b))) if b else ""}</div>'
    gp = lambda t, x: f'<div class="cd"><h3>{t}</h3>{"<br>".join(e(y) for y in x) if x else NO}</div>'
    mgl = [P.mgf, P.mgm] if n != 3 else [P.mgm]
    css = f'''.pg{{font:11pt "Roboto Condensed";color:#2b2018;background:#fff;display:flex}} .st{{width:62mm;background:#f6ede4;border-right:1.2pt dashed #9a5b34;padding:11mm 7mm;font-size:8pt;line-height:1.45;display:flex;flex-direction:column;gap:3mm}}
    .mn{{flex:1;padding:10mm 11mm 8mm 9mm;display:flex;flex-direction:column}} h1{{font:700 19pt "Roboto Condensed";margin:0;color:#8a4420;letter-spacing:.4pt}} h2{{font:700 14pt "Roboto Condensed";margin:3mm 0 1mm;padding-bottom:1mm;border-bottom:1pt solid #8a4420}} p{{margin:1.7mm 0;line-height:1.5}} b{{font-weight:500;color:#8a4420}}
    .g{{display:grid;grid-template-columns:1fr 1fr;gap:2.5mm;margin-top:2mm}} .cd{{border:.6pt solid #c9a489;border-radius:1.6mm;padding:1.6mm 2.4mm;line-height:1.4}} h3{{font:500 7.4pt "Roboto Condensed";margin:0;color:#8a4420;text-transform:none}} .nm{{font-weight:700;font-size:10pt}}'''
    fst = r.randint(20, 70)
    body = f'''<div class="st"><div style="text-align:center">{arms('#8a4420',48)}<br><b>{e(cart)}</b><br>{e(city)} · {uf}</div><div>{e(P.addr)}<br>CEP {r.randint(10,79)}{r.randint(100,999)}-{r.randint(100,999)}<br>CNS {P.cns:06d}</div><div><b>Oficial Registrador:</b><br>{e(P.off)}</div>
    <div style="text-align:center">{qr(r,84,c='#3a241a')}</div><div>{'<b>Selo digital</b><br>' + seal if seal else '<b>Gratuita</b> (art. 30 da Lei 6.015/73)'}</div><div style="margin-top:auto">Emol. R$ {fst},{r.randint(10,99)}<br>Taxa judiciária R$ {fst//4},{r.randint(10,99)}<br>Pedido {r.randint(1000,99999)}/{P.issue.year}<br>Via: {'1ª' if P.o.get('sameday') else '2ª'} &nbsp; Atendente: {e(P.clerk.split(' ')[0])}</div></div>
    <div class="mn"><div style="display:flex;justify-content:space-between;align-items:flex-end"><div><span style="font-size:7.6pt">REPÚBLICA FEDERATIVA DO BRASIL — REGISTRO CIVIL DAS PESSOAS NATURAIS</span><h1>Certidão de Nascimento</h1>em breve relato</div><div style="text-align:right">Matrícula<br><span style="font-size:11pt;font-weight:700">{m}</span></div></div>
    <h2>{e(P.name)}</h2>
    <p><b>Inscrito(a) no CPF sob nº</b> {C or NO} &nbsp; <b>Sexo:</b> {P.sexo.lower()} &nbsp; <b>Naturalidade declarada:</b> {e(pl((P.city,P.uf)))}{' &nbsp; <b>DNV:</b> ' + P.dnv if by >= 2017 and n != 1 else ''}</p>
    <p><b>Nasceu em</b> {e(dx)}{f' ({dd(P.birth)})' if both else ''}{', às ' + hora if hora else ', em hora não declarada'}, <b>{P.hprep() if n != 1 else "na"}</b> {e(est if n != 1 else 'Aldeia Morada Nova, Terra Indígena Praia do Carapanã')}, <b>em</b> {e(pl((P.city,P.uf)))}.</p>
    {extra}<p><b>Registro feito em</b> {dd(P.reg) if n % 2 else e(wd(P.reg))}, <b>nesta serventia</b>.</p>{tw}
    <div class="g">{g('Genitora', P.mother, P.mnat)}{g('Genitor', P.father, P.fnat) if not P.nofather else '<div class="cd"><h3>Genitor</h3>'+NO+'</div>'}{gp('Pais da genitora (avós maternos)', mgl)}{gp('Pais do genitor (avós paternos)', [P.pgf, P.pgm] if not P.nofather else [])}</div>
    <div class="cd" style="margin-top:2.5mm;min-height:17mm"><h3>Averbações e anotações existentes à margem</h3>{e(avb or an) or NO}</div>
    <div style="margin-top:auto;display:flex;justify-content:space-between;align-items:flex-end"><div>Certidão extraída em {e(city)}, {dm(P.issue) if n%2==0 else dd(P.issue)}.<br>Conferida e achada conforme; dou fé.</div><div style="text-align:center">{sign(r,'#222',170)}<br>____________________________________<br>{e(P.clerk)}<br>Escrevente designada</div></div></div>'''
    return page('A4L', css, body), T

# ================================================================== E5  Rio de Janeiro, printed narrative with filled lines, 1976-2006
@form
def e5(n):
    S = [None, ('Petrópolis',1951,(1977,1984),dict(foreign='de')), ('Niterói',1979,(1979,1980),dict(given='Alexandre Magno',sex='M')), ('Campos dos Goytacazes',1968,(1986,1992),dict(home=True,nofather=True)),
      ('Nova Iguaçu',1984,(1984,1990),dict(twin=True,sex='F')), ('Volta Redonda',1990,(1995,2004),dict(given='Wellington',sex='M')), ('Itaperuna',1975,(1999,2006),dict(given='Ivanise Maria Auxiliadora das Dores',sex='F')),
      ('Niterói',1947,(1978,1983),dict(home=True,foreign='ar',sex='M',agn='Filho')), ('Nova Friburgo',1993,(1998,2005),dict(given='Priscila Raquel',sex='F'))][n]
    city, by, iss, o = S
    P = person('E5', n, 'RJ', city, by, iss, o, leafv=True, bookmax=120); r = P.r; T = truth(P, 'E5', n)
    cart = {'Petrópolis':'Cartório do Registro Civil do 1º Distrito de Petrópolis','Niterói':['Cartório da 2ª Zona Judiciária de Niterói','Cartório da 1ª Circunscrição do Registro Civil de Niterói'][n == 7],'Campos dos Goytacazes':'Cartório do 2º Subdistrito do 1º Distrito','Nova Iguaçu':'Cartório da 3ª Circunscrição - Nova Iguaçu','Volta Redonda':'Cartório do 4º Ofício de Justiça','Itaperuna':'Cartório do 1º Ofício do Registro Civil','Nova Friburgo':'Cartório do Registro Civil do 1º e 2º Distritos'}[city]
    F = lambda v, mw=0: f'<span class="f" style="min-width:{mw}mm">{v}</span>'
    nm = U(P.name) if n % 2 else P.name
    L = f"{P.book}" if n in (1, 3, 7) else f"A-{P.book}" if n in (2, 5) else f"{P.book}-A"
    Fo = f"{P.leaf}{'v.' if P.v and n % 2 else 'v' if P.v else ''}"; Te = mil(P.entry) if n % 3 else str(P.entry)
    dx = wd(P.birth)
    hora = hora12(P.hh, P.mm) if n in (1, 3, 4, 7) else (f"às {P.hh:02d}:{P.mm:02d} horas" if n != 6 else '')
    ht = f"{P.hh:02d}:{P.mm:02d}" if hora else ''
    est = 'domicílio' if o.get('home') else P.hosp
    put(T, nome=nm, texto=dx, hora=ht, estab='Domicílio' if o.get('home') else P.hosp, mun=city, uf='RJ', rmun=city, ruf='RJ', cart=cart, livro=L, folha=Fo.rstrip('.'), termo=Te, mgf=P.mgf, mgm=P.mgm)
    if Fo.endswith('.'): put(T, folha=Fo)
    a = P.o_a
    nt = lambda t: (f"desta cidade" if t[0] == city and n % 2 else f"{t[0]}, Estado {EST[t[1]]}" if t[1] != 'DF' else 'Brasília, Distrito Federal')
    np_ = lambda t: f"{t[0]} - {t[1]}"
    if P.nofather: put(T, g1=P.mother, g1n=np_(P.mnat))
    else: put(T, g1=P.father, g1n=np_(P.fnat), g2=P.mother, g2n=np_(P.mnat), pgf=P.pgf, pgm=P.pgm)
    if n == 7: pass
    DASH = ['-.-.-.-.-.-.-.-', 'x.x.x.x.x.x.x', '- - - - - - - -', '====='][n % 4]
    if P.nofather: fil = f"{F(DASH, 60)} e de D. {F(e(P.mother))}, natural de {F(e(nt(P.mnat)))}, {F(P.mprof)}"; avp = F(DASH, 55)
    else:
        fil = f"{F(e(P.father))}, natural de {F(e(nt(P.fnat)))}, {F(P.fprof)}, e de D. {F(e(P.mother))}, natural de {F(e(nt(P.mnat)))}, {F(P.mprof)}"
        avp = F(e(f"{P.pgf} e {P.pgm}"))
    avm = F(e(f"{P.mgf} e {P.mgm}"))
    decl = ['o pai', 'o genitor', 'a própria mãe', 'o pai', 'a avó materna', 'o pai', 'o pai do registrado', 'o pai'][n - 1]
    obs = ''; avb = an = ''
    if n == 4: obs = f"Gêmea com {P.twin}, registrada em seguida, sob o nº de ordem imediato."; twin(T, P.twin, info=P.twin, alt=[obs, f"Gêmea com {P.twin}"])
    if n == 1: an = f"Consta anotado o casamento d{a} registrad{a}, em {dm(P.marr)}, com {P.spouse}, em Teresópolis, deste Estado."
    if n == 6: avb = f"Averbada em {dd(P.between(P.reg,P.issue))}, por mandado do Juízo da 1ª Vara de Itaperuna, a separação... ".replace('a separação... ', 'a retificação do nome da avó paterna.'); 
    if n == 3: avb = f"Por despacho do Dr. Juiz de Direito, de {dm(P.between(P.reg,P.issue))}, foi acrescentado ao nome d{a} registrad{a} o sobrenome {P.sur.split(' ')[-1]}."
    put(T, averb=avb, anot=an)
    ob = e(obs or avb or an) or DASH * 3
    T['meta']['joint_notes'] = True
    if obs: T['accept']['observações.averbações'] = [obs]; T['accept']['observações.anotações'] = [obs]
    seal = f"{r.choice(['FKL','GDA','HCT'])} {r.randint(10000,99999)}" if P.issue.year >= 1998 else ''
    put(T, selo=seal)
    clerk_signs = n in (5, 8)
    put(T, oficial=P.off if not clerk_signs else P.clerk)
    whr = f"{F(e(est))}, à {F(e(P.addr))}," if o.get('home') else f"{F(e(est))},"
    sto = 'nesta cidade' if n % 2 else f"{city}, neste Estado"
    css = f'''.pg{{padding:12mm 13mm;font:12pt "TeX Gyre Schola";color:#1f2f25;background:#fbf7ea}} .o{{border:1.4pt solid #40604a;outline:.5pt solid #40604a;outline-offset:-2mm;height:100%;padding:8mm 11mm 7mm;display:flex;flex-direction:column}}
    .hd{{text-align:center;line-height:1.35;font-size:10.5pt}} .hd b{{font-size:12.5pt}} h1{{text-align:center;font:bold 19pt "TeX Gyre Schola";letter-spacing:2pt;margin:6mm 0 5mm}} .tx{{line-height:2.02;text-align:justify;font-size:11.2pt}} .f{{font-family:"Nimbus Mono PS";font-size:11.2pt;font-weight:400;color:#1a1a28;border-bottom:.7pt dotted #40604a;display:inline;padding:0 1mm}} .lines{{line-height:1.9;border-bottom:.7pt dotted #40604a}}
    .bt{{margin-top:auto;display:flex;justify-content:space-between;align-items:flex-end}}'''
    vd = f"{P.issue.day:02d} de {MES[P.issue.month-1]} de {P.issue.year}" if n % 2 else f"{P.issue.day} de {MES[P.issue.month-1]} de {P.issue.year}"
    body = f'''<div class="o"><div style="display:flex;align-items:center"><div style="width:24mm">{arms('#40604a',60)}</div><div class="hd" style="flex:1"><b>ESTADO DO RIO DE JANEIRO</b><br>PODER JUDICIÁRIO<br>Município de {e(city)}<br>{e(cart)}</div><div style="width:24mm;font-size:7.4pt;text-align:center;border:.5pt solid #40604a;padding:1.4mm">{'SELO DE FISCALIZAÇÃO<br><b style="font-family:Nimbus Mono PS;font-size:9pt">'+seal+'</b>' if seal else 'Taxa Judiciária<br>paga por verba<br>Cr$ '+str(r.randint(12,480))+',00'}</div></div>
    <h1>NASCIMENTO</h1><div class="tx"><b>CERTIFICO</b>, a pedido verbal de pessoa interessada, que, revendo os livros de assentamentos de nascimentos deste cartório, no de número {F(L)}, a folhas {F(Fo)}, sob o número de ordem {F(Te)}, encontrei o de {F('<b>'+e(nm)+'</b>')}, do sexo {F(P.sexo.lower())}, de cor {F(r.choice(['branca','parda','preta','morena']))}, nascid{a} a {F(dx)}{', ' + F(hora) if hora else ', em hora que não foi declarada'}, em {whr} {F(e(sto))}, filh{a} de {fil}; net{a} pelo lado paterno de {avp} e pelo lado materno de {avm}.
    O registro foi feito a {F(dm(P.reg) if n%2 else wd(P.reg))}, sendo declarante {F(decl)} e testemunhas {F(e(P.w1))} e {F(e(P.w2))}.</div>
    <div class="tx" style="margin-top:2mm">Observações: <span class="f">{ob}</span></div>
    <div class="bt"><div style="font-size:8pt;line-height:1.5">Buscas ......... {r.randint(2,90)},00<br>Certidão ....... {r.randint(5,90)},00<br>Total ............ {r.randint(95,190)},00<br><br>{stamp('REGISTRO CIVIL · ' + city.upper()[:14], 'RJ', '#5a4a8a', 84, -11, .45)}</div>
    <div style="text-align:center;font-size:10.6pt">O referido é verdade e dou fé.<br>{e(city)}, {F(vd)}<br><br>{sign(r,'#20307a',170)}<br>_______________________________<br>{e(P.clerk if clerk_signs else P.off)}<br>{'Escrevente Juramentada' if clerk_signs else ['Oficial do Registro Civil','Oficial Titular'][n%2]}</div></div></div>'''
    return page('A4', css, body), T

# ================================================================== E6  Minas Gerais, A5 landscape, numbered boxes, 1978-1998
@form
def e6(n):
    S = [None, ('Montes Claros',1980,(1980,1981),dict(sameday=True)), ('Juiz de Fora',1962,(1979,1985),dict(foreign='it')), ('Patos de Minas',1986,(1986,1988),dict(nofather=True)), ('São João del-Rei',1949,(1978,1985),dict(home=True)),
      ('Uberlândia',1991,(1991,1996),dict(agn='Júnior',sex='M')), ('Governador Valadares',1977,(1984,1990),dict(birth=('Conselheiro Pena','MG'),home=True,late=2)), ('Poços de Caldas',1988,(1989,1995),dict(twin=True,sex='M',twinsex='F')), ('Diamantina',1971,(1990,1998),dict(given='Ordália',sex='F'))][n]
    city, by, iss, o = S
    P = person('E6', n, 'MG', city, by, iss, o, leafv=True, bookmax=95); r = P.r; T = truth(P, 'E6', n, *PTS['A5L'])
    dist = {'Montes Claros':'Sede','Juiz de Fora':'1º Subdistrito','Patos de Minas':'Sede','São João del-Rei':'Sede','Uberlândia':'2º Subdistrito','Governador Valadares':'1º Subdistrito','Poços de Caldas':'Sede','Diamantina':'Sede'}[city]
    cart = f"CARTÓRIO DO REGISTRO CIVIL {['SANTOS PRATES','HALFELD','DO PARANAÍBA','DO ROSÁRIO','DO 2º SUBDISTRITO','FIGUEIRA','DA FONTE','DO TIJUCO'][n-1]}"
    Z = ['***', 'XXX', '-----', '/ / / /'][n % 4]
    nm = U(P.name); dia, mes, ano = f"{P.birth.day:02d}", f"{P.birth.month:02d}", str(P.birth.year)
    mtxt = MES[P.birth.month-1] if n % 2 else mes
    tx = f"{dia} {mtxt} {ano}"
    dx = tx
    Fo = f"{P.leaf}{'-v' if P.v else ''}"; L = f"{P.book}-A" if n % 2 else f"A {P.book}"
    ht = f"{P.hh:02d}:{P.mm:02d}" if n not in (4, 6) else ''
    est = 'DOMICÍLIO' if o.get('home') else U(P.hosp)
    put(T, nome=nm, texto=dx, hora=ht, estab=est, mun=U(P.city), uf='MG', rmun=city, ruf='MG', cart=cart, livro=L, folha=Fo, termo=str(P.entry), mgf=U(P.mgf), mgm=U(P.mgm))
    T['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dd(P.birth), f"{dia} de {MES[P.birth.month-1]} de {ano}", f"{dia}/{mes}/{ano}", f"{dia}-{mes}-{ano}", f"{dia} {mes} {ano}"]
    np_ = lambda t: f"{U(t[0])} - {t[1]}"
    if P.nofather: put(T, g1=U(P.mother), g1n=np_(P.mnat))
    else: put(T, g1=U(P.father), g1n=np_(P.fnat), g2=U(P.mother), g2n=np_(P.mnat), pgf=U(P.pgf), pgm=U(P.pgm))
    if n == 8: put(T, pgf='')
    avb = an = ''
    if n == 2: an = f"CASOU-SE EM {dd(P.marr)} COM {U(P.spouse)}, LV. B-{r.randint(10,40)}, FLS. {r.randint(2,190)}, NESTE CARTÓRIO." if P.marr else ''
    if n == 8: avb = f"AVERBADO EM {dd(P.between(P.reg,P.issue))}, POR DESPACHO DO MM. JUIZ, O SOBRENOME {U(P.sur.split(' ')[-1])}."
    obs = ''
    if P.twin: obs = f"GÊMEO DE {U(P.twin)}"; twin(T, U(P.twin), alt=[obs])
    if n == 2 and not an: an = f"FALECEU EM {dd(P.between(P.reg,P.issue))}, EM MATIAS BARBOSA, MG."
    put(T, averb=avb, anot=an); T['meta']['joint_notes'] = True
    if obs: T['accept']['observações.averbações'] = [obs]; T['accept']['observações.anotações'] = [obs]
    signer = P.off if n != 5 else P.clerk
    put(T, oficial=P.off if n != 5 else P.clerk)
    B = lambda k, lab, v, fl=1, c='': f'<div class="b" style="flex:{fl};{c}"><i>{k} {lab}</i><span>{v}</span></div>'
    R = lambda *a: '<div class="r">' + ''.join(a) + '</div>'
    fn = e(U(P.father)) if not P.nofather else Z; fnn = e(f"{U(P.fnat[0])}/{P.fnat[1]}") if not P.nofather else Z
    css = '''.pg{background:#f1f7ee;padding:6mm 7mm;font:8pt "Liberation Sans Narrow";color:#1d5a34;display:flex;gap:3mm} .sb{width:20mm;border:1pt solid #1d5a34;display:flex;flex-direction:column;align-items:center;padding:2mm 1mm;font-size:6.8pt;text-align:center;line-height:1.35} .v{writing-mode:vertical-rl;transform:rotate(180deg);font-size:12.5pt;font-weight:bold;letter-spacing:1pt;margin:auto}
    .m{flex:1;display:flex;flex-direction:column} .t{text-align:center;font-weight:bold;font-size:9pt;line-height:1.25;margin-bottom:1.2mm} .r{display:flex;border:.7pt solid #1d5a34;border-top:0} .r.z{border-top:.7pt solid #1d5a34} .b{border-right:.7pt solid #1d5a34;padding:.4mm 1mm .5mm;min-height:9.6mm} .b:last-child{border-right:0} .b i{display:block;font:normal 6.5pt/1.15 "Liberation Sans Narrow";margin-bottom:.5mm} .b span{font:9.4pt "TeX Gyre Cursor";color:#15151c;line-height:1.1;display:block}
    .ft{display:flex;justify-content:space-between;margin-top:1.5mm;font-size:8pt;flex:1;align-items:flex-end}'''
    horat = f"{P.hh:02d} h {P.mm:02d} min" if ht else Z
    regt = f"{P.reg.day:02d}.{P.reg.month:02d}.{P.reg.year}"
    body = f'''<div class="sb">{arms('#1d5a34',40)}<div class="v">NASCIMENTO</div><div>MOD. RC-3<br>2ª VIA<br>{r.choice(['ISENTA DE SELO','COBRADA GUIA ' + str(r.randint(20,90)),'EMOL. ' + str(r.randint(100,900)) + ',00'])}</div></div>
    <div class="m"><div class="t">REPÚBLICA FEDERATIVA DO BRASIL — ESTADO DE MINAS GERAIS<br>{cart}<br><span style="font-weight:normal;font-size:8pt">Comarca e município: {e(city)} &nbsp;&nbsp; Distrito: {dist}</span></div>
    <div class="r z">{B('01','Livro',L,.5)}{B('02','Fls.',Fo,.5)}{B('03','Nº do termo',P.entry,.6)}{B('04','Data em que foi registrado',regt,.9)}{B('05','Declarante',['PAI','MÃE','AVÓ','PAI'][n%4] if not P.nofather else 'MÃE',.8)}</div>
    {R(B('06','Nome d'+('o' if P.masc else 'a')+' registrad'+('o' if P.masc else 'a'),'<b>'+e(nm)+'</b>',3),B('07','Sexo',P.sexo.upper(),.8))}
    {R(B('08','Nasc.: dia',dia,.4),B('','mês',mtxt,.6),B('','ano',ano,.4),B('09','Hora',horat,.75),B('10','Cor',r.choice(['PARDA','BRANCA','PRETA']),.5),B('11','Município e Estado do nascimento',f'{e(U(P.city))}/MG',1.6))}
    {R(B('12','Casa ou estabelecimento onde nasceu',e(est) if not o.get('home') else 'DOMICÍLIO - '+e(U(P.addr))))}
    {R(B('13','Pai',fn,1.7),B('14','Natural de',fnn,1))}{R(B('15','Mãe',e(U(P.mother)),1.7),B('16','Natural de',e(f"{U(P.mnat[0])}/{P.mnat[1]}"),1))}
    {R(B('17','Avô paterno',(e(U(P.pgf)) if not P.nofather and n != 8 else Z)),B('18','Avó paterna',e(U(P.pgm)) if not P.nofather else Z))}{R(B('19','Avô materno',e(U(P.mgf))),B('20','Avó materna',e(U(P.mgm))))}
    {R(B('21','Testemunhas',e(U(P.w1))+' / '+e(U(P.w2))))}{R(B('22','Anotações, averbações e outras observações',e(obs or avb or an) or Z*3,1,'min-height:13mm'))}
    <div class="ft"><div>Certifico e dou fé que os dados acima conferem com o assento.<br>{e(city)}, <span style="font:9.4pt TeX Gyre Cursor;color:#15151c">{dd(P.issue) if n%2 else dm(P.issue)}</span></div><div style="text-align:center">{sign(r,'#222',120,20)}<br><span style="border-top:.6pt solid;padding:0 4mm">{e(signer)} — {'Escrevente Substituta' if n==5 else 'Oficial'}</span></div></div></div>'''
    return page('A5L', css, body), T

# ================================================================== E7  vendor's dot-matrix print of 1999-2009, two columns
import textwrap
@form
def e7(n):
    S = [None, ('PR','Guarapuava',2002,(2002,2003),dict(foreign='pl')), ('RS','Pelotas',1966,(2000,2008),dict(sex='F',given='Loiva Terezinha')), ('MS','Corumbá',1999,(2001,2008),dict(nofather=True)), ('SC','Criciúma',1985,(2003,2009),dict(foreign='it',mforeign='it')),
      ('GO','Catalão',2005,(2005,2006),dict(twin=True,sex='M')), ('MT','Rondonópolis',1994,(1999,2007),dict(home=True,given='Uéslei Ronielly Emanuel Aparecido',sex='M')), ('PI','Picos',2000,(2004,2009),dict(late=4,home=True,given='Francisco das Chagas Wlademir Aristóteles',sex='M')), ('SP','Presidente Prudente',2007,(2007,2009),dict(mforeign='ja',given='Letícia Mayumi',sex='F'))][n]
    uf, city, by, iss, o = S
    P = person('E7', n, uf, city, by, iss, o); r = P.r; T = truth(P, 'E7', n)
    cart = U([None,'Cartório do Registro Civil - 1º Ofício de Guarapuava','Registro Civil das Pessoas Naturais da 2ª Zona de Pelotas','2º Ofício de Notas e Registro Civil - Corumbá','Cartório Wanderlind - Registro Civil da Comarca de Criciúma','Registro Civil e Tabelionato 2º de Notas','Cartório do 4º Ofício - Registro Civil','Cartório do 2º Ofício de Notas e Registro Civil de Picos','Registro Civil das Pessoas Naturais e Anexos - 1º Subdistrito'][n])
    L = f"A-{P.book:03d}"; Fo = f"{P.leaf:03d}"; Te = f"{P.entry:06d}"
    Q = ['NADA CONSTA', '********', 'NAO INFORMADO', 'XXXXXXXX'][n % 4]
    est = 'DOMICÍLIO' if o.get('home') else U(P.hosp)
    ht = f"{P.hh:02d}:{P.mm:02d}" if n not in (2,) else ''
    has = by >= 1994 and n not in (3, 7)
    dn = f"{r.randint(10000000,49999999)}" if has and by >= 1999 else ''
    C = P.cpf if n in (4,) else ''
    tx = U(wd(P.birth)) if n % 2 == 0 else dd(P.birth)
    put(T, nome=U(P.name), cpf=C, texto=tx, hora=ht, estab=est, mun=U(P.city), uf=P.uf, rmun=U(city), ruf=uf, cart=cart, livro=L, folha=Fo, termo=Te, dnv=dn, mgf=U(P.mgf), mgm=U(P.mgm))
    if n % 2 == 0: T['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dd(P.birth)]
    np_ = lambda t: f"{U(t[0])} - {t[1]}"
    nat_reg = n in (1, 4, 8)
    if nat_reg: put(T, nat=np_((P.city, P.uf)))
    if P.nofather: put(T, g1=U(P.mother), g1n=np_(P.mnat))
    else: put(T, g1=U(P.father), g1n=np_(P.fnat), g2=U(P.mother), g2n=np_(P.mnat), pgf=U(P.pgf), pgm=U(P.pgm))
    if n == 7: T['data']['avós']['maternos'] = {"avô": "", "avó": U(P.mgm)}
    avb = an = ''
    if n == 2: an = f"CASAMENTO COM {U(P.spouse)} EM {dd(P.marr)}, LIVRO B-{r.randint(20,90):03d}, FOLHA {r.randint(1,299):03d}, TERMO {r.randint(5000,19999):06d}. PASSOU A ASSINAR {U(P.given)} {U(P.spouse.split(' ')[-1])}."
    if n == 3: avb = f"RECONHECIMENTO DE PATERNIDADE RECUSADO - ART. 2. LEI 8560/92 - OFICIO {r.randint(10,99)}/{P.reg.year} AO MM. JUIZ."
    if n == 3: avb = f"GUARDA DEFERIDA A {U(P.mgm)} - MANDADO DE {dd(P.between(P.reg,P.issue))} - VARA DA INFÂNCIA E JUVENTUDE."
    if n == 6: avb = f"EM {dd(P.between(P.reg,P.issue))} FOI AVERBADO O NOME DE CASADA DA GENITORA."
    put(T, averb=avb, anot=an)
    def ln(lab, val, w1=22, tot=88):
        v = textwrap.wrap(val, tot - w1 - 2, break_on_hyphens=False) or ['']
        out = [lab + '.' * (w1 - len(lab)) + ': ' + f'§{v[0]}¤'] + [' ' * (w1 + 2) + f'§{x}¤' for x in v[1:]]
        return out
    def fmt(rows, w1=22, tot=88):
        o_ = []
        for a, b in rows: o_ += ln(a, b, w1, tot)
        return e('\n'.join(o_)).replace('§', '<b>').replace('¤', '</b>')
    top = [('LIVRO / FOLHA', f"{L} / {Fo}"), ('NR. DO TERMO', Te), ('REGISTRADO EM', dd(P.reg) if n % 2 else U(dm(P.reg)))]
    rg = lambda: f"{r.randint(1,9)}.{r.randint(100,999)}.{r.randint(100,999)} SSP/{uf}"
    A = [('NOME DO REGISTRADO', U(P.name))] + ([('CPF DO REGISTRADO', C)] if C else []) + [('NASCIDO EM', tx + (f" ({dd(P.birth)})" if n % 2 == 0 else '')), ('HORARIO', (ht.replace(':', 'H') + 'MIN') if ht else Q), ('SEXO', U(P.sexo)), ('COR', r.choice(['BRANCA', 'PARDA', 'PRETA']))] \
      + ([('NATURAL DE', np_((P.city, P.uf)))] if nat_reg else []) + [('LOCAL DO PARTO', est + (f", {U(P.addr)}" if o.get('home') else '')), ('CIDADE/UF DO PARTO', f"{U(P.city)} - {P.uf}"), ('DECL. NASC. VIVO', dn or Q)]
    if P.twin: A.append(('GEMEO', f"SIM - {U(P.twin)}")); twin(T, U(P.twin), alt=[f"SIM - {U(P.twin)}"])
    elif n != 2: A.append(('GEMEO', 'NAO'))
    par = lambda nm, nat, pf, ag: [('NOME', U(nm)), ('NATURAL', np_(nat)), ('PROFISSAO', U(pf)), ('IDADE', f"{ag} ANOS"), ('RG', rg()), ('CPF', cpf(r) if by > 1980 else Q), ('ENDERECO', U(f"{r.choice(LOG)}, {r.randint(10,999)} - {city}/{uf}"))]
    col1 = fmt(par(P.father, P.fnat, P.fprof, P.fage), 10, 42) if not P.nofather else Q
    col2 = fmt(par(P.mother, P.mnat, P.mprof, P.mage), 10, 42)
    g1 = fmt([('AVO', U(P.pgf)), ('AVO(F)', U(P.pgm))], 8, 42) if not P.nofather else Q
    g1 = fmt([('1)', U(P.pgf)), ('2)', U(P.pgm))], 2, 42) if not P.nofather else Q
    g2 = fmt([('1)', U(P.mgf)), ('2)', U(P.mgm))], 2, 42) if n != 7 else fmt([('1)', 'IGNORADO'), ('2)', U(P.mgm))], 2, 42)
    fim = [('DECLARANTE', f"{'O PAI' if not P.nofather else 'A MÃE'}"), ('TESTEMUNHAS', f"{U(P.w1)}; {U(P.w2)}"), ('AVERBACOES', avb or Q), ('ANOTACOES', an or Q)]
    T2 = f"{r.randint(100,999)}"
    seal = ['AGR' + str(r.randint(10000, 99999)), f"{r.randint(1000,9999)}.02.{r.randint(300000,900000)}.0{r.randint(1000,9999)}", '', f"{P.cap(3)}{r.randint(10000,99999)}", f"0{r.randint(100,999)}B{r.randint(100000,999999)}", '', '', f"0{r.randint(100,999)}AA{r.randint(100000,999999)}"][n-1]
    put(T, selo=seal)
    put(T, oficial=U(P.off) if n not in (6,) else U(P.clerk))
    css = '''.pg{padding:13mm 14mm 11mm;font:9.2pt "DejaVu Sans Mono";color:#1d1d1d;background:#fff} pre{font:8.4pt/1.5 "DejaVu Sans Mono";margin:0;white-space:pre} b{font-weight:bold} .h{text-align:center;font-size:9pt;line-height:1.5} .h h1{font:bold 13pt "DejaVu Sans Mono";letter-spacing:3pt;margin:3mm 0} .rl{border-top:.8pt dashed #333;margin:2.4mm 0} .two{display:flex;gap:3mm} .two>div{flex:1} .cp{font-size:7.6pt;text-decoration:underline;margin-bottom:1mm}
    .ft{position:absolute;left:14mm;right:14mm;bottom:13mm;display:flex;gap:6mm;font-size:8pt;line-height:1.5} .wm{position:absolute;left:35mm;top:120mm;transform:rotate(-32deg);font:bold 60pt "Liberation Sans";color:#f1f1f1;z-index:-1}'''
    em = [r.randint(800, 1900), r.randint(100, 400), r.randint(20, 90)]
    m2 = lambda x: f"{x//100},{x%100:02d}"
    body = f'''<div class="h"><b>{e(cart)}</b><br>{e(r.choice(LOG).upper())}, {r.randint(12,980)} - CENTRO - FONE ({r.randint(41,69)}) {r.randint(200,699)}-{r.randint(1000,9999)}<br>{e(U(city))} - {uf} &nbsp; CNPJ {r.randint(10,89)}.{r.randint(100,999)}.{r.randint(100,999)}/0001-{r.randint(10,99)}<h1>CERTIDAO DE NASCIMENTO</h1></div>
    <pre>CERTIFICO E DOU FE, QUE REVENDO OS LIVROS DE NASCIMENTO DESTE CARTORIO, VERIFIQUEI CONSTAR
O SEGUINTE ASSENTO:</pre><div class="rl"></div><pre>{fmt(top)}</pre><div class="rl"></div><pre>{fmt(A)}</pre><div class="rl"></div>
    <div class="two"><div><div class="cp">DADOS DO PAI</div><pre>{col1}</pre></div><div><div class="cp">DADOS DA MAE</div><pre>{col2}</pre></div></div><div class="rl"></div>
    <div class="two"><div><div class="cp">AVOS PATERNOS</div><pre>{g1}</pre></div><div><div class="cp">AVOS MATERNOS</div><pre>{g2}</pre></div></div><div class="rl"></div><pre>{fmt(fim)}</pre>
    <div class="ft"><div style="border:.8pt solid #333;padding:2mm 3mm;white-space:pre">EMOLUMENTOS  {m2(em[0]):>7}
FUNDO        {m2(em[1]):>7}
{'FUNREJUS' if uf=='PR' else 'TAXA JUD.'}{'     ' if uf=='PR' else '    '}{m2(em[2]):>7}
TOTAL     R$ {m2(sum(em)):>7}{chr(10) + 'SELO ' + seal if seal else chr(10) + 'ATO GRATUITO' if False else ''}</div><div style="flex:1;text-align:center">{e(U(city))}, {U(dm(P.issue)) if n%2 else dd(P.issue)}.<br><br>{sign(r,'#22306e',150)}<br>______________________________<br>{e(U(P.off) if n!=6 else U(P.clerk))}<br>{'ESCREVENTE JURAMENTADA' if n==6 else 'OFICIAL DO REGISTRO CIVIL'}</div></div><div style="position:absolute;bottom:7mm;left:14mm;font-size:6.5pt;color:#555">SISREG 3.{r.randint(0,9)} - EMITIDO POR {P.clerk.split(' ')[0].upper()} - {r.randint(8,17):02d}:{r.randint(10,59)}</div>'''
    return page('A4', css, body), T

# ================================================================== E8  typed on a printed blank, Legal sheet, brown, 1949-1974
@form
def e8(n):
    S = [None, ('SP','Botucatu',1936,(1952,1960),dict(foreign='it')), ('CE','Crato',1948,(1957,1966),dict(home=True,given='Raymunda Expedita',sex='F')), ('PE','Garanhuns',1944,(1950,1962),dict(home=True,nofather=True)), ('MG','Juiz de Fora',1955,(1955,1956),dict(sameday=True)),
      ('RS','Erechim',1929,(1951,1963),dict(foreign='pl',mforeign='pl',home=True)), ('BA','Ilhéus',1958,(1965,1972),dict(home=True,given='Deusdedit',sex='M')), ('PR','Ponta Grossa',1961,(1968,1974),dict(twin=True,sex='F')), ('PB','Campina Grande',1912,(1949,1955),dict(home=True,late=27,given='Philadelpho',sex='M'))][n]
    uf, city, by, iss, o = S
    P = person('E8', n, uf, city, by, iss, o, leafv=True, bookmax=60); r = P.r; T = truth(P, 'E8', n, *PTS['LEGAL'])
    old = P.issue.year < 1968
    este, dest, neste = ('êste', 'dêste', 'neste') if old else ('este', 'deste', 'neste')
    nm = P.name if n % 3 == 0 else U(P.name)
    cart = ['', 'Cartório de Paz e Registro Civil', 'Cartório Alencar Pita - Registro Civil', 'Cartório do Registro Civil de Garanhuns', 'Cartório de Paz do 2.º Subdistrito', 'Cartório Distrital do Registro Civil de Erechim', 'Cartório do Registro Civil do 1.º Ofício', 'Cartório Rauen - 1.º Ofício do Registro Civil', 'Cartório Único do Registro Civil'][n]
    L = ['', '41', '12-A', 'A-19', '57-A', '8', 'A n.º 33', '66', '5'][n] if n in () else f"{P.book}" + ['', '-A', ''][n % 3]
    Fo = f"{P.leaf}{' v.' if P.v else ''}"; Te = mil(P.entry) if n % 2 else str(P.entry)
    if n in (2, 5): tx = f"{P.birth.day} de {MES[P.birth.month-1]} de {P.birth.year}"; alt = [dd(P.birth)]
    elif n in (3, 7): tx = wd(P.birth); alt = []
    else:
        dw_ = 'primeiro' if P.birth.day == 1 else w(P.birth.day)
        tx = f"{dw_} ({P.birth.day}) de {MES[P.birth.month-1]} de {w(P.birth.year)} ({P.birth.year})"; alt = [wd(P.birth), dd(P.birth)]
    ht = hora12(P.hh, P.mm) if n not in (5, 8) else ''
    est = 'em domicílio' if o.get('home') else P.hosp
    put(T, nome=nm, texto=tx, hora=f"{P.hh:02d}:{P.mm:02d}" if ht else '', estab='Domicílio' if o.get('home') else P.hosp, mun=city, uf=uf, rmun=city, ruf=uf, cart=cart, livro=L, folha=Fo, termo=Te, oficial=P.off)
    if alt: T['accept']['dados_pessoais.data_nascimento.texto_completo'] = alt
    DS = ['- - - - - - - - -', 'x x x x x x x x', '-.-.-.-.-.-.-', '/////////////'][n % 4]
    np_ = lambda t: f"{t[0]} - {t[1]}"
    nt = lambda t: f"{t[0]}, {dest} Estado" if t[1] == uf else f"{t[0]}, Estado {EST[t[1]]}"
    if P.mnat[1] == 'DF': P.mnat = (city, uf)
    if P.fnat[1] == 'DF': P.fnat = (city, uf)
    a = P.o_a
    if P.nofather: put(T, g1=P.mother, g1n=np_(P.mnat))
    else: put(T, g1=P.father, g1n=np_(P.fnat), g2=P.mother, g2n=np_(P.mnat), pgf=P.pgf, pgm=P.pgm)
    put(T, mgf=P.mgf, mgm=P.mgm)
    if n == 8: put(T, mgf='', mgm='')
    if n == 3: put(T, mgf='')
    F = lambda v: f'<span class="f">{v}</span>'
    avb = an = obs = ''
    if n == 1: an = f"Casou-se em {dm(P.between(date(1954,1,1),date(1955,1,1))) if P.issue.year < 1956 else dm(date(1955,7,16))} com {P.spouse}, no Cartório de São Manuel." if P.issue.year >= 1956 else ''
    if n == 5: avb = f"Retificado por sentença de {dm(P.between(date(1935,1,1),P.issue))} o nome da avó paterna."
    if n == 8: obs = f"Registro feito por despacho do Dr. Juiz de Direito da Comarca, de acôrdo com o Decreto-lei n.º 1.116, de 24 de fevereiro de 1939."
    if P.twin: obs = f"A registrada é gêmea de {P.twin}, que nasceu primeiro."; twin(T, P.twin, alt=[obs, f"gêmea de {P.twin}"])
    put(T, averb=avb, anot=an)
    ob = e(obs or avb or an) or DS * 2
    T['meta']['joint_notes'] = True
    if obs: T['accept']['observações.averbações'] = [obs]; T['accept']['observações.anotações'] = [obs]
    k1 = 'natural' if P.nofather else 'legítim' + a
    if P.nofather: fil = f"{F(DS)} e de D. {F(e(P.mother))}, {F('natural de ' + e(nt(P.mnat)))}"; avp = F(DS)
    else: fil = f"{F(e(P.father))} e de D. {F(e(P.mother))}, {F(('êle' if old else 'ele') + ' natural de ' + e(nt(P.fnat)) + ' e ela natural de ' + e(nt(P.mnat)) + ', ' + P.fprof + ' e ' + ('prendas domésticas' if n % 2 else P.mprof))}"; avp = F(e(f"{P.pgf} e {P.pgm}"))
    avm = F(DS) if n == 8 else F(e(f"{P.mgf} e {P.mgm}")) if n != 3 else F(e(P.mgm))
    place = F(e(f"{est}, {'na casa n.º ' + str(r.randint(3,400)) + ' da ' + r.choice(LOG[:4]) if n not in (2, 6, 8) else 'no ' + r.choice(['sítio Lagoa do Mato','lugar denominado Boqueirão','sítio Pau-d’Arco']) }, {dest} município") if o.get('home') else e(f"{est}, nesta cidade"))
    css = f'''.pg{{background:#f3e8cf;color:#5b3517;font:12.4pt "URW Bookman";padding:15mm 17mm 14mm}} .f{{font-family:"Nimbus Mono PS";font-size:12.4pt;color:#22201c;border-bottom:.6pt dotted #5b3517;padding:0 .6mm}}
    .h{{text-align:center;line-height:1.5}} h1{{font:bold 21pt "URW Bookman";text-align:center;letter-spacing:1.5pt;margin:6mm 0 2mm}} .t{{line-height:2.3;text-align:justify;text-indent:14mm;margin-top:6mm;font-size:12pt}} .nn{{position:absolute;left:8mm;top:120mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:8pt;letter-spacing:2pt;opacity:.75}}'''
    rep = 'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL' if old else 'REPÚBLICA FEDERATIVA DO BRASIL'
    dist = 'Sede' if n % 2 else city
    body = f'''<div class="nn">TIP. {r.choice(['SÃO JOSÉ','MODERNA','COMERCIAL','A UNIÃO'])} — MOD. 14</div><div class="h">{arms('#5b3517',74)}<br>{rep}<br>Estado {F(e(EST[uf]))} &nbsp; Comarca de {F(e(city))}<br>Município de {F(e(city))} &nbsp; Distrito de {F(e(dist))}<br><b>{e(cart)}</b></div>
    <h1>CERTIDÃO DE NASCIMENTO</h1><div style="text-align:center">Têrmo N.º {F(Te)}</div>
    <div class="t">{e('Certifico que, à fôlha') if old else 'Certifico que, à folha'} {F(Fo)} do livro n.º {F(L)} de registro de nascimentos, foi lavrado {F('hoje' if P.issue == P.reg and False else 'em ' + dm(P.reg) if n % 2 == 0 else 'aos ' + wd(P.reg))} o assento de {F(e(nm))}, nascid{F(a)} aos {F(tx)}, {F(ht) if ht else F('em hora ignorada')}, em {place if not o.get('home') else place.replace('em domicílio', 'domicílio')}, do sexo {F(P.sexo.lower())}, de {'côr' if old else 'cor'} {F(r.choice(['branca','parda','morena','preta']))}, filh{F(a)} {F(k1)} de {fil}. São avós paternos: {avp} e avós maternos: {avm}.</div>
    <div class="t" style="margin-top:0">Foi declarante {F(e('o próprio pai' if not P.nofather and n != 8 else P.w1 if n == 8 else 'a própria mãe'))} e serviram de testemunhas {F(e(P.pick_m()))} e {F(e(P.w2))}.</div>
    <div class="t" style="margin-top:0">Observações: {F(ob)}</div>
    <div class="t" style="margin-top:0">O referido é verdade, do que dou fé.</div>
    <div style="position:absolute;left:17mm;right:17mm;bottom:24mm;display:flex;justify-content:space-between;align-items:flex-end"><div style="width:62mm;font-size:8.6pt;line-height:1.5"><div style="border:.8pt solid #5b3517;width:24mm;height:28mm;text-align:center;padding-top:6mm;font-size:7.6pt">Estampilha<br>Cr$ {r.choice([2,3,5,10])},00<br><span style="font-size:6.8pt">{'Educação e Saúde' if old else 'Taxa Judiciária'}</span></div><div style="position:absolute;left:12mm;bottom:8mm">{stamp('REGISTRO CIVIL * ' + city.upper()[:15], uf, '#6a4a7e', 88, -18, .4, n)}</div></div>
    <div style="text-align:center">{F(e(city))}, {F(dm(P.issue) if n % 2 else f"{P.issue.day} de {MES[P.issue.month-1]} de {P.issue.year}")}<br><br>{sign(r,'#2a2f5a',180,40)}<br>________________________________<br>{F(e(P.off))}<br>{['O Oficial do Registro Civil','O Escrivão de Paz e Oficial'][n%2]}</div></div>'''
    return page('LEGAL', css, body), T

# ================================================================== E9  inteiro teor, with margin column, 2012-2025
@form
def e9(n):
    S = [None, ('BA','Vitória da Conquista',1952,(2014,2024),dict(home=True)), ('RS','Caxias do Sul',1927,(2012,2022),dict(given='Angelo Fioravante',sex='M',foreign='it',mforeign='it',home=True)), ('SP','Ribeirão Preto',2008,(2018,2025),dict(nofather=True)), ('PE','Olinda',1970,(2013,2022),dict(given='Lindinalva',sex='F')),
      ('MG','Governador Valadares',1988,(2016,2025),dict(given='Pedro Henrique Emanuel Francisco',sex='M')), ('PI','Parnaíba',1941,(2013,2020),dict(twin=True,sex='M',home=True)), ('SC','Rio do Sul',1963,(2015,2024),dict(foreign='de',mforeign='de')), ('PA','Marabá',1990,(2012,2023),dict(late=8,home=True,nofather=False))][n]
    uf, city, by, iss, o = S
    P = person('E9', n, uf, city, by, iss, o, leafv=by < 2000, bookmax=70); r = P.r; T = truth(P, 'E9', n)
    cart = [None,'1º Ofício de Registro Civil das Pessoas Naturais de Vitória da Conquista','Registro Civil das Pessoas Naturais da 1ª Zona','1º Subdistrito do Registro Civil de Ribeirão Preto','Cartório do Registro Civil do 2º Distrito Judiciário de Olinda','Registro Civil das Pessoas Naturais com Atribuição Notarial de Figueira do Rio Doce','2º Cartório de Registro Civil - Fontenelle','Ofício de Registro Civil e Títulos - Rio do Sul','Cartório do Único Ofício - Comarca de Marabá'][n]
    nm = P.name if n % 2 else U(P.name)
    m = fm(P.matr, [2, 0, 1][n % 3])
    Fo = f"{P.leaf}{' verso' if P.v and n % 2 else 'v' if P.v else ''}"; L = f"A-{P.book}" if n % 2 else f"{P.book}-A"; Te = mil(P.entry)
    bd = wd(P.birth); a = P.o_a
    bt = {0: bd, 1: bd}[n % 2]
    hours = hora12(P.hh, P.mm) if n % 2 else hora24(P.hh, P.mm)
    if n == 2: hours = ''
    est = 'em domicílio' if o.get('home') else P.hosp
    put(T, nome=nm, matr=m, texto=bt, hora=f"{P.hh:02d}:{P.mm:02d}" if hours else '', estab='Domicílio' if o.get('home') else P.hosp, mun=city, uf=uf, rmun=city, ruf=uf, cart=cart, livro=L, folha=Fo, termo=Te, oficial=P.off)
    if P.v: T['accept']['registro.folha'] = [f"{P.leaf}v", f"{P.leaf} verso"]
    for x in ('fnat', 'mnat'):
        if getattr(P, x)[1] == 'DF': setattr(P, x, (city, uf))
    np_ = lambda t: f"{t[0]} - {t[1]}"
    def nt(t):
        if t == (city, uf): return 'natural desta cidade'
        if t[1] == uf: return f"natural de {t[0]}, deste Estado"
        return f"natural de {t[0]}, Estado {EST[t[1]]}"
    first_f = not P.nofather
    if P.nofather: put(T, g1=P.mother, g1n=np_(P.mnat))
    else: put(T, g1=P.father, g1n=np_(P.fnat), g2=P.mother, g2n=np_(P.mnat), pgf=P.pgf, pgm=P.pgm)
    put(T, mgf=P.mgf, mgm=P.mgm)
    ex = ', já falecidos' if n in (4, 7) else ''
    esc = P.clerk; wit = f"{P.w1}, {r.choice(PROF_M)}, e {P.w2}, ambos residentes nesta cidade"
    who = P.father if not P.nofather else P.mother
    prof = P.fprof if not P.nofather else P.mprof
    gen = 'o' if not P.nofather else 'a'
    cs = 'casado' if not P.nofather else 'solteira'
    kind = f"filh{a} legítim{a} do declarante e de sua mulher, dona {P.mother}, {nt(P.mnat)}, {P.mprof}" if not P.nofather and n != 5 else (f"filh{a} da declarante" if P.nofather else f"filh{a} do declarante e de {P.mother}, {nt(P.mnat)}, {P.mprof}, com {P.mage} anos de idade")
    avp = f"neto".replace('o', a, 1) if False else ''
    avs = (f"São avós paternos {P.pgf} e {P.pgm}{ex}, e avós maternos {P.mgf} e {P.mgm}." if not P.nofather else f"São avós maternos {P.mgf} e {P.mgm}.")
    tw = f" Declarou mais que a criança é gêmea de {P.twin}, cujo registro segue a este." if P.twin else ''
    if P.twin: twin(T, P.twin, alt=[f"gêmea de {P.twin}", f"a criança é gêmea de {P.twin}", f"gêmea de {P.twin}, cujo registro segue a este"])
    lt = f" O presente registro é lavrado fora do prazo legal, em cumprimento ao despacho do MM. Juiz de Direito {P.judge}, exarado na petição que fica arquivada neste cartório, isento o declarante da multa." if o.get('late') else ''
    addr = f"residente à {P.addr}, nesta cidade"
    dq = lambda d: f"{'Ao primeiro dia' if d.day == 1 else 'Aos ' + w(d.day) + ' dias'} do mês de {MES[d.month-1]} do ano de {w(d.year)}"
    loc = ('em domicílio, ' + (f'no lugar {r.choice(["Barra Nova","Linha Trentina","Alto Paraguaçu","Sítio Bom Jardim"])}, deste município' if by < 1960 else f'na {P.addr}, nesta cidade')) if o.get('home') else f"{P.hprep()} {P.hosp}, nesta cidade"
    te = (f"{dq(P.reg)}, nesta cidade de {city}, Estado {EST[uf]}, em cartório, perante mim, {esc}, {'escrevente' if n % 2 else 'escrivã'}, compareceu {who}, brasileir{gen}, {cs}, {prof}, com {P.fage if gen=='o' else P.mage} anos de idade, {nt(P.fnat if gen=='o' else P.mnat)}, {addr}, e, em presença das testemunhas adiante nomeadas, declarou: que no dia {bt}, {hours + ', ' if hours else ''}{loc}, nasceu uma criança do sexo {P.sexo.lower()}, {'de cor ' + r.choice(['branca','parda']) + ', ' if by < 1990 else ''}que recebeu o nome de @@, {kind}. {avs}{tw}{lt} "
          + (f"Foi apresentada a Declaração de Nascido Vivo nº {P.dnv}. " if by >= 2000 else '') + f"Foram testemunhas {wit}, que este assinam com {'o' if gen=='o' else 'a'} declarante, depois de lido e achado conforme. Eu, {esc}, o escrevi e assino. (aa) {esc}. {who}. {P.w1}. {P.w2}.")
    if by >= 2000: put(T, dnv=P.dnv)
    av = []; an = []
    if n == 1: an.append(f"Em {dm(P.marr)} casou-se com {P.spouse}, no Cartório de Itambé, neste Estado, conforme comunicação arquivada.")
    if n == 2: an.append(f"Faleceu em {dm(date(1999,1,1)+timedelta(days=r.randint(1,3000)))}, em Flores da Cunha, conforme comunicação daquele Ofício (C-{r.randint(5,12)}, fls. {r.randint(2,190)}, nº {r.randint(900,4000)})."); av.append(f"Por sentença de retificação de {dm(date(2009,3,1)+timedelta(days=r.randint(1,700)))}, transitada em julgado, corrigiu-se a grafia do sobrenome dos avós maternos.")
    if n == 3: av.append(f"Em {dm(P.between(date(2018,1,10),P.issue))}, averbou-se neste termo o CPF nº {P.cpf}, na forma do Provimento 63/2017 do CNJ."); put(T, cpf=P.cpf)
    if n == 4: an.append(f"Contraiu casamento em {dm(P.marr)} com {P.spouse}, assento nº {r.randint(1000,9000)} do Lº B-{r.randint(20,60)} deste Cartório."); d = P.between(P.marr, P.issue); an.append(f"Divórcio decretado em {dm(d)} pelo Juízo da 2ª Vara de Família de Olinda, processo {P.procn(d)}.")
    if n == 5: d = P.between(P.reg, date(2000,1,1)); av.append(f"Legitimad{a} pelo subsequente casamento dos pais, realizado em {dm(d)} no Cartório de Conselheiro Pena, deste Estado, conforme certidão que fica arquivada na pasta {r.randint(3,40)}, fls. {r.randint(2,190)}.")
    if n == 7: an.append(f"Óbito ocorrido em {dm(P.between(date(2005,1,1),P.issue))}, em Ituporanga, neste Estado.")
    put(T, averb=' '.join(av), anot=' '.join(an))
    if len(an) > 1: T['accept']['observações.anotações'] = ['\n'.join(an)]
    marg = ''.join(f'<p><b>AVERBAÇÃO</b><br>{e(x)}</p>' for x in av) + ''.join(f'<p><b>ANOTAÇÃO</b><br>{e(x)}</p>' for x in an) or '<p>(sem averbações nem anotações até esta data)</p>'
    seal = '' if n in (4,) else [f"9{r.randint(100,999)}.AB{r.randint(100000,999999)}-{r.randrange(10)}", f"{r.randint(1000,9999)}.01.{r.randint(1400000,2300000)}.{r.randint(10000,99999)}", f"{r.randint(100000,125000)}1TR{P.cap(10)}", '', f"{P.cap(3)}{r.randint(10000,99999)}", f"AC{r.randint(10000,99999)}-{P.cap(4)}", f"F{P.cap(2)}{r.randint(10000,99999)}-{P.cap(4)}", f"{r.randint(1000000,9999999)} SÉRIE {r.choice('ABCD')}"][n-1]
    put(T, selo=seal)
    css = '''.pg{padding:14mm 15mm 12mm;font:10.8pt "EB Garamond";font-variant-numeric:lining-nums;color:#0e0e0e;background:#fff;display:flex;flex-direction:column} .h{display:flex;gap:6mm;align-items:center;border-bottom:.8pt solid #000;padding-bottom:3mm} h1{font:600 17pt "EB Garamond";margin:5mm 0 .5mm;text-align:center} .mt{text-align:center;font-size:11pt;margin-bottom:4mm} .cols{display:flex;gap:5mm;margin-top:3mm} .mg{width:43mm;border-right:.5pt solid #000;padding-right:4mm;font-size:9.8pt;line-height:1.3} .mg p{margin:0 0 3mm} .tx{flex:1;text-align:justify;line-height:1.62;font-size:12.4pt}'''
    vw = 'seu verso' if P.v else ''
    body = f'''<div class="h">{arms('#111',58)}<div style="line-height:1.35"><b style="font-size:12pt">{e(cart)}</b><br>Município e Comarca de {e(city)} · Estado {e(EST[uf])}<br><span style="font-size:9pt">{e(P.off)}, {['Registrador Civil titular','Oficial delegado','Tabeliã(o) e Registrador(a)'][n%3]} — {e(r.choice(LOG))}, {r.randint(10,900)}</span></div></div>
    <h1>CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR</h1><div class="mt">Matrícula nº {m}</div>
    <div style="text-align:justify;line-height:1.5;font-size:12pt"><b>CERTIFICO</b>, atendendo a requerimento escrito de parte interessada, que, no livro <b>{L}</b> de assentos de nascimento, à folha <b>{Fo}</b>, sob o termo número <b>{Te}</b>, está lavrado o assento de <b>{e(nm)}</b>, cujo inteiro teor, reproduzido por digitação, é o seguinte:</div>
    <div class="cols"><div class="mg"><p style="text-align:center"><i>À margem</i></p>{marg}</div><div class="tx">“{e(te).replace('@@', e(nm))}”</div></div>
    <div style="text-align:justify;margin-top:4mm;line-height:1.4">Nada mais se continha em dito assento, que para aqui foi fielmente transcrito do original, ao qual me reporto. {['Certidão expedida com autorização judicial, nos termos do art. 3º do Provimento.','Expedida na forma dos arts. 17 e 19 da Lei nº 6.015/73.'][n%2]} O referido é verdade. Dou fé.</div>
    <div style="margin-top:auto;display:flex;justify-content:space-between;align-items:flex-end"><div style="font-size:8.8pt;line-height:1.45;border:.6pt solid #000;padding:2mm 3mm">Emolumentos R$ {r.randint(60,140)},{r.randint(10,99)} · Fundos R$ {r.randint(5,19)},{r.randint(10,99)}{'<br>Selo: ' + seal if seal else '<br>Isenta (declaração de pobreza)'}<br>Requerimento {r.randint(100,9999)}/{P.issue.year}</div><div style="text-align:center">{e(city)} ({uf}), {dm(P.issue) if n%2 else wd(P.issue)}.<br>{sign(r,'#1b1b4a',170,38)}<br>______________________________<br>{e(P.off if n%2 else P.pick_f())}<br><i>{'Oficial' if n%2 else 'Substituta legal'}</i></div></div>'''
    return page('A4', css, body), T

# ================================================================== E10  births abroad transcribed in book E, items in Roman numbers, 1984-2009
ABROAD = [None, ('Osaka','Japão','Hospital Cívico de Osaka','Consulado-Geral do Brasil em Tóquio','ja','Londrina','PR'), ('Lisboa','Portugal','Maternidade Alfredo da Costa','Consulado-Geral do Brasil em Lisboa',None,'Niterói','RJ'),
 ('Framingham','Estados Unidos da América','MetroWest Medical Center','Consulado-Geral do Brasil em Boston',None,'Governador Valadares','MG'), ('Ciudad del Este','Paraguai','','Vice-Consulado do Brasil em Ciudad del Este',None,'Foz do Iguaçu','PR'),
 ('Milão','Itália','Ospedale Maggiore Policlinico','Consulado-Geral do Brasil em Milão','it','Caxias do Sul','RS'), ('Caiena','Guiana Francesa','Centre Hospitalier Andrée Rosemon','Consulado do Brasil em Caiena',None,'Macapá','AP'),
 ('Buenos Aires','Argentina','Sanatorio Otamendi','Consulado-Geral do Brasil em Buenos Aires',None,'Porto Alegre','RS'), ('Beirute','Líbano','Hôpital Hôtel-Dieu de France','Embaixada do Brasil em Beirute','ar','São Paulo','SP')]
@form
def e10(n):
    fc, country, hosp, cons, fo, city, uf = ABROAD[n]
    by = [0, 1996, 1988, 2003, 1979, 2001, 1998, 1972, 1984][n]; iss = [0, (2001,2008), (1992,2000), (2005,2009), (1984,1992), (2004,2009), (2002,2009), (1985,1994), (1990,2003)][n]
    o = dict(late=[0, 2, 1, 1, 3, 1, 2, 5, 1][n], birth=(fc, country), hosp=hosp or None, home=not hosp)
    if fo: o['foreign'] = fo
    if n == 6: o['nofather'] = True
    if n == 3: o['twin'] = True; o['sex'] = 'F'; o['twinsex'] = 'F'; o['name'] = None
    if n == 2: o.update(given='Martim Afonso', sex='M')
    if n == 7: o.update(given='Lautaro', sex='M', mnat=('Buenos Aires','Argentina'))
    if n == 8: o.update(fnat=('Zahlé','Líbano'))
    if n == 1: o.update(mnat=('Hamamatsu','Japão'))
    if n == 5: o.update(fnat=('Bréscia','Itália'))
    P = person('E10', n, uf, city, by, iss, o, bookmax=28); r = P.r
    if n == 7: P.mother, P.mgf, P.mgm = 'Graciela Noemí Etcheverry', 'Rodolfo Etcheverry', 'Noemí Susana Bianchi'
    if n == 7: P.name = f"Lautaro Etcheverry {P.father.split(' ')[-1]}"
    P.fnat = P.fnat if P.fnat[0] != fc or 'fnat' in o else (city, uf); P.mnat = P.mnat if P.mnat[0] != fc or 'mnat' in o else (city, uf)
    T = truth(P, 'E10', n)
    cart = [None,'1º OFÍCIO DO REGISTRO CIVIL DE LONDRINA','CARTÓRIO DA 1ª CIRCUNSCRIÇÃO DO REGISTRO CIVIL - SEDE','REGISTRO CIVIL DO 1º SUBDISTRITO DE GOVERNADOR VALADARES','CARTÓRIO BORDIGNON - REGISTRO CIVIL','SERVIÇO DE REGISTRO CIVIL DA 1ª ZONA DE CAXIAS DO SUL','CARTÓRIO DO 1º OFÍCIO DE MACAPÁ - "JUCÁ"','REGISTRO CIVIL DA 1ª ZONA DE PORTO ALEGRE','REGISTRO CIVIL DAS PESSOAS NATURAIS DO 1º SUBDISTRITO - SÉ'][n]
    nm = U(P.name)
    L = f"E-{P.book}" if n % 2 else f"{P.book}-E"; Fo = f"{P.leaf}" + ('v' if n in (4, 7) else ''); Te = mil(P.entry) if n % 2 else str(P.entry)
    pl = f"{fc}, {country}"
    dx = wd(P.birth) if n % 3 == 0 else dm(P.birth)
    ht = f"{P.hh:02d}h{P.mm:02d}" if n not in (4,) else ''
    est = hosp if hosp else 'domicílio dos pais'
    np_ = lambda t: f"{t[0]} - {t[1]}" if len(t[1]) == 2 else f"{t[0]}, {t[1]}"
    pr = lambda t: f"{t[0]} ({t[1]})" if len(t[1]) == 2 else f"{t[0]}, {t[1]}"
    br = lambda t, g: ('brasileir' + g) if len(t[1]) == 2 else {'Japão':'japones','Itália':'italian','Argentina':'argentin','Líbano':'libanes'}[t[1]] + (('' if g == 'o' and t[1] in ('Japão','Líbano') else g))
    def br(t, g):
        if len(t[1]) == 2: return 'brasileir' + g
        x = {'Japão': ('japonês', 'japonesa'), 'Itália': ('italiano', 'italiana'), 'Argentina': ('argentino', 'argentina'), 'Líbano': ('libanês', 'libanesa')}[t[1]]
        return x[0 if g == 'o' else 1]
    put(T, nome=nm, texto=dx, hora=f"{P.hh:02d}:{P.mm:02d}" if ht else '', nat=pl, estab=hosp or 'Domicílio', mun=fc, uf='', rmun=city, ruf=uf, cart=cart, livro=L, folha=Fo, termo=Te, mgf=P.mgf, mgm=P.mgm)
    T['accept']['local_nascimento.município'] = [pl]
    if not hosp: T['accept']['local_nascimento.estabelecimento'] = ['domicílio dos pais']
    if P.nofather: put(T, g1=P.mother, g1n=np_(P.mnat))
    else: put(T, g1=P.father, g1n=np_(P.fnat), g2=P.mother, g2n=np_(P.mnat), pgf=P.pgf, pgm=P.pgm)
    if n == 8: put(T, mgf='')
    a = P.o_a
    cdate = P.birth + timedelta(days=r.randint(12, 120))
    avb = an = ''
    if n == 2: an = ''
    if n == 7: avb = f"Averbada em {dm(P.between(P.reg,P.issue))}, a pedido do genitor, a fixação de residência d{a} registrad{a} no território nacional."
    if n == 4: avb = f"Corrigido em {dd(P.between(P.reg,P.issue))}, por mandado do Juízo de Direito da 2ª Vara Cível, o prenome do avô paterno."
    if n == 8 and (P.issue.year - P.birth.year) < 18: an = f"Anotado o óbito do genitor, ocorrido em {dd(P.between(P.reg,P.issue))}, em Guarulhos, neste Estado."
    if n == 2: avb = f"Aditado em {dd(P.between(P.reg,P.issue))}, à vista do assento consular, o nome da avó materna, antes omitido."
    put(T, averb=avb, anot=an); T['meta']['joint_notes'] = True
    NC = ['nada consta', 'não há', '* * *'][n % 3]
    fil = (f"{e(P.father)}, {br(P.fnat,'o')}, natural de {e(pr(P.fnat))}; e {e(P.mother)}, {br(P.mnat,'a')}, natural de {e(pr(P.mnat))}" if not P.nofather else f"{e(P.mother)}, {br(P.mnat,'a')}, natural de {e(pr(P.mnat))} (paternidade não declarada)")
    avm = f"{e(P.mgf)} e {e(P.mgm)}" if n != 8 else f"{e(P.mgm)} (avô não mencionado no assento de origem)"
    avs = f"paternos, {e(P.pgf)} e {e(P.pgm)}; maternos, {avm}" if not P.nofather else f"maternos, {avm}"
    twt = f" Gêmea: {e(P.twin)}, transcrita no termo seguinte." if P.twin else ''
    if P.twin: twin(T, P.twin, alt=[f"Gêmea: {P.twin}, transcrita no termo seguinte.", f"{P.twin}, transcrita no termo seguinte"])
    seal = f"{r.choice(['AA','BC','DF'])}-{r.randint(100000,999999)}" if P.issue.year >= 2001 else ''
    put(T, selo=seal)
    only_sub = n in (2, 6)
    signer = P.clerk if only_sub else P.off
    put(T, oficial=signer)
    tr = P.pick_f()
    rom = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']
    items = [('REGISTRADO' if P.masc else 'REGISTRADA', f"<b>{e(nm)}</b>, do sexo {P.sexo.lower()}, natural de {e(pl)}.{twt}"),
      ('DIA E HORA', f"Nasceu em {dx}{', às ' + ht + ' (hora local)' if ht else '; hora omitida no original'}."),
      ('LUGAR', f"{e(est)[0].upper() + e(est)[1:]}, cidade de {e(fc)}, {e(country)}."), ('PAIS', fil + '.'), ('AVÓS', avs + '.'),
      ('ASSENTO DE ORIGEM', f"{e(cons)}, livro {r.randint(3,40)}-N, fls. {r.randint(1,200)}, termo {r.randint(50,900)}, de {dd(cdate)}, à vista de certidão estrangeira traduzida por {e(tr)}, tradutora pública."),
      ('TRASLADO NESTE OFÍCIO', f"Livro <b>{L}</b>, fls. <b>{Fo}</b>, nº <b>{Te}</b>, em <b>{dd(P.reg) if n % 2 else dm(P.reg)}</b>, a requerimento {'da mãe' if P.nofather or n % 3 == 0 else 'do pai'}, domiciliad{'a' if P.nofather or n % 3 == 0 else 'o'} à {e(P.addr)}, {e(city)}."),
      ('À MARGEM', (avb or an) and e(avb or an) or NC)]
    li = ''.join(f'<div class="it"><div class="n">{rom[k]}</div><div class="l">{x}</div><div class="v">{y}</div></div>' for k, (x, y) in enumerate(items))
    css = f'''.pg{{padding:16mm 19mm;font:11pt Caladea;color:#12233f;background:#f4f7fb {guil('#dde6f2',160,70,30,4)};display:flex;flex-direction:column}} .h{{text-align:center;line-height:1.45}} h1{{font:bold 15.5pt Caladea;text-align:center;margin:6mm 0 1mm}} .it{{display:flex;border-top:.5pt solid #8fa3c4;padding:2.5mm 0;gap:3mm;line-height:1.5}} .n{{width:9mm;font-weight:bold;text-align:right}} .l{{width:37mm;font-size:8.8pt;padding-top:.7mm}} .v{{flex:1;color:#0a0a14}}'''
    body = f'''<div class="h">{arms('#12233f',60)}<br>REPÚBLICA FEDERATIVA DO BRASIL<br><b>{e(cart)}</b><br>{e(city)} — Estado {e(EST[uf])}</div>
    <h1>CERTIDÃO DE NASCIMENTO</h1><div style="text-align:center;margin-bottom:6mm">(traslado de assento lavrado no exterior — Lei nº 6.015, de 31/12/1973, art. 32)</div>
    <div style="line-height:1.5;margin-bottom:3mm">Certifico que do livro próprio deste Ofício consta o traslado do assento de nascimento a seguir resumido:</div>{li}<div style="border-top:.5pt solid #8fa3c4"></div>
    <div style="font-size:9.2pt;line-height:1.4;margin-top:3mm;text-align:justify">{'A condição de brasileiro nato depende de opção, a qualquer tempo, perante a Justiça Federal (Constituição Federal, art. 12, I, c).' if by >= 1994 and n not in (7,4) else 'Traslado válido como prova de filiação e nacionalidade, ressalvado o disposto na Constituição.'}</div>
    <div style="margin-top:auto;display:flex;justify-content:space-between;align-items:flex-end"><div style="font-size:9pt;line-height:1.5">{'Selo de autenticidade<br><b>' + seal + '</b>' if seal else 'Custas: tabela XI'}</div><div>{stamp('TRASLADOS DO EXTERIOR * LIVRO E', uf, '#7a3048', 96, 9, .4, n)}</div><div style="text-align:center">Dado e passado em {e(city)},<br>aos {f"{P.issue.day} dias de {MES[P.issue.month-1]} de {P.issue.year}" if n%2 else f"{dm(P.issue)}"}.<br>{sign(r,'#14205c',170,36)}<br>____________________________<br>{e(signer)}<br>{'Substituta do Oficial' if only_sub else 'Oficial do Registro'}</div></div>'''
    return page('A4', css, body), T

def main():
    os.makedirs(OUT, exist_ok=True)
    for name, f in FORMS.items():
        for n in range(1, 9):
            h, T = f(n)
            fo = T['data']['registro']['folha']; plain = re.sub(r'[\s.-]+', '', fo)
            if plain != fo and 'registro.folha' not in T['accept']: T['accept']['registro.folha'] = [plain]
            if T['layout'] != name: raise SystemExit(name)
            for ext, s in (('html', h), ('json', json.dumps(T, ensure_ascii=False, indent=1))):
                p = os.path.join(OUT, f"{name}-{n}.{ext}")
                if not os.path.exists(p) or open(p, encoding='utf-8').read() != s:
                    open(p, 'w', encoding='utf-8').write(s)
if __name__ == '__main__': main()
