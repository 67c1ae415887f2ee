from lib import *
v=lambda x,b='---':x if x else b
def fK(k):
    "paternal / maternal columns, emolument table"
    d=[mk('K1',('Itaperuna','RJ'),(22,7,1991),(5,8,1991),(9,10,2014),'F','new',averb=''),
       mk('K2',('Miracema','RJ'),(13,1,1974),(13,1,1974),(17,2,2020),'M','mid',home=1,est='Rua Sete, em residência',anot='Óbito do registrado anotado em 19/12/2019: Lº C-61, fls. 203, termo 14.882, RCPN 1º Distrito de Campos dos Goytacazes.'),
       mk('K3',('Bom Jesus do Itabapoana','RJ'),(8,9,2016),(12,9,2016),(21,3,2022),'M','new',nopai=1,cpf=1,bloc=('Cachoeiro de Itapemirim','ES'))][k-1]
    d=caps(d); d.selo='E'+d.R(3)+d.N(5)+' '+d.R(3); d.cart=['RCPN do 1º Distrito - Itaperuna','Serviço do 2º Distrito de Miracema - Paraíso do Tobias','Ofício Único de Bom Jesus do Itabapoana'][k-1]
    d.livro=['A-086','A-014','A-203'][k-1]; d.mat=mat(d.cns,d.rd[2],1,int(d.livro[2:]),d.folha,d.termo)
    nat=nf(d.bloc,'{}/{}'); n1=nf(d.fn,'{}/{}') if d.pai else ''; n2=nf(d.mn,'{}/{}'); txt=dn(d.b)+' ('+dw(d.b)+')'
    fees=[('Certidão — tab. 17, item 1',31.4+k),('Busca por ano',6.2 if k<3 else 0),('FETJ 20%',6.28),('FUNDPERJ 5%',1.57),('FUNPERJ 5%',1.57),('FUNARPEN 4%',1.25),('ISS 5%',1.63)]
    ft=''.join(f'<tr><td>{a}</td><td class=n>{b:.2f}</td></tr>'.replace('.20<','.20<') for a,b in fees)+f'<tr class=tot><td>TOTAL R$</td><td class=n>{sum(b for _,b in fees):.2f}</td></tr>'
    ft=ft.replace('.',',').replace('tab,','tab.') 
    body=f"""<table class=hd><tr><td style="width:20mm">{arms(56,'#124')}</td><td><b>PODER JUDICIÁRIO — CORREGEDORIA GERAL DA JUSTIÇA — ESTADO DO RIO DE JANEIRO</b><br><span style="font-size:13pt">{d.cart}</span><br>{d.rua} · tel. {d.fone} · Titular: {d.off}</td></tr></table>
<div class=t>CERTIDÃO DE NASCIMENTO — 2ª VIA</div><table class=a><tr><th>Matrícula</th><td>{d.mat}</td><th>CPF</th><td>{v(d.cpf)}</td></tr><tr><th>Registrado(a)</th><td colspan=3 class=k>{d.kid}</td></tr><tr><th>Nascimento</th><td>{txt}</td><th>Hora</th><td>{d.h:02d}h {d.m:02d}m</td></tr><tr><th>Onde</th><td>{d.est}</td><th>Mun./UF</th><td>{nat}</td></tr><tr><th>Sexo</th><td>{SX[d.sex]}</td><th>Gêmeo</th><td>Não</td></tr></table>
<table class=b><tr><th style="width:26mm"></th><th>LINHA PATERNA</th><th>LINHA MATERNA</th></tr><tr><td>Genitor</td><td>{v(d.pai)}</td><td>{d.mae}</td></tr><tr><td>Naturalidade</td><td>{v(n1)}</td><td>{n2}</td></tr><tr><td>Avô</td><td>{v(d.pa)}</td><td>{d.ma}</td></tr><tr><td>Avó</td><td>{v(d.pb)}</td><td>{d.mb}</td></tr></table>
<table class=a><tr><th>Registro em</th><td>{dn(d.rd)}</td><th>Livro</th><td>{d.livro}</td><th>Folha</th><td>{d.folha}</td><th>Termo</th><td>{d.termo}</td></tr><tr><th>DNV</th><td colspan=3>{v(d.dnv)}</td><th>Declarante</th><td colspan=3>{d.pai or d.mae}</td></tr><tr><th>Averbações</th><td colspan=7>{v(d.averb,'Sem averbações')}</td></tr><tr><th>Anotações</th><td colspan=7>{v(d.anot,'Sem anotações')}</td></tr></table>
<div style="display:flex;gap:6mm;margin-top:5mm"><table class=f style="width:72mm"><tr><th colspan=2>EMOLUMENTOS</th></tr>{ft}</table><div style="flex:1;text-align:center">Certifico e dou fé.<br>{d.loc[0]}, {dm(d.ed)}<br>{sig(d.r)}<br>{d.sub}<br>Substituta — Mat. 94/{d.N(4)}<div class=se>Poder Judiciário – TJERJ<br>Selo de Fiscalização Eletrônico<br><b style="font-size:13pt">{d.selo}</b><br>Consulte a validade em www4.tjrj.jus.br</div></div></div><p style='font-size:7pt;margin-top:6mm;text-align:justify'>Art. 19, § 1º, da Lei 6.015/73: a certidão de inteiro teor poderá ser extraída por meio datilográfico ou reprográfico. Qualquer adulteração ou emenda invalida este documento. Lei estadual nº 3.350/99 e Portaria CGJ de custas do exercício. Pág. 1 de 1 — Prot. {d.N(6)} — Escrevente conferente: {d.t2}.</p>"""
    css=".hd td{padding:0;font-size:9pt}.t{background:#124;color:#fff;text-align:center;font-size:14pt;padding:1.5mm;margin:3mm 0;letter-spacing:2px}.a td,.a th,.b td,.b th,.f td,.f th{border:.25mm solid #456;padding:1.2mm 2mm;text-align:left;font-size:9.5pt}.a th{background:#e6ebf2;width:26mm;font-size:8pt}.a .k{font-size:14pt;font-weight:bold}.b{margin:4mm 0}.b th{background:#124;color:#fff;text-align:center}.b td{text-align:center}.b td:first-child{text-align:left;font-weight:bold;background:#e6ebf2;font-size:8pt}.f td,.f th{font-size:8pt;padding:.6mm 2mm}.n{text-align:right!important}.tot td{font-weight:bold}.se{border:.3mm solid #000;margin:4mm 8mm;padding:2mm;font-size:8pt}"
    return page((210,297),css,body,['Liberation Sans','Arimo','DejaVu Sans'][k-1],'9.5pt','11mm 13mm'),truth(d,[(d.pai,n1),(d.mae,n2)] if d.pai else [(d.mae,n2)],txt,livro=d.livro)
def fL(k):
    "electronic certificate, reversed order of sections, dark side bar"
    d=[mk('L1',('Sobral','CE'),(6,6,1999),(1,7,1999),(14,4,2021),'F','new'),
       mk('L2',('Gurupi','TO'),(17,10,2022),(19,10,2022),(19,10,2022),'M','new',cpf=1,tw=1),
       mk('L3',('Propriá','SE'),(31,12,1949),(7,1,1950),(25,6,2024),'M','mid',home=1,est='Sítio Cabeço',nopai=1,cpf=1)][k-1]
    d=caps(d) if k==1 else d; d.tw=''
    if k==2: d.twn=['Gael '+d.kid.split(' ',1)[1],'Lara '+d.kid.split(' ',1)[1]]; d.tw=f'Trigêmeos: {d.twn[0]} e {d.twn[1]}'
    if k==3: d.anot='CPF incluído de ofício, Provimento CNJ nº 63/2017, art. 6º.'
    d.cart=['Cartório do 3º Ofício de Sobral','Cartório de Registro Civil das Pessoas Naturais de Gurupi','Cartório do 2º Ofício da Comarca de Propriá'][k-1]
    nat=nf(d.bloc,'{} - {}'); n1=nf(d.fn) if d.pai else ''; n2=nf(d.mn); txt=dm(d.b)
    sec=lambda t,*r:f'<h3>{t}</h3><dl>'+''.join(f'<dt>{a}</dt><dd>{v(b,"(sem informação)")}</dd>' for a,b in r)+'</dl>'
    body=f"""<div class=sb>{arms(50,'#fff')}<p><b>e-Certidão</b><br>documento nato-digital</p><div class=q>{qr(d.r,29,88)}</div><p>Código de validação<br>{d.N(4)}.{d.N(4)}.{d.N(4)}.{d.N(4)}</p><p>Assinado por<br><b>{d.off}</b><br>AC Notarial RFB G4<br>ICP-Brasil</p><p>{dn(d.ed)} {10+k}:4{k}:17 -03:00</p><p>Impressa, a certidão só vale com a verificação em registrocivil.org.br por 30 dias.</p></div><div class=mn><h1>certidão de nascimento</h1>
{sec('Emissão',('Serventia',d.cart),('Município / UF',nf(d.loc,'{} / {}')),('Emitida em',dn(d.ed)),('Oficial titular',d.off),('Selo digital',d.selo))}
{sec('Averbações e anotações',('À margem',d.averb or d.anot))}
{sec('Assento',('Registrado em',dn(d.rd)),('Matrícula',d.mat),('DNV',d.dnv))}
{sec('Ascendência',('Avó materna',d.mb),('Avô materno',d.ma),('Avó paterna',d.pb),('Avô paterno',d.pa),('Mãe',d.mae),('Naturalidade da mãe',n2),('Pai',d.pai),('Naturalidade do pai',n1))}
{sec('Nascimento',('Gêmeos',('Sim. '+d.tw) if d.tw else 'Não'),('Estabelecimento',d.est),('Município',nat),('Hora',f'{d.h:02d}:{d.m:02d}'),('Data',txt))}
{sec('Pessoa',('CPF',d.cpf),('Naturalidade',nat),('Sexo',SX[d.sex]),('Nome completo','<b>'+d.kid+'</b>'))}</div>"""
    css="#p{display:flex;padding:0!important}.sb{width:50mm;background:#213a4a;color:#dfe8ee;padding:12mm 5mm;font-size:8.5pt;text-align:center}.sb p{margin:6mm 0}.q{background:#fff;padding:2mm;display:inline-block}.mn{flex:1;padding:11mm 12mm}h1{font:300 22pt 'Lato';margin:0 0 2mm;color:#213a4a}h3{font-size:9pt;color:#a50;margin:3.4mm 0 1mm;text-transform:uppercase;border-bottom:.3mm solid #a50}dl{display:grid;grid-template-columns:40mm 1fr;margin:0;row-gap:.9mm}dt{color:#567;font-size:9pt}dd{margin:0}"
    return page((210,297),css,body,'Lato' if k<3 else 'Carlito','10pt','0'),truth(d,[(d.mae,n2),(d.pai,n1)] if d.pai else [(d.mae,n2)],txt,nat,joint=True,livro=str(d.livro),acc={'gêmeos.informações_adicionais':[' e '.join(d.twn)]} if d.twn else {})
def fM(k):
    "section names turned by 90 degrees at the left; matrícula and CPF at the foot"
    d=[mk('M1',('Corumbá','MS'),(25,12,1982),(4,1,1983),(8,8,2018),'M','mid',cpf=1),
       mk('M2',('Ji-Paraná','RO'),(10,11,2023),(13,11,2023),(13,11,2023),'F','new',cpf=1),
       mk('M3',('Penedo','AL'),(19,4,1966),(20,4,1966),(2,12,2020),'F','mid',home=1,est='Domicílio',bloc=('Igreja Nova','AL'))][k-1]
    if k==1: d.averb='Retificado administrativamente, em 06/08/2018, o sobrenome da avó materna, art. 110 da Lei nº 6.015/1973, prot. 4471.'
    if k==3: d.anot='Casada em 28/07/1984, Lº B-22, fls. 61, termo 5.006, Penedo - AL; viúva desde 09/10/2017.'; d.kid='Ondina dos Anjos Peixoto'; d.mae='Zulmira dos Anjos'; d.pai='Sebastião Peixoto'; d.pa='';d.pb='Thereza Peixoto';d.ma='Jovino dos Anjos';d.mb=''
    d.blank='ignorado'; d.cart=['2º Serviço Notarial e de Registro Civil da 1ª Circunscrição de Corumbá','2º Ofício de Registro Civil das Pessoas Naturais de Ji-Paraná','Cartório do Registro Civil do 1º Distrito de Penedo'][k-1]
    if k==1: d.cad=['1'+d.N(2)+'.'+d.N(5)+'.'+d.N(2)+'-'+d.N(1)]
    nat=nf(d.bloc,'{} – {}'); n1=nf(d.fn,'{} – {}'); n2=nf(d.mn,'{} – {}'); txt=dw(d.b)
    def S(t,*rows):
        return f'<div class=s><div class=v><span>{t}</span></div><div class=o>'+''.join('<div class=r>'+''.join(f'<div style="flex:{f}"><small>{c}</small>{v(x,"ignorado" if "Avô" in c or "Avó" in c else "—")}</div>' for c,x,f in r)+'</div>' for r in rows)+'</div></div>'
    body=f"""<div class=c>{arms(54,'#063')}<br>República Federativa do Brasil · Registro Civil das Pessoas Naturais<h1>Certidão de Nascimento</h1></div>
{S('PESSOA',[('Nome','<b style="font-size:14pt">'+d.kid+'</b>',1)],[('Nascimento',txt,3),('Dia/Mês/Ano',dn(d.b,' · '),1)],[('Hora',f'{d.h:02d}h{d.m:02d}min',1),('Sexo',SX[d.sex],1),('Naturalidade',nat,2)],[('Estabelecimento do parto',d.est,2),('Município e UF',nat,1)])}
{S('ASCENDENTES',[('Pai',d.pai,2),('Naturalidade',n1,1)],[('Avô paterno',d.pa,1),('Avó paterna',d.pb,1)],[('Mãe',d.mae,2),('Naturalidade',n2,1)],[('Avô materno',d.ma,1),('Avó materna',d.mb,1)])}
{S('REGISTRO',[('Data',dm(d.rd),2),('DNV',d.dnv,1),('Gêmeos','Não',1)],[('Matrícula','<b>'+d.mat+'</b>',2),('CPF',d.cpf,1)])}
{S('NOTAS',[('Averbações',d.averb,1)],[('Anotações',d.anot,1)],[('Anotações de cadastro','PIS/NIS '+d.cad[0] if d.cad else '',1)])}
{S('OFÍCIO',[('Ofício',d.cart,2),('Município/UF',nf(d.loc,'{}/{}'),1)],[('Endereço',d.rua+' - CEP '+d.cep,2),('Telefone',d.fone,1)],[('Oficial registrador(a)',d.off,1),('Selo digital',d.selo,1)])}
<div class=ft><div>{qr(d.r,25,60)}</div><div>O conteúdo da certidão é verdadeiro. Dou fé.<br>Expedida em {dm(d.ed)}.<br>{sig(d.r)}<br>Assinado por {d.sub if k==2 else d.off}</div></div><p style='font-size:7pt;margin-top:5mm'>Válida em todo o território nacional, qualquer emenda ou rasura a invalida. Testemunhas do assento: {d.t1} e {d.t2}. Código Nacional de Serventia {d.cns[:2]}.{d.cns[2:5]}-{d.cns[5]}.</p>"""
    css=".c{text-align:center;font-size:9pt}h1{font-size:19pt;margin:1mm 0 3mm;font-weight:400;color:#063}.s{display:flex;margin-bottom:2.5mm;border:.3mm solid #063}.v{width:9mm;background:#063;display:flex;align-items:center;justify-content:center;overflow:hidden}.v span{writing-mode:vertical-rl;transform:rotate(180deg);color:#fff;font-size:7pt;letter-spacing:.5px}.o{flex:1}.r{display:flex;border-bottom:.2mm solid #9b9}.r:last-child{border:0}.r>div{padding:1mm 2mm;border-right:.2mm solid #9b9;min-height:10.5mm}.r>div:last-child{border:0}small{display:block;font-size:6.5pt;color:#264}.ft{display:flex;justify-content:space-between;text-align:center;font-size:9pt;margin-top:4mm}"
    return page((210,297),css,body,['DejaVu Serif','Cantarell','Linux Biolinum O'][k-1],'9.5pt','9mm 13mm'),truth(d,[(d.pai,n1),(d.mae,n2)],txt,nat,livro=str(d.livro))
def fN(k):
    "dot-matrix listing of the nineties"
    d=[mk('N1',('Quixadá','CE'),(27,2,1981),(9,3,1981),(15,6,1993),'M','new'),
       mk('N2',('Patos de Minas','MG'),(4,10,1990),(22,10,1990),(22,10,1990),'F','new',nopai=1),
       mk('N3',('Erechim','RS'),(12,12,1953),(2,1,1954),(30,7,1998),'F','mid',home=1,est='DOMICILIO DOS PAIS - LINHA 4 SECAO DOURADO')][k-1]
    d=caps(d); d.cart=['CARTÓRIO FIDÉLIS - 1º OFÍCIO - QUIXADÁ','CARTÓRIO DO REGISTRO CIVIL DO 1º SUBDISTRITO','OFÍCIO DO REGISTRO CIVIL DA 1ª ZONA - ERECHIM'][k-1]
    if k==3: d.averb='POR SENTENCA DO DR. JUIZ DE DIREITO DA 2A. VARA, DE 11.05.1979, FOI DECRETADA A SEPARACAO; VOLTOU A USAR O NOME DE SOLTEIRA. A SEPARACAO FOI CONVERTIDA EM DIVORCIO EM 18.09.1983.'
    n1=f'{d.fn[0]}-{d.fn[1]}' if d.pai else ''; n2=f'{d.mn[0]}-{d.mn[1]}'; txt=dw(d.b).upper(); nat=f'{d.bloc[0]}-{d.bloc[1]}'
    vs=['','V','VERSO'][k-1]; fo=f'{d.folha:03d}'+('-V' if k==2 else '')
    import textwrap
    L=[]; Wd=84
    def ln(c,x):
        p=f'{c:.<22}: '
        for i,s in enumerate(textwrap.wrap(x or '*'*20,Wd-len(p)-4) or ['']): L.append('| '+((p if i==0 else ' '*len(p))+s).ljust(Wd-4)+' |')
    bar='+'+'-'*(Wd-2)+'+'
    ctr=lambda s:'| '+s.center(Wd-4)+' |'
    L+= [bar,ctr('ESTADO '+de(d.loc[1]).upper()),ctr(d.cart),ctr(f'COMARCA DE {d.loc[0]} - {d.rua.upper()} - FONE {d.fone[5:]}'),ctr('OFICIAL: '+d.off),bar,ctr(''),ctr('C E R T I D Ã O   D E   N A S C I M E N T O'),ctr('CERTIDÃO DE NASCIMENTO - VIA COMPUTADOR'),ctr(''),bar]
    ln('NUMERO DE ORDEM',str(d.termo)); ln('LIVRO / FOLHA',f'A-{d.livro:02d} / {fo}'); ln('REGISTRADO EM',dn(d.rd,'.')); L.append(bar)
    ln('NOME',d.kid); ln('SEXO',SX[d.sex].upper()); ln('NASCIMENTO',txt); ln('HORA',f'{d.h:02d}:{d.m:02d} HORAS'); ln('LOCAL',d.est); ln('CIDADE/ESTADO',nat); L.append(bar)
    ln('PAI',d.pai); ln('   NATURALIDADE',n1); ln('   PAIS DELE',f'{d.pa} E {d.pb}' if d.pai else ''); ln('MAE',d.mae); ln('   NATURALIDADE',n2); ln('   PAIS DELA',f'{d.ma} E {d.mb}'); L.append(bar)
    ln('DECLARANTE',d.pai or d.mae); ln('1A. TESTEMUNHA',d.t1); ln('2A. TESTEMUNHA',d.t2); ln('AVERBACOES',d.averb); ln('ANOTACOES',''); L.append(bar)
    L+=[ctr('O REFERIDO E VERDADE E DOU FE.'),ctr(f'{d.loc[0]}, {dn(d.ed)}'),ctr(''),ctr(''),ctr('_'*40),ctr(d.sub if k==2 else d.off),ctr('ESCREVENTE JURAMENTADA' if k==2 else 'OFICIAL DO REGISTRO CIVIL'),bar]
    if k==1: L.append(f'  EMOL. CR$ 1.250,00   PROC. {d.N(5)}   OPER: {d.sub.split()[0]}   FORM. 12/87')
    elif k==2: L.append('  CUSTAS: CR$ 382,40 (ART. 22 REG. CUSTAS)     RECIBO '+d.N(4))
    else: L.append('  EMOLUMENTOS R$ 9,80    SELO DE AUTENTICACAO COLADO NO VERSO')
    hol=''.join(f'<i style="top:{y}mm"></i><i style="top:{y}mm;right:3mm;left:auto"></i>' for y in range(8,290,13))
    body=f'{hol}<pre>{chr(10).join(L)}</pre><div style="position:absolute;right:30mm;bottom:36mm">{stamp("REGISTRO CIVIL · "+d.loc[0],"","#44a",86,14,"s6")}</div>'
    css="#p{background:repeating-linear-gradient(#fff 0 12.7mm,#eef5ee 12.7mm 25.4mm)}pre{font:10pt/13.2pt 'Liberation Mono';margin:6mm 0 0 0;text-align:left;white-space:pre}i{position:absolute;left:3mm;width:4mm;height:4mm;border:.2mm solid #999;border-radius:50%;background:#fff}"
    return page((215.9,297),css,body,'Liberation Mono','10pt','10mm 15mm'),truth(d,[(d.pai,n1),(d.mae,n2)] if d.pai else [(d.mae,n2)],txt,livro=f'A-{d.livro:02d}',folha=fo,acc={'registro.folha':[f'{d.folha}v',f'{d.folha:03d}V',f'{d.folha:03d}-V']} if k==2 else {})
def fO(k):
    "landscape sheet with a stub at the left (talão)"
    d=[mk('O1',('Rio Verde','GO'),(16,1,1979),(23,1,1979),(23,1,1979),'M','mid'),
       mk('O2',('Santarém','PA'),(20,6,1955),(1,7,1955),(13,11,1984),'F','mid',home=1,est='casa à Travessa dos Mártires, 88',mn=('Óbidos','PA'),fn=('Alenquer','PA')),
       mk('O3',('Colatina','ES'),(11,8,1986),(18,8,1986),(3,2,1988),'M','new',nopai=1,mn=('Baixo Guandu','ES'))][k-1]
    d.tw=''
    if k==1: d.twn=['Mauro '+d.kid.split(' ',1)[1]]; d.kid='Marcelo '+d.kid.split(' ',1)[1]; d.tw=f'gêmeo com {d.twn[0]}'
    d.cart=['Cartório do Registro Civil e Anexos','Cartório do Registro Civil do 1º Têrmo','Cartório do 2º Ofício - Registro Civil de Colatina'][k-1]
    dst=lambda t:f'{t[0]}, deste Estado' if t[1]==d.loc[1] else f'{t[0]} - {t[1]}'
    n1=dst(d.fn) if d.pai else ''; n2=dst(d.mn); txt=dw(d.b); y=lambda x,n=30:f'<span class=y style="min-width:{n}mm">{x}</span>'; o='o' if d.sex=='M' else 'a'
    if k==2: d.anot='a registrada passou a assinar-se, por casamento em 10-02-1976, com o apelido Falcão (Livro B-19, fls. 77).'
    body=f"""<div class=cn><b>CANHOTO</b><br><br>Certidão nº {d.N(5)}<br><br>Nome: <u>{d.kid}</u><br><br>L.º {d.livro} &nbsp; Fls. {d.folha}<br>Nº {d.termo}<br><br>Requerente: {d.t1}<br><br>Custas Cr$ {['48,00','1.900,00','Cz$ 95,00'][k-1]}<br><br>Em {d.ed[0]}/{d.ed[1]}/{d.ed[2]%100}<br><br>{sig(d.r,110,30)}</div>
<div class=ce><div class=h>{arms(48,'#722')}<div><div style="font-size:11pt">Estado {de(d.loc[1])} — Comarca de {d.loc[0]}</div><div style="font-size:14pt;font-weight:bold">{d.cart}</div></div><div class=nn>Nº {y(d.termo,22)}</div></div><div class=t>CERTIDÃO DE NASCIMENTO</div>
<div class=x>Certifico que às fls. {y(d.folha,14)} do livro nº {y(d.livro,14)} do registro de nascimentos, foi lavrado em {y(dm(d.rd),50)} o termo de {y('<b>'+d.kid+'</b>',90)}, do sexo {y(SX[d.sex].lower(),25)}, nascid{o} aos {y(txt,90)}, às {y(hw(d.h,d.m,False),50)}, em {y(d.est,60)}, município de {y(nf(d.bloc,'{} - {}'),40)}, filh{o} de {y(d.pai or '. . . . . . . . . .',70)}, natural de {y(n1 or '. . . . .',45)}, e de dona {y(d.mae,70)}, natural de {y(n2,45)}; sendo avós paternos {y(d.pa or '. . . . .',50)} e {y(d.pb or '. . . . .',50)} e avós maternos {y(d.ma,50)} e {y(d.mb,50)}. Circunstância de gêmeo: {y(d.tw or 'não',40)}. Anotações: {y(d.anot or '. . . . . . .',60)}</div>
<div class=f><div>{stamp('REGISTRO CIVIL · '+d.loc[0],'','#722',80,-15,'s7')}</div><div>O referido é verdade; dou fé.<br>{d.loc[0]}, {y(dm(d.ed),45)}<br>{sig(d.r,160,34)}<br>{y(d.off,60)}<br><small>Escrivão do Registro Civil</small></div></div></div>"""
    css="#p{display:flex;padding:0!important;background:#fbf8f2}.cn{width:58mm;border-right:.5mm dashed #722;padding:9mm 5mm;font-size:9pt;line-height:1.35}.cn u{text-decoration:none;font-family:'Courier Prime'}.ce{flex:1;margin:5mm;border:.9mm double #722;padding:5mm 8mm}.h{display:flex;justify-content:space-between;align-items:center;text-align:center}.t{font:bold 21pt 'Nimbus Roman';letter-spacing:4px;text-align:center;margin:3mm;color:#722}.x{line-height:2.3;text-align:left;font-size:12.5pt}.y{display:inline-block;border-bottom:.2mm dotted #722;font:11.5pt 'Courier Prime';line-height:1.15;text-align:center;padding:0 1mm}.f{display:flex;justify-content:space-around;align-items:center;text-align:center;margin-top:3mm}"
    return page((330,215.9),css,body,'Nimbus Roman','11pt','0'),truth(d,[(d.pai,n1),(d.mae,n2)] if d.pai else [(d.mae,n2)],txt)
def fP(k):
    "numbered questionnaire in three columns (registry / parents / child), legal landscape"
    d=[mk('P1',('Tefé','AM'),(21,5,2011),(13,6,2011),(13,6,2011),'F','new'),
       mk('P2',('Caxias','MA'),(9,9,1989),(20,11,1989),(5,5,2015),'M','new',nopai=1,home=1,est='Residência - Povoado Brejinho'),
       mk('P3',('Cáceres','MT'),(1,3,1947),(15,3,1947),(10,10,2013),'M','mid',mn=('Poconé','MT'))][k-1]
    d=caps(d); d.cart=['OFÍCIO DO REGISTRO CIVIL DE TEFÉ','SERVENTIA EXTRAJUDICIAL DO 3º OFÍCIO DE CAXIAS','2º OFÍCIO - REGISTRO CIVIL DAS PESSOAS NATURAIS DE CÁCERES'][k-1]
    if k==3: d.anot='CASAMENTO: 30/09/1972, LIVRO B-31, FLS. 118, TERMO 6.730, VÁRZEA GRANDE - MT.'
    if k==2: d.averb='MANDADO DE 12/07/2004, PROC. 886/2004: SUPRIDA A DATA DE NASCIMENTO, ANTES OMITIDA.'
    nat=nf(d.bloc,'{} | {}'); n1=nf(d.fn,'{} | {}') if d.pai else ''; n2=nf(d.mn,'{} | {}'); txt=dn(d.b,'.')+' - '+dw(d.b).upper(); i=[0]
    def q(c,x,e=''):
        i[0]+=1; return f'<div class="q {e}"><sup>{i[0]:02d}</sup> <i>{c}</i><div>{v(x,"***")}</div></div>'
    p=lambda *a:'<div class=pp>'+''.join(a)+'</div>'
    c1=q('SERVENTIA',d.cart)+p(q('MUNICÍPIO',d.loc[0]),q('UF',d.loc[1],'s'))+q('ENDEREÇO',d.rua.upper()+' CEP '+d.cep)+q('MATRÍCULA',d.mat)+p(q('LIVRO',f'A{d.livro}'),q('FOLHA',str(d.folha)),q('TERMO',str(d.termo)))+p(q('DATA DO REGISTRO',dn(d.rd)),q('D.N.V.',d.dnv))+q('SELO DIGITAL',d.selo)+p(q('DATA DE EMISSÃO',dn(d.ed)),q('ATO','17.1.b','s'))+q('OFICIAL',d.off)
    c2=q('PAI',d.pai)+q('NATURALIDADE DO PAI',n1)+q('AVÔ PATERNO',d.pa)+q('AVÓ PATERNA',d.pb)+q('MÃE',d.mae)+q('NATURALIDADE DA MÃE',n2)+q('AVÔ MATERNO',d.ma)+q('AVÓ MATERNA',d.mb)+q('DECLARANTE',d.pai or d.mae)
    c3=q('NOME DO REGISTRADO',d.kid,'K')+q('DATA DE NASCIMENTO',txt)+p(q('HORA',f'{d.h:02d}h{d.m:02d}'),q('SEXO',SX[d.sex].upper()))+q('LOCAL DE NASCIMENTO',d.est)+q('MUNICÍPIO | UF DE NASCIMENTO',nat)+q('NATURALIDADE',nat)+p(q('GÊMEO','NÃO','s'),q('NOME DO GÊMEO',''))+q('AVERBAÇÕES',d.averb)+q('ANOTAÇÕES',d.anot)
    body=f"""<div class=h>{arms(44,'#036')}<div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class=t>CERTIDÃO DE NASCIMENTO</div></div>
<div class=g><div><h4>BLOCO A — REGISTRO</h4>{c1}</div><div><h4>BLOCO B — FILIAÇÃO</h4>{c2}</div><div><h4>BLOCO C — REGISTRADO</h4>{c3}</div></div><div class=f><span>O conteúdo da certidão é verdadeiro. Dou fé. — Campos com *** : sem informação no assento.</span><span>{sig(d.r,150,30)}</span><span>{d.off} — Registrador</span></div>"""
    css=".h{display:flex;justify-content:space-between;align-items:center;border-bottom:.8mm solid #036;padding-bottom:2mm}.t{font-size:18pt;font-weight:bold;color:#036}.g{display:flex;gap:4mm;margin-top:3mm}.g>div{flex:1 1 0;min-width:0;border:.4mm solid #036}h4{margin:0;background:#036;color:#fff;font-size:8.5pt;padding:1mm 2mm}.q{border-bottom:.2mm solid #789;padding:.8mm 2mm;min-height:12mm;flex:1}.q i{font:6.5pt 'Liberation Sans';color:#357}.q div{font-size:10pt}.K div{font-size:13pt;font-weight:bold}.pp{display:flex}.pp .q+.q{border-left:.2mm solid #789}.pp .s{flex:0 0 22mm}sup{font-size:6pt;background:#dde6f0;padding:0 .6mm}.f{display:flex;justify-content:space-between;align-items:center;font-size:8.5pt;margin-top:4mm}"
    return page((355.6,215.9),css,body,['Liberation Sans Narrow','Carlito','Nimbus Sans'][k-1],'10pt','9mm 11mm'),truth(d,[(d.pai,n1),(d.mae,n2)] if d.pai else [(d.mae,n2)],txt,nat,livro=f'A{d.livro}')
