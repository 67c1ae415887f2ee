from people import *

# V5: A5 landscape printed blank of the 1970s-80s, typed in
def V5(n):
    sc = [dict(), dict(nofather=1), dict(by=(1936, 1944), an='cas', nogp='p'), dict(gf='jp', gm='jp', uf='SP', forf=('Kumamoto', 'Japão'), by=(1951, 1959)), dict(home=1, neigh=0), dict(twin=1, long=1, by=(1960, 1975)), dict(by=(1962, 1970), av='ret2', nohour=1), dict(gf='it', gm='it', uf='ES', home=1, by=(1939, 1950))][n-1]
    ret2 = sc.pop('av', '') == 'ret2'
    p = make('V5', n, sc, (1966, 1984), (1977, 1989), 'title', ['Cartório do Registro Civil do {n}º Subdistrito de {m}', 'Cartório de Paz e Registro Civil de {m}', 'Registro Civil - Sede da Comarca de {m}', 'Cartório {S}'])
    r = p.r; f, m = p.f, p.m; o = p.o
    if ret2: p.av = f'Por mandado do MM. Juiz de Direito desta Comarca, de {dn(between(p))}, fica retificado o nome da mãe para {m.name}.'
    bl = ['-x-x-x-x-x-', '= = = = = = =', '- - - - - - - -', '.-.-.-.-.-.'][n % 4]
    T = lambda v: f'<span class="t">{v}</span>'
    lf = f'{p.lf}{"vº" if n % 2 else ""}'
    onde = f'{"domicílio, à " + p.addr.split(",")[0] if p.home else p.estab}, em {p.bmun}'
    av1 = lambda a, b: ' e '.join(x for x in (a, b) if x) or bl
    obs = p.av or p.an or ['Nada consta.', bl][n % 2]
    css = '''.page{padding:9mm 13mm 8mm 27mm;font:9.4pt "C059";color:#233a2c;background:#f1f4ea} .t{font:10pt "Courier Prime";color:#1a1a30;padding:0 1mm} .x{line-height:6.15mm;background:repeating-linear-gradient(transparent 0 5.75mm,#7d927f 5.75mm 5.9mm,transparent 5.9mm 6.15mm);text-align:left} .mar{position:absolute;left:6mm;top:8mm;bottom:8mm;width:16mm;border-right:.8pt solid #233a2c;display:flex;align-items:center;justify-content:center} .mar div{writing-mode:vertical-rl;transform:rotate(180deg);font:8pt "C059";letter-spacing:2px;white-space:nowrap}'''
    body = f'''<div class="page"><div class="mar"><div>ESTADO {do_estado(p.ruf).upper()} &nbsp;*&nbsp; REGISTRO CIVIL</div></div>
    <div style="display:flex;justify-content:space-between;align-items:flex-start"><div style="font-size:8.6pt;line-height:1.3"><b>{p.cart}</b><br>{p.rmun} - {p.ruf}<br>{p.off} - Serventuário vitalício<br>{p.off2} - Of. Maior</div><div style="text-align:right"><div style="font:bold 15pt 'C059'">CERTIDÃO DE NASCIMENTO</div><div>N.º {T(p.tm)}</div></div></div>
    <div class="x" style="margin-top:2mm">CERTIFICO que a fls. {T(lf)} do livro n.º {T('A-'+str(p.bk))}, do registro de nascimentos deste Cartório, foi lavrado em {T(dl(p.rd))} o assento de {T('<b>'+p.nome+'</b>')}, do sexo {T(p.sexo.lower())}, nascid<span class="t" style="padding:0">{o}</span> no dia {T(dw(p.bd))}, às {T(hper(*p.h) if p.h else bl)}, em {T(onde)}, filh<span class="t" style="padding:0">{o}</span> de {T(f.name if f else bl)}, natural de {T(f.nat if f else bl)}, e de D. {T(m.name)}, natural de {T(m.nat)}; avós paternos: {T(av1(p.avop, p.avap))}; avós maternos: {T(av1(p.avom, p.avam))}. Foi declarante {T(p.decl)} e serviram de testemunhas {T(p.w1)} e {T(p.w2)}.<br>OBSERVAÇÕES: {T((f'Tem {"irmão gêmeo" if p.tx == "o" else "irmã gêmea"} de nome {p.twin}. ' if p.twin else '') + obs)}</div>
    <div class="push" style="display:flex;justify-content:space-between;align-items:flex-end"><div style="font-size:7.6pt;border:.8pt solid #233a2c;padding:1mm 3mm;line-height:1.35">Custas: Cr$ {r.randrange(20,900)},00<br>Apos.: Cr$ {r.randrange(4,150)},00<br>Guia n.º {r.randrange(10,400)}</div><div>{stamp('CARTÓRIO DO REGISTRO CIVIL * COMARCA * ', p.ruf, 66, '#6a4a9c', uid='z')}</div><div style="text-align:center">O referido é verdade e dou fé.<br>{p.rmun}, {T(dl(p.ed))}<br>{sig(r,150,24,'#222')}<br><span style="border-top:.6pt solid #233a2c;padding:0 12mm;font-size:8pt">Oficial</span></div></div></div>'''
    t = truth(p, (595, 420), cpf='', mat='', dnv='', selo='', dt=dw(p.bd), nat='', livro=f'A-{p.bk}', folha=lf, estab=p.estab, joint=True, g1=f.name if f else m.name,
        accept={'local_nascimento.estabelecimento': ['domicílio']} if p.home else {})
    return doc(css, body, '210mm 148mm', '210mm', '147.6mm'), t

# V6: 1990s program on a dot-matrix printer, zebra paper, capitals without accents
def V6(n):
    sc = [dict(long=1), dict(nofather=1, nohour=1), dict(by=(1956, 1966), an='cas', noseal=1), dict(twin=1), dict(gm='pl', uf='PR', by=(1970, 1979), av='ret'), dict(late=1, by=(1978, 1986), home=1, nogp='p', noseal=1), dict(other='GO', uf='TO', jr=1, sex='M'), dict(by=(1960, 1964), an='div', nogp='m', noseal=1)][n-1]
    p = make('V6', n, sc, (1986, 1999), (1992, 2002), 'ascii', ['CARTORIO DO {n}. OFICIO DE NOTAS E REGISTRO CIVIL', 'CARTORIO DE REGISTRO CIVIL E ANEXOS', 'CARTORIO {S} - REGISTRO CIVIL'])
    p.cart = asc(p.cart).upper(); r = p.r; f, m = p.f, p.m
    p.av, p.an = asc(p.av.replace('º', 'o').replace('ª', 'a').replace('§', 'par.')).upper(), asc(p.an.replace('º', 'o').replace('ª', 'a')).upper()
    bl = ['*' * 12, 'N/D', 'X' * 14, 'IGNORADO'][n % 4]; L = []
    def ld(l, v, w=24): L.append(f' {(l + " ").ljust(w, ".")}: {v}')
    def wrap(s):
        for x in textwrap.wrap(s, 74): L.append('   ' + x)
    U_ = asc; nx = n % 3
    lf = f'{p.lf}' + ('V' if nx == 0 else ''); lv = f'{p.bk:03}-A' if nx else f'A-{p.bk}'
    nascd = dn(p.bd, '.') if n % 2 else asc(dl(p.bd).replace('1º', '01')).upper()
    hd = f' COMARCA DE {p.rmun} - ESTADO {U_(do_estado(p.ruf)).upper()}'
    rule = ' ' + '=' * 78
    L += [rule, ' ' + p.cart.center(78), hd.center(79), f' {("OFICIAL: " + asc(p.off).upper()).center(78)}', rule, '', ' ' + 'C E R T I D A O   D E   N A S C I M E N T O'.center(78), '']
    L.append(f' LIVRO: {lv:<16} FOLHA: {lf:<16} TERMO: {p.tm:<14}'); L.append(' ' + '-' * 78)
    for x in textwrap.wrap('CERTIFICO E DOU FE QUE, NOS ARQUIVOS DESTE CARTORIO, ENCONTREI O ASSENTO DE NASCIMENTO COM OS DADOS A SEGUIR:', 76): L.append('  ' + x)
    L.append(''); ld('REGISTRADO(A)', f'<b>{p.nome}</b>'); ld('SEXO', ('MASC.' if p.sex == 'M' else 'FEM.')); ld('DATA NASCIMENTO', nascd); ld('HORA', f'{p.h[0]:02}:{p.h[1]:02} HS' if p.h else bl)
    ld('LOCAL DO PARTO', p.estab.upper() if not p.home else 'DOMICILIO'); ld('CIDADE/UF', f'{p.bmun} / {p.buf}'); ld('GEMEO', f'SIM - {p.twin}' if p.twin else 'NAO'); L.append('')
    L.append(' FILIACAO ' + '-' * 69)
    if f: ld('  PAI', f.name); ld('    NATURAL DE', f'{f.mun}/{f.uf}', 24); ld('    PROFISSAO/IDADE', f'{asc(f.prof).upper()}, {f.age} ANOS')
    else: ld('  PAI', bl); ld('    NATURAL DE', bl)
    ld('  MAE', m.name); ld('    NATURAL DE', f'{m.mun}/{m.uf}'); ld('    PROFISSAO/IDADE', f'{asc(m.prof).upper()}, {m.age} ANOS')
    L.append(' ASCENDENTES ' + '-' * 66); ld('  AVO PATERNO', p.avop or bl); ld('  AVO PATERNA', p.avap or bl); ld('  AVO MATERNO', p.avom or bl); ld('  AVO MATERNA', p.avam or bl)
    L.append(' ASSENTO ' + '-' * 70); ld('DATA DO REGISTRO', dn(p.rd, '.' if n % 2 else '/')); ld('DECLARANTE', p.decl); ld('TESTEMUNHAS', f'1) {p.w1}'); L.append(' ' * 26 + f'2) {p.w2}')
    L.append(' AVERBACOES/ANOTACOES ' + '-' * 57); wrap(p.av or p.an or ('NADA CONSTA.' if n % 2 else bl)); L.append('')
    if sc.get('late'): wrap('REGISTRO FEITO DE ACORDO COM O ART. 46 DA LEI 6.015/73 (PRAZO EXCEDIDO).'); L.append('')
    L += [' O REFERIDO E VERDADE E DOU FE.', '', f' {p.rmun}, {asc(dl(p.ed).replace("1º","01")).upper()}.', '', '', ' ' + '_' * 40, f' {asc(p.clk).upper()} - ESCREVENTE JURAMENTADO(A)', '']
    if p.seal: p.seal = f'{r.choice("ABCDE")}{r.choice("FGHJK")}{r.choice("LMNP")} {r.randrange(10000, 99999)}'; L.append(f' SELO DE FISCALIZACAO NR. {p.seal}')
    L.append(f' CUSTAS {"R" if p.ed.year > 1994 else "CR"}$ {r.randrange(3, 15)},{r.randrange(10, 99)} - REG. INT. {r.randrange(100, 9999)}/{p.ed.year % 100:02} - VALIDA SOMENTE SEM RASURAS')
    holes = ''.join(f'<circle cx="3.2mm" cy="{6 + i*12.7}mm" r="1.9mm"/>' for i in range(23))
    css = '''.page{padding:11mm 13mm;background:repeating-linear-gradient(#fff 0 12.7mm,#e6f2e4 12.7mm 25.4mm)} pre{font:9.3pt/12.1pt "Nimbus Mono PS","Liberation Mono";font-weight:bold;color:#2b2b38;margin:0} b{color:#000} svg.h{position:absolute;top:0;width:7mm;height:296mm;fill:#fff;stroke:#bbb}'''
    body = f'<div class="page"><svg class="h" style="left:1mm">{holes}</svg><svg class="h" style="right:1mm">{holes}</svg><pre>' + '\n'.join(L) + f'</pre><div style="position:absolute;right:24mm;bottom:40mm">{stamp("CARTORIO * REGISTRO CIVIL * CARTORIO * ", p.ruf, 82, "#7a2f7a", uid="k")}</div></div>'
    t = truth(p, (595, 842), cpf='', mat='', dnv='', dt=nascd, nat='', livro=lv, folha=lf, joint=True, oficial=asc(p.off).upper(), estab='Domicílio' if p.home else p.estab, selo=p.seal)
    return doc(css, body), t
