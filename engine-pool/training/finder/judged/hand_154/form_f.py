# F: Rio de Janeiro, Campos dos Goytacazes: tall typed form of 1975-1989, values on rules, the label in small type BELOW each rule; office's name up the left margin
from common import *
CART = "Cartório do Registro Civil da 1ª Circunscrição de Campos"
OF = "Everardo Peçanha Manhães"
CSS = """body{width:210mm;height:297mm;font-family:'Nimbus Roman';color:#2a2a2a}
.v{position:absolute;left:7mm;top:20mm;width:12mm;height:255mm;writing-mode:vertical-rl;transform:rotate(180deg);text-align:center;font-size:10pt;line-height:1.35;border-left:.5mm solid #444}
.h{position:absolute;left:27mm;right:14mm;top:14mm;text-align:center;font-size:11pt;line-height:1.35}.h b{display:block;font-size:19pt;letter-spacing:4px;margin-top:4mm;font-family:'C059'}
.c{position:absolute;left:27mm;right:14mm;top:50mm}.r{display:flex;gap:5mm;margin-bottom:2.5mm}.r>div{flex:1;min-width:0}
.w{border-bottom:.3mm solid #333;height:7.2mm;display:flex;align-items:flex-end;font-family:'FreeMono','Liberation Mono';font-weight:600;font-size:10.6pt;color:#1b1b3a;padding-left:2mm;white-space:nowrap;line-height:1.2}
.k{font-size:7.2pt;font-style:italic;text-align:center;margin-top:.4mm}
.p{font-size:11pt;margin:0 0 2mm}.o{position:absolute;left:27mm;right:14mm;top:209mm;font-size:9pt}.o div{font-family:'FreeMono','Liberation Mono';font-weight:600;font-size:10pt;color:#1b1b3a;line-height:1.4;min-height:21mm;border-bottom:.3mm solid #333;padding-top:1mm}
.s{position:absolute;left:80mm;right:14mm;top:244mm;text-align:center;font-size:10pt}.s .w{justify-content:center}.s .n{margin-top:11mm;border-top:.3mm solid #333}
.st{position:absolute;left:30mm;top:250mm;width:36mm;height:20mm;border:.4mm solid #777;font-size:7pt;text-align:center;padding-top:4mm;color:#555;line-height:1.4}"""
R = [
 dict(nome="Luciano Ribeiro Azeredo", nasc="04/10/1975", hora="21:30", hp="21,30 horas", sexo="Masculino", estab="Beneficência Portuguesa", mun="Campos", mp="nesta cidade", 
  g1="Amaro Azeredo Filho", g1n="São João da Barra/RJ", g2="Nilcéa Ribeiro Azeredo", g2n="Campos/RJ", p1="S. João da Barra, RJ", p2="Campos, RJ", pa="Amaro Azeredo", pm="Hilda Gomes Azeredo", ma="Benedito Ribeiro", mm="Dulcinéa Crespo Ribeiro",
  dreg="13/10/1975", livro="A-204", folha="61", termo="37.518", demis="02/03/1983", obs="x x x x x x x x x"),
 dict(nome="Jussara Fidélis", nasc="25/07/1968", hora="", hp="ignorada", sexo="Feminino", estab="Usina Cambaíba, casa nº 14", mun="Campos", mp="2º distrito deste município",
  g1="Almerinda Fidélis", g1n="Campos/RJ", g2="", g2n="", p1="Campos, RJ", p2="", pa="", pm="", ma="Manoel Fidélis", mm="Rita da Conceição",
  dreg="19/02/1976", livro="A-205", folha="188 v.", termo="37.990", demis="10/08/1984", obs="Registrada de acordo com a Lei 6.015/73, art. 46, mediante despacho judicial."),
 dict(nome="Wanderley Siqueira Barroso Júnior", nasc="16/02/1981", hora="06:10", hp="6,10 horas", sexo="Masculino", estab="Santa Casa de Misericórdia", mun="Campos", mp="nesta cidade",
  g1="Wanderley Siqueira Barroso", g1n="Itaperuna/RJ", g2="Maria Goretti Tavares Barroso", g2n="Muqui/ES", p1="Itaperuna, RJ", p2="Muqui, ES", pa="Astrogildo Barroso", pm="Leonor Siqueira Barroso", ma="", mm="Zulmira Tavares",
  dreg="24/02/1981", livro="A-223", folha="14", termo="44.106", demis="24/02/1981", obs="x x x x x x x x x"),
 dict(nome="Regina Lúcia Nogueira Paes", nasc="29/12/1953", hora="13:00", hp="13 horas", sexo="Feminino", estab="Rua do Gás, 73", mun="São Fidélis", mp="São Fidélis, neste Estado",
  g1="Clodoaldo Paes", g1n="São Fidélis/RJ", g2="Odaléa Nogueira Paes", g2n="Cambuci/RJ", p1="São Fidélis, RJ", p2="Cambuci, RJ", pa="Virgílio Paes", pm="Etelvina Rangel Paes", ma="Francisco Nogueira", mm="Georgina Nogueira",
  dreg="05/01/1954", livro="A-139", folha="203", termo="12.447", demis="21/11/1978", obs="Casada em 6/9/1975 com Hélio Terra Arêas, 2ª Circunscrição desta Comarca, L. B-60, fls. 99. Desquitada por sentença de 15/4/1977."),
]
def make():
    for i, r in enumerate(R, 1):
        texto = dw(r["nasc"])
        b = lambda v, k, fl=1: f'<div style="flex:{fl}"><div class=w>{v or "- - - - - -"}</div><div class=k>({k})</div></div>'
        row = lambda *a: '<div class=r>' + "".join(a) + "</div>"
        one = not r["g2"]
        pai, mae = ("", r["g1"]) if one else (r["g1"], r["g2"])
        pn, mn = ("", r["p1"]) if one else (r["p1"], r["p2"])
        body = f'''<div class=v>{CART}<br>Praça do Santíssimo Salvador, 40 — Estado do Rio de Janeiro</div>
<div class=h>República Federativa do Brasil<br>Estado do Rio de Janeiro — Comarca de Campos<b>NASCIMENTO</b></div>
<div class=c><p class=p>Certifico que do livro de registros de nascimentos deste Cartório consta o seguinte:</p>
{row(b(r["livro"], "livro nº"), b(r["folha"], "fls."), b(r["termo"], "termo nº"), b(dl(r["dreg"]), "data do registro", 2))}
{row(b(r["nome"], "nome do registrado", 3), b(r["sexo"].lower(), "sexo"))}
{row(b(texto, "data do nascimento, por extenso"))}
{row(b(r["hp"], "hora", .65), b(r["estab"], "local do nascimento", 1.3), b(r["mp"], "município", 1.35))}
{row(b(pai, "pai", 2), b(pn, "naturalidade do pai"))}
{row(b(mae, "mãe", 2), b(mn, "naturalidade da mãe"))}
{row(b(r["pa"], "avô paterno"), b(r["pm"], "avó paterna"))}
{row(b(r["ma"], "avô materno"), b(r["mm"], "avó materna"))}
{row(b({1: "o pai", 2: "a mãe", 3: "o pai", 4: "Clodoaldo Paes"}[i], "declarante"), b({1: "Jorge Pessanha e Ary Viana", 2: "Acácio Lírio e Elza Caputi", 3: "dispensadas", 4: "Nestor Barcelos e Ivan Póvoa"}[i], "testemunhas"))}
</div><div class=o>Observações:<div>{r["obs"]}</div></div>
<div class=st>ISENTO DE SELO<br>Isenta de custas</div>
<div class=s>O referido é verdade e dou fé.<div class=w>Campos, {dl(r["demis"])}</div><div class=n>{OF}<br>Oficial do Registro Civil</div></div>'''
        X = r["obs"].startswith("x x")
        P = lambda printed, v: [printed, v.split("/")[0]] if v else []
        acc = dict(nat=["", "Campos dos Goytacazes/RJ"] if r["mun"] == "Campos" else [""], texto=[r["nasc"]], mun=["Campos dos Goytacazes"] if r["mun"] == "Campos" else [], rmun=["Campos dos Goytacazes"],
            termo=[r["termo"].replace(".", "")], g1n=P(r["p1"], r["g1n"]), g2n=P(r["p2"], r["g2n"]), averb=["x x x x x x x x x"] if X else [], anot=[] if X else [r["obs"]],
            folha=["188v", "188 v"] if i == 2 else [])
        if i == 2: acc["estab"] = ["Domicílio", ""]; acc["averb"] = [""]
        if i == 4: acc["estab"] = ["Domicílio", ""]
        t = truth(f"{NN}F-{i}", r["nasc"], nome=r["nome"], texto=texto, hora=r["hora"], nat=pl(r["mun"], "RJ"), sexo=r["sexo"], estab=r["estab"], mun=r["mun"], uf="RJ", rmun="Campos", ruf="RJ", cart=CART,
            dreg=r["dreg"], livro=r["livro"], folha=r["folha"], termo=r["termo"], g1=r["g1"], g1n=r["g1n"], g2=r["g2"], g2n=r["g2n"], pa=r["pa"], pm=r["pm"], ma=r["ma"], mm=r["mm"],
            averb="" if X else r["obs"], oficial=OF, demis=r["demis"], joint=True, acc=acc)
        yield t["case"], page(CSS, body), t
