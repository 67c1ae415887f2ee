from kit import *
from forms1 import nz,split_date,only
# ---------------------------------------------------------------- H: questionnaire with check boxes, numbered fields; names in comb only
def H(d):
    R,r=d.R,d.r;d.ctd=True;tw=R['twin'];d.sexo();st=d.n%6;col=r.choice(["#0b4f6c","#6c0b2f","#2f2f2f"]);cw=r.choice([12,12.6,13.2]);N=int(530/cw)
    num=iter(range(1,99))
    F=lambda lab,h,st='':f'<div class=f style="{st}"><div class=l><b>{next(num)}</b> {lab}</div>{h}</div>'
    ck=lambda on,t:f'<span class=k>{d.box(on,st)} {t}</span>'
    hosp=not R['home']
    d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf']);d.natreg();d.matderive()
    def dt(k):
        a,b,c=split_date(d,k);return f'<table class=tri><tr><td>{a}</td><td>{b}</td><td>{c}</td></tr><tr class=cp><td>dia</td><td>mês</td><td>ano</td></tr></table>'
    m,p=('NOME DA MÃE','NATURALIDADE DA MÃE') if R['m_role']=='MÃE' else ('NOME DO PAI','NATURALIDADE DO PAI'),('NOME DO PAI','NATURALIDADE DO PAI') if R['p_role']=='PAI' else ('NOME DA MÃE','NATURALIDADE DA MÃE')
    R1=[]
    b=f'''<div class=hd>{arms(34,col)}<div class=T>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><span>CERTIDÃO DE NASCIMENTO</span></div>{qr(r,42)}</div>
    {F('MATRÍCULA','<div class=val>'+d.v('mat',fmat(R['mat'],d.n%3))+'</div>')}
    {F('NOME DO REGISTRADO (uma letra em cada quadro)',d.c('nome',R['nome'],N,rows=1))}
    <div class=r>{F('NASCIMENTO',dt('dob'))}{F('HORA','<div class=val>'+d.hora(r.choice([0,3]))+'</div>','width:70pt')}{F('SEXO',ck(R['sx']=='M','MASCULINO')+ck(R['sx']=='F','FEMININO')+ck(False,'IGNORADO'))}{F('TIPO DE PARTO',ck(not tw,'ÚNICO')+ck(len(tw)==1,'DUPLO')+ck(len(tw)>1,'TRIPLO OU MAIS'))}</div>
    <div class=r>{F('LOCAL DA OCORRÊNCIA',ck(hosp,'HOSPITAL')+ck(False,'OUTRO ESTAB. DE SAÚDE')+ck(R['home'],'DOMICÍLIO')+ck(False,'VIA PÚBLICA'))}{F('POSSUI IRMÃO GÊMEO?',ck(bool(tw),'SIM')+ck(not tw,'NÃO'))}</div>
    <div class=r>{F('ESTABELECIMENTO / ENDEREÇO','<div class=val>'+d.est()+'</div>','flex:1')}{F('MUNICÍPIO','<div class=val>'+esc(R['mun'])+'</div>','width:150pt')}{F('UF',d.comb(R['uf'],2))}</div>
    <div class=r>{F('CPF',d.c('cpf',R['cpf'],14))}{F('Nº DA DNV','<div class=val>'+d.v('dnv',R['dnv'])+'</div>','width:120pt')}{F('GÊMEO(S): NOME','<div class=val>'+(d.twins(0) or '&nbsp;')+'</div>','flex:1')}</div>
    {F(m[0],d.c('g1',R['m']['nome'],N))}
    <div class=r>{F(m[1],'<div class=val>'+d.nat('g1n',R['m'],'/')+'</div>','width:170pt')}{F('ESCOLARIDADE',ck(False,'FUND.')+ck(True,'MÉDIO')+ck(False,'SUP.'))}{F('IDADE','<div class=val>'+nz(R['m'],'idade')+'</div>','width:40pt')}{F('ESTADO CIVIL',ck(r.random()<.5,'CASADA')+ck(False,'VIÚVA'))}</div>
    {F(p[0],d.c('g2',nz(R['p']),N))}
    {F(p[1],'<div class=val>'+d.nat('g2n',R['p'],'/')+'</div>')}
    <div class=r>{F('AVÔ PATERNO','<div class=val>'+d.v('pavo',nz(R['pavo']))+'</div>','flex:1')}{F('AVÓ PATERNA','<div class=val>'+d.v('pavoa',nz(R['pavoa']))+'</div>','flex:1')}</div>
    <div class=r>{F('AVÔ MATERNO','<div class=val>'+d.v('mavo',nz(R['mavo']))+'</div>','flex:1')}{F('AVÓ MATERNA','<div class=val>'+d.v('mavoa',nz(R['mavoa']))+'</div>','flex:1')}</div>
    <div class=r>{F('DATA DO REGISTRO',dt('dreg'))}{F('DECLARANTE','<div class=val>'+esc(R['decl'])+'</div>','flex:1')}</div>
    {F('AVERBAÇÕES E ANOTAÇÕES','<div class="val o">'+d.notes(True,'NÃO CONSTAM AVERBAÇÕES')+'</div>')}
    <div class=r>{F('CARTÓRIO','<div class=val>'+d.v('cart',R['cart'])+'</div>','flex:1')}{F('MUNICÍPIO / UF','<div class=val>'+d.v('rmun',R['rmun'])+' / '+d.v('ruf',R['ruf'])+'</div>','width:150pt')}{F('EXPEDIÇÃO',dt('demis'))}</div>
    <div class=r style="justify-content:space-between;align-items:flex-end;margin-top:8pt">{F('SELO','<div class=val>'+d.v('selo',R['selo'])+'</div>','width:170pt')}<div style="width:230pt;text-align:center">{sign(r,150)}<div style="border-top:.6pt solid #000">{d.v('ofic',R['ofic'])}</div>OFICIAL DO REGISTRO CIVIL</div></div>'''
    css=f'''body{{padding:18pt 26pt;font:8pt {r.choice(['Liberation Sans','Noto Sans','Nimbus Sans'])}}}.hd{{display:flex;justify-content:space-between;align-items:center}}.T{{text-align:center;font-size:9pt;color:{col}}}.T span{{font-size:16pt;font-weight:bold}}.f{{border:.6pt solid {col};padding:1pt 4pt 2pt;margin:-.6pt 0 0 -.6pt}}.r>.f{{flex-grow:1}}.l{{font-size:5.8pt;color:{col}}}.l b{{background:{col};color:#fff;padding:0 2.5pt;font-size:5.8pt}}.ct td{{width:{cw}pt;min-width:{cw}pt;height:14pt;border:.6pt solid #888;font:bold 9pt Liberation Mono}}.k{{margin-right:5pt;font-size:7.2pt;white-space:nowrap}}.val{{font-size:9pt;padding-top:1pt;font-family:{r.choice(['Liberation Mono','DejaVu Sans','Liberation Serif'])}}}.o{{min-height:26pt;font-size:8pt}}.tri td{{border:.6pt solid #888;padding:1pt 6pt;text-align:center;font-size:9pt}}.tri .cp td{{border:0;font-size:5pt;padding:0}}'''
    return d.html(css,b)
# ---------------------------------------------------------------- I: ruled form, dotted line, value above it in italic; running text with blanks
def I(d):
    R,r=d.R,d.r;tw=R['twin'];d.sexo();d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf']);D=R['dob'];hand=r.choice(["italic 12pt Z003","italic 11.5pt C059","italic 12pt P052","11pt Nimbus Mono PS","italic 11.5pt Liberation Serif"])
    V=lambda h,w='1':f'<span class=d style="flex:{w}">{h}</span>'
    L=lambda *a:'<div class=ln>'+''.join(a)+'</div>'
    t=lambda s:f'<span class=t>{s}</span>'
    lv=d.v('livro',R['livrox']);fo=d.v('folha',R['folhax']);te=d.v('termo',R['termox'])
    dob=d.dob(dw(D));fem=R['sx']=='F'
    def par(k,p,lab):
        return L(t(lab),V(d.v(k,nz(p))))+L(t('natural de'),V(d.nat(k+'n',p,r.choice([' - ',', '])),2),t('profissão'),V(esc(nz(p,'prof')) or esc(d.bl) or '&nbsp;',1.4))+L(t('residente em'),V(esc(nz(p,'res')) or esc(d.bl) or '&nbsp;'))
    pf=R['p'] is not None
    g=(par('g1',R['p'],'Filho(a) de') if pf else '')+par('g2' if pf else 'g1',R['m'],'e de' if pf else 'Filho(a) de')
    j=d.notes(True,'Nada consta à margem do termo')
    d.natreg()
    b=f'''<div class=fr><div class=hd>{seal(54,'#654',.6)}<div>Estado de {UFN[R['ruf']]}<br>Município de {d.v('rmun',R['rmun'])}<br><b>{d.v('cart',R['cart'])}</b><br><small>{esc(R['ende'])}</small></div>{arms(48,'#654')}</div><div class=T>{r.choice(['Certidão de Nascimento','CERTIDÃO DE NASCIMENTO','Nascimento — Certidão'])}</div>
    {L(t('Certifico que no livro'),V(lv,.6),t('a fls.'),V(fo,.5),t('sob o nº'),V(te,.8),t('foi lavrado em'),V(d.date('dreg',dx(R['dreg'])),1.6))}
    {L(t('o assento de'),V('<b>'+d.v('nome',R['nome'])+'</b>'))}
    {L(t('do sexo'),V(R['sexo'].lower(),.8),t('nascid'+('a' if fem else 'o')+' aos'),V(dob,3))}
    {L(t('às'),V(d.hora(2),1.3),t('em'),V(d.est(),2))}
    {L(t('município de'),V(esc(R['mun']),2),t('Estado'),V(R['uf'],.4),t('gêmeo?'),V('sim' if tw else 'não',.5),t('DNV'),V(d.v('dnv',R['dnv']),1))}
    {L(t('irmão(s) gêmeo(s)'),V(d.twins(2))) if tw else ''}
    {g}
    {L(t('Avós paternos:'),V(d.v('pavo',nz(R['pavo']))),t('e'),V(d.v('pavoa',nz(R['pavoa']))))}
    {L(t('Avós maternos:'),V(d.v('mavo',nz(R['mavo']))),t('e'),V(d.v('mavoa',nz(R['mavoa']))))}
    {L(t('Foi declarante'),V(esc(R['decl'])))}
    {L(t('Testemunhas:'),V(esc(R['test'][0])),t('e'),V(esc(R['test'][1])))}
    <div class=ob><span class=t>Observações:</span> <span class=dd>{j}</span></div>
    {L(t('Matrícula'),V(d.v('mat',fmat(R['mat']))))  if d.n%2 else ''}
    <div style="text-align:center;margin-top:9pt">O referido é verdade e dou fé.<br>{esc(R['rmun'])}, <span class=dd>{d.date('demis',dx(R['demis']))}</span></div>
    <div class=r style="justify-content:space-between;align-items:flex-end;margin-top:12pt"><div style="font-size:8pt">Selo nº {d.v('selo',R['selo'])}<br>{esc(R['fee'])}</div><div style="width:220pt;text-align:center">{sign(r,160)}<div style="border-top:1pt dotted #000">{d.v('ofic',R['ofic'])}</div><small>Oficial do Registro Civil</small></div></div></div>'''
    d.put(AL['ruf'],R['ruf'])
    css=f'''body{{padding:22pt;font:10.5pt {r.choice(['Liberation Serif','Nimbus Roman','C059'])}}}.fr{{border:{r.choice(['3pt double','1.5pt solid'])} #654;height:100%;padding:16pt 24pt;background:{guil('#a86',.12,11) if d.n%2 else '#fffdf4'}}}.hd{{display:flex;justify-content:space-between;align-items:center;text-align:center}}small{{font-size:7.5pt}}.T{{text-align:center;font-size:20pt;margin:6pt 0}}.ln{{display:flex;align-items:flex-end;margin-top:{r.choice([5,6,6.5])}pt;gap:4pt}}.t{{white-space:nowrap}}.d{{border-bottom:1.1pt dotted #333;font:{hand};line-height:1.12;padding-left:5pt;min-height:14pt}}.dd{{font:{hand};border-bottom:1.1pt dotted #333;line-height:1.5}}.ob{{margin-top:7pt}}'''
    return d.html(css,b)
# ---------------------------------------------------------------- J: numbers only, legend at the foot
def J(d,side=False):
    R,r=d.R,d.r;d.ctd=True;tw=R['twin'];d.sexo();d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf']);col=r.choice(["#333","#15457a","#7a1530"]);leg=[];ctr=[0]
    def q(h,lab,w):
        ctr[0]+=1;leg.append((ctr[0],lab));return f'<td style="width:{w}%"><sup>{ctr[0]:02}</sup>{h}</td>'
    row=lambda *a:'<table class=g><tr>'+''.join(a)+'</tr></table>'
    nt=d.natreg(True,r.choice(['/',' - ']));rg=d.natreg
    lv,fo,te=d.v('livro',R['livrox']),d.v('folha',R['folhax']),d.v('termo',R['termox'])
    av,an=d.notes(False,d.bl or 'NADA CONSTA')
    ml='mãe' if R['m_role'].lower()=='mãe' else 'pai';pl='pai' if R['p_role'].lower()=='pai' else 'mãe'
    dn={'mãe':'da mãe','pai':'do pai'}
    P=[('g1',R['m'],dn[ml]),('g2',R['p'],dn[pl])]
    if d.n%2 and R['p']:P=[('g1',R['p'],dn[pl]),('g2',R['m'],dn[ml])]
    rows=[row(q('<b>'+d.v('nome',R['nome'])+'</b>','nome do registrado',100)),
      row(q(d.v('mat',fmat(R['mat'],d.n%4)),'matrícula',70),q(d.v('cpf',R['cpf']),'CPF do registrado',30)),
      row(q(d.dob(),'data do nascimento',22),q(d.hora(0),'hora do nascimento',16),q(R['sexo'],'sexo',20),q(nt,'naturalidade do registrado',42)),
      row(q(d.est(),'local do nascimento (estabelecimento)',60),q(esc(R['mun']),'município do nascimento',30),q(R['uf'],'UF do nascimento',10)),
      row(q('Sim' if tw else 'Não','gêmeos (sim ou não)',18),q(d.twins(d.n%3) or '&nbsp;','nome e dados dos gêmeos',82))]
    for k,p,l in P:
        rows.append(row(q(d.v(k,nz(p)),f'nome {l}',56),q(d.nat(k+'n',p,' - '),f'naturalidade {l}',30),q(esc(nz(p,'idade')) or '&nbsp;',f'idade {l}',14)))
        rows.append(row(q(esc(nz(p,'prof')) or '&nbsp;',f'profissão {l}',32),q(esc(nz(p,'res')) or '&nbsp;',f'residência {l}',68)))
    rows+=[row(q(d.v('pavo',nz(R['pavo'])),'avô paterno',50),q(d.v('pavoa',nz(R['pavoa'])),'avó paterna',50)),row(q(d.v('mavo',nz(R['mavo'])),'avô materno',50),q(d.v('mavoa',nz(R['mavoa'])),'avó materna',50)),
      row(q(d.date('dreg'),'data do registro',22),q(lv,'livro',14),q(fo,'folha',12),q(te,'termo',20),q(d.v('dnv',R['dnv']),'nº da DNV',32)),
      row(q(esc(R['decl']),'declarante',50),q(esc(R['test'][0]),'testemunha',50)),
      row(q(av,'averbações',100)),row(q(an,'anotações',100)),
      row(q(d.v('cart',R['cart']),'serventia',56),q(d.v('rmun',R['rmun']),'município da serventia',32),q(d.v('ruf',R['ruf']),'UF da serventia',12)),
      row(q(d.v('ofic',R['ofic']),'oficial do registro civil',46),q(d.date('demis'),'data da emissão',22),q(d.v('selo',R['selo']),'selo digital',32))]
    lg=''.join(f'<span class=lg><b>{n:02}</b> {esc(t)}</span>' for n,t in leg)
    b=f'''<div class=T>CERTIDÃO DE NASCIMENTO</div><div class=sm>REGISTRO CIVIL DAS PESSOAS NATURAIS — {esc(R['ende'])}</div>{''.join(rows)}<div class=lh>Legenda dos campos</div><div class=lx>{lg}</div><div class=r style="justify-content:space-between;align-items:flex-end;margin-top:14pt"><div>{qr(r,48)}</div><div style="width:200pt;text-align:center">{sign(r,150)}<div style="border-top:.5pt solid #000;font-size:7pt">assinatura do oficial</div></div><div>{seal(50,col)}</div></div>'''
    css=f'''body{{padding:26pt 30pt;font:{r.choice([9,9.5,10])}pt {r.choice(['Liberation Sans','Noto Sans','DejaVu Serif Condensed','Liberation Mono'])}}}.T{{font-size:17pt;text-align:center;color:{col};font-weight:bold}}.sm{{text-align:center;font-size:7pt;margin-bottom:6pt}}.g{{width:100%;table-layout:fixed;margin-top:-.6pt}}.g td{{border:.6pt solid {col};padding:3pt 4pt;line-height:1.15;vertical-align:top;overflow-wrap:anywhere}}sup{{font:bold 5.6pt Liberation Sans;color:{col};margin-right:3pt}}.lh{{font-size:7pt;font-weight:bold;margin-top:7pt;color:{col}}}.lx{{column-count:{r.choice([3,4,5])};column-gap:8pt;border:.5pt solid #aaa;padding:3pt 5pt}}.lg{{display:block;font-size:{r.choice([5.6,6,6.4])}pt;line-height:1.25}}'''
    return d.html(css,b)
# ---------------------------------------------------------------- K: circled numbers, legend at the side, dates and UF in comb
def K(d):
    R,r=d.R,d.r;d.ctd=False;tw=R['twin'];d.sexo();d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf']);d.natreg();d.matderive();col=r.choice(["#075","#507","#840"]);cw=r.choice([11.5,13,14.5]);leg=[]
    def q(lab,h,fl=1):
        leg.append(lab);return f'<div class=q style="flex:{fl}"><span class=no>{len(leg)}</span><span class=v>{h}</span></div>'
    row=lambda *a:'<div class=r>'+''.join(a)+'</div>'
    def dt(k):
        a,b,c=split_date(d,k);s=r.choice(['','/'])
        x=lambda t,cp:f'<span class=x>{d.comb(t,len(t))}<span class=cp>{cp}</span></span>'
        return x(a,'DIA')+x(b,'MÊS')+x(c,'ANO')
    ml='Mãe' if R['m_role'].lower()=='mãe' else 'Pai';pl='Pai' if R['p_role'].lower()=='pai' else 'Mãe'
    def nat(k,p):
        if p and p['city']:d.put(AL[k],p['city']+('/'+p['cuf'] if p['cuf'] else ''))
        return (esc(nz(p,'city')) or esc(d.bl) or '&nbsp;')+' <span class=x>'+d.comb(nz(p,'cuf'),2)+'</span>'
    h,m=d.hm();hor=f'<span class=x>{d.comb(h,2)}</span>:<span class=x>{d.comb(m,2)}</span>' if h else esc(d.bl)
    st=d.n%4
    rows=[row(q('Nome do(a) registrado(a)','<b>'+d.v('nome',R['nome'])+'</b>')),
     row(q('Data de nascimento',dt('dob'),2),q('Hora',hor,1.2),q('Sexo',f"{d.box(R['sx']=='F',st)} F {d.box(R['sx']=='M',st)} M",1)),
     row(q('Estabelecimento de saúde ou endereço do parto',d.est())),
     row(q('Município e UF do nascimento',esc(R['mun'])+' <span class=x>'+d.comb(R['uf'],2)+'</span>',1.5),q('Parto gemelar',f"{d.box(bool(tw),st)} Sim {d.box(not tw,st)} Não",1))]
    if tw:rows.append(row(q('Irmãos gêmeos',d.twins(0))))
    for k,p,l in(('g1',R['m'],ml),('g2',R['p'],pl)):
        if k=='g2' and p is None and d.n%2:continue
        rows+=[row(q(l,d.v(k,nz(p)))),row(q(f'Município e UF de nascimento ({l.lower()})',nat(k+'n',p)))]
        a,b_=(('mavo','mavoa') if k=='g1' else ('pavo','pavoa'));z='matern' if k=='g1' else 'patern'
        rows.append(row(q(f'Avô {z}o',d.v(a,nz(R[a]))),q(f'Avó {z}a',d.v(b_,nz(R[b_])))))
    rows+=[row(q('Data do registro',dt('dreg'),1.3),q('Declaração de nascido vivo (DNV)',d.v('dnv',R['dnv']))),
      row(q('CPF',d.v('cpf',R['cpf']),1),q('Matrícula',d.v('mat',fmat(R['mat'],d.n%2)),2)),
      row(q('Averbações e anotações',d.notes(True,r.choice(['Nada consta','---','Sem averbações'])))),
      row(q('Cartório',d.v('cart',R['cart']),1.6),q('Município/UF do cartório',d.v('rmun',R['rmun'])+'/'+d.v('ruf',R['ruf']))),
      row(q('Oficial',d.v('ofic',R['ofic']),1.2),q('Emissão',dt('demis'),1))]
    lg=''.join(f'<div><b>{i+1}</b> {esc(t)}</div>' for i,t in enumerate(leg))
    L=f'<div class=lg><div style="text-align:center">{arms(50,col)}</div><div class=lt>LEGENDA</div>{lg}<div style="margin-top:16pt;text-align:center">Selo<br><b>{d.v("selo",R["selo"])}</b><br>{qr(r,60)}</div><div style="margin-top:8pt">{esc(R["fee"])}</div></div>'
    M=f'<div style="flex:1"><div class=T>CERTIDÃO DE NASCIMENTO</div><div class=sm>Registro Civil das Pessoas Naturais — Lei 6.015, de 31 de dezembro de 1973</div>{"".join(rows)}<div style="width:220pt;margin:20pt auto 0;text-align:center">{sign(r,170)}<div style="border-top:.6pt solid #000;font-size:7.5pt">{esc(R["escr"])} — escrevente</div></div></div>'
    b='<div class=r style="gap:10pt">'+(M+L if d.n%3 else L+M)+'</div>'
    css=f'''body{{padding:24pt;font:9.2pt {r.choice(['Noto Sans','Liberation Sans','Liberation Serif'])}}}.T{{font-size:16pt;color:{col};font-weight:bold}}.sm{{font-size:7pt;margin-bottom:5pt}}.q{{border:.7pt solid {col};margin:0 3pt 3pt 0;padding:2.5pt 4pt;display:flex;align-items:center;gap:4pt;min-height:20pt;border-radius:{r.choice([0,3])}pt}}.no{{flex:none;width:11pt;height:11pt;border-radius:50%;background:{col};color:#fff;font:bold 6pt Liberation Sans;text-align:center;line-height:11pt}}.x{{display:inline-block;vertical-align:middle;margin-right:2pt}}.cp{{display:block;font-size:4.8pt;text-align:center;line-height:1}}.cb i{{width:{cw}pt;height:13pt;border:.6pt solid #777;margin-right:-.6pt;font:9pt Liberation Mono;line-height:12.5pt}}.lg{{width:112pt;font-size:6.4pt;border:.7pt solid {col};padding:6pt;line-height:1.35}}.lt{{text-align:center;font-weight:bold;margin:3pt}}'''
    return d.html(css,b)
# ---------------------------------------------------------------- L: dotted line, caption under the line; dense; date in comb
def Lf(d):
    R,r=d.R,d.r;d.ctd=False;tw=R['twin'];d.sexo();d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf']);d.natreg();st=r.choice([0,1,2]);vf=r.choice(['10pt Liberation Mono','italic 10.5pt Liberation Serif','10pt DejaVu Sans Mono','10.5pt Noto Sans'])
    q=lambda h,c,f=1:f'<div class=q style="flex:{f}"><div class=v>{h}</div><div class=c>({c})</div></div>'
    row=lambda *a:'<div class=rw>'+''.join(a)+'</div>'
    def dt(k,c):
        a,b,e=split_date(d,k);x=lambda t,cp:f'<div class=x>{d.comb(t,len(t))}<div class=c>{cp}</div></div>'
        return '<div class=r>'+x(a,'dia')+x(b,'mês')+x(e,'ano')+f'<div class=c style="align-self:center">{c}</div></div>'
    def par(k,p,l):
        return row(q(d.v(k,nz(p)),f'nome completo {l}',1.7),q(d.nat(k+'n',p,' - '),'naturalidade',1))+row(q(esc(nz(p,'prof')) or '&nbsp;','ocupação'),q(esc(nz(p,'res')) or '&nbsp;','residência',2.4))
    fl='do pai' if R['p_role'][0] in'pP' else 'da mãe';mm='da mãe' if R['m_role'][0] in'mM' else 'do pai'
    lv,fo,te=d.v('livro',R['livrox']),d.v('folha',R['folhax']),d.v('termo',R['termox'])
    av,an=d.notes(False,d.bl or 'nada consta')
    two=[('g1',R['p'],fl),('g2',R['m'],mm)] if R['p'] else [('g1',R['m'],mm)]
    b=f'''<div class=hd><div class=T>CERTIDÃO DE NASCIMENTO</div></div>
    {row(q(d.v('cart',R['cart']),'cartório',1.7),q(d.v('rmun',R['rmun']),'município',1),q(d.v('ruf',R['ruf']),'UF',.2))}
    {row(q(lv,'livro'),q(fo,'folha'),q(te,'termo'),q(d.v('cpf',R['cpf']),'CPF',1.6),q(d.v('dnv',R['dnv']),'declaração de nascido vivo',1.6))}
    {row(q('<b>'+d.v('nome',R['nome'])+'</b>','nome do registrado'))}
    {row(dt('dob','data do<br>nascimento'),q(d.hora(1),'hora',.6),q(f"{d.box(R['sx']=='M',st)} masculino {d.box(R['sx']=='F',st)} feminino",'sexo',1.3))}
    {row(q(d.est(),'estabelecimento',1.4),q(esc(R['mun']),'município',1),f'<div class=x>{d.comb(R["uf"],2)}<div class=c>(UF)</div></div>')}
    {row(q(f"{d.box(not tw,st)} não {d.box(bool(tw),st)} sim",'gêmeo',.5),q(d.twins(1) or '&nbsp;','irmãos gêmeos e respectivos termos',2))}
    {''.join(par(*x) for x in two)}
    {row(q(d.v('pavo',nz(R['pavo'])),'avô paterno'),q(d.v('pavoa',nz(R['pavoa'])),'avó paterna'))}
    {row(q(d.v('mavo',nz(R['mavo'])),'avô materno'),q(d.v('mavoa',nz(R['mavoa'])),'avó materna'))}
    {row(dt('dreg','data do<br>registro'),q(esc(R['decl']),'declarante'))}
    {row(q(esc(R['test'][0]),'testemunha'),q(esc(R['test'][1]),'testemunha'))}
    {row(q(av,'averbações'))}{row(q(an,'anotações'))}
    {row(dt('demis','data da<br>emissão'),q(d.v('selo',R['selo']),'selo digital de fiscalização'))}
    <div class=r style="justify-content:space-between;margin-top:20pt;align-items:flex-end"><div style="font-size:7pt;width:170pt">{esc(R['ende'])} · {R['tel']}<br>{esc(R['fee'])}<br>Decreto nº 7.231, de 14/07/2010</div><div style="width:230pt;text-align:center"><div class=v>{d.v('ofic',R['ofic'])}</div><div class=c>(oficial do registro civil)</div></div></div>'''
    cw=r.choice([12,14,16]);css=f'''body{{padding:24pt 34pt;font:9pt Liberation Serif;background:{r.choice(['#fff','#f6fbf4','#f8f6ff'])}}}.hd{{display:flex;justify-content:center;border-bottom:2pt solid #444}}.T{{font-size:16pt;letter-spacing:3pt;padding:4pt}}.rw{{display:flex;gap:9pt;align-items:flex-end;margin-top:{r.choice([1,2,3.5])}pt}}.v{{border-bottom:1pt dotted #222;font:{vf};line-height:1.1;padding:2pt 3pt 0;min-height:13pt}}.c{{font:{r.choice([5.4,6,6.6])}pt Liberation Sans;text-align:center;color:#333;line-height:1.05}}.x{{margin-right:4pt}}.cb i{{width:{cw}pt;height:14.5pt;border:.7pt solid #555;margin-right:1pt;font:{r.choice(['10pt Liberation Mono','bold 9.5pt Liberation Sans'])};line-height:14pt}}'''
    return d.html(css,b)
# ---------------------------------------------------------------- M: open-top combs (ticks), labels at the left, separators printed; Ofício paper
def M(d):
    R,r=d.R,d.r;d.ctd=True;d.cmode='word';col=r.choice(["#b03a00","#00667a","#303060"]);cw=r.choice([13,14]);N=int(415/cw);tw=R['twin'];d.sexo();d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf'])
    F=lambda l,h:f'<tr><th>{l}</th><td>{h}</td></tr>'
    def parts(ps,seps):
        return '<div class=r>'+''.join(d.comb(p,len(p))+(f'<span class=sp>{s}</span>' if s else '') for p,s in zip(ps,list(seps)+['']))+'</div>'
    def dt(k):
        a,b,c=split_date(d,k);x=lambda t,cp:f'<div>{d.comb(t,len(t))}<div class=cp>{cp}</div></div>';return '<div class=r>'+x(a,'DD')+'<span class=sp>/</span>'+x(b,'MM')+'<span class=sp>/</span>'+x(c,'AAAA')+'</div>'
    def city(k,p):
        c,u=nz(p,'city'),nz(p,'cuf')
        if c:d.put(AL[k],c+('/'+u if u else ''))
        return f'<div class=r>{d.comb(c,N-4)}<span class=sp>-</span>{d.comb(u,2)}</div>' if len(c)<=N-4 else f'{d.comb(c,N-4)}{d.comb(u,2)}'
    d.put(AL['nat'],R['mun']+'/'+R['uf']);d.matderive()
    mp=fmat(R['mat']).split(' ');d.put(AL['mat'],fmat(R['mat']))
    cp=R['cpf'];dn=R['dnv']
    if cp:d.put(AL['cpf'],cp)
    if dn:d.put(AL['dnv'],dn)
    h,m=d.hm();hor=parts([h or '  ',m or '  '],':')
    if R['home']:d.accept[AL['est']]=['DOMICÍLIO','']
    if tw:d.twins(0)
    ml='MÃE' if R['m_role'].upper()=='MÃE' else 'PAI';pl='PAI' if R['p_role'].upper()=='PAI' else 'MÃE'
    S=lambda t,rows:f'<div class=sec><div class=sv><span>{t}</span></div><table class=ff>{rows}</table></div>'
    P=lambda k,p,l:F(l,d.c(k,nz(p),N))+F('NATURAL DE',city(k+'n',p))
    j=d.notes(True,'NADA CONSTA')
    b=f'''<div class=hd><div>{arms(40,col)}</div><div class=T>CERTIDÃO DE NASCIMENTO<div class=sm>{d.v('cart',R['cart'])} — {d.v('rmun',R['rmun'])}/{d.v('ruf',R['ruf'])}</div></div></div>
    <div class=mt><small>MATRÍCULA</small>{parts(mp[:5],'    ')}{parts(mp[5:],'  -') }</div>
    {S('REGISTRADO',F('NOME',d.c('nome',R['nome'],N))+F('CPF',parts([cp[:3],cp[4:7],cp[8:11],cp[12:]],'..-') if cp else d.comb('',11))+F('NASCIMENTO',dt('dob'))+F('HORA',hor)+F('SEXO',f"{d.box(R['sx']=='M')} MASCULINO &nbsp; {d.box(R['sx']=='F')} FEMININO")+F('LOCAL',d.c('est',R['est'],N))+F('MUNICÍPIO - UF<br>(NATURALIDADE)',f'<div class=r>{d.comb(R["mun"],N-4)}<span class=sp>-</span>{d.comb(R["uf"],2)}</div>')+F('GÊMEOS',f"{d.box(bool(tw))} SIM &nbsp; {d.box(not tw)} NÃO"+''.join(d.comb(t['nome'],N) for t in tw))+F('DNV',parts([dn[:2],dn[3:11],dn[12:]],'--') if dn else d.comb('',11)))}
    {S('FILIAÇÃO',P('g1',R['m'],ml)+P('g2',R['p'],pl))}
    {S('AVÓS',F('PATERNO',d.c('pavo',nz(R['pavo']),N))+F('PATERNA',d.c('pavoa',nz(R['pavoa']),N))+F('MATERNO',d.c('mavo',nz(R['mavo']),N))+F('MATERNA',d.c('mavoa',nz(R['mavoa']),N)))}
    {S('REGISTRO',F('LAVRADO EM',dt('dreg'))+F('EMITIDO EM',dt('demis'))+F('AVERBAÇÕES E ANOTAÇÕES','<div style="min-height:24pt;font-size:8pt">'+j+'</div>'))}
    <div class=r style="justify-content:space-between;align-items:flex-end;margin-top:10pt"><div style="border:1pt solid {col};padding:4pt;font-size:8pt">SELO {d.v('selo',R['selo'])}</div><div>{qr(r,44)}</div><div style="width:220pt;text-align:center;font-size:8.5pt">{sign(r,150)}<div style="border-top:.6pt solid #000">{d.v('ofic',R['ofic'])}<br>OFICIAL(A)</div></div></div>'''
    css=f'''body{{padding:16pt 26pt;font:8.5pt {r.choice(['Liberation Sans','DejaVu Sans Condensed'])}}}.hd{{display:flex;gap:12pt;align-items:center}}.T{{font-size:17pt;color:{col};font-weight:bold}}.sm{{font-size:8.5pt;color:#000;font-weight:normal}}.mt{{margin:4pt 0}}.mt .r{{margin-bottom:2pt}}small{{font-size:6pt;color:{col}}}.sec{{display:flex;margin-top:4pt;border:.8pt solid {col}}}.sv{{background:{col};color:#fff;width:14pt;display:flex;align-items:center;justify-content:center;font-size:7pt}}.sv span{{writing-mode:vertical-rl;transform:rotate(180deg);letter-spacing:1pt}}.ff>tbody>tr>th{{font-size:6.4pt;text-align:right;color:{col};width:72pt;padding-right:5pt;vertical-align:middle;font-weight:bold}}.ff>tbody>tr>td{{padding:1.2pt 0}}.ct td{{width:{cw}pt;min-width:{cw}pt;height:12.5pt;border:.8pt solid {col};border-top:0;font:{r.choice(['10pt Liberation Mono','9.5pt Liberation Sans','bold 9.5pt DejaVu Sans Mono'])};line-height:1}}.ct{{margin-bottom:1.2pt}}.sp{{padding:0 4pt;font-size:10pt}}.cp{{font-size:4.8pt;text-align:center;color:{col};line-height:1}}'''
    return d.html(css,b)
# ---------------------------------------------------------------- N: transposed person table (columns are persons), header at top and foot; captions below; numbered
def N(d):
    R,r=d.R,d.r;d.ctd=True;col=r.choice(["#1b5e20","#37474f","#4a148c"]);tw=R['twin'];d.sexo();d.put(AL['mun'],R['mun']);d.put(AL['uf'],R['uf']);d.natreg();d.matderive();st=(d.n+2)%6
    ps=[('g1',R['m'],R['m_role'])]+[('g2',R['p'],R['p_role'])]
    if d.n%2==0 and R['p']:ps=[('g1',R['p'],R['p_role']),('g2',R['m'],R['m_role'])]
    hd='<tr class=hh><td></td><td>Registrado(a)</td>'+''.join(f'<td>{l}</td>' for _,_,l in ps)+'</tr>'
    bl=esc(d.bl) or '&nbsp;'
    tb=hd+'<tr><td class=a>1. Nome</td><td><b>'+d.v('nome',R['nome'])+'</b></td>'+''.join(f'<td>{d.v(k,nz(p))}</td>' for k,p,_ in ps)+'</tr>'
    tb+='<tr><td class=a>2. Lugar de nascimento</td><td>'+d.est()+'<br>'+esc(R['mun'])+' - '+R['uf']+'</td>'+''.join(f'<td>{d.nat(k+"n",p," - ")}</td>' for k,p,_ in ps)+'</tr>'
    tb+=f"<tr><td class=a>3. Sexo</td><td>{d.box(R['sx']=='M',st)} masculino<br>{d.box(R['sx']=='F',st)} feminino</td>"+''.join((f"<td>{d.box(p['sx']=='M',st)} masculino<br>{d.box(p['sx']=='F',st)} feminino</td>" if p else f'<td>{bl}</td>') for _,p,_ in ps)+'</tr>'
    tb+='<tr><td class=a>4. CPF</td><td>'+d.v('cpf',R['cpf'])+'</td>'+''.join(f'<td>{esc(nz(p,"cpf")) or bl}</td>' for _,p,_ in ps)+'</tr>'
    tb+='<tr><td class=a>5. Ocupação</td><td>—</td>'+''.join(f'<td>{esc(nz(p,"prof")) or bl}</td>' for _,p,_ in ps)+'</tr>'
    tb+='<tr><td class=a>6. Residência</td><td>—</td>'+''.join(f'<td>{esc(nz(p,"res")) or bl}</td>' for _,p,_ in ps)+'</tr>'
    mk={id(R['m']):('mavo','mavoa','maternos')}
    def gpc(k,p):
        a,b=('mavo','mavoa') if p is R['m'] else ('pavo','pavoa')
        lab='maternos' if a=='mavo' else 'paternos'
        return f'<td><i>avós {lab}</i><br>{d.v(a,nz(R[a]))}<br>{d.v(b,nz(R[b]))}</td>'
    tb+='<tr><td class=a>7. Avós do(a) registrado(a)</td><td>—</td>'+''.join(gpc(k,p) for k,p,_ in ps)+'</tr>'+hd
    def dt(k):
        a,b,c=split_date(d,k);return f'<table class=tri><tr><td>{d.comb(a,2)}</td><td>{d.comb(b,2)}</td><td>{d.comb(c,4)}</td></tr><tr class=cp><td>dia</td><td>mês</td><td>ano</td></tr></table>'
    q=lambda h,c:f'<td>{h}<div class=c>{c}</div></td>'
    av,an=d.notes(False,'Nada consta')
    rg=f"{r.randint(1,9)}.{r.randint(100,999)}.{r.randint(100,999)}";d.cad=[rg] if d.n%3==0 else []
    b=f'''<div class=hd>{seal(50,col,.8)}<div style="text-align:center;flex:1"><div class=T>Certidão de Nascimento</div>{d.v('cart',R['cart'])}<br><span style="font-size:7.5pt">{esc(R['ende'])} — {d.v('rmun',R['rmun'])} ({d.v('ruf',R['ruf'])})</span></div>{qr(r,50)}</div>
    <table class=x><tr>{q(d.v('mat',fmat(R['mat'],(d.n+2)%4)),'8. matrícula')}{q(d.v('dnv',R['dnv']),'9. declaração de nascido vivo')}</tr></table>
    <table class=x><tr>{q(dt('dob'),'10. data do nascimento')}{q(d.hora(r.choice([0,1])),'11. hora')}{q(f"{d.box(not tw,st)} simples {d.box(bool(tw),st)} gemelar",'12. parto')}{q(dt('dreg'),'13. data do registro')}</tr></table>
    {'<table class=x><tr>'+q(d.twins(2),'14. irmão(s) gêmeo(s)')+'</tr></table>' if tw else ''}
    <table class=p>{tb}</table>
    <table class=x><tr>{q(av,'15. averbações')}</tr><tr>{q(an,'16. anotações')}</tr></table>
    {f'<table class=x><tr><td colspan=3 style="font-size:6.5pt">17. anotações de cadastro</td></tr><tr><td>RG</td><td>{rg}</td><td>SSP-{R["ruf"]}</td></tr></table>' if d.cad else ''}
    <div class=r style="justify-content:space-between;align-items:flex-end;margin-top:14pt"><div class=tr>{dt('demis')}<div class=c>data da emissão</div></div><div style="font-size:7.5pt;text-align:center">Selo digital<br><b>{d.v('selo',R['selo'])}</b><br>{esc(R['fee'])}</div><div style="width:190pt;text-align:center">{sign(r,140)}<div style="border-top:.6pt solid #000">{d.v('ofic',R['ofic'])}</div><span class=c>Oficial Registrador(a)</span></div></div>'''
    css=f'''body{{padding:24pt 28pt;font:8.8pt {r.choice(['Noto Sans','Liberation Serif','Liberation Sans','P052'])};line-height:1.16;background:{guil(col,.1,13)}}}.hd{{display:flex;align-items:center;gap:8pt}}.T{{font-size:18pt;color:{col}}}.p,.x{{width:100%;background:#fff;margin-top:-.5pt}}.p{{table-layout:fixed;margin:6pt 0}}.p td{{border:.6pt solid {col};padding:2.5pt 4pt;vertical-align:top;overflow-wrap:break-word}}.p .a{{width:17%;font-size:7pt;background:#f3f3f3}}.p .hh td{{background:{col};color:#fff;text-align:center;font-size:7.5pt;padding:1pt}}.p td:first-child{{width:17%}}.x>tbody>tr>td{{border:.6pt solid {col};padding:2pt 4pt;vertical-align:bottom}}.c{{font-size:5.8pt;color:{col};line-height:1.05}}i{{font-size:6.6pt}}.tri td{{padding:0 3pt 0 0}}.tri .ct td{{width:11pt;min-width:11pt;height:13pt;border:.6pt solid #555;padding:0;font:9pt Liberation Mono}}.tri .cp td{{font-size:5pt;text-align:center}}'''
    return d.html(css,b)
