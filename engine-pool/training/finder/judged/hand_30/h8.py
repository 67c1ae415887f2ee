# -*- coding: utf-8 -*-
# H8: typed certificate of 1938-1973 on a ruled blank with a counterfoil ("talão") at the left, stamps at the foot
from common import *
A = [
 dict(uf='PE', city='Timbaúba', sex='M', born=D(1941, 9, 30), reg=D(1941, 10, 6), issue=D(1958, 3, 4), dist='Primeiro Districto', home=1, g='Abdênago', old=1),
 dict(uf='PB', city='Areia', sex='F', born=D(1936, 1, 20), reg=D(1936, 2, 11), issue=D(1938, 7, 18), dist='Districto da séde', home=1, g='Altamira Eulália', old=1),
 dict(uf='RN', city='Macau', sex='M', born=D(1952, 11, 2), reg=D(1953, 1, 5), issue=D(1966, 12, 9), dist='Distrito da Sede', home=0, g='Lázaro Amâncio', pai='', vop='', vap=''),
 dict(uf='PE', city='Arcoverde', sex='F', born=D(1949, 5, 13), reg=D(1949, 5, 28), issue=D(1949, 5, 28), dist='1º Distrito', home=1, twin='x', g='Cosmerina'),
 dict(uf='AL', city='Viçosa', sex='M', born=D(1938, 8, 1), reg=D(1957, 4, 22), issue=D(1957, 4, 24), dist='Distrito de Anel', home=0, g='Theotônio', time=None, vap='', vam=''),
 dict(uf='BA', city='Jacobina', sex='F', born=D(1960, 12, 25), reg=D(1961, 2, 14), issue=D(1970, 9, 3), dist='Distrito de Caatinga do Moura', home=1, g='Natalícia', anot=1),
 dict(uf='SE', city='Lagarto', sex='M', born=D(1955, 7, 26), reg=D(1955, 7, 30), issue=D(1973, 1, 17), dist='2º Ofício', home=0, hosp='Hospital Nossa Senhora da Conceição', g='Santano'),
 dict(uf='RS', city='Ijuí', sex='F', born=D(1947, 6, 11), reg=D(1947, 6, 12), issue=D(1962, 10, 20), dist='Distrito-sede', home=0, hosp='Hospital de Caridade de Ijuí', foreign=True, g='Irmgard Adelina'),
]
CSS = '''
.page{font-family:"TeX Gyre Schola";font-size:9.5pt;color:#24201a;background:#f3ead2}
.tal{position:absolute;left:0;top:0;bottom:0;width:46mm;border-right:1.4px dashed #24201a;padding:14mm 4mm 0 7mm;font-size:8.3pt;line-height:2.1} .tal h3{font-size:13pt;text-align:center;letter-spacing:3px;margin:0 0 5mm}
.mn{position:absolute;left:53mm;right:12mm;top:11mm} .hd{text-align:center;line-height:1.35} .hd h1{font:bold 21pt "TeX Gyre Schola";letter-spacing:1px;margin:3mm 0 1mm}
tt{font-family:"Courier Prime";font-size:11.3pt;color:#2a2a63}
.ln{position:relative;line-height:9mm;font-family:"Courier Prime";font-size:11.4pt;color:#2a2a63;background:repeating-linear-gradient(transparent 0 8.8mm,#b59f74 8.8mm 9mm);text-align:left;min-height:117mm;margin-top:3mm}
.ln s{text-decoration:none;font-family:"TeX Gyre Schola";font-size:9.5pt;color:#24201a}
.est{display:flex;gap:3mm;margin-top:6mm} .est div{border:2px dotted #7d5a3c;width:21mm;height:25mm;font-size:6pt;text-align:center;padding-top:4mm;color:#7d3c2c;line-height:1.4;background:#ecd9b8}
.est .rd{background:none!important;position:absolute;left:52mm;top:8mm;width:30mm;height:30mm;border:1.5px solid #3d3a86!important;border-radius:50%;color:#3d3a86!important;font-size:6.5pt;text-align:center;padding-top:9mm;line-height:1.4;opacity:.65;transform:rotate(13deg)}
'''
S = lambda x: f'<s>{x}</s>'
def make():
    for n, o in enumerate(A, 1):
        if o.get('anot') == 1: o = dict(o); o['anot'] = ''; an = 1
        else: an = 0
        p = mk('H8', n, of=somebody(f'H8of{n}', 'M', 1915), **o); t = truth('H8', n); r = p.r
        if n == 3: p.nome = p.f.nome_mae
        old = getattr(p, 'old', 0)
        p.book = r.randint(3, 48); bk, fl, tm = f'{p.book}' if n % 2 else f'A nº {p.book}', f'{p.leaf}' + (' v.' if n in (2, 7) else ''), f'{r.randint(101, 4890)}'
        if bk.startswith('A'): bk = f'A-{p.book}'
        if an: p.anot = f'Contraiu matrimônio com {somebody("H8x","M",1938)}, aos 18 de julho de 1968, neste cartório, Lv. B-9, fls. 140'
        tw = p.nome.replace('Cosmerina', 'Damianita') if p.twin else ''
        nonev = ['não consta', 'x x x x', 'não declarados', '-----', 'ignorados', '= = = =', 'n/c', '_ _ _ _ _'][n-1]
        rep = 'ESTADOS UNIDOS DO BRASIL' if p.issue.year < 1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'
        if n == 2: rep = 'REPUBLICA DOS ESTADOS UNIDOS DO BRASIL'
        cart = ['Cartório do Registro Civil', 'Cartorio do Registo Civil', 'Registro Civil de Macau', 'Cartório do Registro Civil de Arcoverde', 'Oficialato do Registro Civil', 'Cartório de Paz e Registro Civil', 'Cartório do 2º Ofício', 'Ofício do Registro Civil'][n-1]
        place = ['à rua do Rosário, em casa de residência dos pais', 'no engenho Bujary, no domicílio dos paes', 'à rua da Frente', 'em domicílio, à travessa do Comércio', 'no sítio Tanque d’Arca', 'em domicílio, no povoado Itapicuru', 'no ' + getattr(p, 'hosp', ''), 'no ' + getattr(p, 'hosp', '')][n-1]
        if n == 1: place = 'em domicílio, à rua do Rosário'
        est = getattr(p, 'hosp', '') or ('Domicílio' if p.home else '')
        hr = hwords(*p.time) if p.time else ''
        xt = ext(p.born)
        gp = lambda a, b: ' e '.join(x for x in (a, b) if x) or nonev
        D_ = 'dona ' if n % 2 else 'd. '
        legit = ['legítimo', 'legitima', '', 'legítima', 'legítimo', 'natural', 'legítimo', 'legítima'][n-1]
        cor = r.choice(['branca', 'parda', 'morena', 'branca'])
        iss = f'{d1(p.issue)} de {MES[p.issue.month-1]} de {p.issue.year}'
        regt = [ext(p.reg), f'{p.reg.day} de {MES[p.reg.month-1]} de {p.reg.year}'][n % 2]
        sc = r.choice(['2º Escrivão', 'Escrivão'])
        mm = {'o': '', 'a': ''}
        obs = p.anot
        if n == 5: late = 'Registro feito fora do prazo, com despacho do Dr. Juiz de Direito.'
        else: late = ''
        rest = f'''{S('sob o número')} {tm} {S('à fls.')} {fl} {S('do livro')} {bk} {S('de registro de nascimentos, foi lavrado em')} {regt} {S('o assento de')} {p.nome}, {S('do sexo')} {gender(p,'masculino','feminino')}, {S('côr')} {cor}, {S(gender(p,'nascido','nascida')+' em')} {xt}, {('<s>às</s> '+hr) if hr else S('hora')+' ignorada'}, {place}, {S('em')} {p.bcity}, {estado(p.buf) if n%3 else 'dêste Estado'}, {S(gender(p,'filho','filha'))} {legit} {S('de')} {(p.pai + ' ' + S('e de') + ' ') if p.pai else ''}{D_}{p.mae}. {S('Avós paternos:')} {gp(p.vop,p.vap)}. {S('Avós maternos:')} {gp(p.vom,p.vam)}. {S('Foi declarante')} {['o pai','o genitor','a avó materna','o pai','o próprio registrado','a mãe','o pai','o pai'][n-1]} {S('e testemunhas')} {p.t1} {S('e')} {p.t2}. {S('Observações:')} {(('Nasceu gêmea com ' + tw + '.') if tw else obs or late or nonev).rstrip('.')}'''
        b = f'''<div class="tal"><h3>TALÃO</h3>Certidão nº <tt>{tm}</tt><br>Livro <tt>{bk}</tt><br>Fls. <tt>{fl}</tt><br>Nome <tt style="line-height:1.2">{p.nome}</tt><br>Requerida por <tt>{['o próprio','o pae','a mãe','o pai','o mesmo','a interessada','o interessado','a parte'][n-1]}</tt><br>Data <tt>{p.issue.day}/{p.issue.month}/{str(p.issue.year)[2:]}</tt><br>Custas <tt>{'Cr$' if p.issue.year>1942 and p.issue.year<1967 else 'NCr$' if 1967<=p.issue.year<1970 else 'Cr$' if p.issue.year>=1970 else ''} {r.randint(3,60)},{'00' if p.issue.year>1942 else '$000'}</tt><br>Rubrica<div>{scrawl(p.of+'t','#222',110,34)}</div><div style="margin-top:20mm;font-size:6pt;line-height:1.3;writing-mode:vertical-rl;transform:rotate(180deg)">{r.choice(['Tip. Comercial','Papelaria Moderna','Livraria Universal','Graf. São José'])} - {p.city} - Mod. 14</div></div>
<div class="mn"><div class="hd">{arms('#24201a',52)}<br><b>{rep}</b><br>{estado(p.uf).upper()}<br>COMARCA DE {p.city.upper()} &nbsp;—&nbsp; {p.dist}<br><i>{cart}</i><h1>Certidão de Nascimento</h1>N.º <tt>{tm}</tt></div>
<div class="ln"><s>{'EU, ' if n%2 else ''}</s>{p.of if n%2 else ''}<s>{', Oficial do Registro Civil desta Comarca, na forma da lei, ' if n%2 else ''}CERTIFICO que</s> {rest}.</div>
<div style="line-height:1.8;margin-top:2mm">{'O referido é verdade e dou fé. Eu,' if n%2==0 else 'Do que dou fé.'} {('<tt>'+p.of+'</tt>, Oficial, a datilografei e assino.') if n%2==0 else ''}<br><tt>{p.city}, {iss}.</tt></div>
<div style="text-align:center;margin-top:6mm">{scrawl(p.of+'8','#141433',190,40)}<div style="border-top:1px solid #24201a;width:95mm;margin:0 auto">O Oficial do Registro Civil</div></div>
<div class="est" style="position:relative"><div>ESTAMPILHA<br>ESTADUAL<br><b>{r.choice(['1','2','5'])},00</b><br>{p.uf}</div><div>TESOURO<br>NACIONAL<br>EDUCAÇÃO<br>E SAÚDE<br><b>0,80</b></div><div class="rd" style="background:none;height:30mm;width:30mm">OFÍCIO DO<br>REGISTRO CIVIL<br>{p.city.upper()}</div></div></div>'''
        g = [p.pai, p.mae] if p.pai else [p.mae, '']
        fill(t, p.born, xt, tw, None, nome=p.nome, hora='%02d:%02d' % p.time if p.time else '', sexo=gender(p,'Masculino','Feminino'), est=est, mun=p.bcity, uf=p.buf, rmun=p.city, ruf=p.uf, cart=cart, dreg=dmy(p.reg),
          livro=bk, folha=fl, termo=tm, g1=g[0], g2=g[1], vop=p.vop, vap=p.vap, vom=p.vom, vam=p.vam, anot=p.anot, oficial=p.of, emis=dmy(p.issue))
        if tw: t['accept']['gêmeos.informações_adicionais'] = ['Nasceu gêmea com ' + tw, 'Nasceu gêmea com ' + tw + '.']
        if late: t['accept']['observações.averbações'] = [late, late.rstrip('.')]; t['accept']['observações.anotações'] = [late]
        t['accept']['registro.folha'] = [fl.replace(' v.', 'v')] if ' v.' in fl else []
        if not t['accept']['registro.folha']: del t['accept']['registro.folha']
        t['meta']['joint_notes'] = bool(p.anot)
        save(t, b, CSS, 'A4', [iss, regt, hr])
