from lib import *
from ov import OV
# X7: Rio de Janeiro, legal sheet with patterned rose paper, brown ink, vendor's system of 2001-2009
X7 = [dict(y=2003, c='Petrópolis', cart='Cartório do 1º Distrito de Petrópolis - RCPN', hp='germ'), dict(y=1969, c='Valença', cart='2º Ofício de Justiça de Valença', note='cas'),
 dict(y=2006, c='Rio de Janeiro', cart='4ª Circunscrição do Registro Civil das Pessoas Naturais da Capital', nofa=1, nat2=1), dict(y=1982, c='Nova Friburgo', cart='Registro Civil do 1º Distrito de Nova Friburgo', hp='germ', hm='luso', note='pat'),
 dict(y=2008, c='Campos dos Goytacazes', cart='Ofício do Registro Civil do 1º Subdistrito - Campos', twin=1), dict(y=1954, c='Itaperuna', cart='Ofício Único de Itaperuna - Registro Civil', home=1, nohour=1, ign=1, note='obi'),
 dict(y=2001, c='Vassouras', cart='RCPN do 1º Distrito de Vassouras', hm='arab'), dict(y=1990, c='Niterói', cart='Cartório do Registro Civil da 2ª Zona Judiciária de Niterói', note='ado')]
def x7(n, k):
    r = random.Random(f'X7{n}'); c = (k['c'], 'RJ'); b = day(r, k['y']); f = fam(r, k['y'], None, k.get('hp'), k.get('hm'), .7)
    f.update(OV.get(f'X7-{n}', {}))
    if k.get('nofa'): f = nofather(f)
    reg = plus(b, r.randint(3, 50)); iss = plus(reg, r.randint(0, 60)) if k['y'] > 2000 and n != 7 else day(r, 2003, 2009)
    if iss < reg: iss = plus(reg, 4)
    bk, lf, en = f"{r.randint(12,320)}{r.choice(['-A','',' A'])}".strip(), f"{r.randint(2,299)}{r.choice(['','v'])}", str(r.randint(1200, 98000))
    h, mi = r.randrange(24), r.choice([0, 2, 14, 20, 35, 45, 58]); hora = not k.get('nohour'); F = f['sexo'] == 'F'; ign = k.get('ign')
    gn = [city(r, 'RJ', .45), city(r, 'RJ', .45)]; 
    if n == 7: gn[1] = ('Trípoli, Líbano', '')
    est = 'Domicílio' if k.get('home') else r.choice(HOSP); of = adult(r, None, 1948); N = f['nome']; av = an = ''
    if k.get('note') == 'cas': an = f"Anotado o casamento d{'a registrada' if F else 'o registrado'} com {adult(r,'M' if F else 'F',1968)}, realizado em {dl(D(1994,5,28))} na 3ª Circunscrição da Capital, Lº BA-51, fls. 77, termo 9106."
    if k.get('note') == 'pat': av = f"Averbado em {dn(D(1999,8,4))}, por determinação do Juízo de Direito da 2ª Vara de Família da Comarca, o reconhecimento da paternidade por {f['pai']} (processo 1998.037.004412-0)."
    if k.get('note') == 'obi': an = f"Óbito em {dl(D(2002,1,19))}, Lº C-40, fls. 211, nº 18.334, Ofício de Bom Jesus do Itabapoana."
    if k.get('note') == 'ado': av = f"Por sentença de {dl(D(1996,10,2))}, transitada em julgado, foi retificada a grafia do sobrenome da avó paterna para {f['pm'].split(' ')[-1]}."
    tw = given(r, r.choice('MF'), k['y']) + f['tail'] if k.get('twin') else ''
    X = '**********' if n % 2 else 'não consta'
    def nt(q): return f'{q[0]} ({q[1]})' if q[1] else q[0]
    selo = code(r, 'AAA 99999'); sx = 'Feminino' if F else 'Masculino'
    dnvx = code(r, '99999999') if n in (1, 3, 5) else X
    css = '''body{font-family:"Liberation Sans Narrow";color:#4b2a16}.pg{background:#fff7f2}.in{position:absolute;left:15mm;right:15mm;top:14mm;bottom:12mm;background:rgba(255,252,248,.82);border:.8pt solid #8c5436;padding:7mm 9mm}table{width:100%;border-collapse:collapse;margin-bottom:2.5mm}td{border:.5pt solid #b98c70;padding:.7mm 1.6mm 1.3mm;vertical-align:top;font:11pt "Nimbus Roman";color:#2e160a}td i{display:block;font:7.4pt "Liberation Sans Narrow";color:#8c5436}h1{font:bold 25pt "C059";text-align:center;margin:3mm 0;letter-spacing:1px}.tt{text-align:center;font:bold 9pt "Liberation Sans Narrow";letter-spacing:3px;margin:1mm 0;color:#8c5436}p{font:11pt/1.4 "Nimbus Roman";margin:2mm 0;text-align:justify}'''
    def T_(rows): return '<table>' + ''.join('<tr>' + ''.join(f'<td colspan="{w}" style="width:{w*100/12:.1f}%"><i>{l}</i>{v}</td>' for w, l, v in row) + '</tr>' for row in rows) + '</table>'
    mg = f"{E(av or an)}" if av or an else 'Não há observações a consignar.'
    body = guil(210, 356, '#d98f78', 60, .45, 7) + f'''<div style="position:absolute;inset:6mm;border:3.5mm solid;border-image:repeating-linear-gradient(45deg,#c77d60 0 1.2mm,#f4d8c8 1.2mm 2.4mm) 12"></div><div class="in"><div style="text-align:center;font:10pt 'Liberation Sans Narrow';line-height:1.35">{arms(22,'#6b3a1e')}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DO RIO DE JANEIRO — PODER JUDICIÁRIO<br><b style="font-size:12pt">{E(k['cart'])}</b><br>Comarca de {c[0]} · Titular: {E(of)}</div><h1>Certidão de Nascimento</h1>
<p>Certifico que no livro de registros de nascimentos nº <b>{bk}</b>, a fls. <b>{lf}</b>, sob o nº de ordem <b>{en}</b>, encontra-se o assento feito em <b>{dn(reg)}</b>, referente a:</p>
<div style="text-align:center;font:bold 16pt 'C059';margin:4mm 0;border-bottom:.5pt solid #b98c70;padding-bottom:2mm">{E(N)}</div>
<div class="tt">IDENTIFICAÇÃO</div>{T_([[(8,'Data do nascimento',dw(b)),(4,'Hora',f'{h:02d}h{mi:02d}' if hora else X)],[(3,'Sexo',sx),(3,'Cor',r.choice(['branca','parda','preta','não declarada'])),(6,'Naturalidade',f'{c[0]} - RJ')],[(12,'Nasceu em (casa de saúde, residência ou outro local)',E(est)+(', '+c[0]+' - Estado do Rio de Janeiro'))]])}
<div class="tt">PAIS</div>{T_([[(8,'É filho(a) de',E(f['pai']) or X),(4,'natural de',nt(gn[0]) if f['pai'] else X)],[(8,'e de',E(f['mae'])),(4,'natural de',nt(gn[1]))]])}
<div class="tt">ASCENDENTES</div>{T_([[(6,'Pela linha paterna – avô',(E(f['pf']) if f['pai'] and not ign else X)),(6,'avó',(E(f['pm']) if f['pai'] and not ign else X))],[(6,'Pela linha materna – avô',E(f['mf']) if not ign else X),(6,'avó',E(f['mm']))]])}
{T_([[(6,'Declarante',E(f['mae'] if k.get('note') == 'pat' else f['pai'] or f['mae'])),(6,'D.N. (Ministério da Saúde)',dnvx)],[(12,'Testemunhas',E(adult(r,'M',1960))+'; '+E(adult(r,'F',1965)))],[(12,'Gêmeos',('Sim, com '+E(tw)) if tw else 'Não')],[(12,'Observações (averbações e anotações à margem)',f'<div style="min-height:26mm;text-align:justify">{mg}</div>')]])}
<p>O referido é verdade, do que dou fé. {c[0]}, {dl(iss)}. Eu, <b>{E(adult(r,'F',1975))}</b>, escrevente, a digitei e conferi.</p>
<div style="display:flex;gap:8mm;margin-top:7mm;align-items:center"><div style="width:56mm;border:1pt solid #6b3a1e;border-radius:2mm;background:#fbe9c8;text-align:center;font:7.5pt/1.35 'Liberation Sans Narrow';padding:2mm">CORREGEDORIA GERAL DA JUSTIÇA - RJ<br><b>SELO DE FISCALIZAÇÃO</b><br>REGISTRO CIVIL — CERTIDÃO<br><b style="font-size:13pt">{selo}</b><br>1ª via · vedada a reutilização</div><div style="flex:1;text-align:center;font:9.5pt 'Nimbus Roman'"><div style="margin:0 auto;width:62mm">{sign(r,62,'#20242e')}</div><div style="border-top:.6pt solid">Assinatura do Titular, Substituto ou Escrevente</div></div></div>
<div style="position:absolute;bottom:4mm;left:9mm;right:9mm;display:flex;justify-content:space-between;font-size:7pt"><span>Custas: Tab. 04-2 R$ {r.randint(8,22)},{r.randint(10,99)} · Lei 3217/99 R$ {r.randint(2,4)},{r.randint(10,99)} · Funperj R$ 0,{r.randint(50,99)} · Mútua/Acoterj R$ 8,{r.randint(10,99)}</span><span>{r.choice(['SisCart v.3.12','NotaFácil RCPN 2.0','CivilWin 4.1'])} — form. contínuo nº {code(r,'A 9999999')}</span></div></div>'''
    T = truth('X7', n, 612, 1008, nome=N, nasc=b, nasc_txt=dw(b), hora=f'{h:02d}:{mi:02d}' if hora else '', nat=mk(c), sexo=f['sexo'], estab=est, ln_mun=c[0], ln_uf='RJ', r_mun=c[0], r_uf='RJ', cart=k['cart'], reg=reg, dnv=dnvx if n in (1, 3, 5) else '', livro=bk, folha=lf, termo=en, g1=f['pai'] or f['mae'], g1n=mk(gn[0] if f['pai'] else gn[1]), g2=f['mae'] if f['pai'] else '', g2n=mk(gn[1]) if f['pai'] else '',
      pf='' if ign else f['pf'], pm='' if ign else f['pm'], mf='' if ign else f['mf'], mm=f['mm'], gem=tw, averb=av, anot=an, joint=1, selo=selo, oficial=of, emis=iss)
    save('X7', n, html_page(css, body, '8.5in 14in', '8.5in', '14in'), T)
# X8: Espírito Santo and the South, typed narration of 1946-1972
X8 = [dict(y=1938, i=1949, c=('Santa Teresa','ES'), d='Vinte e Cinco de Julho', hp='ital', hm='ital', home=1), dict(y=1946, i=1947, c=('Domingos Martins','ES'), d='Paraju', hp='germ', hm='germ', home=1), dict(y=1951, i=1966, c=('Colatina','ES'), d='Itapina', note='leg'),
 dict(y=1929, i=1952, c=('Orleans','SC'), d='Grão-Pará', hp='pol', hm='ital', home=1, nat=1), dict(y=1964, i=1964, c=('Cachoeiro de Itapemirim','ES'), d='Conduru', nofa=1), dict(y=1933, i=1958, c=('Veranópolis','RS'), d='Fagundes Varela', hp='ital', hm='ital', home=1, twin=1),
 dict(y=1957, i=1971, c=('Afonso Cláudio','ES'), d='Serra Pelada', hp='germ', note='cas', home=1), dict(y=1942, i=1946, c=('Carangola','MG'), d='Faria Lemos', home=1, nohour=1, ign=1)]
def x8(n, k):
    r = random.Random(f'X8{n}'); c = k['c']; b = day(r, k['y']); f = fam(r, k['y'], None, k.get('hp'), k.get('hm'), .3)
    f.update(OV.get(f'X8-{n}', {}))
    if k.get('nofa'): f = nofather(f)
    reg = plus(b, r.randint(1, 30)); iss = day(r, k['i']) if k['i'] > k['y'] else plus(reg, 15)
    if iss <= reg: iss = plus(reg, 9)
    F = f['sexo'] == 'F'; a = 'a' if F else 'o'; vv = r.random() < .5; lfn = r.randint(3, 196); bk = str(r.randint(2, 29)); en = str(r.randint(14, 620))
    lf = f'{lfn}v' if vv else f'{lfn}'; h, mi = r.randint(1, 23), r.choice([0, 0, 30, 15, 0]); hora = not k.get('nohour'); ign = k.get('ign')
    gn = [city(r, c[1], .15), city(r, c[1], .15)]; gx = [f"{q[0]}, Estado {'do' if q[1] in ('ES','PR','RJ','RS') else 'da' if q[1] in ('BA','PB') else 'de'} {UFN[q[1]]}" for q in gn]; gt = [mk(q) for q in gn]
    if k.get('nat'): gx[0] = gt[0] = 'Lublin, Polônia'
    if n == 1: gx[0] = gt[0] = 'Belluno, Itália'
    if n == 2: gx[1] = gt[1] = 'Pomerânia, Alemanha'
    N = U(f['nome']); of = adult(r, 'M', 1915); est = 'Domicílio' if k.get('home') else r.choice(['Santa Casa de Misericórdia', 'Hospital São José', 'Maternidade São Sebastião']); av = an = ''
    cart = f"Cartório do Registro Civil do Distrito de {k['d']}"
    if k.get('note') == 'leg': av = f"Foi {a} registrad{a} legitimad{a} pelo casamento subseqüente de seus pais, celebrado neste Cartório em {dl(D(1959,6,20))}, conforme o livro 9-B, fôlhas 31."
    if k.get('note') == 'cas':
        an = f"Casou-se neste Cartório em {dl(D(1970,9,12))} com {adult(r,'M' if F else 'F',1948,'germ')}, conforme livro 12-B, fôlhas 160, nº 1.204."
        if iss < D(1970, 12, 1): iss = D(1971, 2, 8)
    tw = given(r, f['sexo'], 1930) + f['tail'] if k.get('twin') else ''
    place = {True: r.choice(['em casa de residência de seus pais, no lugar denominado Ribeirão Bonito', 'em domicílio, no lugar Linha Terceira', 'na residência dos pais, no sítio São Roque']), False: f'na {est}' if not est.startswith('H') else f'no {est}'}[bool(k.get('home'))]
    hw = hw12(h, mi, True) if n % 2 else hw24(h, mi)
    dtx = [f'dia {dw(b)}', f'{dia_w(b.day)} ({b.day}) de {MES[b.month-1]} de {n2w(b.year)}'][n % 2]; dval = dtx.replace('dia ', '')
    legit = 'legítim' + a if f['pai'] and k.get('note') != 'leg' else 'natural'
    quem = (f"filh{a} {legit} de {f['pai']}, natural de {gx[0]}, lavrador, e de dona {f['mae']}, natural de {gx[1]}, doméstica, residentes neste distrito" if f['pai'] else f"filh{a} {legit} de dona {f['mae']}, natural de {gx[1]}, doméstica")
    net = '' if ign and not f['pai'] else (f"; net{a} pelo lado paterno de {f['pf']} e de dona {f['pm']}" if f['pai'] and not ign else f"; sendo avós paternos ignorados" if ign else '') + f"; {'e ' if f['pai'] else ''}{'net'+a+' ' if ign or not f['pai'] else ''}pelo lado materno de {f['mf']} e de dona {f['mm']}"
    tws = f"; é {a} registrad{a} gême{a} de {tw}, nascid{a} logo em seguida e registrad{a} sob o número {int(en)+1}" if tw else ''
    dec = 'o próprio pai' if f['pai'] else adult(r, 'M', 1930)
    st = UFN[c[1]]
    par1 = f"{U(of)}, Oficial do Registro Civil {['e Escrivão de Paz ',''][n%2]}do Distrito de {k['d']}, Município e Comarca de {c[0]}, Estado {'do' if c[1] in ('ES','RS') else 'de'} {st}, na forma da lei, etc."
    par2 = f"CERTIFICA, a pedido verbal de pessoa interessada, que revendo em seu cartório o livro número {n2w(int(bk))} ({bk}) de registro de nascimentos, dêle consta, às fôlhas {n2w(lfn, True)}{' verso' if vv else ''} ({lf}), o têrmo número {en}, lavrado em {dl(reg)}, pelo qual se verifica que {'no '+dtx if dtx.startswith('dia') else 'em '+dtx}{', às '+hw if hora else ', em hora ignorada'}, {place}, neste distrito e município, nasceu uma criança do sexo {'feminino' if F else 'masculino'}, de côr {'branca' if k.get('hp') else r.choice(['branca','parda','preta','parda'])}, que recebeu o nome de"
    par3 = f"{quem}{net}{tws}. Foi declarante {dec}, e serviram de testemunhas {adult(r,'M',1915)} e {adult(r,'M',1918)}, lavradores, residentes neste distrito."
    par4 = ('À margem consta: ' + (av or an)) if av or an else ('Nada mais consta à margem do referido têrmo.' if n % 2 else '')
    par5 = f"O referido é verdade e dou fé. {k['d']}, {dl(iss)}. Eu, {of}, Oficial, a datilografei, conferi e assino."
    css = '''.pg{background:radial-gradient(circle at 60% 40%,#f7eed6,#ecdcb6);padding:11mm 17mm 8mm 25mm;font-family:"TeX Gyre Cursor";color:#231a3a}p{font-size:10.8pt;line-height:1.55;margin:0 0 2.6mm;text-indent:14mm;text-align:left}.h{font-family:"TeX Gyre Bonum";color:#3d2a10;text-align:center}'''
    holesv = f'<div style="position:absolute;left:19mm;top:0;bottom:0;border-left:.8pt solid #b06a5a"></div>'
    body = f'''{holesv}<div class="h">{arms(23,'#3d2a10')}<div style="font-size:11pt;line-height:1.5">{'ESTADOS UNIDOS DO BRASIL' if iss.year<1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'}<br>ESTADO {'DO' if c[1] in ('ES','RS') else 'DE'} {U(st)}<br><b>{E(cart)}</b><br><span style="font-size:9pt">Município e Comarca de {c[0]}</span></div><div style="font:bold 17pt 'TeX Gyre Bonum';margin:3mm 0 5mm;border-top:2pt double;border-bottom:2pt double;padding:2mm">CERTIDÃO DE NASCIMENTO</div></div>
<p>{E(par1)}</p><p style="margin-bottom:0">{E(par2)}</p><p style="text-indent:0;text-align:center;margin:2mm 0;letter-spacing:.5px">= {E(N)} =</p><p style="text-indent:0">{E(par3)}</p>{f'<p>{E(par4)}</p>' if par4 else ''}<p>{E(par5)}</p>
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:4mm"><div style="display:flex;gap:1.5mm">{''.join(f'<div style="width:17mm;height:21mm;border:1.2pt dotted #777;background:{q};font:6pt/1.3 Caladea;text-align:center;padding-top:5mm;color:#fff">TESOURO<br>DO ESTADO<br><b style="font-size:9pt">Cr$ {r.choice([1,2,5])},00</b></div>' for q in r.sample(['#5d7f6a','#8a5a6e','#56709c','#a07b3a'],2))}</div><div style="width:70mm;text-align:center">{sign(r,66,'#15205a')}<div style="border-top:.6pt solid;font-size:9.5pt">O Oficial do Registro Civil</div></div></div><div style="position:absolute;left:66mm;bottom:9mm">{stamp('OFICIAL DO REGISTRO CIVIL','★',U(k['d'])[:22],30,'#48307a',18,.5)}</div>'''
    T = truth('X8', n, 595, 842, nome=N, nasc=b, nasc_txt=dval, hora=f'{h:02d}:{mi:02d}' if hora else '', sexo=f['sexo'], estab=est, ln_mun=c[0], ln_uf=c[1], r_mun=c[0], r_uf=c[1], cart=cart, reg=reg, livro=bk, folha=lf, termo=en, g1=f['pai'] or f['mae'], g1n=gt[0] if f['pai'] else gt[1], g2=f['mae'] if f['pai'] else '', g2n=gt[1] if f['pai'] else '',
      pf='' if ign else f['pf'], pm='' if ign else f['pm'], mf=f['mf'], mm=f['mm'], gem=tw, averb=av, anot=an, oficial=of, emis=iss, accept={'dados_pessoais.data_nascimento.texto_completo': [dw(b)], 'autenticação.oficial_registro': [U(of)]})
    save('X8', n, html_page(css, body), T)
def run():
    for i, k in enumerate(X7): x7(i + 1, k)
    for i, k in enumerate(X8): x8(i + 1, k)
