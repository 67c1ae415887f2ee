from lib import *
def U(n):
    c=C('U',n,1996,'N',ey=1998,blank='',twin=2);v=c.v
    gi=f'<p>em parto duplo com {v("gi")}</p>' if c.D['gi'] else ''
    nt=c.notes('',''); 
    def pr(k):  # parent block
        a,b,g1,g2=(k,k+'n',('pa' if k=='f' else 'ma'),('pb' if k=='f' else 'mb'))
        if not c.D[a]: return '<div class=o></div>'
        w='filho de ' if k=='f' else 'filha de '
        gs=' e '.join(v(q) for q in(g1,g2) if c.D[q]); [v(q) for q in(g1,g2)]
        return f'<div class=o><b>{v(a)}</b><br>{v(b,"dash") if c.D[b] else ""}<br>{"<i>"+w+gs+"</i>" if gs else ""}</div>'
    return c,page(c,'body{%s}.N{font-size:24pt;text-align:center;margin:8mm 0 3mm}.k{display:flex;gap:8mm;margin:8mm 0}.o{flex:1;border-top:2pt solid #963;padding-top:2mm;min-height:20mm}p{text-align:center;margin:1mm}.t td{border:0;padding:2mm}'%SERIF,f'<p style="font-size:15pt;color:#963">Certidão de Nascimento</p><p>{v("cart")}</p><p>{v("rp","dash")}</p><p class=N>{v("nome")}</p><p>{v("sexo").lower()}</p><p>{v("dn","ext")}{", às "+v("hora","h") if c.D["hora"] else ""}</p><p>{v("est")}</p><p>{v("lp","dash")}</p>{gi}<div class=k>{pr("m")}{pr("f")}</div><p>Livro {v("livro")} &nbsp;·&nbsp; Folha {v("folha")} &nbsp;·&nbsp; Termo {v("termo")} &nbsp;·&nbsp; registrado em {v("dr")}</p><p style="margin:8mm 0">{nt}</p><p>{v("rm")}, {v("de","ext")}</p><p style="margin-top:16mm;border-top:.5pt solid;display:inline-block;margin-left:60mm;padding-top:1mm">{v("of")}, Oficial</p>',m=18)
def V(n):
    c=C('V',n,2006,'NE',ey=2008,blank=['xxxxxxxx','Prejudicado'][n-1]);v=c.v
    if n==2: c.blank='Nada consta'
    l=lambda a,x:f'<tr><td>{a}<td>{x}</tr>'
    m=l('Mãe',v('m'))+l('Oriunda de',v('mn'))+l('Filha de',v('ma')+' &amp; '+v('mb'));f=l('Pai',v('f'))+l('Oriundo de',v('fn'))+l('Filho de',v('pa')+' &amp; '+v('pb'))
    o=l('Prole',v('nome'))+l('Nascida aos' if c.fem else 'Nascido aos',v('dn','ext')+(' às '+v('hora','hmin') if c.D['hora'] else ''))+l('Em',v('lp'))+l('Nosocômio',v('est'))+l('Sexo da prole',v('sexo'))+l('Partos múltiplos',c.g('Sim. Irmão(ã): {}','Não'))+l('DNV',v('dnv'))
    if not c.D['hora']: c.t[K['hora']]=''
    q=l('Ofício',v('cart'))+l('Sede',v('rp'))+l('Lº / Fls. / Nº',f'{v("livro")} / {v("folha")} / {v("termo")}')+l('Inscrito em',v('dr'))+l('Extraída em',v('de'))+l('Firma',v('of')+', Oficial Titular')
    return c,page(c,'td{padding:3.4pt 5pt}td:first-child{width:42mm;text-align:right;font-weight:bold;font-size:8.5pt;border-right:1.5pt solid #844}h3{color:#844;margin:4mm 0 1mm}',f'<h1 style="font-size:16pt">CERTIDÃO DE NASCIMENTO</h1><h3>I. Os genitores</h3><table>{m}{f}</table><h3>II. A prole</h3><table>{o}</table><h3>III. O registro</h3><table>{q}</table><h3>IV. Averbações e anotações posteriores</h3><p>{c.notes("","")}</p>')
def W(n):
    c=C('W',n,1963,'S',ey=1965,blank=['—','x-x-x'][n-1]);v=c.v
    if n==2: c.blank='xxx'
    BX='.rw{display:flex}.bx{border:.6pt solid #333;padding:1pt 3pt;min-height:8.6mm;margin:-.3pt}.bx small{display:block;font-size:6.3pt}.bx b{font:9.5pt "Liberation Mono"}'
    b=boxes([[('Nome do declarante',esc(c.decl),2),('Nome do pai do declarante',esc(c.dp),2)],[('Nome da mãe do declarante',esc(c.dm),2),('Naturalidade do declarante','Rio Negro/PR'),('Data de nascimento do declarante','14/02/1931')],
    [('Nome do registrado',v('nome'),3),('Sexo',v('sexo','masc'),.6)],[('Data de nascimento',v('dn')),('Hora',v('hora','h'),.5),('Município',v('lm')),('Estado',v('luf'),.4)],[('Lugar',v('est'),2),('Médico ou parteira',esc(c.doc),2)],
    [('Nome do pai',v('f'),2),('Naturalidade',v('fn')),('Cônjuge anterior do pai','nenhum')],[('Nome da mãe',v('m'),2),('Naturalidade',v('mn')),('Cônjuge anterior da mãe',esc(c.per(0)))],[('Avô paterno',v('pa')),('Avó paterna',v('pb'))],[('Avô materno',v('ma')),('Avó materna',v('mb'))],[('1ª testemunha - nome',esc(c.w1)),('1ª testemunha - filiação',esc(c.per(0)+' e '+c.per(1)))],[('2ª testemunha - nome',esc(c.w2)),('2ª testemunha - naturalidade','Mafra/SC')],[('Gêmeo com',v('gi')),('Data do registro',v('dr')),('Livro',v('livro'),.4),('Folha',v('folha'),.4),('Nº',v('termo'),.5)],[('Averbações',v('av'))],[('Anotações',v('an'))],[('Escrevente juramentado',esc(c.clerk)),('Oficial do Registro',v('of'))]])
    st='border:1.5pt solid #3a3a9a;color:#3a3a9a;padding:2mm;display:inline-block;text-align:center;transform:rotate(%sdeg);font-size:9pt'
    return c,page(c,BX,f'<h2 class=c style="margin-bottom:3mm">CERTIDÃO DE NASCIMENTO</h2>{b}<div style="margin-top:12mm;display:flex;justify-content:space-between;padding:0 8mm"><div style="{st%-6}">{v("cart")}<br>{v("rm")} — {v("ruf")}<br><b>REGISTRO CIVIL</b></div><div style="{st%3}">EXPEDIDA EM<br><b>{v("de","abbr")}</b><br>2ª VIA</div><div style="{st%-2}">RECONHEÇO A FIRMA<br>Tabelião {esc(c.per(0))}</div></div>')
def X(n):
    c=C('X',n,1988,'CO',ey=1990,blank=['não declarado','—'][n-1]);v=c.v
    if n==1: c.blank='ignorado'
    def par(k,L):
        if not c.D[k]: return f'{L}: {c.b()}'
        a,b=(('pa','pb') if k=='f' else ('ma','mb')); w='filho' if k=='f' else 'filha'; 
        t=f'{L}: {v(k)}, natural de {v(k+"n","comma") if c.D[k+"n"] else "lugar ignorado"}, {w} de {v(a)} e de {v(b)}'
        return t
    L=['Registro: livro '+v('livro')+', folha '+v('folha')+', termo '+v('termo'),'Lavratura: '+v('dr','ext'),'Registrado(a): '+v('nome',up=True),'Nascimento: '+v('dn','both')+'; hora: '+v('hora','hmin'),'Lugar: '+v('est')+'; '+v('lp','dashS'),'Sexo: '+v('sexo','low'),par('f','Pai'),par('m','Mãe'),'Gemelaridade: '+c.g('gêmeo(a) com {}','não'),'Declarante: '+esc(c.decl)+', filho de '+esc(c.dp)+' e de '+esc(c.dm),'Averbação: '+v('av'),'Anotação: '+v('an'),'Expedição: '+v('rm')+', '+v('de','ext'),'Subscreve: '+v('of')+', Oficial; digitou: '+esc(c.clerk)]
    return c,page(c,'body{font:10.5pt "DejaVu Serif";line-height:1.5}li{margin-bottom:2.2mm}',f'<h3 class=c>{v("cart")}<br>{v("rp","dash")}</h3><h2 class=c style="margin:5mm">CERTIDÃO DE NASCIMENTO</h2><ol type="{"a" if n==1 else "I"}">'+''.join(f'<li>{x}</li>' for x in L)+'</ol>',m=16)
def Y(n):
    c=C('Y',n,2012,'SE',ey=2014,blank=['Não informado','—'][n-1]);v=c.v
    L=[('Quem nasceu?',v('nome')),('Menino ou menina?' if n==1 else 'Qual o sexo?',v('sexo')),('Quando?',v('dn','ext')),('A que horas?',v('hora','h')),('Onde?',v('est')),('Em que cidade?',v('lp','dash')),('Quem é a mãe?',v('m')),('De onde ela é?',v('mn','dash')),('Quem são os pais dela?',v('ma')+' e '+v('mb')),('Quem é o pai?',v('f')),('De onde ele é?',v('fn','dash')),('Quem são os pais dele?',v('pa')+' e '+v('pb')),('Nasceu junto com alguém?',c.g('Sim, com {}','Não')),('Quando foi registrado?',v('dr')),('Em qual cartório?',v('cart')),('De qual cidade?',v('rp','dash')),('Com que matrícula?',v('mat')),('Qual a DNV?',v('dnv')),('O registro foi alterado depois?',v('av')),('Há anotações?',v('an')),('Quando saiu esta via?',v('de')),('Quem assina?',v('of')+' (oficial)'),('Qual o selo?',v('selo'))]
    return c,page(c,'p{margin-bottom:2mm}.q{color:#0a6a6a;font-weight:bold;font-size:9pt}.k{column-count:2;column-gap:10mm}.i{break-inside:avoid;margin-bottom:3.5mm}',f'<h1 style="color:#0a6a6a;font-size:17pt">Certidão de Nascimento<br><small>em linguagem simples</small></h1><br><div class=k>'+''.join(f'<div class=i><div class=q>{a}</div>{x}</div>' for a,x in L)+'</div>')
def Z(n):
    c=C('Z',n,1948,'NE',ey=1950,blank='');v=c.v
    L=[(v('nome'),'nome do nascido'),(v('sexo','low'),'sexo'),(v('dn','words'),'data'),(v('hora','words'),'hora'),(v('lp','paren'),'municipio'),(v('est'),'rua, casa ou maternidade'),(v('f'),'pai'),(v('fn','paren'),'onde nasceu o pai'),(v('m'),'mãe'),(v('mn','paren'),'onde nasceu a mãe'),(v('pa'),'pai do pai'),(v('pb'),'mãe do pai'),(v('ma'),'pai da mãe'),(v('mb'),'mãe da mãe'),(v('gi'),'irmão do mesmo parto'),(esc(c.decl),'declarante'),(v('livro'),'livro'),(v('folha'),'folhas'),(v('termo'),'n.º'),(v('dr','ext'),'data do registo'),(c.notes('','',' '),'anotado à margem'),(v('de','ext'),'data da certidão'),(v('of'),'oficial')]
    return c,page(c,'body{%s}p{margin-bottom:3.1mm;display:flex;align-items:flex-end}.u{border-bottom:.8pt solid;flex:1;font-size:11.5pt;padding-left:4mm;min-height:5.5mm}i{font-size:9pt;padding-left:2mm}'%SERIF,f'<h2 class=c>CERTIDÃO DE NASCIMENTO</h2><div class=c style="margin-bottom:6mm">{v("cart")}<br>Termo de {v("rm")} — Estado de {v("ruf","S")}</div>'+''.join(f'<p><span class=u>{x}</span><i>[{a}]</i></p>' for x,a in L),m=17)
def AA(n):
    c=C('AA',n,2024,'SE',ey=2026,fix=1,blank=['Não se aplica','—'][n-1]);v=c.v
    if n==1:c.blank='Não informado'
    ch=lambda a,x:f'<span class=ch><small>{a}</small>{x}</span>'
    cd=lambda t,x:f'<div class=cd><h3>{t}</h3>{x}</div>'
    return c,page(c,'body{background:#f5f7fa}.cd{background:#fff;border-radius:3mm;padding:3.5mm;margin-bottom:3.5mm;border:.4pt solid #cdd}h3{font-size:8pt;color:#678;margin-bottom:2mm;letter-spacing:1pt}.ch{display:inline-block;background:#e9eef6;border-radius:2mm;padding:1mm 2.5mm;margin:0 1.5mm 1.5mm 0;font-size:10pt}.ch small{color:#579;margin-right:2mm;font-size:7.5pt}.k{display:flex;gap:3.5mm}.k>div{flex:1}',f'<div style="display:flex;justify-content:space-between;margin-bottom:3mm"><b style="font-size:15pt">Certidão de Nascimento digital</b><span style="font-size:8.5pt;text-align:right">emitida {v("de")}<br>selo {v("selo")}</span></div>'+cd('★ PESSOA',f'<div style="font-size:17pt;margin-bottom:2mm">{v("nome")}</div>{ch("CPF",v("cpf"))}{ch("matrícula",v("mat"))}{ch("sexo",v("sexo"))}{ch("nasc.",v("dn"))}{ch("às",v("hora"))}{ch("natural de",v("nat"))}')+'<div class=k>'+cd('⌂ LUGAR',ch("unidade",v("est"))+ch("cidade",v("lm"))+ch("UF",v("luf"))+ch("DNV",v("dnv")))+cd('⚭ GÊMEOS',ch("gêmeos",c.g("sim · {}","não")))+'</div><div class=k>'+cd('GENITOR(A) 1',ch("nome",v("m"))+ch("naturalidade",v("mn"))+ch("avô",v("ma"))+ch("avó",v("mb")))+cd('GENITOR(A) 2',ch("nome",v("f"))+ch("naturalidade",v("fn"))+ch("avô",v("pa"))+ch("avó",v("pb")))+'</div>'+cd('✎ AVERBAÇÕES',v('av'))+cd('✎ ANOTAÇÕES',v('an'))+cd('▤ CARTÓRIO',ch("nome",v("cart"))+ch("cidade",v("rp"))+ch("registrado em",v("dr"))+ch("oficial",v("of"))))
def AB(n):
    c=C('AB',n,1933,'SE',ey=1935,blank=['—','~'][n-1],drop=(),);v=c.v
    if n==2:c.blank='ignora-se'; 
    if n==2:c.blank='ignorado'
    L=[('NOME',v('nome')),('SEXO',v('sexo','low')),('NASCEU',v('dn','ext')),('HORA',v('hora','ext')),('LOGAR',v('est')),('CIDADE',v('lp','commaS')),('PAE',v('f')),('SUA TERRA',v('fn','commaS')),('MÃE',v('m')),('SUA TERRA',v('mn','commaS')),('AVÓS DE PAE',v('pa')+'<br>'+v('pb')),('AVÓS DE MÃE',v('ma')+'<br>'+v('mb')),('GEMEO',c.g('de {}','não')),('ASSENTO',f'N. {v("termo")}, fls. {v("folha")}, L. {v("livro")}'),('FEITO EM',v('dr','of')),('NOTAS',c.notes('','')),('CARTORIO',v('cart')+'<br>'+v('rm')+', '+v('ruf')),('PASSADA EM',v('de','of')),('ESCRIVÃO',v('of'))]
    return c,page(c,'body{%s;text-align:center;border:3pt double}small{display:block;font-size:6.5pt;letter-spacing:2pt;color:#743}div{font-size:10pt;margin-bottom:2.1mm}'%SERIF,'<h3>CERTIDÃO<br>DE NASCIMENTO</h3>❦<br>'+''.join(f'<div><small>{a}</small>{x}</div>' for a,x in L),w=100,h=297,m=7)
def AC(n):
    c=C('AC',n,1975,'N',ey=1977,blank=['NIHIL','-'][n-1]);v=c.v
    if n==1:c.blank='- o -'
    L=[('01.1','Nome',v('nome',up=True)),('01.2','Sexo',v('sexo','M')),('01.3','Data nasc.',v('dn','dot')),('01.4','Hora',v('hora','dot')),('01.5','Local',v('est')),('01.6','Município – UF',v('lp','dash')),('01.7','Gemelar',c.g('S – {}','N')),('02.1','Genitor',v('f')),('02.2','Nat. genitor',v('fn','dash')),('02.3','Genitora',v('m')),('02.4','Nat. genitora',v('mn','dash')),('03.1','Avô pat.',v('pa')),('03.2','Avó pat.',v('pb')),('03.3','Avô mat.',v('ma')),('03.4','Avó mat.',v('mb')),('04.1','Declarante',esc(c.decl)),('04.2','Nat. declarante','Soure – PA'),('05.1','Cartório',v('cart')),('05.2','Sede',v('rp','dash')),('05.3','Livro',v('livro')),('05.4','Folha',v('folha')),('05.5','Termo',v('termo')),('05.6','Data reg.',v('dr','dot')),('06.1','Averb.',v('av')),('06.2','Anot.',v('an')),('07.1','Expedição',v('de','dot')),('07.2','Oficial',v('of'))]
    if n==1: t='<tr><th>Item<th>Discriminação<th>Dados</tr>'+''.join(f'<tr><td>{a}<td>{b}<td>{x}</tr>' for a,b,x in L)
    else: t='<tr><th>Discriminação<th>Dados<th>Item</tr>'+''.join(f'<tr><td>{b}<td>{x}<td>{a}</tr>' for a,b,x in L)
    return c,page(c,'body{font:9.5pt "Liberation Mono"}td,th{border:.6pt solid #333;padding:3pt 4pt}',f'<p class=c>CERTIDÃO DE NASCIMENTO<br>(formulário contínuo)</p><br><table>{t}</table>')
def AD(n):
    c=C('AD',n,2004,'S',ey=2006,blank=['?','—'][n-1]);v=c.v
    if n==1:c.blank='ignorado'
    bx=lambda a,x:f'<div class=n><small>{a}</small>{x}</div>'
    if n==1: top=bx('avô',v('pa'))+bx('avó',v('pb'))+bx('avô',v('ma'))+bx('avó',v('mb'));mid=bx('pai',f'<b>{v("f")}</b><br>{v("fn")}')+bx('mãe',f'<b>{v("m")}</b><br>{v("mn")}')
    else: top=bx('avó',v('mb'))+bx('avô',v('ma'))+bx('avó',v('pb'))+bx('avô',v('pa'));mid=bx('mãe',f'<b>{v("m")}</b><br>{v("mn")}')+bx('pai',f'<b>{v("f")}</b><br>{v("fn")}')
    tw=bx('gêmeo(a)',v('gi')) if c.D['gi'] else ''
    return c,page(c,'.l{display:flex;gap:4mm;justify-content:space-around}.n{border:1pt solid #585;border-radius:2mm;padding:2mm;flex:1;text-align:center;background:#f6fbf4}.n small{display:block;color:#585}.a{text-align:center;color:#585;font-size:14pt;display:flex;justify-content:space-around}p{margin:1.8mm 0}',f'<h2 class=c style="margin-bottom:6mm">Certidão de Nascimento</h2><div class=l>{top}</div><div class=a><span>╰──┬──╯</span><span>╰──┬──╯</span></div><div class=l>{mid}</div><div class=a><span>╰────────┬────────╯</span></div><div class=l style="margin:0 30mm"><div class=n style="font-size:12pt"><b>{v("nome")}</b><br>{v("dn","ext")}, {v("hora","h") if c.D["hora"] else "hora ignorada"}<br>{v("est")}<br>{v("lp")}<br>sexo {v("sexo","low")}</div>{tw}</div><div style="margin-top:12mm;border-top:1pt solid #585;padding-top:3mm"><p>Registrado no {v("cart")}, {v("rp")}, em {v("dr")}</p><p>Livro {v("livro")} · Folha {v("folha")} · Termo {v("termo")} · DNV {v("dnv")}</p><p>Averbações: {v("av")}</p><p>Anotações: {v("an")}</p><p>{v("de","ext")}</p><p style="margin-top:12mm;text-align:right">{v("of")}<br>Registrador Civil</p></div>')
def AE(n):
    c=C('AE',n,1981,'SE',ey=1983,blank=['*****','—'][n-1]);v=c.v
    f,fn,m,mn=v('f'),v('fn'),v('m'),v('mn')
    if n==1: g=f'<tr><th>AVÓS<th>Paternos<th>Maternos</tr><tr><th>Avô<td>{v("pa")}<td>{v("ma")}</tr><tr><th>Avó<td>{v("pb")}<td>{v("mb")}</tr>'
    else: g=f'<tr><th>AVÓS<th>Avó<th>Avô</tr><tr><th>Maternos<td>{v("mb")}<td>{v("ma")}</tr><tr><th>Paternos<td>{v("pb")}<td>{v("pa")}</tr>'
    P=f'<tr><th>PAIS<th>Nome<th>Naturalidade</tr><tr><th>Pai<td>{f}<td>{fn}</tr><tr><th>Mãe<td>{m}<td>{mn}</tr>'
    N=f'<tr><th>NASCIMENTO<th>Data<th>Hora<th>Município<th>UF</tr><tr><th>&nbsp;<td>{v("dn","ext")}<td>{v("hora")}<td>{v("lm")}<td>{v("luf")}</tr>'
    R=f'<tr><th>REGISTRO<th>Livro<th>Folha<th>Termo<th>Data</tr><tr><th>&nbsp;<td>{v("livro")}<td>{v("folha")}<td>{v("termo")}<td>{v("dr")}</tr>'
    return c,page(c,'table{margin-bottom:5mm}td,th{border:.8pt solid #345;padding:4pt}th{background:#dfe6ee;font-size:8.5pt}',f'<p class=c>{v("cart")} — {v("rp")}</p><h2 class=c style="margin:3mm">CERTIDÃO DE NASCIMENTO</h2><table><tr><th>NOME<td>{v("nome")}<th>SEXO<td>{c.box("M",1)} M {c.box("F",1)} F</tr><tr><th>LOCAL<td>{v("est")}<th>GÊMEOS<td>{c.g("SIM: {}","NÃO")}</tr></table><table>{N}</table><table>{g}</table><table>{P}</table><table>{R}</table><table><tr><th>OBS.<td>{c.notes("","")}</tr></table><p>{v("rm")}, {v("de","ext")}.</p><p class=r style="margin-top:15mm">{v("of")}<br>Oficial Maior</p>')
def AF(n):
    c=C('AF',n,1994,'NE',ey=1996,blank=['n/c','-'][n-1]);v=c.v
    if n==1:c.blank='N/C' if 0 else '--'
    x=f'''<p>Lv.: {v("livro")} &nbsp; Fl.: {v("folha")} &nbsp; Tm.: {v("termo")} &nbsp; Dt.reg.: {v("dr")}</p><p>N.: {v("nome",up=True)} &nbsp; Sx.: {v("sexo","M")}</p><p>Nasc.: {v("dn")} &nbsp; Hr.: {v("hora","h")} &nbsp; Loc.: {v("est")} &nbsp; Mun.: {v("lm")} &nbsp; Est.: {v("luf")}</p><p>P.: {v("f")} &nbsp; Nat.: {v("fn")}</p><p>M.: {v("m")} &nbsp; Nat.: {v("mn")}</p><p>Av.P.: {v("pa")} / {v("pb")}</p><p>Av.M.: {v("ma")} / {v("mb")}</p><p>Gem.: {c.g("S - {}","N")} &nbsp; Decl.: {esc(c.decl)}</p><p>Test.: {esc(c.w1)} / {esc(c.w2)}</p><p>Av. marg.: {v("av")}</p><p>An. marg.: {v("an")}</p><p>Exp.: {v("de")} &nbsp; Of.: {v("of")} &nbsp; Escr.: {esc(c.clerk)}</p>'''
    return c,page(c,'body{font:11pt "Liberation Mono"}p{margin:2.2mm 0}',f'<p class=c><b>CERT. NASC. (CERTIDÃO DE NASCIMENTO)</b></p><p class=c>{v("cart")}</p><p class=c>{v("rp")}</p><hr>{x}<hr>',w=210,h=170)
def AG(n):
    c=C('AG',n,2010,'CO',ey=2012,blank=['***','Não consta'][n-1]);v=c.v
    L1=[('Registro de',v('nome')),('Nascimento',v('dn','both')),('Horário',v('hora')),('Sexo',v('sexo')),('Maternidade',v('est')),('Cidade–UF',v('lp')),('Mãe',v('m')),('Naturalidade da mãe',v('mn')),('Pais da mãe',v('ma')+' e '+v('mb')),('Pai',v('f')),('Naturalidade do pai',v('fn')),('Pais do pai',v('pa')+' e '+v('pb')),('Gêmeos',c.g('Sim; {}')),('Matrícula',v('mat','off')),('Registrado em',v('dr')),('Anotações/averbações',c.notes('',''))]
    return c,page(c,'td{padding:1.6pt 3pt;font-size:8.5pt}td:first-child{text-align:right;width:42mm;color:#555}',f'<p class=c><b>CERTIDÃO DE NASCIMENTO</b> — BREVE RELATÓRIO</p><p class=c style="font-size:8pt;margin-bottom:2mm">{v("cart")} — {v("rp")}</p>{rows([(a+":",x) for a,x in L1])}<p style="font-size:8pt;margin-top:3mm">Emitida em {v("de")}. Selo: {v("selo")}. Oficial: {v("of")}; substituta: {esc(c.clerk)}.</p>',w=210,h=148,m=9)
def AH(n):
    c=C('AH',n,1943,'N',ey=1945,blank=['- - -','nada'][n-1]);v=c.v
    if n==2:c.blank='===='
    L=[('Matricola nº',v('termo')),('Livru',v('livro')),('Fôlhas',v('folha')),('Inscripto no dia',v('dr','ext')),('Nómi da criança',v('nome')),('Séxo',v('sexo','low')),('Nacido(a) no dia',v('dn','words')),('Óra',v('hora','words')),('Lugár',v('est')),('Munissipio',v('lp','dashS')),('Progenitôres: 1º',v('m') if n==2 else v('f')),('Naturalidadi',v('mn','paren') if n==2 else v('fn','paren')),('Progenitôres: 2º',v('f') if n==2 else v('m')),('Naturalidadi',v('fn','paren') if n==2 else v('mn','paren')),('Avôs paternais',v('pa')+' e '+v('pb')),('Avôs maternais',v('ma')+' e '+v('mb')),('Gemios',c.g('sim, com {}','não')),('Testimunhas',esc(c.w1)+' e '+esc(c.w2)),('Obçervações',c.notes('',''))]
    return c,page(c,'body{font:11pt "Liberation Mono"}td{padding:5pt 3pt}td:first-child{width:58mm}',f'<p class=c>{v("cart")}</p><p class=c>{v("rp","dashS")}</p><h3 class=c style="margin:5mm">CERTIDÃO DE NASCIMENTO</h3>{rows([(a+" :",x) for a,x in L])}<p style="margin-top:6mm">{v("rm")}, {v("de","ext")}</p><p style="margin-top:8mm">{v("of")}, escrivão</p>',m=15)
def AI(n):
    c=C('AI',n,2018,'SE',ey=2020,blank=['—','Nada consta'][n-1]);v=c.v
    p=lambda a,x:f'<p><small>{a}</small><br>{x}</p>'
    l='<h3>CRIANÇA</h3>'+p('Nome na certidão',v('nome'))+p('Sexo / Data / Hora',f'{v("sexo")} / {v("dn")} / {v("hora")}')+p('Naturalidade',v('nat'))+p('Hospital',v('est'))+p('Município e UF do nascimento',v('lp'))+p('Logradouro do nascimento',esc(c.addr))+p('CPF',v('cpf'))+p('DNV',v('dnv'))+p('Gêmeos',c.g('Sim, irmão(ã): {}'))
    r='<h3>FILIAÇÃO</h3>'+p('Nome atual da mãe',v('m'))+p('Nome de solteira da mãe',esc(c.msolt+(' Pires' if c.msolt==c.D['m'] and n==2 else '')) if c.msolt!=c.D['m'] else 'o mesmo')+p('Cônjuge anterior da mãe',esc(c.per(0)))+p('Naturalidade da mãe',v('mn'))+p('Nome do pai',v('f'))+p('Cônjuge anterior do pai',esc(c.per(1)) if c.D['f'] else c.b())+p('Naturalidade do pai',v('fn'))+p('Avós maternos',v('ma')+'<br>'+v('mb'))+p('Avós paternos',v('pa')+'<br>'+v('pb'))
    if n==2: l,r=r,l
    c.cad=[f'{c.r.randint(10,60)}.{c.r.randint(100,999)}.{c.r.randint(100,999)}-{c.r.randint(0,9)}',f'{c.r.randint(10**14,10**15-1)}']
    cad=f'<table class=t><tr><th>Tipo<th>Número<th>Órgão</tr><tr><td>RG<td>{c.cad[0]}<td>SSP/{c.rp[1]}</tr><tr><td>Cartão Nacional de Saúde<td>{c.cad[1]}<td>MS</tr></table>'
    return c,page(c,'.k{display:flex}.k>div{flex:1;padding:3mm}.k>div+div{border-left:1.5pt solid #a60}p{margin-bottom:2mm}small{color:#a60;font-size:7.5pt}h3{margin-bottom:2mm}.t td,.t th{border:.5pt solid #999;padding:2pt 4pt;font-size:8.5pt}',f'<h2 class=c>CERTIDÃO DE NASCIMENTO</h2><p class=c>Matrícula {v("mat")}</p><div class=k><div>{l}</div><div>{r}</div></div><h3>AVERBAÇÕES</h3><p>{v("av")}</p><h3>ANOTAÇÕES</h3><p>{v("an")}</p><h3>ANOTAÇÕES DE CADASTRO</h3>{cad}<p style="margin-top:4mm">{v("cart")}, {v("rp")} · registro de {v("dr")} · emissão em {v("de")} · selo {v("selo")}</p><p class=c style="margin-top:9mm">{v("of")}<br>Oficial Registrador</p>')
def AJ(n):
    c=C('AJ',n,1965,'NE',ey=1967,blank=['/-/-/','—'][n-1]);v=c.v
    S=[('A',[('nome',v('nome')),('sexo',v('sexo','masc')),('data',v('dn','ext')),('hora',v('hora','hmin')),('lugar',v('est')),('município e Estado',v('lp','dash')),('gêmeo',c.g('sim, {}','não'))]),('B',[('avô',v('pa')),('avó',v('pb')),('pai',v('f')),('origem do pai',v('fn','dash'))]),('C',[('avô',v('ma')),('avó',v('mb')),('mãe',v('m')),('origem da mãe',v('mn','dash'))]),('D',[('livro',v('livro')),('fôlha',v('folha')),('têrmo',v('termo')),('data',v('dr','ext')),('notas',c.notes('',''))]),('E',[('cartório',v('cart')),('sede',v('rp','dash')),('data',v('de','ext')),('oficial',v('of'))])]
    nm=dict(A='do registrado',B='do ramo paterno',C='do ramo materno',D='do assento',E='da certidão')
    l=''.join(f'<tr><td class=k>{s}{i+1}<td>{x}</tr>' for s,L in S for i,(a,x) in enumerate(L))
    g=''.join(f'<p><b>{s}</b> — {nm[s]}</p>'+''.join(f'<p>&nbsp; {s}{i+1} {a}</p>' for i,(a,x) in enumerate(L)) for s,L in S)
    fl='row' if n==1 else 'row-reverse'
    return c,page(c,'.m{display:flex;gap:5mm;flex-direction:%s}.m>table{flex:1}.t td{border:.7pt solid #533;padding:5.5pt;font-size:10pt}.k{width:11mm;font-weight:bold;background:#f2e8e4}.g{width:42mm;border:.7pt solid #533;padding:2mm;font-size:8pt}.g p{margin:.8mm 0}'%fl,f'<h2 class=c style="margin-bottom:5mm">CERTIDÃO DE NASCIMENTO</h2><div class=m><table class=t>{l}</table><div class=g><p class=c><b>CHAVE</b></p>{g}</div></div>')
def AK(n):
    c=C('AK',n,1997,'N',ey=1999,blank=['xxxx','—'][n-1]);v=c.v
    V_=lambda a,x,f=1:f'<div class=x style="flex:{f}"><span>{a}</span><b>{x}</b></div>'
    R=[[('NOME',v('nome'),3),('SEXO',v('sexo'),1)],[('NASC.',v('dn'),1),('HORA',v('hora'),1),('DNV',v('dnv'),1.2)],[('LOCAL',v('est'),1),('CIDADE',v('lp'),1)],[('MÃE',v('m'),1),('NATURAL',v('mn'),1)],[('PAI',v('f'),1),('NATURAL',v('fn'),1)],[('AVÓS M.',v('ma')+'<br>'+v('mb'),1),('AVÓS P.',v('pa')+'<br>'+v('pb'),1)],[('GÊMEOS',c.g('Sim: {}'),1),('DECLAR.',esc(c.decl),1)],[('LIVRO',v('livro'),1),('FOLHA',v('folha'),1),('TERMO',v('termo'),1),('DATA',v('dr'),1.3)],[('OBS.',c.notes('',''),1)],[('OFÍCIO',v('cart'),1),('SEDE',v('rp'),1)],[('EMISSÃO',v('de'),1),('OFICIAL',v('of'),2)]]
    if n==2: R=R[7:8]+R[3:6]+R[:3]+R[6:7]+R[8:]
    return c,page(c,'.rw{display:flex}.x{display:flex;border:.8pt solid;min-height:21mm;align-items:center;margin:-.4pt}.x span{writing-mode:vertical-rl;transform:rotate(180deg);font-size:7pt;background:#ddd;align-self:stretch;text-align:center;padding:0 1pt}.x b{font-weight:normal;padding:2mm}','<h2 class=c style="margin-bottom:4mm">CERTIDÃO DE NASCIMENTO</h2>'+''.join('<div class=rw>'+''.join(V_(*q) for q in r)+'</div>' for r in R))
def AL(n):
    c=C('AL',n,2008,'S',ey=2010,blank=['—','***'][n-1]);v=c.v
    def sp(k):
        v(k); w=c.D[k].split()
        if not w: return [c.b()]*3
        if len(w)==2: return [esc(w[0]),'&nbsp;',esc(w[1])]
        j=2 if len(w)>3 and w[1][0].isupper() else 1
        q=len(w)-1
        if w[q-1] in('de','da','do') and q-1>=j: q-=1
        if w[-1] in('Filho','Júnior') and q-1>j: q-=1
        return [esc(' '.join(w[:j])),esc(' '.join(w[j:q])) or '&nbsp;',esc(' '.join(w[q:]))]
    for k in('nome','f','m','pa','pb','ma','mb'): pass
    NM=lambda t,k:f'<tr><th>{t}'+''.join(f'<td>{x}' for x in sp(k))
    ex=lambda k:(f'<td>{esc(c.D[k][0])}<td>{esc(c.D[k][1])}' if c.D[k] else f'<td>{c.b()}<td>{c.b()}') if (v(k) or 1) else ''
    d=c.dparts('dn');h=c.parts('hora');q=c.parts('dr');e=c.parts('de')
    c.nochk|={K['dr'],K['de'],K['hora'],'filiação.genitor_1.naturalidade','filiação.genitor_2.naturalidade'}
    nm=f'<tr><th><th>Prenome(s)<th>Intermediário<th>Último sobrenome<th>Município<th>UF</tr>{NM("Registrado","nome")}<td>{v("lm")}<td>{v("luf")}</tr>{NM("Pai","f")}{ex("fn")}</tr>{NM("Mãe","m")}{ex("mn")}</tr>{NM("Avô pat.","pa")}<td><td></tr>{NM("Avó pat.","pb")}<td><td></tr>{NM("Avô mat.","ma")}<td><td></tr>{NM("Avó mat.","mb")}<td><td></tr>'
    sm=lambda t,p:f'<tr><th>{t}<td>{p[0]}<td>{p[1]}<td>{p[2]}</tr>'
    c.set(K['nat'],f'{c.lp[0]}/{c.lp[1]}',''); c.nochk.add(K['nat'])
    return c,page(c,'td,th{border:.6pt solid #556;padding:4pt;font-size:9.5pt}th{background:#eee;font-size:8pt}table{margin-bottom:5mm}',f'<h2 class=c style="margin-bottom:4mm">CERTIDÃO DE NASCIMENTO</h2><p class=c>MATRÍCULA {v("mat")}</p><br><table>{nm}</table><div style="display:flex;gap:5mm"><table><tr><th>Datas<th>Dia<th>Mês<th>Ano</tr>{sm("Nascimento",d)}{sm("Registro",q)}{sm("Emissão",e)}</table><table><tr><th>Hora<th>Min.<th>Sexo<th>DNV</tr><tr><td>{h[0] or c.b()}<td>{h[1] or c.b()}<td>{v("sexo","M")}<td>{v("dnv")}</tr></table></div><table><tr><th>Estabelecimento<td>{v("est")}</tr><tr><th>Gêmeos<td>{c.g("{}","Não")}</tr><tr><th>Averbações<td>{v("av")}</tr><tr><th>Anotações<td>{v("an")}</tr><tr><th>Cartório<td>{v("cart")} — {v("rp")}</tr><tr><th>Oficial<td>{v("of")}</tr><tr><th>Selo<td>{v("selo")}</tr></table>')
def AM(n):
    c=C('AM',n,1951,'CO',ey=1953,blank=['NIL','='][n-1]);v=c.v
    if n==1:c.blank='///'
    L=['CERTIDAO DE NASCIMENTO VIA RADIOGRAMA','DE='+v('cart'),'SEDE='+v('rp'),'LIVRO='+v('livro')+' FOLHA='+v('folha')+' TERMO='+v('termo'),'ASSENTO EM='+v('dr'),'NOME='+v('nome',up=True),'SEXO='+v('sexo','M'),'DATA='+v('dn')+' HORA='+v('hora'),'LOCAL='+v('est'),'MUNICIPIO='+v('lp'),'PAI='+v('f',up=True),'NATURALPAI='+v('fn'),'MAE='+v('m',up=True),'NATURALMAE='+v('mn'),'AVOSPAI='+v('pa',up=True)+' + '+v('pb',up=True),'AVOSMAE='+v('ma',up=True)+' + '+v('mb',up=True),'GEMEO='+c.g('SIM {}','NAO'),'DECLARANTE='+esc(c.decl.upper()),'MARGEM='+c.notes('','',' // '),'EXPEDIDO='+v('de'),'ASSINA='+v('of',up=True)+' OFICIAL','TRANSMITIU='+esc(c.clerk.upper()),'FIM']
    return c,page(c,'body{font:10pt "Liberation Mono";background:#fffbe8}p{margin:1.7mm 0;padding-left:10mm;text-indent:-10mm}',''.join(f'<p>{x}{" STOP" if n==2 and i else ""}</p>' for i,x in enumerate(L)),w=216,h=180,m=14)
def AN(n):
    c=C('AN',n,2023,'SE' if n==1 else 'S',ey=2025,foreign=('Lisboa','Portugal') if n==1 else ('Córdoba','Argentina'),blank=['—','-'][n-1]);v=c.v
    d,m,y=c.dparts('dn');q=c.parts('dr');e=c.parts('de');c.nochk|={K['dr'],K['de']}
    D3=lambda p:'<span class=d><i><small>Jo</small>'+p[0]+'</i><i><small>Mo</small>'+p[1]+'</i><i><small>An</small>'+p[2]+'</i></span>'
    L=[('1','Serventia / Registry office / Oficina',v('cart')+'<br>'+v('rp')),('2','Matrícula / Record no. / Acta nº',v('mat')),('3','Data e lugar de nascimento / Date and place of birth / Fecha y lugar',D3((d,m,y))+' &nbsp; '+v('hora')+' &nbsp; '+v('lp')),('4','Estabelecimento / Facility / Centro',v('est')),('5','Nome / Name / Nombre',v('nome')),('6','Sexo / Sex / Sexo (M – F)',v('sexo','M')),('7','CPF / Taxpayer no.',v('cpf'))]
    P=f'<table class=t><tr><th><th>8 Pai / Father / Padre<th>9 Mãe / Mother / Madre</tr><tr><td>a Nome / Name<td>{v("f")}<td>{v("m")}</tr><tr><td>b Natural de / Born in<td>{v("fn")}<td>{v("mn")}</tr><tr><td>c Pai / Father<td>{v("pa")}<td>{v("ma")}</tr><tr><td>d Mãe / Mother<td>{v("pb")}<td>{v("mb")}</tr></table>'
    if n==2: 
        c.par=[];P=f'<table class=t><tr><th><th>8 Mãe / Mother / Madre<th>9 Pai / Father / Padre</tr><tr><td>a Nome / Name<td>{v("m")}<td>{v("f")}</tr><tr><td>b Natural de / Born in<td>{v("mn")}<td>{v("fn")}</tr><tr><td>c Pai / Father<td>{v("ma")}<td>{v("pa")}</tr><tr><td>d Mãe / Mother<td>{v("mb")}<td>{v("pb")}</tr></table>'
    L2=[('10','Gêmeos / Twins / Gemelos',c.g('Sim / Yes: {}','Não / No')),('11','Outras menções / Other particulars / Otras menciones',c.notes('','')),('12','Registro / Registered / Inscrito',D3(q)),('13','Expedição, oficial / Issued, registrar / Expedida',D3(e)+' &nbsp; '+v('of')),('14','Selo / Stamp',v('selo'))]
    T=lambda L:'<table class=t>'+''.join(f'<tr><td style="width:9mm">{a}<td style="width:52mm;font-size:7.5pt">{b}<td>{x}</tr>' for a,b,x in L)+'</table>'
    return c,page(c,'.t td,.t th{border:.6pt solid #226;padding:4pt;vertical-align:middle}.t th{font-size:8pt}.t{margin-bottom:-.6pt}.d i{display:inline-block;border:.5pt solid #226;padding:0 4pt;font-style:normal;text-align:center}.d small{display:block;font-size:6pt}',f'<h3 class=c>CERTIDÃO DE NASCIMENTO — EXTRATO MULTILÍNGUE</h3><p class=c style="margin-bottom:4mm"><i>Extract from a birth record — Extracto de partida de nacimiento</i></p>{T(L)}{P}{T(L2)}<p style="font-size:7pt;margin-top:3mm">Jo: Dia / Day / Día — Mo: Mês / Month / Mes — An: Ano / Year / Año — M: Masculino / Male — F: Feminino / Female</p>')
FORMS=[U,V,W,X,Y,Z,AA,AB,AC,AD,AE,AF,AG,AH,AI,AJ,AK,AL,AM,AN]
