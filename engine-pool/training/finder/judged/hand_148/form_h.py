"""H: Pará, 1967-1975: numbered questionnaire with a tear-off slip on top, legends at the left and typed answers at the right."""
from common import *
CSS = """body{font-family:'Liberation Sans Narrow';font-size:13.5px;color:#222}
.k{font-family:'Liberation Mono';font-weight:700;font-size:13px;color:#1c1c40;letter-spacing:-.3px}
.can{position:absolute;left:14mm;right:12mm;top:8mm;height:25mm;border-bottom:1.5px dashed #333;font-size:12px}
.can .r{display:flex;gap:6px;margin-top:5px;align-items:baseline}.can .r i{flex:1;border-bottom:1px dotted #555;font-style:normal;white-space:nowrap}
.mn{position:absolute;left:14mm;right:12mm;top:38mm}
.hd{text-align:center;line-height:1.4}.hd .a{font-weight:700;font-size:17px;letter-spacing:1px}
.ti{background:#333;color:#fff;text-align:center;font:700 19px 'Liberation Sans';letter-spacing:6px;padding:4px;margin:8px 0 8px}
.ce{line-height:24px;margin-bottom:6px}.ce u{text-decoration:none;border-bottom:1px dotted #555;padding:0 6px}
.q{display:flex;border-bottom:1px solid #bbb;min-height:34px;align-items:center}.q .n{width:23px;font-weight:700}.q .g{width:158px;padding-right:8px;line-height:1.15}.q .v{flex:1;border-left:1.5px solid #333;padding:3px 8px;line-height:17px;min-height:34px}
.bt{display:flex;margin-top:14px;gap:20px}.bt .c{width:130px;border:1px solid #666;font-size:11px;line-height:18px;padding:4px 7px}.bt .s{flex:1;text-align:center}
.sg{margin-top:36px;border-top:1px solid #333;padding-top:2px}"""
Q = ["Nome do registrado", "Data do nascimento", "Hora", "Lugar e município", "Sexo e côr", "Nome do pai, profissão e naturalidade", "Nome da mãe, profissão e naturalidade", "Avós paternos", "Avós maternos", "Se gêmeo, ordem e nome do outro", "Declarante", "Testemunhas", "Averbações e observações"]


def K(s): return f'<span class="k">{tt(s)}</span>'


def html_(f):
    u = lambda s: f"<u>{K(s)}</u>"
    h = f"""<div class="can"><strong>RECIBO / CANHOTO</strong> — {f['cart']}<div class="r">Certidão de nascimento de <i>{K(f['q'][0])}</i></div><div class="r">Recebida por <i></i> Guia n.º <i style="flex:.4">{K(f['guia'])}</i></div></div>
<div class="mn"><div class="hd">{f['rep']}<br><span class="a">ESTADO DO PARÁ</span><br>Comarca de {K(f['com'])} — Têrmo de {K(f['ter'])} — Distrito de {K(f['dist'])}<br><strong>{f['cart']}</strong><br>{f['of']}</div>
<div class="ti">CERTIDÃO DE NASCIMENTO</div><div class="ce">Certifico que no livro {u(f['liv'])} de nascimentos, a fls. {u(f['fls'])} sob o número {u(f['num'])} consta o registro lavrado em {u(f['reg'])} com os seguintes elementos:</div>"""
    for i, (a, b) in enumerate(zip(Q, f['q']), 1):
        h += f'<div class="q"{" style=min-height:72px" if i == 13 else ""}><div class="n">{i}</div> <div class="g">{a}</div> <div class="v"{" style=min-height:72px" if i == 13 else ""}>{K(b) if b else ""}</div></div> '
    h += f"""<div class="bt"><div class="c"><strong>EMOLUMENTOS</strong><br>{f['em'][0]}<br>{f['em'][1]}</div><div class="s">É o que consta. Dou fé.<br>{K(f['loc'])}<div class="sg">{f['sub']}</div></div></div></div>"""
    return page(CSS, h)


def make():
    F = []
    RF = "REPÚBLICA FEDERATIVA DO BRASIL"
    F.append((dict(rep="BRASIL", cart="CARTÓRIO COLARES — REGISTRO CIVIL", of="Oficial: Manuel Ubaldo Colares", com="Santarém", ter="Santarém", dist="Alter do Chão", guia="88", liv="A-3", fls="17 vº", num="402", reg="2 de fevereiro de 1964", em=("NCr$ 1,80", "Rasa NCr$ 0,40"),
        q=["Edilena do Socorro Lobato Sardinha", "doze (12) de janeiro de mil novecentos e sessenta e quatro (1964)", "6 h da manhã", "domicílio, povoado Jari do Socorro, município de Santarém", "Feminino - morena", "Raimundo Sardinha, pescador, natural de Óbidos", "Joana Lobato Sardinha, prendas domésticas, natural de Alter do Chão",
           "Teodósio Sardinha (falecido) e Maria das Dores", "Felício Lobato e Quitéria Vasconcelos Lobato", "não", "O pai", "Wilson Fona e Argemiro Pantoja, de maior", "- - - - -"], loc="Alter do Chão, 19 de junho de 1967", sub="O Oficial"),
        dict(nome="Edilena do Socorro Lobato Sardinha", nasc_txt=("doze (12) de janeiro de mil novecentos e sessenta e quatro (1964)", []), nasc="12/01/1964", hora="06:00", nat=NAT("Santarém", "PA", "Alter do Chão"), sexo="Feminino", estab=("povoado Jari do Socorro", ["domicílio, povoado Jari do Socorro", "Domicílio"]), mun="Santarém",
        reg_mun=("Santarém", ["Alter do Chão"]), data_reg="02/02/1964", livro="A-3", folha=("17 vº", ["17v", "17 v", "17", "17 v.º"]), termo="402", g1="Raimundo Sardinha", g1nat=P("Óbidos", "PA"), g2="Joana Lobato Sardinha", g2nat=("Alter do Chão/PA", ["Alter do Chão", "Santarém/PA"]),
        pp="Teodósio Sardinha", pm="Maria das Dores", mp="Felício Lobato", mm="Quitéria Vasconcelos Lobato", oficial="Manuel Ubaldo Colares", emissao="19/06/1967")))
    F.append((dict(rep=RF, cart="1.º OFÍCIO DO REGISTRO CIVIL DE NASCIMENTOS", of="Dr. Haroldo Sá Ribeiro Bentes, Oficial Vitalício", com="Tomé-Açu", ter="Tomé-Açu", dist="Quatro Bôcas", guia="1.403", liv="A-6", fls="55", num="1.611", reg="24.05.1971", em=("Cr$ 4,20", "Taxa Cr$ 0,80"),
        q=["MARINA KEIKO YAMAGISHI", "9 (nove) de maio de 1971", "15h20m", "Hospital da Santa Casa de Misericórdia, Belém", "Feminino - amarela", "MASAO YAMAGISHI, agricultor, natural de Hiroshima, Japão", "LÚCIA TAKEUCHI YAMAGISHI, do lar, natural dêste município", "Jinzaburo Yamagishi e Hatsue Yamagishi", "Kiyoshi Takeuchi e Fumi Takeuchi (residentes nesta)", "xxxxxxxx",
           "O pai", "José Maria Tembra e Yoshio Okajima", "xxxxxxxxxxxxxxxxx"], loc="Quatro Bôcas, 24 de maio de 1971", sub="Escrevente juramentada: Nazaré Seráfico"),
        dict(nome="MARINA KEIKO YAMAGISHI", nasc_txt=("9 (nove) de maio de 1971", []), nasc="09/05/1971", hora="15:20", nat=NAT("Belém", "PA"), sexo="Feminino", estab=("Hospital da Santa Casa de Misericórdia", []), mun="Belém", reg_mun=("Tomé-Açu", ["Quatro Bôcas"]), data_reg="24/05/1971", livro="A-6", folha="55", termo=num("1.611"),
        g1="MASAO YAMAGISHI", g1nat=("Hiroshima, Japão", ["Hiroshima/Japão", "Hiroshima", "Japão"]), g2="LÚCIA TAKEUCHI YAMAGISHI", g2nat=("Tomé-Açu/PA", ["dêste município", "Tomé-Açu"]), pp="Jinzaburo Yamagishi", pm="Hatsue Yamagishi", mp="Kiyoshi Takeuchi", mm="Fumi Takeuchi", oficial="Haroldo Sá Ribeiro Bentes", emissao="24/05/1971")))
    av = "Por escritura pública de reconhecimento de filiação, de 11/8/1962, passou o registrado a assinar-se Benedito Gurjão Quadros, filho de Lauro Quadros, conforme mandado arquivado. Bragança, 30/8/1962."
    F.append((dict(rep=RF, cart="CARTÓRIO DO 2.º OFÍCIO DE BRAGANÇA", of="Escrivã e Oficial: Celina Ramos de Athayde", com="Bragança", ter="Bragança", dist="Bragança", guia="207", liv="42", fls="133", num="8.077", reg="3/10/1955", em=("Cr$ 6,00", "Isento: não"),
        q=["BENEDITO GURJÃO", "vinte e um de março de mil novecentos e cinqüenta e cinco", "ignorada", "sede do município de Viseu, neste Estado", "Masculino - pardo", "", "ANTÔNIA GURJÃO, lavradora, natural do Maranhão", "", "Severa Gurjão (avó); avô ignorado", "", "Pedro Damasceno Rocha, padrinho", "Ernestino Brito e Adamor Saldanha", av],
        loc="Bragança (PA), 18 de setembro de 1973", sub="Celina Ramos de Athayde"),
        dict(nome=("BENEDITO GURJÃO", ["Benedito Gurjão Quadros"]), nasc_txt="vinte e um de março de mil novecentos e cinqüenta e cinco", nasc="21/03/1955", hora="", nat=NAT("Viseu", "PA", "Viseu, neste Estado"), sexo="Masculino", estab=("", ["sede do município de Viseu"]), mun="Viseu", reg_mun="Bragança", data_reg="03/10/1955", livro="42", folha="133", termo=num("8.077"),
        g1="ANTÔNIA GURJÃO", g1nat=("Maranhão", ["MA"]), g2=("", ["Lauro Quadros"]), mm="Severa Gurjão", averb=(av, [av.replace(" Bragança, 30/8/1962.", "")]), oficial="Celina Ramos de Athayde", emissao="18/09/1973")))
    F.append((dict(rep=RF, cart="CARTÓRIO DO ÚNICO OFÍCIO — REGISTRO CIVIL", of="Ildefonso Noleto Marinho, Oficial", com="Marabá", ter="São João do Araguaia", dist="Apinagés", guia="15", liv="A-01", fls="98 v.", num="196", reg="7-9-1966", em=("Cr$ 9,00", "Sêlo isento"),
        q=["Raimundo Nonato Milhomem Chaves", "31/08/66 (trinta e um de agosto de mil novecentos e sessenta e seis)", "22:00", "a bordo do motor \"Estrela do Itacaiúnas\", em viagem, município de Tucuruí", "Masculino - branca", "Valdivino Chaves, castanheiro, de Boa Vista do Tocantins, Goiás", "Deusamar Milhomem Chaves, de Imperatriz, Maranhão",
           "Paternos: só consta a avó, Luzia Chaves", "Gentil Milhomem e Osmarina Barros Milhomem", "1.º; RAIMUNDA NONATA MILHOMEM CHAVES, n.º 197", "Valdivino Chaves", "Plínio Sobral e Iran Bichara", "Retificado o prenome da mãe, de Deuzimar para Deusamar, por sentença de 20/07/1974 do Dr. Juiz de Direito de Marabá."], loc="Apinagés, 2 de janeiro de 1975", sub="Oficial"),
        dict(nome="Raimundo Nonato Milhomem Chaves", nasc_txt=("31/08/66 (trinta e um de agosto de mil novecentos e sessenta e seis)", ["31/08/66", "trinta e um de agosto de mil novecentos e sessenta e seis"]), nasc="31/08/1966", hora="22:00", nat=NAT("Tucuruí", "PA"), sexo="Masculino",
        estab=('a bordo do motor "Estrela do Itacaiúnas", em viagem', ['a bordo do motor "Estrela do Itacaiúnas"', 'motor "Estrela do Itacaiúnas"']), mun="Tucuruí", reg_mun=("São João do Araguaia", ["Apinagés", "Marabá"]), data_reg="07/09/1966", livro="A-01", folha=("98 v.", ["98v", "98v.", "98 v", "98"]), termo="196",
        g1="Valdivino Chaves", g1nat=("Boa Vista do Tocantins/GO", ["Boa Vista do Tocantins, Goiás", "Boa Vista do Tocantins"]), g2="Deusamar Milhomem Chaves", g2nat=P("Imperatriz", "MA", "Imperatriz, Maranhão"), pm="Luzia Chaves", mp="Gentil Milhomem", mm="Osmarina Barros Milhomem",
        gem="Sim", gem_info=("RAIMUNDA NONATA MILHOMEM CHAVES, n.º 197", ["RAIMUNDA NONATA MILHOMEM CHAVES", "1.º; RAIMUNDA NONATA MILHOMEM CHAVES, n.º 197", "RAIMUNDA NONATA MILHOMEM CHAVES, 197"]), twins=["RAIMUNDA NONATA MILHOMEM CHAVES"],
        averb="Retificado o prenome da mãe, de Deuzimar para Deusamar, por sentença de 20/07/1974 do Dr. Juiz de Direito de Marabá.", oficial="Ildefonso Noleto Marinho", emissao="02/01/1975")))
    for i, (f, k) in enumerate(F, 1):
        c = f"148H-{i}"
        yield c, html_(f), truth(c, uf="PA", reg_uf="PA", joint=True, cartorio=(f['cart'], [f['cart'].split(" — ")[0]]), **k)
