"""E: Rio Grande do Sul, 1958-1973: ruled form in boxes, parents and grandparents in a grid, right-hand column for what stands at the margin."""
from common import *
CSS = """body{font-family:'Liberation Serif';font-size:12.5px;color:#20140e;padding:11mm 9mm 0 13mm}
.k{font-family:'FreeMono';font-weight:700;font-size:13.4px;color:#20242e;line-height:1.25}
.hd{display:flex;gap:14px;align-items:center;border-bottom:2.5px double #20140e;padding-bottom:7px}
.es{width:62px;height:70px;border:1.6px solid #20140e;border-radius:0 0 31px 31px;text-align:center;font-size:9px;padding-top:10px;line-height:12px;flex:none}
.hd .m{flex:1;text-align:center;line-height:1.4}.hd .m .a{font:700 16px 'Liberation Serif';letter-spacing:1.5px}
.ti{text-align:center;font:700 24px 'Liberation Serif';letter-spacing:5px;margin:10px 0 8px}
.w{display:flex;gap:0;border:1.4px solid #20140e}.l{flex:1;border-right:1.4px solid #20140e}.rt{width:43mm;padding:6px 7px}
.c{border-bottom:1px solid #20140e;padding:3px 7px 4px;min-height:42px}.c>div{margin-top:2px;min-height:17px}
.rw{display:flex}.rw>.c{border-right:1px solid #20140e;flex:1}.rw>.c:last-child{border-right:0}
.sec{background:#e9e4da;border-bottom:1px solid #20140e;text-align:center;font-size:11.5px;letter-spacing:3px;padding:2px}
.rt h5{margin:0 0 8px;font-size:11.5px;text-align:center;font-weight:700;line-height:1.3}
.bt{margin-top:12px;line-height:1.7}.sg{margin:44px 0 0 46%;text-align:center;border-top:1px solid #333;padding-top:2px}"""


def K(s): return f'<span class="k">{tt(s)}</span>'
def C(a, v, g=1): return f'<div class="c" style="flex:{g}">{a}<div>{K(v) if v else ""}</div></div>'
def RW(*x): return '<div class="rw">' + "".join(C(*y) for y in x) + "</div>"


def html_(f):
    h = f"""<div class="hd"><div class="es">20 DE<br>SETEMBRO<br>★<br>1835</div><div class="m"><div class="a">ESTADO DO RIO GRANDE DO SUL</div>PODER JUDICIÁRIO — COMARCA DE {K(f['com'])}<br>
MUNICÍPIO DE {K(f['mun'])}<br><strong>{f['cart']}</strong><br>{f['of']}</div></div><div class="ti">CERTIDÃO DE NASCIMENTO</div><div class="w"><div class="l">"""
    h += RW(("Livro N.º", f['liv']), ("Fôlha", f['fls']), ("Têrmo N.º", f['ter']), ("Registrado em", f['reg'], 2)) + C("Nome", f['nome'])
    h += C("Dia, mês e ano do nascimento", f['d']) + RW(("Hora", f['hr']), ("Sexo", f['sx']), ("Côr", f['cor'])) + C("Lugar do nascimento", f['loc'])
    h += '<div class="sec">FILIAÇÃO</div>' + RW(("Pai", f['p'][0], 2.2), ("Natural de", f['p'][1], 1.3)) + RW(("Mãe", f['m'][0], 2.2), ("Natural de", f['m'][1], 1.3))
    h += '<div class="sec">AVÓS</div>' + RW(("Avô paterno", f['a'][0]), ("Avó paterna", f['a'][1])) + RW(("Avô materno", f['a'][2]), ("Avó materna", f['a'][3]))
    h += C("Declarante", f['dec']) + C("Testemunhas", f['tes']) + f'<div class="c" style="border-bottom:0;min-height:74px">Observações<div>{K(f["obs"]) if f["obs"] else ""}</div></div>'
    h += f"""</div><div class="rt"><h5>CONSTA À MARGEM<br>DO TÊRMO</h5>{K(f['mg']) if f['mg'] else ''}</div></div>
<div class="bt">O referido é verdade e dou fé.<br>{K(f['em'])}</div><div class="sg">{f['sub']}</div>"""
    return page(CSS, h)


def make():
    F = []
    F.append((dict(com="Ijuí", mun="Ijuí", cart="CARTÓRIO DE REGISTRO CIVIL DO 4.º DISTRITO — AJURICABA", of="Oficial: Arlindo Reinoldo Kempf", liv="A-7", fls="188v", ter="3.372", reg="9 de dezembro de 1953", nome="LORENI TERESINHA SZCZEPANIAK",
        d="trinta de novembro de mil novecentos e cinquenta e três", hr="4 hs. da manhã", sx="feminino", cor="branca", loc="Linha Vinte e Três, nêste distrito, em casa", p=("ESTANISLAU SZCZEPANIAK, agricultor", "Guarani das Missões"), m=("ELLA DREWS SZCZEPANIAK, doméstica", "êste distrito"),
        a=("Kasimir Szczepaniak", "Weronika Gawlik", "Gustav Drews", "Ottilie Lemke Drews"), dec="O pai", tes="Reinaldo Goergen e Bruno Mantei", obs="", mg="", em="Ajuricaba, 14 de janeiro de 1964", sub="Oficial do Registro Civil"),
        dict(nome="LORENI TERESINHA SZCZEPANIAK", nasc_txt="trinta de novembro de mil novecentos e cinquenta e três", nasc="30/11/1953", hora="04:00", nat=NAT("Ijuí", "RS", "Ajuricaba", "Linha Vinte e Três"), sexo="Feminino",
        estab=("Linha Vinte e Três", ["Domicílio", "Linha Vinte e Três, nêste distrito, em casa"]), mun=("Ijuí", ["Ajuricaba"]), reg_mun=("Ijuí", ["Ajuricaba"]), data_reg="09/12/1953", livro="A-7", folha=folha("188v"), termo=num("3.372"),
        g1="ESTANISLAU SZCZEPANIAK", g1nat=P("Guarani das Missões", "RS"), g2="ELLA DREWS SZCZEPANIAK", g2nat=("Ijuí/RS", ["êste distrito", "Ajuricaba", "Ijuí", "Ajuricaba/RS"]), pp="Kasimir Szczepaniak", pm="Weronika Gawlik", mp="Gustav Drews", mm="Ottilie Lemke Drews",
        oficial="Arlindo Reinoldo Kempf", emissao="14/01/1964")))
    F.append((dict(com="Pôrto Alegre", mun="Pôrto Alegre", cart="REGISTRO CIVIL DAS PESSOAS NATURAIS — 4.ª ZONA", of="Bel. Clóvis Dornelles Saldanha — Oficial", liv="A-119", fls="203", ter="91.457", reg="hoje", nome="CARLA ROSANE VAZ MACHADO",
        d="17 (dezessete) de maio de 1970", hr="8,10 hs.", sx="feminino", cor="mista", loc="Maternidade Mário Totta, nesta Capital", p=("PAULO ROBERTO SOARES MACHADO, comerciário", "nesta Capital"), m=("ROSANE VAZ, estudante, solteira", "Rio Pardo"),
        a=("xxxxxxxxxxxx", "Doralina Soares Machado", "Alcebíades Vaz", "Noemy Konrath Vaz"), dec="Os pais", tes="xxxxxxxxxxxx", obs="Mãe com 17 anos, assistida por seu pai.", mg="xxxxxxxxx", em="Pôrto Alegre, 26 de maio de 1970", sub="p/Oficial — Ajudante: Iolanda Fraga"),
        dict(nome="CARLA ROSANE VAZ MACHADO", nasc_txt=("17 (dezessete) de maio de 1970", []), nasc="17/05/1970", hora="08:10", nat=NAT("Pôrto Alegre", "RS", "nesta Capital", "Porto Alegre/RS"), sexo="Feminino", estab="Maternidade Mário Totta", mun=("Pôrto Alegre", ["Porto Alegre"]),
        reg_mun=("Pôrto Alegre", ["Porto Alegre"]), data_reg="26/05/1970", livro="A-119", folha="203", termo=num("91.457"), g1="PAULO ROBERTO SOARES MACHADO", g1nat=("Pôrto Alegre/RS", ["nesta Capital", "Pôrto Alegre", "Porto Alegre/RS"]),
        g2="ROSANE VAZ", g2nat=P("Rio Pardo", "RS"), pm="Doralina Soares Machado", mp="Alcebíades Vaz", mm="Noemy Konrath Vaz", averb=("", ["Mãe com 17 anos, assistida por seu pai."]), oficial="Clóvis Dornelles Saldanha", emissao="26/05/1970")))
    mg3 = "Reconhecida a paternidade por Ney Azambuja Marimon, escritura do 2.º Tab. de Bagé, de 3-4-1941, passando o registrado a chamar-se ENIO TEIXEIRA MARIMON. Avós paternos: Vasco Marimon e Cecy Azambuja. Bagé, 10-4-41. O Of. A. Brião."
    mg3b = "Casou em D. Pedrito com Ilza Prates Leal, em 20-12-1958, L.º B14, fl. 77."
    F.append((dict(com="Bagé", mun="Bagé", cart="CARTÓRIO DO REGISTRO CIVIL — SEDE", of="Antenor Brião Collares, Oficial", liv="31", fls="46", ter="219", reg="6 de abril de 1936", nome="ENIO TEIXEIRA",
        d="vinte e três de março de mil novecentos e trinta e seis", hr="23", sx="masculino", cor="branca", loc="Rua Marechal Floriano n.º 1.402, nesta cidade", p=("", ""), m=("GUIOMAR TEIXEIRA, costureira", "República Oriental do Uruguai"),
        a=("", "", "Ramón Teixeira", "Ursulina Bentos"), dec="A mãe", tes="Hélio Brasil e Oscar Pons", obs="", mg=mg3 + "<br><br>" + mg3b, em="Bagé, 2 de agôsto de 1962", sub="Oficial"),
        dict(nome=("ENIO TEIXEIRA", ["ENIO TEIXEIRA MARIMON"]), nasc_txt="vinte e três de março de mil novecentos e trinta e seis", nasc="23/03/1936", hora="23:00", nat=NAT("Bagé", "RS"), sexo="Masculino", estab="Rua Marechal Floriano n.º 1.402", mun="Bagé", reg_mun="Bagé",
        data_reg="06/04/1936", livro="31", folha="46", termo="219", g1="GUIOMAR TEIXEIRA", g1nat=("República Oriental do Uruguai", ["Uruguai"]), g2=("", ["Ney Azambuja Marimon"]), mp="Ramón Teixeira", mm="Ursulina Bentos", pp=("", ["Vasco Marimon"]), pm=("", ["Cecy Azambuja"]),
        averb=(mg3, [mg3 + " " + mg3b]), anot=(mg3b, []), oficial="Antenor Brião Collares", emissao="02/08/1962")))
    F.append((dict(com="Vacaria", mun="Vacaria", cart="OFÍCIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS", of="Oficial: Vergílio Hoffmann Boeira", liv="A-26", fls="77", ter="10.604", reg="doze de junho de 1958", nome="VALDIR ANTÔNIO BARRETO DA LUZ",
        d="oito (8) de junho do corrente ano", hr="14,45", sx="masculino", cor="branca", loc="em viagem, na estrada geral, lugar Capão Ralo, município de Lagoa Vermelha", p=("DINARTE DA LUZ, motorista", "Bom Jesus"), m=("ZENAIDE BARRETO DA LUZ", "Lajes, Santa Catarina"),
        a=("Fidêncio da Luz", "Maria Idalina Boeira da Luz", "ignorado", "Erotildes Barreto"), dec="O pai", tes="Nabor Kramer e Santo Dallagnol, desta cidade", obs="Certidão isenta - 1.ª via.", mg="NIHIL", em="Vacaria, 12 de junho de 1958", sub="O Oficial"),
        dict(nome="VALDIR ANTÔNIO BARRETO DA LUZ", nasc_txt=("oito (8) de junho do corrente ano", ["oito (8) de junho"]), nasc="08/06/1958", hora="14:45", nat=NAT("Lagoa Vermelha", "RS"), sexo="Masculino",
        estab=("em viagem, na estrada geral, lugar Capão Ralo", ["estrada geral, lugar Capão Ralo", "Capão Ralo", "lugar Capão Ralo"]), mun="Lagoa Vermelha", reg_mun="Vacaria", data_reg="12/06/1958", livro="A-26", folha="77", termo=num("10.604"),
        g1="DINARTE DA LUZ", g1nat=P("Bom Jesus", "RS"), g2="ZENAIDE BARRETO DA LUZ", g2nat=("Lajes/SC", ["Lajes, Santa Catarina", "Lajes"]), pp="Fidêncio da Luz", pm="Maria Idalina Boeira da Luz", mm="Erotildes Barreto", oficial="Vergílio Hoffmann Boeira", emissao="12/06/1958")))
    for i, (f, k) in enumerate(F, 1):
        c = f"148E-{i}"
        yield c, html_(f), truth(c, joint=True, uf="RS", reg_uf="RS", cartorio=(f['cart'], [f['cart'].split(" — ")[0]]), **k)
