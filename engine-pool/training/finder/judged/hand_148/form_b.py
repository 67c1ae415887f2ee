"""B: Districto Federal (Rio), 1914-1937: Pretoria Civel blank with a talon at the left, old spelling."""
from common import *
W, H = 220, 298
CSS = """body{font-family:'C059';font-size:14.5px;color:#0f1a12}
.k{font-family:'Liberation Mono';font-size:13.6px;color:#2a1740}
b{font-weight:400;background:#fff;padding:0 2px 0 1px}
.tal{position:absolute;left:8mm;top:10mm;width:41mm;bottom:10mm;border-right:1.6px dashed #333;padding-right:4mm;font-size:11.5px;line-height:1.35}
.tal .k{font-size:11.3px;overflow-wrap:anywhere}.tal h4{font-size:13px;text-align:center;margin:0 0 8px;letter-spacing:1px}
.tal .l{display:flex;gap:4px;align-items:baseline;margin-top:9px}.tal .l i{flex:1;border-bottom:1px dotted #444;font-style:normal;text-align:right}
.tal .bx{border-bottom:1px dotted #444;min-height:18px;margin-top:2px}
.mn{position:absolute;left:54mm;right:11mm;top:10mm}
.hd{text-align:center;line-height:1.45}.hd .a{font-size:13px;letter-spacing:2px}.hd .b{font-size:20px;font-weight:700;letter-spacing:3px}
.ti{text-align:center;font:italic 700 29px 'C059';margin:10px 0 10px}
.orn{text-align:center;letter-spacing:6px;font-size:12px}
.s{margin-top:60px;margin-left:38%;border-top:1px solid #333;text-align:center;font-size:12.5px;padding-top:2px}
.sel{position:absolute;right:11mm;bottom:-70px}"""


def K(s): return f'<span class="k">{tt(s)}</span>'
def B(s): return f"<b>{s}</b> "


def html_(f):
    L = lambda a, v: f'<div class="l">{a}<i>{K(v)}</i></div>'
    tal = (f'<div class="tal"><h4>REGISTRO CIVIL</h4><div style="text-align:center">{f["pret"]}<br>Pretoria Civel</div>' + L("N.", f['tn']) + L("Livro", f['liv']) + L("Fls.", f['fls'])
           + f'<div style="margin-top:12px">Certidão de nascimento de</div><div class="bx">{K(f["nome"])}</div><div style="margin-top:10px">Requerente</div><div class="bx">{K(f["req"])}</div>'
           + '<div style="margin-top:18px;text-align:center"><strong>CUSTAS</strong></div>' + "".join(L(a, v) for a, v in zip(("Busca", "Raza", "Sello", "Total Rs."), f['cus']))
           + f'<div style="margin-top:22px">Entregue em</div><div class="bx">{K(f["ent"])}</div></div>')
    x = (B(f"{f['of']}, Escrivão e Official do Registro Civil da {f['pret']} Pretoria Civel do Districto Federal, etc.") + "<br>" + B("<strong>CERTIFICO</strong> que, revendo os livros de registro de nascimentos a meu cargo, no de numero") + K(f['liv'])
         + B(" a folhas") + K(f['fls']) + B(" consta, sob o numero de ordem") + K(f['ord']) + B(", lavrado em") + K(f['lav']) + B(", o assento de nascimento de") + "<br>" + K(f['nome']) + "<br>" + B("do sexo") + K(f['sx']) + B(", côr") + K(f['cor'])
         + B(", nascid") + K(f['oa']) + B(" no dia") + K(f['d']) + B(" do mez de") + K(f['m']) + B(" do anno de") + K(f['a']) + B(", ás") + K(f['hr']) + B(", em") + K(f['loc'])
         + "<br>" + B("filh") + K(f['fil']) + B(" de") + K(f['pai']) + "<br>" + B("e de D.") + K(f['mae']) + "<br>" + B("Avós paternos:") + K(f['avp']) + "<br>" + B("Avós maternos:") + K(f['avm'])
         + "<br>" + B("Declarante:") + K(f['dec']) + "<br>" + B("Testemunhas:") + K(f['tes']) + "<br>" + B("Á margem:") + K(f['obs']))
    h = tal + f"""<div class="mn"><div class="hd"><div class="a">REPUBLICA DOS ESTADOS UNIDOS DO BRASIL</div><div class="b">DISTRICTO FEDERAL</div>
<div class="a">JUIZO DA {f['pret'].upper()} PRETORIA CIVEL</div><div>Freguezia {f['freg']}</div></div><div class="orn">— ❖ —</div><div class="ti">Certidão de Nascimento</div>
{dotted(f.get('n', 25), 25, x)}<div style="margin-top:10px">O referido é verdade, do que dou fé. — Rio de Janeiro, {K(f['em'])}</div>
<div style="margin-top:6px">Eu, {K(f['eu'])} subscrevi e assigno.</div><div class="s">{f['cargo']}</div></div>"""
    return page(CSS, h, W, H)


def make():
    DF = "Districto Federal"
    rio = ("Rio de Janeiro/DF", ["", "Rio de Janeiro", "Rio de Janeiro/RJ", DF])
    F = []
    F.append((dict(pret="4.ª", freg="da Gloria", of="Leopoldo Dias Maciel", tn="318", liv="38", fls="121 v.", ord="642", lav="vinte e dois de Junho de mil novecentos e tres", nome="JULIETA DE MENDONÇA PACHECO", req="a propria",
        cus=("3$000", "2$500", "2$000", "7$500"), ent="9-9-921", sx="feminino", cor="branca", oa="a", d="quatorze", m="Junho", a="mil novecentos e tres", hr="nove horas da noite", loc="a casa n. 57 da rua Bento Lisbôa",
        fil="a legitima", pai="Adriano Augusto Pacheco, natural de Portugal, negociante,", mae="Ernestina de Mendonça Pacheco, natural desta Capital", avp="Manoel Pacheco Pimentel e D. Anna de Jesus, moradores em Portugal",
        avm="Dr. Feliciano Corrêa de Mendonça, fallecido, e D. Carlota Amelia Duque Estrada de Mendonça", dec="o pae", tes="Albino Fontoura e Gaspar Lopes Ribas", obs="nada consta", em="9 de Setembro de 1921", eu="Leopoldo Dias Maciel, escrivão,", cargo="O ESCRIVÃO"),
        dict(nome="JULIETA DE MENDONÇA PACHECO", nasc_txt=("quatorze do mez de Junho do anno de mil novecentos e tres", ["quatorze de Junho de mil novecentos e tres"]), nasc="14/06/1903", hora="21:00", nat=rio, sexo="Feminino",
        estab=("casa n. 57 da rua Bento Lisbôa", ["rua Bento Lisbôa, 57", "a casa n. 57 da rua Bento Lisbôa"]), data_reg="22/06/1903", livro="38", folha=("121 v.", ["121v", "121v.", "121 v", "121"]), termo="642",
        g1="Adriano Augusto Pacheco", g1nat="Portugal", g2="Ernestina de Mendonça Pacheco", g2nat=("Rio de Janeiro/DF", ["desta Capital", "Rio de Janeiro", "Rio de Janeiro/RJ", DF]),
        pp="Manoel Pacheco Pimentel", pm="Anna de Jesus", mp="Feliciano Corrêa de Mendonça", mm="Carlota Amelia Duque Estrada de Mendonça", oficial="Leopoldo Dias Maciel", emissao="09/09/1921")))
    F.append((dict(pret="6.ª", freg="de São Christovão", of="Bellarmino Vaz Sodré", tn="1.027", liv="21-A", fls="88", ord="3.510", lav="1.º de Dezembro de 1917", nome="OCTACILIO", req="D. Philomena Guerra",
        cus=("1$500", "2$500", "2$000", "6$000"), ent="-", sx="masculino", cor="parda", oa="o", d="vinte e oito", m="Novembro", a="1917", hr="duas e meia horas da tarde", loc="a Maternidade da Santa Casa de Misericordia",
        fil="o natural", pai="- - - - - - - - - -", mae="Philomena Guerra, solteira, natural do Estado da Bahia, residente á rua Figueira de Mello n. 212", avp="- - - - - - - - - -", avm="D. Maria Rosa Guerra, sendo ignorado o avô",
        dec="Januario Caffé, empregado no commercio", tes="Juvenal de Assis e Carlos Moutinho Tavares", obs="- - - - -", em="30 de Janeiro de 1925", eu="Bellarmino Vaz Sodré, official,", cargo="O OFFICIAL"),
        dict(nome="OCTACILIO", nasc_txt=("vinte e oito do mez de Novembro do anno de 1917", ["vinte e oito de Novembro de 1917"]), nasc="28/11/1917", hora="14:30", nat=rio, sexo="Masculino",
        estab="Maternidade da Santa Casa de Misericordia", data_reg="01/12/1917", livro="21-A", folha="88", termo=num("3.510"), g1="Philomena Guerra", g1nat=("Bahia", ["Estado da Bahia", "BA"]), mm="Maria Rosa Guerra",
        oficial="Bellarmino Vaz Sodré", emissao="30/01/1925")))
    F.append((dict(pret="7.ª", freg="do Engenho Novo", of="Tancredo Bulhões de Lacerda", tn="77", liv="112", fls="199", ord="8.204", lav="10 de Abril de 1922", nome="WALDEMAR BRANDÃO SCARPELLI", req="o pae",
        cus=("2$000", "3$000", "2$000", "7$000"), ent="3-7-929", sx="masculino", cor="branca", oa="o", d="tres", m="Abril", a="mil novecentos e vinte e dois", hr="cinco horas e vinte minutos da manhã", loc="a rua Vinte e Quatro de Maio n. 390, casa III",
        fil="o legitimo", pai="Vicente Scarpelli, natural da Italia, alfaiate,", mae="Ruth Brandão Scarpelli, natural de Vassouras, Estado do Rio de Janeiro", avp="Francesco Scarpelli e D. Concetta Russo",
        avm="Eduardo Brandão e D. Olympia Werneck Brandão", dec="o pae", tes="José Thomaz Cantuaria e Euclydes Porphyrio", obs="É gemeo, o primeiro a nascer, de WALTER BRANDÃO SCARPELLI, termo n. 8.205.", em="3 de Julho de 1929", eu="Tancredo Bulhões de Lacerda, escrivão,", cargo="O ESCRIVÃO"),
        dict(nome="WALDEMAR BRANDÃO SCARPELLI", nasc_txt=("tres do mez de Abril do anno de mil novecentos e vinte e dois", ["tres de Abril de mil novecentos e vinte e dois"]), nasc="03/04/1922", hora="05:20", nat=rio, sexo="Masculino",
        estab=("rua Vinte e Quatro de Maio n. 390, casa III", ["a rua Vinte e Quatro de Maio n. 390, casa III"]), data_reg="10/04/1922", livro="112", folha="199", termo=num("8.204"), g1="Vicente Scarpelli", g1nat=("Italia", ["Itália"]),
        g2="Ruth Brandão Scarpelli", g2nat=P("Vassouras", "RJ", "Vassouras, Estado do Rio de Janeiro"), pp="Francesco Scarpelli", pm="Concetta Russo", mp="Eduardo Brandão", mm="Olympia Werneck Brandão",
        gem="Sim", gem_info=("WALTER BRANDÃO SCARPELLI, termo n. 8.205", ["WALTER BRANDÃO SCARPELLI", "WALTER BRANDÃO SCARPELLI, 8.205", "É gemeo, o primeiro a nascer, de WALTER BRANDÃO SCARPELLI, termo n. 8.205."]),
        averb=("", ["É gemeo, o primeiro a nascer, de WALTER BRANDÃO SCARPELLI, termo n. 8.205."]), twins=["WALTER BRANDÃO SCARPELLI"], oficial="Tancredo Bulhões de Lacerda", emissao="03/07/1929")))
    F.append((dict(pret="8.ª", freg="de Irajá", of="Mozart Quaresma Teive", tn="2.266", liv="9 (especial)", fls="14", ord="40", lav="vinte e cinco de Outubro de 1934", nome="ZULMIRA DOS ANJOS FONSECA", req="o marido",
        cus=("5$000", "4$000", "3$000", "12$000"), ent="17-3-937", sx="feminino", cor="preta", oa="a", d="sete", m="Agosto", a="mil oitocentos e noventa e nove", hr="hora ignorada", loc=" Valença, Estado do Rio de Janeiro, na Fazenda da Cachoeira",
        fil="a legitima", pai="Cypriano José da Fonseca, fallecido, natural daquelle logar,", mae="Paschoa dos Anjos, fallecida, da mesma naturalidade", avp="não declarados", avm="não declarados",
        dec="a propria registrada, na forma do Decreto n. 19.710, de 18 de Fevereiro de 1931", tes="Hilario Candido Vasques e Sylvio Pestana", obs="Casou-se com Targino Ramos, nesta Pretoria, em 2 de Março de 1935 (liv. 17, fls. 60), passando a assignar-se Zulmira Fonseca Ramos.",
        em="17 de Março de 1937", eu="Mozart Quaresma Teive, escrivão,", cargo="O ESCRIVÃO", n=26),
        dict(nome="ZULMIRA DOS ANJOS FONSECA", nasc_txt=("sete do mez de Agosto do anno de mil oitocentos e noventa e nove", ["sete de Agosto de mil oitocentos e noventa e nove"]), nasc="07/08/1899", hora="", nat=NAT("Valença", "RJ", "Valença, Estado do Rio de Janeiro"), sexo="Feminino",
        estab="Fazenda da Cachoeira", mun="Valença", uf="RJ", data_reg="25/10/1934", livro=("9 (especial)", ["9", "9 especial"]), folha="14", termo="40", g1="Cypriano José da Fonseca", g1nat=("Valença/RJ", ["Valença", "daquelle logar"]),
        g2="Paschoa dos Anjos", g2nat=("Valença/RJ", ["Valença", "da mesma naturalidade", ""]), anot=("Casou-se com Targino Ramos, nesta Pretoria, em 2 de Março de 1935 (liv. 17, fls. 60), passando a assignar-se Zulmira Fonseca Ramos.", []),
        oficial="Mozart Quaresma Teive", emissao="17/03/1937")))
    for i, (f, k) in enumerate(F, 1):
        c = f"148B-{i}"
        k.setdefault("mun", ("Rio de Janeiro", [DF])); k.setdefault("uf", ("DF", ["RJ"]))
        pr = f"{f['pret']} Pretoria Civel"
        yield c, html_(f), truth(c, W, H, joint=True, reg_mun=("Rio de Janeiro", [DF]), reg_uf=("DF", ["RJ"]),
                                 cartorio=(pr, [f"{pr} do Districto Federal", f"JUIZO DA {f['pret'].upper()} PRETORIA CIVEL", f"Registro Civil da {pr} do Districto Federal", f"{pr} — Freguezia {f['freg']}", f"Registro Civil da {pr}"]), **k)
