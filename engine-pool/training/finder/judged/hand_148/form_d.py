"""D: Bahia, 1948-1968: short form ("em breve relatório") on a half sheet, blank with labelled dotted rows and a box for stamps."""
from common import *
W, H = 210, 162
CSS = """body{font-family:'Nimbus Sans';font-size:12.2px;color:#123a2a;padding:8mm 10mm 0 12mm}
.k{font-family:'Liberation Mono';font-size:13.2px;color:#1b1b1b;letter-spacing:-.2px}
.fr{border:1.4px solid #123a2a;padding:8px 14px 8px;height:143mm;position:relative}
.hd{text-align:center;line-height:1.4}.hd .a{font:700 14.5px 'Nimbus Sans';letter-spacing:1px}
.ti{text-align:center;font:700 19px 'Nimbus Sans';letter-spacing:2px;margin:7px 0 1px}.st{text-align:center;font-size:11.5px;margin-bottom:5px}
.r{display:flex;gap:4px;align-items:baseline;height:25.5px}.r i{border-bottom:1px solid #5a7a6c;font-style:normal;white-space:nowrap;padding-left:4px;min-height:17px}
.bx{position:absolute;right:12px;bottom:10px;width:108px;height:82px;border:1px dashed #567;text-align:center;font-size:9.5px;padding-top:33px}
.sg{position:absolute;left:80px;bottom:14px;width:330px;border-top:1px solid #345;text-align:center;padding-top:3px}
.vt{position:absolute;left:-9mm;top:118mm;font-size:8.5px;transform:rotate(-90deg);transform-origin:0 0;white-space:nowrap}"""


def K(s): return f'<span class="k">{tt(s)}</span>'


def R(*p):
    """label, value[, grow] triples in one row"""
    return '<div class="r">' + "".join(f"{a} <i style='flex:{g}'>{K(v) if v else ''}</i> " for a, v, g in p) + "</div>"


def html_(f):
    h = f"""<div class="fr"><div class="hd"><div class="a">ESTADO DA BAHIA</div>PODER JUDICIÁRIO<br><strong>CARTÓRIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS</strong></div>"""
    h += R(("Comarca d", f['com'], 1), (f['dl'], f['dist'], 1)) + f'<div class="ti">CERTIDÃO DE NASCIMENTO</div><div class="st">(em breve relatório — art. 32, Dec. 4.857/39)</div>'
    h += R(("CERTIFICO, para fins", f['fim'], 2), ("que do livro n.º", f['liv'], 1)) + R(("às fls.", f['fls'], 1), (", sob o n.º de ordem", f['ord'], 1), (", consta o registro", f['reg'], 2.6))
    h += R(("de", f['nome'], 4), ("sexo", f['sx'], 1), ("côr", f['cor'], .8)) + R(("nascid", f['d'], 4), ("às", f['hr'], 1.1)) + R(("em", f['loc'], 1))
    h += R(("filh", f['pai'], 1)) + R(("e de", f['mae'], 1)) + R(("OBS.", f['o1'], 1)) + R(("", f['o2'], 1)) + R(("O referido é verdade e dou fé.", f['em'], 1))
    h += f"""<div class="sg">{f['sg']}</div><div class="bx">SELOS</div></div>"""
    return page(CSS, h, W, H)


def make():
    F = []
    F.append((dict(com="a Capital", dl="Subdistrito de", dist="Brotas", fim="escolares", liv="54", fls="117", ord="12.980", reg="", nome="HELENILDA SACRAMENTO BULCÃO", sx="fem.", cor="parda",
        d="a no dia trinta de janeiro de mil novecentos e quarenta e nove", hr="17 hs.", loc="Ladeira do Acupe, 86, nesta Capital", pai="a legítima de Otoniel Bulcão", mae="Valdelice Sacramento Bulcão", o1="x.x.x.x.x", o2="",
        em="Salvador, 6 de fevereiro de 1956", sg="Stélio Gordilho Brandão — Oficial"),
        dict(nome="HELENILDA SACRAMENTO BULCÃO", nasc_txt="trinta de janeiro de mil novecentos e quarenta e nove", nasc="30/01/1949", hora="17:00", nat=NAT("Salvador", "BA", "Capital"), sexo="Feminino", estab="Ladeira do Acupe, 86",
        mun="Salvador", uf="BA", reg_mun="Salvador", livro="54", folha="117", termo=num("12.980"), g1="Otoniel Bulcão", g2="Valdelice Sacramento Bulcão", oficial="Stélio Gordilho Brandão", emissao="06/02/1956")))
    F.append((dict(com="e Feira de Santana", dl="Distrito de", dist="Bonfim de Feira", fim="militares (gratuita)", liv="11-B", fls="62 verso", ord="309", reg="feito em 18 de abril de 1947", nome="JOVELINO ALVES DE CERQUEIRA", sx="masc.", cor="preta",
        d="o a 2 (dois) de julho de 1929", hr="-----", loc="a Fazenda Jenipapo, dêste distrito", pai="o natural de -----", mae="Maria Alves de Cerqueira, brasileira, doméstica", o1="Registro feito pelo próprio, nos têrmos do Decreto-Lei n.º 7.270,",
        o2="de 25/1/1945. Avó materna: Ana Alves da Silva, falecida.", em="Bonfim de Feira, 11/8/1948", sg="Escrivã: Laudelina Portugal Estrêla"),
        dict(nome="JOVELINO ALVES DE CERQUEIRA", nasc_txt=("2 (dois) de julho de 1929", []), nasc="02/07/1929", hora="", nat=NAT("Feira de Santana", "BA", "Bonfim de Feira"), sexo="Masculino", estab="Fazenda Jenipapo", mun=("Feira de Santana", ["Bonfim de Feira"]), uf="BA",
        reg_mun=("Feira de Santana", ["Bonfim de Feira"]), data_reg="18/04/1947", livro="11-B", folha=folha("62 verso"), termo="309", g1="Maria Alves de Cerqueira", mm="Ana Alves da Silva",
        averb=("", ["Registro feito pelo próprio, nos têrmos do Decreto-Lei n.º 7.270, de 25/1/1945.", "Registro feito pelo próprio, nos têrmos do Decreto-Lei n.º 7.270, de 25/1/1945. Avó materna: Ana Alves da Silva, falecida."]),
        oficial="Laudelina Portugal Estrêla", emissao="11/08/1948")))
    F.append((dict(com="e Ilhéus", dl="Distrito de", dist="Sede - 1.º Ofício", fim="de matrícula", liv="A-40", fls="210", ord="26.417", reg="lavrado a 04-01-1960", nome="GILDÁSIO DA HORA MENEZES FILHO", sx="masc.", cor="branca",
        d="o aos 13-12-1959 (treze de dezembro de mil novecentos e cinquenta e nove)", hr="3,15", loc="a Santa Casa de Misericórdia, cidade de Itabuna, dêste Estado", pai="o de Gildásio da Hora Menezes, natural de Sergipe", mae="Eunice Badaró Menezes, natural de Canavieiras",
        o1="Nada consta à margem.", o2="", em="Ilhéus, 19 de fevereiro de 1968", sg="Oficial: Péricles Lavigne de Assis"),
        dict(nome="GILDÁSIO DA HORA MENEZES FILHO", nasc_txt=("13-12-1959 (treze de dezembro de mil novecentos e cinquenta e nove)", ["13-12-1959", "treze de dezembro de mil novecentos e cinquenta e nove"]), nasc="13/12/1959", hora="03:15", nat=NAT("Itabuna", "BA"), sexo="Masculino",
        estab="Santa Casa de Misericórdia", mun="Itabuna", uf="BA", reg_mun="Ilhéus", data_reg="04/01/1960", livro="A-40", folha="210", termo=num("26.417"), g1="Gildásio da Hora Menezes", g1nat=("Sergipe", ["SE"]), g2="Eunice Badaró Menezes", g2nat=P("Canavieiras", "BA"),
        oficial="Péricles Lavigne de Assis", emissao="19/02/1968")))
    F.append((dict(com="e Juazeiro", dl="Distrito de", dist="Juazeiro (sede)", fim="de trabalho", liv="28", fls="9", ord="1.144", reg="de 29 de setembro de 1944", nome="COSME RODRIGUES DUARTE", sx="masc.", cor="morena",
        d="o a vinte e sete de setembro de mil novecentos e quarenta e quatro", hr="20 1/2", loc=" casa residencial, à rua do Paraíso, nesta cidade", pai="o legítimo de Manoel Duarte de Sento Sé, canoeiro", mae="D. Eufrosina Rodrigues Duarte",
        o1="Gêmeo de DAMIÃO RODRIGUES DUARTE, reg. n.º 1.145. Averbado o óbito", o2="do pai (fls. 80 do liv. 7-C), em 2/5/1951.", em="Juazeiro, 14 de outubro de 1959", sg="Aprígio Viana Castelo — Oficial"),
        dict(nome="COSME RODRIGUES DUARTE", nasc_txt="vinte e sete de setembro de mil novecentos e quarenta e quatro", nasc="27/09/1944", hora="20:30", nat=NAT("Juazeiro", "BA"), sexo="Masculino", estab=("rua do Paraíso", ["casa residencial, à rua do Paraíso"]),
        mun="Juazeiro", uf="BA", reg_mun="Juazeiro", data_reg="29/09/1944", livro="28", folha="9", termo=num("1.144"), g1="Manoel Duarte de Sento Sé", g2="Eufrosina Rodrigues Duarte", gem="Sim",
        gem_info=("DAMIÃO RODRIGUES DUARTE, reg. n.º 1.145", ["DAMIÃO RODRIGUES DUARTE", "DAMIÃO RODRIGUES DUARTE, 1.145", "DAMIÃO RODRIGUES DUARTE, n.º 1.145"]), twins=["DAMIÃO RODRIGUES DUARTE"],
        averb=("Averbado o óbito do pai (fls. 80 do liv. 7-C), em 2/5/1951.", ["Averbado o óbito do pai (fls. 80 do liv. 7-C), em 2/5/1951", "Gêmeo de DAMIÃO RODRIGUES DUARTE, reg. n.º 1.145. Averbado o óbito do pai (fls. 80 do liv. 7-C), em 2/5/1951."]),
        oficial="Aprígio Viana Castelo", emissao="14/10/1959")))
    for i, (f, k) in enumerate(F, 1):
        c = f"148D-{i}"
        yield c, html_(f), truth(c, W, H, joint=True, reg_uf="BA", cartorio=("CARTÓRIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS", [f"CARTÓRIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS - {f['dl']} {f['dist']}"]), **k)
