# E: Paraná, Londrina: half page (A5 landscape), printed sentence with typed matter on dotted lines (1984-1999)
from common import *
CART = "2º Ofício do Registro Civil de Londrina"
OF = "Alcídio Zanin Petruci"
CSS = """body{width:210mm;height:148mm;font-family:'P052';color:#1f5a37}
.fr{position:absolute;left:6mm;top:6mm;width:198mm;height:136mm;border:.9mm double #1f5a37}
.hd{position:absolute;left:12mm;right:12mm;top:9mm;text-align:center;font-size:9pt;line-height:1.25}.hd b{font-size:16pt;font-family:'URW Bookman';letter-spacing:1.5px;display:block}
.tb{position:absolute;left:12mm;top:32mm;width:32mm;border:.3mm solid #1f5a37;font-size:8.2pt;padding:2mm;line-height:2.05}
.x{position:absolute;left:48mm;right:12mm;top:32mm}
.ln{display:flex;align-items:flex-end;height:6.6mm;font-size:9.3pt;white-space:nowrap}.ln i{font-style:normal;flex:1;border-bottom:.25mm dotted #1f5a37;font-family:'Liberation Mono';color:#101018;font-size:9.6pt;padding:0 1.5mm;margin:0 1mm;line-height:1.15;overflow:visible}
.ln i.z{flex:none}
.tb i{font-style:normal;font-family:'Liberation Mono';color:#101018;font-size:9.6pt}
.ob{position:absolute;left:12mm;right:12mm;top:103mm;font-size:9.3pt;line-height:1.3}.ob i{font-style:normal;font-family:'Liberation Mono';color:#101018;font-size:8.6pt}
.sg{position:absolute;right:14mm;top:124.5mm;width:84mm;text-align:center;font-size:8.8pt;line-height:1.25}.sg i{font-style:normal;font-family:'Liberation Mono';color:#101018;font-size:9.4pt}
.sg div{border-top:.3mm solid #1f5a37;margin-top:5mm}.ad{position:absolute;left:12mm;top:129mm;width:80mm;font-size:7.6pt;line-height:1.3}"""
R = [
 dict(nome="Cleverson Aparecido Bazzotti", nasc="12/09/1984", hora="05:15", hp="cinco horas e quinze minutos", sexo="Masculino", estab="Hospital Evangélico", mun="Londrina", uf="PR", mp="nesta cidade",
  g1="Dirceu Bazzotti", g1n="Cambé/PR", g2="Ivone Aparecida Sapateiro Bazzotti", g2n="Assaí/PR", gn="Cambé-PR e de Assaí-PR", pa="Augusto Bazzotti", pm="Amábile Perin Bazzotti", ma="Domingos Sapateiro", mm="Benedita Lopes Sapateiro",
  decl="o pai", livro="A-131", folha="077", termo="68.914", dreg="14/09/1984", demis="20/02/1992", obs="", ob0=""),
 dict(nome="Solange Tiemi Kavazoe", nasc="31/03/1976", hora="17:00", hp="dezessete horas", sexo="Feminino", estab="Casa de Saúde São Leopoldo", mun="Uraí", uf="PR", mp="Uraí-PR",
  g1="Minoru Kavazoe", g1n="Bastos/SP", g2="Emiko Hasunuma Kavazoe", g2n="Uraí/PR", gn="Bastos-SP e de Uraí-PR", pa="Torao Kavazoe", pm="Haru Kavazoe", ma="Seiji Hasunuma", mm="Yoshie Hasunuma",
  decl="o pai", livro="A-88", folha="212v", termo="45.303", dreg="26/04/1976", demis="09/10/1997", ob0="",
  obs="Casou-se em 18/05/1996 com Rogério Perboni, neste Cartório (B-57, fls. 130), passando a assinar Solange Tiemi Kavazoe Perboni."),
 dict(nome="Elisângela Custódio", nasc="08/12/1980", hora="", hp="", sexo="Feminino", estab="Fazenda Cachoeirinha, Água do Cerne", mun="Londrina", uf="PR", mp="Tamarana, deste município",
  g1="", g1n="", g2="Antonia Custódio", g2n="Ortigueira/PR", gn="Ortigueira-PR", pa="", pm="", ma="Pedro Custódio", mm="Laurinda de Jesus",
  decl="a mãe", livro="A-142", folha="009", termo="74.250", dreg="17/08/1987", demis="18/08/1987", obs="Registro feito fora do prazo, c/ despacho do MM. Juiz.", ob0=""),
 dict(nome="Renan Felipe Sgarioni Moura", nasc="22/05/1999", hora="00:40", hp="zero hora e quarenta minutos", sexo="Masculino", estab="Hospital Universitário", mun="Londrina", uf="PR", mp="nesta cidade",
  g1="Ademilson Moura", g1n="Jacarezinho/PR", g2="Rosicler Sgarioni", g2n="Londrina/PR", gn="Jacarezinho-PR e de Londrina-PR", pa="João Batista Moura", pm="Geni Ferreira Moura", ma="Arlindo Sgarioni", mm="Odete Volpato Sgarioni",
  decl="o pai", livro="A-209", folha="154", termo="113.067", dreg="25/05/1999", demis="25/05/1999", ob0="", obs="Gêmeo de Ruan Henrique Sgarioni Moura, termo 113.068.", twin="Ruan Henrique Sgarioni Moura"),
]
def make():
    for i, r in enumerate(R, 1):
        texto = dw(r["nasc"])
        f = r["g1"]
        fil = f"{r['g1']} e de" if f else "- - - - - - - -"
        av = f"{r['pa']} e {r['pm']}" if r["pa"] else "- - - - - - - - - -"
        L = lambda *a: '<div class=ln>' + "".join(a) + "</div>"
        I = lambda v: f"<i>{v or '- - - -'}</i>"
        sx = r["sexo"].lower()
        body = f'''<div class=fr></div><div class=hd>REPÚBLICA FEDERATIVA DO BRASIL — ESTADO DO PARANÁ<br>COMARCA DE LONDRINA — {CART}<b>CERTIDÃO DE NASCIMENTO</b></div>
<div class=tb>Livro nº <i>{r["livro"]}</i><br>Folhas <i>{r["folha"]}</i><br>Termo nº <i>{r["termo"]}</i></div>
<div class=x>{L("CERTIFICO que, em data de", I(dl(r["dreg"])), "foi lavrado")}{L("o assento de nascimento de", I(r["nome"]))}{L("do sexo", I(sx), "nascid" + ("o" if sx[0] == "m" else "a") + " aos")}{L(I(texto))}
{L("às", I(r["hp"]), "em", I(r["mp"]))}{L("no lugar", I(r["estab"]))}{L("filh" + ("o" if sx[0] == "m" else "a") + " de", I(fil))}{L(I(r["g2"]), "")}{L("naturais de", I(r["gn"]))}</div>
<div style="position:absolute;left:12mm;right:12mm;top:94.6mm" class=av></div>
<div class=ob>OBSERVAÇÕES: <i>{r["obs"]}</i></div>'''
        # the grandparents, the declarant and the notes go under the sentence, over the whole width
        body = body.replace("<div style=\"position:absolute;left:12mm;right:12mm;top:94.6mm\" class=av></div>",
            f'<div style="position:absolute;left:12mm;right:12mm;top:94.6mm">{L("Avós paternos:", I(av))}{L("Avós maternos:", I(r["ma"] + " e " + r["mm"]))}{L("Foi declarante", I(r["decl"]), "O referido é verdade e dou fé.")}</div>').replace("class=ob>", 'class=ob style="top:116.5mm">')
        body += f'<div class=ad>{CART}<br>Oficial: {OF}<br>Rua Minas Gerais, 297 – Fone (0432) 22-0000</div><div class=sg><i>Londrina, {dl(r["demis"])}</i><div>{OF} – Oficial</div></div>'
        P = lambda v: [v.replace("/", "-"), v.split("/")[0]] if v else []
        g = dict(g1=f, g1n=r["g1n"], g2=r["g2"], g2n=r["g2n"]) if f else dict(g1=r["g2"], g1n=r["g2n"])
        acc = dict(nat=[""], texto=[r["nasc"]], termo=[r["termo"].replace(".", "")], g1n=P(g["g1n"]), g2n=P(g.get("g2n", "")), anot=[r["obs"], ""] if r["obs"] else [])
        twin = r.get("twin")
        av_ = dict(averb=r["obs"])
        if twin: av_ = dict(averb=""); acc["averb"] = [r["obs"]]; acc["geminfo"] = [f"{twin}, termo 113.068", f"{twin} termo 113.068", r["obs"]]
        if i == 2: acc["averb"] = [""]
        if i == 3:
            acc["estab"] = ["Domicílio", "", "Fazenda Cachoeirinha"]; acc["mun"] = ["Tamarana", "Tamarana, deste município"]; acc["nat"] += ["Tamarana/PR", "Tamarana"]; acc["averb"] = [""]
        t = truth(f"{NN}E-{i}", r["nasc"], size=(595, 420), nome=r["nome"], texto=texto, hora=r["hora"], nat=pl(r["mun"], r["uf"]), sexo=r["sexo"], estab=r["estab"], mun=r["mun"], uf=r["uf"],
            rmun="Londrina", ruf="PR", cart=CART, dreg=r["dreg"], livro=r["livro"], folha=r["folha"], termo=r["termo"], pa=r["pa"], pm=r["pm"], ma=r["ma"], mm=r["mm"],
            gem="Sim" if twin else "Não", geminfo=f"{twin}, termo 113.068" if twin else "", oficial=OF, demis=r["demis"], twins=[twin] if twin else [], joint=True, acc=acc, **g, **av_)
        yield t["case"], page(CSS, body, "210mm 148mm"), t
