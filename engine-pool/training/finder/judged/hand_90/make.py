import sys, json, os, textwrap
from h import *
FORMS={}
def form(fn): FORMS[fn.__name__]=fn; return fn
RACE="Branca,Preta,Amarela,Parda,Indígena".split(',')
def hd(r): return "REPÚBLICA FEDERATIVA DO BRASIL"
def rol(p): return f" ({'mãe' if p.role=='mae' else 'pai'})" if p.nome else ''
def joint(r): return '<br>'.join(x for x in [r.averb and "AVERBAÇÃO: "+r.averb, r.anot and "ANOTAÇÃO: "+r.anot, r.emt and "Em tempo: "+r.emt] if x) or r.R.choice(["Nada consta.","-x-x-x-x-x-","Sem averbações e sem anotações."])
@form
def A(n):  # rows=parents, cols=name/nat/avô/avó
    r=mk('A',n,['notes','solo','twomoms','twin'][n-1],cart="Ofício do Registro Civil das Pessoas Naturais de {m}",dash='-x-x-x-'); W,H=595,842; v=r.v
    css='padding:26pt 34pt;font:8.5pt "Liberation Sans";td,th{border:.6pt solid #264;padding:2pt 4pt}i,th{font-size:6.3pt;color:#264}th{text-align:center;font-weight:bold;background:#e6efe6}table{margin-bottom:5pt}b{font-weight:bold}'
    b=f'<div class=c>{arms(40)}<br>{hd(r)}<br><b style="font-size:9pt">REGISTRO CIVIL DAS PESSOAS NATURAIS</b><div style="font-size:17pt;margin:4pt 0">CERTIDÃO DE NASCIMENTO</div><i>NOME</i><b style="font-size:12pt">{r.nome}</b><br><i>CPF</i><b>{v(r.cpf)}</b><i>MATRÍCULA</i><b>{r.mat}</b></div><br>'
    b+=tb(tr(q('DATA DE NASCIMENTO POR EXTENSO',ext(r.nasc).upper(),'width=62%'),q('DIA',f"{r.nasc.day:02d}"),q('MÊS',f"{r.nasc.month:02d}"),q('ANO',r.nasc.year)))
    b+=tb(tr(q('HORA',r.hora),q('NATURALIDADE',r.lnat),q('SEXO',r.sexo.upper())),tr(q('MUNICÍPIO DE NASCIMENTO E UF',r.lnat,'colspan=2'),q('LOCAL DE NASCIMENTO',r.est)))
    b+=tb(tr(('rowspan=2','FILIAÇÃO'),('rowspan=2','NATURALIDADE'),('colspan=2','AVÓS (pais de cada genitor)'),t='th'),tr('AVÔ','AVÓ',t='th'),*[tr(*[f'<b>{v(x)}</b>' for x in (p.nome and p.nome+rol(p),p.nat,p.avo,p.ava)]) for p in r.P])
    tw=f"SIM - {r.twin}, matrícula {matr(r.cns,r.dreg.year,1,int(r.livro),int(r.folha),int(r.termo)+1)}" if r.twin else 'NÃO / '+r.d
    b+=tb(tr(q('GÊMEO(S) / NOME E MATRÍCULA DO(S) GÊMEO(S)',tw)))+tb(tr(q('DATA DO REGISTRO POR EXTENSO',ext(r.dreg)+f" ({br(r.dreg)})"),q('NÚMERO DA DNV',v(r.dnv)),q('LIVRO',r.livro),q('FOLHA',r.folha),q('TERMO',r.termo)))
    b+=tb(tr(q('AVERBAÇÕES / ANOTAÇÕES À ACRESCER',f'<div style="min-height:80pt;font-weight:normal">{joint(r)}</div>')))
    b+=tb(tr(('colspan=4','ANOTAÇÕES DE CADASTRO'),t='th'),tr(*'Tipo,Número,Órgão expedidor,Validade'.split(',')),tr('RG',r.rgs[0],f'SSP/{r.ru}','-'),tr('Título de eleitor' if r.nasc.year<2003 else 'Cartão SUS',r.rgs[1],'-','-'))
    b+=f'<div class="row ft"><div style="width:48%;border:.6pt solid #264;padding:5pt;font-size:7.5pt">{r.cart}<br>Oficial: {r.oficial}<br>{r.rm} - {r.ru}<br>{r.rua} - CEP {r.cep}<br>Fone {r.fone}</div><div style="padding-left:14pt;flex:1" class=c>O conteúdo da certidão é verdadeiro. Dou fé.<br>{r.rm}, {dm(r.emis)}.<br>{sig(r.R)}<br>{r.escr}<br>Escrevente autorizada<br><span style="font-size:7pt">Selo digital nº {r.selo} - Emol.: R$ 41,20 - ISS: R$ 2,06</span></div>{qr(r.R)}</div>'
    return W,H,css,b,truth(r,W,H,nat=1,txt=ext(r.nasc).upper(),twin=tw[6:] if r.twin else '',cad=r.rgs)
@form
def B(n):  # landscape, columns = parents
    r=mk('B',n,['abroad','nogp','notes','twomoms'][n-1],sep=' - ',up=0,cart="Serviço de Registro Civil do {o} Distrito da Comarca de {m}",dash='(não declarado)',livro='A-{}',folha='{:03d}',verso=1); W,H=842,595; v=r.v; a,c=r.P
    css='padding:22pt 40pt;font:10pt "Liberation Serif";justify-content:space-between;.ft{margin-top:0}td,th{border:.5pt solid #777;padding:2.5pt 6pt}th{font-variant:small-caps;background:#eee}i{font-size:7.5pt;font-style:italic}h1{margin:0;font-size:20pt;letter-spacing:4pt}'
    b=f'<div class=row style="align-items:center;gap:14pt">{arms(46,"#345")}<div style="flex:1"><h1>Certidão de Nascimento</h1>{r.cart} &middot; Estado: {r.ru} &middot; {r.rua}</div><div style="font-size:8pt">Livro {r.livro} &nbsp; Folha {r.folha} &nbsp; Termo {r.termo}<br>Matrícula {r.mat}</div></div><hr style="width:100%">'
    b+=f'<p style="margin:4pt 0">Certifico que no dia <b>{br(r.dreg)}</b> foi lavrado o assento de nascimento de <b style="font-size:13pt"><em>{r.nome}</em></b>, CPF {v(r.cpf)}, do sexo {r.sexo.lower()}, cujos dados seguem:</p>'
    b+=tb(tr(q('Data do nascimento',dm(r.nasc)),q('Hora',r.hora.replace(':','h')+'min'),q('Estabelecimento',r.est),q('Município do nascimento',r.lnat),q('DNV',v(r.dnv)),q('Gêmeo','não')))
    g=lambda p,k:v(getattr(p,k))
    b+='<br>'+tb(tr(('rowspan=2 style="width:16%"',''),('colspan=2 class=c','Genitores e respectivos ascendentes'),t='th'),tr('Genitora' if a.role=='mae' else 'Genitor',('','Genitora' if c.role=='mae' else 'Genitor'),t='th'),*[tr(('style="background:#eee"',l),g(a,k),g(c,k)) for l,k in (('Nome','nome'),('Natural de','nat'),('Profissão','prof'),('Idade','id'),('Seu pai (avô)','avo'),('Sua mãe (avó)','ava'))])
    b+=f'<div class=row style="gap:10pt;margin-top:8pt"><div style="flex:1;border:.5pt solid #777;padding:4pt;min-height:80pt"><i>Averbações</i>{r.averb or "***"}</div><div style="flex:1;border:.5pt solid #777;padding:4pt"><i>Anotações</i>{r.anot or "***"}</div></div>'
    b+=f'<div class="row ft" style="gap:20pt;align-items:end">{qr(r.R,48)}<div style="font-size:8pt;flex:1">Selo {r.selo}<br>Consulte em https://selo.exemplo.jus.br<br>Gratuito na 1ª via (Lei 9.534/97)</div><div class=c>{r.rm} ({r.ru}), {br(r.emis)}<br>{sig(r.R)}<br>{r.oficial}<br>Oficial Registrador</div></div>'
    return W,H,css,b,truth(r,W,H,txt=dm(r.nasc),joint=0)
@form
def C(n):  # person per row with kinship codes
    r=mk('C',n,['twin','solo','late notes','abroad'][n-1],y=(1972,2005),cart="{o} Cartório de Registro Civil e Notas",dash='* * *',folha='{}',verso=1,livro='A {}'); W,H=612,936; v=r.v
    css='padding:34pt 40pt;font:11.5pt/15pt "Nimbus Roman";td,th{border:.7pt solid #000;padding:5pt 5pt}th{font-size:7.5pt;text-align:center;text-transform:none;background:#ddd}.lg{font:6.8pt "Liberation Sans";margin:3pt 0 9pt}'
    sp=lambda x:(x.rsplit(r.sep,1)+[''])[:2] if x else ['','']
    rows=[(0,r.nome,r.lnat),(2,r.pai.nome,r.pai.nat),(4,r.pai.avo,r.pai.natavo),(6,r.pai.ava,r.pai.natava),(1,r.mae.nome,r.mae.nat),(3,r.mae.avo,r.mae.natavo),(5,r.mae.ava,r.mae.natava)]
    if n%2==0: rows=[rows[0]]+rows[4:]+rows[1:4]; r.P=[r.mae,r.pai]
    else: r.P=[r.pai,r.mae]
    b=f'<div class=row><div style="border:1pt solid #000;padding:4pt 8pt;width:150pt;font-size:8pt" class=c>PODER JUDICIÁRIO<br>ESTADO: {r.ru}<br>COMARCA DE {r.rm.upper()}</div><div style="flex:1" class=c><span style="font-size:18pt;font-weight:bold">NASCIMENTO</span><br>Certidão de Nascimento extraída do livro {r.livro}, fls. {r.folha}, sob nº {r.termo}<br>{r.cart}</div></div><p style="margin:8pt 0">Matrícula: {r.mat} &nbsp;&nbsp; CPF do(a) registrado(a): {v(r.cpf)}</p>'
    b+=tb(tr('CÓD.','NOME COMPLETO','MUNICÍPIO DE NASCIMENTO','UF / PAÍS',t='th'),*[tr(('class=c width=7%',k if nm else '-'),('width=50%',v(nm)),v(sp(nt)[0]),('class=c',v(sp(nt)[1]))) for k,nm,nt in rows])
    b+='<div class=lg>CÓD. (parentesco): 0 - Registrado(a) &nbsp; 1 - Mãe &nbsp; 2 - Pai &nbsp; 3 - Avô materno &nbsp; 4 - Avô paterno &nbsp; 5 - Avó materna &nbsp; 6 - Avó paterna</div>'
    b+=tb(tr('NASCEU EM','ÀS','SEXO*','PARTO**','COR***','ONDE','CIDADE',t='th'),tr(br(r.nasc,'.'),r.hora.replace(':','h'),('class=c',{'M':1,'F':2}[r.sx]),('class=c',2 if r.twin else 1),('class=c',r.race+1),r.est,r.lnat))
    b+='<div class=lg>* 1 - Masculino 2 - Feminino &nbsp; ** 1 - simples 2 - dupla 3 - tripla ou mais &nbsp; *** 1 - Branca 2 - Preta 3 - Amarela 4 - Parda 5 - Indígena</div>'
    if r.twin: b+=f'<p style="margin:2pt 0 8pt">Parto duplo: irmão(ã) gêmeo(a) <b>{r.twin}</b>, registrado(a) no termo seguinte.</p>'
    b+=f'<p style="margin:2pt 0 8pt">Registro feito em {dm(r.dreg)}{", na forma do art. 46 da Lei nº 6.015/73," if r.has("late") else ""} sendo declarante {r.decl}. Testemunhas: {" e ".join(r.test)}.</p><div style="border-top:1pt solid #000;border-bottom:1pt solid #000;padding:4pt 0;min-height:90pt">OBSERVAÇÕES (averbações e anotações):<br>{joint(r)}</div>'
    b+=f'<div class=ft><p>O referido é verdade e dou fé. {r.rm}/{r.ru}, aos {ext(r.emis)}.</p><div class="row" style="justify-content:space-between"><div class=c>{sig(r.R)}<br>{r.oficial}<br>OFICIAL TITULAR</div><div class=c>{sig(r.R)}<br>{r.escr}<br>SUBSTITUTA</div><div style="border:1pt dashed #000;padding:4pt;font-size:7.5pt">SELO DE AUTENTICIDADE<br>{r.selo}<br>Cotação: R$ 38,91</div></div><p style="font-size:7pt">{r.rua} - {r.rm} - CEP {r.cep} - Tel. {r.fone}</p></div>'
    for p in (r.pai,r.mae): p.nat=p.nat and '/'.join(sp(p.nat))
    return W,H,css,b,truth(r,W,H,no='dnv',nat=1)
@form
def D(n):  # letter boxes, old
    r=mk('D',n,['','solo','late','notes'][n-1],y=(1974,1993),old=1,cart="Cartório do Registro Civil de {m}",dash='',livro='A{:03d}',folha='{:03d}',verso=1,termo='{:06d}',order='PM'); W,H=595,842; v=r.v
    if n==4: r.emis=dt.date(2008,5,14); r.averb="Por sentença proferida em 11/03/2007 pelo MM. Juiz da 1ª Vara Cível desta Comarca, foi retificado o nome da avó paterna para a forma que consta acima. Mandado arquivado. Dou fé."; r.anot=''
    css='padding:28pt 30pt;font:8.5pt "Liberation Sans Narrow";i{font-size:6.5pt;margin-top:8pt}b{font:10pt "Liberation Mono";display:block;border-bottom:.6pt solid #555;min-height:13pt}.lb s{font:10pt/13.5pt "Liberation Mono"}h2{font-size:9pt;background:#ccc;margin:13pt 0 0;padding:1pt 4pt}.row>div{margin-right:12pt}td{padding:0 10pt 0 0}small{font-size:6pt}'
    bx=lambda l,s,k,lg='':f'<div><i>{l}</i>{lb(s,k)}<i style="margin:0">{lg}</i></div>'
    dd=lambda d:f"{d.day:02d}{d.month:02d}{d.year}"
    two=lambda s:(s.split(r.sep)+['',''])[:2]
    b=f'<div class=row><div style="flex:1"><b style="border:0;font:bold 11pt Liberation Sans Narrow">{hd(r)} &mdash; REGISTRO CIVIL</b>{r.cart}<br>Município {r.rm} &nbsp; UF {r.ru} &nbsp; Mod. RC-02</div><div style="font:bold 15pt Liberation Sans Narrow;border:1.5pt solid #000;padding:5pt 9pt">CERTIDÃO DE NASCIMENTO</div></div>'
    b+='<h2>I - REGISTRO</h2><div class=row>'+bx('LIVRO',r.livro,5)+bx('FOLHA',r.folha,4)+bx('TERMO',r.termo,7)+bx('DATA DO REGISTRO',dd(r.dreg),8,'Dia &nbsp;&nbsp; Mês &nbsp;&nbsp;&nbsp; Ano')+'</div>'
    b+='<h2>II - REGISTRADO</h2>'+bx('NOME (uma letra por quadro; deixe um quadro em branco entre os nomes)',r.nome,46)+'<div class=row>'+bx('DATA DE NASCIMENTO',dd(r.nasc),8,'Dia &nbsp;&nbsp; Mês &nbsp;&nbsp;&nbsp; Ano')+bx('HORA',r.hora.replace(':',''),4,'00:00 a 23:59')+bx('SEXO',{'M':'1','F':'2'}[r.sx],1,'1 - Masculino 2 - Feminino')+bx('TIPO DE PARTO','1',1,'1 simples 2 duplo 3 triplo')+bx('COR',str(r.race+1),1,'1 br. 2 pr. 3 am. 4 pd. 5 ind.')+'</div>'
    b+=tb(tr(q('ESTABELECIMENTO',r.est),q('MUNICÍPIO DO NASCIMENTO',r.lm.upper()),('width=10%',f'<i>UF</i>{lb(r.lu,2)}')))
    b+='<h2>III - FILIAÇÃO</h2>'+''.join(bx(l,p.nome,46)+tb(tr(q('NATURAL DE',two(p.nat)[0]),('width=10%',f'<i>UF</i>{lb(two(p.nat)[1],2)}'),q('PROFISSÃO',p.prof),('width=12%',f'<i>IDADE</i>{lb(str(p.id),2)}'))) for l,p in (('PAI',r.pai),('MÃE',r.mae)))
    b+='<h2>IV - AVÓS</h2>'+tb(tr(q('AVÔ PATERNO',r.pai.avo),q('AVÓ PATERNA',r.pai.ava)),tr(q('AVÔ MATERNO',r.mae.avo),q('AVÓ MATERNA',r.mae.ava)))
    b+=f'<h2>V - OBSERVAÇÕES / AVERBAÇÕES</h2><div style="position:relative;min-height:76pt;font:9pt Liberation Mono;padding-top:3pt">{r.averb or stamp("EM BRANCO","left:200pt;top:18pt;transform:rotate(-8deg);font-size:18pt")}</div>'
    b+=f'<div class="ft row" style="align-items:end"><div style="flex:1;font-size:7pt">Art. 19, § 1º, da Lei 6.015/73. A certidão será lavrada em inteiro teor, em resumo ou em relatório.<br>Declarante: {r.decl}</div><div>{bx("EMITIDA EM",dd(r.emis),8)}</div><div class=c>{sig(r.R)}<br>{r.oficial}<br>Oficial do Registro Civil</div></div>'
    for p in (r.pai,r.mae): p.nat=p.nat and '/'.join(two(p.nat))
    return W,H,css,b,truth(r,W,H,no='cpf mat dnv selo')
@form
def E(n):  # tick boxes, 2x2 grandparents grid
    r=mk('E',n,['home','twin','nocpf','abroad'][n-1],y=(1996,2021),up=0,cart="Oficial de Registro Civil das Pessoas Naturais do {o} Subdistrito",dash='não consta',order='PM'); W,H=595,842; v=r.v
    css='padding:24pt 36pt 24pt 36pt;font:9pt "DejaVu Sans Condensed";justify-content:space-between;.ft{margin-top:0}td,th{border:1pt solid #fff;background:#eef1f8;padding:5pt 5pt}th{background:#2b3f6b;color:#fff;font-size:7pt;text-align:center}i{font-size:6pt;color:#2b3f6b}table{margin-bottom:4pt}'
    ms=['X','X','✓','●'][n-1]; T=lambda o,t:tk(o,t,ms); uf=r.ru
    b=f'<div class=row style="align-items:center">{arms(38,"#2b3f6b")}<div style="flex:1" class=c><b style="font-size:15pt;color:#2b3f6b">CERTIDÃO DE NASCIMENTO</b><br>{r.cart}<br>{r.rm} - {uf}</div>{qr(r.R,40)}</div><br>'
    b+=tb(tr(q('NOME DO REGISTRADO',f'<span style="font-size:12pt">{r.nome}</span>','colspan=3')),tr(q('MATRÍCULA',r.mat,'colspan=2'),q('CPF',v(r.cpf))),tr(q('SEXO',T(r.sx=='F','Feminino')+T(r.sx=='M','Masculino')+T(0,'Ignorado'),'colspan=2'),q('RAÇA/COR',' '.join(T(i==r.race,x) for i,x in enumerate(RACE)))),
      tr(q('NASCIDO EM',br(r.nasc)),q('HORÁRIO',r.hora+' h'),q('TIPO DE GESTAÇÃO',T(not r.twin,'Única')+T(r.twin,'Dupla')+T(0,'Tripla ou +'))),tr(q('LOCAL',T(not r.home,'Hospital')+T(r.home,'Domicílio')+T(0,'Via pública')+T(0,'Outro'),'colspan=2'),q('ESTABELECIMENTO OU ENDEREÇO',r.home or r.est)),tr(q('MUNICÍPIO / UF',r.lnat,'colspan=2'),q('Nº DA DECLARAÇÃO DE NASCIDO VIVO',v(r.dnv))))
    if r.twin: b+=tb(tr(q('IRMÃO(Ã) NASCIDO(A) DO MESMO PARTO',r.twin)))
    b+=tb(tr(('colspan=2','PAI'),('colspan=2','MÃE'),t='th'),tr(q('NOME',v(r.pai.nome),'colspan=2 width=50%'),q('NOME',v(r.mae.nome),'colspan=2')),tr(q('NATURALIDADE',v(r.pai.nat),'colspan=2'),q('NATURALIDADE',r.mae.nat,'colspan=2')),tr(('colspan=4','A V Ó S'),t='th'),tr(('colspan=2','Paternos'),('colspan=2','Maternos'),t='th'),tr(q('ELE',v(r.pai.avo),'width=25%'),q('ELA',v(r.pai.ava),'width=25%'),q('ELE',v(r.mae.avo)),q('ELA',v(r.mae.ava))))
    b+=tb(tr(q('REGISTRADO EM',br(r.dreg)),q('LIVRO',r.livro),q('FLS.',r.folha),q('Nº',r.termo),q('DECLARANTE',T(r.decl==r.pai.nome,'Pai')+T(r.decl==r.mae.nome,'Mãe')+T(0,'Outro'))))
    b+=tb(tr(q('AVERBAÇÕES',f'<div style="min-height:40pt">{v(r.averb)}</div>'),q('ANOTAÇÕES',v(r.anot))))
    b+=f'<div style="font-size:7pt;margin-top:6pt">Ao registrado é assegurada a gratuidade (art. 5º, LXXVI, CF; art. 30 da Lei 6.015/73). {T(1,"1ª via gratuita")}{T(0,"2ª via")}{T(0,"Breve relato")}</div><div class="ft row" style="align-items:end"><div style="flex:1;font-size:7.5pt">{r.rua}<br>CEP {r.cep} - {r.fone}<br>Selo digital: {r.selo}</div><div class=c>{r.rm}, {dm(r.emis)}<br>{sig(r.R)}<br>{r.escr} - Escrevente<br>por {r.oficial}, Oficial</div></div>'
    return W,H,css,b,truth(r,W,H,joint=0)
@form
def F(n):  # narrow columns in one band
    r=mk('F',n,['notes','solo','','home'][n-1],cart="Registro Civil de Pessoas Naturais e Anexos de {m} - Cartório {r.fam}",dash='—',folha='{}',verso=1,livro='A-{}',order='PM'); W,H=842,595; v=r.v
    css='padding:24pt 28pt;font:8.6pt/11pt "Liberation Sans";td,th{border:.6pt solid #933;padding:3pt}th{color:#933;text-align:center;font-size:6.6pt;line-height:8pt}td i{font-size:6pt;color:#933;line-height:8pt;margin-top:3pt}table.m{table-layout:fixed}'
    b=f'<div class=c style="color:#933"><span style="font-size:16pt;letter-spacing:2pt">CERTIDÃO DE NASCIMENTO</span><br>EXTRATO DO ASSENTO</div><div class=c>{r.cart} &ndash; {r.ru}<br>Matrícula nº {r.mat}</div><br>'
    C=lambda *x:''.join(f'<i>{l}</i>{y}' for l,y in x)
    b+=tb('<colgroup><col width=13%><col width=12%><col width=13%><col width=13%><col width=13%><col width=12%><col width=12%><col width=12%></colgroup>',tr(('rowspan=2','REGISTRADO(A)'),('colspan=2','NASCIMENTO'),('colspan=2','FILIAÇÃO'),('colspan=2','AVÓS'),('rowspan=2','REGISTRO'),t='th'),tr('QUANDO','ONDE','PAI','MÃE','PATERNOS','MATERNOS',t='th'),
      tr(C(('Nome',f'<strong>{r.nome}</strong>'),('CPF',v(r.cpf)),('Sexo',r.sexo.upper())),C(('Data',ext(r.nasc)),('Hora',hext(r.hora))),C(('Local',r.est+(', '+r.home if r.home else '')),('Município',r.lm.upper()),('Estado',r.lu)),C(('Nome',v(r.pai.nome)),('Natural de',v(r.pai.nat)),('Profissão',v(r.pai.prof))),C(('Nome',r.mae.nome),('Natural de',r.mae.nat),('Profissão',r.mae.prof)),C(('Avô',v(r.pai.avo)),('Avó',v(r.pai.ava))),C(('Avô',v(r.mae.avo)),('Avó',v(r.mae.ava))),C(('Data',dm(r.dreg)),('Livro',r.livro),('Folha',r.folha),('Termo',r.termo),('DNV',v(r.dnv)))),c='m')
    b+='<br>'+tb(tr(('width=20%','<i>Declarante</i>'+r.decl),('width=14%','<i>Gêmeos</i>NÃO'),('rowspan=2','<i>Averbações e anotações</i>'+joint(r))),tr(('colspan=2','<i>Testemunhas</i>'+'; '.join(r.test))),c='m')
    if not r.averb: b+=stamp('SEM VALIDADE<br>EM BRANCO','right:90pt;top:420pt;transform:rotate(6deg);font-size:11pt;opacity:.7')
    b+=f'<div class="row ft" style="align-items:end;gap:30pt"><div style="font-size:7pt;flex:1">{r.rua}, {r.rm}, {r.ru}, {r.cep}<br>Selo nº {r.selo} &middot; Emolumentos R$ 44,10 &middot; FUNDO R$ 4,41</div><div class=c>{r.rm}, {br(r.emis)}.<br>{sig(r.R)}<br>{r.oficial}<br>Registrador(a)</div></div>'
    return W,H,css,b,truth(r,W,H,txt=ext(r.nasc))
@form
def G(n):  # consular traslado, Livro E
    r=mk('G',n,['','notes','nogp','solo'][n-1],tipo=7,y=(1998,2019),cart="Cartório do 1º Ofício do Registro Civil das Pessoas Naturais",dash='= = =',livro='E-{}'); W,H=595,842; v=r.v; r.home=''
    css='padding:30pt 44pt;font:9.5pt "Noto Sans";justify-content:space-between;.ft{margin-top:0}.k{display:grid;grid-template-columns:118pt 1fr;border-bottom:.4pt dotted #888;padding:1.5pt 0}.k span{font-size:7.5pt;color:#555}td,th{border:.5pt solid #555;padding:2pt 5pt;font-size:8.5pt}th{font-size:7pt;color:#555}'
    k=lambda l,x:f'<div class=k><span>{l}</span><b>{x}</b></div>'
    b=f'<div class=c>{arms(42,"#840")}<br>{hd(r)}<br>{r.cart}<br>{r.rm} - {r.ru}<br><b style="font-size:14pt">Certidão de Nascimento</b><br><span style="font-size:8pt">(traslado de assento lavrado em repartição consular)</span></div><br>'
    cd=r.dreg-dt.timedelta(120); cons=r.lm if r.lm!='Nagoia' else 'Nagoia'
    b+=k('Nome',f'<strong>{r.nome}</strong>')+k('CPF',v(r.cpf))+k('Matrícula',r.mat)+k('Sexo',r.sexo)+k('Nascimento',f'{ext(r.nasc)}, às {r.hora}')+k('Naturalidade',r.lnat)+k('Local de nascimento',f'{r.est}, em {r.lm}, {r.pais}')+k('Gêmeo','Não')
    b+='<br>'+tb(tr('','NOME','NATURALIDADE','PAI / MÃE',t='th'),*[x for l,p in (('Mãe',r.mae),('Pai',r.pai)) for x in (tr(('rowspan=2',l),('rowspan=2 width=32%',v(p.nome)),('rowspan=2',v(p.nat)),('width=36%','avô: '+v(p.avo))),tr('avó: '+v(p.ava)))])+'<br>'
    b+=k('Registro consular',f'Consulado-Geral do Brasil em {cons}, livro 12-C, fls. 88, termo 2.417')+k('Data do traslado (registro)',br(r.dreg))+k('Livro / folha / termo',f'{r.livro} / {r.folha} / {r.termo}')
    b+=f'<p style="font-size:8pt;text-align:justify;border-left:2pt solid #840;padding-left:6pt">Registrado em repartição consular brasileira competente. Brasileiro nato nos termos da alínea "c", <em>in limine</em>, do inciso I do artigo 12, c/c o artigo 95 dos ADCT, da Constituição Federal. {"A confirmação da nacionalidade brasileira dependia de residência no Brasil e opção, perante a Justiça Federal, na redação da EC nº 3/94." if n%2 else "Traslado lavrado nos termos do art. 32, § 1º, da Lei nº 6.015/73 e da Resolução CNJ nº 155/2012."}</p>'
    b+=f'<div style="border:.5pt solid #555;padding:4pt;min-height:56pt"><span style="font-size:7pt">AVERBAÇÕES</span><br>{v(r.averb)}</div><div style="border:.5pt solid #555;padding:4pt;min-height:36pt;margin-top:4pt"><span style="font-size:7pt">ANOTAÇÕES</span><br>{v(r.anot)}</div>'
    b+=f'<div class="ft row" style="align-items:end"><div style="flex:1;font-size:7.5pt">{r.rua} - {r.rm}/{r.ru}<br>Selo: {r.selo}<br>{qr(r.R,44)}</div><div class=c>Dou fé. {r.rm}, {dm(r.emis)}<br>{sig(r.R)}<br>{r.oficial}<br>Oficial de Registro</div></div>'
    t=truth(r,W,H,no='dnv',nat=1,joint=0,txt=ext(r.nasc),acc={"local_nascimento.município":[r.lnat,f"{r.up(r.lm)} - {r.up(r.pais)}"],"local_nascimento.uf":["EX","EXTERIOR",r.pais],"local_nascimento.estabelecimento":[r.est+', em '+r.lm+', '+r.pais],"dados_pessoais.naturalidade":[r.up(r.lm),""]})
    return W,H,css,b,t
@form
def H(n):  # vertical side labels; place only in the office's name
    r=mk('H',n,['emtempo','twin','nogp','late'][n-1],sep='-',cart="Cartório {r.fam} - {m}/{u}",dash='',order='PM',verso=1); W,H=595,842; v=r.v
    css='padding:20pt 24pt 20pt 24pt;font:9pt "Nimbus Sans";.s{display:flex;border:1pt solid #057;border-radius:5pt;margin-bottom:5pt;min-height:52pt}.s>.vt{background:#057;color:#fff;font-size:7pt;text-align:center;padding:2pt;letter-spacing:.5pt;flex:none}.s>.g{flex:1;display:grid;grid-template-columns:repeat(6,1fr);gap:4pt 8pt;padding:6pt 8pt}i{font-size:6pt;color:#057}'
    f=lambda l,x,s=2:f'<div style="grid-column:span {s}"><i>{l}</i><b>{x or "&nbsp;"}</b></div>'; sec=lambda l,*x:f'<div class=s><div class=vt>{l}</div><div class=g>{"".join(x)}</div></div>'
    b=f'<div class=row style="align-items:end;margin-bottom:8pt"><div style="flex:1"><span style="font-size:18pt;color:#057">{r.cart}</span><br>Registro Civil, Títulos e Documentos &ndash; {r.rua} &ndash; {r.fone}</div>{arms(36,"#057")}</div><div class=c style="background:#057;color:#fff;padding:3pt;font-size:12pt;margin-bottom:6pt">CERTIDÃO DE NASCIMENTO &ndash; BREVE RELATO</div>'
    b+=sec('REGISTRANDO',f('Nome',f'<strong>{r.nome}</strong>',4),f('CPF',r.cpf),f('Matrícula',r.mat,4),f('Sexo',r.sexo.upper()))+sec('NASCIMENTO',f('Data',br(r.nasc,'-')),f('Hora',r.hora.replace(':','h')),f('DNV',r.dnv),f('Local',r.est,3),f('Cidade-UF',r.lnat,3))
    b+=sec('PAI',f('Nome',r.pai.nome,4),f('Natural de',r.pai.nat),f('Avô paterno',r.pai.avo,3),f('Avó paterna',r.pai.ava,3))+sec('MÃE',f('Nome',r.mae.nome,4),f('Natural de',r.mae.nat),f('Avô materno',r.mae.avo,3),f('Avó materna',r.mae.ava,3))
    b+=sec('GÊMEOS',f('Há gêmeos?','Sim' if r.twin else 'Não',1),f('Nome do(s) gêmeo(s)',r.twin,5))+sec('REGISTRO',f('Data do registro',br(r.dreg,'-')),f('Livro A nº',r.livro,1),f('Folhas',r.folha,1),f('Termo',r.termo),f('Declarante',r.decl,6))
    nt=f'Em tempo: {r.emt}' if r.emt else ''
    b+=f'<div class=s style="min-height:130pt"><div class=vt>AVERBAÇÕES / ANOTAÇÕES</div><div style="position:relative;padding:5pt 8pt;flex:1;line-height:13pt">{nt or stamp("ESPAÇO EM BRANCO","left:150pt;top:48pt;transform:rotate(-12deg);font-size:15pt")}</div></div>'
    b+=f'<div class=vt style="position:absolute;right:6pt;top:210pt;font-size:6pt;color:#777">Documento emitido eletronicamente &ndash; qualquer rasura invalida esta certidão &ndash; Papel de segurança série BA nº 0{r.cep[:5]}</div><div class="row ft" style="align-items:end"><div style="flex:1;font-size:8pt">SELO {r.selo}<br>{qr(r.R,46)}</div><div class=c style="padding-right:20pt">Emitida em {br(r.emis,"-")}<br>{sig(r.R)}<br>{r.oficial}<br>Oficial(a)</div></div>'
    return W,H,css,b,truth(r,W,H,acc={"registro.cartório":[r.cart.split(' - ')[0]]})
@form
def I(n):  # prose typed on old form + grandparents matrix
    r=mk('I',n,['emtempo','solo','twin','home'][n-1],y=(1962,1989),old=1,up=0,sep=', ',cart="Cartório de Paz e Registro Civil do {o} Distrito",dash='- - - - - -',livro='{}-A',verso=1,termo='.',order='PM'); W,H=595,842; v=r.v
    ufn={'p':0}; css='padding:34pt 48pt;font:10.5pt/17pt "Liberation Serif";.t{font-family:"Nimbus Mono PS";font-weight:bold;font-size:10pt}td,th{border:.6pt solid #222;padding:1pt 5pt;line-height:13pt}th{font-size:8pt;text-align:center}p{margin:3pt 0;text-align:justify}'
    t=lambda x:f'<span class=t>{x}</span>'
    fil=f'filho(a) de {t(r.pai.nome)}, natural de {t(r.pai.nat)}, e de {t(r.mae.nome)}, natural de {t(r.mae.nat)}' if r.pai.nome else f'filho(a) de {t(r.d)} e de {t(r.mae.nome)}, natural de {t(r.mae.nat)}'
    b=f'<div class=c>{arms(46,"#222")}<br>REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL<br><span style="font-size:9pt">Estado: {t(r.ru)} &nbsp; Comarca e Município de {t(r.rm)}</span><br>{r.cart}<br><span style="font-size:17pt;letter-spacing:3pt">CERTIDÃO DE NASCIMENTO</span></div>'.replace('REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL',hd(r))
    b+=f'<p>CERTIFICO que, às fls. {t(r.folha)} do livro nº {t(r.livro)} de registro de nascimentos, sob o nº {t(r.termo)}, foi feito no dia {t(dm(r.dreg))} o assento de {t(r.nome)}, nascido(a) aos {t(ext(r.nasc))}, às {t(hext(r.hora))}, {"em "+t("domicílio")+", no "+t(r.home) if r.home else "em "+t(r.est)}, na cidade de {t(r.lm)}, {t(r.lu)}, do sexo {t(r.sexo.lower())}, {fil}. Foi declarante {t(r.decl)} e serviram de testemunhas {t(r.test[0])} e {t(r.test[1])}.</p>'
    b+='<p>São avós do(a) registrado(a):</p>'+tb(tr('','AVÔ','AVÓ',t='th'),tr('Por parte de pai',t(v(r.pai.avo)),t(v(r.pai.ava))),tr('Por parte de mãe',t(v(r.mae.avo)),t(v(r.mae.ava))))
    tw=f"gêmeo(a) com {r.twin}, nascido(a) na mesma data"
    b+=f'<p>Observações: {t(tw) if r.twin else t("nada consta")+"."}</p>'
    if r.emt: b+=f'<p>{t("Em tempo: "+r.emt)}</p>'
    b+=f'<p>O referido é verdade e dou fé.</p><p>{r.rm}, {t(dm(r.emis))}.</p><div class=c style="margin-left:200pt">{sig(r.R)}<br>{t(r.oficial)}<br>Oficial do Registro Civil</div>'
    b+=stamp(f'CARTÓRIO<br>DE PAZ<br>{r.rm}','left:60pt;bottom:90pt;border-radius:50%;transform:rotate(-10deg);font-size:8pt;line-height:10pt;padding:14pt 10pt;color:#339;border-color:#339')
    b+='<div class=ft style="font-size:7pt;line-height:9pt;border-top:.5pt solid #222">Isenta de selos. Art. 30 da Lei 6.015, de 31.12.1973. &nbsp; Reconhecimento de firma na 2ª via. &nbsp; Tip. Aurora - bloco 50x1 - Mod. 14</div>'
    return W,H,css,b,truth(r,W,H,no='cpf mat dnv selo',txt=ext(r.nasc),twin=tw)
@form
def J(n):  # recto + "page 2" header and notes
    r=mk('J',n,['notes','emtempo','','nocpf'][n-1],cart="{o} Serviço Notarial e Registral de {m}",dash='x.x.x.x',folha='{:03d}',livro='A/{}'); W,H=595,842; v=r.v
    css='padding:26pt 40pt;font:9.6pt/13.5pt "DejaVu Serif";dl{display:grid;grid-template-columns:auto 1fr auto 1fr;gap:3pt 8pt;margin:6pt 0}dt{font-size:7pt;color:#555;padding-top:2pt}dd{margin:0}.w{grid-column:2/5}.h2{border-top:1.4pt dashed #555;margin-top:10pt;padding-top:6pt;display:flex;justify-content:space-between;font-size:7.5pt}td{border:.5pt solid #999;padding:3pt 5pt;font-size:8.2pt}'
    D=lambda l,x,w=0:f'<dt>{l}</dt><dd{" class=w" if w else ""}>{x}</dd>'
    b=f'<div style="text-align:right;font-size:7pt">Página 1 de 2</div><div class=c>{hd(r)}<br>{r.cart} / {r.ru}<br><span style="font-size:15pt">Certidão de Nascimento</span></div><dl>'+D('Registrado:',f'<strong>{r.nome}</strong>',1)+D('CPF:',v(r.cpf))+D('Sexo:',r.sexo)+D('Matrícula:',r.mat,1)+D('Nasceu em:',f'{br(r.nasc)} ({ext(r.nasc)})',1)+D('Hora:',r.hora)+D('DNV:',v(r.dnv))+D('Local:',r.est,1)+D('Município:',r.lnat)+D('Naturalidade:',r.lnat)+D('Livro:',r.livro)+D('Folha:',r.folha)+D('Termo:',r.termo)+D('Registrado em:',br(r.dreg))+D('Gêmeo(s):','Não',1)+'</dl>'
    b+=tb(tr(('width=22%','Relação'),*[('width=39%',x) for x in ('Lado materno','Lado paterno')]),*[tr(l,v(getattr(r.mae,k)),v(getattr(r.pai,k))) for l,k in (('Genitor(a)','nome'),('Nat. genitor(a)','nat'),('Avô','avo'),('Avó','ava'))])
    b+=f'<div style="text-align:right;font-size:7pt;margin-top:4pt">segue no verso &gt;&gt;</div><div class=h2><span>Página 2 de 2<br>Continuação da certidão de nascimento</span><span class=c>{r.nome}<br>{r.mat}</span><span>{r.cart}</span></div>'
    b+=f'<p style="margin:8pt 0 2pt">Averbações:</p><div style="min-height:44pt">{v(r.averb)}{("<br>" if r.averb else "")+"Em tempo: "+r.emt if r.emt else ""}</div><p style="margin:6pt 0 2pt">Anotações:</p><div style="min-height:36pt">{v(r.anot)}</div>'.replace(r.d+'Em tempo','Em tempo').replace(r.d+'<br>','').replace(r.d+'Em','Em')
    b+=f'<p style="font-size:7pt">Art. 21 da Lei nº 6.015/73: sempre que houver qualquer alteração posterior ao ato cuja certidão é pedida, deve o Oficial mencioná-la, obrigatoriamente, não obstante as especificações do pedido.</p><div class="ft row" style="align-items:end"><div style="flex:1;font-size:7.5pt">{qr(r.R,48)}<br>Selo {r.selo}</div><div class=c>{r.rm}-{r.ru}, {dm(r.emis)}.<br>{sig(r.R)}<br>{r.escr}, substituta<br><span style="font-size:7pt">Titular da serventia: {r.oficial}</span></div></div>'
    return W,H,css,b,truth(r,W,H,nat=1,joint=1 if r.emt else 0,alt=[ext(r.nasc)])
@form
def K(n):  # digit boxes for cpf, date, hour; rows = kin, columns = lines
    r=mk('K',n,['','solo','notes','twin'][n-1],y=(1995,2022),cart="Registro Civil das Pessoas Naturais - {r.fam} ({m} - {u})",dash='NÃO DECLARADO',livro='{:05d}',folha='{:03d}',termo='{:07d}',order='PM'); W,H=595,842; v=r.v
    css='padding:26pt 30pt;font:8.6pt "Noto Sans Display","Noto Sans";justify-content:space-between;.ft{margin-top:0}.lb s{width:12.5pt;height:15pt;font:10pt/14.5pt "DejaVu Sans Mono"}.p{border:.6pt solid #666;padding:2pt 6pt 3pt}.p i{font-size:6.2pt;color:#444}.row{gap:5pt;margin-bottom:5pt}td,th{border:.6pt solid #666;padding:3pt 5pt}th{background:#f3e9d2;text-align:center;font-size:7pt}'
    P=lambda l,x,f='none',lg='':f'<div class=p style="flex:{f}"><i>{l}</i>{x}<i>{lg}</i></div>'; dd=lambda d:lb(f"{d.day:02d}")+' '+lb(f"{d.month:02d}")+' '+lb(str(d.year))
    cp=' '.join(lb(x) for x in r.cpf.replace('-','.').split('.'))
    b=f'<div class=row style="align-items:center;gap:10pt">{arms(40,"#963")}<div><b style="font-size:14pt">CERTIDÃO DE NASCIMENTO</b><br>{r.cart}<br>{r.rua} - {r.fone}</div></div><div class=row>{P("1. NOME",f"<b style=font-size:11pt>{r.nome}</b>",1)}</div><div class=row>{P("2. CPF",cp)}{P("3. MATRÍCULA",r.mat,1)}</div>'
    b+=f'<div class=row>{P("4. NASCIMENTO",dd(r.nasc),lg="dia / mês / ano")}{P("5. HORA",lb(r.hora.replace(":","")),lg="00:00 a 23:59")}{P("6. SEXO",lb(r.sx,1),lg="M - Masculino F - Feminino")}{P("7. GESTAÇÃO",lb("2" if r.twin else "1"),1,"1 simples 2 dupla 3 tripla")}</div><div class=row>{P("8. ESTABELECIMENTO",r.est,1)}{P("9. MUNICÍPIO / UF",r.lnat,1)}</div>'
    if r.twin: b+=f'<div class=row>{P("7-A. NOME DO GÊMEO",r.twin,1)}</div>'
    b+=tb(tr(('rowspan=2 width=15%','10. ASCENDENTES'),('colspan=2','LINHA PATERNA'),('colspan=2','LINHA MATERNA'),t='th'),tr('NOME','NATURALIDADE','NOME','NATURALIDADE',t='th'),*[tr(l,v(a),('style="font-size:7.5pt"',v(na)),v(m),('style="font-size:7.5pt"',v(nm))) for l,a,na,m,nm in (('Genitor(a)',r.pai.nome,r.pai.nat,r.mae.nome,r.mae.nat),('Avô',r.pai.avo,r.pai.natavo,r.mae.avo,r.mae.natavo),('Avó',r.pai.ava,r.pai.natava,r.mae.ava,r.mae.natava))])
    b+=f'<br><div class=row>{P("11. DATA DO REGISTRO",dd(r.dreg))}{P("12. LIVRO A",lb(r.livro))}{P("13. FOLHA",lb(r.folha))}{P("14. TERMO",lb(r.termo))}</div><div class=row>{P("15. DNV",lb(r.dnv) if r.dnv else "ISENTO",1)}{P("16. DECLARANTE",r.decl,1)}</div>'
    b+=f'<div class=row>{P("17. AVERBAÇÕES",f"<div style=min-height:70pt>{r.averb}</div>",1)}{P("18. ANOTAÇÕES",r.anot,1)}</div>'
    b+=f'<div class="ft row" style="align-items:end"><div style="flex:1">Emissão {dd(r.emis)}<br>Selo <b>{r.selo}</b><br><span style="font-size:6.5pt">Conferido por {r.escr}. Valide em www.validaselo.exemplo.br</span></div><div class=c>{sig(r.R)}<br>{r.oficial}<br>Oficial Designado(a)</div></div>'
    return W,H,css,b,truth(r,W,H,joint=0,acc={"registro.cartório":[r.cart.split(' (')[0],r.cart.split(' - ')[0]]})
@form
def L(n):  # dot-matrix ASCII table with kinship codes
    r=mk('L',n,['late','nogp','notes','home'][n-1],y=(1970,1992),old=1,sep='-',cart="CARTORIO DO REGISTRO CIVIL - {o} OFICIO",dash='',livro='A-{:04d}',folha='{:04d}',termo='{:07d}',order='PM',verso=1); W,H=595,842
    if r.has('notes'): r.emis=dt.date(2003,8,19); r.averb=''; r.anot=f"CASOU-SE EM 14/02/1998 COM {r.test[0] if r.sx=='F' else r.test[1]}, LIVRO B-0041, FOLHA 0112, TERMO 0006330, DESTE CARTORIO."
    css='padding:36pt 42pt;pre{font:8.6pt/13.5pt "Liberation Mono";margin:0}'
    Wd=98; o=[]; bar=lambda c='-':o.append('+'+c*(Wd-2)+'+'); ln=lambda s:[o.append('| '+x.ljust(Wd-4)+' |') for x in (textwrap.wrap(s,Wd-4) or [''])]
    def cells(ws,xs):
        w=[textwrap.wrap(str(x),k-2) or [''] for k,x in zip(ws,xs)]
        for i in range(max(map(len,w))): o.append('|'+'|'.join(' '+(c[i] if i<len(c) else '').ljust(k-1) for k,c in zip(ws,w))+'|')
    bar('='); ln(f"{hd(r)}          CERTIDÃO DE NASCIMENTO".ljust(60)+f"      EMISSÃO: {br(r.emis)}"); ln(f"{r.cart}   MUNICIPIO: {r.rm.upper()}   UF: {r.ru}"); bar('=')
    ln(f"NOME.........: {r.nome}"); ln(f"NASCIMENTO...: {br(r.nasc)}   HORA: {r.hora.replace(':','')}   SEXO: {r.sx}   GEMEOS: N"); ln(f"LOCAL........: {r.est}{' - '+r.home if r.home else ''}"); ln(f"CIDADE.......: {r.lnat}"); bar()
    ws=[4,29,19,21,19]; sp='+'+'+'.join('-'*k for k in ws)+'+'; ws4=[4,29,61+1]
    ws=[5,36,30,22]; sp='+'+'+'.join('-'*k for k in ws)+'+'
    o[-1]=sp; cells(ws,['COD','NOME','NATURALIDADE','PROFISSAO']); o.append(sp)
    for c,a,b_,p in (('P',r.pai.nome,r.pai.nat,r.pai.prof),('M',r.mae.nome,r.mae.nat,r.mae.prof)): cells(ws,[c,a,b_,p.upper()]); o.append(sp)
    w2=[5,29,5,25,5,22]; w2=[5,42,5,42]; s2='+'+'+'.join('-'*k for k in [5,42,5,41])+'+'; w2=[5,42,5,41]; o.append('') if 0 else None
    o[-1]=s2; cells(w2,['COD','AVO','COD','AVO']); o.append(s2); nf=lambda x:x or '*** NAO CONSTA ***'
    cells(w2,['PP',nf(r.pai.avo),'PM',nf(r.pai.ava)]); o.append(s2); cells(w2,['MP',nf(r.mae.avo),'MM',nf(r.mae.ava)]); bar()
    ln("COD: P=PAI M=MAE PP=PAI DO PAI PM=MAE DO PAI MP=PAI DA MAE MM=MAE DA MAE   SEXO: M/F   HORA: 0000 A 2359"); bar()
    ln(f"REGISTRO EM..: {br(r.dreg)}   LIVRO: {r.livro}   FOLHA: {r.folha}   TERMO: {r.termo}"); ln(f"DECLARANTE...: {r.decl}"); ln(f"TESTEMUNHAS..: {r.test[0]} / {r.test[1]}"); bar()
    ln("OBSERVACOES:"); ln(r.anot or '*'*60); bar('='); ln("O REFERIDO E VERDADE E DOU FE."); ln(''); ln(''); ln(f"{r.rm.upper()}, {br(r.emis)}          ______________________________"); ln(' '*34+r.oficial); ln(' '*34+"OFICIAL MAIOR"); bar('=')
    b='<pre>'+'\n'.join(o)+f'</pre><div class=ft><pre>RCPN v2.31 - PROC. DADOS   FORM. CONTINUO 80 COL   LEI 6.015/73 ART. 54</pre></div>'+stamp('2ª VIA','right:70pt;bottom:110pt;transform:rotate(14deg);font-size:20pt')
    return W,H,css,b,truth(r,W,H,no='cpf mat dnv selo')
@form
def M(n):  # family tree, landscape
    r=mk('M',n,['twomoms','solo','abroad','notes'][n-1],y=(1999,2021),sep=' (',up=0,cart="Registro Civil {r.fam} - {m}, {u}",dash='não informado'); W,H=842,595; v=r.v; a,c=r.P
    for p in (r.mae,r.pai):
        for k in ('nat','natavo','natava'):
            if getattr(p,k): setattr(p,k,getattr(p,k)+')')
    r.lnat+=')'
    css='padding:20pt 30pt;font:8.8pt "DejaVu Sans Condensed";i{font-size:6.2pt;color:#565}.n{position:absolute;border:.8pt solid #565;border-radius:4pt;padding:2pt 6pt;background:#fbfdf8}svg.l{position:absolute;left:0;top:0}h1{margin:0;font:bold 17pt "DejaVu Serif";color:#353}td{border:.5pt solid #9a9;padding:2pt 5pt}'
    ND=lambda x,y,w,h,t:f'<div class=n style="left:{x}pt;top:{y}pt;width:{w}pt;height:{h}pt">{t}</div>'
    par=lambda p,l:f'<i>{l}</i>{v(p.nome)}<i>Natural de</i>{v(p.nat)}'
    la='MÃE'; lc='MÃE' if c.role=='mae' else 'PAI'
    if n==4: a,c=c,a; la,lc='PAI','MÃE'; r.P=[a,c]
    b=f'<div class=row><div style="flex:1"><h1>Certidão de Nascimento</h1>{r.cart}</div><div style="text-align:right;font-size:8pt">Matrícula<br>{r.mat}</div>{arms(34,"#353")}</div><svg class=l width=842pt height=595pt viewBox="0 0 842 595"><g fill=none stroke="#565">'+''.join(f'<path d="{d}"/>' for d in ('M270 190H300V130H320','M270 190H300V255H320','M560 130H580V95H600','M560 130H580V160H600','M560 255H580V225H600','M560 255H580V290H600'))+'</g></svg>'
    b+=ND(30,110,240,170,f'<i>REGISTRADO(A)</i><strong style="font-size:11.5pt">{r.nome}</strong><i>CPF</i>{v(r.cpf)}<i>Nascimento</i>{dm(r.nasc)}, às {r.hora}<i>Sexo</i>{tk(r.sx=="M","M")}{tk(r.sx=="F","F")}<i>Natural de</i>{r.lnat}<i>Local</i>{r.est}')+ND(320,104,240,54,par(a,la))+ND(320,229,240,54,par(c,lc))
    for i,(l,x) in enumerate((('avô',a.avo),('avó',a.ava),('avô',c.avo),('avó',c.ava))): b+=ND(600,[78,143,208,273][i],212,32,f'<i>{["pai","mãe"][i%2]} d{"a" if (la,lc)[i//2]=="MÃE" else "o"} {(la,lc)[i//2].lower()}{" (2)" if la==lc and i>1 else ""} - {l} </i>{v(x)}')
    b+='<div style="height:264pt"></div>'+tb(tr(q('Registro em',br(r.dreg)),q('Livro',r.livro),q('Folha',r.folha),q('Termo',r.termo),q('DNV',v(r.dnv)),q('Gêmeo','não'),q('Declarante',r.decl)),tr(q('Averbações e anotações',f'<div style="min-height:60pt">{joint(r)}</div>','colspan=7')))
    b+=f'<div class="ft row" style="align-items:end;gap:20pt">{qr(r.R,46)}<div style="flex:1;font-size:7.5pt">Selo digital {r.selo}<br>{r.rua} - CEP {r.cep}<br>Uniões e filiação: Provimento CNJ nº 63/2017 e nº 83/2019.</div><div class=c>Expedida aos {dm(r.emis)}<br>{sig(r.R)}<br>{r.oficial}<br>Oficial de Registro Civil</div></div>'
    return W,H,css,b,truth(r,W,H,nat=1,txt=dm(r.nasc),acc={"registro.cartório":[r.cart.split(' - ')[0]]})
@form
def N(n):  # narrow columns, captions UNDER the values
    r=mk('N',n,['abroad','notes','solo',''][n-1],cart="Cartório {r.fam} de Registro Civil - {m}-{u}",dash='ignorado',verso=1,livro='A-{}',up=n%2); W,H=595,842; v=r.v
    css='padding:30pt 26pt 26pt 50pt;font:10.4pt/12.5pt "Nimbus Roman";.col{width:118pt;padding-right:10pt}.z{margin-bottom:12pt}.z b{display:block;border-bottom:.5pt solid #000;text-align:left}.z i{font:6.4pt "Liberation Sans";text-align:center}h3{font:bold 8pt "Liberation Sans";margin:0 0 5pt;background:#000;color:#fff;padding:2pt 4pt}'
    z=lambda l,x:f'<div class=z><b>{v(x)}</b><i>{l}</i></div>'
    b=f'<div class=vt style="position:absolute;left:14pt;top:60pt;font:bold 15pt Liberation Sans;letter-spacing:3pt">CERTIDÃO DE NASCIMENTO</div><div class=vt style="position:absolute;left:34pt;top:60pt;font-size:7pt;line-height:8pt">{hd(r)} - {r.cart}</div>'
    b+=f'<div class=c style="margin-bottom:10pt"><span style="font-size:13pt">{r.cart}</span><br>{r.rua} &middot; {r.fone}</div>{z("matrícula",r.mat)}<div class=row>'
    col=lambda t,*x:f'<div class=col><h3>{t}</h3>{"".join(x)}</div>'
    b+=col('Registrado',z('nome',r.nome),z('data de nascimento',ext(r.nasc)),z('horário',hext(r.hora)),z('sexo',r.sexo.lower()),z('CPF',r.cpf),z('local',r.est),z('município e estado',r.lnat))
    b+=col('Pais',z('nome da mãe',r.mae.nome),z('naturalidade da mãe',r.mae.nat),z('nome do pai',r.pai.nome),z('naturalidade do pai',r.pai.nat))+col('Avós',z('avô materno',r.mae.avo),z('avó materna',r.mae.ava),z('avô paterno',r.pai.avo),z('avó paterna',r.pai.ava))+col('Registro',z('data do registro',dm(r.dreg)),z('livro',r.livro),z('folha',r.folha),z('termo',r.termo),z('declaração de nascido vivo',r.dnv),z('gêmeo','não'),z('declarante',r.decl))+'</div>'
    b+=f'<div style="column-count:2;column-gap:16pt;border-top:1pt solid #000;padding-top:5pt;text-align:justify;font-size:9pt"><strong>Averbações.</strong> {r.averb or "Não há."}<br><strong>Anotações.</strong> {r.anot or "Não há."}<br><span style="font-size:7.5pt">A filiação brasileira de nascidos no estrangeiro registra-se no Livro E (art. 32 da Lei 6.015/73); a opção de nacionalidade, no mesmo livro (art. 29, VII).</span></div>'
    b+=f'<div class="ft row" style="align-items:end"><div style="flex:1;font-size:7.5pt">Selo {r.selo}<br>Busca R$ 5,10 Certidão R$ 33,40 Total R$ 38,50<br>{qr(r.R,44)}</div><div class=z style="width:200pt"><b class=c style="text-align:center">{r.rm}, {ext(r.emis)}</b><i>lugar e data de expedição</i><br><b style="text-align:center">{sig(r.R)}<br>{r.oficial}</b><i>oficial do registro</i></div></div>'
    return W,H,css,b,truth(r,W,H,txt=ext(r.nasc),joint=0,acc={"registro.cartório":[r.cart.split(' - ')[0]]})
@form
def O(n):  # numbered DNV-like fields
    r=mk('O',n,['twin','nocpf','home solo','emtempo'][n-1],y=(2000,2022),cart="Cartório do Registro Civil de Pessoas Naturais",dash='//////',livro='{}',order='MP'); W,H=595,842; v=r.v
    css='padding:22pt 26pt;font:9pt "Liberation Sans";.R{display:flex;border:.7pt solid #155;border-bottom:0}.R:last-of-type{border-bottom:.7pt solid #155}.F{border-right:.5pt solid #155;padding:3pt 4pt 7pt;flex:1}.F:last-child{border:0}.F i{font-size:6pt}.F em{font:bold 6pt "Liberation Sans";background:#155;color:#fff;padding:0 2pt;margin-right:3pt}.blk{display:flex;margin-bottom:9pt}.blk>.vt{font:bold 6.5pt "Liberation Sans";text-align:center;background:#cfe0e0;padding:1pt}.blk>div:last-child{flex:1;border-bottom:.7pt solid #155}.lb s{font-family:"Liberation Mono"}'
    k=[0]
    def f(l,x,w='1',lg=''): k[0]+=1; return f'<div class=F style="flex:{w}"><i><em>{k[0]:02d}</em>{l}</i>{x}{f"<i>{lg}</i>" if lg else ""}</div>'
    R_=lambda *x:'<div class=R>'+''.join(x)+'</div>'; blk=lambda t,*x:f'<div class=blk><div class=vt>{t}</div><div>{"".join(x)}</div></div>'
    sp=lambda x:(x.split('/')+[''])[:2]; cod=lambda x:lb(str(x))
    b=f'<div class=row style="align-items:center;margin-bottom:6pt"><div style="flex:1">{hd(r)}<br><strong style="font-size:13pt">CERTIDÃO DE NASCIMENTO</strong> &nbsp; modelo numerado</div><div style="border:.7pt solid #155;padding:3pt 8pt">{r.mat}</div></div>'
    b+=blk('I Cartório',R_(f('Cartório',r.cart,2),f('Município',r.rm.upper()),f('UF',r.ru,.3)),R_(f('Livro',r.livro),f('Folha',r.folha),f('Termo',r.termo),f('Data do registro',br(r.dreg)),f('Nº da DN',v(r.dnv))))
    b+=blk('II Registrado',R_(f('Nome',f'<strong>{r.nome}</strong>',3),f('CPF',v(r.cpf))),R_(f('Data',lb(f"{r.nasc.day:02d}{r.nasc.month:02d}{r.nasc.year}"),'none','dd mm aaaa'),f('Hora',lb(r.hora.replace(':','')),'none','00:00 a 23:59'),f('Sexo',cod({'M':1,'F':2}[r.sx]),1,'1 - Masculino 2 - Feminino 9 - Ignorado'),f('Raça/cor',cod(r.race+1),1.3,' '.join(f'{i+1} - {x}' for i,x in enumerate(RACE)))),R_(f('Tipo de gravidez',tk(not r.twin,'1 Única')+tk(r.twin,'2 Dupla')+tk(0,'3 Tripla e mais')),f('Nome do(s) gêmeo(s)',v(r.twin))),R_(f('Local da ocorrência',cod(3 if r.home else 1),1,'1 - Hospital 2 - Outro estab. 3 - Domicílio'),f('Estabelecimento',v('' if r.home else r.est),2)),R_(f('Endereço',r.home.upper() or r.rua.replace('Centro','Bairro Novo'),2),f('Município',r.lm.upper()),f('UF',r.lu,.3)))
    b+=blk('III Genitores',*[R_(f(f'Nome d{a}',v(p.nome),2),f('Naturalidade',v(sp(p.nat)[0])),f('UF',v(sp(p.nat)[1]),.5),f('Idade',v(str(p.id)),.3)) for a,p in (('a mãe',r.mae),('o pai',r.pai))])
    b+=blk('IV Avós',R_(f('Mãe da mãe',v(r.mae.ava)),f('Pai da mãe',v(r.mae.avo))),R_(f('Mãe do pai',v(r.pai.ava)),f('Pai do pai',v(r.pai.avo))))
    b+=blk('V Obs.',R_(f('Averbações / anotações',f'<div style="min-height:70pt">{("Em tempo: "+r.emt) if r.emt else v("")}</div>')))
    b+=f'<p style="font-size:7pt;margin:3pt 0">Os campos não preenchidos são inutilizados com barras. O registro é obrigatório no lugar do parto ou da residência dos pais, no prazo de quinze dias (art. 50 da Lei 6.015/73).</p>'
    b+=f'<div class="ft blk"><div class=vt>VI Emissão</div><div>{R_(f("Local e data",r.rm+", "+br(r.emis)),f("Selo digital",r.selo),f("Escrevente",r.escr))}{R_(f("Oficial",r.oficial,2,"assinado digitalmente"),f("Contato",r.fone+" - "+r.rua,2))}</div></div>'
    for p in (r.mae,r.pai): p.nat=p.nat and '/'.join(sp(p.nat))
    return W,H,css,b,truth(r,W,H)
@form
def P(n):  # persons in rows, avós pair in one cell
    r=mk('P',n,['twomoms','emtempo notes','nogp','abroad'][n-1],y=(1980,2018),sep=' / ',cart="Registro Civil - Distrito Sede - Cartório {r.fam} - {m}/{u}",dash='- - -',folha='{}',verso=1,livro='A nº {}'); W,H=612,936; v=r.v
    css='padding:36pt;font:11pt "Noto Serif";td,th{border:.5pt solid #86a;padding:4pt 5pt}th{font-size:7pt;background:#f1ebf7;text-align:center}.o{position:absolute;inset:12pt;border:3pt double #86a;pointer-events:none}small{font-size:7.2pt;color:#555}p{margin:6pt 0}'
    av=lambda p:f'{v(p.avo)} e {v(p.ava)}' if p.avo or p.ava else r.d
    b=f'<div class=o></div><div class=c><span style="font-size:8pt">{r.cart}</span><br><span style="font-size:19pt;color:#648">Certidão de Nascimento</span><br><small>{hd(r)} - via única para fins de direito</small></div><p>Livro {r.livro}, fls. {r.folha}, termo {r.termo}<br>Matrícula {r.mat}</p>'
    b+=tb(tr('PESSOA','NOME','NATURALIDADE','AVÓS (avô e avó)',t='th'),tr(('width=15%','Registrado'),('width=31%',f'<strong>{r.nome}</strong>'),r.lnat,('width=32%','ver abaixo')),*[tr('Mãe' if p.role=='mae' else 'Pai',v(p.nome),v(p.nat),av(p)) for p in r.P])
    b+='<br>'+tb(tr('Nascimento','Horas','Sexo','Gêmeo','CPF','DNV',t='th'),tr(dm(r.nasc),r.hora.replace(':','h')+'m',tk(r.sx=='F','Fem.')+tk(r.sx=='M','Masc.'),'não',v(r.cpf),v(r.dnv)),tr(('colspan=6',f'Local do nascimento: {r.est}, em {r.lnat}')),tr(('colspan=6',f'Assento lavrado em {br(r.dreg)}, declarante {r.decl}')))
    b+=f'<p><small>AVERBAÇÕES</small><br>{r.averb or "- - -"}</p><p><small>ANOTAÇÕES</small><br>{r.anot or "- - -"}</p>'
    if r.emt: b+=f'<p>EM TEMPO: {r.emt}</p>'
    b+=f'<p><small>Art. 54 da Lei nº 6.015/73. A presente certidão não vale como prova de opção pela nacionalidade brasileira, que se faz perante a Justiça Federal (art. 109, X, CF). Em tempo algum será cobrada a primeira via.</small></p>'
    b+=stamp('INUTILIZADO O ESPAÇO ABAIXO' if n%2 else 'NADA MAIS','left:190pt;bottom:150pt;transform:rotate(-5deg);font-size:12pt;opacity:.8')
    b+=f'<div class="ft row" style="align-items:end"><div style="flex:1;font-size:7.5pt">{qr(r.R,46)}<br>Selo: {r.selo}<br>{r.rua} - {r.cep}</div><div class=c>{r.rm}, {dm(r.emis)}<br>{sig(r.R)}<br>{r.oficial}<br><small>Oficial &nbsp;|&nbsp; Conferente: {r.escr}</small></div></div>'
    t=truth(r,W,H,nat=1,txt=dm(r.nasc),joint=1 if r.emt else 0,acc={"registro.cartório":[f"Cartório {r.fam}",f"Registro Civil - Distrito Sede - Cartório {r.fam}",f"Cartório {r.fam} - {r.rm}/{r.ru}"]})
    if r.emt:
        o=t["data"]["observações"]; o["averbações"]=r.averb; o["anotações"]=(r.anot+' ' if r.anot else '')+"Em tempo: "+r.emt
        t["accept"]["observações.averbações"]=[r.averb+" EM TEMPO: "+r.emt,"EM TEMPO: "+r.emt,r.emt]; t["accept"]["observações.anotações"]=[r.anot,r.emt,"EM TEMPO: "+r.emt,r.averb+" "+r.anot+" EM TEMPO: "+r.emt]
    return W,H,css,b,t
if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True); allp=[]
    for L,fn in FORMS.items():
        for n in range(1,5):
            W,H,css,b,t=fn(n); pg=page(L,W,H,css,b); c=t["case"]; allp.append(pg)
            one=pg.replace(f'@page p{L}','@page').replace(f'page:p{L};','')
            open(f'{out}/{c}.html','w').write(f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão de Nascimento</title><style>{BASE} body{{width:{W}pt;height:{H}pt}}</style></head><body>{one}</body></html>')
            json.dump(t,open(f'{out}/{c}.json','w'),ensure_ascii=False,indent=1)
    if len(sys.argv)>2: open(sys.argv[2],'w').write(f'<!DOCTYPE html><html lang="pt-BR"><meta charset="utf-8"><style>{BASE} .pg{{break-after:page}}</style><body>'+''.join(allp)+'</body></html>')
