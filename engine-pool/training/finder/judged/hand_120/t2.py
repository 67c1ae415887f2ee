from core import *
@case("120C-3",name="Wilson Roberto Teixeira Gomes",sexo="Masculino",dn=(1949,7,19),dnt=nm,hora="20:45",estab="Casa de Saúde Dr. Eiras",lmun="Rio de Janeiro",luf="DF",rmun="Rio de Janeiro",ruf="DF",
 cart="Registro Civil da 5ª Circunscrição — Freguesia da Glória",dreg=(1949,7,29),livro="A-203",folha="118",termo="31.905",g1="Álvaro Teixeira Gomes",g1n=("Vila Nova de Gaia/Portugal","Vila Nova de Gaia, Portugal"),g2="Conceição do Couto Gomes",g2n=("Rio de Janeiro/DF","desta Capital"),
 pa="Bernardino Gomes",pb="Joaquina Teixeira",ma="Abílio do Couto",mb="Palmira Martins do Couto",twin="Walter Luiz Teixeira Gomes",twin_names=["Walter Luiz Teixeira Gomes"],
 oficial="Renato Vianna de Castro",emis=(1956,2,24),acc={"cart":["Registro Civil da 5ª Circunscrição"],"luf":["RJ","Distrito Federal"],"ruf":["RJ","Distrito Federal"],"nat":["Rio de Janeiro/RJ","Rio de Janeiro/Distrito Federal"],"g2n":["Rio de Janeiro/RJ","Rio de Janeiro/Distrito Federal"]})
def _(p): return dict(head=f"DISTRITO FEDERAL\n{p.cart}\nRua do Catete, 214 — {p.rmun}",title="CERTIDÃO DE NASCIMENTO",body=f"""Certifico haver registrado, no Livro {p.livro}, fls. {p.folha}, termo {p.termo}, o menor {p.name}, sexo masculino, o primeiro de parto duplo, seguindo-se-lhe {p.twin}, seu irmão gêmeo (termo imediato).

Nascimento: {p.dnt}, à hora 20,45 (vinte horas e quarenta e cinco minutos), nesta Capital, na {p.estab_}, à rua Assunção. Côr: branca.

Mãe: {p.g2}, natural {p.g2n_}. Pai: {p.g1}, do comércio, natural de {p.g1n_}. — Pais casados na 8.ª Circunscrição dêste Distrito.

São avós, da parte do pai, {p.pa} e {p.pb}, residentes no estrangeiro, e, da parte da mãe, {p.ma} e {p.mb}.

Registro efetuado a {w(p.dreg)}, figurando como declarante o genitor, e como testemunhas Rubem Lyra e Hélio de Sá Freire, bancários.""",
 end=f"Rio de Janeiro, {nm(p.emis)}.\n\n{p.oficial}\nOficial",margin="")
# mother printed first: genitor_1 is the mother
c=CASES[-1]
def swap(c):
    for a,b in (("g1","g2"),("g1n","g2n"),("g1_","g2_"),("g1n_","g2n_")): c[a],c[b]=c[b],c[a]
    for d in (c["printed"],c["acc"],c["shown"]):
        for a,b in (("g1","g2"),("g1n","g2n")):
            x,y=d.pop(a,None),d.pop(b,None)
            if y is not None: d[a]=y
            if x is not None: d[b]=x
swap(c)
_old=c["text"]
def _(p):
    return dict(head=f"DISTRITO FEDERAL\n{p.cart}\nRua do Catete, 214 — {p.rmun}",title="CERTIDÃO DE NASCIMENTO",body=f"""Certifico haver registrado, no Livro {p.livro}, fls. {p.folha}, termo {p.termo}, o menor {p.name}, sexo masculino, o primeiro de parto duplo, seguindo-se-lhe {p.twin}, seu irmão gêmeo (termo imediato).

Nascimento: {p.dnt}, à hora 20,45 (vinte horas e quarenta e cinco minutos), nesta Capital, na {p.estab_}, à rua Assunção. Côr: branca.

Mãe: {p.g1}, natural {p.g1n_}. Pai: {p.g2}, do comércio, natural de {p.g2n_}. — Pais casados na 8.ª Circunscrição dêste Distrito.

São avós, da parte do pai, {p.pa} e {p.pb}, residentes no estrangeiro, e, da parte da mãe, {p.ma} e {p.mb}.

Registro efetuado a {w(p.dreg)}, figurando como declarante o genitor, e como testemunhas Rubem Lyra e Hélio de Sá Freire, bancários.""",
 end=f"Rio de Janeiro, {nm(p.emis)}.\n\n{p.oficial}\nOficial",margin="")
c["text"]=_

@case("120C-4",name="Nadir Tupinambá Pantoja",sexo="Feminino",dn=(1953,3,8),dnt=w,hora="05:00",estab=("Domicílio","em casa, à margem do rio Pracuúba"),lmun="Muaná",luf="PA",rmun="Belém",ruf="PA",
 cart="Cartório do Registro Civil Val-de-Cães",dreg=(1964,2,17),livro="112",folha="54",termo="22.430",g1="Manoel Pantoja",g1n=("Muaná/PA","do mesmo lugar"),g2="Osmarina Tupinambá Pantoja",g2n=("Muaná/PA","do mesmo lugar"),
 pa="",pb="Inácia Pantoja",ma="Lucas Tupinambá",mb="Benedita dos Anjos Tupinambá",oficial="Rosomiro Clodoaldo Arrais Batista",emis=(1964,2,17))
def _(p): return dict(head=f"ESTADO DO PARÁ — MUNICÍPIO DE {p.rmun.upper()}\n{p.cart}",title="CERTIDÃO DE NASCIMENTO",body=f"""Nesta data, {nm(p.dreg)}, a folhas {p.folha} do livro {p.livro}, com o número {p.termo}, inscrevi, de acôrdo com o decreto-lei que faculta o registro tardio, o nascimento de {p.name}, brasileira, solteira, que se apresentou em pessoa e fêz as declarações seguintes, confirmadas por Raimundo Nonato Gaia e Oscarina Lobato, que a conhecem desde menina: ser do sexo feminino; haver nascido {p.estab_}, município de {p.lmun}, dêste Estado, quando eram {hp(p.hora)}, aos {wd(p.dn).replace(' do ano',"")}; ter por pais {p.g1}, pescador, e {p.g2}, doméstica, ambos {p.g1n_}; por avó paterna {p.pb}, viúva, ignorando o nome do avô; por avós maternos {p.ma} e {p.mb}, defuntos.

Nada mais declarou. Lavrado o têrmo, extraí dêle a presente certidão, que vai por mim conferida.""",
 end=f"Belém do Pará, {nm(p.emis)}\n\n{p.oficial}\nEscrivão do Registro Civil",margin="")
CASES[-1]["dnt"]=wd((1953,3,8)).replace(" do ano","")
CASES[-1]["acc"]["dnt"]=["oito de março de mil novecentos e cinquenta e três"]

# ---- form D: two columns, inteiro teor, 1990-2015
@case("120D-1",name="Humberto Ferrarini",sexo="Masculino",dn=(1902,11,20),dnt=wo,hora="09:00",estab=("Domicílio","na fazenda Santa Eudoxia"),lmun="São Carlos",luf="SP",rmun="São Carlos",ruf="SP",
 cart="Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito da Sede",dreg=(1902,11,24),livro="A-15",folha="77v",termo="602",g1="Luigi Ferrarini",g1n=("Italia","da Italia"),g2="Rosa Bertolini",g2n=("Italia","da Italia"),
 pa="Umberto Ferrarini",pb="Clementina Guidi",ma="Santo Bertolini",mb="Domenica Rossi",averb="Por sentença de 12 de março de 2001, do Juízo da 2ª Vara Cível desta Comarca (proc. 1.874/00), fica retificado o assento ao lado para constar que o pai do registrado é Luigi Ferrarini, e não Luis Ferarini. São Carlos, 20 de abril de 2001.",
 joint=True,oficial="Marília Ribeiro Patrão Bonelli",emis=(2001,5,2),acc={"g1n":["Itália"],"g2n":["Itália"],"g1":["Luis Ferarini"]})
def _(p): return dict(head=f"REPÚBLICA FEDERATIVA DO BRASIL\n{p.cart}\nMunicípio e Comarca de {p.rmun} — Estado de São Paulo",title="CERTIDÃO DE INTEIRO TEOR",body=f"""{p.oficial}, Oficial do Registro Civil das Pessoas Naturais, CERTIFICA que, no Livro {p.livro}, fls. {p.folha}, sob nº {p.termo}, em {sl(p.dreg)}, foi lavrado o assento de nascimento que se transcreve, verbo ad verbum, respeitada a grafia do original:

"Numero seiscentos e dous. Humberto. Aos {wdo2(p.dreg)}, nesta cidade de São Carlos do Pinhal, em meu cartorio compareceu Luis Ferarini, colono, natural {p.g1n_}, e perante as testemunhas declarou que na quinta feira, {p.dnt}, ás {hp(p.hora)}, {p.estab_}, deste districto, sua mulher {p.g2}, tambem natural {p.g2n_}, deu á luz uma creança do sexo masculino que terá o nome de Humberto; são avós paternos {p.pa} e {p.pb}, e maternos {p.ma} e {p.mb}, todos italianos e lá residentes. Os paes são casados na Italia. Do que lavrei este que assigno com as testemunhas, assignando a rogo do declarante, por ser analphabeto, Carlos Botelho Neto. Eu, Joaquim Galvão de França, escrivão, o escrevi. (aa) Carlos Botelho Neto — José Ignacio de Camargo — Paulino Carlos Filho."

AVERBAÇÃO: {p.averb}

Nome atual do registrado, na conformidade do assento e da averbação: {p.name}.""",
 end=f"O referido é verdade e dá fé.\nSão Carlos, {nm(p.emis)}.\n\n{p.oficial}\nOficial",margin="Emolumentos: R$ 21,35 — Estado: R$ 6,07 — IPESP: R$ 4,27")

@case("120D-2",name="Izaura Cordeiro Valladares",sexo="Feminino",dn=(1922,9,7),dnt=wo,hora="12:00",estab=("Domicílio","em casa de sua avó"),lmun="Vassouras",luf="RJ",rmun="Vassouras",ruf="RJ",
 cart="Cartório do Registro Civil do 1º Distrito de Vassouras",dreg=(1922,9,16),livro="27",folha="93",termo="289",g1="Alberto Valladares",g1n=("Valença/RJ","Valença"),g2="Zulmira Cordeiro Valladares",g2n=("Vassouras/RJ","desta cidade"),
 pa="José Ribeiro Valladares",pb="Izaura Furquim Valladares",ma="Antenor Cordeiro",mb="Maria Thereza Werneck Cordeiro",
 anot="Casou-se com Ary Monteiro de Barros em 08/12/1945, no 2º distrito deste município, passando a assinar Izaura Valladares de Barros. Faleceu em 30/07/1991, na cidade do Rio de Janeiro, 5ª Circunscrição, L. C-301, fls. 88, t. 95.412.",
 oficial="Hermínia Paula Teles Bittencourt",emis=(1996,10,18),acc={"g1n":["Valença, RJ"]})
def _(p): return dict(head=f"ESTADO DO RIO DE JANEIRO\nPODER JUDICIÁRIO\n{p.cart}",title="CERTIDÃO VERBO AD VERBUM",body=f"""Certifico que, em buscas procedidas nos arquivos desta Serventia, localizei no livro de nascimentos número {p.livro}, a folhas {p.folha}, termo de número {p.termo}, o registro de {p.name}, cujo conteúdo integral é este:

"Aos {wdo(p.dreg)}, nesta cidade de Vassouras, Estado do Rio de Janeiro, em cartorio, presente o senhor {p.g1}, guarda-livros, natural de {p.g1n_}, neste Estado, foi por elle dito que, no dia {p.dnt}, centenario da nossa Independencia, ao {hours(p.hora)[-1]} em ponto, {p.estab_} materna, nesta mesma cidade, nascêra sua filha, que receberá na pia o nome de Izaura Cordeiro Valladares, do sexo feminino, havida de seu legitimo consorcio com Dona {p.g2}, natural {p.g2n_}. Avós por parte de pae: coronel {p.pa} e Dona {p.pb}. Avós por parte de mãe: {p.ma}, fallecido, e Dona {p.mb}. Nada mais disse. Lido, vae por todos assignado, sendo testemunhas Raul Fernandes Braga e o pharmaceutico Mattoso Maia Sobrinho. Eu, Ernesto Cardoso Fontes, Official, o escrevi e assigno."

ANOTAÇÕES À MARGEM — {p.anot}

É o que se contém no aludido termo.""",
 end=f"Vassouras, {wf2(p.emis)}.\n\n______________________________\n{p.oficial}\nTitular",margin="CORREGEDORIA GERAL DA JUSTIÇA\nCustas: Tab. 04 — R$ 9,18\nLei 590/82 — R$ 1,83")

@case("120D-3",name="Aleksander Jan Wisniewski",sexo="Masculino",dn=(1914,8,15),dnt=wo,hora="19:00",estab=("Domicílio","em domicilio"),lmun="São Mateus do Sul",luf="PR",rmun="São Mateus do Sul",ruf="PR",
 cart="Serviço de Registro Civil das Pessoas Naturais de São Mateus do Sul",dreg=(1914,8,31),livro="A-06",folha="170v",termo="340",mat=mat(83147,1914,"A-06","170v","340"),
 g1="Franciszka Nowak",g1n=("Polonia russa","da Polonia russa"),g2="Stanislaw Wisniewski",g2n=("Galicia/Austria","da Galicia, Austria"),pa="",pb="",ma="Jozef Nowak",mb="Agnieszka Kowal",
 oficial="Tatiane Przybysz Lech",emis=(2014,6,9),selo="kR3Xp.9vTqL.Mz7wC-aB4nY.eJ2Ud",acc={"g1n":["Polonia","Polônia russa","Polônia"],"g2n":["Galicia, Austria","Áustria"],"estab":["em domicilio, na colonia Iguassú"]})
def _(p): return dict(head=f"República Federativa do Brasil\nEstado do Paraná\n{p.cart}",title="Certidão de Inteiro Teor — Nascimento",body=f"""MATRÍCULA: {p.mat}

CERTIFICO, atendendo a pedido escrito de descendente, para instruir processo de cidadania, que o assento n.º {p.termo}, feito no dia {nm(p.dreg)}, no livro {p.livro}, folha {p.folha}, é do teor que segue. “Nascimento de Alexandre — Aos {wdo(p.dreg)}, nesta villa, perante mim Escrivão districtal compareceu a parteira Tekla Zielinska, e disse que, no dia {p.dnt}, ás {hp(p.hora)}, {p.estab_}, na colonia Iguassú, deste municipio, nasceu um menino, filho legitimo, do sexo masculino, que se chama {p.name}. A mãe, {p.g1}, natural {p.g1n_}, tem vinte annos de edade; o pae, {p.g2}, natural {p.g2n_}, tem vinte e seis; vivem da lavoura e casaram na igreja desta villa, ha dous annos. Pelo lado materno, o menino é neto de {p.ma} e {p.mb}, aqui moradores; pelo paterno, não souberam dizer. Assigna pela declarante, que não sabe ler em portuguez, Feliks Grabski. Testemunhas: Pedro Effco e Candido Ribas. Eu, Theodoro Toppel, escrivão, escrevi."

Não constam averbações nem anotações até a presente data.""",
 end=f"São Mateus do Sul – PR, {nm(p.emis)}.\n\n{p.oficial}\nOficial Registradora\n\nFUNARPEN — SELO DIGITAL Nº {p.selo}\nConsulte em http://funarpen.com.br",margin="")

@case("120D-4",name="Sebastiana Gertrudes Maciel",sexo="Feminino",dn=(1930,1,20),dnt=w,hora="07:30",estab=("Domicílio","no sítio Córrego Fundo"),lmun="Afonso Cláudio",luf="ES",rmun="Afonso Cláudio",ruf="ES",
 cart="Cartório do Registro Civil e Notas Maciel Fontana",dreg=(1955,8,1),livro="33",folha="26",termo="9402",g1="Pedro Maciel Dutra",g1n=("Manhuaçu/MG","Manhuaçu, Minas Gerais"),g2="Gertrudes Klippel",g2n=("Santa Leopoldina/ES","Santa Leopoldina, deste Estado"),
 pa="Honório Maciel",pb="Dutra, Ana Maria",ma="Heinrich Klippel",mb="Emilie Schultz",anot="",oficial="Aldenir Fontana Breda",emis=(1993,4,7))
def _(p): return dict(head=f"{p.cart}\nComarca de {p.rmun} — Estado do Espírito Santo\nAv. Presidente Vargas, 51",title="CERTIDÃO",body=f"""INTEIRO TEOR do registro número {n(9402)}, de folha {n(26)}, livro {n(33)} de nascimentos:

"No primeiro dia do mês de agôsto do ano de {n(1955)}, nesta cidade de {p.rmun}, compareceu em meu Cartório, munida de autorização do Dr. Juiz da Comarca, {p.name}, lavradora, solteira, com vinte e cinco anos, e, por não haver sido registrada a seu tempo, requereu o seu próprio assento, dando-me as indicações que seguem. Que é do sexo feminino; que nasceu {p.estab_}, distrito de Fazenda Guandu, dêste município, em dia de São Sebastião, {p.dnt}, às {hp(p.hora)}; que foram seus pais {p.g1}, natural de {p.g1n_}, e {p.g2}, natural de {p.g2n_}, aquêle falecido; que são seus avós paternos {p.pa} e {p.pb}, e maternos {p.ma} e {p.mb}. Confirmaram o alegado Ormindo Lamas e Florêncio Zambon, proprietários. Do que lavrei êste têrmo. (a) {p.name}; Ormindo Lamas; Florêncio Zambon. Eu, Agenor Breda, Escrivão, dactilografei."

À margem: "nada". Era o que se continha em dito registro, para aqui bem e fielmente trasladado.""".replace("Dutra, Ana Maria","Ana Maria Dutra"),
 end=f"Afonso Cláudio-ES, {nm(p.emis)}.\n\nEm testemunho da verdade.\n{p.oficial} — Oficial",margin="Isento de emolumentos — pobre na forma da lei")
CASES[-1]["pb"]="Ana Maria Dutra"; CASES[-1]["shown"]["dreg"]=["primeiro dia do mês de agôsto do ano de mil novecentos e cinquenta e cinco"]

# ---- form E: 1970-85 printed sheet, small table, typed text
@case("120E-1",name="Edilson Bispo da Conceição",sexo="Masculino",dn=(1971,11,14),dnt=w,hora="21:15",estab="Maternidade Tsylla Balbino",lmun="Salvador",luf="BA",rmun="Salvador",ruf="BA",
 cart="Cartório do Registro Civil do Subdistrito de Brotas",dreg=(1971,12,10),livro="A-87",folha="240v",termo="54.319",g1="Claudionor Bispo da Conceição",g1n=("Santo Amaro/BA","Santo Amaro"),g2="Valdelice Santos Reis",g2n=("Maragogipe/BA","Maragogipe"),
 pa="Pedro Bispo da Conceição",pb="Antônia Maria da Conceição",ma="Manoel dos Reis",mb="Edite Santos",oficial="Idalina Moniz Sodré",emis=(1979,3,6),acc={"g1n":["Santo Amaro, Bahia"],"g2n":["Maragogipe, Bahia"]})
def _(p): return dict(head=f"REPÚBLICA FEDERATIVA DO BRASIL\nESTADO DA BAHIA — COMARCA DE SALVADOR\n{p.cart}",title="CERTIDÃO DE NASCIMENTO",tab=[("LIVRO",p.livro),("FOLHA",p.folha),("TERMO",p.termo)],body=f"""Do assento acima indicado, feito aos {wd(p.dreg)}, consta que, em {p.dnt}, às {hw(p.hora)}, veio à luz, na {p.estab_}, nesta Capital do Salvador, {p.name}, criança de sexo masculino, registrado por sua própria mãe, {p.g2}, comerciária, de {p.g2n_}, Bahia, e por seu pai, {p.g1}, estivador, de {p.g1n_}, Bahia, os quais não são casados entre si e juntos assinaram.

Procede, por parte de pai, de {p.pa} e {p.pb}; por parte de mãe, de {p.ma} e {p.mb}.

As testemunhas do assento foram Jurandir Paim e Nilza Cardeal.

Ressalva: não há.""",
 end=f"Salvador, {nm(p.emis)}\n\n{p.oficial}\nOficial",margin="")
swap(CASES[-1]); _t=CASES[-1]
def _(p): return dict(head=f"REPÚBLICA FEDERATIVA DO BRASIL\nESTADO DA BAHIA — COMARCA DE SALVADOR\n{p.cart}",title="CERTIDÃO DE NASCIMENTO",tab=[("LIVRO",p.livro),("FOLHA",p.folha),("TERMO",p.termo)],body=f"""Do assento acima indicado, feito aos {wd(p.dreg)}, consta que, em {p.dnt}, às {hw(p.hora)}, veio à luz, na {p.estab_}, nesta Capital do Salvador, {p.name}, criança de sexo masculino, registrado por sua própria mãe, {p.g1}, comerciária, de {p.g1n_}, Bahia, e por seu pai, {p.g2}, estivador, de {p.g2n_}, Bahia, os quais não são casados entre si e juntos assinaram.

Procede, por parte de pai, de {p.pa} e {p.pb}; por parte de mãe, de {p.ma} e {p.mb}.

As testemunhas do assento foram Jurandir Paim e Nilza Cardeal.

Ressalva: não há.""",end=f"Salvador, {nm(p.emis)}\n\n{p.oficial}\nOficial",margin="")
_t["text"]=_

@case("120E-2",name="Rosângela Aparecida Pavanelli",sexo="Feminino",dn=(1965,2,3),dnt=wf,hora="14:00",estab="Hospital São Vicente de Paulo",lmun="Mandaguari",luf="PR",rmun="Mandaguari",ruf="PR",
 cart="Cartório Distrital e Registro Civil de Mandaguari",dreg=(1965,2,11),livro="16",folha="288",termo="11.702",g1="Hermínio Pavanelli",g1n=("Jaú/SP","Jaú, São Paulo"),g2="Ana Zago Pavanelli",g2n=("Cornélio Procópio/PR","Cornélio Procópio, Paraná"),
 pa="Fioravante Pavanelli",pb="Angelina Cestari",ma="Guerino Zago",mb="Ida Mantovani",averb="Separação consensual: por sentença de 19-8-1982 do MM. Juiz desta Comarca, a registrada voltou a usar o nome de solteira.",
 anot="Casou-se em 24-7-1980, nesta cidade, com Osvaldo Bertucci (L. B-12, fls. 9, n. 3.371), adotando o nome Rosângela Aparecida Pavanelli Bertucci.",joint=True,oficial="Dirceu Benedito Cardim",emis=(1983,1,31))
def _(p): return dict(head=f"REPÚBLICA FEDERATIVA DO BRASIL\nESTADO DO PARANÁ\n{p.cart}",title="NASCIMENTO",tab=[("Nº DE ORDEM",p.termo),("FOLHAS",p.folha),("LIVRO A Nº",p.livro),("DATA DO REGISTRO",sl(p.dreg))],body=f"""CERTIFICO, revendo os assentos a meu cargo, que {p.name} é do sexo feminino e teve por dia natalício {p.dnt}. Nasceu às {hw(p.hora)}, no {p.estab_}, nesta cidade de {p.lmun}. Seus genitores são o senhor {p.g1}, cafeicultor, que é natural de {p.g1n_}, e a senhora {p.g2}, natural de {p.g2n_}, do lar, residentes na Estrada Alegre, km 6. Os pais do pai: {p.pa} e dona {p.pb}. Os pais da mãe: {p.ma} e dona {p.mb}. O pai declarou; Aparecido Nabão e Tosio Yamagata testemunharam.

Anotação: {p.anot}

Averbação: {p.averb}""",
 end=f"O referido é verdade e dou fé.\nMandaguari, {nm(p.emis)}.\n\n{p.oficial}\nEscrivão do Registro Civil",margin="")

@case("120E-3",name="Maria José da Silva",sexo="Feminino",dn=(1960,3,19),dnt=w,hora="",estab=("Domicílio","no Engenho Bom Destino"),lmun="São José da Laje",luf="AL",rmun="São José da Laje",ruf="AL",
 cart="Cartório do Registro Civil do Distrito Sede",dreg=(1976,5,20),livro="48",folha="132",termo="20.017",g1="José Antônio da Silva",g1n=("São José da Laje/AL","deste município"),g2="Josefa Maria da Conceição",g2n=("Quipapá/PE","Quipapá, Estado de Pernambuco"),
 pa="Antônio José da Silva",pb="Maria Luzia da Conceição",ma="João Severino da Silva",mb="",oficial="Cícero Lins Calheiros",emis=(1976,5,20),acc={"g1n":["São José da Laje, Alagoas"]})
def _(p): return dict(head=f"REPÚBLICA FEDERATIVA DO BRASIL\nESTADO DE ALAGOAS\n{p.cart} — {p.rmun}",title="CERTIDÃO DE NASCIMENTO",tab=[("Livro",p.livro),("Fls.",p.folha),("N.º",p.termo)],body=f"""Cícero Lins Calheiros, Oficial do Registro Civil, certifica que compareceu hoje, {w(p.dreg)}, a própria registranda, maior de doze anos, e na conformidade do artigo 50 da Lei 6.015/73 foi lavrado o seu registro, do qual se vê o seguinte.

Nome: o de {p.name}. Nasceu em dia de seu santo padroeiro, {p.dnt}, ignorando-se a hora, {p.estab_}, situado neste município. É de sexo feminino, de cor morena.

Nome do pai, {p.g1}, natural {p.g1n_}, trabalhador rural; nome da mãe, {p.g2}, natural de {p.g2n_}, também trabalhadora rural; avô paterno, {p.pa}; avó paterna, {p.pb}; avô materno, {p.ma}; avó materna, não sabe informar.

Assinou a rogo da registranda José Wanderley de Omena, presentes as testemunhas Amaro Bezerra e Djalma Marinho Falcão.""",
 end=f"São José da Laje, {dash(p.emis)}.\n\n{p.oficial}\n(oficial)",margin="")

@case("120E-4",name="Marcelo Augusto Guimarães Prates",sexo="Masculino",dn=(1974,8,24),dnt=nm,hora="10:20",estab="Hospital Felício Rocho",lmun="Belo Horizonte",luf="MG",rmun="Belo Horizonte",ruf="MG",
 cart="Cartório do Registro Civil do 3.º Subdistrito de Belo Horizonte",dreg=(1974,9,2),livro="130",folha="17v",termo="88.640",g1="Paulo de Tarso Prates",g1n=("Montes Claros/MG","Montes Claros"),g2="Vera Lúcia Guimarães Prates",g2n=("Goiânia/GO","Goiânia, GO"),
 pa="Hermes Prates",pb="Corina Veloso Prates",ma="Jovelino Guimarães",mb="Otília Fleury Guimarães",averb="Adoção simples — não constitui parentesco com os avós.",joint=True,oficial="Wander Drummond Murta",emis=(1985,7,15),acc={"g1n":["Montes Claros, MG"]})
def _(p): return dict(head=f"REPÚBLICA FEDERATIVA DO BRASIL\nESTADO DE MINAS GERAIS — CAPITAL\n{p.cart}",title="CERTIDÃO DE NASCIMENTO",tab=[("LIVRO",p.livro),("FOLHA",p.folha),("TERMO",p.termo),("EXPEDIDA EM",sl(p.emis))],body=f"""Aos {wd(p.dreg)} neste Cartório se fez constar que de {p.g1}, engenheiro, mineiro de {p.g1n_}, e de sua esposa, {p.g2}, professora, natural de {p.g2n_}, nasceu nesta Capital ({p.lmun}), no {p.estab_}, a {p.dnt}, às 10 horas e 20 minutos, um filho, do sexo masculino: {p.name}.

Este é, portanto, neto (linha paterna) de {p.pa} e {p.pb}, e (linha materna) de {p.ma} e {p.mb}.

O pai foi o declarante, dispensadas as testemunhas à vista do atestado do hospital.

O conteúdo da certidão é verdadeiro. Dou fé.""",
 end=f"{p.oficial}\nOficial Titular",margin="")
CASES[-1]["averb"]=CASES[-1]["averb_"]=""
CASES[-1]["shown"]["hora"]=["10 horas e 20 minutos"]
