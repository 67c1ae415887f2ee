#!/usr/bin/env python3
# Ten birth-certificate forms D1..D10, eight fillings each.
import os, json, random, html, datetime as dt, sys
HERE = os.path.dirname(os.path.abspath(__file__)); OUT = sys.argv.pop(1)
E = lambda s: html.escape(str(s), quote=False)
U = lambda s: s.upper()

# ---------------------------------------------------------------- numbers, dates, hours
UN = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ = {2:'vinte',3:'trinta',4:'quarenta',5:'cinquenta',6:'sessenta',7:'setenta',8:'oitenta',9:'noventa'}
CT = {1:'cento',2:'duzentos',3:'trezentos',4:'quatrocentos',5:'quinhentos',6:'seiscentos',7:'setecentos',8:'oitocentos',9:'novecentos'}
def ext(n, fem=False):
    if n < 20:
        s = UN[n]
        return {'um':'uma','dois':'duas'}.get(s, s) if fem else s
    if n < 100: return DZ[n//10] + (' e ' + ext(n%10, fem) if n%10 else '')
    if n == 100: return 'cem'
    if n < 1000: return CT[n//100] + (' e ' + ext(n%100, fem) if n%100 else '')
    k, r = divmod(n, 1000)
    s = ('' if k == 1 else ext(k, fem) + ' ') + 'mil'
    if r: s += (' e ' if r < 100 or r % 100 == 0 else ' ') + ext(r, fem)
    return s
MES = ' janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
dia = lambda d, first='primeiro': first if d == 1 else ext(d)
def dext(D, st=0):
    d, m, y = D.day, MES[D.month], D.year
    if st == 0: return f'{dia(d)} de {m} de {ext(y)}'
    if st == 1: return f'{dia(d)} ({d:02d}) de {m} de {ext(y)} ({y})'
    if st == 2: return (f'{ext(d)} dias' if d > 1 else 'primeiro dia') + f' do mês de {m} do ano de {ext(y)}'
    if st == 3: return f'{d} de {m} de {y}' if d > 1 else f'1º de {m} de {y}'
    if st == 4: return f'{d:02d} de {m} de {y}'
    if st == 5: return f'{d:02d}/{D.month:02d}/{y}'
    if st == 6: return f'{d:02d}.{D.month:02d}.{y}'
br = lambda D: dext(D, 5) if D else ''
def horas(n): return ext(n, True) + (' hora' if n < 2 else ' horas')
def hper(h, m):
    """words, twelve-hour clock with the part of the day"""
    if h == 0: a, p = 'zero hora', ''
    elif h == 12: a, p = 'doze horas', ''
    elif h < 6: a, p = horas(h), ' da madrugada'
    elif h < 12: a, p = horas(h), ' da manhã'
    elif h < 19: a, p = horas(h-12), ' da tarde'
    else: a, p = horas(h-12), ' da noite'
    return a + (f' e {ext(m)} minuto' + ('s' if m > 1 else '') if m else '') + p
def h24(h, m): return horas(h) + (f' e {ext(m)} minuto' + ('s' if m > 1 else '') if m else '')
hhmm = lambda t: f'{t[0]:02d}:{t[1]:02d}' if t else ''

# ---------------------------------------------------------------- codes
def cpf(r, reg=None):
    n = [r.randrange(10) for _ in range(9)]
    if reg is not None: n[8] = reg
    for k in (10, 11):
        s = sum(a*b for a, b in zip(n, range(k, 1, -1))) * 10 % 11
        n.append(0 if s == 10 else s)
    s = ''.join(map(str, n)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def matdigits(cns, ac, ano, liv, fol, ter):
    b = f'{int(cns):06d}{int(ac):02d}55{ano}1{int(liv):05d}{int(fol):03d}{int(ter):07d}'
    assert len(b) == 30, b
    for st in (2, 1):
        w, s = st, 0
        for c in b:
            s += int(c) * w; w = 0 if w == 10 else w + 1
        s %= 11; b += str(1 if s == 10 else s)
    return b
def matfmt(b, st=0):
    p = [b[:6], b[6:8], b[8:10], b[10:14], b[14], b[15:20], b[20:23], b[23:30], b[30:]]
    if st == 0: return ' '.join(p)
    if st == 1: return '.'.join(p[:-1]) + '-' + p[-1]
    if st == 2: return b
    if st == 3: return ' '.join(p[:-1]) + '-' + p[-1]
rnd = lambda r, n, al='ABCDEFGHJKLMNPQRSTUVWXYZ': ''.join(r.choice(al) for _ in range(n))
num = lambda r, n: rnd(r, n, '0123456789')
hexa = lambda r, n: rnd(r, n, '0123456789abcdef')

# ---------------------------------------------------------------- pools
UFN = dict(AC='Acre',AL='Alagoas',AM='Amazonas',BA='Bahia',CE='Ceará',DF='Distrito Federal',ES='Espírito Santo',GO='Goiás',MA='Maranhão',MG='Minas Gerais',
  MS='Mato Grosso do Sul',MT='Mato Grosso',PA='Pará',PB='Paraíba',PE='Pernambuco',PI='Piauí',PR='Paraná',RJ='Rio de Janeiro',RN='Rio Grande do Norte',RO='Rondônia',
  RS='Rio Grande do Sul',SC='Santa Catarina',SE='Sergipe',SP='São Paulo',TO='Tocantins')
CITY = dict(
 MG='Uberaba Montes Claros|Ponte Nova|Ubá|Patos de Minas|Teófilo Otoni|Diamantina|Januária|São João del-Rei|Araçuaí|Governador Valadares|Poços de Caldas|Muriaé|Itabira|Passos|Curvelo|Caratinga|Leopoldina|Lavras|Unaí'.replace('Uberaba Montes','Uberaba|Montes').split('|'),
 RJ='Niterói|Campos dos Goytacazes|Petrópolis|Nova Iguaçu|Volta Redonda|Macaé|Itaperuna|Valença|Cantagalo|Três Rios|Magé|São Gonçalo|Duque de Caxias|Paraty|Barra do Piraí'.split('|'),
 ES='Vitória|Colatina|Cachoeiro de Itapemirim|Linhares|São Mateus|Guarapari|Alegre|Castelo|Santa Teresa|Nova Venécia|Afonso Cláudio|Baixo Guandu|Mimoso do Sul'.split('|'),
 GO='Goiânia|Anápolis|Catalão|Jataí|Rio Verde|Formosa|Porangatu|Goiás|Ceres|Itumbiara|Luziânia|Pirenópolis|Mineiros|Iporá|Posse'.split('|'),
 MT='Cuiabá|Cáceres|Rondonópolis|Várzea Grande|Poconé|Barra do Garças|Diamantino|Alta Floresta|Sinop|Juína|Poxoréu|Rosário Oeste|Tangará da Serra|Vila Bela da Santíssima Trindade'.split('|'),
 MS='Corumbá|Ponta Porã|Dourados|Aquidauana|Três Lagoas|Bela Vista|Paranaíba|Porto Murtinho'.split('|'),
 BA='Vitória da Conquista|Ilhéus|Barreiras|Caetité|Bom Jesus da Lapa|Jequié'.split('|'), PI='Picos|Parnaíba|Oeiras|Floriano'.split('|'),
 CE='Crato|Sobral|Iguatu|Quixadá'.split('|'), MA='Caxias|Imperatriz|Balsas|Codó'.split('|'), PE='Garanhuns|Serra Talhada|Caruaru'.split('|'),
 SP='Ribeirão Preto|Franca|Santos|São José do Rio Preto|Barretos'.split('|'), PB='Patos|Campina Grande|Cajazeiras'.split('|'), TO='Porto Nacional|Araguaína|Dianópolis'.split('|'),
 PR='Londrina|Foz do Iguaçu|Cascavel|Guarapuava'.split('|'), RS='Santa Maria|Santana do Livramento|Passo Fundo|Erechim|Uruguaiana'.split('|'), SC='Chapecó|Blumenau|Lages'.split('|'),
 RN='Mossoró|Caicó'.split('|'), SE='Estância|Propriá'.split('|'), AL='Arapiraca|Penedo'.split('|'), PA='Santarém|Marabá|Óbidos'.split('|'), AM='Parintins|Tefé'.split('|'),
 AC='Cruzeiro do Sul|Xapuri'.split('|'), RO='Guajará-Mirim|Vilhena|Ji-Paraná'.split('|'), DF=['Brasília'])
S = lambda t: t.split('|')
M_OLD = S('José|Antônio|Sebastião|Geraldo|Benedito|Raimundo|Joaquim|Manoel|Francisco|Pedro|João|Osvaldo|Waldemar|Alcides|Juvenal|Nicanor|Deoclécio|Altivo|Aristides|Ataíde|Belmiro|Clodomiro|Dorvalino|Eliseu|Felisberto|Gumercindo|Hermenegildo|Isidoro|Jovelino|Laurindo|Messias|Norival|Olímpio|Porfírio|Quintino|Romualdo|Saturnino|Tertuliano|Ubaldino|Virgílio|Zeferino|Argemiro|Brasilino|Custódio|Euclides|Firmino|Herculano|Inocêncio|Leopoldino|Orozimbo')
F_OLD = S('Maria|Ana|Sebastiana|Geralda|Benedita|Raimunda|Francisca|Rita|Josefa|Conceição|Aparecida|Tereza|Joana|Alzira|Amélia|Carlota|Dalva|Efigênia|Filomena|Guiomar|Hermínia|Idalina|Jovelina|Leocádia|Maximiana|Nair|Olga|Perpétua|Querubina|Rosalina|Sinhorinha|Theodolina|Umbelina|Vicentina|Zulmira|Arlinda|Belarmina|Cândida|Deolinda|Etelvina|Floripes|Germana|Isolina|Laurinda|Odete|Palmira|Zenaide|Ercília|Ormezinda|Blandina')
M_NEW = S('Gabriel|Lucas|Miguel|Arthur|Heitor|Davi|Théo|Enzo|Wellington|Jefferson|Wesley|Maicon|Rodrigo|Leandro|Anderson|Fábio|Márcio|Cláudio|Éverton|Ítalo|Caíque|Otávio|Caetano|Murilo|Ravi|Benício|Joaquim|Samuel|Kauã|Ruan|Vinícius|Thiago|Rômulo|Ulisses|Iago|Emanuel|Danilo|Cristóvão|Adalberto|Gilmar|Edvaldo|Genivaldo|Robson|Valdir|Nilson|Hélio|Ailton|Josué|Natanael|Elias')
F_NEW = S('Helena|Alice|Laura|Valentina|Heloísa|Lívia|Cecília|Isadora|Yasmin|Jéssica|Tatiane|Michele|Patrícia|Luciana|Adriana|Rosângela|Eliane|Kátia|Simone|Vanessa|Débora|Thaís|Letícia|Beatriz|Ágatha|Maitê|Sofia|Eloá|Luísa|Raíssa|Brenda|Poliana|Fernanda|Priscila|Gislaine|Edilene|Ivonete|Marlúcia|Neusa|Sônia|Vera|Cristiane|Elaine|Aline|Camila|Renata|Mariana|Joyce|Ingrid|Noêmia')
M2 = S('Henrique|Augusto|Carlos|Luiz|Eduardo|Alberto|Roberto|César|Felipe|Miguel|Vitor|Antônio|Gustavo|Batista|Afonso|Ricardo|Alexandre|Bosco|Emílio|Otaviano')
F2 = S('Aparecida|de Fátima|das Graças|Cristina|Regina|Helena|Vitória|Eduarda|Clara|Luíza|do Carmo|de Lourdes|Imaculada|Beatriz|Gabriela|Auxiliadora|das Dores|Isabel|Rosa|Cecília')
SUR = S('da Silva|dos Santos|de Oliveira|de Souza|Pereira|Ferreira|Rodrigues|Alves|Gomes|Ribeiro|Martins|Carvalho|de Almeida|Lopes|Soares|Fernandes|Vieira|Barbosa|Rocha|Dias|Nascimento|Moreira|Nunes|Marques|Machado|Mendes|de Freitas|Cardoso|Ramos|Gonçalves|Teixeira|Moura|Cavalcante|de Andrade|Batista|Campos|Moraes|Reis|de Paula|Resende|Drumond|Guimarães|Coutinho|Bittencourt|Sant\'Anna|D\'Ávila|Quintão|Lacerda|Vasconcelos|de Assis|do Amaral|da Conceição|de Jesus|Evangelista|Figueiredo|Magalhães|Siqueira|Toledo|Vilela|Xavier|Pinheiro|Queiroz|Brandão|Caldeira|Damasceno|Esteves|Furtado|Godinho|Horta|Junqueira|Lages|Maciel|Novais|Otoni|Paixão|Rabelo|Sampaio|Tavares|Valadares|Zacarias|Arruda|Botelho|Curvo|de Campos|Leite|Metelo|Pompeu|Proença|Taques|Curado|Fleury|Jaime|Caiado|Bulhões|da Veiga|dos Anjos|do Espírito Santo|das Neves|da Cruz|de Matos|Pimenta|Pessanha|Manhães|Crespo|Barcelos|Tardin')
SURX = S('Lorenzoni|Bragatto|Zanotelli|Krohling|Schneider|Kuster|Boldt|Dalapicola|Perim|Yamashita|Nakamura|Haddad|Chaim|Abdala|Kowalski|Wünsch|Scarpellini|Benvindo|Sarkis|Tonetto|Venturim|Falqueto|Bregonci|Hollunder|Stein|Grobério|Tavora|Okamoto|El-Khouri|Bianchini')
USED = set()
def pick(r, pool): return r.choice(pool)
def given(r, sex, year, n=None):
    old = year < 1962 or (year < 1975 and r.random() < .4)
    P = (M_OLD if old else M_NEW) if sex == 'M' else (F_OLD if old else F_NEW)
    g = pick(r, P)
    n = n or r.choice([1, 1, 2, 2, 2, 3])
    if n >= 2:
        x = pick(r, M2 if sex == 'M' else F2)
        while x.split()[-1] == g or (sex == 'F' and g == 'Conceição'): x = pick(r, M2 if sex == 'M' else F2); g = pick(r, P)
        g += ' ' + x
    if n >= 3:
        for _ in range(20):
            y = pick(r, M2 if sex == 'M' else F_NEW)
            if y not in g.split(): g += ' ' + y; break
    return g
def sur(r, avoid=()):
    while True:
        s = pick(r, SURX) if r.random() < .16 else pick(r, SUR)
        if s not in avoid: return s
def bare(s):
    return s
def fresh(f):
    for _ in range(200):
        n = f()
        if n not in USED: USED.add(n); return n
    raise SystemExit('pool exhausted')
def city(r, near=None, p=.6):
    if near and r.random() < p: return (pick(r, CITY[near]), near)
    uf = pick(r, list(CITY)); return (pick(r, CITY[uf]), uf)
def anyone(r, sex=None, year=1970):
    sex = sex or r.choice('MF')
    a = sur(r); return fresh(lambda: given(r, sex, year) + ' ' + a + ' ' + sur(r, (a,)))
class O(dict):
    __getattr__ = dict.get
    def __setattr__(s, k, v): s[k] = v

def fam(r, uf, sp):
    """sp: spec of one filling"""
    F = O(sp); y = F.date[0]
    F.D = dt.date(*F.date); F.R = dt.date(*F.reg); F.I = dt.date(*F.emi)
    assert F.D <= F.R <= F.I, sp
    s = [sur(r)]
    while len(s) < 6: s.append(sur(r, s))
    pf, pm, mf, mm, p0, m0 = s
    F.pf, F.mf = pf, mf
    g = lambda sx, yr, tail, n=None: fresh(lambda: given(r, sx, yr, n) + ' ' + tail)
    F.avo_p = g('M', y-58, (p0+' ' if r.random() < .4 else '') + pf)
    F.ava_p = g('F', y-56, pm + (' ' + pf if r.random() < .45 else ''))
    F.avo_m = g('M', y-58, (m0+' ' if r.random() < .4 else '') + mf)
    F.ava_m = g('F', y-56, mm + (' ' + mf if r.random() < .45 else ''))
    x1 = 'M' if not F.maes else 'F'; x2 = 'F' if not F.pais else 'M'
    F.g1 = g(x1, y-30, pm + ' ' + pf); F.g2 = g(x2, y-27, mm + ' ' + mf + (' ' + pf if r.random() < .3 and not F.nofather and x1 != x2 else ''))
    F.c1 = city(r, uf); F.c2 = city(r, uf)
    tail = (mm + ' ' + mf) if F.nofather else (mf + ' ' + pf)
    F.tail = tail
    F.nome = F.nome_fix or g(F.sex, y, tail, F.ng)
    if F.fixgiven: F.nome = F.fixgiven + ' ' + tail; USED.add(F.nome)
    F.twname = ''
    if F.twin: F.twname = g(F.twin, y, tail, len(F.nome.split()) > 4 and 2 or 1)
    F.o = 'o' if F.sex == 'M' else 'a'
    F.sexo = 'Masculino' if F.sex == 'M' else 'Feminino'
    F.decl = F.g2 if F.nofather else F.g1
    F.t1 = anyone(r, None, y-30); F.t2 = anyone(r, None, y-30)
    F.of = anyone(r, F.ofsex or r.choice('MF'), F.I.year-45); F.sub = anyone(r, None, F.I.year-35)
    F.averb = F.av(F) if F.av else ''; F.anot = F.an(F) if F.an else ''
    return F
cu = lambda c: f'{c[0]} - {c[1]}'

def truth(case, w, h, F=None, **k):
    g = lambda x: k.get(x) or ''
    D = k.get('D')
    form = case.rsplit('-', 1)[0]
    return {"case": case, "layout": form, "condition": "pdf_born_digital", "file": case + ".pdf", "width": w, "height": h, "resizeImage": False,
     "data": {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
      "dados_pessoais": {"nome_completo": g('nome'), "cpf": g('cpf'), "matrícula": g('mat'),
        "data_nascimento": {"texto_completo": g('dtxt'), "dia": f'{D.day:02d}', "mês": f'{D.month:02d}', "ano": str(D.year)},
        "hora_nascimento": g('hora'), "naturalidade": g('nat'), "sexo": g('sexo')},
      "local_nascimento": {"estabelecimento": g('est'), "município": g('mun'), "uf": g('uf')},
      "registro": {"município": g('rmun'), "uf": g('ruf'), "cartório": g('cart'), "data_registro": br(k.get('R')), "número_dnv": g('dnv'),
        "livro": g('livro'), "folha": g('folha'), "termo": g('termo')},
      "filiação": {"genitor_1": {"nome_completo": g('g1'), "naturalidade": g('g1n')}, "genitor_2": {"nome_completo": g('g2'), "naturalidade": g('g2n')}},
      "avós": {"paternos": {"avô": g('ap'), "avó": g('apa')}, "maternos": {"avô": g('am'), "avó": g('ama')}},
      "gêmeos": {"status": "Sim" if k.get('twins') else "Não", "informações_adicionais": g('twinfo')},
      "observações": {"averbações": g('averb'), "anotações": g('anot')},
      "autenticação": {"selo_digital": g('selo'), "oficial_registro": g('of'), "data_emissão": br(k.get('I'))}},
     "accept": {a: b for a, b in (k.get('accept') or {}).items() if b}, "negative": None,
     "meta": {"twin_names": k.get('twins') or [], "joint_notes": bool(k.get('joint')), "cadastro": k.get('cadastro') or []}}
A = dict(dt='dados_pessoais.data_nascimento.texto_completo', n1='filiação.genitor_1.naturalidade', n2='filiação.genitor_2.naturalidade', tw='gêmeos.informações_adicionais',
  mun='local_nascimento.município', est='local_nascimento.estabelecimento', cart='registro.cartório', av='observações.averbações', an='observações.anotações', nat='dados_pessoais.naturalidade', uf='local_nascimento.uf')

def write(case, css, body, T, size='A4', bg='#fff'):
    doc = f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{case}</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact}}{css}</style></head><body>{body}</body></html>'
    with open(os.path.join(OUT, case + '.html'), 'w', encoding='utf-8') as f: f.write(doc)
    with open(os.path.join(OUT, case + '.json'), 'w', encoding='utf-8') as f: json.dump(T, f, ensure_ascii=False, indent=1)

# ---------------------------------------------------------------- drawings
def qr(r, mm, n=33, col='#000'):
    g = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    def fnd(x, y):
        for i in range(-1, 8):
            for j in range(-1, 8):
                if 0 <= x+i < n and 0 <= y+j < n:
                    g[y+j][x+i] = (0 <= i <= 6 and 0 <= j <= 6) and (i in (0, 6) or j in (0, 6) or (2 <= i <= 4 and 2 <= j <= 4))
    fnd(0, 0); fnd(n-7, 0); fnd(0, n-7)
    p = ''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg viewBox="0 0 {n} {n}" style="width:{mm}mm;height:{mm}mm;display:block" shape-rendering="crispEdges"><path d="{p}" fill="{col}"/></svg>'
def bars(r, w, h, col='#000'):
    x, p = 0, ''
    while x < 150:
        a, b = r.choice([1, 1, 2, 3]), r.choice([1, 1, 2]); p += f'<rect x="{x}" width="{a}" height="20"/>'; x += a + b
    return f'<svg viewBox="0 0 152 20" preserveAspectRatio="none" style="width:{w}mm;height:{h}mm;display:block" fill="{col}">{p}</svg>'
def arms(mm, c='#333', c2='none'):
    import math
    star = lambda cx, cy, R: ' '.join(f'{cx+(R if i%2==0 else R*.42)*math.sin(i*math.pi/5):.1f},{cy-(R if i%2==0 else R*.42)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    leaves = ''.join(f'<ellipse cx="{50+s*(30+6*math.sin(t/3)):.1f}" cy="{82-t*8:.1f}" rx="3" ry="7.5" transform="rotate({s*(38-t*7)} {50+s*(30+6*math.sin(t/3)):.1f} {82-t*8:.1f})" fill="{c}" fill-opacity=".55"/>' for s in (-1, 1) for t in range(8))
    return (f'<svg viewBox="0 0 100 100" style="width:{mm}mm;height:{mm}mm;display:block">{leaves}<polygon points="{star(50,44,30)}" fill="{c2}" stroke="{c}" stroke-width="2.5"/>'
            f'<circle cx="50" cy="45" r="11" fill="#fff" stroke="{c}" stroke-width="2"/><circle cx="50" cy="45" r="7" fill="none" stroke="{c}" stroke-width="1"/>'
            f'<polygon points="{star(50,45,4)}" fill="{c}"/><path d="M50 66V88" stroke="{c}" stroke-width="3"/><path d="M22 88q28 -9 56 0l-4 6q-24 -8 -48 0z" fill="#fff" stroke="{c}" stroke-width="1.6"/></svg>')
def stamp(mm, top, mid, c='#2b3f86', rot=-8, op=.7, fid='s'):
    mids = ''.join(f'<text x="60" y="{60+(i-(len(mid)-1)/2)*10:.1f}" text-anchor="middle" font-size="8.2">{E(t)}</text>' for i, t in enumerate(mid))
    return (f'<svg viewBox="0 0 120 120" style="width:{mm}mm;height:{mm}mm;display:block;opacity:{op};transform:rotate({rot}deg)" fill="{c}" font-family="Nimbus Sans Narrow">'
            f'<circle cx="60" cy="60" r="57" fill="none" stroke="{c}" stroke-width="2.2"/><circle cx="60" cy="60" r="40" fill="none" stroke="{c}" stroke-width="1"/>'
            f'<defs><path id="{fid}" d="M60 60m-46 0a46 46 0 1 1 92 0a46 46 0 1 1 -92 0"/></defs><text font-size="9.2" letter-spacing="1"><textPath href="#{fid}">{E(top)}</textPath></text>{mids}</svg>')
def scrawl(r, w=48, h=12, c='#1c2a6b'):
    x, p = 4, f'M4 {r.randint(18,26)}'
    while x < 150:
        nx = x + r.randint(8, 18); p += f' C{x+r.randint(-4,8)} {r.randint(0,12)} {nx-r.randint(0,6)} {r.randint(28,40)} {nx} {r.randint(14,26)}'; x = nx
    return f'<svg viewBox="0 0 165 42" style="width:{w}mm;height:{h}mm;display:block" fill="none" stroke="{c}" stroke-width="1.5" stroke-linecap="round"><path d="{p}"/></svg>'
def money(r, lo, hi): return f'{r.uniform(lo, hi):.2f}'.replace('.', ',')
HOSP = S('Hospital e Maternidade Santa Rita|Maternidade Nossa Senhora das Graças|Santa Casa de Misericórdia|Hospital São Vicente de Paulo|Hospital Regional Dom Inácio|Maternidade Odete Barros|Casa de Saúde São Lucas|Hospital Municipal Dr. Olavo Brasil|Hospital das Clínicas|Hospital Materno-Infantil|Fundação Hospitalar Nossa Senhora do Carmo|Hospital Evangélico|Maternidade Bom Jesus|Hospital Nossa Senhora da Conceição|Hospital Universitário')

# ================================================================ D1: e-certidão, Minas Gerais, model of 2023, grid of cells, labels above
def D1():
    r = random.Random(101)
    R_ = [('Ofício do Registro Civil das Pessoas Naturais do 2º Subdistrito de Uberlândia','Uberlândia'),('Registro Civil das Pessoas Naturais de Ponte Nova','Ponte Nova'),
      ('Cartório de Registro Civil e Notas de Januária','Januária'),('Ofício do 1º Registro Civil de Montes Claros','Montes Claros'),('Registro Civil das Pessoas Naturais do Distrito de Barreiro','Belo Horizonte'),
      ('Serventia do Registro Civil das Pessoas Naturais de Itamarandiba','Itamarandiba'),('RCPN do 3º Subdistrito de Juiz de Fora','Juiz de Fora'),('Ofício de Registro Civil e Interdições e Tutelas de Varginha','Varginha')]
    SP = [dict(sex='F',date=(2024,2,29),reg=(2024,3,4),emi=(2024,3,4),hour=(6,47),cpf=1,first=1),
      dict(sex='M',date=(2021,11,1),reg=(2021,11,12),emi=(2025,1,20),hour=(0,15),cpf=1,maes=1),
      dict(sex='M',date=(1958,6,24),reg=(1974,9,10),emi=(2023,10,5),hour=None,cpf=1,home=1,nodnv=1,an=lambda F:f'Casou-se aos 18/07/1981 com {U(F.t1)}, no Registro Civil de Arinos/MG, livro B-7, fls. 112, termo 1.904. Anotação feita aos 30/07/1981.',cad=2),
      dict(sex='F',date=(2006,8,13),reg=(2006,9,1),emi=(2024,6,18),hour=(22,5),nofather=1,cpf=1,cad=1),
      dict(sex='F',date=(2012,5,7),reg=(2012,5,15),emi=(2025,8,28),hour=(13,30),cpf=1,three=1,av=lambda F:f'Averba-se o reconhecimento espontâneo de filiação socioafetiva por {U(F.g3)}, permanecendo a paternidade registral, nos termos do Provimento CNJ 149/2023, acrescendo-se os avós respectivos. O nome do registrado não sofreu alteração. Protocolo 1.287, aos 11/06/2024.'),
      dict(sex='M',date=(1989,12,31),reg=(1990,1,22),emi=(2024,11,27),hour=(17,20),cpf=0,nodnv=1,av=lambda F:f'CPF incluído por força do art. 6º do Provimento 63/2017, vide campo próprio.' if False else f'Em cumprimento ao mandado do MM. Juiz de Direito da Comarca de Capelinha, autos 0008712-40.1997.8.13.0123, foi retificado o assento para constar que o nome da mãe é {U(F.g2)}, e não como constou. Dou fé, 03/11/1997.'),
      dict(sex='F',date=(2019,9,18),reg=(2019,9,20),emi=(2026,2,3),hour=(9,2),cpf=1,twin='F'),
      dict(sex='M',date=(1997,4,3),reg=(1997,4,30),emi=(2023,7,14),hour=(4,0),cpf=1,unkpat=1,nodnv=1,av=lambda F:f'Nos termos do art. 56 da Lei 6.015/73, com a redação da Lei 14.382/2022, o registrado, que se chamava {U(F.velho)}, passou a chamar-se {U(F.nome)}. Averbado aos 16/05/2023.',cad=1)]
    css = '''body{width:210mm;height:297mm;font:8.4pt 'Open Sans',sans-serif;color:#111;position:relative;background:repeating-linear-gradient(135deg,#f4f8fd 0 3mm,#fbfdff 3mm 6mm)}
    .in{position:absolute;left:12mm;right:12mm;top:9mm}.hd{display:flex;align-items:center;justify-content:center;gap:6mm;color:#12336b;text-align:center}
    .hd b{display:block;font-size:10pt;letter-spacing:.4px}.hd h1{font-size:15pt;margin:1mm 0 0;letter-spacing:1px}
    .row{display:flex;border:.3mm solid #5b7db5;border-top:0}.row.f{border-top:.3mm solid #5b7db5;margin-top:2.2mm}.c{border-left:.3mm solid #5b7db5;background:#fffffff0;flex:1}.c:first-child{border-left:0}
    .c i{display:block;font:600 5.9pt 'Open Sans';color:#12336b;background:#dfe9f7;padding:.35mm 1.4mm;text-transform:uppercase}.c span{display:block;padding:1mm 1.4mm 1.2mm;min-height:5.8mm}
    table{width:100%;border-collapse:collapse}td{padding:.7mm 1.4mm;vertical-align:top;border-top:.2mm solid #b7c9e4}th{font:600 5.9pt 'Open Sans';text-align:left;padding:.4mm 1.4mm;color:#12336b}
    .ft{display:flex;gap:3mm;margin-top:3mm}.bx{border:.3mm solid #5b7db5;padding:1.6mm;font-size:7pt;background:#fff}.icp{display:flex;gap:3mm;border:.3mm dashed #12336b;padding:2mm;margin-top:3mm;background:#fff;font-size:6.8pt;align-items:center}
    .v{position:absolute;right:3mm;top:60mm;writing-mode:vertical-rl;font-size:6.5pt;color:#567}'''
    for i, sp in enumerate(SP):
        case = f'D1-{i+1}'; cart, rc = R_[i]
        sp = dict(sp)
        if sp.get('three') or i == 7:
            pre = O()
        F = None
        av = sp.pop('av', None)
        F = fam(r, 'MG', sp)
        F.g3 = ''; 
        if sp.get('three'):
            s1, s2 = sur(r), sur(r); F.g3 = fresh(lambda: given(r,'M',1980)+' '+s1+' '+s2); F.c3 = city(r,'MG'); F.a3 = fresh(lambda: given(r,'M',1950)+' '+s2); F.a3a = fresh(lambda: given(r,'F',1950)+' '+s1+' '+s2)
        F.velho = fresh(lambda: given(r,'M',1997,2)+' '+F.tail)
        F.averb = av(F) if av else ''
        C = cpf(r, 6) if F.cpf else ''
        liv, fol, ter = r.randint(20, 320), r.randint(1, 300), r.randint(900, 98000)
        ms = matfmt(matdigits(r.randint(30000, 64000), 1, F.R.year, liv, fol, ter), 0)
        hosp = '' if F.home else ['Hospital e Maternidade Vila da Serra Azul','Hospital Nossa Senhora das Dores','','Hospital Aroldo Tourinho Filho','Maternidade Odete Valadão','Hospital São João Batista','Santa Casa de Misericórdia','Hospital Regional do Sul de Minas'][i]
        bc = rc if i != 4 else 'Betim'
        nat = (rc, 'MG') if i not in (1, 6) else [('Rio Doce','MG'),('Matias Barbosa','MG')][i == 6]
        loc = (f'{hosp}, {bc} - MG' if hosp else f'Domicílio - Fazenda Ribeirão de Areia, s/nº, zona rural, {bc} - MG')
        dnv = '' if F.nodnv else (f'30-{num(r,8)}-{num(r,1)}' if i % 2 else '30'+num(r,9))
        none = ['***', '---', 'Não consta', '***', 'Nada consta', '-----', '***', 'Não consta'][i]
        rows = []
        if not F.nofather: rows.append((F.g1, F.c1, ('-', '-') if F.unkpat else (F.avo_p, F.ava_p)))
        rows.append((F.g2, F.c2, (F.avo_m, F.ava_m)))
        if F.g3: rows.append((F.g3, F.c3, (F.a3, F.a3a)))
        ft = ''.join(f'<tr><td style="width:38%">{E(U(a))}</td><td style="width:22%">{E(cu(c))}</td><td>{E(U(p[0]))+" e "+E(U(p[1])) if p[0] != "-" else none}</td></tr>' for a, c, p in rows)
        twm = ''
        if F.twin:
            twm = matfmt(matdigits(int(ms[:6]), 1, F.R.year, liv, fol+1, ter+1), 0)
        cad, cadrows = [], ''
        docs = [('RG', f'MG-{r.randint(5,20)}.{num(r,3)}.{num(r,3)}', 'SSP/MG', f'{r.randint(10,28)}/0{r.randint(1,9)}/{F.I.year-6}'), ('Título de Eleitor', f'{num(r,4)} {num(r,4)} 0213', 'TSE', f'zona 0{num(r,2)} seção {num(r,4)}'), ('Passaporte','','','')]
        for d in docs[:(F.cad or 0)]:
            cad.append(' '.join(d)); cadrows += '<tr>' + ''.join(f'<td>{E(x)}</td>' for x in d) + '</tr>'
        if not cadrows: cadrows = f'<tr><td colspan="4">{none}</td></tr>'
        notes = ' '.join(x for x in (F.averb, F.anot) if x)
        selo = f'{rnd(r,3)}{num(r,5)}'
        sig = F.sub if i in (2, 5) else F.of
        body = f'''<div class="in"><div class="hd">{arms(19,'#12336b','#dfe9f7')}<div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><b style="font-size:8pt">REGISTRO CIVIL DAS PESSOAS NATURAIS</b><h1>CERTIDÃO DE NASCIMENTO</h1></div></div>
        <div class="row f"><div class="c"><i>Nome</i><span style="font:700 11.5pt 'Open Sans'">{E(U(F.nome))}</span></div></div>
        <div class="row"><div class="c" style="flex:0 0 48mm"><i>Número do CPF</i><span>{C or none}</span></div><div class="c"><i>Matrícula</i><span style="font-weight:700;letter-spacing:.5px">{ms}</span></div></div>
        <div class="row f"><div class="c"><i>Data de nascimento por extenso</i><span>{E(dext(F.D).capitalize())}</span></div>{''.join(f'<div class="c" style="flex:0 0 15mm"><i>{a}</i><span>{b}</span></div>' for a,b in (('Dia',f'{F.D.day:02d}'),('Mês',f'{F.D.month:02d}'),('Ano',F.D.year)))}</div>
        <div class="row"><div class="c" style="flex:0 0 40mm"><i>Horário de nascimento</i><span>{hhmm(F.hour)+' h' if F.hour else none}</span></div><div class="c"><i>Naturalidade</i><span>{E(cu(nat))}</span></div><div class="c" style="flex:0 0 34mm"><i>Sexo</i><span>{F.sexo}</span></div></div>
        <div class="row"><div class="c" style="flex:0 0 62mm"><i>Município de registro e UF</i><span>{rc} - MG</span></div><div class="c"><i>Local, município de nascimento e UF</i><span>{E(loc)}</span></div></div>
        <div class="row f"><div class="c"><table><tr style="background:#dfe9f7"><th>FILIAÇÃO</th><th>NATURALIDADE</th><th>AVÓS</th></tr>{ft}</table></div></div>
        <div class="row f"><div class="c" style="flex:0 0 24mm"><i>Gêmeo</i><span>{'SIM' if F.twin else 'NÃO'}</span></div><div class="c"><i>Nome e matrícula do(s) gêmeo(s)</i><span>{E(U(F.twname))+', matrícula '+twm if F.twin else none}</span></div></div>
        <div class="row"><div class="c"><i>Data de registro por extenso</i><span>{E(dext(F.R).capitalize())}</span></div><div class="c" style="flex:0 0 62mm"><i>Nº da Declaração de Nascido Vivo - DNV</i><span>{dnv or none}</span></div></div>
        <div class="row f"><div class="c"><i>Averbações / Anotações a acrescer</i><span style="min-height:18mm;text-align:justify">{E(notes) or none}</span></div></div>
        <div class="row"><div class="c"><table><tr style="background:#dfe9f7"><th colspan="4">ANOTAÇÕES DE CADASTRO</th></tr><tr><th>TIPO DE DOCUMENTO</th><th>NÚMERO</th><th>ÓRGÃO EXPEDIDOR</th><th>DATA DE EXPEDIÇÃO / OUTROS</th></tr>{cadrows}</table></div></div>
        <div style="font-size:6pt;margin-top:.6mm;color:#445">* As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigida pelo órgão solicitante.</div>
        <div class="ft"><div class="bx" style="flex:1.1"><b>{E(cart)}</b><br>CNS {ms[:2]}.{ms[2:5]}-{ms[5]}<br>Oficial: {E(F.of)}<br>Município: {rc} - MG<br>Av. {E(sur(r).split()[-1])} Neto, {r.randint(20,900)}, Centro, CEP {num(r,2)}.{num(r,3)}-000<br>Tel. (3{r.randint(1,8)}) 3{num(r,3)}-{num(r,4)}</div>
        <div class="bx" style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{rc}, {dext(F.I,4)}.<br><br><b>{E(sig)}</b><br>{'Oficial Substituto(a)' if sig != F.of else 'Oficial de Registro'}</div>
        <div class="bx" style="flex:1;text-align:center;font-size:6.5pt"><b>PODER JUDICIÁRIO - TJMG</b><br>CORREGEDORIA-GERAL DE JUSTIÇA<br>SELO DE CONSULTA: <b>{selo}</b><br>CÓD. SEGURANÇA: {num(r,4)}.{num(r,4)}.{num(r,4)}.{num(r,4)}<br>Qtde. de atos praticados: 1<br>Emol.: R$ {money(r,30,50)} - TFJ: R$ {money(r,8,12)}<br>Consulte a validade deste selo em selos.tjmg.jus.br</div></div>
        <div class="icp">{qr(r,21,37)}<div style="flex:1"><b style="font-size:8pt;color:#12336b">e-Certidão assinada eletronicamente</b> (MP 2.200-2/2001, ICP-Brasil)<br>Assinado digitalmente por: {E(U(sig))}<br>Emissor: AC Notarial RFB G4 &nbsp; Data e hora: {br(F.I)} {r.randint(9,17)}:{r.randint(10,59)}:{r.randint(10,59)} -03:00<br>Código de validação: <b>{hexa(r,4)}-{hexa(r,4)}-{hexa(r,4)}-{hexa(r,4)}</b><br>Confira em registrocivil.org.br/validacao. Documento válido por 90 dias para download na CRC.</div></div>
        </div><div class="v">HASH: {hexa(r,56)}</div>'''
        p0 = rows[0]; p1 = rows[1] if len(rows) > 1 else None
        acc = {A['est']: ['Domicílio - Fazenda Ribeirão de Areia, s/nº, zona rural'] if F.home else None, A['tw']: [f'{U(F.twname)}, matrícula {twm}'] if F.twin else None}
        k = dict(g1=U(p0[0]), g1n=cu(p0[1]))
        if F.nofather: k.update(am=U(F.avo_m), ama=U(F.ava_m))
        else:
            k.update(g2=U(p1[0]), g2n=cu(p1[1]), am=U(F.avo_m), ama=U(F.ava_m))
            if not F.unkpat: k.update(ap=U(F.avo_p), apa=U(F.ava_p))
        T = truth(case,595,842,nome=U(F.nome),cpf=C,mat=ms,dtxt=dext(F.D).capitalize(),D=F.D,hora=hhmm(F.hour),nat=cu(nat),sexo=F.sexo,est=hosp or 'Domicílio',mun=bc,uf='MG',rmun=rc,ruf='MG',cart=cart,R=F.R,dnv=dnv,
            livro=str(liv),folha=str(fol),termo=str(ter),twins=[U(F.twname)] if F.twin else [],twinfo=U(F.twname),averb=F.averb,anot=F.anot,joint=True,cadastro=cad,selo=selo,of=F.of,I=F.I,accept=acc,**k)
        write(case, css, body, T)

# ================================================================ D2: Rio de Janeiro, model of 2009, legends cut into frames, running text
def D2():
    r = random.Random(202)
    R_ = [('Cartório do 3º Distrito - Registro Civil das Pessoas Naturais','Niterói'),('RCPN da 7ª Circunscrição','Rio de Janeiro'),('Ofício Único de Cambuci','Cambuci'),('Registro Civil das Pessoas Naturais do 2º Distrito de São Gonçalo','São Gonçalo'),
      ('Serviço Registral do 1º Distrito de Petrópolis','Petrópolis'),('11ª Circunscrição do Registro Civil das Pessoas Naturais','Rio de Janeiro'),('Cartório do Ofício Único de Quissamã','Quissamã'),('RCPN do 4º Distrito de Nova Iguaçu','Nova Iguaçu')]
    SP = [dict(sex='M',date=(2010,3,16),reg=(2010,3,19),emi=(2010,3,19),hour=(11,18),dnv=1),
      dict(sex='F',date=(1947,10,12),reg=(1947,10,20),emi=(2011,8,9),hour=(5,0),unkpat=1,an=lambda F:f'A registrada casou-se em 21/12/1968 com {F.t1}, passando a assinar {F.nome} {F.t1.split()[-1]}; Livro B-38, folha 201, nº 7.712, desta Circunscrição. Óbito do cônjuge anotado em 14/04/2005.'),
      dict(sex='M',date=(2013,7,1),reg=(2013,7,5),emi=(2014,2,11),hour=(15,45),nofather=1,dnv=1),
      dict(sex='F',date=(1982,1,6),reg=(1983,5,17),emi=(2012,10,2),hour=(19,30),av=lambda F:f'Por sentença do Juízo da 2ª Vara de Família de São Gonçalo, proc. 1991.004.11827-2, transitada em julgado em 30/09/1993, foi reconhecida a paternidade do registrando por {F.g1}, incluindo-se os avós paternos.'),
      dict(sex='M',date=(2009,12,25),reg=(2010,1,8),emi=(2016,4,20),hour=(0,3),dnv=1,twin='M'),
      dict(sex='F',date=(1996,5,30),reg=(1996,6,3),emi=(2015,9,25),hour=(8,10)),
      dict(sex='M',date=(1931,2,4),reg=(1951,8,27),emi=(2010,11,30),hour=None,home=1,unkboth=1),
      dict(sex='F',date=(2004,9,22),reg=(2004,10,13),emi=(2013,6,14),hour=(21,55),dnv=1,fixgiven='Kimberly Stéphanie',av=lambda F:f'Acrescido ao nome da menor o patronímico paterno, a requerimento dos genitores, conforme art. 2º da Lei 8.560/92. Averbado em 19/01/2007.')]
    css = '''body{width:210mm;height:297mm;background:#fffbe9;font:10pt 'Liberation Serif';color:#000;position:relative}
    .in{position:absolute;left:17mm;right:17mm;top:12mm}fieldset{border:.25mm solid #222;margin:0 0 3.2mm;padding:.5mm 2.4mm 1.5mm;min-width:0;flex:1}legend{font:6.8pt 'Liberation Sans';padding:0 1mm;color:#222}
    .fx{display:flex;gap:2.4mm}.fx fieldset{flex:1}h2{text-align:center;font:700 11pt 'Liberation Serif';margin:1mm 0 0}h1{text-align:center;font:700 17pt 'Liberation Serif';letter-spacing:3px;margin:2mm 0 3mm}.ct{text-align:center}
    .st{position:absolute;left:0;top:0;width:56mm;border:.3mm solid #444;border-radius:1.5mm;font:6.8pt 'Liberation Sans';text-align:center;padding:1.5mm;background:#fff}'''
    for i, sp in enumerate(SP):
        case = f'D2-{i+1}'; cart, rc = R_[i]; F = fam(r, 'RJ', sp)
        none = ['* * * * *','----------','xxxxxxxxxx','nada consta','* * *','NADA CONSTA','--x--x--x--','não há'][i]
        liv, fol, ter = r.randint(12, 410), r.randint(1, 299), r.randint(700, 140000)
        b = matdigits(r.randint(88000, 93999), 1, F.R.year, liv, fol, ter); ms = matfmt(b, [0,1,0,3,0,0,1,0][i])
        hosp = ['Hospital Estadual Azeredo Lima','Casa de Saúde Santa Luzia','Hospital Moacyr Gomes de Azevedo','Maternidade Municipal Dr. Mário Niajar','Hospital Alcides Carneiro','Maternidade Leila Diniz Barbosa','','Hospital da Posse'][i]
        end = ['Rua Doutor March, 43','Rua Uruguai, 1.022','Av. Dr. José Cardoso, s/nº','Rua Osório Costa, 19','Rua Vigário Corrêa, 1.345','Av. Ayrton Senna, 2.000','Fazenda Mato de Pipa','Av. Henrique Duque Estrada, 953'][i]
        bc = rc
        loc = f'{hosp}, {end}' if hosp else f'Domicílio, {end}'
        dnv = f'{num(r,2)}.{num(r,8)}-{num(r,1)}' if F.dnv else ''
        SEP = [', natural de ','; nat. de ',', natural de ',' (natural de ',', natural de ',' - natural de ',', natural de ',', natural de '][i]; end2 = ')' if '(' in SEP else ''
        cst = lambda c: f'{c[0]}/{c[1]}' if i % 2 else f'{c[0]} - {c[1]}'
        fil = [] if F.nofather else [F.g1 + SEP + cst(F.c1) + end2]
        fil.append(F.g2 + SEP + cst(F.c2) + end2)
        filt = (';<br>e ' if i % 3 else '<br>').join(E(x) for x in fil)
        pat = '' if (F.nofather or F.unkpat or F.unkboth) else f'{F.avo_p} e {F.ava_p}'; matn = '' if F.unkboth else f'{F.avo_m} e {F.ava_m}'
        avt = (f'Paternos: {E(pat) or none}<br>Maternos: {E(matn) or none}' if i % 2 == 0 else f'{E(pat) or none} (paternos); {E(matn) or none} (maternos)')
        if F.nofather: avt = f'Maternos: {E(matn)}'
        twm = matfmt(matdigits(int(b[:6]),1,F.R.year,liv,fol,ter+1),0) if F.twin else ''
        notes = F.averb or F.anot
        selo = f'{rnd(r,4)}{num(r,5)} {rnd(r,3)}' if F.I.year >= 2013 else f'{rnd(r,3)} {num(r,5)}'
        stt = (f'<b>Poder Judiciário - TJERJ</b><br>Corregedoria Geral da Justiça<br>Selo de Fiscalização Eletrônico<br><b style="font-size:10pt">{selo}</b><br>Consulte a validade do selo em<br>www3.tjrj.jus.br/sitepublico' if F.I.year >= 2013 else f'<b>CORREGEDORIA GERAL DA JUSTIÇA - RJ</b><br>SELO DE FISCALIZAÇÃO - CERTIDÃO<br><b style="font-size:11pt">{selo}</b>')
        sx = ['MASCULINO','FEMININO'][F.sex == 'F'] if i % 2 else F.sexo
        body = f'''<div class="in"><div style="display:flex;justify-content:center">{arms(20,'#333','#f0e6b8')}</div><h2>REPÚBLICA FEDERATIVA DO BRASIL</h2><h2 style="font-size:9.5pt">REGISTRO CIVIL DAS PESSOAS NATURAIS</h2><h1>CERTIDÃO DE NASCIMENTO</h1>
        <div class="ct" style="font:8pt 'Liberation Sans'">NOME:</div><div class="ct" style="font:700 14pt 'Liberation Serif';margin-bottom:1.5mm">{E(F.nome)}</div>
        <div class="ct" style="font:8pt 'Liberation Sans'">MATRÍCULA:</div><div class="ct" style="font-size:12pt;margin-bottom:4mm">{ms}</div>
        <div class="fx"><fieldset style="flex:3.6"><legend>data de nascimento (por extenso)</legend>{E(dext(F.D))}</fieldset><fieldset style="flex:.5"><legend>dia</legend><div class="ct">{F.D.day:02d}</div></fieldset><fieldset style="flex:.5"><legend>mês</legend><div class="ct">{F.D.month:02d}</div></fieldset><fieldset style="flex:.7"><legend>ano</legend><div class="ct">{F.D.year}</div></fieldset></div>
        <div class="fx"><fieldset style="flex:.7"><legend>hora</legend>{(f'{F.hour[0]:02d}h{F.hour[1]:02d}min' if i%2==0 else hhmm(F.hour)) if F.hour else none}</fieldset><fieldset style="flex:3"><legend>município de nascimento e unidade da federação</legend>{bc} - {'RJ' if i%3 else 'Estado do Rio de Janeiro'}</fieldset></div>
        <div class="fx"><fieldset style="flex:1.3"><legend>município de registro e unidade da federação</legend>{rc} - RJ</fieldset><fieldset style="flex:1.6"><legend>local de nascimento</legend>{E(loc)}</fieldset><fieldset style="flex:.6"><legend>sexo</legend>{sx}</fieldset></div>
        <fieldset><legend>filiação</legend><div style="min-height:9mm">{filt}</div></fieldset><fieldset><legend>avós</legend><div style="min-height:9mm">{avt}</div></fieldset>
        <div class="fx"><fieldset style="flex:.35"><legend>gêmeo</legend>{'sim' if F.twin else 'não'}</fieldset><fieldset style="flex:2"><legend>nome e matrícula do(s) gêmeo(s)</legend>{E(F.twname)+' - '+twm if F.twin else none}</fieldset></div>
        <div class="fx"><fieldset style="flex:1.7"><legend>data do registro (por extenso)</legend>{E(dext(F.R))}</fieldset><fieldset><legend>número da declaração de nascido vivo</legend>{dnv or none}</fieldset></div>
        <fieldset><legend>observações / averbações</legend><div style="min-height:24mm;text-align:justify">{E(notes) or none}</div></fieldset>
        <div style="display:flex;gap:6mm;margin-top:3mm"><div style="flex:1.15;border:.25mm solid #222;padding:2mm;line-height:1.45">Nome do Ofício: {E(cart)}<br>Oficial Registrador: {E(F.of)}<br>Município/UF: {rc} - RJ<br>Endereço: Rua {E(sur(r).split()[-1])}, {r.randint(10,800)}, loja {rnd(r,1)}</div>
        <div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e Local: {rc}, {dext(F.I,3)}.<div style="margin:2mm auto 0;width:48mm">{scrawl(r,48,11)}</div><div style="border-top:.25mm solid #000;font-size:8pt">Assinatura do Oficial ou substituto</div></div></div>
        <div style="position:relative;height:26mm;margin-top:4mm"><div class="st">{stt}</div><div style="position:absolute;left:62mm;right:0;font:6.8pt 'Liberation Sans';line-height:1.5">{'EMOLUMENTOS: ISENTO - 1ª via (Lei 9.534/97).' if i in (0,2) else f'EMOLUMENTOS - Certidão: R$ {money(r,25,35)} &nbsp; FETJ 20%: R$ {money(r,5,7)} &nbsp; FUNDPERJ 5%: R$ {money(r,1,2)} &nbsp; FUNPERJ 5%: R$ {money(r,1,2)} &nbsp; FUNARPEN 4%: R$ {money(r,1,1.5)} &nbsp; PMCMV 2%: R$ {money(r,.4,.7)}'}<br>Qualquer adulteração ou emenda invalida este documento.<br>Ped. {num(r,6)} - digitado por {E(F.sub.split()[0])}</div></div></div>'''
        k = {}
        if F.nofather: k = dict(g1=F.g2, g1n=cu(F.c2), am=F.avo_m, ama=F.ava_m)
        else:
            k = dict(g1=F.g1, g1n=cu(F.c1), g2=F.g2, g2n=cu(F.c2))
            if pat: k.update(ap=F.avo_p, apa=F.ava_p)
            if matn: k.update(am=F.avo_m, ama=F.ava_m)
        T = truth(case,595,842,nome=F.nome,mat=ms,dtxt=dext(F.D),D=F.D,hora=hhmm(F.hour),sexo=F.sexo,est=hosp or 'Domicílio',mun=bc,uf='RJ',rmun=rc,ruf='RJ',cart=cart,R=F.R,dnv=dnv,livro=str(liv),folha=str(fol),termo=str(ter),
            twins=[F.twname] if F.twin else [],twinfo=F.twname,averb=F.averb,anot=F.anot,joint=True,selo=selo,of=F.of,I=F.I,
            accept={A['tw']:[f'{F.twname} - {twm}'] if F.twin else None, A['est']:[loc]},**k)
        write(case, css, body, T)

# ================================================================ D3: Goiás, model of 2017, two dense columns with numbered sections
def D3():
    r = random.Random(303)
    R_ = [('1º Registro Civil das Pessoas Naturais e Tabelionato de Notas','Anápolis'),('Cartório Silvânia Registros e Notas','Silvânia'),('2ª Circunscrição do Registro Civil de Goiânia','Goiânia'),('Registro Civil e Tabelionato de Campos Belos','Campos Belos'),
      ('Cartório de Registro Civil de Pessoas Naturais de Jataí','Jataí'),('Registro Civil de Pessoas Naturais, Interdições e Tutelas','Águas Lindas de Goiás'),('Tabelionato e Registro Civil Vila Boa','Goiás'),('RCPN e Anexos de Minaçu','Minaçu')]
    SP = [dict(sex='F',date=(2018,1,9),reg=(2018,1,11),emi=(2018,1,11),hour=(14,26),cpf=1,dnv=1),
      dict(sex='M',date=(1969,9,30),reg=(1969,10,11),emi=(2019,5,23),hour=(23,0),cpf=1,an=lambda F:f'CASAMENTO: em 05.02.1994, com {F.t2}, RC de Vianópolis-GO, Lv. B-11, fl. 76, T. 2.031. DIVÓRCIO: averbado naquele assento em 12.08.2009, por escritura pública.'),
      dict(sex='M',date=(2020,10,2),reg=(2020,10,6),emi=(2020,10,6),hour=(7,33),cpf=1,dnv=1,twin='F'),
      dict(sex='F',date=(1993,3,21),reg=(2008,11,18),emi=(2021,2,26),hour=None,home=1,cpf=0,fixgiven='Iraci Kalunga',unkpat=1,av=lambda F:'Registro tardio lavrado por ordem do MM. Juiz de Direito da Comarca de Campos Belos, autos nº 200803417725, sentença de 29.10.2008.'),
      dict(sex='M',date=(2015,6,11),reg=(2019,12,3),emi=(2022,8,8),hour=(10,51),cpf=1,dnv=0,av=lambda F:'Assento lavrado em cumprimento ao mandado judicial expedido pelo Juízo da Infância e da Juventude da Comarca de Jataí em 28.11.2019, arquivado em pasta própria.'),
      dict(sex='F',date=(2002,12,8),reg=(2003,2,14),emi=(2017,11,29),hour=(18,40),nofather=1,cpf=0,dnv=1),
      dict(sex='M',date=(1940,5,1),reg=(1940,5,29),emi=(2020,1,15),hour=(3,0),home=1,cpf=1,an=lambda F:'ÓBITO: falecido em 02.01.2020, conforme assento lavrado nesta serventia, Lv. C-22, fl. 140, T. 9.871.'),
      dict(sex='F',date=(1987,7,17),reg=(1987,8,3),emi=(2018,9,12),hour=(12,0),cpf=1,av=lambda F:f'Retificado administrativamente (art. 110 da Lei 6.015/73) o nome da avó materna, que é {F.ava_m}. Em 04.09.2018.',an=lambda F:f'CASAMENTO: em 22.10.2011 com {F.t1}, RC de Porangatu-GO, matr. própria.')]
    css = '''body{width:210mm;height:297mm;font:7.6pt 'Roboto Condensed';color:#000;position:relative;background:#fff}
    .in{position:absolute;left:10mm;right:10mm;top:10mm;border:.6mm double #6b3f16;border-width:1mm;padding:4mm}.h{text-align:center;color:#5a3410}
    .cols{display:flex;gap:4mm}.cols>div{flex:1;min-width:0}.s{background:#6b3f16;color:#fff;font:700 7.2pt 'Roboto Condensed';padding:.5mm 1.5mm;margin-top:2mm;letter-spacing:.4px}
    table{width:100%;border-collapse:collapse}td{border:.2mm solid #b79a7c;padding:.95mm 1.2mm;vertical-align:top}td.l{background:#f5ede3;width:27mm;color:#5a3410;font-weight:500}'''
    for i, sp in enumerate(SP):
        case = f'D3-{i+1}'; cart, rc = R_[i]; F = fam(r, 'GO', sp)
        none = ['-','(não consta)','-','não declarado','-','não informado','- - -','nada consta'][i]
        li, fo, ter = r.randint(10, 190), r.randint(2, 198), r.randint(1200, 78000)
        livro = [f'A-{li}',f'A-{li}',f'{li}-A',f'A {li:03d}',f'A-{li}',f'A{li}',f'A-{li}',f'A-{li:04d}'][i]; folha = [f'{fo}',f'{fo}V',f'{fo:03d}',f'{fo}',f'{fo:03d}',f'{fo}F',f'{fo}v',f'{fo}'][i]
        termo = f'{ter}' if i % 2 else f'{ter:,}'.replace(',', '.')
        ms = matfmt(matdigits(r.randint(24000, 29999), 1 if i != 3 else 2, F.R.year, li, fo, ter), [0,0,1,0,2,0,0,3][i])
        C = cpf(r, 1) if F.cpf else ''
        hosp = '' if F.home else ['Maternidade Dr. Adalberto Pereira','Hospital Nossa Senhora do Bonfim','Hospital Estadual da Mulher Dona Íris','','Hospital das Clínicas Serafim de Carvalho','Hospital Bom Jesus','','Hospital São Lucas'][i]
        bc = (rc, 'GO') if i not in (5, 4) else [('Brasília','DF'),('Mineiros','GO')][i == 4]
        nat = bc if i != 5 else ('Águas Lindas de Goiás','GO')
        d = dext(F.D, 0 if i % 2 else 5); dreg = dext(F.R, [5,4,0,5,4,0,5,3][i])
        row = lambda l, v: f'<tr><td class="l">{l}</td><td>{v}</td></tr>'
        sec = lambda t, rows: f'<div class="s">{t}</div><table>{"".join(rows)}</table>'
        hx = f'{F.hour[0]:02d}:{F.hour[1]:02d}h' if F.hour else none
        dnv = f'{num(r,2)}-{num(r,9)}' if F.dnv else ''
        par = lambda g, c, a, b2: [row('Nome', f'<b>{E(g)}</b>'), row('Natural de', f'{c[0]} ({c[1]})'), row('Avô', E(a) if a else none), row('Avó', E(b2) if b2 else none)]
        s1 = sec('1. REGISTRADO', [row('Sexo', F.sexo.lower() if i%2 else F.sexo), row('Nascimento', E(d)), row('Hora', hx), row('Naturalidade', f'{nat[0]} - {nat[1]}'), row('CPF', C or none), row('DNV nº', dnv or none)])
        s2 = sec('2. LOCAL DO NASCIMENTO', [row('Estabelecimento', E(hosp) if hosp else 'Domicílio'), row('Logradouro', E(['Av. São Francisco, 220','Praça do Rosário','Alameda Emílio Póvoa, 165','Comunidade Engenho II, Vão do Moleque','Rua 4, Setor Cohacol','Quadra 23, Lote 8','Sítio Barra, Rio Vermelho','Av. Amazonas, 77'][i])), row('Município/UF', f'{bc[0]}/{bc[1]}')])
        pp = ('', '') if F.unkpat else (F.avo_p, F.ava_p)
        s3 = '' if F.nofather else sec('3. FILIAÇÃO (A) E SEUS ASCENDENTES', par(F.g1, F.c1, *pp))
        s4 = sec(f'{"3" if F.nofather else "4"}. FILIAÇÃO {"" if F.nofather else "(B) "}E SEUS ASCENDENTES', par(F.g2, F.c2, F.avo_m, F.ava_m))
        s5 = sec('5. GEMELARIDADE', [row('Gêmeo?', 'Sim' if F.twin else 'Não'), row('Identificação', E(F.twname) if F.twin else none)])
        s6 = sec('6. ASSENTO', [row('Data', E(dreg)), row('Livro', livro), row('Folha', folha), row('Termo', termo), row('Município', f'{rc} - GO'), row('Declarante', E(F.decl)+(' (genitora)' if F.nofather else ' (genitor)') if i != 4 else 'Por mandado')])
        cad = [f'Identidade {num(r,7)} SSP/GO'] if i in (1, 7) else []
        if i == 7: cad.append(f'CNH {num(r,11)} DETRAN/GO, cat. AB')
        selo = num(r, 5) + f'{F.I:%y%m%d}' + num(r, 12)
        body = f'''<div class="in"><div class="h"><div style="font:700 9pt 'Roboto Condensed'">República Federativa do Brasil · Estado de Goiás</div><div style="font:9pt 'Roboto Condensed'">{E(cart)} - {rc}/GO</div><div style="font:700 18pt 'Roboto Condensed';margin-top:1.5mm">CERTIDÃO DE NASCIMENTO</div></div>
        <div style="border:.3mm solid #6b3f16;padding:1.5mm 2mm;margin-top:2mm;font-size:8pt">NOME ATUAL: <b style="font-size:12pt">{E(F.nome)}</b><br>MATRÍCULA: <b style="font-size:9.5pt">{ms}</b></div>
        <div class="cols"><div>{s1}{s2}{s5}{s6}</div><div>{s3}{s4}<div class="s">7. AVERBAÇÕES</div><div style="border:.2mm solid #b79a7c;padding:1.2mm;min-height:22mm;text-align:justify">{E(F.averb) or none}</div>
        <div class="s">8. ANOTAÇÕES</div><div style="border:.2mm solid #b79a7c;padding:1.2mm;min-height:18mm;text-align:justify">{E(F.anot) or none}</div>
        <div class="s">9. ANOTAÇÕES VOLUNTÁRIAS DE CADASTRO</div><div style="border:.2mm solid #b79a7c;padding:1.2mm;min-height:9mm">{'<br>'.join(E(x) for x in cad) or none}</div></div></div>
        <div style="display:flex;gap:4mm;margin-top:5mm;align-items:flex-end"><div style="flex:1.2;font-size:7.2pt;line-height:1.5">Certifico que as informações acima conferem com o assento, ao qual me reporto. Dou fé.<br><b>{rc} (GO), {dext(F.I,[4,3,4,4,0,4,3,4][i])}.</b><div style="width:50mm;margin-top:3mm">{scrawl(r,46,11,'#222')}</div><div style="border-top:.2mm solid #000;width:60mm;padding-top:.5mm">{E(F.sub) if i in (2,6) else E(F.of)}<br>{'Escrevente autorizada' if i in (2,6) else 'Oficial Registrador'}</div></div>
        <div style="flex:1;border:.3mm solid #000;padding:1.5mm;display:flex;gap:2mm;font-size:6.6pt;line-height:1.4">{qr(r,17,29)}<div>Poder Judiciário do Estado de Goiás<br>Selo Eletrônico de Fiscalização<br><b style="font-size:7pt">{selo}</b><br>Consulte em extrajudicial.tjgo.jus.br/busca</div></div></div>
        <div style="border-top:.3mm solid #6b3f16;margin-top:5mm;padding-top:1mm;font-size:6.6pt;text-align:center;color:#5a3410">{E('Titular: '+F.of) if i in (2,6) else 'Atendimento de segunda a sexta, das 8h às 17h'} · Rua {r.randint(2,60)}, nº {r.randint(10,700)}, Centro, {rc}-GO · Fone (6{r.choice('24')}) 3{num(r,3)}-{num(r,4)} · Emolumentos R$ {money(r,30,60)} · Tx. Jud. R$ {money(r,13,17)} · Fundos R$ {money(r,8,14)} · ISS R$ {money(r,1,3)}</div></div>'''
        k = dict(g1=F.g2, g1n=cu(F.c2)) if F.nofather else dict(g1=F.g1, g1n=cu(F.c1), g2=F.g2, g2n=cu(F.c2), ap=pp[0], apa=pp[1])
        T = truth(case,595,842,nome=F.nome,cpf=C,mat=ms,dtxt=d,D=F.D,hora=hhmm(F.hour),nat=cu(nat),sexo=F.sexo,est=hosp or 'Domicílio',mun=bc[0],uf=bc[1],rmun=rc,ruf='GO',cart=cart,R=F.R,dnv=dnv,livro=livro,folha=folha,termo=termo,
            am=F.avo_m,ama=F.ava_m,twins=[F.twname] if F.twin else [],twinfo=F.twname,averb=F.averb,anot=F.anot,cadastro=cad,selo=selo,of=F.of,I=F.I,accept={A['cart']:[f'{cart} - {rc}/GO']},**k)
        write(case, css, body, T)

# ================================================================ D4: Distrito Federal, electronic, airy, cards of kinship; the new families
def D4():
    r = random.Random(404)
    R_ = [('1º Ofício de Registro Civil, Títulos e Documentos e Pessoas Jurídicas','Brasília'),('4º Ofício de Notas, Registro Civil e Protesto de Taguatinga','Brasília'),('2º Ofício de Registro Civil do Distrito Federal','Brasília'),('8º Ofício de Registro Civil e Casamento de Sobradinho','Brasília'),
      ('6º Ofício de Registro Civil de Ceilândia','Brasília'),('10º Ofício de Registro Civil do Gama','Brasília'),('1º Ofício de Registro Civil, Títulos e Documentos e Pessoas Jurídicas','Brasília'),('12º Ofício de Registro Civil de Planaltina','Brasília')]
    SP = [dict(sex='M',date=(2022,4,19),reg=(2022,4,22),emi=(2023,3,30),hour=(16,8),pais=1,cpf=1,dnv=1),
      dict(sex='F',date=(1990,11,2),reg=(1990,11,9),emi=(2024,9,5),hour=(20,45),cpf=1,fixgiven='Lorena Antonella',av=lambda F:'Alterados o prenome e o gênero, na forma do Provimento CNJ nº 149/2023, mediante requerimento da pessoa registrada, em 27/08/2024. Prot. 4.410.'),
      dict(sex='F',date=(2017,3,8),reg=(2017,3,10),emi=(2025,6,2),hour=(2,30),three=1,cpf=1,dnv=1,av=lambda F:f'Reconhecida a maternidade socioafetiva de {F.g3}, nos autos 0709931-55.2023.8.07.0016, 3ª Vara de Família de Brasília, em 14/12/2023, sem exclusão dos demais vínculos.'),
      dict(sex='M',date=(2023,8,27),reg=(2023,9,11),emi=(2023,9,11),hour=(11,59),nofather=1,cpf=1,dnv=1),
      dict(sex='M',date=(2014,10,15),reg=(2014,10,17),emi=(2026,1,8),hour=(8,21),cpf=1,dnv=1,an=lambda F:'Tutela: por sentença de 02/10/2025, foi nomeada tutora a avó materna (Livro E-91, fl. 33, termo 20.114, do 1º Ofício de Brasília).'),
      dict(sex='F',date=(2025,5,5),reg=(2025,5,6),emi=(2025,5,6),hour=(23,40),maes=1,cpf=1,dnv=1,twin='M'),
      dict(sex='M',date=(1962,4,21),reg=(1962,5,2),emi=(2023,12,19),hour=(13,0),cpf=0,unkpat=1),
      dict(sex='F',date=(2009,1,30),reg=(2009,2,2),emi=(2024,4,16),hour=None,cpf=1,dnv=1,fixgiven='Naiá Potira',av=lambda F:'Incluída a etnia no assento, a pedido dos pais: povo Kariri-Xocó, em 11/04/2024 (Res. Conjunta CNJ/CNMP 3/2012).')]
    css = '''body{width:210mm;height:297mm;font:9.5pt Lato;color:#13202c;position:relative;background:#fff}
    .band{position:absolute;left:0;top:0;bottom:0;width:14mm;background:#d9ece6}.band div{position:absolute;left:4mm;bottom:20mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:7pt;color:#1d6b57;letter-spacing:.6px}
    .in{position:absolute;left:23mm;right:15mm;top:13mm}.g{display:grid;grid-template-columns:repeat(6,1fr);column-gap:5mm;row-gap:3.4mm}.k{font-size:6.8pt;color:#56727a;text-transform:lowercase}.v{font-size:9.8pt}
    .card{border-left:1mm solid #1d6b57;background:#f3f8f6;padding:1.8mm 3mm;flex:1;font-size:8.6pt;line-height:1.4}h3{font:700 8pt Lato;color:#1d6b57;letter-spacing:1.2px;margin:5.5mm 0 2mm;border-bottom:.25mm solid #1d6b57;padding-bottom:.6mm}'''
    for i, sp in enumerate(SP):
        case = f'D4-{i+1}'; cart, rc = R_[i]; sp = dict(sp); av = sp.pop('av', None); F = fam(r, 'DF' if i % 2 else 'GO', sp)
        if F.three:
            s1, s2 = sur(r), sur(r); F.g3 = fresh(lambda: given(r,'F',1985)+' '+s1+' '+s2); F.c3 = city(r,'MA',.9); F.a3 = fresh(lambda: given(r,'M',1955)+' '+s2); F.a3a = fresh(lambda: given(r,'F',1955)+' '+s1)
        F.averb = av(F) if av else ''
        li, fo, ter = r.randint(30, 700), r.randint(1, 300), r.randint(9000, 260000)
        b = matdigits(r.randint(20800, 22900), 1, F.R.year, li, fo, ter); ms = matfmt(b, [1,0,0,2,0,0,1,0][i])
        C = cpf(r, 1) if F.cpf else ''
        none = ['—','não consta','—','—','não consta','—','ignorados','—'][i]
        hosp = ['Hospital Materno Infantil de Brasília','Hospital Regional de Taguatinga','Maternidade Brasília','Casa de Parto de São Sebastião','Hospital Regional de Ceilândia','Hospital Santa Lúcia','Hospital Distrital','Hospital Regional de Planaltina'][i]
        dnv = '53' + num(r, 9) if F.dnv else ''
        cards = []
        lab = (['Filiação 1','Filiação 2','Filiação 3'])
        P = []
        if not F.nofather: P.append((F.g1, F.c1, '' if F.unkpat else (F.avo_p, F.ava_p)))
        P.append((F.g2, F.c2, (F.avo_m, F.ava_m)))
        if F.three: P.append((F.g3, F.c3, (F.a3, F.a3a)))
        for n, (g, c, a) in enumerate(P):
            gp = f'{E(a[0])}<br>{E(a[1])}' if a else none
            cards.append(f'<div class="card"><span class="k">{lab[n]}</span><br><b>{E(g)}</b><br>natural de {c[0]}, {c[1]}<br><span class="k">avós desta linha</span><br>{gp}</div>')
        cell = lambda span, k, v, st='': f'<div style="grid-column:span {span}"><div class="k">{k}</div><div class="v" style="{st}">{v}</div></div>'
        selo = f'TJDFT{F.I.year}0{num(r,3)}0{num(r,6)}{rnd(r,4)}'
        lft = i in (1, 4, 6)
        hx = {0:f'{F.hour[0]}h{F.hour[1]:02d}' if F.hour else none, 1:(h24(*F.hour) if F.hour else none)}[i % 2]
        body = f'''<div class="band"><div>Documento eletrônico · hash SHA-256 {hexa(r,64)}</div></div>
        <div class="in"><div style="display:flex;justify-content:space-between;align-items:flex-start"><div><div style="font:300 8.5pt Lato;letter-spacing:1px">REPÚBLICA FEDERATIVA DO BRASIL · DISTRITO FEDERAL</div><div style="font:900 19pt Lato;color:#1d6b57">Certidão eletrônica de nascimento</div><div style="font-size:8.6pt">{E(cart)} — Brasília, DF</div></div>{qr(r,20,33,'#13202c')}</div>
        <div style="margin-top:5mm"><span class="k">nome civil</span><div style="font:700 15pt Lato">{E(F.nome)}</div></div>
        <div class="g" style="margin-top:3.5mm">{cell(4,'matrícula',ms)}{cell(2,'CPF da pessoa registrada',C or none)}
        {cell(4,'data do nascimento',E(dext(F.D, 1 if i in (2,5) else 0)))}{cell(1,'hora',hx) if i%2==0 else cell(2,'hora',hx)}{cell(1,'sexo',F.sexo) if i%2==0 else ''}
        {cell(2,'sexo',F.sexo) if i%2 else ''}{cell(3 if i%2==0 else 2,'naturalidade','Brasília - DF' if i not in (3,) else 'Cristalina - GO')}{cell(3 if i%2==0 else 2,'município de nascimento','Brasília / DF')}{cell(6,'nascid'+F.o+' em',E(hosp))}</div>
        <h3>PARENTESCO</h3><div style="display:flex;gap:3mm">{''.join(cards)}</div>
        <h3>REGISTRO</h3><div class="g">{cell(3,'registrado em',E(dext(F.R,4)))}{cell(3,'declaração de nascido vivo',dnv or none)}{(cell(2,'livro','A-'+str(li))+cell(2,'folha',str(fo))+cell(2,'termo',str(ter))) if lft else ''}{cell(6,'gêmeos',('Sim: '+E(F.twname)) if F.twin else 'Não há registro')}</div>
        <h3>AVERBAÇÕES</h3><div style="min-height:9mm;font-size:9pt">{E(F.averb) or none}</div><h3>ANOTAÇÕES</h3><div style="min-height:9mm;font-size:9pt">{E(F.anot) or none}</div>
        <div style="display:flex;gap:5mm;margin-top:7mm;align-items:stretch"><div style="flex:1.2;font-size:8.4pt;line-height:1.45">Certifico e dou fé que os dados acima constam do acervo desta serventia.<br>Expedida em Brasília, DF, aos {dext(F.I,4)}.<br><b>{E(F.of)}</b>, registrador{'a' if r.random()<0 else ''} civil<br><span style="font-size:7.2pt;color:#56727a">SCS Quadra {r.randint(1,9)}, Bloco {rnd(r,1)}, loja {r.randint(1,60)} · (61) 3{num(r,3)}-{num(r,4)}</span></div>
        <div style="flex:1;border:.3mm solid #8aa;border-radius:2mm;padding:2mm;font-size:7pt;line-height:1.45"><b>Assinatura qualificada ICP-Brasil</b><br>Signatário: {E(F.sub) if i in (3,5) else E(F.of)}<br>CPF ***.{num(r,3)}.{num(r,3)}-**<br>Série {hexa(r,16)}<br>{br(F.I)} às {r.randint(9,17)}h{r.randint(10,59)} (Brasília)<br>Verificador: verificador.iti.gov.br</div></div>
        <div style="margin-top:5mm;font-size:7.6pt;border-top:.25mm solid #8aa;padding-top:1.5mm">Selo digital de segurança: <b>{selo}</b> · para consultá-lo: www.tjdft.jus.br · Código da certidão na CRC: {num(r,3)}.{num(r,3)}.{num(r,3)}-{rnd(r,2)}</div></div>'''
        dtx = dext(F.D, 1 if i in (2,5) else 0)
        k = dict(g1=P[0][0], g1n=cu(P[0][1]))
        if not F.nofather: k.update(g2=P[1][0], g2n=cu(P[1][1]))
        if not F.nofather and not F.unkpat: k.update(ap=F.avo_p, apa=F.ava_p)
        k.update(am=F.avo_m, ama=F.ava_m)
        T = truth(case,595,842,nome=F.nome,cpf=C,mat=ms,dtxt=dtx,D=F.D,hora=hhmm(F.hour),nat='Cristalina - GO' if i==3 else 'Brasília - DF',sexo=F.sexo,est=hosp,mun='Brasília',uf='DF',rmun='Brasília',ruf='DF',cart=cart,R=F.R,dnv=dnv,
            livro=f'A-{li}' if lft else str(li),folha=str(fo),termo=str(ter),twins=[F.twname] if F.twin else [],twinfo=F.twname,averb=F.averb,anot=F.anot,selo=selo,of=F.of,I=F.I,accept={A['dt']:[dext(F.D)] if i in (2,5) else None},**k)
        write(case, css, body, T)
import unicodedata
def noacc(s): return ''.join(c for c in unicodedata.normalize('NFD', s) if not unicodedata.combining(c))

# ================================================================ D5: Espírito Santo, 1989-2003, dot matrix on a printed continuous form, labels under the lines
def D5():
    r = random.Random(505)
    R_ = [('Cartório do Registro Civil e Tabelionato da Sede','Colatina'),('Cartório Perim - 1º Ofício','Castelo'),('Cartório de Registro Civil de Burarama','Cachoeiro de Itapemirim'),('Cartório do Registro Civil e Notas de Itaúnas','Conceição da Barra'),
      ('Registro Civil da 2ª Zona','Vitória'),('Cartório do Registro Civil da Sede','Linhares'),('Cartório de Paz e Registro Civil do Distrito de Piaçu','Muniz Freire'),('Cartório do Registro Civil da Comarca','Nova Venécia')]
    SP = [dict(sex='M',date=(1991,4,14),reg=(1991,4,22),emi=(1991,4,22),hour=(10,5)),
      dict(sex='F',date=(1976,8,3),reg=(1976,8,20),emi=(1993,2,10),hour=(2,0),an=lambda F:f'CASOU-SE COM {U(F.t1)} EM 12/01/1993, LIVRO B-14, FLS. 88, N. 1.640, NESTE CARTORIO.'),
      dict(sex='M',date=(1988,12,19),reg=(1989,3,6),emi=(1996,7,31),hour=(16,40),nofather=1),
      dict(sex='F',date=(1966,1,23),reg=(1981,6,15),emi=(1989,10,17),hour=None,home=1,unkboth=1),
      dict(sex='F',date=(1998,7,10),reg=(1998,7,14),emi=(1998,7,14),hour=(7,15),twin='F'),
      dict(sex='M',date=(1959,11,28),reg=(1960,1,4),emi=(2001,5,9),hour=(12,0),home=1,an=lambda F:f'SEPARADO JUDICIALMENTE, CONF. SENTENCA DE 19/03/1999, JUIZO DE LINHARES.'),
      dict(sex='F',date=(1984,2,29),reg=(1984,3,30),emi=(1990,12,5),hour=(21,30),home=1),
      dict(sex='M',date=(1995,9,1),reg=(1995,9,26),emi=(2003,8,19),hour=(0,50),unkpat=1,av=lambda F:f'PATERNIDADE RECONHECIDA POR ESCRITURA PUBLICA DE 04/08/2003, CARTORIO DO 1 OFICIO, LIVRO 61, FLS. 12, PASSANDO A ASSINAR {U(F.nome)}.')]
    css = '''body{width:210mm;height:297mm;position:relative;background:repeating-linear-gradient(180deg,#eef7ee 0 12.7mm,#fff 12.7mm 25.4mm);font:8pt 'TeX Gyre Adventor';color:#1f5b37}
    .sp{position:absolute;top:0;bottom:0;width:11mm}.sp i{position:absolute;left:3.6mm;width:3.8mm;height:3.8mm;border-radius:50%;background:#d7dcd7;border:.2mm solid #aab}
    .fr{position:absolute;left:15mm;right:15mm;top:13mm;height:268mm;border:.4mm solid #1f5b37;padding:5mm 6mm}
    .d{font:10pt 'Noto Mono';color:#1b1b24;letter-spacing:-.2px}.l{display:flex;align-items:flex-end;gap:1.6mm;margin-top:2.6mm;min-height:8.2mm}.f{flex:1;border-bottom:.25mm solid #1f5b37;min-height:5mm;position:relative;padding:0 1mm}.f .d{display:block}.f::after{content:'';position:absolute;inset:0;background:repeating-linear-gradient(180deg,transparent 0 .26mm,rgba(255,255,255,.42) .26mm .36mm)}.f u{position:absolute;left:0;right:0;top:calc(100% + .55mm);line-height:1;font:5.6pt/1 'TeX Gyre Adventor';text-decoration:none;text-align:center;color:#1f5b37}'''
    for i, sp in enumerate(SP):
        case = f'D5-{i+1}'; cart, rc = R_[i]; F = fam(r, 'ES', sp)
        N = (lambda s: noacc(U(s))) if i in (0, 2, 3, 5, 7) else U
        fill = ['*'*14,'-'*16,'X'*14,'= = = = = =','*'*14,'-'*16,'.x.x.x.x.x.','*'*14][i]
        f = lambda v, u='', fl=1: f'<div class="f" style="flex:{fl}"><span class="d">{E(v) if v else fill}</span><u>{u}</u></div>'
        ln = lambda *a: '<div class="l">' + ''.join(a) + '</div>'
        li, fo, ter = r.randint(5, 99), r.randint(1, 200), r.randint(300, 43000)
        livro = [f'A-{li}',f'{li}',f'{li}-A',f'A-{li}',f'A-{li}',f'{li}',f'A/{li}',f'A-{li}'][i]; folha = [f'{fo}',f'{fo}v',f'{fo} VS',f'{fo}',f'{fo:03d}',f'{fo}',f'{fo}-V',f'{fo}'][i]; folha = folha.upper() if i != 1 else folha
        termo = f'{ter:,}'.replace(',', '.') if i % 2 == 0 else str(ter)
        hosp = '' if F.home else ['HOSPITAL SILVIO AVILA','SANTA CASA DE CASTELO','HOSPITAL INFANTIL SAO FRANCISCO DE ASSIS','','MATERNIDADE SANTA ÚRSULA','','','HOSPITAL SAO MARCOS'][i]
        place = hosp or ['','','','DOMICILIO','','EM DOMICILIO - CORREGO DO FARIAS','DOMICÍLIO - FAZ. BOA VISTA',''][i]
        nd = N(dext(F.D)); bmun = N(rc)
        bm = f'{bmun} - ES'
        hx = '' if not F.hour else [f'{F.hour[0]:02d}:{F.hour[1]:02d}', N(h24(*F.hour)), f'{F.hour[0]}:{F.hour[1]:02d}', '', N(hper(*F.hour)), f'{F.hour[0]:02d},{F.hour[1]:02d}', N(hper(*F.hour)), f'{F.hour[0]:02d}:{F.hour[1]:02d}'][i]
        c = lambda x: N(f'{x[0]}-{x[1]}')
        pat = None if (F.nofather or F.unkpat or F.unkboth) else (N(F.avo_p), N(F.ava_p)); mt = None if F.unkboth else (N(F.avo_m), N(F.ava_m))
        if F.twin: obs = f'GEMELAR. NASCEU EM SEGUNDO LUGAR, SENDO IRMÃ GÊMEA DE {N(F.twname)}.'
        else: obs = N(F.averb or F.anot) if i not in (1,) else N(F.anot)
        holes = ''.join(f'<i style="top:{6+k*12.7:.1f}mm"></i>' for k in range(23))
        of = N(F.of) if i != 2 else ''
        sub = N(F.sub) if i in (2, 4) else ''
        old = F.I.year < 1994
        body = f'''<div class="sp" style="left:0;border-right:.2mm dashed #aaa">{holes}</div><div class="sp" style="right:0;border-left:.2mm dashed #aaa">{holes}</div>
        <div class="fr"><div style="display:flex;align-items:center;gap:5mm">{arms(21,'#1f5b37','#dcefe0')}<div style="flex:1;text-align:center;line-height:1.5"><b style="font-size:10pt">REPÚBLICA FEDERATIVA DO BRASIL</b><br>ESTADO DO ESPÍRITO SANTO<br>COMARCA DE <span class="d">{N(rc)}</span> &nbsp;— MUNICÍPIO DE <span class="d">{N(rc)}</span><br><span class="d">{E(N(cart))}</span>{'<br>OFICIAL: <span class="d">'+of+'</span>' if i==4 else ''}</div></div>
        <div style="text-align:center;font:700 19pt 'TeX Gyre Adventor';letter-spacing:4px;margin:4mm 0 1mm">CERTIDÃO DE NASCIMENTO</div>
        {ln('CERTIFICO que, às fls.',f(folha,'',.6),'do livro nº',f(livro,'',.6),'sob o nº',f(termo,'',.8),'do Registro de')}
        {ln('Nascimentos, foi lavrado no dia',f(dext(F.R,[5,3,5,5,6,5,4,5][i]) if i not in (6,1) else N(dext(F.R,4)),'(data do registro)'),'o assento de')}
        <div class="l" style="min-height:11mm"><div class="f"><span class="d" style="font-size:12.5pt;font-weight:700">{E(N(F.nome))}</span><u>(nome do registrado)</u></div></div>
        {ln('do sexo',f(N(F.sexo),'',.8),'nascid'+('o(a)')+' no dia',f(nd,'(por extenso)',3.2))}
        {ln('às',f(hx,'(hora)',1.2),'em',f(bm,'(Município - Estado)',1.6))}
        {ln('no(a)',f(place,'(hospital, maternidade ou residência)',2))}
        {ln('filho(a) de',f('' if F.nofather else N(F.g1),'(pai)',2.3),'natural de',f('' if F.nofather else c(F.c1),'',1))}
        {ln('e de D.',f(N(F.g2),'(mãe)',2.3),'natural de',f(c(F.c2),'',1))}
        {ln('Avós paternos:',f(pat[0] if pat else '','(avô)'))}{ln('e D.',f(pat[1] if pat else '','(avó)'))}
        {ln('Avós maternos:',f(mt[0] if mt else '','(avô)'))}{ln('e D.',f(mt[1] if mt else '','(avó)'))}
        {ln('Foi declarante',f(['O PAI','A AVÓ MATERNA','A MAE','O PROPRIO','O PAI','O PAI','O PAI','A MAE'][i],'',.7),'Testemunhas:',f(N(F.t1.split()[0]+' '+F.t1.split()[-1])+' E '+N(F.t2.split()[0]+' '+F.t2.split()[-1]),'',1.8))}
        <div style="margin-top:5mm">OBSERVAÇÕES: <span class="d" style="line-height:1.5">{E(obs) if obs else fill*2}</span></div>
        <div style="position:absolute;left:6mm;right:6mm;bottom:5mm;display:flex;gap:6mm;align-items:flex-end"><div style="width:46mm;height:26mm;border:.25mm dashed #1f5b37;font-size:6pt;padding:1mm">{'Selos / Custas<br><span class="d" style="font-size:8.5pt">'+('Cr$ '+f"{r.randint(200,900)},00" if old else 'R$ '+money(r,6,14))+'</span>' if i not in (7,5) else 'SELO DE FISCALIZAÇÃO - CGJ/ES<br><br><span style="font:700 12pt Liberation Sans;color:#a31f1f">'+f'{rnd(r,2)} {num(r,6)}'+'</span>'}</div>
        <div style="flex:1;text-align:center">O referido é verdade e dou fé.<br><span class="d">{N(rc)}, {dext(F.I,5) if i%2==0 else N(dext(F.I,4))}</span><div style="margin:1mm auto 0;width:50mm">{scrawl(r,46,10)}</div><div style="border-top:.25mm solid #1f5b37"></div><span class="d">{sub or of}</span><br>{'ESCREVENTE JURAMENTADO(A)' if sub else 'OFICIAL DO REGISTRO CIVIL'}</div></div>
        </div>'''
        selo = ''
        if i in (7, 5):
            import re as _re
            selo = _re.search(r'#a31f1f">([A-Z]{2} \d{6})<', body).group(1)
        st1 = f'{cu(F.c1)}'; 
        acc = {'registro.município': [rc], A['mun']: [rc], A['cart']: [cart], A['n1']: [c(F.c1).replace('-', ' - ', 1)], A['n2']: [c(F.c2)]}
        nn = lambda x: N(f'{x[0]} - {x[1]}')
        acc = {'registro.município': [rc] if N(rc) != rc else None, A['mun']: [rc], A['cart']: [cart], A['n1']: [cu(F.c1), c(F.c1)], A['n2']: [cu(F.c2), c(F.c2)], A['tw']: [obs] if F.twin else None, A['est']: [place] if F.home else None}
        k = {}
        if F.nofather: k = dict(g1=N(F.g2), g1n=nn(F.c2)); acc[A['n1']] = [cu(F.c2), c(F.c2)]; acc[A['n2']] = None
        else: k = dict(g1=N(F.g1), g1n=nn(F.c1), g2=N(F.g2), g2n=nn(F.c2))
        if pat: k.update(ap=pat[0], apa=pat[1])
        if mt: k.update(am=mt[0], ama=mt[1])
        T = truth(case,595,842,nome=N(F.nome),dtxt=nd,D=F.D,hora=hhmm(F.hour),sexo=F.sexo,est=hosp or 'Domicílio',mun=bmun,uf='ES',rmun=N(rc),ruf='ES',cart=N(cart),R=F.R,livro=livro,folha=folha,termo=termo,
            twins=[N(F.twname)] if F.twin else [],twinfo=N(F.twname) if F.twin else '',averb=N(F.averb),anot=N(F.anot),joint=True,selo=selo,of=of or sub,I=F.I,accept=acc,**k)
        write(case, css, body, T)

# ================================================================ D6: Rio de Janeiro, 1975-1988, landscape A5, stub at left, typed in brown
def D6():
    r = random.Random(606)
    R_ = [('Registro Civil da 4ª Circunscrição - Freguesia da Glória','Rio de Janeiro','RJ'),('Cartório da 1ª Zona do Registro Civil','Niterói','RJ'),('Registro Civil da 9ª Zona - Madureira','Rio de Janeiro','RJ'),('Cartório do 5º Distrito - Conservatória','Valença','RJ'),
      ('Cartório do Registro Civil do 2º Distrito','Campos','RJ'),('Registro Civil da 12ª Circunscrição - Campo Grande','Rio de Janeiro','RJ'),('Cartório do 3º Distrito - Itaipava','Petrópolis','RJ'),('Registro Civil do 1º Distrito','Volta Redonda','RJ')]
    SP = [dict(sex='F',date=(1976,9,2),reg=(1976,9,10),emi=(1976,9,10),hour=(9,20)),
      dict(sex='M',date=(1952,3,11),reg=(1952,3,19),emi=(1979,8,14),hour=(23,10),an=lambda F:f'Casado c/ {F.t1}, em 07.06.1977, 2ª Zona, L. 112, fls. 45.'),
      dict(sex='M',date=(1980,7,25),reg=(1980,8,8),emi=(1987,1,29),hour=(1,45),nofather=1),
      dict(sex='F',date=(1938,12,8),reg=(1939,1,2),emi=(1982,5,21),hour=(4,0),home=1),
      dict(sex='M',date=(1985,10,27),reg=(1985,11,4),emi=(1985,11,4),hour=(18,30),twin='M'),
      dict(sex='F',date=(1971,6,30),reg=(1978,2,6),emi=(1978,2,6),hour=None,unkpat=1),
      dict(sex='M',date=(1963,2,17),reg=(1963,2,25),emi=(1984,12,3),hour=(6,0),ng=1,av=lambda F:f'Retif. o nome da mãe p/ {F.g2}, sent. da 1ª V. Cível, 18.04.1970.'),
      dict(sex='F',date=(1977,11,15),reg=(1977,11,28),emi=(1988,3,17),hour=(14,55))]
    css = '''body{width:210mm;height:148mm;position:relative;background:#f8f2e2;font:8.4pt 'TeX Gyre Termes';color:#4a2a14}
    .stub{position:absolute;left:6mm;top:8mm;bottom:8mm;width:31mm;border:.3mm solid #4a2a14;padding:2mm;text-align:center;font-size:7.2pt}.stub b{display:block;border:.25mm solid #4a2a14;height:7.5mm;margin:.5mm 0 2mm;font:10pt/7.2mm 'Courier Prime';color:#2a160a}
    .m{position:absolute;left:41mm;right:7mm;top:8mm;bottom:8mm;border:.3mm solid #4a2a14;padding:3mm 4mm}.t{font:10pt 'Courier Prime';color:#2a160a}
    .l{display:flex;margin-top:.9mm;align-items:baseline;white-space:nowrap}.l .t{border-bottom:.25mm dotted #8a6a4a;padding-left:1.5mm;flex:1;min-height:5.2mm;white-space:normal}.l em{font-style:normal;margin-left:2mm}'''
    for i, sp in enumerate(SP):
        case = f'D6-{i+1}'; cart, rc, ruf = R_[i]; F = fam(r, 'RJ', sp)
        fill = ['-----------','= = = = =','.-.-.-.-.-.','-----------','* * * * *','..........','- - - - -','xxxxxxxxx'][i]
        t = lambda v, fl=1, st='': f'<span class="t" style="flex:{fl};{st}">{E(v) if v else fill}</span>'
        ln = lambda *a: '<div class="l">' + ''.join(a) + '</div>'
        li, fo, ter = r.randint(40, 990), r.randint(1, 299), r.randint(1000, 99000)
        livro = [f'{li}',f'A-{li}',f'{li}-A',f'{li%60+3}',f'A {li}',f'{li}',f'{li%80+5}',f'A-{li}'][i]; folha = [f'{fo}',f'{fo}v.',f'{fo}',f'{fo}',f'{fo}v',f'{fo}',f'{fo} v',f'{fo}'][i].replace('.','')
        termo = f'{ter:,}'.replace(',', '.') if i % 2 else str(ter)
        hosp = '' if F.home else ['Maternidade Escola','Hospital Santa Cruz','Hospital Carmela Dutra','','Hospital dos Plantadores de Cana','Hospital Rocha Faria','Casa de Saúde Santa Mônica','Hospital São João Batista'][i]
        end = ['Rua das Laranjeiras, 180','Rua Dr. Celestino, 26','Rua Aquidabã, 1.037','','','Av. Cesário de Melo, 3.215','','Rua Nossa Sra. das Graças'][i]
        dst = [3,2,4,0,6,3,0,4][i]
        if i in (0, 5): nd = dext(F.D,3)
        else: nd = dext(F.D, dst)
        hx = '' if not F.hour else ([hper, h24][i % 2](*F.hour) if i not in (0, 7) else f'{F.hour[0]},{F.hour[1]:02d} h')
        estn = lambda c: {'RJ':'Est. do Rio de Janeiro','MG':'Minas Gerais','ES':'Espírito Santo'}.get(c[1], UFN[c[1]])
        c = (lambda x: f'{x[0]} - {x[1]}') if i % 2 else (lambda x: f'{x[0]}, {estn(x)}')
        pat = None if (F.nofather or F.unkpat) else (F.avo_p, F.ava_p)
        obs = F.averb or F.anot
        if F.twin: obs = f'Irmão gêmeo: {F.twname}, registrado sob o nº seguinte.'
        body = f'''<div class="stub">{arms(15,'#4a2a14','#ead9b8').replace('display:block','display:block;margin:0 auto 1mm')}LIVRO<b>{livro}</b>FOLHAS<b>{folha}</b>TÊRMO Nº<b>{termo}</b>DATA DO REGISTRO<b style="font-size:9pt">{dext(F.R,6) if i%2==0 else br(F.R)}</b>
        <div style="margin:3mm auto 0;width:24mm">{stamp(24,'REGISTRO CIVIL DAS PESSOAS NATURAIS  ★',['ESTADO DO','RIO DE JANEIRO'],'#5d3fa0')}</div><div style="position:absolute;bottom:2mm;left:2mm;right:2mm;font-size:6.5pt">Buscas, raza e selo<br>Cr$ {r.randint(18,900)},00</div></div>
        <div class="m"><div style="text-align:center;line-height:1.3"><span style="font-size:8pt">REPÚBLICA FEDERATIVA DO BRASIL — ESTADO DO RIO DE JANEIRO — PODER JUDICIÁRIO</span><br><b style="font-size:9.5pt">{E(cart)}</b> — Município de {rc}<div style="font:700 16pt 'TeX Gyre Termes';letter-spacing:2px">Certidão de Nascimento</div></div>
        {ln('Certifico constar do livro e fôlhas ao lado o nascimento de', )}
        {ln('NOME', t(F.nome,1,'font-weight:700;font-size:11.5pt'))}
        {ln('Nascid'+'o(a) a', t(nd,2.2), '<em>às</em>', t(hx,1.6))}
        {ln('Local', t((hosp + (', ' + end if end else '')) if hosp else 'domicílio, Sítio da Cachoeirinha',2.2), '<em>Sexo</em>', t(F.sexo.lower(),.7))}
        {ln('Naturalidade', t({0:f'{rc} - {ruf}'}.get(0),1), '<em>Município</em>', t(rc,1))}
        {ln('Pai', t('' if F.nofather else F.g1,1.7), '<em>natural de</em>', t('' if F.nofather else c(F.c1),1.2))}
        {ln('Mãe', t(F.g2,1.7), '<em>natural de</em>', t(c(F.c2),1.2))}
        {ln('Avós paternos', t(f'{pat[0]} e {pat[1]}' if pat else ''))}
        {ln('Avós maternos', t(f'{F.avo_m} e {F.ava_m}'))}
        {ln('Declarante', t(['o pai','o pai','a mãe','o pai','o pai','a mãe','o pai','o avô paterno'][i],.6), '<em>Profissão</em>', t(['comerciário','marítimo','doméstica','lavrador','usineiro','costureira','motorista','metalúrgico'][i],.6), '<em>Resid.</em>', t(f'Rua {E(sur(r).split()[-1])}, {r.randint(3,400)}',1))}
        {ln('Obs.', t(obs))}
        <div style="position:absolute;left:4mm;right:4mm;bottom:2.5mm;display:flex;gap:5mm;align-items:flex-end"><div style="flex:1">O referido é verdade, do que dou fé.<br><span class="t">{rc}, {dext(F.I,[3,4,5,3,6,4,3,4][i])}</span></div><div style="width:66mm;text-align:center">{scrawl(r,44,7,'#2a2a70').replace('display:block','display:block;margin:0 auto')}<div style="border-top:.25mm solid #4a2a14;font-size:8pt">{E(F.of)}<br>{['Oficial','Escrivão','Oficial','Oficial do Registro Civil','Oficial','Escrivã' if False else 'Oficial','Serventuário da Justiça','Oficial'][i]}</div></div></div></div>'''
        nat = f'{rc} - {ruf}'
        acc = {A['n1']: [c(F.c1)] , A['n2']: [c(F.c2)], A['tw']: [obs] if F.twin else None, A['cart']: None, A['est']: ([f'{hosp}, {end}'] if end and hosp else ['domicílio, Sítio da Cachoeirinha'] if F.home else None)}
        if F.nofather: k = dict(g1=F.g2, g1n=cu(F.c2)); acc[A['n1']] = [c(F.c2)]; acc[A['n2']] = None
        else: k = dict(g1=F.g1, g1n=cu(F.c1), g2=F.g2, g2n=cu(F.c2))
        if pat: k.update(ap=pat[0], apa=pat[1])
        T = truth(case,595,420,nome=F.nome,dtxt=nd,D=F.D,hora=hhmm(F.hour),nat=nat,sexo=F.sexo,est=hosp or 'Domicílio',mun=rc,uf='RJ',rmun=rc,ruf='RJ',cart=cart,R=F.R,livro=livro,folha=folha,termo=termo,am=F.avo_m,ama=F.ava_m,
            twins=[F.twname] if F.twin else [],twinfo=F.twname,averb=F.averb,anot=F.anot,joint=True,of=F.of,I=F.I,accept=acc,**k)
        write(case, css, body, T, size='210mm 148mm')

# ================================================================ D7: Mato Grosso, 1999-2009, vendor's software: short narrative, then dotted leaders
def D7():
    r = random.Random(707)
    R_ = [('2º Serviço Notarial e Registral de Cáceres','Cáceres'),('Cartório do 3º Ofício','Cuiabá'),('Cartório de Paz e Notas do Distrito de Coxipó da Ponte','Cuiabá'),('Serviço Registral e Notarial de Juína','Juína'),
      ('Cartório do 2º Ofício da Comarca de Barra do Garças','Barra do Garças'),('Registro Civil e Tabelionato Poxoréu','Poxoréu'),('Cartório de Paz de Nossa Senhora do Livramento','Nossa Senhora do Livramento'),('2º Ofício de Registro Civil - Serventia Takigawa','Rondonópolis')]
    SP = [dict(sex='F',date=(2003,1,31),reg=(2003,2,5),emi=(2003,2,5),hour=(6,35),dnv=1),
      dict(sex='M',date=(1974,5,13),reg=(1974,5,21),emi=(2000,11,6),hour=(20,15),an=lambda F:f'o registrado contraiu matrimônio com {F.t1} em 30 de julho de 1999, conforme comunicação do Cartório do 4º Ofício desta Capital, livro B-52, fls. 18.'),
      dict(sex='F',date=(1961,8,15),reg=(1961,9,4),emi=(2005,3,28),hour=(5,0),home=1),
      dict(sex='M',date=(1978,4,19),reg=(2006,6,12),emi=(2006,6,12),hour=None,nome_fix="Aritana Tserenhi'ru Xavante",home=1,unk=1,av=lambda F:'registro tardio feito por determinação judicial, processo nº 2006/318, MM. Juíza Diretora do Foro; RANI nº 4.127, FUNAI.'),
      dict(sex='M',date=(1999,10,9),reg=(1999,10,18),emi=(2008,7,3),hour=(13,5),nofather=1,dnv=1),
      dict(sex='F',date=(1986,12,24),reg=(1987,2,9),emi=(2002,4,17),hour=(22,50),twin='M'),
      dict(sex='M',date=(1935,7,26),reg=(1950,3,15),emi=(1999,9,14),hour=None,home=1,unkpat=1),
      dict(sex='F',date=(1992,2,7),reg=(1992,2,20),emi=(2009,10,30),hour=(15,0),av=lambda F:f'adotada a nova grafia do nome da registrada, por sentença de 11.08.2009 do Juízo da 1ª Vara de Família de Rondonópolis; nome anterior {F.velho}.',an=lambda F:f'casou-se em 19.09.2009 com {F.t2}, nesta Serventia, matr. no livro B-70, termo 8.114.')]
    css = '''body{width:210mm;height:297mm;position:relative;background:#fff;font:10.6pt/1.5 'URW Bookman','TeX Gyre Bonum';color:#000}
    .in{position:absolute;left:26mm;right:18mm;top:14mm}.r{display:flex;line-height:1.62}.r span:first-child{flex:0 0 52.6mm;margin-right:1.4mm;overflow:hidden;white-space:nowrap;position:relative}.r b{flex:1;font-weight:600}
    .wm{position:absolute;left:45mm;top:88mm;opacity:.07}'''
    import re as _re
    for i, sp in enumerate(SP):
        case = f'D7-{i+1}'; cart, rc = R_[i]; sp = dict(sp); av = sp.pop('av', None); F = fam(r, 'MT', sp)
        F.velho = 'Keile ' + F.tail
        F.averb = av(F) if av else ''
        if F.unk:
            F.g1 = "Tsudzawere Xavante"; F.g2 = "Pedzai'o Rezuti'ó"; F.avo_p = 'Serezabdi Xavante'; F.ava_p = "Wa'utomopréba"; F.decl = F.g1; F.c1 = ('Barra do Garças','MT'); F.c2 = ('General Carneiro','MT')
        none = ['não declarado','************','- o -','prejudicado','não declarado','************','ignorados','............'][i]
        li, fo, ter = r.randint(8, 150), r.randint(1, 300), r.randint(400, 61000)
        livro = [f'A-{li}',f'{li}-A',f'A-{li:03d}',f'A-{li}',f'A-{li}',f'A {li}',f'A-{li%12+1}',f'A-{li}'][i]; folha = [f'{fo}',f'{fo}-verso',f'{fo}v',f'{fo:03d}',f'{fo}',f'{fo}',f'{fo}v',f'{fo:03d}'][i]; termo = f'{ter:,}'.replace(',', '.') if i % 2 == 0 else f'{ter:06d}'
        hosp = '' if F.home else ['Hospital São Luiz','Hospital Geral Universitário','','','Hospital Cristo Redentor','Hospital e Maternidade São João Batista','','Maternidade Nossa Senhora Aparecida'][i]
        home = {2:'em domicílio, no sítio Aguaçu, deste município',3:'em domicílio, na Aldeia Pimentel Barbosa',6:'no domicílio dos pais, em Ribeirão dos Cocais'}.get(i,'')
        bm = ('Barra do Garças','MT') if i == 3 else (rc, 'MT')
        L = [dict(n='Dia do nascimento',h='Às',l='Em',c='Cidade e Estado',s='Sexo',p='Nome do pai',m='Nome da mãe',pn='Natural de',ap='Avós por parte de pai',am='Avós por parte de mãe'),
             dict(n='Nasceu em',h='Horário',l='Local',c='Município/UF',s='Sexo',p='Pai',m='Mãe',pn='Naturalidade',ap='Avô e avó paternos',am='Avô e avó maternos')][i % 2]
        hx = (f'{F.hour[0]:02d}:{F.hour[1]:02d} horas' if i % 2 else h24(*F.hour)) if F.hour else none
        dt_ = dext(F.D, [1,0,2,0,1,4,0,5][i])
        dots = '<i style="font-style:normal">' + '.'*60 + '</i>'
        row = lambda k, v, bold=1: f'<div class="r"><span>{k} {dots}</span><span style="flex:0 0 3mm">:</span><b style="{"" if bold else "font-weight:400"}">{E(v)}</b></div>'
        cc = lambda x: f'{x[0]}-{x[1]}'
        rows = [row(L['n'], dt_), row(L['h'], hx), row(L['l'], hosp or home), row(L['c'], f'{bm[0]}-{bm[1]}'), row(L['s'], F.sexo.lower())]
        if not F.nofather: rows += [row(L['p'], F.g1), row(L['pn'], cc(F.c1), 0)]
        rows += [row(L['m'], F.g2), row(L['pn'], cc(F.c2), 0)]
        pat = None if (F.nofather or F.unkpat) else (F.avo_p, F.ava_p)
        mt = None if F.unk else (F.avo_m, F.ava_m)
        rows += [row(L['ap'], f'{pat[0]} e {pat[1]}' if pat else none), row(L['am'], f'{mt[0]} e {mt[1]}' if mt else none)]
        rows += [row('Declarante', ['o pai','o pai','o avô materno','o próprio registrado','a mãe','o pai','o próprio','o pai'][i], 0)]
        if F.twin: rows += [row('Gemelaridade', f'gêmea com {F.twname}')]
        dnv = num(r, 8) if F.dnv else ''
        if dnv: rows += [row('D.N.V. do Min. da Saúde', dnv, 0)]
        selo = [f'{rnd(r,3)}{num(r,5)}','','' ,f'{rnd(r,3)} {num(r,5)}',f'{rnd(r,3)}-{num(r,5)}','','',f'{rnd(r,3)}{num(r,5)}'][i]
        notes = ''
        if F.averb: notes += f'<p style="margin:2.5mm 0 0;text-align:justify"><u>À margem consta a seguinte averbação</u>: {E(F.averb)}</p>'
        if F.anot: notes += f'<p style="margin:2.5mm 0 0;text-align:justify"><u>Anotado à margem que</u> {E(F.anot)}</p>'
        if not notes: notes = '<p style="margin:2.5mm 0 0">Nada mais se continha no dito assento, sem averbações ou anotações à margem.</p>'
        body = f'''<div class="wm">{arms(120,'#000','#ccc')}</div><div class="in"><div style="border-bottom:.8mm solid #000;padding-bottom:2mm;display:flex;gap:5mm;align-items:center"><div style="width:17mm;height:17mm;border:.8mm solid #000;border-radius:50%;font:700 15pt/16mm 'URW Bookman';text-align:center">RC</div><div style="flex:1;line-height:1.3"><b style="font-size:13pt">{E(cart)}</b><br><span style="font-size:8.6pt">Comarca de {rc if i!=6 else 'Várzea Grande'} - Estado de Mato Grosso<br>Rua {E(sur(r).split()[-1])}, n. {r.randint(20,999)} - Centro - CEP 78{num(r,3)}-000 - Fone/Fax (6{r.choice('56')}) {r.randint(3,6)}{num(r,2)}-{num(r,4)}<br>{E(F.of)} - {'Oficial e Tabelião' if i%2 else 'Titular do Ofício'}</span></div></div>
        <div style="text-align:center;font:700 16pt 'URW Bookman';margin:7mm 0 5mm;text-decoration:underline">CERTIDÃO DE NASCIMENTO</div>
        <p style="margin:0;text-align:justify;text-indent:14mm">{['CERTIFICO, a pedido verbal de pessoa interessada, que revendo','Certifico e dou fé que, revendo'][i%2]} neste Cartório o livro <b>{livro}</b> de Registro de Nascimentos, dele, às folhas <b>{folha}</b>, sob o número de ordem <b>{termo}</b>, verifiquei constar o assento lavrado em <b>{dext(F.R,[4,0,3,4,5,4,0,5][i])}</b>, no município de {rc}, relativo ao nascimento de:</p>
        <div style="text-align:center;font:700 15pt 'URW Bookman';margin:5mm 0">{E(F.nome) if i%2 else E(U(F.nome))}</div>{''.join(rows)}{notes}
        <p style="margin:5mm 0 0;text-indent:14mm">O referido é verdade e dou fé.</p><p style="margin:1mm 0 0;text-align:right">{rc}-MT, {dext(F.I,[4,3,4,0,4,3,4,4][i])}.</p>
        <div style="margin:7mm auto 0;width:80mm;text-align:center;line-height:1.3"><div style="margin-left:16mm">{scrawl(r,48,11,'#111')}</div><div style="border-top:.3mm solid #000">{E(F.sub) if i in (1,4) else E(F.of)}<br><span style="font-size:9pt">{'Escrevente Juramentada' if i in (1,4) else ('Oficial e Tabelião' if i%2 else 'Titular do Ofício')}</span></div></div>
        <div style="margin-top:7mm;display:flex;gap:6mm;font:7.5pt/1.4 'Liberation Sans'">{'<div style="border:.3mm solid #000;padding:1.5mm 3mm">SELO DE CONTROLE DIGITAL<br>Cód. do Ato: 66 - '+f'<b>{selo}</b></div>' if selo else ''}<div>{'Ato gratuito - Lei n. 9.534/97' if i in (0,3) else 'Custas: R$ '+money(r,8,26)+' - VÁLIDO SOMENTE COM SELO'}<br>SIRC-Cart v. {r.randint(2,6)}.{num(r,2)} - {br(F.I)} - op. {rnd(r,3)}</div></div></div>'''
        nm = F.nome if i % 2 else U(F.nome)
        acc = {A['tw']: [f'gêmea com {F.twname}'] if F.twin else None, A['est']: [home] if home else None}
        if i in (0,1,2,4): acc[A['dt']] = [dext(F.D)] if i != 1 else None
        k = dict(g1=F.g2, g1n=cu(F.c2)) if F.nofather else dict(g1=F.g1, g1n=cu(F.c1), g2=F.g2, g2n=cu(F.c2))
        if pat: k.update(ap=pat[0], apa=pat[1])
        if mt: k.update(am=mt[0], ama=mt[1])
        T = truth(case,595,842,nome=nm,dtxt=dt_,D=F.D,hora=hhmm(F.hour),sexo=F.sexo,est=hosp or 'Domicílio',mun=bm[0],uf=bm[1],rmun=rc,ruf='MT',cart=cart,R=F.R,dnv=dnv,livro=livro,folha=folha,termo=termo,
            twins=[F.twname] if F.twin else [],twinfo=F.twname,averb=F.averb,anot=F.anot,selo=selo,of=F.of,I=F.I,accept=acc,**k)
        write(case, css, body, T)

# ================================================================ D8: typed narrative, Minas Gerais, 1947-1972
def D8():
    r = random.Random(808)
    R_ = [('Guiricema','Visconde do Rio Branco'),('São Geraldo','Visconde do Rio Branco'),('Cachoeira Alegre','Barão do Monte Alto'),('Itaipé','Novo Cruzeiro'),('Santo Antônio do Grama','Abre Campo'),('Milho Verde','Sêrro'),('Padre Brito','Barbacena'),('Nossa Senhora da Penha','Vespasiano')]
    R_ = [('Ubari','Ubá'),('Monsenhor Horta','Mariana'),('Sereno','Cataguases'),('Tabajara','Inhapim'),('Brejaúba','Conceição do Mato Dentro'),('Milho Verde','Serro'),('Padre Brito','Barbacena'),('Sarandira','Juiz de Fora')]
    SP = [dict(sex='M',date=(1929,3,12),reg=(1929,3,20),emi=(1951,5,3),hour=(3,0),home=1),
      dict(sex='F',date=(1944,8,15),reg=(1944,9,1),emi=(1962,6,27),hour=(14,30),home=1,an=lambda F:f'a registrada casou-se com {F.t1} no dia vinte de maio de mil novecentos e sessenta e dois, neste distrito'),
      dict(sex='M',date=(1950,1,1),reg=(1950,1,17),emi=(1957,11,11),hour=(23,45),nofather=1,home=1),
      dict(sex='M',date=(1918,10,30),reg=(1918,11,8),emi=(1949,2,19),hour=(6,0),home=1,twin='F',ng=1),
      dict(sex='F',date=(1936,6,13),reg=(1941,4,25),emi=(1970,9,8),hour=None,home=1,unkpat=1),
      dict(sex='F',date=(1961,12,25),reg=(1962,1,5),emi=(1969,3,14),hour=(0,20)),
      dict(sex='M',date=(1902,7,4),reg=(1902,7,11),emi=(1947,10,2),hour=(16,0),home=1,unkboth=1,an=lambda F:'o registrado faleceu em quinze de agôsto de mil novecentos e quarenta e sete, conforme têrmo de óbito nº 614 dêste cartório'),
      dict(sex='F',date=(1955,4,9),reg=(1955,4,18),emi=(1972,12,21),hour=(11,10),av=lambda F:f'por despacho do MM. Juiz de Direito desta Comarca, datado de 3 de julho de 1959, foi retificado o nome da avó paterna, que é {F.ava_p}, e não como constou')]
    css = '''body{width:210mm;height:297mm;position:relative;background:linear-gradient(160deg,#f3e9cf,#efe2c2 60%,#f5ecd6);font:11pt/1.95 'Nimbus Mono PS','Courier Prime';color:#1d2340;font-variant-ligatures:none}
    .mg{position:absolute;left:33mm;top:0;bottom:0;width:.25mm;background:#b98}.hd{position:absolute;left:38mm;right:14mm;top:14mm;text-align:center;font-family:'TeX Gyre Schola';color:#2a1d12;line-height:1.4}
    .tx{position:absolute;left:38mm;right:15mm;top:66mm}.lm{position:absolute;left:7mm;top:70mm;width:23mm;font:8.4pt/1.45 'Nimbus Mono PS';text-align:center}.slo{border:.4mm dotted #763;width:18mm;height:22mm;margin:3mm auto;font:7pt/1.3 'TeX Gyre Schola';padding-top:3mm;color:#fff}'''
    for i, sp in enumerate(SP):
        case = f'D8-{i+1}'; dis, mu = R_[i]; F = fam(r, 'MG', sp)
        o = F.o; li, fo, ter = r.randint(2, 38), r.randint(2, 198), r.randint(40, 3900)
        pre = F.I.year < 1971
        ort = (lambda s: s.replace('êste','êste')) if pre else (lambda s: s.replace('dêste','deste').replace('nêle','nele').replace('êste','este').replace('fôlha','folha').replace('côr','cor').replace('têrmo','termo').replace('Têrmo','Termo').replace('agôsto','agosto'))
        folha = [f'{fo}', f'{fo}v', f'{fo}-verso', f'{fo}', f'{fo}v', f'{fo}', f'{fo}-v', f'{fo} verso'][i]
        livro = [f'{li}', f'{li}-A', f'{li}', f'{li}', f'{li}', f'A-{li}', f'{li}', f'{li}'][i]
        lv = f'{ext(li)} ({li})' if i in (0, 3, 6) else livro
        termo = f'{ter:,}'.replace(',', '.') if i % 2 else str(ter)
        def nat(c):
            if c[1] == 'MG': return f'natural de {c[0]}, dêste Estado'
            return f'natural de {c[0]}, Estado ' + {'RJ':'do Rio de Janeiro','BA':'da Bahia','ES':'do Espírito Santo','SP':'de São Paulo','PE':'de Pernambuco','GO':'de Goiás'}[c[1]]
        for q in ('c1', 'c2'):
            if F[q][1] not in ('MG','RJ','BA','ES','SP','PE','GO'): F[q] = r.choice([('Caetité','BA'),('Itaperuna','RJ'),('Ponte Nova','MG'),('Araçuaí','MG'),('Alegre','ES'),('Franca','SP')])
        hosp = {5:'Maternidade Santa Isabel',7:'Santa Casa de Misericórdia Dr. Zacarias'}.get(i, '')
        place = f'na {hosp}, da cidade de {mu}' if hosp else ['em domicílio, no lugar denominado Córrego dos Macacos','em casa de seus pais, em domicílio, na Rua de Baixo','em domicílio, na Fazenda da Barra','em domicílio, neste arraial','em domicílio, no lugar Capão Redondo','','em domicílio, na fazenda dos Criminosos',''][i]
        hx = (', às ' + hper(*F.hour)) if F.hour else ', em hora ignorada'
        dst = [2, 0, 1, 2, 2, 0, 2, 3][i]; bd = dext(F.D, dst)
        when = ('aos ' if (dst == 2 and F.D.day > 1) else 'no dia ') + bd
        leg = {'nofather':'natural'}.get('nofather' if F.nofather else '', 'legítim' + o)
        par = (f'filh{o} natural de {F.g2}, {nat(F.c2)}, solteira, doméstica' if F.nofather else
          f'filh{o} legítim{o} de {F.g1}, {nat(F.c1)}, {["lavrador","negociante","","carpinteiro","jornaleiro","telegrafista","tropeiro","ferroviário"][i]}, e de {["dona ","D. ","","sua mulher ","dona ","D. ","sua mulher dona ","D. "][i]}{F.g2}, {nat(F.c2)}, de prendas domésticas')
        if F.unkboth: gp = 'avós ignorados'
        elif F.nofather: gp = f'net{o}, pelo lado materno, de {F.avo_m} e de {F.ava_m}'
        elif F.unkpat: gp = f'sendo ignorados os avós paternos e maternos {F.avo_m} e {F.ava_m}'
        else: gp = [f'net{o} por parte paterna de {F.avo_p} e de dona {F.ava_p}, e por parte materna de {F.avo_m} e de dona {F.ava_m}', f'sendo avós paternos {F.avo_p} e {F.ava_p} e maternos {F.avo_m} e {F.ava_m}'][i % 2]
        tw = f', gêmeo com {F.twname}, que nasceu em primeiro lugar' if F.twin else ''
        cor = ['branca','parda','preta','branca','parda','branca','branca','morena'][i]
        marg = ''
        if F.anot: marg = f' À margem do têrmo consta a seguinte anotação: {F.anot}.'
        if F.averb: marg = f' À margem consta a averbação seguinte: {F.averb}.'
        NM = F.nome if i % 2 else U(F.nome)
        rd = dext(F.R, [0, 3, 2, 0, 0, 4, 0, 3][i])
        opening = [f'CERTIFICO que, revendo em meu cartório o livro número {lv} de assentos de nascimento, nêle, à fôlha {folha}, sob o número de ordem {termo}, lavrado em {rd}, encontrei o de ',
                   f'Certifico, a pedido verbal de parte interessada, que às fôlhas {folha} do livro nº {lv} de Registro de Nascimentos, consta o têrmo nº {termo}, lavrado em {rd}, do nascimento de '][i % 2]
        txt = opening + '@@' + f', do sexo {F.sexo.lower()}, de côr {cor}, nascid{o} {when}{hx}, {place}, dêste município{tw}; {par}; {gp}. Foi declarante {"a mãe" if F.nofather else "o pai"} e assinaram como testemunhas {F.t1 if i!=1 else anyone(r,"M",1930)} e {F.t2}.{marg} ' + ('Nada mais se continha no referido têrmo, ao qual me reporto e dou fé.' if i % 2 else 'O referido é verdade e dou fé.')
        if hosp: txt = txt.replace(f', da cidade de {mu}, dêste município', f', da cidade de {mu}')
        txt = ort(txt)
        if not pre: F.averb, F.anot = ort(F.averb), ort(F.anot)
        cart = f'Cartório do Registro Civil do Distrito de {dis}'
        body = f'''<div class="mg"></div><div class="hd">{arms(19,'#4b3a22','#e8d9ae').replace('display:block','display:block;margin:0 auto')}<div style="font-size:9.5pt">{'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL' if F.I.year < 1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'}<br>ESTADO DE MINAS GERAIS — MUNICÍPIO DE {U(mu)}</div><div style="font:italic 700 11.5pt 'TeX Gyre Schola'">{cart}</div><div style="font:700 20pt 'TeX Gyre Chorus';margin-top:1mm">Certidão de Nascimento</div></div>
        <div class="lm">Livro {livro}<br>Fls. {folha}<br>N. {termo}<div class="slo" style="background:#8d5b3c">BRASIL<br>Tesouro<br><b style="font-size:10pt">Cr$ {r.choice([1,2,3,5])},00</b></div><div class="slo" style="background:#4d6b57">TAXA<br>EDUC. E<br>SAÚDE<br><b>{r.choice(['0,80','1,50'])}</b></div>Custas:<br>Rasa {money(r,2,9)}<br>Busca {money(r,3,30)}<div style="margin:6mm auto 0;width:22mm">{stamp(22,'CARTÓRIO DE PAZ E REGISTRO CIVIL  ★  ',[dis.split()[0],'MINAS'],'#7a2230',12)}</div></div>
        <div class="tx"><p style="margin:0 0 3mm;line-height:1.6">{E(F.of)}, Oficial do Registro Civil {ort('dêste distrito')}, município e comarca de {mu}, Minas Gerais, na forma da lei, etc.</p><p style="margin:0;text-indent:15mm">{E(txt).replace('@@', '<u>'+E(NM)+'</u>')}</p>
        <p style="margin:5mm 0 0;text-align:right">{dis}, {dext(F.I,[0,3,3,3,4,3,0,4][i])}.</p><div style="margin:3mm 0 0 45mm;width:70mm;text-align:center;line-height:1.3">{scrawl(r,60,13)}O Oficial,<br>{E(F.of)}</div></div>'''
        if F.anot: anot = F.anot
        acc = {A['dt']: [when, dext(F.D)] if dst in (1, 2) else None, 'registro.livro': [lv] if lv != livro else None, A['est']: None if hosp else [place], A['tw']: [f'gêmeo com {F.twname}, que nasceu em primeiro lugar'] if F.twin else None,
               'registro.município': [dis], A['mun']: [dis] if not hosp else None}
        p = lambda c: [nat(c)[11:], ort(nat(c))[11:]]
        if F.nofather: k = dict(g1=F.g2, g1n=cu(F.c2)); acc[A['n1']] = p(F.c2)
        else: k = dict(g1=F.g1, g1n=cu(F.c1), g2=F.g2, g2n=cu(F.c2)); acc[A['n1']] = p(F.c1); acc[A['n2']] = p(F.c2)
        if not (F.nofather or F.unkpat or F.unkboth): k.update(ap=F.avo_p, apa=F.ava_p)
        if not F.unkboth: k.update(am=F.avo_m, ama=F.ava_m)
        T = truth(case,595,842,nome=NM,dtxt=bd,D=F.D,hora=hhmm(F.hour),sexo=F.sexo,est=hosp or 'Domicílio',mun=mu,uf='MG',rmun=mu,ruf='MG',cart=cart,R=F.R,livro=livro,folha=folha,termo=termo,
            twins=[F.twname] if F.twin else [],twinfo=F.twname,averb=F.averb,anot=F.anot,of=F.of,I=F.I,accept=acc,**k)
        write(case, css, body, T)

# ================================================================ D9: inteiro teor, Legal paper
def D9():
    r = random.Random(909)
    R_ = [('Cartório de Registro Civil da 1ª Circunscrição','Dourados','MS'),('Serviço de Registro Civil das Pessoas Naturais','Patos de Minas','MG'),('1º Ofício de Registro Civil e Notas','Formosa','GO'),('2º Serviço Registral Civil','Corumbá','MS'),
      ('Cartório do Registro Civil da Sede','Cachoeiro de Itapemirim','ES'),('Ofício do Registro Civil de Sabinópolis','Sabinópolis','MG'),('Cartório do 2º Ofício e Registro Civil','Alta Floresta','MT'),('Registro Civil das Pessoas Naturais do 1º Distrito','Itaperuna','RJ')]
    SP = [dict(sex='M',date=(1982,3,11),reg=(1982,3,15),emi=(2014,7,22),hour=(15,0)),
      dict(sex='F',date=(1957,10,4),reg=(1957,10,19),emi=(2021,5,18),hour=(8,0),home=1,an=lambda F:f'Casamento da registrada com {F.t1}, em 27 de dezembro de 1975, livro B-19, fls. 240v, termo 4.402, deste Serviço.'),
      dict(sex='M',date=(2001,8,21),reg=(2001,8,30),emi=(2023,2,9),hour=(19,12),nofather=1,av=lambda F:f'Paternidade reconhecida perante este Ofício por {F.pai}, natural de Posse - GO, filho de {F.pp1} e {F.pp2}, em 14/10/2011, na forma da Lei 8.560/92, permanecendo inalterado o nome do registrado.'),
      dict(sex='F',date=(1968,4,7),reg=(1985,2,25),emi=(2016,11,3),hour=None,home=1,unkpat=1),
      dict(sex='M',date=(1994,12,17),reg=(1994,12,27),emi=(2019,8,1),hour=(4,38),twin='M'),
      dict(sex='F',date=(1933,1,29),reg=(1933,2,5),emi=(2012,3,13),hour=(21,0),home=1),
      dict(sex='F',date=(1979,7,6),reg=(2013,9,24),emi=(2024,10,10),hour=(11,0),home=1,unkboth=1,av=lambda F:f'Inscrição no CPF sob nº {F.C}, incluída de ofício, Provimento CNJ 63/2017. 10/10/2024.'),
      dict(sex='M',date=(2016,5,2),reg=(2016,5,12),emi=(2025,3,6),hour=(12,25),dnv=1,an=lambda F:'Os genitores do registrado casaram-se em 08/12/2018, neste Distrito, matrícula lançada à margem, sem alteração do nome do menor.',av=lambda F:f'Retificação: o local de nascimento é o que consta do assento, corrigido o erro de grafia do nome da avó paterna, que é {F.ava_p}. 19/01/2022.')]
    css = '''body{width:215.9mm;height:355.6mm;position:relative;background:#fdfdfb;font:12.2pt/1.62 'EB Garamond';color:#111;font-feature-settings:'lnum','liga' 0}.in{position:absolute;left:28mm;right:19mm;top:15mm}
    .bd{position:absolute;left:9mm;right:9mm;top:9mm;bottom:9mm;border:.25mm solid #999}.tx{text-align:justify;margin:5mm 0 0}h1{font:700 17pt 'EB Garamond';text-align:center;letter-spacing:2px;margin:5mm 0 1mm}'''
    for i, sp in enumerate(SP):
        case = f'D9-{i+1}'; cart, rc, ruf = R_[i]; sp = dict(sp); av, an = sp.pop('av', None), sp.pop('an', None)
        F = fam(r, ruf, sp); o = F.o
        F.C = cpf(r, 1) if i in (6, 7) else ''
        F.pai = anyone(r, 'M', 1978); F.pp1 = anyone(r, 'M', 1950); F.pp2 = anyone(r, 'F', 1950)
        F.averb = av(F) if av else ''; F.anot = an(F) if an else ''
        li, fo, ter = r.randint(9, 190), r.randint(2, 298), r.randint(800, 66000)
        livro = f'A-{li}'; folha = f'{fo}' if i % 2 else f'{fo}v'; termo = f'{ter:,}'.replace(',', '.')
        ms = matfmt(matdigits(r.randint(60000, 69999), 1, F.R.year, li, fo, ter), [0,3,0,1,2,0,0,0][i])
        oldof = anyone(r, None, F.R.year-40)
        hosp = {0:'Hospital e Maternidade Cassems Velha',2:'Hospital Municipal de Formosa',4:'Santa Casa de Misericórdia',7:'Hospital São José do Avaí'}.get(i, '')
        addr = lambda: f'Rua {E(sur(r).split()[-1])}, nº {r.randint(5,990)}'
        t1, t2 = anyone(r, None, F.R.year-30), anyone(r, None, F.R.year-30)
        n1, n2 = f'{F.c1[0]}-{F.c1[1]}', f'{F.c2[0]}-{F.c2[1]}'
        rec = dext(F.R, 2); bd = dext(F.D, 0)
        bdp = bd; acc = {}
        dnv = f'{num(r,2)}-{num(r,8)}-{num(r,1)}' if F.dnv else ''
        head = f'{"Aos " if F.R.day > 1 else "No "}{rec}, neste Cartório, nesta cidade e município de {rc}, Estado {"do " if ruf in ("ES","RJ") else "de " if ruf in ("MG","GO","MT") else "de "}{UFN[ruf]}, '
        born_at = {0:f'no {hosp}, nesta cidade',1:f'em domicílio, na Fazenda Limoeiro, neste município',2:f'no {hosp}, situado na Av. Tancredo Neves, nesta cidade',3:'em domicílio, na Fazenda São Bento do Abobral, Pantanal, neste município',4:f'na {hosp}, desta cidade',5:'em domicílio, no lugar denominado Quilombo, neste município',6:'em domicílio, no Seringal Boa Esperança, neste município',7:f'no {hosp}, nesta cidade'}[i]
        hx = ('às ' + [h24, hper][i % 2](*F.hour) + ', ') if F.hour else ''
        gm = f'{F.avo_m} e {F.ava_m}'; gp = f'{F.avo_p} e {F.ava_p}'
        twt = f' A criança é a primeira nascida de parto gemelar, sendo seu irmão gêmeo {F.twname}, registrado sob o número de ordem seguinte.' if F.twin else ''
        if i in (0, 4, 7):
            t = head + (f'compareceu {F.g1}, brasileiro, {["bancário","","","","vigilante","","","mecânico"][i] or "autônomo"}, natural de {n1}, com {r.randint(24,41)} anos de idade, portador do RG {num(r,3)}.{num(r,3)} SSP/{ruf} e do CPF {cpf(r)}, residente na {addr()}, e declarou que no dia {bd}, {hx}{born_at}, nasceu uma criança do sexo {F.sexo.lower()}, a quem foi dado o nome de @@'
              + (f', CPF nº {F.C}' if i == 7 else '') + f', filh{o} dele declarante e de {F.g2}, brasileira, natural de {n2}, {r.choice(["professora","do lar","balconista"])}, com {r.randint(21,38)} anos, casados {"no Cartório local" if i != 7 else "sob o regime da comunhão parcial"}. São avós paternos {gp}; e avós maternos {gm}.' + twt + (f' Declaração de Nascido Vivo nº {dnv}.' if dnv else ''))
        elif i in (1, 5):
            t = head + (f'em meu cartório compareceu o senhor {F.g1}, lavrador, natural de {n1}, residente neste município, e, na presença das testemunhas abaixo assinadas, declarou: que no dia {bd}, {hx}{born_at}, nasceu uma criança do sexo {F.sexo.lower()}, de cor {"branca" if i==1 else "parda"}, que recebeu o nome de @@, filha legítima dele declarante e de dona {F.g2}, natural de {n2}, doméstica; neta, pelo lado paterno, de {gp}, e, pelo lado materno, de {gm}.')
        elif i == 2:
            t = head + f'compareceu {F.g2}, brasileira, solteira, auxiliar de cozinha, natural de {n2}, com dezenove anos, residente na {addr()}, e declarou o nascimento de seu filho @@, do sexo {F.sexo.lower()}, ocorrido no dia {bd}, {hx}{born_at}. Pai: não declarado. Avós maternos: {gm}.'
        elif i == 3:
            t = head + f'em cumprimento à sentença do MM. Juiz de Direito desta Comarca, proferida nos autos nº 1.203/84 de Justificação para Registro Tardio, lavro o assento de @@, do sexo {F.sexo.lower()}, nascida no dia {bd}, em hora não sabida, {born_at}, filha de {F.g1}, natural de {n1}, campeiro, e de {F.g2}, natural de {n2}, cozinheira, avós paternos não declarados e avós maternos {gm}. Por requerimento da própria registrada, com dezesseis anos de idade.'
        else:
            t = head + f'compareceu @@, que, nos termos do Provimento CNJ nº 28/2013, requereu o registro tardio de seu nascimento, declarando ser do sexo {F.sexo.lower()}, nascida no dia {bd}, {hx}{born_at}, filha de {F.g1}, seringueiro, natural de {n1}, e de {F.g2}, natural de {n2}, ambos falecidos, ignorados os avós.'
        t += f' Foram testemunhas {t1}, {r.choice(["comerciante","pecuarista","dentista","lojista"])}, natural de {city(r,ruf)[0]}, e {t2}, {r.choice(["motorista","feirante","estudante"])}, RG {num(r,3)}.{num(r,3)}. Nada mais declarou. Lido e achado conforme, vai assinado. Eu, {oldof}, {"Oficial" if i%2 else "Escrevente"}, o lavrei. (aa) {F.decl if i not in (3,6) else F.nome} — {t1} — {t2} — {oldof}.'
        notes = ''
        if F.averb: notes += f'<p style="margin:3mm 0 0;text-align:justify"><b>AV.1</b> — {E(F.averb)}</p>'
        if F.anot: notes += f'<p style="margin:3mm 0 0;text-align:justify"><b>ANOTAÇÃO MARGINAL</b> — {E(F.anot)}</p>'
        if not notes: notes = '<p style="margin:3mm 0 0">Não há averbações nem anotações à margem do termo.</p>'
        selo = f'{rnd(r,3)}{num(r,5)}-{num(r,3)}' if i in (0, 3) else f'{rnd(r,4)}{num(r,5)}{rnd(r,3)}'
        NM = U(F.nome)
        body = f'''<div class="bd"></div><div class="in"><div style="text-align:center;line-height:1.35"><div style="display:flex;justify-content:center">{arms(22,'#222','#eee')}</div><span style="font-variant:small-caps;font-size:13pt">República Federativa do Brasil — Estado {"do" if ruf in ("ES","RJ") else "de"} {UFN[ruf]}</span><br><b style="font-size:14pt">{E(cart)}</b><br>Município de {rc}</div>
        <h1>CERTIDÃO DE INTEIRO TEOR</h1><div style="text-align:center;font-size:11pt">do Registro de Nascimento — Livro {livro}, folha {folha}, termo {termo}<br>Matrícula {ms}</div>
        <p class="tx">CERTIFICO, {"por requerimento escrito e autorização do Juízo competente" if i==2 else "a requerimento de parte interessada"}, que o assento acima indicado tem o teor seguinte: “{E(t).replace('@@','<b>'+E(NM)+'</b>')}”</p>{notes}
        <p style="margin:4mm 0 0;text-align:justify">Era o que se continha em dito assento, fielmente extraído do original, ao qual me reporto. {rc}, {dext(F.I,[0,4,4,3,0,3,4,4][i])}.</p>
        <div style="margin:9mm auto 0;width:90mm;text-align:center;line-height:1.3">{scrawl(r,52,13,'#111').replace('display:block','display:block;margin:0 auto')}<div style="border-top:.25mm solid #000;padding-top:.6mm">{E(F.of)}</div><i>{"Oficial de Registro Civil" if i%2 else "Registrador(a) Titular"}</i></div>
        <div style="margin-top:8mm;display:flex;gap:5mm;font:8.2pt/1.4 'Noto Sans';align-items:center">{qr(r,20,29)}<div>Selo digital nº <b>{selo}</b> — consulte no portal do Tribunal de Justiça do Estado.<br>Emolumentos: R$ {money(r,40,110)}; fundos e taxas: R$ {money(r,9,30)}; total pago conforme recibo nº {num(r,5)}.<br>Rua {E(sur(r).split()[-1])} de {E(sur(r).split()[-1])}, {r.randint(10,1900)} — {rc}/{ruf} — CEP {num(r,5)}-000</div></div></div>'''
        acc = {A['n1']: [n1 if not F.nofather else n2], A['n2']: [n2] if not F.nofather else None, A['tw']: [f'{F.twname}, registrado sob o número de ordem seguinte', f'primeira nascida de parto gemelar, sendo seu irmão gêmeo {F.twname}'] if F.twin else None,
               A['est']: [hosp] if hosp else [born_at.replace(', neste município', '')]}
        k = dict(g1=F.g2, g1n=cu(F.c2)) if F.nofather else dict(g1=F.g1, g1n=cu(F.c1), g2=F.g2, g2n=cu(F.c2))
        if i == 2: acc.update({'filiação.genitor_2.nome_completo':[F.pai], A['n2']:['Posse - GO'], 'avós.paternos.avô':[F.pp1], 'avós.paternos.avó':[F.pp2]})
        if not (F.nofather or F.unkpat or F.unkboth): k.update(ap=F.avo_p, apa=F.ava_p)
        if not F.unkboth: k.update(am=F.avo_m, ama=F.ava_m)
        T = truth(case,612,1008,nome=NM,cpf=F.C,mat=ms,dtxt=bd,D=F.D,hora=hhmm(F.hour),sexo=F.sexo,est=hosp or 'Domicílio',mun=rc,uf=ruf,rmun=rc,ruf=ruf,cart=cart,R=F.R,dnv=dnv,livro=livro,folha=folha,termo=termo,
            twins=[F.twname] if F.twin else [],twinfo=F.twname,averb=F.averb,anot=F.anot,selo=selo,of=F.of,I=F.I,accept=acc,**k)
        write(case, css, body, T, size='215.9mm 355.6mm')

# ================================================================ D10: transcription of a birth abroad, registries of the border and the capital, 1996-2009
def D10():
    r = random.Random(1010)
    R_ = [('1º Serviço Notarial e de Registro Civil de Ponta Porã','Ponta Porã','MS'),('2º Ofício de Registro Civil de Corumbá','Corumbá','MS'),('Cartório do 1º Ofício do Registro Civil e Casamentos','Brasília','DF'),('Cartório do 1º Ofício de Cáceres','Cáceres','MT'),
      ('Registro Civil da 1ª Circunscrição da Capital','Rio de Janeiro','RJ'),('Ofício do Registro Civil de Guajará-Mirim','Guajará-Mirim','RO'),('Cartório do 1º Subdistrito da Comarca de Belo Horizonte','Belo Horizonte','MG'),('Registro Civil da 1ª Zona de Santana do Livramento','Santana do Livramento','RS')]
    # name, sex, birth, hour, place, city, country, registry consular, parents & grandparents
    X = [dict(n='Blas Ramón Ortellado Ferreira',s='M',d=(1994,2,3),h=(16,30),h_='Hospital Regional',c='Pedro Juan Caballero',p='Paraguai',g1='Eusebio Ortellado Giménez',n1='Concepción, Paraguai',g2='Marinalva Ferreira Leite',n2='Dourados - MS',ap='Ramón Ortellado',apa='Fidelina Giménez',am='Osório Ferreira da Luz',ama='Cleusa Leite',cons='Vice-Consulado do Brasil em Pedro Juan Caballero',cd='10/05/1994',R=(1996,4,12),I=(1996,4,12)),
      dict(n='Yhoselin Mamani da Costa',s='F',d=(2001,6,21),h=None,h_='',c='Puerto Suárez',p='Bolívia',g1='Wilfredo Mamani Choque',n1='Oruro, Bolívia',g2='Rosicler da Costa Pinho',n2='Corumbá - MS',ap='',apa='',am='Lindomar de Arruda Pinho',ama='Josefina da Costa',cons='Consulado do Brasil em Puerto Suárez',cd='04/07/2001',R=(2003,9,18),I=(2007,2,6)),
      dict(n='Clément Bragança Thibault',s='M',d=(1987,11,9),h=(3,12),h_='Clinique Sainte-Thérèse',c='Lyon',p='França',g1='Olivier Jean Thibault',n1='Grenoble, França',g2='Maria Teresa de Bragança e Couto',n2='Goiás - GO',ap='Marcel Thibault',apa='Jeanne Odile Perrin',am='Rui Couto',ama='Ermelinda de Bragança',cons='Consulado-Geral do Brasil em Paris',cd='14/12/1987',R=(1998,1,7),I=(2004,8,30),av='Homologada a opção pela nacionalidade brasileira por sentença da 4ª Vara Federal do Distrito Federal, proc. 2004.34.00.018855-1, em 12/07/2004.'),
      dict(n='Deysi Carolina Ribera Mendonça',s='F',d=(1999,9,13),h=(20,5),h_='Hospital Japonés',c='Santa Cruz de la Sierra',p='Bolívia',g1='Leonor Mendonça de Brito',n1='Poconé - MT',g2='',n2='',ap='',apa='',am='Agenor de Brito',ama='Sizenanda Mendonça',cons='Consulado-Geral do Brasil em Santa Cruz de la Sierra',cd='01/10/1999',R=(2000,3,27),I=(2000,3,27)),
      dict(n='Kenji Murilo Sakamoto Torres',s='M',d=(1996,4,30),h=(9,41),h_='Hospital Municipal de Hamamatsu',c='Hamamatsu',p='Japão',g1='Edson Hideo Sakamoto',n1='Londrina - PR',g2='Rosemeire Torres da Motta',n2='Barra do Piraí - RJ',ap='Hiroshi Sakamoto',apa='Setsuko Inoue Sakamoto',am='Nílton da Motta',ama='Abigail Torres',cons='Consulado-Geral do Brasil em Nagóia',cd='22/05/1996',R=(2002,11,4),I=(2002,11,5),tw='Akira Danilo Sakamoto Torres'),
      dict(n='Heydi Vaca Nogueira',s='F',d=(1978,1,18),h=(6,0),h_='',home='Domicílio, Calle Sucre s/n',c='Guayaramerín',p='Bolívia',g1='Sócrates Vaca Diez Roca',n1='Riberalta, Bolívia',g2='Francisca Nogueira da Cunha',n2='Guajará-Mirim - RO',ap='Napoleón Vaca Diez',apa='Asunta Roca',am='Raimundo Nonato da Cunha',ama='Luzia Nogueira',cons='',cd='',R=(1997,5,14),I=(2009,6,22),an='Casada em 20/12/2003 com Ezequiel Tourinho Passos, livro B-31, fls. 64, deste Ofício.'),
      dict(n='Theodora Margarethe Assis Vogel',s='F',d=(2005,12,2),h=(13,55),h_='Universitätsklinikum Eppendorf',c='Hamburgo',p='Alemanha',g1='Matthias Vogel',n1='Kiel, Alemanha',g2='Gláucia Rezende Assis Vogel',n2='Sete Lagoas - MG',ap='Dieter Vogel',apa='Hannelore Brandt Vogel',am='Vanderlei Assis',ama='Maria das Mercês Rezende Assis',cons='Embaixada do Brasil em Berlim, Setor Consular',cd='20/02/2006',R=(2006,8,1),I=(2006,8,1)),
      dict(n='Washington Fabián Duarte Olivera',s='M',d=(1969,7,26),h=(11,20),h_='Hospital de Rivera',c='Rivera',p='Uruguai',g1='Ceferino Duarte',n1='Tacuarembó, Uruguai',g2='Dorvalina Olivera Saldanha',n2='Quaraí - RS',ap='Gumersindo Duarte',apa='Petrona Sosa',am='Hipólito Olivera',ama='Nemésia Saldanha',cons='',cd='',R=(1999,10,19),I=(2001,4,3),av='Transcrição determinada pelo Juízo da Vara dos Registros Públicos da Comarca, mandado nº 88/99.')]
    css = '''body{width:210mm;height:297mm;position:relative;background-color:#f7f3fa;background-image:radial-gradient(#d9cde4 .35mm,transparent .4mm);background-size:3.2mm 3.2mm;font:9.8pt 'TeX Gyre Pagella';color:#14141c}
    .fr{position:absolute;left:14mm;right:14mm;top:13mm;bottom:13mm;border:1.1mm double #57407a}.in{position:absolute;left:22mm;right:22mm;top:19mm}table{width:100%;border-collapse:collapse;background:#ffffffd8}td{padding:.95mm 2mm;vertical-align:top;border-bottom:.15mm solid #c7b8d8}
    td.k{width:52mm;text-align:right;font-style:italic;color:#57407a;border-right:.4mm solid #57407a}tr.h td{background:#57407a;color:#fff;font:700 8.6pt 'TeX Gyre Pagella';letter-spacing:1px;text-align:center}'''
    for i, x in enumerate(X):
        case = f'D10-{i+1}'; cart, rc, ruf = R_[i]; x = O(x)
        D, R, I = dt.date(*x.d), dt.date(*x.R), dt.date(*x.I); assert D <= R <= I
        none = ['não consta','não constam','---','não consta','-x-x-x-','nada consta','* * *','não há'][i]
        li, fo, ter = r.randint(2, 61), r.randint(1, 299), r.randint(90, 9800)
        livro = f'E-{li}' if i % 2 == 0 else f'{li}-E'; folha = [f'{fo}',f'{fo}v',f'{fo:03d}',f'{fo}',f'{fo}',f'{fo}v',f'{fo:03d}',f'{fo}'][i]; termo = f'{ter:,}'.replace(',', '.')
        of, sub = anyone(r, None, 1955), anyone(r, None, 1970)
        sx = 'Masculino' if x.s == 'M' else 'Feminino'; o = 'o' if x.s == 'M' else 'a'
        bd = dext(D, [0, 4, 0, 5, 1, 0, 4, 2][i])
        hx = '' if not x.h else [f'{x.h[0]}h{x.h[1]:02d}', h24(*x.h) , f'{x.h[0]:02d}:{x.h[1]:02d}', hper(*x.h)][i % 4]
        row = lambda k, v: f'<tr><td class="k">{k}</td><td>{E(v) if v else none}</td></tr>'
        h = lambda t: f'<tr class="h"><td colspan="2">{t}</td></tr>'
        place = x.h_ or x.home or ''
        L1 = ['Inscrit'+o+' como','Nome da pessoa transcrita'][i % 2]
        fil = row('Filh'+o+' de', x.g1) + row('natural de' if i % 2 else 'de naturalidade', x.n1) + (row('e de', x.g2) + row('natural de' if i % 2 else 'de naturalidade', x.n2) if x.g2 else '')
        if x.g2: avs = row('Avós pelo pai', f'{x.ap} e {x.apa}' if x.ap else '') + row('Avós pela mãe', f'{x.am} e {x.ama}')
        else: avs = row('Avós pela mãe', f'{x.am} e {x.ama}')
        orig = (row('Repartição', x.cons) + row('Livro / fls. / termo consular', f'{r.randint(2,60)} / {r.randint(1,99)} / {r.randint(100,900)}') + row('Data do assento consular', x.cd)) if x.cons else (row('Assento estrangeiro', f'Registro Civil de {x.c}, Oficialía nº {r.randint(1,9)}, Acta {r.randint(10,400)}') + row('Legalização e tradução', f'Consulado brasileiro; tradutor público {anyone(r,"M",1950)}'))
        selo = f'{rnd(r,2)}{num(r,6)}' if I.year >= 2002 and i != 4 else ''
        signer = sub if i in (3, 6) else of
        body = f'''<div class="fr"></div><div class="in"><div style="display:flex;gap:5mm;align-items:center">{arms(20,'#57407a','#e9def5')}<div style="flex:1;text-align:center;line-height:1.35">República Federativa do Brasil<br><b style="font-size:12pt">{E(cart)}</b><br>{rc} — {UFN[ruf]}</div><div style="width:20mm"></div></div>
        <div style="text-align:center;font:700 14pt/1.25 'TeX Gyre Pagella';color:#57407a;margin:4mm 0 3mm">CERTIDÃO DE NASCIMENTO<br><span style="font:italic 10.5pt 'TeX Gyre Pagella'">transcrição de assento lavrado no exterior (Lei nº 6.015/73, art. 32)</span></div>
        <p style="margin:0 0 3mm;text-align:justify">Certifico que no Livro <b>{livro}</b>, fls. <b>{folha}</b>, sob o nº <b>{termo}</b>, foi transcrito, em <b>{dext(R,[4,5,3,4,5,0,4,4][i])}</b>, o assento de nascimento cujos elementos são:</p>
        <table>{h('A PESSOA')}{row(L1, x.n)}{row('De sexo', sx.lower())}{row('Nascid'+o+' em', bd)}{row('Hora local', hx)}{row('Estabelecimento / lugar', place)}{row('Cidade e país', f'{x.c}, {x.p}')}{h('A FAMÍLIA')}{fil}{avs}{row('Gêmeo', f'sim, com {x.tw}' if x.tw else 'não')}{h('O ASSENTO DE ORIGEM')}{orig}{h('À MARGEM')}{row('Averbações', x.av)}{row('Anotações', x.an)}</table>
        <p style="margin:3.5mm 0 0;font-size:8.4pt;text-align:justify">{"Brasileir"+o+" nat"+o+", nos termos do art. 12, inciso I, alínea c, da Constituição Federal." if i not in (2,5,7) else "A condição da nacionalidade brasileira depende de opção, em qualquer tempo, perante a Justiça Federal (CF, art. 12, I, c)."} Válida em todo o território nacional.</p>
        <div style="display:flex;gap:6mm;margin-top:6mm"><div style="width:44mm">{stamp(32,'OFICIAL DO REGISTRO CIVIL  ★  '+U(rc)[:14]+' ★',['LIVRO E',ruf],'#3a3a8c',-11)}</div><div style="flex:1;text-align:center">Dou fé. {rc}, {dext(I,[4,3,4,4,4,3,0,4][i])}.<div style="margin:3mm auto 0;width:54mm">{scrawl(r,52,12)}</div><div style="border-top:.25mm solid #000;padding-top:1mm">{E(signer)}</div>{"Oficial" if signer == of else "Escrevente Autorizad"+("o")}<div style="font-size:8pt;margin-top:3mm">{("Selo de autenticidade nº "+selo) if selo else "Custas: R$ "+money(r,7,20)}{(" · Oficial: "+E(of)) if i==6 else ""}</div></div></div></div>'''
        pn = lambda s: s
        acc = {A['mun']: [f'{x.c}, {x.p}', f'{x.c} - {x.p}'], A['uf']: [x.p, 'EX'], A['nat']: [f'{x.c}, {x.p}', f'{x.c} - {x.p}'], A['est']: [x.home] if x.home else None, A['tw']: [f'sim, com {x.tw}'] if x.tw else None,
            A['dt']: [dext(D)] if i in (4, 7) else None}
        T = truth(case,595,842,nome=x.n,dtxt=bd,D=D,hora=hhmm(x.h),sexo=sx,est=x.h_ or ('Domicílio' if x.home else ''),mun=x.c,uf='',rmun=rc,ruf=ruf,cart=cart,R=R,livro=livro,folha=folha,termo=termo,g1=x.g1,g1n=x.n1,g2=x.g2,g2n=x.n2,
            ap=x.ap,apa=x.apa,am=x.am,ama=x.ama,twins=[x.tw] if x.tw else [],twinfo=x.tw,averb=x.av,anot=x.an,selo=selo,of=signer if i==3 else of,I=I,accept=acc)
        write(case, css, body, T)

if __name__ == '__main__':
    os.makedirs(OUT, exist_ok=True)
    for n in range(1, 11):
        fn = globals().get(f'D{n}')
        if fn: fn()
