from lib import *
FORMS={}
def avo_pairs(c):
    if c.g2: return [(c.g1.avo,c.g1.ava),(c.g2.avo,c.g2.ava)]
    return [(c.g1.avo,c.g1.ava)]
def fj(c): return ('a','o')[c.sex=='m']
# ---------------------------------------------------------------- A: SP 2010-2017, boxes, labels inside in small capitals
def A(n):
    sc=[('normal',1979,2012,None),('twin',2011,2011,'Santo Antônio do Aracanguá'),('single',2014,2014,None),('foreign',2013,2013,None),('home',1951,2010,'São Luiz do Paraitinga'),('normal',1996,2016,None),('two_mothers',2015,2015,"Santa Bárbara d'Oeste"),('triplet',2016,2017,None)][n-1]
    c=mk('A',n,'SP',sc[0],sc[1],sc[2],town=sc[3]); r=c.r; acc={}; D={}
    if n==7: # gestação dupla maternidade
        pass
    blank=['***','','- - -','XXXXXXXX','Nada consta','--------','','Não consta'][n-1]
    up=n in(2,5,8)
    cart=[f'Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede da Comarca de {c.rtown}',f'Oficial de Registro Civil das Pessoas Naturais e Tabelião de Notas do Município de {c.rtown}',f'Registro Civil das Pessoas Naturais do 2º Subdistrito de {c.rtown}',f'1º Oficial de Registro Civil das Pessoas Naturais de {c.rtown}'][n%4]
    if n==1: c.averb=f'Casou-se em 14 de julho de 2001 com ROBERVAL TADEU PAGANELLI, no Oficial de Registro Civil de Jaú/SP, livro B-61, fls. 88, termo 14.207, passando a assinar {c.nome.upper()} PAGANELLI. Anotado em 02/08/2001.'; c.sex='f'; c.given='Rosângela Aparecida'; c.nome=c.given+' '+c.surname
    if n==1: c.averb=f'Casou-se em 14 de julho de 2001 com ROBERVAL TADEU PAGANELLI, no Oficial de Registro Civil de Jaú/SP, livro B-61, fls. 88, termo 14.207, passando a assinar {c.nome.upper()} PAGANELLI. Anotado em 02/08/2001.'
    if n==5: c.averb='Por mandado do MM. Juiz de Direito da Comarca, datado de 11/05/1987, processo nº 412/87, averbou-se a retificação do prenome da genitora, em consonância com o assento de casamento desta. Óbito anotado: faleceu em 30 de setembro de 2009, em Taubaté/SP, termo 22.118.'
    if n==6: c.surname=c.g2.s1+' '+c.g1.s1; c.nome=c.given+' '+c.surname
    if n==6: c.averb=f'Por sentença de 19/10/2015, transitada em julgado, proferida pela 3ª Vara Cível (proc. 1004417-22.2014.8.26.0408), o registrado, que se chamava {c.given} {c.g1.s1}, passou a chamar-se {c.nome}, mediante a inclusão do patronímico materno.'
    if n==3: c.averb=''
    txt=dw(c.birth); 
    if n%2: txt=cap(txt)
    g=lambda p:nats(p,['/','-','(','/'][n%4])
    acc['filiação.genitor_1.naturalidade']=[g(c.g1.nat)]
    if c.g2: acc['filiação.genitor_2.naturalidade']=[g(c.g2.nat)]
    acc['dados_pessoais.naturalidade']=['',g(c.btown)]
    fil=''.join(f'<div>{E(x.nome)}, natural de {E(g(x.nat))}</div>' for x in (c.g1,c.g2) if x)
    if n in(4,6): fil=f'{E(c.g1.nome)}, natural de {E(g(c.g1.nat))} e {E(c.g2.nome)}, natural de {E(g(c.g2.nat))}.'
    pr=avo_pairs(c)
    if not c.g2: av=f'Maternos: {E(pr[0][0])} e {E(pr[0][1])}'
    elif n==7: av=f'{E(pr[0][0])} e {E(pr[0][1])}<br>{E(pr[1][0])} e {E(pr[1][1])}'
    elif n in(2,8): av=f'Avós paternos: {E(pr[0][0])} e {E(pr[0][1])}<br>Avós maternos: {E(pr[1][0])} e {E(pr[1][1])}'
    else: av=f'{E(pr[0][0])} e {E(pr[0][1])} (paternos) // {E(pr[1][0])} e {E(pr[1][1])} (maternos)'
    tw='; '.join(f'{a} - matrícula {mfmt(m,n%2)}' for (a,_),m in zip(c.twins,c.tmats))
    old=c.birth.year<2010
    dnv='' if old else c.dnv
    if n==3: hora='';
    est=c.estab if n!=5 else 'em domicílio, no Bairro do Chapéu'
    D['dados_pessoais.matrícula']=mfmt(c.mat,n%2); D['dados_pessoais.data_nascimento.texto_completo']=txt
    D['local_nascimento.estabelecimento']=est if not c.home else 'Domicílio'
    if c.home: acc['local_nascimento.estabelecimento']=['',est,'em domicílio']
    D['registro.cartório']=cart; D['registro.número_dnv']=dnv
    D['registro.livro']=str(c.mat[15:20]); D['registro.folha']=c.mat[20:23]; D['registro.termo']=c.mat[23:30]
    D['gêmeos.informações_adicionais']=tw
    selo=f'{r.randint(100000,999999)}1CE{r.randint(10**12,10**13-1)}{r.randint(10,99)}{r.choice("ABCDEF")}' if n in(6,8) else ''
    D['autenticação.selo_digital']=selo
    hr=hw(c.h,c.mi,'d')+['',' h','hs',''][n%4]
    if n==5: hr=hw(c.h,c.mi)
    if n==3: D['dados_pessoais.hora_nascimento']=''; hr='ignorada'
    col=['#2f6b4f','#2c5a7a','#6b5a2f','#555'][n%4]
    def b(l,v,w='auto',x=''): return f'<td style="width:{w};{x}"><span class="l">{l}</span><div class="v">{v if v else blank}</div></td>'
    rows=lambda *cells:'<table class="t"><tr>'+''.join(cells)+'</tr></table>'
    wd='26%' 
    body=f'''<div class="fr"><div class="c">{arms(17,col)}<div class="h1">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="h2">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class="h0">CERTIDÃO DE NASCIMENTO</div></div>
<div class="nm"><span class="l">NOME</span><b>{E(c.nome)}</b></div><div class="nm mt"><span class="l">MATRÍCULA</span><b>{mfmt(c.mat,n%2)}</b></div>
{rows(b('DATA DE NASCIMENTO POR EXTENSO',txt,'64%'),b('DIA',f'{c.birth.day:02d}'),b('MÊS',f'{c.birth.month:02d}'),b('ANO',c.birth.year))}
{rows(b('HORA',hr,wd),b('MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO',E(g(c.btown))))}
{rows(b('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO',E(g((c.rtown,c.ruf))),'44%'),b('LOCAL DE NASCIMENTO',E(est)),b('SEXO','masculino' if c.sex=='m' else 'feminino','16%'))}
{rows(b('FILIAÇÃO',fil,'auto','height:16mm'))}{rows(b('AVÓS',av,'auto','height:15mm'))}
{rows(b('GÊMEO','sim' if c.twins else ['não','Não'][n%2],'14%'),b('NOME E MATRÍCULA DO(S) GÊMEO(S)',E(tw)))}
{rows(b('DATA DO REGISTRO POR EXTENSO',dw(c.regd)+(f' ({dnum(c.regd)})' if n%3==0 else ''),'66%'),b('NÚMERO DA DNV',dnv))}
{rows(b('OBSERVAÇÕES / AVERBAÇÕES',E(c.averb),'auto','height:34mm'))}
<div class="ft"><div class="lf"><div>{E(cart)}</div><div><i>Oficial Registrador{'a' if c.osx=='f' else ''}</i><br><b>{E(c.of)}</b></div><div>{E(c.rtown)}/SP</div><div>Rua {r.choice(['XV de Novembro','Marechal Deodoro','Coronel Joaquim Piza','das Palmeiras'])}, {r.randint(20,999)} – Centro – CEP 1{r.randint(1000,9999)}-000<br>Tel. (1{r.randint(2,9)}) 3{r.randint(200,899)}-{r.randint(1000,9999)}</div></div>
<div class="rt">O conteúdo da certidão é verdadeiro. Dou fé.<br><br>{E(c.rtown)}, {dmix(c.emi) if n%2 else dw(c.emi)}.<div class="sg">{E(c.esc)}<br>Escrevente Autorizad{'a' if c.ksx=='f' else 'o'}</div></div></div>
<div class="em">{'Isenta de emolumentos – Lei Federal nº 9.534/97' if n in(2,3,7) else f'Emolumentos: Ao Oficial R$ {r.randint(18,29)},{r.randint(10,99)} – Ipesp R$ 4,{r.randint(10,99)} – Total R$ {r.randint(30,40)},{r.randint(10,99)}. Guia {r.randint(10,52)}/{c.iy}'} {('&nbsp; Selo Digital: '+selo) if selo else ''} &nbsp;&nbsp; Nº de controle {r.randint(100000,999999)}-AA</div></div>'''
    css=f'''body{{font:10.2pt {'"Liberation Serif"' if n%3==1 else '"Liberation Sans"' if n%3==2 else '"DejaVu Sans Condensed"'},serif;color:#111}}.fr{{margin:9mm;height:278mm;border:3px double {col};padding:5mm 6mm;background:repeating-linear-gradient(45deg,#fff 0 6px,{col}0d 6px 7px)}}.c{{text-align:center;line-height:1.25}}.h0{{font-size:17pt;font-weight:bold;margin:1mm 0 2mm;letter-spacing:1px}}.h1{{font-size:11pt}}.h2{{font-size:10pt}}.l{{display:block;font-size:6.2pt;color:{col};letter-spacing:.3px}}.nm{{text-align:center;margin-bottom:1.5mm;font-size:12.5pt;{'text-transform:uppercase' if up else ''}}}.mt{{font-size:11.5pt}}.t{{width:100%;margin-bottom:1.3mm}}.t td{{border:1px solid {col};padding:.6mm 1.5mm 1mm;vertical-align:top}}.v{{{'text-transform:uppercase;font-size:9pt' if up else ''}}}.ft{{display:flex;gap:4mm;margin-top:2mm}}.lf,.rt{{flex:1;font-size:8.5pt}}.lf>div{{border:1px solid {col};padding:1mm 1.5mm;margin-bottom:1mm;text-align:center}}.rt{{text-align:center;padding-top:4mm}}.sg{{border-top:1px solid #222;margin:13mm 6mm 0;padding-top:1mm}}.em{{font-size:6.8pt;margin-top:2mm;text-align:center}}'''
    c.prn={'registro.data_registro':dw(c.regd),'autenticação.data_emissão':dmix(c.emi) if n%2 else dw(c.emi),'dados_pessoais.hora_nascimento':hr}
    t=truth(f'122A-{n}',c,acc,D,True); t['_prn']=c.prn
    return page(css,body),t
FORMS['A']=A
# ---------------------------------------------------------------- B: RS 2018-2023, values over a thin rule, labels below
def B(n):
    sc=[('two_mothers',2018,2018,None),('twin',2019,2019,'Santo Antônio da Patrulha'),('ambulance',2021,2021,None),('foreign',2020,2020,'Santana do Livramento'),('normal',1998,2019,None),('single',2022,2022,'Não-Me-Toque'),('normal',1968,2023,'Santa Vitória do Palmar'),('normal',2003,2018,None)][n-1]
    c=mk('B',n,'RS',sc[0],sc[1],sc[2],town=sc[3]); r=c.r; acc={}; D={}
    if n==3: c.estab='Ambulância do SAMU, na BR-290, km 131'
    cart=[f'Registro Civil das Pessoas Naturais de {c.rtown}',f'Serviço Registral das Pessoas Naturais da 1ª Zona de {c.rtown}',f'Ofício dos Registros Públicos de {c.rtown}'][n%3]
    bl=['NADA CONSTA.','','-x-','***********','Sem averbações.','—','','Nada a constar'][n-1]
    if n==5: c.sex='f'; c.nome='Manuela '+c.surname; c.averb='Nos termos do Provimento nº 73/2018 do CNJ, procedeu-se em 04 de fevereiro de 2019 à averbação da alteração do prenome e do sexo constantes deste assento. Protocolo 2.117/2019.'
    if n==8: c.averb=f'Em 22/09/2011, reconhecida a paternidade por {c.g1.nome}, com inclusão dos avós paternos e acréscimo do patronímico {c.g1.s1}, por escritura pública lavrada no 2º Tabelionato de Notas de Passo Fundo/RS, fls. 17 do livro 44. Guarda unilateral deferida à genitora, proc. 021/1.14.0003382-1.'
    if n==7: c.averb=f'ANOTAÇÃO 1: Casamento com Ilonka Terezinha Stumpf, em 09/12/1992, matrícula {mfmt(matr(99820,1992,2,28,77,4190))}. ANOTAÇÃO 2: Divórcio averbado em 17/03/2008, voltando o cônjuge virago a usar o nome de solteira.'
    if n==7: c.sex='m'; c.nome='Valdir '+c.surname
    txt=[dboth,dw,lambda d:dw(d).upper()][n%3](c.birth)
    ks=['/','-','('][n%3]; g=lambda p:nats(p,ks)
    est=c.estab; cpf_=c.cpf if n not in(7,) else ''
    pr=avo_pairs(c)
    tw='; '.join(f'{a}, {mfmt(m)}' for (a,_),m in zip(c.twins,c.tmats))
    D.update({'dados_pessoais.matrícula':mfmt(c.mat,[0,2,0][n%3]),'dados_pessoais.cpf':cpf_,'dados_pessoais.data_nascimento.texto_completo':txt,'local_nascimento.estabelecimento':est,'registro.cartório':cart,'registro.número_dnv':c.dnv if c.birth.year>2010 else '','registro.livro':c.mat[15:20],'registro.folha':c.mat[20:23],'registro.termo':c.mat[23:30],'gêmeos.informações_adicionais':tw})
    for k,x in((1,c.g1),(2,c.g2)):
        if x: acc[f'filiação.genitor_{k}.naturalidade']=[g(x.nat)]
    acc['dados_pessoais.naturalidade']=[g(c.nat)]
    selo=f'0{r.randint(100,699)}.0{r.randint(1,4)}.{str(c.iy)[2:]}0000{r.randint(1,9)}.{r.randint(10000,99999)}'; D['autenticação.selo_digital']=selo
    acc['autenticação.selo_digital']=[]
    hr=[f'{c.h:02d}h{c.mi:02d}min',f'{c.h:02d}:{c.mi:02d}',f'{fem(n2(c.h))} horas e {n2(c.mi)} minutos' if c.mi and c.h>1 else f'{c.h:02d}:{c.mi:02d} horas'][n%3]
    cad=[]
    def F(v,l,w): return f'<div class="f" style="width:{w}%"><div class="v">{v if v!="" else "&nbsp;"}</div><div class="l">{l}</div></div>'
    R=lambda *a:'<div class="r">'+''.join(a)+'</div>'
    fil=R(F(E(c.g1.nome),'Filiação – 1º genitor(a)' if n%2 else 'Filiação',58),F(E(g(c.g1.nat)),'Natural de',42))+(R(F(E(c.g2.nome),'Filiação – 2º genitor(a)' if n%2 else 'Filiação',58),F(E(g(c.g2.nat)),'Natural de',42)) if c.g2 else (R(F('-.-.-.-.-','Filiação',58),F('','Natural de',42)) if n==6 else ''))
    if c.g2 and c.g1.sx==c.g2.sx: av=R(F(f'{E(pr[0][0])} e {E(pr[0][1])}',f'Avós (pais de {E(c.g1.nome.split()[0])})',100))+R(F(f'{E(pr[1][0])} e {E(pr[1][1])}',f'Avós (pais de {E(c.g2.nome.split()[0])})',100))
    elif c.g2: av=R(F(f'{E(pr[0][0])} e {E(pr[0][1])}','Avós paternos',100))+R(F(f'{E(pr[1][0])} e {E(pr[1][1])}','Avós maternos',100))
    else: av=R(F(f'{E(pr[0][0])} e {E(pr[0][1])}','Avós maternos',100))
    rows=[]
    if n in(5,7,8): 
        rg=f'{r.randint(10**9,9*10**9)}'; rows=[('RG',rg,'11/07/2014','SSP/RS','—')]; cad=[rg,'11/07/2014','SSP/RS']
        if n==7: t_=f'0{r.randint(10**10,10**11-1)}'; rows.append(('Título de eleitor',t_,'Zona 043','Seção 0112','')); cad+=[t_]
    while len(rows)<2: rows.append((['RG','PIS/NIS','Passaporte'][len(rows)],'','','',''))
    ct='<table class="cd"><tr><th>Tipo documento</th><th>Número</th><th>Data expedição</th><th>Órgão expedidor</th><th>Data de validade</th></tr>'+''.join('<tr>'+''.join(f'<td>{x}</td>' for x in q)+'</tr>' for q in rows)+'</table>'
    head=[f'<div class="hd"><div>{arms(15,"#7a1f1f")}</div><div class="hh">REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><div class="t0">Certidão de Nascimento</div></div><div>{qr(r,19)}</div></div>']
    b1=R(F(f'<span class="big">{E(c.nome)}</span>','Nome',100))
    b2=R(F(cpf_ or ['','não informado'][n%2],'CPF',34),F(mfmt(c.mat,[0,2,0][n%3]),'Matrícula',66))
    b3=R(F(txt,'Data de nascimento por extenso',76),F(f'{c.birth.day:02d}','Dia',8),F(f'{c.birth.month:02d}','Mês',8),F(c.birth.year,'Ano',8))
    b4=R(F(hr,'Hora de nascimento',34),F(E(g(c.nat)),'Naturalidade',42),F('FEMININO' if c.sex=='f' else 'MASCULINO','Sexo',24))
    b5=R(F(E(est),'Local de nascimento',58),F(E(g(c.btown)),'Município de nascimento/UF',42))
    b6=R(F(E(g((c.rtown,c.ruf))),'Município de registro/UF',42),F(dw(c.regd) if n%2 else dmix(c.regd),'Data de registro por extenso',58))
    b7=R(F('SIM' if c.twins else 'NÃO','Gêmeo',12),F(E(tw),'Nome e matrícula do(s) gêmeo(s)',88))
    b8=R(F(D['registro.número_dnv'] or ['','xxxxx'][n%2],'Número da DNV/declaração de nascido vivo',50),F('','',50) if 0 else '')
    order=[b1+b2+b3+b4+b5+b6+fil+av+b7+b8, b2+b1+b3+b5+b4+fil+av+b7+b6+b8][n%2]
    body=f'''<div class="pg">{head[0]}{order}
<div class="sec">AVERBAÇÕES/ANOTAÇÕES À ACRESCER</div><div class="av">{E(c.averb) or bl}</div>
<div class="sec">ANOTAÇÕES DE CADASTRO</div>{ct}<div class="sm">* As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigida pelo órgão solicitante.</div>
<div class="ft"><div class="lf">Nome do ofício: {E(cart)}<br>{"Oficiala" if c.osx=="f" else "Oficial"} Registrador{"a" if c.osx=="f" else ""}: {E(c.of)}<br>{E(c.rtown)} – RS – CNS {c.cns:06d}<br>Av. {r.choice(['Borges de Medeiros','Getúlio Vargas','Flores da Cunha'])}, nº {r.randint(100,1999)}, sala {r.randint(1,12)}<br>rcpn{r.randint(10,99)}@registros.exemplo.br</div><div class="rt">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(c.rtown)}, {dmix(c.emi)}.<div class="sg">{E(c.of) if n%2 else E(c.esc)}<br>{("Oficial" if c.osx=="m" else "Oficiala")+" de Registro" if n%2 else "Escrevente"}</div></div></div>
<div class="sl">Certidão: {'Gratuita' if n in(1,2,3,4,6) else 'R$ 42,10'} (Selo digital: <b>{selo}</b>) &nbsp; Proc. eletrônico: R$ {'0,00' if n<5 else '6,60'} &nbsp; Consulte em www.tjrs.exemplo.br/selos – chave {r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1000,9999)}</div></div>'''
    fs='"Liberation Sans"' if n%2 else '"Nimbus Sans","Liberation Sans"'
    css=f'''body{{font:10.2pt {fs},sans-serif}}.pg{{padding:10mm 14mm;height:296mm}}.hd{{display:flex;justify-content:space-between;align-items:center;margin-bottom:3mm}}.hh{{text-align:center;font-size:10pt}}.t0{{font:italic bold 19pt "Liberation Serif",serif;color:#7a1f1f}}.r{{display:flex;gap:4mm;margin-bottom:1.8mm}}.f .v{{border-bottom:.6px solid #7a1f1f;padding:0 1mm;min-height:4.6mm}}.l{{font:italic 6.6pt "Liberation Sans",sans-serif;color:#666;padding-left:1mm}}.big{{font-size:13pt;font-weight:bold}}.sec{{font-size:7.5pt;font-weight:bold;color:#7a1f1f;margin:2mm 0 .6mm}}.av{{border:.6px solid #7a1f1f;min-height:23mm;padding:1.5mm;font-size:8.8pt;text-align:justify}}.cd{{width:100%;font-size:7.6pt}}.cd td,.cd th{{border:.5px solid #999;padding:.5mm 1mm;height:4.6mm;text-align:left}}.sm{{font-size:6.2pt;margin:1mm 0}}.ft{{display:flex;gap:6mm;margin-top:2mm;font-size:8.3pt}}.lf{{flex:1;background:#f6eeee;padding:2mm}}.rt{{flex:1;text-align:center}}.sg{{margin:11mm 4mm 0;border-top:1px solid #000}}.sl{{font-size:7pt;margin-top:2mm;border-top:1px dashed #999;padding-top:1mm}}'''
    t=truth(f'122B-{n}',c,acc,D,True,cad); t['_prn']={'registro.data_registro':dw(c.regd) if n%2 else dmix(c.regd),'autenticação.data_emissão':dmix(c.emi),'dados_pessoais.hora_nascimento':hr}
    return page(css,body),t
FORMS['B']=B
# ---------------------------------------------------------------- C: PR/SC electronic 2023-2026: margin titles, key: value, filiation in cards
def C(n):
    sc=[('PR','two_fathers',2024,2024,None),('SC','normal',2025,2026,'Presidente Castello Branco'),('PR','home',2023,2023,'Prudentópolis'),('SC','twin',2024,2024,'Balneário Barra do Sul'),('PR','foreign',2025,2025,'Foz do Iguaçu'),('SC','ambulance',2026,2026,None),('PR','two_mothers',2023,2025,'Santa Terezinha de Itaipu'),('SC','normal',1989,2025,None)][n-1]
    c=mk('C',n,sc[0],sc[1],sc[2],sc[3],town=sc[4]); r=c.r; acc={}; D={}
    cart=([f'Serviço Distrital de {c.rtown} – Registro Civil das Pessoas Naturais',f'Registro Civil e Tabelionato de Notas de {c.rtown}'] if c.ruf=='PR' else [f'Escrivania de Paz do Município de {c.rtown}',f'Ofício do Registro Civil das Pessoas Naturais da Comarca de {c.rtown}'])[n//2%2]
    if n==6: c.estab='Interior da ambulância ASU-03 do Corpo de Bombeiros, Rodovia SC-108, km 52'
    if n==8: 
        c.averb=f'AV.1 – Em 30/01/2023, a requerimento da própria pessoa registrada (art. 56 da Lei nº 6.015/73, com a redação da Lei nº 14.382/2022), o prenome foi alterado, por via extrajudicial, de "{c.given}" para "{"Ariel" if c.sex=="m" else "Ayla"} {"Benício" if c.sex=="m" else "Serena"}".'
        c.given='Ariel Benício' if c.sex=='m' else 'Ayla Serena'; c.nome=c.given+' '+c.surname
        c.anot=f'AN.1 – Casou-se em 21/11/2015 com {"Patrícia Kátia Oenning" if c.sex=="m" else "Juliano Oenning"}, matrícula {mfmt(matr(107540,2015,2,41,12,9355),2)}; AN.2 – Óbito do cônjuge em 05/06/2021.'
    if n==3: c.averb='AV.1 – Registro lavrado mediante declaração da parteira tradicional Zenaide Luz Kalinoski e duas testemunhas, por se tratar de parto domiciliar sem emissão de DNV pelo estabelecimento de saúde.'
    if n==7: c.anot='AN.1 – Assento lavrado nos termos dos arts. 512 e seguintes do Provimento CNJ nº 149/2023 (reprodução assistida heteróloga).'
    if n==5: c.averb='Nada consta'; 
    bl=['Nada consta.','—','xxx','(sem averbações)','','Não há','*****','---'][n-1]
    av_=c.averb
    if n==5: c.averb=''
    sp=n%2==0
    txt=[dnum(c.birth)+' – '+dw(c.birth),dmix(c.birth),dw(c.birth)][n%3]
    acc['dados_pessoais.data_nascimento.texto_completo']=[dw(c.birth),dnum(c.birth)] if n%3==0 else []
    g=lambda p:nats(p,['-','/'][n%2])
    for k,x in((1,c.g1),(2,c.g2)):
        if x: acc[f'filiação.genitor_{k}.naturalidade']=[g(x.nat)]
    acc['dados_pessoais.naturalidade']=[g(c.nat)]
    est=c.estab if not c.home else 'Domicílio – Linha Esperança, Colônia Ronda, zona rural'
    D['local_nascimento.estabelecimento']='Domicílio' if c.home else est
    if c.home: acc['local_nascimento.estabelecimento']=['',est,'em domicílio']
    dnv='' if n in(3,8) else c.dnv.replace('-','') if n%2 else c.dnv
    tw=' / '.join(f'{a}, nascid{"a" if s=="f" else "o"} às {(c.h*60+c.mi+4)//60%24:02d}h{(c.mi+4)%60:02d} – matrícula {mfmt(m,2)}' for (a,s),m in zip(c.twins,c.tmats))
    selo=(f'SFRC{r.randint(1,3)}.{"".join(r.choice("abcdefghjkmnpqrtuvwxyzABCDEFGHJKLM23456789") for _ in range(5))}.{"".join(r.choice("abcdefghjkmnpqrtuvwxyzABCDEFGHJKLM23456789") for _ in range(5))}-{"".join(r.choice("ABCDEFGHJKL23456789") for _ in range(5))}.F{r.randint(100,999)}q' if c.ruf=='PR' else f'{"".join(r.choice("GHJKLM") for _ in range(3))}{r.randint(10000,99999)}-{"".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789") for _ in range(4))}')
    D.update({'dados_pessoais.matrícula':mfmt(c.mat,2),'dados_pessoais.cpf':c.cpf,'dados_pessoais.data_nascimento.texto_completo':txt,'registro.cartório':cart,'registro.número_dnv':dnv,'registro.livro':f'A-{c.livro:03d}','registro.folha':f'{c.folha}{["","v"][n%3==1]}','registro.termo':f'{c.termo:,}'.replace(',','.') if sp else str(c.termo),'gêmeos.informações_adicionais':tw,'autenticação.selo_digital':selo})
    acc['registro.livro']=[str(c.livro)]
    kv=lambda l,v:f'<div class="kv"><span class="k">{l}:</span> <span class="v">{v}</span></div>'
    namef=kv('Prenome(s)',f'<b>{E(c.given)}</b>')+kv('Sobrenome(s)',f'<b>{E(c.surname)}</b>') if sp else f'<div class="N">{E(c.nome)}</div>'
    def card(x,i):
        if not x: return ''
        return f'<div class="cd"><div class="ct">{["FILIAÇÃO 1","FILIAÇÃO 2"][i] if n%2 else ["GENITOR" if x.sx=="m" else "GENITORA"][0]}</div><div class="cn">{E(x.nome)}</div><div>{E(g(x.nat))}</div><div class="ca"><span class="k">{"Avós" if n%2 else ["Avós paternos","Avós maternos"][i] if c.g1.sx!=c.g2.sx else "Avós"}:</span><br>{E(x.avo)}<br>{E(x.ava)}</div></div>'
    S=lambda t,h:f'<tr><th><span>{t}</span></th><td>{h}</td></tr>'
    hr=f'{c.h:02d}:{c.mi:02d}'+[' (horário de Brasília)','','h'][n%3]
    s1=S('Pessoa',namef+'<div class="g2">'+kv('CPF',c.cpf)+kv('Sexo','Feminino' if c.sex=='f' else 'Masculino')+kv('Naturalidade',E(g(c.nat)))+'</div>'+f'<div class="mt">Matrícula&nbsp; <b>{mfmt(c.mat,2)}</b></div>')
    s2=S('Nascimento',kv('Data',txt)+'<div class="g2">'+kv('Hora',hr)+kv('Município/UF',E(g(c.btown)))+'</div>'+kv('Local',E(est))+'<div class="g2">'+kv('DNV',dnv or 'não emitida' if n==3 else dnv or bl or '')+kv('Gemelaridade','Não' if not c.twins else 'Sim, duplo')+'</div>'+(kv('Irmã(o) gêmea(o)',E(tw)) if tw else ''))
    s3=S('Filiação',f'<div class="cds">{card(c.g1,0)}{card(c.g2,1)}</div>')
    s4=S('Registro','<div class="g2">'+kv('Data do registro',dnum(c.regd) if n%2 else dmix(c.regd))+kv('Município/UF',E(g((c.rtown,c.ruf))))+'</div><div class="g3">'+kv('Livro',f'A-{c.livro:03d}')+kv('Folha',D['registro.folha'])+kv('Termo',D['registro.termo'])+'</div>'+kv('Declarante',E(c.g1.nome if n!=3 else 'Zenaide Luz Kalinoski'))+(kv('Testemunhas','Irineu Procopiak e Ludmila Hass') if n==3 else ''))
    s5=S('Averbações',E(av_) or bl)+S('Anotações',E(c.anot) or bl)
    seq=[s1+s2+s3+s4+s5,s1+s4+s2+s3+s5,s4+s1+s2+s3+s5][n%3]
    col=['#1d3d63','#0f5b4f'][c.ruf=='SC']
    body=f'''<div class="top"><div class="tt"><div class="t0">Certidão de Nascimento</div><div>República Federativa do Brasil · Registro Civil das Pessoas Naturais</div><div class="tc">{E(cart)}</div></div>{qr(r,24,29,col)}</div>
<table class="m">{seq}</table>
<div class="bt"><div style="flex:1.3"><b>{E(c.of)}</b> – {"Titular" if n%2 else "Oficial"+("a" if c.osx=="f" else "")} do Registro Civil<br>Certidão expedida em {dnum(c.emi)} às {r.randint(9,17)}:{r.randint(10,59)} por {E(c.esc)}, escrevente.<br>Assinado digitalmente – ICP-Brasil. Válida por 30 dias para o casamento.</div><div style="flex:1;text-align:right"><span class="k">SELO DIGITAL</span><br><b class="sel">{selo}</b><br>{"Funarpen" if c.ruf=="PR" else "TJSC – Corregedoria-Geral da Justiça · Selo normal"}<br>Emol.: {"isento" if c.iy==c.regd.year else "R$ 51,73 · FRJ R$ 11,76"}</div></div><div class="v0">Código de validação nacional: {"".join(r.choice("0123456789ABCDEF") for _ in range(8))}-{"".join(r.choice("0123456789ABCDEF") for _ in range(4))}-{"".join(r.choice("0123456789ABCDEF") for _ in range(12))} — confira em registrocivil.exemplo.br/validar</div>'''
    css=f'''body{{font:9.3pt "DejaVu Sans Condensed","DejaVu Sans",sans-serif;padding:11mm 12mm;height:296mm}}.top{{display:flex;justify-content:space-between;border-bottom:2px solid {col};padding-bottom:3mm;margin-bottom:3mm;font-size:8.5pt}}.t0{{font-size:20pt;color:{col};font-weight:300}}.tc{{margin-top:2mm;font-weight:bold}}.m{{width:100%;border-collapse:separate;border-spacing:0 2mm}}.m th{{background:{col};color:#fff;width:8mm;padding:0}}.m th span{{writing-mode:vertical-rl;transform:rotate(180deg);font-size:7.5pt;letter-spacing:.5px;padding:1mm 1mm;text-transform:uppercase;font-weight:normal}}.m td{{border:1px solid {col}55;padding:2mm 3mm;vertical-align:top}}.k{{color:#777;font-size:7.6pt}}.kv{{padding:.5mm 0}}.g2{{display:grid;grid-template-columns:1fr 1fr;gap:0 4mm}}.g2 .kv:nth-child(3){{grid-column:1/3}}.g3{{display:grid;grid-template-columns:1fr 1fr 1fr}}.N{{font-size:14pt;font-weight:bold;margin-bottom:1mm}}.mt{{background:{col}12;padding:1mm 2mm;margin-top:1mm}}.cds{{display:flex;gap:4mm}}.cd{{flex:1;border-left:3px solid {col};padding-left:2mm}}.ct{{font-size:6.8pt;color:{col}}}.cn{{font-weight:bold}}.ca{{margin-top:1.5mm}}.bt{{display:flex;gap:4mm;font-size:7.8pt;margin-top:3mm;border-top:1px solid #999;padding-top:2mm}}.sel{{font-family:"DejaVu Sans Mono",monospace}}.v0{{font-size:7pt;color:#555;margin-top:3mm}}'''
    t=truth(f'122C-{n}',c,acc,D,False); t['_prn']={'registro.data_registro':dnum(c.regd) if n%2 else dmix(c.regd),'dados_pessoais.nome_completo':c.given if sp else c.nome}
    return page(css,body),t
FORMS['C']=C
# ---------------------------------------------------------------- D: MG/ES prose under small headings, 2012-2022
def D_(n):
    sc=[('MG','normal',1984,2012,'São João Batista do Glória'),('ES','twin',2013,2014,'Venda Nova do Imigrante'),('MG','single',1990,2015,None),('MG','two_mothers',2017,2017,'São Gonçalo do Rio Abaixo'),('ES','home',1962,2018,'Santa Maria de Jetibá'),('MG','foreign',1947,2019,'Poços de Caldas'),('MG','normal',2020,2020,'Conceição do Mato Dentro'),('ES','normal',2001,2022,None)][n-1]
    c=mk('D',n,sc[0],sc[1],sc[2],sc[3],town=sc[4]); r=c.r; acc={}; D={}
    cart=[f'Ofício do Registro Civil das Pessoas Naturais com Atribuições Notariais de {c.rtown}',f'Cartório do Registro Civil e Notas – Distrito da Sede de {c.rtown}',f'Ofício do 1º Subdistrito de Registro Civil das Pessoas Naturais de {c.rtown}'][n%3]
    if n==3: c.averb='À margem do termo consta: em 08.10.2002, por determinação judicial (autos 0521.02.001144-7), foi julgada improcedente a ação de investigação de paternidade, permanecendo o assento sem alteração.'
    if n==6: c.averb=f'Casou-se em 24 de maio de 1969 com Maria do Rosário Prado, nesta cidade (livro B-19, fls. 201). Faleceu em 12 de dezembro de 2018, em Campinas, Estado de São Paulo, conforme comunicação arquivada.'; c.sex='m'; c.given='Hermínio'; c.nome=c.given+' '+c.surname
    if n==8: 
        old=c.nome; c.nome=c.given+' '+c.surname+' Pancieri'
        c.averb=f'Em 15/02/2019, por sentença da 1ª Vara da Infância e da Juventude de Colatina (proc. 0007781-03.2017.8.08.0014), foi averbado o acréscimo do patronímico do padrasto, passando a pessoa registrada, antes {old}, a chamar-se {c.nome}.'
    era=c.birth.year<2010
    hr=hw(c.h,c.mi)+(f' ({c.h:02d}:{c.mi:02d})' if n%3==0 else '')
    txt=dboth(c.birth) if n%2 else dw(c.birth)
    o='a' if c.sex=='f' else 'o'
    g=lambda p:nats(p,['st','('][n%2])
    for k,x in((1,c.g1),(2,c.g2)):
        if x: acc[f'filiação.genitor_{k}.naturalidade']=[g(x.nat),nats(x.nat,'-')]
    if n==7: acc['filiação.genitor_2.naturalidade'].append(f'{c.g2.nat[0]}')
    def par(x): 
        return f'<b>{E(x.nome)}</b>, {E(x.prof.replace("ô","o"))}, com {x.idade} anos de idade, natural de {E(g(x.nat))}' if n!=5 else f'<b>{E(x.nome)}</b>, natural de {E(g(x.nat))}'
    est=c.estab
    fv=n in(2,6,7); folha=f'{c.folha}{" verso" if fv else ""}'
    loc=f'no estabelecimento denominado {E(est)}, em {E(c.btown[0])}, Estado {stde(c.btown[1])}' if not c.home else 'em domicílio, na localidade de Alto Santa Maria, neste município'
    D['local_nascimento.estabelecimento']='Domicílio' if c.home else est
    if c.home: acc['local_nascimento.estabelecimento']=['','em domicílio','em domicílio, na localidade de Alto Santa Maria']
    acc['dados_pessoais.naturalidade']=['']
    termo=f'{c.termo:,}'.replace(',','.')
    D.update({'dados_pessoais.matrícula':mfmt(c.mat,1),'dados_pessoais.cpf':c.cpf if n in(4,7,8) else '','dados_pessoais.data_nascimento.texto_completo':txt,'registro.cartório':cart,'registro.livro':f'{c.livro}-A','registro.folha':f'{c.folha}v' if fv else str(c.folha),'registro.termo':termo,'registro.número_dnv':c.dnv if not era else ''})
    acc['registro.livro']=[str(c.livro)]; acc['registro.folha']=[folha]
    a=avo_pairs(c)
    if not c.g2: avs=f'Avós maternos: {E(a[0][0])} e {E(a[0][1])}.'
    elif c.g1.sx==c.g2.sx: avs=f'São avós {E(a[0][0])} e {E(a[0][1])}, pela primeira genitora, e {E(a[1][0])} e {E(a[1][1])}, pela segunda.'
    elif n%2: avs=f'Avós paternos: {E(a[0][0])} e {E(a[0][1])}; avós maternos: {E(a[1][0])} e {E(a[1][1])}.'
    else: avs=f'Net{o} patern{o} de {E(a[0][0])} e de {E(a[0][1])}, e matern{o} de {E(a[1][0])} e de {E(a[1][1])}.'
    tw=''; twt=''
    if c.twins:
        t_,s_=c.twins[0]; tw=f'{t_}, matrícula {mfmt(c.tmats[0],1)}'; twt=f' Nascimento gemelar, sendo o registrado o primeiro a nascer; gêmeo: {E(tw)}.' if o=='o' else f' Nascimento gemelar, sendo a registrada a segunda a nascer; gêmeo(a): {E(tw)}.'
    D['gêmeos.informações_adicionais']=tw
    selo='';sec=''
    if c.ruf=='MG': selo=f'{"".join(r.choice("ABCDEFGH") for _ in range(3))}{r.randint(10000,99999)}'; sec=f'{r.randint(1000,9999)}.{r.randint(1000,9999)}.{r.randint(1000,9999)}.{r.randint(1000,9999)}'
    else: selo=f'02{r.randint(1000,9999)}.{"".join(r.choice("ABCDEFGH") for _ in range(3))}{c.iy%100}{r.randint(10,99)}.{r.randint(10000,99999)}'
    if n==1: selo=''
    D['autenticação.selo_digital']=selo
    if sec and selo: acc['autenticação.selo_digital']=[f'{selo} {sec}']
    seloh='' if not selo else (f'<div class="sl"><b>PODER JUDICIÁRIO – TJMG<br>CORREGEDORIA-GERAL DE JUSTIÇA</b><br>{E(cart)}<br>Selo de Consulta nº <b>{selo}</b><br>Código de segurança: {sec}<br>Quantidade de atos praticados: 1<br>Ato(s) praticado(s) por: {E(c.esc)} – Escrevente<br>Emol. R$ {r.randint(20,39)},{r.randint(10,99)} – TFJ R$ 7,{r.randint(10,99)} – Valor final R$ {r.randint(42,55)},{r.randint(10,99)}<br>Consulte a validade deste selo no site https://selos.tjmg.exemplo.br</div>' if sec else f'<div class="sl">Poder Judiciário do Estado do Espírito Santo<br>Selo Digital de Fiscalização<br><b>{selo}</b><br>Emolumentos: R$ {r.randint(18,40)},{r.randint(10,99)} &nbsp;Encargos: R$ {r.randint(4,9)},{r.randint(10,99)}<br>Consulte autenticidade em www.tjes.exemplo.br</div>')
    sx='feminino' if o=='a' else 'masculino'
    H=lambda t:f'<div class="h">{t}</div>'
    nm=E(c.nome).upper() if n%2 else E(c.nome)
    nota=c.averb or ['Não há averbações nem anotações à margem.','Nada consta.','','Nihil.','-o-o-o-o-','','Nada consta à margem do assento.',''][n-1]
    fold=f'Certifico que, às folhas <b>{folha}</b> do livro <b>{c.livro}-A</b> de Registro de Nascimentos, sob o termo nº <b>{termo}</b>, lavrado em {dw(c.regd)} ({dnum(c.regd)})' if n!=5 else f'Certifico, a pedido verbal de parte interessada, que revendo os livros deste Ofício verifiquei constar, no livro <b>{c.livro}-A</b>, folhas <b>{folha}</b>, termo <b>{termo}</b>, datado de {dw(c.regd)}'
    fil=f'Filh{o} de {par(c.g1)}'+(f' e de {par(c.g2)}' if c.g2 else '')+'.'
    body=f'''<div class="bx"><div class="hd">{arms(20,'#222')}<div><div class="e">ESTADO {stde(c.ruf).upper()}</div><div class="e">COMARCA DE {E(c.rtown).upper()}</div><div class="ca">{E(cart)}</div><div class="sm">Praça {r.choice(['Monsenhor Messias','Getúlio Vargas','da Matriz'])}, {r.randint(10,400)}, Centro · CEP 3{r.randint(1000,9999)}-000</div></div></div>
<div class="t0">{['CERTIDÃO DE NASCIMENTO','Certidão de Nascimento'][n%2]}</div><div class="br">{bars(r,70,7)}<div>{mfmt(c.mat,1)}</div></div>
<p>{fold}, encontra-se o assento de nascimento de:</p><div class="N">{nm}</div>
{H('Do nascimento')}<p>Nascid{o} aos <b>{txt}</b>, às {hr}, {loc}, do sexo <b>{sx}</b>.{twt}{(' CPF nº '+c.cpf+'.') if D['dados_pessoais.cpf'] else ''}{(' DNV nº '+c.dnv+'.') if not era else ''}</p>
{H('Da filiação')}<p>{fil}</p>{H('Dos avós')}<p>{avs}</p>
{H('Do registro')}<p>Foi declarante {"o pai" if c.g2 and c.g1.sx=="m" else "a mãe" if not c.g2 else E(c.g1.nome)}{', e serviram de testemunhas '+E(given(r,'m',1)+' Pimenta')+' e '+E(given(r,'f',1)+' Coutinho') if era else ''}.</p>
{H('Averbações e anotações')}<p class="av">{E(nota)}</p>
<p>O referido é verdade e dou fé.<br>{E(c.rtown)} ({c.ruf}), {dmix(c.emi) if n%2 else dw(c.emi)}.</p>
<div class="ft"><div>{seloh}</div><div class="sg"><div class="ln"></div>{E(c.of) if n%3 else E(c.esc)}<br>{('Oficial'+('a' if c.osx=='f' else '') +' do Registro Civil') if n%3 else 'Escrevente Substitut'+('a' if c.ksx=='f' else 'o')}{'' if n%3 else f'<div class="of">Oficial titular: {E(c.of)}</div>'}</div></div></div>'''
    css=f'''body{{font:10.6pt/1.4 {'"C059","Liberation Serif"' if n%2 else '"Liberation Serif"'},serif;padding:10mm 17mm}}.bx{{min-height:265mm;{'border:1px solid #444;padding:7mm' if n in(1,4,8) else ''}}}.hd{{display:flex;gap:6mm;align-items:center;border-bottom:1px solid #000;padding-bottom:3mm}}.e{{font-size:9.5pt;letter-spacing:1px}}.ca{{font-weight:bold;font-size:11.5pt;line-height:1.2}}.sm{{font-size:8pt}}.t0{{text-align:center;font-size:19pt;margin:5mm 0 2mm;font-weight:bold}}.br{{width:70mm;margin:0 auto 4mm;text-align:center;font:8.5pt "Liberation Mono",monospace;white-space:nowrap}}.N{{text-align:center;font-size:14.5pt;font-weight:bold;border:1px solid #000;padding:1.5mm;background:#eee}}.h{{font-variant:small-caps;font-weight:bold;margin-top:3mm;border-bottom:.5px dotted #666;font-size:11pt}}p{{margin:1.5mm 0;text-align:justify}}.av{{min-height:12mm}}.ft{{display:flex;gap:8mm;margin-top:4mm}}.ft>div{{flex:1}}.sl{{border:1px solid #333;font:7.4pt/1.3 "Liberation Sans",sans-serif;text-align:center;padding:2mm}}.sg{{text-align:center;padding-top:14mm;line-height:1.2}}.ln{{border-top:1px solid #000;margin-bottom:1mm}}.of{{font-size:8.5pt;margin-top:1.5mm}}'''
    t=truth(f'122D-{n}',c,acc,D,True); t['_prn']={'registro.data_registro':dw(c.regd),'autenticação.data_emissão':dmix(c.emi) if n%2 else dw(c.emi),'dados_pessoais.hora_nascimento':hr,'registro.uf':stde(c.ruf).upper()}
    return page(css,body),t
FORMS['D']=D_
# ---------------------------------------------------------------- E: consular transcript, Livro E
CONS=[('Lisboa','Portugal','Consulado-Geral do Brasil em Lisboa','Hospital de São Francisco Xavier','RJ','Rio de Janeiro'),('Ciudad del Este','Paraguai','Consulado-Geral do Brasil em Ciudad del Este','Sanatorio Internacional Le Blanc','PR','Foz do Iguaçu'),('Boston','Estados Unidos da América','Consulado-Geral do Brasil em Boston','Brigham and Women’s Hospital','MG','Governador Valadares'),('Hamamatsu','Japão','Consulado-Geral do Brasil em Hamamatsu','Seirei Mikatahara General Hospital','SP','Mogi das Cruzes'),('Montevidéu','Uruguai','Setor Consular da Embaixada do Brasil em Montevidéu','Hospital Pereira Rossell','RS','Santana do Livramento'),('Luanda','Angola','Consulado-Geral do Brasil em Luanda','Clínica Sagrada Esperança','SC','Blumenau'),('Frankfurt am Main','Alemanha','Consulado-Geral do Brasil em Frankfurt','','RS','Ijuí'),('Santa Cruz de la Sierra','Bolívia','Consulado-Geral do Brasil em Santa Cruz de la Sierra','Maternidad Percy Boland','SP','Botucatu')]
def E_(n):
    cy,ct,cons,hosp,uf,town=CONS[n-1]
    by,iy,kind=[(2009,2011,'normal'),(2014,2016,'foreign'),(2004,2013,'normal'),(2019,2022,'twin'),(1996,2017,'single'),(2020,2024,'two_fathers'),(2018,2025,'normal'),(2022,2026,'normal')][n-1]
    c=mk('E',n,uf,kind,by,iy,town=town); r=c.r; acc={}; D={}
    c.estab=hosp; c.btown=c.nat=(cy,ct)
    consd=c.regd
    c.regd=rd(r,iy,1,6); c.emi=c.regd if n%2 else c.regd+datetime.timedelta(days=r.randint(3,90))
    if n==2: c.g2.nat=(cy,ct)
    if n==7: c.g1.nat=('Kassel','Alemanha')
    c.mat=matr(c.cns,iy,7,c.livro%60+1,c.folha,c.termo%9000+1); c.livro=c.livro%60+1; c.termo=c.termo%9000+1
    c.tmats=[matr(c.cns,iy,7,c.livro,c.folha,c.termo+1)]
    cart=[f'Cartório do 1º Ofício do Registro Civil das Pessoas Naturais de {town}',f'Oficial de Registro Civil das Pessoas Naturais da Sede – {town}',f'Registro Civil das Pessoas Naturais da 1ª Circunscrição – {town}'][n%3]
    cg=given(r,'m',1)+' Lins de Albuquerque'
    c.anot='' 
    tx={'a':'Brasileiro nato, de acordo com o disposto no art. 12, inciso I, alínea "c", in limine, da Constituição Federal.','b':'A condição da nacionalidade brasileira está sujeita à confirmação da nacionalidade, a qualquer tempo, depois de atingida a maioridade, perante a Justiça Federal.'}
    c.averb=tx['b'] if n in(3,5) else tx['a']
    if c.sex=='f': c.averb=c.averb.replace('Brasileiro nato','Brasileira nata')
    if n==7: c.averb+=' Em 04/04/2025 foi averbada a inclusão do sobrenome paterno, omitido na certidão estrangeira.'
    txt=[dw(c.birth),dmix(c.birth)][n%2]
    g=lambda p:nats(p,['/','-'][n%2]) if len(p[1])==2 else f'{p[0]}, {p[1]}'
    for k,x in((1,c.g1),(2,c.g2)):
        if x: acc[f'filiação.genitor_{k}.naturalidade']=[g(x.nat)]
    acc['dados_pessoais.naturalidade']=['',g(c.nat),cy]
    acc['local_nascimento.uf']=['',ct,'EX']
    est=hosp or ''
    D['local_nascimento.uf']=''
    D['local_nascimento.estabelecimento']=hosp or 'Domicílio'
    if not hosp: acc['local_nascimento.estabelecimento']=['','em domicílio','Residência dos genitores']; est='Residência dos genitores'
    tw='; '.join(f'{a} (matrícula {mfmt(m)})' for (a,_),m in zip(c.twins,c.tmats))
    selo={'RJ':f'EA{r.choice("BCDE")}{r.choice("FGHJ")} {r.randint(10000,99999)} {"".join(r.choice("ABCXYZ") for _ in range(3))}'}.get(uf,'') if iy>=2014 or uf=='RJ' and 0 else ''
    if n in(4,8): selo=f'{r.randint(100000,999999)}7TN{r.randint(10**12,10**13-1)}{r.randint(10,99)}X'
    if n==6: selo=f'FRX{r.randint(10000,99999)}-K7QH'
    D.update({'dados_pessoais.matrícula':mfmt(c.mat),'dados_pessoais.cpf':c.cpf if iy>=2016 and n!=5 else '','dados_pessoais.data_nascimento.texto_completo':txt,'registro.cartório':cart,'registro.livro':f'E-{c.livro}','registro.folha':f'{c.folha}','registro.termo':f'{c.termo}','gêmeos.informações_adicionais':tw,'autenticação.selo_digital':selo})
    acc['registro.livro']=[str(c.livro),f'E-{c.livro:05d}',f'{c.livro:05d}']
    hr=hw(c.h,c.mi,'d')
    if n==2: D['dados_pessoais.hora_nascimento']=''; hr='não declarada'
    bl=['não consta','=====','','','N/C','-','//','não consta'][n-1]
    a=avo_pairs(c)
    if n==7: # grandparents not on the consular record
        c.g1.avo=c.g1.ava=''
    def gp(x): return (E(x.avo)+' / '+E(x.ava)) if x.avo else (bl or '—')
    row=lambda *cells:'<tr>'+''.join(f'<td colspan="{s}"><div class="l">{l}</div>{v if v!="" else bl or "&nbsp;"}</td>' for l,v,s in cells)+'</tr>'
    L=(lambda s:s) if n%2 else (lambda s:s.upper())
    th='<tr><th>Genitor(a)</th><th>Natural de</th><th>Nacionalidade</th><th>Avô / Avó</th></tr>'
    nac=lambda x:('brasileir' if len(x.nat[1])==2 else {'Alemanha':'alemã?','Paraguai':'paraguai'}.get(x.nat[1],'estrangeir')).replace('alemã?','alemã' if x.sx=='f' else 'alemão')
    def nc(x):
        v=nac(x); return v if v.startswith('alem') else v+('a' if x.sx=='f' else 'o')
    trs=''.join(f'<tr><td>{E(x.nome)}</td><td>{E(g(x.nat))}</td><td>{nc(x)}</td><td>{gp(x)}</td></tr>' for x in (c.g1,c.g2) if x)
    body=f'''<div class="w"><div class="hd">{arms(18,'#203864')}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<div class="t0">CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO</div><div class="s">(Livro "E" – art. 32 da Lei nº 6.015/1973 e Resolução CNJ nº 155/2012)</div></div></div>
<div class="idx"><span>{L('Matrícula')}: <b>{mfmt(c.mat)}</b></span><span>Livro <b>E-{c.livro}</b></span><span>Fls. <b>{c.folha}</b></span><span>Nº <b>{c.termo}</b></span></div>
<table class="m"><colgroup>{'<col style="width:8.33%">'*12}</colgroup>
{row((L('Nome do(a) registrado(a)'),'<b class="n">'+E(c.nome)+'</b>',9 ),(L('CPF'),D['dados_pessoais.cpf'],3))}
{row((L('Data de nascimento'),txt,7),(L('Hora local'),hr,2),(L('Sexo'),'Feminino' if c.sex=='f' else 'Masculino',3))}
{row((L('Cidade e país de nascimento'),E(cy)+', '+E(ct),6),(L('Local'),E(est),6))}
{row((L('Gêmeo'),'Sim' if tw else 'Não',2),(L('Nome/matrícula do gêmeo'),E(tw),10))}</table>
<table class="p">{th}{trs}</table>
<table class="m"><colgroup>{'<col style="width:8.33%">'*12}</colgroup>{row((L('Repartição consular'),E(cons),6),(L('Assento consular'),f'Livro {r.randint(10,99)}, fls. {r.randint(1,300)}, termo {r.randint(1000,9999)}, de {dnum(consd)}',6))}
{row((L('Autoridade que assinou o assento consular'),E(cg)+', Vice-Cônsul',6),(L('Legalização'),f'Apostila/ERESP nº {r.randint(10000,99999)}',6))}
{row((L('Data do registro (transcrição)'),(dmix(c.regd) if n%2 else dnum(c.regd)),6),(L('Município do registro'),E(g((town,uf))),6))}
{row((L('Averbações / Observações'),'<div class="av">'+E(c.averb)+'</div>',12))}</table>
<div class="ft"><div class="lf"><b>{E(cart)}</b><br>Oficial: {E(c.of)}<br>Substitut{'a' if c.ksx=='f' else 'o'}: {E(c.esc)}<br>{E(town)} – {uf}<br>{('Selo: '+selo) if selo else ''}</div><div class="rt">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(town)}, {dmix(c.emi)}.<div class="sg">{E(c.esc) if n%2 else E(c.of)}</div></div></div></div>'''
    css='''body{font:9.6pt "Liberation Sans",sans-serif}.w{margin:12mm 13mm;border-top:5px solid #203864;border-bottom:5px solid #203864;padding:5mm 2mm;min-height:270mm}.hd{display:flex;gap:5mm;align-items:center;justify-content:center;text-align:center;font-size:9pt}.t0{font-size:15pt;font-weight:bold;color:#203864;margin:1mm}.s{font-size:7.5pt;font-style:italic}.idx{display:flex;justify-content:space-between;background:#203864;color:#fff;padding:1.6mm 3mm;margin:4mm 0;font-size:9.4pt}.m,.p{width:100%;table-layout:fixed;margin-bottom:3mm}.m td{border:.7px solid #203864;padding:1mm 1.6mm 1.6mm;vertical-align:top}.l{font-size:6.8pt;color:#203864;font-weight:bold}.n{font-size:12pt}.p th{font-size:7pt;background:#dde4f0;border:.7px solid #203864;padding:.8mm}.p td{border:.7px solid #203864;padding:1.2mm;font-size:8.8pt}.av{min-height:26mm;text-align:justify}.ft{display:flex;gap:6mm;font-size:8.6pt}.ft>div{flex:1}.rt{text-align:center}.sg{border-top:1px solid #000;margin:16mm 6mm 0;padding-top:1mm}'''
    t=truth(f'122E-{n}',c,acc,D,True); t['_prn']={'registro.data_registro':dmix(c.regd) if n%2 else dnum(c.regd),'autenticação.data_emissão':dmix(c.emi)}
    return page(css,body),t
FORMS['E']=E_
