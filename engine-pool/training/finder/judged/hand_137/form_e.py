# -*- coding: utf-8 -*-
"""E: Ceará, 1976-1989. Printed 'ofício' sheet: a sentence with rules, typed; the caption of every blank stands in small type below its rule."""
from lib import *
W, H = 612, 935
F = [
 dict(nome="FRANCISCA ALDENIRA PINHEIRO LANDIM", nd="22/11/1979", hora="10:00", hs="dez horas", sexo="feminino", lm="Brejo Santo", uf="CE", lug="Maternidade Dr. Dinamérico Lúcio, n/cidade", est="Maternidade Dr. Dinamérico Lúcio", rm="Brejo Santo", com="Brejo Santo", dist="Sede", cart="Cartório Pinheiro - 2º Ofício", dreg="05/12/1979", livro="A-23", folha="98", termo="14.820",
  g1="José Landim Sobrinho", g1n="Jati-CE", g2="Maria Socorro Pinheiro Landim", g2n="Porteiras-CE", a=("Pedro Landim da Cruz","Izabel Furtado Landim","Antônio Pinheiro Torres","Josefa Leite Pinheiro"), obs="", of="Raimundo Nonato Pinheiro Torres", ot="Oficial do Registro Civil", demi="05/12/1979"),
 dict(nome="ANTONIO ERIVALDO DA SILVA", nd="13/06/1958", hora="", hs="-x-x-x-", sexo="masculino", lm="Itapipoca", uf="CE", lug="Sítio Arapari, deste Município", est="Domicílio", rm="Itapipoca", com="Itapipoca", dist="Arapari", cart="Cartório do Distrito de Arapari", dreg="14/03/1977", livro="A-06", folha="177v", termo="1.913",
  g1="Raimunda Pereira da Silva", g1n="Uruburetama-CE", g2="", g2n="", a=("","","Vicente Pereira da Silva","Luzia Maria da Conceição"), obs="Registro tardio, por petição despachada pelo MM. Juiz em 10.03.1977.", of="Maria Iracema Teixeira Barroso", ot="Escrivã", demi="22/09/1986"),
 dict(nome="CÍCERO DAMIÃO BEZERRA MONTE", nd="27/09/1984", hora="23:30", hs="23,30", sexo="masculino", lm="Crato", uf="CE", lug="Hospital São Francisco de Assis, Crato", est="Hospital São Francisco de Assis", rm="Farias Brito", com="Farias Brito", dist="Quincuncá", cart="Cartório Único de Quincuncá", dreg="15/10/1984", livro="A-11", folha="5", termo="6.204",
  g1="Expedito Monte da Silva", g1n="Assaré-CE", g2="Francinete Bezerra Monte", g2n="Exu-PE", a=("Joaquim Monte","Francisca Maria da Silva","Cícero Bezerra Lima","Ana Alves Bezerra"), obs="Gêmeo de COSME DAMIÃO BEZERRA MONTE, registrado sob o nº 6.203.", tw="COSME DAMIÃO BEZERRA MONTE", of="Gerôncio Alencar Calou", ot="Oficial", demi="15/10/1984"),
 dict(nome="SILVANA MARIA GURGEL NOGUEIRA DE QUEIROZ BARRETO", nd="01/05/1988", hora="06:20", hs="seis e vinte da manhã", sexo="feminino", lm="Fortaleza", uf="CE", lug="Maternidade Escola Assis Chateaubriand, Fortaleza", est="Maternidade Escola Assis Chateaubriand", rm="Quixadá", com="Quixadá", dist="Sede", cart="Cartório Queiroz Barreto", dreg="30/05/1988", livro="A-71", folha="203v", termo="41.077",
  g1="Luiz Gonzaga Nogueira de Queiroz Barreto", g1n="Quixadá-CE", g2="Ângela Gurgel do Amaral Barreto", g2n="Mossoró-RN", a=("Hildeberto de Queiroz Barreto","Clotilde Nogueira Barreto","Tertuliano Gurgel do Amaral","Ignez Filgueira Gurgel"), obs="", of="Fca. Zuleide Capistrano Barreto", ot="Oficiala", demi="12/02/1991"),
]
CSS = """body{font:10.5pt 'Liberation Serif',serif;color:#12331f}.p{width:612pt;height:934pt;padding:14mm 16mm;position:relative}.h{text-align:center;line-height:1.3}.h h1{font:bold 21pt 'Liberation Serif';letter-spacing:3pt;margin:5mm 0 4mm}
.r{display:flex;align-items:flex-start;margin-bottom:2.9mm;gap:1.6mm}.r>b,.r>i{font-weight:400;font-style:normal;padding-top:2.3mm;white-space:nowrap}.c{flex:1;text-align:center}.c span{display:block;border-bottom:.6pt solid #12331f;font:10.6pt 'Liberation Mono',monospace;color:#111;padding:2.1mm 0 0;height:6.6mm;white-space:nowrap;overflow:visible}
.c small{font-size:6.8pt;display:block;line-height:1.15;padding-top:.3mm}"""
def make(n):
    f = F[n-1]; a = f["a"]; Z = {1: "", 2: "-x-x-x-", 3: "=======", 4: ""}[n] or "&nbsp;"
    nx, rx = dext(f["nd"], "primeiro"), dext(f["dreg"])
    C = lambda v, cap, fl=1, st="": '<div class="c" style="flex:%s"><span style="%s">%s</span><small>(%s)</small></div>' % (fl, st or ("font-size:%spt" % (9 if len(v) > 43 else 10.6)), v or Z, cap)
    R = lambda *x: '<div class="r">%s</div>' % "".join(x)
    T = lambda s: "<b>%s</b>" % s
    prof = [("agricultor","doméstica"),("agricultora",""),("agricultor","do lar"),("comerciante","professora")][n-1]
    body = """<div class="p"><div class="h">%s<br>REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><br>Estado do Ceará</div>""" % arms(58, "#12331f")
    body += R(C(f["com"], "comarca"), C(f["rm"], "município"), C(f["dist"], "distrito")) + '<div class="h"><h1>CERTIDÃO DE NASCIMENTO</h1></div>'
    body += R(T("CERTIFICO que do livro"), C(f["livro"], "número"), T("a fls."), C(f["folha"], "número"), T("sob o nº"), C(f["termo"], "ordem"), T("consta o registro de nascimento de"))
    body += R(C(f["nome"], "prenome e nome por extenso", 1, "font-weight:bold;font-size:%spt" % (11 if len(f["nome"]) < 40 else 10)))
    body += R(T("nascid%s a" % ("a" if f["sexo"][0] == "f" else "o") if n % 2 else "nascido (a) a"), C(nx, "dia, mês e ano, por extenso", 4), T("às"), C(f["hs"], "hora", 1.5))
    body += R(T("em"), C(f["lug"], "lugar do nascimento", 3), T("do sexo"), C(f["sexo"], "masculino ou feminino"), T("côr"), C(["morena","","parda","branca"][n-1], "côr", .7))
    body += R(T("filh%s de" % ("a" if f["sexo"][0] == "f" else "o")), C(f["g1"], "pai" if n != 2 else "pai ou mãe")) + R(C(prof[0], "profissão"), C(f["g1n"], "naturalidade"))
    body += R(T("e de"), C(f["g2"], "mãe")) + R(C(prof[1], "profissão"), C(f["g2n"], "naturalidade"))
    body += R(T("sendo avós paternos"), C(a[0], "avô"), T("e"), C(a[1], "avó")) + R(T("e avós maternos"), C(a[2], "avô"), T("e"), C(a[3], "avó"))
    dec = [f["g1"], "o próprio registrado", f["g1"], "o pai"][n-1]
    body += R(T("Foi declarante"), C(dec, "nome do declarante"), T("e o registro foi feito em"), C(f["dreg"] if n in (2, 3) else dmed(f["dreg"]), "data"))
    body += R(T("Observações:"), C(f["obs"] if len(f["obs"]) < 60 else "", "averbações e anotações à margem do termo")) if len(f["obs"]) < 60 else R(T("Observações:"), C(f["obs"], "averbações e anotações à margem do termo", 1, "font-size:8.8pt"))
    de = dmed(f["demi"])
    body += '<p style="margin:3mm 0 3mm 12mm">O referido é verdade e dou fé.</p>' + R(C(f["rm"]+"-CE", "localidade"), C(de, "data da expedição"))
    body += '<div style="width:95mm;margin:4mm 0 0 auto;text-align:center">%s<div class="c"><span style="font-size:9.8pt">%s</span><small>(%s)</small></div></div>' % (sig("E%d" % n, col="#1a2a6c"), f["of"], f["ot"])
    body += '<div style="position:absolute;left:16mm;bottom:12mm;border:1.4pt solid #7a3b8f;color:#7a3b8f;transform:rotate(-3deg);padding:2mm 4mm;font:bold 8.4pt/1.3 \'Liberation Sans\';text-align:center">%s<br>%s - CEARÁ</div><div style="position:absolute;right:16mm;bottom:7mm;font-size:6.4pt">Gráf. e Pap. Vozes do Cariri — Mod. 14 — bl. 100x1</div></div>' % (f["cart"].upper() if n in (2,) else f["cart"], f["rm"].upper())
    loc = lambda s: s.replace("-", "/")
    tr = truth("E", n, W, H, nome=f["nome"], nasc=nx, nd=f["nd"], hora=f["hora"], nat=f["lm"]+"/CE", sexo=f["sexo"].capitalize(), est=f["est"], lmun=f["lm"], luf="CE", rmun=f["rm"], ruf="CE", cart=f["cart"], dreg=f["dreg"],
      livro=f["livro"], folha=f["folha"], termo=f["termo"], g1=f["g1"], g1n=loc(f["g1n"]), g2=f["g2"], g2n=loc(f["g2n"]), ap1=a[0], ap2=a[1], am1=a[2], am2=a[3], gem="Sim" if f.get("tw") else "Não", geminfo=f.get("tw", ""),
      averb="", anot=f["obs"], oficial=f["of"], demi=f["demi"],
      accept={"dados_pessoais.naturalidade": [""], "local_nascimento.estabelecimento": [f["lug"]]+(["", "Sítio Arapari"] if n == 2 else []), "filiação.genitor_1.naturalidade": [f["g1n"]], "filiação.genitor_2.naturalidade": [f["g2n"]] if f["g2n"] else [], "gêmeos.informações_adicionais": [f["obs"]] if f.get("tw") else []},
      meta={"twin_names": [f["tw"]] if f.get("tw") else [], "joint_notes": True})
    return page(CSS, body, "612pt 935pt"), tr, {"dados_pessoais.hora_nascimento": [f["hs"]], "autenticação.data_emissão": [de], "registro.data_registro": [dmed(f["dreg"])], "dados_pessoais.naturalidade": [f["lm"]]}
