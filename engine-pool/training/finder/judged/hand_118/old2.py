from common import *
from old import oldname,oldspell
# ---------- I: photocopied inteiro teor: book leaf with margin + certifying stamp
def I(n):
    y=[1932,1939,1948,1955,1963,1971,1978,1985][n-1]
    o=rec(f'I{n}',y,y,twin=n in(3,8),nofather=n==4,long=n==6,emis=([1972,1968,1990,2004,1981,1999,2007,2008][n-1],)*2)
    if y<1945: oldname(o)
    d=Doc('I',n); rc=o['rc']; bc=o['bc']=rc; r=o['r']; leg='a' if o['sex']=='F' else 'o'; st=lambda c:f'{c[0]}/{c[1]}'; d.meta['joint_notes']=True
    sp=oldspell if y<1945 else (lambda s:s)
    nm=d.put('nm',o['nm']); V=n in(1,2,4,7)
    lv=d.put('livro',f"A-{o['livro']%80+2}" if n%2 else str(o['livro']%80+2),str(o['livro']%80+2)); fo=d.put('folha',f"{o['folha']}"+('v' if V else ''),f"{o['folha']} verso" if V else None,said=f"{o['folha']} verso" if V and n!=7 else None); fsh=f"{o['folha']}"+('' if not V else 'v' if n==7 else ' verso')
    te=d.put('termo',str(o['termo']%9000+40))
    rday='No primeiro dia' if o['rd'].day==1 else f"Aos {sp(ext(o['rd'].day))} dias"
    rtx=f"{rday} do mês de {MES[o['rd'].month]} do ano de {sp(ext(o['rd'].year))}"; d.put('rd',ddm(o['rd']),said=rtx)
    gap=(o['rd']-o['b']).days
    if gap==1: bt='ontem'; 
    elif n in(1,6): bt=f"no dia {sp('primeiro' if o['b'].day==1 else ext(o['b'].day))} {'deste mês e ano' if o['b'].month==o['rd'].month else 'do mês de '+MES[o['b'].month]+' do ano de '+sp(ext(o['b'].year))}"
    else: bt=f"no dia {sp(dwords(o['b']))}"
    d.date(o['b'],dwords(o['b']),sp(dwords(o['b'])),bt if gap!=1 else 'ontem',bt.replace('no dia ',''))
    d.said['dados_pessoais.data_nascimento.texto_completo']=bt
    hw=hperiod(o['h'],o['m']) if n%2 else hwords(o['h'],o['m']); d.put('hora',f"{o['h']:02d}:{o['m']:02d}",said=hw)
    if o['home']: lo=['em casa de residência dos pais','em domicílio, no lugar denominado Barra Mansa','em domicílio'][n%3]; d.put('est','Domicílio','em domicílio','',lo,said=lo)
    else: lo='n'+('a ' if o['hosp'].split()[0] in('Santa','Maternidade','Casa') else 'o ')+d.put('est',o['hosp'])
    d.put('lm',bc[0]);d.put('lu',bc[1],ST[bc[1]]);d.put('rm',rc[0]);d.put('ru',rc[1],ST[rc[1]]);d.put('nat',st(bc),'');d.said['dados_pessoais.naturalidade']=bc[0]
    sx='masculino' if o['sex']=='M' else 'feminino'; d.put('sexo',sx.capitalize())
    k=0;G={}
    for t,p,c in(('pa',o['pa'],o['pn']),('ma',o['ma'],o['mn'])):
        if t=='pa' and o['nofather']: continue
        k+=1; x=d.put(f'g{k}',p)
        if n in(2,7): w='natural deste Estado'; d.put(f'g{k}n','Estado '+doE(rc[1]),'',rc[1],ST[rc[1]],'deste Estado',said='Estado '+doE(rc[1]))
        elif c==rc: w='natural desta cidade'; d.put(f'g{k}n',st(c),c[0],'desta cidade',said='desta cidade')
        else: w=f'natural de {c[0]}, {ST[c[1]]}'; d.put(f'g{k}n',st(c),f'{c[0]}, {ST[c[1]]}',said=f'{c[0]}, {ST[c[1]]}')
        G[t]=f"{x}, {r.choice(PROF_M) if t=='pa' else r.choice(PROF_F)}, {E(w)}"
    av=o['av']; A=''
    if not o['nofather']: A+=f"São avós paternos {d.put('a1',av[0])} e {d.put('a2',av[1])}"+(', já falecidos,' if n%3==0 else '')+' e '
    else: A+='São avós '
    A+=f"maternos {d.put('a3',av[2])} e {d.put('a4',av[3])}."
    tw=''
    if o['tw']: info=f"segundo de parto duplo, tendo nascido primeiro {o['tw']}" if n==3 else f"gêmeo com {o['tw']}"; tw=', '+d.twins(o['tw'],info)
    marg=''
    a=b=''
    if n in(1,5,8): b=anot(o,n); d.put('ano',b)
    if n in(4,6): a=averb(o,[0,0,0,0,2,0,1][n]); d.put('avb',a)
    if n==3: a=averb(o,1); b=anot(o,0); d.put('avb',a); d.put('ano',b)
    of=d.put('of',o['of']); old=r.choice(OFF)+' '+' '.join(surn(r,1))
    who=(o['pa'] if not o['nofather'] else o['w1']); dq=E(who)
    hand=lambda s:f'<span class="hw">{s}</span>'
    body_t=f"{rtx}, nesta cidade de {E(rc[0])}, Estado {doE(rc[1])}, em cartório compareceu {hand(dq)} e, perante as testemunhas abaixo nomeadas e assinadas, declarou que {bt}, às {hw}, {lo}, nasceu uma criança do sexo {sx}, de cor {r.choice(['branca','parda','morena'])}{tw}, que recebeu o nome de {hand(nm)}, filh{leg} {'legítim'+leg+' de '+hand(G['pa'])+' e de ' if 'pa' in G else 'natural de '}{hand(G['ma'])}. {A} Do que, para constar, lavrei este termo que, lido e achado conforme, assinam o declarante e as testemunhas {E(o['w1'])} e {E(o['w2'])}. Eu, {E(old)}, {['escrevente','escrivão ajudante'][n%2]}, o escrevi."
    ct=['Cartório do Registro Civil das Pessoas Naturais',f'Registro Civil de {rc[0]}',f'Cartório do 2º Ofício – Registro Civil de {rc[0]}'][n%3]
    d.put('cart',ct); edw=[dlong(o['ed']),ddm(o['ed'])][n in(4,7)]; d.put('ed',ddm(o['ed']),said=edw)
    sel=''
    if o['ed'].year>=2004: d.put('selo',o['seal']); sel=f'<div class="sl">Selo<br><b>{o["seal"]}</b></div>'
    lines=''.join(f'<i style="top:{7.4*i:.1f}mm"></i>' for i in range(1,25))
    leaf=f'''<div class="leaf"><div class="lh"><span>LIVRO {lv}</span><span>REGISTRO DE NASCIMENTOS</span><span>Fls. {fsh}</span></div><div class="lc"><div class="mg"><b>Nº {te}</b><br>{hand(nm)}<div class="mn">{E(a)}{'<br><br>' if a and b else ''}{E(b)}</div></div><div class="bd">{lines}<div class="bt">{body_t}</div><div class="sgs">{sig(f'i{n}a',38,'#222')}{sig(f'i{n}b',34,'#222')}{sig(f'i{n}c',34,'#222')}</div></div></div></div>'''
    top=f'''<div class="tp">REPÚBLICA FEDERATIVA DO BRASIL – ESTADO {doE(rc[1]).upper()}<br><b>{E(ct)}</b> – {E(rc[0])}<h1>CERTIDÃO DE NASCIMENTO {['EM INTEIRO TEOR','– INTEIRO TEOR','(Verbum ad verbum)'][n%3]}</h1></div>'''
    ce=f'''<div class="ce"><div>CERTIFICO e dou fé que a presente {['cópia reprográfica','fotocópia'][n%2]} é reprodução fiel do assento nº {te}, lavrado às fls. {fsh} do livro {lv} de nascimentos deste Cartório, extraída nos termos do art. 19, § 1º, da Lei nº 6.015/73. <br>{E(rc[0])}, {edw}.</div><div class="cs">{sig(f'i{n}o',40)}<br>{of}<br>{['Oficial','Escrivão','Oficial Titular'][n%3]}</div>{sel}</div>'''
    gray=['#d9d9d9','#e6e6e6','#dedbd3','#ececec','#d4d4d4','#e2e0da','#f0f0f0','#dcdcdc'][n-1]
    css=f'''.pg{{font:10.5pt/1.3 "Liberation Sans",sans-serif}}.tp{{text-align:center;font-size:9.5pt}}h1{{font-size:14pt;margin:2mm 0 3mm}}.leaf{{background:{gray};border:.3mm solid #999;padding:5mm 6mm;transform:rotate({[-.5,.4,0,-.3,.6,0,-.4,.3][n-1]}deg);color:#1c1c1c;font-family:"Liberation Serif",serif;min-height:196mm}}.lh{{display:flex;justify-content:space-between;border-bottom:.6mm double #333;font-weight:bold;padding-bottom:1mm}}.lc{{display:flex}}.mg{{width:44mm;border-right:.5mm solid #555;padding:3mm 2.5mm 0 0;font-size:10pt;min-height:180mm}}.mn{{margin-top:8mm;font:{["italic 9pt/1.3","9pt/1.3"][n%2]} "Liberation Serif",serif;overflow-wrap:anywhere}}.bd{{flex:1;position:relative;padding:0 0 0 4mm}}.bd>i{{position:absolute;left:0;right:0;border-bottom:.15mm solid #999}}.bt{{position:relative;font-size:{12.2 if n!=6 else 11.6}pt;line-height:7.4mm;text-align:justify;{"font-style:italic;" if n%2 else ""}padding-top:1mm}}.hw{{font-style:{"normal" if n%2 else "italic"};font-weight:{700 if n in(2,5) else 400}}}.sgs{{margin-top:5mm;position:relative;display:flex;flex-wrap:wrap}}.ce{{margin-top:5mm;border:.6mm solid #224a8a;color:#15315f;padding:3mm;display:flex;gap:5mm;font-size:9pt}}.cs{{text-align:center;min-width:52mm;line-height:1.15}}.sl{{border:.3mm dashed #333;padding:1mm;font-size:7.5pt;text-align:center;color:#222;white-space:nowrap}}'''
    return d,page(d,css,top+leaf+ce,margin='8mm 12mm')
# ---------- J: small vertical certificate, register data rotated in side margins, 1968-2006
def J(n):
    y=[1968,1974,1980,1987,1991,1996,2001,2006][n-1]
    o=rec(f'J{n}',y,y,twin=n in(6,),nofather=n==2,long=n==4,emis=(y,y+1+n),home=n in(1,3))
    d=Doc('J',n); rc,bc,r=o['rc'],o['bc'],o['r']; st=lambda c:f'{c[0]}/{c[1]}'; bl=['— — —','','xxxxx','-.-.-','','//////','*****','n/d'][n-1]; d.meta['joint_notes']=True
    up=str.upper if n in(1,3,4,8) else (lambda s:s)
    nm=d.put('nm',up(o['nm'])); lv=d.put('livro',f"A-{o['livro']}" if n%2 else f"{o['livro']}",str(o['livro']));fo=d.put('folha',str(o['folha'])+('v' if n in(2,5,8) else ''));te=d.put('termo',str(o['termo']))
    dt=d.date(o['b'],[dlong(o['b']),dwords(o['b']),ddm(o['b'])][n%3],dlong(o['b'])); hv=bl if n==3 else d.put('hora',f"{o['h']:02d}:{o['m']:02d}",said=f"{o['h']:02d}h {o['m']:02d}m" if n%2 else None)
    if o['home']: es=d.put('est',up('Domicílio'),'em domicílio','')
    else: es=d.put('est',up(o['hosp'])) if n!=5 else ''; 
    lm=d.put('lm',up(bc[0]));lu=d.put('lu',bc[1]);d.put('rm',rc[0]);d.put('ru',rc[1],ST[rc[1]]);d.put('nat',st(bc),'');d.said['dados_pessoais.naturalidade']=up(bc[0])
    sx=d.put('sexo','Masculino' if o['sex']=='M' else 'Feminino')
    def ln(l,v): return f'<div class="ln"><span class="l">{l}</span><span class="v">{v or "&nbsp;"}</span></div>'
    L=[ln('Nome',f'<b>{nm}</b>'),ln('Nascid'+('a' if o['sex']=='F' else 'o')+' em',dt),f'<div class="rr">{ln("Hora",hv)}{ln("Sexo",sx)}</div>',ln('Local',es),ln('Município – UF',f'{lm} – {lu}')]
    k=0; av=o['av']
    natl=n in(1,2,4,6,8)
    P=[('Pai',o['pa'],o['pn']),('Mãe',o['ma'],o['mn'])]
    gp=[]
    for t,p,c in P:
        if t=='Pai' and o['nofather']: L.append(ln('Pai',bl)); L.append(ln('natural de',bl)); gp+=[ln('Avô paterno',bl),ln('Avó paterna',bl)]; continue
        k+=1; L.append(ln(t,d.put(f'g{k}',up(p))))
        if natl: L.append(ln('natural de',d.put(f'g{k}n',st(c),f'{up(c[0])} – {c[1]}',said=f'{up(c[0])} – {c[1]}')))
        i=0 if t=='Pai' else 2
        g=['paterno','paterna'] if t=='Pai' else ['materno','materna']
        gp+=[ln(f'Avô {g[0]}',d.put(f'a{i+1}',up(av[i])) if not(n==7 and i==0) else bl),ln(f'Avó {g[1]}',d.put(f'a{i+2}',up(av[i+1])))]
    L+=gp
    if n in(4,6): L.append(ln('Gêmeo',d.twins(up(o['tw']),f"Sim, com {up(o['tw'])}") if o['tw'] else 'Não'))
    L.append(ln('Declarante',E(up(o['pa'] if not o['nofather'] else o['ma']))))
    rdv=d.put('rd',ddm(o['rd']),said=None if n%2 else dlong(o['rd'])); rds=ddm(o['rd']) if n%2 else dlong(o['rd'])
    x=''
    if n in(7,): x=averb(o,1); d.put('avb',x)
    if n==2: x='Registro feito de acordo com a Lei nº 765, de 14 de julho de 1949.'; d.put('ano',x)
    if n==8: x='Isento de emolumentos, Lei nº 9.534/97.'; d.put('ano',x)
    L.append(f'<div class="ob"><span class="l">Observações</span> {E(x) or bl or "&nbsp;"}</div>')
    ct=['Cartório do Registro Civil','Registro Civil das Pessoas Naturais',f'Registro Civil – {rc[0]}','Cartório de Paz'][n%4]
    d.put('cart',ct); of=d.put('of',o['of']); d.put('ed',ddm(o['ed']),said=dlong(o['ed']))
    sel=''
    if n>=7: d.put('selo',o['seal']); sel=f'Selo {o["seal"]}'
    rotL=f'<div class="mL"><span>Livro <b>{lv}</b></span><span>Folha <b>{fo}</b></span><span>Termo <b>{te}</b></span>'+(f'<span>Registrado em <b>{rds}</b></span>' if n%2 else '')+'</div>'
    rotR=f'<div class="mR"><span>{"Registro feito em "+rds if n%2==0 else "Válida em todo o território nacional"}</span><span>{sel or "Mod. RC-"+str(n+3)}</span></div>'
    body=f'''{rotL}{rotR}<div class="in"><div class="hd">REPÚBLICA FEDERATIVA DO BRASIL<br>Estado {doE(rc[1])} – Município de {E(rc[0])}<br><b>{E(ct)}</b><br>{of}<br><small>{['Oficial','Escrivão','Oficiala Titular'][n%3]}</small></div><h1>{['Certidão de Nascimento','CERTIDÃO DE NASCIMENTO'][n%2]}</h1>{''.join(L)}<div class="ft">Dou fé. {E(rc[0])}, {dlong(o['ed'])}<br>{sig('j%d'%n,34,'#223')}<br><span class="sg">{E(o['cl']) if n in(3,6) else of}<br>{'Escrevente' if n in(3,6) else 'Oficial'}</span></div></div>'''
    col=['#7a2d2d','#24507a','#2d5e3a','#444'][n%4]; w,h=[(120,230),(130,240),(115,225),(130,220),(148,210),(140,230),(125,240),(148,220)][n-1]
    vf='"Liberation Mono",monospace' if n<5 else ['"Liberation Sans",sans-serif','"Liberation Serif",serif'][n%2]
    css=f'''.pg{{font:8pt/1.25 "Liberation Serif",serif;background:{['#faf5e6','#fff','#f1f6f1','#fdf8f0'][n%4]}}}.mL,.mR{{position:absolute;top:8mm;bottom:8mm;width:8mm;writing-mode:vertical-rl;display:flex;justify-content:space-around;font-size:8.4pt;align-items:center}}.mL{{left:3.5mm;transform:rotate(180deg);border-left:.3mm solid {col};}}.mL b{{font-family:{vf.split(",")[0]},monospace}}.mR{{right:3.5mm;border-left:.3mm solid {col};color:{col};font-size:7.4pt}}.in{{margin:0 9.5mm}}.hd{{text-align:center;color:{col};font-size:8.4pt}}h1{{text-align:center;font-size:15pt;margin:3mm 0 4mm;color:{col}}}.ln{{display:flex;gap:1.5mm;margin-bottom:2mm;align-items:baseline;flex:1}}.l{{color:{col};font-size:7.4pt;white-space:nowrap}}.v{{flex:1;border-bottom:.25mm {["dotted","solid"][n%2]} #777;font:{8.6 if n!=4 else 8}pt/1.25 {vf}}}.rr{{display:flex;gap:3mm}}.ob{{border:.25mm solid {col};min-height:26mm;padding:1mm;margin:2.5mm 0;font-size:8.2pt;text-align:justify}}.ft{{text-align:center;margin-top:2mm}}.sg{{border-top:.25mm solid #333;padding:0 6mm;display:inline-block}}'''
    return d,page(d,css,body,w=w,h=h,margin='6mm 5mm',zoom=1)
