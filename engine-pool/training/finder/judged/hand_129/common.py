import html, random, re, unicodedata, math
U=['zero','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze','dezesseis','dezessete','dezoito','dezenove']
D=['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
C=['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
M=['','janeiro','fevereiro','março','abril','maio','junho','julho','agosto','setembro','outubro','novembro','dezembro']
def ext(n):
    if n<20: return U[n]
    if n<100: return D[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return C[n//100]+(' e '+ext(n%100) if n%100 else '')
    k,r=divmod(n,1000)
    h='mil' if k==1 else ext(k)+' mil'
    if not r: return h
    return h+(' e ' if r<=100 or r%100==0 else ' ')+ext(r)
def dx(t,first='primeiro'):
    y,m,d=t
    return f"{first if d==1 else ext(d)} de {M[m]} de {ext(y)}"
def dn(t,sep='/'): return f"{t[2]:02d}{sep}{t[1]:02d}{sep}{t[0]}"
def dm(t): return f"{t[2]:02d} de {M[t[1]]} de {t[0]}"
def dm1(t): return f"{t[2]} de {M[t[1]]} de {t[0]}"
def cpf(b):
    n=[int(c) for c in b]
    for k in (10,11):
        s=sum(v*(k-i) for i,v in enumerate(n)); r=s*10%11; n.append(0 if r==10 else r)
    s=''.join(map(str,n)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def mat(cns,ano,livro,folha,termo,sty=0):
    f=int(re.sub(r'\D','',str(folha)))
    b=f"{cns}0155{ano}1{int(livro):05d}{f:03d}{int(termo):07d}"
    assert len(b)==30,b
    def ws(v):
        s=0;m=32-len(v)
        for c in v:
            s+=int(c)*m; m+=1
            if m>10: m=0
        r=s%11
        return str(1 if r>9 else r)
    a=ws(b); b+=a; b+=ws(b)
    p=[b[:6],b[6:8],b[8:10],b[10:14],b[14],b[15:20],b[20:23],b[23:30],b[30:]]
    if sty==0: return ' '.join(p)
    if sty==1: return ' '.join(p[:-1])+'-'+p[-1]
    if sty==2: return b
    return '.'.join(p[:-1])+'-'+p[-1]
assert mat('104539',2013,12,21,123).endswith('21'),mat('104539',2013,12,21,123)
def e(s): return html.escape(str(s),quote=False)
PATH=dict(nome='dados_pessoais.nome_completo',cpf='dados_pessoais.cpf',mat='dados_pessoais.matrícula',nasc_txt='dados_pessoais.data_nascimento.texto_completo',
 dia='dados_pessoais.data_nascimento.dia',mes='dados_pessoais.data_nascimento.mês',ano='dados_pessoais.data_nascimento.ano',
 hora='dados_pessoais.hora_nascimento',nat='dados_pessoais.naturalidade',sexo='dados_pessoais.sexo',estab='local_nascimento.estabelecimento',
 mun='local_nascimento.município',uf='local_nascimento.uf',rmun='registro.município',ruf='registro.uf',cartorio='registro.cartório',reg='registro.data_registro',
 dnv='registro.número_dnv',livro='registro.livro',folha='registro.folha',termo='registro.termo',g1='filiação.genitor_1.nome_completo',g1n='filiação.genitor_1.naturalidade',
 g2='filiação.genitor_2.nome_completo',g2n='filiação.genitor_2.naturalidade',pp='avós.paternos.avô',pm='avós.paternos.avó',mp='avós.maternos.avô',mm='avós.maternos.avó',
 gem='gêmeos.status',geminfo='gêmeos.informações_adicionais',averb='observações.averbações',anot='observações.anotações',selo='autenticação.selo_digital',
 oficial='autenticação.oficial_registro',emis='autenticação.data_emissão',tipo='documento.tipo',org='documento.órgão_emissor')
def truth(case,layout,d,size=(595,842)):
    """size in points"""
    d=dict(d); g=lambda k:d.get(k,'')
    n=d['nasc']; v={k:g(k) for k in PATH}
    v.update(tipo='Certidão de Nascimento',org='Registro Civil das Pessoas Naturais',dia=f"{n[2]:02d}",mes=f"{n[1]:02d}",ano=str(n[0]),
      gem='Sim' if g('gem') else 'Não')
    if isinstance(v['reg'],tuple): v['reg']=dn(v['reg'])
    if isinstance(v['emis'],tuple): v['emis']=dn(v['emis'])
    out={}
    order=['tipo','org','nome','cpf','mat','nasc_txt','dia','mes','ano','hora','nat','sexo','estab','mun','uf','rmun','ruf','cartorio','reg','dnv','livro','folha','termo','g1','g1n','g2','g2n','pp','pm','mp','mm','gem','geminfo','averb','anot','selo','oficial','emis']
    for k in order:
        o=out; ps=PATH[k].split('.')
        for p in ps[:-1]: o=o.setdefault(p,{})
        o[ps[-1]]=str(v[k])
    acc={}
    for k,a in d.get('acc',{}).items():
        a=[x for x in ([a] if isinstance(a,str) else list(a))]
        if a: acc[PATH[k]]=a
    return {'case':case,'layout':layout,'condition':'pdf_born_digital','file':case+'.pdf','width':size[0],'height':size[1],'resizeImage':False,
      'data':out,'accept':acc,'meta':{'twin_names':d.get('twins',[]),'joint_notes':d.get('joint',True),'cadastro':d.get('cad',[])}}, v
def sq(s):
    s=html.unescape(s); s=unicodedata.normalize('NFC',s).casefold()
    return ''.join(c for c in s if c.isalnum())
def check(case,h,t,v,d):
    body=re.sub(r'<style.*?</style>','',h,flags=re.S); txt=sq(re.sub(r'<[^>]+>','',body)); bad=[]
    pr=d.get('pr',{})
    for k,val in v.items():
        if k in('tipo','org','gem','dia','mes','ano') or val=='': continue
        c=[val]+t['accept'].get(PATH[k],[])+([pr[k]] if isinstance(pr.get(k),str) else list(pr.get(k,[])))
        if k=='livro' or k=='folha' or k=='termo': c=[x for x in c]
        if not any(sq(x) and sq(x) in txt for x in c): bad.append((k,val))
    for x in d.get('cad',[])+d.get('twins',[]):
        if sq(x) not in txt: bad.append(('meta',x))
    return bad
# ---- drawings
def squig(seed,w=150,h=40,col='#1a2a6b',sw=1.3):
    r=random.Random(seed); x=4; y=h*.6; p=f"M{x},{y:.0f}"
    while x<w-14:
        dx_=r.uniform(7,17); a=r.uniform(-h*.5,h*.3); b=r.uniform(-h*.2,h*.4)
        p+=f" c{dx_*.2:.1f},{a:.1f} {dx_*.9:.1f},{b:.1f} {dx_:.1f},{r.uniform(-4,4):.1f}"; x+=dx_
    p+=f" q{-w*.3:.0f},{h*.25:.0f} {-w*.6:.0f},{h*.1:.0f}"
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}" style="overflow:visible"><path d="{p}" fill="none" stroke="{col}" stroke-width="{sw}" stroke-linecap="round"/></svg>'
def star(cx,cy,R,r,n=5,rot=-90):
    return ' '.join(f"{cx+(R if i%2==0 else r)*math.cos(math.radians(rot+i*180/n)):.1f},{cy+(R if i%2==0 else r)*math.sin(math.radians(rot+i*180/n)):.1f}" for i in range(2*n))
def arms(px=60,c1='#2f6b3a',c2='#c9a227',c3='#28407a',mono=None):
    if mono: c1=c2=c3=mono
    leaves=''
    for s in(-1,1):
        for i in range(9):
            a=math.radians(90-s*(12+i*16)); x=50+38*math.cos(a); y=50+38*math.sin(a)
            leaves+=f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="7" ry="2.6" transform="rotate({math.degrees(a)+s*55:.0f} {x:.1f} {y:.1f})" fill="none" stroke="{c1}" stroke-width="1.1"/>'
    ring=''.join(f'<circle cx="{50+13.5*math.cos(i*.4488):.1f}" cy="{48+13.5*math.sin(i*.4488):.1f}" r="1" fill="{c3}"/>' for i in range(14))
    return f'''<svg width="{px}" height="{px}" viewBox="0 0 100 100"><polygon points="{star(50,50,47,20,10)}" fill="none" stroke="{c2}" stroke-width=".6"/>{leaves}
<polygon points="{star(50,48,32,15)}" fill="#fff" stroke="{c1}" stroke-width="1.6"/><circle cx="50" cy="48" r="15.5" fill="#fff" stroke="{c3}" stroke-width="1.5"/><circle cx="50" cy="48" r="11" fill="none" stroke="{c3}" stroke-width=".7"/>{ring}
<path d="M46,48h8M50,43v10M47,45l6,6" stroke="{c3}" stroke-width="1"/><path d="M50,62 L50,90 M46,88 h8" stroke="{c2}" stroke-width="2"/><path d="M22,84 q28,14 56,0 l-3,8 q-25,10 -50,0z" fill="#fff" stroke="{c3}" stroke-width="1.2"/></svg>'''
def shield(px=56,col='#333',kind=0):
    inner=['<path d="M20,42h60M50,18v62" stroke="{c}" stroke-width="1.2"/><circle cx="35" cy="30" r="6" fill="none" stroke="{c}"/><path d="M58,34l8,-10l8,10z" fill="none" stroke="{c}"/><path d="M26,60q10,-8 18,0M57,52v18M63,52v18M69,52v18" fill="none" stroke="{c}"/>',
     '<path d="M22,60L50,26L78,60" fill="none" stroke="{c}" stroke-width="1.5"/><polygon points="'+star(50,52,9,4)+'" fill="none" stroke="{c}"/><path d="M28,68q11,-6 22,0t22,0" fill="none" stroke="{c}"/>',
     '<circle cx="50" cy="46" r="17" fill="none" stroke="{c}" stroke-width="1.4"/><path d="M50,24v44M33,46h34" stroke="{c}"/><path d="M24,22h52" stroke="{c}" stroke-width="1"/>'][kind].replace('{c}',col)
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100"><path d="M20,14H80V56Q80,82 50,92Q20,82 20,56Z" fill="none" stroke="{col}" stroke-width="2"/><path d="M24,18H76V56Q76,79 50,88Q24,79 24,56Z" fill="none" stroke="{col}" stroke-width=".6"/>{inner}<path d="M10,80q4,-40 6,-56M90,80q-4,-40 -6,-56" fill="none" stroke="{col}" stroke-width="1.4" stroke-dasharray="4 2"/></svg>'
def qr(seed,px=70,n=29):
    r=random.Random(seed); s=''
    def fin(x,y): return x<8 and y<8 or x>n-9 and y<8 or x<8 and y>n-9
    for y in range(n):
        for x in range(n):
            if not fin(x,y) and r.random()<.48: s+=f'M{x},{y}h1v1h-1z'
    for a,b in((0,0),(n-7,0),(0,n-7)): s+=f'M{a},{b}h7v7h-7zM{a+1},{b+1}v5h5v-5zM{a+2},{b+2}h3v3h-3z'
    return f'<svg width="{px}" height="{px}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{s}" fill="#000" fill-rule="evenodd"/></svg>'
def bars(seed,w=150,h=26):
    r=random.Random(seed); x=0; s=''
    while x<w: a=r.choice((1,1,2,3)); s+=f'<rect x="{x}" width="{a}" height="{h}"/>'; x+=a+r.choice((1,1,2))
    return f'<svg width="{w}" height="{h}">{s}</svg>'
def stamp(top,bot,px=90,col='#3a3f8f',mid='★',rot=-8,idn='s'):
    return f'''<svg width="{px}" height="{px}" viewBox="0 0 100 100" style="transform:rotate({rot}deg)"><defs><path id="{idn}a" d="M50,50m-36,0a36,36 0 0,1 72,0"/><path id="{idn}b" d="M50,50m-41,0a41,41 0 0,0 82,0"/></defs>
<circle cx="50" cy="50" r="47" fill="none" stroke="{col}" stroke-width="1.8"/><circle cx="50" cy="50" r="30" fill="none" stroke="{col}" stroke-width=".9"/>
<text font-size="8" fill="{col}" font-family="Liberation Sans" font-weight="bold" text-anchor="middle" textLength="{min(108,len(top)*6.2):.0f}" lengthAdjust="spacingAndGlyphs"><textPath href="#{idn}a" startOffset="50%">{e(top)}</textPath></text>
<text font-size="8" fill="{col}" font-family="Liberation Sans" font-weight="bold" text-anchor="middle" textLength="{min(118,len(bot)*6.2):.0f}" lengthAdjust="spacingAndGlyphs"><textPath href="#{idn}b" startOffset="50%">{e(bot)}</textPath></text>
<text x="50" y="57" text-anchor="middle" font-size="20" fill="{col}" font-family="DejaVu Sans">{mid}</text></svg>'''
def page(css,body,size='A4',title='Certidão'):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title}</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box;-webkit-print-color-adjust:exact;print-color-adjust:exact}}html,body{{margin:0;padding:0}}{css}</style></head><body>{body}</body></html>'
