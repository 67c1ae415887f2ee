from base import *
def nvl(s, b): return e(s) if s else b
def pp(s): return f'<u>{e(s)}</u>'
# ---------- F: printed blank of the seventies, running text with dotted lines, typed values; landscape half sheet
def F(r):
    mm = (245, 178); m, u = r.reg; b = ['-x-x-x-x-x-', '-.-.-.-.-.-', '=========='][r.k % 3]
    cart = [f"Cartório do Registro Civil de {m}", "Cartório de Paz e Registro Civil", f"{1+r.k%3}º Subdistrito - Registro Civil das Pessoas Naturais"][r.k % 3]
    T = lambda v, w=0: f'<b style="min-width:{w}mm">{v or b}</b>'
    lv = f"A-{r.livro%90+1}"; fo = f"{r.folha}" + ('v' if r.k % 2 else ''); te = f"{r.termo%28000+11:,}".replace(',', '.')
    nat = lambda t: t[0] if r.k in (3, 6) else mu(t, ', ') if r.k % 2 else f"{t[0]} ({t[1]})"
    obs = r.av or r.an; art = 'o' if r.M else 'a'; hv = hext(r.hora, True) if r.hora else ''
    twt = f"gême{art} de {' e '.join(r.tw)}"; ink = ['#1c1c2e', '#2a2a6a', '#222'][r.k % 3]
    loc = f"em domicílio, à {r.end}" if r.home else r.estab; sx = r.sexo.lower()
    plus = (f" {twt[0].upper()+twt[1:]}." if r.tw else '') ; ob = (plus + ' ' + obs).strip()
    pf = f"{e(m)}, {dlong(r.de) if r.k%2 or len(m+dext(r.de))>60 else dext(r.de)}"
    css = f'''body{{font:10.6pt "Old Standard TT","Liberation Serif",serif;padding:8mm 12mm;background:#f7f1df;color:#223a2c}}.t{{text-align:left;line-height:6.7mm}}.t b,.y{{font:400 10.6pt "Courier Prime",monospace;color:{ink};border-bottom:1pt dotted #4a6a58;padding:0 1.2mm;display:inline-block;line-height:5mm;text-align:center;max-width:100%}}.t p{{margin:0 0 .6mm;text-align-last:left}}'''
    body = f'''<div style="position:absolute;inset:4mm;border:1.6pt solid #3c5d49;outline:.5pt solid #3c5d49;outline-offset:-1.4mm"></div>
<div style="display:flex;align-items:center;gap:5mm"><div>{arms(58,'#3c5d49')}</div><div style="flex:1;text-align:center;line-height:1.25"><div style="font-size:9.5pt;letter-spacing:1pt">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font-size:9.5pt">{e(estado(u).upper())} — Município e Comarca de <span class=y style="border:0">{e(m)}</span></div><div style="font-size:9pt">{e(cart)}</div><div style="font:bold 19pt 'Old Standard TT';letter-spacing:3pt">CERTIDÃO DE NASCIMENTO</div></div><div style="font:7.5pt 'Old Standard TT';text-align:center;border:.6pt solid #3c5d49;padding:2mm">Mod. {r.R.randint(2,19)}<br>Tip. {r.sp[3]}<br>Cr$ {r.R.randint(4,38)},00</div></div>
<div class=t style="margin-top:2mm"><p style="font-size:9.5pt">{e(r.of)}, {'Oficiala' if r.offem else 'Oficial'} do Registro Civil, na forma da lei, etc.</p>
<p>CERTIFICO que, às folhas {T(fo,14)} do livro nº {T(lv,18)} do Registro de Nascimentos, sob o termo nº {T(te,22)} foi lavrado em data de {T(ds(r.dr) if r.k%2 else dlong(r.dr))} o assento de</p><p>{T(e(r.nome),150)} do sexo {T(sx,22)},</p>
<p>nascid{art} em {T(dext(r.dn),100)} às {T(hv,40)},</p><p>n{'o' if r.home or not r.estab.split()[0] in ('Santa','Maternidade','Casa','Fundação','Unidade') else 'a'} lugar {T(e(loc),90)}, em {T(e(mu(r.nas,' - ')),40)}.</p>
<p>Filh{art} de {T(e(r.pai),90)} natural de {T(e(nat(r.painat)) if r.pai else '',38)}</p><p>e de D. {T(e(r.mae),90)} natural de {T(e(nat(r.maenat)),38)}.</p>
<p>Avós paternos: {T(e(r.avop),66)} e D. {T(e(r.avap),66)}</p><p>Avós maternos: {T(e(r.avom),66)} e D. {T(e(r.avam),66)}.</p>
<p>Foi declarante {T(e([r.pai or r.mae, r.mae, r.t2][r.k%3]),60)}. Testemunhas: {T(e(r.t1),40)} e {T(e(r.t2),40)}.</p>
<p>OBSERVAÇÕES: {f'<b style="display:inline;text-align:left;line-height:5.6mm">{e(ob)}</b>' if ob else T('',120)}</p></div>
<div style="position:absolute;left:12mm;right:12mm;bottom:7mm;display:flex;align-items:end;justify-content:space-between"><div>O referido é verdade e dou fé.<br><span class=y style="border:0;white-space:nowrap;padding:0;letter-spacing:-.4pt">{pf}</span></div><div style="margin-bottom:-3mm">{stamp(70,'#4b3a8c')}</div><div style="text-align:center">{sig(r.R,160,30)}<div style="border-top:.8pt dotted #333;padding:0 1mm;white-space:nowrap">O Oficial do Registro Civil</div></div></div>'''
    N = lambda t: nat(t) if t else ''
    acc = {}
    if r.tw: acc['observações.averbações'] = acc['observações.anotações'] = [twt, plus.strip()]
    if r.k in (3, 6):
        acc['filiação.genitor_2.naturalidade'] = [mu(r.maenat)]
        if r.pai: acc['filiação.genitor_1.naturalidade'] = [mu(r.painat)]
    if r.home: acc['local_nascimento.estabelecimento'] = ['em domicílio']
    t = truth(r, pts(mm), nome=r.nome, dtxt=dext(r.dn), nat=mu(r.nas), estab=loc, nm=r.nas[0], rm=m, cart=cart, livro=lv, folha=fo, termo=te, g1=r.pai, n1=N(r.painat) if r.pai else '', g2=r.mae, n2=N(r.maenat), avop=r.avop, avap=r.avap, avom=r.avom, avam=r.avam, twtxt=twt[0].upper()+twt[1:], twn=r.tw, av=r.av, an='' if r.av else r.an, joint=True, of=r.of, accept=acc)
    return page(css, body, mm), t
PF = ['', 'home', 'long', 'nopai', 'twin', 'an', 'nohour noavop', 'short av away']
# ---------- G: state model of the eighties/nineties, numbered boxes, typewriter in the grid, ofício size
def G(r):
    mm = (216, 315); m, u = r.reg; X = up; b = ['XXXXXXXX', '----------', ''][r.k % 3]; n = [0]
    cart = [f"REGISTRO CIVIL DAS PESSOAS NATURAIS DA {1+r.k%3}ª ZONA DE {X(m)}", f"CARTÓRIO {X(r.sp[2])}", f"OFÍCIO DOS REGISTROS ESPECIAIS E CIVIL DE {X(m)}"][r.k % 3]
    def c(l, v, w=1, h=9.5, ad=0): n[0] += 1; return f'<td colspan={w} style="height:{h}mm"><i><s>{n[0]}</s> {l}</i><b style="left:{ad}mm">{v or "&nbsp;"}</b></td>'
    lv = f"{r.livro}-A" if r.k % 2 else f"A/{r.livro}"; fo = f"{r.folha:03d}" + ('vº' if r.k in (2, 5) else ''); te = f"{r.termo%60000}"
    twt = X(' e '.join(r.tw)); dts = f"{r.dn.day:02d} de {MES[r.dn.month-1]} de {r.dn.year}"; dtx = X(dts) ; hv = (r.hora.replace(':', '.') + ' HS') if r.hora else b
    J = r.R.choice([.1, .4, .9]); sub = r.k in (3, 8)
    css = f'''body{{font:8pt "TeX Gyre Heros",sans-serif;padding:12mm 13mm;color:#1a3c2a}}table{{width:100%;border-collapse:collapse;border:1.6pt solid #1a3c2a}}td{{border:.7pt solid #1a3c2a;vertical-align:top;padding:.4mm 1mm 0}}i{{display:block;font:normal 6.2pt "TeX Gyre Heros";text-transform:none}}s{{text-decoration:none;font-weight:bold;border-right:.5pt solid #1a3c2a;padding-right:.8mm}}b{{font:400 10.8pt "Nimbus Mono PS","Liberation Mono";color:#222;position:relative;top:{J}mm;letter-spacing:-.35pt;line-height:4.2mm;display:block;margin-left:4mm;margin-top:.9mm}}.v{{writing-mode:vertical-rl;transform:rotate(180deg);text-align:center;font:bold 7pt "TeX Gyre Heros";width:6mm;padding:0;background:#dfeae2}}'''
    body = f'''<div style="display:flex;gap:4mm;align-items:center;margin-bottom:3mm">{arms(62,'#1a3c2a')}<div style="flex:1"><div style="font:bold 10pt 'TeX Gyre Heros'">{e(X(estado(u)))}</div><div>PODER JUDICIÁRIO</div><div style="font:bold 9pt 'TeX Gyre Heros';color:#222">{e(cart)}</div><div style="color:#222">Comarca de {e(m)} — {e(r.end)}</div></div><div style="text-align:right;font:bold 17pt 'TeX Gyre Heros Cn'">CERTIDÃO<br>DE NASCIMENTO</div></div>
<table><tr>{c('NOME DO REGISTRADO',e(X(r.nome)),8)}</tr><tr>{c('LIVRO',lv,2)}{c('FOLHA',fo,1)}{c('Nº DO TERMO',te,2)}{c('DATA DO ASSENTO',ds(r.dr).replace('/','.'),3)}</tr>
<tr>{c('DATA DO NASCIMENTO',dtx,4)}{c('HORA',hv,2)}{c('SEXO',X(r.sexo),2)}</tr><tr>{c('LOCAL DO NASCIMENTO',e(X(r.estab + (' - '+r.end if r.home else ''))),4)}{c('MUNICÍPIO',e(X(r.nas[0])),3)}{c('ESTADO',r.nas[1])}</tr></table>
<table style="margin-top:2mm"><tr><td class=v rowspan=2>PAI</td>{c('NOME',nvl(X(r.pai),b),5)}{c('NATURALIDADE',nvl(X(mu(r.painat,'/')),b),3)}</tr><tr>{c('PROFISSÃO',nvl(r.pai and ['COMERCIANTE','AGRICULTOR','MOTORISTA','BANCÁRIO'][r.k%4],b),5)}{c('IDADE',nvl(r.pai and f"{20+r.k*3} ANOS",b),3)}</tr>
<tr><td class=v rowspan=2>MÃE</td>{c('NOME',e(X(r.mae)),5)}{c('NATURALIDADE',e(X(mu(r.maenat,'/'))),3)}</tr><tr>{c('PROFISSÃO',['DO LAR','PROFESSORA','COSTUREIRA','DOMÉSTICA'][r.k%4],5)}{c('IDADE',f"{18+r.k*2} ANOS",3)}</tr></table>
<table style="margin-top:2mm"><tr><td class=v>AVÓS<br>PAT.</td><td><table style="border:0"><tr>{c('AVÔ',nvl(X(r.avop),b))}</tr><tr>{c('AVÓ',nvl(X(r.avap),b))}</tr></table></td><td class=v>AVÓS<br>MAT.</td><td><table style="border:0"><tr>{c('AVÔ',nvl(X(r.avom),b))}</tr><tr>{c('AVÓ',nvl(X(r.avam),b))}</tr></table></td></tr></table>
<table style="margin-top:2mm"><tr>{c('GÊMEO(S) - NOME(S)',nvl(twt,b),4)}{c('DECLARANTE',e(X([r.pai or r.mae,r.mae][r.k%2])),4)}</tr><tr>{c('TESTEMUNHAS',e(X(r.t1+' e '+r.t2)),8)}</tr><tr>{c('AVERBAÇÕES',nvl(X(r.av),b),8,30)}</tr><tr>{c('ANOTAÇÕES',nvl(X(r.an),b),8,22)}</tr></table>
<div style="margin-top:4mm;font-size:9pt;color:#222">CERTIFICO que os dados acima foram extraídos fielmente do livro de registro de nascimentos deste Ofício. O REFERIDO É VERDADE E DOU FÉ.</div>
<div style="display:flex;margin-top:5mm;justify-content:space-between;color:#222"><div><i>LOCAL E DATA</i><b style="margin:1mm 0">{e(X(m))}, {X(dlong(r.de))}</b><div style="margin-top:2mm;font-size:7pt;border:.6pt solid #1a3c2a;padding:1mm 2mm;display:inline-block">Emolumentos: {'Cz$' if r.de.year<1989 else 'NCz$' if r.de.year<1990 else 'Cr$' if r.de.year<1994 else 'R$'} {r.R.randint(3,29)},{rn(r.R,2)}<br>Recolhido conf. tabela XIII</div></div><div style="margin:-4mm 0 0 0">{stamp(88,'#7a2a55',8)}</div><div style="text-align:center;width:74mm">{sig(r.R,170,38)}<div style="border-top:.7pt solid #222"><b style="margin:0;left:0">{e(X(r.cl if sub else r.of))}</b>{'Oficial Substituta' if sub else 'Oficial do Registro Civil'}</div></div></div>'''
    loc = X(r.estab + (' - '+r.end if r.home else ''))
    t = truth(r, pts(mm), nome=X(r.nome), dtxt=dtx, nat=X(mu(r.nas)), estab=loc, nm=X(r.nas[0]), rm=m, cart=cart, livro=lv, folha=fo, termo=te, g1=X(r.pai), n1=X(mu(r.painat, '/')) if r.pai else '', g2=X(r.mae), n2=X(mu(r.maenat, '/')), avop=X(r.avop), avap=X(r.avap), avom=X(r.avom), avam=X(r.avam), twtxt=twt, twn=[X(x) for x in r.tw], av=X(r.av), an=X(r.an), of=X(r.cl if sub else r.of), accept=dict({'autenticação.oficial_registro': ['']} if sub else {}, **({'registro.folha': [fo[:-1]]} if 'v' in fo else {})))
    return page(css, body, mm), t
PG = ['av an', 'twin', 'nopai', 'long', 'home', '', 'foreign nohour', 'noavom late an']
# ---------- H: computer print-out 2000-2008, fixed pitch, dot leaders, state seal sticker
def Hf(r):
    mm = (210, 297); m, u = r.reg; X = up; b = ['NÃO CONSTA', '.x.x.x.x.', '----'][r.k % 3]; W = 78
    cart = [f"{1+r.k%4}a. CIRCUNSCRIÇÃO - REGISTRO CIVIL DAS PESSOAS NATURAIS", f"SERVIÇO NOTARIAL E REGISTRAL {X(r.sp[2])}", f"CARTÓRIO DO REGISTRO CIVIL DE {X(m)}"][r.k % 3]
    import textwrap
    def ln(l, v, ind=28):
        w = textwrap.wrap(v or b, W-ind, break_long_words=False) or [b]
        return '\n'.join([(l + ' ').ljust(ind-2, '.') + ': ' + w[0]] + [' '*ind + x for x in w[1:]])
    lv = f"{r.livro:04d}"; fo = f"{r.folha:03d}"; te = f"{r.termo:06d}"; sl = r.selo if r.de.year >= 2005 and r.k % 2 else ''
    twt = X(', '.join(r.tw)); jn = X(r.av or r.an)
    dt = f"{r.dn.day:02d}/{X(MES[r.dn.month-1])}/{r.dn.year}" if r.k % 2 else X(dext(r.dn)); hv = X(hext(r.hora)) if r.hora else ''
    cit = ['N A S C I M E N T O', 'CERTIDÃO DE NASCIMENTO'][r.k % 2]
    L = ['='*W, cit.center(W).rstrip(), '='*W, ln('LIVRO / FOLHA / TERMO', f"A-{lv} / {fo} / {te}"), ln('DATA DO REGISTRO', X(dext(r.dr)) if r.k % 3 else ds(r.dr)), '-'*W,
      ln('NOME', X(r.nome)), ln('NASCIMENTO', dt), ln('HORÁRIO', hv), ln('SEXO', X(r.sexo)), ln('LUGAR', X(r.estab + (', ' + r.end if r.home else ''))), ln('CIDADE/ESTADO', X(mu(r.nas, '/'))), '-'*W,
      ln('PAI', X(r.pai)), ln('   NATURAL DE', X(mu(r.painat, '/'))), ln('   AVÔ PATERNO', X(r.avop)), ln('   AVÓ PATERNA', X(r.avap)),
      ln('MÃE', X(r.mae)), ln('   NATURAL DE', X(mu(r.maenat, '/'))), ln('   AVÔ MATERNO', X(r.avom)), ln('   AVÓ MATERNA', X(r.avam)), '-'*W]
    if r.k % 4 == 0: L[13:13] = []
    if r.tw or r.k % 2: L.append(ln('GÊMEO COM', twt))
    L += [ln('DECLARANTE', X([r.pai or r.mae, r.mae][r.k % 2])), ln('D.N.V. Nº', r.dnv), ln('TESTEMUNHAS', X(f"{r.t1} / {r.t2}")), '-'*W, ln('AVERBAÇÕES/ANOTAÇÕES', jn), '='*W, '',
      'CERTIFICO E DOU FÉ QUE A PRESENTE É CÓPIA FIEL DOS DADOS DO ASSENTO.', '', f"{X(m)} - {u}, {X(dlong(r.de))}"]
    css = '''body{padding:12mm 16mm;font:9pt "Nimbus Sans"}pre{font:9.7pt/4.35mm "Cousine","Liberation Mono",monospace;margin:3mm 0;white-space:pre}'''
    body = f'''<div style="display:flex;align-items:center;border-bottom:2pt solid #000;padding-bottom:2mm"><div>{arms(56,'#000')}</div><div style="flex:1;text-align:center;line-height:1.3"><b style="font-size:11pt">{e(cart)}</b><br>{e(r.end)} - Tel/Fax: (0xx{r.R.randint(11,98)}) {rn(r.R,3)}-{rn(r.R,4)} - {e(m)} - {u}<br><b>{e(r.of)}</b> — {'Titular da Delegação' if r.k%2 else ('Oficiala' if r.offem else 'Oficial')}</div></div>
<pre>{e(chr(10).join(L))}</pre>
<div style="display:flex;justify-content:space-between;align-items:end;margin-top:2mm"><div style="width:56mm;height:34mm;border:1pt {'solid' if sl else 'dashed'} #555;border-radius:3mm;padding:2mm;font:7.5pt 'Nimbus Sans';text-align:center;background:{'#e8eef8' if sl else '#fff'}">{f'TRIBUNAL DE JUSTIÇA {EST[u].upper()}<br>SELO DE FISCALIZAÇÃO<br>{bar(r.R,140,24)}<br><b style="font:bold 10pt Cousine">{sl}</b><br>CERTIDÃO' if sl else '<br><br><span style="color:#999">espaço reservado<br>para o selo</span>'}</div><div>{stamp(80,'#333',15)}</div><div style="text-align:center;width:70mm">{sig(r.R,170,44,'#000')}<div style="border-top:1pt solid #000">{e(r.cl)}<br>Escrevente</div></div></div>
<div style="position:absolute;left:16mm;bottom:6mm;font:6.6pt 'Nimbus Sans'">Sistema CIVIL v{r.k}.{r.R.randint(0,9)} - usuário: {rc(r.R,5)} - pág. 001 - Custas: R$ {r.R.randint(8,19)},{rn(r.R,2)}</div>'''
    loc = X(r.estab + (', ' + r.end if r.home else ''))
    t = truth(r, pts(mm), nome=X(r.nome), dtxt=dt, nat=X(mu(r.nas, '/')), estab=loc, nm=X(r.nas[0]), rm=m, cart=cart, dnv=r.dnv, livro='A-'+lv, folha=fo, termo=te, g1=X(r.pai), n1=X(mu(r.painat, '/')), g2=X(r.mae), n2=X(mu(r.maenat, '/')), avop=X(r.avop), avap=X(r.avap), avom=X(r.avom), avam=X(r.avam), twtxt=twt, twn=[X(x) for x in r.tw], av=X(r.av), an='' if r.av else X(r.an), joint=True, selo=sl, of=r.of)
    return page(css, body, mm), t
PH = ['', 'twin', 'nohour', 'nopai an', 'long av', 'home first', 'trip', 'noavop foreign']
# ---------- I: short narrated copy (breve relato) typed on ruled paper, before 2007, notes at the margin
def I(r):
    mm = (215, 310); m, u = r.reg; art = 'o' if r.M else 'a'; S = r.R
    cart = [f"Cartório do Registro Civil das Pessoas Naturais de {m}", f"Escrivania de Paz do Distrito de São Bento", f"Cartório {r.sp[2]} - Registro Civil"][r.k % 3]
    lv = f"{r.livro%80+1}" if r.k % 3 else f"A-{r.livro%80+1}"; fo = str(r.folha) + (['', 'v', ' verso'][r.k % 3] if r.k % 2 else ''); te = f"{r.termo%19000+7}"
    loc = 'em domicílio' if r.home else r.estab; hv = hext(r.hora, True) if r.hora else 'hora ignorada'
    fol = lambda n: f"{n[0]}, {estado(n[1])}" if r.k % 2 else mu(n, '/')
    gen = lambda n: f"natural de {fol(n)}"
    og = 'Oficial' if not r.offem else 'Oficiala'
    dr = daos(r.dr) if r.k % 2 else 'em ' + dext(r.dr); dt = dext(r.dn) if r.k % 2 else daos(r.dn)
    av1 = lambda x, y: ' e '.join(f"{'dona ' if i and r.k%2 else ''}{z}" for i, z in enumerate((x, y)) if z)
    if r.pai: fil = f"filh{art} {'legítim'+art+' ' if r.dr.year<1977 and r.k%2 and not r.av else ''}de {r.pai}, {gen(r.painat)}, e de dona {r.mae}, {gen(r.maenat)}"
    else: fil = f"filh{art} de {r.mae}, solteira, doméstica, {gen(r.maenat)}, nada declarando quanto ao pai"
    avs = (f"Neto paterno de {r.avop} e de {r.avap}" if r.M else f"São avós paternos {r.avop} e {r.avap}") + '; ' if r.avop and r.avap else (f"São avós paternos: {r.avap}; " if r.avap else '')
    avs += ('e avós maternos: ' if avs else 'São avós maternos: ') + f"{r.avom} e {r.avam}" if r.avam else ('e avô materno: ' if avs else 'É avô materno: ') + r.avom
    tw = f" É gême{art} de {' e '.join(r.tw)}, nascid{art if len(r.tw)==1 else art+'s'} na mesma ocasião." if r.tw else ''; twt = tw.strip().rstrip('.')
    if r.k % 4 < 2:
        txt = f"CERTIFICO, a pedido verbal de pessoa interessada, que revendo os livros de registro de nascimentos deste cartório, deles, às fls. {fo} do livro nº {lv}, sob o nº {te}, consta que, {dr[0].lower()+dr[1:]}, foi registrad{art} {r.nome}, do sexo {r.sexo.lower()}, nascid{art} {'em '+dt if r.k%2 else dt[0].lower()+dt[1:]}, às {hv}, {'em domicílio' if r.home else 'n'+('a' if r.estab.split()[0] in ('Santa','Maternidade','Casa','Fundação','Unidade') else 'o')+' '+r.estab}, em {fol(r.nas)}, {fil}. {avs}.{tw} Serviram de testemunhas {r.t1}, {['lavrador','comerciário','funcionário público'][r.k%3]}, e {r.t2}, residentes nesta cidade. Foi declarante {r.pai or r.mae}."
    else:
        txt = f"{r.of}, {og} do Registro Civil desta Comarca, CERTIFICA que do livro {lv} de assentos de nascimento, folhas {fo}, termo número {te}, lavrado {dr[0].lower()+dr[1:]}, verifica-se o nascimento de {r.nome}, ocorrido {'em '+dt if r.k%2 else dt[0].lower()+dt[1:]}, às {hv}, em {fol(r.nas)}, {'em domicílio, à '+r.end if r.home else r.estab}, sendo criança do sexo {r.sexo.lower()}, {fil}. {avs}.{tw} O termo foi assinado pelo declarante {r.pai or r.t1} e pelas testemunhas {r.t1} e {r.t2}."
    obs = r.av or r.an; lh = 7.6
    css = f'''body{{background:#fbf8ee;font:12.2pt/{lh}mm "FreeMono",monospace;color:#1d1d2b}}.x{{position:absolute;left:44mm;right:13mm;top:62mm;text-align:justify;font-weight:500}}.ru{{position:absolute;left:0;right:0;top:62mm;height:{lh*27}mm;background:repeating-linear-gradient(transparent 0,transparent {lh-.25}mm,#b9c6dd {lh-.25}mm,#b9c6dd {lh}mm)}}.mg{{position:absolute;left:5mm;width:34mm;top:66mm;font:8.6pt/4.2mm "FreeMono",monospace}}'''
    body = f'''<div class=ru></div><div style="position:absolute;left:41mm;top:0;bottom:0;border-left:1pt solid #c66"></div>
<div style="position:absolute;left:44mm;right:13mm;top:12mm;text-align:center;font:11pt/5mm 'FreeSerif'"><div style="font-size:10pt">ESTADOS UNIDOS DO BRASIL</div>'''.replace('ESTADOS UNIDOS DO BRASIL', 'REPÚBLICA FEDERATIVA DO BRASIL') + f'''{e(estado(u))}<br><b>{e(cart)}</b><br>Comarca de {e(m)}<br><span style="font-size:9pt">{og}: {e(r.of)} &nbsp;—&nbsp; {r.end}</span><div style="font:bold 17pt 'FreeSerif';margin-top:4mm;letter-spacing:1.5pt">CERTIDÃO DE NASCIMENTO</div></div>
<div style="position:absolute;left:9mm;top:14mm">{arms(86,'#444')}</div>
<div class=mg>{f'À MARGEM DO TERMO CONSTA:<br>{e(obs)}' if obs else ''}</div>
<div class=x>{e(txt)}<br>{'Nada mais se continha. ' if r.k%2 else ''}O referido é verdade e dou fé. {e(m)}, {dext(r.de) if r.k%2 else dlong(r.de)}. Eu, {e(r.cl)}, escrevente, datilografei. Eu, {e(r.of)}, {og.lower()}, subscrevo e assino.</div>
<div style="position:absolute;right:22mm;bottom:17mm;text-align:center">{sig(r.R,190,46)}</div><div style="position:absolute;left:7mm;bottom:15mm">{stamp(100,'#5a2a7a',-20)}</div><div style="position:absolute;left:60mm;bottom:7mm;font:8pt FreeSerif">{['Selos pagos por verba','Isento de selos - fins escolares','Custas: '+('R$' if r.de.year>1993 else 'Cz$' if 1985<r.de.year<1990 else 'Cr$')+' 12,50'][r.k%3]}</div><div style="position:absolute;right:8mm;top:6mm;font:8pt FreeSerif">fls. {r.R.randint(1,3)}</div>'''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [dext(r.dn)]}
    lt = 'em domicílio, à '+r.end if r.home and r.k % 4 > 1 else loc
    if r.home: acc['local_nascimento.estabelecimento'] = ['em domicílio']
    g1, n1 = (r.pai, fol(r.painat)) if r.pai else ('', '')
    t = truth(r, pts(mm), nome=r.nome, dtxt=dt[0].lower()+dt[1:], nat=fol(r.nas), estab=lt, nm=r.nas[0], rm=m, cart=cart, livro=lv, folha=fo.replace(' verso', 'v') if 0 else fo, termo=te, g1=g1 or r.mae, n1=n1 or fol(r.maenat), g2=r.mae if g1 else '', n2=fol(r.maenat) if g1 else '', avop=r.avop, avap=r.avap, avom=r.avom, avam=r.avam, twtxt=twt, twn=r.tw, av=r.av, an='' if r.av else r.an, joint=True, of=r.of, accept=acc)
    if ' verso' in fo: t['accept']['registro.folha'] = [fo.replace(' verso', 'v')]
    return page(css, body, mm), t
PI = ['', 'home', 'nohour an', 'nopai', 'twin', 'long', 'noavom av', 'foreign home']
# ---------- J: inteiro teor 2010-2025, literal copy of the old term in running text, matrícula in head, notes transcribed
def J(r):
    mm = (210, 297); m, u = r.reg; art = 'o' if r.M else 'a'
    cart = [f"Registro Civil das Pessoas Naturais e Tabelionato de Notas de {m}", f"{2+r.k%3}º Ofício do Registro Civil de {m}", f"Cartório do Distrito Sede - Registro Civil"][r.k % 3]
    lv = f"A-{r.livro}"; fo = f"{r.folha}" + ('v' if r.k % 3 == 0 else ''); te = f"{r.termo:,}".replace(',', '.'); hv = hext(r.hora, r.k % 2 == 0) if r.hora else 'hora não declarada'
    fol = lambda n: f"{n[0]}-{n[1]}" if r.k % 2 else f"{n[0]}, {estado(n[1])}"
    loc = f"na residência dos pais, à {r.end}" if r.home and r.pai else f"em domicílio, à {r.end}" if r.home else r.estab
    prep = '' if r.home else 'n'+('a ' if r.estab.split()[0] in ('Santa', 'Maternidade', 'Casa', 'Fundação', 'Unidade') else 'o ')
    tw = f" Declarou mais que {'o registrado' if r.M else 'a registrada'} é gême{art} com {' e '.join(r.tw)}, registrad{art}{'s' if len(r.tw)>1 else ''} em seguida." if r.tw else ''
    twt = f"gême{art} com {' e '.join(r.tw)}"
    av = f"São avós paternos: {r.avop} e {r.avap}; e maternos: {r.avom} e {r.avam}." if r.avop and r.avam else f"São avós paternos: {r.avop} e {r.avap}; avô materno: {r.avom}." if r.avop else f"Avós maternos: {r.avom} e {r.avam}; avós paternos não declarados."
    cpfav = r.k == 5
    fil = f"filh{art} de {r.pai}, {['brasileiro','casado','agricultor'][r.k%3]}, natural de {fol(r.painat)}, e de {r.mae}, natural de {fol(r.maenat)}" if r.pai else f"filh{art} de {r.mae}, solteira, do lar, natural de {fol(r.maenat)}"
    dt = daos(r.dn).replace('Aos', 'aos').replace('Ao ', 'ao ') if r.k % 2 else dext(r.dn)
    tx = f"“Nº {te}. {daos(r.dr)}, nesta cidade de {m}, {estado(u)}, em Cartório, compareceu {r.pai or r.mae} e, perante as testemunhas abaixo nomeadas, declarou que {dt if r.k%2 else 'no dia '+dt}, às {hv}, {prep}{loc}, em {fol(r.nas)}, nasceu uma criança do sexo {r.sexo.lower()}, que recebeu o nome de {r.nome.upper() if r.k%3==1 else r.nome}, {fil}. {av}{tw} Do que para constar lavrei este termo que, lido e achado conforme, vai assinado pelo declarante e pelas testemunhas {r.t1} e {r.t2}. Eu, {r.t1.split()[0]} {r.sp[0]} {r.sp[6]}, Oficial à época, o escrevi.”"
    avx = r.av + (' ' if r.av and cpfav else '') + (f"Averbação de ofício: inscrição da pessoa registrada no CPF sob nº {r.cpf}." if cpfav else '')
    b = ['Nada consta', 'Não há', '- - -'][r.k % 3]; col = ['#5a1f1f', '#1f3a5a', '#333'][r.k % 3]
    nm = r.nome.upper() if r.k % 3 == 1 else r.nome; onlycl = r.k == 7
    css = f'''body{{font:10.8pt/5.75mm "{['Linux Libertine O','Tinos','C059'][r.k%3]}",serif;padding:12mm 20mm 10mm 27mm}}.h{{text-align:center;line-height:1.3;color:{col}}}.j{{text-align:justify}}p{{margin:0 0 2.4mm}}'''
    body = f'''<div style="position:absolute;left:9mm;top:0;bottom:0;width:9mm;background:{col}22;border-right:1pt solid {col}"></div><div style="position:absolute;left:11mm;top:235mm;transform:rotate(-90deg);transform-origin:0 0;font:7.5pt Arimo;color:{col};white-space:nowrap">PAPEL DE SEGURANÇA Nº {u} {rn(r.R,8)} — CERTIDÃO DE INTEIRO TEOR — LEI 6.015/73, ART. 19</div>
<div class=h>{arms(52,col)}<div style="font-size:11pt">{e(estado(u))} · Município de {e(m)}</div><b style="font-size:12.5pt">{e(cart)}</b><div style="font-size:8.4pt">{r.end} · {e(m)}-{u} · CEP {rn(r.R,5)}-{rn(r.R,3)} · Tel. ({r.R.randint(11,98)}) 3{rn(r.R,3)}-{rn(r.R,4)}</div><div style="font-weight:bold;font-size:15pt;margin:3mm 0 0">CERTIDÃO DE NASCIMENTO</div><div style="font-size:11pt">em inteiro teor</div><div style="font-size:10pt;margin:1mm 0 3mm">Matrícula nº {r.mat if r.k%2 else r.matp}</div></div>
<div class=j><p>CERTIFICO que às fls. {fo} do livro {lv} de registro de nascimentos desta serventia, sob o termo nº {te}, consta o assento do seguinte inteiro teor:</p><p>{e(tx)}</p>
<p><b>À margem — Averbações:</b> {nvl(avx,b)}</p><p><b>Anotações:</b> {nvl(r.an,b)}</p><p>Era o que se continha no referido assento, para aqui bem e fielmente trasladado por {['meio reprográfico e digitação','digitação'][r.k%2]}. O referido é verdade e dou fé. {e(m)}, {dext(r.de) if r.k%2 else dlong(r.de)}.</p></div>
<div style="display:flex;justify-content:space-between;align-items:end;position:absolute;left:27mm;right:20mm;bottom:12mm"><div style="border:.8pt solid {col};padding:2mm;font:7.4pt/3.5mm Arimo;display:flex;gap:2mm;align-items:center">{qr(r.R,60)}<div>Poder Judiciário {EST[u]}<br>Selo digital: <b>{r.selo}</b><br>{'Código de segurança: '+'.'.join(rn(r.R,4) for _ in range(4))+'<br>' if u=='MG' else ''}Emol.: R$ {r.R.randint(50,99)},{rn(r.R,2)} ISS: R$ 2,{rn(r.R,2)}<br>Confira em selo.tj{u.lower()}.jus.br</div></div><div style="text-align:center;width:68mm;line-height:1.2">{sig(r.R,170,44)}<div style="border-top:.7pt solid #222">{e(r.cl if onlycl else r.of)}<br><span style="font-size:9pt">{'Substituta Legal' if onlycl else 'Registradora Civil' if r.offem else 'Registrador Civil'}</span></div></div></div>'''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [dext(r.dn)], 'gêmeos.informações_adicionais': [tw.strip()] if tw else []}
    acc = {k: v for k, v in acc.items() if v}
    if onlycl: acc['autenticação.oficial_registro'] = ['']
    if cpfav: acc['dados_pessoais.cpf'] = ['']
    if r.home: acc['local_nascimento.estabelecimento'] = [loc.split(', à')[0], 'residência']
    g1, n1 = (r.pai, fol(r.painat)) if r.pai else (r.mae, fol(r.maenat))
    t = truth(r, pts(mm), nome=nm, cpf=r.cpf if cpfav else '', mat=r.mat if r.k % 2 else r.matp, dtxt=dt, nat=fol(r.nas), estab=loc, nm=r.nas[0], rm=m, cart=cart, livro=lv, folha=fo, termo=te, g1=g1, n1=n1, g2=r.mae if r.pai else '', n2=fol(r.maenat) if r.pai else '', avop=r.avop, avap=r.avap, avom=r.avom, avam=r.avam, twtxt=twt, twn=r.tw, av=avx, an=r.an, selo=r.selo, of=r.cl if onlycl else r.of, accept=acc)
    return page(css, body, mm), t
PJ = ['an', 'nopai', 'long', 'twin', 'av', 'home an', 'noavom', 'late foreign av an']
FORMS = {'F': (F, PF, (1948, 1979, 1971, 1983)), 'G': (G, PG, (1962, 1997, 1986, 1999)), 'H': (Hf, PH, (1970, 2006, 2002, 2008)), 'I': (I, PI, (1928, 1974, 1971, 2002)), 'J': (J, PJ, (1946, 2009, 2012, 2025))}
