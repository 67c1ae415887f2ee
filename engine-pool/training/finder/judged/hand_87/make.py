from forms1 import *
def I(k): # side bar with officers list
    R=rec('I',k,['subst notes','twins','solo halfgp','mm anot subst'][k],sep='{} - {}',y=[2008,2015,1999,2017][k],up=k==2)
    L=lambda l,v:f'<dt>{l}</dt><dd>{v or "Não consta"}</dd>'
    side=f'''{arms(60,'#fff')}<h3>{R.cart}</h3><p>{R.addr}<br>{R.rmun} - {R.ruf}<br>{R.tel}<br>CNS {R.cns}</p><h4>Titular</h4>{R.of}<h4>Substituta</h4>{R.sub}<h4>Escreventes</h4>{R.esc[0]}<br>{R.esc[1]}<br>{R.wit[1]}<h4>Horário</h4>2ª a 6ª, 9h às 17h<h4>Selo digital</h4>{R.selo}<div style="background:#fff;padding:5pt;width:76pt;margin-top:8pt">{qr(R.r,66).replace('<path','<path fill="#000"')}</div>'''
    b='<h1>Certidão de Nascimento</h1><h2>O registro</h2><dl>'+L('Matrícula',R.matr)+L('Livro, folha e número',f'{R.l}-A, {R.f}, {R.t}')+L('Feito em',dl(R.dreg))+'</dl><h2>Quem nasceu</h2><dl>'+L('Nome',R.nome)+L('CPF',R.cpf)+L('Nascimento',f'{dd(R.dn)}, {R.hora}')+L('Local',f'{R.est}, {R.mun} - {R.uf}')+L('Naturalidade',R.nat)+L('Sexo',R.sexo)+L('Gemelaridade',('Sim. Gêmeo(s): '+', '.join(R.twins)) if R.twins else 'Não')+L('DNV',R.dnv)+'</dl><h2>De quem</h2><dl>'
    for g in R.g: b+=L('Genitor(a)',g.nome)+L('Origem',g.nat)+L('Pais',' / '.join(x or 'não declarado' for x in g.av))
    b+='</dl><h2>À margem</h2><dl>'+L('Averbações',R.averb)+L('Anotações',R.anot)+f'</dl><div class=c style="margin-top:16pt">Dou fé. {R.rmun}, {dl(R.demis)}.<br>{sig(R.r,150)}<br><b>{R.signer}</b></div>'
    R.livro=f'{R.l}-A'
    return out(R,page(595,842,'.s{position:absolute;top:0;bottom:0;width:150pt;background:#2d3e50;color:#fff;padding:22pt 12pt;font-size:8pt;%s:0}.s h4{margin:9pt 0 1pt;color:#9cf;font-size:7pt}.s h3{font-size:10pt}.m{position:absolute;%s;width:400pt;padding:22pt 0}h1{font-size:17pt;margin:0;font-weight:400}h2{font-size:10pt;color:#2d3e50;border-bottom:1pt solid #2d3e50;margin:12pt 0 4pt}dl{display:grid;grid-template-columns:105pt 1fr;gap:4pt 8pt;margin:0}dt{color:#667}dd{margin:0}'%(('left','left:170pt') if k%2==0 else ('right','left:25pt')),f'<div class=s>{side}</div><div class=m>{b}</div>',['Noto Sans','P052','Liberation Sans Narrow','URW Gothic'][k],[9,9.5,10.5,8.6][k]))
def J(k): # arms, address block, prose, parents first
    R=rec('J',k,['','solo home anot','late nogp','twins halfgp notes'][k],up=k in(1,3),sep=['{} - {}','{}/{}','{}, {}','{} ({})'][k],y=[1964,1991,1977,2005][k]); R.nonat=1
    R.dtx=dw(R.dn); u=lambda v:f'<u>{v}</u>'; a='o' if R.sex=='M' else 'a'
    g1=R.g[0]; par='; e de '.join(f'{u(g.nome)}, natural de {u(g.nat)}, {g.prof}' for g in R.g)
    av='. '.join(('São avós maternos: ' if g.s=='F' else 'São avós paternos: ')+(' e '.join(u(x) for x in g.av if x) if any(g.av) else 'não declarados')+('' if g.av[0] or not any(g.av) else ' (avô ignorado)') for g in R.g)
    b=f'<div class=c>{arms(64,"#444")}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>Estado: {UFN[R.ruf]} — Comarca e Município: {R.rmun}<br><b>{R.cart}</b><br><small>{R.addr} — Tel. {R.tel}<br>{R.of} — {"Oficial" if R.os=="M" else "Oficiala"} do Registro Civil</small><h1>CERTIDÃO DE NASCIMENTO</h1></div>'
    b+=f'<p>CERTIFICO que, revendo o arquivo desta serventia, consta que, filh{a} de {par}, nasceu {u(R.nome)}, do sexo {u(R.sexo.lower())}, no dia {u(R.dtx)}, às {u(R.hora)} horas, em {u(R.est or "domicílio")}, no município de {u(R.mun)}, Estado {u(R.uf)}.</p><p>{av}.</p>'
    if R.twins: b+=f'<p>Nasceu de parto duplo, sendo gêmeo(a) de {u(R.twins[0])}.</p>'
    b+=f'<p>O assento foi lavrado sob o nº {u(R.t)}, às folhas {u(R.f)}{"v" if k==2 else ""} do livro {u("A-"+str(R.l))}, em {u(dd(R.dreg))}, sendo declarante {R.decl} e testemunhas {R.wit[0]} e {R.wit[1]}.</p><p>Matrícula: {R.matr}.{" CPF: "+R.cpf+"." if R.cpf else ""}{" DNV: "+R.dnv+"." if R.dnv else ""}</p><p>Observações: {R.averb or R.anot or "nada consta."}</p><p>O referido é verdade e dou fé.</p><p class=r style="text-align:right">{R.rmun}, {dd(R.demis)}.</p><div class=c style="margin-top:20pt">{sig(R.r,180)}<br>{R.of}</div><div class="f" style="position:absolute;bottom:30pt;gap:10pt;align-items:center;font-size:8pt">{bars(R.r)}<span>Selo nº {R.selo} — digitado por {R.esc[1]}</span></div>'
    R.livro=f'A-{R.l}'
    if k==2: R.folha=f'{R.f}v'
    return out(R,page(595,842,'body{padding:36pt 56pt}p{text-align:justify;text-indent:24pt;line-height:1.75;margin:6pt 0}u{text-decoration-thickness:.5pt;text-underline-offset:2pt}h1{font-size:17pt;letter-spacing:2pt}',b.replace('class=r style="text-align:right"','style="text-align:right"').replace(f'</u>{"v" if k==2 else ""} do livro',f'{"v" if k==2 else ""}</u> do livro'),['Liberation Serif','URW Bookman','Nimbus Mono PS','C059'][k],[12,9.6,10,10.5][k]),joint=True)
def K(k): # office and notes first, seal with QR, fee table
    R=rec('K',k,['notes anot','twins','solo nogp subst','foreign nocpf'][k],up=k!=1,sep='{} / {}',y=[2003,2019,2011,1994][k])
    c=lambda l,v,w=100:f'<div class=x style="width:{w}%"><i>{l}</i>{v or "= = = ="}</div>'
    fee=''.join(f'<tr><td>{a}<td class=r>{v}</tr>' for a,v in zip(['Emolumentos','Fundo do Judiciário','ISSQN','Total'],R.fees))
    b=f'<div class=f style="gap:12pt"><div style="flex:1"><b style="font-size:11pt">{R.cart}</b><br>{R.addr}<br>{R.rmun} / {R.ruf}<br>{R.tel} · registro@{R.cns}.example<br>{"Oficial" if R.os=="M" else "Oficiala"}: {R.of}<br>Substituta: {R.sub}<br>Data da emissão: {dd(R.demis)}</div><div class=se>{qr(R.r,58)}<div><b>SELO DIGITAL</b><br>{R.selo}<br>Cód. segurança {R.cod[:8]}<br>Tipo: isento / normal</div></div><table style="width:130pt;font-size:7pt" class=fe><tr><th colspan=2>TABELA DE CUSTAS (R$)</tr>{fee}</table></div><h1>NASCIMENTO — certidão</h1>'
    b+=c('OBSERVAÇÕES: AVERBAÇÕES',R.averb)+c('OBSERVAÇÕES: ANOTAÇÕES',R.anot)+'<h5>REGISTRO</h5><div class=f>'+c('MATRÍCULA',R.matr,52)+c('LIVRO',R.l,12)+c('FOLHA',R.f,12)+c('TERMO',R.t,24)+'</div><div class=f>'+c('DATA DO REGISTRO (POR EXTENSO)',dw(R.dreg),75)+c('EM NÚMEROS',dd(R.dreg),25)+'</div><h5>AVÓS</h5>'
    for g in R.g: b+='<div class=f>'+c('AVÔ '+('MATERNO' if g.s=='F' else 'PATERNO'),g.av[0],50)+c('AVÓ '+('MATERNA' if g.s=='F' else 'PATERNA'),g.av[1],50)+'</div>'
    b+='<h5>PAIS</h5>'
    for g in R.g: b+='<div class=f>'+c(LB[g.s].upper(),g.nome,58)+c('NATURALIDADE',g.nat,42)+'</div>'
    b+='<h5>REGISTRANDO</h5><div class=f>'+c('NOME',f'<b>{R.nome}</b>',72)+c('CPF',R.cpf,28)+'</div><div class=f>'+c('NASCIMENTO (POR EXTENSO)',dw(R.dn),62)+c('DIA',f'{R.dn.day:02d}',9)+c('MÊS',f'{R.dn.month:02d}',9)+c('ANO',R.dn.year,10)+c('HORA',R.hora,10)+'</div><div class=f>'+c('SEXO',R.sexo.upper(),20)+c('NATURALIDADE',R.nat,40)+c('GÊMEOS',('SIM - '+R.twins[0]) if R.twins else 'NÃO',40)+'</div><div class=f>'+c('LOCAL DE NASCIMENTO',R.est,45)+c('MUNICÍPIO / UF',f'{R.mun} / {R.uf}',35)+c('DNV',R.dnv,20)+'</div>'
    b+=f'<div class=c style="margin-top:16pt">O conteúdo da certidão é verdadeiro. Dou fé.<br>{sig(R.r)}<br>{R.signer}<br>{R.signt}</div>'
    R.dtx=dw(R.dn)
    return out(R,page(595,842,'body{padding:24pt 30pt}i{display:block;font:6pt "Liberation Sans";color:#557}.x{border:.5pt solid #99a;padding:2pt 4pt 4pt;margin:-.25pt}h5{margin:7pt 0 2pt;font-size:7pt;background:#dde;padding:1pt 4pt}h1{font-size:13pt;margin:10pt 0 5pt}.se{border:1pt dashed #555;padding:5pt;display:flex;gap:5pt;font-size:6.500pt;width:160pt}.fe td,.fe th{border:.4pt solid #999;padding:1pt 3pt}',b,['Liberation Sans','Noto Serif','Nimbus Sans Narrow','DejaVu Sans'][k],[9,8.8,10.5,8][k]),acc={'autenticação.oficial_registro':[R.of]} if k==2 else None)
def Ll(k): # indigenous, late
    pl=[('Jacareacanga','PA'),('São Gabriel da Cachoeira','AM'),('Aquidauana','MS'),('Tenente Portela','RS')][k]; et,ald,ni=[('Munduruku','Aldeia Sai-Cinza','Karo Muybu'),('Baniwa','Comunidade Ucuqui Cachoeira','Kali Dzawinai'),('Terena','Aldeia Bananal','Kaxé Oinoé'),('Kaingang','Setor Pedra Lisa','Kófej Nĩvẽ')][k]
    R=rec('L',k,['late home','late solo notes','halfgp','late twins home nocpf'][k],sep='{}/{}',y=[1986,2001,2018,1997][k],place=pl)
    R.mun,R.uf,R.bp,R.nat=pl[0],pl[1],pl,R.fmt(pl)
    R.nome,R.fore,R.sur=(R.fore+' '+R.sur.split()[-1]+' '+et,R.fore,R.sur.split()[-1]+' '+et)
    R.twins=[t.split()[0]+' '+R.sur for t in R.twins]
    c=lambda l,v:f'<tr><td class=l>{l}<td>{v or "—"}</tr>'
    b=f'<h1>Certidão de Nascimento</h1><div class=c>{"Registro tardio — Provimento CNJ 28/2013 e Resolução Conjunta CNJ/CNMP 3/2012" if "late" in R.sc else "Resolução Conjunta CNJ/CNMP 3/2012"}<br>{R.cart}, {pl[0]}/{pl[1]}</div><table><tr><th colspan=2>Identidade</tr>'
    b+=c('Nome civil',f'<b>{R.nome}</b>')+c('Nome na língua',ni)+c('Etnia / povo',et)+c('Aldeia de origem',ald)+c('Sexo',R.sexo)+c('CPF',R.cpf)+c('RANI / Funai nº',R.r.randint(1000,9999))
    b+='<tr><th colspan=2>Nascimento</tr>'+c('Em',dw(R.dn)+' ('+dd(R.dn)+')')+c('Hora',R.hora)+c('Onde nasceu',R.est or ald)+c('Município/UF',R.nat)+c('Naturalidade',R.nat)+c('Gêmeos',('Sim, de '+R.twins[0]) if R.twins else 'Não')+c('DNV',R.dnv if 'late' not in R.sc else 'não há')
    b+='<tr><th colspan=2>Pais e avós</tr>'
    for g in R.g: b+=c(LB[g.s],f'{g.nome}; natural de {g.nat}; povo {et}')+c('Avós '+('maternos' if g.s=='F' else 'paternos'),'; '.join(x or 'avô não informado' for x in g.av))
    b+='<tr><th colspan=2>Assento</tr>'+c('Livro / Fls. / Termo',f'{R.l} / {R.f} / {R.t}')+c('Lavrado em',dd(R.dreg))+c('Matrícula',R.matr)+c('Declarante','o próprio registrando' if R.demis.year-R.dn.year>30 else R.decl)+c('Testemunhas',f'cacique {R.wit[0]} e agente de saúde {R.wit[1]}')+c('Averbações',R.averb)+c('Anotações',R.anot)
    b+=f'</table><div class=f style="margin-top:14pt;gap:14pt;align-items:center">{qr(R.r,60)}<div>Selo {R.selo}<br>Gratuito — Lei 9.534/97<br>Válida em todo o território nacional</div><div class=c style="margin:auto">Emitida em {dd(R.demis)}<br>{sig(R.r)}<br>{R.signer}<br><small>{R.signt}</small></div></div>'
    if 'late' in R.sc: R.dnvf=''
    if not R.est: R.est=ald
    R.dtx=dw(R.dn)
    return out(R,page(595,842,'body{padding:30pt 44pt}body:before{content:"";position:absolute;left:14pt;top:14pt;bottom:14pt;width:10pt;border:2pt dotted #a42}h1{text-align:center;margin:0 0 4pt;color:#a42}td{padding:3.200pt 4pt;border-bottom:.4pt solid #cba}.l{width:125pt;color:#853;font-size:.85em}th{text-align:left;color:#fff;background:#a42;padding:2pt 6pt;font-size:.9em}table{margin-top:10pt}',b,['Noto Serif','Noto Sans','DejaVu Serif','DejaVu Sans'][k],[9.3,9.5,8.8,8.8][k]))
def M(k): # born abroad, transcription
    pls=[('Brasília','DF'),('Ribeirão Preto','SP'),('Foz do Iguaçu','PR'),('Juiz de Fora','MG')]; ab=[('Lisboa','Portugal','Consulado-Geral do Brasil em Lisboa'),('Hamamatsu','Japão','Consulado-Geral do Brasil em Hamamatsu'),('Ciudad del Este','Paraguai','Consulado-Geral do Brasil em Ciudad del Este'),('Boston','Estados Unidos da América','Consulado-Geral do Brasil em Boston')][k]
    R=rec('M',k,['','foreign anot','solo','notes nogp'][k],sep='{} - {}',y=[2007,1996,2015,2012][k],place=pls[k],up=k==1)
    R.dreg=R.dn+D.timedelta(R.r.randint(200,900)); R.demis=max(R.demis,R.dreg+D.timedelta(60)); R.averb='' if not R.averb else R.u('Opção pela nacionalidade brasileira pendente: depende de residência no Brasil, art. 12, I, c, da Constituição Federal.')
    R.matr=matr(R.cns,R.dreg.year,R.l,R.f,R.t,'7'); R.mun,R.uf=R.u(ab[0]),''; R.bp=ab; R.nat=f'{R.mun} - {R.u(ab[1])}'; R.dnvf=''
    if R.anot: R.anot=R.u(f'CPF inscrito em {dd(R.dreg)}, nos termos do Provimento 63/2017.') if R.dreg.year>2017 else R.u('Assento consular legalizado; dispensada nova legalização.')
    c=lambda n,l,v:f'<div class=x><span>{n}. {l}</span><div>{v or "não consta"}</div></div>'
    b=f'<div class=f style="gap:14pt;align-items:center;border-bottom:2pt solid #063;padding-bottom:6pt">{arms(54,"#063")}<div>REPÚBLICA FEDERATIVA DO BRASIL<br><b style="font-size:13pt">Traslado de Assento de Nascimento</b><br>CERTIDÃO DE NASCIMENTO lavrado no exterior · Livro E</div><div class=r style="margin-left:auto;font-size:7.500pt">{R.cart}<br>{R.addr}<br>{R.rmun} - {R.ruf}</div></div><p>Transcrito nos termos do art. 32 da Lei 6.015/73 e da Resolução CNJ 155/2012.</p>'
    it=[('Nome',f'<b>{R.nome}</b>'),('Nascimento',f'{dl(R.dn)}, às {R.hora}'),('Estabelecimento de saúde',R.est),('Cidade e país de nascimento',R.nat),('Sexo',R.sexo),('CPF',R.cpf)]
    for g in R.g: it+=[('Mãe' if g.s=='F' else 'Pai',g.nome),('Natural de',g.nat),('Avós '+('maternos' if g.s=='F' else 'paternos'),' e '.join(x for x in g.av if x))]
    it+=[('Registro de origem',f'{R.u(ab[2])}, livro {R.r.randint(2,40)}, fls. {R.r.randint(2,90)}'),('Data do traslado',dd(R.dreg)),('Livro / folha / termo',f'E-{R.l} / {R.f} / {R.t}'),('Matrícula',R.matr),('Averbações',R.averb),('Anotações',R.anot),('Oficial',f'{R.signer}'),('Selo eletrônico',R.selo),('Expedida em',dd(R.demis))]
    b+=''.join(c(i+1,l,v) for i,(l,v) in enumerate(it))+f'<div class=c style="margin-top:14pt">{sig(R.r)}<br>{R.esc[0]}<br>Escrevente autorizado</div>'
    R.livro=f'E-{R.l}'; R.dtx=dl(R.dn)
    p=ab[1]
    return out(R,page(595,842,'body{padding:28pt 40pt}.x{display:flex;gap:10pt;padding:4pt 0;border-bottom:.4pt solid #bcb}.x span{width:150pt;color:#063;%s}.x div{flex:1}p{font-size:7.500pt}'%('text-align:right' if k%2 else ''),b,['Liberation Serif','Liberation Sans','P052','Noto Sans'][k],[10.5,9.3,9.8,9.2][k]),acc={'local_nascimento.uf':['EX','Exterior',p,R.u(p)],'registro.livro':[str(R.l),f'E {R.l}'],'dados_pessoais.naturalidade':[''],'local_nascimento.município':[R.nat]})
def N(k): # trilingual rows, landscape oficio, parents first, split names
    R=rec('N',k,['','notes subst','solo foreign','twins'][k],sep='{}/{}',y=[2013,2006,2016,1999][k],up=k in(0,2)); R.nonat=1
    c=lambda p,e,s,v,n=3:f'<div style="grid-column:span {n}"><i>{p} <q>/ {e} / {s}</q></i>{v or "xxxxx"}</div>'
    b=f'<div class=f style="align-items:center;gap:12pt;margin-bottom:6pt">{qr(R.r,50)}<div style="flex:1" class=c><b style="font-size:13pt">CERTIDÃO DE NASCIMENTO / BIRTH CERTIFICATE / ACTA DE NACIMIENTO</b><br>{R.cart} — {R.rmun}/{R.ruf} — Brasil / Brazil</div>{arms(46)}</div><div class="g q">'
    for g in R.g:
        m=g.s=='F'; a,z=fo(g); t=('Mãe','Mother','Madre') if m else ('Pai','Father','Padre')
        b+=f'<div class=h style="grid-column:span 12">{" / ".join(t).upper()}</div>'+c('Sobrenome','Surname','Apellidos',z,4)+c('Prenome(s)','Given names','Nombres',a,4)+c('Natural de','Place of birth','Natural de',g.nat,4)+c('Avô','Grandfather','Abuelo',g.av[0],6)+c('Avó','Grandmother','Abuela',g.av[1],6)
    b+='<div class=h style="grid-column:span 12">REGISTRADO(A) / REGISTRANT / INSCRITO(A)</div>'+c('Sobrenome','Surname','Apellidos',R.sur,4)+c('Prenome(s)','Given names','Nombres',R.fore,4)+c('Sexo','Sex','Sexo',f'{R.sexo} / {"Male" if R.sex=="M" else "Female"}',2)+c('CPF','Tax ID','RFC',R.cpf,2)
    b+=c('Data de nascimento','Date of birth','Fecha',f'{dd(R.dn)}',2)+c('Hora','Time','Hora',R.hora,2)+c('Local','Place','Lugar',R.est,4)+c('Município/UF','City/State','Ciudad',f'{R.mun}/{R.uf}',4)+c('Gêmeo','Twin','Gemelo',('Sim / Yes / Sí: '+R.twins[0]) if R.twins else 'Não / No / No',6)+c('DNV','Live birth no.','Decl.',R.dnv,6)
    b+='<div class=h style="grid-column:span 12">REGISTRO / RECORD / ASIENTO</div>'+c('Matrícula','Registration no.','Matrícula',R.matr,5)+c('Livro','Book','Libro',R.l,2)+c('Folha','Page','Folio',R.f,1)+c('Termo','Entry','Partida',R.t,2)+c('Data','Date','Fecha',dd(R.dreg),2)+c('Averbações','Amendments','Enmiendas',R.averb,8)+c('Anotações','Annotations','Notas',R.anot,4)
    b+=f'</div><div class=f style="margin-top:10pt;justify-content:space-between;align-items:end"><div>Selo / Seal / Sello: {R.selo}<br>Tradutora / Translator: {R.wit[1]}</div><div>Emissão / Issued / Expedida: {dd(R.demis)}</div><div class=c>{sig(R.r)}<br>{R.signer}<br>{R.signt} / Registrar</div></div>'
    return out(R,page(935,612,'body{padding:22pt 34pt}.q{grid-template-columns:repeat(12,1fr)}.q>div{border:.5pt solid #777;padding:2pt 5pt 3pt;margin:-.25pt}i{display:block;font:bold 6.500pt "Liberation Sans"}q{quotes:none;font-weight:400;font-style:italic;color:#666}.q>.h{background:#dfe7dd;font-size:7pt;letter-spacing:1pt}',b,['Liberation Sans','URW Bookman','Noto Serif','Liberation Serif'][k],[9.5,9,9.3,11][k]),935,612)
def Oo(k): # web portal print
    R=rec('O',k,['anot','solo home','nocpf late notes','mm twins'][k],sep='{}-{}',y=[2004,2018,1984,2016][k],up=True); R.nonat=1
    td=lambda *x:'<tr>'+''.join(f'<td>{a}</td>' for a in x)+'</tr>'; th=lambda *x:'<tr>'+''.join(f'<th>{a}</th>' for a in x)+'</tr>'
    acc=lambda t,x:f'<div class=a><div class=b>▾ {t}</div>{x}</div>'
    b=f'<div class="f br"><span>{dd(R.demis)}, 16:2{k}</span><span>Certidão de nascimento — Central de Registro</span></div><div class="f nv"><b>⌂ Central de Registro Civil</b><span>Pedidos</span><span>Certidões</span><span>Ajuda</span><span style="margin-left:auto">usuário: {R.esc[0].split()[0].lower()}</span></div><h2>Certidão de Nascimento nº {R.t} <small>✔ emitida</small></h2>'
    b+=acc('CARTÓRIO',f'<table>{th("SERVENTIA","MUN.","UF","CNS")}{td(R.cart,R.rmun,R.ruf,R.cns)}</table>')
    b+=acc('REG. NASC.',f'<table>{th("LIV.","FLS.","TERMO","DT REG.","MATRÍC.")}{td(R.l,R.f,R.t,dd(R.dreg),R.matr)}</table>')
    b+=acc('REGISTRADO',f'<table>{th("NOME","CPF","SX")}{td(R.nome,R.cpf or "-",R.sex)}</table><table>{th("DT NASC.","HR","MUN. NASC.","UF NASC.","ESTAB.","DNV")}{td(dd(R.dn),R.hora,R.mun,R.uf,R.est or "DOMICÍLIO",R.dnv or "-")}</table><table>{th("GÊM.","IRMÃO(Ã) GÊM.")}{td("S" if R.twins else "N",R.twins[0] if R.twins else "-")}</table>')
    b+=acc('FILIAÇÃO / ASCENDÊNCIA','<table>'+th('TIPO','NOME','NATURAL.','AVÔ','AVÓ')+''.join(td(LB[g.s].upper(),g.nome,g.nat,g.av[0],g.av[1]) for g in R.g)+'</table>')
    b+=acc('AVERB.',f'<p>{R.averb or "NENHUM REGISTRO ENCONTRADO"}</p>' if R.averb else '<p>NADA CONSTA</p>')+acc('ANOT.',f'<p>{R.anot or "NADA CONSTA"}</p>')
    b+=acc('ASSINATURA',f'<table>{th("ASSINADO POR","CARGO","EMISSÃO","SELO")}{td(R.signer,R.signt,dd(R.demis),R.selo)}</table>')
    b+=f'<div class=f style="gap:8pt;margin-top:8pt">{qr(R.r,54)}<span>Pedido atendido por {R.esc[1]} (escrevente).<br>Protocolo {R.cod}</span></div><div class="f br" style="position:absolute;bottom:14pt;left:26pt;right:26pt"><span>https://central.registro.example/certidao/nasc/{R.cod}</span><span>1/1</span></div>'
    w,h=(842,595) if k==2 else (595,842)
    return out(R,page(w,h,'body{padding:14pt 26pt}.br{justify-content:space-between;font:7pt "Liberation Sans";color:#333}.nv{gap:16pt;background:#17497a;color:#fff;padding:6pt 10pt;margin:8pt 0}h2{font-size:13pt;margin:6pt 0;font-weight:500}h2 small{color:#2a8}.a{border:.6pt solid #ccd;margin-bottom:5pt}.b{background:#eef2f7;padding:2.500pt 6pt;font-size:7.500pt;color:#17497a}td,th{padding:2.500pt 6pt;text-align:left;vertical-align:top;font-size:.95em}th{font-size:6.500pt;color:#789;font-weight:400;padding-bottom:0}p{margin:4pt 6pt}',b,['Noto Sans','Liberation Sans','Nimbus Sans','DejaVu Sans'][k],[8,8.6,8.8,7.4][k]),w,h)
def Pp(k): # typed old oficio, dotted lines, margin column
    R=rec('P',k,['notes','solo halfgp home','late foreign','twins nogp'][k],sep=['{}, {}','{}-{}','{} / {}','{}/{}'][k],y=[1968,1974,1959,1988][k],up=k%2==1); R.nonat=1; R.dtx=dw(R.dn)
    d=lambda *x:'<div class=d>'+''.join(f'<span>{l}</span><b style="flex:{n}">{v or "- - -"}</b>' for l,v,n in x)+'</div>'
    b=f'<div class=c><b class=t>REGISTRO CIVIL</b><br>{R.cart}<br>{R.rmun} ({R.ruf})<br><b class=t>CERTIDÃO DE NASCIMENTO</b></div>'+d(('Nascimento nº',R.t,2),('fls.',R.f,1),('livro nº',R.l,1))
    b+=d(('Certifico que foi lavrado no dia',dd(R.dreg),1))+d(('o assento de',R.nome,1))+d(('nascid'+('o' if R.sex=='M' else 'a')+' aos',R.dtx,1))+d(('às',R.hora,1),('horas, sexo',R.sexo.lower(),2),('em',R.est or 'domicílio',5))+d(('município de',R.mun,4),('U.F.',R.uf,1))
    for g in R.g: f=g.s=='F'; b+=d(('filh'+('o' if R.sex=='M' else 'a')+' de' if g is R.g[0] else 'e de',g.nome,1))+d(('natural de',g.nat,2),('profissão',g.prof,1))+d((f'avós {"maternos" if f else "paternos"}:',g.av[0],1),('e',g.av[1],1))
    if R.twins: b+=d(('gêmeo de',R.twins[0],1))
    b+=d(('Foi declarante',R.decl,1))+d(('Matrícula',R.matr,3))+d(('CPF',R.cpf,1),('Selo',R.selo,1))+d(('Observações',R.averb if len(R.averb)<1 else 'vide margem',1))+f'<p>O referido é verdade e dou fé.</p>'+d(('',f'{R.rmun}, {dd(R.demis)}',1))+f'<div class=c style="margin-top:30pt">{sig(R.r,170)}<br>{R.signer}<br>{R.signt}</div>'
    side=f'<b>À MARGEM</b><br><br>AVERBAÇÕES<br><br>{R.averb or "nada consta"}<br><br><br>ANOTAÇÕES<br><br>{R.anot or "nada consta"}<br><br><br>Firma reconhecida no {R.r.randint(2,9)}º Tabelião'
    return out(R,page(612,935,'.m{position:absolute;left:24pt;top:30pt;bottom:30pt;width:112pt;border:.8pt solid #222;padding:8pt 7pt;font-size:8pt}.x{position:absolute;left:150pt;right:34pt;top:30pt}.d{display:flex;align-items:flex-end;gap:4pt;margin-top:9pt}.d span{font:9pt "Liberation Serif"}.d b{font-weight:400;border-bottom:1pt dotted #333;padding-left:4pt}.t{font:bold 15pt "Liberation Serif";line-height:2}p{font-family:"Liberation Serif"}.v{position:absolute;left:6pt;top:500pt;writing-mode:vertical-rl;font:6pt "Liberation Sans";color:#666}',f'<div class=m>{side}</div><div class=x>{b}</div><div class=v>Mod. 14 — Gráfica Comercial — 2ª via</div>',['Nimbus Mono PS','Liberation Mono','FreeMono','Noto Sans Mono'][k],[9.6,9,9,8.6][k]),612,935)
FORMS=dict(zip('ABCDEFGHIJKLMNOP',[A,B,C,Dd,Ee,Ff,Gg,Hh,I,J,K,Ll,M,N,Oo,Pp]))
def main(o):
    os.makedirs(o,exist_ok=True); bad=0
    for L,fn in FORMS.items():
        for k in range(4):
            x=fn(k); R=x['R']; case=f'87{L}-{k+1}'; d,a=truth(R,x['blank'],x['acc'],**x['ov'])
            a={p:v for p,v in a.items() if v}
            j=dict(case=case,layout='87'+L,condition='pdf_born_digital',file=case+'.pdf',width=x['w'],height=x['h'],resizeImage=False,data=d,accept=a,meta=dict(twin_names=R.twins,joint_notes=x['joint'],cadastro=[]))
            open(f'{o}/{case}.html','w').write(x['html']); json.dump(j,open(f'{o}/{case}.json','w'),ensure_ascii=False,indent=1)
            tx=re.sub(r'<style.*?</style>|<title.*?</title>','',x['html']); tx=re.sub(r'&\w+;',' ',re.sub('<[^>]*>',' ',tx)); nz=lambda s:re.sub(r'[\W_]','',s).lower(); T=nz(tx)
            def walk(o,p=''):
                nonlocal bad
                for q,v in o.items():
                    pp=p+q
                    if isinstance(v,dict): walk(v,pp+'.')
                    elif v and pp not in('documento.tipo','documento.órgão_emissor','gêmeos.status','dados_pessoais.data_nascimento.mês','dados_pessoais.data_nascimento.dia','dados_pessoais.sexo') and nz(v) not in T: bad+=1; print(case,pp,v)
            walk(d)
    print('not printed:',bad)
if __name__=='__main__': main(sys.argv[1])
