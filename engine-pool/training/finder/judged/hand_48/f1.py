from people import *

# R1: Distrito Federal, national model, a busy office: dense boxes, labels under the values, side headings turned, grandparents in a table
def R1(i, r):
    sp = [{'f'},{'m','nopai'},{'gemeo'},{'m','longo'},{'noavp'},{'home','m'},{'f','semcpf'},{'longo','f'}][i]
    f = familia(r, 'norte', 'new', sp)
    b, g, e = datas(r, 2018, 2024, [1,2,3,6,9,14,31], 2019, 2025)
    reg = [('5º Ofício de Registro Civil, Títulos e Documentos e Pessoas Jurídicas de Taguatinga','021162','QSA 02, Lote 14, Loja 1 – Taguatinga Sul – DF – CEP 72015-020','Heloísa Brandt Carrazedo','taguatinga'),
           ('8º Ofício de Registro Civil e Notas do Gama','020370','Setor Central, EQ 12/16, Lote C – Gama – DF – CEP 72405-610','Evilásio Pontes de Arruda','gama'),
           ('11º Ofício de Notas, Registro Civil e Protesto de Sobradinho','021238','Quadra Central, Bloco 9, Loja 3 – Sobradinho – DF – CEP 73010-709','Nívea Quental Barcellos','sobradinho')][i%3]
    livro, folha, termo = r.randint(88,640), r.randint(1,300), r.randint(20000,190000)
    mat = matric(reg[1], g.year, livro, folha, termo, modo=2 if i%2 else 0)
    up = str.upper
    nome = up(f.nome); c = '' if 'semcpf' in sp else cpf(r)
    est = 'Domicílio' if 'home' in sp else ['Hospital Materno Infantil de Brasília – HMIB','Hospital Regional de Taguatinga','Hospital Regional do Gama','Hospital Santa Lúcia Norte','Hospital Regional de Sobradinho','','Hospital Universitário de Brasília','Hospital Anchieta'][i]
    nat = [('Brasília','DF'),('Brasília','DF'),('Valparaíso de Goiás','GO'),('Brasília','DF'),('Planaltina','GO'),('Brasília','DF'),('Águas Lindas de Goiás','GO'),('Brasília','DF')][i]
    hs = '' if i == 5 else f'{f.h:02d}:{f.m:02d}'
    V = '– x – x – x –'
    dn = '' if i == 5 and False else dnv(r, 1)
    gen = [(f.mae, f.nmae, f.avm, f.avom)] if 'nopai' in sp else [(f.pai, f.npai, f.avp, f.avop), (f.mae, f.nmae, f.avm, f.avom)]
    rows = ''
    for nm, nt, a1, a2 in gen:
        rows += f'<tr><td class="v">{E(up(nm))}</td><td>{nt[0]}/{nt[1]}</td><td>{E(up(a1)) or V}</td><td>{E(up(a2)) or V}</td></tr>'
    if 'nopai' in sp: rows += f'<tr><td>{V}</td><td>{V}</td><td>{V}</td><td>{V}</td></tr>'
    av = {2:'', 1:f'Em {d_num(e - dt.timedelta(days=2))}, por escritura pública lavrada neste Ofício, foi retificada a grafia do nome da genitora, que passou a ser como acima consta.', 6:''}.get(i,'')
    if i == 6: av = f'Averba-se, em {d_num(g+dt.timedelta(days=1))}, por determinação do MM. Juiz da Vara de Registros Públicos do DF, a retificação da hora do nascimento (proc. 0707{r.randint(100,999)}-12.{g.year}.8.07.0015).'
    an = ''
    if i == 3: an = f'Guarda definitiva deferida à avó materna, comunicação arquivada na pasta 7, fl. {r.randint(10,90)}.'
    cad = []
    docs = [('Registro geral','','','',''),('PIS/NIS','','','',''),('Passaporte','','','',''),('Cartão nacional de saúde','','','',''),('Título de eleitor','','','','')]
    if i in (0,4,7):
        n1 = f'{r.randint(3,4)}.{r.randint(100,999)}.{r.randint(100,999)}'; de = d_num(e-dt.timedelta(days=1))
        docs[0] = ('Registro geral', n1, de, 'SSP/DF', '–'); cad.append(f'Registro geral {n1} {de} SSP/DF')
    if i in (4,):
        n3 = f'7{r.randint(10,99)} {r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1000,9999)}'; docs[3] = ('Cartão nacional de saúde', n3, '–', 'MS', '–'); cad.append(f'Cartão nacional de saúde {n3} MS')
    selo = f'TJDFT{e.year}0{r.randint(10,99)}0{r.randint(100000,999999)}{code(r,"AAAA")}'
    gt = ''
    if f.gemeo:
        gm = matric(reg[1], g.year, livro, folha, termo+1, modo=2 if i%2 else 0); gt = f'{up(f.gemeo)} — matrícula {gm}'
    doc = ''.join(f'<tr><td>{a}</td>' + ''.join(f'<td>{x or "–"}</td>' for x in z) + '</tr>' for a, *z in docs)
    def c_(w, v, l, k=''): return f'<div class="c {k}" style="width:{w}%"><b>{v}</b><i>{l}</i></div>'
    css = '''body{font:9.4pt Carlito;color:#111}.p{position:relative;width:210mm;height:296.5mm;padding:11mm 12mm 8mm 12mm;overflow:hidden}
    .h{display:flex;align-items:center;border-bottom:2.2pt solid #222;padding-bottom:2mm;margin-bottom:2mm}.h div{flex:1;padding-left:4mm;line-height:1.25}.h b{font-size:15pt;letter-spacing:2px}
    .s{display:flex;border:.8pt solid #222;margin-bottom:1.6mm}.s>h2{writing-mode:vertical-rl;transform:rotate(180deg);margin:0;font-size:7pt;letter-spacing:1px;background:#dcdfe3;text-align:center;padding:1mm .6mm;width:6mm;font-weight:700}
    .g{flex:1;display:flex;flex-wrap:wrap}.c{border-bottom:.4pt solid #777;border-right:.4pt solid #777;padding:1.1mm 1.6mm .5mm;min-height:12.6mm}.c b{display:block;font-size:11.4pt;font-weight:600;min-height:4.4mm}.c i{display:block;font:normal 6.6pt Carlito;color:#444}
    .big b{font-size:13pt}.ctr{text-align:center}table{width:100%;border-collapse:collapse}td,th{border:.4pt solid #777;padding:1.3mm 1.2mm;text-align:left;font-size:8.6pt;vertical-align:top}th{font-size:6.8pt;font-weight:400;color:#444;background:#f1f2f4}.v{font-weight:700}.d td{font-size:7.8pt;padding:.9mm 1.2mm}
    .n{padding:1.2mm 1.6mm;min-height:20mm;width:100%;border-bottom:.4pt solid #777}.n i{font:normal 6.6pt Carlito;color:#444;display:block}.f{display:flex;gap:5mm;font-size:8.2pt;margin-top:3mm}.f>div{flex:1}.sg{text-align:center;padding-top:0}'''
    body = f'''<div class="p"><div class="h">{armas(19)}<div>República Federativa do Brasil<br>Poder Judiciário do Distrito Federal e dos Territórios — Serviço Extrajudicial<br><b>CERTIDÃO DE NASCIMENTO</b></div>{qr(r,18)}</div>
    <div class="s"><h2>PESSOA</h2><div class="g">{c_(100,E(nome),'prenome e sobrenome de quem foi registrado','big')}{c_(30,c or 'Não inscrito(a)','CPF do titular')}{c_(50,mat,'matrícula nacional')}{c_(20,f.sexo,'sexo')}</div></div>
    <div class="s"><h2>NASCIMENTO</h2><div class="g">{c_(64,d_ext(b),'por extenso, data em que nasceu')}{c_(9,b.strftime('%d'),'dia','ctr')}{c_(9,b.strftime('%m'),'mês','ctr')}{c_(18,b.strftime('%Y'),'ano','ctr')}{c_(16,hs or 'Não constou','horário')}{c_(34,f'{nat[0]} – {nat[1]}','naturalidade (município / UF)')}{c_(50,'Brasília – DF','município em que nasceu / UF')}{c_(100,est,'casa de saúde, domicílio ou outro local do parto')}</div></div>
    <div class="s"><h2>FILIAÇÃO</h2><div class="g"><table><tr><th style="width:31%">genitor(a)</th><th style="width:17%">nascido(a) em</th><th style="width:26%">pai do(a) genitor(a)</th><th>mãe do(a) genitor(a)</th></tr>{rows}</table></div></div>
    <div class="s"><h2>PARTO</h2><div class="g">{c_(18,'Múltiplo' if f.gemeo else 'Único','gestação (gêmeos)')}{c_(82,gt or '– x – x –','irmão(s) do mesmo parto: nome e matrícula')}</div></div>
    <div class="s"><h2>ASSENTO</h2><div class="g">{c_(56,d_ext(g),'data em que se lavrou o registro, por extenso')}{c_(22,dn,'declaração de nascido vivo (DNV)')}{c_(22,'Brasília – DF','município do registro / UF')}</div></div>
    <div class="s"><h2>À MARGEM</h2><div class="g"><div class="n"><i>averbações lançadas no termo</i>{av or 'Nada consta.'}</div><div class="n"><i>anotações de outros atos</i>{an or 'Nada consta.'}</div></div></div>
    <div class="s"><h2>CADASTRO</h2><div class="g"><table class="d"><tr><th style="width:26%">documento</th><th>número</th><th>expedido em</th><th>órgão</th><th>validade</th></tr>{doc}</table></div></div>
    <div style="font-size:6.8pt;color:#444">* As anotações de cadastro acima não dispensam a apresentação do documento original quando exigida pelo órgão solicitante (Prov. CNJ 63/2017, Anexo I).</div>
    <div class="f"><div><b>{reg[0]}</b><br>CNS {reg[1][:2]}.{reg[1][2:5]}-{reg[1][5]}<br>{reg[2]}<br>(61) 3{r.randint(300,599)}-{r.randint(1000,9999)} · atendimento@cartorio{reg[4]}.not.br<br>Registrador(a) titular: {reg[3]}<br><br>Selo de fiscalização: <b>{selo}</b><br>Para consultar, acesse www.tjdft.jus.br</div>
    <div class="sg">O que certifico é verdade; dou fé.<br>Brasília/DF, {d_mid(e)}.<br>{rubrica(r,46,11)}<br>____________________________________<br>{r.choice(['Jussandra Melo Paixão','Kléber Antunes Lira','Dorival Sá Fontenele'])}<br>Escrevente autorizado(a)<br><span style="font-size:7pt">1ª via isenta (Lei 9.534/97) · vias seguintes: R$ {r.randint(12,16)},{r.randint(10,95)}</span></div></div></div>'''
    acc = {}
    if gt: acc['gêmeos.informações_adicionais'] = [up(f.gemeo), gt.replace('—','-')]
    acc['dados_pessoais.data_nascimento.texto_completo'] = [d_num(b)]
    g1 = gen[0]; g2 = gen[1] if len(gen) > 1 else ('',('',''),'','')
    cn = lambda t: f'{t[0]} - {t[1]}' if t[0] else ''
    t = truth(f'R1-{i+1}',595,842,nome=nome,cpf=c,mat=mat,dtxt=d_ext(b),b=b,hora=hs,nat=cn(nat),sexo=f.sexo,est=est,lm='Brasília',luf='DF',rm='Brasília',ruf='DF',cart=reg[0],g=g,dnv=dn,livro=str(livro),folha=str(folha),termo=str(termo),
      g1=up(g1[0]),n1=cn(g1[1]),g2=up(g2[0]),n2=cn(g2[1]),avp=up(f.avp),avop=up(f.avop),avm=up(f.avm),avom=up(f.avom),gem=up(f.gemeo),geminfo=gt,averb=av,anot=an,selo=selo,oficial=reg[3],e=e,accept=acc,cad=cad)
    return css, body, t, 'A4'

# R2: Santa Catarina, first years of the unified model, blue serif, labels in a left gutter, no boxes
def R2(i, r):
    sp = [{'m'},{'f','noavp'},{'m','longo'},{'f','nopai'},{'m'},{'gemeo','f'},{'f'},{'m','adulto'}][i]
    era = 'mid' if i in (2,4,7) else 'new'
    f = familia(r, 'sul', era, sp)
    b, g, e = datas(r, *((1972,1996) if era == 'mid' else (2009,2016)), [2,4,8,12,20,45], 2010, 2017)
    reg = [('Ofício do Registro Civil das Pessoas Naturais, Interdições e Tutelas de Rio do Sul','Rio do Sul','104687','Alameda Aristiliano Ramos, 451, sala 3','Ingeburg Laffin Sdrigotti'),
      ('Escrivania de Paz do Distrito de Pirabeiraba','Joinville','108043','Rua Olavo Bilac, 228','Norberto Eccel Filho'),
      ('Registro Civil das Pessoas Naturais do 2º Subdistrito de Florianópolis – Estreito','Florianópolis','107383','Rua Fúlvio Aducci, 1.214, térreo','Dilma Régis Coutinho Paim'),
      ('Escrivania de Paz do Município de Urupema','Urupema','106518','Rua Manoel Pereira de Medeiros, 75','Aldair Warmling Andrade')][i%4]
    H = {'Rio do Sul':'Hospital Regional Alto Vale','Joinville':'Maternidade Darcy Vargas','Florianópolis':'Maternidade Carmela Dutra','Urupema':'Hospital de Caridade Coração de Jesus'}
    est = H[reg[1]]; nasc = ('Lages','SC') if reg[1] == 'Urupema' else (reg[1],'SC')
    livro, folha, termo = r.randint(12,210), r.randint(1,300), r.randint(900,60000)
    mat = matric(reg[2], g.year, livro, folha, termo, modo=1 if i < 4 else 0)
    hs = '' if i == 4 else f'{f.h:02d}:{f.m:02d}'
    hp = 'ignorada' if i == 4 else (f'{f.h:02d}h{f.m:02d}min' if i%2 else f'{f.h:02d}:{f.m:02d} h')
    selo = code(r, 'AAA99999-XXXX') if e.year > 2011 else f'{code(r,"AAA")}{r.randint(10000,99999)}'
    dn = dnv(r) if era == 'new' and i != 3 else ''
    cn = lambda t: f'{t[0]} – {t[1]}'
    st = lambda t: f'{t[0]} - {t[1]}'
    av = an = ''
    if i == 3: av = f'Registro lavrado sem indicação de paternidade; em {d_num(g+dt.timedelta(days=200))} foi averbada a alteração do nome da mãe por casamento, passando a assinar {f.mae} Warmling.'
    if i == 2: an = f'Casou-se em {d_mid(dt.date(b.year+25,5,14))} com {pessoa(r,"F","mid")} Boettcher, no Registro Civil de Indaial – SC, Livro B-{r.randint(20,60)}, fls. {r.randint(10,200)}, termo {r.randint(2000,9000)}.'
    if i == 7:
        cc = cpf(r); av = f'CPF do registrado: {cc}, averbado de ofício em {d_num(e)}.'
    if e.year < b.year+26 and i == 2: e = e.replace(year=b.year+27)
    if i == 3 and e < g + dt.timedelta(days=201): e = g + dt.timedelta(days=260)
    while e.weekday() > 4: e += dt.timedelta(days=1)
    nome = f.nome
    obs = av or an or '—.—.—.—.—.—'
    pa = f'<b>{E(f.pai)}</b>, natural de {cn(f.npai)}' if f.pai else '(sem declaração)'
    ma = f'<b>{E(f.mae)}</b>, natural de {cn(f.nmae)}'
    par = lambda x, y: f'{E(x) or "não declarado"} <u>e</u> {E(y) or "não declarada"}' if x or y else '—.—.—'
    def row(l, v): return f'<tr><th>{l}</th><td>{v}</td></tr>'
    css = '''body{font:12pt Caladea;color:#12256b}.p{position:relative;width:210mm;height:296.5mm;padding:16mm 20mm 10mm 16mm;overflow:hidden;background:repeating-linear-gradient(135deg,#fff 0 3mm,#f4f7fd 3mm 3.4mm)}
    .t{text-align:center;line-height:1.35}.t h1{font:italic 700 24pt Caladea;margin:2mm 0 0}.m{text-align:right;font-size:10.5pt;margin:5mm 0 3mm;border-top:1.6pt double #12256b;padding-top:2mm}
    table{border-collapse:collapse;width:100%}th{width:33%;text-align:right;font:italic 10pt Caladea;padding:1.9mm 3mm 1.9mm 0;vertical-align:baseline;border-right:1pt solid #12256b;color:#3b4f96}td{padding:1.9mm 0 1.9mm 4mm;vertical-align:baseline}u{text-decoration:none;font-style:italic}
    .n{font-size:14pt;font-weight:700}.f{position:absolute;left:20mm;right:20mm;bottom:12mm;display:flex;gap:8mm;font-size:9pt;align-items:flex-end}.se{border:1pt solid #12256b;padding:2mm 3mm;text-align:center;font-size:8pt;width:56mm}'''
    body = f'''<div class="p"><div class="t">{armas(17,'#12256b')}<br>Estado de Santa Catarina<br><b>{reg[0]}</b><h1>Certidão de Nascimento</h1></div>
    <div class="m">Matrícula n.º&nbsp; <b>{mat}</b></div><table>
    {row('Nome',f'<span class="n">{E(nome)}</span>')}{row('Nasceu em',f'{d_ext(b, "primeiro")} &nbsp;<span style="white-space:nowrap">({b.strftime("%d")} / {b.strftime("%m")} / {b.strftime("%Y")})</span>')}{row('Hora',hp)}{row('Lugar',f'{est}, em {cn(nasc)}')}{row('É natural de',cn(nasc))}{row('Sexo',f.sexo.lower())}
    {row('Pai',pa)}{row('Mãe',ma)}{row('Avós pelo lado paterno',par(f.avp,f.avop))}{row('Avós pelo lado materno',par(f.avm,f.avom))}{row('Gêmeo','sim — '+E(f.gemeo) if f.gemeo else 'não')}{row('Termo lavrado em',f'{d_mid(g)}, em {reg[1]} – SC')}{row('D.N.V. n.º',dn or 'não havia' if era=='mid' else dn or '—.—.—')}{row('Observações e averbações',E(obs))}</table>
    <div class="f"><div class="se">Poder Judiciário<br>Estado de Santa Catarina<br>Selo de Fiscalização {'Digital' if e.year>2011 else ''}<br><b style="font-size:11pt">{selo}</b><br>{'Confira os dados do ato em selo.tjsc.jus.br' if e.year>2011 else 'Isento'}</div>
    <div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{reg[1]}, {d_mid(e)}.<br>{rubrica(r,50,12,'#222')}<br>{reg[4]}<br>{'Oficial do Registro Civil' if i%2==0 else 'Oficial Titular'}<br><span style="font-size:7.5pt">{reg[3]} – {reg[1]} – SC – Fone (4{r.choice("789")}) 3{r.randint(200,599)}-{r.randint(1000,9999)}</span></div></div></div>'''
    acc = {'dados_pessoais.data_nascimento.texto_completo':[b.strftime('%d / %m / %Y'), d_num(b)]}
    t = truth(f'R2-{i+1}',595,842,nome=nome,cpf=cc if i==7 else '',mat=mat,dtxt=d_ext(b),b=b,hora=hs,nat=st(nasc),sexo=f.sexo,est=est,lm=nasc[0],luf='SC',rm=reg[1],ruf='SC',cart=reg[0],g=g,dnv=dn,livro=str(livro),folha=str(folha),termo=str(termo),
      g1=f.pai or f.mae,n1=st(f.npai) if f.pai else st(f.nmae),g2=f.mae if f.pai else '',n2=st(f.nmae) if f.pai else '',avp=f.avp,avop=f.avop,avm=f.avm,avom=f.avom,gem=f.gemeo,averb=av,anot=an,selo=selo,oficial=reg[4],e=e,joint=True,accept=acc)
    return css, body, t, 'A4'
