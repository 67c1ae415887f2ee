# J: Pernambuco 2000-2005, laser on security paper: running sentence whose ruled blanks carry their meaning in brackets AFTER the blank; bold mono values; inspection seal
from lib import *
def o(**k): return O(k)
F = [
 o(M="Olinda", of="Bel. Aderbal Cavalcanti Wanderley", cart="Cartório do Registro Civil das Pessoas Naturais do 1º Distrito de Olinda", livro="A-93", fls="212", n="74.220", rd=(9, 6, 2003), dn="40.561.227-8", nome="Iago Emanuel Barbosa de Melo", sx="masculino", date=(3, 6, 2003), dt="03 de junho de 2003", h="11:27", est="Maternidade Brites de Albuquerque", cid="Olinda", uf="PE", mae="Josineide Barbosa da Silva", mn=("Abreu e Lima", "PE"), pai="Emanuel Luiz de Melo", pn=("Goiana", "PE"), A=["Severino Luiz de Melo", "Marlene Gomes de Melo", "Biu Barbosa da Silva", "Inácia Maria da Silva"], obs=[], em=(10, 6, 2003), selo="AEF 48213", gem="não"),
 o(M="Serra Talhada", of="Maria Salete Pereira Nogueira", cart="Cartório do Registro Civil de Serra Talhada", livro="A-57", fls="88v", n="43.091", rd=(21, 11, 2000), dn="(não apresentada)", nome="Taynara Lorrany Lima", sx="feminino", date=(25, 12, 1999), dt="25 de dezembro de 1999", h="", est="Sítio Caiçarinha da Penha, zona rural", cid="Serra Talhada", uf="PE", mae="Quitéria Lima", mn=("Princesa Isabel", "PB"), pai="", pn=("", ""), A=["", "", "n/c", "Luzinete Lima"], obs=["Registro tardio, feito na forma do art. 46 da Lei nº 6.015/73."], em=(6, 3, 2002), selo="AAC 90756", gem="não"),
 o(M="Caruaru", of="Bel. Plácido Florêncio Torres", cart="Cartório do Registro Civil da 2ª Zona de Caruaru", livro="118", fls="5", n="99.817", rd=(17, 1, 2005), dn="44.902.003-1", nome="Vitória Sofia Lira de Albuquerque Bezerra", sx="feminino", date=(11, 1, 2005), dt="11 de janeiro de 2005", h="22:08", est="Hospital Jesus Nazareno", cid="Caruaru", uf="PE", mae="Sheila Lira de Albuquerque", mn=("Bezerros", "PE"), pai="Cristóvão Bezerra Sobº", pn=("Patos", "PB"), A=["Genival Bezerra", "Terezinha Nóbrega Bezerra", "Heleno de Albuquerque", "Ivonete Lira de Albuquerque"], obs=[], em=(18, 1, 2005), selo="AHK 12045", gem="sim", twin="Valentina Sofia Lira de Albuquerque Bezerra"),
 o(M="Petrolina", of="Nivalda Coelho Amorim", cart="Cartório do Registro Civil das Pessoas Naturais de Petrolina", livro="A-81", fls="160", n="62.346", rd=(30, 10, 2001), dn="36.770.818-5", nome="José Ítalo Rodrigues Granja", sx="masculino", date=(24, 10, 2001), dt="24 de outubro de 2001", h="08:00", est="Hospital Dom Malan", cid="Juazeiro", uf="BA", mae="Rejane Rodrigues dos Passos", mn=("Casa Nova", "BA"), pai="Ítalo Granja Neto", pn=("Afrânio", "PE"), A=["Ítalo Granja Filho", "ignorada", "Deocleciano dos Passos", "Valdete Rodrigues"], obs=["Averbada, em 4/2/2004, a alteração do patronímico materno de Rejane", "Rodrigues dos Passos para Rejane Rodrigues Granja, por casamento."], em=(9, 2, 2004), selo="AGB 33318", gem="não"),
]
F[3].est, F[3].cid, F[3].uf = "Pró-Matre de Juazeiro", "Juazeiro", "BA"
def make(out):
    for i, f in enumerate(F):
        case = f"{HAND}J-{i + 1}"
        s = Sheet(210, 297, case, font="serif", ink="#234a31", size=11, tink=["#101010", "#23233a", "#101010", "#2b2b2b"][i], tsize=9.6, mono=["lib", "courier", "dejavu", "lib"][i], paper="#f8fcf3", dx=[0, .5, 0, -.4][i], dy=[-.3, -1, .3, .5][i], jit=0, weight=[700, 700, 400, 700][i])
        s.guilloche("#a7cf9a", 6, 6, 200, 286, 2.6, 3, .35); s.guilloche("#e3b7a0", 6, 8, 200, 284, 5.2, -4, .35)
        for k in range(3): s.rect(7 + k * 1.6, 7 + k * 1.6, 196 - 3.2 * k, 283 - 3.2 * k, [.8, .2, .5][k], ["solid", "solid", "dashed"][k])
        s.crest(105, 24, .95); s.p(105, 43, "REPÚBLICA FEDERATIVA DO BRASIL", 11, "serifb", anchor="c", ls=.3); s.p(105, 48.5, "Estado de Pernambuco", 10.5, "serif", anchor="c")
        s.p(105, 55, f.cart, 11, "serifb", anchor="c"); s.p(105, 69, "CERTIDÃO DE NASCIMENTO", 19, "serifb", anchor="c", ls=.6)
        s.dots = "solid"; x0, x1 = 18, 192; y = 82; D = 9.6; fl = ["-.", "x", "*", "-."][i]
        def L(*g, d=D):
            nonlocal y
            s.line(y, list(g), x0, x1); y += d
        B = lambda w, v, **k: (w, v, {"fill": fl, **k} if k.get("fill", 1) else k)
        N = lambda w, v, **k: (w, v, k)
        def P(w, v): return (w, v, {} if v else {"fill": fl})
        L((100, f.of, {}), "(titular), Oficial(a) do Registro Civil desta")
        L("serventia, CERTIFICA, a pedido verbal, que, a fls.", (20, f.fls), ", do livro", (22, f.livro), ", sob o termo")
        L((34, f.n), ", foi lavrado, aos", (40, br(f.rd)), "(data do registro), o assento de")
        L((100, f.nome, {"fill": fl}), "(nome do registrado),")
        L("do sexo", (32, f.sx), ", D.N.V. n.º", (46, f.dn), ", ocorrido o nascimento")
        L("em", (70, f.dt, {"fill": fl}), "(data), às", (26, f.h, {} if f.h else {"fill": fl}), "(hora),")
        L((100, f.est, {"fill": fl}), "(hospital ou endereço),")
        L((80, f.cid, {"fill": fl}), "(município)", (14, f.uf), "(UF).")
        L("É filho(a) de", (100, f.pai, {"fill": fl}), "(pai),")
        L((80, f.pn[0], {"fill": fl}), "(município de origem)", (14, f.pn[1], {} if f.pn[1] else {"fill": fl}), "(UF)")
        L("e de", (100, f.mae, {"fill": fl}), "(mãe),")
        L((80, f.mn[0], {"fill": fl}), "(município de origem)", (14, f.mn[1]), "(UF).")
        L(P(80, f.A[0]), "e", P(80, f.A[1]), "(avós paternos);")
        L(P(80, f.A[2]), "e", P(80, f.A[3]), "(avós maternos).")
        L("Gêmeo(a)?", (18, f.gem), "Nome do outro:", (100, f.get("twin", ""), {} if f.get("twin") else {"fill": fl}))
        L("Observações:", (100, "" if len(f.obs) > 1 else (f.obs or [""])[0], {} if f.obs else {"fill": fl}), d=8)
        if len(f.obs) > 1:
            for t in f.obs: L((100, t, {"off": .4}), d=8)
        else: L((100, "", {"fill": fl}), d=8)
        e = f.em; y += 2 - (4 if len(f.obs) > 1 else 0)
        L("Dou fé.", (60, f.M, {}), ", ", (14, f"{e[0]:02d}"), "/", (14, f"{e[1]:02d}"), "/", (22, str(e[2])), "(local e data).")
        yy = 268; s.hl(116, yy, 70, .2); s.sign(122, yy - 2, 52, ink="#101a60"); s.p(151, yy + 4.2, ["Oficial(a)", "Oficial(a)", "Escrevente: Gilvan Tabosa", "Oficial(a)"][i], 9, anchor="c")
        s.rect(20, yy - 10, 44, 17, .5, "solid", "#9a2b2b", "#fff6f0", 2); s.p(42, yy - 6, "TRIBUNAL DE JUSTIÇA — PE", 6, "sansb", "#9a2b2b", anchor="c"); s.p(42, yy - 2.3, "SELO DE AUTENTICIDADE", 6, "sans", "#9a2b2b", anchor="c"); s.p(42, yy + 4, f.selo, 12, "sansb", "#9a2b2b", anchor="c")
        s.stamp(92, yy, 10, "REGISTRO CIVIL", ["PE"], ink="#2d3f7a", op=.5)
        st = lambda x: "" if x in ("n/c", "ignorada") else x
        v = dict(nome=f.nome, texto=f.dt, date=f.date, hora=f.h, nat=f"{f.cid}/{f.uf}", sexo=f.sx.capitalize(), estab=f.est, mun=f.cid, uf=f.uf, rmun=f.M, ruf="PE", cart=f.cart, dreg=br(f.rd), dnv=f.dn if f.dn[0].isdigit() else "", livro=f.livro, folha=f.fls, termo=f.n, g1=f.pai, g1n="/".join(f.pn).strip("/"), g2=f.mae, g2n="/".join(f.mn), ap=st(f.A[0]), avp=st(f.A[1]), am=st(f.A[2]), avm=st(f.A[3]), selo=f.selo, ofic=f.of, emis=br(e), averb=" ".join(f.obs))
        acc = {"nat": "", "texto": br(f.date), "ofic": f.of.replace("Bel. ", ""), "estab": ["", "Sítio Caiçarinha da Penha", "Domicílio"] if i == 1 else []}
        if f.get("twin"): v.update(gem="Sim", gi=f.twin); acc["gem"] = "sim"
        write(out, case, s, truth(case, s, v, acc, [f.twin] if f.get("twin") else []))
