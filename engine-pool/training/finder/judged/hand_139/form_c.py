# -*- coding: utf-8 -*-
# C: Delphi QuickReport 1998-2009: absolutely placed labels and fields, group boxes, labels cut by their component's width, boxes off by some pixels
from common import *
CSS = """
body{width:210mm;height:297mm;position:relative;font-family:'Liberation Sans',sans-serif;font-size:9pt;color:#000;overflow:hidden}
.l{position:absolute;white-space:nowrap;overflow:hidden;font-size:%s;%s}
.v{position:absolute;%s;line-height:1.12}
.b{position:absolute;border:1px solid %s}
.t{position:absolute;background:#fff;padding:0 4px;font-weight:bold;font-size:8.5pt;white-space:nowrap}
.f{position:absolute;border-collapse:collapse;font-size:7.5pt}.f td{border:1px solid #000;padding:1px 6px}
"""
def render(p, o):
    H = []
    def l(x, y, s, w=None): H.append('<div class="l" style="left:%.1fmm;top:%.1fmm;%s">%s</div>' % (x, y, "width:%.1fmm" % w if w else "", esc(s)))
    def v(x, y, s, w=None, st=""):
        H.append('<div class="v" style="left:%.1fmm;top:%.1fmm;%s%s">%s</div>' % (x, y, "width:%.1fmm;" % w if w else "white-space:nowrap;", st, esc(s or p.blank)))
    def box(x, y, w, h, t=""):
        H.append('<div class="b" style="left:%.1fmm;top:%.1fmm;width:%.1fmm;height:%.1fmm"></div>' % (x, y, w, h))
        if t: H.append('<div class="t" style="left:%.1fmm;top:%.1fmm">%s</div>' % (x + 3, y - 2, esc(t)))
    def ctr(y, s, st=""): H.append('<div class="v" style="left:0;width:210mm;text-align:center;top:%.1fmm;%s">%s</div>' % (y, st, esc(s)))
    s2 = o["shift"]
    ctr(10, "República Federativa do Brasil", "font-size:13pt;font-weight:bold")
    ctr(16, "Estado d%s" % o["estado"], "font-size:10pt;font-weight:normal")
    ctr(21, p.cartorio, "font-size:11pt;font-weight:bold")
    ctr(26.5, "%s - %s - CEP %s - Fone/Fax: %s" % (o["end"], p.rcid + "/" + p.ruf, o["cep"], o["tel"]), "font-size:8pt;font-weight:normal")
    ctr(30.5, "Oficial: " + p.oficial + "   -   Substituto(a): " + o["subs"], "font-size:8pt;font-weight:normal")
    ctr(37, "CERTIDÃO DE NASCIMENTO", "font-size:17pt;font-weight:bold;letter-spacing:2px")
    y = 49
    if o["first"]:
        box(15, y, 180, 11, "Assento")
    def assento(y):
        l(17, y+4, "Livro:"); v(28, y+4, p.livro); l(52 + s2, y+4, "Folha:"); v(64 + s2, y+4, p.folha); l(84, y+4, "Termo:"); v(97, y+4, p.termo)
        l(122, y+4, "Data do regis" if o["cut"] else "Data do registro:", 24 if not o["cut"] else None); v(148, y+4, dmy(p.reg))
    if o["first"]: assento(y); y += 16
    box(15, y, 180 + s2, 41, "Dados do(a) Registrado(a)")
    l(17, y+4, "Nome:"); v(38, y+4, p.nome)
    l(17, y+10, "Data de nascimento:", 20); v(38, y+10, dmy(p.nasc)); v(60, y+10, "(" + words(p.nasc) + ")")
    l(17, y+16, "Hora nascimento:", 20); v(38, y+16, p.hora_s); l(62, y+16, "Sexo:"); v(72, y+16, "Feminino" if p.sexo == "F" else "Masculino"); l(100, y+16, "Gêmeo:"); v(114, y+16, "Sim" if p.twins else "Não")
    l(128, y+16, o["corl"]); v(136, y+16, o["cor"])
    l(17, y+22.5, "Local de nasci" if o["cut"] else "Local:", 20); v(38, y+22.5, p.estab)
    l(17, y+28.5, "Município de nascimento:", 20); v(38, y+28.5, p.cid); l(112, y+28.5, "UF:"); v(119, y+28.5, p.uf)
    l(17, y+34.5, "Outro(s) gêmeo(s):" , 20); v(38, y+34.5, p.gemeo)
    y += 46
    box(15 + s2, y, 180, 50, "Filiação")
    def par(y, tt, nome, nat, a, a2, prof):
        l(17, y, tt + ":"); v(38, y, nome)
        l(17, y+5.5, "Naturalidade:", 20); v(38, y+5.5, nat); l(112, y+5.5, "Profissão:"); v(130, y+5.5, prof)
        l(17, y+11, o["avl"] % ("pat." if tt == "Pai" else "mat."), 20)
        if o["narrow"]:
            v(38, y+11, a, 56); v(100, y+11, a2, 56); (v(95.5, y+11, "e") if (a or a2) else None)
        else:
            v(38, y+11, a + "  e  " + a2 if a else p.blank)
    if o["order"] == "pm":
        par(y+4, "Pai", p.pai, p.pai_nat, p.avop, p.avop2, o["pp"]); par(y+27, "Mãe", p.mae, p.mae_nat, p.avom, p.avom2, o["pm"])
    else:
        par(y+4, "Mãe", p.mae, p.mae_nat, p.avom, p.avom2, o["pm"]); par(y+27, "Pai", p.pai, p.pai_nat, p.avop, p.avop2, o["pp"])
    y += 55
    box(15, y, 180, 17, "Declaração")
    l(17, y+4, "Declarante:"); v(38, y+4, p.decl + ", " + o["dq"])
    l(17, y+10, "Testemunhas:", 20); v(38, y+10, p.test1 + "; " + p.test2)
    y += 22
    if not o["first"]:
        box(15, y, 180, 11, "Assento"); assento(y); y += 16
    box(15, y, 180 - s2, 20, "Observações / Averbações")
    v(17, y+4, p.averb, 174)
    y += 24
    v(15, y, "O referido é verdade e dou fé.", None, "font-weight:normal")
    v(105, y, "%s, %s." % (p.rcid, ext(p.emi)), None, "font-weight:normal")
    H.append('<table class="f" style="left:15mm;top:%.1fmm"><tr><td colspan="2" style="text-align:center"><b>Cotas</b></td></tr>%s</table>' % (y + 7, "".join("<tr><td>%s</td><td style='text-align:right'>%s</td></tr>" % (a, b) for a, b in o["fees"])))
    H.append('<div class="b" style="left:105mm;width:84mm;top:%.1fmm;height:0;border-width:1px 0 0 0"></div>' % (y + 21))
    v(105, y+22, o["sig"][0], 84, "text-align:center"); v(105, y+26, o["sig"][1], 84, "text-align:center;font-weight:normal;font-size:8pt")
    H.append('<div class="v" style="left:15mm;top:289mm;font-size:6.5pt;font-weight:normal;color:#444">%s</div>' % esc(o["foot"]))
    H.append('<div class="v" style="right:15mm;top:289mm;font-size:6.5pt;font-weight:normal;color:#444">%s</div>' % esc(o["fr"]))
    return page(CSS % (o["lf"], o["ls"], o["vs"], o["bc"]), "".join(H))
def forms():
    P = [
     (person("C1", nasc="23/09/1998", cid="Jaraguá do Sul", uf="SC", sexo="M", estab="Hospital e Maternidade São Hildebrando", pai_nat="Corupá/SC", mae_nat="Guaramirim/SC", emi="06/10/1998", reg="02/10/1998", cartorio="Cartório Marquardt - Registro Civil e Tabelionato", blank="", livro="A-061", folha="118", termo="036214"),
      dict(shift=0, estado="e Santa Catarina", end="Rua Barão do Rio Branco, 405", cep="89251-400", tel="(047) 371-0452", subs="Irineu Vasel Tomaselli", first=True, cut=True, corl="Cor:", cor="branca", narrow=True, avl="Avós %s:", order="pm", pp="mecânico", pm="tecelã", dq="pai", fees=[("Certidão", "R$ 4,50"), ("Busca", "isento"), ("Total", "R$ 4,50")], lf="8pt", ls="color:#000", vs="font-weight:bold", bc="#000", foot="RegCivil for Windows 3.1 - Licenciado para Cartório Marquardt", fr="06/10/98 10:41:07", signer="o")),
     (person("C2", nasc="11/02/1974", cid="Juazeiro do Norte", uf="CE", sexo="F", nome="Francisca Erivanda Feitosa de Alencar Bezerra", pai="Antônio Alencar Bezerra", mae="Maria Socorro Feitosa Bezerra", estab="", hora="03:00", pai_nat="Exu/PE", mae_nat="Barbalha/CE", avop="Luiz Gonzaga Alencar", avop2="Quitéria Bezerra de Alencar", avom="Cícero Romão Feitosa", avom2="Josefa Pereira da Silva Feitosa", reg="30/07/1981", emi="17/05/2001", cartorio="Cartório Machado - 2º Ofício do Registro Civil", blank="* * * * *", livro="46-A", folha="203v", termo="52.917", averb="Casou-se com José Erinaldo Tavares em 15/06/1996, nesta cidade, conforme livro B-22, fls. 81, passando a assinar-se Francisca Erivanda Feitosa Bezerra Tavares."),
      dict(shift=3, estado="o Ceará", end="Rua São Pedro, 1.080, Centro", cep="63010-010", tel="(88) 511-2290", subs="Rosa Amélia Machado Sobreira", first=False, cut=False, corl="Cor:", cor="", narrow=False, avl="Avós %s:", order="pm", pp="agricultor", pm="doméstica", dq="pai", fees=[("Emolumentos", "R$ 9,12"), ("FERMOJU", "R$ 0,46"), ("Selo", "R$ 1,50"), ("Total", "R$ 11,08")], lf="9pt", ls="color:#000", vs="", bc="#777", foot="Qualquer emenda ou rasura será considerada indício de adulteração.", fr="SISCART - Módulo Nascimento v.2.07", signer="e")),
     (person("C3", nasc="05/12/2003", cid="Dourados", uf="MS", sexo="M", estab="Hospital Evangélico Betel", pai="", pai_nat="", avop="", avop2="", mae_nat="Ponta Porã/MS", rcid="Itaporã", emi="12/12/2003", reg="12/12/2003", cartorio="Serviço Notarial e de Registro Civil de Itaporã", blank="xxxxxxxxxxxxxx", livro="A-19", folha="77", termo="8310"),
      dict(shift=-2, estado="o Mato Grosso do Sul", end="Av. Estefano Gonella, 712", cep="79890-000", tel="67 451-1305", subs="Edna Mara Trelha", first=True, cut=False, corl="Cor:", cor="parda", narrow=True, avl="Avós %s:", order="mp", pp="", pm="estudante", dq="mãe", fees=[("Gratuito", "Lei 9.534/97")], lf="8pt", ls="color:#7a1010", vs="", bc="#7a1010", foot="1ª via - Lei nº 6.015/73, art. 30. Falsificar documento público: pena de reclusão, de 2 a 6 anos (art. 297, CP).", fr="Pág. 1/1", signer="o")),
     (person("C4", nasc="29/02/2008", cid="Macaé", uf="RJ", sexo="F", estab="Clínica São Lucas de Macaé - Ala Obstétrica Doutor Waldir Lustosa", pai_nat="Conceição de Macabu/RJ", mae_nat="Campos dos Goytacazes/RJ", emi="19/03/2008", reg="14/03/2008", cartorio="RCPN do 1º Distrito da Comarca de Macaé", blank="-----", livro="00087", folha="0142", termo="025366", twins=["?"], hora="17:48"),
      dict(shift=2, estado="o Rio de Janeiro", end="Rua Télio Barreto, 96, sobreloja", cep="27910-060", tel="(22) 2772-6004", subs="Aldemir Couto Pessanha", first=False, cut=True, corl="Cor:", cor="", narrow=True, avl="Av. %s:", order="pm", pp="petroleiro", pm="bancária", dq="pai", fees=[("Tab. 17, item 3", "R$ 0,00"), ("20% FETJ", "R$ 0,00"), ("Mútua/ACOTERJ", "R$ 0,00")], lf="8pt", ls="color:#00008b;font-style:italic", vs="font-family:'Liberation Mono',monospace;font-size:8.5pt", bc="#00008b", foot="Selo nº RCL 55381 - Corregedoria Geral da Justiça", fr="Cod. interno 0087.0142.025366", signer="e", selo="RCL 55381")),
    ]
    out = []
    for n, (p, o) in enumerate(P, 1):
        p.cpf = ""; p.dnv = ""; p.joint = True
        p.selo = o.get("selo", "")
        if p.twins:
            ln = " ".join(p.nome.split()[-2:]); p.nome = "Laís Vitória " + ln; p.twins = ["Luísa Vitória " + ln]; p.gemeo = p.twins[0]
        p.hora_s = {1: p.hora.replace(":", "h") + "min", 2: "03:00", 3: p.hora + " h", 4: p.hora}[n]
        o["sig"] = (p.oficial, "Oficial") if o["signer"] == "o" else (p.escrev, "Escrevente")
        acc = {"dados_pessoais.naturalidade": [""], "dados_pessoais.data_nascimento.texto_completo": [dmy(p.nasc)]}
        t = truth("C", n, p, order=o["order"], texto=words(p.nasc), accept=acc)
        t["data"]["dados_pessoais"]["naturalidade"] = "%s/%s" % (p.cid, p.uf)
        out.append((t, render(p, o)))
    return out
