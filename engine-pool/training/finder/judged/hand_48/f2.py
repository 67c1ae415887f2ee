from people import *

# R3: Porto Alegre, electronic second copy by e-mail, airy cards, parents as first and second line (two mothers, two fathers among them)
def R3(i, r):
    sp = [{'f'},{'m','duas'},{'gemeo','m'},{'f','nopai'},{'m','dois'},{'f','longo'},{'m','semcpf'},{'f','noavm'}][i]
    f = familia(r, 'sul', 'new' if i != 5 else 'mid', sp)
    b, g, e = datas(r, *((2015,2024) if i != 5 else (1983,1990)), [1,2,5,8,15,22], 2023, 2026)
    reg = [('Registro Civil das Pessoas Naturais da 1ª Zona de Porto Alegre','Porto Alegre','100123','Aline Reckziegel Dornelles'),('Serviço Registral da 4ª Zona – Porto Alegre','Porto Alegre','099887','Cássio Tarragô Villanova'),('Registro Civil de Pessoas Naturais de Canoas','Canoas','098145','Magda Bohrer Pedroso')][i%3]
    H = ['Hospital Moinhos de Vento','Hospital Nossa Senhora da Conceição','Hospital Universitário de Canoas','Hospital Materno Infantil Presidente Vargas','Hospital de Clínicas de Porto Alegre','Hospital Nossa Senhora das Graças','Hospital São Lucas da PUCRS','Hospital Fêmina']
    est = H[i]; nasc = reg[1] if reg[1] != 'Canoas' or i in (2,5) else 'Porto Alegre'
    livro, folha, termo = r.randint(100,480), r.randint(1,300), r.randint(30000,180000)
    mat = matric(reg[2], g.year, livro, folha, termo, modo=2 if i%2 else 0)
    c = '' if 'semcpf' in sp else cpf(r); hs = f'{f.h:02d}:{f.m:02d}'
    dn = dnv(r,2) if i != 5 else ''
    if i == 1 and e < g + dt.timedelta(days=91): e = g + dt.timedelta(days=140)
    while e.weekday() > 4: e += dt.timedelta(days=1)
    g1, n1, g2, n2 = f.mae, f.nmae, f.pai, f.npai
    A1, A2 = (f.avm, f.avom), (f.avp, f.avop)
    acc = {'dados_pessoais.data_nascimento.texto_completo':[d_num(b), d_mid(b)], 'gêmeos.informações_adicionais':[]}
    lab1, lab2 = 'Avós maternos', 'Avós paternos'
    if 'duas' in sp or 'dois' in sp:
        g2 = f"{gn(r,'F' if 'duas' in sp else 'M','mid')} {f.pai.split(' ',1)[1].split(' ')[-1]}"
        if 'dois' in sp: g1 = f"{gn(r,'M','mid')} {f.mae.split(' ')[-1]}"
        lab1, lab2 = 'Avós da primeira linha', 'Avós da segunda linha'
    tA = dict(avm=A1[0],avom=A1[1],avp=A2[0],avop=A2[1])
    if lab1 != 'Avós maternos':
        tA = dict(avp=A1[0],avop=A1[1],avm=A2[0],avom=A2[1])
        acc.update({'avós.paternos.avô':[A2[0]],'avós.paternos.avó':[A2[1]],'avós.maternos.avô':[A1[0]],'avós.maternos.avó':[A1[1]]})
    av = an = ''
    if i == 5: an = f'Divorciada, conforme anotação de {d_num(dt.date(2019,8,21))}: divórcio averbado à margem do casamento, livro B-{r.randint(80,140)}, folha {r.randint(1,280)}, desta Zona.'.replace('desta Zona','deste Ofício')
    if i == 1: av = f'Em {d_mid(g+dt.timedelta(days=90))}, incluída a segunda maternidade, nos termos do Provimento CNJ nº 63/2017, a requerimento de ambas as genitoras.'
    if i == 7: av = f'Alteração do prenome para {f.nome.split(" ")[0]}, requerida em cartório e averbada em {d_num(e-dt.timedelta(days=1))} (Lei 14.382/2022).'
    cad = []
    if i in (0,5):
        cad = [f'RG {r.randint(1,9)}0{r.randint(10,99)}{r.randint(100000,999999)} SSP/RS', f'Título eleitoral {r.randint(1000,9999)} {r.randint(1000,9999)} 04{r.randint(10,99)}, zona {r.randint(1,170):03d}, seção {r.randint(10,400):04d}'][:1 if i==0 else 2]
    selo = f'0{r.randint(100,999)}.01.{e.year%100}0000{r.randint(1,9)}.{r.randint(10000,99999)}'
    hs_ = [hs, f'{f.h}h{f.m:02d}', hs+' horas'][i%3]
    def lin(k, n, nt, lb, av_):
        if not n: return f'<div class="k l"><h3>{k}</h3><p class="g">Não declarada no assento</p></div>'
        gs = ' &nbsp;·&nbsp; '.join(E(x) for x in av_ if x) or 'não constam'
        return f'<div class="k l"><h3>{k}</h3><p class="b">{E(n)}</p><p class="s">de {nt[0]}, {nt[1]}</p><h4>{lb}</h4><p>{gs}</p></div>'
    if not tA['avm'] and not f.avm and 'soavom' in sp: pass
    css = '''body{font:300 10pt Lato;color:#1c2b33}.p{position:relative;width:210mm;height:296.5mm;padding:14mm 17mm;overflow:hidden;background:#fbfcfb}
    .top{display:flex;justify-content:space-between;align-items:flex-start;border-left:4mm solid #0b6b57;padding-left:5mm}.top h1{font:900 21pt Lato;margin:0;color:#0b6b57}.top p{margin:.6mm 0;font-size:9pt}
    .nm{font:700 18pt Lato;margin:9mm 0 1mm}.mt{font-size:11pt;letter-spacing:.4px;font-weight:400}h3{font:700 7.4pt Lato;letter-spacing:1.1px;color:#0b6b57;margin:0 0 1mm}h4{font:700 7.2pt Lato;color:#567;margin:2.4mm 0 .4mm}
    .gr{display:grid;grid-template-columns:repeat(6,1fr);gap:3.2mm;margin-top:6mm}.k{background:#fff;border:.5pt solid #cfdcd7;border-radius:2mm;padding:2.6mm 3.4mm}.k p{margin:0;line-height:1.4;font-weight:400}.b{font-weight:700!important;font-size:11pt}.s{color:#456}.g{color:#789;font-style:italic}.a2{grid-column:span 2}.a3{grid-column:span 3}.a4{grid-column:span 4}.a6{grid-column:span 6}.l{grid-column:span 3}
    .ft{position:absolute;left:17mm;right:17mm;bottom:11mm;display:flex;gap:6mm;border-top:1pt solid #0b6b57;padding-top:3mm;font-size:7.8pt;line-height:1.45}'''
    K = lambda a, l, v: f'<div class="k {a}"><h3>{l}</h3><p>{v}</p></div>'
    notas = E(av or an) or 'Sem lançamentos.'
    body = f'''<div class="p"><div class="top"><div><h1>Nascimento</h1><p>Certidão de Nascimento — via eletrônica, 2ª expedição</p><p>{reg[0]}</p><p>{reg[1]} · Rio Grande do Sul · Brasil</p></div>{qr(r,24,33,'#0b3d33')}</div>
    <div class="nm">{E(f.nome)}</div><div class="mt">matrícula {mat}{' &nbsp;|&nbsp; CPF '+c if c else ' &nbsp;|&nbsp; CPF ainda não atribuído'}</div>
    <div class="gr">{K('a4','QUANDO NASCEU',f'{d_ext(b)}<br><span class="s">dia {b.strftime("%d")} &nbsp; mês {b.strftime("%m")} &nbsp; ano {b.strftime("%Y")} &nbsp; às {hs_}</span>')}{K('a2','SEXO REGISTRADO',f.sexo)}
    {K('a4','ONDE NASCEU',f'{est}<br><span class="s">{nasc} / RS</span>')}{K('a2','NATURALIDADE',f'{nasc} / RS')}
    {lin('PRIMEIRA LINHA DE FILIAÇÃO',g1,n1,lab1,A1)}{lin('SEGUNDA LINHA DE FILIAÇÃO',g2,n2,lab2,A2)}
    {K('a2','NASCIDOS DO MESMO PARTO','Sim: '+E(f.gemeo) if f.gemeo else 'Não há')}{K('a2','REGISTRO FEITO EM',d_ext(g))}{K('a2','NÚMERO DA DNV',dn or 'inexistente')}
    {K('a6','HISTÓRICO À MARGEM (AVERBAÇÕES E ANOTAÇÕES)',notas)}{K('a6','ANOTAÇÕES DE CADASTRO','<br>'.join(cad) or 'Nenhuma')}</div>
    <div class="ft"><div style="flex:1.3">Documento assinado digitalmente (ICP-Brasil) por <b>{reg[3]}</b>, Registradora Pública e/ou titular da delegação, em {d_num(e)} às {r.randint(9,17):02d}:{r.randint(0,59):02d}:{r.randint(0,59):02d}. Data de emissão: {d_num(e)}.<br>Cadastro Nacional de Serventias {reg[2]}. A impressão deste arquivo só tem valor de cópia; o original é o arquivo eletrônico enviado ao e-mail do requerente.</div>
    <div style="flex:1">Chave de acesso<br><b>{code(r,'xxxx-xxxx-xxxx-xxxx-xxxx')}</b><br>Selo digital TJRS<br><b>{selo}</b></div><div>Certidão R$ {r.randint(40,48)},{r.randint(10,90)}<br>Selo R$ 2,{r.randint(10,90)}<br>PED R$ 6,{r.randint(10,90)}</div></div></div>'''.replace('Registradora Pública e/ou titular da delegação', 'titular da delegação')
    acc.pop('gêmeos.informações_adicionais')
    st = lambda t: f'{t[0]} - {t[1]}'
    t = truth(f'R3-{i+1}',595,842,nome=f.nome,cpf=c,mat=mat,dtxt=d_ext(b),b=b,hora=hs,nat=f'{nasc} - RS',sexo=f.sexo,est=est,lm=nasc,luf='RS',rm=reg[1],ruf='RS',cart=reg[0],g=g,dnv=dn,livro=str(livro),folha=str(folha),termo=str(termo),
      g1=g1,n1=st(n1),g2=g2,n2=st(n2) if g2 else '',gem=f.gemeo,averb=av,anot=an,selo=selo,oficial=reg[3],e=e,joint=True,accept=acc,cad=cad,**tA)
    return css, body, t, 'A4'

# R4: Rondônia, district registries, numbered clauses in plain type; people and village of indigenous registrants
def R4(i, r):
    sp = [{'m'},{'f'},{'f','nopai'},{'m'},{'gemeo'},{'f','home'},{'m','longo'},{'f'}][i]
    f = familia(r, 'norte', 'new', sp); cn = lambda t: f'{t[0]}, {t[1]}'; st = lambda t: f'{t[0]} - {t[1]}'
    IND = {1: ('Yaminer Ibaraba Suruí','Gasodá Mopidaor Suruí','Maria Leonice Xiener Suruí','Itabira Pagater Suruí','Weytãg Suruí','Mopirim Suruí','Pamatoa Suruí','Paiter Suruí','Aldeia Gamir, Terra Indígena Sete de Setembro','Cacoal','F'),
           3: ('Xijam Davi Oro Nao','Valdito Oro Eo','Eliane To’o Xak Oro Nao','Wem Kanum Oro Eo','','Jimon Maram Oro Nao','Orowao Xi Oro Waram','Wari’','Aldeia Lage Velho','Guajará-Mirim','M'),
           5: ('Kamasi Ikõro Gavião','Catarino Sebirop Gavião','Iran Kapawxi Arara','Xipiabihv Gavião','Madina Tsorabâ','','Pedro Agamenon Arara','Ikolen (Gavião)','Aldeia Igarapé Lourdes','Ji-Paraná','F')}
    etn = ald = ''
    if i in IND:
        z = IND[i]; f.nome, f.pai, f.mae, f.avp, f.avop, f.avm, f.avom, etn, ald = z[:9]; f.sx = z[10]; f.o = 'o' if f.sx=='M' else 'a'; f.sexo = 'Masculino' if f.sx=='M' else 'Feminino'
        f.npai = f.nmae = (z[9],'RO')
    lugar = {0:('Nova Londrina','Ji-Paraná'),1:('Riozinho','Cacoal'),2:('Extrema','Porto Velho'),3:('Iata','Guajará-Mirim'),4:('Jaci-Paraná','Porto Velho'),5:('Nova Colina','Ji-Paraná'),6:('Estrela de Rondônia','Presidente Médici'),7:('União Bandeirantes','Porto Velho')}[i]
    cart = [f'Ofício de Registro Civil e Tabelionato de Notas do Distrito de {lugar[0]}', f'Serviço de Registro Civil das Pessoas Naturais e Notas de {lugar[0]}'][i%2]
    cns = f'0{95000+137*i+r.randint(1,99)}'[:6]
    of = ['Deusdete Mapurunga Alencar','Soraia Benvindo Trancoso','Iraci Pessanha de Melo','Ednilson Cury Barbacena','Glorinha Tenório Bastos','Vilmar Schneckenberg','Cosme Tibúrcio Lobato','Rosemeire Uchôa Pinto'][i]
    b, g, e = datas(r, 2012, 2016 if i == 5 else 2023, [3,7,15,28,60], 2016, 2025)
    if i == 5: g = b + dt.timedelta(days=5*365+77); e = g + dt.timedelta(days=r.randint(2,300))
    while e.weekday() > 4: e += dt.timedelta(days=1)
    est = {'home':'Domicílio'}.get('home' if 'home' in sp else '', {'Ji-Paraná':'Hospital Municipal Dr. Claudionor Couto Roriz','Cacoal':'Hospital Materno Infantil de Cacoal','Porto Velho':'Hospital de Base Dr. Ary Pinheiro','Guajará-Mirim':'Hospital Bom Pastor','Presidente Médici':'Unidade Mista Eufrásia Maria da Conceição'}[lugar[1]])
    if i == 7: est = 'Unidade Básica de Saúde de União Bandeirantes'
    livro, folha, termo = r.randint(1,40), r.randint(1,200), r.randint(120,9800)
    mat = matric(cns, g.year, livro, folha, termo, modo=0 if i%2 else 2); c = cpf(r) if i not in (1,5) else ''
    hs = '' if i in (3,5) else f'{f.h:02d}:{f.m:02d}'
    ht = 'não informada' if not hs else (f'{h_ext(f.h,f.m)}' if i%2 == 0 else f'{f.h}h{f.m:02d}min')
    dn = dnv(r) if i != 5 else ''
    av = an = ''
    if i == 5: av = f'Registro tardio lavrado nos termos da Resolução Conjunta CNJ/CNMP nº 3/2012, com anuência da FUNAI, RANI nº {r.randint(100,999)}/{g.year}, acostado à pasta própria.'
    if i == 0: av = f'Paternidade reconhecida voluntariamente em {d_num(g+dt.timedelta(days=51))}, Provimento CNJ 16/2012, acrescido o sobrenome paterno.'
    if i == 6: an = f'Emancipado por escritura pública de {d_num(e)}; comunicação do 3º Ofício de Notas de Porto Velho.' if False else ''
    if e < g + dt.timedelta(days=60) and i == 0: e = g + dt.timedelta(days=95)
    while e.weekday() > 4: e += dt.timedelta(days=1)
    selo = code(r, 'A9AAA99999-XXXXX')
    L = lambda n, l, v: f'<div class="q"><span>{n}</span><div>{l}: <b>{v}</b></div></div>'
    pp = lambda a: E(a) if a else 'não consta'
    item = [L('1.1','Nome',E(f.nome)), L('1.2','Inscrição no CPF',c or 'sem inscrição'), L('1.3','Sexo',f.sexo.lower()), L('1.4','Veio ao mundo em',f'{d_ext(b)} ({d_num(b)})'), L('1.5','Horário do parto',ht), L('1.6','Local do parto',f'{est}, município de {cn((lugar[1],"RO"))}'), L('1.7','Naturalidade declarada',cn((lugar[1],'RO'))), L('1.8','Povo / etnia',etn or 'não se aplica'), L('1.9','Aldeia de origem',ald or 'não se aplica'), L('1.10','Gêmeo(a)',('sim, de '+E(f.gemeo)) if f.gemeo else 'não')]
    if f.pai: it2 = [L('2.1','Genitor',E(f.pai)+' (natural de '+cn(f.npai)+')'), L('2.2','Genitora',E(f.mae)+' (natural de '+cn(f.nmae)+')'), L('2.3','Pais do genitor',pp(f.avp)+' &amp; '+pp(f.avop) if f.avp or f.avop else 'não constam'), L('2.4','Pais da genitora',pp(f.avm)+' &amp; '+pp(f.avom))]
    else: it2 = [L('2.1','Genitora',E(f.mae)+' (natural de '+cn(f.nmae)+')'), L('2.2','Pais da genitora',pp(f.avm)+' &amp; '+pp(f.avom)), L('2.3','Genitor','não declarado')]
    it3 = [L('3.1','Matrícula',mat), L('3.2','Livro A, número',f'{livro}'), L('3.3','Página',f'{folha}'), L('3.4','Assento',mil(termo)), L('3.5','Lavrado em',d_num(g) if i%2 else d_mid(g)), L('3.6','Município e Estado do ofício',cn((lugar[1],'RO'))), L('3.7','DNV',dn or 'dispensada'), L('3.8','Declarante',{True:'a genitora',False:'o genitor'}[not f.pai])]
    ns = E(av or an) or 'nada foi averbado ou anotado até a presente data'
    css = '''body{font:10.2pt "Open Sans";color:#1d2a16}.p{position:relative;width:210mm;height:296.5mm;padding:17mm 18mm;overflow:hidden;background:#f3f8ec}
    .bd{position:absolute;inset:6mm;background:repeating-linear-gradient(45deg,#8fb37a 0 .5mm,#dcebcf .5mm 1.2mm)}.bd::after{content:"";position:absolute;inset:2.6mm;background:#f3f8ec}.w{position:relative}
    h1{font:800 16pt "Open Sans";margin:1mm 0 0}.hd{display:flex;gap:6mm;align-items:center}.hd p{margin:.5mm 0;font-size:8.8pt}h2{font:700 9.6pt "Open Sans";margin:4.4mm 0 1mm;color:#2f5d1e}.q{display:flex;margin:1.3mm 0;line-height:1.36}.q span{width:11mm;flex:none;color:#567a45}.q b{font-weight:600;color:#000}'''
    body = f'''<div class="p"><div class="bd"></div><div class="w"><div class="hd">{armas(20,'#2f5d1e')}<div><p>Brasil · Estado de Rondônia · Comarca de {lugar[1]}</p><p>{cart}</p><h1>CERTIDÃO DE NASCIMENTO</h1></div></div>
    <h2>CLÁUSULA 1 — QUEM FOI REGISTRADO</h2>{''.join(item)}<h2>CLÁUSULA 2 — DE QUEM DESCENDE</h2>{''.join(it2)}<h2>CLÁUSULA 3 — ONDE ESTÁ O ASSENTO</h2>{''.join(it3)}
    <h2>CLÁUSULA 4 — AVERBAÇÕES E ANOTAÇÕES</h2><div style="line-height:1.4">{ns}.</div>
    <div style="margin-top:5mm;font-size:8.8pt">Extraída do livro por mim conferida. Distrito de {lugar[0]}, {d_mid(e)}.</div>
    <div style="display:flex;gap:8mm;margin-top:3mm;align-items:center">{qr(r,21,25,'#1d2a16')}<div style="font-size:7.8pt;line-height:1.4">Tribunal de Justiça de Rondônia<br>Selo Digital de Fiscalização<br><b style="font-size:10pt">{selo}</b><br>Confira a validade em www.tjro.jus.br/consultaselo/<br>CNS {cns} · Emol. {r.choice(['gratuito','R$ 31,07','R$ 28,66'])}</div><div style="flex:1;text-align:center;font-size:8.8pt">{rubrica(r,44,11)}<br>{of}<br>{'Oficial Registrador e Tabelião' if i in (0,3,5,6) else 'Oficial Registradora e Tabeliã'}</div></div></div></div>'''.replace(ns+'.</div>', (ns if ns.endswith('.') else ns+'.')+'</div>')
    acc = {'dados_pessoais.data_nascimento.texto_completo':[d_num(b)]}
    t = truth(f'R4-{i+1}',595,842,nome=f.nome,cpf=c,mat=mat,dtxt=d_ext(b),b=b,hora=hs,nat=f'{lugar[1]} - RO',sexo=f.sexo,est=est,lm=lugar[1],luf='RO',rm=lugar[1],ruf='RO',cart=cart,g=g,dnv=dn,livro=str(livro),folha=str(folha),termo=mil(termo),
      g1=f.pai or f.mae,n1=st(f.npai) if f.pai else st(f.nmae),g2=f.mae if f.pai else '',n2=st(f.nmae) if f.pai else '',avp=f.avp,avop=f.avop,avm=f.avm,avom=f.avom,gem=f.gemeo,averb=av,anot=an,selo=selo,oficial=of,e=e,joint=True,accept=acc)
    return css, body, t, 'A4'
