from people import *

# T7: Legal sheet of the 2000s, father's and mother's columns, fees table, stub below
def T7(n):
    fl = ['M', 'twin', 'home unkmat', 'F nofather', 'foreign', 'nohour an_div', 'unkpg av_ret long', 'away'][n - 1]
    lo, hi = [(1999, 2005), (2001, 2007), (1982, 1990), (2002, 2008), (1990, 1998), (1960, 1970), (1996, 2002), (2003, 2008)][n - 1]
    p = person(f't7{n}', lo, hi, fl, 2003, 2008)
    if p.issue < p.reg: p.issue = p.reg
    c, rc, d = p.city, p.rcity, p.born
    cart = [f'SERVIÇO REGISTRAL {up(p.oficial.split()[-1])}', f'Ofício dos Registros Públicos de {rc[0]}', f'SERVIÇO NOTARIAL E DE REGISTRO – {n}º OFÍCIO', f'Ofício Distrital de {rc[0]}'][n % 4]
    bl = ['—', '//////', 'prejudicado', 'não declarado'][n % 4]
    e = lambda v: E(v) if v else bl
    livro, fol = f'{p.livro}-A', f'{p.folha}{" v." if p.verso else ""}'
    def col(title, g, a, b):
        return f'''<td><div class="ct">{title}</div><p><i>Nome:</i> <b>{e(g.nome if g else '')}</b></p><p><i>Nat.:</i> {e(nat(g.nat, '/') if g else '')}</p><p><i>Idade ao tempo do parto:</i> {str(g.age) + ' anos' if g else bl}</p><p><i>Prof.:</i> {e(g.prof if g else '')}</p><p><i>Res.:</i> {e(p.addr if g else '')}</p><p><i>Pais d{'o' if title == 'PAI' else 'a'} {title.lower()}:</i></p><p style="padding-left:12pt">1. {e(a)}<br>2. {e(b)}</p></td>'''
    notes = p.averb + p.anot
    tot = 14.5 + n
    html = page('''body{font-family:"Carlito";color:#000;font-size:12.5pt}.pg{padding:34pt 48pt}table{width:100%;border-collapse:collapse}td{border:1pt solid #000;padding:5pt 7pt;vertical-align:top}i{color:#444}p{margin:4pt 0}.ct{background:#d9d9d9;margin:-5pt -7pt 4pt;text-align:center;font-weight:700;padding:1pt}.fe td{font-size:8.5pt;padding:1pt 5pt}h1{font-size:24pt;margin:12pt 0 10pt;text-align:center;font-weight:700}''',
        f'''<div style="display:flex;gap:14pt;border-bottom:2.5pt solid #7a1f1f;padding-bottom:6pt;align-items:center">{arms('#7a1f1f', 64)}<div style="line-height:1.25"><b style="font-size:15pt;color:#7a1f1f">{E(cart)}</b><br>{E(nat(rc, ' – '))} · {RUAS[(n*3)%16]}, {n*113} · CEP {10000+n*7321}-{n}00<br>Registrador{'a' if fem(p.oficial) else ''}: {E(p.oficial)} &nbsp;|&nbsp; Substitut{'a' if fem(p.subst) else 'o'}: {E(p.subst)}</div></div><h1>Certidão de Nascimento</h1>
<p style="text-align:justify">Certifico, a requerimento da parte interessada, que do arquivo desta Serventia consta, no livro <b>{livro}</b> de Registro de Nascimentos, fl. <b>{fol}</b>, sob nº <b>{p.termo}</b>, assento feito no dia {dn(p.reg)}, com os elementos seguintes:</p>
<table style="margin-top:6pt"><tr><td colspan="2"><i>Criança:</i> <b style="font-size:14pt">{E(p.nome)}</b></td></tr><tr><td style="width:50%"><i>Data nasc.:</i> {dm(d)} <i>às</i> {'%02d:%02d' % p.hora + 'h' if p.hora else 'hora não declarada'}</td><td><i>Sexo:</i> ({'X' if p.sexo[0]=='M' else '&nbsp;'}) masc. &nbsp; ({'X' if p.sexo[0]=='F' else '&nbsp;'}) fem. &nbsp;&nbsp; <i>DNV:</i> {p.dnv or bl}</td></tr>
<tr><td><i>Nascid{p.o} em:</i> {'Domicílio' if p.home else E(p.estab)}</td><td><i>Cidade:</i> {E(nat(c, '/'))}</td></tr><tr><td colspan="2"><i>Gemelar:</i> {'sim, com ' + E(p.twin[0]) if p.twin else 'não'}</td></tr><tr>{col('PAI', p.pai, p.av[0], p.av[1])}{col('MÃE', p.mae, p.av[2], p.av[3])}</tr>
<tr><td><i>Declarante:</i> {'O pai' if p.pai else 'A mãe'}</td><td><i>Testemunhas:</i> {E(p.wit[0])}; {E(p.wit[1])}</td></tr></table>
<p style="margin-top:8pt"><b>À margem — averbações:</b> {E(' '.join(p.averb)) or 'não constam.'}</p><p><b>À margem — anotações:</b> {E(' '.join(p.anot)) or 'não constam.'}</p>
<p style="margin-top:8pt">O referido é verdade, do que dou fé.</p><p style="text-align:center">{E(rc[0])}, {d2(p.issue)} de {MES[p.issue.month]} de {p.issue.year}.</p><div style="text-align:center">{sign(p.matr, 170, 34)}<br>_____________________________________<br>{E(p.oficial if n % 2 else p.subst)}</div>
<div style="display:flex;gap:16pt;margin-top:14pt"><table class="fe" style="width:200pt"><tr><td>Emolumentos</td><td>R$ {str(f'{tot:.2f}').replace('.', ',')}</td></tr><tr><td>Fundo de reaparelhamento</td><td>R$ {str(f'{tot*.1:.2f}').replace('.', ',')}</td></tr><tr><td>Selo</td><td>R$ 0,90</td></tr></table><div style="border:1pt solid #7a1f1f;padding:5pt 9pt;font-size:9pt;color:#7a1f1f;height:44pt">SELO DE FISCALIZAÇÃO<br><b style="font-size:11pt">{p.selo}</b></div></div>
<div style="position:absolute;left:48pt;right:48pt;bottom:26pt;border-top:1pt dashed #000;padding-top:8pt;font-size:9.5pt;line-height:1.4"><b>CANHOTO DE ENTREGA</b> – Pedido nº {n*1311}/{p.issue.year} – Certidão de nascimento – Retirada por: ____________________________<br>Doc. de identidade: ___________________ &nbsp; Data: ___/___/______ &nbsp; Assinatura: ________________________</div>''', '8.5in 14in', 612, 1008)
    f = flat(p, **{'registro.cartório': cart, 'registro.livro': livro, 'registro.folha': fol, DT: dm(d), 'dados_pessoais.cpf': '', 'dados_pessoais.matrícula': '', 'dados_pessoais.naturalidade': ''})
    acc = {DT: [dn(d)], 'dados_pessoais.naturalidade': [nat(c)]}
    if p.twin: acc['gêmeos.informações_adicionais'] = ['com ' + p.twin[0]]
    if not p.pai: slot(acc, f)
    return html, (612, 1008), f, acc, [p.twin[0]] if p.twin else [], False, []

# T8: typed on headed paper, 1940s to 1970s, all narrated, A5-like small sheet
def T8(n):
    fl = ['M home', 'F home', 'nofather home', 'twin home', 'foreign', 'late home unkpat', 'an_cas home', 'nohour F'][n - 1]
    lo, hi = [(1931, 1940), (1938, 1946), (1944, 1952), (1936, 1944), (1951, 1960), (1928, 1934), (1926, 1932), (1958, 1966)][n - 1]
    p = person(f't8{n}', lo, hi, fl, max(1949, hi), 1970, old=True)
    if p.issue < p.reg: p.issue = p.reg + timedelta(days=40)
    if not p.anot and n == 7:
        sp = nm(p.r, 'F' if p.sexo[0] == 'M' else 'M', 'o', ['Quaresma', 'Leal']); p.anot = [f'Casou-se em 14/06/1953 com {sp}, nesta cidade, termo 412, fls. 88 do livro B-9.']
        p.issue = max(p.issue, date(1955, 2, 9))
    c, rc, d = p.city, p.rcity, p.born
    dist = ['1º Distrito', 'Distrito da Cidade', '2º Distrito', 'Distrito de Paz da Sede'][n % 4]
    cart = f'Cartório do Registro Civil do {dist}'
    uf = EST[c[1]]
    tm = f'{p.termo:,}'.replace(',', '.') if n % 2 else str(p.termo)
    livro, fol = f'A-{p.livro}', f'{p.folha}{" verso" if p.verso else ""}'
    h = (hw12(*p.hora) or hw24(*p.hora)) if p.hora else None
    o = p.o
    out = lambda q: nat(q.nat) if isinstance(q.nat, str) else f'{q.nat[0]}, Estado {de(q.nat[1])}'
    loc = (f'no lugar denominado {RURAL[(n * 2) % 9]}, em domicílio' if n % 2 else f'em domicílio, em {p.place}') if p.home else f'{"no" if p.estab.startswith("H") else "na"} {p.estab}'.replace('na Centro', 'no Centro')
    leg = ('legítim' + o) if p.casados or n in (1, 4, 5) else 'natural'
    born = dw2(d)
    par = (f'filh{o} {leg} de {up(p.pai.nome)}, {p.pai.prof}, natural de {out(p.pai)}, e de dona {up(p.mae.nome)}, {p.mae.prof}, natural de {out(p.mae)}' if p.pai else f'filh{o} natural de {up(p.mae.nome)}, {p.mae.prof}, natural de {out(p.mae)}')
    av = ''
    if p.av[0] and p.av[1]: av += f'São avós paternos {p.av[0]} e dona {p.av[1]}. '
    elif p.pai: av += 'Avós paternos ignorados. '
    if p.av[2]: av += f'São avós maternos {p.av[2]} e dona {p.av[3]}. '
    tw = f'É gême{o} com {up(p.twin[0])}, registrad{"a" if fem(p.twin[0]) else "o"} no mesmo livro. ' if p.twin else ''
    t = (f'CERTIFICO, a pedido verbal de pessoa interessada, que revendo em meu cartório os livros de registro de nascimentos, nêles, no de número {livro}, às fôlhas {fol}, sob o número de ordem {tm}, encontrei o assento de {up(p.nome)}, do sexo {p.sexo.lower()}, de côr {["branca", "parda", "preta"][n % 3]}, nascid{o} aos {born}, '
         + (f'às {h}, ' if h else 'em hora ignorada, ') + f'{loc}, município de {c[0]}, {par}. {av}{tw}O registro foi feito em {dm(p.reg)}, sendo declarante {p.decl if p.pai else "a própria mãe"} e testemunhas {p.wit[0]} e {p.wit[1]}, {["lavradores", "comerciantes", "funcionários públicos"][n % 3]}, aqui residentes.')
    an = f'ANOTAÇÃO MARGINAL: {p.anot[0]}' if p.anot else ''
    fim = f'Nada mais se continha em dito assento, que bem e fielmente fiz extrair. O referido é verdade e dou fé.'
    cr = 'NCr$' if p.issue > date(1967, 2, 12) else 'Cr$'
    dt = f'{p.issue.day} de {MES[p.issue.month]} de {p.issue.year}'
    html = page('''body{font-family:"Courier Prime Code";color:#1d1d2b;font-size:9.9pt}.pg{background:#f3e8cd;padding:24pt 26pt 14pt 74pt}.h{font-family:"EB Garamond";color:#1f3566;text-align:center;line-height:1.25}.m{position:absolute;left:16pt;top:30pt;width:46pt;height:540pt;border-right:.7pt solid #1f3566;font-family:"EB Garamond";color:#1f3566;font-size:7.5pt;text-align:center;padding-right:6pt}p{text-align:justify;line-height:1.42;margin:5pt 0}.es{border:1.2pt dashed #6b5a2e;background:#d9cf9c;color:#4a3f1c;font-size:7pt;width:40pt;height:48pt;padding-top:7pt;margin:14pt 0;line-height:1.2}''',
        f'''<div class="m">{arms('#1f3566', 44)}<br>Rasa<br>{cr} {n},00<br>Busca<br>{cr} {n//2},50<div class="es">TAXA DE<br>EDUC. E SAÚDE<br>{cr} {'0,80' if n % 2 else '1,50'}</div><div class="es" style="background:#b9cbd6">ESTADO<br>sêlo<br>{cr} 2,00</div></div>
<div class="h"><span style="font-size:9pt">{'ESTADOS UNIDOS DO BRASIL' if p.issue.year < 1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'}</span><br><span style="font-size:13pt;font-weight:600">{E(cart)}</span><br><span style="font-size:10.5pt">Município e Comarca de {E(rc[0])} — Estado {de(rc[1])}</span><br><i style="font-size:9.5pt">{E(p.oficial)}, Oficial Vitalíci{'a' if fem(p.oficial) else 'o'}</i><br><span style="font-size:15pt;letter-spacing:3px">CERTIDÃO DE NASCIMENTO</span></div><p style="text-indent:24pt">{E(t)}</p>{f'<p>{E(an)}</p>' if an else ''}<p style="text-indent:24pt">{fim}</p><p style="text-align:right">{E(rc[0])}, {dt}.</p><div style="text-align:center">{sign(p.matr, 150, 28, '#1d1d60')}<br>{'A Oficiala' if fem(p.oficial) else 'O Oficial'} do Registro Civil</div>''', '148mm 210mm', 420, 595)
    f = flat(p, **{'registro.cartório': cart, 'registro.livro': livro, 'registro.folha': fol, 'registro.termo': tm, DT: born, 'registro.número_dnv': '', 'dados_pessoais.cpf': '', 'dados_pessoais.matrícula': '', 'dados_pessoais.naturalidade': '', 'autenticação.selo_digital': '',
                   'dados_pessoais.nome_completo': up(p.nome), 'filiação.genitor_1.nome_completo': up((p.pai or p.mae).nome), 'filiação.genitor_2.nome_completo': up(p.mae.nome) if p.pai else '',
                   'gêmeos.informações_adicionais': tw.strip(' .'), 'observações.anotações': p.anot[0] if p.anot else '', 'observações.averbações': ''})
    acc = {DT: [dn(d), 'aos ' + born], 'registro.termo': [str(p.termo), tm], 'registro.folha': [f'{p.folha}v', f'{p.folha}'] if p.verso else [], 'dados_pessoais.naturalidade': [nat(c)]}
    if not acc['registro.folha']: del acc['registro.folha']
    if p.twin: acc['gêmeos.informações_adicionais'] = [up(p.twin[0])]
    return html, (420, 595), f, acc, [up(p.twin[0])] if p.twin else [], False, []
