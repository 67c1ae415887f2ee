"""Minas Gerais, 1979-1988: printed half page (A5 landscape), dotted lines filled in by typewriter."""
from common import *
L = "152E"
CSS = """body{font-family:'Liberation Serif';color:#1b2a1b;font-size:9pt}.p{width:210mm;height:147.5mm;padding:5mm 11mm 4mm 13mm;position:relative}
.hd{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:1.5mm}.hd .a{font-size:8.2pt;line-height:1.35;width:66mm}.hd .a b{font-size:9pt}.hd h1{font-family:'URW Bookman';font-size:15pt;margin:1mm 0 0;text-align:center;flex:1;font-weight:600}
.hd .t{width:44mm;font-size:8.2pt}.ln{display:flex;align-items:baseline;height:7.9mm;white-space:nowrap}.ln span{padding:0 1mm}.ln span:first-child{padding-left:0}
.ln b{font-weight:normal;font-family:'Liberation Mono';font-size:8.6pt;color:#222;border-bottom:.3mm dotted #555;flex:1;padding-left:1.5mm;min-height:4.2mm;overflow:visible}.hd .ln{height:5.4mm}
.ft{position:absolute;left:13mm;right:11mm;bottom:5mm;display:flex;align-items:flex-end;justify-content:space-between}.ft .s{width:74mm;text-align:center;font-size:8pt}.ft .s u{display:block;text-decoration:none;border-top:.25mm solid #333;font-family:'Liberation Mono';font-size:8pt;padding-top:.5mm}"""

def row(*parts):
    o = ""
    for i, x in enumerate(parts):
        if i % 2 == 0: o += f"<span>{x}</span>" if x else ""
        else:
            w, v = x if isinstance(x, tuple) else (1, x)
            o += f'<b style="flex:{w} 1 0">{v}</b>'
    return f'<div class="ln">{o}</div>'

ROWS = [
 dict(com="Ouro Fino", dist="Sede", nome="GIOVANI BRANDÃO LOPARDI", fl="178", lv="A-46", no="21.350", sx="masculino", dt="vinte e dois (22) de julho de 1984", nasc="22/07/1984", hr="onze e quarenta (11:40)", hora="11:40", loc="na Santa Casa de Misericórdia, desta cidade", est="Santa Casa de Misericórdia", lm="Ouro Fino", luf="MG",
  p="WALTER LOPARDI", m="MARIA DE LOURDES BRANDÃO LOPARDI", av=("Orestes Lopardi", "Benedita Megale Lopardi"), am=("Joaquim Brandão de Paiva", "Rita Cândida Brandão"), dec="o pai", tes="Nilo Serra e Sebastiana Bueno", dreg="03 de agosto de 1984", dr="03/08/1984", obs=["- - - - -", ""], emi=("03", "agosto", "84"), em="03/08/1984", of="Dalmo Guimarães Pennacchi"),
 dict(com="Teófilo Otoni", dist="Mucuri", nome="VALDETE PEREIRA DOS ANJOS", fl="91 v.", lv="A-12", no="5.804", sx="feminino", dt="doze (12) de dezembro de 1961", nasc="12/12/1961", hr="- - - - -", hora="", loc="no lugar denominado Córrego do Cedro, deste distrito", est="lugar denominado Córrego do Cedro", ea=["Córrego do Cedro", "no lugar denominado Córrego do Cedro", "no lugar denominado Córrego do Cedro, deste distrito"], lm="Teófilo Otoni", luf="MG",
  p="JOSÉ PEREIRA DOS ANJOS", m="ELVIRA GOMES DOS SANTOS", av=("Antônio Pereira dos Anjos", "Umbelina Rosa de Jesus"), am=("Firmino Gomes", "Maria Senhorinha dos Santos"), dec="a própria, maior", tes="Geraldo Kretli e João Tolentino", dreg="30 de abril de 1979", dr="30/04/1979", obs=["Registro feito de acordo com a Lei nº 6.015, de 31/12/1973, art. 46, mediante", "despacho do MM. Juiz de Direito da Comarca, de 25/04/1979."], ob="Registro feito de acordo com a Lei nº 6.015, de 31/12/1973, art. 46, mediante despacho do MM. Juiz de Direito da Comarca, de 25/04/1979.", emi=("02", "maio", "79"), em="02/05/1979", of="Eunice Ferraz Colen"),
 dict(com="Juiz de Fora", dist="1º Subdistrito", nome="CLÁUDIA MÁRCIA HARGREAVES DE OLIVEIRA", fl="204", lv="A-133", no="87.512", sx="feminino", dt="primeiro (1º) de março de 1966", nasc="01/03/1966", hr="quinze (15:00)", hora="15:00", loc="na Casa de Saúde São José, em Três Rios, Estado do Rio de Janeiro", est="Casa de Saúde São José", lm="Três Rios", luf="RJ",
  p="GERALDO MAGELA DE OLIVEIRA", m="THEREZINHA HARGREAVES DE OLIVEIRA", av=("Pedro Augusto de Oliveira", "Conceição Timponi de Oliveira"), am=("Arthur Hargreaves", "Noêmia Villela Hargreaves"), dec="o pai", tes="Romeu Scarlatelli e Ilka Mendes", dreg="11 de março de 1966", dr="11/03/1966", obs=["Casou-se com RONALDO SURERUS em 19/12/1987, passando a assinar CLÁUDIA MÁRCIA", "DE OLIVEIRA SURERUS (lº B-98, fls. 55, nº 31.207, deste Cartório)."], ob="Casou-se com RONALDO SURERUS em 19/12/1987, passando a assinar CLÁUDIA MÁRCIA DE OLIVEIRA SURERUS (lº B-98, fls. 55, nº 31.207, deste Cartório).", emi=("17", "fevereiro", "88"), em="17/02/1988", of="Hélio Novelino Coury"),
 dict(com="Araxá", dist="Sede", nome="ELAINE CRISTINA BORGES", fl="37", lv="A-71", no="33.918", sx="feminino", dt="quatro (04) de outubro de 1981", nasc="04/10/1981", hr="duas e dez (2:10)", hora="02:10", loc="no Hospital Regional Dom Bosco, desta cidade", est="Hospital Regional Dom Bosco", lm="Araxá", luf="MG",
  p="", m="APARECIDA DE FÁTIMA BORGES", av=("", ""), am=("Olímpio Borges Sobrinho", "Divina Alves Borges"), dec="a mãe", tes="Ézio Porfírio e Lázara Afonso", dreg="09 de outubro de 1981", dr="09/10/1981", obs=["Gêmea com ELIANE CRISTINA BORGES, registrada sob nº 33.919, às fls. 37 v.", ""], tw="ELIANE CRISTINA BORGES", emi=("09", "outubro", "81"), em="09/10/1981", of="Zilá Montandon de Ávila"),
]

def make():
    for n, r in enumerate(ROWS, 1):
        o, dash = ("o" if r["sx"][0] == "m" else "a"), "- - - - - - - - - -"
        pair = lambda t: (t[0] or dash, t[1] or dash)
        h = f"""<div class="p"><div class="hd"><div class="a">REPÚBLICA FEDERATIVA DO BRASIL<br><b>ESTADO DE MINAS GERAIS</b><br>CARTÓRIO DO REGISTRO CIVIL</div><h1>Certidão de Nascimento</h1><div class="t">{row("Comarca", r["com"])}{row("Distrito", r["dist"])}</div></div>
        {row("CERTIFICO que às fls.", r["fl"], "do livro nº", r["lv"], "sob o nº", r["no"], "de Registro de Nascimentos, consta o assento de", "")[:-len('<b style="flex:1 1 0"></b></div>')]}</div>
        {row("", (3, r["nome"]), "do sexo", (1, r["sx"]))}
        {row("nascid" + o + " no dia", (3, r["dt"]), "às", (2, r["hr"]), "horas,")}
        {row("", r["loc"] + ",")}
        {row("filh" + o + " de", r["p"] or dash)}{row("e de", r["m"])}
        {row("Avós paternos:", pair(r["av"])[0], "e", pair(r["av"])[1])}{row("Avós maternos:", pair(r["am"])[0], "e", pair(r["am"])[1])}
        {row("Foi declarante", (2, r["dec"]), "e serviram de testemunhas", (4, r["tes"]))}
        {row("Registro feito em", r["dreg"] + ".")}{row("OBSERVAÇÕES:", r["obs"][0])}{row("", r["obs"][1] or "&nbsp;")}
        <div class="ft"><div>O referido é verdade e dou fé.<div class="ln" style="width:88mm"><b style="flex:3">{r["com"]}</b><span>,</span><b style="flex:1">{r["emi"][0]}</b><span>de</span><b style="flex:2">{r["emi"][1]}</b><span>de 19</span><b style="flex:.7;padding-left:.3mm">{r["emi"][2]}</b></div></div><div class="s"><u>{r["of"]}</u>Oficial do Registro Civil</div></div></div>"""
        loc = f"{r['lm']}/{r['luf']}"; ac = {NAT: ["", r["lm"]], EST: r.get("ea", [r["loc"], "na " + r["est"], "no " + r["est"]]), "registro.cartório": ["CARTÓRIO DO REGISTRO CIVIL - " + r["com"], "CARTÓRIO DO REGISTRO CIVIL, Comarca " + r["com"], "CARTÓRIO DO REGISTRO CIVIL, Comarca " + r["com"] + ", Distrito " + r["dist"], "Cartório do Registro Civil"]}
        if r["luf"] != "MG": ac[NAT] += ["Três Rios, Estado do Rio de Janeiro"]
        ac["dados_pessoais.data_nascimento.texto_completo"] = ["no dia " + r["dt"]]
        ob = r.get("ob", ""); tw = r.get("tw")
        if n == 2: ac["observações.averbações"] = [""]
        if n == 3: ac["observações.anotações"] = [ob]
        if not ob and not tw: ac["observações.averbações"] = [r["obs"][0]]
        if tw: ac["gêmeos.informações_adicionais"] = [tw, "Gêmea com " + tw + ", registrada sob nº 33.919, às fls. 37 v."]; ac["observações.averbações"] = [r["obs"][0]]
        if "v" in r["fl"]: ac["registro.folha"] = ["91", "91v", "91v."]
        if n == 2: ac["registro.município"] = ["Mucuri"]; ac["local_nascimento.município"] = ["Mucuri"]; ac[NAT] += ["Mucuri/MG"]
        case = f"{L}-{n}"; g = [(x, "") for x in (r["p"], r["m"]) if x] + [("", "")]
        yield case, page(CSS, h, "210mm 148mm"), truth(case, (595, 420), nome=r["nome"], nasc=(r["dt"], r["nasc"]), hora=r["hora"], natural=loc, sexo=r["sx"].capitalize(), estab=r["est"], lmun=r["lm"], luf=r["luf"], rmun=r["com"], ruf="MG", cart="CARTÓRIO DO REGISTRO CIVIL",
            dreg=r["dr"], livro=r["lv"], folha=r["fl"], termo=r["no"], g1=g[0], g2=g[1], pat=r["av"], mato=r["am"], gem=(tw + ", registrada sob nº 33.919, às fls. 37 v.") if tw else None, averb=ob, oficial=r["of"], emissao=r["em"], accept=ac, twins=[tw] if tw else [], joint=True)
