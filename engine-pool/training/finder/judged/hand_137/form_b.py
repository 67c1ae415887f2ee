# -*- coding: utf-8 -*-
"""B: Minas Gerais, 2010-2017 (Provimento 3). A plain word-processor sheet: run-in bold labels inside flowing paragraphs."""
from lib import *
F = [
 dict(nome="MARIA EDUARDA LACERDA VILELA", nd="08/09/2011", hora="07:42", hs="07:42 h", sexo="FEMININO", lm="Passos", uf="MG", est="Santa Casa de Misericórdia de Passos", rm="Alpinópolis", dist="Distrito da Sede", cart="Cartório do Registro Civil das Pessoas Naturais de Alpinópolis", dreg="15/09/2011", dnv="b1", livro=31, folha="156", termo=12871, cns="046870",
  p=("JOSÉ HUMBERTO VILELA", "Alpinópolis/MG"), m=("ELIANE CRISTINA LACERDA VILELA", "Nova Resende/MG"), ap=("SEBASTIÃO VILELA FILHO", "MARIA APARECIDA REIS VILELA"), am=("JOÃO BATISTA LACERDA", "TEREZINHA BUENO LACERDA"), obs="", of="Wander Gonçalves Brasileiro", ot="Oficial", demi="15/09/2011", selo="BQX 41877", gem=""),
 dict(nome="GERALDO MAGELA DO CARMO", nd="14/07/1958", hora="", hs="*****", sexo="MASCULINO", lm="Itamarandiba", uf="MG", est="", rm="Itamarandiba", dist="Distrito de Padre João Afonso", cart="Registro Civil das Pessoas Naturais de Padre João Afonso", dreg="03/02/1976", dnv="", livro=7, folha="089", termo=2204, cns="058321",
  p=("JUVERCINO DO CARMO", ""), m=("ANA ROSA FERREIRA", ""), ap=("", ""), am=("MANOEL FERREIRA DOS ANJOS", "JACINTA ROSA DE JESUS"), obs="O registrado casou-se aos 20/05/1981, nesta Serventia, com Efigênia Barbosa Cordeiro, conforme assento de nº 377, fls. 77 do livro B-02. Registro lavrado nos termos do Despacho do MM. Juiz de Direito da Comarca, de 30/01/1976.", of="Altina Sena Murta", ot="Oficiala Interina", demi="27/06/2014", selo="CFA 09364", gem=""),
 dict(nome="JOÃO GUILHERME BATISTA NERY", nd="01/01/2016", hora="00:19", hs="00:19 h (zero hora e dezenove minutos)", sexo="MASCULINO", lm="Belo Horizonte", uf="MG", est="Hospital Sofia Feldman", rm="Santa Luzia", dist="Distrito de São Benedito", cart="Registro Civil e Notas de São Benedito", dreg="04/01/2016", dnv="b3", livro=140, folha="300", termo=83904, cns="042069",
  p=("WESLEY NERY DE SOUZA", "Governador Valadares/MG"), m=("TATIANE BATISTA ROCHA", "Belo Horizonte/MG"), ap=("", "NILZA NERY DE SOUZA"), am=("ANTÔNIO BATISTA DA ROCHA", "MARIA DA PENHA ROCHA"), obs="", of="Leandro Augusto Nogueira Tolentino", ot="Oficial do Registro Civil", demi="04/01/2016", selo="AAK67219", gem="PEDRO GUILHERME BATISTA NERY"),
 dict(nome="ISABELLA FONSECA", nd="23/03/1999", hora="16:30", hs="16:30 h", sexo="FEMININO", lm="Uberaba", uf="MG", est="Hospital Escola da Faculdade de Medicina do Triângulo Mineiro", rm="Conceição das Alagoas", dist="Distrito da Sede", cart="Ofício do Registro Civil com Atribuição Notarial de Conceição das Alagoas", dreg="30/03/1999", dnv="b4", livro=22, folha="014", termo=9310, cns="032326",
  p=("", ""), m=("SIMONE FONSECA", "Igarapava/SP"), ap=("", ""), am=("LAURINDO FONSECA", "OLÍVIA MARTINS FONSECA"), obs="Averbação à margem: Por sentença de 11/02/2009 do MM. Juiz de Direito da 1ª Vara Cível de Uberaba, proc. 0701.08.221745-2, foi retificado o nome da mãe da registrada para constar SIMONE FONSECA e não como constou. Dou fé.", of="Vanderlúcia Borges Tanús", ot="Oficiala", demi="19/10/2012", selo="CDB 55210", gem=""),
]
CSS = """@page{size:A4;margin:0}body{font:11.5pt/1.5 'Liberation Serif',serif}.p{width:210mm;height:296mm;padding:20mm 25mm 15mm 30mm}.c{text-align:center}p{margin:0 0 2.6mm;text-align:justify}
.t{font-weight:bold;font-size:15pt;margin:3mm 0 4mm}.s{position:absolute;right:24mm;bottom:22mm;border:1px solid #444;padding:2mm 3mm;font:8pt/1.3 'Liberation Sans';text-align:center}"""
V2 = "@page{size:A4;margin:0}body{font:10.5pt/1.6 'Liberation Sans',sans-serif}"
def make(n):
    f = F[n-1]; mt = matr(f["cns"], f["dreg"][-4:], f["livro"], f["folha"], f["termo"]); dn = dnv(f["dnv"]) if f["dnv"] else ""
    if n == 3: dn = dn.replace("-", "")
    nx, rx = dext(f["nd"]), dext(f["dreg"]); up = n != 3
    if n in (1, 2): nx, rx = nx.capitalize(), rx.capitalize()
    B = lambda t: "<b>%s:</b> " % (t.upper() if up else t)
    X = {1: "---", 2: "*****", 3: "não informado", 4: "XXX"}[n]
    d, m, y = f["nd"].split("/")
    def par(x): return " e ".join(v for v in x if v)
    P = [B("Nome")+"<b>%s</b>. " % f["nome"] + B("Matrícula")+mt + "."]
    P.append(B("Data de nascimento (por extenso)")+nx+". "+B("Dia")+d+". "+B("Mês")+m+". "+B("Ano")+y+". "+B("Hora")+f["hs"]+".")
    P.append(B("Município de nascimento e Unidade da Federação")+f["lm"]+"/"+f["uf"]+". "+B("Local de nascimento")+(f["est"] or X)+". "+B("Município de registro e Unidade da Federação")+f["rm"]+"/MG. "+B("Sexo")+f["sexo"]+".")
    fil = []
    for a, b in ((f["p"]), (f["m"])):
        if a: fil.append(a + (", natural de "+b if b else ""))
    P.append(B("Filiação")+"; e ".join(fil)+".")
    av = []
    if par(f["ap"]): av.append(("Paternos: " if n != 2 else "Pelo lado paterno: ")+par(f["ap"]))
    elif f["p"][0]: av.append("Paternos: "+X)
    if par(f["am"]): av.append("Maternos: "+par(f["am"]))
    P.append(B("Avós")+"; ".join(av)+".")
    P.append(B("Gêmeo")+("Sim" if f["gem"] else "Não")+". "+B("Nome e matrícula do(s) gêmeo(s)")+((f["gem"]+", "+matr(f["cns"], 2016, 141, "001", f["termo"]+1)) if f["gem"] else X)+". "+B("Data do registro (por extenso)")+rx+". "+B("Número da DNV")+(dn or X)+".")
    P.append(B("Observações / Averbações")+(f["obs"] or {1: "Nada consta.", 3: "Não há."}.get(n, X)))
    head = """<div class="c" style="line-height:1.3">%s<br><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS%s<div class="t">CERTIDÃO DE NASCIMENTO</div></div>""" % (arms(52) if n != 4 else "", "<br>Estado de Minas Gerais – Comarca de %s" % f["rm"] if n in (2, 4) else "")
    foot = """<p style="margin-top:4mm;font-size:.92em;line-height:1.35">%s<br>%s – %s – MG<br>%s: %s<br>%s</p><p>O conteúdo da certidão é verdadeiro. Dou fé.</p><p style="text-align:right">%s/MG, %s.</p>
<div class="c" style="margin-top:5mm">%s<div style="border-top:.6pt solid #000;width:85mm;margin:0 auto;line-height:1.25">%s<br><span style="font-size:.85em">%s</span></div></div>""" % (f["cart"], f["dist"], f["rm"], f["ot"], f["of"],
      ["Rua Cônego Vicente Bianchi, 88, Centro – (35) 3523-0190", "Praça do Rosário, s/nº – CEP 39670-000", "Av. Brasília, 2215, Bairro São Benedito – saobenedito@rcpnmg.com.br", "Rua Floriano Peixoto, 301 – Centro"][n-1], f["rm"], dmed(f["demi"]), sig("B%d" % n, col="#222" if n == 2 else "#1d2f7a"), f["of"], f["ot"])
    selo = """<div class="s">PODER JUDICIÁRIO – TJMG<br>Corregedoria-Geral de Justiça<br>SELO DE FISCALIZAÇÃO<br><b style="font-size:10pt">%s</b><br>%s</div>""" % (f["selo"], "ISENTO" if n in (1, 3) else "Emol. R$ 24,88 TFJ R$ 5,20 Total R$ 30,08")
    sep = "" if n != 4 else "line-height:1.75;"
    body = '<div class="p" style="%s">%s%s%s%s</div>' % (sep, head, "".join("<p>%s</p>" % x for x in P), foot, selo)
    p1, m1 = f["p"], f["m"]
    if not p1[0]: g1, g2 = m1, ("", "")
    else: g1, g2 = p1, m1
    tr = truth("B", n, nome=f["nome"], mat=mt, nasc=nx, nd=f["nd"], hora=f["hora"], nat=f["lm"]+"/"+f["uf"], sexo=f["sexo"].capitalize(), est=f["est"], lmun=f["lm"], luf=f["uf"], rmun=f["rm"], ruf="MG",
      cart=f["cart"], dreg=f["dreg"], dnv=dn, livro=str(f["livro"]), folha=f["folha"], termo=str(f["termo"]), g1=g1[0], g1n=g1[1], g2=g2[0], g2n=g2[1], ap1=f["ap"][0], ap2=f["ap"][1], am1=f["am"][0], am2=f["am"][1],
      gem="Sim" if f["gem"] else "Não", geminfo=f["gem"], averb=f["obs"], selo=f["selo"], oficial=f["of"], demi=f["demi"],
      accept={"dados_pessoais.naturalidade": [""], "observações.averbações": [f["obs"].replace("Averbação à margem: ", "")] if f["obs"] else ["Não há.", "Não há"] if n == 3 else []},
      meta={"twin_names": [f["gem"]] if f["gem"] else [], "joint_notes": True})
    return page(CSS if n in (1, 2) else CSS.replace("11.5pt/1.5 'Liberation Serif',serif", "10.4pt/1.5 'Liberation Sans',sans-serif") if n == 3 else CSS.replace("'Liberation Serif',serif", "'DejaVu Serif',serif").replace("11.5pt", "9.8pt"), body), tr, {
      "dados_pessoais.hora_nascimento": [f["hs"]], "autenticação.data_emissão": [dmed(f["demi"])], "registro.data_registro": [rx]}
