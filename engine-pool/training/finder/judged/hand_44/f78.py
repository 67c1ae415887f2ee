from lib import *
# ---------- G7: A5 landscape with stub, municipal/free certificates 1997-2008 ----------
REG7=[("Cartório Sagrada Família","Cruz das Almas","BA"),("Cartório do Registro Civil da 3ª Zona","Campina Grande","PB"),("Cartório Dinalva Moraes","Afuá","PA"),("Ofício Único de Cantá","Cantá","RR")]
F7=['nohour','','notes','nofather','twin','nopat','notes home','long']
def g7(n):
    R=REG7[n%4]; p=person('G7',n,(1988,2006),F7[n-1],home=(R[1],R[2])); r=p.r; fl=p.fl; name='G7-%d'%n
    p.emi=p.reg+datetime.timedelta(r.choice([0,0,1,700])) if n!=3 else datetime.date(2008,9,11)
    if p.emi.year<1997: p.emi=datetime.date(r.randint(1998,2007),r.randint(1,12),r.randint(1,28))
    bk=f"{p.book}"; lf=f"{p.leaf}{'-v' if n in(2,6) else ''}"; en=str(p.entry)
    home='home' in fl; sole='nofather' in fl; nop='nopat' in fl; tw='twin' in fl; noh='nohour' in fl
    obs='Não há'; averb=anot=''
    if n==3: obs=averb=f'Paternidade reconhecida em {dn(p.emi-datetime.timedelta(30))} (Lei 8.560/92), averbada à margem.'
    if n==7: obs=averb=f'Corrigida a grafia do prenome (art. 110, Lei 6.015/73), em {dn(p.emi)}.'
    ofi=random.Random(R[0]+'7').choice(['Dinorá Alvim Sepúlveda','Bráulio Tourinho Mattos','Ivete Carmem Lobão','Gedeão Lucena Aires'])
    selo=str(r.randint(100000,9999999)) if n%2 else ''
    dt=dl(p.dob)
    c=lambda l,v,s=1:f'<td colspan={s}>{v}<i>{l}</i></td>'
    sx='Masc.' if p.sex=='M' else 'Fem.'
    body=f'''<div class=w><div class=st><b>CANHOTO</b><p>Nome<br>{p.name}</p><p>L. {bk} F. {lf}<br>T. {en}</p><p>Recebi a certidão em<br>___/___/____</p><p>______________<br>assinatura</p></div>
    <div class=m><div class=hd>{arms(13,"#0c2f7a","#dbe4f7")}<div><b style="font-size:13pt">CERTIDÃO DE NASCIMENTO</b><br>{R[0]} — {R[1]} ({R[2]})</div><div class=g>GRATUITA<br>Lei nº 9.534/97</div></div>
    <table><tr>{c('registrado(a)','<b>'+p.name+'</b>',5)}{c('sexo',sx)}</tr>
    <tr>{c('dia, mês e ano em que nasceu',dt,2)}{c('horas',f'{p.h:02d},{p.mi:02d}' if not noh else '//////')}{c('maternidade ou endereço',f'Residência: {p.addr}' if home else p.hosp,3)}</tr>
    <tr>{c('naturalidade',f'{R[1]} ({R[2]})',2)}{c('gêmeos',('S – '+p.twin) if tw else 'N',4)}</tr>
    <tr>{c('nome do pai','////////////////' if sole else p.f.name,4)}{c('natural de','//////' if sole else f'{p.f.nat[0]} ({p.f.nat[1]})',2)}</tr><tr>{c('nome da mãe',p.m.name,4)}{c('natural de',f'{p.m.nat[0]} ({p.m.nat[1]})',2)}</tr>
    <tr>{c('pais do pai','////////' if sole or nop else p.f.gf+' &amp; '+p.f.gm,6)}</tr><tr>{c('pais da mãe',p.m.gf+' &amp; '+p.m.gm,6)}</tr>
    <tr>{c('registrado em',dn(p.reg,'-'))}{c('livro A nº',bk)}{c('folha',lf)}{c('assento nº',en)}{c('D.N.V.',p.dnv if n in(1,2,5,8) else '//////')}{c('selo nº',selo or 'isento')}</tr><tr>{c('averbações',obs,6)}</tr></table>
    <div class=bt><div>Dou fé. {R[1]}, {dn(p.emi,'-')}</div><div class=sg>{sig(name,w=34)}<hr>{ofi} – Tabeli{'ã' if ofi.split()[0] in('Dinorá','Ivete') else 'ão'} e Registrador{'a' if ofi.split()[0] in('Dinorá','Ivete') else ''}</div></div></div></div>'''
    css='''body{font-family:"Liberation Sans Narrow";font-size:10pt;color:#0c1f55;width:210mm;height:147mm;background:#eef3fc}.w{display:flex;height:147mm;padding:6mm}.st{width:32mm;border-right:1pt dashed #0c2f7a;padding-right:3mm;font-size:8pt;text-align:center}.st p{margin:5mm 0}.m{flex:1;padding-left:5mm}.hd{display:flex;align-items:center;justify-content:space-between;text-align:center;color:#0c2f7a}.g{border:.8pt solid;padding:1mm 2mm;font-size:7.5pt}table{border-collapse:collapse;width:100%;margin-top:2mm;table-layout:fixed}td{border:.6pt solid #0c2f7a;padding:.7mm 1.4mm .2mm;background:#fff;color:#111;vertical-align:bottom}td i{display:block;font:6.5pt "Liberation Sans Narrow";color:#0c2f7a}.bt{display:flex;align-items:flex-end;margin-top:2mm;justify-content:space-between}.sg{text-align:center;font-size:8.5pt}hr{border:0;border-top:.5pt solid;width:70mm;margin:0}'''
    a={"dados_pessoais.data_nascimento.texto_completo":[dn(p.dob)]}
    k=dict(W=595,H=420,nome=p.name,dob=p.dob,dtxt=dt,hora='' if noh else hhmm(p),nat=cu((R[1],R[2])),sexo=p.sex,estab='Domicílio' if home else p.hosp,lmun=R[1],luf=R[2],rmun=R[1],ruf=R[2],cart=R[0],reg=p.reg,dnv=p.dnv if n in(1,2,5,8) else '',livro=bk,folha=lf,termo=en,pf='' if sole or nop else p.f.gf,pm='' if sole or nop else p.f.gm,mf=p.m.gf,mm=p.m.gm,twin=p.twin if tw else '',averb=averb,anot=anot,selo=selo,oficial=ofi,emi=p.emi,accept=a)
    if home: a['local_nascimento.estabelecimento']=['Residência']
    if sole: solo(k,p.m.name,cu(p.m.nat))
    else: k.update(g1=p.f.name,n1=cu(p.f.nat),g2=p.m.name,n2=cu(p.m.nat))
    save(name,body,css,truth(name,**k),page='210mm 148mm')
# ---------- G8: typed narrated certificate of 1941-1972, from a drawer ----------
REG8=[("Cartório do Registro Civil de Vila Bela","Serra Talhada","PE"),("Cartório de Paz do 2º Distrito","Caçapava do Sul","RS"),("Cartório de Paz e Anexos","Diamantina","MG"),("Registro Civil da Segunda Pretoria","Belém","PA"),("Cartório do Registro Civil de Nascimentos e Óbitos","Óbidos","PA")]
F8=['home','nofather home','','nopat home notes','home nohour','twin home','home late','notes']
def g8(n):
    R=REG8[(n*3)%5]; p=person('G8',n,(1909,1958),F8[n-1],home=(R[1],R[2]),oldnames=True); r=p.r; fl=p.fl; name='G8-%d'%n
    if 'late' in fl: p.dob=p.dob.replace(year=1929); p.reg=datetime.date(1948,8,30)
    p.emi=max(datetime.date(r.randint(1941,1972),r.randint(1,12),r.randint(1,28)),p.reg+datetime.timedelta(1))
    bk=f"{p.book%40+2}"; lf=f"{p.leaf}{'v.' if n%3==1 else ''}"; lfv=lf.rstrip('.'); en=f"{p.entry%900+12}"
    home='home' in fl; sole='nofather' in fl; nop='nopat' in fl; tw='twin' in fl; noh='nohour' in fl
    o='o' if p.sex=='M' else 'a'; sx='masculino' if p.sex=='M' else 'feminino'
    dt=dw(p.dob,'primeiro'); hr=hw(p.h,p.mi,True)
    ofi=random.Random(R[0]+'8').choice(['Teódulo Ramalho Pessanha','Ubaldino Sá Carneiro','Euclydes Moniz Tavora','Philadelpho Brito'])
    averb=anot=''; obs=''
    if n==4: averb=obs=f'Por sentença de {dn(p.emi-datetime.timedelta(500),"-")} foi legitimad{o} pelo casamento subsequente de seus pais'
    if n==8: anot=obs=f'Consta ter o registrado contraído casamento em {dn(p.emi-datetime.timedelta(120),"-")} com {p.w[3]}'
    if n==8 and p.dob.year>p.emi.year-20: 
        p.emi=datetime.date(1972,6,9); anot=obs=f'Consta ter a pessoa registrada contraído casamento em 11-02-1972 com {p.w[3]}'; p.dob=p.dob.replace(year=min(p.dob.year,1951)); p.reg=p.dob+datetime.timedelta(8); dt=dw(p.dob)
    nh=lambda q:f'{q.nat[0]}, {UFN[q.nat[1]]}'
    par=('filh'+o+' natural de '+f'<b>{p.m.name}</b>, natural de {nh(p.m)}, de profissão {p.m.prof}') if sole else f'filh{o} legítim{o} de <b>{p.f.name}</b>, {p.f.prof}, natural de {nh(p.f)}, e de sua mulher dona <b>{p.m.name}</b>, natural de {nh(p.m)}'
    avp='' if sole else ('são avós paternos ignorados; ' if nop else f'são avós paternos {p.f.gf} e dona {p.f.gm}; ')
    local='em casa de residência de seus pais, sita à '+p.addr if home and not sole else 'em domicílio, à '+p.addr if home else 'no '+p.hosp if p.hosp[0]=='H' else 'na '+p.hosp
    rep='REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL' if p.emi.year<1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'
    body=f'''<div class=pg><div class=tm>{code(r,1)} {r.randint(100,999)}</div><div class=hd>{arms(17,"#3d2b1c")}<br>{rep}<br>ESTADO {do(R[2]).upper()} {UFN[R[2]].upper()}<br><b>{R[0]}</b><br>Município de {R[1]}</div>
    <p class=of><b>{ofi}</b>, Oficial do Registro Civil, vitalício, na forma da lei, etc.</p><h1>CERTIDÃO DE NASCIMENTO</h1>
    <p class=tx>CERTIFICA, a pedido verbal de parte interessada, que do livro número <b>{bk}</b> de assentos de nascimentos, a folhas <b>{lf}</b>, sob o número de ordem <b>{en}</b>, consta que em {dl(p.reg)} foi registrada uma criança do sexo {sx}, que recebeu o nome de <b class=n>{p.name}</b>, nascid{o} neste município em <b>{dt}</b>, {'em hora que não se declarou' if noh else 'às '+hr}, {local}; {par}; {avp}são avós maternos {p.m.gf} e dona {p.m.gm}.{' A criança é gêmea de '+p.twin+', que nasceu em primeiro lugar.' if tw else ''} Foram testemunhas do assento {p.w[0]} e {p.w[1]}, residentes nesta cidade. {obs+'.' if obs else 'Nada mais consta à margem.'}</p>
    <p class=tx>O referido é verdade e ao livro me reporto e dou fé. Eu, {p.w[2]}, auxiliar, a datilografei.</p><p class=r>{R[1]}, {dl(p.emi)}.</p>
    <div class=sg>{sig(name,'#101a55',58)}O Oficial,<br>{ofi}</div><div class=sp><span>ESTAMPILHA<br>Cr$ 2,00</span><span>ESTAMPILHA<br>Educ. e Saúde</span></div>
    {'<div class=au>AUTENTICAÇÃO<br>Confere com o original que me foi apresentado.<br>'+dn(datetime.date(1981+n,5,4+n))+'</div>' if n%2 else ''}</div>'''
    css='''body{font-family:"Nimbus Mono PS";font-weight:700;font-size:11.5pt;color:#2b2320;width:210mm;height:296mm;background:#f6efdc}.pg{padding:13mm 20mm 10mm 32mm;position:relative;height:296mm}.pg:before{content:"";position:absolute;left:27mm;top:0;bottom:0;border-left:.6pt double #b56}.tm{position:absolute;right:16mm;top:10mm;font-size:8pt}.hd{text-align:center;line-height:1.4;font-family:Caladea}.of{text-align:center;font-size:10.5pt;margin:4mm 0}h1{text-align:center;font:700 17pt Caladea;letter-spacing:2pt;margin:4mm 0}.n{text-decoration:underline}.tx{text-align:left;text-indent:14mm;line-height:1.62;margin:0 0 4mm}.r{text-align:right}.sg{text-align:center;margin:5mm 0 0 40mm}.sp{position:absolute;left:34mm;bottom:14mm}.sp span{display:inline-block;border:1pt dotted #865;padding:3mm 2mm;font:6.5pt Caladea;text-align:center;margin-right:2mm;background:#e6c9a5}.au{position:absolute;right:18mm;bottom:12mm;border:1pt solid #345b8c;color:#345b8c;font:8pt "Liberation Sans";padding:2mm;text-align:center;transform:rotate(-3deg)}'''
    a={"dados_pessoais.data_nascimento.texto_completo":[dn(p.dob)]}
    n1=lambda q:cu(q.nat)
    k=dict(nome=p.name,dob=p.dob,dtxt=dt,hora='' if noh else hhmm(p),sexo=p.sex,estab='Domicílio' if home else p.hosp,lmun=R[1],luf=R[2],rmun=R[1],ruf=R[2],cart=R[0],reg=p.reg,livro=bk,folha=lfv,termo=en,pf='' if sole or nop else p.f.gf,pm='' if sole or nop else p.f.gm,mf=p.m.gf,mm=p.m.gm,twin=p.twin if tw else '',averb=averb,anot=anot,oficial=ofi,emi=p.emi,accept=a)
    if home and not sole: a['local_nascimento.estabelecimento']=['casa de residência de seus pais']
    a['registro.folha']=[lf]
    for i,q in enumerate(([] if sole else [p.f])+[p.m],1):
        k[f'g{i}']=q.name;k[f'n{i}']=cu(q.nat);a[f'filiação.genitor_{i}.naturalidade']=[nh(q)]
    save(name,body,css,truth(name,**k))
