# C: half sheet (A5 landscape), Rio Grande do Sul about 1970, numbered narrow cells, one cell for both parents, one for all four grandparents; worn grey typing
from lib import *
def o(**k): return O(k)
F = [
 o(mun="Caxias do Sul", dist="2.ª ZONA", livro="61-A", fls="209", n="27.914", nome="Ivete Terezinha Zamboni", sexo="femº", S="Feminino", d=["23", "abril", "1968"], date=(23, 4, 1968), h="6,10", H="06:10", loc=["Hospital Nossa Senhora de Pompéia,", "nesta cidade"], est="Hospital Nossa Senhora de Pompéia",
   fil=["filha de Avelino Zamboni, motorista, natural de Antônio Prado, RS,", "e de Lourdes Mezzomo Zamboni, do lar, natural de Flores da Cunha, RS"], g1="Avelino Zamboni", g1n="Antônio Prado/RS", g2="Lourdes Mezzomo Zamboni", g2n="Flores da Cunha/RS",
   av=["paternos: Ângelo Zamboni e Itália Pasini; maternos: Vitório", "Mezzomo e Carolina Dal Bó Mezzomo"], A=["Ângelo Zamboni", "Itália Pasini", "Vitório Mezzomo", "Carolina Dal Bó Mezzomo"], reg="26.04.1968", rd="26/04/1968", dec="o pai", obs=["nada consta"], O="", em=(12, 9, 1971), of="Lauro Fedrizzi", cart="REGISTRO CIVIL DAS PESSOAS NATURAIS — 2.ª ZONA"),
 o(mun="Bagé", dist="1.ª ZONA", livro="A-48", fls="17v", n="9.305", nome="Paulo Ricardo Silveira da Rosa Collares", sexo="masc", S="Masculino", d=["4", "set.", "1966"], date=(4, 9, 1966), h="19 hs", H="19:00", loc=["em domicílio, no Corredor das Tropas,", "zona rural dêste município"], est="Domicílio",
   fil=["filho de Adão da Rosa Collares, tropeiro, e de sua mulher Eloá", "Silveira Collares, doméstica, naturais ele de D. Pedrito, ela de Lavras"], g1="Adão da Rosa Collares", g1n="D. Pedrito", g2="Eloá Silveira Collares", g2n="Lavras",
   av=["pat.: Dorival Collares e Amância da Rosa; mat.: Gil Silveira", "e Ceci Brasil Silveira"], A=["Dorival Collares", "Amância da Rosa", "Gil Silveira", "Ceci Brasil Silveira"], reg="15-IX-1966", rd="15/09/1966", dec="o pai", obs=["Rasura no livro ressalvada: o nome da mãe é Eloá, e não Heloá."], O="Rasura no livro ressalvada: o nome da mãe é Eloá, e não Heloá.", em=(2, 1, 1973), of="Waldomiro Quadros Dutra", cart="REGISTRO CIVIL DAS PESSOAS NATURAIS — 1.ª ZONA"),
 o(mun="Ijuí", dist="SEDE", livro="33", fls="150", n="16.448", nome="Marlise Krüger", sexo="femº", S="Feminino", d=["29", "12", "1970"], date=(29, 12, 1970), h="22:40", H="22:40", loc=["Hospital de Caridade de Ijuí"], est="Hospital de Caridade de Ijuí",
   fil=["filha de Erno Krüger, agricultor, natural de Panambi, neste Estado,", "e de Hilda Schünemann Krüger, natural de Cerro Largo, neste Estado"], g1="Erno Krüger", g1n="Panambi/RS", g2="Hilda Schünemann Krüger", g2n="Cerro Largo/RS",
   av=["Reinoldo Krüger e Frida Krüger; Alfredo Schünemann e", "Olga Beck (os dois primeiros, paternos)"], A=["Reinoldo Krüger", "Frida Krüger", "Alfredo Schünemann", "Olga Beck"], reg="31.12.1970", rd="31/12/1970", dec="o pai", obs=["gêmea de Marlene Krüger, registrada sob n. 16.449, fls. 150v"], O="gêmea de Marlene Krüger, registrada sob n. 16.449, fls. 150v", twin="Marlene Krüger", em=(5, 1, 1971), of="Theobaldo Burmann", cart="REGISTRO CIVIL DAS PESSOAS NATURAIS — SEDE"),
 o(mun="Pelotas", dist="4.º DISTRITO", livro="A-12", fls="66", n="3.070", nome="Jorge Luís", sexo="masc", S="Masculino", d=["7", "março", "1959"], date=(7, 3, 1959), h="ign.", H="", loc=["Santa Casa de Pelotas, nesta cidade"], est="Santa Casa de Pelotas",
   fil=["filho de Noêmia Ferreira Gularte, solteira, cozinheira,", "natural de Canguçu, RS"], g1="Noêmia Ferreira Gularte", g1n="Canguçu/RS", g2="", g2n="",
   av=["só maternos: (avô n/c) e Jurema Gularte"], A=["", "", "", "Jurema Gularte"], reg="20.03.1959", rd="20/03/1959", dec="a mãe", obs=["averbado em 11.8.1968 o reconhecimento de paternidade por Darci", "Lemos Machado, passando a Jorge Luís Gularte Machado"], O="averbado em 11.8.1968 o reconhecimento de paternidade por Darci Lemos Machado, passando a Jorge Luís Gularte Machado", em=(19, 8, 1968), of="Ataliba Paz Ribeiro", cart="REGISTRO CIVIL DAS PESSOAS NATURAIS — 4.º DISTRITO"),
]
def make(out):
    for i, f in enumerate(F):
        case = f"{HAND}C-{i + 1}"
        s = Sheet(210, 148, case, font="sans", ink="#23374d", size=8, tink=["#6a6a6a", "#4d4d50", "#77736e", "#5c5f66"][i], tsize=9.2, mono="dejavu", paper="#ffffff", dx=[0, .8, -.4, .2][i], dy=[.3, -.4, .6, 0][i], jit=.4)
        x0 = 8; s.rect(5, 5, 200, 138, .6)
        s.guilloche("#9db7cf", 6, 10, 198, 132, 5, 3, .3)
        s.p(10, 12, "REPÚBLICA FEDERATIVA DO BRASIL" if f.em[2] > 1968 else "ESTADOS UNIDOS DO BRASIL", 8, "sansb"); s.p(10, 16.2, "ESTADO DO RIO GRANDE DO SUL", 8)
        s.p(10, 20.6, "MUNICÍPIO DE", 7.5); s.dots = "dotted"; s.dotrun(29, 20.6, 45); s.t(31, 20.6, f.mun)
        s.p(198, 13.5, "CERTIDÃO DE NASCIMENTO", 16, "sansb", anchor="r"); s.p(198, 20, f.cart, 8, anchor="r")
        y = 24
        def C(x, w, h, lb, val, **k): s.cell(x, y, w, h, lb, val, 5.6, lh=4.3, **k)
        C(8, 118, 10, "1. NOME DO REGISTRADO", f.nome, fill=[None, None, "-", "x"][i]); C(126, 13, 10, "2. SEXO", f.sexo); C(139, 18, 10, "3. LIVRO", f.livro); C(157, 17, 10, "4. FÔLHA", f.fls); C(174, 28, 10, "5. NÚMERO", f.n)
        y = 34
        C(8, 14, 10, "6. DIA", f.d[0], center=True); C(22, 24, 10, "7. MÊS", f.d[1], center=True); C(46, 18, 10, "8. ANO", f.d[2], center=True); C(64, 19, 10, "9. HORA", f.h)
        s.cell(83, y, 119, 10, "10. LOCAL DO NASCIMENTO", None, 5.6)
        for k, t in enumerate(f.loc): s.t(114, y + (4.3 if len(f.loc) > 1 else 6.5) + 4.4 * k, t, size=8.2, w=87, j=False)
        y = 44
        s.cell(8, y, 194, 14, "11. FILIAÇÃO (nome, profissão e naturalidade dos pais)", None, 5.6)
        for k, t in enumerate(f.fil): s.t(16, y + 7.2 + 5 * k, t, j=False)
        y = 58
        s.cell(8, y, 194, 14, "12. AVÓS PATERNOS E MATERNOS", None, 5.6)
        for k, t in enumerate(f.av): s.t(16, y + 7.2 + 5 * k, t, j=False)
        if len(f.av) == 1: s.fill(16, y + 12.2, 170, "-")
        y = 72
        C(8, 46, 10, "13. DATA DO REGISTRO", f.reg); C(54, 52, 10, "14. DECLARANTE", f.dec); C(106, 96, 10, "15. TESTEMUNHAS", ["João Prates e Élio Corso", "as do livro", "Bruno Hentz, Ida Bohn", "xx"][i])
        y = 82
        s.cell(8, y, 194, 15, "16. OBSERVAÇÕES", None, 5.6)
        for k, t in enumerate(f.obs): s.t(16, y + 7.4 + 5 * k, t, j=False)
        s.p(10, 103, "O referido é verdade e dou fé. Conferida com o original do livro respectivo.", 7.5)
        s.dots = "dotted"; e = f.em
        s.line(112, [(44, f.mun), ",", (12, str(e[0]), {"center": 1}), "de", (32, MES[e[1]]), "de", (18, str(e[2]))], 10, 112)
        s.hl(124, 126, 72, .2); s.sign(130, 124, 52, ink="#24292f")
        s.p(160, 130, f.of, 9, "sansb", ink="#7a2a55", anchor="c"); s.p(160, 134, "OFICIAL DO REGISTRO CIVIL", 6.5, ink="#7a2a55", anchor="c")
        s.stamp(40, 128, 11, "REGISTRO CIVIL", [f.mun.upper()[:9], "R. G. SUL"], ink="#7a2a55", op=.5)
        s.p(10, 141.5, "Mod. 14 — Tip. Continente", 5)
        nat = f.mun + "/RS"
        v = dict(nome=f.nome, texto=" ".join(f.d) if not f.d[1].isdigit() else br(f.date), date=f.date, hora=f.H, nat=nat, sexo=f.S, estab=f.est, mun=f.mun, uf="RS", rmun=f.mun, ruf="RS", cart="Registro Civil das Pessoas Naturais — " + f.cart.split("— ")[1], dreg=f.rd, livro=f.livro, folha=f.fls, termo=f.n, g1=f.g1, g1n=f.g1n, g2=f.g2, g2n=f.g2n, ap=f.A[0], avp=f.A[1], am=f.A[2], avm=f.A[3], ofic=f.of, emis=br(e), averb=f.O)
        acc = {"nat": "", "cart": f.cart, "texto": [ext(f.date), br(f.date)], "sexo": f.sexo, "hora": f.h, "dreg": f.reg, "emis": f"{e[0]} de {MES[e[1]]} de {e[2]}", "estab": ["", "em domicílio", "em domicílio, no Corredor das Tropas, zona rural dêste município", "em domicílio, no Corredor das Tropas"] if i == 1 else [" ".join(f.loc)]}
        if i == 1: acc.update(g1n=["Dom Pedrito/RS", "D. Pedrito/RS", "Dom Pedrito", ""], g2n=["Lavras do Sul/RS", "Lavras/RS", "Lavras do Sul", ""])
        if i == 2: acc.update(g1n="Panambi, neste Estado", g2n="Cerro Largo, neste Estado")
        if i == 3: acc["nome"] = ["Jorge Luís Gularte Machado"]
        if f.get("twin"): v.update(gem="Sim", gi=f.O); acc["gi"] = [f.twin]; acc["averb"] = [""]
        write(out, case, s, truth(case, s, v, acc, [f.twin] if f.get("twin") else []))
