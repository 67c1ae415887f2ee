# B: Minas 1950s-60s, sepia print on ruled lines with labels in small caps, capitals typed in violet, fields for both parents at once
from lib import *
def o(**k): return O(k)
F = [
 o(com="PASSOS", dist="SÃO JOÃO BATISTA DO GLÓRIA", D="São João Batista do Glória", livro="14", fls="76-V", termo="893", nome="GERALDO MAGELA DE ÁVILA LEMOS", N="Geraldo Magela de Ávila Lemos", sexo="MASC.", S="Masculino", cor="MORENO", dt="16 DE OUTUBRO DE 1957", date=(16, 10, 1957), h="8 HS. DA NOITE", H="20:00",
   lugar="NA SANTA CASA DE MISERICÓRDIA, NESTA VILA", est="Santa Casa de Misericórdia", fil=["JOSÉ DE ÁVILA LEMOS SOBRINHO e de D.", "MARIA DAS DORES PIMENTA"], natp="ÊLE DE CAPETINGA, MG; ELA DE DELFINÓPOLIS, MG", g1="José de Ávila Lemos Sobrinho", g1n="Capetinga/MG", g2="Maria das Dores Pimenta", g2n="Delfinópolis/MG",
   av=["ANTÔNIO DE ÁVILA LEMOS E JUDITE CÂNDIDA DE ÁVILA", "SEBASTIÃO PIMENTA NEVES E RITA DE CÁSSIA NEVES"], A=["Antônio de Ávila Lemos", "Judite Cândida de Ávila", "Sebastião Pimenta Neves", "Rita de Cássia Neves"], reg="21/10/1957", decl="O PAI", test="JOAQUIM OLINTO E MOACIR FARIA", obs=["", "", ""], em=(4, 2, 1964), of="Olinto Martins Borges", cart="Cartório de Paz e Registro Civil de São João Batista do Glória"),
 o(com="TEÓFILO OTÔNI", dist="LADAINHA", D="Ladainha", livro="7", fls="19", termo="1.530", nome="SEBASTIANA", N="Sebastiana", sexo="FEM.", S="Feminino", cor="PRÊTA", dt="20-I-1953 (VINTE DE JANEIRO)", date=(20, 1, 1953), h="1,45 DA MADRUGADA", H="01:45",
   lugar="NO CÓRREGO DOS BOIS, DÊSTE DISTRITO, EM DOMICÍLIO", est="Domicílio", fil=["MARIA PEREIRA DOS ANJOS, SOLTEIRA, DOMÉSTICA", ""], natp="DE MALACACHETA, DÊSTE ESTADO", g1="Maria Pereira dos Anjos", g1n="Malacacheta/MG", g2="", g2n="",
   av=["", "JUSTINO PEREIRA E VITALINA DOS ANJOS"], A=["", "", "Justino Pereira", "Vitalina dos Anjos"], reg="02/03/1953", decl="A MÃE", test="N/C", obs=["", "", ""], em=(30, 7, 1959), of="Arlindo Sant'Ana", cart="Cartório de Paz e Registro Civil de Ladainha"),
 o(com="JUIZ DE FORA", dist="BENFICA", D="Benfica", mun="Juiz de Fora", livro="22", fls="104", termo="12.077", nome="CARLOS ALBERTO HORTA SCHMIDT", N="Carlos Alberto Horta Schmidt", sexo="MASC.", S="Masculino", cor="BRANCA", dt="DOIS (2) DE MAIO DE 1961", date=(2, 5, 1961), h="11 HS. E 50 MIN.", H="11:50",
   lugar="NA CASA DE SAÚDE SÃO LUCAS, EM JUIZ DE FORA", est="Casa de Saúde São Lucas", fil=["HELMUTH SCHMIDT, INDUSTRIÁRIO, e de D.", "NEUZA HORTA SCHMIDT, PRENDAS DOMÉSTICAS"], natp="ÊLE DE PETRÓPOLIS, RJ; ELA DE JUIZ DE FORA, MG", g1="Helmuth Schmidt", g1n="Petrópolis/RJ", g2="Neuza Horta Schmidt", g2n="Juiz de Fora/MG",
   av=["OTTO SCHMIDT E ERNA WEBER SCHMIDT", "LINDOLFO HORTA BARBOSA E ADELINA HORTA"], A=["Otto Schmidt", "Erna Weber Schmidt", "Lindolfo Horta Barbosa", "Adelina Horta"], reg="05/05/1961", decl="O PAI", test="DARCI LUZ E WALTER KNOPP", obs=["GÊMEO DE CARLOS AUGUSTO HORTA SCHMIDT, REG. SOB O Nº 12.078.", "", ""], twin="Carlos Augusto Horta Schmidt", em=(8, 5, 1961), of="Eurico Vidal de Andrade", cart="Cartório de Paz e Registro Civil de Benfica"),
 o(com="DIAMANTINA", dist="DATAS", D="Datas", livro="5", fls="188-V", termo="447", nome="RAIMUNDA NONATA DA CRUZ", N="Raimunda Nonata da Cruz", sexo="FEM.", S="Feminino", cor="PARDA", dt="31 DE AGÔSTO DE 1949", date=(31, 8, 1949), h="IGNORADA", H="",
   lugar="NO LUGAR TOMBADOR, DÊSTE DISTRITO", est="", fil=["PEDRO PAULO DA CRUZ, GARIMPEIRO, e de D.", "JOANA FRANCISCA DA CRUZ"], natp="AMBOS DE DATAS, DÊSTE ESTADO", g1="Pedro Paulo da Cruz", g1n="Datas/MG", g2="Joana Francisca da Cruz", g2n="Datas/MG",
   av=["FCO. DA CRUZ E (AVÓ IGNORADA)", "JOÃO FRANCISCO DAS CHAGAS E BENTA DA ROCHA"], A=["Fco. da Cruz", "", "João Francisco das Chagas", "Benta da Rocha"], reg="14/03/1950", decl="O PAI", test="P. ALCÂNTARA E J. MACIEL", obs=["REGISTRO FEITO FORA DO PRAZO LEGAL, COM MULTA, POR", "DESPACHO DO MM. JUIZ DE PAZ. AVERBADO EM 9/11/1962 O ÓBITO", "DO PAI DA REGISTRADA, LIVRO C-3, FLS. 41."], em=(12, 11, 1962), of="Zeferino Tameirão", cart="Cartório de Paz e Registro Civil de Datas"),
]
def make(out):
    for i, f in enumerate(F):
        case = f"{HAND}B-{i + 1}"
        s = Sheet(210, 297, case, ink="#5b3a1e", size=10.5, tink=["#4a2a86", "#5a3f9a", "#3f2378", "#54348c"][i], tsize=10, mono=["courier", "nimbus", "courier", "lib"][i], paper="#fbf6e9", dx=[0, -.5, 1, .3][i], dy=[-.4, -1.1, .35, -.2][i], jit=.25)
        # ornamental border: rows of small lozenges
        for x in range(9, 204, 4):
            for y in (9, 288): s.bgsvg(f'<path d="M{x} {y} l2 -2 2 2 -2 2z" fill="none" stroke="#5b3a1e" stroke-width=".3"/><circle cx="{x + 2}" cy="{y}" r=".5" fill="#5b3a1e"/>')
        for y in range(11, 286, 4):
            for x in (9, 199): s.bgsvg(f'<path d="M{x} {y} l2 -2 2 2 -2 2z" fill="none" stroke="#5b3a1e" stroke-width=".3"/>')
        s.rect(13.5, 12.5, 183, 273, .3); s.rect(6.5, 6.5, 197.5, 284.5, .4)
        s.dots = "solid"; x0, x1 = 19, 191; s.css = ""
        sc = "font-variant:small-caps;"
        s.p(105, 22, "ESTADOS UNIDOS DO BRASIL", 11, anchor="c", ls=.8)
        s.p(105, 28.5, "ESTADO DE MINAS GERAIS", 13, "serifb", anchor="c", ls=.5)
        s.line(38, ["COMARCA DE", (50, f.com), "DISTRITO DE", (78, f.dist, {"size": 9.5})], x0, x1, 9)
        s.p(105, 47, f.cart, 11.5, "serifb", anchor="c")
        s.p(105, 62, "Certidão de Nascimento", 27, "serifi", anchor="c")
        for k, (lb, v, w) in enumerate([("LIVRO DE NASCIMENTOS N.º", f.livro, 58), ("FÔLHAS", f.fls, 56), ("TÊRMO N.º", f.termo, 58)]):
            s.cell(19 + [0, 58, 114][k], 69, w, 10, lb, v, 6.5, center=True)
        s.p(x0, 87, "Certifico que dos livros dêste Cartório consta o seguinte assento:", 11, "serifi")
        y = 97; d = 9.3
        def row(lab, v, x=x0, xe=x1, lx=None, fill="=", **k):
            w = s.p(x, y, lab, 11.5, extra=sc); lx = lx or (x + width(lab, "serif", 11.5) * 1.02 + 2)
            s.hl(lx, y + .7, xe - lx, .2)
            if v: s.t(lx + 1, y, v, w=xe - lx - 1 + k.get("over", 0))
            elif fill: s.fill(lx + 1, y, xe - lx - 1, fill)
        fl = ["=", "-", "x", "="][i]
        row("Nome", f.nome, lx=36); y += d
        row("Sexo", f.sexo, xe=78, lx=36); row("Côr", f.cor, x=82, xe=128); row("Hora", f.h, x=132); y += d
        row("Data do nascimento", f.dt, lx=58); y += d
        row("Lugar", f.lugar, lx=36); y += d
        row("Filho de", f.fil[0], lx=40, fill=fl); y += d * .82
        s.hl(x0, y + .7, x1 - x0, .2)
        if f.fil[1]: s.t(x0 + 4, y, f.fil[1])
        else: s.fill(x0 + 1, y, x1 - x0 - 1, fl)
        y += d
        row("Naturalidade dos pais", f.natp, lx=62, over=1); y += d
        row("Avós paternos", f.av[0], lx=49, fill=fl); y += d
        row("Avós maternos", f.av[1], lx=49); y += d
        row("Registro feito em", f.reg, lx=54, xe=98); row("Declarante", f.decl, x=102, lx=126); y += d
        row("Testemunhas", f.test, lx=49); y += d
        row("Observações", f.obs[0], lx=46, fill=fl)
        for k in (1, 2):
            y += d * .82; s.hl(x0, y + .7, x1 - x0, .2)
            if f.obs[k]: s.t(x0 + 1, y, f.obs[k])
            elif not f.obs[0] or k == 1: s.fill(x0 + 1, y, x1 - x0 - 1, fl)
        y += d
        s.p(x0, y, "O referido é verdade e dou fé.", 11, "serifi"); y += d
        e = f.em; mon = MES[e[1]].upper()
        s.line(y, [(60, f.D.upper() + ",", {"size": 9}), ", ", (12, "%02d" % e[0]), "de", (34, mon), "de", (22, str(e[2]))], x0, x1)
        s.hl(112, 268, 72, .2); s.p(148, 280, "OFICIAL DO REGISTRO CIVIL", 7.5, anchor="c"); s.sign(118, 266, 52)
        s.t(148 - s.tw(f.of) / 2, 273.5, f.of, j=False) if False else s.p(148, 274, f.of, 10.5, "sansb", ink=s.tink, anchor="c")
        s.stamp(62, 269, 12, "REGISTRO CIVIL", [f.com.split()[0], "MINAS"], ink="#3d3d7a", op=.55)
        mun = f.get("mun", f.D)
        nat = mun + "/MG"; A = f.A
        v = dict(nome=f.N, texto=f.dt, date=f.date, hora=f.H, nat=nat, sexo=f.S, estab=f.est, mun=mun, uf="MG", rmun=mun, ruf="MG", cart=f.cart, dreg=f.reg, livro=f.livro, folha=f.fls, termo=f.termo, g1=f.g1, g1n=f.g1n, g2=f.g2, g2n=f.g2n, ap=A[0], avp=A[1], am=A[2], avm=A[3], ofic=f.of, emis=br(e), averb=" ".join(x for x in f.obs if x))
        for k in "nome g1 g2 ap avp am avm".split(): v[k] = v[k].upper()
        acc = {"nat": ["", f.D + "/MG"], "mun": f.D, "rmun": f.D, "estab": [f.lugar, f.lugar.split(",")[0], f.lugar[3:].split(",")[0], ""] if i in (1, 3) else [f.lugar, f.lugar.split(",")[0]], "texto": [ext(f.date), br(f.date)], "sexo": f.sexo, "hora": f.h, "g1n": f.natp, "g2n": f.natp if f.g2n else [], "emis": f"{e[0]:02d} de {MES[e[1]]} de {e[2]}", "nome": f.nome, "folha": f.fls.replace("-V", "v")}
        if f.get("twin"): v.update(gem="Sim", gi=f.obs[0]); acc["gi"] = [f.twin]; acc["averb"] = [""]
        write(out, case, s, truth(case, s, v, acc, [f.twin] if f.get("twin") else []))
