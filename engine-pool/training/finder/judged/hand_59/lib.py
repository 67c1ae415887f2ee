import random,re,json,html,unicodedata,datetime
def rnd(s): return random.Random('59:'+s)
def cpf(seed,fmt=True):
    r=rnd('cpf'+seed); d=[r.randint(0,9) for _ in range(9)]
    for k in (10,11):
        s=sum(x*(k-i) for i,x in enumerate(d)); m=s*10%11; d.append(0 if m==10 else m)
    t=''.join(map(str,d))
    return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}' if fmt else t
def dg(s): return int(re.sub(r'\D','',s) or 0)
def matr(cns,ano,l,f,t):
    b=f'{cns}0155{ano}{7 if l[0]=="E" else 1}{dg(l):05d}{dg(f):03d}{dg(t):07d}'; assert len(b)==30,b
    for st in (2,1):
        s=sum(int(c)*((st+i)%11) for i,c in enumerate(b)); m=s%11; b+=str(1 if m==10 else m)
    return b
def mf(b,sep=' '): 
    o=[];i=0
    for k in (6,2,2,4,1,5,3,7,2): o.append(b[i:i+k]); i+=k
    return sep.join(o)
def mp(b): return mf(b).split()
U_='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D_='x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C_='x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def num(n):
    if n<20: return U_[n]
    if n<100: return D_[n//10]+(' e '+U_[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return C_[n//100]+(' e '+num(n%100) if n%100 else '')
    m='mil' if n//1000==1 else num(n//1000)+' mil'
    k=n%1000
    if not k: return m
    return m+(' e ' if k<=100 or k%100==0 else ' ')+num(k)
def numf(n): return num(n).replace('um','uma') if n in(1,21) else (num(n).replace('dois','duas') if n in (2,22) else num(n))
MES='x janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def dmy(s): return tuple(int(x) for x in s.split('/'))
def ext(s,first='primeiro'):
    d,m,y=dmy(s); return f'{first if d==1 else num(d)} de {MES[m]} de {num(y)}'
def lon(s):
    d,m,y=dmy(s); return f'{d if d>1 else "1º"} de {MES[m]} de {y}'
WD='segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo'.split()
def wd(s): d,m,y=dmy(s); return WD[datetime.date(y,m,d).weekday()]
def hw(h):
    a,b=map(int,h.split(':')); t=numf(a)+(' hora' if a==1 else ' horas')
    return t+(f' e {num(b)} minutos' if b else '')
EST=dict(AC='Acre',AL='Alagoas',AM='Amazonas',AP='Amapá',BA='Bahia',CE='Ceará',DF='Distrito Federal',ES='Espírito Santo',GO='Goiás',MA='Maranhão',MG='Minas Gerais',MS='Mato Grosso do Sul',MT='Mato Grosso',PA='Pará',PB='Paraíba',PE='Pernambuco',PI='Piauí',PR='Paraná',RJ='Rio de Janeiro',RN='Rio Grande do Norte',RO='Rondônia',RR='Roraima',RS='Rio Grande do Sul',SC='Santa Catarina',SE='Sergipe',SP='São Paulo',TO='Tocantins')
# ---- drawings
def qr(seed,n=29,mm=26,col='#000'):
    r=rnd('qr'+seed); o=[]
    def f(x,y): o.append(f'<path d="M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z" fill-rule="evenodd"/>')
    for x,y in((0,0),(n-7,0),(0,n-7)): f(x,y)
    p=''
    for y in range(n):
        for x in range(n):
            if (x<8 and y<8) or (x>=n-8 and y<8) or (x<8 and y>=n-8): continue
            if r.random()<.48: p+=f'M{x} {y}h1v1h-1z'
    return f'<svg viewBox="0 0 {n} {n}" style="width:{mm}mm;height:{mm}mm;display:block" fill="{col}" shape-rendering="crispEdges">{"".join(o)}<path d="{p}"/></svg>'
def bars(seed,w=60,h=9):
    r=rnd('bar'+seed); x=0; p=''
    while x<200:
        a=r.choice((1,1,2,3)); p+=f'M{x} 0h{a}v30h-{a}z'; x+=a+r.choice((1,2,2,3))
    return f'<svg viewBox="0 0 204 30" preserveAspectRatio="none" style="width:{w}mm;height:{h}mm;display:block"><path d="{p}"/></svg>'
def arms(mm=18,c='#2a5d3a',c2='#c9a227'):
    import math
    rays=''.join(f'<path d="M50 50L{50+46*math.cos(a):.1f} {50+46*math.sin(a):.1f}L{50+46*math.cos(a+.12):.1f} {50+46*math.sin(a+.12):.1f}z"/>' for a in [i*.2618 for i in range(24)])
    st=lambda x,y,r:'<path d="M'+' '.join(f'{x+(r if i%2==0 else r*.42)*math.sin(i*math.pi/5):.1f},{y-(r if i%2==0 else r*.42)*math.cos(i*math.pi/5):.1f}' for i in range(10))+'z"/>'
    return f'<svg viewBox="0 0 100 100" style="width:{mm}mm;height:{mm}mm;display:block"><g fill="{c2}" opacity=".75">{rays}</g><g fill="{c}">{st(50,48,34)}</g><circle cx="50" cy="49" r="12" fill="#fff"/><circle cx="50" cy="49" r="10" fill="{c}"/><g fill="#fff">{st(50,49,6)}</g><path d="M18 80q32 16 64 0l-4 8q-28 12-56 0z" fill="{c2}"/></svg>'
def sig(seed,w=46,h=12,c='#1b2f7a'):
    r=rnd('sig'+seed); x=4; p=f'M{x} 22'
    while x<120:
        dx=r.randint(7,18); p+=f'C{x+dx*.3:.0f} {r.randint(-2,14)} {x+dx*.6:.0f} {r.randint(22,34)} {x+dx} {r.randint(14,24)}'; x+=dx
    p+=f'Q{x-40} 34 {x-90} 28'
    return f'<svg viewBox="0 -4 150 40" style="width:{w}mm;height:{h}mm;display:block"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.5"/></svg>'
def rseal(txt,mm=24,c='#8a1c1c'):
    li=''.join('<path d="M%d 38v24"/>'%(30+i*4) for i in range(11))
    dots=''.join('<circle cx="50" cy="11" r="2" transform="rotate(%d 50 50)"/>'%(i*20) for i in range(18))
    return f'<svg viewBox="0 0 100 100" style="width:{mm}mm;height:{mm}mm;display:block"><g fill="none" stroke="{c}"><circle cx="50" cy="50" r="47" stroke-width="1.6"/><circle cx="50" cy="50" r="31" stroke-width=".8"/></g><g fill="{c}">{dots}</g><g stroke="{c}" stroke-width=".7">{li}</g></svg>'
def guil(c='#b7cfc0',n=14,w=210,h=297):
    import math
    o=''
    for k in range(n):
        pts=' '.join(f'{x},{h/2+ (h*.36)*math.sin(x/33+k*.45)*math.cos(x/71+k*.2):.1f}' for x in range(0,w+1,3))
        o+=f'<polyline points="{pts}"/>'
    return f'<svg viewBox="0 0 {w} {h}" style="position:absolute;left:0;top:0;width:{w}mm;height:{h-1}mm;z-index:-1" fill="none" stroke="{c}" stroke-width=".25">{o}</svg>'
def page(css,body,size='A4',w=210,h=296.5):
    return f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>certidão</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{-webkit-print-color-adjust:exact;print-color-adjust:exact}}.pg{{width:{w}mm;height:{h}mm;position:relative}}table{{border-collapse:collapse}}{css}</style></head><body><div class="pg">{body}</div></body></html>'''
# ---- person
class P(dict):
    def __getattr__(s,k):
        if k.startswith('__'): raise AttributeError(k)
        return s.get(k,'')
    def __setattr__(s,k,v): s[k]=v
def R(nome,sexo,nasc,hora,estab,mun,g1,g2,reg,em,selo='',of='',**k):
    p=P(nome=nome,sexo={'M':'Masculino','F':'Feminino'}[sexo],nasc=nasc,hora=hora,estab=estab,mun=mun[0],uf=mun[1],
        rmun=reg[0],ruf=reg[1],cart=reg[2],dreg=reg[3],cns=reg[4],livro=reg[5],folha=reg[6],termo=reg[7],em=em,selo=selo,of=of,T={},acc={})
    z=('','','','','')
    p.G=[tuple(g)+('',)*(5-len(g)) if g else z for g in (g1,g2)]
    p.update(k); p.m=matr(p.cns,dmy(p.dreg)[2],p.livro,p.folha,p.termo)
    p.mt=mf(p.m)
    return p
def prep(p,key,natf='%s - %s',up=False,natl=False):
    """natl: the form prints the registrant's naturalidade label"""
    p.key=key
    fn=lambda t:(natf%t if isinstance(t,tuple) else t)
    S=(lambda x:x.upper()) if up else (lambda x:x)
    for i,g in enumerate(p.G): 
        n='g%d'%(i+1); p[n]=S(g[0]); p[n+'n']=S(fn(g[1])) if g[1] else ''; p[n+'o']=S(g[2]); p[n+'a']=S(g[3]); p[n+'s']=g[4]
    for f in 'nome estab mun rmun cart of sub decl req'.split():
        if p.get(f): p[f]=S(p[f])
    p.nat=S(fn((p.mun,p.uf)))
    if p.natural: p.nat=S(fn(p.natural))
    p.natl=natl
    if p.c: p.cpf=cpf(key)
    p.d,p.mo,p.y=['%02d'%x for x in dmy(p.nasc)]
    p.ext=S(ext(p.nasc)); p.S=S
    return p
def truth(p):
    g=lambda i:{'nome_completo':p['g%d'%i],'naturalidade':p['g%dn'%i]}
    pa=ma={'avô':'','avó':''}
    two=p.g1s and p.g1s==p.g2s
    for i in (1,2):
        v={'avô':p['g%do'%i],'avó':p['g%da'%i]}; s=p['g%ds'%i]
        if two: s='PM'[i-1]
        if s=='P': pa=v
        elif s=='M': ma=v
    d={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
     'dados_pessoais':{'nome_completo':p.nome,'cpf':p.cpf,'matrícula':p.mt,'data_nascimento':{'texto_completo':p.txt or p.ext,'dia':p.d,'mês':p.mo,'ano':p.y},'hora_nascimento':p.hora,'naturalidade':p.nat if p.natl else '','sexo':p.sexo},
     'local_nascimento':{'estabelecimento':p.estab,'município':p.mun,'uf':p.uf},
     'registro':{'município':p.rmun,'uf':p.ruf,'cartório':p.cart,'data_registro':p.dreg,'número_dnv':p.dnv,'livro':p.livro,'folha':p.folha,'termo':p.termo},
     'filiação':{'genitor_1':g(1),'genitor_2':g(2)},'avós':{'paternos':dict(pa),'maternos':dict(ma)},
     'gêmeos':{'status':'Sim' if p.tw else 'Não','informações_adicionais':p.twt},
     'observações':{'averbações':p.averb,'anotações':p.anot},
     'autenticação':{'selo_digital':p.selo,'oficial_registro':p.of,'data_emissão':p.em}}
    acc=dict(p.acc)
    if not p.natl: acc.setdefault('dados_pessoais.naturalidade',[""])
    if two:
        for a in('avô','avó'):
            x,y=pa[a],ma[a]
            acc.setdefault('avós.paternos.'+a,[]).append(y); acc.setdefault('avós.maternos.'+a,[]).append(x)
    for k,v in p.T.items():
        o=d; ks=k.split('.')
        for q in ks[:-1]: o=o[q]
        assert ks[-1] in o,k; o[ks[-1]]=v
    F=p.key.split('-')[0]
    return {'case':p.key,'layout':F,'condition':'pdf_born_digital','file':p.key+'.pdf','width':595,'height':842,'resizeImage':True,'data':d,'accept':acc,'meta':{'twin_names':list(p.tw or []),'joint_notes':bool(p.joint),'cadastro':list(p.cad or [])}}
def norm(s): return re.sub(r'[^0-9a-z]+','',unicodedata.normalize('NFC',s).lower().translate(str.maketrans('','','')) if 0 else re.sub(r'\s+','',s.lower()))
def flat(d,p=''):
    for k,v in d.items():
        if isinstance(v,dict): yield from flat(v,p+k+'.')
        else: yield p+k,v
def check(t,h):
    x=html.unescape(re.sub(r'<[^>]+>',' ',re.sub(r'<(style|title)[^>]*>.*?</\1>','',h,flags=re.S)))
    q=lambda s:re.sub(r'[\W_]+','',s.lower()); X=q(x); bad=[]
    for k,v in flat(t['data']):
        if not v or k.startswith('documento') : continue
        w=q(v)
        if w in X: continue
        if k.endswith(('.dia','.ano','.mês')) : continue
        if k.endswith('uf') and q(EST[v]) in X: continue
        bad.append((k,v))
    return bad
def vv(x,d='---'): return x if x else d
