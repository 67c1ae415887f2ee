import sys, os, json, datetime
from core import *
OUT=sys.argv[1] if len(sys.argv)>1 else 'out'; os.makedirs(OUT,exist_ok=True)
NP='dados_pessoais.';RG='registro.';LN='local_nascimento.';AU='autenticação.';OB='observações.'
def T(p,k):
    """what stands in blank k, and whose field it is"""
    f=p.nofather; na=p.noava; D='———' if p.n!=3 else ''
    gi=('filiação.genitor_2','filiação.genitor_1') if p.momfirst and not f else ('filiação.genitor_1','filiação.genitor_1' if f else 'filiação.genitor_2')
    if p.momfirst and not f: G={'pai':gi[0],'mae':gi[1]}
    else: G={'pai':gi[0],'mae':gi[1]}
    nat=lambda s:s.replace('/',p.sep)
    return {'nome':(NP+'nome_completo',p.nome),'sexo':(NP+'sexo',('feminino' if p.fem else 'masculino')),
     'dn':(DNI+'texto_completo',p.dtx),'hora':(NP+'hora_nascimento',p.hw),
     'est':(LN+'estabelecimento',p.estw),'mun':([LN+'município',LN+'uf'],nat(p.pl+'/'+p.uf)),
     'pl':(RG+'município',p.pl),'uf':(RG+'uf',p.uf),'cart':(RG+'cartório',p.cart),
     'l':(RG+'livro',str(p.l)),'f':(RG+'folha',f'{p.f}{p.v}'),'t':(RG+'termo',str(p.t)),'dr':(RG+'data_registro',dt(p.dr,p.ds2)),
     'pai':('' if f else G['pai']+'.nome_completo',D if f else p.pai),'pn':('' if f else G['pai']+'.naturalidade',D if f else nat(p.pn)),
     'mae':(G['mae']+'.nome_completo',p.mae),'mn':(G['mae']+'.naturalidade',nat(p.mn)),
     'a0':('' if f or na else 'avós.paternos.avô',D if f or na else p.ava[0]),'a1':('' if f or na else 'avós.paternos.avó',D if f or na else p.ava[1]),
     'a2':('' if na else 'avós.maternos.avô',D if na else p.ava[2]),'a3':('' if na else 'avós.maternos.avó',D if na else p.ava[3]),
     'tw':('gêmeos.informações_adicionais' if p.tw else '',('gêmeo de '+p.tw if p.tw else 'não')),
     'dec':('',p.dec if not f else 'a avó materna'),'of':(AU+'oficial_registro',p.of),'de':(AU+'data_emissão',dt(p.de,p.ds3)),
     'av':(OB+'averbações' if p.av else '',p.av),'an':(OB+'anotações' if p.an else '',p.an)}[k]
def V(pg,k,w=120,grow=True,**o):
    a,t=T(pg.p,k); return pg.w(a,t,w,grow,**o)
def F(pg,lab,k,W=None,lw=.57,lpx=15,**o):
    """leader: label, then the blank to the end of W"""
    W=W or 690; L=len(lab)*lpx*lw+8
    return f'<span class=l style="width:{L:.0f}px;padding:0">{lab}</span>'+V(pg,k,W-L,False,**o)
def row(*x): return '<div class=row>'+'<span style="width:8px;flex:none"></span>'.join(x)+'</div>'
def setup(F_,n,y0,y1,ds,ds2,ds3,sep=' - ',**o):
    p=person(F_,n,y0,y1); p.ds2,p.ds3,p.sep=ds2,ds3,sep; p.dtx=dt(p.dn,ds); p.noava=False; p.momfirst=False
    for k,v in o.items(): setattr(p,k,v)
    p.estw={'Domicílio':['em domicílio','Domicílio','domicílio'][n-1],'Santa Casa de Misericórdia':['Sta. Casa de Misericórdia','Santa Casa de Misericórdia','Sta. Casa de Misericórdia'][n-1]}.get(p.est,p.est)
    if p.estw!=p.est: p.acc['local_nascimento.estabelecimento']=[p.estw]
    if p.pl.startswith('Sta.'): 
        full='Santa'+p.pl[4:]; p.acc['local_nascimento.município']=[full];p.acc['registro.município']=[full];p.acc['dados_pessoais.naturalidade']=[full+'/'+p.uf]; p.acc['registro.cartório']=[p.cart.replace('Sta.','Santa')]
    for i,x in ((1,p.pn),(2,p.mn)):
        if x.startswith('Sta.'):
            j=1 if p.nofather else 3-i if p.momfirst else i
            p.acc.setdefault('filiação.genitor_%d.naturalidade'%j,[]).append(x.replace('Sta.','Santa'))
    if 'twin' in o: p.tw=((p.r.choice(FN) if p.r.random()<.5 else p.r.choice(MN))+' '+' '.join(p.nome.split(' ')[-2:])).replace('Filho','').strip()
    if p.n==1 and F_ in 'BEG' or p.n==2 and F_ in 'ACDHKLP' or p.n==3 and F_ in 'AGIJFO': 
        p.av=p.NA[0 if p.dn.year<1979 else 1 if not p.nofather else 2]
        if p.av==p.NA[0]: later(p,datetime.date(min(p.dn.year+26,2004),7,9))
        else: later(p,p.dr+datetime.timedelta(230))
    if p.n==1 and F_ in 'CHGM' or p.n==3 and F_ in 'BEKN': p.an=p.NA[3 if F_ in 'CGB' else 4]
    return p
def head(p,t='CERTIDÃO DE NASCIMENTO',sub='REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL',cart=True):
    p.shown.append((RG+'cartório',p.cart))
    return f'<div class=c style="font-size:14px;letter-spacing:2px">{sub}</div>'+(f'<div class=c style="font-size:17px;margin-top:5px">{p.cart.upper() if p.form in "CK" else p.cart} — {p.uf}</div>' if cart else '')+f'<h1>{t}</h1>'
def sig(pg,off='O Oficial',typed=False,**o):
    return '<div class=c style="margin-top:26px">'+V(pg,'of',330,True,typed=typed,**o)+f'<div style="font-size:13px">{off}</div></div>'
def notes(pg,lab,W=690,n=2,joint=False,**o):
    p=pg.p
    if joint: 
        t=' '.join(x for x in (p.av,p.an) if x); a=[OB+'averbações'] if p.av else [OB+'anotações'] if p.an else ''
    else: t,a=p.av,OB+'averbações'
    if not t: t={1:'Nada consta.',2:'',3:'—————'}[p.n]; a=''
    return f'<div style="margin-top:10px">{lab}</div>'+pg.ls(a,t,W,n,**o)
R=[]
def done(pg,html_,joint=True,**o):
    t=truth(pg.p,joint,noava=pg.p.noava,momfirst=pg.p.momfirst,**o); R.append((pg.p,html_,t))
BLUE='#1c3f9e';VIO='#5b2a8c';BB='#20305e';BLK='#161616'
# ---- narratives A, G, L, P
def narr(Fm,n,p,hand,size,ink,var):
    pg=Pg(p,hand,size,ink,560); v=lambda k,w=110,**o:V(pg,k,w,True,**o)
    if var==0: b=f'Certifico que, a fls. {v("f",70)} do livro nº {v("l",60)} de registro de nascimentos, sob o nº {v("t",80)}, foi lavrado em {v("dr",170)} o assento de {v("nome",430)}, do sexo {v("sexo",120)}, nascid{"a" if p.fem else "o"} no dia {v("dn",200)}, ás {v("hora",110)}, em {v("est",170)}, nesta cidade de {v("mun",190)}; filh{"a" if p.fem else "o"} de {v("pai",380)}, natural de {v("pn",180)}, e de Dona {v("mae",380)}, natural de {v("mn",180)}; sendo avós paternos {v("a0",290)} e {v("a1",290)}, e avós maternos {v("a2",290)} e {v("a3",290)}. Foi declarante {v("dec",160)}. Gêmeo: {v("tw",120)}.'
    elif var==1: b=f'<b>Nome:</b> {v("nome",500)}<br>CERTIFICO que do livro {v("l",60)}, folhas {v("f",70)}, termo {v("t",90)}, consta que a pessoa acima nasceu em {v("mun",200)}, {v("est",200)}, a {v("dn",220)}, às {v("hora",120)}, sexo {v("sexo",120)}. São seus pais {v("pai",360)}, natural de {v("pn",160)}, e {v("mae",360)}, natural de {v("mn",160)}. Avós paternos: {v("a0",270)} e {v("a1",270)}. Avós maternos: {v("a2",270)} e {v("a3",270)}. O registro foi feito em {v("dr",180)}, sendo declarante {v("dec",150)}.'
    else: b=f'O Oficial abaixo assinado <b>CERTIFICA</b> que em {v("dr",190)}, no livro {v("l",60)} às folhas {v("f",80)}, sob número de ordem {v("t",90)}, registrou-se o nascimento de {v("nome",440)}, ocorrido {"às" if 1 else ""} {v("hora",120)} do dia {v("dn",210)}, em {v("est",190)}, município de {v("mun",190)}, criança do sexo {v("sexo",110)}, filho(a) de {v("mae" if p.momfirst else "pai",370)}, natural de {v("mn" if p.momfirst else "pn",170)} e de {v("pai" if p.momfirst else "mae",370)}, natural de {v("pn" if p.momfirst else "mn",170)}. Neto(a) paterno(a) de {v("a0",270)} e de {v("a1",270)}; neto(a) materno(a) de {v("a2",270)} e de {v("a3",270)}.'
    return pg,f'<div class=nar>{b}</div>'
for n in 1,2,3:
    # A
    p=setup('A',n,1926,1938,['Mes','ext','Mes'][n-1],'mes','mes',', ',**({'twin':1} if n==3 else {}))
    pg,b=narr('A',n,p,'playwrite-br',16,VIO if n==2 else BB,0)
    h=head(p)+b+notes(pg,'OBSERVAÇÕES:',joint=True)+f'<div style="margin-top:14px">O referido é verdade e dou fé. {V(pg,"pl",150)}, em {V(pg,"de",200)}.</div>'+sig(pg,'Oficial do Registro Civil')
    done(pg,page(pg,h,'h1{font-style:italic}'))
    # G margin notes by another hand
    p=setup('G',n,1944,1958,['Mes','bar','mes'][n-1],'mes','Mes',' - ')
    pg=Pg(p,'homemade-apple',16,BLK,480); v=lambda k,w=110:V(pg,k,w,True)
    b=f'<b>Nome:</b> {v("nome",400)}<br>CERTIFICO que do livro {v("l",60)}, folhas {v("f",70)}, termo {v("t",90)}, consta que a pessoa acima nasceu em {v("mun",200)}, {v("est",200)}, a {v("dn",210)}, {v("hora",120)}, sexo {v("sexo",120)}. São seus pais {v("pai",330)}, natural de {v("pn",160)}, e {v("mae",330)}, natural de {v("mn",160)}. Avós paternos: {v("a0",270)} e {v("a1",270)}. Avós maternos: {v("a2",270)} e {v("a3",270)}. O registro foi feito em {v("dr",180)}, sendo declarante {v("dec",150)}.'
    mg=''
    for k in 'av','an':
        a,t=T(p,k)
        if t: mg+=pg.ls(a,t,150,1,hand='caveat',size=20,ink=BLUE,line=False)+'<br>'
    h=head(p,sub='ESTADOS UNIDOS DO BRASIL')+f'<div style="display:flex"><div style="width:160px;flex:none;border-right:2px double #333;margin-right:14px;font-size:12px">À MARGEM<br><br>{mg}</div><div><div class=nar>{b}</div><p>Dou fé.</p>{V(pg,"pl",140)}, {V(pg,"de",200)}'+sig(pg,'O Escrivão de Paz')+'</div></div>'
    done(pg,page(pg,h,'.ln{height:27px}'))
    # L
    p=setup('L',n,1950,1966,['mes','Mes','ext'][n-1],'mes','bar','/',**({'nofather':True} if n==2 else {}))
    pg,b=narr('L',n,p,'dancing-script',19,VIO,2)
    h=head(p,'Certidão de Nascimento',sub='ESTADO — COMARCA — DISTRITO')+b+notes(pg,'Averbações:')+f'<div style="margin-top:16px">{V(pg,"pl",160)}, {V(pg,"de",170)}. Eu, oficial, a escrevi e assino.</div>'+sig(pg,'Oficial')
    done(pg,page(pg,h,"body{font-family:'Noto Serif','Liberation Serif';font-size:14px}"),joint=False)
    # P
    p=setup('P',n,1960,1978,['bar','mes','Mes'][n-1],'bar','mes',' - ',momfirst=(n!=2))
    pg,b=narr('P',n,p,'playwrite-it-trad',15.5,BLUE,2); pg.typ='typew'
    h=head(p,'NASCIMENTO',sub='REPÚBLICA FEDERATIVA DO BRASIL')+b+notes(pg,'Observações / averbações:',joint=True)+f'<p>O referido é verdade e dou fé. {V(pg,"pl",150)}, {V(pg,"de",180)}</p>'+sig(pg,'Oficial')
    done(pg,page(pg,h,"body{font-family:'Liberation Mono';font-size:13px}.nar{text-align:left}"))
    # ---- leaders B, H ; numbered D ; columns C, I
    K=[('Nome','nome'),('Sexo','sexo'),('Data do nascimento','dn'),('Hora','hora'),('Local','est'),('Município','mun')]
    p=setup('B',n,1936,1950,['mes','Mes','bar'][n-1],'mes','mes',', ',**({'noava':True} if n==3 else {}))
    pg=Pg(p,'cedarville-cursive',21,BLK,690); l=dict(lw=.6,lpx=15)
    h=head(p,'CERTIDÃO DE NASCIMENTO',sub='REGISTRO CIVIL')+row(F(pg,'LIVRO','l',200,**l),F(pg,'FOLHA','f',200,**l),F(pg,'TERMO','t',260,**l))+row(F(pg,'DATA DO REGISTRO','dr',500,**l))
    for a,k in [('NOME','nome'),('NASCIDO A','dn'),('AS','hora'),('EM','est'),('MUNICIPIO DE','mun'),('SEXO','sexo'),('PAI','pai'),('NATURAL DE','pn'),('MAE','mae'),('NATURAL DE','mn'),('AVO PATERNO','a0'),('AVO\' PATERNA','a1'),('AVO MATERNO','a2'),('AVO\' MATERNA','a3'),('DECLARANTE','dec')]: h+=row(F(pg,a.replace("AVO'",'AVÓ').replace('AVO ','AVÔ ').replace('MAE','MÃE')+'....',k,690,**l))
    h+=notes(pg,'OBSERVAÇÕES',joint=True)+row(F(pg,'EMITIDA EM','de',400,**l))+sig(pg,'O ESCRIVÃO')
    done(pg,page(pg,h,"body{font-family:'Liberation Mono'}.row{height:33px}.ln{height:30px}h1{margin:4px 0 6px}"))
    # H two clerks: second wrote notes, date, signature
    p=setup('H',n,1955,1970,['Mes','bar','mes'][n-1],'Mes','bar',' - ',**({'twin':1} if n==3 else {}))
    pg=Pg(p,'playwrite-pt',15,BLUE,690); H2=dict(hand='mansalva',size=18.5,ink=BLK)
    h=head(p,sub='ESTADOS UNIDOS DO BRASIL')+row(F(pg,'Nome:','nome'))+row(F(pg,'Nascimento:','dn',380),F(pg,'Hora:','hora',300))+row(F(pg,'Local:','est',340),F(pg,'Município:','mun',340))+row(F(pg,'Sexo:','sexo',300),F(pg,'Gêmeo:','tw',382))
    h+=row(F(pg,'Pai:','pai',400),F(pg,'Natural de','pn',282))+row(F(pg,'Mãe:','mae',400),F(pg,'Natural de','mn',282))+row(F(pg,'Avô paterno:','a0'))+row(F(pg,'Avó paterna:','a1'))+row(F(pg,'Avô materno:','a2'))+row(F(pg,'Avó materna:','a3'))
    h+=row(F(pg,'Livro','l',160),F(pg,'Fls.','f',150),F(pg,'Nº','t',150))+row(F(pg,'Registrado em','dr',420))
    if p.an: h+='<div style="margin-top:10px">Anotações:</div>'+pg.ls(OB+'anotações',p.an,690,1,**H2)
    h+=notes(pg,'Averbações:',**H2)+row(F(pg,'Data desta:','de',360,**H2))+sig(pg,'Oficial Maior',**H2)
    done(pg,page(pg,h),joint=False)
    # D numbered lines
    p=setup('D',n,1968,1984,['bar','mes','dash'][n-1],'dash','bar','/',**({'nofather':True} if n==3 else {'twin':1} if n==1 else {}))
    pg=Pg(p,'kalam',17.5,BLUE,690); h=head(p,sub='REPÚBLICA FEDERATIVA DO BRASIL')
    for i,(a,k) in enumerate([('Nome do registrado','nome'),('Data de nascimento','dn'),('Hora','hora'),('Sexo','sexo'),('Local do nascimento','est'),('Município e Estado','mun'),('Pai','pai'),('Naturalidade do pai','pn'),('Mãe','mae'),('Naturalidade da mãe','mn'),('Avô paterno','a0'),('Avó paterna','a1'),('Avô materno','a2'),('Avó materna','a3'),('Gêmeo?','tw'),('Declarante','dec'),('Livro','l'),('Folha','f'),('Termo','t'),('Data do registro','dr')]): h+=row(F(pg,f'{i+1:02d}. {a}',k,690))
    h+=notes(pg,'21. Averbações e anotações',joint=True)+row(F(pg,'22. Data','de',300))+sig(pg,'Oficial')
    done(pg,page(pg,h,".row{height:31px}h1{margin:2px 0 6px;font-size:22px}.ln{height:29px}body{padding-top:30px}"))
    # C, I two columns
    for Fm in 'CI':
        p=setup(Fm,n,*((1940,1954) if Fm=='C' else (1970,1990)),['Mes','mes','bar'][n-1],'mes','bar' if Fm=='I' else 'Mes',' - ',**({'noava':True} if n==3 and Fm=='C' else {'nofather':True} if n==2 and Fm=='I' else {}))
        pg=Pg(p,'la-belle-aurore' if Fm=='C' else 'handlee',21.5 if Fm=='C' else 17,BLK if Fm=='C' else BLUE,690); X={} if Fm=='C' else dict(hand='bad-script',size=19,ink=BLK)
        cell=lambda a,k,W=336,**o:f'<div style="width:{W}px;margin:0 4px 7px;flex:none"><div style="font-size:11px">{a}</div><div class=ln style="height:32px">{V(pg,k,W,False,**o)}</div></div>'
        h=head(p,sub='REPÚBLICA FEDERATIVA DO BRASIL' if Fm=='I' else 'ESTADOS UNIDOS DO BRASIL')+'<div style="display:flex;flex-wrap:wrap">'+cell('NOME','nome',680)+cell('DATA DE NASCIMENTO','dn')+cell('HORA','hora')+cell('LOCAL','est')+cell('MUNICÍPIO - UF','mun')+cell('SEXO','sexo')+cell('DECLARANTE','dec')+cell('PAI','pai',**X)+cell('MÃE','mae',**X)+cell('NATURALIDADE DO PAI','pn',**X)+cell('NATURALIDADE DA MÃE','mn',**X)+cell('AVÔ PATERNO','a0',**X)+cell('AVÔ MATERNO','a2',**X)+cell('AVÓ PATERNA','a1',**X)+cell('AVÓ MATERNA','a3',**X)+cell('LIVRO A - Nº' if 0 else 'LIVRO Nº','l',160)+cell('FOLHAS','f',160)+cell('TERMO','t',160)+cell('REGISTRADO EM','dr',180)+'</div>'
        if p.an and not p.av: pass
        h+=notes(pg,'OBSERVAÇÕES',joint=True,n=3)+row(F(pg,'Expedida em','de',350))+sig(pg,'OFICIAL')
        done(pg,page(pg,h,"body{font-family:'Liberation Sans';font-size:13px}"))
    # ---- boxes E, K, O (O 2005-9)
    for Fm in 'EKO':
        p=setup(Fm,n,*{'E':(1972,1988),'K':(1984,1999),'O':(2005,2009)}[Fm],['mes','bar','num'][n-1] if Fm!='K' else ['num','mes','dash'][n-1],'num','bar',' / ' if Fm=='E' else ' - ',**({'twin':1} if n==2 and Fm=='E' else {'nofather':True} if (Fm,n)==('K',1) else {'noava':True} if (Fm,n)==('O',2) else {}))
        pg=Pg(p,{'E':'architects-daughter','K':'sriracha','O':'playwrite-br'}[Fm],17.5 if Fm!='O' else 14.5,BLK if Fm=='E' else BLUE,680)
        i=[0]
        def bx(a,k,W,**o):
            i[0]+=1; a=(f'{i[0]} ' if Fm=='K' else '')+a
            return f'<div style="width:{W}px;border:1px solid #333;margin:-1px 0 0 -1px;height:46px;padding:2px 4px;flex:none"><div style="font-size:10px">{a}</div><div style="height:28px;line-height:27px">{V(pg,k,W-10,False,line=False,**o)}</div></div>'
        h=head(p,sub='REPÚBLICA FEDERATIVA DO BRASIL')+'<div style="display:flex;flex-wrap:wrap;width:700px">'+bx('NOME','nome',686)+bx('DATA DO NASCIMENTO','dn',280)+bx('HORA','hora',200)+bx('SEXO','sexo',208)+bx('LOCAL DE NASCIMENTO','est',380)+bx('MUNICÍPIO / UF','mun',307)+bx('PAI','pai',430)+bx('NATURALIDADE','pn',257)+bx('MÃE','mae',430)+bx('NATURALIDADE','mn',257)+bx('AVÔ PATERNO','a0',344)+bx('AVÓ PATERNA','a1',343)+bx('AVÔ MATERNO','a2',344)+bx('AVÓ MATERNA','a3',343)+bx('GÊMEO','tw',344)+bx('DECLARANTE','dec',343)+bx('LIVRO','l',140)+bx('FOLHA','f',140)+bx('TERMO','t',160)+bx('DATA DO REGISTRO','dr',250)+'</div>'
        h+=notes(pg,'OBSERVAÇÕES / AVERBAÇÕES',joint=True,n=3)+row(F(pg,'Data da emissão','de',330))+sig(pg,'Oficial do Registro Civil')
        done(pg,page(pg,h,"body{font-family:'Liberation Sans';font-size:13px}"))
    # F booklet card
    p=setup('F',n,1930,1948,['mes','bar','mes'][n-1],'bar','bar',', ')
    pg=Pg(p,'meddon' if 0 else 'caveat',18,BB,400); W=400; g=lambda *x:row(F(pg,*x,lpx=12.5))
    h=f'<div style="border:3px double #333;padding:10px 12px">'+head(p,'CERTIDÃO DE NASCIMENTO',sub='REGISTRO CIVIL')
    for a,k in [('Nome','nome'),('Sexo','sexo'),('Nascido em','dn'),('às','hora'),('em','est'),('de','mun'),('Pai','pai'),('natural de','pn'),('Mãe','mae'),('natural de','mn'),('Avós paternos','a0'),('e','a1'),('Avós maternos','a2'),('e','a3')]: h+=g(a,k,W)
    h+=row(F(pg,'Livro','l',110,lpx=12.5),F(pg,'fls.','f',110,lpx=12.5),F(pg,'nº','t',130,lpx=12.5))+g('Registro feito em','dr',W)+notes(pg,'Notas:',W,2,joint=True)+g('Passada em','de',300)+sig(pg,'O Oficial')+'</div>'
    done(pg,page(pg,h,'body{padding:18px 20px;font-size:12.5px}.row{height:28px}.ln{height:26px}h1{font-size:18px;margin:6px}','126mm 214mm','476px'))
    # ---- J, M, N mixed
    for Fm in 'JMN':
        yr={'J':(1958,1976),'M':(2010,2023),'N':(2010,2022)}[Fm]
        p=setup(Fm,n,*yr,['mes','num','mes'][n-1] if Fm!='J' else ['mes','bar','ext'][n-1],'num' if Fm!='J' else 'mes',['mes','bar','num'][n-1],' - ' if Fm!='N' else '/',**({'nofather':True} if (Fm,n)==('N',1) else {'twin':1} if (Fm,n)==('M',3) else {}))
        typ={'J':'typew','M':'sanst','N':'serift'}[Fm]; pg=Pg(p,{'J':'la-belle-aurore','M':'caveat','N':'bad-script'}[Fm],21,BLUE if Fm!='J' else BB,690,typ); t=dict(typed=True); q={} if Fm=='J' else t
        if Fm!='J': p.mat=matr(f'{p.r.randint(10000,159999):06d}',p.dr.year,p.l,p.f,p.t); p.cpf=cpf(p.r) if n!=2 else ''; p.hw=p.hora; p.v=''
        C=(lambda a,k,W=690,**o:row(F(pg,a,k,W,**o))) if Fm!='N' else (lambda a,k,W=690,**o:f'<div style="border:1px solid #888;margin-top:-1px;padding:2px 5px;height:43px"><div style="font-size:10px">{a}</div>{V(pg,k,660,False,line=False,**o)}</div>')
        h=head(p,sub='REPÚBLICA FEDERATIVA DO BRASIL')
        if p.mat: h+=f'<div class=c style="margin-bottom:6px">MATRÍCULA<br><b style="font-size:17px">{p.mat}</b></div>'
        if p.cpf: h+=f'<div>CPF: <b>{p.cpf}</b></div>'
        h+=C('Nome','nome',**t)+C('Data de nascimento','dn',**q)+C('Hora','hora',**q)+C('Local de nascimento','est',**t)+C('Município','mun',**t)+C('Sexo','sexo',**t)+C('Pai' if Fm=='J' else 'Filiação: pai','pai',**t)+C('Natural de','pn',**t)+C('Mãe','mae',**t)+C('Natural de','mn',**t)+C('Avô paterno','a0',**t)+C('Avó paterna','a1',**t)+C('Avô materno','a2',**t)+C('Avó materna','a3',**t)+(C('Gêmeo','tw',**t) if Fm=='M' else '')
        if Fm=='J': h+=row(F(pg,'Livro','l',160),F(pg,'Fls.','f',160),F(pg,'Termo','t',200))
        h+=C('Data do registro','dr',**q)
        if Fm!='J' and n==2: p.av=p.NA[1] if not p.nofather else p.NA[2]; later(p,p.dr+datetime.timedelta(230))
        h+=notes(pg,'Observações e averbações',joint=True)+row(F(pg,'Local e data: '+p.pl+',','de',430))+sig(pg,'Oficial do Registro Civil')
        done(pg,page(pg,h,(".row{height:34px}body{font-family:'Liberation %s';font-size:14px;padding-top:34px}.ln{height:30px}h1{font-size:22px;margin:6px 0}"%{'J':'Serif','M':'Sans','N':'Serif'}[Fm])),livro=str(p.l) if Fm=='J' else f'{p.l:05d}')
for p,h,t in R:
    if p.form=='F': t['width'],t['height']=357,607
    c=t['case']; open(f'{OUT}/{c}.html','w').write(h); json.dump(t,open(f'{OUT}/{c}.json','w'),ensure_ascii=False,indent=1)
    for k,x in p.shown:
        if k and html.escape(x) not in h and html.escape(x.upper()) not in h and not k.startswith(OB): print('missing',c,k,x)
    if p.de.year>2024 or p.de<p.dr: print('date',c,p.dr,p.de)
print(len(R))
