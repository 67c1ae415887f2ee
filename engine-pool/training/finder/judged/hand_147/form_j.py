"""J: small landscape certificate (A5) of Bahia's state-run registries, 2000-2008: Poder Judiciário, sidebar of numbers, short narrative, notes in a foot strip."""
from common import *
CSS = """body{font:9.2pt/1.42 'Liberation Serif';width:210mm;height:147mm;padding:5mm 7mm;color:#111;background:#fff}
.o{border:.9pt solid #24427a;height:137mm;display:flex;position:relative}.sb{flex:0 0 41mm;background:#e9eef7;border-right:.9pt solid #24427a;padding:3mm 2.5mm;font:7.4pt/1.25 'Liberation Sans';color:#24427a;text-align:center}
.sb b{display:block;font:bold 10pt/1.3 'Liberation Sans';color:#111;margin-bottom:1.6mm;border-bottom:.5pt solid #9db0d2;padding-bottom:.8mm}
.m{flex:1;padding:2.5mm 5mm 2mm;display:flex;flex-direction:column}.h{text-align:center;font:8pt/1.25 'Liberation Sans';color:#24427a}.h i{display:block;font:bold 16pt/1.2 'Liberation Serif';color:#24427a}
.n{text-align:center;font-weight:bold;font-size:12.5pt;margin:.6mm 0}p{margin:0;text-align:justify}.ob{border:.6pt solid #9db0d2;padding:.8mm 2mm;margin-top:1.5mm;font-size:8.4pt;line-height:1.25;min-height:16mm;text-align:justify}
.s{display:flex;justify-content:space-between;align-items:flex-end;margin-top:auto;font-size:8.6pt;line-height:1.25}.s div{text-align:center}"""
F = [dict(rm="Salvador", cart="Cartório do Registro Civil das Pessoas Naturais - Subdistrito de Brotas", ofi="Nadja Virgínia Sento Sé Galvão", car="Oficial", te="41.886", li="A-112", fo="86", reg=(22, 6, 2005), dnv="16-40551207-3", em=(22, 6, 2005), via="1ª VIA", daj="Gratuito",
          nome="RIAN CONCEIÇÃO DE JESUS CERQUEIRA", b=(9, 6, 2005), hx="às 10:35 horas", h="10:35", loc="no Hospital Geral Roberto Santos, nesta Capital", est="Hospital Geral Roberto Santos", lm="Salvador", sx="M",
          g=(("Edivan Cerqueira Santos", "Serrinha - BA"), ("Jamile Conceição de Jesus", "Salvador - BA")), av=("Antônio Cerqueira Santos", "Maria Zilda Cerqueira", "Roque de Jesus", "Valdelice Conceição"), obs=""),
     dict(rm="Xique-Xique", cart="Cartório do Registro Civil - Distrito Sede", ofi="Eremita Meira Bessa", car="Escrivã Designada", te="5.070", li="17", fo="212v", reg=(30, 11, 1955), dnv="", em=(12, 4, 2007), via="2ª VIA", daj="DAJ 118.204 - R$ 12,30",
          nome="NATALÍCIO GOMES DE MAGALHÃES", b=(25, 12, 1948), hx="em hora ignorada", h="", loc="no povoado de Marreca Velha, neste município", est="povoado de Marreca Velha", lm="Xique-Xique", sx="M",
          g=(("Hermelino Gomes de Magalhães", "Gentio do Ouro - BA"), ("Almerinda Rosa de Souza", "Xique-Xique - BA")), av=("Justiniano de Magalhães", "Febrônia Gomes", "Plínio José de Souza", "Rosa Maria de Souza"), obs="Contraiu casamento com Eulina Camandaroba em 17/07/1976, nesta Comarca (B-10, fls. 55, nº 1.922)."),
     dict(rm="Feira de Santana", cart="Cartório do Registro Civil das Pessoas Naturais - 2º Ofício", ofi="José Alberto Falcão Freaza", car="Oficial", te="77.341", li="A-198", fo="41", reg=(3, 5, 2001), dnv="16-09946121-8", em=(18, 8, 2008), via="2ª VIA", daj="DAJ 402.771 - R$ 14,10",
          nome="TAINARA SANTANA DOS REIS", b=(31, 3, 2001), hx="às 23:50 horas", h="23:50", loc="em via pública, na Av. Maria Quitéria, nesta cidade", est="em via pública, na Av. Maria Quitéria", lm="Feira de Santana", sx="F",
          g=(("Adenice Santana dos Reis", "Ipirá - BA"),), av=("", "", "não declarado", "Edite Santana dos Reis"), obs="Reconhecida a paternidade por escritura pública de 10/06/2008, averbada em 15/08/2008: pai Gilmar Oliveira Lordello, natural de Santo Estêvão - BA; avós paternos Florisvaldo Lordello e Ana Oliveira Lordello. Nome atual: TAINARA SANTANA LORDELLO."),
     dict(rm="Ilhéus", cart="Cartório do Registro Civil - Distrito de Olivença", ofi="Ivonildes Calasans Tude", car="Escrivã", te="2.816", li="A-8", fo="195", reg=(17, 1, 2000), dnv="", em=(21, 2, 2000), via="1ª VIA", daj="Gratuito",
          nome="ÍTALO JACI FULNIÔ DO AMARAL", b=(8, 9, 1999), hx="às 06:00 horas da manhã", h="06:00", loc="em domicílio, em Acuípe de Baixo, no município de Una, deste Estado", est="em domicílio, em Acuípe de Baixo", lm="Una", sx="M",
          g=(("Gildásio Pinto do Amaral", "Buerarema - BA"), ("Nivalda Fulniô", "Águas Belas - PE")), av=("Manoel Liberato do Amaral", "não declarada", "José Fulniô", "Januária Ferreira"), obs="Tem irmã gêmea: IARA JACI FULNIÔ DO AMARAL, termo 2.817.", tw="IARA JACI FULNIÔ DO AMARAL")]


def make():
    for i, f in enumerate(F, 1):
        d, r, e = f["b"], f["reg"], f["em"]; o, so = ("o", "masculino") if f["sx"] == "M" else ("a", "feminino"); p1, p2, m1, m2 = f["av"]
        dx = f"{d[0]:02d} ({words(d[0])}) de {MES[d[1]]} de {d[2]} ({words(d[2])})"
        fil = " e de ".join(f"<b>{a}</b>, natural de {n}" for a, n in f["g"])
        avs = (f"São avós paternos {p1} e {p2}, e maternos {m1} e {m2}" if p1 else f"São avós maternos: {m1} e {m2}")
        sb = lambda lab, v: f"{lab}<b>{v}</b>"
        body = f"""<div class=o><div class=sb>{arms(54, '#24427a')}<br>PODER JUDICIÁRIO<br>ESTADO DA BAHIA<br><br>{sb('COMARCA', f['rm'])}{sb('TERMO Nº', f['te'])}{sb('LIVRO', f['li'])}{sb('FOLHA', f['fo'])}{sb('DATA DO REGISTRO', dn(*r))}{sb('D.N.V.', f['dnv'] or '---')}{sb('TAXA', f'<span style="font-size:7.6pt">{f["daj"]}</span>')}<div style="font-size:6.6pt;margin-top:2mm">VÁLIDA EM TODO O TERRITÓRIO NACIONAL</div></div>
<div class=m><div class=h>TRIBUNAL DE JUSTIÇA DO ESTADO DA BAHIA - CORREGEDORIA GERAL DA JUSTIÇA<br>{f['cart']}<i>Certidão de Nascimento</i>{f['via']}</div>
<p>CERTIFICO que, no livro, folha e termo ao lado indicados, foi lavrado o assento de nascimento de</p><div class=n>{f['nome']}</div>
<p>do sexo {so}, nascid{o} no dia {dx}, {f['hx']}, {f['loc']}, filh{o} de {fil}. {avs}. Declarante: {'a genitora' if i == 3 else 'o genitor'}. Testemunhas: as do termo.</p>
<div class=ob>Averbações e anotações: {f['obs'] or 'x-x-x-x-x-x'}</div><p style="font-size:8.6pt;margin-top:1mm">O referido é verdade e dou fé.</p>
<div class=s><div>{f['rm']} - BA, {dn(*e)}</div><div>____________________________________<br>{('Sandra Regina Bahiense<br>Subescrivã') if i == 1 else f['ofi'] + '<br>' + f['car']}</div></div><div style="font:6.8pt 'Liberation Sans';color:#24427a;margin-top:1mm;border-top:.5pt solid #9db0d2">{f['car']}: {f['ofi']} &nbsp;|&nbsp; Mod. TJ-CGJ 017 - Qualquer emenda ou rasura invalida este documento</div></div></div>"""
        obs = f["obs"]; u = lambda s: s.replace(" - ", "/"); z = lambda s: "" if s.startswith("não declarad") else s
        g = list(f["g"]) + [("", "")]
        acc = {"dados_pessoais.naturalidade": ["", f["lm"]], "local_nascimento.estabelecimento": [f["loc"], "no " + f["est"], f["loc"].removeprefix("no ")], "registro.termo": [f["te"].replace(".", "")], "registro.livro": [f["li"].replace("A-", "")],
               "dados_pessoais.data_nascimento.texto_completo": ["dia " + dx, "no dia " + dx, dl(*d)], "filiação.genitor_1.naturalidade": [g[0][1]], "registro.cartório": [f["cart"].split(" - ")[0]]}
        if g[1][0]:
            acc["filiação.genitor_2.naturalidade"] = [g[1][1]]
        av, an = "", ""
        if i == 1:
            acc["observações.averbações"] = ["x-x-x-x-x-x"]
        if i == 2:
            an = obs; acc["observações.averbações"] = [obs]; acc["local_nascimento.estabelecimento"] += ["Marreca Velha"]; acc["dados_pessoais.hora_nascimento"] = ["ignorada"]
        if i == 3:
            av = obs; acc["dados_pessoais.nome_completo"] = ["TAINARA SANTANA LORDELLO"]; acc["filiação.genitor_2.nome_completo"] = ["Gilmar Oliveira Lordello"]; acc["filiação.genitor_2.naturalidade"] = ["Santo Estêvão/BA", "Santo Estêvão - BA"]
            acc["avós.paternos.avô"] = ["Florisvaldo Lordello"]; acc["avós.paternos.avó"] = ["Ana Oliveira Lordello"]; acc["avós.maternos.avô"] = ["não declarado"]
            acc["local_nascimento.estabelecimento"] += ["Av. Maria Quitéria", "via pública, na Av. Maria Quitéria", "via pública", "em via pública, Av. Maria Quitéria"]
        gx = ""
        if i == 4:
            gx = f["tw"] + ", termo 2.817"; acc["gêmeos.informações_adicionais"] = [f["tw"], obs]; acc["observações.averbações"] = acc["observações.anotações"] = [obs]; acc["avós.paternos.avó"] = ["não declarada"]
            acc["local_nascimento.estabelecimento"] += ["Domicílio", "Acuípe de Baixo", "em Acuípe de Baixo", "domicílio, em Acuípe de Baixo"]; acc["registro.município"] = ["Olivença"]
        t = truth("J", i, size=(595, 420), accept=acc, joint=True, twins=[f["tw"]] if gx else [], nome=f["nome"], dtxt=dx, born=d, hora=f["h"], nat=f["lm"] + "/BA", sexo=so.title(), estab=f["est"], lmun=f["lm"], luf="BA", rmun=f["rm"], ruf="BA", cart=f["cart"], dreg=dn(*r),
                  dnv=f["dnv"], livro=f["li"], folha=f["fo"], termo=f["te"], g1=g[0][0], n1=u(g[0][1]), g2=g[1][0], n2=u(g[1][1]), pp=p1, pm=z(p2), mp=z(m1), mm=m2, gem="Sim" if gx else "Não", gemx=gx, av=av, an=an, ofi=f["ofi"], demi=dn(*e))
        yield t["case"], page(CSS, body, size="210mm 148mm"), t
