# -*- coding: utf-8 -*-
# E: web portal's electronic certificate 2019-2026: coloured band, cards, tiny grey labels under or above the value, QR code, digital signature strip, cadastro table
from common import *
CSS = """
body{width:210mm;height:297mm;font-family:'Noto Sans','DejaVu Sans',sans-serif;font-size:8.6pt;color:#1a1a1a;position:relative}
.top{background:%(c)s;color:#fff;height:25mm;padding:5mm 12mm;display:flex;align-items:center;gap:5mm;-webkit-print-color-adjust:exact;print-color-adjust:exact}
.bd,.st,.top{-webkit-print-color-adjust:exact;print-color-adjust:exact}
.side{position:absolute;right:4mm;top:70mm;writing-mode:vertical-rl;font-size:6.2pt;color:#666;white-space:nowrap}
.m{padding:3mm 13mm 0 12mm}
.r{display:flex;gap:2mm;margin-top:1.6mm}
.k{flex:1;border:1px solid #c9ced6;border-radius:3px;padding:1px 5px 2px;min-height:8.6mm;line-height:1.25}
.k i{font-style:normal;display:block;font-size:6.4pt;color:#5d6673;white-space:nowrap;overflow:hidden;line-height:1.3}
.bd{background:%(l)s;color:%(c)s;font-weight:bold;font-size:7.6pt;padding:1px 6px;margin-top:2.2mm;border-left:4px solid %(c)s}
.rv{background:%(c)s;color:#fff;border-left:0}
table{border-collapse:collapse;width:100%%;font-size:7pt;margin-top:1.2mm}td,th{border:1px solid #c9ced6;padding:1px 4px;text-align:left;font-weight:normal}th{color:#5d6673}
.ft{position:absolute;left:12mm;right:12mm;bottom:5mm;font-size:6pt;color:#555;text-align:justify;line-height:1.25}
"""
def render(p, o):
    c = []
    E = lambda s: esc(s) if s else esc(p.blank)
    def row(*ks): c.append('<div class="r">%s</div>' % "".join('<div class="k" style="flex:%s">%s</div>' % (w, ("<i>%s</i>%s" % (a, b or "&nbsp;")) if not o["under"] else "%s<i>%s</i>" % (b or "&nbsp;", a)) for w, a, b in ks))
    def band(s): c.append('<div class="bd %s">%s</div>' % (o["rv"], s))
    c.append('<div class="top">%s<div style="flex:1;line-height:1.3"><div style="font-size:7.5pt">%s</div><div style="font-size:15pt;font-weight:bold">%s</div><div style="font-size:7.5pt">%s</div></div><div style="background:#fff;padding:4px;line-height:0">%s</div></div><div class="m">' % (arms(46, "#fff"), o["t1"], o["t2"], o["t3"], qr(p.mat, 66)))
    def reg():
        band(o["H"][0])
        row((3, "Cartório / Serventia", esc(p.cartorio)), (2, "Município / UF do registro", esc(p.rcid) + " / " + p.ruf), (1, "CNS", "%06d" % p.cns))
        row((3, "Matrícula", "<b>%s</b>" % o["ms"]), (1.4, "Data do registro", esc(dmy(p.reg))), *(((1, "Livro", p.livro), (1, "Folha", p.folha), (1.2, "Termo", p.termo)) if o["lft"] else ()))
    def pes():
        band(o["H"][1])
        row((4, "Nome do registrado", "<b>%s</b>" % esc(p.nome)), (1.5, "CPF do registrado", E(p.cpf)))
        row((1.2, "Data de nascimento", dmy(p.nasc)), (3, "Data de nascimento por extenso", esc(words(p.nasc))), (.9, "Hora", p.hora or esc(p.blank)), (1, "Sexo", "Feminino" if p.sexo == "F" else "Masculino"))
        row((3, "Local de nascimento", E(p.estab)), (2, "Município de nascimento / UF", esc(p.cid) + " / " + p.uf), *(((2, "Naturalidade", esc(p.nat)),) if o["nat"] else ()))
        row((1, "Gêmeo(s)?", o["gy"] if p.twins else o["gn"]), (4, "Nome e matrícula do(s) gêmeo(s)", E(p.gemeo)), (1.5, "Nº da DNV", E(p.dnv)))
    def fil():
        band(o["H"][2])
        G = [("p", p.pai, p.pai_nat, p.avop, p.avop2), ("m", p.mae, p.mae_nat, p.avom, p.avom2)]
        if o["order"] == "mp": G.reverse()
        for i, (tg, a, b, d, e) in enumerate(G, 1):
            if not a and o["drop"]: continue
            row((3, "Filiação %d" % i, E(a)), (2, "Naturalidade", E(b)))
            row((1, "Avô - filiação %d" % i, E(d)), (1, "Avó - filiação %d" % i, E(e)))
    S = {"r": reg, "p": pes, "f": fil}
    for k in o["seq"]: S[k]()
    band(o["H"][3])
    if o["sep"]:
        row((1, "Averbações", E(p.averb))); row((1, "Anotações", E(p.anot)))
    else: row((1, "Averbações e anotações", E(p.averb or p.anot)))
    if o["cad"]:
        band(o["H"][4])
        c.append("<table><tr><th>Tipo de documento</th><th>Número</th><th>Expedição</th><th>Órgão</th></tr>%s</table>" % "".join("<tr>%s</tr>" % "".join("<td>%s</td>" % (x or "&nbsp;") for x in r) for r in o["cad"]))
    c.append('<div class="r" style="font-size:7.6pt;margin-top:3mm"><div style="flex:1.1;line-height:1.35">%s<br>Oficial: <b>%s</b><br>%s<br>%s</div><div style="flex:1;line-height:1.35;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>%s (%s), %s.<br><div style="border:1px dashed %s;padding:3px 5px;margin-top:2mm;text-align:left;font-size:6.8pt">Documento assinado digitalmente por<br><b>%s:%s</b> - %s<br>Data: %s %s -03:00</div></div></div>' % (esc(p.cartorio), esc(p.oficial), esc(o["end"]), o["mail"], esc(p.rcid), p.ruf, o["ed"], o["c"], esc(o["sg"][0].upper()), p.cpf3.replace(".", "").replace("-", ""), o["sg"][1], p.emi.strftime("%Y.%m.%d"), o["hh"]))
    if p.selo: c.append('<div style="margin-top:2mm;font-size:7.4pt">%s <b>%s</b>&nbsp;&nbsp; %s</div>' % (o["sl"], p.selo, o["fee"]))
    c.append('</div><div class="side">%s</div><div class="ft">%s</div>' % (o["side"], o["ft"]))
    return page(CSS % o, "".join(c))
def forms():
    H1 = ["DADOS DO REGISTRO", "DADOS DO REGISTRADO", "FILIAÇÃO", "OBSERVAÇÕES", "ANOTAÇÕES DE CADASTRO"]
    P = [
     (person("E1", nasc="13/08/2020", cid="Sorocaba", uf="SP", sexo="F", estab="Hospital Santa Lucinda Vergueiro", pai_nat="Votorantim/SP", mae_nat="Londrina/PR", rcid="Votorantim", nat="Votorantim/SP", emi="14/01/2021", reg="21/08/2020", cartorio="Oficial de Registro Civil das Pessoas Naturais da Sede", blank="Nada consta", joint=True, selo="1204712CE000000041883121T", dnv="30-81174402-6"),
      dict(c="#0b5d6b", l="#d9eef1", under=False, rv="", t1="REPÚBLICA FEDERATIVA DO BRASIL · REGISTRO CIVIL DAS PESSOAS NATURAIS", t2="CERTIDÃO DE NASCIMENTO", t3="Documento eletrônico", H=H1, lft=False, nat=True, gy="Sim", gn="Não", order="mp", drop=False, seq="prf", sep=False, cad=[], end="Av. 31 de Março, 480 - Centro - CEP 18110-005", mail="contato@rcvotorantim.exemplo.br", sl="Selo digital:", fee="Ao oficial R$ 34,88 · Ao Estado R$ 0,00 · ISS R$ 0,70", side="Código de validação 7c1e-40aa-9b77-118f · Valide em www.registrocivil.exemplo.br/valida · Prazo de 90 dias", ft="Lei nº 6.015/1973, art. 19, § 5º: As certidões extraídas dos registros públicos deverão, observado o disposto no § 1º, ser fornecidas eletronicamente, com uso de tecnologia que permita a sua impressão pelo usuário e a identificação segura de sua autenticidade. A impressão deste documento não substitui o arquivo eletrônico.", sgk="e", hh="11:02:45")),
     (person("E2", nasc="22/04/1983", cid="Petrolina", uf="PE", sexo="M", estab="Maternidade Dom Malan Velho", pai_nat="Casa Nova/BA", mae_nat="Petrolina/PE", hora="", dnv="", emi="30/05/2023", reg="03/05/1983", cartorio="1º Ofício de Registro Civil de Petrolina", blank="", joint=False, selo="0077214.MZK05202301.01459", averb="Por sentença do Juízo da 2ª Vara de Família de Petrolina/PE, de 09/09/2002, transitada em julgado, foi reconhecida a paternidade, passando o registrado a usar o patronímico paterno.", anot="Casamento com Lidiane Barros Sá em 12/12/2009, matrícula 074880 01 55 2009 2 00061 204 0018204 60. Divórcio averbado em 03/07/2019.", cpf="x"),
      dict(c="#5a2d82", l="#ece2f5", under=True, rv="rv", t1="CENTRAL DE SERVIÇOS ELETRÔNICOS", t2="Certidão de Nascimento", t3="Breve relato - 2ª via eletrônica", H=["Registro", "Pessoa registrada", "Filiação e ascendentes", "Averbações e anotações", "Cadastro"], lft=True, nat=False, gy="Sim", gn="Não", order="pm", drop=False, seq="rpf", sep=True, cad=[("CPF", "*", "", "Receita Federal"), ("RG", "5.118.402", "17/03/2001", "SDS/PE"), ("Título de eleitor", "0481 2203 0825 zona 083 seção 0117", "", "TRE/PE")], end="Rua Joaquim Nabuco, 210 - Petrolina/PE", mail="(87) 3861-5540", sl="SELO DIGITAL Nº", fee="Emolumentos R$ 47,11 | TSNR R$ 9,42 | FERC R$ 5,23 | ISS R$ 2,36", side="Pedido nº 2023.0530.11877 · hash 90ac44f1b2d7e601", ft="Código Penal, art. 297: Falsificar, no todo ou em parte, documento público, ou alterar documento público verdadeiro: Pena - reclusão, de dois a seis anos, e multa. A presente certidão envolve elementos de averbação à margem do termo.", sgk="o", hh="08:15:10")),
     (person("E3", nasc="09/02/2024", cid="Caxias do Sul", uf="RS", sexo="F", nome="x", estab="Hospital Geral Pompéia Nova", pai_nat="Farroupilha/RS", mae_nat="São Marcos/RS", nat="Caxias do Sul/RS", emi="28/02/2024", reg="15/02/2024", cartorio="Registro Civil das Pessoas Naturais da 2ª Zona", blank="Não consta", joint=True, selo="0131.01.2400002.04471", twins=["?"], dnv="30-90155237-0"),
      dict(c="#7a3b00", l="#f6e8d9", under=False, rv="", t1="REPÚBLICA FEDERATIVA DO BRASIL", t2="CERTIDÃO DE NASCIMENTO", t3="Registro Civil das Pessoas Naturais - Estado do Rio Grande do Sul", H=["1 | REGISTRO", "2 | REGISTRADO(A)", "3 | FILIAÇÃO", "4 | AVERBAÇÕES / ANOTAÇÕES", "5 | ANOTAÇÕES DE CADASTRO"], lft=True, nat=True, gy="Sim", gn="Não", order="mp", drop=False, seq="prf", sep=False, cad=[("CPF", "*", "15/02/2024", "RFB"), ("RG", "", "", ""), ("CEP residencial", "95020-472", "", "")], end="Rua Dr. Montaury, 1377, sala 4", mail="rczona2@exemplo.not.br", sl="Selo Digital de Fiscalização Notarial e Registral", fee="Emolumentos: isento", side="Chave 0131 5520 2024 0228 8841 · consulte a autenticidade em www.tjrs.jus.br", ft="Lei 9.534/97: Os reconhecidamente pobres estão isentos de pagamento de emolumentos pela segunda via. Lei 13.484/17: a naturalidade poderá ser do Município em que ocorreu o nascimento ou do Município de residência da mãe do registrado na data do nascimento, desde que localizado em território nacional.", sgk="e", hh="17:40:02")),
     (person("E4", nasc="03/06/2025", cid="Boa Vista", uf="RR", sexo="M", nome="Wapichan Jorge Peixoto Level", pai="", pai_nat="", avop="", avop2="", mae="Marilene Peixoto Level", mae_nat="Normandia/RR", estab="Maternidade Nossa Senhora de Lourdes", nat="Normandia/RR", rcid="Boa Vista", emi="09/03/2026", reg="03/06/2025", cartorio="Cartório Loureiro - 1º Ofício do Registro Civil", blank="Não declarado", joint=True, selo="RR2603-CN-0019982-X4", cpf="x", avom="Jorge Level", avom2="Carmelita Peixoto", dnv="30-96620418-7", anot="O registrado pertence à etnia Wapichana, aldeia Araçá, dados lançados nos termos da Resolução Conjunta CNJ/CNMP nº 03/2012."),
      dict(c="#14532d", l="#dcefe2", under=True, rv="rv", t1="Serventia Extrajudicial · Portal do Cidadão", t2="CERTIDÃO DE NASCIMENTO", t3="1ª via digital gratuita", H=["Assentamento", "Registrado", "Filiação", "Observações", "Anotações de cadastro"], lft=True, nat=True, gy="Sim", gn="Não", order="mp", drop=True, seq="rpf", sep=False, cad=[], end="Av. Ville Roy, 5623 - Centro", mail="(95) 3224-0700", sl="Selo:", fee="Ato gratuito", side="Documento gerado em 09/03/2026 às 10:21 · versão do modelo 4.2", ft="Constituição Federal, art. 5º, LXXVI: são gratuitos para os reconhecidamente pobres, na forma da lei: a) o registro civil de nascimento; b) a certidão de óbito.", sgk="o", hh="10:21:33")),
    ]
    out = []
    for n, (p, o) in enumerate(P, 1):
        if p.cpf == "x": p.cpf = cpf(p.rng)
        if n == 3:
            ln = " ".join(p.mae.split()[-2:]); p.nome = "Maria Luíza " + ln; p.twins = ["Maria Cecília " + ln]
            p.gemeo = p.twins[0] + " - " + msp(matricula(p.cns, p.reg.year, p.livro_n, p.folha_n, p.termo_n - 1))
        p.livro = ["%05d" % p.livro_n, "A-%d" % p.livro_n, "%05d" % p.livro_n, "A %d" % p.livro_n][n-1]
        p.folha = "%03d" % p.folha_n; p.termo = "%07d" % p.termo_n if n != 2 else str(p.termo_n)
        o["ms"] = msp(p.mat)
        o["cad"] = [[p.cpf if x == "*" else x for x in r] for r in o["cad"]]
        p.cadastro = [x for r in o["cad"] for x in r[1:] if x]
        o["sg"] = (p.oficial, "Oficial(a)") if o["sgk"] == "o" else (p.escrev, "Escrevente")
        o["ed"] = ext(p.emi)
        acc = {"dados_pessoais.data_nascimento.texto_completo": [dmy(p.nasc)]}
        if not o["nat"]: acc["dados_pessoais.naturalidade"] = [""]
        if p.twins: acc["gêmeos.informações_adicionais"] = [p.twins[0]]
        t = truth("E", n, p, order=o["order"], texto=words(p.nasc), mat=o["ms"], accept=acc)
        if not o["nat"]: t["data"]["dados_pessoais"]["naturalidade"] = "%s/%s" % (p.cid, p.uf)
        out.append((t, render(p, o)))
    return out
