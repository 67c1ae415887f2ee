from people import *

# V7: 2000-2009 vendor form, A4 landscape with a stub
def V7(n):
    sc = [dict(same=1), dict(nofather=1, same=1), dict(by=(1961, 1975), an='obi', nodnv=1), dict(twin=1), dict(gf='ar', gm='it', uf='SP', by=(1982, 1992)), dict(home=1, nodnv=1, nohour=1, nogp='a'), dict(by=(1995, 1999), av='pat', iy=(2004, 2009)), dict(long=1, neigh=1, noseal=1)][n-1]
    p = make('V7', n, sc, (2000, 2007), (2001, 2009), 'upper' if n in (2, 5, 7) else 'title', ['Registro Civil e Tabelionato de Notas de {m}', 'Oficial de Registro Civil das Pessoas Naturais do {n}º Subdistrito - {sub}', '{n}ª Circunscrição do Registro Civil de {m}', 'Cartório {S}'])
    r = p.r; f, m = p.f, p.m; bl = ['ignorado', '* * * * *', 'não consta', '_ _ _'][n % 4]
    lf = f'{p.lf:03}' + ('F' if n % 2 else 'V')
    c = lambda l, v, w: f'<div style="flex:{w}"><span>{l}</span><br>{v}</div>'
    def col(q, t, a, b, l1, l2):
        dc = f'<p><span>doc.</span> RG {q.rg} &nbsp; CPF {q.cpf}</p>' if q and p.rd.year > 1985 else ''
        if not q: return f'<div class="col"><div class="ct">{t}</div><p><span>nome</span> {bl}</p><p><span>natural de</span> {bl}</p><p><span>{l1}</span> {bl}</p><p><span>{l2}</span> {bl}</p></div>'
        return f'<div class="col"><div class="ct">{t}</div><p><span>nome</span> <b>{q.name}</b></p><p><span>natural de</span> {q.mun}-{q.uf}</p><p><span>nasc.</span> {dn(q.bd)} &nbsp; <span>prof.</span> {q.prof}</p>{dc}<p><span>{l1}</span> {a or bl}</p><p><span>{l2}</span> {b or bl}</p></div>'
    obs = p.av or p.an or ['nada consta', '* * * * *', '---'][n % 3]
    css = '''.page{padding:8mm;font:8.8pt "Caladea";color:#0c0c0c;flex-direction:row!important} .stub{width:50mm;border-right:1.2pt dashed #777;padding:3mm 5mm 3mm 1mm;font:7.6pt "Carlito";line-height:1.5;display:flex;flex-direction:column} .m{flex:1;padding:2mm 2mm 2mm 7mm;display:flex;flex-direction:column} .r{display:flex;border:.7pt solid #222;border-bottom:0} .r>div{padding:.6mm 1.6mm 1mm;border-right:.7pt solid #222;font-size:10pt} .r>div:last-child{border-right:0} .r span,.col span{font:6.8pt "Carlito";color:#333} .cols{display:flex;border:.7pt solid #222} .col{flex:1;padding:0 2mm 1mm} .col:first-child{border-right:.7pt solid #222} .col p{margin:.6mm 0} .ct{background:#ddd;margin:0 -2mm 1mm;padding:.4mm 2mm;font:bold 8pt "Carlito";text-align:center}'''
    body = f'''<div class="page"><div class="stub"><b>CANHOTO - ARQUIVO</b>Certidão nº {r.randrange(1000,9999)}/{p.ed.year}<br>Espécie: nascimento<br>Solicitante: {p.w2 if n%2 else p.w1}<br>RG: {r.randrange(10,60)}.{r.randrange(100,999)}.{r.randrange(100,999)}<br><br>Recebi a certidão ao lado.<br><br>____/____/______<br><br>________________________<br>assinatura<div class="push" style="border:.7pt solid #444;padding:2mm"><b>CUSTAS</b><br>Certidão: R$ {r.randrange(12,22)},{r.randrange(10,99)}<br>Busca: R$ {r.randrange(1,5)},{r.randrange(10,99)}<br>FERJ: R$ {r.randrange(1,4)},{r.randrange(10,99)}<br>{'1ª via gratuita - Lei 9.534/97' if sc.get('same') else 'Recibo nº ' + str(r.randrange(1000,30000))}</div><div style="margin-top:3mm;border:1pt solid #b33;color:#b33;text-align:center;padding:1.5mm">{f'SELO DE AUTENTICIDADE<br><b style="font-size:10pt">{p.seal}</b>' if p.seal else 'ISENTO DE SELO'}</div></div>
    <div class="m"><div style="display:flex;gap:4mm;align-items:center;margin-bottom:2.5mm">{arms(46)}<div style="flex:1"><div style="font:bold 11pt 'Carlito'">{p.cart}</div><div>Município de {p.rm0[0]} - Estado {do_estado(p.ruf)} - {p.addr} - Tel. {p.ddd}</div><div>Oficial Delegado: {p.off}</div></div><div style="font:bold 13pt 'Caladea';text-align:right">CERTIDÃO DE<br>NASCIMENTO</div></div>
    <div class="r">{c('Livro', f'A-{p.bk:03}', 1)}{c('Fls.', lf, 1)}{c('Nº de ordem', f'{p.tm:,}'.replace(',', '.'), 1)}{c('Assento datado de', dn(p.rd), 1.2)}{c('Declaração de Nascido Vivo', p.dnv or bl, 1.6)}</div>
    <div class="r">{c('Foi registrado(a) com o nome de', f'<b style="font-size:13pt">{p.nome}</b>', 5)}{c('sexo', p.sexo.upper(), 1)}</div>
    <div class="r">{c('Data em que nasceu', cap(dw(p.bd)), 4)}{c('em algarismos', dn(p.bd, '-'), 1.2)}{c('hora', (f'{p.h[0]:02}h{p.h[1]:02}' if p.h else bl), .8)}</div>
    <div class="r">{c('Onde nasceu', 'Domicílio' if p.home else p.estab, 3)}{c('Cidade e Estado', f'{p.bmun} - {p.buf}', 2)}{c('Gemelaridade', f'Sim, com {p.twin}' if p.twin else 'Não', 2)}</div>
    <div class="cols">{col(f, 'PAI', p.avop, p.avap, 'avô paterno', 'avó paterna')}{col(m, 'MÃE', p.avom, p.avam, 'avô materno', 'avó materna')}</div>
    <div class="r" style="border-top:0;border-bottom:.7pt solid #222">{c('Declarante', p.decl, 2)}{c('Testemunhas', 'dispensadas' if p.dnv else f'{p.w1} e {p.w2}', 3)}</div>
    <div style="border:.7pt solid #222;border-top:0;padding:1mm 1.6mm;min-height:16mm"><span style="font:6.8pt Carlito">Observações e anotações marginais</span><br>{obs}</div>
    <div class="push" style="display:flex;justify-content:space-between;align-items:flex-end"><div style="font-size:8pt;width:52%">Nada mais constava. O referido é verdade, dou fé. {p.rm0[0]}, {dl(p.ed)}. Eu, {p.clk}, escrevente, digitei e conferi.</div><div style="text-align:center">{sig(r,150,26)}<br><span style="border-top:.7pt solid #222;padding:0 5mm">{p.off2}</span><br><span style="font-size:7.5pt">Oficial Substituto(a)</span></div></div></div></div>'''
    t = truth(p, (842, 595), cpf='', mat='', dt=cap(dw(p.bd)), nat='', livro=f'A-{p.bk:03}', folha=lf, termo=f'{p.tm:,}'.replace(',', '.'), joint=True, sexo=p.sexo, accept={'dados_pessoais.data_nascimento.texto_completo': [dn(p.bd, '-')], 'registro.termo': [str(p.tm)]})
    return doc(css, body, 'A4 landscape', '297mm', '209.6mm'), t

# V8: typed narration on stamped paper, 22 x 33 cm, 1948-1974
def V8(n):
    sc = [dict(home=1, an='cas0'), dict(home=1, nofather=1), dict(twin=1, home=1), dict(long=1), dict(gf='it', gm='it', forf=('Treviso', 'Itália'), uf='RS', home=1), dict(nogp='pm', nohour=1, home=1, late=1), dict(by=(1938, 1952)), dict(gf='ar', gm='pt', uf='AM', home=1, forf=('Zahlé', 'Líbano'))][n-1]
    old = sc.pop('an', '') == 'cas0'
    p = make('V8', n, sc, (1908, 1950), (1949, 1973), 'title', ['Cartório de Paz do Distrito de {m}', 'Registro Civil do {n}º Distrito de {m}', 'Cartório do Registro Civil de Nascimentos e Óbitos de {m}', 'Escrivania de Paz de {m}'])
    r = p.r; f, m = p.f, p.m; o = p.o; N = lambda s: s.upper(); st = do_estado(p.ruf)
    for q in (f, m):
        if q: q.gn = UFN[q.uf] if not q.foreign else '';
    if old: p.an = f'Anotado à margem que {"o registrado" if o=="o" else "a registrada"} casou-se em {dl(between(p, 21))} com {p.spouse}, em {p.rmun}.'
    if n == 7: p.av = f'Averbado em {dl(between(p))}, por sentença do MM. Juiz desta Comarca, o acréscimo do apelido de família {p.C(naked(p.sur[-1]))}.'
    bl = ['-----------', '..........', '-o-o-o-o-'][n % 3]
    fl = f'{p.lf} verso' if n % 2 else str(p.lf); d = p.bd
    dt = f"{'primeiro (1º) dia' if d.day == 1 else f'{ext(d.day)} ({d.day}) dias'} do mês de {MES[d.month-1]} do ano de {ext(d.year)} ({d.year})"
    dt0 = dwm(d); nt = lambda q: (f'natural de {q.mun}, {q.uf}' if q.foreign else f'natural de {q.mun}, Estado {do_estado(q.uf)}' if n % 2 else f'natural do Estado {do_estado(q.uf)}')
    ntv = lambda q: (q.nat if q.foreign or n % 2 else f'Estado {do_estado(q.uf)}')
    gp = lambda a, b: f'{a} e de dona {b}' if a and b else a or b or bl
    onde = f'em domicílio, à {p.addr.rsplit(",",1)[0].lower().replace("rua","rua",1)}' if p.home else f'n{p.hart} {p.estab}'
    onde = 'em domicílio, no lugar denominado ' + r.choice(['Sítio Velho', 'Fazenda Boa Vista', 'Capão Grande', 'Barra do Riacho', 'Colônia Nova']) if p.home else onde
    txt = [f'C E R T I F I C O que, revendo em meu Cartório os livros de registro de nascimentos, no de número A-{p.bk % 60 + 1}, às folhas {fl}, sob número de ordem {p.tm % 4000 + 1}, verifiquei constar que {ao(p.rd)} {dwm(p.rd)}, foi lavrado o assento de',
           f'{N(p.nome)},',
           f'do sexo {p.sexo.lower()}, de côr {r.choice(["branca","parda","preta","morena"])}, nascid{o} {ao(d)} {dt}, ' + (f'às {hper(*p.h)}, ' if p.h else 'em hora ignorada, ') + f'{onde}, neste município de {p.bmun}, Estado {st}' + (f', gême{o} de {N(p.twin)}' if p.twin else '') + ';',
           (f'filh{o} legítim{o} de {N(f.name)}, {f.prof}, {nt(f)}, e de dona {N(m.name)}, {m.prof}, {nt(m)};' if f else f'filh{o} natural de dona {N(m.name)}, {m.prof}, {nt(m)}, sem declaração do nome do pai;'),
           f'neto paterno de {gp(p.avop, p.avap)}; e materno de {gp(p.avom, p.avam)}.'.replace('neto', 'net' + o).replace('e materno', f'e matern{o}').replace('paterno de', f'patern{o} de'),
           f'Foi declarante {p.decl}, sendo testemunhas {p.w1} e {r.choice(OFF)}, ambos residentes neste distrito.',
           f'Observações: {p.av or p.an or bl}' + (' Assento feito com multa, na forma da lei então em vigor.' if sc.get('late') else ''),
           'O referido é verdade, do que dou fé.']
    css = '''.page{padding:16mm 18mm 14mm 44mm;font:11.4pt/8.6mm "TeX Gyre Cursor","Courier Prime";color:#26211f;background:#f4ecd6} .page:before{content:"";position:absolute;left:37mm;top:0;bottom:0;border-left:.6pt solid #c76a5a;box-shadow:1mm 0 0 -0.3mm #e3b9ac} .p{text-align:justify;margin:0 0 1mm} .hd{font:9.5pt/1.35 "C059";text-align:center;margin-bottom:8mm} .est{position:absolute;left:6mm;width:25mm;font:7pt/1.3 "C059";text-align:center}'''
    es = lambda y, v, c: f'<div class="est" style="top:{y}mm;border:2px dotted {c};color:{c};padding:2mm 1mm;background:#faf5e6">BRASIL<br><b style="font-size:13pt">{v}</b><br>CRUZEIROS<br>SÊLO FISCAL</div>'
    body = f'''<div class="page">{es(20, r.choice(["2,00","3,00","5,00"]), "#7a4a2a")}{es(52, r.choice(["0,80","1,00","1,50"]), "#3d6a55")}<div class="est" style="top:150mm;text-align:left">Rasa ....... Cr$ {r.randrange(4,30)},00<br>Busca ..... Cr$ {r.randrange(2,20)},00<br>Sêlo ....... Cr$ {r.randrange(2,9)},50</div>
    <div class="hd">{arms(62,'#5b4a35')}<div style="letter-spacing:1px">{'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL' if p.ed.year < 1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'}</div><div>ESTADO {st.upper()} &mdash; COMARCA DE {p.rmun.upper()}</div><div style="font-weight:bold;font-size:11pt">{p.cart}</div><div style="font-size:8.5pt">{p.off} &mdash; Escrivão e Oficial do Registro Civil</div><div style="font:bold 17pt 'C059';margin-top:5mm;letter-spacing:2px">Certidão de Nascimento</div></div>
    {''.join(f'<div class="p"{" style=text-align:center" if i == 1 else ""}>{x}</div>' for i, x in enumerate(txt))}
    <div style="text-align:right;margin-top:4mm">{p.rmun}, {dl(p.ed)}.</div><div class="push" style="text-align:right;position:relative"><div style="position:absolute;left:0;bottom:0">{stamp('OFICIAL DO REGISTRO CIVIL * BRASIL * ', p.ruf, 92, '#5a3f7a', 8, 'v')}</div>{sig(r,200,40,'#1a1a3a')}<br>O Oficial</div></div>'''
    t = truth(p, (624, 935), cpf='', mat='', dnv='', selo='', nome=N(p.nome), dt=dt, nat='', livro=f'A-{p.bk % 60 + 1}', folha=fl, termo=str(p.tm % 4000 + 1), g1=N(f.name) if f else N(m.name), g1n=ntv(f) if f else ntv(m), g2=N(m.name) if f else '', g2n=ntv(m) if f else '',
        geminfo=N(p.twin), tn=[N(p.twin)] if p.twin else [], averb=p.av, anot=p.an, joint=True,
        accept={'dados_pessoais.data_nascimento.texto_completo': [dt0, dw(d), 'aos ' + dt], 'registro.folha': [f'{p.lf}v'] if n % 2 else [], **({} if n % 2 else {'filiação.genitor_1.naturalidade': [UFN.get((f or m).uf, (f or m).uf)], **({'filiação.genitor_2.naturalidade': [UFN.get(m.uf, m.uf)]} if f else {})})})
    return doc(css, body, '220mm 330mm', '220mm', '329.5mm'), t
