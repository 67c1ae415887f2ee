# -*- coding: utf-8 -*-
# G: typewriter-style text template (WordPerfect/Word 1992-2009): running opening, dotted leaders, two columns, judge, doctor and witnesses named
from common import *
CSS = """
body{width:210mm;height:297mm;font-family:%s;font-size:%s;padding:16mm 18mm 0 24mm;position:relative;line-height:%s}
.c{text-align:center}.d{display:flex;align-items:flex-start}.d .k{display:block;overflow:hidden;white-space:nowrap;flex:0 0 %s}.d .x{flex:1;padding-left:2mm}
.two{display:flex;gap:6mm}.two>div{flex:1}
"""
DOT = "." * 90
def render(p, o):
    E = lambda s: esc(s) if s else esc(p.blank)
    k = lambda a, b: '<div class="d"><span class="k">%s%s</span><span class="x">%s</span></div>' % (a, DOT if o["dot"] else "", ": " + b if o["dot"] else b)
    b = '<div class="c"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>Estado d%s - Comarca de %s<br><b>%s</b><br>%s<br>MM. Juiz(a) Corregedor(a): Dr(a). %s</div>' % (o["est"], esc(p.com), esc(p.cartorio.upper() if o["cu"] else p.cartorio), esc(o["of"] % p.oficial), esc(p.juiz))
    b += '<div class="c" style="font-size:150%%;margin:5mm 0 4mm"><b>%s</b></div>' % o["tt"]
    b += '<div style="text-align:justify;text-indent:12mm;margin-bottom:3mm">%s</div>' % o["intro"].format(livro=p.livro, folha=o["fx"], termo=p.termo, reg=o["rg"])
    L = [k("Nome", "<b>%s</b>" % esc(p.nome)), k("Nascido(a) em", esc(o["nd"])), k("Às", E(o["hs"])), k("Em", E(p.estab)), k("Munic. e UF", esc("%s - %s" % (p.cid, p.uf))), k("Sexo", ("feminino" if p.sexo == "F" else "masculino"))]
    if p.twins: L.append(k("Gêmeo(a) de", esc(p.gemeo)))
    G = [("Pai", p.pai, p.pai_nat, p.avop, p.avop2), ("Mãe", p.mae, p.mae_nat, p.avom, p.avom2)]
    if o["order"] == "mp": G.reverse()
    if o["two"]:
        b += "".join(L) + '<div class="two" style="margin-top:3mm">' + "".join("<div><b>%s</b><br>%s<br>nat. de %s<br><i>%s</i><br>%s<br>%s</div>" % (t.upper(), E(a), E(n_), "avós " + ("paternos" if t == "Pai" else "maternos"), E(x), E(y)) for t, a, n_, x, y in G) + "</div><br>"
    else:
        for t, a, n_, x, y in G:
            q = "pat." if t == "Pai" else "mat."
            L += [k(t, E(a)), k("Natural de", E(n_)), k("Avô " + q, E(x)), k("Avó " + q, E(y))]
        b += "".join(L)
    b += k("Declarante", esc(p.decl)) + k("Testemunhas", esc(p.test1) + " e " + esc(p.test2))
    if o["med"]: b += k("Médico", "Dr. Haroldo Tapajós Muniz, CRM 4.117")
    b += '<div style="margin-top:3mm;text-align:justify">%s %s</div>' % (o["ol"], E(p.averb))
    b += '<div style="margin-top:4mm;text-indent:12mm">O referido é verdade e dou fé.</div><div style="text-indent:12mm">%s, %s.</div>' % (esc(p.rcid), o["ed"])
    b += '<div style="width:80mm;margin:14mm 0 0 %s;text-align:center;border-top:1px solid #000">%s<br>%s</div>' % (o["sx"], esc(o["sg"][0]), o["sg"][1])
    b += '<div style="position:absolute;left:24mm;bottom:10mm;right:18mm;font-size:70%%;line-height:1.2;border:1px solid #555;padding:3px">%s</div>' % o["ft"]
    return page(CSS % (o["ff"], o["fs"], o["lh"], o["kw"]), b)
def forms():
    P = [
     (person("G1", nasc="25/12/1971", cid="Pirassununga", uf="SP", com="Pirassununga", sexo="F", estab="Santa Casa local", pai_nat="Porto Ferreira/SP", mae_nat="Leme/SP", emi="15/07/1993", reg="03/01/1972", cartorio="Cartório do Registro Civil e Anexos", blank="= x = x =", livro="A-54", folha="201v", termo="18.377"),
      dict(est="e São Paulo", cu=True, of="%s - Oficial Maior", tt="CERTIDÃO DE NASCIMENTO", intro="CERTIFICO que no livro <b>{livro}</b>, às folhas <b>{folha}</b>, sob o número <b>{termo}</b>, foi lavrado em {reg} o assento de nascimento com os dados seguintes:", fx="201v", dot=True, two=False, order="pm", med=False, ol="Observações:", ff="'Liberation Mono'", fs="10pt", lh="1.42", kw="38mm", sx="70mm", ft="Custas: ao Escrivão Cr$ 58.200,00 - ao Estado Cr$ 15.714,00 - à Cart. Cr$ 11.640,00 - Guia 133/93", ed=0, nd="w", rgf="e", hh="{} horas", sg="o", title="Oficial")),
     (person("G2", nasc="19/03/1999", cid="Oriximiná", uf="PA", com="Oriximiná", sexo="M", estab="Hospital São Domingos Sávio", pai_nat="Óbidos/PA", mae_nat="Terra Santa/PA", emi="28/04/1999", reg="28/04/1999", cartorio="Cartório Guerreiro Picanço", blank="", livro="33", folha="115", termo="21.460"),
      dict(est="o Pará", cu=False, of="Tabeliã e Oficial: %s", tt="Certidão de Nascimento", intro="CERTIFICO que, em data de {reg}, foi registrado neste Cartório, Livro {livro}, Folha {folha}, Termo {termo}, o nascimento de:", fx="115", dot=False, two=True, order="pm", med=True, ol="Obs.:", ff="'Liberation Serif'", fs="12pt", lh="1.35", kw="30mm", sx="0mm", ft="Art. 30 da Lei 6.015/73 (redação da Lei 9.534/97): não serão cobrados emolumentos pelo registro civil de nascimento e pelo assento de óbito, bem como pela primeira certidão respectiva.", nd="e", rgf="e", hh="{}h{}min", sg="e", title="Escrevente Juramentada", oficial="Raimunda Guerreiro Picanço")),
     (person("G3", nasc="06/06/1990", cid="Santana do Livramento", uf="RS", com="Santana do Livramento", sexo="M", nome="x", twins=["?"], estab="Hospital de Caridade Santa Rita da Fronteira", pai_nat="Quaraí/RS", mae_nat="Rosário do Sul/RS", emi="09/05/2005", reg="12/06/1990", cartorio="Ofício do Registro Civil das Pessoas Naturais - 1ª Zona", blank="nada consta", livro="A-128", folha="44", termo="53902"),
      dict(est="o Rio Grande do Sul", cu=False, of="Registrador: %s", tt="CERTIDÃO DE NASCIMENTO", intro="Certifico que no Livro nº {livro}, fls. {folha}, termo nº {termo}, deste Ofício, consta o registro feito no dia {reg}, a seguir resumido:", fx="44", dot=True, two=True, order="mp", med=False, ol="ANOTAÇÕES E AVERBAÇÕES:", ff="'DejaVu Sans'", fs="9.4pt", lh="1.5", kw="34mm", sx="35mm", ft="Emol. R$ 14,20 - Busca R$ 3,90 - Processamento R$ 2,00. Valor total R$ 20,10.", nd="dw", rgf="d", hh="{}:{}", sg="e", title="Registrador Substituto")),
     (person("G4", nasc="17/10/1947", cid="Cachoeira", uf="BA", com="Cachoeira", sexo="F", pai="", pai_nat="", avop="", avop2="", mae="Brasilina dos Santos Conceição", nome="Honorina dos Santos Conceição", avom="", avom2="Felismina da Conceição", mae_nat="São Félix/BA", estab="Domicílio", emi="02/02/2009", reg="30/11/1958", cartorio="Cartório do Registro Civil do Distrito-Sede", blank="----------", livro="19", folha="87v", termo="4.205", averb="Casada desde 24/06/1967 com Crispim Sacramento Alves, passando a assinar Honorina Conceição Alves (termo 1.118 do livro B-9).", hora=""),
      dict(est="a Bahia", cu=True, of="Oficial Titular: %s", tt="C E R T I D Ã O &nbsp;D E &nbsp;N A S C I M E N T O", intro="CERTIFICO, a pedido verbal de pessoa interessada, que às folhas {folha} do livro {livro} de registro de nascimentos, sob o termo de ordem {termo}, aos {reg}, consta:", fx="87 verso", dot=True, two=False, order="pm", med=False, ol="À margem:", ff="'Liberation Serif'", fs="11.5pt", lh="1.4", kw="36mm", sx="78mm", ft="DAJ nº 118.402 série 021 - Taxa R$ 9,60 - Poder Judiciário do Estado da Bahia", nd="w", rgf="w", hh="", sg="o", title="Oficial Titular")),
    ]
    out = []
    for n, (p, o) in enumerate(P, 1):
        p.cpf = ""; p.dnv = ""; p.joint = True
        if o.get("oficial"): p.oficial = o["oficial"]
        if n == 3:
            ln = " ".join(p.mae.split()[-2:-1] + p.pai.split()[-1:]); p.nome = "Rômulo " + ln; p.twins = ["Remo " + ln]; p.gemeo = p.twins[0]
        o["nd"] = {"w": words(p.nasc), "e": ext(p.nasc), "dw": dmy(p.nasc) + " (" + words(p.nasc) + ")"}[o["nd"]]
        o["rg"] = {"e": ext(p.reg), "d": dmy(p.reg), "w": words(p.reg)}[o["rgf"]]
        o["hs"] = "" if not p.hora else (num(int(p.hora[:2])) + " horas e " + num(int(p.hora[3:])) + " minutos" if n == 1 else o["hh"].format(*p.hora.split(":")))
        o["ed"] = ext(p.emi)
        o["sg"] = (p.oficial if o["sg"] == "o" else p.escrev, o["title"])
        acc = {"dados_pessoais.naturalidade": [""], "dados_pessoais.data_nascimento.texto_completo": [dmy(p.nasc)]}
        if "v" in p.folha: acc["registro.folha"] = [o["fx"]]
        if p.estab == "Domicílio": acc["local_nascimento.estabelecimento"] = ["", "em domicílio"]
        t = truth("G", n, p, order=o["order"], texto=o["nd"] if n != 3 else words(p.nasc), accept=acc)
        t["data"]["dados_pessoais"]["naturalidade"] = "%s/%s" % (p.cid, p.uf)
        if o["cu"]: t["data"]["registro"]["cartório"] = p.cartorio.upper()
        out.append((t, render(p, o)))
    return out
