# I: São Paulo about 2000, header-bar tables (column names over values), ochre rosette ground, registry first, grandparents (one field for all four) before the parents, both parents in one wide field with the mother first
from lib import *
def o(**k): return O(k)
F = [
 o(M="Sorocaba", cart="Oficial de Registro Civil das Pessoas Naturais do 2º Subdistrito de Sorocaba", of="Sebastião Sávio Pellegrini", livro="A-0142", fls="0215", n="85.602", rd=(14, 9, 1999), dn="31.207.448-2", nome="Thaís Fernanda Vieira Camargo", sx="Feminino", date=(10, 9, 1999), dt="10/09/1999", h="06:35", hp="06:35 h", loc=["Hosp. Santa Lucinda,", "Sorocaba-SP"], est="Hosp. Santa Lucinda",
   av=["Paternos: Lázaro Camargo Leite e Benedicta Rolim Camargo.", "Maternos: José Roberto Vieira e Neide Furlan Vieira."], A=["Lázaro Camargo Leite", "Benedicta Rolim Camargo", "José Roberto Vieira", "Neide Furlan Vieira"], par=["Andréia Furlan Vieira Camargo, natural de Tatuí-SP, e", "Edson Rolim Camargo, natural de Piedade-SP."], g1=("Andréia Furlan Vieira Camargo", "Tatuí/SP", "Tatuí-SP"), g2=("Edson Rolim Camargo", "Piedade/SP", "Piedade-SP"), obs=[], em=(14, 9, 1999)),
 o(M="Santos", cart="Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito de Santos", of="Maria Emília Tourinho Quintas", livro="A-0098", fls="0031", n="58.811", rd=(29, 2, 1996), dn="não const.", nome="Rodrigo de Souza", sx="Masc.", date=(18, 2, 1996), dt="18 de fevereiro de 1996", h="", hp="- - -", loc=["Av. Nossa Sra. de Fátima,", "nº 640, Santos-SP"], est="Domicílio",
   av=["Maternos: Agenor de Souza e Dalva Ramos de Souza.", ""], A=["", "", "Agenor de Souza", "Dalva Ramos de Souza"], par=["Cleide Ramos de Souza, solteira, natural de", "Cubatão-SP."], g1=("Cleide Ramos de Souza", "Cubatão/SP", "Cubatão-SP"), g2=("", "", ""), obs=["Anotação: óbito do registrado em 7/10/2002, Reg. Civil de São Vicente,", "livro C-77, fls. 190, termo 24.418."], em=(25, 10, 2002)),
 o(M="Ribeirão Preto", cart="Oficial de Registro Civil das Pessoas Naturais do 3º Subdistrito de Ribeirão Preto", of="Oswaldo Lapria Stefanelli", livro="A-0201", fls="0144-V", n="120.093", rd=(2, 7, 2001), dn="38.118.025-4", nome="Maria Eduarda Biagi Junqueira de Azevedo Meirelles", sx="Feminino", date=(27, 6, 2001), dt="27/06/2001", h="19:12", hp="19 h 12", loc=["Matern. Sinhá Junqueira,", "Ribeirão Preto-SP"], est="Matern. Sinhá Junqueira",
   av=["Paternos: Fco. de Azevedo Meirelles Neto e Stella Uchôa Meirelles.", "Maternos: Renato Biagi e Sílvia Junqueira Biagi."], A=["Fco. de Azevedo Meirelles Neto", "Stella Uchôa Meirelles", "Renato Biagi", "Sílvia Junqueira Biagi"], par=["Patrícia Biagi Junqueira, natural de Sertãozinho-SP, e", "Luís Otávio de Azevedo Meirelles, natural de Uberaba-MG."], g1=("Patrícia Biagi Junqueira", "Sertãozinho/SP", "Sertãozinho-SP"), g2=("Luís Otávio de Azevedo Meirelles", "Uberaba/MG", "Uberaba-MG"), twin="João Vicente Biagi Junqueira de Azevedo Meirelles", obs=["A registrada tem irmão gêmeo: João Vicente Biagi Junqueira de Azevedo", "Meirelles, termo 120.094."], em=(5, 7, 2001)),
 o(M="Jundiaí", cart="Oficial de Registro Civil das Pessoas Naturais da Sede da Comarca de Jundiaí", of="Dirceu Bardi Corazzari", livro="A-0066", fls="0300", n="39.577", rd=(3, 5, 1994), dn="", nome="Felipe Augusto Rossi", sx="Masculino", date=(30, 4, 1994), dt="30 de abril de 1994", h="13:50", hp="13:50 h", loc=["Casa de Saúde Dr. Domingos", "Anastácio, Jundiaí-SP"], est="Casa de Saúde Dr. Domingos Anastácio",
   av=["Paternos: Benito Rossi e Assunta Negri Rossi.", "Maternos: n/c e Lourdes Prado."], A=["Benito Rossi", "Assunta Negri Rossi", "", "Lourdes Prado"], par=["Silvana Prado Rossi, natural de Várzea Paulista-SP, e", "Walter Luiz Rossi, natural de Jundiaí-SP."], g1=("Silvana Prado Rossi", "Várzea Paulista/SP", "Várzea Paulista-SP"), g2=("Walter Luiz Rossi", "Jundiaí/SP", "Jundiaí-SP"), obs=["Averbação: os genitores divorciaram-se por sentença de 15/8/2000, voltando", "a mãe a usar o nome Silvana Prado. Jundiaí, 11/9/2000."], em=(20, 1, 2003)),
]
def make(out):
    for i, f in enumerate(F):
        case = f"{HAND}I-{i + 1}"
        s = Sheet(210, 297, case, font="sans", ink="#7a4a12", size=8, tink=["#3b2470", "#46348a", "#2b2b2b", "#402a66"][i], tsize=9.8, mono=["dejavu", "courier", "lib", "dejavu"][i], paper="#fffdf6", dx=[0, .6, -.5, 1][i], dy=[0, .7, -.8, .3][i], jit=0 if i != 1 else .4)
        for k in range(24):
            s.bgsvg(f'<ellipse cx="105" cy="150" rx="86" ry="30" fill="none" stroke="#d9a94f" stroke-width=".2" opacity=".5" transform="rotate({k * 7.5} 105 150)"/>')
        s.rect(8, 8, 194, 281, 1.6, "ridge", "#c9963c")
        s.pr.append('<div class="a" style="left:11mm;top:150mm;font:6pt/1 \'Liberation Sans\';color:#7a4a12;transform:rotate(-90deg) translateX(-40mm);transform-origin:0 0">QUALQUER EMENDA OU RASURA INVALIDA ESTE DOCUMENTO</div>')
        s.p(105, 19, "República Federativa do Brasil", 13, "serifb", anchor="c", extra="font-variant:small-caps;"); s.p(105, 25, "Estado de São Paulo", 11, "serif", anchor="c", extra="font-variant:small-caps;")
        s.p(105, 32, f.cart, 10, "serifb", anchor="c"); s.p(105, 37, f.of + ", Oficial", 9.5, "serifi", anchor="c")
        s.p(105, 51, "Certidão de Nascimento", 24, "serifb", anchor="c", extra="font-variant:small-caps;")
        X, Wd = 18, 176; y = 58; fl = ["-", "-.", "x", "="][i]
        def tab(cols, h=9.5):
            nonlocal y
            ws = sum(c[0] for c in cols); x = X
            for w, lb, v in cols:
                ww = w / ws * Wd; s.rect(x, y, ww, 5, .2, fill="#f3dfb4"); s.p(x + ww / 2, y + 3.6, lb, 6.6, "sansb", anchor="c"); s.rect(x, y + 5, ww, h, .2)
                vs = v if isinstance(v, list) else [v]; vs = [q for q in vs if q] or [""]
                if vs == [""]: s.fill(x + 1.5, y + 5 + h - 3.2, ww - 3, fl)
                for k, t in enumerate(vs):
                    if t: tw, sz = s.t(x + 2, y + 5 + h / 2 + 1.2 + (k - (len(vs) - 1) / 2) * 4.6, t, w=ww - 2.2); 
                x += ww
            y += h + 5 + 2.2
        tab([(30, "LIVRO", f.livro), (30, "FOLHA", f.fls), (34, "TERMO", f.n), (40, "REGISTRADO EM", br(f.rd)), (42, "D.N.V.", f.dn)])
        tab([(140, "NOME DO(A) REGISTRADO(A)", f.nome), (36, "SEXO", f.sx)])
        tab([(70, "DATA DE NASCIMENTO", f.dt), (30, "HORA", f.hp), (76, "LOCAL DE NASCIMENTO", f.loc)], 12)
        tab([(100, "AVÓS", f.av)], 14)
        tab([(100, "PAIS", f.par)], 14)
        tab([(60, "DECLARANTE", ["O pai", "A mãe", "O pai", "O pai"][i]), (116, "TESTEMUNHAS", ["dispensadas", "as constantes do termo", "dispensadas", "dispensadas"][i])], 8)
        tab([(100, "OBSERVAÇÕES / AVERBAÇÕES / ANOTAÇÕES", f.obs)], 22)
        e = f.em; s.p(X, y + 6, "O referido é verdade e dou fé.", 10, "serifi"); s.p(X, y + 15, "Data:", 10, "serifi"); s.t(X + 12, y + 15, f"{f.M}, {e[0]:02d} de {MES[e[1]]} de {e[2]}")
        yy = y + 33; s.hl(110, yy, 78, .2); s.sign(118, yy - 2, 56, ink="#15224f"); s.p(149, yy + 4, ["Oficial", "Oficial Substituta", "Escrevente Autorizado", "Oficial"][i], 8.5, "serif", anchor="c"); s.stamp(58, yy - 1, 11, "REGISTRO CIVIL", [f.M.upper()[:8], "SP"], ink="#2f3b8a", op=.5)
        dig = lambda t: t
        cut = lambda t: t.split(": ", 1)[1] if t.startswith(("Anotação: ", "Averbação: ")) else t
        txt = " ".join(f.obs)
        v = dict(nome=f.nome, texto=f.dt, date=f.date, hora=f.h, nat=f.M + "/SP", sexo={"Masc.": "Masculino"}.get(f.sx, f.sx), estab=f.est, mun=f.M, uf="SP", rmun=f.M, ruf="SP", cart=f.cart, dreg=br(f.rd), dnv=f.dn if f.dn[:1].isdigit() else "", livro=f.livro, folha=f.fls, termo=f.n, g1=f.g1[0], g1n=f.g1[1], g2=f.g2[0], g2n=f.g2[1], ap=f.A[0], avp=f.A[1], am=f.A[2], avm=f.A[3], ofic=f.of, emis=br(e))
        v["anot" if txt.startswith("Anot") else "averb"] = cut(txt)
        acc = {"nat": ["", f.M + "-SP"], "texto": [ext(f.date), br(f.date)], "hora": f.hp if f.h else [], "sexo": f.sx, "estab": [" ".join(f.loc)] + (["", "Av. Nossa Sra. de Fátima, nº 640"] if i == 1 else []), "g1n": f.g1[2], "g2n": f.g2[2] or [], "emis": f"{e[0]:02d} de {MES[e[1]]} de {e[2]}", "anot" if txt.startswith("Anot") else "averb": [txt] if txt else [], "folha": ["0144v"] if i == 2 else []}
        if f.get("twin"): v.update(gem="Sim", gi=txt); acc["gi"] = [f.twin]; acc["averb"] = [""]
        write(out, case, s, truth(case, s, v, acc, [f.twin] if f.get("twin") else []))
