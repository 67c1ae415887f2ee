# -*- coding: utf-8 -*-
"""O7: Mato Grosso 1976-1991, A5 blank across, typed on dotted lines.  O8: typed narrative of 1941-1974."""
from base import *
from people import *

O7_REG = [('Cuiabá', '3º Ofício - Registro Civil'), ('Rondonópolis', 'Cartório do 2º Ofício de Rondonópolis'), ('Barra do Garças', 'Cartório Araguaia de Registro Civil'), ('Cáceres', 'Cartório de Paz e Registro Civil de Cáceres'),
          ('Poconé', 'Cartório do 1º Ofício de Poconé'), ('Sinop', 'Cartório de Paz do Distrito de Sinop'), ('Diamantino', 'Cartório do Registro Civil de Diamantino'), ('Alta Floresta', 'Cartório Teles Pires de Paz e Notas')]
O7_OPT = [dict(s='F', y=1978, est='Hospital Geral e Maternidade'), dict(s='M', y=1981, est='Hospital Samaritano', name='Valdomiro Aparecido @'), dict(s='M', y=1976, est='', home='na aldeia São Marcos', name='Tsibodowapré Cosme Xavante', fix=dict(pai='Jerônimo Tsereruremé', mae='Ana Wautomoaba Peniõ', avo_p='', ava_p='', avo_m='Tserewari', ava_m='')),
          dict(s='F', y=1984, est='Hospital São Luiz', nofather=1, av=1), dict(s='M', y=1965, iy=1989, est='', home='em casa, na Fazenda Jacobina', an=1), dict(s='F', y=1987, est='Hospital Celeste', twin='Eliane', name='Elisângela @'),
          dict(s='M', y=1979, est='', home='em domicílio, no Posto Gil', nohour=1), dict(s='F', y=1990, est='Hospital Santa Rita', name='Keila Dayane @')]


def O7(n):
    r = random.Random(9700 + n)
    mun, cart = O7_REG[n - 1]
    uf = 'MT'
    o = O7_OPT[n - 1]
    f = family(r, uf, o['y'], o['s'], **o)
    nas, reg, emi = dates(r, o['y'], issue=o.get('iy'), late=2190 if n == 7 else None)
    h = None if o.get('nohour') else hour(r)
    livro, folha, termo = f'{["A-", "", "B-"][n % 3]}{r.randrange(3, 70):02d}', f'{r.randrange(1, 300)}{["", " vº"][n % 2]}', f'{r.randrange(300, 22000):,}'.replace(',', '.')
    ofi = adult(r, uf)
    fill = ('x-x-x-x-x-x', '= = = = = =', '------------')[n % 3]
    oa = 'a' if f['F'] else 'o'
    nm = f['nome'] if n % 4 else f['nome'].upper()
    an = av = ''
    if o.get('an'): an = f'Casou-se em 14.07.1988 com {adult(r, uf, "F")}, nesta cidade.'
    if o.get('av'): av = f'Reconhecida por escritura pública de 03.05.1985. Pai: {f["avo_m"].split()[0]} não alterado.' if 0 else 'Retificado o sobrenome da mãe, por despacho do MM. Juiz Corregedor, em 03.05.1985. Dou fé.'
    L = lambda *it: '<div class="ln">' + ''.join(f'<span class="p">{x}</span>' if isinstance(x, str) else f'<span class="t" style="flex:{x[1]} 1 auto">{e(x[0]) if x[0] else fill}</span>' for x in it) + '</div>'
    A = [f[k] for k in ('avo_p', 'ava_p', 'avo_m', 'ava_m')]
    nt = lambda c: f'{c[0]} - {c[1]}'
    place = o['est'] or o['home']
    yy = nas.year
    tw = f['gemeo']
    nasx = f'{nas.day} de {MES[nas.month]} de {yy}'
    corp = ''.join((
        L('CERTIFICO que, sob o nº', (termo, 1), 'a fls.', (folha, 1), 'do livro nº', (livro, 1), ', foi registrado em', (f'{reg.day:02d}.{reg.month:02d}.{reg.year}', 1)),
        L('o nascimento de', (nm, 9)),
        L(f'nascid{oa} no dia', (f'{nas.day:02d}' if n % 2 else f'{nas.day}', .5), 'de', (MES[nas.month], 1.2), 'de', (f'{yy}', .6), ', às', (hext(h).replace(' horas', ' hs').replace(' minutos', ' min') if h and n % 2 else (hm(h).replace(':', ',') + ' hs' if h else ''), 2)),
        L('em', (place, 5), 'Município', (f'{mun} - MT', 2)),
        L('do sexo', (f['sexo'].lower(), 1), 'côr', (r.choice(['branca', 'parda', 'morena', 'preta']) if n != 3 else 'indígena', .8), 'filh' + oa + ' de', (f['pai'], 5)),
        L('natural de', (nt(f['nat_p']) if f['pai'] else '', 2), 'e de D.', (f['mae'], 5)),
        L('natural de', (nt(f['nat_m']), 2), 'profissões', (f"{f['prof_p']} e {f['prof_m']}" if f['pai'] else f['prof_m'], 3)),
        L('neto paterno de' if not f['F'] else 'neta paterna de', (A[0], 4), 'e', (A[1], 4)),
        L('e materno de' if not f['F'] else 'e materna de', (A[2], 4), 'e', (A[3], 4)),
        L('Declarante', (f['pai'] or f['mae'], 4), 'Gêmeo?', ('sim, com ' + tw if tw else 'não', 2)),
        L('Testemunhas', (adult(r, uf) + ' e ' + adult(r, uf), 1)),
        L('Observações', (an, 1))))
    body = f'''<div class="abs mg"><div class="mh">AVERBAÇÕES</div><div class="mt">{e(av) or ('nada consta' if n % 2 else fill)}</div><div class="mf">2ª VIA<br>Cr$ ______<br>Guia nº {r.randrange(100, 999)}</div></div>
<div class="abs mn"><div class="hd"><div>{arms(44, '#222', '#fff')}</div><div class="hc"><div>REPÚBLICA FEDERATIVA DO BRASIL</div><div class="a">ESTADO DE MATO GROSSO &mdash; Comarca de {e(mun)}</div><div class="b">{e(cart)}</div><div class="c">{'Oficial' if n % 2 else 'Escrivão'}: {e(ofi)}</div></div></div><div class="ti">CERTIDÃO DE NASCIMENTO</div>{corp}
<div class="ft"><div>O referido é verdade e dou fé.<br><span class="t">{e(mun)}</span>, <span class="t">{emi.day}</span> de <span class="t">{MES[emi.month]}</span> de <span class="t">{emi.year}</span></div><div class="sg">{sign(r, 150, 30, '#20307a')}<div>{'O Oficial' if n % 2 else 'O Escrivão'}</div></div></div></div><div class="abs" style="left:14pt;bottom:44pt">{ring(cart.upper()[:30], ['*', mun.upper()[:13]], 84, '#303c9a', -20, .5)}</div><div class="abs pr">Tip. Calábria - Cuiabá - Bl. 50x1 - Mod. 7</div>'''
    css = '''.sheet{background:#fbf6e6;color:#1c1c1c;font-family:"TeX Gyre Termes";font-size:9.2pt}.mg{left:16pt;top:16pt;bottom:16pt;width:92pt;border:.8pt solid #333}.mh{text-align:center;border-bottom:.8pt solid #333;font-size:8pt;padding:2pt}.mt{font:7.8pt/11pt "Courier Prime";color:#20243f;padding:6pt 4pt}.mf{position:absolute;bottom:3pt;left:4pt;font-size:7pt}.mn{left:120pt;right:18pt;top:14pt;bottom:14pt}.hd{display:flex;align-items:center}.hc{flex:1;text-align:center;line-height:11pt}.hc .a{font-weight:bold}.hc .b{font-size:11pt;font-style:italic}.hc .c{font-size:8pt}
.ti{text-align:center;font-size:15pt;font-weight:bold;margin:3pt 0 4pt}.ln{display:flex;align-items:baseline;gap:4pt;height:19.2pt;white-space:nowrap}.p{flex:none}.t{font:9.6pt "Courier Prime";color:#20243f;border-bottom:.8pt dotted #444;padding:0 2pt;line-height:11pt}.ft{display:flex;justify-content:space-between;align-items:flex-end;margin-top:8pt}.sg{text-align:center;width:170pt}.sg div{border-top:.6pt solid #333}.pr{right:18pt;bottom:4pt;font-size:5.8pt}'''
    t = truth('O7', n, 595, 420)
    put(t, nome=nm, nasc=(nasx, nas), hora=hm(h) if h else '', sexo=f['sexo'], est=o['est'] or 'Domicílio', lmun=mun, luf=uf, rmun=mun, ruf=uf, cart=cart, dreg=reg, livro=livro, folha=folha, termo=termo, avos=A, averb=av, anot=an, of=ofi, demi=emi)
    if f['pai']: put(t, g1=(f['pai'], nt(f['nat_p'])), g2=(f['mae'], nt(f['nat_m'])))
    else:
        put(t, g1=(f['mae'], nt(f['nat_m'])))
        t['accept'].update({'filiação.genitor_1.nome_completo': [''], 'filiação.genitor_1.naturalidade': [''], 'filiação.genitor_2.nome_completo': [f['mae']], 'filiação.genitor_2.naturalidade': [nt(f['nat_m'])]})
    if tw:
        put(t, gem='sim, com ' + tw)
        t['meta']['twin_names'] = [tw]
        t['accept']['gêmeos.informações_adicionais'] = [tw]
    t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dnum(nas), f'{nas.day:02d} de {MES[nas.month]} de {yy}']
    if n == 3:
        t['data']['local_nascimento']['estabelecimento'] = ''
        t['accept']['local_nascimento.estabelecimento'] = ['Domicílio', 'aldeia São Marcos', 'na aldeia São Marcos']
    save(t, css, body, '595pt 420pt')


O8_REG = [('Orleans', 'SC', 'Cartório de Paz de Orleans'), ('Palmeira', 'PR', 'Cartório do Registro Civil de Palmeira'), ('Soledade', 'RS', 'Cartório do Registro Civil de Soledade'), ('Pirenópolis', 'GO', 'Cartório do Registro Civil Meia Ponte'),
          ('Ibirama', 'SC', 'Escrivania de Paz de Hamônia'), ('Aquidauana', 'MT', 'Cartório do 4º Ofício de Aquidauana'), ('Ivaiporã', 'PR', 'Cartório Distrital do Corumbataí'), ('Alegrete', 'RS', 'Cartório do Registro Civil da 1ª Zona de Alegrete')]
O8_OPT = [dict(s='F', y=1949, place='Rio Novo', name='Perpétua Amábile @'), dict(s='M', y=1938, iy=1952, place='Colônia Witmarsum', name='Estanislau @'), dict(s='M', y=1955, place='Linha Bonita', nofather=1), dict(s='F', y=1939, iy=1961, place='Fazenda Babilônia', an=1),
          dict(s='M', y=1961, est='Hospital Miguel Couto', name='Siegfried Helmuth @'), dict(s='F', y=1952, iy=1970, place='Retiro do Taboco', unk=1, nohour=1), dict(s='M', y=1967, place='Água do Macuco', twin='Damião', name='Cosme @'), dict(s='F', y=1971, iy=1974, est='Santa Casa de Caridade', av=1)]


def O8(n):
    r = random.Random(9800 + n)
    mun, uf, cart = O8_REG[n - 1]
    o = O8_OPT[n - 1]
    guf = 'MS' if n == 6 else uf
    f = family(r, guf, o['y'], o['s'], **o)
    fixuf = lambda c: (c[0], uf if c[1] == guf else ('GO' if c[1] == 'TO' else c[1]))
    f['nat_p'], f['nat_m'] = fixuf(f['nat_p']), fixuf(f['nat_m'])
    nas, reg, emi = dates(r, o['y'], issue=o.get('iy'))
    h = None if o.get('nohour') else hour(r)
    livro, folha, termo = str(r.randrange(4, 60)), f'{r.randrange(1, 200)}{["", " verso", " v."][n % 3]}', str(r.randrange(31, 2900))
    ofi = adult(r, guf, 'M', 'old')
    nome = f['nome'] if n % 3 else f['nome'].upper()
    nat = lambda c: f'{c[0]}, dêste Estado' if c[1] == uf else f'{c[0]}, Estado {UFP[c[1]]} {UFN[c[1]]}'
    A = [f[k] for k in ('avo_p', 'ava_p', 'avo_m', 'ava_m')]
    if o.get('unk'): A[2] = A[3] = ''
    oa = 'a' if f['F'] else 'o'
    sx = f['sexo'].lower()
    tw = f['gemeo']
    hx = f'às {hper(h)}' if h else 'à hora não declarada'
    loc = f'no {o["est"]}, nesta cidade de {mun}' if o.get('est') else f'no domicílio de {"seus pais" if f["pai"] else "sua mãe"}, no lugar denominado {o["place"]}, município de {mun}'
    if tw: loc += f', em parto duplo com seu irmão {tw}'
    dec = f['pai'] or A[2]
    fil = (f'filh{oa} legítim{oa} de {f["pai"]}, {f["prof_p"]}, natural de {nat(f["nat_p"])}, e de Dona {f["mae"]}, de prendas domésticas, natural de {nat(f["nat_m"])}' if f['pai'] else
           f'filh{oa} natural de Dona {f["mae"]}, solteira, de serviços domésticos, natural de {nat(f["nat_m"])}')
    net = []
    if A[0] or A[1]: net.append(f'net{oa} por parte paterna de {A[0]} e de Dona {A[1]}')
    if A[2] or A[3]: net.append(f'{"e " if net else "net" + oa + " "}por parte materna de {A[2]} e de Dona {A[3]}')
    else: net.append('sendo ignorados os avós maternos')
    w1, w2 = adult(r, guf, 'M', 'old'), adult(r, guf, 'M', 'old')
    an = av = ''
    if o.get('an'): an = f'Contraiu matrimônio nesta cidade, em 26 de julho de 1960, com {adult(r, "GO", "M", "old")}, conforme livro B-9, fôlhas 41.'
    if o.get('av'): av = 'Por despacho do Dr. Juiz de Direito, datado de 9 de março de 1973, foi corrigida a grafia do nome da mãe da registrada.'
    txt = (f'CERTIFICO, a pedido verbal de pessoa interessada, que revendo em meu cartório o livro número {livro} de registros de nascimentos, nêle, às fôlhas {folha}, sob o número {termo}, consta o assento feito em {dext(reg)}, pelo qual se vê que no dia '
           f'{dext(nas)}, {hx}, {loc}, nasceu uma criança do sexo {sx}, de côr {r.choice(["branca", "branca", "parda", "morena"])}, a quem foi pôsto o nome de {nome}, {fil}; {", ".join(net)}. Foi declarante {dec}, tendo servido de testemunhas {w1} e {w2}, que assinaram o têrmo.')
    nota = f'À margem do assento consta: {an or av}' if an or av else ''
    fim = 'Nada mais se continha no dito assento, ao qual me reporto e dou fé.'
    data = f'{mun}, {dext(emi) if n % 2 else dmix(emi)}.'
    br = 'ESTADOS UNIDOS DO BRASIL' if emi.year < 1967 else 'REPÚBLICA FEDERATIVA DO BRASIL'
    stamp = lambda v, c, x, rot: f'<div class="abs tax" style="left:{x}pt;transform:rotate({rot}deg);background:{c}"><span>{UFN[uf].upper() if len(UFN[uf]) < 12 else "TESOURO"}</span><b>{v}</b><span>TAXA DE EMOLUMENTOS</span></div>'
    old = emi.year < 1967
    body = f'''<div class="abs mar"><div>N.º {termo}</div><div class="mn">{e(nome)}</div><div class="m2">Emol. {'Cr$' if emi.year >= 1943 else 'Rs.'} {r.randrange(3, 25)},00<br>Busca {r.randrange(1, 5)},00</div></div><div class="rule"></div>
<div class="abs lt"><div class="l0">{br}</div><div class="l1">Estado {UFP[uf]} {UFN[uf]} &nbsp;—&nbsp; Município de {mun}</div><div class="l2">{e(cart)}</div><div class="l3">{e(ofi)}, {'Escrivão de Paz e Oficial do Registro Civil' if n % 2 else 'Oficial do Registro Civil e Tabelião'}</div></div>
<div class="abs tt">CERTIDÃO DE NASCIMENTO</div><div class="abs tx"><p>{e(txt)}</p>{f'<p>{e(nota)}</p>' if nota else ''}<p>{fim}</p><p class="d">{data}</p><p class="d" style="margin-top:14pt">O Oficial,</p><div style="text-align:right">{sign(r, 210, 46, '#20254a', 1.4)}</div></div>
{stamp('2 Cr$' if old else '50 ctvs', '#cfe0c0', 160, -3)}{stamp('1 Cr$' if old else '20 ctvs', '#e9c9b8', 212, 2)}<div class="abs" style="left:275pt;bottom:30pt">{ring(cart.upper()[:34], [mun.upper()[:14], uf], 108, '#53307a', 18, .55)}</div>'''
    css = '''.sheet{background:linear-gradient(100deg,#f3ead0,#f8f1dc 40%,#f1e6c8);color:#221f1c}.mar{left:30pt;top:170pt;width:86pt;font:10.5pt/15pt "Courier Prime"}.mn{margin-top:8pt}.m2{margin-top:60pt;font-size:9pt}.rule{position:absolute;left:124pt;top:40pt;bottom:40pt;border-left:.8pt solid #9a6a5a}.lt{left:140pt;right:40pt;top:42pt;text-align:center;font-family:"Nimbus Roman";color:#2d2a55}.l0{font-size:11pt}.l1{font-size:11pt;font-style:italic}.l2{font-size:16pt;font-weight:bold;margin:3pt 0}.l3{font-size:9pt}
.tt{left:140pt;right:40pt;top:136pt;text-align:center;font:bold 13pt "Courier Prime";text-decoration:underline}.tx{left:140pt;right:40pt;top:172pt;font:11.2pt/19pt "Courier Prime"}.tx p{margin:0 0 4pt;text-indent:36pt}.tx .d{text-indent:0;text-align:right}.tax{bottom:56pt;width:44pt;height:56pt;border:2.5pt dotted #f8f1dc;outline:.4pt solid #8d8a70;text-align:center;font:5.2pt "Nimbus Roman";padding-top:5pt;color:#333}.tax b{display:block;font-size:12pt;margin:7pt 0}.tax span{display:block}'''
    t = truth('O8', n)
    nt = lambda c: f'{c[0]} - {c[1]}'
    put(t, nome=nome, nasc=(dext(nas), nas), hora=hm(h) if h else '', sexo=f['sexo'], est=o.get('est') or 'Domicílio', lmun=mun, luf=uf, rmun=mun, ruf=uf, cart=cart, dreg=reg, livro=livro, folha=folha, termo=termo, avos=A, averb=av, anot=an, of=ofi, demi=emi)
    if f['pai']: put(t, g1=(f['pai'], nt(f['nat_p'])), g2=(f['mae'], nt(f['nat_m'])))
    else: put(t, g1=(f['mae'], nt(f['nat_m'])))
    if tw:
        put(t, gem=f'em parto duplo com seu irmão {tw}')
        t['meta']['twin_names'] = [tw]
        t['accept']['gêmeos.informações_adicionais'] = [tw]
    t['meta']['joint_notes'] = True
    save(t, css, body)
