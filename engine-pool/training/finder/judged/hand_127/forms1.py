# -*- coding: utf-8 -*-
import re
from lib import *

# ---------------------------------------------------------------- A: capital registry, own software, side bar (2023-2025)
def A():
    F = [
     dict(seed="A1", era="new", sex="F", cns=74112, livro=318, folha=207, termo=190344, dn=(29, 2, 2024), h=(5, 42), dr=(6, 3, 2024), em=(6, 3, 2024),
          est="Maternidade Bandeira do Capibaribe", mun="Recife", uf="PE", rm="Recife", cart="Registro Civil das Pessoas Naturais do 12º Distrito Judiciário da Capital", of="Ione Valadares Crasto", tit="Oficiala",
          pn="Gravatá/PE", mn="Campina Grande/PB", nat="Recife/PE", dnv=True, cpf=True, sel="0074112.KBT03202402.01877", lft=False, averb="", anot="", cad=[], bl="—", code="Ozt7-Pq31"),
     dict(seed="A2", era="mid", sex="M", cns=74229, livro=88, folha=41, termo=61207, dn=(3, 11, 1968), h=(0, 15), dr=(2, 1, 1969), em=(14, 8, 2023),
          est="Rua da Concórdia Velha, nº 318, casa 2", mun="Olinda", uf="PE", rm="Olinda", cart="Serviço de Registro Civil do 2º Distrito de Olinda", of="Petrúcio Lins Caldeira", tit="Oficial Titular",
          pn="Timbaúba/PE", mn="Nazaré da Mata/PE", nat="Olinda/PE", dnv=False, cpf=True, sel="0074229.MZE08202301.00462", lft=True,
          averb="", anot="Casou-se em 19/12/1992 com Rosilda Tenório Falcão, que passou a assinar Rosilda Tenório Falcão {S}, termo 4.118, fls. 60, livro B-19, do 1º Distrito de Paulista/PE.", cad=[("RG", "2.118.904", "03/05/1986", "SSP/PE", "—"), ("Título de eleitor", "0318 4472 0809", "—", "Zona 100 / Seção 217", "—")], bl="—", code="b2Hn-77Lc"),
     dict(seed="A3", era="late", sex="M", cns=74303, livro=140, folha=299, termo=84916, dn=(17, 6, 1995), h=None, dr=(20, 9, 1996), em=(2, 12, 2025),
          est="Hospital e Policlínica Jaboatão Prazeres-Mar", mun="Jaboatão dos Guararapes", uf="PE", rm="Jaboatão dos Guararapes", cart="Cartório do Registro Civil de Prazeres – 2º Ofício", of="Marluce de Holanda Brayner", tit="Oficiala Interina",
          pn="", mn="União dos Palmares/AL", nat="Jaboatão dos Guararapes/PE", dnv=False, cpf=False, sel="0074303.QJX11202503.03390", lft=True,
          averb="Por escritura pública de 11/04/2018, do 3º Tabelionato de Notas de Recife, livro 511, fls. 14, a genitora passou a chamar-se {M2}. Averbado em 30/04/2018.", anot="", cad=[], bl="∗ ∗ ∗", code="rT90-4xWe", twin="F", nofa=True),
    ]
    css = """body{font-family:'Noto Sans Display','Noto Sans',sans-serif;font-size:8.6pt;color:#111}
.sb{position:absolute;left:0;top:0;width:43mm;height:296.5mm;background:#e6ecef;padding:9mm 4mm;border-right:1.2mm solid #27535f}
.sb h6{margin:5mm 0 .6mm;font-size:6.4pt;color:#27535f;font-weight:600}.sb div.v{font-size:9pt;line-height:1.35}
.m{position:absolute;left:49mm;top:9mm;width:153mm}
h1{font:300 22pt 'Noto Sans Display',sans-serif;margin:0;color:#27535f}h2{font-weight:400;font-size:8pt;margin:0 0 4mm}
.nm{font:600 15pt 'Noto Sans Display',sans-serif;border-bottom:.5mm solid #27535f;padding-bottom:1mm}
.g{display:grid;grid-template-columns:1fr 1fr 1fr;column-gap:5mm;row-gap:3mm;margin-top:3.5mm}
.g div{border-bottom:.2mm solid #9ab}.g b{display:block;font-weight:400;font-size:10pt;min-height:4.6mm}.g i{font-style:normal;display:block;text-align:right;font-size:6.3pt;color:#555}
.w2{grid-column:span 2}.w3{grid-column:span 3}
table{width:100%;margin-top:4mm}th{font-size:6.6pt;font-weight:600;text-align:left;background:#e6ecef;padding:.8mm 1.2mm;color:#27535f}td{padding:1.2mm;border-bottom:.2mm solid #9ab;vertical-align:top;font-size:9pt}
.bx{border:.2mm solid #27535f;border-radius:1.6mm;margin-top:4mm;padding:1.4mm 2mm;min-height:17mm;font-size:9pt}.bx u{text-decoration:none;font-size:6.6pt;font-weight:600;color:#27535f;display:block}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], f["era"], f["sex"], twin=f.get("twin"), longn=(n == 2), gpera="old" if n == 2 else None)
        r = random.Random("A%d" % n)
        nofa = f.get("nofa")
        nome = o["so_mae"] if nofa else o["nome"]
        if nofa: nome = "Alan Cristiano " + " ".join(o["mae"].split()[-1:]); tw = "Aline Cristina " + o["mae"].split()[-1]
        m = matr(f["cns"], f["dr"][2], 1, f["livro"], f["folha"], f["termo"])
        S = "{S}"; sn = nome.split()[-1]
        m2 = o["mae"] + " Falcone"
        averb = f["averb"].replace("{M2}", m2); anot = f["anot"].replace("{S}", sn)
        bl = f["bl"]
        c = cpf(r) if f["cpf"] else ""; dv = dnv(r) if f["dnv"] else ""
        hora = "%02d:%02d" % f["h"] if f["h"] else ""
        ht = "%dh%02dmin" % f["h"] if f["h"] else bl
        if n == 2: ht = "0:15"
        dtx = dw(*f["dn"])
        gem = ""
        if nofa: gem = tw + " — mat. " + matr(f["cns"], f["dr"][2], 1, f["livro"], f["folha"] + 1 if f["folha"] < 300 else 300, f["termo"] + 1)
        side = '<div class="sb">%s<h6>Matrícula</h6><div class="v">%s</div>' % (qr("A%d" % n, 30), "<br>".join(m.split(" ")[i] for i in range(9)) if n == 1 else m.replace(" ", " · ") if False else "<br>".join([" ".join(m.split(" ")[:3]), " ".join(m.split(" ")[3:6]), " ".join(m.split(" ")[6:])]))
        if f["lft"]: side += '<h6>Assento originário</h6><div class="v">Livro A-%d<br>Folha %d<br>Termo %s</div>' % (f["livro"], f["folha"], "{:,}".format(f["termo"]).replace(",", "."))
        side += '<h6>Selo digital</h6><div class="v" style="font-size:7.4pt">%s</div><h6>Código consulta</h6><div class="v">%s</div><h6>Custas (Lei estadual)</h6><div class="v" style="font-size:7.5pt">Emol. %s<br>TSNR %s<br>FERC %s<br>ISS %s</div></div>' % (f["sel"], f["code"], *(("isento",) * 4 if n == 1 else ("R$ 49,16", "R$ 10,92", "R$ 5,46", "R$ 2,45")))
        cells = [("w2", dtx, "nascimento"), ("", ht, "hora"), ("w2", f["est"], "local em que nasceu"), ("", {"M": "Masculino", "F": "Feminino"}[f["sex"]], "sexo"),
                 ("", f["mun"] + "/" + f["uf"], "município do nascimento"), ("", f["nat"], "naturalidade"), ("", c or bl, "CPF"),
                 ("", dn(*f["dr"]), "registrado em"), ("", f["rm"] + " – Pernambuco", "município do registro"), ("", dv or bl, "DNV"),
                 ("w3", ("sim: " + gem) if gem else "não", "gêmeo(s), nome e matrícula")]
        g = "".join('<div class="%s"><b>%s</b><i>%s</i></div>' % (a, e(b), e(cc)) for a, b, cc in cells)
        rows = []
        if not nofa: rows.append((o["pai"], f["pn"], r.choice(["27 anos", "31 anos"]), o["avop"] + "<br>" + o["avp"]))
        rows.append((o["mae"], f["mn"], r.choice(["24 anos", "22 anos"]), o["avom"] + "<br>" + o["avm"]))
        tb = "<table><tr><th>FILIAÇÃO</th><th>NATURAL DE</th><th>IDADE À ÉPOCA</th><th>AVÓS (PAIS DO GENITOR DA LINHA)</th></tr>" + "".join("<tr>" + "".join("<td>%s</td>" % x for x in q) + "</tr>" for q in rows)
        if nofa: tb += "<tr>" + ("<td>%s</td>" % bl) * 4 + "</tr>"
        tb += "</table>"
        cad = f["cad"]
        cd = "<table><tr><th>ANOTAÇÕES DE CADASTRO</th><th>NÚMERO</th><th>EXPEDIÇÃO</th><th>ÓRGÃO</th><th>VALIDADE</th></tr>" + ("".join("<tr>" + "".join("<td>%s</td>" % x for x in q) + "</tr>" for q in cad) or "<tr>" + ("<td>%s</td>" % bl) * 5 + "</tr>") + "</table>"
        body = side + '<div class="m"><h1>certidão de nascimento</h1><h2>República Federativa do Brasil · Estado de Pernambuco<br><b>%s</b> · %s: %s</h2><div class="nm">%s</div><div class="g">%s</div>%s<div class="bx"><u>AVERBAÇÕES / À MARGEM DO TERMO</u>%s</div><div class="bx"><u>ANOTAÇÕES</u>%s</div>%s<p style="margin-top:5mm">O conteúdo da certidão é verdadeiro. Dou fé.<br>%s, Pernambuco, %s.</p><div style="width:70mm;margin:5mm 0 0 80mm;text-align:center">%s<div style="border-top:.2mm solid #000">%s<br>Escrevente autorizado</div></div></div>' % (
            e(f["cart"]), f["tit"], f["of"], e(nome), g, tb, e(averb) or bl, e(anot) or bl, cd, f["rm"], dm(*f["em"]), sig("A%d" % n), ["Jéssica Moutinho Paz", "Tiago Abrantes Serpa", "Lucicleide Ramos Guerra"][i])
        v = dict(nome=nome, cpf=c, mat=m, dtxt=dtx, dn=f["dn"], hora=hora, nat=f["nat"], sexo=f["sex"], estab=f["est"] if n != 2 else "Domicílio", mun=f["mun"], uf=f["uf"], rmun=f["rm"], ruf="PE", cart=f["cart"], dr=f["dr"], dnv=dv,
                 livro=str(f["livro"]), folha=str(f["folha"]), termo=str(f["termo"]), averb=averb, anot=anot, selo=f["sel"], oficial=f["of"], em=f["em"], gem=gem,
                 avom=o["avom"], avp="", avop="", avm=o["avm"])
        if nofa: v.update(g1=o["mae"], g1n=f["mn"])
        else: v.update(g1=o["pai"], g1n=f["pn"], g2=o["mae"], g2n=f["mn"], avop=o["avop"], avp=o["avp"])
        tt = "{:,}".format(f["termo"]).replace(",", ".")
        ac = dict(livro=["A-%d" % f["livro"], "%05d" % f["livro"]], termo=[tt, "%07d" % f["termo"]], folha=["%03d" % f["folha"]])
        if n == 2: ac["estab"] = [f["est"], ""]
        if gem: ac["gem"] = [tw, "sim: " + gem]
        doc("A", n, "a4", css, body, v, ac, dict(hora=ht, em=dm(*f["em"]), ruf="Pernambuco", livro="%05d" % f["livro"]), twins=[tw] if gem else (), joint=False, cad=[x for q in cad for x in q if x != "—"])

# ---------------------------------------------------------------- B: district registry, word processor + inkjet, oficio (2010-2013)
def B():
    F = [
     dict(seed="B1", sex="M", era="new", cns=59113, l=21, fo=150, t=10871, dn=(1, 5, 2011), dr=(20, 5, 2011), em=(20, 5, 2011), h="22:10", ht="vinte e duas horas e dez minutos",
          est="Santa Casa de Misericórdia São Gonçalo", mun="Ponte Nova", uf="MG", rm="Jequeri", ruf="MG", dist="Piscamba", of="Altamiro Cota Lanna", tit="Oficial", pn="Jequeri/MG", mn="Ponte Nova/MG", dnv=1, note="", bl="= = = = =", w=216),
     dict(seed="B2", sex="F", era="mid", cns=59246, l=9, fo=77, t=3310, dn=(12, 8, 1951), dr=(1, 9, 1951), em=(3, 10, 2012), h="", ht="", est="fazenda Córrego do Ouro, neste distrito", mun="Guanhães", uf="MG", rm="Guanhães", ruf="MG", dist="Taquaral de Guanhães", of="Efigênia Pimenta Procópio", tit="Oficiala",
          pn="Sabinópolis/MG", mn="Guanhães/MG", dnv=0, bl="-.-.-.-.-", note="A registrada contraiu matrimônio em 27 de julho de 1970 com Onofre Sant'Ana Ferreira, passando a assinar {N} Ferreira (livro B-7, fls. 102, termo 1.004, deste Serviço). Anotação feita em 30/07/1970.", w=216),
     dict(seed="B3", sex="M", era="late", cns=59301, l=14, fo=188, t=5902, dn=(10, 10, 1982), dr=(18, 10, 1982), em=(29, 1, 2013), h="16:00", ht="dezesseis horas", est="Hospital Nossa Senhora do Rosário do Serro Frio", mun="Serro", uf="MG", rm="Serro", ruf="MG", dist="Milho Verde", of="João Evangelista Nunes Tolentino", tit="Oficial Substituto",
          pn="Diamantina/MG", mn="Curvelo/MG", dnv=0, bl="NADA CONSTA", note="", w=216, twin="M"),
    ]
    css = """body{font-family:'Liberation Serif',serif;font-size:11.5pt;padding:14mm 17mm}
.o{border:.6mm double #000;padding:6mm 7mm;height:296mm}h1{font-size:16pt;text-align:center;margin:3mm 0;letter-spacing:3pt}.c{text-align:center;line-height:1.25}
b{font-weight:700;font-style:italic}.r{margin-top:2.6mm;text-align:justify;line-height:1.4}.l{font-variant:small-caps;font-size:10.5pt}"""
    for i, f in enumerate(F):
        n = i + 1
        o = U_(fam(f["seed"], f["era"], f["sex"], twin=f.get("twin"), longn=n == 1))
        r = random.Random("B%d" % n)
        m = matr(f["cns"], f["dr"][2], 1, f["l"], f["fo"], f["t"], ["  ", ".", " "][i] if i != 0 else " ")
        dv = dnv(r) if f["dnv"] else ""
        note = f["note"].replace("{N}", o["nome"])
        dtx = dw(*f["dn"])
        X = lambda s: e(s) if s else f["bl"]
        hh = f["ht"] or f["bl"]
        cart = "Registro Civil das Pessoas Naturais do Distrito de " + f["dist"]
        gem = o["gemeo"] + ", matrícula " + matr(f["cns"], f["dr"][2], 1, f["l"], f["fo"], f["t"] + 1) if f.get("twin") else ""
        par = "<span class=l>Filho(a) de</span> <b>%s</b>, natural de %s, e de <b>%s</b>, natural de %s." % (o["pai"], f["pn"].replace("/MG", "-MG"), o["mae"], f["mn"].replace("/MG", "-MG"))
        av = ["<span class=l>Avós</span>: são avós paternos <b>%s</b> e <b>%s</b> e maternos <b>%s</b> e <b>%s</b>.", "<span class=l>Avós</span>: <b>%s</b> e <b>%s</b> (pela parte do pai); <b>%s</b> e <b>%s</b> (pela parte da mãe).", "<span class=l>Avós paternos e maternos, respectivamente</span>: <b>%s</b> e <b>%s</b>; <b>%s</b> e <b>%s</b>."][i] % (o["avop"], o["avp"], o["avom"], o["avm"])
        body = """<div class=o><div class=c>%s<b style="font-style:normal">REPÚBLICA FEDERATIVA DO BRASIL</b><br>ESTADO DE MINAS GERAIS – COMARCA DE %s<br>MUNICÍPIO DE %s<br><b>%s</b></div><h1>CERTIDÃO DE NASCIMENTO</h1>
<div class=c><span class=l>nome</span> <b style="font-size:14pt">%s</b><br><span class=l>matrícula</span> <b style="letter-spacing:1.3pt;font-style:normal">%s</b></div>
<p class=r><span class=l>Data de nascimento por extenso</span> <b>%s</b> &nbsp;&nbsp; <span class=l>dia</span> <b>%02d</b> <span class=l>mês</span> <b>%02d</b> <span class=l>ano</span> <b>%d</b> &nbsp; <span class=l>hora</span> <b>%s</b></p>
<p class=r><span class=l>Município de nascimento e unidade da federação</span> <b>%s – %s</b><br><span class=l>Local de nascimento</span> <b>%s</b> &nbsp;&nbsp; <span class=l>sexo</span> <b>%s</b></p>
<p class=r><span class=l>Município de registro e unidade da federação</span> <b>%s – MG</b>, distrito de %s</p>
<p class=r>%s</p><p class=r>%s</p><p class=r><span class=l>Gêmeo(s)</span> <b>%s</b> <span class=l>nome e matrícula do(s) gêmeo(s)</span> <b>%s</b></p>
<p class=r><span class=l>Data do registro por extenso</span> <b>%s</b> &nbsp; <span class=l>nº da D.N.V.</span> <b>%s</b></p>
<p class=r style="border:.2mm solid #000;padding:2mm;min-height:34mm"><span class=l>Observações / averbações</span><br>%s</p>
<table style="width:100%%;margin-top:7mm;font-size:10pt"><tr><td style="width:47%%;border:.2mm solid #000;padding:2mm">%s<br>%s: %s<br>%s – Minas Gerais<br>Rua do Rosário, nº %d – Tel.: (3%d) 3%d-%d</td><td style="text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>%s, %s.<br><br>%s______________________________<br>%s<br>%s</td></tr></table></div>""" % (
            arms(15), f["rm"].upper() if n != 1 else "PONTE NOVA", f["rm"].upper(), cart, o["nome"], m, dtx, f["dn"][0], f["dn"][1], f["dn"][2], hh, f["mun"], f["uf"], e(f["est"]), {"M": "masculino", "F": "feminino"}[f["sex"]], f["rm"], f["dist"], par, av,
            "sim" if gem else "não", X(gem), dw(*f["dr"]), X(dv), X(note), cart, f["tit"], f["of"], f["rm"], 40 + n * 17, n, 800 + n, 1200 + 31 * n, f["dist"], dm(*f["em"]), sig("B%d" % n), f["of"], f["tit"])
        v = dict(nome=o["nome"], mat=m, dtxt=dtx, dn=f["dn"], hora=f["h"], nat=f["mun"] + "/" + f["uf"], sexo=f["sex"], estab=f["est"], mun=f["mun"], uf=f["uf"], rmun=f["rm"], ruf="MG", cart=cart, dr=f["dr"], dnv=dv, livro=str(f["l"]), folha=str(f["fo"]), termo=str(f["t"]),
                 g1=o["pai"], g1n=f["pn"], g2=o["mae"], g2n=f["mn"], avop=o["avop"], avp=o["avp"], avom=o["avom"], avm=o["avm"], gem=gem, averb="" if note else "", anot=note, oficial=f["of"], em=f["em"])
        ac = dict(nat=["", "%s – %s" % (f["mun"], f["uf"])], g1n=f["pn"].replace("/", "-"), g2n=f["mn"].replace("/", "-"), livro="%05d" % f["l"], folha="%03d" % f["fo"], termo="%07d" % f["t"])
        if n == 2: ac["estab"] = ["", "Domicílio"]
        if gem: ac["gem"] = [o["gemeo"]]
        doc("B", n, "oficio", css, body, v, ac, dict(hora=hh, dr=dw(*f["dr"]), em=dm(*f["em"]), livro="%05d" % f["l"]), twins=[o["gemeo"]] if gem else (), joint=True)

# ---------------------------------------------------------------- C: post in a maternity, A5, label at the right (2018-2021)
def C():
    F = [
     dict(seed="C1", sex="M", cns=13377, l=402, fo=12, t=240118, dn=(7, 8, 2019), h="03:07", ht="às 3h07min", dr=(8, 8, 2019), em=(8, 8, 2019), est="Maternidade Climério Tanajura", mun="Salvador", uf="BA", rm="Salvador", cart="Cartório de Registro Civil do Subdistrito de Brotas Alto", of="Dejanira Sento-Sé Pinho", pn="Santo Amaro/BA", mn="Salvador/BA", nat="Salvador/BA", note="", bl="XXXXXXXX", sel="1337.AB018842-6"),
     dict(seed="C2", sex="F", cns=13402, l=96, fo=231, t=57031, dn=(31, 12, 2020), h="23:58", ht="às 23h58", dr=(2, 1, 2021), em=(2, 1, 2021), est="Hospital Estadual da Criança e da Mulher do Sertão", mun="Feira de Santana", uf="BA", rm="Feira de Santana", cart="1º Ofício do Registro Civil de Feira de Santana", of="Adalício Bulcão Moreno", pn="", mn="Serrinha/BA", nat="Serrinha/BA", note="", bl="////////////", sel="1340.AB207715-0", nofa=True),
     dict(seed="C3", sex="F", cns=13519, l=57, fo=66, t=33764, dn=(2, 3, 2018), h="12:30", ht="às 12h30min", dr=(5, 3, 2018), em=(9, 4, 2018), est="Hospital Regional Dantas do Paraguaçu", mun="Cachoeira", uf="BA", rm="São Félix", cart="Ofício do Registro Civil da Sede de São Félix", of="Risoleta Cazumbá Dórea", pn="Maragogipe/BA", mn="Muritiba/BA", nat="São Félix/BA", note="Averbada em 06/04/2018 a retificação do prenome da mãe, antes grafado \"Eliana\", à vista da certidão de nascimento desta (art. 110 da Lei 6.015/73).", bl="(sem informação)", sel="1351.AB034120-9", twin="F"),
    ]
    css = """body{font-family:'DejaVu Sans Condensed','DejaVu Sans',sans-serif;font-size:7.7pt;padding:6mm 8mm}
.hd{background:#0d5c8c;color:#fff;padding:2mm 3mm;display:flex;justify-content:space-between;font-size:7.4pt;line-height:1.3}
.t{text-align:center;font-size:12pt;margin:2mm 0;font-weight:700;color:#0d5c8c}
.r{display:flex;align-items:baseline;border-bottom:.15mm dotted #777;padding:.95mm 0}.r span:first-child{flex:1;font-family:'Liberation Mono',monospace;font-size:8.6pt}.r span:last-child{font-size:6pt;color:#0d5c8c;width:31mm;text-align:right}
.f{font-size:6.2pt;margin-top:2.5mm;line-height:1.35}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], "new", f["sex"], twin=f.get("twin"), short=n == 1)
        if n == 3: o["mae"] = o["mae"].replace(o["mae"].split()[0], "Eliane", 1)
        r = random.Random("C%d" % n)
        nofa = f.get("nofa")
        nome = o["so_mae"] if nofa else o["nome"]
        m = matr(f["cns"], f["dr"][2], 1, f["l"], f["fo"], f["t"]); c = cpf(r); dv = dnv(r).replace("-", "") if n == 2 else dnv(r)
        dtx = "%s (%s)" % (dn(*f["dn"], sep="."), dw(*f["dn"]))
        bl = f["bl"]
        gem = "gêmea de %s (matrícula %s)" % (o["gemeo"], matr(f["cns"], f["dr"][2], 1, f["l"], f["fo"], f["t"] + 1, ".")) if f.get("twin") else ""
        rows = [(nome, "nome"), (m, "matrícula"), (c, "CPF"), (dtx, "nasceu em"), (f["ht"], "hora"), ({"M": "menino (sexo masculino)", "F": "menina (sexo feminino)"}[f["sex"]], "sexo"), (f["mun"] + "/" + f["uf"], "município e UF do parto"), (f["nat"].replace("/BA", " - BA"), "natural de")]
        pr = [(o["pai"] + ", natural de " + f["pn"] if not nofa else bl, "pai")]
        pr2 = [(o["mae"] + ", natural de " + f["mn"], "mãe")]
        gp = [((o["avop"] + " e " + o["avp"]) if not nofa else bl, "avós por parte de pai"), (o["avom"] + " e " + o["avm"], "avós por parte de mãe")]
        if n == 3: rows += pr2 + pr + gp[::-1]
        else: rows += pr + pr2 + gp
        rows += [(gem or ("não" if n == 1 else bl), "gemelaridade"), (dn(*f["dr"], sep="."), "lavrado em"), (dv, "nº da DNV"), (f["note"] or bl, "averbações"), (bl, "anotações")]
        body = """<div class=hd><span>UNIDADE INTERLIGADA DE REGISTRO CIVIL<br><b>%s</b></span><span style="text-align:right">Estado da Bahia<br>%s – BA</span></div><div class=t>Certidão de Nascimento</div><div style="text-align:center;font-size:7.4pt;margin-bottom:1.5mm">%s<br>Oficial: %s</div>%s
<p class=f>Certifico que o registro acima foi lavrado por meio eletrônico (Prov. 13/2010, CNJ). %s, %s. Primeira via isenta de emolumentos.<br>Selo: <b>%s</b> &nbsp; Consulte em selo.exemplo.jus.br</p><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:1mm">%s<div style="text-align:center;width:60mm;font-size:6.6pt">%s%s<br>Preposta credenciada na Unidade Interligada</div></div>""" % (
            e(f["est"]), f["rm"], f["cart"], f["of"], "".join("<div class=r><span>%s</span><span>%s</span></div>" % (e(a), b) for a, b in rows), f["mun"], dm(*f["em"]), f["sel"], qr("C%d" % n, 17), sig("C%d" % n, 40, 7), ["Naiara Boaventura Reis", "Ivonete Sapucaia Lobo", "Tainá Mascarenhas Góes"][i])
        v = dict(nome=nome, cpf=c, mat=m, dtxt=dtx, dn=f["dn"], hora=f["h"], nat=f["nat"], sexo=f["sex"], estab=f["est"], mun=f["mun"], uf=f["uf"], rmun=f["rm"], ruf="BA", cart=f["cart"], dr=f["dr"], dnv=dv, livro=str(f["l"]), folha=str(f["fo"]), termo=str(f["t"]),
                 avom=o["avom"], avm=o["avm"], gem=gem, averb=f["note"], selo=f["sel"], oficial=f["of"], em=f["em"])
        if nofa: v.update(g1=o["mae"], g1n=f["mn"])
        elif n == 3: v.update(g1=o["mae"], g1n=f["mn"], g2=o["pai"], g2n=f["pn"], avop=o["avop"], avp=o["avp"])
        else: v.update(g1=o["pai"], g1n=f["pn"], g2=o["mae"], g2n=f["mn"], avop=o["avop"], avp=o["avp"])
        ac = dict(dtxt=[dw(*f["dn"]), dn(*f["dn"], sep=".")], nat=f["nat"].replace("/BA", " - BA"), folha="%03d" % f["fo"], livro="%05d" % f["l"], termo="%07d" % f["t"])
        if gem: ac["gem"] = [o["gemeo"]]
        doc("C", n, "a5", css, body, v, ac, dict(hora=f["ht"], dr=dn(*f["dr"], sep="."), em=dm(*f["em"]), folha="%03d" % f["fo"], livro="%05d" % f["l"]), twins=[o["gemeo"]] if gem else (), joint=False, blw=bl if re.search("[a-z]{3}", bl) else "")

# ---------------------------------------------------------------- D: digital certificate, validated on line (2022-2026)
def D():
    F = [
     dict(seed="D1", sex="M", era="late", cns=121947, l=77, fo=18, t=46190, dn=(23, 4, 1991), hh="07:50", dr=(26, 4, 1991), em=(11, 2, 2025), est="Hospital e Maternidade Frei Galvão dos Campos", mun="Taubaté", uf="SP", rm="Taubaté", cart="Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede da Comarca de Taubaté", of="Leopoldo Franzin Bicudo", pn="Lorena/SP", mn="Itajubá/MG", nat="", cpf=True,
          av="", an="", cad=[("CPF", "{CPF}", "01/06/2009", "RECEITA FEDERAL", ""), ("RG", "44.190.773-X", "12/01/2008", "SSP/SP", "")], sel="1219471CE000000071893925K"),
     dict(seed="D2", sex="F", era="new", cns=122014, l=190, fo=200, t=113800, dn=(15, 7, 2022), hh="18:05", dr=(19, 7, 2022), em=(20, 7, 2022), est="Hospital Samaritano Anália de Mogi", mun="Mogi das Cruzes", uf="SP", rm="Suzano", cart="Oficial de Registro Civil das Pessoas Naturais do Município de Suzano", of="Sônia Megumi Arakaki Prata", pn="Poá/SP", mn="Londrina/PR", nat="Suzano/SP", cpf=True,
          av="", an="", cad=[], sel="1220141NA000000013377422Q"),
     dict(seed="D3", sex="F", era="mid", cns=122133, l=12, fo=91, t=7044, dn=(5, 1, 1947), hh="", dr=(30, 6, 1960), em=(8, 1, 2026), est="", mun="Cunha", uf="SP", rm="Cunha", cart="Registro Civil das Pessoas Naturais do Distrito de Campos Novos de Cunha", of="Benedita Querido Veloso", pn="Paraty/RJ", mn="", nat="", cpf=False,
          av="Mandado do Juízo de Direito de Cunha, de 14/02/1961, processo 118/60: registro tardio suprido quanto à data de nascimento.", an="Óbito do cônjuge, Tibúrcio Galhardo Alvim, ocorrido em 09/09/2001 (matrícula 122133 01 55 2001 4 00008 044 0002991 31). Casamento com o mesmo em 02/05/1965, livro B-6, folha 12, termo 803.", cad=[], sel="1221331CE000000004410526W"),
    ]
    css = """body{font-family:'Noto Sans',sans-serif;font-size:8pt;background:#fff}
.top{position:absolute;left:0;top:0;width:210mm;height:24mm;background:linear-gradient(90deg,#123c2b,#2c7a55);color:#fff;padding:5mm 9mm}
.st{position:absolute;right:3mm;top:28mm;width:7mm;height:240mm;writing-mode:vertical-rl;font-size:5.8pt;color:#444;border-left:.2mm solid #aaa;padding:1mm 1.4mm}
.b{position:absolute;left:9mm;top:28mm;width:188mm}
.gr{display:grid;grid-template-columns:repeat(12,1fr);gap:2mm}.k{background:#f1f5f2;border-left:.8mm solid #2c7a55;padding:1mm 1.6mm;min-height:10mm}.k s{text-decoration:none;display:block;font-size:5.8pt;color:#2c7a55;font-weight:600}.k{font-size:9pt}
.par{border:.3mm solid #2c7a55;padding:1.5mm 2mm;font-size:9pt}.par s{text-decoration:none;font-size:5.8pt;color:#2c7a55;font-weight:600;display:block;margin-top:.8mm}
td,th{border:.2mm solid #bbb;font-size:7.4pt;padding:.8mm 1.4mm;text-align:left;font-weight:400}th{color:#2c7a55;font-size:6pt}
.ft{position:absolute;left:9mm;bottom:6mm;width:188mm;border-top:.4mm solid #2c7a55;padding-top:2mm;display:flex;gap:4mm;font-size:6.8pt;line-height:1.45}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], f["era"], f["sex"], longn=n == 2, gpera="old" if n == 3 else None)
        r = random.Random("D%d" % n)
        m = matr(f["cns"], f["dr"][2], 1, f["l"], f["fo"], f["t"], "."if n == 3 else " "); c = cpf(r) if f["cpf"] else ""; dv = dnv(r) if n == 2 else ""
        dtx = dw(*f["dn"]).upper()
        Y = lambda s: e(s) if s else ""
        cad = [tuple(x.replace("{CPF}", c) for x in q) for q in f["cad"]]
        k = lambda w, l, s: '<div class=k style="grid-column:span %d"><s>%s</s>%s</div>' % (w, l, Y(s))
        hash_ = "%08x-%08x-%04x" % (r.getrandbits(32), r.getrandbits(32), r.getrandbits(16))
        cards = k(12, "Nome", o["nome"]).replace("<div class=k", "<div class='k big'") + k(8, "Matrícula", m) + k(4, "CPF", c) + k(6, "Data de nascimento por extenso", dtx) + k(2, "Dia", "%02d" % f["dn"][0]) + k(2, "Mês", "%02d" % f["dn"][1]) + k(2, "Ano", str(f["dn"][2]))
        cards += k(2, "Hora", (f["hh"] + " h") if f["hh"] else "") + k(6, "Local de nascimento", f["est"]) + k(4, "Município de nascimento/UF", f["mun"] + "/" + f["uf"])
        cards += k(3, "Sexo", {"M": "Masc.", "F": "Fem."}[f["sex"]]) + k(5, "Município de registro/UF", f["rm"] + "/SP") + k(4, "Naturalidade", f["nat"])
        def par(nm, nt, a, b):
            return "<div class=par style='grid-column:span 6'><s>GENITOR(A)</s><b>%s</b><s>Natural de</s>%s<s>Pais do(a) genitor(a): avô / avó</s>%s<br>%s</div>" % (nm, nt or "&nbsp;", a, b)
        cards += par(o["mae"], f["mn"], o["avom"], o["avm"]) + par(o["pai"], f["pn"], o["avop"], o["avp"]) if n != 2 else par(o["pai"], f["pn"], o["avop"], o["avp"]) + par(o["mae"], f["mn"], o["avom"], o["avm"])
        cards += k(3, "Gêmeo?", "Não" if n < 3 else "") + k(5, "Nome e matrícula do gêmeo", "") + k(4, "Nº da DNV", dv)
        cards += k(6, "Data do registro", dn(*f["dr"])) + k(2, "Livro", "A-%03d" % f["l"]) + k(2, "Folhas", "%d" % f["fo"] + ("v" if n == 3 else "")) + k(2, "Termo", str(f["t"]))
        cards += k(12, "Averbações", f["av"]) + k(12, "Anotações", f["an"])
        tb = "<table style='width:100%;margin-top:2mm'><tr><th>Anotações de cadastro – documento</th><th>Número</th><th>Data de expedição</th><th>Órgão expedidor</th><th>Validade</th></tr>" + "".join("<tr>%s</tr>" % "".join("<td>%s</td>" % x for x in q) for q in (cad or [("&nbsp;", "", "", "", "")])) + "</table>"
        body = """<div class=top><div style="font-size:15pt;font-weight:600">Certidão de Nascimento <span style="font-weight:300">digital</span></div><div style="font-size:8pt">Registro Civil – Central Eletrônica &nbsp;|&nbsp; São Paulo</div></div><div class=st>Documento assinado eletronicamente por %s em %s às 14:22:%02d, com certificado ICP-Brasil. A impressão não substitui o original eletrônico. Validade: 90 dias para transmissão em PDF.</div><div class=b><div class=gr>%s</div>%s</div>
<div class=ft>%s<div style="flex:1"><b>%s</b><br>%s – SP &nbsp; Rua Barão do Jambeiro, %d, Centro<br>Certidão emitida em %s. Pedido CRC nº %d.<br>Selo digital: %s</div><div style="width:62mm">Para conferir: validar.exemplo.org.br<br>Código hash <b>%s</b><br>Signatário(a): %s – Oficial<br>Emolumentos: R$ 42,67 &nbsp; Min. Público: R$ 2,05</div></div>""" % (
            e(f["of"]), dn(*f["em"]), 11 * n, cards, tb, qr("D%d" % n, 24), f["cart"], f["rm"], 100 + n, dn(*f["em"]), 9300112 + n * 771, f["sel"], hash_, e(f["of"]))
        css2 = css + ".big{font-size:13pt!important;font-weight:600}"
        v = dict(nome=o["nome"], cpf=c, mat=m, dtxt=dtx, dn=f["dn"], hora=f["hh"], nat=f["nat"], sexo=f["sex"], estab=f["est"], mun=f["mun"], uf=f["uf"], rmun=f["rm"], ruf="SP", cart=f["cart"], dr=f["dr"], dnv=dv, livro=str(f["l"]), folha=str(f["fo"]) + ("v" if n == 3 else ""), termo=str(f["t"]),
                 averb=f["av"], anot=f["an"], selo=f["sel"], oficial=f["of"], em=f["em"], avop=o["avop"], avp=o["avp"], avom=o["avom"], avm=o["avm"])
        a, b = dict(g1=o["pai"], g1n=f["pn"], g2=o["mae"], g2n=f["mn"]), dict(g1=o["mae"], g1n=f["mn"], g2=o["pai"], g2n=f["pn"])
        v.update(a if n == 2 else b)
        ac = dict(livro="A-%03d" % f["l"])
        if not f["nat"]: ac["nat"] = f["mun"] + "/" + f["uf"]
        doc("D", n, "a4", css2, body, v, ac, dict(sexo={"M": "Masc.", "F": "Fem."}[f["sex"]]), joint=False, cad=[x for q in cad for x in q if x])

# ---------------------------------------------------------------- E: with QR and Apostille beside, A4 landscape (2017-2021)
def E():
    F = [
     dict(seed="E1", sex="F", era="late", cns=97115, l=130, fo=44, t=22518, dn=(19, 9, 1979), h="10:30", ht="às 10h30", dr=(24, 9, 1979), em=(3, 5, 2018), est="Hospital Sant'Ana da Serra", mun="Caxias do Sul", uf="RS", rm="Caxias do Sul", of="Ondina Bortolotto Sperb", dist="1ª Zona", pn="Flores da Cunha", mn="Veranópolis", an="Casou em 12/11/2004 com Gianluca Bassani Ferro; retomou o nome de solteira por divórcio de 18/03/2015.", bl="................", ap=(9, 5, 2018)),
     dict(seed="E2", sex="M", era="mid", cns=97261, l=33, fo=189, t=9077, dn=(8, 12, 1942), h="", ht="", dr=(9, 12, 1942), em=(22, 10, 2020), est="", mun="Guaporé", uf="RS", rm="Guaporé", of="Aristeu Dall'Agnol Pasqual", dist="Sede", pn="Encantado", mn="", an="", bl="—:—:—", ap=(26, 10, 2020)),
     dict(seed="E3", sex="M", era="new", cns=97308, l=61, fo=7, t=18400, dn=(4, 7, 2013), h="21:45", ht="às 21h45min", dr=(10, 7, 2013), em=(15, 2, 2021), est="Hospital Tacchini-Velho", mun="Bento Gonçalves", uf="RS", rm="Garibaldi", of="Loreci Chesini Milani", dist="Sede", pn="Garibaldi", mn="Pelotas", an="", bl="nada consta", ap=(1, 3, 2021), twin="F"),
    ]
    css = """body{font-family:'Noto Serif',serif;font-size:8.6pt}
.L{position:absolute;left:9mm;top:8mm;width:176mm;height:194mm;border:.3mm solid #7a2222;padding:5mm 7mm}.R{position:absolute;left:191mm;top:8mm;width:97mm;height:194mm;border:.5mm solid #333;padding:5mm;font-family:'Liberation Sans',sans-serif;font-size:7.6pt;line-height:1.45}
.d{display:flex;margin-top:2.1mm;align-items:baseline;line-height:1.25}.d span{white-space:nowrap}.d i{flex:1;border-bottom:.35mm dotted #7a2222;margin:0 1mm;min-width:5mm}.d b{font-weight:600;text-align:right}
h1{font-family:'Noto Serif Display',serif;font-size:19pt;margin:1mm 0 2mm;text-align:center;color:#7a2222;font-weight:600}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], f["era"], f["sex"], twin=f.get("twin"), gpera="old" if n == 2 else None)
        r = random.Random("E%d" % n)
        m = matr(f["cns"], f["dr"][2], 1, f["l"], f["fo"], f["t"]); dv = dnv(r) if n == 3 else ""
        bl = f["bl"]
        dtx = dm(*f["dn"])
        cart = "Ofício dos Registros Públicos de %s – Registro Civil da %s" % (f["rm"], f["dist"])
        tm = "{:,}".format(f["t"]).replace(",", ".")
        gem = ("%s, matr. %s" % (o["gemeo"], matr(f["cns"], f["dr"][2], 1, f["l"], f["fo"], f["t"] + 1))) if f.get("twin") else ""
        R = lambda l, s: "<div class=d><span>%s</span><i></i><b>%s</b></div>" % (l, e(s) if s else bl)
        pn = f["pn"] + ", RS"; mn = f["mn"] + ", RS" if f["mn"] else ""
        sel = "%04d.01.%d00001.%05d" % (130 + n, f["em"][2] % 100, 3377 * n)
        lines = R("Registrado(a) sob o nome de", o["nome"]) + R("Nascido(a) em", dtx + (", " + f["ht"] if f["ht"] else "")) + R("No local", (f["est"] or bl) + "; município de " + f["mun"] + ", RS") + R("Do sexo", {"M": "masculino", "F": "feminino"}[f["sex"]])
        lines += R("Sendo o pai", o["pai"]) + R("natural de", pn) + R("e a mãe", o["mae"]) + R("natural de", mn) + R("Avós do lado paterno", o["avop"] + " & " + o["avp"]) + R("Avós do lado materno", o["avom"] + " & " + o["avm"]) + R("Irmão(ã) gêmeo(a)", gem)
        lines += R("Feito o registro aos", dm(*f["dr"])) + R("No livro, à folha, sob o termo", "A-%d, %d, %s" % (f["l"], f["fo"], tm)) + R("Declaração de Nascido Vivo", dv) + R("Observações, averbações, anotações", f["an"])
        apn = {"1": "Brasil", "2": f["of"], "3": "Oficial Registrador", "4": cart}
        q = ["Alcindo Menegotto Reck", "Vera Luiza Pradella", "Hermes Tonial Cervi"][i]
        R2 = """<div style="text-align:center;font-size:12pt;font-weight:700">APOSTILLE</div><div style="text-align:center;margin-bottom:3mm">(Convention de La Haye du 5 octobre 1961)</div>1. País / Country: <b>Brasil</b><br><i>Este documento público</i><br>2. foi assinado por: <b>%s</b><br>3. agindo na qualidade de: <b>Registrador Civil</b><br>4. tem o selo/carimbo de: <b>Registro Civil de %s</b><br><div style="text-align:center;margin:2mm 0"><i>Certificado</i></div>5. em: <b>Porto Alegre</b><br>6. no dia: <b>%s</b><br>7. por: <b>%s, Tabelião Substituto</b><br>8. sob o nº: <b>%d.%d</b><br>9. Selo/carimbo: <b>CNJ</b><br>10. Assinatura: <b>eletrônica</b><div style="margin-top:6mm;display:flex;gap:4mm">%s<span style="font-size:6.6pt">Tipo de documento: Certidão de Nascimento<br>Titular: %s<br>Código (Code): %07d<br>CRC: %04X%04X<br>A apostila apenas certifica a assinatura, a capacidade do signatário e, quando cabível, o selo que consta no documento.</span></div>""" % (
            f["of"], f["rm"], dn(*f["ap"]), q, 11520 + n, 8812034 + n * 91, qr("EA%d" % n, 28), o["nome"], 2210934 + n * 17, r.getrandbits(16), r.getrandbits(16))
        body = """<div class=L><div style="display:flex;justify-content:space-between;align-items:center;gap:3mm"><div>%s</div><div style="text-align:center;flex:1">República Federativa do Brasil<br>Estado do Rio Grande do Sul<br><b style="font-size:8pt">%s</b></div><div style="flex:none">%s</div></div><h1>Certidão de Nascimento</h1><div style="text-align:center;font-size:8pt">matrícula nº <b>%s</b></div>%s
<div style="display:flex;margin-top:4mm;justify-content:space-between"><div style="font-size:7pt">%s/RS, em %s.<br>Selo digital de fiscalização: %s<br>Emol.: R$ 38,10 – PED: R$ 4,90</div><div style="text-align:center;width:62mm">%s%s<br><span style="font-size:7pt">Registradora/Registrador</span></div></div></div><div class=R>%s</div>""" % (arms(14), cart, qr("E%d" % n, 16), m, lines, f["rm"], dn(*f["em"]), sel, sig("E%d" % n), f["of"], R2)
        v = dict(nome=o["nome"], mat=m, dtxt=dtx, dn=f["dn"], hora=f["h"], nat=f["mun"] + "/RS", sexo=f["sex"], estab=f["est"], mun=f["mun"], uf="RS", rmun=f["rm"], ruf="RS", cart=cart, dr=f["dr"], dnv=dv, livro="A-%d" % f["l"], folha=str(f["fo"]), termo=tm, g1=o["pai"], g1n=f["pn"] + "/RS", g2=o["mae"], g2n=f["mn"] + "/RS" if f["mn"] else "",
                 avop=o["avop"], avp=o["avp"], avom=o["avom"], avm=o["avm"], gem=gem, anot=f["an"], selo=sel, oficial=f["of"], em=f["em"])
        ac = dict(nat=["", f["mun"] + ", RS"], g1n=[pn], livro=str(f["l"]), termo=str(f["t"]))
        if mn: ac["g2n"] = [mn]
        if gem: ac["gem"] = [o["gemeo"]]
        doc("E", n, "a4l", css, body, v, ac, dict(hora=f["ht"], dr=dm(*f["dr"])), twins=[o["gemeo"]] if gem else (), joint=True)

# ---------------------------------------------------------------- F: consulate's transcription, Livro E (2014-2019)
def Ff():
    F = [
     dict(seed="F1", sex="F", cns=83312, l=12, fo=140, t=3361, dn=(11, 11, 2009), h="14:20", ht="14h20 (hora local)", est="Sanatorio La Trinidad del Este", city="Ciudad del Este", country="Paraguai", cons="Consulado-Geral do Brasil em Ciudad del Este", cl=("27", "88v", "1.204"), dr=(16, 6, 2014), em=(16, 6, 2014), rm="Foz do Iguaçu", cart="1º Ofício de Registro Civil e Títulos de Foz do Iguaçu", of="Gláucia Stroparo Fiori", pn="Cascavel/PR", mn="Toledo/PR", bl="-----", era="new"),
     dict(seed="F2", sex="M", cns=83450, l=8, fo=19, t=2290, dn=(1, 1, 1986), h="", ht="", est="", city="Nagoia", country="Japão", cons="Consulado-Geral do Brasil em Nagoia", cl=("3", "17", "33"), dr=(30, 3, 2016), em=(4, 4, 2016), rm="Londrina", cart="1º Serviço de Registro Civil de Londrina", of="Valdir Tokikawa Simões", pn="Assaí/PR", mn="", bl="(não consta do traslado)", era="late"),
     dict(seed="F3", sex="F", cns=83527, l=31, fo=202, t=8015, dn=(27, 2, 2017), h="06:12", ht="06h12", est="Hospital de São Bernardo", city="Setúbal", country="Portugal", cons="Consulado-Geral do Brasil em Lisboa", cl=("A-611", "44", "88.120"), dr=(8, 11, 2018), em=(21, 1, 2019), rm="Maringá", cart="1º Ofício do Registro Civil de Maringá", of="Noêmia Pasquini Luz", pn="Marialva/PR", mn="Braga/Portugal", bl="///", era="new"),
    ]
    css = """body{font-family:'Liberation Sans',sans-serif;font-size:9pt;padding:11mm 16mm}
h1{font-size:12.5pt;margin:3mm 0 1mm;border-top:.7mm solid #000;border-bottom:.2mm solid #000;padding:1.5mm 0;text-align:left}
table{width:100%;margin-top:3mm}td,th{border:.2mm solid #555;padding:1.3mm 1.8mm;text-align:left;vertical-align:top}th{font-weight:400;font-size:7pt;background:#f0ede2;width:31mm}td{font-size:9.4pt}.p{text-align:justify;margin-top:3mm;line-height:1.5}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], f["era"], f["sex"])
        m = matr(f["cns"], f["dr"][2], 7, f["l"], f["fo"], f["t"])
        r = random.Random("F%d" % n); c = cpf(r) if n == 3 else ""
        bl = f["bl"]; X = lambda s: e(s) if s else bl
        place = f["city"] + "/" + f["country"]
        dtx = "%02d de %s de %d" % (f["dn"][0], MES[f["dn"][1]], f["dn"][2])
        note = "A condição da nacionalidade brasileira depende de opção, a qualquer tempo, depois de atingida a maioridade, perante a Justiça Federal (art. 12, I, \"c\", CF)." if n == 2 else "Brasileira nata, nos termos da alínea \"c\", in fine, do inciso I do art. 12 da Constituição Federal." if n == 1 else ""
        body = """<div style="display:flex;gap:5mm;align-items:center">%s<div>REPÚBLICA FEDERATIVA DO BRASIL – ESTADO DO PARANÁ<br><b>%s</b><br>Oficial Titular: %s</div></div><h1>CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO &nbsp;&nbsp;<span style="font-weight:400;font-size:9pt">Livro E – Lei 6.015/73, art. 32 – Resolução CNJ 155</span></h1>
<p class=p>CERTIFICO que, em <b>%s</b>, no livro <b>E-%d</b>, folha <b>%d</b>, sob o termo <b>%d</b>, matrícula <b>%s</b>, foi trasladado neste Ofício o assento lavrado no %s (livro %s, fls. %s, termo %s), relativo a:</p>
<table><tr><th>Nome</th><td colspan=3><b>%s</b></td></tr><tr><th>Data em que nasceu</th><td>%s</td><th>Hora</th><td>%s</td></tr><tr><th>Onde nasceu</th><td>%s</td><th>Cidade, país</th><td>%s</td></tr><tr><th>Sexo</th><td>%s</td><th>CPF</th><td>%s</td></tr></table>
<table><tr><th></th><th>Pai</th><th>Mãe</th></tr><tr><th>Nome</th><td>%s</td><td>%s</td></tr><tr><th>Nacionalidade</th><td>brasileira</td><td>%s</td></tr><tr><th>Lugar de origem</th><td>%s</td><td>%s</td></tr><tr><th>Passaporte</th><td>CZ%d</td><td>FD%d</td></tr><tr><th>Pai dele(a)</th><td>%s</td><td>%s</td></tr><tr><th>Mãe dele(a)</th><td>%s</td><td>%s</td></tr></table>
<table><tr><th>Gêmeos</th><td>não</td><th>Declarante</th><td>%s</td></tr><tr><th>Observações / averbações</th><td colspan=3 style="height:24mm">%s</td></tr></table>
<p class=p>%s, Estado do Paraná, %s. Nada mais havendo a certificar, o referido é verdade e dou fé.</p><div style="margin:12mm 0 0 90mm;text-align:center">%s<div style="border-top:.2mm solid #000">%s</div>%s</div>
<div style="position:absolute;left:16mm;bottom:10mm;font-size:7pt;border:.2mm solid #555;padding:1.5mm 2mm">FUNARPEN – Selo digital nº <b>%s</b> – consulte em selo.exemplo.org.br<br>Custas: VRC 129,87 = R$ 25,06</div>""" % (
            arms(16), f["cart"], f["of"], dm(*f["dr"]), f["l"], f["fo"], f["t"], m, f["cons"], *f["cl"], o["nome"], dtx, X(f["ht"]), X(f["est"]), f["city"] + ", " + f["country"], {"M": "M", "F": "F"}[f["sex"]], X(c),
            o["pai"], o["mae"], "portuguesa" if n == 3 else "brasileira", X(f["pn"].replace("/", ", ")), X(f["mn"].replace("/", ", ")), 118220 + n, 440913 + n * 7, o["avop"], o["avom"], o["avp"], o["avm"], "o pai" if n < 3 else "a mãe", X(note), f["rm"], dm(*f["em"]), sig("F%d" % n), "Kelly Nardo Vidotti" if n == 1 else f["of"], "Escrevente Substituta" if n == 1 else "Oficial Titular", "wK%dT.Qe3n.mL9b%d-Zx4p.9Yh%d" % (n, n + 3, n))
        v = dict(nome=o["nome"], cpf=c, mat=m, dtxt=dtx, dn=f["dn"], hora=f["h"], nat=place, sexo=f["sex"], estab=f["est"], mun=f["city"], uf="", rmun=f["rm"], ruf="PR", cart=f["cart"], dr=f["dr"], livro="E-%d" % f["l"], folha=str(f["fo"]), termo=str(f["t"]), g1=o["pai"], g1n=f["pn"], g2=o["mae"], g2n=f["mn"],
                 avop=o["avop"], avp=o["avp"], avom=o["avom"], avm=o["avm"], averb="", anot=note, selo="wK%dT.Qe3n.mL9b%d-Zx4p.9Yh%d" % (n, n + 3, n), oficial=f["of"], em=f["em"])
        ac = dict(nat=["", f["city"], f["city"] + ", " + f["country"]], mun=[f["city"] + ", " + f["country"], place], uf=[f["country"], "EX"], livro=[str(f["l"]), "E%d" % f["l"]], g1n=f["pn"].replace("/", ", "), g2n=[f["mn"].replace("/", ", ")] + (["Braga"] if n == 3 else []) if f["mn"] else [])
        doc("F", n, "a4", css, body, v, ac, dict(hora=f["ht"], dr=dm(*f["dr"]), em=dm(*f["em"]), ruf="Paraná", sexo=f["sex"]), joint=True, blw=bl if re.search("[a-z]{3}", bl) else "")

# ---------------------------------------------------------------- G: inteiro teor with numbered lines (2011-2016)
import textwrap
def G():
    F = [
     dict(seed="G1", sex="M", cns=151220, l=40, fo=88, fv="v", t=5121, dn=(14, 3, 1948), h="03:30", ht="três e meia horas da madrugada", dr=(22, 3, 1948), em=(5, 9, 2014), rm="Sobral", uf="CE", cart="Cartório do Registro Civil do 3º Ofício de Sobral", of="Hildeberto Parente Linhares", ofold="Raimundo Nonato Dias Cavalcante", plc="no sítio Jordão, deste termo", pn="Massapê/CE", mn="Sobral/CE", col="morena",
          marg="À MARGEM: Casou-se em 30 de setembro de 1971 com Maria Socorro Frota Aragão, nesta cidade (livro B-22, fls. 9, nº 2.700). Dou fé."),
     dict(seed="G2", sex="F", cns=151337, l=17, fo=203, fv="", t=1988, dn=(6, 6, 1936), h="12:00", ht="doze horas do dia", dr=(6, 7, 1936), em=(18, 1, 2011), rm="Crato", uf="CE", cart="Serviço Registral Civil do Crato – 2º Ofício", of="Auristela Esmeraldo Bacurau", ofold="Joaquim Pinheiro Bezerril", plc="à rua da Vala, número quarenta, nesta cidade", pn="", mn="Barbalha/CE", col="branca", marg=""),
     dict(seed="G3", sex="M", cns=151499, l=66, fo=30, fv="", t=11032, dn=(25, 12, 1957), h="19:15", ht="dezenove horas e quinze minutos", dr=(3, 1, 1958), em=(27, 6, 2016), rm="Iguatu", uf="CE", cart="Cartório Lavor – 1º Ofício do Registro Civil de Iguatu", of="Francisca Lavor Gurgel", ofold="Otacílio Lavor Mota", plc="na Casa de Saúde São Camilo", pn="Icó/CE", mn="Cedro/CE", col="parda", marg="À MARGEM: Por sentença de 10 de agosto de 1983, foi averbada a retificação do nome da avó paterna para o que acima se lê. Iguatu, 12.08.1983.", twin="M"),
    ]
    css = """body{font-family:'Noto Serif',serif;font-size:9.5pt;padding:12mm 14mm}.h{border:.3mm solid #000;padding:3mm 4mm;display:grid;grid-template-columns:1fr 52mm;gap:4mm;line-height:1.35}
.ln{font-family:'Liberation Mono',monospace;font-size:9.9pt;display:grid;grid-template-columns:9mm 1fr;line-height:5.35mm;margin-top:4mm}.ln .k{color:#888;text-align:right;padding-right:2.5mm;font-size:8pt;border-right:.2mm solid #a00}.ln .t{padding-left:2.5mm;white-space:pre}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], "mid", f["sex"], twin=f.get("twin"), gpera="old")
        nome1 = o["nome"].split()
        m = matr(f["cns"], f["dr"][2], 1, f["l"], f["fo"], f["t"])
        y = num(f["dn"][2])
        dtx = "%s de %s do ano de %s" % (num(f["dn"][0]), MES[f["dn"][1]], y)
        gem = ""
        r = random.Random("G%d" % n)
        s = "Aos %s dias do mês de %s do ano de %s, nesta cidade de %s, Estado do Ceará, em meu cartório, compareceu %s, e perante as testemunhas abaixo nomeadas declarou que, " % (num(f["dr"][0]), MES[f["dr"][1]], num(f["dr"][2]), f["rm"], (o["pai"] if n != 2 else o["x"][0] + ", tio da criança") + ", agricultor")
        s += "no dia %s, às %s, %s, nasceu uma criança do sexo %s, de côr %s, a quem foi dado o nome de %s, " % (dtx, f["ht"], f["plc"], {"M": "masculino", "F": "feminino"}[f["sex"]], f["col"], o["nome"])
        s += "filh%s legítim%s de %s, natural de %s, e de sua mulher %s, natural de %s, casados no religioso e no civil, residentes neste termo; " % (("o" if f["sex"] == "M" else "a"), ("o" if f["sex"] == "M" else "a"), o["pai"], f["pn"].replace("/CE", ", Ceará") or "lugar não declarado", o["mae"], f["mn"].replace("/CE", ", Ceará"))
        s += "avós paternos %s e %s e avós maternos %s e %s, todos %s. " % (o["avop"], o["avp"], o["avom"], o["avm"], ["deste Estado", "já falecidos", "residentes em Icó"][i])
        if f.get("twin"):
            gem = "gêmeo de outro de nome %s, registrado em seguida, sob o número %s" % (o["gemeo"], "11.033")
            s += "O registrado é %s. " % gem
        s += "Do que, para constar, lavrei este termo, que assino com o declarante e as testemunhas %s e %s. Eu, %s, Oficial do Registro, o escrevi. (aa) %s. %s. " % (o["x"][1], o["x"][2], f["ofold"], f["ofold"], (o["pai"] if n != 2 else o["x"][0]))
        if f["marg"]: s += f["marg"] + " "
        s += "NADA MAIS se continha em dito assento, do qual foi extraída a presente cópia fiel, que conferi."
        lines = textwrap.wrap(s, 80 if n != 2 else 76, break_on_hyphens=False)
        W = 80 if n != 2 else 76
        lines[-1] += " " + "-" * max(0, W - len(lines[-1]) - 1)
        while len(lines) < 30: lines.append(("-x" * 40)[:W] if n == 1 else ("=" * W) if n == 2 else "-" * W)
        ex = lambda t: e(t)
        sel = "AAC%d%d-Q%dLP" % (771200 + n * 31, n, n + 4)
        body = """<div class=h><div>REPÚBLICA FEDERATIVA DO BRASIL · ESTADO DO CEARÁ<br><b style="font-size:12pt">CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR</b><br>%s<br>Oficial do Registro: %s</div><div style="font-size:8pt">Matrícula<br><b>%s</b><br>Livro <b>A-%d</b> &nbsp; fls. <b>%d%s</b> &nbsp; nº <b>%d</b><br>Selo digital: %s</div></div>
<p style="margin-top:4mm;text-indent:10mm;line-height:1.45">CERTIFICO, a pedido verbal de pessoa interessada, que, revendo o livro acima indicado, dele consta o assento do teor seguinte, aqui reproduzido por digitação, palavra por palavra:</p>
<div class=ln><div class=k>%s</div><div class=t>%s</div></div><p style="margin-top:5mm">O referido é verdade; dou fé. %s (CE), %s.</p><div style="display:flex;justify-content:space-between;margin-top:8mm"><div style="font-size:7.4pt;width:70mm">Emolumentos R$ %s · FERMOJU R$ 2,11 · Selo R$ 0,98<br>Prazo de validade: indeterminado, salvo alteração do assento.</div><div style="text-align:center;width:75mm;border-top:.2mm solid #000">%s<br>%s</div></div>""" % (
            f["cart"], f["of"], m, f["l"], f["fo"], f["fv"], f["t"], sel, "<br>".join("%02d" % (j + 1) for j in range(len(lines))), "\n".join(ex(x) for x in lines), f["rm"], dw(*f["em"]), "31,%02d" % (10 + n), ["Wellington Ximenes Prado", f["of"], "Meirilene Uchoa Sá"][i], ["Escrevente", "Oficial do Registro", "Oficiala Substituta"][i])
        v = dict(nome=o["nome"], mat=m, dtxt=dtx, dn=f["dn"], hora=f["h"], nat=f["rm"] + "/CE", sexo=f["sex"], estab="Casa de Saúde São Camilo" if n == 3 else "Domicílio", mun=f["rm"], uf="CE", rmun=f["rm"], ruf="CE", cart=f["cart"], dr=f["dr"], livro="A-%d" % f["l"], folha="%d%s" % (f["fo"], f["fv"]), termo=str(f["t"]),
                 g1=o["pai"], g1n=f["pn"], g2=o["mae"], g2n=f["mn"], avop=o["avop"], avp=o["avp"], avom=o["avom"], avm=o["avm"], gem=gem, averb=f["marg"].replace("À MARGEM: ", "") if n == 3 else "", anot=f["marg"].replace("À MARGEM: ", "") if n == 1 else "", selo=sel, oficial=f["of"], em=f["em"])
        ac = dict(nat="", livro=str(f["l"]), g1n=f["pn"].replace("/CE", ", Ceará") if f["pn"] else ["lugar não declarado"], g2n=f["mn"].replace("/CE", ", Ceará"), estab=["na Casa de Saúde São Camilo"] if n == 3 else ["", f["plc"], f["plc"].replace("no ", "", 1)])
        if gem: ac["gem"] = [o["gemeo"]]
        doc("G", n, "a4", css, body, v, ac, dict(hora=f["ht"], dr="%s dias do mês de %s do ano de %s" % (num(f["dr"][0]), MES[f["dr"][1]], num(f["dr"][2])), em=dw(*f["em"]), ruf="Ceará"), twins=[o["gemeo"]] if gem else (), joint=True)

# ---------------------------------------------------------------- H: benefit of the law, single strip 100 x 297 (2022-2026)
def H():
    F = [
     dict(seed="H1", sex="M", cns=6412, l=233, fo=5, t=139207, dn=(30, 1, 2026), h="00:04", ht="00:04", dr=(3, 2, 2026), em=(3, 2, 2026), est="Maternidade Balbina da Floresta", mun="Manaus", uf="AM", rm="Manaus", cart="6º Registro Civil de Manaus", of="Ruth Paxiúba Negreiros", pn="Parintins/AM", mn="Manaus/AM", nat="Manaus/AM", bl="."*14),
     dict(seed="H2", sex="F", cns=6533, l=18, fo=77, t=10664, dn=(13, 6, 2022), h="09:00", ht="9 h", dr=(1, 8, 2022), em=(1, 8, 2022), est="Aldeia Nova Betânia, Alto Solimões", mun="Santo Antônio do Içá", uf="AM", rm="Santo Antônio do Içá", cart="Ofício Único de Santo Antônio do Içá", of="Cláudio Mafra Tikanã", pn="Tabatinga/AM", mn="Amaturá/AM", nat="Santo Antônio do Içá/AM", bl="não há", ind=True),
     dict(seed="H3", sex="M", cns=6604, l=51, fo=294, t=30587, dn=(21, 10, 2024), h="17:35", ht="17:35", dr=(25, 10, 2024), em=(25, 10, 2024), est="Hospital Regional Jofre Cohen-Mendes", mun="Parintins", uf="AM", rm="Nhamundá", cart="Registro Civil de Nhamundá", of="Osmarina Teixeira Bulcão", pn="Faro/PA", mn="Nhamundá/AM", nat="Nhamundá/AM", bl="#####", twin="M"),
    ]
    css = """body{font-family:'Liberation Sans Narrow',sans-serif;font-size:9.3pt;padding:6mm 6mm}.q{border-top:.2mm dashed #000;margin:2mm 0}.r{display:grid;grid-template-columns:27mm 1fr;column-gap:2mm;padding:.55mm 0}.r span{font-size:7.8pt;text-align:right}.r b{font-weight:400}.r b:lang(x){}"""
    for i, f in enumerate(F):
        n = i + 1
        o = U_(fam(f["seed"], "new", f["sex"], twin=f.get("twin"), longn=n == 1))
        if n == 2: o["nome"] = "MEPAECÜ " + o["nome"].split(" ", 1)[1]; o["mae"] = "NGUTCHÜNA " + o["mae"].split(" ", 1)[1]
        r = random.Random("H%d" % n)
        m = matr(f["cns"], f["dr"][2], 1, f["l"], f["fo"], f["t"], "" if n == 2 else " "); c = cpf(r); dv = dnv(r) if n != 2 else ""
        bl = f["bl"]
        dtx = "%s (%s)" % (dn(*f["dn"]), dw(*f["dn"])) if n != 3 else "%02d.%s.%d" % (f["dn"][0], MES[f["dn"][1]][:3].upper(), f["dn"][2])
        gem = "%s – %s" % (o["gemeo"], matr(f["cns"], f["dr"][2], 1, f["l"], f["fo"] + 1, f["t"] + 1)) if f.get("twin") else ""
        note = "Etnia Ticuna (RANI nº 1182/AT). Declaração da FUNAI arquivada." if f.get("ind") else ""
        rows = [("nome", o["nome"]), ("matrícula", m), ("CPF", c), ("nascido(a) em", dtx), ("hora", f["ht"]), ("sexo", {"M": "MASCULINO", "F": "FEMININO"}[f["sex"]]), ("lugar", f["est"]), ("mun./UF nasc.", f["mun"] + "-" + f["uf"]), ("naturalidade", f["nat"]), None,
                ("filiação (1)", o["mae"]), ("natural de", f["mn"]), ("seus pais", o["avom"] + "\n" + o["avm"]), ("filiação (2)", o["pai"]), ("natural de", f["pn"]), ("seus pais", o["avop"] + "\n" + o["avp"]), None,
                ("gêmeos", ("SIM\n" + gem) if gem else "NÃO"), ("reg. em", dn(*f["dr"])), ("mun./UF reg.", f["rm"] + "-AM"), ("DNV", dv), ("averb./anot.", note)]
        if n == 3: rows = rows[:17] + [("livro/fl./termo", "A-51 / 294 / 30.587")] + rows[17:]
        sel = "RCPN%d%d2AM" % (f["cns"], 87001 + n * 333)
        body = """<div style="text-align:center;line-height:1.3">%s<b>CERTIDÃO DE NASCIMENTO</b><br>1ª via · GRATUITA · benefício da lei<br><span style="font-size:7.6pt">Lei 9.534/97 – Lei 6.015/73, art. 30</span><br><b style="font-size:10.5pt">%s</b><br><span style="font-size:8pt">Estado do Amazonas · Oficial(a): %s</span></div><div class=q></div>%s<div class=q></div><p style="font-size:8pt">Certifico e dou fé. %s/AM, %s, %02d:%02d h.</p>%s<p style="text-align:center;font-size:8pt">%s<br>%s</p><div style="display:flex;gap:3mm;margin-top:3mm;font-size:7.4pt">%s<span>SELO ELETRÔNICO<br>%s<br>sem cobrança de emolumentos<br>corte na linha ✂</span></div>""" % (
            arms(11), f["cart"], f["of"], "".join("<div class=q></div>" if not q else "<div class=r><span>%s</span><b>%s</b></div>" % (q[0], e(q[1]).replace("\n", "<br>") if q[1] else bl) for q in rows), f["rm"], dn(*f["em"]), 9 + n, 7 * n, sig("H%d" % n, 36, 7), f["of"] if n != 1 else "Elenilson Caripuna Dias", "Oficial(a)" if n != 1 else "p/ Oficial – Escrevente", qr("H%d" % n, 20), sel)
        v = dict(nome=o["nome"], cpf=c, mat=m, dtxt=dtx, dn=f["dn"], hora=f["h"], nat=f["nat"], sexo=f["sex"], estab=f["est"], mun=f["mun"], uf="AM", rmun=f["rm"], ruf="AM", cart=f["cart"], dr=f["dr"], dnv=dv, livro=str(f["l"]), folha=str(f["fo"]), termo=str(f["t"]), g1=o["mae"], g1n=f["mn"], g2=o["pai"], g2n=f["pn"],
                 avop=o["avop"], avp=o["avp"], avom=o["avom"], avm=o["avm"], gem=gem, anot=note, selo=sel, oficial=f["of"], em=f["em"])
        ac = dict(livro=["%05d" % f["l"], "A-%d" % f["l"]], folha="%03d" % f["fo"], termo=["%07d" % f["t"], "30.587"] if n == 3 else "%07d" % f["t"], dtxt=[dw(*f["dn"])] if n != 3 else [])
        if gem: ac["gem"] = [o["gemeo"]]
        doc("H", n, (100, 297), css, body, v, ac, dict(hora=f["ht"]), twins=[o["gemeo"]] if gem else (), joint=True, blw=bl if re.search("[a-z]{3}", bl) else "")
