"""G: Santa Catarina, 1947-1959: framed blank whose labels stand small under the dotted lines."""
from common import *
W, H = 216, 310
CSS = """body{font-family:'P052';font-size:13.5px;color:#14204a;padding:9mm 10mm 0 14mm}
.k{font-family:'Nimbus Mono PS';font-size:14.6px;color:#151515}
.fr{border:3px double #14204a;padding:14px 18px;height:288mm;position:relative}
.hd{text-align:center;line-height:1.35}.hd .a{font-size:15px;letter-spacing:1.5px}.hd .b{font-size:21px;font-weight:700;letter-spacing:2px}.hd .c{font-size:16px;font-weight:700;margin-top:5px}
.ti{text-align:center;font:700 25px 'P052';margin:16px 0 4px}.no{text-align:center;margin-bottom:8px}
.r{display:flex;gap:10px;align-items:flex-start;margin-top:7px}.r .p{white-space:nowrap;padding-top:3px}
.r .f{flex:1}.r .f .v{border-bottom:1.3px dotted #14204a;min-height:23px;line-height:23px;text-align:center;white-space:nowrap}.r .f .v .k{line-height:1}
.r .f .u{font:italic 10px 'P052';text-align:center;line-height:12px;min-height:12px}
.sg{position:absolute;right:24px;bottom:58px;width:300px;border-top:1.3px dotted #14204a;text-align:center;padding-top:2px}
.rd{position:absolute;left:36px;bottom:42px;width:104px;height:104px;border:2px solid #9a95b8;border-radius:50%;color:#8a85a8;font:9.5px/1.35 'Nimbus Sans';text-align:center;padding-top:34px}"""


def K(s): return f'<span class="k">{tt(s)}</span>'


def R(*p):
    o = '<div class="r">'
    for x in p:
        o += f'<div class="p">{x}</div> ' if isinstance(x, str) else f'<div class="f" style="flex:{x[2] if len(x) > 2 else 1}"><div class="v">{K(x[1]) if x[1] else ""}</div><div class="u">{x[0]}</div></div> '
    return o + "</div>"


def html_(f):
    h = f"""<div class="fr"><div class="hd"><div class="a">REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL</div><div class="b">ESTADO DE SANTA CATARINA</div><div class="c">REGISTRO CIVIL DAS PESSOAS NATURAIS</div></div>"""
    h += R("Comarca de", ("", f['com']), "Município de", ("", f['mun'])) + R("Distrito de", ("", f['dist']), "Oficial:", ("", f['of'])) + f'<div class="ti">Certidão de Nascimento</div><div class="no">N.º {K(f["ord"])}</div>'
    h += R("Certifico que às fls.", ("", f['fls'], .8), "do livro n.º", ("", f['liv'], .7), "foi feito o assento de", ("", "")) + R((f"nome por extenso", f['nome']))
    h += R("nascid" + f['oa'], ("dia, mês e ano, por extenso", f['d'])) + R("às", ("hora", f['hr']), "em", ("lugar do nascimento", f['loc'], 3.2)) + R("do sexo", ("", f['sx']), "de côr", ("", f['cor']), "filh" + f['oa'], ("legítimo, natural, etc.", f['leg']))
    h += R("de", ("nome do pai", f['p'][0], 2), ("natural de", f['p'][1], 1.5)) + R("e de", ("nome da mãe", f['m'][0], 2), ("natural de", f['m'][1], 1.5)) + R("neto pelo lado paterno de", ("", f['avp'])) + R("e pelo lado materno de", ("", f['avm']))
    h += R("Declarou", ("", f['dec'], .7), "em", ("data do assento", f['reg'])) + R("Testemunhas", ("", f['tes'])) + R("Observações", ("", f['o1'])) + R(("", f['o2'])) + '<div style="text-align:center;margin-top:12px">O referido é verdade, do que dou fé.</div>' + R(("", "",.6), ("localidade e data da certidão", f['em'], 1.4))
    h += f"""<div class="rd">REGISTRO CIVIL<br>{f['dist'].split(" (")[0]}<br>S. C.</div><div class="sg">{f['sub']}</div></div>"""
    return page(CSS, h, W, H)


def make():
    F = []
    F.append((dict(com="Blumenau", mun="Blumenau", dist="Rio do Testo", of="Hercílio Zimmermann", ord="412", fls="103v.", liv="18", nome="HILDEGARD INGEBORG VOLKMANN", oa="a", d="dezesseis de junho de mil novecentos e trinta e oito", hr="1 da tarde", loc="Testo Central, neste distrito",
        sx="feminino", cor="branca", leg="legítima", p=("Arthur Volkmann", "Blumenau"), m=("Elsbeth Dahlke Volkmann", "Rio do Testo"), avp="August Volkmann e Bertha Klug", avm="Hermann Dahlke e Emilie Raduenz", dec="o pai", reg="18 de junho de 1938", tes="Leopoldo Blaese e Ricardo Siewert",
        o1="-o-o-o-o-o-", o2="", em="Rio do Testo, 5 de março de 1951", sub="Oficial do Registro Civil"),
        dict(nome="HILDEGARD INGEBORG VOLKMANN", nasc_txt="dezesseis de junho de mil novecentos e trinta e oito", nasc="16/06/1938", hora="13:00", nat=NAT("Blumenau", "SC", "Rio do Testo", "Testo Central"), sexo="Feminino", estab=("Testo Central", ["Testo Central, neste distrito", "Domicílio"]), mun=("Blumenau", ["Rio do Testo"]),
        reg_mun=("Blumenau", ["Rio do Testo"]), data_reg="18/06/1938", livro="18", folha=("103v.", ["103v", "103 v", "103"]), termo="412", g1="Arthur Volkmann", g1nat=P("Blumenau", "SC"), g2="Elsbeth Dahlke Volkmann", g2nat=("Rio do Testo/SC", ["Rio do Testo", "Blumenau/SC"]),
        pp="August Volkmann", pm="Bertha Klug", mp="Hermann Dahlke", mm="Emilie Raduenz", oficial="Hercílio Zimmermann", emissao="05/03/1951")))
    F.append((dict(com="Laguna", mun="Laguna", dist="Pescaria Brava", of="Manoel Pinho Barreiros", ord="1.008", fls="12", liv="A-5", nome="NORMÉLIA DA SILVEIRA", oa="a", d="catorze de dezembro de mil novecentos e quarenta e dois", hr="ignorada", loc="o lugar Siqueiro, dêste distrito",
        sx="feminino", cor="branca", leg="natural", p=("", ""), m=("Maria Tomázia da Silveira", "Imaruí"), avp="", avm="Tomaz Inácio da Silveira e Felisbina Rosa de Jesus", dec="o avô", reg="3 de janeiro de 1943", tes="Pedro Zapelini e Lindolfo Nunes",
        o1="Anotado: a registrada faleceu em 30-8-1946, neste distrito,", o2="conforme têrmo n.º 77, fls. 21v. do livro C-3 de óbitos.", em="Pescaria Brava, 24 de maio de 1947", sub="O Escrivão de Paz"),
        dict(nome="NORMÉLIA DA SILVEIRA", nasc_txt="catorze de dezembro de mil novecentos e quarenta e dois", nasc="14/12/1942", hora="", nat=NAT("Laguna", "SC", "Pescaria Brava"), sexo="Feminino", estab=("lugar Siqueiro", ["o lugar Siqueiro, dêste distrito", "Siqueiro", "lugar Siqueiro, dêste distrito"]), mun=("Laguna", ["Pescaria Brava"]),
        reg_mun=("Laguna", ["Pescaria Brava"]), data_reg="03/01/1943", livro="A-5", folha="12", termo=num("1.008"), g1="Maria Tomázia da Silveira", g1nat=P("Imaruí", "SC"), mp="Tomaz Inácio da Silveira", mm="Felisbina Rosa de Jesus",
        anot=("a registrada faleceu em 30-8-1946, neste distrito, conforme têrmo n.º 77, fls. 21v. do livro C-3 de óbitos.", ["Anotado: a registrada faleceu em 30-8-1946, neste distrito, conforme têrmo n.º 77, fls. 21v. do livro C-3 de óbitos."]), joint=True, oficial="Manoel Pinho Barreiros", emissao="24/05/1947")))
    F.append((dict(com="Joaçaba", mun="Joaçaba", dist="Ibicaré", of="Ângelo Bortolon Damiani", ord="2.731", fls="266", liv="A-14", nome="GUERINO LUIZ TREVISOL", oa="o", d="um de maio de mil novecentos e trinta e três", hr="18", loc="Guaporé, Est. do Rio Grande do Sul",
        sx="masculino", cor="branca", leg="legítimo", p=("Vitório Trevisol", "Antônio Prado, R.G.S."), m=("Adele Fachin", "Guaporé, R.G.S."), avp="Beniamino Trevisol e Lucia Dal Molin", avm="Giacomo Fachin (nada consta da avó)", dec="o próprio", reg="onze de outubro de 1949", tes="Attilio Savaris e Pedro Roman",
        o1="Reg. fora do prazo, com despacho do M.M. Juiz de 7-10-49,", o2="multa de Cr$ 10,00 paga em selos.", em="Ibicaré, 2 de agôsto de 1955", sub="Oficial"),
        dict(nome="GUERINO LUIZ TREVISOL", nasc_txt="um de maio de mil novecentos e trinta e três", nasc="01/05/1933", hora="18:00", nat=NAT("Guaporé", "RS", "Guaporé, Est. do Rio Grande do Sul"), sexo="Masculino", mun="Guaporé", uf="RS", reg_mun=("Joaçaba", ["Ibicaré"]), data_reg="11/10/1949",
        livro="A-14", folha="266", termo=num("2.731"), g1="Vitório Trevisol", g1nat=P("Antônio Prado", "RS", "Antônio Prado, R.G.S."), g2="Adele Fachin", g2nat=P("Guaporé", "RS", "Guaporé, R.G.S."), pp="Beniamino Trevisol", pm="Lucia Dal Molin", mp="Giacomo Fachin",
        averb=("", ["Reg. fora do prazo, com despacho do M.M. Juiz de 7-10-49, multa de Cr$ 10,00 paga em selos."]), joint=True, oficial="Ângelo Bortolon Damiani", emissao="02/08/1955")))
    F.append((dict(com="Florianópolis", mun="Florianópolis", dist="Estreito (subdistrito)", of="Nilo Dias Cascaes", ord="7.650", fls="150", liv="A-33", nome="JANE MARIA ORIANO", oa="a", d="27 (vinte e sete) de outubro de 1957", hr="9,55", loc="a Maternidade Carmela Dutra, Florianópolis",
        sx="feminino", cor="branca", leg="legítima", p=("Osni Oriano", "Tijucas"), m=("Zenir Furtado Oriano", "Biguaçú"), avp="Vidal Oriano e Hercília Cherem", avm="João Manoel Furtado e D. Cantalícia", dec="o pai", reg="29-10-1957", tes="Aldo Sagaz e Moacir Iguatemy",
        o1="Gêmea com JÂNIO MÁRIO ORIANO,", o2="reg. sob n.º 7.651, nascido às 10,05 horas.", em="Estreito, 29 de outubro de 1957", sub="Oficial"),
        dict(nome="JANE MARIA ORIANO", nasc_txt=("27 (vinte e sete) de outubro de 1957", []), nasc="27/10/1957", hora="09:55", nat=NAT("Florianópolis", "SC"), sexo="Feminino", estab="Maternidade Carmela Dutra", mun="Florianópolis", reg_mun=("Florianópolis", ["Estreito"]), data_reg="29/10/1957",
        livro="A-33", folha="150", termo=num("7.650"), g1="Osni Oriano", g1nat=P("Tijucas", "SC"), g2="Zenir Furtado Oriano", g2nat=P("Biguaçú", "SC", "Biguaçu/SC"), pp="Vidal Oriano", pm="Hercília Cherem", mp="João Manoel Furtado", mm="Cantalícia", gem="Sim",
        gem_info=("JÂNIO MÁRIO ORIANO", ["JÂNIO MÁRIO ORIANO, reg. sob n.º 7.651", "JÂNIO MÁRIO ORIANO, reg. sob n.º 7.651, nascido às 10,05 horas.", "Gêmea com JÂNIO MÁRIO ORIANO, reg. sob n.º 7.651, nascido às 10,05 horas.", "JÂNIO MÁRIO ORIANO, 7.651"]), twins=["JÂNIO MÁRIO ORIANO"],
        averb=("", ["Gêmea com JÂNIO MÁRIO ORIANO, reg. sob n.º 7.651, nascido às 10,05 horas."]), joint=True, oficial="Nilo Dias Cascaes", emissao="29/10/1957")))
    for i, (f, k) in enumerate(F, 1):
        c = f"148G-{i}"; k.setdefault("uf", "SC"); k.setdefault("joint", True)
        yield c, html_(f), truth(c, W, H, reg_uf="SC", cartorio=("REGISTRO CIVIL DAS PESSOAS NATURAIS", [f"REGISTRO CIVIL DAS PESSOAS NATURAIS - Distrito de {f['dist']}", f"Registro Civil das Pessoas Naturais do Distrito de {f['dist']}"]), **k)
