# A: 1940s sentence form, green print, dotted lines made of full stops, Courier in dark blue, mixed case
from lib import *
def o(**k): return O(k)
F = [
 o(uf="S. Paulo", com="Rio Claro", mun="Corumbataí", dist="Corumbataí", ruf="SP", of="Euclydes de Campos Penteado", cart="Cartorio do Registro Civil de Corumbataí", livro="A-17", fls="143 vº", n="2.318",
   nome="Benedito Aparecido Zanotti", date=(12, 6, 1946), dt="aos 12 (doze) dias do mês de Junho de 1946, quarta-feira", h="14,30", hora="14:30", sfx="o", local="a fazenda Sta. Gertrudes, nêste distrito", est="Fazenda Sta. Gertrudes", sexo="masculº", S="Masculino", cor="branca", leg="o",
   pai="Pascoal Zanotti", painat="Rio Claro, nêste Estado", pn="Rio Claro/SP", pprof="lavrador", mae="Maria Aparecida Ferraz de Toledo", maenat="Limeira, nêste Estado", mn="Limeira/SP",
   ap="Giácomo Zanotti", avp="Tereza Bortolin", am="Joaquim Ferraz de Toledo", avm="Ana Cândida de Jesus", dec="o pai", tes="Luiz Perin e Antonio Salles Fº", dreg=(17, 6, 1946), emis=(3, 9, 1951), obs=[], fill="x"),
 o(uf="S. Paulo", com="Itapeva", mun="Buri", dist="Buri", ruf="SP", of="Joaquim Nogueira Leme", cart="Cartorio do Registro Civil de Buri", livro="A-9", fls="27", n="1.104",
   nome="Cacilda de Lourdes Nogueira Antunes", date=(1, 1, 1944), dt="no dia 1º (primeiro) de Janeiro de 1944, sabado", h="20", hora="20:00", sfx="a", local="a séde dêste distrito, rua Direita, 31", est="Domicílio", sexo="feminº", S="Feminino", cor="parda", leg="a",
   pai="-", painat="-", pn="", pprof="", mae="Leontina Antunes", maenat="Apiaí, nêste Estado", mn="Apiaí/SP",
   ap="ign.", avp="ign.", am="Porfírio Antunes", avm="Sebastiana Maria da Conceição", dec="a avó", tes="Dr. J. Mello e F. Prestes", dreg=(9, 1, 1944), emis=(22, 11, 1949), obs=["Á margem consta que a registrada casou-se em Itapeva, a 14/5/1949,", "com Osório de Barros, livro B-12, fls. 88, passando a assinar-se", "Cacilda Antunes de Barros."], fill="-."),
 o(uf="S. Paulo", com="Araraquara", mun="Américo Brasiliense", dist="Am. Brasiliense", ruf="SP", of="Alcindo Bueno de Assis", cart="Cartorio do Registro Civil de Américo Brasiliense", livro="A-22", fls="200", n="4.077",
   nome="Yoshio Nakamura", date=(27, 10, 1941), dt="aos vinte e sete (27) de Outubro de 1941", h="4 e meia", hora="04:30", sfx="o", local="a Colônia Fukushima, nêste distrito", est="Colônia Fukushima", sexo="masculino", S="Masculino", cor="amarela", leg="o",
   pai="Kenji Nakamura", painat="Kumamoto, Japão", pn="Kumamoto, Japão", pprof="lavrador", mae="Haru Nakamura", maenat="Kumamoto, Japão", mn="Kumamoto, Japão",
   ap="Tokujiro Nakamura", avp="Mitsu Nakamura", am="Sadakichi Inoue", avm="Kiku Inoue", dec="o pai", tes="ambas residentes nesta vila", dreg=(30, 10, 1941), emis=(5, 2, 1947), obs=[], fill="x"),
 o(uf="S. Paulo", com="Taubaté", mun="Tremembé", dist="Tremembé", ruf="SP", of="Theodorico Moreira Cesar", cart="Cartorio do Registro Civil de Tremembé", livro="A-31", fls="58 vº", n="6.940",
   nome="Maria Auxiliadora Monteiro dos Santos Guimarães", date=(8, 12, 1950), dt="a 8 (oito) de Dezembro de 1950, sexta-feira", h="23,15", hora="23:15", sfx="a", local="a Maternidade Bom Jesus, nesta cidade", est="Maternidade Bom Jesus", sexo="feminino", S="Feminino", cor="branca", leg="a",
   pai="Fco. de Paula Guimarães Netto", painat="Guaratinguetá, nêste Estado", pn="Guaratinguetá/SP", pprof="ferroviário", mae="Izaura Monteiro dos Santos", maenat="Itajubá, Est. de Minas", mn="Itajubá/MG",
   ap="Fco. de Paula Guimarães Fº", avp="Olívia Marcondes Guimarães", am="Theóphilo Monteiro dos Santos", avm="Carlota Rennó", dec="o pai", tes="Snrs. P. Vieira e J. Cembranelli", dreg=(11, 12, 1950), emis=(4, 1, 1951), obs=["É gêmea de Maria Imaculada, registrada sob nº 6.941."], fill="x", twin="Maria Imaculada"),
]
def make(out):
    for i, f in enumerate(F):
        case = f"{HAND}A-{i + 1}"
        s = Sheet(216, 330, case, ink="#1f5a3c", size=12, tink=["#16275e", "#2b2f52", "#14213f", "#233a86"][i], tsize=10.5, paper="#fdfbf2", dx=[0, .6, -.4, .3][i], dy=[-.5, .7, -.9, -.2][i])
        x0, x1 = 22, 194
        s.rect(10, 10, 196, 309, .8); s.rect(12, 12, 192, 305, .25); s.rect(13.2, 13.2, 189.6, 302.6, .5, "dotted")
        s.crest(108, 30, 1)
        s.p(108, 50, "REPUBLICA DOS ESTADOS UNIDOS DO BRASIL", 13, "serifb", anchor="c")
        s.p(108, 57, "REGISTRO CIVIL DAS PESSOAS NATURAIS", 11, anchor="c", ls=.3)
        s.line(68, ["Estado de", (40, f.uf), "  Comarca de", (52, f.com)], x0, x1)
        s.line(77, ["Municipio de", (50, f.mun), "  Distrito de", (50, f.dist)], x0, x1)
        s.p(108, 90, f.cart.upper(), 11, "serifb", anchor="c")
        s.p(108, 96, f.of + " — Oficial", 11, "serifi", anchor="c")
        s.p(108, 112, "CERTIDÃO DE NASCIMENTO", 21, "serifb", anchor="c", ls=.8)
        y = 128; d = 10.2
        L = lambda segs: (s.line(y, segs, x0, x1))
        L(["        CERTIFICO que, no livro n.º", (16, f.livro), "de registros de nascimentos, a fls.", (18, f.fls)]); y += d
        L(["sob o n.º", (17, f.n), "foi lavrado hoje transcrito o assento de", (0.01, "")]) if False else L(["sob o n.º", (30, f.n), ", foi lavrado no dia", (70, ext(f.dreg).replace("de " + MES[f.dreg[1]], "de " + MES[f.dreg[1]].capitalize())), "o assento de"]); y += d
        L([(100, f.nome, {"fill": f.fill})]); y += d
        L(["nascid", (6, f.sfx, {"off": .7}), (120, f.dt, {"fill": f.fill}),]); y += d
        L(["ás", (28, f.h), "horas, n", (100, f.local, {"off": .4, "fill": f.fill})]); y += d
        L(["do sexo", (33, f.sexo), ", de côr", (27, f.cor), ", filh", (5, f.leg, {"off": .7}), "de"]); y += d
        nop = f.pai == "-"
        L([(100, "" if nop else f.pai, {"fill": f.fill}), ", de profissão", (40, f.pprof, {"fill": f.fill} if nop else {})]); y += d
        L(["natural de", (90, "" if nop else f.painat, {"fill": f.fill}), ", e de D."]); y += d
        L([(84, f.mae, {"fill": f.fill}), ", natural de", (63, f.maenat, {"over": 2})]); y += d
        L(["São avós paternos:", (66, f.ap, {"off": .6}), "e D.", (66, f.avp, {"off": .6})]); y += d
        L(["e maternos:", (70, f.am, {"off": .6}), "e D.", (70, f.avm, {"off": .6})]); y += d
        L(["Foi declarante", (30, f.dec), "e serviram de testemunhas", (75, f.tes, {"off": .5})]); y += d
        ob = f.obs + [""] * (3 - len(f.obs))
        L(["Observações:", (100, ob[0], {} if ob[0] else {"fill": f.fill})] if len(f.obs) < 2 else ["Observações:", (100, "")]); y += d * .8
        if len(f.obs) >= 2:
            for k in ob: L([(100, k, {"off": .2})]); y += d * .8
        else:
            L([(100, "", {"fill": f.fill})]); y += d * 1.6
        L(["        O referido é verdade e dou fé."]); y += d
        e = f.emis
        L([(60, f.mun + ",", {}), "em", (14, str(e[0])), "de", (40, MES[e[1]].capitalize()), "de 19", (14, str(e[2])[2:], {"off": .2})])
        s.hl(105, 303, 80, .2); s.p(145, 307, "O Oficial do Registro Civil", 9, anchor="c"); s.sign(112, 301, 62)
        s.stamp(80, 304.5, 11.5, "REGISTRO CIVIL", [f.com.upper()[:10], "S. PAULO"], op=.6)
        nat = f.mun + "/SP"
        v = dict(nome=f.nome, texto=f.dt, date=f.date, hora=f.hora, nat=nat, sexo=f.S, estab=f.est, mun=f.mun, uf="SP", rmun=f.mun, ruf="SP", cart=f.cart, dreg=br(f.dreg), livro=f.livro, folha=f.fls, termo=f.n,
                 g1=f.pai if not nop else f.mae, g1n=f.pn if not nop else f.mn, g2=f.mae if not nop else "", g2n=f.mn if not nop else "",
                 ap="" if f.ap == "ign." else f.ap, avp="" if f.avp == "ign." else f.avp, am=f.am, avm=f.avm, ofic=f.of, emis=br(f.emis), averb=" ".join(f.obs))
        acc = {"nat": "", "estab": ["n" + f.local, "n" + f.local.split(",")[0], f.local.split(",")[0]] + (["", "em domicílio"] if f.est.startswith(("Dom", "Faz", "Col")) else []), "cart": f.cart.upper(), "texto": [ext(f.date), br(f.date)], "sexo": f.sexo, "folha": [f.fls.replace(" vº", "v")],
               "hora": f.h + " horas", "dreg": ext(f.dreg), "emis": ext(f.emis), "g1n": [f.painat] if not nop else [f.maenat], "g2n": f.maenat if not nop else []}
        if f.pn.endswith("Japão"): acc["g1n"] = acc["g2n"] = ["Kumamoto/Japão"]
        if f.get("twin"): v.update(gem="Sim", gi=f.obs[0]); acc["gi"] = [f.twin, "Maria Imaculada, registrada sob nº 6.941"]; acc["averb"] = [""]
        write(out, case, s, truth(case, s, v, acc, [f.twin] if f.get("twin") else []))
