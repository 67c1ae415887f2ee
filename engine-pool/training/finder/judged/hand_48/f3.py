from people import *

# R5: Paraná, about 1978-2002, brown printed blank with a ledger panel at the left; dot-matrix or typed fill in a narrated form with ruled gaps
def R5(i, r):
    sp = [{'m'},{'f'},{'m','noavp'},{'gemeo','f'},{'m','nopai'},{'f','home'},{'m'},{'f','longo'}][i]
    f = familia(r, 'sul', 'mid', sp)
    b, g, e = datas(r, *((1951,1968) if i in (0,6) else (1975,2001)), [2,5,11,14,30,400], 1979, 2006)
    if e.year > b.year + 14 and i % 2: e = g + dt.timedelta(days=r.randint(10,900))
    while e.weekday() > 4: e += dt.timedelta(days=1)
    reg = [('Serviço Distrital de Guaravera','Londrina','Guaravera','Orlando Takemoto Favoreto'),('Cartório do Registro Civil – 1º Ofício de Prudentópolis','Prudentópolis','','Myroslava Hotz Charnei'),('Registro Civil e Tabelionato de Guaíra','Guaíra','','Jurandir Peixer Lobo'),('Cartório Distrital de Guaragi','Ponta Grossa','Guaragi','Nair Stadler Manosso')][i%4]
    est = {'Londrina':'Santa Casa de Londrina','Prudentópolis':'Hospital Sagrado Coração de Jesus','Guaíra':'Hospital São Paulo','Ponta Grossa':'Hospital Evangélico'}[reg[1]]
    livro, folha, termo = f'{r.randint(9,88)}-A', f'{r.randint(1,299)}{r.choice(["","vº","vº"])}', mil(r.randint(800,42000))
    h, m = f.h, f.m
    if i == 2: hs, ht = '', 'ignorada'
    else: hs, ht = f'{h:02d}:{m:02d}', f'{h:02d}:{m:02d} horas' if i%2 else h_ext(h, m)
    K = str.upper
    X = '=x=x=x=x=x='
    u = lambda v: f'<u>{E(v)}</u>'
    avo = lambda a, c: u(f'{K(a) or "NÃO DECLARADO"} e {K(c) or "NÃO DECLARADA"}') if a or c else u(X)
    loc = 'no domicílio dos pais' if 'home' in sp else ('na ' if est.startswith('Santa') else 'no ') + est
    av = an = ''
    if i == 0: an = f'CASOU-SE EM {d_num(dt.date(b.year+24,9,3))} COM {K(pessoa(r,"F","mid"))} HAVRELUK, NO CARTÓRIO DE IVAÍ-PR, LIVRO 14-B, FLS. 77.'; e = max(e, dt.date(b.year+25,3,6))
    if i == 4: av = f'RECTIFICADO O NOME DA MÃE POR MANDADO DE {d_num(g+dt.timedelta(days=700))} DO MM. JUIZ DE DIREITO DA VARA DE REGISTROS PÚBLICOS.'; e = max(e, g+dt.timedelta(days=760))
    if i == 6: an = f'DIVORCIADO POR SENTENÇA DE 12/05/{b.year+31}, CONFORME COMUNICAÇÃO ARQUIVADA.'; e = max(e, dt.date(b.year+32,2,9))
    while e.weekday() > 4: e += dt.timedelta(days=1)
    selo = code(r, 'AAA 99999') if e.year >= 1999 else ''
    t1, t2 = (pessoa(r,'M','old')+' '+sur(r,'sul'), pessoa(r,'F','old')+' '+sur(r,'sul'))
    fill = '"Courier Prime"' if i%2 else 'Inconsolata'
    css = f'''body{{font:11.2pt "TeX Gyre Bonum";color:#5b2f12}}.p{{position:relative;width:210mm;height:296.5mm;overflow:hidden;background:#fffdf6}}
    .e{{position:absolute;left:10mm;top:12mm;bottom:12mm;width:44mm;background:#f3e7d2;border:1pt solid #5b2f12;padding:5mm 3.5mm;text-align:center}}.e div{{border-bottom:.6pt dashed #5b2f12;padding:4.5mm 0 3.5mm;font-size:8pt}}.e b{{display:block;font:700 13pt {fill};color:#1a1a2e;margin-top:1mm}}
    .c{{position:absolute;left:61mm;right:14mm;top:12mm;bottom:12mm}}h1{{font:700 19pt "TeX Gyre Bonum";letter-spacing:.5px;margin:4mm 0 1mm}}.x{{line-height:2.6;text-align:left}}u{{text-decoration:none;display:inline;border-bottom:.7pt dotted #5b2f12;font:12pt {fill};color:#1a1a2e;padding:0 1mm}}'''
    fil = f'{u(K(f.pai))} e de dona {u(K(f.mae))}, ele natural de <span style="white-space:nowrap">{u(f.npai[0]+"-"+f.npai[1])}</span> e ela natural de <span style="white-space:nowrap">{u(f.nmae[0]+"-"+f.nmae[1])}</span>' if f.pai else f'{u(X)} e de dona {u(K(f.mae))}, natural de <span style="white-space:nowrap">{u(f.nmae[0]+"-"+f.nmae[1])}</span>'
    body = f'''<div class="p"><div class="e">{armas(26,'#5b2f12')}<br><span style="font-size:8.4pt">PODER JUDICIÁRIO<br>ESTADO DO PARANÁ</span>
    <div>Livro<b>{livro}</b></div><div>Fls.<b>{folha}</b></div><div>Assento n.º<b>{termo}</b></div><div>Lavrado aos<b>{d_num(g)}</b></div><div>Sexo<b>{('masc.' if f.sx=='M' else 'fem.') if i in (1,6) else f.sexo.lower()}</b></div><div>Gêmeos?<b>{'sim' if f.gemeo else 'não'}</b></div><div>{'Selo FUNARPEN' if selo else 'Estampilha'}<b>{selo or '&nbsp;'}</b></div>
    <span style="font-size:6.5pt;display:block;margin-top:4mm">QUALQUER EMENDA OU RASURA INVALIDA ESTE DOCUMENTO</span></div>
    <div class="c">Comarca de {reg[1]}{' — Distrito de '+reg[2] if reg[2] else ''}<br><b>{reg[0]}</b><br><span style="font-size:8.5pt">Oficial: {reg[3]}</span><h1>Certidão de Nascimento</h1>
    <div class="x">Certifico que do livro e das folhas ao lado indicados consta ter nascido {u(d_ext(b).upper() if i%3==0 else d_ext(b))}, às {u(ht)}, {u(loc)}, no município de {u(reg[1])}, Estado do Paraná, a pessoa a quem se deu o nome de<br>{u(K(f.nome))}<br>filh{f.o} de {fil}; sendo seus avós por parte de pai {avo(f.avp,f.avop)} e por parte de mãe {avo(f.avm,f.avom)}.{' Irmã gêmea de '+u(K(f.gemeo))+'.' if f.gemeo and f.gsx=='F' else ' Irmã gêmea de '+u(K(f.gemeo))+' (do sexo masculino).' if f.gemeo else ''} Declarou-o {u('a mãe' if not f.pai else 'o pai')}, e foram testemunhas {u(t1)} e {u(t2)}.<br>Observações: {u(av or an or X)}</div>
    <div style="margin-top:7mm">O referido é verdade e dou fé.<br>{u(reg[1])}, {u(d_mid(e))}.</div><div style="margin-top:6mm;text-align:center;width:80mm">{rubrica(r,56,13,'#111')}<br>________________________________<br><span style="font-size:8.5pt">O Oficial, Escrevente ou Substituto</span></div></div>
    <div style="position:absolute;right:12mm;bottom:20mm">{carimbo(33,'REGISTRO CIVIL · ESTADO DO PARANÁ ·',reg[1].split(' ')[0].upper(),'#5a2a82',r.randint(-25,20),.45)}</div></div>'''
    sxacc = {}
    t = truth(f'R5-{i+1}',595,842,nome=K(f.nome),dtxt=d_ext(b).upper() if i%3==0 else d_ext(b),b=b,hora=hs,sexo=f.sexo,est='Domicílio' if 'home' in sp else est,lm=reg[1],luf='PR',rm=reg[1],ruf='PR',cart=reg[0],g=g,livro=livro,folha=folha,termo=termo,
      g1=K(f.pai or f.mae),n1=' - '.join(f.npai if f.pai else f.nmae),g2=K(f.mae) if f.pai else '',n2=' - '.join(f.nmae) if f.pai else '',avp=K(f.avp),avop=K(f.avop),avm=K(f.avm),avom=K(f.avom),gem=K(f.gemeo),averb=av,anot=an,selo=selo,oficial=reg[3],e=e,joint=True,accept=sxacc)
    return css, body, t, 'A4'

# R6: Rio Grande do Sul, 1976-1989, half sheet across, green-blue printed table with a stub, abbreviated labels, typed in
def R6(i, r):
    sp = [{'f'},{'m','noavm'},{'f'},{'m','home'},{'f','nopai'},{'m','gemeo'},{'f','soavom'},{'m','neto'}][i]
    f = familia(r, 'sul', 'mid' if i%2 else 'old', sp)
    b, g, e = datas(r, *((1952,1987) if i%2 else (1929,1952)), [1,4,9,15,25], 1976, 1990)
    reg = [('1ª Zona do Registro Civil de Bagé','Bagé','Bagé','Heráclito Jardim Quintana'),('Ofício Distrital de Itaimbezinho','Santana do Livramento','Upamaroti','Celina Marty Fontoura'),('Ofício Distrital de Vila Cristina','Caxias do Sul','Vila Cristina','Aquilino Menegotto'),('Registro Civil de Ijuí – 1º Ofício','Ijuí','Ijuí','Edelweiss Kopf Brum')][i%4]
    if i%4 == 1: reg = ('Ofício Distrital de Upamaroti',)+reg[1:]
    est = ['Hospital Santa Casa','Maternidade Santa Rita','Hospital N. Sra. de Pompéia','','Hospital de Caridade','Santa Casa de Misericórdia','Hospital Saúde','Hosp. Bom Pastor'][i]
    livro, folha, termo = f'A-{r.randint(3,97)}', f'{r.randint(1,300)}{r.choice(["","","v"])}', str(r.randint(140,24000))
    hs = '' if i == 1 else f'{f.h:02d}:{f.m:02d}'
    ht = '—' if i == 1 else [f'{f.h}h{f.m:02d}m', f'{(f.h%12) or 12}h{f.m:02d} '+turno(f.h) if f.h not in (0,) else f'0h{f.m:02d} da madrugada', f'{f.h:02d}:{f.m:02d}'][i%3]
    D = '- - - -'
    av = an = ''
    if i == 0 : an = f'Faleceu em Dom Pedrito, a 11.6.{min(e.year-1, b.year+40)}. Ob. L.º C-12, fl. 40.' if b.year < 1960 else f'Casada c/ {pessoa(r,"M","mid")} Echeverria em 9.2.{b.year+19}, L.º B-31.'
    if i == 0 and b.year >= 1960: e = max(e, dt.date(b.year+20,3,3))
    if i == 4: av = f'Reconhecida pela mãe por termo de {(g+dt.timedelta(days=33)).strftime("%d.%m.%Y")}.'; e = max(e, g+dt.timedelta(days=50))
    while e.weekday() > 4: e += dt.timedelta(days=1)
    wd = d_ext(b); nume = b.strftime('%d.%m.%Y')
    amb = i%2 == 0
    dt_ = wd if amb else nume
    css = '''body{font:7pt "TeX Gyre Heros Cn";color:#134a52}.p{position:relative;width:209.5mm;height:148mm;overflow:hidden;background:#eef7f5;display:flex}
    .st{width:39mm;border-right:1.2pt dashed #134a52;padding:6mm 3mm 4mm 6mm;line-height:1.3}.st p{margin:0 0 2.2mm}.v,.st b{font:400 9.6pt "Nimbus Mono PS";color:#101010;letter-spacing:-.3px}.st b{display:block;font-size:8.6pt}
    .m{flex:1;padding:6mm 7mm 4mm 5mm}h1{font:700 15pt "TeX Gyre Heros Cn";margin:0 0 1mm;letter-spacing:3px;text-align:center}.m>p{margin:0 0 1mm;text-align:center;font-size:8pt}table{width:100%;border-collapse:collapse;border:1.4pt solid #134a52}td{border:.7pt solid #134a52;padding:.5mm 1.2mm .6mm;vertical-align:top;font-size:6.6pt;height:9.4mm}td .v{display:block;margin-top:.2mm;line-height:1.05}'''
    c = lambda l, v, s=1: f'<td colspan="{s}">{l}<span class="v">{v}</span></td>'
    nt = lambda t: f'{t[0]}, {t[1]}'
    body = f'''<div class="p"><div class="st"><p><big>CANHOTO</big><br>(fica em Cartório)</p><p>N.º de ordem<b>{termo}</b></p><p>L.º / Fl.<b>{livro} / {folha}</b></p><p>Registrand{f.o}<b>{E(f.nome)}</b></p><p>Entregue em<b>{e.strftime('%d.%m.%Y')}</b></p><p>Cr$ / Cz$<b>{r.randint(12,980)},00</b></p><p style="margin-top:9mm">Recebi a 1.ª via<br><br>____________________</p><p style="margin-top:6mm;font-size:5.6pt">Tip. Livraria Missioneira – mod. 14-RC</p></div>
    <div class="m"><p>REPÚBLICA FEDERATIVA DO BRASIL — ESTADO DO RIO GRANDE DO SUL</p><p>Mun. e Com. de {reg[1]} &nbsp;•&nbsp; {reg[0]} &nbsp;•&nbsp; Oficial: {reg[3]}</p><h1>CERTIDÃO DE NASCIMENTO</h1><table>
    <tr>{c('L.º',livro)}{c('Fl.',folha)}{c('N.º ord.',termo)}{c('Reg. em',g.strftime('%d.%m.%Y'),2)}{c('Sexo',f.sexo.lower(),1)}</tr>
    <tr>{c('Nome d'+f.o+' registrand'+f.o,E(f.nome),4)}{c('Natural de',f'{reg[1]}, RS',2)}</tr>
    <tr>{c('Nasc. em',dt_,4)}{c('Hora',ht)}{c('Gêm.','sim' if f.gemeo else 'não')}</tr>
    <tr>{c('Local (hosp., casa, rua)',E(est) or 'em domicílio',3)}{c('Munic. do nasc.',f'{reg[1]}, RS',3)}</tr>
    <tr>{c('Pai',E(f.pai) or D,4)}{c('Naturalidade do pai',nt(f.npai) if f.pai else D,2)}</tr>
    <tr>{c('Mãe',E(f.mae),4)}{c('Naturalidade da mãe',nt(f.nmae),2)}</tr>
    <tr>{c('Avô pat.',E(f.avp) or D,3)}{c('Avó pat.',E(f.avop) or D,3)}</tr><tr>{c('Avô mat.',E(f.avm) or D,3)}{c('Avó mat.',E(f.avom) or D,3)}</tr>
    <tr>{c('Decl.',('a mãe' if not f.pai else 'o pai'),2)}{c('Obs. (averb./anot./gêm.)',E('Gêmeo com '+f.gemeo+'.' if f.gemeo else av or an or 'n/c'),4)}</tr></table>
    <div style="display:flex;align-items:flex-end;margin-top:2mm;gap:4mm;font-size:7.6pt"><div style="flex:1">Certifico e dou fé que os dados supra conferem com o original.<br><span class="v">{reg[2]}, {d_mid(e)}.</span></div><div style="text-align:center">{rubrica(r,44,8,'#14213d')}<br>Oficial / Ajudante</div></div></div>
    <div style="position:absolute;right:60mm;bottom:3mm">{carimbo(24,'REGISTRO CIVIL · RIO GRANDE DO SUL ·',reg[1].split(' ')[0],'#7b1e3a',r.randint(-30,30),.35)}</div></div>'''
    t = truth(f'R6-{i+1}',595,420,nome=f.nome,dtxt=dt_,b=b,hora=hs,nat=f'{reg[1]} - RS',sexo=f.sexo,est=est or 'Domicílio',lm=reg[1],luf='RS',rm=reg[1],ruf='RS',cart=reg[0],g=g,livro=livro,folha=folha,termo=termo,
      g1=f.pai or f.mae,n1=' - '.join(f.npai if f.pai else f.nmae),g2=f.mae if f.pai else '',n2=' - '.join(f.nmae) if f.pai else '',avp=f.avp,avop=f.avop,avm=f.avm,avom=f.avom,gem=f.gemeo,averb=av,anot=an,oficial=reg[3],e=e,joint=True)
    return css, body, t, 'A5 landscape'
