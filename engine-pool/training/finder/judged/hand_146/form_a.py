from common import *
X = V
FILL = [
 dict(pad="- ", ink="#1c1c22", estado="Minas Gerais", com="Formiga", mun="Formiga", uf="MG", dist="Pontevila", cart=X("Cartório de Paz e Registro Civil de Pontevila", "de Paz e Registro Civil de Pontevila"),
  of="Sebastião Olinto Khoury", termo="1.384", folha="87 v.", livro="11-A", nome="José Geraldo Pimenta Vilela", nasc=(19, 3, 1951), dm="19", sexo="masculino", cor="branca",
  hora=X("04:30", "4 horas e 30 ms. da manhã"), local=X("Fazenda do Córrego Fundo", "Fazda. do Córrego Fundo, n/ distrito"), lmun="Formiga", luf="MG", leg="o legítimo", gem=X("", "- x -"),
  g1="Antônio Pimenta Sobrinho", n1=X("Formiga/MG", "Formiga, d/ Estado"), pr1="lavrador", g2="Maria do Carmo Vilela", n2=X("Arcos/MG", "Arcos, d/ Estado"), pr2="doméstica",
  pp="Joaquim Pimenta da Costa", pm="Rita Cândida de Jesus", mp="Olegário Vilela Borges", mm="Ana Luiza Vilela", decl="o pai", t1="Geraldo Leite, comerciante, res. n/ distrito", t2="Alcides Frade, lavrador, idem",
  reg=(2, 4, 1951), emi=(2, 4, 1951), cid="Pontevila", obs="", acc={"registro.folha": ["87v", "87 verso"], "local_nascimento.estabelecimento": ["Fazda. do Córrego Fundo", "Fazda. do Córrego Fundo, n/ distrito", "Domicílio", ""]}),
 dict(pad="x", ink="#2b2357", estado="BAHIA", com="CACHOEIRA", mun="Cachoeira", uf="BA", dist="BELÉM DA CACHOEIRA", cart=X("Cartório do Registro Civil do 2.º Ofício", "DO REGISTRO CIVIL DO 2.º OFÍCIO"),
  of="ANÍSIO PAMPONET DE ARAGÃO", termo="402", folha="133", livro="7", nome="VALDELICE CONCEIÇÃO DOS SANTOS", nasc=(8, 12, 1946), sexo="feminino", cor="parda",
  hora=X("22:00", "22 HORAS"), local=X("Rua da Feira n. 15", "CASA DA RUA DA FEIRA N. 15, N/ CIDADE"), lmun="Cachoeira", luf="BA", leg="a natural", gem=X("", "xxx"),
  g1=X("", ""), n1=X("", ""), pr1="", g2="MARIA EDITE CONCEIÇÃO DOS SANTOS", n2=X("São Félix/BA", "SÃO FÉLIX, N/ ESTADO"), pr2="CHARUTEIRA",
  pp=X("", ""), pm=X("", ""), mp="MANOEL CIRÍACO DOS SANTOS", mm="MARIA HERMÍNIA DA CONCEIÇÃO", decl="a própria mãe", t1="PEDRO MOTA, FUNC. PÚBLICO", t2="ELPÍDIO NERY, ARTISTA",
  reg=(15, 1, 1947), emi=(21, 7, 1953), cid="CACHOEIRA", obs="", acc={"local_nascimento.estabelecimento": ["Casa da Rua da Feira n. 15", "CASA DA RUA DA FEIRA N. 15, N/ CIDADE", "Domicílio", ""]}),
 dict(pad="-", ink="#16161a", estado="Rio Grande do Sul", com="Estrêla", mun=X("Estrela", "Estrêla"), uf="RS", dist="1.º (sede)", cart=X("Cartório do Registro Civil da Séde", "do Registro Civil da Séde"),
  of="Arno Theobaldo Schlabitz", termo="5.017", folha="209", livro="A-31", nome="Marlene Terezinha Hauenstein Brod", nasc=(27, 8, 1962), sexo="feminino", cor="branca",
  hora=X("15:10", "15 hs. e 10 min."), local=X("Hospital São Roque", "Hospital São Roque, em Lajeado, d/ Estado"), lmun="Lajeado", luf="RS", leg="a legítima",
  gem=X("Marlise Terezinha Hauenstein Brod", "Marlise Terezinha Hauenstein Brod, têrmo n.º 5.018"),
  g1="Edgar Arnildo Brod", n1=X("Arroio do Meio/RS", "Arroio do Meio, RGS"), pr1="agricultor", g2="Hilda Wilma Hauenstein Brod", n2=X("Estrela/RS", "Estrêla, RGS"), pr2="doméstica",
  pp="Reinoldo Brod", pm="Olinda Brod", mp="Balduíno Hauenstein", mm="Frida Wilhelmina Hauenstein", decl="o pai", t1="Lauro Mallmann, motorista", t2="Ivo Dentee, alfaiate",
  reg=(3, 9, 1962), emi=(3, 9, 1962), cid=X("Estrela", "Estrêla"), obs="", twins=("Marlise Terezinha Hauenstein Brod",),
  acc={"gêmeos.informações_adicionais": ["Marlise Terezinha Hauenstein Brod, têrmo n.º 5.018"], "registro.município": ["Estrêla"], "local_nascimento.estabelecimento": ["Hospital São Roque, em Lajeado, d/ Estado"], "filiação.genitor_2.naturalidade": ["Estrêla/RS", "Estrêla, RGS"]}),
 dict(pad="", ink="#23201c", estado="São Paulo", com="Pirassununga", mun="Pirassununga", uf="SP", dist="Santa Cruz da Conceição", cart=X("Cartório de Registro Civil e Anexos de Sta. Cruz da Conceição", "de Registro Civil e Anexos de Sta. Cruz da Conceição"),
  of="Luiz Gonzaga Franceschini", termo="96", folha="48", livro="19", nome="NEUSA APARECIDA MALAMAN", nasc=(1, 5, 1949), sexo="feminino", cor="branca",
  hora=X("07:45", "7 horas e 45 minutos"), local=X("Sítio Boa Vista", "Sítio Boa Vista, dêste distrito"), lmun="Pirassununga", luf="SP", leg="a legítima", gem=X("", "não"),
  g1="Guerino Malaman", n1=X("Leme/SP", "Leme, dêste Estado"), pr1="lavrador", g2="Palmira Zanichelli Malaman", n2=X("Rovigo/Itália", "Rovigo, Itália"), pr2="doméstica",
  pp="Angelo Malaman", pm="Thereza Bertin", mp=X("Giuseppe Zanichelli", "Giuseppe Zanichelli (falecido)"), mm="Assunta Marchiori", decl="o pai", t1="João Baptista Arruda, escrevente", t2="Hélio Domingues, escrevente",
  reg=(9, 5, 1949), emi=(12, 2, 1968), cid="Santa Cruz da Conceição",
  obs="À margem consta que a registrada casou-se em Leme, d/ Estado, aos 25-1-1968, com Waldemar Pagotto, passando a assinar-se NEUSA APARECIDA MALAMAN PAGOTTO.",
  acc={"avós.maternos.avô": ["Giuseppe Zanichelli (falecido)"], "local_nascimento.estabelecimento": ["Sítio Boa Vista, dêste distrito", "Domicílio", ""], "filiação.genitor_2.naturalidade": ["Rovigo, Itália", "Rovigo"]}),
]
def build(out):
    for i, d in enumerate(FILL, 1):
        P = Page(180, 11.5, 11.5, d["pad"], 1460 + i, d["ink"]); L = P.L
        n, r, e = d["nasc"], d["reg"], d["emi"]
        up = (lambda s: s.upper()) if d["estado"].isupper() else (lambda s: s)
        fem = d["leg"][0]
        o = textwrap.wrap(d["obs"], 58); o1 = o[0] if o else ""
        rest = textwrap.wrap(d["obs"][len(o1):].strip(), 70) + ["", "", ""]
        b = P.css("216mm 330mm", "13mm 18mm", 9.3, ".h{text-align:center}.h1{font-size:13pt;letter-spacing:.6mm}.tt{font-size:25pt;font-weight:bold;letter-spacing:1.5mm;margin:3mm 0 2mm}body{background:#fbf7ea}.fr{position:absolute;left:9mm;top:8mm;right:9mm;height:312mm;border:1mm double #4a3b22}.sg{margin:5mm 0 0 85mm;text-align:center}.sg hr{border:0;border-top:.3mm solid #333;margin:0 0 1mm}")
        b += '<body><div class=fr></div><div class="h h1">REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL</div><div class=h><b>★ &nbsp; REGISTRO CIVIL DAS PESSOAS NATURAIS &nbsp; ★</b></div>'
        b += L("Estado", F(24, d["estado"]), "Comarca de", G(d["com"]))
        b += L("Município de", F(24, up(p(d["mun"]))), "Distrito de", G(d["dist"]))
        b += L("CARTÓRIO", G(d["cart"]))
        b += '<div class="h tt">CERTIDÃO DE NASCIMENTO</div>'
        b += L(G(d["of"], False), ", Oficial do Registro Civil do distrito acima, na forma da lei, etc.")
        b += L("<b>CERTIFICO</b> que sob o n.º", F(9, d["termo"]), ", a fls.", F(8, d["folha"]), "do livro n.º", F(8, d["livro"]), ", de registro de")
        b += L("nascimentos, consta o assento de nascimento de")
        b += L(G(d["nome"]))
        b += L("nascid", F(1, fem), "a", F(3, str(n[0])), "de", F(10, up(MES[n[1]-1])), "de 19", F(2, "%02d" % (n[2] % 100)), ", às", G(d["hora"]))
        b += L("em", G(d["local"]))
        b += L("do sexo", F(12, up(d["sexo"])), ", de côr", F(9, up(d["cor"])), ", gême", F(1, fem if d.get("twins") else ""), "de", G("" if d.get("twins") else d["gem"]))
        if d.get("twins"): b += L(G(d["gem"]))
        b += L("filh", F(len(d["leg"]), up(d["leg"])), "de", G(d["g1"]))
        b += L("natural de", F(26, d["n1"], True), ", profissão", G(d["pr1"]))
        b += L("e de D.", G(d["g2"]))
        b += L("natural de", F(26, d["n2"], True), ", profissão", G(d["pr2"]))
        b += L("sendo avós paternos", G(d["pp"])) + L("e D.", G(d["pm"]))
        b += L("e avós maternos", G(d["mp"])) + L("e D.", G(d["mm"]))
        b += L("O registro foi feito em", F(3, str(r[0])), "de", F(10, up(MES[r[1]-1])), "de 19", F(2, "%02d" % (r[2] % 100)), ", sendo declarante", G(up(d["decl"]), False))
        b += L("e testemunhas", G(d["t1"])) + L("e", G(d["t2"]))
        b += L("OBSERVAÇÕES:", G(o1)) + L(G(rest[0])) + ("" if d.get("twins") else L(G(rest[1])))
        b += L("O referido é verdade e dou fé.")
        b += L(F(26, up(p(d["cid"]))), ",", F(3, str(e[0])), "de", F(10, up(MES[e[1]-1])), "de 19", F(2, "%02d" % (e[2] % 100)))
        b += f'<div class=sg>{sign(P.r)}<hr>O Oficial do Registro Civil</div></body>'
        for k, j in (("g1", "n1"), ("g2", "n2")): d.setdefault(k, ""), d.setdefault(j, "")
        q = dict(d, texto=f"{n[0]} de {MES[n[1]-1]} de {n[2]}", averb=d["obs"], nat=f'{d["lmun"]}/{d["luf"]}', sexo=d["sexo"].capitalize())
        acc = dict(d["acc"]); acc["dados_pessoais.naturalidade"] = [""]
        for k, j in (("n1", "genitor_1"), ("n2", "genitor_2")):
            if t(d[k]): acc.setdefault(f"filiação.{j}.naturalidade", [p(d[k])])
        if not t(d["g1"]): # mother alone: the one parent printed
            q.update(g1=d["g2"], n1=d["n2"], g2="", n2="")
            acc["filiação.genitor_1.naturalidade"] = [p(d["n2"])]; acc.pop("filiação.genitor_2.naturalidade", None)
        acc["registro.cartório"] = [t(d["cart"]) + ", " + p(d["dist"])]
        save(out, f"146A-{i}", b, q, acc, True, d.get("twins", ()), (612, 935))
