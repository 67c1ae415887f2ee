from common import *
SIDE='left:0;'
def cell(lab,val,w=None,cs=1,cl=''):
    return f'<td colspan="{cs}" class="{cl}"'+(f' style="width:{w}"' if w else '')+f'><span class="l">{lab}</span><div class="v">{val}</div></td>'
# ---------- A: national standard (Provimento 63), joint notes + anotações de cadastro
def A(n):
    o=rec(f'A{n}',[1958,1972,1986,1994,2003,2018,2019,2021][n-1],[1959,1974,1987,1996,2004,2018,2020,2022][n-1],twin=n in(3,6),nofather=n==5,long=n in(2,8),emis=(2018,2026),twomoms=n==7,home=(n==1))
    d=Doc('A',n); up=(lambda s:s.upper()) if n not in(4,8) else (lambda s:s)
    bl=['-','***','- - -','Não consta','XXXXXXXX','','NADA CONSTA','---'][n-1]
    rc,bc=o['rc'],o['bc']; sl='/' if n%2 else ' - '
    P=lambda c:up(f"{c[0]}{sl}{c[1]}"); st=lambda c:f'{c[0]}/{c[1]}'
    nm=d.put('nm',up(o['nm']))
    hascpf=n not in(1,4)
    cpfv=d.put('cpf',o['cpf']) if hascpf else bl
    mat=d.put('mat',o['mat'] if n!=6 else o['mat'].replace(' ','.',0))
    dt=d.date(o['b'],up(dwords(o['b'])) if n!=8 else up(dwords(o['b'])).capitalize())
    d.put('hora',f"{o['h']:02d}:{o['m']:02d}") if n not in(5,) else None
    hv=bl if n==5 else (f"{o['h']:02d}:{o['m']:02d}"+('' if n%3 else ' HORAS'))
    nat=d.put('nat',P(bc),st(bc))
    d.put('lm',up(bc[0]));d.put('lu',bc[1]);d.put('rm',up(rc[0]));d.put('ru',rc[1])
    if o['home']: e=up('Domicílio'); d.put('est',e,'')
    else: e=d.put('est',up(o['hosp']))
    loc=f"{e}{', ' if n%2 else ' - '}{E(P(bc))}"
    sx=d.put('sexo',up('Masculino' if o['sex']=='M' else 'Feminino'))
    g=[]
    pats=n!=5
    parents=[(o['pa'],o['pn'])] if pats else []
    parents.append((o['ma'],o['mn']))
    if n==4: parents=parents[::-1]
    for i,(p,c) in enumerate(parents,1):
        a=d.put(f'g{i}',up(p)); b=d.put(f'g{i}n',P(c),st(c)) if n!=8 or i==1 else ''
        g.append(f"{a}"+(f", {['NATURAL DE','natural de'][n in(4,8)]} {b}" if b else ''))
    fil={0:'<br>',1:'; ',2:' e '}[n%3].join(g)
    av=o['av']; L=[]
    if pats:
        if not(n==3): L.append(f"{['Avós paternos','PATERNOS'][n%2]}: {d.put('a1',up(av[0]))} e {d.put('a2',up(av[1]))}")
        else: L.append(f"Avós paternos: {bl} e {d.put('a2',up(av[1]))}")
    else: L.append('PATERNOS: '+bl)
    L.append(f"{['Avós maternos','MATERNOS'][n%2]}: {d.put('a3',up(av[2]))} e {d.put('a4',up(av[3]))}")
    if o['tw']:
        tl=f"{up(o['tw'])}, MATRÍCULA {o['twmat']}" if n==3 else up(o['tw'])
        gw,gi=up('Sim'),d.twins(up(o['tw']),tl)
    else: gw,gi=up('Não'),bl
    d.put('rd',ddm(o['rd']),said=up(dwords(o['rd']))); rdw=up(dwords(o['rd']))
    dnv=d.put('dnv',o['dnv']) if n>=6 else bl
    d.put('livro',f"{o['livro']:05d}");d.put('folha',f"{o['folha']:03d}");d.put('termo',f"{o['termo']:07d}")
    for k in('livro','folha','termo'): d.said['registro.'+k]=o['mat']
    d.meta['joint_notes']=True
    nt=[]
    if n in(1,5,8): x=averb(o,n); nt.append(x); d.put('avb',x)
    if n in(1,2,3): x=anot(o,n); nt.append(x); d.put('ano',x)
    notes='<br>'.join(map(E,nt)) or ['','','','NÃO CONSTA','','NADA CONSTA','-',''][n-1]
    r=o['r']; cad=''
    if n not in(2,):
        rg=f"{r.randint(10,59)}.{r.randint(100,999)}.{r.randint(100,999)}-{r.randint(0,9)}"
        rows=[('RG',rg,ddm(o['ed']-D.timedelta(1900)),f"SSP/{rc[1]}",'-')] if n in(1,3,5) else [('RG','','','','')]
        if n in(3,): ti=f"{r.randint(10**11,10**12-1)}"; rows.append(('Título de eleitor',ti,'',f"Zona {r.randint(10,400)} / Seção {r.randint(10,300)}",''))
        else: rows.append(('Título de eleitor','','','',''))
        rows+=[('PIS/NIS','','','',''),('Passaporte','','','',''),('Cartão Nacional de Saúde','','','','')]
        vals=[c for q in rows for c in q[1:] if c and c!='-']; d.meta['cadastro']=vals
        cad='<div class="bar">ANOTAÇÕES DE CADASTRO</div><table class="cad"><tr><th>Tipo documento</th><th>Número</th><th>Data expedição</th><th>Órgão expedidor</th><th>Data de validade</th></tr>'+''.join('<tr>'+''.join(f'<td>{E(c) or "&nbsp;"}</td>' for c in q)+'</tr>' for q in rows)+'</table><p class="sm">* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido pelo órgão solicitante.</p>'
    ct=[f"Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede da Comarca de {rc[0]}",f"1º Ofício do Registro Civil das Pessoas Naturais de {rc[0]}",f"Cartório {o['of'].split()[-1]} - Registro Civil",f"Serviço de Registro Civil das Pessoas Naturais de {rc[0]}"][n%4]
    d.put('cart',ct); d.put('of',o['of']); d.put('ed',ddm(o['ed']),said=dlong(o['ed']))
    sel=''
    if n!=4: d.put('selo',o['seal'],o['seal']+' '+o['sec']); sel=f"<b>Selo digital</b><br>{o['seal']}"+(f"<br>Código de segurança: {o['sec']}" if n in(2,6) else '')+('' if n%2 else '<br>'+qr(n,19))
    who=o['cl'] if n%2 else o['of']; wt='Escrevente Autorizada' if n%2 else 'Oficial Registrador'
    body=f'''<div class="h">{arms(17,["#333","#1c4a2a"][n%2])}<div>REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b></div></div><h1>CERTIDÃO DE NASCIMENTO</h1>
<div class="c"><span class="l">NOME</span><div class="nm">{nm}</div></div>
<table class="two"><tr>{cell('Número do CPF',cpfv,'34%')}{cell('MATRÍCULA',f'<b>{mat}</b>')}</tr></table>
<table><tr>{cell('Data de nascimento por extenso',dt,'64%')}{cell('Dia',d.data['dados_pessoais']['data_nascimento']['dia'])}{cell('Mês',d.data['dados_pessoais']['data_nascimento']['mês'])}{cell('Ano',o['b'].year)}</tr></table>
<table><tr>{cell('Hora de nascimento',hv,'26%')}{cell('Naturalidade',nat)}</tr></table>
<table><tr>{cell('Município de registro e Unidade da Federação',E(P(rc)),'34%')}{cell('Local, município de nascimento e Unidade da Federação',loc)}{cell('Sexo',sx,'16%')}</tr></table>
<table><tr>{cell('Filiação',fil)}</tr><tr>{cell('Avós','<br>'.join(L))}</tr></table>
<table><tr>{cell('Gêmeo',gw,'14%')}{cell('Nome e matrícula do(s) gêmeo(s)',gi)}</tr></table>
<table><tr>{cell('Data do registro por extenso',rdw,'64%')}{cell('Número da DNV / Declaração de Nascido Vivo',dnv)}</tr></table>
<table><tr><td class="nt"><span class="l">{['Averbações/Anotações à acrescer','Anotações/Averbações'][n==8]}</span><div class="v2">{notes}</div></td></tr></table>
{cad}
<div class="ft"><div class="fl"><b>{E(ct)}</b><br>CNS: {o['cns']}<br>{'Oficial Registrador' if n%2 else 'Oficial'}: {E(o['of'])}<br>Município/UF: {E(rc[0])}/{rc[1]}<br>{o['street']}, {o['no']} - Centro - CEP {r.randint(10,99)}{r.randint(100,999)}-{r.randint(100,999)}<br>Telefone: ({r.randint(11,99)}) {o['tel']}<br>contato@rc{o['cns']}.example.br</div>
<div class="fc">{sel}</div>
<div class="fr">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(rc[0])}/{rc[1]}, {dlong(o['ed'])}.<br>{sig(n,40)}<div class="ln">{E(who)}<br>{wt}</div></div></div>'''
    ff=['"Liberation Sans"','"Liberation Serif"','"DejaVu Sans"','"Liberation Sans Narrow"'][n%4]; fs=[9.5,10,8.4,10.6][n%4]
    css=f'''.pg{{font:{fs}pt/1.25 {ff},sans-serif;{"border:4mm double #9db7a2" if n in(3,7) else ""}}}.h{{text-align:center;font-size:10pt}}h1{{text-align:center;font-size:17pt;margin:1mm 0 2mm;letter-spacing:1px}}.c{{text-align:center;margin-bottom:2mm}}.nm{{font-weight:bold;font-size:13pt;border:.3mm solid #555;padding:1mm}}
table{{margin-bottom:1.2mm}}td{{border:.25mm solid #555;padding:.6mm 1.5mm 1mm;vertical-align:top}}.l{{font-size:6.8pt;color:#333;display:block}}.two td{{text-align:center}}.nt{{height:{24 if cad else 48}mm}}.v2{{text-align:justify}}.bar{{text-align:center;font-size:8pt;background:#e4e4e4;border:.25mm solid #555}}.cad td,.cad th{{font-size:7.5pt;border:.25mm solid #555;padding:.4mm 1mm;height:4.6mm}}.sm{{font-size:6.3pt;margin:0 0 2mm}}.ft{{display:flex;gap:3mm;font-size:8pt;margin-top:2mm}}.fl{{width:38%;border:.25mm solid #555;padding:1.5mm}}.fc{{width:25%;text-align:center;font-size:7.5pt;word-break:break-all}}.fr{{flex:1;text-align:center}}.ln{{border-top:.3mm solid #000;margin-top:-1mm}}'''
    return d,page(d,css,body)
# ---------- B: 2010-2016, software variant with fieldsets and livro/folha/termo strip
def B(n):
    o=rec(f'B{n}',[1949,1966,1979,1988,1999,2010,2011,2013][n-1],[1950,1968,1980,1989,2000,2010,2012,2015][n-1],twin=n in(4,8),nofather=n==2,long=n==6,emis=(2010,2016),uf=['RS','SC','PR','MG','RJ','PE','GO','CE'][n-1],home=n in(1,2))
    d=Doc('B',n); rc,bc=o['rc'],o['bc']; bl=['x-x-x-x','---','','******','-x-x-','=====','','(não informado)'][n-1]
    st=lambda c:f'{c[0]}/{c[1]}'; nt=lambda c:f"{c[0]}, Estado {doE(c[1])}" if n%2 else f"{c[0]} ({c[1]})"
    up=(lambda s:s.upper()) if n in(2,3,7) else (lambda s:s)
    nm=d.put('nm',up(o['nm'])); mat=d.put('mat',o['mat'] if n%2 else o['mat'].replace(' ','-',0))
    fs=lambda l,v,w='',cl='':f'<fieldset class="{cl}" style="{w}"><legend>{l}</legend>{v or "&nbsp;"}</fieldset>'
    lv=d.put('livro',f"A-{o['livro']:03d}",str(o['livro']));fo=d.put('folha',f"{o['folha']:03d}"+('V' if n in(1,3) else ''));te=d.put('termo',f"{o['termo']:,}".replace(',','.'))
    if n in(3,): dt=d.date(o['b'],ddm(o['b']))
    else: dt=d.date(o['b'],f"{dwords(o['b'],'primeiro')}")
    ho='' if n==4 else d.put('hora',f"{o['h']:02d}:{o['m']:02d}",said=f"{o['h']:02d}h{o['m']:02d}min" if n%2 else hwords(o['h'],o['m']))
    if n==4: ho=bl
    if o['home']: es=d.put('est','Domicílio','em domicílio','',said=['em domicílio','Domicílio'][n%2]); 
    else: es=d.put('est',o['hosp'])
    lm=d.put('lm',bc[0]);lu=d.put('lu',bc[1])
    rm=d.put('rm',rc[0]);ru=d.put('ru',rc[1])
    sx=d.put('sexo','Masculino' if o['sex']=='M' else 'Feminino')
    if n in(6,7,8): na=fs('NATURALIDADE',d.put('nat',st(bc)),'width:40%')
    else: na=''; d.put('nat',st(bc),'')
    if not na: d.said['dados_pessoais.naturalidade']=bc[0]
    cpfx=''
    if n==8: cpfx=fs('CPF',d.put('cpf',o['cpf']),'width:25%')
    av=o['av']
    rows=[]
    mf=n in(3,7)
    pf=('PAI' if n%2 else 'Genitor',o['pa'],o['pn'],av[0],av[1],'a1','a2'); mf_=('MÃE' if n%2 else 'Genitora',o['ma'],o['mn'],av[2],av[3],'a3','a4')
    order=[mf_,pf] if mf else [pf,mf_]
    k=0
    for t in order:
        if t[0] in('PAI','Genitor') and o['nofather']: rows.append((t[0],bl,bl,bl,bl)); continue
        k+=1; g=d.put(f'g{k}',up(t[1]))
        gn=d.put(f'g{k}n',st(t[2]),t[2][0],nt(t[2]),said=nt(t[2])) if not(n==5 and k==2) else bl
        x=d.put(t[5],up(t[3])) if not(n==1 and t[5]=='a3') else bl; y=d.put(t[6],up(t[4]))
        rows.append((t[0],g,gn,x,y))
    if o['nofather']: # mother is the only one
        pass
    fil='<table class="fi"><tr><th></th><th>Nome</th><th>Naturalidade</th><th>Avô</th><th>Avó</th></tr>'+''.join('<tr>'+''.join(f'<td>{c or "&nbsp;"}</td>' for c in q)+'</tr>' for q in rows)+'</table>'
    if o['tw']: ge=fs('GÊMEO','Sim','width:14%')+fs('NOME E MATRÍCULA DO(S) GÊMEO(S)',d.twins(up(o['tw']),f"{up(o['tw'])} - {o['twmat']}"),'flex:1')
    else: ge=fs('GÊMEO',['Não','NÃO','não é gêmeo'][n%3],'width:22%')+fs('NOME E MATRÍCULA DO(S) GÊMEO(S)',bl,'flex:1')
    d.put('rd',ddm(o['rd']),said=dwords(o['rd'])); rd=dwords(o['rd']) if n!=5 else ddm(o['rd']); 
    if n==5: d.said.pop('registro.data_registro')
    dn=d.put('dnv',o['dnv']) if n>=6 else bl
    d.meta['joint_notes']=True; x=[]
    if n in(2,6): a=averb(o,1 if n==2 else n+1); d.put('avb',a); x.append(a)
    if n in(3,5): a=anot(o,n); d.put('ano',a); x.append(a)
    ob=' '.join(map(E,x)) or ['','','','Nada consta.','','','-o-o-o-','Sem averbações.'][n-1]
    ct=[f"Ofício dos Registros Públicos de {rc[0]}",f"Ofício do Registro Civil das Pessoas Naturais, 1ª Zona, {rc[0]}",f"Escrivania de Paz do Distrito de {rc[0]}",f"Cartório do Registro Civil das Pessoas Naturais do 2º Distrito"][n%4]
    ctt=d.put('cart',ct); of=d.put('of',o['of']); d.put('ed',ddm(o['ed']),said=dlong(o['ed']) if n!=7 else None)
    se=''
    if n!=3:
        d.put('selo',o['seal']); se=f"<div class='selo'>PODER JUDICIÁRIO<br>Selo de Fiscalização<br><b>{o['seal']}</b><br><small>Emolumentos R$ {o['r'].randint(20,40)},{o['r'].randint(10,99)}</small></div>"
    col=['#7a1f1f','#174a7c','#4a4a4a','#20603a','#5b3d86','#8a5a00','#0b5a5a','#222'][n-1]
    body=f'''<div class="band">{'&nbsp;&nbsp;CERTIDÃO DE NASCIMENTO&nbsp;&nbsp;•&nbsp;&nbsp;'*4}</div><div class="in">
<div class="top">{arms(15,col)}<div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><span class="big">Certidão de Nascimento</span></div></div>
{fs('NOME',f'<b class="nm">{nm}</b>')}<div class="r">{fs('MATRÍCULA',f'<b>{mat}</b>','flex:1','ctr')}{cpfx}</div>
<div class="r">{fs('LIVRO',lv,'flex:1')}{fs('FOLHA',fo,'flex:1')}{fs('TERMO',te,'flex:1')}{fs('SEXO',sx,'flex:1')}</div>
<div class="r">{fs('DATA DE NASCIMENTO'+('' if n==3 else ' POR EXTENSO'),dt,'flex:2')}{fs('DIA / MÊS / ANO',o['b'].strftime('%d / %m / %Y'),'width:27%')}</div>
<div class="r">{fs('HORA',ho,'width:30%')}{fs('LOCAL DE NASCIMENTO',es,'flex:1')}</div>
<div class="r">{fs('MUNICÍPIO DE NASCIMENTO / UF',f'{lm} / {lu}','flex:1')}{fs('MUNICÍPIO DE REGISTRO / UF',f'{rm} / {ru}','flex:1')}{na}</div>
<fieldset><legend>FILIAÇÃO E AVÓS</legend>{fil}</fieldset>
<div class="r">{ge}</div>
<div class="r">{fs('DATA DO REGISTRO',rd,'flex:2')}{fs('NÚMERO DA D.N.V.',dn,'flex:1')}</div>
<fieldset class="ob"><legend>{['OBSERVAÇÕES / AVERBAÇÕES','OBSERVAÇÕES E AVERBAÇÕES'][n%2]}</legend>{ob}</fieldset>
<div class="bt"><div class="ci"><b>{ctt}</b><br>{of} - {['Oficial Titular','Registradora Designada','Oficial do Registro','Tabelião e Registrador'][n%4]}<br>{o['street']}, {o['no']}, {E(rc[0])} - {rc[1]}<br>Fone {o['tel']}</div>{se}</div>
<div class="sg">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(rc[0])}, {dlong(o['ed']) if n!=7 else ddm(o['ed'])}.<br>{sig('b%d'%n,45,'#222')}<br>____________________________________<br>{E(o['cl'])} – Escrevente Substituto</div></div>'''
    css=f'''.pg{{font:9.6pt/1.25 {['"Liberation Sans"','"DejaVu Serif"','"Liberation Serif"'][n%3]},serif;font-size:{[9.6,8.6,10.4][n%3]}pt}}.band{{position:absolute;left:4mm;top:6mm;width:7mm;height:285mm;background:{col};color:#fff;writing-mode:vertical-rl;transform:rotate(180deg);font:7pt sans-serif;line-height:7mm;overflow:hidden;white-space:nowrap}}.in{{margin-left:6mm}}.top{{display:flex;gap:6mm;align-items:center;justify-content:center;text-align:center;color:{col};margin-bottom:3mm}}.big{{font-size:20pt;font-style:italic}}fieldset{{border:.3mm solid {col};border-radius:{n%3}mm;margin:0 0 2mm;padding:.2mm 2mm 1.2mm;min-width:0}}legend{{font:6.5pt sans-serif;color:{col};padding:0 1mm}}.r{{display:flex;gap:2mm}}.nm{{font-size:13pt}}.ctr{{text-align:center;letter-spacing:.4px}}.fi td,.fi th{{font-size:8.4pt;border-bottom:.2mm dotted #888;padding:.8mm;text-align:left;vertical-align:top}}.fi th{{color:{col};font-size:7pt}}.fi td:nth-child(1){{font-size:7pt;color:{col}}}.ob{{min-height:30mm;text-align:justify}}.bt{{display:flex;gap:4mm;font-size:8.6pt;margin-top:2mm}}.ci{{flex:1;border-top:.6mm solid {col};padding-top:1mm}}.selo{{width:52mm;border:.4mm dashed #444;text-align:center;padding:1.5mm;font-size:8pt}}.sg{{text-align:center;margin-top:3mm}}'''
    return d,page(d,css,body,margin='8mm 9mm 6mm 9mm')
# ---------- C: electronic second copy, sidebar with QR and digital seal
def C(n):
    o=rec(f'C{n}',[1952,1977,1985,1992,2006,2020,2023,2024][n-1],[1953,1978,1986,1993,2007,2021,2023,2025][n-1],twin=n in(2,7),nofather=n==8,long=n==3,emis=(2021,2026),uf=['SP','MG','PR','BA','RJ','CE','SC','PA'][n-1],twomoms=n==6,home=n==1)
    d=Doc('C',n); rc,bc=o['rc'],o['bc']; st=lambda c:f'{c[0]}/{c[1]}'; up=(lambda s:s.upper()) if n%2 else (lambda s:s)
    bl=['Não informado','—','Não consta','','--','***','Não declarado','Ignorado'][n-1]
    nm=d.put('nm',up(o['nm'])); cp=d.put('cpf',o['cpf']) if n!=4 else bl
    mt=o['mat'].replace(' ','') if n in(2,5) else o['mat']; m=d.put('mat',mt)
    d.put('livro',f"{o['livro']:05d}");d.put('folha',f"{o['folha']:03d}");d.put('termo',f"{o['termo']:07d}")
    for k in('livro','folha','termo'): d.said['registro.'+k]=mt
    ds=f"{ddm(o['b'])}"; dw=dwords(o['b']); 
    dt=d.date(o['b'],dw if n%3 else ds,dlong(o['b'])) ; dshow=f"{ds} ({E(dw)})" if n%3==1 else dt
    hv=d.put('hora',f"{o['h']:02d}:{o['m']:02d}") if n!=5 else bl
    nat=d.put('nat',st(bc)) 
    if o['home']: es=d.put('est','Domicílio','')
    else: es=d.put('est',o['hosp'])
    lo=f"{es}, {d.put('lm',bc[0])}/{d.put('lu',bc[1])}"
    rl=f"{d.put('rm',rc[0])} – {ST[rc[1]]}" ; d.put('ru',rc[1],ST[rc[1]])
    sx=d.put('sexo','Masculino' if o['sex']=='M' else 'Feminino')
    d.put('rd',ddm(o['rd'])); rd=ddm(o['rd'])+(f" ({dwords(o['rd'])})" if n%2 else '')
    dn=d.put('dnv',o['dnv']) if n>=6 else bl
    av=o['av']; cards=[]; k=0
    for who,p,c,x,y,kx,ky in [('pa',o['pa'],o['pn'],av[0],av[1],'a1','a2'),('ma',o['ma'],o['mn'],av[2],av[3],'a3','a4')]:
        if who=='pa' and o['nofather']: continue
        k+=1; a=d.put(f'g{k}',up(p)); b=d.put(f'g{k}n',st(c),f'{c[0]} - {c[1]}',said=f'{c[0]} - {c[1]}')
        X=bl if (n==7 and who=='pa') else d.put(kx,up(x)); Y=bl if(n==7 and who=='pa') else d.put(ky,up(y))
        cards.append(f'<div class="pc"><small>{k}º genitor(a)</small><b>{a}</b><br>Natural de {b}<div class="g"><small>Avós:</small> {X or "&nbsp;"}<br>{Y or "&nbsp;"}</div></div>')
    if o['nofather']: cards.append(f'<div class="pc"><small>2º genitor(a)</small><br>{bl}<div class="g"><small>Avós:</small> {bl}</div></div>')
    if o['tw']: tw=f"Sim. {d.twins(up(o['tw']),up(o['tw'])+(', matrícula '+o['twmat'] if n==2 else ''))}"
    else: tw='Não'
    A1=averb(o,n+2) if n in(1,4,8) else ''; A2=anot(o,n+1) if n in(1,2,3) else ''
    if A1:d.put('avb',A1)
    if A2:d.put('ano',A2)
    none=['','Nenhuma averbação.','Nada consta','','Nada consta','Não há','','-'][n-1]
    cadx=''
    if n in(3,4,6):
        r=o['r'];v=[f"RG {r.randint(10,60)}.{r.randint(100,999)}.{r.randint(100,999)} SSP/{rc[1]}"]
        if n==3: v.append(f"Título de eleitor {r.randint(10**11,10**12-1)}")
        if n==6: v=[f"CNS {r.randint(7*10**14,8*10**14)}"]
        d.meta['cadastro']=v; cadx='<dt>Anotações de cadastro</dt><dd>'+'; '.join(v)+'</dd>'
    ct=[f"Registro Civil das Pessoas Naturais do {n}º Subdistrito de {rc[0]}",f"Ofício de Registro Civil {o['of'].split()[-1]}",f"Cartório do 1º Ofício de {rc[0]}"][n%3]
    c=d.put('cart',ct); of=d.put('of',o['of']); 
    hh=f"{o['r'].randint(8,18):02d}:{o['r'].randint(0,59):02d}"
    d.put('ed',ddm(o['ed'])); d.put('selo',o['seal'],o['seal']+' '+o['sec'])
    rows=[('CPF',cp),('Matrícula',f'<span class="m">{m}</span>'),('Data de nascimento',dshow),('Hora do nascimento',hv),('Sexo',sx),('Naturalidade',nat),('Local de nascimento',lo),('Município de registro',rl),('Data do registro',rd),('DNV',dn),('Gêmeo',tw)]
    if n%2==0: rows=rows[1:2]+rows[:1]+rows[4:7]+rows[2:4]+rows[7:]
    body=f'''<div class="hd">{arms(14,"#0a3d62")}<div>República Federativa do Brasil<br><b>Registro Civil das Pessoas Naturais</b><br><span>2ª VIA ELETRÔNICA</span></div><h1>Certidão de Nascimento</h1></div>
<div class="cols"><div class="side">{qr('c%d'%n,34)}<p>Valide este documento lendo o QR Code ou em<br><b>validar.registrocivil.example.br</b></p><p class="box"><small>{['SELO DIGITAL','SELO ELETRÔNICO','Selo Digital de Fiscalização'][n%3]}</small><br><b>{o['seal']}</b></p><p class="box"><small>CÓDIGO DE SEGURANÇA</small><br>{o['sec']}</p><p><small>Protocolo CRC nº {o['r'].randint(10**7,10**8)}<br>Pedido em {ddm(o['ed']-D.timedelta(2))}<br>Validade do arquivo eletrônico: 90 dias</small></p><p class="sd">Documento assinado digitalmente<br><b>{E(o['of'] if n%2 else o['cl'])}</b><br>{ddm(o['ed'])} {hh}:0{n} -03:00<br>MP 2.200-2/2001 ICP-Brasil</p></div>
<div class="mn"><div class="nm">{nm}</div><dl>{''.join(f'<dt>{a}</dt><dd>{b or "&nbsp;"}</dd>' for a,b in rows)}</dl><h3>Filiação</h3><div class="pcs">{''.join(cards)}</div>
<h3>Averbações</h3><div class="bx">{E(A1) or none or '&nbsp;'}</div><h3>Anotações</h3><div class="bx">{E(A2) or none.replace('averbação','anotação') or '&nbsp;'}</div><dl>{cadx}</dl>
<div class="ft"><b>{c}</b> — CNS {o['cns']}<br>{['Oficial','Oficiala','Registradora titular','Oficial Interino'][n%4]}: {of}{'' if n%2 else '<br>Escrevente: '+E(o['cl'])}<br>{o['street']}, {o['no']} – {E(rc[0])}/{rc[1]}<br><br>O conteúdo desta certidão é verdadeiro. Dou fé. Emitida em {E(rc[0])}, {ddm(o['ed'])}.</div></div></div>'''
    css=f'''.pg{{font:9.6pt/1.3 {['"Noto Sans"','"DejaVu Sans"','"Liberation Sans"'][n%3]},sans-serif;font-size:{[9.2,8.3,9.8][n%3]}pt}}.hd{{display:flex;gap:4mm;align-items:center;border-bottom:.8mm solid #0a3d62;padding-bottom:2mm;margin-bottom:3mm;font-size:8.5pt}}h1{{margin-left:auto;font-size:19pt;font-weight:300;color:#0a3d62}}.cols{{display:flex;{"flex-direction:row-reverse;" if n in(2,5,8) else ""}gap:5mm}}.side{{width:44mm;background:#eef2f5;padding:4mm;text-align:center;font-size:7.6pt}}.side .box{{border:.3mm solid #0a3d62;background:#fff;padding:1.5mm;word-break:break-all}}.side p{{overflow-wrap:anywhere}}.sd{{border-left:1mm solid #2a9d5c;text-align:left;padding-left:2mm;font-size:7pt}}.mn{{flex:1;min-width:0}}.nm{{font-size:15pt;font-weight:bold;border-bottom:.3mm solid #aaa;margin-bottom:2mm}}dl{{display:grid;grid-template-columns:38mm 1fr;margin:0;row-gap:.9mm}}dt{{color:#555;font-size:8pt}}dd{{margin:0;font-weight:600}}.m{{white-space:nowrap;font-size:8pt}}h3{{font-size:9pt;color:#0a3d62;margin:3mm 0 1mm;border-bottom:.2mm solid #0a3d62}}.pcs{{display:flex;gap:3mm}}.pc{{flex:1;background:#f7f7f7;padding:2mm;font-size:8.4pt}}.pc small{{color:#777;display:block}}.g small{{display:inline}}.g{{margin-top:1mm}}.bx{{min-height:11mm;text-align:justify;font-size:8.6pt}}.ft{{margin-top:4mm;font-size:8pt;border-top:.3mm solid #888;padding-top:2mm}}'''
    return d,page(d,css,body,zoom=[1.06,1.22,1.1,1.06,1.2,1.15,1.06,1.2][n-1])
