import sys,json,os,html,re
from lib import *
K=lambda k,*v:v[k-1]
NR='registro.número_dnv'; CPF='dados_pessoais.cpf'; MAT='dados_pessoais.matrícula'; NAT='dados_pessoais.naturalidade'; SEL='autenticação.selo_digital'
def hw(r): return w(r.h[0])+' horas e '+w(r.h[1])+' minutos'
def sx(r): return r.T(r.sexo)
def tw(r,no='NÃO'): return r.twin or no
def A(k): # 1998 computer print on an old blank, captions below a rule
    r=Rec('A',k,K(k,'pm','m','mp','pm'),K(k,'all','mat','part','fem'),sep='-',years=(1968,1997),emis=(1998,2004),blank=K(k,'-.-.-','-.-.-','***','ignorado'),cart='Cartório Almeida & Irmãos - {n}º Ofício'.replace('{n}',K(k,'1','2','3','1')),lv='A-%d',fl='%dV',nocpf=True,notes=K(k,'','a','n','an'))
    s=slots(r); q=four(r); b=below
    B=f'''<div class=ct>{arms(46)}<div style="font:bold 12pt C059">REPÚBLICA FEDERATIVA DO BRASIL</div><div>ESTADO: {r.ruf} &nbsp; COMARCA E MUNICÍPIO: {e(r.rm)}</div><div style="font:bold 13pt C059">{e(r.cart)}</div><div>Registro Civil das Pessoas Naturais</div><h1>CERTIDÃO DE NASCIMENTO</h1></div>'''
    B+=row(b('nº do termo',r.termo),b('folhas',r.folha),b('livro',r.livro),b('data do assento',dmy(r.dr),1.4))+row(b('nome do(a) registrado(a)',r.nome))
    B+=row(b('dia, mês e ano do nascimento, por extenso',wd(r.dn).upper(),3),b('às ... horas',r.hm))+row(b('local do nascimento (hospital, casa)',r.hosp,2),b('município e Estado onde nasceu',r.nat,1.5),b('sexo',sx(r),.7))
    for l,p in s: B+=row(b('nome d'+('a ' if 'mãe' in l else 'o ')+l,p.n,2.2),b('natural de',p.nat,1.4),b('profissão',p.prof))
    B+=row(*[b(*x) for x in q[:2]])+row(*[b(*x) for x in q[2:]])
    B+=row(b('declarante',s[0][1].n if s[0][1].s else s[1][1].n,1.5),b('testemunhas',' e '.join(r.w),2))+row(b('observações e averbações',(' '.join(x for x in(r.av,r.an) if x)) or '-.-.-.-.-.-'))
    B+=f'<p style="margin-top:14pt">O referido é verdade e dou fé.</p><p class=ct style="margin:6pt 0 16pt">Em {ext(r.em)}.</p><div class=ct>{sig(r.R)}<div>{e(r.of)}<br><small>Oficial do Registro Civil</small></div></div><small>Isenta de selos — Custas: tabela XI. Escrevente: {e(r.clerk)}</small>'
    return page(r,'body{padding:30pt 40pt;font:9.5pt C059}h1{font:bold 19pt C059;margin:10pt 0 8pt;letter-spacing:2pt}.r{gap:10pt;align-items:flex-end;margin-top:7pt}.c>b{font:10pt "Nimbus Mono PS";border-bottom:.7pt solid #000;padding-left:4pt}.c>i{font-size:6.5pt}',B,joint=True,over={MAT:'',NR:'',SEL:''},acc={NAT:[''],'registro.cartório':[r.cart+' - Registro Civil das Pessoas Naturais']})
def Bf(k): # dense bordered, tiny captions above; municipality in a row
    r=Rec('B',k,K(k,'mp','mm','pm','m'),K(k,'all','all','um','all'),years=(1999,2015),emis=(2013,2023),sep=' - ',blank=K(k,'','','Não consta','***'),cart='Registro Civil das Pessoas Naturais & Interdições e Tutelas - {n}º Subdistrito'.format(n=K(k,2,1,3,14)),notes=K(k,'n','','a',''),twin=k==3,lv='%05d')
    s=slots(r); q=four(r); a=above; o=[]
    o+=[row(a('MATRÍCULA',r.mat,3),a('CPF',r.cpf,1.3),a('DNV',r.dnv,1.2)),row(a('NOME',r.nome,4),a('SEXO',sx(r),1)),
     row(a('DATA DE NASCIMENTO POR EXTENSO',wd(r.dn).upper(),3.2),a('DIA','%02d'%r.dn[0],.5),a('MÊS','%02d'%r.dn[1],.5),a('ANO',r.dn[2],.6),a('HORA',r.hm,.7)),
     row(a('LOCAL DE NASCIMENTO',r.hosp,2.2),a('MUNICÍPIO DE NASCIMENTO/UF',r.bm+' - '+r.buf,2)),row(a('MUNICÍPIO DE REGISTRO/UF',r.rm+' - '+r.ruf,2),a('LIVRO',r.livro,.7),a('FOLHA',r.folha,.6),a('TERMO',r.termo,.8),a('DATA DO REGISTRO',dmy(r.dr),1.2))]
    for l,p in s: o.append(row(a('FILIAÇÃO ('+l.upper()+')',p.n,3),a('NATURALIDADE',p.nat,2),a('IDADE',p.id,.5),a('PROFISSÃO',p.prof,1.2)))
    o+=[row(*[a(x.upper(),y) for x,y in q]),row(a('GÊMEO(S)',tw(r,'NÃO'),1),a('DECLARANTE',s[0][1].n if s[0][1].s else s[1][1].n,1)),row(a('AVERBAÇÕES',r.av or 'NADA CONSTA',1),a('ANOTAÇÕES',r.an or 'NADA CONSTA',1))]
    B=f'<div style="display:flex;align-items:center;gap:12pt">{arms(52,"#064")}<div style="flex:1"><b style="font-size:15pt">CERTIDÃO DE NASCIMENTO</b><br>{e(r.cart)}<br><small>Rua da Matriz, 44, Centro – registro@rcpn{k}.org.br</small></div>{qr(r.R)}</div><div class=bx>'+''.join(o)+f'</div><p style="margin-top:12pt">Certifico e dou fé. Data de emissão: {dmy(r.em)}. Selo: {r.selo}</p><div style="display:flex;justify-content:space-around;margin-top:26pt" class=ct><div>____________________<br>{e(r.clerk)}<br>Escrevente autorizada</div><div>____________________<br>{e(r.of)}<br>Oficial</div></div>'
    return page(r,'body{padding:34pt 36pt;font:8.5pt "Liberation Sans"}.bx{border:.8pt solid #064;margin-top:12pt}.r{border-bottom:.6pt solid #064}.r:last-child{border:0}.c{border-right:.6pt solid #064;padding:1.5pt 3pt 3pt}.c:last-child{border:0}.c>i{font-size:5pt;color:#064}.c>b{font-size:8.6pt}',B,over={NAT:r.nat},acc={NAT:['']})
def Cf(k): # captions in a column on the right
    up=k%2==0
    r=Rec('C',k,K(k,'pm','p','pp','mp'),K(k,'all','all','part','none'),up=up,sep=K(k,'/',' (',' – ',', '),years=(1985,2012),emis=(2010,2022),blank=K(k,'—','não consta','—','ignorado'),cart=K(k,'Cartório São Judas Tadeu','Ofício Único de Registros & Notas','Cartório do 5º Distrito de Santa Rita','Serventia Registral Nossa Senhora da Penha'),late=k==4,notes=K(k,'','n','a',''),home=k==4,mf='.',selo=1)
    if r.sep==' (':
        for p in r.p: p.nat+=')'
        r.nat+=')'
    T=[('nome completo',r.nome),('CPF',r.cpf),('matrícula',r.mat),('nascimento',ext(r.dn)+', às %02dh%02d'%r.h),('naturalidade',r.nat),('sexo',sx(r)),('lugar do parto',r.hosp),('município / UF do parto',r.bm+' / '+r.buf)]
    for l,p in slots(r): T+=[(l,p.n),('natural de',p.nat),('idade e ocupação',p.id+' anos, '+p.prof if p.s else p.id)]
    T+=[(x,y) for x,y in four(r)]+[('irmão gêmeo','não há'),('registro lavrado em',dmy(r.dr)),('livro · folha · termo',f'{r.livro} · {r.folha} · {r.termo}'),('declaração de nascido vivo',r.dnv),('averbações',r.av or 'sem averbações'),('anotações',r.an or 'sem anotações')]
    B=f'<h1>Certidão de Nascimento</h1><div class=ct>{e(r.cart)}<br>{e(r.rm)}, {r.ruf}</div><table>'+''.join(f'<tr><td>{e(y)}</td><th>{e(x)}</th></tr>' for x,y in T)+f'</table><p>Emitida em {ext(r.em)}. Selo de fiscalização {r.selo}.</p><div style="margin-top:16pt;text-align:right">{sig(r.R)}<br>{e(r.of)}, registrador(a)</div>'
    return page(r,'body{padding:32pt 44pt;font:10.5pt "P052"}h1{font:italic 22pt P052;text-align:center}table{margin:10pt 0}td{border-bottom:.5pt dotted #777;padding:2.6pt 0}th{width:135pt;font:italic 8.5pt P052;color:#743;padding:4pt 0 0 10pt;border-bottom:.5pt dotted #777;border-left:1pt solid #743}p{font-size:9.5pt}',B)
def Df(k): # modern colour, captions below, grandparents listed under each parent
    r=Rec('D',k,K(k,'mp','pm','mm','m'),K(k,'all','part','all','fem'),sep='-',years=(2012,2022),emis=(2022,2025),blank='***',up=k!=2,cart=K(k,'Oliveira & Prado - 3º Registro Civil','RCPN do 1º Ofício de {m}','Cartório Santo Expedito - 22º Subdistrito','Registro Civil - Distrito Sede'),notes=K(k,'a','','','n'),foreign=k==2,mf='s',selo=2)
    b=below;B=f'<div class=hd>{arms(40,"#fff")}<div><big>CERTIDÃO DE NASCIMENTO</big><br>{e(r.cart)} — {e(r.rm)}-{r.ruf}</div></div>'
    B+=row(b('Nome',r.nome,3),b('CPF',r.cpf))+row(b('Matrícula',r.mat,2),b('Registrado(a) em',dmy(r.dr)),b('Livro',r.livro,.5),b('Folha',r.folha,.5),b('Termo',r.termo,.6))
    B+=row(b('Data de nascimento',dmy(r.dn)),b('Hora',r.hm,.6),b('Sexo',sx(r),.8),b('Naturalidade',r.nat,2))+row(b('Local de nascimento',r.hosp,2),b('Município de nascimento',r.bm,1.4),b('UF',r.buf,.3),b('DNV',r.dnv))
    L=r.T
    for l,p in slots(r,hide=True):
        v=p.av; f=(L('filho de ') if p.s=='M' else L('filha de '))+(L(' e de ').join(x for x in v if x))
        B+='<div class=g>'+row(b(l.capitalize(),p.n,3),b('Natural de',p.nat,1.7),b('Idade',p.id,.4))+row(b('Avós do(a) registrado(a) por este lado',f,3),b('Profissão',p.prof,1))+'</div>'
    B+=row(b('Gêmeos',L('não')),b('Averbações',r.av or '***',4))+row(b('Anotações',r.an or '***'))
    B+=f'<div style="display:flex;gap:14pt;margin-top:16pt">{qr(r.R,64)}<div>Selo digital {r.selo}<br>Valide em selo.tjx.jus.br · Emolumentos: R$ 0,00<br>{e(r.rm)}, {ext(r.em)}<br><br>{sig(r.R)}<br>{e(r.of)}<br>Oficial Titular</div></div>'
    return page(r,'body{padding:0 38pt;font:9pt "Noto Sans"}.hd{background:#1d5b79;color:#fff;margin:0 -38pt 14pt;padding:16pt 38pt;display:flex;gap:12pt}big{font-size:17pt}.r{gap:12pt;align-items:flex-end;margin-bottom:6pt}.c>b{border-bottom:1pt solid #1d5b79;font-size:9.5pt}.c>i{font-size:6pt;color:#1d5b79}.g{background:#eaf3f6;padding:5pt;margin:4pt 0}',B)
def Ef(k): # captions below in bordered cells; municipality only in the footer
    r=Rec('E',k,K(k,'pm','mp','m','pp'),K(k,'all','mat','all','all'),sep=K(k,'-','/','-',' '),years=(1975,2008),emis=(2009,2016),blank=K(k,'*','x-x-x-x','====','*'),cart=K(k,'Tabelionato e Registro Civil da 2ª Zona','Ofício das Pessoas Naturais "São Benedito"','Cartório Barros & Barros','Registro Civil - 28º Subdistrito - Jardim Paulista'),notes=K(k,'an','','',''),long=True,mf='s',lv='A%d')
    b=below;q=four(r);s=slots(r)
    B=f'<div class=ct><b style="font-size:9pt">REPÚBLICA FEDERATIVA DO BRASIL · REGISTRO CIVIL DAS PESSOAS NATURAIS</b><h1>Certidão de Nascimento</h1></div><div class=bx>'
    B+=row(b('nome',r.nome,2.4),b('matrícula',r.mat,2.2))+row(b('data de nascimento por extenso',wd(r.dn).upper(),2.4),b('data',dmy(r.dn),.9),b('hora',r.hm,.5))+row(b('local',r.hosp,1.5),b('município de nascimento e UF',r.bm+' '+r.buf,1.5),b('sexo',sx(r),.8),b('gêmeo',r.T('não'),.6))
    B+=row(*[b(l,p.n) for l,p in s])+row(*sum([[b('naturalidade '+('da ' if 'mãe' in l else 'do ')+l,p.nat,1.5),b('idade',p.id,.4),b('profissão',p.prof,1)] for l,p in s],[]))
    B+=row(*[b('residência '+('da ' if 'mãe' in l else 'do ')+l,p.end) for l,p in s])
    B+=row(*[b(*x) for x in q])+row(b('data do registro',dmy(r.dr)),b('livro',r.livro,.6),b('fls.',r.folha,.5),b('termo',r.termo,.8),b('nº da DNV',r.dnv),b('CPF',r.cpf))+row(b('averbações',r.av or '* * *'),b('anotações',r.an or '* * *'))
    B+=f'</div><p>O conteúdo da certidão é verdadeiro. Dou fé. Data da expedição: {dmy(r.em)}</p><div style="margin:24pt 0 0 280pt" class=ct>{sig(r.R)}<br>{e(r.of)}<br>Registrador</div><div class=ft><b>{e(r.cart)}</b><br>Praça da República, {r.R.randint(5,99)} - {e(r.rm)} - {r.ruf} - CEP {r.R.randint(10,99)}{r.R.randint(100,999)}-000 - Tel. ({r.R.randint(11,99)}) 3{r.R.randint(100,999)}-{r.R.randint(1000,9999)}<br>Oficial: {e(r.of)}</div>'
    return page(r,'body{padding:38pt 34pt;font:8pt "DejaVu Sans"}h1{font:15pt "DejaVu Serif";margin:8pt}.bx{border:1.2pt solid #000}.r+.r{border-top:.7pt solid #000}.c{padding:3pt;display:flex;flex-direction:column;justify-content:space-between}.c+.c{border-left:.7pt solid #000}.c>i{font-size:5.5pt;color:#444;margin-top:2pt}p{margin-top:12pt}.ft{position:absolute;left:34pt;right:34pt;bottom:26pt;border-top:1pt solid;padding-top:4pt;text-align:center}',B,over={SEL:''},acc={NAT:['']})
def Ff(k): # landscape, two columns, municipality only in the stamp
    r=Rec('F',k,K(k,'mp','m','pm','mm'),K(k,'all','fem','um','all'),up=k!=3,sep='/',years=(1950,1990),emis=(1990,2006),blank=K(k,'-x-x-','ignorado','não consta','-x-'),cart=K(k,'Cartório Fontes & Filho','Cartório de Paz do 2º Distrito','Ofício de Registro Civil Sant\'Ana','8ª Circunscrição do Registro Civil'),notes=K(k,'','a','',''),nocpf=True,lv='%d-A',late=k==1,home=k in(1,2))
    b=below;s=slots(r);q=four(r)
    l=row(b('(nome e sobrenome)',r.nome))+row(b('(sexo)',sx(r)),b('(data do nascimento)',ext(r.dn),1.6),b('(hora)',r.hm,.6))+row(b('(lugar do nascimento)',r.hosp,1),b('(endereço)',r.ruaN,1.3))+row(b('(município)',r.bm,3),b('(U.F.)',r.buf,.5))+row(b('(livro)',r.livro),b('(folha)',r.folha),b('(nº de ordem)',r.termo),b('(data do registro)',dmy(r.dr),1.3))+row(b('(observações)',r.av or '-.-.-'))
    g=''.join(row(b(f'({x})',p.n,2),b('(naturalidade)',p.nat,1.2)) for x,p in s)+row(*[b(f'({x})',y) for x,y in q[:2]])+row(*[b(f'({x})',y) for x,y in q[2:]])+row(b('(testemunhas)',', '.join(r.w)))
    st=f'<div class=st>{e(r.cart)}<br>{e(r.rm)} - {r.ruf}<br><b>{e(r.of)}</b><br>OFICIAL</div>'
    B=f'<div style="display:flex;align-items:center;justify-content:center;gap:16pt">{arms(40)}<h1>CERTIDÃO DE NASCIMENTO</h1></div><p class=ct>CERTIFICO que, revendo os livros de registro civil desta serventia, deles consta o assento abaixo:</p><div style="display:flex;gap:26pt;margin-top:8pt"><div style="flex:1">{l}</div><div style="flex:1">{g}</div></div><p style="margin-top:16pt">Dou fé. Passada em {dmy(r.em)}. &nbsp; Conferida por {e(r.clerk)}, auxiliar.</p>{st}<div style="position:absolute;right:70pt;bottom:50pt" class=ct>{sig(r.R,170)}<br>assinatura</div>'
    return page(r,'body{padding:28pt 44pt;font:9.5pt "Liberation Serif"}h1{font:bold 20pt "Nimbus Roman"}.r{gap:8pt;align-items:flex-end;margin-top:9pt}.c>b{border-bottom:.6pt dotted #000;font:9.5pt "Liberation Mono"}.c>i{font-size:6.5pt;text-align:center}.st{position:absolute;left:90pt;bottom:42pt;border:1.6pt solid #245;color:#245;padding:6pt 14pt;text-align:center;transform:rotate(-2deg);font:9pt "Liberation Sans"}',B,842,595,over={MAT:'',NR:'',SEL:''},acc={NAT:['']},joint=True)
def Gf(k): # values on dotted leaders, caption after the value
    r=Rec('G',k,K(k,'pm','pm','p','mm'),K(k,'none','all','all','fem'),up=k>2,sep=K(k,' / ','-','-',' / '),years=(1988,2006),emis=(2005,2012),blank='-.-.-',cart=K(k,'Registro Civil de {m}, 1ª Circunscrição','Cartório do Distrito de Três Barras','Cartório Lobo & Nery (3º Ofício)','Registro Civil e Anexos'),nocpf=True,notes=K(k,'','','n','a'),twin=k==2,selo=4,lv='A-%03d')
    v=lambda c,x:f'<div class=v><b>{e(x)}</b><u></u><i>{e(c)}</i></div>'
    B=f'<div class=ct><b>{e(r.cart.upper() if r.up else r.cart)}</b><br>Município: {e(r.rm)} — Estado: {r.ruf}<h1>CERTIDÃO DE NASCIMENTO</h1></div>'+v('registrado(a)',r.nome)+v('nascido(a) em',wd(r.dn))+v('às',r.hm+' horas')+v('em',r.hosp)+v('cidade e UF',r.bm+'-'+r.buf)+v('sexo',sx(r))
    for l,p in slots(r): B+=v(l,p.n)+(v('naturalidade '+('da ' if 'mãe' in l else 'do ')+l,p.nat) if p.s else '')
    B+=''.join(v(*x) for x in four(r))+v('gêmeo(a) com',r.twin or '-.-.-')+v('assento nº',r.termo)+v('livro',r.livro)+v('folhas',r.folha)+v('lavrado em',dmy(r.dr))+v('declaração de nascido vivo',r.dnv)+v('à margem (averbações)',r.av or '-.-.-')+v('à margem (anotações)',r.an or '-.-.-')
    B+=f'<p>{e(r.rm)}, {ext(r.em)}. Selo nº {r.selo}. Taxa de fiscalização recolhida.</p><div class=ct style="margin-top:18pt">{sig(r.R)}<br>{e(r.of)}<br><i>Oficiala(l) / Delegada(o)</i></div>'
    return page(r,'body{padding:40pt 48pt;font:10pt "URW Bookman"}h1{font:18pt "URW Gothic";margin:8pt}.v{display:flex;align-items:flex-end;margin-top:3.5pt}.v b{font:10pt "Liberation Mono";max-width:330pt}.v u{flex:1;border-bottom:1pt dotted #555;margin:0 4pt 3pt}.v i{font-size:8pt}p{margin-top:12pt;font-size:9pt}',B,over={MAT:''},acc={NAT:['']})
def Hf(k): # captions below for the head, sentence for the rest
    r=Rec('H',k,K(k,'pm','m','mp','pm'),K(k,'all','all','part','mat'),up=k!=1,sep='/',years=(1960,2000),emis=(1996,2018),blank='',cart=K(k,'Registro Civil do 2º Subdistrito - Santa Efigênia','Cartório Paz & Lima','4ª Zona Judiciária - Registro Civil','Cartório São Pedro & São Paulo'),nocpf=k<3,notes=K(k,'','','a','n'),mf='c')
    b=below;T=str;s=slots(r,hide=True);g={'pai':'o pai','mãe':'a mãe'}
    n=[]
    for (sm,sf,v) in sides(r):
        x=[y for y in v if y]
        if len(x)==2: n.append(f'avós{sm+"s"}: {x[0]} e {x[1]}')
        elif x: n.append((f'avô{sm}: ' if v[0] else f'avó{sf}: ')+x[0])
    if 'p' not in r.fam or any(not y for y in sides(r)[0][2]): n.append('nada constando quanto aos demais avós')
    tx=f'nasceu em {wd(r.dn)}, às {hw(r)}, em {e(r.hosp)}, no município de {e(r.bm)}, Estado {r.buf}, pessoa do sexo {r.sexo.lower()}; filiação: '+'; e '.join(f'{e(p.n)}, natural de {e(p.nat)}, {e(p.prof)}, com {p.id} anos de idade, residente à {e(p.end)}' for l,p in s)+'. Constam como '+e('; '.join(n))+f'. Foi declarante {e(s[0][1].n)}, e serviram de testemunhas {e(r.w[0])} e {e(r.w[1])}. O assento foi feito em {wd(r.dr)}.'
    B=f'<div style="display:flex;gap:12pt">{arms(50)}<div><b style="font-size:13pt">{e(r.cart)}</b><br>{e(r.rm)} — {r.ruf}<br>Av. Getúlio Vargas, 1.020, sala 3</div></div><h1>CERTIDÃO DE NASCIMENTO</h1>'
    B+=row(b('LIVRO',r.livro),b('FOLHAS',r.folha),b('TERMO',r.termo))+row(b('NOME',r.nome,2.4))+(row(b('MATRÍCULA',r.mat,2),b('C.P.F.',r.cpf)) if k>2 else '')+f'<p class=tx>Certifico que a pessoa acima nomeada {tx}</p><p class=tx><b>Averbações:</b> {e(r.av or "não há")}.'.replace('..','.')+f'</p><p class=tx><b>Anotações:</b> {e(r.an or "não há")}</p><p class=ct style="margin-top:14pt">{e(r.rm)} ({r.ruf}), {wd(r.em) if k==2 else ext(r.em)}.</p><div class=ct style="margin-top:20pt">{sig(r.R)}<br>Bel. {e(r.of)}<br>OFICIAL DO REGISTRO CIVIL</div>'
    o={NR:'',SEL:''}
    if k<3:o[MAT]=''
    return page(r,'body{padding:44pt 54pt;font:11pt "Nimbus Roman"}h1{font:bold 20pt "Nimbus Roman";text-align:center;margin:16pt}.r{gap:14pt;margin-top:6pt}.c>b{border-bottom:.8pt solid;text-align:center;font-weight:bold}.c>i{font-size:6pt;text-align:center}.tx{text-align:justify;line-height:1.5;margin-top:9pt}',B,over=o,acc={NAT:[''],'autenticação.oficial_registro':['Bel. '+r.of]})
def If(k): # grouped table with rotated group headings
    r=Rec('I',k,K(k,'pp','pm','m','mp'),K(k,'all','all','part','um'),sep=' - ',years=(2010,2023),emis=(2023,2026),blank=K(k,'','-.-.-','-.-.-','NÃO CONSTA'),up=k!=4,cart=K(k,'Cartório do Registro Civil das Pessoas Naturais do Distrito de Itaquera','1º Ofício de Cidadania Natural & Títulos','Ofício da Cidadania - São José Operário','Registro Civil do 9º Subdistrito - Vila Mariana'),notes=K(k,'','an','',''),selo=3,twin=k==3)
    a=above;s=slots(r);q=four(r)
    G=lambda t,*R_:f'<div class=g><div class=t><span>{t}</span></div><div style="flex:1;min-width:0">'+''.join(R_)+'</div></div>'
    B=f'<div class=ct>{arms(38,"#555")}<h1>certidão de nascimento</h1>{e(r.cart)} | {e(r.rm)} | {r.ruf}</div>'
    B+=G('pessoa',row(a('nome atual',r.nome,3),a('nº CPF',r.cpf)),row(a('matrícula nacional',r.mat)),row(a('nascido em',dmy(r.dn)),a('hora',r.hm,.6),a('sexo',sx(r),.8),a('naturalidade',r.nat,2)),row(a('estabelecimento',r.hosp,1.6),a('município do nascimento',r.bm,1.4),a('UF',r.buf,.3),a('gêmeos',tw(r,'NÃO' if r.up else 'não'),1.4)))
    B+=G('pais',*[row(a(l,p.n,2.4),a('de onde é natural',p.nat,1.6),a('idade',p.id,.4),a('endereço',p.end,1.6)) for l,p in s])+G('avós',*[row(a(x,y)) for x,y in q])
    B+=G('assento',row(a('registro em',dmy(r.dr)),a('livro',r.livro,.6),a('folha',r.folha,.6),a('termo',r.termo,.7),a('DN (nascido vivo)',r.dnv,1.2)),row(a('averbações',r.av or '-.-.-')),row(a('anotações voluntárias e de ofício',r.an or '-.-.-')))
    B+=f'<div style="display:flex;margin-top:14pt;gap:16pt">{qr(r.R,60)}<div style="flex:1">selo {r.selo}<br>expedida em {dmy(r.em)} por {e(r.clerk)}, substituta<br>oficial de registro: {e(r.of)}<br><small>A autenticidade pode ser conferida em www.registrocivil.org.br</small></div></div>'
    return page(r,'body{padding:30pt;font:9pt "Noto Sans"}h1{font:bold 18pt "Noto Sans";color:#555}.g{display:flex;border:.6pt solid #999;margin-top:5pt}.t{width:18pt;background:#ddd;display:flex;align-items:center;justify-content:center}.t span{writing-mode:vertical-rl;transform:rotate(180deg);font-size:8pt}.r+.r{border-top:.4pt solid #bbb}.c{padding:1pt 4pt 2pt}.c+.c{border-left:.4pt solid #bbb}.c>i{font-size:5.5pt;color:#777}.c>b{font-size:9pt;line-height:1.15}',B)
def Jf(k): # oficio page, typewriter, captions below, multi-cell
    r=Rec('J',k,K(k,'pm','mp','m','pm'),K(k,'all','fem','all','all'),sep='-',years=(1940,1985),emis=(1990,2010),blank=K(k,'xxx','ignorado','x-x-x-x','xxx'),cart=K(k,'Cartório do 1º Distrito e Anexos','Registro Civil Pinto & Pinto','Cartório de Santo Antônio do Areal','2º Cartório Judicial & Extrajudicial'),nocpf=True,late=k in(2,4),home=k in(2,3),long=k==4,notes=K(k,'n','','','a'),lv='%d',fl='%d',foreign=k==1)
    b=below;s=slots(r);q=four(r);m=sides(r)
    B=f'<div class=ct>{arms(56)}<br>ESTADO DE(O) {r.ruf}<br>REGISTRO CIVIL — NASCIMENTO<h1>2ª VIA</h1></div>'+row(b('cartório',r.cart,2.2),b('município de registro',r.rm,1.4),b('UF',r.ruf,.3))+row(b('livro',r.livro,.6),b('folha',r.folha,.6),b('nº',r.termo,.7),b('registro feito a',ext(r.dr).upper(),1.6))
    B+=row(b('de',r.nome))+row(b('nascid... aos',ext(r.dn).upper(),1.6),b('às',r.hm,.5),b('sexo',sx(r),.8))+row(b('em (casa de saúde ou domicílio)',r.hosp,1.4),b('cidade',r.bm,1.4),b('Estado',r.buf,.4))
    for l,p in s:
        v=p.av;B+=row(b(l,p.n,2),b('natural de',p.nat,1.3),b('com ... anos',p.id,.6))
    B+=row(b('avô'+m[0][0],q[0][1]),b('avô'+m[1][0],q[2][1]))+row(b('avó'+m[0][1],q[1][1]),b('avó'+m[1][1],q[3][1]))
    B+=row(b('foi declarante',(s[0][1] if s[0][1].s else s[1][1]).n),b('testemunhas',r.w[0]+'; '+r.w[1]))+row(b('averbações',r.av or 'NADA'))+row(b('anotações',r.an or 'NADA'))
    B+=f'<p style="margin:20pt 0">O referido é verdade. &nbsp; {e(r.rm)}, {ext(r.em)}.</p><div style="display:flex;justify-content:space-around" class=ct><div>{sig(r.R)}<br>{e(r.clerk)}<br><small>ESCREVENTE</small></div><div>{sig(r.R)}<br>{e(r.of)}<br><small>OFICIAL VITALÍCIO</small></div></div>'
    return page(r,'body{padding:40pt 50pt;font:10pt "Nimbus Mono PS"}h1{font:bold 14pt "Nimbus Mono PS"}.r{gap:8pt;align-items:flex-end;margin-top:10pt}.c>b{border-bottom:.6pt solid #555}.c>i{font:italic 7pt "Liberation Serif";padding-left:10pt}',B,612,936,over={MAT:'',NR:'',SEL:''},acc={NAT:['']})
def Kf(k): # lowercase captions left on a grey strip, several pairs per row
    r=Rec('K',k,K(k,'mp','pp','pm','m'),K(k,'all','all','mat','none'),up=False,sep=K(k,'/','-',', ','/'),years=(1996,2018),emis=(2014,2024),blank=K(k,'-','-','não consta','ignorado'),cart=K(k,'Registro Civil Braga & Teles','10º Registro Civil – Estação','Cartório Bom Jesus da Lapa','Registro Civil do Distrito de Barão Geraldo'),notes=K(k,'a','n','',''),mf='c',selo=1,home=k==4,late=k==4)
    s=slots(r);q=four(r);P=lambda *x:'<tr>'+''.join(f'<th>{e(c)}</th><td colspan={n}>{e(v)}</td>' for c,v,n in x)+'</tr>'
    t=P(('nome',r.nome,5))+P(('matrícula',r.mat,3),('cpf',r.cpf,1))+P(('nascimento',wd(r.dn),3),('hora',r.hm,1))+P(('onde nasceu',r.hosp,1),('município',r.bm,1),('uf',r.buf,1))+P(('sexo',r.sexo,1),('naturalidade',r.nat,1),('gêmeos','Não',1))
    for l,p in s:t+=P((l,p.n,3),('natural de',p.nat,1))+P(('profissão',p.prof,1),('idade',p.id,1),('mora em',p.end,1))
    t+=P((q[0][0],q[0][1],1),(q[1][0],q[1][1],3))+P((q[2][0],q[2][1],1),(q[3][0],q[3][1],3))+P(('data do registro',dmy(r.dr),1),('dnv',r.dnv,3))+P(('livro',r.livro,1),('folha',r.folha,1),('termo',r.termo,1))+P(('averbações',r.av or 'nada consta',5))+P(('anotações',r.an or 'nada consta',5))
    B=f'<h1>CERTIDÃO DE NASCIMENTO</h1><table>{t}</table><div style="display:flex;gap:14pt;margin-top:14pt"><div class=of>Nome do ofício<br><b>{e(r.cart)}</b><br>Oficial registrador<br><b>{e(r.of)}</b><br>Município de registro<br><b>{e(r.rm)}/{r.ruf}</b><br>Endereço<br><b>Rua do Imperador, 300</b></div><div style="flex:1">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: {e(r.rm)}, {dmy(r.em)}<br><br>{sig(r.R)}<br><br>Selo: {r.selo}</div>{qr(r.R)}</div>'
    return page(r,'body{padding:36pt 30pt;font:9pt "URW Gothic"}h1{font:17pt "URW Gothic";text-align:center;margin-bottom:12pt}table{table-layout:fixed}th{background:#e3e3e3;font:7.5pt "URW Gothic";color:#333;text-align:right;padding:4pt 4pt}td{padding:3pt 4pt}td,th{border:.5pt solid #aaa}.of{width:190pt;border:.6pt solid #888;padding:5pt;font-size:7.5pt}.of b{font-size:8.8pt}',B)
def Lf(k): # values right-aligned, bar, caption at the right, small caps captions; groups in boxes
    r=Rec('L',k,K(k,'pm','mm','m','mp'),K(k,'fem','part','fem','all'),sep='-',years=(1992,2014),emis=(2008,2021),blank=K(k,'***','***','NÃO DECLARADO','x'),cart=K(k,'São Cosme & São Damião Registro Civil','Registro Civil do 31º Subdistrito - Pirituba','1º Cartório Civil da Comarca','Sousa, Brito & Cia. - Registro Civil'),notes=K(k,'','','a','n'),selo=0,mf='.',twin=k==1)
    s=slots(r);m=sides(r);V=lambda c,*x:f'<tr><td>{"<br>".join(e(y) for y in x)}</td><th>{e(c)}</th></tr>'
    t=V('NOME',r.nome)+V('CPF',r.cpf)+V('MATRÍCULA',r.mat)+V('NASCIMENTO: DATA E HORA',wd(r.dn).upper()+' - '+r.hm)+V('LOCAL, MUNICÍPIO E UF',r.hosp,r.bm+'-'+r.buf)+V('SEXO',sx(r))+V('GÊMEOS',tw(r))
    for l,p in s:t+=V(l.upper(),p.n)+V('NATURALIDADE DA MÃE' if 'mãe' in l else 'NATURALIDADE DO PAI',p.nat)
    for sm,sf,v in m:
        if v[0] and v[1]:t+=V('AVÓS'+(sm.upper()+('S' if len(r.p)<2 or r.fam[0]!=r.fam[1] else '')),v[0],v[1])
        elif v[1]:t+=V('AVÓ'+sf.upper(),v[1])
        elif v[0]:t+=V('AVÔ'+sm.upper(),v[0])
        else:t+=V('AVÓS'+sm.upper()+'S',r.B)
    t+=V('REGISTRADO EM',dmy(r.dr))+V('LIVRO / FOLHA / TERMO',f'{r.livro} / {r.folha} / {r.termo}')+V('DNV',r.dnv)+V('AVERBAÇÕES',r.av or '***')+V('ANOTAÇÕES',r.an or '***')
    B=f'<div style="display:flex;justify-content:space-between;align-items:center"><div><b>CERTIDÃO DE NASCIMENTO</b><br>{e(r.cart)}</div>{arms(46,"#622")}</div><table>{t}</table><div style="display:flex;gap:16pt;align-items:center">{qr(r.R,58)}<div>Selo {r.selo}<br>{e(r.rm)}-{r.ruf}, {ext(r.em)}</div><div class=ct style="margin-left:auto">{sig(r.R)}<br>{e(r.of)}<br>Oficial Interino(a)</div></div>'
    return page(r,'body{padding:34pt 42pt;font:9.5pt "Liberation Sans Narrow"}table{margin:12pt 0;border:1pt solid #622}td{text-align:right;padding:3pt 7pt;font-size:10.5pt}th{width:108pt;border-left:2pt solid #622;font:6.5pt "Liberation Sans";padding:4.5pt 5pt;vertical-align:middle;color:#622}tr+tr td,tr+tr th{border-top:.3pt solid #caa}',B,acc={NAT:['']})
def Mf(k): # parents and grandparents as a matrix with the captions in its foot
    r=Rec('M',k,K(k,'pm','mm','mp','pp'),K(k,'all','all','um','fem'),up=k in(1,2),sep=K(k,'-','/',' - ','/'),years=(1990,2020),emis=(2012,2024),blank='-.-.-',cart=K(k,'Registro Civil – 2ª Zona','Cartório Vieira & Associados','Serventia do Distrito de São Sebastião da Serra','Registro Civil do 13º Subdistrito - Butantã'),notes=K(k,'','a','',''),selo=2,long=k==4)
    b=below;s=slots(r)
    t='<table class=m>'+''.join(f'<tr><th>{e(l)}</th>'+''.join(f'<td>{e(x)}</td>' for x in(p.n,p.nat,p.id,p.prof,p.av[0] or r.B,p.av[1] or r.B))+'</tr>' for l,p in s)+'<tr class=f><td></td>'+''.join(f'<td>{x}</td>' for x in('nome completo','naturalidade','idade','profissão','pai dele(a) — avô','mãe dele(a) — avó'))+'</tr></table>'
    B=f'<div class=ct><h1>CERTIDÃO DE NASCIMENTO</h1>{e(r.cart)}</div>'+row(b('nome da pessoa registrada',r.nome,2),b('inscrição no CPF',r.cpf,.8),b('matrícula',r.mat,2))+row(b('data do nascimento',ext(r.dn),1),b('horário',r.hm,.4),b('sexo',sx(r),.6),b('local',r.hosp,1.6),b('cidade de nascimento-UF',r.bm+'-'+r.buf,1.4))+t+row(b('livro',r.livro,.5),b('folha',r.folha,.5),b('termo',r.termo,.6),b('data do registro',dmy(r.dr)),b('nº da declaração de nascido vivo',r.dnv,1.3),b('município e UF do registro',r.rm+'-'+r.ruf,1.6))+row(b('averbações e anotações',r.av or 'não constam'))
    B+=f'<div style="display:flex;gap:20pt;margin-top:14pt;align-items:center">{qr(r.R,60)}<div>Selo digital de fiscalização: {r.selo}<br>Emitida em {dmy(r.em)}<br>Consulta: selodigital.tj{r.ruf.lower()}.jus.br</div><div class=ct style="margin-left:auto">{sig(r.R)}<br>{e(r.of)}<br>Titular da serventia</div></div>'
    return page(r,'body{padding:30pt 36pt;font:9pt "Noto Serif"}h1{font:bold 16pt "Noto Serif"}.r{gap:9pt;align-items:flex-end;margin-top:10pt}.c>b{border-bottom:.6pt solid #333}.c>i{font-size:6pt;color:#333}.m{margin-top:14pt;table-layout:fixed}.m td,.m th{border:.6pt solid #333;padding:3pt;font-size:8.5pt}.m th{width:50pt;font-weight:normal;background:#f2efe4}.m td:nth-child(4){width:34pt}.m td:nth-child(5){width:82pt}.f td{font-size:6pt!important;border-top:1.2pt solid!important;background:#f2efe4}',B,842,595,acc={NAT:['']},joint=True)
def Nf(k): # centred values without rules, captions below, 2000s
    r=Rec('N',k,K(k,'m','pm','mp','p'),K(k,'fem','fem','all','fem'),sep=K(k,' - ','/','-',', '),up=k in(1,3),years=(1982,2006),emis=(2000,2009),blank='- - -',cart=K(k,'Ofício do Registro Civil & Casamentos','12ª Circunscrição','Cartório Santa Luzia','Registro Civil da Sede, Bairro 25 de Agosto'),nocpf=True,notes=K(k,'','an','',''),selo=4,lv='A-%d')
    b=below;s=slots(r,hide=True);q=[(x,y) for x,y in four(r) if y!=r.B]
    B=f'<div class=ct>{arms(44)}<br><b>{e(r.cart)}</b><br>{e(r.rm)} ({r.ruf})<h1>Certidão de Nascimento</h1></div>'+row(b('Nome',r.nome))+row(b('Data de nascimento',wd(r.dn).upper() if r.up else wd(r.dn)))+row(b('Hora',r.hm),b('Sexo',sx(r)),b('Naturalidade',r.nat,2))+row(b('Nasceu em',r.hosp),b('Cidade/UF',r.bm+'/'+r.buf))
    for l,p in s:B+=row(b(l.capitalize(),p.n,1.6),b('Natural de',p.nat))
    for i in range(0,len(q),2):B+=row(*[b(x[0].upper()+x[1:],y) for x,y in q[i:i+2]])
    B+=row(b('Termo',r.termo),b('Livro',r.livro),b('Folha',r.folha),b('Registro',dmy(r.dr)))+row(b('Declaração de Nascido Vivo nº',r.dnv),b('Gêmeos','Não'))+row(b('Averbações',r.av or '- - -'))+row(b('Anotações',r.an or '- - -'))
    B+=f'<p class=ct>Dou fé. {e(r.rm)}, {dmy(r.em)}. Selo {r.selo}</p><div class=ct style="margin-top:22pt">{sig(r.R)}<br><b>{e(r.of)}</b><br>Oficial Registrador<br><small>por {e(r.clerk)}, escrevente</small></div>'
    return page(r,'body{padding:36pt 50pt;font:10pt "DejaVu Serif"}h1{font:26pt Z003;margin:6pt}.r{gap:8pt;align-items:flex-end;margin-top:8pt;text-align:center}.c>b{font:10pt "DejaVu Sans Mono"}.c>i{font-size:6.5pt;color:#06c}p{margin-top:16pt}',B,over={MAT:''})
def Of(k): # narrow parent column left, grandparents 2x2 right, long wrapping names
    r=Rec('O',k,K(k,'mp','pm','pp','m'),K(k,'all','part','all','all'),sep=K(k,'-','/','-','-'),up=k!=2,long=True,years=(2000,2021),emis=(2018,2025),blank=K(k,'***','ignorada','***','- . -'),cart=K(k,'7º Registro Civil das Pessoas Naturais & 2º Tabelionato de Protesto','Cartório Nossa Senhora do Ó','Cartório Guerra & Paz','Registro Civil do 2º Distrito (Vila Nova)'),notes=K(k,'','','a','n'),foreign=k==3,selo=1)
    a=above;b=below;s=slots(r);q=four(r)
    B=f'<div class=hd><div>{e(r.cart)}<br><small>CNS {r.z[0]} · tel. 3333-0{k}90</small></div><h1>Certidão de<br>Nascimento</h1></div>'+row(b('Nome',r.nome,2),b('Matrícula',r.mat,2.4))+row(b('CPF',r.cpf),b('Nascimento',dmy(r.dn)),b('Hora',r.hm,.5),b('Sexo',sx(r),.8),b('DNV',r.dnv,1.1))+row(b('Local do nascimento',r.hosp,1.8),b('Município',r.bm,1.4),b('UF',r.buf,.3),b('Gêmeo?',r.T('não'),.6))
    gp='<div class=q>'+''.join(a(x.capitalize(),y) for x,y in q)+'</div>'
    B+=f'<div style="display:flex;gap:8pt;margin-top:8pt;align-items:stretch"><div class=pp>'+''.join(a(l.capitalize(),p.n)+a('Natural de',p.nat)+a('Idade / estado civil',p.id+' / '+p.civ if p.s else r.B) for l,p in s)+f'</div>{gp}</div>'+row(b('Município de registro',r.rm,1.4),b('UF',r.ruf,.3),b('Livro',r.livro,.5),b('Folha',r.folha,.5),b('Termo',r.termo,.6),b('Data do registro',dmy(r.dr)))+row(b('Averbações',r.av or '***'),b('Anotações',r.an or '***'))
    B+=f'<div style="display:flex;gap:14pt;margin-top:18pt">{qr(r.R,58)}<div>Selo eletrônico<br>{r.selo}<br>Data de emissão<br>{dmy(r.em)}</div><div class=ct style="margin-left:auto">{sig(r.R)}<br>{e(r.of)}<br>Oficial de Registro</div></div>'
    return page(r,'body{padding:34pt 36pt;font:9pt "Nimbus Sans"}.hd{display:flex;justify-content:space-between;gap:20pt;border-bottom:2pt solid #493;padding-bottom:6pt}.hd div{width:280pt}h1{font:bold 17pt "Nimbus Sans";color:#493;text-align:right}.r{gap:6pt;margin-top:6pt}.c{border:.5pt solid #493;padding:2pt 4pt;display:flex;flex-direction:column;justify-content:space-between}.c>i{font-size:5.8pt;color:#493}.pp{width:175pt;display:flex;flex-direction:column;gap:3pt}.pp .c,.q .c{flex:none!important;justify-content:flex-start}.q{flex:1;display:grid;grid-template-columns:1fr 1fr;gap:6pt}',B,acc={NAT:['']})
def Pf(k): # legends cut into the border, five cells a row; municipality in the footer
    r=Rec('P',k,K(k,'pm','m','mm','mp'),K(k,'all','part','all','um'),sep='-',up=k!=3,years=(2005,2022),emis=(2016,2025),blank=K(k,'***','NÃO CONSTA','***','ignorado'),cart=K(k,'Registro Civil do 3º Subdistrito & Tabelionato de Notas','Cartório do Distrito de Monte Alegre','Registro Civil Sá & Meneses','1º RCPN - Zona "B"'),notes=K(k,'an','','n',''),mf='s',selo=3,twin=k==4)
    f=lambda c,v,g=1:f'<fieldset style="flex:{g} 1 0"><legend>{e(c)}</legend>{e(v) or "&nbsp;"}</fieldset>';s=slots(r);q=four(r)
    B=f'<div style="display:flex;align-items:center;gap:14pt">{arms(48,"#146")}<h1>CERTIDÃO DE NASCIMENTO<br><small>{e(r.cart)}</small></h1></div>'
    B+=row(f('Nome',r.nome,2.6),f('CPF',r.cpf))+row(f('Matrícula',r.mat,2.2),f('Nº DNV',r.dnv,1))+row(f('Nascimento',dmy(r.dn),.9),f('Hora',r.hm,.5),f('Sexo',sx(r),.8),f('Naturalidade',r.nat,1.6),f('Gêmeos',r.T('sim') if r.twin else r.T('não'),.6))+(row(f('Nome do(s) gêmeo(s)',r.twin)) if r.twin else '')+row(f('Local',r.hosp,1.6),f('Município de nascimento',r.bm,1.4),f('UF',r.buf,.4))
    for l,p in s:B+=row(f(l.capitalize(),p.n,2.6),f('Idade',p.id,.5),f('Naturalidade',p.nat,1.6))+row(f('Ocupação',p.prof,.8),f('Endereço',p.end,1.6),f('Estado civil',p.civ,.7))
    B+=row(*[f(x.capitalize(),y) for x,y in(q[:2] if k%2 else [q[0],q[2]])])+row(*[f(x.capitalize(),y) for x,y in(q[2:] if k%2 else [q[1],q[3]])])+row(f('Livro',r.livro,.5),f('Folha',r.folha,.5),f('Termo',r.termo,.6),f('Registro',dmy(r.dr),.8),f('Emissão',dmy(r.em),.8))+row(f('Averbações',r.av or '***'),f('Anotações',r.an or '***'))
    B+=f'<div style="display:flex;gap:14pt;margin-top:10pt;align-items:center">{qr(r.R,54)}<div>SELO {r.selo}<br>Escrevente: {e(r.clerk)}</div><div class=ct style="margin-left:auto">{sig(r.R)}<br>{e(r.of)}<br>Registradora Civil / Registrador Civil</div></div><div class=ft>{e(r.rm)}/{r.ruf} · Rua Direita, 77 · 2ª a 6ª, 9h às 17h</div>'
    return page(r,'body{padding:26pt 32pt;font:9.3pt "Liberation Sans"}h1{font:bold 16pt "Liberation Sans";color:#146}h1 small{font-size:10pt}.r{gap:5pt;margin-top:4pt}fieldset{border:.7pt solid #146;padding:0 4pt 3pt;min-width:0;border-radius:3pt}legend{font-size:5.6pt;color:#146;padding:0 2pt}.ft{position:absolute;bottom:18pt;left:32pt;right:32pt;text-align:center;font-size:8pt}',B)
FORMS=[A,Bf,Cf,Df,Ef,Ff,Gf,Hf,If,Jf,Kf,Lf,Mf,Nf,Of,Pf]
def leaves(d,p=''):
    for k,v in d.items():
        if isinstance(v,dict): yield from leaves(v,p+k+'.')
        else: yield p+k,v
def check(n,r,txt):
    for p,v in leaves(r['data']):
        if p.startswith('documento') or p.endswith(('.dia','.mês','.ano','status')): continue
        ok=not v or v in txt
        if v and not ok:
            x=re.fullmatch(r'(\d\d)/(\d\d)/(\d{4})',v)
            if x: d=tuple(map(int,x.groups())); ok=any(z in txt for z in(ext(d),wd(d),ext(d).upper(),wd(d).upper()))
            if p.endswith('hora_nascimento'): h=v.split(':'); ok='%sh%s'%tuple(h) in txt or w(int(h[0]))+' horas e '+w(int(h[1])) in txt
            if p.endswith('sexo'): ok=v.lower() in txt.lower()
        if not ok and p!=NAT: print(n,'NOT PRINTED',p,v)
        if not ok and p==NAT and '' not in r['accept'].get(NAT,[1]): print(n,'NAT',v)
        if not v and '.avô avó'.find(p[-3:])<0 and not p.startswith(('observ','filia','gêm')): print(n,'empty',p)
if __name__=='__main__':
    o=sys.argv[1]; os.makedirs(o,exist_ok=True)
    for F in FORMS:
        for k in(1,2,3,4):
            n,h,j,t=F(k)
            open(f'{o}/{n}.html','w').write(h); json.dump(j,open(f'{o}/{n}.json','w'),ensure_ascii=False,indent=1)
            if len(sys.argv)>2: check(n,j,t)
