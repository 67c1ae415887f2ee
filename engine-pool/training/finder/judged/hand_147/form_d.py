"""D: typed-out certificate of full content (inteiro teor), Paraná, 2018-2026: running text, entries of several eras, notes after it."""
from common import *
CSS = """body{font:11pt/1.62 Caladea;width:210mm;height:296mm;padding:12mm 20mm 10mm 25mm;color:#000}
.h{display:flex;gap:4mm;align-items:center;line-height:1.25;font-size:9.5pt;border-bottom:2.2pt double #000;padding-bottom:2mm}.h b{font-size:12.5pt}
.t{text-align:center;font:bold 15pt/1.2 Caladea;margin:6mm 0 1mm;text-decoration:underline}.m{text-align:center;font-size:10pt;margin-bottom:4mm}
p{text-align:justify;margin:0 0 2.6mm}.s{text-align:center;line-height:1.25;margin-top:13mm}
.q{position:absolute;bottom:10mm;left:25mm;right:20mm;display:flex;gap:4mm;font:8pt/1.3 'Liberation Sans';border:.6pt solid #000;padding:2mm}"""
E0 = "A presente certidão envolve elementos de averbação à margem do termo."
F = [dict(cart="1º Serviço de Registro Civil das Pessoas Naturais e 13º Tabelionato de Notas", cab="Cartório Wosch Bittencourt", rm="Ponta Grossa", ofi="Silmara Wosch Bittencourt", tit="Agente Delegada", cns=83253,
          end="Rua Sete de Setembro, 800 - sala 3 - Centro - CEP 84010-350 - Ponta Grossa/PR", liv=(63, 118, 41522), y=1976, fl="118", em=(14, 5, 2021), selo="F833V.xwqPj.Tdf4b-RklZs.1Yb8k",
          tx="""Aos vinte e três dias do mês de junho do ano de mil novecentos e setenta e seis, nesta cidade de Ponta Grossa, Estado do Paraná, em cartório compareceu Estefano Kuchla e perante as testemunhas abaixo assinadas declarou: que no dia quatorze do corrente mês e ano, às vinte e duas horas e trinta minutos, na Maternidade Sant'Ana, nesta cidade, nasceu uma criança do sexo masculino, de cor branca, que recebeu o nome de <b>ALCEU KUCHLA</b>, filho legítimo do declarante, natural de Prudentópolis, deste Estado, ferroviário, e de Leocádia Hneda Kuchla, natural de Ivaí, deste Estado, do lar, casados em Prudentópolis e residentes nesta cidade, à Rua Visconde de Nácar, 215. São avós paternos: Basílio Kuchla e Anastácia Kuchla; e maternos: Pedro Hneda e Tecla Bahri Hneda. Serviram de testemunhas Darci Antunes Ribas, comerciário, e Leoni Taques, doméstica, residentes nesta cidade. Do que, para constar, lavrei este termo, que lido e achado conforme vai assinado. Eu, Dirceu Wosch, Oficial, o escrevi e assino.""",
          av="Casou-se com Ivonete Aparecida Slompo em 11 de janeiro de 2003, nesta cidade, conforme termo nº 15.204, fls. 204 do livro B-51. Ponta Grossa, 13 de janeiro de 2003.", lab="ANOTAÇÃO", k="an",
          t=dict(nome="ALCEU KUCHLA", dtxt="quatorze do corrente mês e ano", born=(14, 6, 1976), hora="22:30", nat="Ponta Grossa/PR", sexo="Masculino", estab="Maternidade Sant'Ana", lmun="Ponta Grossa", luf="PR", dreg="23/06/1976",
                 g1="Estefano Kuchla", n1="Prudentópolis/PR", g2="Leocádia Hneda Kuchla", n2="Ivaí/PR", pp="Basílio Kuchla", pm="Anastácia Kuchla", mp="Pedro Hneda", mm="Tecla Bahri Hneda"),
          acc={"dados_pessoais.data_nascimento.texto_completo": ["no dia quatorze do corrente mês e ano", "dia quatorze do corrente mês e ano", "quatorze de junho de mil novecentos e setenta e seis"], "local_nascimento.estabelecimento": ["Maternidade Sant'Ana, nesta cidade"]}),
     dict(cart="Serviço Distrital de São Sebastião", cab="Cartório Valério", rm="Cerro Azul", ofi="Joelma Valério de Paula e Silva", tit="Oficial Designada", cns=81034,
          end="Rua Principal, s/nº - Distrito de São Sebastião - CEP 83570-000 - Cerro Azul/PR", liv=(9, 31, 2207), y=1959, fl="31 verso", em=(3, 10, 2018), selo="wQ2zT.8rMvN.pJ6sL, Controle: Yx4Kd.0uBe",
          tx="""Aos dois dias do mês de março de mil novecentos e cinquenta e nove, neste Distrito de São Sebastião, Município e Comarca de Cerro Azul, Estado do Paraná, em meu cartório compareceu Benedicto Cardoso de Pontes, lavrador, e declarou que no dia dezenove de novembro de mil novecentos e cinquenta e oito, às quatro horas da manhã, em seu domicílio, no lugar Lageado Grande, deste distrito, nasceu uma criança do sexo feminino, de nome <b>OROZIMBA</b>, filha natural de Antonia Cordeiro, solteira, lavradora, natural deste distrito, sendo neta materna de José Cordeiro do Prado, já falecido, e de Escolástica Maria. Multa de Cr$ 10,00 recolhida, por ser o registro feito fora do prazo. Nada mais declarou. A rogo do declarante, por não saber escrever, assina Leonel Bassetti. Eu, Hygino Valério, Escrivão Distrital, o escrevi.""",
          av="Por despacho do MM. Juiz de Direito da Comarca de Cerro Azul, datado de 07/05/1977, acrescenta-se ao nome da registrada o apelido de família, passando a mesma a chamar-se Orozimba Cordeiro. O referido é verdade. Cerro Azul, 20/05/1977.", lab="AVERBAÇÃO", k="av",
          t=dict(nome="OROZIMBA", dtxt="dezenove de novembro de mil novecentos e cinquenta e oito", born=(19, 11, 1958), hora="04:00", nat="Cerro Azul/PR", sexo="Feminino", estab="em seu domicílio, no lugar Lageado Grande, deste distrito", lmun="Cerro Azul", luf="PR", dreg="02/03/1959",
                 g1="Antonia Cordeiro", n1="Cerro Azul/PR", mp="José Cordeiro do Prado", mm="Escolástica Maria"),
          acc={"dados_pessoais.nome_completo": ["Orozimba Cordeiro"], "filiação.genitor_1.naturalidade": ["deste distrito", "São Sebastião", "São Sebastião, Cerro Azul/PR", "São Sebastião/PR", "Distrito de São Sebastião, Cerro Azul/PR"],
               "local_nascimento.estabelecimento": ["Domicílio", "em seu domicílio, no lugar Lageado Grande", "domicílio, no lugar Lageado Grande", "Lageado Grande", "no lugar Lageado Grande, deste distrito", "no lugar Lageado Grande"]}),
     dict(cart="Registro Civil e Títulos e Documentos de Marechal Cândido Rondon", cab="Ofício Sauer Niederauer", rm="Marechal Cândido Rondon", ofi="Egon Sauer Niederauer", tit="Oficial Titular", cns=84467,
          end="Av. Maripá, 1001 - Centro - CEP 85960-000 - Marechal Cândido Rondon/PR", liv=(70, 200, 38911), y=2001, fl="200", em=(26, 2, 2024), selo="SFRC2.gJ7vP.Mt3Wz-X9q1c.F844q",
          tx="""No dia cinco de setembro de dois mil e um (05/09/2001), neste Ofício, compareceu o declarante Clério Roque Fröhlich, brasileiro, agricultor, RG nº 5.118.320-4/PR, pai, exibindo a Declaração de Nascido Vivo nº 22-07715483-1, e declarou o nascimento de <b>EDUARDA LUIZA ENGELMANN FRÖHLICH</b>, do sexo feminino, ocorrido no dia 30 (trinta) de agosto de 2001 (dois mil e um), às 13h05min, no Hospital Regional de Toledo, na cidade de Toledo, Estado do Paraná, segunda de um parto duplo, sendo sua irmã gêmea Fernanda Letícia Engelmann Fröhlich, registrada neste livro às folhas 199, sob nº 38.910. Filha de: Clério Roque Fröhlich, natural de Cerro Largo, Estado do Rio Grande do Sul, e Márcia Engelmann, natural de Quatro Pontes, Estado do Paraná. Avós paternos: Reinoldo Fröhlich e Hilária Ludwig Fröhlich. Avós maternos: Arlindo Engelmann e Nelsi Wobeto Engelmann. Testemunhas dispensadas. Registro gratuito (Lei nº 9.534/97). Lido e achado conforme, assinam. Eu, Egon Sauer Niederauer, Oficial, digitei e subscrevi.""",
          av="", lab="", k="av",
          t=dict(nome="EDUARDA LUIZA ENGELMANN FRÖHLICH", dtxt="30 (trinta) de agosto de 2001 (dois mil e um)", born=(30, 8, 2001), hora="13:05", nat="Toledo/PR", sexo="Feminino", estab="Hospital Regional de Toledo", lmun="Toledo", luf="PR", dreg="05/09/2001", dnv="22-07715483-1",
                 g1="Clério Roque Fröhlich", n1="Cerro Largo/RS", g2="Márcia Engelmann", n2="Quatro Pontes/PR", pp="Reinoldo Fröhlich", pm="Hilária Ludwig Fröhlich", mp="Arlindo Engelmann", mm="Nelsi Wobeto Engelmann", gem="Sim", gemx="Fernanda Letícia Engelmann Fröhlich, registrada neste livro às folhas 199, sob nº 38.910"),
          acc={"gêmeos.informações_adicionais": ["Fernanda Letícia Engelmann Fröhlich", "Fernanda Letícia Engelmann Fröhlich, folhas 199, nº 38.910", "Fernanda Letícia Engelmann Fröhlich - 38.910", "Fernanda Letícia Engelmann Fröhlich, termo 38.910"], "dados_pessoais.data_nascimento.texto_completo": ["no dia 30 (trinta) de agosto de 2001 (dois mil e um)", "dia 30 (trinta) de agosto de 2001 (dois mil e um)"], "filiação.genitor_1.naturalidade": ["Cerro Largo, Estado do Rio Grande do Sul"], "filiação.genitor_2.naturalidade": ["Quatro Pontes, Estado do Paraná"]}, tw=["Fernanda Letícia Engelmann Fröhlich"]),
     dict(cart="2º Registro Civil de Pessoas Naturais", cab="Cartório Amapoeira", rm="Londrina", ofi="Denilson Toshiaki Amapoeira Sato", tit="Registrador Civil", cns=80911,
          end="Rua Pernambuco, 390 - loja 2 - CEP 86020-120 - Londrina/PR", liv=(188, 54, 96030), y=1988, fl="54 frente", em=(30, 7, 2025), selo="SFRN1.Kb0dR.nC5xU-v2TgH.F091q",
          tx="""Aos 26 de outubro de 1988, nesta cidade e comarca de Londrina, Estado do Paraná, compareceu em cartório Wilson Guarnieri, que declarou o seguinte: que aos 21 de outubro de 1988, às 0 hora e 40 minutos, no Hospital Evangélico, sito à Avenida Bandeirantes, 618, nesta cidade, nasceu uma criança do sexo masculino, que se chamará <b>ANDERSON TADEU GUARNIERI</b>, filho de Wilson Guarnieri, motorista, natural de Lins-SP, e de Ester Dutra, costureira, natural de Jaguapitã-PR, solteiros, residentes em Cambé-PR. Avós paternos: Orlando Guarnieri e Dirce Pavan Guarnieri. Avós maternos: Geremias Dutra e ignorada. Declarado pelo pai, sob sua responsabilidade. Dou fé. Eu, Moacyr Sato, Escrivão, subscrevo.""",
          av="1) Averba-se, em cumprimento a mandado da 2ª Vara de Família de Londrina, autos nº 1.204/96, que o registrado foi adotado por Osmar Venturelli em adoção unilateral, mantido o nome da mãe, passando a chamar-se ANDERSON TADEU VENTURELLI. Em 19/02/1997. 2) CPF nº {cpf} incluído de ofício nos termos do Provimento 63/2017 CNJ. Em 30/07/2025.", lab="AVERBAÇÕES", k="av",
          t=dict(nome="ANDERSON TADEU GUARNIERI", dtxt="21 de outubro de 1988", born=(21, 10, 1988), hora="00:40", nat="Londrina/PR", sexo="Masculino", estab="Hospital Evangélico, sito à Avenida Bandeirantes, 618", lmun="Londrina", luf="PR", dreg="26/10/1988",
                 g1="Wilson Guarnieri", n1="Lins/SP", g2="Ester Dutra", n2="Jaguapitã/PR", pp="Orlando Guarnieri", pm="Dirce Pavan Guarnieri", mp="Geremias Dutra"),
          acc={"dados_pessoais.nome_completo": ["ANDERSON TADEU VENTURELLI"], "filiação.genitor_1.nome_completo": ["Osmar Venturelli"], "avós.maternos.avó": ["ignorada"], "local_nascimento.estabelecimento": ["Hospital Evangélico"]})]


def make():
    for i, f in enumerate(F, 1):
        mat = matricula(f["cns"], f["y"], *f["liv"]); L, fo, te = f["liv"]; tx, av = f["tx"], f["av"]
        k = dict(f["t"])
        if i == 4:
            k["cpf"] = cpf("058116229"); av = av.replace("{cpf}", k["cpf"])
        k[f["k"]] = av
        ten = f"{te:,}".replace(",", ".")
        body = f"""<div class=h>{arms(56)}<div><b>{f['cab']}</b><br>{f['cart']}<br>Município e Comarca de {f['rm']} - Estado do Paraná<br>{f['ofi']} - {f['tit']}<br>{f['end']}</div></div>
<div class=t>CERTIDÃO DE NASCIMENTO - INTEIRO TEOR</div><div class=m>Matrícula: <b>{mat}</b></div>
<p>CERTIFICO, a requerimento de parte interessada, que revendo os livros de registro de nascimentos desta Serventia, no de nº <b>A-{L}</b>, às folhas <b>{f['fl']}</b>, sob o termo nº <b>{ten}</b>, consta o assento do teor seguinte:</p>
<p>“{tx}” Era o que se continha em dito termo.</p>{f'<p><b>{f["lab"]}:</b> {av}</p>' if av else '<p>Não há averbações nem anotações à margem do termo.</p>'}
<p>{E0 + ' ' if av else ''}O referido é verdade e dou fé.</p><p style="text-align:right">{f['rm']}, {dl(*f['em'])}.</p>
<div class=s>______________________________________<br>{'Thaís Regina Moleta<br>Escrevente Juramentada' if i == 1 else f['ofi'] + '<br>' + f['tit']}</div>
<div class=q>{qr(f['selo'], 25, 58)}<div><b>FUNARPEN - SELO DIGITAL DE FISCALIZAÇÃO</b><br>{f['selo']}<br>Consulte em https://selo.funarpen.com.br<br>Emolumentos: R$ 55,40 (VRC 200,00) - Buscas: R$ 4,15 - ISS: R$ 1,66 - Fundep: R$ 2,77</div></div>"""
        acc = dict(f["acc"])
        acc["dados_pessoais.naturalidade"] = ["", f["t"]["nat"].split("/")[0]]
        acc["registro.cartório"] = [f["cab"], f["cart"] + " de " + f["rm"]]
        acc["registro.livro"] = [f"{L:05d}", str(L)]; acc["registro.folha"] = [f"{fo:03d}", str(fo), f["fl"]]; acc["registro.termo"] = [f"{te:07d}", str(te)]
        for g in "12":
            if k.get("n" + g, "").endswith("PR"):
                acc.setdefault(f"filiação.genitor_{g}.naturalidade", []).append(k["n" + g][:-3])
                if i == 1:
                    acc[f"filiação.genitor_{g}.naturalidade"].append(k["n" + g][:-3] + ", deste Estado")
        if i == 3:
            acc["observações.averbações"] = ["Não há averbações nem anotações à margem do termo."]
        if av:
            acc["observações.anotações" if f["k"] == "av" else "observações.averbações"] = [av]
            acc["observações.averbações" if f["k"] == "av" else "observações.anotações"] = [f["lab"] + ": " + av]
        if i == 4:
            acc["dados_pessoais.cpf"] = [""]
            one = av[: av.index(" 2) ")][3:]
            acc["observações.averbações"] += [one, one + " " + av[av.index(" 2) ") + 4:]]
        if "Controle" in f["selo"]:
            acc["autenticação.selo_digital"] = [f["selo"].split(",")[0]]
        t = truth("D", i, accept=acc, twins=f.get("tw", []), mat=mat, rmun=f["rm"], ruf="PR", cart=f["cart"], livro=f"A-{L}", folha=f["fl"], termo=ten, selo=f["selo"], ofi=f["ofi"], demi=dn(*f["em"]), **k)
        yield t["case"], page(CSS, body), t
