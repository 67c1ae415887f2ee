# -*- coding: utf-8 -*-
import random, datetime, html
D=datetime.date
MES="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
U="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
T=["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
H=["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
def num(n):
    if n<20: return U[n]
    if n<100: return T[n//10]+(" e "+U[n%10] if n%10 else "")
    if n==100: return "cem"
    if n<1000: return H[n//100]+(" e "+num(n%100) if n%100 else "")
    a,b=divmod(n,1000); s=("mil" if a==1 else num(a)+" mil")
    if not b: return s
    return s+(" e " if b<100 or b%100==0 else " ")+num(b)
def ext(d,first="primeiro"): return "%s de %s de %s"%(first if d.day==1 else num(d.day),MES[d.month-1],num(d.year))
def dmy(d): return d.strftime("%d/%m/%Y")
def longd(d): return "%d%s de %s de %d"%(d.day,"º" if d.day==1 else "",MES[d.month-1],d.year)
NOMUF={"AC":"Acre","AL":"Alagoas","AM":"Amazonas","AP":"Amapá","BA":"Bahia","CE":"Ceará","DF":"Distrito Federal","ES":"Espírito Santo","GO":"Goiás","MA":"Maranhão","MG":"Minas Gerais","MS":"Mato Grosso do Sul","MT":"Mato Grosso","PA":"Pará","PB":"Paraíba","PE":"Pernambuco","PI":"Piauí","PR":"Paraná","RJ":"Rio de Janeiro","RN":"Rio Grande do Norte","RO":"Rondônia","RR":"Roraima","RS":"Rio Grande do Sul","SC":"Santa Catarina","SE":"Sergipe","SP":"São Paulo","TO":"Tocantins"}
ART={"AC":"do","AL":"de","AM":"do","AP":"do","BA":"da","CE":"do","DF":"do","ES":"do","GO":"de","MA":"do","MG":"de","MS":"de","MT":"de","PA":"do","PB":"da","PE":"de","PI":"do","PR":"do","RJ":"do","RN":"do","RO":"de","RR":"de","RS":"do","SC":"de","SE":"de","SP":"de","TO":"do"}
MUN={"SP":["Araçatuba","Birigui","Jaú","Botucatu","Itapeva","São José do Rio Pardo","Mogi Guaçu","Pindamonhangaba","Registro"],
"MG":["Patos de Minas","Ubá","Caratinga","Lavras","Teófilo Otoni","Januária","São João del-Rei","Conselheiro Lafaiete"],
"RS":["Santa Rosa","Ijuí","Bagé","Caxias do Sul","Lajeado","Erechim","Sant'Ana do Livramento"],
"SC":["Blumenau","Concórdia","Brusque","Lages","Araranguá","São Bento do Sul"],
"PR":["Guarapuava","Irati","Toledo","Cianorte","União da Vitória","Foz do Iguaçu"],
"BA":["Jequié","Irecê","Ilhéus","Santo Antônio de Jesus","Barreiras","Bom Jesus da Lapa"],
"PE":["Garanhuns","Serra Talhada","Caruaru","Vitória de Santo Antão","Ouricuri"],
"CE":["Crateús","Iguatu","Quixadá","Sobral","Juazeiro do Norte"],
"PA":["Santarém","Altamira","Bragança","Castanhal","Abaetetuba"],
"AM":["Parintins","Tefé","Manacapuru","São Gabriel da Cachoeira"],
"MA":["Imperatriz","Bacabal","Caxias","Pinheiro"],
"RN":["Mossoró","Caicó","Pau dos Ferros"],"PB":["Patos","Cajazeiras","Sousa"],
"AL":["Arapiraca","Palmeira dos Índios","Penedo"],"SE":["Lagarto","Estância","Itabaiana"],
"PI":["Picos","Floriano","Parnaíba"],"GO":["Jataí","Formosa","Itumbiara","Ceres"],
"MT":["Sinop","Cáceres","Rondonópolis"],"MS":["Dourados","Corumbá","Ponta Porã","Três Lagoas"],
"RO":["Ji-Paraná","Vilhena","Cacoal"],"TO":["Gurupi","Araguaína","Porto Nacional"],
"ES":["Colatina","Cachoeiro de Itapemirim","São Mateus"],"RJ":["Itaperuna","Petrópolis","Campos dos Goytacazes","Barra Mansa"],
"AC":["Cruzeiro do Sul","Tarauacá"],"RR":["Boa Vista","Caracaraí"],"AP":["Santana","Oiapoque"],"DF":["Brasília"]}
UFS=list(MUN)
FOR=["Assunção - Paraguai","Porto - Portugal","Cochabamba - Bolívia","Beirute - Líbano","Osaka - Japão","Maracaibo - Venezuela","Luanda - Angola","Les Cayes - Haiti","Montevidéu - Uruguai","Pádua - Itália"]
MO="Sebastião Benedito Raimundo Osvaldo Waldemar Geraldo Adhemar Orlando Nélson Antônio José Joaquim Severino Euclides Hermínio Alcides Domingos Firmino Lourival Zeferino Agenor Honório Ladislau Otacílio".split()
FO="Sebastiana Benedita Raimunda Conceição Iracema Nair Odete Zulmira Dalva Jandira Hermínia Aparecida Luzia Josefa Eunice Alzira Deolinda Ercília Guiomar Leonor Adelaide Noêmia Olívia Áurea".split()
MN="Rodrigo Anderson Fábio Cristiano Élton Tiago Márcio Wellington Leandro Maurício Jônatas Cláudio Édson Rogério Gustavo Vinícius Otávio Luís Hélio Renato Dênis Alisson Ítalo Caíque".split()
FN="Patrícia Simone Adriana Luciana Jaqueline Cláudia Mônica Débora Verônica Tatiane Érica Lívia Fernanda Cíntia Rosângela Kátia Natália Letícia Priscila Michele Taís Flávia Daniele Vanessa".split()
MC="Davi Heitor Théo Miguel Arthur Bento Ravi Noah Enzo Caetano Joaquim Murilo Benício Levi Cauã Antônio Otto Ícaro Kauê Lorenzo".split()
FC="Maitê Sofia Helena Alícia Cecília Lívia Aurora Antonella Isadora Luísa Yasmin Maria Heloísa Júlia Clarice Liz Ayla Catarina Esther Inês".split()
SEC_M=["Henrique","Gabriel","Augusto","Emanuel","Luiz","Carlos","Eduardo","Lucas","Roberto","Vítor"]
SEC_F=["Beatriz","Vitória","Clara","Eduarda","Cristina","Regina","Aparecida","Lúcia","de Fátima","das Graças"]
SUR=["da Silva","dos Santos","Ferreira","de Oliveira","Rodrigues","Pereira","Lima","Carvalho","Gonçalves","Ribeiro","de Araújo","Mendonça","Cavalcanti","Bittencourt","Magalhães","Figueirêdo","Assunção","Falcão","Guimarães","Brandão","Peçanha","Quintão","Leitão","Simões","Dantas","Bezerra","Sampaio","Tourinho","Vilela","Arruda","do Nascimento","da Conceição","Nóbrega","Maciel","Paes","Lobato","Tavares","Muniz","Seixas","Galvão"]
SURI=["Schneider","Zimmermann","Bortolotto","Zanella","Kowalczyk","Wisniewski","Nakamura","Fujimoto","Haddad","Abdalla","Krüger","Müller","D'Ávila","Sant'Anna","Dal Pozzo","Piccinini","Schlösser","Yamashita","Karajá","Tukano","Kaingang","Mbengue","Quispe","Hübner"]
def cpf(R,ok=True):
    n=[R.randint(0,9) for _ in range(9)]
    for k in (10,11):
        s=sum(a*b for a,b in zip(n,range(k,1,-1)))*10%11%10; n.append(s)
    if not ok: n[10]=(n[10]+3)%10
    s="".join(map(str,n)); return "%s.%s.%s-%s"%(s[:3],s[3:6],s[6:9],s[9:])
def mdv(s):
    for _ in (0,1):
        m=32-len(s); t=0
        for c in s:
            t+=int(c)*m; m=0 if m==10 else m+1
        t%=11; s+=str(1 if t==10 else t)
    return s
def matr(cns,year,livro,folha,termo,ac="01"): return mdv("%s%s55%d1%05d%03d%07d"%(cns,ac,year,livro,folha,termo))
def mfmt(m,st=0):
    p=[m[:6],m[6:8],m[8:10],m[10:14],m[14],m[15:20],m[20:23],m[23:30],m[30:]]
    if st==0: return " ".join(p)
    if st==1: return ".".join(p[:-1])+"-"+p[-1]
    if st==2: return m
    return " ".join(p[:-1])+"-"+p[-1]
class X: pass
ADDR=["Rua Barão do Rio Branco","Avenida Getúlio Vargas","Praça da Matriz","Rua Sete de Setembro","Travessa São Benedito","Rua Marechal Deodoro","Avenida Brasil","Rua Coronel Quirino","Rua 15 de Novembro","Praça Rui Barbosa"]
OFF=["Registro Civil das Pessoas Naturais de {m}","{n}º Ofício de Registro Civil das Pessoas Naturais de {m}","Cartório {s} - Registro Civil e Notas","Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede","Serventia Extrajudicial do Ofício Único de {m}","Serviço Registral das Pessoas Naturais - {n}ª Zona","Cartório de Registro Civil {s}","Ofício do Registro Civil e Tabelionato de Notas de {m}","Cartório do {n}º Distrito Judiciário de {m}","Registro Civil e Títulos {s} & Filhos"]
HOSP=["Hospital e Maternidade Santa Isabel","Santa Casa de Misericórdia","Hospital Municipal Dr. Anísio Falcão","Maternidade Nossa Senhora do Ó","Hospital Regional do Vale","Casa de Saúde São Lucas","Maternidade Escola Januário Peixoto","Hospital Universitário Professor Ataíde Lins","Hospital São Vicente de Paulo","Centro de Parto Normal Flor de Mandacaru","Unidade Mista de Saúde Irmã Dulcina"]
def base_sur(s):
    return s
def person(R,sex,gen,sur,two=.45):
    f={"o":(MO,FO),"n":(MN,FN),"c":(MC,FC)}[gen][0 if sex=="M" else 1]
    a=R.choice(f)
    if R.random()<two:
        b=R.choice([x for x in (SEC_M if sex=="M" else SEC_F) if x!=a]); a+=" "+b
    return a+" "+sur
def surn(R): return R.choice(SURI if R.random()<.28 else SUR)
def parent(R,sex,gen,long=False):
    s1,s2=surn(R),surn(R)
    while s2==s1: s2=surn(R)
    o=X(); o.sex=sex
    pre=surn(R)+" " if long else ""
    if pre.strip() in (s1,s2): pre=""
    o.sur=s2
    o.nome=person(R,sex,gen,(pre+s1 if R.random()<.85 or long else "").strip()+" "+s2,.75 if long else .4).replace("  "," ")
    gs=surn(R)
    o.avo=person(R,"M","o",(gs+" " if R.random()<.5 and gs!=s2 else "")+s2)
    o.ava=person(R,"F","o",s1+(" "+s2 if R.random()<.6 else ""))
    return o
def rec(seed,by=(1950,2023),iy=2024,fl=(),first_copy=False,uf=None):
    R=random.Random(seed); r=X(); r.R=R; r.fl=set(fl)
    r.uf=uf or R.choice(UFS); r.omun=R.choice(MUN[r.uf])
    r.bmun=r.omun if R.random()<.6 else R.choice(MUN[r.uf]); r.buf=r.uf
    if R.random()<.1: r.buf=R.choice(UFS); r.bmun=R.choice(MUN[r.buf])
    y=R.randint(*by); r.nasc=D(y,R.randint(1,12),R.randint(1,28))
    r.reg=r.nasc+datetime.timedelta(days=R.choice([1,2,5,9,14,22,38,60]))
    if "tardio" in r.fl: r.reg=r.nasc+datetime.timedelta(days=R.randint(2000,5200))
    r.emi=r.reg+datetime.timedelta(days=R.choice([0,1,3])) if first_copy else max(D(iy,R.randint(1,12),R.randint(1,28)),r.reg+datetime.timedelta(days=30))
    r.h,r.mi=R.randint(0,23),R.choice([0,5,12,17,20,30,35,43,50,58]); r.hora="%02d:%02d"%(r.h,r.mi)
    if "semhora" in r.fl: r.hora=""
    r.sexo=R.choice("MF"); r.S="Masculino" if r.sexo=="M" else "Feminino"
    lg="longo" in r.fl
    gen="n" if y>1975 else "o"
    k=("F","F") if "maes" in r.fl else ("M","M") if "pais" in r.fl else ("M","F")
    a,b=parent(R,k[0],gen,lg),parent(R,k[1],gen,lg)
    while b.nome==a.nome or b.sur==a.sur: b=parent(R,k[1],gen,lg)
    r.pai,r.mae=a,b      # pai = 1st, mae = 2nd; with maes both women
    r.solo="solo" in r.fl; r.solopai="solopai" in r.fl; r.same=k[0]==k[1]
    for p in (a,b):
        u=r.uf if R.random()<.7 else R.choice(UFS); p.m,p.u=R.choice(MUN[u]),u; p.f=""
        p.prof=R.choice(["lavrador" if p.sex=="M" else "lavradora","comerciante","do lar" if p.sex=="F" else "pedreiro","professor" if p.sex=="M" else "professora","motorista","pescador" if p.sex=="M" else "costureira","técnico em informática" if p.sex=="M" else "enfermeira"])
        p.idade=R.randint(18,41)
    if "estr" in r.fl: (a if R.random()<.5 and not r.solo else b).f=R.choice(FOR)
    if "estr2" in r.fl: a.f,b.f=R.sample(FOR,2)
    sn=b.sur if r.solo else a.sur if r.solopai else b.sur+" "+a.sur
    if lg: sn=surn(R)+" "+sn if R.random()<.7 else sn
    c="c" if y>1995 else "n" if y>1970 else "o"
    r.nome=person(R,r.sexo,c,sn,.8 if lg else .5)
    r.gem=[]
    if "gemeo" in r.fl or "trigemeo" in r.fl:
        while len(r.gem)<(2 if "trigemeo" in r.fl else 1):
            n=person(R,R.choice("MF"),c,sn)
            if n!=r.nome and n not in r.gem: r.gem.append(n)
    r.cpf=cpf(R); r.cns="%06d"%R.randint(10000,169999)
    r.livro,r.folha,r.termo=R.randint(3,480),R.randint(2,299),R.randint(180,139999); r.v=R.random()<.35
    r.mat=matr(r.cns,r.reg.year,r.livro,r.folha,r.termo)
    r.gmat=[matr(r.cns,r.reg.year,r.livro,r.folha+(1 if 0 else 0),r.termo+1+i) for i in range(len(r.gem))]
    r.dnv="%d-%08d-%d"%(R.choice([30,31,32,30]),R.randint(10**7,99999999),R.randint(0,9))
    r.dnv2=r.dnv.replace("-","")
    if y<2000: r.dnv=r.dnv2=""
    r.casa="casa" in r.fl; r.hosp=R.choice(HOSP)
    r.osur=R.choice(["Peixoto","Vasconcellos","Tenório","Zardo","Moretti","Lacerda"])
    r.off=R.choice(OFF).format(m=r.omun,n=R.choice("12"),s=r.osur)
    osx=R.choice("MF"); r.osx=osx
    r.ofic=person(R,osx,R.choice("on"),surn(R)+" "+r.osur,.4)
    r.clerk=person(R,"F","n",surn(R)+" "+surn(R),.3); r.csx="F"
    r.decl=a.nome if not r.solo and R.random()<.6 else b.nome
    if r.solopai: r.decl=a.nome
    r.wit=[person(R,"M","n",surn(R)+" "+surn(R)),person(R,"F","n",surn(R))]
    r.addr="%s, nº %d"%(R.choice(ADDR),R.randint(11,2890)); r.cep="%05d-%03d"%(R.randint(1000,99000),R.randint(0,999))
    r.tel="(%d) %d-%04d"%(R.randint(11,99),R.randint(3200,3999),R.randint(0,9999))
    r.mail="contato@rcpn%s.not.example"%r.cns
    L="ABCDEFGHJKLMNPQRSTUVWXYZ"
    r.sec="%s-%s-%s"%tuple("".join(R.choice(L+"0123456789") for _ in range(4)) for _ in range(3))
    r.selos=["".join(R.choice(L) for _ in range(4))+"%05d"%R.randint(0,99999),
      "%06dPN%03d%07d%02d"%(int(r.cns),R.randint(1,99),R.randint(1,9999999),R.randint(0,99)),
      "SFTN%d."%R.randint(1,9)+"".join(R.choice(L+L.lower()+"0123456789") for _ in range(5))+"."+"".join(R.choice(L+L.lower()+"0123456789") for _ in range(5))+".%s"%R.choice(L),
      "%04d.%02d.%07d.%05d"%(R.randint(100,999),R.randint(1,9),R.randint(1,9999999),R.randint(1,99999))]
    r.selo=r.selos[R.randint(0,3)]
    r.fee="%d,%02d"%(R.randint(28,96),R.randint(0,99))
    cj=person(R,"F" if r.sexo=="M" else "M",c,surn(R)+" "+surn(R))
    dn=max(r.reg,r.emi-datetime.timedelta(days=R.randint(15,900)))
    r.dn=dn; g=r.mae.nome
    dm=max(r.reg,min(r.emi-datetime.timedelta(days=15),r.nasc+datetime.timedelta(days=R.randint(7500,13000)))); r.dm=dm
    p=r.pai
    o_="o" if r.sexo=="M" else "a"
    AV={"pat":"Por mandado do Juízo de Direito da Vara de Família de %s, datado de %s, foi reconhecida a paternidade, passando a constar como genitor %s e como avós paternos %s e %s. Averbado em %s."%(r.omun,dmy(dn-datetime.timedelta(days=9)),p.nome,p.avo,p.ava,dmy(dn)),
     "ret":("Procede-se à retificação administrativa, nos termos do art. 110 da Lei nº 6.015, de 31/12/1973, para constar" if dn.year>1976 else "Retificado por despacho do Juiz de Direito desta Comarca, na forma do Decreto nº 4.857, de 9/11/1939, para constar")+" que o nome correto da genitora é %s. Dou fé. %s, %s."%(g,r.omun,longd(dn)),
     
     "cpf":"Nos termos do Provimento CNJ nº 63/2017, inscrevo o CPF de titularidade d%s registrad%s, nº %s. %s."%(o_,o_,r.cpf,dmy(dn)),
     "curta":"Acrescido o sobrenome da família materna em %s, prot. %d."%(dmy(dn),R.randint(100,9000)),
     "div":"Divórcio dos genitores, conforme sentença proferida nos autos nº %07d-%02d.%d.8.%02d.%04d, transitada em julgado em %s, voltando a genitora a usar o nome de solteira."%(R.randint(1,9999999),R.randint(10,99),dn.year,R.randint(1,27),R.randint(1,600),dmy(dn))}
    r.av=""; r.an=""
    for f in r.fl:
        if f.startswith("av:"): r.av=AV[f[3:]]
        if f=="an:cas": r.an="%s registrad%s casou-se com %s em %s, termo nº %d, fls. %d, do livro B-%d do Registro Civil de %s."%("O" if r.sexo=="M" else "A",o_,cj,dmy(dm),R.randint(100,9999),R.randint(1,300),R.randint(2,90),r.omun)
        if f=="an:obi": r.an="Óbito ocorrido em %s, registrado sob o nº %d, fls. %d, livro C-%d, deste Ofício."%(dmy(dm),R.randint(100,9999),R.randint(1,300),R.randint(2,60))
    r.acc={}; r.joint=False; r.cad=[]
    return r
def pnat(p,sep="/",st=0):
    if p.f: return p.f if st<2 else p.f.replace(" - ",", ")
    return p.m+sep+p.u if st==0 else p.m+", Estado %s %s"%(ART[p.u],NOMUF[p.u])
def truth(case,w,h,r,**k):
    """k overrides by short key"""
    g=lambda n,d="":k.get(n,d)
    bt=k["bt"]
    data={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
    "dados_pessoais":{"nome_completo":k["nome"],"cpf":g("cpf"),"matrícula":g("mat"),"data_nascimento":{"texto_completo":bt,"dia":"%02d"%r.nasc.day,"mês":"%02d"%r.nasc.month,"ano":str(r.nasc.year)},"hora_nascimento":g("hora",r.hora),"naturalidade":k["nat"],"sexo":g("sexo",r.S)},
    "local_nascimento":{"estabelecimento":g("estab"),"município":k["bmun"],"uf":g("buf",r.buf)},
    "registro":{"município":k["omun"],"uf":g("ouf",r.uf),"cartório":k["cart"],"data_registro":g("dreg",dmy(r.reg)),"número_dnv":g("dnv"),"livro":g("livro",str(r.livro)),"folha":g("folha",str(r.folha)),"termo":g("termo",str(r.termo))},
    "filiação":{"genitor_1":{"nome_completo":k["g1"][0],"naturalidade":k["g1"][1]},"genitor_2":{"nome_completo":k["g2"][0],"naturalidade":k["g2"][1]}},
    "avós":{"paternos":{"avô":k["pat"][0],"avó":k["pat"][1]},"maternos":{"avô":k["mata"][0],"avó":k["mata"][1]}},
    "gêmeos":{"status":"Sim" if r.gem else "Não","informações_adicionais":g("geminfo")},
    "observações":{"averbações":g("av",r.av),"anotações":g("an",r.an)},
    "autenticação":{"selo_digital":g("selo"),"oficial_registro":g("ofic"),"data_emissão":dmy(r.emi)}}
    return {"case":case,"layout":case.split("-")[0],"condition":"pdf_born_digital","file":case+".pdf","width":w,"height":h,"resizeImage":False,"data":data,"accept":r.acc,
      "meta":{"twin_names":k.get("twins",[]),"joint_notes":r.joint,"cadastro":r.cad}}
def fam(r,C,nat,order="pm"):
    """list of (role,name,nat,avo,ava) present in printing order, plus truth parts"""
    P=[("pai",r.pai),("mae",r.mae)]
    if r.solo: P=P[1:]
    if r.solopai: P=P[:1]
    if order=="mp": P=P[::-1]
    rows=[(k if not r.same else ("mae" if p.sex=="F" else "pai"),C(p.nome),nat(p),C(p.avo),C(p.ava),p) for k,p in P]
    t={}
    t["g1"]=(rows[0][1],rows[0][2]); t["g2"]=(rows[1][1],rows[1][2]) if len(rows)>1 else ("","")
    pat=mat=("","")
    for i,x in enumerate(rows):
        if r.same:
            if (i==0)==(x[0]=="mae"): mat=(x[3],x[4])
            else: pat=(x[3],x[4])
        elif x[0]=="pai": pat=(x[3],x[4])
        else: mat=(x[3],x[4])
    if r.same:
        for j,n in enumerate(("avô","avó")):
            r.acc["avós.paternos."+n]=[mat[j]]; r.acc["avós.maternos."+n]=[pat[j]]
    t["pat"],t["mata"]=pat,mat
    return rows,t
E_=html.escape
def qr(seed,n=25,px=2.4,color="#000"):
    R=random.Random(seed); s=""
    def fin(x,y): return "<rect x='%d' y='%d' width='7' height='7' fill='%s'/><rect x='%d' y='%d' width='5' height='5' fill='#fff'/><rect x='%d' y='%d' width='3' height='3' fill='%s'/>"%(x,y,color,x+1,y+1,x+2,y+2,color)
    p=""
    for y in range(n):
        for x in range(n):
            if (x<8 and y<8) or (x>n-9 and y<8) or (x<8 and y>n-9): continue
            if R.random()<.48: p+="M%d %dh1v1h-1z"%(x,y)
    return "<svg class='qr' width='%g' height='%g' viewBox='0 0 %d %d' shape-rendering='crispEdges'><rect width='%d' height='%d' fill='#fff'/><path d='%s' fill='%s'/>%s%s%s</svg>"%(n*px,n*px,n,n,n,n,p,color,fin(0,0),fin(n-7,0),fin(0,n-7))
def arms(sz,c="#1d5b34",c2="#e8c53a"):
    s=""
    import math
    for i in range(20):
        a=i*math.pi/10; s+="<line x1='50' y1='50' x2='%.1f' y2='%.1f' stroke='%s' stroke-width='2'/>"%(50+48*math.cos(a),50+48*math.sin(a),c2)
    st=" ".join("%.1f,%.1f"%(50+(34 if i%2==0 else 14)*math.sin(i*math.pi/5),50-(34 if i%2==0 else 14)*math.cos(i*math.pi/5)) for i in range(10))
    return "<svg width='%g' height='%g' viewBox='0 0 100 100'>%s<polygon points='%s' fill='%s'/><circle cx='50' cy='50' r='11' fill='#fff' stroke='%s' stroke-width='3'/></svg>"%(sz,sz,s,st,c,c2)
def sig(seed,w=130,h=34,c="#16307a"):
    R=random.Random(seed); x=6; d="M6 %d"%(h*.6)
    while x<w-20:
        x2=x+R.randint(8,22); d+=" C%d %d %d %d %d %d"%(x+3,R.randint(1,h),x2-4,R.randint(0,h),x2,R.randint(int(h*.35),int(h*.75))); x=x2
    return "<svg width='%d' height='%d' viewBox='0 0 %d %d'><path d='%s' fill='none' stroke='%s' stroke-width='1.2'/></svg>"%(w,h,w,h,d,c)
def guil(w,h,c,n=14,amp=9,op=.35):
    import math
    s=""
    for k in range(n):
        pts=" ".join("%.1f,%.1f"%(x,h/2+math.sin(x/ (w/18)+k*.35)*amp*(1+.5*math.sin(k))+ (k-n/2)*.6) for x in range(0,int(w)+4,4))
        s+="<polyline points='%s' fill='none' stroke='%s' stroke-width='.4'/>"%(pts,c)
    return "<svg width='%gpt' height='%gpt' viewBox='0 0 %g %g' preserveAspectRatio='none' style='opacity:%g;display:block'>%s</svg>"%(w,h,w,h,op,s)
def page(w,h,css,body,title="Certidão de Nascimento"):
    return "<!DOCTYPE html><html lang=\"pt-BR\"><head><meta charset=\"utf-8\"><title>%s</title><style>@page{size:%gpt %gpt;margin:0}*{box-sizing:border-box}html,body{margin:0;padding:0}body{width:%gpt;height:%gpt;position:relative;overflow:hidden;-webkit-print-color-adjust:exact}%s</style></head><body>%s</body></html>"%(title,w,h,w,h-1,css,body)
