"""Paraná, 1946-1972: typed certificate whose labels stand in small italics UNDER each line, several values to a line; notes and signature side by side at the foot."""
from common import *
L = "152J"
CSS = """body{font-family:'P052';color:#3a1f14}.p{padding:13mm 17mm 10mm;height:296mm;display:flex;flex-direction:column}
.h{display:flex;align-items:center;gap:6mm;margin-bottom:5mm}.h .e{flex:1;line-height:1.4;font-size:10.6pt}.h .e b{font-size:13pt}.h .q{border:.3mm solid #3a1f14;padding:1.5mm 3mm;font-size:9pt;width:52mm;line-height:1.7}.h .q u{text-decoration:none;font-family:'Nimbus Mono PS';font-weight:bold;color:#222;font-size:10pt}
h1{font-size:22pt;text-align:center;margin:0 0 6mm;font-weight:normal;letter-spacing:4px;border-top:.8mm solid #3a1f14;border-bottom:.2mm solid #3a1f14;padding:2mm 0 1.4mm}
.r{display:flex;gap:6mm;margin-bottom:6mm}.r>div{flex:1}.r b{display:block;font-family:'Nimbus Mono PS';font-size:10.6pt;color:#1d1d1d;text-align:center;border-bottom:.25mm solid #3a1f14;padding-bottom:.4mm;min-height:5.4mm;line-height:1.2}.r i{display:block;text-align:center;font-size:8.2pt;padding-top:.3mm}
.f{display:flex;gap:8mm;margin-top:auto}.f>div{flex:1}.f .n{border:.3mm solid #3a1f14;padding:2mm 3mm;min-height:48mm;font-size:9pt}.f .n u{text-decoration:none;display:block;font-family:'Nimbus Mono PS';font-weight:bold;font-size:9.6pt;color:#1d1d1d;margin-top:1.5mm;line-height:1.35}.f .g{text-align:center;font-size:10.4pt;line-height:1.5}"""

ROWS = [
 dict(reg="Ponta Grossa", dis="Sede", cart="Registro Civil da Comarca de Ponta Grossa", of="Amazonas Ribas Carneiro", em="14/02/1957", ems="14 de fevereiro de 1957", nome="WLADIMIR HORACZUK", lv="63-A", fl="142", tm="18.733", dx="Dezessete de setembro de 1939", nasc="17/09/1939", hr="16 horas", hora="16:00", sx="masculino", loc="Rua Fernandes Pinheiro, 57", mu="Ponta Grossa", est_="Paraná",
  p=("Basílio Horaczuk", "Prudentópolis, Paraná"), m=("Ana Kuczera Horaczuk", "Prudentópolis, Paraná"), av=("Estefano Horaczuk", "Paraskeva Horaczuk"), am=("Miguel Kuczera", "Teodora Hul"), drx="25 de setembro de 1939", dr="25/09/1939", obs=""),
 dict(reg="Londrina", dis="Sede", cart="Cartório do Registro Civil de Londrina", of="Otávio Genta Marcondes", em="08/06/1970", ems="8 de junho de 1970", nome="TEREZINHA SHIZUE MIYAMURA", lv="22", fl="9 verso", tm="10.066", dx="Primeiro de janeiro de 1948", nasc="01/01/1948", hr="2 horas", hora="02:00", sx="feminino", loc="em domicílio", mu="Assaí", est_="Paraná",
  p=("Kiyoshi Miyamura", "Kumamoto, Japão"), m=("Fusae Miyamura", "Bastos, São Paulo"), av=("Genzo Miyamura", "Tome Miyamura"), am=("Yasutaro Inoue", "Kiku Inoue"), drx="20 de fevereiro de 1948", dr="20/02/1948", obs="Casou-se a 24-9-1969 com Jorge Tadashi Nakahata, no distrito de Warta, liv. 3-B, fls. 61, têrmo 455, e passou a assinar-se TEREZINHA SHIZUE NAKAHATA."),
 dict(reg="Guarapuava", dis="Entre Rios", cart="Cartório Distrital de Entre Rios", of="Sebastião Lustosa Caldas", em="02/12/1966", ems="2 de dezembro de 1966", nome="JOVINA DE LURDES FRANÇA", lv="4", fl="77", tm="613", dx="Vinte e três de maio de 1952", nasc="23/05/1952", hr="---", hora="", sx="feminino", loc="Fazenda Jordãozinho", mu="Guarapuava", est_="Paraná",
  p=None, m=("Eugênia de França", "Pinhão, Paraná"), av=None, am=("---", "Belarmina de França"), drx="19 de novembro de 1966", dr="19/11/1966", obs="Registrada em atraso, sem multa, por despacho do MM. Juiz de Direito da Comarca, datado de 16-11-1966."),
 dict(reg="Paranaguá", dis="Sede", cart="Registro Civil das Pessoas Naturais", of="Leônidas Correia Veiga", em="27/08/1972", ems="27 de agôsto de 1972", nome="RUBENS CORDEIRO GUIMARÃES", lv="108", fl="31", tm="27.540", dx="Cinco de abril de 1955", nasc="05/04/1955", hr="10,45 horas", hora="10:45", sx="masculino", loc="Santa Casa de Misericórdia", mu="Paranaguá", est_="Paraná", tw="ROBERTO CORDEIRO GUIMARÃES",
  p=("Acyr Guimarães", "Morretes, Paraná"), m=("Nair Cordeiro Guimarães", "Iguape, São Paulo"), av=("Policarpo Guimarães", "Amélia Miranda Guimarães"), am=("Hipólito Cordeiro", "Balbina Xavier Cordeiro"), drx="12 de abril de 1955", dr="12/04/1955", obs="Gêmeo de ROBERTO CORDEIRO GUIMARÃES, têrmo 27.541."),
]

def make():
    for n, r in enumerate(ROWS, 1):
        x = lambda v, lab, w=1: f'<div style="flex:{w} 1 0"><b>{v}</b><i>{lab}</i></div>'
        R = lambda *c: '<div class="r">' + "".join(c) + "</div>"
        p, av = r["p"] or ("---", "---"), r["av"] or ("---", "---")
        h = f"""<div class="p"><div class="h"><div class="e">REPÚBLICA DO BRASIL<br><b>ESTADO DO PARANÁ</b><br>{r["cart"]}</div><div class="q">Comarca de <u>{r["reg"]}</u><br>Distrito de <u>{r["dis"]}</u></div></div>
        <h1>CERTIDÃO DE NASCIMENTO</h1>{R(x(r["nome"], "nome"))}{R(x(r["lv"], "livro"), x(r["fl"], "fôlhas"), x(r["tm"], "número do têrmo"), x(r["drx"], "data do registro", 2))}
        {R(x(r["dx"], "data do nascimento", 3), x(r["hr"], "hora"), x(r["sx"], "sexo"))}{R(x(r["loc"], "lugar do nascimento", 2), x(r["mu"], "município"), x(r["est_"], "Estado"))}
        {R(x(p[0], "pai", 3), x(p[1], "natural de", 2))}{R(x(r["m"][0], "mãe", 3), x(r["m"][1], "natural de", 2))}
        {R(x(av[0], "avô paterno"), x(av[1], "avó paterna"))}{R(x(r["am"][0], "avô materno"), x(r["am"][1], "avó materna"))}
        <p style="font-size:11pt;line-height:1.5;text-align:justify;margin:3mm 0">Certifico que os dizeres acima foram fielmente extraídos do têrmo lavrado no livro e às fôlhas mencionados, do arquivo dêste Cartório, ao qual me reporto. O referido é verdade, do que dou fé.</p>
        <div class="f"><div class="n">OBSERVAÇÕES E AVERBAÇÕES<u>{nb(r["obs"])}</u></div><div class="g">{r["reg"] if n != 3 else r["dis"]}, {r["ems"]}.<div style="height:20mm"></div>_______________________________<br>{r["of"]}<br>Oficial do Registro Civil</div></div></div>"""
        UF = {"Paraná": "PR", "São Paulo": "SP", "Japão": ""}
        def pl(b):
            mu, st = b.split(", "); return (f"{mu}/{UF[st]}" if UF[st] else b), [b, mu]
        ac = {NAT: ["", r["mu"], r["mu"] + ", Paraná"]}; ps = [q for q in (r["p"], r["m"]) if q]; g = []
        for key, (a, b) in zip((G1, G2), ps): v, ac[key] = pl(b); g.append((a, v))
        g.append(("", "")); tw = r.get("tw"); est = r["loc"]
        if n == 2: est = "Domicílio"; ac[EST] = ["em domicílio", "domicílio"]; ac["registro.folha"] = ["9v", "9 v", "9v."]; ac["observações.anotações"] = [r["obs"]]
        if n == 3: ac["registro.município"] = ["Entre Rios"]; ac["observações.averbações"] = [""]
        if tw: ac["gêmeos.informações_adicionais"] = [tw, f"Gêmeo de {tw}, têrmo 27.541."]; ac["observações.averbações"] = [r["obs"]]
        c0 = lambda t: tuple("" if q == "---" else q for q in t) if t else ("", ""); case = f"{L}-{n}"
        yield case, page(CSS, h), truth(case, nome=r["nome"], nasc=(r["dx"], r["nasc"]), hora=r["hora"], natural=r["mu"] + "/PR", sexo=r["sx"].capitalize(), estab=est, lmun=r["mu"], luf="PR", rmun=r["reg"], ruf="PR", cart=r["cart"], dreg=r["dr"],
            livro=r["lv"], folha=r["fl"], termo=r["tm"], g1=g[0], g2=g[1], pat=c0(r["av"]), mato=c0(r["am"]), gem=f"{tw}, têrmo 27.541" if tw else None, averb="" if tw else r["obs"], oficial=r["of"], emissao=r["em"], accept=ac, twins=[tw] if tw else [], joint=True)
