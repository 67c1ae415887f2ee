# F: "2.ª via" of 1950-1958, printed two-column form typed, of entries of 1910-1919 (names in the old spelling); observations below
from common import *
CSS = """body{font-family:'Liberation Serif',serif;font-size:11pt;color:#111}
.p{width:210mm;height:296mm;padding:13mm 15mm}.v{font-family:'Liberation Mono','Courier New',monospace;font-size:10.4pt;color:#14143f}
.hd{display:flex;align-items:center;border:2px solid #222;padding:3mm 5mm}.hd .e{width:22mm;height:22mm;border:1px solid #222;border-radius:50%;text-align:center;font-size:7.5pt;padding-top:7mm;margin-right:6mm;flex:none}.hd h1{font-size:19pt;margin:0}.via{margin-left:auto;border:2px solid #a22;color:#a22;font-weight:bold;font-size:15pt;padding:1mm 4mm;transform:rotate(-4deg)}
table{width:100%;border-collapse:collapse;margin-top:5mm}td{border:1px solid #555;padding:1.8mm 2.5mm;vertical-align:top}td.l{width:58mm;background:#eee;font-weight:bold;font-size:10pt}td.g{text-align:center;font-weight:bold;letter-spacing:3px;background:#ddd}
.ob{border:1px solid #555;min-height:32mm;margin-top:4mm;padding:2mm 3mm;line-height:1.5}.ft{margin-top:8mm;line-height:1.6}.sg{text-align:center;margin-top:11mm}"""
def v(s): return '<span class="v">%s</span>' % s
R = []
R.append(dict(t=dict(nome="Thereza Octavia Sayão de Athouguia", dn="doze de outubro de mil novecentos e treze", d="12/10/1913", hora="13:00", sexo="Feminino", estab="Domicílio", lm="Nazareth", luf="BA", rm="Nazaré", ruf="BA", cart="Registro Civil do 1.º Ofício de Nazaré", dreg="25/10/1913", livro="22", folha="160v", termo="480",
   g1="Octavio Sayão de Athouguia", g1n="São Felippe/BA", g2="Emerenciana Sylva de Athouguia", g2n="Santo Amaro/BA", ap="Lourenço de Athouguia", avp="Carlota Sayão", am="Theodoro da Sylva", avm="Philomena Brandão", anot="Óbito do pai em 1918. Casou-se nesta cidade, aos 5 de maio de 1934, com Astrogildo Pires.", oficial="Clementino Galvão de Góes", demis="08/02/1952"),
  acc=dict(lm=["Nazaré"], rm=["Nazareth"], nat=["Nazaré/BA"], g1n=["São Felippe, Bahia", "São Felipe/BA"], g2n=["Santo Amaro, Bahia"], estab=["Rua da Fonte, 15", "à Rua da Fonte, 15"], dn=["12 de outubro de 1913"]),
  prn=dict(hora="treze horas", dreg="25 de outubro de 1913", demis="8 de fevereiro de 1952", sexo="feminino", luf="Bahia", ruf="Bahia", rm="Nazaré"), loc="à Rua da Fonte, 15, em Nazareth, Bahia", n1="São Felippe, Bahia", n2="Santo Amaro, Bahia", hr="treze horas", rg="Nazaré — Bahia", em="Nazaré, 8 de fevereiro de 1952", dr="25 de outubro de 1913"))
R.append(dict(t=dict(nome="Alypio da Costa e Sylva", dn="primeiro de março de mil novecentos e dez", d="01/03/1910", hora="", sexo="Masculino", estab="Domicílio", lm="Diamantina", luf="MG", rm="Diamantina", ruf="MG", cart="Registro Civil de Diamantina", dreg="04/04/1910", livro="A-15", folha="41", termo="123",
   g1="Rita Costa", g1n="Sêrro/MG", g2="", g2n="", am="Cypriano da Costa", avm="Generosa Rita", averb="", anot="Assento lançado por determinação judicial em 1910.", oficial="Emílio Azevedo Neves", demis="19/11/1956"),
  acc=dict(g1n=["Sêrro, Minas Gerais", "Serro/MG"], estab=["no arraial do Biribiry"], dn=["1 de março de 1910"]),
  prn=dict(dreg="4 de abril de 1910", demis="19 de novembro de 1956", sexo="masculino", luf="Minas Gerais", ruf="Minas Gerais"), loc="no arraial do Biribiry, Diamantina, Minas Gerais", n1="Sêrro, Minas Gerais", n2="", so=1, hr="- - - - - -", rg="Diamantina — Minas Gerais", em="Diamantina, 19 de novembro de 1956", dr="4 de abril de 1910"))
R.append(dict(t=dict(nome="Manoel Joaquim Fernandes Ribas", dn="vinte e cinco de dezembro de mil novecentos e dezessete", d="25/12/1917", hora="02:30", sexo="Masculino", estab="Beneficencia Portugueza", lm="Santos", luf="SP", rm="Santos", ruf="SP", cart="Cartório do Registro Civil do 2.º Subdistrito de Santos", dreg="28/12/1917", livro="92", folha="33", termo="1.311",
   g1="Joaquim Fernandes Ribas", g1n="Povoa de Varzim, Portugal", g2="Rosaria Iglesias", g2n="Pontevedra, Hespanha", ap="Manoel Fernandes", avp="Joaquina Ribas", am="Domingo Iglesias", avm="Carmen Bugallo", gem="Sim", geminfo="Nasceu de um parto duplo com Joaquina Rosaria Fernandes Ribas", oficial="Celso Queiroz Lessa", demis="30/06/1950"), twins=["Joaquina Rosaria Fernandes Ribas"],
  acc=dict(g1n=["Povoa de Varzim/Portugal", "Póvoa de Varzim, Portugal", "Portugal"], g2n=["Pontevedra/Hespanha", "Pontevedra, Espanha", "Hespanha"], geminfo=["Joaquina Rosaria Fernandes Ribas"], anot=["Nasceu de um parto duplo com Joaquina Rosaria Fernandes Ribas."], averb=["Nasceu de um parto duplo com Joaquina Rosaria Fernandes Ribas."], dn=["25 de dezembro de 1917"]),
  prn=dict(hora="duas horas e trinta minutos", dreg="28 de dezembro de 1917", demis="30 de junho de 1950", sexo="masculino", luf="São Paulo", ruf="São Paulo"), loc="Beneficencia Portugueza, Santos, São Paulo", n1="Povoa de Varzim, Portugal", n2="Pontevedra, Hespanha", hr="duas horas e trinta minutos", ob="Nasceu de um parto duplo com Joaquina Rosaria Fernandes Ribas.", rg="Santos — São Paulo", em="Santos, 30 de junho de 1950", dr="28 de dezembro de 1917"))
R.append(dict(t=dict(nome="Maria Ruth do Amor Divino", dn="trinta de junho de mil novecentos e dezenove", d="30/06/1919", hora="", sexo="Feminino", estab="", lm="", luf="", nat="", rm="Maceió", ruf="AL", cart="Registro Civil do 1.º Distrito de Maceió", dreg="02/07/1919", livro="47", folha="210", termo="955",
   oficial="Rosalvo Guimarães Cintra", demis="14/09/1958", anot="Exposta na Roda da Santa Casa, em 1.º de julho de 1919; ignora-se a filiação."),
  acc=dict(dn=["30 de junho de 1919", "presumivelmente em trinta de junho de mil novecentos e dezenove"]),
  prn=dict(dreg="2 de julho de 1919", demis="14 de setembro de 1958", sexo="feminino", ruf="Alagoas"), loc="ignorado", n1="ignorada", n2="ignorada", hr="ignorada", rg="Maceió — Alagoas", em="Maceió, 14 de setembro de 1958", dr="2 de julho de 1919", ex=1))
def make(out):
    for i, r in enumerate(R, 1):
        t = r["t"]; bl = ["- - - - - - - -", "x-x-x-x-x-x-x", "----------", "ignorado"][i - 1]
        def row(l, x): return '<tr><td class="l">%s</td><td>%s</td></tr>' % (l, v(x or bl))
        g = lambda s: '<tr><td colspan="2" class="g">%s</td></tr>' % s
        T = g("ASSENTO") + row("Livro — Fôlhas — N.º", "%s — %s — %s" % (t["livro"], t["folha"], t["termo"])) + row("Data do assento", r["dr"])
        N = g("REGISTRADO") + row("Nome", t["nome"]) + row("Sexo", t["sexo"].lower()) + row("Nascido a", ("presumivelmente em " if r.get("ex") else "") + t["dn"]) + row("Hora", r["hr"]) + row("Local", r["loc"])
        if r.get("so"): F = g("FILIAÇÃO") + row("Pai", "") + row("Mãe", t["g1"]) + row("Naturalidade da mãe", r["n1"])
        else: F = g("FILIAÇÃO") + row("Pai", t.get("g1")) + row("Naturalidade do pai", r["n1"]) + row("Mãe", t.get("g2")) + row("Naturalidade da mãe", r["n2"])
        A = row("Avô paterno", t.get("ap")) + row("Avó paterna", t.get("avp")) + row("Avô materno", t.get("am")) + row("Avó materna", t.get("avm"))
        ob = r.get("ob") or t.get("anot") or t.get("averb") or bl
        b = '<div class="p"><div class="hd"><div class="e">ARMAS DA<br>REPÚBLICA</div><div><h1>Certidão de Nascimento</h1>%s<br>%s</div><div class="via">2.ª VIA</div></div><table>%s</table><div class="ob"><b>Observações:</b> %s</div><div class="ft">Extraída do assento primitivo, conservada a grafia dos nomes. Dou fé.<br>%s</div><div class="sg">_______________________________________<br>%s<br>Oficial</div></div>' % (
            t["cart"], r["rg"], (T + N + F + A) if i != 2 else (N + F + A + T), v(ob), v(r["em"] + "."), v(t["oficial"]))
        emit(out, "F", i, doc(CSS, b), t, r.get("acc"), r.get("prn"), r.get("twins", ()))
