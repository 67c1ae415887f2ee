from people import *

# T5: printed blank of 1976-1990, running text with dotted lines, typewriter
def T5(n):
    fl = ['M', 'F home', 'nofather', 'an_cas', 'twin', 'nohour unkpat', 'avneto home', 'foreign long'][n - 1]
    lo, hi = [(1974, 1980), (1969, 1976), (1979, 1984), (1950, 1957), (1976, 1982), (1971, 1981), (1963, 1972), (1980, 1986)][n - 1]
    p = person(f't5{n}', lo, hi, fl, max(hi, 1977), 1989, old=True)
    c, rc, d = p.city, p.rcity, p.born
    circ = ['1ª Circunscrição', '2ª Zona', 'Distrito da Sede', '1º Subdistrito'][n % 4]
    cart = f'Cartório do Registro Civil das Pessoas Naturais – {circ}'
    bl = ['x-x-x-x-x-x-x', '-.-.-.-.-.-.-', '* * * * * * *', '= = = = = = ='][n % 4]
    F = lambda v, w=0: f'<span class="f" style="min-width:{w}pt">{E(v) if v else bl}</span>'
    livro, fol = f'A-{p.livro}', f'{p.folha}{"-v" if p.verso else ""}'
    h = (hw12(*p.hora) or hw24(*p.hora)) if p.hora else None
    out = lambda q: nat(q.nat, ', ') if isinstance(q.nat, str) else f'{q.nat[0]}, {EST[q.nat[1]]}'
    obs = ' '.join(p.averb + p.anot)
    if p.twin: obs = f'Gêmeo(a) com {up(p.twin[0])}, registrad{"a" if fem(p.twin[0]) else "o"} sob o nº {p.twin[2]}. ' + obs
    g1 = p.pai
    txt = f'''CERTIFICO que, sob o n.º {F(p.termo, 60)} , às fôlhas {F(fol, 40)} do livro n.º {F(livro, 50)} , foi lavrado em {F(dn(p.reg), 70)} o assento de nascimento de</p>
<p class="nm">{E(up(p.nome))}</p><p class="t">do sexo {F(p.sexo.lower(), 70)} , de côr {F(['branca','parda','preta','branca','morena'][n % 5], 50)} , nascid{F(p.o)} aos {F(dw(d), 200)} , às {F(h, 120)} , em {F('domicílio, ' + p.place if p.home else p.estab, 170)} , município de {F(c[0], 90)} , Estado {F(de(c[1]), 80)} ,</p>
<p class="t">filh{F(p.o)} de {F(up(g1.nome) if g1 else '', 210)} , natural de {F(out(g1) if g1 else '', 110)} , profissão {F(g1.prof if g1 else '', 70)} , e de D. {F(up(p.mae.nome), 210)} , natural de {F(out(p.mae), 110)} , profissão {F(p.mae.prof, 60)} ;</p>
<p class="t">net{F(p.o)} por parte paterna de {F(p.av[0], 160)} e de D. {F(p.av[1], 160)} e por parte materna de {F(p.av[2], 160)} e de D. {F(p.av[3], 160)} .</p>
<p class="t">Foi declarante {F(p.decl if p.pai else 'a mãe', 90)} e serviram de testemunhas {F(p.wit[0], 150)} e {F(p.wit[1], 150)} .</p>
<p class="t">Observações: {F(obs, 330)}'''
    html = page('''body{font-family:"Nimbus Roman";color:#5b3413;font-size:12pt}.pg{background:#f9f0d9;padding:34pt 46pt 20pt 92pt}.mg{position:absolute;left:24pt;top:34pt;width:50pt;height:774pt;border:1pt solid #5b3413;border-right:3pt double #5b3413;text-align:center;font-size:7.5pt;padding-top:10pt}
.t{margin:0 0 7pt;line-height:2.0;text-align:justify}.f{display:inline;font-family:"Courier Prime";color:#141414;font-size:11.3pt;border-bottom:.8pt dotted #5b3413;padding:0 3pt}.nm{text-align:center;font-family:"Courier Prime";color:#141414;font-size:13pt;font-weight:700;border-bottom:.8pt dotted #5b3413;margin:2pt 0 8pt}h1{font-size:21pt;text-align:center;margin:8pt 0 12pt;letter-spacing:3px}.c{text-align:center}''',
        f'''<div class="mg">MOD. {n}<br>Reg.<br>Civil<br><br><br><br>{arms('#5b3413', 44)}<br><br><br><div style="writing-mode:vertical-rl;transform:rotate(180deg);margin:20pt auto;font-size:11pt;letter-spacing:4px;height:300pt">ESTADO {up(de(rc[1]))}</div>Isenta<br>de sêlo</div>
<div class="c" style="line-height:1.3"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>Estado {de(rc[1])}<br>Município e Comarca de {E(rc[0])}<br><i>{E(cart)}</i><br><span style="font-size:10.5pt">Oficial: <b>{E(p.oficial)}</b> &nbsp;–&nbsp; Escrevente: {E(p.subst)}</span></div><h1>CERTIDÃO DE NASCIMENTO</h1><p class="t">{txt}</p>
<p class="t">O referido é verdade e dou fé.</p><div style="text-align:right">{F(rc[0])} , {F(f"{d2(p.issue)} de {MES[p.issue.month]} de {p.issue.year}")}</div><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:4pt"><div>{stamp('REGISTRO CIVIL · ' + up(rc[0]) + ' · ', rc[1], '#8a3a4c', 84)}</div><div class="c">{sign(p.matr, 180, 34, '#2b2b55')}<div style="border-top:.8pt solid #5b3413;width:200pt">Oficial do Registro Civil</div></div></div>''')
    f = flat(p, **{'registro.cartório': cart, 'registro.livro': livro, 'registro.folha': fol, 'registro.número_dnv': '', 'dados_pessoais.cpf': '', 'dados_pessoais.matrícula': '', 'dados_pessoais.naturalidade': '', 'autenticação.selo_digital': '',
                   'dados_pessoais.nome_completo': up(p.nome), 'filiação.genitor_1.nome_completo': up((p.pai or p.mae).nome), 'filiação.genitor_2.nome_completo': up(p.mae.nome) if p.pai else '',
                   'gêmeos.informações_adicionais': f'Gêmeo(a) com {up(p.twin[0])}, registrad{"a" if fem(p.twin[0]) else "o"} sob o nº {p.twin[2]}' if p.twin else ''})
    acc = {DT: [dn(d)], 'dados_pessoais.naturalidade': [nat(c)], 'registro.cartório': [f'{cart}, {rc[0]}']}
    if p.twin: acc['gêmeos.informações_adicionais'] = [up(p.twin[0])]
    if not p.pai: slot(acc, f)
    return html, (595, 842), f, acc, [up(p.twin[0])] if p.twin else [], bool(obs) and bool(p.anot or p.averb), []

# T6: dot-matrix printout of the 1990s on tractor paper, monospaced
def T6(n):
    fl = ['F', 'nofather home', 'M an_cas', 'av_pat', 'unkpat nohour', 'twin', 'long F', 'late home agn'][n - 1]
    lo, hi = [(1988, 1995), (1990, 1996), (1958, 1966), (1986, 1990), (1975, 1985), (1991, 1997), (1993, 1998), (1979, 1984)][n - 1]
    p = person(f't6{n}', lo, hi, fl, 1993, 1999, old=False)
    if p.issue < p.reg: p.issue = p.reg + timedelta(days=3)
    c, rc, d = p.city, p.rcity, p.born
    u = up
    cart = ['CARTORIO DO 2. OFICIO - REGISTRO CIVIL', 'REGISTRO CIVIL DAS PESSOAS NATURAIS DA SEDE', 'CARTÓRIO DE REGISTRO CIVIL E ANEXOS', 'ESCRIVANIA DE PAZ E REGISTRO CIVIL'][n % 4]
    W = 80
    bl = ['***********', 'IGNORADO', 'NAO CONSTA', '-----------'][n % 4]
    def ln(label, val, pad=19):
        val = u(val) if val else bl
        t = textwrap.wrap(val, W - pad - 2) or ['']
        return '\n'.join([label.ljust(pad, '.') + ': ' + t[0]] + [' ' * (pad + 2) + x for x in t[1:]])
    livro, fol = f'A-{p.livro:03d}', f'{p.folha:03d}-{"V" if p.verso else "F"}'
    obs = ' '.join(p.averb + p.anot)
    selo = f'{"ABCDEFGH"[n-1]}{"KLMN"[n%4]} {p.r.randint(100000, 999999)}' if p.issue.year >= 1996 else ''
    L = ['=' * W, 'REGISTRADO'.center(W).rstrip(), '=' * W, ln('NOME', p.nome), ln('SEXO', p.sexo), ln('NASC. EM', f'{dn(d)} - {dw(d)}'), ln('HORARIO', '%02d:%02d HORAS' % p.hora if p.hora else ''),
         ln('LOCAL NASC.', 'DOMICÍLIO - ' + p.place if p.home else p.estab), ln('CIDADE/UF NASC.', nat(c, '/')), ln('GEMEO', f'SIM - IRMÃO(Ã): {p.twin[0]}' if p.twin else 'NAO'),
         '-' * W, 'FILIACAO'.center(W).rstrip(), '-' * W,
         ln('GENITOR', p.pai.nome if p.pai else ''), ln('  NATURAL DE', nat(p.pai.nat, '/') if p.pai else ''), ln('  PROFISSAO', p.pai.prof if p.pai else ''), ln('GENITORA', p.mae.nome), ln('  NATURAL DE', nat(p.mae.nat, '/')), ln('  PROFISSAO', p.mae.prof),
         '-' * W, ln('AVOS PATERNOS', ' E '.join(x for x in p.av[:2] if x)), ln('AVOS MATERNOS', ' E '.join(x for x in p.av[2:] if x)),
         '-' * W, 'DADOS DO TERMO'.center(W).rstrip(), '-' * W,
         f'TERMO N.: {p.termo:06d}'.ljust(26) + f'LIVRO: {livro}'.ljust(22) + f'FOLHA: {fol}', ln('DATA DO REGISTRO', dn(p.reg)), ln('DECLARANTE', p.decl if p.pai else 'a genitora'), ln('TESTEMUNHAS', ' / '.join(p.wit)),
         '-' * W, ln('OBSERVACOES', obs if obs else 'NADA CONSTA'), '=' * W]
    body = '\n'.join(E(x) for x in L)
    holes = ''.join(f'<circle cx="{x}" cy="{12+i*18}" r="4.6" fill="#fff" stroke="#bbb"/>' for i in range(47) for x in (13, 582))
    bar = ''.join(f'<rect x="26" y="{y}" width="543" height="24" fill="#e9f4e6"/>' for y in range(20, 842, 48))
    html = page('''body{font-family:"Nimbus Mono PS";color:#1c1c28;font-size:10pt}.pg{background:#fff;padding:34pt 46pt}pre{font-family:"Nimbus Mono PS";font-size:10.2pt;line-height:1.27;margin:5pt 0;font-weight:500}.c{text-align:center}''',
        f'''<svg style="position:absolute;left:0;top:0;z-index:-1" width="595pt" height="842pt" viewBox="0 0 595 842">{bar}{holes}<path d="M26 0V842M569 0V842" stroke="#aaa" stroke-dasharray="3 2" fill="none"/></svg>
<div class="c" style="line-height:1.25"><b style="font-size:13pt">{E(cart)}</b><br>COMARCA DE {E(u(rc[0]))} - ESTADO {E(u(de(rc[1])))}<br>{E(u(p.addr if not p.home else RUAS[n]))} - FONE (0{n}{n+1}) {200+n*31}-{1000+n*217}<br>OFICIAL: {E(u(p.oficial))}<br><br><b style="font-size:14pt;letter-spacing:2px">C E R T I D A O &nbsp; D E &nbsp; N A S C I M E N T O</b></div><pre>{body}</pre>
<div style="line-height:1.3">CERTIFICO QUE OS DADOS ACIMA CONFEREM COM O TERMO DE NASCIMENTO LAVRADO NESTE CARTORIO. O REFERIDO E VERDADE E DOU FE.</div>
<div style="display:flex;justify-content:space-between;margin-top:6pt"><div style="font-size:9pt;line-height:1.3">{'SELO DE AUTENTICIDADE<br><b>' + selo + '</b>' if selo else ('CUSTAS: R$ ' if p.issue > date(1994, 7, 1) else 'CUSTAS: CR$ 1') + str(3 + n) + ',40<br>GUIA 0' + str(n)}<br>{'1a. VIA GRATUITA - LEI 9.534/97' if p.issue.year >= 1998 else 'DIGITADO POR: ' + E(u(p.subst.split()[0]))}</div><div class="c">{E(u(rc[0]))}, {d2(p.issue)} DE {E(u(MES[p.issue.month]))} DE {p.issue.year}.<br>{sign(p.matr, 150, 28, '#223')}<br>______________________________<br>{E(u(p.subst))}<br>ESCREVENTE JURAMENTADO</div></div>''')
    f = flat(p, u, **{'registro.cartório': cart, 'registro.livro': livro, 'registro.folha': fol, 'registro.termo': f'{p.termo:06d}', 'registro.número_dnv': '', 'dados_pessoais.cpf': '', 'dados_pessoais.matrícula': '', 'dados_pessoais.naturalidade': '', 'autenticação.selo_digital': selo,
                      'autenticação.oficial_registro': u(p.oficial), 'gêmeos.informações_adicionais': f'IRMÃO(Ã): {u(p.twin[0])}' if p.twin else '',
                      'observações.averbações': u(' '.join(p.averb)), 'observações.anotações': u(' '.join(p.anot))})
    acc = {DT: [dn(d), up(dw(d)), f'{dn(d)} - {up(dw(d))}'], 'registro.termo': [str(p.termo)], 'dados_pessoais.naturalidade': [up(nat(c))]}
    f[DT] = up(dw(d)); acc[DT] = [dn(d), f'{dn(d)} - {up(dw(d))}']
    if p.twin: acc['gêmeos.informações_adicionais'] = [u(p.twin[0])]
    if not p.pai: slot(acc, f)
    return html, (595, 842), f, acc, [u(p.twin[0])] if p.twin else [], bool(obs), []
