from common import *
TR={'en':dict(t='EXTRACT OF BIRTH RECORD',st='State',of='Civil Registry Office of',no='Record No.',da='Date and place of birth',su='Surname',gi='Given names',fu='Full name',sx='Sex',fa='Father / Parent 1',mo='Mother / Parent 2',nb='Place of birth',gp='Grandparents',ob='Annotations and endorsements',is_='Date of issue, signature, seal',ho='Hour',rg='Date of registration',tw='Twin',cp='Taxpayer No. (CPF)',pl='Establishment'),
'es':dict(t='EXTRACTO DEL ACTA DE NACIMIENTO',st='Estado',of='Oficina del Registro Civil de',no='Acta nº',da='Fecha y lugar de nacimiento',su='Apellidos',gi='Nombres propios',fu='Nombre completo',sx='Sexo',fa='Padre / Progenitor 1',mo='Madre / Progenitor 2',nb='Lugar de nacimiento',gp='Abuelos',ob='Otras anotaciones del acta',is_='Fecha de expedición, firma, sello',ho='Hora',rg='Fecha de inscripción',tw='Gemelo',cp='Nº fiscal (CPF)',pl='Establecimiento'),
'fr':dict(t="EXTRAIT DE L'ACTE DE NAISSANCE",st='État',of="Service de l'état civil de",no='Acte nº',da='Date et lieu de naissance',su='Nom',gi='Prénoms',fu='Nom complet',sx='Sexe',fa='Père / Parent 1',mo='Mère / Parent 2',nb='Lieu de naissance',gp='Grands-parents',ob="Autres énonciations de l'acte",is_='Date de délivrance, signature, sceau',ho='Heure',rg="Date de l'enregistrement",tw='Jumeau',cp='Nº fiscal (CPF)',pl='Établissement'),
'it':dict(t="ESTRATTO DELL'ATTO DI NASCITA",st='Stato',of="Servizio dello stato civile di",no='Atto n.',da='Data e luogo di nascita',su='Cognome',gi='Prenomi',fu='Nome completo',sx='Sesso',fa='Padre / Genitore 1',mo='Madre / Genitore 2',nb='Luogo di nascita',gp='Nonni',ob="Altre enunciazioni dell'atto",is_='Data di rilascio, firma, bollo',ho='Ora',rg='Data di registrazione',tw='Gemello',cp='Codice fiscale (CPF)',pl='Struttura'),
'de':dict(t='AUSZUG AUS DEM GEBURTSEINTRAG',st='Staat',of='Standesamt',no='Eintrag Nr.',da='Tag und Ort der Geburt',su='Familienname',gi='Vornamen',fu='Vollständiger Name',sx='Geschlecht',fa='Vater / Elternteil 1',mo='Mutter / Elternteil 2',nb='Geburtsort',gp='Großeltern',ob='Andere Angaben aus dem Eintrag',is_='Ausstellungsdatum, Unterschrift, Siegel',ho='Uhrzeit',rg='Eintragungsdatum',tw='Zwilling',cp='Steuernummer (CPF)',pl='Einrichtung')}
PT=dict(t='CERTIDÃO DE NASCIMENTO (EXTRATO)',st='Estado',of='Registro Civil das Pessoas Naturais de',no='Termo nº',da='Data e lugar de nascimento',su='Sobrenome',gi='Prenomes',fu='Nome completo',sx='Sexo',fa='Pai / Genitor 1',mo='Mãe / Genitor 2',nb='Naturalidade',gp='Avós',ob='Averbações e anotações',is_='Data de expedição, assinatura, selo',ho='Hora',rg='Data do registro',tw='Gêmeo',cp='CPF',pl='Estabelecimento')
# ---------- D: bilingual / trilingual extract with coded rows and date boxes
def D_(n):
    o=rec(f'D{n}',[1938,1955,1969,1981,1990,2001,2012,2019][n-1],[1939,1957,1970,1983,1991,2003,2014,2021][n-1],twin=n in(4,),nofather=n==6,long=n==7,emis=(2016,2026),home=n in(1,2))
    d=Doc('D',n); lg=[('en',),('es',),('fr','en'),('it',),('en','es'),('de',),('es','en'),('fr',)][n-1]
    rc,bc=o['rc'],o['bc']; st=lambda c:f'{c[0]}/{c[1]}'; bl=['-','xxx','—','***','','n/c','///','----'][n-1]
    def L(k): return f'<b>{PT[k]}</b>'+''.join(f'<i>{TR[g][k]}</i>' for g in lg)
    num=[0]
    def row(k,v,cls=''):
        num[0]+=1
        return f'<tr class="{cls}"><td class="n">{num[0]}</td><td class="k">{L(k)}</td><td class="v">{v or "&nbsp;"}</td></tr>'
    split=n in(3,4,8)
    def boxes(x,hour=False):
        t='<table class="bx"><tr><td><small>Dia/Jo</small>%02d</td><td><small>Mês/Mo</small>%02d</td><td><small>Ano/An</small>%04d</td></tr></table>'%(x.day,x.month,x.year)
        return t
    R=[]
    d.put('rm',rc[0]);d.put('ru',rc[1])
    if n%2: ct=f"Registro Civil das Pessoas Naturais de {rc[0]}"; ctv=d.put('cart',ct)
    else: ct=f"Serviço Registral das Pessoas Naturais – 1º Distrito de {rc[0]}"; ctv=d.put('cart',ct)
    R.append(row('st','BRASIL'))
    R.append(row('of',f'{ctv} – {rc[1]}'))
    lv=d.put('livro',f"A-{o['livro']}",str(o['livro']));fo=d.put('folha',str(o['folha'])+('v' if n in(1,3) else '')); te=d.put('termo',str(o['termo']))
    hasm=n not in(2,)
    mv=d.put('mat',o['mat']) if hasm else bl
    R.append(row('no',f"{te} &nbsp; Livro {lv} &nbsp; Folha {fo}<br><small>Matrícula</small> {mv}"))
    d.put('nm',o['nm'])
    if split:
        w=o['nm'].split(); k=len(w)-2
        while w[k] in('de','da') : k+=1
        if w[k-1]in('de','da'): k-=1
        sn,gn=' '.join(w[k:]),' '.join(w[:k]); d.said['dados_pessoais.nome_completo']=sn
        R.append(row('su',f'<b class="big">{E(sn)}</b>'));R.append(row('gi',f'<b class="big">{E(gn)}</b>'))
    else: R.append(row('fu',f'<b class="big">{E(o["nm"])}</b>'))
    lm=d.put('lm',bc[0]);lu=d.put('lu',bc[1]); d.put('nat',st(bc),''); d.said['dados_pessoais.naturalidade']=bc[0]
    d.date(o['b'],ddm(o['b']),dwords(o['b']),f"{o['b'].day:02d} {o['b'].month:02d} {o['b'].year}")
    bw=f'<br>{E(dwords(o["b"]))}' if n%2 else ''
    d.said['dados_pessoais.data_nascimento.texto_completo']=str(o['b'].year)
    R.append(row('da',boxes(o['b'])+bw+f"<br>{lm} – {lu}, Brasil"))
    hv=d.put('hora',f"{o['h']:02d}:{o['m']:02d}") if n not in(3,) else bl
    if n in(5,6,7,8): 
        R.append(row('ho',hv))
        es=d.put('est',o['hosp']) if not o['home'] else d.put('est','Domicílio','')
        R.append(row('pl',es))
    elif n in(1,2,4): R.append(row('ho',hv))
    if n in(3,): pass
    s='M' if o['sex']=='M' else 'F'; d.put('sexo','Masculino' if s=='M' else 'Feminino',s); d.said['dados_pessoais.sexo']=s
    R.append(row('sx',f'<b>{s}</b>'+(' (Masculino)' if s=='M' else ' (Feminino)' ) if n%2==0 else f'<b>{s}</b>'))
    av=o['av']; k=0; gps=[]
    for lab,p,c,kx,ky,i in (('fa',o['pa'],o['pn'],'a1','a2',0),('mo',o['ma'],o['mn'],'a3','a4',2)):
        if lab=='fa' and o['nofather']: R.append(row('fa',bl)); gps.append(bl); continue
        k+=1; a=d.put(f'g{k}',p); b=d.put(f'g{k}n',st(c))
        R.append(row(lab,f'{a}<br><small>{PT["nb"]} / {TR[lg[0]]["nb"]}:</small> {b}'))
        if n in(1,2,5,6,7): gps.append(f'{d.put(kx,av[i])} &nbsp;/&nbsp; {d.put(ky,av[i+1])}')
    if gps: R.append(row('gp','<br>'.join(g or '&nbsp;' for g in gps)))
    rdv=d.put('rd',ddm(o['rd'])); R.append(row('rg',rdv))
    if n in(4,6,8): 
        R.append(row('tw',d.twins(o['tw'],f"Sim – {o['tw']}",o['tw']) if o['tw'] else 'Não'))
    if n in(2,5,7,8): R.append(row('cp',d.put('cpf',o['cpf'])))
    d.meta['joint_notes']=True; x=[]
    if n in(2,5): a=averb(o,n); d.put('avb',a); x.append(a)
    if n in(1,3): a=anot(o,n); d.put('ano',a); x.append(a)
    R.append(row('ob',' '.join(map(E,x)) or bl,'ob'))
    d.put('ed',ddm(o['ed'])); of=d.put('of',o['of'])
    sel=''
    if n not in(3,): d.put('selo',o['seal']); sel=f"Selo: <b>{o['seal']}</b><br>"+(qr('d%d'%n,22) if n%2 else '')
    R.append(row('is_',f'<div class="fx"><div>{E(rc[0])}, {ddm(o["ed"])}<br>{sig("d%d"%n,42)}<br>{of}<br><small>Oficial do Registro Civil / {["Registrar","Registrador"][n%2]}</small></div><div class="sl">{sel}</div></div>'))
    sym='<div class="sy"><b>Símbolos / '+{'en':'Symbols','es':'Símbolos','fr':'Symboles','it':'Simboli','de':'Zeichen'}[lg[0]]+'</b> — Jo: dia · Mo: mês · An: ano · M: masculino · F: feminino · Mar: casamento · Dm: óbito · Div: divórcio</div>'
    col=['#003366','#5a2a00','#333','#0b4f2f'][n%4]
    body=f'''<div class="tt"><div>{arms(16,col)}</div><div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>{PT['t']}</h1>{''.join(f"<div class='t2'>{TR[g]['t']}</div>" for g in lg)}</div></div><table class="mt">{''.join(R)}</table>{sym}'''
    css=f'''.pg{{font:9pt/1.25 {['"Liberation Sans"','"Liberation Serif"','"Noto Sans"'][n%3]},sans-serif;font-size:{[9,9.8,8.6][n%3]}pt}}.tt{{display:flex;gap:6mm;justify-content:center;align-items:center;text-align:center;margin-bottom:2mm;color:{col}}}h1{{font-size:14pt;margin:1mm 0 0}}.t2{{font-style:italic}}.mt td{{border:.25mm solid {col};padding:.8mm 1.6mm;vertical-align:top}}.n{{width:8mm;text-align:center;background:#f0f0ea;font-weight:bold}}.k{{width:52mm;font-size:7.4pt}}.k i{{display:block;color:#555}}.big{{font-size:11.5pt}}.mt .bx{{width:60mm;margin-bottom:.5mm}}.mt .bx td{{text-align:center;font-size:10.5pt;padding:.3mm}}.bx small{{display:block;font-size:5.5pt;color:#666}}.ob .v{{height:20mm;text-align:justify}}.fx{{display:flex;justify-content:space-between}}.sl{{text-align:center;font-size:7.6pt;max-width:58mm;word-break:break-all}}.sy{{font-size:6.8pt;color:#444;margin-top:2mm;border:.2mm solid #aaa;padding:1mm}}small{{font-size:7pt}}'''
    return d,page(d,css,body,margin='9mm 11mm',zoom=[1.2,1.2,1.12,1.2,1.0,1.12,1.0,1.1][n-1])
# ---------- E: consular certificate of birth registration
CONS=[('Boston','Consulado-Geral do Brasil em Boston','Massachusetts','Estados Unidos da América','Framingham'),('Lisboa','Consulado-Geral do Brasil em Lisboa','','Portugal','Lisboa'),('Nagoia','Consulado-Geral do Brasil em Nagoia','Aichi','Japão','Toyohashi'),('Buenos Aires','Consulado-Geral do Brasil em Buenos Aires','','Argentina','Buenos Aires'),('Ciudad del Este','Consulado-Geral do Brasil em Ciudad del Este','','Paraguai','Hernandarias'),('Berna','Embaixada do Brasil em Berna - Setor Consular','','Suíça','Friburgo'),('Milão','Consulado-Geral do Brasil em Milão','Lombardia','Itália','Bérgamo'),('Londres','Consulado-Geral do Brasil em Londres','','Reino Unido','Londres')]
FR=['John Michael Sullivan','Rui Manuel Teixeira Lopes','Hiroshi Nakashima','Jorge Eduardo Ferreyra','Ramón Ayala Benítez','Urs Zürcher','Gianluca Pesenti','Nigel Thomas Ashcroft']
def E_(n):
    o=rec(f'E{n}',[2010,1998,2004,1991,2016,2012,2009,2021][n-1],[2012,1999,2006,1993,2018,2014,2010,2023][n-1],twin=n in(3,),nofather=n==5,emis=(2012,2025),home=False)
    d=Doc('E',n); city,ct,prov,pais,bcity=CONS[n-1]; r=o['r']; bl=['-x-','****','','-','não declarado','---','.....','não consta'][n-1]
    o['pn']=(FR[n-1],)  # foreign father in even fillings
    up=(lambda s:s.upper()) if n in(1,3,4,8) else (lambda s:s)
    nm=d.put('nm',up(o['nm'])); pl=bcity+(f', {prov}' if prov else '')+f', {pais}'
    d.put('lm',bcity); d.put('lu','',*( [prov] if prov else []),'EX',pais)
    d.put('rm',city); d.put('ru','',*( [prov] if prov else []),'EX',pais)
    d.put('nat',f'{bcity}/{pais}',pl,f'{bcity}, {pais}',bcity,'',said=pl)
    hos=['Metrowest Medical Center','Hospital de Santa Maria','Maternidade Hoshino','Sanatorio Güemes','Hospital Distrital','HFR Fribourg','Ospedale Papa Giovanni XXIII','St Thomas\' Hospital'][n-1]
    es=d.put('est',hos) if n not in(5,) else ''
    c=d.put('cart',ct); au=d.put('of',o['of'])
    lv=d.put('livro',f"{r.randint(1,60):02d}" if n%2 else f"A-{r.randint(1,40)}"); d.acc.setdefault('registro.livro',[]).append(lv.replace('A-','')); fo=d.put('folha',f"{r.randint(1,200)}"+('v' if n in(4,7) else '')); te=d.put('termo',f"{r.randint(20,6000)}")
    if n%2: d.acc.pop('registro.livro',None)
    dt=d.date(o['b'],dwords(o['b']) if n in(1,2,4,5,7) else dlong(o['b']),dlong(o['b']))
    hv=bl if n==6 else d.put('hora',f"{o['h']:02d}:{o['m']:02d}",said=None if n%2 else hwords(o['h'],o['m']))
    sx=d.put('sexo','Masculino' if o['sex']=='M' else 'Feminino')
    g=[];k=0
    if not o['nofather']:
        k+=1; fp=FR[n-1] if n%2==0 else o['pa']; a=d.put('g1',up(fp))
        cc=(bcity,pais) if n%2==0 else r.choice(CIT); q=d.put('g1n',f'{cc[0]}/{cc[1]}',f'{cc[0]}, {cc[1]}',f'{cc[0]} ({cc[1]})',said=f'{cc[0]} ({cc[1]})')
        g.append(('PAI',a,q,('brasileira' if n%2 else {'Portugal':'portuguesa','Argentina':'argentina','Suíça':'suíça','Reino Unido':'britânica'}.get(pais,'-')),'a1','a2',0))
    k+=1; a=d.put(f'g{k}',up(o['ma'])); cc=o['mn']; q=d.put(f'g{k}n',f'{cc[0]}/{cc[1]}',f'{cc[0]} ({cc[1]})',said=f'{cc[0]} ({cc[1]})'); g.append(('MÃE',a,q,'brasileira','a3','a4',2))
    rows=[]
    if o['nofather']: rows.append(('PAI',bl,bl,bl,bl))
    for t,a,q,na,kx,ky,i in g:
        sk=(t=='PAI' and n==8)
        av=bl if sk else f"{d.put(kx,up(o['av'][i]))} e {d.put(ky,up(o['av'][i+1]))}"
        rows.append((t,a,q,na,av))
    if o['tw']: tw='Sim, '+d.twins(up(o['tw']),up(o['tw']))
    else: tw='Não'
    rdd=d.put('rd',ddm(o['rd']),said=dlong(o['rd']))
    d.meta['joint_notes']=True; obs=''
    if n in(2,7): obs=f"Registro lavrado com base em certidão estrangeira de nascimento nº {r.randint(1000,99999)}, apresentada pelo declarante."; d.put('avb',obs)
    elif n in(4,): obs=f"Casou-se com {o['sp']} em {bcity}, em {ddm(min(o['ed'],o['b']+D.timedelta(9300)))}."; d.put('ano',obs)
    cp=''
    if n in(1,8): cp=f'<tr><th>CPF</th><td colspan="3">{d.put("cpf",o["cpf"])}</td></tr>'
    ed=d.put('ed',ddm(o['ed']),said=dlong(o['ed']))
    tit=['Cônsul-Geral','Cônsul-Geral Adjunto','Vice-Cônsul','Chefe do Setor Consular'][n%4]
    decl=o['ma'] if n%2 else (FR[n-1])
    note={0:'Brasileiro nato, de acordo com o disposto no artigo 12, inciso I, alínea "c", da Constituição Federal.',1:'Esta certidão deverá ser trasladada no Cartório do 1º Ofício do Registro Civil do domicílio do registrado no Brasil ou do Distrito Federal (Lei nº 6.015/73, art. 32).'}[n%2]
    main=f'''<p>CERTIFICO que, à folha <u>&nbsp;{fo}&nbsp;</u> do livro <u>&nbsp;{lv}&nbsp;</u> de Registros de Nascimento desta Repartição, sob o termo nº <u>&nbsp;{te}&nbsp;</u>, foi lavrado em {dlong(o['rd'])} o assento de nascimento de:</p><div class="nm">{nm}</div>
<table class="m"><tr><th>Data do nascimento</th><td colspan="3">{dt}</td></tr><tr><th>Hora</th><td>{hv or '&nbsp;'}</td><th>Sexo</th><td>{sx}</td></tr><tr><th>Local de nascimento</th><td colspan="3">{es+', ' if es else ''}{E(pl)}</td></tr><tr><th>Gêmeo</th><td colspan="3">{tw}</td></tr>{cp}</table>
<table class="f"><tr><th></th><th>Nome</th><th>Naturalidade</th><th>Nacionalidade</th><th>Avós</th></tr>{''.join('<tr>'+''.join(f'<td>{x or "&nbsp;"}</td>' for x in q)+'</tr>' for q in rows)}</table>
<table class="m"><tr><th>Declarante</th><td>{E(decl)}</td></tr><tr><th>Testemunhas</th><td>{E(o['w1'])} e {E(o['w2'])}</td></tr><tr class="ob"><th>Observações</th><td>{E(obs) or '&nbsp;'}</td></tr></table>'''
    hd=f'''<div class="hd">{arms(20,"#14532d")}<br>REPÚBLICA FEDERATIVA DO BRASIL<br><b>{c}</b><br><small>{'Serviço Consular – Registro Civil das Pessoas Naturais'}</small><h1>{['CERTIDÃO DE REGISTRO DE NASCIMENTO','CERTIDÃO DE NASCIMENTO'][n%2]}</h1></div>'''
    ft=f'''<p class="nt">{note}</p><p>O referido é verdade e dou fé.</p><p class="dt">{city}, {dlong(o['ed'])}.</p><div class="sg">{sig('e%d'%n,52)}<div class="ln">{au}<br>{tit}</div></div><div class="stp"><span>{'TAXA ISENTA' if n%2 else 'R$-OURO 5,00'}<br>Tabela de Emolumentos<br>Item 410 – {'1ª via gratuita' if n%2 else '2ª via'}</span></div>'''
    css=f'''.pg{{font:11pt/1.4 {['"Liberation Serif"','"Liberation Sans"','"DejaVu Serif"'][n%3]},serif;font-size:{[11.5,10.5,9.8][n%3]}pt}}.hd{{text-align:center;line-height:1.3}}h1{{font-size:17pt;margin:5mm 0 4mm}}p{{text-align:justify}}.nm{{text-align:center;font-size:15pt;font-weight:bold;margin:2mm 0 4mm;{"border:.4mm solid #14532d;padding:1.5mm" if n%2 else ""}}}.m th{{text-align:left;width:42mm;font-weight:normal;font-size:9pt;color:#333;vertical-align:top}}.m td,.m th,.f td,.f th{{padding:1.1mm 2mm;border{"" if n%3 else "-bottom"}:.2mm solid #777;vertical-align:top}}.m tr th:nth-child(3){{width:20mm}}.f{{margin:3mm 0;font-size:9pt}}.f th{{background:#e8efe8;font-size:8pt}}.ob td{{height:18mm}}.nt{{font-size:8.6pt;font-style:italic}}.dt{{text-align:right}}.sg{{text-align:center}}.ln{{display:block;border-top:.3mm solid;width:84mm;margin:-2mm auto 0}}.stp{{position:absolute;left:18mm;bottom:14mm;width:46mm;border:.7mm solid #8a3040;color:#8a3040;text-align:center;font-size:8pt;transform:rotate(-5deg);padding:2mm}}'''
    return d,page(d,css,hd+main+ft,margin='12mm 18mm')
