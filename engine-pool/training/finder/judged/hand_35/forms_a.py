# -*- coding: utf-8 -*-
"""M1 and M2: national-model certificates after 2009."""
import random, datetime as dt
from people import *
from draw import *

# ====================================================================== M1
def m1():
    L = 'M1'
    CART = [('Caxias','MA','Serventia Extrajudicial do 2º Ofício de Caxias'), ('Oeiras','PI','Cartório do 1º Ofício de Oeiras'),
            ('Icó','CE','Cartório Félix Landim – 2º Ofício'), ('Óbidos','PA','Ofício do Registro Civil Barroncas'),
            ('Carolina','MA','Serventia do Ofício Único de Carolina'), ('Parnaíba','PI','3ª Circunscrição do Registro Civil de Parnaíba'),
            ('Cametá','PA','Cartório Valente do Couto'), ('Assaré','CE','Cartório Distrital de Aratama')]
    Q = [dict(sx='F', y=1987, era='mod'), dict(sx='M', y=2012, era='mod', twin=1), dict(sx='F', y=2013, era='mod', nopai=1), dict(sx='M', y=1958, era='old', home=1, note='morte'),
         dict(sx='F', y=1971, era='old', note='casou', ungp=1), dict(sx='M', y=2014, era='mod', nohour=0), dict(sx='F', y=2010, era='mod', note='recon'), dict(sx='M', y=1979, era='mod', nohour=1, home=1, both=1)]
    for i, (q, (mun, uf, cart)) in enumerate(zip(Q, CART)):
        r = random.Random(f'M1{i}x'); f = family(r, uf, q['sx'], era_of(q['y']), era_of(q['y'] - 24), nopai=bool(q.get('nopai')))
        case = f'M1-{i+1}'
        nd = rdate(r, q['y'], q['y']); rd = after(r, nd, 1, 40) if q['y'] > 1990 else after(r, nd, 5, 900)
        ed = after(r, max(rd + dt.timedelta(3), dt.date(2010, 2, 1)), 0, 900) if rd.year < 2010 else after(r, rd, 0, 300)
        liv, fol, ter = r.randint(4, 188), r.randint(1, 299), r.randint(120, 60000)
        cns = r.randint(27000, 32999); m = matricula(cns, rd.year, liv, fol, ter, i % 3)
        N = up
        h, mi = r.randint(0, 23), r.randint(0, 59); hora = f'{h:02d}:{mi:02d}'; hp = [f'{h:02d}:{mi:02d} h', f'{h:02d}h{mi:02d}min', f'{h:02d}:{mi:02d}'][i % 3]
        if q.get('nohour'): hp, hora = ['ignorada', '*****', '– – –'][i % 3], ''
        est = 'Domicílio' if q.get('home') else hosp(r, (mun, uf)).upper(); estp = 'em domicílio' if q.get('home') else est
        if q.get('home') and i % 2: estp = 'no domicílio dos pais, Sítio Lagoa de Dentro'
        dn = dnv(r, nd.year, i % 3) if nd.year >= 2000 else ''
        pai, npai, ap, aa = N(f['pai']), f['npai'], N(f['avp'][0]), N(f['avp'][1])
        am, av = N(f['avm'][0]), N(f['avm'][1])
        if q.get('nopai'): pai = ''
        if q.get('ungp'): am = ''
        paip = f"{pai} (nat. de {mu(npai,'/')})" if pai else '************'
        maep = f"{N(f['mae'])} (nat. de {mu(f['nmae'],'/')})"
        if not pai: ap = aa = ''
        avpp = f'{ap} e {aa}' if pai else '************'
        avmp = f"{am or 'não declarado'} e {av}"
        av1, an1, notep = '', '', 'Nada consta.'
        oth = any_name(r, uf, 'M' if q['sx'] == 'F' else 'F')
        if q.get('note') == 'morte':
            an1 = f"Faleceu em {br(dt.date(2009,11,3))}, em Imperatriz/MA, conforme óbito lavrado às fls. 88 do livro C-17, termo 9.412." if mun == 'x' else f"O registrado faleceu em 03/11/2009, nesta cidade; óbito assentado no livro C-17, fls. 88, sob o n. 9.412."
            notep = an1
        if q.get('note') == 'casou':
            an1 = f"Casou-se em 19/06/1993 com {oth}, no Ofício de {mun}, livro B-21, fls. 140v, n. 3.377, passando a assinar {f['nome'].split()[0]} {oth.split()[-1]}."; notep = an1
        if q.get('note') == 'recon':
            av1 = f"Paternidade reconhecida por escritura pública de 14/03/2011, Tabelionato do 1º Ofício, livro 62, fls. 19; averbada em 21/03/2011, passando a registrada a usar o sobrenome paterno."; notep = av1
            ed = dt.date(2011, 3, 22)
        if q.get('both'):
            av1 = "Retificada a grafia do nome da avó paterna por sentença do Juízo da Comarca, mandado de 08/05/1998."
            an1 = f"Contraiu casamento em 12/12/2001 com {oth}, livro B-40, fls. 7, termo 7.019."
            notep = av1 + ' ' + an1
        tw = ''; twp = 'não'
        if q.get('twin'):
            tw = sibling(r, f, 'M', era_of(q['y'])).upper(); twp = 'sim, de ' + tw
        of = any_name(r, uf); esc = any_name(r, uf)
        selo = f"{r.choice(['REGCIV','CERTID','GERAL2'])}{r.randint(10**8, 10**9-1)}{r.choice('ABCDEFGH')}{r.randint(10,99)}" if i % 3 else f"{r.choice('ABCD')}{r.choice('ABCD')} {r.randint(100000, 999999)}"
        if i == 4: selo = ''
        def F(v, cap, w, cls=''): return f'<div class="f {cls}" style="width:{w}%"><div class="v">{e(v)}</div><div class="c">{cap}</div></div>'
        body = (f'<div class="abs" style="inset:0;background:#f3f8ee"></div>' + guilloche(595, 842, '#5d9a5a', 6, 6, .38) + chainborder(595, 842, 24, '#2f6b3b', 5)
          + f'<svg class="bg" viewBox="0 0 595 842">{rosette(297,450,150,"#4c8a4f",.28,24)}</svg>'
          + f'''<div class="in"><div class="hd"><div style="width:20mm">{arms(52,'#2f6b3b',1.2)}</div><div style="flex:1;text-align:center"><div class="h0">República Federativa do Brasil</div><div class="h1">registro civil das pessoas naturais</div><div class="h2">Certidão de Nascimento</div></div><div style="width:24mm;text-align:right" class="pn">{r.choice('ABC')} {r.randint(100000,899999):07d}<br><span>{uf} – via do interessado</span></div></div>
          <div class="rw">{F(N(f['nome']),'prenome e nome de família da pessoa registrada',100,'big')}</div>
          <div class="rw">{F(m,'matrícula (número único nacional)',74)}{F('masc.' if q['sx']=='M' else 'fem.','sexo',26)}</div>
          <div class="rw">{F(ext(nd),'veio ao mundo em (data por extenso)',64)}{F(f'{nd.day:02d}','dia',9)}{F(f'{nd.month:02d}','mês',9)}{F(nd.year,'ano',18)}</div>
          <div class="rw">{F(hp,'hora',20)}{F(estp,'casa, hospital ou lugar do parto',80)}</div>
          <div class="rw">{F(mu((mun,uf),' – '),'Município e Estado em que nasceu',50)}{F(mu((mun,uf),' – '),'Município e Estado em que foi registrada',50)}</div>
          <div class="rw">{F(paip,'pai',100)}</div><div class="rw">{F(avpp,'pais do pai',100)}</div>
          <div class="rw">{F(maep,'mãe',100)}</div><div class="rw">{F(avmp,'pais da mãe',100)}</div>
          <div class="rw">{F(twp,'se gêmeo, e de quem',100)}</div>
          <div class="rw">{F(ext(rd),'o assento foi feito em (por extenso)',66)}{F(dn or '– – – – –','decl. de nascido vivo nº',34)}</div>
          <div class="box"><div class="bt">à margem do termo</div><div class="bx">{e(notep)}</div></div>
          <div class="ft"><div class="ofi"><b>{e(cart)}</b><br>Titular: {e(of)}<br>{e(street(r))} – {e(mun)}/{uf}<br>Fone ({r.randint(85,99)}) {r.randint(3200,3699)}-{r.randint(1000,9999)}<br>{('Selo de fiscalização '+e(selo)+'<br>') if selo else ''}Emolumentos: {'isento (Lei 9.534/97)' if i%2 else 'R$ '+str(r.randint(18,34))+',60'}</div>
          <div class="sg"><div>O que aqui vai escrito confere com o termo. Dou fé.</div><div>{e(mun)}, {e(meia(ed) if i%2 else br(ed))}.</div><div style="margin-top:2mm">{sign(r,170,40)}</div><div class="sl">{e(esc)}<br>escrevente autorizad{'a' if i%2 else 'o'}</div></div></div></div>''')
        css = '''.in{position:absolute;left:15mm;right:15mm;top:14mm;bottom:13mm;font-family:'Liberation Serif';color:#10331a}
        .hd{display:flex;align-items:center;margin-bottom:4mm}.h0{font:italic 13pt 'TeX Gyre Bonum'}.h1{font:9pt 'TeX Gyre Bonum'}.h2{font:bold 21pt 'TeX Gyre Chorus';margin-top:1mm}
        .pn{font:bold 10pt 'Liberation Mono';color:#a22}.pn span{font-size:5.5pt;color:#10331a}
        .rw{display:flex;gap:3mm;margin-bottom:4.4mm}.f{min-width:0}.v{border-bottom:.35mm solid #2f6b3b;font:10.3pt 'Nimbus Mono PS';font-weight:bold;min-height:5mm;padding:0 1mm;letter-spacing:-.2pt;color:#111}.big .v{font-size:13pt}
        .c{font:italic 7pt 'TeX Gyre Bonum';color:#2f6b3b;padding-left:1mm}
        .box{border:.35mm solid #2f6b3b;border-radius:2mm;min-height:30mm;padding:1.5mm 3mm;margin-top:3mm}.bt{margin-bottom:1.6mm;font:italic 7.5pt 'TeX Gyre Bonum';color:#2f6b3b}.bx{font:9.5pt/1.35 'Nimbus Mono PS';color:#111}
        .ft{display:flex;gap:6mm;margin-top:5mm;font-size:8.5pt;line-height:1.4}.ofi{width:46%;border:.25mm dashed #2f6b3b;padding:2mm}.sg{flex:1;text-align:center}.sl{border-top:.3mm solid #111;margin:0 8mm}'''
        save(case, L, 'A4', page('A4', css, body, case), data(nome=N(f['nome']), matr=m, nasc=nascd(nd, ext(nd)), hora=hora, sexo=f['sexo'], estab=est, lmun=mun, luf=uf, rmun=mun, ruf=uf,
            cart=cart, dreg=br(rd), dnv=dn, livro=str(liv), folha=str(fol), termo=str(ter), g1=pai or N(f['mae']), g1n=mu(npai) if pai else mu(f['nmae']), g2=N(f['mae']) if pai else '', g2n=mu(f['nmae']) if pai else '',
            avp=(ap, aa), avm=(am, av), gem=tw, averb=av1, anot=an1, selo=selo, oficial=of, emis=br(ed)),
            accept={'dados_pessoais.data_nascimento.texto_completo': [br(nd)], **({'local_nascimento.estabelecimento': [estp]} if q.get('home') else {})}, twins=[tw] if tw else [], joint=True)

# ====================================================================== M2
def m2():
    L = 'M2'
    CART = [('Pelotas','RS','Ofício dos Registros Públicos da 2ª Zona de Pelotas'), ('Santo Ângelo','RS','Registro Civil e Especiais de Santo Ângelo'), ('Lages','SC','Escrivania de Paz do Distrito de Índios'),
            ('Jaguarão','RS','Ofício de Registro Civil das Pessoas Naturais de Jaguarão'), ('Guarapuava','PR','Serviço Distrital de Guará'), ('Urussanga','SC','Ofício da Sede da Comarca de Urussanga'),
            ('Erechim','RS','Registro Civil da 1ª Zona de Erechim'), ('Alegrete','RS','Serviços Registrais Inhanduí')]
    Q = [dict(sx='M', y=2019), dict(sx='F', y=2021, nopai=1), dict(sx='F', y=1984, note='casdiv', cad=1, cpfav=1), dict(sx='M', y=2018, twin=1), dict(sx='M', y=1965, cad=1, note='obito', home=1, nohour=1),
         dict(sx='F', y=2022, ungp=1), dict(sx='M', y=1996, note='nomesoc', cad=1), dict(sx='F', y=2001, nocpf=1)]
    for i, (q, (mun, uf, cart)) in enumerate(zip(Q, CART)):
        r = random.Random(f'M2{i}'); f = family(r, uf, q['sx'], era_of(q['y']), era_of(q['y'] - 24), nopai=bool(q.get('nopai'))); case = f'M2-{i+1}'
        nd = rdate(r, q['y'], q['y']); rd = after(r, nd, 0, 20) if q['y'] > 1995 else after(r, nd, 6, 60)
        ed = after(r, rd, 0, 200) if rd.year >= 2018 else rdate(r, 2019, 2023)
        liv, fol, ter = r.randint(9, 140), r.randint(1, 300), r.randint(900, 70000)
        m = matricula(r.randint(96000, 106999), rd.year, liv, fol, ter, 1)
        c = '' if q.get('nocpf') else cpf(r); cp = c or 'não informado'
        nome = f['nome']; h, mi = r.randint(0, 23), r.choice([0, 5, 17, 23, 38, 40, 52])
        hora = f'{h:02d}:{mi:02d}'; hp = f'{h}h{mi:02d}' if i % 2 else hora
        if q.get('nohour'): hora, hp = '', 'não consta do assento'
        born = (mun, uf) if i not in (1, 6) else r.choice([('Passo Fundo','RS'), ('Santa Maria','RS')])
        est = hosp(r, born); estp = est
        if q.get('home'): est, estp = 'Domicílio', 'Domicílio (localidade de Rincão do Meio)'
        nat = born if i != 1 else (mun, uf)
        dn = dnv(r, nd.year, 1) if nd.year >= 1999 else ''
        pai = '' if q.get('nopai') else f['pai']; ap, aa = f['avp'] if pai else ('', ''); am, av = f['avm']
        if q.get('ungp'): ap = ''
        avb, ann = '', ''
        oth = any_name(r, uf, 'M' if q['sx'] == 'F' else 'F')
        if q.get('note') == 'casdiv':
            ann = f"Casou em 11/05/2006 com {oth} (Livro B-34, fl. 112, termo 6.720, deste Ofício); divorciou-se por escritura pública de 30/09/2015."
        if q.get('cpfav'): avb = f"Averbado de ofício, em 04/02/2019, o CPF {c} da registrada (Provimento CNJ 63/2017, art. 6º)."
        if q.get('note') == 'obito': ann = "Óbito em 26/07/2020, Hospital São Vicente, Guarapuava/PR (Livro C-58, fl. 201, termo 21.118)."
        if ann and q.get('note') == 'obito': ed = dt.date(2020, 8, 18)
        old = ''
        if q.get('note') == 'nomesoc':
            avb = f"Por requerimento de 22/08/2022 (Lei 14.382/2022, art. 56), o registrado teve o prenome alterado para {f['given']}."
            ed = dt.date(2022, 10, 6)
        tw = sibling(r, f, 'F', era_of(q['y'])) if q.get('twin') else ''
        cad = []
        if q.get('cad'):
            rg = f"{r.randint(1,9)}0{r.randint(10,99)}{r.randint(100000,999999)}"
            cad = [f"RG {rg} – SSP/{uf}, expedido em {br(rdate(r,2003,2012))}", f"Título eleitoral {r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1000,9999)}, zona {r.randint(10,160)}, seção {r.randint(10,300)}"]
            if i == 2: cad.append(f"PIS/NIT {r.randint(100,199)}.{r.randint(10000,99999)}.{r.randint(10,99)}-{r.randint(0,9)}")
        of, sub = any_name(r, uf), any_name(r, uf)
        selo = f"{r.randint(100,999):04d}.01.{ed.year%100:02d}0000{r.randint(1,9)}.{r.randint(100,99999):05d}"
        if i == 2 or i == 5: selo = f"{r.choice(['FQX','GHT','FZP'])}{r.randint(10000,99999)}-{''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789') for _ in range(4))}"
        def R(n, k, v, b=''): return f'<tr><td class="n">{n}</td><td class="k">{k}</td><td class="v {b}">{e(v)}</td></tr>'
        x = 'xxxxxxxxxx'
        anc = [('mãe', f['mae'], mu(f['nmae'], ', '))] + [('pai', pai or x, mu(f['npai'], ', ') if pai else x)]
        gp = [('avô materno', am), ('avó materna', av), ('avô paterno', ap or x), ('avó paterna', aa or x)]
        ancr = ''.join(f'<tr><td>{a}</td><td class="b">{e(b)}</td><td>{e(n)}</td></tr>' for a, b, n in anc) + ''.join(f'<tr><td>{a}</td><td class="b" colspan="2">{e(b)}</td></tr>' for a, b in gp)
        tot = r.randint(38, 71)
        body = f'''<div class="side"><div style="text-align:center">{arms(60,'#24344d',1.1)}</div><div class="s1">{e(cart)}</div><div class="s2">Oficial registrador<br><b>{e(of)}</b></div>
          <div class="s3">{e(street(r))}<br>CEP {r.randint(96000,99999)}-{r.randint(100,999)}<br>{e(mun)} – {uf}<br>registro{i+1}@cartoriorcpn.not.br</div>
          <div class="s4"><b>Emolumentos</b><table><tr><td>Certidão</td><td>{tot-9},40</td></tr><tr><td>Processamento eletrônico</td><td>5,20</td></tr><tr><td>Selo</td><td>3,80</td></tr><tr><td>Total R$</td><td>{tot},40</td></tr></table>NE: {r.randint(2018,2023)}/{r.randint(1000,9999)}</div>
          <div class="s5">{qr(r,84,29,'#24344d')}<br>Selo digital<br><b>{selo}</b><br>confira em<br>selodigital.tj{uf.lower()}.jus.br</div></div>
          <div class="main"><div class="t0">REPÚBLICA FEDERATIVA DO BRASIL · REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class="t1">Certidão de nascimento</div>
          <div class="ma">Matrícula&nbsp; <b>{m}</b></div>
          <h3>A – Da pessoa</h3><table class="g">{R(1,'Nome civil',nome,'bb')}{R(2,'CPF',cp)}{R(3,'Sexo',f['sexo'].lower())}{R(4,'Natural de',mu(nat,', '))}</table>
          <h3>B – Do nascimento</h3><table class="g">{R(5,'Quando',ext(nd)+f" ({br(nd,'.')})")}{R(6,'A que horas',hp)}{R(7,'Estabelecimento',estp)}{R(8,'Município e UF',mu(born,', '))}{R(9,'DNV',dn or x)}{R(10,'Parto gemelar', ('sim; irmã gêmea: '+tw) if tw else 'não')}</table>
          <h3>C – Da ascendência</h3><table class="a"><tr><th style="width:22%">grau</th><th>nome</th><th style="width:26%">natural de</th></tr>{ancr}</table>
          <h3>D – Do assento</h3><table class="g">{R(11,'Lavrado em',ext(rd)+f" ({br(rd,'.')})")}{R(12,'Declarou',[f['mae'],pai or f['mae'],'os genitores'][i%3])}{R(13,'Livro, folha e termo',f"A-{liv}, {fol}, {ter}")}</table>
          <h3>E – Do que se averbou</h3><p>{e(avb) if avb else 'Não há averbações.'}</p>
          <h3>F – Do que se anotou</h3><p>{e(ann) if ann else 'Não há anotações.'}</p>
          <h3>G – Anotações de cadastro</h3><p>{'<br>'.join(e(z) for z in cad) if cad else 'Nenhuma. As anotações de cadastro não dispensam a apresentação do documento original.'}</p>
          <div class="end">Certifico e dou fé que os dados acima conferem com o registro. {e(mun)}, {e(ext(ed) if i%2 else meia(ed))}.<div style="height:13mm;text-align:center">{sign(r,160,36)}</div><div class="as">{e(sub if i%3 else of)}<br>{('Registrador'+('a' if i%2 else '')+' substitut'+('a' if i%2 else 'o')) if i%3 else 'Oficial registrador'}</div></div></div>'''
        css = '''.side{position:absolute;left:0;top:0;width:50mm;height:100%;background:#dfe6ee;border-right:.6mm solid #24344d;padding:12mm 5mm 8mm 7mm;color:#24344d;font:7.2pt/1.35 'Roboto Condensed'}
        .s1{font:bold 11pt/1.15 'Roboto Condensed';margin:5mm 0 5mm}.s3,.s4,.s5{margin-top:7mm}.s4 table{width:100%;font-size:7pt}.s4 td:last-child{text-align:right}.s5{text-align:center;position:absolute;bottom:14mm;left:0;right:0}
        .main{position:absolute;left:56mm;right:11mm;top:11mm;bottom:9mm;font:8.6pt/1.25 'Open Sans Condensed','Open Sans';color:#111}
        .t0{font:bold 7.2pt 'Roboto Condensed';color:#24344d}.t1{font:300 24pt 'Roboto Condensed';color:#24344d;border-bottom:.8mm solid #24344d;padding-bottom:1mm}.ma{font:10pt 'Roboto Condensed';padding:2mm 0 0}
        h3{font:bold 8pt 'Roboto Condensed';margin:2.4mm 0 .8mm;color:#24344d;background:#eef2f6;padding:.5mm 1.5mm}
        .g{width:100%}.g td{padding:.85mm 1mm;vertical-align:baseline}.n{width:5mm;color:#89a;font-size:6.5pt;text-align:right}.k{width:32mm;text-align:right;color:#345;font-size:7.8pt}.g .v{border-bottom:.2mm dotted #9ab;font:9pt 'Liberation Sans Narrow'}.g .bb{font-weight:bold;font-size:12pt}
        .a{width:100%}.a td,.a th{border:.2mm solid #9ab;padding:1mm 1.4mm;font:8.6pt 'Liberation Sans Narrow';text-align:left}.a th{font-size:7pt;background:#f5f7fa}.a .b{font-weight:bold}
        p{margin:.5mm 1.5mm;font:8.8pt/1.3 'Liberation Sans Narrow'}.end{margin-top:4mm;border-top:.2mm solid #24344d;padding-top:2mm;text-align:center;font-family:'Roboto Condensed'}.as{border-top:.2mm solid #000;width:70mm;margin:auto}'''
        save(case, L, 'A4', page('A4', css, body, case), data(nome=nome, cpf=c, matr=m, nasc=nascd(nd, ext(nd)), hora=hora, nat=mu(nat), sexo=f['sexo'], estab=est, lmun=born[0], luf=born[1], rmun=mun, ruf=uf, cart=cart,
            dreg=br(rd), dnv=dn, livro=f'A-{liv}', folha=str(fol), termo=str(ter), g1=f['mae'], g1n=mu(f['nmae']), g2=pai, g2n=mu(f['npai']) if pai else '', avp=(ap, aa), avm=(am, av), gem=tw, averb=avb, anot=ann,
            selo=selo, oficial=of, emis=br(ed)), accept={'dados_pessoais.data_nascimento.texto_completo': [br(nd, '.'), br(nd), ext(nd)+f" ({br(nd,'.')})"], **({'local_nascimento.estabelecimento': [estp]} if q.get('home') else {})}, twins=[tw] if tw else [], cadastro=cad)
