"""MG, 1930s-60s: wholly typewritten narrative on plain paper, by the escrivão de paz."""
from common import *
CSS = """body{font-family:'Liberation Mono';font-size:10.8pt;line-height:7mm;padding:24mm 18mm 10mm 30mm;color:#14142b}
.c{text-align:center}.n{margin-bottom:4mm}u{text-underline-offset:2px}p{margin:5mm 0 0;text-align:left;text-indent:22mm}
.sig{margin:11mm 0 0 52mm;text-align:center;line-height:5mm}.st{position:absolute;left:30mm;bottom:18mm;width:30mm;height:30mm;border:1.6pt solid #3b3f8a;border-radius:50%;color:#3b3f8a;font:bold 6.6pt/3.4mm 'Liberation Sans';text-align:center;padding-top:8mm;opacity:.75}"""
CASES = [
 dict(dist="São Sebastião da Bela Vista", mun="Santa Rita do Sapucaí", of="Juvenal Capistrano Vilas Boas", L="7", F="143", F2="", N="298", rd=(22, 8, 1931), nome="Geraldo Magela Junqueira Pivoto", dn=(15, 8, 1931), h="às nove horas da manhã", hh="09:00",
  loc="na fazenda do Retiro, dêste distrito", est="fazenda do Retiro", home=True, sx="masculino", cor="branca", leg="legítimo", f="Orestes Pivoto", m="Ana Junqueira Pivoto", qual="lavradores, naturais e residentes neste distrito",
  av="avós paternos Ângelo Pivoto e Luiza Bertoldi, e avós maternos Misael Junqueira de Andrade e Ambrosina Junqueira", avp=("Ângelo Pivoto", "Luiza Bertoldi"), avm=("Misael Junqueira de Andrade", "Ambrosina Junqueira"), decl="o próprio pai", te="Lázaro Pinto e Domiciano Ribeiro", nota="", ed=(3, 3, 1950)),
 dict(dist="Conceição do Rio Verde", mun="Conceição do Rio Verde", of="Altamiro Penha Guedes", L="19", F="8", F2=" verso", N="1.027", rd=(1, 6, 1937), nome="Terezinha", dn=(24, 5, 1937), h="às duas horas da madrugada", hh="02:00",
  loc="à rua do Rosário, nesta cidade", est="rua do Rosário", home=True, sx="feminino", cor="morena", leg="natural", f="", m="Jovita Cândida de Melo", qual="doméstica, natural de Baependi, dêste Estado, residente nesta cidade", natm="Baependi/MG",
  av="avós maternos José Cândido de Melo e Maria Rita de Jesus", avp=("", ""), avm=("José Cândido de Melo", "Maria Rita de Jesus"), decl="a avó materna", te="Otaviano Maciel e Pedro Noronha",
  nota="À margem do têrmo consta a seguinte averbação: \"Por escritura pública de 9 de abril de 1952, lavrada nas notas do 1.º Ofício desta comarca, foi a registrada reconhecida por Aristeu Nogueira Leite, passando a chamar-se Terezinha de Melo Leite.\"",
  averb="Por escritura pública de 9 de abril de 1952, lavrada nas notas do 1.º Ofício desta comarca, foi a registrada reconhecida por Aristeu Nogueira Leite, passando a chamar-se Terezinha de Melo Leite.", ed=(18, 9, 1955)),
 dict(dist="Abadia dos Dourados", mun="Abadia dos Dourados", of="Eurípedes Machado da Cunha", L="A-3", F="61", F2="", N="1.844", rd=(27, 12, 1956), nome="Divino Eterno Pacheco", dn=(25, 12, 1956), h="à meia-noite e trinta minutos", hh="00:30",
  loc="no lugar denominado \"Córrego do Ouro\", dêste município", est="Córrego do Ouro", home=True, sx="masculino", cor="parda", leg="legítimo", f="Delcides Pacheco de Oliveira", m="Eterna Alves Pacheco", qual="êle lavrador e ela doméstica, residentes neste município",
  av="avós paternos Antônio Pacheco Sobrinho e Maria Tomázia de Oliveira, e avós maternos Gaspar Alves Rabelo e Bárbara Luzia Rabelo", avp=("Antônio Pacheco Sobrinho", "Maria Tomázia de Oliveira"), avm=("Gaspar Alves Rabelo", "Bárbara Luzia Rabelo"), decl="o pai", te="Valdomiro Tavares e Zico Felipe de Moura", nota="",
  gem="É o primeiro de dois gêmeos, sendo o outro Divina Eterna Pacheco, registrada sob n.º 1.845. ", gi="Divina Eterna Pacheco, registrada sob n.º 1.845", tw=["Divina Eterna Pacheco"], ed=(2, 1, 1957)),
 dict(dist="Sarandira", mun="Juiz de Fora", of="Leopoldo Halfeld Tostes", L="5", F="92", F2=" verso", N="77", rd=(10, 10, 1919), nome="Nair Scheffer de Lima", dn=(30, 9, 1919), h="", hh="",
  loc="na estação de Caethé, dêste distrito", est="estação de Caethé", home=False, sx="feminino", cor="branca", leg="legítima", f="Carlos de Lima", m="Guilhermina Scheffer", qual="êle empregado da Estrada de Ferro, natural de Barbacena, ela natural de Rio Prêto, dêste Estado", natf="Barbacena/MG", natm="Rio Prêto/MG",
  av="avós maternos João Scheffer e Cristina Scheffer, não constando os avós paternos", avp=("", ""), avm=("João Scheffer", "Cristina Scheffer"), decl="o pai", te="Torquato Leal e Ismael Penido",
  nota="À margem consta a seguinte anotação: \"Casou-se em Juiz de Fora com Wenceslau Arantes Braga em 4-2-1939, livro 22, fls. 15, n.º 2.210.\"", anot="Casou-se em Juiz de Fora com Wenceslau Arantes Braga em 4-2-1939, livro 22, fls. 15, n.º 2.210.", ed=(14, 5, 1941)),
]
def make():
    for i, c in enumerate(CASES, 1):
        fem = c["sx"] == "feminino"; same = c["dist"] == c["mun"]
        o = "a" if fem else "o"
        leg = c["leg"][:-1] + o if c["leg"].endswith(("o", "a")) else c["leg"]
        fil = f"filh{o} {leg} de " + (f"{c['f']} e de dona {c['m']}" if c["f"] else f"dona {c['m']}") + f", {c['qual']}"
        head = f"Registro Civil de {c['dist']}" + ("" if same else f", município de {c['mun']}")
        body = f"""<div class="c n">{head}<br>ESTADO DE MINAS GERAIS</div><div class="c"><u>CERTIDÃO DE NASCIMENTO</u></div>
<p>{e(c['of'])}, Escrivão de Paz e Oficial do Registro Civil {'desta cidade' if same else 'do distrito'} de {c['dist']}, na forma da lei, etc.</p>
<p>CERTIFICO, a pedido verbal de pessoa interessada, que, revendo em meu cartório o livro número {c['L']} de registro de nascimentos, nêle, à fôlha {c['F']}{c['F2']}, sob o número {c['N']}, consta o têrmo lavrado aos {dl(*c['rd'])}, de <u>{c['nome']}</u>, do sexo {c['sx']}, de côr {c['cor']}, nascid{o} aos {dw(*c['dn'])}{', ' + c['h'] if c['h'] else ''}, {e(c['loc'])}, {fil}; {e(c['av'])}. {c.get('gem', '')}Foi declarante {c['decl']}, sendo testemunhas {c['te']}. {e(c['nota'])} Nada mais se continha no dito têrmo, ao qual me reporto. O referido é verdade e dou fé.</p>
<p>{c['dist']}, {dl(*c['ed'])}.</p><div class="sig">______________________________<br>{e(c['of'])}<br>Oficial do Registro Civil</div>
<div class="st">CARTÓRIO DE PAZ<br>*<br>MINAS GERAIS</div>"""
        acc = {"registro.cartório": [head, f"{c['dist']}", "Registro Civil", "Registro Civil das Pessoas Naturais", "Cartório de Paz", "CARTÓRIO DE PAZ"]}
        if not same: acc["registro.município"] = [c["dist"]]; acc["local_nascimento.município"] = [c["dist"]]; acc["dados_pessoais.naturalidade"] = [f"{c['dist']}/MG", c["dist"]]
        if c["F2"]: acc["registro.folha"] = [c["F"] + "v", c["F"] + " v.", c["F"]]
        acc["local_nascimento.estabelecimento"] = [c["loc"], c["loc"].split(",")[0], c["loc"].split(" ", 1)[1].split(",")[0]] + ([""] if i == 4 else [])
        nf, nm = c.get("natf", ""), c.get("natm", "")
        if i == 1: nf = nm = "São Sebastião da Bela Vista/MG"
        out = [(c["f"], nf), (c["m"], nm)] if c["f"] else [(c["m"], nm)]
        for k, (_, x) in enumerate(out, 1):
            if x: acc[f"filiação.genitor_{k}.naturalidade"] = [x.split("/")[0]] + (["neste distrito", "Santa Rita do Sapucaí/MG", "Santa Rita do Sapucaí", ""] if i == 1 else ["Rio Prêto, dêste Estado"] if i == 4 and k == 2 else ["Baependi, dêste Estado"] if i == 2 else [])
        if c.get("gem"): acc["gêmeos.informações_adicionais"] = [c["gem"].strip(), c["tw"][0]]
        if i == 2:
            acc["dados_pessoais.nome_completo"] = ["Terezinha de Melo Leite"]; acc["filiação.genitor_2.nome_completo"] = ["Aristeu Nogueira Leite"]
        html = page(CSS, body)
        yield T(f"156B-{i}", html, nome=c["nome"], dn=c["dn"], dntxt=dw(*c["dn"]), hora=c["hh"], sexo=c["sx"].capitalize(), mun=c["mun"], uf="MG", est=c["est"], home=c["home"],
                reg=(c["mun"], "MG", f"Registro Civil de {c['dist']}", br(*c["rd"]), c["L"], c["F"] + c["F2"], c["N"]), g1=out[0], g2=out[1] if len(out) > 1 else ("", ""), avp=c["avp"], avm=c["avm"],
                gem=c.get("gi"), twins=c.get("tw", []), averb=c.get("averb", ""), anot=c.get("anot", ""), joint=False, oficial=c["of"], emissao=br(*c["ed"]), accept=acc)
