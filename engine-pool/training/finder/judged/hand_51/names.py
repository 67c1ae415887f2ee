from lib import *
# places
EST = dict(AC='Acre', AL='Alagoas', AP='Amapá', AM='Amazonas', BA='Bahia', CE='Ceará', DF='Distrito Federal', ES='Espírito Santo', GO='Goiás',
           MA='Maranhão', MT='Mato Grosso', MS='Mato Grosso do Sul', MG='Minas Gerais', PA='Pará', PB='Paraíba', PR='Paraná', PE='Pernambuco',
           PI='Piauí', RJ='Rio de Janeiro', RN='Rio Grande do Norte', RS='Rio Grande do Sul', RO='Rondônia', RR='Roraima', SC='Santa Catarina',
           SP='São Paulo', SE='Sergipe', TO='Tocantins')
ART = dict(AC='do', AM='do', AP='do', BA='da', CE='do', DF='do', ES='do', MA='do', PA='do', PB='da', PR='do', PI='do', RJ='do', RN='do', RS='do', TO='do')
def de(uf): return ART.get(uf, 'de') + ' ' + EST[uf]
CITIES = []
for uf, s in dict(
    SP="Jaboticabal;Itapeva;Bragança Paulista;Presidente Epitácio;Santa Bárbara d'Oeste;Mogi Guaçu;São João da Boa Vista;Penápolis;Ubatuba;Pindamonhangaba",
    MG='Paracatu;São João del-Rei;Teófilo Otoni;Muriaé;Januária;Pouso Alegre;Itabira;Diamantina;Patos de Minas;Conceição do Mato Dentro;Leopoldina',
    RJ='Cantagalo;Três Rios;Itaperuna;Paraty;Vassouras;Nova Friburgo;Bom Jesus do Itabapoana', ES='Colatina;Cachoeiro de Itapemirim;São Mateus;Santa Teresa',
    BA='Jequié;Juazeiro;Irecê;Cachoeira;Bom Jesus da Lapa;Vitória da Conquista;Caetité;Canavieiras', SE='Lagarto;Estância;Propriá', AL='Penedo;Palmeira dos Índios;Delmiro Gouveia',
    PE='Garanhuns;Serra Talhada;Goiana;Petrolina;Afogados da Ingazeira', PB='Patos;Sousa;Cajazeiras;Areia', RN='Caicó;Mossoró;Currais Novos',
    CE='Sobral;Crato;Quixadá;Tauá;Aracati', PI='Parnaíba;Oeiras;Picos;Floriano', MA='Caxias;Imperatriz;Codó;Barra do Corda', PA='Santarém;Óbidos;Bragança;Marabá;Cametá;Altamira',
    AP='Oiapoque;Laranjal do Jari', AM='Parintins;Tefé;São Gabriel da Cachoeira;Itacoatiara', RR='Caracaraí;Boa Vista', RO='Ji-Paraná;Guajará-Mirim;Vilhena',
    AC='Cruzeiro do Sul;Xapuri;Sena Madureira', TO='Porto Nacional;Gurupi;Araguaína', GO='Catalão;Jataí;Pirenópolis;Goianésia;Itumbiara',
    MT='Cáceres;Rondonópolis;Poconé', MS='Corumbá;Ponta Porã;Aquidauana;Dourados;Nioaque', PR='Guarapuava;Prudentópolis;Paranavaí;União da Vitória;Lapa;Cianorte;Irati',
    SC='Laguna;Blumenau;Chapecó;São Bento do Sul;Joaçaba;Brusque', RS='Bagé;Santa Maria;Erechim;Ijuí;São Borja;Caxias do Sul;Santana do Livramento;Cachoeira do Sul').items():
    CITIES += [(c, uf) for c in s.split(';')]
NEWUF = {'AC', 'AP', 'RO', 'RR', 'TO', 'MS'}
RUAS = 'Rua das Laranjeiras;Rua Sete de Setembro;Travessa do Cruzeiro;Av. Getúlio Vargas;Rua Barão do Rio Branco;Rua Tiradentes;Rua do Comércio;Av. Beira-Rio;Rua Padre Cícero;Rua Marechal Floriano;Rua Quintino Bocaiúva;Rua Coronel Fulgêncio;Av. Brasil;Rua Dom Pedro II;Rua das Acácias;Rua Treze de Maio'.split(';')
BAIR = 'Centro;Vila Operária;Jardim Primavera;São Benedito;Cohab;Alto da Boa Vista;Santa Luzia;Bela Vista;Nova Esperança;Ponta Grossa'.split(';')
RURAL = 'Sítio Lagoa do Mato;Fazenda Boa Esperança;Povoado Barreiro Fundo;Colônia São Roque;Sítio Olho d’Água;Linha Nova;Fazenda Três Barras;Comunidade São Raimundo;Sítio Pau d’Arco'.split(';')

def hosp(r, c, y):
    m, uf = c
    if y < 1972:
        return r.choice([f'Santa Casa de Misericórdia de {m}', 'Hospital São Vicente de Paulo', 'Hospital Nossa Senhora da Conceição', 'Casa de Saúde Santa Rita', 'Hospital de Caridade São Roque', 'Hospital e Maternidade São Camilo', 'Maternidade Dona Evangelina Rosado', f'Associação de Proteção à Maternidade e à Infância de {m}'])
    return r.choice([f'Santa Casa de Misericórdia de {m}', f'Hospital Regional de {m}', 'Hospital e Maternidade Nossa Senhora das Graças', f'Maternidade Municipal de {m}',
                     'Hospital São Vicente de Paulo', 'Maternidade Dona Evangelina Rosado', 'Hospital Municipal Dr. Amílcar Teles', 'Hospital e Maternidade São Camilo', 'Casa de Saúde Santa Rita',
                     'Hospital Nossa Senhora da Conceição', 'Sociedade Hospitalar Beneficente São Lucas', f'Associação de Proteção à Maternidade e à Infância de {m}', 'Hospital Geral Prado Valadares Neto',
                     'Centro de Parto Normal Mãe Zefa', 'Hospital Bom Pastor', 'Hospital de Caridade São Roque', 'Unidade Mista Irmã Dulcineia', f'Hospital Unimed {m}', 'Policlínica e Maternidade Santa Isabel'])

# names
M_NEW = 'Enzo Gabriel;Davi Lucca;Heitor;Théo;Ravi;Bernardo;Anthony;João Miguel;Pedro Henrique;Luiz Otávio;Caio;Benjamin;Isaac;Kauã;Ítalo;Yuri;Vinícius;Murilo;Emanuel;Noah;Gael;Arthur Valentim;Raoni;José Aparecido;Ruan;Weverton;Thiago;Wesley;Josué;Francisco Levi'.split(';')
F_NEW = 'Maria Clara;Ana Lívia;Helena;Valentina;Sophia;Ayla;Maitê;Heloísa;Jade;Isis;Lorena;Yasmin;Ágatha;Maria Eduarda;Emanuelly;Kemilly;Cecília;Laís;Luna;Aurora;Rayssa;Esther;Ana Beatriz;Thalita;Ariádne;Jhennifer;Iasmim;Maria Júlia;Vitória Régia;Raíssa'.split(';')
M_P = 'Rafael;Bruno Henrique;Tiago;Leandro;Diego;Jefferson;Rodrigo;Felipe Augusto;Maicon;Éverton;Gustavo;Lucas Rafael;André Luiz;Jonathan;Robson;Fernando;Alisson;Gleison;Danilo;Vanderson;Renan;Daniel;Uilson;Marcelo'.split(';')
F_P = 'Jéssica;Bruna Caroline;Priscila;Tatiane;Daniele;Patrícia;Aline Cristina;Fernanda;Juliana;Letícia;Vanessa;Camila;Michele;Natália;Tainara;Amanda;Elaine;Karoline;Paloma;Renata;Gabriela;Débora;Suelen;Mayara'.split(';')
M_MID = 'Marcos Antônio;Luiz Carlos;Edson;Rogério;Sérgio;Wanderley;Paulo César;Gilmar;Ademir;Francisco das Chagas;Antônio Carlos;José Roberto;Ronaldo;Valdecir;Márcio;Claudemir;Raimundo Nonato;Jorge Luís;Cícero;Evandro;Nélson;Reginaldo;Everaldo;Hamilton;Adalberto;Ivanildo;Josimar;Sebastião Carlos;João Batista;Fábio Luciano;Genivaldo;Leonel;Otacílio;Alcides'.split(';')
F_MID = 'Maria Aparecida;Rosângela;Sônia Maria;Vera Lúcia;Lucimar;Eliane;Márcia Cristina;Ivone;Neusa;Silvana;Rita de Cássia;Marinalva;Josefa;Cleonice;Edilene;Solange;Regina Célia;Maria do Socorro;Ana Lúcia;Francisca Edna;Zilda;Terezinha de Jesus;Valdirene;Marilene;Conceição;Luzia;Iracema;Gislaine;Roseli;Mirtes;Adriana;Nádia;Eunice;Dalva'.split(';')
M_OLD = 'Sebastião;Benedito;Joaquim;Manoel;Raimundo;Osvaldo;Waldemar;Pedro;Antônio;Oscar;Alcebíades;Firmino;Geraldo;Honório;Ernesto;Leopoldino;Agenor;Januário;Virgílio;Teodoro;Augusto;Severino;Abílio;Euclides;Ubirajara;Balduíno;Laurindo;Anacleto;Horácio;Belarmino;Eleutério;Vicente;Domingos;Malaquias;Zacarias;Cândido'.split(';')
F_OLD = 'Maria da Conceição;Benedita;Sebastiana;Josefina;Francisca;Antônia;Joana;Rosa;Olímpia;Carolina;Ermelinda;Izabel;Ana Rosa;Philomena;Adelaide;Guilhermina;Etelvina;Leopoldina;Raimunda;Alzira;Maria das Dores;Conceição;Idalina;Ambrosina;Jovelina;Amélia;Deolinda;Zulmira;Cândida;Eufrásia;Rosalina;Mariana;Clotilde;Margarida;Hermínia;Virgínia'.split(';')
SUR = 'Silva;Santos;Oliveira;Souza;Pereira;Ferreira;Alves;Rodrigues;Gomes;Ribeiro;Carvalho;Barbosa;Rocha;Dias;Nogueira;Teixeira;Moreira;Cavalcante;Figueiredo;Monteiro;Vasconcelos;Guimarães;Leal;Queiroz;Bezerra;Fontenele;Sampaio;Tavares;Quaresma;Pimentel;Rezende;Bittencourt;Peixoto;Xavier;Magalhães;Coutinho;Brandão;Falcão;Albuquerque;Paiva;Drummond;Lacerda;Siqueira;Trindade;Valadão;Chaves;Maciel;Prado;Evangelista;Batista;Lustosa;Veloso;Mascarenhas;Arruda;Camargo;Bueno;Godói;Furtado;Seabra;Toledo;Amaral;Pacheco;Damasceno;Meireles;Feitosa;Aragão;Gadelha;Sarmento;Miranda;Portela;Correia;Mota;Barros;Freitas;Nunes;Araújo'.split(';')
PART = {'Silva': 'da', 'Santos': 'dos', 'Souza': 'de', 'Rocha': 'da', 'Oliveira': 'de', 'Carvalho': 'de', 'Queiroz': 'de', 'Albuquerque': 'de', 'Trindade': 'da', 'Prado': 'do', 'Amaral': 'do',
        'Toledo': 'de', 'Araújo': 'de', 'Mota': 'da', 'Freitas': 'de', 'Figueiredo': 'de', 'Paiva': 'de', 'Arruda': 'de', 'Barros': 'de', 'Miranda': 'de', 'Camargo': 'de', 'Lacerda': 'de'}
FOR = 'Nakagawa;Yoshimoto;Schmitz;Hoffmann;Kowalczyk;Wisniewski;Bertolini;Zanatta;Dall’Agnol;Haddad;El Khoury;Vandermeer;Petrovsky;Kim;Quispe Mamani;Saint-Fleur;Tomazelli;Brunetto;Schwarz;Wollinger;Iwasaki;Sukow;Rizzatti;Dzulinski;Farah;Becker;Lindner;Ferrazzo'.split(';')
FGIV = {'Nakagawa': ('Kenji', 'Sumiko'), 'Yoshimoto': ('Hiroshi', 'Tomie'), 'Iwasaki': ('Takeo', 'Fumiko'), 'Schmitz': ('Helmuth', 'Irmgard'), 'Hoffmann': ('Arno', 'Hedwig'), 'Kowalczyk': ('Casemiro', 'Stanislava'), 'Wisniewski': ('Boleslau', 'Ladislava'),
        'Haddad': ('Elias', 'Salma'), 'El Khoury': ('Jamil', 'Wadad'), 'Kim': ('Min-ho', 'Soo-jin'), 'Quispe Mamani': ('Wilber', 'Yolanda'), 'Saint-Fleur': ('Jean Rony', 'Marie Guerline'), 'Petrovsky': ('Dimitri', 'Olga'), 'Vandermeer': ('Pieter', 'Cornélia'), 'Farah': ('Nagib', 'Nazira')}
USED = set()
def fem(x): return x.split()[0] in {n.split()[0] for n in F_NEW + F_P + F_MID + F_OLD}
def sur(r):
    s = r.choice(FOR) if r.random() < .14 else r.choice(SUR)
    return s

def ps(r, s): return (PART[s] + ' ' + s) if s in PART and r.random() < .7 else s

def giv(r, sex, era):
    return r.choice({'n': (M_NEW, F_NEW), 'p': (M_P, F_P), 'm': (M_MID, F_MID), 'o': (M_OLD, F_OLD)}[era][sex == 'F'])

def nm(r, sex, era, sl):
    sl = list(dict.fromkeys(sl))
    for _ in range(60):
        g = giv(r, sex, era)
        if sl[-1] in FGIV and r.random() < .6 and era != 'n': g = FGIV[sl[-1]][sex == 'F']
        n = g + ' ' + ' '.join(ps(r, s) for s in sl)
        if n not in USED: break
    USED.add(n)
    return n

def cpf(r):
    d = [r.randrange(10) for _ in range(9)]
    for _ in range(2):
        k = len(d) + 1
        x = sum(a * (k - i) for i, a in enumerate(d)) * 10 % 11 % 10
        d.append(x)
    s = ''.join(map(str, d))
    return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'

def mdv(s):
    for _ in range(2):
        m, t = 32 - len(s), 0
        for ch in s:
            t += int(ch) * m
            m = m + 1 if m < 10 else 0
        x = t % 11
        s += str(1 if x > 9 else x)
    return s

def matr(cns, year, livro, folha, termo, kind='1', ac='01', fmt=0):
    s = mdv(f'{cns}{ac}55{year:04d}{kind}{livro:05d}{folha:03d}{termo:07d}')
    p = [s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:]]
    if fmt == 0: return ' '.join(p)
    if fmt == 1: return '.'.join(p[:-1]) + '-' + p[-1]
    if fmt == 2: return s
    return ' '.join(p[:5]) + ' ' + ' '.join(p[5:8]) + '-' + p[8]

def era(y): return 'o' if y < 1948 else 'm' if y < 1980 else 'p' if y < 2003 else 'n'
PROF = 'lavrador;comerciante;motorista;pedreiro;professor;funcionário público;agricultor;ferroviário;alfaiate;mecânico;bancário;pescador'.split(';')
PROFF = 'do lar;professora;costureira;lavradora;auxiliar de enfermagem;comerciária;doméstica;cozinheira'.split(';')

def seal(r, uf):
    L = lambda n: ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(n))
    N = lambda n: ''.join(r.choice('0123456789') for _ in range(n))
    return {'SP': f'{N(6)}1CT{N(12)}{N(2)}{L(1)}', 'RJ': f'E{L(3)} {N(5)} {L(3)}', 'MG': f'{L(3)}{N(5)}', 'PR': f'F{N(3)}{L(1)}.{L(2)}q{N(2)}.{L(5)}-{N(4)}{L(1)}.{N(5)}', 'RS': f'{N(4)}.01.{N(7)}.{N(5)}',
            'SC': f'{L(3)}{N(5)}-{L(2)}{N(2)}', 'BA': f'{N(4)}.AB{N(6)}-{N(1)}', 'PE': f'{N(7)}.{L(3)}{N(8)}.{N(5)}', 'CE': f'{L(2)}{N(6)}-{L(4)}', 'PA': f'{N(3)}.{N(3)}.{N(3)} série {L(1)}', 'MT': f'{L(3)}-{N(5)}',
            'MS': f'{L(3)}{N(5)}-{N(3)}-NOR', 'GO': f'0{N(7)}{N(4)}{N(10)}', 'RN': f'RN{N(9)}{N(6)}{L(2)}'}.get(uf, f'{uf}{N(3)}{L(2)}{N(7)}{L(1)}')
