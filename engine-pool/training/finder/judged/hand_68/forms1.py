from lib import *
# ---------- A: CNJ 2017 model, fieldset legends ----------
def A():
    P=[('PR','Maringá',dict(long=1,sexo='F')),('SP','Mogi das Cruzes',dict(twin=1)),('MT','Sinop',dict(solo=1)),('RS','Erechim',dict(home=1)),('PB','Cajazeiras',dict(y=1947,short=1,note=1)),('GO','Jataí',dict(note=2,y=1983)),('RO','Vilhena',dict(born=('Cacoal','RO'),nat2=('Santa Cruz de la Sierra','Bolívia'))),('SC','Joaçaba',dict(unk=1,y=1998,note=3))]
    for k,(u,t,f) in enumerate(P,1):
        y=f.pop('y',2018); o=setup('A',k,y,y+(4 if y>2000 else 2),2018,2024,'old' if y<1970 else 'mod',u,t,**f); r=o.r
        o.cart=[f'Serviço Distrital e Registro Civil de {t}',f'Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede – {t}',f'2º Ofício de Registro Civil – Comarca de {t}',f'Registro Civil das Pessoas Naturais da 1ª Zona de {t}',f'Cartório Dr. Epitácio Lucena – 1º Registro Civil',f'Cartório do Registro Civil e Tabelionato de Notas de {t}',f'1º Ofício de Registros Civis e Notas de {t}',f'Escrivania de Paz do Município de {t}'][k-1]
        N=up; n1=na(o.nat1).upper(); n2=na(o.nat2).upper()
        fi=f'{o.mae.upper()}, natural de {n1}'+(f'; e<br>{o.pai.upper()}, natural de {n2}' if o.pai else '')
        av=(f'Paternos: {o.ap.upper()} e {o.vp.upper()}<br>' if o.ap else ('Paternos: não constam<br>' if o.unk else ''))+f'Maternos: {o.am.upper()} e {o.vm.upper()}'
        ob={1:f'Casou-se com {o.conj.upper()} em 22/09/1968, no Registro Civil de Sousa/PB, Livro B-14, fls. 77, termo 2.305, continuando a assinar o mesmo nome.',2:f'Averbado o divórcio e o retorno ao nome de solteira da genitora, por mandado da 2ª Vara de Família de {t}, expedido em 03/05/2011.',3:f'Por escritura pública de 17/08/2006, averbou-se o reconhecimento da paternidade por {o.pai.upper()}.'}.get(o.note,'Sem informações.')
        hs=['%02dh%02dmin','%02d:%02d','%02d:%02d horas'][k%3]%o.hora
        nome,mat=o.nome.upper(),o.mat
        cp=o.cpf if k not in(5,) else ''
        cad=[]; rows=''
        if k in(2,5,6,8):
            x=f'{r.randint(1,9)}.{r.randint(100,999)}.{r.randint(100,999)}-{r.randint(0,9)}'; tt=f'{r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1000,2899)}'
            cad=[x,tt]; rows=f'<tr><td>RG<td>{x}<td>{ds(o.emi-datetime.timedelta(900))}<td>SSP/{u}<td>---<tr><td>Título de Eleitor<td>{tt}<td>---<td>Zona 0{r.randint(10,99)}<td>---'
        else: rows='<tr><td>RG<td>---<td>---<td>---<td>---<tr><td>Título de Eleitor<td>---<td>---<td>---<td>---'
        fs=lambda l,v,c='':f'<fieldset class="{c}"><legend>{l}</legend>{v}</fieldset>'
        estab='DOMICÍLIO' if o.home else o.hosp.upper()
        tb=f'{o.irm.upper()}, matrícula {matricula(o.cns,o.reg.year,o.liv,o.fol+1,o.ter+1)}' if o.twin else 'Não se aplica'
        sel=o.selo
        body=f'''<div class=fr>{guil(760,1080,['#2f7d5b','#7d5b2f','#355a9c'][k%3],22,.16)}<div class=in><center>{arms(58)}<div class=h1>REPÚBLICA FEDERATIVA DO BRASIL</div><div class=h2>Registro Civil das Pessoas Naturais</div><h1>CERTIDÃO DE NASCIMENTO</h1></center>
{fs('Nome',f'<b style="font-size:13pt">{nome}</b>','c')}<div class=r>{fs('CPF',cp or '– – –','c w30')}{fs('Matrícula',f'<b>{mat}</b>','c g')}</div>
<div class=r>{fs('Data de nascimento por extenso',dx(o.nas).capitalize(),'g')}{fs('Dia','%02d'%o.nas.day,'c')}{fs('Mês','%02d'%o.nas.month,'c')}{fs('Ano',o.nas.year,'c')}</div>
<div class=r>{fs('Hora de nascimento',hs,'w30')}{fs('Naturalidade',f'{o.bm.upper()} - {o.bu}','g')}</div>
<div class=r>{fs('Município de registro e Unidade da Federação',f'{t.upper()} - {u}','g')}{fs('Sexo',o.sexo.upper(),'w30')}</div>
{fs('Local, Município de nascimento e Unidade da Federação',f'{estab}, {o.bm.upper()} - {o.bu}')}
{fs('Filiação',fi)}{fs('Avós',av)}
<div class=r>{fs('Gêmeo','SIM' if o.twin else 'NÃO','w16')}{fs('Nome e matrícula do(s) gêmeo(s)',tb,'g')}</div>
<div class=r>{fs('Data do registro por extenso',dx(o.reg).capitalize(),'g')}{fs('Nº da DNV – Declaração de Nascido Vivo',o.dnv or 'Ignorado','w40')}</div>
{fs('Anotações / Averbações a acrescer',ob,'tall')}
<fieldset><legend>Anotações de cadastro</legend><table class=cd><tr><th>Tipo de documento<th>Número<th>Data de expedição<th>Órgão expedidor<th>Validade{rows}</table><small>As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original.</small></fieldset>
<div class=r style="margin-top:3mm;align-items:stretch"><div class=of><b>{o.cart}</b><br>{o.oficial} – {"Oficiala Registradora" if o.oficial.split()[0] in FN+FM else "Oficial Registrador"}<br>{t} – {u}<br>{o.rua} – Centro – CEP {o.cep}<br>Fone {o.fone} · registro{k}@cartoriodig.example<br><span style="font-size:7.5pt">Selo digital: {sel}<br>Consulte em selo.tj{u.lower()}.example</span></div><div class=as>O conteúdo da certidão é verdadeiro. Dou fé.<br>{t}/{u}, {dl(o.emi)}.<div style="height:36px">{sig(r)}</div><hr>{[o.oficial,o.escr][k%2]}<br>{["Oficial","Escrevente autorizado(a)"][k%2]}</div></div></div></div>'''
        css='.fr{position:absolute;inset:8mm;border:3px double #2a5a44;padding:6mm;font:11pt "Liberation Sans"}.in{position:relative}.h1{font-weight:bold;font-size:11pt}.h2{font-size:10pt}h1{font-size:17pt;margin:1mm 0 2mm;letter-spacing:1px}fieldset{border:1px solid #555;border-radius:4px;margin:0 0 1.6mm;padding:0 2mm 1.3mm;min-width:0;flex:0 0 auto;background:#ffffffb8}legend{font-size:7pt;padding:0 1mm;color:#333}.c{text-align:center}.c legend{text-align:left}.r{display:flex;gap:1.5mm}.g{flex:1 1 0}.w30{width:30%}.w40{width:38%}.w16{width:16%}.tall{min-height:17mm}.cd{width:100%;font-size:8pt}.cd td,.cd th{border:1px solid #999;padding:0 1mm;text-align:left}small{font-size:6.5pt}.of{flex:1;border:1px solid #555;padding:2mm;font-size:8.5pt}.as{flex:1;text-align:center;font-size:8.5pt}hr{border:0;border-top:1px solid #000;margin:0 8mm}'
        no={}
        if o.note: no['observações__'+{1:'anotações',2:'averbações',3:'averbações'}[o.note]]=ob
        acc={}
        if o.home: acc['local_nascimento.estabelecimento']=['']
        if k==7: pass
        yield o,page((210,297),css,body),truth(o,'68A',595,842,dados_pessoais__cpf=cp,dados_pessoais__matrícula=mat,dados_pessoais__data_nascimento__texto_completo=dx(o.nas).capitalize(),local_nascimento__estabelecimento=estab,registro__número_dnv=o.dnv,registro__livro=str(o.liv),registro__folha=str(o.fol),registro__termo=str(o.ter),gêmeos__informações_adicionais=tb if o.twin else '',autenticação__selo_digital=sel,autenticação__oficial_registro=o.oficial,joint=True,cad=cad,acc=acc,**no)
# ---------- B: 2009 model, two-column table, side band ----------
def B():
    P=[('RJ','Valença',dict()),('ES','Colatina',dict(twin=1,sexo='M')),('RJ','Itaperuna',dict(y=1956,home=1,note=1)),('GO','Catalão',dict(solo=1)),('AL','Penedo',dict(long=1,sexo='M')),('MS','Ponta Porã',dict(y=1971,nat1=('Pedro Juan Caballero','Paraguai'),note=2)),('TO','Dianópolis',dict(unk=1,hosp='Hospital Regional Público')),('RN','Caicó',dict(y=1989,short=1))]
    for k,(u,t,f) in enumerate(P,1):
        y=f.pop('y',2010); o=setup('B',k,y,y+3,2010,2016,'old' if y<1975 else 'mod',u,t,**f); r=o.r
        o.cart=[f'Registro Civil das Pessoas Naturais do 1º Distrito de {t}',f'Cartório do 1º Ofício – Comarca de {t}',f'2ª Circunscrição do Registro Civil de {t}',f'Cartório do Registro Civil, Tabelionato e Anexos de {t}',f'Ofício do Registro Civil e Casamentos de {t}',f'Serviço Notarial e Registral – 2ª Circunscrição',f'Cartório de Registro Civil das Pessoas Naturais de {t}',f'2º Ofício de Notas e Registro Civil de {t}'][k-1]
        B_='xxx'if k%2 else '***'
        note={1:f'Anotado o óbito d{"a registrada" if o.fem else "o registrado"}, ocorrido em 19/07/2009, conforme termo 4.118, fls. 59, livro C-31 deste Registro.',2:f'Retificado o prenome da genitora para constar {o.mae.upper()}, por despacho do Juiz de Direito desta Comarca em 28/11/1994, proc. 1.203/94.'}.get(o.note,'')
        X=lambda s:(s or B_)
        est=(f'EM DOMICÍLIO, {o.rua.upper()}' if o.home else o.hosp.upper())
        rw=lambda l,v,b=0:f'<tr><td class=l>{l}<td class=v>{"<b>" if b else ""}{v}'
        ti=f'{o.irm.upper()} – {matricula(o.cns,o.reg.year,o.liv,o.fol,o.ter+1,False)}' if o.twin else B_
        hh='%02d:%02d h'%o.hora if k%2 else hx(o.hora)
        body=f'''<div class=band><div class=vt>{u}{r.randint(100000,999999)} A</div>{seal('REGISTRO CIVIL · '+t.upper()+' · '+UFN[u].upper()+' ·',84,'#fff','✦',.9,idn=o.id)}<div class=sl>PODER JUDICIÁRIO<br>TJ{u}<br>Selo de Fiscalização<br><b>{o.selo}</b><br>Consulte a validade no sítio do Tribunal</div></div>
<div class=mn><div class=hd>{arms(50,'#444','#aaa','#777')}<div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div></div><h1>Certidão de Nascimento</h1>
<div class=nm><small>NOME</small><br><b>{o.nome.upper()}</b></div><div class=nm><small>MATRÍCULA</small><br><b class=mt>{o.mat if k!=4 else o.mat.replace(" ","")}</b></div>
<table>{rw('Data de nascimento',f'{dx(o.nas).upper()} &nbsp;&nbsp; ({ds(o.nas)})')}{rw('Hora',hh)}{rw('Município de nascimento / UF',f'{o.bm.upper()} / {o.bu}')}{rw('Local de nascimento',est)}{rw('Município de registro / UF',f'{t.upper()} / {u}')}{rw('Sexo',o.sexo)}
<tr><td class=s colspan=2>FILIAÇÃO{rw('Genitora',o.mae.upper()+'<br><i>Natural de</i> '+na(o.nat1,' / ').upper())}{rw('Genitor',(o.pai.upper()+'<br><i>Natural de</i> '+na(o.nat2,' / ').upper()) if o.pai else B_)}
<tr><td class=s colspan=2>AVÓS{rw('Avô materno',o.am.upper())}{rw('Avó materna',o.vm.upper())}{rw('Avô paterno',X(o.ap.upper()))}{rw('Avó paterna',X(o.vp.upper()))}
<tr><td class=s colspan=2>REGISTRO{rw('Gêmeos','Sim' if o.twin else 'Não')}{rw('Nome e matrícula dos gêmeos',ti)}{rw('Data do registro',dx(o.reg).upper())}{rw('Número da DNV',X(o.dnv))}
<tr><td class=l style="height:22mm">Observações / Averbações<td class=v>{note or 'Nenhuma.'}</table>
<div class=ft><div><b>{o.cart}</b><br>{o.oficial}<br><i>{"Titular do Ofício" if k%3==0 else "Oficial do Registro Civil"}</i><br>{o.rua} – {t}/{u}<br>Tel. {o.fone}</div><div>O conteúdo da certidão é verdadeiro. Dou fé.<br>{t} - {u}, {ds(o.emi)}<br>{sig(r,140,34,'#222')}<br>_______________________________<br>Assinatura do Oficial</div></div><div class=em>Emolumentos: R$ {r.randint(18,42)},{r.randint(10,99)} – FETJ 20%: R$ {r.randint(3,8)},{r.randint(10,99)} – Isento de emolumentos na primeira via (Lei nº 9.534/97)</div></div>'''
        cl=['#37506b','#5a3a3a','#3d5b3d','#4a4a66'][k%4]
        css=f'body{{font:10.3pt "DejaVu Sans Condensed"}}.band{{position:absolute;right:0;top:0;bottom:0;width:30mm;background:{cl};color:#fff;text-align:center;padding-top:12mm;font-size:7.5pt}}.vt{{writing-mode:vertical-rl;margin:0 auto 8mm;letter-spacing:3px;font-size:12pt}}.sl{{background:#fff;color:#000;margin:14mm 2mm;padding:2mm;font-size:7pt;line-height:1.5;overflow-wrap:break-word}}.mn{{position:absolute;left:12mm;top:9mm;width:162mm}}.hd{{display:flex;gap:4mm;align-items:center}}h1{{font:bold 20pt "TeX Gyre Bonum";text-align:center;margin:2mm 0;color:{cl}}}.nm{{text-align:center;border-bottom:1px solid #888;margin-bottom:1mm;padding-bottom:1mm;font-size:11.5pt}}small{{font-size:7pt}}.mt{{font-family:"DejaVu Sans Mono";font-size:10.5pt}}table{{width:100%}}td{{border:1px solid #999;padding:1mm 2mm;vertical-align:top}}.l{{width:43mm;background:#eef0f2;font-size:8pt}}.s{{background:{cl};color:#fff;font-size:8pt;letter-spacing:2px}}i{{font-size:8pt;color:#333}}.ft{{display:flex;justify-content:space-between;margin-top:4mm;font-size:8pt}}.ft div{{width:48%;text-align:center}}.em{{font-size:6.5pt;margin-top:3mm}}'
        no={('observações__averbações' if o.note==2 else 'observações__anotações'):note} if note else {}
        acc={'dados_pessoais.naturalidade':['']}
        if o.home: acc['local_nascimento.estabelecimento']=['','Domicílio','Em domicílio',est]
        yield o,page((210,297),css,body),truth(o,'68B',595,842,dados_pessoais__matrícula=o.mat if k!=4 else o.mat.replace(' ',''),dados_pessoais__data_nascimento__texto_completo=dx(o.nas).upper(),local_nascimento__estabelecimento='DOMICÍLIO' if o.home else est,registro__número_dnv=o.dnv,registro__livro=str(o.liv),registro__folha=str(o.fol),registro__termo=str(o.ter),gêmeos__informações_adicionais=ti if o.twin else '',autenticação__selo_digital=o.selo,autenticação__oficial_registro=o.oficial,joint=True,acc=acc,**no)
# ---------- C: modern full-content, narrated ----------
def C():
    P=[('MG','Diamantina',dict(y=1938,ry=0,note=1)),('MG','Muriaé',dict(solo=1,y=1992)),('BA','Caetité',dict(home=1,y=1964,late=1)),('MG','Teófilo Otoni',dict(twin=1,y=2009)),('PE','Garanhuns',dict(y=1978,note=2)),('PA','Cametá',dict(long=1,sexo='M',y=2005)),('SE','Estância',dict(unk=1,y=1986)),('RS','São Borja',dict(y=1951,nat2=('Santo Tomé','Argentina'),note=3))]
    for k,(u,t,f) in enumerate(P,1):
        y=f.pop('y'); o=setup('C',k,y,y+2,2012,2025,'old' if y<1980 else 'mod',u,t,**f); r=o.r
        if o.late: o.reg=datetime.date(1979,10,8); o.mat=matricula(o.cns,1979,o.liv,o.fol,o.ter)
        o.cart=[f'Cartório do Registro Civil das Pessoas Naturais de {t}',f'Ofício do Registro Civil com Atribuição Notarial de {t}',f'Registro Civil das Pessoas Naturais – 1º Ofício de {t}',f'1º Subdistrito – Registro Civil de {t}',f'Cartório Marques – Registro Civil do 1º Distrito',f'Cartório do Único Ofício de {t}',f'2º Ofício da Comarca de {t}',f'Ofício dos Registros Públicos de {t}'][k-1]
        sx,ger=('feminino','filha') if o.fem else ('masculino','filho'); v=k in(1,3,5,8); fo=f'{o.fol}v' if v else str(o.fol)
        de=lambda n:(f'{n[0]}/{n[1]}' if len(n[1])==2 else f'{n[0]}, {n[1]}')
        loc=f'em domicílio, no lugar denominado Lagoa do Mato, deste município' if o.home else f'no(a) {o.hosp}, nesta cidade'
        if k==6: loc=f'no(a) {o.hosp}'
        par=(f'{ger} de <b>{o.pai}</b>, natural de {de(o.nat2)}, {["lavrador","comerciário","motorista","servidor público"][k%4]}, e de <b>{o.mae}</b>, natural de {de(o.nat1)}, {["do lar","professora","costureira"][k%3]}' if o.pai else f'{ger} de <b>{o.mae}</b>, natural de {de(o.nat1)}, solteira, estudante')
        av=(f'Avós paternos: {o.ap} e {o.vp}. ' if o.ap else ('Avós paternos: ignorados. ' if o.unk else ''))+f'Avós maternos: {o.am} e {o.vm}. '
        tw=f'O registrando é gêmeo de {o.irm}, cujo assento foi lavrado sob o termo seguinte.'.replace('O registrando é gêmeo','A registranda é gêmea' if o.fem else 'O registrando é gêmeo') if o.twin else ''
        ave={2:f'Em 11 de março de 2003, por mandado do Juízo da 1ª Vara Cível de {t}, processo nº 0044-12/2002, procedeu-se à retificação do sobrenome materno, conforme arquivado.',3:f'{"A registrada" if o.fem else "O registrado"}, por sentença de 06/10/1970 do Juiz de Direito da Comarca, teve retificada a data de seu nascimento para a que consta deste assento.'}.get(o.note,'')
        ano={1:f'Casou-se {"a registrada" if o.fem else "o registrado"} em 27 de julho de 1963, em Curvelo/MG, com {o.conj}, livro B-22, folhas 104, termo 3.410.',3:f'Faleceu em 30/01/2016, em São Borja/RS, livro C-40, fl. 211, termo 15.902.'}.get(o.note,'')
        art='o Sr.' if o.dec.split()[0] in MN+MM else 'a Sra.'
        dec=f'{art} {o.dec}, {"avô" if art=="o Sr." else "tia"} do registrando' if k%3==0 or not o.pai else f'o pai'
        txt=f'''<b>CERTIFICO</b>, a pedido de parte interessada, que, revendo os livros de Registro de Nascimentos desta Serventia, no de número <b>A-{o.liv}</b>, às folhas <b>{fo}</b>, sob o termo <b>{o.ter}</b>, encontrei o assento do seguinte teor: “Aos {dx(o.reg)}, nesta cidade de {t}, Estado {DO[u]} {UFN[u]}, em Cartório, compareceu {dec}, e declarou que no dia <b>{dx(o.nas)}</b>, às <b>{hx(o.hora)}</b>, {loc}, nasceu uma criança do sexo <b>{sx}</b>, a quem foi dado o nome de <b>{o.nome}</b>, {par}. {av}{tw} {"Declaração de Nascido Vivo nº "+o.dnv+". " if o.dnv else ""}{"Registro tardio lavrado nos termos do art. 46 da Lei nº 6.015/73, por despacho do MM. Juiz. " if o.late else ""}Foram testemunhas {o.t1} e {o.t2}, que assinam. Nada mais declarou. Lido e achado conforme, assina comigo, {o.escr}, {"escrevente juramentado" if k%2 else "oficial à época"}, que o escrevi.” Era o que continha o referido assento, para aqui fielmente transcrito.'''
        blk=f'<table class=se><tr><td>PODER JUDICIÁRIO – TJ{u}<br>Corregedoria-Geral da Justiça<br><br>Selo Eletrônico nº <b>{o.selo}</b><br>Cód. de segurança: {r.randint(1000,9999)}.{r.randint(1000,9999)}.{r.randint(1000,9999)}.{r.randint(1000,9999)}<br>Atos praticados: 1 – {o.escr.split()[0]} – escrevente<br>Emol. R$ {r.randint(30,60)},{r.randint(10,99)} – TFJ R$ {r.randint(8,14)},{r.randint(10,99)} – Total R$ {r.randint(65,90)},00<td>{qr(r,25,2.4)}</table>'
        body=f'''<div class=tp><div>{arms(64)}</div><div><span class=ct>{o.cart.upper()}</span><br>{o.oficial} – {["Oficial","Oficial Titular","Registrador(a) Civil","Tabelião(ã) e Oficial"][k%4]}<br>{o.rua} · {t} · {u} · CEP {o.cep} · {o.fone}</div></div><h1>CERTIDÃO DE NASCIMENTO<br><small>EM INTEIRO TEOR</small></h1><div class=m>Matrícula: {o.mat}</div><p>{txt}</p><p class=n><b>AVERBAÇÕES:</b> {ave or "Não há."}<br><b>ANOTAÇÕES:</b> {ano or "Não há."}</p><p>O referido é verdade e dou fé. {t}, {dl(o.emi) if k%2 else dx(o.emi)}.</p><center style="margin-top:4mm">{sig(r,190,44)}<br>{"_"*38}<br>{o.oficial}<br>Oficial</center>{blk}<div class=pg1>Página 1 de 1 – Qualquer rasura ou emenda invalida este documento – Protocolo {r.randint(1000,99999)}</div>'''
        ff=['"Liberation Serif"','"Carlito"','"TeX Gyre Pagella"','"Liberation Sans"'][k%4]
        css=f'body{{font:11.3pt {ff}}}.tp{{position:absolute;left:22mm;right:15mm;top:12mm;display:flex;gap:5mm;align-items:center;border-bottom:2px solid #000;padding-bottom:3mm;font-size:9pt}}.ct{{font-weight:bold;font-size:12.5pt}}.pg{{padding:44mm 18mm 0 28mm}}h1{{font-size:16pt;text-align:center;margin:0 0 3mm}}small{{font-size:11pt}}.m{{text-align:center;font-weight:bold;border:1px solid #000;padding:1.5mm;margin-bottom:4mm}}p{{text-align:justify;line-height:1.5;margin:0 0 3mm}}.n{{line-height:1.35}}.se{{position:absolute;left:28mm;bottom:18mm;font-size:7.5pt}}.se td{{border:1px solid #000;padding:2mm}}.pg1{{position:absolute;bottom:9mm;left:28mm;right:18mm;font-size:7pt;text-align:center}}'
        n=lambda x:(f'{x[0]}/{x[1]}' if len(x[1])==2 else f'{x[0]}, {x[1]}')
        acc={'dados_pessoais.naturalidade':['']}
        if o.home: acc['local_nascimento.estabelecimento']=['','Domicílio','Em domicílio','em domicílio, no lugar denominado Lagoa do Mato','no lugar denominado Lagoa do Mato','Lagoa do Mato']
        o.nat1,o.nat2=n(o.nat1),n(o.nat2)
        yield o,page((210,297),css,body),truth(o,'68C',595,842,up=False,pf=True,dados_pessoais__matrícula=o.mat,dados_pessoais__data_nascimento__texto_completo=dx(o.nas),local_nascimento__estabelecimento='domicílio' if o.home else o.hosp,registro__número_dnv=o.dnv,registro__livro=f'A-{o.liv}',registro__folha=fo,registro__termo=str(o.ter),gêmeos__informações_adicionais=o.irm if o.twin else '',autenticação__selo_digital=o.selo,observações__averbações=ave,observações__anotações=ano,acc=acc)
# ---------- D: landscape digital certificate, cards ----------
def D():
    P=[('SC','Chapecó',dict(sexo='F')),('SP','Jundiaí',dict(two=1,sexo='M')),('CE','Quixeramobim',dict(y=1969,note=1,hora=(0,5),emi=datetime.date(2024,3,11))),('DF','Brasília',dict(twin=1,hosp='Hospital Materno Infantil')),('AM','Tefé',dict(solo=1,home=1)),('PR','Foz do Iguaçu',dict(nat2=('Encarnación','Paraguai'),nat1=('Toledo','PR'),long=1,sexo='M')),('MA','Caxias',dict(y=1995,note=2,emi=datetime.date(2023,8,2))),('RJ','Nova Friburgo',dict(unk=1,y=1958,short=1))]
    T['DF']=['Brasília','Taguatinga','Ceilândia']
    for k,(u,t,f) in enumerate(P,1):
        y=f.pop('y',2020); o=setup('D',k,y,y+(4 if y>2000 else 1),2021,2025,'old' if y<1975 else 'mod',u,t,**f); r=o.r
        o.cart=[f'Ofício de Registro Civil das Pessoas Naturais de {t}',f'1º Oficial de Registro Civil das Pessoas Naturais de {t}',f'Cartório Bento Maia – 2º Ofício',f'3º Ofício de Registro Civil, Títulos e Documentos e Pessoas Jurídicas',f'Cartório Judicial e Registral da Comarca de {t}',f'Serviço de Registro Civil das Pessoas Naturais de {t}',f'Serventia Extrajudicial do 3º Ofício de {t}',f'RCPN do 1º Distrito de {t}'][k-1]
        V='Não consta'
        ta=lambda s:s
        c=lambda l,v,w='':f'<div class="k {w}"><i>{l}</i><b>{v or V}</b></div>'
        ave={1:f'Registrado alterou o prenome nos termos do art. 56 da Lei 6.015/73, em 20/06/2023.',2:''}.get(o.note,''); ano={2:f'Casamento: 09/12/2021, com {o.conj}, RCPN de Timon/MA, L. B-9, F. 201, T. 2.699.'}.get(o.note,'')
        if o.note==1: ave=f'Incluído o sobrenome do avô paterno, a requerimento, nos termos do art. 57 da Lei 6.015/73, em 20/06/2023.'
        g=lambda i,n,nt,a,v,l:f'<div class=gc><div class=gt>Genitor(a) {i}</div>{c("Nome",n)}{c("Naturalidade",nt)}<div class=k2>{c(l[0],a)}{c(l[1],v)}</div></div>'
        lm=('Avô materno','Avó materna'); lp=('Avô paterno','Avó paterna')
        if o.two: lm=lp=('Avô','Avó')
        ti=f'{o.irm} (mat. {matricula(o.cns,o.reg.year,o.liv,o.fol,o.ter+1)})' if o.twin else ''
        est='Domicílio' if o.home else o.hosp
        col=['#0b6e6e','#7a1f3d','#23468c','#4d5b1e'][k%4]
        body=f'''<div class=sb>{arms(62,'#fff','#fff',col)}<div class=big>CERTIDÃO<br>DE<br>NASCIMENTO</div><div class=tag>DIGITAL</div><div class=q>{qr(r,29,3.2)}</div><div class=st>Documento assinado digitalmente (MP 2.200-2/2001) por<br><b>{o.escr if k%2 else o.oficial}</b><br>em {ds(o.emi)} às {r.randint(9,17)}:{r.randint(10,59)}:{r.randint(10,59)} –03:00<br><br>Código de validação<br><b>{o.cseg}</b><br><br>Confira em<br>validador.regcivil.example</div></div>
<div class=ma><div class=nm>{o.nome}</div><div class=rw>{c('CPF',o.cpf,'x2')}{c('Matrícula',o.mat,'x4')}{c('Sexo',o.sexo)}</div><div class=rw>{c('Nascimento',f'{ds(o.nas)} – {dx(o.nas)}','x4')}{c('Hora','%02dh%02d'%o.hora)}{c('Naturalidade',f'{o.bm}/{o.bu}','x2')}</div><div class=rw>{c('Local de nascimento',est,'x2')}{c('Município e UF do nascimento',f'{o.bm}/{o.bu}','x2')}{c('DNV',o.dnv,'x1')}</div>
<div class=rw2>{g(1,o.mae,na(o.nat1,'/'),o.am,o.vm,lm)}{g(2,o.pai,na(o.nat2,'/') if o.pai else '',o.ap,o.vp,lp)}</div>
<div class=rw>{c('Gêmeo(s)',('Sim – '+ti) if o.twin else 'Não','x4')}{c('Data de registro',dl(o.reg),'x2')}{c('Município e UF do registro',f'{t}/{u}','x2')}</div><div class=rw>{c('Averbações',ave or 'Nada consta','x2 nt')}{c('Anotações',ano or 'Nada consta','x2 nt')}</div>
<div class=ft><div><b>{o.cart}</b> – CNS {o.cns:06d}<br>{o.rua}, {t}/{u} – {o.fone}<br>Oficial: <b>{o.oficial}</b></div><div>Selo digital <b>{o.selo}</b><br>Emitida em {t}/{u}, {ds(o.emi)}<br>O conteúdo desta certidão é verdadeiro. Dou fé.</div></div></div>'''
        css=f'body{{font:9.5pt "Open Sans"}}.sb{{position:absolute;left:0;top:0;bottom:0;width:62mm;background:{col};color:#fff;text-align:center;padding-top:9mm}}.big{{font:bold 17pt "Open Sans";line-height:1.15;margin-top:2mm}}.tag{{display:inline-block;border:1px solid #fff;padding:0 5mm;margin:3mm;letter-spacing:4px;font-size:9pt}}.q{{background:#fff;width:36mm;padding:2.6mm;margin:2mm auto;line-height:0}}.q svg{{width:30mm;height:30mm}}.st{{font-size:7.5pt;padding:2mm 4mm;line-height:1.4}}.ma{{position:absolute;left:68mm;right:8mm;top:9mm;bottom:6mm}}.nm{{font:bold 16pt "Open Sans";color:{col};border-bottom:2.5px solid {col};margin-bottom:2.5mm}}.rw,.rw2{{display:flex;gap:2mm;margin-bottom:2mm}}.k{{flex:1 1 0;border-left:3px solid {col};background:#f3f3f0;padding:.6mm 2mm;min-width:0}}.k i{{display:block;font-style:normal;font-size:6.8pt;color:#555}}.k b{{font-weight:600}}.x2{{flex-grow:2}}.x4{{flex-grow:4}}.gc{{flex:1;border:1px solid {col};border-radius:2mm;padding:2mm;min-width:0}}.gt{{background:{col};color:#fff;margin:-2mm -2mm 1.5mm;padding:.5mm 2mm;border-radius:1.7mm 1.7mm 0 0;font-size:8pt}}.gc .k{{border:0;background:none;padding:0 0 .8mm}}.k2{{display:flex;gap:2mm}}.nt{{min-height:17mm;font-size:8.5pt}}.ft{{position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:8pt;border-top:1px solid {col};padding-top:1.5mm}}'
        a={}
        o.nat1,o.nat2=na(o.nat1,'/'),na(o.nat2,'/')
        if o.home: a['local_nascimento.estabelecimento']=['']
        if o.two:
            for s,(x,y_) in {'paternos':(o.am,o.vm),'maternos':(o.ap,o.vp)}.items(): a[f'avós.{s}.avô']=['',x]; a[f'avós.{s}.avó']=['',y_]
        yield o,page((297,210),css,body),truth(o,'68D',842,595,up=False,dados_pessoais__cpf=o.cpf,dados_pessoais__matrícula=o.mat,dados_pessoais__naturalidade=f'{o.bm}/{o.bu}',dados_pessoais__data_nascimento__texto_completo=f'{dx(o.nas)}',local_nascimento__estabelecimento=est,registro__número_dnv=o.dnv,registro__livro=str(o.liv),registro__folha=str(o.fol),registro__termo=str(o.ter),gêmeos__informações_adicionais=ti,autenticação__selo_digital=o.selo,observações__averbações=ave,observações__anotações=ano,acc=a)
# ---------- E: short certificate, dotted-leader list ----------
def E():
    P=[('PE','Serra Talhada',dict()),('CE','Crato',dict(y=1974,nota=1)),('PI','Oeiras',dict(solo=1)),('AM','São Gabriel da Cachoeira',dict(eth=('Baniwa','Comunidade Tunuí Cachoeira'),home=1)),('BA','Ilhéus',dict(y=1961,unk=1)),('PA','Santarém',dict(twin=1)),('RR','Pacaraima',dict(eth=('Macuxi','Aldeia Sorocaima II'),long=1,sexo='F')),('PB','Patos',dict(y=1987,short=1,nota=2))]
    for k,(u,t,f) in enumerate(P,1):
        y=f.pop('y',2010); o=setup('E',k,y,y+5,2010 if y<2000 else 2012,2019,'old' if y<1970 else 'mod',u,t,**f); r=o.r
        if y>=2010 and o.emi<o.reg: o.emi=o.reg
        o.cart=[f'1º Cartório de Registro Civil de {t}',f'Cartório Alencar Peixoto – 2º Ofício',f'Cartório do 2º Ofício de {t}',f'Cartório Único de {t}',f'Cartório do 1º Ofício do Registro Civil das Pessoas Naturais',f'Cartório do 4º Ofício – Registro Civil',f'Ofício Único de {t}',f'Cartório Severino Dantas – Registro Civil'][k-1]
        bl=['---------','*******','não consta'][k%3]
        d=lambda n:(f'{n[0]}-{n[1]}' if len(n[1])==2 else f'{n[0]}, {n[1]}')
        li=[('Nome d'+('a registrada' if o.fem else 'o registrado'),f'<b>{o.nome.upper()}</b>'),('Sexo',o.sexo.lower()),('Nascid'+('a' if o.fem else 'o')+' em',dl(o.nas)),('Horário',['às %d:%02d h','%02d h %02d min','%d horas e %d minutos'][k%3]%o.hora),('Local',('Domicílio' if o.home else o.hosp)+(f' – {o.eth[1]}' if o.eth else '')),('Cidade/Estado',d((o.bm,o.bu)))]
        if k in(2,5,7): li.append(('Natural de',d((o.bm,o.bu))))
        if o.eth: li.append(('Povo/Etnia',o.eth[0]))
        li+=[('Pai',o.pai.upper() or bl),('Naturalidade do pai',d(o.nat2) if o.pai else bl),('Mãe',o.mae.upper()),('Naturalidade da mãe',d(o.nat1)),('Avô paterno',o.ap.upper() or bl),('Avó paterna',o.vp.upper() or bl),('Avô materno',o.am.upper()),('Avó materna',o.vm.upper()),('Declarante',o.dec if k%2 else (o.pai or o.mae))]
        if o.twin: li.append(('Parto gemelar com',o.irm.upper()))
        if y>=2010: li.append(('D.N.V. nº',o.dnv))
        if k in(6,7): li.append(('CPF',o.cpf))
        obs={1:f'À margem consta a anotação de casamento com {o.conj}, realizado em 08/12/1996, nesta cidade, livro B-Aux 3, fls. 12.',2:f'Averbado o reconhecimento de filho pelo pai, em 15 de maio de 1999, por termo lavrado neste Cartório.'}.get(o.nota,'')
        body=f'''<div class=hd>{seal('ESTADO '+DO[u].upper()+' '+UFN[u].upper()+' · REGISTRO CIVIL ·',78,'#222','⚖',.9,idn=o.id)}<div><span>ESTADO {DO[u].upper()} {UFN[u].upper()}</span><br>COMARCA DE {t.upper()}<br><b>{o.cart}</b><br><small>{o.oficial} – {"Oficial do Registro Civil" if k%2 else "Oficiala / Tabeliã" if o.oficial.split()[0] in FN+FM else "Oficial / Tabelião"} &nbsp;|&nbsp; {o.escr} – Substituto(a)</small></div></div><h1>Certidão de Nascimento</h1><div class=br>(breve relato)</div>
<p>Certifico que, do assento de <b>matrícula {o.mat}</b>, {"lavrado no livro A-%d, fls. %d, termo nº %s,"%(o.liv,o.fol,f"{o.ter:,}".replace(",",".")) if k%2 else "lavrado nesta Serventia"} em <b>{ds(o.reg)}</b>, constam os seguintes dados:</p>
<ol>{"".join(f"<li><span class=a>{a}</span><span class=dt></span><span class=b>{b}</span>" for a,b in li)}</ol><p class=o><b>Observações:</b> {obs or bl}</p><p>O referido é verdade; dou fé.</p><div class=rt>{t} ({u}), {dl(o.emi)}</div><div class=sg>{sig(r,170,40)}<br><span>{o.oficial if k!=3 else o.escr}</span><br>{"Oficial" if k!=3 else "Substituto(a)"}</div><div class=bx>SELO DIGITAL DE AUTENTICIDADE<br><b>{o.selo}</b><br>{barcode(r)}<br>Certidão {"gratuita – Lei 9.534/97" if k%2 else "com emolumentos pagos – guia "+str(r.randint(100000,999999))}</div><div class=f>{o.rua} – Centro – {t}/{u} – CEP {o.cep} – Fone {o.fone}</div>'''
        css=f'body{{font:11pt "{["Caladea","EB Garamond","Arimo"][k%3]}";font-variant-numeric:lining-nums}}.pg{{padding:13mm 20mm}}.hd{{display:flex;gap:6mm;align-items:center;font-size:11pt}}.hd span{{letter-spacing:2px}}small{{font-size:8pt}}h1{{text-align:center;font:italic bold 25pt "TeX Gyre Chorus";margin:6mm 0 0}}.br{{text-align:center;margin-bottom:3mm}}ol{{margin:2mm 0;padding:0 0 0 8mm}}li{{padding:.75mm 0}}li{{position:relative}}li .a{{display:inline-block;width:44mm}}.dt{{display:inline-block;width:16mm;border-bottom:1.5px dotted #555;margin-right:2mm}}.b{{display:inline-block;width:98mm;vertical-align:top}}p{{text-align:justify;margin:2mm 0}}.o{{border:1px solid #444;padding:2mm;min-height:14mm}}.rt{{text-align:right}}.sg{{position:absolute;right:24mm;bottom:26mm;text-align:center;width:76mm}}.sg span{{border-top:1px solid #000;padding:0 4mm}}.bx{{position:absolute;left:20mm;bottom:24mm;border:1.5px solid #000;padding:2mm;font:7.5pt "Liberation Sans";text-align:center}}.f{{position:absolute;bottom:11mm;left:20mm;right:20mm;border-top:1px solid #000;font-size:8pt;text-align:center}}'
        pr=k in(2,5,7); a={} if pr else {'dados_pessoais.naturalidade':['']}
        if o.home: a['local_nascimento.estabelecimento']=['',f'Domicílio – {o.eth[1]}']
        elif o.eth: a['local_nascimento.estabelecimento']=[f'{o.hosp} – {o.eth[1]}']
        if k==3: a['autenticação.oficial_registro']=[]
        if k%2: lft=(f'A-{o.liv}',str(o.fol),f'{o.ter:,}'.replace(',','.'))
        else: lft=(str(o.liv),str(o.fol),str(o.ter))
        m1,m2=o.nat1,o.nat2; o.nat1,o.nat2=d(m1),d(m2)
        for q in 'pai mae ap vp am vm irm'.split(): o[q]=o[q].upper()
        acc={x:y_ for x,y_ in a.items() if y_}
        no={('observações__anotações' if o.nota==1 else 'observações__averbações'):obs} if obs else {}
        yield o,page((210,297),css,body),truth(o,'68E',595,842,up=False,pf=True,joint=True,dados_pessoais__nome_completo=o.nome.upper(),dados_pessoais__cpf=o.cpf if k in(6,7) else '',dados_pessoais__matrícula=o.mat,dados_pessoais__naturalidade=d((o.bm,o.bu)) if pr else f'{o.bm} - {o.bu}',dados_pessoais__data_nascimento__texto_completo=dl(o.nas),local_nascimento__estabelecimento='Domicílio' if o.home else o.hosp,registro__número_dnv=o.dnv if y>=2010 else '',registro__livro=lft[0],registro__folha=lft[1],registro__termo=lft[2],gêmeos__informações_adicionais=o.irm.upper() if o.twin else '',autenticação__selo_digital=o.selo,acc=acc,**no)
