# -*- coding: utf-8 -*-
# H5: half-sheet (A5 landscape) printed blank of a state press, 1976-1996, typed over dotted lines; sepia on cream
from common import *
A = [
 dict(uf='CE', city='Quixadá', sex='M', born=D(1977, 3, 19), reg=D(1977, 6, 2), comarca='Quixadá', place='na Maternidade Jesus Maria José', est='Maternidade Jesus Maria José', dist='do 1º Ofício', of='Maria Stela Queirós'),
 dict(uf='CE', city='Icó', sex='F', born=D(1979, 8, 15), reg=D(1984, 2, 27), comarca='Icó', place='em domicílio, no sítio Pedrinhas', est='Domicílio', dist='do distrito de Lima Campos', time=None, pai='', vop='', vap=''),
 dict(uf='PI', city='Picos', sex='F', born=D(1985, 1, 6), reg=D(1985, 1, 21), comarca='Picos', place='no Hospital Regional Justino Luz', est='Hospital Regional Justino Luz', dist='da sede', twin='x', g='Maria Gasparina'),
 dict(uf='CE', city='Tauá', sex='M', born=D(1990, 10, 12), reg=D(1990, 10, 30), issue=D(1991, 3, 5), comarca='Tauá', place='no Hospital Dr. Alberto Feitosa Lima', est='Hospital Dr. Alberto Feitosa Lima', dist='do 2º Ofício', vom='', g='Antônio Cledson'),
 dict(uf='PI', city='Campo Maior', sex='M', born=D(1968, 6, 24), reg=D(1968, 7, 4), issue=D(1983, 5, 17), comarca='Campo Maior', place='nesta cidade', est='', dist='da sede', g='João Batista', time=(0, 30)),
 dict(uf='CE', city='Limoeiro do Norte', bcity='Russas', sex='F', born=D(1987, 12, 8), reg=D(1988, 1, 14), comarca='Limoeiro do Norte', place='no Hospital e Casa de Saúde de Russas', est='Hospital e Casa de Saúde de Russas', dist='do 1º Ofício', g='Conceição de Maria', anot='Casou-se em 30.05.1992 com {x}, livro B-19, fls. 77v, nº 4.301.', issue=D(1995, 9, 11)),
 dict(uf='CE', city='Itapipoca', sex='M', born=D(1993, 5, 31), reg=D(1993, 7, 12), comarca='Itapipoca', place='na Maternidade São Vicente de Paulo', est='Maternidade São Vicente de Paulo', dist='do distrito de Arapari', foreign=True, averb='Reconhecida a paternidade por termo de 11.01.1995, Lei 8.560/92.', issue=D(1996, 4, 3)),
 dict(uf='PI', city='Parnaíba', sex='F', born=D(1981, 11, 1), reg=D(1981, 11, 1) , comarca='Parnaíba', place='na Santa Casa de Misericórdia', est='Santa Casa de Misericórdia', dist='do 2º Ofício', vop='', vap='', vom='', vam='', g='Todos-os-Santos Regina'),
]
CSS = '''
.page{font-family:"URW Bookman","TeX Gyre Bonum";font-size:8.6pt;color:#5b3413;background:#fbf4df}
.b{position:absolute;inset:4mm;border:1.4px solid #5b3413;outline:.6px solid #5b3413;outline-offset:-1.3mm}
.in{position:absolute;left:10mm;right:10mm;top:7mm}
.hd{display:flex;align-items:center;justify-content:space-between;text-align:center;line-height:1.25} .hd h1{font-size:15pt;margin:.5mm 0 0;letter-spacing:1px}
.l{line-height:8.1mm;text-align:justify} .l u{text-decoration:none;border-bottom:1px dotted #5b3413;font-family:"Courier Prime";font-size:10.8pt;color:#1c1c30;padding:0 1.2mm;line-height:1}
.side{position:absolute;left:-4.4mm;top:20mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:5.6pt}
.bt{display:flex;gap:6mm;margin-top:2mm;align-items:flex-end} .stp{border:1.6px double #7a1f5c;color:#7a1f5c;border-radius:50%;width:25mm;height:25mm;display:flex;align-items:center;justify-content:center;text-align:center;font:6.5pt "Liberation Sans";transform:rotate(-9deg);opacity:.75}
'''
def U_(v): return f'<u>{v}</u>'
def make():
    for n, o in enumerate(A, 1):
        p = mk('H5', n, **o); t = truth('H5', n, (595, 420)); r = p.r
        if n == 2: p.nome = p.f.nome_mae
        if n == 6: p.anot = p.anot.format(x=somebody('H5x', 'M', 1965))
        dash = ['x-x-x-x-x', '=.=.=.=.=', '---------', '*********', '- o -', 'xxxxxxxxx', '-x-x-x-', 'ignorados'][n-1]
        tw = p.nome.replace('Maria Gasparina', 'Maria Baltazarina') if p.twin else ''
        bk, fl, tm = f'A-{p.book}', f'{p.leaf}{"v" if n in (1,5,6) else ""}', f'{p.entry}' if n % 2 else f'{p.entry:,}'.replace(',', '.')
        day, mo, yr = d1(p.born), MES[p.born.month-1], num(p.born.year)
        hr = hwords(*p.time).replace(' horas', '').replace(' hora', '') if False else (hwords(*p.time) if p.time else dash)
        off = p.of; reg = f'{num(p.reg.day) if p.reg.day > 1 else "primeiro"} de {MES[p.reg.month-1]} de {p.reg.year}'
        cart = f'Cartório do Registro Civil {p.dist}'
        gp = lambda a, b: ' e '.join(x for x in (a, b) if x) or dash
        obs = p.averb + p.anot or dash
        xt = f'{day} de {mo} de {yr}'
        iss = f'{p.issue.day:02d} de {MES[p.issue.month-1]} de {p.issue.year}'
        seal = code(r, 'A 999.999') if n in (4, 6, 7) else ''
        bc = p.bcity if p.place != 'nesta cidade' else p.city
        b = f'''<div class="b"></div><div class="in"><div class="side">Imprensa Oficial {'do Ceará' if p.uf=='CE' else 'do Piauí'} - Mod. RC-{r.randint(2,19)} - {r.randint(100,900)} blocos 100x1 - {p.issue.year-1}</div>
<div class="hd">{arms('#5b3413',46)}<div>REPÚBLICA FEDERATIVA DO BRASIL - {estado(p.uf).upper()}<br>Município e Comarca de {U_(p.comarca).replace('<u>','<b>').replace('</u>','</b>')}<br><span>{cart}</span><h1>Certidão de Nascimento</h1></div><div style="font-size:7.5pt">Nº de ordem<br><span class="l">{U_(tm)}</span></div></div>
<div class="l" style="margin-top:2mm">CERTIFICO que à folha {U_(fl)} do livro {U_(bk)} do registro de nascimentos consta o de {U_(p.nome)}, do sexo {U_(gender(p,'masculino','feminino'))}, nascid{gender(p,'o','a')} aos {U_(day)} de {U_(mo)} de {U_(yr)}, às {U_(hr)}, {U_(p.place)}, {'município de '+U_(p.bcity+' - '+p.buf)}, filh{gender(p,'o','a')} de {U_(p.pai or dash)} e de D. {U_(p.mae)}, sendo avós paternos {U_(gp(p.vop,p.vap))} e avós maternos {U_(gp(p.vom,p.vam))}. O assento foi lavrado em {U_(reg)}, sendo declarante {U_(['o pai','a própria mãe','o pai','o pai','o avô materno','o pai','a mãe','o pai'][n-1])} e testemunhas {U_(p.t1)} e {U_(p.t2)}. Observações: {U_(('gêmea de '+tw+', nascida em segundo lugar') if tw else obs)}.</div>
<div class="bt"><div style="flex:1;font-size:8pt;line-height:1.5">O referido é verdade e dou fé.<br><span class="l">{U_(p.city)}, {U_(iss)}</span><br>{('Selo de autenticidade nº <b>'+seal+'</b>') if seal else 'Isento de selos - Lei nº 6.015, de 31.12.73'}</div><div class="stp">REGISTRO CIVIL<br>{p.city.upper()}<br>{p.uf}</div><div style="text-align:center;flex:1"><div style="height:9mm">{scrawl(p.of,'#20306e',150,34)}</div><div style="border-top:1px solid #5b3413"><span style="font-family:'Courier Prime';color:#1c1c30;font-size:10pt">{off}</span><br><span style="font-size:7pt">{gender(p,'Oficial do Registro Civil','Oficial(a)')}</span></div></div></div></div>'''
        g = [p.pai, p.mae] if p.pai else [p.mae, '']
        fill(t, p.born, xt, tw, None, nome=p.nome, hora='%02d:%02d' % p.time if p.time else '', sexo=gender(p,'Masculino','Feminino'), est=p.est, mun=bc, uf=p.buf, rmun=p.city, ruf=p.uf, cart=cart, dreg=dmy(p.reg), livro=bk, folha=fl, termo=tm,
          g1=g[0], g2=g[1], vop=p.vop, vap=p.vap, vom=p.vom, vam=p.vam, averb=p.averb, anot=p.anot, selo=seal, oficial=off, emis=dmy(p.issue))
        if tw: t['data']['gêmeos']['informações_adicionais'] = 'gêmea de ' + tw + ', nascida em segundo lugar'; t['accept']['gêmeos.informações_adicionais'] = [tw, 'gêmea de ' + tw]
        if p.averb or p.anot: t['meta']['joint_notes'] = True
        save(t, b, CSS, 'A5L', [iss, day, mo, yr, hr, reg])
