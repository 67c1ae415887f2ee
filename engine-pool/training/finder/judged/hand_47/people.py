from lib import *
# names
GM = {'old': 'Raimundo Nonato|Sebastião|Gumercindo|Ambrósio|Deoclécio|Honorato|Januário|Euzébio|Benedito|Cícero|Anacleto|Ladislau|Odilon|Teodomiro|Valdevino|Zacarias|Belarmino|Crispim|Estêvão|Filomeno|Hermenegildo|Inácio|Joaquim|Laurindo|Manoel|Nicanor|Olímpio|Policarpo|Querino|Rosendo|Severino|Tibúrcio|Ubaldo|Vitorino|Antônio|José Ribamar|Firmino|João Evangelista|Pedro Celestino|Francisco de Assis|Osvaldo|Amaro',
 'mid': 'Antônio Carlos|Edmilson|Gilvan|Josivaldo|Luiz Gonzaga|Marcos Aurélio|Valdeci|Ronaldo|Jair|Edson|Hélio|Ivanildo|Cláudio|Reginaldo|Sérgio Murilo|Vanderlei|Adalberto|Moacir|Nilson|Rubens|Paulo Roberto|Domingos|Genivaldo|Airton|Lourival|Wilson|Dirceu|Carlos Alberto|Milton|Ademar|Gerson|Roque',
 'new': 'Diego|Anderson|Wesley|Thiago Henrique|Rafael|Jonathan|Leandro|Fábio|Rodrigo|Maicon|Alexsandro|Vinícius|Danilo|Elivelton|Cleiton|Igor|Murilo|Jardel|Uanderson|Robson|Márcio|Luan|Jefferson|Caio César|Gustavo|Denílson|Tarcísio|Emanuel|Lucas|Hugo Leonardo'}
GF = {'old': 'Maria das Dores|Raimunda|Etelvina|Sebastiana|Filomena|Joaquina|Otília|Ernestina|Guilhermina|Maria do Carmo|Leopoldina|Idalina|Jovelina|Benvinda|Castorina|Deolinda|Eufrásia|Felisbela|Hermínia|Isaura|Josefa|Laudelina|Maximiana|Natividade|Olindina|Petronila|Quitéria|Rosalina|Saturnina|Teodora|Umbelina|Virgínia|Zulmira|Ana Rita|Alzira|Francisca|Conceição|Antônia|Rita de Cássia|Durvalina|Iracema|Adélia',
 'mid': 'Maria Aparecida|Ivonete|Lucineide|Marli|Rosângela|Vera Lúcia|Sônia Regina|Neusa|Cleide|Edileusa|Francinete|Terezinha|Maria de Lourdes|Zenaide|Dalva|Ivone|Lindalva|Marinalva|Nair|Eunice|Sueli|Elza|Vilma|Odete|Aurora|Jacira|Leonor|Glória|Célia|Inês|Maria José|Dirce',
 'new': 'Patrícia|Daiane|Jéssica|Franciele|Tatiane|Ana Paula|Luciana|Débora|Kelly Cristina|Andressa|Bruna|Priscila|Raíssa|Vanessa|Josiane|Carla Beatriz|Gleiciane|Maria Eduarda|Letícia|Thaís|Suellen|Adriana|Natália|Cíntia|Joyce|Simone|Ingrid|Renata|Aline|Rayane'}
SUR = {'br': 'da Silva|dos Santos|de Sousa|Pereira|de Oliveira|Lima|do Nascimento|Cutrim|Bezerra|Cavalcante|Pacheco|Guedes|Mesquita|Vasconcelos|Furtado|Queiroz|Aragão|Barros|Chaves|Diniz|Evangelista|Fontenele|Galvão|Holanda|Jansen|Lacerda|Macedo|Nogueira|Peixoto|Quaresma|Rabelo|Saraiva|Tavares|Uchôa|Viana|Xavier|Abreu|Brandão|Calixto|Damasceno|Falcão|Goulart|Junqueira|Leitão|Meireles|Nóbrega|Ornelas|Paixão|Rezende|Salgado|Teles|Valadares|Ribeiro|Moura|Carneiro|Camargo|de Almeida|de Jesus|da Conceição|das Neves|do Rosário|d’Ávila|Lobato|Pantoja|Maciel|Trindade|Bulhões|Sardinha|Coimbra|Fagundes|Porciúncula|Siqueira|Torquato|Varela|Feitosa|Arruda|Boaventura|Catunda|Marinho|Padilha|Quintela|Cerqueira|Dourado|Espíndola',
 'it': 'Zanchettin|Bortoluzzi|Dal Molin|Pasqualotto|Ferrarini|Tomazelli|Baggio|Cecconello|De Bastiani|Scopel|Longhi|Michelon|Balbinot|Girardello',
 'de': 'Schneider|Hoffmann|Kretzschmar|Wollinger|Bühler|Steinhaus|Ebert|Zimmermann|Kuhnen|Odebrecht|Schütz|Reinert|Müller|Dörr',
 'jp': 'Nakashima|Watanabe|Hirakawa|Tsukamoto|Ogasawara|Shimabukuro|Yoshinaga|Kanashiro|Takemura|Fujiwara',
 'pl': 'Kowalczyk|Szymański|Wojciechowski|Przybysz|Nowakoski|Zielinski|Skrzypiec|Burakoski|Dembinski',
 'ua': 'Hrycyna|Kotviski|Lysiuk|Semchechen|Bohatczuk|Procek|Petrechen|Kulyk',
 'ar': 'Haddad|Abdalla|Chueiri|Nassif|Maluf|Tannous|Bou Khalil|Sleiman|Jereissati|El-Kadri',
 'gj': 'Guajajara', 'ti': 'Ticuna', 'xa': 'Xavante', 'kr': 'Krahô', 'bo': 'Quispe Mamani|Condori Choque|Huanca Apaza|Ticona Flores', 'us': 'O’Brien|Sullivan|Whitaker|McAllister', 'fr': 'Beaumont|Lefèvre|Duchesne', 'py': 'Benítez Ayala|Giménez Ovelar|Cáceres Rojas'}
GX = {'it': ('Ângelo|Fiorindo|Primo|Ettore|Guerino|Natale', 'Ermelinda|Pierina|Assunta|Amábile|Carmela|Giuditta'),
 'de': ('Arno|Edgar|Willibald|Heinz|Reinoldo|Ervino', 'Hildegard|Irmgard|Elfriede|Waltraud|Ilse|Edeltraud'),
 'jp': ('Kenji|Masao|Hiroshi|Takeshi|Seiji|Noboru', 'Fumiko|Harue|Setsuko|Yoshie|Kazuko|Mitsue'),
 'pl': ('Estanislau|Casimiro|Boleslau|Miecislau', 'Edviges|Sofia|Vanda|Bronislava'),
 'ua': ('Basílio|Miguel|Demétrio|Wolodymyr', 'Anastácia|Olga|Paraskeva|Natália'),
 'ar': ('Elias|Salim|Jorge|Nagib|Youssef', 'Samira|Latife|Nazira|Wadad'),
 'gj': ('Tomé|Cajueiro|Zé Lopes|Abraão|Milton Lopes', 'Maria Zawputyr|Iracema|Marinete|Zuleide|Lurdes'),
 'ti': ('Pedro Inácio|Adércio|Nino|Reinaldo Otaviano', 'Orcinda|Hilda Tomás|Davina|Alcida'),
 'xa': ('Sereburã|Tsupto|Benedito Tseredzé|Hipãridi', 'Carolina Rewaptu|Wautomowa|Penhotsi|Ana Rẽwa’õ'),
 'kr': ('Hàkjỳ|Domingos Crate|Getúlio Kruwakraj|Penõ', 'Creuza Prumkwỳj|Ahkrô|Pôhyprô|Luzia Hakàt'),
 'bo': ('Wilmer|Freddy|Eusebio|Porfirio', 'Basilia|Maritza|Nieves|Gregoria'),
 'us': ('Patrick|Michael J.|Kevin|Thomas', 'Eileen|Margaret|Susan|Kathleen'), 'fr': ('Yves|Jean-Luc|Gérard|Alain', 'Solange|Odile|Monique|Geneviève'),
 'py': ('Ramón|Arnaldo|Eligio|Cirilo', 'Ña Ramona|Blanca|Zunilda|Petrona')}
NAT = 'Codó-MA|Pedreiras-MA|Teresina-PI|Picos-PI|Sobral-CE|Crato-CE|Mossoró-RN|Campina Grande-PB|Garanhuns-PE|Penedo-AL|Feira de Santana-BA|Montes Claros-MG|Diamantina-MG|Colatina-ES|Campos dos Goytacazes-RJ|Ribeirão Preto-SP|Botucatu-SP|Londrina-PR|Lages-SC|Pelotas-RS|Corumbá-MS|Cáceres-MT|Anápolis-GO|Porto Nacional-TO|Santarém-PA|Parintins-AM|Macapá-AP|Ji-Paraná-RO|Cruzeiro do Sul-AC|Boa Vista-RR|Lagarto-SE|Brasília-DF|Balsas-MA|Tutóia-MA|Imperatriz-MA'.split('|')
def ch(r, s): return r.choice(s.split('|') if isinstance(s, str) else s)
def giv(r, sex, era, fl, gp=0):
    if fl in GX and (fl in ('gj','ti','xa','kr','bo','us','fr','py') or era == 'old' or gp): return ch(r, GX[fl][0 if sex == 'M' else 1])
    return ch(r, (GM if sex == 'M' else GF)[era])
def sur(r, fl, n=1):
    o = []
    while len(o) < n:
        s = ch(r, SUR[fl])
        if s not in o: o.append(s)
        elif fl in ('gj','ti','xa','kr'): break
    return o
class P(dict):
    __getattr__ = dict.get
def person(form, i, given, sex, flav, nasc, hora, city, place, **k):
    r = random.Random(f'{form}/{i}/n2/{given}')
    y = int(nasc[:4]); p = P(k); p.r = p['r'] = r
    era = 'new' if y > 1990 else 'mid' if y > 1950 else 'old'; gera = 'mid' if y > 1995 else 'old'
    fp, fm = (flav.split('/') + [flav])[:2] if '/' in flav else (flav, flav)
    a1 = sur(r, fp)[0]; a2 = sur(r, fp if r.random() < .6 else ('br' if fp in ('it','de','jp','pl','ua','ar') else fp))[0]
    b1 = sur(r, fm)[0]; b2 = sur(r, fm if r.random() < .6 else ('br' if fm in ('it','de','jp','pl','ua','ar') else fm))[0]
    while b1 == a1 and fm == 'br': b1 = sur(r, fm)[0]
    for key in ('pai', 'mae'):
        if k.get(key):
            u = k[key].split()
            if key == 'pai': a1, a2 = u[-1], u[-2]
            else: b1, b2 = u[-1], u[-2]
    def J(*x):
        o = []
        for s in x:
            if s and s not in o: o.append(s)
        return ' '.join(o)
    pai = k.get('pai') or J(k['suf'] and given if k.get('suf') else giv(r, 'M', era, fp), a2, a1)
    mae = k.get('mae') or J(giv(r, 'F', era, fm), b2, b1, a1 if r.random() < .35 and not k.get('nf') else '')
    avs = [J(giv(r, 'M', gera, fp, 1), r.random() < .3 and sur(r, 'br')[0] if fp == 'br' else '', a1),
           J(giv(r, 'F', gera, fp, 1), a2, a1 if r.random() < .6 else ''),
           J(giv(r, 'M', gera, fm, 1), r.random() < .3 and sur(r, 'br')[0] if fm == 'br' else '', b1),
           J(giv(r, 'F', gera, fm, 1), b2, b1 if r.random() < .6 else '')]
    while avs[0] == pai: avs[0] = J(giv(r, 'M', 'mid', 'br' if fp == 'br' else fp, 1), r.choice(['Amado', 'Teles', 'Ruiz']), a1)
    while avs[3] == mae or avs[3].split()[:2] == avs[1].split()[:2]: avs[3] = J(giv(r, 'F', 'old', fm if fm in ('gj','ti','xa','kr','bo','us','fr','py') else 'br', 1), b2, b1)
    last = J(b2, b1) if k.get('nf') else J(b1, a1) if r.random() < .75 else J(b2, b1, a1)
    if k.get('last'): last = k['last']
    nome = pai + ' ' + k['suf'] if k.get('suf') else J(given, last)
    if k.get('nf'): pai = ''; avs[0] = avs[1] = ''
    if k.get('np'): avs[0] = avs[1] = ''
    if k.get('nm'): avs[2] = avs[3] = ''
    if k.get('npp'): avs[0] = ''
    if k.get('nmm'): avs[2] = ''
    p.update(nome=nome, sexo=sex, d=D.fromisoformat(nasc), pai=pai, mae=mae, avs=avs, given=given)
    p['hm'] = tuple(map(int, hora.split(':'))) if hora else None; p['hora'] = hora
    p['mun'], p['uf'] = city.rsplit('-', 1); p['place'] = place
    rc = k.get('rc') or city; p['rmun'], p['ruf'] = rc.rsplit('-', 1)
    p['dreg'] = D.fromisoformat(k['reg']) if k.get('reg') else p['d'] + dt.timedelta(days=r.randint(2, 24))
    p['dem'] = D.fromisoformat(k['em']) if k.get('em') else p['dreg'] + dt.timedelta(days=r.choice([0, 0, r.randint(100, 1500)]))
    if p['dem'] < p['dreg']: p['dreg'] = max(p['d'], p['dem'] - dt.timedelta(days=r.randint(0, 3)))
    assert p['d'] <= p['dreg'] <= p['dem'], (form, i)
    p['natp'], p['natm'] = k.get('natp') or ch(r, NAT), k.get('natm') or (city if r.random() < .5 and y else ch(r, NAT))
    if not pai: p['natp'] = ''
    p['twin'] = J(k['tw'], last) if k.get('tw') else ''
    p['cns'] = r.randint(20000, 159999); p['livro'] = k.get('livro') or r.randint(3, 240); p['folha'] = r.randint(1, 299); p['termo'] = r.randint(900, 78000)
    p['cpf'] = '' if k.get('nc') else cpf(r, p['ruf']); p['dnv'] = ''
    if y > 1995:
        s = f'{r.randint(30, 30 + max(1, (y - 1994)))%100:02d}{r.randint(10**7, 10**8-1)}'; p['dnv'] = f'{s}-{r.randint(0,9)}'
    off = k.get('of')
    if not off:
        sx = r.choice('MF'); p['ofs'] = sx; off = J(giv(r, sx, 'mid' if y < 1990 else 'new', 'br'), *sur(r, 'br', 2))
    else: p['ofs'] = k.get('ofs', 'M')
    p['of'] = off
    p['sub'] = J(giv(r, 'F', 'mid', 'br'), *sur(r, 'br', 2)); p['t1'] = J(giv(r, 'M', 'mid', 'br'), *sur(r, 'br', 2)); p['t2'] = J(giv(r, 'F', 'mid', 'br'), *sur(r, 'br', 2))
    p['rua'] = ch(r, 'Rua do Sol|Av. Getúlio Vargas|Praça da Matriz|Rua Sete de Setembro|Travessa Coronel Lisboa|Rua Barão do Rio Branco|Av. Presidente Médici|Rua das Flores|Rua Padre Cícero') + f', {r.randint(12, 1890)}'
    p['dec'] = k.get('dec') or ('mae' if not pai else r.choice(['pai', 'pai', 'mae']))
    return p
