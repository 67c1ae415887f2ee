# -*- coding: utf-8 -*-
"""M3: electronic certificate in plain language; M4: A5 short relation of the 2010s."""
import random, datetime as dt
from people import *
from draw import *

def m3():
    L = 'M3'
    CART = [('Tabatinga','AM','Cartório Alto Solimões'), ('Bragança','PA','2º Ofício de Bragança – Registro Civil Favacho'), ('Campinas','SP','Registro Civil do 3º Subdistrito'), ('Corumbá','MS','Cartório do Porto Geral'),
            ('Cruzeiro do Sul','AC','Serventia Extrajudicial Juruá'), ('Boa Vista','RR','Ofício Registral Rio Branco do Norte'), ('Pirenópolis','GO','Cartório da Meia Ponte'), ('Macapá','AP','Ofício de Notas e Registro Civil Equinócio')]
    Q = [dict(sx='F', y=2019, ind=('Ticuna','Umariaçu II')), dict(sx='M', y=2024), dict(sx='F', y=2022, duas=1), dict(sx='M', y=1977, note='casou', nohour=1),
         dict(sx='F', y=2023, nopai=1, home=1), dict(sx='M', y=2016, ind=('Macuxi','Raposa I'), note='etnia'), dict(sx='F', y=2020, twin=1), dict(sx='M', y=2009, note='socioafetiva', nocpf=1)]
    for i, (q, (mun, uf, cart)) in enumerate(zip(Q, CART)):
        r = random.Random(f'M3b{i}'); f = family(r, uf, q['sx'], era_of(q['y']), era_of(q['y'] - 24), nopai=bool(q.get('nopai'))); case = f'M3-{i+1}'
        nome = f['nome']
        if i == 0: nome = 'Ngematücü ' + f['given'].split()[0] + ' Tikuna ' + f['sobs'][1]; f['mae'] += ' Tikuna'
        if i == 5: nome = 'Wazaká ' + f['given'].split()[0] + ' Macuxi ' + f['sobs'][1]; f['mae'] += ' Macuxi'
        fem = q['sx'] == 'F'
        nd = rdate(r, q['y'], q['y']); rd = after(r, nd, 1, 60); ed = after(r, max(rd, dt.date(2023, 6, 1)), 2, 500)
        if rd.year == 2024: ed = after(r, rd, 1, 200)
        if i == 7: rd = after(r, nd, 1, 9)
        liv, fol, ter = r.randint(2, 99), r.randint(1, 200), r.randint(55, 30000); m = matricula(r.randint(2000, 15999), rd.year, liv, fol, ter, [2, 0, 1][i % 3])
        c = '' if q.get('nocpf') else cpf(r)
        h, mi = r.randint(0, 23), r.randint(1, 59); hora = f'{h:02d}:{mi:02d}'; hp = 'às ' + (f'{h}h{mi:02d}' if i % 2 else hora)
        if q.get('nohour'): hora, hp = '', 'hora ignorada'
        born = (mun, uf)
        est = hosp(r, born); estp = est
        if q.get('home'): est, estp = 'Domicílio', 'Domicílio'
        dn = dnv(r, nd.year, 2) if nd.year > 1998 else ''
        p1, n1, p2, n2 = f['pai'], f['npai'], f['mae'], f['nmae']; a1, a2 = f['avp'], f['avm']
        if q.get('duas'): p1 = given(r, 'F', 'mid') + ' ' + f['sobs'][1]
        if q.get('nopai'): p1 = ''
        if i == 0: a1 = (a1[0], '')
        tw = sibling(r, f, 'F', era_of(q['y'])) if q.get('twin') else ''
        avb, ann = '', ''
        if q.get('note') == 'casou': ann = f"Casamento em 30/01/2004 com {any_name(r, uf, 'F')}, regime da comunhão parcial de bens (Livro B-11, folha 93, termo 2.120, Ladário/MS)."
        if q.get('note') == 'etnia': avb = "Acrescida a etnia Macuxi ao nome, a pedido da família, com base na Resolução Conjunta CNJ/CNMP 3/2012; averbação feita em 17/04/2018."
        if q.get('note') == 'socioafetiva': avb = f"Averbado em 05/09/2023 o reconhecimento espontâneo da paternidade por {f['pai']}, com acréscimo do sobrenome paterno, nos termos do Provimento 149 do CNJ."
        if i == 7: ed = dt.date(2024, 1, 23)
        of = any_name(r, uf); assin = any_name(r, uf) if i % 2 else of
        hx = ''.join(r.choice('0123456789abcdef') for _ in range(40)); vc = '-'.join(''.join(r.choice('ABCDEFGHJKMNPQRSTUVWXYZ23456789') for _ in range(4)) for _ in range(4))
        selo = {'AM': f"AUTNAS{r.randint(10000,99999)}Y{r.randint(10,99)}KQ{r.randint(100,999)}", 'SP': f"{r.randint(100000,199999)}1CE00000{r.randint(10**7,10**8-1)}{ed.year%100}{r.choice('ABCX')}"}.get(uf, f"{uf}{ed.year}{r.randint(10**7,10**8-1)}-{r.randint(10,99)}")
        if i == 4: selo = ''
        oa = 'a' if fem else 'o'
        def card(q1, p, n, a, side):
            if not p: return f'<div class="cd"><div class="q">{q1}</div><div class="mute">sem outro genitor no assento</div></div>'
            return f'<div class="cd"><div class="q">{q1}</div><div class="v2">{e(p)}</div><div class="s">de {e(n[0])} ({n[1]})</div><div class="q2">{side}</div><div class="s">{e(a[0] or "não informado")}<br>{e(a[1] or "não informada")}</div></div>'
        if q.get('duas'): k1, k2, s1, s2 = 'Uma mãe', 'Outra mãe', 'cujos pais são', 'cujos pais são'
        else: k1, k2, s1, s2 = 'O pai', 'A mãe', 'avós por parte de pai', 'avós por parte de mãe'
        etn = f'<div class="cd"><div class="q">Povo e aldeia</div><div class="v2">{q["ind"][0]}</div><div class="s">Aldeia {q["ind"][1]}</div></div>' if q.get('ind') else ''
        body = f'''<div class="band"><div>{arms(46,'#fff',1.4)}</div><div style="flex:1"><div class="b1">certidão eletrônica de nascimento</div><div class="b2">Registro Civil das Pessoas Naturais · República Federativa do Brasil</div></div><div style="background:#fff;padding:1.5mm">{qr(r,62,33)}</div></div>
        <div class="in"><div class="who"><div class="q">Esta certidão é de</div><div class="v1">{e(nome)}</div><div class="s">{'CPF '+c if c else 'CPF ainda não inscrito'} &nbsp;·&nbsp; sexo {f['sexo'].lower()} &nbsp;·&nbsp; natural de {e(mun)} ({uf})</div><div class="q" style="margin-top:3mm">Número da matrícula</div><div class="mt">{m}</div></div>
        <div class="grid"><div class="cd"><div class="q">Nasceu em</div><div class="v2">{ext(nd)}</div><div class="s">{br(nd)}, {hp}</div></div>
        <div class="cd"><div class="q">Local</div><div class="v2">{e(estp)}</div><div class="s">{e(mun)} ({uf})</div></div>
        {card(k1,p1,n1,a1,s1)}{card(k2,p2,n2,a2,s2)}
        <div class="cd"><div class="q">Registrad{oa} em</div><div class="v2">{meia(rd)}</div><div class="s">Livro A-{liv:03d}, folha {fol}, termo {ter}</div></div>
        <div class="cd"><div class="q">Declaração de nascido vivo</div><div class="v2">{dn or 'não há'}</div><div class="q2">Irmão ou irmã do mesmo parto</div><div class="s">{e(tw) if tw else 'não'}</div></div>{etn}</div>
        <div class="nt"><div class="q">Mudanças averbadas no registro</div><div class="s">{e(avb) or 'Nenhuma até esta data.'}</div><div class="q" style="margin-top:2.5mm">Outros atos da vida civil anotados</div><div class="s">{e(ann) or 'Nenhum até esta data.'}</div></div>
        <div class="ft"><div style="flex:1"><b>{e(cart)}</b><br>{e(mun)} ({uf}), {e(street(r))}<br>Oficial: {e(of)}<br>{('Selo eletrônico: '+selo) if selo else ''}</div><div style="flex:1">Emitida em {br(ed)} às {r.randint(8,17):02d}:{r.randint(0,59):02d} (horário de Brasília)<br>Assinatura ICP-Brasil: {e(assin)}{'' if assin==of else ', escrevente'}<br>Código de validação: <b>{vc}</b><br>válido por 30 dias em certidao.registrocivil.example</div></div>
        <div class="hx">resumo criptográfico {hx}</div></div>'''
        css = '''.band{position:absolute;left:0;top:0;right:0;height:34mm;background:#0d6a73;color:#fff;display:flex;align-items:center;gap:6mm;padding:0 16mm}.b1{font:300 22pt Lato}.b2{font:9pt Lato;opacity:.9}
        .in{position:absolute;left:16mm;right:16mm;top:42mm;bottom:10mm;font-family:Lato;color:#222}.q{font:8pt Lato;color:#0d6a73}.q2{font:7.5pt Lato;color:#0d6a73;margin-top:1.6mm}.v1{font:bold 19pt/1.15 Lato;margin:1mm 0}.v2{font:11.5pt/1.25 'Lato Medium',Lato;font-weight:500}.s{font:9.5pt/1.35 Lato;color:#333}.mt{font:13pt 'Lato';color:#111;font-weight:bold}
        .grid{display:flex;flex-wrap:wrap;gap:5mm;margin-top:7mm}.cd{width:calc(50% - 2.5mm);background:#f0f7f7;border-left:1mm solid #0d6a73;padding:3.6mm 5mm}.mute{font:italic 9.5pt Lato;color:#777;margin-top:1mm}
        .nt{margin-top:5mm;border:.25mm solid #9cc;padding:3mm 4mm}.ft{display:flex;gap:6mm;font:8pt/1.5 Lato;margin-top:5mm}.hx{position:absolute;bottom:0;font:6.5pt 'DejaVu Sans Mono';color:#888}'''
        save(case, L, 'A4', page('A4', css, body, case), data(nome=nome, cpf=c, matr=m, nasc=nascd(nd, ext(nd)), hora=hora, nat=mu(born), sexo=f['sexo'], estab=est, lmun=mun, luf=uf, rmun=mun, ruf=uf, cart=cart, dreg=br(rd), dnv=dn,
            livro=f'A-{liv:03d}', folha=str(fol), termo=str(ter), g1=p1 or p2, g1n=mu(n1) if p1 else mu(n2), g2=p2 if p1 else '', g2n=mu(n2) if p1 else '', avp=a1 if p1 else ('', ''), avm=a2, gem=tw, averb=avb, anot=ann, selo=selo, oficial=of, emis=br(ed)),
            accept={'dados_pessoais.data_nascimento.texto_completo': [br(nd)]}, twins=[tw] if tw else [])

def m4():
    L = 'M4'
    CART = [('Carangola','MG','Cartório de Paz de Alvorada'), ('Santa Teresa','ES','Registro Civil e Notas Sede – Santa Teresa'), ('Paraty','RJ','Ofício Único de Paraty'), ('Araçuaí','MG','Cartório Murta'),
            ('Afonso Cláudio','ES','Cartório de Serra Pelada'), ('Diamantina','MG','Registro Civil do Distrito de Mendanha'), ('Itaperuna','RJ','R.C.P.N. do 5º Distrito – Comendador Venâncio'), ('Salinas','MG','Cartório Sathler')]
    Q = [dict(sx='F', y=1961), dict(sx='M', y=2011), dict(sx='F', y=1990, note='casou'), dict(sx='M', y=2015, nopai=1), dict(sx='F', y=1948, home=1, note='obito', nohour=1), dict(sx='M', y=1983, twin=1, home=1), dict(sx='F', y=2000, ungp=1), dict(sx='M', y=1974, note='adit')]
    for i, (q, (mun, uf, cart)) in enumerate(zip(Q, CART)):
        r = random.Random(f'M4c{i}'); old = q['y'] < 1975; f = family(r, uf, q['sx'], era_of(q['y']), era_of(q['y'] - 24), nopai=bool(q.get('nopai'))); case = f'M4-{i+1}'
        fem = q['sx'] == 'F'; o = 'a' if fem else 'o'
        nd = rdate(r, q['y'], q['y']); rd = after(r, nd, 2, 45) if q['y'] > 1975 else after(r, nd, 8, 400); ed = after(r, rd, 1, 90) if rd.year > 2010 else rdate(r, 2011, 2017)
        liv, fol, ter = r.randint(2, 61), r.randint(2, 299), r.randint(30, 9999); vv = r.choice(['', 'v', '']); m = matricula(r.randint(30000, 93999), rd.year, liv, fol, ter, i % 3)
        h, mi = r.randint(0, 23), r.choice([0, 5, 10, 20, 25, 30, 40, 50]); hora = f'{h:02d}:{mi:02d}'; hp = ('à ' if h == 1 else 'às ') + (hora_ext(h, mi) if i % 2 else f'{h:02d}h{mi:02d}min')
        if q.get('nohour'): hora, hp = '', 'em hora não declarada'
        est = hosp(r, (mun, uf), old); estp = 'n' + ('a ' if est.split()[0] in ('Santa','Maternidade','Casa','Unidade') else 'o ') + est
        if q.get('home'): est, estp = 'Domicílio', 'em domicílio'
        pai = '' if q.get('nopai') else f['pai']; ap, aa = f['avp'] if pai else ('', ''); am, av = f['avm']
        if q.get('ungp'): aa = ''
        livp = [f'A-{liv}', f'{liv}-A', f'A {liv:02d}'][i % 3]; folp = f'{fol}{vv}'; terp = f'{ter:,}'.replace(',', '.')
        tw = sibling(r, f, q['sx'], era_of(q['y'])) if q.get('twin') else ''
        avb, ann = '', ''
        if q.get('note') == 'casou': ann = f"casou-se nesta Serventia aos 08/09/2012 com {any_name(r, uf, 'M')}, continuando a usar o nome de solteira (B-19, fl. 77, t. 2.244)"; ed = dt.date(2012, 9, 21)
        if q.get('note') == 'obito': ann = "faleceu em Vitória/ES no dia 02/02/2014 (óbito no Cartório Amorim, C-203, fl. 18, t. 66.120)"; ed = dt.date(2014, 3, 10)
        if q.get('note') == 'adit': avb = f"por mandado do MM. Juiz desta Comarca, de 20/10/1999, ficou constando corretamente o sobrenome materno {f['sobs'][0]}"
        of = any_name(r, uf)
        selo = {'MG': f"{r.choice(['AKX','BZT','CPD'])}{r.randint(10000,99999)}", 'ES': f"{r.randint(20000,29999):06d}.{r.choice(['RHU','LSB'])}{ed.year%100}01.{r.randint(10000,99999)}", 'RJ': f"E{r.choice('ABC')}{r.choice('KLMN')}{r.choice('XYZ')} {r.randint(10000,99999)} {r.choice(['QWT','HJK'])}"}[uf]
        B = lambda x: f'<b>{e(x)}</b>'
        fil = f"{'filha' if fem else 'filho'} de {B(pai)}, natural de {e(mu(f['npai'],'/'))}, e de {B(f['mae'])}, natural de {e(mu(f['nmae'],'/'))}" if pai else f"{'filha' if fem else 'filho'} de {B(f['mae'])}, natural de {e(mu(f['nmae'],'/'))}, não constando o nome do pai"
        net = f"; {'neta' if fem else 'neto'}, pelo pai, de {B(ap)} e {B(aa) if aa else 'avó não declarada'}, e, pela mãe, de {B(am)} e {B(av)}" if pai else f"; {'neta' if fem else 'neto'} materno".replace('neta materno', 'neta materna') + f" de {B(am)} e {B(av)}"
        dest = [f"nest{'e' if 'Distrito' in cart else 'a'} "][0]
        txt = (f"Certifico, a pedido verbal de parte interessada, que do livro {B(livp)} de nascimentos desta Serventia, à folha {B(folp)}, sob o termo {B(terp)}, consta o assento d{'a' if fem else 'e'}".replace('assento da', 'assento de')
            + f" <span class='nm'>{e(f['nome'])}</span>, do sexo {f['sexo'].lower()}, nascid{o} {hp} do dia {B(ext(nd))}, {e(estp)}, em {e(mun)}, {uf}, {fil}{net}. "
            + (f"É {'gêmea' if fem else 'gêmeo'} de {B(tw)}. " if tw else '') + f"O assento data de {B(br(rd,'.') if i%2 else meia(rd))} e teve por declarante {['a mãe','o pai','a avó materna'][r.randint(0,2)] if pai else 'a mãe'}. "
            + (f"À margem consta: <i>{e(avb or ann)}</i>. " if avb or ann else "À margem nada consta. ") + "Nada mais. O referido é verdade e dou fé.")
        body = f'''<div class="abs" style="inset:0;background:#fdfaf0"></div>{guilloche(595,420,'#c9a94f',9,3,.35)}<div class="abs" style="left:7mm;right:7mm;top:6mm;bottom:6mm;border:.9mm double #1c3a7a"></div>
        <div class="in"><div class="hd"><div>{arms(44,'#1c3a7a',1.2)}</div><div style="flex:1"><div class="c1">{e(cart)}</div><div class="c2">{e(mun)} · {UF[uf][1]} · {e(street(r))}</div></div><div class="mt">Matrícula<br><b>{m}</b></div></div>
        <div class="tt">Certidão de Nascimento <span>em breve relatório</span></div><div class="tx">{txt}</div>
        <div class="ft"><div class="sl">{barcode(r,120,20,'#1c3a7a')}<br>Consulta de selo: <b>{selo}</b><br>Emol. R$ {r.randint(14,29)},{r.randint(10,99)} – Taxa fisc. R$ {r.randint(3,6)},{r.randint(10,99)}</div><div class="sg">{e(mun)}, {ext(ed) if i%2 else meia(ed)}.<br>{sign(r,150,30)}<div class="ln">{e(of)} – Oficial{'' if i%3 else ' Interino'}</div></div></div></div>'''
        css = '''.in{position:absolute;left:13mm;right:13mm;top:10mm;bottom:9mm;color:#1c3a7a;font-family:'EB Garamond'}.hd{display:flex;gap:4mm;align-items:center}.c1{font:600 15pt 'EB Garamond'}.c2{font:9pt 'EB Garamond'}.mt{font:7.5pt 'EB Garamond';text-align:right}.mt b{font:8.6pt 'Liberation Mono';color:#111}
        .tt{text-align:center;font:17pt 'EB Garamond';margin:3mm 0 2.5mm}.tt span{font:italic 11pt 'EB Garamond'}.tx{text-align:justify;font:12.6pt/1.45 'EB Garamond';font-variant-numeric:lining-nums;color:#14264f}.nm{font-weight:bold;font-size:14.5pt}
        .ft{position:absolute;left:0;right:0;bottom:0;display:flex;align-items:flex-end;justify-content:space-between;font:8.4pt/1.35 'EB Garamond'}.sg{text-align:center;width:75mm}.ln{border-top:.25mm solid #1c3a7a}.sl b{font-family:'Liberation Mono';font-size:8pt}'''
        save(case, L, 'A5L', page('A5L', css, body, case), data(nome=f['nome'], matr=m, nasc=nascd(nd, ext(nd)), hora=hora, sexo=f['sexo'], estab=est, lmun=mun, luf=uf, rmun=mun, ruf=uf, cart=cart, dreg=br(rd), livro=livp, folha=folp, termo=terp,
            g1=pai or f['mae'], g1n=mu(f['npai'] if pai else f['nmae']), g2=f['mae'] if pai else '', g2n=mu(f['nmae']) if pai else '', avp=(ap, aa), avm=(am, av), gem=tw, averb=avb, anot=ann, selo=selo, oficial=of, emis=br(ed)),
            accept={'local_nascimento.estabelecimento': [estp]} if q.get('home') else {}, twins=[tw] if tw else [], joint=True)
