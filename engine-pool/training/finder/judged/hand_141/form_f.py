# F: Bahia 1980s, italic sentence form in burgundy with word endings left blank (nascid_, filh_, d_), dotted leaders of full stops
from lib import *
def o(**k): return O(k)
F = [
 o(com="Ilhéus", dist="Olivença", M="Ilhéus", zona="Cartório do Registro Civil de Olivença", fls="118 vº", livro="A-26", n="15.744", nome="Edivaldo Conceição Sacramento", a="o", sx="mascº", S="Masculino", dia="22 (vinte e dois)", mes="fevereiro", ano="1987", date=(22, 2, 1987), h="10,30", H="10:30", em_="no Hospital São José, em Ilhéus, BA", est="Hospital São José", pai="Ednaldo Sacramento", pq="pescador", pn="Ilhéus, BA", PN="Ilhéus/BA", mae="Jaciara da Conceição Sacramento", mn="Una, BA", MN="Una/BA",
   A=["Crispim Sacramento", "Alzira Sacramento", "Bartolomeu da Conceição", "Damiana de Jesus"], reg=("27", "fevereiro", "87"), rd=(27, 2, 1987), obs=[], em=(14, 8, 1990), of="Valdelice Argolo Nery", fill="x", d="o"),
 o(com="Jacobina", dist="Sede", M="Jacobina", zona="Cartório do Registro Civil da Sede — Jacobina", fls="9", livro="52", n="30.101", nome="Tatiane Rios de Almeida e Silva Mascarenhas", a="a", sx="feminº", S="Feminino", dia="05 (cinco)", mes="julho", ano="1988", date=(5, 7, 1988), h="13 e 10", H="13:10", em_="na Mat. Dr. Carlos Gomes, nesta cidade", est="Mat. Dr. Carlos Gomes", pai="Valter da Silva Mascarenhas", pq="garimpeiro", pn="Saúde, BA", PN="Saúde/BA", mae="Nilzete Rios de Almeida", mn="M. Calmon, BA", MN="M. Calmon/BA",
   A=["Abílio Mascarenhas", "Lindaura da Silva", "Gedeon Rios de Almeida", "Edite Maia de Almeida"], reg=("8", "agosto", "88"), rd=(8, 8, 1988), obs=["Registrada juntamente com a irmã gêmea Taiane Rios de Almeida e", "Silva Mascarenhas (nº 30.102)."], twin="Taiane Rios de Almeida e Silva Mascarenhas", em=(9, 8, 1988), of="Anfilófio Britto Mesquita", fill="-.", d="a"),
 o(com="Cachoeira", dist="Belém", M="Cachoeira", zona="Cartório do Registro Civil de Belém da Cachoeira", fls="77", livro="A-3", n="2.216", nome="Cosme Damião dos Reis", a="o", sx="masculº", S="Masculino", dia="27 (vinte e sete)", mes="setembro", ano="1984", date=(27, 9, 1984), h="n/c", H="", em_="em casa, na rua da Feira, nº 12, neste distrito", est="Domicílio", pai="", pq="", pn="", PN="", mae="Perpétua dos Reis", mn="Cachoeira, BA", MN="Cachoeira/BA",
   A=["", "", "ign.", "Faustina dos Reis"], reg=("3", "novembro", "86"), rd=(3, 11, 1986), obs=["Feito por despacho do MM. Juiz, nos termos da Lei 6.015/73, art. 46."], em=(21, 1, 1992), of="Clarindo Bulcão Dórea", fill="=", d="e"),
 o(com="Vitória da Conquista", dist="José Gonçalves", M="Vitória da Conquista", zona="Cartório do Registro Civil de José Gonçalves", fls="201", livro="A-8", n="6.003", nome="Queila Mares Flores", a="a", sx="feminº", S="Feminino", dia="1º (primeiro)", mes="abril", ano="1989", date=(1, 4, 1989), h="17,00", H="17:00", em_="no Hospital de Base, em V. da Conquista", est="Hospital de Base", pai="Adeilson Ferraz Flores", pq="motorista", pn="Taiobeiras, MG", PN="Taiobeiras/MG", mae="Marizete Mares Flores", mn="Anagé, BA", MN="Anagé/BA",
   A=["Osmar Ferraz Flores", "Zulmira Cotrim Flores", "Hermes Pereira Mares", "(desconhecida)"], reg=("11", "abril", "89"), rd=(11, 4, 1989), obs=[], em=(30, 3, 1995), of="Euvaldo Prates Lacerda", fill="x", d="o"),
]
def make(out):
    for i, f in enumerate(F):
        case = f"{HAND}F-{i + 1}"
        s = Sheet(210, 297, case, font="serifi", ink="#7a1f33", size=12.5, tink=["#2b2622", "#1f2a55", "#50493f", "#1c1c2a"][i], tsize=10.2, mono=["courier", "lib", "courier", "dejavu"][i], paper="#fffaf3", dx=[.3, 0, -.4, .2][i], dy=[-.5, .6, -1, -.1][i], jit=.4)
        s.rect(11, 11, 188, 275, 1.2, "dotted"); s.rect(14, 14, 182, 269, .3)
        for cx, cy, r in ((17.5, 17.5, 0), (192.5, 17.5, 90), (192.5, 279.5, 180), (17.5, 279.5, 270)):
            s.svg.append(f'<g transform="rotate({r} {cx} {cy})" fill="none" stroke="#7a1f33" stroke-width=".35"><path d="M{cx} {cy + 9} q0 -9 9 -9 m-9 5 q0 -5 5 -5"/><circle cx="{cx + 2.5}" cy="{cy + 2.5}" r="1.2"/></g>')
        x0, x1 = 21, 189
        s.p(105, 26, "ESTADO DA BAHIA", 14, "serifb", anchor="c", ls=1); s.p(105, 32.5, "PODER JUDICIÁRIO · REGISTRO CIVIL DAS PESSOAS NATURAIS", 9, "serif", anchor="c")
        s.line(42, ["Comarca de", (50, f.com), "  Distrito de", (42, f.dist)], x0, x1)
        s.p(105, 51, f.zona, 12, "serifb", anchor="c")
        s.p(105, 70, "Certidão de Nascimento", 30, "serifi", anchor="c")
        y = 86; D = 10.25; fl = f.fill
        def L(*segs, d=D):
            nonlocal y
            s.line(y, list(segs), x0, x1); y += d
        L("        Certifico que às fls.", (20, f.fls), "do livro n.º", (18, f.livro), "de Registro de Nascimentos,")
        L("sob o n.º de ordem", (34, f.n), ", foi feito, em", (10, f.reg[0]), "de", (30, f.reg[1]), "de 19", (10, f.reg[2], {"off": .7}), ",")
        L("o registro de", (100, f.nome, {"fill": fl, "over": 1}))
        L("do sexo", (32, f.sx), ", nascid", (5, f.a, {"off": .7}), "ao(s)", (48, f.dia), "dia(s) do mês de")
        L((38, f.mes, {"fill": fl}), "do ano de", (22, f.ano), ", às", (24, f.h), "horas,")
        L((100, f.em_, {"fill": fl}), ",")
        np = not f.pai
        L("filh", (5, f.a, {"off": .7}), "de", (100, f.pai, {"fill": fl}), ",")
        L("profissão", (44, f.pq, {"fill": fl} if np else {}), ", natural de", (60, f.pn, {"fill": fl} if np else {}), ",")
        L("e de D.", (100, f.mae, {"fill": fl if i != 1 else None}), ", natural de", (48, f.mn, {"over": 1}))
        L("Netto paterno de" if False else "Neto(a), pelo lado paterno, de", (100, f.A[0], {"fill": fl if np else None}))
        L("e de D.", (100, f.A[1], {"fill": fl}), ";")
        L("e, pelo lado materno, de", (100, f.A[2]), )
        L("e de D.", (100, f.A[3], {"fill": fl}), ".")
        L("Observações:", (100, f.obs[0] if len(f.obs) == 1 else "", {"fill": None if f.obs else fl}), d=8)
        if len(f.obs) > 1:
            for t in f.obs: L((100, t), d=8)
        else:
            L((100, "", {"fill": fl}), d=8)
        y += 5
        L("        O referido é verdade e dou fé.")
        e = f.em
        L((62, f.dist if f.dist not in ("Sede",) else f.M, {}), ",", (12, str(e[0])), "de", (38, MES[e[1]]), "de 19", (10, str(e[2])[2:], {"off": .7}))
        s.hl(104, 271, 76, .2); s.sign(112, 269, 56, ink="#16306e"); s.p(142, 275, f.of, 10, "serifb", anchor="c", ink="#16306e"); s.p(142, 279.5, "Oficial do Registro Civil", 8.5, anchor="c")
        s.stamp(62, 270, 11, "REGISTRO CIVIL", [f.com.upper()[:9], "BAHIA"], ink="#4b2b72", op=.5)
        NA = lambda x: "" if x in ("ign.", "(desconhecida)") else x
        v = dict(nome=f.nome, texto=f"{f.dia} de {f.mes} de {f.ano}", date=f.date, hora=f.H, nat=f.M + "/BA", sexo=f.S, estab=f.est, mun=f.M, uf="BA", rmun=f.M, ruf="BA", cart=f.zona, dreg=br(f.rd), livro=f.livro, folha=f.fls, termo=f.n, g1=f.pai, g1n=f.PN, g2=f.mae, g2n=f.MN, ap=NA(f.A[0]), avp=NA(f.A[1]), am=NA(f.A[2]), avm=NA(f.A[3]), ofic=f.of, emis=br(e), averb=" ".join(f.obs))
        acc = {"nat": "", "texto": [f"{f.dia} dia(s) do mês de {f.mes} do ano de {f.ano}", ext(f.date), br(f.date)], "hora": f.h + " horas", "sexo": f.sx, "folha": f.fls.replace(" vº", "v"), "g1n": f.pn or [], "g2n": f.mn, "estab": ["", "em casa", "em casa, na rua da Feira, nº 12", "em casa, na rua da Feira, nº 12, neste distrito"] if i == 2 else [f.em_.split(",")[0], f.em_],
               "emis": f"{e[0]} de {MES[e[1]]} de {e[2]}", "dreg": f"{f.reg[0]} de {f.reg[1]} de 19{f.reg[2]}", "mun": [], "rmun": [f.dist] if f.dist != "Sede" else []}
        if i == 1: acc["g2n"] = [f.mn, "Miguel Calmon/BA"]; acc["estab"].append("Maternidade Dr. Carlos Gomes")
        if i == 2: acc["mun"] = ["Belém"]; acc["nat"] = ["", "Belém/BA"]
        if i == 3: acc["mun"] = ["V. da Conquista"]; acc["nat"] = ["", "V. da Conquista/BA"]
        if f.get("twin"): v.update(gem="Sim", gi=" ".join(f.obs)); acc["gi"] = [f.twin]; acc["averb"] = [""]
        write(out, case, s, truth(case, s, v, acc, [f.twin] if f.get("twin") else []))
