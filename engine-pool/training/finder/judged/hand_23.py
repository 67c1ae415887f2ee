#!/usr/bin/env python3
# Ten birth-certificate forms (C1..C10), eight made-up fillings each. Standard library only.
import sys
import random, datetime, json, os, html, math, re
from types import SimpleNamespace as NS
HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv.pop(1)
D = datetime.date
E = lambda s: html.escape(str(s), quote=False)

# ---------------------------------------------------------------- numbers and dates in words
U = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
TEN = '_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
HUN = '_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def num(n):
    if n < 20: return U[n]
    if n < 100: return TEN[n // 10] + (' e ' + U[n % 10] if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000: return HUN[n // 100] + (' e ' + num(n % 100) if n % 100 else '')
    k, rest = divmod(n, 1000)
    h = ('' if k == 1 else num(k) + ' ') + 'mil'
    if not rest: return h
    return h + (' e ' if rest < 100 or rest % 100 == 0 else ' ') + num(rest)
def fem(s):  # feminine, for hours
    s = re.sub(r'\bum\b', 'uma', s); return re.sub(r'\bdois\b', 'duas', s)
def day_w(d): return 'primeiro' if d == 1 else num(d)
def dw(d): return f'{day_w(d.day)} de {MES[d.month-1]} de {num(d.year)}'
def dmy(d, sep='/'): return f'{d.day:02d}{sep}{d.month:02d}{sep}{d.year}'
def dlong(d): return f'{d.day} de {MES[d.month-1]} de {d.year}'
def rdate(r, a, b):
    n = (b - a).days
    return a + datetime.timedelta(days=r.randint(0, max(0, n)))
def plus(d, n): return d + datetime.timedelta(days=n)

# ---------------------------------------------------------------- check digits
REG = {**dict.fromkeys(['RS'], 0), **dict.fromkeys('DF GO MT MS TO'.split(), 1), **dict.fromkeys('AC AM AP PA RO RR'.split(), 2),
       **dict.fromkeys('CE MA PI'.split(), 3), **dict.fromkeys('AL PB PE RN'.split(), 4), **dict.fromkeys('BA SE'.split(), 5), 'MG': 6,
       **dict.fromkeys('ES RJ'.split(), 7), 'SP': 8, **dict.fromkeys('PR SC'.split(), 9)}
def cpf(r, uf='SP', fmt='.'):
    a = [r.randint(0, 9) for _ in range(8)] + [REG.get(uf, 8)]
    for _ in range(2):
        s = sum(x * w for x, w in zip(a, range(len(a) + 1, 1, -1))) % 11
        a.append(0 if s < 2 else 11 - s)
    t = ''.join(map(str, a))
    return {'.': f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}', '/': f'{t[:9]}/{t[9:]}', '-': f'{t[:9]}-{t[9:]}', '': t}[fmt]
def mat_dv(s):
    for _ in range(2):
        w, t = 32 - len(s), 0
        for c in s:
            t += int(c) * w
            w = 0 if w == 10 else w + 1
        t %= 11
        s += str(1 if t > 9 else t)
    return s
assert mat_dv('104539015520131000120210000123') == '10453901552013100012021000012321'
def matricula(cns, acervo, year, book, leaf, entry, fmt=' '):
    s = mat_dv(f'{cns:06d}{acervo:02d}55{year}1{book:05d}{leaf:03d}{entry:07d}')
    p = [s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:]]
    if fmt == ' ': return ' '.join(p)
    if fmt == '.': return '.'.join(p[:8]) + '-' + p[8]
    if fmt == ' -': return ' '.join(p[:8]) + '-' + p[8]
    return s
def dnv(r, y, fmt=0):
    a = f'{r.randint(10000000, 99999999)}'; c = r.randint(0, 9)
    return [f'30-{a}-{c}', f'30{a}{c}', f'30 {a} {c}', f'30-{a[:8]}/{c}'][fmt]

# ---------------------------------------------------------------- places
UFN = dict(AC='Acre', AL='Alagoas', AP='Amapá', AM='Amazonas', BA='Bahia', CE='Ceará', DF='Distrito Federal', ES='Espírito Santo', GO='Goiás', MA='Maranhão',
  MT='Mato Grosso', MS='Mato Grosso do Sul', MG='Minas Gerais', PA='Pará', PB='Paraíba', PR='Paraná', PE='Pernambuco', PI='Piauí', RJ='Rio de Janeiro',
  RN='Rio Grande do Norte', RS='Rio Grande do Sul', RO='Rondônia', RR='Roraima', SC='Santa Catarina', SP='São Paulo', SE='Sergipe', TO='Tocantins')
ART = dict(AC='do', AL='de', AP='do', AM='do', BA='da', CE='do', DF='do', ES='do', GO='de', MA='do', MT='de', MS='de', MG='de', PA='do', PB='da', PR='do', PE='de',
  PI='do', RJ='do', RN='do', RS='do', RO='de', RR='de', SC='de', SP='de', SE='de', TO='do')
CITY = dict(
  AC=['Rio Branco', 'Cruzeiro do Sul', 'Sena Madureira', 'Brasiléia', 'Tarauacá'], AL=['Maceió', 'Arapiraca', 'Penedo', "Olho d'Água das Flores", 'Palmeira dos Índios'],
  AP=['Macapá', 'Oiapoque', 'Laranjal do Jari', 'Santana'], AM=['Manaus', 'Parintins', 'Tefé', 'São Gabriel da Cachoeira', 'Tabatinga', 'Benjamin Constant'],
  BA=['Salvador', 'Feira de Santana', 'Xique-Xique', 'Vitória da Conquista', 'Ilhéus', 'Bom Jesus da Lapa', 'Santo Antônio de Jesus'],
  CE=['Fortaleza', 'Juazeiro do Norte', 'Quixeramobim', 'Sobral', 'Crateús'], DF=['Brasília'], ES=['Vitória', 'Cachoeiro de Itapemirim', 'Colatina', 'Santa Teresa', 'Afonso Cláudio'],
  GO=['Goiânia', 'Anápolis', 'Pirenópolis', 'Rio Verde', 'Jataí', 'Catalão'], MA=['São Luís', 'Imperatriz', 'Barra do Corda', 'Caxias', 'Codó'],
  MT=['Cuiabá', 'Rondonópolis', 'Cáceres', 'Sinop', 'Barra do Garças'], MS=['Campo Grande', 'Dourados', 'Corumbá', 'Ponta Porã', 'Amambai'],
  MG=['Belo Horizonte', 'São João del-Rei', 'Juiz de Fora', 'Uberaba', 'Diamantina', 'Montes Claros', 'Poços de Caldas', 'Conselheiro Lafaiete', 'Teófilo Otoni', 'Três Corações'],
  PA=['Belém', 'Santarém', 'Marabá', 'Óbidos', 'Bragança', 'Altamira'], PB=['João Pessoa', 'Campina Grande', 'Catolé do Rocha', 'Patos', 'Cajazeiras'],
  PR=['Curitiba', 'Londrina', 'Prudentópolis', 'União da Vitória', 'Maringá', 'Foz do Iguaçu', 'Guarapuava', 'Lapa'], PE=['Recife', 'Caruaru', 'Garanhuns', 'Serra Talhada', 'Petrolina', 'Goiana'],
  PI=['Teresina', 'Parnaíba', 'Picos', 'São Raimundo Nonato', 'Oeiras'], RJ=['Rio de Janeiro', 'Niterói', 'Campos dos Goytacazes', 'Petrópolis', 'Varre-Sai', 'Nova Friburgo', 'Volta Redonda'],
  RN=['Natal', 'Mossoró', 'Caicó', 'Passa e Fica', 'Pau dos Ferros', 'Currais Novos'], RS=['Porto Alegre', 'Caxias do Sul', 'Não-Me-Toque', "Sant'Ana do Livramento", 'Uruguaiana', 'Pelotas', 'Santa Cruz do Sul', 'Erechim', 'Bagé'],
  RO=['Porto Velho', 'Ji-Paraná', 'Guajará-Mirim', 'Vilhena', 'Cacoal'], RR=['Boa Vista', 'Pacaraima', 'Caracaraí'], SC=['Florianópolis', 'Blumenau', 'Joinville', 'Lages', 'Chapecó', 'São Bento do Sul', 'Laguna'],
  SP=['São Paulo', 'Campinas', "Santa Bárbara d'Oeste", 'Pindamonhangaba', 'Mogi das Cruzes', 'Registro', 'Ribeirão Preto', 'Embu-Guaçu', 'Presidente Prudente', 'São José do Rio Preto', 'Botucatu', 'Guaratinguetá', 'Santos'],
  SE=['Aracaju', 'Estância', 'Lagarto', 'Itabaiana', 'Propriá'], TO=['Palmas', 'Porto Nacional', 'Araguaína', 'Gurupi', 'Dianópolis'])
STREET = ['Rua Coronel Teófilo Meira', 'Avenida Getúlio Vargas', 'Rua Sete de Setembro', 'Praça da Matriz', 'Rua Barão do Rio Branco', 'Travessa do Comércio', 'Rua Marechal Deodoro', 'Avenida Brasil',
  'Rua Padre Anchieta', 'Rua Quinze de Novembro', 'Rua das Laranjeiras', 'Avenida Independência', 'Rua Dom Pedro II', 'Ladeira do Carmo', 'Rua Tiradentes', 'Rua Santos Dumont']
HOSP = ['Hospital e Maternidade São Lucas', 'Santa Casa de Misericórdia', 'Maternidade Nossa Senhora das Graças', 'Hospital Regional Dr. Heitor Beltrame', 'Hospital São Vicente de Paulo', 'Casa de Saúde Santa Rita',
  'Hospital Municipal Dona Zilda Carneiro', 'Maternidade Professor Aristides Malta', 'Hospital Beneficente Santa Helena', 'Hospital das Clínicas', 'Unidade Mista de Saúde Santo Antônio', 'Hospital Evangélico', 'Hospital e Maternidade Theodoro Kress',
  'Casa de Parto Luz do Amanhecer', 'Maternidade Escola Januário Lobo', 'Hospital Unimed', 'Hospital Santa Casa Sagrado Coração de Jesus', 'Sociedade Beneficente de Senhoras - Hospital Bom Pastor', 'Maternidade Cândida Vargas Lins', 'Hospital da Mulher Anchieta Prado']

# ---------------------------------------------------------------- names
GM = dict(old='Sebastião,Benedito,Raimundo,Joaquim,Antônio,Zenóbio,Ubirajara,Oswaldo,Waldemar,Firmino,Djalma,Aurélio,Theodoro,Manoel,Severino,Expedito,Cícero,Eurípedes,Arlindo,Nestor,Getúlio,Hermenegildo,Alcides,Virgílio,Orestes,Querubim,Juvenal,Genésio,Leônidas,Durval'.split(','),
  mid='Marcelo,Edmilson,José Carlos,Luís Fernando,Claudinei,Rogério,Gilberto,Márcio,Paulo Sérgio,Ademir,Sidney,Wanderley,Ricardo,Josenildo,Fábio,Alessandro,Valdecir,Carlos Eduardo,João Batista,Francisco das Chagas,Reginaldo,Edson,Nivaldo,Jefferson,Anderson,Élcio,Moacir,Hélio,Clóvis,Ivan'.split(','),
  new='Kauã,Enzo Gabriel,Davi Lucca,Miguel,Arthur,Heitor,Théo,Pedro Henrique,Ravi,Bento,Isaac,Lorenzo,Caetano,Anthony Gael,João Miguel,Benício,Noah,Ícaro,Caleb,Otávio,Nicolas,Yuri,Samuel,Luan,Matheus,Vicente,Gael,Emanuel,Thiago,Zion'.split(','))
GF = dict(old='Maria das Dores,Benedita,Antônia,Conceição,Raimunda,Sebastiana,Iracema,Jandira,Ondina,Zulmira,Francisca das Chagas,Maria do Perpétuo Socorro,Aparecida,Leopoldina,Olímpia,Etelvina,Dulcineia,Geralda,Josefa,Alzira,Adelaide,Hermínia,Quitéria,Filomena,Rosalina,Izaura,Natividade,Clotilde,Eulália,Guiomar'.split(','),
  mid='Rosicleide,Márcia,Sandra Regina,Claudete,Eliane,Ivanilde,Maria Aparecida,Luciana,Simone,Cleonice,Adriana,Jucélia,Rosângela,Patrícia,Neusa,Sônia Maria,Vera Lúcia,Cristiane,Fabiana,Edilene,Waldirene,Ana Paula,Silvana,Terezinha,Marinalva,Josiane,Solange,Kátia,Denise,Lourdes'.split(','),
  new='Helena,Alice,Maria Eduarda,Yasmin,Valentina,Sophia,Ana Beatriz,Isadora,Maitê,Aurora,Lívia,Rayssa,Cecília,Antonella,Maria Cecília,Eloá,Luna,Heloísa,Esther,Giovanna,Nicole,Ágatha,Pérola,Ayla,Liz,Bianca,Tainá,Clarice,Vitória,Zaya'.split(','))
SN = dict(br='da Silva,dos Santos,de Oliveira,Pereira,Rodrigues,Ferreira,de Souza,Alves,de Lima,Ribeiro,do Nascimento,Carvalho,Gomes,Martins,Araújo,Barbosa,Rocha,Dias,Nunes,Moreira,Cardoso,Teixeira,Cavalcante,Monteiro,Bezerra,Mendes,Freitas,Vieira,Pinheiro,Brandão,de Jesus,da Conceição,Furtado,Queiroz,Sampaio,Coutinho,Peixoto,Albuquerque,Falcão,Guimarães,Prates,Fontenele,Siqueira,Bittencourt,Lacerda,Pimentel,Figueiredo,Tavares,Quaresma,Paixão,Valadares,Leite,Amorim,d\'Ávila,Bandeira,Cordeiro,Salgado,Montenegro,Vasconcelos,Arruda'.split(','),
  it='Zanatta,Bortolini,Fachinello,Gazzola,Menegatti,Pellizzaro,Dal Molin,Cavagnoli,Trevisan,Spagnol,Zorzetto,Rigon'.split(','),
  de='Schütz,Hoffmeister,Krieger,Wächter,Baumgärtner,Stahlhöfer,Reinheimer,Klaus,Dreyer,Haubert'.split(','),
  jp='Nakashima,Yamaguti,Takemura,Hirokawa,Okabayashi,Shimizu,Uehara,Watanabe,Kinoshita,Murakoshi'.split(','),
  pl='Wojciechowski,Kowaltschuk,Szpak,Hrycyna,Zdebski,Lewandowski,Bobrowicz,Maciejewski'.split(','),
  ar='Abdalla,Haddad,Chedid,Nassar,El-Kouri,Zarzur,Maluly,Sahyoun'.split(','),
  es='Benítez,Giménez,Ayala,Quispe,Mamani,Villalba,Ortellado,Cáceres,Etcheverry,Olivera,Condori,Fleitas'.split(','))
GIV_X = dict(jp=(['Kenji', 'Hiroshi', 'Massao', 'Takeshi', 'Seiji', 'Akira'], ['Harumi', 'Sumiko', 'Michiko', 'Tomiko', 'Yukie', 'Naomi']), it=(['Giácomo', 'Ângelo', 'Olívio', 'Dorvalino', 'Girolamo'], ['Ernesta', 'Carmela', 'Ilze', 'Pierina', 'Assunta']),
  de=(['Edmundo', 'Reinoldo', 'Arno', 'Helmuth', 'Valdemar'], ['Hedwig', 'Irmgard', 'Wilma', 'Lúcia', 'Elfrida']), pl=(['Estanislau', 'Casemiro', 'Miguel', 'Boleslau', 'Nicolau'], ['Vanda', 'Estefânia', 'Sofia', 'Helena', 'Paraskeva']),
  ar=(['Elias', 'Salim', 'Jorge', 'Michel', 'Nagib'], ['Latife', 'Nádia', 'Samira', 'Rosa', 'Wadia']), es=(['Ramón', 'Wilfredo', 'Hugo Daniel', 'Eusebio', 'Néstor'], ['Graciela', 'Mirta', 'Petrona', 'Lidia Beatriz', 'Norma']))
def era(y): return 'old' if y < 1964 else 'mid' if y < 1996 else 'new'
def giv(r, sex, y, kind='br', p=.55):
    if kind != 'br' and r.random() < p: return r.choice(GIV_X[kind][0 if sex == 'M' else 1])
    return r.choice((GM if sex == 'M' else GF)[era(y)])
def sur(r, kind): return r.choice(SN[kind])
def clean(s): return re.sub(r'\s+', ' ', s).strip()

def family(r, y, fk='br', mk='br', sex=None, given=None, suffix=''):
    n = NS(); n.sex = sex or r.choice('MF')
    fa, fb = sur(r, fk), sur(r, 'br' if fk == 'br' else fk)
    ma, mb = sur(r, mk), sur(r, 'br' if mk == 'br' else mk)
    while len({fa, fb, ma, mb}) < 4: fa, fb, ma, mb = sur(r, fk), sur(r, fk), sur(r, mk), sur(r, mk)
    n.given = given or giv(r, n.sex, y, fk, .3)
    n.pgf = clean(f'{giv(r, "M", y - 60, fk)} {r.choice([sur(r, "br"), ""])} {fb}')
    n.pgm = clean(f'{giv(r, "F", y - 58, fk)} {fa} {r.choice([fb, ""])}')
    n.mgf = clean(f'{giv(r, "M", y - 58, mk)} {mb} {r.choice(["", "", "Filho"])}')
    n.mgm = clean(f'{giv(r, "F", y - 55, mk)} {ma} {r.choice([mb, "", ""])}')
    n.father = clean(f'{giv(r, "M", y - 30, fk)} {fa} {fb}')
    n.mother = clean(f'{giv(r, "F", y - 27, mk)} {ma} {r.choice([mb, fb, mb + " " + fb])}')
    n.fb, n.ma, n.mb = fb, ma, mb
    n.tail = clean(f'{mb} {fb}'); n.tail0 = clean(f'{ma} {mb}')
    n.suffix = suffix
    return n

FEM = NS  # placeholder
def rec(r, o, by, iss, fmtm=' '):
    """a filling: r random, o options of this filling, by years of birth, iss years of issue"""
    y = o.get('y') or r.randint(*by)
    f = family(r, y, o.get('fk', 'br'), o.get('mk', 'br'), o.get('sex'), o.get('given'), o.get('suf', ''))
    S = NS(**f.__dict__); S.o = o
    two = o.get('two')
    if two:
        if two == 'm': S.father = clean(f'{giv(r, "F", y - 29)} {f.father.split(" ", 1)[1]}') if ' ' in f.father else f.father
        if two == 'm': S.father = clean(f'{giv(r, "F", y - 29)} {sur(r, "br")} {f.fb}')
        else: S.mother = clean(f'{giv(r, "M", y - 29)} {sur(r, "br")} {f.mb}')
    nof = o.get('nof')
    S.name = o.get('name') or clean(f'{S.given} {S.tail0 if nof else S.tail} {S.suffix}')
    if nof: S.father = S.pgf = S.pgm = ''
    g = o.get('ugp', '')
    if 'p' in g: S.pgf = S.pgm = ''
    if 'm' in g: S.mgf = S.mgm = ''
    if 'F' in g: S.mgf = ''
    if 'P' in g: S.pgf = ''
    S.uf = o.get('uf') or r.choice(list(UFN)); cs = CITY[S.uf]
    S.city = o.get('city') or r.choice(cs)                      # registry
    S.bcity, S.buf = o.get('b') or ((S.city, S.uf) if r.random() < .7 else (r.choice(cs), S.uf))
    NEWC = {'Laranjal do Jari', 'Pacaraima', 'Sinop', 'Ji-Paraná', 'Vilhena', 'Cacoal', 'Embu-Guaçu', 'Não-Me-Toque', 'Santana', 'Palmas', 'Tabatinga', 'Passa e Fica', 'São Gabriel da Cachoeira'} if y < 1992 else set()
    ufs = [u for u in UFN if y >= 1992 or u not in 'TO MS RO RR AP AC DF'.split()]
    pl = lambda: (lambda u: (r.choice([c for c in CITY[u] if c not in NEWC] or CITY[u]), u))(S.uf if r.random() < (.6 if y > 1970 else .85) else r.choice(ufs))
    S.fn, S.mn = pl(), pl()
    if nof: S.fn = None
    S.dob = D(y, r.randint(1, 12), r.randint(1, 28)) if not o.get('dob') else D(*o['dob'])
    S.h, S.mi = (None, None) if o.get('noh') else (r.randint(0, 23), r.choice([0, 5, 10, 12, 15, 20, 25, 30, 35, 38, 40, 45, 47, 50, 55]))
    if o.get('hm'): S.h, S.mi = o['hm']
    S.hora = '' if S.h is None else f'{S.h:02d}:{S.mi:02d}'
    S.home = o.get('home', False)
    S.hosp = o.get('hosp') or r.choice(HOSP)
    if S.hosp == 'Santa Casa de Misericórdia': S.hosp += ' de ' + S.bcity
    S.reg = D(*o['reg']) if o.get('reg') else plus(S.dob, r.randint(1, 45) if not o.get('late') else r.randint(365 * 3, 365 * 18))
    a = max(plus(S.reg, 20), D(iss[0], 1, 2)); S.iss = D(*o['iss']) if o.get('iss') else rdate(r, a, max(a, D(iss[1], 11, 28)))
    S.book = o.get('book') or (r.randint(2, 389) if iss[1] > 2009 else r.randint(2, 96)); S.leaf = r.randint(1, 300); S.entry = r.randint(max(1, (S.book - 1) * 300), S.book * 300)
    S.cns = r.randint(1, 16) * 10000 + r.randint(100, 9999); S.ac = r.choice([1, 1, 1, 2])
    S.mat = matricula(S.cns, S.ac, S.reg.year, S.book, S.leaf, S.entry, fmtm)
    S.dnv = dnv(r, y, o.get('df', 0)) if S.reg.year >= 1999 and not S.home and not o.get('nodnv') else ''
    S.cpf = '' if o.get('nocpf') else cpf(r, S.buf, o.get('cf', '.'))
    twg = giv(r, o.get('tsex', S.sex), y)
    while twg == S.given: twg = giv(r, o.get('tsex', S.sex), y)
    S.twin = clean(f'{twg} {S.tail0 if nof else S.tail}') if o.get('twin') else ''
    pers = lambda sx=None: clean(f'{giv(r, sx or r.choice("MF"), S.iss.year - r.choice([35, 45, 50]))} {sur(r, "br")} {sur(r, r.choice(["br", "br", "it", "de", "ar"]))}')
    S.of_sex = r.choice('MF'); S.officer = pers(S.of_sex); S.clerk_sex = r.choice('MF'); S.clerk = pers(S.clerk_sex)
    S.doc, S.judge = pers('M'), pers('M'); S.w1, S.w2 = [clean(f'{giv(r, r.choice("MF"), S.reg.year - r.choice([28, 40]))} {sur(r, "br")} {sur(r, r.choice(["br", "br", S.o.get("fk", "br")]))}') for _ in '12']
    S.addr = f'{r.choice(STREET)}, nº {r.randint(12, 2900)}'; S.addr2 = f'{r.choice(STREET)}, nº {r.randint(12, 2900)}'
    S.sexo = 'Masculino' if S.sex == 'M' else 'Feminino'
    S.spouse = clean(f'{giv(r, "F" if S.sex == "M" else "M", y)} {sur(r, "br")} {sur(r, "br")}')
    S.r = r
    return S

def up(S):  # names printed in capitals
    for k in 'name father mother pgf pgm mgf mgm twin officer clerk w1 w2 doc judge spouse'.split(): setattr(S, k, getattr(S, k).upper())
    return S
def o_a(S): return 'o' if S.sex == 'M' else 'a'
def cu(p, sep='/'): return f'{p[0]}{sep}{p[1]}' if p else ''
def nat(p): return f'{p[0]} - {p[1]}' if p else ''

def truth(name, n, W, H, S, **k):
    g = k.get
    d = {"case": f"{name}-{n}", "layout": name, "condition": "pdf_born_digital", "file": f"{name}-{n}.pdf", "width": W, "height": H, "resizeImage": False,
      "data": {
        "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
        "dados_pessoais": {"nome_completo": S.name, "cpf": g('cpf', ''), "matrícula": g('mat', ''),
          "data_nascimento": {"texto_completo": k['dtext'], "dia": f'{S.dob.day:02d}', "mês": f'{S.dob.month:02d}', "ano": str(S.dob.year)},
          "hora_nascimento": g('hora', S.hora), "naturalidade": g('natu', ''), "sexo": g('sexo', S.sexo)},
        "local_nascimento": {"estabelecimento": g('estab', ''), "município": g('bcity', S.bcity), "uf": g('buf', S.buf)},
        "registro": {"município": g('city', S.city), "uf": g('uf', S.uf), "cartório": k['cart'], "data_registro": g('reg', dmy(S.reg)), "número_dnv": g('dnv', ''),
          "livro": str(g('livro', '')), "folha": str(g('folha', '')), "termo": str(g('termo', ''))},
        "filiação": {"genitor_1": {"nome_completo": S.father, "naturalidade": g('n1', '')}, "genitor_2": {"nome_completo": S.mother, "naturalidade": g('n2', '')}},
        "avós": {"paternos": {"avô": S.pgf, "avó": S.pgm}, "maternos": {"avô": S.mgf, "avó": S.mgm}},
        "gêmeos": {"status": "Sim" if g('twin') else "Não", "informações_adicionais": g('twin', '') if isinstance(g('twin', ''), str) else ''},
        "observações": {"averbações": g('av', ''), "anotações": g('an', '')},
        "autenticação": {"selo_digital": g('selo', ''), "oficial_registro": k['ofic'], "data_emissão": g('iss', dmy(S.iss))}},
      "accept": {}, "negative": None, "meta": {"twin_names": g('twn', [S.twin] if S.twin else []), "joint_notes": bool(g('joint')), "cadastro": g('cad', [])}}
    acc = dict(g('acc') or {})
    fi = d['data']['filiação']
    if not S.father:   # the only parent printed comes first; a slot for the father, if any, is left empty
        fi['genitor_1'], fi['genitor_2'] = fi['genitor_2'], fi['genitor_1']
        if g('slot', True):
            m = fi['genitor_1']
            acc.update({'filiação.genitor_1.nome_completo': [''], 'filiação.genitor_2.nome_completo': [m['nome_completo']]})
            if m['naturalidade']: acc.update({'filiação.genitor_1.naturalidade': [''], 'filiação.genitor_2.naturalidade': [m['naturalidade']]})
    d['accept'] = {p: [x for x in v] for p, v in acc.items() if v}
    return d

# ---------------------------------------------------------------- ornaments
def sig(r, w=150, h=34, col='#1c2f7a'):
    x, p = 6, f'M6 {h*.6:.0f}'
    while x < w - 20:
        dx = r.randint(8, 22); p += f' q{dx/2:.0f} {r.randint(-h, h)//1.4:.0f} {dx} {r.randint(-5, 5)}'; x += dx
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}" style="display:block;margin:0 auto -6px"><path d="{p} q14 -6 22 -2" fill="none" stroke="{col}" stroke-width="1.2" stroke-linecap="round" opacity=".8"/></svg>'
def stamp(t1, t2='', size=86, col='#5b3a8c', rot=-12, mid='★'):
    i = 's' + re.sub(r'\W', '', t1 + t2)[:20] + str(size)
    return (f'<svg width="{size}" height="{size}" viewBox="0 0 100 100" style="transform:rotate({rot}deg);opacity:.72"><defs><path id="{i}" d="M50 50 m-36 0 a36 36 0 1 1 72 0 a36 36 0 1 1 -72 0"/></defs>'
      f'<circle cx="50" cy="50" r="47" fill="none" stroke="{col}" stroke-width="2"/><circle cx="50" cy="50" r="30" fill="none" stroke="{col}" stroke-width="1"/>'
      f'<text font-size="8.6" fill="{col}" font-family="Liberation Sans Narrow"><textPath href="#{i}">{E(t1)}</textPath></text><text x="50" y="46" font-size="14" text-anchor="middle" fill="{col}">{mid}</text>'
      f'<text x="50" y="58" font-size="7" text-anchor="middle" fill="{col}" font-family="Liberation Sans Narrow">{E(t2)}</text></svg>')
def arms(size=52, col='#24405e'):
    pts = ' '.join(f'{50+(38 if k%2==0 else 16)*math.sin(k*math.pi/5):.1f},{50-(38 if k%2==0 else 16)*math.cos(k*math.pi/5):.1f}' for k in range(10))
    leaf = ''.join(f'<ellipse cx="{50+46*math.sin(a):.1f}" cy="{50-46*math.cos(a):.1f}" rx="3" ry="6.5" transform="rotate({math.degrees(a)+25:.0f} {50+46*math.sin(a):.1f} {50-46*math.cos(a):.1f})" fill="{col}" opacity=".65"/>' for a in [math.pi*(.3+k*.1) for k in range(15)])
    return f'<svg width="{size}" height="{size}" viewBox="-4 -4 108 112">{leaf}<polygon points="{pts}" fill="none" stroke="{col}" stroke-width="3"/><circle cx="50" cy="50" r="13" fill="none" stroke="{col}" stroke-width="2.5"/><path d="M46 90 L54 90 L52 64 L48 64 Z" fill="{col}"/></svg>'
def qr(r, size=74, n=29):
    b = ''.join(f'<rect x="{x}" y="{y}" width="1.02" height="1.02"/>' for y in range(n) for x in range(n) if r.random() < .48 and not ((x < 8 and y < 8) or (x > n - 9 and y < 8) or (x < 8 and y > n - 9)))
    fd = ''.join(f'<path d="M{x} {y}h7v7h-7z M{x+1} {y+1}v5h5v-5z M{x+2} {y+2}h3v3h-3z" fill-rule="evenodd"/>' for x, y in ((0, 0), (n - 7, 0), (0, n - 7)))
    return f'<svg width="{size}" height="{size}" viewBox="0 0 {n} {n}">{b}{fd}</svg>'
def bars(r, w=170, h=26):
    x, s = 0, ''
    while x < w:
        a = r.choice([1, 1, 2, 3]); s += f'<rect x="{x}" width="{a}" height="{h}"/>'; x += a + r.choice([1, 1, 2, 3])
    return f'<svg width="{w}" height="{h}">{s}</svg>'
def waves(col, w=400, h=22, op=.35, amp=7):
    ps = ''.join(f'<path d="M0 {h/2+k} q{w/32} {-amp-k} {w/16} 0 ' + f't{w/16} 0 ' * 15 + f'" fill="none" stroke="{col}" stroke-width=".5"/>' for k in range(-6, 7, 2))
    return "url(\"data:image/svg+xml;utf8," + f"<svg xmlns='http://www.w3.org/2000/svg' width='{w}' height='{h}' opacity='{op}'>{ps}</svg>".replace('"', "'").replace('#', '%23').replace('<', '%3C').replace('>', '%3E') + "\")"

def page(size, css, body, title='Certidão de Nascimento'):
    dims = {'A4': ('210mm', '296.6mm'), 'A4 landscape': ('297mm', '209.6mm'), 'A5 landscape': ('210mm', '147.6mm'), 'legal': ('215.9mm', '355.2mm')}[size]
    sz = {'A4': '210mm 297mm', 'A4 landscape': '297mm 210mm', 'A5 landscape': '210mm 148mm', 'legal': '215.9mm 355.6mm'}[size]
    return (f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title}</title><style>@page{{size:{sz};margin:0}}*{{box-sizing:border-box}}'
      f'html,body{{margin:0;padding:0}}body{{font-variant-ligatures:none;-webkit-print-color-adjust:exact;print-color-adjust:exact}}'
      f'.sheet{{position:relative;width:{dims[0]};height:{dims[1]};}}{css}</style></head><body><div class="sheet">{body}</div></body></html>')
DIM = {'A4': (595, 842), 'A4 landscape': (842, 595), 'A5 landscape': (595, 420), 'legal': (612, 1008)}
def code(r, pat):
    return ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') if c == 'A' else r.choice('0123456789') if c == '9' else r.choice('abcdefghjkmnpqrstuvwxyz') if c == 'a' else r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ23456789') if c == 'X' else c for c in pat)

# ---------------------------------------------------------------- notes
def when(S, minage=0, last=None, frm=None):
    a = max(plus(S.reg, 40), plus(S.dob, int(minage * 365.25) + 30), frm or D(1900, 1, 1)); b = plus(S.iss, -12)
    if last: a = max(a, min(plus(last, 200), b))
    return b if a > b else rdate(S.r, a, b)
def proc(S, d):
    if d.year < 2009: return f'{S.r.randint(20, 990)}/{d.year % 100:02d}'
    return f'{S.r.randint(100, 9999999):07d}-{S.r.randint(10, 99)}.{d.year}.8.{REG.get(S.uf, 8) + 10}.{S.r.randint(1, 600):04d}'
def AV(S, kind, st=0):
    r = S.r; d = when(S); s = 'o' if S.sex == 'M' else 'a'
    if kind == 'pat' and st == 1: d = when(S, 0, None, D(2012, 3, 5))
    if kind == 'pat': return [f'Por escritura pública de reconhecimento de paternidade lavrada em {dmy(d)}, às fls. {r.randint(10,190)} do livro {r.randint(20,300)} do 2º Tabelionato de Notas desta comarca, {S.father} reconheceu como sua filiação a pessoa registrada, passando a constar os avós paternos acima.',
        f'Em {dlong(d)}, nos termos do Provimento nº 16/2012 da Corregedoria Nacional de Justiça, foi averbado o reconhecimento espontâneo de filho feito por {S.father}, acrescentando-se o patronímico paterno e os nomes dos avós.',
        f'Procede-se a esta averbação para constar que, por sentença do MM. Juiz de Direito da Vara de Família, Dr. {S.judge}, proferida nos autos nº {proc(S, d)} de investigação de paternidade, transitada em julgado em {dmy(d)}, foi declarado pai do registrado {S.father}. Dou fé.'][st]
    if kind == 'cpf': return [f'Averbado em {dmy(when(S, 0, None, D(2018, 1, 8)))} o número de inscrição no CPF {S.cpf}, conforme art. 6º do Provimento CNJ nº 63/2017.', f'Inscrição no Cadastro de Pessoas Físicas sob nº {S.cpf}, averbada de ofício em {dmy(when(S, 0, None, D(2018, 1, 8)))}.'][st % 2]
    if kind == 'nome':
        d = when(S, 18, None, D(2022, 7, 4) if st % 2 == 0 else None); old = clean(f'{giv(r, S.sex, S.dob.year)} {S.name.split(" ", 1)[1]}')
        if S.name.isupper(): old = old.upper()
        return [f'Em {dmy(d)}, a requerimento, foi averbada a alteração imotivada do prenome, na forma do art. 56 da Lei nº 6.015/73, com a redação da Lei nº 14.382/2022. Nome anterior: {old}.', f'Alterado o prenome, que era {old.split(" ")[0]}, por mandado judicial arquivado sob nº {r.randint(11,990)}/{d.year}, em {dmy(d)}.'][st % 2]
    if kind == 'ret':
        d = when(S); return [f'Por mandado do MM. Juiz de Direito desta comarca, Dr. {S.judge}, datado de {dmy(d)}, extraído dos autos nº {proc(S, d)}, fica retificado o nome da avó materna para o que acima consta. Nada mais.',
          f'Retificação administrativa (art. 110 da Lei 6.015/73), em {dmy(d)}: a grafia correta do nome da genitora é {S.mother}.', f'Por sentença de {dlong(d)}, que transitou em julgado, foi retificado o presente assento quanto à data do nascimento, que é {dmy(S.dob)} e não como ficou constando.'][st]
    if kind == 'mae':
        d = when(S); return [f'A genitora, em virtude de divórcio averbado em {dmy(d)}, voltou a usar o nome de solteira, conforme certidão de casamento arquivada neste ofício.', f'Em {dmy(d)} foi averbada a alteração do nome da mãe em decorrência do casamento contraído em {dmy(plus(d, -r.randint(40, 300)))}, passando a assinar {S.mother}.'][st % 2]
    if kind == 'adv':
        d = when(S, 18); return f'Por sentença do MM. Juiz Federal da 3ª Vara Cível, de {dmy(d)}, proferida nos autos nº {d.year}.70.00.{r.randint(10000,99999)}-{r.randint(0,9)}, foi homologada a opção definitiva pela nacionalidade brasileira.'
    raise KeyError(kind)
def AN(S, kind, st=0):
    r = S.r; oc = r.choice(CITY[S.uf]); d = when(S, 19); s = 'o' if S.sex == 'M' else 'a'
    if kind == 'cas': d = min(d, max(when(S, 19), plus(S.dob, int(365.25 * S.r.uniform(20, 34)))), plus(S.iss, -700) if S.iss.year - S.dob.year > 24 else d)
    if kind == 'cas':
        S.casd = d
        return [f'Casou-se em {dmy(d)}, no Registro Civil de {oc} - {S.uf}, com {S.spouse}, livro B-{r.randint(4,150)}, fls. {r.randint(1,300)}, termo {r.randint(500,20000)}, continuando a usar o mesmo nome.',
          f'Contraiu matrimônio com {S.spouse} aos {dlong(d)}, conforme comunicação do Oficial de {oc}/{S.uf} (B-{r.randint(4,150)}, fl. {r.randint(1,300)}v, nº {r.randint(500,20000)}).',
          f'Certifico que {s} registrad{s} casou-se com {S.spouse} em {dlong(d)}, perante o Cartório de {oc}, deste Estado, sob o regime da comunhão parcial de bens. O referido é verdade.'][st]
    if kind == 'div':
        d2 = when(S, 21, getattr(S, 'casd', None)); S.casd = d2; return [f'Divorciou-se de {S.spouse} por escritura pública de {dmy(d2)}, averbada à margem do respectivo assento de casamento.', f'Por sentença de {dmy(d2)}, da 1ª Vara de Família de {oc}, foi decretado o divórcio d{s} registrad{s}.'][st % 2]
    if kind == 'obi':
        d = plus(S.iss, -r.randint(20, 300)); d = max(d, plus(getattr(S, 'casd', d), 30)); d = min(d, plus(S.iss, -8))
        return [f'Faleceu em {dmy(d)}, em {oc} - {S.uf}, conforme assento de óbito nº {r.randint(500,20000)}, livro C-{r.randint(4,150)}, fls. {r.randint(1,300)}.', f'Óbito ocorrido aos {dlong(d)} na cidade de {oc}, registrado sob nº {r.randint(500,20000)}, fls. {r.randint(1,300)} do livro C-{r.randint(4,90)}.'][st % 2]
    if kind == 'int':
        di = dmy(when(S, 18, getattr(S, 'casd', None)))
        return f'Por sentença de {di}, registrada no Livro E-{r.randint(1,20)}, fls. {r.randint(1,200)}, sob nº {r.randint(40,3000)}, foi decretada a interdição parcial (curatela) d{s} registrad{s}.'
    raise KeyError(kind)
def first_date(t):
    m = re.search(r'(\d\d)/(\d\d)/(\d{4})|(\d{1,2}) de ([a-zç]+) de (\d{4})', t, re.I)
    if not m: return D(1900, 1, 1)
    return D(int(m[3]), int(m[2]), int(m[1])) if m[1] else D(int(m[6]), MES.index(m[5].lower()) + 1, int(m[4]))
def J(ts): return ' '.join(ts)
def chrono(ts): ts.sort(key=first_date); return ts

# ================================================================ C1: captions below the line (modern, A4)
def c1(n):
    r = random.Random(1100 + n)
    o = [dict(uf='SC', city='São Bento do Sul', y=2022, twin=1, fk='de', mk='pl', sex='F', given='Clarice'), dict(uf='AL', city='Palmeira dos Índios', y=1987, nof=1, noh=0),
         dict(uf='AM', city='Tefé', y=1991, home=1, late=1, an=['cas'], sex='F', given='Rosicleide', nodnv=1), dict(uf='PR', city='Londrina', y=2018, fk='jp', mk='it', given='Guilherme Akira', sex='M', b=('Maringá', 'PR')),
         dict(uf='RJ', city='Campos dos Goytacazes', y=2019, given='Zaya Valentina', sex='F', ugp='p', av=['mae'], nocpf=0), dict(uf='MG', city='São João del-Rei', y=1949, nocpf=1, noh=1, an=['cas', 'obi'], given='Hermenegildo', sex='M', suf='Sobrinho'),
         dict(uf='GO', city='Pirenópolis', y=1996, av=['pat'], an=['cas'], st=1, given='Wanderson', sex='M'), dict(uf='PB', city='Catolé do Rocha', y=2003, suf='de Albuquerque Maranhão Neta', given='Maria do Perpétuo Socorro Aparecida', sex='F', ugp='m', av=['cpf'])][n - 1]
    S = rec(r, o, (1950, 2020), (2019, 2024), ' '); 
    if n in (3, 6): S.iss = rdate(r, D(2020, 2, 3), D(2024, 10, 30))
    blank = ['***', '- - - - -', 'xxxxxxx', '***', '—————', '* * * * *', 'Não consta', '////////'][n - 1]
    av = [AV(S, k, o.get('st', 0)) for k in o.get('av', [])]; chrono(av); an = [AN(S, k, 0) for k in o.get('an', [])]
    rcpn = [f'Ofício de Registro Civil das Pessoas Naturais de {S.city}', f'Serventia do 1º Registro Civil e Notas de {S.city}', 'Cartório do 2º Ofício - Registro Civil', 'Registro Civil das Pessoas Naturais Nakamoto Vilas Boas',
            f'1º Distrito - Registro Civil das Pessoas Naturais', f'Registro Civil das Pessoas Naturais com Atribuições Notariais do Distrito Sede', f'Cartório de Registro Civil e Tabelionato Rocha Lima', 'Serviço Notarial e Registral Arruda Câmara'][n - 1]
    dt = [dw(S.dob), dw(S.dob).capitalize(), dw(S.dob), dw(S.dob).upper()][n % 4]
    rg = dw(S.reg) if n % 2 else dlong(S.reg)
    cell = lambda v, cap, w, cls='': f'<div class="c {cls}" style="flex:{w}"><div class="v">{E(v) if v else blank}</div><div class="k">{cap}</div></div>'
    row = lambda *c: '<div class="r">' + ''.join(c) + '</div>'
    est = ('Domicílio' if S.home else S.hosp)
    selo = code(r, {'SC': 'AAA99999-AAXA', 'AL': 'AAA99999-X9XA', 'PR': 'SFRC1.XXXaX.XXaX9-aXXX9.F0999', 'RJ': 'AAAA99999 AAA', 'GO': '9999 9999 9999 9999 9999', 'MG': 'AAA99999', 'PB': 'AAA99999-AXXA', 'AM': 'REGCIV99999XXXXXXXXXX'}.get(S.uf, 'AA999999'))
    cad = []
    if n in (3, 4, 7):
        cad = {3: [('RG', f'{r.randint(1000000,2999999)}-{r.randint(0,9)}', 'SSP/AM', '14/08/2009'), ('Título de eleitor', f'{r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1000,9999)}', 'zona 009, seção 0112', '')],
               4: [('Passaporte', code(r, 'AA999999'), 'Polícia Federal', '22/03/2021')], 7: [('PIS/NIS', f'{r.randint(100,199)}.{r.randint(10000,99999)}.{r.randint(10,99)}-{r.randint(0,9)}', 'CEF', ''), ('CNH', f'{r.randint(10**10, 9*10**10)}', 'DETRAN/GO', '05/11/2015')]}[n]
    cadh = ''.join(f'<tr><td>{a}</td><td>{b}</td><td>{c}</td><td>{d or "-"}</td></tr>' for a, b, c, d in cad) or '<tr><td colspan=4 style="text-align:center">sem anotações voluntárias</td></tr>'
    sex_sig = 'Oficial' if S.of_sex == 'M' else 'Oficiala'
    sign_clerk = n in (2, 5, 8)
    obs = J(av + an)
    twinv = f'{S.twin} – matrícula {matricula(S.cns, S.ac, S.reg.year, S.book, S.leaf, S.entry + 1)}' if S.twin else ''
    body = f'''<div class="bd"></div><div class="in"><header>{arms(50)}<div><p>República Federativa do Brasil</p><p class="s">Registro Civil das Pessoas Naturais</p><h1>Certidão de Nascimento</h1></div><div style="width:56px"></div></header>
{row(cell(S.name, 'nome de quem foi registrado', 1, 'big'))}
{row(cell(S.cpf, 'inscrição no CPF', 2), cell(S.mat, 'matrícula deste assento', 5))}
{row(cell(dt, 'nasceu em (data por extenso)', 7), cell(f'{S.dob.day:02d}', 'dia', .7), cell(f'{S.dob.month:02d}', 'mês', .7), cell(S.dob.year, 'ano', .9), cell(f'{S.hora} h' if S.hora else '', 'horas', 1.1))}
{row(cell(f'{S.bcity} / {S.buf}', 'lugar do nascimento (município / UF)', 3), cell(est, 'estabelecimento ou local do parto', 4))}
{row(cell(nat((S.bcity, S.buf)), 'naturalidade declarada', 3), cell(S.sexo, 'sexo', 1.4), cell(f'{S.city} - {S.uf}', 'município em que se fez o registro', 3))}
{row(cell(S.father or S.mother, 'primeiro genitor', 5), cell(nat(S.fn if S.father else S.mn), 'natural de', 3))}
{row(cell(S.mother if S.father else '', 'segundo genitor', 5), cell(nat(S.mn) if S.father else '', 'natural de', 3))}
{row(cell(S.pgf, 'avô paterno', 1), cell(S.pgm, 'avó paterna', 1))}
{row(cell(S.mgf, 'avô materno', 1), cell(S.mgm, 'avó materna', 1))}
{row(cell('SIM' if S.twin else 'NÃO', 'gêmeos?', .7), cell(twinv, 'nome e matrícula do irmão ou da irmã de parto', 6))}
{row(cell(rg, 'registrado em', 4), cell(S.dnv, 'declaração de nascido vivo, nº', 2))}
<div class="obs"><div class="ot">{E(obs) if obs else 'Nada a acrescer até a presente data.'}</div><div class="k">averbações e anotações à margem do termo</div></div>
<table class="cad"><tr><th>documento</th><th>número</th><th>emissor</th><th>data</th></tr>{cadh}<caption>cadastro – anotações voluntárias (não substituem a apresentação do documento)</caption></table>
<footer><div class="fl"><div class="v">{E(rcpn)}</div><div class="k">serventia</div><div class="v">{E(S.officer)}</div><div class="k">{sex_sig.lower()} de registro</div><div class="v" style="font-size:8pt">{S.addr} – {S.city}/{S.uf} – CEP {r.randint(10000,99990)}-{r.randint(100,999)} – ({r.randint(11,99)}) 3{r.randint(100,999)}-{r.randint(1000,9999)}</div><div class="k">endereço e telefone</div><div class="v mono">{selo}</div><div class="k">selo eletrônico de fiscalização</div></div>
<div class="fr"><p>O que aqui se contém é verdade, de que dou fé.</p><p>{S.city}, {dlong(S.iss)}.</p>{sig(r)}<div class="ln"></div><p><b>{E(S.clerk if sign_clerk else S.officer)}</b><br>{('Escrevente autorizad' + ('o' if S.clerk_sex=='M' else 'a')) if sign_clerk else sex_sig}</p></div></footer></div><div style="position:absolute;right:62px;bottom:212px">{stamp('REGISTRO CIVIL • ' + S.city.upper() + ' • ', S.uf)}</div>'''
    css = f'''body{{font-family:"TeX Gyre Pagella",serif;color:#14274a;font-size:11pt;background:#fdfdf8}}.bd{{position:absolute;inset:9mm;border:7px double #86a3bd;background:{waves("#9db7cc", 380, 26)}}}
.in{{position:absolute;inset:15mm 16mm;display:flex;flex-direction:column}}header{{display:flex;justify-content:space-between;text-align:center;align-items:center;margin-bottom:6px}}header p{{margin:0;font-size:11pt}}header .s{{font-size:9pt;font-style:italic}}h1{{font-size:19pt;margin:2px 0;font-weight:600;font-variant:small-caps}}
.r{{display:flex;gap:12px;margin-top:10.5px;align-items:flex-end}}.c{{min-width:0}}.v{{border-bottom:.7px solid #14274a;padding:1px 3px 0;line-height:1.18}}.k{{font-size:6.8pt;font-style:italic;color:#55708f;padding-left:3px;line-height:1.25}}.big .v{{font-size:14pt;font-weight:bold;text-align:center}}.big .k{{text-align:center}}
.obs{{margin-top:8px}}.ot{{border:.7px solid #14274a;min-height:112px;padding:5px 7px;font-size:9.4pt;line-height:1.28}}.cad{{border-collapse:collapse;font-size:8pt;margin-top:6px;caption-side:bottom;width:100%}}.cad td,.cad th{{border:.5px solid #7d96b3;padding:1px 5px;text-align:left;font-weight:normal}}.cad th{{font-style:italic;color:#55708f;font-size:7pt}}caption{{font-size:6.8pt;font-style:italic;color:#55708f;text-align:left}}
footer{{display:flex;gap:26px;margin-top:auto;font-size:9pt}}.fl{{flex:1.1}}.fr{{flex:1;text-align:center}}.fr p{{margin:3px 0}}.ln{{border-top:.7px solid #14274a;margin:4px 20px 0}}.mono{{font-family:"Liberation Mono";font-size:8.5pt}}'''
    cart = rcpn
    T = truth('C1', n, *DIM['A4'], S, cpf=S.cpf, mat=S.mat, dtext=dt, natu=nat((S.bcity, S.buf)), estab=est, cart=cart, dnv=S.dnv, livro=S.book, folha=S.leaf, termo=S.entry, n1=nat(S.fn), n2=nat(S.mn), slot=False,
      twin=twinv, av=J(av), an=J(an), joint=bool(obs), selo=selo, ofic=S.officer, acc={'dados_pessoais.data_nascimento.texto_completo': [dmy(S.dob)], **({'gêmeos.informações_adicionais': [S.twin]} if S.twin else {})},
      cad=[clean(f'{a} {b} {c} {d}') for a, b, c, d in cad])
    return page('A4', css, body), T

# ================================================================ C2: numbered boxes with a key (landscape, 2010-2016)
def c2(n):
    r = random.Random(2200 + n)
    o = [dict(uf='MT', city='Cáceres', y=2011, given='Ícaro Henrique', sex='M'), dict(uf='PE', city='Serra Talhada', y=1968, an=['cas', 'div'], given='Eurípedes', sex='M', nodnv=1, suf='Neto'), dict(uf='RO', city='Guajará-Mirim', y=2012, nof=1, home=0, given='Tainá Vitória', sex='F'),
         dict(uf='ES', city='Santa Teresa', y=1975, fk='it', mk='it', av=['ret'], st=1, given='Ilze Maria', sex='F'), dict(uf='BA', city='Xique-Xique', y=2014, twin=1, tsex='F', given='Ravi', sex='M', ugp='F'), dict(uf='SP', city='Registro', y=1984, fk='jp', mk='br', av=['nome'], st=1, an=['cas'], given='Karina Sumiko', sex='F'),
         dict(uf='MA', city='Barra do Corda', y=2001, home=1, late=1, noh=1, given='Josenira', sex='F', ugp='pm'), dict(uf='DF', city='Brasília', y=2015, b=('Luziânia', 'GO'), given='Bento', sex='M', fk='ar', two='f')][n - 1]
    S = up(rec(r, o, (1960, 2015), (2010, 2016), '.'))
    if S.o.get('late'): S.reg = D(2013, 5, 21); S.mat = matricula(S.cns, S.ac, 2013, S.book, S.leaf, S.entry, '.'); S.iss = D(2013, 5, 21)
    bl = ['************', 'XXXXXXXX', '------------', '0-0-0-0', 'NADA CONSTA', '- x - x -', '************', '=======']; bl = bl[n - 1]
    hascpf = n in (2, 6)
    S.cpf = S.cpf if hascpf else ''
    av = [AV(S, k, o.get('st', 0)) for k in o.get('av', [])]; chrono(av); an = [AN(S, k, 1) for k in o.get('an', [])]
    cart = ['Cartório do 2º Serviço Notarial e Registral', 'Registro Civil do 1º Distrito', 'Ofício de Registro Civil das Pessoas Naturais e Anexos', 'Cartório do Registro Civil e Tabelionato de Notas da Sede', 'Cartório de Registro Civil com Funções Notariais - Cartório Dantas Portela', 'Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas', 'Serventia Extrajudicial do 3º Ofício', 'Cartório do 5º Ofício de Registro Civil, Títulos e Documentos'][n - 1]
    dt = dw(S.dob).upper()
    est = 'DOMICÍLIO' if S.home else S.hosp.upper()
    L, F, T_ = f'A-{S.book}', f'{S.leaf}', f'{S.entry}'
    parents = [f'{S.father} (natural de {cu(S.fn)})' if S.father else '', f'{S.mother} (natural de {cu(S.mn)})']
    gp = lambda a, b: ' e '.join(x for x in (a, b) if x)
    selo = {'MT': code(r, 'AAA99999'), 'PE': code(r, '0999999.AAA09201499.99999'), 'BA': code(r, '9999.AA999999-9'), 'SP': '', 'DF': code(r, 'TJDFT201599999999999AAAA'), 'ES': code(r, '099999.AAA9999.99999')}.get(S.uf, code(r, 'A9AA99999-X9A9'))
    issw = f'{S.city.upper()} - {S.uf}, {S.iss.day:02d} DE {MES[S.iss.month-1].upper()} DE {S.iss.year}'
    items = [(1, 'Nome do registrado', S.name, 8), (21, 'Número do CPF', S.cpf, 4),
      (2, 'Matrícula (composição nacional)', S.mat, 6), (3, 'Livro', L, 2), (4, 'Folha', F, 2), (5, 'Termo', T_, 2),
      (6, 'Data do nascimento, por extenso', dt, 6), (7, 'Dia', f'{S.dob.day:02d}', 1), (8, 'Mês', f'{S.dob.month:02d}', 1), (9, 'Ano', S.dob.year, 2), (10, 'Hora do nascimento', f'{S.h:02d}h{S.mi:02d}min' if S.hora else '', 2),
      (11, 'Município e UF do nascimento', f'{S.bcity.upper()} - {S.buf}', 4), (12, 'Local do nascimento', est, 5), (13, 'Sexo', S.sexo.upper(), 3),
      (14, 'Filiação', '<br>'.join(E(p) if p else bl for p in parents) if S.father else E(parents[1]), 12),
      (15, 'Avós paternos', gp(S.pgf, S.pgm), 6), (16, 'Avós maternos', gp(S.mgf, S.mgm), 6),
      (17, 'Gêmeo', 'SIM' if S.twin else 'NÃO', 2), (18, 'Nome do(s) gêmeo(s)', S.twin, 5), (19, 'Data do registro', dlong(S.reg).upper(), 3), (20, 'Declaração de nascido vivo', S.dnv, 2),
      (22, 'Averbações', J(av), 6), (23, 'Anotações', J(an), 6),
      (24, 'Município e UF do registro', f'{S.city.upper()} - {S.uf}', 4), (25, 'Oficial / Tabelião', S.officer, 5), (26, 'Selo de fiscalização', selo, 3)]
    box = lambda k, v, w: f'<div class="b b{k}" style="grid-column:span {w}"><i>{k}</i><span>{v if k == 14 else (E(v) if v not in ("", None) else bl)}</span></div>'
    key = ''.join(f'<li><b>{k}</b> {l}</li>' for k, l, v, w in sorted(items))
    tint = ['#e4f1e6', '#f3ecd9', '#e6eef6', '#f2e6ea', '#eaf2e0', '#efeaf5', '#f6efe0', '#e5f0f0'][n - 1]
    body = f'''<div class="tp"><div class="tl"><b>{E(cart)}</b><br>{S.addr} · Centro · {S.city}/{S.uf} · CEP {r.randint(10000,99990)}-000</div><div class="tt">CERTIDÃO DE NASCIMENTO<br><small>República Federativa do Brasil – Registro Civil das Pessoas Naturais</small></div></div>
<div class="mid"><div class="g">{''.join(box(k, v, w) for k, l, v, w in items)}</div><aside><h2>CHAVE</h2><ol>{key}</ol><p>Os números dos quadros remetem a esta chave. Modelo padronizado – Lei nº 6.015/73 e Provimento CN-CNJ nº 3/2009.</p></aside></div>
<div class="ft"><div>CERTIFICO que o presente é fiel ao assento a que se reporta e vai por mim assinado. Emolumentos: R$ {r.randint(18,39)},{r.randint(10,99)} – Fundo: R$ {r.randint(1,5)},{r.randint(10,99)} – ISS: R$ 0,{r.randint(10,99)}<br>27 &nbsp; {issw}</div><div class="sg">{sig(r, 160, 30, '#222')}<hr>{E(S.clerk if n in (1, 4, 7) else S.officer)} – {'Substitut' + ('o' if S.clerk_sex == 'M' else 'a') if n in (1, 4, 7) else 'Oficial'}</div></div>'''
    body = body.replace('</ol>', '<li><b>27</b> Local e data da expedição</li></ol>')
    css = f'''body{{font-family:"Roboto Condensed",sans-serif;font-size:9.2pt;color:#111}}.sheet{{padding:10mm 11mm;display:flex;flex-direction:column;background:#fff}}.tp{{display:flex;justify-content:space-between;border-bottom:3px solid #2c5b41;padding-bottom:5px}}.tl{{font-size:8.5pt}}.tl b{{font-size:11pt}}.tt{{text-align:right;font-size:17pt;font-weight:bold;line-height:1.05;color:#2c5b41}}.tt small{{font-size:8pt;font-weight:normal;color:#333}}
.mid{{display:flex;flex:1;gap:5mm;margin-top:4mm;min-height:0}}.g{{flex:1;display:grid;grid-template-columns:repeat(12,1fr);gap:1.3mm;grid-auto-rows:minmax(9.2mm,auto);align-content:stretch}}.b{{background:{tint};border:.6px solid #6c8a78;position:relative;padding:3px 4px 2px 24px;display:flex;align-items:center;line-height:1.15}}.b i{{position:absolute;left:2px;top:2px;font-style:normal;font-size:6.8pt;background:#2c5b41;color:#fff;border-radius:8px;min-width:15px;text-align:center;padding:0 2px}}.b1 span{{font-size:13pt;font-weight:bold}}.b22,.b23{{min-height:26mm;align-items:flex-start}}.b22 span,.b23 span{{font-size:8.2pt}}
aside{{width:47mm;border:.6px solid #6c8a78;padding:2mm 2.5mm;font-size:7.4pt}}aside h2{{font-size:9pt;margin:0 0 4px;letter-spacing:3px;text-align:center}}ol{{list-style:none;margin:0;padding:0}}li{{line-height:1.5}}li b{{display:inline-block;width:15px;color:#2c5b41}}aside p{{font-size:6.6pt;margin:8px 0 0;color:#444}}
.ft{{display:flex;justify-content:space-between;gap:12mm;align-items:flex-end;font-size:8.6pt;margin-top:3mm}}.sg{{width:80mm;text-align:center}}hr{{border:0;border-top:.7px solid #111;margin:2px 0}}'''
    T = truth('C2', n, *DIM['A4 landscape'], S, cpf=S.cpf, mat=S.mat, dtext=dt, estab=est, bcity=S.bcity.upper(), city=S.city.upper(), cart=cart, dnv=S.dnv, livro=L, folha=F, termo=T_, n1=nat(S.fn), n2=nat(S.mn), slot=False,
      twin=S.twin, av=J(av), an=J(an), selo=selo, ofic=S.officer, acc={'dados_pessoais.data_nascimento.texto_completo': [dmy(S.dob)]})
    return page('A4 landscape', css, body), T

# ================================================================ C3: bilingual, labels either side of the value
def c3(n):
    r = random.Random(3300 + n)
    o = [dict(uf='RS', city="Sant'Ana do Livramento", y=2019, fk='es', given='Joaquín', sex='M', dob=(2019, 3, 1)), dict(uf='MS', city='Amambai', y=2017, given='Kunumi Poty', b=('Amambai', 'MS'), sex='F', home=1, ind='Guarani Kaiowá|Aldeia Limão Verde', nodnv=1), dict(uf='PR', city='Foz do Iguaçu', y=2021, twin=1, mk='es', given='Isabella', sex='F', tsex='F'),
         dict(uf='AM', city='Tabatinga', y=2004, late=1, home=1, noh=1, b=('Tabatinga', 'AM'), given='Ngutchigüna', sex='M', ind='Tikuna|Comunidade Umariaçu II', nodnv=1), dict(uf='AC', city='Brasiléia', y=2016, nof=1, mk='es', given='Wilson Gael', sex='M', nocpf=1), dict(uf='RS', city='Uruguaiana', y=1993, fk='es', mk='it', an=['cas'], av=['cpf'], given='Mirta Graciela', sex='F'),
         dict(uf='MS', city='Ponta Porã', y=2018, fk='es', mk='es', given='Thiago Eusebio', sex='M', av=['pat'], st=1), dict(uf='RO', city='Guajará-Mirim', y=2020, fk='es', given='Ágatha Nayeli', sex='F', ugp='P', late=0)][n - 1]
    S = rec(r, o, (1990, 2021), (2017, 2024), ' -')
    if n == 4: S.reg = D(2022, 9, 14); S.mat = matricula(S.cns, S.ac, 2022, S.book, S.leaf, S.entry, ' -'); S.iss = D(2022, 9, 21)
    if n == 5: S.iss = plus(S.reg, 3)
    forn = {1: ('Rivera', 'Uruguai'), 3: ('Ciudad del Este', 'Paraguai'), 5: ('Cobija', 'Bolívia'), 6: ('Paso de los Libres', 'Argentina'), 7: ('Pedro Juan Caballero', 'Paraguai'), 8: ('Guayaramerín', 'Bolívia')}.get(n)
    n1 = f'{S.fn[0]} - {S.fn[1]}' if S.fn else ''; n2 = f'{S.mn[0]} - {S.mn[1]}'
    if forn:
        if o.get('fk') == 'es': n1 = f'{forn[0]}, {forn[1]}'
        elif o.get('mk') == 'es': n2 = f'{forn[0]}, {forn[1]}'
    if n == 7: n2 = n1
    av = [AV(S, k, o.get('st', 0)) for k in o.get('av', [])]; chrono(av); an = [AN(S, k, 0) for k in o.get('an', [])]
    cart = [f"Ofício do Registro Civil das Pessoas Naturais de Sant'Ana do Livramento", 'Serviço Registral Civil e Notarial - 1º Ofício', 'Registro Civil Ponte da Amizade', 'Cartório do Ofício Único', 'Serventia de Registro Civil das Pessoas Naturais e Notas', 'Registro Civil da 1ª Zona', '2º Serviço Notarial e de Registro Civil', 'Ofício de Registro Civil e Tabelionato de Notas Mamoré'][n - 1]
    bl = ['—', '-.-.-.-', '*****', '(em branco)', 'não declarado', '—', '--x--', '.....'][n - 1]
    dt = dw(S.dob)
    est = 'Domicílio' if S.home else S.hosp
    hour = f'{S.h}h{S.mi:02d}' if S.hora else ''
    selo = code(r, {'RS': '9999.01.1800009.99999', 'MS': 'AAA99999-999-AAA', 'PR': 'SFRN2.XXXaX.XaaX9-aXXX9.F1999', 'AM': 'CERNAS99999XXXXXXXXXX', 'AC': 'AA999999-X9XAA', 'RO': 'A9AAX99999-XX999'}[S.uf])
    rows = [('Nome', 'Nombre', S.name), ('CPF', 'Identificación fiscal', S.cpf), ('Matrícula', 'Matrícula', S.mat), ('Data de nascimento', 'Fecha de nacimiento', f'{dmy(S.dob)}  ({dt})'), ('Hora', 'Hora', hour), ('Sexo', 'Sexo', S.sexo),
      ('Nasceu em', 'Nació en', f'{S.bcity} - {S.buf}, Brasil'), ('Casa de saúde ou lugar', 'Establecimiento o sitio', est), ('Natural de', 'Natural de', f'{S.bcity} - {S.buf}')]
    if o.get('ind'): e, al = o['ind'].split('|'); rows += [('Etnia / Aldeia', 'Pueblo / Comunidad', f'{e} / {al}')]
    rows += [('Pai', 'Padre', f'{S.father}|{n1}' if S.father else ''), ('Mãe', 'Madre', f'{S.mother}|{n2}'), ('Avós (pai)', 'Abuelos paternos', ' e '.join(x for x in (S.pgf, S.pgm) if x)), ('Avós (mãe)', 'Abuelos maternos', ' e '.join(x for x in (S.mgf, S.mgm) if x)),
      ('Parto múltiplo', 'Parto múltiple', f'Sim, com {S.twin}' if S.twin else 'Não'), ('Assento lavrado em', 'Inscripto el', dlong(S.reg)), ('Livro, folha, termo', 'Libro, folio, acta', f'A-{S.book:03d}, {S.leaf:03d}, {S.entry}'), ('D.N.V.', 'Const. de nacido vivo', S.dnv),
      ('Averbações', 'Notas marginales', J(av)), ('Anotações', 'Otras notas', J(an))]
    def val(v):
        if not v: return f'<em>{bl}</em>'
        if '|' in v: a, b = v.split('|'); return f'{E(a)}<br><small>natural de {E(b)}</small>'
        return E(v)
    tr = ''.join(f'<tr class="{"nm" if a == "Nome" else "tx" if a in ("Averbações", "Anotações") else ""}"><th>{a}</th><td>{val(v)}</td><th class="e">{b}</th></tr>' for a, b, v in rows)
    off = f'{"Oficial titular" if S.of_sex == "M" else "Oficiala titular"}'
    sub = n in (3, 8)
    body = f'''<div class="strip"></div><div class="in"><div class="hd"><div class="l">REPÚBLICA FEDERATIVA DO BRASIL<br>Estado {ART[S.uf]} {UFN[S.uf]}<br>Município de {S.city}</div><div class="m">{arms(46, '#7a5b20')}</div><div class="rr">Documento bilíngue de fronteira<br>Documento bilingüe de frontera<br>Acordo / Acuerdo – MERCOSUL</div></div>
<h1>CERTIDÃO DE NASCIMENTO <span>·</span> <i>CERTIFICADO DE NACIMIENTO</i></h1><p class="cart">{E(cart)}</p>
<table>{tr}</table>
<div class="ft"><div class="q">{qr(r, 66)}<small>Selo / Sello:<br>{selo}</small></div><div class="dc">Dou fé. <i>Doy fe.</i><br>{S.city} - {S.uf}, {dlong(S.iss)}.<br>{sig(r, 140, 30)}________________________________<br><b>{E(S.clerk if sub else S.officer)}</b><br>{'Substituto(a) do Oficial' if sub else off}<br><small>{'Titular da serventia: ' + E(S.officer) if sub else S.addr + ' – ' + S.city}</small></div></div></div>'''
    css = f'''body{{font-family:Lato,sans-serif;font-size:10pt;color:#2a2318}}.sheet{{background:#fffdf6}}.strip{{position:absolute;left:0;top:0;bottom:0;width:100%;background:{waves("#c9a95c", 300, 60, .25, 20)}}}.in{{position:absolute;inset:12mm 13mm;display:flex;flex-direction:column}}.hd{{display:flex;justify-content:space-between;align-items:center;font-size:8.2pt;line-height:1.3}}.rr{{text-align:right;font-style:italic}}h1{{font-size:14pt;text-align:center;margin:8px 0 1px;color:#7a5b20}}h1 i{{font-weight:400}}.cart{{text-align:center;margin:0 0 8px;font-weight:bold}}
table{{border-collapse:collapse;width:100%}}td,th{{border-top:.6px solid #c9a95c;border-bottom:.6px solid #c9a95c;padding:6.6px 6px;vertical-align:middle}}th{{width:33mm;font-weight:bold;font-size:7.6pt;text-align:right;color:#7a5b20}}th.e{{text-align:left;font-style:italic;font-weight:normal}}td{{text-align:center;background:rgba(255,255,255,.6)}}td small{{font-size:8pt}}.nm td{{font-size:13pt;font-weight:bold}}.tx td{{text-align:left;font-size:8.8pt;height:62px}}td em{{color:#998}}
.ft{{display:flex;margin-top:auto;justify-content:space-between;align-items:flex-end}}.q{{display:flex;gap:8px;align-items:center;font-size:8pt}}.dc{{text-align:center;font-size:8.8pt}}'''
    bt = f'{S.bcity} - {S.buf}'
    T = truth('C3', n, *DIM['A4'], S, cpf=S.cpf, mat=S.mat, dtext=dt, natu=bt, estab=est, cart=cart, dnv=S.dnv, livro=f'A-{S.book:03d}', folha=f'{S.leaf:03d}', termo=S.entry, n1=n1 if S.father else '', n2=n2,
      twin=f'com {S.twin}' if S.twin else '', av=J(av), an=J(an), selo=selo, ofic=S.officer, acc={'dados_pessoais.data_nascimento.texto_completo': [dmy(S.dob), f'{dmy(S.dob)} ({dt})'], **({'gêmeos.informações_adicionais': [S.twin, f'Sim, com {S.twin}']} if S.twin else {})})
    return page('A4', css, body), T

# ================================================================ C4: labels in the margin, electronic second copy, Legal
def c4(n):
    r = random.Random(4400 + n)
    o = [dict(uf='SP', city='Ribeirão Preto', y=2020, two='m', given='Aurora', sex='F'), dict(uf='CE', city='Quixeramobim', y=1958, home=1, given='Raimundo Nonato', sex='M', an=['cas', 'obi'], nodnv=1), dict(uf='PA', city='Óbidos', y=2006, nof=1, given='Kaylane', sex='F', av=['cpf']), dict(uf='RS', city='Não-Me-Toque', y=1999, fk='de', mk='de', given='Augusto Helmuth', sex='M', av=['nome']),
         dict(uf='MG', city='Teófilo Otoni', y=1983, mand=1, late=1, home=1, given='Anália', sex='F', ugp='pF', noh=1), dict(uf='RJ', city='Rio de Janeiro', y=2023, twin=1, given='Otávio', sex='M', df=1), dict(uf='SE', city='Propriá', y=2010, given='João Gabriel', sex='M', suf='Júnior', name='', av=['pat'], st=2), dict(uf='TO', city='Dianópolis', y=1971, given='Djanira', sex='F', an=['cas', 'div', 'int'], ugp='m')][n - 1]
    if n == 7: o['name'] = None
    S = rec(r, o, (1955, 2022), (2020, 2024), '')
    if n == 7: S.father = S.father.replace(' Filho', ''); S.name = S.father + ' Júnior'
    av = [AV(S, k, o.get('st', 0)) for k in o.get('av', [])]; chrono(av); an = [AN(S, k, [0, 1, 2, 0, 1, 2, 0, 2][n - 1]) for k in o.get('an', [])]
    if o.get('mand'):
        S.reg = D(1997, 8, 19); S.mat = matricula(S.cns, S.ac, 1997, S.book, S.leaf, S.entry, ''); av = [f'Registro tardio lavrado em cumprimento a mandado judicial expedido em 04/08/1997 pelo MM. Juiz de Direito da 1ª Vara Cível desta comarca, nos autos nº 686.97.{r.randint(100000,999999)}-{r.randint(0,9)}.']
    cart = ['2º Subdistrito de Ribeirão Preto - Registro Civil', 'Cartório Pompílio Saraiva - 2º Ofício', 'Cartório do Único Ofício de Óbidos', 'Serviço de Registros Públicos de Não-Me-Toque', 'Registro Civil das Pessoas Naturais do 1º Subdistrito', 'RCPN da 12ª Circunscrição', '1º Ofício - Registro Civil das Pessoas Naturais, Interdições e Tutelas', 'Cartório de Registro Civil das Pessoas Naturais de Dianópolis'][n - 1]
    bl = ['', 'Ignorado', 'não informado', '', 'Ignorados', '', '', 'Não constam do termo'][n - 1]
    dt = [dw(S.dob), dlong(S.dob), dmy(S.dob)][n % 3]
    est = 'Domicílio' if S.home else S.hosp
    hr = '' if not S.hora else (f'{num_h(S)}' if n % 2 else f'{S.h:02d}:{S.mi:02d}')
    pf = lambda nm, p, x='': f'{E(nm)}<br><small>nascid{x} em {nat(p)}</small>'
    kin1, kin2 = ('Mãe', 'Mãe') if o.get('two') else ('Pai', 'Mãe')
    fil = (f'<b>{E(S.father)}</b>, natural de {nat(S.fn)}; e<br>' if S.father else '') + f'<b>{E(S.mother)}</b>, natural de {nat(S.mn)}'
    if o.get('two'): gps = f'Pais de {E(S.father)}: {E(S.pgf)} e {E(S.pgm)}<br>Pais de {E(S.mother)}: {E(S.mgf)} e {E(S.mgm)}'
    else:
        pp = ' e '.join(x for x in (S.pgf, S.pgm) if x) or bl; mm = ' e '.join(x for x in (S.mgf, S.mgm) if x) or bl
        gps = (f'Por parte de pai: {E(pp)}<br>' if S.father else '') + f'Por parte de mãe: {E(mm)}'
    selo = code(r, {'SP': '9999991CE0000000099999924A', 'CE': 'AAA999999-X9X9', 'PA': '99999999 A', 'RS': '0999.04.2000001.99999', 'MG': 'AAA99999', 'RJ': 'EAAA99999-AAA', 'SE': '2022999999999999', 'TO': '999999AAA999999-AAA'}[S.uf])
    chave = code(r, 'XXXX-XXXX-XXXX-XXXX-XXXX')
    mask = S.mat
    R = [('Quem é', f'<span class="nm">{E(S.name)}</span>'), ('Matrícula', f'<span class="mo">{S.mat}</span>'), ('CPF', S.cpf or 'não inscrito'), ('Sexo', S.sexo), ('Quando nasceu', E(dt) + (f', às {hr}' if hr else '')), ('Onde nasceu', f'{E(est)}, em {S.bcity} ({S.buf})'), ('Naturalidade', nat((S.bcity, S.buf)) if n != 2 else '')]
    R = [x for x in R if x[1]]
    R += [('Filiação', fil), ('Avós', gps)]
    if S.twin: R.append(('Gemelar', f'Sim. Irmão gêmeo: {E(S.twin)}' if S.o.get('tsex', S.sex) == 'M' else f'Sim. Irmã gêmea: {E(S.twin)}'))
    else: R.append(('Gemelar', 'Não'))
    R += [('Registrado em', f'{dmy(S.reg)}, {S.city} ({S.uf})'), ('DNV', S.dnv or 'sem DNV')]
    joint = n in (3, 7, 8)
    if joint: R += [('Averbações e anotações', E(J(av + an)) or 'nada consta')]
    else: R += [('Averbações', E(J(av)) or 'nada consta'), ('Anotações', E(J(an)) or 'nada consta')]
    cad = []
    if n in (4, 8):
        c1_ = f'RG {r.randint(1000000000,9999999999)} SSP/{S.uf}, expedido em 17/02/2016'; c2_ = f'Título de eleitor {r.randint(10**11, 9*10**11)}, zona {r.randint(10,180)}'
        cad = [c1_] if n == 4 else [c1_, c2_]; R.append(('Anotações de cadastro', '<br>'.join(cad)))
    decl = S.mother if not S.father or n % 2 else S.father
    R.append(('Declarante', f'{E(decl)}, CPF {cpf(r, S.uf)}' if n != 5 else 'O próprio interessado'))
    R += [('Serventia', f'{E(cart)}<br><small>{S.addr} – {S.city} – {UFN[S.uf]} – CNS {S.cns // 10:05d}-{S.cns % 10}</small>'), ('Oficial', E(S.officer)), ('Emitida em', f'{dmy(S.iss)} às {r.randint(8,17):02d}:{r.randint(0,59):02d} (horário de Brasília)'), ('Selo digital', f'<span class="mo">{selo}</span>')]
    body = f'''<div class="band"></div><div class="top"><div>{arms(44, '#ffffff')}</div><div><h1>certidão de nascimento</h1><p>segunda via eletrônica · enviada por correio eletrônico · Registro Civil das Pessoas Naturais</p></div></div>
<div class="rows">{''.join(f'<div class="row"><div class="lb">{a}</div><div class="vl">{b}</div></div>' for a, b in R)}</div>
<div class="val"><div>{qr(r, 88)}</div><div><p><b>Documento assinado digitalmente</b> por {E(S.clerk if n in (2, 6) else S.officer)} ({'escrevente' if n in (2, 6) else 'oficial de registro'}), com certificado ICP-Brasil, em conformidade com a Medida Provisória nº 2.200-2/2001 e o Provimento CNJ nº 149/2023.</p><p>Para conferir a autenticidade, leia o código ao lado ou informe a chave <span class="mo">{chave}</span> na página de consulta da serventia. A versão impressa não dispensa a conferência eletrônica. Válida por 30 dias para consulta.</p></div></div>'''
    css = f'''body{{font-family:"Open Sans",sans-serif;font-size:10.6pt;color:#1c1c1c}}.band{{position:absolute;left:0;top:0;bottom:0;width:47mm;background:linear-gradient(#2d3f5c,#4a6a8a)}}.top{{position:absolute;left:8mm;right:10mm;top:10mm;display:flex;gap:9mm;align-items:center}}.top>div:first-child{{width:36mm;text-align:center}}h1{{font-size:21pt;font-weight:300;margin:0}}.top p{{margin:2px 0;font-size:8.4pt;color:#555}}
.rows{{position:absolute;left:0;right:10mm;top:35mm;bottom:48mm;display:flex;flex-direction:column;justify-content:space-between}}.row{{display:flex;margin-bottom:4.6px;align-items:baseline}}.lb{{width:47mm;padding:2px 5mm 2px 4mm;text-align:right;color:#fff;font-size:8.4pt;font-weight:600;flex:none}}.vl{{flex:1;padding:2px 0 4px 6mm;border-bottom:.5px solid #cfd6de;line-height:1.3}}.nm{{font-size:15pt;font-weight:bold}}.mo{{font-family:"DejaVu Sans Mono";font-size:8.6pt}}small{{color:#555}}
.val{{position:absolute;left:53mm;right:10mm;bottom:10mm;display:flex;gap:6mm;font-size:7.4pt;color:#444;border-top:2px solid #4a6a8a;padding-top:4mm}}.val p{{margin:0 0 4px}}'''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [dmy(S.dob)]} if n % 3 != 2 else {}
    if o.get('two'): acc.update({'avós.paternos.avô': [''], 'avós.paternos.avó': [''], 'avós.maternos.avô': [S.pgf], 'avós.maternos.avó': [S.pgm]})
    if o.get('mand'): acc.update({'observações.averbações': [''], 'observações.anotações': [J(av)]})
    tw = ('Irmão gêmeo: ' if S.o.get('tsex', S.sex) == 'M' else 'Irmã gêmea: ') + S.twin if S.twin else ''
    if S.twin: acc['gêmeos.informações_adicionais'] = [S.twin]
    T = truth('C4', n, *DIM['legal'], S, cpf=S.cpf, mat=S.mat, dtext=dt, natu=nat((S.bcity, S.buf)) if n != 2 else '', estab=est, cart=cart, dnv=S.dnv, livro=S.book, folha=S.leaf, termo=S.entry, n1=nat(S.fn), n2=nat(S.mn), slot=False,
      twin=tw, av=J(av), an=J(an), joint=joint and bool(av or an), selo=selo, ofic=S.officer, acc=acc, cad=cad)
    return page('legal', css, body), T
def num_h(S): return fem(num(S.h)) + (' hora' if S.h < 2 else ' horas') + (f' e {num(S.mi)} minutos' if S.mi else '')

# ---------------------------------------------------------------- hours in words, older style
def hw(S, st=0):
    """spoken hour with the part of the day"""
    if S.h is None: return ''
    h = S.h
    if h == 0: a, p = 'zero hora', ''
    else:
        p = ' da madrugada' if h < 5 else ' da manhã' if h < 12 else '' if h == 12 else ' da tarde' if h < 18 else ' da noite'
        k = h if h <= 12 else h - 12
        a = fem(num(k)) + (' hora' if k == 1 else ' horas')
    if S.mi == 0: return a + p
    if S.mi == 30 and st and h: return a.replace(' horas', ' e meia horas').replace(' hora', ' hora e meia') + p if h % 12 != 1 else a + ' e meia' + p
    return f'{a} e {num(S.mi)} minutos{p}'
def asc(s): 
    import unicodedata
    return ''.join(c for c in unicodedata.normalize('NFD', s) if not unicodedata.combining(c)).replace('º', 'o').replace('ª', 'a')
def NW(v): return ';white-space:nowrap' if len(str(v)) < 12 else ''
PROF = ['lavrador', 'comerciante', 'ferroviário', 'operário', 'motorista', 'pedreiro', 'funcionário público', 'alfaiate', 'carpinteiro', 'industriário', 'vaqueiro', 'bancário']

# ================================================================ C5: printed blank with dotted lines and a column of stubs (1975-1995)
def c5(n):
    r = random.Random(5500 + n)
    o = [dict(uf='MG', city='Diamantina', y=1977, given='Geralda Magela', sex='F', home=1, hm=(3, 15)), dict(uf='PR', city='Prudentópolis', y=1981, fk='pl', mk='pl', given='Casemiro', sex='M', hm=(15, 15)), dict(uf='PI', city='Oeiras', y=1959, late=1, home=1, noh=1, given='Expedito', sex='M', ugp='p'), dict(uf='BA', city='Ilhéus', y=1985, nof=1, given='Edvaldo', sex='M', hm=(21, 40)),
         dict(uf='ES', city='Afonso Cláudio', y=1979, twin=1, fk='de', given='Marineide', sex='F', hm=(10, 0)), dict(uf='SP', city='Guaratinguetá', y=1951, given='Maria Aparecida', sex='F', an=['cas'], hm=(12, 30)), dict(uf='RS', city='Bagé', y=1990, given='Éverton Luís', sex='M', av=['pat'], st=2, hm=(0, 20)), dict(uf='RN', city='Caicó', y=1983, given='Francisca Wilza', sex='F', ugp='F', hm=(1, 30))][n - 1]
    S = rec(r, o, (1950, 1990), (1976, 1995), ' ')
    if n in (1, 2, 5): S.iss = plus(S.reg, r.choice([0, 0, 4]))
    S.iss = min(S.iss, D(1996, 5, 3))
    if n == 7: S.iss = D(1995, 11, 6)
    verso = r.random() < .5; fol = f'{S.leaf}{"v" if verso else ""}'
    blank = ['-.-.-.-.-.-', '— — — —', 'x-x-x-x-x-x', '=.=.=.=.=', '//////////', '---------', '-x-x-x-x-', '. . . .'][n - 1]
    dt = [dlong(S.dob), dw(S.dob), f'{day_w(S.dob.day)} de {MES[S.dob.month-1]} de {S.dob.year}', dmy(S.dob)][n % 4]
    hr = [hw(S), f'{S.h:02d}:{S.mi:02d}' if S.hora else '', f'{S.h}h{S.mi:02d}m' if S.hora else ''][0 if n in (1, 2, 4, 6, 8) else 1 if n == 5 else 2]
    est = 'em domicílio, no lugar Córrego Fundo' if n == 1 else 'em domicílio' if S.home else S.hosp
    av = [AV(S, k, o.get('st', 0)) for k in o.get('av', [])]; chrono(av); an = [AN(S, k, 2) for k in o.get('an', [])]
    cart = ['Cartório do Registro Civil e Notas - Viúva Mourão', 'Cartório do Registro Civil Szpak', 'Cartório do 2º Ofício', 'Registro Civil do 2º Ofício da Sede', 'Cartório do Registro Civil do Distrito da Sede', 'Cartório do Registro Civil das Pessoas Naturais e Anexos', 'Registro Civil da 2ª Zona', 'Cartório Único Judiciário'][n - 1]
    s = o_a(S)
    def L(*p):
        h = ''
        for x in p:
            h += f'<span class="t">{x}</span>' if isinstance(x, str) else f'<span class="f" style="flex:{x[1]} 1 0{NW(x[0])}">{E(x[0]) if x[0] not in ("", None) else blank}</span>'
        return f'<div class="l">{h}</div>'
    obs = J(av + an)
    if S.twin: obs = f'A registrada é gêmea com {S.twin}, nascida em segundo lugar. '.replace('nascida', 'esta nascida') + obs
    nn = lambda p: f'{p[0]} - {p[1]}' if p else ''
    decl = S.father if S.father and n != 5 else S.mother
    body_lines = [L('CERTIFICO que, à fls.', (fol, 1), 'do livro', (f'A-{S.book}', 1), 'de assentos de nascimento, sob nº', (S.entry, 1.4)),
      L('se acha o termo relativo a'), L((S.name, 1)), L('de sexo', (S.sexo.lower(), 1), ', de cor', (r.choice(['branca', 'parda', 'preta', 'morena']), 1), f', nascid<span class="f" style="padding:0 3px">{s}</span> a', (dt, 3.2)),
      L('às', (hr, 3), ', em', (est, 4)), L('município de', (S.bcity, 2), ', Estado', (f'{ART[S.buf]} {UFN[S.buf]}', 2)),
      L(f'filh<span class="f" style="padding:0 3px">{s}</span> de', (S.father, 1)), L('natural de', (nn(S.fn), 2), ', profissão', (r.choice(PROF) if S.father else '', 1.6)),
      L('e de D.', (S.mother, 1)), L('natural de', (nn(S.mn), 2), ', profissão', (r.choice(['do lar', 'doméstica', 'professora', 'costureira']), 1.6)),
      L('Neto paterno de' if S.sex == 'M' else 'Neta paterna de', (S.pgf, 1)), L('e de D.', (S.pgm, 1)), L('e materno de' if S.sex == 'M' else 'e materna de', (S.mgf, 1)), L('e de D.', (S.mgm, 1)),
      L('O assento foi lavrado a', (dlong(S.reg) if n % 2 else dw(S.reg), 1)), L('sendo declarante', (decl, 1)), L('e testemunhas', (S.w1, 1), 'e', (S.w2, 1))]
    ob = f'<div class="ob"><span class="t">Observações:</span> <span class="tw">{E(obs) if obs else blank}</span></div>'
    iy = str(S.iss.year)[2:]
    sub = n in (4, 6)
    stub = ''.join(f'<div class="st"><span>{a}</span><b>{E(b)}</b></div>' for a, b in [('TALÃO Nº', r.randint(1000, 29000)), ('LIVRO', f'A-{S.book}'), ('FOLHAS', fol), ('TERMO', S.entry), ('NOME', S.name), ('NASCIDO EM', dmy(S.dob, '.')), ('EXPEDIDA EM', dmy(S.iss, '.')), ('PARA FINS', r.choice(['escolares', 'civis', 'de casamento', 'trabalhistas', 'militares']))])
    stub += f'<div class="cu">CUSTAS<br>Raza ........ {r.randint(10,90)},00<br>Busca ....... {r.randint(5,40)},00<br>Tx. judic. .. {r.randint(2,12)},00<br>TOTAL ....... {r.randint(90,150)},00</div><div class="st"><span>RECEBI A 1ª VIA</span><b>&nbsp;</b></div>'
    ink = ['#6b3b17', '#1f5131', '#5b2020', '#33335c', '#6b3b17', '#27455a', '#4b4310', '#5b2020'][n - 1]
    body = f'''<div class="stub">{stub}</div><div class="cut"></div><div class="main"><div class="hd"><div class="ht"><p>ESTADO {ART[S.uf].upper()} {UFN[S.uf].upper()}</p><p class="s">Comarca e Município de {S.city}</p><p class="c">{E(cart)}</p><p class="s">{S.addr}</p></div>{arms(54, ink)}</div>
<h1>Certidão de Nascimento</h1>{''.join(body_lines)}{ob}
<p class="v">O referido é verdade e dou fé.</p><div class="l" style="margin-top:4px">{f'<span class="f" style="flex:2">{S.city}</span><span class="t">,</span><span class="f" style="flex:.6">{S.iss.day}</span><span class="t">de</span><span class="f" style="flex:1.6">{MES[S.iss.month-1]}</span><span class="t">de 19</span><span class="f" style="flex:.5">{iy}</span>'}</div>
<div class="sg">{sig(r, 170, 34, '#25336e')}<div class="sl"></div><div class="tw">{E(S.clerk if sub else S.officer)}</div><small>{'Escrevente Juramentad' + ('o' if S.clerk_sex == 'M' else 'a') if sub else 'Oficial do Registro Civil'}</small></div><div class="sp">{stamp('CARTÓRIO DO REGISTRO CIVIL • ' + S.city.upper(), S.uf, 92, '#2b3a86', r.randint(-25, 20))}</div></div>'''
    paper = ['#fbf3df', '#f4f6ec', '#fbf6ea', '#fdfaf2', '#f7efdc', '#fffdf7', '#f6f3e6', '#faf1e2'][n - 1]
    css = f'''body{{font-family:"TeX Gyre Schola",serif;font-size:10.2pt;color:{ink};background:{paper}}}.stub{{position:absolute;left:7mm;top:14mm;bottom:14mm;width:37mm;border:.8px solid {ink};padding:3mm 2mm;font-size:7pt}}.st{{margin-bottom:4mm;border-bottom:.6px dotted {ink};padding-bottom:1px}}.st span{{display:block;letter-spacing:.5px}}.st b,.tw,.f{{font-family:"Courier Prime",monospace;color:#1d2350;font-weight:normal}}.st b{{font-size:8.6pt;word-break:break-word}}.cu{{margin:10mm 0 8mm;line-height:1.7;font-family:"Courier Prime";white-space:pre-line}}
.cut{{position:absolute;left:47.5mm;top:8mm;bottom:8mm;border-left:1px dashed {ink}}}.main{{position:absolute;left:53mm;right:11mm;top:14mm;bottom:14mm;border-top:3px double {ink};padding-top:4mm}}.hd{{display:flex;justify-content:space-between}}.hd p{{margin:0}}.hd .s{{font-size:8.4pt}}.hd .c{{font-weight:bold;font-size:11pt;margin:2px 0}}h1{{font-family:"TeX Gyre Chorus",cursive;font-size:26pt;text-align:center;margin:5px 0 8px;font-weight:normal}}
.l{{display:flex;align-items:baseline;margin-bottom:7.4px;white-space:nowrap}}.t{{padding:0 4px 0 0}}.f+.t{{padding-left:3px}}.f{{border-bottom:1.2px dotted {ink};font-size:11pt;padding:0 4px;white-space:normal;line-height:1.1}}.ob{{line-height:1.5;text-decoration:underline dotted {ink};text-underline-offset:3px;min-height:52px}}.ob .t{{text-decoration:none}}.tw{{font-size:10.6pt}}.v{{margin:6px 0 0}}.sg{{text-align:center;width:85mm;margin:10px 0 0 auto}}.sl{{border-top:1px dotted {ink}}}.sp{{position:absolute;left:4mm;bottom:6mm}}small{{font-size:8pt}}'''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [dmy(S.dob, '.'), dmy(S.dob)]}
    if n == 1: acc['local_nascimento.estabelecimento'] = ['em domicílio', est]
    tw = f'gêmea com {S.twin}' if S.twin else ''
    if tw: acc['gêmeos.informações_adicionais'] = [S.twin, f'A registrada é gêmea com {S.twin}, esta nascida em segundo lugar.']; acc['observações.anotações'] = [obs.strip()]
    T = truth('C5', n, *DIM['A4'], S, dtext=dt, sexo=S.sexo, estab='Domicílio' if S.home else S.hosp, cart=cart, livro=f'A-{S.book}', folha=fol, termo=S.entry, n1=nat(S.fn), n2=nat(S.mn), twin=tw, av=J(av), an=J(an), joint=bool(av or an), ofic=S.clerk if sub else S.officer, acc=acc)
    return page('A4', css, body), T

# ================================================================ C6: booklet, landscape sheet folded in two (1995-2009)
def c6(n):
    r = random.Random(6600 + n)
    o = [dict(uf='RJ', city='Nova Friburgo', y=1998, given='Nicolas', sex='M'), dict(uf='SP', city='Mogi das Cruzes', y=2002, fk='jp', mk='jp', given='Yasmin Naomi', sex='F'), dict(uf='PE', city='Garanhuns', y=2004, nof=1, given='Luan', sex='M'), dict(uf='SC', city='Lages', y=1996, twin=1, given='Bianca', sex='F', tsex='F'),
         dict(uf='PA', city='Bragança', y=2000, home=1, nodnv=1, noh=1, given='Raimundo Edielson', sex='M', ugp='m'), dict(uf='MS', city='Campo Grande', y=2007, fk='ar', given='Giovanna Samira', sex='F'), dict(uf='GO', city='Catalão', y=1999, av=['ret'], st=0, given='Thiago', sex='M'), dict(uf='CE', city='Sobral', y=2003, av=['mae'], given='Lívia de Fátima', sex='F', suf='')][n - 1]
    S = rec(r, o, (1995, 2008), (1996, 2009), ' ')
    if not o.get('av'): S.iss = plus(S.reg, r.choice([0, 0, 1, 6]))
    else: S.iss = rdate(r, plus(S.reg, 500), D(2009, 10, 20))
    blank = ['', '_ _ _ _', '----------', '', 'ignorados', '', '* * *', ''][n - 1]
    av = [AV(S, k, o.get('st', 0)) for k in o.get('av', [])]; chrono(av)
    cart = ['Cartório do Registro Civil do 1º Distrito', 'Oficial de Registro Civil das Pessoas Naturais e Tabelião de Notas do Distrito de Brás Cubas', 'Cartório de Registro Civil do 3º Distrito Judiciário', 'Ofício do Registro Civil, Títulos e Documentos e Pessoas Jurídicas', '3º Ofício de Registro Civil Lobão da Gama', 'Cartório do 9º Ofício - 2ª Circunscrição', 'Cartório do Registro Civil das Pessoas Naturais Mesquita Borges', '1º Cartório de Registro Civil Cysne Parente'][n - 1]
    dt = [dw(S.dob), dlong(S.dob)][n % 2]
    hr = '' if not S.hora else [f'{S.h:02d}h{S.mi:02d}', num_h(S), f'{S.h}:{S.mi:02d} horas'][n % 3]
    est = 'Domicílio' if S.home else S.hosp
    selo = [code(r, 'AAA 99999'), code(r, '9999AA999999'), code(r, 'A 999999'), code(r, 'AAA99999'), '', code(r, 'AAA-99999'), code(r, '9999B999999'), code(r, 'AA 999999')][n - 1]
    fld = lambda lab, v, sty='': f'<div class="d" style="{sty}"><span>{lab}</span><b>{E(v) if v else (blank or "&nbsp;")}</b></div>'
    row = lambda *c: '<div class="rw">' + ''.join(c) + '</div>'
    T1 = dict(a='Meu nome é', b='Nasci no dia', c='às', d='na cidade de', e='Maternidade ou casa', f='Sou', g='Filho de' if S.sex == 'M' else 'Filha de', h='e de', i='Pelo lado do pai, meus avós são', j='Pelo lado da mãe, meus avós são', k='Fui registrado em' if S.sex == 'M' else 'Fui registrada em', l='Natural de', m='Nascimento múltiplo') if n % 2 else \
         dict(a='Nome da criança', b='Veio ao mundo em', c='Horário', d='Cidade e Estado', e='Estabelecimento', f='Do sexo', g='Genitor', h='Genitora', i='Avô e avó paternos', j='Avô e avó maternos', k='Lavrado o registro aos', l='Procedente de', m='Gêmeos')
    T1['a'] = 'Nome da criança'; T1['l'] = 'nascid'+'o em'
    sx = ('menino' if S.sex == 'M' else 'menina') if n % 2 else S.sexo.lower()
    pn = f'{S.fn[0]}/{S.fn[1]}' if S.fn else ''; mn = f'{S.mn[0]}/{S.mn[1]}'
    gp = lambda a, b: ' e '.join(x for x in (a, b) if x)
    data = fld(T1['a'], S.name, 'font-size:17pt') + row(fld(T1['b'], dt, 'flex:3'), fld(T1['c'], hr, 'flex:1.5')) + row(fld(T1['d'], f'{S.bcity} ({S.buf})', 'flex:2'), fld(T1['f'], sx, 'flex:.9')) + fld(T1['e'], est)
    data += row(fld(T1['g'], S.father, 'flex:2.3'), fld('de onde', pn, 'flex:1')) + row(fld(T1['h'], S.mother, 'flex:2.3'), fld('de onde', mn, 'flex:1')) + fld(T1['i'], gp(S.pgf, S.pgm)) + fld(T1['j'], gp(S.mgf, S.mgm))
    if S.twin: data += fld(T1['m'], f'sim, irmã gêmea {S.twin}')
    data += row(fld(T1['k'], dlong(S.reg), 'flex:2'), fld('Testemunhas', f'{S.w1}; {S.w2}', 'flex:3;font-size:8.5pt'))
    notes = E(J(av)) or ['Nenhuma.', 'Não há.', '', 'Nada consta.', '-o-o-o-', '', '', ''][n - 1]
    tintc, line = [('#fdf1f4', '#b5577a'), ('#eef5fb', '#3a6d9a'), ('#fdf8e6', '#a88412'), ('#fbeff2', '#a64b6c'), ('#eff8f0', '#3c7f52'), ('#f4f0fa', '#6a4fa0'), ('#fdf6ea', '#a8641f'), ('#eef7f7', '#2b7a7a')][n - 1]
    sub = n in (2, 7)
    body = f'''<div class="fold"></div><section class="lf"><div class="cv">{arms(74, line)}<h1>Certidão<br><span>de</span> Nascimento</h1><p class="ca">{E(cart)}</p><p>{S.city} · {UFN[S.uf]}<br><small>{S.addr} – Fone {r.randint(220,999)}-{r.randint(1000,9999)}</small></p></div>
<table class="id"><tr><td>Termo<b>{S.entry}</b></td><td>Folha<b>{S.leaf}{'v' if n in (3, 6) else ''}</b></td><td>Livro<b>A-{S.book}</b></td></tr></table>
<div class="nt"><u>Averbado à margem:</u> {notes}</div><p class="ce">Certifico que os dados da página ao lado foram extraídos do termo indicado nesta. Dou fé.{' Primeira certidão gratuita – Lei nº 9.534/97.' if S.iss.year > 1997 else ''}</p>
<div class="ft"><div>{E(S.city)}, {[dmy(S.iss), dlong(S.iss), dw(S.iss)][n % 3]}{'' if not selo else f'<br><small>Selo de fiscalização nº</small> <b>{selo}</b>'}{f'<br><small>Titular do cartório: {E(S.officer)}</small>' if sub and n == 7 else ''}</div><div class="sg">{sig(r, 120, 28)}<hr>{E(S.clerk if sub else S.officer)}<br><small>{'Oficial Substitut' + ('o' if S.clerk_sex == 'M' else 'a') if sub else 'Oficial Registrador' + ('' if S.of_sex == 'M' else 'a')}</small></div></div></section>
<section class="rg">{data}{f'<div class="dn">Declaração de Nascido Vivo {S.dnv}</div>' if S.dnv else ''}</section>'''
    css = f'''body{{font-family:"EB Garamond",serif;font-size:12.5pt;color:#22262c;background:{tintc}}}.fold{{position:absolute;left:50%;top:6mm;bottom:6mm;border-left:1px dotted #bbb}}section{{position:absolute;top:10mm;bottom:10mm;width:133mm;padding:7mm 8mm;border:1.2px solid {line};outline:4px double {line};outline-offset:-9px;background:{waves(line, 260, 46, .10, 16)}}}.lf{{left:9mm;display:flex;flex-direction:column}}.rg{{right:9mm;display:flex;flex-direction:column;justify-content:space-between}}.cv{{text-align:center}}.cv p{{margin:3px 0}}h1{{font-family:"Z003","TeX Gyre Chorus",cursive;font-weight:normal;color:{line};font-size:31pt;line-height:.95;margin:4px 0 10px}}h1 span{{font-size:20pt}}.ca{{font-size:12.5pt;font-weight:bold}}small{{font-size:9pt}}
.id{{width:100%;border-collapse:collapse;margin:9px 0}}.id td{{border:.7px solid {line};text-align:center;font-size:9pt;font-style:italic;color:{line}}}.id b{{display:block;font-size:14pt;font-style:normal;color:#22262c}}.nt{{flex:1;font-size:10.5pt;line-height:1.3}}.nt u{{color:{line};font-style:italic;text-decoration:none}}.ce{{font-size:9.4pt;margin:4px 0;font-style:italic}}.ft{{display:flex;justify-content:space-between;align-items:flex-end;gap:8px;font-size:10.5pt}}.sg{{text-align:center;min-width:56mm}}hr{{border:0;border-top:.7px solid #333;margin:1px 0}}
.d span{{display:block;font-style:italic;font-size:8.6pt;color:{line};line-height:1}}.d b{{font-weight:normal;display:block;border-bottom:.5px solid {line};line-height:1.15;padding:1px 2px}}.rw{{display:flex;gap:10px}}.d{{flex:none;min-width:0}}.dn{{font-size:9pt;text-align:right}}'''
    acc = {}
    tw = f'irmã gêmea {S.twin}' if S.twin else ''
    if tw: acc['gêmeos.informações_adicionais'] = [S.twin, f'sim, irmã gêmea {S.twin}']
    T = truth('C6', n, *DIM['A4 landscape'], S, dtext=dt, estab=est, cart=cart, dnv=S.dnv, livro=f'A-{S.book}', folha=f"{S.leaf}{'v' if n in (3, 6) else ''}", termo=S.entry, n1=nat(S.fn), n2=nat(S.mn), twin=tw, av=J(av), selo=selo, ofic=S.clerk if sub and n != 7 else S.officer, acc=acc)
    return page('A4 landscape', css, body), T

# ================================================================ C7: A5 card, vendor's program of the 2000s, abbreviations, dot matrix
def c7(n):
    r = random.Random(7700 + n)
    o = [dict(uf='GO', city='Jataí', y=2001, given='Jefferson', sex='M'), dict(uf='MT', city='Sinop', y=1994, fk='it', mk='de', given='Andréia', sex='F', an=['cas']), dict(uf='AP', city='Laranjal do Jari', y=2005, home=1, noh=1, nof=1, given='Rayssa', sex='F', nodnv=1), dict(uf='RN', city='Pau dos Ferros', y=1972, given='Francisco das Chagas', sex='M', suf='Filho', an=['cas', 'obi']),
         dict(uf='SP', city='Presidente Prudente', y=2006, twin=1, given='Heitor', sex='M', fk='jp'), dict(uf='BA', city='Santo Antônio de Jesus', y=1988, given='Claudinéia', sex='F', av=['pat'], st=0), dict(uf='RR', city='Caracaraí', y=2003, late=0, given='Tainá Macuxi', sex='F', b=('Boa Vista', 'RR')), dict(uf='PR', city='União da Vitória', y=1963, fk='pl', mk='it', given='Nestor Boleslau', sex='M', an=['cas'])][n - 1]
    S = up(rec(r, o, (1965, 2006), (2002, 2009), ' '))
    asci = n in (2, 4, 6)
    X = asc if asci else (lambda s: s)
    if n in (5, 7): S.iss = plus(S.reg, 2)
    bl = ['X-X-X-X', '--------------', 'IGNORADO', '********', '=======', 'N/C', '-', '0000000'][n - 1]
    av = [X(AV(S, k, o.get('st', 0)).upper()) for k in o.get('av', [])]; chrono(av); an = [X(AN(S, k, 1).upper()) for k in o.get('an', [])]
    for k in 'name father mother pgf pgm mgf mgm twin officer clerk w1 w2'.split(): setattr(S, k, X(getattr(S, k)))
    cart = X(['CARTÓRIO DO REGISTRO CIVIL E ANEXOS LEÃO DE CASTRO', 'SERVIÇO NOTARIAL E REGISTRAL SINOPENSE', 'CARTÓRIO VALE DO JARI', 'SEGUNDO CARTÓRIO JUDICIÁRIO', 'OFICIAL DE REGISTRO CIVIL DAS PESSOAS NATURAIS DO 2º SUBDISTRITO', 'CARTÓRIO DO REGISTRO CIVIL DE NASCIMENTOS E ÓBITOS', 'OFÍCIO ÚNICO DA COMARCA', 'SERVIÇO DISTRITAL DE SÃO CRISTÓVÃO'][n - 1])
    dt = X(dw(S.dob).upper()) if n % 2 else dmy(S.dob)
    est = 'DOMICÍLIO' if S.home else S.hosp.upper(); est = X(est)
    bc, ci = X(S.bcity.upper()), X(S.city.upper())
    fn, mn = X(f'{S.fn[0].upper()}-{S.fn[1]}') if S.fn else '', X(f'{S.mn[0].upper()}-{S.mn[1]}')
    selo = code(r, ['0099A999999', 'AAA 99999', 'A999999', 'AAA999999', '0999AA999999', 'AA 999999', 'AAA-9999', 'AAA99999'][n - 1])
    lv, fl = f'{S.book:05d}', f'{S.leaf:03d}{"" if n % 3 else "V"}'
    tm = f'{S.entry:06d}'
    c = lambda l, v, w=1, cls='': f'<td colspan="{w}" class="{cls}"><i>{X(l)}</i> {E(v) if v not in ("", None) else bl}</td>'
    a, b2 = S.father, S.mother
    rows = [c('REG.:', S.name, 9, 'nm') + c('SX.:', S.sexo[0] if n in (1, 4) else S.sexo[:3 if S.sex == 'F' else 4].upper() + '.' if n == 6 else S.sexo.upper(), 3), c('LV. A-', lv, 3) + c('FLS.', fl, 3) + c('TERMO', tm, 3) + c('DT. REG.', dmy(S.reg), 3),
      c('DT. NASC.', dt + (f' ({dmy(S.dob)})' if n % 2 else ''), 9) + c('HR.', f'{S.h:02d}:{S.mi:02d}' if S.hora else '', 3), c('LOC. NASC.', est, 7) + c('MUN./UF', f'{bc}-{S.buf}', 5),
      c('PAI', a, 8) + c('NAT.', fn, 4), c('MÃE', b2, 8) + c('NAT.', mn, 4), c('AV. PAT. (1)', S.pgf, 6) + c('(2)', S.pgm, 6), c('AV. MAT. (1)', S.mgf, 6) + c('(2)', S.mgm, 6),
      c('GÊM.', 'S' if S.twin else 'N', 2) + c('NOME GÊM.', S.twin, 7) + c('DNV', S.dnv.replace('-', '') if S.dnv else '', 3), c('DECL.', a or b2, 5) + c('TEST.', f'{S.w1} / {S.w2}', 7),
      f'<td colspan="12" class="ob"><i>{X("OBS./AVERB./ANOT.")}</i> {E(J(av + an)) or bl}</td>']
    iss = dmy(S.iss)
    sub = n in (1, 6, 8)
    tint = ['#eef3e2', '#f8f0e4', '#eaf1f7', '#fff', '#f3ecf3', '#fdf6da', '#e9f3ef', '#f4f4f4'][n - 1]
    body = f'''<div class="h"><div><b>{E(cart)}</b><br>{X(S.addr.upper())} - {ci}-{S.uf} - FONE (0XX{r.randint(11,99)}) {r.randint(200,999)}-{r.randint(1000,9999)}</div><div class="r">{X("CERTIDÃO DE NASCIMENTO")}<br><small>{X("VIA")} {r.choice(["1", "2", "2", "3"])} · PROT. {r.randint(1000,99999)}/{S.iss.year} · OPER. {code(r, "AAA")}</small></div></div>
<table>{''.join('<tr>' + x + '</tr>' for x in rows)}</table>
<div class="f"><div class="b">{bars(r, 150, 22)}<br>SELO: {selo}<br><small>EMOL. R$ {r.randint(8,22)},{r.randint(10,99)} FUNREJ R$ {r.randint(1,4)},{r.randint(10,99)}</small></div><div>{X("CERTIFICO E DOU FÉ.")}<br>{ci}-{S.uf}, {iss}<br><small>{X("TITULAR: " + S.officer) if sub and n != 8 else ""}</small></div><div class="s">{sig(r, 130, 26, '#111')}<hr>{E(S.clerk if sub else S.officer)}<br><small>{X("SUBST. LEGAL") if sub else "TABELIÃO/REGISTRADOR" if not asci else "TABELIAO/REGISTRADOR"}</small></div></div><div class="m">SIREC-CART v4.{r.randint(0,9)} – form. 07/A5</div>'''
    css = f'''body{{font-family:"Inconsolata","DejaVu Sans Mono",monospace;font-size:8.3pt;color:#151515;background:{tint}}}.sheet{{padding:7mm 8mm}}.h{{display:flex;justify-content:space-between;border-bottom:2px solid #333;padding-bottom:3px;line-height:1.25}}.h b{{font-size:10pt}}.r{{text-align:right;font-size:12.5pt;font-weight:bold}}small{{font-size:7pt;font-weight:normal}}table{{width:100%;border-collapse:collapse;table-layout:fixed;margin-top:5px}}td{{border:.6px solid #555;padding:5.4px 4px;line-height:1.25;vertical-align:top;background:rgba(255,255,255,.45)}}i{{font-style:normal;font-family:"Liberation Sans Narrow";font-size:6.6pt;color:#4a4a4a;padding-right:3px}}.nm{{font-size:11pt;font-weight:bold}}.ob{{height:104px}}
.f{{display:flex;justify-content:space-between;align-items:flex-end;margin-top:6px;line-height:1.25}}.s{{text-align:center;min-width:62mm}}hr{{border:0;border-top:.7px solid #111;margin:1px 0}}.m{{position:absolute;right:8mm;bottom:2.2mm;font-size:6pt;color:#777}}'''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [dmy(S.dob)] if n % 2 else [], 'registro.livro': [f'A-{lv}', f'A-{S.book}', str(S.book)]}
    if S.twin: acc['gêmeos.informações_adicionais'] = [S.twin]
    T = truth('C7', n, *DIM['A5 landscape'], S, dtext=dt, estab=est, bcity=bc, city=ci, cart=cart, dnv=S.dnv.replace('-', ''), livro=f'A-{lv}', folha=fl, termo=tm, n1=fn.replace('-', ' - ') if fn.count('-') == 1 else (' - '.join(fn.rsplit('-', 1)) if fn else ''), n2=' - '.join(mn.rsplit('-', 1)),
      twin=S.twin, av=J(av), an=J(an), joint=bool(av or an), selo=selo, ofic=S.clerk if n == 8 else S.officer, acc=acc)
    return page('A5 landscape', css, body), T

# ================================================================ C8: typed and narrated, particulars in the margin (1950-1972), old spelling
def c8(n):
    r = random.Random(8800 + n)
    o = [dict(uf='MG', city='São João del-Rei', y=1951, given='Zulmira', sex='F', home=1, hm=(3, 30)), dict(uf='PE', city='Goiana', y=1944, given='Severino Ramos', sex='M', home=1, late=1, noh=1, nof=1), dict(uf='SP', city='Botucatu', y=1938, fk='it', mk='it', given='Orestes', sex='M', hm=(10, 20), itn=1), dict(uf='RS', city='Santa Cruz do Sul', y=1957, fk='de', mk='de', given='Irmgard', sex='F', hm=(21, 0)),
         dict(uf='RJ', city='Petrópolis', y=1962, given='Maria Thereza', sex='F', hm=(12, 0)), dict(uf='CE', city='Crateús', y=1948, given='Cosme', sex='M', twin=1, home=1, hm=(4, 0)), dict(uf='PA', city='Santarém', y=1966, given='Aurélio', sex='M', ugp='p', hm=(18, 45), suf='Filho'), dict(uf='BA', city='Bom Jesus da Lapa', y=1940, given='Etelvina', sex='F', home=1, an=['cas'], hm=(1, 0))][n - 1]
    S = rec(r, o, (1930, 1966), (1950, 1972), ' ')
    if S.iss > D(1973, 6, 1): S.iss = D(1972, 10, 9)
    if n == 2: S.iss = D(1961, 3, 2); S.reg = D(1957, 11, 20)
    if n == 6: S.twin = clean('Damião ' + S.name.split(' ', 1)[1])
    for k in 'name twin'.split(): setattr(S, k, getattr(S, k).upper())
    if n in (2, 5, 8):
        for k in 'father mother pgf pgm mgf mgm'.split(): setattr(S, k, getattr(S, k).upper())
    verso = n in (1, 4, 7); fol = f'{S.leaf}{" verso" if verso else ""}'
    lv = [f'{S.book % 60 + 2}-A', f'{S.book % 60 + 2}', f'A nº {S.book % 60 + 2}'][n % 3]; lvt = lv.replace('A nº ', 'A-') if 0 else lv
    ann = S.dob; old = lambda s: s.replace('cinquenta', 'cincoenta')
    wd = old(f'{num(ann.day) if ann.day > 1 else "primeiro"} dia{"s" if ann.day > 1 else ""} do mês de {MES[ann.month-1]} do ano de {num(ann.year)}') if n in (1, 3, 6, 8) else old(f'{day_w(ann.day)} de {MES[ann.month-1]} de {num(ann.year)}')
    if n in (5,): wd = f'{ann.day} de {MES[ann.month-1]} de {ann.year}'
    pre = 'aos ' if n in (1, 3, 6, 8) and ann.day > 1 else 'ao ' if n in (1, 3, 6, 8) else 'no dia '
    hr = hw(S, 1) if S.hora else ''
    if n == 5: hr = 'doze horas'
    if S.h == 3 and S.mi == 30: hr = 'três e meia horas da madrugada'
    at = '' if not hr else (', à ' if hr.startswith(('uma', 'zero')) else ', às ') + hr
    st = UFN[S.uf]
    cart = ['Cartório do Registro Civil do Distrito de Rio das Mortes', 'Cartório de Paz do 2º Distrito', 'Cartório do Registro Civil das Pessoas Naturais do 1º Subdistrito', 'Ofício Distrital de Monte Alverne', 'Registro Civil da Primeira Circunscrição', 'Cartório do Escrivão de Paz', '2º Ofício do Registro Civil de Nascimentos', 'Cartório do Registro Civil do Termo'][n - 1]
    if n % 2: cart = cart.upper()
    est_t = {1: 'em casa de residência de seus pais, no lugar denominado Sítio da Cachoeirinha', 2: 'em domicílio, no Engenho Novo', 6: 'em domicílio, na fazenda Lagoa do Barro', 8: 'em casa, à Rua do Fogo'}.get(n, 'na ' + S.hosp if S.hosp.startswith(('Maternidade', 'Santa', 'Casa', 'Unidade', 'Sociedade')) else 'no ' + S.hosp)
    ft, mt = (f'natural da Itália' if o.get('itn') else f'natural de {S.fn[0]}, Estado {ART[S.fn[1]]} {UFN[S.fn[1]]}') if S.fn else '', f'natural de {S.mn[0]}, Estado {ART[S.mn[1]]} {UFN[S.mn[1]]}'
    for_ = lambda p: f'Estado {ART[p[1]]} {UFN[p[1]]}'
    ft = ft.replace('Estado do Distrito Federal', 'Distrito Federal'); mt = mt.replace('Estado do Distrito Federal', 'Distrito Federal')
    leg = 'legítim' + o_a(S)
    fil = f'filh{o_a(S)} {leg} de {S.father}, {r.choice(PROF)}, {ft}, e de sua mulher dona {S.mother}, de prendas domésticas, {mt}' if S.father else f'filh{o_a(S)} natural de {S.mother}, solteira, doméstica, {mt}'
    pp = ' e dona '.join(x for x in (S.pgf, S.pgm) if x); mm = ' e dona '.join(x for x in (S.mgf, S.mgm) if x)
    gps = (f'São avós paternos: {pp}; e maternos: {mm}.' if pp else f'Avós paternos ignorados. São avós maternos {mm}.') if n % 2 else (f'Neto' if S.sex == 'M' else 'Neta') + (f' por parte paterna de {pp} e' if pp else '') + f' pela materna de {mm}.'
    tw = f'O registrado é gêmeo de {S.twin}, nascido na mesma ocasião.' if S.twin else ''
    an = [AN(S, k, 2).replace('Certifico que ', '').replace('a registrada casou', 'A registrada casou').replace(' O referido é verdade.', '') for k in o.get('an', [])]
    if an: an = [f'A registrada casou-se em {S.casd.day} de {MES[S.casd.month-1]} de {S.casd.year} com {S.spouse}, neste mesmo cartório, conforme livro B nº 14, fôlhas 77.']
    rg = old(f'{day_w(S.reg.day)} de {MES[S.reg.month-1]} de {num(S.reg.year)}') if n != 4 else dlong(S.reg)
    pos = 'Oficial' if n % 2 else 'Escrivão'
    pos = pos if S.of_sex == 'M' else {'Oficial': 'Oficial', 'Escrivão': 'Escrivã'}[pos]
    decl = f'Foi declarante {"o pai" if S.father else "a própria mãe"} e testemunhas {S.w1} e {S.w2}, residentes nesta {"cidade" if n % 2 else "vila"}.'
    intro = [f'{S.officer}, {pos} do Registro Civil, na forma da lei, etc.', f'Eu, abaixo assinado, {pos} do Registro Civil, etc.'][n % 2]
    if n % 2: 
        signer = S.officer
    else: signer = S.officer
    req = ['a pedido verbal de pessoa interessada', 'em virtude das atribuições que a lei me confere', 'por me haver sido requerido'][n % 3]
    text = [f'C E R T I F I C O, {req}, que revendo os livros de assentamentos de nascimentos dêste cartório, no livro e fôlhas à margem indicados encontrei o têrmo de nascimento de {S.name}, do sexo {S.sexo.lower()}, nascid{o_a(S)} {pre}{wd}{at}, {est_t}, nesta cidade de {S.bcity}, Estado {ART[S.buf]} {UFN[S.buf]}, {fil}. {gps} {tw} {decl} O assento foi lavrado em {rg}. {"À margem do têrmo consta a seguinte anotação: " + an[0] if an else "Nada mais consta do referido têrmo."}',
      f'CERTIFICO que, à vista do livro e das fôlhas ao lado mencionados, foi registrado em {rg} o nascimento de {S.name}, {"brasileiro" if S.sex == "M" else "brasileira"}, do sexo {S.sexo.lower()}, de côr {r.choice(["branca", "parda", "morena"])}, ocorrido {est_t}, no município de {S.bcity}, {for_((0, S.buf))}, {pre}{wd}{at}; {fil}. {gps} {tw} {decl} {"Anotação: " + an[0] if an else "Nada mais se continha em dito têrmo."}'][n % 2]
    text = text.replace('  ', ' ')
    iss = [f'{S.city}, {S.iss.day} de {MES[S.iss.month-1]} de {S.iss.year}', f'{S.city}, {old(dw(S.iss))}'][n in (3, 4, 8)]
    ink = ['#23264a', '#2a2a2a', '#31214e', '#20304f', '#232323', '#2c2440', '#1f2b2b', '#232a4a'][n - 1]
    mg = f'''<div class="mg"><p>Nº {S.entry:,}</p>'''.replace(',', '.') + f'''<p>Livro {lv}</p><p>Fls. {fol}</p><p class="nm">{E(S.name)}</p></div>'''
    est_stamp = f'<div class="es">TAXA DE EDUCAÇÃO<br>E SAÚDE<br><b>Cr$ {r.choice(["1,50", "3,00", "5,00"])}</b></div><div class="es e2">{UFN[S.uf].upper()}<br>SÊLO DE CUSTAS<br><b>Cr$ {r.choice(["2,00", "10,00", "20,00"])}</b></div>' if n not in (5, 7) and S.iss.year < 1967 else '<div class="es">ISENTA DE SÊLO<br>para fins eleitorais</div>'
    head = 'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL' if S.iss.year < 1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'
    body = f'''<div class="hd"><p class="rb">{head}</p><p>ESTADO {ART[S.uf].upper()} {st.upper()} - COMARCA DE {S.city.upper()}</p><p><u>{E(cart)}</u></p></div>{mg}<div class="tx"><p class="ti">CERTIDÃO DE NASCIMENTO</p><p class="in1">{E(intro)}</p><p class="b">{E(text)}</p>
<p class="b">O referido é verdade e dou fé.</p><p class="b">{iss}.</p><div class="sg">{sig(r, 190, 40, '#1d2f6e')}<div>{'-' * 34}</div><div>{E(signer)}</div><div>{pos}</div></div></div><div class="ss">{est_stamp}</div><div class="sp">{stamp('REGISTRO CIVIL - ' + S.city.upper(), 'Brasil', 104, '#7a2430', r.randint(-40, 30))}</div>'''
    paper = ['#f4ead0', '#f1e8d4', '#f6efdb', '#efe6cf', '#f8f2e2', '#f2e6c9', '#f4eedd', '#eee3c8'][n - 1]
    font = ['"Courier Prime"', '"Nimbus Mono PS"', '"TeX Gyre Cursor"'][n % 3]
    css = f'''body{{font-family:{font},monospace;font-size:11.6pt;color:{ink};background:{paper}}}.hd{{position:absolute;left:30mm;right:20mm;top:18mm;text-align:center}}.hd p{{margin:0 0 5px}}.rb{{font-size:12.5pt}}.mg{{position:absolute;left:10mm;top:92mm;width:38mm;font-size:10.4pt}}.mg p{{margin:0 0 7px}}.mg .nm{{margin-top:14px;line-height:1.25;overflow-wrap:break-word}}.tx{{position:absolute;left:52mm;right:17mm;top:56mm}}.ti{{text-align:center;letter-spacing:1px;text-decoration:underline;margin:0 0 16px;font-size:13pt}}.b{{text-align:left;line-height:1.72;margin:0 0 8px;text-indent:14mm}}.in1{{margin:0 0 10px;line-height:1.5}}.sg{{text-align:center;margin-top:14px;line-height:1.25}}
.ss{{position:absolute;left:11mm;bottom:22mm;display:flex;flex-direction:column;gap:5px}}.es{{border:1.5px dashed #3d6e4c;color:#2f5a3e;font:7pt "TeX Gyre Bonum",serif;padding:5px 6px;text-align:center;width:31mm;background:#dfe9d3}}.e2{{color:#7b3a23;border-color:#7b3a23;background:#f1dcc8;transform:rotate(-2deg)}}.sp{{position:absolute;left:14mm;bottom:66mm}}'''
    natp = lambda p: f'{p[0]} - {p[1]}'
    acc = {'dados_pessoais.data_nascimento.texto_completo': [pre + wd, dmy(S.dob), dw(S.dob), dlong(S.dob)], 'registro.termo': [str(S.entry)] if S.entry > 999 else [], 'registro.folha': [f'{S.leaf}v'] if verso else [], 'registro.livro': [lv.replace('A nº ', 'A-'), lv.replace('A nº ', '')] if n % 3 == 2 else []}
    if S.twin: acc['gêmeos.informações_adicionais'] = [S.twin, tw, f'é gêmeo de {S.twin}']
    if n == 1: acc['local_nascimento.estabelecimento'] = [est_t, 'casa de residência de seus pais']
    T = truth('C8', n, *DIM['A4'], S, dtext=wd, estab='Domicílio' if S.home else S.hosp, cart=cart, livro=lv, folha=fol, termo=f'{S.entry:,}'.replace(',', '.'), n1='Itália' if o.get('itn') else nat(S.fn), n2=nat(S.mn), slot=False, twin=f'gêmeo de {S.twin}' if S.twin else '', an=J(an), ofic=signer, acc=acc)
    return page('A4', css, body), T

# ================================================================ C9: inteiro teor, notes in a margin column
def c9ret(S, n):
    d = when(S)
    return {1: f'Por mandado do MM. Juiz de Direito desta comarca, Dr. {S.judge}, datado de {dmy(d)}, extraído dos autos nº {proc(S, d)}, fica retificada a profissão do declarante, que é comerciário. Nada mais.',
      4: f'Retificação feita nos termos do art. 110 da Lei 6.015/73, em {dmy(d)}: o estado civil dos genitores na data do parto era o de casados.'}.get(n, f'Por sentença de {dlong(d)}, transitada em julgado, fica retificado este termo quanto à idade da mãe, que na data do parto era de {num(S.r.randint(18, 39))} anos.')
def c9(n):
    r = random.Random(9900 + n)
    o = [dict(uf='RJ', city='Volta Redonda', y=1972, given='Denise', sex='F', av=['ret'], an=['cas', 'div'], hm=(16, 20)), dict(uf='PR', city='Lapa', y=1948, fk='pl', mk='pl', given='Estanislau', sex='M', home=1, an=['cas', 'obi'], hm=(6, 0)), dict(uf='SP', city='Santos', y=1994, given='Alessandro', sex='M', nof=0, av=['pat', 'cpf'], st=2, hm=(9, 15)), dict(uf='MA', city='Codó', y=1980, given='Raimunda Nonata', sex='F', home=1, late=1, noh=1, ugp='p', av=['ret', 'mae'], hs=2),
         dict(uf='SC', city='Laguna', y=2000, twin=1, given='Matheus', sex='M', av=['mae', 'cpf'], hm=(0, 45)), dict(uf='MG', city='Três Corações', y=1936, given='Olímpia', sex='F', home=1, an=['cas'], av=['ret'], hm=(20, 30), itn=0), dict(uf='RS', city='Erechim', y=1965, fk='it', mk='de', given='Dorvalino', sex='M', an=['cas', 'int'], hm=(14, 0)), dict(uf='AL', city='Penedo', y=1989, nof=1, given='Quitéria', sex='F', an=[], av=['cpf'], hm=(11, 5))][n - 1]
    S = rec(r, o, (1935, 2000), (2016, 2024), [' ', '.', ' -', ''][n % 4])
    if n == 2: S.iss = rdate(r, D(2011, 3, 1), D(2014, 6, 1))
    if n in (3, 5, 8): S.iss = rdate(r, D(2023, 2, 1), D(2024, 10, 1))
    sts = {1: 0, 4: 1, 6: 2}
    if n == 3: S.name = clean(f'{S.given} {S.tail0}')
    av = [AV(S, k, o.get('st', sts.get(n, 0)) if k in ('ret', 'pat') else 0 if k == 'mae' else n) if k != 'ret' else c9ret(S, n) for k in o.get('av', [])]; chrono(av)
    an = [AN(S, k, [1, 0, 1, 0, 1, 2, 0, 0][n - 1]) for k in o.get('an', [])]
    cart = ['3º Serviço de Registro Civil das Pessoas Naturais', 'Serviço de Registro Civil e Tabelionato de Notas Bueno Netto', 'Oficial de Registro Civil das Pessoas Naturais do Primeiro Subdistrito da Sede', 'Serventia Extrajudicial do 2º Ofício de Codó', 'Escrivania de Paz e Registro Civil', 'Cartório Vilela Branquinho - Registro Civil', 'Serviço Registral do Boa Vista do Erechim', 'Cartório do 3º Ofício de Notas e Registro Civil'][n - 1]
    lv, fl, tm = f'A-{S.book:02d}', f'{S.leaf:03d}{"v" if n % 2 else ""}', f'{S.entry}'
    rw = f'{num(S.reg.day) if S.reg.day > 1 else "primeiro"} dia{"s" if S.reg.day > 1 else ""} do mês de {MES[S.reg.month-1]} do ano de {num(S.reg.year)}'
    bw = [f'{dw(S.dob)}', f'{num(S.dob.day)} ({S.dob.day:02d}) de {MES[S.dob.month-1]} de {num(S.dob.year)} ({S.dob.year})', dlong(S.dob)][n % 3]
    sx = S.sexo.lower(); s = o_a(S)
    at = '' if not S.hora else (lambda t: (', à ' if t.startswith(('uma', 'zero')) else ', às ') + t)([hw(S), num_h(S)][n % 2])
    es = {2: 'em domicílio, na Colônia Johannesdorf', 4: 'em domicílio, povoado Centro dos Cocos', 6: 'em domicílio dos pais, na Fazenda Bela Vista'}.get(n, 'no estabelecimento denominado ' + S.hosp)
    fu = lambda p: f'natural de {p[0]}, {"Estado " + ART[p[1]] + " " if p[1] != "DF" else ""}{UFN[p[1]]}'
    job = r.choice(PROF); age1, age2 = r.randint(21, 40), r.randint(18, 36)
    orig = n == 3  # paternity only by averbação
    who = f'{S.father}, {job}, com {num(age1)} anos de idade, {fu(S.fn)}' if S.father and not orig else f'{S.mother}, doméstica, com {num(age2)} anos de idade, {fu(S.mn)}'
    hasd = f' conforme Declaração de Nascido Vivo nº {S.dnv},' if S.dnv else ''
    if S.father and not orig: fil = f'filh{s} dele declarante e de {S.mother}, {r.choice(["do lar", "professora", "costureira"])}, com {num(age2)} anos de idade, {fu(S.mn)}'; g = (f'São avós paternos {S.pgf} e {S.pgm}, e avós maternos' if S.pgf else 'Não foram declarados os avós paternos; são avós maternos') + f' {S.mgf} e {S.mgm}'
    else: fil = f'filh{s} dela declarante'; g = f'São avós maternos {S.mgf} e {S.mgm}'
    if orig: av[0] = f'Por sentença do MM. Juiz de Direito da 2ª Vara da Família, Dr. {S.judge}, datada de 14 de março de 2001, nos autos nº 1.{r.randint(100,999)}/99, foi reconhecido como pai do registrado o Sr. {S.father}, {fu(S.fn)}, sendo avós paternos {S.pgf} e {S.pgm}, sem alteração do nome do registrado.'
    mother_first = orig
    entry = [f'Aos {rw}, nesta cidade de {S.city}, Estado {ART[S.uf]} {UFN[S.uf]}, em cartório, perante mim, oficial, compareceu {who}, e declarou que em {bw}{at}, {es}, no município de {S.bcity}, {"Estado " + ART[S.buf] + " " + UFN[S.buf]},{hasd} nasceu uma criança do sexo {sx}, que recebeu o nome de {S.name}, {fil}. {g}.',
      f'Em {dw(S.reg)}, neste Ofício do Registro Civil de {S.city}, {UFN[S.uf]}, presente {who}, por {"ele" if S.father and not orig else "ela"} me foi dito, ante as testemunhas no fim assinadas, que no dia {bw}{at}, em {S.bcity}, {UFN[S.buf]}, {es},{hasd} veio à luz uma criança do sexo {sx}, a quem pôs o nome de {S.name}, sendo {fil}. {g}.'][n % 2]
    if S.twin: entry += f' Declarou mais que o registrado é gêmeo, sendo o outro de nome {S.twin}, registrado no termo seguinte.'
    entry += f' {"Deixou de ser apresentada a guia hospitalar por haver o parto ocorrido sem assistência médica. " if S.home else ""}Do que para constar lavrei este termo que, lido e achado conforme, assinam com as testemunhas {S.w1}, {r.choice(PROF)}, e {S.w2}, {r.choice(["doméstica", "comerciária", "estudante"])}, residentes nesta cidade. Eu, {S.clerk}, escrevente, o escrevi. Eu, {S.doc}, oficial, subscrevi. (aa) {S.doc} - {S.father if S.father and not orig else S.mother} - {S.w1} - {S.w2}.'
    entry = entry.replace('  ', ' ')
    joint = n in (2, 7)
    avl = [f'{i+1}ª', f'AV.{i+1:02d}', ''][0] if 0 else None
    lab = lambda i: [f'Averbação nº {i}:', f'Av. {i} –', f'AVERBAÇÃO {i:02d}.'][n % 3]; lan = lambda i: [f'Anotação nº {i}:', f'An. {i} –', f'ANOTAÇÃO {i:02d}.'][n % 3]
    side = ''.join(f'<p><b>{lab(i+1)}</b> {E(t)}</p>' for i, t in enumerate(av)) + ''.join(f'<p><b>{lan(i+1)}</b> {E(t)}</p>' for i, t in enumerate(an))
    selo = code(r, {'RJ': 'EAAA99999-AAA', 'PR': 'AaaX9.XXXaX.aXXaX-XaaX9.AAX99', 'SP': '9999991IT0000000099999923X', 'MA': 'REGCIV999999XXXXXXXXXXXX99', 'SC': 'AAA99999-XXXA', 'MG': 'AAA99999', 'RS': '0999.04.1900003.99999', 'AL': 'AAA99999-XXXX'}[S.uf])
    sub = n in (4, 7)
    showcpf = S.cpf if 'cpf' in o.get('av', []) else ''
    body = f'''<div class="fr"></div><div class="hd"><div>{arms(48, '#222')}</div><div><b>{E(cart)}</b><br>{S.addr} – {S.city} – {UFN[S.uf]}<br>{"Oficial" if n % 2 else "Titular"}: {E(S.officer)}</div><div class="q">{qr(r, 56) if n % 2 else stamp("SELO DIGITAL • FISCALIZAÇÃO •", S.uf, 60, "#333", 0)}</div></div>
<h1>CERTIDÃO DE NASCIMENTO<br><small>EM INTEIRO TEOR</small></h1><p class="mt">Matrícula: {S.mat}</p>
<div class="two"><aside><h2>{"À margem" if n % 2 else "Margem do termo"}</h2>{side}<div class="z"></div></aside><div class="tx"><p>CERTIFICO, {["a requerimento da parte interessada", "usando da faculdade que me confere a lei", "para os fins de direito"][n % 3]}, que às fls. {fl} do Livro {lv} de Registro de Nascimentos desta serventia, sob o termo nº {tm}, acha-se lavrado o assento que adiante se transcreve, palavra por palavra:</p><p class="en">“{E(entry)}”</p><p>Era o que se continha no referido assento e nas notas à margem transcritas, para aqui bem e fielmente reproduzidos. Art. 19 da Lei nº 6.015/73.</p>
<p>O referido é verdade e dou fé.</p><p style="text-align:right">{S.city}, {[dlong(S.iss), dw(S.iss), dmy(S.iss)][n % 3]}.</p><div class="sg">{sig(r, 170, 32)}<hr>{E(S.clerk if sub else S.officer)}<br>{'Substitut' + ('o' if S.clerk_sex == 'M' else 'a') if sub else 'Oficial de Registro Civil' if n % 2 else 'Registrador Titular' if S.of_sex == 'M' else 'Registradora Titular'}</div></div></div>
<div class="ft">Selo digital de fiscalização: <b>{selo}</b> &nbsp;·&nbsp; Emolumentos R$ {r.randint(40,120)},{r.randint(10,99)} &nbsp;·&nbsp; Consulte em www.selo.tj{S.uf.lower()}.exemplo.br &nbsp;·&nbsp; Qualquer emenda ou rasura invalida este documento.</div>'''
    fnt = ['"TeX Gyre Bonum"', '"Liberation Serif"', '"Caladea"', '"TeX Gyre Termes"'][n % 4]
    css = f'''body{{font-family:{fnt},serif;font-size:{[10.2,11.4,11.2,11.4][n % 4]}pt;color:#1a1a1a;background:#fff}}.fr{{position:absolute;inset:8mm;border:1px solid #444;background:{waves("#8aa58a", 340, 40, .16, 12)}}}.hd{{position:absolute;left:14mm;right:14mm;top:13mm;display:flex;gap:5mm;align-items:center;justify-content:space-between;text-align:center;line-height:1.3}}h1{{position:absolute;top:36mm;left:0;right:0;text-align:center;font-size:16pt;line-height:1.1;margin:0;letter-spacing:1px}}h1 small{{font-size:11pt}}.mt{{position:absolute;top:52mm;left:0;right:0;margin:0;text-align:center;font-family:"Liberation Mono"}}
.two{{position:absolute;left:13mm;right:14mm;top:61mm;bottom:22mm;display:flex}}aside{{width:52mm;border-right:1.4px solid #444;padding-right:4mm;font-size:.84em;line-height:1.36}}aside h2{{font-size:1em;font-style:italic;text-align:center;margin:0 0 6px}}aside p{{margin:0 0 9px}}.tx{{flex:1;padding-left:6mm;text-align:justify;line-height:1.48}}.tx p{{margin:0 0 9px}}.en{{font-style:{'italic' if n % 4 == 3 else 'normal'}}}.sg{{text-align:center;margin:14px 10mm 0}}hr{{border:0;border-top:.8px solid #222;margin:2px 0}}.ft{{position:absolute;left:13mm;right:13mm;bottom:11mm;font-size:7.6pt;border-top:.6px solid #444;padding-top:3px;text-align:center}}.z{{border-top:1px solid #555;margin:52px 4px 0;transform:rotate(-16deg)}}'''
    # order of parents: as printed
    acc = {'dados_pessoais.data_nascimento.texto_completo': [dmy(S.dob), dw(S.dob), dlong(S.dob)]}
    jl = lambda ts, lb: ' '.join(f'{lb(i+1)} {t}' for i, t in enumerate(ts))
    if av: acc['observações.averbações'] = [jl(av, lab)]
    if an: acc['observações.anotações'] = [jl(an, lan)]
    tw = f'o registrado é gêmeo, sendo o outro de nome {S.twin}' if S.twin else ''
    if tw: acc['gêmeos.informações_adicionais'] = [S.twin, tw + ', registrado no termo seguinte']
    n1, n2 = nat(S.fn), nat(S.mn)
    if orig:
        acc['filiação.genitor_1.nome_completo'] = [S.father]; acc['filiação.genitor_2.nome_completo'] = [S.mother]; acc['filiação.genitor_1.naturalidade'] = [n1]; acc['filiação.genitor_2.naturalidade'] = [n2]
    T = truth('C9', n, *DIM['A4'], S, cpf=showcpf, mat=S.mat, dtext=bw, estab='Domicílio' if S.home else S.hosp, cart=cart, dnv=S.dnv, livro=lv, folha=fl, termo=tm, n1=n1, n2=n2, slot=False, twin=tw, av=J(av), an=J(an), selo=selo, ofic=S.officer, acc=acc)
    if orig:
        fi = T['data']['filiação']; fi['genitor_1'], fi['genitor_2'] = fi['genitor_2'], fi['genitor_1']
    return page('A4', css, body), T

# ================================================================ C10: birth abroad, consular entry transcribed in Livro E (1980-2009)
ABROAD = [('Lisboa', 'Portugal', 'Consulado-Geral do Brasil em Lisboa', 'Maternidade Alfredo da Costa', 'RS', 'Pelotas'), ('Nagoya', 'Japão', 'Consulado-Geral do Brasil em Nagoya', 'Clínica Obstétrica Yamada', 'SP', 'São Paulo'), ('Framingham, Massachusetts', 'Estados Unidos da América', 'Consulado-Geral do Brasil em Boston', 'MetroWest Medical Center', 'MG', 'Poços de Caldas'), ('Pedro Juan Caballero', 'Paraguai', 'Vice-Consulado do Brasil em Pedro Juan Caballero', '', 'MS', 'Dourados'),
  ('Munique', 'República Federal da Alemanha', 'Consulado-Geral do Brasil em Munique', 'Frauenklinik vom Roten Kreuz', 'SC', 'Blumenau'), ('Beirute', 'Líbano', 'Embaixada do Brasil em Beirute', 'Hospital Saint Georges', 'PR', 'Curitiba'), ('Genebra', 'Suíça', 'Consulado-Geral do Brasil em Genebra', '', 'DF', 'Brasília'), ('Luanda', 'Angola', 'Embaixada do Brasil em Luanda', 'Clínica Sagrada Esperança', 'BA', 'Salvador')]
def c10(n):
    r = random.Random(10100 + n)
    bc, pais, cons, hosp, uf, city = ABROAD[n - 1]
    o = [dict(y=1991, given='Inês', sex='F'), dict(y=1998, fk='jp', mk='jp', given='Bruno Kenji', sex='M', twin=1), dict(y=2002, given='Kevin', sex='M', noh=1), dict(y=1979, fk='es', given='Ramona', sex='F', home=1, noh=1, ugp='m'),
         dict(y=1986, fk='de', given='Helga Cristina', sex='F'), dict(y=1974, fk='ar', mk='ar', given='Nagib', sex='M', av=['adv'], an=['cas']), dict(y=2003, nof=1, given='Sofia', sex='F'), dict(y=1984, given='Agostinho', sex='M', av=['adv'], suf='Neto')][n - 1]
    o.update(uf=uf, city=city)
    S = rec(r, o, (1970, 2003), (1985, 2009), ' ')
    creg = plus(S.dob, r.randint(12, 120))                     # entry at the consulate
    S.reg = plus(creg, r.randint(90, 900)); S.iss = plus(S.reg, r.choice([0, 3, 11, 300]))
    if o.get('av'): S.iss = rdate(r, D(2005, 2, 1), D(2008, 11, 1))
    cb, cf, ce = r.randint(2, 40), r.randint(1, 200), r.randint(100, 5000)
    S.book, S.leaf, S.entry = r.randint(3, 60), r.randint(1, 300), r.randint(400, 9000)
    cart = ['Cartório do Registro Civil da 1ª Zona de Pelotas', '1º Subdistrito - Sé - Registro Civil das Pessoas Naturais', 'Cartório de Registro Civil Junqueira Dutra', 'Ofício do 2º Serviço Notarial e de Registro Civil', 'Cartório do Registro Civil do 1º Ofício', 'Registro Civil do 1º Ofício Taborda Leão', '1º Ofício de Registro Civil, Casamentos, Títulos e Documentos', 'Cartório do Registro Civil das Pessoas Naturais do Subdistrito da Vitória'][n - 1]
    dash = ['............', '-*-*-*-*-', '—', 'ignorado', '—', '- - - - -', 'não declarado', '—'][n - 1]
    dt = [dlong(S.dob), dw(S.dob), f'{dmy(S.dob)}'][n % 3]
    natp = f'{bc}, {pais}'
    fnt, mnt = nat(S.fn), nat(S.mn)
    if n == 1: fnt = 'Coimbra, Portugal'
    if n == 4: fnt = 'Concepción, Paraguai'
    if n == 5: fnt = 'Augsburgo, Alemanha'
    if n == 6: fnt = 'Zahlé, Líbano'
    if n == 8: mnt = 'Benguela, Angola'
    av = [AV(S, k) for k in o.get('av', [])]; chrono(av); an = [AN(S, k, 2) for k in o.get('an', [])]
    est = 'em domicílio' if S.home else hosp
    hr = f'{S.h:02d}h{S.mi:02d} (hora local)' if S.hora else ''
    I = [('o nome completo', S.name), ('sexo', S.sexo.lower()), ('data do nascimento', dt), ('hora', hr), ('lugar do nascimento', f'{bc} – {pais}'), ('estabelecimento', est), ('pai', f'{S.father}; nacionalidade {"brasileira" if n in (2, 3, 8) else "estrangeira"}; natural de {fnt}' if S.father else ''), ('mãe', f'{S.mother}; nacionalidade {"brasileira" if n != 8 else "estrangeira"}; natural de {mnt}'),
      ('avô paterno', S.pgf), ('avó paterna', S.pgm), ('avô materno', S.mgf), ('avó materna', S.mgm), ('gêmeos', f'sim – nasceu também {S.twin}' if S.twin else 'não'), ('assento de origem', f'{cons}, livro {cb}, fls. {cf}, termo {ce}, de {dmy(creg)}' if n != 8 else f'certidão estrangeira nº {ce}/{S.dob.year}, da Conservatória local, legalizada pela {cons} em {dmy(creg)} e vertida por tradutor público'),
      ('requerente', S.mother if n % 2 else (S.father or S.mother)), ('documentos do requerente', f'passaporte {code(r, "AA999999")}; certidão de casamento dos pais' if S.father else f'passaporte {code(r, "AA999999")} e cédula de identidade')]
    let = 'abcdefghijlmnopqrstuv'
    items = ''.join(f'<div class="it"><span class="n">{let[i]})</span><span class="lb">{a}</span><span class="dt"></span><span class="vl">{E(v) if v else dash}</span></div>' for i, (a, v) in enumerate(I))
    fol = f'{S.leaf}{"v" if n in (2, 7) else ""}'
    selo = [code(r, '9999.01.0999'), code(r, '9999AA999999'), code(r, 'AAA 99999'), '', '', code(r, 'AAA99999'), '', code(r, 'AA 999999')][n - 1] if S.iss.year >= 1998 else ''
    sub = n in (3, 6)
    mgn = ''.join(f'<p>{E(t)}</p>' for t in av); mgn2 = ''.join(f'<p>{E(t)}</p>' for t in an)
    body = f'''<div class="mgn"><h3>LIVRO <b>E-{S.book}</b></h3><h3>FOLHA <b>{fol}</b></h3><h3>TERMO <b>{S.entry}</b></h3><hr><h4>Averbações</h4>{mgn or f'<p>{dash if dash != "ignorado" else "nenhuma"}</p>'}<h4>Anotações</h4>{mgn2 or f'<p>{dash if dash != "ignorado" else "nenhuma"}</p>'}<div class="sl">{f'SELO Nº<br><b>{selo}</b>' if selo else ''}</div></div>
<div class="mn"><div class="hd">{arms(46, '#1f4d33')}<div><b>{E(cart)}</b><br>{S.city} – {UFN[S.uf] if uf != "DF" else "Distrito Federal"} · {S.addr}</div></div><h1>Certidão de Nascimento</h1><p class="su">Traslado de assento lavrado no exterior · art. 32, § 1º, da Lei nº 6.015, de 31 de dezembro de 1973</p>
<p>Certifico que, a requerimento da parte e à vista dos documentos arquivados, foi transcrito em {[dw(S.reg), dlong(S.reg)][n % 2]}, no livro, folha e termo indicados à margem, o nascimento ocorrido fora do território nacional, do qual constam:</p>{items}
<p class="nb">O traslado não dispensa, quando exigida, a opção pela nacionalidade brasileira na forma da Constituição. Emolumentos: tabela IV.</p><p>Do que dou fé. {S.city} ({uf}), {[dlong(S.iss), dmy(S.iss, '.'), dlong(S.iss)][n % 3]}.</p><div class="sg">{sig(r, 160, 32, '#14306a')}<hr>{E(S.clerk if sub else S.officer)}<br><small>{'Escrevente autorizad' + ('o' if S.clerk_sex == 'M' else 'a') if sub else 'Oficial Maior' if n % 4 == 0 else 'Oficial do Registro Civil'}</small></div><div class="sp">{stamp('TRASLADO • LIVRO E • ' + S.city.upper(), uf, 88, '#8a2f2f', -20)}</div></div>'''
    css = f'''body{{font-family:"URW Bookman","TeX Gyre Bonum",serif;font-size:9.6pt;color:#15301f;background:{['#f3f8f1','#fff','#fbfaf0','#f1f6f4','#fffdf4','#f5f5ee','#f2f7fa','#fbf7ee'][n-1]}}}.mgn{{position:absolute;right:9mm;top:12mm;bottom:12mm;width:43mm;border-left:2px solid #1f4d33;padding-left:4mm;font-size:8.2pt;line-height:1.4}}h3{{font-size:8pt;margin:0 0 5px;font-weight:normal;display:flex;justify-content:space-between;border-bottom:.5px dotted #1f4d33}}h3 b{{font-size:11.5pt;font-family:"Courier Prime"}}h4{{margin:12px 0 2px;font-size:8.4pt;font-style:italic}}.mgn p{{margin:0}}.sl{{position:absolute;bottom:4mm;font-family:"Liberation Mono";font-size:8pt}}
.mn{{position:absolute;left:13mm;right:58mm;top:12mm;bottom:12mm}}.hd{{display:flex;gap:4mm;align-items:center;line-height:1.35}}h1{{font-size:18pt;margin:8mm 0 1mm;font-weight:600}}.su{{font-size:8pt;font-style:italic;margin:0 0 6mm}}.mn p{{line-height:1.45}}.it{{display:flex;align-items:baseline;margin-bottom:9px;line-height:1.3}}.n{{width:6mm;font-style:italic}}.lb{{white-space:nowrap}}.dt{{flex:1 1 8mm;min-width:5mm;border-bottom:1.3px dotted #6a8a76;margin:0 4px}}.vl{{max-width:78mm;text-align:right;font-family:"Courier Prime";font-size:10.2pt;color:#14203f}}.nb{{font-size:7.6pt}}.sg{{text-align:center;width:75mm;margin:8mm 0 0 auto}}.sg hr,.mgn hr{{border:0;border-top:.7px solid #1f4d33;margin:2px 0}}.sp{{position:absolute;left:0;bottom:2mm}}small{{font-size:8pt}}'''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [dmy(S.dob)], 'local_nascimento.município': [f'{bc}, {pais}', f'{bc} – {pais}', f'{bc} - {pais}'], 'dados_pessoais.naturalidade': [f'{bc} – {pais}', natp]}
    if n % 3 == 2: acc.pop('dados_pessoais.data_nascimento.texto_completo')
    if S.twin: acc['gêmeos.informações_adicionais'] = [S.twin, f'sim – nasceu também {S.twin}']
    T = truth('C10', n, *DIM['A4'], S, dtext=dt, natu='', estab='Domicílio' if S.home else hosp, bcity=bc, buf='', cart=cart, livro=f'E-{S.book}', folha=fol, termo=S.entry, n1=fnt if S.father else '', n2=mnt, twin=f'nasceu também {S.twin}' if S.twin else '', av=J(av), an=J(an), selo=selo, ofic=S.clerk if sub else S.officer, acc=acc)
    return page('A4', css, body), T

# ---------------------------------------------------------------- write
if __name__ == '__main__':
    import sys
    os.makedirs(OUT, exist_ok=True)
    forms = {k: v for k, v in globals().items() if re.fullmatch(r'c\d+', k) and callable(v)}
    want = sys.argv[1:] or list(forms)
    for k in want:
        for n in range(1, 9):
            h, t = forms[k](n)
            b = os.path.join(OUT, f'{k.upper()}-{n}')
            old = open(b + '.html', encoding='utf8').read() if os.path.exists(b + '.html') else None
            if old != h: open(b + '.html', 'w', encoding='utf8').write(h)
            json.dump(t, open(b + '.json', 'w', encoding='utf8'), ensure_ascii=False, indent=1)
