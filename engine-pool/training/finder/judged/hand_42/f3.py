from common import *
import textwrap
# ---------- Z5: 1990s continuous form, unaccented capitals, dot leaders ----------
def z5():
    out = []
    S = [ # mun, uf, cart, comarca, birth mun, uf, est, date, hour, sex, reg, em, livro, folha, termo, opts
     ("SOBRAL","CE","CARTORIO DO 2. OFICIO - REGISTRO CIVIL DA SEDE","SOBRAL","SOBRAL","CE","SANTA CASA DE MISERICORDIA DE SOBRAL",(3,10,1987),"04:25","M",(19,10,1987),(7,3,1994),"A-112","043-V","48.209",{}),
     ("MOSSORO","RN","4. CARTORIO JUDICIARIO DE MOSSORO","MOSSORO","AREIA BRANCA","RN","MATERNIDADE SARAH KUBITSCHEK",(21,1,1979),"10:00","F",(30,8,1979),(12,9,1997),"A-87","211","70.118",dict(an="CONTRAIU MATRIMONIO COM {c} EM 14/12/1996 NESTE CARTORIO, LV. B-33 FLS. 20 NO. 5.901. DOU FE.")),
     ("ITUMBIARA","GO","CARTORIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS","ITUMBIARA","ITUMBIARA","GO","EM DOMICILIO, FAZENDA SANTA BARBARA",(15,6,1958),"*****","M",(2,7,1958),(25,11,1991),"17","88","2.044",dict(dom=1,tr=1)),
     ("CORUMBA","MS","CARTORIO DO 2. OFICIO DO REGISTRO CIVIL","CORUMBA","LADARIO","MS","HOSPITAL NAVAL DE LADARIO",(29,2,1992),"23:55","F",(9,3,1992),(9,3,1992),"A-64","150","37.730",dict(tw=1)),
     ("TERESINA","PI","1. CARTORIO DO REGISTRO CIVIL - ZONA SUL","TERESINA","TERESINA","PI","MATERNIDADE DONA EVANGELINA ROSA",(11,8,1995),"06:08","M",(14,9,1995),(15,9,1995),"A-231","019","109.514",dict(nopai=1)),
     ("BARREIRAS","BA","CARTORIO DO REGISTRO CIVIL DO 1. OFICIO","BARREIRAS","RIACHAO DAS NEVES","BA","CASA DE RESIDENCIA DOS PAIS",(1,5,1966),"18:30","F",(16,2,1978),(3,6,1996),"A-9","77-V","5.580",dict(dom=2,av="POR SENTENCA DO DR. JUIZ DE DIREITO DA VARA CIVEL DE BARREIRAS, DE 30/01/1996, RETIFICA-SE O ANO DE NASCIMENTO DA REGISTRADA, DE 1968 PARA 1966.")),
     ("PATO BRANCO","PR","REGISTRO CIVIL E 1. TABELIONATO DE NOTAS","PATO BRANCO","PATO BRANCO","PR","POLICLINICA PATO BRANCO",(17,12,1983),"13:40","M",(20,12,1983),(28,1,2000),"A-41","255","22.987",dict(an="CERTIFICA MAIS QUE O REGISTRADO FALECEU EM 09/01/2000, TERMO 4.411, FLS. 206, LV. C-9, DESTE OFICIO.")),
     ("MACAPA","AP","CARTORIO DO 2. OFICIO - REGISTRO CIVIL","MACAPA","AFUA","PA","UNIDADE MISTA DE AFUA",(24,4,1998),"02:20","F",(22,6,1998),(22,6,1998),"A-190","098","88.402",{}),
    ]
    off = ["JOSE MARIA MONT'ALVERNE FILHO","FRANCISCO SOBREIRA DE MEDEIROS","ALAIR CROSARA BORGES","NEIDE PROVENZANO ARRUELA","RAIMUNDA NONATA CASTELO BRANCO","ANTONIO BRUNO DE CASTRO REGO","LURDES PEGORARO DALMOLIN","JOAO PICANCO DA LUZ"]
    esc = ["MARIA GORETTI PONTE","","DIVINO E. PAIVA","","ISMAEL C. LIMAVERDE","","","ROSIANE TORK"]
    nats = {"CE":["MERUOCA-CE","MASSAPE-CE"],"RN":["ASSU-RN","CARAUBAS-RN"],"GO":["CATALAO-GO","TUPACIGUARA-MG"],"MS":["AQUIDAUANA-MS","RIO DE JANEIRO-RJ"],"PI":["UNIAO-PI","TIMON-MA"],"BA":["ANGICAL-BA","FORMOSA DO RIO PRETO-BA"],"PR":["VERE-PR","LAGOA VERMELHA-RS"],"AP":["BREVES-PA","CHAVES-PA"]}
    for i, (mun, uf, cart, com, nm, nu, est, d, h, sx, reg, em, lv, fo, te, o) in enumerate(S, 1):
        r = random.Random(5500 + i); f = {k: strip(v).upper() for k, v in family(r, uf, d[2], sx).items()}
        t = truth(f"Z5-{i}", "Z5"); pn, mn = nats[uf]
        if o.get("nopai"): f["mae"] = f["mae_s"]; f["nome"] = "CAIO HENRIQUE " + f["sm"]
        nd = strip(data_ext(d)).upper()
        lines = []; W = 80
        def fld(l, v, w=20):
            v = v or "*" * 24
            ws = textwrap.wrap(v, W - w - 2, break_on_hyphens=False)
            lines.append((l + "." * (w - len(l)) + ": ") + ws[0])
            for x in ws[1:]: lines.append(" " * (w + 2) + x)
        hr = "=" * W; h2 = "-" * W
        lines += [hr, f"PODER JUDICIARIO - ESTADO {strip(DE[uf]+' '+ESTADO[uf]).upper()}".center(W), f"COMARCA DE {com} - MUNICIPIO DE {mun}".center(W), cart.center(W), f"{'OFICIAL' if i%2 else 'ESCRIVAO/OFICIAL'}: {off[i-1]}".center(W), hr, "", "C E R T I D A O    D E    N A S C I M E N T O".center(W), "",
            "    CERTIFICO QUE, REVENDO OS LIVROS DE ASSENTOS DE NASCIMENTOS A MEU CARGO,", "DELES CONSTA O QUE SEGUE:", "", f"LIVRO: {lv}    FOLHA: {fo}    TERMO: {te}    LAVRADO EM: {dmy(reg)}", h2]
        fld("NOME DO REGISTRADO" if sx == "M" else "NOME DA REGISTRADA", f["nome"])
        fld("SEXO", "MASCULINO" if sx == "M" else "FEMININO"); fld("DATA NASCIMENTO", nd); fld("HORA", h if "*" in h else h + " HORAS"); fld("LOCAL", est); fld("CIDADE/ESTADO", f"{nm}/{nu}")
        if o.get("tw"): fld("GEMEO", f"SIM, COM {f['gemeo']}"); setp(t, twin=(f["gemeo"], [f["gemeo"]])); t["accept"]["gêmeos.informações_adicionais"] = ["COM " + f["gemeo"], "SIM, COM " + f["gemeo"]]
        lines.append(h2); np = o.get("nopai")
        if not np: fld("PAI", f["pai"]); fld("  NATURAL DE", f"{pn}"); fld("  PROFISSAO", r.choice(["LAVRADOR","MILITAR","COMERCIANTE","FERROVIARIO","PESCADOR"]))
        else: fld("PAI", "")
        fld("MAE", f["mae"]); fld("  NATURAL DE", mn); fld("  PROFISSAO", r.choice(["DO LAR","DOMESTICA","PROFESSORA PRIMARIA","AUX. DE ENFERMAGEM"]))
        if i == 6: f["avo_p"] = ""
        avp = "" if np else (f["avo_p"] + " E " + f["av_p"] if f["avo_p"] else "NAO DECLARADO E " + f["av_p"])
        fld("AVOS PATERNOS", avp); fld("AVOS MATERNOS", f["avo_m"] + " E " + f["av_m"]); lines.append(h2)
        fld("DECLARANTE", "A MAE" if np else "O PAI")
        fld("1A TESTEMUNHA", strip(adult(r, "M", uf, 1940)).upper() if i in (1, 3, 6, 7) else "DISPENSADA"); 
        if i in (1, 3, 6, 7): fld("2A TESTEMUNHA", strip(adult(r, "F", uf, 1940)).upper())
        av = o.get("av", ""); an = o.get("an", "").format(c="JOSENILTON GURGEL FILGUEIRA")
        lines.append(h2); fld("AVERBACOES", av or "NAO CONSTAM"); fld("ANOTACOES", an or "NAO CONSTAM"); lines.append(h2)
        lines += ["", "    O REFERIDO E VERDADE E DOU FE.", "", f"    {mun} ({uf}), {em[0]:02d} DE {strip(MES[em[1]-1]).upper()} DE {em[2]}.", "", "", "", ""]
        sg = esc[i-1]
        lines += ["    " + "_" * 40, "    " + (sg + " - ESCREVENTE JURAMENTADO(A)" if sg else off[i-1] + " - OFICIAL"), "", f"    CUSTAS: {'CR$ 1.840,00' if em[2]==1994 else 'CR$ 2.410,00' if em[2]<1994 else 'R$ '+str(r.randrange(3,12))+',50'}    GUIA: {r.randrange(1000,9999)}    OP: {r.randrange(1,9):02d}   PAG. 01/01"]
        selo = f"{r.choice('ABC')}-{r.randrange(100000,999999)}" if em[2] >= 1996 and i != 8 else ""
        if selo: lines.append(f"    SELO DE AUTENTICIDADE NO. {selo}")
        holes = "".join(f'<i style="left:{x}mm;top:{6+k*12.7}mm"></i>' for x in (3.2, 202.3) for k in range(23))
        bars = "".join(f'<b style="top:{k*12.7}mm"></b>' for k in range(0, 24, 2))
        css = """body{width:210mm;height:297mm;position:relative;overflow:hidden;background:#fff}i{position:absolute;width:4.4mm;height:4.4mm;border-radius:50%;border:.6px solid #999;background:#eee}b{position:absolute;left:10.5mm;right:10.5mm;height:12.7mm;background:#eaf4ea}.v{position:absolute;top:0;bottom:0;border-left:.7px dashed #aaa}
        pre{position:absolute;left:17mm;top:13mm;margin:0;font:9.6pt/13.4pt 'Nimbus Mono PS';color:#25252d;font-weight:bold}"""
        body = bars + f'<div class="v" style="left:10.5mm"></div><div class="v" style="right:10.5mm"></div>{holes}<pre>{E(chr(10).join(lines))}</pre><div style="position:absolute;right:26mm;bottom:20mm">{stamp(cart[:40],mun[:12],88,"#5a2d86",14)}</div><div style="position:absolute;left:36mm;top:{13+4.727*(len(lines)-(7 if selo else 6))}mm">{sign(r,170,38)}</div>'
        q = lambda x: x[:-3] + " - " + x[-2:]
        setp(t, nome=f["nome"], nasc=(d, nd), hora="" if "*" in h else h, sexo=sx, estab={1:"DOMICILIO",2:"Domicílio"}.get(o.get("dom"), est), nmun=nm, nuf=nu, rmun=mun, ruf=uf, cart=cart, dreg=reg, livro=lv, folha=fo, termo=te, averb=av, anot=an, selo=selo, oficial=off[i-1], demi=em, avm=(f["avo_m"], f["av_m"]))
        if o.get("dom"): t["accept"]["local_nascimento.estabelecimento"] = [est, "Domicílio", "CASA DE RESIDENCIA DOS PAIS"][:2 if o["dom"] == 1 else 3]
        if np: setp(t, g1=(f["mae"], q(mn)))
        else: setp(t, g1=(f["pai"], q(pn)), g2=(f["mae"], q(mn)), avp=(f["avo_p"], f["av_p"]))
        out.append((f"Z5-{i}", doc(css, body), t))
    return out

# ---------- Z6: A5 landscape stationery blank of 1975-1990 with stub, typed over dotted rules ----------
def z6():
    out = []
    S = [
     ("Parintins","AM","Cartório do 1.º Ofício","Parintins","Parintins","AM","no Hospital Padre Colombo",(8,9,1976),"às cinco horas","M",(4,10,1976),(6,10,1976),"27","112","9.875",{}),
     ("Uruguaiana","RS","Cartório de Registro Civil da 1.ª Zona","Uruguaiana","Uruguaiana","RS","na Santa Casa de Caridade",(19,3,1963),"às vinte e uma horas e quinze minutos","F",(25,3,1963),(14,1,1981),"A-51","29v.","18.341",dict(an="Casada com {c}, em 22-11-1980, neste Cartório.")),
     ("Caicó","RN","Segundo Cartório Judiciário","Caicó","Jardim de Piranhas","RN","em domicílio, no sítio Timbaúba",(2,2,1951),"às dez horas","M",(17,2,1951),(30,5,1975),"12","203","1.466",dict(dom=1)),
     ("Cametá","PA","Cartório do Único Ofício","Cametá","Cametá","PA","na Unidade Mista do SESP",(12,11,1984),"às zero hora e trinta minutos","F",(3,12,1984),(3,12,1984),"A-38","65","24.012",dict(np=1)),
     ("Jataí","GO","Cartório do Registro Civil da Sede","Jataí","Jataí","GO","no Hospital Santa Clara",(26,7,1979),"às dezoito horas e cinquenta minutos","M",(30,7,1979),(21,8,1986),"A-44","180","31.057",dict(tw=1)),
     ("Lages","SC","Escrivania de Paz do 1.º Subdistrito","Lages","São Joaquim","SC","no Hospital de Caridade Coração de Jesus",(5,6,1970),"às quatorze horas","F",(12,6,1970),(9,4,1988),"A-93","7","40.660",dict(av="Legitimada pelo subsequente casamento dos pais, conforme averbação de 03-05-1974.")),
     ("Penedo","AL","Cartório do Registro Civil – 2.º Distrito","Penedo","Piaçabuçu","AL","xxxxxxxxxxxxxxxxxxx",(30,12,1957),"xxxxxxxxxxxxx","M",(14,3,1969),(8,7,1982),"22","141v.","6.903",dict(noest=1,noavp=1)),
     ("Nova Friburgo","RJ","Registro Civil do 1.º Distrito","Nova Friburgo","Nova Friburgo","RJ","na Maternidade Dr. Mário Dutra de Castro",(17,10,1989),"às nove horas e três minutos","F",(23,10,1989),(24,10,1989),"A-79","250","35.128",{}),
    ]
    H = ["05:00","21:15","10:00","00:30","18:50","14:00","","09:03"]
    off = ["Walderez Teixeira Cursino","Ataliba Vares Fagúndez","Manoel Dantas Torquato","Benvinda Moraes Wanzeler","Eurípedes Tomaz Carneiro","Mansueto Godinho Arruda","Lourival Peixoto de Omena","Hildebrando Monnerat Erthal"]
    nats = {"AM":["Barreirinha, AM","Juruti, PA"],"RS":["Quaraí, RS","Itaqui, RS"],"RN":["Serra Negra do Norte, RN","Brejo do Cruz, PB"],"PA":["Mocajuba, PA","Baião, PA"],"GO":["Rio Verde, GO","Mineiros, GO"],"SC":["Urubici, SC","Vacaria, RS"],"AL":["Igreja Nova, AL","Neópolis, SE"],"RJ":["Cantagalo, RJ","Bom Jardim, RJ"]}
    for i, (mun, uf, cart, com, nm, nu, est, d, h, sx, reg, em, lv, fo, te, o) in enumerate(S, 1):
        r = random.Random(6600 + i); f = family(r, uf, d[2], sx); t = truth(f"Z6-{i}", "Z6", 595, 420)
        if o.get("np"): f["mae"] = f["mae_s"]; f["nome"] = "Rosângela do Socorro " + f["sm"]
        pn, mn = nats[uf]; col = ["#1d3f8a", "#5b3a1a", "#23542f", "#222"][i % 4]; pp = ["#f6f3e4", "#eef3f8", "#fbf7ef"][i % 3]
        u = lambda v, w=None: f'<span class="u"{f" style=min-width:{w}px" if w else ""}>{v}</span>'
        x = "x.x.x.x.x.x.x.x.x"
        nd = data_ext(d, "primeiro"); np = o.get("np")
        av = o.get("av", ""); an = o.get("an", "").format(c="Ramón Darci Villamil Etchegaray")
        nt = av or an or "nada mais consta. -.-.-.-.-.-.-"
        if o.get("tw"): setp(t, twin=(f["gemeo"], [f["gemeo"]])); twt = f" {'Gêmeo com'} {u(f['gemeo'])}."
        else: twt = ""
        ap = (x, x) if (np or o.get("noavp")) else (f["avo_p"], f["av_p"])
        a = "a" if sx == "F" else "o"
        fee = f"{'Cr$' if em[2] < 1986 else 'Cz$' if em[2] < 1989 else 'NCz$'} {r.randrange(5,90)},00"
        css = f"""body{{width:210mm;height:148mm;position:relative;background:{pp};font:8.6pt 'C059';color:{col};overflow:hidden}}.u{{font:10pt 'Courier Prime';color:#24242c;border-bottom:.8px dotted {col};padding:0 4px}}.st{{position:absolute;left:6mm;top:6mm;bottom:6mm;width:33mm;border-right:1.2px dashed {col};padding-right:5px;font-size:7.2pt;line-height:1.6}}
        .mn{{position:absolute;left:44mm;right:8mm;top:6mm;bottom:6mm;border:1.5px solid {col};padding:6px 11px}}.p{{line-height:21.4px;text-align:justify;margin:5px 0}}"""
        body = f"""<div class="st"><div style="text-align:center">{arms(40,col,i%2)}</div><b>N.º</b> {u(str(r.randrange(100,9999)))}<br>Talão n.º {u(str(r.randrange(2,60)))}<br>Requerente:<br>{u('o interessado' if i%2 else 'o próprio')}<br>Custas:<br>{u(fee)}<br>Taxa judiciária:<br>{u('isento')}<br>Busca: {u('-.-')}<br><div style="margin-top:14px">Visto em correição<br>____/____/19____<br><br>___________________<br>Juiz Corregedor</div><div style="position:absolute;bottom:0;font-size:6.6pt">Mod. {r.randrange(10,40)} – Tip. e Pap. {r.choice(['São José','Vitória','Brasil','Guarany'])}</div></div>
        <div class="mn"><div style="text-align:center;line-height:1.35"><span style="font-size:8pt">REPÚBLICA FEDERATIVA DO BRASIL — ESTADO {DE[uf].upper()} {ESTADO[uf].upper()}</span><br><span style="font-size:8pt">Comarca de {u(com)} Município de {u(mun)}</span><br>{u(cart)}<br><b style="font-size:13pt;letter-spacing:1px">Certidão de Nascimento</b></div>
        <div class="p"><b>CERTIFICO</b> que à fl. {u(fo)} do livro n.º {u(lv)} de assentamentos de nascimentos, sob o n.º de ordem {u(te)}, foi feito em {u(dmy(reg,'-'))} o registro de {u('<b>'+f['nome']+'</b>')}, de sexo {u('feminino' if sx=='F' else 'masculino')}, {'nascida' if sx=='F' else 'nascido'} a {u(nd)}, {u(h)}, {u(est)}, em {u(nm+' - '+nu)}; filh{a} de {u(x if np else f['pai'])}, natural de {u(x if np else pn)}, e de {u(f['mae'])}, natural de {u(mn)}; sendo avós paternos {u(ap[0])} e {u(ap[1])}, e avós maternos {u(f['avo_m'])} e {u(f['av_m'])}.{twt} Foi declarante {u('a mãe' if np else 'o pai')} e testemunhas as que assinaram o termo.</div>
        <div class="p">Observações: {u(nt)}</div><div style="position:absolute;left:12px;right:12px;bottom:7px"><div style="display:flex;align-items:flex-end"><div style="flex:1">O referido é verdade e dou fé.<br>{u(mun)}, {u(f'{em[0]:02d}')} de {u(MES[em[1]-1])} de 19{u(f'{em[2]%100:02d}')}</div><div style="text-align:center;width:210px"><div style="height:26px">{sign(r,150,32)}</div><div style="border-top:1px solid {col}">{u(off[i-1])}<br>Oficial do Registro Civil</div></div></div></div>
        <div style="position:absolute;right:226px;bottom:6px">{stamp('REGISTRO CIVIL • '+mun.upper()+' • '+uf,'',62,'#6a2a80',-18,.5)}</div></div>"""
        q = lambda v: v.replace(", ", " - ")
        if fo.endswith("."): t["accept"]["registro.folha"] = [fo[:-1]]
        es = est if o.get("dom") or o.get("noest") else est.split(" ", 1)[1]
        setp(t, nome=f["nome"], nasc=(d, nd), hora=H[i-1], sexo=sx, estab="Domicílio" if o.get("dom") else "" if o.get("noest") else es, nmun=nm, nuf=nu, rmun=mun, ruf=uf, cart=cart, dreg=reg, livro=lv, folha=fo, termo=te, averb=av, anot=an, joint=bool(av or an), oficial=off[i-1], demi=em, avm=(f["avo_m"], f["av_m"]))
        if o.get("dom"): t["accept"]["local_nascimento.estabelecimento"] = [est, "em domicílio", "domicílio, no sítio Timbaúba"]
        if np: setp(t, g1=(f["mae"], q(mn)))
        else:
            setp(t, g1=(f["pai"], q(pn)), g2=(f["mae"], q(mn)))
            if not o.get("noavp"): setp(t, avp=ap)
        out.append((f"Z6-{i}", doc(css, body, "210mm 148mm"), t))
    return out
