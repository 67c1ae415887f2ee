import random, html, unicodedata, math, datetime
E = html.escape
SANS=["Liberation Sans","DejaVu Sans Condensed","Noto Sans","Nimbus Sans","Liberation Sans Narrow","Noto Sans Display","URW Gothic","DejaVu Sans"]
SERIF=["Liberation Serif","Noto Serif","C059","P052","Nimbus Roman","URW Bookman","DejaVu Serif Condensed","DejaVu Serif"]
MONO=["Liberation Mono","DejaVu Sans Mono","Nimbus Mono PS","Noto Sans Mono","Noto Mono"]
UFN={"AC":"Acre","AL":"Alagoas","AP":"Amapá","AM":"Amazonas","BA":"Bahia","CE":"Ceará","DF":"Distrito Federal","ES":"Espírito Santo","GO":"Goiás","MA":"Maranhão","MT":"Mato Grosso","MS":"Mato Grosso do Sul","MG":"Minas Gerais","PA":"Pará","PB":"Paraíba","PR":"Paraná","PE":"Pernambuco","PI":"Piauí","RJ":"Rio de Janeiro","RN":"Rio Grande do Norte","RS":"Rio Grande do Sul","RO":"Rondônia","RR":"Roraima","SC":"Santa Catarina","SP":"São Paulo","SE":"Sergipe","TO":"Tocantins"}
CITIES="""Xapuri|AC;Cruzeiro do Sul|AC;Penedo|AL;Arapiraca|AL;Oiapoque|AP;Tefé|AM;Parintins|AM;São Gabriel da Cachoeira|AM;Ilhéus|BA;Feira de Santana|BA;Porto Seguro|BA;Santo Antônio de Jesus|BA;Sobral|CE;Juazeiro do Norte|CE;Brasília|DF;Colatina|ES;Cachoeiro de Itapemirim|ES;Rio Verde|GO;Itumbiara|GO;Imperatriz|MA;Barra do Corda|MA;Cáceres|MT;Rondonópolis|MT;Barra do Garças|MT;Dourados|MS;Aquidauana|MS;Governador Valadares|MG;São João del-Rei|MG;Diamantina|MG;Poços de Caldas|MG;Teófilo Otoni|MG;Juiz de Fora|MG;Santarém|PA;Altamira|PA;Marabá|PA;Jacareacanga|PA;Campina Grande|PB;Patos|PB;Londrina|PR;Guarapuava|PR;Paranaguá|PR;União da Vitória|PR;Caruaru|PE;Petrolina|PE;Garanhuns|PE;Parnaíba|PI;Picos|PI;Campos dos Goytacazes|RJ;Nova Friburgo|RJ;Volta Redonda|RJ;Mossoró|RN;Caicó|RN;Bento Gonçalves|RS;Pelotas|RS;Santa Maria|RS;Passo Fundo|RS;Ji-Paraná|RO;Vilhena|RO;Pacaraima|RR;Boa Vista|RR;Blumenau|SC;Chapecó|SC;Lages|SC;Brusque|SC;Sorocaba|SP;Ribeirão Preto|SP;Mogi das Cruzes|SP;Presidente Prudente|SP;São José do Rio Preto|SP;Santana de Parnaíba|SP;Itabaiana|SE;Estância|SE;Gurupi|TO;Tocantinópolis|TO"""
CITIES=[tuple(x.split("|")) for x in CITIES.split(";")]
BORDER=[("Santana do Livramento","RS"),("Jaguarão","RS"),("Ponta Porã","MS"),("Foz do Iguaçu","PR"),("Corumbá","MS"),("Guajará-Mirim","RO"),("Uruguaiana","RS"),("Chuí","RS")]
INDCITY=[("São Gabriel da Cachoeira","AM"),("Barra do Corda","MA"),("Jacareacanga","PA"),("Aquidauana","MS"),("Porto Seguro","BA"),("Barra do Garças","MT"),("Boa Vista","RR"),("Chapecó","SC")]
GM="Antônio,Benício,Caetano,Davi,Eliseu,Felício,Gael,Heitor,Inácio,Joaquim,Kauã,Lourenço,Matias,Nícolas,Otávio,Pietro,Raimundo,Sebastião,Tarcísio,Ubiratan,Valdeci,Wellington,Yuri,Zeferino,Ademar,Breno,Cristóvão,Dirceu,Enzo,Firmino,Getúlio,Hélio,Ítalo,Jonas,Leôncio,Murilo,Orlando,Plínio,Rômulo,Saulo,Theo,Vicente,Josué,Ezequiel,Arthur,Noah,Severino,Edivaldo".split(",")
GF="Aurora,Bárbara,Cecília,Dandara,Eloá,Flávia,Graça,Heloísa,Iracema,Jussara,Kátia,Luzia,Mirela,Naiara,Odete,Perpétua,Quitéria,Rosângela,Sueli,Tainá,Úrsula,Verônica,Yasmin,Zilda,Antonella,Beatriz,Conceição,Dulcineia,Estefânia,Francisca,Gláucia,Ivone,Josefa,Lívia,Manuela,Neide,Olívia,Pietra,Raquel,Salete,Teresinha,Valquíria,Maitê,Agatha,Cleonice,Jaqueline,Edileuza,Sônia".split(",")
G2M="Augusto,Henrique,Miguel,Rafael,Emanuel,Carlos,José,Luís,Gabriel,Eduardo,Vítor,César,Jorge".split(",")
G2F="Aparecida,Cristina,Vitória,de Fátima,Helena,Sofia,das Graças,Regina,Luísa,Eduarda,de Lourdes,Clara,Inês".split(",")
SN="Abrantes,Aguiar,Alcântara,Azevedo,Barcelos,Bittencourt,Brandão,Bulhões,Cabral,Câmara,Cavalcanti,Coutinho,Dantas,Falcão,Figueirêdo,Gouveia,Guimarães,Jucá,Lacerda,Leitão,Magalhães,Maranhão,Meireles,Nóbrega,Paixão,Pacheco,Peçanha,Quaresma,Queirós,Rebouças,Sá,Salustiano,Serejo,Siqueira,Tavares,Teles,Trindade,Valadão,Vasconcelos,Viana,Xavier,Zacarias,da Conceição,do Nascimento,dos Anjos,de Araújo,da Luz,dos Passos,de Jesus,Sampaio,Silvério,Simões,Godói,Morais,Pimentel,Carneiro,Bezerra,Holanda".split(",")
SI="Kowalczyk,Schneider,Zanella,Bortolotto,Nakamura,Haddad,Abdalla,Müller,Wisniewski,Tanaka,Ferrari,Dall'Agnol,Khoury,Hoffmann,Pellegrini,Sakamoto,Van der Berg,Ungaretti,Lewandowski,Szymański".split(",")
IND=[("Tukano","Alto Rio Negro"),("Guajajara","Cana Brava"),("Munduruku","Sai-Cinza"),("Terena","Taunay-Ipegue"),("Pataxó","Barra Velha"),("Xavante","São Marcos"),("Wapichana","Serra da Moça"),("Kaingang","Toldo Chimbangue")]
INDG=[("Aruanã","M"),("Kayapi","M"),("Poty","F"),("Iandara","F"),("Raoni","M"),("Jaciara","F"),("Tsibó","M"),("Nhamandu","M"),("Araci","F"),("Kerexu","F")]
MONTHS="janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro".split(",")
U="zero,um,dois,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze,treze,quatorze,quinze,dezesseis,dezessete,dezoito,dezenove".split(",")
D=",,vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa".split(",")
H=",cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos".split(",")
def words(n):
    if n<20: return U[n]
    if n<100: return D[n//10]+(" e "+U[n%10] if n%10 else "")
    if n==100: return "cem"
    if n<1000: return H[n//100]+(" e "+words(n%100) if n%100 else "")
    a=("mil" if n//1000==1 else words(n//1000)+" mil"); m=n%1000
    if not m: return a
    return a+(" e " if m<=100 or m%100==0 else " ")+words(m)
def dw(d): return f"{'primeiro' if d.day==1 else words(d.day)} de {MONTHS[d.month-1]} de {words(d.year)}"
def dl(d): return f"{d.day} de {MONTHS[d.month-1]} de {d.year}"
def dn(d): return d.strftime("%d/%m/%Y")
def deacc(s): return "".join(c for c in unicodedata.normalize("NFD",s) if not unicodedata.combining(c)).replace("º","o").replace("ª","a").replace("ł","l")
def dv(v):
    for _ in range(2):
        m=32-len(v); s=0
        for c in v:
            s+=int(c)*m; m+=1
            if m>10: m=0
        d=s%11; v+=str(1 if d>9 else d)
    return v
def cpf(g):
    v=[g.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(a*b for a,b in zip(v,range(k,1,-1)))*10%11%10; v.append(s)
    s="".join(map(str,v)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
class R: pass
def sur(g,n=2,imm=.2):
    out=[]
    while len(out)<n:
        x=g.choice(SI) if g.random()<imm else g.choice(SN)
        if x not in out: out.append(x)
    # single-word first, "da/de" last
    return out
def person(g,sex,sn=None,n=None):
    a=g.choice(GM if sex=="M" else GF)
    if g.random()<.45:
        b=g.choice(G2M if sex=="M" else G2F)
        if b!=a: a+=" "+b
    return a+" "+" ".join(sn or sur(g,n or g.choice([1,2,2,3])))
HOSP=["Maternidade Santa Isabel","Hospital Regional","Santa Casa de Misericórdia","Hospital e Maternidade São Camilo","Hospital Municipal Dr. Arlindo Gomes","Maternidade Dona Evangelina","Hospital São Vicente de Paulo","Casa de Parto Mãe Luzia","Unidade Mista de Saúde Padre Ezequiel","Hospital Unimed","Hospital das Clínicas","Hospital Materno-Infantil Presidente Vargas","UPA 24h Jardim Ipê"]
HOME=["Domicílio","Em domicílio","Residência dos pais","No domicílio dos pais","Domicílio, Sítio Boa Esperança"]
ROAD=["Rodovia BR-{b}, km {k}","Via pública, às margens da BR-{b}","Em trânsito, ambulância do SAMU, BR-{b} km {k}","Interior de veículo, Rodovia BR-{b}"]
FOR=[("Santa Cruz de la Sierra, Bolívia","boliviana","Quispe Mamani"),("Porto Príncipe, Haiti","haitiana","Jean-Baptiste"),("Maracaibo, Venezuela","venezuelana","Rodríguez Pérez"),("Luanda, Angola","angolana","Domingos Kiala"),("Damasco, Síria","síria","Al-Masri"),("Nagoia, Japão","japonesa","Watanabe"),("Lisboa, Portugal","portuguesa","Carvalho Nunes"),("Encarnación, Paraguai","paraguaia","Benítez Duarte")]
ABROAD=[("Boston","Estados Unidos da América","Massachusetts"),("Lisboa","Portugal",""),("Nagoia","Japão","Aichi"),("Zurique","Suíça",""),("Ciudad del Este","Paraguai","Alto Paraná"),("Londres","Reino Unido","Inglaterra"),("Caiena","Guiana Francesa","")]
STREET=["Rua Marechal Deodoro","Avenida Getúlio Vargas","Praça da Matriz","Rua Coronel Pedro Alves","Travessa São Benedito","Rua XV de Novembro","Avenida Beira-Rio","Rua Frei Caneca"]
def office(g,c,u):
    o=g.choice(["1º","2º","3º"])
    return g.choice([f"{o} Ofício de Registro Civil das Pessoas Naturais de {c}",f"Cartório de Registro Civil de {c}",f"Oficial de Registro Civil das Pessoas Naturais do {o} Subdistrito de {c}",f"Registro Civil das Pessoas Naturais da Comarca de {c}",f"Serventia de Registro Civil e Notas de {c}",f"{o} Cartório de Notas e Registro Civil de {c}",f"Cartório {g.choice(['Bulhões','Siqueira','Peçanha','Lacerda','Trindade'])} - Registro Civil das Pessoas Naturais",f"Ofício da Cidadania Naturais de {c}".replace(" Naturais","")])
SC=["","single averb","twins","mothers averb","home late","foreign long","road anot","fathers","old anot averb","missing","home single averb2","triplets","","foreign averb","late old","twins missing"]
def rec(g,sc,city=None,ind=None,abroad=None):
    r=R(); r.sc=sc=sc.split(); r.g=g
    r.sex=g.choice("MF"); r.city,r.uf=city or g.choice(CITIES)
    r.rcity,r.ruf=(r.city,r.uf)
    if g.random()<.2 and not city: # born elsewhere in the same state
        o=[x for x in CITIES if x[1]==r.uf and x!=(r.city,r.uf)]
        if o and not abroad: r.city,r.uf=g.choice(o)
    yr=g.randint(1938,1979) if "old" in sc else g.randint(1982,2010 if 'late' in sc else 2017 if abroad else 2023)
    r.dob=datetime.date(yr,g.randint(1,12),g.randint(1,28))
    r.time=(g.randint(0,23),g.randint(0,59)); r.hastime=g.random()<.9
    r.reg=r.dob+datetime.timedelta(days=g.randint(4000,11000) if "late" in sc and yr<1995 else g.randint(2500,4000) if "late" in sc else g.randint(1,50))
    i0=max(r.reg.toordinal()+2,datetime.date(2019 if "new" in sc else 2010,2,1).toordinal()); i1=datetime.date(2025,9,30).toordinal()
    r.iss=datetime.date.fromordinal(g.randint(i0,i1) if g.random()<.7 else min(i0+g.randint(0,60),i1))
    if r.iss<r.reg: r.iss=r.reg
    roles=["F","M"]
    if g.random()<.5: roles=["M","F"]
    if "mothers" in sc: roles=["F","F"]
    if "fathers" in sc: roles=["M","M"]
    if "single" in sc: roles=["F"]
    r.gen=[]; same=g.random()<.6
    for ix,ro in enumerate(roles):
        x=R(); x.role=ro; x.sn=sur(g,1)
        c,u=(r.city,r.uf) if g.random()<.4 and not abroad else g.choice(CITIES)
        x.nat=(c,u); x.nac="brasileira" if ro=="F" else "brasileiro"
        if ind: c,u=g.choice([z for z in CITIES+INDCITY if z[1]==r.uf]); 
        x.nat=(c,u)
        if "foreign" in sc and (ix==0 or g.random()<.5):
            f=g.choice(FOR); x.nat=(f[0],""); x.nac=f[1]; x.sn=[f[2]]
        if ind: x.sn=[ind[0]]
        e=sur(g,1,.1) if not("foreign" in sc and x.nat[1]=="") else []
        x.name=person(g,ro,e+x.sn if not ind else x.sn)
        if "long" in sc: x.name=person(g,ro,sur(g,3,.1)+x.sn)
        x.gf=person(g,"M",(sur(g,1) if g.random()<.5 and not ind else [])+x.sn); x.gm=person(g,"F",(e or x.sn))
        x.prof=g.choice(["lavrador","professora","pescador","auxiliar administrativo","do lar","comerciante","motorista","enfermeira"]); x.age=g.randint(17,44)
        if "missing" in sc and ix==1: x.gf=""
        r.gen.append(x)
    s=[]
    for x in r.gen[::-1]: 
        if x.sn[0] not in s: s.append(x.sn[0])
    if "long" in sc: s=sur(g,2,.1)+s
    r.given=g.choice(GM if r.sex=="M" else GF)
    if ind:
        o=[a for a,b in INDG if b==r.sex]; r.given=g.choice(o)
    if g.random()<.5 or "long" in sc: 
        b=g.choice(G2M if r.sex=="M" else G2F)
        if b!=r.given: r.given+=" "+b
    r.surname=" ".join(s); r.name=r.given+" "+r.surname
    r.etnia=ind[0] if ind else ""; r.ti=ind[1] if ind else ""
    r.aldeia=g.choice(["Aldeia Água Branca","Aldeia Sapotal","Aldeia Boca da Mata","Comunidade Taracuá","Aldeia Nova Esperança"])
    r.kind="home" if "home" in sc else "road" if "road" in sc else "hosp"
    r.estab=g.choice(HOME) if r.kind=="home" else g.choice(ROAD).format(b=g.choice([101,116,163,230,364,153]),k=g.randint(12,890)) if r.kind=="road" else g.choice(HOSP)
    if ind and g.random()<.6: r.kind="home"; r.estab=g.choice([r.aldeia, f"{r.aldeia}, Terra Indígena {r.ti}", "Domicílio, "+r.aldeia, "Polo Base de Saúde Indígena "+r.ti])
    r.abroad=abroad
    r.office=office(g,r.rcity,r.ruf); r.cns=f"{g.randint(1,160000):06d}"
    r.livro=g.randint(3,640); r.folha=g.randint(1,300); r.termo=g.randint(300,190000)
    r.verso=g.random()<.25
    v=dv(f"{r.cns}0155{r.reg.year}1{r.livro:05d}{r.folha:03d}{r.termo:07d}"); r.mat=v
    r.matf=g.choice([f"{v[:6]} {v[6:8]} {v[8:10]} {v[10:14]} {v[14]} {v[15:20]} {v[20:23]} {v[23:30]} {v[30:]}",v,f"{v[:6]}.{v[6:8]}.{v[8:10]}.{v[10:14]}.{v[14]}.{v[15:20]}.{v[20:23]}.{v[23:30]}-{v[30:]}",f"{v[:6]} {v[6:8]} {v[8:10]} {v[10:14]} {v[14]} {v[15:20]} {v[20:23]} {v[23:30]}-{v[30:]}"])
    r.cpf=cpf(g) if r.dob.year>2015 or g.random()<.55 else ""
    r.dnv=(f"30-{g.randint(10000000,89999999)}-{g.randrange(10)}" if g.random()<.6 else str(g.randint(30000000000,30999999999))) if r.dob.year>1999 and r.kind!="road" else ""
    r.twins=[]
    for _ in range(1 if "twins" in sc else 2 if "triplets" in sc else 0):
        sx=g.choice("MF"); r.twins.append(g.choice([x for x in (GM if sx=="M" else GF) if x!=r.given.split()[0] and all(x!=t.split()[0] for t in r.twins)])+" "+r.surname)
    j=lambda: f"{g.randint(1,9)}ª Vara {g.choice(['Cível','de Família','de Registros Públicos'])} da Comarca de {g.choice(CITIES)[0]}"
    pd=lambda: datetime.date.fromordinal(g.randint(r.reg.toordinal(),r.iss.toordinal()))
    proc=lambda: f"{g.randint(1000,99999):07d}-{g.randint(10,99)}.{max(r.reg.year,2010)}.8.{g.randint(1,27):02d}.{g.randint(1,400):04d}"
    AV=[lambda: (f"Procedida em {dn(max(pd(),datetime.date(2018,1,15)))} a averbação para constar a inclusão do CPF nos termos do Provimento nº 63/2017 do CNJ." if r.iss.year>2018 else f"Averbada em {dn(pd())} a correção do nome do avô paterno, por erro evidente de grafia, nos termos do art. 110 da Lei de Registros Públicos."),
        lambda: f"Por sentença do MM. Juiz da {j()}, proferida em {dl(pd())}, nos autos nº {proc()}, foi retificado o assento para constar corretamente o nome da avó materna. Dou fé.",
        lambda: f"Nos termos do mandado expedido em {dn(pd())} pela {j()}, processo nº {proc()}, foi averbado o reconhecimento espontâneo de paternidade, passando o registrado a usar o nome acima. Isento de emolumentos. O referido é verdade e dou fé.",
        lambda: f"Alteração de prenome averbada administrativamente em {dn(pd())}, com base no art. 56 da Lei nº 6.015/1973.",
        lambda: f"À margem do termo consta averbação de guarda definitiva deferida à avó, conforme ofício nº {g.randint(11,980)}/{r.iss.year} da {j()}."]
    pda=lambda: datetime.date.fromordinal(g.randint(min(max(r.reg.toordinal(),r.dob.toordinal()+7000),r.iss.toordinal()),r.iss.toordinal()))
    AN=[lambda: f"Casou-se em {dl(pda())} com {person(g,'F' if r.sex=='M' else 'M')}, perante o Registro Civil de {g.choice(CITIES)[0]}, livro B-{g.randint(2,99)}, fls. {g.randint(1,200)}, termo {g.randint(100,9999)}.",
        lambda: f"Anotado o óbito do registrado, ocorrido em {dn(pda())}, conforme comunicação do {g.choice(['1º','2º'])} Ofício de {g.choice(CITIES)[0]}.",
        lambda: f"Divórcio consensual por escritura pública lavrada em {dn(pda())} no {g.randint(1,9)}º Tabelionato de Notas de {g.choice(CITIES)[0]}, livro {g.randint(10,400)}, fls. {g.randint(1,200)}. Voltou a usar o nome de solteiro."]
    k="averb" in sc or "averb2" in sc
    r.averb=" ".join(f() for f in g.sample(AV,2 if "averb2" in sc else 1)) if k else ""
    r.anot=g.choice(AN[:2] if r.iss.year<2012 else AN)() if "anot" in sc and r.iss.year-r.dob.year>19 else ""
    if "late" in sc: r.averb=(r.averb+" " if r.averb else "")+g.choice(["Registro tardio lavrado nos termos do art. 46 da Lei nº 6.015/1973 "+("e do Provimento nº 28/2013 do CNJ" if r.reg.year>=2013 else "na redação então vigente")+", com duas testemunhas.",f"Assento lavrado fora do prazo legal, por autorização do MM. Juiz Corregedor, conforme despacho de {dn(r.reg)}."])
    L="ABCDEFGHJKLMNPRSTUVXZ"
    r.selo=g.choice([lambda:"".join(g.choice(L) for _ in range(3))+str(g.randint(10000,99999)),lambda:f"{g.randint(1000,9999)}.{g.randint(10,99)}.{g.randint(1000000,9999999)}.{g.randint(10000,99999)}",lambda:"".join(g.choice(L) for _ in range(4))+f"{g.randint(10000,99999)} "+"".join(g.choice(L) for _ in range(3)),lambda:f"{r.cns}{g.randint(10,99)}PC{g.randint(100000000,999999999)}X"])() if r.iss.year>2011 else ""
    r.off=person(g,"F",n=2) if g.random()<.5 else person(g,"M",n=2)
    r.offt=g.choice(["Oficial de Registro","Oficial Titular","Registrador(a) Civil","Oficial Substituto(a)","Oficial Registrador(a)"])
    r.clerk=person(g,g.choice("MF"),n=2); r.decl=r.gen[g.randrange(len(r.gen))].name if g.random()<.6 else person(g,g.choice("MF"))
    r.wit=[person(g,g.choice("MF")) for _ in range(2)]
    r.addr=f"{g.choice(STREET)}, {g.randint(12,2890)}, {g.choice(['Centro','Vila Nova','São José','Jardim América'])}"
    r.cep=f"{g.randint(10,99)}{g.randint(100,999):03d}-{g.randint(0,999):03d}"; r.tel=f"({g.randint(11,99)}) 3{g.randint(200,999)}-{g.randint(1000,9999)}"
    r.mail="contato@registrocivil"+deacc(r.rcity).lower().replace(" ","").replace("-","").replace("'","")+".com.br"
    r.fee=[f"{g.randint(20,70)},{g.randint(10,99)}",f"{g.randint(1,9)},{g.randint(10,99)}",f"{g.randint(1,5)},{g.randint(10,99)}"]; 
    r.hash="".join(g.choice("0123456789abcdef") for _ in range(64)); r.code="-".join("".join(g.choice(L+"23456789") for _ in range(4)) for _ in range(4))
    return r
NONES=["","-----","*****","Não consta","xxxxxxxx","Não informado","---","* * *"]
class Page:
    def __init__(s,case,r,g):
        s.case=case; s.r=r; s.g=g; s.t={}; s.acc={}; s.joint=False; s.cad=[]; s.size=(595,842)
        s.up=g.random()<.5; s.de=False; s.none=g.choice(NONES[1:]); s.pf=g.choice(["{} - {}","{}/{}","{}-{}","{} ({})","{}, {}"]); s.bf="dmy"; s.rf="dmy"; s.ef="long"; s.scale=1; s.natl=False
        s.andw=" e "
    def c(s,x): 
        x=x.upper() if s.up else x
        return deacc(x) if s.de else x
    def set(s,path,x,pr=None):
        """truth x at path; printed pr (or x)"""
        s.t[path]=x
        return E(pr if pr is not None else x)
    def sc(s,path,x,alt=None):
        if not x:
            s.t.setdefault(path,""); return E(s.c(s.none))
        return s.set(path,s.c(x))
    def place(s,n):
        return (s.pf.format(*n) if n[1] else n[0])
    def date(s,d,f):
        x={"dmy":dn(d),"dot":d.strftime("%d.%m.%Y"),"dash":d.strftime("%d-%m-%Y"),"words":dw(d),"long":dl(d),"both":f"{dw(d)} ({dn(d)})"}[f]
        return x if f in("dmy","dot","dash") else s.c(x)
    def birthparts(s,texto,acc=None):
        d=s.r.dob; B="dados_pessoais.data_nascimento."
        s.t[B+"texto_completo"]=texto; s.t[B+"dia"]=f"{d.day:02d}"; s.t[B+"mês"]=f"{d.month:02d}"; s.t[B+"ano"]=str(d.year)
        if acc: s.acc[B+"texto_completo"]=acc
    def gi(s,role):
        return next((x for x in s.r.gen if x.role==role),None)
    def pat(s): # parents of father (or of the second mother)
        r=s.r
        if len(r.gen)==2 and r.gen[0].role==r.gen[1].role: return r.gen[1] if r.gen[0].role=="F" else r.gen[0]
        return s.gi("M")
    def mat(s):
        r=s.r
        if len(r.gen)==2 and r.gen[0].role==r.gen[1].role: return r.gen[0] if r.gen[0].role=="F" else r.gen[1]
        return s.gi("F")
    def v(s,k,f=None):
        r=s.r; P="dados_pessoais."
        if k=="nome": return s.set(P+"nome_completo",s.c(r.name))
        if k=="cpf": return s.sc(P+"cpf",r.cpf)
        if k=="mat": return s.set(P+"matrícula",r.matf)
        if k=="nasc":
            x=s.date(r.dob,f or s.bf); s.birthparts(x,[dn(r.dob),s.c(dw(r.dob))] if (f or s.bf)=="both" else None); return E(x)
        if k=="hora":
            if not r.hastime: s.t[P+"hora_nascimento"]=""; return E(s.c(s.none))
            h,m=r.time; fm=f or s.g.choice(["{:02d}:{:02d}","{:02d}h{:02d}min","{:02d}h{:02d}","{:02d}:{:02d} h","{:02d} horas e {:02d} minutos"])
            s.t[P+"hora_nascimento"]=f"{h:02d}:{m:02d}"
            x=fm.format(h,m) if f!="words" else f"{words(h).replace('um','uma').replace('dois','duas')} hora{'s' if h!=1 else ''} e {words(m)} minuto{'s' if m!=1 else ''}"
            return E(s.c(x) if len(x)>8 else x)
        if k=="nat":
            s.natl=True
            if r.abroad: return s.sc(P+"naturalidade",s.abr())
            return s.sc(P+"naturalidade",s.place((r.city,r.uf)))
        if k=="sexo":
            x="Masculino" if r.sex=="M" else "Feminino"
            return s.set(P+"sexo",x,s.c(x) if not f else f[r.sex])
        if k=="estab":
            L="local_nascimento.estabelecimento"; x=s.set(L,s.c(r.estab))
            if r.kind!="hosp": s.acc[L]=["","Domicílio","Em domicílio"] if r.kind=="home" else [""]
            return x
        if k=="munuf":
            L="local_nascimento."
            if r.abroad:
                x=s.c(s.abr()); s.t[L+"município"]=s.c(r.city); s.t[L+"uf"]=""; s.acc[L+"município"]=[x,x.rsplit(",",1)[0]]; s.acc[L+"uf"]=[s.c(z) for z in (r.abroad[2],r.abroad[1],"EX") if z]; return E(x)
            s.t[L+"município"]=s.c(r.city); s.t[L+"uf"]=r.uf; return E(s.c(s.place((r.city,r.uf))))
        if k=="mun": return s.set("local_nascimento.município",s.c(r.city))
        if k=="uf": return s.set("local_nascimento.uf",r.uf)
        if k=="rmunuf": s.t["registro.município"]=s.c(r.rcity); s.t["registro.uf"]=r.ruf; return E(s.c(s.place((r.rcity,r.ruf))))
        if k=="rmun": return s.set("registro.município",s.c(r.rcity))
        if k=="ruf": return s.set("registro.uf",r.ruf)
        if k=="cart": 
            x=f(r.office) if f else r.office
            return s.set("registro.cartório",deacc(x).upper() if s.de else x)
        if k=="dreg": s.t["registro.data_registro"]=dn(r.reg); return E(s.date(r.reg,f or s.rf))
        if k=="dnv": return s.sc("registro.número_dnv",r.dnv)
        if k=="livro": return s.set("registro.livro",(f or "{}").format(r.livro))
        if k=="folha": return s.set("registro.folha",(f or "{}").format(r.folha)+("v" if r.verso else ""))
        if k=="termo": return s.set("registro.termo",(f or "{}").format(r.termo))
        if k in("g1","g2"):
            i=int(k[1])-1; L=f"filiação.genitor_{i+1}.nome_completo"
            return s.sc(L,r.gen[i].name if i<len(r.gen) else "")
        if k in("g1n","g2n"):
            i=int(k[1])-1; L=f"filiação.genitor_{i+1}.naturalidade"
            return s.sc(L,s.place(r.gen[i].nat) if i<len(r.gen) else "")
        if k in("pvo","pva","mvo","mva"):
            x=s.pat() if k[0]=="p" else s.mat()
            return s.sc("avós."+("paternos" if k[0]=="p" else "maternos")+"."+("avô" if k[2]=="o" else "avó"),(x.gf if k[2]=="o" else x.gm) if x else "")
        if k in("avp","avm"):
            x=s.pat() if k[2]=="p" else s.mat(); q=k[2]
            if not x: s.v(q.replace("m","m")+"vo"); return s.v(q+"va")
            if not x.gf: s.v(q+"vo"); return s.v(q+"va")
            return s.v(q+"vo")+s.c(f or s.andw)+s.v(q+"va")
        if k=="gem": return s.set("gêmeos.status","Sim" if r.twins else "Não",s.c("Sim" if r.twins else "Não"))
        if k=="gemn":
            s.t["gêmeos.status"]="Sim" if r.twins else "Não"
            return s.sc("gêmeos.informações_adicionais",(f or "; ").join(r.twins))
        if k in("averb","anot"):
            L="observações."+("averbações" if k=="averb" else "anotações"); x=getattr(r,k)
            if not x: s.t[L]=""; return E(s.c(f or s.none))
            return s.set(L,s.c(x))
        if k=="notes":
            s.joint=True; a=s.v("averb") if r.averb else ""; b=s.v("anot") if r.anot else ""
            return (a+" "+b).strip() or E(s.c(f or s.none))
        if k=="selo": return s.sc("autenticação.selo_digital",r.selo) if r.selo else E(s.none)
        if k=="off": return s.set("autenticação.oficial_registro",s.c(r.off))
        if k=="emi": s.t["autenticação.data_emissão"]=dn(r.iss); return E(s.date(r.iss,f or s.ef))
        raise KeyError(k)
    def abr(s):
        a=s.r.abroad; return ", ".join(x for x in (a[0],a[2],a[1]) if x)
    def truth(s):
        r=s.r; t=s.t
        F={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
         "dados_pessoais":{"nome_completo":"","cpf":"","matrícula":"","data_nascimento":{"texto_completo":"","dia":"","mês":"","ano":""},"hora_nascimento":"","naturalidade":"","sexo":""},
         "local_nascimento":{"estabelecimento":"","município":"","uf":""},"registro":{"município":"","uf":"","cartório":"","data_registro":"","número_dnv":"","livro":"","folha":"","termo":""},
         "filiação":{"genitor_1":{"nome_completo":"","naturalidade":""},"genitor_2":{"nome_completo":"","naturalidade":""}},
         "avós":{"paternos":{"avô":"","avó":""},"maternos":{"avô":"","avó":""}},"gêmeos":{"status":"Não","informações_adicionais":""},
         "observações":{"averbações":"","anotações":""},"autenticação":{"selo_digital":"","oficial_registro":"","data_emissão":""}}
        if not s.natl:
            t["dados_pessoais.naturalidade"]=s.c(s.abr() if r.abroad else s.place((r.city,r.uf))); s.acc["dados_pessoais.naturalidade"]=[""]
        if "registro.livro" not in t and "dados_pessoais.matrícula" in t:
            t["registro.livro"],t["registro.folha"],t["registro.termo"]=str(r.livro),str(r.folha),str(r.termo)
        for k,x in t.items():
            d=F; q=k.split(".")
            for z in q[:-1]: d=d[z]
            assert q[-1] in d,k
            d[q[-1]]=x
        return {"case":s.case,"layout":s.case.split("-")[0],"condition":"pdf_born_digital","file":s.case+".pdf","width":s.size[0],"height":s.size[1],"resizeImage":False,"data":F,"accept":s.acc,
            "meta":{"twin_names":[s.c(x) for x in r.twins] if t.get("gêmeos.informações_adicionais") else [],"joint_notes":s.joint,"cadastro":s.cad}}
# ---- drawings
def qr(g,n=25,px=70):
    o=[]
    def f(x,y): o.append(f'<path d="M{x} {y}h7v7h-7z M{x+1} {y+1}v5h5v-5z M{x+2} {y+2}h3v3h-3z" fill-rule="evenodd"/>')
    for x,y in((0,0),(n-7,0),(0,n-7)): f(x,y)
    d="".join(f"M{x} {y}h1v1h-1z" for x in range(n) for y in range(n) if g.random()<.48 and not((x<8 and y<8)or(x>n-9 and y<8)or(x<8 and y>n-9)))
    return f'<svg class="qr" width="{px}" height="{px}" viewBox="0 0 {n} {n}"><path d="{d}"/>{"".join(o)}</svg>'
def sig(g,w=150,h=36,col="#1a2a6c"):
    x=5;d=f"M5 {h*.6:.0f}"
    while x<w-25:
        x+=g.randint(10,26); d+=f" q{g.randint(2,9)} {g.randint(-26,-8)} {g.randint(6,12)} {g.randint(-4,4)} t{g.randint(2,9)} {g.randint(-6,8)}"
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}" style="overflow:hidden"><path d="{d}" fill="none" stroke="{col}" stroke-width="1.2"/></svg>'
def seal(g,txt,px=86,col="#245"):
    i="s"+str(g.randint(0,10**8)); pts=" ".join(f"{50+(47 if k%2 else 43)*math.cos(k*math.pi/24):.1f},{50+(47 if k%2 else 43)*math.sin(k*math.pi/24):.1f}" for k in range(48))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100" fill="none" stroke="{col}"><polygon points="{pts}"/><circle cx="50" cy="50" r="37"/><circle cx="50" cy="50" r="24"/><defs><path id="{i}" d="M50 50m-29 0a29 29 0 1 1 58 0a29 29 0 1 1 -58 0"/></defs><text font-size="7.5" fill="{col}" stroke="none" font-family="Liberation Sans"><textPath href="#{i}">{E(txt)}</textPath></text><path d="M50 30l5 14h15l-12 9 5 15-13-9-13 9 5-15-12-9h15z"/></svg>'
def bars(g,w=180,h=26):
    x=0;o=""
    while x<w: a=g.choice([1,1,2,3]); o+=f'<rect x="{x}" width="{a}" height="{h}"/>'; x+=a+g.choice([1,1,2])
    return f'<svg width="{w}" height="{h}">{o}</svg>'
def guil(g,w,h,col,op=.25):
    o=""
    for k in range(9):
        a=g.randint(10,30);o+="<path d='M0 %d "%(h*(k+1)/10)+" ".join("Q%d %d %d %d"%(x+w/16,h*(k+1)/10+(a if j%2 else -a),x+w/8,h*(k+1)/10) for j,x in enumerate([w/8*q for q in range(8)]))+"'/>"
    return f'<svg style="position:absolute;left:0;top:0;z-index:-1;opacity:{op}" width="{w}" height="{h}" viewBox="0 0 {w} {h}" fill="none" stroke="{col}" stroke-width=".7">{o}</svg>'
def arms(px=50,col="#2b4"):
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100"><circle cx="50" cy="50" r="34" fill="none" stroke="{col}" stroke-width="5"/><path d="M50 12l9 27h29l-23 17 9 28-24-17-24 17 9-28-23-17h29z" fill="{col}" opacity=".7"/><circle cx="50" cy="52" r="11" fill="#fff" stroke="{col}"/></svg>'
def wm(t,size=90,rot=-35,col="#000",op=.07,n=1):
    return "".join(f'<div style="position:absolute;z-index:-1;left:0;right:0;top:{(100/(n+1))*(k+1)-6:.0f}%;text-align:center;font:bold {size}pt Liberation Sans;color:{col};opacity:{op};transform:rotate({rot}deg);white-space:nowrap">{t}</div>' for k in range(n))
