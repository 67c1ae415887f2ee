# -*- coding: utf-8 -*-
"""M5 (printed blank of Bahia, typed, 1976-1989), M6 (dot matrix, 1990s), M7 (laser with a stub, 2000-2008)."""
import random, datetime as dt, unicodedata
from people import *
from draw import *

def m5():
    L = 'M5'
    CART = [('Jacobina','Distrito de Itaitu'), ('Cachoeira','Distrito da Sede'), ('Lençóis','Distrito de Afrânio Peixoto'), ('Ilhéus','2º Subdistrito'), ('Caetité','Distrito de Maniaçu'), ('Xique-Xique','Distrito de Copixaba'), ('Valença','Distrito de Guaibim'), ('Senhor do Bonfim','Distrito de Igara')]
    Q = [dict(sx='M', y=1931, home=1, ed=1978), dict(sx='F', y=1964, ed=1979, nopai=1), dict(sx='F', y=1972, ed=1986, home=1, ungp=1), dict(sx='M', y=1980, ed=1980), dict(sx='M', y=1944, ed=1983, note='casou', home=1, nohour=1), dict(sx='F', y=1958, ed=1976, twin=1, home=1), dict(sx='M', y=1977, ed=1988, note='leg'), dict(sx='F', y=1985, ed=1989)]
    for i, (q, (mun, dist)) in enumerate(zip(Q, CART)):
        r = random.Random(f'M5{i}'); uf = 'BA'; f = family(r, uf, q['sx'], era_of(q['y']), era_of(q['y'] - 24), nopai=bool(q.get('nopai'))); case = f'M5-{i+1}'
        for k in ('npai', 'nmae'):
            if f[k][1] in ('TO','MS','RO','RR','AP'): f[k] = (r.choice(CITY['BA']), 'BA')
        fem = q['sx'] == 'F'; o = 'a' if fem else 'o'
        nd = rdate(r, q['y'], q['y']); rd = after(r, nd, 3, 300) if q['y'] != q['ed'] else after(r, nd, 2, 20); ed = after(r, dt.date(q['ed'], 1, 5), 0, 340)
        if ed < rd: ed = after(r, rd, 0, 30)
        if i == 2: rd = after(r, nd, 2200, 3000)
        liv, fol, ter = r.randint(3, 60), r.randint(1, 290), r.randint(40, 9800)
        livp = [f'A-{liv}', f'{liv}', f'A nº {liv}', f'{liv}-A'][i % 4]; folp = [f'{fol}', f'{fol}v', f'{fol} v.'][i % 3]; terp = f'{ter:,}'.replace(',', '.') if i % 2 else str(ter)
        ndt = [ext(nd), f'{dia(nd.day)} ({nd.day}) de {MES[nd.month-1]} de {nd.year}', meia(nd)][i % 3]
        h, mi = r.choice([2, 4, 5, 8, 10, 11, 13, 16, 19, 22]), r.choice([0, 30, 15, 0, 20]); hora = f'{h:02d}:{mi:02d}'; hp = hora_12(h, mi) if i % 2 == 0 else f'{h:02d},{mi:02d}'
        if q.get('nohour'): hp, hora = '- x - x -', ''
        est = '' if q.get('home') else hosp(r, (mun, uf), True); loc = est
        if q.get('home'):
            loc = ['Fazenda Mocambo dos Negros', '', 'casa de residência dos pais, à Rua do Fogo', '', 'Sítio Umburana', 'Povoado de Marreca Velha'][i]; 
            if i == 2: loc, est = 'no domicílio dos pais, à Rua do Fogo, 12', 'Domicílio'
        bm = (mun, uf)
        if i == 3: bm = ('Itabuna', 'BA')
        pai = '' if q.get('nopai') else f['pai']; ap, aa = f['avp'] if pai else ('', ''); am, av = f['avm']
        xx = 'x x x x x x x x x'
        if q.get('ungp'): ap = am = ''
        tw = sibling(r, f, 'F' if i == 5 else q['sx'], era_of(q['y'])) if q.get('twin') else ''
        avb = ann = ''
        if q.get('note') == 'casou': ann = f"O registrado casou-se em 15.09.1970 com {any_name(r, uf, 'F')}, conforme anotação à margem (L. B-9, fls. 61)."
        if q.get('note') == 'leg': avb = "Legitimado pelo subsequente casamento dos pais, celebrado em 03.02.1982, averbado à margem em 10.02.1982."
        obs = avb or ann or (f'gêmea com {tw}' if tw else ['-.-.-.-.-.-.-.-.-', 'nada consta', 'Registro feito na forma do Decreto-lei 5.860/43.' ][min(i, 2)] if i < 3 else '----------------')
        if i == 2: obs = 'nada consta'
        of = any_name(r, uf); dec = any_name(r, uf); t1, t2 = any_name(r, uf, maxlen=24), any_name(r, uf, maxlen=24)
        cart = f'Cartório do Registro Civil do {dist} de {mun}' if i % 2 else f'Registro Civil – {dist}, Comarca de {mun}'
        prof = lambda: r.choice(['lavrador','pescador','doméstico','ferroviário','magarefe','negociante','garimpeiro','func. público'])
        P = lambda t: f'<span class="p">{t}</span>'
        def V(v, g=1, w=''): return f'<span class="t" style="flex:{g} 1 {w or "0"}">{e(v)}</span>'
        rows = [
          P('Certifico que, revendo os assentamentos de NASCIMENTO a meu cargo, no livro nº') + V(livp),
          P('às folhas') + V(folp, .5) + P('encontrei, sob o nº de ordem') + V(terp, .6) + P(', lavrado'), P('em') + V(br(rd, '.') if i % 3 else ext(rd), 1) + P(','),
          P('o registro de') + V(f['nome'], 1) , 
          P('do sexo') + V(f['sexo'].lower(), .78) + P('de cor') + V(r.choice(['parda','branca','preta','morena']), .5) + P(f'vind__ à luz no dia').replace('vind__', 'vind' + o) + V(ndt if len(ndt) < 26 else '', 1.5),
          *([V(ndt, 1)] if len(ndt) >= 26 else []),
          P('às') + V(hp, 1) + P('em') + V(loc if loc else xx, 2),
          P('Município de') + V(bm[0], 1) + P(f'Estado {UF[bm[1]][0]}') + V(UF[bm[1]][1], .6),
          P(f'filh{o} de') + V(pai or xx, 1),
          P('natural de') + V(mu(f['npai'], ', ') if pai else xx, 1) + P('de profissão') + V(prof() if pai else xx, .7),
          P('e de Dona') + V(f['mae'], 1),
          P('natural de') + V(mu(f['nmae'], ', '), 1) + P('de prendas') + V('domésticas', .7),
          P(f'net{o}, por parte de pai, de') + V(ap or (xx if not pai else 'ignorado'), 1), P('e de Dona') + V(aa or xx, 1),
          P('e, por parte de mãe, de') + V(am or 'ignorado', 1), P('e de Dona') + V(av, 1),
          P('Serviram de testemunhas') + V(t1 + ' e ' + t2, 1), P('Declarante') + V([pai or f['mae'], dec, f['mae']][i % 3], 1),
          P('Observações:') + V(obs if len(obs) < 58 else '', 1)]
        extra = f'<div class="ln"><span class="t tl">{e(obs)}</span></div>' if len(obs) >= 58 else '<div class="ln"><span class="t" style="flex:1">&nbsp;</span></div>'
        cz = 'Cr$' if ed < dt.date(1986, 3, 1) else 'Cz$' if ed < dt.date(1989, 1, 16) else 'NCz$'
        lines = ''.join(f'<div class="ln">{x}</div>' for x in rows) + extra
        body = f'''<div class="abs" style="inset:0;background:#f7f4e8"></div><div class="abs" style="left:11mm;top:11mm;right:11mm;bottom:11mm;border:.5mm solid #24478f"></div><div class="abs" style="left:12.2mm;top:12.2mm;right:12.2mm;bottom:12.2mm;border:.2mm solid #24478f"></div>
        <div class="in"><div class="hd"><div style="width:34mm;text-align:center">{arms(70,'#24478f',1)}<div class="sm">PODER JUDICIÁRIO<br>ESTADO DA BAHIA</div></div><div style="flex:1"><div class="sm2">Corregedoria Geral da Justiça — Mod. 07-RC</div><div class="hh"><span class="p">Cartório</span><span class="t" style="flex:1">{e(cart)}</span></div><div class="hh"><span class="p">Município de</span><span class="t" style="flex:1">{e(mun)}</span></div><div class="hh"><span class="p">Comarca de</span><span class="t" style="flex:1">{e(mun)}</span></div></div></div>
        <div class="tt">Certidão de Nascimento</div>{lines}
        <div class="cl">O referido é verdade, do que dou fé.</div>
        <div class="ln" style="width:82%;margin-left:auto">{V(mun + ' (BA)',1.5)}{P(',')}{V(f'{ed.day:02d}' if i%2 else ('1º' if ed.day==1 else str(ed.day)),.35)}{P('de')}{V(MES[ed.month-1],.8)}{P('de 19')}{V(f'{ed.year%100:02d}',.3)}</div>
        <div style="display:flex;margin-top:6mm"><div style="width:38%" class="sm3">Rasa ................ {cz} {r.randint(20,890)},00<br>Taxa judiciária . {cz} {r.randint(5,90)},00<br><i>Esta certidão não vale com emendas ou rasuras</i></div><div style="flex:1;text-align:center"><div style="height:12mm">{sign(r,190,42,'#22252b')}</div><div class="dl"></div><div class="tw">{e(of)}</div><div class="sm3">Oficial do Registro Civil</div></div></div></div>
        <div class="abs" style="left:{r.randint(72,82)}mm;top:{r.randint(232,240)}mm">{stamp(96,'REGISTRO CIVIL','BAHIA',[mun.upper()[:16],'COMARCA'],'#6a2c7d',r.randint(-25,20),.45)}</div>'''
        css = '''.in{position:absolute;left:20mm;right:18mm;top:18mm;bottom:16mm;color:#24478f;font-family:'TeX Gyre Schola'}.hd{display:flex;gap:5mm;align-items:center}.sm{font:bold 7.5pt/1.3 'TeX Gyre Schola'}.sm2{font:7pt 'TeX Gyre Schola';margin-bottom:2mm}.sm3{font:7.5pt/1.5 'TeX Gyre Schola'}
        .hh,.ln{display:flex;align-items:baseline;margin-bottom:2.35mm}.p{font:10.2pt 'TeX Gyre Schola';white-space:nowrap;margin-right:1.2mm}.t{border-bottom:.35mm dotted #24478f;font:10.6pt 'Courier Prime';color:#1d1d22;min-width:0;padding-left:1.5mm;margin-right:1.2mm;letter-spacing:-.15pt}.hh .t{font-size:9.2pt;letter-spacing:-.35pt}.ln .p:last-child{margin-right:0}
        .tl{flex:1;line-height:1.5}.tt{font:bold 25pt 'URW Bookman';text-align:center;margin:4mm 0 5mm;color:#24478f}.cl{font:italic 10pt 'TeX Gyre Schola';margin:2mm 0 4mm 10mm}.dl{border-bottom:.35mm dotted #24478f}.tw{font:10.5pt 'Courier Prime';color:#1d1d22}'''
        save(case, L, 'A4', page('A4', css, body, case), data(nome=f['nome'], nasc=nascd(nd, ndt), hora=hora, sexo=f['sexo'], estab=est, lmun=bm[0], luf='BA', rmun=mun, ruf='BA', cart=cart, dreg=br(rd), livro=livp, folha=folp, termo=terp,
            g1=pai or f['mae'], g1n=mu(f['npai'] if pai else f['nmae']), g2=f['mae'] if pai else '', g2n=mu(f['nmae']) if pai else '', avp=(ap, aa), avm=(am, av), gem=tw, averb=avb, anot=ann, oficial=of, emis=br(ed)),
            accept={'local_nascimento.estabelecimento': [loc]} if est == 'Domicílio' else {}, twins=[tw] if tw else [], joint=True)

def noacc(s): return ''.join(c for c in unicodedata.normalize('NFD', s.replace('’', "'").replace('º', 'o.').replace('ª', 'a.')) if not unicodedata.combining(c)).upper()

def m6():
    L = 'M6'
    CART = [('Guajará-Mirim','RO','Cartório Mamoré'), ('Prudentópolis','PR','Serventia Distrital de Jaciaba'), ('Aquidauana','MS','2º Serviço Notarial e Registral'), ('Poconé','MT','Cartório do 2º Ofício'), ('Assaí','PR','Cartório Hirata'), ('Ji-Paraná','RO','Ofício do Registro Civil de Ji-Paraná'), ('Dourados','MS','Cartório do Distrito de Itahum'), ('Castro','PR','Registro Civil de Socavão')]
    Q = [dict(sx='M', y=1991), dict(sx='F', y=1938, home=1, nohour=1), dict(sx='F', y=1994, nopai=1), dict(sx='M', y=1969, note='casou'), dict(sx='F', y=1995, twin=1), dict(sx='M', y=1989, note='recon'), dict(sx='F', y=1952, ungp=1, home=1), dict(sx='M', y=1996)]
    for i, (q, (mun, uf, cart)) in enumerate(zip(Q, CART)):
        r = random.Random(f'M6{i}b'); old = q['y'] < 1975; f = family(r, uf, q['sx'], era_of(q['y']), era_of(q['y'] - 24), nopai=bool(q.get('nopai'))); case = f'M6-{i+1}'
        while any(len(x) > 44 for x in [f['nome'], f['pai'], f['mae'], *f['avp'], *f['avm']]): f = family(r, uf, q['sx'], era_of(q['y']), era_of(q['y'] - 24), nopai=bool(q.get('nopai')))
        N = noacc
        nd = rdate(r, q['y'], q['y']); rd = after(r, nd, 1, 50) if not old else after(r, nd, 10, 500); ed = after(r, max(rd, dt.date(1992, 3, 1)), 0, 1000)
        if q.get('note') == 'recon': ed = dt.date(1997, 6, 2)
        liv, fol, ter = r.randint(3, 160), r.randint(1, 300), r.randint(50, 45000)
        livp, folp, terp = f'A-{liv:03d}', f'{fol:03d}' + r.choice(['', 'V', 'F']), f'{ter:06d}'
        nds = [f'{nd.day:02d}-{ROM[nd.month-1]}-{nd.year}', br(nd, '/'), f"{N(MES[nd.month-1])} {nd.day:02d}, {nd.year}"][0 if i % 3 == 0 else 1]
        ndt = N(ext(nd)) if i % 2 else nds
        h, mi = r.randint(0, 23), r.randint(0, 59); hora = f'{h:02d}:{mi:02d}'; hp = [f'{h:02d}:{mi:02d}', f'{h:02d}.{mi:02d} HS', f'{h:02d}H{mi:02d}'][i % 3]
        if q.get('nohour'): hora, hp = '', '*****'
        est = N(hosp(r, (mun, uf), old)); estp = est
        if q.get('home'): est, estp = 'Domicílio', 'DOMICILIO - ' + N(['', 'Linha Ivaí Anta Gorda', '', '', '', '', 'Colônia Tereza Cristina', ''][i])
        pai = '' if q.get('nopai') else N(f['pai']); ap, aa = map(N, f['avp']) if pai else ('', ''); am, av = map(N, f['avm'])
        if q.get('ungp'): ap = aa = ''
        X = '*' * 30
        tw = N(sibling(r, f, 'M' if i == 4 else q['sx'], era_of(q['y']))) if q.get('twin') else ''
        avb = ann = ''
        if q.get('note') == 'casou': ann = N(f"casou-se em 11.07.92 com {any_name(r, uf, 'F')}, livro B-31, fls. 200, termo 8.815, neste oficio.")
        if q.get('note') == 'recon': avb = N("averbado em 20.05.97 o reconhecimento de paternidade, por termo judicial, autos 114/97, passando o registrado a usar o patronimico do pai.")
        of, esc = N(any_name(r, uf)), N(any_name(r, uf)); mc = N(mun)
        dec = [pai or N(f['mae']), N(any_name(r, uf)), N(f['mae'])][i % 3]
        natp = N(mu(f['npai'], '/')) if pai else ''
        W = 78
        def fld(k, v, kw=22): return k + '.' * (kw - len(k)) + ': ' + v
        def wrap(v, w):
            out, cur = [], ''
            for x in v.split():
                if len(cur) + len(x) + 1 > w: out.append(cur); cur = x
                else: cur = (cur + ' ' + x).strip()
            return out + [cur]
        def fl(k, v):
            ws = wrap(v, W - 24); return [fld(k, ws[0])] + [' ' * 24 + z for z in ws[1:]]
        def mid(s): return s.center(W)
        T = [mid('REPUBLICA FEDERATIVA DO BRASIL'), mid(f'ESTADO {N(UF[uf][0])} {N(UF[uf][1])} - COMARCA DE {mc}'), mid(N(cart)), '=' * W, mid('C E R T I D A O   D E   N A S C I M E N T O'), '=' * W, '',
             f'LIVRO {livp}      FOLHAS {folp}      TERMO {terp}', '']
        T += fl('REGISTRADO(A)', N(f['nome']))
        T += fl('DT. NASCIMENTO', nds + (f' ({ndt})' if i % 2 else '')) + [fld('HORARIO', hp.ljust(18) + 'SEXO......: ' + ('MASC' if q['sx'] == 'M' else 'FEM'))]
        T += fl('LOCAL DO PARTO', estp) + fl('CIDADE/UF DO PARTO', f'{mc}/{uf}') + ['', '-' * 30 + ' GENITORES ' + '-' * (W - 41)]
        T += fl('GENITOR', pai or X) + (fl('  NATURAL DE', natp) if pai else []) + fl('GENITORA', N(f['mae'])) + fl('  NATURAL DE', N(mu(f['nmae'], '/')))
        T += ['-' * 30 + ' AVOENGOS ' + '-' * (W - 40)] + fl('DO PAI', ap or X) + fl('', aa or X) + fl('DA MAE', am or X) + fl('', av or X)
        T += ['-' * W] + fl('DATA DO ASSENTAMENTO', br(rd)) + fl('QUEM DECLAROU', dec) + fl('TESTEMUNHAS', N(any_name(r, uf)) + ' E ' + N(any_name(r, uf)))
        T += fl('GEMEO(A)', ('SIM, COM ' + tw) if tw else 'NAO') + fl('ANOT./AVERB.', avb or ann or ['NAO HA', 'NADA CONSTA', '*' * 20][i % 3])
        T += ['=' * W, '', 'O REFERIDO E VERDADE E DOU FE.', '', f'{mc}-{uf}, {br(ed, ".") if i % 2 else N(meia(ed))}.', '', '', '', '', ' ' * 30 + '_' * 40, ' ' * 30 + of.center(40), ' ' * 30 + 'OFICIAL DO REGISTRO CIVIL'.center(40), '',
              f'CUSTAS: VRC {r.randint(10,60)},00   BUSCA R$ {r.randint(1,4)},50   DIGITADO POR: {esc.split()[0]}', 'REGIS-CIVIL V.2.1 (C) 1991 INFOCART SISTEMAS LTDA - LICENCA 00' + str(r.randint(100, 999))]
        sigl = next(k for k, z in enumerate(T) if '______' in z)
        bars = ''.join(f'<div style="position:absolute;left:13mm;right:13mm;top:{4+k*17}mm;height:8.5mm;background:#e2f1dd"></div>' for k in range(17))
        holes = ''.join(f'<circle cx="{x}" cy="{8+k*18}" r="5" fill="#fff" stroke="#b9b9b0" stroke-width=".7"/>' for k in range(47) for x in (17, 578))
        body = f'''<div class="abs" style="inset:0;background:#fcfdf8"></div>{bars}<svg class="bg" viewBox="0 0 595 842">{holes}<path d="M35 0V842M560 0V842" stroke="#b9b9b0" stroke-width=".6" stroke-dasharray="2 2"/></svg>
        <pre>{e(chr(10).join(T))}</pre><div class="abs" style="left:108mm;top:{11+(sigl-2.2)*13.3*.35278:.0f}mm">{sign(r,170,34,'#223a8a')}</div><div class="abs" style="left:24mm;top:{11+(sigl-4)*13.3*.35278:.0f}mm">{stamp(88,'SERVICO REGISTRAL',uf+' - BRASIL',['RUBRICA'],'#1d5a33',-8,.4)}</div>'''
        css = "pre{position:absolute;left:21mm;top:11mm;margin:0;font:9.9pt/13.3pt 'Noto Mono';letter-spacing:.03pt;color:#26262e}"
        # Noto Mono is .6 em wide: 78 columns need 163 mm
        save(case, L, 'A4', page('A4', css, body, case), data(nome=N(f['nome']), nasc=nascd(nd, ndt), hora=hora, sexo=f['sexo'], estab=est, lmun=mc, luf=uf, rmun=mc, ruf=uf, cart=N(cart), dreg=br(rd), livro=livp, folha=folp, termo=terp,
            g1=pai or N(f['mae']), g1n=N(mu(f['npai'] if pai else f['nmae'])), g2=N(f['mae']) if pai else '', g2n=N(mu(f['nmae'])) if pai else '', avp=(ap, aa), avm=(am, av), gem=tw, averb=avb, anot=ann, oficial=of, emis=br(ed)),
            accept={'dados_pessoais.data_nascimento.texto_completo': [x for x in (nds, br(nd)) if x != ndt], 'local_nascimento.município': [mun], 'registro.município': [mun], 'filiação.genitor_1.naturalidade': [mu(f['npai'] if pai else f['nmae'])], **({'filiação.genitor_2.naturalidade': [mu(f['nmae'])]} if pai else {}), **({'local_nascimento.estabelecimento': [estp, 'DOMICILIO']} if q.get('home') else {})}, twins=[tw] if tw else [], joint=True)

def m7():
    L = 'M7'
    CART = [('Exu','PE','Cartório do Registro Civil de Timorante'), ('Areia','PB','Cartório Sobreira Lins'), ('Penedo','AL','1º Distrito Judiciário de Penedo – Registro Civil'), ('Estância','SE','Cartório do 4º Ofício da Comarca de Estância'), ('Garanhuns','PE','Serviço Registral Souto Maior'), ('Monteiro','PB','Registro Civil do Distrito de Camalaú Velho'), ('Pesqueira','PE','Cartório Único de Cimbres'), ('Caicó','RN','Terceiro Cartório Judiciário de Caicó')]
    Q = [dict(sx='F', y=2003), dict(sx='M', y=2006, nopai=1, home=1), dict(sx='M', y=1947, home=1, note='obito', nohour=1), dict(sx='F', y=2005, twin=1), dict(sx='F', y=1978, note='sep'), dict(sx='M', y=2001), dict(sx='M', y=1999, home=1, ungp=1), dict(sx='F', y=1966, note='ret')]
    for i, (q, (mun, uf, cart)) in enumerate(zip(Q, CART)):
        r = random.Random(f'M7a{i}'); old = q['y'] < 1975; f = family(r, uf, q['sx'], era_of(q['y']), era_of(q['y'] - 24), nopai=bool(q.get('nopai'))); case = f'M7-{i+1}'
        fem = q['sx'] == 'F'
        nd = rdate(r, q['y'], q['y']); rd = after(r, nd, 2, 120); ed = after(r, max(rd, dt.date(2000, 5, 2)), 0, 120 if rd.year > 1999 else 2800)
        liv, fol, ter = r.randint(3, 90), r.randint(1, 290), r.randint(50, 25000); livp, folp, terp = [f'{liv}-A', f'A/{liv}'][i % 2], [str(fol), f'{fol}v', f'{fol}/{fol}v'][i % 3], f'{ter}'
        h, mi = r.randint(0, 23), r.choice([0, 7, 10, 15, 25, 30, 45, 55]); hora = f'{h:02d}:{mi:02d}'; hp = hora_12(h, mi) if i % 3 == 0 else f'{h:02d}h{mi:02d}'
        if q.get('nohour'): hora, hp = '', '–x–x–'
        est = hosp(r, (mun, uf), old); estp = est
        if q.get('home'): est, estp = 'Domicílio', ['', 'domicílio – Sítio Gruta Funda', 'domicílio – Engenho Velho, zona rural', '', '', '', 'domicílio – Aldeia Cana Brava'][i]
        nat = (mun, uf); born = (mun, uf)
        pai = '' if q.get('nopai') else f['pai']; ap, aa = f['avp'] if pai else ('', ''); am, av = f['avm']
        if q.get('ungp'): ap = ''; 
        ast = '* * * * *'
        tw = sibling(r, f, 'F', era_of(q['y'])) if q.get('twin') else ''
        avb = ann = ''
        if q.get('note') == 'obito': ann = "Óbito registrado em 09/12/1998, nesta Comarca, livro 8-C, fls. 55v, nº 2.031."; ed = max(ed, dt.date(2002, 4, 4))
        if q.get('note') == 'sep': ann = f"Casada com {any_name(r, uf, 'M')} em 27/05/1999 (livro 12-B, fls. 30); separação consensual por sentença de 18/10/2003, voltando a usar o nome de solteira."; ed = dt.date(2004, 7, 13)
        if q.get('note') == 'ret': avb = "Retificado o ano do nascimento de 1968 para 1966, por sentença de 02/03/2001, da 2ª Vara."; ed = max(ed, dt.date(2003, 1, 15))
        of, sub = any_name(r, uf), any_name(r, uf)
        selo = f"{r.choice(['AAB','ACD','ADF'])}{r.randint(10000,999999):06d}" if i not in (2, 5) else ''
        dn = dnv(r, nd.year, [1, 2][i % 2]) if nd.year > 1998 and not q.get('home') else ''
        ndt = f"{ext(nd)}"; 
        def C(k, v, w, cl=''): return f'<div class="c {cl}" style="flex:0 0 {w}%"><i>{k}</i><b>{e(v)}</b></div>'
        def G(side, rows): return f'<div class="g"><div class="sd"><span>{side}</span></div><div class="gr">' + ''.join(f'<div class="r">{x}</div>' for x in rows) + '</div></div>'
        body = f'''<div class="in"><div class="stub"><div><b>CANHOTO – arquivo do cartório</b><br>Reg. nº {terp} &nbsp; L. {livp} &nbsp; F. {folp}<br>{e(f['nome'])}</div><div>Pedido nº {r.randint(100,9999)}/{ed.year}<br>Recebi a 1ª via em ____/____/______<br>Ass.: ______________________________</div></div><div class="cut">✂ destacar aqui</div>
        <div class="hd"><div>{arms(58,'#4a2a18',1.1)}</div><div style="flex:1"><div class="h1">{e(cart)}</div><div class="h2">{e(street(r))} – {e(mun)} – {UF[uf][1]} – CNPJ {r.randint(10,35):02d}.{r.randint(100,999)}.{r.randint(100,999)}/0001-{r.randint(10,99)}<br>Tabeliã(o) e Oficial(a): {e(of)} &nbsp;·&nbsp; Substituta(o): {e(sub)}</div></div></div>
        <div class="tt"><span>CERTIDÃO DE NASCIMENTO</span></div>
        {G('TERMO',[C('Livro',livp,18)+C('Fls.',folp,18)+C('Nº',terp,20)+C('Registro lavrado a',br(rd),22)+C('D.N. (declaração do hospital)',dn or ast,22)])}
        {G('REGISTRANDO',[C('Chama-se',f['nome'],78,'big')+C('Sexo',f['sexo'].upper() if i%2 else f['sexo'],22),C('Nasceu no dia',ndt+(f' ({br(nd)})' if i%2 else ''),70)+C('Às',hp,30),C('No(a)',estp,60)+C('Município/UF do nascimento',mu(born,'/'),40),C('Naturalidade',mu(nat,'/'),60)+C('Gêmeo?',('Sim: '+tw) if tw else ('Não' if i%2 else ast),40)])}
        {G('PAIS',[C('Nome do pai',pai or ast,100),C('Nat. de',mu(f['npai'],'/') if pai else ast,36)+C('Profissão',r.choice(['agricultor','pedreiro','motorista','comerciário']) if pai else ast,28)+C('CPF/RG do pai',(cpf(r) if not old else 'não possui') if pai else ast,36),C('Nome da mãe',f['mae'],100),C('Nat. de',mu(f['nmae'],'/'),36)+C('Profissão',r.choice(['do lar','agricultora','professora','costureira']),28)+C('CPF/RG da mãe',f'RG {r.randint(1000000,6999999)} SSP/{uf}',36),C('Residem em',street(r)+', '+mun,100)])}
        {G('AVÓS',[C('Paternos – ele',ap or ast,50)+C('Paternos – ela',aa or ast,50),C('Maternos – ele',am,50)+C('Maternos – ela',av,50)])}
        {G('OUTROS',[C('Declarante',[pai or f['mae'],f['mae'],any_name(r,uf)][i%3],50)+C('Testemunhas',any_name(r,uf,maxlen=30)+'; '+any_name(r,uf,maxlen=30),50),C('Averbações',avb or 'Sem averbações',100,'tall'),C('Anotações e observações',ann or ast,100,'tall')])}
        <div class="ft"><div class="l">{'<b>GRATUITA</b> – Lei Federal nº 9.534, de 10.12.1997' if i%2==0 else '2ª VIA – Emol. R$ 12,30 · TSNR R$ 2,46 · FERC R$ 1,23'}<br>{('Selo de Autenticidade nº <b>'+selo+'</b>') if selo else 'Válida somente no original, sem emendas'}</div><div class="s">Conferida com o original. Dou fé.<br>{e(mun)}/{uf}, {meia(ed) if i%3 else br(ed)}<br>{sign(r,180,40,'#111')}<div class="li">{e(sub if i%2 else of)}</div></div></div></div>
        <div class="abs" style="left:88mm;top:250mm">{stamp(90,'REGISTRO CIVIL',mun.upper(),['Em test.º','da verdade'],'#333',-14,.45)}</div>'''
        css = '''.in{position:absolute;left:12mm;right:12mm;top:8mm;bottom:8mm;font-family:'TeX Gyre Heros Cn';color:#4a2a18}.stub{display:flex;justify-content:space-between;font:8pt/1.5 'TeX Gyre Heros Cn';padding:0 2mm}.cut{border-bottom:.3mm dashed #777;font:6.5pt 'DejaVu Sans';color:#777;margin:1mm 0 4mm}
        .hd{display:flex;gap:5mm;align-items:center}.h1{font:bold 15pt 'TeX Gyre Heros Cn'}.h2{font:8pt/1.5 'TeX Gyre Heros Cn'}.tt{text-align:center;margin:4mm 0;background:#4a2a18;color:#fff;font:bold 14pt 'TeX Gyre Heros';padding:1.5mm}
        .g{display:flex;border:.35mm solid #4a2a18;margin-bottom:2mm}.sd{width:7mm;background:#efe3d3;border-right:.35mm solid #4a2a18;display:flex;align-items:center;justify-content:center}.sd span{writing-mode:vertical-rl;transform:rotate(180deg);font:bold 6.6pt 'TeX Gyre Heros Cn'}.gr{flex:1;min-width:0}
        .r{display:flex;border-bottom:.2mm solid #b79f87}.r:last-child{border-bottom:0}.c{padding:.8mm 1.5mm 1mm;border-right:.2mm solid #b79f87;min-height:9mm}.c:last-child{border-right:0}.c i{display:block;font:italic 6.8pt 'TeX Gyre Heros Cn';color:#7a553b}.c b{font:10pt/1.15 'TeX Gyre Heros Cn';color:#111}.big b{font:bold 12.5pt 'TeX Gyre Heros Cn'}.tall{min-height:13mm}
        .ft{display:flex;font:8.5pt/1.6 'TeX Gyre Heros Cn';margin-top:4mm}.l{width:48%}.s{flex:1;text-align:center}.li{border-top:.3mm solid #111;margin:0 10mm}'''
        save(case, L, 'A4', page('A4', css, body, case), data(nome=f['nome'], nasc=nascd(nd, ndt), hora=hora, nat=mu(nat), sexo=f['sexo'], estab=est, lmun=born[0], luf=born[1], rmun=mun, ruf=uf, cart=cart, dreg=br(rd), dnv=dn, livro=livp, folha=folp, termo=terp,
            g1=pai or f['mae'], g1n=mu(f['npai'] if pai else f['nmae']), g2=f['mae'] if pai else '', g2n=mu(f['nmae']) if pai else '', avp=(ap, aa), avm=(am, av), gem=tw, averb=avb, anot=ann, selo=selo, oficial=of, emis=br(ed)),
            accept={'dados_pessoais.data_nascimento.texto_completo': [br(nd), ndt + f' ({br(nd)})'], **({'local_nascimento.estabelecimento': [estp]} if q.get('home') else {})}, twins=[tw] if tw else [])
