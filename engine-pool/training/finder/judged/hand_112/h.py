import re, html as H, json, random
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D='x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C='x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def ext(n,fem=False,old=False):
    def f(n):
        if n==100: return 'cem'
        if n<20: return U[n]
        if n<100: return D[n//10]+(' e '+U[n%10] if n%10 else '')
        if n<1000: return C[n//100]+(' e '+f(n%100) if n%100 else '')
        r=n%1000; s=('' if n//1000==1 else f(n//1000)+' ')+'mil'
        return s+((' e ' if r<100 or r%100==0 else ' ')+f(r) if r else '')
    s=f(n)
    if fem: s=re.sub(r'\bum\b','uma',s); s=re.sub(r'\bdois\b','duas',s); s=re.sub('entos','entas',s)
    if old: s=s.replace('três','tres').replace('dezesseis','dezeseis').replace('dezessete','dezesete').replace('cinquenta','cincoenta')
    return s
def mes(m,old=False): return MES[m-1].capitalize() if old else MES[m-1]
def dw(t,old=False):  # date in words
    d,m,y=t
    return f"{'primeiro' if d==1 else ext(d,old=old)} de {mes(m,old)} de {ext(y,old=old)}"
def dl(t,old=False): return f"{'1º' if t[0]==1 else t[0]} de {mes(t[1],old)} de {t[2]}"
def dn(t): return '%02d/%02d/%04d'%tuple(t)
def aos(t,old=False):  # Aos x dias do mês de ...
    d=t[0]; s='Ao primeiro dia' if d==1 else f"Aos {ext(d,old=old)} dias"
    return f"{s} do {'mez' if old else 'mês'} de {mes(t[1],old)} de {ext(t[2],old=old)}"
def hw(h,m=0):
    s=ext(h,True)+(' hora' if h<2 else ' horas')
    return s+(f" e {ext(m)} minuto{'s' if m>1 else ''}" if m else '')
def cpf(r):
    a=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(x*(k-i) for i,x in enumerate(a))*10%11; a.append(0 if s==10 else s)
    s=''.join(map(str,a)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def mat(cns,ano,liv,fol,ter,tipo=1,ac='01'):
    s=f'{cns:06d}{ac}55{ano:04d}{tipo}{liv:05d}{fol:03d}{ter:07d}'
    def ws(v):
        k=32-len(v); t=0
        for c in v: t+=int(c)*k; k=0 if k==10 else k+1
        r=t%11; return '1' if r>9 else str(r)
    d1=ws(s); d2=ws(s+d1)
    return f'{s[:6]} {s[6:8]} {s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {d1}{d2}'
assert mat(551681,1975,105,96,144268).endswith('40')
def arms(w=54,c='#333'):
    ray=''.join(f'<path d="M50 50L{50+46*__import__("math").cos(i*.393):.1f} {50+46*__import__("math").sin(i*.393):.1f}" stroke="{c}" stroke-width="{5 if i%2 else 2}"/>' for i in range(16))
    return f'<svg class="arms" width="{w}" height="{w}" viewBox="0 0 100 100">{ray}<path d="M50 12l9 26 28 1-22 17 8 27-23-16-23 16 8-27-22-17 28-1z" fill="#fff" stroke="{c}" stroke-width="3"/><circle cx="50" cy="52" r="14" fill="#fff" stroke="{c}" stroke-width="3"/><path d="M22 88q28 14 56 0" fill="none" stroke="{c}" stroke-width="4"/></svg>'
def qr(seed,w=58):
    r=random.Random(seed); n=25; p=''
    for y in range(n):
        for x in range(n):
            if (x<8 and y<8) or (x>16 and y<8) or (x<8 and y>16): continue
            if r.random()<.48: p+=f'M{x} {y}h1v1h-1z'
    for x,y in ((0,0),(18,0),(0,18)): p+=f'M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z'
    return f'<svg width="{w}" height="{w}" viewBox="0 0 25 25"><path d="{p}" fill="#000" fill-rule="evenodd"/></svg>'
def sig(seed,w=150,c='#1b2a6b'):
    r=random.Random(seed); x=6; y=24; p=f'M{x} {y}'
    while x<138:
        a=r.uniform(5,14); p+=f'c{a*.2:.0f} {-r.uniform(8,24):.0f} {a*1.1:.0f} {-r.uniform(2,18):.0f} {a:.0f} {r.uniform(-3,3):.0f}'; x+=a
    p+=f'q-60 16 -120 6'
    return f'<svg class="sig" width="{w}" height="{w*.27:.0f}" viewBox="0 0 150 40"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.3"/></svg>'
def stamp(t1,t2,w=74,c='#3a3f8f'):
    i=re.sub(r'\W','',t1+t2)
    return (f'<svg class="stp" width="{w}" height="{w}" viewBox="0 0 100 100"><defs><path id="s{i}" d="M50 50m-37 0a37 37 0 1 1 74 0a37 37 0 1 1-74 0"/></defs><circle cx="50" cy="50" r="48" fill="none" stroke="{c}" stroke-width="2"/><circle cx="50" cy="50" r="29" fill="none" stroke="{c}"/>'
      f'<text font-size="10" fill="{c}" font-family="Liberation Sans"><textPath href="#s{i}">{H.escape(t1)}</textPath></text><text x="50" y="53" font-size="9" text-anchor="middle" fill="{c}" font-family="Liberation Sans">{H.escape(t2)}</text></svg>')
def estamp(v,t,c='#8a3b2a'):
    return f'<svg class="est" width="42" height="52" viewBox="0 0 42 52"><rect x="1" y="1" width="40" height="50" fill="#f6efe0" stroke="{c}" stroke-dasharray="2 1.5"/><rect x="5" y="5" width="32" height="42" fill="none" stroke="{c}"/><circle cx="21" cy="24" r="10" fill="none" stroke="{c}"/><text x="21" y="27" font-size="8" text-anchor="middle" fill="{c}">{v}</text><text x="21" y="43" font-size="5" text-anchor="middle" fill="{c}">{t}</text></svg>'
def guil(c='#9bb8a0',W=595,HH=842):
    return f'<svg class="bg" style="width:{W}pt;height:{HH}pt" viewBox="0 0 {W} {HH}"><rect x="14" y="14" width="{W-28}" height="{HH-28}" fill="none" stroke="{c}" stroke-width="2"/><rect x="19" y="19" width="{W-38}" height="{HH-38}" fill="none" stroke="{c}" stroke-width=".7" stroke-dasharray="4 2"/></svg>'
UFN=dict(AC='Acre',AL='Alagoas',AM='Amazonas',AP='Amapá',BA='Bahia',CE='Ceará',DF='Distrito Federal',ES='Espírito Santo',GO='Goiás',MA='Maranhão',MG='Minas Gerais',MS='Mato Grosso do Sul',MT='Mato Grosso',PA='Pará',PB='Paraíba',PE='Pernambuco',PI='Piauí',PR='Paraná',RJ='Rio de Janeiro',RN='Rio Grande do Norte',RO='Rondônia',RR='Roraima',RS='Rio Grande do Sul',SC='Santa Catarina',SE='Sergipe',SP='São Paulo',TO='Tocantins')
HOME=['','Domicílio','em domicílio','residência']
BASE='*{box-sizing:border-box;font-variant-ligatures:none}html,body{margin:0;padding:0;-webkit-print-color-adjust:exact}.pg{position:relative;overflow:hidden;background:#fff}.bg{position:absolute;left:0;top:0}.in{position:relative}.c{text-align:center}.j{text-align:justify}.r{text-align:right}p{margin:0 0 6pt}'
def truth(form,k,p,size):
    """p: filled dictionary of a filling -> truth JSON"""
    case=f'112{form}-{k}'; b=p['b']; bc=p.get('bc',p['city']); bu=p.get('bu',p['uf']); acc={}
    def A(path,*v):
        acc.setdefault(path,[]); acc[path]+=[x for x in v if x not in acc[path]]
    txt=p.get('txt') or dw(b)
    A('dados_pessoais.data_nascimento.texto_completo',*[x for x in (dn(b),dw(b),dw(b).capitalize(),dl(b),*p.get('txta',[])) if x!=txt])
    nat=p.get('nat') or f'{bc}/{bu}'
    if not p.get('nat'): A('dados_pessoais.naturalidade','')
    A('documento.tipo','Certidão de Nascimento em Inteiro Teor','Certidão de Inteiro Teor')
    est=p.get('est','')
    if est=='Domicílio' or p.get('home'): A('local_nascimento.estabelecimento',*[x for x in HOME if x!=est])
    g=[p.get(x) or ('','') for x in p.get('order',('fa','mo'))]
    if not g[0][0]: g=g[::-1]
    for key,v in p.get('acc',{}).items(): A(key,*v)
    for q in ('folha',):
        f=p['F']
        if re.search(r'v',f): n=re.match(r'\d+',f.replace('.','')).group(); A('registro.folha',*[x for x in (n+'v',n+' verso',n+'-v',n+' v',n+'vº') if x!=f])
    L=re.sub(r'^A-?','',p['L']); 
    if L!=p['L']: A('registro.livro',L)
    T=p['T']; 
    if '.' in T: A('registro.termo',T.replace('.',''))
    gp=p.get('gp',('','')); gm=p.get('gm',('',''))
    d={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
     'dados_pessoais':{'nome_completo':p['n'],'cpf':p.get('cpf',''),'matrícula':p.get('mat',''),'data_nascimento':{'texto_completo':txt,'dia':'%02d'%b[0],'mês':'%02d'%b[1],'ano':str(b[2])},'hora_nascimento':'%02d:%02d'%p['h'] if p.get('h') else '','naturalidade':nat,'sexo':'Masculino' if p['sx']=='M' else 'Feminino'},
     'local_nascimento':{'estabelecimento':est,'município':bc,'uf':bu},
     'registro':{'município':p['city'],'uf':p['uf'],'cartório':p['cart'],'data_registro':dn(p['r']),'número_dnv':p.get('dnv',''),'livro':p['L'],'folha':p['F'],'termo':T},
     'filiação':{'genitor_1':{'nome_completo':g[0][0],'naturalidade':g[0][1]},'genitor_2':{'nome_completo':g[1][0],'naturalidade':g[1][1]}},
     'avós':{'paternos':{'avô':gp[0],'avó':gp[1]},'maternos':{'avô':gm[0],'avó':gm[1]}},
     'gêmeos':{'status':'Sim' if p.get('tw') else 'Não','informações_adicionais':p.get('twt',p.get('tw',''))},
     'observações':{'averbações':p.get('av',''),'anotações':p.get('an','')},
     'autenticação':{'selo_digital':p.get('selo',''),'oficial_registro':p['off'],'data_emissão':dn(p['e'])}}
    for i in ('1','2'):
        q=f'filiação.genitor_{i}.naturalidade'; v=d['filiação']['genitor_'+i]['naturalidade']; alt=[x for x in acc.get(q,[]) if re.search('/[A-Z]{2}$',x)]
        if alt and re.search('[Dd][êe]st|[Nn]est|Estado',v): d['filiação']['genitor_'+i]['naturalidade']=alt[0]; acc[q]=[v]+[x for x in acc[q] if x!=alt[0]]
    acc={a:v for a,v in acc.items() if v}
    return {'case':case,'layout':'112'+form,'condition':'pdf_born_digital','file':case+'.pdf','width':size[0],'height':size[1],'resizeImage':False,'data':d,'accept':acc,'meta':{'twin_names':[p['tw']] if p.get('tw') else [],'joint_notes':p.get('joint',False),'cadastro':p.get('cad',[])}}
