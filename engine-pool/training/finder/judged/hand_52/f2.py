from people import *

# V3: electronic certidão, label cells, ancestry table, QR (2021-2025)
def V3(n):
    sc = [dict(ind=0, by=(2009, 2019), nogp=''), dict(mm=1, same=1, uf='SP'), dict(by=(1990, 2000), av='cpf', an='cas', cad=2), dict(nocpf=1, nofather=1, same=1), dict(twin=1, same=1), dict(gf='ar', gm='pt', form=('Beirute', 'Líbano'), uf='GO', by=(1972, 1985), cad=4, nodnv=1, an='div'), dict(home=1, late=1, by=(1998, 2008), nohour=1, nogp='p', uf='PA', nodnv=1), dict(long=1, nogp='a', by=(2019, 2023), av='soc')][n-1]
    p = make('V3', n, sc, (2021, 2024), (2021, 2025), 'upper' if n % 2 else 'title', ['RCPN {m} - {n}º Distrito', 'Ofício da Cidadania de {m}', 'Serviço de Registro Civil das Pessoas Naturais, Interdições e Tutelas de {m}', 'Tabelionato {S} e Registro Civil de {m}'])
    r = p.r; f, m = p.f, p.m; bl = ['não informado', '—', 'não declarado', 'ignorado'][n % 4]; B = lambda v: v or f'<i style="color:#777">{bl}</i>'
    def kv(*a): return '<tr>' + ''.join(f'<th>{l}</th><td colspan="{c}">{v}</td>' for l, v, c in a) + '</tr>'
    g1, g2 = (f, m) if f else (m, None)
    rows = ''
    for i, (q, a, b) in enumerate(([(f, p.avop, p.avap)] if f else []) + [(m, p.avom, p.avam)]):
        rows += f'<tr><td>{i+1}º</td><td>{q.name}</td><td>{q.nat}</td><td>{B(a)}</td><td>{B(b)}</td></tr>'
    hd = ['Genitor(a)', 'Natural de', 'Avô', 'Avó'] if sc.get('mm') else ['Pai / mãe', 'Naturalidade do genitor', 'Avô', 'Avó']
    et = f'<tr><th>Povo / etnia</th><td>{p.ind[0]}</td><th>Aldeia de origem</th><td>{p.ind[3]}</td></tr>' if p.get('ind') else ''
    cad = ''.join(f'<tr><td>{a}</td><td>{b}</td><td>{c}</td><td>{d}</td></tr>' for a, b, c, d in p.cad)
    cod = ' '.join(''.join(r.choice('0123456789ABCDEF') for _ in range(4)) for _ in range(6))
    css = '''.page{padding:10mm 11mm;font:7.4pt "Open Sans";color:#1c1c1c} h3{font:bold 7.6pt "Open Sans";background:#0d5c63;color:#fff;margin:2.2mm 0 0;padding:.7mm 2mm} table{border-collapse:collapse;width:100%} th{background:#e3ecec;text-align:left;font:600 6.6pt "Open Sans";width:17%;padding:.9mm 1.5mm;border:.5pt solid #9bb3b3;vertical-align:top} td{border:.5pt solid #9bb3b3;padding:.9mm 1.6mm;font-size:8.2pt;vertical-align:top} .g th{width:auto}'''
    body = f'''<div class="page"><div style="display:flex;gap:5mm;align-items:center;border-bottom:2pt solid #0d5c63;padding-bottom:2mm">{arms(46,'#0d5c63')}<div style="flex:1"><div style="font:bold 14pt 'Open Sans'">Certidão de nascimento <span style="font-weight:normal;font-size:10pt">(breve relato) - via eletrônica</span></div><div style="font-size:8.4pt">{p.cart}</div><div>{p.addr} - {p.rm0[0]}/{p.ruf} - CEP {p.cep} - CNS {p.cns[:2]}.{p.cns[2:5]}-{p.cns[5]}</div></div>{qr(r, 66)}</div>
    <h3>1. Pessoa registrada</h3><table>{kv(('Nome civil', f'<b style="font-size:10pt">{p.nome}</b>', 3))}{kv(('Inscrição CPF/MF', B(p.cpf), 1), ('Sexo', p.sexo, 1))}{kv(('Identificador único do assento (matrícula)', '<b>'+p.mat+'</b>', 3))}{kv(('Naturalidade', f'{p.bmun} - {p.buf}', 3))}{et}</table>
    <h3>2. Fato do nascimento</h3><table>{kv(('Ocorrido em', dl(p.bd) + f' ({dn(p.bd)})', 1), ('Hora local', B(p.hora), 1))}{kv(('Estabelecimento', p.estab if not p.home else 'Domicílio dos genitores', 1), ('Município / UF', f'{p.bmun} / {p.buf}', 1))}{kv(('DNV', B(p.dnv), 1), ('Parto', 'gemelar' if p.twin else 'único', 1))}{kv(('Irmão(ã) de mesmo parto', p.twin, 3)) if p.twin else ''}</table>
    <h3>3. Filiação e ascendência</h3><table class="g"><tr><th></th>{''.join(f'<th>{x}</th>' for x in hd)}</tr>{rows}</table>
    <h3>4. Assento</h3><table>{kv(('Serventia do acervo', f'{p.rmun} - {p.ruf}', 1), ('Lavrado em', dn(p.rd), 1))}<tr><th>Livro A nº</th><td>{p.bk}</td><th>Folha / termo</th><td>{p.lf} / {p.tm}</td></tr>{kv(('Declarante', p.decl + (' (registro tardio, Provimento CNJ nº 28/2013)' if sc.get('late') else ''), 3))}</table>
    <h3>5. À margem do assento</h3><table>{kv(('Averbações', p.av or 'nenhuma', 3))}{kv(('Anotações', p.an or 'nenhuma', 3))}</table>
    {f'<h3>6. Anotações voluntárias de cadastro</h3><table class="g"><tr><th>Documento</th><th>Número</th><th>Órgão</th><th>Emissão</th></tr>{cad}</table>' if cad else '<div style="margin-top:2mm">6. Anotações voluntárias de cadastro: sem anotações.</div>'}
    <div style="margin-top:5mm;text-align:justify;line-height:1.45">A presente certidão envolve elementos de averbação à margem do termo, se existentes, e é extraída por meio reprográfico digital do acervo desta serventia. Documento assinado digitalmente conforme MP nº 2.200-2/2001 e Lei nº 14.063/2020. A materialização em papel de segurança pode ser requerida em qualquer serventia integrada à Central de Informações do Registro Civil.</div>
    <div class="push" style="border:.8pt solid #0d5c63;padding:2.5mm 3mm;display:flex;gap:4mm;align-items:center"><div style="flex:1;line-height:1.5"><b>Assinatura eletrônica qualificada</b><br>Signatário: {p.clk} - preposta(o) substituta(o)<br>Oficial delegatária(o): {p.off}<br>Expedida em {dn(p.ed)} às {r.randrange(8,18):02}:{r.randrange(60):02}:{r.randrange(60):02} (horário de Brasília) - Pedido nº {r.randrange(10**6,10**7)}<br>Código de validação: {cod}</div><div style="text-align:center;border-left:.6pt solid #0d5c63;padding-left:4mm">Selo digital de fiscalização<br><b style="font-size:9pt">{p.seal}</b><br>Emol. R$ {r.randrange(30,60)},{r.randrange(10,99)} ISS R$ {r.randrange(1,3)},{r.randrange(10,99)}</div></div></div>'''
    acc = {}
    if sc.get('mm'): acc = {'avós.paternos.avô': [p.avom, ''], 'avós.paternos.avó': [p.avam, ''], 'avós.maternos.avô': [p.avop, ''], 'avós.maternos.avó': [p.avap, '']}
    if p.home: acc['local_nascimento.estabelecimento'] = ['Domicílio dos genitores']
    if p.twin: acc['gêmeos.informações_adicionais'] = ['gemelar']
    k = dict(g2='', g2n='') if not f else {}
    t = truth(p, (595, 842), dt=dl(p.bd), livro=str(p.bk), cad=[' '.join(x) for x in p.cad], accept=acc, **k)
    return doc(css, body), t

# V4: modern narrative in running text, side column (2016-2023), brown on cream
def V4(n):
    sc = [dict(same=1), dict(by=(1999, 2001), iy=(2019, 2023), nodnv=1, an='ema', noseal=1), dict(nofather=1, av='pat0'), dict(gf='de', gm='de', uf='SC', neigh=1, same=1), dict(twin=1, by=(2011, 2016), nocpf=1), dict(home=1, nogp='m', nohour=1, by=(2000, 2014), nocpf=1, uf='AC'), dict(by=(1982, 1990), iy=(2019, 2023), an='uni', av='cpf', jr=1, sex='M'), dict(by=(2009, 2012), av='gua', forf=('La Paz', 'Bolívia'), uf='RO')][n-1]
    if sc.get('av') == 'pat0': sc = dict(nofather=1, av='mar', by=(2014, 2016), iy=(2020, 2023))
    p = make('V4', n, sc, (2016, 2020), (2017, 2023), 'title', ['Registro Civil {S} de {m}', 'Cartório Único de {m}', '{n}ª Zona do Registro Civil de {m}', 'Serviço Registral das Pessoas Naturais de {m}'])
    r = p.r; f, m = p.f, p.m; o = p.o
    lf = f'{p.lf}{"-V" if n % 2 else ""}'; lv = f'A/{p.bk}'
    gp = lambda a, b, s: (f'{s} <b>{a}</b> e <b>{b}</b>' if a and b else f'{s} ' + (f'<b>{a or b}</b>' if a or b else 'não declarados'))
    onde = 'no domicílio da família' if p.home else f'n{p.hart} {p.estab}'
    hora = f', às {p.h[0]}h{p.h[1]:02}' if p.h else ''
    P = [f'Certifico, a requerimento de pessoa interessada, que revendo o acervo desta Serventia dele consta, no livro <b>{lv}</b>, à folha <b>{lf}</b>, o termo nº <b>{p.tm}</b>, matriculado sob o número',
         f'lavrado em <b>{dn(p.rd)}</b>, referente ao nascimento de',
         f'do sexo <b>{p.sexo.lower()}</b>, ' + (f'inscrit{o} no CPF sob nº <b>{p.cpf}</b>, ' if p.cpf else '') + f'natural de <b>{p.bmun} - {p.buf}</b>, nascid{o} {ao(p.bd)} <b>{dw(p.bd)}</b>{hora}, {onde}, em {p.bmun}, Estado {do_estado(p.buf)}' + (f', conforme Declaração de Nascido Vivo nº <b>{p.dnv}</b>' if p.dnv else '') + '.',
         (f'É filh{o} de <b>{f.name}</b>, {f.prof}, natural de {f.nat if not f.foreign else f.nat}, e de <b>{m.name}</b>, {m.prof}, natural de {m.nat}.' if f else f'É filh{o} de <b>{m.name}</b>, {m.prof}, natural de {m.nat}.'),
         (gp(p.avop, p.avap, 'Pelo lado paterno são avós') + '; ' if f else '') + gp(p.avom, p.avam, ('pelo' if f else 'Pelo') + ' lado materno' + ('' if f else ' são avós')) + '.',
         (f'Nasceu de parto duplo, sendo {"irmão gêmeo" if p.tx == "o" else "irmã gêmea"} <b>{p.twin}</b>. ' if p.twin else '') + f'Declarou o nascimento {p.decl}.']
    mg = (f'<div class="h">Averbado</div><p>{p.av}</p>' if p.av else '') + (f'<div class="h">Anotado</div><p>{p.an}</p>' if p.an else '') or '<p>Sem averbações ou anotações até esta data.</p>'
    P[0] = P[0].replace('P0', '')
    css = '''.page{padding:20mm 18mm 16mm 20mm;font:11.3pt "EB Garamond";color:#3b2413;background:#fbf6ea} .two{display:flex;gap:9mm;flex:1} .main{flex:1;line-height:1.62;text-align:justify} .side{width:46mm;border-left:1.2pt solid #a3753f;padding-left:5mm;font:8.4pt "Lato";line-height:1.45;display:flex;flex-direction:column} .h{font:bold 7.6pt "Lato";letter-spacing:1.2px;text-transform:uppercase;color:#8a5a22;margin:4mm 0 1mm} p{margin:0 0 3mm} .side p{margin:0 0 1mm}'''
    body = f'''<div class="page"><div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1.2pt solid #a3753f;padding-bottom:3mm;margin-bottom:8mm"><div><div style="font:22pt 'EB Garamond';letter-spacing:.5px">Certidão de Nascimento</div><div style="font:9pt Lato">{p.cart} &nbsp;|&nbsp; Estado {do_estado(p.ruf)}</div></div>{arms(52,'#8a5a22')}</div>
    <div class="two"><div class="main"><p>{P[0]}</p><p style="text-align:center;font:11pt 'Lato';letter-spacing:.3px">{p.mat}</p><p>{P[1]}</p><p style="text-align:center;font:bold 17pt 'EB Garamond';line-height:1.2">{p.nome}</p>{''.join(f'<p>{x}</p>' for x in P[2:])}<p>O referido é verdade, do que dou fé.</p><p style="text-align:right;margin-top:7mm">{p.rmun} - {p.ruf}, {dl(p.ed)}.</p><div style="text-align:center;margin-top:6mm">{sig(r,170,36,'#2a2a55')}<br><span style="border-top:.6pt solid #3b2413;padding:0 6mm">{p.clk if n in (3, 6) else p.off}</span><br><span style="font-size:9.5pt">{'Escrevente Substituta(o)' if n in (3, 6) else 'Oficiala de Registro' if n % 2 else 'Oficial de Registro'}</span></div></div>
    <div class="side"><div class="h" style="margin-top:0">À margem</div>{mg}<div class="push"><div class="h">Custas</div><table style="font:7.8pt Lato;width:100%">{''.join(f'<tr><td>{a}</td><td style="text-align:right">R$ {b},{r.randrange(10,99)}</td></tr>' for a, b in (('Emolumentos', r.randrange(28,50)), ('Fundo', r.randrange(2,9)), ('Tx. fiscal.', r.randrange(3,12))))}</table>{f'<div class="h">Selo</div><div style="word-break:break-all">{p.seal}</div>' if p.seal else ''}<div class="h">Atendimento</div>{p.addr}<br>{p.cep} {p.rm0[0]}<br>{p.ddd}<br>Atendente: {p.clk2.split()[0]}<div style="margin-top:4mm">{bars(r,120,22)}</div></div></div></div></div>'''
    k = dict(oficial=p.clk) if n in (3, 6) else {}
    t = truth(p, (595, 842), dt=dw(p.bd), livro=lv, folha=lf, termo=str(p.tm), **k)
    return doc(css, body), t
