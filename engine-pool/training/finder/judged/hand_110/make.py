import sys, os, json
from lib import *
def ct(*s): return [next(c for c in CITY if c[0]==x) for x in s]
def row(*c,t='td',cl=''): return '<tr>'+''.join(f'<{t} class="{cl}">{x}</{t}>' for x in c)+'</tr>'
def hd(*c): return row(*c,t='th')
PRE='autenticação.selo_digital'; CPF='dados_pessoais.cpf'; MAT='dados_pessoais.matrícula'; DNV='registro.número_dnv'; LT=['registro.livro','registro.folha','registro.termo']
def marr(p,y,newname=None):
    R=p.R; d=rdate(R,y,y+2); c=R.choice(CITY)
    return f'Casou-se em {d.s} com {p.nm("M" if p.sex=="F" else "F")}, no Registro Civil de {c[0]}/{c[1]}, livro B-{R.randint(5,90)}, fls. {R.randint(1,299)}, termo {R.randint(900,22000)}'+(f', passando a assinar-se {newname}.' if newname else ', sem alteração de nome.')
def cad(R): return ['%02d.%03d.%03d-%d'%(R.randint(3,60),R.randint(0,999),R.randint(0,999),R.randint(0,9)),'%04d %04d %04d'%(R.randint(100,9999),R.randint(0,9999),R.randint(100,2899))]
def hm(p,f='%02d:%02d',no='Ignorada'): return f%p.h if p.h else no
def A(k):
    kind,c=[('',ct('Caicó')[0]),('a',ct('Tefé')[0]),('m',ct('Poços de Caldas')[0]),('f',ct('Bagé')[0])][k-1]
    p=upper(person(1100+k,c,kind,sep='/-(.'[k-1],eth='ar,pt' if k==4 else None)); R=p.R; no=['***','— — —','xxx','-x-x-'][k-1]
    if k in(1,4): p.an=marr(p,p.b[2]+24) if p.b[2]<1996 else 'Emitido título eleitoral na 15ª zona.'
    if k==3: p.av='Registro retificado em %s, nos termos do art. 110 da Lei 6.015/73, para constar corretamente o município de nascimento.'%after(R,p.r,20,60).s
    late(p); cd=cad(R); h1,h2=('GENITORA 1','GENITORA 2') if k==3 else ('PAI','MÃE')
    rows=[row(f'<b>{h1}</b>',p.fa or no,p.fn or no,p.paf or no,p.pam or no),row(f'<b>{h2}</b>',p.mo,p.mn,p.maf,p.mam)]
    if k==2: rows.reverse()
    b=f'''<div class=c>{arms()}<div class=t0>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class=t1>CERTIDÃO DE NASCIMENTO</div></div>
<table>{hd('Nome','CPF')}{row(p.name,p.cpf or no)}</table><table>{hd('Matrícula')}{row(p.mat,cl='c m')}</table>
<table>{hd('Data de nascimento (por extenso)','Dia','Mês','Ano','Hora','Sexo')}{row(p.b.w,p.b.dd,p.b.mm,p.b.yy,hm(p),GEN[p.sex])}</table>
<table>{hd('Estabelecimento','Município','UF','Naturalidade')}{row(p.hosp or 'DOMICÍLIO',p.bcity,p.buf,p.bn)}</table>
<div class=s>QUADRO DE FILIAÇÃO E ASCENDÊNCIA</div><table class=f>{hd('','Nome','Naturalidade','Avô','Avó')}{''.join(rows)}</table>
<div class=s>QUADRO DO ASSENTO</div><table>{hd('Lavrado em','Livro','Folha','Termo','D.N.V.','Gêmeo')}{row(p.r.s,'A-%d'%p.l,'%03d'%p.f,p.t,p.dnv or no,'Não')}</table>
<table>{hd('Averbações','Anotações')}<tr class=n><td>{p.av or no}</td><td>{p.an or no}</td></tr></table>
<div class=s>ANOTAÇÕES VOLUNTÁRIAS DE CADASTRO</div><table>{hd('Documento','Número','Expedição','Órgão')}{row('RG',cd[0],'12/08/2009','SSP/'+p.uf)}{row('Título eleitoral',cd[1],'—','TRE')}</table>
<table class=ft><tr><td style="width:50%"><b>{p.cart}</b><br>{p.addr}<br>{p.city} – {p.uf} · CEP {p.cep} · Tel. {p.tel}<br>{p.oc}: {p.off}<br>Selo digital: {p.selo}<br>Emolumentos: R$ 42,17 · ISS: R$ 1,26</td><td class=c>O conteúdo desta certidão é verdadeiro. Dou fé.<br>{p.city}, {p.e.m}.<br>{sig(R)}<br>{p.clerk}<br>Escrevente autorizado(a)</td><td style="width:64pt">{qr(R)}</td></tr></table>'''
    css='.pg{padding:26pt 30pt;font:8.6pt "Liberation Sans"}.c{text-align:center}.t0{font-size:8.5pt}.t1{font:bold 17pt "Liberation Serif";margin:4pt}table{margin-bottom:10pt}td,th{border:.6pt solid #444;padding:5pt 4pt}th{background:#e7ece2;font-size:7pt;font-weight:normal;text-align:center}.m{font-size:12pt;letter-spacing:.5pt}.s{font:bold 8pt "Liberation Sans";margin:9pt 0 2pt;color:#264}.f td{height:42pt}.n td{height:110pt;vertical-align:top;width:50%}.ft td{border:.6pt solid #aaa;font-size:7.6pt;line-height:1.5}'
    tr=truth(f'110A-{k}',p,595,842,nat=p.bn,texto=p.b.w,hosp=p.hosp or 'DOMICÍLIO',lv=('A-%d'%p.l,'%03d'%p.f,str(p.t)),mofirst=k==2,cad=cd)
    return 595,842,css,b,tr
def B(k):
    kind,c=[('',ct('Domingos Martins')[0]),('m',ct('Brasília')[0]),('n',ct('Laranjal do Jari')[0]),('t',ct('Mogi das Cruzes')[0])][k-1]
    p=person(1220+k,c,kind,eth=['it,de','pt,ar','pt,in','jp,pt'][k-1],sep='/',yb=(2005,2021)); R=p.R; no='— não declarado —'
    if k==1: p.e=rdate(R,2019,2024); p.av='Averbado o CPF em %s, de ofício, conforme Provimento 63/2017 do CNJ.'%rdate(R,2018,2018).s
    lp,lm=('1º ramo materno','2º ramo materno') if k==2 else ('Ramo paterno','Ramo materno')
    def bx(x,y,w,h,l,v,cl=''): return f'<div class="bx {cl}" style="left:{x}pt;top:{y}pt;width:{w}pt;height:{h}pt"><i>{l}</i><div>{v}</div></div>'
    ln='M126 156V172H316V156M221 172V192 M526 156V172H716V156M621 172V192 M221 246V264H621V246M421 264V282'
    def par(n,t): return f'{n}<br><small>natural de {t}</small>' if n else no
    b=guil(842,595,'#b9a06a')+f'''<div class=h>{arms(40,'#765')}<div><small>República Federativa do Brasil · Registro Civil das Pessoas Naturais</small><br><b>Certidão de Nascimento</b><br><small>com árvore genealógica do(a) registrado(a)</small></div></div>
<svg style="position:absolute;left:0;top:0" width="842pt" height="595pt" viewBox="0 0 842 595"><path d="{ln}" fill="none" stroke="#765" stroke-width="1.2"/></svg>
<div class=r style="left:136pt">{lp}</div><div class=r style="left:536pt">{lm}</div>'''
    b+=bx(36,112,180,44,'avô',p.paf or no)+bx(226,112,180,44,'avó',p.pam or no)+bx(436,112,180,44,'avô',p.maf)+bx(626,112,180,44,'avó',p.mam)
    b+=bx(96,192,250,54,'mãe' if k==2 else 'pai',par(p.fa,p.fn))+bx(496,192,250,54,'mãe',par(p.mo,p.mn))
    b+=bx(221,282,400,62,'registrado(a)',f'<big>{p.name}</big><br><small>CPF {p.cpf} · sexo {GEN[p.sex].lower()}</small>','k')
    tw='É gêmeo(a) de '+p.twins[0] if p.twins else 'Gêmeo: não'
    b+=f'''<div class=p style="left:40pt;width:250pt"><u>Nascimento</u><br>{p.b.w} ({p.b.s})<br>Hora: {hm(p)}<br>Local: {p.hosp}<br>Município: {p.bcity} &nbsp; UF: {p.buf}<br>{tw}</div>
<div class=p style="left:302pt;width:236pt"><u>Assento</u><br>Matrícula: {p.mat}<br>Registro lavrado em {p.r.s}<br>Livro A-{p.l} · folha {p.f} · termo {p.t}<br>DNV: {p.dnv or '—'}<br><u>Averbações</u>: {p.av or '—'}<br><u>Anotações</u>: —</div>
<div class=p style="left:550pt;width:250pt"><u>Autenticação</u><br>{p.cart}<br>{p.addr} · {p.city}/{p.uf}<br>{p.oc}: {p.off}<br>Selo digital {p.selo}<br>{p.city}, {p.e.m}<br>{sig(R,130,26)}<br>{p.clerk}, substituto(a)</div><div style="position:absolute;left:745pt;top:510pt">{qr(R,50)}</div><div class=p style="left:60pt;top:545pt;font-size:7pt">Confira a autenticidade em www.selocivil.{p.uf.lower()}.example · Válida em todo o território nacional.</div>'''
    css='.pg{font:9pt "Noto Serif","DejaVu Serif";color:#222}.h{position:absolute;left:250pt;top:26pt;width:400pt;display:flex;gap:12pt;text-align:center;align-items:center}.h b{font-size:17pt}.bx{position:absolute;border:1pt solid #765;border-radius:8pt;background:#fbf7ec;text-align:center;padding-top:11pt;line-height:1.25}.bx i{position:absolute;top:1pt;left:8pt;font-size:6.6pt;color:#864}.k{border-width:2pt}.k big{font-weight:bold;font-size:12.5pt}.bx div{padding:0 4pt}.r{position:absolute;top:97pt;width:170pt;text-align:center;font-size:8pt;letter-spacing:1.5pt;color:#864}.p{position:absolute;top:362pt;font-size:8pt;line-height:1.55}u{color:#864}'
    tr=truth(f'110B-{k}',p,842,595,texto=p.b.w,lv=('A-%d'%p.l,str(p.f),str(p.t)))
    return 842,595,css,b,tr
def Cc(k):
    kind,c=[('t',ct('Areia')[0]),('',ct("Herval d'Oeste")[0]),('hc',ct('São Gabriel da Cachoeira')[0]),('a',ct('Gurupi')[0])][k-1]
    p=upper(person(1330+k,c,kind,yb=(1996,2020) if k!=2 else (1984,1990),eth=[None,'de,it','in,in',None][k-1],sep='-')); R=p.R; no='NADA CONSTA'
    p.hosp=p.hosp or ['','','SÍTIO CURICURIARI, COMUNIDADE INDÍGENA'][min(k-1,2)]
    if k==2: p.an=marr(p,p.b[2]+22)
    if k==4: p.av='Por mandado judicial de %s, 2ª Vara da Família, processo 0001%03d-77, retificado o nome da avó materna.'%(after(R,p.r,90,900).s,R.randint(0,999))
    late(p); items=[('Nome completo do(a) registrado(a)',p.name),('Número do CPF',p.cpf or 'NÃO INSCRITO'),('Matrícula',p.mat),('Data de nascimento por extenso',p.b.w),('Data de nascimento em algarismos',p.b.s),('Horário do nascimento',hm(p)),('Sexo',GEN[p.sex]),('Local do nascimento',p.hosp),('Município de nascimento e Unidade da Federação',f'{p.bcity}/{p.buf}'),
    ('Nome do pai',p.fa),('Naturalidade do pai',p.fn),('Nome do avô paterno',p.paf),('Nome da avó paterna',p.pam),('Nome da mãe',p.mo),('Naturalidade da mãe',p.mn),('Nome do avô materno',p.maf),('Nome da avó materna',p.mam),('Gemelaridade; nome do(a) irmão(ã) gêmeo(a)','SIM; '+p.twins[0] if p.twins else 'NÃO'),('Data do registro',p.r.s),('Livro, folha e termo',f'A-{p.l} / {p.f:03d} / {p.t}'),('Número da Declaração de Nascido Vivo',p.dnv or '-----'),('Averbações',p.av or no),('Anotações',p.an or no)]
    if k in(2,4): items=items[:9]+items[13:17]+items[9:13]+items[17:]
    codes=['%02d'%i for i in range(1,30)] if k<3 else [x for x in 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split()]
    b=f'''<div class=h>{arms(38)}<div><b>CERTIDÃO DE NASCIMENTO</b><br>REPÚBLICA FEDERATIVA DO BRASIL — REGISTRO CIVIL DAS PESSOAS NATURAIS<br>{p.cart} · Município de {p.city} · UF: {p.uf}</div></div><table class=v>'''
    b+=''.join(f'<tr><td class=q>{codes[i]}</td><td>{v or "-----"}</td></tr>' for i,(l,v) in enumerate(items))+'</table>'
    b+='<div class=lg><b>Legenda dos códigos</b><div class=l2>'+''.join(f'<div><b>{codes[i]}</b> — {l}</div>' for i,(l,v) in enumerate(items))+'</div></div>'
    b+=f'''<div class=ft><div>Certifico que os dados acima foram extraídos do assento original. Dou fé.<br>{p.city} ({p.uf}), {p.e.s}.<br>Selo digital de fiscalização: {p.selo}<br>{p.addr} – CEP {p.cep}</div><div class=c>{sig(R,130,24)}<br>{p.off}<br>{p.oc} do Registro Civil</div>{qr(R,46)}</div>'''
    css='.pg{padding:24pt 34pt;font:9pt "Liberation Sans"}.h{display:flex;gap:12pt;align-items:center;font-size:7.6pt;line-height:1.5}.h b{font-size:16pt}.v{margin:8pt 0}.v td{border-bottom:.5pt solid #bbb;padding:5.6pt 8pt;font:9.4pt "DejaVu Sans Mono";font-size:8.4pt}.v .q{width:30pt;background:#334e68;color:#fff;text-align:center;font:bold 8.5pt "Liberation Sans"}.lg{border:.7pt solid #334e68;padding:5pt 8pt;font-size:7.4pt;line-height:1.6}.l2{columns:3;column-gap:12pt}.ft{display:flex;gap:14pt;margin-top:16pt;font-size:7.8pt;line-height:1.45;align-items:center}.ft>div{flex:1}.c{text-align:center}'
    tr=truth(f'110C-{k}',p,595,842,texto=p.b.w,lv=('A-%d'%p.l,'%03d'%p.f,str(p.t)),hosp=p.hosp,mofirst=k in(2,4))
    return 595,842,css,b,tr
DL={'es':'Partida de Nacimiento|Nombre completo|Número de CPF (identificación fiscal)|Matrícula|Fecha de nacimiento|Hora|Sexo|Lugar de nacimiento|Municipio|Estado|Padre|Natural de|Madre|Abuelos paternos|Abuelos maternos|Fecha de inscripción|Libro|Folio|Acta|Mellizos|Anotaciones marginales|Sello digital|Fecha de expedición|Oficial del Registro Civil|Oficina|Nacido vivo nº',
'en':'Birth Certificate|Full name|Taxpayer ID (CPF)|Registration no.|Date of birth|Time|Sex|Place of birth|Municipality|State|Father|Born in|Mother|Paternal grandparents|Maternal grandparents|Date of registration|Book|Page|Entry|Twin|Marginal notes|Digital seal|Date of issue|Civil Registrar|Registry office|Live birth statement',
'fr':'Acte de Naissance|Nom et prénoms|Numéro fiscal (CPF)|Matricule|Date de naissance|Heure|Sexe|Lieu de naissance|Commune|État|Père|Lieu d’origine|Mère|Grands-parents paternels|Grands-parents maternels|Date d’enregistrement|Livre|Feuillet|Acte|Jumeau|Mentions marginales|Sceau numérique|Date de délivrance|Officier de l’état civil|Bureau|Déclaration de né vivant'}
DP='Certidão de Nascimento|Nome completo|CPF|Matrícula|Data de nascimento|Hora|Sexo|Local de nascimento|Município|UF|Pai|Naturalidade|Mãe|Avós paternos|Avós maternos|Data do registro|Livro|Folha|Termo|Gêmeo|Averbações e anotações|Selo digital|Data de emissão|Oficial de Registro Civil|Cartório|DNV'.split('|')
def Dd(k):
    kind,c,lg,eth=[('f',ct('Santana do Livramento')[0],'es','ar,pt'),('',ct('Pacaraima')[0],'en','pt,in'),('f',ct('Oiapoque')[0],'fr','pt,pt'),('lc',ct('Ponta Porã')[0],'es','de,pt')][k-1]
    p=person(1440+k,c,kind,yb=(1992,2021) if k<4 else (1992,2002),eth=eth,sep='/'); R=p.R; fo=DL[lg].split('|'); L=[f'<span>{a} <i>/ {b}</i></span>' for a,b in zip(DP,fo)]
    if k==1: p.fn='Rivera, Uruguai'; p.av='O registrado é também cidadão uruguaio, conforme comunicação consular averbada em %s.'%after(R,p.r,400,900).s
    if k==3: p.fn='Caiena, Guiana Francesa'
    if p.sex=='F': p.av=p.av.replace('O registrado é também cidadão uruguaio','A registrada é também cidadã uruguaia')
    late(p); sx={'es':{'F':'Femenino','M':'Masculino'},'en':{'F':'Female','M':'Male'},'fr':{'F':'Féminin','M':'Masculin'}}[lg][p.sex]
    nn={'es':'Não / No','en':'Não / No','fr':'Não / Non'}[lg]; e={'es':'y','en':'and','fr':'et'}[lg]
    cell=lambda i,v,w=1: f'<div class=d style="flex:{w}">{L[i]}<p>{v or "—"}</p></div>'
    ln=lambda *x: '<div class=ln>'+''.join(x)+'</div>'
    b=f'<div class=h>{arms(44,"#063")}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>Registro Civil das Pessoas Naturais<h1>{DP[0]}</h1><h2>{fo[0]}</h2></div>{arms(44,"#063")}</div>'
    b+=ln(cell(1,f'<b>{p.name}</b>',3),cell(2,p.cpf,1.6))+ln(cell(3,f'<b>{p.mat}</b>'))+ln(cell(4,p.b.s,1.4),cell(5,hm(p)),cell(6,f'{GEN[p.sex]} / {sx}',1.6),cell(19,nn))
    b+=ln(cell(7,p.hosp,3),cell(8,p.bcity,2),cell(9,p.buf,.8))+ln(cell(10,p.fa,3),cell(11,p.fn,2))+ln(cell(12,p.mo,3),cell(11,p.mn,2))
    b+=ln(cell(13,f'{p.paf} &nbsp; e / <i>{e}</i> &nbsp; {p.pam}'))+ln(cell(14,f'{p.maf} &nbsp; e / <i>{e}</i> &nbsp; {p.mam}'))
    b+=ln(cell(15,p.r.s,2.2),cell(16,f'A-{p.l}'),cell(17,p.f),cell(18,p.t),cell(25,p.dnv,2.6))+f'<div class="ln n">{cell(20,p.av or "Nada consta")}</div>'
    b+=ln(cell(24,f'{p.cart}<br>{p.addr}, {p.city}/{p.uf}',2),cell(21,p.selo))+ln(cell(23,p.off,2),cell(22,p.e.s))
    b+=f'<div class=ft>{qr(R,56)}<div>O conteúdo da certidão é verdadeiro. Dou fé.<br><i>{dict(es="El contenido de este certificado es verdadero. Doy fe.",en="I certify that the contents of this certificate are true.",fr="Le contenu du présent acte est certifié véritable.")[lg]}</i></div><div class=c>{sig(R)}<br>{p.clerk}<br>Escrevente / {dict(es="Escribiente",en="Deputy clerk",fr="Commis")[lg]}</div></div>'
    css='.pg{padding:24pt 32pt;font:9.5pt "Liberation Serif"}.h{display:flex;justify-content:space-between;text-align:center;font-size:8.4pt;margin-bottom:8pt}h1{font-size:17pt;margin:3pt 0 0}h2{font:italic 12pt "Liberation Serif";margin:0;color:#063}.ln{display:flex;gap:5pt;margin-bottom:6pt}.d{border:.7pt solid #063;border-radius:3pt;padding:5pt 5pt;min-width:0}.d span{font-size:6.6pt;color:#063}.d p{margin:3pt 0 1pt;font:9.2pt "Liberation Sans"}.n .d{height:120pt}.ft{display:flex;gap:14pt;align-items:center;font-size:8pt;margin-top:10pt}.ft>div{flex:1}.c{text-align:center}'
    return 595,842,css,b,truth(f'110D-{k}',p,595,842,lv=('A-%d'%p.l,str(p.f),str(p.t)),joint=True,drop=[CPF] if not p.cpf else [])
def E(k):
    kind,c=[('h',ct('Barra do Corda')[0]),('q',ct('Prudentópolis')[0]),('',ct('Itabaiana')[0]),('al',ct('Óbidos')[0])][k-1]
    new=k>2; p=person(1550+k,c,kind,yb=((1958,1964),(1960,1972))[k-1] if not new else (1975,2012),issue=(2012,2019) if new else (1996,2009),eth=['in,pt','de,it',None,None][k-1],sep=','); R=p.R
    if not new: p.cpf=p.dnv=p.mat=p.selo=''
    p.cpf='' if k==4 else p.cpf
    if k==2: p.an=marr(p,p.b[2]+21); late(p)
    fo='%d%s'%(p.f,'v' if k in(2,3) else '')
    hp=p.hosp or 'em domicílio, no lugar Baixão dos Caboclos'
    u=lambda v,l,w=1: f'<div class=u style="flex:{w}"><p>{v or "- - - - - - - - - -"}</p><i>{l}</i></div>'
    ln=lambda *x: '<div class=ln>'+''.join(x)+'</div>'
    b=guil(595,842,'#89b')+f'<div class=h>{arms(50,"#357")}<br>República Federativa do Brasil<br>Estado {"do" if p.uf in("PR","PA","MA") else "de"} {UF[p.uf]}<h1>Certidão de Nascimento</h1></div>'
    b+=ln(u(p.cart,'cartório',3),u(p.city,'município',1.5),u(p.uf,'UF',.4))
    b+=ln(u(f'A-{p.l}','livro'),u(fo,'folha'),u(p.t,'termo'),u(p.r.s,'data em que foi lavrado o assento',2))+(ln(u(p.mat,'matrícula',3),u(p.cpf,'CPF do registrado',1.3)) if new else '')
    b+=ln(u(f'<b>{p.name}</b>','nome de quem nasceu',3),u(GEN[p.sex].lower(),'sexo'))+ln(u(p.b.w,'data do nascimento, por extenso',3),u(hm(p,'%02d:%02d','ignorada'),'hora'))
    b+=ln(u(hp,'lugar onde nasceu',2),u(p.bcity,'município de nascimento',1.2),u(p.buf,'UF',.4))+ln(u(p.fa,'pai',1.4),u(p.fn,'de onde é natural o pai'))+ln(u(p.mo,'mãe',1.4),u(p.mn,'de onde é natural a mãe'))
    b+=ln(u(p.paf,'avô paterno'),u(p.pam,'avó paterna'))+ln(u(p.maf,'avô materno'),u(p.mam,'avó materna'))+ln(u(R.choice(['o pai','a mãe']) if p.fa else 'a mãe','declarante',.7),u(p.wit[0],'1ª testemunha'),u(p.wit[1],'2ª testemunha'))
    b+=ln(u(p.an or 'nada consta','anotações e averbações'))+(ln(u(p.selo,'selo digital')) if new else '')
    b+=f'<div class=v>O referido é verdade e dou fé.</div>'+ln(u(f'{p.city}, {p.e.m}','local e data da expedição'),f'<div class=u style="flex:1;position:relative"><p>{p.off}</p><i>{p.oc.lower()} do registro civil</i><div style="position:absolute;left:30pt;top:-22pt">{sig(R)}</div></div>')+'<div class=v style="font-size:7pt;margin-top:12pt">Isenta de emolumentos na forma da Lei nº 9.534/97 — 2ª via: R$ 18,40 — qualquer emenda ou rasura invalida este documento</div>'
    css='.pg{padding:34pt 44pt;font:10pt "Liberation Serif"}.h{text-align:center;font-size:10pt;margin-bottom:10pt}h1{font:bold italic 21pt "Liberation Serif";margin:4pt 0}.ln{display:flex;gap:12pt;margin-bottom:16pt}.u{min-width:0}.u p{margin:0;border-bottom:.8pt dotted #222;padding:0 3pt 1pt;font:9.6pt "DejaVu Sans";font-size:8.8pt;min-height:15pt}.u i{display:block;font-size:6.8pt;text-align:center;color:#357;margin-top:1pt}.v{text-align:center;margin:12pt 0 24pt}'
    dp=['dados_pessoais.hora_nascimento'] if not p.h else []
    tr=truth(f'110E-{k}',p,595,842,texto=p.b.w,lv=('A-%d'%p.l,fo,str(p.t)),drop=dp,joint=True,hosp=hp,accept={})
    if p.kind=='h': tr['accept']['local_nascimento.estabelecimento']+=['domicílio, no lugar Baixão dos Caboclos','Baixão dos Caboclos']
    tr['data']['gêmeos']['status']='Não'; return 595,842,css,b,tr
def F(k):
    kind,c=[('tB',ct('Ji-Paraná')[0]),('h',ct('São Raimundo Nonato')[0]),('m',ct('Nova Friburgo')[0]),('f',ct('Registro')[0])][k-1]
    p=upper(person(1660+k,c,kind,yb=(2008,2022),eth=[None,None,None,'jp,pt'][k-1],sep='/')); R=p.R
    X=lambda o,l: (['(X) ','[X] ','<em>X</em>','(X) '] if o else ['(&nbsp;&nbsp;) ','[&nbsp;&nbsp;] ','<em>&nbsp;</em>','(&nbsp;&nbsp;) '])[k-1]+l
    O_=lambda *a: '<div class=o>'+' '.join(f'<span>{X(o,l)}</span>' for l,o in a)+'</div>'
    cells=lambda s: '<div class=k>'+''.join(f'<b>{x}</b>' if x.isdigit() else f'<s>{x}</s>' for x in s)+'</div>'
    dt=lambda d: f'<div class=dt><div><b>{d.dd}</b>dia</div><div><b>{d.mm}</b>mês</div><div><b>{d.yy}</b>ano</div></div>'
    fl=lambda l,v,w=1: f'<div class=d style="flex:{w}"><span>{l}</span><p>{v}</p></div>'
    bx=lambda l,v,w=1: f'<div class=d style="flex:{w}"><span>{l}</span>{v}</div>'
    ln=lambda *x: '<div class=ln>'+''.join(x)+'</div>'
    b=f'<div class=h>{arms(40,"#000")}<div><b>CERTIDÃO DE NASCIMENTO</b><br>República Federativa do Brasil · Registro Civil das Pessoas Naturais<br>Formulário de leitura óptica – modelo 7</div></div>'
    b+=ln(bx('MATRÍCULA',cells(p.mat)))+ln(fl('NOME DO(A) REGISTRADO(A)',p.name))+ln(bx('CPF',cells(p.cpf)),bx('SEXO',O_(('Masculino',p.sex=='M'),('Feminino',p.sex=='F'))))
    b+=ln(bx('DATA DE NASCIMENTO',dt(p.b)),fl('HORA',hm(p),.5),bx('DATA DO REGISTRO',dt(p.r)))
    b+=ln(bx('NASCEU EM',O_(('Hospital / maternidade',k!=2),('Domicílio',k==2),('Via pública',0),('Outro',0))))+ln(fl('ESTABELECIMENTO',p.hosp or '-----',2),fl('MUNICÍPIO',p.bcity,1.3),fl('UF',p.buf,.3))
    b+=ln(bx('GÊMEO(A)',O_(('Não',not p.twins),('Sim',bool(p.twins)))),fl('NOME DO(S) GÊMEO(S)','; '.join(p.twins) or '-----',3))
    for i,(n,t,a,v) in enumerate([(p.fa,p.fn,p.paf,p.pam),(p.mo,p.mn,p.maf,p.mam)]):
        pai=i==0 and k!=3; b+=f'<div class=g>'+ln(bx(f'FILIAÇÃO {i+1}',O_(('Pai',pai),('Mãe',not pai))),fl('NOME',n,3),fl('NATURAL DE',t,1.8))+ln(fl(f'AVÔ (pai da filiação {i+1})',a),fl(f'AVÓ (mãe da filiação {i+1})',v))+'</div>'
    if k==4: p.av='Retificada a naturalidade do genitor em %s, à vista do passaporte apresentado.'%after(R,p.r,30,90).s; p.e=rdate(R,2014,2022)
    b+=ln(fl('LIVRO','A-%d'%p.l),fl('FOLHA','%03d'%p.f),fl('TERMO',p.t),fl('DECLARAÇÃO DE NASCIDO VIVO (DNV)',p.dnv or '-----',2))
    b+=ln(bx('AVERBAÇÕES',O_(('Não há',not p.av),('Há:',bool(p.av)))+f'<p>{p.av}</p>'))+ln(bx('ANOTAÇÕES',O_(('Não há',True),('Há:',False))))
    b+=ln(fl('OFÍCIO',p.cart,2),fl('MUNICÍPIO / UF',f'{p.city} / {p.uf}'))+ln(bx('DATA DE EMISSÃO',dt(p.e)),fl('OFICIAL',f'{p.off}<br>{sig(R,120,24)}',1.6),fl('SELO DIGITAL',p.selo),f'<div>{qr(R,50)}</div>')
    css='.pg{padding:22pt 28pt;font:8.6pt "Liberation Sans"}.h{display:flex;gap:12pt;align-items:center;margin-bottom:8pt;font-size:8pt}.h b{font-size:16pt}.ln{display:flex;gap:4pt;margin-bottom:6pt}.d{border:.6pt solid #555;padding:4pt 4pt;min-width:0}.d>span{font-size:6.2pt;color:#555;display:block}.d p{margin:3pt 0 2pt}.k{display:flex;gap:1pt;margin:2pt 0}.k b,.k s{border:.6pt solid #999;width:12.4pt;height:15pt;text-align:center;font:10pt/14pt "Liberation Mono"}.k s{border:0;width:5pt;text-decoration:none}.o span{margin-right:12pt;white-space:nowrap}.o{margin:3pt 0}.o em{display:inline-block;border:.8pt solid #000;width:9pt;height:9pt;line-height:9pt;font:bold 7.6pt/8.4pt "Liberation Sans";text-align:center;margin-right:4pt}.dt{display:flex;gap:3pt}.dt div{text-align:center;font-size:5.8pt;color:#555}.dt b{display:block;border:.6pt solid #555;padding:2pt 7pt;font:10pt "Liberation Mono";color:#000}.g{border-left:4pt solid #999;padding-left:4pt;margin:6pt 0}'
    return 595,842,css,b,truth(f'110F-{k}',p,595,842,hosp='' if k!=2 else 'Domicílio',lv=('A-%d'%p.l,'%03d'%p.f,str(p.t))) if k==2 else truth(f'110F-{k}',p,595,842,lv=('A-%d'%p.l,'%03d'%p.f,str(p.t)))
def G(k):
    kind,c=[('',ct('Sinop')[0]),('B',ct('Serra Talhada')[0]),('T',ct('São Bento do Sul')[0]),('la',ct('Crateús')[0])][k-1]
    p=upper(person(1770+k,c,kind,yb=(1980,2021) if k<4 else (1980,1999),sep='/')); R=p.R
    p.cpf='' if k==1 else p.cpf; no='N/C'
    if k==2: d=after(R,p.r,99,1500); p.av='Ret. o nm. da genitora em %s, proc. adm. %d/%d.'%(d.s,R.randint(1,99),d[2]); p.e=rdate(R,2023,2025)
    r=lambda *a: '<div class=ln>'+''.join(f'<div style="flex:{w}"><i>{l}</i> {v}</div>' for l,v,w in a)+'</div>'
    lb=['CNS','Acv.','Sv.','Ano','Tp.','Lv.','Fl.','Tm.','Dv.']
    b=f'<div class=h>{arms(34,"#000")}<div>REP. FED. DO BRASIL · REG. CIV. PESS. NAT.<br><b>CERT. DE NASCIMENTO</b> (2ª via – extr. autom.)</div></div>'
    b+='<div class=mt><i>Mat.</i>'+''.join(f'<div><b>{g}</b><small>{l}</small></div>' for g,l in zip(p.mg,lb))+'</div>'
    b+=r(('Nm. reg.:',f'<b>{p.name}</b>',1))+r(('Dt. nasc.:',f'{p.b.s} ({p.b.w})',3),('H.:',hm(p),.7))+r(('Sx.:','Fem.' if p.sex=='F' else 'Masc.',1),('CPF:',p.cpf or no,2),('DNV:',p.dnv or no,2))
    b+=r(('Est. nasc.:',p.hosp,2),('Mun./UF nasc.:',f'{p.bcity}/{p.buf}',1.3))+'<hr>'
    b+=r(('Gtr. 1:',p.mo,2),('Nat.:',p.mn,1.1))+r(('Av. mat. (avô):',p.maf,1))+r(('Av. mat. (avó):',p.mam,1))+r(('Gtr. 2:',p.fa or no,2),('Nat.:',p.fn or no,1.1))+r(('Av. pat. (avô):',p.paf or no,1))+r(('Av. pat. (avó):',p.pam or no,1))+'<hr>'
    b+=r(('Gem.:','S – '+' e '.join(p.twins) if p.twins else 'N',1))+r(('Dt. reg.:',p.r.s,1),('Decl.:','gtr. 1',1),('Reg. tardio:','S' if k==4 else 'N',1))+r(('Averb.:',p.av or no,1))+r(('Anot.:',p.an or no,1))+'<hr>'
    b+=r(('Serv.:',p.cart,1))+r(('End.:',f'{p.addr} – {p.city}/{p.uf} – CEP {p.cep}',1))+r(('Of. reg.:',p.off,1.4),('Escr.:',p.clerk,1.3))+r(('Sel. dig.:',p.selo,1),('Dt. emis.:',p.e.s,1),('Emol.:','R$ 51,03',.8))
    b+=f'<div class=ft>{qr(R,60)}<div>Cert. que o ref. é verd. e dou fé. Vál. em todo o terr. nac.<br>Abrev.: nm. = nome; gtr. = genitor(a); sv. = serviço; S/N = sim/não; N/C = não consta.</div>{sig(R)}</div>'
    css='.pg{padding:30pt 30pt;font:9.2pt "Liberation Mono";letter-spacing:-.4pt}.h{display:flex;gap:14pt;align-items:center;margin-bottom:12pt}.h b{font-size:14pt}.mt{display:flex;gap:3pt;align-items:flex-start;margin-bottom:14pt}.mt i{margin:5pt 8pt 0 0}.mt b{display:block;border:.8pt solid #000;padding:4pt 7pt;font-size:11pt}.mt small{display:block;text-align:center;font-size:7pt;margin-top:1pt}.ln{display:flex;gap:10pt;margin-bottom:15pt}i{font:bold 8pt "Liberation Sans Narrow";color:#444;letter-spacing:0}hr{border:0;border-top:1pt dashed #666;margin:4pt 0 12pt}.ft{display:flex;gap:14pt;align-items:center;font-size:7.4pt;margin-top:22pt}'
    return 595,842,css,b,truth(f'110G-{k}',p,595,842,texto=p.b.w,mofirst=True)
def H(k):
    kind,c=[('',ct('Palmeira dos Índios')[0]),('',ct('Vitória da Conquista')[0]),('a',ct('Cachoeiro de Itapemirim')[0]),('',ct('Aquidauana')[0])][k-1]
    p=upper(person(1880+k,c,kind,yb=(1958,1979),issue=(2013,2024),sep='-',sex='FMMF'[k-1])); R=p.R; j=k in(1,3)
    p.cpf='' if k in(3,) else p.cpf; o='o' if p.sex=='M' else 'a'; y=p.b[2]; fo='%d%s'%(p.f,'V' if k in(2,4) else '')
    g=p.given; sm,sf=p.mo.split()[-1],(p.fa.split() or [''])[-1]; pr=lambda: '%d.%03d, fls. %d'%(R.randint(1,9),R.randint(1,999),R.randint(12,90))
    D=lambda lo,hi: rdate(R,lo,hi); al=lambda: R.choice([x for x in CITY if x!=c]); nm=p.nm
    og='Valdomiro' if o=='o' else 'Valdomira'; c1,c2,c3=al(),al(),al(); sp=nm('M' if p.sex=='F' else 'F'); spn=sp.split()[-1]
    rec=f'Por escritura pública lavrada em {D(y+3,y+6).m}, no 1º Tabelionato de Notas de {c1[0]}/{c1[1]}, livro 88, fls. 41, {o} registrad{o} foi reconhecid{o} como filh{o} por {p.ofa}, comerciante, passando a chamar-se {p.oname}. Averbado em {D(y+7,y+8).s}. O oficial, {nm("M")}.'
    ret=f'Por sentença de {D(y+10,y+14).m}, do Juiz de Direito Dr. {nm("M")}, da 3ª Vara Cível de {c2[0]}/{c2[1]}, autos nº {pr()}, foi retificada a data de nascimento da genitora para constar {D(y-24,y-22).s}. Averbado em {D(y+15,y+16).s} por {nm("F")}, escrevente juramentada.'
    cas=f'{o.upper()} registrad{o} casou-se em {D(y+24,y+26).m} com {sp}, nascid{"a" if o=="o" else "o"} em {D(y-2,y+1).s}, filh{"a" if o=="o" else "o"} de {nm("M")} e de {nm("F")}, no Registro Civil de {c3[0]}/{c3[1]}, livro B-{R.randint(9,80)}, fls. {R.randint(2,290)}, termo nº {R.randint(800,9000)}, passando a assinar-se {og if k==2 else g} {p.tail.rsplit(" ",1)[0]} {spn}.'
    div=f'Decretado o divórcio por sentença de {D(y+31,y+33).s}, transitada em julgado em {D(y+34,y+34).s}, voltando {o} registrad{o} a usar o nome de solteir{o}.'
    ob=f'{o.upper()} registrad{o} faleceu em {D(2010,2012).m}, às 04:10 horas, no Hospital Geral de {c2[0]}/{c2[1]}, conforme assento lavrado no livro C-{R.randint(11,99)}, fls. {R.randint(2,290)}, termo nº {R.randint(900,9900)}; declarante {nm("M")}.'
    alt=f'Nos termos do art. 56 da Lei nº 6.015/73, com a redação da Lei nº 14.382/2022, {o} registrad{o}, antes chamad{o} {og} {p.tail}, passou a chamar-se {p.oname}, por requerimento de {rdate(R,2022,2022).s}.'
    ado=f'Por sentença de {D(y+8,y+9).m}, da Vara de Menores de {c1[0]}/{c1[1]}, foi concedida a adoção d{o} registrad{o} a {p.ofa} , passando a constar como pai o adotante e como avós paternos os pais deste, cancelado o nome do pai biológico {nm("M")}. Mandado arquivado sob nº {R.randint(10,99)}/{y+9}; averbado em {D(y+10,y+10).s}.'.replace(' ,',',')
    nat=f'O nome do avô materno foi grafado erradamente no assento e corrigido por despacho do MM. Juiz Corregedor em {D(y+18,y+20).s}, ficando como consta desta certidão.'
    sp2=nm('M' if p.sex=='F' else 'F'); viu=f'Anotado o falecimento do cônjuge {sp}, ocorrido em {D(y+30,y+31).m}, em {c1[0]}/{c1[1]}, assento no livro C-{R.randint(4,60)}, fls. {R.randint(2,290)}, termo nº {R.randint(900,9900)}.'
    cas2=f'{o.upper()} registrad{o} contraiu segundas núpcias em {D(y+35,y+36).m} com {sp2}, natural de {c1[0]}/{c1[1]}, sob o regime da separação de bens, no Registro Civil de {c2[0]}/{c2[1]}, livro B-{R.randint(9,80)}, fls. {R.randint(2,290)}, termo nº {R.randint(800,9000)}, sem alteração de nome.'
    itd=f'Por sentença de {D(y+37,y+38).s}, do Juízo da Vara de Família de {c3[0]}/{c3[1]}, foi decretada a interdição d{o} registrad{o}, nomeada curadora {nm("F")}; levantada a interdição por sentença de {D(y+39,y+39).s}.'
    A_,N_=[([rec,ret],[cas,div,cas2,ob]),([ret,nat,alt],[cas,viu,cas2]),([ret,nat],[cas,viu,itd,ob]),([ado,nat],[cas,div,cas2,ob])][k-1]
    if k==2: p.e=rdate(R,2023,2024)
    tx=lambda x: ' '.join(f'{i+1}ª) {s}' for i,s in enumerate(x))
    if j: p.av=tx(A_+N_); nb=f'<div class=nt><u>Averbações e anotações à margem do termo</u><p>{p.av}</p></div>'
    else: p.av,p.an=tx(A_),tx(N_); nb=f'<div class=nt><u>Averbações</u><p>{p.av}</p></div><div class=nt><u>Anotações</u><p>{p.an}</p></div>'
    r=lambda *a: '<div class=ln>'+''.join(f'<div style="flex:{w}"><i>{l}:</i> {v}</div>' for l,v,w in a)+'</div>'; no='não consta'
    b=f'<div class=h>{arms(42,"#622")}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>{p.cart}<br>{p.city} – {p.uf}</div><b>CERTIDÃO DE<br>NASCIMENTO</b></div>'
    b+=r(('Nome',f'<b>{p.name}</b>',3),('Sexo',GEN[p.sex],1))+r(('Matrícula',p.mat,2),('CPF',p.cpf or no,1))+r(('Nascimento',f'{p.b.w} ({p.b.s})',3.4),('Hora',hm(p),.9))+r(('Local',p.hosp,1.5),('Município/UF',f'{p.bcity} - {p.buf}',1))
    b+=r(('Pai',p.fa or no,1.5),('Natural de',p.fn or no,1))+r(('Avós paternos',f'{p.paf} e {p.pam}' if p.paf else no,1))+r(('Mãe',p.mo,1.5),('Natural de',p.mn,1))+r(('Avós maternos',f'{p.maf} e {p.mam}',1))+r(('Registro em',p.r.s,1.3),('Livro',f'A-{p.l}',.7),('Folha',fo,.7),('Termo',p.t,.8),('Gêmeo','não',.8))
    b+=nb+f'<div class=ft><div>Nada mais continha. O referido é verdade e dou fé.<br>{p.city}, {p.e.m}.<br>Selo digital nº {p.selo}<br>Consulte: selo.tj{p.uf.lower()}.example</div><div class=c>{sig(R,140,28)}<br>{p.off}<br>{p.oc}</div>{qr(R,54)}</div>'
    css='.pg{padding:30pt 38pt;font:9.4pt/1.3 "Noto Sans","DejaVu Sans"}.h{display:flex;gap:12pt;align-items:center;font-size:8.4pt;border-bottom:2pt solid #622;padding-bottom:6pt;margin-bottom:10pt}.h div{flex:1}.h b{font:bold 16pt "Liberation Serif";color:#622;text-align:right}.ln{display:flex;gap:8pt;margin-bottom:6pt;font-size:8.8pt}i{color:#622;font-size:7.8pt}.nt{margin-top:12pt;border-top:1pt solid #622}.nt p{text-align:justify;margin:5pt 0;line-height:1.68;font-size:12pt}u{text-decoration:none;font:bold 8.4pt "Liberation Sans";color:#622;text-transform:uppercase}.ft{position:absolute;left:38pt;right:38pt;bottom:26pt;display:flex;gap:14pt;align-items:center;font-size:8pt}.ft>div{flex:1}.c{text-align:center}'
    return 595,842,css,b,truth(f'110H-{k}',p,595,842,texto=p.b.w,lv=(f'A-{p.l}',fo,str(p.t)),joint=j,drop=[DNV])
def I(k):
    kind,c=[('B',ct('Conceição do Araguaia')[0]),('lh',ct('Alto Paraíso de Goiás')[0]),('',ct('Não-Me-Toque')[0]),('m',ct('Garanhuns')[0])][k-1]
    p=person(1990+k,c,kind,yb=[(1970,1990),(1950,1970),(1979,1988),(2012,2020)][k-1],issue=(2012,2023),eth='de,it' if k==3 else None,sep='/'); R=p.R; o='o' if p.sex=='M' else 'a'
    p.cpf='' if k in(1,2) else p.cpf; hp=p.hosp or 'domicílio, na Fazenda Água Fria'; N=p.name.upper(); rq=p.nm('F'); q=f'{p.b.s} · {p.bcity}/{p.buf}'
    p.an=marr(p,p.b[2]+25) if k==3 else ''; late(p); p.name=N
    hd_=f'<table class=st><tr><td><i>Registrad{o}</i>{N}</td><td><i>Nascimento</i>{q}</td></tr><tr><td><i>Matrícula</i>{p.mat}</td><td><i>Livro · folha · termo</i>A-{p.l} · {p.f} · {p.t}</td></tr></table>'
    fil=f'filh{o} de <b>{p.fa}</b>, natural de {p.fn}, e de <b>{p.mo}</b>, natural de {p.mn}'
    avs=f'São avós paternos: {p.paf} e {p.pam}; e maternos: {p.maf} e {p.mam}.' if k!=4 else f'São avós, por parte da primeira genitora, {p.paf} e {p.pam}; e por parte da segunda, {p.maf} e {p.mam}.'
    b=hd_+f'<div class=h>{arms(56,"#453")}<br>Registro Civil das Pessoas Naturais<br><b>{p.cart}</b><br>{p.city} – Estado d{"o" if p.uf in("PA","RS") else "e"} {UF[p.uf]} ({p.uf})<h1>CERTIDÃO DE NASCIMENTO</h1></div><div class=x>'
    b+=f'<p><b>CERTIFICO</b> e dou fé que, revendo os livros desta serventia, no de número A-{p.l}, às folhas {p.f}, sob o termo {p.t}, consta que no dia {p.r.s} foi lavrado o assento de nascimento de <b>{N}</b>, do sexo {GEN[p.sex].lower()}'+(f', inscrit{o} no CPF sob nº {p.cpf}' if p.cpf else '')+f', nascid{o} no dia {p.b.w}, às {hm(p,"%dh%02dmin")}, em {hp}, no município de {p.bcity}/{p.buf}, {fil}. {avs}</p>'
    b+=f'<p>Foi declarante {R.choice([p.mo,p.wit[0]])}'+(f', e testemunhas {p.wit[0]} e {p.wit[1]}, tratando-se de registro tardio (art. 46 da Lei 6.015/73)' if k==2 else '')+(f'. Declaração de Nascido Vivo nº {p.dnv}' if p.dnv else '')+f'. Não consta tratar-se de parto gemelar.</p><p>Observações: {p.an or "nada consta à margem do termo."}</p><p>Era o que continha o referido assento. {p.city}, {p.e.m}.</p></div>'
    b+=f'<div class=sg>{sig(R,160,36)}<br>{p.off}<br>{p.oc} do Registro Civil das Pessoas Naturais<br><small>Selo digital: {p.selo} · Emolumentos R$ 38,90 · Funarpen R$ 3,89</small></div>'
    b+=f'<div class=cn><div class=cut>✂ - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - canhoto de entrega - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -</div>{hd_}<small>Requerente: {rq}, CPF {cpf(R)} · Pedido nº {R.randint(1000,99999)}/{p.e[2]} · Retirada no balcão · Tel. {p.tel}</small></div>'
    css='.pg{padding:24pt 40pt;font:12.6pt "Liberation Serif"}.st td{border:.7pt solid #453;padding:2pt 5pt;font:8.4pt "Liberation Sans"}.st i{display:block;font:6.2pt "Liberation Sans";color:#453}.h{text-align:center;margin-top:14pt;line-height:1.4;font-size:10pt}h1{font-size:19pt;letter-spacing:2pt;margin:8pt}.x p{text-align:justify;line-height:1.8;margin:8pt 0;text-indent:24pt}.sg{text-align:center;font-size:9.6pt;margin-top:16pt}.cn{position:absolute;left:40pt;right:40pt;bottom:24pt;font-size:8.6pt}.cut{font:7pt "DejaVu Sans";color:#777;white-space:nowrap;overflow:hidden;margin-bottom:5pt}'
    return 595,936,css,b,truth(f'110I-{k}',p,595,936,texto=p.b.w,hosp=hp,lv=(f'A-{p.l}',str(p.f),str(p.t)),joint=True,accept={'local_nascimento.estabelecimento':['','Domicílio','em domicílio','Fazenda Água Fria']} if k==2 else {})
def J(k):
    kind,c=[('q',ct('União dos Palmares')[0]),('a',ct('Xapuri')[0]),('',ct('Angra dos Reis')[0]),('t',ct('Oeiras')[0])][k-1]
    new=k>2; p=upper(person(2110+k,c,kind,yb=(1975,1996) if not new else (2000,2018),issue=(2013,2022) if new else (1997,2008),sep='/')); R=p.R
    if not new: p.mat=p.cpf=p.dnv=p.selo=''
    r=lambda *a: '<div class=ln>'+''.join(f'<div style="flex:{w}"><i>{l}</i>{v}</div>' for l,v,w in a)+'</div>'
    fr=f'<div class=h>{arms(30,"#274")}<div>REPÚBLICA FEDERATIVA DO BRASIL<br><b>CERTIDÃO DE NASCIMENTO</b><br>EM FORMA RESUMIDA</div></div>'+r(('nome',f'<b>{p.name}</b>',1))+r(('nascimento',p.b.s,1),('hora',hm(p,no='não declarada'),.9),('sexo',GEN[p.sex],.8))+r(('naturalidade',f'{p.bcity}/{p.buf}',1))
    fr+=''.join(r(('filiação' if i==0 else 'e',n,1)) for i,n in enumerate([x for x in (p.fa,p.mo) if x]))
    if p.twins: fr+=r(('gêmea de' if p.sex=='F' else 'gêmeo de',p.twins[0],1))
    bk=r(('cartório',p.cart,1))+r(('município',p.city,2),('UF',p.uf,.5))+r(('registro',p.r.s,1.3),('livro',f'A-{p.l}',.8),('folha',p.f,.7),('termo',p.t,.9))+(r(('matrícula',p.mat,1))+r(('CPF',p.cpf,1),('selo',p.selo,1)) if new else '')
    bk+=f'<div class=g>Extraída por resumo do assento (Lei 6.015/73, art. 19). Gratuita a primeira via.<br>Emitida em {p.e.s}</div><div class=sg>{sig(R,110,24)}<br>{p.off}<br><small>{p.oc}</small></div>'
    b=f'<div class=a>{fr}</div><div class=b>{bk}</div><div class=w>dobre aqui</div>'
    css='.pg{font:8pt "Liberation Sans"}.a,.b{position:absolute;top:8pt;width:212pt;height:194pt;border:1pt solid #274;border-radius:8pt;padding:8pt;background:#f6faf5}.a{left:8pt}.b{left:236pt}.w{position:absolute;left:222pt;top:100pt;font-size:5.6pt;color:#888;writing-mode:vertical-rl}.h{display:flex;gap:8pt;align-items:center;font-size:6.4pt;text-align:center;margin-bottom:5pt}.h b{font-size:9.4pt}.ln{display:flex;gap:5pt;margin-bottom:5pt;line-height:1.15}i{display:block;font:5.4pt "Liberation Sans";color:#274;min-height:6pt}.g{font-size:6pt;line-height:1.5;margin-top:4pt}.sg{text-align:center;font-size:7pt;margin-top:4pt}'
    dp=['avós','observações','registro.número_dnv']+([] if p.h else ['dados_pessoais.hora_nascimento']); nat=f'{p.bcity}/{p.buf}'; hp=p.hosp; p.hosp=''
    p.fn=p.mn=''; p.av=p.an=''
    tr=truth(f'110J-{k}',p,456,210,lv=(f'A-{p.l}',str(p.f),str(p.t)),nat=nat,accept={'local_nascimento.município':[''],'local_nascimento.uf':['']})
    for g in('paternos','maternos'): tr['data']['avós'][g]={'avô':'','avó':''}
    tr['data']['registro']['número_dnv']=''; return 456,210,css,b,tr
def K(k):
    kind,c=[('t',ct('Santa Bárbara d\'Oeste')[0]),('T',ct('Lagarto')[0]),('tB',ct('Guajará-Mirim')[0]),('',ct('São João del-Rei')[0])][k-1]
    p=upper(person(2220+k,c,kind,yb=(1994,2020),sep='-',eth=['it,pt',None,'ar,pt','pt,pt'][k-1])); R=p.R; tm=[' '.join(matric(p.cns,p.r[2],p.l,p.f,p.t+1+i)) for i in range(len(p.twins))]
    o='o' if p.sex=='M' else 'a'
    if k==3: p.av='Incluído o patronímico do avô paterno em %s, conforme sentença da Vara de Registros Públicos.'%after(R,p.r,400,1900).s; late(p)
    if k==4: p.an=f'Óbito da genitora anotado em {after(R,p.r,2000,3000).s}, livro C-31, fls. 90.'; late(p)
    f=lambda l,v: f'<div class=d><i>{l}</i>{v}</div>'; h=lambda s: f'<h3>{s}</h3>'
    c1=h('I · Identificação')+f('Nome',f'<b>{p.name}</b>')+f('CPF',p.cpf)+f('Matrícula',f'<span class=m>{p.mat}</span>')+f('Data de nascimento',f'{p.b.s}<br>{p.b.w}')+f('Hora',hm(p,'%02dh%02d'))+f('Sexo',GEN[p.sex])+f('Naturalidade',p.bn)+f('Local de nascimento',f'{p.hosp}<br>{p.bcity} – {p.buf}')
    if p.twins: tw=h('III · Gemelaridade')+f('Gêmeo',f'SIM ({"TRIGÊMEOS" if len(p.twins)>1 else "GÊMEOS"})')+''.join(f(f'{i+1}º irmão(ã) nascido(a) do mesmo parto',f'{t}<br><small>matrícula {m}</small>') for i,(t,m) in enumerate(zip(p.twins,tm)))
    else: tw=h('III · Gemelaridade')+f('Gêmeo','NÃO')+f('Irmão(ã) nascido(a) do mesmo parto','—')
    c2=h('II · Filiação e avós')+f('Mãe',p.mo)+f('Natural de',p.mn)+f('Avô materno',p.maf)+f('Avó materna',p.mam)+f('Pai',p.fa)+f('Natural de',p.fn)+f('Avô paterno',p.paf)+f('Avó paterna',p.pam)+tw
    c3=h('IV · Registro')+f('Data do registro',p.r.s)+f('Livro / Folha / Termo',f'A-{p.l} / {p.f} / {p.t}')+f('DNV',p.dnv or '—')+f('Averbações',p.av or 'Sem averbações')+f('Anotações',p.an or 'Sem anotações')+h('V · Autenticação')+f('Serventia',f'{p.cart}<br>{p.addr}<br>{p.city} – {p.uf}')+f('Oficial',p.off)+f('Selo digital',p.selo)+f'<div class=d>{p.city}, {p.e.m}<br>{sig(R,130,24)}<br><small>{p.clerk}, escrevente</small></div>'
    b=f'<div class=h>{arms(36,"#316")}<div>República Federativa do Brasil — Registro Civil das Pessoas Naturais<br><b>CERTIDÃO DE NASCIMENTO</b></div>{qr(R,44)}</div><div class=cc><div>{c1}</div><div>{c2}</div><div>{c3}</div></div>'
    css='.pg{padding:20pt 26pt;font:9pt "Liberation Sans"}.h{display:flex;justify-content:space-between;align-items:center;text-align:center;font-size:8.4pt;border-bottom:1.5pt solid #316;padding-bottom:5pt}.h b{font-size:17pt;letter-spacing:1pt}.cc{display:flex;gap:0;margin-top:6pt}.cc>div{flex:1;padding:0 10pt;min-width:0;width:33%}.cc>div+div{border-left:.8pt solid #316}h3{margin:4pt 0 5pt;font-size:9pt;color:#fff;background:#316;padding:2pt 5pt}.d{margin-bottom:11.5pt;line-height:1.3;font-size:9.8pt}i{display:block;font:7pt "Liberation Sans";color:#316}.m{font-size:8.6pt;white-space:nowrap;letter-spacing:-.1pt}small{font-size:6.6pt;white-space:nowrap}'
    return 842,595,css,b,truth(f'110K-{k}',p,842,595,texto=p.b.w,nat=p.bn,mofirst=True,lv=(f'A-{p.l}',str(p.f),str(p.t)))
def Ll(k):
    kind,c=[('h',ct('Cajazeiras')[0]),('',ct('Santana do Livramento')[0]),('l',ct('Conceição do Mato Dentro')[0]),('at',ct('Quixeramobim')[0])][k-1]
    p=upper(person(2330+k,c,kind,yb=(1948,1972),issue=(1968,1984),eth=['pt,pt','ar,pt','pt,it','pt,pt'][k-1],sep=',')); R=p.R; o='o' if p.sex=='M' else 'a'
    if k==3: p.e=after(R,p.r,0,30)
    p.cpf=p.mat=p.selo=p.dnv=''; fo='%d%s'%(p.f,'v.' if k%2 else ''); hp=p.hosp or 'EM DOMICÍLIO'
    S=[6,8,5,10][k-1]; y=[0]; out=[]
    def ln(*a,dy=27):
        y[0]+=dy; n=sum(w for *_,w in a); x=50
        for l,v,w in a:
            W=512*w/n; jx,jy=R.uniform(2,9),R.uniform(-.5,.5)
            out.append(f'<div class=l style="left:{x:.0f}pt;top:{y[0]}pt;width:{W-6:.0f}pt"><span>{l}</span><s></s></div>')
            lw=len(l)*4.9+6; out.append(f'<div class=v style="left:{x+lw+jx:.1f}pt;top:{y[0]+S+jy:.1f}pt">{v}</div>'); x+=W
    y[0]=172; no='- - - - - - - - - -'
    ln(('Livro n.º',f'A-{p.l}',1),('Fls.',fo,1),('Termo n.º',str(p.t),1.2))
    ln(('Certifico que em data de',p.r.s,1.3),('foi feito o registro de',f'nascimento',1)); ln(('Nome',p.name,1)); ln(('Sexo',GEN[p.sex].lower(),1),('Hora',hm(p,'%02d:%02d hs.'),1)); ln(('Nascid'+o+' em',p.b.w,1)); ln(('Lugar',hp,1)); ln(('Município',p.bcity,1.6),('Estado',UF[p.buf],1.1))
    ln(('Pai',p.fa or no,1)); ln(('Natural de',p.fn or no,1)); ln(('Mãe',p.mo,1)); ln(('Natural de',p.mn,1))
    ln(('Avô paterno',p.paf or no,1)); ln(('Avó paterna',p.pam or no,1)); ln(('Avô materno',p.maf,1)); ln(('Avó materna',p.mam,1))
    ln(('Declarante',p.wit[1],1)); ln(('Testemunhas',f'{p.wit[0]} e outro',1))
    if k==2: p.av=f'retificado o prenome da mãe em {after(R,p.r,700,1200).s}.'
    if k==3: p.av='registro feito de acordo com o Dec.-Lei nº 7.485/45.' if 0 else ''
    ln(('Observações',p.av or (f'gême{o} com {p.twins[0]}' if p.twins else no),1))
    b=f'<svg style="position:absolute;left:22pt;top:22pt" width="568pt" height="892pt"><rect x="1" y="1" width="755" height="1187" fill="none" stroke="#354" stroke-width="2"/></svg><div class=h>{arms(58,"#354")}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO D{"O" if p.uf in("RS","CE") else "A" if p.uf=="PB" else "E"} {UF[p.uf].upper()}<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>CERTIDÃO DE NASCIMENTO</h1></div><div class=v style="left:60pt;top:160pt;width:490pt;text-align:center">{p.cart}</div>'
    b+=''.join(out); y[0]+=34; b+=f'<div class=t style="top:{y[0]+6}pt">O referido é verdade e dou fé.</div>'; out.clear(); y[0]+=18
    ln(('Município da serventia',f'{p.city} ({p.uf})',1.9),('Data',p.e.s,1)); b+=''.join(out)
    b+=f'<div style="position:absolute;left:330pt;top:{y[0]+40}pt">{sig(R,170,34)}</div><div class=v style="left:340pt;top:{y[0]+72}pt">{p.off}</div><div class=t style="left:340pt;width:200pt;text-align:left;top:{y[0]+88}pt">{"Oficial" if p.og=="M" else "Oficiala"} do Registro Civil</div><div class=t style="left:56pt;width:240pt;text-align:left;top:{y[0]+70}pt">Custas: Cr$ 14,50 — Selos: Cr$ 1,20<br>Válida com o sinete do cartório</div>'
    css='.pg{font:10.5pt "Liberation Serif"}.h{position:absolute;left:0;right:0;top:34pt;text-align:center;font-size:9.4pt;line-height:1.3;color:#354}h1{font-size:18pt;margin:5pt 0}.l{position:absolute;display:flex;align-items:flex-end;gap:4pt;font-size:10pt;line-height:12pt;color:#354;white-space:nowrap}.l s{flex:1;border-bottom:.7pt dotted #a9bbae;height:11pt}.v{position:absolute;font:10.2pt/12pt "Nimbus Mono PS","Liberation Mono";color:#112;white-space:nowrap;font-variant-ligatures:none;-webkit-text-stroke:.2pt #112}.t{position:absolute;left:0;right:0;text-align:center;font-size:9pt;color:#354}'
    tr=truth(f'110L-{k}',p,612,936,texto=p.b.w,hosp=hp,lv=(f'A-{p.l}',fo,str(p.t)),joint=True)
    if p.twins:
        for z in('averbações','anotações'): tr['accept']['observações.'+z]=[f'gême{o} com {p.twins[0]}']
    return 612,936,css,b,tr
if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True); allf='--all' in sys.argv
    for fn in (A,B,Cc,Dd,E,F,G,H,I,J,K,Ll):
        bs=[]
        for k in (1,2,3,4):
            W,Hh,css,b,tr=fn(k); bs.append(b); n=tr['case']
            open(f'{out}/{n}.html','w').write(html(W,Hh,css,[b])); json.dump(tr,open(f'{out}/{n}.json','w'),ensure_ascii=False,indent=1)
        if allf: open(f'{out}/all-{n[:4]}.html','w').write(html(W,Hh,css,bs))
