from base import *
def blank(k, *m): return m[k % len(m)]
def nvl(s, b): return e(s) if s else b
def twtxt(r, f):
    return f(r)
# ---------- A: vendor system, Provimento 63 content, small label inside the cell, coloured bands
def A(r):
    mm = (210, 297); X = up; b = blank(r.k, '-----', 'NÃO CONSTA', '***', ''); m, u = r.reg
    cart = [f"OFICIAL DE REGISTRO CIVIL DAS PESSOAS NATURAIS E DE INTERDIÇÕES E TUTELAS DA SEDE - {X(m)}", f"{r.k}º OFÍCIO DE REGISTRO CIVIL DE {X(m)}", f"CARTÓRIO {X(r.sp[2])} - REGISTRO CIVIL DAS PESSOAS NATURAIS", f"SERVIÇO REGISTRAL CIVIL DO DISTRITO DE SANTA LUZIA"][r.k % 4]
    col = ['#1d5c63', '#6b2737', '#2b3f77', '#4a5a23'][r.k % 4]
    c = lambda l, v, w=1: f'<td colspan="{w}"><i>{l}</i><b>{v}</b></td>'
    sexw = X(r.sexo); tw = [f"{X(n)}, MATRÍCULA {matricula(r.cns, r.dr.year, r.livro, r.folha, r.termo+1+i)}" for i, n in enumerate(r.tw)]
    twt = ' / '.join(tw); dt = X(dext(r.dn)); hv = f"{r.hora[:2]}h{r.hora[3:]}min" if r.hora else b
    fil = lambda n, nat: f'<td><b>{nvl(X(n), b)}</b></td><td><b>{nvl(X(mu(nat)), b) if n else b}</b></td>'
    rows = [(r.mae, r.maenat, r.avom, r.avam), (r.pai, r.painat, r.avop, r.avap)]
    if r.k % 2: rows.reverse()
    rg = f"{r.R.randint(10,59)}.{rn(r.R,3)}.{rn(r.R,3)}-{r.R.randint(0,9)}"; cad = r.k % 3 == 0
    css = f'''body{{font:8pt "Open Sans",sans-serif;padding:9mm 11mm;color:#111}}table{{width:100%;border-collapse:collapse;margin-bottom:2mm}}td{{border:.6pt solid {col};padding:.7mm 1.6mm;vertical-align:top;height:10mm}}i{{display:block;font:normal 6pt "Open Sans";color:{col}}}b{{font:600 9pt Roboto,sans-serif}}.h{{background:{col};color:#fff;font:600 7pt "Open Sans";height:auto;padding:.5mm 2mm;letter-spacing:.5pt}}.t{{text-align:center}}h1{{font:700 16pt "Open Sans";margin:1mm 0;color:{col};letter-spacing:2pt}}small{{font-size:6.4pt}}'''
    body = f'''<div class=t>{arms(58,col)}<div>REPÚBLICA FEDERATIVA DO BRASIL</div><small>REGISTRO CIVIL DAS PESSOAS NATURAIS</small><h1>CERTIDÃO DE NASCIMENTO</h1></div>
<table><tr>{c('NOME',e(X(r.nome)),2)}{c('CPF',nvl(r.cpf,b))}</tr><tr>{c('MATRÍCULA',r.mat,3)}</tr></table>
<table><tr><td class=h colspan=6>DADOS DO NASCIMENTO</td></tr><tr>{c('DATA DE NASCIMENTO POR EXTENSO',dt,3)}{c('DIA',f"{r.dn.day:02d}")}{c('MÊS',f"{r.dn.month:02d}")}{c('ANO',r.dn.year)}</tr>
<tr>{c('HORA',hv)}{c('SEXO',sexw)}{c('NATURALIDADE',e(X(mu(r.nas))),4)}</tr><tr>{c('LOCAL DE NASCIMENTO',e(X(r.estab)),3)}{c('MUNICÍPIO DE NASCIMENTO E UF',e(X(mu(r.nas))),3)}</tr></table>
<table><tr><td class=h colspan=4>FILIAÇÃO E AVÓS</td></tr><tr><td style="height:auto"><i>GENITOR(A)</i></td><td style="height:auto"><i>NATURALIDADE</i></td><td style="height:auto" colspan=2><i>AVÓS (PAIS DO GENITOR AO LADO)</i></td></tr>
{''.join(f"<tr>{fil(n,t)}<td><i>AVÔ {'PATERNO' if n==r.pai else 'MATERNO'}</i><b>{nvl(X(a),b)}</b></td><td><i>AVÓ {'PATERNA' if n==r.pai else 'MATERNA'}</i><b>{nvl(X(o),b)}</b></td></tr>" for n,t,a,o in rows)}</table>
<table><tr>{c('GÊMEO',('SIM' if r.tw else 'NÃO'))}{c('NOME E MATRÍCULA DO(S) GÊMEO(S)',e(twt) if twt else b,3)}</tr></table>
<table><tr><td class=h colspan=4>REGISTRO</td></tr><tr>{c('DATA DE REGISTRO POR EXTENSO',X(dext(r.dr)),3)}{c('NÚMERO DA DNV',nvl(r.dnv,b))}</tr>
<tr><td colspan=4 style="height:17mm"><i>AVERBAÇÕES A ACRESCER</i>{nvl(r.av,b or '')}</td></tr><tr><td colspan=4 style="height:14mm"><i>ANOTAÇÕES A ACRESCER</i>{nvl(r.an,b or '')}</td></tr></table>
<table><tr><td class=h colspan=4>ANOTAÇÕES DE CADASTRO</td></tr><tr>{c('RG',rg+' - SSP/'+u if cad else b)}{c('PIS/NIS',b)}{c('PASSAPORTE',b)}{c('TÍTULO DE ELEITOR',b)}</tr></table>
<table><tr><td style="width:52%;font-size:7pt"><i>OFÍCIO</i><b style="font-size:7.6pt">{e(cart)}</b><br>Oficial Registrador(a): <b style="font-size:7.6pt">{e(r.of)}</b><br>{e(m)} - {u}<br>{r.end}, Centro - CEP {rn(r.R,5)}-{rn(r.R,3)}<br>Fone ({r.R.randint(11,98)}) 3{rn(r.R,3)}-{rn(r.R,4)} - registrocivil{r.k}@cartoriomail.com.br</td>
<td class=t>O conteúdo da certidão é verdadeiro. Dou fé.<br>{e(m)}, {ds(r.de)}<br>{sig(r.R)}<br>{e(r.cl)}<br><small>Escrevente Autorizad{'a'}</small></td></tr></table>
<div style="display:flex;gap:4mm;align-items:center">{qr(r.R,72)}<div style="font-size:7pt">Selo Digital de Fiscalização<br><b>{r.selo}</b><br>Emolumentos R$ {r.R.randint(28,60)},{rn(r.R,2)} | ISS R$ 1,{rn(r.R,2)} | Total R$ {r.R.randint(61,79)},{rn(r.R,2)}<br>Consulte a autenticidade em https://selodigital.tj{u.lower()}.jus.br<br><small>Provimento nº 63/2017 do Conselho Nacional de Justiça. Qualquer adulteração, rasura ou emenda invalida este documento.</small></div></div>'''
    g = [(X(n), X(mu(t)) if n else '') for n, t, *_ in rows]
    acc = {}
    t = truth(r, pts(mm), nome=X(r.nome), cpf=r.cpf, mat=r.mat, dtxt=dt, nat=X(mu(r.nas)), nat_label=True, estab=X(r.estab), nm=X(r.nas[0]), rm=m, cart=cart, dnv=r.dnv, livro=str(r.livro), folha=str(r.folha), termo=str(r.termo), g1=g[0][0], n1=g[0][1], g2=g[1][0], n2=g[1][1], avop=X(r.avop), avap=X(r.avap), avom=X(r.avom), avam=X(r.avam), twtxt=twt, twn=[X(n) for n in r.tw], av=r.av, an=r.an, selo=r.selo, of=r.of, accept=acc, cad=[rg] if cad else [])
    return page(css, body, mm), t
PA = ['', 'long av', 'nopai', 'twin', 'home nocpf', 'late an', 'noavop away', 'av an first']
# ---------- B: CNJ 2009 text, label above box, security paper, second copy; joint boxes
def B(r):
    mm = (216, 330); b = blank(r.k, 'xxxxxxxxxx', '--------', 'nada consta', '= = = ='); m, u = r.reg
    cart = [f"Registro Civil das Pessoas Naturais de {m}", f"Cartório de Registro Civil - {1+r.k%3}ª Zona de {m}", f"Ofício do Registro Civil e Anexos da Comarca de {m}"][r.k % 3]
    bx = lambda l, v, st='': f'<div class=f style="{st}"><span>{l}</span><p>{v}</p></div>'
    art = 'o' if r.M else 'a'
    P = f"{e(r.pai)}, natural de {e(mu(r.painat,'/'))}" if r.pai else ''; Mx = f"{e(r.mae)}, natural de {e(mu(r.maenat,'/'))}"
    fil = '; e de '.join(x for x in ([P, Mx] if r.k % 2 else [Mx, P]) if x)
    a = lambda x, y: ' e '.join(z for z in (x, y) if z)
    av = (f"Paternos: {e(a(r.avop,r.avap))}. " if a(r.avop, r.avap) else f"Paternos: {b}. ") + f"Maternos: {e(a(r.avom,r.avam))}."
    twt = 'e '.join(f"Irmã{'o' if r.M else ''} gême{art}: {n} " for n in r.tw).strip()
    loc = (f"{r.estab}, {r.end}" if r.home else r.estab)
    obs = r.av or r.an
    css = '''body{font:10pt "EB Garamond",serif;padding:14mm 15mm 0 15mm;font-variant-numeric:lining-nums}.f{margin-bottom:2.6mm;flex:1}.f span{font:bold 6.8pt "Liberation Sans";display:block;margin-left:1mm;color:#333}.f p{margin:0;border:.8pt solid #333;min-height:8mm;padding:1.3mm 2mm;background:#ffffffa0;font:11pt "Caladea",serif}.r{display:flex;gap:3mm}'''
    body = f'''{guil(612,935,['#7fae90','#c59a6b','#8aa4c8'][r.k%3])}<div style="position:absolute;inset:6mm;border:3pt double #456;z-index:-1"></div>
<div style="text-align:center;line-height:1.15">{arms(64,'#2d4a34')}<div style="font-size:12pt">República Federativa do Brasil</div><div style="font-size:12pt">Registro Civil das Pessoas Naturais</div><div style="font:bold 21pt 'EB Garamond';margin:2mm 0 1mm">Certidão de Nascimento</div>
<div style="font:8.5pt Arimo">Nome:</div><div style="font:bold 14.5pt Caladea">{e(r.nome)}</div><div style="font:8.5pt Arimo;margin-top:1mm">Matrícula:</div><div style="font:bold 12.5pt Caladea;letter-spacing:.6pt;margin-bottom:2mm">{r.mat}</div></div>
<div class=r>{bx('Data de nascimento por extenso',dext(r.dn),'flex:3')}{bx('Dia',r.dn.day,'flex:.35')}{bx('Mês',r.dn.month,'flex:.35')}{bx('Ano',r.dn.year,'flex:.5')}</div>
<div class=r>{bx('Hora',nvl(r.hora and r.hora+' h',b),'flex:.7')}{bx('Município de nascimento e Unidade da Federação',e(mu(r.nas,'/')),'flex:3')}</div>
<div class=r>{bx('Município de registro e Unidade da Federação',e(mu(r.reg,'/')),'flex:2')}{bx('Local de nascimento',e(loc),'flex:2.6')}{bx('Sexo',r.sexo,'flex:.8')}</div>
{bx('Filiação',fil)}{bx('Avós',av)}
<div class=r>{bx('Gêmeo','sim' if r.tw else 'não','flex:.4')}{bx('Nome e matrícula do(s) gêmeo(s)',e(twt) if twt else b,'flex:3')}</div>
<div class=r>{bx('Data do registro por extenso',dext(r.dr),'flex:2.6')}{bx('Número da Declaração de Nascido Vivo',nvl(r.dnv,b),'flex:1.4')}</div>
<div class=f><span>Observações / Averbações</span><p style="min-height:30mm;font-size:10pt">{nvl(obs,b)}</p></div>
<div class=r style="margin-top:3mm"><div style="flex:1.2;border:.8pt solid #333;padding:2mm;background:#ffffffa0;font-size:9.5pt"><b>{e(cart)}</b><br>{e(r.of)}<br><span style="font-size:8.5pt">Oficial{'a' if r.offem else ''} do Registro Civil</span><br>{e(m)} - {u}<br>{r.end}<br>Tel. ({r.R.randint(11,98)}) 3{rn(r.R,3)}-{rn(r.R,4)}</div>
<div style="flex:1.4;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{e(m)}, {dlong(r.de)}.<br><div style="margin-top:3mm">{sig(r.R,170,44)}</div><div style="border-top:.7pt solid #222;margin:0 10mm;font-size:9pt">Assinatura do Oficial ou preposto</div></div></div>
<div style="position:absolute;right:32mm;bottom:22mm">{stamp(76)}</div>
<div style="position:absolute;left:15mm;right:15mm;bottom:9mm;display:flex;justify-content:space-between;font:7pt Arimo"><span>{'Selo de Fiscalização nº '+r.selo if r.k!=5 else ''}</span><span>{'2ª VIA - ' if r.k%2 else ''}AA {rn(r.R,9)}</span><span>Lei 6.015/73, art. 17 - Provimento CNJ nº 3/2009</span></div>'''
    g = [(r.pai, mu(r.painat, '/')), (r.mae, mu(r.maenat, '/'))]
    if not r.k % 2: g.reverse()
    if not r.pai: g = [(r.mae, mu(r.maenat, '/')), ('', '')]
    t = truth(r, pts(mm), nome=r.nome, mat=r.mat, dtxt=dext(r.dn), nat=mu(r.nas, '/'), estab=loc if r.home else r.estab, nm=r.nas[0], rm=m, cart=cart, dnv=r.dnv, livro=str(r.livro), folha=str(r.folha), termo=str(r.termo), g1=g[0][0], n1=g[0][1] if g[0][0] else '', g2=g[1][0], n2=g[1][1] if g[1][0] else '', avop=r.avop, avap=r.avap, avom=r.avom, avam=r.avam, twtxt=twt, twn=r.tw, av=r.av, an='' if r.av else r.an, joint=True, selo=r.selo if r.k != 5 else '', of=r.of, accept={'local_nascimento.estabelecimento': [r.estab]} if r.home else {})
    return page(css, body, mm), t
PB = ['nohour an', 'short', 'home av', 'nopai', 'long', 'twin', 'noavom an late', 'foreign away']
# ---------- C: digital copy 2021-26, numbered two-column list, ICP signature block, vertical margin text
def C(r):
    mm = (210, 297); m, u = r.reg; b = blank(r.k, '—', 'Não consta', 'Não informado'); n = [0]
    cart = [f"{1+r.k%4}º Registro Civil das Pessoas Naturais de {m}", f"Registro Civil das Pessoas Naturais do {2+r.k}º Subdistrito de {m}", f"Tabelionato e Registro Civil {r.sp[2]}"][r.k % 3]
    def row(l, v, cls=''):
        n[0] += 1; return f'<tr class="{cls}"><td class=n>{n[0]:02d}</td><td class=l>{l}</td><td class=v>{v}</td></tr>'
    dt = f"{ds(r.dn)} ({dext(r.dn)})"; art = 'o' if r.M else 'a'
    twt = ' e '.join(r.tw); hv = nvl(r.hora and f"{r.hora} ({hext(r.hora)})", b)
    sx = r.sexo
    ac = '#0b4f8a'; h = rc(r.R, 40, '0123456789abcdef')
    css = f'''body{{font:9pt Lato,sans-serif;padding:10mm 12mm 8mm 17mm;background:linear-gradient(#eef5fb,#fff 70mm)}}table{{width:100%;border-collapse:collapse}}td{{padding:1.7mm 1.8mm;border-bottom:.5pt solid #bcd;vertical-align:top}}.n{{width:7mm;color:#fff;background:{ac};text-align:center;font:bold 7.5pt Lato}}.l{{width:46mm;color:#345;font:8.4pt Lato}}.v{{font:bold 10.2pt Lato}}.big .v{{font-size:13pt}}.side{{position:absolute;left:5mm;top:250mm;transform:rotate(-90deg);transform-origin:0 0;font:6.6pt Lato;color:#567;width:230mm}}'''
    body = f'''<div class=side>Certidão eletrônica emitida nos termos {'do Provimento CNJ nº 149/2023 e da Lei nº 14.382/2022' if r.de.year>2023 else 'do Provimento CNJ nº 46/2015'} — código hash {h} — válida somente em meio digital</div>
<div style="display:flex;align-items:center;gap:5mm;margin-bottom:3mm">{arms(60,ac)}<div style="flex:1"><div style="font:7.5pt Lato">REPÚBLICA FEDERATIVA DO BRASIL · REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div style="font:900 19pt Lato;color:{ac}">Certidão de Nascimento</div><div style="font:8.5pt Lato">{e(cart)}<br>{e(m)} / {u} · CNS {r.cns[:2]}.{r.cns[2:5]}-{r.cns[5]}</div></div>{qr(r.R,78)}</div>
<table>{row('Nome do registrado' if r.M else 'Nome da registrada',e(r.nome),'big')}{row('CPF',nvl(r.cpf,b))}{row('Matrícula',r.matp)}{row('Nascimento',dt)}{row('Horário',hv)}{row('Sexo',sx)}{row('Naturalidade',e(mu(r.nas,'/')))}{row('Local do nascimento',e(r.estab+(', '+r.end if r.home else '')))}{row('Município do nascimento / UF',e(mu(r.nas,'/')))}
{row('Genitora',e(r.mae))}{row('Naturalidade da genitora',e(mu(r.maenat,'/')))}{row('Avós maternos',e(' e '.join(x for x in (r.avom,r.avam) if x)))}{row('Genitor',nvl(r.pai,b))}{row('Naturalidade do genitor',nvl(mu(r.painat,'/'),b))}{row('Avós paternos',nvl(' e '.join(x for x in (r.avop,r.avap) if x),b))}
{row('Gêmeos',('Sim — '+e(twt)) if r.tw else 'Não')}{row('Registro lavrado em',f"{ds(r.dr)} ({dext(r.dr)})")}{row('Declarante',e([r.mae, r.pai or r.mae, r.cl][r.k%3]))}{row('Declaração de Nascido Vivo (DNV)',nvl(r.dnv,b))}{row('Averbações',nvl(r.av,b))}{row('Anotações voluntárias e à margem',nvl(r.an,b))}</table>
<div style="display:flex;gap:5mm;margin-top:4mm;font-size:8pt"><div style="flex:1;border:1pt solid {ac};border-radius:2mm;padding:2mm 3mm">Oficial de Registro Civil: <b>{e(r.of)}</b><br>Certidão emitida em <b>{ds(r.de)}</b> às {r.R.randint(9,17)}:{r.R.randint(10,59)} — {e(m)} ({u})<br>Selo eletrônico: <b>{r.selo}</b><br>Pedido CRC nº {rn(r.R,8)} · Emolumentos: R$ {r.R.randint(30,90)},{rn(r.R,2)}<br>{r.end}, {e(m)} · contato@rcpn-{r.k}.not.br</div>
<div style="width:62mm;border:1pt dashed #888;padding:2mm 3mm">Assinado digitalmente por<br><b>{e(r.cl.upper())}:{rn(r.R,11)}</b><br>Escrevente · ICP-Brasil · AC Certisys RFB G5<br>{r.de:%Y.%m.%d} 1{r.R.randint(0,7)}:{r.R.randint(10,59)}:{r.R.randint(10,59)} -03'00'</div></div>
<div style="font:6.8pt Lato;color:#456;margin-top:2.5mm">Para verificar a autenticidade acesse https://validar.registrocivil-exemplo.org.br e informe o código {rn(r.R,4)} {rn(r.R,4)} {rn(r.R,4)}. A impressão deste arquivo não possui valor de original, salvo se materializada por cartório.</div>'''
    loc = r.estab+(', '+r.end if r.home else '')
    t = truth(r, pts(mm), nome=r.nome, cpf=r.cpf, mat=r.matp, dtxt=dt, nat=mu(r.nas, '/'), nat_label=True, estab=loc, nm=r.nas[0], rm=m, cart=cart, dnv=r.dnv, livro=str(r.livro), folha=str(r.folha), termo=str(r.termo), g1=r.mae, n1=mu(r.maenat, '/'), g2=r.pai, n2=mu(r.painat, '/'), avop=r.avop, avap=r.avap, avom=r.avom, avam=r.avam, twtxt=twt, twn=r.tw, av=r.av, an=r.an, selo=r.selo, of=r.of, accept={'dados_pessoais.data_nascimento.texto_completo': [ds(r.dn), dext(r.dn)]})
    return page(css, body, mm), t
PC = ['first', 'nopai nocpf', 'home', 'trip', 'long an', 'av away', 'noavop', 'short foreign']
# ---------- D: landscape vendor sheet, dark side band, label at left, cards for parents (2023-26)
def D_(r):
    mm = (297, 210); m, u = r.reg; X = up; b = blank(r.k, 'NADA CONSTA', '********', '-')
    cart = [f"SERVENTIA DE REGISTRO CIVIL DAS PESSOAS NATURAIS DE {X(m)}", f"OFÍCIO DA CIDADANIA DE {X(m)} - RCPN", f"{2+r.k%3}º CARTÓRIO DE REGISTRO CIVIL E NOTAS"][r.k % 3]
    col = ['#27313f', '#3d2a4f', '#17432f'][r.k % 3]
    l = lambda a, v, cl='': f'<div class="l {cl}"><span>{a}</span><b>{v}</b></div>'
    card = lambda t, n, nat, a, o, A, O: f'<div class=c><em>{t}</em>{l("Nome",nvl(X(n),b))}{l("Natural de",nvl(X(mu(nat,", ")),b) if n else b)}{l(A,nvl(X(a),b))}{l(O,nvl(X(o),b))}</div>'
    twt = '; '.join(X(n) for n in r.tw)
    cs = [card('PRIMEIRO(A) GENITOR(A)' if i == 0 else 'SEGUNDO(A) GENITOR(A)', *x) for i, x in enumerate([(r.mae, r.maenat, r.avom, r.avam, 'Avô materno', 'Avó materna'), (r.pai, r.painat, r.avop, r.avap, 'Avô paterno', 'Avó paterna')][::1 if r.k % 2 else -1])]
    onlycl = r.k in (4, 7)
    css = f'''body{{font:8pt "Roboto Condensed",sans-serif}}.s{{position:absolute;left:0;top:0;bottom:0;width:56mm;background:{col};color:#eee;padding:8mm 5mm;text-align:center;font-size:8pt}}.m{{position:absolute;left:60mm;right:8mm;top:7mm}}.l{{display:flex;gap:2mm;align-items:baseline;padding:1.25mm 0;border-bottom:.4pt dotted #999}}.l span{{flex:0 0 30mm;text-align:right;color:#666;font:7.4pt "Roboto Condensed"}}.l b{{font:500 9.6pt Roboto}}.g{{display:grid;grid-template-columns:1fr 1fr;column-gap:6mm}}.c{{border:.8pt solid {col};border-radius:2mm;padding:1.5mm 2mm}}.c em{{font:bold 7.5pt "Roboto Condensed";color:{col}}}.c .l span{{flex-basis:19mm}}h1{{font:bold 20pt Roboto;margin:0 0 1mm;color:{col}}}.o{{border:.8pt solid #777;margin-top:2mm;padding:1mm 2mm;min-height:21mm;font:8.8pt Roboto}}'''
    av = r.av or r.an
    body = f'''<div class=s>{arms(64,'#caa64a')}<div style="font:bold 8.5pt Roboto;margin:2mm 0">REPÚBLICA FEDERATIVA DO BRASIL</div>{e(cart)}<br>{e(m)} - {u}<br><br><div style="font-size:7pt">{r.end}<br>CEP {rn(r.R,5)}-{rn(r.R,3)}<br>({r.R.randint(11,98)}) 9{rn(r.R,4)}-{rn(r.R,4)}</div><div style="margin:5mm 0 2mm">{qr(r.R,92)}</div>SELO DIGITAL<br><b style="font:bold 9pt Roboto">{r.selo}</b><br><div style="font-size:6.6pt;margin-top:2mm">Consulta: www.tj{u.lower()}.jus.br/selos<br>Ato: {rn(r.R,4)} · Emol. R$ {r.R.randint(30,60)},{rn(r.R,2)} · Fundos R$ {r.R.randint(3,9)},{rn(r.R,2)}</div>
<div style="position:absolute;bottom:8mm;left:5mm;right:5mm;font-size:6.6pt">{'1ª via gratuita - Lei nº 9.534/97' if r.k%2 else '2ª via - validade indeterminada'}<br>Pág. 1/1 · Protocolo {rn(r.R,6)}</div></div>
<div class=m><h1>CERTIDÃO DE NASCIMENTO</h1>
{l('Registrado(a)',f'<span style="font:bold 12.5pt Roboto;color:#000">{e(X(r.nome))}</span>')}<div class=g>{l('Matrícula',r.mat)}{l('CPF',nvl(r.cpf,b))}{l('Nasceu em',X(dlong(r.dn)))}{l('Às',nvl(r.hora and X(hext(r.hora)),b))}{l('Sexo',X(r.sexo))}{l('Naturalidade',e(X(mu(r.nas,', '))))}{l('Local',e(X(r.estab)))}{l('Município / UF do fato',e(X(mu(r.nas,', '))))}</div>
<div class=g style="margin:2mm 0">{cs[0]}{cs[1]}</div>
<div class=g>{l('Parto gemelar',('SIM' if r.tw else 'NÃO'))}{l('Irmão(s) gêmeo(s)',nvl(twt,b))}{l('Registrado em',X(dlong(r.dr)))}{l('DNV nº',nvl(r.dnv,b))}</div>
<div class=o><span style="font:7.4pt 'Roboto Condensed';color:#666">AVERBAÇÕES E ANOTAÇÕES À ACRESCER</span><br>{nvl(av,b)}</div>
<table style="width:100%;font:7.6pt 'Roboto Condensed';border-collapse:collapse;margin-top:2mm"><tr><td style="border:.5pt solid #777;padding:1mm 2mm">Documento</td><td style="border:.5pt solid #777;padding:1mm 2mm">Número</td><td style="border:.5pt solid #777;padding:1mm 2mm">Expedição</td><td style="border:.5pt solid #777;padding:1mm 2mm">Órgão</td></tr>{''.join(f'<tr><td style="border:.5pt solid #777;padding:.8mm 2mm">{x}</td><td style="border:.5pt solid #777">&nbsp;</td><td style="border:.5pt solid #777"></td><td style="border:.5pt solid #777"></td></tr>' for x in ('RG','Cartão Nacional de Saúde'))}</table>
<div style="display:flex;margin-top:3mm;font:8.4pt Roboto;gap:8mm"><div style="flex:1">Certifico e dou fé que o conteúdo desta certidão é verdadeiro.<br>{e(m)} - {u}, {X(dlong(r.de))}.</div><div style="flex:1;text-align:center">{sig(r.R,150,34)}<div style="border-top:.6pt solid #333">{e(r.cl if onlycl else r.of)}<br>{'Escrevente Substituta' if onlycl else 'Registrador(a) Civil'}</div></div></div></div>'''
    g = [(X(r.mae), X(mu(r.maenat, ', '))), (X(r.pai), X(mu(r.painat, ', ')) if r.pai else '')][::1 if r.k % 2 else -1]
    acc = {'autenticação.oficial_registro': ['']} if onlycl else {}
    t = truth(r, pts(mm), nome=X(r.nome), cpf=r.cpf, mat=r.mat, dtxt=X(dlong(r.dn)), nat=X(mu(r.nas, ', ')), nat_label=True, estab=X(r.estab), nm=X(r.nas[0]), rm=m, cart=cart, dnv=r.dnv, livro=str(r.livro), folha=str(r.folha), termo=str(r.termo), g1=g[0][0], n1=g[0][1], g2=g[1][0], n2=g[1][1], avop=X(r.avop), avap=X(r.avap), avom=X(r.avom), avam=X(r.avam), twtxt=twt, twn=[X(n) for n in r.tw], av=r.av, an='' if r.av else r.an, joint=True, selo=r.selo, of=r.cl if onlycl else r.of, accept=acc)
    return page(css, body, mm), t
PD = ['long', 'noavop av', '', 'nopai', 'twin away', 'home nohour', 'an', 'short first']
# ---------- E: labels under ruled lines, 2012-2019, first copies and second copies; livro/folha/termo printed apart too
def E_(r):
    mm = (215, 315); m, u = r.reg; b = blank(r.k, '- x - x - x -', '', '///////////', 'Ignorado')
    cart = [f"Cartório {r.sp[2]} - 1º Ofício de Registro Civil", f"Registro Civil da Sede da Comarca de {m}", f"Serviço de Registro Civil das Pessoas Naturais do Distrito de Vila Nova"][r.k % 3]
    f = lambda v, l, w=1: f'<div class=f style="flex:{w}"><p>{v or "&nbsp;"}</p><span>{l}</span></div>'
    R_ = lambda *x: '<div class=r>' + ''.join(x) + '</div>'
    lv = f"A-{r.livro:03d}"; fo = f"{r.folha:03d}" + ('V' if r.k % 3 == 1 else ''); te = f"{r.termo:,}".replace(',', '.')
    twt = ('Gêmeo de ' if r.M else 'Gêmea de ') + ' e de '.join(r.tw)
    par = 'r.k'; fem = 'feminino'; hv = r.hora.replace(':', 'h') + 'min' if r.hora else b
    clonly = r.k == 3; cc = ['#8b3a3a', '#37517e', '#5b5b2b'][r.k % 3]
    css = f'''body{{font:10pt "TeX Gyre Pagella",serif;padding:19mm 20mm}}.r{{display:flex;gap:4mm;margin-bottom:2.6mm}}.f p{{margin:0;border-bottom:.8pt solid {cc};font:bold 10.4pt "Cousine",monospace;min-height:5.2mm;text-align:center;letter-spacing:-.3pt}}.f span{{display:block;margin-top:.7mm;text-align:center;font:italic 8pt "TeX Gyre Pagella";color:{cc}}}'''
    body = f'''{guil(609,893,cc,40,.22)}<div style="position:absolute;inset:7mm;border:6pt ridge {cc};z-index:-1"></div><div style="position:absolute;inset:11mm;border:.6pt solid {cc};z-index:-1"></div>
<div style="display:flex;align-items:center;gap:4mm">{arms(66,cc)}<div style="flex:1;text-align:center"><div style="font-size:11pt">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font-size:10pt">{e(estado(u))} &nbsp;–&nbsp; Comarca de {e(m)}</div><div style="font-size:10pt">{e(cart)}</div></div><div style="width:30mm;border:.7pt solid {cc};font:7pt Arimo;text-align:center;padding:1.5mm">SELO DE AUTENTICIDADE<br><b style="word-break:break-all;display:block">{r.selo}</b>{qr(r.R,54)}</div></div>
<div style="text-align:center;font:bold 24pt 'TeX Gyre Chorus';color:{cc};margin:2mm 0 3mm">Certidão de Nascimento</div>
{R_(f(e(r.nome),'nome completo'))}{R_(f(r.mat,'matrícula',3))}{R_(f(lv,'livro'),f(fo,'folha'),f(te,'termo'),f(r.sexo[0] if r.k%4==0 else r.sexo.lower(),'sexo'))}
{R_(f(dext(r.dn),'nasceu no dia (por extenso)',4),f(hv,'hora'))}
{R_(f(e(r.estab if not r.home else 'em domicílio, '+r.end),'estabelecimento ou lugar do nascimento',3))}{R_(f(e(r.nas[0]),'cidade',3),f(r.nas[1],'UF',.5),f(('sim' if r.tw else 'não'),'gêmeo?',.6))}
{R_(f(nvl(r.pai,b),'pai',3),f(nvl(mu(r.painat),b),'natural de',2))}{R_(f(e(r.mae),'mãe',3),f(e(mu(r.maenat)),'natural de',2))}
{R_(f(nvl(r.avop,b),'avô paterno'),f(nvl(r.avap,b),'avó paterna'))}{R_(f(nvl(r.avom,b),'avô materno'),f(nvl(r.avam,b),'avó materna'))}
{R_(f(dext(r.dr),'registro lavrado em',3),f(nvl(r.dnv,b),'DNV',1.2))}{R_(f(e([r.pai or r.mae, r.mae][r.k%2]),'declarante'),f(nvl(r.cpf if r.k in (2,6) else '',b),'CPF do(a) registrado(a)'))}
<div style="border:.8pt solid {cc};min-height:27mm;padding:1mm 2.5mm;font:9.6pt Cousine,monospace;letter-spacing:-.3pt"><span style="font:italic 8pt 'TeX Gyre Pagella';color:{cc}">observações e averbações:</span><br>{e(twt)+'.' if r.tw else ''} {nvl(r.av or r.an, '' if r.tw else b)}</div>
<div style="text-align:center;margin-top:4mm">O referido é verdade e dou fé.<br>{e(m)}, {dext(r.de)}.</div><div style="text-align:center;margin-top:4mm">{sig(r.R,190,42)}<div style="border-top:.7pt solid #222;margin:0 45mm;font-size:9.5pt">{e(r.cl if clonly else r.of)}<br><i style="font-size:8.5pt">{'Escrevente Juramentada' if clonly else 'Oficiala Registradora' if r.offem else 'Oficial Registrador'}</i></div></div>
<div style="position:absolute;left:24mm;bottom:25mm">{stamp(84,cc)}</div><div style="position:absolute;left:20mm;right:20mm;bottom:14mm;text-align:center;font:7pt Arimo">{r.end} - {e(m)}/{u} - Fone: {rn(r.R,4)}-{rn(r.R,4)} - {'Isenta de emolumentos (Lei 9.534/97)' if 'via1' in r.o else 'Emolumentos: R$ 2'+rn(r.R,1)+','+rn(r.R,2)}</div>'''
    loc = r.estab if not r.home else 'em domicílio, '+r.end
    acc = {'autenticação.oficial_registro': ['']} if clonly else {}
    if r.tw: acc['observações.averbações'] = acc['observações.anotações'] = [twt, twt+'.']
    cp = r.cpf if r.k in (2, 6) else ''
    t = truth(r, pts(mm), nome=r.nome, cpf=cp, mat=r.mat, dtxt=dext(r.dn), nat=mu(r.nas), estab=loc, nm=r.nas[0], rm=m, cart=cart, dnv=r.dnv, livro=lv, folha=fo, termo=te, g1=r.pai, n1=mu(r.painat), g2=r.mae, n2=mu(r.maenat), avop=r.avop, avap=r.avap, avom=r.avom, avam=r.avam, twtxt=twt, twn=r.tw, av=r.av, an='' if r.av else r.an, joint=True, selo=r.selo, of=r.cl if clonly else r.of, accept=acc)
    return page(css, body, mm), t
PE_ = ['av', 'via1', 'long', 'twin', 'nopai via1', 'home an', 'noavop', 'noavom first away']
FORMS = {'A': (A, PA, (1985, 2023, 2018, 2026)), 'B': (B, PB, (1958, 2012, 2010, 2017)), 'C': (C, PC, (2001, 2025, 2021, 2026)), 'D': (D_, PD, (1970, 2025, 2023, 2026)), 'E': (E_, PE_, (1996, 2016, 2012, 2019))}
