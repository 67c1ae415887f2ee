from lib import *
# given names by era
M = [
 'Raimundo,Sebastião,Manoel,Antônio,Cícero,Joaquim,Benedito,Hermenegildo,Epaminondas,Amâncio,Teodoro,Bonifácio,Quintino,Honorato,Firmino,Zacarias,Leôncio,Anacleto,Eustáquio,Hilário,Pedro Alexandrino,José Maria,Francisco Xavier,João Evangelista,Domingos,Inocêncio,Deocleciano,Clodoaldo,Bertoldo,Policarpo,Venâncio,Saturnino'.split(','),
 'José Ribamar,Francisco das Chagas,Waldemar,Nélson,Geraldo,Adalberto,Osvaldo,Expedito,Edmundo,Aristides,Haroldo,Jurandir,Ubirajara,Orlando,Lourival,Agenor,Djalma,Valdivino,Eurípedes,Onofre,Genésio,Josué,Altamiro,Almir,Wilson,Nivaldo,Dorival,Hélio,Péricles,Sinval,Antônio Carlos,Luiz Gonzaga,João Batista'.split(','),
 'Marcos Antônio,Edvaldo,Gilson,Reginaldo,Jorge Luís,Cláudio,Josenildo,Robério,Ailton,Evandro,Wagner,Sandro,Ivanildo,Roosevelt,Adriano,Luciano,Erivelton,Gerson,Paulo Sérgio,Francisco José,Rômulo,Túlio,Hamilton,Ednaldo,Nilton César,Fábio,Ronaldo,Élcio,Itamar,Valmir,Jackson,Clóvis'.split(','),
 'Thiago,Wesley,Diego,Jefferson,Anderson,Felipe,Rodrigo,Michel,Uélinton,Rafael,Caíque,Igor,Maicon Douglas,Érick,Jonatas,Tássio,Ruan,Vinícius,Leandro,Ramon,Walisson,Deivid,Hudson,Bruno,Gleidson,Ícaro,Renan,Cleiton,Yuri,Alisson'.split(','),
 'Enzo Gabriel,Davi Lucca,Miguel,Ravi,Heitor,Arthur,Benício,Kauã,Ítalo Emanuel,Théo,Anthony,Noah,Bento,José Cauê,Samuel,Isaque,Gael,Joaquim,Vicente,Ryan Kelvin,João Guilherme,Calebe,Levi,Murilo,Otávio,Francisco Raví,Ícaro,Zion,Martim,Dante'.split(',')]
F = [
 'Maria,Josefa,Raimunda,Francisca,Joana,Umbelina,Etelvina,Idalina,Ana Rosa,Perpétua,Jesuína,Balbina,Rosalina,Leopoldina,Filomena,Generosa,Cândida,Maria da Purificação,Antônia,Porcina,Eufrásia,Delfina,Quitéria,Sinhorinha,Olímpia,Maria José,Virgínia,Minervina,Silvéria,Custódia,Hermínia,Zulmira'.split(','),
 'Maria de Lourdes,Terezinha,Maria das Dores,Iracema,Jacira,Nair,Dalva,Odete,Neuza,Maria do Socorro,Valdelice,Alzira,Aparecida,Eunice,Lindalva,Nadir,Hilda,Creusa,Zenaide,Maria da Glória,Ivone,Doralice,Celina,Lenira,Conceição,Anália,Railda,Walquíria,Isaura,Geni,Adélia'.split(','),
 'Rosângela,Maria Auxiliadora,Cláudia,Solange,Edilene,Marinalva,Sônia Regina,Josélia,Valéria,Márcia,Elizete,Ana Cristina,Luciene,Rita de Cássia,Gildete,Simone,Rosemeire,Eliane,Ivanilda,Telma,Nádia,Vera Lúcia,Adriana,Sueli,Maria Nazaré,Cleonice,Denise,Jocélia,Marlúcia,Wilma'.split(','),
 'Jéssica,Tatiane,Priscila,Débora,Bruna,Camila,Érica,Daiane,Raquel,Gleiciane,Vanessa,Luana,Thaís,Patrícia,Milena,Aline,Karoline,Natália,Ingrid,Joseane,Samara,Hortência,Renata,Lívia,Keila,Taynara,Jamile,Suelen,Iara,Mônica'.split(','),
 'Maria Alice,Helena,Ágatha,Laura Vitória,Valentina,Heloísa,Cecília,Aylla,Maitê,Isis,Ana Sophia,Antonella,Lara,Maria Flor,Eloá,Lívia,Pérola,Yasmin,Liz,Mirella,Esther,Zoé,Catarina,Alana,Rebeca,Maria Cecília,Aurora,Jade,Nicole,Dandara'.split(',')]
S = ('da Silva|dos Santos|de Oliveira|de Souza|Ferreira|da Conceição|de Jesus|Nascimento|Cavalcante|Ximenes|Albuquerque|Pinheiro|Holanda|Aragão|Bezerra|Lustosa|Sampaio|Cerqueira|Bittencourt|Magalhães|Sodré|Figueirêdo|Muniz|Calmon|Guimarães|Vilas Boas|Rezende|Drummond|Lanna|Carneiro|Botelho|do Amaral|Fonseca|Teixeira|Gouvêa|Werneck|Paes Leme|Monteiro|Lacerda|do Couto|Barata|Chermont|Pantoja|Maués|Lobato|Corrêa|Baía|Moraes|Tavares|Gusmão|Brito|Lemos|Dantas|Medrado|Queiroz|Saldanha|Távora|Ribeiro|Peixoto|Alencar|do Rosário|dos Anjos|das Neves|dos Reis|da Cruz|da Luz|Assunção|do Espírito Santo|do Sacramento|Evangelista|Quaresma|Sant\'Anna|d\'Ávila|Nakamura|Schaefer|Abdalla|Zanetti|Kubitza|Pimentel|Wanderley|Trindade|Marinho|Seixas|Cordeiro|Moura|Prado|Fróes|Brandão|Bulhões|Veloso|Camargos|Salgado|Ornelas|Pontes|Mesquita|Carvalhaes|Siqueira|Tupinambá|Farias|Lopes|Mendes|Gomes|Rocha|Freitas|Valadares|Caldeira|Dutra|Vidal|Leal|Coelho|Feitosa|Gondim|Landim|Macêdo|Parente|Rabelo').split('|')
TOWNS = dict(BA='Ilhéus|Vitória da Conquista|Santo Amaro|Cachoeira|Jequié|Irecê|Paulo Afonso|Itaberaba|Xique-Xique|Caetité|Bom Jesus da Lapa|Muritiba|Maragogipe|Canavieiras|Jacobina|Ipiaú|Euclides da Cunha|Valença'.split('|'),
 CE='Sobral|Crato|Juazeiro do Norte|Iguatu|Quixadá|Quixeramobim|Canindé|Aracati|Tianguá|Crateús|Icó|Camocim|Itapipoca|Baturité|Russas'.split('|'),
 PA='Santarém|Cametá|Abaetetuba|Bragança|Óbidos|Altamira|Marabá|Soure|Breves|Igarapé-Miri|Vigia|Oriximiná|Monte Alegre|Tucuruí'.split('|'),
 MG='Diamantina|Montes Claros|São João del-Rei|Ouro Preto|Teófilo Otoni|Governador Valadares|Patos de Minas|Araçuaí|Januária|Caratinga|Viçosa|Muriaé|Itajubá|Serro|Dores do Indaiá'.split('|'),
 RJ='Campos dos Goytacazes|Petrópolis|Vassouras|Niterói|Nova Friburgo|Paraty|Valença|Itaperuna|Macaé|Cantagalo|Barra do Piraí|São Gonçalo|Duque de Caxias|Cordeiro'.split('|'))
AFAR = [('Caicó','RN'),('Picos','PI'),('Grajaú','MA'),('Garanhuns','PE'),('Cajazeiras','PB'),('Penedo','AL'),('Propriá','SE'),('Colatina','ES'),('Londrina','PR'),('Blumenau','SC'),('Pelotas','RS'),('Sorocaba','SP'),('Dourados','MS'),('Rondonópolis','MT'),('Jataí','GO'),('Gurupi','TO'),('Ji-Paraná','RO'),('Cruzeiro do Sul','AC'),('Parintins','AM'),('Macapá','AP'),('Serra Talhada','PE'),('Mossoró','RN'),('Pinheiro','MA'),('Oeiras','PI'),('Lagarto','SE'),('Campina Grande','PB')]
def era(y): return 0 if y < 1925 else 1 if y < 1958 else 2 if y < 1986 else 3 if y < 2010 else 4
def town(r, uf, year=2000):
    if r.random() < .3:
        while True:
            t = r.choice(AFAR)
            if year > 1990 or t[1] not in ('TO','RO','AC','MS','AP'): return t
    return (r.choice(TOWNS[uf]), uf)
def family(r, year, sex, married=True):
    e = era(year); g = max(e-1, 0); gg = max(e-2, 0)
    P, P2, Y, Mm, M2, Z, X1, _ = r.sample(S, 8)
    giv = (M if sex == 'M' else F)
    pool = list(giv[e]); r.shuffle(pool)
    suf = r.random()
    father = f"{r.choice(M[g])} {r.choice([Y, P2])} {P}"
    pgf = f"{r.choice(M[gg])} {P2} {P}" if r.random() < .6 else f"{r.choice(M[gg])} {P}"
    pgm = f"{r.choice(F[gg])} {Y} {P}" if r.random() < .6 else f"{r.choice(F[gg])} {Y}"
    mgf = f"{r.choice(M[gg])} {M2} {Mm}" if r.random() < .6 else f"{r.choice(M[gg])} {Mm}"
    mgm = f"{r.choice(F[gg])} {Z} {Mm}" if r.random() < .6 else f"{r.choice(F[gg])} {Z} {X1}"
    mother = f"{r.choice(F[g])} {Mm} {P}" if married and r.random() < .6 else f"{r.choice(F[g])} {Z if r.random()<.5 else M2} {Mm}"
    tail = r.choice([f'{Mm} {P}', f'{Mm} {P}', f'{Y} {P}', P])
    nome = f'{pool[0]} {tail}'
    if sex == 'M' and suf < .1:
        nome = father + r.choice([' Filho', ' Júnior'])
    tpool = [x for x in pool[1:] if x.split()[0] != pool[0].split()[0]]
    return dict(nome=nome, pai=father, mae=mother, pa=pgf, pm=pgm, ma=mgf, mm=mgm, tail=tail, irmao=f'{tpool[0]} {tail}', mother_only=f'{pool[0]} {r.choice([Mm, Z+" "+Mm])}')
def adult(r, sex=None, e=2):
    sex = sex or r.choice('MF')
    a, b = r.sample(S, 2)
    return f"{r.choice((M if sex=='M' else F)[e])} {a} {b}"
def days(r, a, b): return datetime.timedelta(days=r.randint(a, b))
