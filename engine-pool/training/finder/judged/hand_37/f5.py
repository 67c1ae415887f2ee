# -*- coding: utf-8 -*-
"""O9: inteiro teor on Legal paper, with the margin's notes beside.  O10: traslado of a birth abroad (Livro E), 1997-2009."""
from base import *
from people import *

O9_REG = [('Caxias do Sul', 'RS', 'Registro Civil das Pessoas Naturais da 2ª Zona de Caxias do Sul', '099812'), ('Rio do Sul', 'SC', 'Ofício de Registro Civil de Rio do Sul', '107125'), ('Cornélio Procópio', 'PR', 'Serviço de Registro Civil Norte Pioneiro', '083307'),
          ('Três Lagoas', 'MS', '1º Serviço Notarial e de Registro Civil de Três Lagoas', '062198'), ('Uruguaiana', 'RS', 'Ofício do Registro Civil de Uruguaiana', '100454'), ('Tangará da Serra', 'MT', 'Cartório do 2º Serviço Registral de Tangará da Serra', '065011'),
          ('Ceres', 'GO', 'Registro Civil e Anexos Colônia Agrícola', '027732'), ('Santo Ângelo', 'RS', 'Ofício dos Registros Especiais das Missões', '098870')]
O9_OPT = [dict(s='M', y=1957, iy=2014, est='Hospital Nossa Senhora de Pompéia', an=1), dict(s='F', y=1973, iy=2019, est='', cpf=1, av=1), dict(s='M', y=1985, iy=2012, est='Santa Casa de Misericórdia', twin='Cristiano', name='Cristian Rodrigo @'),
          dict(s='F', y=1999, iy=2023, est='Hospital Auxiliadora', nofather=1, cpf=1), dict(s='M', y=1979, iy=2021, est='Santa Casa de Caridade', cpf=1, av=1, an=1), dict(s='F', y=1990, iy=2016, est='Hospital Santa Ângela', mfirst=1),
          dict(s='M', y=1963, iy=2010, est='', unk=1, nohour=1), dict(s='F', y=2006, iy=2024, est='Hospital Santo Ângelo', cpf=1, name='Djenifer Kauane Jaqueline @', nat=1)]


def O9(n):
    r = random.Random(9900 + n)
    mun, uf, cart, cns = O9_REG[n - 1]
    o = O9_OPT[n - 1]
    f = family(r, uf, o['y'], o['s'], **o)
    nas, reg, emi = dates(r, o['y'], issue=o['iy'])
    h = None if o.get('nohour') else hour(r)
    bk, lf, en = r.randrange(12, 150), r.randrange(2, 290), r.randrange(1400, 58000)
    ver = ' verso' if n in (2, 5, 7) else ''
    livro, folha, termo = f'A-{bk}', f'{lf}{ver}', f'{en:,}'.replace(',', '.') if n % 2 else str(en)
    mat = matricula(cns, reg.year, bk, lf, en, (0, 3, 1)[n % 3])
    cp = cpf(r) if o.get('cpf') else ''
    ofi, esc, olde = adult(r, uf), adult(r, uf, 'F', 'new'), adult(r, uf, 'M', 'old')
    selo = {'RS': code(r, '0999.01.') + f'{emi.year % 100}00001.' + code(r, '99999'), 'SC': code(r, 'AAA99999-AA9A'), 'PR': code(r, 'AA999999') if emi.year < 2013 else code(r, 'a9Aa9.a9AAa.9Aa9A'), 'MS': code(r, 'AAA99999-999-AAA'), 'MT': code(r, 'AAA 99999'), 'GO': code(r, '999A99999')}[uf]
    oa, do, lo = ('a', 'da', 'a') if f['F'] else ('o', 'do', 'o')
    nome = f['nome'].upper() if n % 2 else f['nome']
    A = [f[k] for k in ('avo_p', 'ava_p', 'avo_m', 'ava_m')]
    if o.get('unk'): A[0] = A[1] = ''
    n2 = lambda c: f'{c[0]}-{c[1]}'
    cj = adult(r, uf, 'F' if not f['F'] else 'M')
    an = av = ''
    if o.get('an'): an = f'Casou-se {oa} registrad{oa} com {cj}, nesta cidade, em {dnum(dt.date(nas.year + 27, 5, 14))}, conforme termo {r.randrange(900, 9000)}, fls. {r.randrange(10, 290)}, livro B-{r.randrange(9, 60)}. Faleceu em {dnum(dt.date(emi.year - 2, 8, 3))}, comunicação arquivada. Dou fé.'
    if o.get('av'): av = (f'Por sentença do MM. Juiz de Direito da Vara dos Registros Públicos, de 12/02/2008, transitada em julgado, retifica-se para constar como correto o nome da avó materna: {A[3]}. Em 27/03/2008.' if n != 5 else
                          f'Em cumprimento ao mandado de 19/06/1991, expedido nos autos nº 4.117/90 da Direção do Foro, corrige-se a hora do nascimento, que é a que consta no texto. Em 02/07/1991.')
    if n == 4: av = f'Incluída a inscrição no CPF sob o nº {cp}, na forma do Provimento 63/2017-CNJ. Em {dnum(emi)}.'
    tw = f['gemeo']
    hx = f', às {hext(h)}' if h else ''
    est = o['est']
    loc = f'no {est}, nesta cidade' if est.startswith('Hosp') else f'na {est}, nesta cidade' if est else 'no domicílio dos pais, na localidade de Barra das Pombas, neste município'
    cpai = cpf(r) if nas.year > 1970 else ''
    dv = dnv(r) if nas.year >= 1999 else ''
    decl = f['pai'] or f['mae']
    pd = f'{f["pai"]}, {f["prof_p"]}, brasileiro, natural de {n2(f["nat_p"])}, com {r.randrange(22, 49)} anos de idade' + (f', CPF {cpai}' if cpai and n % 2 else '') if f['pai'] else ''
    md = f'{f["mae"]}, {f["prof_m"]}, brasileira, natural de {n2(f["nat_m"])}, com {r.randrange(18, 41)} anos de idade'
    par = (f'de {md}, e de {pd}' if o.get('mfirst') else f'de {pd}, e de {md}') if pd else f'de {md}, solteira'
    casados = f', casados no civil em {n2(f["nat_m"])}, residentes e domiciliados na {f["rua"]}, nesta cidade' if pd and n % 3 else f', residente{"s" if pd else ""} na {f["rua"]}, nesta cidade'
    av_t = (f'São avós paternos: {A[0]} e {A[1]}. ' if A[0] else ('São ignorados os avós paternos. ' if pd else '')) + f'São avós maternos: {A[2]} e {A[3]}.'
    w1, w2 = adult(r, uf, 'M'), adult(r, uf, 'M')
    nasx = f'{dext(nas)}'
    teor = (f'“TERMO NÚMERO {termo}. Aos {dext(reg, "primeiro")}, neste cartório, na cidade de {mun}, Estado {UFP[uf]} {UFN[uf]}, compareceu {decl}, já qualificad{"o" if f["pai"] else "a"} neste termo, com domicílio na {f["rua"]}'
            + (f', exibindo a declaração de nascido vivo nº {dv},' if dv else ',') + f' e, perante as testemunhas adiante nomeadas e no fim assinadas, declarou que no dia {nasx}{hx}, {loc}, nasceu uma criança do sexo {f["sexo"].lower()}, '
            + (f'de parto duplo, sendo {"a" if f["twinsex"] == "F" else "o"} outr{"a" if f["twinsex"] == "F" else "o"} {tw}, registrad{"a" if f["twinsex"] == "F" else "o"} no termo seguinte, ' if tw else ('em parto simples, ' if n % 2 else ''))
            + f'a qual recebeu o nome de {nome}, ' + (f'com naturalidade de {mun}-{uf}, ' if o.get('nat') else '') + f'filh{oa} {par}{casados}. {av_t} '
            + (f'O casal possui outros {r.choice(["dois", "três"])} filhos. ' if n in (2, 6) else '') + f'Do que, para constar, lavrei este termo que, lido e achado conforme, assina o declarante com as testemunhas {w1}, comerciário, e {w2}, professor, ambos residentes nesta cidade. '
            f'Eu, {olde}, {"Escrivão" if n % 2 else "Oficial"} do Registro Civil, o escrevi e assino. (aa) {decl}; {w1}; {w2}; {olde}.”')
    intro = (f'CERTIFICO, a requerimento de parte interessada e nos termos do artigo 19 da Lei nº 6.015, de 31 de dezembro de 1973, que, revendo o Livro {livro} de Registro de Nascimentos desta Serventia, nele, à folha {folha}, sob o número {termo}, '
             f'encontrei o assento cuja cópia fiel, em inteiro teor, digitada por {esc}, Escrevente, é a que segue:')
    esp = 'EM BRANCO'
    side = ''
    if av: side += f'<h5>Averbação</h5><p>{e(av)}</p>'
    if an: side += f'<h5>Anotação</h5><p>{e(an)}</p>'
    side = side or f'<p class="eb">{esp}</p>'
    body = f'''<div class="fr"></div><div class="abs tp"><div class="a">{e(cart)}</div><div class="b">{e(r.choice(RUAS))}, nº {r.randrange(30, 1800)} · {mun}/{uf} · CEP {dict(RS=9, SC=8, PR=8).get(uf, 7)}{r.randrange(5000, 9999)}-{r.randrange(100, 999)} · CNPJ {r.randrange(10, 99)}.{r.randrange(100, 999)}.{r.randrange(100, 999)}/0001-{r.randrange(10, 99)}<br>{'Oficial Registradora' if n % 2 == 0 else 'Registrador Titular'}: {e(ofi)}</div>
<div class="t">CERTIDÃO EM INTEIRO TEOR</div><div class="t2">REGISTRO DE NASCIMENTO</div><div class="m">Matrícula {mat}{f' &nbsp;&nbsp;|&nbsp;&nbsp; CPF {cp}' if cp else ''}</div></div>
<div class="abs bd"><p class="in">{e(intro)}</p><div class="dl"><div class="tx">{e(teor)}</div><div class="sd"><h6>À MARGEM DO TERMO</h6>{side}</div></div>
<p class="in">ERA o que se continha no mencionado termo, que para aqui foi bem e fielmente transcrito e ao próprio me reporto, conferindo e achando conforme. Esta certidão não contém emendas nem entrelinhas, e envolve elementos de averbação à margem do termo quando existentes (Lei 6.015/73, art. 21). Sua validade independe de reconhecimento de firma nesta Comarca.</p>
<p class="dt">{mun} ({uf}), {dext(emi) if n % 2 else dmix(emi)}.</p>
<div class="ft"><div class="se"><div style="display:flex;gap:8pt"><div>{qr(r, 60)}</div><div>Selo nº {selo}<br>Emolumentos: R$ {r.randrange(30, 90)},{r.randrange(10, 99)}<br>Busca: R$ {r.randrange(5, 12)},{r.randrange(10, 99)}<br>Proc. eletrônico: R$ 5,{r.randrange(10, 99)}<br>Protocolo {r.randrange(1000, 99999)}</div></div></div><div class="sg">{sign(r, 200, 44, '#17265e')}<div class="l">{e(ofi) if n % 2 else e(esc)}</div><div>{'Registrador Titular' if n % 2 else 'Escrevente Autorizada'}</div></div></div></div><div class="abs pg">Folha única &nbsp;—&nbsp; inteiro teor {r.randrange(100, 999)}/{emi.year}</div>'''
    css = '''.sheet{font-family:Caladea;font-size:10.6pt;color:#16161a;background:#fff}.fr{position:absolute;inset:20pt;border:1.6pt solid #6b1f2a;outline:.5pt solid #6b1f2a;outline-offset:-5pt}.tp{left:44pt;right:44pt;top:40pt;text-align:center}.a{font-size:15pt;font-weight:bold;color:#6b1f2a}.b{font-size:8.2pt;line-height:11pt;margin-top:2pt}.t{font-size:18pt;font-weight:bold;margin-top:14pt}.t2{font-size:10.5pt}.m{margin-top:6pt;font-size:10.5pt;font-weight:bold;border-top:.5pt solid #6b1f2a;border-bottom:.5pt solid #6b1f2a;padding:3pt}
.bd{left:44pt;right:44pt;top:176pt;bottom:40pt}.in{text-align:justify;font-size:11pt;line-height:16.5pt;margin:0 0 8pt;text-indent:30pt}.dl{display:flex;border-top:.5pt solid #888;border-bottom:.5pt solid #888;margin-bottom:8pt}.tx{flex:1;text-align:justify;line-height:20.5pt;padding:8pt 10pt 8pt 0;font-size:12pt}.sd{width:134pt;border-left:.5pt solid #888;padding:8pt 0 8pt 8pt;font-size:8.8pt;line-height:11.4pt}.sd h6{margin:0 0 6pt;font-size:8.4pt;color:#6b1f2a}.sd h5{margin:6pt 0 2pt;font-size:8.6pt}.sd p{margin:0}.eb{margin-top:60pt!important;text-align:center;letter-spacing:2pt;color:#777}
.dt{text-align:right;margin:8pt 0}.ft{position:absolute;bottom:12pt;left:0;right:0;display:flex;justify-content:space-between;align-items:flex-end;font-size:8.6pt;line-height:11.4pt}.sg{text-align:center;width:230pt;font-size:10pt}.l{border-top:.6pt solid #222;font-weight:bold;padding-top:2pt}.pg{bottom:28pt;left:0;right:0;text-align:center;font-size:7pt}'''
    t = truth('O9', n, 612, 1008)
    nt = lambda c: f'{c[0]} - {c[1]}'
    put(t, nome=nome, cpf=cp, mat=mat, nasc=(nasx, nas), hora=hm(h) if h else '', sexo=f['sexo'], est=est or 'Domicílio', lmun=mun, luf=uf, rmun=mun, ruf=uf, cart=cart, dreg=reg, dnv=dv, livro=livro, folha=folha, termo=termo, avos=A, averb=av, anot=an, selo=selo,
        of=ofi, demi=emi, nat=f'{mun} - {uf}' if o.get('nat') else '')
    gs = [(f['pai'], nt(f['nat_p'])), (f['mae'], nt(f['nat_m']))] if f['pai'] else [(f['mae'], nt(f['nat_m']))]
    if o.get('mfirst'): gs.reverse()
    put(t, g1=gs[0])
    if len(gs) > 1: put(t, g2=gs[1])
    if tw:
        a = 'a' if f['twinsex'] == 'F' else 'o'
        put(t, gem=f'de parto duplo, sendo {a} outr{a} {tw}')
        t['meta']['twin_names'] = [tw]
        t['accept']['gêmeos.informações_adicionais'] = [tw]
    save(t, css, body, '612pt 1008pt')


O10_REG = [('Curitiba', 'PR', '1º Ofício de Registro Civil e 13º Tabelionato de Notas'), ('Foz do Iguaçu', 'PR', 'Registro Civil e Títulos da Comarca das Cataratas'), ('Santana do Livramento', 'RS', 'Ofício dos Registros da Fronteira'), ('Brasília', 'DF', 'Cartório do 1º Ofício de Registro Civil do Plano Piloto'),
           ('Corumbá', 'MS', 'Serventia de Registro Civil e Interdições de Corumbá'), ('Florianópolis', 'SC', '1º Subdistrito - Registro Civil Desterro'), ('Goiânia', 'GO', '1ª Circunscrição do Registro Civil de Goiânia'), ('Londrina', 'PR', 'Cartório Arapongas do 1º Ofício de Registro Civil')]
O10_OPT = [dict(s='F', y=2003, pl=('Boston', 'Estados Unidos da América'), est='Brigham and Women’s Hospital', cons='Consulado-Geral do Brasil em Boston', name='Emily Grace @'), dict(s='M', y=1996, pl=('Ciudad del Este', 'Paraguai'), est='Hospital Regional', cons='Consulado-Geral do Brasil em Ciudad del Este', fp=('Encarnación', 'Paraguai')),
           dict(s='F', y=1984, iy=1999, pl=('Rivera', 'Uruguai'), est='Sanatorio Casmer', cons='', an=1, fm=('Tacuarembó', 'Uruguai')), dict(s='M', y=2001, pl=('Luanda', 'Angola'), est='Clínica Sagrada Esperança', cons='Embaixada do Brasil em Luanda', nofather=1),
           dict(s='F', y=1999, pl=('Puerto Quijarro', 'Bolívia'), est='', home=1, cons='Vice-Consulado do Brasil em Puerto Suárez', fm=('Roboré', 'Bolívia'), nohour=1), dict(s='M', y=2007, pl=('Milão', 'Itália'), est='Ospedale San Raffaele', cons='Consulado-Geral do Brasil em Milão', twin='Matteo', name='Luca @', fp=('Bérgamo', 'Itália')),
           dict(s='F', y=2005, pl=('Londres', 'Reino Unido'), est='St. Thomas’ Hospital', cons='Consulado-Geral do Brasil em Londres', name='Chloe Anne-Marie de @'), dict(s='M', y=1998, pl=('Hamamatsu', 'Japão'), est='Maternidade Seirei Mikatahara', cons='Consulado-Geral do Brasil em Nagoia', name='Akira Eduardo @', av=1, unk=1)]


def O10(n):
    r = random.Random(10000 + n)
    mun, uf, cart = O10_REG[n - 1]
    o = O10_OPT[n - 1]
    f = family(r, uf, o['y'], o['s'], **o)
    if o.get('fp'): f['nat_p'] = o['fp']
    if o.get('fm'): f['nat_m'] = o['fm']
    nas, creg, _ = dates(r, o['y'])
    reg = creg + dt.timedelta(days=r.randrange(120, 800))
    if o['y'] == 2007: reg = creg + dt.timedelta(days=160)
    if n == 3: reg = dt.date(1999, 3, 22)
    emi = reg + dt.timedelta(days=r.randrange(0, 90))
    if n == 3: emi = dt.date(2006, 7, 4)
    h = None if o.get('nohour') else hour(r)
    livro, folha, termo = f'E-{r.randrange(3, 48):02d}', f'{r.randrange(1, 300):03d}{["", " verso"][n in (2, 6)]}', f'{r.randrange(120, 7900)}'
    ofi, sub = adult(r, uf), adult(r, uf, 'F')
    selo = code(r, 'AA999999') if emi.year > 2000 else ''
    nm = f['nome'].upper() if n % 2 == 0 else f['nome']
    A = [f[k] for k in ('avo_p', 'ava_p', 'avo_m', 'ava_m')]
    if o.get('unk'): A[0] = ''
    an = av = ''
    if o.get('an'): an = f'Em 18/12/2004 casou-se com {adult(r, uf, "M")}, no 2º Cartório de Rosário do Sul - RS, fls. 91 do livro B-22.'
    if o.get('av'): av = f'Homologada a opção pela nacionalidade brasileira por sentença da 2ª Vara Federal de Londrina; averbada em {dnum(emi - dt.timedelta(days=3))}.'
    tw = f['gemeo']
    city, cty = o['pl']
    v0 = ('(não consta)', '. . . . . . . .')[n % 2]
    pl2 = lambda c: f'{c[0]} - {c[1]}'
    nac = lambda c: 'brasileir' if len(c[1]) == 2 else {'Paraguai': 'paraguai', 'Uruguai': 'uruguai', 'Bolívia': 'bolivian', 'Itália': 'italian'}[c[1]]
    org = (f'{o["cons"]}, livro {r.randrange(2, 40)}, folhas {r.randrange(1, 200)}, número {r.randrange(100, 2900)}, em {dnum(creg)}' if o['cons'] else f'Oficina del Registro de Estado Civil, 1ª Sección de {city}, acta {r.randrange(20, 700)}, de {dnum(creg)}, legalizada e traduzida por tradutor público')
    nasx = f'{nas.day}{"º" if nas.day == 1 else ""} de {MES[nas.month]} de {nas.year}' if n % 2 else dext(nas)
    c = lambda num, tit, inner: f'<section><div class="no">{num}</div><div class="ct"><h3>{tit}</h3>{inner}</div></section>'
    rw = lambda l, a, b: f'<tr><th>{l}</th><td>{e(a) if a else v0}</td><td>{e(b) if b else v0}</td></tr>'
    tab = f'''<table><tr><th></th><th class="h">PAI</th><th class="h">MÃE</th></tr>{rw('nome', f['pai'], f['mae'])}{rw('nacionalidade', nac(f['nat_p']) + 'o' if f['pai'] else '', nac(f['nat_m']) + 'a')}{rw('naturalidade', pl2(f['nat_p']) if f['pai'] else '', pl2(f['nat_m']))}{rw('seu pai', A[0], A[2])}{rw('sua mãe', A[1], A[3])}</table>'''
    place = f"{o['est']}, em {city}, {cty}" if o['est'] else f'domicílio dos pais, em {city}, {cty}'
    body = f'''{guil(595, 842, '#8fb6c9', 22, 20, .35, 2)}<div class="abs w"><div class="hd"><div class="l">{arms(56, '#0b3d4f', '#f3fafc')}</div><div><div class="h1">{e(cart)}</div><div class="h2">{mun} - {uf} &nbsp;·&nbsp; Livro “E” — Atos relativos ao estado civil praticados no exterior</div></div></div>
<div class="ti">TRASLADO DE NASCIMENTO<br><span>CERTIDÃO</span></div>
{c('I', 'O ATO', f'<p>Traslado lavrado no livro <b>{livro}</b>, à folha <b>{folha}</b>, sob o número <b>{termo}</b>, em <b>{dext(reg) if n % 2 else dnum(reg)}</b>, por força do art. 32, § 1º, da Lei 6.015/73.</p><p><i>Assento de origem:</i> {e(org)}.</p>')}
{c('II', 'A PESSOA', f'<p class="nm">{e(nm)}</p><p>Sexo {f["sexo"].lower()} &nbsp;/&nbsp; Naturalidade: {city} - {cty}</p><p>Veio ao mundo em <b>{nasx}</b>{f", às <b>{hm(h)}</b> (hora local)" if h else ""}, no seguinte lugar: <b>{e(place)}</b>.</p>' + (f'<p>Gêmeo idêntico de <b>{e(tw)}</b>, objeto do traslado subsequente.</p>' if tw else ''))}
{c('III', 'OS SEUS', tab)}
{c('IV', 'A NACIONALIDADE', '<p class="s">' + ('Nos termos do art. 12, inciso I, alínea “c”, da Constituição Federal, a confirmação da nacionalidade brasileira depende de residência no Brasil e de opção perante a Justiça Federal.' if emi.year < 2008 else 'Brasileiro nato nos termos do art. 12, inciso I, alínea “c”, in limine, da Constituição Federal (EC 54/2007).') + '</p>')}
{c('V', 'O QUE SE AVERBOU OU ANOTOU', f'<p class="s">{e(av or an) or "Nada."}</p>')}
<div class="bt"><div class="bl">{('Selo ' + selo + '<br>') if selo else ''}Custas: R$ {r.randrange(9, 31)},{r.randrange(10, 99)}<br>Requerente: {e(f['mae'] if n % 2 else (f['pai'] or f['mae']))}<br>{'Oficial: ' + e(ofi) if n % 2 == 0 else 'Conferido por ' + sub.split()[0]}</div><div class="br">Dou fé. {mun}, {dmix(emi)}.<br>{sign(r, 180, 42, '#0b3d4f')}<div>{e(sub) + ', Oficial Substituta' if n % 2 == 0 else e(ofi) + ', Oficial'}</div></div></div></div>
<div class="abs" style="right:70pt;bottom:128pt">{ring(cart.upper()[:36], ['LIVRO E', uf], 90, '#8a1f2f', -15, .45)}</div>'''
    css = '''.sheet{font-family:"URW Gothic";font-size:9.8pt;color:#0b2530;background:#f3fafc}.w{left:40pt;right:40pt;top:34pt;bottom:30pt}.hd{display:flex;align-items:center;gap:12pt}.h1{font-size:13.5pt;font-weight:bold}.h2{font-size:8.4pt;margin-top:3pt}.ti{margin:16pt 0 14pt;font-size:22pt;text-align:right;border-bottom:2pt solid #0b3d4f;color:#0b3d4f;line-height:19pt;padding-bottom:6pt}.ti span{font-size:10pt;letter-spacing:4pt}
section{display:flex;margin-bottom:11pt}.no{width:40pt;font-size:22pt;color:#5b93a8;text-align:center;flex:none}.ct{flex:1;border-left:1pt solid #5b93a8;padding-left:12pt}h3{margin:0 0 4pt;font-size:8pt;color:#0b3d4f;letter-spacing:1pt}p{margin:0 0 4pt;line-height:14.4pt}.nm{font-size:15pt;font-weight:bold;margin:4pt 0 7pt}.s{font-size:9pt;line-height:13pt}table{width:100%;table-layout:fixed}th{width:78pt;font-weight:normal;font-size:8.2pt;text-align:left;color:#3d7387;padding:4pt 3pt;border-bottom:.5pt solid #5b93a8}th.h{width:auto}td{border-bottom:.5pt solid #5b93a8;padding:4pt 3pt;vertical-align:top}
.bt{position:absolute;bottom:0;left:0;right:0;display:flex;align-items:flex-end;font-size:9pt}.bl{width:45%;font-size:8.2pt;line-height:12pt}.br{width:55%;text-align:center}.br div{border-top:.6pt solid #0b3d4f;padding-top:2pt}'''
    t = truth('O10', n)
    put(t, nome=nm, nasc=(nasx, nas), hora=hm(h) if h else '', sexo=f['sexo'], nat=f'{city} - {cty}', est=o['est'] or 'Domicílio', lmun=city, rmun=mun, ruf=uf, cart=cart, dreg=reg, livro=livro, folha=folha, termo=termo, avos=A, averb=av, anot=an, selo=selo, of=ofi, demi=emi)
    if f['pai']: put(t, g1=(f['pai'], pl2(f['nat_p'])), g2=(f['mae'], pl2(f['nat_m'])))
    else:
        put(t, g1=(f['mae'], pl2(f['nat_m'])))
        t['accept'].update({'filiação.genitor_1.nome_completo': [''], 'filiação.genitor_1.naturalidade': [''], 'filiação.genitor_2.nome_completo': [f['mae']], 'filiação.genitor_2.naturalidade': [pl2(f['nat_m'])]})
    if tw:
        put(t, gem=f'Gêmeo idêntico de {tw}, objeto do traslado subsequente.')
        t['meta']['twin_names'] = [tw]
        t['accept']['gêmeos.informações_adicionais'] = [tw]
    t['accept']['local_nascimento.uf'] = [cty] if 0 else []
    if not t['accept']['local_nascimento.uf']: del t['accept']['local_nascimento.uf']
    t['meta']['joint_notes'] = True
    save(t, css, body)
