# texts of forms F..J
T = {}
T['F-1'] = dict(s='F', ru='RN', t='Registro Civil — Nascimento', head='«car:Cartorio de Paz da Cidade de Mossoró» — «rm:Mossoró», Rio Grande do Norte', mg='N. «tm:26»\n\nDelfina,\nfilha de\nAntonio\nSoares',
 p='''No anno do Nascimento de Nosso Senhor Jesus Christo de mil oitocentos e noventa e um, aos «dr:vinte e um dias de Janeiro=21/01/1891», appareceu neste cartorio de paz «g1:Antonio Soares do Couto», morador á Rua da Palha, e me declarou que sua consorte, «g2:Izabel Sabina Soares do Couto», tivera, «td:no dia de Reis, seis do corrente=06/01/1891|seis do corrente», uma menina, e que o parto fôra «h:ás onze horas da manhã=11:00», «dom:em sua casa de morada».
Havia o Reverendo Vigario de a baptisar com o nome de «n:Delfina Soares do Couto», e com esse mesmo a assentei.
É neta paterna de «pa:Soares José do Couto» e de «pb:Delfina Maria do Rosario», e materna de «ma:Sabino Alves de Mello», fallecido, e «mb:Izabel Maria Alves». Os paes se casaram nesta freguezia de Santa Luzia e são della naturaes.
Trasladei fielmente do livro primeiro, folhas «fl:vinte e seis=26», o que acima fica, com as testemunhas Trajano Ferreira e Miguel Faustino, a «de:oito de Maio de mil oitocentos e noventa e cinco=08/05/1895».''', sig=['«of:Luiz Manoel Filgueira»|Escrivão do Juizo de Paz e Official'], foot='Ao sello $200. Rasa e busca 1$100.', x=dict(lv='1',g1n='Mossoró/RN',g2n='Mossoró/RN'), ac={'registro.livro':['primeiro'],'filiação.genitor_1.naturalidade':['','Santa Luzia','Santa Luzia/RN'],'filiação.genitor_2.naturalidade':['','Santa Luzia','Santa Luzia/RN']})
T['F-2'] = dict(s='M', ru='AL', t='Certidão do termo de nascimento', head='«car:Escrivania de Paz e Registro Civil do Penedo» — cidade do «rm:Penedo», Estado das Alagôas', mg='«tm:148»\n\nErnesto',
 p='''Ernesto, ou por inteiro «n:Ernesto Leite Sampaio», branco, de sexo masculino, é o infante de que se occupa o termo lavrado por mim a «dr:2 de Março de 1896=02/03/1896» e que occupa, no livro «lv:terceiro=3», a folha «fl:setenta e quatro=74».
Contei nelle o que me contou o Coronel «g1:Theophilo Leite Sampaio», dono do engenho Marituba, a saber: que o infante é seu, havido de sua mulher «g2:Eulalia Ribeiro Leite»; que nasceu «dom:na casa grande do engenho», «h:á meia noite e um quarto=00:15» de «td:dezenove de Fevereiro ultimo=19/02/1896»; que a mulher é sergipana de «g2n:Propriá=Propriá/SE|Propriá» e elle, alagoano de «g1n:Piassabussú=Piassabussú/AL|Piaçabuçu/AL|Piassabussú».
Por avós deu o Commendador «pa:Manoel Leite Sampaio», e mais «pb:Rosa Amelia Leite», de quem elle proprio descende, e «ma:Gonçalo Ribeiro» com «mb:Carolina Amado Ribeiro», de quem descende a esposa.
Serviram de testemunhas o boticario Pontes e o Alferes Messias. Penedo, «de:vinte de Junho de mil e novecentos=20/06/1900».''', sig=['«of:Tertuliano Barbosa Lins»|Escrivão'], foot='Dez tostões de busca, pagos.')
T['F-3'] = dict(s='F', ru='ES', t='Certidão de nascimento', head='«car:Registro Civil do Districto de Jequitibá» — Municipio de «rm:Santa Leopoldina», Estado do Espirito Santo', mg='Fls. «fl:61»\n\nRegistro\n«tm:nº 320=320»\n\nAnna\nPagung',
 p='''Lavrado em lingua nacional, sendo interprete o professor Hermann Roelke, por não fallarem os declarantes o portuguez, este registro se fez em «dr:quatorze de julho de mil novecentos e dois=14/07/1902».
«g1:August Pagung» e a parteira Wilhelmine Boldt affirmam sob palavra que, «td:ha dois dias, em doze de julho=12/07/1902», «h:ás 6 1/2 da manhã=06:30», «dom:na colonia do Caramurú», nasceu de «g2:Bertha Pagung, nascida Gumz=Bertha Pagung|Bertha Pagung, nascida Gumz|Bertha Pagung nascida Gumz» uma criança do genero feminino, que ha de chamar-se «n:Anna Emilie Pagung». O casal professa o culto lutherano e ambos vieram de «g1n:Regenwalde, Pomerania=Regenwalde/Pomerania|Regenwalde, Pomerania», donde trouxeram já quatro filhos.
Emquanto os paes do colono, «pa:Ferdinand Pagung» e «pb:Ulrike Kopp», ficaram na Europa, os da esposa, «ma:Karl Gumz» e «mb:Henriette Schwanz», aqui residem.
Acho-o no livro de numero «lv:seis=6». Em fé do que dou a presente, que escrevi de meu punho, em «de:3 de fevereiro de 1911=03/02/1911».''', sig=['«of:Alvino Holzmeister»|Official do Registro Civil do Districto'], foot='Estampilha de 300 réis.', x=dict(g2n='Regenwalde/Pomerania'), ac={'filiação.genitor_2.naturalidade':['Regenwalde, Pomerania']})
T['F-4'] = dict(s='M', ru='PI', t='Traslado', head='«car:Cartorio do Registro Civil de Oeiras» — «rm:Oeiras», antiga capital do Piauhy', mg='Nasc.\nn. «tm:9»\nfl. «fl:3 v=3v»\n\nPossidonio\ne\nPossidonia',
 p='''Trasladado do livro «lv:II=2|II», por certidão de nascimento. Ao que era costume escrever o Padre na pia, escrevo eu agora no papel do Estado.
Possidonio e Possidonia, gemeos, são netos de «ma:Honorato Nunes de Carvalho» e «mb:Luiza Moura», por serem filhos da filha destes, «g1:Theodora Nunes de Carvalho», fiandeira, e não se lhes aponta pae.
Coube a Possidonio nascer adiante, «h:ás duas horas e meia da tarde=14:30», e é deste, por inteiro «n:Possidonio Nunes de Carvalho», que se pede o traslado; «gem:Possidonia Nunes de Carvalho seguiu-o ás tres horas». Isto se deu «dom:na data Brejo da Onça», termo desta cidade, a «tc:dez de Dezembro do anno de mil oitocentos e noventa e nove=10/12/1899».
Mandou fazer o assento o tio das crianças, Raymundo Nunes, no «dr:derradeiro dia do mesmo mez, trinta e um=31/12/1899», não tendo sido presente a mãe, que é de «g1n:Picos, deste Estado=Picos/PI|Picos».
Não contém borrão. Oeiras, «de:primeiro de Março de mil novecentos e doze=01/03/1912».''', sig=['«of:Benedicto Martins da Rocha»|Serventuario do Registro'], foot='Pagou a final.', tw=['Possidonia Nunes de Carvalho'])
T['G-1'] = dict(s='F', ru='SE', t='CERTIDÃO DE NASCIMENTO', head='ESTADO DE SERGIPE — COMARCA DE ESTÂNCIA\n«car:Cartório do 2º Ofício — Registro Civil de Estância»',
 p='''Procurei o nome «n:Givalda Menezes Prado» no fichário, e dele passei ao livro «lv:A-33», fl. «fl:58», onde está.
É o registro «tm:7.742», de «dr:9/6/1967=09/06/1967».
A mãe, «g1:Valdice Menezes», é operária da fábrica Santa Cruz e veio de «g1n:Itabaianinha-SE=Itabaianinha/SE».
«g2:Gilberto Prado» é o marido dela, pai da registrada, motorista, daqui de «g2n:Estância-SE=Estância/SE».
A moça nasceu de dia claro: marca o livro «h:sete e dez da manhã=07:10».
E marca também a data, «tc:29 de maio de 1967=29/05/1967», e a casa de saúde, «est:Hospital Amparo de Maria», aqui em «rm:Estância».
Dos Prado, avós, ficaram os nomes de «pa:Joviniano Prado» e «pb:Alzira Vieira Prado».
Dos Menezes, ficaram os de «ma:Manoel Messias Menezes» e «mb:Josefa Bispo Menezes».
Quem declarou foi Gilberto, exibindo a papeleta do hospital.
Fechei esta certidão em Estância, em «de:14/11/1973».''', sig=['«of:Aída Fontes de Faro»|Oficial'], foot='Cr$ 6,50')
T['G-2'] = dict(s='M', ru='AM', t='CERTIDÃO COM OS ITENS DO ASSENTO DE NASCIMENTO', head='ESTADO DO AMAZONAS — «rm:PARINTINS=Parintins»\n«car:CARTÓRIO DO 2º OFÍCIO DE PARINTINS»',
 p='''Fica certificado que pertence a «n:Hideki Tsuji Bulcão» o assento iniciado nas linhas 14 e seguintes da folha «fl:172».
O volume é o de letra A, número «lv:25»; o assento, o de número «tm:10.633».
Foi o avô «ma:Shigeo Tsuji», agricultor de juta da Vila Amazônia, quem fez a declaração, acompanhado da esposa, «mb:Fumi Tsuji».
Disse o declarante que a filha de ambos, «g1:Akemi Tsuji», nascida em «g1n:Maués (AM)=Maués/AM», dera à luz um menino «td:na antevéspera, 16 de outubro=16/10/1971».
A declaração é de «dr:dezoito de outubro de mil novecentos e setenta e um=18/10/1971».
O menino teria nascido «h:às doze e vinte da noite, ou seja, aos vinte minutos do dia 16=00:20», «dom:na Vila Amazônia», zona deste município.
O genitor, «g2:Raimundo Bulcão Filho», não é natural daqui, mas de «g2n:Juruti (PA)=Juruti/PA».
Os avós da parte dele foram apontados como «pa:Raimundo Bulcão» e «pb:Esmeraldina Andrade Bulcão».
Mais tarde se anotou o seguinte: «an:Faleceu em Manaus aos 4/12/1980, óbito nº 2.209, Cartório do 7º Ofício.»
Em Parintins, «de:23 de janeiro de 1981=23/01/1981», firmo.''', sig=['Osmarina Faria|Escrevente, pelo Oficial «of:Tupinambá Garcia Rebelo»'], foot='Isenta de selo (Lei Estadual 1.055)')
T['G-3'] = dict(s='F', ru='RJ', t='CERTIDÃO', head='ESTADO DO RIO DE JANEIRO — MUNICÍPIO DE CAMPOS\n«car:Registro Civil da 1ª Circunscrição do 1º Distrito de Campos»',
 p='''Isto é certidão do nascimento de «n:Sônia Regina d'Ávila Peçanha», que esta serventia registrou aos «dr:4 de fevereiro de 1964=04/02/1964».
Naquela data já ia a criança com três semanas: seu nascimento remonta ao «td:dia 14 do mês anterior=14/01/1964», uma terça-feira.
O lugar foi a «est:Beneficência Portuguesa» de «rm:Campos=Campos|Campos dos Goytacazes».
E a hora, «h:18 e 55=18:55».
Quem gerou a menina: «g1:Nilo Peçanha Sobrinho», usineiro, fluminense de «g1n:Macaé=Macaé/RJ|Macaé», juntamente com «g2:Zuleika d'Ávila», professora, capixaba de «g2n:Cachoeiro de Itapemirim=Cachoeiro de Itapemirim/ES|Cachoeiro de Itapemirim».
Por ela, são avós «ma:Heitor d'Ávila» e «mb:Ondina Moulin d'Ávila».
Por ele, são «pa:Alcebíades Peçanha» e «pb:Jacyra Tavares Peçanha».
A margem esquerda contém isto: «av:Em 30-9-1978 desquitaram-se os pais, sem alteração do nome da registrada.»
Localiza-se o ato no livro «lv:A-102», folha «fl:240», termo «tm:31.917».
Datilografada em «de:06-12-1979=06/12/1979» por Wilson Crespo, técnico judiciário juramentado.''', sig=['«of:Maria Eugênia Tinoco Barcelos»|Oficial do Registro'], foot='FUNPERJ — guia 00417')
T['G-4'] = dict(s='M', ru='AP', t='CERTIDÃO DE NASCIMENTO', head='TERRITÓRIO FEDERAL DO AMAPÁ — COMARCA DE MAZAGÃO\n«car:Cartório de Registro Civil de Mazagão»',
 p='''Solteira era a mãe, «g1:Deuzuíte Jacarandá», ribeirinha, ao registrar o filho; só o nome dela, portanto, entrou na filiação.
Do filho, que é homem, disse chamar-se «n:Aldo Jacarandá Picanço», tomando ela de um padrinho o segundo sobrenome.
«mb:Joaquina Jacarandá» e «ma:Tomé dos Anjos Jacarandá», pais de Deuzuíte, são os avós que constam.
Tanto a mãe quanto a avó são filhas de «g1n:Gurupá, Pará=Gurupá/PA».
O parto correu às margens do rio Ajuruxi, «dom:em palafita da família», município de «rm:Mazagão».
«td:Domingo, dia 26 de março, dia de Páscoa, do ano em curso=26/03/1978|26 de março», assinala o assento, «h:pelas 15 horas=15:00».
O ano em curso era 1978, porquanto o assento é de «dr:10 de abril de 1978=10/04/1978».
Encontra-se ele no livro «lv:A-8», folha «fl:91», com o número «tm:2.455».
Outros apontamentos não há.
Extraída em Mazagão, «de:no dia 2 de maio de 1985=02/05/1985», a rogo do Incra.''', sig=['«of:Odilardo Flexa Barreto»|Oficial'], foot='Sem ônus', joint=1)
T['H-1'] = dict(s='F', ru='RO', t='CERTIDÃO DE NASCIMENTO', head='«car:Serventia de Registro Civil do 2º Distrito de Ji-Paraná»\nAv. Marechal Rondon, 814, «rm:Ji-Paraná» — Rondônia — fone (069) 421-0000',
 p='''Nos termos em que foi declarado por «g1:Arlindo Kempf», catarinense de «g1n:Xanxerê=Xanxerê/SC|Xanxerê», e lançado no dia «dr:28/08/1997», o registro «tm:35602» (livro A-«lv:91», folha «fl:152») tem por objeto o nascimento de sua filha «n:Jaqueline Suelen Kempf», sucedido no «est:Hospital Municipal de Ouro Preto do Oeste», cidade de «lm:Ouro Preto do Oeste», neste Estado.
O relógio da sala de parto marcava «h:21h02=21:02» e o calendário, «tc:16 de agosto de 1997=16/08/1997».
Acrescentou Arlindo que a mãe da recém-nascida, «g2:Marlene Vicentin Kempf», é paranaense de «g2n:Palotina=Palotina/PR|Palotina»; que os seus próprios pais são «pa:Aloísio Kempf» e «pb:Irma Schuster Kempf»; e que os sogros atendem por «ma:Dionísio Vicentin» e «mb:Assunta Pagnoncelli».
Não existem notas marginais. Via solicitada pela escola e impressa em «de:19 de fevereiro de 2004=19/02/2004».''', sig=['«of:Lourival Queiroz de Andrade»|Oficial Registrador'], foot='Digitado por: RSM — Terminal 02', fee='Emolumentos|R$ 12,40|Fundo|R$ 1,24', joint=1)
T['H-2'] = dict(s='M', ru='MS', t='CERTIDÃO DE NASCIMENTO (RELATÓRIO)', head='«car:CARTÓRIO DO 2º OFÍCIO DE DOURADOS»\nRegistro Civil e Títulos — Rua João Cândido Câmara, 1020 — «rm:Dourados», MS',
 p='''O que se sabe, pelos nossos arquivos, acerca do nascimento de «n:Ava Vera Ximenes Ortega» é o seguinte. Filho homem, apesar do prenome, de uma família Kaiowá da Aldeia Jaguapiru, nasceu no «est:Hospital da Missão Evangélica Caiuá», em «tc:dezessete de julho de mil novecentos e noventa e nove=17/07/1999», «h:às zero hora e cinco minutos=00:05».
O seu registro foi efetivado «dr:a 2 de agosto de 1999=02/08/1999», no Livro A-«lv:110» sob nº «tm:61.385», às folhas «fl:85-verso=85v», mediante apresentação da DNV «dnv:0391774».
Genitora é «g1:Floriza Ximenes», nascida no Paraguai, em «g1n:Capitán Bado=Capitán Bado/Paraguai|Capitán Bado, Paraguai|Capitán Bado»; genitor, «g2:Nélson Ortega», nascido em «g2n:Caarapó, MS=Caarapó/MS».
Quanto à ascendência, constam somente os nomes das avós: a do lado dele, «pb:Adelaida Ortega», e a do lado dela, «mb:Tomasa Ximenes».
Por solicitação do CIMI, em Dourados, «de:aos sete dias do mês de maio de dois mil e oito=07/05/2008», lavra-se esta certidão.''', sig=['Ademir Kruki|Escrevente em nome de «of:Ilza Maria Torraca», Oficiala'], foot='Isenta — art. 5º, LXXVI, da Constituição', fee='Valor|isento|Guia|—')
T['H-3'] = dict(s='F', ru='TO', t='CERTIDÃO', head='«car:Cartório de Registro Civil de Porto Nacional»\nPraça Nossa Senhora das Mercês, 45 — «rm:Porto Nacional» (TO)',
 p='''Cumpre-me informar por certidão que, às páginas «fl:211» do livro de nascimentos A-«lv:64», consta inscrita, pelo número «tm:28.940», a pessoa de nome «n:Thamyres Póvoa Aires Barreira».
A inscrita é mulher. Seu nascimento se verificou na própria Porto Nacional, «est:Maternidade Tia Dedé», às «h:17h e 20min=17:20» de «tc:25/12/2001», dia de Natal. O comparecimento do pai só se verificou, entretanto, já entrado o novo ano, em «dr:22/01/2002».
Esse pai, «g1:Jurandir Aires Barreira», bancário, natural de «g1n:Natividade - TO», dá-se como filho de «pa:Hermógenes Barreira» e «pb:Custódia Aires». Sua companheira, «g2:Lucijane Póvoa», enfermeira, natural de «g2n:Dianópolis - TO», dá-se como filha de «ma:Jorge Póvoa Neto» e «mb:Osmarina Rodrigues Póvoa».
Existe um acréscimo, feito em 2005: «av:Reconhecida a guarda exclusiva da mãe por sentença de 19/05/2005 da 1ª Vara de Família (autos 5512/04).»
Ratifico o que acima se lê e assino em Porto Nacional, «de:9 de março de 2007=09/03/2007».''', sig=['«of:Valdivino Ferreira Noleto»|Oficial de Registro'], foot='Conferido. 2ª via.', fee='Emol.|R$ 18,00|Tx. Jud.|R$ 3,60')
T['H-4'] = dict(s='M', ru='DF', t='CERTIDÃO DE NASCIMENTO', head='«car:Cartório do 5º Ofício de Notas e Registro Civil de Taguatinga»\nC-8, lotes 14/15 — Taguatinga — «rm:Brasília», Distrito Federal',
 p='''Usando do direito que a lei dá a qualquer cidadão, pediu-se a este Ofício notícia do nascimento de «n:Ícaro Tadeu Guimarães e Sá». Dou-a.
Houve lugar no «est:Hospital Anchieta», de parto cesáreo, «h:às dez para as sete da noite=18:50», «td:na data de ontem com relação ao assento, logo, em 30/03/2006=30/03/2006», sendo dele comprovante a DNV número «dnv:42.118.776-0».
O assento, «dr:de 31 de março de 2006=31/03/2006», indica o sexo do bebê (masculino), a sua mãe — «g1:Valquíria Guimarães Brandt», nascida em «g1n:Anápolis/GO» — e o marido desta — «g2:Aureliano de Sá e Benevides», nascido em «g2n:Crateús/CE» —, ambos servidores públicos.
«ma:Edmundo Brandt» e «mb:Noêmia Guimarães» vêm a ser os avós por linha feminina; por linha masculina, «pa:Leandro de Sá» e «pb:Perpétua Benevides de Sá».
Achará o interessado o original no volume A-«lv:236», lauda «fl:77», número «tm:131.048». Passada em «de:12/04/2006».''', sig=['«of:Romildo Teles Nogueira»|Tabelião', 'Cíntia Raquel Dantas|Escrevente'], foot='Selo de segurança holográfico AA 0449172', fee='Certidão|gratuita|Via|primeira')
T['I-1'] = dict(s='F', ru='SC', t='CERTIDÃO DE NASCIMENTO', head='República Federativa do Brasil — Registro Civil das Pessoas Naturais\n«car:Escrivania de Paz do Distrito de Marechal Bormann» — «rm:Chapecó», Santa Catarina',
 p='''Da união estável de «g1:Fátima Inês Cella» e «g2:Rudimar Luiz Balbinot», ela nascida em «g1n:Seara/SC», ele em «g2n:Frederico Westphalen/RS», adveio, na tarde de «tc:6 de junho de 2013=06/06/2013», às «h:13h33min=13:33», uma bebê saudável, com 3.240 gramas.
Os genitores preferiram para a filha o nome de «n:Eduarda Cella Balbinot» e o registraram neste distrito em «dr:dez de junho de dois mil e treze=10/06/2013», embora o parto houvesse tido palco em outra cidade, «lm:Concórdia» (SC), no «est:Hospital São Francisco». Trouxeram a declaração de nascido vivo «dnv:30-61724933-8».
Pais de Rudimar são «pa:Ivo Balbinot» e «pb:Lurdes Maria Sartoretto Balbinot»; pais de Fátima, «ma:Olivo Cella» e «mb:Gema Bodanese Cella».
A matrícula atribuída, «mat:{M|105221|2013|19|144|5566}», já diz o livro (A-«lv:19»), a folha («fl:144») e o número do termo («tm:5566»). Averbação alguma se fez até hoje.
Chapecó, distrito de Marechal Bormann, «de:21 de junho de 2013=21/06/2013».''', sig=['«of:Adair José Sperandio»|Escrivão de Paz'], selo='«selo:DAB31277-9XUK»', foot='Selo Digital de Fiscalização do tipo isento. Confira em selo.tjsc.jus.br', joint=1)
T['I-2'] = dict(s='M', ru='CE', t='NASCIMENTO — CERTIDÃO EM PROSA', head='REPÚBLICA FEDERATIVA DO BRASIL\n«car:Cartório Ximenes Aragão – 2º Ofício de Sobral» — «rm:Sobral»/CE',
 p='''Foi no dia «tc:vinte e três de abril de dois mil e dezoito=23/04/2018», «h:às 2 horas e 9 minutos=02:09», que nasceu na «est:Santa Casa de Misericórdia de Sobral» o menino «n:Davi Lucca Mont'Alverne Frota», CPF «cpf:{c66423157}».
O registro sucedeu na mesma semana, precisamente a «dr:27.04.2018=27/04/2018», e sua guarda incumbe a esta serventia sob a matrícula única nacional «mat:{m|020891|2018|133|211|78004}», da qual se extraem livro, folha e termo.
Sou forçado a mencionar um só genitor: trata-se de «g1:Antônia Karine Mont'Alverne Frota», vendedora, com naturalidade de «g1n:Groaíras/CE», por não ter havido indicação de pai. Avô: «ma:Francisco Wilson Frota». Avó: «mb:Vicência Mont'Alverne».
Em novembro daquele ano lançou-se averbação deste teor: «av:Tendo em vista o Processo 0050.17-81, de 13/11/2018, fica deferida a tutela do menor à avó materna.»
Impresso em papel de segurança, em Sobral, no dia «de:6 de janeiro de 2020=06/01/2020».''', sig=['Francisca Elda Parente|Substituta — Titular: «of:Inácio Ximenes Aragão»'], selo='«selo:AAH742019-Q7P9»', foot='Provimento CNJ nº 63/2017. Consulta em selodigital.tjce.jus.br', x=dict(lv='00133', fl='211', tm='0078004'))
T['I-3'] = dict(s='F', ru='PA', t='CERTIDÃO DE NASCIMENTO, em breve narração', head='Brasil · Estado do Pará · Comarca de Santarém\n«car:Cartório Pereira — 3º Ofício de Registro Civil» · «rm:Santarém»',
 p='''Ao término de pesquisa no acervo informatizado, sou de parecer, e o certifico, que a Sra. «n:Iolanda Munduruku Colares» se encontra registrada: livro A nº «lv:205», folha «fl:300», termo «tm:150.093», ato realizado no mutirão de «dr:08/12/2010».
Na ocasião ela ainda não completara um mês. Nascera «dom:em domicílio», com parteira tradicional, na comunidade de Alter do Chão, «tc:aos onze de novembro de dois mil e dez=11/11/2010|onze de novembro de dois mil e dez», «h:perto do amanhecer, às 5h51=05:51».
É filha do pescador «g1:Edinelson Colares» (terra natal: «g1n:Aveiro/PA») e da artesã «g2:Jacirema Akay Munduruku» (terra natal: «g2n:Jacareacanga/PA»). O pescador descende de «pa:Raimundo Colares Filho» e «pb:Dilza Pantoja Colares», e a artesã, do cacique «ma:Tibúrcio Akay» e de «mb:Iraneide Kabá Munduruku».
Identificador nacional do assento: «mat:{M|065573|2010|205|300|150093}».
O verso da folha serve às anotações, e uma se vê: «an:CPF {C70311942} incluído em 15/07/2022; título eleitoral ainda não expedido.»
Santarém, «de:quinze de setembro de dois mil e vinte e cinco=15/09/2025».''', sig=['«of:Rosilene Sirotheau Pereira»|Registradora Civil Interina'], selo='«selo:PA-0032.611.745»', foot='Selo geral tipo C. Verifique em apps.tjpa.jus.br/selodigital', x=dict(cpf='{C70311942}'), ac={'dados_pessoais.cpf':['']})
T['I-4'] = dict(s='F', ru='MG', t='CERTIDÃO DE NASCIMENTO', head='REGISTRO CIVIL DAS PESSOAS NATURAIS — MINAS GERAIS\n«car:1º Subdistrito de Uberaba — Ofício Cunha Campos» — «rm:Uberaba»',
 p='''«g1:Otávio Abrão Cecílio» e «g2:Mirella Naves Borges» são pais de duas meninas idênticas. Este instrumento cuida de «n:Maria Laura Borges Cecílio», extraída primeiro do ventre materno, «h:às 10h44=10:44»; «gem:a gêmea Maria Clara Borges Cecílio foi extraída às 10h46» e tem termo próprio, o subsequente.
A cesariana teve lugar no «est:Hospital Universitário Mário Palmério», em Uberaba, a «tc:19/02/2024», consoante a DNV «dnv:31-90033817-5».
Otávio é de «g1n:Araxá/MG». Mirella é de «g2n:Ituverava/SP». Os Cecílio mais velhos são «pa:Salim Abrão Cecílio» e «pb:Nádia Abud Cecílio»; os Borges mais velhos são «ma:Onofre Borges» e «mb:Magda Naves Borges».
Lavrou-se o ato «dr:no primeiro dia útil seguinte, 20/02/2024=20/02/2024», matrícula «mat:{M|032474|2024|288|19|97713}» — vale dizer, livro «lv:288», folha «fl:19», termo «tm:97713» —, com CPF «cpf:{C19034855}» gerado automaticamente.
Subscrevo em «de:20/02/2024», pelo plantão da unidade interligada.''', sig=['«of:Heloísa Cunha Campos»|Oficial', 'Wesley Prata|Auxiliar da unidade interligada'], selo='«selo:HQT55910 cód. 4471.9023.1180.6652=HQT55910|HQT55910 4471.9023.1180.6652»', foot='Ato 7804, quantidade 1. Consulte https://selos.tjmg.jus.br', tw=['Maria Clara Borges Cecílio'])
T['J-1'] = dict(s='M', ru='RS', t='Certidão eletrônica de nascimento', head='«car:Registro Civil da 1ª Zona de Pelotas»\nRua General Osório, 719 · «rm:Pelotas» · RS',
 p='''Prezado requerente, em resposta ao pedido CRC 0044-71882, certifico-lhe o que se segue acerca de «n:Santiago Echevarría Duarte».
O menino foi registrado com dois pais, por força de sentença de adoção da Vara da Infância. São eles «g1:Leonel Duarte», de «g1n:Jaguarão/RS», e «g2:Martín Echevarría», de «g2n:Rivera/Uruguai». As famílias de origem dos dois são representadas, no caso de Leonel, por «pa:Adroaldo Duarte» e «pb:Eni Terezinha Duarte»; no de Martín, por «ma:Washington Echevarría» e «mb:Graciela Olivera».
Considera-se nascido em «tc:04 de outubro de 2022=04/10/2022», «h:às seis da tarde em ponto=18:00», na cidade de «lm:Rio Grande» (RS), mais exatamente na «est:Santa Casa do Rio Grande».
O ato data de «dr:1º/03/2023=01/03/2023» e a ele correspondem o número de matrícula «mat:{M|099390|2023|255|17|93846}» e o CPF «cpf:{C92477106}». Em linguagem antiga: livro A-«lv:255», folha «fl:17», registro «tm:93846».
Despeço-me, certo da veracidade do que afirmo, em «de:23/03/2023».''', sig=['«of:Carlos Alfredo Osório Mascarenhas»|Registrador Titular'], selo='«selo:0443.01.2300001.10552»', foot='Assinado em formato PAdES. Hash b71c-09ee-4d2f. Valide em www.registrocivil.org.br/validacao', swap=1)
T['J-2'] = dict(s='F', ru='PE', t='Certidão de nascimento em forma de relato', head='«car:10º Ofício de Registro Civil da Capital — Casa Amarela»\nEstrada do Arraial, 3108 · «rm:Recife» · Pernambuco',
 p='''Recife tem por filha «n:Ana Olívia Wanderley Cavalcanti Lins», nascida na «est:Maternidade do Hospital Agamenon Magalhães=Maternidade do Hospital Agamenon Magalhães|Hospital Agamenon Magalhães» quando o dia «tc:treze de junho de 1986=13/06/1986» contava «h:19 horas e 15 minutos=19:15».
Os avós que lhe couberam, na ordem do livro: «ma:Fernando Wanderley», «mb:Olívia Dubeux Wanderley», que são os da mãe; «pa:Arnóbio Cavalcanti Lins», «pb:Dulce Cavalcanti Lins», que são os do pai.
E o pai? «g1:Arnóbio Cavalcanti Lins Filho», engenheiro, originário de «g1n:Nazaré da Mata (PE)=Nazaré da Mata/PE». E a mãe? «g2:Clarissa Dubeux Wanderley», arquiteta, originária do «g2n:Recife (PE)=Recife/PE».
Remonta o ato a «dr:03/07/1986»; guarda-se no volume A-«lv:81», fólio «fl:266», número «tm:80.904», hoje matrícula «mat:{M|074625|1986|81|266|80904}».
Ao lado do ato foram apostas duas menções. Uma anotação: «an:Casou-se em 08/09/2012 com Pieter van der Linden, conservando o nome (matrícula 074625 01 55 2012 2).» E uma averbação: «av:Incluído o CPF {C41870593} em 30/10/2023, de ofício.»
Recife, «de:17/05/2024».''', sig=['Jadiel Felinto|Escrevente', '«of:Mônica Suassuna Barreto Campello»|Oficiala do 10º Ofício'], selo='«selo:0074625.QWE05202401.00913»', foot='Arquivo com validade de trinta dias na plataforma. Sicase 21774490', x=dict(cpf='{C41870593}'), ac={'dados_pessoais.cpf':[''],'observações.anotações':['Casou-se em 08/09/2012 com Pieter van der Linden, conservando o nome']}, joint=0)
T['J-3'] = dict(s='M', ru='RJ', t='Certidão de nascimento', head='«car:RCPN do 2º Distrito de Niterói»\nAlameda São Boaventura, 770, Fonseca · «rm:Niterói» · RJ',
 p='''Noah é o prenome; por inteiro, «n:Noah Ramalhete Oyelaran». Ele traz no registro o sexo masculino, o CPF «cpf:{C60388214}» e a matrícula «mat:{M|093278|2020|340|188|201577}».
Por causa da pandemia, a mãe, «g1:Joyce Ramalhete», fotógrafa, natural de «g1n:São Gonçalo/RJ», fez por via remota a declaração de que o dera à luz no «est:Hospital Icaraí», nesta cidade, «td:ao sétimo dia do mês de abril, no mesmo ano de 2020 em que se fez o registro=07/04/2020|sétimo dia do mês de abril», «h:às 04h59=04:59».
Deu por pai o seu esposo, o nigeriano «g2:Babatunde Oyelaran», de «g2n:Ibadan, Nigéria=Ibadan/Nigéria», cujos pais, por sua vez, são «pa:Adewale Oyelaran» e «pb:Folake Oyelaran». Os dela são «ma:Jorge Luiz Ramalhete» e «mb:Sueli Conceição Ramalhete».
O lançamento se consumou em «dr:15 de abril=15/04/2020» de 2020, ocupando a folha «fl:188» do livro A-«lv:340» com o termo «tm:201577»; a DNV apresentada fora a «dnv:30 86540172 3».
Sobre este assento nada pesa: nem averbação, nem anotação. Niterói, «de:3 de agosto de 2021=03/08/2021».''', sig=['«of:Hélio Vasconcellos Bittencourt»|Oficial Registrador'], selo='«selo:EDXK 48127 RTL»', foot='Consulte em www4.tjrj.jus.br/Portal-Extrajudicial/consultaselo. Ato gratuito.', joint=1)
T['J-4'] = dict(s='F', ru='SP', t='Certidão de nascimento', head='«car:Oficial de Registro Civil de Registro»\nAv. Prefeito Jonas Banks Leite, 456 · «rm:Registro» · SP',
 p='''Havia, em 1969, um livro de número «lv:58» neste cartório; na sua folha «fl:141», número «tm:17.290», datada de «dr:onze de agosto de 1969=11/08/1969», repousa o registro da senhora «n:Mitsuko Okiyama de Souza».
Conta-se ali que ela nasceu «h:às sete horas e quarenta minutos=07:40» da manhã do dia «td:vinte e dois de julho próximo passado=22/07/1969», «dom:no bairro do Carapiranga», no sítio dos pais.
O seu pai, «g1:Benedito de Souza», tratorista, era de «g1n:Iguape-SP=Iguape/SP», e a sua mãe, «g2:Chiyoko Okiyama», chazeira, já era de «g2n:Registro-SP=Registro/SP».
Teve por avós aqueles que geraram Benedito, a saber «pa:João Crisóstomo de Souza» e «pb:Benedita Xavier», bem como os que geraram Chiyoko, a saber «ma:Torazo Okiyama» e «mb:Shizue Okiyama».
Ao registro se deu modernamente a matrícula «mat:{M|119883|1969|58|141|17290}». Ressalva aposta depois do encerramento: «av:Acrescido o patronímico "Tanaka" ao nome da registrada pelo casamento realizado em 15/01/1994; anotado em 22/02/1994.»
Esta, assinada com certificado digital, é de «de:09/02/2026».''', sig=['Suelen Hayashi Pupo|Preposta escrevente', 'Delegatário: «of:Ruy Barbosa Sobral Netto»|Oficial'], selo='«selo:1198831CE000000004410926X»', foot='Confira em selodigital.tjsp.jus.br. Ao Oficial R$ 41,20; ao Estado R$ 8,03.', joint=1)
EX = {  # stamps of other hands, at the foot of the page
'A-1':'Reconheço verdadeira a firma retro de Severino Toscano. Areia, 20/8/1938. Em testº da verdade, Abel da Cunha, tabelião.',
'A-2':'Pagou Cr$ 1,50 de Taxa Hospitalar. Exatoria Estadual, 12 NOV 1949',
'A-4':'VISTO EM CORREIÇÃO — 30-9-1957 — Dr. Lourival Furtado, Juiz Territorial',
'B-2':'Apresentada para matricula no Grupo Escolar "Pádua Salles". 3-3-34. A directora, Noemia Arruda.',
'B-4':'Firma conferida — Tabelionato Scheeffer — Blumenau, 4.2.1950',
'C-1':'Espaço destinado à apostila da Convenção da Haia (não utilizada).',
'C-2':'Identificação de quem pediu: CNH 02211904577, Detran/BA. Entregue em mãos.',
'C-4':'Qualquer adulteração ou emenda torna este papel inválido. Protocolo interno 88.120.',
'D-1':'Documento público brasileiro: produz fé no território nacional sem legalização.',
'D-3':'M.R.E. — Divisão Consular — Visto para legalização da assinatura do Vice-Cônsul. Brasília, 12 SET 1979. a) Neide Falcão',
'E-1':'Junte-se aos autos nº 77/61. Poconé, 3-10-61. O Promotor, Estêvão Corrêa.',
'E-3':'Junta de Serviço Militar 044 — ALISTADO em 15-6-81 — R.A. 11-044-203187-5',
'E-4':'Conferi com o processo. A assistente social, Ivete Torres.',
'F-1':'Reconheço a lettra e firma supra, do proprio punho do escrivão. Mossoró, 9 de Maio de 95. O tabellião publico, Bento Rego.',
'F-3':'Visto. Consulado Imperial Allemão em Victoria, 11. II. 1911.',
'G-1':'Confere. Carimbo do INPS, agência de Estância, 16 NOV 1973',
'G-3':'Reconhecida por semelhança a firma da Oficial. Cartório Tancredo Alves, 07/12/79, Cr$ 11,00',
'G-4':'INCRA — Projeto Fundiário do Amapá — Protocolo 1.190/85',
'H-1':'Para documento escolar; não serve para casamento depois de noventa dias.',
'H-2':'FUNAI, Administração Regional: ciente em 09/05/2008 — matr. 0446.',
'H-3':'AUTENTICAÇÃO — cópia fiel do original apresentado — 2º Tabelionato — 12/03/2007 — R$ 1,80',
'I-1':'Participante do sistema unidade interligada do Hospital São Francisco desde 2011. Gramatura 90.',
'I-3':'Papel-moeda nº BR 00471893 fornecido pela Casa da Moeda.',
'J-2':'Requerente: Ana Olívia W. C. Lins. Canal: internet. Custas quitadas por Pix.',
'J-4':'Pedido 2026-0000317 recebido em 06/02/2026 e pago no balcão.'}
