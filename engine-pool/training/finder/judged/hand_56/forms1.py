from data import *
UP = str.upper
def L_(lst): return ' '.join(lst)
# ============ Z1: typed half sheet, 1950s-70s ============
S1 = {
1:dict(uf='MG',mun='Manhuaçu',home='Córrego do Ouro',b='1951-08-23',t='03:00',sex='M',reg='1951-09-10',em='1953-02-04',g='Lindolfo',cart='Cartório do Registro Civil de Manhuaçu',of=('Jarbas Monteiro de Castro','Oficial do Registro Civil'),L=37,verso='v',decl='o pai',blank='-x-x-x-x-'),
2:dict(uf='PE',mun='Pesqueira',est='Casa de Saúde São José',b='1958-03-02',t='14:30',sex='F',reg='1958-03-11',em='1960-10-19',g='Maria Lindalva',cart='Cartório do 1º Ofício de Pesqueira',of=('Agamenon Ferraz Leite','Oficial'),L=61,decl='o pai',blank='= = = = ='),
3:dict(uf='SP',mun='Bastos',home='Bairro Cascata',b='1949-11-30',t='22:00',sex='M',reg='1949-12-15',em='1955-06-01',g='Mitsuo',eth='jp',sur='Watanabe',cart='Cartório de Paz e Registro Civil de Bastos',of=('Oswaldo Penteado Sobrinho','Escrivão de Paz'),L=14,decl='o pai',blank='-.-.-.-.-',
   g1=dict(name='Kenji Watanabe',nat=('Kumamoto','Japão'),gp=['Tomekichi Watanabe','Haru Watanabe']),g2=dict(name='Fumiko Watanabe',nat=('Fukuoka','Japão'),gp=['Yasuo Hirata','Shizue Hirata'])),
4:dict(uf='RS',mun='Antônio Prado',est='Hospital São José',b='1956-01-17',t='05:45',sex='F',reg='1956-01-20',em='1957-07-30',g='Inês Teresinha',eth='it',twins=['Lúcia Teresinha'],cart='Ofício do Registro Civil de Antônio Prado',of=('Vitório Golin','Oficial do Registro Civil'),clerk=('Amália Golin Rech','Ajudante'),L=22,decl='o pai',blank='x-x-x-x-x'),
5:dict(uf='BA',mun='Caetité',home='Fazenda Lagoa Funda',b='1962-06-24',t='00:00',sex='M',reg='1962-07-02',em='1963-01-08',g='Deocleciano',order='m',cart='Cartório do Registro Civil de Caetité',of=('Durval Públio de Castro','Oficial'),L=19,decl='a avó materna',blank='- - - - - -'),
6:dict(uf='CE',mun='Icó',home='Sítio Umari dos Bezerras',b='1947-02-11',t='',sex='F',reg='1965-05-20',em='1965-05-22',nm='Francisca Ana da Conceição Bezerra de Menezes e Albuquerque',g1=dict(name='Raimundo Bezerra de Menezes'),g2=dict(name='Ana da Conceição Albuquerque'),cart='Cartório do Registro Civil de Icó',of=('Maria Nazaré Leite Barbosa','Oficial'),L=44,verso='v',decl='a própria registrada',blank='-o-o-o-o-',av=['tardioold']),
7:dict(uf='RJ',mun='Vassouras',est='Hospital Eufrásia Teixeira Leite',b='1966-12-08',t='11:15',sex='M',reg='1966-12-19',em='1970-04-27',g='Carlos Eduardo',cart='Cartório da 1ª Circunscrição de Vassouras',of=('Heitor Lacerda Werneck','Oficial do Registro Civil'),L=52,decl='a mãe',blank='-x-x-',av=['legit']),
8:dict(uf='PA',mun='Óbidos',est='Santa Casa de Misericórdia',b='1971-09-01',t='16:20',sex='F',reg='1971-09-15',em='1974-03-12',g='Ocirema',cart='Cartório Savino',of=('Benedita Savino Pantoja','Oficial do Registro Civil'),clerk=('Ildefonso Picanço','Escrevente Juramentado'),L=33,decl='o pai',blank='*********',g2=dict(gp=['Raimundo','Sabina']))}
def z1(r):
    s = r.s; up = r.n in (2,4,6,8)
    if up: mapnames(r, UP)
    old = r.em.year < 1972; bl = s['blank']
    r.av = [note(r,k) for k in s.get('av',[])]
    if up: r.av = [a.upper() for a in r.av]
    r.joint = bool(r.av); r.twtxt = ', '.join(t[0] for t in r.twins)
    W = dw(r.b, trema=True); num = f'{r.b.day}-{r.b.month}-{r.b.year}'; lng = dl(r.b)
    r.acc = {}
    if r.n % 2: r.btxt = W; bt = f'{W} ({num})'; r.acc['dados_pessoais.data_nascimento.texto_completo'] = [bt, num]
    elif r.n in (2,8): r.btxt = bt = W.upper(); 
    else: r.btxt = bt = lng.upper() if up else lng
    h, m = (r.t or '0:0').split(':')
    ht = 'ignorada a' if not r.t else (f'{int(h)},{m}' if r.n in (2,7) else hw(r.t).replace(' horas','').replace(' hora','').replace(' minutos','') if r.n in (1,3,5) and m == '00' else f'{int(h)}h{m}m')
    hlab = 'hora' if int(h) in (0,1) and r.t else 'horas'
    if r.n == 5: ht = 'zero'; hlab = 'hora'
    def V(x, w=0): return f'<span class="v" style="{"min-width:%dmm;display:inline-block;text-align:center;" % w if w else ""}">&nbsp;{e(x) if x else bl}&nbsp;</span>'
    fa = next((p for p in r.par if p['role']=='pai'), None); mo = next(p for p in r.par if p['role']=='mãe')
    st = 'E' if r.n in (1,3,7) else '('
    np = lambda p: (natp(p['nat'], st).upper() if up and p else natp(p['nat'], st)) if p else ''
    if r.home: place = ('DOMICÍLIO, LUGAR ' if up else 'domicílio, lugar ')+r.home
    else: place = r.est
    fl = 'fôlhas' if old else 'folhas'; te = 'têrmo' if old else 'termo'; sb = 'sôbre o' if old else 'sobre o'
    pais = 'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL' if r.em.year < 1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'
    r.livro, lv = f'A-{r.L}', f'A-{r.L}'
    if r.n % 3 == 0: r.livro = lv = str(r.L)
    if r.n == 7: r.termo = f'{r.termo_n//1000}.{r.termo_n%1000:03d}' if r.termo_n > 999 else r.termo; r.acc['registro.termo'] = [str(r.termo_n)]
    o = r.o; tw = ('Gêmeo' if o=='o' else 'Gêmea')+' de '+r.twtxt+'.' if r.twins else ''
    if up: tw = tw.upper()
    ob = ' '.join([tw]+r.av).strip()
    if r.home: r.acc['local_nascimento.estabelecimento'] = [place]
    sig = r.clerk or (r.of, r.ofc)
    body = f'''<div class="b1"></div><div class="b2"></div><div class="in">
<div class="hd"><div class="ar">{arms(46,'#24513a')}</div><div><div class="c1">{pais}</div><div class="c2">ESTADO {EST[r.uf][0].upper()} {EST[r.uf][1].upper()} &nbsp;★&nbsp; MUNICÍPIO E COMARCA DE <span class="t">{e(r.mun)}</span></div><div class="c3">{e(r.cart)}</div></div><div class="ar"><div class="stp">Cr$<br>{'2,00' if r.em.year>1966 else '15,00'}</div></div></div>
<div class="ti">Certidão de Nascimento</div>
<p><span class="cap">{V(r.of)}</span>, {e(r.ofc)}, <b>CERTIFICA</b> que, às {fl} {V(r.folha,14)} do livro n.º {V(lv,16)}, sob n.º de {te} {V(r.termo,18)}, consta em data de {V(dn(r.reg) if r.n!=3 else dl(r.reg))} o registro de nascimento de {V(r.name)} do sexo {V('masculino' if r.sex=='M' else 'feminino') if not up else V('MASCULINO' if r.sex=='M' else 'FEMININO')}, nascid{o} em {V(bt)} às {V(ht)} {hlab}, em {V(place)} município de {V(r.bmun)} Estado {V(EST[r.buf][0]+' '+EST[r.buf][1] if not up else (EST[r.buf][0]+' '+EST[r.buf][1]).upper())}; filh{o} de {V(fa['name'] if fa else '')} natural de {V(np(fa))} e de D. {V(mo['name'])} natural de {V(np(mo))}; avós paternos: {V(fa['gp'][0] if fa else '')} e D. {V(fa['gp'][1] if fa else '')}; avós maternos: {V(mo['gp'][0])} e D. {V(mo['gp'][1])}. Foi declarante {V(s['decl'].upper() if up else s['decl'])}.</p>
<p class="ob">Observações: {V(ob, 0 if ob else 60)}</p>
<div class="ft"><div>O referido é verdade e dou fé.<br>{V(r.mun)}, {V(dl(r.em) if not up else dl(r.em).upper())}</div><div class="sg">{squig(r.form+str(r.n),130,26)}<br><span class="t">{e(sig[0])}</span><br><i>{e(sig[1])}</i></div></div></div>'''
    css = '''.pg{background:#fbf8ec;font-family:"Old Standard TT";font-size:9.2pt;color:#24513a}
.b1{position:absolute;inset:5mm;border:3.2mm solid;border-image:repeating-linear-gradient(45deg,#7fa58d 0 2px,#e4eedf 2px 4px,#24513a 4px 5px) 14}.b2{position:absolute;inset:9mm;border:.5pt solid #24513a}
.in{position:absolute;inset:10mm 12mm}.hd{display:flex;justify-content:space-between;align-items:center;text-align:center}.c1{letter-spacing:1.5pt;font-size:9.5pt}.c2{font-size:8.4pt;margin-top:1mm}.c3{font-size:11pt;font-style:italic;margin-top:.6mm}
.ti{text-align:center;font-family:"GFS Didot";font-size:17pt;letter-spacing:3pt;margin:0 0 1mm}p{margin:0;text-align:left;line-height:17.2pt;font-size:10.2pt}.v,.t{font-family:"Courier Prime";color:#222;font-size:9.9pt}.v{border-bottom:.8pt dotted #24513a}.stp{border:1.2pt dashed #a33;color:#a33;font-size:7pt;padding:2mm 1.5mm;width:13mm;transform:rotate(-4deg)}
.ob{margin-top:1mm}.ft{position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-between;align-items:flex-end;font-size:8.8pt}.sg{text-align:center;line-height:1.15}'''
    return page(r, 210, 148, css, body)
# ============ Z2: inteiro teor ============
S2 = {
1:dict(uf='PR',mun='Prudentópolis',home='na localidade de Linha Esperança',b='1968-04-05',t='04:10',sex='F',reg='1968-04-22',em='2013-08-14',g='Olga',eth='ua',sur='Prytula',last1='Prytula',g1=dict(name='Miguel Prytula',nat=('Prudentópolis','PR'),gp=['Estefano Prytula','Tecla Boiko Prytula']),g2=dict(name='Paulina Hnatiuk Prytula',nat=('Mallet','PR'),gp=['Demétrio Hnatiuk','Ana Zaleski Hnatiuk']),cart='Serviço de Registro Civil das Pessoas Naturais de Prudentópolis',of=('Zenóbia Scremin Barabach','Oficial Registradora'),L=48,an=1,decl='o pai'),
2:dict(uf='PA',mun='Cametá',est='Hospital Regional de Cametá',b='1984-10-12',t='19:05',sex='M',reg='1985-01-09',em='2015-02-26',g='Nazareno',order='m',sur='Lobato Pompeu',g1=dict(name='Raimunda Lobato Pompeu',nat=('Mocajuba','PA'),gp=['',"Domingas Lobato"]),cart='Cartório do 2º Ofício de Cametá',of=('Rosivaldo Gaia Wanzeller','Oficial Interino'),L=71,verso='v',decl='a mãe'),
3:dict(uf='GO',mun='Jataí',est='Hospital e Maternidade Samaritano',b='1996-07-31',t='08:52',sex='M',reg='1996-08-06',em='2019-11-05',g='Ítalo Henrique',twins=['Ícaro Henrique'],cart='Cartório de Registro Civil e Tabelionato de Notas de Jataí',of=('Adélia Franco Vilela','Oficial Titular'),clerk=('Wanderson Assis Carrijo','Escrevente Autorizado'),av=['cpf'],L=102,decl='o pai'),
4:dict(uf='SC',mun='Urussanga',home='em Rio Carvão',b='1939-05-19',t='06:00',sex='M',reg='1939-06-02',em='2012-03-21',nm='Bruno Mazzuco',eth='it',last1='Mazzuco',g1=dict(name='Ângelo Mazzuco',nat=('Urussanga','SC'),gp=['Pietro Mazzuco','Domenica De Bona Mazzuco']),g2=dict(name='Amábile Fontanella Mazzuco',nat=('Longarone','Itália'),gp=['Luigi Fontanella','Oliva Feltrin Fontanella']),cart='Escrivania de Paz e Registro Civil de Urussanga',of=('Clarisse Búrigo Nichele','Oficial'),L=11,an=2,decl='o pai'),
5:dict(uf='SP',mun='Cananéia',bmun='Registro',est='Hospital São João',b='2004-01-29',t='23:41',sex='F',reg='2004-02-03',em='2021-09-17',g='Yasmin Vitória',cpf=0,dnv=1,cart='Oficial de Registro Civil das Pessoas Naturais e Tabelião de Notas de Cananéia',of=('Leopoldo Xavier Paiva','Oficial'),clerk=('Tainá Ramponi Cubas','Escrevente'),av=['divpais'],L=29,g1=dict(gp=['','']),decl='o pai'),
6:dict(uf='MA',mun='Barra do Corda',home='na Aldeia Três Lagoas, Terra Indígena Bacurizinho',b='1999-12-03',t='',sex='M',reg='2003-05-19',em='2018-06-08',nm='Kaiwar Zapor Guajajara',g1=dict(name='Zapor Manoel Guajajara',nat=('Grajaú','MA'),gp=["Tuxinim","Iwyra'i Guajajara"]),g2=dict(name='Marinete Kari Guajajara',nat=('Barra do Corda','MA'),gp=['José Amorim Guajajara','Zahy']),cart='Serventia Extrajudicial do 1º Ofício de Barra do Corda',of=('Hilário Milhomem Nava','Oficial'),L=66,decl='a mãe'),
7:dict(uf='RN',mun='Caicó',est='Hospital do Seridó',b='1979-02-28',t='12:00',sex='F',reg='1994-11-07',em='2016-04-13',nm='Maria Auxiliadora das Neves Medeiros de Araújo Dantas Galvão',g1=dict(name='Severino Dantas Galvão'),g2=dict(name='Francisca das Neves Medeiros de Araújo'),cart='2º Ofício de Notas e Registro Civil de Caicó',of=('Genilda Santa Rosa Diniz','Oficiala'),an=3,L=80,verso='v',decl='a própria registrada'),
8:dict(uf='RR',mun='Bonfim',bmun='Boa Vista',est='Hospital Materno Infantil Nossa Senhora de Nazareth',b='2016-08-20',t='01:21',sex='F',reg='2016-09-01',em='2022-05-30',g='Isadora',order='mm',cpf=1,dnv=1,sur='Level Thomas',g1=dict(name='Jaqueline Level Marques',nat=('Boa Vista','RR')),g2=dict(name='Shondell Ann Thomas',nat=('Lethem','Guiana'),gp=['Aubrey Thomas','Claudette Persaud']),cart='Ofício Único de Bonfim',of=('Tancredo Brasil Queiroga','Oficial Interino'),L=9,decl='ambas as mães')}
def z2(r):
    s = r.s; r.joint = False; r.acc = {}
    if r.n in (2,5,8): mapnames(r, UP, places=False)
    r.av = [note(r,k) for k in s.get('av',[])]
    if s.get('an') == 1:
        r.av = [note(r,'casou',sp='Nestor Wolochate',new='Olga Prytula Wolochate',lo=D(1989,1,5))]; r.joint = True
    if s.get('an') == 2:
        r.an = [note(r,'casou',sp='Zelinda Grando',d=D(1963,9,21),where='Orleans/SC'), note(r,'obito',lo=D(1998,1,1),where='Criciúma/SC')]
    if s.get('an') == 3: r.an = [note(r,'interd',lo=D(2005,1,1))]
    r.twtxt = ', '.join(t[0] for t in r.twins)
    o = r.o; W = dw(r.b); r.btxt = W; num = dn(r.b)
    if r.n % 2: r.acc['dados_pessoais.data_nascimento.texto_completo'] = [f'{W} ({num})', num]
    bt = f'{W} ({num})' if r.n % 2 else W
    trs = {'M':['lavrador','comerciante','motorista','funcionário público'],'F':['do lar','professora','lavradora','costureira']}
    def who(p): 
        x = e(p['name']) + (', brasileir%s' % ('o' if p['sex']=='M' else 'a') if not p['nat'] or len(p['nat'][1])==2 else ', estrangeir%s' % ('o' if p['sex']=='M' else 'a')) + f', {r.rng.choice(trs[p["sex"]])}'
        if p['nat']: x += ', natural de ' + e(natp(p['nat'], ('(', ',', 'E', '/')[r.n % 4]))
        return x + f', com {ext(p["age"])} anos de idade'
    hora = (f'{hprep(r.t)} {hw(r.t)}' + (f' ({r.t.replace(":","h")})' if r.n%2 else '')) if r.t else 'em hora ignorada'
    plc = f'no {r.est}, no município de {e(r.bmun)}, Estado {EST[r.buf][0]} {EST[r.buf][1]}' if r.est else f'em domicílio, {r.home}, município de {e(r.bmun)}, Estado {EST[r.buf][0]} {EST[r.buf][1]}'
    if r.home: r.acc['local_nascimento.estabelecimento'] = [f'domicílio, {r.home}', 'em domicílio']
    fil = ' e de '.join(who(p) for p in r.par)
    def gpx(p, lab):
        a, b = p['gp']
        if not a and not b: return f'{lab}: não declarados'
        return f'{lab}: ' + (f'{e(a)} e {e(b)}' if a and b else f'avó {e(b)}, ignorado o avô')
    if r.kind == 'mm': gps = '; '.join(gpx(p, 'avós, por '+e(p['name'].split()[0])) for p in r.par)
    else: gps = '; '.join(gpx(p, 'avós paternos' if p['role']=='pai' else 'avós maternos') for p in r.par)
    tw = (', sendo %s o segundo de parto duplo, gêmeo de %s' % ('este', e(r.twtxt))) if r.twins else ''
    dnv = f' Declaração de Nascido Vivo nº {r.dnv}.' if r.dnv else ''
    cp = f' Inscrit{o} no CPF sob nº {r.cpf}.' if r.cpf and r.n == 8 else ''
    dw_ = {'o pai':'o pai d%s registrad%s' % (o,o),'a mãe':'a mãe d%s registrad%s' % (o,o)}.get(s['decl'], s['decl'])
    late = ' O presente assento é feito fora do prazo legal, por despacho do MM. Juiz.' if (r.reg-r.b).days > 400 else ''
    r.livro = f'A-{r.L}' if r.n % 3 else f'{r.L}-A'
    fo = r.folha
    body = f'''<div class="wm">{arms(330,'#eef0e8')}</div><div class="in"><table class="h"><tr><td style="width:24mm">{arms(62,'#7a6420','#f4edd2')}</td><td><div class="a">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="b">Estado {EST[r.uf][0]} {EST[r.uf][1]} · Comarca de {e(r.mun)}</div><div class="c">{e(r.cart)}</div><div class="d">{e(r.of)} – {e(r.ofc)}</div></td></tr></table>
<div class="ti">CERTIDÃO DE INTEIRO TEOR</div><div class="ts">Registro de Nascimento</div><div class="mt">matrícula nº <b>{r.mat}</b></div>
<p>CERTIFICO, a requerimento de pessoa interessada, que, revendo os livros de nascimentos desta serventia, situada no município de {e(r.mun)}, {r.uf}, deles, no de número {r.livro}, a folhas {fo}, sob o número de ordem {r.termo}, consta o assento do teor seguinte: “{dias(r.reg)}, nesta cidade de {e(r.mun)}, em cartório, compareceu {dw_} e, perante as testemunhas adiante nomeadas, declarou que {'no dia ' if r.b.day!=1 else 'no dia '}{bt}, {hora}, {plc}, nasceu uma criança do sexo {'masculino' if o=='o' else 'feminino'}, a quem se deu o nome de {e(r.name)}{tw}, filh{o} de {fil}; {gps}.{dnv}{cp}{late} Foram testemunhas Aristeu Bandeira Nunes e Odila Bandeira Nunes, residentes neste município. E, para constar, lavrei este termo que, lido e achado conforme, vai por todos assinado. Eu, Ambrósio Tourinho, escrevente juramentado, o escrevi.” – – – – – – – – – – – –</p>'''
    if r.joint: body += f'<p>À MARGEM DO TERMO CONSTA: {e(L_(r.av))} – – – – –</p>'
    else:
        body += f'<p>AVERBAÇÕES: {e(L_(r.av)) if r.av else "não há"+"." } </p><p>ANOTAÇÕES À MARGEM: {e(L_(r.an)) if r.an else "não há."}</p>'
    sg = r.clerk or (r.of, r.ofc)
    body += f'''<p>Nada mais se continha em dito assento, fielmente transcrito do original, ao qual me reporto. O referido é verdade e dou fé. {e(r.mun)}, {dl(r.em) if r.n%2 else dw(r.em)}.</p>
<div class="sig">{squig('z2%d'%r.n,190,34)}<br><span class="ln">{e(sg[0])}</span><br>{e(sg[1])}</div>'''
    if r.selo: body += f'<div class="se"><div>{qr(r.selo,58)}</div><div>PODER JUDICIÁRIO<br>SELO DIGITAL DE FISCALIZAÇÃO<br><b>{r.selo}</b><br>Emolumentos: R$ {r.rng.randint(38,99)},{N(r.rng,2)}</div></div>'
    fam = ['"Liberation Serif"','Caladea','"TeX Gyre Pagella"','"Liberation Serif"','Carlito','"TeX Gyre Termes"','C059','"DejaVu Serif Condensed"'][r.n-1]
    css = f'''.pg{{font-family:{fam};font-size:12.2pt}}.wm{{position:absolute;left:48mm;top:88mm}}.in{{position:absolute;inset:16mm 20mm 14mm 28mm}}.h{{width:100%;text-align:center;border-collapse:collapse}}.a{{letter-spacing:2pt;font-size:11pt}}.b{{font-size:10pt}}.c{{font-weight:bold;font-size:12.5pt;margin-top:1mm}}.d{{font-size:9pt;font-style:italic}}.ti{{text-align:center;font-size:18pt;letter-spacing:4pt;margin-top:7mm;border-top:2pt double #7a6420;padding-top:4mm}}.ts{{text-align:center;font-size:11pt}}.mt{{text-align:center;margin:3mm 0 5mm;font-size:10.5pt}}p{{text-align:justify;margin:0 0 2.2mm;line-height:1.42}}.sig{{text-align:center;margin-top:5mm;font-size:10pt}}.ln{{border-top:.6pt solid #222;display:inline-block;min-width:80mm;padding-top:1mm}}.se{{position:absolute;bottom:0;left:0;display:flex;gap:3mm;border:.8pt solid #444;padding:2mm;font-size:7.4pt;line-height:1.45;align-items:center;background:#fff}}'''
    return page(r, 210, 297, css, body)
# ============ Z3: modern side bar and cards ============
S3 = {
1:dict(uf='SP',mun='Ilhabela',bmun='São Sebastião',est='Hospital de Clínicas de São Sebastião',b='2021-02-14',t='13:07',sex='F',reg='2021-02-22',em='2024-06-20',g='Aurora',order='mp',cpf=1,dnv=1,cart='Registro Civil das Pessoas Naturais de Ilhabela',of=('Moacir Tenório Prates','Oficial'),cad=[('Cartão Nacional de Saúde','898 0012 3456 7781'),('Passaporte – Polícia Federal, 09/02/2023','GD784512'),('RG – SSP/SP, exp. 11/10/2022','63.448.190-2')],nat=('Ilhabela','SP')),
2:dict(uf='BA',mun='Ituberá',bmun='Valença',est='Santa Casa de Misericórdia de Valença',b='2019-05-09',t='07:48',sex='M',reg='2019-06-03',em='2020-01-20',g='Davi Luca',order='pp',cpf=1,dnv=1,sur='Magalhães Brito',g1=dict(name='Rogério Magalhães Sena',nat=('Ituberá','BA')),g2=dict(name='Cristiano Alves Brito',nat=('Ilhéus','BA')),cart='Cartório de Registro Civil com Funções Notariais de Ituberá',of=('Eunápio Cerqueira Lordelo','Oficial Delegatário')),
3:dict(uf='MG',mun='Itamonte',bmun='Pouso Alto',est='Hospital São Vicente de Paulo',b='1987-11-03',t='10:30',sex='F',reg='1987-11-16',em='2024-03-08',g='Maya Cristina',order='pm',cpf=1,cart='Ofício do Registro Civil das Pessoas Naturais de Itamonte',of=('Gláucia Pinto Scarpa','Oficial'),clerk=('Renan Silvério Mota','Escrevente autorizado'),L=24,av=['nome'],an=1,cad=[('RG – SSP/MG, exp. 14/05/2009','MG-14.882.301'),('Título de eleitor – zona 145, seção 0032','1477 2290 0213'),('PIS/NIS','127.88431.55-2')]),
4:dict(uf='AM',mun='Tefé',est='Hospital Regional de Tefé',b='2023-07-19',t='00:12',sex='M',reg='2023-07-28',em='2023-08-01',g='Arthur Gael',order='mp',cpf=1,dnv=1,twins=['Anthony Gael','Aylla Maria'],twinmat=1,cart='Cartório do 1º Ofício de Tefé',of=('Jander Batalha Litaiff','Registrador Civil')),
5:dict(uf='RJ',mun='Paraty',est='Hospital Municipal Hugo Miranda',b='2022-12-31',t='23:58',sex='F',reg='2023-01-10',em='2023-01-10',g='Ana Beatriz',order='m',cpf=1,dnv=1,cart='RCPN do 1º Distrito de Paraty',of=('Izabel Alvarenga Mello','Oficial Titular')),
6:dict(uf='RS',mun='Nova Petrópolis',bmun='Nova Petrópolis',est='Hospital Nova Petrópolis',b='1998-06-17',t='15:25',sex='M',reg='1998-06-25',em='2022-10-11',nm='Noah Hoffmann Schumacher',eth='de',cpf=1,order='mp',last1='Hoffmann',last2='Schumacher',g1=dict(name='Sigrid Hoffmann',nat=('Nova Petrópolis','RS'),gp=['Egon Hoffmann','Hildegard Rahn Hoffmann']),g2=dict(name='Lotário Schumacher',nat=('Estrela','RS'),gp=['Arno Schumacher','Wally Krüger']),cart='Serviço Registral de Nova Petrópolis',of=('Norberto Wasem','Registrador'),clerk=('Marlise Hansen Seibt','Registradora Substituta'),av=['genero'],L=17),
7:dict(uf='CE',mun='Tianguá',home='Rua do Cruzeiro, 118, Bairro Santo Antônio',b='2018-09-08',t='02:35',sex='F',reg='2018-09-27',em='2021-12-06',g='Maria Cecília',order='mm',cpf=1,cart='Cartório Aguiar – 2º Ofício de Tianguá',of=('Iolanda Aguiar Terceiro','Oficial Interina'),av=['socio']),
8:dict(uf='AP',mun='Oiapoque',est='Hospital Estadual de Oiapoque',b='2024-04-25',t='18:00',sex='M',reg='2024-05-02',em='2024-05-03',nm='Ézékiel Forte',order='m',dnv=1,cpf=1,g1=dict(name='Marie-Josette Forte',nat=('Saint-Georges','Guiana Francesa'),gp=['','']),cart='Cartório Vales – Ofício Único',of=('Samara Vales Penafort','Tabeliã e Oficial de Registro'))}
def z3(r):
    s = r.s; r.joint = False; r.acc = {}
    r.av = [note(r,k) for k in s.get('av',[])]
    if s.get('an'):
        d = D(2011,10,8); r.an = [note(r,'casou',sp='Everaldo Siqueira Nunes',d=d,where='Itamonte/MG'), note(r,'divorcio',sp='Everaldo Siqueira Nunes',lo=D(2016,1,1))]
    r.twtxt = ' · '.join(f'{a} (matrícula {b})' for a, b in r.twins)
    if r.twins: r.acc['gêmeos.informações_adicionais'] = [', '.join(f'{a} (matrícula {b})' for a, b in r.twins), ' '.join(f'{a} (matrícula {b})' for a, b in r.twins)]
    o = r.o; col = ['#0f5c63','#3a3f8f','#7a2f4b','#20603a','#944d12','#27455f','#5b3a82','#12506e'][r.n-1]
    W = dw(r.b); num = dn(r.b); r.btxt = W; r.acc['dados_pessoais.data_nascimento.texto_completo'] = [num, f'{num} {W}']
    sp = lambda l, v, c='': f'<div class="f {c}"><span class="l">{l}</span><span class="v">{v}</span></div>'
    cards = ''
    for i, p in enumerate(r.par):
        g = p['gp']
        if r.kind in ('mm','pp'): la, lb = 'Avô', 'Avó'
        else: la, lb = ('Avô paterno','Avó paterna') if p['role']=='pai' else ('Avô materno','Avó materna')
        cards += f'<div class="pc"><div class="role">{"Pai" if p["role"]=="pai" else "Mãe"}</div><div class="pn">{e(p["name"])}</div>'
        if p['nat']: cards += sp('natural de', e(natp(p['nat'], '/')))
        cards += sp(la, e(g[0]) or '<i>não informado</i>') + sp(lb, e(g[1]) or '<i>não informado</i>') + '</div>'
    tw = ''.join(f'<div class="tw">{e(a)} (matrícula {b})</div>' + ('<span class="dot">·</span>' if i < len(r.twins)-1 else '') for i, (a, b) in enumerate(r.twins)) or 'Não'
    if r.twins: tw = '<span class="v">Sim</span>' + tw
    nl = lambda x: ''.join(f'<div class="tl">{e(t)}</div>' for t in x) or '<div class="tl no">Nada consta</div>'
    cad = ''.join(f'<tr><td>{e(a)}</td><td><b>{b}</b></td></tr>' for a, b in r.cad)
    sg = r.clerk or (r.of, r.ofc)
    plc = e(r.est) if r.est else f'Domicílio – {e(r.home)}'
    if r.home: r.acc['local_nascimento.estabelecimento'] = [f'Domicílio – {r.home}']
    body = f'''<div class="sb"><div class="ar">{arms(58,'#fff')}</div><div class="rc">Registro Civil das Pessoas Naturais</div><div class="ct">{e(r.cart)}</div><div class="mu">{e(r.mun)} · {r.uf}</div><div class="od">{e(r.ofc)}<br><b>{e(r.of)}</b></div><div class="vm"><span>MATRÍCULA</span> {r.mat}</div><div class="bt"><div class="q">{qr(r.selo,88,col)}</div>Selo digital<br><b>{r.selo}</b></div></div>
<div class="mn"><div class="tt">Certidão de nascimento</div><div class="nm">{e(r.name)}</div>
<div class="row">{sp('CPF', r.cpf or '—')}{sp('Sexo', 'Masculino' if o=='o' else 'Feminino')}{sp('Naturalidade', e(natp(r.nat,'/')))}{sp('DNV', r.dnv or '—')}</div>
<h3>Quando e onde nasceu</h3><div class="bx"><div class="big">{num}</div><div class="sm">{W}</div><div class="hr"><span class="l">hora</span> {r.t.replace(":","h")}</div><div class="row2">{sp('Local', plc)}{sp('Município e UF', e(r.bmun)+' – '+r.buf)}</div></div>
<h3>Filiação e avós</h3><div class="pr">{cards}</div>
<h3>O registro</h3><div class="row">{sp('Lavrado em', dn(r.reg))}{sp('Livro', r.livro)}{sp('Folha', r.folha)}{sp('Termo', r.termo)}</div>
<h3>Gêmeos</h3><div class="gm">{tw}</div>
<div class="two"><div><h3>Averbações</h3>{nl(r.av)}</div><div><h3>Anotações</h3>{nl(r.an)}</div></div>
{'<h3>Anotações de cadastro</h3><table class="cd">'+cad+'</table>' if cad else ''}
<div class="sg"><div>{e(r.mun)}, {dl(r.em)}</div><div class="cc">{squig('z3%d'%r.n,120,26,col)}<br>{e(sg[0])}<br><small>{e(sg[1])}</small></div></div></div>'''
    css = f'''.pg{{font-family:{['"PT Sans Caption"','Lato','Roboto','"Open Sans"','"Liberation Sans"','Carlito','"PT Sans"','Lato'][r.n-1]};font-size:9.4pt;color:#222}}.sb{{position:absolute;left:0;top:0;bottom:0;width:52mm;background:{col};color:#fff;padding:10mm 5mm;text-align:center}}.rc{{text-transform:uppercase;font-size:7pt;letter-spacing:1pt;opacity:.85}}.ct{{font-size:11.5pt;font-weight:bold;margin:3mm 0 2mm;line-height:1.25}}.mu{{font-size:9pt}}.od{{font-size:8pt;margin-top:5mm;border-top:.5pt solid #fff8;padding-top:3mm}}.vm{{position:absolute;left:19mm;top:94mm;height:130mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:11pt;letter-spacing:.6pt;text-align:center;white-space:nowrap}}.vm span{{font-size:7pt;opacity:.8;letter-spacing:2pt}}.bt{{position:absolute;bottom:9mm;left:3mm;right:3mm;font-size:7pt;overflow-wrap:anywhere}}.q{{background:#fff;width:100px;padding:6px;margin:0 auto 2mm}}
.mn{{position:absolute;left:59mm;right:9mm;top:10mm;bottom:9mm}}.tt{{color:{col};text-transform:lowercase;font-size:19pt;font-weight:300}}.nm{{font-size:17pt;font-weight:700;margin:1mm 0 3mm;line-height:1.15}}.row{{display:flex;gap:4mm;flex-wrap:wrap}}.row .f{{flex:1 1 auto}}.row2{{display:flex;gap:5mm;margin-top:2mm}}.f{{display:flex;flex-direction:column;margin-bottom:1.2mm}}.l{{font-size:6.6pt;text-transform:uppercase;letter-spacing:.6pt;color:#777}}.v{{font-size:9.6pt}}h3{{color:{col};font-size:8.6pt;margin:3.6mm 0 1.4mm;border-bottom:1.2pt solid {col};padding-bottom:.6mm}}.bx{{background:#f2f4f5;border-radius:2.5mm;padding:3mm;position:relative}}.big{{font-size:19pt;font-weight:700;color:{col}}}.sm{{font-size:8.6pt}}.hr{{position:absolute;right:5mm;top:4mm;font-size:17pt}}.pr{{display:flex;gap:4mm}}.pc{{flex:1;border:1pt solid #ccc;border-radius:2.5mm;padding:2.6mm}}.role{{display:inline-block;background:{col};color:#fff;border-radius:3mm;font-size:7pt;padding:.3mm 2.4mm}}.pn{{font-weight:700;font-size:10.4pt;margin:1mm 0}}.two{{display:flex;gap:5mm}}.two>div{{flex:1}}.tl{{border-left:2pt solid {col};padding-left:2.4mm;font-size:8.1pt;margin-bottom:1.6mm}}.no{{color:#888}}.cd{{width:100%;border-collapse:collapse;font-size:8pt}}.cd td{{border-bottom:.5pt solid #ccc;padding:.6mm 0}}.dot{{display:none}}.tw{{font-size:8.4pt}}.sg{{position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-between;align-items:flex-end}}.cc{{text-align:center;font-size:8.6pt}}'''
    css = css.replace('.dot{display:none}', '.dot{font-size:6pt;color:#aaa}')
    return page(r, 210, 297, css, body)
# ============ Z4: numbered cells on ofício paper ============
S4 = {
1:dict(uf='RS',mun='São Borja',est='Hospital Ivan Goulart',b='1993-04-18',t='09:20',sex='M',reg='1993-04-23',em='1993-04-23',g='Maicon Rafael',cart='Ofício dos Registros Públicos de São Borja',of=('Arlindo Trois Filho','Oficial')),
2:dict(uf='SP',mun='Tupã',est='Hospital São Francisco de Assis',b='1997-10-06',t='17:33',sex='F',reg='1997-10-09',em='1998-01-13',g='Thaís Fernanda',twins=['Thalita Fernanda'],cart='Oficial de Registro Civil das Pessoas Naturais da Sede da Comarca de Tupã',of=('Dirceu Bergamasco','Oficial'),clerk=('Ivete Molina Sposito','Escrevente')),
3:dict(uf='MT',mun='Barra do Garças',home='Aldeia São Marcos',b='2000-06-11',t='',sex='M',reg='2001-03-27',em='2002-08-05',nm="Tsahöbö Wa'adzate Xavante",selo=1,g1=dict(name="Alexandre Wa'adzate",nat=('Barra do Garças','MT'),gp=['Tserenhidzé','Maria Auxiliadora Petsiripe']),g2=dict(name="Rosa Pedzadzatsé",nat=('Barra do Garças','MT'),gp=["Jerônimo Xavante",'Penhõnõ']),cart='Cartório do 2º Ofício de Barra do Garças',of=('Nélio Marinho Coutrim','Oficial')),
4:dict(uf='MG',mun='Abaeté',est='Hospital São Vicente de Paulo',b='1988-08-29',t='21:50',sex='F',reg='1988-10-03',em='1999-06-28',g='Poliana',cart='Registro Civil das Pessoas Naturais de Abaeté',of=('Terezinha Álvares Guimarães','Oficiala'),av=['patern'],selo=1,order='mp'),
5:dict(uf='RO',mun='Guajará-Mirim',est='Hospital Bom Pastor',b='1995-01-01',t='00:30',sex='M',reg='1995-01-19',em='1996-12-02',g='Wálter',sur='Suárez Quirino',last2='Suárez',g1=dict(name='Cláudio Quirino',nat=('Porto Velho','RO')),g2=dict(name='Ruth Suárez Mamani',nat=('Guayaramerín','Bolívia'),gp=['Anselmo Suárez','Petrona Mamani']),cart='Cartório de Registro Civil de Guajará-Mirim',of=('Salomão Bouez','Oficial Designado')),
6:dict(uf='ES',mun='Santa Teresa',est='Hospital Madre Regina Protmann',b='1976-05-05',t='06:10',sex='F',reg='1976-05-12',em='2003-09-15',g='Elisabete Maria',eth='it',cart='Cartório do Registro Civil – Sede de Santa Teresa',of=('Deolinda Corteletti Zanotti','Oficial'),selo=1,an=1),
7:dict(uf='AL',mun='Penedo',est='Santa Casa de Misericórdia de Penedo',b='2003-02-20',t='04:44',sex='M',reg='2003-03-07',em='2003-03-07',g='José Wellington',order='m',selo=1,dnv=0,cart='Cartório do 4º Ofício de Penedo',of=('Elza Peixoto Gameleira','Oficial'),clerk=('Cícero Lessa Toledo','Oficial Substituto')),
8:dict(uf='PI',mun='Oeiras',home='Localidade Buriti do Canto',b='1990-03-09',t='20:00',sex='F',reg='2005-07-14',em='2005-07-14',nm='Antônia Cleonice de Sousa Ferreira do Nascimento Leal',g1=dict(name='Raimundo do Nascimento Leal'),g2=dict(name='Maria do Socorro de Sousa Ferreira'),cart='Cartório do 1º Ofício de Oeiras',of=('Possidônio Nunes de Queiroz Neto','Oficial'),selo=1,av=['tardio'])}
def z4(r):
    s = r.s; r.acc = {}; r.joint = False
    mapnames(r, UP)
    r.av = [note(r,k).upper() for k in s.get('av',[])]
    if s.get('an'):
        r.an = [note(r,'casou',sp='Genésio Broseghini',d=D(1997,12,13)).upper(), note(r,'divorcionome',lo=D(2001,1,1)).upper()]
    r.twtxt = ' E '.join(t[0] for t in r.twins)
    num = f'{r.b.day:02d}/{r.b.month:02d}/{r.b.year}'
    pri = r.n in (1,2,5,6)
    W = dw(r.b).upper(); r.btxt = W if pri else num
    if pri: r.acc['dados_pessoais.data_nascimento.texto_completo'] = [num]
    else: r.acc['dados_pessoais.data_nascimento.texto_completo'] = [num.replace('/',' ')]
    k = [0]
    def C(w, lab, v, cls=''):
        k[0] += 1
        return f'<div class="c {cls}" style="grid-column:span {w}"><b>{k[0]:02d}</b><i>{lab}</i><div>{v if v else "-0-" if r.n%2 else "///////"}</div></div>'
    tick = lambda on, t: f'<span class="tk">{"X" if on else "&nbsp;"}</span> {t} &nbsp; '
    fa = next((p for p in r.par if p['role']=='pai'), None); mo = next(p for p in r.par if p['role']=='mãe')
    if r.kind == 'mp': r.par = [fa, mo]
    nt = lambda p: e(natp(p['nat'],'-').upper()) if p else ''
    g2 = lambda p: f'{e(p["gp"][0])}<br>{e(p["gp"][1])}' if p else ''
    esp = lambda s_: ' '.join(s_)
    plc = f'{e(r.est)}' if r.est else f'DOMICÍLIO - {e(r.home)}'
    if r.home: r.acc['local_nascimento.estabelecimento'] = [f'DOMICÍLIO - {r.home}']
    lft = f'{r.livro} / {r.folha} / {r.termo}'
    h = C(24,'NOME DO REGISTRADO', f'<span class="xl">{e(r.name)}</span>')
    h += C(3,'DIA',f'{r.b.day:02d}')+C(3,'MÊS',f'{r.b.month:02d}')+C(4,'ANO',str(r.b.year))+C(5,'HORA',r.t or 'IGNORADA')+C(9,'SEXO', tick(r.sex=='M','MASC.')+tick(r.sex=='F','FEM.'))
    if pri: h += C(24,'DATA DO NASCIMENTO POR EXTENSO', W)
    h += C(15,'ESTABELECIMENTO / LOCAL DE OCORRÊNCIA',plc)+C(9,'GESTAÇÃO',tick(not r.twins,'ÚNICA')+tick(bool(r.twins),'MÚLTIPLA'))
    h += C(14,'MUNICÍPIO DO NASCIMENTO',e(r.bmun))+C(3,'UF',r.buf)+C(7,'PESO / ORDEM NA GESTAÇÃO','1º' if r.twins else '')
    h += C(24,'NOME DO(S) IRMÃO(S) GÊMEO(S)', e(r.twtxt))
    h += '<div class="hd">FILIAÇÃO E ASCENDENTES</div>'
    h += C(15,'PAI',e(fa['name']) if fa else '')+C(9,'NATURALIDADE DO PAI',nt(fa))
    h += C(15,'MÃE',e(mo['name']))+C(9,'NATURALIDADE DA MÃE',nt(mo))
    h += C(12,'AVÓS PATERNOS',g2(fa))+C(12,'AVÓS MATERNOS',g2(mo))
    h += '<div class="hd">ASSENTO</div>'
    h += C(9,'LIVRO / FOLHA / TERMO',lft)+C(7,'DATA DO REGISTRO',dn(r.reg))+C(8,'DECLARANTE','A MÃE' if not fa else 'O PAI')
    h += C(17,'SERVENTIA',e(r.cart))+C(7,'MUNICÍPIO - UF',f'{e(r.mun)} - {r.uf}')
    h += C(24,'AVERBAÇÕES',e(L_(r.av)),'tall')+C(24,'ANOTAÇÕES (ARTS. 106 E 107 DA LEI 6.015/73)',e(L_(r.an)),'tall')
    h += C(12,'LOCAL E DATA DA EXPEDIÇÃO',f'{e(r.mun)}, {dn(r.em)}')+C(12,'OFICIAL',e(r.of))
    sg = r.clerk or (r.of, r.ofc)
    body = f'''<div class="in"><div class="tp"><div class="o1">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class="o2">MOD. RCN-04</div></div><div class="nm">CERTIDÃO DE NASCIMENTO</div><div class="g">{h}</div>
<div class="b"><div class="ce">Certifico que os dados acima conferem<br>com o assento a que me reporto.<br>Dou fé.</div><div class="sg">{squig('z4%d'%r.n,170,36,'#222')}<br>_______________________________<br>{e(sg[0])}<br>{e(sg[1]).upper()}</div><div class="sl">{'SELO DE<br>FISCALIZAÇÃO<br><b>'+r.selo+'</b>' if r.selo else 'CARIMBO DA<br>SERVENTIA'}</div></div><div class="sd">1ª VIA – PARTE INTERESSADA &nbsp;&nbsp;&nbsp; QUALQUER EMENDA OU RASURA INVALIDA ESTE DOCUMENTO</div></div>'''
    ink = ['#0b5a2a','#7b1e1e','#173a7a','#333','#5a3b00','#0b5a2a','#173a7a','#7b1e1e'][r.n-1]
    css = f'''.pg{{font-family:"Liberation Sans Narrow";color:{ink}}}.in{{position:absolute;inset:12mm 11mm 9mm 17mm}}.tp{{display:flex;justify-content:space-between;font-size:9pt}}.nm{{font-size:20pt;font-weight:bold;text-align:center;border:1.4pt solid {ink};border-bottom:0;padding:2mm;letter-spacing:3pt;background:{ink}14}}.g{{display:grid;grid-template-columns:repeat(24,1fr);border-left:.8pt solid {ink};border-top:1.4pt solid {ink}}}.c{{border-right:.8pt solid {ink};border-bottom:.8pt solid {ink};min-height:14.6mm;padding:.6mm 1mm;position:relative}}.c b{{display:inline-block;background:{ink};color:#fff;font-size:6.4pt;padding:0 1mm;margin-right:1.2mm}}.c i{{font-style:normal;font-size:6.6pt}}.c>div{{font-family:{'"DejaVu Sans Mono"' if r.n%2 else '"Nimbus Mono PS"'};font-weight:{'normal' if r.n%2 else 'bold'};color:#111;font-size:9.2pt;margin-top:1.2mm;line-height:1.2}}.xl{{font-size:11pt}}.hd{{grid-column:span 24;background:{ink};color:#fff;font-size:7.4pt;text-align:center;letter-spacing:3pt;padding:.6mm}}.tall{{min-height:26mm}}.tall>div{{font-size:8.2pt}}.tk{{display:inline-block;border:.8pt solid {ink};width:4mm;height:4.2mm;text-align:center;line-height:4.2mm;font-weight:bold}}.b{{display:flex;justify-content:space-between;margin-top:5mm;align-items:flex-end;font-size:8.4pt}}.sg{{text-align:center;color:#111}}.sl{{border:1pt dashed {ink};padding:4mm 3mm;text-align:center;width:38mm;font-size:7.6pt}}.sd{{position:absolute;bottom:0;font-size:6.4pt;width:100%;text-align:center}}'''
    return page(r, 216, 330, css, body)
# ============ Z5: old ledger leaf with margin ============
S5 = {
1:dict(uf='PR',mun='Lapa',home='no quarteirão de Feixo',b='1929-03-07',t='15:00',hx='trez horas da tarde',sex='M',reg='1929-03-21',em='1935-10-02',g='Altamiro',g2=dict(nat=('Rio Negro','PR')),cart='Cartorio do Registro Civil da Lapa',of=('Joaquim Linhares de Lacerda','Escrivão'),L=18),
2:dict(uf='SP',mun='São Luiz do Paraitinga',home='no bairro do Chapéo',b='1931-09-12',t='23:30',hx='onze e meia horas da noite',sex='F',reg='1931-09-20',em='1933-01-31',g='Brasilina',g1=dict(nat=('Cunha','SP')),g2=dict(nat=('Taubaté','SP')),cart='Registro Civil do Districto de Paz de São Luiz do Paraitinga',of=('Benedicto Salles Pinto','Official'),L=12,verso='v'),
3:dict(uf='RS',mun='Jaguarão',est='Santa Casa de Caridade',b='1936-06-29',t='10:00',hx='dez horas da manhã',sex='M',reg='1936-07-08',em='1937-02-15',nm='Ruben Darío Silveira Etcheverry',cart='Cartorio do Registro Civil da 1ª Zona de Jaguarão',of=('Antenor Corrêa Terra','Official'),L=9,last1='Etcheverry',g1=dict(name='Ramón Etcheverry',nat=('Rio Branco','Uruguay'),gp=['Martín Etcheverry','Dolores Olascoaga']),g2=dict(name='Ondina Silveira',nat=('Jaguarão','RS'))),
4:dict(uf='MG',mun='Serro',home='na rua do Corte',b='1940-12-25',t='04:15',hx='quatro horas e quinze minutos',sex='F',reg='1941-01-07',em='1941-02-10',g='Natalina',order='m',g1=dict(nat=('Diamantina','MG')),cart='Cartório de Paz e Registro Civil do Serro',of=('Dario Clementino Ferreira','Oficial'),L=27,verso='v'),
5:dict(uf='SC',mun='Porto União',est='Hospital de Caridade',b='1938-02-01',t='18:20',hx='dezoito horas e vinte minutos',sex='M',reg='1938-02-05',em='1938-02-05',g='Helmuth',eth='de',cart='Cartório do Registro Civil de Porto União',of=('Hermínio Milis','Escrivão de Paz'),L=7,g2=dict(name='Gertrud Ehlert',nat=('Stettin','Alemanha'),gp=['Wilhelm Ehlert','Auguste Pagel'])),
6:dict(uf='PB',mun='Areia',home='no engenho Jussara',b='1944-05-13',t='07:00',hx='sete horas',sex='M',reg='1944-05-30',em='1946-08-19',g='Cosme',twins=['Damião'],cart='Cartório do Registro Civil de Areia',of=('Elpídio Gondim Maia','Oficial'),L=15),
7:dict(uf='ES',mun='Muniz Freire',home='na fazenda Amorim',b='1949-10-04',t='12:30',hx='doze horas e trinta minutos',sex='F',reg='1949-10-15',em='1955-03-03',g='Zilma',cart='Cartório do Registro Civil de Muniz Freire',of=('Olívio Barreto Soares','Oficial'),clerk=('Alda Soares','Escrevente'),L=21,av=['retifold']),
8:dict(uf='PE',mun='Triunfo',home='no sítio Carnaúba do Ajudante',b='1933-07-16',t='',hx='',sex='M',reg='1934-01-02',em='1962-11-14',nm='Manoel',order='m',cart='Cartório do Registro Civil de Triunfo',of=('Lucila Diniz Carolino','Oficial'),L=6,an=1,g1=dict(name='Josepha Maria da Conceição',gp=['Ignacio','Antonia Maria da Conceição']))}
def z5(r):
    s = r.s; r.acc = {}; old = r.reg.year < 1938
    r.av = [note(r,k) for k in s.get('av',[])]
    if s.get('an'): r.an = [note(r,'casou',sp='Elvira Lopes de Lima',d=D(1956,9,8),new='').replace(', continuando a usar o mesmo nome','')]
    r.joint = bool(r.av or r.an)
    if r.an: r.av, r.an = r.an, []
    r.twtxt = ', '.join(t[0] for t in r.twins)
    W = dw(r.b).replace('três','trez' if old else 'três').replace('sete ','sete '); 
    if old: W = W.replace('cinquenta','cincoenta').replace('mil novecentos','mil novecentos')
    r.btxt = W; o = r.o
    H = lambda x: f'<span class="h">{e(x)}</span>'
    fa = next((p for p in r.par if p['role']=='pai'), None); mo = next(p for p in r.par if p['role']=='mãe')
    w = (lambda a, b: a if old else b)
    if r.home: r.acc['local_nascimento.estabelecimento'] = [f'domicílio, {r.home}', 'domicílio']
    plc = H(r.est) if r.est else H('domicílio') + ', ' + H(r.home)
    np = lambda p: H(natp(p['nat'], 'E')) if p['nat'] else ''
    if fa: fil = f'filho legitimo de {H(fa["name"])}, natural de {np(fa)}, e de Dona {H(mo["name"])}, natural de {np(mo)}' if old else f'filh{o} de {H(fa["name"])}, natural de {np(fa)}, e de Dona {H(mo["name"])}, natural de {np(mo)}'
    else: fil = f'filh{o} natural de Dona {H(mo["name"])}, natural de {np(mo)}'
    if o == 'a': fil = fil.replace('filho legitimo','filha legitima')
    gps = (f'São avós paternos {H(fa["gp"][0])} e Dona {H(fa["gp"][1])}, e maternos ' if fa else 'São avós maternos ') + f'{H(mo["gp"][0])} e Dona {H(mo["gp"][1])}.'
    tw = f' O recemnascido é gemeo de {H(r.twtxt)}, nascido momentos depois.' if r.twins else ''
    hora = f'{"ás" if old else "às"} {H(s["hx"])}' if r.t else 'em hora que se ignora'
    r.livro = f'{r.L}'; 
    ent = f'{dias(r.reg)}'
    fem = 'do sexo ' + H('masculino' if o=='o' else 'feminino')
    sg = r.clerk or (r.of, r.ofc)
    nt = L_(r.av)
    mgn = f'<div class="no">N.º<br><span>{r.termo}</span></div><div class="hm">{e(r.name)}</div><div class="rr"></div>' + (f'<div class="ml">Notas á margem</div><div class="hn">{e(nt)}</div>' if old and nt else f'<div class="ml">Averbações e anotações</div><div class="hn">{e(nt)}</div>' if nt else '<div class="ml">%s</div><div class="hn em">⁓⁓⁓⁓⁓⁓</div>' % ('Notas á margem' if old else 'Averbações e anotações'))
    body = f'''<div class="top"><span>Livro n.º <b>{r.L}</b></span><span class="mid">{w('NASCIMENTOS — Copia fiel do termo','NASCIMENTOS — Cópia fiel do termo')}</span><span>Fls. <b>{r.folha}</b></span></div><div class="mg">{mgn}</div><div class="tx"><div class="cb">{e(r.cart)}</div><div class="cs">{w('Municipio','Município')} de {e(r.mun)} — Estado {EST[r.uf][0]} {EST[r.uf][1]}</div>
<p>{H(ent)}, {w("n'este districto",'neste distrito')} de {e(r.mun)}, em meu cartorio compareceu {H('o pae' if fa and old else 'o pai' if fa else 'a avó materna')} da creança e, em presença das testemunhas abaixo {w('assignadas','assinadas')}, declarou que no dia {H(W)}, {hora}, em {plc}, {w('municipio','município')} de {H(r.bmun)}, {w("d'este Estado",'dêste Estado')} {EST[r.buf][0]} {EST[r.buf][1]}, nasceu uma creança {fem} que {'recebeu' if r.n%2 else 'terá'} o nome de {H(r.name)}, {fil}. {gps}{tw} Do que, para constar, lavrei este termo que {w('assigno','assino')} com o declarante e as testemunhas {H('Vicente Ourives')} e {H('Theophilo Ourives')}.</p>
<p class="ob">{w('Registro de','Registro lavrado em')} {H(dl(r.reg))}. Era o que se continha em {w('dito','o dito')} termo, que bem e fielmente fiz extrahir, do proprio original a que me reporto. {H(r.mun)}, {H(dl(r.em))}.</p><div class="sg">{squig('z5%d'%r.n,200,40,'#1b1b4b')}<br>{H(sg[0])}<br>{e(sg[1])}{'' if not r.clerk else '<br><small>p/ '+e(r.ofc)+' '+e(r.of)+'</small>'}</div></div>'''
    if not old: body = body.replace('creança','criança').replace('extrahir','extrair').replace('do proprio','do próprio').replace('em meu cartorio','em meu cartório').replace('recemnascido é gemeo','recém-nascido é gêmeo')
    r.acc['registro.livro'] = [f'A-{r.L}']
    hw_ = ['Z003','"TeX Gyre Chorus"'][r.n%2]
    css = f'''.pg{{background:#f6efd9;font-family:"Old Standard TT";font-size:13pt;color:#3a2c17;background-image:none}}.top{{position:absolute;left:12mm;right:12mm;top:9mm;display:flex;justify-content:space-between;border-bottom:2pt solid #3a2c17;font-size:12pt}}.mid{{letter-spacing:2pt}}.mg{{position:absolute;left:8mm;top:24mm;bottom:12mm;width:52mm;border-right:1.2pt solid #b13a2f;padding-right:4mm}}.mg:after{{content:"";position:absolute;right:-1.4mm;top:0;bottom:0;border-right:.6pt solid #b13a2f}}.no{{font-size:14pt;text-align:center}}.no span{{font-family:{hw_};font-size:24pt;color:#1d2350}}.hm{{font-family:{hw_};font-size:17pt;color:#1d2350;text-align:center;line-height:1.2;margin-top:6mm}}.rr{{border-top:.6pt solid #3a2c17;margin:8mm 6mm}}.ml{{font-size:9pt;font-style:italic;text-align:center}}.hn{{font-family:{hw_};font-size:13.5pt;color:#1d2350;line-height:1.35;margin-top:3mm}}.em{{text-align:center}}.tx{{position:absolute;left:66mm;right:13mm;top:24mm;bottom:12mm}}.cb{{text-align:center;font-size:15pt;font-style:italic}}.cs{{text-align:center;font-size:11pt;margin-bottom:4mm}}p{{margin:0;line-height:11mm;text-align:justify;font-size:14.5pt}}.h{{font-family:{hw_};font-size:19.5pt;color:#1d2350;line-height:1}}.ob{{margin-top:4mm}}.sg{{text-align:center;margin-top:6mm}}'''
    return page(r, 240, 330, css, body)
FORMS = {'Z1':(S1,z1),'Z2':(S2,z2),'Z3':(S3,z3),'Z4':(S4,z4),'Z5':(S5,z5)}
