# E: Paraná 1980s, two-column table (labels in DejaVu Serif small caps, shaded), date and hour in one cell, livro/folha/termo in one cell, separate averbações and anotações; capitals
from lib import *
def o(**k): return O(k)
F = [
 o(mun="MARINGÁ", M="Maringá", cart="1º Ofício do Registro Civil de Maringá", reg="LIVRO A-158, FLS. 201, TERMO 98.520", L=("A-158", "201", "98.520"), nome="ROSANGELA APARECIDA TAKAHASHI PEREIRA", sexo="FEM.", S="Feminino", dh="AOS 9 DE MARÇO DE 1982, ÀS 15,45 HORAS", texto="9 DE MARÇO DE 1982", date=(9, 3, 1982), H="15:45", hp="15,45 HORAS", loc="SANTA CASA DE MARINGÁ, NESTA CIDADE", est="SANTA CASA DE MARINGÁ",
   fil=["PAI: OSVALDO PEREIRA, COMERCIÁRIO, NAT. DE ASSIS, SP", "MÃE: EMÍLIA SATIKO TAKAHASHI PEREIRA, NAT. DE URAÍ, PR"], g=["OSVALDO PEREIRA", "Assis/SP", "EMÍLIA SATIKO TAKAHASHI PEREIRA", "Uraí/PR"], ga=["ASSIS, SP", "URAÍ, PR"], avp="ARLINDO PEREIRA E LAURA GODOY PEREIRA", avm="HIDEO TAKAHASHI E FUMIKO TAKAHASHI", A=["ARLINDO PEREIRA", "LAURA GODOY PEREIRA", "HIDEO TAKAHASHI", "FUMIKO TAKAHASHI"], dt="12/03/82", rd="12/03/1982", dec="O PAI", gem="NÃO", av=[], an=["CASADA EM MARINGÁ, A 21/7/2001, COM JAIR BOZZA, LIVRO B-90, FLS. 12,", "PASSANDO A ASSINAR ROSANGELA APARECIDA PEREIRA BOZZA."], em=(6, 8, 2001), of="MOACIR TESSEROLI"),
 o(mun="PALMAS", M="Palmas", cart="Cartório do Registro Civil da Comarca de Palmas", reg="LIVRO A-41, FLS. 88 VERSO, TERMO 21.603", L=("A-41", "88 VERSO", "21.603"), nome="VALDINEI RIBAS", sexo="MASC.", S="Masculino", dh="24/12/1979, 5 HORAS E 30 MINUTOS", texto="24/12/1979", date=(24, 12, 1979), H="05:30", hp="5 HORAS E 30 MINUTOS", loc="FAZENDA PITANGA, NESTE MUNICÍPIO (RESIDÊNCIA)", est="FAZENDA PITANGA",
   fil=["PAI: -.-.-.-.-.-.-.-.-.-.-.-.-.-.-", "MÃE: TEREZINHA RIBAS, NAT. DE CLEVELÂNDIA, PR"], g=["", "", "TEREZINHA RIBAS", "Clevelândia/PR"], ga=["", "CLEVELÂNDIA, PR"], avp="", avm="GERÔNCIO RIBAS E (IGN.)", A=["", "", "GERÔNCIO RIBAS", ""], dt="08/01/80", rd="08/01/1980", dec="A MÃE", gem="N/C", av=[], an=[], em=(17, 5, 1984), of="ESTANISLAU PIERIN"),
 o(mun="CASCAVEL", M="Cascavel", cart="Registro Civil e Anexos — Cascavel", reg="LIVRO 77, FLS. 15, TERMO 45.017", L=("77", "15", "45.017"), nome="CLEITON JOSÉ DALLA VECCHIA", sexo="MASC.", S="Masculino", dh="30 (TRINTA) DE JUNHO DE 1985, 18,20 HS", texto="30 (TRINTA) DE JUNHO DE 1985", date=(30, 6, 1985), H="18:20", hp="18,20 HS", loc="HOSPITAL SÃO LUCAS, CASCAVEL, PR", est="HOSPITAL SÃO LUCAS",
   fil=["PAI: DORVALINO DALLA VECCHIA, NAT. DE XAXIM, SC", "MÃE: IRACI PAGNONCELLI, NAT. DE F. BELTRÃO, PR"], g=["DORVALINO DALLA VECCHIA", "Xaxim/SC", "IRACI PAGNONCELLI", "F. Beltrão/PR"], ga=["XAXIM, SC", "F. BELTRÃO, PR"], avp="ATTÍLIO DALLA VECCHIA E GENOVEVA BIZOTTO", avm="GUERINO PAGNONCELLI E AMÁBILE SARTORI", A=["ATTÍLIO DALLA VECCHIA", "GENOVEVA BIZOTTO", "GUERINO PAGNONCELLI", "AMÁBILE SARTORI"], dt="02/07/85", rd="02/07/1985", dec="O PAI", gem="SIM, COM CLEBER JOSÉ DALLA VECCHIA (TERMO 45.018)", twin="CLEBER JOSÉ DALLA VECCHIA", av=["RETIFICADO O NOME DA AVÓ PATERNA PARA GENOVEVA BIZOTTO, CONF. MANDADO", "DO JUÍZO DA 1ª VARA CÍVEL, DE 9/4/1990. CASCAVEL, 16/4/1990."], an=[], em=(19, 4, 1990), of="ALTAIR FOGAÇA DE MELLO"),
 o(mun="PARANAGUÁ", M="Paranaguá", cart="Cartório Distrital de Alexandra — Paranaguá", reg="LIVRO A-6, FLS. 130, TERMO 1.758", L=("A-6", "130", "1.758"), nome="ANA PAULA DO ROCIO CORDEIRO", sexo="FEMININO", S="Feminino", dh="1º DE NOVEMBRO DE 1983, ÀS 21 HORAS", texto="1º DE NOVEMBRO DE 1983", date=(1, 11, 1983), H="21:00", hp="21 HORAS", loc="MATERNIDADE DA SANTA CASA, PARANAGUÁ", est="MATERNIDADE DA SANTA CASA",
   fil=["PAI: LOURIVAL CORDEIRO, PORTUÁRIO, NAT. DESTA CIDADE", "MÃE: DIRCE DO ROCIO MIRANDA CORDEIRO, DE ANTONINA, PR"], g=["LOURIVAL CORDEIRO", "Paranaguá/PR", "DIRCE DO ROCIO MIRANDA CORDEIRO", "Antonina/PR"], ga=["DESTA CIDADE", "ANTONINA, PR"], avp="NICOLAU CORDEIRO E ROSA VIANA", avm="IGNORADOS", A=["NICOLAU CORDEIRO", "ROSA VIANA", "", ""], dt="07/11/83", rd="07/11/1983", dec="O PAI", gem="NÃO", av=["CONSTA DO TERMO A ALTERAÇÃO DO PRENOME, DE ANA PARA ANA PAULA, POR", "SENTENÇA DE 3/2/1988, AVERBADA EM 22/2/1988."], an=["ÓBITO DA MÃE EM 5/5/1993, LIVRO C-8, FLS. 77, ANTONINA."], em=(2, 9, 1996), of="NIVALDO XAVIER PINTO"),
]
def make(out):
    for i, f in enumerate(F):
        case = f"{HAND}E-{i + 1}"
        s = Sheet(210, 297, case, font="djserif", ink="#3a1d52", size=8, tink=["#2a2a2a", "#3c3c44", "#202848", "#444"][i], tsize=[9.6, 10, 9.6, 9.4][i], mono=["lib", "courier", "nimbus", "notomono"][i], paper="#fffdfa", dx=[0, 1, -.3, .5][i], dy=[-.3, .5, -.7, .3][i], jit=.35, weight=[400, 400, 700, 400][i])
        for k in range(4): s.rect(8 + k * 1.1, 8 + k * 1.1, 194 - 2.2 * k, 281 - 2.2 * k, .25 if k % 2 else .5)
        s.crest(28, 30, 1.1); s.p(118, 22, "República Federativa do Brasil", 13, "djserif", anchor="c", extra="font-variant:small-caps;")
        s.p(118, 28.5, "Estado do Paraná — Comarca e Município de " + f.M, 10, "djserif", anchor="c", rec=False, extra="font-variant:small-caps;"); s.p(118, 36, f.cart, 11, "serifb", anchor="c")
        s.rect(18, 48, 174, 12, .4, fill="#e9e2f1"); s.p(105, 56.4, "Certidão de Nascimento", 19, "djserif", anchor="c", extra="font-variant:small-caps;")
        y = 60; lw = 48; x0 = 18; fl = ["-.", "x", "=", "-"][i]
        def row(lb, vals, h=11):
            nonlocal y
            vals = vals if isinstance(vals, list) else [vals]
            s.rect(x0, y, lw, h, .2, fill="#e9e2f1"); s.rect(x0 + lw, y, 174 - lw, h, .2)
            ls = lb.split("|")
            for k, l in enumerate(ls): s.p(x0 + 2, y + h / 2 + 1.2 + (k - (len(ls) - 1) / 2) * 3.6, l, 8.4, "djserif", extra="font-variant:small-caps;", rec=False)
            n = max(1, len(vals)); st = 5.6
            for k, v in enumerate(vals or [""]):
                yy = y + h / 2 + 1.6 + (k - (n - 1) / 2) * st
                if v:
                    tw, sz = s.t(x0 + lw + 2, yy, v, w=174 - lw - 2.2, j=n == 1)
                else: s.fill(x0 + lw + 2, yy, 174 - lw - 4, fl)
            y += h
        row("Assento", f.reg); row("Nome", f.nome, 12); row("Sexo", f.sexo, 9); row("Data e hora|do nascimento", f.dh); row("Local do|nascimento", f.loc)
        row("Filiação", f.fil, 15); row("Avós paternos", f.avp); row("Avós maternos", f.avm); row("Data do registro", f.dt, 9); row("Declarante", f.dec, 9); row("Gêmeos", f.gem, 10)
        def big(lb, vals):
            nonlocal y
            s.rect(x0, y, 174, 20, .2); s.p(x0 + 2, y + 4, lb, 8.4, "djserif", extra="font-variant:small-caps;", rec=False)
            for k, v in enumerate(vals or [""]):
                if v: s.t(x0 + 2, y + 10.5 + 5.6 * k, v, w=171, j=False)
                else: s.fill(x0 + 2, y + 10.5, 170, fl)
            y += 20
        big("Averbações", f.av); big("Anotações", f.an)
        y += 8; s.p(x0, y, "O referido é verdade e dou fé.", 10, "serifi"); e = f.em
        y += 9; s.dots = "dotted"; s.line(y, [(64, f.M), ",", (14, str(e[0])), "de", (40, MES[e[1]]), "de", (22, str(e[2]))], x0, 192, 10, "serif")
        s.hl(112, 270, 76, .2); s.sign(120, 268, 54); s.p(150, 274.5, f.of, 9, "sansb", ink="#1f3a7a", anchor="c"); s.p(150, 279, "Oficial do Registro Civil", 8, ink="#1f3a7a", font="sans", anchor="c")
        s.stamp(60, 268, 12, "REGISTRO CIVIL", [f.mun[:9], "PARANÁ"], ink="#1f3a7a", op=.55)
        g = f.g; own = g[0] and True
        v = dict(nome=f.nome, texto=f.texto, date=f.date, hora=f.H, nat=f.M + "/PR", sexo=f.S, estab=f.est, mun=f.M, uf="PR", rmun=f.M, ruf="PR", cart=f.cart, dreg=f.rd, livro=f.L[0], folha=f.L[1], termo=f.L[2], g1=g[0], g1n=g[1], g2=g[2], g2n=g[3], ap=f.A[0], avp=f.A[1], am=f.A[2], avm=f.A[3], ofic=f.of, emis=br(e), averb=" ".join(f.av), anot=" ".join(f.an))
        acc = {"nat": "", "texto": [f.dh.split(",")[0], ext(f.date), br(f.date)], "hora": f.hp, "dreg": f.dt, "sexo": f.sexo, "estab": [f.loc] + (["", "Domicílio", "RESIDÊNCIA", "FAZENDA PITANGA (RESIDÊNCIA)"] if i == 1 else []), "g1n": f.ga[0] or [], "g2n": f.ga[1], "emis": f"{e[0]} de {MES[e[1]]} de {e[2]}", "folha": ["88v", "88V"] if i == 1 else []}
        if i == 2: acc["g2n"] = [f.ga[1], "Francisco Beltrão/PR"]
        if f.get("twin"): v.update(gem="Sim", gi=f.gem); acc["gi"] = [f.twin]
        write(out, case, s, truth(case, s, v, acc, [f.twin] if f.get("twin") else [], joint=False))
