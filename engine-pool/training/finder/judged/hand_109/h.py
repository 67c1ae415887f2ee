import random, math, datetime, re
from types import SimpleNamespace as NS
D=datetime.date
UFN=dict(l.split(':') for l in "AC:do Acre|AL:de Alagoas|AM:do Amazonas|AP:do Amapá|BA:da Bahia|CE:do Ceará|DF:do Distrito Federal|ES:do Espírito Santo|GO:de Goiás|MA:do Maranhão|MG:de Minas Gerais|MS:de Mato Grosso do Sul|MT:de Mato Grosso|PA:do Pará|PB:da Paraíba|PE:de Pernambuco|PI:do Piauí|PR:do Paraná|RJ:do Rio de Janeiro|RN:do Rio Grande do Norte|RO:de Rondônia|RR:de Roraima|RS:do Rio Grande do Sul|SC:de Santa Catarina|SE:de Sergipe|SP:de São Paulo|TO:do Tocantins".split('|'))
MUN={l[:2]:l[3:].split(',') for l in """AC:Cruzeiro do Sul,Sena Madureira,Tarauacá,Xapuri
AL:Palmeira dos Índios,Arapiraca,Penedo,União dos Palmares,Olho d'Água das Flores
AM:Manacapuru,Parintins,São Gabriel da Cachoeira,Tefé,Tabatinga
AP:Macapá,Santana,Oiapoque,Laranjal do Jari
BA:Feira de Santana,Vitória da Conquista,Ilhéus,Santo Antônio de Jesus,Juazeiro,Porto Seguro,Jacobina,Euclides da Cunha
CE:Sobral,Juazeiro do Norte,Quixadá,Crato,Tianguá
DF:Brasília
ES:Cachoeiro de Itapemirim,Colatina,São Mateus,Santa Teresa
GO:Anápolis,Rio Verde,Catalão,Cidade de Goiás,Jataí
MA:Imperatriz,Caxias,Barra do Corda,Grajaú,Pinheiro
MG:Uberlândia,Montes Claros,Juiz de Fora,São João del-Rei,Governador Valadares,Poços de Caldas,Conceição do Mato Dentro,Itabira
MS:Dourados,Aquidauana,Três Lagoas,Ponta Porã
MT:Rondonópolis,Cáceres,Barra do Garças,Sinop
PA:Santarém,Marabá,Altamira,Abaetetuba,São Félix do Xingu,Cametá
PB:Campina Grande,Patos,Sousa,Cajazeiras
PE:Caruaru,Petrolina,Garanhuns,Cabo de Santo Agostinho,Serra Talhada
PI:Parnaíba,Picos,Floriano,São Raimundo Nonato
PR:Londrina,Maringá,Ponta Grossa,Assaí,Francisco Beltrão,União da Vitória
RJ:Niterói,Campos dos Goytacazes,Petrópolis,Volta Redonda,São João de Meriti,Rio de Janeiro,Nova Iguaçu,Itaperuna
RN:Mossoró,Caicó,Currais Novos,São José de Mipibu
RO:Ji-Paraná,Ariquemes,Guajará-Mirim,Machadinho d'Oeste
RR:Boa Vista,Caracaraí,Pacaraima
RS:Caxias do Sul,Pelotas,Santa Maria,Sant'Ana do Livramento,Passo Fundo,São Lourenço do Sul,Ijuí,Bento Gonçalves,Não-Me-Toque
SC:Joinville,Blumenau,Chapecó,São Miguel do Oeste,Laguna
SE:Itabaiana,Estância,Lagarto,Propriá
SP:Campinas,Ribeirão Preto,Santos,Bauru,Santa Bárbara d'Oeste,Mogi das Cruzes,São Luiz do Paraitinga,Registro,Presidente Prudente,Pindamonhangaba,Lins
TO:Araguaína,Gurupi,Porto Nacional,Tocantinópolis""".split('\n')}
OLD=("Sebastião,Benedito,Raimundo,Joaquim,Antônio,Francisco,Manoel,Geraldo,Osvaldo,Alcides,Waldemar,Januário,Theodoro,Firmino,Zeferino,Ludgero".split(','),"Sebastiana,Benedita,Raimunda,Conceição,Maria das Dores,Francisca,Iracema,Jandira,Olímpia,Etelvina,Eulália,Guiomar,Maria José,Zulmira,Alzira,Hermínia".split(','))
MID=("Carlos Alberto,José Roberto,Edson,Wanderley,Gilberto,Marco Antônio,Rogério,Fábio,Júlio César,Adílson,Cláudio,Márcio,Wagner,Luís Fernando,Reginaldo,Everaldo".split(','),"Rosângela,Sueli,Márcia,Cláudia Regina,Adriana,Luciana,Vânia,Mônica,Kátia,Eliane,Sônia,Rita de Cássia,Patrícia,Simone,Valéria,Ângela Cristina".split(','))
NEW=("Enzo Gabriel,Arthur,Davi Lucca,Ícaro,Théo,Caetano,Ryan,Otávio,Wesley,Kauã,Murilo,Iago,Vinícius,Éric,João Vítor,Noah".split(','),"Valentina,Maria Eduarda,Sophia,Heloísa,Ágatha,Júlia,Yasmin,Kemilly,Isadora,Lívia,Antonella,Cecília,Thaís,Ana Clara,Mirela,Íris".split(','))
ETH={'it':("Giuseppe,Luigi,Ângelo,Domingos,Pietro".split(','),"Assunta,Carmela,Giulia,Pierina,Bianca".split(','),"Zanchetta,Dall'Agnol,Bortolotto,D'Angelo,Piccinini,Meneghetti,Lazzarini,De Marchi".split(',')),
'de':("Helmuth,Arno,Ewald,Rudi,Klaus".split(','),"Hildegard,Ingrid,Edeltraud,Frida,Heidi".split(','),"Schwantes,Von Mühlen,Kirchheim,Grützmacher,Weissheimer,Böhm,Hoppe".split(',')),
'jp':("Kenji,Hiroshi,Takeo,Akira,Shigeru".split(','),"Harumi,Sayuri,Michiko,Naomi,Yuki".split(','),"Yoshikawa,Matsubara,Ogasawara,Shinohara,Ueda,Ono".split(',')),
'ar':("Elias,Salim,Nagib,Jamil,Farid".split(','),"Samira,Nádia,Zahra,Latifa,Leila".split(','),"El Khouri,Haddad Neme,Abou Jamra,Tannus,Bechara,Saad".split(',')),
'in':("Ubiratã,Cauê,Poran,Raoni,Tapuia".split(','),"Jaciara,Tainá,Potira,Iandara,Kerexu".split(','),"Guajajara,Tukano,Munduruku,Macuxi,Baniwa,Pataxó,Terena".split(',')),
'pl':("Casemiro,Estanislau,Ladislau,Tadeu".split(','),"Jadwiga,Bronislava,Ludmila,Wanda".split(','),"Wojciechowski,Kowalczyk,Szymanski,Przybyla".split(',')),
'pt':(None,None,"da Silva,dos Santos,de Oliveira,Pereira,Gonçalves,de Assunção,Nascimento,Magalhães,Sant'Anna,D'Ávila,Guimarães,Falcão,Peçanha,de Sá,Cordeiro,Brandão,Leão,da Conceição,Araújo,Bulhões,Quintão,Vasconcelos,Sá Barreto,Ferraz,Mourão,Lacerda,Simões,Boaventura,do Espírito Santo,Paixão,Rangel,Teixeira,Cavalcanti,Lins,das Neves,Souza".split(','))}
ABR={'it':("Lucca","Itália"),'de':("Hamburgo","Alemanha"),'jp':("Nagoia","Japão"),'ar':("Beirute","Líbano"),'pt':("Braga","Portugal"),'pl':("Cracóvia","Polônia"),'in':("Santa Cruz de la Sierra","Bolívia")}
STREET="Rua Quinze de Novembro,Avenida Getúlio Vargas,Rua Marechal Deodoro,Travessa São José,Rua Sete de Setembro,Praça da Matriz,Rua Dom Pedro II,Rua Barão do Rio Branco".split(',')
HOSP="Maternidade Nossa Senhora do Rosário,Hospital e Maternidade São Camilo,Santa Casa de Misericórdia,Hospital Regional Dr. Aníbal Peçanha,Hospital Municipal Irmã Dulcina,Casa de Parto Mãe Amélia,Hospital São Vicente,Maternidade Santa Isabel,Hospital Universitário Prof. Lauro Brandão".split(',')
MES="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
_u="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
_t="_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
_c="_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
def num(n):
    if n<20: return _u[n]
    if n<100: return _t[n//10]+(' e '+_u[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return _c[n//100]+(' e '+num(n%100) if n%100 else '')
    k,r=divmod(n,1000); a=('' if k==1 else num(k)+' ')+'mil'
    return a if not r else a+(' e ' if r<100 or r%100==0 else ' ')+num(r)
def fem(n): return re.sub(r'dois$','duas',re.sub(r'\bum$','uma',num(n)))
def day(n): return 'primeiro' if n==1 else num(n)
def dw(d): return f"{day(d.day)} de {MES[d.month-1]} de {num(d.year)}"
def dm(d): return f"{d.day if d.day>1 else '1º'} de {MES[d.month-1]} de {d.year}"
def f(d): return d.strftime('%d/%m/%Y')
def hw(h,m): return fem(h)+(' hora' if h==1 else ' horas')+(f" e {num(m)} minutos" if m>1 else ' e um minuto' if m else '')
def hday(h,m):  # popular clock
    p='da madrugada' if h<6 else 'da manhã' if h<12 else 'da tarde' if h<18 else 'da noite'
    k=h if h<=12 else h-12
    return fem(k)+(' hora' if k==1 else ' horas')+(f" e {num(m)} minutos" if m>1 else '')+' '+p
def cpf(R):
    d=[R.randrange(10) for _ in range(9)]
    for _ in 0,1:
        s=sum(a*b for a,b in zip(d,range(len(d)+1,1,-1)))*10%11; d.append(s%10)
    s=''.join(map(str,d)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def mdv(b):
    for _ in 0,1:
        w=32-len(b); s=0
        for c in b: s+=int(c)*w; w=0 if w==10 else w+1
        s%=11; b+=str(1 if s>9 else s)
    return b
def matr(r,fmt=0):
    s=mdv(f"{r.cns}0155{r.reg.year}1{r.livro:05d}{r.folha:03d}{r.termo:07d}")
    p=[s[:6],s[6:8],s[8:10],s[10:14],s[14],s[15:20],s[20:23],s[23:30],s[30:]]
    return [' '.join(p),'.'.join(p[:8])+'-'+p[8],s,' '.join(p[:8])+'-'+p[8]][fmt]
def given(R,sex,y,k):
    p=ETH[k]; l=(p if p[0] and R.random()<.6 else OLD if y<1950 else MID if y<1990 else NEW)[0 if sex=='M' else 1]
    return R.choice(l)
def person(R,sex,y,k='pt',sur=None): return given(R,sex,y,k)+' '+' '.join(sur or R.sample(ETH[k][2],1 if R.random()<.4 else 2))
def late(R,d,a,b): return d+datetime.timedelta(R.randint(a,b))
def money(y,v):
    return f'{v}$000' if y<1943 else next(c for a,c in ((1986,'Cr$'),(1989,'Cz$'),(1990,'NCz$'),(1993,'Cr$'),(1994,'CR$'),(9999,'R$')) if y<=a-(a<1989) or y<a)+f' {v},00'
def selo(R,u):
    L=lambda n:''.join(R.choice('ABCDEFGHJKLMNPRSTUVXZ') for _ in range(n)); N=lambda n:''.join(R.choice('0123456789') for _ in range(n))
    return {'MG':L(3)+N(5),'RJ':'E'+L(3)+' '+N(5)+' '+L(3),'BA':f"{N(4)}.AB{N(6)}-{N(1)}",'RS':f"{N(4)}.01.{R.randint(11,24)}0000{N(1)}.{N(5)}",
     'TO':f"128{N(3)}AAA{N(6)}-{L(3)}",'RO':f"{L(1)}{N(1)}AA{L(1)}{N(5)}-{L(2)}{N(2)}{L(1)}",'PA':f"{N(3)}.{N(3)}.{N(3)}",'AM':f"NASC{N(6)}{L(6)}{N(2)}",'AC':f"{N(2)}{L(4)}-{N(6)}",'AP':f"0002{N(10)}",'RR':f"RR{N(6)}-{L(4)}"}.get(u) or f"{L(4)}{N(6)}-{L(4)}"
def rec(form,n,uf,by,em,tr=()):
    """by: birth years (lo,hi); em: (lo,hi) issue years or None = at the registration; tr: traits"""
    R=random.Random(f"109{form}{n}v1"); r=NS(R=R,n=n,tr=set(tr),form=form); t=r.tr
    r.sex=R.choice('MF'); r.o='o' if r.sex=='M' else 'a'; r.dob=D(R.randint(*by),R.randint(1,12),R.randint(1,28)); y=r.dob.year
    r.h,r.mi=(None,None) if 'nohour' in t else (R.randint(1,23),R.choice([0,5,10,15,20,30,32,40,45,57]))
    r.ru=uf; r.rm=R.choice(MUN[uf]); r.bu,r.bm=(uf,r.rm)
    if R.random()<.3: r.bu=uf; r.bm=R.choice(MUN[uf])
    if 'away' in t: r.bu=R.choice([u for u in MUN if u!=uf and (form not in 'GIJ' or u not in 'RO TO RR AP MS AC DF')]); r.bm=R.choice(MUN[r.bu])
    r.nm,r.nu=(r.rm,r.ru) if 'natmae' in t else (r.bm,r.bu)
    r.addr=f"{R.choice(STREET)}, {R.randint(9,1900)}"; r.oaddr=f"{R.choice(STREET)}, {R.randint(9,1900)}"; r.home='home' in t
    r.hosp=R.choice(HOSP) if not r.home else 'Em domicílio'
    r.reg=late(R,r.dob,*((1800,2600) if form=='I' else (3000,9000))) if 'late' in t else late(R,r.dob,1,28)
    r.em=r.reg if em is None else max(late(R,r.reg,1,40),D(R.randint(*em),R.randint(1,12),R.randint(1,28)))
    if em and em[1]<r.em.year: r.em=late(R,r.reg,0,9)
    r.cns=f"{R.randint(1000,159999):06d}"; r.livro=R.randint(3,420); r.folha=R.randint(1,300); r.termo=R.randint(200,98000)
    r.cpf='' if 'nocpf' in t else cpf(R)
    r.dnv=f"30-{R.randint(10**7,10**8-1)}-{R.randint(0,9)}" if y>=1999 and not t&{'home','late'} else ''
    kk=['pt']*4+['it','de','jp','ar','pl']; k1=R.choice(kk); k2=R.choice(kk)
    if 'indig' in t: k1=k2='in'
    if 'foreign' in t: k1=R.choice(['jp','ar','it','pt','de','pl'])
    S=lambda k:R.choice(ETH[k][2]); a,b,c,d=S(k1),S(R.choice(kk)),S(k2),S(R.choice(kk)); b=b if b!=a else 'Monteiro'; c=c if c!=a else 'Pacheco'; d=d if d!=c else 'Moreira'
    us=[u for u in MUN if form not in 'GIJ' or u not in 'RO TO RR AP MS AC DF']; nat=lambda:(lambda u:(R.choice(MUN[u]),u))(uf if R.random()<.5 else R.choice(us))
    s1='F' if 'moms' in t else 'M'; s2='M' if 'dads' in t else 'F'
    gp=[person(R,'M',y-55,k1,[a]),person(R,'F',y-50,'pt',[b]+([a] if R.random()<.7 else [])),person(R,'M',y-55,k2,[c]),person(R,'F',y-50,'pt',[d]+([c] if R.random()<.6 else []))]
    r.g=[NS(n=person(R,s1,y-28,k1,([b] if R.random()<.5 else [])+[a]),nat=ABR[k1] if 'foreign' in t else nat(),s=s1,av=gp[0],am=gp[1],prof=R.choice('lavrador,comerciante,operário,ferroviário,professor,motorista'.split(',')) if s1=='M' else 'do lar',age=R.randint(21,44)),
         NS(n=person(R,s2,y-25,k2,[d,c]),nat=ABR[k1] if t>={'foreign','both'} else nat(),s=s2,av=gp[2],am=gp[3],prof='doméstica',age=R.randint(18,39))]
    sur=[c,a]
    if 'alone' in t: r.g=r.g[1:]; sur=[d,c]
    if 'nogp' in t: r.g[0].av=r.g[0].am=''
    if 'gpf' in t: r.g[-1].av=''
    if 'momfirst' in t and len(r.g)==2: r.g.reverse()
    r.given=given(R,r.sex,y,k1 if R.random()<.5 else 'pt'); r.name=r.given+' '+' '.join(sur)
    if 'jr' in t: r.sex,r.o='M','o'; r.name=r.g[0].n+' '+R.choice(['Júnior','Filho'])
    r.sx='Masculino' if r.sex=='M' else 'Feminino'; r.twin=[]
    if 'twin' in t:
        for i in range(2 if 'tri' in t else 1):
            g=given(R,'MF'[i],y,'pt')
            while g==r.given or g in r.twin: g=given(R,'MF'[i],y,'pt')
            r.twin.append(g)
        r.twin=[g+' '+' '.join(sur) for g in r.twin]
    r.off=person(R,R.choice('MF'),1975 if r.em.year>1985 else 1940); r.clerk=person(R,R.choice('MF'),1988 if r.em.year>1985 else 1945)
    r.wit=[person(R,'M',y-30),person(R,'F',y-30)]; r.decl='o pai' if r.g[0].s=='M' else 'a mãe'
    r.selo=selo(R,uf); r.cad=[]; ad=(r.em-r.dob).days>7400
    ev=late(R,r.dob,6700,min((r.em-r.dob).days,11000)) if ad else late(R,r.reg,0,max(0,(r.em-r.reg).days)); rt=R.choice(us); pl=f"{R.choice(MUN[rt])}/{rt}"; ou='F' if r.sex=='M' else 'M'; sp=person(R,ou,y)
    o=r.o; r.av=r.an=''
    if 'av' in t:
        r.av=R.choice([f"Retificado em {f(ev)}, por mandado do MM. Juiz de Direito da {R.randint(1,4)}ª Vara Cível de {r.rm}, autos nº {R.randint(100,999)}/{ev.year%100:02d}, para constar corretamente o nome da avó materna, {r.g[-1].am}, e não como constou.",
          f"Em {f(ev)}, por sentença transitada em julgado, proferida nos autos nº {R.randint(1000,9999)}/{ev.year}, foi reconhecida a paternidade d{o} registrad{o}, que passou a assinar {r.name}." if len(r.g)>1 else f"Em {f(ev)}, retificou-se a hora do nascimento, conforme despacho do Oficial, arquivado nesta serventia sob nº {R.randint(20,900)}.",
          f"Averbado em {f(ev)} que {o} registrad{o} foi emancipad{o} por escritura pública lavrada no Tabelionato de Notas de {pl}, livro {R.randint(20,300)}, fls. {R.randint(1,199)}."][:3 if ad else 2])
    if r.av: ev=min(r.em,late(R,ev,40,900))
    if 'an' in t:
        r.an=R.choice([f"{o.upper()} registrad{o} casou-se em {f(ev)} com {sp}, no Registro Civil de {pl}, livro B-{R.randint(5,120)}, fls. {R.randint(1,299)}, termo nº {R.randint(400,32000)}, continuando a assinar {r.name}.",
          f"Óbito d{o} registrad{o} ocorrido em {f(ev)}, lavrado no livro C-{R.randint(5,90)}, fls. {R.randint(1,299)}, sob nº {R.randint(400,32000)}, no Registro Civil de {pl}."][0 if ad else 1:])
    return r
def T(r,U=str.upper,P=lambda a,b:f"{a}/{b}",ov=(),acc=(),joint=True,nat=True,gnat=True,lay=''):
    g=r.g+[NS(n='',nat=None,av='',am='',s='')]*(2-len(r.g)); p=lambda x:U(P(*x)) if x else ''
    if len(r.g)==1: pa,ma=g[1],g[0]
    else: pa,ma=(g[1],g[0]) if g[0].s=='F' and g[1].s=='M' else (g[0],g[1])
    A={}; same=len(r.g)==2 and g[0].s==g[1].s
    d={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
     'dados_pessoais':{'nome_completo':U(r.name),'cpf':r.cpf,'matrícula':matr(r),'data_nascimento':{'texto_completo':U(dw(r.dob)),'dia':f"{r.dob.day:02d}",'mês':f"{r.dob.month:02d}",'ano':str(r.dob.year)},
       'hora_nascimento':'' if r.h is None else f"{r.h:02d}:{r.mi:02d}",'naturalidade':U(P(r.nm,r.nu)),'sexo':r.sx},
     'local_nascimento':{'estabelecimento':U(r.hosp),'município':U(r.bm),'uf':r.bu},
     'registro':{'município':U(r.rm),'uf':r.ru,'cartório':'','data_registro':f(r.reg),'número_dnv':r.dnv,'livro':f"{r.livro:05d}",'folha':f"{r.folha:03d}",'termo':f"{r.termo:07d}"},
     'filiação':{f'genitor_{i+1}':{'nome_completo':U(x.n),'naturalidade':p(x.nat) if gnat else ''} for i,x in enumerate(g)},
     'avós':{'paternos':{'avô':U(pa.av),'avó':U(pa.am)},'maternos':{'avô':U(ma.av),'avó':U(ma.am)}},
     'gêmeos':{'status':'Sim' if r.twin else 'Não','informações_adicionais':U(' e '.join(r.twin))},
     'observações':{'averbações':U(r.av),'anotações':U(r.an)},
     'autenticação':{'selo_digital':r.selo,'oficial_registro':U(r.off),'data_emissão':f(r.em)}}
    A['dados_pessoais.data_nascimento.texto_completo']=[f(r.dob),U(dw(r.dob))]
    if not nat: A['dados_pessoais.naturalidade']=['']
    if r.home: A['local_nascimento.estabelecimento']=['','Domicílio','Em domicílio',U('Em domicílio, '+r.addr),U(r.addr)]
    else: A['local_nascimento.estabelecimento']=[U(r.hosp+', '+r.addr)]
    if same:
        for q in 'avô','avó': A['avós.paternos.'+q]=[d['avós']['maternos'][q]]; A['avós.maternos.'+q]=[d['avós']['paternos'][q]]
    if joint and r.av and r.an: A['observações.averbações']=A['observações.anotações']=[U(r.av+' '+r.an)]
    for k,v in dict(ov).items():
        x=d; ks=k.split('.')
        for q in ks[:-1]: x=x[q]
        x[ks[-1]]=v
    for k,v in dict(acc).items(): A[k]=A.get(k,[])+v
    return {'case':f"109{r.form}-{r.n}",'layout':'109'+r.form,'condition':'pdf_born_digital','file':f"109{r.form}-{r.n}.pdf",'width':0,'height':0,'resizeImage':False,'data':d,'accept':A,'meta':{'twin_names':[U(x) for x in r.twin],'joint_notes':joint,'cadastro':r.cad}}
# ---- drawings
def arms(s=46,c='#234'):
    ray=lambda a,l:f"{50+l*math.sin(a):.1f},{50-l*math.cos(a):.1f}"
    star=' '.join(ray(i*math.pi/5,30 if i%2==0 else 13) for i in range(10))
    lv=''.join(f'<path d="M{50-x*22},{88-i*9} q{-x*16},-3 {-x*(14+i)},-13 q{x*12},0 {x*(14+i)},13" fill="none"/>' for i in range(7) for x in (1,-1))
    return f'<svg width="{s}" height="{s}" viewBox="0 0 100 100" stroke="{c}" stroke-width="1.6" fill="none"><polygon points="{star}" fill="{c}" fill-opacity=".25"/><circle cx="50" cy="50" r="13" fill="#fff"/><circle cx="50" cy="50" r="9"/>{lv}<path d="M22,92 q28,9 56,0"/></svg>'
def qr(R,s=70):
    n=29; m=[[R.random()<.48 for _ in range(n)] for _ in range(n)]
    for X,Y in (0,0),(n-7,0),(0,n-7):
        for i in range(-1,8):
            for j in range(-1,8):
                if 0<=X+i<n and 0<=Y+j<n: m[Y+j][X+i]=0<=i<7 and 0<=j<7 and (i in(0,6) or j in(0,6) or (1<i<5 and 1<j<5))
    p=''.join(f'M{x},{y}h1v1h-1z' for y in range(n) for x in range(n) if m[y][x])
    return f'<svg width="{s}" height="{s}" viewBox="0 0 {n} {n}"><path d="{p}"/></svg>'
def sig(R,w=150,h=30,c='#1a2a7a'):
    x=6; d=f'M{x},{h*.6:.0f}'
    while x<w-20:
        e=R.randint(8,20); d+=f' c{e*.2:.0f},{-R.randint(5,h)} {e*.9:.0f},{R.randint(2,h)//2} {e},{R.randint(-4,4)}'; x+=e
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}" style="overflow:hidden"><path d="{d}" fill="none" stroke="{c}" stroke-width="1.1"/></svg>'
def bars(R,w=150,h=22):
    x=0;p=''
    while x<w-4: a=R.choice([1,1,2,3]); p+=f'M{x},0h{a}v{h}h-{a}z'; x+=a+R.choice([1,2,2,3])
    return f'<svg width="{w}" height="{h}"><path d="{p}"/></svg>'
def guil(w,h,c='#9bc4a8',n=5):
    p=''
    for k in range(n): p+='M'+' L'.join(f'{x},{h/2+math.sin(x/34+k*1.3)*h*.36*math.cos(x/190+k):.0f}' for x in range(0,w+8,8))
    return f'<svg width="{w}" height="{h}" style="position:absolute;left:0;top:0;z-index:-1"><path d="{p}" fill="none" stroke="{c}" stroke-width=".4"/></svg>'
