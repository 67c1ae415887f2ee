from core import *
@case("120H-3",name="Stephanie Louise Vilhena McAllister",sexo="Feminino",dn=(1999,12,31),dnt=nm,hora="23:59",estab="Clínica Perinatal Laranjeiras",lmun="Rio de Janeiro",luf="RJ",rmun="Rio de Janeiro",ruf="RJ",
 cart="5ª Circunscrição do Registro Civil das Pessoas Naturais",dreg=(2000,1,14),dnv="19-08822451-0",livro="A-512",folha="207",termo="153.607",g1="Ian Robert McAllister",g1n=("Aberdeen/Escócia","Aberdeen, Escócia"),g2="Patrícia Moura Vilhena",g2n=("Juiz de Fora/MG","Juiz de Fora, em Minas Gerais"),
 pa="Robert Ewan McAllister",pb="Fiona Grant McAllister",ma="Sérgio Luís Vilhena",mb="Ana Maria Moura Vilhena",oficial="Lúcia Helena Barroso Quintanilha",emis=(2007,8,28),selo="RKC 31846 ZPT")
def _(p): return dict(head=f"REPÚBLICA FEDERATIVA DO BRASIL\nEstado e Município do Rio de Janeiro\n{p.cart}",title="CERTIDÃO DE INTEIRO TEOR",body=f"""Lúcia Helena Barroso Quintanilha, Oficial do Registro Civil e Tabeliã de Notas da 5ª Circunscrição, certifica que do Livro {p.livro}, folha {p.folha}, se vê o termo de teor seguinte:

«Termo {n(153607)} ({p.termo}). Aos {wd(p.dreg)}, nesta Cidade do {p.rmun}, em Cartório, foi-me apresentada a Declaração de Nascido Vivo n. {p.dnv}, da {p.estab}, segundo a qual, em {p.dnt}, às 23 horas e 59 minutos, ali nasceu, de parto único, criança do sexo feminino, que recebe o nome de {p.name}. É filha de {p.g1}, engenheiro de petróleo, britânico, natural de {p.g1n_}, ora declarante, e de sua mulher, {p.g2}, tradutora, natural de {p.g2n_}; neta de {p.pa} e {p.pb}, domiciliados no Reino Unido; e de {p.ma} e {p.mb}, domiciliados em Juiz de Fora. Cientes das penas da lei, assinam o declarante e as testemunhas Hugo Farias Leme e Débora Tavora.»

Certifica mais que o termo se acha sem qualquer ressalva, cota, averbação ou anotação.""",
 end=f"Rio de Janeiro, {wf(p.emis)}.\n\n{p.oficial}\nOficial\n\nCorregedoria-Geral da Justiça — Selo de Fiscalização {p.selo}",margin="",tab=[("Tab. 16.1","R$ 22,47"),("Lei 3.217/99","R$ 4,49"),("Lei 4.664/05","R$ 1,12"),("Total","R$ 28,08")])
CASES[-1]["shown"]["hora"]=["23 horas e 59 minutos"]

@case("120H-4",name="Wesley Rayan Pimenta Batista",sexo="Masculino",dn=(2005,7,7),dnt=wf,hora="00:20",estab="Hospital Regional de Ariquemes",lmun="Ariquemes",luf="RO",rmun="Machadinho d'Oeste",ruf="RO",
 cart="Ofício do Registro Civil e Notas de Machadinho d'Oeste",dreg=(2005,8,2),dnv="35.771.904-6",livro="A-11",folha="172",termo="3.372",g1="Rosilene Pimenta",g1n=("Barra de São Francisco/ES","Barra de São Francisco-ES"),
 ma="Adauto Pimenta",mb="Nair Kuster Pimenta",oficial="Cleide Aparecida Zorzi",emis=(2009,5,15),averb="Por sentença de destituição do poder familiar transitada em julgado em 10.03.2009, autos 019.08.00211-4, foi nomeada tutora a avó materna.",joint=True)
def _(p): return dict(head=f"ESTADO DE RONDÔNIA\nCOMARCA DE {p.rmun.upper()}\n{p.cart}",title="CERTIDÃO DE NASCIMENTO EM RELATÓRIO",body=f"""Relata-se, a pedido do Conselho Tutelar, o que está assentado com o número {p.termo}, na folha {p.folha} do Livro {p.livro}, desde {wf(p.dreg)}.

1. A criança chama-se {p.name} e é do sexo masculino. 2. Nasceu no {p.estab}, município de {p.lmun}, Rondônia, em {p.dnt}, aos vinte minutos do dia. 3. É sua mãe {p.g1}, lavradora, natural de {p.g1n_}, com 17 anos ao tempo do registro, assistida pela própria mãe. 4. O campo do pai permanece em branco. 5. Maternos são os avós {p.ma} e {p.mb}; paternos, em branco. 6. A DNV tem o número {p.dnv}. 7. Serviu de declarante a mãe. 8. À margem foi averbado: {p.averb}

Nenhum outro fato se registra.""",
 end=f"{p.rmun}, {sl(p.emis)}.\n\n{p.oficial}\nRegistradora",margin="",tab=[])
CASES[-1]["shown"]["hora"]=["vinte minutos do dia"]

# ---- form I: 2010-2015, matrícula and digital seal, inteiro teor / narrativa
@case("120I-1",name="Lorenzo Gabriel Sartori Menegazzo",sexo="Masculino",dn=(2011,3,4),dnt=w,hora="09:12",estab="Hospital Geral",lmun="Caxias do Sul",luf="RS",rmun="Caxias do Sul",ruf="RS",
 cart="Registro Civil das Pessoas Naturais da 2ª Zona de Caxias do Sul",dreg=(2011,3,10),dnv="30-47715520-8",livro="A-76",folha="129",termo="30.448",mat=mat(98152,2011,"A-76","129","30.448"),
 g1="Diego Sartori",g1n="Flores da Cunha/RS",g2="Franciele Menegazzo",g2n="Antônio Prado/RS",pa="Valdir José Sartori",pb="Inês Maria Bisol Sartori",ma="Ademar Menegazzo",mb="Salete Zulian Menegazzo",
 oficial="Gustavo Adolfo Trindade Kuhn",emis=(2014,11,26),selo="0148.01.1400003.07715")
def _(p): return dict(head=f"República Federativa do Brasil\n{p.cart}\nEstado do Rio Grande do Sul",title="CERTIDÃO DE INTEIRO TEOR",body=f"""CERTIFICO, por me ter sido pedido pelos interessados, ser este o inteiro teor do assento de nascimento a que corresponde a matrícula retro indicada:

“TRINTA MIL, QUATROCENTOS E QUARENTA E OITO. Aos {wd(p.dreg)}, neste Ofício, compareceu {p.g1}, brasileiro, vinicultor, natural de {p.g1n}, e declarou que {p.name}, de sexo masculino, nasceu no {p.estab} de {p.lmun}, às nove horas e doze minutos do dia {p.dnt} (DNV {p.dnv}), sendo seu filho com a esposa, {p.g2}, brasileira, dentista, natural de {p.g2n}. Pelo lado do varão, os avós do registrado são {p.pa} e {p.pb}; pelo da varoa, {p.ma} e {p.mb}. Dispensadas as testemunhas. Lavrei o presente às fls. {p.folha} do livro {p.livro}, termo {p.termo}, que, lido, foi achado conforme.” (assinaturas)

Sem averbações.""",
 end=f"Caxias do Sul, {nm(p.emis)}.\n\n{p.oficial}\nRegistrador",margin=f"Selo: {p.selo}\nEmol.: R$ 31,40")

@case("120I-2",name="Alzira Evangelista Pacheco Lemos",sexo="Feminino",dn=(1941,5,1),dnt=wo,hora="15:30",estab=("Domicílio","em casa de seus paes, no logar Ponta Grossa"),lmun="Laranjeiras",luf="SE",rmun="Laranjeiras",ruf="SE",
 cart="Cartório do 2º Ofício da Comarca de Laranjeiras",dreg=(1941,5,26),livro="A-9",folha="62v",termo="1.175",mat=mat(110742,1941,"A-9","62v","1.175"),
 g1="Evangelista Pacheco",g1n=("Riachuelo/SE","Riachuelo"),g2="Laudelina de Lemos",g2n=("Maruim/SE","Maroim"),pa="",pb="Eufrosina Pacheco",ma="Tiburcio de Lemos",mb="Bernardina do Sacramento",
 averb="Fica suprido o nome da família materna, passando a registrada a assinar Alzira Evangelista Pacheco Lemos, conforme art. 110 da Lei 6.015/73. Laranjeiras, 7 de junho de 2012.",
 anot="Viúva de Antônio Rollemberg, falecido em 2 de março de 2003, Aracaju, 6º Ofício, L. C-44, fls. 130, t. 21.995.",joint=False,
 oficial="Estevão Prado de Britto Aragão",emis=(2013,2,18),selo="201329518000337",acc={"g1n":["Riachuelo, deste Estado"],"g2n":["Maroim/SE","Maroim, deste Estado"]})
def _(p): return dict(head=f"República Federativa do Brasil\n{p.cart}\nEstado de Sergipe",title="CERTIDÃO DE INTEIRO TEOR DE NASCIMENTO",body=f"""Teor do assento, transcrito como está no livro {p.livro}, folha {p.folha}, número {p.termo}:

“Aos {wdo(p.dreg)}, nesta cidade de {p.rmun}, presentes as testemunhas Josias Barreto e Edelzio Sobral, o cidadão {p.g1}, operario de engenho, natural de {p.g1n_}, declarou-me que no feriado, {p.dnt}, ás {hp(p.hora)}, {p.estab_}, deste municipio, nasceu Alzira, do sexo feminino, de côr parda, sua filha, tida com {p.g2}, natural de {p.g2n_}, ambos deste Estado, casados ecclesiasticamente. Neta paterna de {p.pb}, não sabendo do avô; materna, de {p.ma} e {p.mb}. Eu, Sizino Fontes, escrivão, o escrevi. (aa) ...”

AVERBAÇÃO — {p.averb}

ANOTAÇÃO — {p.anot}

Nome completo, segundo a averbação: {p.name}.""",
 end=f"O referido é verdade. Dou fé.\nLaranjeiras – SE, {nm(p.emis)}.\n\n{p.oficial}\nOficial",margin=f"Selo Digital TJSE: {p.selo}\nwww.tjse.jus.br/x/")

@case("120I-3",name="Davi Kauã Krenak de Souza",sexo="Masculino",dn=(2013,9,21),dnt=wf,hora="06:00",estab=("Domicílio","na própria moradia da família"),lmun="Resplendor",luf="MG",rmun="Resplendor",ruf="MG",
 cart="Cartório de Registro Civil e Notas de Resplendor",dreg=(2013,10,30),livro="39-A",folha="181",termo="20.263",mat=mat(45187,2013,"39-A","181","20.263"),
 g1="Shirley Krenak",g1n="Resplendor-MG",g2="Edmar Alves de Souza",g2n="Aimorés-MG",pa="Sebastião Alves de Souza",pb="Elza Martins de Souza",ma="José Alfredo Krenak",mb="Dejanira Krenak",
 oficial="Marcos Vinícius Leite Sabará",emis=(2015,4,8),selo="AHB41772",acc={"g1n":["Resplendor/MG"],"g2n":["Aimorés/MG"]},twin="Daniel Kaiky Krenak de Souza (matrícula 045187 01 55 2013 1 00039 182 0020264 04)",twin_names=["Daniel Kaiky Krenak de Souza"])
def _(p): return dict(head=f"República Federativa do Brasil\n{p.cart}\nEstado de Minas Gerais",title="CERTIDÃO EM BREVE RELATÓRIO",body=f"""Do que está no Registro Civil desta cidade, certifico que {p.name} nasceu às {hp(p.hora)} do dia {p.dnt}, {p.estab_}, na Terra Indígena, município de {p.lmun}, sem assistência médica, razão por que não há Declaração de Nascido Vivo. É menino, portanto do sexo masculino.

Com ele nasceu, em gestação dupla, seu irmão {p.twin}.

A genitora é {p.g1}, natural de {p.g1n}, filha de {p.ma} e de {p.mb}. O genitor é {p.g2}, natural de {p.g2n}, filho de {p.pa} e de {p.pb}. Ambos compareceram, em {wf(p.dreg)}, e comigo assinaram o assento, do livro {p.livro}, folha {p.folha}, termo {p.termo}, bem como a parteira Laurita Félix e uma testemunha mais, Douglas Viana.

Não há outra coisa a referir.""",
 end=f"Resplendor, {nm(p.emis)}\n\nELIANE PROTES — Escrevente substituta, assina\n\nOficial titular: {p.oficial}",margin=f"Selo de consulta: {p.selo}\nCód. de segurança: 7710.4432.9051.6658")
_t=mat(45187,2013,"39-A","182","20.264"); CASES[-1]["twin"]=CASES[-1]["twin_"]=f"Daniel Kaiky Krenak de Souza (matrícula {_t})"
CASES[-1]["acc"]["twin"]=["Daniel Kaiky Krenak de Souza"]
CASES[-1]["acc"]["selo"]=["AHB41772 7710.4432.9051.6658"]

@case("120I-4",name="Ayla Manuela Rocha Figueiredo",sexo="Feminino",dn=(2012,6,18),dnt=nm,hora="19:27",estab="Maternidade Escola Assis Chateaubriand",lmun="Fortaleza",luf="CE",rmun="Fortaleza",ruf="CE",
 cart="Cartório Alencar Uchôa – 3º Ofício de Registro Civil",dreg=(2012,6,25),dnv="30-60211847-3",livro="",folha="",termo="",mat=mat(17731,2012,"388","74","149382"),cpf=cpf("I4"),
 g1="Mônica Rocha Figueiredo",g1n="Quixadá/CE",g2="Renata Lúcia Figueiredo Rocha",g2n="Mossoró/RN",pa="José Wellington Figueiredo",pb="Lúcia de Fátima Figueiredo",ma="Raimundo Rocha Neto",mb="Socorro Alencar Rocha",
 averb="Dupla maternidade inscrita por força de sentença da 3ª Vara de Registros Públicos, de 14 de agosto de 2014, acrescendo-se a genitora Renata Lúcia Figueiredo Rocha.",joint=True,oficial="Jaime de Alencar Araripe Uchôa",emis=(2015,9,1),selo="AAB 882190-K5T7",
 acc={"pa":["Raimundo Rocha Neto"],"pb":["Socorro Alencar Rocha"],"ma":["José Wellington Figueiredo"],"mb":["Lúcia de Fátima Figueiredo"]})
def _(p): return dict(head=f"República Federativa do Brasil\n{p.cart}\nEstado do Ceará",title="CERTIDÃO NARRADA",body=f"""Nasceu em {p.dnt}, uma segunda-feira, às 19h27min, na {p.estab}, em {p.lmun}, a menina — sexo feminino — que se chama {p.name}, inscrita no Cadastro de Pessoas Físicas sob o nº {p.cpf}, conforme o assento lavrado neste Ofício a {nm(p.dreg)}, à vista da DNV {p.dnv}.

São suas genitoras, por ordem de inscrição, {p.g1}, natural de {p.g1n}, e {p.g2}, natural de {p.g2n}. Os pais daquela, avós maternos: {p.ma} e {p.mb}. Os pais desta, inscritos no espaço próprio aos avós paternos: {p.pa} e {p.pb}.

Declarou {p.g1.split()[0]}, só, no ato original; Renata compareceu depois.

Em averbação: {p.averb}

Livro, folha e termo: os da matrícula acima.""",
 end=f"Fortaleza, {nm(p.emis)}.\n\n{p.oficial}\nTabelião e Oficial",margin=f"Selo digital\n{p.selo}\nVálido somente com selo")
CASES[-1].update(livro="00388",livro_="00388",folha="074",folha_="074",termo="0149382",termo_="0149382"); CASES[-1]["acc"].update(livro=["388"],folha=["74"],termo=["149382"]); CASES[-1]["shown"].update(livro=["00388"],folha=["074"])
for k in("pa","pb","ma","mb"): CASES[-1]["acc"].pop(k)

# ---- form J: 2010-2015, frame with small table of registry data, narrative panel, cadastro
@case("120J-1",name="Maria Eduarda Tavares Nobre de Lacerda",sexo="Feminino",dn=(2014,1,30),dnt=wf2,hora="12:45",estab="Instituto de Medicina Integral Prof. Fernando Figueira",lmun="Recife",luf="PE",rmun="Jaboatão dos Guararapes",ruf="PE",
 cart="Registro Civil do 2º Distrito Judiciário – Cavaleiro",dreg=(2014,2,12),dnv="30-64409128-1",livro="A-57",folha="98",termo="28.906",mat=mat(75564,2014,"57","98","28906",True),cpf=cpf("J1"),
 g1="Tércio Nobre de Lacerda",g1n="Garanhuns, Pernambuco",g2="Ana Cláudia Tavares",g2n="Olinda, Pernambuco",pa="Otávio Augusto de Lacerda",pb="Zenaide Nobre de Lacerda",ma="Gilvan Tavares",mb="Severina Gomes Tavares",
 oficial="Fernanda Uchôa Cavalcanti Lyra",emis=(2015,6,11),selo="0075564.KWU06201501.00983",cad=["8.712.004","SDS/PE","03/03/2015"],acc={"g1n":["Garanhuns/PE"],"g2n":["Olinda/PE"]})
def _(p): return dict(head=f"REPÚBLICA FEDERATIVA DO BRASIL\n{p.cart}\n{p.rmun} – PE",title="CERTIDÃO DE NASCIMENTO – INTEIRO TEOR",tab=[("CPF",p.cpf),("Matrícula",p.mat)],tab2=[("Livro",p.livro),("Folha",p.folha),("Termo",p.termo)],cadt=[("Documento","Número","Órgão","Expedição"),("RG","8.712.004","SDS/PE","03/03/2015")],body=f"""Transcrição: “Aos {wf2(p.dreg)}, na sede deste Registro, por {p.g1}, policial militar, natural de {p.g1n}, foi declarado que aos {p.dnt}, às 12h45min, no {p.estab}, situado no bairro dos Coelhos, município do {p.lmun}, nasceu-lhe uma filha, do sexo feminino, cujo nome é {p.name}. É mãe da registranda {p.g2}, técnica de enfermagem, natural de {p.g2n}, solteira como o declarante, residindo ambos em Cavaleiro. A registranda tem por avós, na linha do pai, {p.pa} e {p.pb}, e, na da mãe, {p.ma} e {p.mb}. DNV apresentada e arquivada: {p.dnv}. Nada mais havendo, encerra-se.” Assinam: o declarante; a Oficial.

À margem: em branco.""",
 end=f"Jaboatão dos Guararapes, {nm(p.emis)}\n\n{p.oficial}\nOficial Titular",margin=f"Selo: {p.selo}")

@case("120J-2",name="Ícaro Benício Sampaio Brandão",sexo="Masculino",dn=(2010,10,10),dnt=w,hora="10:10",estab="Hospital Dom Orione",lmun="Araguaína",luf="TO",rmun="Araguaína",ruf="TO",
 cart="Cartório de Registro Civil das Pessoas Naturais Dois de Julho",dreg=(2010,10,19),dnv="30-33871902-5",livro="A-104",folha="201",termo="61.755",mat=mat(127399,2010,"104","201","61755"),
 g1="Leonor Sampaio",g1n=("Carolina/MA","Carolina (Maranhão)"),g2="Benício Brandão",g2n=("Tocantinópolis/TO","Tocantinópolis (Tocantins)"),pa="Juvenal Brandão",pb="Domingas Maria Brandão",ma="Hermenegildo Sampaio",mb="Perciliana Sampaio",
 averb="Em cumprimento ao mandado do Juízo da 2ª Vara de Família, datado de 5/11/2012, averbo a investigação de paternidade julgada procedente, incluindo-se o pai Benício Brandão e os avós paternos.",joint=True,oficial="Rogério Perez Fontoura",emis=(2013,1,7),selo="127399AAA004815",acc={"selo":["127399AAA004815-QLM"]})
def _(p): return dict(head=f"REPÚBLICA FEDERATIVA DO BRASIL\nESTADO DO TOCANTINS – {p.rmun}\n{p.cart}",title="CERTIDÃO DE NASCIMENTO NARRATIVA",tab=[("MATRÍCULA",p.mat)],tab2=[("Livro / Folha / Termo",f"{p.livro} / {p.folha} / {p.termo}"),("DNV",p.dnv),("Data do registro",sl(p.dreg))],body=f"""{p.name} — assim se denomina o registrado, do sexo masculino — é natural desta cidade de {p.lmun}, onde nasceu no {p.estab}, quando eram {hw(p.hora)} de {p.dnt}.

De sua mãe, {p.g1}, diz o registro ser natural de {p.g1n_}, de profissão feirante, e filha de {p.ma} e {p.mb}. De seu pai, {p.g2}, diz a averbação ser natural de {p.g2n_}, vaqueiro, e filho de {p.pa} e {p.pb}.

Primeira declarante: a mãe. Não intervieram testemunhas.

Averbações/anotações: {p.averb}""",
 end=f"Araguaína, {w(p.emis)}.\n\n{p.oficial}\nOficial Registrador",margin=f"Selo digital {p.selo}-QLM\nTJ Tocantins")

@case("120J-3",name="Terezinha Muniz Falcão Bandeira",sexo="Feminino",dn=(1956,9,30),dnt=w,hora="20:00",estab=("Domicílio","nesta cidade, em casa da rua do Meio"),lmun="Oeiras",luf="PI",rmun="Oeiras",ruf="PI",
 cart="Serventia Extrajudicial do 1º Ofício de Oeiras",dreg=(1956,10,1),livro="A-41",folha="77",termo="5.020",mat=mat(78931,1956,"41","77","5020"),cpf=cpf("J3"),g1="Lauro Bandeira",g1n=("Oeiras/PI","desta mesma cidade"),g2="Possidônia Muniz Falcão",g2n=("Picos/PI","Picos, deste Estado"),
 pa="Nelson Bandeira",pb="Gercina Reis Bandeira",ma="Constâncio Falcão",mb="Alvina Muniz",anot="Casamento com Expedito Rêgo Campos em 29/12/1977 – L. B-20, fls. 3, t. 2.418, desta Serventia. Divórcio em 11/03/1994.",joint=True,
 oficial="Kátia Ferraz Sá Mendes",emis=(2012,12,13),cad=["381.220","SSP/PI","0127 4465 1589"])
def _(p): return dict(head=f"REPÚBLICA FEDERATIVA DO BRASIL\nESTADO DO PIAUÍ – COMARCA DE {p.rmun.upper()}\n{p.cart}",title="CERTIDÃO DE INTEIRO TEOR",tab=[("Matrícula",p.mat),("C.P.F.",p.cpf)],tab2=[("LIVRO",p.livro),("FLS.",p.folha),("Nº",p.termo)],cadt=[("Tipo","Nº","Órgão"),("Identidade","381.220","SSP/PI"),("Título de eleitor","0127 4465 1589","—")],body=f"""“No primeiro dia do mês de outubro do ano de {n(1956)}, nesta cidade de {p.rmun}, Estado do Piauí, perante mim compareceu {p.g1}, marceneiro, natural {p.g1n_}, e declarou que ontem, {p.dnt.split(' de mil')[0]}, às {hp(p.hora)}, {p.estab_}, nasceu uma menina, filha legítima sua e de {p.g2}, natural de {p.g2n_}, e que a ela dava o nome de {p.name}. Por parte paterna são avós {p.pa} e {p.pb}; por parte materna, {p.ma} e {p.mb}. Testemunharam Anísio Portela e Balduíno Rêgo. Eu, Otacílio Marreiros, Escrivão, lavrei o presente e assino.”

É a cópia integral do assento. Traz na margem as seguintes anotações: {p.anot}""",
 end=f"Oeiras, {nm(p.emis)}.\n\n{p.oficial}\nTabeliã e Registradora",margin="Emol. R$ 18,60\nFERMOJUPI R$ 1,86")
c=CASES[-1]; c["acc"]["dnt"]=["ontem","ontem, trinta de setembro","trinta de setembro"]; c["shown"]["dreg"]=["no primeiro dia do mês de outubro do ano de mil novecentos e cinquenta e seis"]

@case("120J-4",name="Noah Emanuel Chávez Quispe",sexo="Masculino",dn=(2015,2,8),dnt=sl,hora="04:53",estab="Hospital Municipal Vila Maria",lmun="Guarulhos",luf="SP",rmun="Guarulhos",ruf="SP",
 cart="Oficial de Registro Civil do 2º Subdistrito de Guarulhos",dreg=(2015,2,20),dnv="30-69954413-7",livro="A-188",folha="300",termo="112.349",mat=mat(115477,2015,"188","300","112349"),
 g1="Nelly Quispe Mamani",g1n=("El Alto/Bolívia","El Alto, Bolívia"),ma="Pascual Quispe Condori",mb="Felipa Mamani",oficial="Tarcísio de Arruda Bueno Filho",emis=(2015,2,20),selo="115477100032015")
def _(p): return dict(head=f"REPÚBLICA FEDERATIVA DO BRASIL\n{p.cart}\nEstado de São Paulo",title="CERTIDÃO DE NASCIMENTO",tab=[("Matrícula",p.mat),("CPF","***.***.***-**")],tab2=[("Livro",p.livro),("Folha",p.folha),("Termo",p.termo),("DNV",p.dnv)],cadt=[("Cadastro","Número"),("RG","********"),("PIS/NIS","********")],body=f"""Na data de {sl(p.dreg)}, mediante declaração de {p.g1}, costureira, natural de {p.g1n_}, documento consular exibido, inscreveu-se o nascimento de seu filho {p.name}. O fato deu-se em {p.dnt}, às 04h53min, nas dependências do {p.estab}, em {p.lmun}-SP. Sexo: masculino.

Paternidade: não estabelecida; a declarante foi cientificada da Lei nº 8.560/92 e nada quis indicar. Avós paternos, por consequência, não constam. Avós maternos: {p.ma} e {p.mb}, de nacionalidade boliviana.

Anotações/Averbações: ****************************""",
 end=f"Guarulhos, {nm(p.emis)}.\n\nPriscila Amorim Dantas — Escrevente\npor {p.oficial}, Oficial",margin=f"Selo digital: {p.selo}")
