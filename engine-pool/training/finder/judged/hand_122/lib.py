import random, html, datetime
U=['zero','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze','dezesseis','dezessete','dezoito','dezenove']
T=['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
H=['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
M=['','janeiro','fevereiro','março','abril','maio','junho','julho','agosto','setembro','outubro','novembro','dezembro']
def n2(n):
    if n<20: return U[n]
    if n<100: return T[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return H[n//100]+(' e '+n2(n%100) if n%100 else '')
    a,b=divmod(n,1000)
    s='mil' if a==1 else n2(a)+' mil'
    if not b: return s
    return s+(' e ' if b<=100 or b%100==0 else ' ')+n2(b)
def fem(s): return ' '.join({'um':'uma','dois':'duas'}.get(w,w) for w in s.split())
def dnum(d,sep='/'): return f'{d.day:02d}{sep}{d.month:02d}{sep}{d.year}'
def dw(d,prim='primeiro'): return f'{prim if d.day==1 else n2(d.day)} de {M[d.month]} de {n2(d.year)}'
def dmix(d): return f'{d.day:02d} de {M[d.month]} de {d.year}'
def dboth(d): return f'{d.day:02d} ({n2(d.day)}) de {M[d.month]} de {d.year} ({n2(d.year)})'
def cap(s): return s[:1].upper()+s[1:]
E=lambda s: html.escape(str(s),quote=False)
ST={'SP':'São Paulo','RJ':'Rio de Janeiro','MG':'Minas Gerais','ES':'Espírito Santo','PR':'Paraná','SC':'Santa Catarina','RS':'Rio Grande do Sul','BA':'Bahia','PE':'Pernambuco','CE':'Ceará','PB':'Paraíba','MA':'Maranhão','GO':'Goiás','MS':'Mato Grosso do Sul','PI':'Piauí','AL':'Alagoas','SE':'Sergipe','PA':'Pará'}
def stde(uf): return {'SP':'de São Paulo','MG':'de Minas Gerais','SC':'de Santa Catarina','GO':'de Goiás','PE':'de Pernambuco','AL':'de Alagoas','SE':'de Sergipe','RJ':'do Rio de Janeiro','ES':'do Espírito Santo','PR':'do Paraná','RS':'do Rio Grande do Sul','BA':'da Bahia','CE':'do Ceará','PB':'da Paraíba','MA':'do Maranhão','PI':'do Piauí','PA':'do Pará','MS':'de Mato Grosso do Sul'}[uf]
TOWNS={'SP':['Santa Rita do Passa Quatro','Pindamonhangaba',"Santa Bárbara d'Oeste",'São José do Rio Pardo','Espírito Santo do Pinhal','Ourinhos','Itapecerica da Serra','São Luiz do Paraitinga','Registro','Jaú','Santo Antônio do Aracanguá','Presidente Venceslau','Mogi das Cruzes','Botucatu'],
'RJ':['São José do Vale do Rio Preto','Bom Jesus do Itabapoana','Conceição de Macabu','Nova Friburgo','Barra do Piraí','São Francisco de Itabapoana','Engenheiro Paulo de Frontin','Itaperuna','Angra dos Reis','Duque de Caxias','Santo Antônio de Pádua'],
'MG':['São João Batista do Glória','Santo Antônio do Monte','Conceição do Mato Dentro','São Gonçalo do Rio Abaixo','Ubá','Governador Valadares','Poços de Caldas','Santa Rita do Sapucaí','Cataguases','Carmo do Rio Claro','Desterro do Melo','Teófilo Otoni'],
'ES':['Venda Nova do Imigrante','São Gabriel da Palha','Santa Maria de Jetibá','Cachoeiro de Itapemirim','Colatina','Muqui','Afonso Cláudio','Domingos Martins','Conceição da Barra'],
'PR':['São José dos Pinhais','Santa Terezinha de Itaipu','Prudentópolis','Ponta Grossa','Santo Antônio da Platina','Irati','São Mateus do Sul','Cornélio Procópio','Bela Vista do Paraíso','Maringá','Foz do Iguaçu','Lapa'],
'SC':['São Miguel do Oeste','Balneário Barra do Sul','Presidente Castello Branco','Blumenau','Santo Amaro da Imperatriz','Nova Trento','Jaraguá do Sul','São Bento do Sul','Orleans','Lages','Concórdia'],
'RS':['Santo Antônio da Patrulha','São Francisco de Paula','Santana do Livramento','Não-Me-Toque','Venâncio Aires','São Sebastião do Caí','Bento Gonçalves','Santa Vitória do Palmar','Dom Pedrito','Ijuí','Flores da Cunha','Arroio do Meio'],
'X':[('Feira de Santana','BA'),('Vitória da Conquista','BA'),('Caruaru','PE'),('Juazeiro do Norte','CE'),('Campina Grande','PB'),('Imperatriz','MA'),('São Raimundo Nonato','PI'),('Palmeira dos Índios','AL'),('Rio Verde','GO'),('Dourados','MS'),('Garanhuns','PE'),('Itabaiana','SE')]}
FOR=[('Santa Cruz de la Sierra','Bolívia'),('Porto Príncipe','Haiti'),('Rivera','Uruguai'),('Encarnación','Paraguai'),('Maracaibo','Venezuela'),('Luanda','Angola'),('Okayama','Japão'),('Guangzhou','China'),('Damasco','Síria')]
FOROLD=[('Gênova','Itália'),('Treviso','Itália'),('Braga','Portugal'),('Trás-os-Montes','Portugal'),('Lodz','Polônia'),('Kumamoto','Japão'),('Zahlé','Líbano'),('Almería','Espanha'),('Stettin','Alemanha')]
FN={'m0':['Antônio','José','Sebastião','Benedito','Geraldo','Waldemar','Osvaldo','Alcides','Arlindo','Ernesto','Leopoldo','Orlando','Domingos','Raimundo','Ângelo','Hermínio','Gumercindo','Otacílio','Reinaldo','Nelson'],
'f0':['Maria','Benedita','Conceição','Iracema','Dirce','Odete','Aparecida','Zulmira','Carolina','Ermelinda','Lourdes','Nair','Olga','Rosalina','Adelaide','Hilda','Jandira','Leonor','Tereza','Yolanda'],
'm1':['Carlos','Paulo','Marcos','Luiz','Sérgio','Roberto','Edson','Wilson','Márcio','Cláudio','Adilson','Vanderlei','Fábio','Rogério','Gilmar','Ademir','Valdir','Jair','Ivo','Hélio'],
'f1':['Sandra','Márcia','Vera','Rosângela','Cleusa','Regina','Sueli','Neusa','Eliane','Rosemeri','Ivone','Solange','Adriana','Luciana','Silvana','Marli','Inês','Zélia','Lúcia','Denise'],
'm2':['Rafael','Bruno','Thiago','Davi','Heitor','Enzo','Gael','Arthur','Bernardo','Lucas','Theo','Samuel','Caio','Murilo','Ravi','Joaquim','Otávio','Nicolas','Ícaro','Vinícius'],
'f2':['Júlia','Helena','Alice','Valentina','Sophia','Laura','Isadora','Maitê','Cecília','Lívia','Heloísa','Lorena','Yasmin','Ágatha','Antonella','Bárbara','Letícia','Rebeca','Luíza','Stella'],
'm2b':['Henrique','Gabriel','Miguel','Augusto','Emanuel','','','','Fernando',''],'f2b':['Vitória','Maria','Eduarda','Beatriz','','','','Fernanda','das Graças',''],
'm1b':['Antônio','Alberto','César','Eduardo','Roberto','','','Henrique','José',''],'f1b':['Aparecida','Helena','Cristina','de Fátima','Regina','','Lúcia','Terezinha','',''],
'm0b':['','Francisco','João','Luiz','Pedro','','Augusto','','',''],'f0b':['','Aparecida','da Conceição','das Dores','Augusta','','de Lourdes','Josefa','','Amélia']}
SN={'L':['da Silva','de Souza','Pereira','dos Santos','de Oliveira','Ferreira','Alves','Rodrigues','Nogueira','Teixeira','Vasconcellos','de Paula','do Nascimento','Furtado','Rezende','Bittencourt','Camargo','de Moraes','Penteado','Guimarães','Lacerda','Fagundes','Siqueira','Quintanilha','Monteiro de Barros',"Sant'Anna",'Evangelista','de Jesus','Xavier','Barcellos'],
'I':['Bortolotto','Zanatta','Pezzin','Dal Molin','Fiorese','Cavalheiri','Marchetti','De Bortoli','Perin','Scopel','Tonini','Brandalise'],
'G':['Schneider','Kuhn','Hoffmann','Wächter','Stüpp','Berwanger','Krüger','Zimmermann','Köhler','Butzke','Lahass'],
'P':['Kowalczyk','Wisniewski','Szczepanski','Procopiak','Hryniewicz','Dombrowski'],
'J':['Nakamura','Hayashida','Yoshimoto','Kuroda'],'A':['Haddad','Abi-Rached','Maluf','Sayegh'],'E':['Quispe Mamani','Rojas Villarroel','Jean-Baptiste','Benítez Ayala','González Pereyra','Domingos Kiala','Al-Khatib']}
MIX={'SP':'LLLIIJA','RJ':'LLLLLA','MG':'LLLLLI','ES':'LLIIG','PR':'LLIGPPJ','SC':'LIIGGL','RS':'LLIIGG'}
HOSP={'SP':['Santa Casa de Misericórdia','Hospital e Maternidade Santa Isabel','Hospital das Clínicas','Hospital Beneficência Portuguesa','Casa de Saúde São Judas Tadeu'],
'RJ':['Maternidade Municipal Alzira Reis','Casa de Saúde e Maternidade Santa Martha','Hospital Municipal Dr. Moacyr do Carmo','Hospital São José do Avaí'],
'MG':['Santa Casa de Caridade','Hospital Nossa Senhora das Graças','Maternidade Odete Valadares','Fundação Hospitalar São Vicente de Paulo'],
'ES':['Hospital Evangélico','Hospital Padre Máximo','Maternidade São José','Hospital Infantil Francisco de Assis (HIFA)'],
'PR':['Maternidade Mater Dei','Hospital Nossa Senhora do Rocio','Santa Casa de Irati','Hospital Ministro Costa Cavalcanti'],
'SC':['Hospital e Maternidade Jaraguá','Maternidade Darcy Vargas','Hospital Dona Helena','Hospital Nossa Senhora da Imaculada Conceição'],
'RS':['Hospital de Caridade','Hospital São Vicente de Paulo','Associação Hospitalar Beneficente São Roque','Hospital Tacchini']}
PROF={'m':['lavrador','comerciante','motorista','industriário','pedreiro','bancário','mecânico','marceneiro','agricultor','ferroviário'],'f':['do lar','doméstica','professôra','costureira','industriária','comerciária','lavradora','enfermeira']}

def cpf(r,fmt=True):
    d=[r.randint(0,9) for _ in range(9)]
    for k in (10,11):
        s=sum(x*(k-i) for i,x in enumerate(d))*10%11%10; d.append(s)
    s=''.join(map(str,d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}' if fmt else s
def matr(cns,year,tipo,livro,folha,termo):
    s=f'{cns:06d}0155{year}{tipo}{livro:05d}{folha:03d}{termo:07d}'
    for st in (2,1):
        m=st; t=0
        for ch in s:
            t+=int(ch)*m; m=0 if m==10 else m+1
        g=t%11; s+=str(1 if g>9 else g)
    return s
def mfmt(s,k=0):
    p=[s[0:6],s[6:8],s[8:10],s[10:14],s[14],s[15:20],s[20:23],s[23:30],s[30:]]
    if k==0: return ' '.join(p)
    if k==1: return ' '.join(p[:8])+'-'+p[8]
    if k==2: return '.'.join(p[:8])+'-'+p[8]
    return s
def given(r,sx,era,two=True):
    a=r.choice(FN[sx+str(era)]); b=r.choice(FN[sx+str(era)+'b']) if two else ''
    if b==a or (b and b.split()[-1]==a): b=''
    return (a+' '+b).strip()
def sur(r,uf): return r.choice(SN[r.choice(MIX[uf])])
class P: pass
def place(r,uf,p=.7):
    x=r.random()
    if x<p: return (r.choice(TOWNS[uf]),uf)
    if x<p+.2:
        u=r.choice([u for u in MIX if u!=uf]); return (r.choice(TOWNS[u]),u)
    return r.choice(TOWNS['X'])
def parent(r,sx,era,uf,nat=None,surname=None,e0=0):
    g=P(); g.sx=sx; g.s1=surname or sur(r,uf); g.s2=sur(r,uf)
    while g.s2==g.s1: g.s2=sur(r,uf)
    g.nome=given(r,sx,era)+' '+(g.s2+' '+g.s1 if not surname else g.s1)
    g.nat=nat or place(r,uf); g.idade=r.randint(18,41); g.prof=r.choice(PROF[sx])
    e=max(0,era-1)
    g.avo=given(r,'m',e)+' '+g.s1; g.ava=given(r,'f',e)+' '+(g.s2+' '+g.s1 if r.random()<.5 else g.s2)
    if surname: g.ava=given(r,'f',e)+' '+surname.split()[-1]
    return g
def rd(r,y,m0=1,m1=12): return datetime.date(y,r.randint(m0,m1),r.randint(1,28))
def mk(form,n,uf,kind,by,iy,reg_delay=None,town=None,home_uf=None):
    """one certificate's values"""
    r=random.Random(f'122{form}{n}'); c=P(); c.r=r; c.n=n; c.kind=kind; c.uf=uf; c.iy=iy
    c.rtown=town or r.choice(TOWNS[uf]); c.ruf=uf
    era=0 if by<1960 else 1 if by<1988 else 2
    pe=0 if by<1975 else 1 if by<2012 else 2
    c.sex=r.choice('mf')
    c.birth=rd(r,by,1,11); 
    c.regd=c.birth+datetime.timedelta(days=reg_delay if reg_delay is not None else r.randint(1,24))
    c.h,c.mi=r.randint(0,23),r.choice([0,5,10,15,20,25,30,35,40,45,50,55,7,13,42])
    fo=FOROLD if by<1975 else FOR
    s1=s2=None; n1=n2_=None; ss1=ss2=None
    if kind=='foreign':
        n1=r.choice(fo); n2_=r.choice(fo) if r.random()<.6 else None
        key={'Bolívia':0,'Haiti':2,'Uruguai':4,'Paraguai':3,'Venezuela':1,'Angola':5,'Síria':6}
        if n1[1] in key: ss1=SN['E'][key[n1[1]]]
        if n1[1] in('Japão','China'): ss1='Yoshimoto'
        if n1[1] in('Itália',): ss1=r.choice(SN['I'])
        if n1[1]=='Líbano': ss1=r.choice(SN['A'])
        if n1[1]=='Polônia': ss1=r.choice(SN['P'])
        if n1[1]=='Alemanha': ss1=r.choice(SN['G'])
    sx1,sx2={'two_mothers':('f','f'),'two_fathers':('m','m')}.get(kind,('m','f'))
    c.g1=parent(r,sx1,pe,uf,n1,ss1); c.g2=parent(r,sx2,pe,uf,n2_)
    while c.g2.s1==c.g1.s1: c.g2=parent(r,sx2,pe,uf,n2_)
    if kind=='single': c.g1,c.g2=c.g2,None
    c.given=given(r,c.sex,era)
    c.surname=(c.g2.s1+' '+c.g1.s1) if c.g2 else c.g1.s2+' '+c.g1.s1
    if r.random()<.25 and c.g2: c.surname=c.g1.s1
    c.nome=c.given+' '+c.surname
    c.btown=(c.rtown,uf) if r.random()<.75 else (r.choice(TOWNS[uf]),uf)
    c.nat=c.btown; c.home=False
    c.estab=r.choice(HOSP[uf])
    if kind=='home':
        c.btown=c.nat=(c.rtown,uf); c.home=True
    if kind=='ambulance': c.estab=r.choice(['Ambulância do SAMU, na BR-116, km 214','Interior de ambulância, Rodovia SC-477','Viatura do Corpo de Bombeiros (ambulância ASU-03), em via pública','Ambulância municipal, a caminho do hospital'])
    c.twins=[]
    if kind in('twin','triplet'):
        for i in range(2 if kind=='triplet' else 1):
            sx=r.choice('mf'); g=given(r,sx,era)
            while g==c.given or g in [t[0][:len(g)] for t in c.twins]: g=given(r,sx,era)
            c.twins.append((g+' '+c.surname,sx))
    c.cns=r.randint(1,155)*1000+r.randint(1,999); c.livro=r.randint(3,310); c.folha=r.randint(1,299); c.termo=c.livro*300+c.folha+r.randint(0,60) if by>1975 else r.randint(100,9800)
    c.mat=matr(c.cns,c.regd.year,1,c.livro,c.folha,c.termo)
    c.tmats=[matr(c.cns,c.regd.year,1,c.livro,min(299,c.folha+(i+1)//2),c.termo+i+1) for i in range(len(c.twins))]
    c.dnv=f'30-{r.randint(10000000,99999999)}-{r.randint(0,9)}'
    c.cpf=cpf(r)
    c.emi=c.regd if iy==c.regd.year else rd(r,iy)
    osx=r.choice('mf'); oe=2 if iy>2015 else 1 if iy>1965 else 0
    c.osx=osx; c.of=given(r,osx,min(oe,1) if oe<2 else r.choice([1,2]))+' '+sur(r,uf)+' '+r.choice(SN['L'])
    ks=r.choice('mf'); c.esc=given(r,ks,min(oe,1))+' '+sur(r,uf); c.ksx=ks
    c.selo=''; c.averb=''; c.anot=''
    return c
STD=['','','']
def nats(p,k='/'):
    t,u=p
    if len(u)>2: return f'{t}, {u}' if k!='/' else f'{t}/{u}'
    return {'/':f'{t}/{u}','-':f'{t} - {u}','(':f'{t} ({u})','st':f'{t}, Estado {stde(u)}' if u in ST else t}[k]
def truth(case,c,acc,data,joint,cad=()):
    import re
    m=re.match(r'^(?:À margem consta: |À margem do termo consta que, |À margem do termo consta: |Á margem consta a seguinte averbação: - |À margem: - )(.*)$',c.averb,re.S)
    if m: acc['observações.averbações']=[c.averb]; c.averb=m.group(1)
    base={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
    "dados_pessoais":{"nome_completo":c.nome,"cpf":"","matrícula":"","data_nascimento":{"texto_completo":"","dia":f'{c.birth.day:02d}',"mês":f'{c.birth.month:02d}',"ano":str(c.birth.year)},"hora_nascimento":f'{c.h:02d}:{c.mi:02d}',"naturalidade":"/".join(c.nat),"sexo":"Masculino" if c.sex=='m' else "Feminino"},
    "local_nascimento":{"estabelecimento":"","município":c.btown[0],"uf":c.btown[1]},
    "registro":{"município":c.rtown,"uf":c.ruf,"cartório":"","data_registro":dnum(c.regd),"número_dnv":"","livro":"","folha":"","termo":""},
    "filiação":{"genitor_1":{"nome_completo":c.g1.nome,"naturalidade":"/".join(c.g1.nat)},"genitor_2":{"nome_completo":c.g2.nome if c.g2 else "","naturalidade":"/".join(c.g2.nat) if c.g2 else ""}},
    "avós":{"paternos":{"avô":"","avó":""},"maternos":{"avô":"","avó":""}},
    "gêmeos":{"status":"Sim" if c.twins else "Não","informações_adicionais":""},
    "observações":{"averbações":c.averb,"anotações":c.anot},
    "autenticação":{"selo_digital":"","oficial_registro":c.of,"data_emissão":dnum(c.emi)}}
    a,b=(c.g1,c.g2) if c.g2 else ((None,c.g1) if c.g1.sx=='f' else (c.g1,None))
    if a: base["avós"]["paternos"]={"avô":a.avo,"avó":a.ava}
    if b: base["avós"]["maternos"]={"avô":b.avo,"avó":b.ava}
    for k,v in data.items():
        d=base; ks=k.split('.')
        for q in ks[:-1]: d=d[q]
        assert ks[-1] in d,k
        d[ks[-1]]=v
    if c.g2 and c.g1.sx==c.g2.sx:
        for q,w in(('avô','avo'),('avó','ava')):
            acc.setdefault('avós.paternos.'+q,[]).append(getattr(c.g2,w)); acc.setdefault('avós.maternos.'+q,[]).append(getattr(c.g1,w))
    def get(p):
        d=base
        for q in p.split('.'): d=d[q]
        return d
    acc={k:[x for i,x in enumerate(v) if x!=get(k) and x not in v[:i]] for k,v in acc.items()}
    acc={k:v for k,v in acc.items() if v}
    w,h=c.__dict__.get('size',(595,842))
    return {"case":case,"layout":case.split('-')[0],"condition":"pdf_born_digital","file":case+".pdf","width":w,"height":h,"resizeImage":False,"data":base,"accept":acc,
     "meta":{"twin_names":[t[0] for t in c.twins],"joint_notes":joint,"cadastro":list(cad)}}
def qr(r,mm=22,n=25,col='#000'):
    o=[]
    def f(x,y):
        for (a,b) in((0,0),(n-7,0),(0,n-7)):
            if a<=x<a+7 and b<=y<b+7:
                i,j=x-a,y-b; return i in(0,6) or j in(0,6) or (2<=i<=4 and 2<=j<=4)
            if a-1<=x<=a+7 and b-1<=y<=b+7: return False
        return r.random()<.5
    for y in range(n):
        for x in range(n):
            if f(x,y): o.append(f'M{x} {y}h1v1h-1z')
    return f'<svg viewBox="0 0 {n} {n}" style="width:{mm}mm;height:{mm}mm;display:block"><path fill="{col}" d="{"".join(o)}"/></svg>'
def bars(r,w=60,h=9):
    x=0;o=[]
    while x<300:
        a=r.choice([1,1,2,3]); o.append(f'<rect x="{x}" width="{a}" height="10"/>'); x+=a+r.choice([1,1,2,3])
    return f'<svg viewBox="0 0 300 10" preserveAspectRatio="none" style="width:{w}mm;height:{h}mm;display:block">{"".join(o)}</svg>'
def arms(mm=18,col='#333'):
    pts=' '.join(f'{50+(38 if i%2==0 else 15)*__import__("math").sin(i*3.14159265/5):.1f},{50-(38 if i%2==0 else 15)*__import__("math").cos(i*3.14159265/5):.1f}' for i in range(10))
    return f'<svg viewBox="0 0 100 100" style="width:{mm}mm;height:{mm}mm"><circle cx="50" cy="50" r="47" fill="none" stroke="{col}" stroke-width="2"/><circle cx="50" cy="50" r="42" fill="none" stroke="{col}" stroke-dasharray="2 3"/><polygon points="{pts}" fill="none" stroke="{col}" stroke-width="2"/><circle cx="50" cy="50" r="11" fill="none" stroke="{col}" stroke-width="2"/></svg>'
def hw(h,mi,k='w'):
    if k=='w':
        s=fem(n2(h))+(' hora' if h in(0,1) else ' horas')
        return s+(f' e {n2(mi)} minuto'+('s' if mi!=1 else '') if mi else '')
    return f'{h:02d}:{mi:02d}'
def page(css,body,size='A4 portrait',m='0'):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão de Nascimento</title><style>@page{{size:{size};margin:{m}}}*{{box-sizing:border-box}}body{{margin:0;-webkit-print-color-adjust:exact}}table{{border-collapse:collapse}}{css}</style></head><body>{body}</body></html>'
