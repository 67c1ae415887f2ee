# -*- coding: utf-8 -*-
# H4: a landscape sheet with numbered cells (2016-2025), parents in a table of four columns, also two mothers or fathers
from common import *
A = [
 dict(uf='PE', city='Recife', sex='F', born=D(2019, 9, 10), kind='mm', g='Olívia', place='Real Hospital Português de Beneficência em Pernambuco', cart='Cartório do 4º Distrito Judiciário da Capital - Casa Forte', selo='0073502.WLN09201903.02218'),
 dict(uf='AL', city='Penedo', sex='M', born=D(2017, 5, 1), kind='pm', place='Santa Casa de Misericórdia de Penedo', cart='Registro Civil e Notas do 1º Distrito de Penedo', selo='AEX 49120-2KPF', g='Ítalo Rian'),
 dict(uf='PI', city='Oeiras', sex='F', born=D(2018, 10, 31), kind='m', place='Domicílio', cart='2ª Serventia Extrajudicial de Oeiras', selo='ABC17745-X9TZ', time=(2, 7), g='Ana Júlia Vitória'),
 dict(uf='SC', city='Blumenau', sex='M', born=D(2022, 3, 17), kind='pp', place='Hospital Santa Isabel', cart='Escrivania de Paz do Distrito de Itoupava', selo='GKL29931-Q1WE', foreign=True, g='Benjamin'),
 dict(uf='MT', city='Cáceres', sex='F', born=D(1994, 7, 25), reg=D(1994, 12, 2), issue=D(2020, 8, 19), kind='pm', place='Hospital São Luiz', dnv='', cart='2º Serviço Notarial e Registral de Cáceres', selo='BMR 48113', foreign=True, g='Ludmila', averb='Retificação administrativa (art. 110 da Lei 6.015/73) em 04/05/2016: o nome da avó materna passa a constar como nesta certidão.', anot='União estável anotada em 18/11/2018: convivente {x}, escritura do livro 214, fls. 33.', ),
 dict(uf='PE', city='Garanhuns', sex='F', born=D(2021, 6, 24), kind='pm', twin='x', place='Hospital Infantil Palmira Sales', cart='Cartório do Registro Civil de Garanhuns - Sede', selo='0748120.BHT06202101.00790', g='Cosma Eduarda'),
 dict(uf='AC', city='Cruzeiro do Sul', bcity='Tarauacá', sex='M', born=D(2016, 1, 6), kind='pm', vop='', vap='', place='Hospital Dr. Sansão Gomes', cart='Serventia de Registro Civil de Cruzeiro do Sul', selo='AC0091-2016-K77310', time=None, g='Francisco Kennedy'),
 dict(uf='ES', city='Colatina', sex='F', born=D(2025, 4, 14), kind='mp', place='Hospital e Maternidade São José', cart='Cartório Fontana - Registro Civil', selo='023341.QPL2501.00773', foreign=True, g='Lívia'),
]
CSS = '''
.page{font-family:"Liberation Sans Narrow","Liberation Sans";font-size:12pt;color:#000;background:#f6faf1}
.in{position:absolute;left:9mm;right:9mm;top:8mm}
.hd{display:flex;align-items:center;gap:6mm;border:1.6px solid #245c2c;padding:1.5mm 4mm;background:#fff} .hd h1{flex:1;text-align:center;font-size:18pt;margin:0;letter-spacing:5px;color:#245c2c} .hd div{font-size:8pt;line-height:1.35}
table{width:100%;border-collapse:collapse;table-layout:fixed;background:#fff} td{border:1px solid #245c2c;padding:.5mm 1.2mm .7mm;vertical-align:top;height:15.5mm}
td small{display:block;font-size:6.5pt;color:#245c2c;font-weight:bold;line-height:1.25} .t td.h{background:#dcebd5;font-size:7.5pt;text-align:center;height:auto;color:#245c2c;font-weight:bold}
.t td{height:11mm;padding:.9mm 1.2mm} .m{font-family:"DejaVu Sans Mono";font-size:10pt}
.ft{display:grid;grid-template-columns:1.25fr 1fr 1.05fr;border:1px solid #245c2c;border-top:0;background:#fff} .ft>div{padding:1.5mm 2.5mm;font-size:9.4pt;line-height:1.5} .ft>div+div{border-left:1px solid #245c2c}
'''
def c(no, l, v, s=1): return f'<td colspan={s}><small>{no} {l}</small>{v}</td>'
def make():
    for n, o in enumerate(A, 1):
        p = mk('H4', n, **o); t = truth('H4', n, (842, 595))
        up(p, 'nome', 'pai', 'mae', 'vop', 'vap', 'vom', 'vam') if n % 2 == 0 else None
        r = p.r; bl = ['xxxxx', '------', 'Não consta', '* * *', '///////', 'X X X', 'Ignorado', 'Prejudicado'][n-1]
        cs = (lambda s: s.upper()) if n % 2 == 0 else (lambda s: s)
        g1 = [p.pai, p.painat, p.vop, p.vap, 'Pai']; g2 = [p.mae, p.maenat, p.vom, p.vam, 'Mãe']
        k = p.kind
        if k == 'mm':
            g1 = [cs(somebody('H4mm', 'F', 1988)), ('Olinda', 'PE'), p.vop, p.vap, 'Mãe']
            g1[0] = cs('Renata ' + p.f.surF); p.nome = cs(f'{p.g} {p.f.surM} {p.f.surF}')
        if k == 'pp': g2[0] = cs('Gustavo Henrique ' + p.f.surM); g2[4] = 'Pai'
        if k == 'mp': g1, g2 = g2, g1
        if k == 'm': g1, g2 = g2, None; p.vop = p.vap = ''; p.nome = cs(p.f.nome_mae)
        if n == 5: p.anot = p.anot.format(x=somebody('H4x', 'M', 1990))
        par = [x for x in (g1, g2) if x]
        side = lambda i: {'mm': 'maternos', 'pp': 'paternos'}.get(k, 'paternos' if par[i][4] == 'Pai' else 'maternos')
        rows = ''
        for i, x in enumerate(par):
            rows += f'<tr><td style="text-align:center">{x[4]}</td><td><b>{x[0]}</b></td><td>{x[1][0]} - {x[1][1]}</td><td>{x[2] or bl}</td><td>{x[3] or bl}</td></tr>'
        if len(par) < 2: rows += f'<tr><td style="text-align:center">{bl}</td><td>{bl}</td><td>{bl}</td><td>{bl}</td><td>{bl}</td></tr>'
        tw = cs('Damiana Isadora ' + ' '.join(p.nome.split()[2:]).title().replace(' Da ', ' da ').replace(' De ', ' de ').replace(' Do ', ' do ').replace(' Dos ', ' dos ')) if p.twin else ''
        if tw: tw = ' '.join(['DAMIANA', 'ISADORA'] + p.nome.split()[2:])
        m = mfmt(p.m); xt = ext(p.born) if n % 3 else ext(p.born).capitalize()
        hr = f'{p.time[0]:02d}h{p.time[1]:02d}' if p.time else bl
        cp = p.cpf if n not in (2, 7) else ''
        nat = nt(p.bcity, p.buf)
        livro, folha, termo = f'{p.book}-A', f'{p.leaf:03d}', str(p.entry)
        iss = f'{p.city}-{p.uf}, {med(p.issue)}'
        joint = (p.averb + ' ' + p.anot).strip()
        b = f'''<div class="in"><div class="hd">{arms('#245c2c',44)}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>{estado(p.uf).upper()}<br>Comarca de {p.city}</div><h1>CERTIDÃO DE NASCIMENTO</h1><div style="text-align:right">Ofício da Cidadania<br>Via nº {1 if p.reg==p.issue else 2}<br>Folha única</div></div>
<table><tr>{c('01','NOME',f'<b style="font-size:12.5pt">{p.nome}</b>',7)}{c('02','CPF',cp or bl,2)}{c('03','MATRÍCULA',f'<span class=m>{m}</span>',5)}</tr>
<tr>{c('04','NASCIMENTO (POR EXTENSO)',xt,5)}{c('05','DIA/MÊS/ANO',dmy(p.born),2)}{c('06','HORA',hr)}{c('07','SEXO',gender(p,'Masculino','Feminino'),2)}{c('08','NATURALIDADE',nat,4)}</tr>
<tr>{c('09','LOCAL DO PARTO',p.place,6)}{c('10','CIDADE DO PARTO/UF',nat.replace(' - ','/'),4)}{c('11','PARTO MÚLTIPLO','Sim' if tw else 'Não',1)}{c('12','GÊMEO(A) - NOME',tw or bl,3)}</tr></table>
<table class="t"><tr><td class="h" style="width:7%">13 FILIAÇÃO</td><td class="h" style="width:30%">14 NOME DO(A) GENITOR(A)</td><td class="h" style="width:17%">15 NATURAL DE</td><td class="h" style="width:23%">16 AVÔ</td><td class="h" style="width:23%">17 AVÓ</td></tr>{rows}</table>
<table><tr>{c('18','DATA DO REGISTRO',dmy(p.reg),2)}{c('19','LIVRO',livro)}{c('20','FOLHA',folha)}{c('21','TERMO',termo)}{c('22','DECL. NASC. VIVO',p.dnv or bl,2)}{c('23','CIDADE DO REGISTRO/UF',f'{p.city}/{p.uf}',4)}{c('24','DECLARANTE',['As mães','O pai','A genitora','Os pais','O genitor','A avó materna','O pai','A mãe'][n-1],3)}</tr>
<tr>{'<td colspan=14 style="height:36mm"><small>25 AVERBAÇÕES E ANOTAÇÕES À MARGEM DO TERMO</small>'+(joint or bl)+'</td>'}</tr></table>
<div class="ft"><div><b>{p.cart}</b><br>Titular: {p.of}<br>{r.choice(['Rua','Av.','Travessa','Praça'])} {somebody(f'H4ad{n}','M',1930)}, {r.randint(10,990)} - {r.choice(['Centro','São José','Boa Vista','Matriz'])}<br>CNS {p.cns[:2]}.{p.cns[2:5]}-{p.cns[5]} &ensp; {'Substituto(a): '+p.sub if n%2 else ''}</div>
<div style="text-align:center">Certifico que as informações acima são verdadeiras. Dou fé.<br>{iss}<div style="height:8mm">{scrawl(p.nome+'4','#1b2a66',150,32) if n%3 else ''}</div><span style="border-top:1px solid #000;padding:0 12mm">Assinatura</span></div>
<div style="display:flex;gap:3mm">{qr(p.cart,58,29)}<span>{'Tribunal de Justiça '+('do ' if p.uf=='ES' else 'de ' if p.uf in ('PE','AL','SC','MT') else 'do ')+ufname(p.uf)}<br>Selo de Fiscalização Eletrônico<br><b>{p.selo}</b><br><span style="font-size:7pt">Ato gratuito (art. 30, Lei 6.015/73)</span></span></div></div></div>'''
        P = par + [['', ('', ''), '', '', '']]
        fill(t, p.born, xt, tw, tw, nome=p.nome, cpf=cp, matr=m, hora='%02d:%02d' % p.time if p.time else '', nat=nat, sexo=gender(p,'Masculino','Feminino'), est=p.place, mun=p.bcity, uf=p.buf, rmun=p.city, ruf=p.uf, cart=p.cart,
          dreg=dmy(p.reg), dnv=p.dnv, livro=livro, folha=folha, termo=termo, g1=P[0][0], g1n=nt(*P[0][1]) if P[0][1][0] else '', g2=P[1][0], g2n=nt(*P[1][1]) if P[1][1][0] else '',
          vop=p.vop, vap=p.vap, vom=p.vom, vam=p.vam, averb=p.averb, anot=p.anot, selo=p.selo, oficial=p.of, emis=dmy(p.issue))
        t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dmy(p.born)]
        if k in ('mm', 'pp'):  # two mothers: which pair is "paternal" is a convention; either order is right, and so are the pairs
            t['accept'].update({'avós.paternos.avô': [p.vom], 'avós.paternos.avó': [p.vam], 'avós.maternos.avô': [p.vop], 'avós.maternos.avó': [p.vap]})
        t['meta']['joint_notes'] = bool(joint)
        save(t, b, CSS, 'A4L', [iss, dmy(p.reg), hr])
