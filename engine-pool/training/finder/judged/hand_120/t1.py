from core import *
# ---- form A: ruled manuscript paper, 1895-1930
@case("120A-1",name="Raymunda Philomena de Vasconcellos Chaves",sexo="Feminino",dn=(1896,4,11),dnt=wo,hora="04:00",estab=("Domicílio","em casa de sua residencia"),
 lmun="Sobral",luf="CE",rmun="Sobral",ruf="CE",cart="Cartorio do Registro Civil da Cidade de Sobral",dreg=(1896,4,14),livro="7",folha="31v",termo="92",
 g1="Joaquim Theotonio Chaves",g1n=("Granja/CE","Granja, deste Estado"),g2="Anna Philomena de Vasconcellos",g2n=("Sobral/CE","desta cidade"),
 pa="Manoel Theotonio Chaves",pb="Rita Maria da Encarnação",ma="Ignacio Gomes de Vasconcellos",mb="Philomena Candida do Amor Divino",
 oficial="Vicente Ferreira de Arruda",emis=(1911,2,8))
def _(p): return dict(head=f"Estado do Ceará\n{p.cart}",title="CERTIDÃO",body=f"""Vicente Ferreira de Arruda, Escrivão de Paz e Official do Registro Civil desta Cidade de {p.lmun}, Estado do Ceará, por nomeação legal, etc.

Certifico, a requerimento verbal de pessôa interessada, que revendo em meu cartorio o livro numero {o(7)} de assentos de nascimentos, nelle, ás folhas {o(31)} verso, encontrei o de numero {o(92)}, cujo theôr é o seguinte: — Aos {wdo(p.dreg)}, nesta Cidade de {p.rmun}, compareceu em meu cartorio {p.g1}, negociante, natural de {p.g1n_}, e perante as testemunhas abaixo nomeadas declarou: que no dia {p.dnt}, ás {hp(p.hora)}, {p.estab_}, á rua do Rosario, nesta cidade, sua mulher Dona {p.g2}, natural {p.g2n_}, deu á luz uma creança do sexo feminino, que se ha de chamar {p.name}; que é neta por parte paterna de {p.pa} e de Dona {p.pb}, e por parte materna de {p.ma}, já fallecido, e de Dona {p.mb}, moradores no termo; que elle declarante e sua mulher são casados catholicamente nesta freguezia. Foram testemunhas Domingos José Saboya e Antonio Rodrigues Pimentel. E para constar lavrei este termo, que lido e achado conforme, assignam todos.

Nada mais se continha no dito assento, ao qual me reporto. O referido é verdade e dou fé.""",
 end=f"{p.rmun}, {nmo(p.emis)}.\n\nO Official do Registro,\n{p.oficial}",margin="")

@case("120A-2",name="Cosme",sexo="Masculino",dn=(1904,9,27),dnt=wo,hora="13:30",estab=("Domicílio","na fazenda Bôa Esperança"),
 lmun="Leopoldina",luf="MG",rmun="Leopoldina",ruf="MG",cart="Juizo de Paz do Districto de Thebas",dreg=(1904,10,3),livro="3",folha="146",termo="58",
 g1="Sebastião Pinto Ferraz",g1n=("Mar de Hespanha/MG","Mar de Hespanha"),g2="Guilhermina Rosa de Jesus",g2n=("Leopoldina/MG","deste municipio"),
 pa="José Pinto Ferraz",pb="Candida Maria Ferraz",ma="",mb="Rosa Maria de Jesus",
 twin="Damião",twin_names=["Damião"],oficial="Olympio Augusto Corrêa Netto",emis=(1921,6,22),acc={"g1n":["Mar de Hespanha, MG"],"twin":["gemeo, nascido minutos antes de seu irmão Damião"]})
def _(p): return dict(head=f"ESTADOS UNIDOS DO BRAZIL\nEstado de Minas Geraes — Comarca de {p.rmun}\n{p.cart}",title="Registro Civil",body=f"""Certifico que no livro n.º {p.livro} do registro de nascimentos deste districto, a fls. {p.folha}, sob o n.º {p.termo} de ordem, consta que no dia {p.dnt}, á {hp(p.hora)}, {p.estab_}, deste municipio de {p.lmun}, nasceu o menino {p.name}, gemeo, nascido minutos antes de seu irmão {p.twin}, do sexo masculino tambem, este registrado em seguida.

São os ditos meninos filhos legitimos de {p.g1}, lavrador, natural de {p.g1n_}, e de sua mulher {p.g2}, natural {p.g2n_}; sendo seus avós, pelo lado do pai, {p.pa} e {p.pb}, e pelo lado da mãi, tão sómente {p.mb}, solteira, não se declarando o avô.

Fez o assento, em {wo(p.dreg)}, o proprio pai, e o assignaram como testemunhas Belmiro de Castro Lanna e Evaristo Monteiro de Rezende, ambos lavradores e residentes neste districto. É o que consta, do que dou fé.""",
 end=f"Thebas, {p.rmun}, {wo(p.emis)}.\n\nO Escrivão de Paz e Official do Registro Civil\n{p.oficial}",margin="Gratis por ser para alistamento militar.")

@case("120A-3",name="Carolina Zanchetta",sexo="Feminino",dn=(1913,1,1),dnt=wo,hora="00:00",estab=("Domicílio","em um lote da linha Palmeiro"),
 lmun="Bento Gonçalves",luf="RS",rmun="Bento Gonçalves",ruf="RS",cart="Cartorio do Registro Civil do Primeiro Districto de Bento Gonçalves",dreg=(1913,1,18),livro="11",folha="5",termo="19",
 g1="Angelo Zanchetta",g1n=("Treviso/Italia","Treviso, Reino da Italia"),g2="Maria Luigia Dal Pozzo",g2n=("Vicenza/Italia","Vicenza, do mesmo Reino"),
 pa="Giovanni Zanchetta",pb="Teresa Brunetta",ma="Bortolo Dal Pozzo",mb="Caterina Rigon",
 anot="Casou-se no dia seis de Maio de mil novecentos e trinta e tres, neste districto, com Ernesto Tomasini, passando a assignar-se Carolina Zanchetta Tomasini.",
 oficial="Horacio Paulino de Oliveira Mello",emis=(1934,8,30),acc={"g1n":["Treviso"],"g2n":["Vicenza","Vicenza, Reino da Italia"]})
def _(p): return dict(head=f"Republica dos Estados Unidos do Brasil\nEstado do Rio Grande do Sul\n{p.cart}",title="Certidão de Nascimento",body=f"""{p.name}. — Aos {wdo2(p.dreg)}, nesta villa de {p.rmun}, em cartorio, compareceu o cidadão Luiz Fasolo, agricultor, aqui residente, e disse que, por impedimento do pae, que se acha enfermo, vinha dar a registro o nascimento de uma menina, occorrido á meia noite do dia {p.dnt}, {p.estab_}, deste municipio, a qual recebeu o nome de {p.name.split()[0]}, filha legitima de {p.g1}, agricultor, natural de {p.g1n_}, e de {p.g2}, de serviços domesticos, natural de {p.g2n_}, casados civilmente neste districto; neta paterna de {p.pa} e de {p.pb}, residentes na Italia, e materna dos finados {p.ma} e {p.mb}. Do que, para constar, fiz este termo que commigo assigna o declarante, com as testemunhas Pedro Koff e Amadeu Salton, presentes ao acto.

É a copia fiel do assento numero {o(19)}, lançado á folha {o(5)} do livro numero {o(11)}, deste cartorio. Á margem do mesmo acha-se a seguinte annotação: "{p.anot}"

Subscrevo e dou fé.""",
 end=f"Bento Gonçalves, aos {wdo(p.emis)}.\n\n{p.oficial}\nOfficial do Registro Civil",margin="")

@case("120A-4",name="Durvalino José dos Passos",sexo="Masculino",dn=(1919,6,13),dnt=wo,hora="",estab="Domicílio",lmun="Cachoeira",luf="BA",rmun="Cachoeira",ruf="BA",
 cart="Registro Civil dos Nascimentos da Cidade da Cachoeira",dreg=(1919,7,30),livro="22",folha="88v",termo="417",g1="Felismina Maria dos Passos",g1n=("São Félix/BA","São Felix, neste Estado"),
 ma="",mb="Maria Esperança dos Passos",oficial="Aristides Galdino da Silva Milhazes",emis=(1930,12,1),acc={"g1n":["São Felix/BA"],"estab":["no logar denominado Capoeirussú"]})
def _(p): return dict(head=f"{p.cart}\nEstado da Bahia",title="",body=f"""Eu abaixo assignado, Official Privativo do Registro Civil desta Cidade, usando da faculdade que me confere a lei,

CERTIFICO que do livro de nascimentos de n. {p.livro}, folhas {p.folha}, consta o registro n. {p.termo}, feito em {wo(p.dreg)}, de {p.name}, do sexo masculino, côr parda, nascido a {p.dnt}, em hora que a declarante não soube precisar, no logar denominado Capoeirussú, deste termo da {p.lmun}, filho natural de {p.g1}, charuteira, solteira, natural de {p.g1n_}; e neto pela parte materna de {p.mb}, africana liberta, já fallecida. Nada se declarou quanto ao pae.

Foi declarante a parteira Leocadia das Neves, que por não saber escrever deu a rogo a Theophilo Borges, e serviram de testemunhas João Capistrano Muniz e Arlindo Sant'Anna.

O referido consta do livro citado, a que me reporto em poder e cartorio.""",
 end=f"Cachoeira, {nmo(p.emis)}\n\n(sobre estampilhas estaduaes no valor de 2$000)\n\n{p.oficial}, Official",margin="Rs. 3$500\nBusca — 1$000")

# ---- form B: typewriter with left margin for notes, 1930-55
@case("120B-1",name="Yolanda Abdalla Nassif",sexo="Feminino",dn=(1927,10,5),dnt=wo,hora="22:00",estab=("Domicílio","em domicilio"),lmun="São José do Rio Preto",luf="SP",
 rmun="São José do Rio Preto",ruf="SP",cart="Cartorio do Registro Civil do 1.º Sub-Districto de São José do Rio Preto",dreg=(1927,10,12),livro="A-34",folha="201",termo="8.115",
 g1="Jorge Nassif",g1n=("Zahle/Libano","Zahle, no Libano"),g2="Wadia Abdalla Nassif",g2n=("Zahle/Libano","Zahle, no Libano"),pa="Elias Nassif",pb="Mariam Nassif",ma="Habib Abdalla",mb="Salma Abdalla",
 anot="A registrada contrahiu matrimonio com Salim Curi, em 14-2-1948, no cartorio desta séde, livro B-40, fls. 77, n. 5.302, passando a usar o nome de Yolanda Nassif Curi. Rio Preto, 16-2-1948.",
 oficial="Benedicto de Camargo Penteado",emis=(1951,3,19),joint=True)
def _(p): return dict(head=f"ESTADO DE SÃO PAULO\nComarca de {p.rmun}\n{p.cart}",title="CERTIDÃO DE INTEIRO TEOR",body=f"""CERTIFICO, a pedido, que às fls. {p.folha} do livro {p.livro} foi lavrado o assento n. {p.termo}, do teor seguinte: "NUMERO {p.termo}. Aos {wdo(p.dreg)}, em cartorio, compareceu {p.g1}, negociante, e perante as testemunhas no fim assignadas, exhibindo attestado medico, declarou que, no dia {p.dnt}, ás {hp(p.hora)}, {p.estab_}, á rua Bernardino de Campos, 88, nasceu uma creança do sexo feminino, de côr branca, a quem foi dado o nome de {p.name}, filha legitima delle declarante e de dona {p.g2}, domestica, ambos naturaes de {p.g1n_}, onde se casaram, e domiciliados nesta cidade; avós paternos: {p.pa} e {p.pb}, residentes na Syria; avós maternos: {p.ma} e {p.mb}, residentes em Mirasol. Do que, para constar, lavrei este termo que lido e conforme vae assignado. (aa) {p.g1} — Nagib Gabriel — Accacio Leme." NADA MAIS. Confere com o original, de que foi extrahida a presente por mim datilografada, Odette Prado, auxiliar, e que o Official subscreve.""",
 end=f"S. J. do Rio Preto, {rom(p.emis)}.\n\n{p.oficial}\nOficial do Registro Civil",margin=f"À margem do assento:\n{p.anot}")

@case("120B-2",name="Ivo Schlindwein",sexo="Masculino",dn=(1931,8,2),dnt=w,hora="06:15",estab=("Domicílio","na casa de seus pais"),lmun="Brusque",luf="SC",rmun="Brusque",ruf="SC",
 cart="Cartório de Paz da Séde do Município de Brusque",dreg=(1931,8,9),livro="19",folha="44v",termo="163",g1="Leopoldo Schlindwein",g1n=("Brusque/SC","Brusque"),g2="Hedwig Boos",g2n=("Blumenau/SC","Blumenau"),
 pa="Nikolaus Schlindwein",pb="Elisabeth Schaefer",ma="Wilhelm Boos",mb="Ottilia Rieg",oficial="Germano Hoffmann Sobrinho",emis=(1943,5,27))
def _(p): return dict(head=f"REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL\nEstado de Santa Catarina\n{p.cart}",title="NASCIMENTO N.º "+p.termo,body=f"""{p.oficial}, escrivão de paz e oficial do registro civil da séde do município e comarca de {p.rmun}, Estado de Santa Catarina, na forma da lei, etc.

CERTIFICA que, à folha {p.folha} do livro número {p.livro} de nascimentos, em data de {w(p.dreg)}, foi registrado {p.name}, que nasceu num domingo, {p.dnt}, pelas {hp(p.hora)}, {p.estab_}, em Guabiruba do Norte, município de {p.lmun}, sendo do sexo masculino e de côr branca. Seu pai, o declarante, é {p.g1}, operário, nascido em {p.g1n_}; sua mãe é {p.g2}, doméstica, nascida em {p.g2n_}, casados que são neste cartório. Descende, pelo ramo paterno, de {p.pa} e de sua mulher {p.pb}; e, pelo ramo materno, de {p.ma} e de sua mulher {p.mb}.

Testemunharam o ato João Gamba, de profissão oleiro, e Augusto Maluche, comerciante, ambos aqui moradores.

A presente é extraída em papel isento de sêlos, para fins escolares.""",
 end=f"O referido é verdade e dou fé.\nBrusque, {nmo(p.emis)}.\n\n{p.oficial}\nEscrivão de Paz",margin="OBSERVAÇÕES\n\nNão há.\n\n\nVisto em correição\n1939")

@case("120B-3",name="Maria do Perpétuo Socorro Cavalcanti Wanderley",sexo="Feminino",dn=(1938,6,29),dnt=w,hora="17:00",estab="Maternidade do Derby",lmun="Recife",luf="PE",rmun="Recife",ruf="PE",
 cart="Cartório do Registro Civil da Freguesia da Bôa Vista",dreg=(1938,7,6),livro="58",folha="12",termo="11204",g1="Lygia Cavalcanti de Albuquerque Wanderley",g1n=("Recife/PE","desta capital"),
 g2="Gaspar de Holanda Wanderley",g2n=("Rio Formoso/PE","Rio Formoso, neste Estado"),pa="Sebastião Accioly Wanderley",pb="Amália de Holanda Wanderley",ma="Luiz Pessôa Cavalcanti de Albuquerque",mb="Estephania Carneiro Leão",
 averb="Por mandado do Dr. Juiz de Direito da 2.ª Vara, de 3 de abril de 1947, averba-se que o nome da registrada passa a ser Maria do Socorro Cavalcanti Wanderley. Recife, 11-4-1947.",joint=True,
 oficial="João Baptista Regueira Pinto de Souza",emis=(1949,1,25))
def _(p): return dict(head=f"{p.cart}\nRecife — Pernambuco",title="CERTIDÃO",body=f"""Certifico e dou fé que, sob o número de ordem {n(11204)}, no livro {n(58)}, a folhas {n(12)}, do meu cartório, foi inscrito a {w(p.dreg)} o nascimento de uma criança do sexo feminino, que tomou o nome de {p.name}, vinda ao mundo na {p.estab_}, nesta cidade do {p.lmun}, pelas {hp(p.hora)} do dia {p.dnt}, festa de São Pedro; filha de {p.g1}, de prendas domésticas, natural {p.g1n_}, e de seu marido, o bacharel {p.g2}, funcionário público, natural de {p.g2n_}, casados no religioso e no civil em Olinda.

Os avós maternos chamam-se {p.ma} e {p.mb}; os paternos, {p.pa} e {p.pb}, estes proprietários do engenho Sibiró.

Declarou o nascimento o pai; subscreveram o termo o médico assistente, dr. Selva Junior, e Edgar Altino, escriturário.""",
 end=f"Recife, em {w(p.emis)}.\n\nBel. {p.oficial}\nOficial do Registro Civil",margin=f"AVERBAÇÃO\n\n{p.averb}")

@case("120B-4",name="Takeshi Hirano",sexo="Masculino",dn=(1935,12,31),dnt=w,hora="23:00",estab=("Domicílio","na Colônia Aliança, lote 214"),lmun="Mirandópolis",luf="SP",rmun="Mirandópolis",ruf="SP",
 cart="Cartório de Paz de Mirandópolis",dreg=(1936,1,20),livro="2-A",folha="67",termo="534",g1="Kenjiro Hirano",g1n=("Província de Kumamoto/Japão","Província de Kumamoto, Japão"),g2="Shizue Hirano",g2n=("Província de Fukuoka/Japão","Província de Fukuoka, também no Japão"),
 pa="Tokutaro Hirano",pb="Tome Hirano",ma="Yasaburo Nakashima",mb="Kiku Nakashima",oficial="Adalgiso Pereira de Rezende",emis=(1954,10,11),shown={"ruf":["s. paulo"],"luf":["s. paulo"]},
 acc={"g1n":["Kumamoto, Japão","Kumamoto/Japão"],"g2n":["Fukuoka/Japão","Província de Fukuoka, Japão"]})
def _(p): return dict(head=f"Estado de S. Paulo\n{p.cart}",title="2.ª VIA",body=f"""Em {nm(p.dreg)}, no livro {p.livro} de nascimentos dêste distrito, às folhas {p.folha}, ficou assentado, sob número {p.termo}, que Hirano, de prenome Takeshi — ou seja, {p.name} —, varão, sexo masculino, côr amarela, nasceu a {p.dnt}, às {hw(p.hora)}, {p.estab_}, município de {p.lmun}. É filho de {p.g1} e de {p.g2}, lavradores, casados no país de origem, êle natural da {p.g1n_}, ela natural da {p.g2n_}.

Avós do lado do pai: {p.pa}, falecido, e {p.pb}. Avós do lado da mãe: {p.ma} e {p.mb}, todos japonêses, ausentes do Brasil.

O pai, que foi quem prestou as declarações, não fala o idioma nacional e se fêz entender por intérprete, Massao Ono, que assinou a rogo, ao lado das testemunhas Waldemar Tucci e Nestor Sampaio. Do que certifico.""",
 end=f"Mirandópolis, {dash(p.emis)}\n\nO Oficial Maior, no impedimento ocasional do Serventuário\n\nServentuário: {p.oficial}",margin="Rasa ...... Cr$ 4,00\nSêlos ..... Cr$ 3,50\nBusca ..... Cr$ 2,00\n\nTotal ..... Cr$ 9,50")

# ---- form C: bordered typed sheet, arms, 1940-65 (first two)
@case("120C-1",name="Aparecida de Lourdes Quirino",sexo="Feminino",dn=(1946,5,13),dnt=w,hora="03:00",estab="Santa Casa de Misericórdia",lmun="Passos",luf="MG",rmun="Passos",ruf="MG",
 cart="Cartório do Registro Civil de Passos",dreg=(1946,5,28),livro="71",folha="139v",termo="2.668",g1="Antônio Quirino Neto",g1n=("São Sebastião do Paraíso/MG","São Sebastião do Paraíso, neste Estado"),g2="Geralda Bernardes",g2n=("Franca/SP","Franca, Estado de São Paulo"),
 pa="Quirino Alves da Costa",pb="Maria Gabriela de Jesus",ma="Osório Bernardes",mb="Blandina Umbelina Bernardes",anot="",averb="",oficial="Jerônimo Lemos de Mello",emis=(1958,9,4))
def _(p): return dict(head=f"REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL\nESTADO DE MINAS GERAIS — COMARCA DE PASSOS\n{p.cart}",title="CERTIDÃO DE NASCIMENTO",body=f"""CERTIFICO que do termo n. {p.termo}, existente às fls. {p.folha} do livro {p.livro}, verifiquei constar o nascimento de {p.name}, de sexo feminino, ocorrido às três horas da madrugada de {p.dnt}, na {p.estab_} desta cidade de {p.lmun}.

FILIAÇÃO: legítima. É seu pai {p.g1}, natural de {p.g1n_}, carpinteiro; é sua mãe {p.g2}, natural de {p.g2n_}, doméstica. Casaram-se em {p.g2n.split('/')[0]}, onde também residem os avós maternos, {p.ma} e {p.mb}. Os avós paternos, {p.pa} e {p.pb}, são moradores em Itaú.

O registro fêz-se a {w(p.dreg)}, declarando o pai e testemunhando Custódio Andrade e Breno Soares Maia, aquêle barbeiro e êste motorista, aqui residentes. Observações: .-.-.-.-.-.-.-.-.-.-.""",
 end=f"Passos, {wf(p.emis)}.\n\nO Oficial,\n{p.oficial}",margin="")

@case("120C-2",name="Adhemar Figueiró Brum",sexo="Masculino",dn=(1940,2,29),dnt=w,hora="11:30",estab=("Domicílio","na Estância do Umbu"),lmun="Dom Pedrito",luf="RS",rmun="Dom Pedrito",ruf="RS",
 cart="Ofício do Registro Civil das Pessoas Naturais de Dom Pedrito",dreg=(1952,11,3),livro="A-45",folha="9",termo="10.887",g1="Orfila Figueiró",g1n=("Bagé/RS","Bagé"),g2="Amarílio Brum",g2n=("Rivera/Uruguai","Rivera, República Oriental do Uruguai"),
 pa="Gumercindo Brum",pb="Juana Etcheverry",ma="",mb="Doralina Figueiró",
 averb="Reconhecido por Amarílio Brum, por escritura pública de 20 de janeiro de 1953, lavrada nas notas do 1º Tabelião desta cidade, livro 66, fls. 14, passou o registrado a assinar-se como acima, acrescendo-se os avós paternos.",
 joint=True,oficial="Ubirajara Lopes de Almeida",emis=(1960,4,18),acc={"g1n":["Bagé, RS"],"ma":["ignorado"]})
def _(p): return dict(head=f"REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL\nEstado do Rio Grande do Sul\n{p.cart}",title="CERTIDÃO DE NASCIMENTO",body=f"""A quem interessar possa, certifico que em {w(p.dreg)}, por despacho do M. Juiz de Direito e mediante o pagamento da multa dispensada por pobreza, {p.g1}, solteira, de profissão cozinheira, natural de {p.g1n_}, filha de pai ignorado e de {p.mb}, deu a registro seu filho, de sexo masculino, hoje chamado {p.name}, nascido havia doze anos, {p.estab_}, interior dêste município de {p.lmun}, precisamente a {p.dnt}, sendo {hp(p.hora)}. Lançou-se o têrmo sob n.º {p.termo}, à fôlha {p.folha} do Livro {p.livro}.

É pai do registrado, conforme adiante se vê, {p.g2}, solteiro, tropeiro, natural de {p.g2n_}, filho de {p.pa} e de {p.pb}.

Testemunhas do têrmo: Lauro Xavier, capataz, e Honorina Dutra, enfermeira.

AVERBAÇÃO: {p.averb}""",
 end=f"Dom Pedrito, {nm(p.emis)}.\n\n{p.oficial}\nOficial do Registro Civil",margin="")
