"""Names, towns, families."""
import random
SUR = '''da Silva|dos Santos|Oliveira|de Souza|Rodrigues|Ferreira|Alves|Pereira|Lima|Gomes|Ribeiro|Carvalho|de Almeida|Lopes|Soares|Fernandes|Vieira|Barbosa|Rocha|Dias|Nascimento|Andrade|Moreira|Nunes|Marques|Machado|Mendes|Freitas|Cardoso|Ramos|Gonçalves|Santana|Teixeira|Araújo|Cavalcante|Bezerra|Falcão|Tavares|Pinheiro|Coelho|Furtado|Brandão|Siqueira|Sampaio|Peixoto|Quadros|Bittencourt|Bragança|Caetano|Evangelista|Fagundes|Galvão|Holanda|Jatobá|Leitão|Maciel|Noronha|Ourique|Paranhos|Queiroz|Rangel|Saldanha|Tenório|Uchôa|Valadares|Xavier|Zanetti|Ávila|do Amaral|da Conceição|das Neves|do Espírito Santo|da Cruz|de Jesus|dos Anjos|de Assis|da Luz|dos Reis|do Carmo|da Anunciação|Bianchi|Rossetti|Zampieri|Dallagnol|Pasqualotto|Benedetti|Tonello|Schneider|Kirchhoff|Wüst|Hoffmann|Krüger|Baumgärtner|Steinbach|Kowalski|Wisniewski|Szymański|Nakamura|Watanabe|Yoshioka|Higashi|Takemoto|Haddad|Abdalla|Saad Filho|Khoury|Sarmento|Guimarães|Vasconcelos|Mascarenhas|Montenegro|Pessanha|Loureiro|Cerqueira|Bulhões|Camargo|Toledo|Arruda|Pacheco|Prates|Figueiró|Bastos|Pimentel|Veloso|Gouveia|Seabra|Barcellos|Menezes|Athayde|Nóbrega|Lacerda|Sant'Anna|D'Ávila|Goulart|Medeiros|Brum|Dutra|Escobar|Feijó|Gadelha|Linhares|Magalhães|Negreiros|Pontes|Rebouças|Sobreira|Trindade|Viana|Vilela|Junqueira|Bueno|Prado|Leme|Cordeiro|Borba|Proença|Taques|Corumbá|Poconé|Matoso|Curado|Jardim|Caiado|Bonfim|Borges|Batista|Correia|Campelo|Aragão|Ximenes|Feitosa|Alencar|Saraiva|Moura|Lustosa|Piauilino|Cutrim|Sarney Neto|Serejo|Pinto|Maués|Tembé|Pantoja|Monteiro|Lobato|Castelo|Acioly|Wanderley|Lins|Calheiros|Mota|Fontes|Rezende|Salgado|Penha|Fraga|Brunoro|Covre'''.replace('|Saad Filho', '|Saad').replace('|Sarney Neto', '').split('|')
FM = '''Antônio Carlos|José Ribamar|Francisco|João Batista|Raimundo Nonato|Pedro Paulo|Luiz Henrique|Marcos Vinícius|Cícero|Sebastião|Edvaldo|Joaquim|Ademir|Valdir|Osmar|Genivaldo|Damião|Jurandir|Reginaldo|Everton Luís|Anderson|Wellington|Cleiton|Rafael|Thiago|Juliano|Rodrigo|Diego|Felipe Augusto|Leandro|Josimar|Adalberto|Waldemar|Orlando|Nelson|Ivo|Hélio|Gilberto|Aparecido|Severino|Manoel|Benedito|Clóvis|Nivaldo|Laércio|Evandro|Moacir|Ubirajara|Aldair|Eliseu|Ezequiel|Jonas|Natanael|Otávio|Tarcísio|Vicente|Zacarias|Bruno|Caio César|Danilo|Fábio|Gustavo|Hugo Leonardo|Igor|Jefferson'''.split('|')
FF = '''Maria Aparecida|Ana Paula|Francisca|Antônia|Rosângela|Luciana|Maria de Fátima|Josefa|Terezinha|Sônia Regina|Marlene|Ivone|Neusa|Cleonice|Edilene|Rosilda|Jucélia|Adriana|Patrícia|Fernanda Cristina|Kelly Cristina|Vanessa|Tatiane|Priscila|Daiane|Jéssica|Bruna Letícia|Camila|Débora|Elisângela|Gislaine|Ivanilda|Jaqueline|Karina|Lindalva|Marinalva|Nair|Odete|Palmira|Quitéria|Raquel|Solange|Vera Lúcia|Zélia|Zuleide|Conceição|Aurora|Benedita|Cecília|Dulce|Eunice|Flávia|Graziela|Helena|Inês|Juliana|Lívia|Mônica|Natália|Simone|Suely|Valquíria|Márcia|Rita de Cássia|Luzia'''.split('|')
OM = '''Adolpho|Agenor|Alcebíades|Ananias|Anacleto|Aristides|Balthazar|Belmiro|Candido|Cyrillo|Deoclécio|Domingos|Durval|Eleutério|Emygdio|Euclydes|Eusébio|Firmino|Florêncio|Gaudêncio|Germano|Gervásio|Henrique|Hermínio|Honorato|Ildefonso|Isidoro|Jacintho|Januário|Jeronymo|Joaquim Theodoro|Josino|Juvenal|Laurindo|Leocádio|Leopoldo|Lindolpho|Manoel Ignacio|Marcolino|Martiniano|Maximiano|Olympio|Onofre|Pantaleão|Philomeno|Possidônio|Quirino|Rosendo|Salustiano|Silvério|Theotonio|Thomaz|Ulysses|Venâncio|Virgílio|Zeferino'''.split('|')
OF = '''Adelaide|Albertina|Alzira|Amélia|Anna Rosa|Angelina|Balbina|Bernardina|Brígida|Carlota|Carolina|Clementina|Corina|Deolinda|Dorothéa|Emerenciana|Ernestina|Etelvina|Eulália|Euphrásia|Felisbina|Florinda|Francisca Romana|Generosa|Genoveva|Guilhermina|Hermelinda|Idalina|Ignez|Izabel|Joanna|Jovina|Júlia|Laurinda|Leopoldina|Libânia|Luiza|Marcellina|Maria Thereza|Mathilde|Olympia|Perpétua|Philomena|Porcina|Quitéria|Rosalina|Rufina|Sebastiana|Theodora|Umbelina|Ursulina|Virgínia|Zulmira'''.split('|')
TOWN = '''Campinas/SP|Ribeirão Preto/SP|Sorocaba/SP|Bauru/SP|Franca/SP|Registro/SP|Itapeva/SP|Piracicaba/SP|Santos/SP|Uberlândia/MG|Montes Claros/MG|Juiz de Fora/MG|Governador Valadares/MG|Diamantina/MG|Araçuaí/MG|Barbacena/MG|Patos de Minas/MG|Niterói/RJ|Campos dos Goytacazes/RJ|Petrópolis/RJ|Volta Redonda/RJ|Itaperuna/RJ|Vitória/ES|Colatina/ES|Cachoeiro de Itapemirim/ES|Londrina/PR|Guarapuava/PR|Cascavel/PR|Ponta Grossa/PR|Irati/PR|Paranavaí/PR|Joinville/SC|Lages/SC|Chapecó/SC|Blumenau/SC|Tubarão/SC|Pelotas/RS|Santa Maria/RS|Passo Fundo/RS|Bagé/RS|Erechim/RS|Uruguaiana/RS|Dourados/MS|Corumbá/MS|Três Lagoas/MS|Cuiabá/MT|Cáceres/MT|Sinop/MT|Rondonópolis/MT|Anápolis/GO|Rio Verde/GO|Goiás/GO|Catalão/GO|Brasília/DF|Palmas/TO|Araguaína/TO|Porto Nacional/TO|Feira de Santana/BA|Ilhéus/BA|Juazeiro/BA|Vitória da Conquista/BA|Jequié/BA|Barreiras/BA|Aracaju/SE|Estância/SE|Lagarto/SE|Maceió/AL|Arapiraca/AL|Penedo/AL|Caruaru/PE|Garanhuns/PE|Petrolina/PE|Serra Talhada/PE|Campina Grande/PB|Patos/PB|Sousa/PB|Mossoró/RN|Caicó/RN|Natal/RN|Sobral/CE|Juazeiro do Norte/CE|Iguatu/CE|Quixadá/CE|Teresina/PI|Parnaíba/PI|Floriano/PI|Picos/PI|São Luís/MA|Imperatriz/MA|Caxias/MA|Bacabal/MA|Belém/PA|Santarém/PA|Marabá/PA|Altamira/PA|Bragança/PA|Macapá/AP|Manaus/AM|Parintins/AM|Tefé/AM|Boa Vista/RR|Porto Velho/RO|Ji-Paraná/RO|Vilhena/RO|Rio Branco/AC|Cruzeiro do Sul/AC'''.split('|')
ST = {'SP': 'São Paulo', 'MG': 'Minas Gerais', 'RJ': 'Rio de Janeiro', 'ES': 'Espírito Santo', 'PR': 'Paraná', 'SC': 'Santa Catarina', 'RS': 'Rio Grande do Sul',
      'MS': 'Mato Grosso do Sul', 'MT': 'Mato Grosso', 'GO': 'Goiás', 'DF': 'Distrito Federal', 'TO': 'Tocantins', 'BA': 'Bahia', 'SE': 'Sergipe', 'AL': 'Alagoas',
      'PE': 'Pernambuco', 'PB': 'Paraíba', 'RN': 'Rio Grande do Norte', 'CE': 'Ceará', 'PI': 'Piauí', 'MA': 'Maranhão', 'PA': 'Pará', 'AP': 'Amapá', 'AM': 'Amazonas',
      'RR': 'Roraima', 'RO': 'Rondônia', 'AC': 'Acre'}
DE_ST = {u: ('d' + ('a' if u in ('BA', 'PB') else 'o' if u in ('RJ', 'ES', 'PR', 'RS', 'MS', 'MT', 'DF', 'TO', 'RN', 'CE', 'PI', 'MA', 'PA', 'AP', 'AM', 'AC') else 'e')) + ' ' + n for u, n in ST.items()}
_R = random.Random(20261123)
_decks = {}


def deal(key, src):
    d = _decks.get(key)
    if not d:
        d = _decks[key] = src[:]
        _R.shuffle(d)
    return d.pop()


def sur():
    return deal('s', SUR)


def man(old=False):
    return deal('om', OM) if old else deal('fm', FM)


def woman(old=False):
    return deal('of', OF) if old else deal('ff', FF)


def last(name):
    """the last surname with its particle"""
    w = name.split()
    return ' '.join(w[-2:]) if len(w) > 2 and w[-2] in ('da', 'de', 'do', 'dos', 'das') else w[-1]


def town(r, uf=None, p=.7):
    t = [x for x in TOWN if x.endswith('/' + uf)] if uf and r.random() < p else TOWN
    m, u = r.choice(t or TOWN).split('/')
    return m, u


def family(r, given, old=0, pat=None, mat_=None):
    """old: 0 modern, 1 old grandparents, 2 old parents and grandparents. Returns names and towns. pat, mat_: surnames given"""
    A, B, C, E = pat or sur(), sur(), mat_ or sur(), sur()
    f = {}
    o = old >= 1
    f['pgf'] = f'{man(o)} {sur()} {A}' if r.random() < .45 else f'{man(o)} {A}'
    f['pgm'] = f'{woman(o)} {B} {A}' if r.random() < .6 else f'{woman(o)} {B}'
    f['mgf'] = f'{man(o)} {C}' if r.random() < .5 else f'{man(o)} {sur()} {C}'
    f['mgm'] = f'{woman(o)} {E} {C}' if r.random() < .6 else f'{woman(o)} {E}'
    f['father'] = f'{man(old==2)} {B} {A}' if r.random() < .5 else f'{man(old==2)} {A}'
    x = r.random()
    f['mother'] = f'{woman(old==2)} {E} {C}' if x < .35 else f'{woman(old==2)} {C} {A}' if x < .7 else f'{woman(old==2)} {C}'
    f['name'] = f'{given} {C} {A}' if r.random() < .6 else f'{given} {A}'
    f['A'], f['C'] = A, C
    return f
