# H: Santa Catarina late 1990s, laser printed in Liberation Mono on a grey/teal form; parents in a grid (two columns, the grandparents as rows "seu pai / sua mãe")
from lib import *
def o(**k): return O(k)
F = [
 o(M="Blumenau", cart="Ofício do Registro Civil das Pessoas Naturais — 1º Subdistrito de Blumenau", of="Ingo Zadrozny", livro="A-119", fls="287", n="56.287", dnv="22.418.905-6", nome="Bruna Caroline Hostins", sx="Feminino", nat="Blumenau/SC", dt="12 de agosto de 1998", date=(12, 8, 1998), h="9h18min", H="09:18", est="Hospital Santa Catarina", loc="Hospital Santa Catarina, Blumenau - SC", rd=(20, 8, 1998),
   m=["Sirlei Koprowski", "Rio dos Cedros/SC", "Costureira", "Casemiro Koprowski", "Wanda Nones"], p=["Valmor Hostins", "Gaspar/SC", "Tecelão", "Arno Hostins", "Olinda Schmitt Hostins"], gem="Não", av="", an="", em=(20, 8, 1998)),
 o(M="Lages", cart="Ofício do Registro Civil das Pessoas Naturais — Lages", of="Bel. Cyro Waltrick", livro="A-88", fls="140v", n="41.906", dnv="não consta", nome="Maicon Douglas Antunes de Liz", sx="Masculino", nat="Correia Pinto/SC", dt="6 de janeiro de 1996", date=(6, 1, 1996), h="3h", H="03:00", est="Residência", loc="Residência, loc. Pinheiro Marcado, Correia Pinto - SC", mun="Correia Pinto", rd=(5, 2, 1996),
   m=["Roseli Antunes de Liz", "Lages/SC", "Serv. gerais", "Natalício de Liz", "Eva Antunes"], p=["----------", "----------", "----------", "----------", "----------"], gem="Não", av="Em 22.5.2001, por escritura de reconhecimento, Marcos Rogério Wolff reconheceu o registrado como filho, que passa a chamar-se Maicon Douglas de Liz Wolff.", an="", em=(23, 5, 2001)),
 o(M="Joinville", cart="Ofício do Registro Civil das Pessoas Naturais — 2º Subdistrito de Joinville", of="Adelheid Voigt Sell", livro="A-240", fls="11", n="98.411", dnv="25.003.377-9", nome="Guilherme Augusto Reinert da Luz", sx="Masculino", nat="Joinville/SC", dt="28 de fevereiro de 2000", date=(28, 2, 2000), h="14h42min", H="14:42", est="Maternidade Darcy Vargas", loc="Maternidade Darcy Vargas, Joinville - SC", rd=(3, 3, 2000),
   m=["Maristela Reinert da Luz", "S. Fco. do Sul/SC", "Professora", "Harry Reinert", "Lilli Kröger Reinert"], p=["João Batista da Luz", "Araquari/SC", "Ferramenteiro", "Amândio João da Luz", "ignorada"], gem="Sim, de Gustavo Henrique Reinert da Luz (termo 98.412)", twin="Gustavo Henrique Reinert da Luz", av="", an="", em=(3, 3, 2000)),
 o(M="Chapecó", cart="Ofício do Registro Civil das Pessoas Naturais — Chapecó", of="Nelci Balestrin Tozzo", livro="A-61", fls="203", n="30.803", dnv="19.770.214-0", nome="Kelly Cristina Sbardelotto Lunardi do Amaral", sx="Feminino", nat="Chapecó/SC", dt="15 de novembro de 1997", date=(15, 11, 1997), h="20h07min", H="20:07", est="Hospital Regional do Oeste", loc="Hospital Regional do Oeste, Chapecó - SC", rd=(24, 11, 1997),
   m=["Inês Sbardelotto Lunardi do Amaral", "Nonoai/RS", "Do lar", "Elói Lunardi", "Cecília Sbardelotto"], p=["Jandir Pacheco do Amaral", "Campo Erê/SC", "Agricultor", "n/c", "Doralina Pacheco"], gem="Não", av="Retificada a data de nascimento da mãe, por despacho de 9.8.2002.", an="Casou-se a 4.12.2004 com Rudimar Zanella; livro B-40, fls. 9, Chapecó.", em=(10, 1, 2005)),
]
def make(out):
    for i, f in enumerate(F):
        case = f"{HAND}H-{i + 1}"
        s = Sheet(210, 297, case, font="sans", ink="#2b5f66", size=8, tink=["#1a1a1a", "#2a2a33", "#111133", "#262626"][i], tsize=9.4, mono=["lib", "dejavu", "lib", "nimbus"][i], paper="#fff", dx=[0, .8, -.5, 1.4][i], dy=[-.2, .6, -.9, .4][i], jit=0, weight=[400, 400, 400, 700][i])
        s.crest(105, 150, 6, "#bcd8da", .55); s.rect(9, 9, 192, 279, .9, "double")
        s.p(105, 20, "REPÚBLICA FEDERATIVA DO BRASIL", 11, "sansb", anchor="c"); s.p(105, 26, "Estado de Santa Catarina · Comarca de " + f.M, 9, anchor="c"); s.p(105, 32, f.cart, 9.5, "serifb", anchor="c"); s.p(105, 37.2, "Oficial: " + f.of, 9, "serif", anchor="c")
        s.p(105, 49, "CERTIDÃO DE NASCIMENTO", 19, "serifb", anchor="c", ls=.4)
        X = 16; Wd = 178; y = 56
        def bar(t):
            nonlocal y
            s.rect(X, y, Wd, 5.6, .2, fill="#dcebec"); s.p(105, y + 4, t, 8, "sansb", anchor="c", ls=.2); y += 5.6
        def row(lb, v, w=Wd, x=X, h=9, adv=True, lw=36):
            nonlocal y
            s.rect(x, y, w, h, .2); s.p(x + 1.5, y + h / 2 + 1, lb, 7.6)
            vs = v if isinstance(v, list) else [v]
            for k, t in enumerate(vs): t and s.t(x + lw, y + h / 2 + 1.2 + (k - (len(vs) - 1) / 2) * 4.2, t, w=w - lw - 1)
            if adv: y += h
        bar("REGISTRADO(A)")
        row("Nome", f.nome); row("Sexo", f.sx, 76, adv=False); row("Naturalidade", f.nat, 102, X + 76, lw=28)
        row("Data de nascimento", f.dt, 112, adv=False); row("Hora", f.h, 66, X + 112, lw=16)
        row("Local", f.loc); row("Gêmeo(a)", f.gem, lw=20)
        y += 3; s.rect(X, y, 26, 5.6, .2, fill="#dcebec"); s.rect(X + 26, y, 76, 5.6, .2, fill="#dcebec"); s.rect(X + 102, y, 76, 5.6, .2, fill="#dcebec")
        a, b, la, lb = (f.m, f.p, "MÃE", "PAI"); s.p(X + 64, y + 4, la, 8, "sansb", anchor="c"); s.p(X + 140, y + 4, lb, 8, "sansb", anchor="c"); y += 5.6
        for k, l in enumerate(("Nome", "Natural de", "Profissão", "Seu pai", "Sua mãe")):
            h = 11 if k == 0 else 8.5
            s.rect(X, y, 26, h, .2); s.rect(X + 26, y, 76, h, .2); s.rect(X + 102, y, 76, h, .2); s.p(X + 1.5, y + h / 2 + 1, l, 7.6)
            for x, t in ((X + 27.5, a[k]), (X + 103.5, b[k])):
                ls = wrap(t, 35) if len(t) > 35 else [t]
                for q, tt in enumerate(ls): s.t(x, y + h / 2 + 1.2 + (q - (len(ls) - 1) / 2) * 4.2, tt, w=74)
            y += h
        y += 3; bar("ASSENTO")
        row("Livro", f.livro, 42, adv=False, lw=14); row("Folha", f.fls, 42, X + 42, adv=False, lw=14); row("Termo", f.n, 42, X + 84, adv=False, lw=14); row("Data", br(f.rd), 52, X + 126, lw=14)
        row("Decl. de Nasc. Vivo", f.dnv, 88, adv=False); row("Declarante", ["O pai", "A mãe", "Os pais", "O pai"][i], 90, X + 88, lw=24)
        y += 3
        for t, v in (("AVERBAÇÕES", f.av), ("ANOTAÇÕES", f.an)):
            bar(t); s.rect(X, y, Wd, 17, .2)
            for k, q in enumerate(wrap(v, 84) if v else ["Nada consta." if i != 2 else "xxxxxxxxxxxxxxxxxxxxxxxx"]): s.t(X + 2, y + 5 + 4.6 * k, q, w=Wd - 3)
            y += 17
        e = f.em; s.p(X, y + 7, "O referido é verdade e dou fé.", 9); s.t(X, y + 14, f"{f.M}, {e[0]} de {MES[e[1]]} de {e[2]}.")
        s.hl(122, y + 19, 70, .2); s.sign(130, y + 17, 50); s.p(157, y + 23, ["Oficial", "Escrevente: Ivonei Pires", "Oficial", "Escrevente: Leila Dors"][i], 8, anchor="c"); s.stamp(96, y + 16, 10, "REGISTRO CIVIL", ["S.C."], ink="#2d4a80", op=.5)
        mun = f.get("mun", f.M); st = lambda x: "" if x.strip("-") == "" or x in ("ignorada", "n/c") else x
        v = dict(nome=f.nome, texto=f.dt, date=f.date, hora=f.H, nat=f.nat, sexo=f.sx, estab=f.est, mun=mun, uf="SC", rmun=f.M, ruf="SC", cart=f.cart, dreg=br(f.rd), dnv="" if f.dnv == "não consta" else f.dnv, livro=f.livro, folha=f.fls, termo=f.n, g1=a[0], g1n=a[1], g2=st(b[0]), g2n=st(b[1]), ap=st(f.p[3]), avp=st(f.p[4]), am=st(f.m[3]), avm=st(f.m[4]), ofic=f.of, emis=br(e), averb=f.av, anot=f.an)
        acc = {"texto": br(f.date), "hora": f.h, "estab": [f.loc] + (["", "Domicílio", "Residência, loc. Pinheiro Marcado"] if i == 1 else []), "emis": f"{e[0]} de {MES[e[1]]} de {e[2]}", "ofic": [f.of.replace("Bel. ", "")], "g1n": "São Francisco do Sul/SC" if i == 2 else []}
        if f.get("twin"): v.update(gem="Sim", gi=f.gem); acc["gi"] = [f.twin]
        write(out, case, s, truth(case, s, v, acc, [f.twin] if f.get("twin") else [], joint=False))
