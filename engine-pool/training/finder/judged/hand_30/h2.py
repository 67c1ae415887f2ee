# -*- coding: utf-8 -*-
# H2: Provimento 63 (2018-2023), dark blue on salmon security paper, four bands with turned titles, captions beside
from common import *
A = [
 dict(uf='RN', city='Caicó', sex='M', born=D(2019, 5, 4), g='Bernardo Yuri', place='Hospital do Seridó', cart='2º Ofício de Notas e Registros de Caicó/RN', selo='RN201900947210012385JKQ'),
 dict(uf='CE', city='Canindé', sex='F', born=D(1988, 10, 4), issue=D(2021, 3, 9), dnv='', place='Hospital São Francisco', cart='Cartório Queiroz Barreto - 1º Ofício', selo='AAK 482913-B2M7', g='Francisca Rosivânia',
   anot='Casou-se com {x}, em 27/01/2010, no 3º Ofício de Fortaleza-CE, livro B-61, folha 204, termo 18.112, adotando o nome de {n} DE CASTRO. Divorciaram-se por escritura pública de 14/08/2018.', cad=[('RG', '98002341177', 'SSP-CE', '11/02/2005'), ('Título de eleitor', '0518 4433 0710', 'TSE, zona 033, seção 0041', '')]),
 dict(uf='BA', city='Senhor do Bonfim', sex='F', born=D(2020, 2, 29), pai='', vop='', vap='', time=(12, 0), place='Domicílio', cart='Registro Civil das Pessoas Naturais do 1º Ofício de Senhor do Bonfim', selo='1482.AB113047-6', g='Kemilly Vitória'),
 dict(uf='RN', city='Pau dos Ferros', sex='M', born=D(2018, 8, 31), twin='x', place='Hospital Regional Dr. Cleodon Carlos de Andrade', cart='Serventia de Registro Civil de Pau dos Ferros', selo='RN201801003340009912WPD', g='Lucas Emanuel', cpf=''),
 dict(uf='CE', city='Iguatu', sex='M', born=D(1971, 4, 21), reg=D(1973, 1, 10), issue=D(2022, 11, 7), dnv='', place='', cart='Cartório Assunção Gonçalves', selo='ACB 009172-Q8R1', time=None, g='Francisco Edmar', book=27,
   averb='Averbado o CPF nesta data, à vista do comprovante da Receita Federal, na forma do art. 6º do Provimento 63/2017.', cad=[('RG', '1.204.773-88', 'SSPDS/CE', '03/07/2013'), ('PIS/NIS', '120.44871.29-5', 'CEF', ''), ('Passaporte', 'FX 204417', 'DPF', '19/05/2017')]),
 dict(uf='BA', city='Jequié', bcity='Salvador', sex='F', born=D(2021, 12, 8), place='Maternidade Professor José Maria de Magalhães Netto', cart='2º Ofício de Registro Civil de Jequié', selo='1720.AC004419-1', foreign=True, g='Ayumi', vop='', averb='', time=(23, 59)),
 dict(uf='SE', city='Propriá', sex='F', born=D(2003, 7, 16), issue=D(2018, 6, 1), place='Maternidade São Vicente de Paulo', cart='4º Ofício da Comarca de Propriá', selo='201829574001216', g='Ingrid Thaís',
   averb='Por sentença de 20/03/2017, do Juízo de Direito de Propriá, processo 201678900412, foi reconhecida a paternidade, passando a registrada a usar o patronímico paterno e a constar os avós paternos acima.', cad=[('RG', '3.881.204-2', 'SSP/SE', '30/01/2016')]),
 dict(uf='RN', city='Currais Novos', sex='M', born=D(2023, 1, 1), place='Hospital Regional Mariano Coelho', cart='1º Ofício de Currais Novos', selo='RN202300944110000473ZLT', vom='', vam='', g='Zaqueu'),
]
CSS = '''
.page{font-family:"Noto Sans";font-size:8.6pt;color:#142458;background:#fdf1ea url("%s")}
.cr{position:absolute;opacity:.8} .in{position:absolute;left:13mm;right:13mm;top:12mm}
.hd{display:grid;grid-template-columns:22mm 1fr 34mm;align-items:center} .hd h1{font:bold 19pt "URW Bookman";margin:0;text-align:center} .hd .s{text-align:center;font-size:8pt;letter-spacing:.5px}
.fn{border:.6px solid #142458;text-align:center;font-size:7pt;padding:1mm}
.top{margin:4mm 0 3mm;border-top:2px solid #142458;border-bottom:2px solid #142458;padding:2mm 1mm;line-height:1.7}
.top b.n{font-size:13pt}
.bd{display:flex;border:1px solid #142458;margin-bottom:2.2mm;background:rgba(255,255,255,.45)} .bd .v{writing-mode:vertical-rl;transform:rotate(180deg);background:#142458;color:#fff;font-size:7.4pt;letter-spacing:1.5px;text-align:center;width:6.5mm;line-height:6.5mm;flex:none}
.bd .w{flex:1;padding:1.6mm 2.5mm;line-height:1.62} .k{color:#8a3b1e;font-size:7.5pt}
.two{display:flex;gap:0} .two>div{flex:1;padding-right:3mm} .two>div+div{border-left:.6px dotted #142458;padding-left:3mm}
table{border-collapse:collapse;width:100%%;font-size:7.8pt} td,th{border:.5px solid #142458;padding:.5mm 1.2mm;text-align:left} th{font-weight:normal;color:#8a3b1e}
.ft{display:grid;grid-template-columns:1fr 1fr;gap:6mm;font-size:8pt;line-height:1.5}
''' % guilloche('#d98a5b', 6, .28, 90, 44)
def k(l, v): return f'<span class="k">{l}</span> <b>{v}</b>'
def make():
    for n, o in enumerate(A, 1):
        p = mk('H2', n, **o); t = truth('H2', n)
        if n == 3: p.nome = p.f.nome_mae
        if n in (2, 5, 7): up(p, 'nome', 'pai', 'mae', 'vop', 'vap', 'vom', 'vam')
        if n == 2: p.anot = p.anot.format(x=somebody('H2x', 'M', 1986).upper(), n=p.nome)
        bl = ['não consta', '-----', 'não declarado(a)', '****', 'sem informação', 'ignorado', 'não informado', 'não constam'][n-1]
        tw = ''
        if p.twin: tw = p.nome.replace('Lucas Emanuel', 'Mateus Levi')
        nm = gender(p, 'registrado', 'registrada')
        mf = mfmt(p.m, ' ', '-') if n % 2 else f'{p.m[:6]}.{p.m[6:8]}.{p.m[8:10]}.{p.m[10:14]}.{p.m[14]}.{p.m[15:20]}.{p.m[20:23]}.{p.m[23:30]}-{p.m[30:]}'
        xt = f'{num(p.born.day) if p.born.day>1 else "primeiro"} ({p.born.day:02d}) de {MES[p.born.month-1]} de {num(p.born.year)} ({p.born.year})'
        hora = f'{p.time[0]:02d}:{p.time[1]:02d} horas' if p.time else bl
        livro, folha, termo = f'A-{p.book:03d}', f'{p.leaf}' + ('v' if n in (4, 7) else ''), f'{p.entry:,}'.replace(',', '.')
        cp = p.cpf if n != 4 else ''
        cart = p.cart
        def par(tit, nome, nn, a, b, g):
            if not nome: return f'<div>{k(tit, bl)}</div>'
            return f'<div>{k(tit, nome)}<br>{k("nascid%s em" % ("o" if g=="M" else "a"), nn[0]+"/"+nn[1])}<br>{k("filh%s de" % ("o" if g=="M" else "a"), " e de ".join(x for x in (a, b) if x) or bl)}</div>'
        cadr = getattr(p, 'cad', [])
        cad = '<tr>' + ''.join(f'<th>{h}</th>' for h in ('Documento', 'Número', 'Órgão emissor', 'Expedição')) + '</tr>' + (''.join('<tr>' + ''.join(f'<td>{x or "--"}</td>' for x in c) + '</tr>' for c in cadr) or f'<tr><td colspan=4>Não há anotações de cadastro.</td></tr>')
        iss = f'{p.issue.day:02d}/{p.issue.month:02d}/{p.issue.year}'
        loc = (p.place or bl)
        sub = n in (3, 6)
        b = f'''<div class="cr" style="left:4mm;top:4mm">{rosette('#c9703c',38)}</div><div class="cr" style="right:4mm;bottom:4mm">{rosette('#c9703c',60)}</div>
<div class="in"><div class="hd">{arms('#142458',60)}<div><div class="s">República Federativa do Brasil &nbsp;|&nbsp; {estado(p.uf)}</div><h1>Certidão de Nascimento</h1><div class="s">Registro Civil das Pessoas Naturais</div></div><div class="fn">Papel de segurança<br>nº {code(p.r,'A 999999')}<br>{'1ª via - gratuita' if p.issue==p.reg else '2ª via'}</div></div>
<div class="top"><span class="k">Nome d{gender(p,'o','a')} {nm}:</span> <b class="n">{p.nome}</b><br>{k('CPF nº:', cp or ('a inscrever' if n==4 else bl))} &emsp; {k('Matrícula:', mf)}</div>
<div class="bd"><div class="v">NASCIMENTO</div><div class="w">{k('Nasceu em', xt)}<br>{k('às', hora)} &emsp; {k('sexo:', gender(p,'masculino','feminino'))} &emsp; {k('gemelar:', 'sim' if tw else 'não')}<br>{k('Estabelecimento ou local:', loc)}<br>{k('Cidade e Estado:', p.bcity+' ('+p.buf+')')} &emsp; {k('Naturalidade:', p.bcity+'/'+p.buf)}{('<br>'+k('Irmão gêmeo:', tw+', matr. '+mfmt(matr(p.cns,p.reg.year,p.book,p.leaf,p.entry+1),' ','-'))) if tw else ''}</div></div>
<div class="bd"><div class="v">FILIAÇÃO</div><div class="w two">{par('Pai:', p.pai, p.painat, p.vop, p.vap, 'M')}{par('Mãe:', p.mae, p.maenat, p.vom, p.vam, 'F')}</div></div>
<div class="bd"><div class="v">ASSENTO</div><div class="w">{k('Lavrado no dia', dmy(p.reg,'.'))} {k('nesta cidade de', p.city+', '+p.uf)}<br>{k('Livro', livro)} &ensp; {k('folha', folha)} &ensp; {k('termo', termo)} &emsp; {k('Declaração de Nascido Vivo (DNV):', p.dnv or bl)}<br>{k('Declarante:', 'o pai' if p.pai else 'a mãe')}</div></div>
<div class="bd"><div class="v">AVERBAÇÕES</div><div class="w" style="min-height:24mm;text-align:justify">{p.averb or 'Sem averbações a acrescer.'}</div></div>
<div class="bd"><div class="v">ANOTAÇÕES</div><div class="w" style="min-height:24mm;text-align:justify">{p.anot or 'Sem anotações a acrescer.'}</div></div>
<div class="bd"><div class="v" style="line-height:6.5mm;font-size:6.5pt;letter-spacing:0">CADASTRO</div><div class="w">{'<table>'+cad+'</table>'}</div></div>
<div class="ft"><div><b>{cart}</b><br>{p.city} - {p.uf}<br>{'Oficial' if not sub else 'Tabelião'}: {p.of}<br>{('Escrevente: '+p.sub+'<br>') if n%3==0 else ''}Fone: (8{p.r.randint(1,9)}) 3{p.r.randint(200,499)}-{p.r.randint(1000,9999)}<br>Certidão expedida em {iss}</div>
<div style="text-align:center">Dou fé quanto ao teor desta certidão.<div style="height:12mm">{scrawl(p.nome,'#111') if n%2==0 else ''}</div><div style="border-top:.7px solid #142458">assinatura e carimbo</div></div></div>
<div style="margin-top:4mm;display:flex;gap:4mm;align-items:center;font-size:7.4pt"><div>{qr(p.nome,52,29,'#142458')}</div><div>Poder Judiciário - TJ{p.uf}<br>Selo de fiscalização: <b>{p.selo}</b><br>Confira em https://selo.tj{p.uf.lower()}.jus.br</div></div></div>'''
        g1, g2 = (p.pai, nt(*p.painat)) if p.pai else (p.mae, nt(*p.maenat)), (p.mae, nt(*p.maenat)) if p.pai else ('', '')
        fill(t, p.born, xt, tw, None, nome=p.nome, cpf=cp, matr=mf, hora='%02d:%02d' % p.time if p.time else '', nat=nt(p.bcity, p.buf), sexo=gender(p,'Masculino','Feminino'), est=p.place, mun=p.bcity, uf=p.buf,
          rmun=p.city, ruf=p.uf, cart=cart, dreg=dmy(p.reg), dnv=p.dnv, livro=livro, folha=folha, termo=termo, g1=g1[0], g1n=g1[1], g2=g2[0], g2n=g2[1], vop=p.vop, vap=p.vap, vom=p.vom, vam=p.vam,
          averb=p.averb, anot=p.anot, selo=p.selo, oficial=p.of, emis=dmy(p.issue))
        if tw:
            t['data']['gêmeos']['informações_adicionais'] = tw + ', matr. ' + mfmt(matr(p.cns,p.reg.year,p.book,p.leaf,p.entry+1),' ','-'); t['accept']['gêmeos.informações_adicionais'] = [tw]
        t['meta']['cadastro'] = [' '.join(x for x in c if x) for c in cadr]
        save(t, b, CSS, 'A4', [iss, dmy(p.reg, '.'), hora])
