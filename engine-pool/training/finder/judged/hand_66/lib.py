import random, datetime, math, json
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
T='x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C='x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES='x janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
UFN=dict(SP='São Paulo',RJ='Rio de Janeiro',MG='Minas Gerais',RS='Rio Grande do Sul',BA='Bahia',PE='Pernambuco',PR='Paraná',CE='Ceará',GO='Goiás',DF='Distrito Federal',SC='Santa Catarina',ES='Espírito Santo',MT='Mato Grosso',MS='Mato Grosso do Sul',PA='Pará',AM='Amazonas',MA='Maranhão',PI='Piauí',RN='Rio Grande do Norte',PB='Paraíba',AL='Alagoas',SE='Sergipe',TO='Tocantins',RO='Rondônia',AC='Acre',AP='Amapá',RR='Roraima')
UFP={'BA':'da','PR':'do','CE':'do','RJ':'do','RS':'do','PA':'do','MA':'do','PI':'do','DF':'do','RN':'do','PB':'da','AM':'do','ES':'do'}
def de(uf): return UFP.get(uf,'de')+' '+UFN[uf]
def num(n,f=False):
    if n<20: w=U[n]; return {'um':'uma','dois':'duas'}.get(w,w) if f else w
    if n<100: return T[n//10]+(' e '+num(n%10,f) if n%10 else '')
    if n==100: return 'cem'
    if n<1000:
        c=C[n//100]
        if f and n>=200: c=c[:-2]+'as'
        return c+(' e '+num(n%100,f) if n%100 else '')
    m=n//1000; r=n%1000; h='mil' if m==1 else num(m,f)+' mil'
    return h if not r else h+(' e ' if r<=100 or r%100==0 else ' ')+num(r,f)
def dia(d): return 'primeiro' if d==1 else num(d)
def dw(d): return f'{dia(d.day)} de {MES[d.month]} de {num(d.year)}'
def dl(d): return f'{d.day} de {MES[d.month]} de {d.year}'
def dn(d,s='/'): return f'{d.day:02d}{s}{d.month:02d}{s}{d.year}'
def hw(h,m,per=False):
    x=h; t=''
    if per: x=h if h<=12 else h-12; t=' da madrugada' if h<6 else ' da manhã' if h<12 else ' da tarde' if h<18 else ' da noite'
    if per and h==0: x=12; t=' da noite'
    s=f'{num(x,True)} hora'+('' if x==1 else 's')
    if m: s+=f' e {num(m)} minuto'+('' if m==1 else 's')
    return s+t
def cdv(s,w0):
    w=w0;t=0
    for c in s:
        t+=int(c)*w; w+=1
        if w>10: w=0
    t%=11
    return '1' if t==10 else str(t)
def matr(cns,y,b,f,n,t=1):
    s=f'{cns:06d}0155{y:04d}{t}{b:05d}{f:03d}{n:07d}'; d=cdv(s,2); d+=cdv(s+d,1)
    return f'{cns:06d} 01 55 {y:04d} {t} {b:05d} {f:03d} {n:07d} {d}'
def mkcpf(R):
    a=[R.randint(0,9) for _ in range(9)]
    for k in (10,11):
        t=sum(v*(k-i) for i,v in enumerate(a))*10%11; a.append(0 if t==10 else t)
    s=''.join(map(str,a)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
OM='Agenor Belarmino Cícero Dorival Euclides Floriano Gumercindo Hermínio Itamar Jurandir Leôncio Moacir Nivaldo Osvaldo Percival Quirino Rosalvo Severino Tibúrcio Ubirajara Valdomiro Wenceslau Adalberto Benedito Claudionor'.split()
OF='Abigail Benvinda Carmelita Dalva Eulália Francisca Genoveva Hermínia Iracema Jandira Leocádia Maria_das_Dores Neide Odete Perpétua Quitéria Raimunda Sebastiana Terezinha Umbelina Valdelice Zulmira Antônia Conceição Aparecida'.split()
NM='Anderson Bernardo Caíque Davi_Lucas Éder Fabrício Guilherme Heitor Ícaro João_Vítor Kauã Leandro Murilo Nícolas Otávio Pedro_Henrique Rômulo Samuel Thiago Vinícius Wesley Yuri Álvaro Benício Cauê'.split()
NF='Alícia Beatriz Camila Daniela Emanuelly Fernanda Giovana Helena Isadora Júlia Kétlin Letícia Mirela Natália Olívia Priscila Rebeca Sofia Tainá Vitória Yasmin Ágata Luíza Bianca Cecília'.split()
SN='Abrantes Albuquerque Amorim Arruda Assunção Azevedo Bandeira Barreto Bittencourt Brandão Caldas Camargo Cardoso Carneiro Cavalcanti Coutinho Damasceno Dornelles Escobar Fagundes Falcão Figueiredo Fontoura Frazão Furtado Galvão Gouveia Guedes Holanda Junqueira Lacerda Leal Linhares Macedo Magalhães Malta Marinho Meireles Menezes Moraes Nogueira Novaes Oliveira Paiva Patriota Peixoto Pimentel Pontes Prado Queiroz Quintanilha Ramalho Rangel Resende Rocha Sampaio Sarmento Siqueira Souza Tavares Teixeira Toledo Trindade Vasconcelos Veloso Viana Vilela Xavier Schneider Kowalski Bertolini Nakamura Haddad Zimmermann'.split()
CID=[('Sobral','CE'),('Caruaru','PE'),('Ilhéus','BA'),('Uberaba','MG'),('Bauru','SP'),('Londrina','PR'),('Pelotas','RS'),('Catalão','GO'),('Campina Grande','PB'),('Mossoró','RN'),('Picos','PI'),('Imperatriz','MA'),('Santarém','PA'),('Parintins','AM'),('Lages','SC'),('Colatina','ES'),('Campos dos Goytacazes','RJ'),('Três Lagoas','MS'),('Rondonópolis','MT'),('Penedo','AL'),('Estância','SE'),('Ji-Paraná','RO'),('Teófilo Otoni','MG'),('São Luiz Gonzaga','RS'),('Jaú','SP'),('Crateús','CE'),('Vitória da Conquista','BA'),('Garanhuns','PE'),('Pato Branco','PR'),('Porangatu','GO'),('Xapuri','AC'),('Araguaína','TO')]
class Rec(dict):
    __getattr__=dict.get
    def __setattr__(s,k,v): s[k]=v
def pick(R,l): return R.choice(l).replace('_',' ')
PRON={'Maria das Dores'}
def gen(key,y=1980,sex='F',mun=('Bauru','SP'),reg=None,estab=None,pai=True,twin=None,delay=None,emi=None,upper=True,nome=None,h=None,mid=None,mnat=None,pnat=None,cart='',cns=None,noavp=False,noavm=False,**kw):
    R=random.Random('h66'+key); r=Rec(R=R,key=key)
    gy=lambda yr,s: pick(R,(OM if s=='M' else OF) if yr<1985 else (NM if s=='M' else NF))
    s1,s2,s3,s4=R.sample(SN,4)
    r.sexo=sex; r.nasc=datetime.date(y,R.randint(1,12),R.randint(1,28)); r.h,r.m=h or (R.randint(0,23),R.choice([0,5,10,15,20,25,30,35,40,45,50,55,R.randint(1,59)]))
    p=['','da ','de ','','dos '][R.randint(0,4)] if R.random()<.3 else ''
    if p=='dos ': p='de '
    cs=s3+' '+p+s1 if pai else s4+' '+s3 if R.random()<.5 else s3
    f=gy(y,sex); 
    if R.random()<.35 and ' ' not in f: f+=' '+(R.choice(['Augusto','Henrique','José','Luís','Miguel']) if sex=='M' else R.choice(['Cristina','Regina','Aparecida','Cecília','Eduarda']))
    r.nome=nome.replace('@',cs) if nome else f'{f} {cs}'
    if nome and '@' not in nome: pass
    my=y-26
    m2=gy(my,'F'); r.mae=m2+' '+(R.choice(['Maria','Lúcia','Regina'])+' ' if R.random()<.3 and ' ' not in m2 else '')+s3+(' '+s1 if pai and R.random()<.55 and not kw.get('nomar') else '')
    if not pai and s4 in cs: r.mae=m2+' '+s4+' '+s3
    r.pai=gy(my,'M')+' '+(s2+' ' if R.random()<.4 else '')+p+s1 if pai else ''
    r.avop=pick(R,OM)+' '+p+s1 if pai and not noavp else ''; r.avap=pick(R,OF)+' '+s2+(' '+p+s1 if R.random()<.6 else '') if pai and not noavp else ''
    r.avom=pick(R,OM)+' '+s3 if not noavm else ''; r.avam=pick(R,OF)+' '+(s4+' '+s3 if R.random()<.6 else s4)
    a,b=R.sample(CID,2)
    r.mnat=mnat or a; r.pnat=(pnat or b) if pai else ('','')
    r.mun,r.uf=mun; r.rmun,r.ruf=reg or mun
    r.estab=estab or ''; r.reg=r.nasc+datetime.timedelta(days=delay if delay is not None else R.randint(2,28))
    e=emi or r.reg.year
    r.emi=r.reg if emi is None else datetime.date(e,R.randint(1,12),R.randint(1,28))
    if r.emi<r.reg: r.emi=r.reg+datetime.timedelta(days=R.randint(1,40))
    r.L,r.F,r.N=R.randint(3,320),R.randint(1,299),R.randint(1200,98000); r.vs=R.choice(['','v'])
    r.cns=cns or R.randint(10000,159999)
    r.mat=matr(r.cns,r.reg.year,r.L,r.F,r.N,kw.get('mt',1)); r.cpf=mkcpf(R)
    r.dnv=f'{R.randint(30,30)}-{R.randint(10000000,89999999)}-{R.randint(0,9)}'
    r.of=(pick(R,OM+OF+NM+NF)+' '+' '.join(R.sample(SN,2))); r.of=kw.pop('of',None) or r.of
    r.cl=pick(R,NF+NM)+' '+' '.join(R.sample(SN,2)); r.w1=pick(R,OM)+' '+' '.join(R.sample(SN,2)); r.w2=pick(R,OF)+' '+' '.join(R.sample(SN,2))
    r.end=f"{R.choice(['Rua','Avenida','Praça','Travessa'])} {R.choice(['Barão do Rio Branco','Sete de Setembro','Coronel Belmiro','Padre Anchieta','da Matriz','Duque de Caxias','Marechal Floriano','Getúlio Vargas'])}, nº {R.randint(11,1980)} - Centro"
    r.cep=f'{R.randint(10,99)}{R.randint(100,999)}-{R.randint(0,9)}{R.randint(10,99)}'; r.tel=f'({R.randint(11,98)}) {R.randint(3200,3699)}-{R.randint(1000,9999)}'
    r.twin=''; r.tmat=''
    if twin:
        g=gy(y,twin)
        while g.split()[0]==r.nome.split()[0]: g=gy(y,twin)
        r.twin=g+' '+cs; r.tmat=matr(r.cns,r.reg.year,r.L,r.F,r.N+1)
    r.cart=cart; r.averb=r.anot=''; r.selo=''
    r.update(kw)
    for k in ('averb','anot'):
        if r[k]:
            for q in ('nome','mae','pai','cpf','emi'):
                r[k]=r[k].replace('{'+q+'}',dn(r.emi) if q=='emi' else str(r[q]))
    if upper:
        for k in 'nome mae pai avop avap avom avam mun rmun estab of cl w1 w2 twin cart'.split(): r[k]=r[k].upper()
        r.mnat=(r.mnat[0].upper(),r.mnat[1]); r.pnat=(r.pnat[0].upper(),r.pnat[1])
    r.sx='Masculino' if sex=='M' else 'Feminino'; r.g='o' if sex=='M' else 'a'
    r.natm=f'{r.mnat[0]} - {r.mnat[1]}'; r.natp=f'{r.pnat[0]} - {r.pnat[1]}' if pai else ''
    r.nat=f'{r.mun} - {r.uf}'
    return r
def truth(r,texto,show='',natlabel=False,first='mae',accept=None,joint=False,cadastro=None,hide='',**ov):
    """show: words of optional things printed (cpf mat dnv lft selo nats); hide: others not printed"""
    s=show.split(); hd=hide.split(); v=lambda k,x: x if k in s else ''
    mat='mat' in s
    lv,fl,tm=('','','')
    if 'lft' in s: lv,fl,tm=r.pl or str(r.L),r.pf or str(r.F)+r.vs,r.pt or str(r.N)
    elif mat: lv,fl,tm=str(r.L),str(r.F),str(r.N)
    M={'nome_completo':r.mae,'naturalidade':v('nats',r.natm)}; P={'nome_completo':r.pai,'naturalidade':v('nats',r.natp) if r.pai else ''}
    if not r.pai: first='mae'
    g1,g2=(M,P) if first=='mae' else (P,M)
    d={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
    'dados_pessoais':{'nome_completo':r.nome,'cpf':v('cpf',r.cpf),'matrícula':r.mat if mat else '','data_nascimento':{'texto_completo':texto,'dia':f'{r.nasc.day:02d}','mês':f'{r.nasc.month:02d}','ano':str(r.nasc.year)},
     'hora_nascimento':'' if 'hora' in hd else f'{r.h:02d}:{r.m:02d}','naturalidade':r.nat,'sexo':r.sx},
    'local_nascimento':{'estabelecimento':r.estab,'município':r.mun,'uf':r.uf},
    'registro':{'município':r.rmun,'uf':r.ruf,'cartório':r.cart,'data_registro':dn(r.reg),'número_dnv':v('dnv',r.dnv),'livro':lv,'folha':fl,'termo':tm},
    'filiação':{'genitor_1':g1,'genitor_2':g2},
    'avós':{'paternos':{'avô':r.avop,'avó':r.avap},'maternos':{'avô':r.avom,'avó':r.avam}},
    'gêmeos':{'status':'Sim' if r.twin else 'Não','informações_adicionais':r.tinfo or r.twin},
    'observações':{'averbações':r.averb,'anotações':r.anot},
    'autenticação':{'selo_digital':v('selo',r.selo),'oficial_registro':r.of,'data_emissão':dn(r.emi)}}
    acc={}
    if not natlabel: acc['dados_pessoais.naturalidade']=['']
    if r.home: acc['local_nascimento.estabelecimento']=['','Domicílio','Em domicílio','Residência','em casa','casa','casa da família','residência particular','em casa de sua residência']
    for k,x in (accept or {}).items(): acc.setdefault(k,[]).extend(x)
    for k,x in ov.items():
        ks=k.split('__'); o=d
        for q in ks[:-1]: o=o[q]
        o[ks[-1]]=x
    return d,acc,{'twin_names':[r.twin] if r.twin else [],'joint_notes':joint,'cadastro':cadastro or []}
SZ={'a4':(210,297),'legal':(215.9,355.6),'letter':(215.9,279.4),'a4l':(297,210),'a5l':(210,148),'oficio':(216,330),'half':(220,165),'sq':(230,200),'b5':(176,250)}
def page(sz,css,body):
    w,h=SZ[sz]
    return f'<!doctype html><html lang=pt-BR><meta charset=utf-8><style>@page{{size:{w}mm {h}mm;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}.pg{{position:relative;width:{w}mm;height:{h-.4}mm;overflow:hidden}}table{{border-collapse:collapse;width:100%}}.c{{text-align:center}}.r{{text-align:right}}{css}</style><body><div class=pg>{body}</div></body></html>', round(w/25.4*72), round(h/25.4*72)
def sig(R,w=120,c='#1b2f7a'):
    x=4;p='M4 24';
    for i in range(7):
        p+=f' q{R.randint(3,9)} {R.randint(-28,-4)} {R.randint(9,14)} {R.randint(-6,6)} t{R.randint(3,7)} {R.randint(-3,3)}'
    return f'<svg width="{w}" height="{w*.3:.0f}" viewBox="0 0 135 42"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.3"/><path d="M8 34 q60 -9 118 -4" fill="none" stroke="{c}" stroke-width=".8"/></svg>'
def qr(R,w=70,n=25):
    q=[]
    for i in range(n):
        for j in range(n):
            if (i<7 and j<7) or (i<7 and j>=n-7) or (i>=n-7 and j<7): continue
            if R.random()<.48: q.append(f'M{j} {i}h1v1h-1z')
    f=''.join(f'<path d="M{x} {y}h7v7h-7z M{x+1} {y+1}v5h5v-5z M{x+2} {y+2}h3v3h-3z"/>' for x,y in((0,0),(n-7,0),(0,n-7)))
    return f'<svg width="{w}" height="{w}" viewBox="0 0 {n} {n}" fill-rule="evenodd"><path d="{"".join(q)}"/>{f}</svg>'
def arms(w=56,c='#444'):
    s=''.join(f'<path d="M50 50L{50+44*math.cos(a):.0f} {50+44*math.sin(a):.0f}" stroke-width="1.5"/><ellipse cx="{50+38*math.cos(a):.0f}" cy="{50+38*math.sin(a):.0f}" rx="4" ry="2"/>' for a in [i*math.pi/10 for i in range(20)])
    st='50,18 57,42 82,42 62,57 69,82 50,67 31,82 38,57 18,42 43,42'
    return f'<svg width="{w}" height="{w}" viewBox="0 0 100 100" fill="none" stroke="{c}">{s}<polygon points="{st}" fill="#fff" stroke-width="2.5"/><circle cx="50" cy="52" r="12" fill="#fff" stroke-width="2"/><path d="M20 92q30 8 60 0" stroke-width="3"/></svg>'
def shield(w=50,c='#333',k=0):
    i=['<path d="M10 35h60M40 5v70"/>','<path d="M10 10L70 70M70 10L10 70"/>','<circle cx="40" cy="38" r="15"/><path d="M40 23v30M25 38h30"/>','<path d="M20 60l20-40 20 40z"/>'][k%4]
    return f'<svg width="{w}" height="{w*1.15:.0f}" viewBox="0 0 80 92" fill="none" stroke="{c}" stroke-width="2.5"><path d="M8 6h64v40q0 28-32 42q-32-14-32-42z"/>{i}</svg>'
def stamp(t1,t2,w=96,c='#2a3f8f',id='s'):
    return f'<svg width="{w}" height="{w}" viewBox="0 0 120 120" fill="none" stroke="{c}"><circle cx="60" cy="60" r="57" stroke-width="2"/><circle cx="60" cy="60" r="38"/><defs><path id="{id}" d="M60 60m-45 0a45 45 0 1 1 90 0a45 45 0 1 1 -90 0"/></defs><text font-size="10" fill="{c}" stroke="none" font-family="Liberation Sans Narrow"><textPath href="#{id}">{t1}</textPath></text><text x="60" y="64" font-size="11" fill="{c}" stroke="none" text-anchor="middle" font-family="Liberation Sans Narrow">{t2}</text></svg>'
def guil(w,h,c='#bfd8c4',n=16,st='',amp=9):
    p=''
    for k in range(n):
        y0=h*(k+.5)/n; q=f'M0 {y0:.1f}'
        for i in range(1,60): q+=f'L{w*i/59:.1f} {y0+amp*math.sin(i*.7+k*.5):.1f}'
        p+=f'<path d="{q}"/>'
    return f'<svg style="position:absolute;left:0;top:0;{st}" width="{w}mm" height="{h}mm" viewBox="0 0 {w} {h}" fill="none" stroke="{c}" stroke-width=".25">{p}</svg>'
def code(R,fmt):
    return ''.join(R.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') if c=='A' else R.choice('0123456789') if c=='9' else R.choice('abcdefghkmnpqrstuvwxyz') if c=='a' else c for c in fmt)
