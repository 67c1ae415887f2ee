# A: printed blank of the 1930s filled in by typewriter on dotted lines (Rio Grande do Sul, Paraná, Santa Catarina)
from common import *
CSS = """body{font-family:'Liberation Serif',serif;font-size:12.5pt;color:#1c1c1c}
.p{width:210mm;height:296mm;padding:14mm 17mm 10mm 21mm}
.h{text-align:center;line-height:1.25}.h .b{font-size:15pt;letter-spacing:.5px}.h .s{font-size:11pt}
h1{font-size:25pt;text-align:center;margin:5mm 0 3mm;font-weight:bold;letter-spacing:2px}
.v{font-family:'Liberation Mono','Courier New',monospace;font-size:11pt;color:#17174a;border-bottom:1px dotted #444;padding:0 3px}
.t{text-align:justify;line-height:1.78}.rule{border-top:3px double #333;margin:3mm 0}
.f{margin-top:7mm;text-align:center}.f .l{display:inline-block;border-top:1px solid #333;width:95mm;padding-top:1mm}.cx{border:1px solid #444;padding:2mm 3mm;margin-top:3mm;line-height:1.6}
.st{float:right;border:1px dashed #777;width:24mm;height:28mm;text-align:center;font-size:8pt;padding-top:4mm;color:#555}"""
def v(s): return '<span class="v">%s</span>' % s
R = [
 dict(t=dict(nome="Alcebíades Pinto da Sylveira", dn="dezoito de março de mil novecentos e trinta e um", d="18/03/1931", hora="05:30", sexo="Masculino", estab="Domicílio", lm="Pelotas", luf="RS", rm="Pelotas", ruf="RS",
   cart="Cartorio do Registro Civil da 2.ª Zona de Pelotas", dreg="27/03/1931", livro="A-23", folha="87v", termo="412", g1="Ormindo Telles da Sylveira", g1n="Cangussú/RS", g2="Malvina Pinto Garcia", g2n="Jaguarão/RS",
   ap="Felisberto Telles da Sylveira", avp="Bernardina Soares Telles", am="Hyppolito Pinto Garcia", avm="Thereza Amaro Pinto", oficial="Olegario Brum Nogueira", demis="14/05/1934"),
  acc=dict(estab=["na casa n.º 61 da rua Santa Cruz"], g1n=["Cangussú, neste Estado"], g2n=["Jaguarão, neste Estado"]), prn=dict(hora="cinco horas e trinta minutos", dreg="vinte e sete de março de 1931", sexo="masculino", demis="Pelotas, 14 de maio de 1934", luf="Rio Grande do Sul", ruf="Rio Grande do Sul"),
  uf="Rio Grande do Sul", com="Pelotas", dis="2.ª Zona", em="nesta cidade, na casa n.º 61 da rua Santa Cruz", hr="cinco horas e trinta minutos da manhã", cor="branca", o="o", leg="legitimo", n1="Cangussú, neste Estado", p1="empregado do commercio", n2="Jaguarão, neste Estado", p2="domestica", dg="vinte e sete de março de 1931", dec="o pae", te=("Arlindo Vaz Caldeira", "João Maria Lessa"), obs="- - - - - - - - - - - - - - - - - - - -", de="14 de maio de 1934"),
 dict(t=dict(nome="Ondina Clementina de Oliveira", dn="dois de dezembro de mil novecentos e vinte e oito", d="02/12/1928", hora="23:00", sexo="Feminino", estab="Domicílio", lm="Lages", luf="SC", rm="Lages", ruf="SC",
   cart="Cartorio do Registro Civil do 1.º Districto de Lages", dreg="10/01/1929", livro="31", folha="140", termo="1.077", g1="Clementina Rosa de Oliveira", g1n="Campos Novos/SC", am="Salvador Rosa", avm="Ignacia de Oliveira", oficial="Theophilo Waltrick Pereira", demis="03/09/1937"),
  acc=dict(estab=["no lugar denominado Passo do Meio"], g1n=["Campos Novos, deste Estado"], anot=["A mãe é solteira. Nada mais consta.", "A mãe é solteira."], averb=["A mãe é solteira. Nada mais consta."]), prn=dict(hora="onze horas da noite", dreg="dez de janeiro de 1929", sexo="feminino", demis="Lages, 3 de setembro de 1937", luf="Santa Catharina", ruf="Santa Catharina"),
  uf="Santa Catharina", com="Lages", dis="1.º Districto", em="neste districto, no lugar denominado Passo do Meio", hr="onze horas da noite", cor="parda", o="a", leg="natural", so=1, n1="Campos Novos, deste Estado", p1="serviços domesticos", dg="dez de janeiro de 1929", dec="a avó materna", te=("Procopio Antunes Ribas", "Vidal Ramos Muniz"), obs="A mãe é solteira. Nada mais consta.", de="3 de setembro de 1937"),
 dict(t=dict(nome="Wladislau Cichowski", dn="trinta e um de agosto de mil novecentos e trinta e dois", d="31/08/1932", hora="00:15", sexo="Masculino", estab="Hospital de Caridade São Vicente de Paulo", lm="Araucaria", luf="PR", rm="Araucaria", ruf="PR",
   cart="Cartorio do Registro Civil da Séde de Araucaria", dreg="05/09/1932", livro="A-9", folha="23", termo="88", g1="Estanislau Cichowski", g1n="Polonia", g2="Marianna Wojnar Cichowski", g2n="Araucaria/PR",
   ap="André Cichowski", avp="Catharina Sobczak", am="Miguel Wojnar", avm="Rosalia Kruk", gem="Sim", geminfo="gemeo com Casemiro Cichowski", oficial="Romualdo Ferreira do Amaral", demis="05/09/1932"),
  acc=dict(g2n=["desta cidade", "Araucária/PR"], g1n=["Polônia"], lm=["Araucária"], rm=["Araucária"], nat=["Araucária/PR"], geminfo=["Casemiro Cichowski", "gemeo com Casemiro Cichowski, nascido quinze minutos antes."], anot=["gemeo com Casemiro Cichowski, nascido quinze minutos antes."], averb=["gemeo com Casemiro Cichowski, nascido quinze minutos antes."]), twins=["Casemiro Cichowski"], prn=dict(hora="zero hora e quinze minutos", dreg="cinco de setembro de 1932", sexo="masculino", demis="Araucaria, 5 de setembro de 1932", luf="Paraná", ruf="Paraná"),
  uf="Paraná", com="Araucaria", dis="Séde", em="nesta cidade, no Hospital de Caridade São Vicente de Paulo", hr="zero hora e quinze minutos", cor="branca", o="o", leg="legitimo", n1="Polonia", p1="lavrador", n2="desta cidade", p2="lavradora", dg="cinco de setembro de 1932", dec="o pae", te=("Pedro Zaleski", "Affonso Guimarães Taborda"), obs="gemeo com Casemiro Cichowski, nascido quinze minutos antes.", de="5 de setembro de 1932"),
 dict(t=dict(nome="Maria Conceição Fagundes Dornelles", dn="oito de dezembro de mil novecentos e dezenove", d="08/12/1919", hora="", sexo="Feminino", estab="Domicílio", lm="São Borja", luf="RS", rm="São Borja", ruf="RS",
   cart="Cartorio do Registro Civil do 1.º Districto de São Borja", dreg="22/02/1920", livro="14", folha="61v", termo="39", g1="Balthazar Dornelles", g1n="Corrientes, Republica Argentina", g2="Florisbella Fagundes", g2n="São Borja/RS",
   am="Laurindo Fagundes", avm="Anna Joaquina", averb="Casou-se com Propicio Machado Leiria, em 20 de junho de 1938, nesta cidade, passando a assignar-se Maria Conceição Dornelles Leiria (livro B-11, fls. 70).", oficial="Euclydes Loureiro Motta", demis="02/07/1938"),
  acc=dict(estab=["na estancia de seus paes"], g1n=["Corrientes", "Corrientes/Republica Argentina", "Corrientes/Argentina"], g2n=["deste municipio"]), prn=dict(dreg="vinte e dois de fevereiro de 1920", sexo="feminino", demis="São Borja, 2 de julho de 1938", luf="Rio Grande do Sul", ruf="Rio Grande do Sul"),
  uf="Rio Grande do Sul", com="São Borja", dis="1.º Districto", em="neste districto, na estancia de seus paes", hr="hora ignorada", cor="branca", o="a", leg="legitima", n1="Corrientes, Republica Argentina", p1="criador", n2="deste municipio", p2="domestica", dg="vinte e dois de fevereiro de 1920", dec="Laurindo Fagundes", te=("Quirino Paim", "Crescencio Ayres"), noap=1, obs=None, de="2 de julho de 1938"),
]
def make(out):
    for i, r in enumerate(R, 1):
        t = r["t"]; dash = "= = = = = = = = = = ="
        pai = v(t["g1"]) + ", natural de " + v(r["n1"]) + ", profissão " + v(r["p1"])
        mae = (v(t["g2"]) + ", natural de " + v(r["n2"]) + ", profissão " + v(r["p2"])) if not r.get("so") else ""
        if r.get("so"):
            fil = v(r["leg"]) + " de " + v(t["g1"]) + ", natural de " + v(r["n1"]) + ", profissão " + v(r["p1"]) + " e de " + v("x x x x x x x") + ", natural de " + v("x x x x x") + ", profissão " + v("x x x x")
        else: fil = v(r["leg"]) + " de " + pai + " e de dona " + mae
        av = v(t["ap"]) + " e dona " + v(t["avp"]) if "ap" in t else v("ignorados" if r.get("noap") else "x x x x x x x x x x") + " e dona " + v("ignorados" if r.get("noap") else "x x x x x x x x x x")
        obs = r["obs"] if r["obs"] else t["averb"]
        b = '<div class="p">' + ('<div class="st">SELLO<br>Rs. 2$000</div>' if i % 2 else "") + '<div class="h"><div class="b">REPUBLICA DOS ESTADOS UNIDOS DO BRASIL</div><div>ESTADO DE %s</div><div class="s">Comarca e Municipio de %s</div></div>' % (v(r["uf"]), v(r["com"]))
        b += '<h1>NASCIMENTO N.º %s</h1><div class="rule"></div>' % v(t["termo"])
        b += '<div class="t">%s, Official do %s, na forma da lei, etc.<br><b>CERTIFICO</b> que a folhas %s do livro n.º %s do registro de nascimentos acha-se o assento, feito em %s, de <br>%s,<br>nascid%s aos %s, ás %s, %s, do sexo %s, de côr %s, filh%s %s; sendo avós paternos %s e avós maternos %s e dona %s.<br>Foi declarante %s e serviram de testemunhas %s e %s.</div>' % (
            v(t["oficial"]), v(t["cart"]), v(t["folha"]), v(t["livro"]), v(r["dg"]), v(t["nome"]), v(r["o"]), v(t["dn"]), v(r["hr"]), v(r["em"]), v(t["sexo"].lower()), v(r["cor"]), v(r["o"]), fil, av, v(t["am"]), v(t["avm"]), v(r["dec"]), v(r["te"][0]), v(r["te"][1]))
        b += '<div class="cx">OBSERVAÇÕES: %s</div>' % v(obs)
        b += '<div class="t" style="margin-top:3mm">O referido é verdade e dou fé.<br>%s</div><div class="f"><span class="l">O Official do Registro Civil</span></div></div>' % v(t["rm"] + ", " + r["de"])
        emit(out, "A", i, doc(CSS, b), t, r.get("acc"), r.get("prn"), r.get("twins", ()))
