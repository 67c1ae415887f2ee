# -*- coding: utf-8 -*-
"""Made-up families. Nothing here is a real person."""
import datetime as dt, random
OLDM = 'Antenor Belarmino Sebastião Joaquim Honorato Olímpio Deoclécio Adelmo Leopoldo Ladislau Casimiro Erich Guilherme Arlindo Alcebíades Bento Eleutério Orestes Vitório Ângelo Júlio Estefano Waldomiro Otaviano Porfírio Emílio Teodoro Aparício Dorvalino Ernesto Felisberto Hermínio Lourenço Malaquias Quintino Rufino Zeferino Benjamim Atílio Giocondo'.split()
OLDF = 'Ana Umbelina Ermelinda Otília Frida Hedwig Leocádia Genoveva Conceição Perpétua Idalina Carolina Elvira Rosalina Catarina Estanislava Ágata Zulmira Olga Adelaide Clotilde Deolinda Eufrásia Florisbela Izolina Jovelina Almerinda Balbina Cândida Etelvina Guilhermina Amábile Pierina Ondina Sebastiana Tereza Petronilha Vicência Brasilina Lídia'.split()
MIDM = 'Claudemir Valdecir Gilmar Airton Ademir Osvaldo Nelson Rudimar Ivanor Edson Lauro Jairo Celito Sidnei Altair Adair Wanderley Ronaldo Roque Darci Ari Elói Milton Reinaldo Dirceu Cláudio Márcio Moacir Delmar Flávio Genésio Hélio Ildo Josué Lindomar Nivaldo Paulo Raul Sérgio Vilmar'.split()
MIDF = 'Marlene Ivone Salete Neusa Terezinha Lurdes Rosângela Solange Cleusa Ivanir Sirlei Noeli Eliane Janete Marli Nadir Lucimar Edite Inês Rosemeri Vera Zenaide Carmen Dalva Elza Fátima Gessi Helena Irma Jussara Lenir Mercedes Nair Odete Rejane Sônia Tânia Vilma Zélia Márcia'.split()
NEWM = 'Enzo Davi Lorenzo Bryan Kauã Miguel Heitor Otávio Benício Murilo Thiago Vinícius Caio Cauê Ícaro Joaquim Luan Nathan Pietro Ravi Samuel Theo Uriel Vicente Yuri Arthur Bernardo Diogo Estevão Fabrício Guilherme Henrique Isaque Jonas Kelvin Leandro Maicon Noah Rafael Saulo'.split()
NEWF = 'Valentina Sophia Manuela Isabelly Lavínia Agatha Brenda Cecília Débora Emanuelly Flávia Giovanna Heloísa Isadora Júlia Kiara Letícia Maitê Nicole Olívia Pietra Rafaela Stella Tainá Vitória Yasmin Alícia Bianca Camila Daniela Elisa Fernanda Gabriela Ingrid Jéssica Kemilly Laís Milena Natália Rebeca'.split()
SECM = ['Augusto', 'Luiz', 'José', 'Antônio', 'Henrique', 'Carlos', 'Gabriel', 'Afonso', 'Aurélio', 'César', 'Roberto', 'Felipe', 'de Jesus', 'Francisco']
SECF = ['Maria', 'Aparecida', 'Cristina', 'Regina', 'Fernanda', 'de Fátima', 'Luísa', 'Beatriz', 'das Graças', 'Helena', 'Eduarda', 'do Carmo', 'Lúcia', 'Vitória']
SUR = {'pt': ['da Silva', 'dos Santos', 'de Oliveira', 'Pereira', 'Rodrigues', 'de Almeida', 'Nunes', 'Ferreira', 'Gonçalves', 'Cardoso', 'Teixeira', 'Moreira', 'da Rosa', 'Machado', 'Bueno', 'de Camargo',
              'Antunes', 'Ribas', 'Pacheco', 'Damasceno', 'Borba', 'Vasconcelos', 'do Prado', 'Fagundes', 'Proença', 'da Conceição', 'Siqueira', 'Lemos', 'das Neves', 'Quadros', 'Meireles', 'Paes de Barros',
              'Leite', 'Arruda', 'do Nascimento', 'Caiado', 'Guedes', 'Brandão', 'Xavier', 'da Mata', 'Lacerda', 'Inácio', 'Figueiredo', 'd’Ávila', 'Godói', 'Espíndola'],
       'it': ['Zanella', 'Bortolini', 'Dal Pozzo', 'Marchesini', 'Tonial', 'Piccoli', 'Debastiani', 'Fachinello', 'Sartoretto', 'Casagrande', 'De Bona', 'Zamboni', 'Perin', 'Menegatti'],
       'de': ['Schaefer', 'Müller', 'Hoffmann', 'Kühn', 'Wendling', 'Bruckmann', 'Schlösser', 'von Mühlen', 'Kleinübing', 'Ritzmann', 'Baumgartner', 'Volkweis', 'Zimmermann', 'Grützmacher'],
       'pl': ['Kowalczyk', 'Wieczorek', 'Nowakoski', 'Szymczak', 'Hryniewicz', 'Bilyk', 'Pawluk', 'Dombroski', 'Ostapiv', 'Zakrzewski', 'Krupczak', 'Skrzypiec'],
       'ja': ['Nakahara', 'Yoshimoto', 'Kobashigawa', 'Miyazato', 'Ishizuka', 'Tamashiro'],
       'ar': ['Abdallah', 'El Khatib', 'Haddad', 'Mahfouz', 'Chehade'],
       'sp': ['Villalba', 'Benítez', 'Ocampos', 'Ayala', 'Cabrera', 'Insfrán', 'Echeverría', 'Giménez']}
MIX = {'PR': 'pt pt pt it pl pl de ja'.split(), 'SC': 'pt pt it it de de pl'.split(), 'RS': 'pt pt it it de de sp'.split(), 'MS': 'pt pt pt pt sp ja ar'.split(),
       'MT': 'pt pt pt pt it de'.split(), 'GO': 'pt pt pt pt pt ar'.split(), 'DF': 'pt pt pt pt ar it'.split()}
FAR = [('Picos', 'PI'), ('Caicó', 'RN'), ('Montes Claros', 'MG'), ('Patos de Minas', 'MG'), ('Bom Jesus da Lapa', 'BA'), ('Vitória da Conquista', 'BA'), ('Crateús', 'CE'), ('Serra Talhada', 'PE'),
       ('Imperatriz', 'MA'), ('Campina Grande', 'PB'), ('Presidente Prudente', 'SP'), ('Assis', 'SP'), ('Birigui', 'SP'), ('Colatina', 'ES'), ('Arapiraca', 'AL'), ('Cametá', 'PA'), ('Campos dos Goytacazes', 'RJ'),
       ('Gurupi', 'TO'), ('Januária', 'MG'), ('Ji-Paraná', 'RO'), ('Parintins', 'AM'), ('Propriá', 'SE'), ('Ituiutaba', 'MG'), ('Ourinhos', 'SP')]
NEAR = {'PR': ['Guarapuava', 'Londrina', 'Prudentópolis', 'Pato Branco', 'Irati', 'Umuarama', 'Apucarana', 'Dois Vizinhos', 'São José dos Pinhais', 'Cascavel', 'Palmeira', 'Ivaiporã'],
        'SC': ['Lages', 'Chapecó', 'Rio do Sul', 'Orleans', 'Campos Novos', 'Itaiópolis', 'São Miguel do Oeste', 'Tijucas', 'Ibirama', 'Laguna', 'Curitibanos'],
        'RS': ['Passo Fundo', 'Soledade', 'Bagé', 'Três Passos', 'Palmeira das Missões', 'São Lourenço do Sul', 'Encantado', 'Rosário do Sul', 'Getúlio Vargas', 'Osório', 'Santa Rosa'],
        'MS': ['Dourados', 'Aquidauana', 'Bela Vista', 'Maracaju', 'Rio Brilhante', 'Porto Murtinho', 'Jardim', 'Cassilândia', 'Caarapó', 'Fátima do Sul'],
        'MT': ['Cáceres', 'Poxoréu', 'Rosário Oeste', 'Barra do Bugres', 'Guiratinga', 'Juína', 'Alto Araguaia', 'Nobres', 'Sorriso', 'Chapada dos Guimarães'],
        'GO': ['Inhumas', 'Jaraguá', 'Goianésia', 'Posse', 'Mineiros', 'Quirinópolis', 'Silvânia', 'Ipameri', 'Uruaçu', 'Morrinhos', 'Santa Helena de Goiás'],
        'DF': ['Brasília']}
PROF = ['agricultor', 'motorista', 'pedreiro', 'comerciante', 'servidor público', 'mecânico', 'operário', 'professor', 'militar', 'tratorista', 'vendedor', 'marceneiro']
PROFF = ['do lar', 'professora', 'costureira', 'auxiliar de enfermagem', 'agricultora', 'comerciária', 'doméstica', 'cabeleireira']
RUAS = ['Rua Marechal Deodoro', 'Avenida Brasil', 'Rua Quinze de Novembro', 'Rua Barão do Cerro Azul', 'Avenida Getúlio Vargas', 'Rua Sete de Setembro', 'Rua Tiradentes', 'Rua Benjamin Constant', 'Avenida Goiás', 'Rua dos Expedicionários', 'Rua Dom Aquino', 'Rua Coronel Vicente']


def first(r, sex, era, two=.4):
    p = {'old': (OLDM, OLDF), 'mid': (MIDM, MIDF), 'new': (NEWM, NEWF)}[era][sex == 'F']
    a = r.choice(p)
    if r.random() < two:
        b = r.choice(SECF if sex == 'F' else SECM)
        if b != a: a += ' ' + b
    return a


def sur(r, uf, n=1, grp=None):
    out = []
    while len(out) < n:
        s = r.choice(SUR[grp or r.choice(MIX[uf])])
        if s not in out: out.append(s)
    return out


def eras(year): return ('old', 'old', 'mid') if year < 1975 else ('old', 'mid', 'mid') if year < 1990 else ('old', 'mid', 'new') if year < 2006 else ('mid', 'mid', 'new') if year < 2019 else ('mid', 'new', 'new')


def family(r, uf, year, sex, **o):
    """a family line by line: grandparents, parents, child (and a twin)"""
    eg, ep, ec = eras(year)
    a1, a2 = sur(r, uf, 2)
    b1, b2 = sur(r, uf, 2)
    while {b1, b2} & {a1, a2}: b1, b2 = sur(r, uf, 2)
    x1, x2 = sur(r, uf, 2)
    f = {}
    f['avo_p'] = f"{first(r, 'M', eg, .25)} {x1 + ' ' if r.random() < .35 and x1 not in (a1, a2) else ''}{a2}"
    f['ava_p'] = f"{first(r, 'F', eg, .3)} {a1} {a2}" if r.random() < .75 else f"{first(r, 'F', eg, .3)} {a1}"
    f['avo_m'] = f"{first(r, 'M', eg, .25)} {x2 + ' ' if r.random() < .3 and x2 not in (b1, b2) else ''}{b2}"
    f['ava_m'] = f"{first(r, 'F', eg, .3)} {b1} {b2}" if r.random() < .75 else f"{first(r, 'F', eg, .3)} {b1}"
    f['pai'] = f"{first(r, 'M', ep)} {a1 + ' ' if r.random() < .6 else ''}{a2}"
    f['mae'] = f"{first(r, 'F', ep)} {b1 + ' ' if r.random() < .45 else ''}{b2}"
    if r.random() < .35: f['mae'] += ' ' + a2
    nof = o.get('nofather')
    f['nome'] = o.get('name') or f"{first(r, sex, ec, .55)} {'' if nof and r.random() < .5 else ''}{b2 if not nof else b1} {a2 if not nof else b2}"
    # a name given with '@' takes the family's surnames there
    f['nome'] = f['nome'].replace('@', f'{b2} {a2}' if not nof else f'{b1} {b2}')
    f['sobren'] = f'{b2} {a2}' if not nof else f'{b1} {b2}'
    ts = o.get('twinsex', sex)
    f['gemeo'] = f"{o['twin'] if isinstance(o.get('twin'), str) else first(r, ts, ec, .3)} {f['sobren']}" if o.get('twin') else ''
    f['twinsex'] = ts
    if f['gemeo'] == f['nome']: f['gemeo'] = 'Rita ' + f['gemeo']
    near = lambda: (r.choice(NEAR[uf]), uf)
    f['nat_p'] = near() if r.random() < .6 else r.choice(FAR)
    f['nat_m'] = near() if r.random() < .6 else r.choice(FAR)
    f['prof_p'], f['prof_m'] = r.choice(PROF), r.choice(PROFF)
    f['rua'] = f'{r.choice(RUAS)}, {r.randrange(11, 2900)}'
    if nof:
        f['pai'] = f['avo_p'] = f['ava_p'] = ''
    for k in o.get('drop', ()): f[k] = ''
    f.update(o.get('fix', {}))
    f['sexo'] = 'Feminino' if sex == 'F' else 'Masculino'
    f['F'] = sex == 'F'
    return f


def adult(r, uf, sex=None, era='mid'):
    sex = sex or r.choice('MF')
    a, b = sur(r, uf, 2)
    return f"{first(r, sex, era)} {a} {b}"


def dates(r, year, late=None, issue=None):
    """birth, registration, issue"""
    b = dt.date(year, r.randrange(1, 13), r.randrange(1, 29))
    d = b + dt.timedelta(days=late if late is not None else r.randrange(1, 26))
    while d.weekday() == 6: d += dt.timedelta(days=1)
    if issue is None: i = d if r.random() < .5 else d + dt.timedelta(days=r.randrange(1, 60))
    else:
        i = dt.date(issue, r.randrange(1, 13), r.randrange(1, 29))
        if i < d: i = d + dt.timedelta(days=r.randrange(0, 20))
    while i.weekday() == 6: i += dt.timedelta(days=1)
    return b, d, i


def hour(r): return (r.randrange(24), r.choice((0, 5, 10, 15, 20, 30, 35, 40, 45, 50, 3, 17, 28, 52, 7, 41)))
