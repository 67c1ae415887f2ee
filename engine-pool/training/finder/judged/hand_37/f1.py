# -*- coding: utf-8 -*-
"""O1: Paraná 2010-2016, numbered cells with a stub at the left.  O2: Santa Catarina 2018-2024, list with labels beside."""
from base import *
from people import *

O1_REG = [('Guarapuava', 'PR', '1º Serviço de Registro Civil das Pessoas Naturais de Guarapuava', '083451'), ('Prudentópolis', 'PR', 'Ofício do Registro Civil e 13º Tabelionato Jankoski', '081926'),
          ('Londrina', 'PR', 'Cartório do 2º Ofício do Registro Civil de Londrina', '084202'), ('Pato Branco', 'PR', 'Serventia Registral Civil Vale do Chopim', '080775'),
          ('Foz do Iguaçu', 'PR', 'Registro Civil, Títulos e Documentos Três Fronteiras', '082318'), ('União da Vitória', 'PR', 'Cartório Distrital de São Cristóvão', '086640'),
          ('Umuarama', 'PR', 'Serviço Registral de Umuarama - 1º Ofício', '085117'), ('Irati', 'PR', 'Cartório de Registro Civil do Distrito Sede', '081003')]
O1_OPT = [dict(s='F', y=2011, est='Hospital de Caridade São Vicente de Paulo'), dict(s='M', y=2013, est='Santa Casa de Irati', lm=('Irati', 'PR'), name='Bohdan Taras @'),
          dict(s='F', y=2010, est='Maternidade Municipal Lucilla Ballalai', twin='Ana Clara', name='Ana Laura @'), dict(s='M', y=2015, est='Policlínica Pato Branco', nofather=1),
          dict(s='M', y=2012, est='Hospital Ministro Costa Cavalcanti', name='Ahmad Karim @'), dict(s='F', y=1994, iy=2013, est='Hospital Regional de Caridade Nossa Senhora Aparecida', casou=1),
          dict(s='F', y=2016, est='Hospital Cemil', hour=0, name='Maria Vitória de Fátima do Perpétuo Socorro @'), dict(s='M', y=2014, est='Domicílio', home=1)]


def O1(n):
    r = random.Random(9100 + n)
    mun, uf, cart, cns = O1_REG[n - 1]
    o = O1_OPT[n - 1]
    f = family(r, uf, o['y'], o['s'], **o)
    nas, reg, emi = dates(r, o['y'], issue=o.get('iy'))
    lm = o.get('lm', (mun, uf))
    h = hour(r) if o.get('hour', 1) else None
    bk, lf, en = r.randrange(8, 260), r.randrange(1, 300), r.randrange(900, 99000)
    mat = matricula(cns, reg.year, bk, lf, en, (0, 1, 2)[n % 3])
    ofi = adult(r, uf)
    of_t = 'Oficial Designado' if n % 3 == 0 else 'Agente Delegado do Foro Extrajudicial'
    sub = adult(r, uf, 'F')
    selo = code(r, 'a9A9a.99Axa.AA9aX-99aXa.9aA9')[:29] if o['y'] > 2012 else code(r, 'AAA99999')
    dv = dnv(r) if o['y'] > 2000 else ''
    up = str.upper
    nome = up(f['nome'])
    av = an = ''
    if o.get('casou'):
        cj = adult(r, uf, 'M', 'mid')
        an = f'Casou-se em {dnum(dt.date(2012, 9, 15))} com {cj}, nesta serventia, Livro B-31, fls. 112, termo 6.204, passando a assinar {f["nome"]} {cj.split()[-1]}.'
    if n == 4:
        pass
    if n == 7: av = f'Nome do genitor retificado por sentença do Juízo da Vara de Registros Públicos desta Comarca, autos 0003417-25.2016, mandado cumprido em {dnum(emi)}.'
    stars = '*' * 14
    t = truth('O1', n)
    tw = f['gemeo'] and up(f['gemeo'])
    dpar = lambda c: up(f'{c[0]} - {c[1]}')
    rows = []
    if f['pai']: rows.append((up(f['pai']), dpar(f['nat_p']), r.randrange(21, 48), f['prof_p']))
    rows.append((up(f['mae']), dpar(f['nat_m']), r.randrange(17, 42), f['prof_m']))
    par = ''.join(f'<tr><td class="v">{e(a)}</td><td class="v">{e(b)}</td><td class="v c">{c}</td><td class="v">{e(d)}</td></tr>' for a, b, c, d in rows)
    av4 = [up(f[k]) for k in ('avo_p', 'ava_p', 'avo_m', 'ava_m')]
    av4[0] = '' if n == 5 else av4[0]
    cell = lambda k, l, v, w='', c='': f'<td class="k {c}" style="{w}"><i>{k:02d}-{l}</i><b>{e(v)}</b></td>'
    nasx = up(dext(nas, 'um' if n % 2 else 'primeiro'))
    gem = (f'SIM &mdash; <b>{e(tw)}</b>' if tw else ('NÃO' if n % 2 else 'NÃO SE APLICA')) if not tw else f'SIM - {e(tw)}'
    obs = an or av or ('NADA CONSTA.' if n % 2 else stars)
    est = o['est']
    rows1 = f'''<table class="g"><tr>{cell(1, 'REGISTRADO(A)', nome, '', 'big')}</tr></table>
<table class="g"><tr>{cell(2, 'MATRÍCULA NACIONAL', mat, 'width:70%', 'mt')}{cell(3, 'SEXO', up(f['sexo']))}</tr></table>
<table class="g"><tr>{cell(4, 'NASCIDO(A) EM (POR EXTENSO)', nasx, 'width:58%')}{cell(5, 'DIA', '%02d' % nas.day)}{cell(6, 'MÊS', '%02d' % nas.month)}{cell(7, 'ANO', nas.year)}{cell(8, 'HORÁRIO', up(hm(h).replace(':', 'h') + 'min') if h else 'NÃO CONSTA')}</tr></table>
<table class="g"><tr>{cell(9, 'LOCAL DO PARTO', up(est) if not o.get('home') else 'DOMICÍLIO - LOCALIDADE DE RIO DO COURO, S/N', 'width:55%')}{cell(10, 'MUNICÍPIO/UF DO PARTO', up(f'{lm[0]}/{lm[1]}'))}</tr></table>
<table class="g"><tr>{cell(11, 'ASSENTO LAVRADO EM (MUNICÍPIO/UF)', up(f'{mun}/{uf}'), 'width:34%')}{cell(12, 'DATA DO ASSENTO (POR EXTENSO)', up(dext(reg)), 'width:42%')}{cell(13, 'D.N.V. Nº', dv or stars)}</tr></table>
<div class="h">14-GENITORES</div><table class="g p"><tr><th>Nome</th><th style="width:27%">Natural de</th><th style="width:8%">Idade*</th><th style="width:16%">Profissão</th></tr>{par}</table>
<div class="h">15-ASCENDENTES DE SEGUNDO GRAU</div><table class="g p"><tr><th style="width:7%"></th><th>Linha paterna</th><th>Linha materna</th></tr><tr><th>Avô</th><td class="v">{e(av4[0]) or stars}</td><td class="v">{e(av4[2]) or stars}</td></tr><tr><th>Avó</th><td class="v">{e(av4[1]) or stars}</td><td class="v">{e(av4[3]) or stars}</td></tr></table>
<table class="g"><tr><td class="k" style="width:100%"><i>16-PARTO GEMELAR / IRMÃO(S) DO MESMO PARTO</i><b>{gem}</b></td></tr></table>
<table class="g"><tr><td class="k obs"><i>17-{"ANOTAÇÕES À MARGEM" if an else "AVERBAÇÕES"}</i><b class="n">{e(obs)}</b></td></tr></table>'''
    stub = f'''<div class="abs stub"><div class="vt">SELO FUNARPEN Nº {e(selo)} &nbsp;&nbsp; Consulte em www.funarpen.com.br</div></div>
<div class="abs stub2"><div class="vt s">Lei Estadual 6.149/70 - Tab. XII - VRC 184,40 = R$ 26,00 - FUNREJUS isento - 1ª via gratuita (Lei 9.534/97) - Prot. {r.randrange(1000, 9999)}/{emi.year} - Atendente: {sub.split()[0].upper()} - SIARC v.4.{n}.2</div></div>'''
    ender = f"{r.choice(RUAS)}, {r.randrange(20, 1900)} - Centro - CEP {r.randrange(80, 87)}{r.randrange(100, 999)}-{r.randrange(100, 999):03d} - Fone (4{r.randrange(2, 6)}) 3{r.randrange(200, 699)}-{r.randrange(1000, 9999)}"
    body = guil(595, 842, '#7bb38b', 34, 10, .4, 4) + f'''{stub}<div class="abs main"><div class="hd"><div style="float:left">{arms(52, '#274', '#eef8ee')}</div><div class="l1">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="l2">{e(cart)}</div>
<div class="l3">Município e Comarca de {e(mun)} &ndash; Estado do Paraná<br>{e(ender)}</div></div><div class="tit">CERTIDÃO DE NASCIMENTO</div>{rows1}
<div class="pe">* Idade na data do parto. O conteúdo desta certidão é verdadeiro, do que dou fé.</div>
<div class="as">{e(mun)}/{uf}, {dmix(emi) if n % 2 else dnum(emi)}.<br><br>{sign(r)}<br><span class="ln">{e(ofi)}</span><br>{of_t}</div>
<div class="abs" style="left:20pt;bottom:34pt">{ring(cart.upper()[:38], [mun.upper(), 'PARANÁ'], 104, '#355', -8, .5)}</div>
<div class="ft">Válida somente com selo. Qualquer emenda ou rasura será considerada indício de adulteração ou tentativa de fraude.</div></div>'''
    css = '''.sheet{font-family:"Liberation Sans Narrow";background:#f4faf3;color:#111;font-size:8.5pt}.main{left:74pt;top:24pt;right:26pt;bottom:22pt}.stub{left:22pt;top:24pt;bottom:24pt;width:24pt;border:.8pt solid #274}
.stub2{left:48pt;top:24pt;bottom:24pt;width:18pt}.vt{position:absolute;left:5pt;bottom:8pt;writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap;font-size:9pt;font-weight:bold}.vt.s{font-size:7pt;font-weight:normal;left:4pt}
.hd{height:60pt;text-align:center}.l1{font-size:9pt}.l2{font-size:12.5pt;font-weight:bold}.l3{font-size:8pt}.tit{text-align:center;font-size:17pt;font-weight:bold;border-top:1.4pt solid #274;border-bottom:1.4pt solid #274;margin:4pt 0 5pt;padding:2pt;color:#153f22}
table.g{width:100%;margin-bottom:6pt;table-layout:auto}.k{border:.7pt solid #274;padding:2pt 4pt 5pt;vertical-align:top;background:rgba(255,255,255,.55)}.k i{display:block;font-style:normal;font-size:6.6pt;color:#274}.k b{display:block;font-size:9.6pt}.big b{font-size:13pt}.mt b{font-size:11pt}
.h{background:#274;color:#fff;font-size:7.4pt;padding:1pt 4pt}.p th{font-size:6.8pt;font-weight:normal;color:#274;border:.7pt solid #274;text-align:left;padding:0 4pt}.p .v{border:.7pt solid #274;padding:3.5pt 4pt;font-size:9.4pt;font-weight:bold;background:rgba(255,255,255,.55)}.c{text-align:center}
.obs{height:130pt}.obs b.n{font-weight:normal;font-size:9.2pt}.pe{font-size:8pt;margin-top:6pt}.as{margin:20pt 10pt 0 140pt;text-align:center;font-size:9.5pt}.ln{border-top:.7pt solid #111;padding:0 20pt;font-weight:bold}.ft{position:absolute;bottom:0;left:0;right:0;text-align:center;font-size:7pt;border-top:.5pt solid #274;padding-top:2pt}'''
    put(t, nome=nome, mat=mat, nasc=(nasx, nas), hora=hm(h) if h else '', sexo=f['sexo'], est='DOMICÍLIO' if o.get('home') else up(est), lmun=up(lm[0]), luf=lm[1], rmun=up(mun), ruf=uf, cart=cart, dreg=reg, dnv=dv,
        livro=str(bk), folha=str(lf), termo=str(en), g1=rows[0][:2], avos=av4, averb=av, anot=an, selo=selo, of=ofi, demi=emi)
    if len(rows) > 1: put(t, g2=rows[1][:2])
    if tw:
        put(t, gem=tw)
        t['meta']['twin_names'] = [tw]
    t['accept'] = {'dados_pessoais.data_nascimento.texto_completo': [dnum(nas)]}
    save(t, css, body)


O2_REG = [('Lages', 'Ofício de Registro Civil das Pessoas Naturais do Município de Lages', '105213'), ('Chapecó', 'Registro Civil do Oeste Catarinense - Escrivania Beltrame', '107648'),
          ('Blumenau', '2º Ofício de Registro Civil de Blumenau', '104390'), ('Joaçaba', 'Escrivania de Paz do Município de Joaçaba', '106872'), ('Criciúma', 'Registro Civil Criciúma - Ofício Fretta Becker', '108151'),
          ('São Joaquim', 'Ofício do Registro Civil da Serra', '103994'), ('Joinville', 'Cartório Schlindwein de Registro Civil', '105580'), ('Mafra', 'Ofício da Cidadania de Mafra', '106337')]
O2_OPT = [dict(s='M', y=2019, est='Hospital Geral e Maternidade Tereza Ramos', loc=('Lages', 'SC')), dict(s='F', y=2021, est='Hospital Regional do Oeste', nofather=1, name='Wislande Marie Joseph', fix=dict(mae='Rose-Myrlande Joseph', nat_m=('Cap-Haïtien', 'Haiti'), avo_m='Dieuseul Joseph', ava_m='Marie Thérèse Pierre')),
          dict(s='F', y=1983, iy=2022, est='', cad=1, an=1), dict(s='M', y=2020, est='Hospital Universitário Santa Terezinha', twin='Arthur', name='Bernardo @'), dict(s='M', y=2018, est='Hospital São José', dup=1),
          dict(s='F', y=1997, iy=2020, est='Hospital de Caridade Coração de Jesus', cad=1, av=1), dict(s='F', y=2023, est='Maternidade Darcy Vargas', name='Antonella Dandara Luz von der @'), dict(s='M', y=1969, iy=2019, est='Domicílio', cad=1, nocpf=1)]


def O2(n):
    r = random.Random(9200 + n)
    mun, cart, cns = O2_REG[n - 1]
    uf = 'SC'
    o = O2_OPT[n - 1]
    f = family(r, uf, o['y'], o['s'], **o)
    nas, reg, emi = dates(r, o['y'], issue=o.get('iy'))
    h = hour(r) if n != 8 else None
    bk, lf, en = r.randrange(11, 190), r.randrange(1, 300), r.randrange(1200, 62000)
    mat = matricula(cns, reg.year, bk, lf, en, (1, 0)[n % 2])
    cp = cpf(r) if not o.get('nocpf') else ''
    ofi = adult(r, uf)
    selo = code(r, 'AAA99999-A9A9')
    dv = dnv(r) if o['y'] > 2005 else ''
    nat = f"{NEAR['SC'][n]} - SC" if n in (4, 7) else f'{mun} - SC'
    nome = f['nome'] if n % 2 else f['nome'].upper()
    tw = f['gemeo'] and (f['gemeo'] if n % 2 else f['gemeo'].upper())
    twm = tw and matricula(cns, reg.year, bk, lf, en + 1, (1, 0)[n % 2])
    av = an = ''
    if o.get('an'):
        c1 = adult(r, uf, 'M')
        an = f'Casamento com {c1}, celebrado em 12/11/2005, em Rio do Sul/SC (mat. {matricula("104002", 2005, 44, 98, 12877, 0)}). Divórcio por escritura pública de 08/03/2017, do 1º Tabelionato de Notas de {mun}/SC.'
    if o.get('av'): av = f'Reconhecimento espontâneo de paternidade por {f["pai"]}, conforme termo firmado nesta serventia em 19/06/2003, arquivado sob nº {r.randrange(100, 999)}, passando o(a) registrado(a) a usar o nome acima.'
    if n == 5: av = f'O CPF foi inserido em {dnum(emi)} na forma do art. 6º do Provimento nº 63/2017 do CNJ.'
    if n == 8: av = 'Averbada em 14/02/2001 a retificação do prenome da avó materna, por mandado do Juiz de Direito da 2ª Vara Cível desta Comarca.'
    cad = []
    if o.get('cad'):
        cad.append(('RG', f'{r.randrange(2, 6)}.{r.randrange(100, 999)}.{r.randrange(100, 999)}', f'{r.randrange(1, 28):02d}/0{r.randrange(1, 9)}/20{r.randrange(10, 18)}', 'SSP/SC'))
        if n != 8: cad.append(('Título de eleitor', f'{r.randrange(1000, 9999)} {r.randrange(1000, 9999)} 09{r.randrange(10, 99)}', f'{r.randrange(1, 28):02d}/05/20{r.randrange(10, 18)}', 'TRE/SC'))
    cadh = ''.join('<tr>' + ''.join(f'<td>{e(c)}</td>' for c in row) + '</tr>' for row in cad) or '<tr><td colspan="4">— — —</td></tr>'
    pars = ([(f['pai'], f['nat_p'])] if f['pai'] else []) + [(f['mae'], f['nat_m'])]
    if n == 3: pars = [(f['mae'], f['nat_m']), (f['pai'], f['nat_p'])]
    P = '<br>'.join(f'{e(a)}, <span class="nt">natural de {e(c[0])} - {c[1]}</span>' for a, c in pars)
    est = o['est']
    nasx = dext(nas)
    row = lambda l, v, c='': f'<div class="r {c}"><div class="a">{l}</div><div class="b">{v}</div></div>'
    dash = '–––––'
    AV = [f['avo_p'], f['ava_p'], f['avo_m'], f['ava_m']]
    if n == 8: AV[0] = ''
    gp = lambda a, b: ' e '.join(x for x in (a, b) if x) or 'ignorados'
    gpm = e(gp(AV[2], AV[3]))
    gpp = (e(gp(AV[0], AV[1])) if f['pai'] else dash) if n != 8 else f'ignorado e {e(AV[1])}'
    local = f'{est}, {mun} - SC' if est != 'Domicílio' and est else (f'Domicílio, {mun} - SC' if est else f'{mun} - SC')
    body = f'''<div class="band"></div><div class="abs" style="left:36pt;top:26pt">{arms(58, '#7a6a2a', '#fdfaf0')}</div><div class="abs qr">{qr(r, 78)}<br>Confira os dados do ato em:<br>selo.tjsc.jus.br</div>
<div class="top"><div>República Federativa do Brasil</div><div class="sc">Registro Civil das Pessoas Naturais</div><div class="ti">Certidão de Nascimento</div></div>
<div class="nm"><small>nome de quem foi registrado</small>{e(nome)}</div>
<div class="two"><div><small>inscrição no CPF</small>{cp or 'não informado'}</div><div><small>matrícula do assento</small>{mat}</div></div>
<div class="list">{row('nascimento', f'{nasx} <span class="nt">({dnum(nas)})</span>')}{row('às', (hm(h).replace(':', ' h ') + ' min') if h else 'hora ignorada')}{row('no(a)', e(local))}{row('naturalidade', e(nat))}{row('sexo', f['sexo'].lower())}
{row('pais' if n != 2 else 'mãe', P)}{row('avós do lado paterno', gpp)}{row('avós do lado materno', gpm)}{row('gêmeo(a)', f'sim: {e(tw)}, <span style="white-space:nowrap">matrícula {twm}</span>' if tw else 'não')}
{row('registrado em', f'{mun} - SC, em {dmix(reg)}')}{row('declaração de nascido vivo', dv or 'não há')}</div>
<div class="bx"><small>Averbações e anotações a acrescer</small>{e(an or av) or 'Não há.'}</div>
<div class="bx"><small>Anotações de cadastro</small><table class="cd"><tr><th>documento</th><th>número</th><th>expedição</th><th>órgão</th></tr>{cadh}</table></div>
<div class="bt"><div class="lf"><b>{e(cart)}</b><br>Oficial: {e(ofi)}<br>{e(r.choice(RUAS))}, {r.randrange(20, 900)}, Centro, {e(mun)} - SC<br>(4{r.randrange(7, 10)}) 3{r.randrange(222, 499)}-{r.randrange(1000, 9999)} · atendimento@rc{mun.split()[0].lower().translate(str.maketrans("áãçóéúí", "aacoeui"))}.not.br<br><br>Emolumentos: {'isento' if o['y'] > 2017 else 'R$ 41,37'} · ISS {'0,00' if o['y'] > 2017 else '1,24'}<br>Selo de fiscalização: <b>{selo}</b></div>
<div class="rt">Dou fé do que aqui se contém.<br>{e(mun)}, {dmix(emi)}.<br>{sign(r, 170, 40, '#222')}<br><span class="ln">{e(ofi) if n % 2 else e(adult(r, uf, 'F'))}</span><br>{'Oficial' if n % 2 else 'Escrevente'}</div></div>'''
    css = '''.sheet{font-family:"EB Garamond";font-size:12pt;font-variant-numeric:lining-nums;color:#1a1a1a;background:#fffef9}.band{position:absolute;left:0;top:0;bottom:0;width:11pt;background:linear-gradient(#b89b3c,#e6d49a,#b89b3c)}.qr{right:34pt;top:24pt;font-size:6.8pt;text-align:center;line-height:8pt}
.top{padding:30pt 120pt 0;text-align:center;font-size:11.5pt}.sc{font-size:11.5pt}.ti{font-size:25pt;color:#6d5714;margin-top:5pt}small{display:block;font-size:8pt;color:#7a6a2a;font-style:italic}.nm{margin:22pt 40pt 0 44pt;font-size:17pt;border-bottom:.6pt solid #b89b3c}
.two{display:flex;margin:8pt 40pt 0 44pt;font-size:13pt}.two div:first-child{width:35%}.list{margin:14pt 40pt 0 30pt}.r{display:flex;padding:4.4pt 0}  .a{width:132pt;text-align:right;padding-right:10pt;font-style:italic;color:#7a6a2a;flex:none}.nt{color:#444}.bx{margin:8pt 40pt 0 44pt;border-top:.6pt solid #b89b3c;padding-top:2pt;min-height:62pt;font-size:11pt}
.cd{font-size:9pt;width:100%}.cd th{text-align:left;font-weight:normal;font-style:italic;color:#7a6a2a}.bt{position:absolute;left:44pt;right:40pt;bottom:26pt;display:flex;font-size:9pt;border-top:1.2pt solid #b89b3c;padding-top:6pt}.lf{width:55%}.rt{width:45%;text-align:center;font-size:10.4pt}.ln{border-top:.5pt solid #222;padding:0 12pt}'''
    t = truth('O2', n)
    natp = lambda c: f'{c[0]} - {c[1]}'
    put(t, nome=nome, cpf=cp, mat=mat, nasc=(nasx, nas), hora=hm(h) if h else '', nat=nat, sexo=f['sexo'], est=est, lmun=mun, luf=uf, rmun=mun, ruf=uf, cart=cart, dreg=reg, dnv=dv, livro=str(bk), folha=str(lf), termo=str(en),
        g1=(pars[0][0], natp(pars[0][1])), avos=AV, averb=av, anot=an, selo=selo, of=ofi, demi=emi)
    if len(pars) > 1: put(t, g2=(pars[1][0], natp(pars[1][1])))
    if tw:
        put(t, gem=f'{tw}, matrícula {twm}')
        t['meta']['twin_names'] = [tw]
        t['accept']['gêmeos.informações_adicionais'] = [tw]
    t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dnum(nas), f'{nasx} ({dnum(nas)})']
    t['meta']['joint_notes'] = True
    t['meta']['cadastro'] = [' '.join(c) for c in cad]
    save(t, css, body)
