import re, random, math
UN='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ='_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
CE='_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def w(n):
    if n<20: return UN[n]
    if n<100: return DZ[n//10]+(' e '+UN[n%10] if n%10 else '')
    if n<1000: return 'cem' if n==100 else CE[n//100]+(' e '+w(n%100) if n%100 else '')
    k,r=divmod(n,1000); return ('' if k==1 else w(k)+' ')+'mil'+((' e ' if r<100 or r%100==0 else ' ')+w(r) if r else '')
def dwords(d):
    a,b,c=map(int,d.split('/')); return f"{'primeiro' if a==1 else w(a)} de {MES[b-1]} de {w(c)}"
def cpf(b,fmt=1):
    d=[int(x) for x in b]
    for n in (10,11): r=sum(x*(n-i) for i,x in enumerate(d))*10%11; d.append(r%10)
    s=''.join(map(str,d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}' if fmt else s
def dv(s):
    m,t=32-len(s),0
    for c in s: t+=int(c)*m; m=0 if m>=10 else m+1
    r=t%11; return '1' if r>9 else str(r)
def mat(cns,ano,l,f,t,tipo='1',fmt=1):
    p=[cns,'01','55',ano,tipo,l.zfill(5),f.zfill(3),t.zfill(7)]; b=''.join(p)
    # the DV algorithm starts at weight 2 for 30 digits
    a=dv(b); c=a+dv(b+a); assert len(b)==30
    return ' '.join(p+[c]) if fmt else b+c
def expand(s):
    s=re.sub(r'\{([Cc])(\d{8})\}',lambda m:cpf(m[2]+m[2][0],m[1]=='C'),s)
    return re.sub(r'\{([Mm])\|([\d|]+)\}',lambda m:mat(*m[2].split('|'),**{'fmt':m[1]=='M'}),s)
K=dict(n='dados_pessoais.nome_completo',cpf='dados_pessoais.cpf',mat='dados_pessoais.matrícula',h='dados_pessoais.hora_nascimento',nat='dados_pessoais.naturalidade',
 est='local_nascimento.estabelecimento',lm='local_nascimento.município',lu='local_nascimento.uf',rm='registro.município',ru='registro.uf',car='registro.cartório',
 dr='registro.data_registro',dnv='registro.número_dnv',lv='registro.livro',fl='registro.folha',tm='registro.termo',g1='filiação.genitor_1.nome_completo',
 g1n='filiação.genitor_1.naturalidade',g2='filiação.genitor_2.nome_completo',g2n='filiação.genitor_2.naturalidade',pa='avós.paternos.avô',pb='avós.paternos.avó',
 ma='avós.maternos.avô',mb='avós.maternos.avó',gem='gêmeos.informações_adicionais',av='observações.averbações',an='observações.anotações',
 selo='autenticação.selo_digital',of='autenticação.oficial_registro',de='autenticação.data_emissão')
RX=re.compile(r'«(\w+):([^=»]*)(?:=([^»]*))?»')
def plain(s): return RX.sub(lambda m:m[2],expand(s))
def truth(case,T,W,H):
    v,acc={},{}
    put=lambda k,xs:[acc.setdefault(k,[]).append(x) for x in xs if x not in acc.get(k,[])]
    whole='\n'.join([T['head'],T.get('mg',''),T['t'],T['p'],*T['sig'],T['foot'],T.get('selo',''),T.get('box','')])
    whole=expand(whole)
    for m in RX.finditer(whole):
        k,pr,alt=m[1],m[2],(m[3] or '').split('|') if m[3] is not None else []
        if k in('tc','td'):
            d=alt[0] if alt else pr; v['dn']=d; p='dados_pessoais.data_nascimento.texto_completo'
            v['tx']=pr if k=='tc' else dwords(d); put(p,[x for x in [pr,d,dwords(d)]+alt[1:] if x!=v['tx']]); continue
        if k=='dom': v['est']=alt[0] if alt else 'Domicílio'; put(K['est'],['','em domicílio',pr]+alt[1:]); continue
        if k in v: raise SystemExit(f'{case}: {k} twice')
        v[k]=alt[0] if alt else pr; xs=alt[1:]
        if alt and pr!=alt[0] and k not in('dr','de','h'): xs=xs+[pr]
        if k in('av','an'):
            h=whole[:m.start()]; st=max(h.rfind('. '),h.rfind('\n'),h.rfind('»'))+1; lead=RX.sub(lambda q:q[2],h[st:]).strip(' ».\n')
            if lead: xs=xs+[lead+' '+pr]
        put(K[k],xs)
    for k,x in T.get('x',{}).items(): v[k]=expand(x)
    v.setdefault('ru',T['ru']); v.setdefault('lm',v['rm']); v.setdefault('lu',T.get('lu',T['ru']))
    ab=T.get('abroad') or T.get('abroadb')
    if ab:
        v['nat']=v['lm']+'/'+ab; put(K['nat'],['',v['lm']]); put(K['lu'],[ab])
        if T.get('abroad'): put(K['ru'],[ab])
        if ab=='EUA':
            for x in('MA','Massachusetts','Estados Unidos da América'): put(K['lu'],[x]); put(K['nat'],[v['lm']+'/'+x])
            put(K['nat'],['Framingham, Massachusetts, Estados Unidos da América'])
    else: v['nat']=v['lm']+'/'+v['lu']; put(K['nat'],['']+[x+'/'+v['lu'] for x in acc.get(K['lm'],[])])
    data={}
    def setp(p,x):
        d=data; *h,l=p.split('.')
        for q in h: d=d.setdefault(q,{})
        d[l]=x
    d,mo,y=v['dn'].split('/')
    setp('documento.tipo','Certidão de Nascimento'); setp('documento.órgão_emissor','Registro Civil das Pessoas Naturais')
    for k in('n','cpf','mat'): setp(K[k],v.get(k,''))
    for a,b in zip(('texto_completo','dia','mês','ano'),(v['tx'],d,mo,y)): setp('dados_pessoais.data_nascimento.'+a,b)
    setp(K['h'],v.get('h','')); setp(K['nat'],v['nat']); setp('dados_pessoais.sexo',{'M':'Masculino','F':'Feminino'}[T['s']])
    for k in('est','lm','lu','rm','ru','car','dr','dnv','lv','fl','tm','g1','g1n','g2','g2n','pa','pb','ma','mb'): setp(K[k],v.get(k,''))
    setp('gêmeos.status','Sim' if T.get('tw') else 'Não')
    for k in('gem','av','an','selo','of','de'): setp(K[k],v.get(k,''))
    for p,xs in T.get('ac',{}).items(): put(p,xs)
    if T.get('swap'):
        for a in('avô','avó'):
            p,q='avós.paternos.'+a,'avós.maternos.'+a; P,Q=v['pa' if a=='avô' else 'pb'],v['ma' if a=='avô' else 'mb']; put(p,[Q]); put(q,[P])
        for f in('nome_completo','naturalidade'):
            p,q='filiação.genitor_1.'+f,'filiação.genitor_2.'+f; s='n' if f[1]=='a' else ''; put(p,[v['g2'+s]]); put(q,[v['g1'+s]])
    return dict(case=case,layout=case[:4],condition='pdf_born_digital',file=case+'.pdf',width=W,height=H,resizeImage=False,data=data,
      accept={k:x for k,x in acc.items() if x},meta=dict(twin_names=T.get('tw',[]),joint_notes=bool(T.get('joint',1)),cadastro=[]))
# ---- drawings
def scribble(r,w=150,h=26,col='#1b2a6b'):
    x,y=8,h*.6; p=f'M{x} {y:.0f}'
    for _ in range(r.randint(7,11)):
        x2=x+r.uniform(.5,1.3)*w/11; p+=f' C{x+r.uniform(-4,12):.0f} {r.uniform(0,h):.0f} {x2+r.uniform(-14,6):.0f} {r.uniform(0,h):.0f} {x2:.0f} {r.uniform(h*.3,h*.8):.0f}'; x=x2
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.2"/></svg>'
def qr(r,s=64,n=25):
    g=[[r.random()<.48 for _ in range(n)] for _ in range(n)]
    for a,b in((0,0),(0,n-7),(n-7,0)):
        for i in range(-1,8):
            for j in range(-1,8):
                if 0<=a+i<n and 0<=b+j<n: g[a+i][b+j]=0<=i<7 and 0<=j<7 and(i in(0,6) or j in(0,6) or(2<=i<=4 and 2<=j<=4))
    d=''.join(f'M{j} {i}h1v1h-1z' for i in range(n) for j in range(n) if g[i][j])
    return f'<svg width="{s}" height="{s}" viewBox="0 0 {n} {n}"><path d="{d}"/></svg>'
def arms(s=52,c='#234f2d',y='#c9a227'):
    st=lambda R,q,k=5:' '.join(f'{50+(R if i%2==0 else q)*math.sin(math.pi*i/k):.1f},{46-(R if i%2==0 else q)*math.cos(math.pi*i/k):.1f}' for i in range(2*k))
    return f'<svg width="{s}" height="{s}" viewBox="0 0 100 100"><polygon points="{st(45,38,20)}" fill="none" stroke="{y}" stroke-width="2"/><polygon points="{st(34,14)}" fill="{c}" stroke="{y}" stroke-width="2"/><circle cx="50" cy="46" r="10" fill="#224a8c" stroke="{y}" stroke-width="2"/><path d="M16 60Q20 88 48 90M84 60Q80 88 52 90" fill="none" stroke="{c}" stroke-width="5"/><path d="M22 92h56" stroke="#224a8c" stroke-width="6"/></svg>'
def seal(r,s=70,c='#7a1f1f'):
    p=' '.join(f'{50+(46 if i%2 else 42)*math.cos(i*math.pi/36):.1f},{50+(46 if i%2 else 42)*math.sin(i*math.pi/36):.1f}' for i in range(72))
    return f'<svg width="{s}" height="{s}" viewBox="0 0 100 100"><polygon points="{p}" fill="none" stroke="{c}" stroke-width="1.5"/><circle cx="50" cy="50" r="33" fill="none" stroke="{c}"/><path d="M50 24l7 18h19l-15 11 6 19-17-12-17 12 6-19-15-11h19z" fill="none" stroke="{c}" stroke-width="1.4"/></svg>'
def guilloche(W,H,c,m=16):
    def wave(L,ph,a=6): return ' '.join(f'{i} {a*math.sin(i/9+ph):.1f}' for i in range(0,int(L)+1,3))
    o=''
    for ph in(0,1.05,2.1,3.14,4.2,5.2):
        for x,y,rot,L in((m,m,0,W-2*m),(m,H-m,0,W-2*m),(m,m,90,H-2*m),(W-m,m,90,H-2*m)): o+=f'<polyline transform="translate({x},{y}) rotate({rot})" points="{wave(L,ph)}"/>'
    return f'<svg class="bg" width="{W}pt" height="{H}pt" viewBox="0 0 {W} {H}"><g fill="none" stroke="{c}" stroke-width=".5">{o}</g></svg>'
def sigs(T,r,col='#1b2a6b',dig=0):
    o=''
    for s in T['sig']:
        a,_,b=plain(s).partition('|'); a2,b2=a,b
        o+='<div class="sg">'+('' if dig else scribble(r,150,26,col))+f'<div class="sn">{a2}</div><div>{b2}</div></div>'
    return f'<div class="sgs">{o}</div>'
