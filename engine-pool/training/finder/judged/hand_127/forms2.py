# -*- coding: utf-8 -*-
import re
from lib import *

def old(s):
    for a, b in (("dezesseis", "dezeseis"), ("dezessete", "dezesete"), ("três", "tres"), ("cinquenta", "cincoenta"), ("março", "Março"), ("janeiro", "Janeiro"), ("setembro", "Setembro"), ("julho", "Julho"), ("fevereiro", "Fevereiro"), ("outubro", "Outubro")):
        s = s.replace(a, b)
    return s

def base(o, f, **kw):
    v = dict(nome=o["nome"], dn=f["dn"], sexo=f["sex"], mun=f["mun"], uf=f["uf"], rmun=f["rm"], ruf=f["uf"], cart=f["cart"], dr=f["dr"], livro=f["l"], folha=f["fo"], termo=f["t"], hora=f["h"], estab=f.get("est", ""), nat=f["mun"] + "/" + f["uf"],
             g1=o["pai"], g1n=f["pn"], g2=o["mae"], g2n=f["mn"], avop=o["avop"], avp=o["avp"], avom=o["avom"], avm=o["avm"], oficial=f["of"], em=f["em"])
    v.update(kw)
    return v

def nofa(v):
    v.update(g1=v["g2"], g1n=v["g2n"], g2="", g2n="", avop="", avp="")

# ---------------------------------------------------------------- I: Pretoria of the Districto Federal, 1925-27
def I():
    F = [
     dict(seed="I1", sex="M", dn=(9, 10, 1901), h="22:30", ht="dez e meia horas da noite", dr=(15, 10, 1901), em=(12, 3, 1927), l="61", fo="112v", t="1437", loc="á rua Visconde de Sapucahy, 41, casa III", pn="Rezende/RJ", pt="Rezende, Estado do Rio", mn="Districto Federal", mt="esta Capital", col="branca", fr="Espirito Santo", pret="Quarta", of="Olympio Bulhões Paranaguá", note="", bl="— — — — —"),
     dict(seed="I2", sex="F", dn=(1, 2, 1926), h="06:00", ht="seis horas da manhã", dr=(4, 2, 1926), em=(5, 2, 1926), l="203", fo="9", t="88", loc="na Maternidade das Larangeiras", est="Maternidade das Larangeiras", pn="", pt="", mn="Cataguazes/MG", mt="Cataguazes, Minas Geraes", col="parda", fr="Gloria", pret="Segunda", of="Arthur Candido Falcão de Lessa", note="", bl=". . . . . . . . . .", nofa=True),
     dict(seed="I3", sex="M", dn=(24, 6, 1899), h="00:20", ht="doze horas e vinte minutos da noite", dr=(3, 7, 1899), em=(30, 11, 1925), l="48", fo="200v", t="903", loc="á travessa do Guedes, n. 7", pn="Portugal", pt="Portugal", mn="Vassouras/RJ", mt="Vassouras, Estado do Rio", col="branca", fr="Engenho Novo", pret="Sexta", of="Olympio Bulhões Paranaguá Filho", note="gemeo com Noemia, registrada em seguida, n. 904", bl="~ ~ ~ ~", twin=1),
    ]
    css = """body{font-family:'Noto Serif Display','Noto Serif',serif;font-size:12.4pt;padding:14mm 16mm 10mm 34mm}
.f{font-family:'Liberation Mono',monospace;font-size:10.6pt;border-bottom:.35mm dotted #333;padding:0 1.2mm}p{line-height:2.02;text-align:justify}
.e{position:absolute;left:9mm;top:20mm;width:20mm;height:27mm;border:.4mm solid #5b7;outline:.4mm dashed #aaa;outline-offset:.8mm;font-size:6.5pt;text-align:center;padding-top:7mm;color:#375}h1{font-size:27pt;font-weight:500;text-align:center;margin:5mm 0 4mm;letter-spacing:1pt}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], "old", f["sex"], short=n == 2)
        f.update(uf="DF", mun="Rio de Janeiro", rm="Rio de Janeiro")
        tw = ""
        if n == 3:
            tw = "Noemia"
        f["cart"] = f["pret"] + " Pretoria Civel, Freguezia d%s %s" % ({"Gloria": "a"}.get(f["fr"], "o"), f["fr"])
        if f.get("nofa"): o["nome"] = o["so_mae"].split()[0]
        Z = lambda s: '<span class=f>%s</span>' % (e(s) if s else f["bl"])
        M = f["sex"] == "M"
        dtx = old(dw(*f["dn"], year="mil novecentos e um" if f["dn"][2] == 1901 else None)) if n != 3 else "24 de Junho de 1899"
        dr = old(dw(*f["dr"])) if n != 3 else "3 de Julho de 1899"
        nf = f.get("nofa")
        body = """<div class=e>THESOURO NACIONAL<br><b>300 RÉIS</b><br>%d</div><div style="text-align:center;line-height:1.4">ESTADOS UNIDOS DO BRASIL<br>Districto Federal<br><b>%s</b><br><i>Registro Civil</i></div><h1>Certidão de Nascimento</h1>
<p>Certifico que do livro numero %s de assentos de nascimentos, a folhas %s, consta sob o numero %s o registro de %s, do sexo %s, de côr %s, %s em %s, ás %s, %s, filh%s %s de %s, natural de %s, e de D. %s, natural de %s, sendo avós paternos %s e maternos %s. Foi declarante %s e testemunhas %s. O assento foi lavrado em %s pelo Escrivão de então. Observações: %s</p>
<p style="margin-top:4mm">O referido é verdade e dou fé. Rio de Janeiro, %s.</p><div style="margin:9mm 0 0 60mm;text-align:center;line-height:1.3">O Escrivão,%s%s</div><div style="position:absolute;left:34mm;bottom:11mm;font-size:8pt">Busca ........ 1$000 &nbsp;&nbsp; Certidão ........ 2$500 &nbsp;&nbsp; Raza ........ $%d00</div>""" % (
            f["em"][2], f["cart"], Z(f["l"]), Z(f["fo"]), Z(f["t"]), Z(o["nome"]), Z("masculino" if M else "feminino"), Z(f["col"]), "nascido" if M else "nascida", Z(dtx), Z(f["ht"]), Z(f["loc"]), "o" if M else "a", Z("natural" if nf else ("legitimo" if M else "legitima")),
            Z("" if nf else o["pai"]), Z(f["pt"]), Z(o["mae"]), Z(f["mt"]), Z("" if nf else o["avop"] + " e D. " + o["avp"]), Z(o["avom"] + " e D. " + o["avm"]), Z("o pae" if not nf else o["x"][0]), Z(o["x"][1] + " e " + o["x"][2]), Z(dr), Z(f["note"]), dm(*f["em"]), sig("I%d" % n, 46, 10), f["of"], 4 + n)
        v = base(o, f, dtxt=dtx, gem=f["note"], estab=f.get("est", "Domicílio"), anot="")
        if nf: nofa(v)
        ac = dict(uf=["RJ", "Districto Federal"], ruf=["RJ", "Districto Federal"], mun=["Districto Federal"], rmun=["Districto Federal"], nat=["", "Rio de Janeiro/RJ", "Districto Federal"], cart=[f["cart"].split(",")[0]], g1n=[f["pt"]] if f["pt"] else [], g2n=[f["mt"]])
        if n == 1: ac["g2n"] = ["esta Capital", "Rio de Janeiro/DF", "Rio de Janeiro/RJ", "Rio de Janeiro"]
        if nf: ac["g1n"] = [f["mt"]]; ac.pop("g2n")
        if n != 2: ac["estab"] = ["", f["loc"], f["loc"].replace("á ", "", 1)]
        else: ac["estab"] = [f["loc"]]
        if tw: ac["gem"] = ["Noemia"]; ac["anot"] = [f["note"]]
        doc("I", n, "a4", css, body, v, ac, dict(hora=f["ht"], dr=dr, em=dm(*f["em"])), twins=[tw] if tw else (), joint=True)

# ---------------------------------------------------------------- J: typewritten verbo ad verbum, Minas, 1934, oficio
def J():
    F = [
     dict(seed="J1", sex="F", dn=(3, 5, 1909), h="16:00", ht="quatro horas da tarde", dr=(10, 5, 1909), em=(18, 8, 1934), l="3", fo="47", t="212", mun="Pitanguy", rm="Pitanguy", dist="Maravilhas", loc="no logar denominado Paciencia, deste districto", pn="Pompéu/MG", mn="Pitanguy/MG", of="Avelino Capanema de Freitas", of0="Modesto Theotonio Chaves"),
     dict(seed="J2", sex="M", dn=(16, 1, 1916), h="05:15", ht="cinco horas e um quarto da manhã", dr=(31, 1, 1916), em=(2, 10, 1935), l="7", fo="18v", t="55", mun="Formiga", rm="Formiga", dist="Arcos do Pains", loc="na fazenda do Corumbá", pn="", mn="Formiga/MG", of="Raul Vespucio de Andrade", of0="Quintiliano Belchior"),
     dict(seed="J3", sex="M", dn=(20, 12, 1921), h="", ht="", dr=(2, 1, 1922), em=(27, 2, 1937), l="12", fo="99", t="401", mun="Baependy", rm="Baependy", dist="São Thomé da Encruzilhada", loc="em casa de seus paes, á rua do Commercio", pn="Ayuruoca/MG", mn="Caxambú/MG", of="Evaristo Nogueira de Sá", of0="Evaristo Nogueira de Sá", twin=1),
    ]
    css = """body{font-family:'Nimbus Mono PS','Liberation Mono',monospace;font-family:'Liberation Mono',monospace;font-size:11.2pt;line-height:7.4mm;padding:16mm 12mm 10mm 42mm;color:#1a1a30;background:#fbf8ee}
.mg{position:absolute;left:7mm;top:120mm;width:30mm;font-size:7.8pt;line-height:4mm}.v{position:absolute;left:39.5mm;top:0;width:0;height:329mm;border-left:.3mm solid #c99}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], "old", f["sex"])
        f.update(uf="MG"); M = f["sex"] == "M"
        cart = "Cartorio do Registro Civil do Districto de " + f["dist"]
        f["cart"] = cart
        legit = n != 2
        Dx = lambda t: old("%s de %s de %s" % (num(t[0]), MES[t[1]], num(t[2]))) if n != 2 else "%d de %s de %d" % (t[0], MES[t[1]].capitalize(), t[2])
        dtx = Dx(f["dn"])
        tw = "Jovelina Moraes de Queiroz" if n == 3 else ""
        r = random.Random("J%d" % n)
        s = "Numero %s. Aos %s, neste districto de %s, municipio de %s, Estado de Minas Geraes, em meu cartorio compareceu %s, lavrador, e declarou: que no dia %s%s, %s, nasceu uma creança do sexo %s, que ha de se chamar %s, " % (
            f["t"], Dx(f["dr"]), f["dist"], f["rm"], o["pai"] if legit else o["avom"], dtx, (", pelas " + f["ht"]) if f["ht"] else "", f["loc"], "masculino" if M else "feminino", o["nome"] if legit else o["so_mae"].split()[0] + " José")
        if not legit: o["nome"] = o["so_mae"].split()[0] + " José"
        if tw: s += "gemea esta com outra de nome %s, que nasceu momentos depois e vae registrada sob o numero %d; " % (tw, int(f["t"]) + 1)
        if tw: s = s.replace("gemea esta com outra", "gemeo este com outra")
        if legit: s += "filh%s legitim%s delle declarante, natural de %s, e de sua mulher %s, natural de %s; neto por parte paterna de %s e %s, e pela materna de %s e %s. " % ("o" if M else "a", "o" if M else "a", f["pn"].replace("/MG", ""), o["mae"], f["mn"].replace("/MG", ""), o["avop"], o["avp"], o["avom"], o["avm"])
        else: s += "filho natural de %s, solteira, natural desta freguezia de %s, neto materno delle declarante e de %s. " % (o["mae"], f["mn"].replace("/MG", ""), o["avm"])
        if not M: s = s.replace("neto por", "neta por")
        s += "Foram testemunhas presentes %s e %s. E para constar lavrei este termo que assigno com o declarante. Eu, %s, escrivão de paz, o escrevi. (aa) %s. %s. %s." % (o["x"][0], o["x"][1], f["of0"], o["pai"] if legit else o["avom"], o["x"][0], o["x"][1])
        note = ["", "Legitimado pelo casamento de sua mãe com Honorato Rosa Penido, em 4 de Junho de 1920.", ""][i]
        bd = [" " + "=.=" * 9, " - - - - - - - - - -", " " + "x" * 22][i]
        body = """<div class=v></div><div class=mg>%s</div><div style="position:absolute;left:7mm;top:18mm;width:26mm;height:30mm;border:.4mm dashed #875;font-size:6.6pt;line-height:3.4mm;text-align:center;padding-top:8mm;color:#764">ESTADO DE MINAS<br>SELLO 1$000<br>EDUCAÇÃO 200 rs.</div>
<p>C E R T I D Ã O &nbsp; VERBO AD VERBUM &nbsp; (nascimento)</p><p style="margin-top:3mm">%s, escrivão de paz e official do registro civil do districto de %s, comarca de %s, na forma da lei, etc.</p><p>CERTIFICA, a requerimento verbal, que revendo em cartorio o livro numero %s de nascimentos, nelle a fls. %s encontrou o termo do theor seguinte:</p><p>"%s"%s Era o que se continha em dito termo, que bem e fielmente transcrevi. %s, %s.</p><p style="margin-top:5mm;text-align:right">O escrivão de paz e official,</p>%s<p style="text-align:right">%s</p>""" % (
            ("Á margem do termo:<br>" + note) if note else "", f["of"].upper() if n == 1 else f["of"], f["dist"], f["rm"], f["l"], f["fo"], s, bd, f["dist"], Dx(f["em"]), sig("J%d" % n, 44, 9), f["of"])
        if n == 1: f["of"] = f["of"]
        v = base(o, f, dtxt=dtx, estab="Domicílio", gem=("gemeo este com outra de nome %s, que nasceu momentos depois e vae registrada sob o numero %d" % (tw, int(f["t"]) + 1)) if tw else "", averb=note)
        P = lambda s: [s.replace("/MG", "")] if s else []
        ac = dict(nat=["", f["dist"] + "/MG"], estab=["", f["loc"], f["loc"].split(" ", 1)[1]], cart=["registro civil do districto de " + f["dist"], "Registro Civil do Districto de " + f["dist"]], g1n=P(f["pn"]), g2n=P(f["mn"]), mun=[f["dist"]], rmun=[f["dist"]])
        if not legit: nofa(v); ac["g1n"] = P(f["mn"]); ac.pop("g2n")
        if tw: ac["gem"] = [tw]
        doc("J", n, "oficio", css, body, v, ac, dict(hora=f["ht"], dr=Dx(f["dr"]), em=Dx(f["em"]), uf="Minas Geraes", ruf="Minas Geraes"), twins=[tw] if tw else (), joint=True)

# ---------------------------------------------------------------- K: municipal booklet of the forties, open spread (210 x 148)
def K_():
    F = [
     dict(seed="K1", sex="F", dn=(2, 9, 1943), h="20:40", ht="20,40", dr=(11, 9, 1943), em=(11, 9, 1943), l="47", fo="203", t="8.911", mun="Jundiaí", est="Casa da Criança de Jundiaí", pn="Itatiba/SP", mn="Jundiaí/SP", of="Lázaro Pestana Gavião", col="branca", bl="——", serv="Cartório de Paz do 1º Subdistrito", no=4417),
     dict(seed="K2", sex="M", dn=(30, 4, 1946), h="01:05", ht="1 h. e 5 m.", dr=(30, 4, 1946), em=(4, 5, 1946), l="52", fo="88v", t="10.204", mun="Jundiaí", est="rua Petronilha Velha, 66", pn="Bragança Paulista/SP", mn="", of="Lázaro Pestana Gavião", col="preta", bl="* * *", serv="Cartório de Paz do 1º Subdistrito", no=5932, home=True),
     dict(seed="K3", sex="F", dn=(17, 3, 1949), h="", ht="", dr=(2, 4, 1949), em=(2, 4, 1949), l="19", fo="7", t="1.655", mun="Mogi Mirim", est="Santa Casa", pn="Pôrto Ferreira/SP", mn="Espanha", of="Ademar Bittar Cunha", col="branca", bl="- - -", serv="Cartório do Registro Civil da Sede", no=188, twin=1),
    ]
    css = """body{font-family:'Liberation Serif',serif;font-size:8pt;background:#f6f1df;color:#222}
.a{position:absolute;left:4mm;top:4mm;width:98mm;height:140mm;border:.7mm double #354a2f;padding:5mm;text-align:center}.z{position:absolute;left:108mm;top:4mm;width:98mm;height:140mm;border:.7mm double #354a2f;padding:3mm}
.g{display:grid;grid-template-columns:repeat(6,1fr);border-left:.2mm solid #354a2f;border-top:.2mm solid #354a2f}.g div{border-right:.2mm solid #354a2f;border-bottom:.2mm solid #354a2f;padding:.6mm 1mm;min-height:9.6mm}
.g s{text-decoration:none;display:block;font-size:6pt;color:#354a2f}.g b{font-weight:400;font-style:italic;color:#1d2c7a;font-size:9.6pt;line-height:1.05}td{border:.2mm solid #354a2f;height:5mm;font-size:6.6pt;padding:0 1mm;text-align:left}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], "mid", f["sex"], gpera="old", longn=n == 2)
        f.update(uf="SP", rm=f["mun"]); M = f["sex"] == "M"
        tw = "Ivete " + o["nome"].split(" ", 1)[1] if n == 3 else ""
        bl = f["bl"]
        c = lambda k, w, l, s: '<div style="grid-column:span %d"><s>%s. %s</s><b>%s</b></div>' % (w, k, l, e(s) if s else bl)
        dtx = {1: "2 de setembro de 1943", 2: "30-4-946", 3: "dezessete de março de 1949"}[n]
        gp = lambda a, b: a + " e " + b
        drx = dn(*f["dr"], sep="-") if n != 2 else "30-4-946"
        f["cart"] = f["serv"] + " de " + f["mun"]
        note = ["", "", ""][i]
        vac = "".join("<tr><td>%s</td><td>%s</td><td></td></tr>" % (a, b) for a, b in (("Antivariólica", dn(*F[i]["em"][:2], f["em"][2] + 1, sep="-")), ("B.C.G.", ""), ("Antidiftérica", "")))
        body = """<div class=a><div style="font-size:10pt;letter-spacing:1pt">PREFEITURA MUNICIPAL DE %s</div><div>Estado de São Paulo</div><div style="margin:5mm 0">%s</div><div style="font-size:17pt;font-weight:700;line-height:1.1">CADERNETA<br>DA CRIANÇA</div><div style="margin:2mm 0 5mm">oferta do Posto de Puericultura — nº %d</div>
<table style="width:100%%"><tr><td>Vacina</td><td>Data</td><td>Visto</td></tr>%s</table><table style="width:100%%;margin-top:3mm"><tr><td>Pêso ao nascer</td><td>%s kg</td></tr><tr><td>Médico da matrícula</td><td>Dr. %s</td></tr></table><p style="margin-top:6mm;font-size:7pt;font-style:italic">Mãe: amamenta teu filho. Não o confies a curiosas.</p><p style="margin-top:4mm;font-size:6.4pt">Tip. Municipal — 2</p></div>
<div class=z><div style="text-align:center;font-size:10.5pt;font-weight:700">CERTIDÃO DE NASCIMENTO</div><div style="text-align:center;font-size:7pt;margin-bottom:1.4mm">%s</div><div class=g>%s</div><p style="font-size:7.2pt;margin-top:1.6mm">Extraída gratuitamente para esta caderneta. %s, %s. &nbsp; O Oficial: <b style="font-style:italic;font-weight:400;color:#1d2c7a;font-size:9.5pt">%s</b></p></div>""" % (
            f["mun"].upper(), arms(20), f["no"], vac, "3,%d00" % (n + 1), o["x"][0], f["cart"],
            c(1, 6, "Nome", o["nome"]) + c(2, 2, "Sexo", "masc." if M else "fem.") + c(3, 2, "Côr", f["col"]) + c(4, 2, "Gêmeo", ("sim, com " + tw) if tw else "não") + c(5, 4, "Dia, mês e ano em que nasceu", dtx) + c(6, 2, "Hora", f["ht"]) + c(7, 4, "Onde", f["est"]) + c(8, 2, "Município", f["mun"]) +
            c(9, 3, "Pai", o["pai"]) + c(10, 3, "Mãe", o["mae"]) + c("9a", 3, "Donde é natural", f["pn"].replace("/SP", " — S. Paulo")) + c("10a", 3, "Donde é natural", f["mn"].replace("/SP", " — S. Paulo")) + c("9b", 3, "Pais do pai", gp(o["avop"], o["avp"])) + c("10b", 3, "Pais da mãe", gp(o["avom"], o["avm"])) +
            c(11, 2, "Livro A n.º", f["l"]) + c(12, 1, "Fôlha", f["fo"]) + c(13, 1, "N.º", f["t"]) + c(14, 2, "Data do registo", drx) + c(15, 6, "Observações", note), f["mun"], dm(*f["em"]), f["of"])
        v = base(o, f, dtxt=dtx, gem=("sim, com " + tw) if tw else "", estab="Domicílio" if f.get("home") else f["est"])
        P = lambda s: s.replace("/SP", " — S. Paulo") if s else []
        ac = dict(nat="", g1n=P(f["pn"]), g2n=P(f["mn"]), termo=f["t"].replace(".", ""), cart=[f["serv"]])
        if f.get("home"): ac["estab"] = ["", f["est"]]
        if tw: ac["gem"] = [tw, "com " + tw]
        doc("K", n, "a5l", css, body, v, ac, dict(hora=f["ht"], dr=drx, em=dm(*f["em"]), uf="São Paulo", ruf="São Paulo", sexo="masc." if M else "fem."), twins=[tw] if tw else (), joint=True)

# ---------------------------------------------------------------- L: court's model of Santa Catarina, 1949-53: labels under the dotted lines
def L():
    F = [
     dict(seed="L1", sex="M", dn=(21, 7, 1930), h="11:00", ht="onze horas", dr=(30, 7, 1930), em=(14, 2, 1949), l="22", fo="161", t="3.077", mun="Brusque", loc="em domicílio, no lugar Águas Claras", pn="Blumenau/SC", mn="Brusque/SC", of="Evaldo Krieger Maes", ct="Ofício do Registro Civil da Comarca de Brusque", bl="-:-:-:-:-:-", note="Casou-se nêste cartório, a 8 de maio de 1954, com Hedwig Staack. Em 10-5-1954. E. K. Maes.", em2=(19, 10, 1954)),
     dict(seed="L2", sex="F", dn=(10, 12, 1948), h="23:30", ht="23 e meia horas", dr=(14, 12, 1948), em=(14, 12, 1949), l="9", fo="30", t="590", mun="Araranguá", loc="na Maternidade Bom Pastor", est="Maternidade Bom Pastor", pn="", mn="Tubarão/SC", of="Zélia Campos Rabelo", ct="Cartório do Registro Civil de Araranguá", bl="xxxxxxxxxxxx", note="", nofa=True),
     dict(seed="L3", sex="F", dn=(1, 1, 1951), h="02:00", ht="duas horas da madrugada", dr=(6, 1, 1951), em=(7, 3, 1953), l="14", fo="299v", t="2.800", mun="Mafra", loc="à rua Felipe Schmidt-Novo, s/n", pn="Rio Negro/PR", mn="Itaiópolis/SC", of="Brunislau Woitexem Prust", ct="Ofício do Registro Civil do Distrito-sede de Mafra", bl="_ _ _ _ _", note=""),
    ]
    css = """body{font-family:'DejaVu Serif',serif;font-size:8pt;padding:12mm 17mm}
.w{display:grid;grid-template-columns:repeat(12,1fr);column-gap:4mm;row-gap:1.9mm;margin-top:5mm}.w div{text-align:center}.w b{display:block;font:400 10.2pt 'Liberation Mono',monospace;border-bottom:.4mm dotted #000;min-height:5.4mm;padding-top:1mm}.w i{font-size:6.6pt}
.sp{letter-spacing:5pt;text-align:center}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], "mid" if n > 1 else "old", f["sex"], gpera="old"); nf = f.get("nofa")
        f.update(uf="SC", rm=f["mun"], cart=f["ct"]); M = f["sex"] == "M"
        if f.get("em2"): f["em"] = f["em2"]
        if nf: o["nome"] = o["so_mae"]
        bl = f["bl"]
        c = lambda w, l, s: '<div style="grid-column:span %d"><b>%s</b><i>(%s)</i></div>' % (w, e(s) if s else bl, l)
        dtx = dw(*f["dn"]) if n != 3 else "1º de janeiro de 1951"
        drx = dw(*f["dr"]) if n == 1 else dm(*f["dr"])
        Q = lambda s: s.replace("/SC", ", neste Estado").replace("/PR", ", Estado do Paraná")
        g = c(12, "nome por extenso do registrado", o["nome"]) + c(3, "sexo", "masculino" if M else "feminino") + c(6, "dia, mês e ano do nascimento", dtx) + c(3, "hora", f["ht"]) + c(8, "lugar do nascimento", f["loc"]) + c(4, "cidade ou distrito", f["mun"])
        g += c(7, "nome do pai", "" if nf else o["pai"]) + c(5, "naturalidade", Q(f["pn"])) + c(6, "avô paterno", "" if nf else o["avop"]) + c(6, "avó paterna", "" if nf else o["avp"]) + c(7, "nome da mãe", o["mae"]) + c(5, "naturalidade", Q(f["mn"])) + c(6, "avô materno", o["avom"]) + c(6, "avó materna", o["avm"])
        g += c(5, "declarante", o["x"][0]) + c(7, "testemunhas", o["x"][1] + "; " + o["x"][2]) + c(3, "livro", "A-" + f["l"]) + c(2, "fôlhas", f["fo"]) + c(2, "têrmo", f["t"]) + c(5, "data do registro", drx) + c(6, "há irmão gêmeo?", "não") + c(6, "cadastro militar", "") + c(12, "averbações e anotações à margem do têrmo", f["note"])
        body = """<div class=sp>ESTADO DE SANTA CATARINA</div><div style="text-align:center;margin-top:1mm">PODER JUDICIÁRIO</div><div style="text-align:center;font-size:7pt">Modêlo nº 3 — aprovado pelo Provimento nº %d da Corregedoria Geral da Justiça</div><div class=sp style="font-size:15pt;margin-top:5mm">CERTIDÃO</div><div class=sp style="font-size:10pt">DE NASCIMENTO</div>
<p style="text-align:center;margin-top:4mm;font-size:9pt">%s<br>Oficial: %s</p><p style="margin-top:4mm;font-size:8.6pt">Certifico que, dos livros a meu cargo, consta o assento de nascimento com os dizeres seguintes:</p><div class=w>%s</div><p style="margin-top:6mm;font-size:8.6pt">O referido é verdade e dou fé. &nbsp; %s, em %s.</p><div style="margin:8mm 0 0 88mm;text-align:center">%s<div style="border-top:.4mm dotted #000"><i style="font-size:6.6pt">(assinatura do %s)</i></div></div>""" % (
            10 + n, f["ct"], f["of"], g, f["mun"], dm(*f["em"]), sig("L%d" % n, 50, 10), ["oficial", "escrevente juramentado", "oficial"][i])
        v = base(o, f, dtxt=dtx, estab=f.get("est", "Domicílio"), anot=f["note"], livro="A-" + f["l"])
        ac = dict(nat="", estab=["", f["loc"]] if not f.get("est") else [f["loc"]], g1n=Q(f["pn"]) if f["pn"] else [], g2n=Q(f["mn"]), livro=f["l"], termo=f["t"].replace(".", ""))
        if n == 1: ac["estab"] = ["", "em domicílio", f["loc"]]
        if nf: nofa(v); ac["g1n"] = Q(f["mn"]); ac.pop("g2n")
        doc("L", n, "a4", css, body, v, ac, dict(hora=f["ht"], dr=drx, em=dm(*f["em"]), uf="SANTA CATARINA", ruf="SANTA CATARINA"), joint=True)

# ---------------------------------------------------------------- M: for military service, A5 landscape, 1954-58
def M():
    F = [
     dict(seed="M1", sex="M", dn=(28, 2, 1938), h="09:20", ht="9 horas e 20 minutos", dr=(5, 3, 1938), em=(9, 1, 1956), l="71", fo="19", t="2266", mun="Nova Friburgo", loc="no distrito de Amparo", pn="Cantagalo/RJ", mn="Bom Jardim/RJ", of="Darcy Jasmim Folly", ct="Registro Civil do 1º Distrito de Nova Friburgo", bl="=====", cl="1938"),
     dict(seed="M2", sex="M", dn=(12, 11, 1937), h="", ht="", dr=(20, 3, 1955), em=(21, 3, 1955), l="90", fo="140v", t="7010", mun="Campos", loc="", pn="", mn="São Fidélis/RJ", of="Haroldo Gesteira Ribas", ct="Registro Civil do 3º Subdistrito de Campos", bl="-------", cl="1937"),
     dict(seed="M3", sex="M", dn=(8, 8, 1940), h="13:45", ht="13 horas e 45 minutos", dr=(9, 8, 1940), em=(30, 6, 1958), l="12", fo="33", t="415", mun="Barra do Piraí", loc="na Santa Casa", est="Santa Casa", pn="Valença/RJ", mn="Juiz de Fora/MG", of="Euclydes Marcondes Tosta", ct="Registro Civil da Sede de Barra do Piraí", bl="nihil", cl="1940", twin=1),
    ]
    css = """body{font-family:'Liberation Sans',sans-serif;font-size:10.6pt;padding:8mm 10mm}
.o{border:.5mm solid #234;height:131mm;padding:3mm 6mm}.t{font-family:'Liberation Mono',monospace;font-size:11pt;text-decoration:underline;text-underline-offset:.8mm}p{line-height:1.78;text-align:justify}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], "mid", "M", gpera="old", short=n == 3)
        f.update(uf="RJ", rm=f["mun"], cart=f["ct"])
        bl = f["bl"]
        Z = lambda s: '<span class=t>%s</span>' % (e(s) if s else bl)
        tw = "Nélio " + o["nome"].split(" ", 1)[1] if n == 3 else ""
        dtx = ["28 (vinte e oito) de fevereiro de 1938", "doze (12) de novembro de mil novecentos e trinta e sete", "8 de agôsto de 1940"][i]
        drx = ["5 (cinco) de março de 1938", "vinte (20) de março de mil novecentos e cinquenta e cinco", "9 de agôsto de 1940"][i]
        emx = ["9 de janeiro de 1956", "vinte e um de março de 1955", "30 de junho de 1958"][i]
        Q = lambda s: s.replace("/RJ", " (Est. do Rio)").replace("/MG", " (Minas)")
        note = ["", "Registro feito na forma da Lei nº 765, de 14 de julho de 1949.", ""][i]
        P = [("o alistamento", "Junta de Alistamento."), ("o alistamento", "Junta."), ("a incorporação", "C. R.")][i]
        body = """<div class=o><div style="display:flex;justify-content:space-between;font-size:8pt"><span>ESTADO DO RIO DE JANEIRO<br><b>%s</b></span><span style="border:.4mm solid #a00;color:#a00;padding:1mm 2mm;font-weight:700;text-align:center">ISENTA DE SÊLOS E EMOLUMENTOS<br>Lei do Serviço Militar</span></div>
<div style="text-align:center;font-weight:700;font-size:11.5pt;margin:2mm 0">CERTIDÃO DE NASCIMENTO PARA FINS MILITARES — CLASSE DE %s</div>
<p>Certifico que às fls. %s do livro %s, sob nº %s, foi feito em %s o registro de %s, do sexo masculino, nascido a %s, às %s, %s, município de %s, filho de %s, natural de %s, e de %s, natural de %s; neto de %s e %s, e de %s e %s. É gêmeo: %s. Observações: %s. %s, %s. Eu, %s, Escrevente, a datilografei, e eu, %s, Oficial, a subscrevo e assino.</p>
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:2mm"><span style="font-size:7.2pt">Só vale para %s.<br>Entregue-se à %s</span><span style="width:70mm;text-align:center">%s<span style="font-size:7pt">Oficial do Registro Civil</span></span></div></div>""" % (
            f["ct"], f["cl"], Z(f["fo"]), Z(f["l"]), Z(f["t"]), Z(drx), Z(o["nome"].upper()), Z(dtx), Z(f["ht"]), Z(f["loc"]), Z(f["mun"]), Z(o["pai"]), Z(Q(f["pn"])), Z(o["mae"]), Z(Q(f["mn"])), Z(o["avop"]), Z(o["avp"]), Z(o["avom"]), Z(o["avm"]), Z(("sim, com " + tw) if tw else "não"), Z(note), f["mun"], Z(emx), o["x"][0], f["of"], P[0], P[1], sig("M%d" % n, 40, 8))
        o["nome"] = o["nome"].upper()
        v = base(o, f, dtxt=dtx, estab=f.get("est", ""), anot=note, gem=("sim, com " + tw) if tw else "")
        ac = dict(nat="", g1n=Q(f["pn"]) if f["pn"] else [], g2n=Q(f["mn"]), dtxt=[dm(*f["dn"])], estab=[f["loc"], "Domicílio"] if n == 1 else [f["loc"]] if n == 3 else [])
        if tw: ac["gem"] = [tw, "com " + tw]
        doc("M", n, "a5l", css, body, v, ac, dict(hora=f["ht"], dr=drx, em=emx, uf="RIO DE JANEIRO", ruf="RIO DE JANEIRO", sexo="masculino"), twins=[tw] if tw else (), joint=True, blw=bl if re.search("[a-z]{3}", bl) else "")

# ---------------------------------------------------------------- N: Parana, 1961-65, letter size; four-column table, three persons as columns
def N():
    F = [
     dict(seed="N1", sex="F", dn=(6, 3, 1960), h="07:10", ht="7,10 hs.", dr=(12, 3, 1960), em=(20, 11, 1962), l="31", fo="77", t="14.220", mun="Ponta Grossa", est="Hospital São Lucas dos Ferroviários", pn="Castro/PR", mn="Palmeira/PR", of="Nestor Guimarães Villaca", ct="Cartório Villaca — 1.º Ofício do Registro Civil", bl="—o—o—", note=""),
     dict(seed="N2", sex="M", dn=(15, 8, 1929), h="18:00", ht="seis horas da tarde", dr=(1, 9, 1929), em=(8, 7, 1961), l="4", fo="52v", t="388", mun="Prudentópolis", est="", pn="Polônia", mn="Prudentópolis/PR", of="Basílio Kuchla Nowak", ct="Cartório do Registro Civil de Prudentópolis", bl="::::::::", note="Naturalização do pai averbada em 3.2.1941. Casamento do registrado: 17.9.1955, em Irati, com Estefânia Hul."),
     dict(seed="N3", sex="F", dn=(19, 5, 1964), h="15:25", ht="15:25", dr=(20, 5, 1964), em=(13, 1, 1965), l="58", fo="1", t="20.001", mun="Apucarana", est="Casa de Saúde Cafezal", pn="Assis/SP", mn="Jacarèzinho/PR", of="Iolanda Mattar Fukuda", ct="2.º Ofício do Registro Civil de Apucarana", bl="", note="", twin=1),
    ]
    css = """body{font-family:'Liberation Serif',serif;font-size:10pt;padding:13mm 15mm}h1{font-variant:small-caps;font-size:21pt;font-weight:400;text-align:center;margin:4mm 0}
table{width:100%;margin-top:4mm}td{border:.25mm solid #000;padding:1.6mm 1.8mm;vertical-align:top;font:9.6pt 'Liberation Mono',monospace}td:first-child,tr.h td{font:italic 9pt 'Liberation Serif',serif}.sc{font-variant:small-caps}.line{line-height:1.7}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], "mid", f["sex"], gpera="old", longn=n == 3)
        f.update(uf="PR", rm=f["mun"], cart=f["ct"]); Mm = f["sex"] == "M"
        bl = f["bl"] or "&nbsp;"
        tw = "Sueli " + o["nome"].split(" ", 1)[1] if n == 3 else ""
        dtx = ["6 de março de 1960", "quinze de agôsto de mil novecentos e vinte e nove", "19/5/1964"][i]
        drx = ["12 de março de 1960", "1.º de setembro de 1929", "20/5/1964"][i]
        Q = lambda s: s.replace("/", " - ")
        X = lambda s: e(s) if s else bl
        T = [("Nome", o["nome"], o["pai"], o["mae"]), ("Naturalidade", f["mun"] + " - PR", Q(f["pn"]), Q(f["mn"])), ("Sexo / estado", "masculino" if Mm else "feminino", "casado", "casada"), ("Idade / profissão", "", ["ferroviário", "colono", "36 anos, comerciante"][i], ["doméstica", "do lar", "30 anos"][i]), ("Pai (avô)", "", o["avop"], o["avom"]), ("Mãe (avó)", "", o["avp"], o["avm"])]
        body = """<div style="display:flex;justify-content:space-between" class=sc><span>Comarca de %s</span><span>Estado do Paraná</span></div><div style="text-align:center;margin-top:3mm" class=sc>%s<br>%s — Oficial</div><h1>Certidão de Nascimento</h1>
<p class=line>Certifico constar do L.º <b>A-%s</b>, fls. <b>%s</b>, n.º <b>%s</b>, o registro lavrado a <b>%s</b>, a que se referem os dados dêste quadro:</p>
<table><tr class=h><td style="width:19%%"></td><td style="width:27%%">Registrado</td><td style="width:27%%">Pai</td><td>Mãe</td></tr>%s</table>
<table><tr><td style="width:19%%">Nascido em</td><td>%s</td><td style="width:12%%;font:italic 9pt 'Liberation Serif',serif">às</td><td style="width:26%%">%s</td></tr><tr><td>No lugar</td><td colspan=3>%s</td></tr><tr><td>Gêmeos</td><td colspan=3>%s</td></tr><tr><td>Anotações</td><td colspan=3 style="height:20mm">%s</td></tr></table>
<p class=line style="margin-top:6mm">Dou fé. %s, %s.</p><div style="margin:10mm 0 0 95mm;text-align:center">%s<span class=sc>%s</span></div>
<div style="position:absolute;left:15mm;right:15mm;bottom:11mm;border-top:.25mm solid #000;padding-top:1mm;font-size:8pt" class=sc>Sêlo Cr$ %d,00 — Taxa de Educação e Saúde Cr$ 3,00 — Aposentadoria Cr$ 10,00 — Emolumentos Cr$ %d,00</div>""" % (
            f["mun"], f["ct"], f["of"], f["l"], f["fo"], f["t"], drx, "".join("<tr>" + "".join("<td>%s</td>" % (X(x)) for x in q) + "</tr>" for q in T), dtx, f["ht"], X(f["est"]), ("Sim. " + tw + ", n.º 20.002") if tw else "não", X(f["note"]), f["mun"], dm(*f["em"]), sig("N%d" % n, 44, 9), ["José Ari Pedroso, Esc. Juramentado", f["of"], f["of"]][i], 12 + n, 80 + 30 * n)
        v = base(o, f, dtxt=dtx, livro="A-" + f["l"], gem=("Sim. " + tw + ", n.º 20.002") if tw else "", anot=f["note"], estab=f["est"])
        ac = dict(nat=[f["mun"] + " - PR"], g1n=Q(f["pn"]), g2n=Q(f["mn"]), livro=f["l"], termo=f["t"].replace(".", ""))
        if n == 2: ac["estab"] = ["Domicílio"]
        if tw: ac["gem"] = [tw]
        doc("N", n, "letter", css, body, v, ac, dict(hora=f["ht"], dr=drx, em=dm(*f["em"]), ruf="Paraná", nat=f["mun"] + " - PR"), twins=[tw] if tw else (), joint=True)

# ---------------------------------------------------------------- O: Goias, 1967-72; monospaced on character leaders, margin column for notes
def O():
    F = [
     dict(seed="O1", sex="M", dn=(13, 9, 1952), h="08:30", ht="oito e meia da manhã", dr=(18, 9, 1952), em=(6, 6, 1969), l="15", fo="210", t="4.431", mun="Pires do Rio", est="fazenda Sapé", pn="Orizona/GO", mn="Ipameri/GO", of="Joviano Roriz Pontes", ct="CARTÓRIO DO REGISTRO CIVIL DE PIRES DO RIO", note="Casou-se com Nilva Tomé Arantes, nêste Cartório, em 5-1-1968.", bl="x.x.x.x"),
     dict(seed="O2", sex="F", dn=(22, 12, 1966), h="04:00", ht="4 horas", dr=(10, 3, 1967), em=(11, 3, 1967), l="40", fo="6v", t="12.018", mun="Jataí", est="Hospital Padre Estêvão", pn="", mn="Rio Verde/GO", of="Corália Rezende Assis Lima", ct="CARTÓRIO DO 2º OFÍCIO E REGISTRO CIVIL DE JATAÍ", note="", bl="§ § § §", nofa=True),
     dict(seed="O3", sex="M", dn=(1, 10, 1971), h="17:50", ht="17 horas e cinqüenta minutos", dr=(4, 10, 1971), em=(17, 8, 1972), l="62", fo="133", t="18.650", mun="Anápolis", est="Hospital Evangélico Goiás", pn="Patrocínio/MG", mn="Anápolis/GO", of="Adonias Elias Canedo", ct="CARTÓRIO ELIAS CANEDO - 3º REGISTRO CIVIL DE ANÁPOLIS", note="", bl="-0-0-0-"),
    ]
    css = """body{font-family:'Liberation Mono',monospace;font-size:10pt;padding:0}
.mg{position:absolute;left:8mm;top:14mm;width:37mm;height:268mm;border-right:.8mm solid #444;padding-right:3mm}.mg h4{font:700 8.6pt 'Liberation Sans',sans-serif;margin:0 0 4mm;letter-spacing:1.6pt}
.mm{position:absolute;left:50mm;top:14mm;width:152mm}.r{line-height:7.1mm;white-space:pre-wrap}.r span{color:#666}h1{font:700 15pt 'Liberation Sans',sans-serif;margin:5mm 0;text-align:right}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], "mid", f["sex"], gpera="old"); nf = f.get("nofa")
        f.update(uf="GO", rm=f["mun"], cart=f["ct"]); Mm = f["sex"] == "M"
        if nf: o["nome"] = o["so_mae"]
        bl = f["bl"]
        def R(l, s):
            s = s or bl
            return '<div class=r><span>%s</span> %s</div>' % (l + "." * max(3, 20 - len(l)) + ":", e(s))
        dtx = dw(*f["dn"], first="primeiro") if n != 2 else "22-dezembro-1966"
        drx = dw(*f["dr"]) if n != 2 else "10-março-1967"
        Q = lambda s: s.replace("/", "-")
        if nf: gs = "É neto, pelo lado materno, de %s e de %s." % (o["avom"], o["avm"]); gs = gs.replace("neto", "neta")
        else: gs = ["Neto paterno de %s e %s, e materno de %s e %s.", "", "São seus avós %s e %s, pais do pai, e %s e %s, pais da mãe."][i] % (o["avop"], o["avp"], o["avom"], o["avm"])
        body = """<div class=mg><h4>À MARGEM</h4><div style="font-size:8.6pt;line-height:5mm">%s</div><div style="position:absolute;bottom:0;font:7pt 'Liberation Sans',sans-serif;line-height:1.5">%s</div></div><div class=mm><div style="font:9pt 'Liberation Sans',sans-serif">REPÚBLICA DO BRASIL - ESTADO DE GOIÁS - COMARCA DE %s<br><b>%s</b></div><h1>CERTIDÃO DE NASCIMENTO</h1>
%s<div class=r style="margin-top:2mm">%s</div>%s<div class=r style="margin-top:6mm">É o que se contém no assento, ao qual me reporto e dou fé.
%s, %s.</div><div style="margin-top:14mm">%s<div style="text-align:center">%s
<br>OFICIAL</div></div></div>""" % (
            f["note"] or bl, "Sêlo p/ verba<br>N.Cr$ 2,%d0" % n + "<br>Impresso em mimeógrafo", f["mun"].upper(), f["ct"],
            R("Livro, fls. e nº", "A-%s, fls. %s, nº %s" % (f["l"], f["fo"], f["t"])) + R("Assento de", drx) + R("Registrado", o["nome"]) + R("Sexo e côr", ("masculino" if Mm else "feminino") + ["; branca", "; morena", "; parda"][i]) + R("Nascimento", dtx) + R("Hora", f["ht"]) + R("Local", f["est"] + ", " + f["mun"] + "-GO") + R("Pai", "" if nf else o["pai"]) + R("De onde é", Q(f["pn"])) + R("Mãe", o["mae"]) + R("De onde é", Q(f["mn"])),
            gs, R("Gêmeo", ["não", "", "não é"][i]) + R("Declarante", o["x"][0] if nf else "o pai") + R("Testemunhas", o["x"][1] + " e " + o["x"][2]), f["mun"], dm(*f["em"]), sig("O%d" % n, 48, 9), f["of"])
        v = base(o, f, dtxt=dtx, livro="A-" + f["l"], anot=f["note"])
        ac = dict(nat=[""], g1n=Q(f["pn"]) if f["pn"] else [], g2n=Q(f["mn"]), livro=f["l"], termo=f["t"].replace(".", ""), estab=["", "Domicílio"] if n == 1 else [])
        if nf: nofa(v); ac["g1n"] = Q(f["mn"]); ac.pop("g2n")
        doc("O", n, "a4", css, body, v, ac, dict(hora=f["ht"], dr=drx, em=dm(*f["em"]), sexo="masculino"), joint=True)

# ---------------------------------------------------------------- P: card of the seventies, 148 x 100
def P():
    F = [
     dict(seed="P1", sex="M", dn=(3, 7, 1974), h="13:05", ht="13h05", dr=(8, 7, 1974), em=(8, 7, 1974), l="34", fo="12v", t="3456", mun="Belém", est="Mat. do Povo", pn="Vigia/PA", mn="Belém/PA", of="Alarico Tocantins Bemerguy", ct="2º Registro Civil de Belém", bl="//"),
     dict(seed="P2", sex="F", dn=(25, 10, 1971), h="", ht="", dr=(3, 1, 1977), em=(4, 1, 1977), l="66", fo="200", t="19870", mun="Santarém", est="", pn="Óbidos/PA", mn="", of="Raimunda Lisbôa Cohen", ct="Reg. Civil de Santarém - Cart. Lisbôa", bl="XX"),
     dict(seed="P3", sex="F", dn=(31, 5, 1978), h="22:22", ht="22h22", dr=(2, 6, 1978), em=(20, 6, 1978), l="8", fo="91", t="777", mun="Castanhal", est="Hosp. Magalhães Nunes", pn="Bragança/PA", mn="Sobral/CE", of="Osvaldino Tuma Sales", ct="Registro Civil de Castanhal", bl="", twin=1),
    ]
    css = """body{font-family:'Liberation Sans Narrow',sans-serif;font-size:8pt;background:#e4f0e2}.c{position:absolute;left:3mm;top:3mm;width:142mm;height:94mm;border:.6mm solid #1d6b34;border-radius:4mm;padding:2.5mm 4mm}
.g{display:grid;grid-template-columns:repeat(24,1fr);gap:.9mm;margin-top:1.6mm}.g div{background:#fff;border-radius:.8mm;padding:.3mm 1mm;min-height:8mm}.g s{text-decoration:none;font-size:5.6pt;color:#1d6b34;display:block}.g b{font:700 8.6pt 'Liberation Sans Narrow',sans-serif}"""
    for i, f in enumerate(F):
        n = i + 1
        o = U_(fam(f["seed"], "late", f["sex"], longn=n == 2))
        f.update(uf="PA", rm=f["mun"], cart=f["ct"]); Mm = f["sex"] == "M"
        bl = f["bl"] or "&nbsp;"
        tw = "SILVIA " + o["nome"].split(" ", 1)[1] if n == 3 else ""
        dtx = ["03-JUL-74", "25-X-1971", "31.05.78"][i]
        drx = ["08-JUL-74", "3-I-1977", "02.06.78"][i]
        emx = ["08-JUL-74", "4-I-1977", "20.06.78"][i]
        c = lambda w, l, s: '<div style="grid-column:span %d"><s>%s</s><b>%s</b></div>' % (w, l, e(s) if s else bl)
        Q = lambda s: s.replace("/", "-").upper()
        lft = "A-%s / %s / %s" % (f["l"], f["fo"], f["t"])
        rows = c(18, "NOME", o["nome"]) + c(6, "LIVRO / FLS / TERMO", lft) + c(5, "NASC.", dtx) + c(3, "HORA", f["ht"]) + c(3, "SEXO", "M" if Mm else "F") + c(8, "LOCAL", f["est"].upper()) + c(5, "MUN.-UF", f["mun"].upper() + "-PA")
        rows += c(17, "PAI", o["pai"]) + c(7, "NAT.", Q(f["pn"])) + c(17, "MÃE", o["mae"]) + c(7, "NAT.", Q(f["mn"])) + c(12, "AVÓS P.", o["avop"] + " / " + o["avp"]) + c(12, "AVÓS M.", o["avom"] + " / " + o["avm"]) + c(5, "REG.", drx) + c(5, "EXP.", emx) + c(14, "GÊMEO / OBS.", ("SIM, " + tw) if tw else "")
        body = """<div class=c><div style="display:flex;justify-content:space-between;align-items:center;color:#1d6b34"><span>%s</span><span style="text-align:center"><b style="font-size:12pt;letter-spacing:1pt">CERTIDÃO DE NASCIMENTO</b><br>%s &nbsp;·&nbsp; Estado do Pará</span><span style="font-size:6.4pt;text-align:right">CARTÃO<br>Nº %06d</span></div><div class=g>%s</div><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:1mm"><span style="font-size:6pt;color:#1d6b34">Válido em todo o território nacional. Plastificar.<br>Dec. 4.857/39</span><span style="text-align:center;font-size:7pt;width:60mm">%s%s - OFICIAL</span></div></div>""" % (
            arms(10), f["ct"], 10422 * n + 7, rows, sig("P%d" % n, 36, 6), f["of"])
        v = base(o, f, dtxt=dtx, livro="A-" + f["l"], gem=("SIM, " + tw) if tw else "")
        ac = dict(nat=["", Q(f["mun"] + "/PA")], g1n=Q(f["pn"]), g2n=Q(f["mn"]) if f["mn"] else [], livro=f["l"], dtxt=[dm(*f["dn"])])
        if tw: ac["gem"] = [tw]
        if f["est"]: ac["estab"] = [f["est"].upper()]
        doc("P", n, (148, 100), css, body, v, ac, dict(dr=drx, em=emx, sexo=f["sex"], hora=f["ht"]), twins=[tw] if tw else (), joint=True)

# ---------------------------------------------------------------- Q: from a microfilm, 1979-84
def Q_():
    F = [
     dict(seed="Q1", sex="F", dn=(11, 4, 1921), h="09:00", ht="nove horas da manhã", dr=(17, 4, 1921), em=(28, 9, 1981), l="2", fo="144", t="97", mun="Pombal", loc="no sítio Riacho do Meio", pn="Souza/PB", mn="Pombal/PB", of="Inácio Arruda Formiga", ct="Cartório do Registro Civil de Pombal", bl="(ilegível)", film=("0231", "0418")),
     dict(seed="Q2", sex="M", dn=(30, 11, 1915), h="", ht="", dr=(12, 12, 1915), em=(5, 4, 1983), l="1-bis", fo="8v", t="12", mun="Monteiro", loc="na vila", pn="", mn="Monteiro/PB", of="Severina Braz Torreão", ct="Cartório Torreão - Registro Civil de Monteiro", bl="[em branco no original]", film=("0077", "1102")),
     dict(seed="Q3", sex="M", dn=(2, 2, 1933), h="19:30", ht="sete e meia da noite", dr=(2, 3, 1933), em=(16, 7, 1984), l="11", fo="50", t="1310", mun="Guarabira", loc="à rua da Bôa Vista", pn="Alagoa Grande/PB", mn="Mamanguape/PB", of="José Lira Camêlo", ct="Serventia do Registro Civil de Guarabira", bl="- nada -", film=("0404", "0009")),
    ]
    css = """body{font-family:'DejaVu Serif',serif;font-size:9pt;background:#fdfdfd}
.fr{position:absolute;left:8mm;top:8mm;width:194mm;height:281mm;border:3mm solid #1c1c1c}.tp{position:absolute;left:11mm;top:11mm;width:188mm;background:#1c1c1c;color:#fff;font:8pt 'DejaVu Sans Mono',monospace;padding:1.6mm 3mm;display:flex;justify-content:space-between}
.x{position:absolute;left:20mm;top:25mm;width:170mm}.col{display:grid;grid-template-columns:1fr 1fr;column-gap:9mm}.col dl{margin:0}dt{font-size:7.4pt;color:#444;margin-top:2.6mm}dd{margin:0;font-size:10pt;border-left:.5mm solid #1c1c1c;padding-left:2mm;min-height:4.8mm}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], "old", f["sex"])
        f.update(uf="PB", rm=f["mun"], cart=f["ct"]); Mm = f["sex"] == "M"
        bl = f["bl"]
        it = lambda l, s: "<dt>%s</dt><dd>%s</dd>" % (l, e(s) if s else bl)
        dtx = ["onze de abril de mil novecentos e vinte e um", "30/11/1915", "2 de fevereiro de 1933"][i]
        drx = ["17/abril/1921", "12/12/1915", "2 de março de 1933"][i]
        Z = lambda s: s.replace("/PB", ", Paraíba")
        note = ["", "", "Por mandado de 11-11-1959, foi mandado acrescentar ao nome do registrado o patronímico paterno. Averbação de 20-11-1959."][i]
        left = it("Quem se registrou", o["nome"]) + it("Sexo", "homem" if False else ("masculino" if Mm else "feminino")) + it("Quando nasceu", dtx) + it("A que horas", f["ht"]) + it("Onde nasceu", f["loc"]) + it("Lavrado em", drx) + it("Livro de nascimentos nº", f["l"]) + it("Folha", f["fo"]) + it("Ordem", f["t"])
        right = it("Pai", o["pai"]) + it("Avô e avó por esse lado", o["avop"] + "; " + o["avp"]) + it("Natural (o pai)", Z(f["pn"])) + it("Mãe", o["mae"]) + it("Avô e avó por esse lado", o["avom"] + "; " + o["avm"]) + it("Natural (a mãe)", Z(f["mn"])) + it("Declarou", o["x"][0]) + it("Gêmeos", ["não", "", "não"][i]) + it("Padrinhos/testemunhas", o["x"][1] + "; " + o["x"][2])
        body = """<div class=fr></div><div class=tp><span>ROLO %s</span><span>FOTOGRAMA %s</span><span>RED. 24x</span><span>FILMADO EM 14/08/%d</span></div><div class=x><div style="text-align:center;line-height:1.5">ESTADO DA PARAÍBA<br><b>%s</b><br><b style="font-size:14pt">CERTIDÃO DE NASCIMENTO</b><br><i>extraída de microfilme (Lei nº 5.433, de 8 de maio de 1968)</i></div><p style="margin-top:5mm;line-height:1.5;text-align:justify">Certifico, à vista da cópia microfilmada do livro original, que se acha recolhido ao Arquivo por deterioração, ser o seguinte o resumo do assento:</p><div class=col style="margin-top:2mm"><dl>%s</dl><dl>%s</dl></div><dl style="margin:3mm 0 0">%s</dl><p style="margin-top:7mm">%s-PB, %s. O referido é verdade.</p><div style="margin:9mm 0 0 80mm;text-align:center">%s%s<br>%s</div></div>""" % (
            f["film"][0], f["film"][1], 1978 if n < 3 else 1980, f["ct"], left, right, it("Averbações e outras notas", note), f["mun"], dm(*f["em"]) if n != 2 else "05/04/1983", sig("Q%d" % n, 46, 9), f["of"], ["Oficial do Registro", "Oficiala", "Serventuário"][i])
        v = base(o, f, dtxt=dtx, estab="" if n == 2 else "Domicílio", averb=note)
        ac = dict(nat=[""], g1n=Z(f["pn"]) if f["pn"] else [], g2n=Z(f["mn"]), estab=["", f["loc"], "Domicílio"])
        doc("Q", n, "a4", css, body, v, ac, dict(hora=f["ht"], dr=drx, em=[dm(*f["em"]), "05/04/1983"]), joint=True, blw=bl if re.search("[a-z]{3}", bl) else "")

# ---------------------------------------------------------------- R: dot matrix on continuous paper, no accents, 1986-92
def R():
    F = [
     dict(seed="R1", sex="F", dn=(18, 8, 1988), h="06:55", ht="06:55", dr=(22, 8, 1988), em=(22, 8, 1988), l="418", fo="033", t="0219877", mun="SAO LUIS", est="MATERNIDADE BENEDITA DO ANIL", pn="ROSARIO/MA", mn="SAO LUIS/MA", of="JOSE RIBAMAR LAUANDE SEREJO", ct="CARTORIO DA 2A ZONA DO REGISTRO CIVIL DE SAO LUIS", bl="*" * 12, note=""),
     dict(seed="R2", sex="M", dn=(4, 4, 1959), h="", ht="", dr=(9, 4, 1959), em=(27, 12, 1990), l="077", fo="198V", t="0031450", mun="CAXIAS", est="", pn="", mn="CODO/MA", of="MARIA DO AMPARO ASSEN", ct="CARTORIO DO 1O OFICIO DE CAXIAS", bl="XXXXXXXXXX", note="CASADO COM FRANCISCA OLIVEIRA GEDEON EM 14/10/84, L.B-31, FLS.77, N.8102, CAXIAS."),
     dict(seed="R3", sex="M", dn=(12, 6, 1992), h="00:40", ht="00:40", dr=(30, 6, 1992), em=(1, 7, 1992), l="129", fo="250", t="0080099", mun="IMPERATRIZ", est="HOSP. SAO RAFAEL TOCANTINO", pn="ARAGUAINA/TO", mn="IMPERATRIZ/MA", of="ANTONIO COELHO VARAO", ct="CARTORIO DO 3O OFICIO DE IMPERATRIZ", bl="-", note="", twin=1),
    ]
    import unicodedata
    un = lambda s: "".join(c for c in unicodedata.normalize("NFD", s.upper()) if not unicodedata.combining(c))
    css = """body{font-family:'DejaVu Sans Mono',monospace;font-size:8.7pt;background:#fff}pre{position:absolute;left:24mm;top:12mm;margin:0;font:9.9pt/5.6mm 'DejaVu Sans Mono',monospace;color:#333}
.h{position:absolute;top:0;width:12mm;height:278.5mm}.h i{position:absolute;left:4mm;width:4mm;height:4mm;border-radius:50%;border:.2mm solid #999}.bar{position:absolute;left:12mm;right:12mm;height:25.4mm;background:#eaf4ea}"""
    for i, f in enumerate(F):
        n = i + 1
        fm = fam(f["seed"], "late", f["sex"])
        if n == 2: fm = fam(f["seed"], "mid", f["sex"], gpera="old")
        o = {k: un(v) if isinstance(v, str) else [un(x) for x in v] for k, v in fm.items()}
        f.update(uf="MA", rm=f["mun"], cart=f["ct"]); Mm = f["sex"] == "M"
        tw = "JANDERSON " + o["nome"].split(" ", 1)[1] if n == 3 else ""
        bl = f["bl"]; X = lambda s: s or bl
        W = 84
        D = dn(*f["dn"])
        dtx = "%s (%s)" % (D, un(dw(*f["dn"]))) if n == 1 else D if n == 2 else un(dw(*f["dn"]))
        L = []
        P = L.append
        P("ESTADO DO MARANHAO".center(W)); P(f["ct"].center(W)); P("=" * W); P("C E R T I D A O   D E   N A S C I M E N T O".center(W)); P("=" * W); P("")
        P("LIVRO: A-%-8s FOLHA: %-8s TERMO: %-10s DATA DO REGISTRO: %s" % (f["l"], f["fo"], f["t"], dn(*f["dr"]))); P("-" * W)
        P("NOME.........: " + o["nome"]); P("NASCIMENTO...: " + dtx); P("HORA.........: %-24sSEXO: %s" % (X(f["ht"]), ("1-MASCULINO" if Mm else "2-FEMININO")))
        P("LOCAL........: " + X(f["est"])); P("CIDADE/UF....: %s/MA" % f["mun"]); P("-" * W)
        P("FILIACAO"); P("  PAI........: %s" % o["pai"]); P("     NATURAL.: " + X(f["pn"])); P("  MAE........: %s" % o["mae"]); P("     NATURAL.: " + X(f["mn"])); P("-" * W)
        P("%-42s%s" % ("AVOS PATERNOS", "AVOS MATERNOS")); P("%-42s%s" % (o["avop"], o["avom"])); P("%-42s%s" % (o["avp"], o["avm"])); P("-" * W)
        P("GEMEO(S).....: " + (("SIM - " + tw) if tw else "NAO" if n == 1 else bl))
        nt = textwrap_(f["note"], W - 15) or [bl]
        P("OBSERVACOES..: " + nt[0])
        for x in nt[1:]: P(" " * 15 + x)
        P("DECLARANTE...: " + o["x"][0]); P("-" * W); P("O REFERIDO E VERDADE E DOU FE."); P("%s (MA), %s" % (f["mun"], dn(*f["em"]) if n != 3 else "01 DE JULHO DE 1992")); P(""); P(""); P("")
        P(" " * 38 + "_" * 44); P(" " * 38 + f["of"].center(44)); P(" " * 38 + "OFICIAL DO REGISTRO CIVIL".center(44)); P(""); P("EMOL.: Cr$ %d,00   TERMINAL %02d   OPERADOR: %s   PROG RC%d10" % (340 * n, n + 2, o["x"][3].split()[0], n))
        body = "".join('<div class=bar style="top:%gmm"></div>' % t for t in (25.4, 76.2, 127, 177.8, 228.6)) + "".join('<div class=h style="%s:0">%s</div>' % (s, "".join('<i style="top:%gmm"></i>' % (4 + 12.7 * k) for k in range(22))) for s in ("left", "right")) + "<pre>%s</pre>" % e("\n".join(L))
        v = base(o, f, dtxt=dtx, livro="A-" + f["l"], gem=("SIM - " + tw) if tw else "", anot=f["note"])
        ac = dict(nat=[""], livro=[f["l"], f["l"].lstrip("0")], dtxt=[un(dw(*f["dn"])), D])
        if tw: ac["gem"] = [tw]
        if n == 2: ac["folha"] = ["198v"]
        doc("R", n, (240, 279), css, body, v, ac, dict(em="01 DE JULHO DE 1992", sexo=["1-MASCULINO", "2-FEMININO"]), twins=[tw] if tw else (), joint=True)

def textwrap_(s, w):
    import textwrap
    return textwrap.wrap(s, w)

# ---------------------------------------------------------------- S: word processor with numbered boxes, ES, 1994-1999
def S():
    F = [
     dict(seed="S1", sex="F", dn=(27, 1, 1996), h="12:10", ht="meio-dia e dez", dr=(5, 2, 1996), em=(5, 2, 1996), l="104", fo="61", t="38.812", mun="Colatina", est="Hospital Sílvio Avidos Netto", pn="Baixo Guandu/ES", mn="Linhares/ES", of="Jaciara Zuccolotto Pretti", ct="Cartório do 2º Ofício – Registro Civil – Colatina", bl="_____", note=""),
     dict(seed="S2", sex="M", dn=(19, 11, 1963), h="21:00", ht="nove horas da noite", dr=(25, 11, 1963), em=(23, 9, 1994), l="18", fo="290v", t="6.040", mun="Castelo", est="", pn="Castelo/ES", mn="Alegre/ES", of="Ormy Vettorazzi Louback", ct="Registro Civil da Sede de Castelo", bl="ignorado", note="Separado judicialmente de Lenira Stofel, sentença de 2/5/1989 (anotação comunicada pelo Cartório de Cachoeiro de Itapemirim, em 30/05/1989)."),
     dict(seed="S3", sex="F", dn=(8, 3, 1999), h="16:33", ht="16:33h", dr=(9, 3, 1999), em=(12, 4, 1999), l="77", fo="112", t="29.915", mun="São Mateus", est="Hospital Maternidade Cricaré", pn="", mn="Nova Venécia/ES", of="Hermínia Bonomo Faé", ct="Cartório de Registro Civil e Tabelionato de São Mateus", bl="..", note="", nofa=True, twin=1),
    ]
    css = """body{font-family:'Liberation Sans',sans-serif;font-size:8.6pt;padding:10mm 12mm}table{width:100%;margin-top:-.25mm}td{border:.25mm solid #000;padding:.6mm 1.4mm 1mm;vertical-align:top;height:10.5mm}sup{font-size:6pt;font-weight:700;background:#000;color:#fff;padding:0 .8mm;vertical-align:1mm}td s{text-decoration:none;font-size:6.8pt}td b{display:block;font:10.5pt 'Liberation Serif',serif;margin-top:.3mm}td.e{font-size:7.4pt;width:26mm;background:#ececec}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], "late" if n != 2 else "mid", f["sex"], gpera="old" if n == 2 else None); nf = f.get("nofa")
        f.update(uf="ES", rm=f["mun"], cart=f["ct"]); Mm = f["sex"] == "M"
        if nf: o["nome"] = "Karina Lúcia " + o["mae"].split()[-1]
        tw = "Karla Lúcia " + o["mae"].split()[-1] if n == 3 else ""
        bl = f["bl"]
        k = [0]
        def c(l, s, a=""):
            k[0] += 1
            return '<td %s><sup>%02d</sup> <s>%s</s><b>%s</b></td>' % (a, k[0], l, e(s) if s else bl)
        def pc(s):
            k[0] += 1
            return "<td><sup>%02d</sup><b>%s</b></td>" % (k[0], e(s) if s else bl)
        chk = "( %s ) Masc. &nbsp; ( %s ) Fem." % ("X" if Mm else "&nbsp;", "&nbsp;" if Mm else "X")
        dtx = "%s, %s" % (dn(*f["dn"]), dw(*f["dn"])) if n == 3 else dm(*f["dn"])
        Q = lambda s: s.replace("/ES", " (ES)")
        t1 = "<table><tr>%s%s</tr></table>" % (c("NOME DO REGISTRADO", o["nome"], "style='width:72%'"), c("SEXO", "@@")) .__class__((c("NOME DO REGISTRADO", o["nome"], "style='width:72%'"), c("SEXO", "@@"))) if False else "<table><tr>" + c("NOME DO REGISTRADO", o["nome"], "style='width:70%'") + c("SEXO", "@@") + "</tr></table>"
        t1 = t1.replace("@@", chk)
        t1 += "<table><tr>" + c("DATA DE NASCIMENTO", dtx, "style='width:52%'") + c("HORA", f["ht"], "style='width:22%'") + c("COR", ["branca", "preta", "parda"][i]) + "</tr></table><table><tr>" + c("LOCAL DO NASCIMENTO", f["est"], "style='width:60%'") + c("CIDADE – ESTADO", f["mun"] + " – ES") + "</tr></table>"
        rows = [("Nome", o["pai"], o["mae"]), ("Nacionalidade", "brasileiro", "brasileira"), ("Natural de", Q(f["pn"]), Q(f["mn"])), ("Estado civil", "casado", "casada" if not nf else "solteira"), ("Profissão", ["bancário", "lavrador", ""][i], ["professora", "do lar", "costureira"][i]), ("Pai", o["avop"], o["avom"]), ("Mãe", o["avp"], o["avm"])]
        t2 = "<table style='margin-top:3mm'><tr><td class=e style='height:6mm'>FILIAÇÃO</td><td style='height:6mm;width:41%;text-align:center'>PATERNA</td><td style='height:6mm;text-align:center'>MATERNA</td></tr>" + "".join("<tr><td class=e>%s</td>%s%s</tr>" % (a, pc("" if nf else b), pc(d)) for a, b, d in rows) + "</table>"
        t3 = "<table style='margin-top:3mm'><tr>" + c("LIVRO", "A-" + f["l"]) + c("FOLHA", f["fo"]) + c("TERMO", f["t"]) + c("DATA DO REGISTRO", dn(*f["dr"], sep=".")) + c("GÊMEO", "Sim" if tw else "Não") + "</tr></table><table><tr>" + c("NOME DO GÊMEO", tw, "style='width:50%'") + c("DECLARANTE", o["x"][0] if n == 2 else "a mãe") + "</tr></table><table><tr>" + c("OBSERVAÇÕES / ANOTAÇÕES / AVERBAÇÕES", f["note"], "style='height:24mm'") + "</tr></table>"
        body = """<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:3mm"><div><b>%s</b><br>Estado do Espírito Santo<br>Oficial: %s</div><div style="font:700 15pt 'Liberation Serif',serif;text-align:right">CERTIDÃO<br>DE NASCIMENTO</div></div>%s%s%s<p style="margin-top:5mm">CERTIFICO que os dados acima conferem com o assento. %s, ES, %s.</p><div style="margin:8mm 0 0 95mm;text-align:center;border-bottom:0">%s<div style="border-top:.2mm solid #000">%s</div></div>""" % (
            f["ct"], f["of"], t1, t2, t3, f["mun"], dm(*f["em"]), sig("S%d" % n, 44, 9), ["Oficial", "Escrevente Juramentado: Nilo Abreu Grillo", "Oficial"][i])
        v = base(o, f, dtxt=dtx, livro="A-" + f["l"], anot=f["note"], gem=tw)
        ac = dict(nat=["", f["mun"] + " – ES"], g1n=Q(f["pn"]) if f["pn"] else [], g2n=Q(f["mn"]), livro=f["l"], termo=f["t"].replace(".", ""), dtxt=[dw(*f["dn"])], gem=["Sim " + tw] if tw else [])
        if n == 2: ac["estab"] = ["Domicílio"]
        if nf: nofa(v); ac["g1n"] = Q(f["mn"]); ac.pop("g2n")
        doc("S", n, "a4", css, body, v, ac, dict(hora=f["ht"], dr=dn(*f["dr"], sep="."), em=dm(*f["em"]), sexo="( X ) " + ("Masc." if Mm else "Fem.")), twins=[tw] if tw else (), joint=True, blw=bl if re.search("[a-z]{3}", bl) else "")

# ---------------------------------------------------------------- T: landscape oficio, three columns, small caps, fees at the foot, RN 2003-2009
def T():
    F = [
     dict(seed="T1", sex="M", dn=(16, 2, 2005), h="04:48", ht="04 horas e 48 minutos", dr=(28, 2, 2005), em=(28, 2, 2005), l="91", fo="188", t="52.077", mun="Mossoró", est="Casa de Saúde Dix-Neuf Filgueira", pn="Areia Branca/RN", mn="Mossoró/RN", of="Terezinha Cortez Fernandes Leão", ct="4º Ofício de Notas e Registro Civil de Mossoró", av="", an="", bl="–", dnv=1),
     dict(seed="T2", sex="F", dn=(7, 10, 1971), h="", ht="", dr=(19, 10, 1971), em=(3, 12, 2003), l="25", fo="40v", t="7.702", mun="Caicó", est="", pn="Jardim do Seridó/RN", mn="", of="Manoel Dantas Saldanha", ct="1º Cartório Judiciário de Caicó", av="Divórcio decretado em 21 de agosto de 2001, voltando a usar o nome de solteira.", an="Casamento em 28 de dezembro de 1990 com Edmílson Araújo Pereira, livro B-14, fl. 30, termo 2.911.", bl="não consta", dnv=0),
     dict(seed="T3", sex="F", dn=(22, 7, 2009), h="15:00", ht="15 horas", dr=(23, 7, 2009), em=(14, 9, 2009), l="12", fo="5", t="3.305", mun="Pau dos Ferros", est="Hospital Regional Cleodon Andrade Lins", pn="Alexandria/RN", mn="Uiraúna/PB", of="Ivanilda Queiroz Rêgo", ct="Ofício Único de Pau dos Ferros", av="", an="", bl="* * * * *", dnv=1, twin=1),
    ]
    css = """body{font-family:'Noto Serif',serif;font-size:8.6pt;padding:9mm 11mm}.b{border:.9mm double #5a3b12;height:197mm;padding:4mm 6mm;position:relative}
.g{display:grid;grid-template-columns:1.1fr 1.1fr .9fr;column-gap:6mm;margin-top:4mm}.g>div{border-top:.3mm solid #5a3b12;padding-top:1.5mm}
.q{margin-bottom:3.4mm;line-height:1.35}.q i{font-style:normal;font-variant:small-caps;color:#5a3b12;font-size:9.4pt}.q span{font-size:11.4pt}
h3{font:600 9pt 'Noto Serif',serif;margin:0 0 2mm;color:#5a3b12;font-variant:small-caps;letter-spacing:1pt}"""
    for i, f in enumerate(F):
        n = i + 1
        o = fam(f["seed"], "new" if n != 2 else "late", f["sex"], longn=n == 1)
        f.update(uf="RN", rm=f["mun"], cart=f["ct"]); Mm = f["sex"] == "M"
        r = random.Random("T%d" % n); dv = "%08d-%d" % (r.randrange(10 ** 7, 10 ** 8), n) if f["dnv"] else ""
        tw = "Lara " + o["nome"].split(" ", 1)[1] if n == 3 else ""
        bl = f["bl"]
        q = lambda l, s: "<div class=q><i>%s</i> <span>%s</span></div>" % (l, e(s) if s else bl)
        w = lambda l, s: "<div class=q><span>%s</span><br><i>%s</i></div>" % (e(s) if s else bl, l)
        dtx = dw(*f["dn"]) if n != 2 else "07-10-1971 (sete de outubro de mil novecentos e setenta e um)"
        drx = dm(*f["dr"])
        Q = lambda s: s.replace("/RN", ", RN").replace("/PB", ", PB")
        sel = ["AAE 044.812", "", "BBM 310.559"][i]
        A = "<h3>O registrado</h3>" + w("nome", o["nome"]) + w("nascimento", dtx) + w("hora", f["ht"]) + w("lugar", f["est"]) + w("município, estado", f["mun"] + ", RN") + w("sexo", "masculino" if Mm else "feminino")
        B = "<h3>A família</h3>" + q("Mãe:", o["mae"]) + q("Natural de", Q(f["mn"])) + q("Filha de", o["avom"] + " e " + o["avm"]) + q("Pai:", o["pai"]) + q("Natural de", Q(f["pn"])) + q("Filho de", o["avop"] + " e " + o["avp"]) + q("Irmãos gêmeos:", tw or ("nenhum" if n == 1 else ""))
        C = "<h3>O assento</h3>" + q("Livro", "A-" + f["l"]) + q("Folha", f["fo"]) + q("Termo", f["t"]) + q("Registro feito em", drx) + q("Decl. Nasc. Vivo nº", dv) + "<h3>À margem</h3>" + q("Averbações.", f["av"]) + q("Anotações.", f["an"])
        body = """<div class=b><div style="display:flex;align-items:center;justify-content:space-between">%s<div style="text-align:center"><span style="font-variant:small-caps;font-size:11pt">República Federativa do Brasil — Estado do Rio Grande do Norte</span><br><b style="font-size:10pt">%s</b><br><span style="font:600 19pt 'Noto Serif Display',serif;letter-spacing:2pt;color:#5a3b12">Certidão de Nascimento</span></div>%s</div><div class=g><div>%s</div><div>%s</div><div>%s</div></div>
<div style="position:absolute;left:6mm;right:6mm;bottom:11mm;display:flex;justify-content:space-between;align-items:flex-end"><span>Certifico e dou fé. %s, RN, %s.</span><span style="width:88mm;text-align:center">%s%s<br><span style="font-variant:small-caps">%s</span></span></div>
<div style="position:absolute;left:6mm;right:6mm;bottom:2.5mm;border-top:.3mm solid #5a3b12;font-size:6.8pt;padding-top:.8mm;display:flex;justify-content:space-between"><span>Emolumentos: %s</span><span>FDJ: %s</span><span>FRMP: %s</span><span>FCRCPN: %s</span>%s</div></div>""" % (
            arms(17), f["ct"], arms(17), A, B, C, f["mun"], dn(*f["em"]) if n != 2 else dw(*f["em"]), sig("T%d" % n, 46, 9), f["of"], ["Oficial", "Tabelião e Oficial do Registro", "Oficiala Registradora"][i], *(["gratuito"] * 4 if n == 1 else ["R$ 17,50", "R$ 4,02", "R$ 0,70", "R$ 1,75"]), ("<span>Selo de fiscalização: %s</span>" % sel) if sel else "")
        v = base(o, f, dtxt=dtx, livro="A-" + f["l"], gem=tw, averb=f["av"], anot=f["an"], dnv=dv, selo=sel, g1=o["mae"], g1n=f["mn"], g2=o["pai"], g2n=f["pn"])
        ac = dict(nat=["", f["mun"] + ", RN"], g1n=Q(f["mn"]) if f["mn"] else [], g2n=Q(f["pn"]), livro=f["l"], termo=f["t"].replace(".", ""), dtxt=[dw(*f["dn"])], selo=[""] if sel else [])
        doc("T", n, "oficiol", css, body, v, ac, dict(hora=f["ht"], dr=drx, em=dw(*f["em"])), twins=[tw] if tw else (), joint=False, blw=bl if re.search("[a-z]{3}", bl) else "")
