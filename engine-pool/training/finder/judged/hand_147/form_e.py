"""E: Rio de Janeiro, label-left table within an ornamental frame, dotted matrícula, TJRJ electronic seal, 2019-2026."""
from common import *
CSS = """body{font:9.4pt 'Lato';width:210mm;height:296mm;padding:7mm;color:#14181c;position:relative}
.o{border:2.4mm solid #b98;border-image:repeating-linear-gradient(45deg,#a57a3c 0 2px,#f3e6cf 2px 4px) 9;height:281mm;padding:5mm 7mm}
.h{text-align:center;line-height:1.3;font-size:9pt}.h .c{font:bold 19pt C059;color:#5d3d10}
table{width:100%;border-collapse:collapse;margin-top:3mm}td{border-bottom:.5pt solid #cbb08a;padding:1.15mm 2mm;vertical-align:top;line-height:1.28}
td.l{width:43mm;background:#f7efe2;font-weight:bold;color:#5d3d10;font-size:8.2pt;border-right:.5pt solid #cbb08a}
.nt{height:39mm;text-align:justify;font-size:8.9pt}.f{display:flex;gap:5mm;margin-top:3mm;line-height:1.3;font-size:8.6pt}.f>div{flex:1}
.se{font:7.6pt/1.35 'Liberation Sans Narrow';border:.6pt solid #333;padding:1.5mm 2mm;text-align:center;flex:.8!important}"""
F = [dict(cns=89144, cart="Registro Civil das Pessoas Naturais do 3º Distrito de Niterói", rm="Niterói", ofi="Marcus Vinícius Aboim Passos", end="Rua Noronha Torrezão, 46, Santa Rosa, Niterói/RJ",
          nome="Olívia Tavares Lindemberg Saboia", c="219700438", b=(5, 4, 2023), h="16h18", lm="Rio de Janeiro", est="Casa de Saúde São José, na Rua Macedo Sobrinho, 21, Humaitá", nat="Niterói", sx="Feminino",
          g=(("Renata Lindemberg Saboia", "Fortaleza - CE"), ("Bianca Tavares de Azeredo", "Niterói - RJ")), av=("Paulo Roberto Saboia Filho", "Heloísa Lindemberg Saboia", "Nilton de Azeredo", "Marilza Tavares de Azeredo"),
          reg=(19, 4, 2023), liv=(173, 61, 72250), dnv="30-90166248-3", nt="Nada a constar.", em=(19, 4, 2023), selo="EEMB 40827 HVT", tw=None, sub=None, a=""),
     dict(cns=92064, cart="Registro Civil das Pessoas Naturais do 4º Distrito de Angra dos Reis - Mambucaba", rm="Angra dos Reis", ofi="Léa Quitete Jordão", end="Praça da Matriz, 12, Mambucaba, Angra dos Reis/RJ",
          nome="Karai Tataendy Benite", c="205513970", b=(1, 9, 2019), h="05h40", lm="Angra dos Reis", est="Domicílio", nat="Angra dos Reis", sx="Masculino",
          g=(("Aldo Karai Benite", "Angra dos Reis - RJ"), ("Marciana Para Mirim de Oliveira", "Aracruz - ES")), av=("João Vera Mirim Benite", "Ilda Ywa Benite", "", "Luiza Kerexu de Oliveira"),
          reg=(22, 11, 2019), liv=(21, 190, 12488), dnv="30-80450071-9", em=(22, 11, 2019), selo="EDHL 93316 KQO", tw=None, sub="Wilma de Castro Lopes", a="",
          nt="Etnia declarada: Guarani Mbya. Aldeia de origem do registrado: Sapukai (Bracuí). RANI nº 3.107, FUNAI - Litoral Sudeste."),
     dict(cns=93294, cart="Registro Civil das Pessoas Naturais da 2ª Circunscrição de Duque de Caxias - Unidade Interligada Hospital Adão Pereira Nunes", rm="Duque de Caxias", ofi="Jorge Luís Barcellos Tebaldi", end="Av. Brigadeiro Lima e Silva, 1618, Duque de Caxias/RJ",
          nome="Enzo Gael Barbosa", c="226814055", b=(31, 12, 2024), h="12h00", lm="Duque de Caxias", est="Hospital Estadual Adão Pereira Nunes, Rodovia Washington Luiz, s/n, Saracuruna", nat="Magé", sx="Masculino",
          g=(("Thamires Barbosa", "Magé - RJ"),), av=("", "", "Josué Barbosa", "Sueli Cristina do Amparo Barbosa"),
          reg=(3, 1, 2025), liv=(144, 7, 86107), dnv="30-97620013-4", nt="Nada a constar.", em=(3, 1, 2025), selo="EEUO 11702 BFD", tw=("Lorena Gabriela Barbosa", 8, 86108), sub="Deise Mara Fialho", a=""),
     dict(cns=90027, cart="Registro Civil das Pessoas Naturais da 8ª Circunscrição da Capital", rm="Rio de Janeiro", ofi="Eunice Drummond Valladão", end="Rua Conde de Bonfim, 255, sobreloja, Tijuca, Rio de Janeiro/RJ",
          nome="Sérgio Ricardo Mesquita Pazos", c="882014957", b=(27, 5, 1967), h="21h30", lm="Rio de Janeiro", est="Casa de Saúde Santa Terezinha, na Rua Moura Brito, 81", nat="Rio de Janeiro", sx="Masculino",
          g=(("Ramón Pazos Outeiral", "Pontevedra, Espanha"), ("Dulce Mesquita Pazos", "Campos dos Goytacazes - RJ")), av=("Manuel Pazos", "Dolores Outeiral", "Aristides Mesquita", "Ondina Crespo Mesquita"),
          reg=(9, 6, 1967), liv=(418, 221, 60934), dnv="", em=(27, 2, 2026), selo="EFBT 60089 MJA", tw=None, sub=None,
          nt="Casou em 14/12/1991, nesta cidade, com Kátia Regina Lobianco (8ª Circ., B-204, fls. 77, nº 41.560), divorciando-se por escritura pública lavrada em 03/02/2010 no 15º Ofício de Notas. Casou, em segundas núpcias, em 20/09/2014, com Verônica Quintella Jardim (RCPN de Petrópolis, 1º Distrito, B-98, fls. 140, nº 18.722).", a="an")]


def make():
    for i, f in enumerate(F, 1):
        m = matricula(f["cns"], f["reg"][2], *f["liv"], sep="."); mat = m[:-3] + "-" + m[-2:]; cp = cpf(f["c"]); d = f["b"]
        p1, p2, m1, m2 = f["av"]; g = f["g"]
        gx = ""
        if f["tw"]:
            n, fo, te = f["tw"]; k = matricula(f["cns"], f["reg"][2], f["liv"][0], fo, te, sep="."); gx = f"{n}, matrícula {k[:-3]}-{k[-2:]}"
        R = lambda lab, v, c="": f'<tr><td class=l>{lab}<td class="{c}">{v}</tr>'
        if i == 1:
            av = R("Avós", f"{p1} e {p2} (por parte de Renata); {m1} e {m2} (por parte de Bianca)")
        else:
            av = R("Avós Paternos", " e ".join(x for x in (p1, p2) if x) or "xxxxxxxxxx") + R("Avós Maternos", " e ".join(x for x in (m1, m2) if x))
        dt = f"{dw(*d)} ({dn(*d)})"
        rows = (R("CPF", cp) + R("Data de nascimento", dt) + R("Hora", f["h"]) + R("Sexo", f["sx"]) + R("Naturalidade", f["nat"] + " - RJ")
                + R("Local de nascimento", f"{f['est']}, {f['lm']} - RJ") + R("Filiação", " e<br>".join(f"<b>{a}</b>, natural de {b}" for a, b in g)) + av
                + R("Gêmeo(s)", "Sim. " + gx if gx else "Não") + R("Data do registro", f"{dw(*f['reg'])} ({dn(*f['reg'])})") + R("DNV", f["dnv"] or "xxxxxxxxxx")
                + R("Observações, averbações e anotações", f["nt"], "nt"))
        body = f"""<div class=o><div class=h>{arms(50, '#5d3d10')}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DO RIO DE JANEIRO<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<div class=c>Certidão de Nascimento</div></div>
<table><tr><td class=l>Nome<td style="font-size:13pt;font-weight:bold">{f['nome']}</tr><tr><td class=l>Matrícula<td style="font:bold 10.5pt 'Liberation Mono'">{mat}</tr>{rows}</table>
<div class=f><div><b>{f['cart']}</b><br>Oficial: {f['ofi']}<br>{f['end']}</div><div style="text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{f['rm']}, {dl(*f['em'])}.<br><br>_____________________________<br>{f['sub'] + '<br>Substituta - Matr. 94/' + str(8100 + i * 37) if f['sub'] else f['ofi'] + '<br>Oficial'}</div>
<div class=se>Poder Judiciário - TJERJ<br>Corregedoria Geral da Justiça<br>Selo de Fiscalização Eletrônico<br><b style="font-size:9pt">{f['selo']}</b><br>Consulte a validade do selo em:<br>https://www3.tjrj.jus.br/sitepublico</div></div></div>"""
        acc = {"dados_pessoais.data_nascimento.texto_completo": [dw(*d), dn(*d)], "dados_pessoais.matrícula": [m.replace(".", " ")], "local_nascimento.estabelecimento": [f["est"].split(", ")[0], f"{f['est']}, {f['lm']} - RJ"]}
        nt = f["nt"]
        if nt == "Nada a constar.":
            acc["observações.averbações"] = acc["observações.anotações"] = [nt]; nt = ""
        elif i == 4:
            acc["observações.averbações"] = [nt]
        else:
            acc["observações.anotações"] = [nt]
        if i == 1:
            for a, b, x, y in (("paternos", "maternos", m1, m2), ("maternos", "paternos", p1, p2)):
                acc[f"avós.{a}.avô"] = [x, ""]; acc[f"avós.{a}.avó"] = [y, ""]
        if i == 3:
            acc["registro.cartório"] = [f["cart"].split(" - ")[0]]; acc["avós.paternos.avô"] = acc["avós.paternos.avó"] = ["xxxxxxxxxx"]
            acc["filiação.genitor_2.nome_completo"] = []
        if not f["dnv"]:
            acc["registro.número_dnv"] = ["xxxxxxxxxx"]
        if i == 2:
            acc["local_nascimento.estabelecimento"] = ["Domicílio, Angra dos Reis - RJ"]
        if gx:
            acc["gêmeos.informações_adicionais"] = [f["tw"][0]]
        u = lambda s: s.replace(" - ", "/").replace(", Espanha", "/Espanha")
        if i == 4:
            acc["filiação.genitor_1.naturalidade"] = ["Pontevedra, Espanha"]
        acc = {k: v for k, v in acc.items() if v}
        g2 = g[1] if len(g) > 1 else ("", "")
        t = truth("E", i, accept=acc, joint=True, twins=[f["tw"][0]] if gx else [], nome=f["nome"], cpf=cp, mat=mat, dtxt=dt, born=d, hora=f["h"].replace("h", ":"), nat=f["nat"] + "/RJ", sexo=f["sx"], estab=f["est"], lmun=f["lm"], luf="RJ",
                  rmun=f["rm"], ruf="RJ", cart=f["cart"], dreg=dn(*f["reg"]), dnv=f["dnv"], livro=f"{f['liv'][0]:05d}", folha=f"{f['liv'][1]:03d}", termo=f"{f['liv'][2]:07d}", g1=g[0][0], n1=u(g[0][1]), g2=g2[0], n2=u(g2[1]),
                  pp=p1, pm=p2, mp=m1, mm=m2, gem="Sim" if gx else "Não", gemx=gx, av="" if i == 4 else nt, an=nt if i == 4 else "", selo=f["selo"], ofi=f["ofi"], demi=dn(*f["em"]))
        yield t["case"], page(CSS, body), t
