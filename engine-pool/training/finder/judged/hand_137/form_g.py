# -*- coding: utf-8 -*-
"""G: Pará, 1998-2009. Laser print: true tables with column heads and row heads (registro; registrando; pai x mãe)."""
from lib import *
F = [
 dict(nome="Raylson Cardoso Barbosa", nd="07/03/2005", hora="08:25", sexo="Masculino", lm="Abaetetuba", uf="PA", est="Hospital Santa Rosa", rm="Igarapé-Miri", cart="Cartório do Único Ofício de Igarapé-Miri", dreg="19/09/2005", dnv="g1", livro="47-A", folha="113", termo="38.402",
  p=("Raimundo Nonato Barbosa","Igarapé-Miri/PA","31","Lavrador","Manoel Maria Barbosa","Domingas Pantoja Barbosa"), m=("Dilcilene Cardoso Corrêa","Cametá/PA","24","Do lar","Benedito Wanzeler Corrêa","Maria Izolina Cardoso"), obs="", tw="", of="Antônio Augusto Quaresma Lobato", ot="Oficial", demi="19/09/2005"),
 dict(nome="Ana Beatriz Tavares Sena", nd="12/10/2000", hora="17:00", sexo="Feminino", lm="Belém", uf="PA", est="Fundação Santa Casa de Misericórdia do Pará", rm="Belém", cart="Cartório Val-de-Cães - 4º Ofício do Registro Civil", dreg="31/10/2000", dnv="g2", livro="312-A", folha="227v", termo="175.049",
  p=("","","","","",""), m=("Rosilene Tavares Sena","Breves/PA","19","Estudante","João Sena","Osvaldina Tavares"), obs="Averbação: Em 11.06.2007, por mandado da 7ª Vara Cível de Belém, foi retificado o prenome da genitora, de Rosilena para Rosilene.", tw="", of="Luziel Henderson Guedes", ot="Titular", demi="14/08/2008"),
 dict(nome="Maria Clara Munduruku Waro", nd="28/08/2006", hora="", sexo="Feminino", lm="Jacareacanga", uf="PA", est="Domicílio", rm="Itaituba", cart="Registro Civil do 1º Ofício da Comarca de Itaituba", dreg="26/04/2007", dnv="", livro="89-A", folha="18", termo="61.255",
  p=("Edivaldo Waro Munduruku","Jacareacanga/PA","","Agricultor","Martinho Waro","Ester Kirixi"), m=("Ivanilda Akay Munduruku","Jacareacanga/PA","","Agricultora","Floriano Akay","Regina Poxo"), obs="", tw="", of="Cleonice Brasil Sirotheau", ot="Oficial Interina", demi="27/04/2007"),
 dict(nome="Gleison Augusto Lameira de Albuquerque Pinto Neto", nd="30/06/1998", hora="23:15", sexo="Masculino", lm="Santarém", uf="PA", est="Hospital e Maternidade Sagrada Família", rm="Óbidos", cart="Cartório Savino", dreg="08/07/1998", dnv="g4", livro="61-A", folha="300", termo="29.870",
  p=("Gleison Augusto Lameira de Albuquerque Pinto Filho","Óbidos/PA","38","Funcionário público","Gleison Augusto Lameira de Albuquerque Pinto","Zilda Canto de Albuquerque Pinto"), m=("Socorro de Nazaré Printes Vallinoto","Parintins/AM","35","Professora","Vicente Vallinoto","Raimunda Printes Vallinoto"), obs="", tw="Glauber Augusto Vallinoto de Albuquerque Pinto", of="José Ubirajara Savino Ferrari", ot="Tabelião e Oficial do Registro Civil", demi="02/03/2009"),
]
CSS = """body{font:9.6pt/1.25 'Liberation Sans Narrow','Liberation Sans',sans-serif}.p{width:210mm;height:296mm;padding:13mm 15mm;position:relative;background:#fff}.h{display:flex;align-items:center;justify-content:space-between;text-align:center;font-size:10.4pt}
h1{font-size:17pt;margin:3mm 0 2mm;text-align:center;background:#d9d9d9;padding:1mm}table{width:100%;border-collapse:collapse;margin-bottom:3mm;table-layout:fixed}td,th{border:.7pt solid #000;padding:1.1mm 1.6mm;vertical-align:middle}th{font-weight:700;font-size:8.4pt;background:#efefef}td{font-size:10.4pt}
caption{text-align:left;font-weight:700;font-size:9.2pt;padding:.6mm 0}td.c{text-align:center}.rh{text-align:left;width:34mm}"""
def make(n):
    f = F[n-1]; Z = {1: "&nbsp;", 2: "- - - - -", 3: "Não declarado", 4: "Ñ/C"}[n]; z = lambda v: E(v) if v else Z
    nx = dext(f["nd"]); dn = dnv(f["dnv"]).replace("30-", "").replace("-", "") if f["dnv"] else ""; 
    p, m = f["p"], f["m"]; nomes = ["Nome", "Naturalidade", "Idade", "Profissão", "Avô", "Avó"]
    if n == 2: nomes[4:] = ["Pai (avô)", "Mãe (avó)"]
    mt_ = "".join('<tr><th class="rh">%s</th><td>%s</td><td>%s</td></tr>' % (l, z(a), z(b)) for l, a, b in zip(nomes, p, m))
    hd = ("PAI", "MÃE")
    if n == 3: mt_ = "".join('<tr><th class="rh">%s</th><td>%s</td><td>%s</td></tr>' % (l, z(b), z(a)) for l, a, b in zip(nomes, p, m)); hd = ("MÃE", "PAI")
    t3 = '<table><caption>III – FILIAÇÃO E ASCENDÊNCIA</caption><tr><th class="rh"></th><th>%s</th><th>%s</th></tr>%s</table>' % (hd[0], hd[1], mt_)
    t1 = '<table><caption>I – REGISTRO</caption><tr><th>LIVRO</th><th>FOLHA</th><th>TERMO</th><th>DATA</th><th style="width:46mm">DECL. NASC. VIVO</th></tr><tr>%s</tr></table>' % "".join('<td class="c">%s</td>' % v for v in (f["livro"], f["folha"], f["termo"], f["dreg"], dn or Z))
    hs = {1: "08h25", 2: "17:00 hs", 3: "", 4: "23h15min"}[n]
    est = f["est"] if n != 3 else "Aldeia Missão Cururu (em domicílio)"
    t2 = '<table><caption>II – REGISTRANDO(A)</caption><tr><th style="width:70%%" colspan="3">NOME</th><th>SEXO</th></tr><tr><td colspan="3"><b>%s</b></td><td class="c">%s</td></tr><tr><th colspan="2">DATA DE NASCIMENTO</th><th>HORA</th><th>GÊMEO</th></tr><tr><td colspan="2" class="c">%s<br>%s</td><td class="c">%s</td><td class="c">%s</td></tr><tr><th colspan="2">LOCAL</th><th>MUNICÍPIO</th><th>UF</th></tr><tr><td colspan="2">%s</td><td class="c">%s</td><td class="c">%s</td></tr>%s</table>' % (
        f["nome"], f["sexo"] if n != 4 else "M", f["nd"], nx, hs or Z, "Sim" if f["tw"] else "Não", est, f["lm"], f["uf"], '<tr><th colspan="4">NOME DO GÊMEO</th></tr><tr><td colspan="4">%s</td></tr>' % f["tw"] if f["tw"] else "")
    t4 = '<table><caption>IV – OBSERVAÇÕES / AVERBAÇÕES</caption><tr><td style="height:%dmm;vertical-align:top">%s</td></tr></table>' % (22, f["obs"] or {1: "", 2: "", 3: "Nada consta", 4: "Ñ/C"}[n])
    seq = [t1, t2, t3, t4] if n != 4 else [t2, t3, t1, t4]
    if n == 4:
        seq = [s.replace("I – REGISTRO<", "III – REGISTRO<") if s is t1 else s.replace("II – REG", "I – REG") if s is t2 else s.replace("III – FIL", "II – FIL") if s is t3 else s for s in seq]
    de = dmed(f["demi"])
    body = """<div class="p"><div class="h">%s<div>REPÚBLICA FEDERATIVA DO BRASIL<br><b>ESTADO DO PARÁ</b><br>PODER JUDICIÁRIO – COMARCA DE %s<br><b style="font-size:12pt">%s</b><br><span style="font-size:8.6pt">%s</span></div><div style="border:1pt dashed #777;width:24mm;height:24mm;font-size:7pt;padding-top:8mm;color:#777">SELO DE<br>SEGURANÇA</div></div><h1>CERTIDÃO DE NASCIMENTO</h1>
<p style="margin:0 0 2mm">Certifico e dou fé que do arquivo deste Cartório consta o assento de nascimento com os seguintes dados:</p>%s<div style="text-align:center;margin-top:4mm">%s (PA), %s<br><br>%s<div style="border-top:.7pt solid #000;width:90mm;margin:0 auto">%s<br>%s</div></div>
<div style="position:absolute;left:15mm;bottom:8mm;font-size:7.6pt">%s</div></div>""" % (arms(70), f["rm"].upper(), f["cart"], ["Tv. Cel. Vitório, 120","Rod. Arthur Bernardes, 2.418 – Telégrafo – (91) 3257-2210","Trav. 13 de Maio, 66 – CNPJ 04.882.016/0001-40","Rua Dep. Raimundo Chaves, 338"][n-1], "".join(seq), f["rm"], de, sig("G%d" % n), "Benedita Farias Pimentel<br>Escrevente Autorizada – p/ Oficial" if n == 3 else f["of"], "%s: %s" % (f["ot"], f["of"]) if n == 3 else f["ot"],
      ["Primeira via gratuita – Lei 9.534/97. SÉRIE B Nº 001.447.902","VÁLIDO SOMENTE COM O SELO DE SEGURANÇA – SÉRIE C Nº 003.118.264","Primeira via gratuita – Lei 9.534/97","2ª via – R$ 18,40 – SÉRIE D Nº 000.774.031"][n-1])
    g = [(p[0], p[1]), (m[0], m[1])]
    if n == 3: g.reverse()
    if n == 2: g = [g[1], ("", "")]
    ob = f["obs"].replace("Averbação: ", "")
    tr = truth("G", n, nome=f["nome"], nasc=nx, nd=f["nd"], hora=f["hora"], nat=f["lm"]+"/"+f["uf"], sexo=f["sexo"], est=f["est"], lmun=f["lm"], luf=f["uf"], rmun=f["rm"], ruf="PA", cart=f["cart"], dreg=f["dreg"], dnv=dn, livro=f["livro"], folha=f["folha"], termo=f["termo"],
      g1=g[0][0], g1n=g[0][1], g2=g[1][0], g2n=g[1][1], ap1=p[4], ap2=p[5], am1=m[4], am2=m[5], gem="Sim" if f["tw"] else "Não", geminfo=f["tw"], averb=ob, oficial=f["of"], demi=f["demi"], selo="",
      accept={"dados_pessoais.naturalidade": [""], "dados_pessoais.data_nascimento.texto_completo": [f["nd"], f["nd"]+" "+nx], "local_nascimento.estabelecimento": ["", est, "Aldeia Missão Cururu"] if n == 3 else [], "observações.averbações": [f["obs"]] if ob else ["Ñ/C"] if n == 4 else [], "registro.número_dnv": ["Não declarado"] if n == 3 else [], "dados_pessoais.hora_nascimento": ["Não declarado"] if n == 3 else [],
        "autenticação.selo_digital": {1: ["SÉRIE B Nº 001.447.902"], 2: ["SÉRIE C Nº 003.118.264"], 4: ["SÉRIE D Nº 000.774.031"]}.get(n, [])},
      meta={"twin_names": [f["tw"]] if f["tw"] else [], "joint_notes": True})
    return page(CSS, body), tr, {"dados_pessoais.hora_nascimento": [hs], "autenticação.data_emissão": [de], "dados_pessoais.sexo": ["M"], "dados_pessoais.naturalidade": [f["lm"]]}
