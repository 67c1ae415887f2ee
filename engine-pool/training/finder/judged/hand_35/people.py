# -*- coding: utf-8 -*-
"""Made-up people, places, dates and numbers for the M forms."""
import random, datetime as dt

UF = {'AC':('do','Acre'),'AL':('de','Alagoas'),'AM':('do','Amazonas'),'AP':('do','Amapá'),'BA':('da','Bahia'),'CE':('do','Ceará'),
'DF':('do','Distrito Federal'),'ES':('do','Espírito Santo'),'GO':('de','Goiás'),'MA':('do','Maranhão'),'MG':('de','Minas Gerais'),
'MS':('de','Mato Grosso do Sul'),'MT':('de','Mato Grosso'),'PA':('do','Pará'),'PB':('da','Paraíba'),'PE':('de','Pernambuco'),
'PI':('do','Piauí'),'PR':('do','Paraná'),'RJ':('do','Rio de Janeiro'),'RN':('do','Rio Grande do Norte'),'RO':('de','Rondônia'),
'RR':('de','Roraima'),'RS':('do','Rio Grande do Sul'),'SC':('de','Santa Catarina'),'SE':('de','Sergipe'),'SP':('de','São Paulo'),'TO':('do','Tocantins')}
CITY = {
'MA':'São Luís,Imperatriz,Caxias,Codó,Bacabal,Pinheiro,Viana,Carolina,Barra do Corda,Chapadinha,Pedreiras,Itapecuru Mirim',
'PI':'Teresina,Parnaíba,Picos,Floriano,Oeiras,Piripiri,Campo Maior,São Raimundo Nonato,Amarante',
'CE':'Fortaleza,Crato,Juazeiro do Norte,Sobral,Iguatu,Quixadá,Icó,Aracati,Russas,Tianguá,Canindé,Assaré',
'RN':'Natal,Mossoró,Caicó,Currais Novos,Pau dos Ferros,Macau,Jardim do Seridó,Apodi',
'PB':'João Pessoa,Campina Grande,Patos,Sousa,Cajazeiras,Monteiro,Princesa Isabel,Areia,Catolé do Rocha',
'PE':'Recife,Olinda,Caruaru,Garanhuns,Petrolina,Serra Talhada,Afogados da Ingazeira,Pesqueira,Bezerros,Goiana,Exu,Floresta',
'AL':'Maceió,Arapiraca,Penedo,Palmeira dos Índios,União dos Palmares,Piranhas',
'SE':'Aracaju,Estância,Lagarto,Itabaiana,Propriá,Laranjeiras',
'BA':'Salvador,Feira de Santana,Ilhéus,Itabuna,Jequié,Vitória da Conquista,Juazeiro,Senhor do Bonfim,Jacobina,Caetité,Cachoeira,Santo Amaro,Valença,Lençóis,Xique-Xique,Bom Jesus da Lapa',
'PA':'Belém,Santarém,Óbidos,Bragança,Cametá,Marabá,Altamira,Breves,Soure,Alenquer',
'AM':'Manaus,Tefé,Parintins,Itacoatiara,São Gabriel da Cachoeira,Lábrea,Coari,Maués,Tabatinga',
'AC':'Rio Branco,Cruzeiro do Sul,Xapuri,Tarauacá,Sena Madureira','RO':'Porto Velho,Ji-Paraná,Guajará-Mirim,Cacoal,Vilhena,Ariquemes',
'RR':'Boa Vista,Caracaraí','AP':'Macapá,Oiapoque,Mazagão','TO':'Porto Nacional,Araguaína,Gurupi,Dianópolis,Natividade',
'MT':'Cuiabá,Cáceres,Rondonópolis,Poconé,Barra do Garças','MS':'Campo Grande,Corumbá,Dourados,Aquidauana,Ponta Porã,Três Lagoas',
'GO':'Goiânia,Goiás,Anápolis,Catalão,Jataí,Pirenópolis,Rio Verde,Formosa',
'MG':'Belo Horizonte,Diamantina,Montes Claros,Juiz de Fora,Uberaba,Araçuaí,Teófilo Otoni,Ponte Nova,São João del-Rei,Paracatu,Carangola,Manhuaçu,Januária,Salinas',
'ES':'Vitória,Colatina,Cachoeiro de Itapemirim,Santa Teresa,Alegre,Linhares,Afonso Cláudio',
'RJ':'Campos dos Goytacazes,Petrópolis,Valença,Paraty,Itaperuna,Nova Friburgo,Niterói',
'SP':'Sorocaba,Marília,Bauru,Registro,Itapeva,Tupã,Lins,Jaú,Santos,Campinas,Bastos,Franca',
'PR':'Curitiba,Lapa,Castro,Ponta Grossa,Prudentópolis,União da Vitória,Palmas,Assaí,Londrina,Foz do Iguaçu,Irati,Guarapuava',
'SC':'Florianópolis,Blumenau,Joinville,Lages,Laguna,São Bento do Sul,Brusque,Rodeio,Urussanga,Canoinhas,Tubarão,Nova Trento,Chapecó',
'RS':'Porto Alegre,Pelotas,Bagé,Caxias do Sul,São Leopoldo,Santo Ângelo,Uruguaiana,Alegrete,Jaguarão,Cachoeira do Sul,Erechim,Ijuí,Bento Gonçalves'}
CITY = {k: v.split(',') for k, v in CITY.items()}

OLD_M = 'Abdias,Adalgiso,Adolpho,Agenor,Alcebíades,Altino,Amâncio,Anselmo,Apolônio,Argemiro,Arlindo,Astrogildo,Aurélio,Basílio,Belarmino,Benvindo,Bernardino,Bráulio,Camilo,Cândido,Cícero,Claudionor,Clodoaldo,Cosme,Delfim,Deocleciano,Dioclécio,Durval,Eleutério,Epaminondas,Esmeraldino,Euclides,Eustáquio,Evaristo,Felisberto,Feliciano,Firmino,Florêncio,Fortunato,Francelino,Gaudêncio,Genésio,Germano,Gumercindo,Heráclito,Hermenegildo,Hipólito,Honorato,Inocêncio,Isidoro,Jacinto,Januário,Jeremias,Joaquim,Jovelino,Juvenal,Laudelino,Laurindo,Leôncio,Lindolfo,Lourival,Ludgero,Malaquias,Manoel,Marcolino,Martiniano,Melquíades,Minervino,Napoleão,Nicanor,Norberto,Olegário,Olímpio,Orestes,Otacílio,Pacífico,Pantaleão,Petronilo,Policarpo,Possidônio,Quintino,Raimundo,Rosendo,Rufino,Salustiano,Saturnino,Sebastião,Serafim,Severino,Silvério,Tertuliano,Theodoro,Tibúrcio,Ubaldo,Ulisses,Valdomiro,Venâncio,Virgílio,Zacarias,Zeferino'.split(',')
OLD_F = 'Adalgisa,Adelaide,Agripina,Albertina,Alzira,Ambrosina,Amélia,Anália,Arlinda,Astrogilda,Augusta,Balbina,Belmira,Benedita,Bernarda,Brasilina,Cacilda,Carlota,Carmelita,Cecília,Clementina,Clotilde,Conceição,Corina,Custódia,Delfina,Deolinda,Diolinda,Domingas,Edwiges,Efigênia,Elvira,Emerenciana,Ernestina,Escolástica,Esmeralda,Etelvina,Eudóxia,Eufrásia,Eulália,Felícia,Felismina,Filomena,Florinda,Francisca,Genoveva,Georgina,Gertrudes,Gliceria,Guilhermina,Hermínia,Honorina,Idalina,Iracema,Isaura,Izabel,Jacinta,Jandira,Josefa,Jovita,Laurentina,Leocádia,Leonor,Leopoldina,Luzia,Madalena,Marcolina,Margarida,Mathilde,Maximiana,Mercedes,Natalina,Noêmia,Odete,Olímpia,Orminda,Otília,Palmira,Perpétua,Petronilha,Philomena,Quitéria,Raimunda,Rita,Romana,Rosalina,Rufina,Salvina,Sebastiana,Senhorinha,Severina,Silvana,Thereza,Umbelina,Ursulina,Valdevina,Vicência,Virgínia,Virgulina,Zulmira'.split(',')
MOD_M = 'Abner,Adriel,Ailton,Alisson,Anderson,Apoena,Arthur,Átila,Benício,Breno,Bryan,Caetano,Caio,Cauã,Cristian,Dângelo,Davi Lucca,Deivid,Derick,Edilson,Élcio,Emanuel,Enzo,Erick,Fábio,Gael,Geovane,Gleidson,Heitor,Henry,Hugo,Iago,Igor,Ítalo,Jadson,Jean,Jeferson,Jonatas,Josué,Kaleb,Kauê,Lázaro,Leandro,Levi,Luan,Luís Otávio,Maicon,Márcio,Matheus,Moisés,Murilo,Natanael,Nícolas,Noah,Oliver,Otávio,Pablo,Pietro,Railson,Raoni,Ravi,Renan,Rhuan,Ryan,Samuel,Saulo,Tarcísio,Théo,Thiago,Tomé,Ubiratan,Valter,Vicente,Vinícius,Wagner,Welington,Wesley,Yago,Yuri,Zion'.split(',')
MOD_F = 'Ágata,Alícia,Aline,Ana Beatriz,Ana Júlia,Andreza,Antonella,Ariane,Aurora,Ayla,Bárbara,Bianca,Brenda,Bruna,Camila,Carla,Cássia,Catarina,Clarice,Cristiane,Dandara,Débora,Eduarda,Elisa,Eloá,Emanuelly,Esther,Evelyn,Fernanda,Flávia,Gisele,Giovanna,Graziela,Helena,Heloísa,Iasmim,Ingrid,Isis,Jéssica,Joana,Josiane,Jussara,Kailane,Kamilly,Karoline,Laís,Lara,Letícia,Lívia,Lorena,Luana,Luiza,Maiara,Maitê,Malu,Manuela,Mayara,Melissa,Mirela,Naiara,Nathália,Nicole,Olívia,Pâmela,Patrícia,Pérola,Poliana,Rafaela,Raquel,Rayssa,Rebeca,Sabrina,Sâmia,Sofia,Stefany,Tainá,Talita,Thaís,Valentina,Vanessa,Verônica,Vitória,Yasmin,Yara,Zoé'.split(',')
MID_M = 'Adilson,Ademir,Aldo,Almir,Amauri,Antônio,Carlos Alberto,Celso,Clóvis,Dalton,Dirceu,Dorival,Edson,Eliseu,Evandro,Fábio,Flávio,Gerson,Gilberto,Gilmar,Hamilton,Ivan,Ivo,Jair,João Batista,Jorge,José Carlos,José Maria,Juarez,Laércio,Luiz Carlos,Marcelo,Márcio,Marco Antônio,Maurício,Milton,Nelson,Nilo,Osmar,Osvaldo,Paulo Sérgio,Pedro Paulo,Reinaldo,Renato,Roberto,Rogério,Romildo,Ronaldo,Sandro,Sílvio,Sidnei,Valdir,Valmor,Vanderlei,Vilson,Wilson'.split(',')
MID_F = 'Adriana,Alessandra,Ana Lúcia,Ana Maria,Ângela,Aparecida,Beatriz,Célia,Cleonice,Cláudia,Cleusa,Creusa,Denise,Dilma,Edilene,Edna,Eliane,Elisabete,Elza,Eunice,Fabiana,Gilda,Glória,Inês,Iolanda,Ivone,Janete,Lídia,Lourdes,Lucimar,Luciana,Lucilene,Márcia,Maria José,Maria do Carmo,Marilda,Marlene,Marli,Marta,Miriam,Neide,Neusa,Nilza,Norma,Regina Célia,Rosângela,Rosana,Rosemary,Rosilda,Sandra,Silvana,Simone,Solange,Sônia,Sueli,Telma,Valéria,Vera Lúcia,Zenaide,Zilda'.split(',')
def era_of(y): return 'old' if y < 1955 else 'mid' if y < 1994 else 'mod'
SEC_M = 'Antônio,José,Pedro,João,Luiz,Henrique,Augusto,Gabriel,Miguel,Carlos,Francisco,Rafael,Eduardo,Felipe,Roberto,César,Benedito,Afonso'.split(',')
SEC_F = 'Maria,Cristina,Aparecida,Regina,Lúcia,Vitória,Fátima,Helena,das Graças,do Carmo,das Dores,da Conceição,de Lourdes,do Socorro,Rosa,Tereza,Sofia,de Nazaré'.split(',')
SUR = {
'PT':'da Silva,dos Santos,de Oliveira,Pereira,Ferreira,Alves,Lima,Gomes,Ribeiro,Carvalho,Almeida,Lopes,Soares,Fernandes,Vieira,Barbosa,Rocha,Dias,Nunes,Mendes,Moreira,Cardoso,Teixeira,Correia,Coelho,Pinto,Araújo,Machado,Freitas,Cunha,Tavares,Brandão,Fonseca,Leal,Antunes,Quintela,Sant’Anna,de Sá Barreto,Paes Landim,Furtado,Valadares,Prates,Bicalho,Drumond,Assumpção,Guimarães,Toledo Piza,Siqueira,Camargo,Portela,Ventura,Falcão,Salgado,Bittencourt'.split(','),
'NE':'Cavalcanti,de Albuquerque,Bezerra,Holanda,Feitosa,Arruda,Medeiros,Dantas,Saraiva,Leitão,Pinheiro,Queiroz,Xavier,Nogueira,Alencar,Magalhães,Gurgel,Maia,Lucena,Wanderley,Lacerda,Muniz,de Jesus,do Nascimento,dos Anjos,da Conceição,das Virgens,de Souza,Cerqueira,Sacramento,Bispo,Pimentel,Carneiro Leão,da Paixão,do Rêgo Barros,Souto Maior,Jatobá,Acioly,Lins,Mororó,Sobreira,Landim,Parente,Linhares,Ximenes,Peixoto,Gouveia,Siebra'.split(','),
'N':'Monteiro,Pantoja,Tapajós,da Gama,Maciel,Bentes,Picanço,Sarmento,Lobato,Figueira,de Moraes,Cordovil,Marinho,Batalha,Assayag,Corrêa,Favacho,Trindade,Quaresma,Benchimol,Castelo Branco,Valente,Mafra,Seixas,Barroncas,Pinagé,Tenharim,Baré,Ticuna,de Farias,Guedelha,Coimbra'.split(','),
'S':'Schmitt,Bortolini,Zanella,Kowalski,Hoffmann,Becker,Müller,Dal Pont,Fachini,Tomaselli,Schroeder,Wojciechowski,Piekarski,Bianchini,Brighenti,Weber,Kuhn,Vanzin,Sehnem,Ritzmann,Rohden,Ferrazza,Nowak,Grabowski,Giacomelli,da Rosa,Fagundes,Goulart,Ávila,Medina,Prestes,da Luz,Schlickmann,Lenzi,Dalmolin,Marchesan,Hreçay,Baggio,Zimmermann,Haas,Stüpp,Peruzzo,D’Agostini'.split(','),
'SE':'Tanaka,Yamamoto,Nakamura,Ishikawa,Haddad,Abdalla,Salomão,Rossi,Romano,Bertolucci,Covre,Zanotelli,Venturim,Pagotto,Garcia,Martinez,Bragança,Rezende,Junqueira,Vilela,Lobato,Penido,Chaves,Resende,Figueiredo,Brant,Diniz,Caldeira,Murta,Fioresi,Kuster,Boldrini,Caliman,de Paula,Nascimbeni,Sathler'.split(','),
}
REG = {}
for r, us in {'NE':'MA PI CE RN PB PE AL SE BA','N':'PA AM AC RO RR AP TO','S':'PR SC RS','SE':'MG ES RJ SP','CO':'MT MS GO'}.items():
    for u in us.split(): REG[u] = r
_used = set()

def given(r, sex, era, double=.35):
    pool = {'old': (OLD_M, OLD_F), 'mod': (MOD_M, MOD_F), 'mid': (MID_M, MID_F)}[era][sex == 'F']
    g = r.choice(pool)
    if r.random() < double and ' ' not in g:
        s = r.choice(SEC_F if sex == 'F' else SEC_M)
        if s != g: g = g + ' ' + s
    return g

def sur(r, uf):
    reg = REG[uf]
    if reg == 'CO': reg = r.choice(['NE', 'S', 'SE', 'PT', 'PT'])
    return r.choice(SUR[reg if r.random() < .6 and reg in SUR else 'PT'])

def sur2(r, uf, no=()):
    while True:
        s = sur(r, uf)
        if s not in no: return s

def town(r, uf, near=.65):
    u = uf if r.random() < near else r.choice(list(CITY))
    return (r.choice(CITY[u]), u)

def any_name(r, uf, sex=None, era='old', maxlen=34):
    while True:
        s = sex or r.choice('MF')
        a = sur(r, uf); b = sur2(r, uf, (a,))
        n = given(r, s, era, .3) + ' ' + a + ' ' + b
        if n not in _used and len(n) <= maxlen:
            _used.add(n); return n

def family(r, uf, sex, era='mod', parents=None, junior=0.1, nopai=False):
    """A registered person with two parents and four grandparents; everything as 'Title Case' text."""
    pe = parents or era
    while True:
        fl = sur(r, uf); fm = sur2(r, uf, (fl,)); ml = sur2(r, uf, (fl, fm)); mm = sur2(r, uf, (fl, fm, ml))
        pai = given(r, 'M', pe) + (' ' + fm if r.random() < .75 else '') + ' ' + fl
        mae = given(r, 'F', pe) + (' ' + mm if r.random() < .5 else '') + ' ' + ml + (' ' + fl if r.random() < .4 and not nopai else '')
        ap = given(r, 'M', 'old', .2) + (' ' + sur2(r, uf, (fl,)) if r.random() < .4 else '') + ' ' + fl
        ava = given(r, 'F', 'old') + ' ' + fm + (' ' + fl if r.random() < .4 else '')
        am = given(r, 'M', 'old', .2) + (' ' + sur2(r, uf, (ml,)) if r.random() < .4 else '') + ' ' + ml
        avm = given(r, 'F', 'old') + ' ' + mm + (' ' + ml if r.random() < .4 else '')
        g = given(r, sex, era, .5)
        if sex == 'M' and r.random() < junior: nome = pai + ' ' + r.choice(['Júnior', 'Filho'])
        else: nome = g + ' ' + ml + ' ' + fl if r.random() < .8 else g + ' ' + fl
        if nopai: nome = g + ' ' + (mm + ' ' if ' ' + mm + ' ' in mae else '') + ml
        if nome in _used or pai in _used or mae in _used: continue
        _used.update((nome, pai, mae)); break
    return dict(nome=nome, sexo='Feminino' if sex == 'F' else 'Masculino', sx=sex, pai=pai, mae=mae, avp=(ap, ava), avm=(am, avm),
                npai=town(r, uf), nmae=town(r, uf), sobs=(ml, fl), given=g, uf=uf)

def sibling(r, f, sex, era):
    g = given(r, sex, era, .5)
    while g.split()[0] == f['nome'].split()[0]: g = given(r, sex, era, .5)
    return g + ' ' + f['sobs'][0] + ' ' + f['sobs'][1]

# ---- numbers, dates ---------------------------------------------------------------
U = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D = '_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C = '_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def num(n, fem=False):
    if n < 20:
        return {1: 'uma', 2: 'duas'}.get(n, U[n]) if fem else U[n]
    if n < 100: return D[n // 10] + (' e ' + num(n % 10, fem) if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000: return C[n // 100] + (' e ' + num(n % 100, fem) if n % 100 else '')
    k, rest = divmod(n, 1000)
    h = 'mil' if k == 1 else num(k) + ' mil'
    if not rest: return h
    return h + (' e ' if rest < 100 or rest % 100 == 0 else ' ') + num(rest, fem)
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
ROM = 'I II III IV V VI VII VIII IX X XI XII'.split()
def dia(n, prim='primeiro'): return prim if n == 1 else num(n)
def ext(d): return f'{dia(d.day)} de {MES[d.month-1]} de {num(d.year)}'
def ext2(d): return f"{'um dia' if d.day==1 else num(d.day)+' dias'} do mês de {MES[d.month-1]} do ano de {num(d.year)}"
def br(d, s='/'): return f'{d.day:02d}{s}{d.month:02d}{s}{d.year}'
def meia(d): return f"{'1º' if d.day==1 else d.day} de {MES[d.month-1]} de {d.year}"
def nascd(d, texto): return {'texto_completo': texto, 'dia': f'{d.day:02d}', 'mês': f'{d.month:02d}', 'ano': str(d.year)}
def rdate(r, y0, y1): return dt.date(r.randint(y0, y1), 1, 1) + dt.timedelta(r.randint(0, 364))
def after(r, d, lo, hi):
    x = d + dt.timedelta(r.randint(lo, hi))
    return x + dt.timedelta(1) if x.weekday() == 6 else x
def hora_ext(h, m):
    """24h clock in words: 'quinze horas e vinte minutos'."""
    t = f"{num(h, True)} hora{'s' if h != 1 else ''}"
    return t + (f" e {num(m)} minuto{'s' if m != 1 else ''}" if m else '')
def hora_12(h, m):
    """'três horas e quinze minutos da tarde'"""
    if h == 0: return hora_ext(h, m)
    per = 'da madrugada' if h < 5 else 'da manhã' if h < 12 else 'da tarde' if h < 18 else 'da noite'
    k = h if h < 13 else h - 12
    if h == 0: k = 12; 
    if h == 12: per = 'do dia'
    t = f"{num(k, True)} hora{'s' if k != 1 else ''}"
    if m == 30: t += ' e meia'
    elif m: t += f" e {num(m)} minutos"
    return t + ' ' + per
def cpf(r):
    d = [r.randint(0, 9) for _ in range(9)]
    for n in (10, 11):
        s = sum(a * b for a, b in zip(d, range(n, 1, -1))) * 10 % 11 % 10
        d.append(s)
    t = ''.join(map(str, d)); return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}'
def matricula(cns, year, livro, folha, termo, fmt=0, acervo='01'):
    b = f'{cns:06d}{acervo}55{year:04d}1{livro:05d}{folha:03d}{termo:07d}'
    assert len(b) == 30
    for start in (2, 1):
        s, w = 0, start
        for ch in b:
            s += int(ch) * w; w = 0 if w == 10 else w + 1
        v = s % 11; b += str(1 if v > 9 else v)
    p = [b[:6], b[6:8], b[8:10], b[10:14], b[14], b[15:20], b[20:23], b[23:30], b[30:]]
    if fmt == 0: return ' '.join(p[:8]) + ' ' + p[8]
    if fmt == 1: return '.'.join(p[:8]) + '-' + p[8]
    if fmt == 2: return ' '.join(p[:8]) + '-' + p[8]
    if fmt == 3: return b
def dnv(r, y, fmt=0):
    n = f'30{r.randint(10,99)}{r.randint(100000,999999)}'
    k = r.randint(0, 9)
    return [f'{n}-{k}', f'{n[:2]}-{n[2:]}-{k}', f'{n}{k}'][fmt]
def up(x):
    return x.upper() if isinstance(x, str) else x
def mu(c, s=' - '): return f'{c[0]}{s}{c[1]}'

SAINT = 'Nossa Senhora do Ó,São Vicente de Paulo,Santa Luzia,São Camilo,Nossa Senhora da Saúde,Sant’Ana,São Lucas,Bom Jesus,Santa Rita de Cássia,São Francisco das Chagas,Nossa Senhora de Nazaré,Divino Espírito Santo,São Roque,Santo Antônio,Nossa Senhora do Rosário,São Sebastião'.split(',')
def hosp(r, c, old=False):
    m = c[0]
    k = r.randint(0, 6)
    return [f'Santa Casa de Misericórdia de {m}', f'Maternidade {r.choice(SAINT)}', f'Hospital {r.choice(SAINT)}', f'Hospital e Maternidade {r.choice(SAINT)}',
            f'Casa de Saúde {r.choice(SAINT)}', f'Hospital Regional de {m}' if not old else f'Hospital de Caridade de {m}',
            f'Unidade Mista de Saúde de {m}' if not old else f'Casa da Mãe Pobre'][k]
def street(r):
    return r.choice(['Rua','Rua','Avenida','Praça','Travessa','Ladeira']) + ' ' + r.choice(['Coronel João Paes','da Matriz','15 de Novembro','Sete de Setembro','do Comércio','Padre Anchieta','Barão do Rio Branco','das Mangueiras','General Osório','Monsenhor Tabosa','do Sol','da Estação','Marechal Deodoro','Floriano Peixoto','Dr. Pedro Velho','das Flores']) + ', ' + r.choice(['nº ','n. ','']) + str(r.randint(3, 1890))
