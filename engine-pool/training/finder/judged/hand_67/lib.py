import random, html
MM=72/25.4
def dv(s,w):
    t=0
    for c in s:
        t+=int(c)*w; w=0 if w==10 else w+1
    r=t%11
    return '1' if r==10 else str(r)
def mat(cns,ano,livro,folha,termo,acervo='01'):
    s=f'{cns:06d}{acervo}55{ano:04d}1{livro:05d}{folha:03d}{termo:07d}'
    a=dv(s,2); return s+a+dv(s+a,1)
def mfmt(m,st=0):
    p=[m[:6],m[6:8],m[8:10],m[10:14],m[14],m[15:20],m[20:23],m[23:30],m[30:]]
    if st==1: return '.'.join(p[:8])+'-'+p[8]
    if st==2: return m
    if st==3: return ' '.join(p[:8])+'-'+p[8]
    return ' '.join(p)
def cpf(seed,plain=0):
    r=random.Random('cpf'+str(seed)); d=[r.randint(0,9) for _ in range(9)]
    for n in (10,11):
        s=sum(x*(n-i) for i,x in enumerate(d))*10%11; d.append(0 if s==10 else s)
    s=''.join(map(str,d))
    return s if plain else f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def T(nome,dn,txt,mun,uf,reg,cart,dreg,em,of,cpf='',mat='',hora='',nat=None,sexo='',est='',dnv='',livro='',folha='',termo='',
      g1=('',''),g2=('',''),pat=('',''),ma=('',''),gem='',av='',an='',selo='',accept=None,joint=False,cad=(),twins=()):
    """dn 'dd/mm/yyyy'; reg (município, uf); nat None = no label: place of birth, '' accepted"""
    acc=dict(accept or {})
    if nat is None:
        nat=f'{mun} - {uf}' if uf and mun else mun
        acc.setdefault('dados_pessoais.naturalidade',[]).append('')
    d,m,a=dn.split('/')
    if mat and not livro and not termo:
        livro,folha,termo=[str(int(x)) for x in (mat_d(mat)[15:20],mat_d(mat)[20:23],mat_d(mat)[23:30])]
    P=lambda g:{'nome_completo':g[0],'naturalidade':g[1]}
    G=lambda g:{'avô':g[0],'avó':g[1]}
    data={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
     'dados_pessoais':{'nome_completo':nome,'cpf':cpf,'matrícula':mat,'data_nascimento':{'texto_completo':txt,'dia':d,'mês':m,'ano':a},
       'hora_nascimento':hora,'naturalidade':nat,'sexo':sexo},
     'local_nascimento':{'estabelecimento':est,'município':mun,'uf':uf},
     'registro':{'município':reg[0],'uf':reg[1],'cartório':cart,'data_registro':dreg,'número_dnv':dnv,'livro':livro,'folha':folha,'termo':termo},
     'filiação':{'genitor_1':P(g1),'genitor_2':P(g2)},'avós':{'paternos':G(pat),'maternos':G(ma)},
     'gêmeos':{'status':'Sim' if gem else 'Não','informações_adicionais':gem},
     'observações':{'averbações':av,'anotações':an},
     'autenticação':{'selo_digital':selo,'oficial_registro':of,'data_emissão':em}}
    return dict(data=data,accept=acc,meta={'twin_names':list(twins),'joint_notes':joint,'cadastro':list(cad)})
def mat_d(m): return ''.join(c for c in m if c.isdigit())
def page(w,h,css,body):
    return w,h,f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>certidão</title><style>
@page{{size:{w}mm {h}mm;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}
body{{width:{w}mm;height:{h-.4}mm;position:relative;overflow:hidden;-webkit-print-color-adjust:exact;print-color-adjust:exact}}
{css}</style></head><body>{body}</body></html>'''
def sig(seed,w=170,h=44,c='#1b2a6b'):
    r=random.Random('s'+str(seed)); x=6; p=f'M{x},{h*.6:.0f}'
    while x<w-26:
        s=r.randint(10,24)
        p+=f' C{x+r.randint(0,9)},{r.randint(2,h-4)} {x+s-r.randint(0,9)},{r.randint(2,h-4)} {x+s},{h*.6+r.randint(-7,7):.0f}'; x+=s
    p+=f' q-{w//3},{h//4} -{w//2},{h//5}'
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.3" opacity=".8"/></svg>'
def arms(s=58,c='#333'):
    import math
    pts=' '.join(f'{50+(34 if i%2==0 else 14)*math.sin(i*math.pi/5):.1f},{44-(34 if i%2==0 else 14)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    return f'''<svg width="{s}" height="{s}" viewBox="0 0 100 100" fill="none" stroke="{c}"><polygon points="{pts}" stroke-width="2.5"/><circle cx="50" cy="44" r="12" stroke-width="2"/><circle cx="50" cy="44" r="8"/>
<path d="M16,30 C2,60 22,86 46,90 M84,30 C98,60 78,86 54,90" stroke-width="3"/><path d="M22,84 q28,14 56,0 l3,7 q-31,14 -62,0z"/></svg>'''
def seal(t,s=86,c='#5a2d82',mid='★'):
    i=abs(hash_(t))%9999
    return f'''<svg width="{s}" height="{s}" viewBox="0 0 100 100"><defs><path id="c{i}" d="M50,50 m-37,0 a37,37 0 1,1 74,0 a37,37 0 1,1 -74,0"/></defs><circle cx="50" cy="50" r="47" fill="none" stroke="{c}" stroke-width="1.6"/><circle cx="50" cy="50" r="31" fill="none" stroke="{c}"/>
<text font-size="8.6" fill="{c}" font-family="Liberation Sans"><textPath href="#c{i}">{html.escape(t)}</textPath></text><text x="50" y="57" text-anchor="middle" font-size="22" fill="{c}">{mid}</text></svg>'''
def hash_(t): return sum((i+1)*ord(c) for i,c in enumerate(t))
def stamp(t,v,c='#7d4a1e',w=54,h=66):
    return f'''<svg width="{w}" height="{h}" viewBox="0 0 54 66"><rect x="2" y="2" width="50" height="62" fill="{c}22" stroke="{c}" stroke-width="2" stroke-dasharray="2.4 1.8"/><circle cx="27" cy="29" r="14" fill="none" stroke="{c}"/><path d="M13,29 q14,-14 28,0 q-14,14 -28,0" fill="none" stroke="{c}"/>
<text x="27" y="12" text-anchor="middle" font-size="5.5" fill="{c}" font-family="Liberation Serif">{t}</text><text x="27" y="58" text-anchor="middle" font-size="10" fill="{c}" font-family="Liberation Serif">{v}</text></svg>'''
def qr(seed,s=70,c='#111'):
    r=random.Random('q'+str(seed)); n=25; o=''
    for y in range(n):
        for x in range(n):
            f=any(x in range(a,a+7) and y in range(b,b+7) for a,b in((0,0),(18,0),(0,18)))
            if f:
                X,Y=x%18 if x<7 else x-18,y if y<7 else y-18
                on=X in(0,6) or Y in(0,6) or (2<=X<=4 and 2<=Y<=4)
            else: on=r.random()<.48
            if on: o+=f'M{x},{y}h1v1h-1z'
    return f'<svg width="{s}" height="{s}" viewBox="0 0 25 25"><path d="{o}" fill="{c}"/></svg>'
def guil(w,h,c,n=9):
    import math
    o=''
    for k in range(n):
        o+='M'+' L'.join(f'{x},{h/2+math.sin(x/17+k*.7)*h*.42*math.cos(k/3+x/91):.1f}' for x in range(0,w+1,6))
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}" preserveAspectRatio="none"><path d="{o}" fill="none" stroke="{c}" stroke-width=".5"/></svg>'
_u='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
_d='- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
_c='- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def num(n):
    if n<20: return _u[n]
    if n<100: return _d[n//10]+(' e '+_u[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return _c[n//100]+(' e '+num(n%100) if n%100 else '')
    q,r=divmod(n,1000)
    return ('mil' if q==1 else num(q)+' mil')+((' e ' if r<100 or r%100==0 else ' e ' if n<2000 else ' e ')+num(r) if r else '')
MES='- janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def ext(d,prim=True):
    a,b,c=map(int,d.split('/'))
    return ('primeiro' if a==1 and prim else num(a))+' de '+MES[b]+' de '+num(c)
def misto(d):
    a,b,c=map(int,d.split('/')); return f'{a} de {MES[b]} de {c}'
def selo(seed,style=0):
    r=random.Random('selo'+str(seed)); L=lambda n:''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(n)); N=lambda n:''.join(r.choice('0123456789') for _ in range(n))
    return [L(3)+N(5)+'-'+L(4),N(4)+'.'+N(2)+'.'+N(7)+'.'+N(5),L(4)+N(5)+'-'+N(2),'F'+N(3)+L(2)+'.'+L(5)+'.'+N(4)+L(1),N(6)+'2PV'+N(12)+'A'][style]
