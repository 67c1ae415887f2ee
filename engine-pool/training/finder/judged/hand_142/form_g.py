# G: full-text certificate (inteiro teor) by computer: prose of the record, marginal averbações and anotações after it, closing words, seal
from common import *
F = []
def P(**k): F.append(k)
P(nome="Rosângela Fátima Tessarolo", nasc=(13, 5, 1976), hora="05:30", mun="Castelo", uf="ES", reg_mun="Castelo", reg_uf="ES", estab="Hospital Nossa Senhora da Penha", sexo="Feminino", g1=("Deolindo Tessarolo", ("Castelo", "ES")), g2=("Iracy Zandonadi Tessarolo", ("Venda Nova do Imigrante", "ES")), pat=("Giácomo Tessarolo", "Thereza Comper"), mat=("Ângelo Zandonadi", "Augusta Falqueto"),
  reg=(20, 5, 1976), dnv="", livro="A-31", folha="214", termo="15.602", cns="021873", cartorio="Cartório do 1º Ofício de Registro Civil de Castelo", oficial="Júlio César Viguini Marçal", emis=(14, 8, 2019), selo="021873.LQW1904.03317", twins=[], old="Arlindo Vieira da Cunha",
  av="Averbação: Certifico que por sentença do MM. Juiz de Direito desta Comarca, datada de 03 de abril de 1998, foi suprida a omissão do assento ao lado para constar que os pais da registrada são casados desde 12 de outubro de 1973. Castelo, 20 de abril de 1998.", an="Anotação: A registrada casou-se em 17 de outubro de 1999 com Valmir Perim Sossai, passando a assinar-se Rosângela Fátima Tessarolo Sossai, conforme termo 4.870, às folhas 35 do livro B-16, deste Cartório. Castelo, 17 de outubro de 1999.")
P(nome="Cícero Bartolomeu Xukuru de Ororubá", nasc=(24, 8, 2012), hora="01:20", mun="Pesqueira", uf="PE", reg_mun="Pesqueira", reg_uf="PE", estab="Hospital Doutor Lídio Paraíso Cordeiro", sexo="Masculino", g1=("Bartolomeu Cordeiro de Melo Xukuru", ("Pesqueira", "PE")), g2=("Quitéria Maria Simplício Xukuru", ("Pesqueira", "PE")), pat=("Cícero Cordeiro de Melo", "Josefa Leopoldina Xukuru"), mat=("Milton Simplício", "Zenilda Maria Simplício"),
  reg=(31, 8, 2012), dnv=dnv("g2"), livro="A-88", folha="47", termo="53.219", cns="074021", cartorio="Serviço de Registro Civil das Pessoas Naturais do 1º Distrito de Pesqueira", oficial="Gercina Cavalcanti de Brito Leite", emis=(5, 6, 2017), selo="0074021.GBZ05201701.00914", twins=[], old="Gercina Cavalcanti de Brito Leite", extra="O registrado é indígena da etnia Xukuru, sendo natural da Aldeia Cana Brava, Serra do Ororubá", av="", an="")
P(nome="Maria Júlia Sant'Anna d'Ávila Gouvêa", cpf=cpf("g3"), nasc=(1, 3, 1995), hora="14:00", mun="Petrópolis", uf="RJ", reg_mun="Petrópolis", reg_uf="RJ", estab="Casa de Saúde Santa Mônica", sexo="Feminino", g1=("Luís Fernando d'Ávila Gouvêa", ("Três Rios", "RJ")), g2=("Heloísa Sant'Anna d'Ávila Gouvêa", ("Juiz de Fora", "MG")), pat=("Fernando Gouvêa", "Ondina d'Ávila Gouvêa"), mat=("Oswaldo Sant'Anna", "Clélia Ribeiro Sant'Anna"),
  reg=(9, 3, 1995), dnv="", livro="A-203", folha="18v", termo="98.471", cns="089623", cartorio="Cartório do Registro Civil das Pessoas Naturais do 1º Distrito de Petrópolis", oficial="Aurélio Rheingantz Monken", emis=(7, 2, 2022), selo="EBNC 14470 XJU", twins=[("Maria Clara Sant'Anna d'Ávila Gouvêa", None)], old="Dulce Hammes Esteves",
  av="Averbação: Em virtude de mandado da 2ª Vara de Família desta Comarca, de 10/09/2009, averba-se o divórcio dos pais da registrada, voltando a genitora a usar o nome de Heloísa Ribeiro Sant'Anna. Petrópolis, 2 de outubro de 2009. Averbação: A registrada está inscrita no CPF sob o nº " + cpf("g3") + ". Petrópolis, 7 de fevereiro de 2022.", an="")
P(nome="Uriel Nascimento Capistrano", nasc=(10, 10, 1999), hora="", mun="Araguaína", uf="TO", reg_mun="Xambioá", reg_uf="TO", estab="Estrada TO-164, em veículo de transporte coletivo", sexo="Masculino", g1=("Eliete Capistrano do Nascimento", ("Conceição do Araguaia", "PA")), g2=None, pat=None, mat=("Pedro Capistrano", "Doralice do Nascimento"),
  reg=(6, 9, 2007), dnv="", livro="A-14", folha="131", termo="6.722", cns="126813", cartorio="Cartório de Registro Civil de Xambioá", oficial="Maria Ester Brito Noleto", emis=(23, 11, 2010), selo="BX 118.745", twins=[], old="Raul Noleto Guará", av="", an="")
CSS = """body{font-family:'Liberation Serif';width:210mm;height:296mm;padding:16mm 20mm 12mm 26mm;font-size:12pt;line-height:1.42;text-align:justify}h1{font-size:15pt;text-align:center;margin:4mm 0 5mm;text-decoration:underline}h2{font-size:11pt;margin:4mm 0 1mm}p{margin:0 0 2mm;text-indent:14mm}"""
def make():
    for n, p in enumerate(F, 1):
        p["matr"] = mat(p["cns"], p["reg"][2], p["livro"].split("-")[1], "".join(c for c in p["folha"] if c.isdigit()), p["termo"].replace(".", ""))
        d, m, y = p["nasc"]; rd, rm, ry = p["reg"]; fe = p["sexo"] == "Feminino"; o, a = ("a", "à") if fe else ("o", "ao")
        dt = f"{w(d) if d > 1 else 'primeiro'} de {MES[m-1]} de {w(y)}" if n != 2 else f"{d} ({w(d)}) de {MES[m-1]} de {y} ({w(y)})"
        nt = lambda g: f"{g[1][0]}, {EST[g[1][1]]}" if n != 2 else f"{g[1][0]}/{g[1][1]}"
        hr = f"às {hw(p['hora'])}" if p["hora"] else "em hora não declarada"
        where = f"no município de {p['mun']}, Estado d{'e' if p['uf'] in ('PE',) else 'o'} {EST[p['uf']]}" if p["uf"] != "ES" else f"no município de {p['mun']}, Estado do {EST[p['uf']]}"
        g1, g2 = p["g1"], p["g2"]
        est = p["estab"]; art = "na" if est[:4] in ("Casa", "Estr") else "no"
        if g2:
            decl = f"compareceu {g1[0]}, natural de {nt(g1)}, e perante as testemunhas abaixo declarou que no dia {dt}, {hr}, {art} {est}, {where}, nasceu uma criança do sexo {p['sexo'].lower()}, que recebeu o nome de <b>{p['nome']}</b>, filh{o} legítim{o} do declarante e de {g2[0]}, natural de {nt(g2)}. São avós paternos {p['pat'][0]} e {p['pat'][1]} e avós maternos {p['mat'][0]} e {p['mat'][1]}."
            if n == 2: decl = decl.replace("filho legítimo", "filho").replace(" e perante as testemunhas abaixo", " e")
        else: decl = f"compareceu {g1[0]}, natural de {nt(g1)}, lavradora, e declarou, na presença de duas testemunhas, que no dia {dt}, {hr}, {art} {est}, {where}, nasceu uma criança do sexo {p['sexo'].lower()}, a quem deu o nome de <b>{p['nome']}</b>, seu filho. São avós maternos {p['mat'][0]} e {p['mat'][1]}. Registro tardio, feito nos termos do artigo 46 da Lei 6.015 de 1973."
        if p["twins"]: decl += f" A registrada é gêmea de {p['twins'][0][0]}, nascida em segundo lugar, conforme o termo seguinte."
        if p["dnv"]: decl += f" Declaração de Nascido Vivo número {p['dnv']}."
        if p.get("extra"): decl += " " + p["extra"] + "."
        p["twin_txt"] = p["twins"][0][0] if p["twins"] else ""
        mg = ""
        if p["av"] or p["an"]: mg = "<h2>À MARGEM DO ASSENTO CONSTA:</h2>" + "".join(f"<p style='text-indent:0'>{e(x)}</p>" for x in (p["av"], p["an"]) if x)
        else: mg = "<p>À margem do assento nada consta.</p>" if n == 2 else "<p>Não há averbações nem anotações.</p>"
        body = f"""<div style="text-align:center;line-height:1.2"><b>{e(p['cartorio'])}</b><br><span style="font-size:10pt">{p['reg_mun']} - {EST[p['reg_uf']]}<br>{e(p['oficial'])} - {'Oficial' if n in (1,3) else 'Oficiala'} do Registro Civil</span></div><h1>CERTIDÃO DE NASCIMENTO<br><span style="font-size:12pt">INTEIRO TEOR</span></h1><div style="text-align:center;margin-bottom:4mm">Matrícula: <b>{p['matr']}</b></div>
<p>CERTIFICO, a pedido verbal de pessoa interessada, que revendo em meu poder e Cartório o livro <b>{p['livro']}</b> de registros de nascimento, nele, às folhas <b>{p['folha']}</b>, sob o número <b>{p['termo']}</b>, encontrei o assento do teor seguinte:</p>
<p>“Aos {w(rd)} dias do mês de {MES[rm-1]} do ano de {w(ry)}, nesta cidade de {p['reg_mun']}, em Cartório, {decl} Nada mais declarou. Lido e achado conforme, assina com {'as testemunhas' if n!=2 else 'o Oficial'}. Eu, {p['old']}, Oficial, o escrevi e assino.”</p>{mg}
<p>Era o que se continha no referido assento, para aqui fielmente transcrito por sistema de computação. O referido é verdade e dou fé.</p>
<div style="text-align:center;margin-top:5mm">{p['reg_mun']}, {dl(p['emis'], False)}.<br>{sig('g'+str(n),150,40)}<br>{e(p['oficial'])}<br>{'Oficial' if n in (1,3) else 'Oficiala'}</div><div style="position:absolute;left:26mm;top:272mm;border:1px solid #000;padding:1.5mm 3mm;font:8pt 'Liberation Sans'">Selo digital: {p['selo']} · Emolumentos {('R$ 61,80','isento','R$ 104,22','R$ 38,00')[n-1]}</div>"""
        for g in ("g1", "g2"):
            if p[g]: p[g] = (*p[g], nt(p[g]))
        if n == 3: p["accept"] = {"filiação.genitor_2.nome_completo": ["Heloísa Ribeiro Sant'Anna"]}
        if n == 2: p["accept"] = {"dados_pessoais.naturalidade": ["Aldeia Cana Brava, Serra do Ororubá", "Aldeia Cana Brava, Pesqueira/PE"], "observações.averbações": ["O registrado é indígena da etnia Xukuru, sendo natural da Aldeia Cana Brava, Serra do Ororubá."]}
        yield f"{HAND}G-{n}", page(CSS, body), truth(f"{HAND}G-{n}", p, dt, nat_label=False, joint=True)
