# names, places, families
import random, datetime as dt
GIV = {
 'old': {'M': 'José Antônio João Francisco Sebastião Benedito Joaquim Geraldo Raimundo Oswaldo Waldemar Armando Orlando Lázaro Euclides Altino Deoclécio Jacyntho Argemiro Theodoro Honório Belmiro Onofre Cândido Durvalino Astolfo Hermínio Izidro Juvenal Leopoldino Adelino Norival Ubaldino Zeferino Florisvaldo Anísio Messias Aristides Galdino Virgílio Eliseu Saturnino Ovídio Teófilo'.split(),
         'F': 'Maria Anna Rosa Benedicta Sebastiana Joaquina Geralda Alzira Iracema Durvalina Conceição Jovelina Ermelinda Idalina Etelvina Zulmira Philomena Carolina Laudelina Ordália Izaura Odete Leonor Aparecida Rita Amélia Hermínia Francisca Clementina Deolinda Nair Olinda Belarmina Angelina Josepha Euphrásia Dulce Eulália Guiomar Corina Adelaide Sinhara Brígida Lucinda Custódia'.split()},
 'mid': {'M': 'Carlos Luiz Marcos Paulo Roberto Ricardo Sérgio Marcelo Cláudio Reginaldo Edson Adilson Wanderley Gilberto Valdir Ademir Jair Rogério Anderson Wellington Cristiano Fabiano Leandro Alexandre Rodrigo Evandro Nivaldo Genivaldo Juarez Celso Mauro Hélio Elias Fábio Edmilson Josué Amauri Silvano Claudinei Rubens Dirceu Vicente Renato Odair Sidnei Tarcísio Ivan Wagner'.split(),
         'F': 'Sandra Márcia Lúcia Regina Sônia Rosângela Vera Eliane Cláudia Adriana Patrícia Luciana Simone Andréia Kátia Solange Rosemeire Ivone Neusa Cleusa Marlene Tereza Fátima Vanessa Cristiane Elisângela Gislaine Marilda Rosilene Valdirene Edna Jussara Nilza Marta Silvana Roseli Eunice Débora Raquel Zenaide Ivanilda Josefa Lourdes Mirian Shirley Glória Luzia Elza Dalva'.split()},
 'new': {'M': 'Miguel Arthur Heitor Davi Bernardo Gabriel Enzo Lucas Nicolas Theo Samuel Benício Murilo Ravi Caleb Noah Anthony Isaac Vicente Otávio Caetano Joaquim Bryan Kauê Luan Yuri Pietro Emanuel Levi Raul Tomás Ícaro Martim Matheus Cauã Dominic Rhuan Thales Gael Kaique Breno Ruan Ulisses'.split(),
         'F': 'Alice Helena Laura Valentina Heloísa Sophia Isabella Manuela Cecília Maitê Lívia Antonella Yasmin Eloá Lorena Agatha Rebeca Maya Aurora Liz Clara Emanuelly Sarah Mirella Ayla Olívia Esther Nicole Melissa Stella Catarina Bárbara Letícia Mariana Kemilly Jasmyn Hadassa Luna Isadora Beatriz Pérola Maria Zoe'.split()},
}
SECOND = {'old': {'M': ['Antônio','Pedro','Maria','Bento','de Paula','de Assis','Geraldo','Batista','Lourenço',''],
                  'F': ['da Conceição','das Dores','do Carmo','de Lourdes','Aparecida','Thereza','de Jesus','da Glória','Luzia','']},
          'mid': {'M': ['Eduardo','Alberto','Henrique','César','Augusto','Fernando','Aparecido','Donizeti','José','Luís'],
                  'F': ['Aparecida','Cristina','Helena','de Fátima','Maria','Regina','do Socorro','Elena','das Graças','Lúcia']},
          'new': {'M': ['Henrique','Lorenzo','Gabriel','Miguel','Rafael','Emanuel','Felipe','Benjamin','Ryan','Valentim'],
                  'F': ['Vitória','Eduarda','Sofia','Clara','Luiza','Beatriz','Valentina','Gabrielly','Isis','Flor']}}
SUR = ('Silva|da Silva|dos Santos|de Oliveira|de Souza|Pereira|Ferreira|Alves|Ribeiro|Rodrigues|Gonçalves|de Almeida|Nascimento|do Nascimento|Carvalho|de Lima|Araújo|Moreira|Teixeira|Barbosa|Cardoso|Rocha|'
       'Dias|Nogueira|Machado|Tavares|Monteiro|Moura|Cavalcanti|Fonseca|Peixoto|Furtado|Guimarães|Lacerda|Bicalho|Drumond|Resende|Vilela|Junqueira|Penido|Brandão|Siqueira|Camargo|Prado|Leme|Toledo|Arruda|Pacheco|Sampaio|'
       'Vasconcelos|Quintanilha|Muniz|Bittencourt|Azeredo|Sardinha|Manhães|Gomes|da Cruz|da Costa|Xavier|Figueiredo|Coutinho|Barroso|Amaral|de Paula|de Jesus|Evangelista|Trindade|Bonfim|Sales|Neves|Queiroz|Lopes|'
       'Fagundes|Medeiros|Amorim|Bastos|Cabral|Caldeira|Chaves|Correia|Duarte|Esteves|Falcão|Frade|Galvão|Godinho|Horta|Lage|Leal|Maia|Magalhães|Mendonça|Naves|Novaes|Paixão|Pimenta|Portela|Rangel|Rosa|Salgado|Seabra|Torres|Valadares|Veloso|Viana|Zica').split('|')
ETH = {'it': ('Bortolotti Zanella Dalvi Fardin Menegatti Ceolin Scarpatti Pezzin Tonini Comério Lorenzoni Bissoli Gasparini Mantovani Trevisan Zuccolotto Perim Venturim Baptistella Pagotto', 'Ângelo Domenico Giuseppe Luigi Pietro Battista Fiorindo Agostinho', 'Giulia Assunta Ernesta Pierina Genoveffa Rosina Carmela Luigia'),
       'jp': ('Nakamura Yoshida Watanabe Fujimoto Kobayashi Hayashida Takeuchi Morikawa Shimabukuro Onishi Uehara Kawakami', 'Kenji Hiroshi Massao Takeshi Shigueo Minoru Akira Tadashi', 'Fumiko Sachiko Harumi Yoko Kimiko Mitsuko Naomi Tomoe'),
       'de': ('Krüger Schneider Holz Berger Tesch Küster Boldt Stange Jastrow Seibel Ramlow Gumz Schulz Kloss Wruck', 'Helmuth Alwin Ervino Arnoldo Waldemiro Franz Guilherme Emílio', 'Hilda Frida Edeltraud Elza Ida Martha Lina Irma'),
       'ar': ('Haddad Abdalla Maluf Chequer Salomão Mansur Farah Nacif Sarkis Jabour', 'Salim Nagib Elias Jamil Fuad Miguel Tufik Calil', 'Nazira Latife Munira Samira Wadia Adma Zakia Jamile'),
       'pt': ('Bragança Figueiras Loureiro Serôdio Cerqueira Quintas Valente Carriço Ermida Gouveia', 'Manoel Serafim Albino Abílio Jerônimo Américo', 'Piedade Felismina Engrácia Arminda Gracinda Deolinda'),
       'es': ('Martínez Sánchez Quispe Mamani Condori Huanca Choque Flores Apaza Guarachi', 'Wilmer Edwin Rolando Freddy Ramiro Juan', 'Maribel Yolanda Nélida Wilma Gladys Lidia'),
       'af': ('Kiala Mbemba Nzinga Lukoki Makiese Okafor Adeyemi Pierre Jean-Baptiste Saint-Louis', 'Domingos Mpia Chukwuemeka Wisly Jean Makenson', 'Ngozi Esperança Rose-Merline Guerda Luzolo Mireille')}
HOSP = {
 'São Paulo': ['Hospital Maternidade Leonor Mendes de Barros','Amparo Maternal','Hospital Municipal Vila Santa Catarina','Hospital Geral do Grajaú','Hospital Santa Marcelina','Maternidade de Vila Nova Cachoeirinha','Hospital Cruz Azul','Pro Matre Paulista'],
 'Guarulhos': ['Hospital Municipal Pimentas Bonsucesso','Maternidade Jesus, José e Maria'], 'Santo André': ['Hospital da Mulher Maria José dos Santos Stein','Casa de Saúde e Maternidade de Santo André'],
 'Campinas': ['Maternidade de Campinas','Hospital PUC-Campinas'], 'Sorocaba': ['Santa Casa de Misericórdia de Sorocaba'], 'Ribeirão Preto': ['Maternidade do Complexo Aeroporto – MATER','Hospital das Clínicas'],
 'Piracicaba': ['Santa Casa de Piracicaba'], 'Bauru': ['Maternidade Santa Isabel'], 'Franca': ['Santa Casa de Franca'], 'Taubaté': ['Hospital Universitário de Taubaté'], 'São Carlos': ['Maternidade Dona Francisca Cintra Silva'],
 'Registro': ['Hospital São João'], 'Itapeva': ['Santa Casa de Itapeva'], 'Marília': ['Maternidade Gota de Leite'], 'Botucatu': ['Maternidade do Hospital Regional de Botucatu'], 'Amparo': ['Beneficência Portuguesa de Amparo'],
 'Rio de Janeiro': ['Maternidade Carmela Dutra','Hospital Maternidade Herculano Pinheiro','Maternidade Leila Diniz','Instituto Fernandes Figueira','Casa de Saúde Santa Therezinha','Hospital da Mulher Mariska Ribeiro','Maternidade-Escola da UFRJ','Hospital Maternidade Alexander Fleming'],
 'Niterói': ['Maternidade Municipal Alzira Reis'], 'Nova Iguaçu': ['Maternidade Municipal Mariana Bulhões'], 'Campos dos Goytacazes': ['Hospital Plantadores de Cana'], 'Petrópolis': ['Hospital Alcides Carneiro'], 'Duque de Caxias': ['Maternidade Municipal de Santa Cruz da Serra'],
 'São Gonçalo': ['Maternidade Municipal Dr. Mário Niajar'], 'Volta Redonda': ['Hospital São João Batista'], 'Valença': ['Hospital Escola Luiz Gioseffi Jannuzzi'], 'Itaperuna': ['Hospital São José do Avaí'], 'Macaé': ['Hospital Público Municipal de Macaé'], 'Paraty': ['Hospital Municipal São Pedro de Alcântara'],
 'Belo Horizonte': ['Maternidade Odete Valadares','Hospital Sofia Feldman','Maternidade Hilda Brandão','Hospital Júlia Kubitschek'], 'Juiz de Fora': ['Maternidade Therezinha de Jesus','Santa Casa de Misericórdia de Juiz de Fora'], 'Uberaba': ['Hospital São Domingos'], 'Uberlândia': ['Hospital de Clínicas da UFU'],
 'Ouro Preto': ['Santa Casa da Misericórdia de Ouro Preto'], 'Montes Claros': ['Hospital Aroldo Tourinho'], 'Diamantina': ['Hospital Nossa Senhora da Saúde'], 'Teófilo Otoni': ['Hospital Santa Rosália'], 'Governador Valadares': ['Hospital Municipal'], 'Poços de Caldas': ['Santa Casa de Poços de Caldas'],
 'Pouso Alegre': ['Hospital das Clínicas Samuel Libânio'], 'Caratinga': ['Hospital Nossa Senhora Auxiliadora'], 'Viçosa': ['Hospital São Sebastião'], 'Manhuaçu': ['Hospital César Leite'], 'Patos de Minas': ['Hospital Regional Antônio Dias'], 'Mariana': ['Hospital Monsenhor Horta'], 'Ponte Nova': ['Hospital Arnaldo Gavazza Filho'], 'São João del-Rei': ['Santa Casa da Misericórdia de São João del-Rei'], 'Leopoldina': ['Casa de Caridade Leopoldinense'], 'Sete Lagoas': ['Hospital Nossa Senhora das Graças'], 'Curvelo': ['Hospital Imaculada Conceição'],
 'Vitória': ['Maternidade Pró-Matre','Hospital Santa Casa de Misericórdia'], 'Vila Velha': ['Hospital Dr. Alzir Bernardino Alves'], 'Serra': ['Hospital Dr. Jayme Santos Neves'], 'Colatina': ['Hospital e Maternidade São José'], 'Cachoeiro de Itapemirim': ['Hospital Evangélico'], 'Linhares': ['Hospital Rio Doce'], 'São Mateus': ['Hospital Maternidade São Mateus'], 'Santa Teresa': ['Hospital Madre Regina Protmann'], 'Domingos Martins': ['Hospital Dr. Arthur Gerhardt'], 'Santa Maria de Jetibá': ['Hospital Concórdia'], 'Afonso Cláudio': ['Hospital São Vicente de Paulo'], 'Guarapari': ['Hospital Francisco de Assis'], 'Aracruz': ['Hospital São Camilo'], 'Alegre': ['Casa de Caridade São José']}
ELSE = [('Vitória da Conquista','BA'),('Caruaru','PE'),('Juazeiro do Norte','CE'),('Campina Grande','PB'),('Picos','PI'),('Londrina','PR'),('Pelotas','RS'),('Joinville','SC'),('Anápolis','GO'),('Imperatriz','MA'),('Santarém','PA'),('Mossoró','RN'),('Arapiraca','AL'),('Itabaiana','SE'),('Ilhéus','BA'),('Garanhuns','PE'),('Sobral','CE'),('Dourados','MS'),('Rondonópolis','MT'),('Manaus','AM')]
NEAR = {'SP': ['Jundiaí','Limeira','Araraquara','Bragança Paulista','Mogi das Cruzes','Presidente Prudente','Assis','Itu','Tatuí','Lins','Osasco','Catanduva','Pindamonhangaba','Cunha','Avaré'],
        'RJ': ['Miracema','Nova Friburgo','Teresópolis','Barra Mansa','Magé','Cabo Frio','Santo Antônio de Pádua','Vassouras','Cantagalo','Resende','Angra dos Reis','Araruama'],
        'MG': ['Barbacena','Ubá','Muriaé','Itabira','Lavras','Formiga','Janaúba','Araçuaí','Conselheiro Lafaiete','Carangola','Alfenas','Guanhães','Pirapora','Três Corações','Passos'],
        'ES': ['Castelo','Nova Venécia','Baixo Guandu','Itarana','Mimoso do Sul','Anchieta','Iúna','Guaçuí','Ecoporanga','Ibiraçu','Marechal Floriano','Conceição da Barra']}
PROF = {'old': {'M': ['lavrador','operário','negociante','ferroviário','carpinteiro','alfaiate','pedreiro','funcionário público','sapateiro','carroceiro'], 'F': ['doméstica','prendas domésticas','costureira','professora','lavadeira']},
        'mid': {'M': ['motorista','metalúrgico','comerciário','lavrador','bancário','pedreiro','mecânico','militar','vigilante','eletricista'], 'F': ['do lar','professora','auxiliar de enfermagem','costureira','balconista','comerciária']},
        'new': {'M': ['autônomo','técnico em informática','vendedor','engenheiro civil','motorista de aplicativo','agricultor','pintor'], 'F': ['enfermeira','do lar','advogada','auxiliar administrativo','cabeleireira','estudante','manicure']}}
RUAS = ['Rua das Acácias','Rua Sete de Setembro','Rua Marechal Deodoro','Avenida Brasil','Rua Coronel Antônio Prado','Travessa do Comércio','Rua São Sebastião','Rua Dona Emília','Rua Padre Anchieta','Rua Tiradentes','Avenida Getúlio Vargas','Rua do Rosário','Rua Barão do Rio Branco','Rua Treze de Maio','Rua Duque de Caxias','Rua Frei Caneca']
used = set()
def prev(era): return {'new':'mid','mid':'old','old':'old'}[era]
def given(r, sx, era, eth=None, double=None):
    if eth and r.random() < .6: g = r.choice(ETH[eth][1 if sx == 'M' else 2].split())
    else: g = r.choice(GIV[era][sx])
    if double is None: double = r.random() < .4
    if double:
        s = r.choice([x for x in SECOND[era][sx] if x != g and x])
        g += ' ' + s
    return g
def sur(r, eth=None, n=None):
    if eth: return r.choice(ETH[eth][0].split())
    return r.choice(SUR)
def adult(r, sx, era, eth=None, last=None, mid=None):
    parts = [given(r, sx, era, eth)]
    if mid is None and r.random() < .65: mid = sur(r)
    l = last or sur(r, eth)
    if mid and mid.split()[-1] != l.split()[-1]: parts.append(mid)
    parts.append(l)
    return ' '.join(parts)
def bare(s): return s.split()[-1]
def nat(r, uf, home=None, far=.2):
    x = r.random()
    if x < far: return r.choice(ELSE)
    if x < .55 or not home: return (r.choice(NEAR[uf]), uf)
    return (home, uf)
def family(r, era, sex, o):
    """names of child, parents, grandparents; o: options eth (fa, mo), nofather, given"""
    ef, em = o.get('eth', (None, None))
    pe, ge = prev(era), prev(prev(era))
    fl, fm, ml, mm = sur(r, ef), sur(r), sur(r, em), sur(r)
    while len({bare(x) for x in (fl, fm, ml, mm)}) < 4: fm, ml, mm, fl = sur(r), sur(r, em), sur(r), sur(r, ef)
    gp = [adult(r,'M',ge,ef,fl), adult(r,'F',ge,ef,fl if r.random()<.5 else None, fm), adult(r,'M',ge,em,ml), adult(r,'F',ge,em,ml if r.random()<.5 else None, mm)]
    g1x, g2x = o.get('psex', ('M','F'))
    f = ' '.join([given(r,g1x,pe,ef)] + ([fm] if r.random()<.6 else []) + [fl])
    m = ' '.join([given(r,g2x,pe,em)] + ([mm] if r.random()<.4 else []) + [ml] + ([fl] if r.random()<.35 and not o.get('nofather') and g1x=='M' else []))
    g = o.get('given') or given(r, sex, era, None if r.random()<.6 else ef)
    def child(g):
        if o.get('nofather'): return f"{g} {mm+' ' if v<.5 else ''}{ml}"
        if v < .15 and sex == 'M' and not o.get('twin') and g1x == 'M' and g2x == 'F': return f + ' Filho' if not f.endswith('Filho') else f
        return g + (' ' + ml if v < .8 else '') + ' ' + fl
    v = r.random()
    n = child(g)
    tw = []
    for _ in range(o.get('twin', 0)):
        sx = r.choice('MF')
        t = given(r, sx, era, None, ' ' in g)
        while t.split()[0] == g.split()[0] or any(t.split()[0] in x for x in tw): t = given(r, sx, era, None)
        tw.append(child(t))
    return n, f, m, gp, tw
