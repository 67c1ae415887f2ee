"""Bahia, 1997-2008: landscape sheet of the Judiciary, numbered boxes in two columns, rotated strip at left, notes box and signature in the right column."""
from common import *
L = "152G"
CSS = """body{font-family:'Liberation Sans Narrow';color:#10253a}.p{width:297mm;height:209mm;padding:8mm 10mm 7mm 8mm;display:flex;gap:3mm}
.st{width:11mm;border:.3mm solid #10253a;display:flex;align-items:center;justify-content:center}.st span{writing-mode:vertical-rl;transform:rotate(180deg);font-size:9pt;letter-spacing:1.2px;white-space:nowrap}
.m{flex:1;display:flex;flex-direction:column}.h{display:flex;align-items:center;gap:5mm;border:.3mm solid #10253a;padding:2mm 4mm;margin-bottom:2mm}.h .a{flex:1;font-size:9.5pt;line-height:1.3}.h .t{font-family:'Liberation Sans';font-weight:bold;font-size:17pt}.h .n{font-size:9pt;text-align:right;color:#a02020}
.b{display:flex;gap:3mm;flex:1}.c{flex:1;display:flex;flex-direction:column}.r{display:flex;flex:1;margin-bottom:-.3mm}.x{border:.3mm solid #10253a;margin-right:-.3mm;padding:.6mm 1.5mm;flex:1}.x small{display:block;font-size:7.4pt}.x b{font-family:'Liberation Mono';font-weight:normal;font-size:10.6pt;color:#000;line-height:1.15;display:block;margin-top:.8mm}
.ob{flex:3}.sg{border:.3mm solid #10253a;margin-top:2mm;padding:2mm 3mm;font-size:9.4pt;line-height:1.4}.sg .k{text-align:center;margin-top:9mm}"""

ROWS = [
 dict(com="VITÓRIA DA CONQUISTA", sub="1º OFÍCIO", cart="CARTÓRIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS - 1º OFÍCIO", lv="A-187", fl="95", tm="142.306", nome="TAINARA SOUSA BRITO", nasc="24/06/2004", hr="19:30", hora="19:30", sx="FEMININO", cor="PARDA", loc="HOSPITAL ESAÚ MATOS", mu="VITÓRIA DA CONQUISTA-BA", p=("GILMAR BRITO LIMA", "ANAGÉ-BA"), m=("IVONETE SOUSA BRITO", "VITÓRIA DA CONQUISTA-BA"),
  av=("DEOCLÉCIO BRITO", "ALMERINDA LIMA BRITO"), am=("JUVENAL SOUSA", "DALVA OLIVEIRA SOUSA"), dr="06/07/2004", dec="O PAI", tes="-", dnv="28.663.190", obs="", em="06/07/2004", of="NORMÉLIA SILVEIRA FLORES", cg="OFICIAL", sn="0613"),
 dict(com="ILHÉUS", sub="DISTRITO DE OLIVENÇA", cart="CARTÓRIO DO REGISTRO CIVIL DO DISTRITO DE OLIVENÇA", lv="A-08", fl="131V", tm="3.877", nome="EDVAN AMARAL DO ESPÍRITO SANTO", nasc="10/12/1971", hr="-", hora="", sx="MASCULINO", cor="-", loc="EM DOMICÍLIO, SAPUCAEIRA", mu="ILHÉUS-BA", p=("MANOEL LIBERATO DO ESPÍRITO SANTO", "ILHÉUS-BA"), m=("NIVALDA AMARAL DE JESUS", "UNA-BA"),
  av=("LIBERATO DO ESPÍRITO SANTO", "MARIA DAS VIRGENS"), am=("-", "HONORINA AMARAL"), dr="15/09/1997", dec="O PRÓPRIO", tes="GENIVAL BATISTA E ADENILDE COSTA", dnv="", obs="REGISTRO TARDIO, LAVRADO NOS TERMOS DO ART. 46 DA LEI 6.015/73, POR DESPACHO DO MM. JUIZ DE DIREITO DA VARA DE REGISTROS PÚBLICOS, EM 11/09/1997.", em="17/09/1997", of="JOSELITO PASSOS GALVÃO", cg="OFICIAL SUBSTITUTO", sn="0207"),
 dict(com="SALVADOR", sub="SUBDISTRITO DE BROTAS", cart="CARTÓRIO DO REGISTRO CIVIL DO SUBDISTRITO DE BROTAS", lv="A-212", fl="18", tm="88.450", nome="MÁRCIO ANDRÉ VASCONCELOS SACRAMENTO", nasc="03/02/1968", hr="02:45", hora="02:45", sx="MASCULINO", cor="PRETA", loc="MATERNIDADE CLIMÉRIO DE OLIVEIRA", mu="SALVADOR-BA", p=("ERALDO SACRAMENTO", "CACHOEIRA-BA"), m=("DULCINÉIA VASCONCELOS SACRAMENTO", "ARACAJU-SE"),
  av=("ANÍSIO SACRAMENTO", "PORCINA DA CRUZ"), am=("WALDEMAR VASCONCELOS", "JÚLIA SANTANA VASCONCELOS"), dr="19/02/1968", dec="O PAI", tes="-", dnv="", obs="CASADO COM RITA DE CÁSSIA PORTUGAL LEAL EM 15/12/1995, LIVRO B-61, FLS. 209, TERMO 18.115, CARTÓRIO DE NAZARÉ. SEPARADO CONSENSUALMENTE POR SENTENÇA DE 20/08/2003 DA 7ª VARA DE FAMÍLIA DESTA CAPITAL, TRANSITADA EM JULGADO.", em="29/01/2008", of="ANA AMÉLIA TANAJURA REGIS", cg="OFICIALA", sn="0098"),
 dict(com="JEQUIÉ", sub="SEDE", cart="CARTÓRIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS", lv="A-103", fl="272", tm="61.918", nome="RAÍ SANTANA NASCIMENTO", nasc="11/11/2001", hr="11:00", hora="11:00", sx="MASCULINO", cor="PARDA", loc="BR-330, EM VIA PÚBLICA, TRECHO DO POVOADO BARRA AVENIDA", mu="JEQUIÉ-BA", p=None, m=("LUCIMEIRE SANTANA NASCIMENTO", "ITAGI-BA"),
  av=None, am=("AURELINO NASCIMENTO", "MARIA JOSÉ SANTANA"), dr="21/11/2001", dec="A MÃE", tes="-", dnv="22.041.763", tw="RUAN SANTANA NASCIMENTO", obs="GÊMEO DE RUAN SANTANA NASCIMENTO, TERMO 61.919.", em="21/11/2001", of="CLEUSA AGUIAR MEIRA", cg="OFICIALA DESIGNADA", sn="0351"),
]

def make():
    for n, r in enumerate(ROWS, 1):
        x = lambda lab, v, w=1: f'<div class="x" style="flex:{w}"><small>{lab}</small><b>{v}</b></div>'
        R = lambda *c: '<div class="r">' + "".join(c) + "</div>"
        av = f"{r['av'][0]}<br>{r['av'][1]}" if r["av"] else "-"; am = f"{r['am'][0]}<br>{r['am'][1]}"; p = r["p"] or ("-", "-")
        h = f"""<div class="p"><div class="st"><span>VÁLIDA SOMENTE COM SELO DE AUTENTICIDADE - SEM EMENDAS NEM RASURAS</span></div><div class="m">
        <div class="h"><div class="a"><b>PODER JUDICIÁRIO</b><br>TRIBUNAL DE JUSTIÇA DO ESTADO DA BAHIA<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class="t">CERTIDÃO DE NASCIMENTO</div><div class="n">Mod. 12 - TJ/BA<br>Nº {r["sn"]}/{r["em"][6:]}</div></div>
        <div class="b"><div class="c">{R(x("01 - COMARCA", r["com"]), x("02 - DISTRITO / SUBDISTRITO / OFÍCIO", r["sub"]))}{R(x("03 - LIVRO", r["lv"]), x("04 - FOLHA", r["fl"]), x("05 - TERMO", r["tm"]), x("06 - DATA DO REGISTRO", r["dr"], 1.4))}
        {R(x("07 - NOME DO REGISTRADO", f"{r['nome']}"))}{R(x("08 - DATA DO NASCIMENTO", r["nasc"], 1.5), x("09 - HORA", r["hr"]), x("10 - SEXO", r["sx"], 1.3), x("11 - COR", r["cor"]))}
        {R(x("12 - LOCAL DO NASCIMENTO", r["loc"]))}{R(x("13 - MUNICÍPIO E ESTADO", r["mu"]), x("14 - DECLARAÇÃO DE NASCIDO VIVO", r["dnv"] or "-"))}
        {R(x("15 - PAI", p[0]))}{R(x("16 - NATURALIDADE DO PAI", p[1]))}{R(x("17 - MÃE", r["m"][0]))}{R(x("18 - NATURALIDADE DA MÃE", r["m"][1]))}</div>
        <div class="c">{R(x("19 - AVÓS PATERNOS", av))}{R(x("20 - AVÓS MATERNOS", am))}{R(x("21 - DECLARANTE", r["dec"], 1), x("22 - TESTEMUNHAS", r["tes"], 2))}
        <div class="r ob">{x("23 - OBSERVAÇÕES E AVERBAÇÕES", nb(r["obs"]) or "SEM AVERBAÇÕES")}</div>
        <div class="sg">{r["cart"]}<br>Certifico que os dados acima são a expressão fiel do que consta do livro e termo indicados. O referido é verdade e dou fé.<br>{r["com"].title().replace(" Da ", " da ")} - Bahia, {plain(r["em"])}.<div class="k">______________________________________________<br>{r["of"]}<br>{r["cg"]}</div></div></div></div></div></div>"""
        sl = lambda s: s[:-3] + "/" + s[-2:]; ac = {NAT: ["", r["mu"]], "registro.cartório": []}
        ps = [q for q in (r["p"], r["m"]) if q]
        for key, q in zip((G1, G2), ps): ac[key] = [q[1]]
        if n == 2: ac[EST] = ["SAPUCAEIRA", "DOMICÍLIO, SAPUCAEIRA", "DOMICÍLIO"]; ac["registro.folha"] = ["131v"]; ac["registro.município"] = ["OLIVENÇA"]; ac["observações.averbações"] = [""]; ac["autenticação.oficial_registro"] = [""]
        if n == 4: ac[EST] = ["BR-330", "BR-330, EM VIA PÚBLICA"]; ac["gêmeos.informações_adicionais"] = [r["tw"], "GÊMEO DE " + r["tw"] + ", TERMO 61.919"]; ac["observações.averbações"] = [r["obs"]]
        if n == 1: ac["observações.averbações"] = ["SEM AVERBAÇÕES"]
        if n == 3: ac["observações.anotações"] = [r["obs"]]
        ac = {k: v for k, v in ac.items() if v}; tw = r.get("tw"); c0 = lambda t: tuple("" if q == "-" else q for q in t) if t else ("", "")
        case = f"{L}-{n}"; g = [(a, sl(b)) for a, b in ps] + [("", "")]
        yield case, page(CSS, h, "A4 landscape"), truth(case, (842, 595), nome=r["nome"], nasc=(r["nasc"], r["nasc"]), hora=r["hora"], natural=sl(r["mu"]), sexo=r["sx"].capitalize(), estab=r["loc"], lmun=r["mu"][:-3], luf="BA", rmun=r["com"], ruf="BA", cart=r["cart"], dreg=r["dr"], dnv=r["dnv"],
            livro=r["lv"], folha=r["fl"], termo=r["tm"], g1=g[0], g2=g[1], pat=c0(r["av"]), mato=c0(r["am"]), gem=f"{tw}, TERMO 61.919" if tw else None, averb="" if tw else r["obs"], oficial=r["of"], emissao=r["em"], accept=ac, twins=[tw] if tw else [], joint=True)
