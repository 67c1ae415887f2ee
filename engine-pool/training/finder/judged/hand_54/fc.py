# X11..X16
from lib import *

# ---------------------------------------------------------------- X11  Amazon, labels in a margin column, documents table
def X11(n):
    d = [
     dict(cns="004515", est="AMAZONAS", uf="AM", mun="São Gabriel da Cachoeira", cart="Cartório Único Judicial e Extrajudicial de São Gabriel da Cachoeira", bk=31, lf=77, en=9204, l="A-31", f="77", t="9204", reg=(14, 4, 2011), nome="DULCINÉIA CORDEIRO MIGUEL", sx="Feminino", nasc=(22, 8, 1988), h="não informada", hora="", dt="22/08/1988 — vinte e dois de agosto de mil novecentos e oitenta e oito", tx="vinte e dois de agosto de mil novecentos e oitenta e oito", acc=["22/08/1988"],
          loc="Domicílio — Comunidade Tunuí-Cachoeira, rio Içana, São Gabriel da Cachoeira/AM", estab="Domicílio", bm=("São Gabriel da Cachoeira", "AM"), p=[("MARCELINO MIGUEL", "São Gabriel da Cachoeira/AM", "São Gabriel da Cachoeira - AM"), ("ALBERTINA CORDEIRO", "Içana, São Gabriel da Cachoeira/AM", "São Gabriel da Cachoeira - AM")],
          av=["Paternos: LAUREANO MIGUEL e ROSA DA SILVA", "Maternos: não sabe informar"], ap=("LAUREANO MIGUEL", "ROSA DA SILVA"), am=("", ""), cpf="", dnv="", gem="Não", ob="Registro tardio, lavrado nos termos do art. 46 da Lei 6.015/73 e da Lei 11.790/08. Etnia Baniwa, conforme RANI apresentado.", an="Nada consta",
          cad=[("RANI", "3.214/2010", "FUNAI - CR Rio Negro")], em=(14, 4, 2011), sel="AM-SELO 0043318", selo="AM-SELO 0043318", of="Élcio Ferreira Garrido", sig="<b>Élcio Ferreira Garrido</b><br>Oficial Registrador"),
     dict(cns="000943", est="ACRE", uf="AC", mun="Jordão", cart="Serventia de Registro Civil das Pessoas Naturais de Jordão", bk=14, lf=201, en=4119, l="14-A", f="201", t="4119", reg=(30, 9, 2014), nome="BANE", sx="Masculino", nasc=(25, 9, 2014), h="03h15 da madrugada", hora="03:15", dt="25/09/2014", tx="25/09/2014", acc=[],
          loc="Unidade Mista Dr. Roberto Feres — Jordão/AC", estab="Unidade Mista Dr. Roberto Feres", bm=("Jordão", "AC"), p=[("MARIA PAKE SALES KAXINAWÁ", "Tarauacá/AC", "Tarauacá - AC"), ("TXANU SEBASTIÃO SERENO KAXINAWÁ", "Jordão/AC", "Jordão - AC")],
          av=["Maternos: MANÉ SALES KAXINAWÁ e PAKE", "Paternos: VICENTE SERENO KAXINAWÁ e AYANI"], ap=("VICENTE SERENO KAXINAWÁ", "AYANI"), am=("MANÉ SALES KAXINAWÁ", "PAKE"), cpf="", dnv="30-70118240-6", gem="Sim", tw=["SIÃ"], ti="SIÃ — matrícula {m2}", ob="Nada consta", an="Nada consta",
          cad=[], em=(2, 10, 2014), sel="ISENTO — selo B771204", selo="B771204", of="Carlos Alberto Moura Leitão", sig="p/ <b>Carlos Alberto Moura Leitão</b>, Delegatário<br>Antônia Elenilda Pinheiro — Escrevente"),
     dict(cns="160614", est="RORAIMA", uf="RR", mun="Uiramutã", cart="Ofício de Registro Civil de Uiramutã", bk=8, lf=19, en=2219, l="A-8", f="19", t="2219", reg=(17, 6, 2021), nome="JOSIVALDO PEREIRA THOMAS", sx="Masculino", nasc=(3, 3, 2006), h="12 horas (meio-dia)", hora="12:00", dt="três de março de dois mil e seis (03/03/2006)", tx="três de março de dois mil e seis", acc=["03/03/2006"],
          loc="Domicílio — Maloca do Canawapai, Uiramutã/RR", estab="Domicílio", bm=("Uiramutã", "RR"), p=[("ALFRED THOMAS", "Lethem, Guiana", "Lethem, Guiana"), ("JUCILENE PEREIRA DA SILVA", "Normandia/RR", "Normandia - RR")],
          av=["Paternos: HENDRICKS THOMAS e MABEL JAMES", "Maternos: ORLANDO DA SILVA e CECÍLIA PEREIRA"], ap=("HENDRICKS THOMAS", "MABEL JAMES"), am=("ORLANDO DA SILVA", "CECÍLIA PEREIRA"), cpf=cpf(48211709), dnv="", gem="Não", ob="Em 02/08/2021, por determinação do Juízo da Vara da Justiça Itinerante, autos 0811.22.0021, foi incluída a etnia Macuxi ao assento.", an="Em 11/01/2022 faleceu o pai, Alfred Thomas, em Boa Vista/RR.",
          cad=[("RG", "558.120-1", "SSP/RR, 20/07/2021"), ("Cartão SUS", "704 2061 8810 0093", "")], em=(4, 2, 2022), sel="SELO RR 2022.118.4471-K", selo="RR 2022.118.4471-K", of="Wanderlânia Lima Trajano", sig="<b>Deusa Maria Level</b> — Substituta<br>Oficial: Wanderlânia Lima Trajano"),
    ][n - 1]
    M = mat(d["cns"], d["reg"][2], d["bk"], d["lf"], d["en"])
    if n == 2:
        m2 = mat(d["cns"], d["reg"][2], d["bk"], 202, 4120); d["ti"] = d["ti"].replace("{m2}", m2)
    def L(lb, v): return f'<div class="ro"><div class="lb">{lb}</div><div class="vl">{v}</div></div>'
    cad = "".join(f"<tr><td>{a}</td><td>{b}</td><td>{c}</td></tr>" for a, b, c in d["cad"]) or "<tr><td>—</td><td>—</td><td>—</td></tr>"
    body = f'''<div class="hd"><div>{star(56, "#0a4d3c")}</div><div>República Federativa do Brasil · Estado d{"o" if n != 3 else "e"} {d["est"].title()}<br><b>{d["cart"]}</b><br>Município de {d["mun"]}</div><div class="m">Certidão de<br><b>NASCIMENTO</b></div></div>
<div class="gr">{L("nome", f'<span class="nm">{d["nome"]}</span>')}{L("CPF", d["cpf"]) if d["cpf"] else ""}{L("matrícula", f'<span class="mo">{M}</span>')}{L("nascimento", d["dt"])}{L("hora", d["h"])}{L("local", d["loc"])}{L("sexo", d["sx"])}
{L("filiação e<br>naturalidade", "<br>".join(f"{a} — {b}" for a, b, c in d["p"]))}{L("avós", "<br>".join(d["av"]))}{L("gêmeo", d["gem"] + (" — " + d["ti"] if d.get("tw") else ""))}
{L("lavratura", f"{num(d['reg'])}, livro {d['l']}, folha {d['f']}, termo {d['t']}")}{L("DNV", d["dnv"] or "não apresentada")}{L("averbações", d["ob"])}{L("anotações", d["an"])}{L("cadastro", f"<table><tr><th>Documento</th><th>Número</th><th>Órgão / data</th></tr>{cad}</table>")}</div>
<div class="ft"><div>{qr("X11%d" % n, 74)}</div><div class="se">{d["sel"]}<br>{d["mun"]}, {num(d["em"])}</div><div class="sg"><div class="ln"></div>{d["sig"]}</div></div>'''
    css = '''.pg{font:10.2pt/1.4 "PT Sans"}.hd{display:flex;gap:5mm;align-items:center;border-bottom:4px solid #0a4d3c;padding-bottom:3mm;font-size:9.6pt}.hd div:nth-child(2){flex:1}.m{text-align:right;font-size:11pt;color:#0a4d3c}.m b{font-size:17pt}
.gr{margin-top:4mm}.ro{display:flex;margin-bottom:1.6mm}.lb{width:30mm;flex:none;text-align:right;background:#e3ede8;color:#0a4d3c;font:bold 8.6pt/1.3 "PT Sans Narrow";padding:2mm 3mm}.vl{flex:1;padding:1.6mm 4mm;border-bottom:1px solid #cddbd4}.nm{font:bold 14pt "PT Serif"}.mo{font:11pt "PT Mono"}
table{border-collapse:collapse;font-size:9pt}td,th{border:1px solid #9bb;padding:.6mm 3mm;text-align:left}.ft{display:flex;gap:6mm;align-items:center;margin-top:7mm}.se{width:60mm;font-size:9.5pt}.sg{flex:1;text-align:center;font-size:9.5pt}.ln{border-top:1px solid;margin-bottom:1mm}'''
    p = d["p"]; no = lambda s: "" if s == "Nada consta" else s
    acc = {"dados_pessoais.data_nascimento.texto_completo": d["acc"]}
    return page(body, css, pad="12mm 15mm"), T(f"X11-{n}", d["nome"], d["nasc"], d["tx"], d["hora"], d["sx"], d["estab"], d["bm"][0], d["bm"][1], d["mun"], d["uf"], d["cart"], d["reg"], d["l"], d["f"], d["t"], (p[0][0], p[0][2]), (p[1][0], p[1][2]), d["em"], d["of"],
        cpf=d["cpf"], mat=M, dnv=d["dnv"], ap=d["ap"], am=d["am"], twins=d.get("tw", ()), twin_info=d.get("ti", "") if d.get("tw") else "", averb=no(d["ob"]), anot=no(d["an"]), selo=d["selo"], cadastro=[c[1] for c in d["cad"]], accept=acc)

# ---------------------------------------------------------------- X12  transcription of a birth abroad (Livro E), 1996-2009
def X12(n):
    d = [
     dict(uf="SC", est="Estado de Santa Catarina", mun="Florianópolis", cart="1.º OFÍCIO DE REGISTRO CIVIL — 1.º SUBDISTRITO", l="E-4", f="112", t="318", reg=(20, 5, 1996), nome="Inês Cabral Wendhausen", sx="feminino", nasc=(9, 11, 1994), h="17h40min", hora="17:40", lug="Maternidade Dr. Alfredo da Costa", cid="Lisboa, Portugal", bm="Lisboa",
          orig="Assento n.º 201, livro 58, fls. 77, do Consulado-Geral do Brasil em Lisboa, de 02/12/1994", g1=("Otávio Luiz Wendhausen", "Florianópolis, Santa Catarina", "Florianópolis - SC"), g2=("Maria de Fátima Cabral Antunes", "Setúbal, Portugal", "Setúbal, Portugal"), ap=("Luiz Otávio Wendhausen", "Eunice Ramos Wendhausen"), am=("Joaquim Antunes", "Maria Odete Cabral"),
          obs="Optará pela nacionalidade brasileira, perante a Justiça Federal, na forma do art. 12 da Constituição Federal.", rav="Optará pela nacionalidade brasileira, perante a Justiça Federal, na forma do art. 12 da Constituição Federal.", j=True, em=(20, 5, 1996), of="Cleusa Brüggemann Faraco", sig="Cleusa Brüggemann Faraco<br>Oficial", selo=""),
     dict(uf="MG", est="Estado de Minas Gerais", mun="Governador Valadares", cart="REGISTRO CIVIL DAS PESSOAS NATURAIS — 1.º SUBDISTRITO", l="E-11", f="203v", t="2.871", reg=(13, 1, 2005), nome="Brandon Willian Coelho Perim", sx="masculino", nasc=(28, 7, 2001), h="11:58 P.M.", hora="23:58", lug="Framingham Union Hospital", cid="Framingham, Estados Unidos", bm="Framingham",
          orig="Certidão estrangeira n.º 2001-04417, traduzida e legalizada pelo Consulado-Geral do Brasil em Boston", g1=("Adilson Perim", "Conselheiro Pena, Minas Gerais", "Conselheiro Pena - MG"), g2=("Luciene Coelho Perim", "Tarumirim, Minas Gerais", "Tarumirim - MG"), ap=("Ângelo Perim", "Maria Geralda Perim"), am=("Jovino Coelho da Silva", "Ilda Rosa Coelho"),
          obs="Averbação: nacionalidade brasileira definitiva, por sentença da 1.ª Vara Federal de Governador Valadares, de 04/06/2008, processo 2008.38.13.001177-0.", rav="nacionalidade brasileira definitiva, por sentença da 1.ª Vara Federal de Governador Valadares, de 04/06/2008, processo 2008.38.13.001177-0.", j=False, em=(1, 7, 2008), of="Geraldo Magela Esteves", sig="pelo Oficial, Geraldo Magela Esteves,<br>Kátia Regina Bicalho — Escrevente", selo="MGA 88213"),
     dict(uf="MS", est="Estado de Mato Grosso do Sul", mun="Ponta Porã", cart="SERVIÇO DE REGISTRO CIVIL DA COMARCA DE PONTA PORÃ", l="E-27", f="58", t="5.640", reg=(6, 3, 2009), nome="Liz Rocío Benítez", sx="feminino", nasc=(14, 2, 1983), h="não consta", hora="", lug="Hospital Regional", cid="Pedro Juan Caballero, Paraguai", bm="Pedro Juan Caballero",
          orig="Acta n.º 640, tomo 3, folio 91, da Oficina del Registro Civil de Pedro Juan Caballero", g1=("Odete Benites Ferreira", "Amambai, Mato Grosso do Sul", "Amambai - MS"), g2=("", "", ""), ap=("", ""), am=("Nicácio Benites", "Ramona Ferreira"),
          obs="-o-o-o-", rav="", j=False, em=(9, 3, 2009), of="Nilton Rocha Echeverria", sig="Eu, Nilton Rocha Echeverria, Oficial, subscrevi.", selo="AAK 47120"),
    ][n - 1]
    a = d["nasc"]
    def tr(x, y): return f'<tr><td class="k">{x}</td><td>{y}</td></tr>'
    left = "".join([tr("Nome", f'<b>{d["nome"]}</b>'), tr("Data", ext(a)), tr("Hora", d["h"]), tr("Sexo", d["sx"]), tr("Hospital", d["lug"]), tr("Cidade e país", d["cid"])])
    right = "".join([tr("Livro", d["l"]), tr("Folha", d["f"]), tr("Número", d["t"]), tr("Transcrito em", num(d["reg"])), tr("Origem", d["orig"])])
    def gen(t, g, av): return f'<div class="gc"><div class="gt">{t}</div><div class="gn">{g[0] or "-o-o-o-"}</div><div>natural de {g[1] or "-o-o-o-"}</div><div class="ga">filho(a) de {(av[0] + " e de " + av[1]) if av[0] else "-o-o-o-"}</div></div>'
    if n == 3: gs = gen("GENITORA", d["g1"], d["am"]) + gen("GENITOR", d["g2"], d["ap"])
    else: gs = gen("GENITOR", d["g1"], d["ap"]) + gen("GENITORA", d["g2"], d["am"])
    body = f'''<div class="wm">TRANSCRIÇÃO</div><div class="hd"><b>{d["cart"]}</b><br>{d["mun"]} — {d["est"]}</div><div class="tt">Certidão de Nascimento<div>TRANSCRIÇÃO DE ASSENTO DE BRASILEIRO NASCIDO NO EXTERIOR</div></div>
<p>Certifico que, no livro próprio deste Registro, foi feita a transcrição do assento de nascimento com os elementos abaixo:</p>
<div class="two"><div><div class="cap">DO(A) REGISTRADO(A)</div><table>{left}</table></div><div><div class="cap">DA TRANSCRIÇÃO</div><table>{right}</table></div></div><div class="two" style="margin-top:6mm">{gs}</div>
<div class="cap" style="margin-top:6mm">OBSERVAÇÕES E AVERBAÇÕES</div><div class="ob">{d["obs"]}</div><p style="margin-top:8mm">Dou fé. {d["mun"]}, {Med(d["em"])}.{" Selo n.º " + d["selo"] if d["selo"] else ""}</p><div class="sg"><div class="ln"></div>{d["sig"]}</div>
{seal("REPÚBLICA FEDERATIVA DO BRASIL · REGISTRO CIVIL · ", 104, "#4a3b7c", "", "position:absolute;left:24mm;bottom:26mm")}'''
    css = '''.pg{font:10.5pt/1.4 "TeX Gyre Heros"}.wm{position:absolute;top:120mm;left:30mm;font:bold 52pt "TeX Gyre Adventor";color:#f0edf7;transform:rotate(-32deg);z-index:-1}.hd{font-size:11pt}.tt{font:bold 21pt "TeX Gyre Adventor";color:#4a3b7c;margin:7mm 0 5mm;border-top:1px solid #4a3b7c;padding-top:3mm}.tt div{font-size:9.5pt;font-weight:normal;letter-spacing:1px;margin-top:2mm}
.two{display:flex;gap:6mm;margin-top:4mm}.two>div{flex:1}.cap{background:#4a3b7c;color:#fff;font-size:8.5pt;padding:1mm 2mm}table{width:100%;border-collapse:collapse}td{padding:1.6mm 2mm;border-bottom:1px solid #cfc8e4;vertical-align:top}.k{color:#4a3b7c;font-size:8.8pt;width:25mm}
.gc{border:1px solid #4a3b7c;padding:3mm}.gt{font-size:8pt;color:#4a3b7c}.gn{font-weight:bold}.ga{margin-top:2mm}.ob{border:1px solid #4a3b7c;min-height:24mm;padding:2mm 3mm}.sg{margin:16mm 0 0 75mm;text-align:center}.ln{border-top:1px solid;margin-bottom:1mm}'''
    g1, g2 = (d["g1"][0], d["g1"][2]), (d["g2"][0], d["g2"][2])
    return page(body, css, pad="16mm 18mm"), T(f"X12-{n}", d["nome"], a, ext(a), d["hora"], d["sx"].capitalize(), d["lug"], d["bm"], "", d["mun"], d["uf"], d["cart"], d["reg"], d["l"], d["f"], d["t"], g1, g2, d["em"], d["of"], nat=d["cid"],
        ap=d["ap"], am=d["am"], averb=d["rav"], joint=d["j"], selo=d["selo"])

# ---------------------------------------------------------------- X13  plain typed short extracts 1939-63 (A5 upright, no form)
def X13(n):
    if n == 1:
        cart = "Cartorio do Registro Civil do 1.º Districto de Juiz de Fóra"
        body = f'''<div class="c">{cart}<br>Estado de Minas Geraes</div><div class="u">CERTIDÃO PARA FINS MILITARES</div><div class="c sm">(isenta de sello)</div>
<p>Certifico que, a fls. 77 do livro n. 41, está o assento n. 530, feito em 12 de Abril de 1919, referente ao nascimento de Antonio Balbino Surerus, do sexo masculino, filho de Augusto Surerus e de Catharina Kneipp, occorrido ás 5 1/2 horas da manhã do dia 4 de Abril de 1919, nesta cidade de Juiz de Fóra. Dou fé.</p>
<p>Juiz de Fóra, 9 de Janeiro de 1939.</p><p class="rt">O Escrivão,<br><br>_________________________<br>Hermenegildo Villaça Duarte</p>'''
        tr = T("X13-1", "Antonio Balbino Surerus", (4, 4, 1919), "4 de Abril de 1919", "05:30", "Masculino", "", "Juiz de Fóra", "MG", "Juiz de Fóra", "MG", cart, (12, 4, 1919), "41", "77", "530", ("Augusto Surerus", ""), ("Catharina Kneipp", ""), (9, 1, 1939), "Hermenegildo Villaça Duarte", size=(420, 595))
        f = '"Courier Prime"'
    elif n == 2:
        cart = "Cartório do Registro Civil da 3.ª Zona de São Luís"
        body = f'''<div class="c">ESTADO DO MARANHÃO<br>{cart}</div><div class="u">Certidão de nascimento para fins escolares</div>
<p>CERTIFICO, a pedido verbal, que Terezinha de Jesus Serra Costa Leite, do sexo feminino, filha legítima de Lourival Costa Leite e Zuleide Serra Leite, é natural de São Luís, onde nasceu à meia-noite do dia três de maio de mil novecentos e quarenta e três, na Santa Casa de Misericórdia; neta paterna de Raimundo Costa Leite e Joana Mendes Leite, e materna de Albino Serra e Honorina Matos Serra, tudo conforme o têrmo n.º 2.604, do livro n.º 88, fôlhas 131v, lavrado aos vinte de maio do mesmo ano.</p>
<p>A presente vale sòmente para matrícula em estabelecimento de ensino.</p><p>São Luís, 7 de fevereiro de 1950. Eu, Maria José Aroso Viveiros, escrevente juramentada, a datilografei e, no impedimento do Oficial, Custódio Bogéa Tavares, assino.</p><p class="rt">_________________________</p>'''
        tr = T("X13-2", "Terezinha de Jesus Serra Costa Leite", (3, 5, 1943), "três de maio de mil novecentos e quarenta e três", "00:00", "Feminino", "Santa Casa de Misericórdia", "São Luís", "MA", "São Luís", "MA", cart, (20, 5, 1943), "88", "131v", "2.604", ("Lourival Costa Leite", ""), ("Zuleide Serra Leite", ""), (7, 2, 1950), "Custódio Bogéa Tavares",
               ap=("Raimundo Costa Leite", "Joana Mendes Leite"), am=("Albino Serra", "Honorina Matos Serra"), size=(420, 595))
        f = '"Nimbus Mono PS"'
    else:
        cart = "CARTÓRIO DO REGISTRO CIVIL DO 2.º OFÍCIO"
        an = "casou-se civilmente em Itabuna, a 28-9-1962, com Perpétua Benjamim dos Reis"
        body = f'''<div class="c">JUÍZO DE DIREITO DA COMARCA DE ILHÉUS - BAHIA<br>{cart}</div><div class="u">C E R T I D Ã O</div><div class="c sm">PARA FINS ELEITORAIS - GRATUITA (Cód. Eleitoral)</div>
<p>Em cumprimento a requerimento do interessado, certifico constar do registro n.º 4.880 (livro 35, fls. 20), aberto em 30-11-1944, o seguinte: NOME - Durval Pimenta dos Reis; FILIAÇÃO - Honorato dos Reis, natural de Ilhéus, e Eulina Pimenta dos Reis, natural de Una, ambos nêste Estado; NASCIMENTO - 16 de novembro de 1944, às 19 horas, em domicílio, no distrito-sede dêste município de Ilhéus; SEXO - masculino; AVÓS - não constam; À MARGEM - anotação: {an}.</p>
<p>Ilhéus, 11 de março de 1963.</p><p class="rt">p/ Oficial, Osvaldo Catalão Berbert<br><br>_________________________<br>Zélia Amado Lavigne<br>(sub-oficial)</p>'''
        tr = T("X13-3", "Durval Pimenta dos Reis", (16, 11, 1944), "16 de novembro de 1944", "19:00", "Masculino", "Domicílio", "Ilhéus", "BA", "Ilhéus", "BA", cart, (30, 11, 1944), "35", "20", "4.880", ("Honorato dos Reis", "Ilhéus - BA"), ("Eulina Pimenta dos Reis", "Una - BA"), (11, 3, 1963), "Osvaldo Catalão Berbert", anot=an, size=(420, 595))
        f = '"TeX Gyre Cursor"'
    css = f'''.pg{{font:10.5pt/1.7 {f};background:#fbf8ee;color:#222}}.c{{text-align:center;line-height:1.4}}.u{{text-align:center;text-decoration:underline;margin:8mm 0 2mm;font-size:11.5pt}}.sm{{font-size:9pt}}p{{margin:5mm 0 0;text-indent:12mm}}.rt{{text-align:center;margin-left:25mm;text-indent:0;line-height:1.2;margin-top:8mm}}'''
    return page(body, css, 148, 210, "14mm 13mm"), tr

# ---------------------------------------------------------------- X14  line printer listing without accents, fanfold, 1986-96
def X14(n):
    d = [
     dict(uf="DF", top="GOVERNO DO DISTRITO FEDERAL - JUSTICA DO DISTRITO FEDERAL", cart="CARTORIO DO 3. OFICIO DE REGISTRO CIVIL DE TAGUATINGA", mun="BRASILIA", l="A-0092", f="117", t="048217", reg=(14, 8, 1986), nome="JOAO PAULO CONCEICAO DE AQUINO", sx="M", nasc=(3, 8, 1986), h="14H35", hora="14:35", lug="HOSPITAL SAO VICENTE DE PAULO", bm=("TAGUATINGA", "BRASILIA", "DF"),
          p=("ANTONIO BATISTA DE AQUINO", "PICOS", "PI"), m=("FRANCISCA DA CONCEICAO DE AQUINO", "PATOS", "PB"), ap=("BATISTA JOSE DE AQUINO", "LUISA MARIA DE AQUINO"), am=("SEVERINO DA CONCEICAO", "IGNORADA"), gem="NAO", av="NADA CONSTA", an="NADA CONSTA", em=(14, 8, 1986), of="JOSE DE RIBAMAR MUNIZ FALCAO", who="MARLENE APARECIDA GUIMARAES", wr="ESCREVENTE"),
     dict(uf="GO", top="ESTADO DE GOIAS - COMARCA DE GOIANIA", cart="CARTORIO DE REGISTRO CIVIL DA 2. CIRCUNSCRICAO", mun="GOIANIA", l="A-0231", f="088V", t="112904", reg=(22, 4, 1991), nome="KARINA MARCAL DE LIMA E SOUZA", sx="F", nasc=(19, 4, 1991), h="00H00", hora="00:00", lug="MATERNIDADE DONA IRIS", bm=("GOIANIA", "GOIANIA", "GO"),
          p=("NILTON DE LIMA E SOUZA", "ANAPOLIS", "GO"), m=("ELZA MARCAL DE LIMA", "CATALAO", "GO"), ap=("JERONIMO DE SOUZA", "ALZIRA DE LIMA E SOUZA"), am=("ALAOR MARCAL", "DIVINA TELES MARCAL"), gem="SIM - KAMILA MARCAL DE LIMA E SOUZA", tw=["KAMILA MARCAL DE LIMA E SOUZA"], av="PELO MANDADO DE 10/02/1995 DA 3. VARA DE FAMILIA, FOI AVERBADA A SEPARACAO JUDICIAL DOS PAIS, CONVERTIDA EM DIVORCIO EM 14/05/1997.", an="NADA CONSTA", rav=1, em=(2, 6, 1997), of="WALDIVINO PEIXOTO DAMASCENO", who="", wr=""),
     dict(uf="MT", top="ESTADO DE MATO GROSSO - COMARCA DE VARZEA GRANDE", cart="CARTORIO DO SEGUNDO OFICIO DE VARZEA GRANDE", mun="VARZEA GRANDE", l="A-0064", f="201", t="038377", reg=(11, 10, 1990), nome="EDER", sx="M", nasc=(7, 7, 1971), h="04H20", hora="04:20", lug="DOMICILIO", bm=("ROSARIO OESTE", "ROSARIO OESTE", "MT"), estab="Domicílio",
          p=("", "", ""), m=("BENEDITA CATARINA DE ARRUDA", "NOSSA SENHORA DO LIVRAMENTO", "MT"), ap=("", ""), am=("MANOEL DE ARRUDA", "JOVINA CATARINA DE ARRUDA"), gem="NAO", av="REGISTRO TARDIO - DESPACHO DO JUIZ DE DIREITO DE 05/10/1990.", rav=1, an="CASOU-SE EM 20/12/1995 COM ROSENIL DA SILVA, LIVRO B-19 FLS. 40 TERMO 7702, NESTE CARTORIO.", ran=1, em=(8, 1, 1996), of="ANTONIO CESARIO DE FIGUEIREDO", who="CREUZA MARQUES FONTES", wr="OFICIAL SUBSTITUTA"),
    ][n - 1]
    W = 66
    def fit(lb, v):
        # wrap value at the column width
        out = []; pre = lb; ind = " " * len(lb); cur = ""
        for wd in v.split():
            if len(pre) + len(cur) + len(wd) + 1 > W:
                out.append(pre + cur); pre = ind; cur = wd
            else: cur = (cur + " " + wd).strip()
        out.append(pre + cur); return out
    st = "*" * 20
    x = lambda v: v or st
    nat = lambda g: (g[1] + " - " + g[2]) if g[0] else st
    ln = [d["top"].center(W).rstrip(), d["cart"].center(W).rstrip(), "MUNICIPIO: %s   UF: %s" % (d["mun"], d["uf"]), "=" * W, "C E R T I D A O   D E   N A S C I M E N T O".center(W).rstrip(), "=" * W,
          "TERMO..: %-14s LIVRO..: %-12s FOLHA..: %s" % (d["t"], d["l"], d["f"]), "REGISTRADO EM..: " + num(d["reg"]), "-" * W]
    ln += fit("NOME...........: ", d["nome"]) + ["SEXO...........: %-10s NASCIDO EM..: %s AS %s" % (d["sx"], num(d["nasc"]), d["h"])]
    ln += fit("LOCAL..........: ", d["lug"]) + ["CIDADE.........: %s - %s" % (d["bm"][0], d["bm"][2])] + fit("GEMEO..........: ", d["gem"]) + ["-" * W]
    if n == 2: ln += ["MAE............: " + x(d["m"][0]), "  NATURAL DE...: " + nat(d["m"]), "  AVO..........: " + x(d["am"][0]), "  AVOH (MULHER): " + x(d["am"][1])][:3] + ["  E............: " + x(d["am"][1])]
    ln += ["PAI............: " + x(d["p"][0]), "  NATURAL DE...: " + nat(d["p"]), "  FILHO DE.....: " + x(d["ap"][0]), "  E DE.........: " + x(d["ap"][1])]
    if n != 2: ln += ["MAE............: " + x(d["m"][0]), "  NATURAL DE...: " + nat(d["m"]), "  FILHA DE.....: " + x(d["am"][0]), "  E DE.........: " + x(d["am"][1])]
    if n == 2: ln = [s.replace("  AVO..........:", "  FILHA DE.....:").replace("  E............:", "  E DE.........:") for s in ln]
    ln += ["-" * W] + fit("AVERBACOES.....: ", d["av"]) + fit("ANOTACOES......: ", d["an"]) + ["=" * W, "O REFERIDO E VERDADE E DOU FE.", "%s, %s" % (d["mun"], num(d["em"])), "", "", "      " + "_" * 40]
    if d["who"]: ln += ["      %s - %s" % (d["who"], d["wr"]), "      OFICIAL: " + d["of"]]
    else: ln += ["      %s - OFICIAL" % d["of"]]
    rows = "".join('<div class="ln%s">%s</div>' % (" g" if (i // 2) % 2 else "", s.replace(" ", "&nbsp;") if 0 else s or "&nbsp;") for i, s in enumerate(ln))
    hol = "".join('<i style="top:%dmm"></i>' % (6 + 12.7 * k) for k in range(22))
    body = f'<div class="hl">{hol}</div><div class="hr">{hol}</div><div class="tx">{rows}</div>'
    css = '''.hl,.hr{position:absolute;top:0;bottom:0;width:12mm;border-right:1px dashed #bbb}.hl{left:0}.hr{right:0;border-left:1px dashed #bbb;border-right:0}.hl i,.hr i{position:absolute;left:4mm;width:4mm;height:4mm;border:1px solid #aaa;border-radius:50%}
.tx{position:absolute;left:12mm;right:12mm;top:8mm}.ln{white-space:pre;font:11.6pt/6.15mm "Hack";letter-spacing:.2px;padding-left:12mm;height:6.15mm;color:#333}.g{background:#e6f3e6}'''
    ign = lambda t: tuple("" if v == "IGNORADA" else v for v in t)
    g = [(d["p"][0], f'{d["p"][1]} - {d["p"][2]}' if d["p"][0] else ""), (d["m"][0], f'{d["m"][1]} - {d["m"][2]}')]
    if n == 2: g = g[::-1]
    if not g[0][0]: g = [g[1], ("", "")]
    bm = d["bm"]
    return page(body, css, 240, 280, "0"), T(f"X14-{n}", d["nome"], d["nasc"], num(d["nasc"]), d["hora"], "Masculino" if d["sx"] == "M" else "Feminino", d.get("estab", d["lug"]), bm[0], bm[2], d["mun"], d["uf"], d["cart"], d["reg"], d["l"], d["f"], d["t"], g[0], g[1], d["em"], d["of"],
        ap=ign(d["ap"]), am=ign(d["am"]), twins=d.get("tw", ()), averb=d["av"] if d.get("rav") else "", anot=d["an"] if d.get("ran") else "", size=(680, 794))

# ---------------------------------------------------------------- X15  printed sentence with blanks filled by hand, 1946-68
def X15(n):
    d = [
     dict(est="Ceará", p="do", uf="CE", mun="Quixadá", cart="Cartório do Registro Civil do Distrito de Quixadá", t="88", l="A-29", f="52", reg=("8", "julho", "1946", (8, 7, 1946)), nasc=("vinte e três", "junho", "mil novecentos e quarenta e seis", (23, 6, 1946)), h="onze e meia da noite", hora="23:30", lug="domicílio, na fazenda Uiramirim, dêste município", estab="Domicílio", sx="masculino", nome="João Batista de Holanda Bezerra", o="o", leg="legítimo",
          pai="Antônio Bezerra Lima", pn=("Quixeramobim, Ceará", "Quixeramobim - CE"), mae="Maria Pastora de Holanda", mn=("Quixadá, Ceará", "Quixadá - CE"), ap=("Vicente Bezerra Lima", "Francisca Bezerra de Queirós"), am=("José de Holanda Cavalcante", "Pastora Maria de Holanda"), dec="o pai", ts="Luís Capistrano e Abel Damasceno", obs="", em=("15", "julho", "1946", (15, 7, 1946)), of="Aderbal Nogueira Baquit", cl=""),
     dict(est="Alagoas", p="de", uf="AL", mun="Penedo", cart="Cartório do Registro Civil do Distrito de Penedo", t="1.209", l="A-57", f="190v", reg=("2", "setembro", "1955", (2, 9, 1955)), nasc=("dezenove", "agôsto", "mil novecentos e cinqüenta e cinco", (19, 8, 1955)), h="quatro e um quarto da tarde", hora="16:15", lug="Santa Casa de Penedo, nesta cidade", estab="Santa Casa de Penedo", sx="feminino", nome="Cosma Maria Lessa Peixoto", o="a", leg="legítima",
          pai="Eurico Peixoto Lisboa", pn=("Igreja Nova, Alagoas", "Igreja Nova - AL"), mae="Noêmia Lessa Peixoto", mn=("Neópolis, Sergipe", "Neópolis - SE"), ap=("Manuel Peixoto Lisboa", "Antônia Lisboa"), am=("Ezequiel Lessa", "Joaquina Vieira Lessa"), dec="o pai", ts="João Tavares e Ernâni Calheiros", gem=" gêmea de Damiana Maria Lessa Peixoto,", tw=["Damiana Maria Lessa Peixoto"], obs="", em=("5", "setembro", "1955", (5, 9, 1955)), of="Petrúcio Calheiros Gomes", cl=""),
     dict(est="Maranhão", p="do", uf="MA", mun="Codó", cart="Cartório do Registro Civil do Distrito de Codó", t="3.377", l="A-71", f="16", reg=("30", "outubro", "1968", (30, 10, 1968)), nasc=("primeiro", "março", "mil novecentos e cinqüenta e um", (1, 3, 1951)), h="sete da manhã", hora="07:00", lug="domicílio, no povoado Santo Antônio dos Pretos, dêste município", estab="Domicílio", sx="masculino", nome="Albino Frazão", o="o", leg="natural",
          pai="", pn=("", ""), mae="Domingas Frazão", mn=("Codó, Maranhão", "Codó - MA"), ap=("", ""), am=("Procópio Frazão", "Eva da Conceição"), dec="o próprio", ts="Sabino Moreira e José Archer Salazar", obs="Registro feito com a multa da lei, por ordem do Juiz, despacho de 28-10-1968.", em=("30", "outubro", "1968", (30, 10, 1968)), of="Mariano Sales Bayma", cl="Zilda Araújo Trovão, escrevente, a extraí, e eu, "),
    ][n - 1]
    h = lambda s, wd=0: f'<span class="h"{" style=min-width:%dmm" % wd if wd else ""}>{s or "———"}</span>'
    N, R_, E = d["nasc"], d["reg"], d["em"]
    body = f'''<div class="fr"></div><div class="hd"><div class="a">ESTADOS UNIDOS DO BRASIL</div><div>Estado {d["p"]} {d["est"]} — Município de {d["mun"]}</div><div class="c">{d["cart"]}</div></div><div class="tt">~ Registro de Nascimento ~</div>
<div class="tx">N.º {h(d["t"])}. — <b>Certifico</b> que às fôlhas {h(d["f"])} do livro n.º {h(d["l"])} de assentos de nascimentos, pertencente ao cartório a meu cargo, consta o têrmo feito em {h(R_[0])} de {h(R_[1])} de {h(R_[2])}, do qual se vê que no dia {h(N[0])} do mês de {h(N[1])} do ano de {h(N[2])}, às {h(d["h"])} horas, em {h(d["lug"])}, nasceu uma criança do sexo {h(d["sx"])}, a que se deu o nome de {h(d["nome"])},{h(d["gem"]) if d.get("gem") else ""} filh{h(d["o"])} {h(d["leg"])} de {h(d["pai"])}, natural de {h(d["pn"][0])}, e de D. {h(d["mae"])}, natural de {h(d["mn"][0])}; avós paternos: {h(d["ap"][0])} e D. {h(d["ap"][1])}; avós maternos: {h(d["am"][0])} e D. {h(d["am"][1])}. Assinaram o têrmo, como declarante, {h(d["dec"])}, e como testemunhas, {h(d["ts"])}.</div>
<div class="tx">Observações: {h(d["obs"])}</div><div class="tx">O referido é verdade, do que dou fé. {h(d["mun"])}, {h(E[0])} de {h(E[1])} de {h(E[2])}. Eu, {h(d["cl"] + d["of"])}, Oficial do Registro Civil, {h("escrevi e assino" if not d["cl"] else "subscrevi")}.</div><div class="sg"></div>'''
    css = '''.pg{font:11.5pt/2.05 "C059";background:#f6efdc;color:#3a2a1a}.fr{position:absolute;inset:8mm;border:6px ridge #8a6d3b}.hd{text-align:center;line-height:1.5}.a{font:bold 15pt "C059";letter-spacing:2px}.c{font:italic 13pt "C059"}.tt{text-align:center;font:bold 22pt "C059";margin:4mm 0}
.tx{margin-bottom:3mm}.h{font:italic 15.5pt/1.7 "Z003";color:#14236b;border-bottom:1.3px dotted #3a2a1a;padding:0 4px;letter-spacing:.3px}.sg{border-bottom:1px solid #3a2a1a;width:90mm;margin:14mm 0 0 auto}'''
    tx = f"{N[0]} do mês de {N[1]} do ano de {N[2]}"
    g = [(d["pai"], d["pn"][1]), (d["mae"], d["mn"][1])]
    if not g[0][0]: g = [g[1], ("", "")]
    return page(body, css, pad="16mm 20mm"), T(f"X15-{n}", d["nome"], N[3], tx, d["hora"], d["sx"].capitalize(), d["estab"], "Penedo" if n == 2 else d["mun"], d["uf"], d["mun"], d["uf"], d["cart"], R_[3], d["l"], d["f"], d["t"], g[0], g[1], E[3], d["of"],
        ap=d["ap"], am=d["am"], twins=d.get("tw", ()), averb=d["obs"], joint=bool(d["obs"]), accept={"dados_pessoais.data_nascimento.texto_completo": [f"{N[0]} de {N[1]} de {N[2]}"]})

# ---------------------------------------------------------------- X16  landscape, narrated left column and margin column right, 2016-2024
def X16(n):
    if n == 1:
        c = cpf(91733205); M = mat("065011", 2016, 88, 214, 40311)
        d = dict(cart="Cartório de Paz e Notas — Registro Civil de Alta Floresta", mun="Alta Floresta", uf="MT", est="Mato Grosso", M=M,
          ps=["Aos <b>11 de março de 2016</b> foi registrada, no livro <b>A-88</b>, folha <b>214</b>, termo <b>40311</b>, a criança <b class='nm'>HELENA BUENO MARCHIORI SABINO</b>, do sexo feminino, CPF <b>" + c + "</b>.",
              "Nasceu no dia <b>5 de março de 2016 (cinco de março de dois mil e dezesseis)</b>, às <b>6h50</b>, no <b>Hospital e Maternidade Santa Rita</b>, em Alta Floresta - MT. Declaração de Nascido Vivo: <b>30-70551993-1</b>. Gêmeos: não.",
              "É filha de <b>PATRÍCIA BUENO MARCHIORI</b>, natural de Sinop - MT, e de <b>LARISSA SABINO DOS ANJOS</b>, natural de Umuarama - PR.",
              "Avós por parte de Patrícia: CLÁUDIO MARCHIORI e IVANIR BUENO MARCHIORI. Avós por parte de Larissa: OTACÍLIO DOS ANJOS e NEUSA SABINO DOS ANJOS."],
          av="", an="", cad=[], em="Alta Floresta, 15 de março de 2016", selo="ARX-77120", sig="Rubens Kletemberg Jr.<br>Oficial Registrador")
        tr = T("X16-1", "HELENA BUENO MARCHIORI SABINO", (5, 3, 2016), "cinco de março de dois mil e dezesseis", "06:50", "Feminino", "Hospital e Maternidade Santa Rita", "Alta Floresta", "MT", "Alta Floresta", "MT", d["cart"], (11, 3, 2016), "A-88", "214", "40311", ("PATRÍCIA BUENO MARCHIORI", "Sinop - MT"), ("LARISSA SABINO DOS ANJOS", "Umuarama - PR"), (15, 3, 2016), "Rubens Kletemberg Jr.",
               cpf=c, mat=M, dnv="30-70551993-1", ap=("CLÁUDIO MARCHIORI", "IVANIR BUENO MARCHIORI"), am=("OTACÍLIO DOS ANJOS", "NEUSA SABINO DOS ANJOS"), selo="ARX-77120", size=(842, 595), accept={"dados_pessoais.data_nascimento.texto_completo": ["5 de março de 2016", "5 de março de 2016 (cinco de março de dois mil e dezesseis)"]})
    elif n == 2:
        c = cpf(702145996); M = mat("095893", 1990, 26, 130, 15208)
        av = "AV-1: em 19/05/1999, à vista de carta de sentença da 2ª Vara Cível, averbado o divórcio dos pais, voltando a mãe ao nome de solteira, SIRLEI APARECIDA DALLA COSTA. AV-2: em 07/10/2019, inscrito o CPF do registrado."
        an = "AN-1: óbito do pai em 30/01/2015, em Cacoal - RO, termo 6.602, C-19. AN-2: casamento do registrado com Thaís Kemp Rodrigues, em 12/11/2016, neste Ofício, B-44, fls. 281, termo 13.081; mantido o nome."
        d = dict(cart="2º Ofício do Registro Civil das Pessoas Naturais de Ji-Paraná", mun="Ji-Paraná", uf="RO", est="Rondônia", M=M,
          ps=["<b class='nm'>ANDERSON DALLA COSTA VIEIRA</b>, sexo masculino, filho de <b>AGNALDO VIEIRA</b>, natural de Colatina - ES, e <b>SIRLEI DALLA COSTA VIEIRA</b>, natural de Francisco Beltrão - PR; neto, pelo pai, de ARGEU VIEIRA e ELZIRA ZUCCOLOTTO VIEIRA, e, pela mãe, de DORVALINO DALLA COSTA e TEREZA LOVERA.",
              "Nascido aos <b>dezessete dias do mês de janeiro de mil novecentos e noventa</b>, às <b>oito horas da noite</b>, no <b>Hospital Municipal de Ji-Paraná</b>, Município de Ji-Paraná - RO.",
              "Assento de <b>25/01/1990</b>, sob nº <b>15.208</b>, a fls. <b>130</b> do livro <b>A-26</b>, sendo declarante o pai. Inscrição no CPF: <b>" + c + "</b>."],
          av=av, an=an, cad=[("RG", "998.417 SESDEC/RO"), ("CNH", "04418820173"), ("PIS/NIS", "130.55821.27-4"), ("Título eleitoral", "0114 4720 2380")], em="Ji-Paraná, 7 de outubro de 2019", selo="G4AAB22841-6F0E2", sig="p/ Luzia Helena Barroso Pinto, Oficiala<br>Wesley Gujanwski — Escrevente")
        tr = T("X16-2", "ANDERSON DALLA COSTA VIEIRA", (17, 1, 1990), "dezessete dias do mês de janeiro de mil novecentos e noventa", "20:00", "Masculino", "Hospital Municipal de Ji-Paraná", "Ji-Paraná", "RO", "Ji-Paraná", "RO", d["cart"], (25, 1, 1990), "A-26", "130", "15.208", ("AGNALDO VIEIRA", "Colatina - ES"), ("SIRLEI DALLA COSTA VIEIRA", "Francisco Beltrão - PR"), (7, 10, 2019), "Luzia Helena Barroso Pinto",
               cpf=c, mat=M, ap=("ARGEU VIEIRA", "ELZIRA ZUCCOLOTTO VIEIRA"), am=("DORVALINO DALLA COSTA", "TEREZA LOVERA"), averb=av, anot=an, selo="G4AAB22841-6F0E2", cadastro=[x[1] for x in d["cad"]], size=(842, 595), accept={"registro.termo": ["15208"], "dados_pessoais.data_nascimento.texto_completo": ["dezessete de janeiro de mil novecentos e noventa"]})
    else:
        c = cpf(118204473); M = mat("148106", 2023, 45, 7, 20016)
        d = dict(cart="Cartório Extrajudicial de Laranjal do Jari", mun="Laranjal do Jari", uf="AP", est="Amapá", M=M,
          ps=["<b class='nm'>NOAH AUGUSTO PICANÇO VON HELD</b> e seu irmão gêmeo, <b>LIAM AUGUSTO PICANÇO VON HELD</b>, vieram à luz em <b>29 de fevereiro de 2024</b>; o primeiro, objeto desta certidão, às <b>21 horas e 4 minutos</b>, no <b>Hospital da Mulher Mãe Luzia</b>, em Macapá - AP; DNV <b>30-91400218-7</b>; sexo masculino; naturalidade declarada: <b>Laranjal do Jari - AP</b>.",
              "Pais: <b>GUSTAVO PICANÇO MONTORIL</b>, natural de Santana - AP, e <b>KLAUS DIETER VON HELD</b>, natural de Bremen, Alemanha.",
              "Avós: do lado de Gustavo, MARIA RAIMUNDA PICANÇO; do lado de Klaus, WERNER VON HELD e ILSE BRANDT.",
              "Lavrado em <b>06/03/2024</b>, com base no art. 16 do Provimento 63/2017 do CNJ. CPF: <b>" + c + "</b>. Livro, folha e termo: vide matrícula."],
          av="Sem averbações.", an="Sem anotações.", cad=[("CPF do registrado", c)], em="Laranjal do Jari, 8 de março de 2024", selo="0008.2403.07.00118", sig="Iracema Dias Gurjão<br>Interina")
        M = mat("148106", 2024, 45, 7, 20016); d["M"] = M
        d["cad"] = []
        tr = T("X16-3", "NOAH AUGUSTO PICANÇO VON HELD", (29, 2, 2024), "29 de fevereiro de 2024", "21:04", "Masculino", "Hospital da Mulher Mãe Luzia", "Macapá", "AP", "Laranjal do Jari", "AP", d["cart"], (6, 3, 2024), "45", "7", "20016", ("GUSTAVO PICANÇO MONTORIL", "Santana - AP"), ("KLAUS DIETER VON HELD", "Bremen, Alemanha"), (8, 3, 2024), "Iracema Dias Gurjão",
               nat="Laranjal do Jari - AP", cpf=c, mat=M, dnv="30-91400218-7", ap=("", "MARIA RAIMUNDA PICANÇO"), am=("WERNER VON HELD", "ILSE BRANDT"), twins=["LIAM AUGUSTO PICANÇO VON HELD"], selo="0008.2403.07.00118", size=(842, 595), accept={"registro.livro": ["A-45", "00045"], "registro.folha": ["007"], "registro.termo": ["0020016"]})
    cad = "".join(f"<tr><td>{a}</td><td>{b}</td></tr>" for a, b in d["cad"])
    cadh = f'<div class="cp">Anotações de cadastro</div><table>{cad}</table>' if cad else ""
    body = f'''<div class="L"><div class="hd"><div>{star(46, "#7a3b12")}</div><div><b>{d["cart"]}</b><br>Estado d{"o" if n == 3 else "e"} {d["est"]} — {d["mun"]} / {d["uf"]}</div></div><div class="tt">Certidão de Nascimento</div><div class="mt">matrícula {d["M"]}</div>{"".join("<p>" + p + "</p>" for p in d["ps"])}
<p>Certifico e dou fé. {d["em"]}.</p><div class="sg"><div class="ln"></div>{d["sig"]}</div></div>
<div class="Rr"><div class="cp">Averbações</div><div class="nt">{d["av"] or "Sem averbações."}</div><div class="cp">Anotações</div><div class="nt">{d["an"] or "Sem anotações."}</div>{cadh}<div class="bt">{qr("X16%d" % n, 70)}<div>Selo eletrônico<br><b>{d["selo"]}</b></div></div></div>'''
    css = '''.pg{display:flex;gap:8mm;font:11pt/1.55 "Charis SIL"}.L{flex:1}.Rr{width:88mm;border-left:5px solid #7a3b12;background:#faf3ea;padding:4mm 5mm}.hd{display:flex;gap:4mm;align-items:center;font-size:10pt;line-height:1.35}.tt{font:italic 24pt "Quattrocento";color:#7a3b12;margin-top:3mm}.mt{font:10.5pt "mononoki";margin-bottom:3mm}
p{margin:0 0 2.5mm;text-align:justify}.nm{font-size:12.5pt}.cp{font:bold 9pt "Quattrocento";color:#7a3b12;border-bottom:1px solid #7a3b12;margin:3mm 0 1.5mm;text-transform:none}.nt{font-size:9.6pt;line-height:1.45;min-height:18mm}table{border-collapse:collapse;font-size:9pt;width:100%}td{border-bottom:1px dotted #999;padding:.6mm 1mm}
.bt{display:flex;gap:4mm;align-items:center;margin-top:6mm;font-size:9pt;line-height:1.4}.sg{text-align:center;font-size:9.5pt;line-height:1.3;margin-top:9mm}.ln{width:80mm;margin:0 auto 1mm;border-top:1px solid}'''
    return page(body, css, 297, 210, "10mm 12mm"), tr
