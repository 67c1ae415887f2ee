from people import *

# V1: national model, vendor's layout, 2018-2025
def V1(n):
    sc = [dict(cad=3, by=(1979, 1994), an='div', nodnv=1), dict(), dict(twin=1, neigh=1, av='cpf'), dict(nofather=1, nocpf=1, same=1), dict(long=1, gm='it', gf='de', uf='RS', av='pre', by=(2003, 2006), iy=(2023, 2025)),
          dict(nogp='p', home=1, nohour=1, by=(1985, 1997), cad=1, av='cpf'), dict(gf='jp', gm='pt', uf='PR', same=1), dict(by=(2005, 2015), av='pat', nogp='o', cad=2)][n-1]
    p = make('V1', n, sc, (2018, 2024), (2019, 2025), 'upper', ['Cartório {S} - Registro Civil das Pessoas Naturais de {m}', '{n}º Ofício de Registro Civil das Pessoas Naturais de {m}', 'Registro Civil das Pessoas Naturais do Distrito Sede de {m}'])
    r = p.r; bl = ['***', 'Não consta', '-x-x-x-'][n % 3]; B = lambda v: v or bl
    f, m = p.f, p.m; tinta = ['#e8f1e6', '#eef0f7', '#f5efe4', '#e9f2f3'][n % 4]
    def bx(l, v, w, al='left'): return f'<div class="b" style="width:{w}%"><div class="l">{l}</div><div class="v" style="text-align:{al}">{v}</div></div>'
    fil = (f'{f.name}, natural de {f.mun} - {f.uf}<br>' if f else '') + f'{m.name}, natural de {m.mun} - {m.uf}'
    avs = ('Paternos: ' + (f'{p.avop or bl} e {p.avap or bl}' if p.avop or p.avap else bl)) + '<br>Maternos: ' + (f'{p.avom or bl} e {p.avam or bl}' if p.avam else bl)
    mt = ''
    if p.twin:
        b = f"{p.cns}0155{p.rd.year}1{p.bk:05}{p.lf:03}{p.tm+1:07}"; b += matdv(b); mt = f'{p.twin}, matrícula {b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}'
    nota = (f'<b>Averbações:</b> {p.av}' if p.av else '') + ('<br>' if p.av and p.an else '') + (f'<b>Anotações:</b> {p.an}' if p.an else '')
    cad = ''.join(f'<tr><td>{a}</td><td>{b}</td><td>{d}</td><td>{c}</td></tr>' for a, b, c, d in p.cad) or f'<tr><td>{bl}</td><td>{bl}</td><td>{bl}</td><td>{bl}</td></tr>'
    css = f'''.page{{padding:12mm 14mm 11mm;font:8.6pt "Liberation Sans Narrow";color:#111;background:{tinta} {svgbg('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 10 Q10 0 20 10 T40 10" fill="none" stroke="#9ab59a" stroke-opacity=".28" stroke-width=".7"/></svg>')}}}
    .fr{{border:3px double #455;padding:6mm 6mm 5mm;flex:1;display:flex;flex-direction:column;background:rgba(255,255,255,.45)}} .hd{{text-align:center;line-height:1.25}} .row{{display:flex;margin-top:1.6mm;gap:1.6mm}} .b{{border:.6pt solid #444;padding:.6mm 1.4mm 1mm;background:rgba(255,255,255,.6);min-height:8.6mm}} .l{{font-size:6.5pt;text-transform:uppercase;color:#333}} .v{{font-size:9.2pt;margin-top:.4mm;font-family:"Liberation Sans"}}
    table{{border-collapse:collapse;width:100%;font-size:8pt}}td,th{{border:.5pt solid #555;padding:.5mm 1.2mm;text-align:left;font-weight:normal}}th{{font-size:6.5pt}}'''
    body = f'''<div class="page"><div class="fr"><div class="hd">{arms(58)}<div style="font-size:9pt">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font-size:9pt">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div style="font:bold 15pt 'Liberation Sans';letter-spacing:1px;margin:1.5mm 0">CERTIDÃO DE NASCIMENTO</div></div>
    <div class="hd" style="margin-top:1mm"><div class="l">Nome</div><div style="font:bold 12pt 'Liberation Sans'">{p.nome}</div></div>
    <div class="row" style="justify-content:center">{bx('Número do CPF', B(p.cpf), 34, 'center')}{bx('Matrícula', '<b>'+p.mat+'</b>', 62, 'center')}</div>
    <div class="row">{bx('Data de nascimento por extenso', dw(p.bd), 58)}{bx('Dia', f'{p.bd.day:02}', 12, 'center')}{bx('Mês', f'{p.bd.month:02}', 12, 'center')}{bx('Ano', p.bd.year, 18, 'center')}</div>
    <div class="row">{bx('Hora de nascimento', (p.hora + (' h' if n % 2 else ' horas')) if p.hora else bl, 28)}{bx('Naturalidade', f'{p.bmun} - {p.buf}', 72)}</div>
    <div class="row">{bx('Município de registro e Unidade da Federação', f'{p.rmun} - {p.ruf}', 38)}{bx('Local, município de nascimento e UF', f'{p.estab}, {p.bmun} - {p.buf}', 47)}{bx('Sexo', p.sexo, 15)}</div>
    <div class="row">{bx('Filiação', fil, 100)}</div><div class="row">{bx('Avós', avs, 100)}</div>
    <div class="row">{bx('Gêmeo', 'Sim' if p.twin else 'Não', 14, 'center')}{bx('Nome e matrícula do(s) gêmeo(s)', mt or bl, 86)}</div>
    <div class="row">{bx('Data do registro por extenso', dw(p.rd), 62)}{bx('Número da DNV', B(p.dnv), 38)}</div>
    <div class="row"><div class="b" style="width:100%;min-height:19mm"><div class="l">Averbações / anotações à acrescer</div><div class="v" style="font-size:8.4pt">{nota or 'Nada consta.' if n % 2 else nota or bl}</div></div></div>
    <div class="row"><div style="width:100%"><div class="l" style="margin-bottom:.6mm">Anotações de cadastro</div><table><tr><th>Tipo de documento</th><th>Número</th><th>Data de expedição</th><th>Órgão expedidor</th></tr>{cad}</table></div></div>
    <div style="font-size:6.5pt;margin-top:1mm">* As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigida pelo órgão solicitante.</div>
    <div class="push" style="display:flex;gap:6mm;align-items:flex-end;padding-top:2mm"><div style="width:46%;border:.6pt solid #444;padding:1.5mm 2mm;line-height:1.3">{p.cart}<br>Oficial: {p.off}<br>{p.rm0[0]} - {p.ruf}<br>{p.addr} - CEP {p.cep}<br>Telefone {p.ddd}</div>
    <div style="width:14%;text-align:center">{qr(r, 62)}</div><div style="width:40%;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{p.rm0[0]} - {p.ruf}, {dl(p.ed)}.<br>{sig(r)}<br><span style="border-top:.6pt solid #333;padding:0 8mm">{p.off if n % 3 else p.clk}</span><br>{'Oficial Registrador' if n % 3 else 'Escrevente Autorizada(o)'}</div></div>
    <div style="margin-top:2mm;font-size:7.2pt;text-align:center">{f'Poder Judiciário - Tribunal de Justiça {do_estado(p.ruf)} - Selo digital: {p.seal} - Consulte a autenticidade no portal do Tribunal' }</div></div></div>'''
    t = truth(p, (595, 842), dt=dw(p.bd), livro=str(p.bk), folha=str(p.lf), termo=str(p.tm), averb=p.av, anot=p.an, joint=True, cad=[' '.join((a, b, d, c)) for a, b, c, d in p.cad], accept={'gêmeos.informações_adicionais': [mt]} if p.twin else {})
    return doc(css, body), t

# V2: first unified model (2010-2015), fieldsets, blue ink on guilloche
def V2(n):
    sc = [dict(nodnv=1, by=(1968, 1984), an='cas'), dict(same=1), dict(nofather=1, home=1, by=(1987, 1999)), dict(by=(1955, 1962), an='obi', nogp='p', nohour=1, nodnv=1), dict(gm='pl', gf='pl', uf='PR', long=1, by=(1990, 1998)), dict(twin=1, by=(2009, 2014)), dict(by=(2001, 2008), av='pat', other='PI', uf='MA'), dict(jr=1, sex='M', by=(1993, 1999), av='ret')][n-1]
    p = make('V2', n, sc, (2009, 2014), (2010, 2016), 'title', ['Serventia Registral de {m}', 'Cartório do {n}º Ofício de {m}', 'Cartório de Registro Civil {S}', 'Ofício do Registro Civil das Pessoas Naturais da Comarca de {m}'])
    r = p.r; f, m = p.f, p.m; bl = ['- - - - - - - -', '', 'Prejudicado', '////////////'][n % 4]
    def fs(l, v, w, x=''): return f'<fieldset style="width:{w}%;{x}"><legend>{l}</legend>{v or "&nbsp;"}</fieldset>'
    lv = f'A-{p.bk}' if n % 2 else f'{p.bk:04}'; vf = f'{p.lf}{"v" if n % 3 == 0 else ""}'
    loc = f'{p.estab if not p.home else "Em domicílio"}, em {p.bmun} ({p.buf})'
    gs = (f'PAI: {f.name} - de {f.mun}/{f.uf}<br>' if f else f'PAI: {bl}<br>' if bl else '') + f'MÃE: {m.name} - de {m.mun}/{m.uf}'
    css = f'''.page{{padding:9mm;font:9.5pt "TeX Gyre Termes";color:#13205c}} .fr{{flex:1;display:flex;flex-direction:column;padding:13mm 13mm 10mm;border:7mm solid transparent;border-image:{svgbg('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60" fill="#dfe8f2"/><g fill="none" stroke="#7d95bd" stroke-width=".8"><circle cx="10" cy="10" r="8"/><circle cx="30" cy="10" r="8"/><circle cx="50" cy="10" r="8"/><circle cx="10" cy="30" r="8"/><circle cx="50" cy="30" r="8"/><circle cx="10" cy="50" r="8"/><circle cx="30" cy="50" r="8"/><circle cx="50" cy="50" r="8"/><circle cx="20" cy="10" r="8"/><circle cx="40" cy="10" r="8"/></g></svg>')} 20 round;background:#f6f8fc}}
    fieldset{{border:.8pt solid #4b62a8;border-radius:2.4mm;padding:.4mm 2.4mm 1.2mm;margin:0;min-width:0;font-size:10pt}} legend{{font:italic 7.4pt "TeX Gyre Termes";padding:0 1mm;color:#33489a}} .row{{display:flex;gap:2mm;margin-top:1.3mm}}'''
    obs = (p.av or p.an); extra = f'Assento lavrado no livro {lv}, folhas {vf}, sob o nº {p.tm}.'
    body = f'''<div class="page"><div class="fr"><div style="display:flex;align-items:center;justify-content:space-between">{arms(50,'#33489a')}<div style="text-align:center"><div style="font-size:10.5pt">República Federativa do Brasil</div><div style="font-size:9pt">Registro Civil das Pessoas Naturais</div><div style="font:bold 20pt 'Z003','TeX Gyre Chorus';margin-top:1mm">Certidão de Nascimento</div></div><div style="font-size:7.5pt;text-align:right">nº de controle<br><b style="color:#a22;font:bold 10pt 'Courier Prime'">{r.choice('ABCD')}{r.choice('XYZ')} {r.randrange(100000,999999)}</b></div></div>
    <div class="row">{fs('Nome do(a) registrado(a)', f'<b style="font-size:13pt">{p.nome}</b>', 100, 'text-align:center')}</div>
    <div class="row">{fs('Matrícula', f'<span style="letter-spacing:.6px">{p.mat}</span>', 100, 'text-align:center')}</div>
    <div class="row">{fs('Nascido(a) em - por extenso', cap(dwm(p.bd)), 74)}{fs('dia / mês / ano', dn(p.bd), 26, 'text-align:center')}</div>
    <div class="row">{fs('Horário', (f'{p.h[0]:02}h{p.h[1]:02}min' if p.h else bl), 22)}{fs('Município de nascimento e UF', f'{p.bmun} - {p.buf}', 42)}{fs('Sexo', p.sexo.lower(), 36)}</div>
    <div class="row">{fs('Lugar do nascimento', loc, 60)}{fs('Município de registro e UF', f'{p.rmun} - {p.ruf}', 40)}</div>
    <div class="row">{fs('Genitores e sua procedência', gs, 100)}</div>
    <div class="row">{fs('Avós por parte de pai', ' e '.join(x for x in (p.avop, p.avap) if x) or bl, 50)}{fs('Avós por parte de mãe', ' e '.join(x for x in (p.avom, p.avam) if x) or bl, 50)}</div>
    <div class="row">{fs('Gêmeo?', 'sim' if p.twin else 'não', 15)}{fs('Irmão(ã) gêmeo(a)', p.twin or bl, 85)}</div>
    <div class="row">{fs('Registrado(a) em', cap(dw(p.rd)), 62)}{fs('D.N.V. nº', p.dnv or bl, 38)}</div>
    <div class="row">{fs('Observações / averbações', f'{extra} {obs}', 100, 'min-height:27mm')}</div>
    <div class="push" style="display:flex;justify-content:space-between;align-items:flex-end"><div style="width:44%;font-size:8.6pt;line-height:1.35"><b>{p.cart}</b><br>{p.addr}<br>{p.rm0[0]} - Estado {do_estado(p.ruf)}<br>Titular: {p.off}<br>{'Substituto: ' + p.off2 if n % 2 else 'Fone/fax ' + p.ddd}</div><div style="width:48%;text-align:center">O conteúdo da certidão é verdadeiro; dou fé.<br>{p.rm0[0]}, {dl(p.ed)}<br>{sig(r, 160, 30)}<br>________________________________<br><span style="font-size:8pt">assinatura do(a) {'substituto(a)' if n % 2 else 'titular'}</span></div></div>
    <div style="display:flex;justify-content:space-between;margin-top:2mm;font-size:7.5pt;align-items:center">{stamp('REGISTRO CIVIL * FÉ PÚBLICA * REGISTRO CIVIL * ', p.ruf, 62, uid='q')}<div style="border:.8pt dashed #4b62a8;padding:1.2mm 4mm;text-align:center">SELO DE FISCALIZAÇÃO<br><b style="font-size:9.5pt">{p.seal}</b></div><div>Emolumentos: {'isento - Lei 9.534/97' if n % 2 else f'R$ {r.randrange(18,40)},{r.randrange(10,99)}'}<br>{bars(r, 110, 18)}</div></div></div></div>'''
    t = truth(p, (595, 842), cpf='', dt=cap(dwm(p.bd)), nat='', livro=lv, folha=vf, termo=str(p.tm), joint=True, estab=('Domicílio' if p.home else p.estab),
        accept={'dados_pessoais.data_nascimento.texto_completo': [dwm(p.bd)], 'dados_pessoais.naturalidade': [f'{p.bmun} - {p.buf}']})
    return doc(css, body), t
