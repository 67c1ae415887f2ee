from common import *
ORT=[('Josefa','Josepha'),('Teresinha','Therezinha'),('Terezinha','Therezinha'),('Antônio','Antonio'),('Sílvio','Sylvio'),('Álvaro','Alvaro'),('Cecília','Cecilia'),('Inês','Ignez'),('Eulália','Eulalia'),('Otávio','Octavio'),('Nélson','Nelson'),('Estêvão','Estevam'),('Lourenço','Lourenço'),('Luíza','Luiza'),('Tarcísio','Tarcisio'),('Josué','Josué'),('Cíntia','Cynthia'),('Dulcinéia','Dulcinéa'),('Rosângela','Rosangela'),('Cláudio','Claudio'),('Magalhães','Magalhães'),('Vitória','Victoria')]
def oldname(o):
    def f(s):
        for a,b in ORT: s=s.replace(a,b)
        return s
    for k in('nm','pa','ma','of','cl','w1','w2','sp','tw'):
        if o[k]: o[k]=f(o[k])
    o['av']=[f(x) for x in o['av']]; return o
def oldspell(s):
    return s.replace('mil novecentos','mil novecentos').replace('cinquenta','cincoenta').replace('quatorze','quatorze').replace('dezesseis','dezeseis').replace('dezessete','dezesete').replace('dezenove','dezenove')
# ---------- F: 1931-1958 typed on printed form with dotted lines
def F(n):
    y=[1931,1934,1938,1940,1943,1947,1951,1956][n-1]
    o=rec(f'F{n}',y,y+1,twin=n in(5,),nofather=n==6,long=n==3,emis=(y+1,min(y+3+n*2,1959)) if n%2 else None,home=n not in(4,8))
    o=oldname(o); d=Doc('F',n); rc=o['rc']; bc=rc; r=o['r']; est='Estado '+doE(rc[1])
    o['bc']=rc
    arch=y<1944; dots=lambda v,w=None: f'<span class="f"'+(f' style="min-width:{w}"' if w else '')+f'>&nbsp;{v or "&nbsp;"}&nbsp;</span>'
    bl=['- - - - -','','x x x x x','_ _ _ _','-o-o-o-','ignorado','','=/=/=/='][n-1]
    nm=d.put('nm',o['nm'])
    lv=d.put('livro',str(o['livro']%60+3) if n%2 else f"{o['livro']%60+3}-A",str(o['livro']%60+3)); fo=d.put('folha',str(o['folha'])+('v' if n in(2,3,7) else ''),*([f"{o['folha']} verso"] if n in(2,3,7) else []),said=f"{o['folha']} verso" if n==3 else None); te=d.put('termo',str(o['termo']%3000+12))
    bw=oldspell(dwords(o['b'])); h24=n in(7,8)
    dia=oldspell('primeiro' if o['b'].day==1 else ext(o['b'].day)); 
    ano=oldspell(ext(o['b'].year))
    d.date(o['b'],dwords(o['b']) if not re.search('cincoenta|dezes',bw) else bw,dwords(o['b']),f"{dia} {'dias' if o['b'].day>1 else 'dia'} do {'mez' if arch else 'mês'} de {MES[o['b'].month]} de {ano}")
    yy=f"19{dots(str(o['b'].year)[2:])}"
    d.put('hora',f"{o['h']:02d}:{o['m']:02d}"); ho=hwords(o['h'],o['m']) if h24 else hperiod(o['h'],o['m']); d.said['dados_pessoais.hora_nascimento']=ho
    if n==2: d.put('hora',''); d.said.pop('dados_pessoais.hora_nascimento'); ho=bl
    if o['home']: lo=['em domicilio','no sitio Boa Vista','na fazenda Corrego Fundo',f"á rua do Commercio n. {o['no']%90+3}"][n%4]; d.put('est','Domicílio','em domicílio','',lo); d.said['local_nascimento.estabelecimento']=lo
    else: lo='na '+d.put('est','Santa Casa de Misericordia') if n==4 else 'no '+d.put('est','Hospital São Vicente de Paulo')
    d.put('lm',bc[0]);d.put('lu',bc[1],ST[bc[1]]);d.put('rm',rc[0]);d.put('ru',rc[1],ST[rc[1]]);d.put('nat',f'{bc[0]}/{bc[1]}','');d.said['dados_pessoais.naturalidade']=bc[0]
    sx=d.put('sexo','Masculino' if o['sex']=='M' else 'Feminino')
    K={}
    gi=0
    for t,p,c in(('pa',o['pa'],o['pn']),('ma',o['ma'],o['mn'])):
        if t=='pa' and o['nofather']: continue
        gi+=1; K[t]=d.put(f'g{gi}',p)
        if n in(1,5) and t=='pa': K[t+'n']=d.put(f'g{gi}n',est,rc[1],ST[rc[1]],'','deste Estado',f'/{rc[1]}',said='deste Estado')
        elif n in(2,4,7): pass
        else: K[t+'n']=d.put(f'g{gi}n',f'{c[0]}/{c[1]}',f'{c[0]}, Estado {doE(c[1])}',said=f'{c[0]}, Estado {doE(c[1])}')
    av=o['av']
    A=[d.put('a1',av[0]) if 'pa' in K and n!=4 else bl,d.put('a2',av[1]) if 'pa' in K else bl,d.put('a3',av[2]) if n!=8 else bl,d.put('a4',av[3])]
    d.put('rd',ddm(o['rd']),said=oldspell(dwords(o['rd']))); rdw=oldspell(dwords(o['rd']))
    ct=['Cartorio do Registro Civil',f'Cartorio de Paz e Registro Civil do Districto de {rc[0]}',f'Cartorio do Registro Civil da Séde da Comarca de {rc[0]}','Registro Civil das Pessoas Naturaes'][n%4]
    d.put('cart',ct); of=d.put('of',o['of']); d.put('ed',ddm(o['ed'])); 
    edw=dlong(o['ed']) if n%2 else oldspell(dwords(o['ed'])); d.said['autenticação.data_emissão']=edw
    d.meta['joint_notes']=True; ob=''
    if n in(1,7) and o['ed'].year>o['rd'].year: ob=f"Á margem do termo consta a averbação da legitimação d{'a' if o['sex']=='F' else 'o'} registrad{'a' if o['sex']=='F' else 'o'} pelo subsequente casamento de seus paes."; d.put('avb',ob)
    tw=''
    if o['tw']:
        tw=f"gemeo com {o['tw']}"; d.twins(o['tw'],tw)
    title='CERTIDÃO DE NASCIMENTO' if n%3 else 'Certidão de Nascimento'
    top1=['REPUBLICA DOS ESTADOS UNIDOS DO BRASIL','ESTADOS UNIDOS DO BRASIL'][n%2]
    leg={'M':'o','F':'a'}[o['sex']]
    par = f"filh{leg} {'legitim'+leg if not o['nofather'] else 'natural'} de" 
    pai=f"{par} {dots(K.get('pa') or bl,'60mm')}"+(f" natural {dots(('deste Estado' if n in(1,5) else 'de '+K['pan']) if K.get('pan') else '','30mm')}" if n not in(2,4,7) and K.get('pa') else '')+(f" de profissão {dots(r.choice(PROF_M))}" if K.get('pa') else '')
    mae=f"e de D. {dots(K['ma'],'60mm')}"+(f" natural de {dots(K['man'])}" if K.get('man') else '')+f" de profissão {dots(r.choice(PROF_F))}"
    body=f'''<div class="fr"><div class="hd">{top1}<br><b>{est.upper()}</b><br>{'COMARCA' if n%2 else 'Municipio'} de {E(rc[0])}<br><span class="ct">{E(ct)}</span><div class="of">{['Escrivão','Official'][n%2]}: {of}</div></div><h1>{title}</h1>
<div class="two"><div class="sd"><p>NOME</p>{dots(nm)}<p>Livro n.</p>{dots(lv)}<p>Fls.</p>{dots(fo if n!=3 else str(o['folha'])+' verso')}<p>Termo n.</p>{dots(te)}<p>Sello</p><div class="stp">{"RÉIS" if y<1942 else "Cr$"}<br>{r.choice([200,600,1000,2000]) if y<1942 else r.choice(["1,00","2,00","0,40"])}<br>BRASIL</div></div>
<div class="tx"><p><b>CERTIFICO</b> que, revendo o livro acima indicado do registro de nascimentos d{'este Cartorio' if n%2 else 'o districto desta cidade'}, {'delle' if arch else 'nele'} consta que no dia {dots(rdw,'80mm')} foi lavrado o assento do nascimento de {dots(nm,'95mm')}</p>
<p>do sexo {dots(sx.lower(),'30mm')} de côr {dots(r.choice(['branca','parda','preta','morena']))} {dots(tw,'40mm') if tw else ''} nascid{leg} aos {dots(dia+(' dias' if o['b'].day>1 else ' dia'),'30mm')} do {'mez' if arch else 'mês'} de {dots(MES[o['b'].month],'28mm')} de {dots(ano,'60mm')} ás {dots(ho,'50mm')} {dots(lo,'55mm')} nesta cidade de {E(bc[0])}.</p>
<p>{pai}</p><p>{mae}</p>
<p>São avós paternos: {dots(A[0],'55mm')} e D. {dots(A[1],'55mm')}</p><p>e maternos: {dots(A[2],'55mm')} e D. {dots(A[3],'55mm')}</p>
<p>Foi declarante {dots('o pae' if K.get('pa') else 'a avó materna','40mm')} e serviram de testemunhas {dots(E(o['w1']),'45mm')} e {dots(E(o['w2']),'45mm')}</p>
<p>OBSERVAÇÕES: {dots(E(ob) or bl,'90mm')}</p>{'' if ob else '<div class="dl"></div>'}
<p class="ref">O referido é verdade e dou fé.</p><p class="dt">{E(rc[0])}, {dots(edw,'60mm')}</p><div class="sg">{sig('f%d'%n,50,'#1d2b66')}<br>O {['Escrivão','Official'][n%2]} do Registro Civil</div></div></div></div>'''
    tint=['#f6efdc','#fff','#f3ead0','#fbf7ec','#efe6cf','#fff','#f8f3e4','#f4f1ea'][n-1]
    css=f'''.pg{{background:{tint};font:11pt/1.85 "Liberation Serif",serif;color:#1b1b1b}}.fr{{border:{["double 1.6mm","solid .5mm","dashed .4mm"][n%3]} #554;height:100%;padding:7mm 8mm}}.hd{{text-align:center;line-height:1.35}}.ct{{font-style:italic;font-size:13pt}}.of{{font-size:10pt}}h1{{text-align:center;font:{"bold 22pt" if n%2 else "italic 25pt"} "Liberation Serif";margin:4mm 0}}p{{margin:0 0 1.5mm;text-align:left}}.f{{font-family:"Liberation Mono",monospace;font-size:{10.2 if n!=3 else 9.8}pt;border-bottom:.35mm dotted #444;color:{["#111","#1a1a55","#222"][n%3]};display:inline}}.f[style]{{display:inline-block;line-height:1.35;vertical-align:baseline}}
.two{{display:flex;gap:6mm}}.sd{{width:35mm;border-right:.3mm solid #776;padding-right:3mm;font-size:9pt;line-height:1.4}}.sd p{{margin:4mm 0 1mm}}.sd .f{{display:block}}.tx{{flex:1}}.stp{{border:.5mm solid #6a3;width:22mm;text-align:center;font-size:8pt;color:#473;padding:2mm 0;outline:.5mm dotted #6a3}}.dl{{border-bottom:.35mm dotted #444;height:7mm}}.ref{{text-align:center;font-style:italic}}.dt{{text-align:right}}.sg{{text-align:center;line-height:1.2;font-size:10pt}}'''
    return d,page(d,css,body,margin='9mm',w=216 if n in(2,6) else 210,h=330 if n in(2,6) else 297)
# ---------- G: 1962-1986 numbered cells
def G(n):
    y=[1962,1966,1970,1973,1976,1979,1982,1986][n-1]
    o=rec(f'G{n}',y-(20 if n==4 else 1),y-(20 if n==4 else 1),twin=n in(2,7),nofather=n==3,long=n==8,late=False,emis=(y,y+3+n))
    d=Doc('G',n); rc,bc,r=o['rc'],o['bc'],o['r']; bl=['-x-x-x-','========','xxxxx','','-o-o-','///////','......','NIHIL'][n-1]
    up=str.upper; st=lambda c:f'{c[0]}/{c[1]}'; ust=lambda c:f'{up(c[0])} - {c[1]}'
    C=[]; num=[0]
    def c(l,v,w): num[0]+=1; return f'<div class="c" style="width:{w}%"><span class="l"><b>{num[0]:02d}</b> {l}</span><span class="t">{v or "&nbsp;"}</span></div>'
    mf=n in(4,6)
    nm=d.put('nm',up(o['nm'])); lv=d.put('livro',f"A-{o['livro']}" if n%2 else str(o['livro']),str(o['livro'])); fo=d.put('folha',f"{o['folha']}"+('-V' if n in(1,6) else 'v' if n==3 else ''),f"{o['folha']}v" if n in(1,6) else None); te=d.put('termo',f"{o['termo']:,}".replace(',','.') if n%2 else str(o['termo']))
    if n in(2,6): dt=d.date(o['b'],ddm(o['b']).replace('/','.'),dwords(o['b']))
    else: dt=d.date(o['b'],up(dwords(o['b'])))
    ho='' if n==5 else d.put('hora',f"{o['h']:02d}:{o['m']:02d}",said=f"{o['h']:02d},{o['m']:02d}" if n%2 else f"{o['h']:02d}H{o['m']:02d}")
    if n==5: ho=bl
    elif n in(2,3): ho=ho+' HS'
    sx=d.put('sexo','MASCULINO' if o['sex']=='M' else 'FEMININO')
    if o['home']: es=d.put('est','DOMICÍLIO','em domicílio','','RESIDÊNCIA DOS PAIS',said='RESIDÊNCIA DOS PAIS' if n%2 else None); 
    else: es=d.put('est',up(o['hosp']))
    lm=d.put('lm',up(bc[0]));lu=d.put('lu',bc[1]);d.put('rm',up(rc[0]));d.put('ru',rc[1],ST[rc[1]])
    d.put('nat',ust(bc),st(bc),''); d.said['dados_pessoais.naturalidade']=up(bc[0])
    rows=[]
    rows.append(c('NOME DO REGISTRADO',f'<b>{nm}</b>',100))
    rows.append(c('SEXO',sx,22)+c('COR',r.choice(['BRANCA','PARDA','PRETA']),16)+c('DATA DO NASCIMENTO',dt,62))
    rows.append(c('HORA',ho,18)+c('LOCAL DO NASCIMENTO',es,82))
    rows.append(c('MUNICÍPIO',lm,55)+c('ESTADO',lu,15)+c('NACIONALIDADE','BRASILEIRA',30))
    k=0; L=[('PAI',o['pa'],o['pn'],r.choice(PROF_M)),('MÃE',o['ma'],o['mn'],r.choice(PROF_F))]
    if mf: L=L[::-1]
    for t,p,cc,pr in L:
        if t=='PAI' and o['nofather']: rows.append(c('NOME DO PAI',bl,100)); rows.append(c('NATURALIDADE DO PAI',bl,46)+c('PROFISSÃO',bl,34)+c('IDADE',bl,20)); continue
        k+=1; rows.append(c(f'NOME D{"O" if t=="PAI" else "A"} {t}',d.put(f'g{k}',up(p)),100))
        nv=bl if (n==8 and t=='PAI') else d.put(f'g{k}n',ust(cc),st(cc))
        rows.append(c(f'NATURALIDADE D{"O" if t=="PAI" else "A"} {t}',nv,46)+c('PROFISSÃO',up(pr),34)+c('IDADE',f'{r.randint(18,45)} ANOS',20))
    av=[up(x) for x in o['av']]
    a=[bl,bl] if o['nofather'] else [d.put('a1',av[0]),d.put('a2',av[1])]
    b=[d.put('a3',av[2]) if n!=6 else bl,d.put('a4',av[3])]
    pr1=c('AVÔ PATERNO',a[0],50)+c('AVÓ PATERNA',a[1],50); 
    if mf: rows.append(c('AVÔ MATERNO',b[0],50)+c('AVÓ MATERNA',b[1],50)); num[0]; rows.append(c('AVÔ PATERNO',a[0],50)+c('AVÓ PATERNA',a[1],50))
    else: rows.append(pr1); rows.append(c('AVÔ MATERNO',b[0],50)+c('AVÓ MATERNA',b[1],50))
    if mf:  # renumber: pr1 was consumed first
        num[0]-=2; rows[-2]=rows[-2]; 
        base=int(re.search(r'<b>(\d\d)</b>',rows[-2]).group(1))
        i=[base-2]
        def rn(m): 
            x=f'<b>{i[0]:02d}</b>'; i[0]+=1; return x
        rows[-2]=re.sub(r'<b>\d\d</b>',rn,rows[-2]); rows[-1]=re.sub(r'<b>\d\d</b>',rn,rows[-1])
    if n in(2,4,7,8):
        rows.append(c('GÊMEO (NOME DO OUTRO)',d.twins(up(o['tw']),'SIM - '+up(o['tw']),up(o['tw'])) if o['tw'] else ('NÃO' if n==8 else bl),100))
    decl=(up(o['pa']) if not o['nofather'] else up(o['ma']))
    rows.append(c('DECLARANTE','O PAI' if n%2 and not o['nofather'] else decl,45)+c('TESTEMUNHAS',up(o['w1'])+' / '+up(o['w2']),55))
    rdv=d.put('rd',ddm(o['rd']),said=up(dlong(o['rd'])) if n%2 else None)
    rows.append(c('LIVRO',lv,16)+c('FOLHA',fo,16)+c('TERMO',te,20)+c('DATA DO REGISTRO',rdv,48))
    d.meta['joint_notes']=True; x=''
    if n in(4,8): x=averb(o,n//4+1); d.put('avb',x)
    if n in(1,): x=anot(o,0) if o['ed'].year-o['b'].year>16 else 'Registro feito nos termos do art. 53 do Dec. 4.857, de 9 de novembro de 1939.'; d.put('ano',x)
    rows.append(c('OBSERVAÇÕES',E(x) or bl,100).replace('class="c"','class="c ob"'))
    ct=['Cartório do Registro Civil','Registro Civil das Pessoas Naturais - 2ª Zona',f'Cartório de Registro Civil e Notas de {rc[0]}','1º Ofício do Registro Civil'][n%4]
    d.put('cart',ct); of=d.put('of',o['of']); d.put('ed',ddm(o['ed']),said=dlong(o['ed']))
    sup=o['cl']; isof=n%3!=0
    body=f'''<div class="hd"><div>{arms(16,"#234")}</div><div>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO {up(doE(rc[1]))} — COMARCA DE {up(E(rc[0]))}<br><b>{E(ct)}</b><br><small>{of} – {['Oficial','Serventuária','Escrivão'][n%3]}{'' if isof else ' &nbsp; | &nbsp; '+E(sup)+' – Oficial Maior'}</small></div></div><h1>CERTIDÃO DE NASCIMENTO</h1><p class="i">CERTIFICO que do assento de nascimento abaixo identificado constam os seguintes elementos:</p><div class="g">{''.join('<div class="r">'+q+'</div>' for q in rows)}</div><p class="i">O referido é verdade e dou fé.</p><p class="dt">{E(rc[0])}, <span class="t">{dlong(o['ed'])}</span></p><div class="sg">{sig('g%d'%n,48,'#222')}<div class="ln">{of if isof else E(sup)}<br>{'Oficial do Registro Civil' if isof else 'Oficial Maior'}</div></div><div class="md">Mod. {r.randint(10,99)} – Gráf. Ipiranga – {r.randint(10,90)}.000 fls.</div>'''
    col=['#1f5c3a','#274b8a','#7a2b2b','#333'][n%4]
    css=f'''.pg{{font:9.5pt/1.3 "Liberation Sans",sans-serif;color:{col};background:{['#fff','#fbf8ee','#f3f7f0'][n%3]}}}.hd{{display:flex;gap:6mm;justify-content:center;text-align:center;align-items:center}}h1{{text-align:center;font-size:17pt;letter-spacing:2px;margin:2mm 0 1mm}}.i{{margin:1mm 0}}.g{{border:.5mm solid {col}}}.r{{display:flex}}.c{{border:.2mm solid {col};min-height:{9.6 if n!=8 else 9}mm;padding:.3mm 1.3mm;overflow-wrap:anywhere}}.l{{font-size:6pt;display:block}}.t{{font:{9.6 if n!=2 else 9.2}pt/1.15 "Liberation Mono",monospace;color:#151515}}.ob{{min-height:24mm}}.dt{{text-align:right;margin:2mm 0}}.sg{{text-align:center;color:#111}}.ln{{border-top:.3mm solid;width:84mm;margin:-2mm auto 0}}.md{{position:absolute;left:3mm;bottom:25mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:5.5pt}}'''
    return d,page(d,css,body,margin='9mm 11mm 7mm',zoom=[1.2,1.18,1.2,1.15,1.2,1.15,1.15,1.05][n-1])
# ---------- H: narrated breve relatório, 1980-2008
def H_(n):
    y=[1981,1986,1990,1994,1998,2002,2005,2008][n-1]
    by=[1958,1966,1967,1979,1984,1953,1988,2007][n-1]
    o=rec(f'H{n}',by,by,twin=n in(4,6),nofather=n==5,long=n==7,emis=(y,y))
    d=Doc('H',n); rc,bc,r=o['rc'],o['bc'],o['r']; leg='a' if o['sex']=='F' else 'o'; st=lambda c:f'{c[0]}/{c[1]}'
    up=str.upper if n%2 else (lambda s:s); est='Estado '+doE(rc[1]); d.meta['joint_notes']=True
    nm='<b>'+d.put('nm',up(o['nm']))+'</b>'; lv=d.put('livro',[f"A-{o['livro']}",f"{o['livro']}-A",str(o['livro'])][n%3],str(o['livro'])); V=n in(1,4,8)
    fo=d.put('folha',f"{o['folha']}"+('v' if V else ''),*( [f"{o['folha']} verso"] if V else []),said=f"{o['folha']} verso" if n==4 else f"{o['folha']}v" if V else None); te=d.put('termo',f"{o['termo']:,}".replace(',','.') if n%2 else f"{o['termo']}")
    dw=d.date(o['b'],[dwords(o['b']),dlong(o['b'])][n in(3,6)],f"{dwords(o['b'])} ({ddm(o['b'])})"); 
    if n in(1,5): dw+=f" ({ddm(o['b'])})"
    hw={0:f"{o['h']}:{o['m']:02d} horas",1:hwords(o['h'],o['m']),2:f"{o['h']:02d}h{o['m']:02d}min",3:hperiod(o['h'],o['m'])}[n%4]; 
    if n!=6: d.put('hora',f"{o['h']:02d}:{o['m']:02d}",said=hw); hw=', às '+hw
    else: hw=''
    sx=d.put('sexo','Masculino' if o['sex']=='M' else 'Feminino').lower()
    same=bc==rc; d.put('lm',bc[0]); d.put('lu',bc[1],ST[bc[1]]); d.put('rm',rc[0]);d.put('ru',rc[1],ST[rc[1]]); d.put('nat',st(bc),'')
    d.said['dados_pessoais.naturalidade']=est if same else bc[0]
    if o['home']: lo='em domicílio'; d.put('est','Domicílio','em domicílio','',said='em domicílio')
    else: lo='no estabelecimento '+d.put('est',o['hosp']) if n%2 else d.put('est',o['hosp'])
    d.said['local_nascimento.município']=rc[0] if same else bc[0]
    lo+= ', nesta cidade' if same else f', em {E(bc[0])}, {"neste Estado" if n%2 else ST[bc[1]]}'
    d.said['local_nascimento.uf']=est if same or n%2 else ST[bc[1]]
    k=0; G=[]
    nato=n not in(3,6)
    for t,p,c in(('pa',o['pa'],o['pn']),('ma',o['ma'],o['mn'])):
        if t=='pa' and o['nofather']: continue
        k+=1; x=d.put(f'g{k}',up(p)); 
        if nato:
            if c==rc and n in(1,2,8): w='desta cidade'
            else: w=[f"de {c[0]}, {ST[c[1]]}",f"de {c[0]}-{c[1]}"][n%2]
            d.put(f'g{k}n',st(c),w,w[3:] if w[:3]=='de ' else None,said=w); x+=f", {'brasileiro' if t=='pa' else 'brasileira'}, natural {E(w)}, {r.choice(PROF_M if t=='pa' else PROF_F)}"
        G.append(x)
    fil=f"filh{leg} de "+(' e de '.join(G))
    av=o['av']; A=[]
    if not o['nofather']:
        if n==3: A.append(f"avô paterno ignorado e avó paterna {d.put('a2',up(av[1]))}")
        else: A.append(f"avós paternos {d.put('a1',up(av[0]))} e {d.put('a2',up(av[1]))}")
    A.append(f"avós maternos {d.put('a3',up(av[2]))} e {d.put('a4',up(av[3]))}")
    tw=''
    if o['tw']:
        if n==4: info=f"gêmeo de {up(o['tw'])}"; 
        else: info=f"sendo o outro gêmeo de nome {o['tw']}, registrado no termo seguinte"
        tw=', '+d.twins(up(o['tw']),info)
    rw=dwords(o['rd']) if n%2 else ddm(o['rd']); d.put('rd',ddm(o['rd']),said=rw)
    ob=''
    if n in(2,5): ob=averb(o,n); d.put('avb',ob)
    elif n in(1,6): ob=anot(o,n+1); d.put('ano',ob)
    none=['','','Nada consta.','','','','Não há.',''][n-1]
    ct=[f'Cartório do Registro Civil de {rc[0]}','Serviço Registral Civil das Pessoas Naturais',f'Cartório {o["of"].split()[-1]} – 2º Ofício','Registro Civil – Distrito da Sede'][n%4]
    d.put('cart',ct); of=d.put('of',o['of']); edw=[dlong(o['ed']),dwords(o['ed'])][n in(3,8)]; d.put('ed',ddm(o['ed']),said=edw)
    dn=''
    if n==8: dn=f" Declaração de Nascido Vivo nº {d.put('dnv',o['dnv'])}."
    sel=''
    if n>=6: d.put('selo',o['seal']); sel=f'<div class="sl">SELO DE FISCALIZAÇÃO<br><b>{o["seal"]}</b></div>'
    s1={0:f"CERTIFICO e dou fé que, revendo em Cartório os livros destinados aos registros de nascimentos, deles, no de número {lv}, às folhas {fo}, sob o número de ordem {te}, verifiquei constar o assento de {nm}",
        1:f"CERTIFICO, a pedido verbal da parte interessada, que no livro {lv} de Registro de Nascimentos, fls. {fo}, sob nº {te}, consta o registro de nascimento de {nm}",
        2:f"CERTIFICO que sob o nº {te}, às fls. {fo} do livro nº {lv}, foi feito o registro do nascimento de {nm}"}[n%3]
    txt=f"{s1}, do sexo {sx}, nascid{leg} aos {dw}{hw}, {lo}{tw}, {fil}; sendo {' e '.join(A)}. Registro lavrado em {rw}, sendo declarante {'o pai' if not o['nofather'] else 'a mãe'} e testemunhas {E(o['w1'])} e {E(o['w2'])}.{dn}"
    if n in(2,8): txt='</p><p>'.join(re.split(r'(?<=;) |(?<=\.) (?=Registro lavrado)',txt))
    who=n in(2,3,7)
    body=f'''<div class="hd">{arms(18,"#333") if n%2 else ''}<div><b class="ct">{E(ct)}</b><br>Comarca de {E(rc[0])} – {est}<br>{of}<br><small>{['Oficial','Oficial Titular','Escrivã de Paz','Registrador'][n%4]}</small><br><small>{o['street']}, {o['no']} – Fone {o['tel']}</small></div></div><h1>{['CERTIDÃO DE NASCIMENTO','CERTIDÃO','<span style="letter-spacing:2.5px">CERTIDÃO DE NASCIMENTO</span>'][n%3]}</h1>{'<div class="sub">(breve relatório)</div>' if n%2 else '<div class="sub">NASCIMENTO – em breve relato</div>'}<p>{txt}</p>{f'<p class="ob"><b>{["Observações","Averbações e anotações","OBS."][n%3]}:</b> {E(ob) or none}</p>' if ob or none else ''}<p>O referido é verdade e dou fé.</p><p class="dt">{E(rc[0])}, {edw}.</p><div class="sg">{sig('h%d'%n,50,'#233')}<div class="ln">{E(o['cl']) if who else of}<br>{'Escrevente Juramentado' if who else 'Oficial do Registro Civil'}</div></div>{sel}'''
    ff=['"Liberation Mono",monospace','"Liberation Serif",serif','"Liberation Sans",sans-serif','"DejaVu Sans Mono",monospace'][n%4]
    css=f'''.pg{{font:{[11,13,11.5,10.6][n%4]}pt/{[1.8,1.65,1.75,1.7][n%4]} {ff}}}.hd{{display:flex;gap:8mm;justify-content:center;align-items:center;text-align:center;line-height:1.35;border-bottom:{n%2*.4+.2}mm solid #333;padding-bottom:3mm}}.ct{{font-size:15pt}}h1{{text-align:center;font-size:19pt;margin:8mm 0 1mm;line-height:1.2}}.sub{{text-align:center;font-size:10pt;margin-bottom:5mm}}p{{text-align:justify;{"text-indent:18mm" if n%2 else ""};margin:0 0 4mm}}.dt{{text-align:right}}.sg{{text-align:center;line-height:1.3;margin-top:4mm}}.ln{{border-top:.3mm solid;width:90mm;margin:-2mm auto 0}}.sl{{position:absolute;left:20mm;bottom:14mm;border:.5mm solid #446;padding:2mm 4mm;font:8pt/1.4 sans-serif;text-align:center}}'''
    return d,page(d,css,body,margin=f'{14+n%3*3}mm 20mm 12mm {22+n%2*6}mm',h=297 if n!=5 else 330,w=210 if n!=5 else 216)
