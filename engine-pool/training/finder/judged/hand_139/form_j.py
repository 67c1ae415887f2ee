# -*- coding: utf-8 -*-
# J: spreadsheet (Excel/Calc) template 2009-2016 with numbered boxes as on a tax form ("07 - NOME DA MÃE"), labels shortened, value below or beside, gaps in the numbering
from common import *
CSS = """
body{width:210mm;height:297mm;font-family:%(ff)s;font-size:%(fs)s;padding:12mm 11mm;position:relative}
table{border-collapse:collapse;width:100%%;table-layout:fixed}td{border:%(bs)s;padding:1px 3px;vertical-align:bottom;line-height:1.2;height:%(h)s}
td i{font-style:normal;display:block;font-size:%(ls)s;white-space:nowrap;overflow:hidden;%(lst)s}
.g{border:.5px solid #ccc}.t{background:%(tb)s;color:%(tc)s;font-weight:bold;text-align:center;vertical-align:middle}
"""
def render(p, o):
    E = lambda s: esc(s) if s else esc(p.blank)
    R = []; N = [0]
    def row(*cs):
        x = []
        for sp, a, b in cs:
            N[0] += 1 if N[0] % 7 or not o["gap"] else 2
            x.append('<td colspan="%d"><i>%02d%s%s</i>%s</td>' % (sp, N[0], o["sep"], a, b or "&nbsp;"))
        R.append("<tr>%s</tr>" % "".join(x))
    def tit(s): R.append('<tr><td colspan="24" class="t">%s</td></tr>' % s)
    def gap(): R.append("<tr>%s</tr>" % ('<td class="g" colspan="2"></td>' * 12))
    R.append('<tr>%s</tr>' % ('<td style="border:0;height:0;padding:0"></td>' * 24))
    tit("%s" % esc(p.cartorio)); 
    tit("CERTIDÃO DE NASCIMENTO")
    row((12, "MUNICÍPIO DO CARTÓRIO", esc(p.rcid)), (3, "UF", p.ruf), (9, "COMARCA", esc(p.rcid)))
    A = lambda: (row((12, "MATRÍCULA", o["ms"]), (4, "LIVRO", p.livro), (4, "FOLHA", p.folha), (4, "TERMO", p.termo)) if o["mat"] else row((8, "LIVRO", p.livro), (8, "FOLHA", p.folha), (8, "TERMO", p.termo)))
    if o["a1"]: A()
    row((18, "NOME DO(A) REGISTRADO(A)", esc(p.nome)), (6, "SEXO", "F - FEMININO" if p.sexo == "F" else "M - MASCULINO"))
    row((5, "DT.NASC.", dmy(p.nasc)), (4, "HORA", p.hora or E("")), (12, "MUNICÍPIO NASC.", esc(p.cid)), (3, "UF", p.uf))
    row((14, "MATERN./HOSPITAL/DOMICÍLIO", E(p.estab)), (10, "Nº DNV (DECLARAÇÃO NASCIDO VIVO)", E(p.dnv)))
    row((4, "GÊMEO?", "SIM" if p.twins else "NÃO"), (20, "IRMÃO(S) GÊMEO(S)", E(p.gemeo)))
    if o["gp"]: gap()
    def pai(): row((12, "NOME DO PAI", E(p.pai)), (12, "NATURALIDADE DO PAI", E(p.pai_nat))); row((12, "AVÔ PATERNO", E(p.avop)), (12, "AVÓ PATERNA", E(p.avop2)))
    def mae(): row((12, "NOME DA MÃE", E(p.mae)), (12, "NATURALIDADE DA MÃE", E(p.mae_nat))); row((12, "AVÔ MATERNO", E(p.avom)), (12, "AVÓ MATERNA", E(p.avom2)))
    for c in o["order"]: pai() if c == "p" else mae()
    if o["gp"]: gap()
    row((10, "DECLARANTE", esc(p.decl)), (7, "TESTEMUNHA 1", esc(p.test1)), (7, "TESTEMUNHA 2", esc(p.test2)))
    row((8, "DATA DO REGISTRO", dmy(p.reg)), (8, "DATA DA EXPEDIÇÃO", dmy(p.emi)), (8, "PROTOCOLO", o["prot"]))
    if not o["a1"]: A()
    row((24, "AVERBAÇÕES", E(p.averb))); row((24, "ANOTAÇÕES", E(p.anot)))
    row((8, "EMOLUMENTOS", o["fee"][0]), (8, "TAXA JUDIC.", o["fee"][1]), (8, "SELO Nº", E(p.selo)))
    row((12, "OFICIAL DO REGISTRO", esc(p.oficial)), (12, "FUNCIONÁRIO RESP. P/ EMISSÃO", esc(p.escrev)))
    gap()
    b = '<table>%s</table><div style="margin-top:6mm;line-height:1.35">%s</div><div style="margin:14mm 0 0 %s;width:86mm;border-top:1px solid #000;text-align:center">%s</div><div style="position:absolute;left:11mm;bottom:8mm;font-size:6.8pt">%s</div>' % ("".join(R), o["cert"], o["sx"], o["sig"], o["ft"])
    return page(CSS % o, b)
def forms():
    P = [
     (person("J1", nasc="12/04/2010", cid="Uruaçu", uf="GO", sexo="F", estab="Hospital Santana de Uruaçu", pai_nat="Niquelândia/GO", mae_nat="Porangatu/GO", emi="26/04/2010", reg="22/04/2010", cartorio="CARTÓRIO DO 2º OFÍCIO - REGISTRO CIVIL", blank="", dnv="30-50117826-3", selo="0412B061877"),
      dict(order="pm", mat=True, a1=True, gap=False, gp=True, sep=" - ", ff="'Liberation Sans'", fs="9.4pt", bs="1px solid #000", h="9.4mm", ls="6.6pt", lst="", tb="#000", tc="#fff", prot="2010/00418", fee=("ISENTO", "ISENTO"), sx="50mm", cert="CERTIFICO E DOU FÉ.", ft="Certidao_Nasc_v3.xls", sg="Assinatura do Oficial")),
     (person("J2", nasc="08/01/1959", cid="Acaraú", uf="CE", sexo="M", estab="DOMICÍLIO", hora="", pai_nat="Itarema/CE", mae_nat="Bela Cruz/CE", dnv="", emi="19/11/2009", reg="17/02/1975", cartorio="CARTÓRIO ANASTÁCIO DUTRA - 1º OFÍCIO", blank="XXXXX", livro="18", folha="66v", termo="9.730", anot="CASOU-SE EM 30/09/1983 COM ROSA MARIA FONTELES, LIVRO B-14, FLS. 21V, TERMO 2.604."),
      dict(order="mp", mat=False, a1=False, gap=True, gp=False, sep=". ", ff="'Liberation Mono'", fs="8.6pt", bs="1px solid #555", h="10mm", ls="8.6pt", lst="", tb="#ddd", tc="#000", prot="", fee=("R$ 15,80", "R$ 0,79"), sx="0", cert="O REFERIDO É VERDADE. DOU FÉ.", ft="PLANILHA: NASC2009 / ABA: EMISSÃO", sg="ASSINATURA E CARIMBO")),
     (person("J3", nasc="15/05/2013", cid="Telêmaco Borba", uf="PR", sexo="M", nome="x", twins=["?"], estab="Instituto Doutor Feitosa Lima", pai_nat="Tibagi/PR", mae_nat="Curiúva/PR", emi="03/06/2013", reg="27/05/2013", cartorio="SERVIÇO DE REGISTRO CIVIL E TÍTULOS BARBOSA LIMA", blank="--", dnv="30-60248117-0", selo="kXa3P.wG7rT.vLqe2", rcid="Tibagi"),
      dict(order="pm", mat=True, a1=False, gap=True, gp=True, sep=") ", ff="'DejaVu Sans'", fs="8pt", bs="1px solid #7a7a7a", h="9.2mm", ls="6pt", lst="color:#00608a", tb="#00608a", tc="#fff", prot="1.877", fee=("R$ 0,00", "R$ 0,00"), sx="95mm", cert="Certifico que os dados acima conferem com o assento. Dou fé.", ft="Lei nº 6.015/73 - Provimento CNJ nº 03/2009 - FUNARPEN", sg="Oficial ou preposto")),
     (person("J4", nasc="01/12/2000", cid="Campo Maior", uf="PI", sexo="F", pai="", pai_nat="", avop="", avop2="", estab="Maternidade Sigefredo Pacheco", mae_nat="Barras/PI", dnv="", emi="22/06/2016", reg="09/04/2002", cartorio="2ª SERVENTIA EXTRAJUDICIAL DE CAMPO MAIOR", blank="Ñ INFORMADO", averb="RECONHECIMENTO VOLUNTÁRIO DE MATERNIDADE NÃO SE APLICA; RETIFICADO O PRENOME POR SENTENÇA DE 12/03/2009, PROC. 338/2008, JUIZ DR. GENTIL CORREIA BRITO.", selo="AAC88107-PI"),
      dict(order="pm", mat=True, a1=True, gap=False, gp=False, sep=" ", ff="'Liberation Sans Narrow'", fs="10.5pt", bs="1px dashed #000", h="10.5mm", ls="8pt", lst="font-weight:bold", tb="#f3d9a4", tc="#000", prot="16.0622-9", fee=("R$ 18,20", "R$ 3,64"), sx="50mm", cert="O conteúdo da certidão é verdadeiro. Dou fé.", ft="FERMOJUPI - art. 19 da Lei 6.015/73", sg="Assinatura")),
    ]
    out = []
    for n, (p, o) in enumerate(P, 1):
        p.cpf = ""
        if n == 3:
            ln = " ".join(p.mae.split()[-2:-1] + p.pai.split()[-1:]); p.nome = "Caio Henrique " + ln; p.twins = ["Clara Helena " + ln]; p.gemeo = p.twins[0]
        if n == 4: p.averb = p.averb.replace("RECONHECIMENTO VOLUNTÁRIO DE MATERNIDADE NÃO SE APLICA; ", "")
        mapall(p, lambda s: s.upper())
        o["ms"] = msp(p.mat) if n != 4 else mdash(p.mat)
        if n != 2: p.livro, p.folha, p.termo = ("A-%d" % p.livro_n if n == 1 else "%05d" % p.livro_n), "%03d" % p.folha_n, ("%d" % p.termo_n if n == 1 else "%07d" % p.termo_n)
        o["sig"] = o["sg"]
        acc = {"dados_pessoais.naturalidade": [""]}
        if n == 2: acc["local_nascimento.estabelecimento"] = ["", "em domicílio"]
        t = truth("J", n, p, order=o["order"], texto=dmy(p.nasc), mat=o["ms"] if o["mat"] else "", accept=acc)
        t["data"]["dados_pessoais"]["naturalidade"] = "%s/%s" % (p.cid, p.uf)
        out.append((t, render(p, o)))
    return out
