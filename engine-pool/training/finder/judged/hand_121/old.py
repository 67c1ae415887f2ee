from common import *
from new import sp
def row(*cells):
    o = ""
    for c in cells:
        if isinstance(c, str): o += '<span class="t">%s</span>' % c
        else: o += '<span class="d" style="flex:%s">%s</span>' % (c[1], c[0])
    return '<div class="w">%s</div>' % o
# ---------------- F: printed form with dotted lines, typed, Sobral/CE 1933-1958
def form_F():
    offs = [("Francisco Parente Ximenes","Escrivão"),("Deoclécio Ferreira Gurgel","Oficial")]
    pl = [("Ipu","CE"),("Camocim","CE"),("Granja","CE"),("Santa Quitéria","CE"),("Parnaíba","PI"),("Mossoró","RN"),("Piripiri","PI")]
    SPEC = sp(("11/03/1931","15/03/1931","15/03/1931","M","home","04:00"),("24/06/1919","28/02/1934","02/03/1934","M","home late",""),("05/12/1936","08/12/1936","20/01/1937","F","home verso","23:00"),("30/08/1928","10/09/1928","17/05/1940","F","home nopai","10:00"),
      ("17/10/1942","19/10/1942","19/10/1942","M","home twin","13:30"),("02/02/1939","20/02/1939","11/04/1947","F","home long","20:00"),("29/07/1950","02/08/1950","05/09/1951","M","","16:15"),("13/05/1933","21/05/1933","07/07/1958","F","home verso","01:00"))
    for n, s in enumerate(SPEC, 1):
        x = rec("121", "F", n, s, "CE", "Sobral", 1234, ["Santa Casa de Misericórdia"], pl, offs); rng = x.rng
        x.livro = rng.randint(9, 44)
        old = x.emi.year < 1943
        vs = "v" if x.verso else ""
        state = n in (1, 4, 6)
        t = lambda q: tw(rng, q)
        bl = ["", "", "---------", "x x x x", "- . - . -", "", "xxxxxxxxx", "nada", "=======" ][n]
        house = {1:"nesta cidade, em casa de residência dos paes",2:"no sitio Boqueirão, deste districto",3:"á rua da Aurora, n. 17, nesta cidade",4:"no logar Jaibaras, deste termo",5:"na Fazenda Bom Jesus, deste distrito",6:"á rua do Oriente, nesta cidade",7:"na Santa Casa de Misericórdia, desta cidade",8:"no lugar Caracará, deste município"}[n]
        dn = {1:dlong(x.nasc),2:dext(x.nasc),3:dext(x.nasc),4:dlong(x.nasc),5:dext(x.nasc),6:dext(x.nasc),7:dlong(x.nasc),8:dext(x.nasc)}[n]
        hr = {4:"quatro da madrugada",23:"vinte e três",10:"dez da manhã",13:"treze e trinta minutos",20:"oito da noite",16:"dezesseis e quinze minutos",1:"uma"}.get(x.hora[0] if x.hora else 0, "(ignorada)")
        leg = "legitim" if old else "legítim"
        nat = "naturais deste Estado" if state and x.pai else "natural deste Estado" if state else None
        pn = "natural de %s" % x.pn[0] + (", Estado %s" % dest(x.pn[1]) if x.pn[1] != "CE" else ", neste Estado")
        mn = "natural de %s" % x.mn[0] + (", Estado %s" % dest(x.mn[1]) if x.mn[1] != "CE" else ", neste Estado")
        hoje = n in (1, 5)
        obs = {2:"registro feito por despacho do Exmo. Sr. Dr. Juiz de Direito, datado de 26 de fevereiro de 1934",8:"casou-se nesta cidade com Gerardo Aragão Lira, em 12 de janeiro de 1955, conforme livro B-21, fls. 88"}.get(n, "")
        gem = ""
        if x.twins: obs = "é gemeo com %s, registrado em seguida" % x.twins[0]; gem = x.twins[0]
        w1, w2 = [family(rng, 1940, "M", "CE", short=True)["nome"] for _ in "ab"]
        selosq = '<div style="position:absolute;right:20mm;bottom:33mm;width:22mm;height:27mm;border:3px dotted #7a5a3a;background:%s;color:#fff;text-align:center;font:bold 8px Liberation Serif;padding-top:5px">ESTADO DO CEARÁ<br><br><span style="font-size:17px">%s</span><br><br>SÊLO ESTADUAL</div>' % (["#7d8f5a","#a3644d","#5c7a94"][n % 3], ["1$000","2$000","Cr$ 2,00"][0 if n < 3 else 1 if n < 5 else 2])
        css = "body{font-family:'Liberation Serif',serif;color:#2a1d14}.pg{padding:14mm 17mm;background:%s}.hd{text-align:center;line-height:1.25}.w{display:flex;align-items:flex-end;min-height:29px;gap:5px}.t{font-size:15.5px;font-style:%s;white-space:nowrap;line-height:20px}.d{font:%spx/19px 'Liberation Mono',monospace;color:%s;border-bottom:1.6px dotted #5a4a3a;padding:0 4px 0 8px;min-height:20px}" % (["#efe3c6","#f3ead2","#eadcbf","#f1ead9"][n % 4], "italic" if n % 2 else "normal", 14.2 if n % 3 else 13.4, ["#1c1c30","#3a2038","#222"][n % 3])
        lines = [row(("", 1))]
        L = ["%d" % x.livro, "%d%s" % (x.folha, vs), "%d" % x.termo]
        T1, TH = ("assento" , "districto" if old else "distrito")
        body = '<div class="hd">%s<div style="font-size:13px;letter-spacing:1px">%s</div><div style="font-size:17px;font-weight:bold">REGISTRO CIVIL%s</div><div style="font-size:13px">Cartorio do 1.º Officio – %s e Comarca de Sobral – Estado do Ceará</div><div style="font-size:27px;font-weight:bold;margin:12px 0 14px;letter-spacing:3px">Certidão de Nascimento</div></div>' % (arms("br", 78, "#3a2a1c"), "REPUBLICA DOS ESTADOS UNIDOS DO BRASIL" if old else "REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL", " DAS PESSOAS NATURAES" if old else " DAS PESSOAS NATURAIS", "Municipio")
        cart = "Cartorio do 1.º Officio"
        body += row("Certifico que, ás folhas", (t(L[1]), 1), "do livro n.", (t(L[0]), 1), "sob n.", (t(L[2]), 1.2))
        body += row("do registro de nascimentos, foi feito", (t("hoje" if hoje else "em " + dlong(x.reg)), 1), "o assento de")
        body += row((t(x.nome), 1))
        body += row("nascid" + (" " if 0 else "") + "o (a)" , (t(("a " if n % 2 == 0 else "em ") + dn), 1))
        body += row("ás", (t(hr), 1.6), "horas, " + house.split(" ")[0] * 0, (t(house), 3.4))
        body += row("do sexo", (t(x.sexo.lower()), 1), "e de côr", (t(rng.choice(["parda", "branca", "morena", "preta"])), 1), "filh" + "o (a)", (t({True:leg + x.o, False:"natural"}[bool(x.pai)]), 1))
        body += row("de", (t((x.pai + ("" if state else ", " + pn)) if x.pai else bl or "pae não declarado"), 1))
        body += row("e de D.", (t(x.mae + (", " + nat if state else ", " + mn)), 1))
        body += row("sendo avós paternos", (t(x.avop or bl), 1)) + row("e D.", (t(x.avap or bl), 1)) + row("e maternos", (t(x.avom), 1)) + row("e D.", (t(x.avam), 1))
        body += row("Foi declarante", (t("o pae" if x.pai and old else "o pai" if x.pai else "a própria mãe"), 1)) + row("e serviram de testemunhas", (t(w1), 1)) + row("e", (t(w2), 1))
        body += row("Observações:", (t(obs or bl), 1)) + ("" if obs else row(("", 1)))
        body += row("O referido é verdade e dou fé. Sobral,", (t(dlong(x.emi)), 1))
        noff = n == 4
        body += '<div style="text-align:right;margin:14px 34mm 0 0">%s<div style="font-size:14px">O %s, %s</div></div>' % (sign(rng, 230, 54, "#28285a"), x.offt, "______________________" if noff else "<span style=\"font-family:'Liberation Mono'\">%s</span>" % esc(x.off))
        body += selosq + '<div style="position:absolute;left:24mm;bottom:30mm">%s</div>' % stamp("CARTORIO DO REGISTRO CIVIL - SOBRAL - CEARÁ -", "1.º OFF.", 104, "#3b2f6b")
        body += '<div style="position:absolute;left:0;right:0;top:148mm;height:2px;background:rgba(90,60,30,.16)"></div>'
        est = "Santa Casa de Misericórdia" if n == 7 else "Domicílio"
        st = ("CE", ["deste Estado", "neste Estado", "Ceará", "Estado do Ceará", "natural deste Estado", "naturais deste Estado", ""])
        ns = lambda p: st[0] if state else "%s/%s" % p
        na = lambda p: st[1] if state else [p[0], (("Estado %s" % dest(p[1])) if p[1] != "CE" else "neste Estado").join([p[0] + ", ", ""])]
        p1 = (x.pai, ns(x.pn)) if x.pai else (x.mae, ns(x.mn)); p2 = (x.mae, ns(x.mn)) if x.pai else ("", "")
        ob_v = obs
        isan = n in (8,)
        acc = {"dados_pessoais.naturalidade":[""], "filiação.genitor_1.naturalidade":na(x.pn if x.pai else x.mn), "filiação.genitor_2.naturalidade":na(x.mn) if x.pai else [], "local_nascimento.estabelecimento":["", "em domicílio", house] if x.home else [house],
               "observações.averbações":[""] if x.twins else [], "registro.cartório":["Registro Civil das Pessoas Natura%ss" % ("e" if old else "i"), "Cartorio do 1.º Officio – Municipio e Comarca de Sobral"], "gêmeos.informações_adicionais":[obs] if x.twins else []}
        tr = truth("121F-%d" % n, "121F", 595, 842, x, dn, cart, p1=p1, p2=p2, estab=est, gem=gem, averb="" if isan else ob_v, anot=ob_v if isan else "", off="" if noff else x.off, livro=L[0], folha=L[1], termo=L[2], matr="", cpf="", dnv="", accept=acc)
        yield tr, page("Certidão de Nascimento", css, body)
# ---------------- G: small narrow half-sheet, labels below lines, Caxias/MA 1960-79
def form_G():
    offs = [("Zenaide Serejo Cutrim","Escrivã"),("Aprígio Veras Lobato","Oficial do Registro Civil")]
    pl = [("Codó","MA"),("Teresina","PI"),("Timon","MA"),("Aldeias Altas","MA"),("Coelho Neto","MA"),("Crateús","CE"),("União","PI")]
    SPEC = sp(("03/09/1960","09/09/1960","09/09/1960","F","home","06:00"),("21/01/1947","14/05/1961","14/05/1961","M","home",""),("18/06/1963","30/06/1963","08/08/1966","M","","17:20"),("07/04/1952","19/04/1952","22/02/1968","F","home nopai verso","19:00"),
      ("01/12/1969","10/12/1969","11/03/1971","M","twin","03:40"),("26/10/1971","04/11/1971","04/11/1971","F","long","08:30"),("14/08/1958","30/08/1958","17/06/1975","M","home","12:00"),("10/02/1977","28/02/1977","15/01/1979","F","short verso","22:15"))
    for n, s in enumerate(SPEC, 1):
        x = rec("121", "G", n, s, "MA", "Caxias", 3345, ["Maternidade Carmosina Coutinho","Hospital Miron Pedreira"], pl, offs); rng = x.rng
        x.livro = rng.randint(20, 99); vs = "v" if x.verso else ""
        if n in (2, 5): caps(x, "nome pai mae avop avap avom avam".split())
        t = lambda q: tw(rng, q, .6)
        bl = ["", "", "-------", "", "xxxxxx", "", "-o-o-o-", "ignorada", "........"][n]
        dn = dlong(x.nasc) if n % 2 else dext(x.nasc); rg = dnum(x.reg) if n in (3, 6) else dlong(x.reg)
        hr = {0:""}.get(0) or ("%dh%02d" % x.hora if n % 3 == 0 else "%02d:%02d hs." % x.hora if n % 3 == 1 else hext(*x.hora)) if x.hora else bl
        pl2 = {1:"em casa, rua do Cisco",2:"lugar Baixa Fria, 2º distrito",4:"Travessa da Palmeira, s/n",7:"povoado Brejinho"}.get(n, x.estab) if x.home else x.estab
        nn = lambda p: "%s - %s" % p if n % 2 else "%s, %s" % (p[0], UFN[p[1]])
        shnat = n not in (4, 7)
        f = lambda v, l, w=1: '<div class="f" style="flex:%s"><div>%s</div><i>%s</i></div>' % (w, t(v) if v else bl, l)
        obs = {5:"Gêmeo de %s" % (x.twins[0] if x.twins else ""), 7:"2a. via. Retificado o nome da mãe por sentença de 3-4-1970", 3:"Visto em correição, 1967"}.get(n, "")
        if n == 3: obs = ""
        css = "body{font-family:'Liberation Serif',serif;color:#143a2a}.pg{padding:8mm 10mm;background:%s}.l{display:flex;gap:7px;margin-top:6px}.f div{font:%spx/15px 'Liberation Mono',monospace;color:#23233c;border-bottom:1px solid #244;min-height:16px;padding-left:4px}.f i{display:block;font-size:8.2px;font-style:normal;text-align:center;line-height:9px}.hd{text-align:center;font-size:11px;line-height:1.2}" % (["#e9f0e2","#f4efdc","#f7f4ea"][n % 3], 11.8 if n % 2 else 12.4)
        if n in (2, 5, 6): css = css.replace("12.4px", "11.4px")
        cart = "Cartório do Registro Civil – 1ª Zona"
        body = '<div style="position:absolute;inset:4mm;border:1.5px solid #2a5a44"></div><div class="hd">%s<br>ESTADO DO MARANHÃO<br>%s<br>Comarca de Caxias<div style="font-size:20px;font-weight:bold;letter-spacing:1px;margin:4px 0">CERTIDÃO DE NASCIMENTO</div></div>' % (arms("br", 44, "#1c4a36"), cart)
        body += '<div class="l">%s%s%s</div>' % (f("A-%d" % x.livro if n > 4 else str(x.livro), "Livro n.º"), f("%d%s" % (x.folha, vs), "Fôlhas" if n < 6 else "Folhas"), f("%d" % x.termo if n % 2 else "{:,}".format(x.termo).replace(",", "."), "Têrmo n.º" if n < 6 else "Termo n.º"))
        body += '<div class="l">%s</div>' % f(x.nome, "Nome do registrado") + '<div class="l">%s%s</div>' % (f(dn, "Data do nascimento", 3.2), f(hr, "Hora", 1.5))
        body += '<div class="l">%s%s</div>' % (f(pl2, "Local (maternidade, hospital, domicílio)", 2.4), f(x.sexo.lower() if n % 2 else x.sexo.upper(), "Sexo", 1.1)) + '<div class="l">%s%s%s</div>' % (f("Caxias", "Município"), f("Maranhão" if n % 2 else "MA", "Estado"), f(rng.choice(["parda","morena","branca",""]), "Côr", .7))
        body += '<div class="l">%s</div>' % f(x.pai, "Pai") + ('<div class="l">%s%s</div>' % (f(nn(x.pn) if shnat and x.pai else "", "Natural de"), f(rng.choice(["lavrador","comerciário","pedreiro"]) if x.pai else "", "Profissão", .7)))
        body += '<div class="l">%s</div>' % f(x.mae, "Mãe") + ('<div class="l">%s%s</div>' % (f(nn(x.mn) if shnat else "", "Natural de"), f("doméstica", "Profissão", .7)))
        body += "".join('<div class="l">%s</div>' % f(a, b) for a, b in ((x.avop, "Avô paterno"), (x.avap, "Avó paterna"), (x.avom, "Avô materno"), (x.avam, "Avó materna")))
        body += '<div class="l">%s%s</div>' % (f(rg, "Data do registro", 1.3), f(("o pai" if x.pai else "a mãe"), "Declarante")) + '<div class="l">%s</div>' % f(obs, "Observações")
        body += '<div style="font-size:10.5px;margin-top:7px">Certifico que o presente foi extraído do têrmo acima. Dou fé.</div><div class="l">%s<div style="flex:1.2;text-align:center">%s<div style="border-top:1px solid #244;font-size:8.2px"><span style="font:11px Liberation Mono;color:#23233c">%s</span><br>%s</div></div></div>' % (f("Caxias, " + (dlong(x.emi) if n % 2 == 0 else dnum(x.emi)), "Local e data", 1.1).replace('class="f"', 'class="f" data-k="1"'), sign(rng, 150, 34, "#202a66"), esc(x.off), x.offt)
        body += '<div style="position:absolute;left:12mm;bottom:5mm;opacity:.8">%s</div>' % (stamp("REGISTRO CIVIL - CAXIAS - MARANHÃO - 1ª ZONA -", "", 66, "#4a3f8f") if n % 2 else "")
        gem = x.twins[0] if x.twins else ""
        ns = lambda p: "%s/%s" % p if shnat else ""
        acc = {"dados_pessoais.naturalidade":[""], "local_nascimento.estabelecimento":["", "em domicílio", pl2] if x.home else [], "filiação.genitor_1.naturalidade":[nn(x.pn)] if shnat else [], "filiação.genitor_2.naturalidade":[nn(x.mn)] if shnat else [], "observações.averbações":([""] if x.twins else ["Retificado o nome da mãe por sentença de 3-4-1970"] if n == 7 else []), "gêmeos.informações_adicionais":[obs] if gem else []}
        tr = truth("121G-%d" % n, "121G", 425, 612, x, dn, cart, p1=(x.pai, ns(x.pn)) if x.pai else (x.mae, ns(x.mn)), p2=(x.mae, ns(x.mn)) if x.pai else ("", ""), estab="Domicílio" if x.home else None, gem=gem, averb=obs, hora=True, livro="A-%d" % x.livro if n > 4 else str(x.livro), folha="%d%s" % (x.folha, vs), termo="%d" % x.termo if n % 2 else "{:,}".format(x.termo).replace(",", "."), matr="", cpf="", dnv="", accept=acc)
        yield tr, page("Certidão", css, body, "150mm 216mm", 150, 216)
# ---------------- H: inteiro teor typewritten, Garanhuns/PE 1971-94
def form_H():
    import textwrap
    offs = [("Honorato Tenório Wanderley","Oficial do Registro Civil"),("Maria do Carmo Vilela de Melo","Oficial Privativo")]
    pl = [("Bom Conselho","PE"),("Caetés","PE"),("Palmeira dos Índios","AL"),("Recife","PE"),("Correntes","PE"),("Campina Grande","PB"),("São Bento do Una","PE")]
    SPEC = sp(("12/11/1938","15/11/1938","10/06/1971","M","home verso","09:00"),("27/03/1945","02/04/1945","21/09/1974","F","home","14:00"),("05/05/1951","17/07/1951","04/04/1977","M","home nopai",""),("16/01/1960","20/01/1960","13/02/1980","F","","21:30"),
      ("30/09/1966","11/10/1966","29/08/1983","M","twin","05:15"),("08/08/1927","20/08/1927","18/12/1986","F","home long","00:30"),("19/02/1975","03/03/1975","07/05/1990","M","","11:45"),("22/07/1941","30/07/1941","01/11/1994","F","home verso","18:00"))
    for n, s in enumerate(SPEC, 1):
        x = rec("121", "H", n, s, "PE", "Garanhuns", 7752, ["Hospital Dom Moura","Casa de Saúde Nossa Senhora do Perpétuo Socorro","Hospital Infantil Palmira Sales"], pl, offs); rng = x.rng
        x.livro = rng.randint(12, 88); vs = "v" if x.verso else ""
        up = n in (3, 6)
        cart = "Cartório do Registro Civil do 1º Distrito"
        wo = dict(livro=num(x.livro), folha=num(x.folha, True) + (" verso" if vs else ""), termo=num(x.termo))
        byw = n in (1, 6, 8)
        Lv, Fo, Te = (wo["livro"], wo["folha"], wo["termo"]) if n in (6,) else ("A-%d" % x.livro if n > 4 else str(x.livro), "%d%s" % (x.folha, vs), "%d" % x.termo)
        loc = {1:"em casa de residência de seus pais, à rua Dantas Barreto, desta cidade",2:"no sítio Papa-Terra, deste município",3:"no lugar Miracica, deste distrito",6:"no engenho Riachão, deste termo",8:"à rua do Recife, número sessenta, nesta cidade"}.get(n, "na " + x.estab if x.estab.startswith("Casa") else "no %s, desta cidade" % x.estab) if x.home else ("na " if x.estab.startswith("Casa") else "no ") + x.estab + ", desta cidade"
        nat = lambda p: "natural de %s, %s" % (p[0], "deste Estado" if p[1] == "PE" else "Estado " + dest(p[1]))
        dn = dext(x.nasc) if n % 2 else daos(x.nasc)
        hr = "às " + hext(*x.hora) if x.hora else "em hora que o declarante ignorava"
        w1, w2 = [family(rng, x.reg.year, "M", "PE", short=True)["nome"] for _ in "ab"]
        A = x.o
        N = x.nome.upper() if n in (1, 4, 7) else x.nome
        if n in (1, 4, 7): x.nome = N
        gem = ""
        gt = ""
        if x.twins: gem = x.twins[0]; gt = " A criança é gêmea com outra de nome %s, cujo termo segue a este." % gem
        obs = {2:("Casou-se em 14 de junho de 1969 com Otaciano Ferreira Tenório, no cartório desta cidade, livro B-17, fls. 45.", "an"), 5:("Por sentença de 8 de maio de 1979, do Dr. Juiz de Direito desta Comarca, foi mandado acrescentar ao nome do pai o sobrenome que hoje usa.", "av"), 8:("Por despacho do MM. Juiz, datado de 2 de março de 1962, foi retificada a data do nascimento, que passou a ser a deste termo.", "av"), 4:("À margem: divorciada, conforme mandado de 10 de outubro de 1979. Voltou a usar o nome de solteira.", "an")}.get(n)
        par = ("filh%s legítim%s de %s, %s, %s, e de dona %s, %s, %s" % (A, A, x.pai, nat(x.pn), rng.choice(["agricultor","negociante","ferroviário"]), x.mae, nat(x.mn), "de prendas domésticas")) if x.pai else "filh%s natural de %s, %s, solteira, de prendas domésticas" % (A, x.mae, nat(x.mn))
        av = ("São avós paternos %s e dona %s e avós maternos %s e dona %s." % (x.avop, x.avap, x.avom, x.avam)) if x.pai else "São avós maternos %s e dona %s." % (x.avom, x.avam)
        P = ["CERTIFICO, a requerimento verbal de pessoa interessada, que revendo o livro número %s de registro de nascimentos, dele, às folhas %s, consta o termo número %s, do teor seguinte, verbum ad verbum:" % (Lv, Fo, Te),
             "\"Número de ordem: %s. %s, nesta cidade de Garanhuns, Estado de Pernambuco, em meu cartório, compareceu %s e, em presença das testemunhas abaixo assinadas, declarou: que %s, %s, %s, nasceu uma criança do sexo %s, de cor %s, que tomou o nome de %s, %s. %s%s Do que para constar lavrei este termo, que lido e achado conforme assinam o declarante e as testemunhas %s e %s. Eu, oficial, o escrevi.\"" % (Te, daos(x.reg)[0].upper() + daos(x.reg)[1:], x.pai if x.pai else x.mae, ("no dia " if n % 2 else "") + dn, hr, loc, x.sexo.lower(), rng.choice(["branca","morena","parda"]), N, par, av, gt, w1, w2)]
        if obs: P.append(("AVERBAÇÃO: " if obs[1] == "av" else "ANOTAÇÃO: ") + obs[0])
        P.append("Era o que se continha em dito termo, aqui bem e fielmente transcrito, ao qual me reporto. Dou fé.")
        emi = dext(x.emi) if n in (1, 2, 5) else dlong(x.emi)
        P.append("Garanhuns, %s." % emi)
        W = 74 if n % 2 else 80
        o = ""
        for k, p in enumerate(P):
            ls = textwrap.wrap(p, W, initial_indent=" " * (8 if n % 2 else 4), break_long_words=False, break_on_hyphens=False)
            if k in (1,) and len(ls[-1]) < W - 6: ls[-1] += " " + ("=-" if n % 2 else ".-")[:2] * ((W - len(ls[-1]) - 1) // 2)
            for l in ls:
                ind = len(l) - len(l.lstrip()); o += "&nbsp;" * ind + tw(rng, l.lstrip(), .7, .74) + "<br>"
            o += "<br>" if n % 2 else ""
        fs = 14 if n % 2 else 12.8
        css = "body{font-family:'Liberation Serif',serif;color:#222}.pg{padding:14mm 14mm 10mm %s;background:%s}.tx{font:%spx/%s 'Liberation Mono',monospace;color:%s;white-space:nowrap}.hd{border:1px solid #333;padding:6px;text-align:center;font-size:13px;margin-bottom:16px;line-height:1.3}" % ("22mm" if n % 2 else "24mm", ["#f8f4e6","#fbfaf5","#f1e8d3"][n % 3], fs, 1.62 if n % 2 else 1.75, ["#26263a","#1d1d1d","#33284a"][n % 3])
        body = '<div class="hd">%s<div style="font-size:17px;font-weight:bold">%s</div>Garanhuns – Pernambuco<br><i>%s – %s</i></div>' % (arms("br", 48, "#333") if n > 3 else "", cart.upper() if n % 2 == 0 else cart, esc(x.off), x.offt)
        body += '<div class="tx"><div style="text-align:center;letter-spacing:%spx;margin-bottom:14px"><u>CERTIDÃO DE NASCIMENTO%s</u></div>%s</div>' % (3 if n % 2 else 1, " - INTEIRO TEOR" if n % 2 == 0 else " (VERBO AD VERBUM)", o)
        body += '<div style="margin:6px 0 0 70mm;text-align:center">%s<div style="border-top:1px solid #222;font:12px Liberation Mono">%s</div></div>' % (sign(rng, 230, 56), (esc(x.off) + "<br>" + x.offt) if n % 3 else "Cícera Alves Quirino<br>Escrevente Autorizada")
        body += '<div style="position:absolute;right:20mm;bottom:16mm">%s</div>' % stamp("REGISTRO CIVIL * GARANHUNS * PERNAMBUCO * 1º DIST.", "", 100, "#6a2f4f", 9)
        selo = ""
        acc = {"dados_pessoais.naturalidade":[""], "filiação.genitor_1.naturalidade":[(x.pn if x.pai else x.mn)[0], nat(x.pn if x.pai else x.mn)[11:]], "filiação.genitor_2.naturalidade":[x.mn[0], nat(x.mn)[11:]] if x.pai else [], "local_nascimento.estabelecimento":["", "em domicílio", loc, loc.split(" ", 1)[1]] if x.home else [], "gêmeos.informações_adicionais":[gt.strip()] if gem else [],
               "observações.anotações":[obs[0][10:]] if n == 4 else []}
        kw = dict(livro=Lv, folha=Fo, termo=Te)
        if n == 6:
            kw = dict(livro=str(x.livro), folha="%d%s" % (x.folha, vs), termo=str(x.termo)); acc.update({"registro.livro":[Lv], "registro.folha":[Fo], "registro.termo":[Te]})
        tr = truth("121H-%d" % n, "121H", 595, 842, x, dn, cart.upper() if n % 2 == 0 else cart, estab="Domicílio" if x.home else None, gem=gem, averb=obs[0] if obs and obs[1] == "av" else "", anot=obs[0] if obs and obs[1] == "an" else "", matr="", cpf="", dnv="", accept=acc, joint=False, **kw)
        yield tr, page("Inteiro teor", css, body)
# ---------------- I: grid with tiny labels, dot matrix capitals, Dourados/MS 1988-2009
def form_I():
    offs = [("Neide Escobar Ocampos","Oficial"),("Waldemar Takahashi","Oficial Substituto Legal")]
    offs = offs[:1] + [("Lino Vargas Ajala","Titular")]
    pl = [("Ponta Porã","MS"),("Itaporã","MS"),("Presidente Prudente","SP"),("Campo Grande","MS"),("Cascavel","PR"),("Caarapó","MS"),("Rio Brilhante","MS"),("Exu","PE")]
    SPEC = sp(("29/05/1988","07/06/1988","07/06/1988","F","","16:30"),("10/10/1959","25/10/1959","19/03/1990","M","home","05:00"),("18/04/1993","28/04/1993","28/04/1993","M","nopai","20:10"),("31/01/1976","10/02/1976","23/11/1995","F","long",""),
      ("14/09/1998","22/09/1998","22/09/1998","M","twin dn","07:55"),("06/11/1982","15/12/1982","09/08/2001","F","verso","12:15"),("25/07/2004","30/07/2004","30/07/2004","F","short dn","03:28"),("17/08/1968","02/09/1968","13/10/2009","M","home","22:00"))
    for n, s in enumerate(SPEC, 1):
        x = rec("121", "I", n, s, "MS", "Dourados", 6271, ["Hospital Evangélico Dr. e Sra. Goldsby King","Hospital Santa Rita","Hospital Universitário"], pl, offs); rng = x.rng
        cart = "Cartório do 2º Ofício de Registro Civil"
        if x.home: x.estab = "Domicílio"
        caps(x, "nome pai mae avop avap avom avam mun rmun estab".split())
        vs = "V" if x.verso else ""
        if "dn" in x.fl: x.dnv = "%08d" % rng.randint(10000000, 29999999)
        bl = ["", "", "XXXXXXXX", "=========", "********", "", "IGNORADO", "--------", "XXXX"][n]
        state = n in (2,)
        est = "DESTE ESTADO"
        nn = lambda p: est if state else "%s-%s" % p if n % 2 else "%s (%s)" % p
        dn = dext(x.nasc).upper() if n % 2 == 0 else dlong(x.nasc, "01").upper()
        hr = ("%02d:%02d HS" % x.hora if n % 2 else "%02d:%02d" % x.hora) if x.hora else bl
        obs = {2:"CASOU-SE EM 17/12/1983 COM ELZA MARIA PEIXOTO, NESTE OFICIO, LIVRO B-14, FLS. 77, TERMO 2.811.", 4:"ASSENTO RETIFICADO POR MANDADO DE 05/06/1991 QUANTO AO NOME DA AVO MATERNA.", 6:"SEGUNDA VIA. AVERBADA A SEPARACAO JUDICIAL EM 22/02/2000.", 8:"NASCIMENTO REGISTRADO NA VIGENCIA DO ANTIGO ESTADO DE MATO GROSSO."}.get(n, "")
        col = ["#1f6b4a","#2a4c8f","#7a2f2f"][n % 3]
        c = lambda l, q, w, h=1: '<td colspan="%d"><i>%s</i><b>%s</b></td>' % (w, l, esc(q) if q else bl)
        css = "body{font-family:'Liberation Sans',sans-serif;color:%s}.pg{padding:15mm 15mm;background:#fff}table{width:100%%;table-layout:fixed;border-collapse:collapse;border:2px solid %s;margin-top:-1px}td{border:1px solid %s;height:%spx;vertical-align:top;padding:1px 3px;overflow:hidden}i{display:block;font-style:normal;font-size:6.6px;line-height:8px}b{font:%spx/1.2 'DejaVu Sans Mono',monospace;color:#26262b;position:relative;left:%spx;top:%spx}.hd{display:flex;align-items:center;border:2px solid %s;padding:6px 12px;justify-content:space-between;text-align:center;font-size:11px}" % (col, col, col, 43 if n % 2 else 47, 13 if n % 2 else 12.2, 3 if n % 2 else 9, [0, 2, 4, 6][n % 4], col)
        gem = x.twins[0] if x.twins else ""
        body = '<div class="hd">%s<div>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DE MATO GROSSO DO SUL<br><span style="font-size:14px;font-weight:bold">%s</span><br>Rua João Cândido da Câmara, 555 – Dourados – MS<br>%s: %s</div>%s</div>' % (arms("br", 58, col), cart, x.offt, esc(x.off), arms("st", 54))
        body += '<div style="text-align:center;font:bold 20px Liberation Sans;letter-spacing:4px;padding:7px;background:%s;color:#fff">CERTIDÃO DE NASCIMENTO</div><table><colgroup>%s</colgroup>' % (col, "<col>" * 24)
        Te = "{:,}".format(x.termo).replace(",", ".") if n % 3 else "%06d" % x.termo
        body += "<tr>" + c("LIVRO", "A-%d" % x.livro, 4) + c("FOLHA", "%03d%s" % (x.folha, vs), 4) + c("Nº DO TERMO", Te, 6) + c("DATA DO REGISTRO", dnum(x.reg), 10) + "</tr>"
        body += "<tr>" + c("NOME DO REGISTRADO", x.nome, 24) + "</tr><tr>" + c("DATA DO NASCIMENTO", dn, 17) + c("HORA", hr, 3 + (1)) + c("SEXO", x.sexo[0] if n in (3, 6) else x.sexo.upper()[:4] + "." if 0 else (x.sexo[0] if n % 2 == 0 else x.sexo[:4].upper()), 3) + "</tr>"
        body += "<tr>" + c("LOCAL DO NASCIMENTO", x.estab, 14) + c("MUNICÍPIO", x.mun, 7) + c("U.F.", "MS", 3) + "</tr>"
        body += "<tr>" + c("PAI", x.pai, 15) + c("NATURALIDADE", nn(x.pn) if x.pai else "", 9) + "</tr><tr>" + c("MÃE", x.mae, 15) + c("NATURALIDADE", nn(x.mn), 9) + "</tr>"
        body += "<tr>" + c("AVÔ PATERNO", x.avop, 12) + c("AVÓ PATERNA", x.avap, 12) + "</tr><tr>" + c("AVÔ MATERNO", x.avom, 12) + c("AVÓ MATERNA", x.avam, 12) + "</tr>"
        body += "<tr>" + c("DECLARANTE", "O PAI" if x.pai else "A MAE", 8) + c("GÊMEO (NOME)", gem, 10) + c("D.N.V.", x.dnv, 6) + "</tr>"
        body += "<tr style='height:130px'>" + c("OBSERVAÇÕES", obs, 24) + "</tr></table>"
        selo = "%s%05d" % ("".join(rng.choice("ABCDEFGH") for _ in range(3)), rng.randint(1, 99999)) if n >= 5 else ""
        body += '<div style="font-size:12px;margin:16px 0 6px">O referido é verdade e dou fé.</div><div style="font:12.5px DejaVu Sans Mono;color:#26262b">DOURADOS-MS, %s.</div>' % (dlong(x.emi, "01").upper() if n % 3 else dnum(x.emi))
        body += '<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:18px"><div>%s</div><div style="text-align:center">%s<div style="border-top:1px solid;font-size:11px;width:72mm">%s</div></div></div>' % ('<div style="border:1px solid #888;background:linear-gradient(#f6e7b8,#dfe8f2);padding:6px 10px;font-size:9px;text-align:center;color:#222">PODER JUDICIÁRIO – TJMS<br>SELO DE AUTENTICIDADE<br><span style="font:bold 14px Liberation Mono;color:#a22">%s</span></div>' % selo if selo else stamp("2º OFÍCIO * REGISTRO CIVIL * DOURADOS * MS *", "", 96), sign(rng, 220, 52), esc(x.off) + " – " + x.offt if n % 2 else "Escrevente: Rosilda Benites Lopes")
        if n in (2, 6): body += '<div style="position:absolute;right:30mm;top:222mm;font:bold 22px Liberation Sans;color:#b33;border:3px solid #b33;padding:2px 10px;transform:rotate(-8deg);opacity:.45">2ª VIA</div>'
        ns = lambda p: "MS" if state else "%s/%s" % p
        acs = lambda p: ["DESTE ESTADO", "Mato Grosso do Sul", ""] if state else [nn(p)]
        isan = n == 2
        acc = {"dados_pessoais.naturalidade":[""], "local_nascimento.estabelecimento":["", "em domicílio", "DOMICÍLIO"] if x.home else [], "filiação.genitor_1.naturalidade":acs(x.pn if x.pai else x.mn), "filiação.genitor_2.naturalidade":acs(x.mn) if x.pai else []}
        tr = truth("121I-%d" % n, "121I", 595, 842, x, dn, cart, p1=(x.pai, ns(x.pn)) if x.pai else (x.mae, ns(x.mn)), p2=(x.mae, ns(x.mn)) if x.pai else ("", ""), estab="Domicílio" if x.home else None, gem=gem, averb="" if isan else obs, anot=obs if isan else "", selo=selo, livro="A-%d" % x.livro, folha="%03d%s" % (x.folha, vs), termo=Te, matr="", cpf="", accept=acc)
        yield tr, page("Certidão", css, body)
# ---------------- J: ornate security paper, prose, right margin column, Cruzeiro do Sul/AC 1997-2009
def form_J():
    offs = [("Francisca Saldanha Maia de Negreiros","Tabeliã e Oficiala"),("Odilon Charife Barroso","Oficial do Registro Civil")]
    pl = [("Rio Branco","AC"),("Tarauacá","AC"),("Mâncio Lima","AC"),("Ipixuna","AM"),("Guajará","AM"),("Rodrigues Alves","AC"),("Fortaleza","CE")]
    SPEC = sp(("20/06/1997","01/07/1997","01/07/1997","M","","18:25"),("13/02/1964","27/09/1998","28/09/1998","F","home late",""),("09/01/2000","12/01/2000","12/01/2000","F","nopai","10:10"),("05/03/1971","22/03/1971","16/08/2002","M","home verso","04:00"),
      ("28/10/2003","14/11/2003","14/11/2003","F","twin dn","00:45"),("30/12/1989","31/01/1990","03/05/2005","M","long","13:00"),("11/05/2007","18/05/2007","18/05/2007","M","dn away","20:20"),("02/09/1957","08/09/1957","27/02/2009","F","home short","15:00"))
    for n, s in enumerate(SPEC, 1):
        x = rec("121", "J", n, s, "AC", "Cruzeiro do Sul", 53, ["Hospital Maternidade de Cruzeiro do Sul","Hospital Geral","Hospital Regional do Juruá"], pl, offs); rng = x.rng
        cart = "Serventia de Registro Civil e Notas"
        if "dn" in x.fl: x.dnv = "%08d" % rng.randint(10000000, 49999999)
        vs = " verso" if x.verso else ""
        B = lambda q: "<b>%s</b>" % esc(q)
        dn = {0:dext(x.nasc), 1:daos(x.nasc), 2:"%d (%s) de %s de %d" % (x.nasc.day, num(x.nasc.day), MES[x.nasc.month], x.nasc.year)}[n % 3]
        rg = {0:dlong(x.reg), 1:dnum(x.reg), 2:dext(x.reg)}[n % 3]
        nat = lambda p: "natural de %s" % p[0] + ("/%s" % p[1] if n % 2 else ", Estado %s" % dest(p[1]))
        loc = {2:"no Seringal Iracema, Rio Juruá",4:"na Colônia São Francisco",8:"em domicílio"}.get(n) if x.home else "no " + x.estab
        bl = ["", "Nada consta.", "", "- x - x - x -", "", "Sem averbações.", "", "Nada a averbar.", "***"][n]
        av = {2:"Registro tardio, art. 46 da Lei 6.015/73, mandado do MM. Juiz de 22/09/1998.", 4:"Casou-se aos 10/10/1992 com Rita de Cássia Furtado Lima, livro B-9, fls. 131, nesta serventia.", 6:"Averbado em 14/04/2004 o reconhecimento da paternidade, por sentença da Vara Cível desta Comarca."}.get(n, "")
        gem = ""; gt = ""
        if x.twins: gem = x.twins[0]; gt = " Gêmeo(a): %s." % B(gem)
        par = "filh%s de %s, %s, e de %s, %s" % (x.o, B(x.pai), nat(x.pn), B(x.mae), nat(x.mn)) if x.pai else "filh%s de %s, %s" % (x.o, B(x.mae), nat(x.mn))
        avs = (("Avós paternos: %s e %s. " % (B(x.avop), B(x.avap))) if x.pai else "") + "Avós maternos: %s e %s." % (B(x.avom), B(x.avam))
        hr = "às %s" % (hext(*x.hora) if n % 2 == 0 else "%02dh%02dmin" % x.hora) if x.hora else "em hora não declarada"
        fac = "'DejaVu Serif'" if n in (3, 7) else "'Liberation Serif'"
        css = "body{font-family:%s,serif;color:#1e1a16}.pg{padding:17mm 18mm;background:#fbf6ea}.fr{position:absolute;inset:7mm;border:7px double %s}.fr2{position:absolute;inset:11mm;border:1px solid %s}.hd{text-align:center;font-size:13px;line-height:1.3}h1{font:italic bold 30px 'Liberation Serif';text-align:center;margin:8px 0 12px;color:%s}.cl{display:flex;gap:12px}p{text-align:justify;line-height:1.85;font-size:%spx;margin:0 0 8px;font-style:%s}p b{font-style:normal}.mg{width:44mm;border-left:1.5px solid #8a6d3b;padding-left:9px;font-size:11.5px;line-height:1.4}.mg u{display:block;text-align:center;text-decoration:none;font-weight:bold;border-bottom:1px solid #8a6d3b;margin:0 0 5px;font-size:10.5px}" % (fac, *[["#7a5c22","#2d5e4c","#5b2a2a"][n % 3]] * 3, 14.6 if n in (3, 7) else 17.4, "italic" if n % 2 else "normal")
        selo = "%s-%06d" % (rng.choice(["AA", "AB", "AC"]), rng.randint(1, 999999)) if n > 3 else ""
        body = guil(800, 1130, "#d9c08a", "#a9c5b4", 22, .45) + '<div class="fr"></div><div class="fr2"></div><div style="position:absolute;left:45mm;top:95mm;z-index:-1;opacity:.13">%s</div>' % arms("br", 420, "#7a5c22")
        body += '<div class="hd">%s<br>República Federativa do Brasil – Estado do Acre<br><b>%s</b><br>Município e Comarca de Cruzeiro do Sul</div><h1>Certidão de Nascimento</h1><div class="cl"><div style="flex:1">' % (arms("br", 74), cart)
        body += "<p>CERTIFICO que sob o nº %s, às fls. %s do livro nº %s de Registro de Nascimentos, encontra-se o assento de %s, do sexo %s, nascid%s %s, %s, %s, em %s, Estado %s; %s. %s%s</p>" % (B("%d" % x.termo if n % 2 else "{:,}".format(x.termo).replace(",", ".")), B("%d%s" % (x.folha, vs)), B("A-%d" % x.livro), '<b style="font-size:1.12em">%s</b>' % esc(x.nome), x.sexo.lower(), x.o, {0:"a ", 1:"", 2:"a "}[n % 3] + B(dn), hr, esc(loc), x.mun, dest(x.uf), par, avs, gt)
        body += "<p>O registro foi feito em %s, sendo declarante %s%s.</p>" % (B(rg), "o pai" if x.pai else "a mãe", ", à vista da Declaração de Nascido Vivo nº " + x.dnv if x.dnv else "")
        body += '<p>O referido é verdade e dou fé.</p><p style="text-align:left">Cruzeiro do Sul – Acre, %s.</p><div style="text-align:center;margin-top:8px">%s<br>_____________________________<br>%s</div></div>' % (dnum(x.emi) if n % 4 == 0 else dlong(x.emi), sign(rng, 220, 52), "%s<br>%s" % (esc(x.off), x.offt) if n % 3 else "p/ %s, %s<br>Jucilene Maia – Substituta" % (esc(x.off), x.offt))
        body += '<div class="mg"><u>AVERBAÇÕES E ANOTAÇÕES</u><div style="min-height:80mm">%s</div><u>SELO</u><div style="text-align:center;min-height:26mm">%s</div><u>ATO GRATUITO</u><div style="font-size:10px">%s</div><div style="margin-top:10mm">%s</div></div></div>' % (esc(av) or bl, '%s<br><b style="color:#a22">%s</b>' % (bars(rng, 110, 22), selo) if selo else "", "Lei nº 9.534, de 10 de dezembro de 1997" if n != 1 else "Isento de emolumentos", stamp("SERVENTIA DE REGISTRO CIVIL * CRUZEIRO DO SUL * AC", "", 104))
        isan = n == 4
        acc = {"dados_pessoais.naturalidade":[""], "registro.folha":["%d verso" % x.folha] if vs else [], "filiação.genitor_1.naturalidade":[nat(x.pn if x.pai else x.mn)[11:]], "filiação.genitor_2.naturalidade":[nat(x.mn)[11:]] if x.pai else [], "local_nascimento.estabelecimento":["", "em domicílio", loc, loc.split(" ", 1)[1]] if x.home else [], "gêmeos.informações_adicionais":["Gêmeo(a): %s." % gem] if gem else [], "registro.cartório":[cart + " do Município e Comarca de Cruzeiro do Sul"]}
        if n % 3 == 2: acc["dados_pessoais.data_nascimento.texto_completo"] = [dlong(x.nasc)]
        tr = truth("121J-%d" % n, "121J", 595, 842, x, dn, cart, estab="Domicílio" if x.home else None, gem=gem, averb="" if isan else av, anot=av if isan else "", selo=selo, livro="A-%d" % x.livro, folha="%d%s" % (x.folha, "v" if vs else ""), termo="%d" % x.termo if n % 2 else "{:,}".format(x.termo).replace(",", "."), matr="", cpf="", accept=acc)
        yield tr, page("Certidão", css, body)
