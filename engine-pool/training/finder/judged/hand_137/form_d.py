# -*- coding: utf-8 -*-
"""D: Espírito Santo, 2018-2023 (Provimento 63). Ruled boxes, small label above its value inside the box; cadastro table."""
from lib import *
F = [
 dict(nome="Ana Lívia Bragatto Zanotelli", nd="16/02/2018", hora="19:03", sexo="Feminino", lm="Colatina", uf="ES", est="Hospital e Maternidade São José", rm="São Roque do Canaã", cart="Cartório do Registro Civil e Tabelionato de São Roque do Canaã", dreg="21/02/2018", dnv="d1", livro=11, folha="121", termo=3721, cns="024547",
  p="Ronivaldo Zanotelli", pn="São Roque do Canaã/ES", m="Patrícia Bragatto", mn="Colatina/ES", av=("Darci Zanotelli","Anna Croscop Zanotelli","Ledir Bragatto","Maria Lúcia Margon Bragatto"), tw="", obs="", of="Jocimar Rebonato Toffoli", ot="Oficial", demi="21/02/2018", selo="024547.VNE1801.00412"),
 dict(nome="Kauã Emanuel Silva do Rosário", nd="03/06/2015", hora="05:55", sexo="Masculino", lm="Vitória", uf="ES", est="Hospital Santa Casa de Misericórdia de Vitória", rm="Cariacica", cart="Cartório do Registro Civil e Tabelionato de Notas do Distrito de Itaquari", dreg="22/06/2015", dnv="d2", livro=288, folha="033", termo=98431, cns="021808",
  p="Wanderson do Rosário", pn="Cariacica/ES", m="Jéssica Silva Nascimento", mn="Teófilo Otoni/MG", av=("","Marinete do Rosário","Adão Nascimento","Geni Silva Nascimento"), tw="Kaio Emanuel Silva do Rosário", obs="Averbado em 05/07/2021 o reconhecimento espontâneo de paternidade, nos termos do Provimento nº 16/2012 do CNJ, passando o registrado a chamar-se como acima consta.", of="Rodrigo Sarlo Antônio Filho", ot="Tabelião e Oficial", demi="05/07/2021", selo="021808.QWC2103.07718"),
 dict(nome="Luzia Pagung", nd="21/12/1972", hora="", sexo="Feminino", lm="Santa Maria de Jetibá", uf="ES", est="", rm="Santa Leopoldina", cart="Cartório do Registro Civil do Distrito de Mangaraí", dreg="02/01/1973", dnv="", livro=19, folha="164", termo=2911, cns="023150",
  p="Floriano Pagung", pn="", m="Elza Berger Pagung", mn="", av=("Guilherme Pagung","Albertina Boldt Pagung","Franz Berger","Ida Kuster Berger"), tw="", obs="Casada com Valdemiro Seibel em 12/07/1991, passando a assinar Luzia Pagung Seibel. Divorciada conforme escritura pública de 30/08/2013, do 1º Ofício de Santa Teresa, voltando a usar o nome de solteira.", of="Nilzete Holz Vieira", ot="Oficial Substituta no exercício da titularidade", demi="28/10/2022", selo="023150.BRT2201.01934"),
 dict(nome="Theo Marchesi", nd="10/10/2020", hora="12:00", sexo="Masculino", lm="Cachoeiro de Itapemirim", uf="ES", est="Hospital Evangélico de Cachoeiro de Itapemirim", rm="Castelo", cart="Registro Civil de Pessoas Naturais da Sede da Comarca de Castelo", dreg="13/10/2020", dnv="d4", livro=74, folha="200", termo=30990, cns="022996",
  p="", pn="", m="Bruna Marchesi", mn="Castelo/ES", av=("","","Euzébio Marchesi","Rita de Cássia Perim"), tw="", obs="", of="Maria Auxiliadora Vago Scaramussa", ot="Oficiala Registradora", demi="07/03/2023", selo="022996.DKS2302.00088"),
]
CAD = {1: [("RG","","","",""),("PIS/NIS","","","",""),("Passaporte","","","","")], 2: [("RG","4.512.906","11/02/2022","SPTC/ES","—")], 3: [("RG","1.274.330","09/05/1990","SSP/ES","—"),("Título de Eleitor","0113 4478 1406","—","TRE/ES","—"),("CNH","03318840921","17/08/2019","DETRAN/ES","14/08/2024")], 4: [("RG","XXXXX","XXXXX","XXXXX","XXXXX"),("Cartão Nacional de Saúde","706 5043 1189 2290","XXXXX","XXXXX","XXXXX")]}
CAD[2][0] = ("RG","4.512.906","11/02/2020","SPTC/ES","—")
CSS = """body{font:9.6pt/1.25 'Liberation Sans',sans-serif;color:#000}.p{width:210mm;height:296mm;padding:11mm 14mm;position:relative}.bg{position:absolute;inset:6mm;border:2.4mm double #6d8fb8}
.in{position:relative;padding:3mm 3mm}.h{text-align:center;font-size:10.5pt;line-height:1.35}.h b{font-size:14.5pt;display:block;margin:1mm 0}.nm{text-align:center;margin:1.2mm 0}.nm small,.x small{display:block;font-size:6.6pt;color:#234a7d;text-transform:uppercase;letter-spacing:.2pt}.nm div{font-weight:700;font-size:12.5pt}
.r{display:flex;gap:1.4mm;margin-top:1.4mm}.x{border:.5pt solid #234a7d;border-radius:1.2mm;padding:.7mm 1.5mm 1mm;flex:1;min-height:9mm}table{width:100%;border-collapse:collapse;font-size:8.2pt;margin-top:.8mm}td,th{border:.4pt solid #234a7d;padding:.6mm 1.4mm;text-align:left;font-weight:400}th{font-size:7pt;color:#234a7d}"""
def make(n):
    f = F[n-1]; mt = matr(f["cns"], f["dreg"][-4:], f["livro"], f["folha"], f["termo"]); c = cpf("D%d" % n) if n != 4 else ""; dn = dnv(f["dnv"]) if f["dnv"] else ""
    Z = {1: "Não consta", 2: "—", 3: "*** *** ***", 4: "XXXXX"}[n]; nx = dext(f["nd"]); rx = dext(f["dreg"])
    if n in (1, 3): nx, rx = nx.upper(), rx.upper()
    d, m, y = f["nd"].split("/"); rd, rm, ry = f["dreg"].split("/")
    X = lambda l, v, fl=1, st="": '<div class="x" style="flex:%s;%s"><small>%s</small>%s</div>' % (fl, st, l, v or Z)
    R = lambda *a: '<div class="r">%s</div>' % "".join(a)
    a = f["av"]; nat = "%s/%s" % (f["lm"], f["uf"]); twm = matr(f["cns"], f["dreg"][-4:], f["livro"], "%03d" % (int(f["folha"])+1), f["termo"]+1) if f["tw"] else ""
    fil = "<br>".join(x+(" – natural de "+u if u else "") for x, u in ((f["p"], f["pn"]), (f["m"], f["mn"])) if x)
    pa = " e ".join(x for x in a[:2] if x); ma = " e ".join(x for x in a[2:] if x)
    avs = ("Avós paternos: "+pa+"<br>" if pa else ("Avós paternos: "+Z+"<br>" if f["p"] else ""))+"Avós maternos: "+ma
    hs = {1: "19:03 h", 2: "05:55", 3: "", 4: "12 horas"}[n]
    cad = "".join("<tr>%s</tr>" % "".join("<td>%s</td>" % (v or "&nbsp;") for v in r) for r in CAD[n])
    row1 = R(X("Data de nascimento por extenso", nx, 6), X("Dia", d), X("Mês", m), X("Ano", y)); row2 = R(X("Hora de nascimento", hs, 2), X("Naturalidade", nat, 5))
    row3 = R(X("Município de registro e unidade da federação", f["rm"]+"/ES", 4), X("Local, município de nascimento e UF", (f["est"]+", " if f["est"] else "")+nat, 5), X("Sexo", f["sexo"], 1.5))
    row4 = R(X("Filiação", fil, 1, "min-height:13mm")); row5 = R(X("Avós", avs, 1, "min-height:13mm"))
    row6 = R(X("Gêmeo", "SIM" if f["tw"] else "NÃO"), X("Nome e matrícula do(s) gêmeo(s)", (f["tw"]+"<br>"+twm) if f["tw"] else "", 5)); row7 = R(X("Data do registro por extenso", rx, 5), X("Dia", rd, .8), X("Mês", rm, .8), X("Ano", ry, .8), X("Número da DNV", dn, 2))
    order = [row1, row2, row3, row4, row5, row6, row7]
    if n == 4: order = [row1, row3, row2, row4, row6, row5, row7]
    obs = R(X("Averbações / Anotações à acrescer", f["obs"] or {1: "Nada consta."}.get(n, Z), 1, "min-height:22mm;text-align:justify"))
    body = """<div class="p"><div class="bg"></div><div class="in"><div class="h">%s<div>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><b>CERTIDÃO DE NASCIMENTO</b></div>
<div class="nm"><small>Nome</small><div>%s</div></div>%s<div class="nm"><small>Matrícula</small><div style="font-size:11pt">%s</div></div>%s%s
<div class="x" style="margin-top:1.4mm"><small>Anotações de cadastro</small><table><tr><th>Tipo de documento</th><th>Número</th><th>Data expedição</th><th>Órgão expedidor</th><th>Data de validade</th></tr>%s</table></div>
<div style="font-size:6.4pt;margin-top:.6mm">* As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigida pelo órgão solicitante.</div>
<div class="r" style="margin-top:3mm;font-size:8.6pt"><div style="flex:1"><b>%s</b><br>%s: %s<br>%s/ES<br>%s</div><div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>%s/ES, %s.<br>%s<div style="border-top:.5pt solid #000;margin:0 6mm">%s</div></div></div>
<div class="r" style="font-size:7.4pt;align-items:center">%s<div>Poder Judiciário do Estado do Espírito Santo<br>Selo Digital de Fiscalização: <b>%s</b><br>Emolumentos: R$ %s &nbsp; Encargos: R$ %s<br>Consulte autenticidade em www.tjes.jus.br</div></div></div></div>""" % (
     arms(50, "#234a7d"), f["nome"].upper() if n in (1, 3) else f["nome"], ('<div class="nm"><small>CPF</small><div style="font-size:11pt">%s</div></div>' % (c or Z)), mt, "".join(order), obs, cad, f["cart"], f["ot"], f["of"], f["rm"],
     ["Rua Lourenço Roldi, 54 – Centro","Rua Manoel Joaquim dos Santos, 190 – Itaquari – CEP 29151-000","Mangaraí, zona rural – tel. (27) 3266-1007","Av. Nossa Senhora da Penha, 640, lj 2 – castelo@rces.org.br"][n-1],
     f["rm"], dmed(f["demi"]), sig("D%d" % n), "Flávia Endlich, Escrevente Juramentada" if n == 2 else f["of"], qr("D%d" % n, 58), f["selo"], "0,00" if n in (1,) else "39,51", "0,00" if n in (1,) else "9,87")
    nm = f["nome"].upper() if n in (1, 3) else f["nome"]
    g = [(f["p"], f["pn"]), (f["m"], f["mn"])] if f["p"] else [(f["m"], f["mn"]), ("", "")]
    tr = truth("D", n, nome=nm, cpf=c, mat=mt, nasc=nx, nd=f["nd"], hora=f["hora"], nat=nat, sexo=f["sexo"], est=f["est"], lmun=f["lm"], luf=f["uf"], rmun=f["rm"], ruf="ES", cart=f["cart"], dreg=f["dreg"], dnv=dn,
      livro=str(f["livro"]), folha=f["folha"], termo=str(f["termo"]), g1=g[0][0], g1n=g[0][1], g2=g[1][0], g2n=g[1][1], ap1=a[0], ap2=a[1], am1=a[2], am2=a[3], gem="Sim" if f["tw"] else "Não", geminfo=f["tw"],
      averb=f["obs"], selo=f["selo"], oficial=f["of"], demi=f["demi"], accept={"local_nascimento.estabelecimento": [f["est"]+", "+nat] if f["est"] else [], "gêmeos.informações_adicionais": [f["tw"]+" "+twm] if f["tw"] else []},
      meta={"twin_names": [f["tw"]] if f["tw"] else [], "joint_notes": True, "cadastro": [v for r in CAD[n] if r[1] and "XX" not in r[1] for v in r[1:] if v not in ("", "—") and "XX" not in v]})
    return page(CSS, body), tr, {"dados_pessoais.hora_nascimento": [hs], "autenticação.data_emissão": [dmed(f["demi"])], "registro.data_registro": [rx]}
