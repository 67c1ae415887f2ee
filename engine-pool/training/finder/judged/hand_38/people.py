# made-up families
import random
from base import *
OLD_M = "Raimundo Nonato|Expedito|Severino|Djalma|Jurandir|Ubirajara|Cosme|Damião|Isidório|Otacílio|Sebastião|Antônio Wilson|Francisco das Chagas|José Ribamar|Benedito|Manoel Messias|Aderbal|Clodoaldo|Eliezer|Hermínio|Joaquim Tertuliano|Leôncio|Olegário|Procópio|Quintino|Teodorico|Valdemar|Zacarias|Agripino|Bartolomeu|Crispim|Deusdedit|Eufrásio|Felinto|Gumercindo|Honorato|Inocêncio|Jacinto|Lourival|Nicanor|Orígenes|Pio|Silvestre|Temístocles|Vicente de Paulo|João Evangelista|Luiz Gonzaga|Pedro Alcântara|Abdias|Adalto|Altamiro|Belarmino|Cícero Romão|Durval|Epaminondas|Firmino|Genésio|Heráclito|Juvêncio|Libório|Martiniano|Napoleão|Osmundo|Pompílio|Rosendo|Salustiano|Tibúrcio|Urbano|Virgílio|Xisto".split("|")
OLD_F = "Raimunda Nonata|Josefa|Francisca das Chagas|Maria do Perpétuo Socorro|Zulmira|Odete|Iracy|Sebastiana|Edinalva|Benedita|Antônia|Conceição de Maria|Maria das Dores|Adalgisa|Belmira|Cândida|Domingas|Esmeraldina|Filomena|Genoveva|Hercília|Idalina|Joana d'Arc|Laurinda|Margarida|Nazaré|Otília|Perpétua|Quitéria|Rosalina|Severina|Teresa|Umbelina|Valdelice|Zenaide|Maria de Jesus|Alzira|Brígida|Carmelita|Dalila|Etelvina|Florência|Guiomar|Honorina|Isaura|Jovita|Leocádia|Maria José|Nair|Olindina|Petronila|Raquel|Sinforosa|Tomázia|Vitalina|Walquíria|Áurea|Maria da Penha|Luzia|Almerinda|Constância|Donata|Eulália|Gertrudes|Inácia|Júlia|Lindalva|Mercês|Neusa|Palmira|Regina Célia|Salete|Virgínia".split("|")
MID_M = "Carlos Alberto|Marcos Aurélio|Edivaldo|Valdenir|Rosinaldo|Gilvan|Antônio Marcos|José Carlos|Paulo Sérgio|Luís Fernando|Adriano|Cleiton|Ronivaldo|Edson|Genivaldo|Jailson|Erivelton|Nilton César|Sidney|Wellington|Dorivaldo|Hélio|Ivanildo|Josenildo|Lindomar|Márcio Greyck|Robério|Sandro|Tarcísio|Uelinton|Aluísio|Claudionor|Evandro|Fabrício|Geovani|Ítalo|Jefferson|Kleber|Leandro|Mauro|Nélio|Otoniel|Reginaldo|Saulo|Tiago|Vanderlei|Ademir|Elias|Francivaldo|Gleidson|João Batista|Manoel de Jesus|Ozéias|Rômulo|Sávio|Vivaldo|Williams|Zenildo|Alan Kardec|Cristóvão|Daniel|Ezequiel".split("|")
MID_F = "Rosiclea|Edilene|Maria Aparecida|Claudete|Ana Lúcia|Francinete|Jucilene|Vanusa|Rosângela|Marinalva|Cleonice|Eliete|Gracilene|Ivaneide|Josiane|Kátia Regina|Luciana|Márcia Cristina|Nilcéia|Patrícia|Rita de Cássia|Simone|Tânia Mara|Valdirene|Adriana|Cristiane|Deuzimar|Elisângela|Francisca Lúcia|Gisele|Helenice|Izabel Cristina|Jaqueline|Keila|Leidiane|Maria Auxiliadora|Norma Suely|Osmarina|Priscila|Rejane|Silvânia|Telma|Vera Lúcia|Wanderléia|Zilda|Andréia|Célia Maria|Darlene|Eunice|Fabiana|Geane|Iara|Joelma|Lucicleide|Mônica|Neide|Rosilda|Sônia Maria|Thaís|Viviane|Ângela|Érica".split("|")
NEW_M = "Enzo Gabriel|Kauã Henrique|Davi Lucca|João Pedro|Wallysson|Arthur Miguel|Heitor|Bernardo|Théo|Isaac|Ravi|Benício|Caio Vinícius|Luan Rafael|Samuel Elias|Gael|Noah Benjamin|Ícaro|Vitor Hugo|Anthony|Murilo|Pietro|Yuri Gagarin|José Neto|Emanuel|Joaquim|Levi|Nicolas|Otávio Augusto|Ruan|Thiago Emanuel|Ulisses|Yan|Zion|Antônio Bento|Bryan|Cauê|Dom Luís|Erick|Francisco Ariel|Guilherme|Hiago|Ítalo Davi|Jhonatan|Kevin Lucas|Luiz Otávio|Martim".split("|")
NEW_F = "Ágatha Sophia|Maria Eduarda|Ana Clara|Lívia Vitória|Yasmin|Heloísa|Alice Emanuelly|Laura Beatriz|Maya|Isis Valentina|Aurora|Cecília|Esther|Luna Raquel|Maria Flor|Helena|Antonella|Bianca|Clarice|Débora Évellyn|Emilly|Flora|Giovanna|Hadassa|Íris|Jade|Kemilly|Larissa|Manuela|Nicole|Olívia|Pérola|Rebeca|Sarah Lavínia|Tainá|Vitória Régia|Wendy|Zoé|Anahí|Brenda|Catarina|Dandara|Eloá|Francisca Luna|Gabriela|Isadora|Jasmim|Lia".split("|")
SUR = "Cavalcante|Bezerra|Holanda|Arruda|Wanderley|Albuquerque|Falcão|Lacerda|Mendonça|Tavares|Pinheiro|Brito|Lobato|Corrêa|Assunção|Nogueira|Feitosa|Mourão|Távora|Saraiva|Gurgel|Paiva|Castelo Branco|Pessoa|Sales|Serejo|Ericeira|Mota|Cutrim|Sodré|Muniz|Pantoja|Baía|Monteiro|Tenório|Cardoso|Barreto|Queiroz|Rabelo|Sampaio|Teles|Uchôa|Viana|Xavier|Zumba|Araújo|Batista|Coelho|Dourado|Evangelista|Figueiredo|Gadelha|Inojosa|Jucá|Lins|Magalhães|Novaes|Oliveira|Peixoto|Ramalho|Siqueira|Teixeira|Valente|Alencar|Bittencourt|Cerqueira|Diniz|Espíndola|Fontenele|Góes|Leitão|Macêdo|Nepomuceno|Pimentel|Ribeiro|Santana|Trindade|Vasconcelos|Sá Barreto|Nascimento|Souza|Silva|Lima|Costa|Pereira|Rodrigues|Gomes|Ferreira|Carvalho|Moraes|Rêgo|Amorim|Quaresma|Maués|Furtado|Bentes|Picanço|Tapajós|Cordovil|Malcher|Penafort|Seixas|Guedes|Pacheco|Damasceno|Frazão|Penha|Aragão|Ximenes|Parente|Mesquita|Cândido|Menezes|Torquato|Galvão|Paixão".split("|")
RARE = "Nakamura|Haddad|Zimmermann|Mamani|Kowalski|Assayag|Benchimol|Van der Linden|Toscano|Schüler|Quispe|Abrahim|Yamada|Cohen|D'Ávila|Moreau|Echeverría".split("|")
CONN = ["", "", "", "da ", "de ", "dos ", "do "]
FIT = {"Silva": "da ", "Costa": "da ", "Nascimento": "do ", "Rêgo": "do ", "Penha": "da ", "Paixão": "da ", "Trindade": "da ", "Souza": "de ", "Oliveira": "de ", "Carvalho": "de ", "Moraes": "de ", "Araújo": "de ", "Albuquerque": "de ", "Lima": "de ", "Holanda": "de ", "Alencar": "de ", "Mota": "da ", "Mendonça": "de ", "Figueiredo": "de ", "Paiva": "de ", "Góes": "de ", "Baía": "da ", "Quaresma": "da ", "Santana": "de "}
used = set()
def sn(rng, s): return (FIT[s] if s in FIT and rng.random() < .6 else "") + s
def fresh(rng, pool):
    for _ in range(60):
        g = rng.choice(pool)
        if g not in used: break
    used.add(g)
    if len(used) > 260: used.clear()
    return g
def pools(year):
    if year < 1972: return OLD_M, OLD_F
    if year < 2001: return MID_M, MID_F
    return NEW_M, NEW_F
def surs(rng, n, rare=None):
    s = rng.sample(SUR, n)
    if rare: s[0] = rare
    return s

def family(rng, year, sex, nome=None, pai=None, mae=None, rare=None, longo=False, junior=False, nopai=False):
    """keys nome, pai, mae, pa, pb (paternal grandparents), ma, mb, irmao (a sibling's surname tail)"""
    a, b, c, d, e = surs(rng, 5, rare)   # a: pat. grandfather, b: pat. grandmother, c: mat. grandfather, d: mat. grandmother
    cm, cf = pools(year); pm, pf = pools(year-26); gm, gf = pools(year-52)
    P_ = f"{fresh(rng, pm)} {sn(rng, b)+' ' if rng.random()<.7 else ''}{sn(rng, a)}"
    mar = rng.random()
    M_ = f"{fresh(rng, pf)} {sn(rng, d)+' ' if rng.random()<.45 else ''}{sn(rng, c)}" + (f" {sn(rng, a)}" if mar < .5 else "")
    pa = f"{fresh(rng, gm)} {sn(rng, e)+' ' if rng.random()<.4 else ''}{sn(rng, a)}"
    pb = f"{fresh(rng, gf)} {sn(rng, b)}" + (f" {sn(rng, a)}" if rng.random() < .6 else "")
    ma = f"{fresh(rng, gm)} {sn(rng, c)}"
    mb = f"{fresh(rng, gf)} {sn(rng, d)}" + (f" {sn(rng, c)}" if rng.random() < .6 else "")
    tail = f"{sn(rng, c)} {sn(rng, a)}"
    if nopai:
        M_ = " ".join([M_.split()[0]] + ([sn(rng, d)] if d not in M_ else [sn(rng, d)]) + [sn(rng, c)])
        tail = f"{sn(rng, d)} {sn(rng, c)}"
    if longo: tail = f"{sn(rng, d)} {sn(rng, c)} e {a}" if rng.random() < .5 else f"{sn(rng, d)} {sn(rng, c)} {sn(rng, b)} {sn(rng, a)}"
    g = fresh(rng, cm if sex == "M" else cf)
    f = {"nome": nome or f"{g} {tail}", "pai": pai or P_, "mae": mae or M_, "pa": pa, "pb": pb, "ma": ma, "mb": mb, "tail": tail,
         "irmao": f"{fresh(rng, cm)} {tail}", "irma": f"{fresh(rng, cf)} {tail}"}
    if junior and not nome:
        f["nome"] = f["pai"] + " Júnior"
    return f
def adult(rng, sex, year=1965):
    m, f = pools(year)
    return f"{fresh(rng, m if sex=='M' else f)} {' '.join(sn(rng, x) for x in rng.sample(SUR, 2))}"

CITY = {"BA": "Salvador|Ilhéus|Itabuna|Jequié|Feira de Santana|Vitória da Conquista|Xique-Xique|Bom Jesus da Lapa|Cachoeira|Santo Amaro|Irecê|Barreiras|Paulo Afonso|Juazeiro|Senhor do Bonfim|Canavieiras|Valença|Porto Seguro|Caetité|Euclides da Cunha",
 "PE": "Recife|Olinda|Caruaru|Garanhuns|Petrolina|Serra Talhada|Arcoverde|Goiana|Vitória de Santo Antão|Afogados da Ingazeira|Salgueiro|Palmares|Limoeiro|Pesqueira|São José do Egito|Jaboatão dos Guararapes",
 "CE": "Fortaleza|Sobral|Crato|Juazeiro do Norte|Quixadá|Iguatu|Crateús|Aracati|Tianguá|Canindé|Limoeiro do Norte|Acaraú|Icó|Barbalha|Tauá|Itapipoca|Jaguaruana|Camocim",
 "MA": "São Luís|Caxias|Imperatriz|Codó|Bacabal|Pinheiro|Viana|Balsas|Alcântara|Barreirinhas|Itapecuru Mirim|Santa Inês|Rosário|Pedreiras|Barra do Corda|Carolina|Grajaú|Cururupu",
 "PA": "Belém|Santarém|Óbidos|Cametá|Abaetetuba|Marabá|Bragança|Breves|Altamira|Castanhal|Monte Alegre|Igarapé-Miri|Soure|Vigia|Alenquer|Itaituba|Conceição do Araguaia|Oriximiná",
 "AM": "Manaus|Parintins|Itacoatiara|Tefé|Manacapuru|São Gabriel da Cachoeira|Coari|Maués|Lábrea|Humaitá|Benjamin Constant|Tabatinga|Eirunepé|Barcelos|Borba|Atalaia do Norte",
 "RO": "Porto Velho|Guajará-Mirim|Ji-Paraná|Ariquemes|Vilhena|Cacoal|Rolim de Moura|Pimenta Bueno|Ouro Preto do Oeste|Jaru|Colorado do Oeste|Presidente Médici|Espigão do Oeste|Costa Marques",
 "AC": "Rio Branco|Cruzeiro do Sul|Xapuri|Sena Madureira|Brasiléia|Tarauacá|Feijó|Plácido de Castro|Mâncio Lima",
 "PB": "Patos|Campina Grande|Sousa|Cajazeiras", "RN": "Mossoró|Caicó|Currais Novos", "PI": "Parnaíba|Floriano|Picos|Oeiras", "AL": "Penedo|Arapiraca", "SE": "Estância|Propriá",
 "PR": "Cascavel|Londrina|Umuarama", "RS": "Erechim|Santo Ângelo", "MG": "Governador Valadares|Teófilo Otoni|Mantena", "SP": "Presidente Prudente|Marília", "ES": "Colatina|Linhares", "MT": "Cáceres|Cuiabá", "GO": "Rio Verde|Ceres", "TO": "Araguaína|Tocantinópolis", "AP": "Macapá", "RR": "Boa Vista", "SC": "Chapecó"}
CITY = {k: v.split("|") for k, v in CITY.items()}
def near(rng, uf, p=.7):
    if rng.random() < p: u = uf
    else: u = rng.choice(list(CITY))
    return rng.choice(CITY[u]), u
ESTADO = {"BA": "Bahia", "PE": "Pernambuco", "CE": "Ceará", "MA": "Maranhão", "PA": "Pará", "AM": "Amazonas", "RO": "Rondônia", "AC": "Acre", "PB": "Paraíba", "RN": "Rio Grande do Norte", "PI": "Piauí", "AL": "Alagoas", "SE": "Sergipe", "PR": "Paraná", "RS": "Rio Grande do Sul", "MG": "Minas Gerais", "SP": "São Paulo", "ES": "Espírito Santo", "MT": "Mato Grosso", "GO": "Goiás", "TO": "Tocantins", "AP": "Amapá", "RR": "Roraima", "SC": "Santa Catarina"}
DE = {"BA": "da", "PE": "de", "CE": "do", "MA": "do", "PA": "do", "AM": "do", "RO": "de", "AC": "do", "PB": "da", "PI": "do", "RN": "do", "MG": "de", "AP": "do"}
