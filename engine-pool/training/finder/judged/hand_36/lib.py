# names, dates, numbers
import random, html
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D='x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C='x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def ext(n):
    if n<20: return U[n]
    if n<100: return D[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return C[n//100]+(' e '+ext(n%100) if n%100 else '')
    m,r=divmod(n,1000)
    s='mil' if m==1 else ext(m)+' mil'
    if not r: return s
    return s+(' e ' if r<=100 or r%100==0 else ' ')+ext(r)
M='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def dext(d):
    return ('primeiro' if d[0]==1 else ext(d[0]))+' de '+M[d[1]-1]+' de '+ext(d[2])
def dnum(d): return '%02d/%02d/%04d'%d
def dmix(d): return '%d de %s de %d'%(d[0],M[d[1]-1],d[2])
def addd(d,k):
    import datetime
    t=datetime.date(d[2],d[1],d[0])+datetime.timedelta(k); return (t.day,t.month,t.year)
FEM='Eloá Marina Benedita Iracema Tainá Rosângela Lívia Dulcineia Antonella Cíntia Yasmin Ivone Helena Marlúcia Jandira Clarice Noemi Valquíria Sueli Brígida Milena Odete Rebeca Zuleica'.split()
MAS='Otávio Gaspar Davi Ubiratan Leandro Valdemar Caetano Heitor Erivaldo Murilo Sebastião Anselmo Joaquim Wesley Benjamim Raimundo Cícero Tadeu Nicolas Amadeu Gilmar Vicente Abel Josué'.split()
SEC='Vitória Aparecida Cristina Luísa Fernanda Regina Isabel Sofia'.split()
SECM='Henrique Augusto Miguel Roberto Gabriel Luiz Antônio Rafael'.split()
SOB='Quintanilha Brandão Seabra Pacheco Tavares Vilela Fagundes Camargo Nogueira Barreto Queiroz Mascarenhas Arruda Peixoto Cordeiro Rezende Lacerda Sampaio Guedes Meireles Trindade Fontoura Bittencourt Dornelas Pimentel Zanetti Kowalski Hoffmann Moratelli Tanaka'.split()
CID=[('Lages','SC'),('Caruaru','PE'),('Passo Fundo','RS'),('Uberaba','MG'),('Sobral','CE'),('Bauru','SP'),('Ilhéus','BA'),('Ponta Grossa','PR'),('Macaé','RJ'),('Rio Verde','GO'),('Santarém','PA'),('Linhares','ES'),('Mossoró','RN'),('Imperatriz','MA'),('Dourados','MS'),('Jequié','BA'),('Botucatu','SP'),('Parnaíba','PI'),('Lavras','MG'),('Pelotas','RS')]
UFN=dict(SC='Santa Catarina',PE='Pernambuco',RS='Rio Grande do Sul',MG='Minas Gerais',CE='Ceará',SP='São Paulo',BA='Bahia',PR='Paraná',RJ='Rio de Janeiro',GO='Goiás',PA='Pará',ES='Espírito Santo',RN='Rio Grande do Norte',MA='Maranhão',MS='Mato Grosso do Sul',PI='Piauí')
PROF='agricultor motorista comerciante professor enfermeiro pedreiro bancário costureiro autônomo vendedor mecânico técnico'.split()
HOSP=['Hospital e Maternidade Santa Isabel','Santa Casa de Misericórdia','Hospital Municipal Dr. Ary Fontes','Maternidade Nossa Senhora do Parto','Hospital Regional São Camilo']
RUA=['Rua das Acácias','Avenida Getúlio Vargas','Rua Coronel Pedro Penteado','Travessa Boa Vista','Rua Sete de Setembro','Avenida Beira Rio','Rua Padre Anchieta']
class O(dict):
    __getattr__=dict.get
    __setattr__=dict.__setitem__
def cpf(r):
    n=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(a*(k-i) for i,a in enumerate(n))*10%11%10; n.append(s)
    t=''.join(map(str,n)); return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}'
def matricula(r,ano,tipo,livro,fl,termo,cns=None):
    cns=cns or '%06d'%r.randrange(60000,160000)
    b=f'{cns}0155{ano:04d}{tipo}{livro:05d}{fl:03d}{termo:07d}'
    for start in (2,1):
        m=start;s=0
        for ch in b:
            s+=int(ch)*m; m+=1
            if m>10:m=0
        d=s%11; b+=str(1 if d>9 else d)
    return f'{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}'
def nome(r,sx,s1,s2,dois=None):
    f=r.choice(FEM if sx=='F' else MAS)
    if dois if dois is not None else r.random()<.4: f+=' '+r.choice(SEC if sx=='F' else SECM)
    return f'{f} {s1} {s2}' if s1 else f'{f} {s2}'
def flex(p,sx):
    if sx!='F': return p
    return {'professor':'professora','motorista':'motorista','comerciante':'comerciante'}.get(p, p[:-1]+'a' if p.endswith('o') else p+'a' if p.endswith('r') else p)
def fam(seed,lo=1960,hi=2022,sexo=None):
    r=random.Random('r'+str(seed)); f=O(r=r)
    a,b,c,d=r.sample(SOB,4)
    f.sexo=sexo or r.choice('FM')
    f.nasc=(r.randint(1,28),r.randint(1,12),r.randint(lo,hi))
    f.reg=addd(f.nasc,r.randint(2,25))
    f.hora='%02d:%02d'%(r.randrange(24),r.randrange(60))
    f.nome=nome(r,f.sexo,b,a); f.pai=nome(r,'M',c if r.random()<.5 else '',a); f.mae=nome(r,'F',d,b,False)
    f.avop=nome(r,'M','',a); f.avap=nome(r,'F',c,a); f.avom=nome(r,'M','',b); f.avam=nome(r,'F',d,b)
    f.cid,f.uf=r.choice(CID); f.pcid,f.puf=r.choice(CID); f.mcid,f.muf=r.choice(CID)
    f.pprof=r.choice(PROF); f.mprof=flex(r.choice(PROF),'F'); f.pid=r.randint(20,44); f.mid=r.randint(18,40)
    f.hosp=r.choice(HOSP); f.rua=f'{r.choice(RUA)}, nº {r.randint(12,1980)}'
    f.cpf=cpf(r); f.pcpf=cpf(r); f.mcpf=cpf(r)
    f.livro=r.randint(8,240); f.fl=r.randint(1,299); f.termo=r.randint(1200,98000); f.cns='%06d'%r.randrange(60000,160000)
    f.mat=matricula(r,f.reg[2],1,f.livro,f.fl,f.termo,f.cns)
    f.oficial=nome(r,r.choice('FM'),*r.sample(SOB,2)); f.escr=nome(r,r.choice('FM'),*r.sample(SOB,2))
    f.t1=nome(r,'M',*r.sample(SOB,2)); f.t2=nome(r,'F',*r.sample(SOB,2))
    f.dnv='30-%08d-%d'%(r.randrange(10**8),r.randrange(10))
    f.hoje=(r.randint(1,28),r.randint(1,12),r.randint(2023,2026))
    if f.hoje[2]==2026: f.hoje=(f.hoje[0],f.hoje[1]%9+1,2026)
    f.selo='%s%05d-%s%d'%(''.join(r.choice('ABCDEFGHJKLM') for _ in range(3)),r.randrange(10**5),''.join(r.choice('PQRSTUVX') for _ in range(3)),r.randrange(10))
    f.fone='(%d) 3%03d-%04d'%(r.randint(11,99),r.randrange(1000),r.randrange(10000))
    f.cep='%05d-%03d'%(r.randrange(13000,97000),r.randrange(1000))
    f.rg='%d.%03d.%03d'%(r.randint(1,48),r.randrange(1000),r.randrange(1000))
    f.proc='%07d-%02d.%d.8.%02d.%04d'%(r.randrange(10**7),r.randrange(100),f.hoje[2],r.randint(1,26),r.randrange(1,700))
    f.oa='o' if f.sexo=='M' else 'a'; f.sx='masculino' if f.sexo=='M' else 'feminino'
    return f
