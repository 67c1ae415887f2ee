from data import *
import textwrap
UP = str.upper
J = ' '.join
# ============ Z6: landscape, matrix of persons ============
S6 = {
1:dict(uf='TO',mun='Natividade',bmun='Porto Nacional',est='Hospital Materno Infantil Tia Dedé',b='2012-10-29',t='16:16',sex='F',reg='2012-11-12',em='2013-04-15',g='Sthefany Lorrane',order='pm',dnv=1,cart='Cartório do Registro Civil das Pessoas Naturais de Natividade',of=('Zacarias Cerqueira Nunes','Oficial')),
2:dict(uf='PR',mun='Irati',est='Santa Casa de Irati',b='2009-03-15',t='03:37',sex='M',reg='2009-04-02',em='2019-08-22',g='Kauê',order='mp',av=['patern','cpf'],cart='Serviço Distrital e Registro Civil de Irati',of=('Vilmar Gorte Strujak','Registrador'),clerk=('Ariane Ditzel','Escrevente Juramentada')),
3:dict(uf='MS',mun='Amambai',home='Aldeia Limão Verde',b='2014-07-07',t='',sex='F',reg='2015-02-10',em='2015-02-10',nm='Kunhã Rendy Ximenes Vera',order='mp',cart='2º Serviço Notarial e de Registro Civil de Amambai',of=('Dorival Espíndola Jara','Oficial'),g1=dict(name='Lenira Ximenes',nat=('Amambai','MS'),gp=['Atanásio Ximenes','Paula']),g2=dict(name='Eliezer Vera',nat=('Ponta Porã','MS'),gp=['','Ramona Vera']),dnv=0),
4:dict(uf='SE',mun='Propriá',est='Maternidade São Vicente de Paulo',b='1958-01-11',t='14:00',sex='M',reg='1958-02-03',em='2011-11-30',g='Genivaldo',order='pm',an=1,cart='Cartório do 3º Ofício de Propriá',of=('Maria Elze Britto Seixas','Oficiala'),selo=0),
5:dict(uf='GO',mun='Pirenópolis',bmun='Anápolis',est='Hospital Evangélico Goiano',b='2020-04-04',t='11:09',sex='F',reg='2020-04-17',em='2020-04-17',g='Liz',order='mm',cpf=1,dnv=1,cart='Cartório Jayme – Registro Civil e Notas',of=('Sérgio Pompeu Jayme','Oficial Respondente'),nat=('Pirenópolis','GO')),
6:dict(uf='RJ',mun='Itaocara',bmun='Itaperuna',est='Hospital São José do Avaí',b='2015-09-26',t='22:14',sex='M',reg='2015-10-05',em='2016-03-03',g='Benício',order='pm',dnv=1,twins=['Bernardo','Betina'],twinmat=1,cart='Registro Civil das Pessoas Naturais da Sede de Itaocara',of=('Wagner Bard Faria','Oficial')),
7:dict(uf='AC',mun='Xapuri',home='Colocação Boa Vista, Seringal Cachoeira',b='1992-05-30',t='05:00',sex='M',reg='2006-10-18',em='2018-01-25',nm='Raimundo Nonato Ferreira da Silva Mendes de Souza Neto',order='m',av=['tardio'],cpf=0,cart='Serventia Única de Xapuri',of=('Eulália Maffi Zaire','Tabeliã e Registradora')),
8:dict(uf='SP',mun='Registro',est='Hospital Regional do Vale do Ribeira',b='2003-06-06',t='19:45',sex='F',reg='2003-06-16',em='2023-02-07',g='Harumi',eth='jp',order='pm',cpf=1,an=2,cart='Oficial de Registro Civil das Pessoas Naturais da Sede de Registro',of=('Toshiaki Yamaguti','Oficial'),clerk=('Solange Muniz Ribas','Preposta'),cad=[('RG (SSP/SP)','54.201.887-6'),('Passaporte','FZ 220914'),('Título de eleitor','4012 5587 0140')],g2=dict(nat=('Nagoya','Japão')))}
def z6(r):
    s = r.s; r.acc = {}; r.joint = False
    mapnames(r, UP, places=False)
    r.av = [note(r,k) for k in s.get('av',[])]
    if s.get('an') == 1: r.an = [note(r,'casou',sp='Josefina Alves Matos',d=D(1984,2,4),new=''), note(r,'obito',lo=D(2001,1,1))]
    if s.get('an') == 2: r.an = [note(r,'emanc')]
    r.twtxt = '; '.join(f'{a} – {b}' for a, b in r.twins)
    W, num, o = dw(r.b), dn(r.b), r.o
    r.btxt = W if r.n not in (3,6) else num
    if r.n not in (3,6): r.acc['dados_pessoais.data_nascimento.texto_completo'] = [num, f'{num} – {W}']
    bl = ['***','—','não consta','-x-x-','* * *','nada consta','=====','- - -'][r.n-1]
    z = lambda x: e(x) if x else f'<span class="bl">{bl}</span>'
    def tb(title, cols, rows, cls=''):
        return f'<table class="{cls}"><tr><th class="rn" style="width:9mm" rowspan="{len(rows)+1}"><span>{title}</span></th>' + ''.join(f'<th{" style=width:%s" % w if w else ""}>{c}</th>' for c, w in cols) + '</tr>' + ''.join('<tr>'+''.join(f'<td>{x}</td>' for x in row)+'</tr>' for row in rows) + '</table>'
    h = tb('I', [('Prenome e sobrenome','46%'),('Sexo',''),('CPF',''),('Natural de','')], [[f'<b class="n">{e(r.name)}</b>','Masculino' if o=='o' else 'Feminino',z(r.cpf),e(natp(r.nat,'('))]])
    dt = f'{num} – {W}' if r.n not in (3,6) else num
    pl_ = e(r.est) if r.est else f'Domicílio ({e(r.home)})'
    if r.home: r.acc['local_nascimento.estabelecimento'] = [f'Domicílio ({r.home})']
    h += tb('II', [('Nascid%s em' % o,'34%'),('Às',''),('Lugar do parto','30%'),('Município / UF',''),('D.N.V.','')], [[dt, r.t.replace(':','h')+'min' if r.t else z(''), pl_, f'{e(r.bmun)} / {r.buf}', z(r.dnv)]])
    rows = []
    for p in r.par:
        vin = 'Pai' if p['role']=='pai' else 'Mãe'
        rows.append([vin, f'<b>{e(p["name"])}</b>', e(natp(p['nat'],'(')) if p['nat'] else z(''), z(p['gp'][0]), z(p['gp'][1])])
    if len(rows) == 1: rows.append(['Pai', z(''), z(''), z(''), z('')])
    h += tb('III', [('Vínculo','7%'),('Nome do(a) genitor(a)','29%'),('Naturalidade','16%'),('Seu pai (avô)','24%'),('Sua mãe (avó)','24%')], rows, 'mx')
    h += tb('IV', [('Livro',''),('Folha',''),('Nº do termo',''),('Lavrado em',''),('Serventia depositária','44%')], [[r.livro, r.folha, r.termo, dn(r.reg), f'{e(r.cart)} – {e(r.mun)}/{r.uf}']])
    h += tb('V', [('Gemelaridade','16%'),('Irmão(s) do mesmo parto – matrícula','')], [['Sim' if r.twins else 'Não', z(r.twtxt)]])
    h += tb('VI', [('Averbações','50%'),('Anotações','')], [[z(J(r.av)), z(J(r.an))]], 'nt')
    cad = ' &nbsp;|&nbsp; '.join(f'{a}: <b>{b}</b>' for a, b in r.cad)
    if cad: h += f'<div class="cad"><u>Anotações de cadastro</u> {cad}</div>'
    sg = r.clerk or (r.of, r.ofc)
    offl = f'<div>{e(r.ofc)}: {e(r.of)}</div>'
    body = f'''<div class="in"><div class="hd"><div class="l">{arms(50,'#3d5a3a')}</div><div class="m"><div class="a">REGISTRO CIVIL DAS PESSOAS NATURAIS · {EST[r.uf][1].upper()}</div><div class="t">CERTIDÃO DE NASCIMENTO <small>em breve relatório</small></div></div><div class="r">Matrícula<br><b>{r.mat}</b></div></div>{h}
<div class="ft"><div class="q">{qr(r.mat,58)}</div><div class="x">{('Selo digital nº <b>'+r.selo+'</b><br>') if r.selo else ''}{offl}Expedida em {e(r.mun)}, {num_em(r)}.<br>Certifico e dou fé.</div><div class="s">{squig('z6%d'%r.n,170,32)}<br>{e(sg[0])}<br>{e(sg[1])}</div></div></div>'''
    css = '''.pg{font-family:"Roboto Condensed";font-size:10.6pt;color:#1c1c1c}.in{position:absolute;inset:8mm 10mm}.hd{display:flex;align-items:center;justify-content:space-between;border-bottom:3pt double #3d5a3a;padding-bottom:2mm;margin-bottom:2mm}.m{flex:1;padding-left:4mm}.a{font-size:9pt;letter-spacing:1.4pt}.t{font-size:21pt;font-weight:bold;color:#3d5a3a}.t small{font-size:10pt;font-weight:normal;font-style:italic}.r{text-align:right;font-size:8.4pt}.r b{font-size:11.4pt}table{width:100%;border-collapse:collapse;margin-bottom:2.2mm;table-layout:auto}th{background:#dfe8da;font-size:7.6pt;text-align:left;font-weight:normal;padding:.5mm 1.6mm;border:.6pt solid #8aa084}td{border:.6pt solid #8aa084;padding:1.5mm 1.6mm;vertical-align:top}.rn{width:9mm;min-width:9mm;background:#3d5a3a;color:#fff;text-align:center;font-weight:bold;font-size:10pt}.n{font-size:13pt}.nt td{height:24mm;font-size:9.2pt}.bl{color:#777}.cad{border:.6pt dashed #3d5a3a;padding:1mm 2mm;font-size:8.4pt}.cad u{margin-right:4mm}.ft{position:absolute;bottom:0;left:0;right:0;display:flex;gap:5mm;align-items:flex-end}.x{flex:1;font-size:8.8pt;line-height:1.4}.s{text-align:center;width:80mm}'''
    return page(r, 297, 210, css, body)
def num_em(r): return dn(r.em) if r.n % 2 else dl(r.em)
# ============ Z7: family tree ============
S7 = {
1:dict(uf='SC',mun='Pomerode',bmun='Timbó',est='Hospital e Maternidade OASE',b='2013-11-21',t='09:09',sex='M',reg='2013-11-28',em='2013-12-02',g='Henrique',eth='de',dnv=1,cart='Registro Civil de Pomerode',of=('Ademir Passold','Oficial')),
2:dict(uf='BA',mun='Rio de Contas',bmun='Livramento de Nossa Senhora',est='Hospital Municipal de Livramento',b='2016-02-29',t='13:50',sex='F',reg='2016-03-14',em='2019-10-10',g='Valentina',av=['cpf'],dnv=1,cart='Cartório do Registro Civil de Rio de Contas',of=('Anfilófio Freire Mafra','Oficial')),
3:dict(uf='RS',mun='Santana do Livramento',est='Santa Casa de Misericórdia',b='1985-08-08',t='20:40',sex='F',reg='1985-08-19',em='2012-09-04',nm='María Inés Pereyra Goulart',g1=dict(name='Washington Pereyra',nat=('Rivera','Uruguai'),gp=['Líber Pereyra','Blanca Nieves Sosa']),g2=dict(name='Jussara Goulart',nat=('Santana do Livramento','RS')),cart='Registro Civil das Pessoas Naturais de Santana do Livramento',of=('Rubem Cademartori Trindade','Registrador'),an=1),
4:dict(uf='PE',mun='Exu',est='Hospital Municipal Sebastião Uchôa',b='2019-01-20',t='06:31',sex='M',reg='2019-02-11',em='2019-02-11',g='Luiz Gonzaga',order='m',cpf=1,dnv=1,cart='Cartório de Registro Civil de Exu',of=('Jucélia Parente Saraiva','Oficial Titular')),
5:dict(uf='MG',mun='Diamantina',est='Hospital Nossa Senhora da Saúde',b='2014-12-12',t='12:12',sex='F',reg='2015-06-01',em='2016-05-20',g='Clarice',order='mm',cart='Ofício do Registro Civil de Diamantina',of=('Quintino Ávila Motta','Oficial'),clerk=('Dirce Caldeira Brant','Oficial Substituta')),
6:dict(uf='CE',mun='Aracati',home='Praia de Majorlândia',b='1951-03-19',t='',sex='F',reg='1951-04-10',em='2014-07-02',g='Maria José',cart='Cartório Lopes – 1º Ofício de Aracati',of=('Expedito Lopes Figueira','Oficial'),an=2),
7:dict(uf='PA',mun='Bragança',est='Hospital Santo Antônio Maria Zaccaria',b='2020-08-13',t='02:02',sex='F',reg='2020-08-24',em='2020-08-24',g='Sophia',twins=['Samuel'],cpf=1,dnv=1,order='mp',cart='Cartório do Único Ofício de Bragança',of=('Aldenora Risuenho Blanco','Oficial Interina')),
8:dict(uf='PI',mun='Picos',est='Hospital Regional Justino Luz',b='2022-06-30',t='21:00',sex='M',reg='2022-07-08',em='2025-01-14',nm='Noah Gabriel Luz',order='mp',cpf=1,dnv=1,cart='2ª Serventia Extrajudicial de Picos',of=('Teresinha Nunes Bacelar','Registradora'),g1=dict(name='Maria de Fátima Luz',gp=['','Antônia Luz']),g2=dict(name='Jonas',nat=('Floriano','PI'),gp=['','']),cad=[('RG (SSP/PI)','5.218.903'),('SUS','704 2091 5566 1280')])}
def z7(r):
    s = r.s; r.acc = {}; r.joint = False
    r.av = [note(r,k) for k in s.get('av',[])]
    if s.get('an') == 1: r.an = [note(r,'casou',sp='Ernesto Galli Vives',d=D(2009,2,14),where='Santana do Livramento/RS',new='María Inés Goulart Vives')]
    if s.get('an') == 2: r.an = [note(r,'casou',sp='Francisco Valente Pitombeira',d=D(1972,1,29)), note(r,'viuvo',sp='Francisco Valente Pitombeira',lo=D(1995,1,1))]
    W, num, o = dw(r.b), dn(r.b), r.o; words = r.n not in (4,7)
    r.btxt = W if words else dl(r.b); r.acc['dados_pessoais.data_nascimento.texto_completo'] = [num]
    if words: bd = W
    else: bd = dl(r.b)
    r.acc['dados_pessoais.data_nascimento.texto_completo'] = [num] if not words else [num, dl(r.b)]
    r.twtxt = ', '.join(t[0] for t in r.twins)
    par = list(r.par)
    cols = []
    for p in par:
        if r.kind in ('mm','pp'): la, lb = 'avô', 'avó'
        else: la, lb = ('avô paterno','avó paterna') if p['role']=='pai' else ('avô materno','avó materna')
        cols.append((p, la, lb))
    if len(cols) == 1: cols.append((None, 'avô paterno', 'avó paterna'))
    leaf = lambda v, l, c: f'<div class="{c}"><div class="v">{e(v) if v else "&nbsp;"}</div><div class="l">{l}</div></div>'
    halves = ''
    for p, la, lb in cols:
        g = p['gp'] if p else ['','']
        nat = f'<div class="pn">{e(natp(p["nat"],","))}</div><div class="l">naturalidade</div>' if p and p['nat'] else ''
        halves += f'<div class="half"><div class="gps">{leaf(g[0],la,"gp")}{leaf(g[1],lb,"gp")}</div><div class="br"></div><div class="pa"><div class="v">{e(p["name"]) if p else "&nbsp;"}</div><div class="l">{("pai" if p["role"]=="pai" else "mãe") if p else "pai"}</div>{nat}</div></div>'
    plc = e(r.est) if r.est else f'em domicílio, {e(r.home)}'
    if r.home: r.acc['local_nascimento.estabelecimento'] = [f'em domicílio, {r.home}', 'em domicílio']
    it = lambda v, l: f'<div class="it"><div class="v">{v or "&nbsp;"}</div><div class="l">{l}</div></div>'
    sg = r.clerk or (r.of, r.ofc)
    cad = ''.join(f'<span>{a} {b}</span>' for a, b in r.cad)
    col = ['#5b6b2c','#8a4b2a','#2e4f73','#7a5c14','#6b2c55','#2c6b62','#335c2f','#5a3d7a'][r.n-1]
    body = f'''<div class="fr"></div><div class="fr2"></div><div class="in"><div class="tp">{arms(48,col)}<div class="rc">Registro Civil das Pessoas Naturais</div><div class="ti">Certidão de Nascimento</div></div>
<div class="tree">{halves}</div><div class="jn"></div><div class="stem"></div>
<div class="me"><div class="nm">{e(r.name)}</div><div class="l">{'registrado' if o=='o' else 'registrada'}</div><div class="md">{bd}</div><div class="l">data do nascimento{'' if not words else ' ('+num+')'}</div><div class="rw">{it(r.t.replace(':','h') if r.t else 'ignorada','hora')}{it('masculino' if o=='o' else 'feminino','sexo')}{it(e(natp((r.bmun,r.buf),'(')),'município do nascimento')}</div><div class="rw">{it(plc,'local')}</div></div>
<div class="rb"><div class="rw">{it(r.mat,'matrícula')}{it(r.cpf,'CPF') if r.cpf and 'cpf' not in s.get('av',[]) else ''}{it(r.dnv,'declaração de nascido vivo') if r.dnv else ''}</div><div class="rw">{it(e(r.cart),'cartório')}{it(e(r.mun)+', '+r.uf,'sede')}</div><div class="rw">{it(dn(r.reg),'data do registro')}{it(r.livro,'livro')}{it(r.folha,'folha')}{it(r.termo,'termo')}{it(e(r.twtxt) if r.twins else 'não há','irmãos gêmeos')}</div></div>
<div class="nt"><p><i>Averbações:</i> {e(J(r.av)) or '–––'}</p><p><i>Anotações:</i> {e(J(r.an)) or '–––'}</p>{'<p class="cad"><i>Cadastro:</i> '+cad+'</p>' if cad else ''}</div>
<div class="ft"><div class="q">{qr(r.selo,54,col)}<div>selo digital<br>{r.selo}</div></div><div class="c">{e(r.mun)}, {dl(r.em)}</div><div class="s">{squig('z7%d'%r.n,150,30)}<br>{e(sg[0])}<br><i>{e(sg[1])}</i>{'<br><small>Titular: '+e(r.of)+'</small>' if r.clerk else ''}</div></div></div>'''
    if r.uf == 'PI': pass
    css = f'''.pg{{background:#fdfbf4;font-family:{['"EB Garamond"','"Linux Libertine O"','Quattrocento','"EB Garamond"','"TeX Gyre Schola"','"Linux Libertine O"','"Charis SIL"','"PT Serif"'][r.n-1]};font-size:12pt;color:#2b2418}}.fr{{position:absolute;inset:6mm;background:repeating-linear-gradient(45deg,{col}88 0 1.2mm,#fdfbf4 1.2mm 2.2mm),repeating-linear-gradient(-45deg,{col}55 0 1.2mm,#fdfbf400 1.2mm 2.2mm)}}.fr2{{position:absolute;inset:10.5mm;border:.8pt solid {col};border-radius:6mm;background:#fdfbf4}}.in{{position:absolute;inset:15mm 18mm}}.tp{{text-align:center}}.rc{{font-size:9pt;letter-spacing:1.2pt}}.ti{{font-family:"TeX Gyre Chorus";font-size:27pt;color:{col};line-height:1.1}}.l{{font-size:7.6pt;font-style:italic;color:{col}}}.tree{{display:flex;gap:5mm;margin-top:3mm}}.half{{flex:1 1 0;width:0;display:flex;flex-direction:column}}.gps{{display:flex;gap:2.5mm}}.gp{{flex:1 1 0;width:0;border:.8pt solid {col};border-radius:5mm 5mm 1mm 1mm;text-align:center;padding:2mm 1.2mm;font-size:10.2pt;min-height:23mm;display:flex;flex-direction:column;justify-content:space-between}}.br{{height:8mm;margin:0 25%;border:1pt solid {col};border-top:0;position:relative}}.pa{{border:1.2pt solid {col};border-radius:2mm;text-align:center;padding:1.6mm;background:#fff;margin:0 4mm;flex:1}}.pa .v{{font-weight:bold;font-size:11.6pt}}.pn{{margin-top:1.4mm;font-size:10.4pt}}.jn{{height:6mm;margin:0 25%;border:1pt solid {col};border-top:0}}.stem{{height:4mm;width:1pt;background:{col};margin:0 auto}}.me{{border:2pt solid {col};border-radius:9mm;text-align:center;padding:4mm 5mm;background:#fff}}.nm{{font-size:18pt;font-weight:bold}}.md{{font-size:11.4pt;margin-top:1mm}}.rw{{display:flex;gap:4mm;justify-content:space-around;margin-top:2.4mm}}.it{{text-align:center}}.rb{{border-top:.8pt solid {col};border-bottom:.8pt solid {col};margin-top:4mm;padding:1mm 0 3mm;font-size:10.8pt}}.nt{{font-size:10pt;margin-top:3mm}}.nt p{{margin:0 0 1.2mm;text-align:justify}}.cad span{{margin-right:6mm}}.ft{{position:absolute;bottom:1mm;left:0;right:0;display:flex;justify-content:space-between;align-items:flex-end;font-size:9pt}}.q{{text-align:center;font-size:7.4pt}}.s{{text-align:center;line-height:1.2}}'''
    return page(r, 210, 297, css, body)
# ============ Z8: dot-matrix system printout ============
S8 = {
1:dict(uf='PB',mun='Monteiro',est='Hospital e Maternidade Santa Filomena',b='1989-05-15',t='10:10',sex='F',reg='1989-05-29',em='1990-02-07',g='Joseane',cart='Cartório do Registro Civil de Monteiro',of=('Severino Feliciano Torreão','Oficial'),verso='v'),
2:dict(uf='MG',mun='Januária',est='Hospital Municipal de Januária',b='1994-11-28',t='01:05',sex='M',reg='1994-12-05',em='1995-03-20',g='Ueslei Junio',cart='Registro Civil das Pessoas Naturais de Januária',of=('Ordália Pimenta Lisboa','Oficial'),order='mp'),
3:dict(uf='PR',mun='Guaíra',est='Hospital Sete Quedas',b='1991-07-24',t='17:00',sex='F',reg='1991-08-20',em='1997-05-02',nm='Liz Rossana Benítez Duarte',order='pm',g1=dict(name='Eusebio Benítez Ayala',nat=('Salto del Guairá','Paraguai'),gp=['Crispín Benítez','Eulogia Ayala']),g2=dict(name='Ivanir Duarte',nat=('Guaíra','PR')),cart='Cartório de Registro Civil da Comarca de Guaíra',of=('Gentil Rossato','Oficial'),clerk=('Nadir Rossato','Escrevente Juramentada')),
4:dict(uf='SP',mun='Santa Fé do Sul',est='Santa Casa de Misericórdia de Santa Fé do Sul',b='1998-09-09',t='09:09',sex='M',reg='1998-09-15',em='1998-09-15',g='Gustavo Henrique',cart='Oficial de Registro Civil das Pessoas Naturais da Sede de Santa Fé do Sul',of=('Aparecido Donizete Barufi','Oficial'),order='pm'),
5:dict(uf='AM',mun='Maués',home='Comunidade Vera Cruz, Rio Urariá',b='1999-10-02',t='',sex='F',reg='2000-01-17',em='2000-01-18',g='Francinara',order='m',cart='Cartório do Judicial e Anexos de Maués',of=('Nestor Magnani Faraco','Oficial')),
6:dict(uf='RN',mun='Areia Branca',est='Maternidade Sarah Kubitschek',b='1970-12-20',t='00:40',sex='F',reg='1971-01-04',em='1996-10-30',g='Maria Goretti',an=1,cart='Cartório Único de Areia Branca',of=('Creusa Rolim Firmino','Oficiala'),verso='v'),
7:dict(uf='MA',mun='Codó',est='Hospital Geral Municipal',b='1999-04-30',t='14:45',sex='M',reg='1999-05-24',em='2001-06-11',g='Pedro Paulo',twins=['Paulo Pedro'],selo=1,cart='Cartório do 2º Ofício de Codó',of=('Zeneide Bayma Araújo','Oficial Substituta')),
8:dict(uf='RS',mun='Caçapava do Sul',est='Hospital de Caridade Dr. Victor Lang',b='1966-03-08',t='08:00',sex='F',reg='1966-03-21',em='2004-08-19',nm='Eva Terezinha Vargas Dias de Oliveira Chaves Barcellos',g1=dict(name='Adão Chaves Barcellos'),g2=dict(name='Doralina Vargas Dias de Oliveira'),av=['adocao'],an=2,selo=1,cart='Ofício do Registro Civil de Caçapava do Sul',of=('Ney Chaves Ilha','Registrador'))}
def z8(r):
    s = r.s; r.acc = {}; r.joint = False
    for p in r.par:
        if p['nat']: p['nat'] = (deacc(p['nat'][0]), p['nat'][1] if len(p['nat'][1])==2 else deacc(p['nat'][1]))
    mapnames(r, deacc)
    r.av = [deacc(note(r,k)) for k in s.get('av',[])]
    if s.get('an') == 1: r.an = [deacc(note(r,'casou',sp='Manoel Erivan Rebouças',d=D(1992,5,16),new='Maria Goretti Rebouças'))]
    if s.get('an') == 2: r.an = [deacc(note(r,'casou',sp='Adão Moraes Saldanha',d=D(1985,11,23))), deacc(note(r,'divorcionome',lo=D(1995,1,1)))]
    W, num, o = deacc(dw(r.b)), dn(r.b), r.o
    r.btxt = W if r.n % 2 else num
    r.acc['dados_pessoais.data_nascimento.texto_completo'] = [num, f'{num} ({W})'] if r.n % 2 else []
    if not r.n % 2: r.acc = {}
    if r.n % 2 == 0: pass
    r.folha = r.folha.upper(); 
    if r.verso: r.acc['registro.folha'] = [r.folha.lower()]
    r.twtxt = ', '.join(t[0] for t in r.twins)
    dot = '.' if r.n % 2 else ' '
    bl = ['********','-----','NIHIL','XXXXXXXX','NAO CONSTA','........','','N/C'][r.n-1]
    out = []
    def ln(l, v, wid=50):
        v = v or bl
        w = textwrap.wrap(v, wid, break_long_words=False, break_on_hyphens=False) or ['']
        out.append((l + ' ').ljust(22, dot).rstrip() .ljust(22) + ': ' + w[0])
        for x in w[1:]: out.append(' '*24 + x)
    rule = lambda c='=': out.append(c*76)
    st = deacc(EST[r.uf][1])
    out.append(('ESTADO ' + EST[r.uf][0].upper() + ' ' + st).center(76)); out.append(f'COMARCA DE {r.mun} - {r.uf}'.center(76)); out.append('REGISTRO CIVIL DAS PESSOAS NATURAIS'.center(76))
    out += textwrap.fill(r.cart, 70).split('\n') if False else [x.center(76) for x in textwrap.wrap(r.cart, 70)]
    rule(); out.append('C E R T I D A O   D E   N A S C I M E N T O'.center(76)); rule()
    out.append(f'LIVRO: {r.livro:<10} FOLHA: {r.folha:<9} TERMO: {r.termo:<10} DATA REG.: {dn(r.reg)}'); rule('-')
    ln('NOME', r.name); ln('SEXO', 'MASCULINO' if o=='o' else 'FEMININO')
    ln('NASCIDO(A) EM', f'{num} ({W})' if r.n % 2 else num)
    ln('HORA', r.t.replace(':','H')+'MIN' if r.t else 'IGNORADA')
    ln('LOCAL', r.est if r.est else f'EM DOMICILIO - {r.home}')
    if r.home: r.acc['local_nascimento.estabelecimento'] = [f'EM DOMICILIO - {r.home}', 'EM DOMICILIO']
    ln('CIDADE', f'{r.bmun} - {r.buf}'); rule('-')
    par = list(r.par)
    if len(par) == 1: par = [None] + par
    for i, p in enumerate(par):
        k = 'PAI' if p is None or p['role']=='pai' else 'MAE'; sx = 'O' if k == 'PAI' else 'A'
        ln(k, p['name'] if p else ''); ln('  NATURAL DE', natp(p['nat'],'-') if p and p['nat'] else '')
        ln('  AVO PATERNO' if k=='PAI' else '  AVO MATERNO', p['gp'][0] if p else ''); ln('  AVO\' PATERNA' if k=='PAI' else '  AVO\' MATERNA', p['gp'][1] if p else '')
    rule('-'); ln('GEMEOS', ('SIM - ' + r.twtxt) if r.twins else 'NAO')
    ln('DECLARANTE', 'O PAI' if r.kind != 'm' else 'A MAE'); ln('AVERBACOES', J(r.av)); ln('ANOTACOES', J(r.an)); rule()
    out.append('CERTIFICO E DOU FE. O REFERIDO CONSTA DO LIVRO PROPRIO DESTE CARTORIO.'); out.append('')
    out.append(f'{r.mun} ({r.uf}), {dn(r.em)}'); out += ['','','']
    sg = r.clerk or (r.of, r.ofc)
    out.append('_'*40); out.append(sg[0]); out.append(deacc(sg[1]))
    if r.clerk: out.append(f'OFICIAL DO REGISTRO: {r.of}')
    if r.selo: out += ['', f'SELO DE FISCALIZACAO N. {r.selo}']
    out.append(''); out.append(f'SISREG V{r.n}.{r.n+2}  IMPRESSO POR TERMINAL 0{r.n}'.rjust(76))
    assert all(len(x) <= 78 for x in out), max(out, key=len)
    holes = ''.join(f'<i style="top:{4+k*12.7:.1f}mm;left:2.6mm"></i><i style="top:{4+k*12.7:.1f}mm;right:2.6mm"></i>' for k in range(22))
    body = f'<div class="gb"></div>{holes}<div class="pf" style="left:9mm"></div><div class="pf" style="right:9mm"></div><pre>{e(chr(10).join(out))}</pre><div class="sq">{squig("z8%d"%r.n,170,40)}</div>'
    body = body.replace('<div class="sq">', f'<div class="sq" style="top:{19+ (next(i for i,x in enumerate(out) if x.startswith("____"))-2)*4.55:.1f}mm">')
    css = f'''.pg{{background:#fff}}.gb{{position:absolute;left:10mm;right:10mm;top:0;bottom:0;background:repeating-linear-gradient(#e6f2e2 0 13.65mm,#fff 13.65mm 27.3mm)}}i{{position:absolute;width:4mm;height:4mm;border-radius:50%;border:.6pt solid #999;background:#ddd}}.pf{{position:absolute;top:0;bottom:0;border-left:.6pt dashed #aaa}}pre{{position:absolute;left:19mm;top:16mm;margin:0;font-family:{['"Nimbus Mono PS"','"DejaVu Sans Mono"','"Courier Prime"','"Noto Sans Mono"','"PT Mono"','"Liberation Mono"','"Nimbus Mono PS"','Hack'][r.n-1]};font-size:{'11pt' if r.n in (1,3,6,7,4) else '10.6pt'};line-height:4.55mm;color:#2a2a38;{'font-weight:bold' if r.n in (1,7) else ''}}}.sq{{position:absolute;left:22mm}}'''
    return page(r, 241, 279, css, body)
# ============ Z9: multilingual extract ============
S9 = {
1:dict(uf='PR',mun='Foz do Iguaçu',est='Hospital Ministro Costa Cavalcanti',b='2018-01-07',t='05:26',sex='M',reg='2018-01-15',em='2022-08-02',nm='Youssef Hammoud Ferreira',order='mp',cpf=1,g1=dict(name='Luana Ferreira',nat=('Foz do Iguaçu','PR')),g2=dict(name='Ali Hassan Hammoud',nat=('Baalbek','Líbano'),gp=['Hassan Mahmoud Hammoud','Zeinab Khalil']),cart='1º Ofício de Registro Civil de Foz do Iguaçu',of=('Mirtes Galvan Bordin','Registradora')),
2:dict(uf='RS',mun='Chuí',bmun='Santa Vitória do Palmar',est='Santa Casa de Misericórdia',b='2011-05-31',t='18:18',sex='F',reg='2011-06-08',em='2019-03-27',nm='Agustina Belén Olivera Rocha',order='pm',g1=dict(name='Néstor Fabián Olivera',nat=('Chuy','Uruguai'),gp=['Walter Olivera','Gladys Techera']),g2=dict(name='Cláudia Rejane Rocha',nat=('Santa Vitória do Palmar','RS')),cart='Registro Civil das Pessoas Naturais de Chuí',of=('Odilon Calcagno Plá','Registrador Designado'),av=['cpf']),
3:dict(uf='RR',mun='Pacaraima',bmun='Boa Vista',est='Hospital Materno Infantil Nossa Senhora de Nazareth',b='2021-11-11',t='23:11',sex='F',reg='2021-12-02',em='2021-12-02',nm='Valery Sofía Guzmán Rondón',order='mp',cpf=1,g1=dict(name='Yusmary del Valle Rondón',nat=('Santa Elena de Uairén','Venezuela'),gp=['José Gregorio Rondón','Carmen Farías']),g2=dict(name='Wilfredo José Guzmán Marcano',nat=('Maturín','Venezuela'),gp=['','Luisa Marcano']),cart='Cartório de Pacaraima – Ofício Único',of=('Edmilson Parente Sobral','Oficial'),nat=('Pacaraima','RR')),
4:dict(uf='SP',mun='São Paulo',est='Hospital Santa Cruz',b='1989-02-23',t='15:02',sex='M',reg='1989-03-01',em='2020-01-09',nm='Eduardo Kenzo Okuda',order='pm',cpf=1,g1=dict(name='Hiroshi Okuda',nat=('Sapporo','Japão'),gp=['Masao Okuda','Kiyoko Okuda']),g2=dict(name='Elza Mitie Sakai Okuda',nat=('Tupã','SP'),gp=['Jorge Sakai','Tomiko Sakai']),cart='Oficial de Registro Civil das Pessoas Naturais do 2º Subdistrito – Liberdade',of=('Ivo Tassinari Braga','Oficial'),clerk=('Carla Neri Passos','Escrevente'),an=1),
5:dict(uf='AM',mun='Tabatinga',est='Hospital de Guarnição de Tabatinga',b='2015-04-01',t='08:00',sex='M',reg='2015-04-30',em='2018-09-12',nm='Jhon Anderson Ahuanari Pinto',order='m',g1=dict(name='Luz Marina Ahuanari Pinto',nat=('Iquitos','Peru'),gp=['Segundo Ahuanari','Rosa Elvira Pinto']),cart='Cartório da Comarca de Tabatinga',of=('Ocivan Mafra Curico','Oficial')),
6:dict(uf='MS',mun='Corumbá',home='Rua Ladário, 77',b='2003-08-16',t='',sex='F',reg='2003-09-05',em='2024-02-19',nm='Nathaly Rojas Cuéllar Arruda',order='pm',cpf=1,last1='Arruda',g1=dict(name='Jorcy Arruda',nat=('Corumbá','MS')),g2=dict(name='Nancy Rojas Cuéllar',nat=('Puerto Quijarro','Bolívia'),gp=['Hernán Rojas','Teresa Cuéllar']),cart='2º Ofício de Corumbá',of=('Adelson Baruki Neves','Oficial')),
7:dict(uf='CE',mun='Fortaleza',est='Maternidade-Escola Assis Chateaubriand',b='1995-10-21',t='03:30',sex='F',reg='1995-11-08',em='2023-05-15',nm='Giulia Baggio Tavares',order='mp',cpf=1,last1='Baggio',last2='Tavares',g1=dict(name='Antonella Baggio',nat=('Vicenza','Itália'),gp=['Renzo Baggio','Maria Pia Carraro']),g2=dict(name='Antônio Glauber Tavares',nat=('Sobral','CE')),cart='Cartório João de Deus – 3º Ofício',of=('Sílvia Feitosa Castelo','Oficial'),an=2),
8:dict(uf='SC',mun='Florianópolis',est='Maternidade Carmela Dutra',b='2020-10-30',t='12:45',sex='M',reg='2020-11-09',em='2025-02-25',nm='Bautista Ledesma Vieira',sur='Ledesma Vieira',twins=['Benicio'],order='pp',cpf=1,g1=dict(name='Hernán Ledesma',nat=('Rosario','Argentina'),gp=['Raúl Ledesma','Graciela Bustos']),g2=dict(name='Murilo Vieira',nat=('Florianópolis','SC'),gp=['Osni Vieira','Zenir Vieira']),cart='1º Subdistrito da Sede – Registro Civil de Florianópolis',of=('Iolita Pamplona Reitz','Registradora Titular'))}
def z9(r):
    s = r.s; r.acc = {}
    r.av = [note(r,k) for k in s.get('av',[])]
    if s.get('an') == 1: r.av = [note(r,'casou',sp='Fernanda Hirose',d=D(2016,7,30),where='São Paulo/SP')]
    if s.get('an') == 2: r.av = [note(r,'casou',sp='Matteo Bianchi',d=D(2019,6,15),where='Vicenza, Itália'), note(r,'retif')] if False else [note(r,'casou',sp='Matteo Bianchi',d=D(2019,6,15),where='Fortaleza/CE',new='Giulia Baggio Tavares Bianchi')]
    r.joint = bool(r.av); r.livro = f'{r.L} A'
    num = f'{r.b.day:02d}/{r.b.month:02d}/{r.b.year}'; r.btxt = num
    r.acc['dados_pessoais.data_nascimento.texto_completo'] = [f'{r.b.day:02d} {r.b.month:02d} {r.b.year}', f'{r.b.day:02d} – {r.b.month:02d} – {r.b.year}']
    r.acc['registro.livro'] = [f'A-{r.L}', f'{r.L}A', str(r.L)]
    if r.home: r.acc['local_nascimento.estabelecimento'] = [f'Domicílio, {r.home}']
    r.twtxt = ', '.join(t[0] for t in r.twins)
    num_ = [0]
    def L(pt, en, es):
        num_[0] += 1
        return f'<td class="lb"><b>{num_[0]}</b>{pt}<br><i>{en} · {es}</i></td>'
    dash = '<span class="da">— — —</span>'
    z = lambda x: e(x) if x else dash
    jma = lambda d: f'<span class="j"><small>Jo</small>{d.day:02d}</span><span class="j"><small>Mo</small>{d.month:02d}</span><span class="j"><small>An</small>{d.year}</span>'
    par = r.par + [None]*(2-len(r.par))
    row = lambda lab, v: f'<tr>{lab}<td colspan="2">{v}</td></tr>'
    h = row(L('Estado / Município do registro','State / Municipality','Estado / Municipio'), f'Brasil – {r.uf} – {e(r.mun)}')
    h += row(L('Serviço de registro civil de','Civil Registry Office of','Registro civil de'), e(r.cart))
    h += row(L('Assento de nascimento','Entry: book, page, number','Asiento'), f'Lv. {r.livro} &nbsp;·&nbsp; Fl. {r.folha} &nbsp;·&nbsp; Nº {r.termo} &nbsp;&nbsp;<small>Mat.</small> {r.mat.replace(" ","")}')
    r.matprint = r.mat.replace(' ','')
    h += row(L('Data do assento','Date of registration','Fecha del asiento'), jma(r.reg))
    h += row(L('Nome','Full name','Nombre y apellidos'), f'<b class="n">{e(r.name)}</b>')
    h += row(L('Sexo','Sex','Sexo'), 'M' if r.sex=='M' else 'F')
    h += row(L('Data e hora do nascimento','Date and time of birth','Fecha y hora'), jma(r.b) + f'<span class="j"><small>H</small>{r.t or "—"}</span>')
    h += row(L('Lugar do nascimento','Place of birth','Lugar de nacimiento'), f'{e(r.bmun)} – {r.buf}, Brasil')
    h += row(L('Estabelecimento','Institution','Establecimiento'), e(r.est) if r.est else 'Domicílio, '+e(r.home))
    if 'nat' in s: h += row(L('Naturalidade declarada','Declared place of origin','Naturalidad'), e(natp(r.nat,'/')))
    h += row(L('Nº de identificação (CPF)','Tax ID','Nº de identificación'), z(r.cpf))
    h += '<tr><td class="lb x"></td><td class="ph">Genitor(a) A<br><i>Parent A · Progenitor(a) A</i></td><td class="ph">Genitor(a) B<br><i>Parent B · Progenitor(a) B</i></td></tr>'
    two = lambda lab, f: f'<tr>{lab}' + ''.join(f'<td class="h">{z(f(p)) if p else dash}</td>' for p in par) + '</tr>'
    h += two(L('Nome','Name','Nombre'), lambda p: p['name']) + two(L('Vínculo','Relationship','Vínculo'), lambda p: 'Pai / Father / Padre' if p['role']=='pai' else 'Mãe / Mother / Madre')
    h += two(L('Lugar de nascimento','Place of birth','Lugar de nacimiento'), lambda p: natp(p['nat'],'-') if p['nat'] else '')
    h += two(L('Pai do(a) genitor(a)','Grandfather','Abuelo'), lambda p: p['gp'][0]) + two(L('Mãe do(a) genitor(a)','Grandmother','Abuela'), lambda p: p['gp'][1])
    h += row(L('Gêmeos','Twins','Gemelos'), ('Sim – ' + e(r.twtxt)) if r.twins else 'Não')
    h += f'<tr>{L("Outros enunciados do assento","Other particulars of the entry","Otras menciones")}<td colspan="2" class="ob">{z(J(r.av))}</td></tr>'
    h += row(L('Data de expedição, assinatura, selo','Date of issue, signature, seal','Fecha, firma, sello'), f'{jma(r.em)}<div class="sg">{squig("z9%d"%r.n,150,30)}<br>{e((r.clerk or (r.of,r.ofc))[0])} – {e((r.clerk or (r.of,r.ofc))[1])}</div>')
    r.mat = r.matprint; r.acc['dados_pessoais.matrícula'] = []
    body = f'''<div class="in"><div class="hd"><div class="k">{arms(44,'#123')}</div><div class="t">EXTRATO DO REGISTRO DE NASCIMENTO<br><span>CERTIDÃO DE NASCIMENTO · BIRTH CERTIFICATE · CERTIFICADO DE NACIMIENTO</span><br><small>Registro Civil das Pessoas Naturais – República Federativa do Brasil</small></div><div class="k">{qr(r.selo,56,'#123')}</div></div><table>{h}</table>
<div class="lg"><b>SÍMBOLOS / SYMBOLS / SÍMBOLOS</b> &nbsp; Jo: dia / day / día &nbsp; Mo: mês / month / mes &nbsp; An: ano / year / año &nbsp; M: masculino / masculine &nbsp; F: feminino / feminine</div><div class="bt"><span>Titular da serventia: {e(r.of)}</span><span>Selo digital: {r.selo}</span></div></div>'''
    for k in [k for k, v in r.acc.items() if not v]: del r.acc[k]
    css = '''.pg{font-family:"PT Sans";font-size:10.4pt;color:#122}.in{position:absolute;inset:11mm 13mm}.hd{display:flex;justify-content:space-between;align-items:center;text-align:center}.t{font-size:14pt;font-weight:bold}.t span{font-size:8.6pt;font-weight:normal;letter-spacing:.5pt}.t small{font-size:8pt;font-weight:normal}table{width:100%;border-collapse:collapse;margin-top:3mm}td{border:.7pt solid #345;padding:1.1mm 2mm;vertical-align:middle;height:10.9mm}.lb{width:62mm;background:#eef2f6;font-size:7.8pt;line-height:1.2;position:relative;padding-left:9mm}.lb b{position:absolute;left:1.4mm;top:1.6mm;font-size:8pt;border:.6pt solid #345;border-radius:50%;width:5.4mm;height:5.4mm;line-height:5.2mm;text-align:center;background:#fff}.lb i{font-size:6.6pt;color:#556}.x{background:#fff;border:0}.ph{background:#345;color:#fff;text-align:center;font-size:8.4pt;line-height:1.15}.ph i{font-size:6.6pt}.h{width:61mm}.n{font-size:12.6pt}.j{display:inline-block;border:.6pt solid #345;padding:.6mm 2mm .6mm 1mm;margin-right:2mm;font-size:10.4pt}.j small{font-size:6.4pt;color:#667;margin-right:1.4mm;vertical-align:top}.da{color:#889}.ob{font-size:8.4pt;height:20mm;vertical-align:top}.sg{float:right;text-align:center;font-size:8pt;line-height:1.1}.lg{font-size:7pt;margin-top:2mm;border:.6pt solid #345;padding:1mm 2mm}.bt{position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:8pt;border-top:1.4pt solid #345;padding-top:1mm}'''
    return page(r, 210, 297, css, body)
# ============ Z10: three-panel pocket card ============
S10 = {
1:dict(uf='SP',mun='Votuporanga',est='Santa Casa de Misericórdia de Votuporanga',b='1975-01-26',t='07:15',sex='M',reg='1975-01-30',em='1976-02-16',g='Sidnei Aparecido',cart='Cartório do Registro Civil de Votuporanga',of=('Natal Pugliesi','Oficial Maior')),
2:dict(uf='MG',mun='Caxambu',bmun='Baependi',est='Hospital Cônego Monte Raso',b='1979-06-13',t='22:30',sex='F',reg='1979-06-27',em='1979-06-27',g='Luciene',cart='Registro Civil de Caxambu',of=('Ondina Viotti Lage','Oficial')),
3:dict(uf='RJ',mun='Cordeiro',est='Hospital Antônio Castro',b='1981-12-24',t='',sex='F',reg='1982-01-04',em='1988-03-10',g='Natália',order='m',cart='Cartório do 1º Distrito de Cordeiro',of=('Alcebíades Monnerat','Oficial'),clerk=('Jurema Monnerat Erthal','Escrevente')),
4:dict(uf='GO',mun='Catalão',est='Casa de Saúde Santo Antônio',b='1986-03-31',t='11:55',sex='M',reg='1986-04-08',em='1986-05-02',g='Weber',twins=['Wender'],cart='Cartório de Registro Civil de Catalão',of=('Divino Paranhos Safatle','Oficial')),
5:dict(uf='BA',mun='Jequié',home='Fazenda Rio Preto do Costa',b='1977-08-15',t='04:00',sex='F',reg='1990-02-19',em='1990-02-19',nm='Lindinalva de Jesus',cart='Cartório do Registro Civil do 1º Ofício de Jequié',of=('Euvaldo Borges Grillo','Oficial'),av=['tardioold'],g1=dict(name='Agenor de Jesus',gp=['Tibúrcio','Maria de Jesus']),g2=dict(name='Marinalva',gp=['','Vitalina'])),
6:dict(uf='RS',mun='Ijuí',est='Hospital de Caridade de Ijuí',b='1977-10-10',t='13:40',sex='M',reg='1977-10-18',em='1983-07-21',g='Clóvis',eth='de',cart='Ofício de Registro Civil de Ijuí',of=('Reinoldo Beck Copetti','Oficial'),av=['acold'],clerk=None),
7:dict(uf='PE',mun='Goiana',est='Hospital Belarmino Correia',b='1994-07-05',t='18:25',sex='M',reg='1994-08-01',em='1999-01-12',g='Ewerton',av=['paternjud'],cart='Cartório do 2º Ofício de Goiana',of=('Hercília Rabelo Nóbrega','Oficiala')),
8:dict(uf='MA',mun='Pinheiro',est='Hospital Antenor Abreu',b='1984-09-18',t='00:05',sex='F',reg='1984-10-16',em='1992-06-30',nm='Raimunda Nonata Amorim Castro Pereira dos Santos Cutrim',g1=dict(name='José Ribamar dos Santos Cutrim'),g2=dict(name='Maria Raimunda Amorim Castro Pereira'),cart='Cartório do 1º Ofício Extrajudicial de Pinheiro',of=('Josias Peixoto Abreu','Tabelião e Oficial'),verso='v')}
def z10(r):
    s = r.s; r.acc = {}
    if r.n % 2 == 0: mapnames(r, UP)
    u = UP if r.n % 2 == 0 else (lambda x: x)
    r.av = []
    for k in s.get('av', []):
        if k == 'acold': r.av.append(f'Os pais do registrado separaram-se judicialmente por sentença de {dn(between(r, D(1978,1,10)))} do Juízo desta comarca.')
        else: r.av.append(note(r, k))
    r.av = [u(x) for x in r.av]
    r.joint = bool(r.av); o = r.o
    num, lng = dn(r.b), dl(r.b); style = r.n % 3
    bt = {0: u(dw(r.b, trema=True)), 1: u(lng), 2: f'{r.b.day:02d}.{r.b.month:02d}.{r.b.year}'}[style]; r.btxt = bt
    r.acc['dados_pessoais.data_nascimento.texto_completo'] = [num]
    r.twtxt = ' e '.join(t[0] for t in r.twins)
    bl = ['-o-o-o-','==========','x x x x','***','--------','. . . . .','','-x-'][r.n-1]
    def F(l, v, w=''): return f'<div class="f" style="{w}"><div class="v">{v if v else bl or "&nbsp;"}</div><div class="l">{l}</div></div>'
    fa = next((p for p in r.par if p['role']=='pai'), None); mo = next(p for p in r.par if p['role']=='mãe')
    gp = lambda p: '' if not p or not (p['gp'][0] or p['gp'][1]) else e(u(' e ').join([x for x in p['gp'] if x])) if all(p['gp']) else e(p['gp'][1])
    plc = e(r.est) if r.est else u('Domicílio')+' - '+e(r.home)
    if r.home: r.acc['local_nascimento.estabelecimento'] = [f'{u("Domicílio")} - {r.home}']
    r.livro = [f'A-{r.L}', f'{r.L}', f'{r.L}-A'][r.n % 3]; r.acc['registro.livro'] = [x for x in (f'A-{r.L}', str(r.L)) if x != r.livro]
    tm = (r.t.replace(':',',')+' hs' if r.n%2 else u(hw(r.t))) if r.t else u('ignorada')
    sg = r.clerk or (r.of, r.ofc)
    nt = lambda p: e(natp(p['nat'],'-')) if p and p['nat'] else ''
    gtx = F('Gêmeo com', e(r.twtxt)) if r.twins else ''
    mga = ('<b>avó materna</b>' if False else '')
    p1 = f'''<div class="p a">{arms(70,'#fff')}<div class="pa">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="pt">CERTIDÃO<br>DE<br>NASCIMENTO</div><div class="pc">{e(r.cart)}</div><div class="pm">{e(r.mun)} — {r.uf}</div><div class="po">{e(r.ofc)}<br>{e(r.of)}</div></div>'''
    p2 = f'''<div class="p"><div class="kk">REGISTRO N.º <span class="v2">{r.termo}</span> &nbsp; Fls. <span class="v2">{r.folha}</span> &nbsp; Livro <span class="v2">{r.livro}</span></div>{F('Nome', e(r.name))}{F('Nascimento', bt)}<div class="r2">{F('Hora', tm,'flex:1.2')}{F('Sexo', u('masculino' if o=='o' else 'feminino'),'flex:1')}</div>{F('Local', plc)}{F('Município — Estado', e(r.bmun)+' - '+r.buf)}{gtx}{F('Registrado em', dn(r.reg))}</div>'''
    p3 = f'''<div class="p">{F('Pai', e(fa['name']) if fa else '')}{F('natural de', nt(fa))}{F('Avós paternos', gp(fa))}{F('Mãe', e(mo['name']))}{F('natural de', nt(mo))}{F('Avós maternos' if all(mo['gp']) else 'Avós maternos (avó)', gp(mo))}{F('Observações', e(J(r.av)))}<div class="sg"><div>{e(r.mun)}, {dn(r.em,'-')}</div>{squig('z10%d'%r.n,110,22)}<br>{e(sg[0])}<br><i>{e(sg[1])}</i></div></div>'''
    col = ['#1f5a3c','#8a2b4a','#274a82','#7a5a14'][r.n % 4]
    css = f'''.pg{{background:#fff;font-family:"URW Gothic"}}.card{{position:absolute;inset:4mm;border:1.6pt solid {col};border-radius:4mm;display:flex;overflow:hidden;background:repeating-radial-gradient(circle at 60% 50%,{col}10 0 2px,#fff0 2px 6px)}}.p{{flex:1 1 0;width:0;padding:4.4mm 5mm;border-right:.6pt dashed {col};position:relative}}.p:last-child{{border:0}}.a{{background:{col};color:#fff;text-align:center;flex:.72 1 0}}.pa{{font-size:7.4pt;letter-spacing:.6pt;margin-top:1mm}}.pt{{font-family:"URW Bookman";font-size:17pt;line-height:1.35;margin:7mm 0 8mm;letter-spacing:1.4pt}}.pc{{font-size:9.4pt}}.pm{{font-size:9pt;margin-top:2mm}}.po{{position:absolute;bottom:6mm;left:3mm;right:3mm;font-size:8pt}}.f{{margin-bottom:1.3mm}}.v,.v2{{font-family:{['"Courier Prime"','"Nimbus Mono PS"','"TeX Gyre Cursor"','"PT Mono"'][r.n//2%4]};font-size:10.2pt;color:#151515;line-height:1.15}}.v{{border-bottom:.6pt solid {col};min-height:5mm;padding-top:.8mm}}.l{{font-size:6.8pt;color:{col}}}.kk{{font-size:8pt;color:{col};margin-bottom:2.4mm}}.v2{{font-weight:bold}}.r2{{display:flex;gap:3mm}}.sg{{position:absolute;bottom:3mm;left:5mm;right:5mm;text-align:center;font-size:8pt;line-height:1.15}}.sg>div{{text-align:left}}'''
    return page(r, 300, 125, css, f'<div class="card">{p1}{p2}{p3}</div>')
FORMS = {'Z6':(S6,z6),'Z7':(S7,z7),'Z8':(S8,z8),'Z9':(S9,z9),'Z10':(S10,z10)}
