"""H: green printed frame with numbered lines, typed values, Mato Grosso do Sul, 1979-1997 (República Federativa do Brasil, office's own print)."""
from common import *
CSS = """body{font:9pt 'Liberation Sans Narrow';width:210mm;height:296mm;padding:11mm 13mm;color:#17603a}
.o{border:1.8pt solid #17603a;outline:.6pt solid #17603a;outline-offset:1mm;padding:5mm 6mm 6mm;height:262mm}
.h{display:flex;align-items:center;gap:4mm;text-align:center}.h div{flex:1;line-height:1.3;font-size:10pt}.h b{font:bold 22pt/1.25 'Liberation Serif';letter-spacing:2px}
.r{display:flex;gap:3mm;margin-top:1.6mm}.r>div{border-bottom:.7pt solid #17603a;flex:1;min-height:9.4mm}.r s{display:block;text-decoration:none;font-size:7pt;letter-spacing:.3px}
k{display:block;font:bold 11pt/1.25 'Liberation Mono';color:#23233a;padding-left:2mm;min-height:5mm}
.z{margin-top:4mm;font-size:10pt;line-height:1.4}.s{margin-top:14mm;text-align:center;color:#23233a;font:10pt 'Liberation Mono'}"""
F = [dict(rm="Dourados", cart="CARTÓRIO DO 2.º OFÍCIO - REGISTRO CIVIL", end="Rua João Cândido Câmara, 740 - Fone 421-0000", ofi="Bel. Nelson Eduardo Hoff Brait", on="Nelson Eduardo Hoff Brait", nome="VALÉRIA CRISTINA STRAGLIOTTO", te="15.307", li="A-19", fo="203", b=(9, 4, 1980), h="18:45", hh="18,45 hs.", dt="09 de abril de 1980 (quarta-feira)",
          loc="Hospital e Maternidade Evangélico, Dourados - MS", est="Hospital e Maternidade Evangélico", lm="Dourados", sx="Feminino", cor="branca", pai="Dorvalino Stragliotto", np="Frederico Westphalen-RS", mae="Ignez Basso Stragliotto", nm="Erechim-RS", av=("Ernesto Stragliotto", "Páscoa Piovesan", "Guerino Basso", "Thereza Comin"), dec="o pai", reg=(15, 4, 1980), em=(15, 4, 1980), obs="= = = = = = = = = =", av_="", sub=None),
     dict(rm="Corumbá", cart="CARTÓRIO DO 1.º OFÍCIO - REGISTRO CIVIL DE CORUMBÁ", end="Rua Delamare, 977", ofi="Heloísa Urt Delvizio", on="Heloísa Urt Delvizio", nome="RAMONA ESPINDOLA ARGUELLO", te="40.118", li="A-57", fo="60 vº", b=(31, 8, 1974), h="", hh="ignora", dt="31 de agosto de 1974",
          loc="em domicílio, Fazenda Firme, Nhecolândia, neste município", est="em domicílio, Fazenda Firme, Nhecolândia, neste município", lm="Corumbá", sx="Feminino", cor="morena", pai="Eusébio Arguello", np="Bella Vista, Paraguai", mae="Gregoria Espindola", nm="Porto Murtinho-MS", av=("= = =", "Dominga Arguello", "Agapito Espindola", "Petrona Benites"), dec="a mãe", reg=(13, 6, 1986), em=(2, 9, 1993), obs="Registro tardio lavrado por despacho do MM. Juiz de Direito da 1.ª Vara, proc. 218/86.", av_="x", sub="Zenaide Mônaco"),
     dict(rm="Ponta Porã", cart="SERVIÇO REGISTRAL - 2.ª CIRCUNSCRIÇÃO", end="Av. Brasil, 2.610 - Centro", ofi="Jary Marques Carpes Filho", on="Jary Marques Carpes Filho", nome="CLEITON RODRIGO VAREIRO", te="22.940", li="A-31", fo="88", b=(25, 12, 1988), h="02:20", hh="02,20 hs.", dt="25 de dezembro de 1988",
          loc="Hospital Regional de Ponta Porã", est="Hospital Regional de Ponta Porã", lm="Ponta Porã", sx="Masculino", cor="parda", pai="= = = = = =", np="= = =", mae="Lenir Vareiro", nm="Amambai-MS", av=("= = =", "= = =", "Rufino Vareiro", "Crescencia Ortiz Vareiro"), dec="a mãe", reg=(9, 1, 1989), em=(18, 3, 1997),
          obs="Por mandado do Juízo da Vara de Família, de 05/11/1996, averbou-se a paternidade de CLÓVIS DAUZACKER, avós pat. Alcides Dauzacker e Noêmia Lopes Dauzacker, passando o registrado a chamar-se CLEITON RODRIGO VAREIRO DAUZACKER.", av_="x", sub="Marli T. Azambuja"),
     dict(rm="Nova Andradina", cart="CARTÓRIO DE REGISTRO CIVIL E TABELIONATO", end="Rua Walter Hubacher, 1.024", ofi="Kiyoshi Moriwaki", on="Kiyoshi Moriwaki", nome="MARCOS VINICIUS BORTOLOTO", te="9.155", li="A-12", fo="155", b=(1, 7, 1983), h="10:55", hh="10,55 hs.", dt="1.º de julho de 1983",
          loc="Hospital Santa Helena, em Presidente Prudente - SP", est="Hospital Santa Helena", lm="Presidente Prudente", luf="SP", sx="Masculino", cor="branca", pai="Valdecir Bortoloto", np="Dracena-SP", mae="Marinalva Bispo Bortoloto", nm="Jequié-BA", av=("Natale Bortoloto", "Palmira Zago Bortoloto", "Gervásio Bispo", "Laudelina Souza Bispo"), dec="o pai", reg=(28, 7, 1983), em=(29, 7, 1983),
          obs="É gêmeo de MÁRCIO HENRIQUE BORTOLOTO (termo 9.156).", av_="", tw="MÁRCIO HENRIQUE BORTOLOTO", sub=None)]


def make():
    for i, f in enumerate(F, 1):
        p1, p2, m1, m2 = f["av"]; d = f["b"]
        c = lambda n, lab, v, fl=1: f'<div style="flex:{fl}"><s>{n:02d} - {lab}</s><k>{v}</k></div>'
        row = lambda *a: "<div class=r>" + "".join(a) + "</div>"
        body = f"""<div class=o><div class=h>{arms(62, '#17603a')}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DE MATO GROSSO DO SUL<br>Município e Comarca de {f['rm']}<br><b>CERTIDÃO DE NASCIMENTO</b><br>{f['cart']}<br>{f['end']}<br>Oficial: {f['ofi']}</div></div>
<div class=z>Certifico que, do livro de registro de nascimentos abaixo indicado, consta o assento seguinte:</div>
{row(c(1, 'TERMO', f['te']), c(2, 'LIVRO', f['li']), c(3, 'FOLHA', f['fo']), c(4, 'DATA DO REGISTRO', f"{f['reg'][0]:02d}.{f['reg'][1]:02d}.{f['reg'][2]}", 1.5))}
{row(c(5, 'NOME DO REGISTRADO', f['nome'], 3.6), c(6, 'SEXO', f['sx']), c(7, 'COR', f['cor'], .9))}
{row(c(8, 'DATA DO NASCIMENTO', f['dt'], 3), c(9, 'HORA', f['hh']))}{row(c(10, 'LOCAL DO NASCIMENTO', f['loc']))}
{row(c(11, 'PAI', f['pai'], 2), c(12, 'NATURALIDADE', f['np'], 1.3))}{row(c(13, 'MÃE', f['mae'], 2), c(14, 'NATURALIDADE', f['nm'], 1.3))}
{row(c(15, 'AVÔ PATERNO', p1), c(16, 'AVÓ PATERNA', p2))}{row(c(17, 'AVÔ MATERNO', m1), c(18, 'AVÓ MATERNA', m2))}
{row(c(19, 'DECLARANTE', f['dec']), c(20, 'TESTEMUNHAS', 'as constantes do termo', 1.6))}{row(c(21, 'OBSERVAÇÕES', f['obs']))}
<div class=z>O referido é verdade e dou fé.</div><div class=z style="text-align:right"><span style="font:bold 11pt 'Liberation Mono';color:#23233a">{f['rm']}, {f['em'][0]:02d} de {MES[f['em'][1]]} de {f['em'][2]}.</span></div>
<div class=s>________________________________<br>{(f['sub'] + '<br>Oficial Substituta') if f['sub'] else f['on'] + '<br>Oficial do Registro Civil'}</div></div>"""
        z = lambda s: "" if s.startswith("= =") else s
        sl = lambda s: z(s).replace(", Paraguai", "/Paraguai").replace("-", "/")
        U = f.get("luf", "MS")
        acc = {"dados_pessoais.naturalidade": ["", f["lm"]], "local_nascimento.estabelecimento": [f["loc"]], "registro.termo": [f["te"].replace(".", "")], "registro.livro": [f["li"][2:]],
               "filiação.genitor_1.naturalidade": [f["np"]], "filiação.genitor_2.naturalidade": [f["nm"]], "registro.cartório": [f["cart"] + " de " + f["rm"]]}
        for k, v in zip(("paternos.avô", "paternos.avó", "maternos.avô", "maternos.avó"), f["av"]):
            if not z(v):
                acc["avós." + k] = [v]
        pai, np_, mae, nm = z(f["pai"]), sl(f["np"]), f["mae"], sl(f["nm"])
        av = f["obs"] if f["av_"] else ""
        gx = f.get("tw", "")
        if i == 1:
            acc["dados_pessoais.data_nascimento.texto_completo"] = ["09 de abril de 1980"]; acc["observações.averbações"] = [f["obs"]]; acc["autenticação.oficial_registro"] = [f["ofi"]]
        if i == 2:
            acc["observações.anotações"] = [av]; acc["observações.averbações"] = [""]; acc["dados_pessoais.hora_nascimento"] = ["ignora"]
            acc["local_nascimento.estabelecimento"] = ["Domicílio", "Fazenda Firme", "Fazenda Firme, Nhecolândia", "em domicílio, Fazenda Firme, Nhecolândia", "Fazenda Firme, Nhecolândia, neste município", "domicílio, Fazenda Firme, Nhecolândia"]
        if i == 3:
            pai, np_, mae, nm = mae, nm, "", ""; acc["filiação.genitor_1.naturalidade"] = [f["nm"]]; acc["filiação.genitor_2.naturalidade"] = [f["np"]]; acc["filiação.genitor_2.nome_completo"] = [f["pai"], "CLÓVIS DAUZACKER"]
            acc["dados_pessoais.nome_completo"] = ["CLEITON RODRIGO VAREIRO DAUZACKER"]; acc["avós.paternos.avô"] += ["Alcides Dauzacker"]; acc["avós.paternos.avó"] += ["Noêmia Lopes Dauzacker"]
        if i == 4:
            acc["observações.averbações"] = [f["obs"]]; acc["gêmeos.informações_adicionais"] = [gx, gx + " - termo 9.156", gx + ", termo 9.156", f["obs"]]; gx += " (termo 9.156)"
        t = truth("H", i, accept=acc, joint=True, twins=[f["tw"]] if gx else [], nome=f["nome"], dtxt=f["dt"], born=d, hora=f["h"], nat=f"{f['lm']}/{U}", sexo=f["sx"], estab=f["est"], lmun=f["lm"], luf=U, rmun=f["rm"], ruf="MS",
                  cart=f["cart"], dreg=dn(*f["reg"]), livro=f["li"], folha=f["fo"], termo=f["te"], g1=pai, n1=np_, g2=mae, n2=nm, pp=z(p1), pm=z(p2), mp=z(m1), mm=m2, gem="Sim" if gx else "Não", gemx=gx, av=av, ofi=f["on"], demi=dn(*f["em"]))
        yield t["case"], page(CSS, body), t
