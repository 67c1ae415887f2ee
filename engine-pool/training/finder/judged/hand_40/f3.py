# -*- coding: utf-8 -*-
from common import *
PROF_M = ['lavrador','agricultor','pescador','comerciante','motorista','pedreiro','vaqueiro','funcionário público','ferroviário','carpinteiro','garimpeiro','professor']
PROF_F = ['doméstica','do lar','prendas domésticas','professora','costureira','agricultora','quebradeira de coco','funcionária pública','comerciária','rendeira']
# ---- S5: blank printed in blue by the state press, 1979-1999, filled by dot-matrix printer (Piauí, Maranhão, Pará)
REG5 = [('1º OFÍCIO DE OEIRAS','Oeiras','PI',1),('2º OFÍCIO - REGISTRO CIVIL','Caxias','MA',1),('OFÍCIO ÚNICO DE CHAPADINHA','Chapadinha','MA',1),('MARIA ONEIDE VERAS','Campo Maior','PI',1),('3º OFÍCIO DE PICOS','Picos','PI',1),('REGISTRO CIVIL JOAQUIM SEREJO','Pinheiro','MA',1)]
def s5(n):
    r = random.Random(f'S5{n}'); U = str.upper
    O = dict([dict(yb=1983, sexo='M'), dict(yb=1976, ye=1991, home=True, sexo='F'), dict(yb=1990, nofather=True, sexo='F', home=True), dict(yb=1994, twin='Cosme', kid='Damião', sexo='M'), dict(yb=1979, ye=1997, nohour=True, late=9, home=True), dict(yb=1987, ye=1993, foreign=2, sexo='F'),
        dict(yb=1981, long=True, sexo='F'), dict(yb=1992, ye=1998, suffix='Neto', sexo='M')][n-1])
    yb, ye = O.pop('yb'), O.pop('ye', None); c = base(r, REG5[(n-1) % 6], yb, ye, same=n not in (8,), oldkid=True, **O); up(c); f = c['fam']; T = truth(f'S5-{n}'); nf = O.get('nofather'); fx = c['sx'] == 'F'
    els = []
    def P(x, y, t, st=''): els.append(f'<div class="p" style="left:{x}mm;top:{y}mm;{st}">{t}</div>')
    def LN(x, y, w_): els.append(f'<div class="ln" style="left:{x}mm;top:{y}mm;width:{w_}mm"></div>')
    jx, jy = r.uniform(-.6, .8), r.uniform(-.5, .3)
    def F(x, y, t, w_, size=10.5, st=''):
        t = str(t); cw = size*.6*.3528
        if len(t)*cw > w_: size = size*w_/(len(t)*cw)
        els.append(f'<div class="f" style="left:{x+jx:.1f}mm;top:{y+jy:.1f}mm;font-size:{size:.2f}pt;{st}">{esc(t)}</div>')
    def row(y, *parts):           # (label, line width, text)
        x = 20
        for lab, lw, tx, w_ in parts:
            P(x, y, lab); LN(x+lw, y+4.6, w_-lw-2); F(x+lw+1, y+.4, tx, w_-lw-3); x += w_
    liv = f"A-{c['livro']}"; fls = f"{c['folha']}" + ('v' if n in (2, 6) else ''); num = f"{c['termo']:,}".replace(',', '.') if n % 2 else str(c['termo'])
    est = c['est'] if c['est'] != 'Domicílio' else ''
    loc = (U(est) if est else ('DOMICÍLIO, POVOADO ' + r.choice(['BARRA DA ONÇA','LAGOA SECA','SÃO JOSÉ DOS COCAIS']) if n != 3 else 'NO LUGAR ' + r.choice(['BURITI CORTADO','MORRO DO CHAPÉU'])))
    P(0, 33, f"ESTADO {U(PREP[c['ruf']])} {U(UFN[c['ruf']])}", 'width:210mm;text-align:center;font:bold 14pt Caladea'); P(0, 40, 'PODER JUDICIÁRIO', 'width:210mm;text-align:center;font-size:9pt;letter-spacing:2px')
    row(48, ('Comarca de', 22, U(c['rmun']), 85), ('Município de', 24, U(c['rmun']), 85)); row(56, ('Cartório', 17, c['cart'], 170))
    P(0, 66, 'CERTIDÃO DE NASCIMENTO', 'width:210mm;text-align:center;font:bold 20pt Caladea;letter-spacing:1.5px')
    y = 80; st = 9.0
    row(y, ('CERTIFICO que, sob o n.º', 45, num, 82), ('às fls.', 13, fls, 38), ('do Livro n.º', 21, liv, 50)); y += st
    row(y, ('de Registro de Nascimentos, consta que no dia', 79, f"{c['dreg'].day:02d} DE {U(MES[c['dreg'].month-1])} DE {c['dreg'].year}", 170)); y += st
    P(20, y, 'foi lavrado o assento de'); y += 6.2; LN(20, y+6, 168); F(22, y+.2, f['nome'], 164, 13, 'font-weight:bold'); y += 11
    row(y, ('do sexo', 15, U(c['sexo']), 62), ('de cor', 13, r.choice(['PARDA','BRANCA','MORENA','PRETA']), 48), ('nascid', 14, '', 20), ('às', 6, ('----' if not c['hora'] else f"{c['hora'][0]:02d}:{c['hora'][1]:02d}"), 27), ('horas', 0, '', 12)); F(141.6, y+.1, 'a' if fx else 'o', 4); y += st
    row(y, ('do dia', 13, f"{c['nasc'].day:02d} ({U(d1(c['nasc'].day))})", 72), ('de', 7, U(MES[c['nasc'].month-1]), 48), ('de 19', 11, f"{c['nasc'].year%100:02d}", 30)); y += st
    row(y, ('em', 8, loc, 170)); y += st
    row(y, ('município de', 24, U(c['lmun']), 110), ('Estado', 14, c['luf'] if n % 2 else U(UFN[c['luf']]), 60)); y += st
    npT, nmT = natT(c['natp'], True), natT(c['natm'], True)
    np_, nm_ = U(natS(c['natp'], '-')), U(natS(c['natm'], '-'))
    dash = '-'*34
    row(y, ('filh&nbsp;&nbsp;&nbsp; de', 16, (f['pai'] if not nf else dash), 170)); F(25.4, y+.1, 'a' if fx else 'o', 4); y += st
    row(y, ('profissão', 18, U(r.choice(PROF_M)) if not nf else '-----', 68), ('natural de', 20, np_ if not nf else '-----', 102)); y += st
    row(y, ('e de D.', 15, f['mae'], 170)); y += st
    row(y, ('profissão', 18, U(r.choice(PROF_F)), 68), ('natural de', 20, nm_, 102)); y += st
    gi = n == 5
    row(y, ('São avós paternos', 34, f['pp'] if not nf and not gi else dash, 170)); y += st
    row(y, ('e D.', 9, f['pm'] if not nf and not gi else dash, 170)); y += st
    row(y, ('e avós maternos', 31, f['mp'] if n != 3 else 'IGNORADO', 170)); y += st
    row(y, ('e D.', 9, f['mm'], 170)); y += st
    row(y, ('Foi declarante', 27, (('O PAI' if not nf and n % 2 else 'A MÃE') if n != 5 else f['mae']), 80), ('e testemunhas', 27, officer(r)[0].upper(), 90)); y += st
    row(y, ('e', 4, officer(r)[0].upper(), 170)); y += st
    tw, av, an = '', '', ''
    if c['twin']: tw = f"GÊMEO COM {c['twin']}, TERMO {c['ttermo']}."
    if n == 5: av = f"REGISTRO FEITO POR DESPACHO DO MM. JUIZ DESTA COMARCA DE {dmy(c['dreg']-datetime.timedelta(6))}."
    if n == 2: an = f"CASOU-SE EM 14.07.1990 COM DOMINGOS FRAZÃO MUNIZ, LIVRO B-12, FLS. 77, N. 1.306."
    if n == 8: av = "RETIFICADO O NOME DA MÃE POR MANDADO JUDICIAL DE 02.03.1996."
    obs = tw or av or an or ('X'*40 if n % 2 else 'NADA CONSTA')
    P(20, y, 'Observações:'); LN(44, y+4.6, 144); LN(20, y+4.6+7.5, 168)
    import textwrap
    ws = textwrap.wrap(obs, 60); F(45, y+.4, ws[0], 143); y += 7.5
    if len(ws) > 1: F(21, y+.4, ws[1], 166)
    if len(ws) > 2: raise Exception('long obs')
    y += 9; P(20, y, 'O referido é verdade e dou fé.')
    y += 6.5; LN(52, y+4.6, 92); F(54, y+.4, f"{U(c['rmun'])}, {c['dem'].day:02d} DE {U(MES[c['dem'].month-1])} DE {c['dem'].year}", 90)
    # officer
    hasof = n % 3 != 0; y += 16; LN(60, y, 90); P(60, y+.8, 'Oficial do Registro Civil', 'width:90mm;text-align:center;font-size:9pt')
    F(64, y-4.6, U(c['of']) if hasof else U(c['sub']), 84); els.append(f'<div style="position:absolute;left:84mm;top:{y-15}mm">{sign(r,46,14,"#1a1a3a")}</div>')
    if not hasof: F(150, y-4.6, 'ESCREVENTE', 38, 9)
    sel = r.random() < .5
    els.append(f'<div class="bx" style="left:20mm;top:{y-13}mm">EMOLUMENTOS<br>{"Isento" if ye is None else ("Cr$ "+str(r.randint(80,980))+",00" if c["dem"].year<1993 else "R$ "+str(r.randint(4,9))+",40")}</div><div style="position:absolute;left:158mm;top:{y-30}mm">{rnd_stamp(r,"CARTÓRIO DO REGISTRO CIVIL",U(c["rmun"])+" - "+c["ruf"],26,"#5a3a8a",.5)}</div>')
    els.append('<div class="p" style="left:0;width:210mm;text-align:center;top:291mm;font-size:6.5pt">Mod. 17-A — Imprensa Oficial do Estado</div>')
    css = '''body{background:#fdfdf6;color:#1d3f94}.p{position:absolute;font:11pt Caladea;white-space:nowrap;color:#1d3f94}.ln{position:absolute;border-bottom:1px dotted #1d3f94;height:0}.f{position:absolute;font-family:"Liberation Mono";color:#222;white-space:pre}.bx{position:absolute;border:1px solid #1d3f94;padding:1mm 2mm;font:7pt Caladea;text-align:center}'''
    body = f'<div style="position:absolute;left:95mm;top:11mm">{arms(21,"#1d3f94","#6d88c8")}</div>' + ''.join(els)
    dtx = f"{c['nasc'].day:02d} ({U(d1(c['nasc'].day))}) de {U(MES[c['nasc'].month-1])} de {c['nasc'].year}"
    put(T, nome=f['nome'], nasc=(c['nasc'], dtx), hora=hm(c['hora']) if c['hora'] else '', sexo=c['sexo'], est=U(est) if est else ('Domicílio' if n != 3 else ''), lmun=U(c['lmun']), luf=c['luf'], rmun=U(c['rmun']), ruf=c['ruf'], cart=c['cart'], dreg=dmy(c['dreg']),
        livro=liv, folha=fls, termo=num, of=U(c['of'] if hasof else c['sub']), dem=dmy(c['dem']), averb=av, anot=an, mp=f['mp'] if n != 3 else '', mm=f['mm'])
    if nf: put(T, g1=(f['mae'], nmT))
    else:
        put(T, g1=(f['pai'], npT), g2=(f['mae'], nmT))
        if not gi: put(T, pp=f['pp'], pm=f['pm'])
    if c['twin']: put(T, twin=tw); T['meta']['twin_names'] = [c['twin']]; T['accept']['gêmeos.informações_adicionais'] = [c['twin'], tw.rstrip('.')]
    D = c['nasc']; T['accept']['dados_pessoais.data_nascimento.texto_completo'] = [f"{D.day:02d} de {MES[D.month-1]} de {D.year}", dmy(D), dtx.replace(f' de {D.year}', f' de 19{D.year%100:02d}')]
    T['meta']['joint_notes'] = bool(av or an); T['accept']['registro.cartório'] = ['Cartório ' + c['cart']]
    return doc(css, body), T

# ---- S6: A5 blank with a stub, captions under the lines, typewriter (Paraíba, Ceará, Alagoas; 1975-1988)
REG6 = [('Cartório do Registro Civil do 3.º Distrito','Sousa','PB'),('Cartório Câmara - 1º Distrito','Iguatu','CE'),('Cartório do 2.º Ofício','Palmeira dos Índios','AL'),('Cartório do Registro Civil - Sede','Guarabira','PB'),('Cartório Ximenes','Acaraú','CE'),('Registro Civil das Pessoas Naturais - 1.ª Zona','Penedo','AL')]
def hcurt(t):
    h, m = t; p = 'madrugada' if h < 6 else 'manhã' if h < 12 else 'tarde' if h < 19 else 'noite'; k = h if h < 13 else h-12
    return f'{k} e {m:02d} da {p}' if m else f'{k} horas da {p}' if h else 'zero hora'
def s6(n):
    r = random.Random(f'S6{n}')
    g = REG6[(n-1) % 6]; O = dict([dict(yb=1977, sexo='F', home=True), dict(yb=1962, ye=1979, sexo='M', home=True), dict(yb=1985, nofather=True, sexo='M'), dict(yb=1975, sexo='F'), dict(yb=1980, twin='José Cosme', kid='José Damião', sexo='M', home=True), dict(yb=1951, ye=1976, nohour=True, home=True, sexo='F'), dict(yb=1986, long=True, sexo='M'), dict(yb=1970, ye=1988, sexo='F', late=2)][n-1])
    yb, ye = O.pop('yb'), O.pop('ye', None); c = base(r, g + (n,), yb, ye, oldkid=True, **O); f = c['fam']; T = truth(f'S6-{n}', 595, 420); nf = O.get('nofather'); fx = c['sx'] == 'F'
    c['livro'] = r.randint(4, 68); c['termo'] = r.randint(300, 19000)
    lv = [f"{c['livro']}", f"A-{c['livro']}", f"{c['livro']}-A"][n % 3]; fl = f"{c['folha']}" + ('v.' if n == 4 else ''); te = f"{c['termo']:,}".replace(',', '.') if n % 2 == 0 else str(c['termo'])
    if n == 4: fl = f"{c['folha']}v"
    els = []
    def cell(x, y, w_, txt, cap, size=9.6):
        cw = size*.6*.3528; t = str(txt)
        if len(t)*cw > w_-1: size = size*(w_-1)/(len(t)*cw)
        dy = r.uniform(-.35, .35)
        els.append(f'<div class="f" style="left:{x+.8}mm;top:{y+.7+dy:.2f}mm;font-size:{size:.2f}pt;width:{w_}mm">{esc(t)}</div><div class="l" style="left:{x}mm;top:{y+4.6}mm;width:{w_}mm"></div><div class="c" style="left:{x}mm;top:{y+4.8}mm;width:{w_}mm">{cap}</div>')
    X = 60
    hour = '- - -' if not c['hora'] else [hcurt(c['hora']), f"{c['hora'][0]},{c['hora'][1]:02d} hs."][n % 2]
    nz = c['nasc']; dtx = f"{d1(nz.day)} ({nz.day:02d}) de {MES[nz.month-1]} de {w(nz.year)}" if n % 2 else f"{nz.day:02d} de {MES[nz.month-1]} de {nz.year}"
    lug = c['est'] if c['est'] != 'Domicílio' else 'Em domicílio, sítio ' + r.choice(['Cacimba Nova','Umarizeira','Pau Ferro','Várzea da Onça'])
    cell(X, 33, 93, f['nome'], 'nome do registrado', 11); cell(X+96, 33, 45, 'feminino' if fx else 'masculino', 'sexo')
    cell(X, 42, 93, dtx, 'data do nascimento'); cell(X+96, 42, 45, hour, 'hora')
    cell(X, 51, 78, lug, 'lugar do nascimento'); cell(X+81, 51, 60, f"{c['lmun']}, {UFN[c['luf']]}" if n % 2 else f"{c['lmun']}-{c['luf']}", 'município e Estado')
    pnat = natS(c['natp'], '-') ; mnat = natS(c['natm'], '-')
    samen = n in (2, 4)
    if samen: c['natm'] = c['natp']; mnat = pnat
    cell(X, 60, 82, f['pai'] if not nf else '- - - - - - - - -', 'pai'); cell(X+85, 60, 56, ('ambos de ' + pnat) if samen else (pnat if not nf else '- - -'), 'naturalidade')
    cell(X, 69, 82, f['mae'], 'mãe'); cell(X+85, 69, 56, 'a mesma' if samen else mnat, 'naturalidade')
    gi = n == 6
    cell(X, 78, 69, f['pp'] if not nf else '- - - - -', 'avô paterno'); cell(X+72, 78, 69, f['pm'] if not nf else '- - - - -', 'avó paterna')
    cell(X, 87, 69, f['mp'] if not gi else 'ignorado', 'avô materno'); cell(X+72, 87, 69, f['mm'] if not gi else 'ignorada', 'avó materna')
    sh = lambda: given(r, r.choice('MF')).split()[0] + ' ' + r.choice(SUR)
    t1, t2 = sh(), sh()
    cell(X, 96, 44, ('o pai' if not nf else 'a mãe') if n != 8 else 'o próprio genitor', 'declarante'); cell(X+47, 96, 94, f'{t1} e {t2}', 'testemunhas', 8.6)
    tw = f"É gêmeo de {c['twin']}." if c['twin'] else ''
    av = an = ''
    if n == 8: av = f"Reg. fora do prazo, c/ multa dispensada, despacho de {dmy(c['dreg']-datetime.timedelta(3), '.')}."
    if n == 2: an = 'Faleceu em 30.01.1978, conf. C-9, fls. 112, deste Cartório.'
    if n == 6: an = f"Casada c/ Epitácio Lins Toscano, L. B-15, fls. 40, em 08.12.1971."
    cell(X, 105, 141, tw or av or an or 'Não há.', 'anotações e averbações')
    hasof = n % 4 != 3
    em = f"{c['rmun']}, {c['dem'].day:02d} de {MES[c['dem'].month-1]} de {c['dem'].year}"
    cell(X, 118, 66, em, 'local e data da expedição'); cell(X+76, 126, 58, c['of'] if hasof else c['sub'], 'o Oficial' if hasof else 'p/ o Oficial, escrevente juramentado')
    els.append(f'<div style="position:absolute;left:{X+86}mm;top:114mm">{sign(r,40,12,"#20306a")}</div><div style="position:absolute;left:{X+22}mm;top:124mm">{rnd_stamp(r,"REGISTRO CIVIL",c["rmun"].upper(),19,"#7a3b2e",.5)}</div>')
    stub = [('N.º de ordem', te), ('Livro', lv), ('Fôlhas', fl), ('Registro em', dmy(c['dreg'], '.')), ('Nome', f['nome']), ('Certidão dada em', dmy(c['dem'], '.')), ('Custas Cr$', f"{r.randint(10,95)},00" if n % 3 else 'pobre')]
    y = 30; ss = ''
    import textwrap
    for k, v in stub:
        ws = textwrap.wrap(v, 22)
        ss += f'<div class="c" style="left:8mm;top:{y}mm;text-align:left">{k}</div>'
        for t in ws: ss += f'<div class="f" style="left:9mm;top:{y+2.8}mm;font-size:8.6pt">{esc(t)}</div>'; y += 4
        ss += f'<div class="l" style="left:8mm;top:{y+2.9}mm;width:42mm"></div>'; y += 6
    intro = f'Certifico que do livro <span class="i">{lv}</span> de nascimentos, a fls. <span class="i">{fl}</span>, sob n.º <span class="i">{te}</span>, consta, em data de <span class="i">{dmy(c["dreg"], ".")}</span>, o seguinte registro:'
    css = '''body{background:#f6efdc;color:#5a2e16}.c{position:absolute;font:6.5pt "TeX Gyre Schola";text-align:center;color:#5a2e16}.l{position:absolute;border-bottom:.8px solid #8a5a3a}.f{position:absolute;font-family:"Courier Prime";color:#17172e;white-space:nowrap}.i{font:bold 9pt "Courier Prime";color:#17172e}.h{position:absolute;left:60mm;width:141mm;text-align:center;font-family:"TeX Gyre Schola"}.st{position:absolute;left:54mm;top:6mm;bottom:6mm;border-left:1.2px dashed #8a5a3a}.v{position:absolute;left:8mm;top:8mm;width:42mm;text-align:center;font:bold 10pt "TeX Gyre Schola"}'''
    body = f'''<div class="st"></div><div class="v">CANHOTO<div style="font:7pt 'TeX Gyre Schola';margin-top:2mm">Registro Civil<br>Nascimentos</div></div>{ss}<div class="h" style="top:7mm;font-size:8pt">REPÚBLICA FEDERATIVA DO BRASIL — {UFN[c['ruf']].upper()} — <span class="i">{c['rmun']}</span><br><span class="i">{c['cart']}</span></div><div class="h" style="top:15.5mm;font-size:14pt;font-weight:bold;letter-spacing:2px">CERTIDÃO DE NASCIMENTO</div><div class="h" style="top:22.5mm;font-size:8pt;text-align:justify;line-height:1.35">{intro}</div>{''.join(els)}<div class="c" style="left:{X}mm;width:141mm;top:112.3mm">O referido é verdade; dou fé.</div><div class="c" style="left:8mm;top:140mm;text-align:left">Tip. São Francisco — bl. 50x1</div>'''
    put(T, nome=f['nome'], nasc=(nz, dtx), hora=hm(c['hora']) if c['hora'] else '', sexo=c['sexo'], est=c['est'], lmun=c['lmun'], luf=c['luf'], rmun=c['rmun'], ruf=c['ruf'], cart=c['cart'], dreg=dmy(c['dreg']), livro=lv, folha=fl, termo=te, of=c['of'] if hasof else c['sub'], dem=dmy(c['dem']), averb=av, anot=an)
    if not gi: put(T, mp=f['mp'], mm=f['mm'])
    if nf: put(T, g1=(f['mae'], natT(c['natm'])))
    else: put(T, g1=(f['pai'], natT(c['natp'])), g2=(f['mae'], natT(c['natm'])), pp=f['pp'], pm=f['pm'])
    if c['twin']: put(T, twin=tw); T['meta']['twin_names'] = [c['twin']]; T['accept']['gêmeos.informações_adicionais'] = [c['twin']]
    T['meta']['joint_notes'] = bool(av or an)
    return doc(css, body, '210mm 148mm', '210mm', '148mm'), T
FORMS = {'S5': s5, 'S6': s6}
