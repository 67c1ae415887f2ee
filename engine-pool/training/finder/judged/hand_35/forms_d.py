# -*- coding: utf-8 -*-
"""M8: narrated and typed, 1939-1966, in the spelling of the day."""
import random, datetime as dt
from people import *
from draw import *

def stampseal(x, y, w, h, val, col, t1, t2, rot):
    teeth = ''.join(f'<circle cx="{k*4+2}" cy="0" r="1.3"/><circle cx="{k*4+2}" cy="{h}" r="1.3"/>' for k in range(int(w//4))) + ''.join(f'<circle cx="0" cy="{k*4+2}" r="1.3"/><circle cx="{w}" cy="{k*4+2}" r="1.3"/>' for k in range(int(h//4)))
    return f'<g transform="translate({x} {y}) rotate({rot})"><rect width="{w}" height="{h}" fill="#f2ecd9"/><rect x="3" y="3" width="{w-6}" height="{h-6}" fill="none" stroke="{col}"/><ellipse cx="{w/2}" cy="{h*.48}" rx="{w*.27}" ry="{h*.2}" fill="none" stroke="{col}" stroke-width="2.5" opacity=".6"/><g fill="{col}" font-family="TeX Gyre Bonum" text-anchor="middle"><text x="{w/2}" y="11" font-size="5.4">{t1}</text><text x="{w/2}" y="{h*.52}" font-size="9" font-weight="bold">{val}</text><text x="{w/2}" y="{h-6}" font-size="5">{t2}</text></g><g fill="#f2ecd9">{teeth}</g></g>'

def m8():
    L = 'M8'
    CART = [('Blumenau','SC','Cartório de Paz do Distrito de Massaranduba'), ('São Leopoldo','RS','Escrivania Distrital de Sapiranga'), ('Lapa','PR','Cartório do Registro Civil do Distrito de Contenda'), ('Laguna','SC','Cartório de Paz e Registro Civil de Pescaria Brava'),
            ('Bagé','RS','Ofício do Registro Civil da 1ª Zona'), ('União da Vitória','PR','Escrivania de Paz de Paula Freitas'), ('Brusque','SC','Cartório do Distrito de Porto Franco'), ('Jaguarão','RS','Cartório do Registro Civil – 2º Distrito')]
    Q = [dict(sx='F', y=1923, ed=1944, home=1), dict(sx='M', y=1931, ed=1950, estr='Alemanha'), dict(sx='F', y=1940, ed=1958, nopai=1, home=1), dict(sx='M', y=1909, ed=1941, ungp=2, nohour=1, note='casou'),
         dict(sx='F', y=1947, ed=1955, hosp=1), dict(sx='M', y=1936, ed=1962, twin=1, estr='Polônia'), dict(sx='F', y=1918, ed=1939, ungp=1, home=1), dict(sx='M', y=1928, ed=1965, note='ret', home=1)]
    for i, (q, (mun, uf, cart)) in enumerate(zip(Q, CART)):
        r = random.Random(f'M8q{i}'); f = family(r, uf, q['sx'], 'old', 'old', 0.05, nopai=bool(q.get('nopai'))); case = f'M8-{i+1}'
        if f['npai'][1] not in ('SC','RS','PR'): f['npai'] = (r.choice(CITY[uf]), uf)
        if f['nmae'][1] not in ('SC','RS','PR','SP','RJ','BA'): f['nmae'] = (r.choice(CITY[uf]), uf)
        fem = q['sx'] == 'F'; oa = 'a' if fem else 'o'
        nd = rdate(r, q['y'], q['y']); rd = after(r, nd, 1, 14) if i % 3 else after(r, nd, 20, 600); ed = after(r, dt.date(q['ed'], 1, 3), 0, 350)
        liv, fol, ter = r.randint(2, 39), r.randint(2, 198), r.randint(8, 900); livp, folp, terp = [f'{liv}', f'{liv}-A', f'A-{liv}'][i % 3], f'{fol}' + ['', 'v.', 'v'][i % 3], str(ter)
        h, mi = r.choice([2, 3, 4, 6, 8, 10, 14, 15, 17, 20, 21, 23]), r.choice([0, 0, 30, 15]); hora = f'{h:02d}:{mi:02d}'; hp = 'às ' + (hora_12(h, mi) if i % 2 else hora_ext(h, mi))
        if q.get('nohour'): hora, hp = '', 'em hora de que não se recorda'
        lug = ['Braço do Sul', 'Picada Verão', 'Catanduvas', 'Siqueiro', '', 'Rondinha', 'Ribeirão do Ouro', 'Telho'][i]
        est = ''; where = f'no lugar denominado {lug}, dêste município'
        if q.get('home'): est = 'Domicílio'; where = [f'no domicílio de seus pais, no lugar {lug}, dêste município', f'no domicílio materno, em {lug}, dêste município', f'em domicílio, no lugar {lug}, dêste município'][i % 3]
        if q.get('nopai'): where = f'no domicílio da mãe, em {lug}, dêste município'
        if q.get('hosp'): est = 'Santa Casa de Caridade de Bagé'; where = 'na Santa Casa de Caridade de Bagé, nesta cidade'
        pai = '' if q.get('nopai') else f['pai']; mae = f['mae']; ap, aa = f['avp'] if pai else ('', ''); am, av = f['avm']
        ndt = [ext(nd), ext2(nd)][i % 2]
        def nt(c):
            return f'{c[0]}, dêste Estado' if c[1] == uf else f'{c[0]}, no Estado {UF[c[1]][0]} {UF[c[1]][1]}'
        np_, nm = nt(f['npai']), nt(f['nmae']); tp, tm = mu(f['npai']), mu(f['nmae'])
        if q.get('estr'): np_ = 'da ' + q['estr']; tp = q['estr']
        NOME = f['nome'].upper() if i % 2 else f['nome']
        dec = pai or any_name(r, uf, 'F'); decp = dec if pai else dec + ', avó do recém-nascido' if False else dec
        t1, t2 = any_name(r, uf, 'M'), any_name(r, uf, 'M'); of = any_name(r, uf, 'M')
        tw = sibling(r, f, 'F', 'old') if q.get('twin') else ''
        gp = f"avós paternos {ap} e Dona {aa}" if pai else ''
        gm = f"avós maternos {am} e Dona {av}"
        if q.get('ungp') == 1: gp = f"avós paternos {ap} e avó que o declarante ignora"; aa = ''
        if q.get('ungp') == 2: gm = 'ignorados os avós maternos'; am = av = ''
        if pai: fil = f"filh{oa} legítim{oa} de {pai}, natural {np_ if q.get('estr') else 'de '+np_}, de profissão {r.choice(['lavrador','carpinteiro','negociante','operário','criador'])}, e de Dona {mae}, natural de {nm}, de serviços domésticos"
        else: fil = f"filh{oa} natural de Dona {mae}, solteira, natural de {nm}"
        same = i in (1, 4)
        txt = [f"CERTIFICO, em virtude de pedido verbal que me foi feito, que, do livro de assentos de nascimentos, fôlha e número que se vêem à margem, extraí o seguinte: ",
               f"Em {ext(rd)}, neste Cartório, compareceu {dec} e, em presença das testemunhas {t1} e {t2}, declarou que ",
               (f"aos {ndt}" if i % 2 else f"no dia {ndt}") + f", {hp}, {where}, nasceu uma criança do sexo {f['sexo'].lower()}, de côr {'branca' if i != 3 else 'morena'}, à qual se deu o nome de {NOME}, {fil}; sendo ",
               (gp + ' e ' + gm if gp else gm) + '. ', (f"Declarou mais que a criança é gêmea com outra, de nome {tw}, registrada em seguida. " if tw else ''),
               "Do que, para constar, lavrou-se o assento que, lido e achado conforme, assinam. Era o que se continha no dito assento, ao qual me reporto. O referido é verdade e dou fé."]
        avb = ann = ''
        if q.get('note') == 'casou': ann = f"Casou-se no Distrito de Imaruí, em 12 de maio de 1934, com {any_name(r, uf, 'F')}."
        if q.get('note') == 'ret': avb = f"Por sentença do Dr. Juiz de Direito, de 8 de julho de 1953, retificou-se o nome da mãe para {mae}."
        side = f'''<div class="k">Livro</div><div class="y">{livp}</div><div class="k">Fôlha</div><div class="y">{folp}</div><div class="k">Número</div><div class="y">{terp}</div><div class="k">Nascimento de</div><div class="y">{e(NOME)}</div><div class="k">Anotações marginais</div><div class="y">{e(avb or ann or ['nada', '-o-o-o-', 'não há'][i % 3])}</div>'''
        cr = 'Cr$' if q['ed'] > 1942 else 'Rs.'
        val = (f'{cr} 2,00', f'{cr} 0,50') if cr == 'Cr$' else ('2$000', '$200')
        est_svg = f'<svg class="bg" viewBox="0 0 595 842">{stampseal(450,668,46,60,val[0],"#7a2f1d","TESOURO DO ESTADO",UF[uf][1],-3)}{stampseal(498,675,40,52,val[1],"#2b5a52","BRASIL","Educ. e Saúde",4)}</svg>'
        fox = ''.join(f'<circle cx="{r.randint(5,590)}" cy="{r.randint(5,838)}" r="{r.uniform(.5,2.4):.1f}" fill="#b98a4a" opacity="{r.uniform(.1,.3):.2f}"/>' for _ in range(70))
        body = f'''<div class="abs" style="inset:0;background:#f2ecd9"></div><svg class="bg" viewBox="0 0 595 842">{fox}</svg>
        <div class="hd">{arms(64,'#5b3415',1)}<div class="h0">ESTADOS UNIDOS DO BRASIL</div><div class="h1">Estado {UF[uf][0]} {UF[uf][1]} &nbsp;—&nbsp; Município e Comarca de {e(mun)}</div><div class="h2">{e(cart)}</div><div class="h3">Oficial e Escrivão: {e(of)}</div><div class="orn">❧ ———— ☙</div></div>
        <div class="side">{side}</div><div class="main"><div class="tt">CERTIDÃO DE NASCIMENTO</div><div class="tx">{e(''.join(txt))}</div><div class="dt">{e(mun)}, {meia(ed) if i%2 else ext(ed)}.</div><div class="sg">O Oficial do Registro Civil,<br>{sign(r,210,48,'#2c2a3a',1.4)}<br>{e(of)}</div></div>
        <div class="cost">Custas: certidão {val[0]}; busca {val[1]}. — Tip. {['Baumgarten','Rotermund','Mundial','Correio do Sul'][i%4]}</div>{est_svg}<div class="abs" style="left:146mm;top:246mm">{stamp(84,'CARTÓRIO DE PAZ',uf,[mun.upper()[:14]],'#4b3a8a',r.randint(-30,30),.5)}</div>'''
        css = '''.hd{position:absolute;left:0;right:0;top:11mm;text-align:center;color:#5b3415;font-family:'TeX Gyre Bonum'}.h0{font:bold 15pt 'TeX Gyre Bonum';margin-top:1mm}.h1{font:10.5pt 'TeX Gyre Bonum';margin-top:1.5mm}.h2{font:italic 12pt 'TeX Gyre Bonum';margin-top:1.5mm}.h3{font:8.5pt 'TeX Gyre Bonum';margin-top:1.2mm}.orn{font:9pt 'DejaVu Serif';margin-top:1mm}
        .side{position:absolute;left:13mm;top:67mm;width:39mm;bottom:24mm;border-right:.5mm double #5b3415;padding-right:3mm}.k{font:italic 8.2pt 'TeX Gyre Bonum';color:#5b3415;margin-top:4mm}.y{font:10.4pt/1.25 'Courier Prime';color:#2a2730}
        .main{position:absolute;left:56mm;right:16mm;top:67mm;bottom:20mm}.tt{font:bold 17pt 'TeX Gyre Bonum';color:#5b3415;text-align:center;margin-bottom:5mm}.tx{font:11.4pt/1.56 'Courier Prime';color:#2a2730}.dt{font:11.4pt 'Courier Prime';color:#2a2730;margin:6mm 0 5mm}.sg{font:11.4pt 'Courier Prime';color:#2a2730;width:88mm}
        .cost{position:absolute;left:14mm;bottom:7mm;font:7.5pt 'TeX Gyre Bonum';color:#5b3415}'''
        acc = {'dados_pessoais.data_nascimento.texto_completo': [('aos ' if i % 2 else 'dia ') + ndt]}
        if q.get('home'): acc['local_nascimento.estabelecimento'] = [w for w in ('no domicílio de seus pais', 'no domicílio materno', 'em domicílio', 'no domicílio da mãe') if w in where]
        if i == 3 and ed < dt.date(1941, 1, 1): ed = dt.date(1941, 5, 5)
        save(case, L, 'A4', page('A4', css, body, case), data(nome=NOME, nasc=nascd(nd, ndt), hora=hora, sexo=f['sexo'], estab=est, lmun=mun, luf=uf, rmun=mun, ruf=uf, cart=cart, dreg=br(rd), livro=livp, folha=folp, termo=terp,
            g1=pai or mae, g1n=tp if pai else tm, g2=mae if pai else '', g2n=tm if pai else '', avp=(ap, aa), avm=(am, av), gem=tw, averb=avb, anot=ann, oficial=of, emis=br(ed)), accept=acc, twins=[tw] if tw else [], joint=True)
