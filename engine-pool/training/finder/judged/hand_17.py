#!/usr/bin/env python3
# Ten birth-certificate forms (T1..T10), eight fillings each. Standard library only.
import json, math, os, random, sys, html as H
from datetime import date, timedelta
from types import SimpleNamespace as NS
HERE = os.path.dirname(os.path.abspath(__file__)); OUT = sys.argv.pop(1)
os.makedirs(OUT, exist_ok=True)
e = lambda s: H.escape(str(s), quote=False)

# ---------------------------------------------------------------- words
U = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D = '- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C = '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def w(n):
    if n < 20: return U[n]
    if n < 100: return D[n//10] + (' e ' + U[n % 10] if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000: return C[n//100] + (' e ' + w(n % 100) if n % 100 else '')
    k, m = divmod(n, 1000)
    s = 'mil' if k == 1 else w(k) + ' mil'
    if not m: return s
    return s + (' e ' if m < 101 or m % 100 == 0 else ' ') + w(m)
def wf(n):
    return {1: 'uma', 2: 'duas', 21: 'vinte e uma', 22: 'vinte e duas'}.get(n, w(n))
M = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def wd(d, first='primeiro'): return first if d == 1 else w(d)
def ext(d): return f'{wd(d.day)} de {M[d.month-1]} de {w(d.year)}'
def dm(d): return f'{d.day:02d} de {M[d.month-1]} de {d.year}'
def dd(d, s='/'): return f'{d.day:02d}{s}{d.month:02d}{s}{d.year}'
def hm(t): return f'{t[0]:02d}:{t[1]:02d}' if t else ''
def hw(t):  # hours in words, 24 h
    if not t: return ''
    h, m = t
    s = wf(h) + (' hora' if h < 2 else ' horas')
    return s + (f' e {w(m)} minutos' if m else '')
def hw12(t):  # of the day's parts
    h, m = t
    part = 'da madrugada' if h < 6 else 'da manhã' if h < 12 else 'da tarde' if h < 18 else 'da noite'
    if h == 12: part = 'da tarde'
    h12 = h if h <= 12 else h - 12
    if h == 0: return 'zero hora' + (f' e {w(m)} minutos' if m else '')
    s = wf(h12) + (' hora' if h12 == 1 else ' horas')
    return s + (f' e {w(m)} minutos' if m else '') + ' ' + part
def up(s): return s.upper()
def dots(n): return f'{n:,}'.replace(',', '.')

# ---------------------------------------------------------------- numbers
def cpf(r):
    a = [r.randint(0, 9) for _ in range(9)]
    for k in (10, 11):
        s = sum(x*(k-i) for i, x in enumerate(a)) % 11
        a.append(0 if s < 2 else 11-s)
    t = ''.join(map(str, a)); return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}'
def dv(num):
    m = 32-len(num); s = 0
    for c in num:
        s += int(c)*m; m += 1
        if m > 10: m = 0
    s %= 11
    return num + ('1' if s == 10 else str(s))
def matricula(cns, year, book, leaf, entry):
    return dv(dv(f'{cns}0155{year:04d}1{book:05d}{leaf:03d}{entry:07d}'))
def mfmt(m, sep=' '):
    i = 0; o = []
    for k in (6, 2, 2, 4, 1, 5, 3, 7, 2): o.append(m[i:i+k]); i += k
    return sep.join(o)
def code(r, pat):
    A = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
    return ''.join(r.choice('0123456789') if c == '9' else r.choice(A) if c == 'A' else r.choice(A+'0123456789') if c == 'X' else r.choice('0123456789abcdef') if c == 'h' else c for c in pat)

# ---------------------------------------------------------------- people
OM = ['Severino','Raimundo Nonato','Francisco das Chagas','José Ribamar','Manoel Messias','Sebastião','Benedito','Cícero Romão','Expedito','Valdemar','Deusdedit','João Evangelista','Otacílio','Genésio','Lourival','Ubirajara','Luiz Gonzaga','Aderbal','Nazareno','Miguel Arcanjo','Eliézer','Inácio','Argemiro','Hermínio','Zacarias','Leôncio','Antônio','Pedro Celestino','Joaquim','Tertuliano','Honorato','Olegário','Crispim','Vicente Ferrer','Amâncio','Bonifácio','Quirino','José Leocádio','Epaminondas','Manuel','Domingos','Feliciano','Martinho','Júlio César','Abdias','Isaías']
OF = ['Maria das Dores','Francisca','Raimunda Nonata','Terezinha de Jesus','Antônia Lúcia','Josefa','Severina','Iracema','Maria do Socorro','Rita de Cássia','Benedita','Luzia','Conceição de Maria','Edileusa','Zuleide','Cleonice','Jacira','Dagmar','Etelvina','Joana d\'Arc','Filomena','Quitéria','Marinete','Alzira','Olindina','Perpétua','Guiomar','Eudóxia','Hermengarda','Idalina','Maria do Carmo','Inês','Leopoldina','Carolina','Belarmina','Umbelina','Rosa Amélia','Ana Rita','Delmira','Otília','Júlia','Sebastiana','Firmina','Maria da Conceição','Noêmia','Lindalva']
MM = ['Edson','Marcos Aurélio','Francisco Wellington','Antônio Marcos','Rogério','Joelson','Cleiton','Gilvan','Adriano','Luiz Cláudio','Jackson','Everaldo','Rubens','Márcio','Ronaldo','José Arimatéia','Paulo Roberto','Elielson','Valdecir','Jardel','Aluísio','Carlos Magno','Reginaldo','Gleidson','Hélio','Ademir','Sérgio Murilo','Ivanildo','Josenildo','Kleber','Raimundo Nonato','Antônio José','Benedito','Damião','Erasmo Carlos','Flávio','Genival','Humberto','Itamar','José Wilson','Lindomar','Mauro César','Nilton','Orlando','Péricles','Robson','Silvio','Tarcísio','Valter','Washington Luís','Zenildo','Francisco de Assis','Cosme','Aurélio']
MF = ['Ana Cláudia','Patrícia','Luciana','Francineide','Rosângela','Márcia Cristina','Gleiciane','Adriana','Elisângela','Jucileide','Simone','Katiane','Vanusa','Daniele','Fabrícia','Roberta','Maria Gorete','Edilene','Sônia Maria','Antônia Cleide','Marlúcia','Rosineide','Ivonete','Joseane','Lucimar','Silvana','Cristiane','Tatiane','Vera Lúcia','Eliane','Raimunda','Francisca Maria','Aldenora','Cosma','Deusa Maria','Evanilde','Gardênia','Ilma','Janaína','Keila','Leila Regina','Maria José','Nádia','Odete','Pollyanna','Quézia','Regina Célia','Socorro de Fátima','Telma','Valdirene','Zélia','Auxiliadora','Ângela Maria','Iracilda']
NM = ['Davi Lucca','João Miguel','Enzo Gabriel','Kauã','Ravi','Théo','Heitor','Arthur Bernardo','Anthony','Ícaro','Noah','Pedro Henrique','Gael','Yuri','Caíque','Samuel','Benício','Luan Vítor','Emanuel','Raoni','Iago','Bryan Kaleb','Joaquim','Otávio Augusto','Levi','Miguel Ângelo','Vicente','Zion','Apolo','Nicolas','Isaac','João Guilherme','Kalel','Murilo','Ruan Pablo','Thales','Ubiratã','Augusto César','Bento','Cauê','Francisco Neto','Lorenzo','Matias','Pietro','Rian','Saulo','Teodoro','Willian','Adriel','Davi Luiz','Eduardo','Fabrício','Gustavo','Hugo Leonardo']
NF = ['Maria Alice','Ana Beatriz','Lívia','Heloísa','Valentina','Yasmin','Ayla','Maria Cecília','Antonella','Agatha','Emanuelly','Mirella','Ísis','Laís','Kamilly Vitória','Lorena','Ester','Aurora','Jade','Maitê','Iara','Sophia','Clarice','Cecília Manuela','Hadassa','Anahí','Bianca','Cora Lis','Dandara','Eloá','Flor de Maria','Giovanna','Helena','Ingrid','Jordana','Karolayne','Luna','Marina','Nicole','Olívia','Pérola','Rebeca','Stella','Tarsila','Victória Régia','Wendy','Zoé','Açucena','Maria Júlia','Ana Clara','Francisca Sofia','Lis','Thayná','Sarah Raquel']
SN = ['da Silva','dos Santos','Pereira','de Oliveira','Sousa','de Souza','Ferreira','Alves','Barbosa','Ribeiro','Carvalho','Gomes','do Nascimento','Cavalcante','Cavalcanti','Holanda','Bezerra','de Medeiros','Dantas','da Nóbrega','da Cunha','Lustosa','Pinheiro','Brandão','Sarmento','Figueiredo','Castelo Branco','Maranhão','Falcão','Lins','Wanderley','Montenegro','Pontes','Queiroz','Sampaio','Mourão','Parente','Feitosa','Mota','Teles','Linhares','Aragão','Ximenes','Saboya','Paiva','Leitão','Guedes','de Góis','de Araújo','Furtado','Monteiro','Lobato','Tavares','Corrêa','Pantoja','Maués','Palheta','Gurjão','Quaresma','Bentes','Uchôa','Tupinambá','Landim','Rebouças','Gadelha','Fontenele','Sá Barreto','de Melo','Calheiros','Buarque','Malta','Fragoso','Seixas','Bittencourt','d\'Ávila','Rêgo','Nogueira','Coêlho','Assunção','Viana','Teixeira','Batista','de Jesus','Conceição','da Cruz','Vasconcelos','Peixoto']
CITY = {
'PA':'Belém,Ananindeua,Santarém,Marabá,Castanhal,Abaetetuba,Cametá,Bragança,Altamira,Itaituba,Tucuruí,Breves,Óbidos,Soure,Igarapé-Miri,Tomé-Açu',
'AM':'Manaus,Parintins,Itacoatiara,Tefé,Coari,Manacapuru,Tabatinga,Benjamin Constant,Maués,Lábrea,Humaitá,Eirunepé,Barcelos,Autazes',
'AC':'Rio Branco,Cruzeiro do Sul,Sena Madureira,Tarauacá,Feijó,Xapuri','RO':'Porto Velho,Guajará-Mirim,Ji-Paraná,Ariquemes,Vilhena,Cacoal',
'RR':'Boa Vista,Caracaraí,Pacaraima,Normandia','AP':'Macapá,Santana,Oiapoque,Mazagão','TO':'Palmas,Araguaína,Gurupi,Porto Nacional,Tocantinópolis,Dianópolis',
'MA':'São Luís,Imperatriz,Caxias,Timon,Codó,Bacabal,Pinheiro,Viana,Grajaú,Barra do Corda,Carolina,Alcântara,Pedreiras',
'PI':'Teresina,Parnaíba,Picos,Floriano,Oeiras,Campo Maior,Piripiri,Bom Jesus,Corrente,Luzilândia',
'CE':'Fortaleza,Sobral,Juazeiro do Norte,Crato,Iguatu,Quixadá,Aracati,Icó,Tianguá,Crateús,Canindé,Baturité,Camocim,Russas',
'RN':'Natal,Mossoró,Caicó,Currais Novos,Macau,Pau dos Ferros,Angicos,Ceará-Mirim,Santa Cruz,Apodi,Martins',
'PB':'João Pessoa,Campina Grande,Patos,Sousa,Cajazeiras,Guarabira,Areia,Monteiro,Princesa Isabel,Pombal',
'PE':'Recife,Olinda,Caruaru,Petrolina,Garanhuns,Serra Talhada,Arcoverde,Goiana,Palmares,Limoeiro,Salgueiro,Pesqueira,Triunfo',
'AL':'Maceió,Arapiraca,Penedo,Palmeira dos Índios,União dos Palmares,Viçosa,Pilar,Delmiro Gouveia,Santana do Ipanema',
'SE':'Aracaju,Estância,Lagarto,Propriá,Laranjeiras,São Cristóvão,Simão Dias,Tobias Barreto',
'BA':'Salvador,Feira de Santana,Ilhéus,Itabuna,Vitória da Conquista,Juazeiro,Jequié,Santo Amaro,Cachoeira,Valença,Barreiras,Irecê,Jacobina,Senhor do Bonfim,Caetité',
'SP':'Campinas,Santos,Marília','RJ':'Niterói,Campos dos Goytacazes','MG':'Montes Claros,Diamantina','RS':'Caxias do Sul,Pelotas','PR':'Londrina','SC':'Blumenau','GO':'Anápolis','MT':'Cuiabá','DF':'Brasília'}
CITY = {k: v.split(',') for k, v in CITY.items()}
STATE = dict(PA='Pará',AM='Amazonas',AC='Acre',RO='Rondônia',RR='Roraima',AP='Amapá',TO='Tocantins',MA='Maranhão',PI='Piauí',CE='Ceará',RN='Rio Grande do Norte',PB='Paraíba',PE='Pernambuco',AL='Alagoas',SE='Sergipe',BA='Bahia',SP='São Paulo',RJ='Rio de Janeiro',MG='Minas Gerais',RS='Rio Grande do Sul',PR='Paraná',SC='Santa Catarina',GO='Goiás',MT='Mato Grosso',DF='Distrito Federal')
PREP = dict(PA='do',AM='do',AC='do',RO='de',RR='de',AP='do',TO='do',MA='do',PI='do',CE='do',RN='do',PB='da',PE='de',AL='de',SE='de',BA='da')
HOSP = ['Hospital e Maternidade Santa Luzia','Maternidade Dona Evangelina','Hospital Regional Dr. Abelardo Gadelha','Casa de Saúde São Lucas','Hospital São José','Maternidade Nossa Senhora de Nazaré','Santa Casa de Misericórdia','Hospital Municipal Irmã Benigna','Casa de Parto Mãe Luiza','Hospital Materno-Infantil','Maternidade Balbina Lins','Hospital Geral','Unidade Mista de Saúde','Hospital da Mulher','Maternidade Sinhá Neves']
STREET = ['Rua Coronel Pacheco','Rua da Matriz','Av. Getúlio Vargas','Travessa São Benedito','Rua Padre Ibiapina','Praça da Bandeira','Rua Lauro Sodré','Rua Siqueira Campos','Av. Barão do Rio Branco','Rua Quinze de Novembro','Travessa do Cajueiro','Rua Marechal Deodoro']
PROF = ['lavrador','comerciário','pescador','motorista','pedreiro','funcionário público','vaqueiro','marceneiro','agricultor','ferroviário','carpinteiro','alfaiate']

USED = {}
def mk(r, by, city, uf, sex=None, nofather=False, unkp=False, unkm=False, nohour=False, home=False, twin=None, late=None, copy=None,
       child=None, father=None, mother=None, fsn=None, msn=None, book=None, second=None, long=False):
    tag = r.getstate()[1][:3]; P = NS(); P.r = r; P.city, P.uf = city, uf
    P.sex = sex or r.choice('MF'); P.o = 'o' if P.sex == 'M' else 'a'
    era_c = 0 if by < 1972 else 1 if by < 1998 else 2
    G = [(OM, OF), (MM, MF), (NM, NF)]
    g = lambda era, s: r.choice(G[era][0 if s == 'M' else 1])
    s = r.sample(SN, 6); A = fsn or s[0]; B = s[1]; Cc = msn or s[2]; Dd = s[3]
    ep = max(0, era_c-1)
    P.gf1 = f'{g(0,"M")} {s[4]} {A}' if r.random() < .45 else f'{g(0,"M")} {A}'
    P.gm1 = f'{g(0,"F")} {B}' + (f' {A}' if r.random() < .55 else '')
    P.gf2 = f'{g(0,"M")} {s[5]} {Cc}' if r.random() < .45 else f'{g(0,"M")} {Cc}'
    P.gm2 = f'{g(0,"F")} {Dd}' + (f' {Cc}' if r.random() < .55 else '')
    P.f = father or (f'{g(ep,"M")} {B} {A}' if r.random() < .6 else f'{g(ep,"M")} {A}')
    P.m = mother or (f'{g(ep,"F")} {Dd} {Cc}' if r.random() < .5 else f'{g(ep,"F")} {Cc}' + (f' {A}' if era_c < 2 and not nofather else ''))
    if long: P.m = f'{g(ep,"F")} de Lourdes {Dd} Bittencourt {Cc}'; P.f = f'{g(ep,"M")} Albuquerque {B} {A} Filho'
    if second == 'F': P.f = f'{g(ep,"F")} {B} {A}'
    if second == 'M': P.m = f'{g(ep,"M")} {Dd} {Cc}'
    sur = f'{Dd} {Cc}' if nofather else f'{Cc} {A}'
    if long: sur = f'{Dd} {Cc} {B} {A}'
    gv = child or g(era_c, P.sex)
    while not child and USED.get(gv, tag) != tag: gv = g(era_c, P.sex)
    USED[gv] = tag
    P.name = f'{gv} {sur}'
    P.twin = ''
    if twin:
        ts = twin if twin in ('M', 'F') else P.sex
        while True:
            tg = g(era_c, ts)
            if tg != gv: break
        P.twin = f'{tg} {sur}'
    P.nofather = nofather
    if nofather: P.f = ''; P.gf1 = P.gm1 = ''
    if unkp: P.gf1 = P.gm1 = ''
    if unkm: P.gf2 = ''
    if unkm == 2: P.gm2 = ''
    def nat():
        x = r.random()
        if x < .35: return city, uf
        if x < .8 and uf in CITY: return r.choice(CITY[uf]), uf
        u = r.choice([x for x in CITY if x != 'DF' or by > 1990]); return r.choice(CITY[u]), u
    while True:
        P.fn = nat(); P.mn = nat()
        if by > 1990 or not {P.fn[0], P.mn[0]} & ({'Vilhena', 'Ariquemes', 'Ji-Paraná', 'Palmas', 'Pacaraima', 'Cacoal', 'Normandia'} - {city}): break
    P.b = date(by, r.randint(1, 12), r.randint(1, 28))
    P.t = None if nohour else (r.randint(0, 23), r.choice([0, 5, 10, 15, 20, 25, 30, 40, 45, 50, 7, 18, 33, 52]))
    P.d = P.b + timedelta(days=late if late is not None else r.randint(1, 26))
    P.i = P.d if copy is None else P.d + timedelta(days=int(copy*365.25)+r.randint(3, 200))
    P.home = home; P.h = 'Domicílio' if home else r.choice(HOSP)
    P.book = book or r.randint(3, 290); P.leafn = r.randint(2, 299); P.side = r.choice(['', '', 'v']); P.entry = r.randint(211, 98000)
    P.cns = f'{r.randint(0, 159999):06d}'
    P.mat = matricula(P.cns, P.d.year, P.book, P.leafn, P.entry)
    P.cpf = cpf(r); P.dnv = code(r, '30-99999999-9')
    pn = lambda s, era=None: f'{g(ep if era is None else era, s)} {r.choice(SN)} {r.choice(SN)}'
    P.pn = pn
    P.of = pn(r.choice('MF')); P.sub = pn(r.choice('MF')); P.w1 = pn('M'); P.w2 = pn(r.choice('MF'))
    P.addr = f'{r.choice(STREET)}, {r.randint(12, 1890)}'
    return P

# ---------------------------------------------------------------- truth
def skeleton(case, layout, wd_, ht):
    return {"case": case, "layout": layout, "condition": "pdf_born_digital", "file": case+'.pdf', "width": wd_, "height": ht, "resizeImage": False,
      "data": {
        "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
        "dados_pessoais": {"nome_completo": "", "cpf": "", "matrícula": "", "data_nascimento": {"texto_completo": "", "dia": "", "mês": "", "ano": ""},
                           "hora_nascimento": "", "naturalidade": "", "sexo": ""},
        "local_nascimento": {"estabelecimento": "", "município": "", "uf": ""},
        "registro": {"município": "", "uf": "", "cartório": "", "data_registro": "", "número_dnv": "", "livro": "", "folha": "", "termo": ""},
        "filiação": {"genitor_1": {"nome_completo": "", "naturalidade": ""}, "genitor_2": {"nome_completo": "", "naturalidade": ""}},
        "avós": {"paternos": {"avô": "", "avó": ""}, "maternos": {"avô": "", "avó": ""}},
        "gêmeos": {"status": "Não", "informações_adicionais": ""},
        "observações": {"averbações": "", "anotações": ""},
        "autenticação": {"selo_digital": "", "oficial_registro": "", "data_emissão": ""}},
      "accept": {}, "negative": null_, "meta": {"twin_names": [], "joint_notes": False, "cadastro": []}}
null_ = None
def nat_s(t): return f'{t[0]} - {t[1]}' if t[1] else t[0]
as_ = lambda x: ('à ' if x.startswith(('uma hora', 'zero')) else 'às ') + x
def T(case, layout, size, P, fn=lambda x: x, **k):
    """k: cart, livro, folha, termo, texto and other printed things; chk: printed form of derived values."""
    t = skeleton(case, layout, *size); d = t['data']; dp = d['dados_pessoais']
    dp['nome_completo'] = fn(P.name); dp['sexo'] = '' if k.get('nosex') else 'Masculino' if P.sex == 'M' else 'Feminino'
    dp['cpf'] = k.get('cpf', ''); dp['matrícula'] = k.get('mat', '')
    dp['data_nascimento'] = {"texto_completo": k['texto'], "dia": f'{P.b.day:02d}', "mês": f'{P.b.month:02d}', "ano": str(P.b.year)}
    dp['hora_nascimento'] = hm(P.t); dp['naturalidade'] = k.get('nat', '')
    d['local_nascimento'] = {"estabelecimento": k.get('estab', P.h), "município": k.get('lmun', P.city), "uf": k.get('luf', P.uf)}
    d['registro'] = {"município": k.get('rmun', P.city), "uf": P.uf, "cartório": k['cart'], "data_registro": dd(P.d) if k.get('reg', True) else '', "número_dnv": k.get('dnv', ''),
                     "livro": str(k['livro']), "folha": str(k['folha']), "termo": str(k['termo'])}
    pn = k.get('pnat', True)
    d['filiação'] = {"genitor_1": {"nome_completo": fn(P.f), "naturalidade": nat_s(P.fn) if P.f and pn else ''}, "genitor_2": {"nome_completo": fn(P.m), "naturalidade": nat_s(P.mn) if pn else ''}}
    if not P.f:  # only the mother is printed: she is the first in print
        fl = d['filiação']; fl['genitor_1'], fl['genitor_2'] = fl['genitor_2'], {"nome_completo": "", "naturalidade": ""}
    d['avós'] = {"paternos": {"avô": fn(P.gf1), "avó": fn(P.gm1)}, "maternos": {"avô": fn(P.gf2), "avó": fn(P.gm2)}}
    if k.get('noavos'): d['avós'] = {"paternos": {"avô": "", "avó": ""}, "maternos": {"avô": "", "avó": ""}}
    if P.twin: d['gêmeos'] = {"status": "Sim", "informações_adicionais": fn(P.twin)}; t['meta']['twin_names'] = [fn(P.twin)]
    d['observações'] = {"averbações": k.get('averb', ''), "anotações": k.get('anot', '')}
    d['autenticação'] = {"selo_digital": k.get('selo', ''), "oficial_registro": k.get('of', P.of), "data_emissão": dd(P.i)}
    t['accept'] = dict(k.get('accept', {}))
    if not P.f and k.get('slot'):  # a labelled, blank line for the father stands on the page
        g = d['filiação']['genitor_1']
        t['accept'].update({'filiação.genitor_1.nome_completo': [''], 'filiação.genitor_2.nome_completo': [g['nome_completo']]})
        if g['naturalidade']: t['accept'].update({'filiação.genitor_1.naturalidade': [''], 'filiação.genitor_2.naturalidade': [g['naturalidade']]})
    t["meta"]["joint_notes"] = k.get('joint', False); t['meta']['cadastro'] = k.get('cadastro', [])
    t['_chk'] = k.get('chk', {})
    return t

# ---------------------------------------------------------------- drawing
def page(css, body, size='A4', wmm=210, hmm=297):
    return f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>
@page {{ size: {size}; margin: 0 }} * {{ box-sizing: border-box; font-variant-ligatures: none }} html,body {{ margin:0; padding:0 }}
body {{ -webkit-print-color-adjust: exact; print-color-adjust: exact }}
.pg {{ width:{wmm}mm; height:{hmm-0.3}mm; position:relative; overflow:hidden }} .abs {{ position:absolute }}
{css}</style></head><body><div class="pg">{body}</div></body></html>'''
def arms(mm, col, extra=''):
    pts = ' '.join(f'{50+ (22 if i%2==0 else 9)*math.sin(i*math.pi/5):.1f},{46-(22 if i%2==0 else 9)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    leaf = ''.join(f'<ellipse cx="{50+sx*38*math.sin(a):.1f}" cy="{48-38*math.cos(a):.1f}" rx="3" ry="7" transform="rotate({sx*math.degrees(a)+sx*60:.0f} {50+sx*38*math.sin(a):.1f} {48-38*math.cos(a):.1f})"/>' for sx in (1, -1) for a in [0.7+0.3*j for j in range(8)])
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100" style="{extra}"><g fill="none" stroke="{col}" stroke-width="1.6">{leaf}<circle cx="50" cy="46" r="29"/><circle cx="50" cy="46" r="25"/><polygon points="{pts}" fill="{col}" fill-opacity=".25"/><path d="M22 88 Q50 78 78 88 L74 95 Q50 86 26 95 Z" fill="{col}" fill-opacity=".3"/></g></svg>'
def rosette(size, col, R=95, a=7.0, b=31.0, op=.35, sw=.35):
    pts = []
    for i in range(1400):
        t = i*2*math.pi*5/1400
        q = R*(.62+.38*math.cos(a*t))
        pts.append(f'{100+q*math.cos(t+ .35*math.sin(b*t/5)):.1f} {100+q*math.sin(t+.35*math.sin(b*t/5)):.1f}')
    return f'<svg width="{size}mm" height="{size}mm" viewBox="0 0 200 200"><path d="M{"L".join(pts)}" fill="none" stroke="{col}" stroke-width="{sw}" opacity="{op}"/></svg>'
def qr(r, mm, n=29, col='#000'):
    g = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    for oy, ox in ((0, 0), (0, n-7), (n-7, 0)):
        for y in range(-1, 8):
            for x in range(-1, 8):
                if 0 <= oy+y < n and 0 <= ox+x < n:
                    g[oy+y][ox+x] = (0 <= x < 7 and 0 <= y < 7) and (x in (0, 6) or y in (0, 6) or (2 <= x <= 4 and 2 <= y <= 4))
    p = ''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="-1 -1 {n+2} {n+2}" style="background:#fff"><path d="{p}" fill="{col}"/></svg>'
def bars(r, wmm, hmm):
    x = 0; p = ''
    while x < 180:
        q = r.choice([1, 1, 2, 3]); p += f'M{x} 0h{q}v20h-{q}z'; x += q + r.choice([1, 1, 2])
    return f'<svg width="{wmm}mm" height="{hmm}mm" viewBox="0 0 184 20" preserveAspectRatio="none"><path d="{p}"/></svg>'
def sign(r, wmm, hmm, col='#1b2a6b', sw=1.3):
    x, y = 8, 32; d = f'M{x} {y}'
    for _ in range(r.randint(7, 9)):
        nx = x + r.randint(13, 28); ny = 30 + r.randint(-20, 18)
        d += f' C{x+r.randint(-8,18)} {y-r.randint(5,34)},{nx-r.randint(0,22)} {ny+r.randint(-4,26)},{nx} {ny}'; x, y = nx, ny
    d += f' Q{x-60} 58,{x+24} {r.randint(20,50)}'
    return f'<svg width="{wmm}mm" height="{hmm}mm" viewBox="0 0 230 62" preserveAspectRatio="none"><path d="{d}" fill="none" stroke="{col}" stroke-width="{sw}" stroke-linecap="round"/></svg>'
_n = [0]
def stamp(mm, top, mid, col='#4a3f8f', rot=-12, op=.75):
    _n[0] += 1; i = f'p{_n[0]}'
    m = ''.join(f'<text x="50" y="{48+j*9}" text-anchor="middle" font-size="7.4">{e(x)}</text>' for j, x in enumerate(mid))
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100" style="transform:rotate({rot}deg);opacity:{op};font-family:Liberation Sans"><defs><path id="{i}" d="M50 50 m-36 0 a36 36 0 1 1 72 0 a36 36 0 1 1 -72 0"/></defs><g fill="none" stroke="{col}"><circle cx="50" cy="50" r="47" stroke-width="2"/><circle cx="50" cy="50" r="31" stroke-width="1"/></g><g fill="{col}"><text font-size="8"><textPath href="#{i}" startOffset="2">{e(top)}</textPath></text>{m}</g></svg>'
A4 = (595, 842); A5L = (595, 420); A4L = (842, 595); LEGAL = (612, 1008)
FORMS = {}
def form(name):
    def wrap(f): FORMS[name] = f; return f
    return wrap

# ================================================================ T1  boxes of the national model, Pará and Ceará, 2018-2023
@form('T1')
def t1(n):
    r = random.Random(f'T1/{n}')
    S = [dict(by=2019, city='Marabá', uf='PA'), dict(by=2020, city='Sobral', uf='CE', nofather=True), dict(by=2021, city='Ananindeua', uf='PA', twin='F', sex='M'),
         dict(by=2018, city='Óbidos', uf='PA', home=True, late=61), dict(by=1994, city='Juazeiro do Norte', uf='CE', copy=27, nohour=True, sex='F'),
         dict(by=2022, city='Castanhal', uf='PA', long=True), dict(by=2007, city='Crateús', uf='CE', copy=13, unkp=True),
         dict(by=2018, city='Bragança', uf='PA', fsn='Nakamura', father='Kenji Roberto Nakamura', copy=3)][n-1]
    P = mk(r, **S); nocpf = n in (4, 5); old = n in (5, 7)
    cart = {'PA': f'Cartório {P.r.choice(["Vale do Tapajós","Queiroz Lobato","Santos Pantoja","Bentes Maia"])} - Registro Civil das Pessoas Naturais', 'CE': f'{P.r.choice(["1º","2º","3º"])} Ofício de Registro Civil e Notas de {P.city}'}[P.uf]
    averb = anot = ''
    if n == 5: anot = f'Casada em 14/11/2015 com FRANCISCO ELIAS DE PAIVA FEITOSA, neste Ofício, Livro B-41, fls. 112, termo 8.077, passando a assinar-se {up(P.name)} PAIVA.'
    if n == 7: averb = 'Averbada a inclusão do CPF nesta data, nos termos do art. 6º do Provimento 63/2017-CNJ.'
    if n == 8: averb = 'Por sentença do MM. Juiz de Direito da 2ª Vara Cível desta Comarca, proc. 0801234-55.2019.8.14.0009, averbado o reconhecimento de paternidade em 08/10/2020.'
    box = averb or anot or ('NADA CONSTA' if n % 2 else '*'*34)
    selo = code(r, 'AA999999-X9X9') if P.uf == 'CE' else code(r, '9.999.999 série G')
    V = lambda x: f'<b>{e(x)}</b>'
    def c(lab, val, wd='', cls=''): return f'<div class="c {cls}" style="{"width:"+wd if wd else "flex:1"}"><i>{lab}</i>{val}</div>'
    row = lambda *a: f'<div class="r">{"".join(a)}</div>'
    gp = lambda a, b: (V(up(' e '.join(x for x in (a, b) if x))) if (a or b) else V('***************'))
    fil = ''.join(f'<div>{V(up(x))} <span>— natural de {e(q[0])}/{q[1]}</span></div>' for x, q in ((P.f, P.fn), (P.m, P.mn)) if x)
    tw = f'{V(up(P.twin))}<br>{V(mfmt(matricula(P.cns, P.d.year, P.book, P.leafn, P.entry+1)))}' if P.twin else V('**********')
    hr = V(f'{P.t[0]:02d}:{P.t[1]:02d} h') if P.t else V('não informada')
    css = '''body{font-family:"Liberation Sans Narrow";color:#111;background:#fbfefb}.pg{padding:11mm 12mm;font-size:9.5pt}
    .c{border:.7pt solid #4b6b4f;border-radius:2pt;padding:.9mm 1.8mm 1.5mm;margin:.75mm .6mm;background:rgba(255,255,255,.55)}.c i{display:block;font-style:normal;font-size:6.5pt;color:#29502e;letter-spacing:.1pt}
    .c b{font-family:"Liberation Sans";font-size:9.3pt;line-height:1.3}.r{display:flex}.hd{text-align:center;line-height:1.35;font-size:9pt}.hd h1{font:bold 17pt "Liberation Serif";margin:1mm 0 2mm;letter-spacing:1pt}
    .nm b{font-size:12pt;line-height:1.5}.ctr{text-align:center} table{border-collapse:collapse;width:100%;font-size:6.8pt}td,th{border:.5pt solid #4b6b4f;padding:.4mm 1mm;text-align:left}'''
    cad = [('RG','','',''),('PIS/NIS','','',''),('Passaporte','','',''),('Cartão Nacional de Saúde','','','')]
    cadt = ''; cadl = []
    if n == 5:
        rg = code(r, '99.999.999-9'); cad[0] = ('RG', rg, '22/08/2011', 'SSPDS/CE'); cadl = [f'RG {rg} 22/08/2011 SSPDS/CE']
    cadt = ''.join(f'<tr>{"".join(f"<td>{e(x) or chr(45)*3}</td>" for x in q)}</tr>' for q in cad)
    body = f'''<div class="abs" style="left:45mm;top:90mm">{rosette(120,"#3d8c4a",op=.22)}</div><div style="position:relative">
    <div class="hd">{arms(19,"#245c2c")}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>CERTIDÃO DE NASCIMENTO</h1></div>
    {row(c('NOME', V(up(P.name)), cls='nm ctr'))}
    {row(c('CPF', V('NÃO CONSTA' if nocpf else P.cpf), '38mm', 'ctr'), c('MATRÍCULA', V(mfmt(P.mat)), cls='ctr'))}
    {row(c('DATA DE NASCIMENTO POR EXTENSO', V(ext(P.b))), c('DIA', V(f'{P.b.day:02d}'), '13mm','ctr'), c('MÊS', V(f'{P.b.month:02d}'), '13mm','ctr'), c('ANO', V(P.b.year), '17mm','ctr'))}
    {row(c('HORA DE NASCIMENTO', hr, '36mm'), c('NATURALIDADE', V(f'{P.city} - {P.uf}')), c('SEXO', V('MASCULINO' if P.sex=='M' else 'FEMININO'), '30mm'))}
    {row(c('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', V(f'{P.city} - {P.uf}')), c('LOCAL, MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', V(f'{P.h}, {P.city} - {P.uf}')))}
    {row(c('FILIAÇÃO', fil))}
    {row(c('AVÓS PATERNOS', gp(P.gf1, P.gm1)), c('AVÓS MATERNOS', gp(P.gf2, P.gm2)))}
    {row(c('GÊMEO', V('SIM' if P.twin else 'NÃO'), '17mm','ctr'), c('NOME E MATRÍCULA DO(S) GÊMEO(S)', tw))}
    {row(c('DATA DO REGISTRO POR EXTENSO', V(ext(P.d))), c('Nº DA DNV / DECLARAÇÃO DE NASCIDO VIVO', V('NÃO CONSTA' if old else P.dnv), '66mm'))}
    {row(c('AVERBAÇÕES / ANOTAÇÕES A ACRESCER', f'<div style="min-height:17mm">{V(box)}</div>'))}
    {row(c('ANOTAÇÕES DE CADASTRO', f'<table><tr><th>Tipo de documento</th><th>Número</th><th>Data de expedição</th><th>Órgão expedidor</th></tr>{cadt}</table><div style="font-size:6pt;margin-top:.6mm">As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigida pelo órgão solicitante.</div>'))}
    <div class="r" style="margin-top:2mm"><div style="width:88mm;border:.7pt solid #4b6b4f;margin:.5mm;padding:1.6mm;font-size:8pt;line-height:1.4;background:rgba(255,255,255,.55)"><b>{e(cart)}</b><br>Oficial Registrador(a): {e(P.of)}<br>{e(P.city)} - {P.uf}<br>{e(P.addr)}, Centro — CEP {code(r,'6'+'9999-999')}<br>Fone ({93 if P.uf=='PA' else 88}) {code(r,'3999-9999')}</div>
    <div style="flex:1;text-align:center;font-size:8.6pt;padding:1.5mm">O conteúdo da certidão é verdadeiro. Dou fé.<br>{e(P.city)} - {P.uf}, {dm(P.i)}.<br>{sign(r,52,13)}<br><span style="border-top:.5pt solid #333;padding:.6mm 6mm">{e(P.sub)}</span><br>Escrevente autorizado(a)</div></div>
    <div class="r" style="margin-top:2mm;align-items:center;font-size:7.2pt">{qr(r,21)}<div style="padding-left:3mm;line-height:1.45">{'TRIBUNAL DE JUSTIÇA DO ESTADO DO PARÁ<br>Selo de segurança CERTIDÃO nº ' if P.uf=='PA' else 'PODER JUDICIÁRIO DO ESTADO DO CEARÁ<br>Selo digital de autenticidade — tipo 3: '}<b>{selo}</b><br>Consulte a validade do ato no portal de selos do Tribunal.<br>{'Primeira via gratuita (Lei nº 9.534/97).' if n not in (5,7,8) else 'Emolumentos R$ 38,12 · FERC R$ 1,90 · Selo R$ 7,20 · Total R$ 47,22'}</div></div></div>'''
    mat = mfmt(P.mat)
    t = T(f'T1-{n}', 'T1', A4, P, up, cpf='' if nocpf else P.cpf, mat=mat, texto=ext(P.b), nat=f'{P.city} - {P.uf}', cart=cart, livro=P.book, folha=P.leafn, termo=P.entry,
          dnv='' if old else P.dnv, averb=averb, anot=anot, joint=True, selo=selo, cadastro=cadl, accept={'dados_pessoais.data_nascimento.texto_completo': [dd(P.b)]},
          chk={'filiação.nat': '%s/%s', 'registro.data_registro': ext(P.d), 'autenticação.data_emissão': dm(P.i), 'mat': 1})
    return page(css, body), t

# ================================================================ T2  electronic certificate of 2024-2026, two parents' cards, dark blue
@form('T2')
def t2(n):
    r = random.Random(f'T2/{n}')
    S = [dict(by=2024, city='São Luís', uf='MA'), dict(by=2023, city='Salvador', uf='BA', second='F', copy=1), dict(by=2016, city='Mossoró', uf='RN', copy=8, nofather=True),
         dict(by=2025, city='Teresina', uf='PI', twin=True), dict(by=2021, city='Recife', uf='PE', second='M', copy=3, sex='F'), dict(by=1988, city='Ilhéus', uf='BA', copy=36, nohour=True, unkp=True, sex='M', book=44),
         dict(by=2025, city='Arapiraca', uf='AL', home=True, unkm=True), dict(by=2002, city='Palmas', uf='TO', copy=22, child='Wolfgang Tadeu', sex='M', fsn='Hoffmann', father='Klaus-Dieter Hoffmann')][n-1]
    P = mk(r, **S); P.same = n in (2, 5); P.fn = ('Graz, Áustria', '') if n == 8 else P.fn; col = '#14284f'; nodnv = P.b.year < 2005
    cart = {'MA':'2ª Zona de Registro Civil de São Luís','BA':f'Ofício do Registro Civil das Pessoas Naturais do {r.choice(["Subdistrito de Brotas","Subdistrito da Penha","2º Distrito"])}','RN':'4º Ofício de Notas e Registro Civil de Mossoró','PI':'Serventia Extrajudicial do 3º Registro Civil','PE':'Cartório do 9º Distrito Judiciário – Casa Amarela','AL':'Serviço Registral Civil e Notarial de Arapiraca','TO':'Registro Civil das Pessoas Naturais de Palmas e Taquaruçu'}[P.uf]
    leaf = f'{P.leafn}{P.side}'
    averb = anot = ''; cad = []
    if n == 3: averb = f'Em 19/02/2023, por escritura declaratória, acrescido o sobrenome de família materno, na forma do art. 57 da Lei 6.015/1973.'
    if n == 6: anot = 'Óbito ocorrido em 03/01/2023, registrado no RCPN de Itabuna/BA sob a matrícula 009217 01 55 2023 4 00088 114 0031507 60.'; cad = ['Título de eleitor 0456 7781 0523 – zona 025 – seção 0117']
    if n == 8: anot = 'Casamento em 30/09/2023 com Luana Guimarães Prado, Livro B-12, fls. 40, nesta Serventia.'; cad = ['RG 1.204.556 SSP/TO, exp. 11/05/2018', 'CNH 05512348876 Detran/TO']; averb = 'CPF incluído por averbação de ofício em 30/09/2023.'
    selo = {'MA':code(r,'REGNAS029876XXXXXXXXXX99'),'BA':code(r,'9999.AA999999-9'),'RN':code(r,'RN202499999999999AAA'),'PI':code(r,'AAA99999-X9X9'),'PE':code(r,'0073999.AAA99202999.99999'),'AL':code(r,'AAA99999-XX9X'),'TO':code(r,'127999AAA999999-AAA')}[P.uf]
    L = lambda a, b: f'<div class="l"><span>{a}</span><em></em><b>{b}</b></div>'
    def card(k, nm, nt, a, b):
        lab = {1:'Primeira linha',2:'Segunda linha'}[k]
        if not nm: return f'<div class="card"><h3>Filiação {k}</h3><div class="nn">— não declarada —</div></div>'
        q = lambda x: e(x) if x else 'ignorado'
        return f'<div class="card"><h3>Filiação {k}</h3><div class="nn">{e(nm)}</div><p><u>Natural de</u> {e(nt[0])}{nt[1] and " ("+nt[1]+")"}</p><p><u>{"Avô" if P.same else "Avô paterno" if k==1 else "Avô materno"}</u> {q(a)}</p><p><u>{"Avó" if P.same else "Avó paterna" if k==1 else "Avó materna"}</u> {q(b)}</p></div>'
    cards = card(1, P.f, P.fn, P.gf1, P.gm1) + card(2, P.m, P.mn, P.gf2, P.gm2)
    hr = f', às {P.t[0]:02d}h{P.t[1]:02d}' if P.t else ' (hora não consta do assento)'
    css = '''body{font-family:Lato;color:#14284f;background:#fff}.side{left:0;top:0;width:17mm;height:297mm;background:#14284f;color:#fff}.side div{position:absolute;left:8.5mm;bottom:14mm;transform-origin:0 0;transform:rotate(-90deg) translateY(-50%);white-space:nowrap;font-size:15pt;letter-spacing:4pt;font-weight:bold}
    .main{left:24mm;top:11mm;width:176mm;font-size:9.6pt}.l{display:flex;align-items:baseline;margin:1.75mm 0}.l span{color:#4d6594}.l em{flex:1;border-bottom:.6pt dotted #8ea2c8;margin:0 1.5mm}.l b{max-width:122mm;text-align:right}
    h2{font-size:8.5pt;letter-spacing:1.5pt;margin:5mm 0 1.6mm;border-bottom:1.2pt solid #14284f;padding-bottom:.6mm}.cards{display:flex;gap:4mm}.card{flex:1;background:#eef3fb;border-left:2.4pt solid #3d63ad;padding:1.5mm 3mm}.card h3{margin:0;font-size:7.5pt;color:#4d6594;font-weight:normal}.nn{font-weight:bold;font-size:10.2pt;margin:.6mm 0}.card p{margin:.7mm 0}.card u{text-decoration:none;color:#4d6594;font-size:7.6pt}
    .top{display:flex;justify-content:space-between;align-items:center}'''
    body = f'''<div class="abs side"><div>CERTIDÃO DIGITAL DE NASCIMENTO</div></div><div class="abs main">
    <div class="top"><div style="display:flex;align-items:center;gap:3mm">{arms(17,col)}<div style="line-height:1.35"><b>República Federativa do Brasil</b><br>Registro Civil das Pessoas Naturais<br>Central de Informações do Registro Civil</div></div><div style="text-align:right;font-size:7.5pt">Número do CPF<br><b style="font-size:14pt">{P.cpf}</b></div></div>
    <div style="margin:5mm 0 1mm;font-size:7.6pt;color:#4d6594">Certifica-se que, no assento adiante identificado, está registrado o nascimento de</div>
    <div style="font-size:15.5pt;font-weight:bold;line-height:1.15">{e(P.name)}</div>
    <div style="margin-top:1.6mm;font-size:8.6pt">matrícula&nbsp; <b style="letter-spacing:.4pt">{mfmt(P.mat)}</b></div>
    <h2>NASCIMENTO</h2>{L('Ocorrido em', dd(P.b)+hr)}{L('Estabelecimento ou lugar', e(P.h))}{L('Cidade e Estado', f'{e(P.city)} ({P.uf})')}{L('Sexo', 'masculino' if P.sex=='M' else 'feminino')}{L('É natural de', f'{e(P.city)} ({P.uf})')}{L('Parto gemelar', 'sim, com '+e(P.twin) if P.twin else 'não')}{L('Declaração de Nascido Vivo', '—' if nodnv else P.dnv)}
    <h2>FILIAÇÃO E ASCENDÊNCIA</h2><div class="cards">{cards}</div>
    <h2>ASSENTO</h2>{L('Serventia que guarda o registro', e(cart))}{L('Sede', f'{e(P.city)} ({P.uf})')}{L('Lavrado em', dd(P.d))}{L('Livro / folha / termo', f'A-{P.book} / {leaf} / {dots(P.entry)}')}
    <h2>AVERBAÇÕES</h2><div>{e(averb) or 'Não há.'}</div><h2>ANOTAÇÕES</h2><div>{e(anot) or 'Não há.'}</div><h2>DADOS CADASTRAIS</h2><div>{'<br>'.join(map(e,cad)) or 'Não há.'}</div>
    <div style="display:flex;gap:5mm;margin-top:6mm;align-items:flex-start">{qr(r,30,33,col)}<div style="flex:1;font-size:7.8pt;line-height:1.5">Emitida eletronicamente em <b>{dd(P.i)}</b>, às {r.randint(8,17):02d}:{r.randint(0,59):02d} (horário de Brasília), e enviada por correio eletrônico ao requerente.<br>Assinada digitalmente por <b>{e(P.of)}</b>, titular da delegação, com certificado ICP-Brasil.<br>Hash: {code(r,'hhhhhhhh-hhhhhhhh-hhhhhhhh-hhhhhhhh')}<br>Selo de fiscalização: <b>{selo}</b><br>Código de validação: {code(r,'9999.9999.9999.9999')}<br><span style="color:#4d6594">Documento válido somente em meio digital; a versão impressa tem valor de cópia simples, salvo materialização por oficial de registro (Provimento CNJ 149/2023).</span></div></div></div>'''
    t = T(f'T2-{n}', 'T2', A4, P, cpf=P.cpf, mat=mfmt(P.mat), texto=dd(P.b), nat=nat_s((P.city, P.uf)), cart=cart, livro=f'A-{P.book}', folha=leaf, termo=dots(P.entry), dnv='' if nodnv else P.dnv,
          averb=averb, anot=anot, cadastro=cad, selo=selo, slot=True, chk={'natfmt': '%s (%s)', 'dados_pessoais.hora_nascimento': f'{P.t[0]:02d}h{P.t[1]:02d}' if P.t else ''})
    return page(css, body), t

# ================================================================ T3  Amazon states 2010-2016, salmon border paper, text boxes
@form('T3')
def t3(n):
    r = random.Random(f'T3/{n}')
    S = [dict(by=2011, city='Parintins', uf='AM'), dict(by=2013, city='Tefé', uf='AM', nofather=True, home=True, late=400), dict(by=2010, city='Porto Velho', uf='RO'),
         dict(by=1979, city='Manaus', uf='AM', copy=33, sex='F', nohour=True), dict(by=2014, city='Macapá', uf='AP', twin='M', sex='F'), dict(by=2012, city='Cruzeiro do Sul', uf='AC', long=True),
         dict(by=1966, city='Guajará-Mirim', uf='RO', copy=48, sex='M', unkm=2, nohour=True), dict(by=2015, city='Boa Vista', uf='RR', mother='Yuleisy del Carmen Rondón', msn='Rondón')][n-1]
    P = mk(r, **S); col = '#7a2f1d'; P.mn = ('Puerto La Cruz, Venezuela', '') if n == 8 else P.mn
    if n == 7: P.gm2 = ''
    cart = f'{r.choice(["Cartório Sombra","Cartório Nogueira Leite","Serventia Registral Mestrinho","Cartório Assunção Neves","Tabelionato Paes Barreto"])} – {r.choice(["1º","2º","3º"])} Ofício do Registro Civil'
    averb = anot = ''
    if n == 4: anot = 'Casou-se a registrada em 21 de dezembro de 2002 com Hidelbrando Nahum Corrêa (L. B-87, fl. 201, n.º 25.340, 1º RCPN de Manaus). Divorciada conforme escritura pública de 05/06/2010.'
    if n == 7: anot = 'Falecido em 17/05/2013, em Porto Velho-RO, óbito no L. C-21, fl. 98v, n.º 6.412.'
    if n == 2: averb = 'Registro tardio lavrado na forma do Provimento nº 28/2013 da Corregedoria Nacional de Justiça.'
    if n == 6: averb = 'Retificado o prenome da genitora por despacho de 11/02/2013 (art. 110 da Lei 6.015/73).'; P.i = date(2013, 3, 4)
    box = averb or anot or '-.-.-.-.-.-.-.-.-.-.-.-.-.-.-.-.-.-'
    selo = code(r, 'AA 9999999')
    p = lambda x: f'{e(x[0])}-{x[1]}' if x[1] else e(x[0])
    fil = (f'{up(P.f)}, natural de {p(P.fn)}, e ' if P.f else '') + f'{up(P.m)}, natural de {p(P.mn)}'
    def av(a, b):
        if a and b: return f'{up(a)} e {up(b)}'
        return up(a or b) or '-.-.-.-.-.-.-'
    st = lambda lab, val, ex='': f'<div class="f" style="{ex}"><div class="s">{lab}</div><div class="v">{val}</div></div>'
    D = lambda x: f'<td><small>dia</small>{x.day:02d}</td><td><small>mês</small>{x.month:02d}</td><td><small>ano</small>{x.year}</td>'
    css = f'''body{{font-family:"TeX Gyre Pagella";background:#fdf3ee;color:#1a1210}}.fr{{left:8mm;top:8mm;right:8mm;bottom:8mm;border:2.2mm double {col};outline:.5mm solid {col};outline-offset:-3.2mm}}
    .in{{left:17mm;top:16mm;width:176mm}}.s{{background:#f0cdbf;color:{col};font:bold 7pt "Roboto Condensed";padding:.4mm 1.5mm;letter-spacing:.4pt}}.v{{padding:1.3mm 1.5mm 2mm;min-height:7.6mm;font-size:11pt}}.f{{border:.6pt solid {col};margin-bottom:2.4mm;flex:1}}.r{{display:flex;gap:1.5mm}}
    td{{border-left:.6pt solid {col};text-align:center;width:16mm;font-size:11pt}}td:first-child{{border:0}}td small{{display:block;font:6.5pt "Roboto Condensed";color:{col}}}'''
    body = f'''<div class="abs fr"></div><div class="abs" style="left:62mm;top:120mm">{rosette(88,col,a=5,b=22,op=.16,sw=.4)}</div><div class="abs in">
    <div style="display:flex;align-items:center"><div>{arms(20,col)}</div><div style="flex:1;text-align:center;font:10pt 'TeX Gyre Pagella';line-height:1.4">REPÚBLICA FEDERATIVA DO BRASIL<br>Registro Civil das Pessoas Naturais<div style="font-size:20pt;font-variant:small-caps;color:{col}">Certidão de Nascimento</div></div><div style="font:7pt 'Roboto Condensed';color:{col};text-align:center;border:.6pt solid {col};padding:1mm">papel de segurança<br><b style="font-size:9pt">{code(r,'A 99999999')}</b></div></div>
    <div style="text-align:center;margin:3mm 0 1mm;font:7pt 'Roboto Condensed';color:{col}">NOME</div><div style="text-align:center;font-size:14pt;font-weight:bold">{e(up(P.name))}</div>
    <div style="text-align:center;margin:2mm 0 .5mm;font:7pt 'Roboto Condensed';color:{col}">MATRÍCULA</div><div style="text-align:center;font:11pt 'Courier Prime';margin-bottom:3mm">{mfmt(P.mat)}</div>
    <div class="r">{st('Data de nascimento por extenso', ext(P.b).capitalize())}<div class="f" style="flex:0 0 50mm;padding-top:.8mm"><table style="border-collapse:collapse;margin:auto"><tr>{D(P.b)}</tr></table></div></div>
    <div class="r">{st('Hora', f'{P.t[0]:02d}:{P.t[1]:02d}' if P.t else '-.-.-', 'flex:0 0 22mm')}{st('Município de nascimento e Unidade da Federação', p((P.city,P.uf)))}</div>
    <div class="r">{st('Município de registro e Unidade da Federação', p((P.city,P.uf)))}{st('Local de nascimento', e(P.h))}{st('Sexo', 'masculino' if P.sex=='M' else 'feminino','flex:0 0 28mm')}</div>
    {st('Filiação', e(fil)+'.')}
    <div class="r">{st('Avós por parte de pai', e(av(P.gf1,P.gm1)))}{st('Avós por parte de mãe', e(av(P.gf2,P.gm2)))}</div>
    <div class="r">{st('Gêmeo', 'sim' if P.twin else 'não','flex:0 0 18mm')}{st('Nome e matrícula do(s) gêmeo(s)', f'{e(up(P.twin))} – {mfmt(matricula(P.cns,P.d.year,P.book,P.leafn,P.entry+1),"")}' if P.twin else '-.-.-.-.-.-.-')}</div>
    <div class="r">{st('Data do registro por extenso', ext(P.d).capitalize())}{st('Número da Declaração de Nascido Vivo', P.dnv if P.b.year>2000 else '-.-.-.-','flex:0 0 62mm')}</div>
    {st('Observações / Averbações', f'<div style="min-height:19mm">{e(box)}</div>')}
    <div class="r" style="margin-top:4mm;font-size:9pt;line-height:1.4"><div style="flex:1"><b>{e(cart)}</b><br>{e(P.of)} – Oficial<br>{p((P.city,P.uf))}<br>{e(P.addr)} – Centro<br>Tel. {code(r,'(99) 3999-9999')}</div><div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{e(P.city)}, {P.i.day} de {M[P.i.month-1]} de {P.i.year}.<br>{sign(r,50,14)}<br>______________________________<br><span style="font-size:8pt">assinatura do oficial ou preposto</span></div></div>
    <div style="margin-top:3mm;font:8pt 'Roboto Condensed'">SELO DE FISCALIZAÇÃO N.º <b>{selo}</b> &nbsp;·&nbsp; Válido somente com selo, sem emendas nem rasuras.</div></div>
    <div class="abs" style="right:24mm;bottom:14mm">{stamp(27,"REGISTRO CIVIL DAS PESSOAS NATURAIS * ",[P.city,P.uf],'#374a9c')}</div>'''
    t = T(f'T3-{n}', 'T3', A4, P, up, mat=mfmt(P.mat), texto=ext(P.b).capitalize(), cart=cart, livro=P.book, folha=P.leafn, termo=P.entry, dnv=P.dnv if P.b.year > 2000 else '', averb=averb, anot=anot, joint=True, selo=selo,
          accept={'dados_pessoais.data_nascimento.texto_completo': [dd(P.b)]}, chk={'natfmt': '%s-%s', 'registro.data_registro': ext(P.d).capitalize(), 'autenticação.data_emissão': f'{P.i.day} de {M[P.i.month-1]} de {P.i.year}'})
    return page(css, body), t

# ================================================================ T4  half-sheet, landscape A5, labels under the lines, Paraíba / Pernambuco / Alagoas
@form('T4')
def t4(n):
    r = random.Random(f'T4/{n}')
    S = [dict(by=1978, city='Patos', uf='PB'), dict(by=1981, city='Garanhuns', uf='PE', nofather=True), dict(by=1976, city='Penedo', uf='AL', home=True, late=200), dict(by=1984, city='Cajazeiras', uf='PB', twin=True),
         dict(by=1987, city='Caruaru', uf='PE', copy=4), dict(by=1980, city='Viçosa', uf='AL', nohour=True, unkm=2), dict(by=1967, city='Princesa Isabel', uf='PB', copy=11, sex='F'), dict(by=1990, city='Olinda', uf='PE', unkp=True)][n-1]
    P = mk(r, **S)
    leaf = f'{P.leafn}{P.side}'; livro = f'A-{P.book%60+2}'
    cart = {'PB':f'Cartório “{r.choice(["Dantas Lustosa","Trigueiro","Carneiro da Cunha"])}”','PE':f'Cartório do Registro Civil do {r.choice(["1º","2º"])} Distrito','AL':'Cartório do Registro Civil e Casamentos'}[P.uf]
    averb = anot = ''
    if n == 7: anot = 'CASADA c/ João Bosco Leite Montenegro em 02.06.1988, fls. 15 do L. B-19.'; P.i = date(1988, 9, 20)
    if n == 5: averb = 'Retificado o nome da mãe p/ mandado de 10.3.89.'; P.i = date(1991, 7, 3)
    obs = averb or anot or 'x-x-x-x-x-x-x-x-x-x-x'
    X = '-x-x-x-'
    def u(val, lab, wd): return f'<div class="u" style="width:{wd}"><div class="y">{e(val) if val else X}</div><div class="k">{lab}</div></div>'
    row = lambda *a: f'<div class="r">{"".join(a)}</div>'
    css = '''body{font-family:"URW Gothic";color:#23408e;background:#fff6f5}.pg{height:148mm}.stub{left:0;top:0;width:30mm;height:148mm;border-right:1.2pt dashed #23408e;background:#fbe6e4;text-align:center;padding:8mm 2mm}
    .m{left:35mm;top:6mm;width:169mm}.u{padding:0 1.2mm}.y{font:10pt "Courier Prime";color:#111;border-bottom:.7pt solid #23408e;min-height:4.6mm;line-height:1.05;padding-top:.7mm}.k{font-size:6.5pt;text-align:center}.r{display:flex;margin-bottom:2.5mm;align-items:flex-end}
    .stub .y{border-bottom:.7pt solid #23408e}.stub .k{margin-bottom:8mm}'''
    sex = 'masculino' if P.sex=='M' else 'feminino'
    note = f'(gêm{"eo" if P.sex=="M" else "ea"} de {P.twin})' if P.twin else ''
    body = f'''<div class="abs stub">{arms(17,'#23408e')}<div style="font-size:7pt;margin:2mm 0 8mm">ESTADO<br>{PREP[P.uf].upper()}<br><b>{e(up(STATE[P.uf]))}</b></div><div class="y">{dots(P.entry%9000+100)}</div><div class="k">N.º de ordem</div><div class="y">{livro}</div><div class="k">Livro</div><div class="y">{leaf}</div><div class="k">Folhas</div>
    <div style="border:1pt solid #8b2f2f;color:#8b2f2f;font:7pt 'Liberation Sans';padding:1mm;transform:rotate(-6deg);margin-top:3mm">ISENTO DE SELO<br>Art. 30 da Lei<br>n.º 6.015/73</div></div>
    <div class="abs m"><div style="text-align:center;font-size:8pt">REPÚBLICA FEDERATIVA DO BRASIL &nbsp;—&nbsp; REGISTRO CIVIL</div><div style="text-align:center;font:bold 15pt 'URW Gothic';letter-spacing:2.5pt;margin:.5mm 0 1.5mm">CERTIDÃO DE NASCIMENTO</div>
    {row(u(cart,'denominação do cartório','58%'), u(P.city,'município','27%'), u(P.uf,'Estado','15%'))}
    {row(u(P.name,'nome do registrado','100%'))}
    {row(u(dm(P.b),'data do nascimento','42%'), u((f'{P.t[0]:02d},{P.t[1]:02d} hs') if P.t else '','hora','18%'), u(sex,'sexo','18%'), u(r.choice(['branca','parda','morena','preta']),'cor','22%'))}
    {row(u('em casa (domicílio)' if P.home else P.h,'lugar do nascimento: casa ou hospital','60%'), u(f'{P.city} - {P.uf}','cidade, vila ou distrito','40%'))}
    {row(u(P.f,'pai','66%'), u(f'{P.fn[0]} - {P.fn[1]}' if P.f else '','natural de','34%'))}
    {row(u(P.m,'mãe','66%'), u(f'{P.mn[0]} - {P.mn[1]}','natural de','34%'))}
    {row(u(P.gf1,'avô paterno','50%'), u(P.gm1,'avó paterna','50%'))}
    {row(u(P.gf2,'avô materno','50%'), u(P.gm2,'avó materna','50%'))}
    {row(u(P.f or P.m,'declarante','56%'), u(dd(P.d,'.'),'registrado em','22%'), u('as do termo','testemunhas','22%'))}
    {row(u((note+' ' if note else '')+obs,'observações','100%'))}
    <div style="font-size:7.6pt;display:flex;justify-content:space-between;margin-top:2mm"><div style="width:88mm;line-height:1.5">Certifico que o presente extrato confere com o assento original, a que me reporto. Dou fé.<br><span style="font:9.5pt 'Courier Prime';color:#111">{e(P.city)}, {P.i.day:02d} de {M[P.i.month-1]} de {P.i.year}</span></div><div style="width:78mm;text-align:center">{sign(r,44,10,'#111')}<div style="border-top:.7pt solid #23408e;font:9pt 'Courier Prime';color:#111;padding-top:.4mm">{e(P.of)}</div><div style="font-size:6.5pt">O Oficial do Registro Civil</div></div></div>
    <div style="font-size:5.5pt;margin-top:.5mm">Mod. RC-7 — Gráf. Santa Rita — {r.choice([50,100])} tls. 50x1 — {P.d.year-1}</div></div>'''
    termo = dots(P.entry % 9000+100)
    t = T(f'T4-{n}', 'T4', A5L, P, texto=dm(P.b), cart=cart, livro=livro, folha=leaf, termo=termo, averb=averb, anot=anot, joint=True, slot=True,
          chk={'natfmt': '%s - %s', 'dados_pessoais.hora_nascimento': f'{P.t[0]:02d},{P.t[1]:02d} hs' if P.t else '', 'registro.data_registro': dd(P.d, '.'), 'autenticação.data_emissão': f'{P.i.day:02d} de {M[P.i.month-1]} de {P.i.year}', 'local_nascimento.estabelecimento': 'em casa (domicílio)' if P.home else P.h})
    return page(css, body, 'A5 landscape', 210, 148), t

# ================================================================ T5  printed running text with typed blanks, Maranhão / Piauí / Pará, 1975-1990
@form('T5')
def t5(n):
    r = random.Random(f'T5/{n}')
    S = [dict(by=1975, city='Caxias', uf='MA'), dict(by=1982, city='Oeiras', uf='PI', nofather=True, home=True), dict(by=1979, city='Cametá', uf='PA', late=2600), dict(by=1986, city='Codó', uf='MA', unkp=True),
         dict(by=1963, city='Floriano', uf='PI', copy=20, sex='F', nohour=True), dict(by=1988, city='Soure', uf='PA', twin='F', sex='F'), dict(by=1977, city='Barra do Corda', uf='MA', home=True, unkm=2), dict(by=1971, city='Piripiri', uf='PI', copy=14, sex='M')][n-1]
    P = mk(r, **S); ink = '#26201a'
    leaf = f'{P.leafn}{P.side}'; livro = f'{r.choice(["A-",""])}{P.book%70+1}'
    dist = r.choice(['Primeiro','Segundo','Único'])
    cart = f'Cartório do {dist} Ofício'
    averb = anot = ''
    if n == 5: anot = 'A registrada contraiu matrimônio com Jesualdo Lustosa Sampaio, em 18 de maio de 1981, conforme termo nº 1.906, fls. 77 do livro B-14, deste Cartório.'
    if n == 8: averb = 'Por sentença do Dr. Juiz de Direito desta Comarca, datada de 09/08/1980, foi o registrado legitimado pelo subsequente casamento de seus pais.'
    if n == 3: averb = 'Registro lavrado por despacho do MM. Juiz, art. 46 da Lei 6.015/73.'
    B = lambda x, mn=0: f'<span class="b" style="{f"display:inline-block;line-height:1.15;min-width:{mn}mm;text-align:center" if mn else ""}">{e(x)}</span>'
    X = '- - x - - x - - x - -'
    g = lambda x: B(' '+x+' ') if x else B(X)
    stn = lambda q: f'{q[0]} - {q[1]}'
    decl = 'o pai' if P.f else 'a mãe'
    css = '''body{font-family:C059;background:#fffdf5;color:#26201a}.pg{padding:16mm 20mm 10mm 24mm;font-size:11pt}.b{font-family:"Nimbus Mono PS";font-size:11pt;color:#10102a;border-bottom:.6pt dotted #26201a;-webkit-box-decoration-break:clone}.tx{line-height:2.02;text-align:justify}.h{text-align:center;line-height:1.5}'''
    obs = averb or anot or ('' if P.twin else '- - - x - - - x - - - x - - - x - - - x - - -')
    body = f'''<div class="abs" style="left:0;top:0;width:14mm;height:297mm;border-right:3pt double {ink}"></div><div class="abs" style="left:4.2mm;top:210mm;transform:rotate(-90deg);transform-origin:0 0;font-size:7pt;white-space:nowrap">Modelo n.º 23 — Registro Civil — Tipografia e Papelaria São Benedito Ltda. — C.G.C. 06.{code(r,'999.999')}/0001-{code(r,'99')}</div>
    <div class="h"><div style="font-size:9pt;letter-spacing:2pt">REPÚBLICA FEDERATIVA DO BRASIL</div>{arms(18,ink)}<div>Estado {PREP[P.uf]} {STATE[P.uf]}</div><div>Comarca de {B(P.city,50)} &nbsp; Município de {B(P.city,50)}</div><div style="font-weight:bold">{cart}</div></div>
    <h1 style="text-align:center;font:bold 22pt C059;margin:3mm 0 3mm;letter-spacing:1pt">Certidão de Nascimento</h1>
    <div class="tx">CERTIFICO que, no livro n.º {B(livro,18)} de Registro de Nascimentos, às fls. {B(leaf,16)}, sob o n.º {B(dots(P.entry),22)}, foi lavrado em {B(dm(P.d))} o assento de {g(up(P.name))}, do sexo {B('masculino' if P.sex=='M' else 'feminino')}, nascid{B(P.o)} no dia {B(ext(P.b))}, às {B(hw(P.t)) if P.t else B('- x - x -')}, em {B('domicílio, na localidade '+r.choice(['Boa Vista dos Pires','Cana Brava','Ponta do Mangue']) if P.home else P.h)}, neste município, filh{B(P.o)} de {g(P.f)}, natural de {g(stn(P.fn) if P.f else '')}, e de dona {g(P.m)}, natural de {g(stn(P.mn))}; sendo avós paternos {g(P.gf1)} e {g(P.gm1)}, e avós maternos {g(P.gf2)} e {g(P.gm2)}.</div>
    <div class="tx">Foi declarante {B(decl)} e serviram de testemunhas {g(P.w1)} e {g(P.w2)}.</div>
    <div class="tx">OBSERVAÇÕES: {B(('Nasceu de parto duplo, sendo a outra criança de nome '+P.twin+'. ' if P.twin else '')+obs)}</div>
    <div style="margin-top:5mm;font-style:italic">O referido é verdade e dou fé.</div>
    <div style="margin-top:4mm;text-align:right">{B(P.city)}, {B(f'{P.i.day:02d}')} de {B(M[P.i.month-1],26)} de 19{B(str(P.i.year)[2:])}</div>
    <div style="margin-top:7mm;margin-left:70mm;text-align:center">{sign(r,62,15)}<div style="border-top:.8pt solid {ink}"><span style="font:10.5pt 'Nimbus Mono PS'">{e(P.of)}</span></div><div style="font-size:8.5pt">Oficial do Registro Civil</div></div>
    <div class="abs" style="left:26mm;bottom:17mm">{stamp(34,"CARTÓRIO DO REGISTRO CIVIL - "+STATE[P.uf].upper()+" ",[P.city,'',STATE[P.uf]],'#5b3f8f')}</div>
    <div class="abs" style="left:24mm;bottom:7mm;font-size:7.5pt">Emolumentos: {'Cz$' if 1986 <= P.i.year < 1989 else 'Cr$'} {r.randint(12,95)},00 &nbsp; — &nbsp; Firma reconhecida no mesmo Cartório</div>'''
    t = T(f'T5-{n}', 'T5', A4, P, lambda x: x, texto=ext(P.b), cart=cart, livro=livro, folha=leaf, termo=dots(P.entry), averb=averb, anot=anot, joint=True, slot=True,
          chk={'natfmt': '%s - %s', 'dados_pessoais.hora_nascimento': hw(P.t), 'registro.data_registro': dm(P.d), 'autenticação.data_emissão': [M[P.i.month-1], str(P.i.year)[2:]], 'local_nascimento.estabelecimento': 'domicílio' if P.home else P.h})
    t['data']['dados_pessoais']['nome_completo'] = up(P.name)
    if P.twin: t['data']['gêmeos']['informações_adicionais'] = P.twin
    return page(css, body), t

import textwrap
# ================================================================ T6  dot-matrix listing of a court registry, Bahia / Sergipe, 1996-2008
@form('T6')
def t6(n):
    r = random.Random(f'T6/{n}')
    S = [dict(by=1998, city='Feira de Santana', uf='BA'), dict(by=2001, city='Estância', uf='SE', nofather=True), dict(by=1972, city='Santo Amaro', uf='BA', copy=27, sex='F', nohour=True, unkp=True), dict(by=2004, city='Jequié', uf='BA', twin=True),
         dict(by=1996, city='Propriá', uf='SE', home=True, late=900), dict(by=2006, city='Vitória da Conquista', uf='BA', long=True), dict(by=1984, city='Caetité', uf='BA', copy=21, sex='M'), dict(by=2000, city='Lagarto', uf='SE', copy=5)][n-1]
    P = mk(r, **S); side = P.side.upper()
    leaf = f'{P.leafn:03d}{side}'; livro = f'A-{P.book:03d}'; termo = f'{P.entry:06d}'
    cart = up(f'{r.choice(["Cartório do Registro Civil das Pessoas Naturais do 1º Ofício","Cartório do Registro Civil do Subdistrito da Sede","Cartório do 2º Ofício - Registro Civil"])}')
    averb = anot = ''
    if n == 3: anot = 'CASOU-SE EM 09/12/1995 COM ADEILDO CERQUEIRA DE JESUS, LIVRO B-33, FLS. 201, TERMO 9.118; SEPARADA JUDICIALMENTE POR SENTENÇA DE 14/04/1999.'
    if n == 7: averb = 'INVESTIGAÇÃO DE PATERNIDADE JULGADA PROCEDENTE, PROC. 1.204/93, SENTENÇA DE 30/08/1994, PASSANDO O REGISTRADO A USAR O NOME ACIMA.'
    if n == 8: averb = 'RETIFICADO O SOBRENOME DO GENITOR CONFORME MANDADO DE 12/06/2003.'
    selo = code(r, '9999.AA.999999') if P.i.year > 2000 else ''
    X = '*'*20
    rows = []
    def ln(lab, val):
        val = val or X
        ws = textwrap.wrap(val, 56, break_on_hyphens=False)
        rows.append(f' {(lab+"."*22)[:20]}: {ws[0]}'); rows.extend(' '*23 + q for q in ws[1:])
    def bl(): rows.append('')
    rule = ' ' + '='*78
    thin = ' ' + '-'*78
    ctr = lambda s: rows.append(s.center(80).rstrip())
    ctr('PODER JUDICIÁRIO' if P.uf == 'BA' else 'CORREGEDORIA GERAL DA JUSTIÇA'); ctr(f'ESTADO {PREP[P.uf].upper()} {up(STATE[P.uf])} - COMARCA DE {up(P.city)}'); 
    for q in textwrap.wrap(cart, 74): ctr(q)
    rows.append(rule); ctr('C E R T I D Ã O   D E   N A S C I M E N T O'); rows.append(rule)
    rows.append(f' LIVRO: {livro}     FOLHA: {leaf}     TERMO: {termo}     DATA REG.: {dd(P.d)}'); rows.append(thin); bl()
    U_ = lambda x: up(x)
    ln('REGISTRADO(A)', U_(P.name)); ln('SEXO', 'MASCULINO' if P.sex == 'M' else 'FEMININO'); ln('DT. NASCIMENTO', f'{dd(P.b)} ({up(ext(P.b))})')
    ln('HORÁRIO', hm(P.t)); ln('LOCAL NASCTO', 'DOMICÍLIO' if P.home else U_(P.h)); ln('CIDADE/UF NASCTO', f'{U_(P.city)}/{P.uf}'); ln('NATURALIDADE', f'{U_(P.city)}/{P.uf}'); ln('GÊMEO', U_(f'SIM - {P.twin}') if P.twin else 'NÃO'); bl()
    ln('GENITOR', U_(P.f)); ln('  NATURAL DE', f'{U_(P.fn[0])}/{P.fn[1]}' if P.f else ''); ln('  PAIS DO GENITOR', U_(' E '.join(x for x in (P.gf1, P.gm1) if x))); bl()
    ln('GENITORA', U_(P.m)); ln('  NATURAL DE', f'{U_(P.mn[0])}/{P.mn[1]}'); ln('  PAIS DA GENITORA', U_(' E '.join(x for x in (P.gf2, P.gm2) if x))); bl()
    ln('DECLARANTE', up(P.f or P.m)); ln('TESTEMUNHA 1', up(P.w1)); ln('TESTEMUNHA 2', up(P.w2)); bl(); rows.append(thin)
    ln('AVERBAÇÕES', averb); ln('ANOTAÇÕES', anot); rows.append(thin); bl()
    ctr('O REFERIDO É VERDADE E DOU FÉ.'); bl(); ctr(f'{up(P.city)}, {P.i.day:02d} DE {up(M[P.i.month-1])} DE {P.i.year}'); bl(); bl(); bl(); bl(); ctr('_'*44); ctr(up(P.of)); ctr(['OFICIAL DESIGNADO(A)', 'OFICIAL TITULAR', 'ESCREVENTE SUBSTITUTO(A)'][n % 3]); bl()
    rows.append(f' SISCART v3.{r.randint(1,9)} - EMITIDO POR: {up(P.sub.split()[0])}   DAJ {code(r,"999999")}   ' + (f'SELO: {selo}' if selo else 'SELO: ISENTO'))
    holes = ''.join(f'<circle cx="{x}" cy="{8+j*12.7}" r="2" fill="#fff" stroke="#b8b8b8" stroke-width=".3"/>' for j in range(24) for x in (7, 203))
    bands = ''.join(f'<rect x="14" y="{12+j*25.4}" width="182" height="12.7" fill="#e6f3e6"/>' for j in range(12))
    css = 'body{font-family:Inconsolata;background:#fff;color:#2a2a3c} pre{margin:0;position:absolute;left:19mm;top:20mm;font:12pt/1.22 Inconsolata;letter-spacing:0}'
    body = f'<svg class="abs" style="left:0;top:0" width="210mm" height="297mm" viewBox="0 0 210 297">{bands}<path d="M14 0V297M196 0V297" stroke="#bbb" stroke-width=".3" stroke-dasharray="1 1"/>{holes}</svg><pre>{e(chr(10).join(rows))}</pre><div class="abs" style="left:84mm;top:{20+len(rows)*5.16-36:.0f}mm">{sign(r,46,14,"#20308a")}</div>'
    t = T(f'T6-{n}', 'T6', A4, P, up, texto=up(ext(P.b)), nat=f'{up(P.city)} - {P.uf}', lmun=up(P.city), rmun=up(P.city), estab=up(P.h), cart=cart, livro=livro, folha=leaf, termo=termo, averb=averb, anot=anot, selo=selo, slot=True, of=up(P.of),
          accept={'dados_pessoais.data_nascimento.texto_completo': [dd(P.b), f'{dd(P.b)} ({up(ext(P.b))})']}, chk={'natfmt': '%s/%s', 'registro.data_registro': dd(P.d), 'autenticação.data_emissão': f'{P.i.day:02d} DE {up(M[P.i.month-1])} DE {P.i.year}'})
    for g in ('genitor_1', 'genitor_2'):
        q = t['data']['filiação'][g]; q['naturalidade'] = up(q['naturalidade'])
    for k in list(t['accept']):
        t['accept'][k] = [up(x) for x in t['accept'][k]]
    return page(css, body), t

# ================================================================ T7  wholly typed and narrated, Rio Grande do Norte / Ceará, 1946-1968
@form('T7')
def t7(n):
    r = random.Random(f'T7/{n}')
    S = [dict(by=1951, city='Caicó', uf='RN', home=True, copy=6), dict(by=1946, city='Martins', uf='RN', home=True, late=1500, copy=3), dict(by=1958, city='Mossoró', uf='RN', copy=8), dict(by=1949, city='Icó', uf='CE', home=True, twin=True, copy=12),
         dict(by=1938, city='Aracati', uf='CE', home=True, copy=22, sex='F'), dict(by=1961, city='Natal', uf='RN', nofather=True, copy=7), dict(by=1955, city='Quixadá', uf='CE', home=True, unkp=True, nohour=True, copy=10), dict(by=1947, city='Currais Novos', uf='RN', copy=19, sex='F', unkm=2)][n-1]
    P = mk(r, **S)
    if P.i.year > 1974: P.i = date(1973, 5, 9)
    v = bool(P.side); leaf = f'{P.leafn}' + (' verso' if v else ''); bk = P.book % 38+2; ent = P.entry % 2900+15
    cart = f'Cartório do Registro Civil do {r.choice(["1º","2º"])} Distrito de {P.city}'
    o = P.o; stn = lambda q: f'{q[0]} ({STATE[q[1]]})'
    place = f'no {r.choice(["Sítio Umari","Sítio Poço da Cruz","lugar Olho d’Água dos Bredos","Sítio Lagoa de Dentro"])}, dêste município, em casa de residência de {"seus pais" if P.f else "sua mãe"}' if P.home else f'na {P.h}, nesta cidade' if P.h[:2] in ('Ma','Sa','Ca','Un') else f'no {P.h}, nesta cidade'
    averb = anot = ''
    if n == 5: anot = 'Casou-se a registrada nesta cidade, em 7 de setembro de 1957, com Argemiro Gadelha Ximenes, conforme têrmo n.º 812 do livro B-9.'
    if n == 8: anot = f'A registrada casou no civil aos 24 de junho de 1965, em Angicos, com Olegário Dantas de Góis.'
    if n == 6: averb = 'Por escritura pública de 2 de março de 1965, das notas do 3º Ofício desta Capital, foi reconhecida a filiação natural materna.'
    if n == 2: averb = 'Registro feito fora do prazo, por despacho do Dr. Juiz de Direito, isento de multa na forma da lei.'
    oth = averb or anot
    par = []
    gp = ''
    if P.gf1: gp += f'pela parte paterna, {P.gf1} e {P.gm1}'
    else: gp += 'pela parte paterna, ignorados'
    gp += f', e pela materna, {P.gf2} e {P.gm2}' if P.gf2 else ', e pela materna, ignorados'
    if not P.f: gp = f'pela parte materna, {P.gf2} e {P.gm2}'
    fil = (f'filh{o} legítim{o} de {P.f}, {r.choice(PROF)}, natural de {stn(P.fn)}, e de sua mulher, D. {P.m}, de prendas domésticas, natural de {stn(P.mn)}' if P.f else f'filh{o} natural de {P.m}, doméstica, natural de {stn(P.mn)}')
    P.of = P.pn('M' if n % 3 else 'F', 0)
    par.append(f'{up(P.of)}, Oficial do Registro Civil do Distrito da sede da Comarca de {P.city}, Estado do {STATE[P.uf]}, por nomeação legal, etc.')
    hour = f'{as_(hw12(P.t))} ' if P.t else ''
    par.append(f'C E R T I F I C O, a pedido verbal de pessoa interessada, que, revendo em meu cartório o livro n.º {bk} de assentamentos de nascimentos, nêle, às fôlhas {leaf}, encontrei, sob o número de ordem {ent}, o têrmo lavrado aos {P.d.day} de {M[P.d.month-1]} de {P.d.year}, do qual consta que {up(P.name)}, do sexo {"masculino" if P.sex=="M" else "feminino"}, de côr {r.choice(["branca","morena","parda"])}, nasceu {hour}do dia {ext(P.b)}, {place}; é {fil}; sendo avós, {gp}.' + (f' É gême{o} com {P.twin}, registrad{o} no têrmo seguinte.' if P.twin else ''))
    par.append(f'Foi declarante {("o pai" if P.f else "a própria mãe")} e testemunhas {P.w1} e {P.w2}, residentes neste distrito.' + (f' À margem: {oth}' if oth else ''))
    par.append(f'Era o que se continha no dito têrmo, ao qual me reporto e dou fé. Eu, {P.of}, Oficial, datilografei, dato e assino.')
    css = '''body{font-family:"TeX Gyre Cursor";background:#f7efdb;color:#1d1c24}.pg{padding:22mm 19mm 10mm 31mm;font-size:11.2pt}p{margin:0 0 4.5mm;text-indent:22mm;line-height:1.62;text-align:left;hyphens:none}.c{text-align:center;line-height:1.6}'''
    st = ''.join(f'<div style="width:17mm;height:22mm;border:.5mm dotted #fff;outline:.3mm solid {c};background:{c}22;color:{c};font:6pt Caladea;text-align:center;padding-top:2mm">BRASIL<br><br><b style="font-size:11pt">{v_}</b><br>cruzeiros<br><br>{lab}</div>' for c, v_, lab in (('#2f6b3a','2','SÊLO ESTADUAL'), ('#8a3030','1','EDUC. E SAÚDE')))
    body = f'''<div class="c">REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL<br>ESTADO DO {e(up(STATE[P.uf]))}<br>{e(cart)}<br><br><u>C E R T I D Ã O &nbsp; D E &nbsp; N A S C I M E N T O</u></div><div style="height:9mm"></div>
    {''.join(f'<p>{e(x)}</p>' for x in par)}
    <p>{e(P.city)}, {P.i.day} de {M[P.i.month-1]} de {P.i.year}.-.-.-.-.-.-.-.-.-.-</p>
    <div style="margin:8mm 0 0 62mm;text-align:center">{sign(r,60,15,'#222a55')}<br>--------------------------------<br>Oficial do Registro Civil</div>
    <div class="abs" style="left:33mm;bottom:16mm;display:flex;gap:2mm">{st}</div><div class="abs" style="left:12mm;bottom:30mm">{stamp(30,"OFÍCIO DO REGISTRO CIVIL  *  "+up(P.city)+"  *",['','Rio Grande' if P.uf=='RN' else 'Ceará','do Norte' if P.uf=='RN' else ''],'#2c4f8f',9,.5)}</div>
    <div class="abs" style="right:19mm;bottom:10mm;font-size:8.5pt">Rasa ... Cr$ {r.randint(8,40)},00 &nbsp; Busca ... Cr$ {r.randint(2,9)},00</div>'''
    pl = lambda q: [f'{q[0]} - {STATE[q[1]]}', q[0]]
    acc = {'dados_pessoais.data_nascimento.texto_completo': [dd(P.b)]}
    if v: acc['registro.folha'] = [f'{P.leafn}v', f'{P.leafn}-v', f'{P.leafn} v']
    g1 = P.fn if P.f else P.mn
    acc['filiação.genitor_1.naturalidade'] = pl(g1)
    if P.f: acc['filiação.genitor_2.naturalidade'] = pl(P.mn)
    t = T(f'T7-{n}', 'T7', A4, P, texto=ext(P.b), cart=cart, livro=bk, folha=leaf, termo=ent, averb=averb, anot=anot, joint=True, estab=P.h, accept=acc,
          chk={'natst': True, 'dados_pessoais.hora_nascimento': hw12(P.t) if P.t else '', 'registro.data_registro': f'{P.d.day} de {M[P.d.month-1]} de {P.d.year}', 'autenticação.data_emissão': f'{P.i.day} de {M[P.i.month-1]} de {P.i.year}', 'local_nascimento.estabelecimento': 'casa de residência' if P.home else P.h, 'uf': STATE[P.uf]})
    t['data']['dados_pessoais']['nome_completo'] = up(P.name)
    t['data']['autenticação']['oficial_registro'] = P.of
    return page(css, body), t

# ================================================================ T8  inteiro teor, Legal sheet, margin column, Alagoas / Sergipe / Paraíba, issued 2011-2024
@form('T8')
def t8(n):
    r = random.Random(f'T8/{n}')
    S = [dict(by=1962, city='Penedo', uf='AL', copy=52, sex='F', home=True), dict(by=1974, city='São Cristóvão', uf='SE', copy=41, sex='M'), dict(by=1985, city='Guarabira', uf='PB', copy=30, nofather=True), dict(by=1957, city='União dos Palmares', uf='AL', copy=48, sex='M', home=True, late=5400),
         dict(by=1991, city='Simão Dias', uf='SE', copy=28), dict(by=1969, city='Areia', uf='PB', copy=45, twin=True, sex='F', home=True), dict(by=1979, city='Palmeira dos Índios', uf='AL', copy=36, unkp=True), dict(by=1948, city='Laranjeiras', uf='SE', copy=70, sex='F', nohour=True, home=True)][n-1]
    P = mk(r, **S); P.book = P.book % 90+3; v = bool(P.side)
    P.mat = matricula(P.cns, P.d.year, P.book, P.leafn, P.entry)
    leaf = f'{P.leafn}' + ('v' if v else ''); livro = f'A-{P.book}'
    o = P.o; his = P.of; issuer = P.pn(r.choice('MF'), 1); 
    cart = f'{r.choice(["Serventia do Registro Civil das Pessoas Naturais","Cartório Único de Registro Civil","Ofício do Registro Civil da Sede"])} de {P.city}'
    averb = {2:'Por mandado do Juízo de Direito da Comarca de São Cristóvão, de 18 de agosto de 1990, fica retificado o nome do avô paterno.', 4:'O CPF do registrado foi incluído nesta data, conforme consulta à base da Receita Federal.', 5:'Em 11 de julho de 2019, alterado o gênero e mantido o prenome, na forma do Provimento 73/2018 do CNJ.', 3:'Reconhecida a maternidade socioafetiva de forma administrativa: não houve. Corrigido o mês do assento por erro evidente em 02/05/2006.'}.get(n, '')
    if n == 5: averb = 'Em 11 de julho de 2014, por sentença, suprimido o sobrenome intermediário de grafia errada constante do assento.'
    if n == 3: averb = 'Corrigida, de ofício, a grafia do nome da avó materna, em 2 de maio de 2006 (art. 110 da Lei de Registros Públicos).'
    anot = {1:'Casada com Eraldo Malta Fragoso em 19 de março de 1983 nesta Serventia (livro B-27, fls. 66, nº 3.015).', 4:'Casado em Maceió em 8 de dezembro de 1980, com Lenita Calheiros de Melo. Divorciado em 1999.', 8:'Óbito da registrada em 30 de outubro de 2016, em Aracaju, Livro C-118, fls. 9, termo 41.877.', 7:''}.get(n, '')
    cp = P.cpf if n in (4, 5) else ''
    ofic_of = f'{his}'
    selo = {'AL': code(r, 'AAA99999-9XXX'), 'SE': code(r, '2024995999999999'), 'PB': code(r, 'AAA99999-X9X9')}[P.uf]
    ds = lambda x: f'{wd(x.day)} dias do mês de {M[x.month-1]} do ano de {w(x.year)}' if x.day > 1 else f'primeiro dia do mês de {M[x.month-1]} do ano de {w(x.year)}'
    place = r.choice(['no Engenho Bom Sucesso','no povoado Riacho Doce','à Rua do Rosário, número trinta e dois']) + ', em casa de seus pais' if P.home else f'n{"o" if P.h.startswith("Hosp") else "a"} {P.h}'
    decl = f'{P.f}, {r.choice(PROF)}, natural de {nat_s(P.fn)}' if P.f else f'{P.m}, {r.choice(["costureira","professora","doméstica"])}, natural de {nat_s(P.mn)}'
    if P.f:
        body_f = f'filh{o} dele declarante e de sua mulher {P.m}, de profissão doméstica, natural de {nat_s(P.mn)}, residentes e domiciliados neste município'
    else: body_f = f'filh{o} da declarante, solteira, residente neste município'
    av = ''
    if P.gf1: av += f'São avós paternos {P.gf1} e {P.gm1}'
    av += (' e' if av else 'São') + f' avós maternos {P.gf2} e {P.gm2}.'
    txt = f'Número {dots(P.entry)}. Aos {ds(P.d)}, nesta cidade de {P.city}, em cartório, compareceu {decl}, e perante as testemunhas abaixo nomeadas declarou que {as_(hw12(P.t))+" d" if P.t else "n"}o dia {ext(P.b)}, {place}, neste município, nasceu uma criança do sexo {"masculino" if P.sex=="M" else "feminino"}, de cor {r.choice(["branca","parda","morena"])}, que recebeu o nome de {P.name}, {body_f}. {av} ' + (f'Disse mais que do mesmo parto nasceu {P.twin}, também hoje registrad{"a" if o=="a" else "o"}. ' if P.twin else '') + f'Nada mais declarou. Do que, para constar, lavrei este termo que, lido e achado conforme, vai assinado pelo declarante e pelas testemunhas {P.w1}, {r.choice(PROF)}, e {P.w2}, ambos residentes nesta cidade. Eu, {his}, escrivão, o escrevi e assino. (aa) {his}. {P.f or P.m}. {P.w1}. {P.w2}.'
    if not P.f: txt = txt.replace('pelo declarante', 'pela declarante')
    css = '''body{font-family:"TeX Gyre Termes";color:#101010;background:#fff}.pg{padding:15mm 18mm 10mm 20mm;font-size:12pt}.ty{line-height:1.72;text-align:justify;font-size:12.8pt}'''
    body = f'''<div class="abs" style="left:70mm;top:140mm">{rosette(85,'#6b6b9b',a=9,b=18,op=.13)}</div>
    <div style="display:flex;gap:5mm;align-items:center;border-bottom:1.4pt solid #101010;padding-bottom:3mm">{arms(22,'#333')}<div style="line-height:1.4"><b style="font-size:14pt">{e(cart)}</b><br>Estado {PREP[P.uf]} {STATE[P.uf]} · Comarca de {e(P.city)}<br><span style="font-size:9.5pt">{e(P.addr)} — CNPJ {code(r,'99.999.999/0001-99')} — CNS {P.cns[:2]}.{P.cns[2:5]}-{P.cns[5]}<br>{e(issuer)}, Oficial{"a" if issuer.split()[0][-1]=="a" else ""} de Registro</span></div></div>
    <h1 style="text-align:center;font-size:16pt;margin:7mm 0 1mm">CERTIDÃO DE INTEIRO TEOR DO REGISTRO DE NASCIMENTO</h1><div style="text-align:center;font-size:10pt;margin-bottom:6mm">(art. 19, § 1º, da Lei nº 6.015/1973) — Matrícula nº {mfmt(P.mat,' ')}</div>
    <div style="display:flex;gap:6mm"><div style="width:43mm;border-right:.7pt solid #666;padding-right:4mm;font-size:9.6pt;line-height:1.4"><div style="text-align:center;font-variant:small-caps;font-size:11pt;margin-bottom:2mm">À margem do termo</div>
    <b>Averbações.</b> {e(averb) or 'Sem averbações.'}<br><br><b>Anotações.</b> {e(anot) or 'Sem anotações.'}{f'<br><br>CPF do registrado: {cp}' if cp else ''}</div>
    <div style="flex:1"><div style="margin-bottom:3mm;line-height:1.5;text-align:justify">CERTIFICO e dou fé que, a requerimento de parte interessada, revendo o arquivo desta Serventia, dele no Livro {livro} de nascimentos, à folha {leaf}, encontrei o termo do teor seguinte:</div><div class="ty">“{e(txt)}”</div></div></div>
    <div style="margin-top:5mm;line-height:1.5;text-align:justify">É o que continha o referido assento, que para aqui fiz transcrever fielmente. A presente certidão envolve elementos de averbação à margem do termo, quando indicados. O referido é verdade.</div>
    <div style="text-align:center;margin-top:5mm">{e(P.city)} ({P.uf}), aos {wd(P.i.day)} de {M[P.i.month-1]} de {w(P.i.year)}.<br>{sign(r,62,16)}<br><span style="border-top:.6pt solid #000;padding:1mm 12mm 0">{e(issuer)}</span></div>
    <div class="abs" style="left:20mm;right:18mm;bottom:11mm;display:flex;gap:4mm;align-items:center;font-size:8.6pt;line-height:1.4"><div>{bars(r,44,10)}</div><div style="flex:1">Poder Judiciário — Corregedoria-Geral — Selo de fiscalização eletrônico <b>{selo}</b><br>Emolumentos R$ {r.randint(52,98)},{r.randint(10,99)} · FERJ R$ {r.randint(5,12)},{r.randint(10,99)} · ISS R$ 2,{r.randint(10,99)}</div></div>'''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [dd(P.b)]}
    t = T(f'T8-{n}', 'T8', LEGAL, P, cpf=cp, mat=mfmt(P.mat), texto=ext(P.b), cart=cart, livro=livro, folha=leaf, termo=dots(P.entry), averb=averb, anot=anot, selo=selo, of=issuer, accept=acc,
          chk={'natfmt': '%s - %s', 'dados_pessoais.hora_nascimento': hw12(P.t) if P.t else '', 'registro.data_registro': ds(P.d), 'autenticação.data_emissão': f'{wd(P.i.day)} de {M[P.i.month-1]} de {w(P.i.year)}', 'local_nascimento.estabelecimento': 'em casa de seus pais' if P.home else P.h})
    return page(css, body, '215.9mm 355.6mm', 215.9, 355.6), t

# ================================================================ T9  indigenous people, numbered items, brown, 2013-2024
@form('T9')
def t9(n):
    r = random.Random(f'T9/{n}')
    K = [('São Gabriel da Cachoeira','AM','M',2014,'Inawi Cordeiro Baniwa','Lázaro Cordeiro Baniwa','Madzeo Fontes Baniwa','Baniwa','Tunuí-Cachoeira','Alto Rio Negro','','', dict(home=True)),
         ('Benjamin Constant','AM','F',2018,'Metchacüna Fidelis Ticuna','Ngetanücü Fidelis Ticuna','Do’oena Manduca Ticuna','Ticuna','Filadélfia','Santo Antônio','','', dict(twin=True)),
         ('Normandia','RR','F',2016,'Tainá Moro’rî Raposo Macuxi','','Creuza Raposo Macuxi','Macuxi','Maturuca','Raposa Serra do Sol','','', dict(nofather=True)),
         ('Tarauacá','AC','M',2021,'Ixã Sabóia Huni Kuin','Siã Sabóia Huni Kuin','Batani Sereno Huni Kuin','Huni Kuin (Kaxinawá)','Praia do Carapanã','Kaxinawá da Praia do Carapanã','','', dict(late=340, home=True)),
         ('Altamira','PA','M',2013,'Bepkrokti Xikrin','Bep-Tok Xikrin','Nhakdjàm Xikrin','Xikrin do Bacajá','Bacajá','Trincheira Bacajá','','', dict(unkm=True, nohour=True)),
         ('Grajaú','MA','F',1992,'Kaywá Sousa Guajajara','Lourenço Pompeu Guajajara','Tereza Sousa Guajajara','Guajajara','Bananal','Bacurizinho','averb','', dict(copy=27, unkp=True, nohour=True, home=True)),
         ('Oiapoque','AP','M',2019,'Uwakti Iaparrá Palikur','Azarias Ioiô Iaparrá Palikur','Ivailda Labonté Palikur','Palikur','Kumenê','Uaçá','','', dict()),
         ('Tabatinga','AM','F',1996,'Otchirína Gabriel Firmino','Paulino Gabriel Honorato','Adelina Firmino','Ticuna','Umariaçu II','Tukuna Umariaçu','','anot', dict(copy=26))][n-1]
    city, uf, sx, by, nm, fa, mo, et, al, ti, qa, qn, kw = K
    CITY['AM'] = [x for x in CITY['AM']]
    P = mk(r, by, city, uf, sex=sx, **kw); P.name, P.f, P.m = nm, fa, mo
    if P.twin: P.twin = 'Puratchina Fidelis Ticuna'
    P.fn = P.mn = (city, uf)
    if n in (2, 7): P.mn = {2: ('Tabatinga', 'AM'), 7: ('Macapá', 'AP')}[n]
    sn = lambda x: x and f'{x.split()[0]} {(mo if x in (P.gf2, P.gm2) else fa or mo).split()[-1]}'
    suf = {4: 'Huni Kuin'}.get(n)
    P.gf1, P.gm1, P.gf2, P.gm2 = [x and (f'{x.split()[0]} {suf}' if suf else sn(x)) for x in (P.gf1, P.gm1, P.gf2, P.gm2)]
    if not P.home: P.h = r.choice(['Polo Base de Saúde Indígena','Hospital de Guarnição','Unidade Hospitalar do Município','Casa de Saúde do Índio – CASAI'])
    averb = 'Incluída no nome, por requerimento em cartório, a etnia Guajajara como sobrenome (art. 2º, § 1º, da Resolução Conjunta CNJ/CNMP nº 3/2012).' if qa else ''
    anot = 'Casada em 16/06/2018 com Elói Bitencourt Ramos, nesta Serventia, conforme L. B-06, fls. 55, T. 1.655.' if qn else ''
    dnv = P.dnv if P.b.year > 2005 and n not in (4,) else ''
    hc = P.cpf if n in (2, 4, 6, 7) else ''
    cart = {'AM':f'Cartório da Comarca de {city} – Registro Civil','RR':'Cartório de Ofício Único de Normandia','AC':'Serventia de Registro Civil de Tarauacá','PA':'Cartório do 1º Ofício “Xingu”','MA':'Serventia Extrajudicial do 2º Ofício de Grajaú','AP':'Cartório Oiapoque – Notas e Registros'}[uf]
    selo = code(r, {'AM':'CERNAS009XXXXXXXXXX99','RR':'RR-99999999','AC':'9999.9.999999','PA':'9.999.999-J','MA':'CERNAS030XXXXXX9999XX','AP':'0009-99999-9999'}[uf])
    leaf = f'{P.leafn}{P.side}'; dash = '—'
    pl = lambda q: f'{q[0]}/{q[1]}'
    items = [('Nome completo da pessoa registrada', f'<b style="font-size:13pt">{e(P.name)}</b>'), ('Matrícula nacional', mfmt(P.mat, '.') if False else mfmt(P.mat)), ('Inscrição no CPF', hc or 'não informado'),
      ('Povo / etnia', e(et)), ('Aldeia e Terra Indígena', f'Aldeia {e(al)}, T.I. {e(ti)}'), ('Município de naturalidade', pl((city, uf))),
      ('Quando nasceu', f'{dm(P.b)} ({ext(P.b)})'), ('A que horas', f'{P.t[0]}h{P.t[1]:02d}min' if P.t else 'não sabida'), ('Onde nasceu', f'{"Domicílio, na própria aldeia" if P.home else e(P.h)}; município de {pl((city, uf))}'), ('Sexo', 'Feminino' if P.sex=='F' else 'Masculino'),
      ('Pai', f'{e(P.f)}<i>natural de {pl(P.fn)}</i>' if P.f else 'não declarado'), ('Avós do lado do pai', ' e '.join(e(x) for x in (P.gf1, P.gm1) if x) or dash),
      ('Mãe', f'{e(P.m)}<i>natural de {pl(P.mn)}</i>'), ('Avós do lado da mãe', ' e '.join(e(x) for x in (P.gf2, P.gm2) if x) or dash),
      ('É gêmeo(a)?', f'Sim, de {e(P.twin)}' if P.twin else 'Não'), ('DNV', dnv or 'não há'), ('Lançado no', f'Livro A-{P.book}, fl. {leaf}, n. {P.entry}, em {dd(P.d, ".")}'),
      ('Certidão administrativa', f'RANI n.º {code(r,"9.999")}, Livro {r.randint(1,9)}, Posto FUNAI {e(al)}' if n not in (3, 8) else 'não apresentada'), ('Averbações', e(averb) or 'Nenhuma'), ('Anotações', e(anot) or 'Nenhuma')]
    rows = ''.join(f'<div class="it{" wd" if i in (0,1,18,19) else ""}"><div class="no">{i+1:02d}</div><div><div class="lb">{a}</div><div class="vl">{b}</div></div></div>' for i, (a, b) in enumerate(items))
    zig = ''.join(f'<path d="M{x} 0l4 8l4-8zM{x} 16l4-8l4 8z" fill="#8a4b20"/>' for x in range(0, 840, 8))
    css = '''body{font-family:"Noto Serif";color:#3d2310;background:#fdf8ef}.g{display:grid;grid-template-columns:1fr 1fr;column-gap:7mm;row-gap:2.3mm}.it{display:flex;gap:2.4mm;border-bottom:.5pt solid #d2b692;padding-bottom:1.5mm}.wd{grid-column:1/3}.no{font:8pt "Open Sans Condensed";font-weight:bold;color:#fff;background:#8a4b20;width:6mm;height:5mm;text-align:center;line-height:5mm;flex:none}.lb{font-size:7.2pt;font-style:italic;color:#8a4b20}.vl{font-size:10.4pt;line-height:1.3}.vl i{display:block;font-size:8.2pt;font-style:normal}'''
    body = f'''<svg class="abs" style="left:0;top:0" width="210mm" height="4mm" viewBox="0 0 840 16">{zig}</svg><svg class="abs" style="left:0;bottom:0" width="210mm" height="4mm" viewBox="0 0 840 16">{zig}</svg>
    <div class="abs" style="left:15mm;top:9mm;width:180mm"><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:4mm"><div><div style="font-size:8pt">{e(cart)}<br>{e(city)} – {uf} · {e(P.addr)}</div><div style="font-size:19pt;font-weight:bold;line-height:1.2;margin-top:2mm">Certidão de nascimento</div><div style="font-size:8.5pt">Registro Civil das Pessoas Naturais · Registro de pessoa indígena (Resolução Conjunta CNJ/CNMP nº 3, de 19 de abril de 2012)</div></div>{arms(20,'#8a4b20')}</div>
    <div class="g">{rows}</div>
    <div style="display:flex;gap:8mm;margin-top:5mm;align-items:flex-end"><div style="flex:1;font-size:8.6pt;line-height:1.5">Extraída do assento por mim conferido. Dou fé.<br><b>{e(city)}, {dd(P.i,'-')}</b><br><span style="font-size:7.5pt">Selo do Tribunal de Justiça: {selo}<br>Gratuita — pessoa indígena reconhecidamente pobre.</span></div><div style="text-align:center;width:80mm">{sign(r,54,13,'#3d2310')}<div style="border-top:.6pt solid #3d2310;font-size:9pt;padding-top:.6mm">{e(P.of)}</div><div style="font-size:7.4pt">Registrador(a) Civil</div></div></div></div>'''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [dm(P.b), f'{dm(P.b)} ({ext(P.b)})', dd(P.b)]}
    if P.home: acc['local_nascimento.estabelecimento'] = ['Domicílio, na própria aldeia']
    t = T(f'T9-{n}', 'T9', A4, P, cpf=hc, mat=mfmt(P.mat), texto=ext(P.b), nat=nat_s((city, uf)), cart=cart, livro=f'A-{P.book}', folha=leaf, termo=P.entry, dnv=dnv, averb=averb, anot=anot, selo=selo, slot=True, accept=acc,
          chk={'natfmt': '%s/%s', 'dados_pessoais.hora_nascimento': f'{P.t[0]}h{P.t[1]:02d}min' if P.t else '', 'registro.data_registro': dd(P.d, '.'), 'autenticação.data_emissão': dd(P.i, '-')})
    return page(css, body), t

# ================================================================ T10  printed blank with a stub, landscape, pen-filled, Territories and North, 1948-1972
@form('T10')
def t10(n):
    r = random.Random(f'T10/{n}')
    S = [dict(by=1952, city='Macapá', uf='AP', copy=5), dict(by=1948, city='Xapuri', uf='AC', late=3400, home=True), dict(by=1963, city='Porto Velho', uf='RO', copy=8), dict(by=1955, city='Belém', uf='PA', twin=True, copy=9),
         dict(by=1964, city='Boa Vista', uf='RR', copy=6, unkp=True), dict(by=1957, city='Maués', uf='AM', nofather=True, home=True), dict(by=1950, city='Sena Madureira', uf='AC', home=True, nohour=True), dict(by=1949, city='Óbidos', uf='PA', late=7100, sex='M', unkm=2)][n-1]
    P = mk(r, **S); ink = '#6a3d1c'; pen = '#1a2358'
    if P.d.year - P.b.year < 5 and P.i.year > 1974: P.i = date(1972, 3, 14)
    head = {'AP':'Território Federal do Amapá','AC':'Território Federal do Acre','RO':'Território Federal de Rondônia','RR':'Território Federal de Roraima','PA':'Estado do Pará','AM':'Estado do Amazonas'}[P.uf]
    livro = str(P.book % 60+1); leaf = f'{P.leafn}{P.side}'; termo = str(P.entry % 6800+20)
    cart = f'Cartório {r.choice(["Chermont","Gusmão","Rodrigues Leite","Sampaio Leitão","Palheta"])}'
    averb = anot = ''
    if n in (2, 8): averb = 'Lavrado fora do prazo em virtude de despacho do M. Juiz, proferido na justificação requerida pelo interessado.'
    if n == 3: anot = 'Passou a residir... Casou a 4-V-1970 com Hilda Benchimol Tavares, L. 8, fls. 31.' if False else ''
    if n == 4: anot = ''
    if n == 1: averb = 'Legitimado o registrado pelo casamento dos pais, em 22-VII-1954.'.replace('Legitimado o registrado', 'Legitimad'+P.o+' '+P.o+' registrad'+P.o)
    X = '~~~~~~~~~~~~~~'
    h = lambda x: f'<span class="h">{e(x) if x else X}</span>'
    L = lambda lab, val, wd='100%': f'<div class="l" style="width:{wd}"><span>{lab}</span>{h(val)}</div>'
    pn_ = lambda q: f'{q[0]} ({q[1]})'
    css = f'''body{{font-family:"URW Bookman";color:{ink};background:#fbf6e6}}.st{{left:0;top:0;width:58mm;height:210mm;border-right:1.2pt dashed {ink};padding:12mm 5mm 8mm 9mm;font-size:8pt}}.fr{{left:63mm;top:7mm;right:7mm;bottom:7mm;border:1mm double {ink};outline:.35mm solid {ink};outline-offset:-2.2mm;padding:6mm 7mm}}
    .l{{display:flex;align-items:baseline;font-size:9.2pt;margin-bottom:2.7mm;padding-right:2mm}}.l span:first-child{{white-space:nowrap;margin-right:1.5mm}}.h{{font:15pt/1.05 Z003;color:{pen};border-bottom:.6pt dotted {ink};flex:1;padding:0 1mm;text-align:left}}.st .l{{display:block;margin-bottom:4.4mm}}.st .h{{display:block;font-size:13pt}}.c2{{display:flex;gap:5mm}}.c2>div{{flex:1}}.r{{display:flex}}'''
    dia = wd(P.b.day); anox = w(P.b.year).replace('mil novecentos e ', '')
    body = f'''<div class="abs st"><div style="text-align:center;font-weight:bold;font-size:11pt;margin-bottom:5mm">TALÃO</div>{L('Certidão n.º', code(r,'999'))}{L('Extraída do livro', livro)}{L('Fls.', leaf)}{L('N.º do termo', termo)}{L('Nome', P.name)}{L('Em', dd(P.i,'-'))}{L('Entregue a', P.w1)}<div style="position:absolute;left:9mm;bottom:10mm;font-size:6.5pt">Tip. Escolar — {e(P.city)}</div></div>
    <div class="abs" style="left:135mm;top:55mm">{rosette(95,ink,a=11,b=28,op=.13,sw=.4)}</div>
    <div class="abs fr"><div style="display:flex;justify-content:space-between;align-items:center;margin:0 2mm"><div style="font-size:8pt;line-height:1.4">ESTADOS UNIDOS DO BRASIL<br><b style="font-size:10.5pt">{head}</b><br>Comarca de {e(P.city)}</div><div style="text-align:center;font-size:19pt;letter-spacing:.5pt">Registro de Nascimento<div style="font-size:10pt;letter-spacing:4pt">— CERTIDÃO —</div></div>{arms(19,ink)}</div>
    <div style="font-size:8.6pt;line-height:1.75;margin:2.5mm 0 1.5mm;text-align:justify">O Oficial do Registro Civil abaixo assinado, do {h(cart)}, certifica que no livro n.º {h(livro)}, fls. {h(leaf)}, sob n.º {h(termo)}, se acha registrad{h(P.o)} em data de {h(f'{P.d.day} de {M[P.d.month-1]} de {P.d.year}')} {"a" if 0 else "o nascimento"} de</div>
    <div class="l" style="justify-content:center"><span class="h" style="font-size:18pt;text-align:center">{e(P.name)}</span></div>
    <div class="c2"><div>{L('nascid'+P.o+' aos', dia)}{L('dias do mês de', M[P.b.month-1])}{L('do ano de mil novecentos e', anox)}{L('às', hw12(P.t) if P.t else '')}{L('no lugar', 'domicílio dos pais' if P.home and P.f else 'domicílio da mãe' if P.home else P.h)}{L('cidade ou vila', P.city)}<div class="r">{L('sexo', 'masculino' if P.sex=='M' else 'feminino','50%')}{L('côr', r.choice(['branca','morena','parda']),'50%')}</div>{L('gêmeo com', P.twin)}</div>
    <div>{L('Filh'+P.o+' de', P.f)}{L('natural de', pn_(P.fn) if P.f else '')}{L('e de D.', P.m)}{L('natural de', pn_(P.mn))}{L('Avô pat.', P.gf1)}{L('Avó pat.', P.gm1)}{L('Avô mat.', P.gf2)}{L('Avó mat.', P.gm2)}</div></div>
    {L('Foram testemunhas', f'{P.w1} e {P.w2}')}{L('Notas à margem', averb or anot or '~ nada ~')}
    <div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:3mm"><div style="font-size:9pt">Por ser verdade, firmo a presente.<br>{h(P.city)}, {h(f'{P.i.day}')} de {h(M[P.i.month-1])} de {h(P.i.year)}</div><div style="text-align:center;width:84mm">{sign(r,56,12,pen)}<div style="border-top:.6pt solid {ink};font-size:8pt">O Oficial, {h(P.of)}</div></div></div></div>
    <div class="abs" style="left:128mm;bottom:10mm">{stamp(25,"CARTÓRIO DO REGISTRO CIVIL ★ "+up(P.city)+" ",[P.uf],'#7d3a6b')}</div>'''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [dd(P.b), f'{dia} dias do mês de {M[P.b.month-1]} do ano de {w(P.b.year)}']}
    t = T(f'T10-{n}', 'T10', A4L, P, texto=f'{dia} de {M[P.b.month-1]} de {w(P.b.year)}', cart=cart, livro=livro, folha=leaf, termo=termo, averb=averb, anot=anot, joint=True, slot=True, accept=acc,
          chk={'natfmt': '%s (%s)', 'dados_pessoais.data_nascimento.texto_completo': [dia, M[P.b.month-1], anox], 'dados_pessoais.hora_nascimento': hw12(P.t) if P.t else '', 'registro.data_registro': f'{P.d.day} de {M[P.d.month-1]} de {P.d.year}', 'autenticação.data_emissão': dd(P.i,'-'), 'local_nascimento.estabelecimento': 'domicílio' if P.home else P.h, 'uf': head})
    return page(css, body, 'A4 landscape', 297, 210), t

# ---------------------------------------------------------------- out, and the check of the truth against the printed text
def build():
    for name, f in FORMS.items():
        for n in range(1, 9):
            h, t = f(n); t.pop('_chk')
            p = os.path.join(OUT, f'{name}-{n}')
            if not os.path.exists(p+'.html') or open(p+'.html').read() != h: open(p+'.html', 'w').write(h)
            json.dump(t, open(p+'.json', 'w'), ensure_ascii=False, indent=1)
if __name__ == '__main__':
    build()
