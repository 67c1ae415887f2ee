# -*- coding: utf-8 -*-
# H7: word-processed narrative of 2003-2009, sidebar of the notary, gothic title, table of fees and a paper seal
from common import *
A = [
 dict(uf='PE', city='Surubim', sex='F', born=D(2005, 10, 18), place='na Casa de Saúde São Luiz', est='Casa de Saúde São Luiz', cart='Cartório Paula Barbosa', sub2='Ofício do Registro Civil das Pessoas Naturais do 1º Distrito', g='Emilly Raiane'),
 dict(uf='PE', city='Afogados da Ingazeira', sex='M', born=D(1994, 2, 3), reg=D(1994, 3, 1), issue=D(2006, 5, 25), place='no Hospital Emília Câmara', est='Hospital Emília Câmara', cart='Serviço Registral Bernardo Ferraz', sub2='Registro Civil - Títulos e Documentos', averb='Por sentença do MM. Juiz desta Comarca, datada de 14 de abril de 2003, foi acrescido ao nome do registrado o apelido de família paterno.', dnv=''),
 dict(uf='AL', city='União dos Palmares', sex='F', born=D(1979, 11, 20), reg=D(1980, 6, 17), issue=D(2008, 1, 15), place='na residência dos pais, no lugar Muquém', est='', dom=1, cart='Cartório do 2º Ofício', sub2='Registro Civil de União dos Palmares', dnv='', time=None, g='Aqualtune Maria', anot='O registro tem anotação de casamento com {x}, celebrado em 24 de junho de 1999, passando a nubente a assinar o sobrenome do marido.'),
 dict(uf='SE', city='Estância', sex='M', born=D(2007, 4, 22), twin='x', place='no Hospital Regional Amparo de Maria', est='Hospital Regional Amparo de Maria', cart='Cartório do 4º Ofício de Estância', sub2='Pessoas Naturais', g='Caique Renan'),
 dict(uf='PE', city='Palmares', sex='F', born=D(2009, 7, 4), pai='', vop='', vap='', place='na Casa de Saúde Santa Rosa', est='Casa de Saúde Santa Rosa', cart='Registro Civil Dr. Fenelon Ferreira', sub2='1º Ofício', g='Letícia Mirelly'),
 dict(uf='RJ', city='Nova Friburgo', sex='M', born=D(1966, 5, 16), reg=D(1966, 5, 23), issue=D(2004, 9, 2), place='no Sanatório Naval', est='Sanatório Naval', cart='Registro Civil do 1º Distrito', sub2='Circunscrição Única', dnv='', foreign=True, g='Heinrich Otto', averb=''),
 dict(uf='SP', city='Presidente Prudente', sex='F', born=D(2003, 3, 8), place='na Santa Casa de Misericórdia', est='Santa Casa de Misericórdia', cart='1º Cartório de Registro Civil', sub2='Cartório Sakamoto', foreign=True, g='Naomi Letícia', vam=''),
 dict(uf='AL', city='Palmeira dos Índios', sex='M', born=D(2008, 2, 29), place='no Hospital Santa Rita', est='Hospital Santa Rita', cart='Cartório do Único Ofício', sub2='Notas, Protestos e Registro Civil', vom='', vop='', g='Deivid Kauã'),
]
CSS = '''
.page{font-family:"EB Garamond";font-size:13pt;color:#111;background:#fffef8}
.sd{position:absolute;left:0;top:0;bottom:0;width:48mm;background:#e9e4d2;border-right:2.5px double #6b5a2a;padding:16mm 4mm;text-align:center;font-size:9pt;line-height:1.4;color:#3b3113} .sd b{font-size:11pt}
.mn{position:absolute;left:57mm;right:15mm;top:15mm} h1{font-family:Z003,"TeX Gyre Chorus";font-weight:normal;font-size:33pt;text-align:center;margin:3mm 0 7mm}
p{text-align:justify;line-height:1.5;margin:0 0 3mm;text-indent:12mm}
.fee{border-collapse:collapse;font-size:9pt;margin:6mm auto 0} .fee td{border:.6px solid #777;padding:.3mm 3mm}
.sl{position:absolute;left:5mm;bottom:22mm;width:38mm;border:1px solid #1c6b3a;background:repeating-linear-gradient(45deg,#eaf6ea 0 2px,#fff 2px 4px);padding:2.5mm 1mm;text-align:center;font:7.5pt "Liberation Sans";color:#134d29}
'''
B = lambda s: f'<b>{s}</b>'
def make():
    for n, o in enumerate(A, 1):
        p = mk('H7', n, **o); t = truth('H7', n); r = p.r
        if n == 5: p.nome = p.f.nome_mae
        if n == 3: p.anot = p.anot.format(x=somebody('H7x', 'M', 1975))
        if n in (1, 4, 7): up(p, 'nome', 'pai', 'mae', 'vop', 'vap', 'vom', 'vam')
        tw = p.nome.replace('CAIQUE RENAN', 'CAUÊ RUAN') if p.twin else ''
        bk, fl, tm = f'{p.book:02d}-A', f'{p.leaf}' + ('-V' if n in (2, 6) else ''), f'{p.entry}'
        day = ['às', 'por volta de', '', 'às', 'às', 'às', 'às', 'por volta das'][n-1]
        hr = hwords(*p.time, per=n % 2 == 0) if p.time else ''
        if p.time: hd = f'{day} {B(("%02d:%02d" % p.time) + " horas") if n in (4, 7) else B(hr)}'; hp = ('%02d:%02d' % p.time) if n in (4, 7) else hr
        else: hd, hp = 'em hora não declarada', ''
        xt = [f'{ext(p.born)}', f'{med1(p.born)}', f'{d1(p.born)} ({p.born.day:02d}) de {MES[p.born.month-1]} de {p.born.year}', f'{med(p.born)}', f'{ext(p.born)}', f'{med1(p.born)}', f'{med(p.born)}', f'{d1(p.born)} ({p.born.day}) de {MES[p.born.month-1]} de {num(p.born.year)} ({p.born.year})'][n-1]
        one = lambda sx, m, f: m if sx == 'M' else f
        bornw, fw = gender(p, 'nascido', 'nascida'), gender(p, 'filho', 'filha')
        E = lambda u: 'no Distrito Federal' if u == 'DF' else 'Estado ' + UFN[u]
        pn, mn = p.painat, p.maenat
        npai = f', natural de {pn[0]}, {E(pn[1])}, {r.choice(["comerciante","agricultor","técnico em contabilidade","eletricista"])}' ; nmae = f', natural de {mn[0]}, {E(mn[1])}, {r.choice(["do lar","professora","autônoma","auxiliar de enfermagem"])}'
        pl = p.place
        if p.pai: fil = f'{fw} de {B(p.pai)}{npai}, e de sua mulher, {B(p.mae)}{nmae}' if n % 2 else f'{fw} de {B(p.pai)}{npai} e de {B(p.mae)}{nmae}'
        else: fil = f'{fw} de {B(p.mae)}{nmae}'
        bits = []
        def gpt(a, b, s):
            if a and b: return f'{s}: {B(a)} e {B(b)}'
            if b: return f'{s}: apenas a avó, {B(b)}'
            if a: return f'{s}: {B(a)}, não declarado o nome da avó'
            return f'{s}: não declarados'
        av = 'São seus avós ' + gpt(p.vop, p.vap, 'paternos') + '; ' + gpt(p.vom, p.vam, 'maternos') + '.'
        if n == 5: av = f'São avós maternos {B(p.vom)} e {B(p.vam)}.'
        iss = [med1(p.issue), ext(p.issue), med(p.issue), med1(p.issue), med(p.issue), ext(p.issue), med1(p.issue), dmy(p.issue, '-')][n-1]
        regt = [med1, med, ext, dmy, med1, ext, dmy, med][n-1](p.reg)
        seal = code(r, [0, 'AB 999999', 'ADC999999', '', 'SE 999999', 'FKQ 99.999', 'OAE99999', '9999AA999999', 'H999999'][n]) if n != 3 else ''
        dec = ['o pai', 'a mãe', 'o pai', 'o pai', 'a mãe', 'o próprio pai', 'o pai', 'a avó paterna'][n-1]
        vowel = 'às'
        obs = (p.averb + p.anot)
        role = ['Oficiala', 'Oficial', 'Tabelião', 'Oficial', 'Oficiala', 'Oficial do Registro', 'Oficiala', 'Tabeliã'][n-1]
        p.time
        dn = f'Declaração de Nascido Vivo nº {p.dnv}. ' if p.dnv else ''
        nx = f', natural desta cidade' if n in (2, 6) else f', natural de {p.bcity}-{p.buf}' if n in (4, 8) else ''
        nm = f'<p style="text-align:center;text-indent:0;font-size:17pt;margin:4mm 0"><b>{p.nome}</b></p>' if n % 2 else ''
        lead = f'no livro n.º {B(bk)}, à folha {B(fl)}, sob o termo n.º {B(tm)}' if n % 2 else f'sob o n.º de ordem {B(tm)}, às folhas {B(fl)} do livro {B(bk)}'
        dfn = 'Dou fé.' 
        casa = getattr(p, 'dom', 0) and ' (parto no domicílio)' or ''
        b = f'''<div class="sd">{arms('#6b5a2a',58)}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>{estado(p.uf)}<br>Comarca de {p.city}<br><br><b>{p.cart}</b><br>{p.sub2}<br><br><i>{role}</i><br>{p.of}<br><br><i>Substitut{'o' if n%2 else 'a'}</i><br>{p.sub}<br><br>{r.choice(['Rua','Praça','Avenida'])} {r.choice(['da Matriz','Quinze de Novembro','João Pessoa','da Bandeira','Sete de Setembro'])}, {r.randint(3,880)}<br>{p.city} - {p.uf}<br>CEP {r.randint(10,69)}.{r.randint(100,999)}-000<br>Tel.: ({r.randint(11,89)}) 3{r.randint(200,899)}-{r.randint(1000,9999)}<br>CNPJ {r.randint(10,40)}.{r.randint(100,999)}.{r.randint(100,999)}/0001-{r.randint(10,99)}</div>
{f'<div class="sl">PODER JUDICIÁRIO<br>CORREGEDORIA-GERAL DA JUSTIÇA<br>{estado(p.uf)}<br><b style="font-size:11pt">{seal}</b><br>SELO DE AUTENTICIDADE E FISCALIZAÇÃO</div>' if seal else ''}
<div class="mn"><h1>Certidão de Nascimento</h1><p>{B('Certifico')} que, revendo os livros de registro de nascimentos deste Cartório, {lead}, verifiquei constar o assentamento de:</p>{nm}
<p>{'' if n%2 else B(p.nome)+', '}de sexo {gender(p,'masculino','feminino')}, {bornw} em {B(xt)}, {hd}, {pl}{casa}, em {p.bcity}, {E(p.buf)}{nx}, {fil}. {av}{f' {gender(p,"Irmão gêmeo","Irmã gêmea")} de {B(tw)}.' if tw else ''}</p>
<p>O registro foi feito em {B(regt)}, sendo declarante {dec}. {dn}{'Serviram de testemunhas '+p.t1+' e '+p.t2+'.' if n%3==2 else ''}</p>
{f'<p><b>Observação:</b> <span>{obs}</span></p>' if obs else ('<p>Observações: nada consta à margem.</p>' if n in (1,6) else '')}
<p>O referido é verdade, do que dou fé.</p><p style="text-align:right">{p.city}, {B(iss)}.</p><div style="text-align:center;margin-top:9mm">{scrawl(p.of+'7','#1d2b60',180,40) if n!=6 else '<div style="height:12mm"></div>'}<div style="border-top:1px solid #000;width:90mm;margin:0 auto;font-size:11pt">{p.sub if n in (2,7) else p.of}<br><i>{'Substitut'+('o' if n%2 else 'a') if n in (2,7) else role}</i></div></div>
{f'<table class="fee"><tr><td>Emolumentos</td><td>R$ {r.randint(9,22)},{r.randint(10,99)}</td></tr><tr><td>{"TSNR" if p.uf=="PE" else "Fundo"}</td><td>R$ {r.randint(2,4)},{r.randint(10,99)}</td></tr><tr><td>Total</td><td>R$ {r.randint(23,29)},{r.randint(10,99)}</td></tr></table>' if p.issue!=p.reg else '<p style="font-size:9.5pt;text-indent:0;text-align:center;margin-top:6mm">Primeira certidão - gratuita nos termos da Lei Federal nº 9.534, de 10/12/1997.</p>'}</div>'''
        g = [(p.pai, nt(*pn)), (p.mae, nt(*mn))] if p.pai else [(p.mae, nt(*mn)), ('', '')]
        fill(t, p.born, xt, tw, None, nome=p.nome, hora='%02d:%02d' % p.time if p.time else '', nat=nt(p.bcity, p.buf) if n in (2, 4, 6, 8) else '', sexo=gender(p,'Masculino','Feminino'), est='Domicílio' if getattr(p, 'dom', 0) else p.est,
          mun=p.bcity, uf=p.buf, rmun=p.city, ruf=p.uf, cart=p.cart, dreg=dmy(p.reg), dnv=p.dnv, livro=bk, folha=fl, termo=tm, g1=g[0][0], g1n=g[0][1], g2=g[1][0], g2n=g[1][1],
          vop=p.vop, vap=p.vap, vom=p.vom, vam=p.vam, averb=p.averb, anot=p.anot, selo=seal, oficial=p.of, emis=dmy(p.issue))
        if tw: t['accept']['gêmeos.informações_adicionais'] = ['Irmão gêmeo de ' + tw]
        if n in (2, 6): t['accept']['dados_pessoais.naturalidade'] = [p.bcity]
        t['accept']['registro.cartório'] = [f'{p.cart} {p.sub2}', f'{p.cart} - {p.sub2}']
        if obs: t['meta']['joint_notes'] = True
        save(t, b, CSS, 'A4', [iss, regt, hp])
