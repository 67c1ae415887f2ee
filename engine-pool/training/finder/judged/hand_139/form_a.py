# -*- coding: utf-8 -*-
# A: the 2009 national model redone in Word by a cartório, tables of uneven width, labels in the same upper-case type as the values
from common import *
CSS = """
body{width:210mm;height:297mm;font-family:'Liberation Serif',serif;font-size:11pt;color:#000;padding:12mm 15mm 0 17mm;position:relative}
.pb{position:absolute;left:8mm;top:7mm;right:8mm;bottom:7mm;border:3px double #000}
h1,h2,h3{text-align:center;margin:0;font-weight:bold}h1{font-size:13pt}h2{font-size:11pt}h3{font-size:15pt;margin-top:5px;text-decoration:underline}
table{border-collapse:collapse;margin-top:6px;table-layout:fixed}td{border:1px solid #000;padding:3px 5px 4px;vertical-align:top;line-height:1.25}
.c{text-align:center}.j{text-align:justify}.s{font-size:9pt}
"""
def B(p, x): return esc(x) if x else esc(p.blank)
def render(p, o):
    w = o["w"]
    def T(i, cells, h=None):
        tds = "".join('<td style="width:%s%%">%s</td>' % (a, b) for a, b in cells)
        return '<table style="width:%smm;margin-left:%smm"><tr%s>%s</tr></table>' % (w[i % len(w)][0], w[i % len(w)][1], ' style="height:%dpx"' % h if h else "", tds)
    up = p.nome.upper
    L = lambda a, b: a + o["sep"] + b
    b = '<div class="pb"></div>' if o["border"] else ""
    b += '<div class="c">%s</div>' % arms(54)
    b += "<h2>REPÚBLICA FEDERATIVA DO BRASIL</h2><h2>REGISTRO CIVIL DAS PESSOAS NATURAIS</h2><h3>CERTIDÃO DE NASCIMENTO</h3>"
    b += '<div class="c" style="margin-top:6px">NOME<br><b>%s</b></div>' % esc(p.nome)
    if o["cpf"]: b += '<div class="c">CPF: %s</div>' % (p.cpf or esc(p.blank))
    b += '<div class="c" style="margin:3px 0 4px">MATRÍCULA<br><b>%s</b></div>' % p.mats
    b += T(0, [(58, L("DATA DE NASCIMENTO POR EXTENSO", esc(words(p.nasc).upper()))), (14, L("DIA", "%02d" % p.nasc.day)), (14, L("MÊS", "%02d" % p.nasc.month)), (14, L("ANO", str(p.nasc.year)))])
    b += T(1, [(28, L("HORA DE NASC.", p.hora_s or esc(p.blank))), (72, L("MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO", esc("%s - %s" % (p.cid, p.uf))))])
    b += T(2, [(40, L("MUNIC. DE REGISTRO E UF", esc("%s - %s" % (p.rcid, p.ruf)))), (44, L("LOCAL DE NASCIMENTO", B(p, p.estab))), (16, L("SEXO", "FEMININO" if p.sexo == "F" else "MASCULINO"))])
    fil = []
    for nm_, nat in ((p.pai, p.pai_nat), (p.mae, p.mae_nat)):
        if nm_: fil.append("%s, NATURAL DE %s" % (esc(nm_), esc(nat)))
        elif p.blank and not o["skipblank"]: fil.append(esc(p.blank))
    b += T(3, [(100, L("FILIAÇÃO", "<br>".join(fil)))])
    av = []
    if p.avop or p.avop2: av.append("PATERNOS: %s E %s" % (esc(p.avop), esc(p.avop2)))
    elif not o["skipblank"]: av.append("PATERNOS: " + esc(p.blank))
    av.append("MATERNOS: %s E %s" % (esc(p.avom), esc(p.avom2)) if p.avom else "MATERNOS: %s" % esc(p.avom2))
    b += T(4, [(100, L("AVÓS", "<br>".join(av)))])
    b += T(1, [(20, L("GÊMEO", "SIM" if p.twins else "NÃO")), (80, L("NOME E MATRÍCULA DO(S) GÊMEO(S)", B(p, p.gemeo)))])
    b += T(0, [(62, L("DATA DO REGISTRO POR EXTENSO", esc(words(p.reg).upper()))), (38, L("Nº DA D.N.V.", p.dnv or esc(p.blank)))])
    if o["extra"]:
        b += T(2, [(62, L("DECLARANTE", esc(p.decl))), (38, L("MÉDICO QUE ASSINOU A D.N.V.", esc("DR. " + p.medico)))])
    b += T(3, [(100, L("OBSERVAÇÕES / AVERBAÇÕES", '<span class="s">%s</span>' % (esc(p.averb) or esc(p.blank))))], o["obs"])
    sig = '<div style="width:50%%;float:right;text-align:center;padding-top:8px"><div>O CONTEÚDO DA CERTIDÃO É VERDADEIRO. DOU FÉ.</div><div>%s, %s.</div><div style="margin-top:30px;border-top:1px solid #000">%s</div><div class="s">%s</div></div>' % (esc(p.rcid + " - " + p.ruf), esc(ext(p.emi).upper()), esc(p.signer[0]), p.signer[1])
    b += '<div style="width:46%%;float:left;font-size:10pt;line-height:1.2;padding-top:8px">%s<br>OFICIAL REGISTRADOR%s<br>%s<br>%s<br>%s - %s<br>TEL. %s<br>CNS %06d</div>' % (esc(p.cartorio), "(A)" if o["oa"] else "", esc(p.oficial), esc(p.end), esc(p.rcid), p.ruf, p.tel, p.cns)
    b += sig
    b += '<div style="clear:both;padding-top:8px" class="s">%s</div>' % o["foot"]
    return page(CSS, b)
UP = lambda s: s.upper()
def forms():
    out = []
    P = [
     (person("A1", nasc="14/03/2011", cid="Cataguases", uf="MG", estab="Casa de Saúde Santa Efigênia", pai_nat="Leopoldina/MG", mae_nat="Cataguases/MG", emi="29/03/2011", reg="21/03/2011", cartorio="Cartório do Registro Civil e Notas - 1º Ofício", averb="", dnv="30-54118273-9", blank="XXXXXXXXXX"),
      dict(w=[(178, 0), (176, 0), (179, 0), (174, 1), (178, 0)], sep="<br>", border=True, cpf=False, skipblank=False, extra=False, obs=70, oa=False, foot="SELO DE FISCALIZAÇÃO: {selo}. EMOL. R$ 22,15 - TFJ R$ 5,02 - TOTAL R$ 27,17."),
      dict(end="RUA CORONEL ARTUR CRUZ, 118, CENTRO", tel="(32) 3421-0917", sign="o", selo="AKX 40917")),
     (person("A2", nasc="02/11/1987", cid="Ponta Grossa", uf="PR", sexo="F", nome="Karoline Przybysz dos Santos Kowalczuk", pai="Casimiro Kowalczuk Neto", mae="Sirlei Terezinha dos Santos Kowalczuk", avop="Casimiro Kowalczuk Filho", avop2="Estanislava Przybysz Kowalczuk", avom="Leopoldo Inácio dos Santos", avom2="Olga Ferreira dos Santos", pai_nat="Prudentópolis/PR", mae_nat="Imbituva/PR", hora="", estab="Hospital e Maternidade Vila Estrela", dnv="", cpf="", emi="11/08/2014", cartorio="Serviço Distrital de Uvaia", blank="-x-x-x-x-x-", oficial="Wanda Lúcia Hartmann Cordeiro", averb="CASOU-SE EM 21/09/2013, COM RODRIGO ALVES MENDES, PASSANDO A ASSINAR KAROLINE PRZYBYSZ KOWALCZUK MENDES, CONFORME MATRÍCULA 083212 01 55 2013 2 00044 117 0013020 05, DESTA SERVENTIA."),
      dict(w=[(176, 0), (178, 0), (172, 2)], sep=": ", border=False, cpf=False, skipblank=False, extra=True, obs=84, oa=True, foot="CERTIDÃO EXPEDIDA DE ACORDO COM OS PROVIMENTOS Nº 02 E 03 DO CONSELHO NACIONAL DE JUSTIÇA, DE 27/04/2009 E 17/11/2009. VÁLIDA SOMENTE COM O SELO DA FUNARPEN. EMENDAS OU RASURAS INVALIDAM ESTE DOCUMENTO."),
      dict(end="AV. VISCONDE DE TAUNAY, 2210", tel="(42) 3229-4410", sign="e", decl="CASIMIRO KOWALCZUK NETO, PAI")),
     (person("A3", nasc="19/06/2015", cid="Parnaíba", uf="PI", sexo="M", rcid="Luís Correia", estab="Hospital Regional Dirceu Mendes", pai="", pai_nat="", avop="", avop2="", mae_nat="Chaval/CE", emi="07/07/2015", cartorio="Cartório Único de Luís Correia", gemeo="", blank="***", cpf="", dnv="30-67714502-1", verso=False),
      dict(w=[(178, 0), (170, 3), (178, 0), (178, 0), (175, 0)], sep="<br>", border=True, cpf=True, skipblank=True, extra=True, obs=60, oa=False, foot="ISENTO DE EMOLUMENTOS - LEI FEDERAL Nº 9.534, DE 10/12/1997."),
      dict(end="PRAÇA DA MATRIZ, S/N", tel="(86) 99921-3307", sign="o")),
     (person("A4", nasc="30/12/2016", cid="Cachoeiro de Itapemirim", uf="ES", sexo="F", nome="Maria Valentina Bortolini Sant'Anna", pai="Ueliton Sant'Anna Filho", mae="Thaynara Zorzal Bortolini", avop="Ueliton Sant'Anna", avop2="Elzi Debona Sant'Anna", avom="Valdecir Bortolini", avom2="Rita de Cássia Zorzal", estab="Hospital Infantil Francisco Assis Vivas", pai_nat="Vargem Alta/ES", mae_nat="Castelo/ES", emi="18/01/2017", reg="04/01/2017", cartorio="Cartório do Registro Civil da 1ª Zona Judiciária", blank="= = = = = =", twins=["Maria Helena Bortolini Sant'Anna"], dnv="30-72250846-3"),
      dict(w=[(174, 0), (178, 0), (178, 0), (172, 0)], sep=" &ndash; ", border=True, cpf=True, skipblank=False, extra=False, obs=64, oa=True, foot="PODER JUDICIÁRIO DO ESTADO DO ESPÍRITO SANTO - SELO DIGITAL DE FISCALIZAÇÃO: {selo} - CONSULTE A AUTENTICIDADE EM WWW.TJES.JUS.BR - EMOLUMENTOS: R$ 0,00 ENCARGOS: R$ 0,00"),
      dict(end="RUA 25 DE MARÇO, 33, CENTRO", tel="(28) 3522-8841", sign="e", selo="023846.XKD1603.01877")),
    ]
    for n, (p, o, x) in enumerate(P, 1):
        for k, v in x.items(): setattr(p, k, v)
        if p.twins:
            tm = matricula(p.cns, p.reg.year, p.livro_n, p.folha_n + 1, p.termo_n + 1)
            p.gemeo = p.twins[0] + ", matrícula " + msp(tm)
        mapall(p, UP)
        p.livro, p.folha, p.termo = "%05d" % p.livro_n, "%03d" % p.folha_n, "%07d" % p.termo_n
        p.mats = [msp(p.mat), mdash(p.mat), msp(p.mat), p.mat[:30] + "-" + p.mat[30:]][n-1]
        p.hora_s = [p.hora + " HORAS", "", p.hora.replace(":", "H") + "MIN", num(int(p.hora[:2])).upper() + " HORAS E " + num(int(p.hora[3:])).upper() + " MINUTOS"][n-1] if p.hora else ""
        p.signer = (p.oficial, "OFICIAL") if p.sign == "o" else (p.escrev, "ESCREVENTE AUTORIZADA" if n % 2 else "ESCREVENTE AUTORIZADO(A)")
        p.joint = True
        if n == 1: p.cpf = ""
        o["foot"] = o["foot"].format(selo=p.selo)
        acc = {}
        acc["dados_pessoais.naturalidade"] = [""]
        for k in ("genitor_1", "genitor_2"): pass
        acc["registro.livro"] = [str(p.livro_n)]
        t = truth("A", n, p, texto=words(p.nasc).upper(), mat=p.mats, accept=acc, **({}))
        if n == 3: t["data"]["dados_pessoais"]["cpf"] = ""
        # naturalidade not printed as such: the place of birth
        t["data"]["dados_pessoais"]["naturalidade"] = "%s/%s" % (p.cid, p.uf)
        out.append((t, render(p, o)))
    return out
