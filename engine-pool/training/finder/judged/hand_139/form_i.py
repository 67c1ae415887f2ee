# -*- coding: utf-8 -*-
# I: pre-printed landscape form (green/brown/blue print) filled by a dot-matrix program 1990-2003: values in mono a little off their cells, upper case, asterisk padding
from common import *
CSS = """
body{width:297mm;height:210mm;position:relative;font-family:'Liberation Serif',serif;color:%(c)s}
.f{position:absolute;border:1.2px solid %(c)s}.f span{position:absolute;left:1mm;top:.4mm;font-size:%(ls)s;white-space:nowrap;overflow:hidden;max-width:calc(100%% - 1mm)}
.v{position:absolute;font-family:'Liberation Mono',monospace;font-size:%(vs)s;color:#1d1d2b;line-height:1.1}
.p{position:absolute;white-space:nowrap}
.hb{position:absolute;background:%(c)s;color:#fff;font-weight:bold;text-align:center;font-size:8pt;line-height:4.6mm;height:4.6mm;-webkit-print-color-adjust:exact;print-color-adjust:exact}
"""
def render(p, o):
    H = []
    dx, dy = o["off"]
    V = lambda s: s if s else p.blank
    pad = (lambda s: s) if not o["pad"] else (lambda s: s + " " + "*" * o["pad"])
    def f(x, y, w, h, label, val, nowrap=True):
        H.append('<div class="f" style="left:%.1fmm;top:%.1fmm;width:%.1fmm;height:%.1fmm"><span>%s</span></div>' % (x, y, w, h, label))
        H.append('<div class="v" style="left:%.1fmm;top:%.1fmm;%s">%s</div>' % (x + 1.5 + dx, y + 4.6 + dy, "white-space:nowrap" if nowrap else "width:%.1fmm" % (w - 3 - max(dx, 0)), esc(val)))
    def P(x, y, s, st=""): H.append('<div class="p" style="left:%.1fmm;top:%.1fmm;%s">%s</div>' % (x, y, st, s))
    H.append('<div style="position:absolute;inset:6mm;border:%s"></div>' % o["pb"])
    P(16, 10, arms(58, o["c"]))
    H.append('<div class="p" style="left:0;width:297mm;top:10mm;text-align:center;line-height:1.25"><span style="font-size:11pt">REPÚBLICA FEDERATIVA DO BRASIL</span><br><b style="font-size:19pt;letter-spacing:3px">%s</b></div>' % o["tt"])
    P(232, 11, "Nº %s" % o["sn"], "font-size:13pt;color:#b01818;font-family:'Liberation Mono',monospace")
    f(14, 27, 112, 11, "Cartório", p.cartorio); f(126, 27, 58, 11, "Município e Comarca", p.rcid); f(184, 27, 16, 11, "Estado", p.ruf); f(200, 27, 83, 11, "Oficial do Registro Civil", p.oficial)
    y = 40.5
    P(14, y, o["ct"], "font-size:10.5pt;font-style:italic")
    y = 47
    f(14, y, 33, 11, "Livro", p.livro); f(47, y, 28, 11, "Fls.", p.folha); f(75, y, 39, 11, "Nº de ordem", p.termo); f(114, y, 45, 11, "Data do assento", dmy(p.reg)); f(159, y, 124, 11, "Declarante", p.decl)
    y = 60
    H.append('<div class="hb" style="left:14mm;width:269mm;top:%.1fmm">%s</div>' % (y, "REGISTRADO")); y += 4.6
    f(14, y, 164, 11, "Nome", pad(p.nome)); f(178, y, 33, 11, "Sexo", "FEMININO" if p.sexo == "F" else "MASCULINO"); f(211, y, 72, 11, "Gêmeo", p.gemeo_s); y += 11
    f(14, y, 38, 11, "Data do nascim.", dmy(p.nasc)); f(52, y, 145, 11, "Por extenso", words(p.nasc).upper()); f(197, y, 24, 11, "Hora", V(p.hora)[:7]); f(221, y, 62, 11, "Cor / Índice do livro", V(o["cor"])); y += 11
    f(14, y, 158, 11, "Local do nascimento (maternidade, hospital, rua e nº)", V(p.estab)); f(172, y, 111, 11, "Município, Estado", p.cid + ", " + p.uf); y += 13
    H.append('<div class="hb" style="left:14mm;width:134mm;top:%.1fmm">%s</div><div class="hb" style="left:149mm;width:134mm;top:%.1fmm">%s</div>' % (y, "PAI" if o["order"] == "pm" else "MÃE", y, "MÃE" if o["order"] == "pm" else "PAI")); y += 4.6
    G = [(p.pai, p.pai_nat, p.avop, p.avop2, o["pp"]), (p.mae, p.mae_nat, p.avom, p.avom2, o["pm"])]
    if o["order"] == "mp": G.reverse()
    for x, (a, b, c, d, e) in zip((14, 149), G):
        f(x, y, 134, 11, "Nome", V(a)); f(x, y + 11, 78, 11, "Natural de", V(b)); f(x + 78, y + 11, 56, 11, "Profissão", V(e))
        f(x, y + 22, 134, 11, "Avô", V(c)); f(x, y + 33, 134, 11, "Avó", V(d))
    y += 46
    f(14, y, 269, 18, "Observações e averbações", V(p.averb), False); y += 19.5
    f(14, y, 134, 10, "Testemunhas", p.test1 + " / " + p.test2) if len(p.test1 + p.test2) < 56 else f(14, y, 134, 10, "Testemunhas", p.test1)
    P(150, y - .5, "O referido é verdade e dou fé.", "font-size:10pt")
    H.append('<div class="v" style="left:%.1fmm;top:%.1fmm">%s</div>' % (150 + dx, y + 4.5 + dy, esc("%s, %s" % (p.rcid, ext(p.emi, True).upper()))))
    P(196, y + 17.2, "_" * 44, "font-size:9pt")
    H.append('<div class="v" style="left:%.1fmm;top:%.1fmm">%s</div>' % (198 + dx, y + 21.3, esc(o["sg"])))
    P(14, y + 12, o["ft"], "font-size:7.5pt;line-height:1.25")
    P(14, y + 20, "<table style='border-collapse:collapse;font-size:7pt'><tr>%s</tr></table>" % "".join("<td style='border:1px solid %s;padding:0 5px'>%s <span style=\"font-family:'Liberation Mono';color:#1d1d2b\">%s</span></td>" % (o["c"], a, b) for a, b in o["fee"]))
    return page(CSS % o, "".join(H), "297mm 210mm")
def forms():
    P = [
     (person("I1", nasc="18/07/1988", cid="Patos de Minas", uf="MG", sexo="F", estab="Hospital Vera Cruz Antigo", pai_nat="Lagoa Formosa/MG", mae_nat="Carmo do Paranaíba/MG", emi="04/06/1990", reg="29/07/1988", cartorio="Registro Civil do 1º Subdistrito", blank="***********", livro="A-77", folha="143", termo="30.218"),
      dict(order="pm", off=(.8, -.7), pad=12, c="#1c6b3c", ls="7pt", vs="9.6pt", pb="3px double #1c6b3c", tt="CERTIDÃO DE NASCIMENTO", sn="048812", ct="Certifico que, do livro de registro de nascimentos abaixo indicado, consta o seguinte assento:", cor="PARDA", pp="LAVRADOR", pm="DO LAR", ft="Válida em todo o território nacional. Não vale com emendas ou rasuras.<br>Gráfica São José Ltda. - CGC 21.077.114/0001-90", fee=[("Custas Cr$", "214,00"), ("Selo Cr$", "20,00")], s="o")),
     (person("I2", nasc="03/03/1996", cid="Araguaína", uf="TO", sexo="M", pai="", pai_nat="", avop="", avop2="", estab="Hospital Dom Orione Novo", mae_nat="Carolina/MA", hora="", emi="30/10/1997", reg="30/10/1997", rcid="Xambioá", cartorio="Cartório do Registro Civil das Pessoas Naturais", blank="-.-.-.-.-.-", livro="12-A", folha="98v", termo="6721"),
      dict(order="mp", off=(2.2, .9), pad=0, c="#6b3d14", ls="7.5pt", vs="9.2pt", pb="6px ridge #6b3d14", tt="Certidão de Nascimento", sn="A 10775", ct="CERTIFICO que do livro competente, deste Cartório, consta o registro:", cor="BRANCA", pp="", pm="COZINHEIRA", ft="Lei nº 6.015, de 31 de dezembro de 1973.", fee=[("Emolumentos", "GRATUITO"), ("Taxa", "---")], s="o")),
     (person("I3", nasc="10/06/1967", cid="Paranaguá", uf="PR", sexo="F", estab="Rua João Eugênio, 77 (residência dos pais)", pai_nat="Antonina/PR", mae_nat="Morretes/PR", emi="11/09/2001", reg="20/06/1967", cartorio="Serviço de Registro Civil Cavanha", blank="NADA CONSTA", livro="A-31", folha="12", termo="15.004", averb="CASOU-SE COM EDMAR LUIZ GREGORINI EM 23/01/1988, TERMO 3.117, LIVRO B-18, FLS. 59, DESTE OFÍCIO, E PASSOU A USAR O SOBRENOME GREGORINI. SEPARADOS CONSENSUALMENTE POR SENTENÇA DE 05/05/1999.", selo="ABX 22710"),
      dict(order="pm", off=(-.4, .6), pad=0, c="#1f3f8a", ls="9pt", vs="9.4pt", pb="2px solid #1f3f8a", tt="CERTIDÃO DE NASCIMENTO", sn="0033190", ct="Certifico, a requerimento de parte interessada, que revendo os livros deste Ofício encontrei:", cor="", pp="ESTIVADOR", pm="PRENDAS DOMÉSTICAS", ft="Selo FUNARPEN nº ABX 22710", fee=[("VRC", "40,00"), ("R$", "3,00"), ("Funrejus", "0,75")], s="e")),
     (person("I4", nasc="26/05/2002", cid="São Gonçalo", uf="RJ", sexo="M", nome="x", twins=["?"], estab="Casa de Saúde Santa Teresa de Neves", pai_nat="Itaboraí/RJ", mae_nat="Niterói/RJ", emi="13/01/2003", reg="05/06/2002", cartorio="RCPN - 3ª Circunscrição", blank="XXXX", livro="00212", folha="0181", termo="126340"),
      dict(order="pm", off=(1.2, 0), pad=8, c="#7a1230", ls="7pt", vs="9.6pt", pb="1px solid #7a1230", tt="CERTIDÃO DE NASCIMENTO", sn="RJ-771204", ct="Certifico o assento de nascimento de:", cor="PRETA", pp="MOTORISTA", pm="", ft="Corregedoria Geral da Justiça - Estado do Rio de Janeiro<br>Art. 5º, inciso LXXVI, da Constituição da República", fee=[("Tab. 18", "0,00"), ("20%", "0,00"), ("Total", "ISENTO")], s="e")),
    ]
    out = []
    for n, (p, o) in enumerate(P, 1):
        p.cpf = ""; p.dnv = ""; p.joint = True
        if n == 4:
            ln = " ".join(p.mae.split()[-2:-1] + p.pai.split()[-1:]); p.nome = "Igor " + ln; p.twins = ["Iago " + ln]; p.gemeo = p.twins[0]
        mapall(p, lambda s: s.upper())
        p.gemeo_s = p.gemeo or "NÃO"
        o["sg"] = (p.oficial + " - OFICIAL") if o["s"] == "o" else (p.escrev + " - ESCREVENTE")
        acc = {"dados_pessoais.naturalidade": [""], "dados_pessoais.data_nascimento.texto_completo": [dmy(p.nasc)]}
        if n == 3: acc["local_nascimento.estabelecimento"] = ["", "Domicílio", "RUA JOÃO EUGÊNIO, 77", "residência dos pais"]
        t = truth("I", n, p, order=o["order"], texto=words(p.nasc).upper(), accept=acc, size=(842, 595))
        t["data"]["dados_pessoais"]["naturalidade"] = "%s/%s" % (p.cid, p.uf)
        out.append((t, render(p, o)))
    return out
