from base import *
up=lambda s:s.upper()
# ---------------------------------------------------------------- A : CNJ 2009, boxes, serif, capitals, old births
def fA(r,n):
    uf=["BA","PE","CE","SE","PB","AL","RN","BA"][n-1]; yr=[1948,1962,1971,1979,1984,1990,1996,2003][n-1]
    sc=["home late","foreign","twin","mother","note","long","home twin","div"][n-1]
    b=base(r,uf,yr,scen=sc,imm=[None,"ar",None,None,None,None,None,None][n-1],issue=(2010,2017))
    if n==6: b.name=jn(b.name.split()[0],"Cristina do Perpétuo Socorro" if b.sex=="F" else "Emanuel do Sagrado Coração",b.mfull,"Cavalcanti de Albuquerque",b.ffull)
    off=["Cartório do Registro Civil das Pessoas Naturais - Sede","Cartório de Registro Civil do 2º Distrito Judiciário","1º Ofício do Registro Civil e Notas","Serviço de Registro Civil das Pessoas Naturais da Comarca","Cartório Único","1º Ofício do Registro Civil das Pessoas Naturais","Registro Civil e Notas - Ofício do Distrito de Santana","Cartório do Registro Civil com Funções Notariais"][n-1]+" de "+b.rmun
    bx=lambda l,v,w,c="":f'<div class="b {c}" style="width:{w}%"><span>{l}</span><p>{e(v) if v else "&nbsp;"}</p></div>'
    nv=lambda s:s if s else "-----"
    tw="twin" in sc; tm=matricula(b.cns,b.reg[2],b.book,b.page,b.term+1)
    tinfo=up(b.twin)+" - "+mfmt(tm,"sp") if tw else ""
    par=[x for x in ((up(b.father)+", natural de "+up(b.fn)) if b.father else "",up(b.mother)+", natural de "+up(b.mn)) if x]
    # filiação printed: names; naturality in the same box
    fil="<br>".join(e(x) for x in par)
    av=(f"PATERNOS: {up(b.pf)} E {up(b.pm)}" if b.pf else "PATERNOS: ***")+f"\nMATERNOS: {up(b.mf)} E {up(b.mm)}"
    note={5:notecas,8:notediv,2:noteobt}.get(n); nt=note(r,b) if note else ""
    hr=f"{b.hm[0]:02d}:{b.hm[1]:02d}"; hp=hr if n!=3 else "IGNORADA"
    loc=f"{up(b.est)}, {up(b.bmun)} - {b.buf}"
    inst={1:"Vide averbações à margem do termo."}
    mt=mfmt(b.mat,["sp","sp","dash","sp","split","sp","plain","dots"][n-1])
    body=f'''<div class="fr"><div class="hd">{arms(62,"#222","#fff","#777")}<h2>REPÚBLICA FEDERATIVA DO BRASIL</h2><h3>REGISTRO CIVIL DAS PESSOAS NATURAIS</h3><h1>CERTIDÃO DE NASCIMENTO</h1></div>
<div class="nm"><span>NOME:</span><p>{e(up(b.name))}</p></div><div class="nm"><span>MATRÍCULA:</span><p class="m">{mt}</p></div>
<div class="row">{bx("DATA DE NASCIMENTO POR EXTENSO",up(ext(b.birth)),64)}{bx("DIA","%02d"%b.birth[0],11,"c")}{bx("MÊS","%02d"%b.birth[1],11,"c")}{bx("ANO",str(b.birth[2]),14,"c")}</div>
<div class="row">{bx("HORA",hp,16,"c")}{bx("MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO",f"{up(b.bmun)} - {b.buf}",84)}</div>
<div class="row">{bx("MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO",f"{up(b.rmun)} - {b.ruf}",40)}{bx("LOCAL, MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO",loc,45,"s")}{bx("SEXO",up(b.sexo),15,"c")}</div>
<div class="row"><div class="b" style="width:100%"><span>FILIAÇÃO</span><p>{fil}</p></div></div>
<div class="row"><div class="b" style="width:100%"><span>AVÓS</span><p style="white-space:pre-line">{e(av)}</p></div></div>
<div class="row">{bx("GÊMEO","SIM" if tw else "NÃO",14,"c")}{bx("NOME E MATRÍCULA DO(S) GÊMEO(S)",tinfo or "-----",86)}</div>
<div class="row">{bx("DATA DO REGISTRO POR EXTENSO",up(ext(b.reg)),66)}{bx("NÚMERO DA DNV",("-----" if n%2 else "***"),34,"c")}</div>
<div class="row"><div class="b ob" style="width:100%"><span>OBSERVAÇÕES / AVERBAÇÕES</span><p>{e(nt) or ("-----" if n%2 else "NADA CONSTA.")}</p></div></div>
<div class="ft"><div class="of"><b>{e(off)}</b><br>{e(b.officer)}<br>OFICIAL REGISTRADOR<br>{e(b.rmun)} - {b.ruf}<br>{e(b.street)} - Centro<br>CEP {b.cep} &nbsp; Fone {b.fone}</div>
<div class="dt">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: {b.rmun} - {b.ruf}, {dmext(b.issue)}.<div>{sig(r,170,44,"#111")}</div><i></i>{e(b.clerk) if n%3==0 else "Assinatura do Oficial"}{"<br>Escrevente autorizado(a)" if n%3==0 else ""}</div></div></div>'''
    css='''body{font:10.5pt "Liberation Serif";padding:12mm 13mm}.fr{border:3px double #000;height:272mm;padding:6mm}.hd{text-align:center}h1,h2,h3{margin:1mm 0;font-weight:normal}h1{font-size:19pt;letter-spacing:2px;font-weight:bold}h2{font-size:12pt}h3{font-size:11pt}
.nm{text-align:center;border-bottom:1px solid #000;margin:2mm 0}.nm span{font-size:8.5pt}.nm p{margin:1mm 0;font-size:14pt;font-weight:bold}.nm p.m{font-size:12.5pt;white-space:pre}.row{display:flex;margin-top:2.6mm}.b{border:1px solid #000;padding:1mm 1.6mm;margin-right:-1px}.b span{display:block;font-size:6.8pt}.b p{margin:1.1mm 0 .6mm}.c p{text-align:center}.s p{font-size:9pt}.ob{min-height:30mm}.ft{display:flex;margin-top:4mm;gap:6mm}.of{border:1px solid #000;width:50%;padding:2mm;text-align:center;font-size:9.5pt}.dt{width:50%;text-align:center;font-size:9.5pt}.dt i{display:block;border-top:1px solid #000;margin:0 8mm}'''
    t=truth(f"71A-{n}",birth=b.birth,birth_text=up(ext(b.birth)),name=up(b.name),mat=mt.strip().replace("   "," "),hour=hr if n!=3 else "",nat=f"{up(b.bmun)} - {b.buf}",sex=b.sexo,est=up(b.est),bmun=up(b.bmun),buf=b.buf,rmun=up(b.rmun),ruf=b.ruf,office=off,reg=dm(b.reg),livro=str(b.book),folha=str(b.page),termo=str(b.term),
     g1=up(b.father) if b.father else up(b.mother),g1n=up(b.fn) if b.father else up(b.mn),g2=up(b.mother) if b.father else "",g2n=up(b.mn) if b.father else "",pf=up(b.pf or ""),pm=up(b.pm or ""),mf=up(b.mf),mm=up(b.mm),twins=[up(b.twin)] if tw else [],twininfo=tinfo,averb=nt,joint=1,officer=b.officer,issue=dm(b.issue),accept={"dados_pessoais.naturalidade":[""]})
    return page(css,body),t
# ---------------------------------------------------------------- B : Prov. 63/2017, sans, table, green, cadastro
def fB(r,n):
    uf=["SC","PR","RS","SC","MS","PR","RS","SC"][n-1]; yr=[2018,2019,2020,1987,2021,1966,2018,2022][n-1]
    sc=["","twin","twomothers","note","foreign foreign2","home","mother","long"][n-1]
    b=base(r,uf,yr,scen=sc,imm=["de","pl","it","de",None,"pl",None,"it"][n-1],imm2=["it",None,"de",None,None,"pl","jp","de"][n-1],issue=(2018,2023),sep="/")
    g=[(b.father,b.fn,b.pf,b.pm),(b.mother,b.mn,b.mf,b.mm)]
    if n==3: g[0]=(jn(given(r,"F","mid"),b.ffull),b.fn,b.pf,b.pm)
    if n==7: g=[g[1]]
    off=["Ofício do Registro Civil das Pessoas Naturais","Serviço Distrital de Boa Esperança","Registro Civil das Pessoas Naturais da 2ª Zona","Escrivania de Paz do Distrito de Itoupava","Serviço Notarial e Registral Azevedo","Cartório Kotarski - 1º Registro Civil","Registro Civil das Pessoas Naturais da 1ª Zona","Ofício do Registro Civil, Títulos e Documentos"][n-1]
    if n in(1,3,6,7,8): off+=" de "+b.rmun
    tw="twin" in sc; tm=matricula(b.cns,b.reg[2],b.book,b.page+1,b.term+1); ti=f"{b.twin} - Matrícula {mfmt(tm,'sp')}" if tw else ""
    nt={4:notediv,6:noteobt,1:None,5:noteret}.get(n); nt=nt(r,b) if nt else ""
    cad=[]; rows=""
    docs=[("RG",f"{r.randint(1,9)}.{r.randint(100,999)}.{r.randint(100,999)}-{r.randint(0,9)}",dm(add(b.issue,-400)),"SESP/"+uf),("PIS/NIS",f"{r.randint(100,999)}.{r.randint(10000,99999)}.{r.randint(10,99)}-{r.randint(0,9)}","",""),("Título de eleitor","%012d"%r.randint(10**10,10**12-1),"","Zona %03d / Seção %04d"%(r.randint(1,200),r.randint(1,900))),("Cartão Nacional de Saúde","7%014d"%r.randint(0,10**14-1),"",""),("Passaporte","","",""),("CEP residencial","%05d-%03d"%(r.randint(80000,99000),r.randint(0,999)),"","")]
    keep={1:[],2:[3],3:[3,5],4:[0,1,2],5:[],6:[0,2],7:[5],8:[3]}[n]
    for i,d in enumerate(docs):
        on=i in keep
        if on: cad.append(d[1])
        rows+=f"<tr><td>{d[0]}</td><td>{d[1] if on else '-'}</td><td>{(d[2] or '-') if on else '-'}</td><td>{(d[3] or '-') if on else '-'}</td></tr>"
    hr=f"{b.hm[0]:02d}:{b.hm[1]:02d}"
    hasc=n not in(4,); seal=f"G{r.choice('ABCXW')}{r.choice('HKLT')}{r.randint(10000,99999)}-{''.join(r.choice('ABCDEFGHJK0123456789') for _ in range(4))}" if uf=="SC" else f"F{r.randint(100,999)}V.{''.join(r.choice('abCDefGHqPqMt') for _ in range(5))}.{''.join(r.choice('XyzKLmnRt') for _ in range(5))}-{''.join(r.choice('aBcDe') for _ in range(5))}.{r.randint(1000,9999)}q" if uf=="PR" else f"{r.randint(100,999):04d}.{r.randint(1,4):02d}.{r.randint(18,23)}00001.{r.randint(1000,99999):05d}"
    L=lambda l,v,c="":f'<td {c}><small>{l}</small>{e(v) if v else "—"}</td>'
    gr="".join(f'<tr><td class="n">{e(a)}</td><td>{e(x)}</td><td>{e(p)}<br>{e(q)}</td></tr>' for a,x,p,q in g)
    body=f'''<div class="top"><div>{arms(50,"#1d6b45","#e7c44c","#1d4b8b")}</div><div class="tt"><b>República Federativa do Brasil</b><br>Registro Civil das Pessoas Naturais<h1>Certidão de Nascimento</h1></div><div class="qr">{qr(r,66,"#12402a")}</div></div>
<div class="bar">Nome</div><div class="big">{e(b.name)}</div>
<table class="t2"><tr><td><small>CPF</small>{b.cpf if hasc else "Não informado"}</td><td><small>Matrícula</small>{mfmt(b.mat,["sp","dots","sp","plain","dash","sp","dots","sp"][n-1])}</td></tr></table>
<table><tr>{L("Data de nascimento por extenso",ext(b.birth),'colspan=3')}{L("Dia",str(b.birth[0]) if n%2 else "%02d"%b.birth[0])}{L("Mês","%02d"%b.birth[1])}{L("Ano",str(b.birth[2]))}</tr>
<tr>{L("Hora de nascimento",hr+("h" if n%3==0 else ""))}{L("Naturalidade",f"{b.bmun}/{b.buf}",'colspan=2')}{L("Município de registro / UF",f"{b.rmun}/{b.ruf}",'colspan=3')}</tr>
<tr>{L("Local, município de nascimento e UF",f"{b.est}, {b.bmun}/{b.buf}",'colspan=5')}{L("Sexo",b.sexo)}</tr></table>
<table class="g"><tr><th>Filiação</th><th>Naturalidade</th><th>Avós</th></tr>{gr}</table>
<table><tr>{L("Gêmeo","Sim" if tw else "Não",'style="width:14%"')}{L("Nome e matrícula do(s) gêmeo(s)",ti)}</tr></table>
<table><tr>{L("Data de registro por extenso",ext(b.reg))}{L("Número da DNV – Declaração de Nascido Vivo",b.dnv)}</tr></table>
<div class="bar">Averbações / anotações a acrescer</div><div class="av">{e(nt) or ("Nada consta." if n%2 else "Sem informações a acrescer.")}</div>
<div class="bar">Anotações de cadastro</div><table class="cad"><tr><th>Tipo documento</th><th>Número</th><th>Data expedição</th><th>Órgão expedidor / complemento</th></tr>{rows}</table>
<div class="ft"><div><b>{e(off)}</b><br>Oficial: {e(b.officer)}<br>{e(b.rmun)} / {b.ruf} — CNS {b.cns[:2]}.{b.cns[2:5]}-{b.cns[5]}<br>{e(b.street)}, Centro, CEP {b.cep}<br>{b.fone} · registro@rc{b.rmun.lower().split()[0].encode("ascii","ignore").decode()}.not.br</div><div class="sl"><small>Selo digital de fiscalização</small><br><b>{seal}</b><br><small>Confira os dados do ato no portal do Tribunal de Justiça</small></div><div class="sg">O conteúdo da certidão é verdadeiro. Dou fé.<br>{b.rmun}/{b.ruf}, {dmext(b.issue)}<br>{sig(r,130,32)}<br><u>{e(b.clerk)}</u><br>Escrevente Autorizado(a)</div></div>'''
    css='''body{font:9.3pt "Noto Sans";padding:11mm 12mm;color:#111;background:#fbfdfb}.top{display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #1d6b45;padding-bottom:2mm}.tt{text-align:center}h1{margin:0;font-size:18pt;color:#1d6b45}.bar{background:#1d6b45;color:#fff;padding:.6mm 2mm;font-size:8pt;margin-top:2mm}.big{font-size:13.5pt;font-weight:bold;padding:1mm 2mm;border:1px solid #1d6b45}
table{width:100%;border-collapse:collapse;margin-top:1.5mm}td,th{border:1px solid #8fb5a2;padding:.7mm 1.6mm;vertical-align:top;text-align:left}small{display:block;font-size:6.6pt;color:#3d6d56}.t2 td{font-size:11pt;font-weight:bold}.t2 small{font-weight:normal}.g th,.cad th{background:#e3f0e9;font-size:7.5pt}.cad td{font-size:7.5pt;padding:.2mm 1.6mm}.n{width:38%}.av{border:1px solid #8fb5a2;min-height:17mm;padding:1mm 2mm;font-size:8.6pt}.ft{display:flex;gap:3mm;margin-top:3mm;font-size:7.8pt}.ft>div{flex:1;border:1px solid #8fb5a2;padding:1.5mm}.sl small{display:inline}.sl{text-align:center}.sg{text-align:center}.sl b{font-size:8.5pt;word-break:break-all}'''
    G=g+[("","","","")]*(2-len(g))
    only=n==7
    t=truth(f"71B-{n}",birth=b.birth,birth_text=ext(b.birth),name=b.name,cpf=b.cpf if hasc else "",mat=mfmt(b.mat,["sp","dots","sp","plain","dash","sp","dots","sp"][n-1]),hour=hr,nat=f"{b.bmun}/{b.buf}",sex=b.sexo,est=b.est,bmun=b.bmun,buf=b.buf,rmun=b.rmun,ruf=b.ruf,office=off,reg=dm(b.reg),dnv=b.dnv,livro=str(b.book),folha=str(b.page),termo=str(b.term),
     g1=G[0][0],g1n=G[0][1],g2=G[1][0],g2n=G[1][1],pf="" if only else G[0][2],pm="" if only else G[0][3],mf=b.mf,mm=b.mm,twins=[b.twin] if tw else [],twininfo=ti,averb=nt,joint=1,cad=cad,seal=seal,officer=b.officer,issue=dm(b.issue))
    if n==3:
        for k,i,j in(("avô",2,0),("avó",3,0)):
            t["accept"]["avós.paternos."+k]=["",g[1][i]]; t["accept"]["avós.maternos."+k]=[g[0][i],""]
    return page(css,body),t
# ---------------------------------------------------------------- C : Prov. 149/2023 cards, purple, two-column, Noto Sans Display/URW Gothic
def fC(r,n):
    uf=["SP","SP","MG","RJ","ES","SP","MG","RJ"][n-1]; yr=[2023,2024,2023,1999,2024,2024,2005,2025][n-1]
    sc=["","twofathers","twin","note","mother","foreign","note2","home"][n-1]
    b=base(r,uf,yr,scen=sc,imm=["jp","it",None,None,None,"ar",None,None][n-1],imm2=[None,None,None,"it",None,None,"jp",None][n-1],issue=(2024,2026),sep=" – ")
    g=[(b.mother,b.mn,b.mf,b.mm),(b.father,b.fn,b.pf,b.pm)]
    if n==2: g[0]=(jn(given(r,"M","mid"),b.mfull),b.mn,b.mf,b.mm)
    if n==5: g=g[:1]
    off=["Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede","Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito","Ofício do Registro Civil das Pessoas Naturais","RCPN do 2º Distrito","Cartório do Registro Civil e Tabelionato","Oficial de Registro Civil das Pessoas Naturais do 2º Subdistrito","Cartório de Paz e Registro Civil","RCPN da 1ª Circunscrição"][n-1]+" de "+b.rmun
    trip=n==3; t2=given(r,"F","new")+" "+b.name.split()[-1]
    while t2.split()[0] in(b.name.split()[0],b.twin.split()[0]): t2=given(r,"F","new")+" "+b.name.split()[-1]
    tws=[b.twin,t2] if trip else []
    ti=f"{b.twin}, matrícula {mfmt(matricula(b.cns,b.reg[2],b.book,b.page,b.term+1),'dash')}; {t2}, matrícula {mfmt(matricula(b.cns,b.reg[2],b.book,b.page,b.term+2),'dash')}" if trip else ""
    av={4:noteret,7:lambda r,b:notepat(r,b)}.get(n); av=av(r,b) if av else ""
    an={4:notecas}.get(n); an=an(r,b) if an else ""
    if n==1: an=f"CPF inscrito no ato do registro, na forma da Lei nº 14.534/2023."
    hr=f"{b.hm[0]:02d}h{b.hm[1]:02d}min"; seal={"SP":f"{r.randint(100000,199999)}2CN{r.randint(0,999):012d}{str(b.issue[2])[2:]}{r.choice('ABCDEFGH')}","MG":f"{r.choice('HIJ')}{r.choice('ABC')}{r.choice('XYZ')}{r.randint(10000,99999)}","RJ":f"E{r.choice('DEF')}{r.choice('ABCXYZ')}{r.choice('KLM')} {r.randint(10000,99999)} {r.choice('ABC')}{r.choice('DEF')}{r.choice('XYZ')}","ES":f"0{r.randint(20000,29999)}.{r.choice('ABC')}{r.choice('KLM')}{r.choice('XYZ')}240{r.randint(1,9)}.{r.randint(1000,99999):05d}"}[uf]
    sec=f"{r.randint(1000,9999)}.{r.randint(1000,9999)}.{r.randint(1000,9999)}.{r.randint(1000,9999)}" if uf=="MG" else ""
    K=lambda l,v,c="":f'<div class="k {c}"><label>{l}</label><div>{e(v) if v else "Não consta"}</div></div>'
    fc="".join(f'<div class="card"><h4>{i}º(ª) genitor(a)</h4>{K("Nome civil completo",a)}{K("Natural de",x)}{K("Avós",p+" e "+q)}</div>' for i,(a,x,p,q) in enumerate(g,1))
    style=["dash","sp","dash","dash","sp","dots","dash","sp"][n-1]; mt=mfmt(b.mat,style)
    sx=["Feminino","Masculino"][b.sex=="M"]
    body=f'''<div class="ban"><div><span>REGISTRO CIVIL · BRASIL</span><h1>certidão de nascimento</h1><em>expedida em meio eletrônico – modelo do Provimento CNJ nº 149, de 30 de agosto de 2023</em></div>{arms(58,"#fff","#d9c3f2","#5b2a86")}</div>
<div class="w"><div class="nmb"><label>Nome do registrado</label><div>{e(b.name)}</div></div>
<div class="g3">{K("CPF nº",b.cpf if n!=7 else "")}{K("Matrícula",mt,"w2")}</div>
<div class="g3">{K("Nascido(a) em",ext(b.birth)+" ("+dm(b.birth)+")","w2")}{K("Horário",hr)}</div>
<div class="g3">{K("Local do nascimento",b.est)}{K("Município/UF do nascimento",f"{b.bmun} – {b.buf}")}{K("Sexo",sx)}</div>
<div class="g3">{K("Naturalidade",f"{b.bmun} – {b.buf}")}{K("Registrado(a) em",ext(b.reg)+f" ({dm(b.reg)})")}{K("DNV",b.dnv)}</div>
<div class="cards">{fc}</div>
<div class="g3">{K("Gêmeos",("Sim" if trip else "Não"))}{K("Identificação dos gêmeos",ti,"w2")}</div>
<div class="cards"><div class="card n"><h4>Averbações</h4><p>{e(av) or "Nada consta"}</p></div><div class="card n"><h4>Anotações voluntárias e de ofício</h4><p>{e(an) or "Nada consta"}</p></div></div>
<div class="bot"><div class="card"><h4>Serventia</h4><p><b>{e(off)}</b><br>{e(b.rmun)} – {b.ruf}<br>{e(b.street)}<br>CEP {b.cep} – {b.fone}<br>Titular: {e(b.officer)}</p></div><div class="card"><h4>Autenticidade</h4><p style="display:flex;gap:2mm">{qr(r,62,"#3a1a5c")}<span>Selo: <b>{seal}</b>{("<br>Código de segurança: "+sec) if sec else ""}<br>Emolumentos: R$ {r.randint(20,60)},{r.randint(10,99)}<br>ISS: R$ 1,{r.randint(10,99)}</span></p></div><div class="card"><h4>Emissão</h4><p>{b.rmun}, {dmext(b.issue)}.<br>Dou fé.<br>Assinado digitalmente por<br>{e([b.officer,b.clerk][n%2])}<br><small>{["Oficial","Escrevente"][n%2]} · {dm(b.issue)} {r.randint(9,17):02d}:{r.randint(0,59):02d}:{r.randint(0,59):02d} -03:00</small></p></div></div></div>'''
    css='''body{font:10.2pt/1.3 "URW Gothic";color:#26173a;background:#fff}.ban{background:#5b2a86;color:#fff;padding:8mm 12mm 6mm;display:flex;justify-content:space-between;align-items:center}h1{margin:0;font-size:24pt;font-weight:normal}.ban em{font-size:7.5pt}.ban span{font-size:8pt;letter-spacing:3px}.w{padding:4mm 12mm}label{font-size:7pt;color:#8457b0;display:block}.nmb>div{font-size:16pt}.nmb{border-left:5px solid #c59be8;padding-left:3mm;margin-bottom:2mm}.g3{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2mm;margin:2mm 0}.w2{grid-column:span 2}.k{background:#f5effa;border-radius:5px;padding:2mm 2.5mm}.card .k{background:none;padding:.6mm 0}.cards,.bot{display:grid;grid-template-columns:1fr 1fr;gap:3mm;margin:2mm 0}.bot{grid-template-columns:1.2fr 1.2fr 1fr}.card{border:1px solid #c9b0de;border-radius:7px;padding:2mm 3mm}.card h4{margin:0 0 1mm;font-size:8pt;color:#5b2a86;font-weight:bold}.card p{margin:0;font-size:9pt;line-height:1.4}.n{min-height:24mm}'''
    G=g+[("","","","")]*(2-len(g))
    seals=seal
    t=truth(f"71C-{n}",birth=b.birth,birth_text=ext(b.birth)+" ("+dm(b.birth)+")",name=b.name,cpf=b.cpf if n!=7 else "",mat=mt,hour="%02d:%02d"%b.hm,nat=f"{b.bmun} – {b.buf}",sex=sx,est=b.est,bmun=b.bmun,buf=b.buf,rmun=b.rmun,ruf=b.ruf,office=off,reg=dm(b.reg),dnv=b.dnv,livro=str(b.book),folha=str(b.page),termo=str(b.term),
     g1=G[0][0],g1n=G[0][1],g2=G[1][0],g2n=G[1][1],mf=b.mf,mm=b.mm,pf=b.pf if len(g)>1 else "",pm=b.pm if len(g)>1 else "",twins=tws,twininfo=ti,averb=av,anot=an,seal=seal,officer=b.officer,issue=dm(b.issue))
    t["accept"]["dados_pessoais.data_nascimento.texto_completo"]=[ext(b.birth),dm(b.birth)]
    if n==2:
        t["data"]["avós"]={"paternos":{"avô":g[0][2],"avó":g[0][3]},"maternos":{"avô":g[1][2],"avó":g[1][3]}}
        for k,i in(("avô",2),("avó",3)):
            t["accept"]["avós.paternos."+k]=[g[1][i],""]; t["accept"]["avós.maternos."+k]=[g[0][i],""]
    return page(css,body),t
