# -*- coding: utf-8 -*-
# D: Crystal Reports 2010-2018: white-on-dark band headings, registry first, narrow type, barcode of the matrícula, column heads over narrow wrapping cells
from common import *
CSS = """
body{width:210mm;height:297mm;font-family:'Liberation Sans Narrow','Liberation Sans',sans-serif;font-size:10.5pt;padding:9mm 12mm;position:relative;color:#000}
.hd{display:flex;align-items:center;border-bottom:2px solid %(c)s;padding-bottom:4px}
.hd div{line-height:1.2}
.bd{background:%(c)s;color:#fff;font-weight:bold;padding:1.5px 6px;margin-top:7px;font-size:10pt;letter-spacing:.5px;text-transform:none}
table{border-collapse:collapse;width:100%%;table-layout:fixed}
td,th{border:1px solid %(c)s;padding:2px 4px;vertical-align:top;text-align:left;line-height:1.15}
th{background:%(l)s;font-size:8pt;font-weight:%(tw)s;white-space:nowrap;overflow:hidden;padding:0 4px}
.nb td,.nb th{border-left:0;border-right:0}
.ft{position:absolute;left:12mm;right:12mm;bottom:8mm;font-size:7.5pt;border-top:1px solid %(c)s;padding-top:2px;display:flex;justify-content:space-between}
"""
def render(p, o):
    c = []
    E = lambda s: esc(s) if s else esc(p.blank)
    def band(s): c.append('<div class="bd">%s</div>' % s)
    def tab(cols, rows, cls=""):
        c.append('<table class="%s"><colgroup>%s</colgroup><tr>%s</tr>%s</table>' % (cls, "".join('<col style="width:%s%%">' % w for _, w in cols), "".join("<th>%s</th>" % a for a, _ in cols), "".join("<tr>%s</tr>" % "".join("<td>%s</td>" % (x or "&nbsp;") for x in r) for r in rows)))
    c.append('<div class="hd"><div style="width:20mm">%s</div><div style="flex:1"><b style="font-size:14pt">%s</b><br>%s<br>Oficial: <b>%s</b></div><div style="text-align:right">%s<br><span style="font-size:8pt">%s</span></div></div>' % (arms(50, o["c"]), esc(p.cartorio), esc(o["end"]) + " - " + esc(p.rcid) + "/" + p.ruf, esc(p.oficial), i25(p.mat, 210, 30), o["bar"]))
    c.append('<div style="text-align:center;font-size:18pt;font-weight:bold;margin-top:6px">Certidão de Nascimento</div>')
    def s_reg():
        band(o["h"][0])
        tab([("Matrícula", 40), ("Livro", 10), ("Folha", 9), ("Termo", 12), ("Data Registro", 14), ("Nº DNV", 15)], [[o["ms"], p.livro, p.folha, p.termo, dmy(p.reg), E(p.dnv)]])
    def s_pes():
        band(o["h"][1])
        if o["cpf"]: tab([("Nome Completo", 74), ("C.P.F.", 26)], [["<b>%s</b>" % esc(p.nome), E(p.cpf)]])
        else: tab([("Nome Completo", 100)], [["<b>%s</b>" % esc(p.nome)]])
        tab([("Dt. Nascimento", 17), ("Data por extenso", 47), ("Hora", 12), ("Sexo", 12), ("Gêmeo(s)", 12)], [[dmy(p.nasc), esc(words(p.nasc)), p.hora_s or esc(p.blank), "Feminino" if p.sexo == "F" else "Masculino", "Sim" if p.twins else "Não"]])
        tab([("Local de Nascimento", 52), ("Município de Nascimento", 40), ("UF", 8)], [[E(p.estab), esc(p.cid), p.uf]])
        if p.twins or p.ruf in ("MS","PA"): tab([("Nome do(s) Gêmeo(s)", 60), ("Matrícula do(s) Gêmeo(s)", 40)], [[E(p.twins[0] if p.twins else ""), E(p.tmat if p.twins else "")]])
    def s_fil():
        band(o["h"][2])
        rows = []
        G = [("Pai", p.pai, p.pai_nat, p.avop, p.avop2), ("Mãe", p.mae, p.mae_nat, p.avom, p.avom2)]
        if o["order"] == "mp": G.reverse()
        for tag, a, b, d, e in G:
            nat = b.rsplit("/", 1) if b else ["", ""]
            rows.append([tag, E(a), E(nat[0]), nat[1] or esc(p.blank)[:2], E(d), E(e)] if o["cols"] else [tag, E(a), E(b), E(d), E(e)])
        if o["cols"]: tab([("", 7), ("Nome", 29), ("Naturalidade", 17), ("UF", 6), (o["ag"] + "Avô", 20.5), (o["ag"] + "Avó", 20.5)], rows)
        else: tab([("", 7), ("Nome", 29), ("Naturalidade", 20), (o["ag"] + "Avô", 22), (o["ag"] + "Avó", 22)], rows)
    def s_dec():
        band(o["h"][3])
        tab([("Declarante", 45), ("Qualidade", 13), ("Médico/Parteira", 42)], [[esc(p.decl), o["q"], E("Dr(a). " + p.medico if o["med"] else "")]] + [["", "", ""]] * o["empty"])
    def s_obs():
        band(o["h"][4])
        if p.joint: c.append('<table><tr style="height:%dpx"><td>%s</td></tr></table>' % (o["oh"], esc(p.averb or p.anot or p.blank)))
        else:
            c.append('<table><colgroup><col style="width:14%%"><col></colgroup><tr style="height:%dpx"><td>Averbações</td><td>%s</td></tr><tr style="height:%dpx"><td>Anotações</td><td>%s</td></tr></table>' % (o["oh"]//2, E(p.averb), o["oh"]//2, E(p.anot)))
    S = {"r": s_reg, "p": s_pes, "f": s_fil, "d": s_dec, "o": s_obs}
    for k in o["seq"]: S[k]()
    c.append('<div style="display:flex;margin-top:10px;align-items:flex-start"><div style="width:50%%"><table style="width:70mm"><tr><th colspan="2">Emolumentos e Taxas</th></tr>%s</table></div><div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>%s<div style="margin-top:36px;border-top:1px solid #000">%s<br><span style="font-size:9pt">%s</span></div></div></div>' % ("".join("<tr><td>%s</td><td style='text-align:right'>%s</td></tr>" % f for f in o["fees"]), "%s - %s, %s" % (esc(p.rcid), p.ruf, o["ed"]), esc(o["sg"][0]), o["sg"][1]))
    if p.selo: c.append('<div style="border:1px solid %s;width:74mm;margin-top:12px;padding:3px 6px;font-size:9pt;line-height:1.25">PODER JUDICIÁRIO - %s<br>Selo Digital: <b>%s</b><br>Consulte em %s</div>' % (o["c"], o["tj"][0], p.selo, o["tj"][1]))
    c.append('<div class="ft"><span>%s</span><span>%s</span></div>' % (o["ft"], o["fr"]))
    return page(CSS % o, "".join(c))
def forms():
    P = [
     (person("D1", nasc="07/09/2012", cid="Rondonópolis", uf="MT", sexo="F", estab="Santa Casa de Misericórdia e Maternidade", pai_nat="Jataí/GO", mae_nat="Rondonópolis/MT", emi="24/09/2012", reg="20/09/2012", cpf="", cartorio="2º Serviço Registral de Rondonópolis", blank="", selo="ABT 88214", joint=True, dnv="30-57210944-2"),
      dict(c="#1f3a5f", l="#dfe7f1", tw="bold", end="Rua Dom Pedro II, 1003", bar="", h=["REGISTRO", "REGISTRADO(A)", "FILIAÇÃO E AVÓS", "DECLARAÇÃO", "OBSERVAÇÕES / AVERBAÇÕES"], seq="rpfdo", cpf=False, tw2=0, cols=True, ag="", order="pm", q="pai", med=True, empty=0, oh=60, fees=[("Certidão 1ª via", "isento"), ("Selo", "R$ 0,00")], tj=("TJMT", "www.tjmt.jus.br/selos"), ft="Válida em todo o território nacional - Lei 6.015/73, art. 19.", fr="rptCertNasc.rpt - pág. 1 de 1", sgk="o", hs="{}h{}")),
     (person("D2", nasc="18/05/1969", cid="Corumbá", uf="MS", sexo="M", nome="Heráclito Nunes de Arruda Botelho Filho", pai="Heráclito Nunes de Arruda Botelho", mae="Maria Auxiliadora Ximenes de Arruda Botelho", estab="Domicílio", hora="", dnv="", cpf="", pai_nat="Nossa Senhora do Livramento/MT", mae_nat="Puerto Suárez/BO", avop="Generoso Nunes de Arruda", avop2="Leocádia Botelho de Arruda", avom="Ramón Ximenes", avom2="Dolores Aguilera Ximenes", emi="02/03/2016", reg="01/06/1969", cartorio="Cartório do 1º Ofício de Registro Civil", blank="-.-.-.-.-", selo="AKP45112-307", joint=False, averb="Retificado o nome da avó materna, nos termos do art. 110 da Lei nº 6.015/73, em 19/02/2016.", anot="Casou em 08/07/1995 com Ivete Saldanha Moreira, livro B-55, folha 12, termo 9.871, Ladário/MS.", livro_n=77),
      dict(c="#000", l="#fff", tw="normal", end="Rua Frei Mariano, 1490, Centro", bar="*MAT*", h=["Do Registro", "Do Registrado", "Dos Pais e Avós", "Do Declarante", "Notas"], seq="prfod", cpf=True, cols=False, ag="", order="mp", q="pai", med=False, empty=2, oh=78, fees=[("Emolumentos", "R$ 27,00"), ("Funjecc 10%", "R$ 2,70"), ("Funjecc 3%", "R$ 0,81"), ("Total", "R$ 30,51")], tj=("TJMS", "www.tjms.jus.br"), ft="2ª VIA", fr="Emitido por: usr07  02/03/2016 15:48", sgk="e", hs="")),
     (person("D3", nasc="25/01/2018", cid="Ji-Paraná", uf="RO", sexo="M", estab="Hospital Municipal Claudionor Roriz Neto", pai_nat="Cacoal/RO", mae_nat="Ouro Preto do Oeste/RO", rcid="Presidente Médici", emi="09/02/2018", reg="09/02/2018", cartorio="Ofício de Registro Civil e Tabelionato de Notas", blank="Não informado", selo="E3AAB14022-7C1F9", joint=True, twins=["?"], avop="", avop2="Ivanete Pereira Lustosa", cpf="x", dnv="30-74480163-5"),
      dict(c="#5b1a1a", l="#f3e6e6", tw="bold", end="Av. 30 de Junho, 1660", bar="CÓD. 0391-7", h=["2. DADOS DO REGISTRO", "1. DADOS DO REGISTRADO", "3. FILIAÇÃO", "4. DECLARANTE", "5. AVERBAÇÕES/ANOTAÇÕES"], seq="prfdo", cpf=True, cols=True, ag="", order="pm", q="o pai", med=True, empty=1, oh=46, fees=[("Emolumentos", "R$ 0,00"), ("FUJU", "R$ 0,00"), ("FUNDEP/FUNDIMPER", "R$ 0,00"), ("ISSQN", "R$ 0,00")], tj=("TJRO", "www.tjro.jus.br/consultaselo"), ft="Gratuita, na forma do art. 5º, LXXVI, da Constituição Federal.", fr="Folha 001/001", sgk="e", hs="{} horas e {} minutos")),
     (person("D4", nasc="10/10/1994", cid="Abaetetuba", uf="PA", sexo="F", estab="Unidade Mista de Saúde de Abaetetuba", dnv="", pai="", pai_nat="", avop="", avop2="", mae_nat="Igarapé-Miri/PA", emi="27/06/2013", reg="15/08/2001", cpf="", cartorio="Cartório Nogueira Sá - 3º Ofício", blank="XXXXXX", joint=True, averb="Registro feito nos termos do art. 46 da Lei nº 6.015/73, por despacho do MM. Juiz Dr. Plácido Bentes Monteiro, de 10/08/2001.", verso=True, folha_n=161),
      dict(c="#234d20", l="#e4efe3", tw="normal", end="Trav. Pedro Rodrigues, 88", bar="", h=["IDENTIFICAÇÃO DO ASSENTO", "IDENTIFICAÇÃO DO REGISTRADO", "GENITORES", "QUEM DECLAROU", "AVERBAÇÕES E ANOTAÇÕES À MARGEM"], seq="rfpod", cpf=False, cols=False, ag="Nome do(a) ", order="mp", q="mãe", med=False, empty=0, oh=70, fees=[("Certidão", "R$ 21,40"), ("Busca", "R$ 6,10"), ("FRJ/FRC", "R$ 4,12")], tj=("TJPA", ""), ft="Provimento nº 003/2009-CNJ.", fr="CARTSOFT ® 2013", sgk="o", hs="{}:{} h")),
    ]
    out = []
    for n, (p, o) in enumerate(P, 1):
        o["tw"] = o["tw"]
        if p.cpf == "x": p.cpf = cpf(p.rng)
        o["ms"] = msp(p.mat) if n != 3 else mdash(p.mat)
        if p.twins:
            ln = " ".join(p.nome.split()[-2:]); p.nome = "Ruan Carlos " + ln; p.twins = ["Ryan Carlos " + ln]; p.tmat = msp(matricula(p.cns, p.reg.year, p.livro_n, p.folha_n, p.termo_n + 1))
            p.gemeo = p.twins[0] + ", matrícula " + p.tmat
        o["tw"] = "bold" if n % 2 else "normal"
        p.livro = ["A-%03d" % p.livro_n, "A-77", "%d" % p.livro_n, "%d-A" % p.livro_n][n-1]
        o["bar"] = o["bar"].replace("*MAT*", p.mat)
        p.hora_s = o["hs"].format(*p.hora.split(":")) if p.hora else ""
        o["sg"] = (p.oficial, "Oficial Registrador") if o["sgk"] == "o" else (p.escrev, "Escrevente Autorizado(a)")
        o["ed"] = [ext(p.emi), dmy(p.emi), ext(p.emi, True), ext(p.emi)][n-1]
        acc = {"dados_pessoais.naturalidade": [""], "dados_pessoais.data_nascimento.texto_completo": [dmy(p.nasc)]}
        if p.twins: acc["gêmeos.informações_adicionais"] = [p.twins[0]]
        if p.estab == "Domicílio": acc["local_nascimento.estabelecimento"] = ["", "em domicílio"]
        if n == 2: acc["filiação.genitor_1.naturalidade"] = ["Puerto Suárez"]
        t = truth("D", n, p, order=o["order"], texto=words(p.nasc), mat=o["ms"], accept=acc)
        t["data"]["dados_pessoais"]["naturalidade"] = "%s/%s" % (p.cid, p.uf)
        o2 = dict(o); out.append((t, render(p, dict(o2, tw=o["tw"]))))
    return out
