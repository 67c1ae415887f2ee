# J: São Paulo, Jahu (1915-1929): folio with a printed panel at the left (coat, office, number, name) and a flowing printed sentence filled in by hand at the right
from common import *
CART = "Cartorio de Paz e Registro Civil do Districto de Jahu"
OF = "Argemiro de Toledo Arruda"
CSS = """body{width:220mm;height:320mm;font-family:'C059';color:#222}
.l{position:absolute;left:10mm;top:12mm;width:50mm;height:296mm;border:.4mm solid #333;outline:.2mm solid #333;outline-offset:1.2mm;text-align:center;padding:6mm 3mm;font-size:9pt;line-height:1.5}
.l .cr{font-size:26pt;line-height:1.1}.l hr{border:0;border-top:.25mm solid #333;width:60%;margin:4mm auto}
.w{font-family:'Z003';color:#182a5c;font-size:17pt;line-height:1.2}.l .w{display:block;font-size:15pt}
.h{position:absolute;left:70mm;right:14mm;top:14mm;text-align:center;font-size:10.5pt;line-height:1.5}.h b{display:block;font-family:'URW Bookman';font-size:20pt;letter-spacing:2px;margin-top:4mm}
.b{position:absolute;left:70mm;right:14mm;top:54mm;font-size:13pt;line-height:2.35}.b .w{border-bottom:.2mm dotted #555;padding:0 1.5mm;line-height:1}
.es{margin:6mm auto 0;width:30mm;height:37mm;border:.5mm solid #93714f;color:#93714f;font-size:8pt;padding-top:9mm;line-height:1.5}
.g{position:absolute;left:105mm;right:14mm;top:268mm;text-align:center;font-size:10.5pt;line-height:1.5}.g .w{display:block;font-size:19pt;border-bottom:.25mm solid #333;padding-bottom:1mm}"""
R = [
 dict(nome="Guerino Paschoal Tonon", nasc="15/03/1917", texto="quinze de Março de mil novecentos e dezesete", hora="16:00", h="quatro da tarde", sexo="Masculino", lug="na fazenda Pouso Alegre, deste districto", estab="fazenda Pouso Alegre", mun="Jahu",
  g1="Pietro Tonon", g1n="Italia", g2="Catharina Zago Tonon", g2n="Italia", n1="da Italia", n2="da Italia", pa="Paschoal Tonon", pm="Maria Bortolan", ma="Luigi Zago", mm="Giovanna Zago",
  livro="31", folha="77", termo="214", dreg="19/03/1917", demis="06/08/1924", obs="nada consta", rl="dezenove de Março de 1917"),
 dict(nome="Sebastiana", nasc="20/01/1915", texto="vinte do corrente mez", hora="", h="— — —", sexo="Feminino", lug="no bairro do Potunduva, deste municipio", estab="bairro do Potunduva", mun="Jahu",
  g1="", g1n="", g2="Benedicta do Espirito Santo", g2n="Brotas/SP", n1="— — —", n2="de Brotas, deste Estado", pa="", pm="", ma="Ignacio Antonio", mm="Gertrudes Maria",
  livro="28", folha="140 v.", termo="39", dreg="25/01/1915", demis="27/01/1915", obs="nada consta", rl="vinte e cinco de Janeiro de 1915"),
 dict(nome="Leonor de Almeida Prado Botelho", nasc="08/09/1920", texto="oito de Setembro de mil novecentos e vinte", hora="09:30", h="nove e meia da manhã", sexo="Feminino", lug="á rua Lourenço Prado n. 18, nesta cidade", estab="rua Lourenço Prado n. 18", mun="Jahu",
  g1="Octaviano Botelho", g1n="São Carlos/SP", g2="Elvira de Almeida Prado", g2n="Jahu/SP", n1="de São Carlos, deste Estado", n2="desta cidade", pa="Carlos Botelho Sobrinho", pm="Escolastica Botelho", ma="Vicente de Almeida Prado", mm="Anna de Almeida Prado",
  livro="37", folha="12", termo="611", dreg="11/09/1920", demis="30/11/1928", rl="onze de Setembro de 1920", obs="por despacho do M. Juiz de Direito, de 3 de Maio de 1926, foi corrigido o nome da registrada para Leonor"),
 dict(nome="Elias", nasc="31/12/1921", texto="trinta e um de Dezembro de mil novecentos e vinte e um", hora="02:00", h="duas da madrugada", sexo="Masculino", lug="na estação de Bica de Pedra, municipio de Itapuhy", estab="estação de Bica de Pedra", mun="Itapuhy",
  g1="Abrahão José Chacur", g1n="Syria", g2="Rosa Mansur", g2n="Syria", n1="da Syria", n2="da Syria", pa="José Chacur", pm="Wadia Chacur", ma="Mansur Elias", mm="Helena Mansur", twin="Salim",
  livro="40", folha="203", termo="8", dreg="05/01/1922", demis="14/02/1922", obs="é gemeo de Salim, que nasceu em seguida e tem o termo 9", rl="cinco de Janeiro de 1922"),
]
def make():
    for i, r in enumerate(R, 1):
        h = lambda v: f"<span class=w>{v}</span>"
        m = r["sexo"] == "Masculino"
        a, mo, y = dmy(r["demis"])
        em = f"{a} de {MES[mo-1].capitalize()} de {y}"
        pav = f'{r["pa"]} e {r["pm"]}' if r["pa"] else "— — —"
        body = f'''<div class=l><div class=cr>✠</div>REPUBLICA DOS<br>ESTADOS UNIDOS<br>DO BRAZIL<hr>Estado de São Paulo<br>Comarca de Jahu<hr>{CART}<hr>N. {h(r["termo"])}<hr>Nome {h(r["nome"])}<hr><div class=es>SELLO<br>FEDERAL<br>600 réis</div></div>
<div class=h>REGISTRO CIVIL DAS PESSOAS NATURAES<b>Certidão de Nascimento</b></div>
<div class=b>{h(OF)}, Official do Registro Civil do Districto de Paz de Jahu, <b>certifica</b> que a fls. {h(r["folha"])} do livro N. {h(r["livro"])}, sob N. {h(r["termo"])}, consta haver sido registrado em {h(r["rl"])} o nascimento de {h(r["nome"])}, do sexo {h(r["sexo"].lower())}, occorrido no dia {h(r["texto"])}, ás {h(r["h"])} horas, {h(r["lug"])}, filh{h("o" if m else "a")} de {h(r["g1"] or "— — —")}, natural {h(r["n1"])}, e de D. {h(r["g2"])}, natural {h(r["n2"])}; sendo avós paternos {h(pav)} e avós maternos {h(r["ma"] + " e " + r["mm"])}. Observações: {h(r["obs"])}. O referido é verdade, do que dou fé.</div>
<div class=g>Jahu, {h(em).replace("<span class=w>", "<span class=w style='display:inline;border:0;font-size:15.5pt'>")}<br>O Official,{h(OF)}</div>'''
        P = lambda v, p: ([p, v.split("/")[0], p[3:]] if v else [])
        texto = r["texto"]
        acc = dict(texto=[r["nasc"]] + ([old(dw(r["nasc"]))] if i == 2 else []), nat=["", r["mun"], r["mun"] + "/SP"], estab=[r["lug"], r["lug"].split(" ", 1)[1], "á " + r["estab"]] if i != 3 else [r["lug"], "á rua Lourenço Prado n. 18"],
            g1n=P(r["g1n"], r["n1"]), g2n=P(r["g2n"], r["n2"]), mun=["Jaú"] if r["mun"] == "Jahu" else [], rmun=["Jaú"], averb=["nada consta"] if r["obs"] == "nada consta" else [], anot=["nada consta"] if r["obs"] == "nada consta" else [r["obs"]])
        if i != 4: acc["estab"] += ["Domicílio", ""]
        if i == 4: acc["estab"] += ["Domicílio", ""]
        if i == 2: acc["folha"] = ["140v", "140 v"]
        g = dict(g1=r["g1"], g1n=r["g1n"], g2=r["g2"], g2n=r["g2n"]) if r["g1"] else dict(g1=r["g2"], g1n=r["g2n"])
        if not r["g1"]: acc["g1n"] = acc.pop("g2n"); 
        av = r["obs"] if i == 3 else ""
        if i == 4: acc["averb"] = [r["obs"]]; acc["geminfo"] = [r["obs"], "Salim, termo 9", "Salim, que nasceu em seguida e tem o termo 9"]
        t = truth(f"{NN}J-{i}", r["nasc"], size=(624, 907), nome=r["nome"], texto=texto, hora=r["hora"], nat=r["mun"] + "/SP", sexo=r["sexo"], estab=r["estab"], mun=r["mun"], uf="SP", rmun="Jahu", ruf="SP", cart=CART,
            dreg=r["dreg"], livro=r["livro"], folha=r["folha"], termo=r["termo"], pa=r["pa"], pm=r["pm"], ma=r["ma"], mm=r["mm"], gem="Sim" if i == 4 else "Não", geminfo=r.get("twin", ""),
            averb=av, oficial=OF, demis=r["demis"], joint=True, twins=[r["twin"]] if i == 4 else [], acc=acc, **g)
        yield t["case"], page(CSS, body, "220mm 320mm", "#f5eedb"), t
