from common import *
def sp(*l): return [tuple((list(q) + [""] * 6)[:6]) for q in l]
def gtxt(x, sep=", matrícula "): return "; ".join(t + sep + mfmt(m) for t, m in zip(x.twins, x.tmat))
# ---------------- A: model 2017 rearranged by a software, Parintins/AM
def form_A():
    offs = [("Ruth Helena Negreiros Tavares", "Oficiala Registradora"), ("Elson Batista Seixas de Menezes", "Oficial Interino")]
    pl = [("Barreirinha","AM"),("Nhamundá","AM"),("Maués","AM"),("Juruti","PA"),("Manaus","AM"),("São Gabriel da Cachoeira","AM"),("Boa Vista do Ramos","AM")]
    hosp = ["Hospital Padre Colombo","Hospital Regional Dr. Jofre de Matos Cohen","Unidade Mista de Saúde Hospital Jofre Cohen"]
    SPEC = sp(("14/02/2019","18/02/2019","18/02/2019","F","cpf dnv","05:47"),("03/11/2021","09/11/2021","09/11/2021","M","cpf dnv twin mf","22:10"),
      ("27/06/1988","15/07/1988","04/08/2022","M","home verso",""),("01/01/2024","08/01/2024","08/01/2024","F","cpf dnv nopai","00:05"),
      ("19/09/1974","30/03/1981","12/12/2019","F","home late","13:00"),("08/05/2015","20/05/2015","21/01/2025","M","cpf dnv long away","17:32"),
      ("22/12/2001","04/02/2002","15/06/2023","F","cpf mf","09:20"),("30/10/2022","03/11/2022","02/02/2026","M","cpf dnv short natm trip","11:58"))
    cart0 = "Cartório do 2º Ofício de Notas e Registro Civil das Pessoas Naturais"
    for n, s in enumerate(SPEC, 1):
        x = rec("121", "A", n, s, "AM", "Parintins", 4471, hosp, pl, offs); rng = x.rng
        x.cart = cart0
        up = n not in (4, 7)
        if x.home: x.estab = "Comunidade Vila Amazônia" if n == 3 else "Domicílio"
        if up: caps(x)
        U_ = (lambda t: t.upper()) if up else (lambda t: t)
        bl = {1:"-----",2:"***",3:"NADA CONSTA",4:"Não consta",5:"XXXXXXXXXX",6:"",7:"Nada a constar",8:"--"}[n]
        sep = " - " if n % 2 else "/"
        nat = "%s%s%s" % (U_("Barreirinha") if n == 8 else x.mun, sep, x.uf)
        av = {3:"Averbação: conforme mandado judicial expedido em 11/03/2009 pelo Juízo da 2ª Vara da Comarca de Parintins, foi retificado o nome da genitora, que passou a constar como acima. Data da averbação: 02/04/2009.",
              7:"Averbado o reconhecimento voluntário de paternidade nos termos do Provimento nº 16/2012 da Corregedoria Nacional de Justiça, em 17/08/2014. Emolumentos isentos.",
              5:"O registrado casou-se em 08/12/1995 no Cartório de Barreirinha/AM, conforme comunicação arquivada."}.get(n, "")
        if n == 5: av = av.replace("O registrado", "A registrada")
        cad = []
        if n in (3, 5, 7):
            cad = [("RG", "%07d-%d" % (rng.randint(1000000, 2999999), rng.randint(0, 9)), dnum(D("10/0%d/200%d" % (n, n))), "SSP/AM"),] + ([("Título de eleitor", "0%011d" % rng.randint(10**9, 10**10), "Zona 004 Seção 0087", "TRE/AM")] if n != 7 else [])
        dn = U_(dext(x.nasc)); rg = U_(dext(x.reg))
        gem = gtxt(x) if x.twins else ""
        pai = '<div class="par"><div class="h">%s</div><b>%s</b><i>Naturalidade</i>%s<i>Avós %s</i>%s<br>%s</div>'
        P = pai % ("GENITOR", esc(x.pai or bl), (esc(x.pn[0] + sep + x.pn[1]) if x.pai else esc(bl)), "paternos", esc(x.avop or bl), esc(x.avap or "") )
        Mm = pai % ("GENITORA", esc(x.mae), esc(x.mn[0] + sep + x.mn[1]), "maternos", esc(x.avom), esc(x.avam))
        mf = "mf" in x.fl or "nopai" in x.fl
        FI = Mm + P if mf else P + Mm
        b = lambda l, v, w: '<div class="b" style="flex:%s"><i>%s</i><span>%s</span></div>' % (w, l, esc(v) if v else esc(bl))
        selo = "%s%03d.%06d.%s" % (rng.choice(["RCPN","NASAM","CERRC"]), rng.randint(1, 999), rng.randint(1, 999999), "".join(rng.choice("ABCDEF0123456789") for _ in range(8)))
        cadt = "".join("<tr><td>%s</td><td>%s</td><td>%s</td><td>%s</td></tr>" % q for q in (cad or [("RG","","",""),("PIS/NIS","","",""),("Passaporte","","","")]))
        css = "body{font-family:'Liberation Sans',Arial,sans-serif;font-size:10.2px;color:#111}.pg{padding:11mm 13mm;background:#fbfdf6}.hd{text-align:center;font-size:11px}.hd h1{font-size:19px;letter-spacing:2px;margin:2px 0 6px}.r{display:flex;gap:5px;margin-top:6px}.b{border:1px solid #47624d;border-radius:4px;padding:2px 6px 3px;min-height:37px;background:rgba(255,255,255,.45)}i{display:block;font-style:normal;font-size:7.6px;color:#33513b}.b span{font-size:12.6px}.nm{text-align:center;margin-top:4px}.nm b{font-size:15px;display:block;border-bottom:1px solid #47624d}.par{flex:1;border:1px solid #47624d;border-radius:4px;padding:0 6px 5px;font-size:12.4px;line-height:1.4}.par .h{background:#dcead9;margin:0 -6px 3px;padding:1px 6px;font-size:8px;letter-spacing:1px}table{border-collapse:collapse;width:100%;font-size:9.5px;margin-top:2px}td,th{border:1px solid #789;padding:1px 5px;font-weight:400;height:14px}.ft{display:flex;margin-top:12px;gap:20px;font-size:10px;line-height:1.45}.ft>div{flex:1}.sl{border:1px dashed #555;padding:4px;display:flex;gap:6px;font-size:8px}"
        mid = b("CPF", x.cpf, 1.2) + b("HORA DE NASCIMENTO", (hhmm(x.hora) + (" h" if n % 3 == 0 else "")) if x.hora else "", .9) + b("SEXO", U_(x.sexo), .8) + b("NATURALIDADE", nat, 1.6)
        body = guil(800, 1130, "#7fae86", "#c9c07a", 20) + '<div style="position:absolute;left:62mm;top:110mm;z-index:-1">%s</div>' % rosette(330, "#5f9468", .35)
        body += '<div class="hd">%s<div>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>CERTIDÃO DE NASCIMENTO</h1></div>' % arms("br", 66)
        body += '<div class="nm"><i>NOME</i><b>%s</b></div><div class="nm"><i>MATRÍCULA</i><b style="font-size:14px;letter-spacing:1px">%s</b></div>' % (esc(x.nome), mfmt(x.matr))
        body += '<div class="r">%s</div>' % mid
        body += '<div class="r">%s%s%s%s</div>' % (b("DATA DE NASCIMENTO POR EXTENSO", dn, 5), b("DIA", "%02d" % x.nasc.day, .6), b("MÊS", "%02d" % x.nasc.month, .6), b("ANO", x.nasc.year, .8))
        body += '<div class="r">%s%s</div>' % (b("LOCAL DE NASCIMENTO, MUNICÍPIO E UF", "%s, %s%s%s" % (x.estab, x.mun, sep, x.uf), 2), b("MUNICÍPIO DE REGISTRO E UF", x.rmun + sep + "AM", 1))
        body += '<div class="r">%s</div>' % FI
        body += '<div class="r">%s%s</div>' % (b("GÊMEO", U_("Sim" if x.twins else "Não"), .4), b("NOME E MATRÍCULA DO(S) GÊMEO(S)", gem, 3))
        body += '<div class="r">%s%s</div>' % (b("DATA DE REGISTRO POR EXTENSO", rg, 2), b("NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO", x.dnv, 1))
        body += '<div class="r"><div class="b" style="flex:1;min-height:130px"><i>AVERBAÇÕES/ANOTAÇÕES À ACRESCER</i><span style="font-size:10.6px">%s</span></div></div>' % (esc(av) or esc(bl))
        body += '<div style="margin-top:6px"><i>ANOTAÇÕES DE CADASTRO</i><table><tr><th>Tipo documento</th><th>Número</th><th>Data expedição / Zona-Seção</th><th>Órgão expedidor</th></tr>%s</table><i>* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido pelo órgão solicitante.</i></div>' % cadt
        cl = "substituta" 
        body += '<div class="ft"><div>%s<br>CNS 00.447-1<br>%s: <b>%s</b><br>%s/AM<br>Rua Furtado Belém, %d, Centro – CEP 69151-%03d<br>(92) 3533-%04d</div><div style="text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>%s, %s.<br>%s<br>______________________________<br>%s</div></div>' % (esc(x.cart), x.offt, esc(x.off), x.rmun, rng.randint(100, 1900), rng.randint(0, 400), rng.randint(1000, 3999), "Parintins/AM", dlong(x.emi) if n % 2 else dnum(x.emi), sign(rng), "Assinatura do Oficial" if n % 3 else "Kelly Cristina Tavares Printes<br>Escrevente Autorizada")
        body += '<div class="sl" style="margin-top:8px;width:96mm">%s<div>PODER JUDICIÁRIO – TJAM<br>SELO ELETRÔNICO DE FISCALIZAÇÃO<br><b style="font-size:10px">%s</b><br>Data e hora: %s %02d:%02d<br>Valide em: selo.exemplo.am.br</div></div>' % (qr(rng, 58), selo, dnum(x.emi), rng.randint(8, 16), rng.randint(0, 59))
        p1 = (x.mae, "%s/%s" % x.mn) if mf else (x.pai, "%s/%s" % x.pn)
        p2 = ((x.pai, "%s/%s" % x.pn) if x.pai else ("", "")) if mf else (x.mae, "%s/%s" % x.mn)
        home = n == 5
        t = truth("121A-%d" % n, "121A", 595, 842, x, dn, x.cart, nat=nat.replace(" - ", "/"), p1=p1, p2=p2, gem=gem, averb="" if n == 5 else av, anot=av if n == 5 else "", selo=selo,
            estab="Domicílio" if home else x.estab, cad=[v for q in cad for v in q],
            accept={"dados_pessoais.naturalidade":[nat], "filiação.genitor_1.naturalidade":[p1[1].replace("/", sep)], "filiação.genitor_2.naturalidade":[p2[1].replace("/", sep)] if p2[1] else None, "local_nascimento.estabelecimento":["", "em domicílio"] if home else ["Domicílio", ""] if x.home else None,
                    "observações.averbações":[av[11:]] if n == 3 else None, "registro.cartório":[x.cart + " de Parintins"]})
        yield t, page("Certidão", css, body)
# ---------------- B: model 2009 grid, serif, GO
def form_B():
    offs = [("Waldir Naves Fleury Curado", "Oficial do Registro Civil"), ("Maria Aparecida Godoi Jayme", "Oficiala Respondente")]
    pl = [("Goiânia","GO"),("Jaraguá","GO"),("Pirenópolis","GO"),("Patos de Minas","MG"),("Araguari","MG"),("Porto Nacional","TO"),("Santo Antônio do Descoberto","GO"),("Balsas","MA")]
    hosp = ["Hospital Evangélico Goiano","Santa Casa de Misericórdia de Anápolis","Maternidade Dr. Adalberto Pereira da Silva"]
    SPEC = sp(("17/04/2010","23/04/2010","23/04/2010","M","verso",  "14:25"),("29/08/1967","02/09/1967","11/05/2011","F","", ""),("05/03/2012","12/03/2012","12/03/2012","F","dnv nopai","06:40"),
      ("21/07/1953","10/10/1953","30/01/2014","M","home","20:00"),("10/10/2013","16/10/2013","17/10/2013","M","dnv twin long","08:15"),("31/12/1990","22/01/1991","08/09/2016","F","away verso","23:50"),
      ("12/06/2015","15/06/2015","15/06/2015","F","dnv short","12:00"),("02/02/1979","19/02/1979","27/11/2017","M","","04:35"))
    for n, s in enumerate(SPEC, 1):
        x = rec("121", "B", n, s, "GO", "Anápolis", 27383, hosp, pl, offs); rng = x.rng
        x.cart = "Registro Civil das Pessoas Naturais e Tabelionato de Notas da 2ª Circunscrição"
        if x.home: x.estab = "Fazenda Barreiro do Meio"
        up = n % 3 != 0
        if up: caps(x, "nome pai mae avop avap avom avam mun rmun estab".split())
        U_ = (lambda t: t.upper()) if up else (lambda t: t)
        bl = ["", "*****", "", "- - -", "xxxxxxxxxxx", "Nada Consta", "", "Não informado", "*"][n]
        showh = n != 2
        withnat = n in (1, 3, 5, 6, 8)
        nt = lambda p: (U_(", natural de ") + "%s-%s" % p) if withnat else ""
        if x.pai: fil = U_("%s%s e %s%s" % (x.pai, nt(x.pn), x.mae, nt(x.mn))) if up else "%s%s e %s%s" % (x.pai, nt(x.pn), x.mae, nt(x.mn))
        else: fil = x.mae + nt(x.mn)
        avs = (U_("Paternos: ") + x.avop + U_(" e ") + x.avap + "<br>" if x.pai else "") + U_("Maternos: ") + x.avom + U_(" e ") + x.avam
        av = {2:"À margem do assento consta averbação de retificação: por sentença de 14/06/1985 do MM. Juiz de Direito da Comarca, o sobrenome materno passou a ser grafado com a letra \"z\".",
              4:"CERTIDÃO EXPEDIDA EM 2ª VIA. O registrado faleceu em 09/01/2014, óbito registrado neste Ofício, livro C-41, fls. 112, termo 12.309.",
              6:"Casou-se em 18/05/2013 com Cléber Augusto Peixoto Abrão, passando a assinar o sobrenome \"Abrão\". Divorciada conforme escritura pública de 03/02/2016, voltando a usar o nome de solteira.",
              8:"Registro lavrado nos termos do art. 50 da Lei nº 6.015/73."}.get(n, "")
        gem = gtxt(x, " - Matrícula: ") if x.twins else ""
        dn, rg = U_(dext(x.nasc)), U_(dext(x.reg))
        c = lambda l, v, w, st="": '<td colspan="%d" style="%s"><i>%s</i><div>%s</div></td>' % (w, st, l, v)
        v = lambda q: esc(q) if q else esc(bl)
        css = "body{font-family:'Liberation Serif','Times New Roman',serif;color:#000}.pg{padding:14mm 16mm;background:#fff}h1{font-size:20px;text-align:center;margin:4px 0 2px}.hd{text-align:center;font-size:12px;line-height:1.3}table{border-collapse:collapse;width:100%;table-layout:fixed;border:1.6px solid #000}td{border:.7px solid #000;vertical-align:top;padding:0 3px 2px;height:39px}td i{font:5.6pt 'Liberation Sans';display:block;letter-spacing:.1px}td div{font-size:13.6px;text-align:center;line-height:1.18}.l div{text-align:left}.q{display:flex;justify-content:space-between;margin-top:14px;font-size:12px;line-height:1.35}"
        if n in (4, 7): css += ".pg{background:#f6f1e4}"
        selo = "%011d%05d" % (rng.randint(10**10, 9 * 10**10), rng.randint(1, 99999)) if n not in (1, 3) else ""
        lf = n in (2, 4, 8)
        vs = "v" if x.verso else ""
        body = (guil(800, 1130, "#c9a9a0", "#b9c4d8", 14, .5) if n in (3, 5, 6) else "") + '<div class="hd">%s<br>REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><h1>CERTIDÃO DE NASCIMENTO</h1></div>' % arms("br", 70, "#222" if n % 2 else None)
        body += '<div style="text-align:center;font-size:11px;margin-top:4px">NOME<div style="font-size:17px;font-weight:bold">%s</div>MATRÍCULA<div style="font-size:15px;font-weight:bold;margin-bottom:6px">%s</div></div><table><colgroup>%s</colgroup>' % (esc(x.nome), mfmt(x.matr) if n % 2 else mfmt(x.matr, "."), "<col>" * 20)
        body += "<tr>" + c("DATA DE NASCIMENTO POR EXTENSO", v(dn), 14) + c("DIA", "%02d" % x.nasc.day, 2) + c("MÊS", "%02d" % x.nasc.month, 2) + c("ANO", x.nasc.year, 2) + "</tr>"
        body += "<tr>" + c("HORA", (hhmm(x.hora) + (" horas" if n in (1, 7) else "h" if n == 5 else "")) if x.hora else v(""), 4) + c("MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO", "%s-%s" % (x.mun, x.uf), 16) + "</tr>"
        body += "<tr>" + c("MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO", "%s-GO" % x.rmun, 8) + c("LOCAL DE NASCIMENTO", v(x.estab), 9) + c("SEXO", U_(x.sexo), 3) + "</tr>"
        body += '<tr class="l" style="height:56px">' + c("FILIAÇÃO", esc(fil), 20) + '</tr><tr class="l" style="height:56px">' + c("AVÓS", avs, 20) + "</tr>"
        body += "<tr>" + c("GÊMEO", U_("Sim" if x.twins else "Não"), 3) + c("NOME E MATRÍCULA DO(S) GÊMEO(S)", v(gem), 17) + "</tr>"
        body += "<tr>" + c("DATA DO REGISTRO POR EXTENSO", v(rg), 13) + c("NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO (DNV)", v(x.dnv), 7) + "</tr>"
        body += '<tr class="l" style="height:170px">' + c("OBSERVAÇÕES / AVERBAÇÕES", v(av) + ("<br>Livro A-%d, folha %d%s, termo nº %s." % (x.livro, x.folha, vs, "{:,}".format(x.termo).replace(",", ".")) if lf or vs else ""), 20) + "</tr></table>"
        body += '<div class="q"><div style="width:47%%">%s<br>%s<br><b>%s</b><br>Anápolis – Goiás<br>Av. Goiás, %d, Setor Central<br>%s</div><div style="width:47%%;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>%s, %s<br>%s<br>____________________________<br>%s</div></div>' % (esc(x.cart), x.offt, esc(x.off), rng.randint(100, 900), "e-mail: cartorio2@exemplo.com.br", "Anápolis-GO", dlong(x.emi, "1"), sign(rng, color="#111"), "Oficial" if n % 2 else "Thaís R. Camargo – Escrevente")
        if selo: body += '<div style="position:absolute;bottom:16mm;left:16mm;font-size:10px;border:1px solid #000;padding:3px 8px">Selo Eletrônico de Fiscalização nº <b>%s</b><br>Consulte: extrajudicial.exemplo.go.br</div>' % selo
        body += '<div style="position:absolute;right:24mm;bottom:14mm">%s</div>' % stamp("REGISTRO CIVIL * ANÁPOLIS * ESTADO DE GOIÁS *", "2ª CIRC.", 92)
        note = av
        if lf or vs: note = (av + " " if av else "") + "Livro A-%d, folha %d%s, termo nº %s." % (x.livro, x.folha, vs, "{:,}".format(x.termo).replace(",", "."))
        isan = n in (4, 6)
        alt = note if av else ""
        ob = av
        acc = {"dados_pessoais.naturalidade":["", "%s-%s" % (x.mun, x.uf)], "local_nascimento.estabelecimento":["Domicílio", ""] if x.home else []}
        if alt and alt != ob: acc["observações.anotações" if isan else "observações.averbações"] = [alt, (bl + " " + alt).strip()]
        if not av and note: acc["observações.averbações"] = [note, (bl + " " + note).strip()]
        if withnat:
            acc["filiação.genitor_1.naturalidade"] = ["%s-%s" % (x.pn if x.pai else x.mn)]
            if x.pai: acc["filiação.genitor_2.naturalidade"] = ["%s-%s" % x.mn]
        if lf or vs:
            L = dict(livro="A-%d" % x.livro, folha="%d%s" % (x.folha, vs), termo="{:,}".format(x.termo).replace(",", "."))
            acc.update({"registro.livro":["%05d" % x.livro, str(x.livro)], "registro.folha":[] if vs else ["%03d" % x.folha], "registro.termo":["%07d" % x.termo]})
        else: L = {}
        wn = lambda p: "%s/%s" % p if withnat else ""
        p1 = (x.pai, wn(x.pn)) if x.pai else (x.mae, wn(x.mn)); p2 = (x.mae, wn(x.mn)) if x.pai else ("", "")
        t = truth("121B-%d" % n, "121B", 595, 842, x, dn, x.cart, p1=p1, p2=p2, gem=gem, averb="" if isan else ob, anot=ob if isan else "", selo=selo, accept=acc, **L)
        yield t, page("Certidão de nascimento", css, body)
# ---------------- C: inteiro teor computer-set, BA
def form_C():
    offs = [("Iraci Boaventura Cerqueira Falcão", "Oficiala Titular"), ("Antônio Jorge Bulcão Sant'Anna", "Oficial Designado")]
    pl = [("Serrinha","BA"),("Santo Estêvão","BA"),("Riachão do Jacuípe","BA"),("Ipirá","BA"),("Itabaiana","SE"),("Conceição do Coité","BA"),("Salvador","BA"),("Santa Bárbara","BA")]
    hosp = ["Hospital Dom Pedro de Alcântara","Hospital Inácia Pinto dos Santos","Maternidade Stella Gomes"]
    SPEC = sp(("16/05/1961","03/06/1961","22/03/2018","M","home verso","03:00"),("09/09/1984","28/09/1984","14/10/2019","F","","10:30"),("25/12/1949","12/01/1957","05/07/2020","F","home late",""),
      ("07/07/1996","18/07/1996","01/09/2021","M","cpf","21:45"),("11/11/2003","20/01/2004","13/05/2022","F","nopai verso","16:20"),("28/02/1972","15/03/1972","19/12/2023","M","home long","18:00"),
      ("20/08/2016","29/08/2016","06/02/2025","F","cpf dnv twin","01:12"),("04/04/1958","01/08/1958","24/04/2026","M","away",  "12:30"))
    for n, s in enumerate(SPEC, 1):
        x = rec("121", "C", n, s, "BA", "Feira de Santana", 8144, hosp, pl, offs); rng = x.rng
        x.cart = "Ofício do Registro Civil das Pessoas Naturais do 1º Subdistrito"
        a = "o" if x.sx == "M" else "a"
        vs = "v" if x.verso else ""
        loc = {1:"na Rua do Fogo, número quarenta e dois",3:"no lugar denominado Lagoa Salgada, deste termo",6:"em casa de residência dos pais, na Praça da Matriz"}.get(n) if x.home else "no %s" % x.estab if x.estab.startswith("Hosp") else "na %s" % x.estab
        city = "nesta cidade" if "away" not in x.fl and n in (1, 2, 6) else "município de %s, Estado %s" % (x.mun, dest(x.uf))
        hr = ", às %s," % hext(*x.hora) if x.hora else ", em hora ignorada,"
        decl = x.pai or x.mae
        nat = lambda p, g: "natural%s de %s" % ("", p[0]) + (", deste Estado" if p[1] == "BA" else ", Estado %s" % dest(p[1]))
        gm = ""
        gem = ""
        if x.twins: gm = " É gêmea de <b>%s</b>, registrada em seguida sob a matrícula %s." % (esc(x.twins[0]), mfmt(x.tmat[0])); gm = gm if x.twins[0].split()[0] in F["new"] else gm.replace("registrada", "registrado"); gem = x.twins[0]
        prof = rng.choice(["lavrador", "comerciante", "motorista", "funcionário público", "vaqueiro"]); pm = rng.choice(["doméstica", "do lar", "professora", "costureira"])
        B = "<b>%s</b>"
        par = ("%s filh%s de %s, %s, %s, e de %s, %s, %s" % (("Que é", a) + (B % esc(x.pai), prof, nat(x.pn, 0), B % esc(x.mae), pm, nat(x.mn, 0)))) if x.pai else "Que é filh%s de %s, %s, %s" % (a, B % esc(x.mae), pm, nat(x.mn, 0))
        av_ = ("São avós paternos %s e %s; e maternos %s e %s." if x.pai else "São avós maternos %s e %s.") % tuple(esc(q) for q in ([x.avop, x.avap] if x.pai else []) + [x.avom, x.avam])
        dtn = daos(x.nasc) if n % 2 else "no dia " + dext(x.nasc)
        dn = (daos(x.nasc)[daos(x.nasc).index("ao"):] if n % 2 else dext(x.nasc))
        w1, w2 = [family(rng, x.reg.year, g, "BA")["nome"] for g in "MF"]
        obs = {2:("Casou-se em 22 de dezembro de 2007 com Adenilson Ramos de Cerqueira, no Cartório de Serrinha-BA, livro B-31, fls. 204, termo 6.118, adotando o nome de casada. Anotado em 15/01/2008.", "an"),
               4:("Foi incluído o número do CPF %s, nos termos do Provimento nº 63/2017 do CNJ. Feira de Santana, 01/09/2021." % x.cpf, "av"),
               5:("Por escritura pública de reconhecimento de filiação lavrada em 30/07/2012, fica averbado que o registrado tem por avó adotiva nada mais a alterar, mantidos os demais dados do assento.", "av"),
               8:("Faleceu em 17 de março de 2025, em Salvador-BA; óbito lavrado no Subdistrito de Brotas, livro C-88, fls. 15, termo 41.902.", "an")}.get(n)
        if n == 5: obs = ("Por mandado do Juízo de Direito da 3ª Vara de Família desta Comarca, datado de 30/07/2012, foi retificado o prenome da genitora, que passa a ser o constante acima. Averbado em 13/08/2012.", "av")
        txt = "<p>CERTIFICO, a pedido verbal de parte interessada, que revendo neste Ofício os livros de Registro de Nascimento, deles, no <b>Livro A-%d, às folhas %d%s, sob o número de ordem %s</b>, consta o assento do teor seguinte:</p>" % (x.livro, x.folha, vs, "{:,}".format(x.termo).replace(",", "."))
        txt += "<p>“NASCIMENTO. %s, nesta cidade de Feira de Santana, Estado da Bahia, em cartório, compareceu %s%s e, perante as testemunhas adiante nomeadas, declarou: Que %s%s %s, %s, nasceu uma criança do sexo %s, de cor %s, que recebeu o nome de <b>%s</b>. %s. %s%s Foram testemunhas %s e %s, que assinam com o declarante%s. Eu, %s, escrivã o subscrevi.”</p>" % (
            daos(x.reg)[0].upper() + daos(x.reg)[1:], "o pai" if x.pai else "a mãe", " da criança, " + esc(decl).replace("", "") if n % 2 else " da criança", dtn, hr, loc, city, x.sexo.lower(), rng.choice(["parda", "morena", "branca", "preta"]), esc(x.nome), par, av_, gm, esc(w1), esc(w2), rng.choice(["", ", por não saber ler a última", ", depois de lido e achado conforme"]), family(rng, x.reg.year, "F", "BA")["nome"])
        if x.dnv: txt += "<p>Declaração de Nascido Vivo nº %s.</p>" % x.dnv
        if obs: txt += "<p>%s: %s</p>" % ("À margem do termo consta a seguinte averbação" if obs[1] == "av" else "ANOTAÇÃO", esc(obs[0]))
        else: txt += "<p>%s</p>" % rng.choice(["Não constam averbações nem anotações à margem do termo.", "Nada mais se continha em dito assento, que bem e fielmente fiz extrair."])
        cpfl = '<div>CPF: %s</div>' % (x.cpf or "não consta") if n != 5 else ""
        selo = "%04d.AB%06d-%d" % (rng.randint(1000, 1999), rng.randint(1, 999999), rng.randint(0, 9))
        fs = 14.6 if n % 2 else 14
        css = "body{font-family:%s;font-size:%spx;color:#141414}.pg{padding:16mm 20mm 10mm 25mm;background:#fdfaf1}p{text-align:justify;text-indent:%s;line-height:%s;margin:7px 0}.hd{display:flex;align-items:center;gap:12px;border-bottom:3px double #713;padding-bottom:5px;font-size:12px}h1{font-size:17px;text-align:center;margin:12px 0 2px;letter-spacing:1px}.mt{text-align:center;font-size:12px}.mt b{font-size:14px}.s{border:1px solid #713;padding:5px;display:flex;gap:8px;font:9.5px 'Liberation Sans';width:82mm;margin-top:14px}" % ("'DejaVu Serif',serif" if n in (3, 6) else "'Liberation Serif',serif", fs - (1.6 if n in (3, 6) else -1), "12mm" if n % 2 else "0", 1.55 if n % 3 else 1.35)
        body = guil(800, 1130, "#d8b9a8", "#b7c9d6", 26, .4, .7) + '<div class="hd">%s<div style="flex:1;text-align:center">PODER JUDICIÁRIO DO ESTADO DA BAHIA<br><b>%s</b><br>COMARCA DE FEIRA DE SANTANA – BAHIA<br><span style="font-size:10px">Rua Conselheiro Franco, %d – Centro – Tel. (75) 3221-%04d – %s: %s</span></div>%s</div>' % (arms("st", 62), esc(x.cart.upper() if n % 2 else x.cart), rng.randint(10, 900), rng.randint(1000, 9999), x.offt, esc(x.off), arms("br", 58))
        body += '<h1>CERTIDÃO DE NASCIMENTO<br><span style="font-size:13px">EM INTEIRO TEOR</span></h1><div class="mt">Matrícula: <b>%s</b>%s</div>%s' % (mfmt(x.matr), cpfl, txt)
        body += '<p>O referido é verdade e dou fé. Feira de Santana, %s.</p><div style="text-align:center;margin-top:10px;line-height:1.1">%s<br>________________________________<br>%s<br>%s</div>' % (dlong(x.emi) if n % 2 else dext(x.emi), sign(rng, 200, 46), *((esc(x.off), x.offt) if n % 3 else ("Joilson Pimentel dos Anjos", "Escrevente Substituto")))
        body += '<div class="s">%s<div>Selo de Autenticidade<br>Tribunal de Justiça do Estado da Bahia<br>Ato Notarial ou de Registro<br><b style="font-size:12px">%s</b><br>%s<br>Consulte: selodigital.exemplo.ba.br</div></div>' % (qr(rng, 62), selo, "".join(rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789") for _ in range(10)))
        est = "Domicílio" if x.home else x.estab
        acc = {"registro.livro":["%05d" % x.livro, str(x.livro)], "registro.folha":[] if vs else ["%03d" % x.folha], "registro.termo":["%07d" % x.termo, str(x.termo)], "dados_pessoais.naturalidade":[""],
            "filiação.genitor_1.naturalidade":[(x.pn if x.pai else x.mn)[0]], "filiação.genitor_2.naturalidade":[x.mn[0]] if x.pai else [], "gêmeos.informações_adicionais":["É gêmea de %s, registrada em seguida sob a matrícula %s." % (x.twins[0], mfmt(x.tmat[0]))] if x.twins else [],
            "local_nascimento.estabelecimento":["", loc, loc.split(" ", 1)[1], "em domicílio"] if x.home else [], "registro.cartório":[x.cart + " da Comarca de Feira de Santana"]}
        ex = {}
        if n == 5: ex = dict(cpf="")
        t = truth("121C-%d" % n, "121C", 595, 842, x, dn, x.cart.upper() if n % 2 else x.cart, estab=est, gem=gem, averb=obs[0] if obs and obs[1] == "av" else "", anot=obs[0] if obs and obs[1] == "an" else "", selo=selo, livro="A-%d" % x.livro, folha="%d%s" % (x.folha, vs), termo="{:,}".format(x.termo).replace(",", "."), accept=acc, joint=False, **ex)
        yield t, page("Inteiro teor", css, body)
# ---------------- D: portal, MT
def form_D():
    regs = [("Rondonópolis","2º Ofício Extrajudicial de Rondonópolis",63560),("Sinop","Cartório do 3º Ofício - Registro Civil de Sinop",65201),("Cáceres","Serviço Registral das Pessoas Naturais de Cáceres",63149),("Barra do Garças","1º Serviço Notarial e Registral de Barra do Garças",64089)]
    offs = [("Jaqueline Zanchet Bortolanza","Registradora"),("Benedito Metelo de Arruda Neto","Oficial Registrador"),("Nelson Schneider","Titular"),("Lenir Corrêa da Costa Marques","Tabeliã e Registradora")]
    pl = [("Cuiabá","MT"),("Poconé","MT"),("Francisco Beltrão","PR"),("Santa Rosa","RS"),("Jataí","GO"),("Iturama","MG"),("Poxoréu","MT"),("Vila Bela da Santíssima Trindade","MT"),("Aragarças","GO")]
    hosp = ["Santa Casa de Misericórdia e Maternidade","Hospital Regional","Hospital São Luiz","Hospital e Maternidade Dois Pinheiros"]
    SPEC = sp(("15/01/2008","21/01/2008","03/03/2020","F","cpf","07:08"),("06/06/1993","17/06/1993","25/08/2021","M","verso",""),("18/10/1969","04/11/1970","10/01/2022","F","home","05:00"),("23/03/2020","31/03/2020","19/07/2023","M","cpf dnv twin","19:41"),
      ("30/04/1982","12/05/1982","28/11/2023","M","cpf away","15:15"),("09/12/2011","14/12/2011","07/05/2024","F","cpf dnv nopai mf","02:30"),("26/08/1955","06/09/1955","16/09/2025","F","home long",""),("13/07/2018","16/07/2018","30/03/2026","M","cpf dnv mf","10:00"))
    for n, s in enumerate(SPEC, 1):
        rm, cart, cns = regs[(n - 1) % 4]
        x = rec("121", "D", n, s, "MT", rm, cns, hosp, pl, [offs[(n - 1) % 4]]); rng = x.rng; x.cart = cart
        vs = "v" if x.verso else ""
        bl = ["", "-", "Não consta", "---", "", "Não informado", "N/C", "Ignorado", "-"][n]
        v = lambda q: esc(q) if q not in ("", None) else bl
        nn = lambda p: "%s/%s" % p if n % 2 else "%s - %s" % (p[0], UFN[p[1]] if n in (4, 8) else p[1])
        nat = (x.mun, x.uf)
        code = "".join(rng.choice("abcdef0123456789") for _ in range(24))
        selo = "%s%05d" % ("".join(rng.choice("BCDEFGHKLMNPRSTVWXZ") for _ in range(3)), rng.randint(1, 99999))
        av = {1:"", 3:"Averbada em 09/02/1994 a separação dos genitores para constar o nome da mãe como atualmente grafado, conforme sentença da 1ª Vara Cível.", 5:"CPF %s incluído de ofício em 28/11/2023 (Prov. CNJ nº 149/2023)." % x.cpf, 8:"Reconhecimento de paternidade averbado em 04/02/2021, à vista de termo particular arquivado nesta serventia."}.get(n, "")
        an = {2:"Casamento com Poliana Souza Kist em 11/09/2015 - Registro Civil de Lucas do Rio Verde/MT, matrícula %s." % mfmt(matricula(64451, 2015, 19, 203, 5603)).replace(" 1 ", " 2 ", 1), 7:"Óbito do cônjuge comunicado em 21/06/2011. Viúva.", 3:"Casou-se em 30/05/1992 com Domingos Sávio de Campos."}.get(n, "")
        if n == 2: an = "Casamento com Poliana Souza Kist em 11/09/2015 - Registro Civil de Lucas do Rio Verde/MT, Livro B-19, fls. 203, termo 5603."
        dn = dext(x.nasc)
        pf = ("mf" in x.fl) or not x.pai
        PA = [("Genitor%s" % ("" ), x.pai, x.pn, "paternos", x.avop, x.avap), ("Genitora", x.mae, x.mn, "maternos", x.avom, x.avam)]
        if pf: PA.reverse()
        row = lambda l, q, w="50%": '<div class="f" style="width:%s"><span>%s</span>%s</div>' % (w, l, v(q))
        font = "'DejaVu Sans'" if n <= 4 else "'Noto Sans','Liberation Sans'"
        fs = 9.3 if n <= 4 else 10.4
        css = "body{font-family:%s,sans-serif;font-size:%spx;color:#222}.pg{padding:7mm 14mm}.br{display:flex;justify-content:space-between;font:8px 'Liberation Sans';color:#444}.top{background:#0d4f63;color:#fff;padding:8px 14px;display:flex;align-items:center;gap:12px;margin-top:8px}h2{font-size:10px;background:#e4eef1;color:#0d4f63;padding:3px 7px;margin:9px 0 3px;font-weight:600}.fl{display:flex;flex-wrap:wrap}.f{padding:2.5px 7px;line-height:1.3}.f span{color:#777;display:%s;margin-right:5px;font-size:%spx}.f span:after{content:':'}.bx{padding:3px 7px;min-height:34px;line-height:1.35}.au{border-top:1px solid #0d4f63;margin-top:12px;padding-top:7px;display:flex;gap:12px;font-size:8.6px;line-height:1.45}" % (font, fs, "inline" if n % 2 else "block", fs - 1)
        stamp_t = "%s, %02d:%02d" % (dnum(x.emi), rng.randint(7, 20), rng.randint(0, 59))
        body = '<div class="br"><span>%s</span><span>Portal da Certidão Eletrônica | 2ª via de certidão</span></div>' % stamp_t
        body += '<div class="top">%s<div><div style="font-size:15px;font-weight:700">Portal da Certidão Eletrônica</div><div>Registro Civil das Pessoas Naturais – Estado de Mato Grosso</div></div><div style="margin-left:auto;text-align:right">2ª VIA DIGITAL<br>Pedido nº %d</div></div>' % (arms("br", 40, "#ffffff"), rng.randint(1000000, 9999999))
        body += '<div style="text-align:center;font-size:15px;font-weight:700;margin:10px 0 2px">CERTIDÃO DE NASCIMENTO</div>'
        body += '<h2>Dados do registrado</h2><div class="fl">%s%s%s%s%s%s%s%s%s</div>' % (row("Nome completo", x.nome, "100%"), row("Matrícula", mfmt(x.matr) if n != 6 else x.matr, "62%"), row("CPF", x.cpf, "38%"), row("Data de nascimento", "%s (%s)" % (dnum(x.nasc), dn) if n % 3 else dn, "100%"), row("Hora", hhmm(x.hora), "20%"), row("Sexo", x.sexo, "25%"), row("Naturalidade", nn(nat), "55%"), row("Local de nascimento", "Domicílio" if x.home else x.estab, "55%"), row("Município/UF de nascimento", nn((x.mun, x.uf)), "45%"))
        body += '<h2>Filiação</h2><div class="fl">'
        for k, (lab, nm, na, av2, g1, g2) in enumerate(PA, 1):
            if not nm and n == 6: body += row("Filiação %d" % k, "", "100%"); continue
            body += row("Filiação %d" % k, nm, "60%") + row("Natural de", nn(na), "40%") + row("Avô " + av2[:-1].replace("paterno", "paterno"), g1) + row("Avó " + av2[:-2] + "a", g2)
        gem = "; ".join("%s (matrícula %s)" % q for q in zip(x.twins, map(mfmt, x.tmat)))
        body += '</div><h2>Gêmeos</h2><div class="fl">%s%s</div>' % (row("Possui gêmeo(s)", "Sim" if x.twins else "Não", "25%"), row("Identificação", gem, "75%"))
        body += '<h2>Dados do registro</h2><div class="fl">%s%s%s%s%s%s%s</div>' % (row("Serventia", x.cart, "60%"), row("Município/UF de registro", nn((rm, "MT")), "40%"), row("Data do registro", dnum(x.reg) if n != 4 else dext(x.reg), "60%" if n == 4 else "34%"), row("Livro", "A-%03d" % x.livro, "18%"), row("Folha", "%03d%s" % (x.folha, vs), "16%"), row("Termo", x.termo, "16%"), row("DNV", x.dnv, "34%"))
        body += '<h2>Averbações</h2><div class="bx">%s</div><h2>Anotações</h2><div class="bx">%s</div>' % (v(av), v(an))
        cad = []
        if n in (2, 5, 7):
            cad = [("RG", "%d" % rng.randint(1000000, 19999999), "SESP/MT"), ("Título de eleitor", "%012d" % rng.randint(10**10, 3 * 10**10), "TRE/MT")][: 2 if n != 5 else 1]
            body += '<h2>Anotações de cadastro</h2><div class="fl">%s</div>' % "".join(row("Documento", q[0], "30%") + row("Número", q[1], "35%") + row("Órgão emissor", q[2], "35%") for q in cad)
        body += '<div class="au">%s<div style="flex:1">Documento assinado digitalmente por <b>%s</b>, %s, em %s, nos termos da MP nº 2.200-2/2001.<br>Emitida em %s – Emolumentos: R$ %d,%02d<br>Selo digital: <b>%s</b> &nbsp; Cód. ato: %d<br>Código de validação: %s<br>A autenticidade desta certidão pode ser confirmada em https://certidao.exemplo.mt.br/validar no prazo de 30 dias.</div></div>' % (qr(rng, 84), esc(x.off), x.offt, stamp_t.replace(",", " às"), dnum(x.emi), rng.randint(40, 98), rng.randint(0, 99), selo, rng.randint(100, 190), code)
        body += '<div class="br" style="position:absolute;bottom:6mm;left:14mm;right:14mm"><span>https://certidao.exemplo.mt.br/imprimir?id=%s</span><span>1/1</span></div>' % code[:12]
        ns = lambda p: "%s/%s" % p
        A1 = (PA[0][1], ns(PA[0][2])); A2 = (PA[1][1], ns(PA[1][2])) if PA[1][1] else ("", "")
        acc = {"dados_pessoais.naturalidade":[nn(nat)], "filiação.genitor_1.naturalidade":[nn(PA[0][2])], "filiação.genitor_2.naturalidade":[nn(PA[1][2])] if A2[0] else [], "dados_pessoais.data_nascimento.texto_completo":[dnum(x.nasc), "%s (%s)" % (dnum(x.nasc), dn)], "local_nascimento.estabelecimento":[""] if x.home else [],
            "registro.livro":["%05d" % x.livro], "registro.termo":["%07d" % x.termo]}
        t = truth("121D-%d" % n, "121D", 595, 842, x, dn, x.cart, p1=A1, p2=A2, estab="Domicílio" if x.home else None, gem=gem, averb=av, anot=an, selo=selo, livro="A-%03d" % x.livro, folha="%03d%s" % (x.folha, vs), termo=str(x.termo), accept=acc, joint=False, cad=[q for w in cad for q in w])
        yield t, page("2ª via", css, body)
# ---------------- E: side column + boxes + prose, Castanhal/PA
def form_E():
    offs = [("Raimundo Nonato Salim Bittencourt","Oficial"),("Odete Athayde de Nazaré Lobato","Oficiala")]
    pl = [("Belém","PA"),("Igarapé-Açu","PA"),("São Miguel do Guamá","PA"),("Bragança","PA"),("Turiaçu","MA"),("Imperatriz","MA"),("Macapá","AP"),("Santo Antônio do Tauá","PA"),("Quixadá","CE")]
    hosp = ["Hospital Municipal de Castanhal","Hospital São José","Maternidade do Povo","Hospital Francisco Magalhães"]
    SPEC = sp(("24/01/2011","02/02/2011","02/02/2011","F","dnv","11:20"),("12/10/1986","19/06/1995","16/04/2012","M","home late",""),("03/05/2012","07/05/2012","08/05/2012","M","dnv nopai","23:59"),("15/08/1998","25/08/1998","12/11/2013","F","verso","06:06"),
      ("08/03/2014","17/03/2014","17/03/2014","F","dnv twin","16:48"),("19/11/1964","07/12/1964","30/06/2015","M","home long","02:00"),("27/09/2016","04/10/2016","04/10/2016","M","dnv short away","13:37"),("01/06/1977","01/08/1977","21/02/2019","F","","09:00"))
    for n, s in enumerate(SPEC, 1):
        x = rec("121", "E", n, s, "PA", "Castanhal", 6654, hosp, pl, offs); rng = x.rng
        x.cart = "Cartório Salim – 1º Ofício de Registro Civil"
        if x.home: x.estab = "em domicílio"
        caps(x, "nome pai mae avop avap avom avam".split())
        vs = "v" if x.verso else ""
        bl = ["", "////////", "NÃO CONSTA", "*-*-*-*", "", "SEM ANOTAÇÕES", "NADA CONSTA", "-.-.-.-.-", "xxx"][n]
        obs = {2:"Registro lavrado nos termos do art. 46 da Lei nº 6.015/73, por despacho do MM. Juiz de 12/06/1995.", 4:"A margem do termo consta averbação de adoção plena por sentença de 20/09/2001; novo registro, sem menção à origem.", 6:"O registrado contraiu matrimônio em 24/12/1988 com Maria das Graças Pantoja Furtado, no 2º Ofício de Belém.", 8:"Averbado em 10/02/2005 o divórcio; a averbada voltou a usar o nome de solteira."}.get(n, "")
        if n == 4: obs = "Por sentença de 20/09/2001 da Vara da Infância e Juventude, foi averbada a inclusão dos avós paternos. Ass. ilegível."
        if n == 8: obs = "Anotação: casou em 10/02/1999 com Sílvio Monteiro Yamada, termo 3.021, livro B-12, deste Ofício."
        dn = dext(x.nasc); selo_s = n not in (3,)
        selo = "%03d.%03d.%03d" % (rng.randint(1, 999), rng.randint(1, 999), rng.randint(1, 999)); ser = rng.choice("ABCDEH")
        na = lambda p: "natural de %s (%s)" % p if n % 2 else "natural de %s-%s" % p
        shn = n != 4
        B = "<b>%s</b>"
        fm = lambda q, p: (B % esc(q)) + (", " + na(p) if shn else "")
        loc = ("%s, nesta cidade de Castanhal, Estado do Pará" % x.estab) if "away" not in x.fl else "%s, em %s, Estado %s" % (x.estab, x.mun, dest(x.uf))
        hr = "às %s" % (hhmm(x.hora).replace(":", "h") + "min" if n % 2 else hhmm(x.hora) + " horas") if x.hora else "em hora ignorada"
        txt = "nascid%s %s, %s, %s; do sexo <b>%s</b>; filh%s de %s%s. %s" % (x.o, "no dia " + B % dn, hr, esc(loc if x.home else ("no " if x.estab.startswith("Hosp") else "na ") + loc), x.sexo.upper(), x.o, fm(x.pai, x.pn) + " e de " if x.pai else "", fm(x.mae, x.mn), ("Avós paternos: %s e %s. Avós maternos: %s e %s." % (x.avop, x.avap, x.avom, x.avam)) if x.pai else "Avós maternos: %s e %s." % (x.avom, x.avam))
        gem = x.twins[0] if x.twins else ""
        css = "body{font-family:'Liberation Sans Narrow','Liberation Sans',sans-serif;font-size:13px;color:#101820}.pg{padding:0;background:#fffdf7}.sd{position:absolute;left:9mm;top:10mm;bottom:10mm;width:43mm;border:1.5px solid #2c5a8c;background:rgba(214,228,241,.5);padding:8px 7px;text-align:center;font-size:11px;line-height:1.3}.mn{position:absolute;left:56mm;right:10mm;top:10mm;bottom:10mm;border:1.5px solid #2c5a8c;padding:10px 14px}h1{font:bold 23px 'Liberation Serif';text-align:center;margin:2px 0 10px;color:#1c3d63}.g{display:flex;gap:4px;margin-bottom:4px}.g div{flex:1;border:1px solid #2c5a8c;padding:1px 5px;min-height:38px;font-size:14.4px}.g small,.sd small{display:block;font-size:8px;color:#2c5a8c}p{text-align:justify;line-height:1.75;font-size:16.4px;margin:8px 0}.vt{position:absolute;bottom:12px;left:6px;transform:rotate(-90deg);transform-origin:0 100%}"
        body = guil(800, 1130, "#a9bfd8", "#d6c7a4", 18, .4) + '<div class="sd">%s<br>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DO PARÁ<br>COMARCA DE CASTANHAL<br>%s<hr><b>%s</b><br><br>%s:<br><b>%s</b><br><br>Av. Barão do Rio Branco, %d<br>Castanhal – Pará<br><hr>' % (arms("br", 80), arms("st", 54), x.cart, x.offt, esc(x.off), rng.randint(100, 2900))
        body += '<small>LIVRO</small><b style="font-size:15px">A-%d</b><small>FOLHA</small><b style="font-size:15px">%d%s</b><small>TERMO</small><b style="font-size:15px">%d</b><hr>' % (x.livro, x.folha, vs, x.termo)
        if selo_s: body += '<div style="border:2px dotted #a33;background:#fff;padding:6px;margin:8px 0">SELO DE SEGURANÇA<br>TJ/PA – REGISTRO CIVIL<br><b style="color:#a11;font-size:14px">%s</b><br>SÉRIE %s<br>%s</div>' % (selo, ser, bars(rng, 120, 18))
        body += '%s</div>' % ('<div style="position:absolute;bottom:8mm;left:8mm">%s</div>' % stamp("CARTÓRIO SALIM * CASTANHAL * PARÁ * REG. CIVIL *", "1º OFÍCIO", 100))
        body += '<div class="mn"><h1>CERTIDÃO DE NASCIMENTO</h1><div class="g"><div style="text-align:center"><small>NOME</small><b style="font-size:16px">%s</b></div></div><div class="g"><div style="text-align:center"><small>MATRÍCULA</small><b style="font-size:15px;letter-spacing:.6px">%s</b></div></div>' % (esc(x.nome), mfmt(x.matr))
        body += '<div class="g"><div><small>DIA</small>%02d</div><div><small>MÊS</small>%02d</div><div><small>ANO</small>%d</div><div><small>SEXO</small>%s</div><div style="flex:2"><small>MUNICÍPIO DE NASCIMENTO / UF</small>%s - %s</div></div>' % (x.nasc.day, x.nasc.month, x.nasc.year, x.sexo[0], x.mun, x.uf)
        body += "<p>CERTIFICO que, no livro, folha e termo ao lado indicados, foi lavrado em <b>%s</b> o assento de nascimento da pessoa acima nomeada, %s</p>" % (dlong(x.reg) if n % 2 else dext(x.reg), txt)
        body += '<div class="g"><div><small>GÊMEO</small>%s</div><div style="flex:5"><small>NOME DO GÊMEO</small>%s</div><div style="flex:2.4"><small>D.N.V. Nº</small>%s</div></div>' % ("SIM" if x.twins else "NÃO", esc(gem) or bl, x.dnv or bl)
        body += '<div class="g"><div style="min-height:%dpx"><small>OBSERVAÇÕES</small>%s</div></div>' % (150 if n % 2 else 215, esc(obs) or bl)
        body += "<p>%s</p><p style='text-align:center'>Castanhal (PA), %s.</p><div style='text-align:center;margin-top:16px'>%s<br>_______________________________________<br>%s</div></div>" % (rng.choice(["O referido é verdade e dou fé.", "É o que consta. Dou fé."]), dlong(x.emi), sign(rng, 210, 50), "%s – %s" % (esc(x.off), x.offt) if n % 2 else "Marinalva S. Teixeira – Escrevente Juramentada")
        ns = lambda p: "%s/%s" % p if shn else ""
        an = n in (6, 8)
        acc = {"dados_pessoais.naturalidade":["", "%s - %s" % (x.mun, x.uf)], "registro.livro":["%05d" % x.livro, str(x.livro)], "registro.folha":[] if vs else ["%03d" % x.folha], "registro.termo":["%07d" % x.termo],
            "filiação.genitor_1.naturalidade":[na(x.pn if x.pai else x.mn)[11:]] if shn else [], "filiação.genitor_2.naturalidade":[na(x.mn)[11:]] if shn and x.pai else [], "local_nascimento.estabelecimento":["", "em domicílio"] if x.home else [],
            "autenticação.selo_digital":[selo + " Série " + ser] if selo_s else [], "observações.anotações":[obs[10:]] if n == 8 else []}
        t = truth("121E-%d" % n, "121E", 595, 842, x, dn, x.cart, p1=(x.pai, ns(x.pn)) if x.pai else (x.mae, ns(x.mn)), p2=(x.mae, ns(x.mn)) if x.pai else ("", ""), estab="Domicílio" if x.home else None, gem=gem, averb="" if an else obs, anot=obs if an else "", selo=selo if selo_s else "", livro="A-%d" % x.livro, folha="%d%s" % (x.folha, vs), termo=str(x.termo), accept=acc)
        yield t, page("Certidão", css, body)
