from kit import *
def nz(x,k='nome'):return x[k] if x else ''
def split_date(d,k):
    D=d.R[k]
    if k=='dob':d.dob()
    else:d.date(k)
    return f"{D.day:02}",f"{D.month:02}",str(D.year)
def only(s):return ''.join(c for c in s if c.isdigit())
def ufc(d,uf):return d.comb(uf or '',2)
# ---------------------------------------------------------------- A: every field in narrow comb boxes, td
def A(d):
    R,r=d.R,d.r; col=r.choice(["#0a5c36","#7a1f1f","#1d3f72"]); w=r.choice([10.6,11,11.3]); N=int(547/w)
    d.ctd=True; d.cmode=r.choice(['word','word','hard'])
    def F(lab,h,st=''):return f'<div class=f style="{st}"><div class=l>{lab}</div>{h}</div>'
    def dt(k):
        a,b,c=split_date(d,k);m=lambda t,n,cp:f'<div class=dc>{d.comb(t,n)}<div class=cp>{cp}</div></div>'
        return '<div class=r>'+m(a,2,'dia')+m(b,2,'mês')+m(c,4,'ano')+'</div>'
    def city(k,p,n=28):
        if p and p['city']:d.put(AL[k],p['city']+('/'+p['cuf'] if p['cuf'] else ''))
        c,u=(p['city'],p['cuf']) if p else ('','')
        return F('MUNICÍPIO DE NASCIMENTO',d.comb(c,n))+F('UF',ufc(d,u))
    hh,mm=d.hm(); st=r.randint(0,2)
    tw=R['twin']; d.matderive()
    gm=''
    if tw:
        d.twins(0 if len(tw)>1 else 0)
        gm=''.join(F(f'NOME DO(A) GÊMEO(A) {i+1}',d.comb(t['nome'],N-1)) for i,t in enumerate(tw))
    else: gm=F('NOME DO(A) GÊMEO(A)',d.comb('',N-1))
    if R['home']: estn=d.c('est',R['est'],N-8);d.accept[AL['est']]=['Domicílio','']
    else: estn=d.c('est',R['est'],N-8)
    d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf']);d.natreg()
    mat=d.comb(fmat(R['mat']),N);d.put(AL['mat'],fmat(R['mat']))
    b=f'''<div class=h><div>{arms(38,col)}</div><div class=t><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<div class=T>CERTIDÃO DE NASCIMENTO</div></div><div>{qr(r,40)}</div></div>
    {F('MATRÍCULA',mat)}
    {F('NOME DO REGISTRADO',d.c('nome',R['nome'],N,rows=2))}
    <div class=r>{F('CPF',d.c('cpf',R['cpf'],14))}{F('DATA DE NASCIMENTO',dt('dob'))}{F('HORA',f'<div class=r><div class=dc>{d.comb(hh,2)}<div class=cp>h</div></div><div class=dc>{d.comb(mm,2)}<div class=cp>min</div></div></div>')}
    <div class=f><div class=l>SEXO</div><div class=k>{d.box(R['sx']=='M',st)} MASC.&nbsp; {d.box(R['sx']=='F',st)} FEM.</div></div></div>{(d.sexo(),'')[1]}
    {F('LOCAL DO NASCIMENTO (ESTABELECIMENTO)',estn)}
    <div class=r>{F('MUNICÍPIO DO NASCIMENTO',d.comb(R['mun'],30))}{F('UF',ufc(d,R['uf']))}<div class=f><div class=l>GÊMEOS</div><div class=k>{d.box(bool(tw),st)} SIM&nbsp; {d.box(not tw,st)} NÃO</div></div></div>
    {gm}
    <div class=s>FILIAÇÃO</div>
    {F('NOME DA MÃE' if R['m_role'][0] in 'Mm' else 'NOME DO PAI',d.c('g1',R['m']['nome'],N))}<div class=r>{city('g1n',R['m'])}</div>
    <div class=r>{F('AVÔ MATERNO',d.c('mavo',nz(R['mavo']),N-1))}</div><div class=r>{F('AVÓ MATERNA',d.c('mavoa',nz(R['mavoa']),N-1))}</div>
    {F('NOME DO PAI' if R['p_role'][0] in 'Pp' else 'NOME DA MÃE',d.c('g2',nz(R['p']),N))}<div class=r>{city('g2n',R['p'])}</div>
    {F('AVÔ PATERNO',d.c('pavo',nz(R['pavo']),N-1))}{F('AVÓ PATERNA',d.c('pavoa',nz(R['pavoa']),N-1))}
    <div class=s>REGISTRO</div>
    <div class=r>{F('DATA DO REGISTRO',dt('dreg'))}{F('Nº DA DECLARAÇÃO DE NASCIDO VIVO',d.c('dnv',R['dnv'],15))}</div>
    <div class=o><div class=l>OBSERVAÇÕES / AVERBAÇÕES</div>{d.notes(True,'NADA CONSTA')}</div>
    {F('SERVENTIA',d.c('cart',R['cart'],N))}
    <div class=r>{F('MUNICÍPIO',d.c('rmun',R['rmun'],30))}{F('UF',d.c('ruf',R['ruf'],2))}{F('EMITIDA EM',dt('demis'))}</div>
    <div class="r ft"><div style="width:270pt;text-align:center">{sign(r,170)}<div class=ln>{d.v('ofic',R['ofic'])}<br>{r.choice(['Oficial de Registro','Oficiala Registradora','Registrador(a) Civil'])}</div></div><div style="font-size:7pt">Selo digital: <b>{d.v('selo',R['selo'])}</b><br>{esc(R['fee'])}<br>Valide em www.selo.exemplo.jus.br</div></div>'''
    css=f'''body{{padding:16pt 22pt;font-family:{r.choice(['Liberation Sans','DejaVu Sans Condensed','Noto Sans'])};font-size:8pt}}.h{{display:flex;justify-content:space-between;align-items:center}}.t{{text-align:center;font-size:8pt}}.T{{font-size:15pt;font-weight:bold;color:{col}}}.f{{margin:1.8pt 7pt 0 0}}.l{{font-size:5.6pt;color:{col}}}.ct td{{width:{w}pt;min-width:{w}pt;height:12pt;border:.6pt solid {col};font:{r.choice(['8.5pt Liberation Mono','bold 8.5pt Liberation Sans','8pt DejaVu Sans Mono'])};line-height:1}}.dc{{margin-right:5pt}}.cp{{font-size:5pt;text-align:center}}.s{{background:{col};color:#fff;font-size:7pt;padding:1pt 4pt;margin-top:4pt}}.k{{padding-top:2pt;font-size:8pt}}.o{{border:.6pt solid {col};padding:2pt 4pt;margin-top:4pt;min-height:38pt;font-size:7.6pt;margin-bottom:3pt}}.ft{{margin-top:12pt;gap:14pt;align-items:flex-end}}.ln{{border-top:.6pt solid #000;font-size:8pt}}'''
    return d.html(css,b)
# ---------------------------------------------------------------- B: every field in wide comb boxes (inline-block, gaps), landscape, captions below
def B(d):
    R,r=d.R,d.r;d.ctd=False;w=r.choice([14.5,15,15.6]);N=int(770/(w+2));col=r.choice(["#333","#5b2a86","#00587a","#8a4b08"])
    F=lambda lab,h,st='':f'<div class=f style="{st}">{h}<div class=l>{lab}</div></div>'
    def dt(k):
        a,b,c=split_date(d,k);return '<div class=r>'+F('DIA',d.comb(a,2))+F('MÊS',d.comb(b,2))+F('ANO',d.comb(c,4))+'</div>'
    def cu(k,p,lab,n=19):
        if p and p['city']:d.put(AL[k],p['city']+('/'+p['cuf'] if p['cuf'] else ''))
        return F('Naturalidade '+lab,d.comb(nz(p,'city'),n+4))+F('UF',d.comb(nz(p,'cuf'),2))
    hh,mm=d.hm();tw=R['twin'];d.sexo();d.put(AL['nat'],R['mun']+'/'+R['uf']);d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf'])
    m=R['mat'];d.put(AL['mat'],fmat(m));pp=fmat(m).split(" ");d.matderive()
    matr_='<div class=r>'+''.join(F(c,d.comb(x,len(x)),'margin-right:5pt') for x,c in zip(pp,['cartório','acervo','serv.','ano','tipo','livro','folha','termo','dv']))+'</div>'
    if R['home']:d.accept[AL['est']]=['Domicílio','']
    fa=[('g2','g2n',R['p'],'do pai' if R['p_role'][0] in'pP' else 'da mãe','pavo','pavoa','paterno','paterna')]
    first='father' if d.n%2 else 'mother'
    def par(gk,p,lab,a,b,la,lb,ka,kb):
        return F('Nome '+lab,d.c(gk,nz(p),N))+'<div class=r>'+cu(gk+'n',p,lab)+'</div><div class=r>'+F('Avô '+la,d.c(ka,nz(a),N))+'</div>'+F('Avó '+lb,d.c(kb,nz(b),N))
    ml='da mãe' if R['m_role'][0] in'Mm' else 'do pai';pl='do pai' if R['p_role'][0] in'Pp' else 'da mãe'
    if first=='father' and R['p']:
        P=par('g1',R['p'],pl,R['pavo'],R['pavoa'],'paterno','paterna','pavo','pavoa')+par('g2',R['m'],ml,R['mavo'],R['mavoa'],'materno','materna','mavo','mavoa')
    else:
        P=par('g1',R['m'],ml,R['mavo'],R['mavoa'],'materno','materna','mavo','mavoa')+par('g2',R['p'],pl,R['pavo'],R['pavoa'],'paterno','paterna','pavo','pavoa')
    if tw:d.twins(0)
    gm=F('Gêmeo(s)',d.comb(", ".join(t['nome'] for t in tw),N)) if tw else ''
    b=f'''<div class=hd><div>{seal(46,col)}</div><div style="flex:1"><div class=T>Certidão de Nascimento</div><div>Registro Civil das Pessoas Naturais &nbsp;•&nbsp; {d.v('cart',R['cart'])}</div><div class=sm>{esc(R['ende'])} &nbsp; {d.v('rmun',R['rmun'])} - {d.v('ruf',R['ruf'])} &nbsp; Tel. {R['tel']}</div></div><div class=sl>SELO<br><b>{d.v('selo',R['selo'])}</b></div></div>
    <div class=r>{matr_}</div>
    {F('Nome completo da pessoa registrada',d.c('nome',R['nome'],N))}
    <div class=r>{dt('dob')}<div class=g></div>{F('HORA',d.comb(hh,2))}{F('MIN',d.comb(mm,2))}<div class=g></div>{F('Sexo (M/F)',d.comb(R['sx'],1))}<div class=g></div>{F('Gêmeo (S/N)',d.comb('S' if tw else 'N',1))}<div class=g></div>{F('CPF',d.c('cpf',R['cpf'],14))}</div>
    {F('Local: hospital, maternidade, domicílio',d.c('est',R['est'],N))}
    <div class=r>{F('Município de nascimento e naturalidade',d.comb(R['mun'],28))}{F('UF',d.comb(R['uf'],2))}<div class=g></div>{F('Declaração de Nascido Vivo',d.c('dnv',R['dnv'],13))}</div>
    {gm}{P}
    <div class=r>{dt('dreg')}<div class=cap2>◄ data do<br>registro</div><div class=g></div>{dt('demis')}<div class=cap2>◄ data da<br>emissão</div></div>
    <div class=r style="margin-top:2pt"><div class=ob>{d.notes(True,'Sem averbações ou anotações.')}<div class=l>Averbações e anotações</div></div><div style="width:220pt;text-align:center;font-size:8pt;align-self:flex-end">{sign(r,130)}<div style="border-top:.5pt solid #000">{d.v('ofic',R['ofic'])}</div><span class=l>Oficial</span></div></div>'''
    css=f'''body{{padding:14pt 24pt;font-family:{r.choice(['Liberation Serif','Nimbus Sans','DejaVu Sans'])};font-size:8.5pt}}.hd{{display:flex;gap:12pt;align-items:center;border-bottom:1.5pt solid {col};padding-bottom:3pt;margin-bottom:3pt}}.T{{font-size:17pt;color:{col}}}.sm{{font-size:7pt}}.sl{{border:1pt solid {col};padding:3pt 8pt;font-size:8pt;text-align:center}}.cb i{{width:{w}pt;height:13.5pt;margin-right:2pt;border:.6pt solid {col};font:{r.choice(['bold 10pt Liberation Mono','10pt DejaVu Sans','10pt Liberation Sans'])};line-height:12.5pt}}.f{{margin-right:4pt}}.l{{font-size:5.8pt;color:#444;line-height:1.15;padding:.8pt 0 1.6pt}}.g{{width:14pt}}.ob{{flex:1;font-size:8pt;border:.6pt solid {col};padding:2pt 4pt;margin-right:20pt;min-height:36pt}}.cap2{{font-size:6pt}}'''
    return d.html(css,b)
# ---------------------------------------------------------------- C: grid with captions below, combs for numbers and dates only
def C(d):
    R,r=d.R,d.r;d.ctd=False;col=r.choice(["#234","#611","#064"]);n=d.n
    q=lambda h,c,w='':f'<td style="width:{w}"><div class=v>{h}</div><div class=c>{c}</div></td>'
    row=lambda *a:'<table class=g><tr>'+''.join(a)+'</tr></table>'
    def dt(k,):
        a,b,c=split_date(d,k);x=lambda t,cp:f'<span class=x>{d.comb(t,len(t))}<span class=c>{cp}</span></span>';return x(a,'dia')+x(b,'mês')+x(c,'ano')
    d.sexo();hh,mm=d.hm();tw=R['twin'];st=r.choice([0,1,2,4])
    d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf']);d.natreg()
    m=R['mat'];d.put(AL['mat'],m);c1,c2=(R['cpf'] and only(R['cpf'])),0
    if R['cpf']:d.put(AL['cpf'],R['cpf'])
    cp=R['cpf'];cph=''.join(f'<span class=x>{d.comb(s_,len(s_))}</span><b>{z}</b>' for s_,z in zip((cp[:3],cp[4:7],cp[8:11],cp[12:]),('.','.','-',''))) if cp else d.comb('',11)
    dn=R['dnv']; 
    if dn:d.put(AL['dnv'],only(dn))
    av,an=d.notes(False,r.choice(['Nada consta','-.-.-.-','Não há']))
    d.matderive()
    def person(gk,p,role):
        return row(q(d.v(gk,nz(p)),f'Nome {role}','52%'),q(d.nat(gk+'n',p,r.choice([' - ','/',', '])),'Naturalidade','27%'),q(esc(nz(p,'prof')) or '&nbsp;','Profissão','21%'))
    f1,f2=('do pai' if R['p_role']=='Pai' else 'da mãe'),('da mãe' if R['m_role']=='Mãe' else 'do pai')
    b=f'''<div class=top><b>{esc('Estado d')+('e ' if 1 else '')}{UFN[R['ruf']]}</b> — Comarca de {d.v('rmun',R['rmun'])}{(d.put(AL['ruf'],R['ruf']) or '')}<br>{d.v('cart',R['cart'])}<div class=sm>{esc(R['ende'])} · {R['tel']}</div></div>
    <div class=T>CERTIDÃO DE NASCIMENTO</div>
    {row(q(d.comb(m,32),'Matrícula','100%'))}
    {row(q('<b>'+d.v('nome',R['nome'])+'</b>','Nome do(a) registrado(a)','100%'))}
    {row(q(dt('dob'),'Data de nascimento','34%'),q(f'<span class=x>{d.comb(hh,2)}<span class=c>h</span></span><span class=x>{d.comb(mm,2)}<span class=c>min</span></span>','Hora','16%'),q(f"{d.box(R['sx']=='M',st)} M &nbsp;{d.box(R['sx']=='F',st)} F",'Sexo','14%'),q(cph,'Inscrição no CPF','36%'))}
    {row(q(d.est(),'Estabelecimento ou local do nascimento','56%'),q(esc(R['mun']),'Município','34%'),q(d.comb(R['uf'],2),'UF','10%'))}
    {row(q(f"{d.box(not tw,st)} único &nbsp;{d.box(len(tw)==1,st)} duplo &nbsp;{d.box(len(tw)>1,st)} triplo ou mais",'Tipo de parto / gemelaridade','42%'),q(d.twins(1) or '&nbsp;','Nome e termo do(s) irmão(s) gêmeo(s)','58%'))}
    {person('g1',R['p'],f1) if R['p'] else ''}{person('g2' if R['p'] else 'g1',R['m'],f2)}
    {row(q(d.v('pavo',nz(R['pavo'])),'Avô paterno','50%'),q(d.v('pavoa',nz(R['pavoa'])),'Avó paterna','50%'))}
    {row(q(d.v('mavo',nz(R['mavo'])),'Avô materno','50%'),q(d.v('mavoa',nz(R['mavoa'])),'Avó materna','50%'))}
    {row(q(dt('dreg'),'Data do registro','34%'),q(d.comb(only(dn),11),'Nº da DNV','36%'),q(esc(R['decl']),'Declarante','30%'))}
    {row(q(av,'Averbações','100%'))}{row(q(an,'Anotações','100%'))}
    {row(q(dt('demis'),'Data da expedição','34%'),q(d.v('ofic',R['ofic']),'Oficial','33%'),q(d.v('selo',R['selo']),'Selo de fiscalização','33%'))}
    <div class="r" style="justify-content:space-between;align-items:flex-end;margin-top:8pt"><div>{qr(r,52)}</div><div style="text-align:center;width:210pt">{sign(r,150)}<div style="border-top:.6pt solid">{esc(R['escr'])}<br><span class=c>Escrevente autorizado(a)</span></div></div><div class=sm style="width:130pt">{esc(R['fee'])}</div></div>'''
    cw=r.choice([12.5,13.2]);css=f'''body{{padding:24pt 30pt;font-family:{r.choice(['Liberation Serif','Nimbus Roman','DejaVu Serif Condensed'])};font-size:10pt;background:{guil(col,.13)}}}.top{{text-align:center}}.sm{{font-size:7pt}}.T{{text-align:center;font-size:18pt;letter-spacing:2pt;margin:5pt;color:{col}}}.g{{width:100%;table-layout:fixed;margin-top:-.7pt;background:#fff}}.g td{{border:.7pt solid {col};padding:1.5pt 4pt 1pt;vertical-align:bottom}}.c{{font-size:{r.choice([5.4,5.8,6.2])}pt;color:{col};line-height:1.1;display:block;font-family:Liberation Sans}}.v{{line-height:1.12}}.x{{display:inline-block;margin-right:3pt;vertical-align:bottom;text-align:center}}.cb i{{width:{cw}pt;height:14pt;border:.6pt solid #777;margin-right:-.6pt;font:9.5pt Liberation Mono;line-height:13.5pt}}'''
    return d.html(css,b)
# ---------------------------------------------------------------- D: very dense grid, tiny captions below, no combs (letter paper)
def D(d):
    R,r=d.R,d.r;fs=r.choice([8.6,9,9.4]);al=r.choice(['left','center']);D=R['dob']
    q=lambda h,c,w,cls='':f'<td style="width:{w}%" class="{cls}">{h}<small>{c}</small></td>'
    row=lambda *a:'<table><tr>'+''.join(a)+'</tr></table>'
    d.sexo();tw=R['twin'];d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf'])
    def cells(k):
        a,b,c=split_date(d,k);return q(a,'dia',6,'n'),q(b,'mês',6,'n'),q(c,'ano',9,'n')
    u=R['uf'];m=R['mat']
    lv=d.v('livro',R['livrox']);fo=d.v('folha',R['folhax']);te=d.v('termo',R['termox'])
    mat=q(d.v('mat',fmat(m,1)),'MATRÍCULA',52)
    def P(gk,p,lab):
        if p and p['city']:d.put(AL[gk+'n'],p['city']+('/'+p['cuf'] if p['cuf'] else ''))
        uf=(p or {}).get('cuf') or '  '
        return row(q(d.v(gk,nz(p)),lab,48),q(esc(nz(p,'city')) or esc(d.bl) or '&nbsp;','natural de',28),q(uf[0].strip() or '&nbsp;','U',4,'n'),q(uf[1].strip() or '&nbsp;','F',4,'n'),q(esc(nz(p,'idade')) or '&nbsp;','idade',6,'n'),q(esc(nz(p,'cpf')) or '&nbsp;','CPF',16))+row(q(esc(nz(p,'prof')) or '&nbsp;','profissão',26),q(esc(nz(p,'res')) or '&nbsp;','residência',74))
    nt=d.natreg(True,' / ')
    Y=r.random()<.5
    g=[P('g1',R['m'],'NOME DA MÃE' if R['m_role'].lower()=='mãe' else 'NOME DO PAI'),P('g2',R['p'],'NOME DO PAI' if R['p_role'].lower()=='pai' else 'NOME DA MÃE')]
    j=d.notes(True,'NADA CONSTA')
    b=f'''<div class=hd>REGISTRO CIVIL — CERTIDÃO DE NASCIMENTO</div><div class=hs>Certifico que às folhas {fo} do livro {lv}, sob nº {te}, consta o assento de nascimento com os seguintes dados:</div>
    {row(q(fo,'FOLHA',12),q(lv,'LIVRO',14),q(te,'TERMO',22),mat)}
    {row(q('<b>'+d.v('nome',R['nome'])+'</b>','NOME',100))}
    {row(*cells('dob'),q(d.hora(r.choice([0,1])),'hora',12,'n'),q(d.est(),'local do nascimento',67))}
    {row(q(esc(R['mun']),'município',42),q(u[0],'U',4,'n'),q(u[1],'F',4,'n'),q(nt,'naturalidade',34),q(R['sexo'].upper() if r.random()<.4 else R['sexo'],'sexo',16))}
    {row(q(d.v('cpf',R['cpf']),'CPF',22),q(d.v('dnv',R['dnv']),'DNV',22),q('sim' if tw else 'não','gêmeo',8,'n'),q(d.twins(2) or '&nbsp;','nome(s) do(s) gêmeo(s)',48))}
    {''.join(g)}
    {row(q(d.v('pavo',nz(R['pavo'])),'AVÔ PATERNO',50),q(d.v('pavoa',nz(R['pavoa'])),'AVÓ PATERNA',50))}
    {row(q(d.v('mavo',nz(R['mavo'])),'AVÔ MATERNO',50),q(d.v('mavoa',nz(R['mavoa'])),'AVÓ MATERNA',50))}
    {row(*cells('dreg'),q(esc(R['decl']),'declarante',40),q(esc(R['test'][0]),'1ª testemunha',39))}
    {row(q(esc(R['test'][1]),'2ª testemunha',50),q(esc(R['medico']),'médico ou parteira',50))}
    {row(q(j,'AVERBAÇÕES / ANOTAÇÕES À MARGEM DO TERMO',100))}
    {row(q(d.v('cart',R['cart']),'serventia',52),q(d.v('rmun',R['rmun']),'município da serventia',30),q(R['ruf'][0],'U',4,'n'),q(R['ruf'][1],'F',4,'n'),q(R['tel'],'tel.',10,'sm'))}
    {row(*cells('demis'),q(d.v('ofic',R['ofic']),'oficial do registro civil',46),q(d.v('selo',R['selo']),'selo',33))}
    <div class=ft>O referido é verdade e dou fé. {esc(R['ende'])}. Lei nº 6.015, de 31/12/1973. {esc(R['fee'])}</div><div style="width:200pt;margin:14pt auto">{sign(r,180)}</div>'''
    d.put(AL['ruf'],R['ruf'])
    css=f'''body{{padding:{r.choice([30,44])}pt 32pt;font:{fs}pt {r.choice(['Liberation Mono','DejaVu Sans Mono','Liberation Sans Narrow','Nimbus Mono PS'])};}}table{{width:100%;table-layout:fixed;margin-top:-.6pt}}td{{border:.6pt solid #000;padding:1pt 3pt 0;vertical-align:bottom;line-height:1.08;text-align:{al};overflow-wrap:anywhere}}td.n{{text-align:center}}td.sm{{font-size:6pt}}small{{display:block;font:{r.choice([4.8,5.2,5.6])}pt Liberation Sans;line-height:1;padding-bottom:.6pt}}.hd{{text-align:center;font:bold 13pt Liberation Sans;padding-bottom:4pt}}.hs{{font-size:8pt;margin-bottom:5pt}}.ft{{font-size:7pt;margin-top:6pt}}'''
    return d.html(css,b)
# ---------------------------------------------------------------- E: one table, a row a person, every column wraps
def E(d):
    R,r=d.R,d.r;col=r.choice(["#2b4a2b","#3a2b5a","#5a3a1a"]);D=R['dob'];tw=R['twin'];d.ctd=True
    d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf']);d.natreg()
    rows=[]
    def pr(lab,nk,tk,p):
        rows.append(f"<tr><th>{lab}</th><td>{d.v(nk,nz(p))}</td><td>{d.nat(tk,p,r.choice([' - ','/',', ']))}</td><td>{esc(nz(p,'prof')) or esc(d.bl)}</td><td>{esc(nz(p,'idade')) or esc(d.bl)}{' anos' if p and p['idade'] else ''}</td><td>{esc(nz(p,'res')) or esc(d.bl)}</td></tr>")
    rows.append(f"<tr><th>Registrado(a)</th><td><b>{d.v('nome',R['nome'])}</b></td><td>{d.est()}, em {esc(R['mun'])} - {R['uf']}</td><td>—</td><td>recém-nascido(a)</td><td>a da genitora</td></tr>")
    pr(R['m_role'],'g1','g1n',R['m']);pr(R['p_role'],'g2','g2n',R['p'])
    gp=[('Avô paterno','pavo'),('Avó paterna','pavoa'),('Avô materno','mavo'),('Avó materna','mavoa')]
    if d.n%2:gp=gp[2:]+gp[:2]
    for l,k in gp:pr(l,k,None,R[k])
    st=r.randint(0,5);d.sexo()
    av,an=d.notes(False,'Não constam.')
    tx=dw(D);txt=d.dob(tx)
    a=R['dreg']
    b=f'''<div class=hd>{arms(44,col)}<div><div class=T>Certidão de Nascimento</div>{d.v('cart',R['cart'])}<br>{d.v('rmun',R['rmun'])}, {UFN[R['ruf']]}{(d.put(AL['ruf'],R['ruf']) or '')}</div></div>
    <table class=m><tr><td colspan=3><u>Matrícula</u> {d.v('mat',fmat(R['mat'],d.n%4))}</td></tr><tr><td><u>Nasceu em</u> {txt}</td><td><u>às</u> {d.hora(r.choice([1,2]))}</td><td><u>Sexo</u> {d.box(R['sx']=='M',st)} masculino {d.box(R['sx']=='F',st)} feminino</td></tr>
    <tr><td><u>Parto</u> {d.box(not tw,st)} simples {d.box(bool(tw),st)} gemelar</td><td colspan=2><u>Gêmeos</u> {d.twins(0) or esc(d.bl)}</td></tr>
    <tr><td><u>Registro lavrado em</u> {d.date('dreg',dx(a))}</td><td><u>CPF</u> {d.v('cpf',R['cpf'])}</td><td><u>DNV</u> {d.v('dnv',R['dnv'])}</td></tr></table>
    <table class=p><tr class=hh><th style="width:13%">Qualidade</th><th style="width:22%">Nome</th><th style="width:17%">Lugar de nascimento</th><th style="width:14%">Profissão</th><th style="width:9%">Idade</th><th>Residência</th></tr>{''.join(rows)}</table>
    <div class=n><b>Averbações:</b> {av}</div><div class=n><b>Anotações:</b> {an}</div>
    <div class=n>Foi declarante {esc(R['decl'])}. Testemunhas: {esc(R['test'][0])} e {esc(R['test'][1])}.</div>
    <div style="text-align:right;margin:8pt 0">{esc(R['rmun'])}, {d.date('demis',dx(R['demis']))}.</div>
    <div class=r style="justify-content:space-between;align-items:center"><div class=sl>Poder Judiciário<br>Selo de autenticidade<br><b>{d.v('selo',R['selo'])}</b><br>{qr(r,44)}</div><div style="text-align:center;width:230pt">{sign(r,170)}<div style="border-top:.6pt solid #000">{d.v('ofic',R['ofic'])}</div>{r.choice(['Oficial Titular','Oficial Registrador','Oficial Interino'])}</div>{seal(64,col)}</div>'''
    d.matderive()
    css=f'''body{{padding:26pt 28pt;font:9pt {r.choice(['DejaVu Serif','Liberation Serif','Noto Sans'])};line-height:1.18}}.hd{{display:flex;gap:14pt;align-items:center}}.T{{font-size:19pt;color:{col};font-style:italic}}u{{text-decoration:none;color:{col};font-size:7pt}}.m{{width:100%;margin:6pt 0}}.m td{{border-bottom:.5pt solid #999;padding:3pt}}.p{{width:100%;table-layout:fixed}}.p td,.p th{{border:.6pt solid {col};padding:{r.choice([2,3])}pt 3pt;vertical-align:{r.choice(['top','middle'])};font-size:{r.choice([7.6,8.2,8.6])}pt;text-align:left;font-weight:normal;overflow-wrap:break-word}}.p .hh th{{background:{col};color:#fff;text-align:center}}.n{{border:.5pt solid #999;padding:3pt;margin-top:4pt}}.sl{{border:1pt dashed {col};padding:4pt;font-size:7pt;text-align:center}}'''
    return d.html(css,b)
# ---------------------------------------------------------------- F: rotated headers, landscape, persons table + comb dates
def F(d):
    R,r=d.R,d.r;d.ctd=True;col=r.choice(["#7b3f00","#004d66","#444"]);tw=R['twin'];d.sexo();st=r.choice([0,1,3])
    def dt(k):
        a,b,c=split_date(d,k);return '<table class=dt><tr><td>'+d.comb(a,2)+'</td><td>'+d.comb(b,2)+'</td><td>'+d.comb(c,4)+'</td></tr><tr class=cp><td>dia</td><td>mês</td><td>ano</td></tr></table>'
    rot=lambda t:f'<th><span class=rt>{t}</span></th>'
    sep=r.choice([' - ','/'])
    def pr(lab,nk,tk,p):
        if tk and p and p['city']:d.put(AL[tk],p['city']+('/'+p['cuf'] if p['cuf'] else ''))
        return f"<tr><td class=q>{lab}</td><td>{d.v(nk,nz(p))}</td><td>{esc(nz(p,'city')) or esc(d.bl)}</td><td class=n>{nz(p,'cuf') or '&nbsp;'}</td><td class=n>{nz(p,'idade') or '&nbsp;'}</td><td>{esc(nz(p,'prof')) or esc(d.bl)}</td><td>{esc(nz(p,'res')) or esc(d.bl)}</td></tr>"
    d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf']);d.natreg()
    if d.n%2 and R['p']: gs=pr(R['p_role'],'g1','g1n',R['p'])+pr(R['m_role'],'g2','g2n',R['m'])
    else: gs=pr(R['m_role'],'g1','g1n',R['m'])+pr(R['p_role'],'g2','g2n',R['p'])
    body=gs+pr('AVÔ PATERNO','pavo',None,R['pavo'])+pr('AVÓ PATERNA','pavoa',None,R['pavoa'])+pr('AVÔ MATERNO','mavo',None,R['mavo'])+pr('AVÓ MATERNA','mavoa',None,R['mavoa'])
    b=f'''<div class=hd><div class=T>CERTIDÃO<br>DE NASCIMENTO</div><div style="flex:1"><b>{d.v('cart',R['cart'])}</b><br>{esc(R['ende'])} – {d.v('rmun',R['rmun'])}/{d.v('ruf',R['ruf'])}<br>Oficial: {d.v('ofic',R['ofic'])} &nbsp; Tel.: {R['tel']}</div><div>{qr(r,50)}</div></div>
    <div class=r style="gap:12pt;margin:5pt 0"><div><div class=l>LIVRO</div>{d.comb(R['livro'],5)}</div><div><div class=l>FOLHA</div>{d.comb(R['folha'],4)}</div><div><div class=l>TERMO</div>{d.comb(R['termo'],7)}</div><div><div class=l>NASCIDO EM</div>{dt('dob')}</div><div><div class=l>REGISTRADO EM</div>{dt('dreg')}</div><div><div class=l>CPF</div>{d.c('cpf',R['cpf'],14)}</div></div>
    <div class=ln><span class=l>NOME</span> <b style="font-size:12pt">{d.v('nome',R['nome'])}</b> &nbsp;&nbsp; <span class=l>SEXO</span> {d.box(R['sx']=='M',st)} masc. {d.box(R['sx']=='F',st)} fem. &nbsp; <span class=l>GÊMEO</span> {d.box(bool(tw),st)} sim {d.box(not tw,st)} não &nbsp; <span class=l>HORA</span> {d.hora(1)}</div>
    <div class=ln><span class=l>LOCAL DE NASCIMENTO</span> {d.est()} — {esc(R['mun'])} ({R['uf']}) &nbsp;&nbsp; <span class=l>DNV</span> {d.v('dnv',R['dnv'])}</div>
    {'<div class=ln><span class=l>IRMÃO(S) GÊMEO(S)</span> '+d.twins(0)+'</div>' if tw else ''}
    <table class=p><tr><th></th><th>NOME</th>{rot('NATURALIDADE')}{rot('UF')}{rot('IDADE')}{rot('PROFISSÃO')}{rot('RESIDÊNCIA')}</tr>{body}</table>
    <div class=r style="gap:10pt;margin-top:5pt"><div class=o><div class=l>AVERBAÇÕES / ANOTAÇÕES</div>{d.notes(True,'nada consta')}</div><div style="width:120pt;font-size:7pt;text-align:center" class=o>SELO DIGITAL<br><b>{d.v('selo',R['selo'])}</b><br>{esc(R['fee'])}</div></div>
    <div class=r style="justify-content:space-between;align-items:flex-end;margin-top:4pt"><div><div class=l>EMISSÃO</div>{dt('demis')}</div><div style="width:240pt;text-align:center">{sign(r,160)}<div style="border-top:.6pt solid #000">{esc(R['escr'])}<br><span class=l>ESCREVENTE SUBSTITUTO(A)</span></div></div></div>'''
    for k in('livro','folha','termo'):d.put(AL[k],R[k])
    css=f'''body{{padding:16pt 24pt;font:8.6pt {r.choice(['Liberation Sans','Noto Sans','DejaVu Sans Condensed'])}}}.hd{{display:flex;gap:16pt;align-items:center;border:1pt solid {col};padding:4pt 8pt}}.T{{font:bold 14pt Liberation Serif;color:{col};text-align:center}}.l{{font-size:6pt;color:{col};font-weight:bold}}.ct td{{width:11.5pt;min-width:11.5pt;height:14pt;border:.7pt solid {col};font:9pt Liberation Mono}}.dt td{{padding:0 2pt 0 0}}.dt .ct td{{padding:0}}.cp td{{font-size:5.5pt;text-align:center}}.ln{{border-bottom:.5pt solid #888;padding:2.5pt 0}}.p{{width:100%;margin-top:5pt}}.p td,.p th{{border:.6pt solid {col};padding:1.5pt 4pt;vertical-align:middle}}.p th{{background:#eee;font-size:6.5pt}}.rt{{writing-mode:vertical-rl;transform:rotate(180deg);height:58pt;display:inline-block;line-height:1}}.q{{font-size:7pt;white-space:nowrap}}.n{{text-align:center}}.o{{border:.6pt solid {col};padding:2pt 4pt;flex:1;min-height:40pt}}'''
    return d.html(css,b)
# ---------------------------------------------------------------- G: header repeated for each pair of persons; comb UF
def G(d):
    R,r=d.R,d.r;d.ctd=True;col=r.choice(["#20507a","#702050","#306030"]);tw=R['twin'];d.sexo();sty=r.choice(['top','middle'])
    H='<tr class=hh><th>nome completo</th><th>lugar de nascimento</th><th>UF</th><th>ocupação</th><th>idade</th><th>residência atual</th></tr>'
    def pr(nk,tk,p):
        if tk and p and p['city']:d.put(AL[tk],p['city']+('/'+p['cuf'] if p['cuf'] else ''))
        return f"<tr><td>{d.v(nk,nz(p))}</td><td>{esc(nz(p,'city')) or esc(d.bl)}</td><td>{d.comb(nz(p,'cuf'),2)}</td><td>{esc(nz(p,'prof')) or esc(d.bl)}</td><td>{nz(p,'idade') or '&nbsp;'}</td><td>{esc(nz(p,'res')) or esc(d.bl)}</td></tr>"
    def sec(t,*rows):return f'<div class=st>{t}</div><table class=p>{H}{"".join(rows)}</table>'
    def dt(k):
        a,b,c=split_date(d,k);return f'<table class=dd><tr><td>{a}</td><td>{b}</td><td>{c}</td></tr><tr><th>dia</th><th>mês</th><th>ano</th></tr></table>'
    d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf']);d.natreg();d.matderive()
    av,an=d.notes(False,d.bl or 'Sem registro')
    cad=''
    if d.n%2:
        rg=f"{r.randint(1,9)}.{r.randint(100,999)}.{r.randint(100,999)}-{r.randint(0,9)}";ti=f"{r.randint(10**11,10**12-1)}"
        d.cad=[rg,ti];cad=f'<div class=st>ANOTAÇÕES DE CADASTRO</div><table class=p><tr class=hh><th>tipo de documento</th><th>número</th><th>data da expedição</th><th>órgão expedidor</th></tr><tr><td>RG</td><td>{rg}</td><td>{ds(R["demis"])}</td><td>SSP/{R["ruf"]}</td></tr><tr><td>Título de eleitor</td><td>{ti}</td><td>—</td><td>TSE</td></tr></table>'
    gp1=sec('3 · AVÓS PATERNOS',pr('pavo',None,R['pavo']),pr('pavoa',None,R['pavoa']));gp2=sec('4 · AVÓS MATERNOS',pr('mavo',None,R['mavo']),pr('mavoa',None,R['mavoa']))
    pars=[pr('g1','g1n',R['m'])]+([pr('g2','g2n',R['p'])] if R['p'] else [])
    b=f'''<div class=hd><div class=T>CERTIDÃO DE NASCIMENTO</div><div>República Federativa do Brasil — Registro Civil das Pessoas Naturais</div></div>
    <div class=st>1 · REGISTRADO(A)</div>
    <table class=a><tr><td colspan=4><i>nome</i> <b>{d.v('nome',R['nome'])}</b></td></tr><tr><td><i>matrícula</i> {d.v('mat',fmat(R['mat'],(d.n+1)%4))}</td><td><i>CPF</i> {d.v('cpf',R['cpf'])}</td><td><i>sexo</i> {R['sexo'].lower() if r.random()<.5 else R['sexo']}</td><td><i>DNV</i> {d.v('dnv',R['dnv'])}</td></tr>
    <tr><td><i>lugar de nascimento</i> {d.est()}, {esc(R['mun'])}, {R['uf']}</td><td><i>nascimento</i> {dt('dob')}</td><td><i>hora</i> {d.hora(0)}</td><td><i>registro</i> {dt('dreg')}</td></tr>
    <tr><td colspan=4><i>gêmeos</i> {'Sim: '+d.twins(2) if tw else 'Não'}</td></tr></table>
    {sec('2 · FILIAÇÃO',*pars)}{gp1 if d.n%3 else gp2}{gp2 if d.n%3 else gp1}
    <div class=st>5 · AVERBAÇÕES</div><div class=o>{av}</div><div class=st>6 · ANOTAÇÕES</div><div class=o>{an}</div>{cad}
    <div class=r style="justify-content:space-between;margin-top:8pt;gap:10pt;align-items:center"><div style="font-size:8pt;width:215pt"><b>{d.v('cart',R['cart'])}</b><br>{esc(R['ende'])}<br>{d.v('rmun',R['rmun'])} – {d.v('ruf',R['ruf'])}<br>Selo: {d.v('selo',R['selo'])}</div><div style="text-align:center;flex:1">Dou fé. Emitida em {d.date('demis')}.{sign(r,150)}<div style="border-top:.6pt solid #000">{d.v('ofic',R['ofic'])}, Oficial</div></div></div>'''
    css=f'''body{{padding:24pt 30pt;font:8.6pt {r.choice(['Nimbus Sans','Liberation Serif','DejaVu Sans'])};line-height:1.15}}.hd{{text-align:center}}.T{{font-size:17pt;color:{col};font-weight:bold;letter-spacing:1pt}}.st{{color:{col};font-weight:bold;font-size:7.5pt;margin:5pt 0 1pt}}i{{font-size:6.5pt;color:#555;font-style:normal;display:block}}.a,.p{{width:100%}}.a td,.p td,.p th{{border:.5pt solid {col};padding:2pt 3pt;vertical-align:{sty}}}.p{{table-layout:fixed}}.p .hh th{{font-size:6.2pt;font-weight:normal;background:#eef;color:#333}}.p th:nth-child(1){{width:26%}}.p th:nth-child(3){{width:8%}}.p th:nth-child(5){{width:7%}}.p th:nth-child(6){{width:25%}}.ct td,.p .ct td{{width:12pt;height:13pt;padding:0;border:.5pt solid #555}}.a .dd td,.a .dd th{{border:.5pt solid #888;padding:1pt 5pt;font-size:8.5pt}}.a .dd th{{font-size:5pt;font-weight:normal;padding:0}}.o{{border:.5pt solid {col};padding:3pt;min-height:16pt}}'''
    return d.html(css,b)
