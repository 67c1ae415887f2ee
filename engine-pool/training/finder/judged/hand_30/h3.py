# -*- coding: utf-8 -*-
# H3: electronic certificate (2022-2026), cards with captions above, green-grey, QR and hash
from common import *
A = [
 dict(uf='SP', city='Botucatu', sex='F', born=D(2024, 6, 15), g='Maria Flor', foreign=True, place='Hospital das Clínicas da Faculdade de Medicina de Botucatu', cart='Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito de Botucatu', selo='1195251CE0000000847312245'),
 dict(uf='PA', city='Cametá', sex='M', born=D(2023, 8, 8), place='Hospital Regional de Cametá', g='Raoni', cart='Cartório do Único Ofício de Cametá', selo='ABD-0048122', time=(4, 40), pai='', vop='', vap=''),
 dict(uf='MG', city='Diamantina', sex='M', born=D(1983, 12, 13), reg=D(1984, 1, 4), issue=D(2025, 2, 18), dnv='', place='Santa Casa de Caridade', cart='Registro Civil das Pessoas Naturais de Diamantina', selo='HXR48113', time=None, g='Geraldo Magela',
   anot='Casamento: em 22/09/2007, no RCPN de Gouveia-MG, com {x}. Nome inalterado. Anotação feita em 05/10/2007.', averb='Inclusão de CPF, de ofício, em 18/02/2025 (art. 474 do Provimento CNJ 149/2023).'),
 dict(uf='RS', city='Santana do Livramento', sex='F', born=D(2022, 4, 30), g='Martina', foreign=True, place='Santa Casa de Misericórdia', cart='Ofício de Registros Públicos de Santana do Livramento', selo='0581.01.2200002.04417', painat=('Rivera, Uruguai', '')),
 dict(uf='GO', city='Formosa', sex='M', born=D(2025, 9, 23), twin='x', place='Hospital Estadual de Formosa', cart='2º Registro Civil e Tabelionato de Notas de Formosa', selo='04232509212871409640033', g='Ravi Lorenzo'),
 dict(uf='AM', city='Tefé', sex='F', born=D(2024, 11, 2), place='Domicílio', cart='Cartório do 2º Ofício de Tefé', selo='RECPN0018X7KLPM2Q0934TEF', g='Jamily Iara', vom='', time=(18, 30)),
 dict(uf='PR', city='União da Vitória', sex='M', born=D(1958, 2, 28), reg=D(1958, 3, 10), issue=D(2026, 1, 27), dnv='', cpf='', book=11, place='', cart='Serviço de Registro Civil e Títulos de União da Vitória', selo='SFRC1.GJ4nP.Kz8vB-7HwQx.1147q', foreign=True, time=(21, 0), g='Estefano',
   anot='O registrado faleceu em 03/11/2025, nesta cidade, óbito lavrado no livro C-88, folha 41, termo 26.930, deste Serviço.'),
 dict(uf='MA', city='Codó', sex='F', born=D(2026, 2, 11), place='Hospital Geral Municipal Dr. Marcolino Barros', cart='1º Ofício Extrajudicial de Codó', selo='REGNAS029173ZQ8FD0M4XKTE21', vop='', vap='', vom='', vam='', g='Dandara'),
]
CSS = '''
.page{font-family:Lato;font-size:9pt;color:#1d2b28;background:#fff}
.bar{position:absolute;left:0;top:0;bottom:0;width:9mm;background:linear-gradient(#0d6b57,#3c9d7f)} .bar div{position:absolute;writing-mode:vertical-rl;transform:rotate(180deg);color:#fff;font-size:7pt;bottom:15mm;left:2.7mm;letter-spacing:1px;white-space:nowrap}
.in{position:absolute;left:16mm;right:12mm;top:11mm}
.hd{display:flex;gap:5mm;align-items:center;border-bottom:2px solid #0d6b57;padding-bottom:3mm} .hd h1{font-weight:300;font-size:22pt;margin:0;color:#0d6b57} .hd .x{flex:1;font-size:8pt;line-height:1.45}
h2{font-size:9pt;font-weight:bold;color:#0d6b57;margin:4mm 0 1.4mm;text-transform:none}
.g{display:grid;grid-template-columns:repeat(6,1fr);gap:1.6mm} .f{background:#eff5f2;border-radius:1.5mm;padding:1.1mm 2mm 1.4mm;min-height:9.4mm} .f i{display:block;font-style:normal;font-size:6.5pt;color:#62756f;line-height:1.3} .f span{line-height:1.25}
.val{position:absolute;left:16mm;right:12mm;bottom:9mm;border:1px solid #9cc7b8;border-radius:2mm;padding:2.5mm 3mm;display:flex;gap:4mm;font-size:7.3pt;line-height:1.5;align-items:center}
'''
def f(l, v, s=1): return f'<div class="f" style="grid-column:span {s}"><i>{l}</i><span>{v or "–"}</span></div>'
def make():
    for n, o in enumerate(A, 1):
        p = mk('H3', n, **o); t = truth('H3', n)
        if p.issue == p.reg: p.issue = min(p.reg + datetime.timedelta(days=p.r.choice([0, 3, 47])), D(2026, 10, 30))
        if n == 2: p.nome = p.f.nome_mae
        if n == 3: p.anot = p.anot.format(x=somebody('H3x', 'F', 1984))
        if n in (1, 4, 7): up(p, 'nome')
        tw = p.nome.replace('Ravi Lorenzo', 'Ana Lorena') if p.twin else ''
        m = p.m if n in (2, 6) else mfmt(p.m)
        bl = ['Não informado', 'Não consta', '–', 'Sem informação', 'Não há', 'Ignorada', 'Nada consta', 'Não declarado'][n-1]
        xt = med1(p.born) if n % 2 else f'{dmy(p.born)} ({ext(p.born)})'
        txt = ext(p.born) if n % 2 == 0 else xt
        hr = f'{p.time[0]:02d}:{p.time[1]:02d}' if p.time else bl
        nb = lambda x: nt(*x).replace(' - ', ' – ') if n == 1 else nt(*x)
        pn, mn = nt(*p.painat), nt(*p.maenat)
        h = ''.join(p.r.choice('0123456789ABCDEF') for _ in range(32))
        ger = [('Genitor', p.pai, pn)] if p.pai else []
        ger.append(('Genitora', p.mae, mn))
        if n in (4, 6): ger.reverse()
        lab = {'Genitor': ['Genitor', 'Pai', 'Genitor', 'Filiação 2', 'Pai', 'Pai', 'Genitor', 'Pai'][n-1], 'Genitora': ['Genitora', 'Mãe', 'Genitora', 'Filiação 1', 'Mãe', 'Mãe', 'Genitora', 'Mãe'][n-1]}
        rg = f'{dmy(p.reg)}'
        livro, folha, termo = f'A {p.book}', str(p.leaf), str(p.entry)
        end = (med1(p.issue) + f', {p.r.randint(8,17):02d}:{p.r.randint(10,59)}h')
        b = f'''<div class="bar"><div>CERTIDÃO ELETRÔNICA DE NASCIMENTO · DOCUMENTO ASSINADO DIGITALMENTE</div></div><div class="in">
<div class="hd">{arms('#0d6b57',52)}<div class="x"><h1>Certidão de Nascimento</h1>República Federativa do Brasil · Registro Civil das Pessoas Naturais · modalidade digital</div>{qr(p.nome,66,33,'#12362d')}</div>
<h2>1. Pessoa registrada</h2><div class="g">{f('Nome civil', f'<b style="font-size:12.5pt">{p.nome}</b>', 6)}{f('Inscrição no CPF', p.cpf or bl, 2)}{f('Nº da matrícula', m, 4)}
{f('Data do nascimento', xt, 4 if n%2==0 else 2)}{f('Horário', hr)}{f('Sexo', gender(p,'Masculino','Feminino'))}{f('Município e UF do nascimento', nt(p.bcity,p.buf), 3 if n%2==0 else 2)}{f('Local (estabelecimento)', p.place or bl, 3 if n%2==0 else 4)}{f('Natural de', nt(p.bcity,p.buf), 2)}</div>
<h2>2. Ascendência</h2><div class="g">{''.join(f(lab[a], x, 4)+f('Naturalidade d'+('o genitor' if a=='Genitor' else 'a genitora'), y, 2) for a, x, y in ger)}
{f('Avô paterno', p.vop or bl, 3)}{f('Avó paterna', p.vap or bl, 3)}{f('Avô materno', p.vom or bl, 3)}{f('Avó materna', p.vam or bl, 3)}{f('É gêmeo?', 'Sim' if tw else 'Não')}{f('Irmãos gêmeos (nome e matrícula)', (tw+' / '+mfmt(matr(p.cns,p.reg.year,p.book,p.leaf+1,p.entry+1))) if tw else bl, 5)}</div>
<h2>3. Registro</h2><div class="g">{f('Lavratura', rg)}{f('Livro', livro)}{f('Folha', folha)}{f('Assento', termo)}{f('DNV', p.dnv or bl, 2)}{f('Serventia', p.cart, 4)}{f('Cidade/UF da serventia', nt(p.city,p.uf), 2)}</div>
<h2>4. Averbações e anotações</h2><div class="g">{f('Averbações', p.averb or 'Não há averbações.', 6)}{f('Anotações', p.anot or ('Não há anotações.' if n!=8 else 'Nada consta.'), 6)}</div>
<h2>5. Emissão</h2><div class="g">{f('Emitida em', end, 2)}{f('Responsável pela serventia', p.of, 2)}{f('Assinada por', p.sub+' (preposto)' if n%2 else p.of, 2)}</div></div>
<div class="val">{bars(p.nome,120,30)}<div>Código hash {h[:8]}-{h[8:16]}-{h[16:24]}-{h[24:]}<br>Selo digital de fiscalização <b>{p.selo}</b>. Valide em certidao.registrocivil.exemplo.br por até 90 dias.<br>MP 2.200-2/2001; Provimento 149/2023 da Corregedoria Nacional de Justiça. {'Emolumentos: isento.' if p.reg==p.issue else f'Emol. R$ {p.r.randint(28,79)},{p.r.randint(10,99)} + ISS R$ 1,{p.r.randint(10,99)}.'}</div></div>'''
        fill(t, p.born, txt, tw, None, nome=p.nome, cpf=p.cpf, matr=m, hora=hr if p.time else '', nat=nt(p.bcity,p.buf), sexo=gender(p,'Masculino','Feminino'), est=p.place, mun=p.bcity, uf=p.buf, rmun=p.city, ruf=p.uf, cart=p.cart,
          dreg=rg, dnv=p.dnv, livro=livro, folha=folha, termo=termo, g1=ger[0][1], g1n=ger[0][2], g2=ger[1][1] if len(ger) > 1 else '', g2n=ger[1][2] if len(ger) > 1 else '', vop=p.vop, vap=p.vap, vom=p.vom, vam=p.vam,
          averb=p.averb, anot=p.anot, selo=p.selo, oficial=p.of, emis=dmy(p.issue))
        if tw:
            t['data']['gêmeos']['informações_adicionais'] = tw + ' / ' + mfmt(matr(p.cns,p.reg.year,p.book,p.leaf+1,p.entry+1)); t['accept']['gêmeos.informações_adicionais'] = [tw]
        if n % 2 == 0: t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dmy(p.born), xt]
        save(t, b, CSS, 'A4', [end, rg, hr])
