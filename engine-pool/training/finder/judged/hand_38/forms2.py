from base import *
from people import *
import art

# ---------- P3: Ceará, small registry, made in a word processor, 2010-2017
V3 = [
 dict(c="Tauá", b="2010-03-19", h="05:40", s="M", r="2010-04-05", i="2010-04-05", e="Hospital Alberto Feitosa Lima Neto", cart="CARTÓRIO ARRAIS FEITOSA – 2º OFÍCIO"),
 dict(c="Icó", b="1985-07-30", h=None, s="F", r="1986-02-10", i="2012-11-21", e="em casa, no Sítio Baixa do Umari", dom=1, noavp=1, cart="CARTÓRIO CRISANTO MELO – REGISTRO CIVIL", obs="À margem do termo consta a seguinte averbação: retificado o nome da mãe da registrada, por mandado do MM. Juiz de Direito da Comarca de Icó, datado de 18/09/1999.", kind="av"),
 dict(c="Quixadá", b="2015-12-02", h="13:25", s="F", r="2015-12-14", i="2016-01-08", e="Maternidade Jesus Maria e José do Sertão Central", nopai=1, cart="CARTÓRIO 3º OFÍCIO ENÉAS QUEIROZ"),
 dict(c="Acaraú", b="1972-10-04", h="20:00", s="M", r="1972-10-30", i="2014-06-17", e="em casa, no lugar Aranaú, deste município", dom=1, cart="CARTÓRIO LOURENÇO FONTELES – 1º OFÍCIO", obs="O registrado contraiu matrimônio com Maria Iolanda Rios Farias, em 20 de julho de 1996, em Bela Cruz, deste Estado (Livro B-09, fls. 67, nº 1.302).", kind="an"),
 dict(c="Crato", b="1993-05-13", h="08:10", s="F", r="1993-05-31", i="2011-08-23", e="Hospital São Camilo do Cariri", twin="F", cart="CARTÓRIO MACÁRIO LEITE – 2º REGISTRO CIVIL"),
 dict(c="Canindé", b="2016-10-04", h="16:55", s="M", r="2016-10-10", i="2017-09-01", e="Hospital Regional São Francisco das Chagas", nome_s=1, cart="CARTÓRIO BARROSO CRUZ – OFÍCIO DO REGISTRO CIVIL"),
 dict(c="Camocim", b="2001-09-11", h="10:10", s="M", r="2003-01-22", i="2013-04-30", e="Hospital Deputado Murilo Aguiar de Brito", rare="Van der Linden", cart="CARTÓRIO TREVIA COELHO – 1º OFÍCIO"),
 dict(c="Jaguaruana", b="1998-02-28", h="00:20", s="F", r="1998-03-16", i="2010-10-19", e="Casa de Saúde e Maternidade Nossa Senhora de Sant'Ana", noavm=1, cart="CARTÓRIO PITOMBEIRA MAIA – OFÍCIO ÚNICO"),
]
CSS3 = """body{font:11pt 'Liberation Serif',serif}.pg{padding:16mm 20mm 12mm 25mm;display:flex;flex-direction:column}.c{text-align:center}u{text-underline-offset:2px}
.hd{font-size:10.5pt;line-height:1.25;border-bottom:3px double #000;padding-bottom:2mm}h1{font:bold 18pt 'Liberation Serif';border:2px solid #000;width:118mm;margin:6mm auto 4mm;padding:1.2mm;text-align:center}
table{border-collapse:collapse;width:100%}td{border:1px solid #000;padding:1.3mm 2mm;vertical-align:top;line-height:1.25}td b{font-size:10pt}"""
def p3(n, v, rng):
    t = truth(f"P3-{n}", "P3")
    b, r, i = P(v["b"]), P(v["r"]), P(v["i"])
    f = family(rng, b.year, v["s"], rare=v.get("rare"), nopai=v.get("nopai"))
    fem = v["s"] == "F"; nome = f["nome"].upper(); nopai = v.get("nopai")
    book, leaf, entry = rng.randrange(9, 75), rng.randrange(2, 199), rng.randrange(1200, 49000)
    back = "v" if n % 3 == 0 else ""
    ms = matricula(rng.randrange(15000, 21000), 1, r.year, book, leaf, entry); mat = mat_fmt(ms) if n % 2 else ms
    book_p = f"A-{book:02d}"; leaf_p = f"{leaf:03d}{back}"; ent_p = f"{entry:,}".replace(",", ".")
    pn, pu = near(rng, "CE", .85); mn, mu = near(rng, "CE", .85)
    of = adult(rng, "FM"[n % 2], 1955); sub = adult(rng, "MF"[n % 2], 1975)
    job = lambda s: rng.choice(["agricultor", "comerciante", "pescador", "motorista", "pedreiro"] if s == "M" else ["doméstica", "agricultora", "professora", "costureira", "do lar"])
    sep = ["/", ".", "-"][n % 3]
    bt = meio(b).replace(str(b.day), f"{b.day:02d}", 1) if b.day > 1 else meio(b)
    born(t, b, bt)
    pai, mae = f["pai"], f["mae"]
    loc = (v["e"] if v.get("dom") else f"{v['e']}, em {v['c']}")
    if v.get("dom"): loc = cap(v["e"]) + (f", município de {v['c']}" if "deste" not in v["e"] else f" de {v['c']}")
    loc += ", Ceará"
    selo = f"A{rng.choice('ABCDEFG')} {rng.randrange(100,999)}{['.',''][n%2]}{rng.randrange(100,999)}"
    dnv = f"{rng.randrange(30,60)}-{rng.randrange(10**7,10**8)}-{rng.randrange(10)}" if b.year >= 2010 else ""
    fill(t, nome=nome, mat=mat, hora=v["h"], sexo="Feminino" if fem else "Masculino", est="Domicílio" if v.get("dom") else v["e"], lmun=v["c"], luf="CE", rmun=v["c"], ruf="CE", cart=v["cart"],
         dreg=dmy(r), dnv=dnv, livro=book_p, folha=leaf_p, termo=ent_p, g1="" if nopai else pai, g1n="" if nopai else f"{pn} - {pu}", g2=mae, g2n=f"{mn} - {mu}", selo=selo, of=of, emi=dmy(i))
    if nopai:  # the page prints the mother alone, hence she is the first named
        fill(t, g1=mae, g1n=f"{mn} - {mu}", g2="", g2n="")
    if v.get("dom"): accept(t, "est", v["e"])
    av_p = f"{f['pa']} e {f['pb']}" if not (nopai or v.get("noavp")) else ""
    av_m = f"{f['ma']} e {f['mb']}" if not v.get("noavm") else ""
    if av_p: fill(t, pa=f["pa"], pb=f["pb"])
    if av_m: fill(t, ma=f["ma"], mb=f["mb"])
    bl = ["XXXXXXXX", "=x=x=x=x=", "ignorados", "- o -"][n % 4]
    obs = v.get("obs", "")
    if obs: fill(t, **({"averb": obs} if v["kind"] == "av" else {"anot": obs})); t["meta"]["joint_notes"] = True
    cpfn = ""
    if v.get("nome_s"): cpfn = cpf(rng); fill(t, cpf=cpfn)
    g = ""
    if v.get("twin"): g = f["irma"]; twin(t, g, [g])
    decl = "a genitora" if nopai else rng.choice(["o pai", f"{adult(rng,'F',1950)}, avó materna", "a mãe, com DNV"])
    paixtr = f"<tr><td colspan=3><b>PAI:</b> {pai}, brasileiro, {job('M')}, natural de {pn} - {pu}</td></tr>" if not nopai else ""
    body = f"""<div class="pg"><div class="hd c"><div style="float:left">{art.shield(56)}</div><div style="float:right;width:56px">&nbsp;</div>ESTADO DO CEARÁ<br>COMARCA DE {v['c'].upper()}<br><b>{v['cart']}</b><br><span style="font-size:9pt">Rua {rng.choice(['Cel. Joaquim Ribeiro','Pe. Cícero','Monsenhor Sabino','7 de Setembro'])}, {rng.randrange(10,990)} – Centro – Fone: (88) 3{rng.randrange(400,699)}-{rng.randrange(1000,9999)}<br>{of} – Oficial{'a' if n%2==0 else ''} do Registro Civil &nbsp;•&nbsp; {sub} – Substitut{'o' if n%2==0 else 'a'}</span></div>
<h1>CERTIDÃO DE NASCIMENTO</h1>
<p class="c" style="margin:0 0 4mm">MATRÍCULA: <b>{mat}</b></p>
<table><tr><td colspan=3><b>NOME:</b> <span style="font-size:12.5pt;font-weight:bold">{nome}</span></td></tr>
<tr><td style="width:54%"><b>NASCID{'A' if fem else 'O'} NO DIA:</b> {bt}</td><td><b>ÀS:</b> {v['h']+'h' if v['h'] else bl}</td><td><b>SEXO:</b> {'FEM.' if fem else 'MASC.'}</td></tr>
<tr><td colspan=3><b>LUGAR DO NASCIMENTO:</b> {loc}</td></tr>{paixtr}
<tr><td colspan=3><b>MÃE:</b> {mae}, brasileira, {job('F')}, natural de {mn} - {mu}</td></tr>
<tr><td colspan=3><b>AVÓS PATERNOS:</b> {av_p or bl}</td></tr><tr><td colspan=3><b>AVÓS MATERNOS:</b> {av_m or bl}</td></tr>
<tr><td><b>REGISTRO FEITO EM:</b> {dmy(r, sep)}</td><td colspan=2><b>LIVRO</b> {book_p} &nbsp;<b>FLS.</b> {leaf_p} &nbsp;<b>Nº</b> {ent_p}</td></tr>
<tr><td><b>DECLARANTE:</b> {decl}</td><td colspan=2><b>DNV:</b> {dnv or bl}</td></tr>
<tr><td colspan=3><b>IRMÃ(O) GÊMEA(O):</b> {g or 'não há'}</td></tr>{f'<tr><td colspan=3><b>CPF Nº:</b> {cpfn}</td></tr>' if cpfn else ''}
<tr><td colspan=3 style="height:22mm"><b>OBS.:</b> {obs or ['sem averbações','nada consta','nihil','////////////'][n%4]}</td></tr></table>
<p style="text-align:justify;text-indent:15mm;line-height:1.4;margin:4mm 0">O referido é verdade e dou fé. Dada e passada nesta cidade de {v['c']}, Estado do Ceará, aos {ext(i.day) if i.day>1 else 'primeiro'} ({i.day:02d}) dias do mês de {MES[i.month]} do ano de {ext(i.year)} ({i.year}).</p>
<div class="c" style="position:relative;margin-top:6mm"><div style="position:absolute;left:-6mm;top:-10mm">{art.stamp(128, v['cart'].split(' –')[0], f"COMARCA DE {v['c'].upper()} - CEARÁ", c='#5b2a86', rot=rng.randrange(-25,20))}</div>{art.sign(rng, 170, 36)}<br>_______________________________________<br>{sub}<br>Substitut{'o' if n%2==0 else 'a'}</div>
<div style="margin-top:auto;display:flex;justify-content:space-between;align-items:flex-end;font-size:8pt"><div style="border:1px solid #777;padding:1.5mm 3mm;background:#fff3d6;line-height:1.3"><b>TJCE – SELO DE AUTENTICIDADE</b><br>TIPO 2 – CERTIDÃO<br><span style="font:bold 11pt 'Liberation Mono';color:#b00">Nº {selo}</span></div><div>Emol. R$ {rng.randrange(12,25)},{rng.randrange(10,99)} – FERMOJU R$ 1,{rng.randrange(10,99)} – FAADEP R$ 0,{rng.randrange(40,99)}<br><i>VÁLIDO SOMENTE COM O SELO DE AUTENTICIDADE, SEM EMENDAS OU RASURAS</i></div></div></div>"""
    return art.page(CSS3, body), t

# ---------- P4: Amazonas and Acre, dense numbered items; parents and grandparents in one table; peoples, two mothers, two fathers
V4 = [
 dict(c="São Gabriel da Cachoeira", u="AM", b="2020-06-05", h="04:17", s="M", r="2020-07-20", i="2024-05-03", e="Aldeia Taracuá-Cachoeira, Alto Rio Uaupés", povo="Tukano", nome="Yepá Suriel Baniwa Tukano", pai="Higino Akuto Tukano", mae="Dulcilene Fontes Baniwa", pa="Gabriel Doé Tukano", pb="Catarina Yusio Tukano", ma="Feliciano Fontes", mb="Ilda Kadali Baniwa", cart="Serventia Extrajudicial de São Gabriel da Cachoeira"),
 dict(c="Manaus", u="AM", b="2022-09-15", h="21:32", s="F", r="2022-09-21", i="2022-09-21", e="Maternidade Balbina Mestrinho de Sá", maes=2, cart="6º Registro Civil das Pessoas Naturais de Manaus"),
 dict(c="Rio Branco", u="AC", b="2018-01-25", h="15:00", s="M", r="2018-02-01", i="2025-03-27", e="Maternidade Bárbara Heliodora Neta", av="Multiparentalidade: por sentença de 12/12/2023 da 2ª Vara de Família de Rio Branco, incluída a paternidade socioafetiva de Wendel Assef Torquato, natural de Xapuri - AC, sem prejuízo da filiação biológica.", cart="2ª Serventia de Registro Civil de Rio Branco"),
 dict(c="Tabatinga", u="AM", b="1999-11-07", h=None, s="F", r="2012-08-09", i="2023-11-16", e="Comunidade Umariaçu II", povo="Tikuna", nome="Metchiruna Fermin Marubo Tikuna", pai="Nino Fermin Tikuna", mae="Rosa Pacho Marubo", pa="Paulo Ngutapa Fermin", pb="", ma="", mb="Teresa Pacho", cad=["Título de eleitor 0412 8837 2291 / zona 042 / seção 0057 – Tabatinga - AM", "Identidade 2998417-0 SESEG/AM de 03/05/2016"], cart="Cartório Extrajudicial da Comarca de Tabatinga"),
 dict(c="Parintins", u="AM", b="2021-06-28", h="23:10", s="F", r="2021-07-02", i="2021-07-05", e="Hospital Padre Colombo Neto", twin="F", cart="1º Ofício de Parintins"),
 dict(c="Cruzeiro do Sul", u="AC", b="2015-04-19", h="02:45", s="M", r="2015-05-06", i="2022-02-22", e="Hospital da Mulher e da Criança do Juruá", nopai=1, an="Determinada, em 07/02/2022, a comunicação de guarda à avó materna, proc. 0700871-14.2021.8.01.0002, 1ª Vara Cível de Cruzeiro do Sul.", cart="Serventia de Registros Públicos de Cruzeiro do Sul"),
 dict(c="Tarauacá", u="AC", b="2013-08-30", h="18:00", s="M", r="2013-11-12", i="2020-10-14", e="Aldeia Mucuripe, Terra Indígena Praia do Carapanã", povo="Huni Kuĩ (Kaxinawá)", nome="Siã Txana Inu Bake Kaxinawá", pai="José Osair Sales Kaxinawá", mae="Maria Batani Inani Kaxinawá", pa="Sueiro Sales Kaxinawá", pb="Francisca Pawa Sereno", ma="Chico Tuĩ Kaxinawá", mb="Neusa Banu Maia", cart="Serventia Única de Tarauacá"),
 dict(c="Manaus", u="AM", b="2023-12-12", h="12:12", s="M", r="2023-12-18", i="2024-08-30", e="Maternidade Dona Nazira Assi Daou", pais=2, cart="2º Ofício de Registro Civil das Pessoas Naturais – Manaus"),
]
CSS4 = """body{font:7.6pt 'Roboto Condensed',sans-serif;color:#1a1208}.pg{padding:11mm 12mm;background:#fffdf8;display:flex;flex-direction:column}
.i{break-inside:avoid;border:.5px solid #8a6d3b;margin:-.25px;padding:.8mm 1.5mm;line-height:1.25}.i>span{color:#8a4b12;display:block;font-size:6.5pt}.i>div{font-size:9pt}
table{border-collapse:collapse;width:100%;font-size:8.4pt}th{background:#f1e3c6;font:bold 6.8pt 'Roboto Condensed';text-align:left;color:#5a3208}td,th{border:.5px solid #8a6d3b;padding:.9mm 1.5mm;vertical-align:top}.g2{display:grid;grid-template-columns:repeat(12,1fr)}h2{font:bold 7.4pt 'Roboto Condensed';letter-spacing:1px;margin:3mm 0 .8mm;color:#8a4b12}"""
def p4(n, v, rng):
    t = truth(f"P4-{n}", "P4")
    b, r, i = P(v["b"]), P(v["r"]), P(v["i"]); uf = v["u"]; fem = v["s"] == "F"
    f = family(rng, b.year, v["s"], nopai=v.get("nopai"))
    for k in ("nome", "pai", "mae", "pa", "pb", "ma", "mb"):
        if k in v: f[k] = v[k]
    book, leaf, entry = rng.randrange(30, 420), rng.randrange(1, 301), rng.randrange(800, 120000)
    cns = rng.randrange(400, 7000)
    mat = mat_fmt(matricula(cns, 1, r.year, book, leaf, entry))
    nc = cpf(rng, "{}{}{}{}{}{}{}{}{}-{}{}") if n % 3 == 0 else cpf(rng)
    if n in (4, 6): nc = ""
    bl = ["###", "não declarado", "-.-.-.-", "prejudicado"][n % 4]
    rows, g = [], []
    pn = " - ".join(near(rng, uf, .8)); mn = " - ".join(near(rng, uf, .8))
    pair = lambda a, c: " e ".join(x for x in (a, c) if x) if a and c else (f"avô: {a}" if a else f"avó: {c}" if c else bl)
    if v.get("maes"):
        m2 = adult(rng, "F", 1990); e2 = adult(rng, "M", 1960), adult(rng, "F", 1960)
        rows = [("1ª mãe", f["mae"], mn, "maternos", f["ma"], f["mb"]), ("2ª mãe", m2, pn, "", "", "")]
        f["nome"] = f["nome"].split()[0] + " " + f["mae"].split()[-1] + " " + m2.split()[-1]
    elif v.get("pais"):
        p2_ = adult(rng, "M", 1988)
        rows = [("1º pai", f["pai"], pn, "paternos", f["pa"], f["pb"]), ("2º pai", p2_, mn, "", "", "")]
        f["nome"] = f["nome"].split()[0] + " " + p2_.split()[-1] + " " + f["pai"].split()[-1]
    else:
        rows = [("mãe", f["mae"], mn, "maternos", f["ma"], f["mb"])]
        if not v.get("nopai"): rows.append(("pai", f["pai"], pn, "paternos", f["pa"], f["pb"]))
    nome = f["nome"]
    for k, (lab, a, na, side, x, y) in enumerate(rows, 1):
        fill(t, **{f"g{k}": a, f"g{k}n": na})
        if side == "maternos": fill(t, ma=x, mb=y)
        if side == "paternos": fill(t, pa=x, pb=y)
    aldeia = v["e"].startswith(("Aldeia", "Comun"))
    of = adult(rng, "MF"[n % 2], 1972); esc = adult(rng, "F", 1990)
    selo = f"{'AM' if uf=='AM' else 'AC'}{''.join(rng.choice('0123456789ABCDEF') for _ in range(12))}" if uf == "AM" else f"{rng.randrange(10,99)}{rng.choice('ABCD')}{rng.randrange(10**6,10**7)}-{rng.randrange(10)}"
    dnv = f"30-{rng.randrange(10**7,10**8)}-{rng.randrange(10)}" if not aldeia else ""
    rani = f"{rng.randrange(100,9999)}/{b.year}" if v.get("povo") else ""
    bt = f"{b.day:02d}/{MAB[b.month].upper()}/{b.year}"
    born(t, b, cap(por_extenso(b))); accept(t, "dados_pessoais.data_nascimento.texto_completo", bt, dmy(b))
    hora = v["h"]
    av, an = v.get("av", ""), v.get("an", "")
    fill(t, nome=nome, cpf=nc, mat=mat, hora=hora, nat=f"{v['c']} - {uf}", sexo="Feminino" if fem else "Masculino", est=v["e"], lmun=v["c"], luf=uf, rmun=v["c"], ruf=uf, cart=v["cart"], dreg=dmy(r),
         dnv=dnv, livro=f"A-{book}", folha=str(leaf), termo=str(entry), averb=av, anot=an, selo=selo, of=of, emi=dmy(i))
    if aldeia: accept(t, "est", v["e"].split(",")[0])
    if v.get("cad"): t["meta"]["cadastro"] = v["cad"]
    tw = ""
    if v.get("twin"):
        s = f["irma"]; m2 = mat_fmt(matricula(cns, 1, r.year, book, leaf, entry+1)); tw = f"{s} ({m2})"; twin(t, tw, [s]); accept(t, "gêmeos.informações_adicionais", s)
    k = [0]
    def I(lab, val, span=12, st=""):
        k[0] += 1
        return f'<div class="i" style="grid-column:span {span};{st}"><span>{k[0]}. {lab}</span><div>{val}</div></div>'
    tb = "".join(f"<tr><td>{lab}</td><td><b>{a}</b></td><td>{na}</td><td>{(side+': ' if side else '') + pair(x, y)}</td></tr>" for lab, a, na, side, x, y in rows)
    body = f"""<div class="pg">{art.waves(793, 1118, '#f0e2c4', 7, 3, 44, .5)}<div style="display:flex;align-items:center;gap:5mm">{art.arms(46,'#5a3208','#7a4a10','#d9b25a')}<div style="flex:1"><div style="font-size:7.4pt">República Federativa do Brasil · Estado do {ESTADO[uf]} · CNS {cns:06d}</div><div style="font:bold 16pt 'Roboto Condensed';color:#5a3208">CERTIDÃO DE NASCIMENTO</div><div><b>{v['cart']}</b> – {v['c']}, {uf}</div></div>{art.bars(rng, 130, 24, '#5a3208')}</div>
<h2>A – REGISTRADO(A)</h2><div class="g2">{I('Nome', f'<b style="font-size:11.5pt">{nome}</b>', 9)}{I('Sexo', 'FEM' if fem else 'MASC', 3)}{I('Matrícula', mat, 6)}{I('CPF', nc or bl, 3)}{I('Natural de', f"{v['c']} - {uf}", 3)}</div>
<div class="g2">{I('Nascido(a) em', bt, 2)}{I('Data em palavras', cap(por_extenso(b)), 5)}{I('Hora local', (hora.replace(':', 'h') if n%2 else hora+':00') if hora else bl, 1)}{I('Onde nasceu', v['e'] + f" – {v['c']}/{uf}", 4)}</div>
<div class="g2">{I('Gêmeos', ('SIM – ' + tw) if tw else 'NÃO', 7)}{I('Povo / etnia', v.get('povo') or 'não se aplica', 3)}{I('RANI/FUNAI', rani or '—', 2)}</div>
<h2>B – FILIAÇÃO E ASCENDÊNCIA</h2><table><tr><th style="width:14mm">Vínculo</th><th style="width:58mm">Nome do genitor / da genitora</th><th style="width:38mm">Naturalidade</th><th>Avós</th></tr>{tb}</table>
<h2>C – REGISTRO</h2><div class="g2">{I('Data do assento', dmy(r), 3)}{I('Livro', f'A-{book}', 2)}{I('Folha', leaf, 2)}{I('Termo', entry, 2)}{I('DNV', dnv or bl, 3)}</div>
<div class="g2">{I('Declarante', f"{f['mae'] if not v.get('pais') else f['pai']}, RG {rng.randrange(10**6,10**7)} SSP/{uf}, CPF {cpf(rng)}", 7)}{I('Endereço do declarante', f"Rua {rng.choice(['Beira-Rio','Marechal Deodoro','das Castanheiras','Plácido de Castro'])}, {rng.randrange(2,900)}, {rng.choice(['Centro','Palmeiras','São José','Aeroporto'])}", 5)}</div>
<h2>D – MARGEM DO TERMO</h2><div class="g2">{I('Averbações', av or 'Nada consta.', 12, 'min-height:15mm')}{I('Anotações', an or 'Nada consta.', 12, 'min-height:11mm')}</div>
<h2>E – ANOTAÇÕES DE CADASTRO</h2><table><tr><th>Documentos informados pelo(a) interessado(a)</th></tr>{''.join(f'<tr><td>{x}</td></tr>' for x in v.get('cad', [])) or f'<tr><td>{bl}</td></tr>'}</table>
<h2>F – CERTIFICAÇÃO</h2><div style="display:grid;grid-template-columns:1fr 62mm 30mm;gap:5mm;border:.5px solid #8a6d3b;padding:2.5mm"><div style="font-size:8pt;line-height:1.35">Certifico que o conteúdo acima confere com o assento. Oficial de Registro: <b>{of}</b>. Certidão extraída em {dmy(i)} por {esc}, escrevente. Isenta de emolumentos (Lei 9.534/97) somente a primeira via. A certidão não perde a validade; pode ser exigida atualização.</div><div style="text-align:center">{art.sign(rng,150,40)}<div style="border-top:.6px solid #333">{esc}</div></div><div style="text-align:center">{art.qr(rng,66,25,'#3b2406')}</div></div>
<div style="display:flex;justify-content:space-between;margin-top:2mm"><span>Selo eletrônico: <b>{selo}</b> – verificar em selo.tj{uf.lower()}.jus.br</span><span>Protocolo {rng.randrange(10**5,10**6)} · Controle {rng.randrange(1000,9999)}-{rng.randrange(10,99)}</span></div>
<div style="margin-top:auto;text-align:center">{art.rosette(190,'#b08a4a',30,.4)}</div></div>"""
    return art.page(CSS4, body), t
