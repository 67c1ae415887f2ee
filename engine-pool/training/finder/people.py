"""People of the form grammar: names as certificates print them, and what is said about a person.

Every function draws from the `random.Random` it is given and from nothing else. Names come from our own lists,
from Faker's (MIT) lists of several countries, and, for one name in five or so, from syllables: no list holds them.
"""
import random

from faker.providers.job.pt_BR import Provider as JobsBR
from faker.providers.person.de_DE import Provider as PersonDE
from faker.providers.person.en_US import Provider as PersonUS
from faker.providers.person.es_ES import Provider as PersonES
from faker.providers.person.es_MX import Provider as PersonMX
from faker.providers.person.fr_FR import Provider as PersonFR
from faker.providers.person.it_IT import Provider as PersonIT
from faker.providers.person.ja_JP import Provider as PersonJP
from faker.providers.person.nl_NL import Provider as PersonNL
from faker.providers.person.pl_PL import Provider as PersonPL
from faker.providers.person.pt_BR import Provider as PersonBR
from faker.providers.person.pt_PT import Provider as PersonPT
from faker.providers.person.yo_NG import Provider as PersonNG


def _texts(pool):
    """The plain strings of one of Faker's pools: tuples, dicts with weights, or rows of (kanji, kana, latin)."""
    return [x for x in (item[-1] if isinstance(item, tuple) else item for item in pool) if isinstance(x, str) and x.isprintable()]


def _words(text):
    """Words of a block; `_` stands for a space inside an entry."""
    return [word.replace("_", " ") for word in text.split()]


MALE = _words("""
José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Raimundo Rodrigo Manoel Mateus André
Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago Anderson Ricardo Márcio Jorge Sebastião Alexandre Roberto Edson Diego Vítor Sérgio Cláudio Matheus Thiago
Geraldo Adriano Luciano Júlio Renato Alex Vinícius Rogério Samuel Ronaldo Mário Flávio Igor Douglas Davi Manuel Jeferson Cícero Victor Miguel Robson Maurício Danilo
Henrique Caio Reginaldo Joaquim Benedito Gilberto Marco Alan Nelson Cristiano Elias Wilson Valdir Emerson Luan David Renan Severino Fabrício Mauro Jonas Gilmar Jean
Fabiano Wesley Diogo Adilson Jair Alessandro Everton Osvaldo Gilson Willian Joel Silvio Hélio Maicon Reinaldo Pablo Artur Vagner Valter Celso Ivan Cleiton Vanderlei
Vicente Arthur Milton Domingos Wagner Sandro Moisés Edilson Ademir Adão Evandro Cesar Valmir Murilo Juliano Edvaldo Ailton Junior Breno Nicolas Ruan Alberto Rubens
Nilton Augusto Cleber Osmar Nilson Hugo Otávio Vinicios Ítalo Wilian Alisson Aparecido Enzo Kauã Ryan Bernardo Heitor Theo Lorenzo Noah Gael Benício Ravi Anthony Levi
Isaac Bryan Pietro Joaquin Vicenzo Benjamin Nathan Thomas Yuri Kevin Erick Caleb Oliver Bento Martin Emanuel Otto Raul Antonella Apolo Dante Ian Josué Zion Asafe Akin
Abdias Abel Abelardo Abílio Acácio Adalberto Adelino Ademar Adelmo Ademilson Adolfo Afonso Agenor Agostinho Aguinaldo Alcebíades Alceu Alcides Alcindo Aldemir Alderico Alfeu Alfredo
Almir Aloísio Altair Altamiro Altino Aluísio Álvaro Alvino Amadeu Amarildo Amaro Amauri Américo Amílcar Anacleto Ananias Anastácio Anésio Aníbal Ângelo Anselmo Antenor Antero Apolinário Aquiles
Argemiro Ariosto Aristeu Aristides Arlindo Armando Arnaldo Arquimedes Ary Astolfo Ataíde Ataliba Atílio Aureliano Aurélio Avelino Baltazar Bartolomeu Basílio Belarmino Belmiro Benjamim Bonifácio Boaventura
Brás Brasilino Cândido Capitulino Cassiano Cassimiro Celestino Cipriano Ciro Claudemir Claudionor Clemente Clodoaldo Clóvis Conrado Constantino Cosme Crispim Custódio Dagoberto Damião Darci Dário Décio
Demétrio Deocleciano Deodato Dermeval Diocleciano Dinarte Dionísio Djalma Dorival Durval Edgar Edmilson Edmundo Eduino Egídio Eleutério Elesbão Eliseu Eloi Elpídio Emídio Emílio Enéas Epaminondas Erasmo Ernesto
Esaú Estácio Estanislau Estêvão Euclides Eufrásio Eugênio Eurico Eusébio Eustáquio Evaristo Ezequias Ezequiel Feliciano Felício Félix Fidélis Filomeno Firmino Florentino Floriano Florisvaldo Fortunato Francelino
Fructuoso Fulgêncio Gaspar Gaudêncio Genaro Genésio Genival Germano Gerson Gervásio Getúlio Gildo Godofredo Gonçalo Graciliano Gregório Gumercindo Habacuc Heliodoro Herculano Hermenegildo Hermes Hermínio
Higino Hilário Hildebrando Hipólito Homero Honorato Honório Horácio Humberto Iderval Ildefonso Inácio Inocêncio Irineu Isaías Isidoro Ismael Israel Itamar Ivo Jacinto Jacó Jandir Januário Jeremias Jerônimo Jessé
Jesuíno Joabe Jocelino Jonatas Josafá Josias Josimar Joventino Jovino Juarez Julião Juraci Jurandir Justino Juvenal Juvêncio Ladislau Laércio Laudelino Lauro Lázaro Leôncio Leonel Leônidas Leopoldo Levino
Libânio Liberato Licínio Lino Lourenço Lourival Luciano Ludgero Ludovico Macário Malaquias Marçal Marciano Mariano Marino Martinho Matias Maximiano Maximino Melquíades Melquisedeque Messias Modesto Napoleão
Narciso Natalício Natanael Nélio Nereu Nestor Nicanor Nicolau Nicodemos Noé Norberto Norival Odair Odilon Odorico Olavo Olegário Olímpio Olinto Onésimo Onofre Orestes Orlando Oscar Osório Osvaldino Otaviano
Otoniel Ovídio Pacífico Pantaleão Pascoal Patrício Pelágio Pergentino Petrônio Plácido Plínio Policarpo Possidônio Porfírio Primo Procópio Prudente Quintino Quirino Ramiro Raul Regino Remígio Rivaldo Rodolfo
Romão Romeu Romualdo Roque Rosalvo Rosendo Rufino Rui Ruy Salomão Salustiano Salvador Salviano Satiro Saturnino Saul Saulo Serafim Severo Sidnei Silas Silvério Silvestre Simão Simplício Sinval Sólon Tadeu Tarcísio
Teobaldo Teodomiro Teodoro Teófilo Terêncio Tertuliano Timóteo Tito Tobias Tomás Tomé Torquato Trajano Ubaldo Ubirajara Ubiratan Ulisses Urbano Valdemar Valdeci Valdivino Valdomiro Valentim Valério Veríssimo
Vespasiano Vidal Virgílio Vital Vitalino Vitorino Vivaldo Waldemar Waldir Waldomiro Walter Washington Wellington Wenceslau Wilmar Wladimir Zacarias Zeferino Zenóbio Zózimo Jhonatan Jhonny Uéslei Ueslei Maycon
Wendell Wesley Wallace Wander Wanderson Weverton Werick Welbert Kleber Kleyton Kaique Kayky Kauê Cauã Cauê Raoni Ubiraci Moacir Peri Aimoré Tupã Apoena Iberê Aruã Juruna Poty Piatã Jaci Oberdan Stalin Lenin Nixon
Hitalo Ythalo Rhuan Rhyan Dhiego Thyago Phelipe Philipe Arthus Thales Tácio Ícaro Iuri Iago Yago Ygor Kaio Derick Dereck Maik Mike Michael Maikel Jackson Jefferson Jhefferson Franklin Lincoln Nilo Cid Téo
""")

FEMALE = _words("""
Maria Ana Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz Luana Rita Sônia
Renata Eliane Josefa Simone Natália Cristiane Carla Débora Rosângela Jaqueline Rosa Daniela Aparecida Marlene Terezinha Raimunda Andréia Fabiana Lúcia Raquel Ângela Rafaela Joana Luzia Elaine Daniele Regina Daiane
Alessandra Isabel Tatiane Geni Laura Érica Viviane Eduarda Rosana Marina Mônica Michele Bárbara Sueli Denise Tatiana Carolina Cíntia Elisângela Flávia Kátia Taís Roberta Isabela Helena Kelly Valéria Priscila Edna
Talita Eunice Lorena Rosemeire Vânia Rayssa Ester Irene Sara Yasmin Pâmela Ivone Tereza Rebeca Cecília Milena Rosilene Solange Iara Lívia Ingrid Nair Gisele Lídia Glória Thais Conceição Marta Kauane Sabrina Marli
Alice Sophia Helena Valentina Heloísa Manuela Isabella Giovanna Luísa Antonella Maitê Liz Elisa Aurora Agatha Ayla Pietra Mirella Olívia Clara Melissa Esther Nicole Lavínia Emanuelly Stella Maya Zoe Jade Celina
Abigail Adalgisa Adelaide Adélia Adelina Adriele Agripina Aída Albertina Alcina Alda Alexandrina Alzira Amália Amélia Amparo Anastácia Andrelina Ângela Angélica Angelina Anita Antonieta Anunciada Araci Arlete
Astrogilda Augusta Áurea Aurelina Auta Auxiliadora Balbina Basília Belmira Benedita Benvinda Berenice Bernadete Bernarda Berta Brasilina Brígida Cacilda Cândida Carlota Carmela Carmelita Carmem Cassilda Catarina Celeste
Celestina Cesarina Cidália Cipriana Claudete Claudina Clarice Clarinda Clemência Clementina Cleonice Cleusa Clotilde Conrada Constança Cora Cordélia Corina Cristina Custódia Dagmar Dalva Damiana Darcília Delfina Delza
Deolinda Diná Dinorá Dirce Diva Djanira Dolores Domingas Domitila Donata Doralice Dorotéia Dulce Edite Edwiges Efigênia Elba Eleonora Elodia Elvira Elza Emerenciana Emília Ermelinda Ernestina Escolástica Esmeralda
Estela Estefânia Etelvina Eudóxia Eufrásia Eugênia Eulália Euridice Eva Evangelina Faustina Felicidade Felisberta Filomena Firmina Flora Floripes Florinda Florisbela Fortunata Francelina Generosa Genoveva Georgina
Geralda Germana Gertrudes Gilda Gisela Graça Graciosa Guilhermina Hermínia Hermelinda Hilda Hortência Ida Idalina Ifigênia Ilda Ilma Imaculada Inácia Inês Inocência Iolanda Ione Iracema Iraci Irma Isaura Isolda Isolina
Itália Ivete Ivonete Izabel Izaura Jacinta Jacira Jandira Januária Jerusa Joaquina Jocasta Jorgina Josefina Josélia Jovelina Jovita Judite Julieta Jurema Justina Laudelina Laura Laurinda Lázara Leocádia Leolina Leonor
Leontina Leopoldina Liberata Libânia Lídia Lindaura Lindinalva Lourdes Lourença Lucélia Lucrécia Ludovina Luzinete Madalena Mafalda Magnólia Malvina Marcelina Marciana Margarida Mariquinha Marisa Marisol Matilde Maura
Maximiana Mercedes Minervina Miquelina Modesta Morgana Natalina Nazaré Neide Nelci Neusa Nicolina Nilda Nilza Noêmia Norma Norvina Odete Odília Ofélia Olga Olímpia Olinda Ondina Orlandina Otacília Otília Palmira Paula
Paulina Perpétua Petronila Piedade Placidina Porcina Quitéria Ramona Regiane Remédios Rosália Rosalina Rosário Rosaura Rosimeri Rufina Rute Salete Salomé Salvina Santina Sebastiana Selma Serafina Severina Sibele Sílvia
Silvéria Socorro Soledade Sofia Teodora Teodolina Teresa Tomásia Umbelina Úrsula Valdeci Valdelice Valdirene Valentina Verônica Vicentina Virgínia Virtudes Vitalina Vitorina Waldete Wanda Wilma Xênia Zélia Zenaide
Zeferina Zilda Zita Zoraide Zulmira Zuleica Jaciara Jurema Yara Iaraci Potira Janaína Moema Tainá Tainara Inaiê Jaciely Kauany Rayane Rayanne Thayná Thaynara Tayná Kailane Kayllane Evelyn Emilly Emelly Nicolly Isabelly
Hellen Ellen Suellen Stephany Sthefany Ketlyn Kethelen Kimberly Karoline Katiuscia Katyane Dayane Daiany Dayse Deise Greice Cleide Cleidiane Clécia Erlândia Edilene Edivânia Francineide Geovana Gislaine Hozana Ianca Jocilene
Joelma Josiane Jucélia Jucilene Juscelina Keila Leidiane Lidiane Luciene Lucineide Lucivânia Marilda Marileide Marinalva Marizete Micaela Mirian Myllena Naiara Nayara Nathália Neiva Poliana Quezia Rosicleide Rosineide
Silvana Silvaneide Taciana Tamires Thalita Vanusa Vilma Wilza Zenilda Zuleide Akemi Ayumi Harumi Sayuri Naomi Yumi Ludmila Svetlana Ivanka Nadja Helga Ingeborg Erna Frida Hedwig Ottilie Giuditta Carmella Assunta Concetta
""")

SECOND_MALE = _words("""
Carlos Eduardo Henrique Roberto Luiz Paulo Antônio Augusto César Gabriel Miguel Felipe Vitor Guilherme Pedro Lucas Aparecido Batista Bosco Marcelo Cláudio Fernando de_Assis de_Deus de_Jesus da_Silva do_Carmo dos_Santos
de_Ribamar das_Graças da_Conceição do_Nascimento Evangelista Maria José Emanuel Rafael Otávio Francisco de_Paula de_Lima Wellington Levi Bento Arthur Samuel Davi Benjamin Ricardo Sérgio Alberto Alexandre Inácio Vicente
de_Pádua Donizete Donizeti Aparecida do_Amparo dos_Reis da_Cruz do_Espírito_Santo da_Mata de_Souza Xavier de_Loyola Nepomuceno Crisóstomo Gualberto Bernardino Sebastião Raimundo Nonato Cícero de_Sales Borja
""")

SECOND_FEMALE = _words("""
Aparecida Clara Luíza Eduarda Vitória Beatriz Júlia Cecília Helena Alice Fernanda Carolina Paula Cristina Regina Lúcia de_Fátima de_Lourdes do_Carmo da_Conceição das_Graças das_Dores da_Penha do_Socorro do_Rosário da_Glória
dos_Anjos dos_Santos de_Jesus do_Nascimento do_Perpétuo_Socorro dos_Prazeres da_Luz das_Neves da_Paz da_Guia do_Livramento dos_Remédios da_Piedade do_Amparo da_Apresentação do_Desterro de_Nazaré das_Mercês da_Saúde do_Bom_Parto
da_Soledade das_Virtudes Rita Isabel Antônia Tereza Terezinha Gabriela Isabela Sophia Valentina Manuela Lorena Emanuelle Rafaela Raquel Ester Sofia Laura Lívia Flor Izabel José Francisca Raimunda Auxiliadora Imaculada
Salete Bernadete Madalena Goretti Quitéria Efigênia Benedita Celeste Elizabete Inês Mercedes Amélia Emília Amália Zélia Ramos dos_Milagres do_Céu do_Ó
""")

SURNAMES = _words("""
Silva Santos Oliveira Souza Sousa Lima Pereira Ferreira Costa Rodrigues Almeida Nascimento Alves Araújo Carvalho Gomes Martins Barbosa Ribeiro Rocha Lopes Barros Dias Fernandes Soares Vieira Mendes Moreira Cardoso Nunes
Teixeira Freitas Marques Cavalcante Cavalcanti Monteiro Castro Moura Ramos Campos Correia Corrêa Pinto Azevedo Melo Mello Batista Cunha Duarte Machado Reis Santana Borges Andrade Miranda Medeiros Farias Faria Aguiar Nogueira
Xavier Rezende Resende Sales Salles Pires Guimarães Bezerra Brito Fonseca Peixoto Macedo Queiroz Siqueira Tavares Leite Leal Assis Bastos Braga Brandão Bueno Caldas Camargo Cabral Coelho Cordeiro Coutinho Couto Cruz Dantas
Diniz Domingues Esteves Evangelista Falcão Figueiredo Figueiroa Filgueira Flores Fontes França Franco Furtado Galvão Gama Garcia Godinho Godói Gonçalves Goulart Gouveia Gusmão Henriques Holanda Ibiapina Jardim Junqueira
Lacerda Lago Leão Leitão Lemos Lins Lisboa Lobato Lobo Lourenço Lucena Luz Maciel Madeira Magalhães Maia Malta Marinho Matos Mattos Meireles Meira Menezes Meneses Mesquita Modesto Moraes Morais Mota Motta Muniz Moniz
Naves Negreiros Neves Noronha Novaes Novais Pacheco Padilha Paes Pais Paiva Palhares Passos Patrício Paula Paz Pedrosa Peçanha Penha Pessoa Pimenta Pimentel Pinheiro Pontes Porto Portela Prado Prates Prestes Proença
Quadros Queirós Quintanilha Rabelo Raposo Rangel Rêgo Rego Rios Rosa Rolim Sá Sabino Salgado Salazar Saldanha Sampaio Sanches Saraiva Seabra Seixas Serpa Serra Silveira Simões Soeiro Tabosa Telles Teles Toledo Torres
Trindade Uchoa Valadares Vale Valença Valente Valle Varela Vargas Vasconcelos Vasconcellos Veiga Veloso Ventura Veras Viana Vianna Vidal Vilela Vilar Villar Xisto Zacarias Abreu Aires Ayres Albuquerque Alcântara Alencar
Alvarenga Amâncio Amaral Amorim Anchieta Anjos Antunes Aragão Aranha Arantes Arruda Assunção Assumpção Avelar Ávila Baía Bahia Bandeira Barata Barreto Barroso Belém Beltrão Benevides Bernardes Bessa Betim Bicalho Bittencourt
Bitencourt Boaventura Bonfim Botelho Bragança Brasil Brasileiro Brum Bulhões Cajueiro Caldeira Calixto Câmara Candeias Canuto Capistrano Carneiro Carvalhal Casimiro Castelo Castilho Catão Celestino Cerqueira Chagas Chaves
Cidade Coimbra Conceição Condé Constantino Cortês Crespo Curado Damasceno Dorneles Dourado Drumond Drummond Dutra Escobar Espíndola Espírito_Santo Estrela Fagundes Feitosa Felício Fialho Fidalgo Figueira Fraga Frazão Freire
Frota Gadelha Galdino Galindo Gaspar Gonzaga Gondim Grangeiro Guedes Guerra Hilário Horta Inácio Jacinto Jacob Jesus Jordão Jucá Justino Lameira Landim Lara Laranjeira Lessa Lira Lyra Loureiro Lustosa Macambira Madruga
Mangabeira Marçal Marinho Mascarenhas Maranhão Mourão Negrão Negromonte Nóbrega Ornelas Osório Outeiro Palmeira Pamplona Parente Pedroso Penteado Perdigão Pestana Picanço Pitanga Porciúncula Quaresma Rebouças Ribas Roriz
Sabóia Sacramento Santiago Sant'Anna Sant'Ana Santa_Rosa São_José São_Pedro Sarmento Serrão Sobral Sodré Taborda Tenório Terra Tourinho Trigueiro Tupinambá Urbano Vaz Velasco Verde Viegas Vigário Villas_Boas Villas-Bôas
Villa_Nova D'Ávila D'Almeida D'Oliveira D'Angelo D'Agostini Dall'Agnol Dall'Orto Dal_Bó Del_Rio Dell'Antonia Di_Pietro De_Marchi De_Bortoli Della_Giustina De_Nardi De_Carli De_Paoli De_Lucca Von_Mühlen Van_Der_Laan
""")

ITALIAN = _words("""
Bianchi Rossi Ferrari Romano Colombo Ricci Marino Greco Bruno Gallo Conti Mancini Costa Giordano Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli
Zanella Zanetti Zanatta Zanin Zorzi Zuffo Bortolini Bortolotto Bernardi Bertoldo Bertolini Bettoni Biasi Boff Bonatto Bordin Boscolo Bresolin Brustolin Buffon Canal Casagrande Cecchin Ceccon Cenci Chiarello Comin Comparin
Dalla_Costa Dalla_Rosa Dal_Pozzo Damiani Debastiani Demarchi Facchin Fabris Faccio Favero Fiorin Forlin Fracaro Frizzo Furlan Gasparetto Ghisleni Giacomelli Giongo Girardi Grando Guadagnin Lazzari Lazzarotto Lorenzon Lunardi
Manfrin Manica Marchetti Marcon Menegat Menegotto Mezzomo Michelon Milani Minuzzo Nardelli Oldoni Pagliarini Parisotto Pasqualotto Pasquali Pavan Pegoraro Perin Pezzi Piccoli Pilatti Poletto Postal Pozza Rigon Rizzardo
Rosset Salvador Salvi Sartori Scopel Scortegagna Segalin Simionato Slaviero Sonda Spagnol Stefanello Tansini Tessaro Todeschini Toigo Tonello Tonet Tonin Trentin Turra Valentini Vanzella Vedana Venturini Vicentin Viero
Zamboni Zampieri Zandonai Zanon Zardo Zattera Zilio Zimmerman Zolet Zonta
""")
GERMAN = _words("""
Müller Muller Mueller Schmidt Schmitt Schneider Fischer Weber Becker Hoffmann Schulz Koch Bauer Klein Wolf Schröder Schroeder Neumann Schwarz Zimmermann Braun Krüger Krueger Hofmann Hartmann Lange Werner Krause Lehmann
Schäfer Schaefer Köhler Maier Meyer Meier Kaiser Fuchs Lang Scholz Weiss Jung Hahn Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Boehm Winter Kraus
Martin Schumacher Vogt Stein Jäger Otto Sommer Gross Seidel Heinrich Brandt Haas Schreiber Graf Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Pfeiffer Kunz Wendt Kirsch Hübner
Reinhardt Rohr Strieder Konzen Rauber Ritter Schwertner Kappes Kipper Kist Kunzler Lauermann Lenz Mallmann Ody Petry Reckziegel Rockenbach Scherer Schirmer Stoffel Spohr Theisen Thiesen Wagner Weirich Wiest Wink Zart
""")
POLISH = _words("""
Kowalski Nowak Wiśniewski Wisniewski Wójcik Wojcik Kaminski Lewandowski Zielinski Szymanski Dombrowski Kozlowski Jankowski Mazur Kwiatkowski Krawczyk Piotrowski Grabowski Pawlak Michalski Nowicki Wieczorek Sikora Witkowski
Rutkowski Baran Szewczyk Ostrowski Pietrzak Marciniak Wróbel Zalewski Jakubowski Sadowski Bak Chmielewski Wlodarczyk Borkowski Sawicki Sokolowski Maciejewski Kubiak Kalinowski Wysocki Kucharski Adamski Andrzejewski
Buczkowski Czarnecki Gluszczak Iwanczuk Kaczmarek Krupek Lachowski Majcher Myszka Olszewski Przybysz Radecki Skrzypczak Sobczak Stachowiak Szpak Tomaszewski Urbanski Wachowicz Zarzycki Zyla Petrenko Shevchenko Kovalchuk
Boiko Melnyk Bondarenko Hrycyna Kosteczka Lysenko Pawluk Semchuk Tkachuk Marchuk Savchuk Ivanov Petrov Popov Smirnov Sokolov Volkov
""")
JAPANESE = _words("""
Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Yamaguchi Matsumoto Inoue Kimura Hayashi Shimizu Yamazaki Mori Abe Ikeda Hashimoto Ishikawa Yamashita Ogawa Ishii Hasegawa
Okada Goto Fujita Endo Aoki Sakamoto Murakami Ota Kaneko Fujii Fukuda Nishimura Miura Takeuchi Nakagawa Okamoto Matsuda Harada Nakano Ono Tamura Fujiwara Nakayama Ishida Kojima Wada Morita Uchida Shibata Sakai Yokoyama
Miyazaki Takagi Ando Taniguchi Ohno Maruyama Imai Takada Kono Fujimoto Murata Takeda Ueno Sugiyama Masuda Koyama Hirano Otsuka Kubo Sugawara Chiba Nagata Kinoshita Shimada Nishida Onishi Hamada Miyamoto Arakawa Higa Oshiro
Miyagi Shimabukuro Kanashiro Arakaki Nakandakari Tamashiro Yonamine Gushiken Kohatsu Uehara Teruya Asato Hanashiro Uezu
""")
JAPANESE_MALE = _words("Kenji Takashi Hiroshi Akira Minoru Shigeru Isamu Masao Kazuo Hideo Toshio Yoshio Mitsuo Tadao Noboru Makoto Satoru Tetsuo Koichi Seiji Yuji Shinji Jiro Saburo Goro Tsutomu Osamu Susumu Haruo Nobuo Eiji Ryuji Kenzo")
JAPANESE_FEMALE = _words("Akemi Yoko Keiko Kazuko Michiko Yoshiko Fumiko Hiroko Masako Toshiko Emiko Setsuko Sumiko Tomiko Haruko Shizuko Mitsuko Kimiko Teruko Aiko Naomi Sayuri Midori Mayumi Harumi Hatsue Kikue Tieko Tizuko Satiko Mieko Rumi Yuriko")
ARABIC = _words("""
Abdalla Abdala Abou_Haidar Abrahão Abdo Aidar Ajaj Al-Assad Al_Khatib Aoun Assad Assaf Atallah Aziz Bacha Badra Barakat Bechara Boulos Bunassar Chacra Chahin Chalita Chaim Cheidde Cury Curi Dabbur Daher Dib El_Hage El-Khoury
Elias Fakhouri Farah Farhat Fayad Feres Gabriel Gebara Ghosn Habib Haddad Haidar Hajjar Hamud Hanna Hassan Helou Husseini Ibrahim Issa Jabbour Jabur Jorge Kalil Karam Kassab Khalil Khouri Kury Lahud Maalouf Maluf Mansour
Mansur Massoud Mattar Mokdad Mohamad Mussa Nader Nahas Nakhle Nasser Nassif Neder Rahme Racy Sabbag Sadala Safadi Said Salem Salim Saliba Salomão Salum Sarkis Sayeg Simão Skaf Tannus Tauil Temer Trad Yazbek Yunes Zahr Zarzur Zogbi
""")
ARABIC_MALE = _words("Abdul Ahmad Ahmed Ali Amin Assad Aziz Elias Faisal Farid Faruk Fuad Habib Hassan Hussein Ibrahim Jamil Kalil Karim Khaled Mahmud Michel Mohamad Mohammed Munir Mustafa Nabil Nagib Najib Omar Rachid Said Salim Samir Tufik Youssef Zaki")
ARABIC_FEMALE = _words("Adla Aicha Amina Fátima Fadua Faride Hanna Jamile Jamila Jasmine Laila Leila Linda Maha Mariam Munira Nadia Najla Nádia Nur Rania Salma Salua Samira Samara Sâmia Soraya Yasmin Zahra Zaine Zeina")
INDIGENOUS = _words("""
Guajajara Xavante Pataxó Kaingang Terena Tukano Yanomami Munduruku Baniwa Baré Tikuna Ticuna Macuxi Makuxi Wapichana Kayapó Karajá Krahô Apinajé Xerente Bororo Kadiwéu Kaiowá Guarani Mbyá Tupinambá Tuxá Pankararu Pankararé Xukuru
Fulni-ô Truká Potiguara Tremembé Tapeba Kariri Kiriri Krenak Maxakali Xakriabá Waurá Kuikuro Kalapalo Kamayurá Yawalapiti Mehinako Ikpeng Suruí Cinta_Larga Karitiana Huni_Kuin Kaxinawá Ashaninka Yawanawá Katukina Manchineri
Apurinã Deni Kulina Paumari Sateré Mawé Mura Waimiri Hixkaryana Wai_Wai Palikur Galibi Karipuna Waiãpi Tiriyó Aparai Zo'é Arara Assurini Parakanã Gavião Canela Krikati Juruna Xikrin Parintintin Tenharim Nambikwara Paresi Enawenê Myky
Irantxe Rikbaktsa Umutina Bakairi Tapirapé Javaé Avá-Canoeiro Tapuia Atikum Kambiwá Wassu Jiripankó Karapotó Tingui-Botó Xokó
""")
INDIGENOUS_GIVEN = _words("""
Kretã Raoni Aritana Tabata Kanhu Takumã Wera Karaí Tupã Kuaray Jaxuka Ara Para Kerexu Yva Mirim Poty Jurema Aynã Yakuy Txai Aruanã Iaçanã Niwa Tsitsina Sereburã Tsererê Waradzu Topsy Bepkra Bepkoti Irekran Nhaket Panhô Kôkô Mopkure
Megaron Ropni Kokoba Tuíra Kaiulu Atamai Yanumakakumã Ysani Mapulu Davi Yarima Xirixana Okori Poani Wakari Ingrĩ Fenkê Kafã Garikã Nivanh Vãngri Kajer Hõprỹ Awaeté Apoena Hokum Wãnhõ Tsiri'õ A'uwẽ Rop-ni Amao Ibã Siã Bane Dua Busẽ Maru Batani
""")
AFRICAN = _words("Adebayo Akin Ayo Ayodele Babatunde Dandara Zumbi Luanda Kwame Kofi Ama Abayomi Ayana Makeda Malik Zaila Nzinga Odara Oluchi Oxum Obá Kênia Aisha Jamal Kehinde Taiwo Oyá Olabisi Femi Niara Zuri Ananse Kayodê Aganju Mandela")
HISPANIC = _words("""
González Rodríguez Fernández García Martínez Benítez Giménez Gutiérrez Mamani Quispe Condori Choque Flores Vargas Rojas Ayala Cáceres Villalba Ortiz Núñez Acosta Duarte Ramírez Sánchez Pérez Gómez Díaz Álvarez Romero Sosa Suárez
Hernández Muñoz Peña Ibáñez Zárate Yupanqui Huanca Colque Apaza Ticona Choquehuanca Guzmán Céspedes Aranda Cabañas Insfrán Etcheverry Echeverría Iturralde Urrutia Bermúdez Chávez Villegas Maldonado Bolívar Rivero Urdaneta
""")

_SYLLABLES = _words("""
ba be bi bo bu bra bre bri ca ce ci co cu cla cle cre cri da de di do du dra fa fe fi fo fra fre ga ge gi go gra gri ha he ja je ji jo ju ka ke ki la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po pra pri qui ra re ri ro ru
sa se si so su sta ta te ti to tu tra tri va ve vi vo xa xi ya yo za ze zi lha nha cha al el il an en in on ar er ir or as es is os am em lau rei cei dei mai rai jai wal wel kle fla glo ar au ei
""")
_END_MALE = _words("o os elo ildo aldo inho ton son lson nilson ir ício ério ênio âneo éu im or el an am on ar on iel ael onei ivan ilton uel erson isson adson eldo undo ório imar omar emar uir elmo berto valdo mundo rico")
_END_FEMALE = _words("a ia ina ela ane iana éia ilda inha ete ice ura eide lene lane nalva isa ora ane ely elly anny ânia iara aina ássia usa uza emária alva eria ícia ilza ira icleia oneide uênia edja iely ayne ellen")
_END_SURNAME = _words("es a i o ini eira al er ski mann aga ão osa este ado eti ares inho ura ez oso edo ante ento iba aba ema uba anga ote ello etti oli ato ardi ich ov enko off ida elha ães ães onça aldi eger ke tz ar im uz ais óes eras")
_HEAD_BLEND = _words("Jos Ros Luc Mar Mari Wan Wander Van Val Vald Gil Gild Ed Edi Edn Ad Adr Cle Clau Cris Dan Den Dei Eli Eri Fab Fran Gen Ger Gis Iv Ja Jac Jef Jon Jho Jul Ka Kel Kle La Le Leo Lin Lo Lui Mai Mau Mir Na Nei Nil Or Os Pol Ra Rai Re Ri Rob Ron Ru San Sil Su Ta Tha Tay Ueli Wal Wel Wil Way Ya Za Zen Zil Ry Jhe Dhe Khe")
_TAIL_BLEND_M = _words("son ton elson ilson nilson valdo ildo mar ilton evaldo vando dson nei ney cley rley erson irley ianderson anilton imário elino ivaldo aldo iomar iel ean ivan ércio élio")
_TAIL_BLEND_F = _words("ilene ileide ineide nalva iane iana inete icleide aine ielle ilda imara ilza lene elma ânia ângela icélia iete emary eline yane yara ynara yelle neide leuza anilda ivânia élia ísia edna")
_PARTICLES = ["da", "de", "dos", "do", "das"]
_SUFFIXES = _words("Filho Filho Filho Júnior Júnior Júnior Junior Neto Neto Sobrinho Jr. Jr Segundo II III Bisneto Primo Terceiro F.º Fº Irmão")

_FOREIGN_GIVEN = {
    "M": _texts(PersonIT.first_names_male) + _texts(PersonDE.first_names_male) + _texts(PersonPL.first_names_male)
    + _texts(PersonES.first_names_male) + _texts(PersonFR.first_names_male) + _texts(PersonUS.first_names_male)
    + _texts(PersonNL.first_names_male) + JAPANESE_MALE + ARABIC_MALE,
    "F": _texts(PersonIT.first_names_female) + _texts(PersonDE.first_names_female) + _texts(PersonPL.first_names_female)
    + _texts(PersonES.first_names_female) + _texts(PersonFR.first_names_female) + _texts(PersonUS.first_names_female)
    + _texts(PersonNL.first_names_female) + JAPANESE_FEMALE + ARABIC_FEMALE,
}
_FAKER_GIVEN = {
    "M": _texts(PersonBR.first_names_male) + _texts(PersonPT.first_names_male),
    "F": _texts(PersonBR.first_names_female) + _texts(PersonPT.first_names_female),
}
_FAKER_SURNAMES = _texts(PersonBR.last_names) + _texts(PersonPT.last_names)
_FOREIGN_SURNAMES = (
    _texts(PersonIT.last_names) + _texts(PersonDE.last_names) + _texts(PersonPL.last_names) + _texts(PersonMX.last_names)
    + _texts(PersonES.last_names) + _texts(PersonFR.last_names) + _texts(PersonUS.last_names) + _texts(PersonNL.last_names)
    + _texts(PersonNG.last_names)
)
_LATIN_JP = [x for x in _texts(getattr(PersonJP, "last_name_pairs", ())) if x.isascii()]
_ORIGINS = {
    "it": (ITALIAN + _texts(PersonIT.last_names), _texts(PersonIT.first_names_male), _texts(PersonIT.first_names_female)),
    "de": (GERMAN + _texts(PersonDE.last_names), _texts(PersonDE.first_names_male), _texts(PersonDE.first_names_female)),
    "pl": (POLISH + _texts(PersonPL.last_names), _texts(PersonPL.first_names_male), _texts(PersonPL.first_names_female)),
    "jp": (JAPANESE + _LATIN_JP, JAPANESE_MALE, JAPANESE_FEMALE),
    "ar": (ARABIC, ARABIC_MALE, ARABIC_FEMALE),
    "in": (INDIGENOUS, INDIGENOUS_GIVEN, INDIGENOUS_GIVEN),
    "es": (HISPANIC + _texts(PersonMX.last_names), _texts(PersonES.first_names_male), _texts(PersonES.first_names_female)),
    "fr": (_texts(PersonFR.last_names), _texts(PersonFR.first_names_male), _texts(PersonFR.first_names_female)),
    "us": (_texts(PersonUS.last_names), _texts(PersonUS.first_names_male), _texts(PersonUS.first_names_female)),
    "af": (_texts(PersonNG.last_names), AFRICAN, AFRICAN),
}
_ORIGIN_NAMES = ["it", "it", "it", "de", "de", "pl", "pl", "jp", "jp", "ar", "ar", "in", "in", "es", "es", "fr", "us", "af"]

# Spellings of before the reform of 1943, still read in old books.
_OLD = [("Teresa", "Thereza"), ("Tereza", "Thereza"), ("Isabel", "Izabel"), ("Luís", "Luiz"), ("Joana", "Joanna"), ("Ana", "Anna"), ("Filomena", "Philomena"), ("Sofia", "Sophia"), ("Elisa", "Eliza"),
        ("Catarina", "Catharina"), ("Manuel", "Manoel"), ("Antônio", "Antonio"), ("José", "Joze"), ("Rafael", "Raphael"), ("Josefa", "Josepha"), ("Bela", "Bella"), ("Emília", "Emilia"), ("Cristina", "Christina"),
        ("Matilde", "Mathilde"), ("Marta", "Martha"), ("Ester", "Esther"), ("Inácio", "Ignacio"), ("Inês", "Ignez"), ("Melo", "Mello"), ("Vale", "Valle"), ("Matos", "Mattos"), ("Queirós", "Queiroz"),
        ("Sousa", "Souza"), ("Correia", "Corrêa"), ("Pais", "Paes"), ("Novais", "Novaes"), ("Teles", "Telles"), ("Vasconcelos", "Vasconcellos"), ("Batista", "Baptista"), ("Felipe", "Philippe"), ("Jacinto", "Hyacintho"),
        ("Ciro", "Cyro"), ("Rui", "Ruy"), ("Mateus", "Matheus"), ("Tomás", "Thomaz"), ("Otávio", "Octavio"), ("Benedito", "Benedicto"), ("Vítor", "Victor"), ("Clementina", "Clementinna"), ("Assis", "Assiz"), ("Resende", "Rezende")]


def made_word(rng, ends, most=3):
    """A word of random syllables with one of the endings: a name that no list holds."""
    return ("".join(rng.choice(_SYLLABLES) for _ in range(rng.randint(1, most))) + rng.choice(ends)).capitalize()


def made_given(rng, sex):
    """A made-up given name: head and tail of two names, or plain syllables, with the odd fashionable spelling."""
    if rng.random() < .55:
        name = rng.choice(_HEAD_BLEND) + rng.choice(_TAIL_BLEND_M if sex == "M" else _TAIL_BLEND_F)
    else:
        name = made_word(rng, _END_MALE if sex == "M" else _END_FEMALE)
    k = rng.random()
    if k < .05:
        name = name.replace("i", "y", 1)
    elif k < .08:
        name = name.replace("l", "ll", 1)
    elif k < .1:
        name = name.replace("t", "th", 1)
    return name


def made_surname(rng):
    return made_word(rng, _END_SURNAME)


def given_one(rng, sex):
    """One given name."""
    sex = sex if sex in "MF" else rng.choice("MF")
    k = rng.random()
    if k < .3:
        own = MALE if sex == "M" else FEMALE
        return own[int(len(own) * rng.random() ** 2.2)]
    if k < .5:
        return rng.choice(MALE if sex == "M" else FEMALE)
    if k < .66:
        return rng.choice(_FAKER_GIVEN[sex])
    if k < .76:
        return rng.choice(_FOREIGN_GIVEN[sex])
    if k < .78:
        return rng.choice(INDIGENOUS_GIVEN)
    if k < .8:
        return rng.choice(AFRICAN)
    return made_given(rng, sex)


def given(rng, sex):
    """Given name of one to three words ("Ana Clara", "José de Ribamar", "Maria do Perpétuo Socorro")."""
    sex = sex if sex in "MF" else rng.choice("MF")
    name = given_one(rng, sex)
    k = rng.random()
    if k < .35:
        name += " " + rng.choice(SECOND_MALE if sex == "M" else SECOND_FEMALE)
    elif k < .5:
        name += " " + given_one(rng, sex)
    elif k < .52:
        name += "-" + given_one(rng, sex)
    if sex == "F" and rng.random() < .1 and not name.startswith("Maria"):
        name = rng.choice(["Maria", "Ana", "Maria", "Anna"]) + " " + name
    return name


def surname(rng):
    """One family name, now and then with its particle, hyphen or apostrophe."""
    k = rng.random()
    if k < .26:
        name = SURNAMES[int(len(SURNAMES) * rng.random() ** 2.2)]
    elif k < .44:
        name = rng.choice(SURNAMES)
    elif k < .58:
        name = rng.choice(_FAKER_SURNAMES)
    elif k < .68:
        name = rng.choice(rng.choice((ITALIAN, ITALIAN, GERMAN, POLISH, JAPANESE, ARABIC, HISPANIC)))
    elif k < .77:
        name = rng.choice(_FOREIGN_SURNAMES)
    elif k < .79:
        name = rng.choice(INDIGENOUS)
    else:
        name = made_surname(rng)
    k = rng.random()
    if k < .2 and " " not in name and "'" not in name:
        name = rng.choice(_PARTICLES) + " " + name
    elif k < .215:
        name += "-" + made_surname(rng)
    elif k < .225:
        name = "d'" + name if name[0] in "AEIOU" else "D'" + name
    elif k < .235:
        name = rng.choice(["von", "van", "Van der", "Di", "De", "del", "de la", "Dal", "El", "Mac", "Le", "Della", "Lo"]) + " " + name
    return name


def surnames(rng, last=None):
    """One to three family names, ending in `last` if given; "Silva e Souza" among them."""
    last = last or surname(rng)
    k = rng.random()
    if k < .4:
        return last
    if k < .86:
        return surname(rng) + " " + last
    if k < .91:
        return surname(rng) + " e " + last
    return surname(rng) + " " + surname(rng) + " " + last


def _old_spelling(name):
    for new, old in _OLD:
        if new in name:
            name = name.replace(new, old)
    return name


def person(rng, sex, surname=None):
    """A whole name; `surname` ends it if given. One to seven words."""
    family = surname
    sex = sex if sex in "MF" else rng.choice("MF")
    k = rng.random()
    if k < .1:  # one origin all through
        lasts, males, females = _ORIGINS[rng.choice(_ORIGIN_NAMES)]
        name = rng.choice(males if sex == "M" else females)
        if rng.random() < .25:
            name += " " + given_one(rng, sex)
        if rng.random() < .3:
            name += " " + rng.choice(lasts)
        name += " " + (family or rng.choice(lasts))
    elif k < .115 and not family:  # old books name a person without family
        name = given_one(rng, sex) if rng.random() < .5 else given(rng, sex)
    elif k < .125:
        name = rng.choice(INDIGENOUS_GIVEN) + " " + rng.choice(INDIGENOUS_GIVEN) + " " + (family or rng.choice(INDIGENOUS))
    else:
        name = given(rng, sex) + " " + surnames(rng, family)
    k = rng.random()
    if sex == "M" and k < .05:
        name += " " + rng.choice(_SUFFIXES)
    elif k > .96:
        name = _old_spelling(name)
    elif k > .952:  # an abbreviation in the middle
        words = name.split()
        if len(words) > 2 and len(words[1]) > 3:
            words[1] = words[1][0] + "."
            name = " ".join(words)
    return name


def child(rng, sex, mother_family, father_family):
    """A child's name from the parents' family names (either may be None)."""
    name = given(rng, sex)
    k = rng.random()
    if mother_family and (father_family is None or k < .6):
        name += " " + mother_family
    if father_family:
        name += (" e " if mother_family and k < .03 else " ") + father_family
    if mother_family is None and father_family is None:
        name += " " + surnames(rng)
    if k > .965 and father_family:  # no family name of either
        name = given(rng, sex) + " " + surnames(rng)
    if sex == "M" and rng.random() < .05:
        name += " " + rng.choice(_SUFFIXES)
    return name


_TITLES_M = _words("Oficial Oficial_Registrador Registrador Registrador_Civil Oficial_do_Registro_Civil Oficial_Titular Oficial_de_Registro Oficial_Interino Oficial_Designado Oficial_Substituto Tabelião Tabelião_e_Registrador Tabelião_e_Oficial Notário_e_Registrador Delegatário Titular Interventor Responsável_pelo_Expediente Oficial_Maior Escrivão Escrivão_de_Paz Escrivão_do_Registro_Civil Oficial_Vitalício Serventuário Serventuário_da_Justiça Oficial_Delegado Registrador_Público Oficial_Privativo Registrador_Interino Oficial_Registrador_Titular Encarregado_do_Registro_Civil Juiz_de_Paz_e_Oficial Titular_do_Ofício Cônsul-Geral_do_Brasil Vice-Cônsul Cônsul-Adjunto Autoridade_Consular")
_TITLES_F = _words("Oficiala Oficial Oficiala_Registradora Oficial_Registradora Registradora Registradora_Civil Oficial_do_Registro_Civil Oficiala_do_Registro_Civil Oficial_Titular Oficiala_Interina Oficiala_Designada Oficial_Substituta Tabeliã Tabeliã_e_Registradora Tabeliã_e_Oficial Notária_e_Registradora Delegatária Titular Interventora Responsável_pelo_Expediente Escrivã Escrivã_de_Paz Escrivã_do_Registro_Civil Serventuária_da_Justiça Registradora_Interina Registradora_Pública Oficial_de_Registro Consulesa-Geral_do_Brasil Titular_do_Ofício Encarregada_do_Registro_Civil")
_CLERKS_M = _words("Escrevente Escrevente_Autorizado Escrevente_Juramentado Escrevente_Habilitado Substituto Substituto_Legal Oficial_Substituto Preposto Preposto_Autorizado Auxiliar_de_Cartório Preposto_Designado Oficial_Ajudante Suboficial Escrevente_Substituto Atendente Escrevente_Notarial Primeiro_Substituto Escrevente_Compromissado Auxiliar Digitador Ajudante_Substituto Escrevente_Técnico")
_CLERKS_F = _words("Escrevente Escrevente_Autorizada Escrevente_Juramentada Escrevente_Habilitada Substituta Substituta_Legal Oficiala_Substituta Preposta Preposta_Autorizada Auxiliar_de_Cartório Preposta_Designada Oficiala_Ajudante Suboficiala Escrevente_Substituta Atendente Escrevente_Notarial Primeira_Substituta Escrevente_Compromissada Auxiliar Digitadora Escrevente_Técnica")


def officer(rng):
    """(name, sex) of a registrar."""
    sex = rng.choice("MF")
    return person(rng, sex), sex


def officer_title(rng, sex):
    return rng.choice(_TITLES_M if sex == "M" else _TITLES_F)


def consul_title(rng, sex):
    """Of who signs for a consulate."""
    return rng.choice(["Cônsul-Geral", "Cônsul-Geral Adjunto", "Cônsul-Adjunto", "Vice-Cônsul", "Chefe do Setor Consular", "Ministro-Conselheiro", "Primeira Secretária" if sex == "F" else "Primeiro Secretário", "Oficial de Chancelaria", "Consulesa" if sex == "F" else "Cônsul"])


def clerk_title(rng, sex):
    return rng.choice(_CLERKS_M if sex == "M" else _CLERKS_F)


def honorific(rng, sex):
    """What stands before a name in running text or a signature; often nothing."""
    if sex == "M":
        return rng.choice(["Sr.", "Sr", "o Sr.", "Senhor", "Dr.", "Bel.", "Seu", "D.", "Exmo. Sr.", "Exmo. Sr. Dr.", "Cel.", "Prof.", "Pe.", "Ten.", "Cap.", "o cidadão", "Dom", "Ilmo. Sr."])
    return rng.choice(["Sra.", "Srª", "a Sra.", "Senhora", "Dra.", "Drª", "Bela.", "Dona", "D.", "D. Maria" if rng.random() < .05 else "Dona", "Exma. Sra.", "Profa.", "Ir.", "a cidadã", "D.ª", "Ilma. Sra."])


_JOBS_M = _words("""
lavrador agricultor comerciante comerciário pedreiro motorista mecânico eletricista carpinteiro marceneiro operário industriário bancário professor funcionário_público servidor_público militar policial_militar vendedor vigilante porteiro
pintor soldador torneiro_mecânico metalúrgico ferroviário estivador marítimo pescador vaqueiro tropeiro capataz pecuarista fazendeiro sitiante meeiro trabalhador_rural boia-fria seringueiro garimpeiro ourives alfaiate sapateiro barbeiro
padeiro açougueiro cozinheiro garçom contador advogado médico dentista engenheiro_civil engenheiro_agrônomo arquiteto farmacêutico enfermeiro técnico_em_enfermagem técnico_em_informática analista_de_sistemas programador empresário
autônomo estudante desempregado aposentado do_lar jornaleiro negociante artista músico fotógrafo caminhoneiro taxista motoboy entregador auxiliar_de_produção auxiliar_administrativo ajudante_geral servente serralheiro gesseiro
bombeiro_hidráulico bombeiro_militar guarda_municipal jardineiro caseiro zelador tratorista operador_de_máquinas encanador borracheiro funileiro gráfico tipógrafo escrivão tabelião guarda-livros despachante corretor_de_imóveis
representante_comercial administrador economista psicólogo fisioterapeuta veterinário biólogo jornalista pastor_evangélico religioso indígena artesão empreiteiro quitandeiro feirante ambulante oleiro lenhador carvoeiro ajudante
""")
_JOBS_F = _words("""
do_lar doméstica prendas_domésticas prendas_do_lar de_prendas_domésticas lavradora agricultora comerciante comerciária professora funcionária_pública servidora_pública vendedora costureira cozinheira empregada_doméstica diarista
enfermeira técnica_em_enfermagem auxiliar_de_enfermagem médica dentista advogada contadora engenheira_civil arquiteta farmacêutica psicóloga fisioterapeuta nutricionista assistente_social pedagoga estudante desempregada aposentada
auxiliar_administrativa auxiliar_de_produção operadora_de_caixa recepcionista secretária balconista manicure cabeleireira esteticista babá cuidadora faxineira copeira merendeira zeladora agente_comunitária_de_saúde empresária autônoma
bancária policial_militar militar jornalista publicitária designer analista_de_sistemas bordadeira rendeira fiandeira tecelã parteira lavadeira operária industriária trabalhadora_rural pescadora marisqueira quebradeira_de_coco artesã
indígena feirante confeiteira atendente telefonista gerente administradora economista veterinária bióloga ecônoma missionária religiosa do_comércio microempreendedora funcionária_municipal servente monitora corretora dona_de_casa
""")
_JOBS_ALL = [job.lower() for job in JobsBR.jobs if len(job) < 40]


def profession(rng, sex):
    if rng.random() < .8:
        return rng.choice(_JOBS_M if sex == "M" else _JOBS_F)
    return rng.choice(_JOBS_ALL)


_NATIONALITIES = _words("brasileir portugues italian alem japones espanhol argentin uruguai paraguai bolivian peruan chilen colombian venezuelan haitian sírio libanes frances ingles american chines corean angolan polones ucranian russ cuban senegales")


def nationality(rng, sex):
    if rng.random() < .85:
        root = "brasileir"
    else:
        root = rng.choice(_NATIONALITIES)
    male = sex == "M"
    if root.endswith("es"):
        return (root[:-2] + "ês") if male else root + "a"
    if root == "alem":
        return "alemão" if male else "alemã"
    if root == "espanhol":
        return root if male else root + "a"
    if root in ("uruguai", "paraguai"):
        return root[:-1] + ("io" if male else "ia")
    if root == "sírio":
        return "sírio" if male else "síria"
    return root + ("o" if male else "a")


_CIVIL = _words("solteir casad divorciad viúv separad desquitad separad_judicialmente amasiad convivente em_união_estável união_estável casad_eclesiasticamente casad_religiosamente separad_de_fato")


def civil_status(rng, sex):
    words = rng.choice(_CIVIL).split()
    if words[0].endswith("d") or words[0].endswith("r") and words[0] == "solteir" or words[0] == "viúv":
        words[0] += "o" if sex == "M" else "a"
    return " ".join(words)


def color(rng, sex):
    end = "o" if sex == "M" else "a"
    return rng.choice(["branc" + end, "branca", "pret" + end, "preta", "parda", "pard" + end, "amarela", "indígena", "moren" + end, "mulat" + end, "negra", "não declarada", "ignorada", "morena clara"])


def kinship(rng, sex):
    """Who the declarant is to the child."""
    if sex == "M":
        return rng.choice(["o pai", "pai", "o próprio pai", "genitor", "o genitor", "avô materno", "avô paterno", "tio", "tio materno", "o próprio registrado", "padrinho", "irmão", "amigo da família", "vizinho", "administrador do hospital", "primo", "o próprio"])
    return rng.choice(["a mãe", "mãe", "a própria mãe", "genitora", "a genitora", "avó materna", "avó paterna", "tia", "tia paterna", "a própria registrada", "madrinha", "irmã", "parteira", "assistente social", "vizinha", "enfermeira", "prima", "a própria"])


if __name__ == "__main__":
    rng = random.Random(7)
    for _ in range(40):
        sex = rng.choice("MF")
        print(sex, person(rng, sex), "|", profession(rng, sex), "|", nationality(rng, sex), "|", civil_status(rng, sex), "|", officer_title(rng, sex), "|", made_given(rng, sex))
