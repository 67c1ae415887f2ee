import random, html, datetime
from fam import parse, MODERN, OLD
E=lambda s: html.escape(s,quote=False)
UFN=dict(AC='Acre',AL='Alagoas',AM='Amazonas',AP='Amapá',BA='Bahia',CE='Ceará',DF='Distrito Federal',ES='Espírito Santo',GO='Goiás',MA='Maranhão',MG='Minas Gerais',MS='Mato Grosso do Sul',MT='Mato Grosso',PA='Pará',PB='Paraíba',PE='Pernambuco',PI='Piauí',PR='Paraná',RJ='Rio de Janeiro',RN='Rio Grande do Norte',RO='Rondônia',RR='Roraima',RS='Rio Grande do Sul',SC='Santa Catarina',SE='Sergipe',SP='São Paulo',TO='Tocantins')
ART=dict(AC='do',AL='de',AM='do',AP='do',BA='da',CE='do',ES='do',GO='de',MA='do',MG='de',MS='de',MT='de',PA='do',PB='da',PE='de',PI='do',PR='do',RJ='do',RN='do',RO='de',RR='de',RS='do',SC='de',SE='de',SP='de',TO='do')
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
T=[None,None,'vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
C=[None,'cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
def w(n):
    if n<20: return U[n]
    if n<100: return T[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return C[n//100]+(' e '+w(n%100) if n%100 else '')
    a=(w(n//1000)+' mil') if n>=2000 else 'mil'
    r=n%1000
    if not r: return a
    return a+(' e ' if r<=100 or r%100==0 else ' ')+w(r)
def dw(d): return ('primeiro' if d.day==1 else w(d.day))+' de '+MES[d.month-1]+' de '+w(d.year)
def dl(d): return ('1º' if d.day==1 else str(d.day))+' de '+MES[d.month-1]+' de '+str(d.year)
def dn(d): return d.strftime('%d/%m/')+'%04d'%d.year
def cpf(r):
    n=[r.randint(0,9) for _ in range(9)]
    for k in (10,11):
        s=sum(a*b for a,b in zip(n,range(k,1,-1)))*10%11; n.append(0 if s==10 else s)
    s=''.join(map(str,n)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def dv(num):
    m=32-len(num); s=0
    for c in num:
        s+=int(c)*m; m+=1
        if m>10: m=0
    s%=11
    return '1' if s>9 else str(s)
def matr(cns,year,livro,folha,termo):
    b=f'{cns}0155{year:04d}1{livro:05d}{folha:03d}{termo:07d}'
    b+=dv(b); b+=dv(b)
    return f'{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}'
assert matr('104539',2013,12,21,123).endswith('21'), matr('104539',2013,12,21,123)
def nat(s,v):
    if not s: return ''
    if '/' not in s: return s
    m,u=s.rsplit('/',1)
    return [f'{m}/{u}',f'{m}-{u}',f'{m} - {u}',f'{m}, Estado {ART[u]} {UFN[u]}',f'{m} ({u})'][v]
EST=['Maternidade Dona Íris','Hospital Doutor Miguel Couto','Hospital e Maternidade Salvador dos Santos','Casa de Saúde Doutor Natal Brasil','Santa Casa de Misericórdia de São Domingos','Maternidade Vitória da Cruz','Hospital Municipal Coronel Presidente Neto','Hospital Professora Maria do Registro','Hospital Senhor Bom Jesus do Paraíso','Maternidade Nossa Senhora de Belém']
OFF=['Natalício Registro Santos','Cartola do Nascimento Filho','Livra da Cruz Salvador','Santos Brasil Neto','Registro Moreno da Silva','Assunta Belém Tabosa','Vitório Vitória','Aurora Primeira do Paraíso','Feliciano Feliz Único','Prudêncio do Livro']
CLK=['Escrevina Auxiliar Ramos','Julho de Oliveira','Domingas Selo Branco','Natal Substituto','Oficialina Pardo']
TER=[7,12,345,1982,40731,512306,1000217,3,88,999]
SELO=['{a}{b} {n5}','TJ{u}{n6}-{a}{b}7','{n4}.{n6}.{n5}','{a}{b}{a}-{n5}-{u}','{n6}{a}{n4}{b}{u}']
def build(form,n,fam,modern):
    r=random.Random(f'136{form}{n}')
    f=dict(fam); d=f
    d['form']=form; d['n']=n; d['rng']=r
    dt=f.get('dt')
    if modern: base={'A':(2010,2016),'B':(2018,2021),'C':(2019,2024),'D':(2017,2022)}[form]
    else: base={'E':(1968,1984),'F':(1960,1986),'G':(1950,1968) if n==9 else (1955,1990),'H':(1938,1962)}[form]
    y=r.randint(*base)
    if dt=='leap':
        y=[k for k in range(base[0],base[1]+1) if k%4==0][0 if n%2 else -1]; b=datetime.date(y,2,29)
    elif dt=='late': b=datetime.date(y-(50 if modern else 28 if form!='H' else 22),r.randint(1,12),r.randint(1,28))
    else:
        o=ord(form)-65; M=([1,7,4,9,12,6,5,2,3,10][n-1]-1+o*5)%12+1; D=[25,1,21,7,31,24,2,15,13,12][n-1]
        if o: D=(D-1+o*4)%28+1
        b=datetime.date(y,M,D)
    if dt=='late': y2=b.year+(50 if modern else 28 if form!='H' else 22); reg=datetime.date(y2,r.randint(1,12),r.randint(1,28))
    elif dt=='same': reg=b
    else: reg=b+datetime.timedelta(days=r.choice([1,2,5,11,18,29]))
    d['dob']=b; d['reg']=reg
    if modern: em=reg+datetime.timedelta(days=r.choice([0,0,3,400,900,1500]))
    else: em=reg+datetime.timedelta(days=r.choice([0,1,3000,5200,7003])); 
    # old notes must precede the emission
    if f.get('an') and modern: em=max(em,datetime.date(2022,1,10))
    if f.get('an') and not modern: em=max(em,datetime.date(2001,8,9))
    if f.get('av') and modern and '2012' in f['av']: em=max(em,datetime.date(2014,5,6))
    d['em']=min(em,datetime.date(2025,9,30))
    h=f.get('n_')
    t=f.get('n0')
    d['hora']=f['hh'] if 'hh' in f else '%02d:%02d'%(r.randint(0,23),r.choice([0,5,10,17,30,45,59]))
    if not modern and 'hh' not in f and n in (5,): d['hora']=''
    bb=f['b'].split(';')+['','']
    d['mun'],d['uf']=bb[0].split('/')
    home='home' in f
    est=bb[1]; addr=bb[2]
    if not home and not est: est=EST[(n*3+ord(form))%10]
    d['home']=home; d['est']=est; d['addr']=addr
    d['rmun'],d['ruf']=(f.get('r') or bb[0]).split('/')
    d['off']=f.get('off') or OFF[(n*7+ord(form)*3)%10]
    d['clk']=f.get('cl') or (CLK[n%5] if n in (3,6) else '')
    dist=f.get('d')
    if modern: ct=[f'Ofício do Registro Civil das Pessoas Naturais de {d["rmun"]}',f'Cartório {d["off"].split()[-1]} - Registro Civil das Pessoas Naturais',f'Registro Civil das Pessoas Naturais e Tabelionato de Notas de {d["rmun"]}',f'1º Registro Civil das Pessoas Naturais da Comarca de {d["rmun"]}'][n%4]
    else: ct=f'Cartório do Registro Civil do Distrito de {dist}' if dist else [f'Cartório do Registro Civil de {d["rmun"]}',f'Cartório {d["off"].split()[-1]} - Registro Civil',f'Ofício do Registro Civil da Comarca de {d["rmun"]}'][n%3]
    d['cart']=ct; d['dist']=dist or ''
    L=[1,3,12,7,245,1,30,9,18,102][0 if n==1 else (n-1+ord(form)*3)%10]; fo=r.randint(1,300); V=n==1 or (n+ord(form))%3==1
    if n==1: fo=1
    te=TER[(n*3+ord(form))%10]
    d['L'],d['fo'],d['te'],d['V']=L,fo,te,V
    d['cns']='%06d'%r.randint(3500,159999)
    d['mat']=matr(d['cns'],reg.year,L,fo,te) if modern else ''
    d['livro']=f'A-{L}' if n%3 else str(L)
    if not modern and n%5==2: d['livro']=f'{L}-A'
    d['folha']=str(fo)+('V' if modern or n%2 else 'v') if V else str(fo)
    d['termo']=str(te)
    if not modern and te>999 and n%2: d['termo']=f'{te:,}'.replace(',','.')
    if modern and form in 'AB': d['livro'],d['folha'],d['termo']='%05d'%L,'%03d'%fo,'%07d'%te
    d['tw']=[x.strip() for x in f['tw'].split(';')] if f.get('tw') else []
    d['twm']=[matr(d['cns'],reg.year,L,min(fo+1,300) if i else fo,te+1+i) for i in range(len(d['tw']))] if modern else []
    d['dnv']=''
    if modern and dt!='late' and n!=6: x='%08d'%r.randint(40000000,79999999); d['dnv']=f'30-{x}-{r.randint(0,9)}' if n%2 else f'30{x}{r.randint(0,9)}'
    d['cpf']=''
    if modern and (form!='A' and n not in (2,) or form=='A' and n in (4,8)): d['cpf']=cpf(r)
    lt=lambda: r.choice('ABCDEFGHJKLMNPRSTVXZ')
    g=lambda k: ''.join(str(r.randint(0,9)) for _ in range(k))
    d['selo']=''
    if modern and n!=7 or (not modern and form in 'FG' and n in (2,6,9)):
        s=SELO[(n+ord(form))%5]
        d['selo']=s.format(a=lt(),b=lt(),u=d['ruf'],n4=g(4),n5=g(5),n6=g(6))
    d['dec']=f.get('dec',''); d['wit']=[x.strip() for x in f['wit'].split(';')] if f.get('wit') else []
    d['natv']=n%5 if modern else (3 if form=='H' else [2,3,1,0,4][n%5])
    d['an']=f.get('an',''); d['av']=f.get('av','')
    if form=='A' and d['cpf']: d['av']=(d['av']+' ' if d['av'] else '')+f'CPF d{"o" if d["sx"]=="M" else "a"} registrad{"o" if d["sx"]=="M" else "a"} nº {d["cpf"]}.'
    d['natreg']=f.get('nat') or bb[0]
    d['cad']=[]
    d['joint']=True
    d['blank']=['***','-x-x-x-','---','Não consta','xxxxx','Nada consta','- - -','=====','Não informado','******'][(n-1+ord(form)*3)%10]
    return d
def avos(d):
    P=d['par']; ac={}
    def put(side,p):
        R[side]=(p['avo'],p['ava'])
    R={'paternos':('',''),'maternos':('','')}
    m=[p for p in P if p['sx']=='m']; f=[p for p in P if p['sx']=='f']
    if len(P)==2 and len(m)!=1:
        put('paternos',P[0]); put('maternos',P[1])
        for i,k in enumerate(('avô','avó')):
            x,y=[(p['avo'],p['ava'])[i] for p in P]
            ac[f'avós.paternos.{k}']=[v for v in (y,f'{x} e {y}',f'{x}; {y}') if v]; ac[f'avós.maternos.{k}']=[v for v in (x,f'{x} e {y}',f'{x}; {y}') if v]
    else:
        if m: put('paternos',m[0])
        if f: put('maternos',f[0])
        for side,l in (('paternos',m),('maternos',f)):
            if len(l)>1:
                for i,k in enumerate(('avô','avó')):
                    x,y=[(p['avo'],p['ava'])[i] for p in l]
                    ac[f'avós.{side}.{k}']=[v for v in (y,f'{x} e {y}',f'{x}; {y}') if v]
    return R,ac
def avlines(d):
    "[(label, avô, avó)] as printed"
    P=d['par']; m=[p for p in P if p['sx']=='m']; f=[p for p in P if p['sx']=='f']
    out=[]
    if len(P)==2 and len(m)==1 or len(P)==1:
        out.append(('paternos',m[0]['avo'] if m else '',m[0]['ava'] if m else ''))
        out.append(('maternos',f[0]['avo'] if f else '',f[0]['ava'] if f else ''))
    elif len(P)==2:
        for p in P: out.append((f'por parte de {p["nome"]}',p['avo'],p['ava']))
    else:
        for p in P: out.append((('paternos' if p['sx']=='m' else 'maternos')+f' (por parte de {p["nome"]})',p['avo'],p['ava']))
    return out
def truth(d,texto,estp,twtxt,extra=None,av=None,an=None):
    """texto: birth date as printed; estp: the printed place; twtxt: printed twin text"""
    P=d['par']; acc={}
    R,ac=avos(d); acc.update(ac)
    b=d['dob']; nv=d['natv']
    add=lambda k,*v: acc.setdefault(k,[]).extend(x for x in v if x not in acc.get(k,[]))
    if texto!=dn(b): add('dados_pessoais.data_nascimento.texto_completo',dn(b))
    def gen(i):
        if i>=len(P): return {"nome_completo":"","naturalidade":""}
        v=P[i]['nat']; k=f'filiação.genitor_{i+1}.naturalidade'
        if v and nat(v,nv)!=v: add(k,nat(v,nv))
        if ' - ' in v: add(k,v.replace(' - ','/'))
        return {"nome_completo":P[i]['nome'],"naturalidade":v}
    g1,g2=gen(0),gen(1)
    if len(P)>2: add('filiação.genitor_2.nome_completo',P[2]['nome']); add('filiação.genitor_2.naturalidade',P[2]['nat'])
    natr=d['natreg'] if d['form'] in 'BCD' else f'{d["mun"]}/{d["uf"]}'
    if nat(natr,nv)!=natr: add('dados_pessoais.naturalidade',nat(natr,nv))
    if d['form'] not in 'BCD': add('dados_pessoais.naturalidade','',nat(natr,2),nat(natr,3))
    if d['home'] : est='Domicílio'; add('local_nascimento.estabelecimento','','em domicílio',estp)
    else:
        est=d['est']
        if estp!=est: add('local_nascimento.estabelecimento',estp)
    if d['livro'].startswith('A-'): add('registro.livro',d['livro'][2:],'A'+d['livro'][2:])
    if d['livro'].endswith('-A'): add('registro.livro',d['livro'][:-2],d['livro'][:-2]+'A')
    if d['form']=='A' and d['cpf']: add('dados_pessoais.cpf','')
    av=d['av'] if av is None else av; an=d['an'] if an is None else an
    T={"case":f'136{d["form"]}-{d["n"]}',"layout":'136'+d['form'],"condition":"pdf_born_digital","file":f'136{d["form"]}-{d["n"]}.pdf',"width":595,"height":842,"resizeImage":False,
    "data":{"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
    "dados_pessoais":{"nome_completo":d['nome'],"cpf":d['cpf'],"matrícula":d['mat'],"data_nascimento":{"texto_completo":texto,"dia":b.strftime('%d'),"mês":b.strftime('%m'),"ano":'%04d'%b.year},"hora_nascimento":d['hora'],"naturalidade":natr,"sexo":"Masculino" if d['sx']=='M' else "Feminino"},
    "local_nascimento":{"estabelecimento":est,"município":d['mun'],"uf":d['uf']},
    "registro":{"município":d['rmun'],"uf":d['ruf'],"cartório":d['cart'],"data_registro":dn(d['reg']),"número_dnv":d['dnv'],"livro":d['livro'],"folha":d['folha'],"termo":d['termo']},
    "filiação":{"genitor_1":g1,"genitor_2":g2},
    "avós":{"paternos":{"avô":R['paternos'][0],"avó":R['paternos'][1]},"maternos":{"avô":R['maternos'][0],"avó":R['maternos'][1]}},
    "gêmeos":{"status":"Sim" if d['tw'] else "Não","informações_adicionais":twtxt if d['tw'] else ""},
    "observações":{"averbações":av,"anotações":an},
    "autenticação":{"selo_digital":d['selo'],"oficial_registro":d['off'],"data_emissão":dn(d['em'])}},
    "accept":acc,"meta":{"twin_names":d['tw'],"joint_notes":d['joint'],"cadastro":d['cad']}}
    return T
