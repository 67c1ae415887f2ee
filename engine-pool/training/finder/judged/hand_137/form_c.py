# -*- coding: utf-8 -*-
"""C: Santa Catarina, 2018-2024. Inteiro teor, typed: the term is transcribed; later notes stand in a margin column."""
from lib import *
F = [
 dict(nome="Ivo Stueber", nd="19/06/1937", reg="21/06/1937", hora="02:00", sexo="Masculino", lm="Rio do Sul", rm="Rio do Sul", cart="Ofício de Registro Civil das Pessoas Naturais de Rio do Sul", livro=14, folha="77v", termo=1046, cns="107243", demi="09/05/2022", of="Elisabete Zonta Moser", ot="Registradora Civil", selo="GJT48105-RW3F",
  g1=("Reinoldo Stueber","Blumenau/SC"), g2=("Hedwig Knaesel Stueber","Indaial/SC"), a=("Augusto Stueber","Berta Hoeltgebaum Stueber","Germano Knaesel","Ottilia Wachholz Knaesel"), est="Domicílio",
  mg="Averbação nº 1. Por mandado de 14/03/2019, do Juízo da 2ª Vara Cível de Rio do Sul, retificou-se o prenome da mãe, de Edwiges para Hedwig. Rio do Sul, 02/04/2019.", gem="", c=""),
 dict(nome="Rosinete Machado", nd="02/04/1965", reg="30/04/1965", hora="21:15", sexo="Feminino", lm="Imaruí", rm="Imaruí", cart="Escrivania de Paz do Município de Imaruí", livro=26, folha="140", termo=8302, cns="104877", demi="17/10/2018", of="Adriano Bez Birolo", ot="Oficial Interino", selo="FCY90217-08LK",
  g1=("Zeferino Manoel Machado","Imaruí/SC"), g2=("Dorvalina Pedra Machado","Imbituba/SC"), a=("Manoel Zeferino Machado","Bibiana Tomázia Machado","Quirino José da Pedra","Auta Generosa da Pedra"), est="Domicílio",
  mg="", gem="Rosimere Machado", c=""),
 dict(nome="Luan Felipe Hack Dalcegio", nd="30/11/2003", reg="04/12/2003", hora="11:48", sexo="Masculino", lm="Brusque", rm="Guabiruba", cart="Registro Civil, Títulos e Documentos e Pessoas Jurídicas de Guabiruba", livro=5, folha="262", termo=2462, cns="108159", demi="25/01/2024", of="Kátia Regina Schlindwein", ot="Oficial Titular", selo="HPX22764-QJ9D",
  g1=("Marlon Dalcegio","Brusque/SC"), g2=("Scheila Hack","Botuverá/SC"), a=("Valério Dalcegio","Norma Colombi Dalcegio","Ingo Hack","Rosita Gums Hack"), est="Hospital Arquidiocesano Cônsul Carlos Renaux",
  mg="À margem: CPF inscrito sob nº %s, incluído nos termos do Prov. 63/2017-CNJ. Guabiruba, 11/02/2020.", gem="", c=cpf("C3")),
 dict(nome="Terezinha de Souza", nd="15/10/1949", reg="08/01/1950", hora="", sexo="Feminino", lm="Lages", rm="Lages", cart="Registro Civil do 1º Subdistrito da Comarca de Lages", livro=58, folha="9", termo=20119, cns="105015", demi="03/08/2020", of="Ademar Antunes Ribas Júnior", ot="Oficial de Registro", selo="FYR61933-4TGA",
  g1=("Maria Querubina de Souza","São Joaquim/SC"), g2=("",""), a=("","","Laurentino de Souza Pereira","Querubina Alves de Moraes"), est="Hospital e Maternidade Tereza Ramos",
  mg="Casou-se em 27/07/1968 com Nereu Godinho Varela, L.B-31, fls.112, T.5.940, neste Cartório. || Óbito em 19/06/2020, Termo 18.221, fls.21 do L.C-44, Cartório de Curitibanos/SC.", gem="", c=""),
]
CSS = """body{font:11pt/1.62 'Liberation Serif',serif}.p{width:210mm;height:296mm;padding:14mm 18mm 10mm 18mm;position:relative}.h{text-align:center;line-height:1.3;font-size:10pt}.h h1{font-size:14pt;margin:3mm 0 1mm;letter-spacing:1pt}
.w{display:flex;margin-top:4mm;border-top:.8pt solid #000;min-height:135mm}.l{width:41mm;border-right:.8pt solid #000;padding:2mm 2.5mm 2mm 0;font-size:8.4pt;line-height:1.35}.r{flex:1;padding:2mm 0 2mm 4mm;text-align:justify}
.b{border-top:.8pt solid #000;padding-top:2.5mm;font-size:10pt;line-height:1.35}.s{position:absolute;left:18mm;bottom:12mm;font:7.6pt/1.3 'Liberation Sans';border:.6pt solid #000;padding:2mm;width:62mm}"""
def make(n):
    f = F[n-1]; mt = matr(f["cns"], f["reg"][-4:], f["livro"], f["folha"], f["termo"]); m = f["sexo"] == "Masculino"
    d, mo, y = dmy(f["nd"]); rd, rmo, ry = dmy(f["reg"])
    hw = {1: "às duas horas da madrugada", 2: "às vinte e uma horas e quinze minutos", 3: "às onze horas e quarenta e oito minutos (11h48min)", 4: "em hora que não soube precisar"}[n]
    nx = dext(f["nd"]); mg = (f["mg"] % f["c"]) if f["c"] else f["mg"]
    a, g1, g2 = f["a"], f["g1"], f["g2"]
    sx = "masculino" if m else "feminino"; T = f["termo"]
    o_ = "o" if m else "a"
    if n == 1:
        t = """Número mil e quarenta e seis. Aos %s dias do mês de %s do ano de %s, nesta cidade de Rio do Sul, Estado de Santa Catarina, em meu cartório, compareceu Reinoldo Stueber, lavrador, natural de Blumenau, deste Estado, residente na Barra do Trombudo, deste distrito, e perante as testemunhas abaixo nomeadas e assinadas declarou: que no dia dezenove do corrente mês e ano, %s, em seu domicílio, nasceu uma criança do sexo %s, de côr branca, que recebeu o nome de <b>%s</b>, filho legítimo dele declarante e de sua mulher Dona %s, doméstica, natural de Indaial, deste Estado; sendo avós paternos: %s e Dona %s, e maternos: %s e Dona %s. De tudo para constar lavrei este termo, que assino com o declarante e as testemunhas Arthur Siewerdt, comerciante, e Leopoldo Jönck, alfaiate, residentes nesta cidade. Eu, Paulo Cordeiro, Oficial do Registro Civil, o escrevi e assino. (aa) Paulo Cordeiro. Reinoldo Stueber. Arthur Siewerdt. Leopoldo Jönck.""" % (
          ext(rd)+" (21)", M[rmo], ext(ry), hw, sx, f["nome"], g2[0], a[0], a[1], a[2], a[3]); px = "no dia dezenove do corrente mês e ano"
    elif n == 2:
        t = """ASSENTO Nº 8.302 – Aos trinta (30) dias do mês de abril de mil novecentos e sessenta e cinco (1965), neste Distrito e Município de Imaruí, compareceu em Cartório ZEFERINO MANOEL MACHADO, pescador, natural deste Município, e declarou que: no dia %s, %s, em domicílio, na localidade de Cangueri, deste Município, nasceu uma criança do sexo %s, de côr branca, a segunda de parto gêmeo, que tomou o nome de <b>%s</b>, sendo a primeira %s, registrada sob nº 8.301. São pais: o declarante e dona %s, doméstica, natural de Imbituba, neste Estado, casados civilmente neste Cartório. Avós paternos: %s e %s. Avós maternos: %s e %s. Foram testemunhas: João Olegário Vieira e Nilo Bittencourt, pescadores. Eu, Osvaldo Corrêa, Escrivão de Paz, o datilografei e assino. (aa) Zeferino Manoel Machado. João Olegário Vieira. Nilo Bittencourt. Osvaldo Corrêa.""" % (
          nx, hw, sx, f["nome"], f["gem"], g2[0], a[0], a[1], a[2], a[3]); px = nx
    elif n == 3:
        t = """Em %s, compareceu neste Ofício <b>Marlon Dalcegio</b>, brasileiro, tecelão, com vinte e seis anos de idade, natural de Brusque/SC, residente na rua Lorenz, nº 310, bairro Lageado Baixo, neste Município, e, exibindo a DNV nº %s, declarou que %s, %s, no %s, em Brusque/SC, nasceu <b>%s</b>, do sexo %s, filho dele declarante e de <b>%s</b>, costureira, natural de Botuverá/SC, com vinte e três anos de idade à época do parto. Que são avós paternos %s e %s, e avós maternos %s e %s. Nada mais declarou. Lido e achado conforme, assina. Eu, Zenaide Kohler, Escrevente, o digitei. Eu, Rogério Imhof, Oficial, o subscrevo e assino. (aa) Rogério Imhof. Marlon Dalcegio.""" % (
          dext(f["reg"]), dnv("c3"), "aos "+nx, hw, f["est"], f["nome"], sx, g2[0], a[0], a[1], a[2], a[3]); px = nx
    else:
        t = """N.º 20.119 — Terezinha. — Aos oito dias do mês de janeiro de mil novecentos e cinquenta, nesta cidade de Lages, compareceu em cartório Maria Querubina de Souza, doméstica, solteira, natural de São Joaquim, neste Estado, residente no bairro da Várzea, e declarou que no %s, nesta cidade, em %s, %s, nasceu uma criança de côr parda, do sexo %s, à qual foi dado o nome de <b>%s</b>, filha natural dela declarante, sendo avós maternos %s e dona %s. Do que, para constar, lavrei este termo que, lido e achado conforme, assina a rogo da declarante, por não saber escrever, Aristiliano Mello, com as testemunhas. Eu, Pedro Ribas, Oficial, o subscrevi. (aa) Aristiliano Mello. Hortêncio Branco. Júlio Malinverni. Pedro Ribas.""" % (
          f["est"], nx, hw, sx, f["nome"], a[2], a[3]); px = nx
    fw = {"77v": "77 verso", "140": "140", "262": "262", "9": "9"}[f["folha"]]
    head = """<div class="h">%sESTADO DE SANTA CATARINA<br>MUNICÍPIO E COMARCA DE %s<br><b>%s</b><br><span style="font-size:8.6pt">%s – %s</span><h1>CERTIDÃO DE INTEIRO TEOR</h1><span style="font-size:9.4pt">NASCIMENTO – Matrícula %s</span></div>""" % (
        arms(44)+"<br>" if n != 3 else "", f["rm"].upper() if n != 3 else "GUABIRUBA – BRUSQUE", E(f["cart"]), f["of"], f["ot"], mt)
    mgs = "<br><br>".join(mg.split(" || ")) if mg else ("Nada consta à margem." if n == 2 else "")
    body = """<div class="p">%s<p style="margin:4mm 0 0;text-align:justify">CERTIFICO, a pedido verbal de pessoa interessada, que, revendo os livros de registro de nascimentos deste Ofício, no <b>Livro A-%s</b>, às folhas <b>%s</b>, sob o <b>termo nº %s</b>, consta o assento do teor seguinte:</p>
<div class="w"><div class="l"><b>MARGEM</b><br>%s</div><div class="r">“%s”</div></div>
<div class="b">Era o que se continha no referido termo, que fiz transcrever fielmente. O referido é verdade e dou fé.<br><div style="text-align:right;margin-top:1.5mm">%s (SC), %s.</div>
<div style="margin-left:70mm;text-align:center;margin-top:3mm">%s<div style="border-top:.6pt solid #000">%s<br>%s</div></div></div>
<div class="s">Poder Judiciário – Estado de Santa Catarina<br><b>Selo Digital de Fiscalização do tipo NORMAL</b><br>%s<br>Confira os dados do ato em: selo.tjsc.jus.br<br>Emol.: R$ 41,02 · Selo: R$ 2,%02d · FRJ: R$ 0,00</div></div>""" % (
      head, f["livro"] if n != 4 else "058", fw, f"{T:,}".replace(",", "."), mgs, t, f["rm"], dmed(f["demi"]), sig("C%d" % n), "Sabrina Wolff<br>Escrevente Autorizada" if n == 2 else f["of"], f["ot"] if n != 2 else "p/ "+f["of"]+", "+f["ot"], f["selo"], 80+n*4)
    lv = "A-%s" % (f["livro"] if n != 4 else "058")
    mgx = mg.replace(" || ", " ")
    wr = lambda s: s.split("/")[0]
    tr = truth("C", n, nome=f["nome"], cpf=f["c"], mat=mt, nasc=nx, nd=f["nd"], hora=f["hora"], nat=f["lm"]+"/SC", sexo=f["sexo"], est=f["est"], lmun=f["lm"], luf="SC", rmun=f["rm"], ruf="SC", cart=f["cart"], dreg=f["reg"],
      dnv=dnv("c3") if n == 3 else "", livro=lv, folha=f["folha"], termo=f"{T:,}".replace(",", "."), g1=g1[0], g1n=g1[1], g2=g2[0], g2n=g2[1], ap1=a[0], ap2=a[1], am1=a[2], am2=a[3],
      gem="Sim" if f["gem"] else "Não", geminfo=f["gem"], averb=mgx if n in (1, 3) else "", anot=mgx if n == 4 else "", selo=f["selo"], oficial=f["of"], demi=f["demi"],
      accept={"dados_pessoais.naturalidade": [""], "dados_pessoais.data_nascimento.texto_completo": [f["nd"], px] if n == 1 else [],
        "registro.folha": ["77 verso"] if n == 1 else [], "local_nascimento.estabelecimento": ["", "em seu domicílio", "em domicílio", "em domicílio, na localidade de Cangueri"] if f["est"] == "Domicílio" else [],
        "filiação.genitor_1.naturalidade": {1: ["Blumenau, deste Estado", "Blumenau"], 2: ["natural deste Município"], 4: ["São Joaquim, neste Estado"]}.get(n, []),
        "filiação.genitor_2.naturalidade": {1: ["Indaial, deste Estado", "Indaial"], 2: ["Imbituba, neste Estado"]}.get(n, []),
        "observações.averbações": [mg.split(". ", 1)[1]] if n == 1 else [mg.replace("À margem: ", "")] if n == 3 else ["Nada consta à margem."] if n == 2 else []},
      meta={"twin_names": [f["gem"]] if f["gem"] else [], "joint_notes": True})
    sh = {"dados_pessoais.hora_nascimento": [hw], "autenticação.data_emissão": [dmed(f["demi"])], "registro.data_registro": ["vinte e um (21) dias do mês de junho do ano de mil novecentos e trinta e sete", "trinta (30) dias do mês de abril de mil novecentos e sessenta e cinco", "quatro de dezembro de dois mil e três", "oito dias do mês de janeiro de mil novecentos e cinquenta"],
      "filiação.genitor_1.nome_completo": [g1[0].upper()]}
    return page(CSS, body), tr, sh
