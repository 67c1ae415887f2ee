from core import *
# ---- form F: office-size sheet with right margin for averbações, 1958-75
@case("120F-1",name="Severino Ramos do Nascimento",sexo="Masculino",dn=(1950,12,25),dnt=w,hora="02:00",estab=("Domicílio","em sua residência, no sítio Cacimba Salgada"),lmun="Monteiro",luf="PB",rmun="Monteiro",ruf="PB",
 cart="2.º Cartório do Registro Civil de Monteiro",dreg=(1959,1,13),livro="29",folha="71",termo="6.604",g1="Maria Ramos do Nascimento",g1n=("Monteiro/PB","dêste município"),
 ma="Ramos Pereira do Nascimento",mb="Joana Batista do Nascimento",anot="Óbito: faleceu o registrado a 2 de novembro de 1966, em São Paulo, Capital, 21º subdistrito (Saúde), livro C-90, fls. 14, nº 39.007. Monteiro, 9-1-1967.",
 joint=True,oficial="Inácio José Feitosa Bezerra",emis=(1967,1,19))
def _(p): return dict(head=f"ESTADO DA PARAÍBA\n{p.cart}",title="CERTIDÃO DE NASCIMENTO",body=f"""Sob o número {p.termo} do livro {p.livro}, folha {p.folha}, está o registro que fiz a {w(p.dreg)}, a pedido de {p.g1}, agricultora, solteira, natural {p.g1n_}, relativo a um seu filho, de sexo masculino, de nome {p.name}, que nasceu {p.estab_}, dêste município de {p.lmun}, pelas {hp(p.hora)} de {p.dnt}, noite de Natal.

Quanto à ascendência, declarou a comparecente apenas a sua: {p.ma}, seu pai, e {p.mb}, sua mãe, avós do menino. Pai não declarado.

Não sabendo a declarante escrever, por ela firmou Natanael Aragão; figuraram como testemunhas instrumentárias Eulina Brito e Sizenando Rafael de Deus.

Certidão que passo em razão do meu ofício e por me haver sido pedida.""",
 end=f"Monteiro, {wf(p.emis)}.\n\n{p.oficial}\nEscrivão do Registro Civil",margin=f"ANOTAÇÃO\n\n{p.anot}")

@case("120F-2",name="Liselotte Käthe Baumgarten",sexo="Feminino",dn=(1958,5,30),dnt=nm,hora="16:40",estab="Hospital Santa Isabel",lmun="Blumenau",luf="SC",rmun="Blumenau",ruf="SC",
 cart="Registro Civil de Blumenau — Escrivania Hering",dreg=(1958,6,6),livro="A-66",folha="103",termo="19.284",g1="Horst Baumgarten",g1n=("Hamburgo/Alemanha","Hamburgo, Alemanha"),g2="Erika Käthe Zimmermann Baumgarten",g2n=("Indaial/SC","Indaial, neste Estado"),
 pa="Otto Baumgarten",pb="Käthe Lüders",ma="Arno Zimmermann",mb="Wally Krueger Zimmermann",oficial="Victor Siegfried Deeke",emis=(1970,2,2),twin="Ingeborg Erika Baumgarten",twin_names=["Ingeborg Erika Baumgarten"])
def _(p): return dict(head=f"ESTADO DE SANTA CATARINA\nMUNICÍPIO E COMARCA DE {p.rmun.upper()}\n{p.cart}",title="Certidão de nascimento",body=f"""O Oficial do Registro Civil infra-assinado certifica: no dia {p.dnt}, quando o relógio marcava dezesseis horas e quarenta minutos, nasceu nesta cidade, no {p.estab_}, {p.name}, pessoa do sexo feminino.

Nasceu-lhe, minutos depois, uma irmã gêmea, registrada sob o número seguinte como {p.twin}.

PAIS: {p.g1}, técnico têxtil, natural de {p.g1n_}, e {p.g2}, natural de {p.g2n_}, casados em 1955.

AVÓS: os paternos, {p.pa} e {p.pb}, moram na Alemanha; os maternos, {p.ma} e {p.mb}, em Indaial.

O assento n.º {p.termo}, à folha {p.folha} do livro {p.livro}, traz a data de {nm(p.dreg)} e nêle assinaram o pai, declarante, e as testemunhas Egon Stark e Dra. Hilda Lang.""",
 end=f"Blumenau, {nm(p.emis)}.\n\n{p.oficial}\nOficial",margin="AVERBAÇÕES\n\n— — — —\n— — — —")

@case("120F-3",name="Joel Gonçalves Amâncio",sexo="Masculino",dn=(1944,4,4),dnt=wd,hora="18:00",estab=("Domicílio","na residência dos pais"),lmun="Corumbá",luf="MT",rmun="Corumbá",ruf="MT",
 cart="Cartório do 2º Ofício de Corumbá",dreg=(1944,4,29),livro="A-17",folha="35v",termo="1.290",g1="Fortunato Amâncio",g1n=("Poconé/MT","Poconé"),g2="Escolástica Gonçalves",g2n=("Puerto Suárez/Bolívia","Puerto Suárez, Bolívia"),
 pa="Zeferino Amâncio",pb="Teodora Maria Amâncio",ma="Gonzalo Gonçalves",mb="Rufina Chávez",averb="Legitimado pelo subsequente casamento de seus pais, realizado em 12-10-1950, neste cartório, livro B-9, fls. 60.",joint=True,
 oficial="Leônidas Pinto de Figueiredo",emis=(1962,8,21),acc={"g1n":["Poconé, dêste Estado"]})
def _(p): return dict(head=f"REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL\nESTADO DE MATO GROSSO — COMARCA DE {p.rmun.upper()}\n{p.cart}",title="CERTIDÃO (inteiro teor)",body=f"""Certifico que às fôlhas {p.folha} do livro {p.livro}, encontrei o têrmo número {p.termo}, que passo a trasladar:

“Aos {wd(p.dreg)}, nesta cidade de {p.rmun}, compareceu em meu cartório {p.g1}, marítimo, natural de {p.g1n_}, dêste Estado, e, perante as testemunhas nomeadas e assinadas, declarou que aos {p.dnt}, pelas {hp(p.hora)}, {p.estab_}, à ladeira Cunha e Cruz, desta cidade, nasceu uma criança, de côr parda e sexo masculino, que recebeu o nome de {p.name}, filha ilegítima dêle declarante e de {p.g2}, lavadeira, natural de {p.g2n_}, sendo seus avós: {p.pa} e {p.pb}, pelo pai; {p.ma} e {p.mb}, pela mãe. De tudo lavrei êste, que assinam. (aa.) Fortunato; Salomão Baruki; Aquilino Ortiz.”

É o que contém o têrmo. Consta, ainda, à margem, a averbação que ao lado se reproduz.""",
 end=f"Corumbá, {nm(p.emis)}.\n\n{p.oficial}\nTabelião e Oficial do Registro Civil",margin=f"Averbação:\n{p.averb}\n\nConfere.")

@case("120F-4",name="Antônia Ribamar Lopes Cutrim",sexo="Feminino",dn=(1963,6,13),dnt=w,hora="08:30",estab="Hospital Municipal Djalma Marques",lmun="São Luís",luf="MA",rmun="São Luís",ruf="MA",
 cart="Cartório da 1.ª Zona do Registro Civil",dreg=(1963,7,1),livro="59",folha="183",termo="35.466",g1="José de Ribamar Cutrim",g1n=("Viana/MA","Viana, no Maranhão"),g2="Terezinha de Jesus Lopes",g2n=("Parnaíba/PI","Parnaíba, no Piauí"),
 pa="Raimundo Nonato Cutrim",pb="Filomena Mendes Cutrim",ma="Bernardo Lopes",mb="Luzia Araújo Lopes",oficial="Clodomir Serra Pinheiro Gomes",emis=(1974,12,5))
def _(p): return dict(head=f"ESTADO DO MARANHÃO\n{p.cart}\n{p.rmun}",title="CERTIDÃO",body=f"""{p.name} — eis o nome da pessoa a quem se refere o registro n.º {p.termo}, das fls. {p.folha} do livro n.º {p.livro}, de nascimentos, desta Zona. O ato tem a data de {w(p.dreg)}.

Conforme nele se lê, é ela do sexo feminino, e nasceu, {hw(p.hora)} da manhã, dia de Santo Antônio, {p.dnt}, no {p.estab_}, em {p.lmun}, sendo filha de {p.g1}, músico, que nasceu em {p.g1n_}, e de {p.g2}, costureira, que nasceu em {p.g2n_}.

Por linha reta paterna vem de {p.pa} com {p.pb}, e por linha reta materna vem de {p.ma} com {p.mb}.

Declaração do pai. Testemunhas: Zuleide Bogéa e Newton Pavão.

OBS.: a presente substitui certidão anterior, extraviada.""",
 end=f"São Luís (MA), {nm(p.emis)}\n\n{p.oficial}\nServentuário vitalício",margin="AVERBAÇÕES E ANOTAÇÕES\n\nNada consta")
CASES[-1]["acc"]["averb"]=["a presente substitui certidão anterior, extraviada."]

# ---- form G: dot-matrix print, 1985-2000
@case("120G-1",name="ANDERSON LUIZ FAGUNDES PIRES",sexo="Masculino",dn=(1986,1,9),dnt=wf,hora="01:35",estab="HOSPITAL FÊMINA",lmun="PORTO ALEGRE",luf="RS",rmun="PORTO ALEGRE",ruf="RS",
 cart="REGISTRO CIVIL DAS PESSOAS NATURAIS DA 4ª ZONA",dreg=(1986,1,17),livro="A-312",folha="91",termo="177403",g1="NERI LUIZ PIRES",g1n="VACARIA/RS",g2="IVONE FAGUNDES PIRES",g2n="ALEGRETE/RS",
 pa="LAURINDO PIRES",pb="ERCÍLIA MACHADO PIRES",ma="OTACÍLIO FAGUNDES",mb="CELANIRA DORNELES FAGUNDES",oficial="ELOÁ TEREZINHA VARGAS BORDIN",emis=(1994,8,11))
def _(p): return dict(head=f"REPUBLICA FEDERATIVA DO BRASIL\nESTADO DO RIO GRANDE DO SUL - COMARCA DE {p.rmun}\n{p.cart}",title="CERTIDAO DE NASCIMENTO",body=f"""CERTIFICO que, no livro {p.livro}, na folha {p.folha} e sob o termo n. {p.termo}, foi lavrado em {sl(p.dreg)} o assento de nascimento de {p.name}, do sexo masculino, nascido no {p.estab}, nesta Capital, em {p.dnt}, às {hw(p.hora)}.

O registrado é filho de {p.g1}, metalúrgico, natural de {p.g1n}, e de {p.g2}, natural de {p.g2n}, do lar, residentes na Vila Restinga. Tem como avós, de parte do genitor, {p.pa} e {p.pb}, e, de parte da genitora, {p.ma} e {p.mb}.

Foi declarante o pai e dispensaram-se testemunhas.

OBSERVAÇÕES: XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX""",
 end=f"{p.rmun}, {nm(p.emis)}.\n\n----------------------------------------\n{p.oficial}\nOFICIAL DO REGISTRO",margin="2a. VIA   -   URC: 0,85")

@case("120G-2",name="Keila Cristina Nogueira dos Santos",sexo="Feminino",dn=(1978,10,12),dnt=nm,hora="11:05",estab="Maternidade Balbina Mestrinho",lmun="Manaus",luf="AM",rmun="Manaus",ruf="AM",
 cart="Cartório do 3º Ofício do Registro Civil",dreg=(1990,3,27),livro="A-148",folha="222v",termo="96.731",g1="Maria das Graças Nogueira",g1n=("Tefé/AM","Tefé, Amazonas"),g2="Francisco Alves dos Santos",g2n=("Crateús/CE","Crateús, Ceará"),
 pa="Alexandre Alves dos Santos",pb="Raimunda Nonata de Sousa",ma="",mb="Zila Nogueira",averb="Acrescentado o patronímico paterno e os nomes do pai e dos avós paternos, em virtude de reconhecimento por termo, Lei 8.560/92, em 14/09/1995.",
 anot="",joint=True,oficial="Manuel Bessa Tavares",emis=(1995,9,20))
def _(p): return dict(head=f"ESTADO DO AMAZONAS\n{p.cart}\n{p.rmun}",title="CERTIDAO DE NASCIMENTO",body=f"""A fls. {p.folha} do Livro {p.livro}, registro {p.termo}, consta haver nascido, no dia {p.dnt}, pelas onze horas e cinco minutos, na {p.estab}, em {p.lmun}, uma criança de sexo feminino, {p.name}.

Mãe: {p.g1}, industriária, natural de {p.g1n_}. Mãe da mãe: {p.mb}. Pai da mãe: --------.

Pai: {p.g2}, pedreiro, natural de {p.g2n_}. Pais do pai: {p.pa} e {p.pb}.

O ato de registro realizou-se a {wf2(p.dreg)}, fora do prazo, com duas testemunhas idôneas: Sandoval Teles, vigilante, e Mirtes Pinheiro, professora; a declaração é da mãe.

Averbação: {p.averb}

Isenta de custas.""",
 end=f"Manaus, {sl(p.emis)}\n\n{p.oficial}\nOficial",margin="")

@case("120G-3",name="Josué de Oliveira Terena",sexo="Masculino",dn=(1982,4,19),dnt=w,hora="05:30",estab=("Domicílio","na Aldeia Bananal"),lmun="Aquidauana",luf="MS",rmun="Taunay",ruf="MS",
 cart="Serviço Notarial e Registral do Distrito de Taunay",dreg=(1988,6,8),livro="A-4",folha="18",termo="707",g1="Modesto Terena",g1n=("Aquidauana/MS","da mesma aldeia"),g2="Lídia de Oliveira",g2n=("Miranda/MS","da Aldeia Cachoeirinha, Miranda-MS"),
 pa="",pb="Júlia Terena",ma="Honorato de Oliveira",mb="Maria Lipú",oficial="Adão Figueiredo Rondon",emis=(1997,11,24),acc={"rmun":["Aquidauana"],"g1n":["Aldeia Bananal, Aquidauana/MS"],"g2n":["Miranda-MS"]},shown={"g1n":["da mesma aldeia"]})
def _(p): return dict(head=f"ESTADO DE MATO GROSSO DO SUL\nCOMARCA DE AQUIDAUANA\n{p.cart}",title="CERTIDAO",body=f"""Por este instrumento certifico, com fundamento no livro {p.livro} de nascimentos ({p.folha}ª folha; assento {p.termo}), que {p.name}, indígena, do sexo masculino, nasceu {p.estab_}, no município de {p.lmun}, às {hp(p.hora)} do dia {p.dnt}.

Seu pai, {p.g1}, lavrador, é natural {p.g1n_}; a mãe, {p.g2}, artesã, é natural {p.g2n_}.

Avó pelo pai: {p.pb} (avô não declarado). Avós pela mãe: {p.ma} e {p.mb}.

O registro, realizado em {wf(p.dreg)}, teve por declarante o Chefe do Posto Indígena, sr. Mário Lacerda, à vista do registro administrativo da FUNAI n. 1.126. Nada mais.""",
 end=f"Taunay, {w(p.emis)}.\n\n{p.oficial}\nNotário e Registrador",margin="SELO DE AUTENTICIDADE\nTJ/MS  série AA  045519")
CASES[-1]["selo"]="AA 045519"; CASES[-1]["acc"]["selo"]=["série AA 045519"]; CASES[-1]["shown"]["folha"]=["18ª"]
CASES[-1]["shown"]["selo"]=["série AA 045519"]

@case("120G-4",name="TATIANA MEIRELES BRAGANÇA",sexo="Feminino",dn=(1979,9,15),dnt=sl,hora="13:10",estab="HOSPITAL DAS FORÇAS ARMADAS",lmun="BRASÍLIA",luf="DF",rmun="BRASÍLIA",ruf="DF",
 cart="1º OFÍCIO DO REGISTRO CIVIL E CASAMENTOS",dreg=(1979,9,24),livro="A-55",folha="160",termo="48951",g1="CARLOS EDUARDO BRAGANÇA",g1n=("NITERÓI/RJ","NITERÓI-RJ"),g2="SUELI MEIRELES BRAGANÇA",g2n=("ANÁPOLIS/GO","ANÁPOLIS-GO"),
 pa="EDUARDO BRAGANÇA FILHO",pb="HELOÍSA TRAVASSOS BRAGANÇA",ma="DIVINO MEIRELES",mb="MARIA ABADIA ROCHA MEIRELES",anot="Casada com PAULO SÉRGIO LACERDA em 18/11/1999, 2º Ofício de Taguatinga-DF, L. B-61, fls. 201, t. 21.330; o nome não se alterou.",
 joint=True,oficial="EMIVAL MOREIRA CASTRO",emis=(2000,2,29))
def _(p): return dict(head=f"REPUBLICA FEDERATIVA DO BRASIL\nDISTRITO FEDERAL\n{p.cart} - {p.rmun}-DF",title="CERTIDAO DE NASCIMENTO",body=f"""CERTIFICA-SE, para os devidos fins, o que adiante segue, extraído do registro n. {p.termo}, livro {p.livro}, fls. {p.folha}.

{p.name}, sexo feminino, nasceu em {p.dnt}, às 13h10min, no {p.estab}, em {p.lmun}, Distrito Federal, filha do Capitão {p.g1}, oficial do Exército, natural de {p.g1n_}, e de {p.g2}, bibliotecária, natural de {p.g2n_}.

Pertencem à ascendência paterna {p.pa} e {p.pb}; à materna, {p.ma} e {p.mb}.

O registro foi feito pelo pai em {sl(p.dreg)}. Testemunhas: não houve.

ANOTAÇÃO: {p.anot}""",
 end=f"Brasília, {sl(p.emis)}.\n\nEm test. ______ da verdade\n\np/ {p.oficial} - Oficial Titular\nSOLANGE ROSA - Escrevente Autorizada",margin="")

# ---- form H: word processor, 2000-2009
@case("120H-1",name="Beatriz Yumi Nakagawa Fonseca",sexo="Feminino",dn=(2001,2,17),dnt=wf,hora="22:48",estab="Hospital e Maternidade Santa Joana",lmun="São Paulo",luf="SP",rmun="São Paulo",ruf="SP",
 cart="Oficial de Registro Civil das Pessoas Naturais do 9º Subdistrito – Vila Mariana",dreg=(2001,2,22),dnv="12.345.067-2",livro="A-219",folha="044-V",termo="131.080",g1="Rogério Antunes Fonseca",g1n=("Santos/SP","Santos, neste Estado"),g2="Márcia Harumi Nakagawa",g2n=("Londrina/PR","Londrina, Estado do Paraná"),
 pa="Aníbal Fonseca",pb="Dirce Antunes Fonseca",ma="Shigeru Nakagawa",mb="Toshiko Ueda Nakagawa",twin="Bruna Emi Nakagawa Fonseca",twin_names=["Bruna Emi Nakagawa Fonseca"],oficial="Adolpho José Bastos da Cunha Prado",emis=(2001,2,22),acc={"folha":["44v"]},selo="1098AA 077412")
def _(p): return dict(head=f"REPÚBLICA FEDERATIVA DO BRASIL\nESTADO DE SÃO PAULO – COMARCA DA CAPITAL\n{p.cart}",title="CERTIDÃO DE NASCIMENTO",body=f"""CERTIFICO que em {wf(p.dreg)} foi feito neste Registro Civil, no Livro {p.livro}, às fls. {p.folha}, sob número {p.termo}, o assento de {p.name}, vinda à luz no {p.estab}, situado na Rua do Paraíso, neste Subdistrito de {p.lmun}, no dia {p.dnt}, às {hw(p.hora)}, do sexo feminino, gêmea de {p.twin}, registrada na mesma data.

Seus pais, não casados entre si, são {p.g1}, natural de {p.g1n_}, analista de sistemas, e {p.g2}, natural de {p.g2n_}, fisioterapeuta.

Os avós, respectivamente paternos e maternos, são {p.pa} e {p.pb}; {p.ma} e {p.mb}.

Declaram o nascimento ambos os genitores, que apresentaram a Declaração de Nascido Vivo nº {p.dnv}.

Observações: 1ª via, isenta de emolumentos (Lei 9.534/97).""",
 end=f"O referido é verdade e dou fé.\nSão Paulo, {nm(p.emis)}.\n\n{p.oficial}\nOficial\n\nSelo nº {p.selo}",margin="",tab=[])
CASES[-1]["acc"]["averb"]=["1ª via, isenta de emolumentos (Lei 9.534/97)."]

@case("120H-2",name="Genivaldo Ferreira Xukuru",sexo="Masculino",dn=(1968,8,16),dnt=wd,hora="",estab=("Domicílio","na Serra do Ororubá"),lmun="Pesqueira",luf="PE",rmun="Pesqueira",ruf="PE",
 cart="Serventia do Registro Civil de Pesqueira – 1º Distrito",dreg=(2004,5,10),livro="102-A",folha="15",termo="47.118",g1="Quitéria Ferreira da Silva",g1n=("Pesqueira/PE","de Pesqueira mesmo"),g2="Cícero Pereira Xukuru",g2n=("Arcoverde/PE","Arcoverde (PE)"),
 pa="Pedro Xukuru",pb="Maria Pereira",ma="Manuel Ferreira",mb="Josefa Leite",averb="",oficial="Roseane Galindo Tenório de Lima",emis=(2008,10,3))
def _(p): return dict(head=f"PODER JUDICIÁRIO\nESTADO DE PERNAMBUCO\n{p.cart}",title="CERTIDÃO NARRATIVA DE NASCIMENTO",body=f"""Atendendo ao que me foi requerido por pessoa interessada, narro o que há no Livro {p.livro}, folha {p.folha}, assento {p.termo}, desta Serventia.

Em cumprimento de mandado expedido nos autos do processo nº 2003.114, da Vara Única, registrou-se, a {nm(p.dreg)}, o nascimento de {p.name}, homem, do sexo masculino, agricultor. Disse a sentença provado que o registrado nasceu {p.estab_}, município de {p.lmun}, aos {p.dnt}, em hora desconhecida, de mãe {p.g1}, natural {p.g1n_}, e de pai {p.g2}, natural de {p.g2n_}.

Indicaram-se como avós maternos {p.ma} e {p.mb} e como avós paternos {p.pa} e {p.pb}.

Não há averbações. Não há anotações. Não há outros elementos a certificar.""",
 end=f"Pesqueira, {nm(p.emis)}.\n\n________________________________\n{p.oficial}\nOficial Registradora",margin="",tab=[("Emolumentos","R$ 14,50"),("TSNR","R$ 3,22"),("FERC","R$ 1,61"),("Total","R$ 19,33")])
