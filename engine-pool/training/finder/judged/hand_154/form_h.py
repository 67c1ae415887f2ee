# H: Pará, Belém (1950-1974): small portrait sheet (A5), list of items with leaders, typed; label beside; numbered items
from common import *
CART = "Cartório do 3º Ofício de Registro Civil - Val-de-Cães"
OF = "Raimundo Cordovil Sarges"
CSS = """body{width:148mm;height:210mm;font-family:'Liberation Serif';color:#3a2418}
.t{position:absolute;left:10mm;right:10mm;top:8mm;text-align:center;font-size:9.6pt;line-height:1.35}.t b{display:block;font-size:14pt;letter-spacing:2.5px;margin-top:2.5mm}.t em{font-size:9pt}
.n{position:absolute;left:11mm;right:11mm;top:37mm;font-size:10pt;line-height:1.75;text-align:justify}
.n i,.e i,.q i{font-style:normal;font-family:'Nimbus Mono PS';font-weight:bold;font-size:10pt;color:#1c1c2c}
.e{position:absolute;left:11mm;right:11mm;top:56mm;margin:0;padding:0;list-style:none;font-size:10pt}.e li{display:flex;min-height:8.1mm;align-items:flex-end;border-bottom:.22mm dotted #6b4a38;line-height:1.2;padding:.8mm 0 .5mm}
.e span{flex:none;width:37mm}.e i{flex:1}
.q{position:absolute;left:11mm;right:11mm;top:173mm;font-size:9.6pt;line-height:1.5}.g{margin:6mm 0 0 52mm;border-top:.25mm solid #3a2418;text-align:center;font-size:9pt;line-height:1.3}
.s{position:absolute;left:12mm;top:184mm;width:38mm;height:15mm;border:.3mm solid #88604a;border-radius:50%;font-size:6.6pt;text-align:center;padding-top:4mm;color:#88604a}"""
R = [
 dict(nome="Benedito Clóvis Furtado Tembra", nasc="19/10/1949", texto="dezenove de outubro de mil novecentos e quarenta e nove", hora="16:00", hp="às 16 horas", sexo="Masculino", estab="Travessa Mauriti, 212", lug="Travessa Mauriti, 212, nesta cidade", mun="Belém", 
  g1="Clóvis Tembra", g1n="Cametá/PA", g2="Osmarina Furtado Tembra", g2n="Belém/PA", p1="de Cametá, Pará", p2="desta capital", pa="Feliciano Tembra", pm="Sebastiana Gaia Tembra", ma="Lázaro Furtado", mm="Honorata Lima Furtado",
  livro="71", folha="144", termo="8 633", dreg="25/10/1949", demis="14/03/1958", obs="nada consta"),
 dict(nome="Izaura Modesto", nasc="02/02/1936", texto="2 de fevereiro de 1936", hora="", hp="", sexo="Feminino", estab="sítio Santa Rosa, rio Guamá", lug="sítio Santa Rosa, rio Guamá, município de São Miguel do Guamá", mun="São Miguel do Guamá",
  g1="Catarina Modesto", g1n="São Miguel do Guamá/PA", g2="", g2n="", p1="de São Miguel do Guamá", p2="", pa="", pm="", ma="Tibúrcio Modesto", mm="", 
  livro="80", folha="29 verso", termo="10 077", dreg="06/09/1954", demis="07/09/1954", obs="registro de acordo com o Dec.-Lei nº 7.270 de 1945"),
 dict(nome="Maria de Nazaré Corrêa Pantoja", nasc="08/10/1961", texto="oito de outubro de mil novecentos e sessenta e um", hora="03:35", hp="às 3 horas e 35 minutos", sexo="Feminino", estab="Maternidade da Ordem Terceira", lug="Maternidade da Ordem Terceira, nesta capital", mun="Belém",
  g1="Walmir Pantoja", g1n="Abaetetuba/PA", g2="Deusarina Corrêa Pantoja", g2n="Igarapé-Miri/PA", p1="de Abaetetuba", p2="de Igarapé-Miri", pa="Dionísio Pantoja", pm="Ermita Maués Pantoja", ma="Agostinho Corrêa", mm="Teodora Corrêa",
  livro="109", folha="201", termo="20 415", dreg="17/10/1961", demis="22/01/1970", obs="gêmea com José de Nazaré Corrêa Pantoja, termo 20 414", twin="José de Nazaré Corrêa Pantoja"),
 dict(nome="Hugo Nahum Bentes", nasc="27/04/1930", texto="27 de abril de 1930", hora="10:00", hp="às 10 horas", sexo="Masculino", estab="rua 15 de Novembro", lug="rua 15 de Novembro, cidade de Óbidos, neste Estado", mun="Óbidos",
  g1="Samuel Bentes", g1n="Óbidos/PA", g2="Mercedes Nahum Bentes", g2n="Manaus/AM", p1="de Óbidos", p2="de Manaus, Amazonas", pa="Moisés Bentes", pm="Estrela Bentes", ma="Jacob Nahum", mm="Reina Nahum",
  livro="66", folha="88", termo="7 120", dreg="11/12/1946", demis="03/07/1972", obs="casou a 19-5-1956 com Léa Salgado Pinto, no Cartório do 1º Ofício desta capital, conforme comunicação arquivada"),
]
def make():
    for i, r in enumerate(R, 1):
        items = [("1. Nome", r["nome"]), ("2. Sexo", r["sexo"].lower()), ("3. Nascido a", r["texto"]), ("4. Hora", r["hp"]), ("5. Lugar", r["lug"]),
          ("6. Pai", r["g1"] if r["g2"] else ""), ("&nbsp;&nbsp;&nbsp; natural", r["p1"] if r["g2"] else ""), ("7. Mãe", r["g2"] or r["g1"]), ("&nbsp;&nbsp;&nbsp; natural", r["p2"] if r["g2"] else r["p1"]),
          ("8. Avós paternos", f'{r["pa"]} e {r["pm"]}' if r["pa"] else ""), ("9. Avós maternos", " e ".join(x for x in (r["ma"], r["mm"]) if x)), ("10. Observações", r["obs"])]
        d = dmy(r["dreg"])
        body = f'''<div class=t>ESTADOS UNIDOS DO BRASIL<br>ESTADO DO PARÁ — MUNICÍPIO DE BELÉM<br>{CART}<b>CERTIDÃO DE NASCIMENTO</b></div>
<div class=n>Certifico que a fls. <i>{r["folha"]}</i> do livro nº <i>{r["livro"]}</i> de registro de nascimentos, sob o nº <i>{r["termo"]}</i>, foi feito em <i>{dl(r["dreg"])}</i> o assento da pessoa abaixo qualificada:</div>
<ul class=e>{"".join(f"<li><span>{k}</span><i>{v or '===='}</i></li>" for k, v in items)}</ul>
<div class=q>O referido é verdade e dou fé. Belém, <i>{dl(r["demis"])}</i><div class=g>{OF}<br>Oficial do Registro Civil</div></div><div class=s>REGISTRO CIVIL<br>BELÉM — PARÁ</div>'''
        if int(r["demis"][-4:]) > 1967: body = body.replace("ESTADOS UNIDOS DO BRASIL", "REPÚBLICA FEDERATIVA DO BRASIL")
        P = lambda v, p: [p, v.split("/")[0], p.removeprefix("de ")] if v else []
        acc = dict(nat=["", f'{r["mun"]}, Pará'], texto=[r["nasc"]], termo=[r["termo"].replace(" ", ""), r["termo"].replace(" ", ".")], g1n=P(r["g1n"], r["p1"]), g2n=P(r["g2n"], r["p2"]), estab=[r["lug"]],
            averb=["nada consta"] if i == 1 else [], anot=[] if i == 1 else [r["obs"]])
        if i in (1, 2, 4): acc["estab"] += ["Domicílio", ""]
        if i == 2: acc["averb"] = [""]; acc["folha"] = ["29v", "29 v"]
        tw = r.get("twin")
        ob = "" if i in (1, 3) else r["obs"]
        if tw: acc["averb"] = [r["obs"]]; acc["geminfo"] = [f"{tw} termo 20 414", r["obs"], tw]
        t = truth(f"{NN}H-{i}", r["nasc"], size=(420, 595), nome=r["nome"], texto=r["texto"], hora=r["hora"], nat=pl(r["mun"], "PA"), sexo=r["sexo"], estab=r["estab"], mun=r["mun"], uf="PA", rmun="Belém", ruf="PA", cart=CART,
            dreg=r["dreg"], livro=r["livro"], folha=r["folha"], termo=r["termo"], g1=r["g1"], g1n=r["g1n"], g2=r["g2"], g2n=r["g2n"], pa=r["pa"], pm=r["pm"], ma=r["ma"], mm=r["mm"],
            gem="Sim" if tw else "Não", geminfo=f"{tw}, termo 20 414" if tw else "", averb=ob, oficial=OF, demis=r["demis"], joint=True, twins=[tw] if tw else [], acc=acc)
        yield t["case"], page(CSS, body, "148mm 210mm", "#fbf8ef"), t
