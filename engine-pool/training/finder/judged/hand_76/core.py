import random, html, re, json, datetime
E = html.escape
CITIES = {
 'AC':['Cruzeiro do Sul','Sena Madureira','Tarauacá'],'AL':['Arapiraca','Penedo','Palmeira dos Índios'],'AM':['Parintins','Itacoatiara','Tefé'],
 'AP':['Santana','Laranjal do Jari'],'BA':['Ilhéus','Feira de Santana','Juazeiro','Jequié','Itabuna'],'CE':['Sobral','Crato','Iguatu','Quixadá'],
 'ES':['Colatina','Cachoeiro de Itapemirim','Linhares'],'GO':['Jataí','Rio Verde','Formosa','Goianésia'],'MA':['Caxias','Balsas','Imperatriz'],
 'MG':['Uberaba','Diamantina','Montes Claros','Juiz de Fora','São João del-Rei','Poços de Caldas'],'MS':['Dourados','Corumbá','Três Lagoas'],
 'MT':['Rondonópolis','Cáceres','Sinop'],'PA':['Santarém','Marabá','Bragança','Óbidos'],'PB':['Campina Grande','Patos','Cajazeiras'],
 'PE':['Caruaru','Garanhuns','Petrolina','Serra Talhada'],'PI':['Parnaíba','Picos','Floriano'],'PR':['Londrina','Ponta Grossa','Guarapuava','Paranaguá'],
 'RJ':['Petrópolis','Campos dos Goytacazes','Nova Friburgo','Vassouras'],'RN':['Mossoró','Caicó','Currais Novos'],'RO':['Ji-Paraná','Vilhena','Ariquemes'],
 'RS':['Pelotas','Caxias do Sul','Santa Maria','Bagé','Erechim'],'SC':['Blumenau','Joinville','Lages','Chapecó'],'SE':['Estância','Itabaiana','Lagarto'],
 'SP':['Campinas','Bauru','Presidente Prudente','Ribeirão Preto','Registro','Taubaté'],'TO':['Gurupi','Porto Nacional','Araguaína'],'RR':['Caracaraí','Rorainópolis']}
DDD={'AC':68,'AL':82,'AM':92,'AP':96,'BA':75,'CE':88,'ES':27,'GO':64,'MA':99,'MG':34,'MS':67,'MT':66,'PA':93,'PB':83,'PE':81,'PI':89,'PR':43,'RJ':24,'RN':84,'RO':69,'RS':53,'SC':47,'SE':79,'SP':14,'TO':63,'RR':95}
UFN={'AC':'Acre','AL':'Alagoas','AM':'Amazonas','AP':'Amapá','BA':'Bahia','CE':'Ceará','ES':'Espírito Santo','GO':'Goiás','MA':'Maranhão','MG':'Minas Gerais','MS':'Mato Grosso do Sul','MT':'Mato Grosso','PA':'Pará','PB':'Paraíba','PE':'Pernambuco','PI':'Piauí','PR':'Paraná','RJ':'Rio de Janeiro','RN':'Rio Grande do Norte','RO':'Rondônia','RS':'Rio Grande do Sul','SC':'Santa Catarina','SE':'Sergipe','SP':'São Paulo','TO':'Tocantins','RR':'Roraima'}
def doUF(u): 
    return {'AC':'do','AM':'do','AP':'do','BA':'da','CE':'do','ES':'do','MA':'do','PA':'do','PB':'da','PI':'do','PR':'do','RJ':'do','RN':'do','RS':'do','TO':'do'}.get(u,'de')+' '+UFN[u]
FM=dict(old='Argemiro Belarmino Benedito Cândido Deocleciano Evaristo Firmino Galdino Honório Inácio Joaquim Laudelino Manoel Norberto Onofre Pacífico Quintino Raymundo Severino Theodoro Ulysses Vicente Zeferino Antenor'.split(),
        mid='Adalberto Cláudio Dirceu Edmilson Francisco Geraldo Hélio Ivan José João Luís Márcio Nélson Osvaldo Paulo Roberto Sérgio Valdir Wilson Edvaldo Jurandir Reinaldo Antônio'.split(),
        new='Arthur Bernardo Caleb Davi Enzo Felipe Gael Heitor Ícaro Joaquim Kauã Lorenzo Murilo Nathan Otávio Pietro Ravi Samuel Théo Valentim Yuri Breno Cauê Iago'.split())
FF=dict(old='Almerinda Benvinda Conceição Deolinda Etelvina Francisca Guilhermina Hermínia Idalina Josepha Leopoldina Maria Narcisa Olympia Philomena Rosalina Sebastiana Thereza Umbelina Virgínia Zulmira Anna'.split(),
        mid='Aparecida Célia Dalva Edna Fátima Glória Helena Ivone Jussara Lúcia Márcia Neusa Odete Patrícia Rosângela Sônia Terezinha Vânia Ângela Marlene Luzia Regina'.split(),
        new='Alícia Beatriz Clara Débora Eloá Fernanda Giovanna Heloísa Isadora Júlia Lívia Maitê Nicole Olívia Pietra Rafaela Sofia Taís Valentina Yasmin Luna Antonella Inaê'.split())
SUR='Albuquerque Bezerra Cavalcanti Diniz Fagundes Guimarães Holanda Junqueira Lacerda Magalhães Nóbrega Oliveira Peçanha Queirós Rabelo Saldanha Teles Uchôa Vilela Xavier Araújo Brandão Caldeira Assunção Esteves Figueirêdo Gusmão Leitão Mourão Negrão Paixão Ramalho Siqueira Tavares Valadão Zaccaro Bianchi Ferretti Schmitz Hoffmann Kuhn Wojcik Nakamura Tanaka Haddad Salomão Kowalczyk Bortolini Pellegrini Potiguara Tupinambá Krenak Nascimento Conceição Reis Anjos Cruz Luz Prado Rocha Serra Pinheiro'.split()
PRE={'Nascimento':'do ','Conceição':'da ','Reis':'dos ','Anjos':'dos ','Cruz':'da ','Luz':'da ','Prado':'do ','Rocha':'da '}
FOREIGN=[('Portugal','portugues',['Braga','Viseu','Ponta Delgada','Guarda'],['Abílio','Joaquim','Armindo'],['Deolinda','Amélia','Rosária'],['Lourenço','Seabra','Fontes','Vieira']),
 ('Itália','italian',['Treviso','Cosenza','Rovigo','Bérgamo'],['Pasquale','Giacomo','Luigi'],['Assunta','Giuseppina','Carmela'],['Zanchetta','Marchesini','Lo Russo','De Bortoli']),
 ('Japão','japones',['Kumamoto','Fukuoka','Hiroshima'],['Kenji','Masao','Takeshi'],['Harumi','Sachiko','Yoko'],['Yamashita','Kobayashi','Ishikawa']),
 ('Líbano','libanes',['Zahlé','Trípoli','Beirute'],['Elias','Nagib','Georges'],['Latife','Salma','Nabiha'],['Chedid','Abi-Rached','Maluf']),
 ('Bolívia','bolivian',['Cochabamba','Santa Cruz de la Sierra','La Paz'],['Wilmer','Grover','Edwin'],['Nilda','Marisol','Lourdes'],['Quispe Mamani','Choque Condori','Flores Huanca']),
 ('Haiti','haitian',['Cap-Haïtien','Gonaïves','Porto Príncipe'],['Jean-Robert','Wilner','Dieudonné'],['Marie-Ange','Rosemène','Islande'],['Saint-Louis','Pierre-Charles','Désir']),
 ('Venezuela','venezuelan',['Maturín','Ciudad Bolívar','El Tigre'],['Yorman','Luis Alfredo','Jesús'],['Yusmary','Carolina','Dayana'],['Rondón','Gutiérrez Salazar','Marcano']),
 ('Alemanha','alem',['Bremen','Stuttgart','Trier'],['Friedrich','Karl Heinz','Otto'],['Hildegard','Gertrud','Elfriede'],['Vogelsang','von Mühlen','Krüger'])]
def nac(f,sex):
    st=f[1]
    if st.endswith('s') : 
        return {'portugues':'português','japones':'japonês','libanes':'libanês'}[st] if sex=='M' else st+'a'
    if st=='alem': return 'alemão' if sex=='M' else 'alemã'
    return st+('o' if sex=='M' else 'a')
PROFM='lavrador,comerciário,motorista,pedreiro,professor,funcionário público,mecânico,pescador,ferroviário,técnico em enfermagem,autônomo,vaqueiro,eletricista'.split(',')
PROFF='do lar,costureira,professora,lavradora,enfermeira,comerciária,funcionária pública,doméstica,bordadeira,agricultora,estudante,cabeleireira'.split(',')
HOSP=['Hospital e Maternidade São Camilo','Santa Casa de Misericórdia','Hospital Regional Dr. Clóvis Sabóia','Maternidade Nossa Senhora do Parto','Hospital Municipal Irmã Dulcina','Casa de Saúde Santa Mônica','Hospital Geral Tarcísio Maia Filho','Centro Obstétrico Bom Pastor','Maternidade-Escola Januária Cisneiros','Hospital das Clínicas']
RUAS=['Rua Coronel Bento Fialho','Praça da Matriz','Avenida Getúlio Vargas','Travessa do Comércio','Rua Sete de Setembro','Rua Padre Anchieta','Avenida Rui Barbosa','Rua Barão do Triunfo','Rua XV de Novembro','Rua Dona Leopoldina','Avenida Brasil']
BAIR=['Centro','Vila Nova','Jardim América','São José','Boa Vista','Alto da Colina','Bairro da Estação']
MON='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D='_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C='_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def words(n):
    if n<20: return U[n]
    if n<100: return D[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return C[n//100]+(' e '+words(n%100) if n%100 else '')
    k,r=divmod(n,1000)
    s=('mil' if k==1 else words(k)+' mil')
    if r: s+=(' e ' if r<=100 or r%100==0 else ' ')+words(r)
    return s
def fem(s): return re.sub(r'\bdois\b','duas',re.sub(r'\bum$','uma',s)).replace('entos','entas')
def old(s):
    for a,b in (('três','tres'),('dezesseis','dezeseis'),('dezessete','dezesete'),('cinquenta','cincoenta')): s=s.replace(a,b)
    return s
def dnum(d,sep='/'): return f'{d.day:02d}{sep}{d.month:02d}{sep}{d.year}'
def dlong(d): return f'{"1º" if d.day==1 else d.day} de {MON[d.month-1]} de {d.year}'
def dlong2(d): return f'{d.day:02d} de {MON[d.month-1]} de {d.year}'
def dword(d): return f'{"primeiro" if d.day==1 else words(d.day)} de {MON[d.month-1]} de {words(d.year)}'
def dfmt(d,k): return {'num':dnum(d),'dot':dnum(d,'.'),'dash':dnum(d,'-'),'long':dlong(d),'long2':dlong2(d),'words':dword(d),'WORDS':dword(d).upper(),'Words':dword(d).capitalize(),'oldwords':old(dword(d))}[k]
def cpf(r,fmt=True):
    n=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(a*b for a,b in zip(n,range(k,1,-1)))*10%11; n.append(s%10)
    s=''.join(map(str,n))
    return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def mat(cns,ano,liv,fol,ter):
    b=f'{cns:06d}0155{ano}1{liv:05d}{fol:03d}{ter:07d}'
    def ws(v):
        m=32-len(v); s=0
        for c in v:
            s+=int(c)*m; m+=1
            if m>10: m=0
        x=s%11
        return str(1 if x>9 else x)
    a=ws(b); a+=ws(b+a)
    return b+a
def matfmt(m,k):
    p=[m[:6],m[6:8],m[8:10],m[10:14],m[14],m[15:20],m[20:23],m[23:30],m[30:]]
    return {'sp':' '.join(p),'raw':m,'dash':' '.join(p[:-1])+'-'+p[-1],'dots':'.'.join(p[:-1])+'-'+p[-1]}[k]
def sn(s): return PRE.get(s,'')+s
class F(dict):
    __getattr__=dict.__getitem__
    def __setattr__(s,k,v): s[k]=v
def place(f,c,u,country=None):
    if country: return f['ffmt'].format(c=c,p=country)
    return f['natfmt'].format(c=c,u=u,U=UFN[u],d=doUF(u))
def day(r,y): return datetime.date(y,1,1)+datetime.timedelta(r.randrange(364))
USED={}
def facts(r,kind,o):
    """kind: std single two_m two_f found foreign twins home ; o: options of the form"""
    f=F(kind=kind,natfmt=o.get('natfmt','{c}/{u}'),ffmt=o.get('ffmt','{c}/{p}'))
    up=(lambda s:s.upper()) if o.get('upper') else (lambda s:s)
    f.up=up; f.o=o
    last=o.get('issue',2024); y=r.randint(*o['years'])
    if o.get('adult'): y=min(y,last-23-r.randint(0,9))
    era='old' if y<1945 else 'mid' if y<1988 else 'new'
    pera='old' if y<1975 else 'mid'; gera='old' if y<2000 else 'mid'
    ALLU=sorted(x for x in CITIES if o.get('issue',2024)>2000 or x not in ('TO','RR','AP','MS','RO','AC')); u=r.choice(ALLU); c=r.choice(CITIES[u])
    f.uf,f.cid=u,c
    # place of birth may be another city
    bu,bc=u,c
    if r.random()<.35: bc=r.choice(CITIES[u])
    if kind=='found': bu,bc=u,c
    f.buf,f.bcid=bu,bc
    f.sexo='M' if r.random()<.5 else 'F'
    sx=r.sample(SUR,8)
    def two(sex,era,n=None):
        L=(FM if sex=='M' else FF)[era]
        g=r.choice(L)
        if r.random()<(.45 if n is None else n):
            g2=r.choice(L+['Maria'] if sex=='F' else L+['José']) 
            if g2!=g: g+=' '+g2
        return g
    def anyplace():
        if r.random()<.55: return (bc,bu)
        uu=u if r.random()<.5 else r.choice(ALLU); return (r.choice(CITIES[uu]),uu)
    def parent(sex,s1,s2,foreign=False):
        p=F(sex=sex,role='pai' if sex=='M' else 'mãe')
        p.prof=r.choice(PROFM if sex=='M' else PROFF); p.idade=r.randint(18,46)
        p.resid=f'{r.choice(RUAS)}, nº {r.randint(3,1990)}, {r.choice(BAIR)}'
        p.cpf=cpf(r); p.rg=f'{r.randint(1,9)}.{r.randint(100,999)}.{r.randint(100,999)} SSP/{u}'
        if foreign:
            fo=r.choice(FOREIGN); 
            fs,fs2=r.sample(fo[5],2); p.nome=up(r.choice(fo[3] if sex=='M' else fo[4])+' '+fs)
            pc=r.choice(fo[2]); p.nat=place(f,up(pc),None,up(fo[0])); p.nac=nac(fo,sex)
            p.avo=up(r.choice(fo[3])+' '+fs); p.ava=up(r.choice(fo[4])+' '+fs2); p.sur=up(fs)
            p.rg=f'RNM {r.choice("FGV")}{r.randint(100000,999999)}-{r.choice("ABJKX")}' if y>1980 else f'Modelo 19 nº {r.randint(10000,99999)}'
            p.pc=pc;p.pais=fo[0]
        else:
            pc,pu=anyplace(); p.nac='brasileiro' if sex=='M' else 'brasileira'
            p.nome=up(f'{two(sex,pera)} {sn(s1)} {sn(s2)}'); p.nat=place(f,up(pc),pu)
            p.avo=up(f'{two("M",gera)} {sn(s2)}'+(' Filho' if r.random()<.06 else '')); p.ava=up(f'{two("F",gera)} {sn(s1)}'+(' '+sn(s2) if r.random()<.35 else '')); p.sur=up(sn(s2))
            if r.random()<.07: p.avo=up(f'{two("M",gera)} Rodrigues {sn(r.choice(SUR))} {sn(s2)}')
        return p
    mom=parent('F',sx[0],sx[1],kind=='foreign' and r.random()<.7)
    dad=parent('M',sx[2],sx[3],kind=='foreign')
    if kind=='two_m': par=[mom,parent('F',sx[4],sx[5])]
    elif kind=='two_f': par=[dad,parent('M',sx[4],sx[5])]
    elif kind=='single': par=[mom]
    elif kind=='found': par=[]
    else: par=[dad,mom] if o.get('order','fm')=='fm' else [mom,dad]
    f.par=par; f.pai=dad if kind not in('single','two_m','two_f','found') else None; f.mae=mom if kind not in ('two_m','two_f','found') else None
    g=two(f.sexo,era)
    if kind=='found': sur=r.choice(['de Jesus','do Espírito Santo','da Silva','dos Santos'])
    elif kind=='single': sur=sn(sx[0])+' '+sn(sx[1]) 
    else: sur=par[-1].sur+' '+par[0].sur if par[0].sur!=par[-1].sur else par[0].sur
    f.nome=up(g+' '+sur)
    f.sur=up(sur)
    f.dob=day(r,y); f.gem='Não'; f.geminfo=''; f.twins=[]
    f.h,f.m=r.randrange(24),r.choice([0,5,10,15,20,25,30,35,40,45,50,r.randrange(60)])
    f.hora=f'{f.h:02d}:{f.m:02d}'
    if kind=='twins':
        t=up(two(r.choice('MF'),era,.3)+' '+sur)
        if t==f.nome: t=up(('Cecília ' if f.sexo=='F' else 'Tomás ')+sur)
        f.twins=[t]; f.gem='Sim'
        if r.random()<.25: f.twins.append(up('Rosa '+sur))
        f.geminfo=' e '.join(f.twins)
    f.reg=f.dob+datetime.timedelta(days=r.choice([0,1,2,3,5,8,13,21,40,90,400]) if kind!='found' else r.randint(5,40))
    last=o.get('issue',2024)
    if f.reg.year>last: f.reg=f.dob
    f.emi=day(r,r.randint(max(f.reg.year+(22 if o.get('adult') else 1),o.get('issue_min',0)),max(last,f.reg.year+(22 if o.get('adult') else 1))))
    f.livn=r.randint(2,480); f.foln=r.randint(1,299); f.tern=r.randint(100,99999)
    f.cns=r.randint(10000,159999)
    f.matr=mat(f.cns,f.reg.year,f.livn,f.foln,f.tern)
    f.mat=matfmt(f.matr,o.get('matfmt','sp'))
    f.cpf=cpf(r); f.dnv=f'{r.randint(30,31)}-{r.randint(10000000,89999999)}-{r.randrange(10)}'
    f.hosp=r.choice(HOSP); f.home=kind=='home'
    if f.home: f.hosp=r.choice(['Domicílio','Em domicílio','Residência dos pais']) 
    if o.get('uphosp'): f.hosp=f.hosp.upper()
    off=two(r.choice('MF'),'mid',.5)+' '+sn(sx[6])+' '+sn(sx[7]); f.off=off
    f.clerk=two(r.choice('MF'),'new',.2)+' '+r.choice(SUR)+' '+r.choice(SUR)
    f.cart=r.choice([f'Registro Civil das Pessoas Naturais do {r.randint(1,3)}º Subdistrito de {c}',f'Cartório do {r.randint(1,4)}º Ofício de {c}',f'Ofício Único de Registro Civil de {c}',
       f'Oficial de Registro Civil das Pessoas Naturais da Sede de {c}',f'Cartório {sx[6]} de Registro Civil',f'Serviço Registral e Notarial de {c}',f'Cartório de Paz e Registro Civil do Distrito de {r.choice(["São Bento","Vila Ipê","Água Fria","Santa Rita"])}'])
    f.selo=r.choice([f'{"".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(3))}{r.randint(10000,99999)}',f'{r.randint(1000,9999)}.{r.randint(10,99)}.{r.randint(1000000,9999999)}-{r.randint(10,99)}',f'{u}{r.randint(100000,999999)}{r.choice("ABCDEF")}{r.randint(10,99)}'])
    f.codseg=f'{r.randint(1000,9999)}.{r.randint(1000,9999)}.{r.randint(1000,9999)}'
    f.rua=f'{r.choice(RUAS)}, {r.randint(10,1900)}, {r.choice(BAIR)}'; f.cep=f'{r.randint(10000,98999)}-{r.randint(0,999):03d}'
    slug=re.sub(r'[^a-z]','',c.lower().translate(str.maketrans('áàâãéêíóôõúç','aaaaeeiooouc')))
    f.tel=f'({DDD[u]}) {r.randint(3200,3899)}-{r.randint(1000,9999)}'; f.mail=f'contato@rcpn{slug}.com.br'; f.site=f'www.rcpn{slug}.com.br'
    f.hor=r.choice(['das 9h às 17h','das 08:00 às 16:00','das 8h30min às 17h30min','de 9 às 16 horas','das 10:00 às 17:00'])
    # other registry, declarant and witnesses
    ou=r.choice([x for x in ALLU if x!=u]); oc=r.choice(CITIES[ou]); f.ouf,f.ocid=ou,oc
    f.ocart=r.choice([f'Registro Civil das Pessoas Naturais do {r.randint(1,5)}º Distrito de {oc}',f'Cartório do {r.randint(1,3)}º Ofício de {oc}',f'Oficialato do Registro Civil de {oc}'])
    f.ooff=two(r.choice('MF'),'mid')+' '+sn(r.choice(SUR))
    def wit():
        s=r.choice('MF'); return F(nome=up(two(s,pera)+' '+sn(r.choice(SUR))+' '+sn(r.choice(SUR))),sex=s,nac='brasileir'+('o' if s=='M' else 'a'),civ=r.choice(['casad','solteir','viúv'])+('o' if s=='M' else 'a'),prof=r.choice(PROFM if s=='M' else PROFF),idade=r.randint(24,71),resid=f'{r.choice(RUAS)}, nº {r.randint(3,990)}',cpf=cpf(r),rg=f'{r.randint(1,9)}.{r.randint(100,999)}.{r.randint(100,999)}')
    f.wit=[wit(),wit()]; f.wit3=wit()
    f.decl=par[r.randrange(len(par))] if par and r.random()<.6 else None
    f.dob_txt=dfmt(f.dob,o.get('dob','long')); f.natreg=place(f,up(bc),bu)
    f.bcidp=up(bc)
    f.r=r
    f.spouse=up(two('F' if f.sexo=='M' else 'M',era)+' '+sn(r.choice(SUR))+' '+sn(r.choice(SUR)))
    return f
def anum(f,k):
    "one note; k names the kind"
    r=f.r
    lo=max(f.reg.year+(19 if k in ('casamento','divorcio','obito') else 1),{'cpf':2018,'cpfno':2018,'pat':2012,'soc':2020}.get(k,0),getattr(f.get('lastd'),'year',0))
    hi=f.emi.year-1
    d=day(r,r.randint(lo,hi)) if lo<=hi else max(f.reg,f.emi-datetime.timedelta(days=r.randint(3,20)))
    if f.get('lastd') and d<f.lastd+datetime.timedelta(days=300): d=min(f.lastd+datetime.timedelta(days=r.randint(300,900)),f.emi)
    if k in('casamento','divorcio','obito'): f['lastd']=d
    if k=='soc' and d.year<2020: k='nome'
    L=f'livro B-{r.randint(2,180)}, folha {r.randint(1,299)}, termo {r.randint(300,29999)}'
    ds=dfmt(d,r.choice(['num','long','dot']))
    pr=f'{r.randint(1000,9999999):07d}-{r.randint(10,99)}.{max(2010,d.year)}.8.{r.randint(10,26)}.{r.randint(1,300):04d}'
    if d.year<2011: pr=f'{r.randint(10,1990)}/{d.year}'
    w=f.wit3.nome; sp=f.spouse
    newn=f.nome
    T={
     'casamento':[f'Casou-se com {sp}, em {ds}, no {f.ocart}/{f.ouf}, {L}, passando a assinar {f.nome} {sp.split()[-1]}.',
                  f'Conforme comunicação do {f.ocart} ({f.ouf}), o(a) registrado(a) contraiu matrimônio em {ds} com {sp}, {L}.'],
     'divorcio':[f'Por sentença do Juízo da 2ª Vara de Família de {f.ocid}/{f.ouf}, transitada em julgado em {ds}, processo nº {pr}, foi decretado o divórcio do casal, voltando a pessoa registrada a usar o nome de solteir'+('o' if f.sexo=='M' else 'a')+f'. Comunicação do {f.ocart}.',
                 f'Divorciou-se de {sp} por escritura pública lavrada em {ds} no {r.randint(1,9)}º Tabelionato de Notas de {f.ocid} - {f.ouf}, livro {r.randint(10,300)}, fls. {r.randint(1,200)}.'],
     'nome':[f'Em {ds}, nos termos da Lei nº 14.382, de 27/06/2022, e do requerimento arquivado nesta serventia, foi alterado o prenome para constar o nome atual {newn}.',
             f'Retificação: por mandado do MM. Juiz de Direito da Vara de Registros Públicos de {f.ocid}/{f.ouf}, de {ds}, autos {pr}, fica acrescido o patronímico, passando a chamar-se {newn}. Nada mais.'],
     'cpf':[f'Averba-se em {ds} a inscrição do(a) registrado(a) no Cadastro de Pessoas Físicas sob nº {f.cpf}, conforme Provimento CNJ nº 63/2017.',
            f'CPF nº {f.cpf} incluído em {ds}, de ofício, ato gratuito.'],
     'cpfno':[f'Incluído o número do CPF em {ds}, nos termos do Provimento nº 63 do CNJ, de 14/11/2017.'],
     'pat':[f'Reconhecimento de paternidade feito por {(f.pai or f.wit[0]).nome} perante o {f.ocart}/{f.ouf}, em {ds}, na forma do Provimento nº 16 do CNJ, com anuência da mãe; acrescidos os avós paternos.'],
     'obito':[f'Faleceu em {ds} na cidade de {f.ocid}/{f.ouf}, conforme assento de óbito nº {r.randint(300,29999)}, livro C-{r.randint(2,90)}, folha {r.randint(1,299)}, do {f.ocart}.'],
     'adocao':[f'Adoção concedida por sentença de {ds} do Juízo da Infância e da Juventude de {f.ocid} - {f.ouf}, mandado arquivado sob nº {r.randint(10,900)}. Segredo de justiça preservado.'],
     'soc':[f'Reconhecimento de filiação socioafetiva averbado em {ds}, requerente {f.par[-1].nome if f.par else w}, Provimento CNJ nº 83/2019, parecer favorável do Ministério Público.'],
     'exp':[f'Assento lavrado por ordem do MM. Juiz '+('de Menores' if f.reg.year<1990 else 'da Infância e da Juventude')+f' da Comarca, datada de {dnum(f.reg)}, por ser o registrando exposto e de filiação ignorada.']}
    if k=='nome' and d.year<2022: return T[k][1]
    if k in('cpf','cpfno') and d.year<2018: return T['cpf'][1]
    if k=='pat' and d.year<2012: return T[k][0].replace(', na forma do Provimento nº 16 do CNJ','')
    if k=='divorcio' and d.year<2007: return T[k][0]
    return r.choice(T[k])
def truth(case,layout,f,w,h,ov=None,acc=None,joint=False,cad=None,modern=True,order=None,drop=()):
    def par(i):
        return {'nome_completo':f.par[i].nome,'naturalidade':f.par[i].nat} if len(f.par)>i else {'nome_completo':'','naturalidade':''}
    av={'paternos':{'avô':'','avó':''},'maternos':{'avô':'','avó':''}}
    accept={}
    if f.kind in('two_m','two_f'):
        a,b=f.par
        av={'paternos':{'avô':a.avo,'avó':a.ava},'maternos':{'avô':b.avo,'avó':b.ava}}
        if not f.get('gplab'):
            accept={'avós.paternos.avô':[b.avo],'avós.paternos.avó':[b.ava],'avós.maternos.avô':[a.avo],'avós.maternos.avó':[a.ava]}
    else:
        for p in f.par: av['paternos' if p.sex=='M' else 'maternos']={'avô':p.avo,'avó':p.ava}
    d={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
     'dados_pessoais':{'nome_completo':f.nome,'cpf':f.cpf if modern else '','matrícula':f.mat if modern else '',
       'data_nascimento':{'texto_completo':f.dob_txt,'dia':f'{f.dob.day:02d}','mês':f'{f.dob.month:02d}','ano':str(f.dob.year)},
       'hora_nascimento':f.hora,'naturalidade':f.natreg,'sexo':'Masculino' if f.sexo=='M' else 'Feminino'},
     'local_nascimento':{'estabelecimento':f.hosp,'município':f.bcidp,'uf':f.buf},
     'registro':{'município':f.cid,'uf':f.uf,'cartório':f.cart,'data_registro':dnum(f.reg),'número_dnv':f.dnv if modern else '','livro':str(f.livn),'folha':str(f.foln),'termo':str(f.tern)},
     'filiação':{'genitor_1':par(0),'genitor_2':par(1)},'avós':av,
     'gêmeos':{'status':f.gem,'informações_adicionais':f.geminfo},
     'observações':{'averbações':'','anotações':''},
     'autenticação':{'selo_digital':f.selo,'oficial_registro':f.off,'data_emissão':dnum(f.emi)}}
    def put(p,v):
        x=d; ks=p.split('.')
        for k in ks[:-1]: x=x[k]
        assert ks[-1] in x,p
        x[ks[-1]]=v
    for p in drop: put(p,'')
    for p,v in (ov or {}).items(): put(p,v)
    for p,v in (acc or {}).items(): accept.setdefault(p,[]).extend(v)
    if f.home: accept.setdefault('local_nascimento.estabelecimento',[]).extend(['Domicílio',''])
    return {'case':case,'layout':layout,'condition':'pdf_born_digital','file':case+'.pdf','width':w,'height':h,'resizeImage':False,'data':d,'accept':accept,'meta':{'twin_names':f.twins,'joint_notes':joint,'cadastro':cad or []}}
SIZES={'A4':('210mm 297mm',595,842),'A4L':('297mm 210mm',842,595),'LET':('8.5in 11in',612,792),'A5L':('210mm 148mm',595,420),'OF':('216mm 330mm',612,935),'A5':('148mm 210mm',420,595)}
def page(size,css,body,title='Certidão'):
    s,w,h=SIZES[size]; pw,ph=s.split()
    return f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title}</title><style>
@page{{size:{s};margin:0}}*{{box-sizing:border-box;font-variant-ligatures:none;-webkit-print-color-adjust:exact;print-color-adjust:exact}}html,body{{margin:0;padding:0}}
#p{{width:{pw};height:calc({ph} - 0.5mm);position:relative;overflow:hidden}}{css}</style></head><body><div id="p">{body}</div></body></html>''',w,h
def qr(seed,n=21,px=3):
    r=random.Random(seed); s=''
    def finder(x,y): return f'<rect x="{x}" y="{y}" width="7" height="7"/><rect x="{x+1}" y="{y+1}" width="5" height="5" fill="#fff"/><rect x="{x+2}" y="{y+2}" width="3" height="3"/>'
    for i in range(n):
        for j in range(n):
            if (i<8 and j<8) or (i<8 and j>n-9) or (i>n-9 and j<8): continue
            if r.random()<.5: s+=f'<rect x="{j}" y="{i}" width="1" height="1"/>'
    s+=finder(0,0)+finder(n-7,0)+finder(0,n-7)
    return f'<svg width="{n*px}" height="{n*px}" viewBox="0 0 {n} {n}">{s}</svg>'
def sign(seed,w=150,h=34,col='#1b2f7a'):
    r=random.Random(seed); x=5; p=f'M5 {h*.6:.0f}'
    for i in range(9): 
        x+=w/10; p+=f' Q{x-w/20:.0f} {r.randint(0,h)} {x:.0f} {r.randint(int(h*.3),int(h*.8))}'
    return f'<svg width="{w}" height="{h}"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.3"/></svg>'
def guil(w,h,col='#cfe0d4',n=14):
    import math; s=''
    for k in range(n):
        pts=' '.join(f'{x},{h/2+math.sin(x/23+k*.45)*h*.42:.1f}' for x in range(0,w+1,8)); s+=f'<polyline points="{pts}" fill="none" stroke="{col}" stroke-width=".5"/>'
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}">{s}</svg>'
def arms(col='#345'): return f'<svg width="46" height="46" viewBox="0 0 46 46"><circle cx="23" cy="23" r="21" fill="none" stroke="{col}" stroke-width="1.5"/><path d="M23 6l4 11h11l-9 7 4 12-10-8-10 8 4-12-9-7h11z" fill="none" stroke="{col}"/></svg>'
