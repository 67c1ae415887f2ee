from people import *

# T3: electronic certidão, Provimento 149, sidebar with QR, numbered sections
def T3(n):
    fl = ['M', 'indig home', 'twomoms', 'nofather nohour', 'av_pat av_name', 'an_cas an_ob nodnv unkpg', 'twin long', 'av_cpf an_cas cad foreign'][n - 1]
    lo, hi = [(2023, 2025), (2014, 2022), (2021, 2025), (2016, 2024), (2012, 2018), (1938, 1946), (2019, 2025), (1978, 1988)][n - 1]
    p = person(f't3{n}', lo, hi, fl, 2023, 2025, fmt=2 if n % 4 == 0 else 0)
    if p.issue < p.reg: p.issue = p.reg + timedelta(days=30)
    c, rc, d = p.city, p.rcity, p.born
    cart = [f'{["1º","2º","3º"][n%3]} Ofício de Registro Civil das Pessoas Naturais de {rc[0]}', f'Registro Civil das Pessoas Naturais do Distrito Sede – {rc[0]}'][n % 2]
    gs = [g for g in (p.pai, p.mae) if g]
    avs = {id(p.pai): p.av[:2], id(p.mae): p.av[2:]}
    rows = ''
    for i, g in enumerate(gs):
        a = avs[id(g)]
        lab = 'Mãe' if g.sex == 'F' else 'Pai'
        asc = '<br>'.join(E(x) if x else 'não declarado' for x in a)
        rows += f'<tr><td>{lab}</td><td><b>{E(g.nome)}</b></td><td>{E(nat(g.nat, "/"))}</td><td>{asc}</td></tr>'
    code = '-'.join(''.join(p.r.choice('0123456789ABCDEF') for _ in range(4)) for _ in range(5))
    twin = f'{p.twin[0]} (matrícula {p.twin[1]})' if p.twin else ''
    kv = lambda l, v, w=1: f'<div style="flex:{w}"><span>{l}:</span> {v}</div>'
    lg = lambda L, z: ''.join(f'<p>{E(x)}</p>' for x in L) or f'<p>{z}</p>'
    html = page('''body{font-family:"Lato";color:#0d1f4a;font-size:10pt}.sb{word-break:break-word}.sb{position:absolute;left:0;top:0;width:118pt;height:842pt;background:#e6ecf7;border-right:2pt solid #27408b;padding:24pt 12pt;font-size:7.5pt;line-height:1.45}.mn{position:absolute;left:132pt;top:26pt;width:438pt}
h1{font-size:16pt;font-weight:900;margin:2pt 0}h3{font-size:10pt;background:#27408b;color:#fff;margin:14pt 0 6pt;padding:2.5pt 6pt;font-weight:700}.k{display:flex;gap:10pt;margin:5pt 0}.k span{color:#5668a0}table{width:100%;border-collapse:collapse;font-size:9pt}th{font-weight:400;color:#5668a0;text-align:left;border-bottom:.7pt solid #27408b}td{padding:2.5pt 4pt 2.5pt 0;vertical-align:top;border-bottom:.4pt solid #b8c4e0}p{margin:3pt 0;line-height:1.4}.big{font-size:15pt;font-weight:700}''',
        f'''<div class="sb">{arms('#27408b', 70)}<br><br>{qr(code, 90, '#0d1f4a')}<br><b>CÓDIGO DE VALIDAÇÃO</b><br>{code}<br><br>Confira este documento em até 90 dias no endereço registrocivil.org.br/validar<br><br><b>SELO DE FISCALIZAÇÃO</b><br>{p.selo}<br><br><b>EMOLUMENTOS</b><br>{'Isento' if n % 3 == 0 else f'R$ {38+n},{n}5<br>ISS R$ 1,{n}2'}<br><br>Segunda via eletrônica pedida pela internet, protocolo {p.r.randint(10**7, 10**8)}, enviada por e-mail à parte interessada.<br><br>Documento assinado digitalmente, ICP-Brasil (MP 2.200-2/2001). A cópia impressa não substitui o arquivo eletrônico.</div>
<div class="mn"><div style="font-size:8pt">República Federativa do Brasil – {E(cart)}<br>{E(nat(rc, ', '))} – CNS {p.cns}</div><h1>Certidão de Nascimento <span style="font-weight:300">eletrônica</span></h1>
<h3>1. Pessoa registrada</h3><div class="big">{E(p.nome)}</div><div class="k">{kv('CPF', p.cpf or 'não inscrito')}{kv('Sexo', p.sexo)}{kv('Naturalidade', E(nat(c, '/')), 1.6)}</div><div class="k">{kv('Matrícula', f'<b>{p.matr}</b>')}</div>{f'<div class="k">{kv("Povo / etnia", E(p.nome.split()[-1]))}</div>' if p.etnia else ''}
<h3>2. Nascimento</h3><div class="k">{kv('Data', dn(d))}{kv('Horário', '%dh%02d' % p.hora if p.hora else 'não informado')}{kv('DNV', p.dnv or 'inexistente')}</div><div class="k">{kv('Município/UF', E(nat(c, '/')))}{kv('Estabelecimento', 'Domicílio' if p.home else E(p.estab), 1.7)}</div><div class="k">{kv('Parto gemelar', 'Sim – ' + E(twin) if p.twin else 'Não')}</div>
<h3>3. Filiação e ascendência</h3><table><tr><th style="width:8%">Vínculo</th><th style="width:36%">Nome</th><th style="width:20%">Natural de</th><th>Ascendentes</th></tr>{rows}</table>
<h3>4. Dados do assento</h3><div class="k">{kv('Livro', 'A ' + str(p.livro))}{kv('Folha', p.folha)}{kv('Termo', p.termo)}{kv('Registrado em', dn(p.reg), 1.5)}</div><div class="k">{kv('Declarante', p.decl[2:].capitalize())}</div>
<h3>5. Averbações</h3>{lg(p.averb, 'Não há.')}<h3>6. Anotações</h3>{lg(p.anot, 'Não há.')}<h3>7. Anotações de cadastro</h3>{lg(p.cad, 'Sem dados cadastrais.')}
<div style="margin-top:20pt;text-align:center;line-height:1.5">Certifico que os dados acima foram extraídos do acervo desta serventia.<br>{E(nat(rc, '/'))}, {dm(p.issue)}<br><b>{E(p.oficial)}</b><br>Registrador{'a' if fem(p.oficial) else ''} Civil<br><span style="font-size:7.5pt">Assinado digitalmente em {dn(p.issue)} às {8+n}:{10+n}:0{n} (UTC-3)</span></div></div>''')
    f = flat(p, **{'registro.cartório': cart, 'registro.livro': f'A {p.livro}', DT: dn(d), 'gêmeos.informações_adicionais': twin})
    acc = {'registro.livro': [str(p.livro), f'A-{p.livro}']}
    if p.twin: acc['gêmeos.informações_adicionais'] = [p.twin[0]]
    return html, (595, 842), f, acc, [p.twin[0]] if p.twin else [], False, p.cad

# T4: landscape, lilac security paper, labels under the values
def T4(n):
    fl = ['home', 'twin F', 'nofather', 'nocpf foreign', 'nohour unkpat nodnv an_cas', 'F long', 'late home', 'av_ret an_div'][n - 1]
    lo, hi = [(2005, 2012), (2016, 2020), (2013, 2019), (2016, 2019), (1957, 1967), (2015, 2019), (2004, 2008), (1980, 1986)][n - 1]
    p = person(f't4{n}', lo, hi, fl, 2016, 2021, fmt=3)
    if p.issue < p.reg: p.issue = p.reg + timedelta(days=5)
    c, rc, d = p.city, p.rcity, p.born
    cart = [f'OFÍCIO ÚNICO DE {up(rc[0])}', f'CARTÓRIO DO 1º OFÍCIO DE REGISTRO CIVIL', f'SERVENTIA REGISTRAL DE {up(rc[0])}'][n % 3]
    L = lambda v, l, w=1: f'<div class="x" style="flex:{w}"><div class="v">{v}</div><div class="l">{l}</div></div>'
    bl = ['xxxxxxxx', '********', '- - - - -'][n % 3]
    W = lambda x: E(up(x)) if x else bl
    notes = joined(p)
    tw = f'{up(p.twin[0])}' if p.twin else ''
    g1 = p.pai or None
    pn = lambda g: L(W(g.nome if g else None), 'pai' if g is g1 else 'mãe', 3) + L(E(nat(g.nat, ' (') + (')' if not isinstance(g.nat, str) else '')).upper() if g else bl, 'natural de', 2)
    html = page('''body{font-family:"Liberation Sans Narrow";color:#111}.pg{background:#f6f1fa;padding:22pt 26pt 16pt 66pt}.tt{position:absolute;left:18pt;top:24pt;width:34pt;height:545pt;border:1pt solid #6b4a8e;writing-mode:vertical-rl;transform:rotate(180deg);text-align:center;font-size:20pt;font-weight:700;color:#4b2f6b;letter-spacing:5px;line-height:32pt}
.r{display:flex;gap:8pt;margin-top:9pt}.v{font-size:12.5pt;border-bottom:.7pt solid #6b4a8e;min-height:17pt;padding:0 2pt}.l{font-size:7.5pt;color:#4b2f6b;padding-left:2pt}.hd{display:flex;align-items:center;gap:12pt;font-size:10pt;line-height:1.25}''',
        wave(842, 595, '#b493d6', 20, 20, 160) + f'''<div class="tt">CERTIDÃO DE NASCIMENTO</div><div class="hd">{arms('#4b2f6b', 50)}<div style="flex:1"><b style="font-size:12.5pt">{E(cart)}</b><br>Município de {E(rc[0])}, Estado {de(rc[1])} ({rc[1]})<br>{'Bela.' if fem(p.oficial) else 'Bel.'} {E(p.oficial)} – {'Registradora e Tabeliã' if fem(p.oficial) else 'Registrador e Tabelião'}</div><div style="text-align:right;font-size:8.5pt">{bars(p.matr, 180, 22)}<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br>REPÚBLICA FEDERATIVA DO BRASIL</div></div>
<div class="r">{L(f'<b style="font-size:13pt">{W(p.nome)}</b>', 'nome completo d' + p.o + ' registrad' + p.o, 5)}{L(p.cpf or bl, 'inscrição no CPF', 1.4)}{L(p.sexo[0] + ' – ' + p.sexo, 'sexo', 1)}</div>
<div class="r">{L(f'<b>{p.matr}</b>', 'matrícula nacional', 3)}{L(dn(d), 'nascimento: dia, mês e ano', 1.3)}{L(dw(d), 'idem, em letras', 3.2)}{L('%02d:%02d h' % p.hora if p.hora else bl, 'hora', .8)}</div>
<div class="r">{L('NO DOMICÍLIO' if p.home else W(p.estab), 'lugar em que nasceu', 3)}{L(E(up(c[0])), 'município', 2)}{L(c[1], 'UF', .4)}{L(p.dnv or bl, 'DNV nº', 1.2)}</div>
<div class="r">{pn(p.pai)}</div><div class="r">{pn(p.mae)}</div>
<div class="r">{L(W(p.av[0]), 'avô paterno')}{L(W(p.av[1]), 'avó paterna')}</div><div class="r">{L(W(p.av[2]), 'avô materno')}{L(W(p.av[3]), 'avó materna')}</div>
<div class="r">{L('SIM' if p.twin else 'NÃO', 'gêmeos?', .6)}{L(E(tw) or bl, 'irmão(ã) gêmeo(a)', 4)}{L(dn(p.reg), 'registro feito em', 1.2)}{L(f'A-{p.livro:04d}', 'livro', .8)}{L(f'{p.folha:03d}', 'folha', .6)}{L(p.termo, 'nº de ordem', .8)}</div>
<div class="r">{L('<br>'.join(map(E, notes)) or bl + ' NADA CONSTA ' + bl, 'observações, averbações e anotações à margem do termo')}</div>
<div style="display:flex;gap:18pt;margin-top:20pt;font-size:9.5pt;align-items:flex-end"><div style="border:1pt dashed #6b4a8e;padding:5pt 8pt;width:190pt">PODER JUDICIÁRIO – TJ{rc[1]}<br>SELO ELETRÔNICO <b>{p.selo}</b><br>Emol. R$ {30+n},0{n} &nbsp; FERC R$ 3,{n}0 &nbsp; Total R$ {33+n},{n}{n}</div>
<div style="flex:1;text-align:center">O referido é verdade e dou fé. {E(rc[0])} ({rc[1]}), {dn(p.issue)}.</div><div style="width:200pt;text-align:center">{sign(p.matr, 140, 30)}<div style="border-top:.7pt solid #111">{E(p.subst)}<br>Substitut{'a' if fem(p.subst) else 'o'} legal</div></div></div>''', 'A4 landscape', 842, 595)
    f = flat(p, up, **{'registro.cartório': cart, 'registro.livro': f'A-{p.livro:04d}', 'registro.folha': f'{p.folha:03d}', 'dados_pessoais.naturalidade': '', 'gêmeos.informações_adicionais': tw, 'registro.município': rc[0]})
    acc = {DT: [dn(d)], 'dados_pessoais.naturalidade': [up(nat(c)), nat(c)], 'registro.livro': [str(p.livro), f'A-{p.livro}'], 'registro.folha': [str(p.folha)], 'autenticação.oficial_registro': [('Bela. ' if fem(p.oficial) else 'Bel. ') + p.oficial]}
    if not p.pai: slot(acc, f)
    return html, (842, 595), f, acc, [tw] if tw else [], bool(notes), []
