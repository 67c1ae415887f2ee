from lib import *
POOL = {
 ('F','new'): 'Maria Clara;Ana Beatriz;Helena;Alice;Valentina;Ísis;Antonella;Yasmin;Lorena;Maitê;Cecília;Rayssa;Kauane;Eloah;Emanuelly;Sophie;Agnes;Aurora;Jade;Luna Sofia;Thaís;Ágatha;Zoé;Iolanda;Heloísa;Mirela;Pérola;Dandara;Nayara;Tainá;Olívia;Brunna;Esther Vitória;Ayla;Liz;Anne Caroline;Laís Fernanda;Júlia;Hadassa;Mel Cristina;Vitória Régia;Sarah Emília;Catarina;Manuela'.split(';'),
 ('M','new'): 'Miguel;Théo;Davi Lucca;Enzo Gabriel;Bento;Heitor;Ravi;Joaquim;Otávio;Benício;Ícaro;Caetano;Vicente;Yuri;Kauã;Ryan;Noah;Levi;Samuel;João Pedro;José Arthur;Cauê;Ubiratã;Ítalo;Augusto César;Anthony;Wendel;Dhiego;Erick;Pietro;Murilo;Valentim;Lorenzo;Zion;Martim;Luís Otávio;Francisco;Abner;Gael;Isaque;Thierry;Oliver;Apolo;Ruan Carlos'.split(';'),
 ('F','mid'): 'Adriana;Cristiane;Rosângela;Sílvia Regina;Márcia;Luciane;Elisângela;Kátia;Sirlei;Ivone;Neusa;Jaqueline;Vanderléia;Franciele;Juçara;Simone;Marilda;Solange;Roseli;Débora;Patrícia;Andréia;Marlise;Tânia Mara;Janete;Cleusa;Eliane;Gislaine;Mônica;Valquíria;Dalva;Maria Aparecida;Ana Lúcia;Rejane;Ivete;Fabíola;Carla Daniela;Raquel;Izabel Cristina;Noeli;Dirce;Leonilda'.split(';'),
 ('M','mid'): 'Luiz Carlos;Paulo Roberto;Edson;Valdir;Claudemir;Jair;Ademar;Gilmar;Vilson;Adilson;Rogério;Marcos Antônio;Sérgio Luís;José Carlos;Fábio;Márcio;Éder;Rudimar;Ivanir;Odair;Leandro;Cleverson;Jefferson;Vanderlei;Celso;Nélson;Ronaldo;Anderson;Evandro;Itamar;Rafael;Tiago;Diogo;Antônio Marcos;Joel;Darci;Moacir;Sidnei;Ariovaldo;Hélio;Jonas;Élcio'.split(';'),
 ('F','old'): 'Ermelinda;Joana;Ottilie;Frieda;Gertrudes;Olga;Hilda;Angelina;Assunta;Carolina;Sebastiana;Francisca;Benedita;Rosalina;Etelvina;Geralda;Leocádia;Palmira;Idalina;Albertina;Filomena;Stanislava;Jadwiga;Ondina;Zulmira;Alzira;Maria das Dores;Maria da Glória;Josefa;Raimunda;Perpétua;Anna;Emma;Luiza;Thereza;Rosa;Virgínia;Clotilde;Adelaide;Honorina;Maria Rita;Eufrásia'.split(';'),
 ('M','old'): 'Otto;Ervino;Arnoldo;Reinoldo;Ângelo;Vittorio;João Batista;Antônio;Sebastião;Manoel;Raimundo;Francisco;Bento;Pedro;Leopoldo;Estanislau;Casimiro;Hercílio;Lauro;Alcides;Deodoro;Osvaldo;Izidoro;Gumercindo;Aparício;Honório;Teodoro;Wenceslau;Benevenuto;Evaristo;Joaquim;Germano;Frederico;Augusto;Bernardo;Hermínio;José Inácio;Porfírio;Zeferino;Saturnino;Guilherme;Ladislau'.split(';'),
 'sul': 'Schmitz;Hoffmann;Zimmermann;Krüger;Weber;Müller;Becker;Dal Pizzol;Zanella;Bortolini;Tomazelli;De Marchi;Kowalski;Wisniewski;Nogacz;Szymanski;Fagundes;Borges;Machado;Vieira;Teixeira;Nunes;Pacheco;Medeiros;Ávila;Goulart;Dutra;Lemos;Sartori;Perin;Stein;Hübner;Volpato;Bittencourt;Prestes;Camargo;Yamashita;Pires;Cordeiro;Ribas;da Luz;dos Anjos;Kuhn;Wölfer;Zeferino;da Rosa;Gonçalves;Marangoni;Todeschini;Ceretta;Haas;Pietrobelli;Moraes;do Amaral;Küster;Rech'.split(';'),
 'norte': 'da Silva;dos Santos;de Souza;Pereira;de Oliveira;do Nascimento;Batista;Araújo;Rodrigues;Ferreira;Lima;do Carmo;Queiroz;Cavalcante;da Nóbrega;Mendonça;Brandão;Feitosa;Maciel;Pantoja;Gurgel;Siqueira;Passos;Assunção;Galvão;Xavier;Peixoto;Sampaio;Bezerra;de Holanda;Paiva;Rebouças;Mourão;Evangelista;Damasceno;das Chagas;Leite;Rocha;Vasconcelos;Tavares;Guedes;Mesquita;Coutinho;Barroso;Figueiredo;do Vale;Amorim;Quintão;Lacerda;Ventura;Bispo;Sant’Ana;Saldanha'.split(';')}
CID = {'sul': 'Joinville-SC;Blumenau-SC;Lages-SC;Chapecó-SC;Criciúma-SC;Tubarão-SC;São Miguel do Oeste-SC;Rio do Sul-SC;Canoinhas-SC;Pelotas-RS;Bagé-RS;Santa Maria-RS;Passo Fundo-RS;Ijuí-RS;Caxias do Sul-RS;Vacaria-RS;Santana do Livramento-RS;Erechim-RS;Cascavel-PR;Londrina-PR;Guarapuava-PR;Umuarama-PR;Paranavaí-PR;União da Vitória-PR;Prudentópolis-PR;Irati-PR;Ponta Grossa-PR;Toledo-PR;Presidente Prudente-SP;Três de Maio-RS'.split(';'),
 'norte': 'Porto Velho-RO;Ji-Paraná-RO;Ariquemes-RO;Cacoal-RO;Vilhena-RO;Guajará-Mirim-RO;Colatina-ES;São Gabriel da Palha-ES;Governador Valadares-MG;Mantena-MG;Unaí-MG;Paracatu-MG;Januária-MG;Formosa-GO;Luziânia-GO;Posse-GO;Goiânia-GO;Brasília-DF;Picos-PI;Corrente-PI;Barreiras-BA;Correntina-BA;Irecê-BA;Crateús-CE;Quixadá-CE;Sousa-PB;Cajazeiras-PB;Mossoró-RN;Balsas-MA;Codó-MA;Rio Branco-AC;Humaitá-AM;Cáceres-MT;Arapiraca-AL;Caruaru-PE;Serra Talhada-PE;Umuarama-PR;Palotina-PR;Xapuri-AC;Araguaína-TO'.split(';')}
ESTADO = {'SC':'Santa Catarina','RS':'Rio Grande do Sul','PR':'Paraná','RO':'Rondônia','DF':'Distrito Federal','SP':'São Paulo','ES':'Espírito Santo','MG':'Minas Gerais','GO':'Goiás','PI':'Piauí','BA':'Bahia','CE':'Ceará','PB':'Paraíba','RN':'Rio Grande do Norte','MA':'Maranhão','AC':'Acre','AM':'Amazonas','MT':'Mato Grosso','AL':'Alagoas','PE':'Pernambuco','TO':'Tocantins','MS':'Mato Grosso do Sul','RJ':'Rio de Janeiro','PA':'Pará','SE':'Sergipe'}
DO_EST = lambda uf: {'PR':'do Paraná','RS':'do Rio Grande do Sul','RJ':'do Rio de Janeiro','RN':'do Rio Grande do Norte','ES':'do Espírito Santo','PI':'do Piauí','CE':'do Ceará','MA':'do Maranhão','AC':'do Acre','AM':'do Amazonas','TO':'do Tocantins','PA':'do Pará','BA':'da Bahia','PB':'da Paraíba'}.get(uf, 'de ' + ESTADO[uf])
used = set()  # given names of the form so far
def gn(r, sx, era):
    for _ in range(200):
        g = r.choice(POOL[sx, era])
        if g not in used: used.add(g); return g
    return g
def sur(r, reg, mix=.25):
    return r.choice(POOL[('norte' if reg == 'sul' else 'sul') if r.random() < mix else reg])
PART = ('da','de','do','dos','das','De','Dal')
def last(s):
    w = s.split(' ')
    return ' '.join(w[-2:]) if len(w) > 1 and w[-2] in PART else w[-1]
ERA = {'new': ('new','mid','old'), 'mid': ('mid','mid','old'), 'old': ('old','old','old')}
def city(r, reg):
    c = r.choice(CID[reg if r.random() > .2 else ('norte' if reg == 'sul' else 'sul')]); i = c.rindex('-'); return c[:i], c[i+1:]
def pessoa(r, sx, era): return f"{gn(r,sx,era)}"
def familia(r, reg, era, sp):
    """a made-up family; sp: set of words that say what is missing or odd"""
    a, b, c = ERA[era]; f = NS()
    f.sx = 'M' if 'm' in sp else 'F' if 'f' in sp else r.choice('MF')
    def dois():
        x, y = sur(r, reg), sur(r, reg)
        while y == x: y = sur(r, reg)
        return x, y
    p1, p2 = dois(); m1, m2 = dois()
    while m2 in (p1,p2) or m1 in (p1,p2): m1, m2 = dois()
    f.pai = f"{gn(r,'M',b)} {p1} {p2}" if r.random() < .6 else f"{gn(r,'M',b)} {p2}"
    casada = r.random() < .45 and 'nopai' not in sp
    gm = gn(r,'F',b)
    f.mae = f"{gm} {m2} {p2}" if casada else f"{gm} {m1} {m2}" if r.random() < .55 else f"{gm} {m2}"
    if 'longo' in sp: f.mae = f"{gm} {r.choice(POOL['F',b]).split(' ')[0]} {m1} {m2} {p2}"
    f.avp, f.avop = f"{gn(r,'M',c)} {p2}", f"{gn(r,'F',c)} {p1 if r.random()<.7 else sur(r,reg)} {p2 if r.random()<.5 else ''}".strip()
    f.avm, f.avom = f"{gn(r,'M',c)} {m1 if r.random()<.3 else ''} {m2}".replace('  ',' '), f"{gn(r,'F',c)} {m1} {m2 if r.random()<.6 else ''}".strip()
    s = f"{m2} {p2}" if r.random() < .6 else p2
    if 'longo' in sp: s = f"{m1} {m2} e {p1} {p2}" if r.random() < .5 else f"{m1} {m2} {p1} {p2}"
    if 'nopai' in sp: f.pai = f.avp = f.avop = ''; s = f"{m1} {m2}" if m1 in f.mae else m2
    if 'noavp' in sp: f.avp = f.avop = ''
    if 'noavm' in sp: f.avm = f.avom = ''
    if 'soavom' in sp: f.avm = ''
    g = gn(r, f.sx, a); r.random()  # unused, but the draws after it count on it
    if 'neto' in sp: f.avp = f'{g} {s}'
    suf = {'M': ' Neto', 'F': ''}[f.sx] if 'neto' in sp else ''
    f.nome = f"{g} {s}{suf}"
    f.gemeo = ''
    if 'gemeo' in sp:
        f.gsx = r.choice('MF'); g2 = gn(r, f.gsx, a)
        while g2 == g: g2 = gn(r, f.gsx, a)
        f.gemeo = f"{g2} {s}"
    f.npai, f.nmae = city(r, reg), city(r, reg)
    f.h, f.m = (r.randint(0,23), r.choice([0,0,5,7,10,12,15,18,20,25,30,30,33,35,40,42,45,48,50,55,58]))
    f.o = 'o' if f.sx == 'M' else 'a'
    f.sexo = 'Masculino' if f.sx == 'M' else 'Feminino'
    return f
def datas(r, y0, y1, ri, i0=None, i1=None, hoje=False):
    b = dt.date(r.randint(y0, y1), r.randint(1,12), r.randint(1,28))
    g = b + dt.timedelta(days=r.choice(ri) if isinstance(ri, (list,tuple)) else ri)
    if hoje: e = g
    else:
        lo = max(dt.date(i0,1,1), g + dt.timedelta(days=3)); hi = max(dt.date(i1,12,20), lo + dt.timedelta(days=40)); e = lo + dt.timedelta(days=r.randint(0,(hi-lo).days))
    while e.weekday() > 4: e += dt.timedelta(days=1)
    return b, g, e
