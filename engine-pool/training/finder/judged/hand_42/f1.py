from common import *
# ---------- Z1: electronic certificate 2023-2026, grandparents beside each parent, cadastre block, validation strip ----------
def z1():
    out = []
    S = [ # registry, uf, regmun, birth mun/uf, place, birth date, hour, sex, options
     dict(cart="Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede", mun="Piracicaba", uf="SP", nm="Piracicaba", nu="SP", est="Hospital dos Fornecedores de Cana de Piracicaba", d=(14,8,2025), h=(6,42), s="F", reg=(19,8,2025), em=(19,8,2025), pat="Rua do Rosário, 733, Centro – CEP 13400-183", nat="Rio das Pedras/SP", fn="Piracicaba/SP", mn="Rio das Pedras/SP"),
     dict(cart="1º Ofício de Registro Civil de Campina Grande", mun="Campina Grande", uf="PB", nm="Campina Grande", nu="PB", est="Instituto de Saúde Elpídio de Almeida – ISEA", d=(1,2,1993), h=None, s="M", reg=(3,5,1993), em=(11,3,2026), pat="Avenida Floriano Peixoto, 1120, sala 4 – CEP 58400-165", nat="Campina Grande/PB", fn="Queimadas/PB", mn="Esperança/PB", cad=["RG: 2.918.407 – SSDS/PB – expedição 22/07/2011", "Título de eleitor: 0318 4470 1287 – Zona 071 – Seção 0233", "PIS/NIS: 128.55410.39-2"], averb="Nada consta.", anot="Casou-se em 18/12/2019, no 2º Ofício de Campina Grande/PB, com Thaís Raquel de Medeiros Borborema, que passou a assinar Thaís Raquel de Medeiros Borborema {sp} (Livro B-88, fls. 201, termo 20877)."),
     dict(cart="Cartório de Registro Civil do Distrito de Icoaraci", mun="Belém", uf="PA", nm="Ananindeua", nu="PA", est="Hospital Anita Gerosa", d=(30,11,2023), h=(23,5), s="M", reg=(12,1,2024), em=(12,1,2024), pat="Rua Manoel Barata, 889, Ponta Grossa – CEP 66810-100", nat="Belém/PA", nopai=True, mn="São Domingos do Capim/PA"),
     dict(cart="Registro Civil das Pessoas Naturais da 4ª Zona", mun="Porto Alegre", uf="RS", nm="Porto Alegre", nu="RS", est="Hospital Moinhos de Vento", d=(7,9,2024), h=(10,0), s="F", reg=(16,9,2024), em=(2,10,2024), pat="Avenida Bento Gonçalves, 1403, Partenon – CEP 90650-002", nat="Porto Alegre/RS", maes=True, fn="Bagé/RS", mn="Nova Petrópolis/RS", twin=True),
     dict(cart="Ofício do Registro Civil das Pessoas Naturais do Segundo Subdistrito", mun="Juiz de Fora", uf="MG", nm="Juiz de Fora", nu="MG", est="Santa Casa de Misericórdia de Juiz de Fora", d=(22,5,2010), h=(17,38), s="F", reg=(26,5,2010), em=(5,6,2025), pat="Rua Halfeld, 414, 2º andar – CEP 36010-900", nat="Juiz de Fora/MG", fn="Bicas/MG", mn="Lima Duarte/MG", averb="Averbação nº 1, de 14/04/2021: reconhecimento de paternidade, nos termos do Provimento nº 16 do CNJ, passando a constar como genitor {pai} e como avós paternos {avo} e {avf}, e a registrada a chamar-se {nome}.", anot=""),
     dict(cart="Cartório Único de Registro Civil de Tefé", mun="Tefé", uf="AM", nm="Alvarães", nu="AM", est="Domicílio", d=(19,6,2022), h=(4,30), s="M", reg=(8,11,2023), em=(8,11,2023), pat="Estrada do Aeroporto, 61, Olaria – CEP 69550-000", nat="Alvarães/AM", nome="Tainá Uirá Makuáua Kambeba", pai="Raimundo Uruma Kambeba", mae="Jucinéia Makuáua da Silva", fn="Alvarães/AM", mn="Maraã/AM", averb="Etnia do registrado: Kambeba (Omágua). Aldeia Jaquiri. Declarada pelos genitores, nos termos da Resolução Conjunta CNJ/CNMP nº 3/2012.", anot="", nodnv=True, noh=False, s2="M"),
     dict(cart="4º Registro Civil e Tabelionato de Notas de Cuiabá", mun="Cuiabá", uf="MT", nm="Várzea Grande", nu="MT", est="Hospital e Maternidade Femina", d=(3,4,1984), h=(13,15), s="F", reg=(10,4,1984), em=(27,8,2024), pat="Avenida Isaac Póvoas, 927, Goiabeiras – CEP 78032-015", nat="", fn="Poconé/MT", mn="Nossa Senhora do Livramento/MT", averb="CPF inscrito à margem do assento em 27/08/2024, conforme o art. 5º do Provimento nº 63 do CNJ.", anot="Divórcio consensual averbado no termo de casamento nº 4.412, por escritura pública de 09/02/2017, voltando a usar o nome de solteira.", cad=["Passaporte: FZ118290 – SR/DPF/MT – validade 03/03/2029"]),
     dict(cart="Serviço de Registro Civil e Notas de Rio Fortuna", mun="Rio Fortuna", uf="SC", nm="Braço do Norte", nu="SC", est="Hospital Santa Teresinha", d=(29,2,2024), h=(0,17), s="M", reg=(4,3,2024), em=(4,3,2024), pat="Rua Padre Auling, 55, Centro – CEP 88760-000", nat="Rio Fortuna/SC", fn="Braço do Norte/SC", mn="Gravatal/SC", nocpf=False),
    ]
    off = ["Dr. Cássio Lemgruber de Andrade","Berenice Dantas Cartaxo","Rômulo Sá Ferreira Maneschy","Heloísa Wendling Prates","Antônio Olavo Furtado Toledo","Ednelza Batalha de Araújo","Joana d'Arc Metello Figueiró","Ivo Schlickmann"]
    esc = [None,"Wilma Targino Loureiro","Suely Natsumi Ono",None,None,"Marinete Praiano",None,None]
    for i, s in enumerate(S, 1):
        r = random.Random(1000 + i); y = s["d"][2]
        f = family(r, s["uf"], y, s["s"], nome=s.get("nome"), pai=s.get("pai"), mae=s.get("mae"))
        cns = f"{r.randrange(20000, 160000):06d}"; lv, fo, te = r.randrange(40, 420), r.randrange(1, 300), r.randrange(9000, 260000)
        if s["uf"] == "SC": lv, fo, te = 17, 288, 4932
        m = mfmt(matricula(cns, 1, s["reg"][2], lv, fo, te), 0)
        c = cpf(r); 
        if i == 6: c = ""
        dn = dnv(r, 0) if y >= 2010 and not s.get("nodnv") else ""
        t = truth(f"Z1-{i}", "Z1")
        if s.get("maes"):
            g1n, g2n = f["mae"], given(r, "F", 1992) + " Wendt Scherer"
            g1 = (g1n, s["mn"]); g2 = (g2n, s["fn"]); a1 = (f["avo_m"], f["av_m"]); a2 = ("Egon Scherer", "Noeli Teresinha Wendt Scherer")
            f["nome"] = "Antonella Helena " + g1n.split()[-1] + " Scherer"; f["gemeo"] = "Joaquim Bento " + g1n.split()[-1] + " Scherer"
        elif s.get("nopai"):
            f["mae"] = f["mae_s"]; g1 = (f["mae"], s["mn"]); g2 = None; a1 = (f["avo_m"], f["av_m"]); a2 = None
            f["nome"] = "Ícaro Emanuel " + f["sm"]
        else:
            g1 = (f["mae"], s["mn"]); g2 = (f["pai"], s["fn"]); a1 = (f["avo_m"], f["av_m"]); a2 = (f["avo_p"], f["av_p"])
            if i == 6: a2 = (None, "Joana Uruma"); a1 = ("Tibúrcio Makuáua", None)
        bl = "***" 
        twin = "NÃO"; twn = bl
        if s.get("twin"):
            twin = "SIM"; mt = mfmt(matricula(cns, 1, s["reg"][2], lv, fo + 1, te + 1), 0); twn = f"{f['gemeo']} – matrícula {mt}"
            setp(t, twin=(twn, [f["gemeo"]])); t["accept"]["gêmeos.informações_adicionais"] = [f["gemeo"]]
        av = (s.get("averb") or "").format(pai=f["pai"], avo=f["avo_p"], avf=f["av_p"], nome=f["nome"]); an = (s.get("anot") or "").replace("{sp}", f["tail"].split()[-1])
        avt = "" if av in ("Nada consta.", "") else av
        notes = [x for x in (av, an) if x and x != "Nada consta."] or ["Nada consta."]
        def gen(lbl, g, a):
            if g is None: return f'<tr><td class="l">{lbl}</td><td>{bl}</td><td>{bl}</td><td>{bl}</td></tr>'
            return f'<tr><td class="l">{lbl}</td><td><b>{E(g[0])}</b></td><td>{E(g[1])}</td><td>{E(a[0] or bl)}<br>{E(a[1] or bl)}</td></tr>'
        selo = f"{s['uf']}{r.randrange(10**5,10**6)}{r.choice('ABCDEFGH')}{r.choice('KLMNPQ')}{r.randrange(1000,9999)}" if i in (1,2,3,5,7) else (f"0{r.randrange(100,999)}.01.{r.randrange(2000000,2999999)}.{r.randrange(10000,99999)}" if i == 4 else "")
        nd = data_ext(s["d"], "primeiro" if i % 2 else "um")
        hh = f"{s['h'][0]:02d}:{s['h'][1]:02d}" if s["h"] else bl
        cad = s.get("cad")
        css = """body{width:210mm;height:297mm;font:9pt 'Open Sans';color:#1c2a26;position:relative;padding:11mm 13mm}
        .top{display:flex;align-items:center;gap:10px;border-bottom:3px solid #0d6b52;padding-bottom:7px}.top h1{font:600 17pt 'Open Sans';margin:0;color:#0d6b52}.top small{font-size:7.5pt;letter-spacing:.5px}
        .rib{margin-left:auto;text-align:right;font-size:7pt;color:#456}
        .nm{font:600 14pt 'Open Sans';padding:5px 0 5px;border-bottom:1px solid #b6cfc6}.k{font-size:6.8pt;color:#4f6f64;display:block;text-transform:none}
        .row{display:flex;border-bottom:1px solid #b6cfc6}.row>div{padding:3px 8px 4px 0;flex:1}.row>div+div{border-left:1px solid #b6cfc6;padding-left:8px}
        h2{font:600 8pt 'Open Sans';color:#fff;background:#0d6b52;margin:8px 0 2px;padding:2px 7px;display:inline-block;border-radius:2px}
        table{width:100%;border-collapse:collapse;font-size:8.6pt}td,th{border-bottom:1px solid #b6cfc6;padding:3px 6px 3px 0;text-align:left;vertical-align:top}th{font:6.8pt 'Open Sans';color:#4f6f64}.l{color:#4f6f64;font-size:7.4pt;width:58px}
        .obs{border:1px solid #b6cfc6;background:#f5faf8;padding:5px 8px;font-size:8.4pt;min-height:34px;line-height:1.35}.foot{position:absolute;left:13mm;right:13mm;bottom:9mm;font-size:7.4pt;display:flex;gap:14px;border-top:3px solid #0d6b52;padding-top:6px}"""
        third = f'<div><span class="k">Naturalidade</span>{E(s["nat"])}</div>' if s["nat"] else ""
        body = f"""<div class="top">{arms(46,'#0d6b52')}<div><small>República Federativa do Brasil · Registro Civil das Pessoas Naturais</small><h1>Certidão de Nascimento</h1></div><div class="rib">documento eletrônico<br>ON-RCPN · Registro Civil do Brasil<br>via {r.randrange(1,4)} · folha única</div></div>
        <div class="nm"><span class="k" style="font-weight:400">Nome</span>{E(f['nome'])}</div>
        <div class="row"><div style="flex:0 0 34%"><span class="k">Número de inscrição no CPF</span>{c or 'não informado'}</div><div><span class="k">Matrícula</span><b>{m}</b></div></div>
        <h2>Do nascimento</h2>
        <div class="row"><div style="flex:3"><span class="k">Nascido(a) em</span>{nd}</div><div style="flex:.5"><span class="k">Dia</span>{s['d'][0]:02d}</div><div style="flex:.5"><span class="k">Mês</span>{s['d'][1]:02d}</div><div style="flex:.6"><span class="k">Ano</span>{s['d'][2]}</div><div style="flex:.8"><span class="k">Horário</span>{hh}</div></div>
        <div class="row"><div><span class="k">Estabelecimento / lugar</span>{E(s['est'])}</div><div><span class="k">Município e UF do nascimento</span>{E(s['nm'])}/{s['nu']}</div></div>
        <div class="row">{third}<div><span class="k">Sexo</span>{'Feminino' if s['s']=='F' else 'Masculino'}</div><div><span class="k">Parto gemelar</span>{twin}</div><div style="flex:2.4"><span class="k">Irmão(s) gêmeo(s) e matrícula(s)</span>{E(twn)}</div></div>
        <h2>Da filiação e ascendência</h2>
        <table><tr><th></th><th style="width:36%">Genitores</th><th>Natural de</th><th style="width:35%">Avôs e avós</th></tr>{gen('Filiação 1',g1,a1)}{gen('Filiação 2',g2,a2)}</table>
        <h2>Do assento</h2>
        <div class="row"><div style="flex:2.3"><span class="k">Lavrado em</span>{data_ext(s['reg'])}</div><div><span class="k">Declaração de nascido vivo (DNV)</span>{dn or bl}</div></div>
        <h2>Averbações e anotações à margem</h2><div class="obs">{'<br>'.join(map(E,notes))}</div>
        """ + (f'<h2>Anotações de cadastro</h2><div class="obs" style="min-height:0">{"<br>".join(map(E,cad))}</div>' if cad else '<h2>Anotações de cadastro</h2><div class="obs" style="min-height:0">Sem anotações voluntárias.</div>') + \
        f"""<p style="font-size:6.8pt;color:#456;margin:6px 0">As anotações de cadastro não dispensam a apresentação do documento original quando a lei o exigir. Consulte a autenticidade em até 30 dias pelo endereço abaixo.</p>
        <div style="text-align:right;font-size:8.6pt;margin-top:6px">O conteúdo desta certidão é verdadeiro. Dou fé.<br>{E(s['mun'])}/{s['uf']}, {dmy(s['em'])}.<br>
        <span style="display:inline-block;margin-top:8px;border:1px dashed #0d6b52;padding:4px 9px;text-align:left;font-size:7.6pt">Assinado digitalmente por<br><b>{E(esc[i-1] or off[i-1])}</b>{' – escrevente autorizada' if esc[i-1] else ' – registrador(a)'}<br>ICP-Brasil · {dmy(s['em'])} {r.randrange(9,17):02d}:{r.randrange(10,59)}:{r.randrange(10,59)} -03:00</span></div>
        <div class="foot"><div>{qr(r,74)}</div><div style="flex:1.4"><b>{E(s['cart'])}</b><br>CNS {cns[:2]}.{cns[2:5]}-{cns[5]} · {E(s['mun'])} – {E(ESTADO[s['uf']])}<br>Titular da delegação: {E(off[i-1])}<br>{E(s['pat'])}<br>({r.randrange(11,99)}) 3{r.randrange(100,999)}-{r.randrange(1000,9999)} · certidoes@rc{strip(s['mun']).lower().replace(' ','')[:9]}.not.br</div>
        <div style="flex:1">Validação: registrocivil.example/valida<br>Código: {r.randrange(16**8):08X}-{r.randrange(16**4):04X}<br>{('Selo digital: <b>'+selo+'</b><br>') if selo else ''}Emolumentos: {'isento (1ª via)' if s['em']==s['reg'] else 'R$ '+str(r.randrange(38,79))+','+str(r.randrange(10,99))}</div></div>"""
        na = lambda g: g[1].replace("/", " - ")
        setp(t, nome=f["nome"], cpf=c, mat=m, nasc=(s["d"], nd), hora="" if not s["h"] else hh, nat=s["nat"].replace("/", " - "), sexo=s["s"],
             estab=s["est"], nmun=s["nm"], nuf=s["nu"], rmun=s["mun"], ruf=s["uf"], cart=s["cart"], dnv=dn, livro=lv, folha=fo, termo=te,
             g1=(g1[0], na(g1)), averb=avt, anot=an, joint=bool(avt or an), selo=selo, oficial=off[i-1], dreg=s["reg"], demi=s["em"], cad=[x for x in (cad or [])])
        if g2: setp(t, g2=(g2[0], na(g2)))
        if s.get("maes"): setp(t, avp=a1, avm=a2)
        else:
            setp(t, avm=a1)
            if a2: setp(t, avp=a2)
        out.append((f"Z1-{i}", doc(css, body), t))
    return out

# ---------- Z2: 2010-2017 Minas model sheet: label in box corner, running filiation, upper case, guilloche border, TJMG seal ----------
def z2():
    out = []
    S = [
     ("Ouro Preto","Registro Civil das Pessoas Naturais do Distrito Sede de Ouro Preto","Ouro Preto","SANTA CASA DE MISERICÓRDIA DE OURO PRETO",(12,3,1979),"F",(20,3,1979),(9,6,2011),dict(h=(8,20),an="CASADA COM {c} EM 07/05/2005, NO CARTÓRIO DE MARIANA/MG, LIVRO 34-B, FLS. 90, TERMO 7.114, PASSANDO A ASSINAR {n2}.")),
     ("Montes Claros","Cartório de Registro Civil das Pessoas Naturais – 1º Subdistrito","Montes Claros","HOSPITAL AROLDO TOURINHO",(28,10,2012),"M",(5,11,2012),(5,11,2012),dict(h=(19,5))),
     ("Itabira","Registro Civil e Notas do Distrito de Ipoema","Itabira","DOMICÍLIO",(4,7,1956),"M",(11,9,1961),(22,2,2013),dict(h=None,obs="REGISTRO FEITO FORA DO PRAZO LEGAL.",an="FALECIDO EM 30/12/2012 EM ITABIRA/MG, CONFORME TERMO 15.802, FLS. 166, LIVRO C-41.")),
     ("Uberlândia","2º Ofício de Registro Civil das Pessoas Naturais","Araguari","SANTA CASA DE ARAGUARI",(17,1,2014),"F",(31,1,2014),(3,2,2014),dict(h=(2,48),nopai=True)),
     ("Governador Valadares","Registro Civil das Pessoas Naturais de Governador Valadares","Governador Valadares","HOSPITAL MUNICIPAL",(9,12,1988),"M",(2,1,1989),(15,7,2015),dict(h=(11,30),twin=True,av="ANOTADO À MARGEM EM 15/07/2015 O CPF {cpf}, A REQUERIMENTO DO REGISTRADO.",cpf=True)),
     ("Diamantina","Oficial do Registro Civil das Pessoas Naturais de Diamantina","Datas","CASA DE SEUS PAIS, NO LUGAR DENOMINADO FAZENDA DO CAPÃO",(25,12,1948),"F",(3,1,1949),(19,11,2010),dict(h=(16,0),home=True)),
     ("Viçosa","Cartório do Registro Civil e Notas","Viçosa","HOSPITAL SÃO SEBASTIÃO",(6,5,2001),"F",(14,5,2001),(30,3,2016),dict(h=(21,0),av="POR SENTENÇA DE 12/08/2015 DO JUÍZO DA VARA DE FAMÍLIA DE VIÇOSA, AUTOS 0713.14.008812-3, FOI ACRESCIDO O PATRONÍMICO MATERNO, PASSANDO A REGISTRADA A CHAMAR-SE {nome}.",cpf=True)),
     ("Belo Horizonte","3º Subdistrito do Registro Civil das Pessoas Naturais","Nova Lima","HOSPITAL NOSSA SENHORA DE LOURDES",(31,8,2016),"M",(12,9,2016),(12,9,2016),dict(h=(15,59),cpf=True)),
    ]
    off = ["MARIA EFIGÊNIA XAVIER GUERRA","LUCIANO MOTTA VELOSO","GERALDA LAGE PROCÓPIO","CONRADO ABDALA JUNQUEIRA","ÂNGELA TEBALDI SOARES","WANDER LÚCIO MOURÃO","ODETE LOPES FIALHO","CLÓVIS HORTA D'ASSUMPÇÃO"]
    gn = ["OURO PRETO","MARIANA","BOCAIÚVA","SANTA MARIA DE ITABIRA","ARAGUARI","TEÓFILO OTONI","CONSELHEIRO PENA","GOUVEIA","SERRO","PONTE NOVA","ERVÁLIA","SABARÁ","CONTAGEM","JANAÚBA","PATOS DE MINAS"]
    for i, (mun, cart, nm, est, d, sx, reg, em, o) in enumerate(S, 1):
        r = random.Random(2100 + i); f = {k: cap(v) for k, v in family(r, "MG", d[2], sx).items()}
        if o.get("nopai"): f["mae"] = f["mae_s"]; f["nome"] = "MAYSA CRISTINE " + f["sm"]
        cns = f"{r.randrange(30000, 60000):06d}"; lv, fo, te = r.randrange(8, 190), r.randrange(1, 290), r.randrange(900, 60000)
        m = mfmt(matricula(cns, 1, reg[2], lv, fo, te), 1)
        c = cpf(r) if o.get("cpf") else ""
        t = truth(f"Z2-{i}", "Z2")
        pn, mn = r.choice(gn) + "/MG", r.choice(gn) + "/MG"
        if i == 8: pn = "ITAPERUNA/RJ"
        nd = data_ext(d, "primeiro").upper()
        hh = f"{d and o['h'][0]:02d}:{o['h'][1]:02d}H" if o["h"] else "IGNORADA"
        if o.get("nopai"): fil = f"<b>{f['mae']}</b>, NATURAL DE {mn}"; avs = f"MATERNOS: {f['avo_m']} E {f['av_m']}"
        else:
            fil = f"<b>{f['pai']}</b>, NATURAL DE {pn}, E <b>{f['mae']}</b>, NATURAL DE {mn}"; avs = f"PATERNOS: {f['avo_p']} E {f['av_p']}.<br>MATERNOS: {f['avo_m']} E {f['av_m']}."
            if i == 3: avs = f"PATERNOS: IGNORADOS.<br>MATERNOS: {f['avo_m']} E {f['av_m']}."
        tw = "NÃO HÁ"; 
        if o.get("twin"): tw = f["gemeo"]; setp(t, twin=(tw, [tw]))
        av = o.get("av", "").format(cpf=c, nome=f["nome"]); an = o.get("an", "").format(c="EVALDO PASSOS MALAQUIAS", n2=f["nome"].split()[0] + " " + f["tail"].split()[-1] + " MALAQUIAS")
        notes = "<br>".join(x for x in (o.get("obs"), av, an) if x) or "NADA CONSTA ATÉ A PRESENTE DATA."
        dn = dnv(r, 2) if d[2] >= 2011 else ""
        selo = f"{r.choice('ABC')}{r.choice('XYZ')}{r.choice('HJK')} {r.randrange(10000, 99999)}" if em[2] < 2014 else f"{r.choice('ABC')}{r.choice('TUV')}{r.choice('RST')}{r.randrange(10000,99999)}"
        bx = lambda l, v, st="": f'<div class="b" style="{st}"><span>{l}</span>{v}</div>'
        css = """body{width:210mm;height:297mm;position:relative;background:#fffdf4;font:10pt 'Liberation Sans';color:#111;overflow:hidden}
        .fr{position:absolute;inset:8mm;border:7px double #7a5a2b}.in{position:absolute;inset:14mm 15mm}.c{text-align:center}.h1{font:bold 15pt 'Liberation Serif';letter-spacing:2px;margin:4px 0 6px}
        .b{border:1px solid #7a5a2b;padding:11px 6px 4px;position:relative;min-height:29px;flex:1;line-height:1.25}.b>span{position:absolute;left:4px;top:1px;font:6.6pt 'Liberation Sans Narrow';color:#6b4e22}.r{display:flex;gap:3px;margin-top:3px}"""
        body = f"""{guilloche(794,1123,'#b08d57',.22,18,7,80)}<div class="fr"></div><div class="in">
        <div class="c">{arms(56,'#5b4420')}<br><span style="font:9pt 'Liberation Serif'">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</span><div class="h1">CERTIDÃO DE NASCIMENTO</div></div>
        <div class="c" style="font-size:8pt">NOME</div><div class="c" style="font:bold 13pt 'Liberation Sans';border-bottom:1px solid #7a5a2b;padding-bottom:3px">{f['nome']}</div>
        <div class="c" style="font-size:8pt;margin-top:4px">MATRÍCULA</div><div class="c" style="font:bold 11.5pt 'Liberation Sans'">{m}</div>
        <div class="r">{bx('DATA DE NASCIMENTO POR EXTENSO', nd, 'flex:3.4')}{bx('DIA', f'{d[0]:02d}','flex:.5')}{bx('MÊS', f'{d[1]:02d}','flex:.5')}{bx('ANO', d[2],'flex:.7')}</div>
        <div class="r">{bx('HORA', hh,'flex:.8')}{bx('MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', f'{nm.upper()} – MG','flex:3')}{bx('SEXO', 'FEMININO' if sx=='F' else 'MASCULINO')}</div>
        <div class="r">{bx('MUNICÍPIO DE REGISTRO E UF', f'{mun.upper()} – MG','flex:1')}{bx('LOCAL DE NASCIMENTO', est,'flex:1.4')}</div>
        <div class="r">{bx('FILIAÇÃO', fil,'min-height:52px')}</div>
        <div class="r">{bx('AVÓS', avs,'min-height:52px')}</div>
        <div class="r">{bx('GÊMEO(S)', tw,'flex:2')}{bx('DATA DO REGISTRO POR EXTENSO', data_ext(reg).upper(),'flex:2.4')}</div>
        <div class="r">{bx('NÚMERO DA DNV (DECLARAÇÃO DE NASCIDO VIVO)', dn or '– – –')}{bx('CPF DO REGISTRADO', c or '– – –')}</div>
        <div class="r">{bx('OBSERVAÇÕES / AVERBAÇÕES', notes, 'min-height:230px;font-size:9pt')}</div>
        <div style="display:flex;gap:10px;margin-top:12px"><div style="flex:1.25;font-size:8.4pt;line-height:1.5;border:1px solid #7a5a2b;padding:6px">NOME DO OFÍCIO: <b>{E(cart)}</b><br>OFICIAL REGISTRADOR: <b>{off[i-1]}</b><br>MUNICÍPIO/UF: {mun}/MG<br>ENDEREÇO: {r.choice(['Praça Tiradentes','Rua Direita','Rua São José','Av. Afonso Pena'])}, {r.randrange(10,990)} – Centro</div>
        <div style="flex:1" class="c">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(mun)}, {data_mes(em)}.<br>{sign(r,170,44,'#222')}<div style="border-top:1px solid #222;font-size:8pt;padding-top:2px">{'Oficial / Substituta'}</div></div></div>
        <div style="display:flex;gap:12px;align-items:flex-start;margin-top:12px"><div style="border:1.5px solid #222;width:200px;font-size:7pt;padding:4px;text-align:center"><b>PODER JUDICIÁRIO – TJMG</b><br>CORREGEDORIA-GERAL DE JUSTIÇA<br>SELO DE FISCALIZAÇÃO<br><span style="font:bold 11pt 'Liberation Mono'">{selo}</span><br>Emol.: R$ {r.randrange(18,29)},{r.randrange(10,99)} &nbsp; Recompe: R$ 1,{r.randrange(10,99)}<br>TFJ: R$ 6,{r.randrange(10,99)} &nbsp; Total: R$ 3{r.randrange(1,9)},{r.randrange(10,99)}</div>
        <div>{stamp('REGISTRO CIVIL DAS PESSOAS NATURAIS * '+mun.upper()+' *','MG',88,'#34348f',r.randrange(-20,20))}</div></div></div>"""
        setp(t, nome=f["nome"], cpf=c, mat=m, nasc=(d, nd), hora="" if not o["h"] else f"{o['h'][0]:02d}:{o['h'][1]:02d}", sexo=sx, estab="DOMICÍLIO" if i == 3 else ("Domicílio" if o.get("home") else est), nmun=nm.upper(), nuf="MG", rmun=mun.upper(), ruf="MG",
             cart=cart, dreg=reg, dnv=dn, livro=lv, folha=fo, termo=te, selo=selo, oficial=off[i-1], demi=em, averb=av or o.get("obs", ""), anot=an, joint=bool(av or an or o.get("obs")), avm=(f["avo_m"], f["av_m"]))
        if o.get("home"): t["accept"]["local_nascimento.estabelecimento"] = [est, "CASA DE SEUS PAIS"]
        if i == 3: t["accept"]["local_nascimento.estabelecimento"] = ["Domicílio"]; t["accept"]["observações.averbações"] = [""]
        q = lambda x: x.replace("/", " - ")
        if o.get("nopai"): setp(t, g1=(f["mae"], q(mn)))
        else:
            setp(t, g1=(f["pai"], q(pn)), g2=(f["mae"], q(mn)))
            if i != 3: setp(t, avp=(f["avo_p"], f["av_p"]))
        out.append((f"Z2-{i}", doc(css, body), t))
    return out
