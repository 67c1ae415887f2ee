# D: Rio de Janeiro 1975-1984, labels stand UNDER the ruled lines, light blue guilloche, mixed typing in Courier navy
from lib import *
def o(**k): return O(k)
F = [
 o(circ="4.ª Circunscrição — 1.ª Zona", mun="Rio de Janeiro", livro="A-211", fls="143", n="81.306", nome="Andréa Cristina Bulhões de Carvalho", sx="feminino", S="Feminino", local="Casa de Saúde São José", bairro="Humaitá", cid="Rio de Janeiro", ruf="RJ", dt="vinte e dois de setembro de 1976", date=(22, 9, 1976), h="7h 05m", H="07:05",
   mae="Vera Lúcia Bulhões de Carvalho", mnat="Rio de Janeiro, RJ", mn="Rio de Janeiro/RJ", pai="Arnaldo de Carvalho", pnat="Cachoeiro de Itapemirim, ES", pn="Cachoeiro de Itapemirim/ES", A=["Manoel Inácio de Carvalho", "Zilda Bragança de Carvalho", "Péricles Bulhões", "Nair Teffé Bulhões"], reg="27 de setembro de 1976", rd=(27, 9, 1976), dec="o pai", obs=[], em=(11, 3, 1979), of="Bel. Hermógenes Saldanha", esc="Neli Couto — Escrevente"),
 o(circ="1.º Distrito", mun="Campos dos Goytacazes", livro="189", fls="42v", n="110.729", nome="Wellington dos Santos Rangel", sx="masculino", S="Masculino", local="Hospital dos Plantadores de Cana", bairro="Centro", cid="Campos dos Goytacazes", ruf="RJ", dt="três de fevereiro de 1981", date=(3, 2, 1981), h="16h 20m", H="16:20",
   mae="Rosinete dos Santos", mnat="S. João da Barra, RJ", mn="S. João da Barra/RJ", pai="Almir Rangel", pnat="São Fidélis, RJ", pn="São Fidélis/RJ", A=["ignorado", "Enedina Rangel", "Amaro dos Santos", "Maria José Paes dos Santos"], reg="10 de fevereiro de 1981", rd=(10, 2, 1981), dec="os pais", obs=["Por sentença de 14/10/1983 do Juízo da 2.ª Vara de Família, averbada", "em 3/11/1983, foi retificado o nome do avô materno para Amaro dos Santos."], em=(7, 11, 1983), of="Tancredo Póvoa Crespo", esc="Lúcia Helena Tavares — Substª"),
 o(circ="2.ª Zona Judiciária", mun="Niterói", livro="A-77", fls="266", n="39.128", nome="Fabiano Lessa Quaresma", sx="masculino", S="Masculino", local="Hosp. Univ. Antônio Pedro", bairro="Centro", cid="Niterói", ruf="RJ", dt="onze de julho de 1977", date=(11, 7, 1977), h="zero hora e 40", H="00:40",
   mae="Sueli Lessa Quaresma", mnat="Maricá, RJ", mn="Maricá/RJ", pai="Ubirajara Quaresma", pnat="Propriá, SE", pn="Propriá/SE", A=["Ubiratan Quaresma", "Josefa Menezes Quaresma", "Dagoberto Lessa", "Iracema Marins Lessa"], reg="13 de julho de 1977", rd=(13, 7, 1977), dec="o pai", obs=["Gêmeo com Fabrício Lessa Quaresma, termo 39.129, nascido à 0h 52m."], twin="Fabrício Lessa Quaresma", em=(13, 7, 1977), of="Joel de Sá Ferreira Maia", esc="Ivo Brum — Escrevente"),
 o(circ="9.ª Circunscrição", mun="Rio de Janeiro", livro="A-58", fls="7", n="15.330", nome="Luzia das Graças", sx="feminino", S="Feminino", local="Rua Domingos Lopes, 214, casa 3", bairro="Madureira", cid="Rio de Janeiro", ruf="RJ", dt="13 (treze) de dezembro de 1975", date=(13, 12, 1975), h="-.-.-", H="",
   mae="Edite Conceição da Silva", mnat="Além Paraíba, MG", mn="Além Paraíba/MG", pai="", pnat="", pn="", A=["", "", "n/c", "Sebastiana Conceição"], reg="2 de abril de 1976", rd=(2, 4, 1976), dec="a mãe", obs=[], em=(20, 8, 1982), of="Dr. Octacílio Varejão", esc="Márcia Bento — Escrevente"),
]
def make(out):
    for i, f in enumerate(F):
        case = f"{HAND}D-{i + 1}"
        s = Sheet(210, 297, case, font="sans", ink="#2c4a7c", size=7, tink=["#10183f", "#262a38", "#1c2350", "#333a55"][i], tsize=10.2, mono=["courier", "lib", "nimbus", "courier"][i], paper="#f4f8fd", dx=[0, .4, 1.2, -.5][i], dy=[-.6, -1.2, .1, -.9][i], jit=.3, weight=[400, 400, 700, 400][i])
        s.guilloche("#6f9bd1", 12, 14, 186, 270, 3, 4, .33); s.crest(105, 155, 5.2, "#8fb2de", .4)
        s.rect(10, 10, 190, 277, 1.1, "double")
        s.p(105, 21, "PODER JUDICIÁRIO", 9, anchor="c", ls=.6); s.p(105, 27, "ESTADO DO RIO DE JANEIRO", 12, "sansb", anchor="c")
        s.p(105, 33, "REGISTRO CIVIL DAS PESSOAS NATURAIS", 10, anchor="c")
        s.p(105, 48, "CERTIDÃO DE NASCIMENTO", 20, "sansb", anchor="c", ls=.5)
        y = [60]
        def row(items, gap=15.2, x0=17, x1=193):
            ws = sum(a[0] for a in items); x = x0; g = 3; fr = x1 - x0 - g * (len(items) - 1)
            for w, lb, v, *k in items:
                ww = w / ws * fr; k = k[0] if k else {}
                s.hl(x, y[0] + .6, ww, .22); s.p(x + (ww - width(lb, "sans", 6.3)) / 2 if i < 9 else x, y[0] + 3.4, lb, 6.3)
                if v: tw, _ = s.t(x + 1.5, y[0], v, w=ww - 1 + k.get("over", 0)); k.get("fill") and s.fill(x + tw + 3, y[0], ww - tw - 4, k["fill"])
                elif k.get("fill"): s.fill(x + 1, y[0], ww - 1, k["fill"])
                x += ww + g
            y[0] += gap
        fl = ["-.", "x", "=", "-."][i]
        row([(60, "CIRCUNSCRIÇÃO / DISTRITO / ZONA", f.circ), (70, "MUNICÍPIO", f.mun)])
        s.p(17, y[0] - 5, "Certifico que do livro, folha e número abaixo, consta o registro de nascimento de:", 9, "sans"); y[0] += 5
        row([(100, "NOME", f.nome, {"fill": fl})])
        row([(30, "SEXO", f.sx), (28, "LIVRO", f.livro), (28, "FOLHA", f.fls), (34, "NÚMERO DO TERMO", f.n)])
        row([(66, "LOCAL DO NASCIMENTO", f.local), (34, "BAIRRO", f.bairro), (56, "CIDADE", f.cid), (12, "U.F.", f.ruf)])
        row([(100, "DATA DO NASCIMENTO", f.dt, {"fill": fl}), (42, "HORA", f.h)])
        row([(90, "MÃE", f.mae), (72, "NATURAL DE", f.mnat)])
        row([(90, "PAI", f.pai, {"fill": fl}), (72, "NATURAL DE", f.pnat, {"fill": fl})])
        row([(80, "AVÔ MATERNO", f.A[2]), (80, "AVÓ MATERNA", f.A[3])])
        row([(80, "AVÔ PATERNO", f.A[0], {} if f.A[0] else {"fill": fl}), (80, "AVÓ PATERNA", f.A[1], {} if f.A[1] else {"fill": fl})])
        row([(66, "DATA DO ASSENTAMENTO", f.reg), (40, "DECLARANTE", f.dec)])
        ob = f.obs + [""] * (2 - len(f.obs)); y[0] -= 4
        row([(100, "", ob[0], {"fill": fl} if not ob[0] else {})], 7.5)
        row([(100, "OBSERVAÇÕES, AVERBAÇÕES E ANOTAÇÕES", ob[1], {"fill": fl} if not ob[1] else {})], 13)
        s.p(17, y[0] - 2.5, "O referido é verdade e dou fé.", 9)
        e = f.em; y[0] += 5
        row([(90, "LUGAR E DATA", f"{f.mun}, {e[0]} de {MES[e[1]]} de {e[2]}")], x1=116)
        s.p(17, 270, "OFICIAL TITULAR:", 7); s.p(42, 270, f.of, 9, "sansb")
        s.hl(125, 266, 64, .2); s.sign(132, 264, 45, ink="#111"); s.p(157, 270.5, f.esc, 8.5, ink="#222", anchor="c")
        s.stamp(104, 270, 11, "REGISTRO CIVIL", ["R. J."], ink="#2d2d60", op=.5)
        NA = lambda x: "" if x in ("ignorado", "n/c") else x
        v = dict(nome=f.nome, texto=f.dt, date=f.date, hora=f.H, nat=f.cid + "/RJ", sexo=f.S, estab=f.local, mun=f.cid, uf="RJ", rmun=f.mun, ruf="RJ", cart="Registro Civil das Pessoas Naturais — " + f.circ, dreg=br(f.rd), livro=f.livro, folha=f.fls, termo=f.n, g1=f.mae, g1n=f.mn, g2=f.pai, g2n=f.pn, ap=NA(f.A[0]), avp=NA(f.A[1]), am=NA(f.A[2]), avm=NA(f.A[3]), ofic=f.of, emis=br(e), averb=" ".join(f.obs))
        acc = {"nat": "", "cart": [f.circ, f.circ + ", " + f.mun, "Registro Civil das Pessoas Naturais", f"Registro Civil das Pessoas Naturais - {f.circ} - {f.mun}"], "texto": [ext(f.date), br(f.date)], "hora": f.h, "dreg": f.reg, "emis": f"{e[0]} de {MES[e[1]]} de {e[2]}", "g1n": f.mnat, "g2n": f.pnat, "estab": ["", "Rua Domingos Lopes, 214, casa 3, Madureira", "Domicílio"] if i == 3 else [f.local + ", " + f.bairro], "mun": []}
        if i == 1: acc["g1n"] = [f.mnat, "São João da Barra/RJ"]
        acc = {k: [x for x in (a if isinstance(a, list) else [a]) if x or k in ("nat", "estab")] for k, a in acc.items()}
        if f.get("twin"): v.update(gem="Sim", gi=f.obs[0]); acc["gi"] = [f.twin]; acc["averb"] = [""]
        write(out, case, s, truth(case, s, v, acc, [f.twin] if f.get("twin") else []))
