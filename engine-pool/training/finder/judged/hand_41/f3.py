from lib import *
from ov import OV
# X5: São Paulo, typed on a printed blank, 1976-1989
X5 = [dict(y=1978, i=1981, c='Mococa', hp='ital'), dict(y=1985, i=1985, c='Espírito Santo do Pinhal', home=1), dict(y=1961, i=1979, c='Jaú', note='cas', hp='ital', hm='ital'),
 dict(y=1976, i=1977, c='Lins', hp='jap', hm='jap'), dict(y=1983, i=1988, c='Casa Branca', nofa=1), dict(y=1980, i=1982, c='Registro', hp='jap', twin=1),
 dict(y=1949, i=1976, c="Santa Bárbara d'Oeste", ign=1, home=1, nohour=1), dict(y=1987, i=1989, c='São José do Rio Pardo', note='pat', hm='arab')]
def x5(n, k):
    r = random.Random(f'X5{n}'); c = (k['c'], 'SP'); b = day(r, k['y']); f = fam(r, k['y'], None, k.get('hp'), k.get('hm'), .4)
    f.update(OV.get(f'X5-{n}', {}))
    if k.get('nofa'): f = nofather(f)
    reg = plus(b, r.randint(2, 45)); iss = day(r, k['i']) if k['i'] > k['y'] else plus(reg, 1)
    if iss < reg: iss = plus(reg, 2)
    bk, lf, en = f"A-{r.randint(9,98)}", f"{r.randint(2,299)}{r.choice(['','v','v'])}", f'{r.randint(1,28)}.{r.randint(100,999)}'
    h, mi = r.randint(1, 23), r.choice([0, 0, 15, 20, 30, 40, 45]); hora = not k.get('nohour'); ign = k.get('ign')
    N = U(f['nome']); F = f['sexo'] == 'F'; gn = [city(r, 'SP', .25), city(r, 'SP', .25)]
    if n == 4: gn[0] = ('Kumamoto - Japão', ''); 
    def nt(q): return f"{q[0]} - {q[1]}" if q[1] else q[0]
    est = '' if k.get('home') else r.choice([f'Santa Casa de Misericórdia', 'Hospital São Vicente', 'Maternidade Dona Leonor', 'Hospital e Maternidade São Lucas']); of = adult(r, 'M', 1925)
    cart = f"Cartório do Registro Civil das Pessoas Naturais de {c[0]}"; D_ = '-.-.-.-.-.-.-.-.-.-.-.-.-' if n % 2 else '= = = = = = = = = ='
    loc = 'em domicílio, à rua ' + adult(r, 'M', 1890) + f', nº {r.randint(3,700)}' if k.get('home') else f'{est}'
    av = an = ''
    if k.get('note') == 'cas':
        o = adult(r, 'M' if F else 'F', 1960); an = f"À margem do termo consta que {'a registrada' if F else 'o registrado'} casou-se com {o}, em Bauru-SP, aos 14/04/1979, conforme livro B-61, fls. 20, nº 6.902."
        if iss < D(1979, 8, 1): iss = D(1979, 9, 3)
    if k.get('note') == 'pat': av = f"Pai incluído por escritura de reconhecimento de 12/02/1988 do 1º Cartório de Notas local, averbada em 07/03/1988."
    tw = given(r, f['sexo'], k['y']) + f['tail'] if k.get('twin') else ''
    def fl(v, st='flex:1'): return f'<span class="f" style="{st}">{v}</span>'
    def ln(*a): return '<div class="l">' + ''.join(a) + '</div>'
    sz = lambda s, m=60: f'font-size:{10.4 if len(s) <= m else 8.6}pt;flex:1'
    dtx = f"{dw(b)}"
    dia, mes, ano = dia_w(b.day), MES[b.month - 1], n2w(b.year)
    te = f"{adult(r,'M',1945)} e {adult(r,'F',1950)}"
    css = '''body{font-family:"TeX Gyre Schola";color:#15301f}.pg{padding:13mm 15mm 10mm;background:#f4f6ec}.bd{position:absolute;inset:7mm;border:1pt solid #2b5a3c;outline:3pt solid #cfdcc4;outline-offset:-5pt}.l{display:flex;align-items:baseline;font-size:10pt;margin-bottom:2.55mm;white-space:nowrap;position:relative;gap:1.4mm}.f{border-bottom:.7pt dotted #55705d;font-family:"Courier Prime";color:#1a1a2c;font-size:10.4pt;padding:0 1mm;height:5mm;line-height:5.6mm;overflow:visible}h1{font:bold 19pt "TeX Gyre Schola";text-align:center;letter-spacing:4px;margin:2mm 0 5mm}'''
    mun = c[0]; msz = 'flex:1' + (';font-size:8.2pt' if len(mun) > 18 else '')
    body = f'''<div class="bd"></div><div style="position:relative"><div style="text-align:center;font-size:10.5pt;line-height:1.35">{arms(20,'#2b5a3c')}<br>REPÚBLICA FEDERATIVA DO BRASIL<br><b style="font-size:12.5pt">{cart}</b></div>
{ln('Estado de São Paulo &nbsp; Comarca de',fl(mun,msz),'Município de',fl(mun,msz))}<h1>CERTIDÃO DE NASCIMENTO</h1>
{ln('CERTIFICO que, sob o nº',fl(en,'flex:.7'),'às fls.',fl(lf,'flex:.45'),'do livro',fl(bk,'flex:.5'),'de Registro de Nascimentos, foi')}{ln('lavrado no dia',fl(str(reg.day),'flex:.3'),'de',fl(MES[reg.month-1]),'de 19',fl(str(reg.year)[2:],'flex:.2'),', o assento de')}
<div class="l"><span class="f" style="flex:1;text-align:center;font-size:{12.5 if len(N)<44 else 10.5}pt;font-weight:bold;height:7mm;line-height:7.6mm">{E(N)}</span></div>
{ln('nascid',fl('a' if F else 'o','width:5mm'),'no dia',fl(dia,'flex:.7'),'de',fl(mes,'flex:.5'),'de',fl(ano,'flex:1.5'))}{ln('às',fl((f'{h:02d}:{mi:02d}' if n%2 else hw12(h,mi)) if hora else D_,'flex:1'),'horas, ' if hora and n%2 else ', ','do sexo',fl('feminino' if F else 'masculino','flex:.5'),', de cor',fl(r.choice(['branca','parda','preta']) if n!=4 else 'amarela','flex:.4'))}{ln('em (lugar)',fl(E(loc),sz(loc,52)),', neste município,')}
{ln('filh',fl('a' if F else 'o','width:5mm'),'de',fl(E(f['pai']) or D_))}{ln('natural de',fl(nt(gn[0]) if f['pai'] else D_),'profissão',fl(r.choice(['lavrador','ferroviário','comerciário','mecânico','bancário']) if f['pai'] else D_,'flex:.6'))}{ln('e de D.',fl(E(f['mae'])))}{ln('natural de',fl(nt(gn[1])),'profissão',fl(r.choice(['do lar','prendas domésticas','professora']),'flex:.6'))}
{ln('sendo avós paternos',fl(E(f['pf']) if f['pai'] and not ign else D_))}{ln('e',fl(E(f['pm']) if f['pai'] and not ign else D_))}{ln('e avós maternos',fl(E(f['mf']) if not ign else 'ignorado'))}{ln('e',fl(E(f['mm'])))}
{ln('Foi declarante',fl(E('o pai' if f['pai'] and n!=8 else 'a mãe' if not ign else adult(r,'M',1930))))}{ln('e serviram de testemunhas',fl(E(te),sz(te,48)))}
<div class="l" style="align-items:flex-start;white-space:normal"><span>Observações</span><span class="f" style="flex:1;height:19mm;border:0;background:repeating-linear-gradient(transparent 0 5.9mm,#55705d 5.9mm 6.05mm);line-height:6.05mm;padding-top:.3mm">{E(av or an) or (('nascid'+('a' if F else 'o')+' de parto duplo, gême'+('a' if F else 'o')+' de '+tw+'.') if tw else D_)}</span></div>
<div style="font-size:10pt;margin-top:3mm">O referido é verdade e dou fé.</div>{ln(fl(f'{mun}, {iss.day} de {MES[iss.month-1]}'),'de 19',fl(str(iss.year)[2:],'flex:.15'))}
<div style="display:flex;margin-top:8mm;align-items:flex-end;gap:6mm"><div style="border:.6pt solid #2b5a3c;font-size:7pt;padding:1.5mm;line-height:1.5;width:36mm">Emolumentos Cr$ {r.randint(20,880)},00<br>Ao Estado &nbsp;&nbsp; Cr$ {r.randint(4,90)},00<br>À Cart. Prev. Cr$ {r.randint(3,80)},00<br>Recolhido por verba - guia {r.randint(2,52):02d}</div><div style="flex:1;text-align:center"><div style="margin:0 auto;width:60mm">{sign(r,60)}</div><div style="border-top:.7pt solid;font-size:9pt;margin:0 6mm">{E(of)}<br>Oficial do Registro Civil</div></div><div>{stamp('REGISTRO CIVIL','★',U(mun)[:22]+' - SP',32,'#6a2a7a',-14,.5,n)}</div></div></div>
<div style="position:absolute;left:15mm;bottom:8mm;font-size:6.5pt">Mod. 14 — Tip. {r.choice(['São Bento','Casa Ipiranga','Minerva','Record'])} Ltda. — {mun} - SP</div>'''
    hm = f'{h:02d}:{mi:02d}'
    T = truth('X5', n, 595, 842, nome=N, nasc=b, nasc_txt=dtx, hora=hm if hora else '', sexo=f['sexo'], estab=est or 'Domicílio', ln_mun=mun, ln_uf='SP', r_mun=mun, r_uf='SP', cart=cart, reg=reg, livro=bk, folha=lf, termo=en, g1=f['pai'] or f['mae'], g1n=nt(gn[0]) if f['pai'] else nt(gn[1]), g2=f['mae'] if f['pai'] else '', g2n=nt(gn[1]) if f['pai'] else '',
      pf=f['pf'] if not ign else '', pm=f['pm'] if not ign else '', mf=f['mf'] if not ign else '', mm=f['mm'], gem=tw, averb=av, anot=an, joint=1, oficial=of, emis=iss)
    save('X5', n, html_page(css, body), T)
# X6: Paraná / Santa Catarina / São Paulo, dot matrix on listing paper, A5 landscape, 1991-2003
X6 = [dict(y=1994, i=1994, c=('Cornélio Procópio','PR'), hp='jap'), dict(y=1972, i=1996, c=('São Bento do Sul','SC'), hp='pol', hm='germ', note='cas'), dict(y=1999, i=1999, c=('Jacarezinho','PR'), plain=1, nofa=1),
 dict(y=1988, i=2001, c=('Marechal Cândido Rondon','PR'), hp='germ', hm='germ', home=1), dict(y=2002, i=2002, c=('Timbó','SC'), hm='ital', twin=1), dict(y=1958, i=1993, c=('Mallet','PR'), plain=1, hp='pol', hm='pol', home=1, ign=1), dict(y=1997, i=2003, c=('Taquaritinga','SP'), note='ret'), dict(y=1991, i=1992, c=('Chapecó','SC'), hp='ital', nohour=1)]
def deacc(s):
    import unicodedata
    return ''.join(q for q in unicodedata.normalize('NFD', s) if unicodedata.category(q) != 'Mn').replace('º', 'o.').replace('ª', 'a.').replace('’', "'").replace('–', '-')
def x6(n, k):
    r = random.Random(f'X6{n}'); c = k['c']; b = day(r, k['y']); f = fam(r, k['y'], None, k.get('hp'), k.get('hm'), .5)
    f.update(OV.get(f'X6-{n}', {}))
    if k.get('nofa'): f = nofather(f)
    P = (lambda s: deacc(s.upper())) if k.get('plain') else (lambda s: s.upper())
    reg = plus(b, r.randint(2, 40)); iss = plus(reg, r.randint(0, 9)) if k['i'] - k['y'] < 2 else day(r, k['i'])
    if n == 8: iss = D(1992, 3, 17)
    bk, lf, en = f"{r.randint(8,140):03d}-A", f"{r.randint(1,200):03d}{r.choice(['','V'])}", f'{r.randint(900,49000):06d}'
    h, mi = r.randrange(24), r.choice([0, 5, 10, 25, 35, 50]); hora = not k.get('nohour'); ign = k.get('ign'); gn = [city(r, c[1], .25), city(r, c[1], .25)]
    est = P('Domicílio' if k.get('home') else r.choice(HOSP)); of = P(adult(r, None, 1945)); nome = P(f['nome']); cart = P(r.choice(['Cartório de Registro Civil de ', 'Ofício do Registro Civil de ', 'Serviço de Registro Civil de ']) + c[0])
    av = an = ''; F = f['sexo'] == 'F'
    if k.get('note') == 'cas': an = P(f"Casou em 22/10/1995 com {adult(r,'M' if F else 'F',1974)}, Lv. 31-B fls. 204 termo 7711, Rio Negrinho-SC, e passou a assinar {f['given']} {sur(r,'germ')}." if F else f"Casou em 22/10/1995 com {adult(r,'F',1974)}, Lv. 31-B fls. 204 termo 7711, Rio Negrinho-SC.")
    if k.get('note') == 'ret': av = P(f"Averbada em 11/06/2002 retificação do nome da mãe para {f['mae']}, autos 412/01, 1ª Vara Cível local.")
    tw = P(given(r, f['sexo'], k['y']) + f['tail']) if k.get('twin') else ''
    W = 98; L = []
    def box(cells):
        t = ''
        for w_, s in cells:
            s = ' ' + s; assert len(s) <= w_, (n, s, w_); t += '│' + s.ljust(w_)
        return t + '│'
    def sepr(ch, up, dn_):
        o = ''
        for i in range(W + 2):
            u = i < len(up) and up[i] == '│'; d_ = i < len(dn_) and dn_[i] == '│'
            if i == 0: q = '├' if up and dn_ else '┌' if dn_ else '└'
            elif i == W + 1: q = '┤' if up and dn_ else '┐' if dn_ else '┘'
            else: q = '┼' if u and d_ else '┴' if u else '┬' if d_ else '─'
            o += q
        return o
    A = '* * * * * *' if n % 2 else '.-.-.-.-.-.'
    import textwrap
    obs = textwrap.wrap(av or an or P('Nada consta.'), 86) or ['']
    rows = [[box([(24, P(f'REG. No. {en}')), (18, P(f'LIVRO {bk}')), (15, P(f'FLS. {lf}')), (38, P(f'DATA REG.: {dn(reg)}'))])],
     [box([(98, P('REGISTRADO.: ') + nome)])],
     [box([(62, P('NASCIDO EM.: ') + P(f'{dn(b)}')), (20, P('HORA: ') + (f'{h:02d}:{mi:02d}' if hora else '--:--')), (14, 'SEXO: ' + f['sexo'])]), box([(98, P('POR EXTENSO: ') + P(dw(b)))]).replace('│', '│')],
     [box([(60, P('LOCAL NASC.: ') + est), (37, P('MUN/UF: ') + P(c[0]) + '/' + c[1])])],
     [box([(60, P('PAI........: ') + (P(f['pai']) if f['pai'] else A)), (37, 'NAT.: ' + (P(gn[0][0]) + '/' + gn[0][1] if f['pai'] else A))]), box([(60, P('  AVÔ PAT..: ') + (P(f['pf']) if f['pai'] and not ign else A)), (37, '')]), box([(60, P('  AVÓ PAT..: ') + (P(f['pm']) if f['pai'] and not ign else A)), (37, '')])],
     [box([(60, P('MÃE........: ') + P(f['mae'])), (37, 'NAT.: ' + P(gn[1][0]) + '/' + gn[1][1])]), box([(60, P('  AVÔ MAT..: ') + P(f['mf'])), (37, '')]), box([(60, P('  AVÓ MAT..: ') + P(f['mm'])), (37, '')])],
     [box([(98, P('GÊMEO......: ') + (P(f'SIM - COM {tw}') if tw else P('NÃO')))])],
     [box([(98, P('DECLARANTE.: ') + P(f['pai'] or f['mae']))]), box([(98, P('TESTEMUNHAS: ') + P(adult(r, 'M', 1955) + ' / ' + adult(r, 'F', 1960)))])],
     [box([(98, P('OBS........: ') + obs[0][:84])])] ]
    # observations rewrapped
    ow = textwrap.wrap(av or an or P('Nada consta.'), 82); rows[-1] = [box([(98, ('OBS........: ' if i == 0 else ' ' * 13) + s)]) for i, s in enumerate(ow)]
    up = ''
    for g in rows:
        # box widths: pad the sum of widths to W
        g2 = []
        for s in g:
            s = s if len(s) == W + 2 else s[:-1].ljust(W + 1) + '│'
            g2.append(s)
        L.append(sepr('-', up, g2[0])); L += g2; up = g2[-1]
    L.append(sepr('-', up, ''))
    ttl = P('CERTIDÃO DE NASCIMENTO')
    head = [P('REPÚBLICA FEDERATIVA DO BRASIL') + '   ' + P(f'ESTADO D{"E" if c[1] != "PR" else "O"} {UFN[c[1]]}').rjust(98 - 33), cart + '   ' + P(f'OFICIAL: {of}').rjust(98 - 3 - len(cart)), ' '.join(ttl).center(100), '']
    foot = ['', P('CERTIFICO QUE O PRESENTE É EXTRATO FIEL DO ASSENTO. DOU FÉ.'), P(f'{c[0]}, {dl(iss)}.')]
    txt = '\n'.join(head + L + foot)
    holes = ''.join(f'<circle cx="{x}" cy="{y}" r="2" fill="#fff" stroke="#bbb" stroke-width=".4"/>' for x in (4.2, 205.8) for y in range(6, 148, 12))
    css = '''.pg{background:repeating-linear-gradient(#fff 0 12mm,#eef6ee 12mm 24mm)}pre{margin:0;position:absolute;left:14mm;top:7mm;font:8.3pt/9.35pt "DejaVu Sans Mono";color:#23233a}'''
    body = f'''<svg style="position:absolute;left:0;top:0" width="210mm" height="148mm" viewBox="0 0 210 148">{holes}<path d="M8.5 0v148M201.5 0v148" stroke="#ccc" stroke-width=".3" stroke-dasharray="1 1"/></svg><pre>{E(txt)}</pre><div style="position:absolute;right:22mm;bottom:7mm;width:66mm;text-align:center;font:7.6pt 'DejaVu Sans Mono';color:#23233a">{sign(r,46,'#2a2a90')}<div style="border-top:.6pt dashed #333">{E(P(r.choice(['O Oficial','Escrevente Juramentada','Oficial Designado'])))}</div></div><div style="position:absolute;right:96mm;bottom:3mm">{stamp('REGISTRO CIVIL',c[1],U(c[0])[:20],22,'#333a8f',9,.5)}</div>'''
    p = lambda q: P(q) if q else ''
    nt = lambda q: f'{P(q[0])} - {q[1]}'
    T = truth('X6', n, 595, 420, nome=nome, nasc=b, nasc_txt=P(dw(b)), hora=f'{h:02d}:{mi:02d}' if hora else '', sexo=f['sexo'], estab=est, ln_mun=P(c[0]), ln_uf=c[1], r_mun=P(c[0]), r_uf=c[1], cart=cart, reg=reg, livro=bk, folha=lf, termo=en, g1=p(f['pai'] or f['mae']), g1n=nt(gn[0] if f['pai'] else gn[1]), g2=p(f['mae']) if f['pai'] else '', g2n=nt(gn[1]) if f['pai'] else '',
      pf=p(f['pf']) if not ign else '', pm=p(f['pm']) if not ign else '', mf=p(f['mf']), mm=p(f['mm']), gem=tw, averb=av, anot=an, joint=1, oficial=of, emis=iss, accept={'dados_pessoais.data_nascimento.texto_completo': [dn(b)]})
    save('X6', n, html_page(css, body, '210mm 148mm', '210mm', '148mm'), T)
def run():
    for i, k in enumerate(X5): x5(i + 1, k)
    for i, k in enumerate(X6): x6(i + 1, k)
