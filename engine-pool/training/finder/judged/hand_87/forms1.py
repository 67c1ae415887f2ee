import sys, os, json, re
from lib import *
LB={'F':'Mãe','M':'Pai'}
def fo(g): n=len(' '.join(g.sur)); return g.nome[:-n-1],g.nome[-n:]
def out(R,html,w=595,h=842,blank=(),acc=None,joint=False,ov=None): return dict(R=R,html=html,w=w,h=h,blank=blank,acc=acc,joint=joint,ov=ov or {})
def A(k): # phone app, cards
    R=rec('A',k,['','solo anot nocpf','twins notes','foreign nogp home'][k],sep='{}/{}',y=2014); R.nonat=1
    ic=lambda c:f'<svg width="11" height="11" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4.500" fill="{c}"/><path d="M3 5h4M5 3v4" stroke="#fff"/></svg>'
    row=lambda l,v:f'<div class="f w"><span>{l}</span><b>{v or "—"}</b></div>'
    sec=lambda t,x,c='#1a6':f'<div class=k><div class="f t">{ic(c)}<b>{t}</b><i>⌃</i></div>{x}</div>'
    b=f'''<div class="f sb"><b>14:0{k}</b><span>▲ 4G ▮ {61+k*7}%</span></div><div class=hd>‹ &nbsp; Meus documentos<h2>Certidão de Nascimento</h2><div class="f tb"><b>Dados</b><span>Imagem</span><span>Compartilhar</span></div></div>
<div class="k id"><div class=av>{R.fore[0]}{R.sur.split()[-1][0]}</div><div><small>Titular do documento</small><br><b style="font-size:12pt">{R.nome}</b><br><small>CPF</small> {R.cpf or "não inscrito"}</div></div>'''
    b+=sec('Nascimento',row('Quando nasceu',dl(R.dn))+row('Às',R.hora+' h')+row('Onde',R.est or 'Em domicílio')+row('Cidade',f'{R.mun}/{R.uf}')+row('Sexo',R.sexo)+row('Gêmeos','Sim' if R.twins else 'Não')+(row('Irmão(ã) gêmeo(a)',R.twins[0]) if R.twins else ''))
    b+=sec('Família',''.join(f'<div class=u>{LB[g.s]}</div>'+row('Nome',g.nome)+row('Natural de',g.nat)+row('Avô',g.av[0])+row('Avó',g.av[1]) for g in R.g),'#c72')
    b+=sec('Registro',row('Matrícula',R.matr)+row('Registrado em',dd(R.dreg))+row('Livro · Folha · Termo',f'A-{R.l} · {R.f} · {R.t}')+row('DNV',R.dnv)+row('Cartório',R.cart)+row('Cidade',f'{R.rmun}/{R.ruf}'),'#36b')
    b+=sec('Averbações',f'<p>{R.averb or "Nada consta"}</p>','#888')+sec('Anotações',f'<p>{R.anot or "Nada consta"}</p>','#888')
    b+=f'<div class="f ft">{qr(R.r,56)}<div>Emitida em {dd(R.demis)} · Selo {R.selo}<br>Assinado digitalmente por <b>{R.signer}</b>, {R.signt}<br>Aponte a câmera para conferir · código {R.cod}</div></div>'
    R.dtx=dl(R.dn); R.livro=f'A-{R.l}'
    return out(R,page(390,1000,'body{background:#eef1f4}.sb{padding:4pt 14pt;justify-content:space-between;background:#0b4f3c;color:#fff;font-size:8pt}.hd{background:#0b6b4f;color:#fff;padding:6pt 14pt 0}.hd h2{margin:4pt 0;font-size:15pt}.tb{gap:26pt}.tb>*{padding:4pt 0}.tb b{border-bottom:2pt solid #fff}.k{background:#fff;border-radius:7pt;margin:7pt 10pt;padding:6pt 10pt}.id{display:flex;gap:9pt}.av{width:38pt;height:38pt;border-radius:19pt;background:#dce;text-align:center;line-height:38pt}small,.w span{color:#778}.w{justify-content:space-between;gap:20pt;padding:2.500pt 0;border-bottom:.4pt solid #e4e4e4}.w b{text-align:right;font-weight:500}.t{gap:6pt;align-items:center;color:#234}.t i{margin-left:auto}.u{color:#0b6b4f;font-size:8pt;margin-top:4pt}p{margin:4pt 0}.ft{gap:8pt;margin:0 12pt;font-size:7.500pt;align-items:center}',b,'Noto Sans',8.8),390,1000)
def B(k): # electronic certificate, right-aligned labels, validation header
    R=rec('B',k,['notes','mm','solo subst home','trip anot'][k],up=k%2==0,sep='{} ({})',y=2009); R.nonat=1; R.dtx=dl(R.dn)
    row=lambda l,v:f'<div class=l>{l}</div><div class=v>{v or "***"}</div>'
    S=f'documento assinado eletronicamente por {R.signer} ({R.signt}) em {dd(R.demis)} às 1{k}:42:07, nos termos da MP 2.200-2/2001 e Lei 14.063/2020'
    b=f'''<div class=top>Validação: https://valida.registro.example/{R.cod} &nbsp;|&nbsp; Hash SHA-1 {R.cod.lower()}9f0c &nbsp;|&nbsp; pág. 1/1<br>{S}</div><div class="f" style="gap:12pt;margin:10pt 40pt;align-items:center">{arms(44,'#553')}<div><b style="font-size:13pt">Certidão eletrônica · nascimento</b><br>{R.cart} · {R.rmun} ({R.ruf})<br>CNS {R.cns[:2]}.{R.cns[2:5]}-{R.cns[5]} · {R.addr}</div></div><div class="g q">'''
    b+=row('matrícula nacional',R.matr)+row('fólio',f'liv. {R.l} &ensp; fls. {R.f}v &ensp; nº {R.t}')+row('lavrado a',dd(R.dreg))+'<hr><hr>'
    b+=row('registrado(a)',f'<b>{R.nome}</b>')+row('inscrição CPF/MF',R.cpf)+row('dt. nascimento',dl(R.dn))+row('horário',R.hora.replace(':','h')+'min')+row('sexo',R.sexo.lower())+row('nascido(a) em',R.est or 'domicílio')+row('município de nascimento',f'{R.mun} ({R.uf})')+row('D.N.V.',R.dnv)+row('parto múltiplo',('sim, com '+' e '.join(R.twins)) if R.twins else 'não')+'<hr><hr>'
    for i,g in enumerate(R.g): b+=row(f'filiação {i+1}',g.nome)+row('naturalidade',g.nat)+row('ascendentes',f'{g.av[0]} e {g.av[1]}')
    b+='<hr><hr>'+row('averbações',R.averb)+row('anotações',R.anot)+row('declarante',R.decl)+row('selo de fiscalização',R.selo)+row('emitida a',dd(R.demis))+row('emolumentos',f'R$ {R.fees[0]} + ISS R$ {R.fees[1]} + fundos R$ {R.fees[2]} = R$ {R.fees[3]}')
    b+=f'</div><div class="f" style="position:absolute;bottom:44pt;left:40pt;gap:10pt;align-items:center">{qr(R.r,70)}<div>Preparada por {R.esc[1]}, escrevente autorizada.<br>A autenticidade pode ser confirmada pelo código {R.cod[:4]}-{R.cod[4:8]}-{R.cod[8:]}.</div></div><div class=bot>{S}</div>'
    R.folha=f'{R.f}v'
    return out(R,page(595,842,'.top,.bot{background:#eee;font:6.500pt "DejaVu Sans Mono";padding:5pt 12pt}.bot{position:absolute;bottom:0;width:100%}.q{grid-template-columns:150pt 1fr;margin:0 40pt;gap:5pt 10pt}.l{text-align:right;color:#666;font-size:8pt}.v{font-size:9.500pt}hr{width:100%;border:0;border-top:.5pt solid #aaa;margin:0}',b,['Nimbus Sans','Noto Serif','DejaVu Sans','Liberation Sans'][k],8.5))
def C(k): # registry system print, database labels
    R=rec('C',k,['','foreign late notes','solo nocpf home','twins halfgp'][k],up=True,sep='{}-{}',y=[1998,1979,2006,2011][k]); r=R.r
    pre=['NM_','NO_','DS_NOME_','NM '][k]
    F=lambda l,v,n=17:f'<b>{l.ljust(n,".")}</b>: {v if v else "NULL" if k==2 else ""}'
    cod={'M':'1','F':'2'}[R.sex]
    L=[f'SRCPN v4.{k}.12  USUARIO: {R.esc[0].split()[0]}{R.esc[0].split()[-1][0]}  TERMINAL 0{k+3}   IMPRESSAO: {dd(R.demis)} 09:5{k}:17   PAG 0001',f'{R.cart}','CERTIDAO DE NASCIMENTO - BREVE RELATO (TELA NASC07)','='*88,
    F('NR_MATRICULA',R.matr),F('NR_LIVRO',f'{R.l:05d}')+'   '+F('NR_FOLHA',f'{R.f:03d}',9)+'   '+F('NR_TERMO',f'{R.t:07d}',9)+'   '+F('DT_REG',dd(R.dreg),7),
    F('CD_SERVENTIA',R.cns)+'   '+F('MUN_SERV',f'{R.rmun}-{R.ruf}',9),'-'*34+' [TB_REGISTRADO] '+'-'*37,
    F(pre+'REGISTRADO',R.nome),F('NR_CPF',R.cpf)+'   '+F('NR_DNV',R.dnv,9),F('DT NASC.',dd(R.dn))+'   '+F('HR NASC.',R.hora,9)+'   '+F('COD. SEXO',f'{cod} ({R.sexo[:4].upper()})',9),
    F('MUN. NASC.',R.mun)+'   '+F('UF NASC.',R.uf,9),F('NATURALID.',R.nat),F('LOC. NASC.',R.est or ('DOMICILIO' if k!=2 else 'DOMICÍLIO')),F('IN_GEMEAR',('S  NM_GEMEO: '+R.twins[0]) if R.twins else 'N'),'-'*34+' [TB_FILIACAO] '+'-'*39]
    for i,g in enumerate(R.g): L+=[F(f'{pre}{"MAE" if g.s=="F" else "PAI"}',g.nome),F(f'MUN/UF {"MAE" if g.s=="F" else "PAI"}',g.nat)+'   '+F('IDADE',g.idade,6)+'   '+F('CPF',g.cpf,4),F('AVO_M_'+('MAT' if g.s=='F' else 'PAT'),g.av[0]),F('AVO_F_'+('MAT' if g.s=='F' else 'PAT'),g.av[1])]
    w=lambda t:'<br>'+'<br>'.join(re.findall(r'.{1,80}(?:\s|$)',t)) if t else ''
    L+=['-'*34+' [TB_OBS] '+'-'*44,F('TX_AVERBACAO',w(R.averb)),F('TX_ANOTACAO',w(R.anot)),F('NM_DECLARANTE',R.decl),'-'*34+' [TB_ATO] '+'-'*44,F('NR_SELO',R.selo)+'   '+F('VL_TOTAL','R$ '+R.fees[3],9),F('NM_OFICIAL',R.signer),F('NM_ESCREVENTE',R.esc[0]),F('DT_EMISSAO',dd(R.demis)),'='*88,'DOU FE. O REFERIDO E VERDADE.','','','','          '+'_'*44,'          '+R.signer,'          '+R.signt.upper(),'',R.addr+'  TEL '+R.tel]
    h=''.join(f'<div>{x or "&nbsp;"}</div>' for x in L)
    R.livro,R.folha,R.termo=f'{R.l:05d}',f'{R.f:03d}',f'{R.t:07d}'
    return out(R,page(595,842,'div{white-space:pre;line-height:13pt}b{font-weight:400}body{padding:26pt 30pt}',h,['Liberation Mono','Nimbus Mono PS','DejaVu Sans Mono','Noto Mono'][k],[9,9,8.4,8.4][k]))
def Dd(k): # wide landscape sheet, four column blocks, notes first
    R=rec('D',k,['anot','pp','solo halfgp late','twins notes foreign'][k],up=True,sep='{}/{}',y=[2001,2016,1988,2013][k]); R.nonat=1
    c=lambda l,v,s=1:f'<div style="grid-column:span {s}"><i>{l}</i>{v or "-x-x-x-"}</div>'
    b=f'<div class="f hd">{arms(40,"#722")}<div>República Federativa do Brasil · Estado {UFN[R.ruf]}<br><b style="font-size:15pt;letter-spacing:5pt">NASCIMENTO</b> &nbsp; certidão em folha larga</div><div class=r style="margin-left:auto">{R.cart}<br>{R.rmun} - {R.ruf}<br>{R.addr} · {R.tel}</div></div><div class="g q">'
    b+=c('ANOTAÇÕES E AVERBAÇÕES',R.averb or R.anot,12)+c('ASSENTO Nº',R.t,2)+c('LIVRO A Nº',R.l)+c('A FLS.',R.f)+c('ASSENTADO EM',dd(R.dreg,'.'),2)+c('MATRÍCULA',R.matr,4)+c('DECL. NASC. VIVO',R.dnv,2)
    b+=c('NOME COMPLETO',f'<b>{R.nome}</b>',6)+c('SEXO',R.sexo.upper(),2)+c('CPF',R.cpf,2)+c('NASCEU A',dd(R.dn,'.'))+c('HORA',R.hora)
    b+=c('CASA DE SAÚDE / LOCAL',R.est,5)+c('MUNICÍPIO',R.mun,4)+c('UF',R.uf)+c('GÊMEO?','SIM' if R.twins else 'NÃO',2)
    if R.twins: b+=c('IRMÃO(S) GÊMEO(S)',R.twins[0],12)
    for i,g in enumerate(R.g): b+=c(f'{i+1}º GENITOR',g.nome,4)+c('NATURALIDADE',g.nat,3)+c('PAIS DO(A) GENITOR(A)',f'{g.av[0] or "IGNORADO"}<br>{g.av[1]}',5)
    b+=c('DECLARANTE',R.decl,4)+c('TESTEMUNHAS',' · '.join(R.wit),8)
    b+=f'</div><div class="f" style="gap:16pt;position:absolute;bottom:22pt;left:30pt;right:30pt;align-items:center">{qr(R.r,64)}<div>Selo: {R.selo}<br>Consulte em selo.tj{R.ruf.lower()}.example<br>Emol. {R.fees[0]} Tx. {R.fees[1]} Tot. {R.fees[3]}</div><div class=c style="margin-left:auto">{R.rmun}, {dl(R.demis)}<br>{sig(R.r,190)}<br>{R.signer}<br>{R.signt}</div></div>'
    R.dtx=dd(R.dn,'.')
    return out(R,page(842,595,'body{padding:22pt 30pt;border:6pt double #a87}.hd{gap:14pt;align-items:center;margin-bottom:10pt;font-size:8.500pt}.q{grid-template-columns:repeat(12,1fr);border-left:.5pt solid #876;border-top:.5pt solid #876}.q>div{border-right:.5pt solid #876;border-bottom:.5pt solid #876;padding:2pt 4pt 4pt;min-height:34pt}i{display:block;font:6pt/8pt "Liberation Sans Narrow";color:#722;margin-bottom:1pt}',b,['Nimbus Roman','Liberation Sans Narrow','DejaVu Serif','P052'][k],[10,10,8.2,9.5][k]),842,595,joint=True)
def Ee(k): # receipt strip
    R=rec('E',k,['nogp','solo home','notes','twins nocpf'][k],up=True,sep='{} {}',y=2010); R.nonat=1
    two=lambda l,v:f'<div class="f s"><span>{l}</span><span class=r>{v}</span></div>'
    st=lambda l,v:f'<div class=m>{l}<br><b>{v or "------"}</b></div>'
    H='<div class=h></div>'
    b=f'<div class=c>{R.cart}<br>{R.rmun} - {R.ruf}<br>{R.addr}<br>CNS {R.cns}</div>{H}<div class=c><b>CERTIDÃO DE NASCIMENTO</b><br>VIA SIMPLIFICADA Nº 0{k+1}</div>{H}'
    b+=st('REGISTRADO(A)',R.nome)+two('CPF',R.cpf or '------')+two('NASC',f'{dd(R.dn)}&nbsp;{R.hora}')+two('SEXO',R.sex)+st('LOCAL',R.est or 'DOMICÍLIO')+two('CIDADE',f'{R.mun} {R.uf}')
    b+=two('GÊMEO',R.twins and 'S' or 'N')+(st('GÊMEO DE',R.twins[0]) if R.twins else '')+H
    for g in R.g: b+=st('MAE' if g.s=='F' else 'PAI',g.nome)+two('NAT.',g.nat)+st('AVÓS '+('MATERNOS' if g.s=='F' else 'PATERNOS'),'<br>'.join(filter(None,g.av)))
    b+=H+two('LIVRO',f'A{R.l:03d}')+two('FOLHA',R.f)+two('TERMO',R.t)+two('DATA REG.',dd(R.dreg))+st('MATRÍCULA',R.matr)+two('DNV',R.dnv)+H+st('AVERBAÇÕES',R.averb)+H+two('EMOLUMENTOS',R.fees[0])+two('FUNDO',R.fees[1])+two('ISS',R.fees[2])+two('TOTAL R$',R.fees[3])+two('SELO',R.selo)+H
    b+=f'<div class=c>{qr(R.r,80)}<br>EMITIDO {dd(R.demis)} 10:1{k}<br>CAIXA 2 OPER. {R.esc[1].split()[0]}<br>{sig(R.r,140)}<br>{R.signer}<br>{R.signt.upper()}<br>OBRIGADO. GUARDE ESTE COMPROVANTE</div>'
    R.livro=f'A{R.l:03d}'
    return out(R,page(240,960,'body{padding:12pt}.s{justify-content:space-between;gap:8pt}.h{border-top:1pt dashed #000;margin:5pt 0}.m{margin:2pt 0}.m b{display:block;padding-left:10pt}'+('.m b{text-align:right}' if k%2 else ''),b,['DejaVu Sans Mono','Liberation Mono','Noto Sans Mono','Liberation Sans Narrow'][k],[7.6,8.4,7.6,9.4][k]),240,960)
def Ff(k): # multilingual extract, numbered boxes
    R=rec('F',k,['','solo','foreign notes','nogp subst'][k],up=k%2==0,sep='{} - {}',y=[1995,2018,1969,2003][k]); R.nonat=1
    n=lambda i,pt,en,fr,v,s=6:f'<div style="grid-column:span {s}"><sup>{i}</sup><i>{pt}<br>{en} · {fr}</i><b>{v or "———"}</b></div>'
    dmy=lambda d:'<span class=d><em>Jo</em>{:02d}</span><span class=d><em>Mo</em>{:02d}</span><span class=d><em>An</em>{}</span>'.format(d.day,d.month,d.year)
    b=f'<div class=c style="margin-bottom:8pt"><b style="font-size:12pt">EXTRATO MULTILÍNGUE DE REGISTRO DE NASCIMENTO</b><br>Multilingual extract from a birth record · Extrait plurilingue d\'acte de naissance</div><div class="g q">'
    b+=n(1,'Estado','State','État','BRASIL',3)+n(2,'Serviço de registro civil de','Civil registry office of','Service de l\'état civil de',f'{R.cart}<br>{R.rmun} - {R.ruf}',9)+n(3,'Registro: data','Date of entry','Date de l\'acte',dmy(R.dreg),6)+n('3a','Livro / folha / nº','Book / page / no.','Registre / feuillet / nº',f'{R.l} / {R.f} / {R.t}',6)
    b+=n(4,'Data de nascimento','Date of birth','Date de naissance',dmy(R.dn),5)+n('4a','Hora','Time','Heure',R.hora,2)+n('4b','Lugar de nascimento','Place of birth','Lieu de naissance',f'{R.mun} - {R.uf}',5)
    b+=n(5,'Sobrenome','Surname','Nom',R.sur,7)+n(7,'Sexo','Sex','Sexe',R.sex,2)+n('7a','CPF','Taxpayer no.','Nº fiscal',R.cpf,3)+n(6,'Prenomes','Forenames','Prénoms',R.fore,12)
    b+='<div style="grid-column:span 6" class=c>8 — Pai · Father · Père</div><div style="grid-column:span 6" class=c>9 — Mãe · Mother · Mère</div>'
    by={g.s:g for g in R.g}; G=[by.get('M'),by.get('F')]
    for i,(a,e,f) in enumerate([('Sobrenome','Surname','Nom'),('Prenomes','Forenames','Prénoms'),('Natural de','Place of birth','Lieu de naissance'),('Filho(a) de','Child of','Enfant de')]):
        for j,g in enumerate(G): b+=n(f'{8+j}{"abcd"[i]}',a,e,f,(fo(g)[1],fo(g)[0],g.nat,'<br>'.join(filter(None,g.av)))[i] if g else '')
    b+=n(10,'Outras menções do registro','Other particulars','Autres énonciations',R.averb,12)+n('10a','Matrícula','Record ID','Identifiant',R.matr,8)+n('10b','DNV','Live birth no.','Nº décl.',R.dnv,4)
    b+=n(11,'Data de emissão, assinatura, selo','Date of issue, signature, seal','Date de délivrance, signature, sceau',f'{dmy(R.demis)} &emsp; {sig(R.r,120)}<br>{R.signer} — {R.signt} &emsp; Selo {R.selo}',12)
    b+=f'</div><p>SÍMBOLOS / SYMBOLS / SYMBOLES — Jo: dia, day, jour · Mo: mês, month, mois · An: ano, year, année · M: masculino, male, masculin · F: feminino, female, féminin · Mar: casamento · Div: divórcio · Dm: óbito da pessoa</p>'
    R.g=[g for g in G if g]
    solo=len(R.g)==1; ov={}
    if solo: ov={'filiação__genitor_1__nome_completo':R.g[0].nome}
    acc={'observações.averbações':[],} if not R.averb else {}
    return out(R,page(595,842,'body{padding:26pt 32pt}.q{grid-template-columns:repeat(12,1fr)}.q>div{border:.5pt solid #338;padding:2pt 4pt;min-height:32pt;margin:-.25pt}.q>div.c{min-height:0;background:#e8ecf6}i{font:italic 5.800pt "Liberation Serif";color:#338;display:inline-block;vertical-align:top}sup{font-size:7pt;margin-right:4pt}b{display:block;font-weight:400}.d{border:.5pt solid #999;padding:1pt 6pt;display:inline-block;margin-bottom:2pt;margin-right:3pt}em{font-size:5pt;color:#666;margin-right:3pt}p{font-size:6pt}',b,['Liberation Serif','Nimbus Sans','Liberation Mono','C059'][k],[10,9.5,8.6,9.5][k]),blank=['local_nascimento.estabelecimento'],joint=True)
def Gg(k): # ledger page copy
    R=rec('G',k,['','late notes nocpf','solo nocpf home','foreign anot'][k],sep='{}, {}',y=[1958,1949,1971,1983][k]); R.nonat=1; R.dtx=dw(R.dn)
    par='<hr>'.join(f'{"Mãe" if g.s=="F" else "Pai"}: {g.nome}<br>nat. {g.nat}; {g.prof}' for g in R.g)
    av='<hr>'.join(f'{"Maternos" if g.s=="F" else "Paternos"}: {g.av[0]}<br>{g.av[1]}' for g in R.g)
    H=[('Nº de ordem',6),('Data do assento',10),('Nome da criança e sexo',15),('Dia, mês, ano, hora e lugar do nascimento',19),('Pais, naturalidade e profissão',19),('Avós',15),('Averbações e anotações',16)]
    V=[R.t,dd(R.dreg),f'<b>{R.nome}</b><br>{R.sexo.lower()}',f'{dw(R.dn)}, às {R.hora} horas; {R.est or "em domicílio"}; {R.mun}, {R.uf}',par,av,R.averb or R.anot or '—']
    b=f'<div class="f" style="justify-content:space-between;align-items:end"><div>{R.cart}<br>{R.rmun}, {R.ruf}</div><div class=c style="font:bold 14pt Liberation Serif">Registro de Nascimentos — Livro A nº {R.l}</div><div style="font-size:14pt">Fl. {R.f}</div></div><table><tr>'+''.join(f'<th style="width:{w}%">{h}</th>' for h,w in H)+'</tr><tr>'+''.join(f'<td class=n>{i+1}</td>' for i in range(7))+'</tr><tr class=x>'+''.join(f'<td>{v}</td>' for v in V)+'</tr>'+('<tr>'+'<td>&nbsp;</td>'*7+'</tr>')*3+f'</table><div class="f" style="margin-top:10pt;gap:20pt;align-items:center"><div style="width:50%">CERTIDÃO DE NASCIMENTO por cópia reprográfica do assento. Confere com o original, do que dou fé. Matrícula {R.matr}. '+(f'CPF {R.cpf}. ' if R.cpf else '')+f'Selo {R.selo}. Custas R$ {R.fees[3]}. Conferido por {R.esc[0]}, escrevente.</div><div class=c style="margin:auto">{R.rmun}, {dd(R.demis)}<br>{sig(R.r,150)}<br>{R.signer}<br>{R.signt}</div></div>'
    return out(R,page(900,580,'body{padding:24pt 28pt;background:#fffdf4}td,th{border:.6pt solid #a55;padding:4pt 5pt;vertical-align:top;font-size:9pt}th{font:italic 8pt "Liberation Serif";color:#a33}.n{font-size:6pt;text-align:center;padding:0}.x td{height:230pt;color:#114;font-size:%spt;line-height:1.5}hr{border:0;border-top:.5pt dotted #a55}table{margin-top:6pt;table-layout:fixed}'%[12.5,10.5,9.2,10.5][k],b,['Z003','Liberation Serif','URW Bookman','Nimbus Roman'][k],[12,9.5,8.5,9.5][k]),900,580,joint=True,blank=['registro.número_dnv'])
def Hh(k): # combs and legends
    R=rec('H',k,['solo anot','','twins','late notes home'][k],up=True,sep='{}/{}',y=[2002,2017,2014,1987][k]); R.nonat=k%2
    def comb(s,n):
        s=s or ''; rows=[s[i:i+n] for i in range(0,max(len(s),1),n)]
        return ''.join('<div class=f>'+''.join(f'<u>{c if c!=" " else ""}</u>' for c in x.ljust(n))+'</div>' for x in rows)
    bx=lambda l,x,s='',t='':f'<div style="{s}"><i>{l}</i>{x}'+(f'<p>{t}</p>' if t else '')+'</div>'
    P=lambda v:f'<b>{v or "/////"}</b>'
    b=f'<div class="f" style="gap:10pt;align-items:center">{arms(36,"#163")}<div><b style="font-size:13pt">CERTIDÃO DE NASCIMENTO</b><br>{R.cart} — {R.rmun}/{R.ruf}</div><div class=r style="margin-left:auto;font-size:6.500pt">Preencher em letra de forma,<br>uma letra em cada quadrícula.<br>Não rasurar.</div></div>'
    b+=bx('01 NOME DO REGISTRADO',comb(R.nome,34))+'<div class=f>'+bx('02 SEXO',comb(R.sex,1),'','M - masculino&ensp;F - feminino&ensp;I - ignorado')+bx('03 NASCIMENTO',comb(dd(R.dn,''),8),'','dia (2), mês (2), ano (4)')+bx('04 HORA',comb(R.hora.replace(':',''),4),'','00:00 a 23:59')+bx('05 CPF',comb(re.sub(r'\D','',R.cpf),11),'','só números')+'</div>'
    b+='<div class=f>'+bx('06 MUNICÍPIO DO NASCIMENTO',P(R.mun),'width:45%')+bx('07 UF',comb(R.uf,2),'width:15%')+bx('08 NATURALIDADE' if not k%2 else '08 PAÍS',P(R.nat if not k%2 else 'BRASIL'),'width:40%','município/UF' if not k%2 else '')+'</div>'
    b+=bx('09 ESTABELECIMENTO',P(R.est or 'DOMICÍLIO'),'','1 - hospital&ensp;2 - casa de parto&ensp;3 - domicílio&ensp;4 - outro. Escrever o nome por extenso.')
    b+='<div class=f>'+bx('10 GÊMEO',comb('S' if R.twins else 'N',1),'','S - sim&ensp;N - não')+bx('11 NOME(S) DO(S) GÊMEO(S)',P(R.twins and R.twins[0]),'flex:1','se S no campo 10')+'</div>'
    for i,g in enumerate(R.g): b+=bx(f'{12+i*4} {"MÃE" if g.s=="F" else "PAI"}',comb(g.nome,34))+'<div class=f>'+bx(f'{13+i*4} NATURAL DE',P(g.nat),'width:32%','município/UF')+bx(f'{14+i*4} AVÔ {"MATERNO" if g.s=="F" else "PATERNO"}',P(g.av[0]),'width:34%')+bx(f'{15+i*4} AVÓ {"MATERNA" if g.s=="F" else "PATERNA"}',P(g.av[1]),'width:34%')+'</div>'
    b+='<div class=f>'+bx('20 LIVRO',comb(f'{R.l:03d}',3))+bx('21 FOLHA',comb(f'{R.f:03d}',3))+bx('22 TERMO',comb(f'{R.t:06d}',6))+bx('23 DATA DO REGISTRO',comb(dd(R.dreg,''),8))+bx('24 DNV',P(R.dnv),'flex:1')+'</div>'+bx('25 MATRÍCULA',P(R.matr))+bx('26 AVERBAÇÕES',P(R.averb))+bx('27 ANOTAÇÕES',P(R.anot))
    b+=f'<div class=f style="gap:12pt;margin-top:8pt;align-items:center">{qr(R.r,50)}<div>SELO<br>{R.selo}<br>Rubrica do escrevente: {R.esc[0].split()[0]}</div><div class=c style="margin-left:auto">{R.rmun}, {dd(R.demis)}<br>{sig(R.r,120,20)}<br>{R.signer}<br>{R.signt}</div></div>'
    R.livro,R.folha,R.termo=f'{R.l:03d}',f'{R.f:03d}',f'{R.t:06d}'
    return out(R,page(595,842,'body{padding:22pt 28pt}i{display:block;font:6pt "Liberation Sans";color:#163}p{margin:0;font-size:5.600pt;color:#555}u{display:block;width:13.500pt;height:14pt;border:.5pt solid #484;border-left-width:.2pt;text-align:center;text-decoration:none;font-size:9.500pt;line-height:13pt}b{font-weight:400}body>div,.f>div{padding:1.500pt 3pt}',b,['DejaVu Sans Mono','Nimbus Sans','Liberation Mono','Noto Sans'][k],[8.3,8.8,8.8,8.2][k]))
