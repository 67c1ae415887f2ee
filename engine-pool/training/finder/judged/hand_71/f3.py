from base import *
up=lambda s:(s or "").upper()
# ---------------------------------------------------------------- G : sidebar; inline labels; second copies of old births on the 2017 model
def fG(r,n):
    uf=["RJ","AM","RO","MT","ES","AM","RJ","PA"][n-1]; yr=[1944,1958,1986,1991,1998,2002,2019,2012][n-1]
    sc=["late","home","foreign","mother","twin","note","twomothers","multi"][n-1]
    b=base(r,uf,yr,scen=sc,imm=["ar",None,"jp","it",None,None,None,None][n-1],issue=(2018,2025),sep="-")
    g=[(b.father,b.fn,b.pf,b.pm),(b.mother,b.mn,b.mf,b.mm)]
    if n==7: g=[(b.mother,b.mn,b.mf,b.mm),(jn(given(r,"F","mid"),b.ffull),b.fn,b.pf,b.pm)]
    if not b.father: g=[g[1]]
    off={1:f"RCPN 3º Distrito de {b.rmun}",2:f"Cartório Frota – 2º Ofício de Registro Civil",3:f"1º Ofício de Registro Civil e Tabelionato de Notas de {b.rmun}",4:"Cartório do 2º Ofício Extrajudicial – Registro Civil das Pessoas Naturais e Jurídicas, Títulos e Documentos",5:f"Registro Civil e Tabelionato do Distrito Sede de {b.rmun}",6:f"Cartório do 1º Ofício de {b.rmun}",7:f"Ofício de Registro Civil da 2ª Zona Judiciária",8:f"Cartório Val-de-Cans de Registro Civil"}[n]
    tw=n==5; ti=f"{up(b.twin)} – {mfmt(matricula(b.cns,b.reg[2],b.book,b.page,b.term-1),'dots')}" if tw else ""
    av={6:notediv,2:noteobt,8:notepat,3:notecas}.get(n); av=av(r,b) if av else ""
    hasc=n in(3,5,7,8); mt=mfmt(b.mat,["dots","sp","plain","sp","dots","split","sp","dash"][n-1])
    seal={"RJ":f"E{r.choice('DEFG')}{r.choice('KLMN')}{r.choice('AXZ')} {r.randint(10000,99999)} {r.choice('JKL')}{r.choice('MNO')}{r.choice('PQR')}","AM":f"NASAM{r.randint(100,999)}{r.choice('ABC')}{r.randint(10000,99999)}{r.choice('XYZ')}","RO":f"H{r.choice('ABC')}{r.choice('DEF')}{r.choice('GHI')}{r.randint(1000,9999)}-{r.randint(10000,99999)}","MT":f"B{r.choice('ABCD')}{r.choice('KLM')} {r.randint(10000,99999)}","ES":f"0{r.randint(20000,29999)}.QRS{r.randint(1801,2412)}.{r.randint(1000,99999):05d}","PA":f"{r.randint(100000000,199999999)}-{r.choice('ABC')}"}[uf]
    hr=f"{b.hm[0]:02d}:{b.hm[1]:02d}" if n not in(2,) else ""
    nat=f"{up(b.bmun)}-{b.buf}"
    est="DOMICÍLIO" if n==2 else up(b.est)
    R=lambda *kv:'<div class="r">'+"".join(f'<span><i>{k}:</i> {e(v) if v else "***"}</span>' for k,v in kv)+'</div>'
    cad=[]; ct=""
    if n in(3,5,7): cad=[f"{r.randint(100,999)}{r.randint(100,999)}{r.randint(10,99)}"]; ct=f'<div class="h">Anotações de cadastro</div><table><tr><td>RG</td><td>{cad[0]}</td><td>SSP/{uf}</td></tr><tr><td>Título eleitoral</td><td>***</td><td>***</td></tr></table>'
    fil="".join(f'<div class="h">{"Genitor(a)" if 0 else "Filiação"} {i}</div>'+R(("Nome",up(a)),)+R(("Naturalidade",up(x)),)+R(("Avós",f"{up(p)} e {up(q)}"),) for i,(a,x,p,q) in enumerate(g,1))
    body=f'''<aside>{arms(70,"#e9edf5","#8fa6cf","#1d3261")}<p class="o">{e(off)}</p><p>{e(b.rmun)} – {b.ruf}<br>CNS nº {b.cns}</p><p><small>Registrador(a) Civil</small><br><b>{e(b.officer)}</b></p><p><small>Substituto(a)</small><br>{e(b.clerk)}</p><p><small>{e(b.street)}<br>CEP {b.cep}<br>Tel. {b.fone}</small></p><div class="q">{qr(r,96)}</div><p><small>SELO ELETRÔNICO</small><br><b>{seal}</b></p><p><small>Total: R$ {r.randint(30,90)},{r.randint(10,99)}<br>Lei 3.350/99 • Lei 6.281/12</small></p><p class="em">Emitida em<br>{dm(b.issue)}<br>{b.rmun}/{b.ruf}</p></aside>
<main><div class="hh">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>CERTIDÃO DE NASCIMENTO</h1>
<div class="h">Identificação</div>{R(("Nome",up(b.name)))}{R(("CPF",b.cpf if hasc else ""),("Sexo",up(b.sexo)))}{R(("Matrícula",mt))}
<div class="h">Nascimento</div>{R(("Data",f"{dm(b.birth)} - {ext(b.birth,'um')}"))}{R(("Hora",hr),("Naturalidade",nat))}{R(("Local",est),("Município/UF",nat))}
{R(("Gêmeo","SIM" if tw else "NÃO"),("DNV",b.dnv if yr>2009 else ""))}{R(("Gêmeo(s), nome e matrícula",ti)) if tw else ""}
{fil}
<div class="h">Registro</div>{R(("Data do registro",f"{dm(b.reg)} - {ext(b.reg,'um')}"))}{R(("Município do registro e UF",f"{up(b.rmun)}-{b.ruf}"))}
<div class="h">Averbações / Anotações</div><div class="av">{e(av) or "***"}</div>{ct}
<div class="ass"><p>O conteúdo da certidão é verdadeiro. Dou fé.</p>{sig(r,170,40)}<hr>{e(b.officer) if n%2 else e(b.clerk)}<br>{"Registrador(a) Civil" if n%2 else "Substituto(a)"}</div></main>'''
    css='''body{font:10.6pt/1.62 "Nimbus Sans";display:flex;color:#10182c}aside{width:55mm;background:#dbe3f1;border-right:3px solid #1d3261;padding:12mm 5mm;text-align:center;height:100%;font-size:9pt;line-height:1.35}aside .o{font-weight:bold;font-size:10.5pt}.em{border-top:1px solid #1d3261;padding-top:2mm;font-weight:bold}.q{margin:4mm 0}main{flex:1;padding:12mm 10mm}.hh{text-align:center;font-size:9pt}h1{font-size:16pt;text-align:center;margin:2mm 0 4mm;color:#1d3261;border-bottom:1px solid #1d3261}.h{font-weight:bold;font-size:8.5pt;background:#eef2f9;padding:0 2mm;margin-top:2.4mm;color:#1d3261;text-transform:uppercase;letter-spacing:1px}.r{display:flex;gap:8mm;padding:.5mm 2mm;border-bottom:1px dotted #9aa9c7}.r i{font-style:normal;color:#5a6a8c;font-size:8.5pt}.av{min-height:20mm;padding:1mm 2mm;text-align:justify}table{border-collapse:collapse;width:100%;font-size:8.5pt}td{border:1px solid #9aa9c7;padding:0 2mm}.ass{text-align:center;margin-top:7mm}.ass hr{width:70mm;margin:0 auto}'''
    acc={"dados_pessoais.data_nascimento.texto_completo":[dm(b.birth),ext(b.birth,"um")]}
    G=g+[("","","","")]*(2-len(g)); pf,pm,mf,mm=b.pf,b.pm,b.mf,b.mm
    t=truth(f"71G-{n}",birth=b.birth,birth_text=f"{dm(b.birth)} - {ext(b.birth,'um')}",name=up(b.name),cpf=b.cpf if hasc else "",mat=re.sub(r" +"," ",mt),hour=hr,nat=nat,sex=b.sexo,est=est,bmun=up(b.bmun),buf=b.buf,rmun=up(b.rmun),ruf=b.ruf,office=off,reg=dm(b.reg),dnv=b.dnv if yr>2009 else "",livro=str(b.book),folha=str(b.page),termo=str(b.term),g1=up(G[0][0]),g1n=up(G[0][1]),g2=up(G[1][0]),g2n=up(G[1][1]),pf=up(pf),pm=up(pm),mf=up(mf),mm=up(mm),twins=[up(b.twin)] if tw else [],twininfo=ti,averb=av,joint=1,cad=cad,seal=seal,officer=b.officer,issue=dm(b.issue),accept=acc)
    if n==7:
        t["data"]["avós"]={"paternos":{"avô":up(g[0][2]),"avó":up(g[0][3])},"maternos":{"avô":up(g[1][2]),"avó":up(g[1][3])}}
        for k,i in(("avô",2),("avó",3)): acc["avós.paternos."+k]=[up(g[1][i]),""]; acc["avós.maternos."+k]=[up(g[0][i]),""]
    return page(css,body),t
# ---------------------------------------------------------------- H : narrated breve relato of today, matrícula in the text
def fH(r,n):
    uf=["GO","TO","MT","MS","GO","PR","PI","MA"][n-1]; yr=[1947,1955,1964,1973,1982,1988,1994,2005][n-1]
    sc=["home","late","","twin","mother","foreign","note","sameday"][n-1]
    b=base(r,uf,yr,scen=sc,imm=[None,None,"ar",None,None,"pl",None,"it"][n-1],issue=(2015,2025),sep="/")
    h,mi=b.hm; m_=b.sex=="M"; a="o" if m_ else "a"; W=lambda s:f"<b>{e(s)}</b>"
    mt=mfmt(b.mat,["sp","dash","dots","plain","sp","dash","sp","dots"][n-1])
    showb=n%2==1; v=n in(1,5)
    # the page in the matrícula has no verso mark; where the book is printed, it is as printed
    bk=f"A-{b.book}"; fl=f"{b.page}{'v' if v else ''}"; off=[f"Cartório de Registro Civil das Pessoas Naturais e Tabelionato de Notas de {b.rmun}",f"Cartório do Registro Civil e Casamentos de {b.rmun}",f"Serviço Registral do 2º Ofício de {b.rmun}",f"Serviço Notarial e de Registro Civil Figueirôa",f"Cartório Antônio do Prado – Registro Civil e Notas",f"Serviço de Registro Civil e 1º Tabelionato de Notas de {b.rmun}",f"Cartório do 1º Ofício de Notas e Registro Civil de {b.rmun}",f"Serventia Extrajudicial do 3º Ofício de {b.rmun}"][n-1]
    est="domicílio" if n==1 else b.est; place=f"{b.bmun}/{b.buf}"; rp=f"{b.rmun}/{b.ruf}"
    hs=[f"{h:02d}:{mi:02d} horas",f"{h:02d}h{mi:02d}min",f"{h:02d} horas e {mi:02d} minutos"][n%3]
    nohr=n==2
    fa,mo=b.father,b.mother; tw=n==4; ti=f"{b.twin}" if tw else ""
    # issue order by n : several orders of sentences
    s_id=f"Certifico que se encontra registrado nesta Serventia, sob a matrícula nº {W(mt)}{', no livro '+W(bk)+', folha '+W(fl)+', termo '+W(str(b.term)) if showb else ''}, o nascimento de {W(b.name)}{', inscrit'+a+' no CPF sob o nº '+W(b.cpf) if n in(3,4,8) else ''}, do sexo {W(b.sexo.lower())}."
    s_b=f"O nascimento ocorreu em {W(ext(b.birth)+' ('+dm(b.birth)+')')}, {'em hora ignorada' if nohr else 'às '+W(hs)}, {'em '+W(est) if n==1 else 'no estabelecimento '+W(est)}, no município de {W(place)}{', sendo '+a+' registrad'+a+' natural deste último' if n==3 else ''}."
    s_f=(f"É filh{a} de {W(fa)}, natural de {W(b.fn)}, e de {W(mo)}, natural de {W(b.mn)}, tendo como avós paternos {W(b.pf)} e {W(b.pm)} e como avós maternos {W(b.mf)} e {W(b.mm)}." if fa else f"É filh{a} de {W(mo)}, natural de {W(b.mn)}, tendo como avós maternos {W(b.mf)} e {W(b.mm)}; a paternidade não foi declarada.")
    s_t=f"Consta tratar-se de gêmeo, juntamente com {W(b.twin)}." if tw else ("Não há gêmeos." if n%2 else "")
    s_r=f"O registro foi lavrado em {W(ext(b.reg) if n%2 else dmext(b.reg))}, no município de {W(rp)}, sendo declarante {W(fa or mo)}."
    s_d=f"Declaração de Nascido Vivo nº {W(b.dnv)}." if b.dnv else ""
    av={7:lambda r,b:notecas(r,b)}.get(n); nt=av(r,b) if av else ""
    if n==3: nt=noteobt(r,b)
    if n==6: nt=notecas(r,b)
    seal=f"{r.randint(1000,9999)}{r.randint(10**11,10**12-1)}{r.randint(1000,9999)}" if uf=="GO" else f"{r.choice('ABC')}{r.choice('KLM')}{r.choice('XYZ')}{r.randint(10000,99999)}-{r.randint(100,999)}"
    parts=[s_id,s_b,s_f,s_t,s_r,s_d] if n%2 else [s_id,s_r,s_b,s_t,s_f,s_d]
    body=f'''<div class="hd"><div class="lf">{arms(64,"#7a5b1a","#f0d88a","#7a1f1f")}</div><div class="md"><b>{e(off)}</b><br>{e(b.officer)} – Oficial{" Interino(a)" if n==2 else ""}<br>{e(b.street)}, {e(b.rmun)}/{b.ruf}, CEP {b.cep}</div></div>
<h1>CERTIDÃO DE NASCIMENTO</h1><h2>breve relato</h2><div class="tx">{"".join(f"<p>{p}</p>" for p in parts if p)}<p class="nt"><i>Averbações e anotações:</i> {e(nt) if nt else ["não constam.","nada consta à margem."][n%2]}</p><p>O conteúdo da certidão é verdadeiro. Dou fé.</p><p class="c">{e(b.rmun)}/{b.ruf}, {dmext(b.issue)}.</p></div>
<div class="sg">{sig(r,200,50)}<div>{e(b.officer if n%3 else b.clerk)}</div><small>{"Oficial" if n%3 else "Escrevente Autorizado"}</small></div>
<div class="sl"><div>{qr(r,78,"#4a2c10")}</div><div>Poder Judiciário – Estado d{"o" if uf not in("GO","MT","MS") else "e"} {UFN[uf]}<br>Selo eletrônico de fiscalização<br><b>{seal}</b><br>Consulte em extrajudicial.tj{uf.lower()}.jus.br</div><div class="bar">{bars(r,150,30)}<br>{r.randint(10**9,10**10-1)}</div></div>'''
    css='''body{font:12pt/1.6 "Nimbus Roman";padding:14mm 20mm;background:#fffefb}.hd{display:flex;gap:6mm;align-items:center;border-bottom:1px solid #7a5b1a;padding-bottom:3mm;font-size:10.5pt;line-height:1.35}.md b{font-size:13pt}h1{font-size:20pt;text-align:center;margin:9mm 0 0;color:#7a1f1f}h2{font:italic 12pt "Nimbus Roman";text-align:center;margin:0 0 6mm}.tx p{text-align:justify;margin:2mm 0;text-indent:14mm}.tx .nt{border-left:4px solid #c9a94f;padding-left:4mm;text-indent:0}.c{text-align:center!important;text-indent:0!important}.sg{text-align:center;line-height:1.2;margin-top:3mm}.sl{position:absolute;bottom:12mm;left:20mm;right:20mm;border:1px dashed #7a5b1a;padding:2mm 3mm;display:flex;justify-content:space-between;align-items:center;font:8.5pt/1.3 "Liberation Sans Narrow";text-align:center}'''
    acc={"dados_pessoais.naturalidade":[""],"dados_pessoais.data_nascimento.texto_completo":[ext(b.birth),dm(b.birth)]}
    t=truth(f"71H-{n}",birth=b.birth,birth_text=ext(b.birth)+" ("+dm(b.birth)+")",name=b.name,cpf=b.cpf if n in(3,4,8) else "",mat=mt,hour="" if nohr else "%02d:%02d"%b.hm,nat=place,sex=b.sexo,est=est,bmun=b.bmun,buf=b.buf,rmun=b.rmun,ruf=b.ruf,office=off,reg=dm(b.reg),dnv=b.dnv,livro=bk if showb else str(b.book),folha=fl if showb else str(b.page),termo=str(b.term),g1=fa or mo,g1n=b.fn if fa else b.mn,g2=mo if fa else "",g2n=b.mn if fa else "",pf=b.pf,pm=b.pm,mf=b.mf,mm=b.mm,twins=[b.twin] if tw else [],twininfo=ti,averb=nt,joint=1,seal=seal,officer=b.officer,issue=dm(b.issue),accept=acc)
    if v: acc["registro.folha"]=[str(b.page)]
    return page(css,body),t
# ---------------------------------------------------------------- I : numbered zebra rows, label left, mono values; births 2010-2017
def fI(r,n):
    uf=["PA","PE","SE","BA","CE","AL","RN","MA"][n-1]; yr=[2010,2011,2013,2014,2015,2016,2017,2009][n-1]
    sc=["","twin","mother","foreign","twofathers","home","long","note"][n-1]
    b=base(r,uf,yr,scen=sc,imm=[None,None,None,"jp",None,None,"de",None][n-1],issue=(2010,2018),sep=" (")
    cl=lambda s:(s+")" if " (" in s else s) if s else ""
    b.fn,b.mn=cl(b.fn),cl(b.mn)
    f,fn=b.father,b.fn
    if n==5: b.mother=jn(given(r,"M","mid"),b.mfull)
    nm=b.name
    if n==7: nm=jn(b.name.split()[0],"Schwarzenberger","do Espírito Santo",b.mfull,"von",b.ffull)
    off=["Cartório do 2º Ofício de Registro Civil","5º Cartório de Registro Civil das Pessoas Naturais","Cartório do 6º Ofício","Cartório do Registro Civil das Pessoas Naturais – Subdistrito de Brotas do Sertão","Cartório Pontes Vieira – Registro Civil das Pessoas Naturais da 2ª Zona","Serviço do Registro Civil – 1º Distrito","3º Ofício de Notas – Registro Civil","Cartório da 1ª Zona de Registro Civil"][n-1]
    tw=n==2; ti=f"{b.twin} / {mfmt(matricula(b.cns,b.reg[2],b.book,b.page,b.term+1),'sp')}" if tw else ""
    av={8:notepat,4:noteret}.get(n); av=av(r,b) if av else ""; an=""
    if n==6: an=f"Inscrição no CPF realizada em {dm(add(b.reg,2))}, conforme convênio RFB/ARPEN."
    mt=mfmt(b.mat,["sp","dash","sp","dots","sp","plain","sp","dash"][n-1]); hr=f"{b.hm[0]:02d}:{b.hm[1]:02d}"
    hasc=n in(5,6,7); k=[0]
    def row(l,v,sub=""):
        k[0]+=1; return f'<tr><td class="i">@@</td><td class="l">{l}{f"<small>{sub}</small>" if sub else ""}</td><td class="v">{e(v) if v else ["—","* * *","-x-x-"][n%3]}</td></tr>'
    place=f"{b.bmun} ({b.buf})"; rp=f"{b.rmun} ({b.ruf})"; est="Domicílio" if n==6 else b.est
    seal=f"{uf}{r.randint(100,999)}{r.choice('QWERT')}{r.choice('ASDF')}{r.randint(10000,99999)}" if n!=3 else ""
    order_mother_first=n in(1,4)
    P1=(b.father,b.fn); P2=(b.mother,b.mn)
    if order_mother_first: P1,P2=P2,P1
    frow=(row("Mãe" if order_mother_first else "Pai",P1[0])+row("naturalidade",P1[1])+row("Pai" if order_mother_first else "Mãe",P2[0])+row("naturalidade",P2[1])) if n!=5 else row("Pai",P1[0])+row("naturalidade",P1[1])+row("Pai",P2[0])+row("naturalidade",P2[1])
    gl=("Avô paterno","Avó paterna","Avô materno","Avó materna") if n!=5 else ("Avô (1º genitor)","Avó (1º genitor)","Avô (2º genitor)","Avó (2º genitor)")
    body=f'''<div class="hd"><div>{arms(48,"#8a4a12","#f5c26b","#8a4a12")}</div><div><h1>Certidão de Nascimento</h1>Registro Civil das Pessoas Naturais — República Federativa do Brasil</div><div class="st">{uf}<br><small>{r.randint(10**6,10**7-1)}</small></div></div>
<div class="nm">{e(nm)}</div><div class="mt">{mt}<small>matrícula</small></div>
<table>{row("CPF",b.cpf) if hasc else ""}{row("Data de nascimento",ext(b.birth),"por extenso")}{row("Dia / mês / ano","%02d / %02d / %04d"%b.birth)}{row("Hora do nascimento",hr)}{row("Município de nascimento e UF",place)}{row("Local do nascimento",est)}{row("Sexo",b.sexo.lower())}{frow}{row(gl[0],b.pf)}{row(gl[1],b.pm)}{row(gl[2],b.mf)}{row(gl[3],b.mm)}{row("Gêmeo?","sim" if tw else "não")}{row("Gêmeo(s)",ti,"nome e matrícula")}{row("Município de registro e UF",rp)}{row("Data do registro",ext(b.reg),"por extenso")}{row("DNV",b.dnv,"Declaração de Nascido Vivo")}{row("Averbações",av)}{row("Anotações",an)}</table>
<div class="bt"><div class="q">{sig(r,180,40)}<hr>{e(b.clerk)}<br>Escrevente Autorizado(a)<br><br>{e(b.rmun)} ({b.ruf}), {dmext(b.issue)}<br>O conteúdo da certidão é verdadeiro. Dou fé.</div><div class="s">{("<small>SELO DE AUTENTICIDADE</small><br><b>"+seal+"</b>") if seal else stamp(r,"","",84,"#8a4a12")}</div><div class="o"><b>{e(off)}</b><br>{e(rp)}<br>{e(b.officer)}, Oficial Registrador<br>{e(b.street)} · {b.cep}<br>{b.fone}</div></div>'''
    css='''body{font:9.4pt/1.3 "DejaVu Sans Condensed","DejaVu Sans";padding:10mm 15mm;color:#2a1a0c}.hd{display:flex;align-items:center;gap:5mm;justify-content:space-between}.hd>div:nth-child(2){flex:1;font-size:8pt}h1{margin:0;font:bold 20pt "URW Bookman";color:#8a4a12}.st{border:2px solid #8a4a12;padding:1mm 4mm;font:bold 14pt "URW Bookman";text-align:center}.st small{font:7pt "DejaVu Sans"}.nm{background:#8a4a12;color:#fff;font:bold 14pt "URW Bookman";padding:2mm 4mm;margin-top:3mm}.mt{background:#f3dfc2;font:bold 12pt "Liberation Mono";padding:1.5mm 4mm;display:flex;justify-content:space-between;align-items:center}.mt small{font:7.5pt "DejaVu Sans"}table{width:100%;border-collapse:collapse;margin-top:3mm}tr:nth-child(odd){background:#fbf3e6}td{padding:1.05mm 2mm;vertical-align:top;border-bottom:1px solid #ecd9bd}.i{color:#b98a55;font-size:7pt;width:8mm}.l{width:50mm;font-size:8.6pt}.l small{color:#9a7142;font-size:6.8pt;margin-left:2mm}.v{font:10pt "Liberation Mono"}.bt{display:flex;gap:4mm;margin-top:5mm;font-size:8.2pt;text-align:center;align-items:center}.bt>div{flex:1}.o{border:1px solid #8a4a12;padding:2mm;border-radius:3px}'''
    t=truth(f"71I-{n}",birth=b.birth,birth_text=ext(b.birth),name=nm,cpf=b.cpf if hasc else "",mat=mt,hour=hr,nat=place,sex=b.sexo,est=est,bmun=b.bmun,buf=b.buf,rmun=b.rmun,ruf=b.ruf,office=off,reg=dm(b.reg),dnv=b.dnv,livro=str(b.book),folha=str(b.page),termo=str(b.term),g1=P1[0] or P2[0],g1n=P1[1] if P1[0] else P2[1],g2=P2[0] if P1[0] else "",g2n=P2[1] if P1[0] else "",pf=b.pf,pm=b.pm,mf=b.mf,mm=b.mm,twins=[b.twin] if tw else [],twininfo=ti,averb=av,anot=an,seal=seal,officer=b.officer,issue=dm(b.issue),accept={"dados_pessoais.naturalidade":[""]})
    k[0]=0
    def ren(m): k[0]+=1; return f"{k[0]:02d}"
    body=re.sub("@@",ren,body)
    if n==5:
        for kk,pv,mv in(("avô",b.pf,b.mf),("avó",b.pm,b.mm)): t["accept"]["avós.paternos."+kk]=[mv,""]; t["accept"]["avós.maternos."+kk]=[pv,""]
    return page(css,body),t
# ---------------------------------------------------------------- J : security paper, ofício size, labels UNDER the values
def fJ(r,n):
    uf=["RS","CE","SP","PB","MG","RN","PR","BA"][n-1]; yr=[1959,1970,1977,1983,1993,2001,2016,2018][n-1]
    sc=["foreign","home late","twin","mother","note","","twomothers","long"][n-1]
    b=base(r,uf,yr,scen=sc,imm=["de",None,"it",None,"ar",None,"pl",None][n-1],issue=(2011,2024),sep=" - ")
    g=[(b.father,b.fn,b.pf,b.pm),(b.mother,b.mn,b.mf,b.mm)]
    if n==7: g[0]=(jn(given(r,"F","mid"),b.ffull),b.fn,b.pf,b.pm)
    nm=b.name
    if n==8: nm=jn(b.name.split()[0],"Emanuelly" if b.sex=="F" else "Emanuel","das Mercês de Santa Bárbara",b.mfull,"d'Ávila",b.ffull)
    lg=n>=7
    hasc=lg or n==3
    off=["Registro Civil das Pessoas Naturais","Cartório Cavalcante – 2º Registro Civil","Oficial de Registro Civil das Pessoas Naturais, Interdições e Tutelas","Serviço de Registro Civil João Bernardo","Ofício do 1º Registro Civil das Pessoas Naturais","Único Ofício de Notas e Registros","Serviço de Registro Civil das Pessoas Naturais – 2º Ofício","Registro Civil das Pessoas Naturais do 1º Ofício"][n-1]+" de "+b.rmun
    tw=n==3; ti=f"{b.twin}" if tw else ""; tmx=mfmt(matricula(b.cns,b.reg[2],b.book,b.page,b.term-1),"sp") if tw else ""
    av={5:notediv,1:notecas,6:noteret}.get(n); av=av(r,b) if av else ""
    mt=mfmt(b.mat,["split","sp","dash","sp","dots","plain","sp","dash"][n-1]); hr=f"{b.hm[0]:02d}:{b.hm[1]:02d}"
    nohr=n==4
    U=lambda v,l,f=1,c="":f'<div class="u {c}" style="flex:{f}"><b>{e(v) if v else "*****"}</b><s>{l}</s></div>'
    est="Domicílio" if "home" in sc else b.est
    loc=f"{est}, {b.bmun} - {b.buf}"; col=["#2f6f5a","#7b4a8a","#2a5d94","#8a5a1d"][n%4]
    seal={"RS":f"0{r.randint(100,999)}.01.{r.randint(1100000,2400000)}.{r.randint(1000,99999):05d}","CE":f"AA{r.randint(100000,999999)}-{r.choice('ABCX')}{r.randint(100,999)}","SP":f"{r.randint(100000,199999)}2CN{r.randint(0,999):012d}19{r.choice('ABCDEFGH')}","PB":f"A{r.choice('BCD')}{r.choice('EFG')}{r.randint(10000,99999)}-{r.choice('ABCD')}{r.choice('WXYZ')}{r.choice('0123')}{r.choice('KLMN')}","MG":f"CZ{r.choice('ABC')}{r.randint(10000,99999)}","RN":f"RN{r.randint(2011,2020)}00{r.randint(1000000,9999999)}{r.choice('ABC')}{r.choice('DEF')}{r.choice('GHI')}","PR":f"f{r.randint(100,999)}X.{''.join(r.choice('aBcDeF') for _ in range(5))}.{''.join(r.choice('GhIjKl') for _ in range(5))}-Z{r.randint(100,999)}","BA":f"{r.randint(1000,2999)}.AB{r.randint(100000,999999)}-{r.randint(0,9)}"}[uf]
    sec={"MG":f"{r.randint(1000,9999)}.{r.randint(1000,9999)}.{r.randint(1000,9999)}.{r.randint(1000,9999)}","BA":"".join(r.choice("ABCDEFGHKLMNPQR0123456789") for _ in range(10))}.get(uf,"")
    fil=f'''<div class="rw">{U(g[0][0],"genitor(a)",1.5)}{U(g[0][1],"natural de")}</div><div class="rw">{U(g[1][0],"genitor(a)",1.5)}{U(g[1][1],"natural de")}</div>''' if b.father else f'''<div class="rw">{U(b.mother,"genitor(a)",1.5)}{U(b.mn,"natural de")}</div>'''
    gl=["avô paterno","avó paterna","avô materno","avó materna"] if n!=7 else ["avô","avó","avô","avó"]
    body=f'''{guil(816,1247,col,46,.3,16)}<div class="fx"></div><div class="z"><div class="of"><b>{e(off)}</b> &nbsp;|&nbsp; {e(b.rmun)} - {b.ruf} &nbsp;|&nbsp; Oficial: {e(b.officer)}<br>{e(b.street)} &nbsp;|&nbsp; CEP {b.cep} &nbsp;|&nbsp; {b.fone}</div>
<div class="tt">{arms(72)}<h3>República Federativa do Brasil</h3><h4>Registro Civil das Pessoas Naturais</h4><h1>Certidão de Nascimento</h1></div>
<div class="rw">{U(nm,"nome completo",1,"big")}</div><div class="rw">{U(mt,"matrícula",2,"mm")}{U(b.cpf,"número do CPF",.9) if hasc else ""}</div>
<div class="rw">{U(ext(b.birth),"data de nascimento por extenso",3.6)}{U("%02d"%b.birth[0],"dia",.4)}{U("%02d"%b.birth[1],"mês",.4)}{U(str(b.birth[2]),"ano",.6)}{U("" if nohr else hr,"hora",.6)}</div>
<div class="rw">{U(loc,"local, município de nascimento e UF",2.4)}{U(b.sexo,"sexo",.7)}</div>
<div class="rw">{U(f"{b.bmun} - {b.buf}","naturalidade" if lg else "município de nascimento e UF")}{U(f"{b.rmun} - {b.ruf}","município de registro e UF")}</div>
{fil}<div class="rw">{U(b.pf,gl[0])}{U(b.pm,gl[1])}</div><div class="rw">{U(b.mf,gl[2])}{U(b.mm,gl[3])}</div>
<div class="rw">{U("Sim" if tw else "Não","gêmeo",.4)}{U(ti,"nome do(s) gêmeo(s)",1.3)}{U(tmx,"matrícula do(s) gêmeo(s)",1.5)}</div>
<div class="rw">{U(ext(b.reg),"data do registro por extenso",1.6)}{U(b.dnv,"número da DNV",.8)}</div>
<div class="rw">{U(av,"observações / averbações",1,"av")}</div>
<div class="en"><div class="se"><span>SELO DIGITAL</span><br><b>{seal}</b>{("<br>Cód. Segurança: "+sec) if sec else ""}</div><div>{stamp(r,"","",104,col)}</div><div class="as">O conteúdo da certidão é verdadeiro. Dou fé.<br>{e(b.rmun)} - {b.ruf}, {dmext(b.issue)}<br>{sig(r,170,42)}<hr>{e(b.officer if n%2 else b.clerk)}<br>{"Oficial do Registro Civil" if n%2 else "Oficial Substituto"}</div></div></div><div class="sn">{uf} {r.randint(10**6,10**7-1)} {r.choice("ABC")}</div>'''
    css=f'''body{{font:11pt/1.25 "Noto Serif";background:#fcfdfb;color:#161616}}.fx{{position:absolute;inset:7mm;border:9px double {col};border-radius:10px}}.z{{position:relative;padding:14mm 18mm}}.of{{text-align:center;font:8.6pt/1.4 "Noto Sans";border-bottom:1px solid {col}}}.tt{{text-align:center;margin:4mm 0}}h3,h4{{margin:0;font:11pt "Noto Serif"}}h1{{margin:1mm 0;font:bold 24pt "Noto Serif Display","Noto Serif";color:{col}}}.rw{{display:flex;gap:5mm;margin-bottom:3.8mm;align-items:flex-end}}.u b{{display:block;font-weight:normal;border-bottom:1px solid #444;padding:0 1mm .4mm}}.u s{{display:block;text-decoration:none;font:6.9pt "Noto Sans";color:{col};padding-left:1mm}}.big b{{font-size:15pt;font-weight:bold;text-align:center}}.mm b{{font-weight:bold;font-size:11.5pt;white-space:pre}}.av b{{min-height:17mm;font-size:9.6pt}}.en{{display:flex;justify-content:space-between;align-items:center;margin-top:3mm;font-size:9pt;text-align:center}}.se{{border:1px solid {col};padding:2mm 3mm;font:8.5pt/1.4 "Noto Sans"}}.sn{{position:absolute;bottom:11mm;right:16mm;font:bold 10pt "DejaVu Sans Mono";color:#b02020}}'''
    G=g if b.father else [g[1],("","","","")]
    nt=f"{b.bmun} - {b.buf}"
    ti2=(ti+" "+tmx) if tw else ""
    acc={} if lg else {"dados_pessoais.naturalidade":[""]}
    t=truth(f"71J-{n}",w=612,h=935,birth=b.birth,birth_text=ext(b.birth),name=nm,cpf=b.cpf if hasc else "",mat=re.sub(" +"," ",mt),hour="" if nohr else hr,nat=nt,sex=b.sexo,est=est,bmun=b.bmun,buf=b.buf,rmun=b.rmun,ruf=b.ruf,office=off,reg=dm(b.reg),dnv=b.dnv,livro=str(b.book),folha=str(b.page),termo=str(b.term),g1=G[0][0],g1n=G[0][1],g2=G[1][0],g2n=G[1][1],pf=b.pf,pm=b.pm,mf=b.mf,mm=b.mm,twins=[b.twin] if tw else [],twininfo=ti2,averb=av,joint=1,seal=seal,officer=b.officer,issue=dm(b.issue),accept=acc)
    if tw: acc["gêmeos.informações_adicionais"]=[ti]
    if n==7:
        for kk,pv,mv in(("avô",b.pf,b.mf),("avó",b.pm,b.mm)): acc["avós.paternos."+kk]=[mv,""]; acc["avós.maternos."+kk]=[pv,""]
    return page(css,body,"216mm","330mm"),t
