import random, datetime as D
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'.split()
T=['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
C=['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
def ext(n):
    if n<20: return U[n]
    if n<100: return T[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return C[n//100]+(' e '+ext(n%100) if n%100 else '')
    m,r=divmod(n,1000); h='mil' if m==1 else ext(m)+' mil'
    if not r: return h
    return h+(' e ' if r<100 or r%100==0 else ' ')+ext(r)
def dext(d): return ('primeiro' if d.day==1 else ext(d.day))+' de '+MES[d.month-1]+' de '+ext(d.year)
def dl(d): return ('1º' if d.day==1 else str(d.day))+' de '+MES[d.month-1]+' de '+str(d.year)
def db(d): return d.strftime('%d/%m/%Y')
def matr(cns,ano,tipo,liv,fl,termo):
    s='%06d0155%04d%d%05d%03d%07d'%(cns,ano,tipo,liv,fl,termo)
    for _ in (0,1):
        m=32-len(s); t=0
        for c in s:
            t+=int(c)*m; m+=1
            if m>10: m=0
        r=t%11; s+=str(1 if r==10 else r)
    return '%s %s %s %s %s %s %s %s %s'%(s[:6],s[6:8],s[8:10],s[10:14],s[14],s[15:20],s[20:23],s[23:30],s[30:])
FM='Aurélio Benício Caetano Damião Evandro Firmino Gaspar Heitor Inácio Jurandir Laércio Moacir Nivaldo Osório Plínio Quirino Raimundo Silvério Tibúrcio Ubirajara Valdemar Wanderlei Zeferino Amadeu Belarmino'.split()
FF='Adelaide Benedita Cacilda Deolinda Eulália Filomena Genoveva Hortência Iracema Jandira Leocádia Marlene Neuza Ofélia Palmira Quitéria Rosalina Sebastiana Teodora Umbelina Valdirene Zulmira Conceição Brígida Amália'.split()
SN='Abrantes Bittencourt Cordovil Dornelas Espíndola Falcão Guedes Holanda Jardim Lacerda Meirelles Noronha Ourique Peçanha Quaresma Rebouças Sampaio Taveira Uchoa Vilela Xavier Zanatta Pimentel Bragança Cerqueira Montanari Trevisoli Kowalczik'.split()
MUN=[('Itaperuçu do Sul','PR'),('Ponte Nova','MG'),('Juiz de Fora','MG'),('Caxias do Sul','RS'),('Sobral','CE'),('Caruaru','PE'),('Vitória da Conquista','BA'),('Presidente Prudente','SP'),('Jaú','SP'),('Blumenau','SC'),('Dourados','MS'),('Santarém','PA'),('Imperatriz','MA'),('Mossoró','RN'),('Cachoeiro de Itapemirim','ES'),('Anápolis','GO'),('Petrópolis','RJ'),('Londrina','PR'),('Campina Grande','PB'),('Araguaína','TO'),('São Gabriel da Cachoeira','AM'),('Sorocaba','SP')]
EST=dict(PR='Paraná',MG='Minas Gerais',RS='Rio Grande do Sul',CE='Ceará',PE='Pernambuco',BA='Bahia',SP='São Paulo',SC='Santa Catarina',MS='Mato Grosso do Sul',PA='Pará',MA='Maranhão',RN='Rio Grande do Norte',ES='Espírito Santo',GO='Goiás',RJ='Rio de Janeiro',PB='Paraíba',TO='Tocantins',AM='Amazonas')
HOSP=['Hospital e Maternidade Santa Rita','Santa Casa de Misericórdia','Maternidade Nossa Senhora das Graças','Hospital São Lucas','Hospital Municipal Dr. Olavo Teles']
RUA=['Rua Sete de Setembro','Av. Getúlio Vargas','Rua Marechal Deodoro','Praça da Matriz','Rua Coronel Fidélis','Rua Quinze de Novembro']
class P(dict): __getattr__=dict.__getitem__
def cpf(r):
    d=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(a*b for a,b in zip(d,range(k,1,-1)))%11; d.append(0 if s<2 else 11-s)
    t=''.join(map(str,d)); return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}'
def person(seed,year,sx=None,mun=None,tipo=1,surn=None):
    r=random.Random(seed); p=P(); p['r']=r
    p['sx']=sx or r.choice('MF')
    a,b,c,d,e,f=r.sample(SN,6)
    if surn: b=surn
    g=lambda m:(r.choice(FM) if m else r.choice(FF))
    pt=lambda: r.choice(['',' da Silva',' de Souza',' dos Santos',' de Oliveira',' Alves',' Pereira'])
    first=g(p['sx']=='M')
    if year>1985: first=r.choice(['Arthur Henrique','Davi Lucca','Thiago','Enzo Gabriel','Kauã','João Vitor'] if p['sx']=='M' else ['Maria Clara','Yasmin','Ana Lívia','Sophia','Larissa','Emanuelly'])
    p['n']=f'{first} {a} {b}'; p['pai']=g(1)+pt()+' '+b; p['mae']=g(0)+pt()+' '+a
    p['avp'],p['avpa'],p['avm'],p['avma']=g(1)+' '+b,g(0)+' '+c+' '+b,g(1)+pt()+' '+a,g(0)+' '+d
    p['dob']=D.date(year,r.randint(1,12),r.randint(1,28)); p['dreg']=p['dob']+D.timedelta(r.randint(2,20))
    p['h'],p['mi']=r.randint(0,23),r.choice([0,5,10,15,20,25,30,40,45,50,55])
    p['hr']='%02d:%02d'%(p['h'],p['mi'])
    p['mun'],p['uf']=mun or r.choice(MUN); p['est']=EST.get(p['uf'],p['uf']); p['deest']=('da ' if p['uf'] in ('BA','PB') else 'de ' if p['uf'] in ('MG','PE','SP','SC','GO','MS') else 'do ')+p['est']
    p['hosp']=r.choice(HOSP); p['rua']=f"{r.choice(RUA)}, {r.randint(12,1900)}"
    p['cart']=r.choice(['Oficial de Registro Civil das Pessoas Naturais','1º Ofício do Registro Civil das Pessoas Naturais','Cartório do Registro Civil da Sede'])
    p['of']=g(r.random()<.5)+' '+e+' '+f
    p['liv'],p['fl'],p['termo']=r.randint(12,380),r.randint(1,299),r.randint(900,98000); p['cns']=r.randint(60000,159000)
    p['mat']=matr(p['cns'],p['dreg'].year,tipo,p['liv'],p['fl'],p['termo'])
    p['cpf']=cpf(r); p['dnv']='30-%08d-%d'%(r.randint(40000000,80000000),r.randrange(10)); p['cep']='%05d-%03d'%(r.randint(10000,98000),r.randrange(1000))
    p['sex']='masculino' if p['sx']=='M' else 'feminino'; p['oa']='o' if p['sx']=='M' else 'a'
    p['filho']='filho' if p['sx']=='M' else 'filha'; p['liva']='A-%02d'%p['liv']
    return p
def today(r,y=2025): return D.date(y,r.randint(1,12),r.randint(1,28))
