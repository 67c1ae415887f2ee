# -*- coding: utf-8 -*-
# F: LibreOffice Writer table 2017-2023: label cell beside value cell in one type, upper case, four columns with narrow wrapping cells, empty rows, page border
from common import *
CSS = """
body{width:210mm;height:297mm;font-family:%s;font-size:10pt;padding:13mm 14mm;position:relative}
.pb{position:absolute;inset:6mm;border:%s}
table{border-collapse:collapse;width:100%%;table-layout:fixed}td{border:1px solid #000;padding:2px 4px;vertical-align:%s;line-height:1.15;height:17px;overflow-wrap:normal}
.k{white-space:nowrap;overflow:hidden;%s}
.t{text-align:center;%s}
"""
def render(p, o):
    E = lambda s: esc(s) if s else esc(p.blank)
    R = []
    def r4(a, b, c, d): R.append('<tr><td class="k">%s</td><td>%s</td><td class="k">%s</td><td>%s</td></tr>' % (a, b, c, d))
    def r2(a, b, h=0): R.append('<tr%s><td class="k">%s</td><td colspan="3">%s</td></tr>' % (' style="height:%dpx"' % h if h else "", a, b))
    def em(): R.append('<tr><td></td><td colspan="3"></td></tr>')
    def ti(s): R.append('<tr><td colspan="4" class="t">%s</td></tr>' % s)
    ti("CERTIDÃO DE NASCIMENTO - " + esc(p.cartorio))
    r2("NOME DO REGISTRADO", esc(p.nome)); r4("CPF", E(p.cpf), "SEXO", "FEMININO" if p.sexo == "F" else "MASCULINO")
    r2("MATRÍCULA", o["ms"])
    if o["e"]: em()
    r4("DT. NASC.", esc(words(p.nasc).upper()) if o["w"] else dmy(p.nasc), "HORA NASC.", p.hora.replace(":", "H") if p.hora else E(""))
    r4("LOCAL NASC.", E(p.estab), "MUNIC. NASC./UF", esc(p.cid + "/" + p.uf))
    r4("NATURALIDADE DO REGISTRADO", esc(p.nat), "DNV", E(p.dnv))
    ti("FILIAÇÃO")
    G = [("1", p.pai, p.pai_nat, p.avop, p.avop2), ("2", p.mae, p.mae_nat, p.avom, p.avom2)]
    if o["order"] == "mp": G = [("1",) + G[1][1:], ("2",) + G[0][1:]]
    for i, a, b, c, d in G:
        r4("GENITOR(A) " + i, E(a), "NAT. GENITOR(A) " + i, E(b)); r4("AVÔ", E(c), "AVÓ", E(d))
        if o["e"] and i == "1": em()
    ti("OUTRAS INFORMAÇÕES")
    r4("GÊMEOS", "SIM" if p.twins else "NÃO", "NOME GÊMEO(S)", E(p.gemeo))
    r4("DATA REGISTRO", esc(words(p.reg).upper()) if o["w"] else dmy(p.reg), "LIV./FLS./TERMO", "%s / %s / %s" % (p.livro, p.folha, p.termo))
    r4("DECLARANTE", esc(p.decl), "TESTEMUNHAS", esc(p.test1) if o["t"] else E(""))
    if o["t"]: r4("", "", "", esc(p.test2))
    r2("AVERBAÇÕES", E(p.averb), o["h"]); r2("ANOTAÇÕES", E(p.anot), o["h"])
    if o["cad"]:
        ti("ANOTAÇÕES DE CADASTRO")
        for a, b in o["cad"]: r2(a, b or E(""))
    for _ in range(o["e"]): em()
    ti("SERVENTIA")
    r4("MUNICÍPIO/UF", esc(p.rcid + "/" + p.ruf), "CNS", "%06d" % p.cns); r4("OFICIAL", esc(p.oficial), "ENDEREÇO", esc(o["end"]))
    r4("EMOLUMENTOS", o["fee"], "SELO", E(p.selo))
    b = '<div class="pb"></div><div style="text-align:center;line-height:1.3;margin-bottom:6px">%s<br>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><table><colgroup>%s</colgroup>%s</table>' % (arms(46), "".join('<col style="width:%s%%">' % w for w in o["cw"]), "".join(R))
    b += '<div style="text-align:center;margin-top:12px">O CONTEÚDO DA CERTIDÃO É VERDADEIRO. DOU FÉ. %s, %s.<div style="margin:32px auto 0;width:90mm;border-top:1px solid #000">%s<br>%s</div></div>' % (esc(p.rcid + "/" + p.ruf), esc(ext(p.emi).upper()), esc(p.escrev if o["sg"] == "e" else p.oficial), "ESCREVENTE" if o["sg"] == "e" else "OFICIAL")
    b += '<div style="position:absolute;left:14mm;right:14mm;bottom:9mm;font-size:7pt;text-align:center">%s</div>' % o["ft"]
    return page(CSS % (o["ff"], o["pb"], o["va"], o["ks"], o["ts"]), b)
def forms():
    P = [
     (person("F1", nasc="12/02/2018", cid="Chapecó", uf="SC", sexo="M", estab="Hospital Regional do Oeste Velho", pai_nat="Xanxerê/SC", mae_nat="Nonoai/RS", nat="Chapecó/SC", emi="19/02/2018", reg="19/02/2018", cartorio="Ofício de Registro Civil das Pessoas Naturais Dal Piva", blank="XXX", selo="EYT77310-K2QP", dnv="30-76410092-5"),
      dict(e=1, w=True, order="pm", t=False, h=34, cad=[], end="Rua Marechal Bormann, 215-E, sala 02", fee="ISENTO", cw=[17, 37, 17, 29], ff="'Liberation Sans'", pb="2px solid #000", va="top", ks="", ts="", sg="o", ft="PROVIMENTO Nº 63/2017 DO CNJ - ANEXO I")),
     (person("F2", nasc="31/07/1956", cid="Caruaru", uf="PE", sexo="F", nome="Maria das Dores Cavalcante de Vasconcelos Beltrão", estab="", hora="", dnv="", pai_nat="Bezerros/PE", mae_nat="Campina Grande/PB", nat="Caruaru/PE", emi="10/12/2019", reg="04/08/1956", cartorio="Cartório do 2º Distrito Judiciário", blank="***", cpf="x", anot="CASOU-SE COM AMARO BELTRÃO NETO EM 08/12/1979, LIVRO B-31, FLS. 140, TERMO 6.014. VIÚVA DESDE 02/04/2011.", selo="0073403.QWD11201902.00781"),
      dict(e=2, w=False, order="pm", t=True, h=30, cad=[("RG", "1.442.087 SSP/PE"), ("TÍTULO DE ELEITOR", ""), ("PIS/NIS", "")], end="Praça Henrique Lage, 9", fee="R$ 58,13 (TSNR R$ 11,62)", cw=[15, 34, 15, 36], ff="'DejaVu Sans','Liberation Sans';font-size:8.8pt", pb="4px double #444", va="middle", ks="background:#e6e6e6", ts="background:#bbb", sg="e", ft="LEI Nº 6.015/73, ART. 21: SEMPRE QUE HOUVER QUALQUER ALTERAÇÃO POSTERIOR AO ATO CUJA CERTIDÃO É PEDIDA, DEVE O OFICIAL MENCIONÁ-LA, OBRIGATORIAMENTE.")),
     (person("F3", nasc="04/11/2021", cid="Anápolis", uf="GO", sexo="F", estab="Maternidade Doutor Adalberto Pereira", pai="", pai_nat="", avop="", avop2="", mae_nat="Pirenópolis/GO", nat="Anápolis/GO", emi="10/11/2021", reg="10/11/2021", cartorio="1º Registro Civil e Tabelionato de Notas", blank="-", selo="00512111012334512340019", dnv="30-84415206-8"),
      dict(e=0, w=True, order="mp", t=True, h=22, cad=[("CPF", "*"), ("RG", "")], end="Rua Engenheiro Portela, 330", fee="GRATUITO", cw=[19, 34, 18, 29], ff="'Liberation Serif'", pb="1px solid #000", va="top", ks="", ts="background:#000;color:#fff", sg="e", ft="")),
     (person("F4", nasc="28/08/2022", cid="Vilhena", uf="RO", sexo="M", estab="Hospital Regional Adamastor Teixeira de Oliveira Júnior", pai_nat="Cascavel/PR", mae_nat="Colorado do Oeste/RO", nat="Cabixi/RO", rcid="Cabixi", emi="14/03/2023", reg="06/09/2022", cartorio="Serventia Única de Registro Civil e Notas", blank="NIHIL", twins=["?"], averb="", selo="G5CAA10338-11A4D", dnv="30-87730514-0"),
      dict(e=1, w=False, order="mp", t=False, h=26, cad=[], end="Av. Guarani, 3301", fee="R$ 0,00", cw=[14, 30, 16, 40], ff="'Liberation Sans Narrow'", pb="6px ridge #888", va="top", ks="font-weight:bold", ts="font-weight:bold;background:#d8e2d0", sg="o", ft="EMITIDA PELO SISTEMA CARTÓRIO LIVRE 7.2 - LIBREOFFICE")),
    ]
    out = []
    for n, (p, o) in enumerate(P, 1):
        if p.cpf == "x": p.cpf = cpf(p.rng)
        if p.twins:
            ln = " ".join(p.nome.split()[-2:]); p.nome = "Benício " + ln; p.twins = ["Caetano " + ln]; p.gemeo = p.twins[0] + " - matrícula " + msp(matricula(p.cns, p.reg.year, p.livro_n, p.folha_n, p.termo_n + 1))
        mapall(p, lambda s: s.upper())
        o["end"] = o["end"].upper()
        o["cad"] = [(a, p.cpf if b == "*" else b) for a, b in o["cad"]]; p.cadastro = [b for a, b in o["cad"] if b]
        p.livro = "%05d" % p.livro_n if n % 2 else "A-%d" % p.livro_n; p.folha = "%03d" % p.folha_n; p.termo = "%07d" % p.termo_n if n != 2 else str(p.termo_n)
        o["ms"] = msp(p.mat)
        acc = {"gêmeos.informações_adicionais": [p.twins[0]]} if p.twins else {}
        out.append((truth("F", n, p, order=o["order"], texto=words(p.nasc).upper() if o["w"] else dmy(p.nasc), mat=o["ms"], accept=acc), render(p, o)))
    return out
