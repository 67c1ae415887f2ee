# -*- coding: utf-8 -*-
"""O5: Rio Grande do Sul 1988-2005, matrix printer on continuous paper.  O6: Mato Grosso do Sul 1994-2009, bordered paper with a stub at the left."""
import textwrap, unicodedata
from base import *
from people import *

O5_REG = [('Passo Fundo', 'Oficio do Registro Civil da 1ª Zona de Passo Fundo'), ('Bagé', 'Registro Civil da 2ª Zona - Bagé'), ('Santana do Livramento', 'Cartório do Registro Civil Fronteira da Paz'), ('Ijuí', 'Ofício dos Registros Públicos de Ijuí'),
          ('Vacaria', 'Serviços Registrais de Vacaria'), ('São Borja', 'Ofício Distrital e Registro Civil de São Borja'), ('Erechim', 'Ofício do Registro Civil das Pessoas Naturais de Erechim'), ('Pelotas', 'Registro Civil da 3ª Zona de Pelotas')]
O5_OPT = [dict(s='M', y=1989, est='Hospital São Vicente de Paulo'), dict(s='F', y=1996, est='Santa Casa de Caridade de Bagé', nofather=1), dict(s='M', y=1974, iy=1993, est='', home=1, name='Alcides Ramón @'),
          dict(s='F', y=2001, est='Hospital de Caridade de Ijuí', twin='Letícia', name='Larissa @'), dict(s='M', y=1991, est='Hospital Nossa Senhora da Oliveira', nohour=1), dict(s='F', y=1968, iy=1999, est='Hospital João Goulart', an=1),
          dict(s='M', y=2003, est='Hospital Santa Terezinha', name='Wolfgang Adalberto @'), dict(s='F', y=1982, iy=2004, est='Beneficência Portuguesa', av=1, unk=1)]


def plain(s): return ''.join(c for c in unicodedata.normalize('NFD', s) if unicodedata.category(c) != 'Mn').replace('º', 'o.').replace('ª', 'a.').replace('’', "'")


def O5(n):
    r = random.Random(9500 + n)
    mun, cart = O5_REG[n - 1]
    uf = 'RS'
    o = O5_OPT[n - 1]
    f = family(r, uf, o['y'], o['s'], **o)
    nas, reg, emi = dates(r, o['y'], issue=o.get('iy'))
    h = None if o.get('nohour') else hour(r)
    q = (lambda s: plain(s).upper()) if n % 2 else (lambda s: s.upper())
    livro, folha, termo = f'A-{r.randrange(12, 160)}', f'{r.randrange(1, 300)}{["", "V", ""][n % 3]}', f'{r.randrange(1500, 48000):,}'.replace(',', '.')
    ofi, aj = q(adult(r, uf)), q(adult(r, uf, 'F'))
    selo = f'0{r.randrange(100, 699)}.01.0{emi.year % 10}0000{r.randrange(1, 9)}.0{r.randrange(1000, 9999)}' if emi.year >= 2001 else ''
    nome, mae, pai = q(f['nome']), q(f['mae']), q(f['pai'])
    A = [q(f[k]) if f[k] else '' for k in ('avo_p', 'ava_p', 'avo_m', 'ava_m')]
    if o.get('unk'): A[1] = ''
    tw = q(f['gemeo']) if f['gemeo'] else ''
    fem_ = 'A' if f['F'] else 'O'
    L = []
    W = 74

    def add(lab, val, pad=17):
        lab = q(lab)
        lab = lab + '.' * (pad - len(lab)) + ': '
        for i, ln in enumerate(textwrap.wrap(val, W - pad - 2, break_long_words=False, break_on_hyphens=False)): L.append((lab if i == 0 else ' ' * len(lab)) + ln)
    nasx = dnum(nas) if n % 4 else q(dmix(nas))
    full = q(dext(nas))
    add('REGISTRAD' + fem_, nome)
    add('NASCID' + fem_ + ' EM', f'{nasx}  ({full})')
    add('ÀS', (hm(h) + ' HS.' if n % 2 else q(hext(h))) if h else 'XXXXXXXXX')
    est = q(o['est'])
    add('LUGAR', est if est else q(f'domicílio dos pais, Passo da Guarda, interior'))
    add('CIDADE/ESTADO', q(f'{mun}/RS'))
    add('SEXO', q(f['sexo']))
    L.append('')
    if pai:
        add('FILH' + fem_ + ' DE', f'{pai}')
        add('   E DE', f'{mae}')
        add('NATURAIS', q(f'ele de {f["nat_p"][0]}-{f["nat_p"][1]} e ela de {f["nat_m"][0]}-{f["nat_m"][1]}'))
    else:
        add('FILH' + fem_ + ' DE', f'{mae}')
        add('NATURAL', q(f'ela de {f["nat_m"][0]}-{f["nat_m"][1]}'))
    ig = q('ignorados') if n % 2 else 'XXXXXXXXX'
    gp = lambda a, b: f'{a} E {b}' if a and b else (f'{a} E {"XXXXXXXXX" if n % 2 == 0 else "IGNORADA"}' if a else ig)
    add('AVÓS PATERNOS', gp(A[0], A[1]))
    add('AVÓS MATERNOS', gp(A[2], A[3]))
    L.append('')
    add('DECLARANTE', q('o pai') if pai and n % 3 else q('a mãe') if n % 2 else q('a avó materna'))
    add('TESTEMUNHAS', ' E '.join(q(adult(r, uf)) for _ in range(2)) if n in (3, 6, 8) else q('dispensadas'))
    add('DATA DO REGISTRO', f'{dnum(reg)}')
    an = q(f'casou-se com {adult(r, uf, "M")} em 22.10.1988, livro B-18, fls. 207, nr. 3.116, deste ofício.') if o.get('an') else ''
    av = q(f'por sentença de 11.05.1990 do Juiz de Direito da 1a. Vara Cível desta comarca, foi acrescido ao nome da registrada o apelido da avó materna. Averbado em 02.06.1990.') if o.get('av') else ''
    add('OBSERVAÇÕES', (f'{"GEMEA" if n % 2 else "GÊMEA"} DE {tw}, NASCIDA 8 MINUTOS DEPOIS.' if tw else '') or an or av or q('não há'))
    txt = '\n'.join(L)
    bar = '=' * W
    ctr = lambda s: s.center(W).rstrip()
    head = '\n'.join([ctr(q('República Federativa do Brasil')), ctr(q('Estado do Rio Grande do Sul - Comarca de ' + mun)), ctr(q(cart)), ctr(q(f'{r.choice(RUAS)}, {r.randrange(50, 1900)} - fone {r.randrange(220, 499)}-{r.randrange(1000, 9999)}'))])
    tit = ctr(' '.join(q('certidão')) + '   ' + 'D E' + '   ' + 'N A S C I M E N T O')
    intro = '\n'.join(textwrap.wrap(q(f'certifico, a pedido verbal de parte interessada, que revendo os livros deste ofício, no de número {livro}, a folhas {folha}, sob o termo número {termo}, consta o assento que segue:'), W, break_on_hyphens=False))
    fim = '\n'.join(textwrap.wrap(q('é o que consta do referido assento, ao qual me reporto e dou fé.'), W))
    rod = q(f'{mun}, {dmix(emi) if n % 2 else dnum(emi)}.')
    em = q(f'emol.: R$ {r.randrange(3, 19)},{r.randrange(10, 99)}') if emi.year > 1994 else 'EMOL.: %s %d.%03d,00' % ('NCz$' if emi.year == 1989 else 'Cr$', r.randrange(1, 90), r.randrange(1000))
    body = f'''<div class="bars"></div>{''.join(f'<div class="hole" style="top:{k * 36 + 10}pt;left:9pt"></div><div class="hole" style="top:{k * 36 + 10}pt;right:9pt"></div>' for k in range(23))}<div class="pl"></div><div class="pr"></div>
<pre class="abs tx">{e(head)}

{bar}
{e(tit)}
{bar}

{e(intro)}

{e(txt)}

{e(fim)}

{e(rod)}
{e(em)}
{('SELO DE FISCALIZACAO NR. ' if n % 2 else 'SELO DE FISCALIZAÇÃO Nº ') + selo if selo else ''}</pre>
<div class="abs sg">{sign(r, 190, 40, '#22306e', 1.5)}<pre>------------------------------------
{e((ofi if n % 3 else aj).center(36).rstrip())}
{e(q('oficial do registro civil' if n % 3 else 'oficial ajudante').center(36).rstrip())}</pre></div>
<div class="abs" style="left:66pt;bottom:40pt">{ring(cart.upper()[:34], [mun.upper()[:14], 'RS'], 100, '#5b2a80', 9, .55)}</div>
<pre class="abs ft">RGCIVIL VRS 3.{n} - LICENCA {r.randrange(1000, 9999)} - FORM. 02/NASC {'' if n % 3 else q('oficial: ' + ofi)}</pre>'''
    css = '''.sheet{background:#fdfefb;color:#2c2c30}.bars{position:absolute;left:32pt;right:32pt;top:0;bottom:0;background:repeating-linear-gradient(#eaf5ea 0 27pt,#fdfefb 27pt 54pt)}.hole{position:absolute;width:10pt;height:10pt;border-radius:50%;background:#d6d6d0;border:.4pt solid #bbb}.pl,.pr{position:absolute;top:0;bottom:0;border-left:.7pt dashed #b5c4b5}.pl{left:30pt}.pr{right:30pt}
pre{font-family:"Nimbus Mono PS","Liberation Mono";font-weight:bold;margin:0}.tx{left:52pt;top:40pt;font-size:10.9pt;line-height:14.4pt;font-size:10.9pt}.sg{right:60pt;bottom:58pt;text-align:center}.sg pre{text-align:left;font-size:10pt;line-height:12pt}.ft{left:52pt;bottom:18pt;font-size:7pt;font-weight:normal}'''
    t = truth('O5', n)
    put(t, nome=nome, nasc=(full, nas), hora=hm(h) if h else '', sexo=f['sexo'], est=est or 'Domicílio', lmun=q(mun), luf=uf, rmun=q(mun), ruf=uf, cart=q(cart), dreg=reg, livro=livro, folha=folha, termo=termo, avos=A, averb=av, anot=an, selo=selo,
        of=ofi, demi=emi)
    nt = lambda c: q(f'{c[0]} - {c[1]}')
    if pai: put(t, g1=(pai, nt(f['nat_p'])), g2=(mae, nt(f['nat_m'])))
    else: put(t, g1=(mae, nt(f['nat_m'])))
    if tw:
        put(t, gem=f'GÊMEA DE {tw}, NASCIDA 8 MINUTOS DEPOIS.')
        t['meta']['twin_names'] = [tw]
        t['accept']['gêmeos.informações_adicionais'] = [tw]
    t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dnum(nas), nasx, f'{nasx} ({full})', f'{nasx}  ({full})']
    t['meta']['joint_notes'] = True
    save(t, css, body)


O6_REG = [('Campo Grande', '2º Serviço Notarial e Registral Civil - 2ª Circunscrição'), ('Dourados', 'Cartório do Registro Civil Rosa de Saron'), ('Corumbá', 'Serviço Registral da 1ª Circunscrição de Corumbá'), ('Ponta Porã', 'Cartório Erva-Mate de Registro Civil'),
          ('Amambai', 'Serviço Notarial e de Registro Civil de Amambai'), ('Três Lagoas', 'Cartório do 3º Ofício de Três Lagoas'), ('Aquidauana', 'Cartório de Registro Civil Pantanal'), ('Naviraí', 'Ofício de Registro Civil e Tabelionato de Protesto de Naviraí')]
O6_OPT = [dict(s='F', y=1998, est='Associação Beneficente de Campo Grande - Santa Casa'), dict(s='M', y=2004, est='Hospital Evangélico Dr. e Sra. Goldsby King', twin='Davi', name='Daniel Kenzo @'), dict(s='F', y=1974, iy=2002, est='Hospital de Caridade de Corumbá', an=1),
          dict(s='M', y=2006, est='Hospital Regional Dr. José de Simone Netto', nofather=1, name='Rubén Darío @'), dict(s='F', y=1999, est='', home='aldeia Limão Verde, à hora que não se sabe', nohour=1, name='Kunha Rendy’i Verá Poty Aquino', fix=dict(pai='Ava Tupã Jeguaka Aquino', mae='Mbo’y Rory Martins', avo_p='', ava_p='', nat_p=('Amambai', 'MS'), nat_m=('Tacuru', 'MS'))),
          dict(s='M', y=1977, iy=1998, est='Hospital Nossa Senhora Auxiliadora', av=1), dict(s='F', y=2008, est='Hospital Regional Estácio Muniz', name='Thaynara Nhandewa @'), dict(s='M', y=1995, est='Casa de Parto Santa Luzia', unk=1)]


def O6(n):
    r = random.Random(9600 + n)
    mun, cart = O6_REG[n - 1]
    uf = 'MS'
    o = O6_OPT[n - 1]
    f = family(r, uf, o['y'], o['s'], **o)
    nas, reg, emi = dates(r, o['y'], issue=o.get('iy'), late=410 if n == 5 else None)
    h = None if o.get('nohour') else hour(r)
    livro, folha, termo = f'{r.randrange(20, 140)}{"-A" if n % 2 else ""}', f'{r.randrange(1, 300)}{"v°" if n in (3, 6) else ""}', f'{r.randrange(3000, 79000)}'
    # at times the register lies elsewhere than the issuing town's birth place
    lm = ('Coronel Sapucaia', 'MS') if n == 4 else ('Anastácio', 'MS') if n == 7 else (mun, uf)
    ofi, sub = adult(r, uf), adult(r, uf, 'F')
    selo = code(r, 'AAA') + '-' + code(r, '99999') if emi.year >= 1999 else ''
    av = an = ''
    if o.get('an'): an = f'Divorciada de {adult(r, uf, "M")} por sentença de 05/11/2001, com quem fora casada desde 20/05/1997 (Livro 22-B, fls. 14).'
    if o.get('av'): av = f'Por mandado judicial de 17/03/1987, reconhecida a paternidade; acrescentados o nome do pai e dos avós paternos. Averbado em 30/03/1987.'
    A = [f[k] for k in ('avo_p', 'ava_p', 'avo_m', 'ava_m')]
    if o.get('unk'): A[2] = ''
    vz = ('xxxxxxxxxxxxx', '* * * * *')[n % 2]
    oa = 'a' if f['F'] else 'o'
    d1 = f'{"aos" if nas.day > 1 else "ao"} <b>{dext(nas)}</b>'
    hx = f', às <b>{(hper(h) if n % 2 else hext(h))}</b>' if h else (', em <b>hora ignorada</b>' if n != 5 else '')
    place = f'no(a) <b>{e(o["est"])}</b>' if o['est'] else '<b>em domicílio, na aldeia Limão Verde</b>'
    nome = f['nome'].upper()
    tw = f['gemeo']
    side = lambda k, v: f'<div class="sd"><i>{k}</i>{v}</div>'
    P = lambda x, sx: f'<td class="lb">{x}</td>'
    row = lambda l, a, b: f'<tr><td class="lb">{l}</td><td>{e(a) if a else vz}</td><td>{e(b) if b else vz}</td></tr>'
    nat = lambda c: f'{c[0]} - {c[1]}'
    tt = r.randrange(100)
    body = f'''<div class="bd1"></div><div class="bd2"></div><div class="bd3"></div>{''.join(f'<div class="abs" style="{p}">{rosette(46, "#5a3413", 5, .9)}</div>' for p in ('left:14pt;top:14pt', 'right:14pt;top:14pt', 'left:14pt;bottom:14pt', 'right:14pt;bottom:14pt'))}
<div class="abs" style="left:270pt;top:330pt">{rosette(250, '#a8763e', 11, .28)}</div>
<div class="abs stub"><div class="st">ASSENTO</div>{side('Livro', f'<b>{livro}</b>')}{side('Folhas', f'<b>{folha}</b>')}{side('Nº de ordem', f'<b>{termo}</b>')}{side('Feito em', f'<b>{dnum(reg)}</b>')}{side('Foi declarante', e(f['pai'] if f['pai'] and n % 3 else f['mae']))}{side('Testemunhas', e(adult(r, uf)) + '<br>' + e(adult(r, uf)) if n in (3, 5, 6) else '- não constam -')}
{side('Cota', f'Cert. R$ {r.randrange(4, 15)},{r.randrange(10, 99)}<br>Funjecc 3% R$ 0,{r.randrange(12, 49)}') if n % 2 else side('Cota', 'Gratuita - Lei 9.534/97' if emi.year > 1997 else 'R$ 4,80')}{side('Selo de autenticidade', f'<b>{selo}</b>') if selo else ''}<div class="ro">{ring(cart.upper()[:36], ['REG. CIVIL', mun.upper()[:14]], 88, '#7a2a1a', 14, .5)}</div></div>
<div class="abs mn"><div class="h0">ESTADO DE MATO GROSSO DO SUL</div><div class="h1">{e(cart)}</div><div class="h2">Comarca e Município de {e(mun)}<br>{e(ofi)} &mdash; {'Oficial' if n % 2 == 0 else 'Titular'}</div><div class="ti">Certidão<br><span>de</span> Nascimento</div>
<p>Certifico que, do livro e folhas ao lado mencionados, consta o nascimento de</p><div class="nm">{e(nome)}</div>
<p>do sexo <b>{f['sexo'].lower()}</b>, nascid{oa} {d1}{hx}, {place}, {'neste Município' if lm[0] == mun else f'em {e(lm[0])}, neste Estado'}{'' if lm[0] != mun else f' de {mun}, deste Estado'}.{f' Tem irmão gêmeo de nome <b>{e(tw)}</b>, nascido em seguida.' if tw else ''}</p>
<table class="pp"><colgroup><col style="width:17%"><col><col></colgroup><tr><th></th><th>Lado do pai</th><th>Lado da mãe</th></tr>{row('Genitores', f['pai'], f['mae'])}{row('naturais de', nat(f['nat_p']) if f['pai'] else '', nat(f['nat_m']))}{row('profissão', f['prof_p'] if f['pai'] else '', f['prof_m'])}{row('Avô', A[0], A[2])}{row('Avó', A[1], A[3])}</table>
<div class="ob"><i>À margem:</i> <span>{e(av or an) or 'nada consta até esta data.'}</span></div>
<p class="dou">O referido é verdade e dou fé.</p><p class="dt">{e(mun)} (MS), {'aos ' if n % 2 else ''}{dext(emi) if n % 3 == 0 else dmix(emi)}.</p><div class="sg">{sign(r, 170, 40, '#1d2d6a')}<div>{e(sub) if n in (2, 7) else e(ofi)}</div><small>{'Substituta' if n in (2, 7) else ('Oficial' if n % 2 == 0 else 'Titular')}</small></div></div>
<div class="abs gr">Gráfica Guaicurus Ltda. - Campo Grande/MS - série {chr(65 + n)} - {r.randrange(10000, 99999)}</div>'''
    css = '''.sheet{font-family:"P052";color:#3b2208;background:#fffaf0;font-size:11pt}.bd1{position:absolute;inset:18pt;border:5pt double #5a3413}.bd2{position:absolute;inset:27pt;border:3pt dotted #a8763e}.bd3{position:absolute;inset:33pt;border:.7pt solid #5a3413}.stub{left:42pt;top:64pt;bottom:64pt;width:122pt;border-right:1.4pt solid #5a3413;padding-right:8pt}.st{font-size:13pt;font-weight:bold;text-align:center;border-bottom:.7pt solid #5a3413;margin-bottom:8pt}
.sd{margin-bottom:11pt;font-family:Carlito;font-size:10pt;line-height:12pt;color:#111}.sd i{display:block;font-family:"P052";font-size:8pt;color:#5a3413}.sd b{font-size:12.5pt}.ro{position:absolute;bottom:4pt;left:14pt}.mn{left:178pt;right:46pt;top:58pt;bottom:48pt}.h0{text-align:center;font-size:10pt;font-weight:bold}.h1{text-align:center;font-size:13pt;font-weight:bold}.h2{text-align:center;font-size:9.5pt;line-height:12pt}.ti{text-align:center;font-size:29pt;line-height:31pt;font-family:"Z003";margin:14pt 0 10pt}.ti span{font-size:20pt}
p{margin:8pt 0;font-size:12pt;line-height:21pt;text-align:justify}p b{font-family:Carlito;color:#111}.nm{border:.8pt solid #5a3413;padding:5pt;text-align:center;font:bold 15pt Carlito;color:#111;background:rgba(255,255,255,.6);margin:6pt 0}.pp{width:100%;table-layout:fixed;margin-top:8pt}.pp th,.pp td{border:.7pt solid #5a3413;padding:6.5pt 6pt;text-align:left;vertical-align:top;font:11pt/13pt Carlito;color:#111}.pp th{font:italic 9.5pt "P052";color:#5a3413;background:#f5e8d2}.pp .lb{font:italic 8.5pt "P052";color:#5a3413}
.ob{margin-top:12pt;font-size:10pt;min-height:60pt}.ob span{font-family:Carlito;color:#111;font-size:10pt}.dou{text-align:center}.dt{text-align:right}.sg{text-align:center;margin:8pt 0 0 90pt}.sg div{border-top:.7pt solid #3b2208;font-weight:bold}.gr{bottom:6pt;left:0;right:0;text-align:center;font-size:6.5pt}'''
    t = truth('O6', n)
    put(t, nome=nome, nasc=(dext(nas), nas), hora=hm(h) if h else '', sexo=f['sexo'], est=o['est'] or 'Domicílio', lmun=lm[0], luf=lm[1], rmun=mun, ruf=uf, cart=cart, dreg=reg, livro=livro, folha=folha, termo=termo, avos=A, averb=av, anot=an, selo=selo, of=ofi, demi=emi)
    if f['pai']: put(t, g1=(f['pai'], nat(f['nat_p'])), g2=(f['mae'], nat(f['nat_m'])))
    else:
        put(t, g1=(f['mae'], nat(f['nat_m'])))
        t['accept'].update({'filiação.genitor_1.nome_completo': [''], 'filiação.genitor_1.naturalidade': [''], 'filiação.genitor_2.nome_completo': [f['mae']], 'filiação.genitor_2.naturalidade': [nat(f['nat_m'])]})
    if tw:
        put(t, gem=f'Tem irmão gêmeo de nome {tw}, nascido em seguida.')
        t['meta']['twin_names'] = [tw]
        t['accept']['gêmeos.informações_adicionais'] = [tw]
    t['meta']['joint_notes'] = True
    save(t, css, body)
