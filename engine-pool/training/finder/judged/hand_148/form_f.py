"""F: Ceará, 1927-1945: printed letterhead of the cartório, running text typed (em relatorio), each worded its own way; old spelling."""
from common import *
CSS = """body{color:#101010;padding:0}
.lh{position:absolute;left:20mm;right:15mm;top:10mm;display:flex;gap:16px;border-bottom:1px solid #701c1c;padding-bottom:8px;color:#701c1c}
.lh .l{flex:1.1;font:700 19px/1.2 'URW Bookman'}.lh .l small{display:block;font:italic 12.5px/1.4 'URW Bookman'}
.lh .r{flex:1;text-align:right;font:11.5px/1.45 'URW Bookman'}
.tx{position:absolute;left:26mm;right:15mm;top:44mm;font-family:'DejaVu Sans Mono';font-size:12.1px;line-height:25px}
.ti{text-align:center;letter-spacing:7px;margin-bottom:14px;text-decoration:underline;text-underline-offset:4px}
.pa{text-indent:16mm;margin-bottom:6px}.sg{margin:36px 0 0 40%;text-align:center;line-height:20px}
.nb{position:absolute;left:20mm;bottom:12mm;font:10px/1.4 'DejaVu Sans Mono';border:1px solid #444;padding:5px 8px;white-space:pre-line}"""


def html_(f):
    h = f'<div class="lh"><div class="l">{f["cart"]}<small>{f["sub"]}</small></div><div class="r">{"<br>".join(f["adr"])}</div></div>'
    h += f'<div class="tx" style="{f.get("st", "")}"><div class="ti">{t(f["ti"])}</div>' + "".join(f'<div class="pa">{tt(x)}</div>' for x in f['tx'])
    h += f'<div class="sg">{tt(f["sg"])}</div></div><div class="nb">{f["nb"]}</div>'
    return page(CSS, h)


def make():
    F = []
    F.append((dict(cart="CARTORIO LANDIM", sub="Registro Civil de nascimentos, casamentos e obitos", adr=["Republica dos Estados Unidos do Brasil", "Estado do Ceará", "Termo e Comarca do Crato", "Escrivão: Hermenegildo Landim de Britto"], ti="CERTIDÃO", nb="Busca 2$000\nRaza 1$800\nSello 2$000",
        tx=["Hermenegildo Landim de Britto, escrivão do Registro Civil do termo e comarca do Crato, Estado do Ceará, na fórma da lei, etc.",
            "CERTIFICO, a pedido verbal de parte interessada, que, revendo em meu poder e cartorio os livros de registro de nascimentos, no de numero cinco, ás folhas setenta e oito, sob numero duzentos e trinta e um, encontrei o assento de FRANCISCA XENOFONTE DE ALENCAR, do qual consta que a mesma nasceu no sitio Lameiro, deste termo, ás oito horas da noite do dia quatro de Outubro de mil novecentos e sete, de côr branca, sendo filha legitima de Pergentino Xenofonte de Alencar, agricultor, natural do Exú, Estado de Pernambuco, e Dona Maria Brigida Furtado, natural deste termo; neta, pelo lado paterno, de Raymundo Xenofonte e Dona Florencia de Alencar, e pelo materno, de Antonio Furtado Leite e Dona Brigida Maria da Franca. Foi declarante o pae e testemunhas Theophilo Siqueira e Irineu Pinheiro Maia. O assento foi feito em nove de Novembro do mesmo anno. Nada mais se continha, do que dou fé.",
            "Crato, vinte e oito de Janeiro de mil novecentos e vinte e sete. Eu, Hermenegildo Landim de Britto, escrivão, escrevi e assigno."], sg="Hermenegildo Landim de Britto"),
        dict(nome="FRANCISCA XENOFONTE DE ALENCAR", nasc_txt="quatro de Outubro de mil novecentos e sete", nasc="04/10/1907", hora="20:00", nat=NAT("Crato", "CE"), sexo=("Feminino", [""]), estab=("sitio Lameiro", ["sitio Lameiro, deste termo"]), mun="Crato", reg_mun="Crato",
        data_reg="09/11/1907", livro=("cinco", ["5"]), folha=("setenta e oito", ["78"]), termo=("duzentos e trinta e um", ["231"]), g1="Pergentino Xenofonte de Alencar", g1nat=P("Exú", "PE", "Exú, Estado de Pernambuco", "Exu/PE"), g2="Maria Brigida Furtado", g2nat=("Crato/CE", ["deste termo", "Crato"]),
        pp="Raymundo Xenofonte", pm="Florencia de Alencar", mp="Antonio Furtado Leite", mm="Brigida Maria da Franca", oficial="Hermenegildo Landim de Britto", emissao="28/01/1927")))
    F.append((dict(cart="2.º CARTORIO DE SOBRAL", sub="Orphãos, Ausentes e Registro Civil", adr=["ESTADO DO CEARÁ", "Rua Senador Paula n. 44", "Escrivão — Craveiro Ponte Linhares", "SOBRAL"], ti="CERTIDÃO DE NASCIMENTO", nb="Gratis. Para fins eleitoraes.", st="font-family:'Liberation Mono';font-size:14px;color:#20305c;line-height:27px",
        tx=["CERTIFICO, para fins de alistamento eleitoral, que ás folhas 15 do livro 12 do registro de nascimentos, sob o numero de ordem 58, está lavrado o assento de nascimento de JOSÉ MARIANO DE DEUS, do sexo masculino, de côr parda, apparentando ter um mez de edade, encontrado na madrugada de dezenove de Março de mil novecentos e onze, na porta da casa de Dona Francisca das Chagas Frota, á rua do Menino Deus, nesta cidade, e que, segundo bilhete achado em suas roupas, nasceu a quinze de Fevereiro do mesmo anno, sem declaração de logar; filho de paes incognitos.",
            "Foi declarante a dita Dona Francisca, que o tomou para criar, e testemunhas Vicente Loyola e Deolindo Barreto Lyra. Feito o registro a vinte de Março de mil novecentos e onze. O referido é verdade e dou fé.",
            "Sobral, 6 de Dezembro de 1932."], sg="O Escrivão do Registro Civil,<br><br>Craveiro Ponte Linhares"),
        dict(nome="JOSÉ MARIANO DE DEUS", nasc_txt=("quinze de Fevereiro do mesmo anno", ["quinze de Fevereiro de mil novecentos e onze", "quinze de Fevereiro", "a quinze de Fevereiro do mesmo anno"]), nasc="15/02/1911", hora="", nat=("", ["Sobral/CE", "Sobral"]), sexo="Masculino",
        estab=("", ["rua do Menino Deus", "á rua do Menino Deus"]), mun=("", ["Sobral"]), uf=("", ["CE"]), reg_mun="Sobral", data_reg="20/03/1911", livro="12", folha="15", termo="58", g1=("", ["paes incognitos"]), oficial="Craveiro Ponte Linhares", emissao="06/12/1932")))
    F.append((dict(cart="CARTORIO SARAIVA LEÃO", sub="Paz e Registro Civil", adr=["Povoação de Uruquê", "Municipio e comarca de Quixeramobim", "Ceará"], ti="CERTIDÃO", nb="S. E. federal e saude\npg. por verba.\nRs. 4$200", st="font-family:'Nimbus Mono PS';font-size:15px",
        tx=["Eduardo Saraiva Leão Filho, escrivão de paz e official do registro civil do districto de Uruquê, do termo e comarca de Quixeramobim, Estado do Ceará, em pleno exercicio, etc.",
            "CERTIFICO que, revendo o livro A - 2 de nascimentos deste districto, a fls. 31 e v., termo n. 96, se vê que aos doze (12) dias do mez de Abril de mil novecentos e quinze, ás seis horas da tarde, na fazenda Cacimba Nova, deste districto, de um só parto, nasceram dois meninos, sendo o segundo, que é o do presente termo, chamado ANASTACIO FERREIRA NOBRE e o primeiro ATHANASIO FERREIRA NOBRE (termo n. 95), filhos legitimos de Clementino Ferreira Nobre e de sua mulher Joanna Cavalcante Nobre, elle natural de Bôa Viagem e ella do Assaré, ambos deste Estado, vaqueiros e aqui moradores. São avós paternos: Ignacio Ferreira Nobre, fallecido; e maternos: Severo Cavalcante e Luiza Thereza. O termo é de trinta do mesmo mez e anno, declarante o pae, testemunhas Miguel Fenelon e João Paulino Rabello.",
            "Uruquê, cinco (5) de Maio de mil novecentos e trinta e seis (1936)."], sg="O Escrivão de Paz,<br><br>Eduardo Saraiva Leão Filho"),
        dict(nome="ANASTACIO FERREIRA NOBRE", nasc_txt=("doze (12) dias do mez de Abril de mil novecentos e quinze", ["aos doze (12) dias do mez de Abril de mil novecentos e quinze"]), nasc="12/04/1915", hora="18:00", nat=NAT("Quixeramobim", "CE", "Uruquê"), sexo=("Masculino", [""]), estab="fazenda Cacimba Nova",
        mun=("Quixeramobim", ["Uruquê"]), reg_mun=("Quixeramobim", ["Uruquê"]), data_reg="30/04/1915", livro=("A - 2", ["A-2"]), folha=("31 e v.", ["31", "31v", "31 v.", "31 e verso"]), termo="96", g1="Clementino Ferreira Nobre", g1nat=P("Bôa Viagem", "CE", "Boa Viagem/CE"), g2="Joanna Cavalcante Nobre", g2nat=P("Assaré", "CE"),
        pp="Ignacio Ferreira Nobre", mp="Severo Cavalcante", mm="Luiza Thereza", gem="Sim", gem_info=("ATHANASIO FERREIRA NOBRE (termo n. 95)", ["ATHANASIO FERREIRA NOBRE", "ATHANASIO FERREIRA NOBRE, 95", "ATHANASIO FERREIRA NOBRE, termo n. 95"]), twins=["ATHANASIO FERREIRA NOBRE"],
        oficial="Eduardo Saraiva Leão Filho", emissao="05/05/1936")))
    a1 = "que por sentença do Dr. Juiz de Direito da 1a. Vara, de 3-2-1943, foi rectificado o nome da mãe, de Maria Augusta para Maria Augusta Gentil Barroso"
    a2 = "que a registrada casou-se com Edgard Pinho Salles, em Fortaleza, a 8 de Dezembro de 1940, assinando-se Iracema Barroso Salles"
    F.append((dict(cart="CARTÓRIO JAYME STUDART", sub="1.º Ofício do Registro Civil — Fortaleza", adr=["Rua Major Facundo, 320", "Telefone 14-87", "Oficial: Jayme Studart Perdigão", "Subst.: Aglaís Perdigão"], ti="CERTIDÃO EM RELATÓRIO", nb="Cr$ 9,00", st="line-height:26px",
        tx=["CERTIFICO, atendendo a pedido, que à fl. 240 v. do livro 37 consta o registro n. 1.419, feito em 31 de Dezembro de 1919, de IRACEMA GENTIL BARROSO, do sexo feminino, branca, nascida a vinte e um (21) de Dezembro de mil novecentos e dezenove, pelas 10 horas e 15 minutos, na Casa de Saude São Lucas, nesta Capital, filha legítima do Dr. Oswaldo Rabello Barroso, advogado, natural de Baturité, dêste Estado, e de Maria Augusta Gentil Barroso, natural de Belém do Pará. Avós pelo pai: Cel. Bernardino Barroso e Antonia Rabello Barroso; pela mãe: José Gentil Tavora e Zuleide Bezerra Gentil, os dois últimos residentes em Belém. Declarou o pai. Testemunharam Carlos Severo e Tancredo Façanha Jucá.",
            f"À margem consta {a1}; e mais, {a2}.", "O referido é verdade. Dou fé. Fortaleza, 22 de Fevereiro de 1945."], sg="Aglaís Perdigão<br>Substituta"),
        dict(nome="IRACEMA GENTIL BARROSO", nasc_txt="vinte e um (21) de Dezembro de mil novecentos e dezenove", nasc="21/12/1919", hora="10:15", nat=NAT("Fortaleza", "CE"), sexo="Feminino", estab="Casa de Saude São Lucas", mun="Fortaleza", reg_mun="Fortaleza", data_reg="31/12/1919",
        livro="37", folha=("240 v.", ["240v", "240v.", "240 v", "240"]), termo=num("1.419"), g1="Oswaldo Rabello Barroso", g1nat=P("Baturité", "CE", "Baturité, dêste Estado"), g2="Maria Augusta Gentil Barroso", g2nat=("Belém/PA", ["Belém do Pará", "Belém"]),
        pp="Bernardino Barroso", pm="Antonia Rabello Barroso", mp="José Gentil Tavora", mm="Zuleide Bezerra Gentil", averb=(a1, [a1[4:], a1 + "; e mais, " + a2 + ".", "À margem consta " + a1 + "; e mais, " + a2 + "."]), anot=(a2, [a2[4:]]), joint=True,
        oficial="Jayme Studart Perdigão", emissao="22/02/1945")))
    for i, (f, k) in enumerate(F, 1):
        c = f"148F-{i}"; k.setdefault("uf", "CE")
        extra = ["Registro Civil", f"{f['cart']} {f['sub']}", f"{f['cart']} - {f['sub']}", f['sub'].split(" — ")[0]]
        if i == 3: extra += ["registro civil do districto de Uruquê"]
        if i == 1: extra += ["Registro Civil do termo e comarca do Crato"]
        yield c, html_(f), truth(c, reg_uf="CE", cartorio=(f['cart'], extra), **k)
