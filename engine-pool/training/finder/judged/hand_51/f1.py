from people import *

# T1: Provimento 63 model, vendor A, green paper
def T1(n):
    fl = ['F', 'nofather av_cpf', 'twin F long', 'nohour nodnv an_cas cad', 'home M', 'foreign nocpf', 'twomoms nohour', 'unkpat av_ret cad agn'][n - 1]
    lo, hi = [(2019, 2022), (2008, 2014), (2015, 2021), (1961, 1972), (2001, 2009), (2022, 2023), (2020, 2023), (1983, 1989)][n - 1]
    p = person(f't1{n}', lo, hi, fl, *((2019, 2024) if n != 6 else (2023, 2024)))
    u = up
    c, rc = p.city, p.rcity
    cart = [f'Registro Civil das Pessoas Naturais de {rc[0]}', f'Ofício do Registro Civil das Pessoas Naturais da Sede de {rc[0]}', f'{n}º Registro Civil das Pessoas Naturais e de Interdições e Tutelas'][n % 3]
    gs = [g for g in (p.pai, p.mae) if g]
    fil = '<br>'.join(f'{E(u(g.nome))}{", NATURAL DE " + E(u(nat(g.nat, "/"))) if n != 4 else ""}' for g in gs)
    def pair(a, b): return ' e '.join(E(u(x)) for x in (a, b) if x) or None
    a1, a2 = pair(*p.av[:2]), pair(*p.av[2:])
    if 'twomoms' in p.fl:
        av = f'Ascendentes da genitora {E(u(p.pai.nome))}: {a1}<br>Ascendentes da genitora {E(u(p.mae.nome))}: {a2}'
    else:
        av = (f'Paternos: {a1}<br>' if a1 else ('Paternos: NÃO CONSTA<br>' if p.pai else '')) + (f'Maternos: {a2}')
    notes = joined(p)
    nb = '<br>'.join(E(x) for x in notes) or ['NADA CONSTA', '—', 'Sem averbações ou anotações a acrescer.'][n % 3]
    tw = f'{u(p.twin[0])}, matrícula {p.twin[1]}' if p.twin else ''
    cad = {'RG': '', 'T': ''}
    for x in p.cad: cad['RG' if x.startswith('RG') else 'T'] = x
    d = p.born
    B = lambda l, v, st='': f'<div class="b" style="{st}"><i>{l}</i><b>{v}</b></div>'
    html = page('''body{font-family:"Liberation Sans";color:#000}.pg{background:#f4faf3;padding:26pt 34pt}h1{font-size:17pt;margin:3pt 0 5pt;letter-spacing:1px}h2{font-size:10pt;margin:0;font-weight:700}
.c{text-align:center}.r{display:flex;gap:3pt;margin-top:5pt}.b{border:.7pt solid #3a5a3c;border-radius:2.5pt;padding:2.5pt 4pt 4pt;flex:1;background:#ffffffb0}.b i{display:block;font-style:normal;font-size:6.5pt;color:#203820}
.b b{display:block;font-size:9pt;font-weight:700;min-height:10.5pt}.n{text-align:center;margin:4pt 40pt 0}.n i{font-style:normal;font-size:7.5pt;display:block}.n b{font-size:12pt;display:block;min-height:14pt}table{width:100%;border-collapse:collapse;margin-top:2pt;font-size:7pt}td,th{border:.5pt solid #3a5a3c;padding:1.5pt 3pt;text-align:left}.f{display:flex;gap:20pt;margin-top:9pt;font-size:8pt;line-height:1.35}''',
        wave(595, 842, '#5d9a62', 24) + f'''<div class="c">{arms('#274a29', 48)}<h2>REPÚBLICA FEDERATIVA DO BRASIL</h2><h2>REGISTRO CIVIL DAS PESSOAS NATURAIS</h2><h1>CERTIDÃO DE NASCIMENTO</h1></div>
<div class="n"><i>NOME</i><b>{E(u(p.nome))}</b></div><div class="n"><i>CPF</i><b style="font-size:10pt">{p.cpf or ['NÃO CONSTA', '***.***.***-**'][n % 2]}</b></div><div class="n"><i>MATRÍCULA</i><b style="font-size:11pt;letter-spacing:.5px">{p.matr}</b></div>
<div class="r">{B('DATA DE NASCIMENTO POR EXTENSO', dw(d), 'flex:6')}{B('DIA', f'{d.day:02d}')}{B('MÊS', f'{d.month:02d}')}{B('ANO', d.year)}</div>
<div class="r">{B('HORA DE NASCIMENTO', '%02d:%02d' % p.hora if p.hora else 'IGNORADA', 'flex:2')}{B('NATURALIDADE', E(u(nat(c, ' - '))), 'flex:5')}</div>
<div class="r">{B('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', E(u(nat(rc))), 'flex:4')}{B('LOCAL, MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', E(('DOMICÍLIO, ' + u(p.place) if p.home else u(p.estab)) + ', ' + u(nat(c))), 'flex:5')}{B('SEXO', u(p.sexo))}</div>
<div class="r">{B('FILIAÇÃO', fil)}</div><div class="r">{B('AVÓS', av)}</div>
<div class="r">{B('GÊMEO', 'SIM' if p.twin else 'NÃO', 'flex:1')}{B('NOME E MATRÍCULA DO(S) GÊMEO(S)', E(tw) or '***', 'flex:7')}</div>
<div class="r">{B('DATA DE REGISTRO POR EXTENSO', dw(p.reg), 'flex:4')}{B('NÚMERO DA DNV/DECLARAÇÃO DE NASCIDO VIVO', p.dnv or 'NÃO CONSTA', 'flex:3')}</div>
<div class="r" style="min-height:86pt">{B('AVERBAÇÕES/ANOTAÇÕES À ACRESCER', f'<span style="font-weight:400;font-size:8pt">{nb}</span>')}</div>
<div style="font-size:6.5pt;margin-top:4pt;color:#203820">ANOTAÇÕES DE CADASTRO</div><table><tr><th>RG</th><th>Título de eleitor</th><th>PIS/NIS</th><th>Passaporte</th></tr><tr><td>{E(cad['RG']) or '—'}</td><td>{E(cad['T']) or '—'}</td><td>—</td><td>—</td></tr></table>
<div style="font-size:6.5pt;margin-top:1pt">* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigida pelo órgão solicitante.</div>
<div class="f"><div style="flex:1;border:.7pt solid #3a5a3c;padding:4pt 6pt;border-radius:2.5pt">Nome do Ofício<br><b>{E(cart)}</b><br>Oficial Registrador<br><b>{E(p.oficial)}</b><br>Município / UF<br><b>{E(nat(rc, ' / '))}</b><br>Endereço<br>{E(p.addr if not p.home else 'Praça da Matriz, 41, Centro')}</div>
<div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(rc[0])}, {dm(p.issue)}.<br>{sign(p.matr)}<div style="border-top:.6pt solid #000;margin:0 12pt">Assinatura do Oficial / Escrevente</div><div style="margin-top:7pt;display:flex;gap:6pt;justify-content:center;align-items:center">{qr(p.matr, 40)}<span style="text-align:left;font-size:7.5pt">Selo digital de fiscalização<br><b>{p.selo}</b><br>Consulte no portal do Tribunal</span></div></div></div>''')
    f = flat(p, u, **{'registro.cartório': cart, 'gêmeos.informações_adicionais': tw})
    if n == 4: f['filiação.genitor_1.naturalidade'] = f['filiação.genitor_2.naturalidade'] = ''
    acc = {DT: [dn(d)]}
    if tw: acc['gêmeos.informações_adicionais'] = [u(p.twin[0])]
    return html, (595, 842), f, acc, [u(p.twin[0])] if tw else [], bool(notes), p.cad

# T2: 2010-2014 certificate, brown frame, label column at the left
def T2(n):
    fl = ['nohour an_cas', 'F', 'home unkmat', 'nofather', 'twin M', 'av_pat', 'avneto', 'foreign an_div av_ret'][n - 1]
    lo, hi = [(1948, 1958), (2010, 2013), (1974, 1984), (2009, 2012), (2003, 2010), (1996, 2002), (1990, 2011), (1966, 1976)][n - 1]
    p = person(f't2{n}', lo, hi, fl, 2011 if lo < 2008 else 2013, 2015, fmt=1)
    c, rc, d = p.city, p.rcity, p.born
    cart = [f'Cartório {p.oficial.split()[-1]} – Registro Civil de {rc[0]}', f'Serviço de Registro Civil do 1º Distrito de {rc[0]}', f'Registro Civil das Pessoas Naturais – Comarca de {rc[0]}', f'2º Ofício de Justiça de {rc[0]} – Registro Civil'][n % 4]
    gs = [g for g in (p.pai, p.mae) if g]
    fil = ' e '.join(E(g.nome) for g in gs) if n % 2 else '<br>'.join(f'{E(g.nome)} ({E(nat(g.nat, "-"))})' for g in gs)
    ln = []
    if p.av[0] or p.av[1]: ln.append(f'{E(p.av[0])} e {E(p.av[1])} (avós paternos)')
    if p.av[2] or p.av[3]: ln.append(f'{E(p.av[2])} e {E(p.av[3])} (avós maternos)')
    elif 1: ln.append('avós maternos ignorados')
    notes = joined(p)
    R = lambda l, v: f'<tr><th>{l}</th><td>{v}</td></tr>'
    livro = f'A-{p.livro}'; fol = f'{p.folha}{"v" if p.verso else ""}'
    h = '%02dh%02dmin' % p.hora if p.hora else 'Não consta do assento'
    local = ('Em domicílio, ' + p.place) if p.home else p.estab
    html = page('''body{font-family:"Caladea";color:#4a2a10}.pg{background:#fdf6e6;padding:30pt}.fr{border:5pt double #8a5a2b;outline:1pt solid #b98b55;outline-offset:4pt;height:780pt;padding:16pt 24pt;background:#fffaf0}
h1{font-family:"EB Garamond";font-weight:500;font-size:25pt;margin:2pt 0 8pt;font-variant:small-caps;letter-spacing:2px}.c{text-align:center}table{width:100%;border-collapse:collapse}th{width:148pt;text-align:right;font-weight:400;font-style:italic;font-size:9pt;padding:6.5pt 9pt 6.5pt 0;vertical-align:top;border-right:1pt solid #b98b55}td{padding:6pt 0 6pt 9pt;font-size:11pt;color:#21130a;vertical-align:top;border-bottom:.4pt dotted #b98b55}
.mx{border:1pt solid #8a5a2b;font-size:12pt;padding:3pt;margin:6pt 30pt 8pt;font-family:"Courier Prime";color:#21130a}''',
        f'''<div class="fr"><div class="c">{arms('#8a5a2b', 56)}<div style="font-size:10pt">República Federativa do Brasil &nbsp;·&nbsp; Registro Civil das Pessoas Naturais</div><h1>Certidão de Nascimento</h1><div style="font-size:8.5pt;font-style:italic">matrícula</div><div class="mx">{p.matr}</div></div>
<table>{R(f'Nome d{p.o} registrad{p.o}', f'<b style="font-size:12.5pt">{E(p.nome)}</b>')}{R('Nasceu em', f'{d.day:02d} / {d.month:02d} / {d.year} &nbsp; <i>({dw(d)})</i>')}{R('Hora', h)}
{R('Cidade de nascimento e UF', E(nat(c, ' – ')))}{R('Casa de saúde ou lugar', E(local))}{R('Sexo', p.sexo.lower())}{R('Filiação', fil)}{R('Avós', '<br>'.join(ln))}
{R('Nascimento múltiplo', f'Sim, gême{p.o} de {E(p.twin[0])}, matrícula {p.twin[1]}' if p.twin else 'Não')}{R('Assento lavrado em', dw(p.reg))}{R('Livro, folha e termo', f'Livro {livro}, fl. {fol}, termo nº {p.termo}')}{R('Cidade do registro e UF', E(nat(rc, ' – ')))}
{R('Nº da D.N.V.', p.dnv or '– – –')}{R('Observações / Averbações', '<br>'.join(map(E, notes)) or ['Nenhuma.', 'Nada consta.', '– – –'][n % 3])}</table>
<div style="display:flex;margin-top:16pt;gap:14pt;font-size:9pt"><div style="flex:1.1;line-height:1.4">{E(cart)}<br>{E(p.oficial)}, {('Oficiala' if fem(p.oficial) else 'Oficial') if n % 2 else 'Titular'}<br>{E(RUAS[n])}, {n*37} – {E(nat(rc, '/'))}<br><br>Emolumentos: R$ {20+n*3},{n}0 &nbsp; Selo nº {p.selo}</div><div style="flex:1" class="c">Certifico e dou fé do que consta acima.<br>{E(rc[0])}, {dn(p.issue)}<br>{sign(p.matr, c='#222')}<div style="border-top:.7pt solid #4a2a10">{E(p.subst)}<br><i>Escrevente autorizad{'a' if fem(p.subst) else 'o'}</i></div></div></div></div>''')
    f = flat(p, **{'registro.cartório': cart, 'registro.livro': livro, 'registro.folha': fol, 'dados_pessoais.cpf': '', 'dados_pessoais.naturalidade': '',
                   'gêmeos.informações_adicionais': f'gême{p.o} de {p.twin[0]}, matrícula {p.twin[1]}' if p.twin else ''})
    if n % 2: f['filiação.genitor_1.naturalidade'] = f['filiação.genitor_2.naturalidade'] = ''
    acc = {DT: [dn(d), f'{d.day:02d} / {d.month:02d} / {d.year}', f'{d.day:02d} / {d.month:02d} / {d.year} ({dw(d)})'], 'dados_pessoais.naturalidade': [nat(c)], 'registro.livro': [str(p.livro)]}
    if p.verso: acc['registro.folha'] = [str(p.folha)]
    if p.twin: acc['gêmeos.informações_adicionais'] = [p.twin[0]]
    return html, (595, 842), f, acc, [p.twin[0]] if p.twin else [], bool(notes), []
