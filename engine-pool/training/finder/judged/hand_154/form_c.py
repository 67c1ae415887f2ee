# C: Rio Grande do Sul, Pelotas: inteiro teor typed anew (2019-2025), running text with a margin of notes at the left
from common import *
CART = "Registro Civil das Pessoas Naturais da 2ª Zona de Pelotas"
OF = "Lisandro Echevengua Madruga"
CSS = """body{width:210mm;height:297mm;font-family:'Caladea';color:#141414}
.top{position:absolute;left:20mm;right:18mm;top:11mm;text-align:center;line-height:1.35;font-size:10pt}.top .e{font-size:8.6pt;letter-spacing:.8px}.top b.t{display:block;font-size:16pt;letter-spacing:1px;margin:3mm 0 0}.top i{font-size:10.5pt}
.m{position:absolute;top:43mm;left:20mm;right:18mm;border-top:.3mm solid #333;border-bottom:.3mm solid #333;padding:1.6mm 0;font-size:9.6pt;display:flex;justify-content:space-between}
.l{position:absolute;left:20mm;top:56mm;width:40mm;height:182mm;border-right:.3mm solid #555;padding-right:3mm;font-size:7.9pt;line-height:1.38}
.l u{display:block;text-decoration:none;font-weight:bold;font-size:7.4pt;letter-spacing:.7px;margin:0 0 1mm}.l p{margin:0 0 4mm}
.b{position:absolute;left:65mm;right:18mm;top:56mm;font-size:11.2pt;line-height:1.6;text-align:justify}.b p{margin:0 0 2.6mm;text-indent:8mm}
.f{position:absolute;left:20mm;right:18mm;top:244mm;font-size:8.4pt;line-height:1.4;display:flex;gap:8mm}.f>div{flex:1}.s{margin-top:8mm;border-top:.3mm solid #222;text-align:center;padding-top:.8mm}"""
def body_of(r):
    return r["txt"].replace("\n", "</p><p>")
R = [
 dict(nome="TIARAJU BLANCO ETCHEPARE", nasc="23/10/1958", hora="04:00", texto="vinte e três de outubro de mil novecentos e cinquenta e oito", dreg="27/10/1958", sexo="Masculino",
  mun="Pelotas", uf="RS", estab="Santa Casa de Misericórdia", l=44, f=98, t=13870, lv=("A-44", "98v", "13.870"),
  g1="Antenor Etchepare", g1n="Jaguarão/RS", g2="Zilá Blanco Etchepare", g2n="Pelotas/RS", pa="Juan Etchepare", pm="Celina Etchepare", ma="Percílio Blanco", mm="Ondina Blanco",
  averb="", anot="Em 12/02/1984, casou-se nesta 2ª Zona com Clarice Noguez Iturriet, livro B-31, fl. 110, termo 6.402.", demis="18/08/2021", selo="0452.01.2100003.01877",
  txt="Aos vinte e sete dias do mês de outubro do ano de mil novecentos e cinquenta e oito, nesta cidade de Pelotas, Estado do Rio Grande do Sul, em cartório compareceu <b>Antenor Etchepare</b>, funcionário público, e perante as testemunhas abaixo assinadas declarou que no dia {texto}, às quatro horas, na Santa Casa de Misericórdia, nesta cidade, nasceu uma criança do sexo masculino, de cor branca, que recebeu o nome de <b>{nome}</b>, filho legítimo dele declarante, natural de Jaguarão, neste Estado, e de sua mulher <b>Zilá Blanco Etchepare</b>, doméstica, natural desta cidade de Pelotas.\nSão avós paternos Juan Etchepare e Celina Etchepare, e maternos Percílio Blanco e Ondina Blanco.\nDo que, para constar, lavrei este termo que, lido e achado conforme, assinam o declarante e as testemunhas Ataliba Farinha e Nero Vinholes."),
 dict(nome="DILCE MACHADO", nasc="09/05/1947", hora="", texto="nove de maio de mil novecentos e quarenta e sete", dreg="03/12/1959", sexo="Feminino",
  mun="Canguçu", uf="RS", estab="lugar denominado Posto Branco, segundo distrito", l=46, f=15, t=14511, lv=("A-46", "15", "14.511"),
  g1="Eva Machado", g1n="Canguçu/RS", g2="", g2n="", pa="", pm="", ma="", mm="Florisbela Machado",
  averb="", anot="", demis="06/04/2022", selo="0452.01.2200001.00914",
  txt="Aos três dias do mês de dezembro do ano de mil novecentos e cinquenta e nove, nesta cidade de Pelotas, em cartório compareceu <b>Eva Machado</b>, solteira, doméstica, natural de Canguçu, neste Estado, residente na Estrada das Três Vendas, e, em cumprimento ao despacho do Meritíssimo Juiz de Direito proferido na petição arquivada sob número quarenta e três, declarou que em {texto}, no lugar denominado Posto Branco, segundo distrito do município de Canguçu, neste Estado, nasceu uma criança do sexo feminino, de cor mista, que recebeu o nome de <b>{nome}</b>, filha dela declarante. É avó materna Florisbela Machado, já falecida.\nForam testemunhas Idalino Peres e Nair Rosca, que com a declarante, a rogo desta por não saber escrever, assinam o presente."),
 dict(nome="GUILHERME BORGES LEITZKE", nasc="15/03/1981", hora="20:45", texto="quinze de março de mil novecentos e oitenta e um", dreg="19/03/1981", sexo="Masculino",
  mun="Pelotas", uf="RS", estab="Hospital da Sociedade Portuguesa de Beneficência", l=102, f=271, t=51846, lv=("A-102", "271", "51.846"),
  g1="Valmor Leitzke", g1n="São Lourenço do Sul/RS", g2="Neiva Borges Leitzke", g2n="Piratini/RS", pa="Arno Leitzke", pm="Erna Radtke Leitzke", ma="Hermes Borges", mm="Jurema Ávila Borges",
  twin="Gustavo Borges Leitzke", averb="Em 30/11/2010, por sentença do Juízo da 1ª Vara de Família de Pelotas, proc. 022/1.09.0011480-2, averbou-se a separação consensual do registrado.", anot="Casou-se em 07/01/2006 com Fabiana Soares Crizel, no RCPN do Capão do Leão, livro B-4, fl. 60, termo 1.119.", demis="27/01/2020", selo="0452.01.1900007.04420",
  txt="Aos dezenove de março de mil novecentos e oitenta e um, nesta cidade de Pelotas, em cartório compareceu <b>Valmor Leitzke</b>, industriário, natural de São Lourenço do Sul, neste Estado, e, exibindo atestado médico, declarou que no dia {texto}, às vinte horas e quarenta e cinco minutos, no Hospital da Sociedade Portuguesa de Beneficência, nesta cidade, nasceu uma criança do sexo masculino, o primeiro de dois gêmeos, que recebeu o nome de <b>{nome}</b>, filho dele declarante e de <b>Neiva Borges Leitzke</b>, do lar, natural de Piratini, neste Estado, casados em São Lourenço do Sul.\nAvós paternos: Arno Leitzke e Erna Radtke Leitzke. Avós maternos: Hermes Borges e Jurema Ávila Borges.\nO outro gêmeo chama-se {twin} e foi registrado no termo seguinte. Nada mais declarou. Lido e achado conforme, assina."),
 dict(nome="MAITÊ OLIVEIRA GARCIA VIEGAS", nasc="28/02/2014", hora="13:09", texto="28 de fevereiro de 2014", dreg="10/03/2014", sexo="Feminino",
  mun="Pelotas", uf="RS", estab="Hospital Escola da UFPel", l=175, f=44, t=99102, lv=("A-175", "44", "99.102"), dnv="30-63318804-5",
  g1="Juliano Garcia Viegas", g1n="Bagé/RS", g2="Priscila Oliveira da Rosa", g2n="Pelotas/RS", pa="Luiz Carlos Viegas", pm="Mara Garcia Viegas", ma="", mm="Tânia Oliveira da Rosa",
  averb="Averbo, em 21/06/2018, o reconhecimento de paternidade feito por Juliano Garcia Viegas, por escritura pública do 3º Tabelionato de Pelotas, passando a registrada a chamar-se Maitê Oliveira Garcia Viegas e tendo por avós paternos Luiz Carlos Viegas e Mara Garcia Viegas.", anot="CPF da registrada: <span style='white-space:nowrap'>"+cpf(40712283)+"</span>, inscrito na forma do Provimento 63/CNJ.", cpf=cpf(40712283), demis="05/07/2024", selo="0452.01.2400002.03091", older="MAITÊ OLIVEIRA DA ROSA",
  txt="Aos dez de março de dois mil e quatorze, nesta cidade de Pelotas, Estado do Rio Grande do Sul, compareceu <b>Priscila Oliveira da Rosa</b>, comerciária, solteira, natural de Pelotas/RS, e, apresentando a Declaração de Nascido Vivo nº <span style='white-space:nowrap'>{dnv}</span>, declarou que no dia {texto}, às 13h09min, no Hospital Escola da UFPel, em Pelotas/RS, nasceu a criança do sexo feminino à qual deu o nome de <b>{older}</b>, filha da declarante, sendo avó materna Tânia Oliveira da Rosa. A declarante nada informou sobre a paternidade.\nNada mais disse. Lido e achado conforme, assina a declarante com o registrador. Atos gratuitos, Lei nº 9.534/97."),
]
R[3]["g1n"] = ""
def make():
    for i, r in enumerate(R, 1):
        yr = r["dreg"][-4:]
        mat = matricula("098251", yr, r["l"], r["f"], r["t"])
        txt = body_of(r).format(**r)
        no = "Não há."
        sx = {"Masculino": "o", "Feminino": "a"}[r["sexo"]]
        body = f'''<div class=top><div class=e>REPÚBLICA FEDERATIVA DO BRASIL — ESTADO DO RIO GRANDE DO SUL</div>{CART}<br><b class=t>CERTIDÃO DE NASCIMENTO</b><i>em inteiro teor</i></div>
<div class=m><span>Matrícula: <b>{mat}</b></span><span>Livro {r["lv"][0]} &nbsp; Fl. {r["lv"][1]} &nbsp; Termo {r["lv"][2]}</span></div>
<div class=l><u>AVERBAÇÕES</u><p>{r["averb"] or no}</p><u>ANOTAÇÕES</u><p>{r["anot"] or no}</p></div>
<div class=b><p>CERTIFICO, a pedido da parte interessada, que revendo o livro próprio deste Ofício verifiquei constar o assento de nascimento de <b>{r["nome"]}</b>, do teor seguinte:</p><p>{txt}</p><p>Era o que se continha em dito assento, para aqui bem e fielmente transcrito, achando-se à margem as notas reproduzidas ao lado. O referido é verdade e dou fé.</p></div>
<div class=f><div>{CART}<br>Rua Félix da Cunha, 611 – Pelotas/RS<br>Registrador: {OF}<br>Emolumentos: R$ 41,20 + selo R$ 1,80<br>Selo Digital: {r["selo"]}</div><div>Pelotas/RS, {dl(r["demis"])}.<div class=s>{OF}<br>Registrador</div></div></div>'''
        P = lambda v: v.split("/")[0]
        acc = dict(nat=[""], livro=[f'{r["l"]:05d}', str(r["l"])], folha=[f'{r["f"]:03d}', str(r["f"])], termo=[f'{r["t"]:07d}', r["lv"][2].replace(".", "")], texto=[r["nasc"]],
            averb=[] if r["averb"] else [no], anot=[] if r["anot"] else [no])
        for k in ("g1n", "g2n"):
            if r[k]: acc[k] = [P(r[k]), P(r[k]) + ", neste Estado", P(r[k]) + ", Rio Grande do Sul"]
        if i == 1: acc["g2n"] += ["desta cidade de Pelotas"]
        if i == 2: acc["estab"] = ["Domicílio", "", "Posto Branco", "lugar denominado Posto Branco, segundo distrito do município de Canguçu"]
        if i == 3: acc["geminfo"] = [r["twin"] + ", registrado no termo seguinte", "primeiro de dois gêmeos", f'O outro gêmeo chama-se {r["twin"]} e foi registrado no termo seguinte']
        if i == 4:
            acc["averb"] = []
            acc["nome"] = ["Maitê Oliveira Garcia Viegas"]
        g = dict(g1=r["g1"], g1n=r["g1n"], g2=r["g2"], g2n=r["g2n"])
        if i == 4:  # printed order: the mother comes first in the text, the father by averbação
            g = dict(g1=r["g2"], g1n=r["g2n"], g2=r["g1"], g2n="")
            acc["g1n"] = ["Pelotas"]; acc.pop("g2n", None)
            acc["g1"] = [r["g1"]]; acc["g2"] = [r["g2"]]; acc["g1n"] += [""]; acc["g2n"] = [r["g2n"]]
        r = dict(r, anot=text_of(r["anot"]))
        t = truth(f"{NN}C-{i}", r["nasc"], nome=r["nome"], cpf=r.get("cpf", ""), mat=mat, texto=r["texto"], hora=r["hora"], nat=pl(r["mun"], r["uf"]), sexo=r["sexo"], estab=r["estab"],
            mun=r["mun"], uf=r["uf"], rmun="Pelotas", ruf="RS", cart=CART, dreg=r["dreg"], dnv=r.get("dnv", ""), livro=r["lv"][0], folha=r["lv"][1], termo=r["lv"][2],
            pa=r["pa"], pm=r["pm"], ma=r["ma"], mm=r["mm"], gem="Sim" if r.get("twin") else "Não", geminfo=r.get("twin", ""), averb=r["averb"], anot=r["anot"], selo=r["selo"], oficial=OF, demis=r["demis"],
            twins=[r["twin"]] if r.get("twin") else [], acc=acc, **g)
        yield t["case"], page(CSS, body), t
