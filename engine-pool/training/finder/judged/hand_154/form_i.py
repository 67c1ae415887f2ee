# I: Pernambuco, Garanhuns (1919-1938): verbo ad verbum, typewritten throughout in the old spelling, wide margin at the left with the marginal notes and stamps
from common import *
CART = "Cartorio do Registro Civil de Garanhuns"
OF = "Abdisio Cabral de Vasconcellos"
CSS = """body{width:216mm;height:330mm;font-family:'FreeMono';font-weight:600;color:#26262e}
.rg{position:absolute;left:62mm;top:0;height:330mm;border-left:.3mm solid #b98a8a}.rh{position:absolute;right:12mm;top:0;height:330mm;border-left:.3mm solid #b98a8a}
.h{position:absolute;left:66mm;right:16mm;top:14mm;text-align:center;font-family:'Nimbus Roman';font-weight:400;font-size:11pt;line-height:1.3}.h b{font-size:14pt;letter-spacing:1px}
.b{position:absolute;left:66mm;right:17mm;top:46mm;font-size:10.8pt;line-height:1.83;text-align:left}.b p{margin:0 0 0}
.m{position:absolute;left:9mm;width:49mm;top:52mm;font-size:9pt;line-height:1.5}
.st{position:absolute;left:16mm;top:235mm;width:27mm;height:34mm;border:.5mm dashed #5d7a4f;color:#5d7a4f;font-family:'Nimbus Roman';text-align:center;font-size:8.5pt;padding-top:7mm;line-height:1.5}
.st.x{left:24mm;top:275mm;border-color:#8b4b4b;color:#8b4b4b;height:28mm;padding-top:4mm}"""
R = [
 dict(nome="Severino Tenorio de Hollanda", nasc="12/04/1919", texto="doze do corrente mez", dreg="20/04/1919", hora="05:00", sexo="Masculino", estab="rua Santo Antonio numero quarenta", mun="Garanhuns",
  g1="Leoncio Tenorio de Hollanda", g1n="", g2="Philomena Maria de Hollanda", g2n="", nx="ambos naturaes deste Estado", pa="Antonio Tenorio de Hollanda", pm="Umbelina Tenorio", ma="Manoel Felix de Brito", mm="Rosa Maria de Brito",
  l="15", lv="15", f="123", fv="123", n="1008", nv="1008", demis="09/06/1937", ei="nove de Junho de mil novecentos e trinta e sete", marg="Nada mais consta á margem.",
  txt="Aos vinte dias do mez de Abril de mil novecentos e dezenove, nesta cidade de Garanhuns, Estado de Pernambuco, em meu cartorio compareceu Leoncio Tenorio de Hollanda, negociante, e declarou perante as testemunhas que no dia {texto}, ás cinco horas da manhã, em casa de sua residencia, á {estab}, nesta cidade, nasceu uma creança do sexo masculino, que se chamará {nome}, filho legitimo delle declarante e de sua mulher Philomena Maria de Hollanda, ambos naturaes deste Estado; neto paterno de Antonio Tenorio de Hollanda e Umbelina Tenorio, e materno de Manoel Felix de Brito e Rosa Maria de Brito. Do que para constar fiz este termo em que commigo assignam o declarante e as testemunhas Euclydes Dourado e João Branco."),
 dict(nome="Amelia", nasc="02/11/1922", texto="hontem", dreg="03/11/1922", hora="23:00", sexo="Feminino", estab="sitio Burgos", mun="Garanhuns",
  g1="Josepha Maria da Conceição", g1n="Garanhuns/PE", g2="", g2n="", pa="", pm="", ma="", mm="Anna Maria da Conceição", l="19", lv="19", f="47 verso", fv="47 verso", n="301", nv="301", demis="28/02/1938", ei="vinte e oito de Fevereiro de mil novecentos e trinta e oito", marg="",
  txt="Aos tres dias do mez de Novembro de mil novecentos e vinte e dois, nesta cidade de Garanhuns, em meu cartorio compareceu Cicero Monteiro, agricultor, e declarou que {texto}, ás onze horas da noite, no {estab}, deste municipio, nasceu uma creança do sexo feminino, de côr parda, que terá o nome de {nome}, filha natural de Josepha Maria da Conceição, solteira, natural deste municipio; neta materna de Anna Maria da Conceição, não se declarando o pae. E para constar lavrei este termo que assigno com o declarante e as testemunhas Pedro Ivo de Barros e Tertuliano Lins."),
 dict(nome="Cosma", nasc="06/01/1931", texto="seis de Janeiro de mil novecentos e trinta e um", dreg="16/01/1931", hora="14:00", sexo="Feminino", estab="fazenda Mochila, do districto de São João", mun="Garanhuns",
  g1="Honorato Vieira de Mello", g1n="Bom Conselho/PE", g2="Quiteria Alves Vieira", g2n="Garanhuns/PE", pa="Joaquim Vieira de Mello", pm="Thereza de Jesus", ma="Pedro Alves Feitosa", mm="Maria Alves Feitosa", l="vinte e seis", lv="26", f="oito", fv="8", n="cincoenta e nove", nv="59", demis="02/12/1935", ei="dois de Dezembro de mil novecentos e trinta e cinco", marg="", twin="Damiana",
  txt="Aos dezeseis dias do mez de Janeiro de mil novecentos e trinta e um, nesta cidade de Garanhuns, Estado de Pernambuco, compareceu em cartorio Honorato Vieira de Mello, criador, e declarou que no dia {texto}, ás duas horas da tarde, na {estab}, deste municipio, nasceram duas creanças gemeas do sexo feminino, das quaes a primeira se chamará {nome}, objecto deste termo, e a segunda {twin}, registrada sob o numero sessenta; filha legitima delle declarante, natural de Bom Conselho, deste Estado, e de Quiteria Alves Vieira, natural deste municipio; netas pela parte paterna de Joaquim Vieira de Mello e Thereza de Jesus, e pela materna de Pedro Alves Feitosa e Maria Alves Feitosa. Testemunhas, Luiz Guerra e Othoniel Gueiros, que assignam com o declarante."),
 dict(nome="Abelardo Cavalcanti Cysneiros", nasc="17/07/1908", texto="dezesete de Julho de mil novecentos e oito", dreg="22/10/1931", hora="", sexo="Masculino", estab="", mun="Correntes",
  g1="Fausto Cysneiros", g1n="Correntes/PE", g2="Maria Digna Cavalcanti", g2n="Palmeira dos Indios/AL", pa="", pm="", ma="Lourenço Cavalcanti", mm="Idalina Cavalcanti", l="vinte e sete", lv="27", f="noventa e dois", fv="92", n="quinhentos e quatorze", nv="514", demis="11/08/1936", ei="onze de Agosto de mil novecentos e trinta e seis",
  marg="Casou-se em trinta de Maio de mil novecentos e trinta e tres com Dulce Ferraz Souto, nesta cidade, como se vê do livro B numero quatorze, folhas vinte. Garanhuns, 31-5-1933. A. Cabral.",
  txt="Aos vinte e dois dias do mez de Outubro de mil novecentos e trinta e um, nesta cidade de Garanhuns, compareceu em cartorio {nome}, auxiliar do commercio, e de accordo com o decreto numero dezenove mil setecentos e dez, de dezoito de Fevereiro do corrente anno, declarou que nasceu no dia {texto}, na villa de Correntes, deste Estado, sendo filho legitimo de Fausto Cysneiros, natural de Correntes, e de Maria Digna Cavalcanti, natural de Palmeira dos Indios, Estado de Alagôas, já fallecida; que são seus avós maternos Lourenço Cavalcanti e Idalina Cavalcanti, ignorando os paternos. Nada mais declarou e assigna com as testemunhas Arthur Maia e Celso Galvão."),
]
def make():
    for i, r in enumerate(R, 1):
        body = f'''<div class=rg></div><div class=rh></div><div class=h>{CART}<br>ESTADO DE PERNAMBUCO<br><b>CERTIDÃO DE NASCIMENTO</b></div>
<div class=m>{r["marg"]}</div><div class=st>ESTADO DE<br>PERNAMBUCO<br>SELLO<br>2$000</div><div class="st x">EDUCAÇÃO<br>E SAUDE<br>200 réis</div>
<div class=b><p>CERTIFICO, a pedido verbal de pessôa interessada, que revendo em meu cartorio o livro numero {r["l"]} de registro de nascimentos, nelle, ás folhas {r["f"]}, encontrei o termo do teôr seguinte:- Numero {r["n"]}.- {r["txt"].format(**r)}- Era o que se continha em dito termo, que bem e fielmente fiz copiar do proprio original, ao qual me reporto e dou fé.</p>
<p>Garanhuns, {r["ei"]}.</p><p>O official do registro civil,</p><p style="margin-top:8mm">{OF}</p></div>'''
        full = [r["nasc"], dw(r["nasc"]), old(dw(r["nasc"]))]
        acc = dict(texto=full, nat=["", r["mun"]], livro=[r["l"]], folha=[r["f"]], termo=[r["n"]])
        g1n, g2n = r["g1n"], r["g2n"]
        if i == 1:
            acc["texto"] += ["dia doze do corrente mez", "doze de Abril de mil novecentos e dezenove"]
            acc["estab"] = ["casa de sua residencia, á rua Santo Antonio numero quarenta", "em casa de sua residencia, á rua Santo Antonio numero quarenta", "á rua Santo Antonio numero quarenta", "Domicílio", ""]
            g1n = g2n = "Pernambuco"
            acc["g1n"] = acc["g2n"] = ["deste Estado", "PE", "", "naturaes deste Estado"]
            acc["averb"] = ["Nada mais consta á margem."]; acc["anot"] = acc["averb"]
        if i == 2:
            acc["estab"] = ["Domicílio", "", "sitio Burgos, deste municipio"]; acc["g1n"] = ["deste municipio", "Garanhuns"]; acc["folha"] = ["47v", "47"]
        if i == 3:
            acc["estab"] = ["fazenda Mochila", "Domicílio", ""]; acc["g1n"] = ["Bom Conselho"]; acc["g2n"] = ["deste municipio", "Garanhuns"]
            acc["geminfo"] = ["Damiana, registrada sob o numero sessenta"]; acc["mun"] = ["São João"]
        if i == 4:
            acc["anot"] = [r["marg"]]; acc["g1n"] = ["Correntes"]; acc["g2n"] = ["Palmeira dos Indios", "Palmeira dos Indios, Estado de Alagôas", "Palmeira dos Indios/Alagôas"]
            acc["averb"] = [r["marg"].split(" Garanhuns, 31")[0]]; acc["anot"] += acc["averb"]; acc["estab"] = ["villa de Correntes", "Domicílio"]
        t = truth(f"{NN}I-{i}", r["nasc"], size=(612, 935), nome=r["nome"], texto=r["texto"], hora=r["hora"], nat=pl(r["mun"], "PE"), sexo=r["sexo"], estab=r["estab"], mun=r["mun"], uf="PE", rmun="Garanhuns", ruf="PE", cart=CART,
            dreg=r["dreg"], livro=r["lv"], folha=r["fv"], termo=r["nv"], g1=r["g1"], g1n=g1n, g2=r["g2"], g2n=g2n, pa=r["pa"], pm=r["pm"], ma=r["ma"], mm=r["mm"], gem="Sim" if i == 3 else "Não", geminfo=r.get("twin", ""),
            averb=r["marg"] if i == 4 else "", oficial=OF, demis=r["demis"], joint=True, twins=[r["twin"]] if i == 3 else [], acc=acc)
        yield t["case"], page(CSS, body, "216mm 330mm", "#f7f2e2"), t
