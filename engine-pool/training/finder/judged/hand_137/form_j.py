# -*- coding: utf-8 -*-
"""J: Estado do Rio de Janeiro, 1961-1974. Half sheet across, 'para fins de salário-família' and the like: one typed paragraph, no labels, values in capitals or underlined."""
from lib import *
W, H = 595, 420
F = [
 dict(nome="JORGE LUIZ PACHECO TAVARES", nd="23/04/1963", hora="06:15", sexo="Masculino", lm="Niterói", est="Hospital Antônio Pedro", rm="São Gonçalo", cart="Cartório do Registro Civil da 3ª Circunscrição - Neves", dreg="06/05/1963", livro="A-42", folha="87v", termo="25.190",
  g1="WALDYR TAVARES", g2="NEUZA PACHECO TAVARES", a=("","","",""), ob="", of="Moacyr Nunes de Azevedo", demi="18/03/1971", fim="SALÁRIO-FAMÍLIA"),
 dict(nome="Vera Lúcia Monnerat Erthal", nd="05/09/1957", hora="", sexo="Feminino", lm="Bom Jardim", est="", rm="Bom Jardim", cart="Cartório do Registro Civil do 1.º Distrito de Bom Jardim", dreg="10/09/1957", livro="19", folha="203", termo="6.744",
  g1="Augusto Erthal", g2="Ondina Monnerat Erthal", a=("Guilherme Erthal","Carlota Heringer Erthal","Júlio Monnerat","Elvira Lutterbach Monnerat"), ob="", of="Licínio Gripp", demi="02/02/1968", fim="fins escolares"),
 dict(nome="JOSÉ CARLOS DA CONCEIÇÃO", nd="08/12/1954", hora="23:00", sexo="Masculino", lm="Campos", est="Domicílio", rm="Campos", cart="Registro Civil do 7º Subdistrito de Campos", dreg="29/08/1972", livro="A-77", folha="12", termo="31.066",
  g1="MARIA DA CONCEIÇÃO", g2="", a=("","","MANOEL JOAQUIM","PORFÍRIA DA CONCEIÇÃO"), ob="", of="Hélvio Manhães Barreto", demi="04/09/1972", fim="ALISTAMENTO MILITAR"),
 dict(nome="Mônica Ribeiro Bastos de Carvalho", nd="17/02/1974", hora="00:30", sexo="Feminino", lm="Petrópolis", est="Casa de Saúde Santa Teresa", rm="Petrópolis", cart="Ofício do Registro Civil da 1ª Circunscrição de Petrópolis", dreg="22/02/1974", livro="132", folha="151", termo="78.215",
  g1="Sérgio Bastos de Carvalho", g2="Heloísa Ribeiro Bastos de Carvalho", a=("Ernani Bastos de Carvalho","Ilka Bastos de Carvalho","Tito Lívio Ribeiro","Odette Kling Ribeiro"), ob="À margem do têrmo consta a anotação do nascimento da irmã gêmea, Márcia Ribeiro Bastos de Carvalho, sob o n.º 78.216.", tw="Márcia Ribeiro Bastos de Carvalho", of="Yolanda Werneck Xavier", demi="27/02/1974", fim="fins de assistência médica (INPS)"),
]
CSS = """body{font:10.2pt/1.62 'Liberation Mono',monospace;color:#1b1b24}.p{width:210mm;height:147.5mm;padding:8mm 14mm;position:relative}.h{display:flex;gap:4mm;align-items:center;font:9pt/1.25 'Liberation Sans'}.h b{font-size:10.4pt}.x{text-align:justify;text-indent:16mm;margin:3mm 0 0}"""
def make(n):
    f = F[n-1]; a = f["a"]; fe = f["sexo"][0] == "F"; nx = dext(f["nd"]); de = dmed(f["demi"]); rx = dext(f["dreg"])
    u = lambda s: "<u>%s</u>" % s if n in (2, 4) else s
    hw = {1: "ÀS 6,15 HORAS", 2: "", 3: "ÀS 23 HORAS", 4: "aos trinta minutos (0,30 h)"}[n]
    if n == 1: t = "CERTIFICO, PARA FINS EXCLUSIVOS DE SALÁRIO-FAMÍLIA, QUE SOB O Nº %s, ÀS FLS. %s DO LIVRO %s, FOI REGISTRADO EM %s O NASCIMENTO DE %s, DO SEXO MASCULINO, OCORRIDO EM %s, %s, NO HOSPITAL ANTÔNIO PEDRO, EM NITERÓI, DÊSTE ESTADO, FILHO DE %s E DE DONA %s." % (f["termo"], f["folha"].upper(), f["livro"], f["dreg"].replace("/", "."), f["nome"], nx.upper(), hw, f["g1"], f["g2"])
    elif n == 2: t = "Certifico, para %s, que revendo o livro n.º %s de nascimentos, nêle, às fls. %s, sob n.º de ordem %s, encontrei o registro de %s, nascida neste Município aos %s, filha legítima de %s e %s; neta paterna de %s e %s, e materna de %s e %s. Registro feito a %s." % ((f["fim"], u(f["livro"]), u(f["folha"]), u(f["termo"]), u(f["nome"]), u(nx), u(f["g1"]), u(f["g2"]))+tuple(u(x) for x in a)+(u(dmed(f["dreg"])),))
    elif n == 3: t = "CERTIFICO, PARA FINS DE ALISTAMENTO MILITAR, QUE NO LIVRO %s, FOLHAS %s, TÊRMO %s, DE %s, ACHA-SE REGISTRADO %s, DO SEXO MASCULINO, DE CÔR PRETA, NASCIDO A %s (%s), %s, EM DOMICÍLIO, NA USINA QUEIMADO, NESTA CIDADE, FILHO DE %s, SENDO AVÓS MATERNOS %s E %s. REGISTRO FEITO DE ACÔRDO COM A LEI Nº 765, DE 14 DE JULHO DE 1949." % (f["livro"], f["folha"], f["termo"], dmed(f["dreg"]).upper(), f["nome"], f["nd"].replace("/", "-"), nx.upper(), hw, f["g1"], a[2], a[3])
    else: t = "Certifico, a requerimento do pai e para %s, que do têrmo n.º %s, fôlha %s, livro %s, lavrado em %s, consta que no dia %s, %s, na Casa de Saúde Santa Teresa, nesta cidade, nasceu %s, do sexo feminino, filha de %s e de sua mulher %s; avós paternos %s e %s; avós maternos %s e %s. %s" % ((f["fim"], u(f["termo"]), u(f["folha"]), u(f["livro"]), u(f["dreg"]), u(nx), u(hw), u(f["nome"]), u(f["g1"]), u(f["g2"]))+tuple(u(x) for x in a)+(f["ob"],))
    o3 = "REGISTRO FEITO DE ACÔRDO COM A LEI Nº 765, DE 14 DE JULHO DE 1949." if n == 3 else ""
    body = """<div class="p"><div class="h">%s<div>ESTADO DO RIO DE JANEIRO<br><b>%s</b><br>%s</div><div style="margin-left:auto;border:1pt solid #555;padding:1.5mm 3mm;font-size:7.6pt;text-align:center">%s</div></div>
<div style="text-align:center;font:bold 13pt 'Liberation Sans';margin-top:3.5mm;letter-spacing:1.5pt">%s</div><p class="x">%s</p><p style="margin:1mm 0 0;text-indent:16mm">%s</p><div style="text-align:right;margin-top:1mm">%s, %s.</div>
<div style="width:80mm;margin:1mm 0 0 auto;text-align:center;line-height:1.2">%s<div style="border-top:.6pt solid #222">%s<br><span style="font-size:8.4pt">%s</span></div></div>
<div style="position:absolute;left:16mm;bottom:11mm;border:1.3pt solid #4a4aa0;border-radius:50%%;width:31mm;height:31mm;color:#4a4aa0;font:bold 6.8pt/1.25 'Liberation Sans';text-align:center;padding-top:8.5mm;transform:rotate(-9deg)">REGISTRO CIVIL<br>★<br>%s<br>EST. DO RIO</div></div>""" % (
      arms(42) if n != 3 else "", f["cart"], ["Rua Dr. March, 19 - Neves - São Gonçalo","Município e Comarca de Bom Jardim","Escrivão: HÉLVIO MANHÃES BARRETO","Av. 15 de Novembro, 404"][n-1], ["ISENTO DE SÊLO<br>Dec.-lei 5.452","GRÁTIS","VÁLIDA SÓ P/ FINS<br>MILITARES","Válida sòmente para<br>o fim declarado"][n-1],
      ["CERTIDÃO DE NASCIMENTO","CERTIDÃO DE NASCIMENTO (resumida)","CERTIDÃO","CERTIDÃO DE NASCIMENTO"][n-1], t, ["O REFERIDO É VERDADE E DOU FÉ.","O referido é verdade e dou fé.","DOU FÉ.","Dou fé."][n-1], f["rm"] if n in (2, 4) else f["rm"].upper(), de if n in (2, 4) else de.upper(),
      sig("J%d" % n, h=34), f["of"], ["Oficial do Registro Civil","Oficial","Escrivão","Oficial Titular"][n-1], f["rm"].upper())
    pl = {"dados_pessoais.naturalidade": [""], "dados_pessoais.data_nascimento.texto_completo": [f["nd"]],
      "local_nascimento.estabelecimento": {1: ["HOSPITAL ANTÔNIO PEDRO"], 3: ["", "EM DOMICÍLIO", "USINA QUEIMADO", "EM DOMICÍLIO, NA USINA QUEIMADO"]}.get(n, [])}
    if n == 3: pl["observações.anotações"] = [""]
    if n == 4: pl["observações.anotações"] = ["", "anotação do nascimento da irmã gêmea, Márcia Ribeiro Bastos de Carvalho, sob o n.º 78.216."]
    tr = truth("J", n, W, H, nome=f["nome"], nasc=nx, nd=f["nd"], hora=f["hora"], nat=f["lm"]+"/RJ", sexo=f["sexo"], est=f["est"], lmun=f["lm"], luf="RJ", rmun=f["rm"], ruf="RJ", cart=f["cart"], dreg=f["dreg"], livro=f["livro"], folha=f["folha"], termo=f["termo"],
      g1=f["g1"], g2=f["g2"], ap1=a[0], ap2=a[1], am1=a[2], am2=a[3], gem="Sim" if f.get("tw") else "Não", geminfo=f.get("tw", ""), anot=f["ob"] if n == 4 else o3, oficial=f["of"], demi=f["demi"], accept=pl, meta={"twin_names": [f["tw"]] if f.get("tw") else [], "joint_notes": True})
    if n == 2: tr["accept"]["dados_pessoais.sexo"] = [""]   # said only by "nascida", "filha"
    return page(CSS, body, "595pt 420pt"), tr, {"dados_pessoais.hora_nascimento": [hw], "autenticação.data_emissão": [de], "registro.data_registro": [f["dreg"].replace("/", "."), dmed(f["dreg"])], "dados_pessoais.naturalidade": [f["lm"]],
       "local_nascimento.uf": ["Estado do Rio de Janeiro"], "registro.uf": ["Estado do Rio de Janeiro"], "dados_pessoais.sexo": ["nascida"]}
