#!/usr/bin/env python3
# Ten birth-certificate forms, K1..K10, eight fillings each.  Standard library only.
import json, os, random, datetime as dt, html as _h, sys
OUT = sys.argv[1]; os.makedirs(OUT, exist_ok=True)
E = _h.escape

# ---------------------------------------------------------------- words
U = ['zero','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze','dezesseis','dezessete','dezoito','dezenove']
D = ['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
C = ['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
def ext(n, fem=False):
    if n < 20:
        w = U[n]; return {'um':'uma','dois':'duas'}.get(w, w) if fem else w
    if n < 100: return D[n//10] + (' e ' + ext(n%10, fem) if n%10 else '')
    if n == 100: return 'cem'
    if n < 1000: return C[n//100] + (' e ' + ext(n%100, fem) if n%100 else '')
    m, r = divmod(n, 1000)
    h = ('' if m == 1 else ext(m) + ' ') + 'mil'
    if not r: return h
    return h + (' e ' if r < 100 or r % 100 == 0 else ' ') + ext(r, fem)
MES = ['','janeiro','fevereiro','março','abril','maio','junho','julho','agosto','setembro','outubro','novembro','dezembro']
def ddmm(d, s='/'): return f'{d.day:02d}{s}{d.month:02d}{s}{d.year}'
def words(d, first='primeiro'):
    return f"{first if d.day==1 else ext(d.day)} de {MES[d.month]} de {ext(d.year)}"
def longd(d): return f"{d.day:02d} de {MES[d.month]} de {d.year}"

# ---------------------------------------------------------------- numbers
def cpf(r):
    d = [r.randint(0,9) for _ in range(9)]
    for k in (10, 11):
        s = sum(a*b for a, b in zip(d, range(k, 1, -1))) * 10 % 11 % 10
        d.append(s)
    s = ''.join(map(str, d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def mat_dv(s):
    def w(v):
        m = 32 - len(v); t = 0
        for c in v:
            t += int(c)*m; m += 1
            if m > 10: m = 0
        t %= 11
        return '1' if t == 10 else str(t)
    a = w(s); return a + w(s + a)
assert mat_dv('104539015520131000120210000123') == '21'
def matricula(cns, year, book, leaf, entry, acervo='01', kind='1'):
    s = f'{cns}{acervo}55{year}{kind}{book:05d}{leaf:03d}{entry:07d}'
    v = s + mat_dv(s)
    return f'{v[:6]} {v[6:8]} {v[8:10]} {v[10:14]} {v[14]} {v[15:20]} {v[20:23]} {v[23:30]} {v[30:]}'

# ---------------------------------------------------------------- people
def deck(s):
    return [x.strip() for x in s.replace('\n', ',').split(',') if x.strip()]
M_OLD = deck('''Olegário, Deoclides, Sebastião, Benedito, Joaquim, Manoel, Antônio, José Maria, Raimundo Nonato, Firmino, Gumercindo, Lindolfo, Osvaldo, Aristides, Belmiro, Jovelino,
Zeferino, Onofre, Geraldo Magela, Vicente de Paulo, Alípio, Theodoro, Horácio, Laudelino, Américo, Pedro Celestino, Getúlio, Altamiro, Waldomiro, Nicanor, Orozimbo, Ubaldino, Cristóvão, Donato, Hermenegildo, Abílio, Jerônimo, Eurípedes, Calixto, Saturnino''')
F_OLD = deck('''Maria da Conceição, Sebastiana, Ambrosina, Josepha, Emerenciana, Rita de Cássia, Ana Rosa, Georgina, Idalina, Francisca Romana, Perpétua, Alzira, Zulmira, Maria das Dores, Etelvina, Leopoldina, Guilhermina,
Hermínia, Olímpia, Blandina, Virgínia, Jesuína, Durvalina, Carolina, Balbina, Anésia, Maria Augusta, Eponina, Filomena, Clotilde, Natividade, Aparecida, Dejanira, Iracema, Odília, Conceição, Benedita, Altina, Custódia, Umbelina''')
M_MID = deck('''Carlos Alberto, Luiz Fernando, Paulo Sérgio, Marco Aurélio, Roberto, Wanderley, Edmilson, Reginaldo, Adalberto, Cláudio, Gilson, Jurandir, Valdeci, Nilton César, Ademir, Rogério, Sidnei, Wellington, Francisco das Chagas, João Batista, Hélio, Osmar, Ronaldo, Divino, Cleuber, Juarez, Luís Otávio, Alceu, Ivan, Mauro, Elpídio, Romildo, Genivaldo, Tarcísio, Eliseu, Vanderlei José, Amauri, Dirceu, Edson Luís, Joel''')
F_MID = deck('''Sônia Maria, Vera Lúcia, Rosângela, Márcia Regina, Eliane, Cleusa, Ivone, Neide, Tânia, Sueli, Marli, Divina, Lucimar, Aparecida de Fátima, Rosana, Jussara, Ângela, Valéria, Gislene, Marilene, Neusa, Edna, Solange, Elizete, Creuza, Lenir, Terezinha de Jesus, Nilza, Edilene, Marinalva, Ivanilde, Adriana, Simone, Kátia Cilene, Maristela, Beatriz, Lourdes, Inês, Zilda, Dalva''')
M_NEW = deck('''Enzo Gabriel, Davi Lucca, Heitor, Théo, Arthur Miguel, Pietro, Bernardo, Ravi, João Pedro, Kauê, Luan Henrique, Ícaro, Benício, Caetano, Yuri, Nicolas, Ryan, Samuel, Vinícius, Otávio, Murilo, Raul, Joaquim José, Cauã, Gael, Levi, Noah, Anthony Gabriel, Isaac, Thiago, Breno, Emanuel, Iago, Zion, Martim, Ian, Elias, Apolo, Dom Rafael, Valentim''')
F_NEW = deck('''Maria Eduarda, Sofia, Valentina, Alice, Lívia, Helena, Isabelly, Yasmin, Maria Flor, Lorena, Antonella, Cecília, Manuela, Ana Júlia, Lara, Heloísa, Rebeca, Esther, Ayla, Maitê, Luna, Maria Cecília, Agatha, Stella, Eloá, Clarice, Pérola, Jade, Mirella, Catarina, Olívia, Ana Clara, Melissa, Bianca, Laís, Nicole, Emanuelly, Aurora, Zoé, Iolanda''')
SUR = deck('''Silva, Souza, Alves, Ferreira, Rodrigues, Gonçalves, Lopes, Barbosa, Rezende, Vilela, Junqueira, Bernardes, Caixeta, Borges, Naves, Lemes, Assunção, Fonseca, Teixeira, Guimarães, Rabelo, Faria, Queiroz, Siqueira, Peixoto, Mendonça, Cavalcanti, Albuquerque, Sampaio, Holanda, Bezerra, Aragão,
Nóbrega, Tavares, Maranhão, Falcão, Coimbra, Brandão, Severo, Fagundes, Azambuja, Bitencourt, Zanatta, Bortolini, Zandonadi, Fiorese, Marchesini, Piovesan, Dal Molin, Tomazelli, Bergamaschi, Schmitz, Klein, Hoffmann, Schneider, Knapp, Wendt, Kowalski, Wisniewski, Nakamura, Takahashi, Yamashita, Okada, Abdalla, Haddad, Salomão, Mansur, Jabur, Yanomami, Xakriabá, Pankararu, Ávila, Corrêa, Mesquita, Moura, Nogueira, Pimentel, Quintão, Ribas, Sá, Toledo, Uchôa, Valadão, Veloso, Xavier, Paixão, Santana, Conceição, Batista, Cunha, Drummond, Furtado, Godinho, Leão, Maciel, Novaes, Oliveira, Pacheco, Rocha, Seixas, Trindade, Viana, Wanderley''')
PART = ['', '', '', '', 'de ', 'da ', 'do ', 'dos ', 'de ']
PARTFOR = {'Silva':'da ','Santana':'de ','Sá':'de ','Cunha':'da ','Rocha':'da ','Conceição':'da ','Paixão':'da ','Trindade':'da ','Fonseca':'da ','Moura':'de ','Toledo':'de ','Faria':'de ','Queiroz':'de ','Mendonça':'de ','Ávila':"d'",'Assunção':'de ','Oliveira':'de ','Souza':'de ','Rezende':'de ','Albuquerque':'de ','Holanda':'de ','Aragão':'de ','Siqueira':'de '}
class Names:
    def __init__(s, r):
        s.r = r; s.d = {}
    def take(s, key, pool):
        if not s.d.get(key):
            l = list(pool); s.r.shuffle(l); s.d[key] = l
        return s.d[key].pop()
    def given(s, sex, era):
        return s.take((sex, era), {('M','old'):M_OLD,('F','old'):F_OLD,('M','mid'):M_MID,('F','mid'):F_MID,('M','new'):M_NEW,('F','new'):F_NEW}[(sex,era)])
    def sur(s):
        n = s.take('sur', SUR)
        p = PARTFOR.get(n, '')
        return (p if s.r.random() < .7 else '') + n
MUN = [x.split('|') for x in '''Uberaba|MG
Patos de Minas|MG
Araguari|MG
Sacramento|MG
Diamantina|MG
Januária|MG
São João del-Rei|MG
Teófilo Otoni|MG
Muriaé|MG
Passa Quatro|MG
Conceição do Mato Dentro|MG
Ituiutaba|MG
Três Corações|MG
Almenara|MG
Catalão|GO
Pirenópolis|GO
Rio Verde|GO
Jataí|GO
Goianésia|GO
Itumbiara|GO
Porangatu|GO
Anápolis|GO
Morrinhos|GO
Quirinópolis|GO
Santa Helena de Goiás|GO
Formosa|GO
Campina Grande|PB
Crato|CE
Caruaru|PE
Mossoró|RN
Feira de Santana|BA
Barreiras|BA
Parnaíba|PI
Imperatriz|MA
Santarém|PA
Parintins|AM
Cruzeiro do Sul|AC
Ji-Paraná|RO
Gurupi|TO
Rondonópolis|MT
Dourados|MS
Londrina|PR
Chapecó|SC
Joaçaba|SC
Santa Maria|RS
Bagé|RS
Caxias do Sul|RS
Ribeirão Preto|SP
Botucatu|SP
Santa Bárbara d'Oeste|SP
Colatina|ES
Campos dos Goytacazes|RJ
Nova Friburgo|RJ
Penedo|AL
Estância|SE
Macapá|AP
Boa Vista|RR
Paracatu|MG
Cristalina|GO
Guaxupé|MG'''.split('\n')]
UFN = dict(MG='Minas Gerais',GO='Goiás',PB='Paraíba',CE='Ceará',PE='Pernambuco',RN='Rio Grande do Norte',BA='Bahia',PI='Piauí',MA='Maranhão',PA='Pará',AM='Amazonas',AC='Acre',RO='Rondônia',TO='Tocantins',MT='Mato Grosso',MS='Mato Grosso do Sul',PR='Paraná',SC='Santa Catarina',RS='Rio Grande do Sul',SP='São Paulo',ES='Espírito Santo',RJ='Rio de Janeiro',AL='Alagoas',SE='Sergipe',AP='Amapá',RR='Roraima',DF='Distrito Federal')
HOSP = ['Santa Casa de Misericórdia','Hospital e Maternidade São Lucas','Maternidade Nossa Senhora de Lourdes','Hospital Regional Dr. Afrânio Rosa','Hospital Municipal Dona Zica Pontes','Casa de Saúde Santa Mônica','Hospital São Vicente de Paulo','Maternidade Ana Braga Nunes','Hospital Universitário','Hospital Evangélico','Hospital e Maternidade Modelo','Casa de Parto Flor do Ipê','Hospital da Fundação SESP','Hospital Nossa Senhora da Abadia','Policlínica Santa Rita','Hospital Materno-Infantil']
PROF_M = ['lavrador','comerciante','ferroviário','pedreiro','motorista','servidor público','agricultor','professor','alfaiate','mecânico','bancário','vaqueiro']
PROF_F = ['do lar','doméstica','professora','costureira','lavradora','enfermeira','comerciária','prendas domésticas']
OFF = ['Maria Inês Caldeira Pontes','Hélio Ramos Vasconcelos','Rosalva Timóteo Quirino','Eduardo Bicalho Starling','Tereza Cristina Amaral Lobo','Waltercides Pires de Moraes','Nádia Kfouri Bastos','Gérson Luís Pfeifer','Ione Sarmento Figueira','Otacílio Brasileiro Neto','Lívia Mara Couto Serpa','Plínio Dantas Ourives','Cássia Regina Fraga Lemos','Ruy Mauricio Valença','Suely Aparecida Monjardim','Aldo Zeferino Brum']
ESC = ['Jéssica Tainá Moreira','Wesley Prado Lins','Dulcinéia Pereira Godoi','Fábio Augusto Nery','Kelly Cristine Boaventura','Altair José Macedo','Priscila Vaz Torquato','Rubens Caiado Neto']
ROADS = ['Rua Barão do Rio Branco','Avenida Getúlio Vargas','Praça da Matriz','Rua Coronel Quincas Borges','Avenida Goiás','Rua Padre Eustáquio','Travessa do Rosário','Rua Sete de Setembro','Avenida Afonso Pena','Rua Tiradentes']

def person(case, era, years, issue=None, sex=None, mun=None, nofather=False, unk='', twin=False, home=False, nohour=False, lag=None, regmun=None, simple=False, given=None, long=False):
    """raw facts; era of the child; issue = (y0, y1)"""
    r = random.Random('k-' + case)
    N = Names(r); p = dict(r=r, N=N, case=case)
    up = {'new':'mid','mid':'old','old':'old'}[era]
    p['sex'] = sex or r.choice('MF')
    sf, sm = N.sur(), N.sur()
    sfm, smm = N.sur(), N.sur()
    p['father'] = '' if nofather else f"{N.given('M',up)} {sfm+' ' if r.random()<.6 or long else ''}{sf}"
    p['mother'] = f"{N.given('F',up)} {smm+' ' if r.random()<.6 or long else ''}{sm}"
    p['pgf'] = '' if nofather else f"{N.given('M','old')} {sf}"
    p['pgm'] = '' if nofather else f"{N.given('F','old')} {sfm} {sf}"
    p['mgf'] = f"{N.given('M','old')} {N.sur()+' ' if long else ''}{sm}"
    p['mgm'] = f"{N.given('F','old')} {smm} {sm}"
    for k in unk.split(): p[k] = ''
    fam = (sm if nofather else (sm + ' ' + sf)) if not simple else (sm if nofather else sf)
    if long: fam = smm + ' ' + sm + ('' if nofather else ' ' + sfm + ' ' + sf)
    g = given or N.given(p['sex'], era)
    p['name'] = f"{g} {fam}"; p['given'] = g; p['fam'] = fam
    p['twin'] = f"{N.given(r.choice('MF'), era)} {fam}" if twin else ''
    m = mun or r.choice(MUN); p['mun'], p['uf'] = m
    p['rmun'], p['ruf'] = regmun or m
    same = [x for x in MUN if x[1] == m[1]]
    p['fnat'] = r.choice(same + MUN[:4] if r.random()<.7 else MUN); p['mnat'] = r.choice(same if r.random()<.6 else MUN)
    y = r.randint(*years)
    b = dt.date(y, 1, 1) + dt.timedelta(r.randint(0, 364)); p['birth'] = b
    p['hour'] = None if nohour else (r.randint(0,23), r.choice([0,0,5,10,15,20,25,30,30,40,45,50,55, r.randint(1,59)]))
    p['home'] = home; p['hosp'] = r.choice(HOSP)
    p['reg'] = b + dt.timedelta(lag if lag is not None else r.randint(1, 40))
    while p['reg'].weekday() > 4: p['reg'] += dt.timedelta(1)
    iss = p['reg'] if issue is None else None
    if issue:
        for _ in range(500):
            iss = dt.date(r.randint(*issue), 1, 1) + dt.timedelta(r.randint(0, 364))
            if iss >= p['reg'] and iss.weekday() < 5: break
        else: iss = p['reg']
    if iss.month == 1 and iss.day == 1: iss += dt.timedelta(1)
    p['issue'] = iss
    p['book'] = r.randint(3, 380); p['leaf'] = r.randint(1, 300); p['entry'] = r.randint(700, 98000)
    p['cns'] = f"{r.randint(1,14)*10000 + r.randint(11, 9899):06d}"
    p['mat'] = matricula(p['cns'], p['reg'].year, p['book'], p['leaf'], p['entry'])
    p['cpf'] = cpf(r)
    p['dnv'] = f"30-{r.randint(30000000, 89999999)}-{r.randint(0,9)}"
    p['off'] = r.choice(OFF); p['esc'] = r.choice(ESC)
    p['road'] = f"{r.choice(ROADS)}, {r.randint(12, 1900)}"
    p['pf'], p['pm'] = r.choice(PROF_M), r.choice(PROF_F)
    p['cep'] = f"{r.randint(38,77)}{r.randint(100,999)}-{r.randint(0,9)}{r.randint(0,9)}0"
    p['tel'] = f"({r.choice([34,38,62,64,31,35])}) {r.randint(3200,3899)}-{r.randint(1000,9999)}"
    def P(sex, era2=up): return f"{N.given(sex, era2)} {N.sur()} {N.sur()}"
    p['P'] = P
    return p

def truth(p, layout, n, size=(595, 842)):
    b = p['birth']
    t = {"case": f"{layout}-{n}", "layout": layout, "condition": "pdf_born_digital", "file": f"{layout}-{n}.pdf", "width": size[0], "height": size[1], "resizeImage": False,
      "data": {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
        "dados_pessoais": {"nome_completo": p['name'], "cpf": "", "matrícula": "", "data_nascimento": {"texto_completo": "", "dia": f"{b.day:02d}", "mês": f"{b.month:02d}", "ano": str(b.year)},
          "hora_nascimento": "%02d:%02d" % p['hour'] if p['hour'] else "", "naturalidade": "", "sexo": "Masculino" if p['sex'] == 'M' else "Feminino"},
        "local_nascimento": {"estabelecimento": "", "município": p['mun'], "uf": p['uf']},
        "registro": {"município": p['rmun'], "uf": p['ruf'], "cartório": "", "data_registro": ddmm(p['reg']), "número_dnv": "", "livro": "", "folha": "", "termo": ""},
        "filiação": {"genitor_1": {"nome_completo": p['father'] or p['mother'], "naturalidade": ""}, "genitor_2": {"nome_completo": p['mother'] if p['father'] else "", "naturalidade": ""}},
        "avós": {"paternos": {"avô": p['pgf'], "avó": p['pgm']}, "maternos": {"avô": p['mgf'], "avó": p['mgm']}},
        "gêmeos": {"status": "Sim" if p['twin'] else "Não", "informações_adicionais": p['twin']},
        "observações": {"averbações": "", "anotações": ""},
        "autenticação": {"selo_digital": "", "oficial_registro": "", "data_emissão": ddmm(p['issue'])}},
      "accept": {}, "negative": None, "meta": {"twin_names": [p['twin']] if p['twin'] else [], "joint_notes": False, "cadastro": []}}
    return t
def T(t, path, v):
    o = t['data']; ks = path.split('.')
    for k in ks[:-1]: o = o[k]
    assert ks[-1] in o, path
    o[ks[-1]] = v
def upcase(p, keys='name father mother pgf pgm mgf mgm twin'):
    for k in keys.split(): p[k] = p[k].upper()
def qr(r, px, color='#000'):
    n = 29; g = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    for (a, b) in ((0,0),(0,n-7),(n-7,0)):
        for i in range(-1, 8):
            for j in range(-1, 8):
                y, x = a+i, b+j
                if 0 <= y < n and 0 <= x < n:
                    g[y][x] = 0 <= i < 7 and 0 <= j < 7 and (i in (0,6) or j in (0,6) or (2 <= i <= 4 and 2 <= j <= 4))
    s = ''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{px}" height="{px}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path fill="{color}" d="{s}"/></svg>'
def arms(px, c):
    import math
    pts = ' '.join(f'{50+ (34 if i%2==0 else 14)*math.sin(i*math.pi/5):.1f},{50-(34 if i%2==0 else 14)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    ring = ''.join(f'<circle cx="{50+43*math.sin(i*math.pi/12):.1f}" cy="{50+43*math.cos(i*math.pi/12):.1f}" r="2.6" fill="{c}"/>' for i in range(24))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100"><polygon points="{pts}" fill="none" stroke="{c}" stroke-width="3"/><circle cx="50" cy="50" r="9" fill="{c}"/>{ring}</svg>'
def stamp(lines, px=96, c='#3a3f9a', rot=-12):
    li = ''.join(f'<text x="60" y="{60 + (i-(len(lines)-1)/2)*13:.0f}" font-size="9.5" text-anchor="middle" fill="{c}">{E(l)}</text>' for i, l in enumerate(lines))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:.75;font-family:Liberation Sans Narrow"><circle cx="60" cy="60" r="56" fill="none" stroke="{c}" stroke-width="2.5"/><circle cx="60" cy="60" r="45" fill="none" stroke="{c}" stroke-width="1"/>{li}</svg>'
def sig(r, w=150, c='#1c2b80'):
    x, y = 6, 26; d = f'M{x} {y}'
    while x < w-12:
        dx = r.randint(6, 20); d += f' q{dx//2} {r.randint(-26, 16)} {dx} {r.randint(-6, 6)}'; x += dx
    return f'<svg width="{w}" height="40" viewBox="0 -10 {w} 60"><path d="{d}" fill="none" stroke="{c}" stroke-width="1.4"/></svg>'
def page(css, body, size='A4', title='Certidão'):
    return f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title}</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}{css}</style></head><body>{body}</body></html>'
FORMS = {}
def form(f): FORMS[f.__name__] = f; return f

# ================================================================ K1  MG, 2018-2025, national model as fieldsets, dark blue on guilloche
@form
def K1(n):
    o = [dict(), dict(nofather=True, mun=('Diamantina','MG')), dict(twin=True, long=True), dict(nohour=False, home=True, mun=('Almenara','MG')), dict(unk='pgf'), dict(), dict(sex='F', given='Aimê', lag=0), dict(long=True, sex='M')][n-1]
    mg = [m for m in MUN if m[1] == 'MG']
    rr = random.Random(f'K1mun{n}')
    o.setdefault('mun', rr.choice(mg))
    p = person(f'K1-{n}', 'new', (2018, 2024), (2018, 2025), **o); r = p['r']; upcase(p)
    if n in (1, 7): p['issue'] = p['reg']
    t = truth(p, 'K1', n); b = p['birth']
    T(t,'dados_pessoais.cpf', p['cpf']); T(t,'dados_pessoais.matrícula', p['mat'])
    T(t,'livro' and 'registro.livro', str(p['book'])); T(t,'registro.folha', str(p['leaf'])); T(t,'registro.termo', str(p['entry']))
    bw = words(b); T(t,'dados_pessoais.data_nascimento.texto_completo', bw)
    nat = f"{p['mun']} - {p['uf']}".upper() if n % 2 else f"{p['mun']} - {p['uf']}"
    T(t,'dados_pessoais.naturalidade', nat)
    est = 'Domicílio' if p['home'] else p['hosp']; T(t,'local_nascimento.estabelecimento', est)
    fn, mn = [f"{x[0]}-{x[1]}" for x in (p['fnat'], p['mnat'])]
    g = t['data']['filiação']
    rows = []
    if p['father']:
        rows.append((p['father'], fn)); g['genitor_1']['naturalidade'] = fn; g['genitor_2']['naturalidade'] = mn
    else: g['genitor_1']['naturalidade'] = mn
    rows.append((p['mother'], mn))
    av = lambda x: x or ['ignorado','*****','---'][n % 3]
    T(t,'registro.número_dnv', p['dnv'])
    cart = ['Ofício do Registro Civil das Pessoas Naturais','Cartório do 1º Subdistrito de Registro Civil','Registro Civil e Tabelionato de Notas do Distrito Sede','Serventia Registral Pimenta'][n % 4]
    T(t,'registro.cartório', cart); T(t,'autenticação.oficial_registro', p['off'])
    selo = ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVXZ') for _ in range(3)) + str(r.randint(10000, 99999)); T(t,'autenticação.selo_digital', selo)
    cod = '.'.join(str(r.randint(1000, 9999)) for _ in range(4))
    t['meta']['joint_notes'] = True
    notes = {2: ('averbações', 'AV.1 - Retificado o município de naturalidade da mãe, a requerimento dela, protocolado em 14/08/2024. Averbado em 02/09/2024.'),
             5: ('averbações', 'Retificado o nome da avó paterna em 03/02/2025, nos termos do art. 110 da Lei nº 6.015/73. Protocolo 2.318.')}.get(n)
    if n == 2: p['issue'] = dt.date(2025, 3, 14); t['data']['autenticação']['data_emissão'] = '14/03/2025'
    if n == 5: p['issue'] = dt.date(2025, 5, 8); t['data']['autenticação']['data_emissão'] = '08/05/2025'
    if notes: T(t, 'observações.' + notes[0], notes[1])
    note = notes[1] if notes else ['Nada consta.','---','Sem averbações ou anotações'][n % 3]
    cad = []
    if n == 8: cad = [('RG', 'MG-22.481.907', '11/01/2025', 'PC/MG', '---')]; p['issue'] = dt.date(2025, 6, 16); T(t,'autenticação.data_emissão','16/06/2025'); t['meta']['cadastro'] = ['RG MG-22.481.907']
    tw = f"{p['twin']} - Matrícula {matricula(p['cns'], p['reg'].year, p['book'], p['leaf'], p['entry']+1)}" if p['twin'] else ['Não se aplica','*****'][n % 2]
    if p['twin']: t['accept']['gêmeos.informações_adicionais'] = [tw]
    F = lambda l, v, w, c='': f'<fieldset class="{c}" style="flex:{w}"><legend>{l}</legend>{v}</fieldset>'
    hh = '%02d:%02d' % p['hour'] + (' h' if n % 2 else ' horas')
    mr = f"{p['rmun']} - {p['ruf']}"
    local = f"{est if not p['home'] else 'Domicílio, Fazenda Córrego Fundo, zona rural'}, {p['mun']} - {p['uf']}"
    css = '''body{width:210mm;height:297mm;padding:13mm 14mm 10mm;font:9pt "Carlito";color:#14275c;background:repeating-radial-gradient(circle at 30% 40%,#f3f6fb 0 3px,#fff 3px 6px)}
    .h{text-align:center;font-weight:bold;line-height:1.25}.h .t{font-size:19pt;letter-spacing:1px;margin:2mm 0 1mm}.row{display:flex;gap:2mm}
    fieldset{border:1px solid #5a6ea8;border-radius:3px;margin:0 0 2.3mm;padding:.8mm 2.5mm 2mm;background:#fff;min-width:0;color:#000;font-size:11pt}legend{font-size:8pt;color:#14275c;padding:0 1mm}
    .c{text-align:center}.b{font-weight:bold;font-size:12pt}table{width:100%;border-collapse:collapse;font-size:8pt}td{border:1px solid #9aa8cf;padding:.4mm 1.2mm}.foot{display:flex;gap:4mm;margin-top:2mm;font-size:8.5pt;color:#000}'''
    body = f'''<div class="h">{arms(46,'#14275c')}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<div class="t">CERTIDÃO DE NASCIMENTO</div></div>
    <div class="row">{F('Nome', p['name'], 3, 'c b')}</div><div class="row">{F('Número do CPF', p['cpf'], 1, 'c b')}{F('Matrícula', p['mat'], 2.6, 'c b')}</div>
    <div class="row">{F('Data de nascimento por extenso', bw, 5)}{F('Dia', f'{b.day:02d}', .6,'c')}{F('Mês', f'{b.month:02d}', .6,'c')}{F('Ano', b.year, .8,'c')}</div>
    <div class="row">{F('Hora de nascimento', hh, 1)}{F('Naturalidade', nat, 2.4)}{F('Sexo', t['data']['dados_pessoais']['sexo'], 1)}</div>
    <div class="row">{F('Município de registro e Unidade da Federação', mr, 1)}{F('Local, município de nascimento e UF', local, 1.8)}</div>
    {F('Filiação', '<br>'.join(f"{a}, natural de {c}" for a, c in rows), 1)}
    {F('Avós', ((f"Paternos: {av(p['pgf'])} e {av(p['pgm'])}<br>") if p['father'] else '') + f"Maternos: {av(p['mgf'])} e {av(p['mgm'])}", 1)}
    <div class="row">{F('Gêmeo', 'SIM' if p['twin'] else 'NÃO', .5,'c')}{F('Nome e matrícula do(s) gêmeo(s)', tw, 4)}</div>
    <div class="row">{F('Data do registro por extenso', words(p['reg']) , 3)}{F('Número da DNV / Declaração de Nascido Vivo', p['dnv'], 1.6)}</div>
    {F('Averbações / Anotações a acrescer', f'<div style="min-height:24mm">{note}</div>', 1)}
    {F('Anotações de cadastro', '<table><tr><td>Tipo de documento<td>Número<td>Data expedição<td>Órgão expedidor<td>Data de validade</tr>' + (''.join('<tr>'+''.join(f'<td>{x}' for x in c) for c in cad) or '<tr><td>---<td>---<td>---<td>---<td>---') + '</table><div style="font-size:6.5pt;margin-top:.6mm">* As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigida pelo órgão solicitante.</div>', 1)}
    <div class="foot"><div style="flex:1.1;border-top:2px solid #14275c;padding-top:1mm"><b>{cart}</b><br>Oficial: {p['off']}<br>Município/UF: {p['rmun']} / {p['ruf']}<br>{p['road']} - Centro<br>CEP {p['cep']} - Tel. {p['tel']}</div>
    <div style="flex:1.3;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{p['rmun']}, {longd(p['issue'])}.<br>{sig(r)}<br>______________________________<br>{p['esc']}<br>Escrevente autorizada</div>
    <div style="flex:1;border:1px solid #000;padding:1mm;font-size:6.5pt;text-align:center">PODER JUDICIÁRIO - TJMG<br>CORREGEDORIA-GERAL DE JUSTIÇA<br>Selo de Consulta: <b>{selo}</b><br>Cód. Segurança: {cod}<br>Quantidade de atos praticados: 1<br>Emol. R$ {r.randint(30,48)},{r.randint(10,99)} TFJ R$ {r.randint(5,9)},{r.randint(10,99)}<br>{qr(r,52)}<br>https://selos.tjmg.jus.br</div></div>'''
    return page(css, body), t

# ================================================================ K2  GO, 2016-2025, ruled table with labels at left and rotated section names; selo eletrônico
@form
def K2(n):
    o = [dict(), dict(twin=True), dict(nofather=True, unk='mgf'), dict(nohour=True, home=True, given='Porã Tserewadzu', sex='M'), dict(long=True), dict(), dict(sex='F'), dict(regmun=('Anápolis','GO'))][n-1]
    rr = random.Random(f'K2{n}'); go = [m for m in MUN if m[1] == 'GO']
    o.setdefault('mun', rr.choice(go) if n != 8 else ('Formosa','GO'))
    ad = n in (5, 6)        # adult persons reissued
    p = person(f'K2-{n}', 'mid' if ad else 'new', (1979, 1994) if ad else (2012, 2023), (2020, 2025), **o); r = p['r']
    t = truth(p, 'K2', n); b = p['birth']; d = t['data']
    mat = p['mat'].replace(' ', '', 0); mat = mat[:17] + mat[17:]
    T(t,'dados_pessoais.matrícula', mat)
    T(t,'registro.livro', f"A-{p['book']}"); T(t,'registro.folha', f"{p['leaf']}"); T(t,'registro.termo', f"{p['entry']}")
    hascpf = n not in (4,)
    if hascpf: T(t,'dados_pessoais.cpf', p['cpf'])
    bt = ddmm(b); T(t,'dados_pessoais.data_nascimento.texto_completo', bt + f" ({words(b)})"); t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [bt, words(b)]
    T(t,'dados_pessoais.naturalidade', f"{p['mun']} - {p['uf']}")
    est = 'Domicílio' if p['home'] else p['hosp']; T(t,'local_nascimento.estabelecimento', est)
    two = n == 7
    if two:
        p['father'] = p['N'].given('F','mid') + ' ' + p['fam'].split()[-1]; d['filiação']['genitor_1']['nome_completo'] = p['father']; d['filiação']['genitor_2']['nome_completo'] = p['mother']
        for k in ('paternos','maternos'): d['avós'][k] = {'avô':'','avó':''}
    nats = [f"{x[0]}/{x[1]}" for x in (p['fnat'], p['mnat'])]
    par = []
    if p['father']: par.append(('Mãe' if two else 'Pai', p['father'], nats[0], (p['pgf'], p['pgm']), 34))
    par.append(('Mãe', p['mother'], nats[1], (p['mgf'], p['mgm']), 29))
    for i, x in enumerate(par): d['filiação'][f'genitor_{i+1}'] = {'nome_completo': x[1], 'naturalidade': x[2]}
    cart = [f"Cartório de Registro Civil e Tabelionato de Notas de {p['rmun']}", f"1º Registro Civil das Pessoas Naturais de {p['rmun']}", 'Cartório Bandeirante', 'Oficialato do Registro Civil - 2ª Circunscrição'][n % 4]
    T(t,'registro.cartório', cart); T(t,'autenticação.oficial_registro', p['off'])
    dnv = '' if ad else p['dnv'].replace('-', '') if n % 2 else p['dnv']; T(t,'registro.número_dnv', dnv)
    selo = f"0{r.randint(1000,9999)}{p['issue'].year % 100}{p['issue'].month:02d}{p['issue'].day:02d}{r.randint(1000,9999)}{r.randint(10**9, 10**10-1)}"; T(t,'autenticação.selo_digital', selo)
    ave = {5: 'Av. 01, em 22/11/2019: procede-se a esta averbação para incluir o número do CPF do registrado, nos termos do Provimento nº 63/2017 do CNJ.', 3: ''}.get(n, '')
    ano = {6: f"Casou-se em 19/10/2013 com Leandro Otaviano Pires, conforme Livro B-47, fls. 102, termo 13.655, deste Ofício, passando a assinar {p['name']} Pires." if p['sex'] == 'F' else "Casou-se em 19/10/2013 com Luciene Otaviano Pires, conforme Livro B-47, fls. 102, termo 13.655, deste Ofício."}.get(n, '')
    T(t,'observações.averbações', ave); T(t,'observações.anotações', ano)
    cad = []
    if ad:
        cad = [f"RG nº {r.randint(2000000,5999999)} - SSP/GO", f"Título de eleitor nº {r.randint(10**11,10**12-1)} - Zona {r.randint(1,140):03d}"]; t['meta']['cadastro'] = cad
    R = lambda l, v: f'<tr><th>{l}<td>{v}</tr>'
    S = lambda name, rows, k: f'<div class="s"><div class="v"><span>{name}</span></div><table>{rows}</table></div>'
    hr = f"{p['hour'][0]}h{p['hour'][1]:02d}min" if p['hour'] else 'não declarada'
    s1 = R('Nome completo', f"<b style='font-size:13pt'>{p['name']}</b>") + R('CPF', p['cpf'] if hascpf else 'não inscrito') + R('Matrícula no Registro Civil', f"<b>{mat}</b>") + R('Data e hora em que nasceu', f"{bt} ({words(b)})" + (f", às {hr}" if p['hour'] else f" &nbsp; hora: {hr}")) + R('Lugar do parto', ('Domicílio, Aldeia Buriti Alegre' if p['home'] else est) + f" &mdash; {p['mun']} ({p['uf']})") + R('Natural de', f"{p['mun']} - {p['uf']}") + R('Sexo', d['dados_pessoais']['sexo']) + R('Parto múltiplo?', f"Sim. Irmão(ã) gêmeo(a): {p['twin']}" if p['twin'] else 'Não')
    ptab = '<tr><th style="width:9%">Vínculo<th>Nome<th>Naturalidade<th>Ascendentes (avós do registrado)</tr>' + ''.join(f'<tr><td>{k}<td><b>{a}</b><td>{c}<td>' + ('não constam' if two else f"{x[0] or 'avô não informado'}<br>{x[1] or 'avó não informada'}") for k, a, c, x, _ in par)
    s3 = R('Município / UF do assento', f"{p['rmun']} / {p['ruf']}") + R('Lavrado em', words(p['reg'], 'um')) + R('Livro, folha e termo', f"Livro A-{p['book']} &nbsp; folha {p['leaf']} &nbsp; termo {p['entry']}") + R('D.N.V. nº', dnv or 'não exigida à época') + R('Declarante', 'A mãe' if not p['father'] or two else ['O pai','A mãe','Os pais'][n % 3])
    s4 = R('Averbações', ave or 'Não há') + R('Anotações', ano or 'Não há') + R('Anotações cadastrais', '<br>'.join(cad) or 'Não há')
    css = '''body{width:210mm;height:297mm;padding:14mm 12mm;font:10.5pt/1.35 "Lato";color:#111;background:repeating-linear-gradient(45deg,#eef6ee 0 2px,#f7fbf7 2px 5px)}
    .hd{display:flex;align-items:center;gap:5mm;border-bottom:3px double #1d5a35;padding-bottom:2mm;margin-bottom:3mm}.hd h1{font:bold 20pt Lato;margin:0;color:#1d5a35}.hd p{margin:0;font-size:8pt;letter-spacing:.5px}
    .s{display:flex;margin-bottom:2.5mm;border:1px solid #1d5a35}.v{width:7mm;background:#1d5a35;color:#fff;position:relative;flex:none}.v span{position:absolute;left:50%;top:50%;transform:translate(-50%,-50%) rotate(-90deg);white-space:nowrap;font:bold 7pt Lato;letter-spacing:1px}
    table{border-collapse:collapse;flex:1;background:#fffffff0}th,td{border:1px solid #b5d0bd;padding:1.5mm 2mm;text-align:left;vertical-align:top}th{background:#e3efe6;font:bold 8.5pt Lato;color:#1d5a35;width:26%}.s2 th{width:auto}'''
    body = f'''<div class="hd">{arms(56,'#1d5a35')}<div style="flex:1"><p>REPÚBLICA FEDERATIVA DO BRASIL &middot; ESTADO DE GOIÁS</p><p>REGISTRO CIVIL DAS PESSOAS NATURAIS</p><h1>Certidão de Nascimento</h1></div><div style="text-align:right;font-size:7.5pt"><b style="font-size:9pt">{cart}</b><br>{p['road']}<br>{p['rmun']} - {p['ruf']}, {p['cep']}<br>{p['off']}<br>Oficial Registrador(a)</div></div>
    {S('REGISTRADO', s1, 1)}<div class="s2">{S('FILIAÇÃO', ptab, 2)}</div>{S('ASSENTO', s3, 3)}{S('À MARGEM', s4, 4)}
    <div style="display:flex;gap:6mm;margin-top:3mm"><div style="width:74mm;border:1px dashed #555;padding:2mm;font-size:7.2pt;display:flex;gap:2mm">{qr(r,70)}<div>Poder Judiciário do Estado de Goiás<br>Selo Eletrônico de Fiscalização<br><b>{selo}</b><br>Consulte em<br>extrajudicial.tjgo.jus.br</div></div>
    <div style="flex:1;text-align:center;font-size:9pt">Certifico e dou fé que os dados acima foram extraídos do assento.<br>{p['rmun']} ({p['ruf']}), aos {ddmm(p['issue'],'.')}<br>{sig(r,170,'#111')}<br>{p['esc']} &mdash; Escrevente<br><span style="font-size:7pt">Emolumentos R$ {r.randint(38,60)},{r.randint(10,99)} | Taxa Jud. R$ {r.randint(14,19)},{r.randint(10,99)} | Fundos R$ {r.randint(8,12)},{r.randint(10,99)} | ISSQN R$ {r.randint(1,3)},{r.randint(10,99)}</span></div></div>'''
    return page(css, body), t

# ================================================================ K3  2010-2017, brown security blank (Prov. 3/2009), typed values, labels under rules, two halves
@form
def K3(n):
    o = [dict(long=True), dict(), dict(nofather=True), dict(unk='pgf pgm'), dict(home=True, regmun=('Barreiras','BA'), mun=('Barreiras','BA')), dict(twin=True), dict(), dict(lag=5200, regmun=('Santarém','PA'), mun=('Santarém','PA'), given='Jaciendy', sex='F')][n-1]
    ad = n in (2, 4, 7)
    p = person(f'K3-{n}', 'mid' if ad else 'new', (1958, 1990) if ad else ((1998, 2001) if n == 8 else (2004, 2016)), (2010, 2017), **o); r = p['r']; upcase(p)
    t = truth(p, 'K3', n); b = p['birth']; d = t['data']
    T(t,'dados_pessoais.matrícula', p['mat'].replace(' ', '.') if n % 2 else p['mat']); mat = d['dados_pessoais']['matrícula']
    lv, fl, te = f"A-{p['book']:03d}", f"{p['leaf']:03d}{'v' if n % 3 == 0 else ''}".upper(), f"{p['entry']}"
    T(t,'registro.livro', lv); T(t,'registro.folha', fl); T(t,'registro.termo', te)
    bw = words(b).upper(); T(t,'dados_pessoais.data_nascimento.texto_completo', bw)
    est = 'DOMICÍLIO' if p['home'] else p['hosp'].upper(); T(t,'local_nascimento.estabelecimento', est)
    mu = p['mun'].upper()
    nat = f"{mu} - {p['uf']}"; shownat = n in (1, 6, 8)
    T(t,'local_nascimento.município', mu); T(t,'registro.município', p['rmun'].upper())
    cart = [f"CARTÓRIO DO REGISTRO CIVIL DE {p['rmun'].upper()}", '2º OFÍCIO DE REGISTRO CIVIL', f"SERVIÇO NOTARIAL E REGISTRAL {p['off'].split()[-1].upper()}"][n % 3]
    T(t,'registro.cartório', cart); T(t,'autenticação.oficial_registro', p['off'].upper())
    nats = [f"{x[0]} - {x[1]}".upper() for x in (p['fnat'], p['mnat'])]
    if p['father']: d['filiação']['genitor_1']['naturalidade'] = nats[0]; d['filiação']['genitor_2']['naturalidade'] = nats[1]
    else: d['filiação']['genitor_1']['naturalidade'] = nats[1]
    dnv = '' if p['birth'].year < 2000 else p['dnv']; T(t,'registro.número_dnv', dnv)
    selo = f"{r.choice('ABCDEFG')}{r.choice('HIJKLM')} {r.randint(100000,999999)}"; T(t,'autenticação.selo_digital', selo)
    x = ['XXXXXXXXXX', '* * * * *', '-.-.-.-.-'][n % 3]
    obs = {2: ('anotações', 'CASAMENTO COM ANA CLÁUDIA MONTALVÃO EM 11/05/1996, LIVRO B-31, FLS. 77, TERMO 8.902, NESTE CARTÓRIO.'), 7: ('anotações', 'FALECEU EM 30/07/2011, CONFORME TERMO 4.417, FLS. 209, LIVRO C-18, DESTA SERVENTIA.'),
           8: ('averbações', 'REGISTRO TARDIO LAVRADO POR MANDADO DA VARA DE REGISTROS PÚBLICOS DESTA COMARCA, PROCESSO Nº 0001884-20.2012.8.14.0051.')}.get(n)
    if n == 2: p['sex'] = 'M'; d['dados_pessoais']['sexo'] = 'Masculino'
    if obs and n != 8: T(t,'observações.' + obs[0], obs[1]); p['issue'] = dt.date(2013, 2 + n, 13); T(t,'autenticação.data_emissão', ddmm(p['issue']))
    if obs and n == 8: T(t,'observações.averbações', obs[1])
    if n == 2:
        nm = r.choice([q for q in M_MID]) + ' ' + p['fam']; nm = nm.upper(); p['name'] = nm; d['dados_pessoais']['nome_completo'] = nm
    if n == 7 and b.year > 1990: pass
    f1 = f"{p['father']}, {p['pf'].upper()}, NATURAL DE {nats[0]} E DE " if p['father'] else ''
    fil = f1 + f"{p['mother']}, {p['pm'].upper()}, NATURAL DE {nats[1]}"
    ap = ' E '.join(q for q in (p['pgf'], p['pgm']) if q) if p['father'] else ''
    L = lambda v, l, w=1, c='': f'<div class="f {c}" style="flex:{w}"><div class="val">{v}</div><div class="lab">{l}</div></div>'
    hr = f"{p['hour'][0]:02d}:{p['hour'][1]:02d} HS"
    css = '''body{width:210mm;height:297mm;padding:9mm;font:9pt "EB Garamond";color:#5b3415;background:#fffdf6}
    .o{border:7px solid #b98d5f;outline:1.5px solid #5b3415;outline-offset:-11px;height:279mm;padding:9mm 10mm;background:repeating-conic-gradient(#fbf3e3 0 8deg,#fffaf0 8deg 16deg)}
    h1{font:bold 22pt/1.5 "EB Garamond";text-align:center;margin:0;letter-spacing:3px}h2{font:12pt/1.3 "EB Garamond";text-align:center;margin:0}.val{font:11pt/1.2 "Courier Prime";color:#111;border-bottom:1px solid #8a6038;min-height:5mm;padding:0 1mm}.lab{font:italic 9pt/1 "EB Garamond";padding:.6mm 1mm 3.2mm}
    .r{display:flex;gap:3mm}.half{flex:1;border-top:1px solid #5b3415;margin-top:1mm;padding-top:1mm}.cap{font:bold 9pt "EB Garamond";text-align:center;letter-spacing:2px;margin-bottom:1.2mm}'''
    body = f'''<div class="o"><h2>República Federativa do Brasil</h2><h2>Registro Civil das Pessoas Naturais</h2><h1>CERTIDÃO DE NASCIMENTO</h1><div style="height:3mm"></div>
    <div class="r">{L(f"<b style='font-size:12pt'>{p['name']}</b>", 'nome do(a) registrado(a)')}</div><div class="r">{L(mat, 'matrícula', 3)}{L('FEMININO' if p['sex']=='F' else 'MASCULINO', 'sexo')}</div>
    <div class="r" style="gap:7mm"><div class="half"><div class="cap">DO NASCIMENTO</div><div class="r">{L(bw,'data por extenso')}</div><div class="r">{L(f'{b.day:02d}','dia')}{L(f'{b.month:02d}','mês')}{L(b.year,'ano')}{L(hr,'hora',1.5)}</div>{L(est,'estabelecimento ou lugar')}{L(f"{mu} - {p['uf']}", 'município e unidade da federação')}{L(nat,'naturalidade') if shownat else ''}{L('SIM' if p['twin'] else 'NÃO','gêmeo')}{L(p['twin'] or x,'nome do(s) gêmeo(s)')}</div>
    <div class="half"><div class="cap">DO REGISTRO</div><div class="r">{L(words(p['reg']).upper(),'data do registro por extenso')}</div><div class="r">{L(lv,'livro')}{L(fl,'folha')}{L(te,'termo')}</div>{L(f"{p['rmun'].upper()} - {p['ruf']}", 'município do registro e UF')}{L(dnv or x,'n.º da declaração de nascido vivo')}{L(['O PAI','A MÃE'][n%2] if p['father'] else 'A MÃE','declarante')}{L('LEI 9.534/97 - ISENTO' if n%2 else 'PAGOS CONFORME TABELA','emolumentos')}</div></div>
    <div style="border-top:1px solid #5b3415;margin:1mm 0 2mm"></div>{L(fil,'filiação')}{L(ap or x,'avós paternos')}{L(f"{p['mgf'] or x} E {p['mgm'] or x}",'avós maternos')}{L(obs[1] if obs else 'NADA CONSTA','observações e averbações à margem do termo')}
    <div class="r" style="margin-top:3mm"><div style="flex:1.2;font-size:9.5pt;line-height:1.3"><b>{cart}</b><br>{p['road']} &ndash; CEP {p['cep']}<br>{p['rmun'].upper()} &ndash; {UFN[p['ruf']]}<br>Oficial: {p['off'].upper()}<br><br><span style="display:inline-block;border:1px solid #a22;color:#a22;padding:1.5mm 3mm;font:8pt 'Liberation Sans Narrow'">SELO DE FISCALIZAÇÃO<br>CERTIDÃO &nbsp; <b style="font-size:11pt">{selo}</b></span></div>
    <div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<div style="font:10pt 'Courier Prime';color:#111;margin:2mm 0">{p['rmun'].upper()}, {longd(p['issue']).upper()}</div>{sig(r)}<div style="border-top:1px solid #5b3415">Assinatura do Oficial ou preposto</div><div style="position:absolute;margin:-9mm 0 0 4mm">{stamp(['REGISTRO CIVIL', p['rmun'][:16].upper(), p['ruf']], 88)}</div></div></div></div>'''
    t['meta']['joint_notes'] = True
    return page(css, body), t

def hourw(h, m, style=0):
    """hour in words with the part of the day"""
    if style == 1:     # plain 24-hour words
        return f"{ext(h, True) if h else 'zero'} hora{'s' if h != 1 else ''}" + (f" e {ext(m)} minuto{'s' if m > 1 else ''}" if m else '')
    if h == 0: base, part = 'zero hora', ''
    elif h == 12: base, part = 'doze horas', ''
    else:
        k = h if h < 12 else h - 12
        base = f"{ext(k, True)} hora{'s' if k != 1 else ''}"; part = ' da madrugada' if h < 5 else ' da manhã' if h < 12 else ' da tarde' if h < 18 else ' da noite'
    return base + (f" e {ext(m)} minuto{'s' if m > 1 else ''}" if m else '') + part

# ================================================================ K4  electronic certidão 2019-2025: grey side bar with codes, sentences at right, mother first
@form
def K4(n):
    o = [dict(mun=('Botucatu','SP')), dict(mun=('Caxias do Sul','RS'), regmun=('Caxias do Sul','RS')), dict(mun=('Crato','CE'), unk='pgm'), dict(mun=('Campos dos Goytacazes','RJ'), twin=True), dict(mun=('Parintins','AM'), nofather=True, home=True),
         dict(mun=('Joaçaba','SC'), long=True), dict(mun=('Estância','SE'), nohour=True), dict(mun=("Santa Bárbara d'Oeste",'SP'), regmun=('Ribeirão Preto','SP'), sex='F', given='Yumi')][n-1]
    ad = n in (2, 6, 7)
    p = person(f'K4-{n}', 'mid' if ad else 'new', (1966, 1988) if ad else (2010, 2023), (2023, 2025), **o); r = p['r']
    t = truth(p, 'K4', n); b = p['birth']; d = t['data']
    mat = p['mat']; T(t,'dados_pessoais.matrícula', mat)
    T(t,'registro.livro', str(p['book'])); T(t,'registro.folha', str(p['leaf'])); T(t,'registro.termo', str(p['entry']))
    cp = p['cpf'] if n not in (7,) else ''; T(t,'dados_pessoais.cpf', cp)
    bt = f"{longd(b)}"; T(t,'dados_pessoais.data_nascimento.texto_completo', bt); t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [ddmm(b)]
    est = 'Domicílio' if p['home'] else p['hosp']; T(t,'local_nascimento.estabelecimento', est)
    shown = n != 6
    if shown: T(t,'dados_pessoais.naturalidade', f"{p['mun']} - {p['uf']}")
    nats = [f"{x[0]} - {x[1]}" for x in (p['mnat'], p['fnat'])]
    g = d['filiação']; g['genitor_1'] = {'nome_completo': p['mother'], 'naturalidade': nats[0]}
    g['genitor_2'] = {'nome_completo': p['father'], 'naturalidade': nats[1] if p['father'] else ''}
    cart = [f"Registro Civil das Pessoas Naturais do 1º Subdistrito de {p['rmun']}", f"Registro Civil {p['rmun']} - 2ª Zona", f"Cartório {p['off'].split()[-1]} - 3º Ofício"][n % 3]; T(t,'registro.cartório', cart)
    T(t,'autenticação.oficial_registro', p['off'])
    selo = ''.join(r.choice('0123456789ABCDEF') for _ in range(6)) + 'CE' + ''.join(r.choice('0123456789') for _ in range(13)); T(t,'autenticação.selo_digital', selo)
    dnv = '' if ad else p['dnv']; T(t,'registro.número_dnv', dnv)
    ave = {3: 'Em cumprimento a sentença da 2ª Vara de Família, de 17/06/2024, foi alterado o nome do registrado para fazer constar o patronímico materno.', 2: 'Averba-se a alteração do prenome, requerida em 05/02/2024, com base no art. 56 da Lei nº 6.015/1973.'}.get(n, '')
    ano = {6: 'Divórcio consensual averbado no casamento, em 28/08/2017, no 4º Tabelionato de Notas de Chapecó.', 2: 'Contraiu matrimônio em 24/09/2005 com Ingrid Marlise Bohn (Livro B-19, folha 88, termo 5.021).' if p['sex']=='M' else 'Contraiu matrimônio em 24/09/2005 com Rudimar Ivo Bohn (Livro B-19, folha 88, termo 5.021).'}.get(n, '')
    T(t,'observações.averbações', ave); T(t,'observações.anotações', ano)
    if ave or ano: p['issue'] = dt.date(2025, n, 11); T(t,'autenticação.data_emissão', ddmm(p['issue']))
    cad = ['CNH 0%d - DETRAN/SC' % r.randint(10**9, 9*10**9)] if n == 6 else ['PASSAPORTE GF%d, PIS %d' % (r.randint(100000,999999), r.randint(10**10, 2*10**10))] if n == 2 else []
    t['meta']['cadastro'] = cad
    hash_ = '-'.join(''.join(r.choice('0123456789abcdef') for _ in range(4)) for _ in range(6))
    pro = ('o' if p['sex']=='M' else 'a')
    hr = f", às {p['hour'][0]:02d}h{p['hour'][1]:02d}" if p['hour'] else ''
    par = lambda a, c: ' e '.join(x for x in (a, c) if x)
    P = lambda l, v: f'<p><b class="l">{l}</b>{v}</p>'
    css = '''body{width:210mm;height:297mm;font:11.3pt/1.5 "Noto Sans";color:#222;display:flex}.side{width:52mm;background:#eceff1;padding:14mm 5mm;font-size:7pt;line-height:1.4;border-right:3px solid #c9a227}.side b{display:block;font-size:6.5pt;color:#7a6510;text-transform:uppercase;margin-top:4.5mm}
    .m{flex:1;padding:14mm 12mm 10mm 10mm;position:relative}.m h1{font:300 25pt "Noto Sans";margin:0 0 1mm}.m h3{font-size:8pt;letter-spacing:2px;font-weight:normal;margin:0;color:#666}.n{font:bold 16pt/1.2 "Noto Sans";border-bottom:2px solid #c9a227;padding-bottom:2mm;margin:7mm 0 5mm}
    p{margin:0 0 3.8mm}.l{display:block;font-size:8.5pt;color:#7a6510;font-weight:600;line-height:1.2}.rot{position:absolute;right:3mm;top:150mm;transform:rotate(90deg) translateX(-50%);transform-origin:right top;font-size:6.5pt;color:#777;white-space:nowrap}'''
    body = f'''<div class="side">{arms(60,'#7a6510')}<b>Certidão eletrônica</b>emitida pela Central de Informações do Registro Civil<b>Matrícula</b><span style="font-size:8pt">{mat[:20]}{mat[20:]}</span><b>Inscrição no CPF</b><span style="font-size:9pt">{cp or 'sem inscrição'}</span><b>DNV</b>{dnv or 'não consta'}<b>Selo digital</b>{selo}<b>Código de rastreio</b>{hash_}<div style="margin:4mm 0">{qr(r,118)}</div>Confira a autenticidade em registrocivil.org.br/validar com a leitura do código acima. Prazo para conferência e materialização: 30 dias.<b>Assinado digitalmente por</b>{p['esc']}<br>Preposto(a) designado(a)<br>ICP-Brasil, {ddmm(p['issue'])} {r.randint(8,17):02d}:{r.randint(0,59):02d}:{r.randint(0,59):02d} -03:00</div>
    <div class="m"><div class="rot">{hash_} &middot; documento assinado eletronicamente, MP 2.200-2/2001</div><h3>REPÚBLICA FEDERATIVA DO BRASIL</h3><h3>REGISTRO CIVIL DAS PESSOAS NATURAIS</h3><h1>Certidão de nascimento</h1><div style="font-size:8.5pt">{cart}<br>{p['rmun']}, {UFN[p['ruf']]} ({p['ruf']}) &middot; Titular: {p['off']}</div>
    <div class="n">{p['name']}</div>
    {P('Quando e onde nasceu', f"Nascid{pro} em {bt} ({ddmm(b)}){hr}, em {est if not p['home'] else 'Domicílio (comunidade ribeirinha do Zé Açu)'}, no município de {p['mun']} - {p['uf']}.")}
    {P('Sexo' + (' e naturalidade' if shown else ''), d['dados_pessoais']['sexo'] + (f". Natural de {p['mun']} - {p['uf']}." if shown else ''))}
    {P('Filh' + pro + ' de', f"{p['mother']}, natural de {nats[0]}" + (f"<br>{p['father']}, natural de {nats[1]}" if p['father'] else ''))}
    {P('Pais da mãe', par(p['mgf'], p['mgm']))}{P('Pais do pai', par(p['pgf'], p['pgm'])) if p['father'] else ''}
    {P('Gêmeos', f"Há registro de gêmeo: {p['twin']}" if p['twin'] else 'Não há')}
    {P('Assento', f"Registrad{pro} no dia {longd(p['reg'])}. Nº da matrícula e da DNV à esquerda.")}
    {P('Averbações', ave or 'Nada consta')}{P('Anotações', ano or 'Nada consta')}{P('Anotações de cadastro', '; '.join(cad) or 'Nada consta')}
    <div style="border-top:1px solid #bbb;margin-top:8mm;padding-top:3mm;font-size:8.5pt">Dou fé de que esta certidão reproduz os elementos essenciais do registro. Emitida em {p['rmun']}, no dia {longd(p['issue'])}.<br>{p['road']}, CEP {p['cep']}. Telefone {p['tel']}. Valor cobrado pela certidão: R$ {r.randint(30,75)},{r.randint(10,99)} (já incluídos os acréscimos do Estado, IPESP e ISS).</div></div>'''
    return page(css, body), t

# ================================================================ K5  Goiás 1976-1999, printed sentence with dotted lines, typed values, blue ink on cream
@form
def K5(n):
    o = [dict(), dict(home=True), dict(nofather=True), dict(unk='pgf pgm mgf'), dict(long=True), dict(twin=True), dict(nohour=True, home=True, lag=2900), dict()][n-1]
    go = [m for m in MUN if m[1] == 'GO']; rr = random.Random(f'K5{n}'); o['mun'] = rr.choice(go)
    p = person(f'K5-{n}', 'mid', (1952, 1974 if n == 8 else 1991), (1977, 1999), **o); r = p['r']
    if n % 2: upcase(p)
    t = truth(p, 'K5', n); b = p['birth']; d = t['data']; M = p['sex'] == 'M'; oo = 'o' if M else 'a'
    lv, fl, te = [f"A-{p['book']%60+2}", f"{p['book']%60+2}-A", f"{p['book']%60+2}"][n % 3], f"{p['leaf']}{' v.' if n%4==1 else ''}".replace(' v.', 'v'), f"{p['entry']%30000+100:,}".replace(',', '.')
    T(t,'registro.livro', lv); T(t,'registro.folha', fl); T(t,'registro.termo', te)
    tx = f"{words(b, 'primeiro')}"; T(t,'dados_pessoais.data_nascimento.texto_completo', tx)
    hosp = p['hosp']
    if not p['home']: T(t,'local_nascimento.estabelecimento', hosp)
    elif n == 2: T(t,'local_nascimento.estabelecimento', 'Domicílio')
    place = f"{'no ' if hosp.startswith(('Hospital','Centro')) else 'na '}{hosp}, nesta cidade" if not p['home'] else 'domicílio dos pais, na Fazenda Boa Vista dos Macacos, deste município' if n == 2 else 'lugar denominado Córrego do Ouro, deste município'
    cart = [f"CARTÓRIO DO REGISTRO CIVIL E ANEXOS", f"CARTÓRIO DO 2º OFÍCIO E REGISTRO CIVIL", f"CARTÓRIO {p['off'].split()[-1].upper()}"][n % 3]
    T(t,'registro.cartório', cart); T(t,'autenticação.oficial_registro', p['off'])
    nats = [x[0] + (f" - {x[1]}") for x in (p['fnat'], p['mnat'])]; shn = n % 2 == 0
    if shn:
        if p['father']: d['filiação']['genitor_1']['naturalidade'] = nats[0]; d['filiação']['genitor_2']['naturalidade'] = nats[1]
        else: d['filiação']['genitor_1']['naturalidade'] = nats[1]
    obs = {1: ('averbações', 'Retificado o nome da genitora por sentença de 04-05-1994 do MM. Juiz de Direito desta Comarca.'), 8: ('anotações', ('Casou-se' if True else '') + ' no dia 21-12-1996, nesta cidade, conforme livro B-14, fls. 60, nº 3.377.'), 7: None}.get(n)
    if obs: T(t,'observações.' + obs[0], obs[1]); p['issue'] = dt.date(1998, 2+n, 9); T(t,'autenticação.data_emissão', ddmm(p['issue']))
    if n == 8 and b.year > 1976: pass
    z = ['-.-.-.-.-.-', 'xxxxxxxxxxx', '= = = = ='][n % 3]
    W = [p['P']('M', 'old'), p['P']('M' if n % 2 else 'F', 'mid')]
    v = lambda x: f'<span class="v">{x}</span>'
    nt = lambda i: f", natural de {nats[i]}" if shn else ''
    hh = hourw(*p['hour']) if p['hour'] else z
    twin = f" &nbsp;Gême{oo} com {v(p['twin'])}." if p['twin'] else ''
    css = '''body{width:210mm;height:297mm;padding:16mm 18mm 12mm 22mm;background:#fdf9ea;font:11.5pt/2.02 "Liberation Serif";color:#1f3f8f}.v{font:11pt "Courier Prime";color:#111;border-bottom:1.4px dotted #1f3f8f;padding:0 1.5mm}
    .h{text-align:center;line-height:1.4}.h h1{font:bold 21pt "Liberation Serif";letter-spacing:5px;margin:5mm 0 5mm;border-top:2px solid #1f3f8f;border-bottom:1px solid #1f3f8f}.mg{position:absolute;left:9mm;top:60mm;width:1px;height:215mm;border-left:3px double #1f3f8f}.t{text-align:justify;text-indent:14mm}'''
    W_date = f"{p['rmun']}, {p['issue'].day} de {MES[p['issue'].month]} de {p['issue'].year}"
    body = f'''<div class="mg"></div><div class="h">{arms(52,'#1f3f8f')}<br>REPÚBLICA FEDERATIVA DO BRASIL<br><b>ESTADO DE GOIÁS</b><br>Comarca e Município de {v(p['rmun'].upper())}<br><b>{cart}</b><br><i>{p['off']}</i> &ndash; Oficial do Registro Civil<h1>CERTIDÃO DE NASCIMENTO</h1></div>
    <div class="t"><b>CERTIFICO</b>, a pedido de pessoa interessada, que às fls. {v(fl)} do livro n.º {v(lv)} do Registro de Nascimentos, sob o n.º de ordem {v(te)}, em data de {v(f"{p['reg'].day} de {MES[p['reg'].month]} de {p['reg'].year}")}, foi feito o registro de {v('<b>'+p['name']+'</b>')}, do sexo {v('masculino' if M else 'feminino')}, nascid{oo} no dia {v(tx)}, às {v(hh)}, {v(place)}, filh{oo} de {v((p['father']+nt(0)) if p['father'] else z)} e de Dona {v(p['mother']+nt(1))}.</div>
    <div class="t">São avós pelo lado paterno {v(p['pgf'] or z)} e {v(p['pgm'] or z)} e, pelo lado materno, {v(p['mgf'] or z)} e {v(p['mgm'] or z)}.{twin}</div>
    <div class="t">Declarou o nascimento {v('o próprio pai' if p['father'] else 'a mãe')} e foram testemunhas: {v(W[0])} e {v(W[1])}, residentes {v('nesta cidade')}.</div>
    <div>Observações: {v(obs[1] if obs else z*2)}</div>
    <div style="text-align:center;margin-top:4mm">O referido é verdade e dou fé.<br>{v(W_date)}<br><div style="line-height:1">{sig(r,190)}</div>_____________________________________<br><span style="font-size:9pt">O Oficial do Registro Civil</span></div>
    <div style="position:absolute;left:28mm;top:248mm">{stamp([cart[:24], p['off'][:22], p['rmun'] + ' - GO'], 110)}</div>'''
    return page(css, body), t

# ================================================================ K6  A5 landscape with stub at left, brown, 1976-1990, father's and mother's columns with their parents inside
@form
def K6(n):
    o = [dict(mun=('Londrina','PR')), dict(mun=('Caruaru','PE'), twin=True), dict(mun=('Dourados','MS'), nofather=True), dict(mun=('Nova Friburgo','RJ')), dict(mun=('Guaxupé','MG'), unk='mgf mgm'), dict(mun=('Colatina','ES'), home=True), dict(mun=('Feira de Santana','BA'), nohour=True), dict(mun=('Bagé','RS'), long=False, simple=True)][n-1]
    p = person(f'K6-{n}', 'mid', (1961, 1986), (1976, 1990), **o); r = p['r']
    if n in (1, 4, 5, 8): upcase(p)
    t = truth(p, 'K6', n, (595, 420)); b = p['birth']; d = t['data']; M = p['sex'] == 'M'
    lv, fl, te = f"A{p['book']%90+1}", f"{p['leaf']}" + ('-V' if n in (3, 6) else ''), str(p['entry'] % 60000 + 200)
    T(t,'registro.livro', lv); T(t,'registro.folha', fl); T(t,'registro.termo', te)
    mo = MES[b.month].upper() if n % 2 else MES[b.month]
    T(t,'dados_pessoais.data_nascimento.texto_completo', f"{b.day:02d} de {mo} de {b.year}"); t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [ddmm(b)]
    if p['home']: T(t,'local_nascimento.estabelecimento', 'Domicílio')
    elif n not in (4,): T(t,'local_nascimento.estabelecimento', p['hosp'])
    pl = 'Domicílio - Rua da Lama, s/n' if p['home'] else 'Rua Dante Laginestra, 60' if n == 4 else p['hosp']
    cart = [f"Cartório do Registro Civil do 1.º Distrito", "Cartório Privativo do Registro Civil", f"Registro Civil da Sede - 1.ª Zona"][n % 3]; T(t,'registro.cartório', cart)
    named = n not in (2, 6)
    T(t,'autenticação.oficial_registro', p['off'] if named else p['esc'])
    z = ['//////////', '--------', 'x.x.x.x.x', 'ignorado'][n % 4]
    obs = {4: ('averbações', 'Legitimado pelo casamento dos pais em 12.03.1987. Av. de 30.03.1987.' if M else 'Legitimada pelo casamento dos pais em 12.03.1987. Av. de 30.03.1987.'), 8: ('anotações', 'Óbito em 19.06.1988, L. C-40, fls. 12, n. 20.118.')}.get(n)
    if obs: T(t,'observações.'+obs[0], obs[1]); p['issue'] = dt.date(1989, 3+n, 14); T(t,'autenticação.data_emissão', ddmm(p['issue']))
    selo = f"{r.randint(100000,999999)}"
    col = lambda who, nm, pro, nat, a, c: f'<div class="col"><div class="ch">{who}</div><div><i>Nome</i> <b>{nm or z}</b></div><div><i>Prof.</i> {pro if nm else z}</div><div><i>Filiação: pai</i> {a or z}</div><div><i>mãe</i> {c or z}</div></div>'
    hr = '%02d,%02d' % p['hour'] if p['hour'] else z
    css = '''body{width:210mm;height:148mm;font:9pt/1.3 "Caladea";color:#6b2f12;background:#fbf1df;display:flex}.stub{width:37mm;border-right:2px dashed #6b2f12;padding:7mm 4mm;font-size:7.5pt}.stub u{display:block;text-decoration:none;font:9.5pt "Nimbus Mono PS";color:#222;border-bottom:1px solid #6b2f12;margin-bottom:2.4mm}
    .m{flex:1;padding:6mm 8mm 4mm 6mm;position:relative}b,.y{font:bold 10pt "Nimbus Mono PS";color:#222}i{font-size:7.5pt}h1{font:bold 15pt Caladea;margin:0;text-align:center;letter-spacing:2px}.col{flex:1;border:1px solid #6b2f12;padding:1.5mm 2mm;font:9.4pt/1.6 "Nimbus Mono PS";color:#222}.col i,.ch{font:italic 7.5pt Caladea;color:#6b2f12}.ch{font:bold 8pt Caladea;text-align:center;letter-spacing:3px}.g{display:flex;gap:3mm;align-items:baseline;border-bottom:1px solid #d0a982;padding:1mm 0}.g span{flex:1}'''
    body = f'''<div class="stub"><div style="text-align:center">{arms(40,'#6b2f12')}<br><b style="font:bold 8pt Caladea;color:#6b2f12">REGISTRO CIVIL</b></div><br>Termo n.º<u>{te}</u>Fls.<u>{fl}</u>Livro<u>{lv}</u>Data do registro<u>{ddmm(p['reg'],'.')}</u>Custas Cr$<u>{r.randint(80,900)},00</u>Buscas<u>{r.choice(['isento','-o-'])}</u>Conferido<u>{sig(r,80)}</u><div style="font-size:6.5pt">Mod. 14-RC &ndash; Gráf. São Judas</div></div>
    <div class="m"><div style="text-align:center;font-size:8.5pt">ESTADO D{'A' if p['ruf']=='BA' else 'E' if p['ruf'] in ('PE','MG') else 'O'} {UFN[p['ruf']].upper()} &nbsp;&bull;&nbsp; MUNICÍPIO DE {p['rmun'].upper()}<br>{cart}</div><h1>Certidão de Nascimento</h1>
    <div class="g"><span><i>Registrado:</i> <b style="font-size:11pt">{p['name']}</b></span><span style="flex:.35"><i>Sexo:</i> <b>{('MASCULINO' if M else 'FEMININO') if n % 2 else ('Masculino' if M else 'Feminino')}</b></span></div>
    <div class="g"><span style="flex:1.3"><i>Nasceu a</i> <b>{b.day:02d} de {mo} de {b.year}</b></span><span style="flex:.5"><i>às</i> <b>{hr}</b> <i>hs.</i></span><span style="flex:1.5"><i>em</i> <b>{pl}</b></span></div>
    <div class="g"><span><i>Município</i> <b>{p['mun']}</b></span><span style="flex:.3"><i>Est.</i> <b>{p['uf']}</b></span><span><i>Gêmeo?</i> <b>{('sim, de ' + p['twin']) if p['twin'] else 'não'}</b></span></div>
    <div style="display:flex;gap:3mm;margin:2mm 0">{col('PAI', p['father'], p['pf'], '', p['pgf'], p['pgm'])}{col('MÃE', p['mother'], p['pm'], '', p['mgf'], p['mgm'])}</div>
    <div class="g"><span><i>Declarante</i> <b>{'o pai' if p['father'] else 'a mãe'}</b></span><span style="flex:2"><i>Testemunhas</i> <b>{p['P']('M','old')} e outra</b></span></div>
    <div class="g" style="min-height:9mm"><span><i>À margem:</i> <b>{obs[1] if obs else z}</b></span></div>
    <div style="display:flex;margin-top:2.5mm"><div style="flex:1;font-size:8.5pt">Está conforme o original, ao qual me reporto.<br><span class="y">{p['rmun']}, {ddmm(p['issue'],'.')}</span></div><div style="flex:1;text-align:center">{sig(r,130)}<br><span style="border-top:1px solid #6b2f12;padding:0 6mm">{(p['off'] + ', Oficial') if named else (p['esc'] + ', Escrevente Juramentado')}</span></div></div>
    <div style="position:absolute;left:58mm;bottom:2mm">{stamp(['REGISTRO CIVIL', p['rmun'].upper()[:18]], 60, '#5a2a7a')}</div></div>'''
    return page(css, body, 'A5 landscape'), t

# ================================================================ K7  vendor's software 1998-2009: numbered fields, dense, parents' documents, laser printed
@form
def K7(n):
    o = [dict(mun=('Paracatu','MG')), dict(mun=('Gurupi','TO'), nofather=True), dict(mun=('Rondonópolis','MT'), twin=True), dict(mun=('Macapá','AP')), dict(mun=('Penedo','AL'), unk='pgf'), dict(mun=('Cristalina','GO'), long=True), dict(mun=('Mossoró','RN'), home=True), dict(mun=('Ji-Paraná','RO'), regmun=('Boa Vista','RR'))][n-1]
    p = person(f'K7-{n}', 'new', (1996, 2008), (1999, 2009), **o); r = p['r']
    if n % 3: upcase(p)
    t = truth(p, 'K7', n); b = p['birth']; d = t['data']; M = p['sex'] == 'M'
    lv, fl, te = f"A-{p['book']%150+20:04d}", f"{p['leaf']:03d}", f"{p['entry']:06d}"
    T(t,'registro.livro', lv); T(t,'registro.folha', fl); T(t,'registro.termo', te)
    wd = ['segunda-feira','terça-feira','quarta-feira','quinta-feira','sexta-feira','sábado','domingo'][b.weekday()]
    tx = f"{ext(b.day) if b.day>1 else 'primeiro'} ({b.day:02d}) de {MES[b.month]} de {ext(b.year)} ({b.year})"; T(t,'dados_pessoais.data_nascimento.texto_completo', tx); t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [words(b)]
    if p['home']: T(t,'local_nascimento.estabelecimento', 'Domicílio')
    else: T(t,'local_nascimento.estabelecimento', p['hosp'])
    nat = f"{p['mun']} - {p['uf']}"
    if n in (3, 6): T(t,'dados_pessoais.naturalidade', nat)
    nats = [f"{x[0]} - {x[1]}" for x in (p['fnat'], p['mnat'])]
    if p['father']: d['filiação']['genitor_1']['naturalidade'] = nats[0]; d['filiação']['genitor_2']['naturalidade'] = nats[1]
    else: d['filiação']['genitor_1']['naturalidade'] = nats[1]
    cart = [f"2º TABELIONATO DE NOTAS E REGISTRO CIVIL", f"CARTÓRIO DE REGISTRO CIVIL DAS PESSOAS NATURAIS E JURÍDICAS", f"CARTÓRIO {p['off'].split()[-1].upper()} - 1º OFÍCIO"][n % 3]; T(t,'registro.cartório', cart)
    T(t,'autenticação.oficial_registro', p['off'])
    dn = f"{r.randint(10000000,49999999)}" if n != 4 else ''; T(t,'registro.número_dnv', dn)
    selo = f"{r.choice('ABCDE')}{r.choice('XYZW')}{r.choice('KLM')}-{r.randint(10000,99999)}" if n % 4 else ''; T(t,'autenticação.selo_digital', selo)
    obs = {2: ('averbações', 'EXCLUÍDA A PATERNIDADE POR SENTENÇA DE 18/10/2007, AUTOS 2007.0003.1184-2, VARA DE FAMÍLIA, PASSANDO O NOME A CONSTAR COMO NESTA CERTIDÃO.'), 5: ('averbações', 'Acrescido o sobrenome da avó materna por mandado de 22/05/2008.')}.get(n)
    if obs: T(t,'observações.'+obs[0], obs[1]); p['issue'] = dt.date(2009, n+1, 12); T(t,'autenticação.data_emissão', ddmm(p['issue']))
    x = ['*'*14, 'NADA CONSTA', 'Não informado'][n % 3]
    i = [0]
    def N(l, v, w='100%'):
        i[0] += 1; return f'<div style="width:{w}"><span>{i[0]:02d} {l}:</span> {v}</div>'
    def pr(l, nm, prof, nat, age, fem):
        return f"<b>{nm}</b>, brasileir{'a' if fem else 'o'}, {prof}, {age} anos, natural de {nat}, RG {r.randint(1000000,9999999)} SSP, CPF {cpf(r)}, residente em {p['road']}" if nm else x
    hh = f"{p['hour'][0]:02d}h{p['hour'][1]:02d}min ({hourw(*p['hour'], 1)})"
    css = '''body{width:210mm;height:297mm;padding:10mm 12mm;font:11pt/1.45 "Liberation Sans Narrow";color:#000}.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:4px solid #000;padding-bottom:2mm}.top h1{font:bold 18pt "Liberation Sans";margin:0}.s{background:#000;color:#fff;font-weight:bold;padding:.2mm 2mm;margin:3mm 0 1mm;letter-spacing:1px}.w{display:flex;flex-wrap:wrap}.w div{padding:.7mm 1mm;border-bottom:1px solid #999}.w span{font-size:9pt;color:#444}table{width:100%;border-collapse:collapse;font-size:7.5pt}td{border:1px solid #000;padding:.4mm 1mm;text-align:center}'''
    body = f'''<div class="top"><div><b style="font-size:11pt">{cart}</b><br>Comarca de {p['rmun']} - Estado: {p['ruf']}<br>{p['road']} - Fone/Fax {p['tel']}<br>Tabeliã(o) e Oficial: {p['off']}</div><div style="text-align:right">{arms(44,'#000')}<h1>CERTIDÃO DE NASCIMENTO</h1></div></div>
    <table style="margin:3mm 0 0;font-size:10pt"><tr><td>LIVRO <b>{lv}</b><td>FOLHA <b>{fl}</b><td>TERMO <b>{te}</b><td>REGISTRADO EM <b>{ddmm(p['reg'])}</b></table>
    <p style="margin:3mm 0 0">Certifico, usando da faculdade que me confere a lei, que revendo os arquivos desta Serventia encontrei o assento com os seguintes dados:</p>
    <div class="s">DO REGISTRADO</div><div class="w">{N('Nome', f"<b style='font-size:12.5pt'>{p['name']}</b>")}{N('Sexo', 'MASCULINO' if M else 'FEMININO','28%')}{N('Cor/raça', r.choice(['PARDA','BRANCA','PRETA','não declarada']),'30%')}{N('Naturalidade', nat if n in (3,6) else x,'42%')}
    {N('Nascimento', f"{tx}, {wd}")}{N('Hora', hh)}{N('Lugar', p['hosp'] if not p['home'] else 'Domicílio, Sítio Pau Branco', '62%')}{N('Cidade', f"{p['mun']}/{p['uf']}",'38%')}{N('Gêmeo', ('SIM') if p['twin'] else 'NÃO','22%')}{N('Irmão(s) gêmeo(s)', p['twin'] or x,'48%')}{N('DNV', dn or x,'30%')}</div>
    <div class="s">DOS PAIS</div><div class="w">{N('Pai', pr('', p['father'], p['pf'], nats[0], r.randint(19,50), 0))}{N('Mãe', pr('', p['mother'], p['pm'], nats[1], r.randint(17,42), 1))}</div>
    <div class="s">DOS AVÓS</div><div class="w">{N('Avô pat.', p['pgf'] or x,'50%')}{N('Avó pat.', p['pgm'] or x,'50%')}{N('Avô mat.', p['mgf'] or x,'50%')}{N('Avó mat.', p['mgm'] or x,'50%')}</div>
    <div class="s">DO ATO</div><div class="w">{N('Declarante', 'O PAI' if p['father'] else 'A MÃE','40%')}{N('Documento apresentado', 'DECLARAÇÃO DO HOSPITAL' if not p['home'] else 'DUAS TESTEMUNHAS','60%')}{N('Test. 1', p['P']('M','mid') if p['home'] else x,'50%')}{N('Test. 2', p['P']('F','mid') if p['home'] else x,'50%')}{N('Obs./Averb.', obs[1] if obs else x)}</div>
    <div style="display:flex;margin-top:7mm;gap:8mm"><div style="flex:1"><table><tr><td>Emol.<td>Fundo<td>Tx. Fisc.<td>Total<tr><td>{r.randint(9,18)},{r.randint(10,99)}<td>1,{r.randint(10,99)}<td>2,{r.randint(10,99)}<td>{r.randint(20,26)},{r.randint(10,99)}</table>{f'<div style="border:1px solid #000;margin-top:3mm;padding:1.5mm;text-align:center">TRIBUNAL DE JUSTIÇA - {p["ruf"]}<br>SELO DE AUTENTICIDADE<br><b style="font-size:12pt">{selo}</b></div>' if selo else ''}<div style="font-size:7pt;margin-top:3mm">Válida somente com selo e sem emendas ou rasuras. RegCiv for Windows v. {r.randint(2,6)}.{r.randint(0,9)}</div></div>
    <div style="flex:1.2;text-align:center">O referido é verdade. Dou fé.<br>{p['rmun']}-{p['ruf']}, {ddmm(p['issue'])}<br><br>{sig(r,160)}<br>________________________________<br>{p['esc']}<br>Substituta legal do Oficial</div></div>'''
    t['meta']['joint_notes'] = True
    return page(css, body), t

# ================================================================ K8  Minas Gerais 1942-1973, typed narration on a printed blank with an ornamental left column
@form
def K8(n):
    o = [dict(), dict(nofather=True), dict(unk='pgf pgm'), dict(), dict(twin=True), dict(nohour=True), dict(long=True), dict(lag=3100)][n-1]
    mg = [m for m in MUN if m[1] == 'MG']; rr = random.Random(f'K8{n}'); o['mun'] = rr.choice(mg)
    p = person(f'K8-{n}', 'old', (1911, 1951), (1942, 1973), **o); r = p['r']
    if p['issue'].year < 1942: p['issue'] = dt.date(1948, 5, 11)
    given_only = n in (3, 6)
    if given_only: p['name'] = p['given']
    if n % 2: upcase(p)
    t = truth(p, 'K8', n); b = p['birth']; d = t['data']; M = p['sex'] == 'M'; oo = 'o' if M else 'a'
    lv, fl, te = [f"{p['book']%40+1}", f"{p['book']%40+1}-A"][n % 2], f"{p['leaf']%200+1}" + ('v.' if n % 3 == 1 else ''), f"{p['entry']%900+12}"
    flt = fl.rstrip('.')
    T(t,'registro.livro', lv); T(t,'registro.folha', flt); T(t,'registro.termo', te)
    reg, iss = p['reg'], p['issue']
    dd = 'primeiro' if b.day == 1 else ext(b.day)
    tx = [f"{dd} de {MES[b.month]} de {ext(b.year)}", f"{dd} ({b.day}) de {MES[b.month]} do ano de {ext(b.year)} ({b.year})"][n % 2]
    T(t,'dados_pessoais.data_nascimento.texto_completo', tx); t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [words(b)]
    place, est = [('em domicílio, na rua do Rosário, desta cidade', 'Domicílio'), ('na Santa Casa de Misericórdia, desta cidade', 'Santa Casa de Misericórdia'), ('na fazenda "Palmital", dêste município', ''), ('em domicílio, no arraial do Bom Jesus, dêste município', 'Domicílio')][(n * 3) % 4]
    T(t,'local_nascimento.estabelecimento', est)
    cart = ['Cartório de Paz e Registro Civil', 'Cartório do Registro Civil do Primeiro Distrito', 'Escrivania de Paz e Registro Civil'][n % 3]; T(t,'registro.cartório', cart)
    T(t,'autenticação.oficial_registro', p['off'])
    H = (hourw(*p['hour']) if p['hour'] else '')
    nats = [f"{x[0]} - {x[1]}" for x in (p['fnat'], p['mnat'])]; shn = n in (4, 7, 8)
    if shn: d['filiação']['genitor_1']['naturalidade'] = nats[0]; d['filiação']['genitor_2']['naturalidade'] = nats[1]
    par = ''
    if p['father']: par = f"filh{oo} legítim{oo} de {p['father']}, {p['pf']}{', natural de ' + nats[0] if shn else ''}, e de sua mulher dona {p['mother']}{', natural de ' + nats[1] if shn else ''}, {p['pm']}"
    else: par = f"filh{oo} natural de {p['mother']}, {p['pm']}"
    gp = f"São avós paternos: {p['pgf']} e dona {p['pgm']}. " if p['father'] and p['pgf'] else ('Os avós paternos são ignorados. ' if p['father'] else '')
    gm = f"São avós maternos: {p['mgf']} e dona {p['mgm']}. "
    tw = f"É gême{oo} de {p['twin']}, registrad{'o' if True else 'a'} em seguida. " if p['twin'] else ''
    obs = {4: ('anotações', f"Consta à margem que {'o registrado' if M else 'a registrada'} casou-se no distrito da sede em 8 de setembro de {b.year+23}, conforme o livro 11, a fôlhas 40.", b.year+24), 2: ('averbações', f"Consta à margem o reconhecimento feito por Belmiro Seixas Caixeta, por escritura de 3 de junho de 1949.", 1950)}.get(n)
    if obs:
        T(t,'observações.'+obs[0], obs[1].split(' que ',1)[-1] if False else obs[1])
        y = max(obs[2], 1942, reg.year + 1); iss = dt.date(y, 10, 6); p['issue'] = iss; T(t,'autenticação.data_emissão', ddmm(iss))
    ep = 'ESTADOS UNIDOS DO BRASIL' if iss.year < 1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'
    css = '''body{width:210mm;height:297mm;background:#f6efdc;padding:12mm;font:11.5pt "Nimbus Mono PS";color:#1b1b2b}.fr{display:flex;height:273mm}.lc{width:44mm;border:3px double #26324f;outline:1px solid #26324f;outline-offset:2px;padding:5mm 3mm;font:10pt/1.35 "EB Garamond";color:#26324f;text-align:center;background:repeating-linear-gradient(0deg,#efe5c9 0 2px,#f6efdc 2px 4px)}.lc u{text-decoration:none;display:block;font:11pt "Nimbus Mono PS";color:#1b1b2b;border-bottom:1px dotted #26324f;margin:1mm 0 4mm}
    .rc{flex:1;padding:0 2mm 0 8mm}.rc h1{font:italic bold 30pt "EB Garamond";color:#26324f;text-align:center;margin:0 0 3mm}.tx{background:repeating-linear-gradient(#0000 0 8.4mm,#26324f66 8.4mm 8.6mm);line-height:8.6mm;text-align:left;min-height:172mm}.st{display:inline-block;border:2px dotted #7c2d2d;color:#7c2d2d;font:7.5pt/1.2 "EB Garamond";padding:2mm;text-align:center;width:22mm;margin:1mm}'''
    hora = f", às {H}" if H else ', em hora não declarada'
    body = f'''<div class="fr"><div class="lc">{arms(84,'#26324f')}<br><b>{ep}</b><br><br>ESTADO DE<br>MINAS GERAIS<br><br>Comarca e Município de<u>{p['rmun']}</u><br><span style="font-size:15pt">REGISTRO CIVIL</span><br>das pessoas naturais<br><br><b style="letter-spacing:2px">NASCIMENTO</b><br><br>N.º<u>{te}</u>Livro<u>{lv}</u>Fôlhas<u>{fl}</u>Nome<u style="font-weight:bold">{p['name']}</u><div class="st">TESOURO<br>DO ESTADO<br><b>{'Cr$ 2,00' if iss.year > 1942 else '2$000'}</b></div><br><div class="st">EDUCAÇÃO<br>E SAÚDE<br><b>{'Cr$ 0,80' if iss.year > 1942 else '$200'}</b></div></div>
    <div class="rc"><div style="text-align:center;font:10.5pt 'EB Garamond';color:#26324f">{cart}</div><h1>Certidão</h1><div class="tx">{p['off']}, Oficial do Registro Civil da sede da comarca de {p['rmun']}, na forma da lei, etc. CERTIFICA, a pedido verbal de parte interessada, que, revendo em cartório o livro n.º {lv} de registro de nascimentos, nêle, a fls. {fl}, encontrou o têrmo n.º {te}, lavrado aos {reg.day} de {MES[reg.month]} de {reg.year}, pelo qual se vê que no dia {tx}{hora}, {place}, nasceu uma criança do sexo {'masculino' if M else 'feminino'}, de côr {r.choice(['branca','parda','preta'])}, que recebeu o nome de {p['name']}, {par}. {gp}{gm}{tw}Foi declarante {'o pai' if p['father'] else 'a parteira Dona Sinhana'}, e serviram de testemunhas {p['P']('M','old')} e {p['P']('M','old')}. {obs[1] if obs else 'Nada mais consta.'} O referido é verdade, do que dou fé.</div>
    <div style="margin-top:5mm;text-align:center">{p['rmun']}, {iss.day} de {MES[iss.month]} de {iss.year}.<br>{sig(r,200,'#20204a')}<br><span style="font:10pt 'EB Garamond';border-top:1px solid #26324f;padding:0 12mm;color:#26324f">O Oficial do Registro Civil</span></div><div style="position:absolute;left:150mm;top:246mm">{stamp(['REGISTRO CIVIL', p['rmun'].upper()[:17], 'MINAS GERAIS'], 100, '#6b2a86', 14)}</div></div></div>'''
    return page(css, body), t

# ================================================================ K9  inteiro teor, old entries of immigrants' families, verbatim, dense; margin notes; 2011-2025
IMM = {1: ('Luigi Zanforlin; Assunta Bellucco; Angelo Zanforlin; Teresa Boscolo; Natale Bellucco; Maria Crivellaro', 'Angelino', 'Amabile Rosa', 'Zanforlin', 'Rovigo, Itália', 'Treviso, Itália'),
 2: ('Manuel Otero Rial; Josefa Castro; Ramón Otero; Dolores Rial; x; x', 'Ramiro', 'Dolores', 'Otero Castro', 'Orense, Espanha', 'Santos - SP'),
 3: ('Chukri Abdalla Bittar; Nazira Jabur; Abdalla Elias Bittar; Mariana Saad; José Jabur; Latife Haddad', 'Elias', 'Salma', 'Bittar', 'Zahlé, Síria', 'Beirute, Síria'),
 4: ("Joaquim d'Almeida Sequeira; Maria do Rosário Lameiras; Antônio d'Almeida; Joaquina Sequeira; Bento Lameiras; Ana Quitéria", 'Albertino', 'Emerenciana', "Lameiras d'Almeida", 'Viseu, Portugal', 'Coimbra, Portugal'),
 5: ('Giovanni Battista Dal Pizzol; Santa Pasqualina De Marchi Tessaro; Pietro Dal Pizzol; Domenica Fregonese; Giacomo De Marchi Tessaro; Lucia Zambenedetti', 'Giuseppe Antonio', 'Lucia Domenica', 'De Marchi Tessaro Dal Pizzol', 'Belluno, Itália', 'Mântua, Itália'),
 6: ('Wilhelm Heinrich Raasch; Auguste Pagung; Friedrich Raasch; Ernestine Krüger; August Pagung; Wilhelmine Hollunder', 'Germano', 'Bertha', 'Raasch', 'Pomerânia, Alemanha', 'Domingos Martins - ES')}
@form
def K9(n):
    o = [dict(mun=('Guaxupé','MG')), dict(mun=('Três Corações','MG'), unk='mgf mgm'), dict(mun=('Ribeirão Preto','SP')), dict(mun=('Uberaba','MG'), twin=True), dict(mun=('Caxias do Sul','RS'), long=True), dict(mun=('Colatina','ES')), dict(mun=('Passa Quatro','MG'), nofather=True), dict(mun=('Muriaé','MG'))][n-1]
    late = n in (7, 8)
    p = person(f'K9-{n}', 'old', (1893, 1931) if not late else (1934, 1952), (2012, 2025), **o); r = p['r']
    p['book'], p['leaf'], p['entry'] = p['book'] % 38 + 1, p['leaf'] % 199 + 1, p['entry'] % 900 + 7
    p['mat'] = matricula(p['cns'], p['reg'].year, p['book'], p['leaf'], p['entry'])
    im = IMM.get(n)
    if im:
        (p['father'], p['mother'], p['pgf'], p['pgm'], p['mgf'], p['mgm']), gm_, gf_, fam = im[0].split('; '), im[1], im[2], im[3]
        p['given'] = gm_ if p['sex'] == 'M' else gf_; p['name'] = p['given'] + ' ' + fam
        if n == 2: p['mgf'] = p['mgm'] = ''
        if p['twin']: p['twin'] = 'Ermelinda ' + fam
    t = truth(p, 'K9', n); b = p['birth']; reg = p['reg']; iss = p['issue']; d = t['data']; M = p['sex'] == 'M'; oo = 'o' if M else 'a'
    NM = p['name'].upper()
    T(t,'dados_pessoais.nome_completo', NM); t['accept']['dados_pessoais.nome_completo'] = [p['name']]
    T(t,'dados_pessoais.matrícula', p['mat'])
    v = 'v' if n % 2 else ''
    lv, fl, te = f"A-{p['book']:02d}", f"{p['leaf']:03d}{v}", f"{p['entry']}"
    T(t,'registro.livro', lv); T(t,'registro.folha', fl); T(t,'registro.termo', te)
    cart = [f"Ofício de Registro Civil das Pessoas Naturais de {p['rmun']}", f"Cartório de Registro Civil com Atribuições Notariais de {p['rmun']}", f"1º Serviço Registral Civil"][n % 3]; T(t,'registro.cartório', cart)
    T(t,'autenticação.oficial_registro', p['off'])
    selo = f"{''.join(r.choice('ABCDEFGHJKLMNPRSTUVXZ') for _ in range(3))}{r.randint(10000,99999)}" if p['ruf'] == 'MG' else f"{r.randint(10**5,10**6-1)}.{r.choice(['01','02'])}.{iss.year%100}{r.randint(10000,99999)}.{r.randint(10000,99999)}"; T(t,'autenticação.selo_digital', selo)
    full = n % 2 == 0
    day = 'primeiro' if b.day == 1 else ext(b.day)
    tx = f"{day} de {MES[b.month]} de {ext(b.year)}" if full or b.year != reg.year else f"{day} de {MES[b.month]} do corrente ano"
    T(t,'dados_pessoais.data_nascimento.texto_completo', tx); t['accept']['dados_pessoais.data_nascimento.texto_completo'] = sorted({words(b), longd(b), ddmm(b)} - {tx})
    T(t,'local_nascimento.estabelecimento', 'Domicílio' if n in (3, 8) else '')
    place = {3:'em domicílio, na Fazenda Monte Alegre, neste município', 8:'em domicílio, à rua do Cisco número nove, nesta cidade'}.get(n) or r.choice(['na Colônia Santo Isidoro, deste município', 'na Fazenda do Pinhal, deste distrito', 'no lugar Retiro dos Moinhos, desta cidade'])
    nt = [im[4], im[5]] if im else [f"{p['fnat'][0]} - {p['fnat'][1]}", f"{p['mnat'][0]} - {p['mnat'][1]}"]
    if p['father']: d['filiação']['genitor_1']['naturalidade'] = nt[0]; d['filiação']['genitor_2']['naturalidade'] = nt[1]
    else: d['filiação']['genitor_1']['naturalidade'] = nt[1]
    hw = hourw(*p['hour'])
    child = NM.title() if False else p['name'] if n % 3 else p['given']
    W = [p['P']('M','old') for _ in range(3)]
    rd = 'ao primeiro dia' if reg.day == 1 else f"aos {ext(reg.day)} dias"
    gpat = f"neto paterno de {p['pgf']} e de {p['pgm']}" if M else f"neta paterna de {p['pgf']} e de {p['pgm']}"
    gmat = f"{'e materno' if M else 'e materna'} de {p['mgf']} e de {p['mgm']}" if p['mgf'] else 'sendo ignorados os avós maternos'
    tw = f" Declarou mais que no mesmo parto nasceu outra criança, de nome {p['twin']}, cujo termo vai lavrado em seguida a este." if p['twin'] else ''
    if p['father']:
        decl = f"compareceu {p['father']}, de profissão {p['pf']}, natural de {nt[0]}, com {r.randint(22,49)} anos de idade, residente neste termo, e em presença das testemunhas abaixo nomeadas e no fim assinadas declarou que no dia {tx}, às {hw}, {place}, sua legítima mulher {p['mother']}, natural de {nt[1]}, ocupada em serviços domésticos, com quem é casado na freguesia desta paróquia, deu à luz a uma criança do sexo {'masculino' if M else 'feminino'}, que se chamará {child}, {gpat}, {gmat}."
    else:
        decl = f"compareceu {W[2]}, lavrador, e em presença das testemunhas abaixo assinadas declarou que no dia {tx}, às {hw}, {place}, nasceu uma criança do sexo {'masculino' if M else 'feminino'}, que se chamará {child}, filh{oo} natural de {p['mother']}, natural de {nt[1]}, solteira, {'neto materno' if M else 'neta materna'} de {p['mgf']} e de {p['mgm']}."
    cp = ''
    av, an = '', ''
    if n == 8: cp = p['cpf']; av = f"AV-2: Inscrição no CPF sob nº {cp}, averbada de ofício em 09/08/2021 (Prov. CNJ 63/2017)."; T(t,'dados_pessoais.cpf', cp)
    if n in (1, 5): av = f"AV-1: Por sentença da Vara Única desta comarca, de 28/02/2014, determinou-se constar a correta grafia do sobrenome da família paterna." if n == 1 else 'AV-1: Retificada a idade do declarante por despacho do MM. Juiz Corregedor em 16/10/2013.'
    if n in (2, 6): an = f"Anotação: {'o registrado' if M else 'a registrada'} faleceu em {b.year+71}, no dia 14 de maio, nesta cidade, termo 6.083, fls. 115, livro C-29."
    T(t,'observações.averbações', av); T(t,'observações.anotações', an)
    if av or an: p['issue'] = iss = dt.date(2022, n, 17); T(t,'autenticação.data_emissão', ddmm(iss))
    css = '''body{width:210mm;height:297mm;padding:11mm 15mm 9mm;font:11.5pt/1.5 "Nimbus Roman";color:#000;background:#fff}.h{text-align:center;line-height:1.25}.h h1{font:bold 16pt "Nimbus Roman";margin:2mm 0 0}.box{border:1px solid #000;border-left-width:6px;padding:2mm 3mm;margin:3mm 0;display:grid;grid-template-columns:24mm 1fr;line-height:1.35}.tr{text-align:justify}.q{padding:0 0 0 7mm;border-left:1px solid #888;margin:2mm 0;text-align:justify}.f{font-size:8.5pt;line-height:1.3}'''
    body = f'''<div class="h">{arms(44,'#000')}<br>República Federativa do Brasil &ndash; Estado de {UFN[p['ruf']]}<br><b>{cart}</b><br><span style="font-size:9pt">{p['road']}, {p['rmun']}/{p['ruf']} &ndash; {p['tel']} &ndash; Registrador(a): {p['off']}</span><h1>CERTIDÃO DE NASCIMENTO<br>EM INTEIRO TEOR</h1></div>
    <div class="box"><b>Nome</b><b style="font-size:13pt">{NM}</b><b>Matrícula</b><span>{p['mat']}</span><b>Livro e folha</b><span>Livro {lv}, folha {fl}, termo nº {te}</span></div>
    <div class="tr"><b>CERTIFICO</b>, a requerimento da parte interessada e para fins de instrução de processo de reconhecimento de cidadania, que revendo os livros de assentos de nascimento desta serventia, neles encontrei o termo acima identificado, cujo inteiro teor, por transcrição fiel, é o seguinte:</div>
    <div class="q">&ldquo;Número {ext(p['entry'])}. {child}. {rd[0].upper()+rd[1:]} do mês de {MES[reg.month]} do ano de {ext(reg.year)}, nesta cidade de {p['rmun']}, Estado de {UFN[p['ruf']]}, em meu cartório, {decl}{tw} Foram testemunhas {W[0]}, negociante, e {W[1]}, carpinteiro, ambos aqui residentes. Para constar lavrei este termo que, lido e achado conforme, assinam o declarante e as testemunhas. Eu, {p['N'].given('M','old')} de Sales Pontual, escrivão de paz, o escrevi e assino.&rdquo; (aa) {W[2].split()[0]} e outros. Selos no valor de {'trezentos réis' if reg.year < 1943 else 'sessenta centavos'} inutilizados. Nada mais se continha no termo.</div>
    <div class="tr"><b>À margem do termo:</b> {av + ' ' if av else ''}{an or ('' if av else 'não há averbações nem anotações.')}</div>
    <div class="tr" style="margin-top:2mm">Era o que se continha em o referido assento, para aqui bem e fielmente transladado, ao qual me reporto e dou fé. {p['rmun']}, {ext(iss.day) if iss.day > 1 else 'primeiro'} de {MES[iss.month]} de {ext(iss.year)} ({ddmm(iss)}). Eu, {p['esc']}, escrevente, digitei, conferi e assino.</div>
    <div style="text-align:center;line-height:1.2">{sig(r,170)}<br>____________________________<br>{p['esc']}</div>
    <div style="display:flex;gap:4mm;margin-top:3mm" class="f"><div style="border:1px solid #000;padding:2mm;flex:1;display:flex;gap:3mm">{qr(r,64)}<div><b>PODER JUDICIÁRIO - {p['ruf']}</b><br>Selo eletrônico: <b>{selo}</b><br>Ato: 7802 - certidão em inteiro teor - Qtd. 1<br>Emol.: R$ {r.randint(60,99)},{r.randint(10,99)} - Recompe R$ {r.randint(3,6)},{r.randint(10,99)} - ISS R$ 2,{r.randint(10,99)}</div></div><div style="flex:.8">Esta certidão é expedida nos termos dos arts. 16 a 21 da Lei nº 6.015/1973. Qualquer emenda ou rasura a invalida. A busca compreendeu o período de {reg.year-5} a {reg.year+5}. Para uso no exterior, apostilar conforme a Convenção da Haia (Decreto 8.660/2016).</div></div>'''
    return page(css, body), t

# ================================================================ K10  traslado of a birth abroad, Livro E, landscape, numbered clauses at right, panel at left, 1996-2009
ABR = [('Boston','Massachusetts, Estados Unidos da América','Consulado-Geral do Brasil em Boston',"Brigham Women's Hospital"), ('Asunción','Paraguai','Embaixada do Brasil em Assunção','Sanatorio San Roque'), ('Hamamatsu','Província de Shizuoka, Japão','Consulado-Geral do Brasil em Nagoia','Hospital Seirei'), ('Lisboa','Portugal','Consulado-Geral do Brasil em Lisboa','Maternidade Alfredo da Costa'),
       ('Padova','Itália','Consulado-Geral do Brasil em Milão','Azienda Ospedaliera'), ('Cayenne','Guiana Francesa','Consulado-Geral do Brasil em Caiena',''), ('Maputo','Moçambique','Embaixada do Brasil em Maputo','Hospital Central'), ('Zürich','Suíça','Consulado-Geral do Brasil em Zurique','Universitätsspital')]
@form
def K10(n):
    regm = [('Anápolis','GO'), ('Dourados','MS'), ('Londrina','PR'), ('Teófilo Otoni','MG'), ('Caxias do Sul','RS'), ('Macapá','AP'), ('Ituiutaba','MG'), ('Formosa','GO')][n-1]
    o = [dict(), dict(unk='pgf pgm'), dict(), dict(long=True), dict(twin=True), dict(nofather=True), dict(nohour=True), dict(sex='F', given='Annelise')][n-1]
    p = person(f'K10-{n}', 'new', (1986, 2005), (1997, 2009), mun=regm, lag=None, **o); r = p['r']
    city, ctry, cons, hosp = ABR[n-1]
    p['mun'], p['uf'] = city, ''
    if n in (3, 8): p['father'] = {3: 'Kenji Yamashita', 8: 'Beat Ulrich Zwicky'}[n]; p['pgf'], p['pgm'] = {3: ('Isamu Yamashita', 'Fumiko Yamashita'), 8: ('Hansruedi Zwicky', 'Verena Zwicky-Aebi')}[n]; p['name'] = p['given'] + ' ' + p['fam'].split()[0] + {3:' Yamashita',8:' Zwicky'}[n]
    if n == 3 and p['sex'] == 'M': p['name'] = 'Hideo ' + p['name'].split(' ', 1)[1] if False else p['name']
    consd = p['reg']; p['reg'] = consd + dt.timedelta(r.randint(300, 1500))
    while p['reg'].weekday() > 4: p['reg'] += dt.timedelta(1)
    p['issue'] = p['reg'] if n % 3 == 0 else min(p['reg'] + dt.timedelta(r.randint(20, 900)), dt.date(2009, 12, 10))
    if p['issue'] < p['reg']: p['issue'] = p['reg']
    while p['issue'].weekday() > 4: p['issue'] += dt.timedelta(1)
    if n in (2, 5): upcase(p)
    t = truth(p, 'K10', n, (842, 595)); b = p['birth']; d = t['data']; M = p['sex'] == 'M'; oo = 'o' if M else 'a'
    lv, fl, te = f"E-{p['book']%30+1}", f"{p['leaf']%200+1}{'v' if n%2 else ''}", f"{p['entry']%5000+20}"
    T(t,'registro.livro', lv); T(t,'registro.folha', fl); T(t,'registro.termo', te)
    tx = f"{b.day if b.day > 1 else '1º'} de {MES[b.month]} de {b.year}"; T(t,'dados_pessoais.data_nascimento.texto_completo', tx); t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [ddmm(b), longd(b)]
    nat = f"{city}, {ctry}"
    shown = n not in (4, 7)
    if shown: T(t,'dados_pessoais.naturalidade', nat)
    t['accept']['local_nascimento.município'] = [nat]
    T(t,'local_nascimento.estabelecimento', hosp)
    cart = ['1º Ofício de Registro Civil, Interdições e Tutelas', 'Registro Civil das Pessoas Naturais - 1º Subdistrito (Sede)', 'Serviço de Registro Civil do 1º Ofício'][n % 3]; T(t,'registro.cartório', cart)
    T(t,'autenticação.oficial_registro', p['off'])
    selo = f"{r.randint(1000,9999)}{r.choice('ABCD')}{r.choice('QRST')}{r.randint(1000,9999)}" if n % 2 else ''; T(t,'autenticação.selo_digital', selo)
    fn = f"{p['fnat'][0]} - {p['fnat'][1]}" if n not in (3, 8) else {3: 'Hamamatsu, Japão', 8: 'Winterthur, Suíça'}[n]
    mn = f"{p['mnat'][0]} - {p['mnat'][1]}"
    if p['father']: d['filiação']['genitor_1']['naturalidade'] = fn; d['filiação']['genitor_2']['naturalidade'] = mn
    else: d['filiação']['genitor_1']['naturalidade'] = mn
    z = ['&mdash;&mdash;&mdash;', 'não consta', 'prejudicado'][n % 3]
    av = {1: f"Averbada a opção definitiva pela nacionalidade brasileira, homologada pela 3ª Vara Federal em 12/11/2008, processo 2008.35.00.010227-1.", 6: 'Retificada a grafia do nome da avó materna, por mandado de 20/05/2009 do Juízo de Registros Públicos.'}.get(n, '')
    T(t,'observações.averbações', av)
    if av: p['issue'] = dt.date(2009, 6 + n // 2, 25); p['issue'] = max(p['issue'], p['reg']); T(t,'autenticação.data_emissão', ddmm(p['issue']))
    hr = f", às {p['hour'][0]}:{p['hour'][1]:02d} h (hora local)" if p['hour'] else ', em horário não mencionado'
    k = [0]
    def Q(l, v):
        k[0] += 1; return f'<div class="q"><b>{k[0]})</b><span><i>{l}</i> {v}</span></div>'
    iss = p['issue']
    css = '''body{width:297mm;height:210mm;font:11pt/1.35 "C059";color:#10233f;background:#eef3f4;display:flex;padding:9mm;gap:6mm}.l{width:76mm;border:1.5px solid #10233f;padding:5mm;background:#fff;text-align:center;display:flex;flex-direction:column;gap:3mm}.r{flex:1;border:1.5px solid #10233f;background:#fff;padding:5mm 7mm}h1{font:bold 16pt C059;margin:0 0 3mm;text-align:center}.q{display:flex;gap:2.5mm;padding:.9mm 0}.q>b{width:6mm;text-align:right}i{color:#54657d;font-size:9.5pt}.k{border:1px solid #10233f;padding:2mm;font-size:10pt;text-align:left}'''
    body = f'''<div class="l"><div>{arms(58,'#10233f')}</div><div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>{UFN[p['ruf']]}<br>{p['rmun']} - {p['ruf']}</div><div><b>{cart}</b></div><div style="font-size:9.5pt">{p['off']}<br>Oficial Titular<br>{p['esc']}<br>Oficial Substituto<br>{p['road']}</div>
    <div class="k">Transcrição nº <b>{te}</b><br>Livro <b>{lv}</b> &nbsp; Folha <b>{fl}</b><br>Lavrada em <b>{ddmm(p['reg'])}</b></div>{f'<div class="k" style="text-align:center;border-style:dashed">SELO DE CONTROLE<br><b style="font-size:13pt">{selo}</b></div>' if selo else ''}<div style="font-size:8.5pt;text-align:left;margin-top:auto">Art. 32, § 1º, da Lei 6.015/73. &nbsp;Custas: {'R$' if p['issue'].year > 1994 else 'Cr$'} {r.randint(18,40)},{r.randint(10,99)}. Esta certidão não supre o assento consular original, arquivado nesta serventia sob nº {r.randint(20,900)}/{p['reg'].year}.</div></div>
    <div class="r"><h1>CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO<br><span style="font-size:10pt;font-weight:normal">ocorrido em território estrangeiro</span></h1><div>CERTIFICO que do livro de transcrições de que sou encarregad{'a' if p['off'].split()[0][-1]=='a' else 'o'} consta o traslado do registro de nascimento com as declarações seguintes:</div>
    {Q('Pessoa registrada:', f"<b style='font-size:14pt'>{p['name']}</b>")}{Q('Sexo:', 'masculino' if M else 'feminino')}{Q('Veio ao mundo em', f"<b>{tx}</b>{hr}")}{Q('Onde:', (hosp + ', ' if hosp else 'Em residência particular, ' if False else '') + nat)}{Q('Naturalidade:', nat) if shown else ''}
    {Q('Pai:', f"{p['father']}, de nacionalidade {'brasileira' if n not in (3,8) else {3:'japonesa',8:'suíça'}[n]}, natural de {fn}" if p['father'] else z)}{Q('Mãe:', f"{p['mother']}, de nacionalidade brasileira, natural de {mn}")}
    {Q('Avós por parte de pai:', ' e '.join(x for x in (p['pgf'], p['pgm']) if x) or z)}{Q('Avós por parte de mãe:', f"{p['mgf']} e {p['mgm']}")}{Q('Parto duplo:', f"sim, com {p['twin']}" if p['twin'] else 'não')}
    {Q('Repartição de origem:', f"{cons}, livro {r.randint(2,40)}, fls. {r.randint(1,200)}, nº {r.randint(100,4000)}, em {ddmm(consd)}, sendo declarante {'o pai' if p['father'] else 'a mãe'}")}{Q('Averbações:', av or z)}
    <div style="display:flex;margin-top:5mm"><div style="flex:1">O referido é verdade e dou fé.<br>{p['rmun']} ({p['ruf']}), {iss.day} de {MES[iss.month]} de {iss.year}.</div><div style="flex:1;text-align:center">{sig(r,170)}<br><span style="border-top:1px solid #10233f;padding:0 8mm">{p['off']}</span></div></div>
    <div style="position:absolute;left:196mm;top:168mm">{stamp(['LIVRO "E"', p['rmun'].upper()[:16], 'TRASLADOS'], 100, '#0d6b63', 9)}</div></div>'''
    return page(css, body, 'A4 landscape'), t

# ---------------------------------------------------------------- run
def main():
    for f, fn in FORMS.items():
        for n in range(1, 9):
            h, t = fn(n)
            fp = os.path.join(OUT, f'{f}-{n}.html')
            if not os.path.exists(fp) or open(fp, encoding='utf-8').read() != h: open(fp, 'w', encoding='utf-8').write(h)
            json.dump(t, open(os.path.join(OUT, f'{f}-{n}.json'), 'w', encoding='utf-8'), ensure_ascii=False, indent=1)
if __name__ == '__main__': main()
