# -*- coding: utf-8 -*-
"""H: Rio Grande do Sul, 1919-1944. Typed or penned on plain stamped paper; number, book, leaf, name and sex stand in the margin, the body refers to them."""
from lib import *
F = [
 dict(nome="Erna Hilda Schwengber", nd="17/01/1912", hora="05:00", sexo="Feminino", lm="Santa Cruz", rm="Santa Cruz", cart="Cartorio do Registro Civil do 1º Districto de Santa Cruz", dreg="24/01/1912", livro="11", folha="84v", termo="311",
  g1="Jacob Schwengber", g1n="Santa Cruz/RS", g2="Catharina Hoppe Schwengber", g2n="Venancio Ayres/RS", a=("Nicolau Schwengber","Margarida Kist","Frederico Hoppe","Guilhermina Baierle"), mg="", of="João Pedro Koelzer", demi="03/11/1936", est="Domicílio", tw=""),
 dict(nome="Angelo Fioravante Dall'Agnol", nd="08/05/1898", hora="20:00", sexo="Masculino", lm="Bento Gonçalves", rm="Bento Gonçalves", cart="Registro Civil do 2º Districto de Bento Gonçalves", dreg="16/05/1898", livro="3", folha="27", termo="96",
  g1="Giuseppe Dall'Agnol", g1n="Italia", g2="Maria Luigia Zanchet", g2n="Italia", a=("Fioravante Dall'Agnol","Domenica Bof","Angelo Zanchet","Thereza Susin"), mg="Casou-se a 21-9-1922, neste cartorio, com Amabile Postal.", of="Carlos Cavagnolli", demi="12/07/1927", est="Domicílio", tw=""),
 dict(nome="Ney Darcy Lucas de Oliveira", nd="30/09/1925", hora="23:45", sexo="Masculino", lm="Pelotas", rm="Pelotas", cart="Cartório do Registro Civil da 2.ª Zona de Pelotas", dreg="05/10/1925", livro="A-64", folha="119", termo="1208",
  g1="Darcy Lucas de Oliveira", g1n="Canguçu/RS", g2="Alzira Mascarenhas de Oliveira", g2n="Jaguarão/RS", a=("Bernardino Lucas de Oliveira","Clara Piegas de Oliveira","Athanagildo Mascarenhas","Ambrosina Terra Mascarenhas"), mg="", of="Florisbello Barcellos", demi="19/02/1941", est="Santa Casa de Misericórdia", tw="Nelly Darcy Lucas de Oliveira"),
 dict(nome="Honorina", nd="10/12/1901", hora="", sexo="Feminino", lm="Alegrete", rm="Alegrete", cart="Cartorio do Escrivão Districtal do 4º Districto de Alegrete", dreg="02/02/1902", livro="5", folha="61v", termo="17",
  g1="Felisbina Prates", g1n="Quarahy/RS", g2="", g2n="", a=("","","Maneco Prates","Anna Ignacia"), mg="", of="Amphiloquio Dornelles", demi="28/08/1919", est="Domicílio", tw=""),
]
def make(n):
    f = F[n-1]; a = f["a"]; fe = f["sexo"][0] == "F"; nx = old(dext(f["nd"], "primeiro")); rx = old(dext(f["dreg"])); d, mo, y = dmy(f["nd"])
    ex = {1: "ás cinco horas da manhã", 2: "ás oito horas da noite", 3: "às vinte e três horas e quarenta e cinco minutos", 4: ""}[n]
    fl = f["folha"].replace("v", " v."); sx = f["sexo"].lower()
    if n == 1:
        b = ["CERTIFICO, a pedido verbal de parte interessada, que do livro de nascimentos e folhas á margem citados consta o assento da pessoa á margem nomeada, o qual foi feito em %s por declaração do pae, e do mesmo se verifica o seguinte:" % rx,
         "nasceu no dia %s, %s, em casa de residencia dos paes, na Picada Velha, deste districto e municipio; é filha legitima de %s, agricultor, natural d'este municipio, e de Dona %s, natural de Venancio Ayres, deste Estado;" % (nx, ex, f["g1"], f["g2"]),
         "são seus avós paternos %s e %s, e maternos %s e %s. Foram testemunhas João Leopoldo Frantz e Adão Assmann." % a, "Nada mais continha o dito assento, ao qual me reporto e dou fé."]
    elif n == 2:
        b = ["Certifico que, revendo o livro á margem indicado, nelle encontrei, sob o numero tambem á margem, o termo lavrado aos %s, em que compareceu %s, natural do Reino da Italia, colono, morador á Linha Palmeiro, e declarou que no dia %s, %s, no lote numero cincoenta e um da dita Linha, neste municipio, sua mulher %s, tambem natural da Italia, deu á luz a criança á margem nomeada." % (rx, f["g1"], "oito do corrente mez e anno", ex, f["g2"]),
         "Que são avós: por parte de pae, %s e %s; por parte de mãe, %s e %s, todos italianos." % a, "E nada mais se continha. O referido é verdade, do que dou fé."]
    elif n == 3:
        b = ["Certifico que o registro a que se refere a margem, feito em %s, é do teor resumido seguinte:" % f["dreg"].replace("/", "-"),
         "Data e hora do nascimento: %s, %s, na %s, desta cidade. Gêmeo, nascido em primeiro lugar; o segundo, de nome %s, acha-se registrado sob número 1209." % (nx, ex, f["est"], f["tw"]),
         "Pais: %s, comerciário, de Canguçu, neste Estado, e d. %s, de Jaguarão, neste Estado." % (f["g1"], f["g2"]),
         "Avós paternos: %s e d. %s. Avós maternos: %s e d. %s." % a, "É o que consta, do que dou fé."]
    else:
        b = ["Certifico que a folhas e livro á margem se acha registrado, aos %s, o nascimento de uma criança, a quem se deu o nome que vae á margem, occorrido a %s, no logar denominado Inhanduhy, d'este districto, em casa de %s, natural de Quarahy, d'este Estado, de quem é filha natural, solteira, de serviços domesticos." % (rx, "dez de Dezembro do anno proximo findo de mil novecentos e um", f["g1"]),
         "Avós maternos: %s, já fallecido, e %s." % (a[2], a[3]), "Foi declarante Januario Soares, a rogo. O referido é verdade e dou fé."]
    mar = {1: [("N. %s" % f["termo"]), f["nome"], "Sexo: "+sx, "Côr: branca", "Livro %s" % f["livro"], "Fls. %s" % fl, "", "Rasa . . . 3$000<br>Busca . . 2$400<br>Sellos . . 2$200<br>———<br>7$600"],
           2: ["Nº 96", f["nome"].replace("Dall", "<br>Dall"), "(masculino)", "Lº 3 — fls. 27", f["mg"], "Pg. 5$000"],
           3: ["TERMO 1208", "LIVRO A-64", "FOLHAS 119", "NEY DARCY LUCAS<br>DE OLIVEIRA", "Masc. – branco"],
           4: ["17", "Honorina", "feminino", "mixta", "L. 5.º", "f. 61 v."]}[n]
    if n == 3: mar = [m.replace("NEY DARCY LUCAS<br>DE OLIVEIRA", "Ney Darcy Lucas<br>de Oliveira") for m in mar]
    pen = n == 4
    font = "italic 15.5pt/1.62 'C059','Century Schoolbook L','Liberation Serif',serif" if pen else "11.4pt/1.85 'Liberation Mono',monospace"
    if n == 3: font = "10.8pt/1.9 'Nimbus Mono PS','Liberation Mono',monospace"
    css = "body{font:%s;color:%s}.p{width:210mm;height:296mm;padding:16mm 17mm;position:relative;background:#fdfbf4}.h{font:11pt/1.4 'Liberation Serif';text-align:center;color:#111}.h b{font-size:15pt;letter-spacing:2pt;display:block}" % (font, "#2b2450" if pen else "#1c1c22")
    css += ".w{display:flex;margin-top:7mm;min-height:160mm}.m{width:%dmm;border-right:.7pt double #8a2f2f;padding-right:3mm;font-size:%s}.m p{margin:0 0 4mm;line-height:1.35}.t{flex:1;padding-left:5mm}.t p{margin:0 0 2mm;text-indent:%dmm%s}" % (46 if not pen else 40, ".88em", 14, ";text-align:justify" if n in (3,) else "")
    hd = {1: "ESTADOS UNIDOS DO BRASIL<br>Estado do Rio Grande do Sul<br>Municipio de Santa Cruz — 1.º Districto<b>REGISTRO CIVIL</b>", 2: "Republica dos Estados Unidos do Brazil<br>RIO GRANDE DO SUL — Bento Gonçalves<b>CERTIDÃO DE NASCIMENTO</b>", 3: "ESTADOS UNIDOS DO BRASIL<br>ESTADO DO RIO GRANDE DO SUL — COMARCA E MUNICÍPIO DE PELOTAS<b>CERTIDÃO DE NASCIMENTO</b>", 4: ""}[n]
    hd2 = {1: "Cartorio do Registro Civil do 1º Districto de Santa Cruz — Official: João Pedro Koelzer", 2: "Registro Civil do 2º Districto de Bento Gonçalves", 3: "Cartório do Registro Civil da 2.ª Zona de Pelotas", 4: "<span style=\"font:italic 16pt 'C059','Liberation Serif';color:#2b2450\">Amphiloquio Dornelles, Escrivão Districtal e Official do Registro Civil do 4º Districto de Alegrete, Estado do Rio Grande do Sul, na fórma da lei, etc.</span>"}[n]
    dd, dm, dy = dmy(f["demi"]); de = {1: "Santa Cruz, 3 de Novembro de 1936.", 2: "Bento Gonçalves, doze de Julho de mil novecentos e vinte e sete.", 3: "Pelotas, 19 de fevereiro de 1941.", 4: "Alegrete, 28 de Agosto de 1919."}[n]
    ot = {1: "O Official do Registro Civil", 2: "O official,", 3: "Oficial", 4: "O Escrivão"}[n]
    st = "".join('<div style="width:19mm;height:24mm;border:1.4pt dotted #5f7f5f;background:#e8f0e4;font:6.6pt/1.3 \'Liberation Serif\';text-align:center;padding-top:5mm;color:#4a674a">THESOURO<br>NACIONAL<br><b style="font-size:9pt">%s</b></div>' % v for v in {1: ["2$000", "$200"], 2: ["1$000"], 3: ["2$000", "$200"], 4: ["300 rs"]}[n])
    body = '<div class="p"><div class="h">%s<div style="margin-top:2mm;font-size:10pt">%s</div></div><div class="w"><div class="m">%s</div><div class="t">%s<p style="margin-top:5mm">%s</p><div style="text-align:center;margin-top:3mm;line-height:1.4">%s<br>%s<br>%s</div></div></div><div style="display:flex;gap:2mm;position:absolute;left:17mm;bottom:16mm">%s</div></div>' % (
       hd, hd2, "".join("<p>%s</p>" % x for x in mar), "".join("<p>%s</p>" % x for x in b), de, ot, sig("H%d" % n, col="#23233a"), f["of"], st)
    DT = "dados_pessoais.data_nascimento.texto_completo"
    ac = {"dados_pessoais.naturalidade": [""], DT: [f["nd"]]+{2: ["oito do corrente mez e anno"], 4: ["dez de Dezembro do anno proximo findo de mil novecentos e um"]}.get(n, []),
      "local_nascimento.estabelecimento": {1: ["", "casa de residencia dos paes", "em casa de residencia dos paes, na Picada Velha"], 2: ["", "lote numero cincoenta e um da dita Linha", "no lote numero cincoenta e um da dita Linha", "Linha Palmeiro"], 4: ["", "em casa de Felisbina Prates", "no logar denominado Inhanduhy", "Inhanduhy"], 3: ["na Santa Casa de Misericórdia, desta cidade"]}[n],
      "filiação.genitor_1.naturalidade": {1: ["natural d'este municipio", "d'este municipio"], 2: ["Reino da Italia", "Itália", "natural do Reino da Italia"], 3: ["Canguçu, neste Estado"], 4: ["Quarahy, d'este Estado", "Quaraí/RS"]}[n],
      "filiação.genitor_2.naturalidade": {1: ["Venancio Ayres, deste Estado", "Venâncio Aires/RS"], 2: ["natural da Italia", "Itália", "Reino da Italia"], 3: ["Jaguarão, neste Estado"], 4: []}[n],
      "registro.cartório": {4: ["Registro Civil do 4º Districto de Alegrete", "Official do Registro Civil do 4º Districto de Alegrete", "Registro Civil"]}.get(n, []), "registro.livro": ["5.º"] if n == 4 else [], "registro.folha": [fl, f["folha"].replace("v", " v")] if "v" in f["folha"] else []}
    tr = truth("H", n, nome=f["nome"], nasc=nx, nd=f["nd"], hora=f["hora"], nat=f["lm"]+"/RS", sexo=f["sexo"], est=f["est"], lmun=f["lm"], luf="RS", rmun=f["rm"], ruf="RS", cart=f["cart"] if n != 4 else "Registro Civil do 4º Districto de Alegrete", dreg=f["dreg"], livro=f["livro"], folha=f["folha"], termo=f["termo"],
      g1=f["g1"], g1n=f["g1n"], g2=f["g2"], g2n=f["g2n"], ap1=a[0], ap2=a[1], am1=a[2], am2=a[3], gem="Sim" if f["tw"] else "Não", geminfo=f["tw"], averb="", anot=f["mg"], oficial=f["of"], demi=f["demi"], accept=ac, meta={"twin_names": [f["tw"]] if f["tw"] else [], "joint_notes": True})
    return page(css, body), tr, {"dados_pessoais.hora_nascimento": [ex], "autenticação.data_emissão": [de], "registro.data_registro": [rx, f["dreg"].replace("/", "-")], "dados_pessoais.naturalidade": [f["lm"]], "dados_pessoais.sexo": ["Masc."]}
