# -*- coding: utf-8 -*-
from lib import *
S = {}
def twtxt(p, c=str, sep="; "): return sep.join(f"{c(a)} - {b}" for a, b in p.tw)
# ------------------------------------------------------------------ Y6 side bar, labels in a margin column
S["Y6"] = [
 dict(c="São Gabriel da Cachoeira", uf="AM", y=2019, e=2020, x="F", eth="baniwa", given="Nhenirí", last="Baniwa", hosp="home", av=["ind"], late=1, dnv=False),
 dict(c="Chapecó", uf="SC", y=2021, e=2021, x="M", eth="ht", given="Davi Wilner"),
 dict(c="Pacaraima", uf="RR", y=2022, e=2023, x="F", eth="ve", fam="nofather", gp="unkfather", nat=("Boa Vista","RR"), b=("Boa Vista","RR"), cart="Cartório do Ofício Único de Pacaraima"),
 dict(c="Santarém", uf="PA", y=2020, e=2024, x="M", fam="twomothers", av=["socio"], sub=True),
 dict(c="Valença", uf="RJ", y=1987, e=2024, x="F", an=["cas", "dvc"], av=["cpf"], cad=["rg", "titulo"], gp=""),
 dict(c="Irati", uf="PR", y=2023, e=2023, x="M", tw=1, eth="pl", natf=False, given="Bento", ew="g1"),
 dict(c="Crateús", uf="CE", y=1972, e=2019, x="M", an=["obi"], hosp="home", lf="A-{}", v="v", onlysub=True, sub="Substituta", h=None),
 dict(c="Quixeramobim", uf="CE", y=2004, e=2022, x="F", av=["divp"], an=["ema"], order="mf", long=True),
]
CSS6 = """
body{width:210mm;height:297mm;background:#fff;font-family:'Open Sans','Noto Sans',sans-serif;color:#1f2733;position:relative;overflow:hidden}
.sb{position:absolute;left:0;top:0;bottom:0;width:21mm;background:linear-gradient(#0f3d57,#1b6f7f 60%,#0f3d57);color:#fff}
.sb div.v{position:absolute;left:50%;top:46%;transform:translate(-50%,-50%) rotate(-90deg);white-space:nowrap;font:300 25pt 'Lato','Open Sans';letter-spacing:.3em}
.sb .q{position:absolute;bottom:8mm;left:2.5mm;background:#fff;padding:1mm;width:16mm;height:16mm}
.sb .q svg{width:14mm;height:14mm}
.sb .a{position:absolute;top:7mm;left:3.2mm}
.m{position:absolute;left:27mm;right:10mm;top:9mm}
.m .t{display:flex;justify-content:space-between;border-bottom:3px solid #1b6f7f;padding-bottom:2mm;font-size:8.4pt;line-height:1.4}
h2{font:600 9pt 'Lato';letter-spacing:.16em;color:#1b6f7f;margin:3.4mm 0 .6mm;text-transform:uppercase}
table{border-collapse:collapse;width:100%}
td{vertical-align:top;padding:1.25mm 0;font-size:10.8pt;line-height:1.28}
td.l{width:44mm;text-align:right;padding-right:4mm;color:#5e7482;font-size:8.4pt;border-right:1.5px solid #9cc4cb;line-height:1.6}
td.r{padding-left:4mm;font-weight:600}
td.r.n{font-weight:400;font-size:9.4pt}
.fx{display:flex;gap:6mm;margin-top:5mm;font-size:8.6pt;line-height:1.45}
.cad{width:100%;font-size:8pt;margin-top:1mm}.cad td,.cad th{border:1px solid #9cc4cb;padding:.6mm 2mm;font-size:8pt;text-align:left}
"""
def y6(p):
    n = p.n
    if n == 5: p.cad = cadastro(p, p.s["cad"])
    rows = []
    def h2(t): rows.append(f'</table><h2>{t}</h2><table>')
    def kv(l, v, cls=""):
        rows.append(f'<tr><td class="l">{l}</td><td class="r {cls}">{E(v) if v else "—"}</td></tr>')
    sx = "Masculino" if p.sexo == "M" else "Feminino"
    h2("Pessoa registrada")
    kv("Nome completo", p.nome); kv("Inscrição no CPF", p.cpf); kv("Matrícula", p.matr); kv("Sexo", sx)
    dx = data_ext(p.nasc)
    if n in (2, 5, 7): kv("Nascimento", f"{dmy(p.nasc)}" + (f", às {p.hora[0]:02d}h{p.hora[1]:02d}" if p.hora else ", hora ignorada")); dt, da = dmy(p.nasc), []
    else: kv("Data do nascimento", f"{dx} ({dmy(p.nasc)})"); kv("Horário", (f"{p.hora[0]:02d}h{p.hora[1]:02d}min" if p.hora else "ignorado")); dt, da = dx, [dmy(p.nasc)]
    kv("Onde nasceu", ("Domicílio – " + p.rua) if p.home else p.estab)
    kv("Município/UF do nascimento", f"{p.bcity}/{p.buf}")
    if n in (3, 6, 8, 1): kv("Naturalidade", "%s/%s" % (p.nat or (p.bcity, p.buf)))
    if p.tw: kv("Gêmeo(s): nome e matrícula", "; ".join(f"{a} – matrícula {b}" for a, b in p.tw))
    elif n % 2: kv("Gêmeo", "Não")
    h2("Genitores e avós")
    two = p.fam == "twomothers"
    for i, g in enumerate(p.G):
        ispai = g is p.father
        kv("Genitor" + ("a" if g["sx"] == "F" else "") if two else ("Pai" if ispai else "Mãe"), g["n"]); kv("natural de", nato(g["nat"], "/"))
        gp = p.pat if (ispai or (two and i == 0)) else p.mat
        kv("pais da 1ª genitora" if two and i == 0 else "pais da 2ª genitora" if two else ("avós paternos" if all(gp) or not any(gp) else "avó paterna") if ispai else ("avós maternos" if all(gp) or not any(gp) else "avó materna"), " e ".join(x for x in gp if x))
    h2("Assento")
    kv("Cartório", p.cart); kv("Município e UF da serventia", f"{p.city}/{p.uf}"); kv("Registrado em", dmy(p.reg)); 
    if n in (5, 7): kv("Livro, folha e termo", f"{p.livro}, {p.folha}, {p.termo}")
    kv("Nº da DNV", p.dnv)
    h2("Notas à margem")
    kv("Averbações", " ".join(p.av) or "Nada consta", "n"); kv("Anotações", " ".join(p.an) or "Nada consta", "n")
    cad = ""
    if p.cad:
        cad = '<h2>Anotações de cadastro</h2><table class="cad"><tr><th>Documento</th><th>Número</th><th>Expedição</th><th>Órgão</th></tr>' + "".join(f"<tr><td>{E(a)}</td><td>{E(b)}</td><td>{c}</td><td>{E(d)}{' – ' + x if x else ''}</td></tr>" for a, b, c, d, x in p.cad) + "</table>"
    who = f"{E(p.sub)}<br>{E(p.subt)}" if p.onlysub else f"{E(p.of)}<br>{E(p.oft)}" + (f"<br><span style='color:#5e7482'>Assinado por {E(p.sub)}, {E(p.subt)}</span>" if p.sub else "")
    h = page("210mm 297mm", CSS6, f"""<div class="sb"><div class="a">{arms(54,'#fff','#8fd0d8').replace('fill="#fff"','fill="#0f3d57"')}</div><div class="v">CERTIDÃO DE NASCIMENTO</div><div class="q">{qr(p.matr,50)}</div></div>
<div class="m"><div class="t"><div>República Federativa do Brasil<br><b>Registro Civil das Pessoas Naturais</b></div><div style="text-align:right">Documento eletrônico – validade em todo o território nacional<br>Selo digital nº <b>{E(p.selo)}</b></div></div><table>{''.join(rows)}</table>{cad}
<div class="fx"><div style="flex:1">O conteúdo desta certidão é verdadeiro. Dou fé.<br>{p.city}/{p.uf}, {data_longa(p.emi)}.</div><div style="width:80mm;border-top:1px solid #333;padding-top:1mm;text-align:center">{who}</div></div></div>""")
    ov = {}
    if n not in (5, 7): ov = {"registro.livro": str(p.bk), "registro.folha": str(p.fl), "registro.termo": str(p.tm)}
    tw = "; ".join(f"{a} – matrícula {b}" for a, b in p.tw)
    t = truth(p, over=ov, datatxt=dt, dataacc=da, tw=tw, twacc=["; ".join(a for a, _ in p.tw)])
    return h, t

# ------------------------------------------------------------------ Y7 inteiro teor by roman items
S["Y7"] = [
 dict(c="Cacoal", uf="RO", y=2013, e=2016, x="M", cpf=False, lf="A-{}", v="v"),
 dict(c="Afonso Cláudio", uf="ES", y=2010, e=2018, x="F", av=["res"], cpf=False, dnv=True, lf="A-{}", eth="de", ew="g2", natf=False),
 dict(c="Delmiro Gouveia", uf="AL", y=2015, e=2015, x="M", tw=1, cpf=False, lf="A-{}"),
 dict(c="Tarauacá", uf="AC", y=1998, late=20, e=2018, x="F", hosp="home", h=None, gp="single2", cpf=False, lf="A-{}", av=["tardio"]),
 dict(c="Itapetininga", uf="SP", y=2021, e=2022, x="F", fam="twofathers", lf="A-{}", sub="Preposta Escrevente"),
 dict(c="Pirenópolis", uf="GO", y=1990, e=2023, x="M", an=["int"], av=["cpf"], lf="A-{}", v="v"),
 dict(c="Bragança", uf="PA", y=2017, e=2024, x="F", av=["res", "poder"], lf="A-{}", cpf=True, onlysub=True, sub="Escrevente Juramentada"),
 dict(c="Amambai", uf="MS", y=2018, e=2019, x="M", eth="guar", given="Tupã-Mirim", last="Vilhalva", hosp="home", av=["ind"], lf="A-{}", dnv=False, oft="Oficiala Interina", os="F"),
]
CSS7 = """
body{width:210mm;height:297mm;background:#fff;font-family:'PT Serif','Charis SIL',serif;color:#1a1a1a;position:relative;overflow:hidden}
.top{position:absolute;left:20mm;right:15mm;top:11mm;display:flex;gap:5mm;align-items:center;border:1.2px solid #222;padding:2mm 4mm}
.top .x{flex:1;line-height:1.3;font-size:9.6pt}
h1{position:absolute;top:38mm;left:20mm;right:15mm;text-align:left;font-size:16pt;margin:0;font-family:'PT Sans','Open Sans';border-bottom:4px solid #222}
.p{position:absolute;top:49mm;left:20mm;right:15mm;font-size:11.6pt;line-height:1.45;text-align:justify}
ol{margin:2.5mm 0 2mm;padding:0;list-style:none}
li{display:flex;margin:0 0 1.5mm}li b.r{flex:0 0 14mm;text-align:right;padding-right:3mm;font-weight:400;color:#444}li span{flex:1}
.s{margin-top:8mm;text-align:center;line-height:1.35}
.e{position:absolute;left:20mm;bottom:12mm;border:1px dashed #222;padding:2mm;font:8pt/1.4 'PT Sans';display:flex;gap:3mm;align-items:center}
"""
ROM = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII".split()
def y7(p):
    n = p.n; o = p.o; items = []
    dx = data_ext(p.nasc)
    tf = f"{p.tm:,}".replace(",", ".") if n in (1, 6) else p.termo
    p.termo = tf
    hr = ""
    if p.hora: hr = f", às {hora_ext(*p.hora)}" if n % 2 else f", às {p.hora[0]}:{p.hora[1]:02d} horas"
    if p.hora == (0, 0): hr = ", às 00:00 horas"
    lug = f"no domicílio dos pais, situado na {p.rua}" if p.home else f"no estabelecimento de saúde {p.estab}"
    items.append(f"Dia, mês, ano, hora e lugar do nascimento: {dx}{hr or ', em hora ignorada'}, {lug}, em {p.bcity}, Estado {de_uf(p.buf)} {UFN[p.buf]};")
    items.append(f"Sexo do registrando: {'masculino' if p.sexo=='M' else 'feminino'};")
    if p.tw: items.append(f"Fato de ser gêmeo: sim, tendo nascido também {p.tw[0][0]}, matrícula {p.tw[0][1]};")
    else: items.append("Fato de ser gêmeo: não;")
    items.append(f"Nome e prenome postos à criança: {p.nome};")
    if p.cpf and "cpf" not in p.s.get("av", []): items.append(f"Cadastro de Pessoa Física: {p.cpf};")
    rr = ["primeiro", "segundo"]
    for i, g in enumerate(p.G):
        ttl = {"M": "pai", "F": "mãe"}[g["sx"]]
        if p.fam == "twofathers": ttl = rr[i] + " genitor"
        items.append(f"Nome, naturalidade, idade e profissão {'da' if g['sx']=='F' else 'do'} {ttl}: {g['n']}, natural de {nato(g['nat'], '/')}, com {g['id']} anos de idade, {g['prof']};")
    def gp(a): 
        a = [x for x in a if x]; return " e ".join(a) if a else "não declarados"
    if p.fam == "twofathers":
        items.append(f"Avós, pais do primeiro genitor: {gp(p.pat)};"); items.append(f"Avós, pais do segundo genitor: {gp(p.mat)};")
    elif n == 4:
        items.append(f"Avós paternos: avô não declarado, avó {p.pat[1]};" if not p.pat[0] else f"Avós paternos: {gp(p.pat)};")
        items.append(f"Avós maternos: avô não declarado, avó {p.mat[1]};" if not p.mat[0] else f"Avós maternos: {gp(p.mat)};")
    else:
        items.append(f"Avós paternos: {gp(p.pat)};"); items.append(f"Avós maternos: {gp(p.mat)};")
    items.append(f"Declarante: {'o genitor' if p.pai else 'a genitora'}, acima qualificad{'o' if p.pai else 'a'}, portador{'' if p.pai else 'a'} do CPF nº {cpf(p.r)};")
    items.append(f"Número da Declaração de Nascido Vivo: {p.dnv or 'não apresentada'};")
    if p.home or p.late: items.append(f"Testemunhas: {p.wit[0]}, brasileiro, lavrador, e {p.wit[1]}, brasileiro, comerciante;")
    items.append(f"Averbações: {' '.join(p.av) or 'nada consta'}" + ("" if p.av else ";"))
    items.append(f"Anotações: {' '.join(p.an) or 'nada consta.'}")
    L = "".join(f'<li><b class="r">{ROM[i]} –</b><span>{E(x)}</span></li>' for i, x in enumerate(items))
    if p.onlysub: sg = f"{E(p.sub)}<br>{E(p.subt)}"
    elif p.sub: sg = f"<div style='display:flex;justify-content:space-around'><div>________________________<br>{E(p.of)}<br>{E(p.oft)}</div><div>________________________<br>{E(p.sub)}<br>{E(p.subt)}</div></div>"
    else: sg = f"{E(p.of)}<br>{E(p.oft)}"
    if p.onlysub or not p.sub: sg = "_______________________________<br>" + sg
    h = page("210mm 297mm", CSS7, f"""<div class="top">{shield(44)}<div class="x">Poder Judiciário · Estado {de_uf(p.uf)} {UFN[p.uf]}<br><b style="font-size:12pt">{E(p.cart)}</b><br>{p.city} – {p.uf} · CNS {p.cns:06d}</div></div><h1>Certidão de Nascimento — Inteiro Teor</h1>
<div class="p">Certifico, a pedido de pessoa interessada, que do <b>Livro {p.livro}</b>, às <b>Folhas {p.folha}</b>, sob o <b>Termo nº {p.termo}</b>, lavrado em {data_longa(p.reg)}, matrícula <b>{p.matr}</b>, consta o assento de nascimento de <b>{E(p.nome)}</b>, com o seguinte conteúdo, na ordem do art. 54 da Lei nº 6.015/1973:<ol>{L}</ol>Nada mais continha o assento aqui transcrito. O referido é verdade e dou fé. {p.city} ({p.uf}), {data_longa(p.emi)}.<div class="s">{sg}</div></div>
<div class="e">{qr(p.matr+'7',52)}<div>SELO ELETRÔNICO<br><b>{E(p.selo)}</b><br>Consulte a autenticidade no portal do Tribunal de Justiça</div></div>""")
    acc = {}
    if "cpf" in p.s.get("av", []): acc["dados_pessoais.cpf"] = [""]
    if n in (1, 6): acc["registro.termo"] = [str(p.tm)]
    t = truth(p, accept=acc, datatxt=dx, tw=(f"{p.tw[0][0]}, matrícula {p.tw[0][1]}" if p.tw else None), twacc=["; ".join(a for a, _ in p.tw)])
    return h, t

# ------------------------------------------------------------------ Y8 letter page, matrix of parents and grandparents, documents table
S["Y8"] = [
 dict(c="Cajazeiras", uf="PB", y=1994, e=2021, x="M", av=["cpf"], an=["uni"], cad=["rg", "titulo", "cnh"]),
 dict(c="Passa Quatro", uf="MG", y=2014, e=2014, x="F", cpf=False, cad=[], eth="it", natf=False, ew="g1"),
 dict(c="Tianguá", uf="CE", y=2011, e=2022, x="M", av=["ado"], cpf=True, gp="nopat", cad=["rg"]),
 dict(c="Oiapoque", uf="AP", y=2020, e=2020, x="F", tw=2, cad=[], nat=("Calçoene", "AP"), av=["optnat"]),
 dict(c="Veranópolis", uf="RS", y=1999, e=2022, x="F", av=["gen"], cpf=True, cad=["rg", "pass"], sub=True),
 dict(c="Porto Nacional", uf="TO", y=2016, e=2019, x="M", fam="nofather", cad=[], long=True),
 dict(c="Estância", uf="SE", y=1969, e=2017, x="F", an=["cas", "obi"], cad=["rg", "pis", "ctps", "titulo"], hosp="home", h=None, v="v"),
 dict(c="Dracena", uf="SP", y=2001, e=2023, x="M", av=["nome"], cpf=True, cad=["rg", "titulo", "sus"], given="Ícaro", eth="jp", ew="g2", natf=False),
]
CSS8 = """
body{width:215.9mm;height:279.4mm;background:#fffdf7;font-family:'Roboto Condensed','Roboto',sans-serif;color:#222;position:relative;overflow:hidden}
.w{position:absolute;left:11mm;right:11mm;top:9mm;bottom:9mm}
.bn{background:#7c2d3e;color:#fff;border-radius:3mm;padding:3mm 6mm;display:flex;justify-content:space-between;align-items:center}
.bn h1{margin:0;font:400 18pt 'Play','Roboto';}
.bn div{font-size:8.5pt;line-height:1.35;text-align:right}
.nm{margin:2.6mm 0;border-left:6px solid #7c2d3e;padding-left:4mm;line-height:1.2}
.nm small{font-size:7.4pt;color:#7c2d3e}.nm b{font-size:15pt;display:block}
table{width:100%;border-collapse:separate;border-spacing:0;margin-bottom:2.9mm}
th{font-size:7.5pt;text-align:left;font-weight:500;background:#f0dfd9;color:#5a1f2d;padding:.7mm 2mm;border:1px solid #c9a9a0}
td{font-size:10.6pt;padding:1.35mm 2mm;border:1px solid #c9a9a0;vertical-align:top;line-height:1.25}
td.l{width:30mm;background:#f8efeb;font-size:8pt;color:#5a1f2d}
.nt td{font-size:9.4pt;height:21mm}
.bt{position:absolute;bottom:0;left:0;right:0;display:flex;gap:5mm;font-size:8.6pt;line-height:1.35;align-items:flex-end}
"""
def y8(p):
    n = p.n; U = str.upper; e = lambda s: E(U(s)) if s else "-"
    p.cad = cadastro(p, p.s["cad"])
    if n == 3 and p.cad: pass
    def tb(heads, vals, widths=None):
        return "<table><tr>" + "".join(f'<th{f" style=width:{w}%" if w else ""}>{x}</th>' for x, w in zip(heads, widths or [0] * len(heads))) + "</tr><tr>" + "".join(f"<td>{v or '-'}</td>" for v in vals) + "</tr></table>"
    dx = U(data_ext(p.nasc))
    sx = "MASCULINO" if p.sexo == "M" else "FEMININO"
    hora = "%02d:%02d" % p.hora if p.hora else "IGNORADA"
    b = ""
    b += tb(["MATRÍCULA", "CPF", "SEXO"], [p.matr, p.cpf or "NÃO CONSTA", sx], [54, 24, 22])
    b += tb(["NASCIDO(A) EM (POR EXTENSO)", "DIA", "MÊS", "ANO", "HORÁRIO"], [dx, f"{p.nasc.day:02d}", f"{p.nasc.month:02d}", p.nasc.year, hora], [58, 8, 8, 10, 16])
    nt = p.nat or (p.bcity, p.buf)
    b += tb(["NATURALIDADE (MUNICÍPIO/UF)", "LOCAL DO NASCIMENTO, MUNICÍPIO/UF"], [e(f"{nt[0]}/{nt[1]}"), e(("Domicílio" if p.home else p.estab)) + " — " + e(f"{p.bcity}/{p.buf}")], [34, 66])
    two = len(p.G) == 2
    def col(g):
        ispai = g is p.father
        gp = p.pat if ispai else p.mat
        return [e(g["n"]), e(nato(g["nat"], "/")), e(gp[0]), e(gp[1])]
    if two:
        A, B = col(p.G[0]), col(p.G[1])
        ha, hb = ("LADO PATERNO", "LADO MATERNO") if p.G[0] is p.father else ("LADO MATERNO", "LADO PATERNO")
    else: A, B = col(p.G[0]), ["-"] * 4; ha, hb = "LADO MATERNO", "LADO PATERNO"
    b += f"<table><tr><th></th><th>{ha}</th><th>{hb}</th></tr>" + "".join(f'<tr><td class="l">{l}</td><td>{x}</td><td>{y}</td></tr>' for l, x, y in zip(["GENITOR(A)", "NATURAL DE", "AVÔ", "AVÓ"], A, B)) + "</table>"
    tws = "<br>".join(f"{e(a)} - {m}" for a, m in p.tw)
    b += tb(["GÊMEO", "NOME E MATRÍCULA DO(S) GÊMEO(S)"], ["SIM" if p.tw else "NÃO", tws], [10, 90])
    b += tb(["DATA DO REGISTRO", "DNV", "LIVRO", "FOLHA", "TERMO"], [dmy(p.reg), p.dnv, p.livro, p.folha, p.termo], [26, 26, 16, 16, 16])
    b += f'<table class="nt"><tr><th style="width:50%">AVERBAÇÕES À MARGEM DO TERMO</th><th>ANOTAÇÕES À MARGEM DO TERMO</th></tr><tr><td>{E(" ".join(p.av)) or "-"}</td><td>{E(" ".join(p.an)) or "-"}</td></tr></table>'
    if p.cad:
        b += '<table><tr><th colspan="5" style="text-align:center">ANOTAÇÕES VOLUNTÁRIAS DE CADASTRO</th></tr><tr><th>TIPO</th><th>NÚMERO</th><th>EXPEDIÇÃO</th><th>ÓRGÃO EXPEDIDOR</th><th>COMPLEMENTO</th></tr>' + "".join("<tr>" + "".join(f"<td>{E(x) or '-'}</td>" for x in r) + "</tr>" for r in p.cad) + "</table>"
    sg = f"<b>{E(p.of)}</b><br>{E(p.oft)}" + (f"<br><br>{E(p.sub)}<br>{E(p.subt)}" if p.sub else "")
    h = page("215.9mm 279.4mm", CSS8, f"""<div class="w"><div class="bn"><h1>Certidão de Nascimento</h1><div>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div></div>
<div class="nm"><small>NOME DA PESSOA REGISTRADA</small><b>{e(p.nome)}</b></div>{b}
<div class="bt"><div style="flex:1.3">Nome do ofício: <b>{E(p.cart)}</b><br>Município/UF: <b>{p.city}/{p.uf}</b><br>CNS nº {p.cns:06d}<br>Endereço: Rua Coronel Pacheco, nº {p.r.randint(10,900)}, Centro</div><div style="flex:1.2;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: {p.city}, {dmy(p.emi)}<br><br>______________________<br>{sg}</div><div style="text-align:center;width:42mm;border:1px solid #7c2d3e;padding:1.5mm;border-radius:2mm">{qr(p.matr+'8',70)}<br>Selo digital<br><b style="font-size:7.6pt">{E(p.selo)}</b></div></div></div>""")
    tw = "; ".join(f"{U(a)} - {m}" for a, m in p.tw)
    twa = []
    if p.tw: twa = [" ".join(f"{U(a)} - {m}" for a, m in p.tw), "; ".join(U(a) for a, _ in p.tw)]
    t = truth(p, U, w=612, h=792, over={"registro.município": p.city}, datatxt=dx, dataacc=[dmy(p.nasc)], tw=tw, twacc=twa)
    return h, t

# ------------------------------------------------------------------ Y9 landscape, ornate, narrated
S["Y9"] = [
 dict(c="Jacobina", uf="BA", y=2012, e=2012, x="F", cpf=False),
 dict(c="Paraty", uf="RJ", y=1982, e=2013, x="M", an=["cas"], cpf=False, v="v"),
 dict(c="Tocantinópolis", uf="TO", y=2018, e=2018, x="F", fam="nofather", gp="unkfather"),
 dict(c="Pomerode", uf="SC", y=1957, e=2015, x="F", eth="de", natf=False, hosp="home", an=["obi"], given="Hedwig", cpf=False),
 dict(c="Carolina", uf="MA", y=2019, e=2019, x="M", tw=1, h=(21, 12)),
 dict(c="Exu", uf="PE", y=2013, e=2020, x="M", av=["socio"], cpf=True, order="mf", late=0, sub=True),
 dict(c="Apodi", uf="RN", y=2003, late=9, e=2012, x="F", gp="none", cpf=False, dnv=False),
 dict(c="São Raimundo Nonato", uf="PI", y=2022, e=2022, x="M", fam="twofathers", long=False, h=(0, 0)),
]
CSS9 = """
body{width:297mm;height:210mm;background:#fdf8ea;font-family:'TeX Gyre Pagella','P052',serif;color:#2b2215;position:relative;overflow:hidden}
.b1{position:absolute;inset:6mm;border:9mm solid transparent;border-image:repeating-linear-gradient(45deg,#8a6a1f 0 2px,#e9d9a6 2px 5px,#b8923a 5px 7px,#fdf8ea 7px 10px) 34}
.b2{position:absolute;inset:17mm;border:1px solid #8a6a1f;outline:1px solid #8a6a1f;outline-offset:1.2mm}
.c{position:absolute;left:24mm;right:24mm;top:21mm;text-align:center}
.c h1{font:400 27pt 'Z003','TeX Gyre Chorus',cursive;margin:.5mm 0 0;color:#6b4d0e}
.p{position:absolute;left:25mm;right:25mm;top:60mm;font-size:14.2pt;line-height:1.52;text-align:justify}
.p p{margin:0 0 2.2mm;text-indent:9mm}
.n{font-size:12pt;line-height:1.4}
.f{position:absolute;left:25mm;right:25mm;bottom:21mm;display:flex;justify-content:space-between;align-items:flex-end;font-size:10pt;line-height:1.35}
"""
def y9(p):
    n = p.n; o = p.o; B = lambda s: f"<b>{E(s)}</b>"
    dx = data_ext(p.nasc)
    one = n % 2 == 1
    hr = f", às {B(hora_ext(*p.hora))}" if p.hora and one else f", às {B('%02dh%02d' % p.hora)}" if p.hora else ""
    loc = f"em domicílio, na {E(p.rua)}, na cidade de {B(p.bcity + ' - ' + p.buf)}" if p.home else f"no estabelecimento {B(p.estab)}, na cidade de {B(p.bcity + ' - ' + p.buf)}"
    def par(g): return f"{B(g['n'])}, natural de {B(nato(g['nat'], ' - '))}"
    fil = " e de ".join(par(g) for g in p.G)
    sx = "masculino" if p.sexo == "M" else "feminino"
    gp = []
    j = lambda a: " e ".join(B(x) for x in a if x)
    if p.fam == "twofathers":
        gp = [f"pais do primeiro genitor, {j(p.pat)}", f"pais do segundo genitor, {j(p.mat)}"]
        gtxt = "São seus avós: " + "; ".join(gp) + "."
    else:
        if any(p.pat): gp.append("avós paternos " + j(p.pat))
        if any(p.mat): gp.append(("avós maternos " if all(p.mat) else "avó materna ") + j(p.mat))
        gtxt = ("São seus " + " e ".join(gp) + "." if all(p.mat) else "É sua " + " e ".join(gp) + ".") if gp else "Os avós não foram declarados."
    cp = f", inscrit{o} no CPF sob o nº {B(p.cpf)}" if p.cpf else ""
    dn = f" Declaração de Nascido Vivo nº {B(p.dnv)}." if p.dnv else ""
    lft = f"no livro {B(p.livro)}, folha {B(p.folha)}, termo {B(p.termo)}"
    tw = ""
    if p.tw: tw = f" {'O registrado' if o=='o' else 'A registrada'} é gême{o if o=='o' else 'a'} de {B(p.tw[0][0])}, matrícula {B(p.tw[0][1])}."
    tw = tw.replace("gêmea", "gêmea")
    if one:
        t1 = f"<p>Certifico e dou fé que, sob a matrícula {B(p.matr)}, {lft}, acha-se registrado em {B(data_longa(p.reg))} o nascimento de {B(p.nome)}, do sexo {B(sx)}{cp}, nascid{o} em {B(dx)}{hr}, {loc}.{tw}</p><p>É filh{o} de {fil}. {gtxt}{dn}</p>"
    else:
        t1 = f"<p>{B(p.nome)}, do sexo {B(sx)}{cp}, nasceu aos {B(dx)}{hr}, {loc}, filh{o} de {fil}. {gtxt}{tw}</p><p>O assento foi lavrado em {B(dmy(p.reg))}, {lft}, e recebeu a matrícula {B(p.matr)}.{dn}</p>"
    nt = f'<p class="n"><b>Averbações:</b> {E(" ".join(p.av)) or "não há"}. &nbsp;<b>Anotações:</b> {E(" ".join(p.an)) or "não há"}.</p>'.replace("..", ".")
    sg = f"{E(p.of)}<br><i>{E(p.oft)}</i>"
    if p.sub: sg = f"{E(p.sub)}<br><i>{E(p.subt)}</i><br>por {E(p.of)}, <i>{E(p.oft)}</i>"
    h = page("297mm 210mm", CSS9, f"""<div class="b1"></div><div class="b2"></div><div class="c">{arms(50,'#8a6a1f','#c9a54a')}<div style="font-size:10pt;letter-spacing:.1em;line-height:1.3">{E(p.cart)}<br>{p.city} — {UFN[p.uf]}</div><h1>Certidão de Nascimento</h1></div>
<div class="p">{t1}{nt}</div><div class="f"><div style="width:72mm">{p.city}, {data_longa(p.emi)}</div><div style="text-align:center">{stamp(p.form+str(n),'REGISTRO CIVIL · OFÍCIO · FÉ PÚBLICA ·',74)}</div><div style="width:72mm;text-align:center;border-top:1px solid #2b2215">{sg}</div><div style="text-align:center;font-size:8pt;width:44mm">{qr(p.matr+'9',58)}<br>Selo: {E(p.selo)}</div></div>""")
    ov = {}
    t = truth(p, w=842, h=595, datatxt=dx, tw=(f"{p.tw[0][0]}, matrícula {p.tw[0][1]}" if p.tw else None), twacc=["; ".join(a for a, _ in p.tw)])
    return h, t

# ------------------------------------------------------------------ Y10 letter landscape triptych
S["Y10"] = [
 dict(c="Tabatinga", uf="AM", y=2021, e=2022, x="M", eth="ticuna", given="Wochima", last="Ticuna", av=["ind"], sub="Substituta"),
 dict(c="Laranjal do Jari", uf="AP", y=2024, e=2024, x="F", b=("Mazagão", "AP"), nat=("Laranjal do Jari", "AP")),
 dict(c="Miranda", uf="MS", y=2019, e=2025, x="F", eth="ter", given="Arunoé", last="Polidoro", hosp="home", late=2, h=None, cad=["sus"]),
 dict(c="Guajará-Mirim", uf="RO", y=2020, e=2020, x="M", eth="bo", order="mf"),
 dict(c="Campinápolis", uf="MT", y=2017, e=2021, x="M", eth="xav", given="Ruwabzu", last="Tsere'urã", fam="nofather", gp="avoonly", tw=0),
 dict(c="Xapuri", uf="AC", y=1991, e=2023, x="F", av=["cpf"], an=["cas", "dvc"], cad=["rg", "titulo"], nat=None),
 dict(c="Blumenau", uf="SC", y=2023, e=2023, x="F", tw=2, fam="twomothers"),
 dict(c="Brasília", uf="DF", y=2003, e=2024, x="M", cpf=True, av=["patj"], cad=["rg", "cnh"], cart="5º Ofício de Notas, Registro Civil e Protesto - Taguatinga", long=True),
]
CSS10 = """
body{width:279.4mm;height:215.9mm;background:#fff;font-family:'Inter','Cantarell',sans-serif;color:#222;position:relative;overflow:hidden}
.hd{position:absolute;left:10mm;right:10mm;top:8mm;height:20mm;display:flex;align-items:center;gap:5mm;border-bottom:1.5px solid #b45309}
.hd h1{margin:0;font:700 19pt 'Comfortaa','Cantarell';color:#b45309;flex:1}
.hd div{font-size:7.6pt;line-height:1.4;text-align:right}
.c{position:absolute;top:31mm;bottom:9mm;width:83mm;border:1px solid #e7b98b;border-radius:4mm;padding:3mm 4mm;background:#fffaf3}
.c h2{font:700 10pt 'Comfortaa';margin:0 0 1.5mm;color:#fff;background:#b45309;border-radius:3mm;padding:1mm 3mm}
.v{font-size:12pt;font-weight:600;line-height:1.27;margin-bottom:2.2mm !important}.k3 .v{font-size:10.2pt;margin-bottom:1.6mm !important}.k3 .l{font-size:7.2pt}.k3 .v.mt{font-size:9.4pt;white-space:nowrap}
.l{font-size:8.2pt;color:#92704c;line-height:1.3}
.two{display:flex;gap:3mm}.two>div{flex:1}
.k3 .v.n{font-size:8.9pt;font-weight:400;line-height:1.36}
.cd{width:100%;border-collapse:collapse;margin-top:1.5mm}.cd td,.cd th{border:1px solid #e7b98b;font-size:6.7pt;padding:.5mm 1mm;text-align:left;line-height:1.25}
"""
def y10(p):
    n = p.n; p.cad = cadastro(p, p.s.get("cad", []))
    def f(l, v, cls="", blank="não informado"): return f'<div><div class="l">{l}</div><div class="v {cls}" style="margin-top:0;margin-bottom:1.1mm">{E(v) if v else blank}</div></div>'
    two = lambda *x: '<div class="two">' + "".join(x) + "</div>"
    dx = data_ext(p.nasc); sx = "Masculino" if p.sexo == "M" else "Feminino"
    short = n in (3, 4, 7)
    A = "<h2>Quem nasceu</h2>" + f("nome civil", p.nome) + two(f("sexo", sx), f("CPF", p.cpf)) + f("nascimento", dmy(p.nasc) if short else dx) 
    A += two(f("hora", "%02d:%02d" % p.hora if p.hora else ""), f("gêmeos", "Sim" if p.tw else "Não"))
    if p.tw: A += f('<span>irmãos gêmeos e suas matrículas</span>', "; ".join(f"{a} ({b})" for a, b in p.tw))
    A += f("local", "Domicílio, " + p.rua if p.home else p.estab) + f("município e UF onde nasceu", f"{p.bcity}, {p.buf}")
    if p.nat or n in (1, 4): 
        q = p.nat or (p.bcity, p.buf); A += f("naturalidade declarada", f"{q[0]}, {q[1]}")
    A += f("DNV", p.dnv)
    C = "<h2>Família</h2>"
    tm = p.fam == "twomothers"
    for i, g in enumerate(p.G):
        ispai = g is p.father
        gp = p.pat if ispai or (tm and i == 0) else p.mat
        C += f("filiação " + str(i + 1), g["n"]) + f(f"natural de", nato(g["nat"], ", "))
        if tm: C += f(f"avô (pai da filiação {i+1})", gp[0]) + f(f"avó (mãe da filiação {i+1})", gp[1])
        else: C += f("avô " + ("paterno" if ispai else "materno"), gp[0]) + f("avó " + ("paterna" if ispai else "materna"), gp[1])
        if i == 0: C += '<div style="border-top:1px dashed #e7b98b;margin:2mm 0"></div>'
    if len(p.G) == 1: C += f("filiação 2", "") + (f("avô paterno", p.pat[0]) + f("avó paterna", p.pat[1]) if n != 5 else "")
    if n == 5: p.pat = ("", "")
    R = "<h2>Registro</h2>" + f("matrícula", p.matr, "mt") + f("serventia", p.cart) + two(f("cidade", p.city), f("UF", p.uf)) + f("registrado em", data_longa(p.reg) if n % 2 else dmy(p.reg))
    if n in (5, 6, 8): R += two(f("livro", p.livro), f("folha", p.folha), f("termo", p.termo))
    R += f("averbações", " ".join(p.av), "n", "nada consta") + f("anotações", " ".join(p.an), "n", "nada consta")
    if p.cad: R += '<div class="l">cadastro (documentos)</div><table class="cd">' + "".join(f"<tr><td>{E(a)}</td><td>{E(b)}</td><td>{E(d)}<br>{c}</td></tr>" for a, b, c, d, x in p.cad) + "</table>"
    sg = f"<b>{E(p.of)}</b> – {E(p.oft)}" + (f"<br>Emitida por: {E(p.sub)} – {E(p.subt)}" if p.sub else "")
    R += f'<div style="position:absolute;left:4mm;right:4mm;bottom:3mm;display:flex;gap:3mm;align-items:flex-end"><div>{qr(p.matr+"x",58)}</div><div style="font-size:7.4pt;line-height:1.4">Emissão: {p.city}-{p.uf}, {dmy(p.emi)}<br>{sg}<br>Selo {E(p.selo)}</div></div>'
    h = page("279.4mm 215.9mm", CSS10, f"""<div class="hd">{arms(52,'#b45309','#f0b26b')}<h1>Certidão de Nascimento</h1><div>República Federativa do Brasil<br>Registro Civil das Pessoas Naturais<br>Esta certidão é gratuita na primeira via</div></div>
<div class="c" style="left:10mm">{A}</div><div class="c" style="left:98.2mm">{C}</div><div class="c k3" style="left:186.4mm">{R}</div>""")
    ov = {}
    if n not in (5, 6, 8): ov = {"registro.livro": str(p.bk), "registro.folha": str(p.fl), "registro.termo": str(p.tm)}
    t = truth(p, w=792, h=612, over=ov, datatxt=dmy(p.nasc) if short else dx, tw="; ".join(f"{a} ({b})" for a, b in p.tw), twacc=["; ".join(a for a, _ in p.tw)])
    return h, t
