from common import *
# ---------- Z3: 2018-2022 electronic copy, dark left column, label beside value, mother first, state seal ----------
def z3():
    out = []
    S = [
     ("Rio de Janeiro","RJ","RCPN da 11ª Circunscrição – Freguesia de Inhaúma","Rio de Janeiro","RJ","Maternidade Carmela Dutra",(23,6,1986),(5,10),"F",(1,7,1986),(14,10,2020),dict(cpf=1,an="Averbado divórcio no termo 8.120, L. BA-52, em 11/11/2013; a registrada voltou ao nome de solteira.",cad=[("RG","10.882.417-3","DETRAN/RJ","02/05/2014"),("CNH","04418290177","DETRAN/RJ","19/08/2018")],livro="A-291",fol="77v",te="54.318")),
     ("Petrópolis","RJ","RCPN do 1º Distrito de Petrópolis","Três Rios","RJ","Hospital de Clínicas Nossa Senhora da Conceição",(2,1,2019),(12,0),"M",(8,1,2019),(8,1,2019),dict(cpf=1,dnv=1,livro="A-104",fol="12",te="38.845",nat="Petrópolis (RJ)")),
     ("Niterói","RJ","Cartório do Registro Civil da 2ª Zona Judiciária de Niterói","Maricá","RJ","Hospital Municipal Conde Modesto Leal",(15,9,2021),(20,26),"F",(15,10,2021),(18,10,2021),dict(cpf=1,dnv=1,livro="A-203",fol="299v",te="101.206",nopai=1,nat="Maricá (RJ)")),
     ("Cachoeiro de Itapemirim","ES","Cartório do 1º Ofício – Registro Civil","Cachoeiro de Itapemirim","ES","Hospital Evangélico",(11,11,1971),None,"M",(27,12,1971),(6,2,2019),dict(livro="A-58",fol="140",te="22.061",an="Óbito: 04/01/2019, Vitória/ES, RCPN de Goiabeiras, L. C-90, fls. 31, t. 40.233.",avd=1)),
     ("Linhares","ES","Registro Civil e Tabelionato de Linhares","Linhares","ES","Hospital Rio Doce",(17,2,2018),(9,33),"M",(22,2,2018),(23,2,2018),dict(cpf=1,dnv=1,livro="A-167",fol="203",te="79.912",twin=1,nat="Linhares (ES)")),
     ("Feira de Santana","BA","Cartório de Registro Civil – 2º Ofício de Feira de Santana","Santo Estêvão","BA","Domicílio",(3,5,1968),(19,0),"F",(20,8,1974),(29,3,2022),dict(cpf=1,livro="A-33",fol="88v",te="17.404",av="Retificada, por decisão administrativa de 10/03/2022 (art. 110 da Lei 6.015/73), o prenome da mãe, de Josepha para {mae1}.",)),
     ("Ilhéus","BA","RCPN do Distrito de Olivença","Ilhéus","BA","Maternidade Santa Helena",(30,7,2020),(1,44),"F",(2,9,2020),(2,9,2020),dict(cpf=1,dnv=1,livro="A-12",fol="5",te="3.104",nome="Jandyra Potira Amaral Tupinambá",av="Etnia Tupinambá de Olivença; aldeia Itapuã; nome indígena dos pais: Uirapuru e Jacy.",nat="Ilhéus (BA)")),
     ("Campos dos Goytacazes","RJ","RCPN do 3º Subdistrito do 1º Distrito","São João da Barra","RJ","Santa Casa de Misericórdia de Campos",(8,4,2004),(14,52),"M",(19,4,2004),(25,5,2021),dict(cpf=1,livro="A-88",fol="164",te="60.577",av="Reconhecimento de paternidade por escritura pública de 06/06/2006, averbada em 19/06/2006; incluídos o pai e os avós paternos.",av0=1)),
    ]
    off = ["Priscila Milhomem Ezequiel","Dante Carneiro Mayrinck","Lourdes Ferro Azeredo","Euzébio Calegari Louzada","Sônia Margotto","Tadeu Lordelo Bulhões","Maria das Graças Kruschewsky","Aderbal Tinoco Crespo"]
    nats = {"RJ": ["Rio de Janeiro (RJ)","Magé (RJ)","Valença (RJ)","Itaocara (RJ)","Juiz de Fora (MG)","Caruaru (PE)","Duque de Caxias (RJ)"], "ES": ["Castelo (ES)","Colatina (ES)","Muqui (ES)","Alegre (ES)","Mutum (MG)"], "BA": ["Salvador (BA)","Itabuna (BA)","Antônio Cardoso (BA)","Ipirá (BA)","Canavieiras (BA)"]}
    for i, (mun, uf, cart, nm, nu, est, d, h, sx, reg, em, o) in enumerate(S, 1):
        r = random.Random(3300 + i); f = family(r, uf, d[2], sx, nome=o.get("nome"), pai="Breno Felipe Tupinambá" if i == 7 else None, mae="Isadora Amaral Tupinambá" if i == 7 else None)
        if i == 7: f["avo_p"] = "Reginaldo Tupinambá"; f["avo_m"] = "Aurelino Amaral"; f["av_p"] = "Nivalda Maria de Jesus"; f["av_m"] = "Maria do Carmo Amaral"
        if i == 8: nm = "Campos dos Goytacazes"
        if o.get("nopai"): f["mae"] = f["mae_s"]; f["nome"] = "Ágatha Vitória " + f["sm"]
        cns = f"{r.randrange(80000, 160000):06d}"
        lvn = int(o["livro"].split("-")[1]); fon = int(o["fol"].rstrip("v")); ten = int(o["te"].replace(".", ""))
        m = mfmt(matricula(cns, 1, reg[2], lvn, fon, ten), 2)
        c = cpf(r) if o.get("cpf") else ""; dn = dnv(r, 1) if o.get("dnv") else ""
        t = truth(f"Z3-{i}", "Z3")
        mn, pn = r.sample(nats[uf], 2)
        selo = (f"E{r.choice('CDB')}{r.choice('XYZ')}{r.choice('LMN')}{r.randrange(10000,99999)} {r.choice('ABC')}{r.choice('FGH')}{r.choice('RST')}" if uf == "RJ" else f"{r.randrange(20000,25000):06d}.{r.choice('XYZ')}{r.choice('KLM')}{r.choice('ABC')}{em[2]%100}{r.randrange(10,12)}.{r.randrange(1000,9999):05d}" if uf == "ES" else f"{r.randrange(1000,2000)}.AB{r.randrange(100000,999999)}-{r.randrange(10)}")
        nd = f"{dmy(d)} ({data_ext(d)})"
        av = o.get("av", "").format(mae=f["mae"], mae1=f["mae"].split()[0]); an = o.get("an", "")
        tw = "não"
        if o.get("twin"): tw = f"sim, com {f['gemeo']}"; setp(t, twin=(f["gemeo"], [f["gemeo"]])); t["accept"]["gêmeos.informações_adicionais"] = [tw, "com " + f["gemeo"]]
        L = lambda a, b, cl="": f'<tr class="{cl}"><td>{a}</td><td>{b}</td></tr>'
        nn = "consta ignorado"
        rows = L("Nome do(a) registrado(a)", f"<b style='font-size:13pt'>{f['nome']}</b>") + L("CPF", c or "ausente do assento") + L("Matrícula nacional", f"<b>{m}</b>") + L("Assento", f"Livro {o['livro']}, folha {o['fol']}, termo {o['te']}, de {dmy(reg)}") + \
            L("Sexo", "feminino" if sx == "F" else "masculino") + L("Quando nasceu", nd) + L("A que horas", (f"{h[0]}h{h[1]:02d}min" if h else "não declarada")) + L("Onde nasceu", f"{est}{', em' if est!='Domicílio' else ' – '} {nm} ({nu})") + (L("Naturalidade", o["nat"]) if o.get("nat") else "") + L("Gemelar?", tw) + L("D.N.V.", dn or "inexistente à época")
        par = L("Mãe", f"<b>{f['mae']}</b>, de {mn}") + L("Avô materno", f["avo_m"] if i != 6 else nn) + L("Avó materna", f["av_m"])
        if not o.get("nopai"): par += L("Pai", f"<b>{f['pai']}</b>, de {pn}") + L("Avô paterno", f["avo_p"] if i != 4 else nn) + L("Avó paterna", f["av_p"])
        cad = o.get("cad"); cd = ""
        if cad:
            cd = '<h3>Cadastro</h3><table class="cd"><tr><th>Documento</th><th>Número</th><th>Expedidor</th><th>Data</th></tr>' + "".join("<tr>" + "".join(f"<td>{x}</td>" for x in row) + "</tr>" for row in cad) + "</table>"
        css = """body{width:210mm;height:297mm;position:relative;font:10.2pt 'Roboto Condensed';color:#14213d}.sb{position:absolute;left:0;top:0;bottom:0;width:53mm;background:#1d2f55;color:#e8edf8;padding:11mm 6mm;font-size:8.3pt;line-height:1.42}
        .sb h4{font:500 7.3pt 'Roboto';margin:11px 0 1px;color:#9fb4dd;text-transform:none}.m{position:absolute;left:60mm;right:10mm;top:11mm;bottom:8mm}.m h1{font:300 22pt Roboto;margin:0 0 2px;color:#1d2f55}.m table{width:100%;border-collapse:collapse;margin-bottom:6px}
        td{padding:3.2px 6px;vertical-align:top;border-bottom:1px dotted #aab}td:first-child{width:35mm;color:#57658a;font-size:8.8pt}h3{font:500 9.5pt Roboto;color:#1d2f55;margin:9px 0 3px;border-left:4px solid #c9a227;padding-left:6px}.cd td,.cd th{font-size:8.6pt;color:#14213d;text-align:left;padding:2px 6px;width:auto}.cd td:first-child{width:auto;color:#14213d}.o{padding:2px 6px;font-size:9.6pt;line-height:1.35}"""
        body = f"""<div class="sb"><div style="text-align:center">{arms(60,'#e8edf8',1)}</div><div style="text-align:center;font-size:8.6pt">REPÚBLICA FEDERATIVA<br>DO BRASIL<br><span style="font-size:7.6pt">Estado {DE[uf]} {ESTADO[uf]}</span></div>
        <h4>Serventia</h4>{cart}<h4>Município</h4>{mun} – {uf}<h4>Código nacional (CNS)</h4>{cns[:2]}.{cns[2:5]}-{cns[5]}<h4>{'Oficial titular' if i%2 else 'Registrador(a) civil'}</h4>{off[i-1]}<h4>Endereço</h4>{r.choice(['Rua Marechal Deodoro','Avenida Getúlio Vargas','Rua Sete de Setembro','Travessa do Comércio'])}, {r.randrange(12,1400)}<br>Centro<h4>Contato</h4>rcpn{r.randrange(10,99)}@correio.example
        <h4>Pedido</h4>{r.randrange(10**7,10**8)}<h4>Expedida em</h4>{dmy(em)}, às {r.randrange(9,17)}:{r.randrange(10,59)}<div style="background:#fff;padding:6px;width:104px;margin:16px 0 4px">{qr(r,92,37)}</div>Aponte a câmera para conferir
        <h4>Selo eletrônico de fiscalização</h4><b style="font-size:9pt">{selo}</b><br>Consulta: {'www4.tjrj.example/Portal-Extrajudicial' if uf=='RJ' else 'selo.tj'+uf.lower()+'.example'}<h4>Custas</h4>{'Gratuita – Lei 9.534/97' if em[2]==reg[2] else f'Emol. {r.randrange(30,60)},{r.randrange(10,99)} · FETJ 9,{r.randrange(10,99)} · Fundperj 2,41'}</div>
        <div class="m"><h1>Certidão de Nascimento</h1><div style="font-size:8.6pt;color:#57658a;margin-bottom:8px">Breve relato, extraída do acervo desta serventia e remetida por meio eletrônico</div><table>{rows}</table><h3>Genitores e avós</h3><table>{par}</table>
        <h3>Averbações</h3><div class="o">{E(av) or 'Não há.'}</div><h3>Anotações</h3><div class="o">{E(an) or 'Não há.'}</div>{cd}
        <div style="position:absolute;bottom:0;left:0;right:0;font-size:8.3pt;color:#333;border-top:1px solid #1d2f55;padding-top:5px">Certifico e dou fé que as informações acima conferem com o assento. Esta certidão, assinada com certificado digital no padrão ICP-Brasil (MP 2.200-2/2001), tem a mesma validade da impressa em papel de segurança.<br>
        <span style="font-family:'Liberation Mono';font-size:7pt">hash {r.randrange(16**32):032x}</span></div></div>"""
        pq = lambda x: x.replace(" (", " - ").rstrip(")")
        setp(t, nome=f["nome"], cpf=c, mat=m, nasc=(d, data_ext(d)), hora=f"{h[0]:02d}:{h[1]:02d}" if h else "", nat=pq(o.get("nat", "")), sexo=sx, estab=est, nmun=nm, nuf=nu, rmun=mun, ruf=uf, cart=cart, dreg=reg, dnv=dn,
             livro=o["livro"], folha=o["fol"], termo=o["te"], g1=(f["mae"], pq(mn)), avm=("" if i == 6 else f["avo_m"], f["av_m"]), averb=av, anot=an, selo=selo, oficial=off[i-1], demi=em, cad=[" ".join(x) for x in cad] if cad else [])
        t["accept"]["dados_pessoais.data_nascimento.texto_completo"] = [nd, dmy(d)]
        if not o.get("nopai"): setp(t, g2=(f["pai"], pq(pn)), avp=("" if i == 4 else f["avo_p"], f["av_p"]))
        out.append((f"Z3-{i}", doc(css, body), t))
    return out

# ---------- Z4: security paper 2010-2019, label under the ruled line, impact-printer type, matricula in a comb ----------
def z4():
    out = []
    S = [
     ("Londrina","PR","2º SERVIÇO DE REGISTRO CIVIL DAS PESSOAS NATURAIS","LONDRINA","PR","HOSP. EVANGELICO DE LONDRINA",(24,3,2011),"03:20","M",(1,4,2011),(1,4,2011),dict(dnv=1)),
     ("Passo Fundo","RS","REGISTRO CIVIL DAS PESSOAS NATURAIS DE PASSO FUNDO","SOLEDADE","RS","HOSP. FREI CLEMENTE",(5,10,1990),"18:45","F",(11,10,1990),(13,8,2012),dict(an="A REGISTRADA CASOU-SE EM 25/02/2012 COM {c}, TERMO 9.230, FLS. 15 DO LIVRO B-47 DESTE OFICIO. {o}, 13/08/2012.")),
     ("Anápolis","GO","CARTÓRIO DE REGISTRO CIVIL 1ª CIRCUNSCRIÇÃO","ANAPOLIS","GO","MATERNIDADE DR. ADALBERTO",(19,7,2013),"22:01","F",(5,8,2013),(6,8,2013),dict(dnv=1,nopai=1)),
     ("Dourados","MS","2º OFÍCIO DE NOTAS E REGISTRO CIVIL","DOURADOS","MS","ALDEIA JAGUAPIRU (DOMICILIO)",(13,1,1999),"****","M",(10,4,2015),(10,4,2015),dict(nome="ADENILSON KUNUMI VERA RODRIGUES",pai="HILARIO VERA",mae="MARCILENE RODRIGUES",av="REGISTRO TARDIO LAVRADO NOS TERMOS DO PROVIMENTO 28 DO CNJ. RANI N. 41.207, FUNAI/DOURADOS.",dom=1)),
     ("Blumenau","SC","OFÍCIO DE REGISTRO CIVIL – 1º SUBDISTRITO","BLUMENAU","SC","HOSPITAL SANTO ANTONIO",(12,12,2012),"12:12","M",(17,12,2012),(19,2,2014),dict(dnv=1,twin=1,cpf=1)),
     ("Porto Velho","RO","3º OFÍCIO DE REGISTRO CIVIL","PORTO VELHO","RO","HOSPITAL DE BASE ARY PINHEIRO",(27,6,1983),"07:00","F",(30,6,1983),(4,9,2017),dict(cpf=1)),
     ("Caxias do Sul","RS","REGISTRO CIVIL – 1ª ZONA","CAXIAS DO SUL","RS","HOSPITAL POMPEIA",(16,8,1962),"23:30","M",(22,8,1962),(11,5,2016),dict(av="EM 29/04/2016 FOI RETIFICADO O SOBRENOME DO AVO PATERNO, DE BORTOLOTO PARA {s}, MANDADO DO JUIZO DA 1A VARA CIVEL.",cpf=1)),
     ("Araguaína","TO","CARTÓRIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS DE ARAGUAÍNA","XAMBIOA","TO","HOSP. MUNICIPAL DE XAMBIOA",(9,9,2018),"16:40","F",(9,10,2018),(9,10,2018),dict(dnv=1,cpf=1)),
    ]
    off = ["NEWTON ALENCAR VIDOTTI","IRACI TERESA DALLA LANA","WASHINGTON LEÃO CURADO","ELPÍDIO ESCOBAR LOUREIRO","MARLISE HADLICH","OSMARINA PARENTE VIEIRALVES","GLADIS MARIA STUMPF","LEILIANE NOLETO MASCARENHAS"]
    nats = {"PR":["ROLANDIA-PR","IBIPORA-PR","ASSAI-PR"],"RS":["SOLEDADE-RS","CARAZINHO-RS","FARROUPILHA-RS","ESPUMOSO-RS"],"GO":["GOIANESIA-GO","CERES-GO","PIRENOPOLIS-GO"],"MS":["CAARAPO-MS","AMAMBAI-MS"],"SC":["INDAIAL-SC","GASPAR-SC","TIMBO-SC"],"RO":["HUMAITA-AM","GUAJARA-MIRIM-RO"],"TO":["ANANAS-TO","WANDERLANDIA-TO","BALSAS-MA"]}
    for i, (mun, uf, cart, nm, nu, est, d, h, sx, reg, em, o) in enumerate(S, 1):
        r = random.Random(4400 + i); f = {k: strip(v).upper() for k, v in family(r, uf, d[2], sx, nome=o.get("nome"), pai=o.get("pai"), mae=o.get("mae")).items()}
        if i == 7: 
            f["pai"] = "ARMANDO LUIZ BORTOLOTTO"; f["avo_p"] = "GIOCONDO BORTOLOTTO"; f["av_p"] = "ANGELINA DAL POZZO"; f["nome"] = "VALDIR JOSE MARCHIORI BORTOLOTTO"; f["mae"] = "ZULMIRA MARCHIORI BORTOLOTTO"; f["avo_m"] = "ANSELMO MARCHIORI"
        if o.get("nopai"): f["mae"] = f["mae_s"]; f["nome"] = "SARAH EMANUELLY " + f["sm"]
        cns = f"{r.randrange(10000, 140000):06d}"; lv, fo, te = r.randrange(30, 290), r.randrange(1, 300), r.randrange(3000, 90000)
        ms = matricula(cns, 1, reg[2], lv, fo, te); m = mfmt(ms, 1)
        c = cpf(r) if o.get("cpf") else ""; dn = dnv(r, 0) if o.get("dnv") else ""
        t = truth(f"Z4-{i}", "Z4"); pn, mn = r.sample(nats[uf], 2)
        av = o.get("av", "").format(s="BORTOLOTTO"); an = o.get("an", "").format(c="JONAS ALBERI KLEINKAUF", o=mun.upper())
        st = "**********"
        ln = lambda v, l, fl=1: f'<div class="u" style="flex:{fl}"><div class="v">{v}</div><div class="k">{l}</div></div>'
        row = lambda *a: '<div class="rw">' + "".join(a) + "</div>"
        tw = "NAO"
        if o.get("twin"): tw = "SIM"; setp(t, twin=(f["gemeo"], [f["gemeo"]]))
        comb = "".join(f'<span>{p}</span>' for p in m.split())
        nopai = o.get("nopai")
        if i == 4: f["avo_m"] = ""; f["avo_p"] = "TEODORO VERA"; f["av_p"] = "LIDIA KUNHA POTY"; f["av_m"] = "ROSALINA RODRIGUES"
        col = ["#35604a", "#6a3f2c", "#2e4f80"][i % 3]
        selo = f"{r.randrange(100,999)}.{r.choice('abcXYZ')}{r.randrange(1000,9999)}.{r.choice('kQrT')}{r.randrange(100,999)}" if uf == "PR" else f"0{r.randrange(100,999)}.01.{em[2]%100:02d}00{r.randrange(10,99)}.{r.randrange(10000,99999)}" if uf == "RS" else f"{r.choice('ABCD')}{r.choice('XYZ')}{r.choice('MNP')}{r.randrange(10000,99999)}-{r.choice('UVWX')}{r.choice('FGH')}{r.randrange(10,99)}" if uf == "SC" else f"{r.randrange(10**9,10**10)}" if uf in ("GO", "TO") else ""
        pap = f"AA {r.randrange(10**6,10**7):09d}"
        css = f"""body{{width:210mm;height:297mm;position:relative;background:#fbfdf9;color:{col};font:9pt 'TeX Gyre Schola';overflow:hidden}}.pg{{position:absolute;inset:10mm 9mm 8mm 11mm;border:2px solid {col};outline:1px solid {col};outline-offset:3px;padding:8px 12px}}
        .v{{font:10pt 'Liberation Mono';letter-spacing:-.35px;color:#1a1a2e;min-height:15px;padding:4px 2px 0}}.k{{border-top:.8px solid {col};font:italic 6.8pt 'TeX Gyre Schola';padding-top:0}}.rw{{display:flex;gap:12px;margin-top:11px}}.cb span{{border:1px solid {col};padding:2px 7px;margin:0 1.5px;font:11pt 'Liberation Mono';color:#1a1a2e;background:#fff}}
        .cols{{display:flex;gap:10px;margin-top:8px}}.mg{{flex:0 0 57mm;border-left:1px dashed {col};padding-left:8px}}"""
        body = f"""{guilloche(794,1123,col,.13,9,5,44)}{guilloche(794,1123,'#c49a3a',.12,13,9,120)}<div class="pg"><div style="display:flex;align-items:center;gap:12px">{arms(58,col)}<div style="flex:1;text-align:center"><div style="font-size:8.5pt;letter-spacing:1px">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font-size:17pt;letter-spacing:3px">CERTIDÃO DE NASCIMENTO</div><div style="font-size:8pt">{cart}</div><div style="font-size:8pt">{mun} – Estado {DE[uf]} {ESTADO[uf]}</div></div><div style="text-align:right;font:7pt 'Liberation Mono'">{pap}<br>{barcode(r,110,20,col)}</div></div>
        <div class="cb" style="text-align:center;margin:9px 0 1px">{comb}</div><div style="text-align:center;font:italic 6.8pt 'TeX Gyre Schola'">matrícula</div>
        <div class="cols"><div style="flex:1">{row(ln('<b>'+f['nome']+'</b>','prenome(s) e sobrenome(s)'))}{row(ln(dmy(d),'nascimento – dia, mês e ano'),ln(h,'horas',.6),ln('M' if sx=='M' else 'F','sexo (M/F)',.5),ln(tw,'gêmeo',.4))}{row(ln(nm+'-'+nu,'cidade e Estado onde nasceu'))}{row(ln(est,'maternidade, hospital ou outro local'))}
        {row(ln(st if nopai else f['pai'],'genitor'))}{row(ln(st if nopai else pn,'natural de (genitor)'),ln(r.choice(['AGRICULTOR','MOTORISTA','COMERCIARIO','PEDREIRO','BANCARIO']) if not nopai else st,'profissão'))}{row(ln(f['mae'],'genitora'))}{row(ln(mn,'natural de (genitora)'),ln(r.choice(['DO LAR','PROFESSORA','COSTUREIRA','AUX. ADMINISTRATIVA']),'profissão'))}
        {row(ln(st if nopai else f['avo_p'],'avô paterno'))}{row(ln(st if nopai else f['av_p'],'avó paterna'))}{row(ln(f['avo_m'] or st,'avô materno'))}{row(ln(f['av_m'],'avó materna'))}
        {row(ln(f['gemeo'] if o.get('twin') else st,'gêmeo(a) de'))}{row(ln(dmy(reg),'registrado em'),ln(dn or st,'nº da DNV',1.2),ln(c or st,'CPF',1.2))}{row(ln((f['mae'] if nopai else f['pai']) if i!=4 else 'O PROPRIO REGISTRADO','declarante'))}</div>
        <div class="mg"><div style="font-size:8pt;letter-spacing:1px">À MARGEM DO TERMO</div><div style="font:italic 7pt 'TeX Gyre Schola'">averbações:</div><div class="v" style="line-height:1.25;font-size:9pt">{av or 'X-X-X-X-X-X-X'}</div><div style="font:italic 7pt 'TeX Gyre Schola';margin-top:14px">anotações:</div><div class="v" style="line-height:1.25;font-size:9pt">{an or 'X-X-X-X-X-X-X'}</div></div></div>
        <div style="position:absolute;left:12px;right:12px;bottom:9px"><div style="display:flex;gap:14px;align-items:flex-end"><div style="flex:1">{row(ln(mun.upper()+', '+dmy(em),'local e data da expedição'))}<div style="margin-top:6px">Certifico a exatidão do que aqui se contém, extraído do assento respectivo.</div></div>
        <div style="flex:1;text-align:center">{sign(r)}<div class="v" style="text-align:center;padding:0">{off[i-1]}</div><div class="k">oficial do registro civil</div></div><div>{stamp(cart[:38]+' ★','CNS|'+cns,84,'#a02c2c',r.randrange(-25,10),.7)}</div></div>
        <div style="display:flex;justify-content:space-between;font-size:7pt;margin-top:5px">{('<span>Selo de autenticidade nº <span style="font:8.5pt Liberation Mono;color:#1a1a2e">'+selo+'</span></span>') if selo else '<span>Ato isento de selo.</span>'}<span>Emolumentos: R$ {r.randrange(12,34)},{r.randrange(10,99)}</span><span>Qualquer emenda ou rasura invalida este documento</span></div></div></div>"""
        rp = lambda x: x[:-3] + " - " + x[-2:]
        setp(t, nome=f["nome"], cpf=c, mat=m, nasc=(d, dmy(d)), hora="" if "*" in h else h, sexo=sx, estab=est if not o.get("dom") else "DOMICILIO", nmun=nm, nuf=nu, rmun=mun, ruf=uf, cart=cart, dreg=reg, dnv=dn, livro=lv, folha=fo, termo=te, averb=av, anot=an, selo=selo, oficial=off[i-1], demi=em, avm=(f["avo_m"], f["av_m"]))
        if o.get("dom"): t["accept"]["local_nascimento.estabelecimento"] = [est]
        if nopai: setp(t, g1=(f["mae"], rp(mn)))
        else: setp(t, g1=(f["pai"], rp(pn)), g2=(f["mae"], rp(mn)), avp=(f["avo_p"], f["av_p"]))
        out.append((f"Z4-{i}", doc(css, body), t))
    return out
