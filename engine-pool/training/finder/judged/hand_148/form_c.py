"""C: Minas Geraes, 1914-1941: certidão verbo ad verbum wholly typed on plain paper, wide left margin, fiscal stamps."""
from common import *
W, H = 216, 330
CSS = """body{font-family:'Nimbus Mono PS';font-size:15.3px;color:#161616;padding:17mm 13mm 0 34mm;line-height:26.5px}
.c{text-align:center;line-height:22px}.u{text-decoration:underline;text-underline-offset:3px}.p{margin:12px 0 0;text-indent:14mm}.q{margin:0}
.mg{position:absolute;left:7mm;top:96mm;width:24mm;font-size:9.6px;line-height:13px;color:#333}
.st{position:absolute;left:8mm;bottom:24mm;width:22mm;height:27mm;border:1px dashed #777;outline:1px solid #aaa;outline-offset:-5px;font:10px 'Nimbus Roman';line-height:12px;text-align:center;padding-top:14px;color:#444}
.sg{margin:34px 0 0 38%;text-align:center;line-height:19px}"""


def html_(f):
    h = f'<div class="c">{"<br>".join(tt(x) for x in f["hd"])}</div><div class="c u" style="margin-top:16px;letter-spacing:1.5px">{t("CERTIDÃO VERBO AD VERBUM")}</div>'
    h += "".join(f'<div class="{"p" if i != 1 else "q"}">{tt(x)}</div>' for i, x in enumerate(f['tx']))
    h += f'<div class="sg">{tt(f["sg"])}</div><div class="mg">{f.get("mg", "")}</div><div class="st">ESTADO DE<br>MINAS GERAES<br><br>{f["st"]}</div>'
    return page(CSS + f"body{{color:{f.get('ink', '#161616')};font-size:{f.get('fs', 15.3)}px;line-height:{f.get('lh', 26.5)}px}}", h, W, H)


def make():
    F = []
    END = ' Era o que se continha em dito termo, que bem e fielmente fiz transcrever do proprio original, ao qual me reporto e dou fé.'
    F.append((dict(st="1$000", hd=["ESTADO DE MINAS GERAES", "COMARCA DE RIO CASCA", "Districto de São Pedro dos Ferros"],
        tx=["Virgilio Augusto Trindade, Escrivão de Paz e Official do Registro Civil deste districto de São Pedro dos Ferros, municipio e comarca de Rio Casca, Estado de Minas Geraes, na fórma da lei, etc.",
            'CERTIFICA, a pedido verbal de pessoa interessada, que, revendo em seu cartorio o livro numero oito (8) de registro de nascimentos, nelle, ás folhas trinta e tres verso (33 v.), encontrou o termo do theor seguinte: '
            '"Numero cento e dois. Aos dezenove dias do mez de Maio de mil novecentos e doze, neste districto de São Pedro dos Ferros, em meu cartorio compareceu Custodio Lino de Abreu, lavrador, casado, e perante as testemunhas abaixo nomeadas e assignadas declarou: que no dia oito do corrente mez, ás tres horas da madrugada, '
            'em sua fazenda denominada Bôa Esperança, deste districto, nasceu uma creança do sexo masculino, de côr branca, que ha de chamar-se RAYMUNDO, filho legitimo delle declarante e de sua mulher Dona Etelvina Perpetua de Abreu, naturaes elle do Serro, deste Estado, e ella deste districto; '
            'neto paterno de Lino José de Abreu e Dona Rosa Maria do Espirito Santo, e materno de Joaquim Perpetuo Damasceno, já fallecido, e Dona Candida Umbelina Damasceno. Do que, para constar, lavrei este termo, que assigno com o declarante e as testemunhas Olegario Motta e Sebastião Vital. '
            'Eu, Pedro Celestino Ramalho, escrivão, o escrevi."' + END, "São Pedro dos Ferros, 2 de Outubro de 1928. Eu, Virgilio Augusto Trindade, escrivão, a dactylographei, subscrevo e assigno."],
        sg="O Escrivão de Paz,<br><br>Virgilio Augusto Trindade"),
        dict(nome="RAYMUNDO", nasc_txt=("oito do corrente mez", ["dia oito do corrente mez", "no dia oito do corrente mez", "oito de Maio de mil novecentos e doze"]), nasc="08/05/1912", hora="03:00", nat=NAT("Rio Casca", "MG", "São Pedro dos Ferros", "São Pedro dos Ferros/MG"), sexo="Masculino",
        estab=("fazenda denominada Bôa Esperança", ["fazenda Bôa Esperança", "sua fazenda denominada Bôa Esperança", "Bôa Esperança"]), mun=("Rio Casca", ["São Pedro dos Ferros"]), uf="MG", reg_mun=("Rio Casca", ["São Pedro dos Ferros"]), reg_uf="MG",
        cartorio=("Registro Civil deste districto de São Pedro dos Ferros", ["Registro Civil", "Registro Civil do districto de São Pedro dos Ferros", "Escrivão de Paz e Official do Registro Civil deste districto de São Pedro dos Ferros", "Districto de São Pedro dos Ferros"]),
        data_reg="19/05/1912", livro=("8", ["oito (8)", "numero oito (8)", "oito"]), folha=("33 v.", ["33v", "33v.", "33 v", "33", "trinta e tres verso (33 v.)", "trinta e tres verso"]), termo=("cento e dois", ["102"]),
        g1="Custodio Lino de Abreu", g1nat=P("Serro", "MG", "Serro, deste Estado"), g2="Etelvina Perpetua de Abreu", g2nat=("Rio Casca/MG", ["deste districto", "São Pedro dos Ferros", "São Pedro dos Ferros/MG", "Rio Casca"]),
        pp="Lino José de Abreu", pm="Rosa Maria do Espirito Santo", mp="Joaquim Perpetuo Damasceno", mm="Candida Umbelina Damasceno", oficial="Virgilio Augusto Trindade", emissao="02/10/1928")))
    F.append((dict(st="2$000", ink="#2b1f5e", hd=["REPUBLICA DOS ESTADOS UNIDOS DO BRASIL", "ESTADO DE MINAS GERAES", "Municipio e Comarca de Ouro Fino"], mg="Pg. sello por verba.<br>Em 14-11-917.",
        tx=["O cidadão Belmiro Gonçalves Quintão, Official do Registro Civil da cidade de Ouro Fino, Estado de Minas Geraes, por nomeação legal, etc.",
            'CERTIFICO que no livro numero 14 dos assentos de nascimentos deste cartorio, a fls. 172, consta o seguinte termo sob numero 511: '
            '"Aos vinte e seis dias do mez de Janeiro do anno de mil novecentos e nove, nesta cidade de Ouro Fino, compareceu em cartorio Alfredo Zucchi, negociante, natural da Italia, e declarou que hontem, ás onze horas da manhã, em sua casa á rua Treze de Maio, nesta cidade, sua mulher Dona Ignez Bressane Zucchi, natural de Pouso Alegre, com quem se casou nesta parochia, '
            'deu á luz duas creanças gemeas do sexo feminino, das quaes a primeira, objecto do presente, recebeu o nome de IRIA BRESSANE ZUCCHI, e a segunda o de RITA BRESSANE ZUCCHI, que vae no termo seguinte; que são avós das mesmas creanças, pela parte do pae, Antonio Zucchi e Luigia Ferrari, residentes em Modena, Italia, e pela parte da mãe, Major Jeronymo Bressane e Dona Escolastica Bressane, residentes em Pouso Alegre. '
            'E para constar mandei lavrar o presente, que assignam o declarante e as testemunhas Arthur Megale e Quirino de Barros Lisbôa."' + END, "Ouro Fino, 14 de Novembro de 1917."],
        sg="O Official do Registro Civil,<br><br>Belmiro Gonçalves Quintão"),
        dict(nome="IRIA BRESSANE ZUCCHI", nasc_txt=("hontem", ["vinte e cinco de Janeiro de mil novecentos e nove", "hontem, ás onze horas da manhã"]), nasc="25/01/1909", hora="11:00", nat=NAT("Ouro Fino", "MG"), sexo="Feminino",
        estab=("rua Treze de Maio", ["casa á rua Treze de Maio", "sua casa á rua Treze de Maio"]), mun="Ouro Fino", uf="MG", reg_mun="Ouro Fino", reg_uf="MG",
        cartorio=("Registro Civil da cidade de Ouro Fino", ["Registro Civil", "Official do Registro Civil da cidade de Ouro Fino"]), data_reg="26/01/1909", livro="14", folha="172", termo="511",
        g1="Alfredo Zucchi", g1nat=("Italia", ["Itália"]), g2="Ignez Bressane Zucchi", g2nat=P("Pouso Alegre", "MG"), pp="Antonio Zucchi", pm="Luigia Ferrari", mp=("Jeronymo Bressane", ["Major Jeronymo Bressane"]), mm="Escolastica Bressane",
        gem="Sim", gem_info=("RITA BRESSANE ZUCCHI", ["a segunda o de RITA BRESSANE ZUCCHI, que vae no termo seguinte"]), twins=["RITA BRESSANE ZUCCHI"], oficial="Belmiro Gonçalves Quintão", emissao="14/11/1917")))
    F.append((dict(st="3$000", fs=14.6, lh=25, hd=["ESTADO DE MINAS GERAES", "CARTORIO DE PAZ E REGISTRO CIVIL", "Districto de Santo Antonio do Pirapetinga - Comarca de Piranga"],
        tx=["JULIO CESARIO DE MAGALHÃES, escrivão de paz e official do registro civil do districto de Santo Antonio do Pirapetinga, municipio de Piranga, Estado de Minas Geraes, etc.",
            'CERTIFICO e dou fé que, do livro n. 3 de nascimentos, fls. 58v., consta o termo do teor seguinte, verbo ad verbum: '
            '"N. 47. Aos dez de Agosto de mil novecentos e vinte e tres, neste districto de Santo Antonio do Pirapetinga, municipio de Piranga, em cartorio, presentes as testemunhas adiante assignadas, compareceu Bernardina Rosa de Lima, solteira, lavadeira, natural deste districto e nelle residente, e declarou que a vinte e nove de Julho proximo findo, pelas sete horas da noite, '
            'em casa de sua morada, no logar denominado Manja Leguas, nasceu uma creança do sexo masculino, de côr morena, a quem deu o nome de SERAPHIM, filho natural della declarante, sendo avós Marcellino de Lima e Rosa Eufrasia, elle fallecido e ella moradora neste districto. E para constar faço este termo, que assigna a rogo da declarante, por não saber ler nem escrever, Honorio Beato, com as testemunhas Gabriel Passos de Queiroz e Amancio Fidelis." '
            'Á margem do termo: "Legitimado pelo subsequente casamento de seus paes Anastacio Gomes da Cruz e Bernardina Rosa de Lima, realisado neste districto em 6 de Junho de 1927, conforme termo n. 19, fls. 40 do livro 2 de casamentos. O escrivão, J. C. Magalhães." ' + END.strip(),
            "Santo Antonio do Pirapetinga, aos dezoito de Março de mil novecentos e trinta e nove."],
        sg="O Escrivão,<br><br>JULIO CESARIO DE MAGALHÃES"),
        dict(nome="SERAPHIM", nasc_txt=("vinte e nove de Julho proximo findo", ["vinte e nove de Julho de mil novecentos e vinte e tres", "vinte e nove de Julho", "a vinte e nove de Julho proximo findo"]), nasc="29/07/1923", hora="19:00", nat=NAT("Piranga", "MG", "Santo Antonio do Pirapetinga"), sexo="Masculino",
        estab=("logar denominado Manja Leguas", ["Manja Leguas", "Domicílio", "casa de sua morada, no logar denominado Manja Leguas", "no logar denominado Manja Leguas"]), mun=("Piranga", ["Santo Antonio do Pirapetinga"]), uf="MG", reg_mun=("Piranga", ["Santo Antonio do Pirapetinga"]), reg_uf="MG",
        cartorio=("CARTORIO DE PAZ E REGISTRO CIVIL", ["CARTORIO DE PAZ E REGISTRO CIVIL Districto de Santo Antonio do Pirapetinga"]), data_reg="10/08/1923", livro="3", folha=("58v.", ["58v", "58 v", "58 v.", "58"]), termo="47",
        g1="Bernardina Rosa de Lima", g1nat=("Piranga/MG", ["deste districto", "Piranga", "Santo Antonio do Pirapetinga", "Santo Antonio do Pirapetinga/MG"]), g2=("", ["Anastacio Gomes da Cruz"]), mp="Marcellino de Lima", mm="Rosa Eufrasia",
        averb=("Legitimado pelo subsequente casamento de seus paes Anastacio Gomes da Cruz e Bernardina Rosa de Lima, realisado neste districto em 6 de Junho de 1927, conforme termo n. 19, fls. 40 do livro 2 de casamentos. O escrivão, J. C. Magalhães.",
          ["Legitimado pelo subsequente casamento de seus paes Anastacio Gomes da Cruz e Bernardina Rosa de Lima, realisado neste districto em 6 de Junho de 1927, conforme termo n. 19, fls. 40 do livro 2 de casamentos."]), joint=True,
        oficial="JULIO CESARIO DE MAGALHÃES", emissao="18/03/1939")))
    F.append((dict(st="5$000", hd=["ESTADO DE MINAS GERAIS", "Comarca e Municipio de Barbacena", "REGISTRO CIVIL DO DISTRITO DA CIDADE"], mg="Isenta de sêlo. Para<br>fins de naturalização<br>do pai. 1941.",
        tx=["Dr. Hermilo Starling Nogueira, Oficial do Registro Civil do distrito da cidade de Barbacena, Estado de Minas Gerais, na forma da lei, etc.",
            'CERTIFICA que, a folhas noventa e um (91) do livro numero vinte e dois (22), sob o numero oitocentos e quatorze (814), existe o assento do teor seguinte, "verbo ad verbum": '
            '"Aos cinco dias do mez de Setembro do anno de mil e novecentos, nesta cidade de Barbacena, compareceu em meu cartorio Giosuè Bernardini, colono, natural de Treviso, Reino da Italia, morador no lote trinta e um da Colonia Rodrigo Silva, e declarou que no dia primeiro deste mez, ao meio dia, no referido lote, nasceu uma menina, branca, filha legitima delle e de sua mulher Maria Sandri, da mesma naturalidade, '
            'a qual ha de chamar-se ASSUMPTA MARIA BERNARDINI; que são seus avós paternos Luigi Bernardini e Angela Visentin, já fallecidos, e maternos Pietro Sandri, morador na dita Colonia, e Teresa Bof, fallecida em viagem. Testemunhas: Frederico Abranches Coelho e Modesto Paes Leme. Do que lavro este termo. Eu, Fortunato Candido da Silveira, official, o escrevi e assigno."' 
            + ' Nada mais constava do referido assento, do qual foi extraida a presente, que conferi e achei conforme.', "Barbacena, vinte e dois (22) de julho de mil novecentos e quarenta e um (1941)."],
        sg="O Oficial,<br><br>Hermilo Starling Nogueira"),
        dict(nome="ASSUMPTA MARIA BERNARDINI", nasc_txt=("primeiro deste mez", ["dia primeiro deste mez", "no dia primeiro deste mez", "primeiro de Setembro de mil e novecentos"]), nasc="01/09/1900", hora="12:00", nat=NAT("Barbacena", "MG"), sexo=("Feminino", [""]),
        estab=("lote trinta e um da Colonia Rodrigo Silva", ["Colonia Rodrigo Silva", "referido lote", "no referido lote", "lote trinta e um"]), mun="Barbacena", uf="MG", reg_mun="Barbacena", reg_uf="MG", cartorio=("REGISTRO CIVIL DO DISTRITO DA CIDADE", ["Registro Civil do distrito da cidade de Barbacena"]),
        data_reg="05/09/1900", livro=("22", ["vinte e dois (22)", "vinte e dois"]), folha=("91", ["noventa e um (91)", "noventa e um"]), termo=("814", ["oitocentos e quatorze (814)", "oitocentos e quatorze"]), g1="Giosuè Bernardini",
        g1nat=("Treviso, Reino da Italia", ["Treviso", "Treviso/Italia", "Treviso, Italia"]), g2="Maria Sandri", g2nat=("Treviso, Reino da Italia", ["da mesma naturalidade", "Treviso", "Treviso/Italia", "Treviso, Italia"]),
        pp="Luigi Bernardini", pm="Angela Visentin", mp="Pietro Sandri", mm="Teresa Bof", oficial="Hermilo Starling Nogueira", emissao="22/07/1941")))
    for i, (f, k) in enumerate(F, 1):
        c = f"148C-{i}"
        yield c, html_(f), truth(c, W, H, **k)
