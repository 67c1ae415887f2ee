# -*- coding: utf-8 -*-
import random, math, html as _h, datetime
esc = lambda s: _h.escape(str(s), quote=False)
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()

# ---------- numbers in words ----------
_U = ['zero','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze','dezesseis','dezessete','dezoito','dezenove']
_D = ['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
_C = ['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
def w(n, fem=False):
    if n < 20:
        return {1:'uma',2:'duas'}.get(n, _U[n]) if fem else _U[n]
    if n < 100:
        return _D[n//10] + (' e ' + w(n%10, fem) if n%10 else '')
    if n == 100: return 'cem'
    if n < 1000:
        c = _C[n//100]
        if fem and n >= 200: c = c.replace('entos', 'entas').replace('hentos', 'hentas')
        return c + (' e ' + w(n%100, fem) if n%100 else '')
    m = 'mil' if n//1000 == 1 else w(n//1000, fem) + ' mil'
    r = n % 1000
    if not r: return m
    return m + (' e ' if r < 100 or r % 100 == 0 else ' ') + w(r, fem)
def d1(d, first='primeiro'): return first if d == 1 else w(d)
def dw(d, first='primeiro'): return f'{d1(d.day, first)} de {MES[d.month-1]} de {w(d.year)}'
def dmy(d, sep='/'): return f'{d.day:02d}{sep}{d.month:02d}{sep}{d.year}'
def dl(d): return f'{d.day:02d} de {MES[d.month-1]} de {d.year}'
def hm(t): return f'{t[0]:02d}:{t[1]:02d}'
def hora_w(t, old=False):
    h, m = t
    if old:                       # with the part of the day
        if h == 0: b, p = 'zero hora', ''
        elif h < 6: b, p = w(h, True) + (' hora' if h == 1 else ' horas'), ' da madrugada'
        elif h < 12: b, p = w(h, True) + ' horas', ' da manhã'
        elif h == 12: b, p = 'doze horas', ''
        elif h < 19: b, p = w(h-12, True) + (' hora' if h == 13 else ' horas'), ' da tarde'
        else: b, p = w(h-12, True) + ' horas', ' da noite'
    else: b, p = ('zero hora' if h == 0 else w(h, True) + (' hora' if h == 1 else ' horas')), ''
    if m == 30 and old: b += ' e trinta minutos'
    elif m: b += ' e ' + w(m) + (' minuto' if m == 1 else ' minutos')
    return b + p

# ---------- check digits ----------
def cpf(r):
    n = [r.randint(0, 9) for _ in range(9)]
    for k in (10, 11):
        s = sum(a*b for a, b in zip(n, range(k, 1, -1))) * 10 % 11
        n.append(0 if s == 10 else s)
    s = ''.join(map(str, n)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def matricula(cns, acervo, year, book, leaf, entry):
    b = f'{cns:06d}{acervo:02d}55{year:04d}1{book:05d}{leaf:03d}{entry:07d}'
    assert len(b) == 30
    def dv(x):
        p = 32 - len(x); s = 0
        for c in x:
            s += int(c)*p; p = p+1 if p < 10 else 0
        s %= 11
        return '1' if s == 10 else str(s)
    b += dv(b); b += dv(b); return b
def mat_fmt(m, sep=' ', dash=None):
    p = [m[:6], m[6:8], m[8:10], m[10:14], m[14], m[15:20], m[20:23], m[23:30]]
    return sep.join(p) + (dash if dash is not None else sep) + m[30:]
def dnv(r, year):
    s = '30' if year < 2010 else r.choice(['30', '30', '42', '50', '62', '71'])
    return f'{s}-{r.randint(10000000, 89999999)}-{r.randint(0,9)}'
def alnum(r, n, al='ABCDEFGHJKLMNPQRSTUVWXYZ23456789'): return ''.join(r.choice(al) for _ in range(n))
def digs(r, n): return ''.join(r.choice('0123456789') for _ in range(n))

# ---------- people ----------
GM = """Adalberto Ademir Agenor Airton Alcides Aldenor Anselmo Antenor Antônio Aparecido Ariosvaldo Arlindo Arnóbio Aurélio Benedito Benvindo Bráulio Caio Cícero Claudionor Crispim
Damião Davi Deusdete Domingos Edivaldo Eliezer Elpídio Emanuel Epitácio Erasmo Estêvão Evandro Expedito Ezequiel Firmino Francinaldo Francisco Genésio Geraldo Gilvan Heitor Hermínio
Honorato Inácio Isaías Itamar Ítalo Jailson Janduí Jerônimo João Joaquim Jonas José Josenildo Juvenal Laurindo Leandro Leônidas Lourival Luís Manoel Marcelino Matias Miguel Moisés
Natanael Nivaldo Odilon Onofre Osmundo Otávio Ozéias Plínio Quirino Raimundo Reginaldo Ribamar Romualdo Salomão Sebastião Severino Silvério Tadeu Teodoro Tiago Ubiratan Valdecir Valdir
Venâncio Vicente Virgílio Wagner Wanderley Washington Zacarias Zenóbio""".split()
GF = """Adelaide Águeda Alaíde Albertina Aldenora Alzira Ana Anália Antônia Aparecida Áurea Beatriz Benedita Bernadete Brígida Cândida Carmelita Cecília Celeste Clarice Clotilde Conceição Dagmar Dalva
Deuzuíte Diva Domitila Doralice Edileuza Edite Emília Esmeralda Etelvina Eudóxia Eunice Evanilde Filomena Francisca Generosa Georgina Gilvanete Glória Guiomar Helena Hortência Iolanda Iracema Irene Ivone
Jacira Joana Josefa Jovelina Júlia Jurema Laurinda Leocádia Lindalva Luzia Marcelina Maria Marilene Marluce Matilde Mirtes Nadir Nair Natividade Nazaré Neuza Noêmia Odete Olímpia Otília
Perpétua Quitéria Raimunda Rita Rosalina Rosilda Sebastiana Severina Silvana Solange Tarcila Tereza Terezinha Úrsula Valdelice Vitória Zélia Zenaide Zilda Zuleide""".split()
KM = ["Arthur Gael","Ravi Lucca","Pedro Henrique","João Guilherme","Anthony Kalebe","Bento","Davi Lucas","Heitor Emanoel","Isaac Nathanael","José Miguel","Kauê","Levi Asafe","Matheus Vinícius","Noah","Oliver",
      "Raví","Samuel Elias","Théo Augusto","Ícaro Gabriel","Yuri","Zion Rafael","Francisco das Chagas","Antônio Wellington","Luís Cláudio","Wanderson","Carlos Eduardo","Paulo Sérgio","Erivaldo","Josué Abraão","Nélio"]
KF = ["Ana Vitória","Maria Cecília","Ágatha Sofia","Aylla","Cecília Valentina","Esther","Eloá Beatriz","Heloísa","Isis Gabriela","Jade","Kemilly Vitória","Lara Sophia","Maria Júlia","Melissa","Nicolly","Olívia","Pérola",
      "Rebeca Ester","Sarah Yasmim","Thaís Fernanda","Valentina","Zoé","Francisca Aurineide","Antônia Rosângela","Rosineide","Cláudia Regina","Maria do Socorro","Luciene","Ana Kelly","Íris","Núbia","Mônica"]
SUR = """Abreu|Aguiar|Albuquerque|Alencar|de Almeida|Alves|do Amaral|Amorim|de Andrade|de Aquino|de Araújo|Arruda|Assunção|Ataíde|Azevedo|Bandeira|Barbosa|de Barros|Bastos|Batista|Bezerra|Bittencourt|Borges|Botelho|Braga|Brandão|Brito
Cabral|Caldas|Câmara|Campelo|Cardoso|Carneiro|de Carvalho|Castelo Branco|de Castro|Cavalcante|Chaves|Coelho|da Conceição|Cordeiro|Corrêa|da Costa|Coutinho|do Couto|da Cruz|da Cunha|Damasceno|Dantas|Dias|Diniz|Duarte|Dutra
do Espírito Santo|Evangelista|Falcão|de Farias|Feitosa|Fernandes|Ferraz|Ferreira|de Figueiredo|Filgueira|da Fonseca|de França|de Freitas|Frota|Furtado|da Gama|Gadelha|Galvão|Garcia|Gomes|Gonçalves|Guedes|Guimarães|Holanda|de Jesus|Lacerda
Lages|de Lima|Lins|Lobato|Lopes|de Lucena|Macedo|Machado|Maciel|Magalhães|Maia|Marinho|Marques|Martins|de Matos|Medeiros|de Melo|Mendes|Menezes|de Miranda|Monteiro|de Moraes|Moreira|Mota|Moura|do Nascimento|Neves|Nobre|Nogueira|Nunes
de Oliveira|Pacheco|da Paixão|Palheta|Parente|Passos|Paz|Pedrosa|Peixoto|Pereira|Pessoa|Pimentel|Pinheiro|Pinto|Pires|Pontes|Queiroz|Quaresma|Ramos|dos Reis|Ribeiro|da Rocha|Rodrigues|Rolim|Sales|Sampaio|de Santana|dos Santos|Saraiva|Seabra|Sena|Serejo|da Silva|da Silveira|Siqueira|Soares
de Souza|de Sá|Tavares|Távora|Teixeira|Teles|Toscano|Trindade|Uchôa|Vale|Valente|de Vasconcelos|Vaz|Veloso|Veras|Viana|Vidal|Vieira|Vilanova|Vilhena|Xavier|Ximenes""".replace('\n', '|').split('|')
FOREIGN = [  # male, female, surnames, places
 (['Wilfredo','Juan Carlos','Freddy'],['Nilda','Yolanda','Maribel'],['Mamani','Choque','Quispe','Condori','Vaca'],['Cochabamba - Bolívia','Santa Cruz de la Sierra - Bolívia']),
 (['Kenji','Hideo','Masaru'],['Yoshiko','Haruko','Emiko'],['Nakashima','Takemura','Okubo','Ishizaka'],['Kumamoto - Japão','Fukuoka - Japão']),
 (['Elias','Jamil','Nagib'],['Samira','Nádia','Latife'],['Haddad','El-Khoury','Chaddad','Sabbagh'],['Zahle - Líbano','Homs - Síria']),
 (['Emmanuel','Jean Robert','Wisly'],['Marie Rose','Guerline','Islande'],['Jean-Baptiste','Saint-Fleur','Pierre-Louis','Desrosiers'],['Gonaïves - Haiti','Porto Príncipe - Haiti']),
 (['Yorman','Jesús Alberto','Luis Enrique'],['Yulimar','Génesis','Mariángel'],['Marcano','Rondón','Zambrano','Velásquez'],['Maturín - Venezuela','Ciudad Bolívar - Venezuela']),
 (['Cornelis','Hendrik','Jan'],['Wilhelmina','Geertje','Anneke'],['van der Laan','Bronkhorst','de Groot'],['Utrecht - Holanda','Zwolle - Holanda']),
 (['Ernesto','Celso','Rubén'],['Blanca','Elvira','Mirta'],['Benítez','Villalba','Ayala','Cáceres'],['Pedro Juan Caballero - Paraguai','Concepción - Paraguai']),
]
USED = set()
def bare(s):
    for p in ('de ', 'da ', 'do ', 'dos ', 'das '):
        if s.startswith(p): return s[len(p):]
    return s
def given(r, sex, old=True):
    if old:
        a = r.choice(GM if sex == 'M' else GF)
        x = r.random()
        if x < .22:
            a = (r.choice(['Maria','Ana','Francisca','Rita','Antônia']) + ' ' + r.choice(['das Dores','da Conceição','do Socorro','das Graças','de Fátima','de Lourdes','do Carmo','de Nazaré','da Luz','Aparecida','de Jesus'])) if sex == 'F' else \
                (r.choice(['José','Francisco','João','Manoel','Antônio','Raimundo']) + ' ' + r.choice(['de Assis','das Chagas','Nonato','Batista','de Ribamar','Evangelista','Bosco','Arnaldo','Edmilson','Carlos']))
        elif x < .4: a += ' ' + r.choice(GM if sex == 'M' else GF)
        return a
    return r.choice(KM if sex == 'M' else KF)
def surs(r, n):
    out = []
    while len(out) < n:
        s = r.choice(SUR)
        if bare(s) not in [bare(x) for x in out]: out.append(s)
    return out
def uniq(f):
    for _ in range(60):
        x = f()
        if x not in USED: USED.add(x); return x
    return x
def family(r, sex, father=True, foreign=None, kid=None, long=False, suffix=None, mothers2=False, oldkid=False):
    a, b, c, d, e, f = surs(r, 6)
    F = FOREIGN[foreign] if foreign is not None else None
    if F:
        fs = r.sample(F[2], 2); a, b = fs[0], fs[1]
    j = lambda *x: ' '.join(y for y in x if y)
    R = {}
    R['pp'] = uniq(lambda: j(r.choice(F[0]) if F else given(r, 'M'), '' if F else (e if r.random() < .35 else ''), a))
    R['pm'] = uniq(lambda: j(r.choice(F[1]) if F else given(r, 'F'), b, a if r.random() < .5 else ''))
    R['mp'] = uniq(lambda: j(given(r, 'M'), f if r.random() < .35 else '', c))
    R['mm'] = uniq(lambda: j(given(r, 'F'), d, c if r.random() < .55 else ''))
    psx = 'F' if mothers2 else 'M'
    pg = lambda: (r.choice(F[0]) if F else given(r, psx, oldkid or r.random() < .75))
    R['pai'] = uniq(lambda: j(pg(), b, a) if not long else j(pg(), b, 'e', bare(a), e))
    R['mae'] = uniq(lambda: j(given(r, 'F', oldkid or r.random() < .75), d if r.random() < .6 or long else '', c, a if father and r.random() < .4 else ''))
    k = kid or given(r, sex, oldkid)
    if suffix and father:
        R['nome'] = R['pai'] + ' ' + suffix
    else:
        R['nome'] = uniq(lambda: j(k, j(d, c) if not father else (j(d, c, a) if long else j(c, a))))
    R['k'], R['sur'] = k, R['nome'][len(k):].strip()
    R['fplaces'] = F[3] if F else None
    return R
def officer(r, sex=None):
    sx = sex or r.choice('MF')
    s = surs(r, 2); return uniq(lambda: given(r, sx) + ' ' + ' '.join(s)), sx

# ---------- places ----------
UFN = {'AC':'Acre','AL':'Alagoas','AM':'Amazonas','AP':'Amapá','BA':'Bahia','CE':'Ceará','DF':'Distrito Federal','ES':'Espírito Santo','GO':'Goiás','MA':'Maranhão','MG':'Minas Gerais','MS':'Mato Grosso do Sul','MT':'Mato Grosso',
 'PA':'Pará','PB':'Paraíba','PE':'Pernambuco','PI':'Piauí','PR':'Paraná','RJ':'Rio de Janeiro','RN':'Rio Grande do Norte','RO':'Rondônia','RR':'Roraima','RS':'Rio Grande do Sul','SC':'Santa Catarina','SE':'Sergipe','SP':'São Paulo','TO':'Tocantins'}
PREP = {u: ('da' if u in ('BA','PB') else 'de' if u in ('AL','GO','MG','MT','MS','PE','RO','RR','SC','SE','SP') else 'do') for u in UFN}
MUN = {'AC':'Rio Branco|Cruzeiro do Sul|Sena Madureira|Tarauacá|Xapuri|Brasiléia','AL':'Arapiraca|Penedo|Palmeira dos Índios|União dos Palmares|Pão de Açúcar|Delmiro Gouveia|Viçosa',
 'AM':'Manaus|Parintins|Tefé|Tabatinga|São Gabriel da Cachoeira|Itacoatiara|Maués|Benjamin Constant','AP':'Macapá|Santana|Oiapoque|Laranjal do Jari|Mazagão',
 'BA':'Feira de Santana|Vitória da Conquista|Jequié|Senhor do Bonfim|Barreiras|Paulo Afonso|Caetité|Itaberaba','CE':'Sobral|Juazeiro do Norte|Crateús|Quixadá|Iguatu|Russas|Itapipoca|Acaraú|Tauá',
 'DF':'Brasília','GO':'Anápolis|Rio Verde|Jataí|Catalão|Itumbiara|Porangatu|Ceres|Formosa|Goianésia|Pirenópolis','MA':'Imperatriz|Caxias|Codó|Bacabal|Pinheiro|Balsas|Barra do Corda|Chapadinha',
 'MG':'Montes Claros|Unaí|Patos de Minas|Januária|Ituiutaba','MS':'Dourados|Corumbá|Três Lagoas|Aquidauana|Ponta Porã|Coxim|Miranda|Naviraí','MT':'Sinop|Rondonópolis|Cáceres|Barra do Garças|Tangará da Serra|Alta Floresta|Juína|Poconé',
 'PA':'Belém|Santarém|Marabá|Castanhal|Bragança|Altamira|Abaetetuba|Cametá|Tomé-Açu|Itaituba','PB':'Patos|Sousa|Cajazeiras|Campina Grande|Guarabira|Pombal|Monteiro|Catolé do Rocha','PE':'Caruaru|Garanhuns|Petrolina|Serra Talhada|Arcoverde|Goiana|Salgueiro|Limoeiro',
 'PI':'Teresina|Parnaíba|Picos|Floriano|Oeiras|Campo Maior|Piripiri|São Raimundo Nonato','PR':'Londrina|Cascavel|Paranavaí','RJ':'Campos dos Goytacazes|Niterói','RN':'Mossoró|Caicó|Currais Novos|Assu|Pau dos Ferros|Macau|Santa Cruz','RO':'Porto Velho|Ji-Paraná|Ariquemes|Cacoal|Vilhena|Guajará-Mirim|Ouro Preto do Oeste',
 'RR':'Boa Vista|Caracaraí|Pacaraima|Rorainópolis','RS':'Passo Fundo|Santa Rosa|Ijuí','SC':'Chapecó|Concórdia','SE':'Itabaiana|Lagarto|Estância|Propriá|Nossa Senhora da Glória|Simão Dias|Laranjeiras','SP':'Araçatuba|Presidente Prudente|Franca','TO':'Palmas|Araguaína|Gurupi|Porto Nacional|Dianópolis|Tocantinópolis|Arraias','ES':'Colatina|Linhares'}
MUN = {k: v.split('|') for k, v in MUN.items()}
NEAR = {'AC':'AM RO CE','AL':'PE SE BA','AM':'PA CE AC','AP':'PA MA','BA':'SE MG PE','CE':'PI RN PB','DF':'GO MG PI','GO':'MG BA TO','MA':'PI PA CE','MS':'SP PR MT','MT':'PR RS GO','PA':'MA CE AM','PB':'PE RN CE','PE':'PB AL BA','PI':'MA CE BA','RN':'PB CE','RO':'PR ES MT','RR':'MA AM PA','SE':'BA AL','TO':'MA GO PI'}
def place(r, uf, near=.35):
    if r.random() < near: uf = r.choice(NEAR[uf].split())
    return r.choice(MUN[uf]), uf
def hospital(r, m, uf, old=False):
    if old: return r.choice(['Maternidade Santa Isabel','Casa de Saúde São Raimundo','Hospital São Vicente de Paulo','Santa Casa de Misericórdia','Maternidade Dona Iaiá Cavalcante','Hospital de Caridade','Maternidade João Firmino'])
    return r.choice([f'Hospital Regional de {m}', 'Maternidade Nossa Senhora de Nazaré', 'Hospital e Maternidade Santa Luzia', f'Hospital Municipal de {m}', 'Maternidade Santa Isabel', 'Casa de Saúde São Raimundo', 'Hospital São Vicente de Paulo',
      'Hospital Materno Infantil Dr. Joaquim Serejo', 'Unidade Mista de Saúde Mãe Rosalina', 'Maternidade Dona Iaiá Cavalcante', 'Hospital Geral Dr. Aluísio Távora', 'Santa Casa de Misericórdia', 'Centro de Parto Normal Sagrada Família', 'Hospital Público Estadual Padre Colombo'])
STREETS = ['Rua Coronel Pacheco','Av. Getúlio Vargas','Travessa São Benedito','Praça da Matriz','Rua Sete de Setembro','Av. Beira Rio','Rua Barão do Rio Branco','Quadra 104 Norte, Rua 3','Rua do Comércio','Av. Presidente Dutra','Rua Padre Cícero']

def day(r, y, a=None, b=None):
    d = datetime.date(y, 1, 1) + datetime.timedelta(r.randint(0, 364)); return d
def after(r, d, lo, hi): return d + datetime.timedelta(r.randint(lo, hi))

# ---------- truth ----------
def truth(case, wd=595, ht=842):
    return {"case": case, "layout": case.split('-')[0], "condition": "pdf_born_digital", "file": case + ".pdf", "width": wd, "height": ht, "resizeImage": False,
     "data": {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
      "dados_pessoais": {"nome_completo": "", "cpf": "", "matrícula": "", "data_nascimento": {"texto_completo": "", "dia": "", "mês": "", "ano": ""}, "hora_nascimento": "", "naturalidade": "", "sexo": ""},
      "local_nascimento": {"estabelecimento": "", "município": "", "uf": ""},
      "registro": {"município": "", "uf": "", "cartório": "", "data_registro": "", "número_dnv": "", "livro": "", "folha": "", "termo": ""},
      "filiação": {"genitor_1": {"nome_completo": "", "naturalidade": ""}, "genitor_2": {"nome_completo": "", "naturalidade": ""}},
      "avós": {"paternos": {"avô": "", "avó": ""}, "maternos": {"avô": "", "avó": ""}},
      "gêmeos": {"status": "Não", "informações_adicionais": ""}, "observações": {"averbações": "", "anotações": ""},
      "autenticação": {"selo_digital": "", "oficial_registro": "", "data_emissão": ""}},
     "accept": {}, "negative": None, "meta": {"twin_names": [], "joint_notes": False, "cadastro": []}}
def put(t, **kw):
    D = t['data']; m = {'nome':('dados_pessoais','nome_completo'),'cpf':('dados_pessoais','cpf'),'mat':('dados_pessoais','matrícula'),'hora':('dados_pessoais','hora_nascimento'),'nat':('dados_pessoais','naturalidade'),'sexo':('dados_pessoais','sexo'),
      'est':('local_nascimento','estabelecimento'),'lmun':('local_nascimento','município'),'luf':('local_nascimento','uf'),'rmun':('registro','município'),'ruf':('registro','uf'),'cart':('registro','cartório'),'dreg':('registro','data_registro'),
      'dnv':('registro','número_dnv'),'livro':('registro','livro'),'folha':('registro','folha'),'termo':('registro','termo'),'selo':('autenticação','selo_digital'),'of':('autenticação','oficial_registro'),'dem':('autenticação','data_emissão'),
      'averb':('observações','averbações'),'anot':('observações','anotações')}
    for k, v in kw.items():
        if k in m: D[m[k][0]][m[k][1]] = v
        elif k == 'g1': D['filiação']['genitor_1'] = {"nome_completo": v[0], "naturalidade": v[1]}
        elif k == 'g2': D['filiação']['genitor_2'] = {"nome_completo": v[0], "naturalidade": v[1]}
        elif k == 'pp': D['avós']['paternos']['avô'] = v
        elif k == 'pm': D['avós']['paternos']['avó'] = v
        elif k == 'mp': D['avós']['maternos']['avô'] = v
        elif k == 'mm': D['avós']['maternos']['avó'] = v
        elif k == 'twin': D['gêmeos'] = {"status": "Sim", "informações_adicionais": v}
        elif k == 'nasc':
            d, tx = v; D['dados_pessoais']['data_nascimento'] = {"texto_completo": tx, "dia": f'{d.day:02d}', "mês": f'{d.month:02d}', "ano": str(d.year)}
        else: raise KeyError(k)
def doc(css, body, size='A4', w_='210mm', h_='297mm'):
    return f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{w_};height:{h_};position:relative;overflow:hidden;-webkit-print-color-adjust:exact}}{css}</style></head><body>{body}</body></html>'

# ---------- ornaments ----------
def qr(r, mm=22, col='#000', n=29):
    g = [[r.random() < .5 for _ in range(n)] for _ in range(n)]
    for oy, ox in ((0, 0), (0, n-7), (n-7, 0)):
        for y in range(-1, 8):
            for x in range(-1, 8):
                yy, xx = oy+y, ox+x
                if 0 <= yy < n and 0 <= xx < n:
                    g[yy][xx] = 0 <= y <= 6 and 0 <= x <= 6 and (y in (0, 6) or x in (0, 6) or (2 <= y <= 4 and 2 <= x <= 4))
    p = ''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path fill="{col}" d="{p}"/></svg>'
def barcode(r, w_=48, h_=8, col='#000'):
    x = 0; p = ''
    while x < 200:
        a = r.choice([1, 1, 2, 3]); p += f'M{x} 0h{a}v20h-{a}z'; x += a + r.choice([1, 1, 2, 3])
    return f'<svg width="{w_}mm" height="{h_}mm" viewBox="0 0 200 20" preserveAspectRatio="none"><path fill="{col}" d="{p}"/></svg>'
def sign(r, w_=46, h_=13, col='#123a8c', k=9):
    x, y = 6, 26; p = f'M{x} {y}'
    for i in range(k):
        nx = x + r.uniform(6, 15); ny = 22 + r.uniform(-14, 12)
        p += f' C{x+r.uniform(-6,12):.1f} {y-r.uniform(-14,24):.1f} {nx-r.uniform(-8,12):.1f} {ny+r.uniform(-18,18):.1f} {nx:.1f} {ny:.1f}'; x, y = nx, ny
    p += f' q{r.uniform(10,20):.1f} -10 {r.uniform(-30,-10):.1f} 6'
    return f'<svg width="{w_}mm" height="{h_}mm" viewBox="0 0 130 44" style="overflow:visible"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.1" stroke-linecap="round"/></svg>'
def arms(mm=18, c='#222', c2=None):
    c2 = c2 or c
    rays = ''.join(f'<path d="M50 50L{50+46*math.cos(a):.1f} {50+46*math.sin(a):.1f}" stroke="{c2}" stroke-width="1.2"/>' for a in [i*math.pi/20 for i in range(40)])
    lv = ''.join(f'<ellipse cx="{50+s*34*math.cos(t):.1f}" cy="{50+34*math.sin(t):.1f}" rx="6" ry="2.6" transform="rotate({math.degrees(math.atan2(math.sin(t), s*math.cos(t)))+60:.0f} {50+s*34*math.cos(t):.1f} {50+34*math.sin(t):.1f})" fill="{c2}"/>' for s in (1, -1) for t in [(-.5+.28*i) for i in range(7)])
    st = ' '.join(f'{50+(27 if i%2==0 else 11)*math.sin(i*math.pi/5):.1f},{50-(27 if i%2==0 else 11)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100">{rays}<circle cx="50" cy="50" r="38" fill="#fff" stroke="{c}" stroke-width=".8"/>{lv}<polygon points="{st}" fill="#fff" stroke="{c}" stroke-width="2"/><circle cx="50" cy="50" r="9" fill="#fff" stroke="{c}" stroke-width="2"/><path d="M43 52q7 -6 14 1" stroke="{c}" fill="none"/><rect x="22" y="86" width="56" height="7" fill="#fff" stroke="{c}"/></svg>'
def rnd_stamp(r, top, bot, mm=27, col='#2b4a9a', op=.55, mid='★'):
    i = r.randint(1000, 9999)
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100" style="opacity:{op};transform:rotate({r.randint(-20,20)}deg)"><circle cx="50" cy="50" r="47" fill="none" stroke="{col}" stroke-width="1.6"/><circle cx="50" cy="50" r="30" fill="none" stroke="{col}"/><path id="a{i}" d="M15 50a35 35 0 0 1 70 0" fill="none"/><path id="b{i}" d="M10 50a40 40 0 0 0 80 0" fill="none"/><text font-size="8.4" fill="{col}" font-family="Liberation Sans"><textPath href="#a{i}" startOffset="50%" text-anchor="middle">{esc(top)}</textPath></text><text font-size="7.6" fill="{col}" font-family="Liberation Sans"><textPath href="#b{i}" startOffset="50%" text-anchor="middle">{esc(bot)}</textPath></text><text x="50" y="57" text-anchor="middle" font-size="20" fill="{col}">{mid}</text></svg>'
def guilloche(w_, h_, col, op=.25, amp=9, step=7, lw=.4):
    out = ''
    for k in range(0, int(h_)+20, step):
        p = f'M0 {k}'
        for x in range(0, int(w_)+30, 30): p += f' q7.5 {-amp} 15 0 t15 0'
        out += f'<path d="{p}" fill="none" stroke="{col}" stroke-width="{lw}"/>'
    return f'<svg style="position:absolute;left:0;top:0;width:100%;height:100%;opacity:{op}" viewBox="0 0 {w_} {h_}" preserveAspectRatio="none">{out}</svg>'
def rosette(cx, cy, R, col, n=24, op=.3, lw=.5):
    return f'<g opacity="{op}" fill="none" stroke="{col}" stroke-width="{lw}">' + ''.join(f'<ellipse cx="{cx}" cy="{cy}" rx="{R}" ry="{R*.38:.1f}" transform="rotate({i*180/n:.1f} {cx} {cy})"/>' for i in range(n)) + '</g>'

# ---------- a birth and its entry ----------
def base(r, reg, ybirth, yemit=None, sexo=None, late=None, same=True, sameday=False, **o):
    """reg = (cartório, município, uf, cns[, acervo]); o: nofather foreign home twin long suffix mothers2 nohour gp kid oldkid lookup"""
    c = {}; c['cart'], c['rmun'], c['ruf'], c['cns'] = reg[:4]; c['ac'] = reg[4] if len(reg) > 4 else 1
    sx = sexo or r.choice('MF'); c['sx'] = sx; c['sexo'] = 'Masculino' if sx == 'M' else 'Feminino'
    c['fam'] = family(r, sx, father=not o.get('nofather'), foreign=o.get('foreign'), kid=o.get('kid'), long=o.get('long', False), suffix=o.get('suffix'), mothers2=o.get('mothers2', False), oldkid=o.get('oldkid', False))
    c['nasc'] = day(r, ybirth); c['hora'] = None if o.get('nohour') else (r.choice(list(range(24))), r.choice([0, 5, 10, 12, 15, 20, 27, 30, 35, 40, 43, 45, 50, 58]))
    c['dreg'] = after(r, c['nasc'], 1, 25) if late is None else after(r, c['nasc'], int(late*365), int(late*365)+200)
    if yemit is None or sameday: c['dem'] = c['dreg']
    else:
        c['dem'] = day(r, yemit)
        if c['dem'] <= c['dreg']: c['dem'] = after(r, c['dreg'], 5, 60)
    c['lmun'], c['luf'] = (c['rmun'], c['ruf']) if same else place(r, c['ruf'], .3)
    if o.get('at'): c['lmun'], c['luf'] = o['at']
    c['est'] = 'Domicílio' if o.get('home') else hospital(r, c['lmun'], c['luf'], ybirth < 1988)
    c['livro'], c['folha'], c['termo'] = r.randint(3, 320), r.randint(1, 300), r.randint(120, 98000)
    c['mat'] = matricula(c['cns'], c['ac'], c['dreg'].year, c['livro'], c['folha'], c['termo'])
    c['dnv'] = dnv(r, ybirth); c['cpf'] = cpf(r)
    p1, p2 = place(r, c['ruf']), place(r, c['ruf'])
    c['natp'] = c['fam']['fplaces'] and r.choice(c['fam']['fplaces']) or p1; c['natm'] = p2
    c['of'], c['ofsx'] = officer(r); c['sub'], c['subsx'] = officer(r)
    c['twin'] = None
    if o.get('twin'):
        k = o['twin'] if isinstance(o['twin'], str) else given(r, sx, o.get('oldkid', False))
        c['twin'] = k + ' ' + c['fam']['sur']
        tt = c['termo'] + r.choice([1, -1]); c['ttermo'] = tt
        c['tmat'] = matricula(c['cns'], c['ac'], c['dreg'].year, c['livro'], c['folha'], tt)
    c['o'] = o; return c
def natS(x, sep='/'):     # as printed
    return x if isinstance(x, str) else f'{x[0]}{sep}{x[1]}'
def natT(x, up=False):    # as in the truth
    s = x if isinstance(x, str) else f'{x[0]} - {x[1]}'
    return s.upper() if up else s
def up(c):
    f = c['fam']
    for k in ('nome', 'pai', 'mae', 'pp', 'pm', 'mp', 'mm'): f[k] = f[k].upper()
    if c['twin']: c['twin'] = c['twin'].upper()
def fone(r, ddd): return f'({ddd}) 3{r.randint(200,999)}-{r.randint(1000,9999)}'
