# X6..X10
from lib import *

# ---------------------------------------------------------------- X6  inteiro teor 2013-2023 with matrícula, of entries 1948-87
def X6(n):
    if n == 1:
        M = mat("105734", 1948, 64, 92, 5118)
        txt = '''“Nº 5118. Em dezessete de maio de mil novecentos e quarenta e oito, neste primeiro distrito da comarca de Blumenau, Estado de Santa Catarina, em cartório, compareceu ARNOLDO HOELTGEBAUM KLUG, tecelão, natural de Gaspar, dêste Estado, residente à rua Itoupava Sêca, e declarou que no dia dez de maio de mil novecentos e quarenta e oito, às seis horas e quinze minutos da tarde, no Hospital Santa Isabel, nesta cidade, nasceu uma criança do sexo feminino, de côr branca, que recebeu o nome de INGEBORG KLUG, filha legítima do declarante e de sua esposa Dona ELFRIEDE WEGE KLUG, doméstica, natural de Timbó, dêste Estado. São avós paternos: CARLOS KLUG e OTTILIE HOELTGEBAUM KLUG; e maternos: HERMANN WEGE e IDA PASOLD WEGE, todos residentes neste município. Serviram de testemunhas: Ewaldo Siebert e Curt Zimmermann. Lido e achado conforme, assinam comigo, Victorino Braga Filho, Oficial do Registro Civil, que o escrevi.”'''
        av, an = "", "Contraiu matrimônio em 21 de julho de 1970 com Norberto Reinert, perante o Cartório de Pomerode - SC, termo 1.204, fls. 4, livro B-9, passando a assinar INGEBORG KLUG REINERT. Faleceu em 03 de novembro de 2011, nesta cidade, termo 40.377, fls. 177, livro C-88."
        d = dict(cart="1º OFÍCIO DE REGISTRO CIVIL DAS PESSOAS NATURAIS", mun="Blumenau", uf="SC", est="Estado de Santa Catarina", end="Rua XV de Novembro, 1200 — CEP 89010-001", nome="INGEBORG KLUG", cpf="", l="A-64", f="092", t="5118",
            date="Blumenau, 22 de agosto de 2013", ass="Eu, MARGIT HERTA STEIN, Oficiala Titular, conferi e assino.", sig="", selo="DCF81243-K7QP", sl="Selo Digital de Fiscalização do Tribunal de Justiça: DCF81243-K7QP")
        tr = T("X6-1", "INGEBORG KLUG", (10, 5, 1948), "dez de maio de mil novecentos e quarenta e oito", "18:15", "Feminino", "Hospital Santa Isabel", "Blumenau", "SC", "Blumenau", "SC", d["cart"], (17, 5, 1948), "A-64", "092", "5118",
            ("ARNOLDO HOELTGEBAUM KLUG", "Gaspar - SC"), ("ELFRIEDE WEGE KLUG", "Timbó - SC"), (22, 8, 2013), "MARGIT HERTA STEIN", mat=M, ap=("CARLOS KLUG", "OTTILIE HOELTGEBAUM KLUG"), am=("HERMANN WEGE", "IDA PASOLD WEGE"), anot=an, selo=d["selo"])
    elif n == 2:
        M = mat("116251", 1969, 118, 230, 71942)
        c = cpf(184620937)
        txt = '''“Aos três (3) dias do mês de dezembro de mil novecentos e sessenta e nove (1969), neste segundo subdistrito do município e comarca de Araraquara, Estado de São Paulo, em cartório compareceu NAIR TREVISOLLI, e exibindo atestado médico declarou que em trinta (30) de novembro último, às vinte e duas (22) horas e dez (10) minutos, na Maternidade Gota de Leite, nasceu JOSÉ EDUARDO TREVISOLLI, do sexo masculino, de côr branca, filho da declarante, solteira, industriária, com 22 anos de idade, natural de Matão, dêste Estado. Avós maternos: ARMANDO TREVISOLLI e LUZIA DE CASTRO TREVISOLLI. Não declarou o nome do pai. Testemunhas: Milton Lollato e Aparecida Bueno Lia. Lido e achado conforme, assinam. Eu, Renato Haddad Micelli, escrevente autorizado, o datilografei. Eu, Dráusio Correia de Arruda, Oficial Maior, subscrevi.”'''
        av = "Averbo nesta data, a pedido do interessado e na forma do Provimento nº 63/2017 do CNJ, a inscrição do registrado no CPF sob nº " + c + ". Araraquara, 14/01/2019."
        an = "Casou-se em 25/05/1996, no 1º Subdistrito desta Comarca, com Elisângela Mara Bonifácio (B-140, fls. 12, nº 20.815)."
        d = dict(cart="REGISTRO CIVIL DAS PESSOAS NATURAIS DO 2º SUBDISTRITO", mun="Araraquara", uf="SP", est="Estado de São Paulo", end="Avenida Feijó, 633 — (16) 3300-0000", nome="JOSÉ EDUARDO TREVISOLLI", cpf=c, l="A-118", f="230v", t="71.942",
            date="Araraquara, 14 de janeiro de 2019", ass="O conteúdo da certidão é verdadeiro. Dou fé.", sig="<div class='ln'></div>Tatiane Rossi Bernardi<br>Escrevente Autorizada<br>Oficial: Bel. Humberto Zanotti Prado", selo="1162511CE000000048213619Q", sl="Selo digital 1162511CE000000048213619Q")
        tr = T("X6-2", "JOSÉ EDUARDO TREVISOLLI", (30, 11, 1969), "trinta (30) de novembro último", "22:10", "Masculino", "Maternidade Gota de Leite", "Araraquara", "SP", "Araraquara", "SP", d["cart"], (3, 12, 1969), "A-118", "230v", "71.942",
            ("NAIR TREVISOLLI", "Matão - SP"), ("", ""), (14, 1, 2019), "Bel. Humberto Zanotti Prado", mat=M, cpf=c, am=("ARMANDO TREVISOLLI", "LUZIA DE CASTRO TREVISOLLI"), averb=av, anot=an, selo=d["selo"],
            accept={"dados_pessoais.data_nascimento.texto_completo": ["trinta de novembro de mil novecentos e sessenta e nove", "30 de novembro de 1969"], "autenticação.oficial_registro": ["Humberto Zanotti Prado"], "registro.termo": ["71942"]})
    else:
        M = mat("066738", 1987, 203, 15, 99760)
        txt = '''“REGISTRO TARDIO. Aos vinte e dois dias do mês de setembro do ano de mil novecentos e oitenta e sete, nesta cidade de Santarém, Estado do Pará, em Cartório, por despacho do Meritíssimo Juiz de Direito da 2ª Vara, datado de 15 do mesmo mês e ano, compareceu MANOEL SIRENILDO TAPAJÓS FIGUEIRA, pescador, natural de Alenquer, Pará, e declarou que no dia 02 de fevereiro de 1979, às quatro horas da madrugada, em domicílio, na comunidade de Alter do Chão, neste município, nasceu IRACI DO SOCORRO FIGUEIRA, de cor parda, sexo feminino, filha dele declarante e de TEREZINHA DE JESUS LOBATO, doméstica, natural de Óbidos, Pará, neta paterna de RAIMUNDO CORRÊA FIGUEIRA e JOANA TAPAJÓS FIGUEIRA e neta materna de MARIA PUREZA LOBATO, sendo o avô materno ignorado. Testemunhas: Benedito Siqueira Maia e Oneide Sarmento Pinto. E para constar eu, Wilson Dias da Fonseca Neto, Oficial, lavrei o presente.”'''
        c = cpf(735110482)
        av = "1) Averbado o CPF " + c + ", em 08/03/2021. 2) Averba-se, por mandado da 5ª Vara Cível de Santarém, processo 0801877-34.2021, que a data do óbito da mãe da registrada, TEREZINHA DE JESUS LOBATO, é 19/10/1990."
        an = ""
        d = dict(cart="CARTÓRIO DO 2º OFÍCIO — REGISTRO CIVIL", mun="Santarém", uf="PA", est="Estado do Pará", end="Travessa dos Mártires, 77, Centro", nome="IRACI DO SOCORRO FIGUEIRA", cpf=c, l="A-203", f="015", t="99760",
            date="Santarém, 05 de junho de 2023", ass="Certifico e dou fé.", sig="<div class='ln'></div>p/ LENILDA COIMBRA VASCONCELOS, Oficial Interina<br>Odair José Imbiriba — Substituto", selo="B 004.118.927", sl="TJPA — Selo de Segurança Geral nº B 004.118.927")
        tr = T("X6-3", "IRACI DO SOCORRO FIGUEIRA", (2, 2, 1979), "02 de fevereiro de 1979", "04:00", "Feminino", "Domicílio", "Santarém", "PA", "Santarém", "PA", d["cart"], (22, 9, 1987), "A-203", "015", "99760",
            ("MANOEL SIRENILDO TAPAJÓS FIGUEIRA", "Alenquer - PA"), ("TEREZINHA DE JESUS LOBATO", "Óbidos - PA"), (5, 6, 2023), "LENILDA COIMBRA VASCONCELOS", mat=M, cpf=c, ap=("RAIMUNDO CORRÊA FIGUEIRA", "JOANA TAPAJÓS FIGUEIRA"), am=("", "MARIA PUREZA LOBATO"), averb=av, selo=d["selo"])
    marg = (f"<div class='mg'><b>AVERBAÇÕES:</b> {av or 'Não há.'}</div><div class='mg'><b>ANOTAÇÕES:</b> {an or 'Não há.'}</div>")
    cp = f"<div class='cp'>CPF {d['cpf']}</div>" if d["cpf"] else ""
    body = f'''<div class="band"></div><div class="hd"><div>{star(54, "#16436e")}</div><div><div class="a">{d["cart"]}</div>{d["mun"]} — {d["est"]}<br>{d["end"]}</div></div>
<div class="tt">CERTIDÃO EM INTEIRO TEOR<div>REGISTRO DE NASCIMENTO</div></div>
<div class="bx"><div class="nm">{d["nome"]}</div>{cp}<div class="ml">MATRÍCULA</div><div class="mt">{M}</div></div>
<p>CERTIFICO que no Livro {d["l"]}, folha {d["f"]}, termo {d["t"]}, consta o registro cujo teor é o seguinte:</p><p class="q">{txt}</p><div class="mh">À MARGEM DO TERMO CONSTA:</div>{marg}
<p style="margin-top:4mm">{d["ass"]} {d["date"]}.</p><div class="bt"><div>{qr("X6%d" % n, 78)}</div><div class="se">{d["sl"]}<br>Confira os dados do ato no portal do Tribunal.</div><div class="sg">{d["sig"] or "<div class='ln'></div>Assinatura"}</div></div>'''
    css = '''.pg{font:10.4pt/1.5 "Lato"}.band{position:absolute;left:0;top:0;bottom:0;width:9mm;background:linear-gradient(#16436e,#7da7cc)}.hd{display:flex;gap:6mm;align-items:center;font-size:9pt;line-height:1.35}.a{font-weight:900;font-size:12pt;color:#16436e}
.tt{font:bold 17pt "Lato";text-align:center;color:#16436e;margin:4mm 0}.tt div{font-size:10pt;font-weight:normal;letter-spacing:3px}.bx{border:1.5px solid #16436e;border-radius:3mm;text-align:center;padding:2mm;margin-bottom:4mm}.nm{font-weight:900;font-size:13pt}
.ml{font-size:7pt;letter-spacing:2px}.mt{font:bold 12pt "Liberation Mono"}.cp{font-size:9.5pt}p{margin:0 0 3mm;text-align:justify}.q{font-family:"Charis SIL";font-size:10.8pt;line-height:1.5}.mh{background:#dfe9f3;font-weight:bold;padding:1mm 2mm;font-size:9pt}
.mg{border:1px solid #9bb4cc;border-top:0;padding:1.5mm 2mm;font-size:9.6pt}.bt{display:flex;gap:5mm;margin-top:5mm;align-items:center}.se{font-size:8pt;width:52mm}.sg{flex:1;text-align:center;font-size:9pt;line-height:1.3}.ln{border-top:1px solid;margin:8mm 4mm 1mm}'''
    return page(body, css, pad="11mm 15mm 8mm 22mm"), tr

# ---------------------------------------------------------------- X7  breve relato 2011-2022, one narrated paragraph, small towns
def X7(n):
    if n == 1:
        M = mat("030882", 1994, 17, 48, 9003, False)
        d = dict(est="ESTADO DO MARANHÃO", com="COMARCA E MUNICÍPIO DE BURITI BRAVO", cart="Serventia Extrajudicial do Ofício Único de Buriti Bravo", of="Raimunda Nonata Sá Guimarães", selo="NASCTO0308826QWTZ14",
            tx='''<b>CERTIFICO</b>, a requerimento verbal da parte interessada e para os devidos fins, que no Livro <b style="white-space:nowrap">A-017</b> desta Serventia, à folha <b>048-V</b>, sob o número <b>9.003</b>, foi registrado em <b>17 de outubro de 1994</b> o nascimento de <b>FRANCINALDO DA CRUZ LIMA</b>, sexo masculino, nascido em <b>quatro de outubro de mil novecentos e noventa e quatro</b>, às 7 horas da noite, na Unidade Mista Coronel João Raimundo, em Buriti Bravo-MA; filho de <b>ANTÔNIO PEREIRA LIMA</b>, natural de Passagem Franca-MA, e <b>MARIA DO AMPARO DA CRUZ</b>, natural de Colinas-MA; avós paternos: FELINTO PEREIRA LIMA e RITA ALVES PEREIRA; avós maternos: DOMINGOS DA CRUZ (falecido) e LUZIA MARIA DA CRUZ. Declarante: o pai.''',
            obs="Averbações: não há. Anotações: não há.", end="Buriti Bravo (MA), 28 de novembro de 2011", sig="p/ <b>Raimunda Nonata Sá Guimarães</b><br>Tabeliã e Oficial de Registro<br><span class='sm'>assinado por Josélia Cardoso Brito, escrevente</span>")
        tr = T("X7-1", "FRANCINALDO DA CRUZ LIMA", (4, 10, 1994), "quatro de outubro de mil novecentos e noventa e quatro", "19:00", "Masculino", "Unidade Mista Coronel João Raimundo", "Buriti Bravo", "MA", "BURITI BRAVO", "MA", d["cart"], (17, 10, 1994), "A-017", "048-V", "9.003",
            ("ANTÔNIO PEREIRA LIMA", "Passagem Franca - MA"), ("MARIA DO AMPARO DA CRUZ", "Colinas - MA"), (28, 11, 2011), d["of"], mat=M, ap=("FELINTO PEREIRA LIMA", "RITA ALVES PEREIRA"), am=("DOMINGOS DA CRUZ", "LUZIA MARIA DA CRUZ"), selo=d["selo"],
            accept={"registro.município": ["Buriti Bravo"], "registro.termo": ["9003"], "registro.folha": ["048V", "48v"]})
    elif n == 2:
        M = mat("079145", 2003, 29, 110, 17322, False)
        av = "Por decisão do Juízo da Vara Única desta Comarca, datada de 11/02/2014, nos autos 0000412-09.2013.8.18.0067, foi retificado o sobrenome do avô paterno, que é ESCÓRCIO, e não ESCORSO. Feita a averbação em 20/02/2014."
        d = dict(est="ESTADO DO PIAUÍ", com="COMARCA E MUNICÍPIO DE PIRACURUCA", cart="Cartório do 2º Ofício de Notas e Registro Civil — Mundoca Cerqueira", of="Alcenor Brito Cerqueira", selo="ACB-22719",
            tx='''<b>CERTIFICO</b> que, em <b>nove de abril de dois mil e três</b> (09/04/2003), quarta-feira, às 00h10min, no Hospital Regional José de Brito Magalhães, nesta cidade de Piracuruca, nasceu uma menina, a quem foi dado o nome de <b>ANA VITÓRIA ESCÓRCIO MACHADO</b>, gêmea de <b>ANA BEATRIZ ESCÓRCIO MACHADO</b>, havida por <b>KELIANE DE BRITO MACHADO</b>, brasileira, natural de Parnaíba, deste Estado, e <b>FRANCISCO JOSÉ ESCÓRCIO</b>, brasileiro, natural de Batalha, deste Estado. Por parte de mãe, é neta de OSVALDO MACHADO DOS SANTOS e TERESA DE BRITO MACHADO; por parte de pai, de JOÃO BATISTA ESCÓRCIO e MARIA DAS MERCÊS ESCÓRCIO. Do que foi feito o assento no dia <b>02/06/2003</b>, livro <b>A-29</b>, folhas <b>110</b>, número <b>17.322</b>.''',
            obs="Averbação: " + av, end="Piracuruca (PI), 4 de março de 2016", sig="<b>Alcenor Brito Cerqueira</b><br>Oficial do Registro Civil")
        tr = T("X7-2", "ANA VITÓRIA ESCÓRCIO MACHADO", (9, 4, 2003), "nove de abril de dois mil e três", "00:10", "Feminino", "Hospital Regional José de Brito Magalhães", "Piracuruca", "PI", "Piracuruca", "PI", d["cart"], (2, 6, 2003), "A-29", "110", "17.322",
            ("KELIANE DE BRITO MACHADO", "Parnaíba - PI"), ("FRANCISCO JOSÉ ESCÓRCIO", "Batalha - PI"), (4, 3, 2016), d["of"], mat=M, ap=("JOÃO BATISTA ESCÓRCIO", "MARIA DAS MERCÊS ESCÓRCIO"), am=("OSVALDO MACHADO DOS SANTOS", "TERESA DE BRITO MACHADO"),
            twins=["ANA BEATRIZ ESCÓRCIO MACHADO"], averb=av, selo=d["selo"], accept={"registro.termo": ["17322"], "registro.município": ["PIRACURUCA"]})
    else:
        M = mat("127563", 2001, 12, 7, 3604, False)
        c = cpf(60817243)
        av = "Em 17/08/2022, a requerimento da própria pessoa registrada, nos termos do Provimento nº 73/2018 do CNJ, foram alterados o prenome e o gênero, passando a constar os acima. Em 17/08/2022, averbado o CPF."
        an = ""
        d = dict(est="ESTADO DO TOCANTINS", com="COMARCA E MUNICÍPIO DE DIANÓPOLIS", cart="Registro Civil das Pessoas Naturais e Anexos de Dianópolis", of="Wolney Póvoa Nepomuceno", selo="127563AAA118204-HGX",
            tx=f'''<b>CERTIFICO</b>, por me haver sido pedido, que do livro próprio, de número <b>A-12</b>, a folhas <b>7</b>, e sob o termo <b>3604</b>, datado de <b>15/01/2001</b>, consta ser <b>LUNA RODRIGUES DE ALMEIDA</b>, inscrita no CPF sob o nº <b>{c}</b>, do sexo feminino, filha de <b>JOELMA RODRIGUES DE ALMEIDA</b>, natural de Taguatinga-TO, tendo por avós maternos JUSCELINO FERREIRA DE ALMEIDA e DALVINA RODRIGUES DE ALMEIDA; e que nasceu na cidade de Goiânia-GO, no Hospital Materno Infantil, a <b>31 de dezembro de 2000</b>, às onze horas e cinquenta minutos da noite. DNV nº <b>08841170-3</b>.''',
            obs="Averbações: " + av + "<br>Anotações: não constam.", end="Dianópolis (TO), 17 de agosto de 2022", sig="<b>Núbia Costa Cavalcante</b><br>Oficial Substituta<br><span class='sm'>Oficial titular: Wolney Póvoa Nepomuceno</span>")
        tr = T("X7-3", "LUNA RODRIGUES DE ALMEIDA", (31, 12, 2000), "31 de dezembro de 2000", "23:50", "Feminino", "Hospital Materno Infantil", "Goiânia", "GO", "DIANÓPOLIS", "TO", d["cart"], (15, 1, 2001), "A-12", "7", "3604",
            ("JOELMA RODRIGUES DE ALMEIDA", "Taguatinga - TO"), ("", ""), (17, 8, 2022), d["of"], mat=M, cpf=c, dnv="08841170-3", am=("JUSCELINO FERREIRA DE ALMEIDA", "DALVINA RODRIGUES DE ALMEIDA"), averb=av, anot=an, selo=d["selo"], accept={"registro.município": ["Dianópolis"]})
    body = f'''<div class="top"></div><div class="hd">{d["est"]}<br>{d["com"]}<div class="c">{d["cart"]}</div></div><div class="tt">Certidão de Nascimento <i>(breve relato)</i></div><div class="mt">Matrícula: {M}</div>
<div class="tx">{d["tx"]}</div><div class="ob">{d["obs"]}</div><div class="tx" style="margin-top:6mm">O referido é verdade e dou fé. {d["end"]}.</div>
<div class="bt"><div class="sl"><b>SELO</b><br>{d["selo"]}</div><div class="sg">______________________________________<br>{d["sig"]}</div></div>{seal("REGISTRO CIVIL DAS PESSOAS NATURAIS · FÉ PÚBLICA ·", 110, "#8a9a7a", "RCPN", "position:absolute;right:22mm;bottom:14mm;opacity:.6")}'''
    css = '''.pg{font:12pt/1.85 "Caladea"}.top{position:absolute;left:0;right:0;top:0;height:7mm;background:repeating-linear-gradient(45deg,#4d6b3c 0 3mm,#e7efd9 3mm 6mm)}.hd{text-align:center;font-size:11pt;line-height:1.4;margin-top:4mm}.c{font-weight:bold;font-size:12.5pt}
.tt{font:bold 19pt "Caladea";text-align:center;margin:6mm 0 1mm}.tt i{font-weight:normal;font-size:12pt}.mt{text-align:center;font:11pt "DejaVu Sans Mono";margin-bottom:6mm}.tx{text-align:justify}.ob{border-left:3px solid #4d6b3c;padding:1mm 4mm;margin-top:5mm;line-height:1.5;font-size:11pt}
.bt{display:flex;margin-top:9mm;gap:10mm}.sl{border:1px solid #777;padding:2mm 4mm;font:9pt/1.4 "DejaVu Sans Mono";align-self:flex-start}.sg{text-align:center;line-height:1.35;flex:1}.sm{font-size:9.5pt}'''
    return page(body, css, pad="14mm 22mm"), tr

# ---------------------------------------------------------------- X8  PR/SC state model before 2009, cells
def X8(n):
    d = [
     dict(uf="PR", est="PARANÁ", mun="LONDRINA", cart="3º SERVIÇO DE REGISTRO CIVIL DE LONDRINA", tit="Bel. Edson Massaru Uyeda", l="A-133", f="204", t="106.418", reg=(29, 10, 2001), nome="MARCELO HENRIQUE TANAKA BRAGA", sx="MASCULINO", cor="", nasc=(18, 10, 2001), h="13:27 horas",
          hora="13:27", lug="HOSPITAL EVANGÉLICO DE LONDRINA", mn="LONDRINA - PR", gm="SIM — MURILO AUGUSTO TANAKA BRAGA (termo 106.419)", tw=["MURILO AUGUSTO TANAKA BRAGA"], ti="MURILO AUGUSTO TANAKA BRAGA (termo 106.419)",
          g1=("RICARDO BRAGA LOPES", "CAMBÉ - PR"), g2=("SÍLVIA HARUMI TANAKA BRAGA", "ASSAÍ - PR"), ap=("VALDOMIRO LOPES", "APARECIDA BRAGA LOPES"), am=("KENJI TANAKA", "FUMIKO ODA TANAKA"), dec="O PAI", dnv="19.440.271-5",
          av="- o -", an="- o -", rav="", ran="", em=(29, 10, 2001), selo="ARC 44718", sig="<div class='ln'></div>EDSON MASSARU UYEDA<br>Oficial", of="Bel. Edson Massaru Uyeda", ao=["EDSON MASSARU UYEDA", "Edson Massaru Uyeda"]),
     dict(uf="SC", est="SANTA CATARINA", mun="CHAPECÓ", cart="OFÍCIO DE REGISTRO CIVIL DAS PESSOAS NATURAIS DE CHAPECÓ", tit="Ivonete Salete Biasi", l="A-88", f="15V", t="40.029", reg=(6, 9, 2005), nome="RAFAELA GRIZOTTI", sx="FEMININO", nasc=(1, 9, 2005), h="00:05 horas", hora="00:05",
          lug="HOSPITAL REGIONAL DO OESTE", mn="CHAPECÓ - SC", gm="NÃO", g1=("", ""), g2=("DAIANE GRIZOTTI", "XAXIM - SC"), ap=("", ""), am=("ALCIDES GRIZOTTI", "LOURDES MARIA FIORINI"), dec="A MÃE", dnv="31.002.887-4",
          av="POR TERMO DE RECONHECIMENTO DE 12/12/2006, É PAI DA REGISTRADA CLEITON JOSÉ DEBASTIANI, SENDO AVÓS PATERNOS NELSON DEBASTIANI E ZENAIDE DEBASTIANI. AVERBADO EM 12/12/2006.", rav=1, an="NADA CONSTA", ran="", em=(12, 12, 2006), selo="", sig="<div class='ln'></div>p/ IVONETE SALETE BIASI<br>Marisete Lunardi, Escrevente", of="Ivonete Salete Biasi", ao=["IVONETE SALETE BIASI"]),
     dict(uf="PR", est="PARANÁ", mun="FOZ DO IGUAÇU", cart="SERVIÇO DE REGISTRO CIVIL — 2º OFÍCIO", tit="Neuza Maria Piacentini", l="A-210", f="061", t="83.115", reg=(8, 7, 2008), nome="SAMIRA HUSSEIN DOS SANTOS ABU KARAM", sx="FEMININO", nasc=(3, 7, 2008), h="19:40 horas", hora="19:40",
          lug="HOSPITAL MINISTRO COSTA CAVALCANTI", mn="FOZ DO IGUAÇU - PR", gm="NÃO", g1=("HUSSEIN MAHMOUD ABU KARAM", "LALA, LÍBANO"), g2=("LUCINÉIA DOS SANTOS", "MEDIANEIRA - PR"), ap=("MAHMOUD ABU KARAM", "FATIMA KHALIL"), am=("ORLANDO DOS SANTOS", "CLEUSA BORGES DOS SANTOS"), dec="OS PAIS", dnv="40.551.316-0",
          av="- o -", rav="", an="PAIS CASADOS EM 19/12/2008, NESTE OFÍCIO, TERMO 12.440 DO LIVRO B-47, PASSANDO A MÃE A ASSINAR LUCINÉIA DOS SANTOS ABU KARAM.", ran=1, em=(5, 1, 2009), selo="EFL 90233", sig="<div class='ln'></div>Sandro Luís Vendrame<br>Substituto da Oficial", of="Neuza Maria Piacentini", ao=[]),
    ][n - 1]
    a = d["nasc"]
    def C(lb, v, f=1): return f'<div class="ce" style="flex:{f} 1 0"><div class="lb">{lb}</div><div class="vl">{v or "*****"}</div></div>'
    def W(*cs): return '<div class="rw">' + "".join(cs) + '</div>'
    avs = lambda p: f"Avô: {p[0] or '*****'}<br>Avó: {p[1] or '*****'}"
    body = f'''<div class="bar">NASCIMENTO</div><div class="hd"><div style="flex:1">REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO {"DE SANTA CATARINA" if d["uf"] == "SC" else "DO PARANÁ"}<br><b>{d["cart"]}</b><br>{d["mun"]} — Titular: {d["tit"]}</div><div>{star(60, "#5b2333")}</div></div>
{W(C("LIVRO", d["l"]), C("FOLHAS", d["f"]), C("TERMO", d["t"]), C("DATA DO ASSENTO", num(d["reg"])), C("DECL. NASCIDO VIVO", d["dnv"], 1.3))}
<div class="mid">O Oficial abaixo certifica que do livro acima consta o assento de nascimento a seguir:</div>
{W(C("PAI — naturalidade", f'<b>{d["g1"][0] or "*****"}</b><br>{d["g1"][1] or "*****"}'), C("AVÓS PATERNOS", avs(d["ap"])))}
{W(C("MÃE — naturalidade", f'<b>{d["g2"][0]}</b><br>{d["g2"][1]}'), C("AVÓS MATERNOS", avs(d["am"])))}
{W(C("REGISTRADO(A)", f'<span class="nm">{d["nome"]}</span>', 3), C("SEXO", d["sx"], 1))}
{W(C("NASCIMENTO (dia, mês, ano, por extenso)", ext(a).upper(), 3), C("HORA", d["h"], 1))}
{W(C("LOCAL DO NASCIMENTO", d["lug"], 1.4), C("MUNICÍPIO / UF", d["mn"]))}
{W(C("GÊMEOS", d["gm"], 2), C("DECLARANTE", d["dec"]))}
<div class="rw tall">{C("AVERBAÇÕES", d["av"])}</div><div class="rw tall">{C("ANOTAÇÕES", d["an"])}</div>
<div class="ft"><div class="fl">{d["mun"]}, {num(d["em"])}<br><br>{"Selo FUNARPEN " + d["selo"] if d["selo"] else "Isenta de emolumentos — Lei 9.534/97"}</div><div class="sg">{d["sig"]}</div></div>'''
    css = '''.pg{font:9.5pt "Liberation Sans Narrow"}.bar{position:absolute;left:6mm;top:12mm;bottom:12mm;width:11mm;background:#5b2333;color:#fff;writing-mode:vertical-rl;transform:rotate(180deg);text-align:center;font:bold 17pt/11mm "Liberation Sans";letter-spacing:12px}
.hd{display:flex;border-bottom:3px solid #5b2333;padding-bottom:3mm;margin-bottom:4mm;line-height:1.4;font-size:10.5pt}.rw{display:flex;margin-bottom:-1px}.ce{border:1px solid #5b2333;margin-right:-1px;padding:1mm 2mm 1.5mm;min-height:14mm}.lb{font-size:7pt;color:#5b2333}.vl{font:10.5pt/1.35 "Carlito";margin-top:.5mm}
.nm{font-size:14pt;font-weight:bold}.mid{margin:4mm 0 3mm;font-style:italic}.tall .ce{min-height:27mm}.ft{display:flex;margin-top:9mm}.fl{flex:1}.sg{flex:1;text-align:center}.ln{border-top:1px solid;margin:8mm 0 1mm}'''
    s = lambda v: v.replace("LALA, LÍBANO", "LALA, LÍBANO")
    g = [d["g1"], d["g2"]]
    if not g[0][0]: g = [g[1], ("", "")]
    mu = d["mn"].rsplit(" - ", 1)[0]
    return page(body, css, pad="12mm 12mm 10mm 22mm"), T(f"X8-{n}", d["nome"], a, ext(a).upper(), d["hora"], d["sx"].capitalize(), d["lug"], mu, d["uf"], d["mun"], d["uf"], d["cart"], d["reg"], d["l"], d["f"], d["t"], g[0], g[1], d["em"], d["of"],
        dnv=d["dnv"], ap=d["ap"], am=d["am"], twins=d.get("tw", ()), twin_info=d.get("ti", ""), averb=d["av"] if d["rav"] else "", anot=d["an"] if d["ran"] else "", selo=d["selo"], accept={"autenticação.oficial_registro": d["ao"]} if d["ao"] else None)

# ---------------------------------------------------------------- X9  SP 1996-2009, centred lines, label in small above / none
def X9(n):
    d = [
     dict(mun="Agudos", com="Comarca de Agudos", cart="Registro Civil das Pessoas Naturais e Tabelionato de Notas", l="A-41", f="187", t="15.220", reg=(28, 5, 1996), nome="Jéssica Fernanda Paschoalotto", sx="feminino", nasc=(20, 5, 1996), h="dez horas e vinte e cinco minutos", hora="10:25",
          loc="na Maternidade Santa Isabel, na cidade de Bauru, neste Estado", estab="Maternidade Santa Isabel", bm="Bauru", g1=("Wagner Paschoalotto", "Agudos - SP", "natural de Agudos, neste Estado"), g2=("Rosimeire de Souza Paschoalotto", "Lençóis Paulista - SP", "natural de Lençóis Paulista, neste Estado"),
          ap=("Ademar Paschoalotto", "Leonilda Benedita Segatto Paschoalotto"), am=("Osvaldo de Souza", "Maria Aparecida Toledo de Souza"), dec="Declarante: o pai.", obs="Observações: Nada mais consta.", em=(28, 5, 1996), of="Celso Aparecido Giafferis", sig="Celso Aparecido Giafferis<br>Oficial", dnv=""),
     dict(mun="Registro", com="Comarca de Registro", cart="Oficial de Registro Civil das Pessoas Naturais da Sede", l="A-77", f="23", t="28.614", reg=(2, 9, 2003), nome="Akira Guimarães Hirota", sx="masculino", nasc=(23, 8, 2003), h="três horas e quarenta minutos", hora="03:40",
          loc="no Hospital São João, nesta cidade de Registro", estab="Hospital São João", bm="Registro", g1=("Elza Mitiko Hirota", "Sete Barras - SP", "natural de Sete Barras, neste Estado"), g2=("Paulo Sérgio Guimarães", "Iguape - SP", "natural de Iguape, neste Estado"),
          ap=("Benedito Guimarães", "Durvalina Alves Guimarães"), am=("Takeo Hirota", "Yoshiko Sumida Hirota"), dec="Declarante: a mãe.", obs="Observações: Registro lavrado nos termos do artigo 50 da Lei 6.015/73. À margem consta averbação de 03/03/2005, pela qual foi anotado o divórcio dos genitores, processo 117/04 da 1ª Vara local.", em=(7, 3, 2005), of="Maria Helena Rovai Maschio",
          sig="Valéria Cristina Kameyama<br>Escrevente", head="Maria Helena Rovai Maschio — Oficial Delegada", dnv="25.330.108-7"),
     dict(mun="Eldorado", com="Comarca de Eldorado Paulista", cart="Oficial de Registro Civil e Tabelião de Notas de Eldorado", l="A-33", f="140 vº", t="9.807", reg=(11, 2, 2009), nome="Davi", sx="masculino", nasc=(30, 1, 2009), h="vinte e uma horas", hora="21:00",
          loc="em domicílio, no Quilombo Ivaporunduva, neste município de Eldorado", estab="Domicílio", bm="Eldorado", g1=("Zenilda da Guia Furquim", "Eldorado - SP", "natural de Eldorado, neste Estado"), g2=("", "", ""),
          ap=("", ""), am=("Pedro Furquim", "Escolástica da Guia"), dec="Declarante: a mãe.", obs="", em=(11, 2, 2009), of="Fábio Massa Ribas", sig="Eu, Fábio Massa Ribas, Oficial, conferi, subscrevi e assino.", dnv=""),
    ][n - 1]
    a = d["nasc"]
    gen = lambda g: f'<div class="v">{g[0]}</div><div class="s">{g[2]}</div>' if g[0] else ""
    o = "a" if d["sx"] == "feminino" else "o"
    # printed order of clauses differs
    fil = f'<div class="k">filh{o} de</div>{gen(d["g1"])}' + (f'<div class="k">e de</div>{gen(d["g2"])}' if d["g2"][0] else "")
    av = ""
    if d["ap"][0]: av += f'<div class="k">sendo avós paternos</div><div class="v2">{d["ap"][0]} e {d["ap"][1]}</div>'
    av += f'<div class="k">{"e" if d["ap"][0] else "sendo avós"} maternos</div><div class="v2">{d["am"][0]} e {d["am"][1]}</div>'
    nb = f'<div class="k">nascid{o} em</div><div class="v2">{ext(a)}</div><div class="s">({num(a)}), às {d["h"]}, {d["loc"]}</div>'
    body = f'''<div class="hd"><div class="a">República Federativa do Brasil</div>Estado de São Paulo — {d["com"]} — Município de {d["mun"]}<div class="b">{d["cart"]}</div>{"<div class='s'>" + d["head"] + "</div>" if d.get("head") else ""}</div>
<div class="tt">CERTIDÃO DE NASCIMENTO</div><div class="cf">Certifico que do livro nº {d["l"]} de Registros de Nascimento, às folhas {d["f"]}, sob nº {d["t"]}, foi lavrado em {Med(d["reg"])} o assento de</div>
<div class="nm">{d["nome"]}</div><div class="s">do sexo {d["sx"]}</div>{(nb + fil + av) if n != 2 else (fil + av + nb)}
<div class="s" style="margin-top:5mm">{d["dec"]}{" D.N.V. nº " + d["dnv"] + "." if d["dnv"] else ""}</div><div class="ob">{d["obs"]}</div>
<div class="cf" style="text-indent:0">O referido é verdade e dá fé.</div><div class="s">{d["mun"]}, {Med(d["em"])}</div><div class="sg"><div class="ln"></div>{d["sig"]}</div>'''
    css = '''.pg{font:11pt "Linux Libertine O";text-align:center;border:0}.pg:before{content:"";position:absolute;inset:9mm;border:4px double #6a6a6a}.a{font:22pt "TeX Gyre Chorus"}.b{font-weight:bold;font-size:13pt;margin-top:1mm}.hd{line-height:1.4}.tt{font:bold 18pt "Linux Biolinum O";letter-spacing:4px;margin:7mm 0 5mm}
.cf{font-size:12pt;line-height:1.5}.nm{font:bold 22pt "TeX Gyre Chorus";margin:4mm 0 1mm;border-bottom:1px solid #999;display:inline-block;padding:0 10mm}.k{font:italic 10.5pt "Linux Libertine O";color:#555;margin-top:3mm}.v{font-size:14pt;font-weight:bold}.v2{font-size:12.5pt}.s{font-size:11pt}
.ob{margin:5mm 6mm;min-height:12mm;line-height:1.4}.sg{margin-top:15mm}.ln{width:80mm;border-top:1px solid;margin:0 auto 1mm}'''
    return page(body, css, pad="17mm 22mm"), T(f"X9-{n}", d["nome"], a, ext(a), d["hora"], d["sx"].capitalize(), d["estab"], d["bm"], "SP", d["mun"], "SP", d["cart"], d["reg"], d["l"], d["f"], d["t"], d["g1"][:2], d["g2"][:2], d["em"], d["of"],
        dnv=d["dnv"], ap=d["ap"], am=d["am"], averb=d["obs"].replace("Observações: ", "") if n == 2 else "", joint=n == 2)

# ---------------------------------------------------------------- X10  Bahia / Sergipe, numbered fields with literal dots
def X10(n):
    d = [
     dict(est="ESTADO DA BAHIA", pj="PODER JUDICIÁRIO", uf="BA", mun="Jequié", cart="Cartório do Registro Civil das Pessoas Naturais do 1.º Ofício", t="7.316", l="A-94", f="181", reg=(5, 3, 1985), nome="Edvaldo Sampaio Meira", sx="Masculino", nasc=(21, 2, 1985), h="8:15 da manhã", hora="08:15", lug="Hospital Prado Valadares", bm="Jequié - Bahia",
          pai="Edson Meira Santos", pn=("Maracás - Bahia", "Maracás - BA"), mae="Nilzete Sampaio Meira", mn=("Jaguaquara - Bahia", "Jaguaquara - BA"), ap="Arlindo Santos e Maria Meira Santos", apt=("Arlindo Santos", "Maria Meira Santos"), am="Teófilo Sampaio e Valdelice Souza Sampaio", amt=("Teófilo Sampaio", "Valdelice Souza Sampaio"),
          dec="o pai", tst="Gilson Novaes Brandão e Rita Leal", obs="...", rav="", em=(7, 3, 1985), of="Dinorah Cajaíba Ferraz", sig="Dinorah Cajaíba Ferraz<br>Oficial Titular"),
     dict(est="ESTADO DE SERGIPE", pj="PODER JUDICIÁRIO", uf="SE", mun="Estância", cart="Cartório do 2.º Ofício da Comarca de Estância", t="19.022", l="66", f="44-v", reg=(19, 8, 1992), nome="Gilvânia dos Santos", sx="Feminino", nasc=(6, 8, 1982), h="não declarada", hora="", lug="em domicílio, no povoado Porto do Mato", bm="Estância - Sergipe", estab="Domicílio",
          pai="não declarado", pn=("não declarada", ""), mae="Josefa dos Santos", mn=("Santa Luzia do Itanhy - Sergipe", "Santa Luzia do Itanhy - SE"), ap="não declarados", apt=("", ""), am="Maria Petronila dos Santos", amt=("", "Maria Petronila dos Santos"),
          dec="a mãe", tst="José Valter Góis e Antônio Carlos Silveira", obs="Registro feito de acordo com o art. 46 da Lei 6.015/73. Dispensado de multa.", rav=1, em=(19, 8, 1992), of="Bel. Péricles Barreto Andrade", sig="Eu, Edjane Melo, escrevente, preenchi.<br>Bel. Péricles Barreto Andrade<br>Escrivão e Oficial do Registro Civil"),
     dict(est="ESTADO DA BAHIA", pj="TRIBUNAL DE JUSTIÇA", uf="BA", mun="Xique-Xique", cart="Cartório do Registro Civil das Pessoas Naturais da Sede", t="30.447", l="A-118", f="47", reg=(13, 9, 2004), nome="Maria Eduarda Bessa Nogueira da Gama", sx="Feminino", nasc=(29, 2, 2004), h="meio-dia e dez minutos", hora="12:10", lug="Hospital Julieta Viana", bm="Xique-Xique - Bahia",
          pai="Raimundo Nonato Nogueira da Gama", pn=("Barra - Bahia", "Barra - BA"), mae="Cleide Bessa da Gama", mn=("Irecê - Bahia", "Irecê - BA"), ap="Honorato da Gama e Isaura Nogueira da Gama", apt=("Honorato da Gama", "Isaura Nogueira da Gama"), am="Deusdete Bessa e Erotildes Pereira Bessa", amt=("Deusdete Bessa", "Erotildes Pereira Bessa"),
          dec="o pai", tst="dispensadas", obs="Averbação: nome da mãe alterado para Cleide Pereira Bessa, em virtude de separação judicial, conforme mandado de 11/10/2006.", rav=2, em=(16, 10, 2006), of="", sig="Lindinalva Xavier Marques<br>Subescrivã designada", who="Lindinalva Xavier Marques"),
    ][n - 1]
    a = d["nasc"]; k = [0]
    def Q(lb, v):
        k[0] += 1
        dots = "." * max(3, 34 - int(len(lb) * 1.25))
        return f'<div class="q"><span class="no">{k[0]:02d}</span><span class="lb">{lb} {dots}</span><span class="vl">{v}</span></div>'
    body = f'''<div class="hd"><div>{star(56, "#000")}</div><div>{d["pj"]}<br>{d["est"]}<br>COMARCA DE {d["mun"].upper()}<br><b>{d["cart"]}</b></div></div><div class="tt">CERTIDÃO DE NASCIMENTO</div>
<p>C E R T I F I C O que, revendo os livros deste Cartório, deles consta o assento com os seguintes dados:</p>
{Q("Termo", d["t"])}{Q("Livro", d["l"])}{Q("Folhas", d["f"])}{Q("Registrado em", med(d["reg"]))}{Q("Nome", d["nome"])}{Q("Sexo", d["sx"])}{Q("Nascido(a) em", ext(a))}{Q("Às", d["h"])}{Q("Local do parto", d["lug"])}{Q("Cidade e Estado", d["bm"])}
{Q("Pai", d["pai"])}{Q("Natural de", d["pn"][0])}{Q("Mãe", d["mae"])}{Q("Natural de", d["mn"][0])}{Q("Avós paternos", d["ap"])}{Q("Avós maternos", d["am"])}{Q("Declarante", d["dec"])}{Q("Testemunhas", d["tst"])}{Q("Observações", d["obs"])}
<p style="margin-top:7mm">O referido é verdade; dou fé. {d["mun"]}, {med(d["em"])}.</p><div class="sg"><div class="ln"></div>{d["sig"]}</div>'''
    css = '''.pg{font:11pt "Nimbus Roman"}.hd{display:flex;gap:8mm;line-height:1.35;align-items:center}.tt{font:bold 20pt "Nimbus Roman";margin:6mm 0;border:2px solid;padding:2mm;text-align:center}p{margin:0 0 4mm}.q{display:flex;margin-top:2.6mm;align-items:baseline}.no{width:9mm;font:bold 8pt "Nimbus Sans";border:1px solid;text-align:center;margin-right:3mm;flex:none}
.lb{width:56mm;flex:none;white-space:nowrap}.vl{font:11.5pt "TeX Gyre Cursor";flex:1}.sg{text-align:center;margin:14mm 0 0 70mm;line-height:1.4}.ln{border-top:1px solid;margin-bottom:1.5mm}'''
    g = [(d["pai"], d["pn"][1]), (d["mae"], d["mn"][1])]
    if d["pai"].startswith("não"): g = [g[1], ("", "")]
    est = d.get("estab", d["lug"])
    obs = {"": "", 1: d["obs"], 2: d["obs"].replace("Averbação: ", "")}[d["rav"]]
    return page(body, css, pad="15mm 20mm"), T(f"X10-{n}", d["nome"], a, ext(a), d["hora"], d["sx"], est, d["mun"], d["uf"], d["mun"], d["uf"], d["cart"], d["reg"], d["l"], d["f"], d["t"], g[0], g[1], d["em"], d["of"] or d["who"],
        ap=d["apt"], am=d["amt"], averb=obs, joint=d["rav"] == 1, accept={"autenticação.oficial_registro": ["Péricles Barreto Andrade"]} if n == 2 else None)
