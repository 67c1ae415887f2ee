from people import *

# R7: Rondônia, 1996-2008, a vendor's text report: monospace, dot leaders, lines of signs, two columns of short fields
def R7(i, r):
    sp = [{'m'},{'f','nopai'},{'m'},{'f','noavp'},{'gemeo','m'},{'f'},{'m','home','longo'},{'f'}][i]
    f = familia(r, 'norte', 'mid' if i%2==0 else 'new', sp)
    b, g, e = datas(r, *((1972,1981) if i == 0 else (1979,2006)), [3,10,22,90,800], 1997, 2009)
    reg = [('CARTÓRIO DE REGISTRO CIVIL DAS PESSOAS NATURAIS DE CACOAL','Cacoal','Otacílio Mendes Faccioni','Av. São Paulo, 2775 - Centro'),('2º OFÍCIO DE REGISTRO CIVIL DE PORTO VELHO','Porto Velho','Marinalva Frota Ximenes','Rua Dom Pedro II, 1039 - Caiari'),('CARTÓRIO ÚNICO DE COLORADO DO OESTE','Colorado do Oeste','Lindomar Zorzanello','Rua Humaitá, 3912'),('OFÍCIO DE REGISTRO CIVIL DE ARIQUEMES','Ariquemes','Terezinha Boaventura Lins','Al. do Ipê, 1836 - Setor 01')][i%4]
    est = {'Cacoal':'HOSPITAL SAMAR','Porto Velho':'MATERNIDADE MUNICIPAL MÃE ESPERANÇA','Colorado do Oeste':'HOSPITAL MUNICIPAL PEDRO GRANJEIRO XAVIER','Ariquemes':'HOSPITAL REGIONAL DE ARIQUEMES'}[reg[1]]
    if 'home' in sp: est = 'DOMICÍLIO'
    if i == 2: est = ''
    K = str.upper
    livro, folha, termo = f'A-{r.randint(4,120):03d}', f'{r.randint(1,300):03d}{r.choice(["","F","V"])}', f'{r.randint(900,52000):06d}'
    hs = '' if i in (3,) else f'{f.h:02d}:{f.m:02d}'
    dn = dnv(r, 1)[:10] if b.year > 1998 else ''
    av = an = ''
    if i == 5: av = f'MUDANÇA DE NOME POR SENTENÇA DE {d_num(g+dt.timedelta(days=500))}, 1A. VARA CÍVEL, PASSANDO A CHAMAR-SE COMO ACIMA.'; e = max(e, g+dt.timedelta(days=560))
    if i == 0: an = f'CASADO EM {d_num(dt.date(b.year+22,11,27))}, L. B-{r.randint(10,40):03d}, FLS. {r.randint(10,290):03d}, ESTE OFÍCIO.'; e = max(e, dt.date(b.year+23,4,4))
    while e.weekday() > 4: e += dt.timedelta(days=1)
    selo = code(r,'A9AA 999999') if e.year >= 2001 else ''
    NC = '*'*14
    ln = lambda l, v: f'{l:.<26}: {v}'
    W = 92
    nt = lambda t: f'{K(t[0])}/{t[1]}'
    cols = lambda a, va, c, vc: f'{a:.<13}: {va}'.ljust(46) + f'{c:.<17}: {vc}'
    def wrap(l, v):
        import textwrap; p = textwrap.wrap(v, 62) or ['']; return ln(l, p[0]) + ''.join('\n' + ' '*28 + x for x in p[1:])
    fil = ([ln('PAI', K(f.pai)), ln('   NATURAL DE', nt(f.npai))] if f.pai else [ln('PAI', NC), ln('   NATURAL DE', NC)]) + [ln('MAE', K(f.mae)), ln('   NATURAL DE', nt(f.nmae))]
    L = ['='*W, ln('REGISTRADO(A)', '<b>'+E(K(f.nome))+'</b>'), ln('NASCIDO(A) NO DIA', K(d_ext(b))), ' '*28 + f'({d_num(b)})', cols('HORARIO', hs+' HS' if hs else 'IGNORADO', 'SEXO', K(f.sexo)), cols('NATURALIDADE', f'{K(reg[1])}/RO', 'DECL.NASC.VIVO', dn or NC), ln('LOCAL DO NASCIMENTO', est or NC), ln('CIDADE DO NASCIMENTO', f'{K(reg[1])}/RO'), '-'*W] + fil + ['-'*W,
      ln('AVOS PATERNOS', E(K(f.avp)) or NC), ' '*28 + (E(K(f.avop)) or NC), ln('AVOS MATERNOS', E(K(f.avm)) or NC), ' '*28 + (E(K(f.avom)) or NC), ln('GEMEOS', 'SIM - '+K(f.gemeo) if f.gemeo else 'NAO'), '-'*W,
      cols('LIVRO', livro, 'FOLHA', folha), cols('TERMO', termo, 'DATA DO TERMO', d_num(g)), ln('DECLARANTE', 'A MAE' if not f.pai else 'O PAI'), '-'*W, wrap('AVERBACOES', av or 'NADA CONSTA'), wrap('ANOTACOES', an or 'NADA CONSTA'), '='*W]
    css = '''body{font:9.2pt "Liberation Mono";color:#000}.p{position:relative;width:210mm;height:296.5mm;padding:15mm 12mm;overflow:hidden}pre{font:9.2pt/1.7 "Liberation Mono";margin:3mm 0;white-space:pre}.h{text-align:center;line-height:1.4}.h b{font-size:11pt}'''
    body = f'''<div class="p"><div class="h">{armas(15,'#000')}<br>REPUBLICA FEDERATIVA DO BRASIL<br>ESTADO DE RONDONIA - COMARCA DE {K(reg[1])}<br><b>{reg[0]}</b><br>{reg[3]}<br>OFICIAL: {K(reg[2])}<br><br><b style="font-size:15pt;letter-spacing:4px">CERTIDAO DE NASCIMENTO</b></div>
    <pre>{chr(10).join(L)}</pre><div style="line-height:1.6">CERTIFICO QUE OS DADOS ACIMA FORAM EXTRAIDOS DO ASSENTO PROPRIO.<br>{'ISENTO DE CUSTAS - LEI 9.534/97 (1A. VIA)' if i%3 else 'CUSTAS R$ '+str(r.randint(9,17))+',40'}<br><br>{K(reg[1])}/RO, {d_num(e)}</div>
    <div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:5mm"><div style="border:1pt solid #000;padding:2mm 4mm;visibility:{'visible' if selo else 'hidden'}">T.J./RO - SELO DE FISCALIZACAO<br><b style="font-size:12pt;color:#a01818">{selo or '&nbsp;'}</b></div><div style="text-align:center">{rubrica(r,52,12)}<br>--------------------------------<br>{'O OFICIAL' if i%2 else 'ESCREVENTE JURAMENTADA'}</div></div>
    <div style="position:absolute;left:12mm;bottom:7mm;font-size:6.5pt">RCPN-WIN v.3.{r.randint(1,9)} - emitida por micro 0{r.randint(1,4)}</div></div>'''
    if not selo: body = body.replace('T.J./RO - SELO DE FISCALIZACAO','&nbsp;')
    t = truth(f'R7-{i+1}',595,842,nome=K(f.nome),dtxt=K(d_ext(b)),b=b,hora=hs,nat=f'{K(reg[1])} - RO',sexo=f.sexo,est='Domicílio' if 'home' in sp else est,lm=K(reg[1]),luf='RO',rm=K(reg[1]),ruf='RO',cart=reg[0],g=g,dnv=dn,livro=livro,folha=folha,termo=termo,
      g1=K(f.pai or f.mae),n1=(K(f.npai[0])+' - '+f.npai[1]) if f.pai else K(f.nmae[0])+' - '+f.nmae[1],g2=K(f.mae) if f.pai else '',n2=K(f.nmae[0])+' - '+f.nmae[1] if f.pai else '',avp=K(f.avp),avop=K(f.avop),avm=K(f.avm),avom=K(f.avom),gem=K(f.gemeo),averb=av,anot=an,selo=selo,oficial=K(reg[2]),e=e,
      accept={'dados_pessoais.data_nascimento.texto_completo':[d_num(b)]})
    return css, body, t, 'A4'

# R8: Santa Catarina, certificates of 1938-1969 from rural districts: all typed in one paragraph on paper with a small printed heading
def R8(i, r):
    sp = [{'f'},{'m'},{'f','nopai'},{'m','noavp'},{'f'},{'m','gemeo'},{'f','noavm'},{'m'}][i]
    f = familia(r, 'sul', 'old', sp)
    b, g, e = datas(r, 1932 if i%4 == 0 else 1908, 1958, [3,8,17,29,60], 1936, 1967)
    reg = [('Escrivania de Paz do Distrito de Braço do Trombudo','Rio do Sul','Braço do Trombudo','Ludgero Anastácio Petters'),('Cartório de Paz e Registro Civil de Azambuja','Tubarão','Azambuja','Thomé Crippa Bonatelli'),('Escrivania de Paz do Distrito de Marcílio Dias','Canoinhas','Marcílio Dias','Bronislau Iarrocheski'),('Escrivania de Paz do Distrito de Painel','Lages','Painel','Cantídio Muniz Arruda')][i%4]
    lug = ['Ribeirão Cobras','Linha Rio Molha','Serra do Lucindo','Picada Velha','Barra do Rio Pequeno','Colônia Santa Thereza','Encruzilhada','Fazenda do Cedro'][i]
    nl = r.randint(2,31); livro, folha, termo = str(nl), f'{r.randint(2,200)}{r.choice(["","v"])}', str(r.randint(12,1990))
    hora24 = [(4,0),(23,30),(15,15),(6,0),(11,45),(1,0),None,(19,0)][i]
    hs = '' if not hora24 else '%02d:%02d' % hora24
    ht = 'em hora não declarada' if not hora24 else 'às ' + h_ext(*hora24, doze=True) if hora24[0] != 1 else 'à uma hora da madrugada'
    casa = i not in (2,7)
    est = 'Domicílio' if casa else ['','','Hospital São Sebastião','','','','','Maternidade Teresa Ramos'][i]
    loc = f'em domicílio, no lugar denominado {lug}, dêste distrito' if casa else f'{"no" if est[0]=="H" else "na"} {est}, desta comarca'
    K = str.upper if i%2 == 0 else (lambda s: s)
    def nt(t): return f'natural de {t[0]}, ' + ('dêste Estado' if t[1]=='SC' else 'Estado '+DO_EST(t[1]))
    prof = ['lavrador','ferroviário','agricultor','tropeiro','marceneiro','serrador','negociante','carroceiro'][i]
    x = '-.-.-.-.-'
    wd = d_ext(b)
    nas = [f'nascid{f.o} {"aos" if b.day>1 else "ao"} {wd}', f'nascid{f.o} no dia {wd}', f'que nasceu em {wd}'][i%3]
    gem = f' A criança nasceu de parto duplo, sendo seu irmão gêmeo {K(f.gemeo)}.' if f.gemeo and f.gsx=='M' else f' A criança nasceu de parto duplo, sendo sua irmã gêmea {K(f.gemeo)}.' if f.gemeo else ''
    fil = (f'filh{f.o} {"legítim"+f.o+" " if i!=4 else ""}de {K(f.pai)}, {prof}, {nt(f.npai)}, e de sua mulher dona {K(f.mae)}, de serviços domésticos, {nt(f.nmae)}' if f.pai else f'filh{f.o} natural de {K(f.mae)}, solteira, doméstica, {nt(f.nmae)}')
    def av_(l, a, c):
        if not a and not c: return f'avós {l} ignorados'
        return f'avós {l}: {K(a) or "ignorado"} e {"dona "+K(c) if c else "ignorada"}'
    avs = (av_('paternos',f.avp,f.avop)+', e ' if f.pai else '') + av_('maternos',f.avm,f.avom)
    av = an = ''
    if i == 1: an = f'Contraiu matrimônio com {pessoa(r,"F","old")} Sachtleben em {d_mid(dt.date(b.year+22,6,18))}.'; e = max(e, dt.date(b.year+23,1,15))
    if i == 2: av = f'Legitimada pelo subseqüente casamento de sua mãe, conforme têrmo de {d_mid(g+dt.timedelta(days=1100))}.'; e = max(e, g+dt.timedelta(days=1200))
    while e.weekday() > 4: e += dt.timedelta(days=1)
    t1, t2 = pessoa(r,'M','old')+' '+sur(r,'sul'), pessoa(r,'M','old')+' '+sur(r,'sul')
    css = '''body{font:12pt/1.95 "Nimbus Mono PS";color:#23232b}.p{position:relative;width:215mm;height:329.5mm;padding:16mm 20mm 12mm 32mm;overflow:hidden;background:#faf3df}
    .h{font:10.5pt/1.4 "TeX Gyre Schola";color:#111;border-bottom:2.4pt double #111;padding-bottom:3mm;margin-bottom:8mm;display:flex;gap:6mm;align-items:center}.x{letter-spacing:-.2px}.st{position:absolute;left:7mm;top:60mm;width:20mm;text-align:center;font:7pt/1.3 "TeX Gyre Schola";color:#7a2a1c}.st div{border:1pt solid #7a2a1c;padding:3mm 1mm;margin-bottom:3mm;background:#f6dfd2}'''
    body = f'''<div class="p"><div class="h">{armas(19,'#111')}<div>Estados Unidos do Brasil &nbsp;—&nbsp; Estado de Santa Catarina<br><b style="font-size:13pt">{reg[0]}</b><br>Município e Comarca de {reg[1]}<br><i>{reg[3]}, Escrivão de Paz e Oficial do Registro Civil</i></div></div>
    <div class="st"><div>ESTADO DE<br>SANTA CATARINA<br><b style="font-size:11pt">{('Cr$ %d,00' if e.year > 1942 else 'Rs. %d$000') % r.choice([1,2,3,5])}</b><br>Taxa Judiciária</div><div>EDUCAÇÃO<br>E SAÚDE<br><b style="font-size:10pt">{('Cr$ 0,%d' if e.year > 1942 else '%d00 réis') % r.choice([40,80] if e.year > 1942 else [2,4])}</b></div></div>
    <div style="text-align:center;letter-spacing:6px;margin-bottom:4mm"><u>CERTIDÃO DE NASCIMENTO</u></div>
    <div class="x">{'&nbsp;'*8}CERTIFICO, a pedido verbal de pessôa interessada, que no livro n. {livro} de assentos de nascimento dêste Cartório, a fls. {folha}, e sob o n. de ordem {termo}, se acha lavrado em data de {d_mid(g)} o assento de {E(K(f.nome))}, do sexo {f.sexo.lower()}, de côr branca, {nas}, {ht}, {loc}, município de {reg[1]}; {fil}; {avs}.{gem} Foi declarante {'o pai' if f.pai else 'a própria mãe'} e serviram de testemunhas {t1} e {t2}. {('À margem consta: '+av+an) if av or an else 'À margem nada consta.'} {x*2}<br>{'&nbsp;'*8}O referido é verdade, do que dou fé. {x}<br>{'&nbsp;'*8}{reg[2]}, {d_mid(e)}.</div>
    <div style="margin:4mm 0 0 70mm;line-height:1.2;text-align:center">{rubrica(r,70,16,'#1e2a56')}<br>O Escrivão de Paz</div>
    <div style="position:absolute;left:36mm;bottom:24mm">{carimbo(36,'ESCRIVANIA DE PAZ · SANTA CATARINA ·',reg[1],'#31508c',r.randint(-30,15),.5)}</div>
    <div style="position:absolute;right:20mm;bottom:14mm;width:80mm;font:8pt/1.35 'TeX Gyre Schola';color:#31508c;border:1pt solid #31508c;padding:2mm;transform:rotate({r.choice([-2,1,2])}deg)">Reconheço a firma supra por semelhança. Dou fé.<br>Em test.º __________ da verdade. — Tabelião</div></div>'''
    st = lambda t: f'{t[0]} - {t[1]}'
    acc = {'filiação.genitor_1.naturalidade':[(f.npai if f.pai else f.nmae)[0]]}
    if f.pai: acc['filiação.genitor_2.naturalidade'] = [f.nmae[0]]
    t = truth(f'R8-{i+1}',612,935,nome=K(f.nome),dtxt=wd,b=b,hora=hs,sexo=f.sexo,est=est,lm=reg[1],luf='SC',rm=reg[1],ruf='SC',cart=reg[0],g=g,livro=livro,folha=folha,termo=termo,g1=K(f.pai or f.mae),n1=st(f.npai) if f.pai else st(f.nmae),g2=K(f.mae) if f.pai else '',n2=st(f.nmae) if f.pai else '',
      avp=K(f.avp),avop=K(f.avop),avm=K(f.avm),avom=K(f.avom),gem=K(f.gemeo),averb=av,anot=an,oficial=reg[3],e=e,joint=True,accept=acc)
    return css, body, t, '215.9mm 330mm'
