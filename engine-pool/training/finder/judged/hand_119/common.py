# -*- coding: utf-8 -*-
import random, html as H, unicodedata, re, datetime
E=lambda s:H.escape(str(s),quote=False)
UN="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
DZ="x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
CT="x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
def ext(n):
    if n<20: return UN[n]
    if n<100: return DZ[n//10]+(" e "+UN[n%10] if n%10 else "")
    if n==100: return "cem"
    if n<1000: return CT[n//100]+(" e "+ext(n%100) if n%100 else "")
    m,r=divmod(n,1000)
    a="mil" if m==1 else ext(m)+" mil"
    if not r: return a
    return a+(" e " if r<100 or r%100==0 else " ")+ext(r)
def fem(s):
    return re.sub(r"\bdois\b","duas",re.sub(r"\bum\b","uma",s))
MES="x janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
def dext(d,um="mil"):
    y,m,dd=d
    s=ext(y)
    if um!="mil" and s.startswith("mil "): s=um+s[3:]
    return ("primeiro" if dd==1 else ext(dd))+" de "+MES[m]+" de "+s
def dm(d): return "%02d/%02d/%04d"%(d[2],d[1],d[0])
def dlong(d): return "%02d de %s de %d"%(d[2],MES[d[1]],d[0])
UFN={"SP":"São Paulo","RJ":"Rio de Janeiro","MG":"Minas Gerais","RS":"Rio Grande do Sul","PR":"Paraná","SC":"Santa Catarina","BA":"Bahia","PE":"Pernambuco","CE":"Ceará","GO":"Goiás","PA":"Pará","MA":"Maranhão","PB":"Paraíba","ES":"Espírito Santo","MT":"Mato Grosso","AM":"Amazonas","RN":"Rio Grande do Norte","SE":"Sergipe","DF":"Distrito Federal","MS":"Mato Grosso do Sul"}
UFD={"BA":"da","PB":"da","PR":"do","RJ":"do","RS":"do","CE":"do","PA":"do","MA":"do","ES":"do","AM":"do","RN":"do","MT":"de","DF":"do","MS":"de"}
def est(uf): return "Estado %s %s"%(UFD.get(uf,"de"),UFN[uf]) if uf!="DF" else "Distrito Federal"
CID={"SP":["Botucatu","Jaboticabal","Itapeva","São José do Rio Pardo","Mogi Mirim","Lins","Santa Cruz do Rio Pardo"],
"RJ":["Vassouras","Nova Friburgo","Itaperuna","Barra do Piraí","Macaé","São Fidélis"],
"MG":["Diamantina","São João del-Rei","Ponte Nova","Conselheiro Lafaiete","Januária","Santa Rita do Sapucaí","Caratinga"],
"RS":["Cachoeira do Sul","São Borja","Vacaria","Santo Ângelo","Dom Pedrito","Encruzilhada do Sul"],
"PR":["Guarapuava","Palmas","Jacarezinho","União da Vitória","Cornélio Procópio"],
"SC":["Lages","São Bento do Sul","Tijucas","Campos Novos","Urussanga"],
"BA":["Jequié","Caetité","Santo Amaro","Senhor do Bonfim","Vitória da Conquista","Ilhéus"],
"PE":["Garanhuns","Pesqueira","Goiana","Afogados da Ingazeira","Limoeiro"],
"CE":["Sobral","Quixeramobim","Icó","Limoeiro do Norte","Canindé"],
"GO":["Catalão","Pirenópolis","Jataí","Cidade de Goiás"],"PA":["Bragança","Óbidos","Cametá","Santarém"],
"MA":["Caxias","Codó","Viana"],"PB":["Sousa","Cajazeiras","Areia"],"ES":["Colatina","Alegre","Santa Teresa"],
"RN":["Caicó","Açu","Currais Novos"],"SE":["Estância","Propriá"],"MT":["Cáceres","Rondonópolis"],"AM":["Parintins","Itacoatiara"],"MS":["Aquidauana","Corumbá"]}
PM={"old":"Aristides Benedito Waldemar Sebastião Osório Euclides Deodato Honório Anísio Jovelino Clodoaldo Genésio Moacyr Alcebíades Orlando Nélson Ildefonso Raymundo Theodoro Hermenegildo".split(),
"mid":"Carlos Roberto Edson Valdir Paulo Gilberto Marcos Sérgio Reginaldo Wilson Adilson Cláudio Luís Márcio Jairo Ronaldo Fábio Evandro Robson Celso".split(),
"new":"Davi Enzo Heitor Théo Bernardo Miguel Ravi Gael Murilo Caio Otávio Benício Yuri Ícaro Samuel Vicente Joaquim Nícolas Levi Noah".split()}
PF={"old":"Umbelina Jandyra Etelvina Alzira Durvalina Sebastiana Ondina Iracema Philomena Benedicta Laudelina Hermínia Nair Zulmira Eulália Guiomar Aparecida Conceição Odete Dalva".split(),
"mid":"Sônia Marlene Rosângela Vera Cleusa Elisabete Sandra Márcia Regina Solange Adriana Luciana Simone Patrícia Cláudia Rosemeire Valéria Denise Kátia Ivone".split(),
"new":"Helena Alícia Manuela Lívia Antonella Cecília Maitê Yasmin Heloísa Ísis Lorena Aurora Esther Liz Clarice Betina Sofia Melissa Eloá Agatha".split()}
M2={"old":"José João Antônio Francisco Pedro".split(),"mid":"José Antônio Aparecido Luiz Henrique Augusto".split(),"new":"Henrique Gabriel Luca Emanuel Augusto".split()}
F2={"old":["Maria","das Dores","de Lourdes","da Glória","do Carmo"],"mid":["Maria","Aparecida","de Fátima","Cristina","Helena"],"new":["Vitória","Valentina","Luísa","Beatriz","Maria"]}
SO="Prates Quadros Bittencourt Furtado Lacerda Nogueira Siqueira Camargo Brandão Peçanha Rezende Valadares Falcão Cordeiro Tavares Mendonça Guimarães Teixeira Paranhos Vilela Fagundes Assunção Bezerra Leitão Galvão Amorim Sampaio Araújo Menezes Pimentel Figueiró Zanetti Bortolotto Schneider Kuhn Hoffmann Nakamura Yoshida Haddad Kowalski Sant'Anna Gonçalves Magalhães D'Ávila Coutinho Damasceno Espíndola Frazão Goulart Macêdo".split()
PRE=["","","","de ","da ","dos "]
BSO={"dos ":"Santos Reis Anjos Passos".split(),"da ":"Silva Costa Rocha Cunha Conceição".split(),"de ":"Oliveira Souza Almeida Barros Moraes".split()}
def era(y): return "old" if y<1955 else "mid" if y<1995 else "new"
def surname(r):
    p=r.choice(PRE)
    return p+r.choice(BSO[p]) if p else r.choice(SO)
def given(r,sx,y):
    e=era(y); a=r.choice((PM if sx=="M" else PF)[e])
    if r.random()<.55:
        b=r.choice((M2 if sx=="M" else F2)[e])
        if b!=a: a+=" "+b
    return a
def dv(s):
    def w(v):
        t=0;m=32-len(v)
        for c in v:
            t+=int(c)*m; m+=1
            if m>10: m=0
        x=t%11
        return str(1 if x>9 else x)
    a=w(s); return a+w(s+a)
def matr(cns,y,l,f,t):
    s="%06d0155%04d1%05d%03d%07d"%(cns,y,l,f,t); return s+dv(s)
assert dv("104539015520131000120210000123")=="21"
def fm(m,sep=" "):
    return sep.join([m[:6],m[6:8],m[8:10],m[10:14],m[14],m[15:20],m[20:23],m[23:30]])+("-" if sep==" " else sep)+m[30:]
def cpf(r):
    d=[r.randint(0,9) for _ in range(9)]
    for k in (10,11):
        x=sum(a*b for a,b in zip(d,range(k,1,-1)))*10%11; d.append(x%10)
    s="".join(map(str,d)); return "%s.%s.%s-%s"%(s[:3],s[3:6],s[6:9],s[9:])
def addd(d,n):
    x=datetime.date(*d)+datetime.timedelta(days=n); return (x.year,x.month,x.day)
HOSP=["Hospital e Maternidade Santa Isabel","Santa Casa de Misericórdia","Maternidade Frei Galvão","Hospital Municipal Dr. Jurandyr Prates","Casa de Saúde São Lucas","Hospital Regional do Vale","Maternidade Escola Nossa Senhora do Ó","Hospital Beneficente São Vicente de Paulo","Hospital Unimed","Casa de Parto Sapê"]
PROF_M=["lavrador","comerciante","operário","ferroviário","funcionário público","motorista","pedreiro","alfaiate","bancário"]
PROF_F=["doméstica","do lar","professora","costureira","prendas domésticas"]
AL="ABCDEFGHJKLMNPQRSTUVWXYZ"
def selo(r,uf):
    n=lambda k:"".join(str(r.randint(0,9)) for _ in range(k)); a=lambda k:"".join(r.choice(AL) for _ in range(k))
    if uf=="SP": return n(6)+"1NASC"+n(9)+r.choice("24")+n(1)+a(1),""
    if uf=="RJ": return "E"+a(3)+" "+n(5),a(3)
    if uf=="MG": return a(3)+n(5),".".join(n(4) for _ in range(4))
    if uf=="RS": return "0%s.04.%s.%s"%(n(3),"24000"+n(2),n(5)),""
    if uf=="PR": return "SFRCN.%s.%s-%s.%s"%(a(2)+n(1)+a(2).lower(),a(3).lower()+n(2),a(2)+a(3).lower(),n(3)+"q"),""
    if uf=="SC": return a(3)+n(5)+"-"+a(2)+n(2),""
    if uf=="PE": return "00%s.%s%s202401.%s"%(n(5),a(3),n(2),n(5)),""
    if uf=="CE": return a(3)+n(6)+"-"+a(1)+n(1)+a(1)+n(1),""
    if uf=="BA": return "%s.%s%s-%s"%(n(4),a(2),n(6),n(1)),a(2)+n(3)+a(3)
    return n(14)+a(2)+n(4),""
def pessoa(r,sx,y,ufs,so=None,longn=False):
    g=given(r,sx,y); s1,s2=surname(r),surname(r)
    while s2==s1: s2=surname(r)
    so=so or (s1+" "+s2)
    if longn: so=surname(r)+" "+so
    uf=r.choice(ufs)
    last=so.split(" ")[-1]
    pre=""
    w=so.split(" ")
    if len(w)>1 and w[-2] in("de","da","dos"): pre=w[-2]+" "
    fs=pre+last
    av=given(r,"M",y-28)+" "+surname(r)+" "+fs
    aa=given(r,"F",y-26)+" "+surname(r)+" "+(fs if r.random()<.6 else surname(r))
    return dict(pren=g,sobr=so,nome=g+" "+so,sx=sx,nm=r.choice(CID[uf]),nuf=uf,av=av,aa=aa,idade=r.randint(19,41),prof=r.choice(PROF_M if sx=="M" else PROF_F))
def gen(seed,by,iy=None,uf="SP",fam="pm",home=False,tw=0,longn=False,sx=None,hora=True,noav=False,livreg=None,**k):
    """by birth year, iy issue year"""
    r=random.Random("119"+str(seed)); R={}
    R["r"]=r
    b=(by,r.randint(1,12),r.randint(1,28)); R["nasc"]=b
    R["hora"]=(r.randint(0,23),r.choice([0,5,10,15,20,30,40,45,50,r.randint(1,59)])) if hora else None
    if k.get("hh"): R["hora"]=k["hh"]
    sx=sx or r.choice("MF"); R["sx"]=sx; R["sexo"]="Masculino" if sx=="M" else "Feminino"
    near=[uf,uf,uf,r.choice(list(CID))]
    s={"p":"M","m":"F"}
    ps=[pessoa(r,s[c],by-28,near,longn=longn and i==0) for i,c in enumerate(fam)]
    R["p"]=ps; R["fam"]=fam
    def tail(p):
        w=p["sobr"].split(" "); return (w[-2]+" " if len(w)>1 and w[-2] in("de","da","dos") else "")+w[-1]
    if len(ps)==2:
        mo=[p for p in ps if p["sx"]=="F"]; fa=[p for p in ps if p["sx"]=="M"]
        o=(mo[0],fa[0]) if mo and fa else (ps[0],ps[1])
        a_,b_=tail(o[0]),tail(o[1]); so=a_+" "+b_ if a_!=b_ else b_
        if longn: so=surname(r)+" "+so
    else: so=ps[0]["sobr"]
    R["pren"]=given(r,sx,by); R["sobr"]=so; R["nome"]=R["pren"]+" "+so
    R["mun"]=r.choice(CID[uf]); R["uf"]=uf
    R["home"]=home
    R["estab"]="" if home else r.choice(HOSP)
    R["rmun"],R["ruf"]=(livreg or (R["mun"],uf))
    late=k.get("late",0)
    R["dreg"]=addd(b,late or r.randint(1,14))
    R["dem"]=(lambda d:d)(addd((iy,1,1),r.randint(20,330))) if iy and iy>R["dreg"][0] else R["dreg"]
    if datetime.date(*R["dem"])<datetime.date(*R["dreg"]): R["dem"]=R["dreg"]
    while datetime.date(*R["dem"]).weekday()>4: R["dem"]=addd(R["dem"],1)
    R["L"]=r.randint(12,398); R["F"]=r.randint(2,299); R["T"]=r.randint(1200,98000); R["cns"]=r.randint(100200,159900)
    ry=R["dreg"][0]
    R["matr"]=matr(R["cns"],ry,R["L"],R["F"],R["T"])
    R["cpf"]=cpf(r) if by>=2016 or r.random()<.5 else ""
    R["dnv"]="30-%08d-%d"%(r.randint(20000000,89999999),r.randint(0,9)) if by>=2010 else ""
    R["tw"]=[]
    for i in range(tw):
        sx2=r.choice("MF")
        while True:
            g=given(r,sx2,by)
            if g!=R["pren"] and g not in [t[0].split(" ")[0] for t in R["tw"]]: break
        R["tw"].append((g+" "+so,matr(R["cns"],ry,R["L"],R["F"],R["T"]+1+i)))
    q=lambda sx,y: (lambda a:a["nome"])(pessoa(r,sx,y,near))
    R["of"]=q(r.choice("MF"),by if by<1990 else 1970); R["esc"]=q(r.choice("MF"),1975 if by>1960 else by-20)
    R["of_f"]=R["of"].split(" ")[0] in PF["old"]+PF["mid"]+PF["new"]
    R["selo"],R["sec"]=selo(r,R["ruf"])
    R["av"]=R["an"]=""
    ia=R["dem"][0]
    def dd(lo): 
        y=r.randint(min(lo,ia-1),ia-1) if ia-1>=lo else lo
        return dlong((y,r.randint(1,12),r.randint(1,28)))
    py=r.randint(by+1,max(by+1,ia-2)); pd=(py,r.randint(1,9),r.randint(1,28)); PA=(dlong(pd),dlong(addd(pd,r.randint(5,80))))
    ry2=r.randint(min(R["dreg"][0]+1,ia-1),ia-1); RD=dlong((ry2,r.randint(1,12),r.randint(1,28)))
    conj=q("F" if sx=="M" else "M",by)
    A={"pat":lambda:"Por escritura pública de reconhecimento lavrada em %s, no Tabelionato de Notas desta comarca, livro %d, folhas %d, %s reconheceu a paternidade d%s registrad%s. Averbado em %s."%(PA[0],r.randint(20,300),r.randint(1,199),ps[0]["nome"] if ps[0]["sx"]=="M" else ps[-1]["nome"],*("oo" if sx=="M" else "aa"),PA[1]),
     "ret":lambda:"Conforme mandado expedido em %s pelo MM. Juiz de Direito da %dª Vara Cível de %s, processo nº %d/%02d, retificou-se o nome da avó materna, que passou a constar como nesta certidão."%(RD,r.randint(1,3),R["rmun"],r.randint(100,999),ry2%100),
     "mult":lambda:"Por decisão do Juízo da Vara da Infância e Juventude de %s, transitada em julgado, autos 000%d-%02d.%d.8.26.0072, foi reconhecida a filiação socioafetiva. Averbação feita em %s."%(R["rmun"],r.randint(1000,9999),r.randint(10,99),max(2017,by+1),dd(max(2018,by+1))),
     "nome":lambda:"Alterado o prenome, a requerimento, nos termos do art. 56 da Lei nº 6.015/73, com a redação da Lei nº 14.382/2022, para o que consta desta certidão. O prenome anterior era %s. Averbado em %s."%(given(r,sx,by),dd(2023))}
    N={"cas":lambda:"Casou-se em %s com %s, conforme assento nº %d, fls. %d, do livro B-%d, do Registro Civil de %s, passando a assinar %s."%(dd(by+22),conj,r.randint(500,9000),r.randint(2,298),r.randint(5,90),r.choice(CID[R["ruf"]]),R["nome"].rsplit(" ",1)[0]+" "+conj.split(" ")[-1]),
     "div":lambda:"Divorciado de %s por escritura pública de %s, do 2º Tabelião de Notas de %s, livro %d, página %d."%(conj,dd(max(2008,by+30)),R["rmun"],r.randint(50,500),r.randint(1,398)),
     "obt":lambda:"Faleceu em %s, em %s, termo %d, livro C-%d, folha %d, Registro Civil do mesmo município."%(dd(by+40),r.choice(CID[R["ruf"]]),r.randint(500,20000),r.randint(5,99),r.randint(2,298))}
    if k.get("av"): R["av"]=A[k["av"]]()
    if k.get("an"): R["an"]=N[k["an"]]()
    R["cad"]=[]
    if k.get("cad"):
        org={"SP":"SSP/SP"}.get(R["ruf"],"SSP/"+R["ruf"])
        pool=[("RG","%d.%03d.%03d-%d"%(r.randint(10,59),r.randint(0,999),r.randint(0,999),r.randint(0,9)),dm((r.randint(min(ia-1,by+12),ia-1),r.randint(1,12),r.randint(1,28))),org,""),
              ("PIS/NIS","%03d.%05d.%02d-%d"%(r.randint(100,209),r.randint(0,99999),r.randint(10,99),r.randint(0,9)),"","",""),
              ("Passaporte","F%s%06d"%(r.choice(AL),r.randint(100000,999999)),dm((ia-1,r.randint(1,12),r.randint(1,28))),"DPF",dm((ia+9,r.randint(1,12),r.randint(1,28)))),
              ("Título de Eleitor","%04d %04d %04d"%(r.randint(1000,9999),r.randint(1000,9999),r.randint(100,999)),"","Zona %d / Seção %d"%(r.randint(10,390),r.randint(10,400)),""),
              ("Cartão Nacional de Saúde","7%02d %04d %04d %04d"%(r.randint(0,9),r.randint(0,9999),r.randint(0,9999),r.randint(0,9999)),"","","")]
        R["cad"]=[pool[i] for i in k["cad"]]
    ren=k.get("rn")
    R["cart"]=k.get("cart","Registro Civil das Pessoas Naturais de %s").replace("%s",R["rmun"])
    R["k"]=k
    return R
def up(x):
    if isinstance(x,str): return x.upper()
    if isinstance(x,list): return [up(i) for i in x]
    if isinstance(x,tuple): return tuple(up(i) if isinstance(i,str) else i for i in x)
    if isinstance(x,dict): return {a:(b if a in("r","k","sx","fam","nuf","uf","ruf","selo","sec") else up(b)) for a,b in x.items()}
    return x
class T:
    def __init__(s,R):
        s.R=R; s.acc={}; s.shown={}; s.joint=False
        Z=lambda *a:{x:"" for x in a}
        s.d={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
        "dados_pessoais":{"nome_completo":"","cpf":"","matrícula":"","data_nascimento":Z("texto_completo","dia","mês","ano"),"hora_nascimento":"","naturalidade":"","sexo":""},
        "local_nascimento":Z("estabelecimento","município","uf"),
        "registro":Z("município","uf","cartório","data_registro","número_dnv","livro","folha","termo"),
        "filiação":{"genitor_1":Z("nome_completo","naturalidade"),"genitor_2":Z("nome_completo","naturalidade")},
        "avós":{"paternos":Z("avô","avó"),"maternos":Z("avô","avó")},
        "gêmeos":{"status":"Não","informações_adicionais":""},
        "observações":Z("averbações","anotações"),
        "autenticação":Z("selo_digital","oficial_registro","data_emissão")}
        S=s.set
        n=R["nasc"]
        S("dados_pessoais.nome_completo",R["nome"])
        S("dados_pessoais.data_nascimento.dia","%02d"%n[2]); S("dados_pessoais.data_nascimento.mês","%02d"%n[1]); S("dados_pessoais.data_nascimento.ano",str(n[0]))
        if R["hora"]: S("dados_pessoais.hora_nascimento","%02d:%02d"%R["hora"])
        S("dados_pessoais.sexo",R["sexo"].capitalize())
        S("local_nascimento.município",R["mun"]); S("local_nascimento.uf",R["uf"])
        S("registro.município",R["rmun"]); S("registro.uf",R["ruf"]); S("registro.cartório",R["cart"])
        S("registro.data_registro",dm(R["dreg"])); S("autenticação.data_emissão",dm(R["dem"]))
        S("autenticação.oficial_registro",R["of"])
        for i,p in enumerate(R["p"]):
            S("filiação.genitor_%d.nome_completo"%(i+1),p["nome"]); S("filiação.genitor_%d.naturalidade"%(i+1),p["nm"]+"/"+p["nuf"])
            side="paternos" if p["sx"]=="M" else "maternos"
            if len(R["fam"])==2 and R["fam"][0]==R["fam"][1]: side=["paternos","maternos"][i]
            p["side"]=side
            if not p.get("noav"):
                S("avós.%s.avô"%side,p["av"]); S("avós.%s.avó"%side,p["aa"])
        if len(R["fam"])==2 and R["fam"][0]==R["fam"][1]:
            for x,y in ((0,1),(1,0)):
                sd=["paternos","maternos"][x]
                S("avós.%s.avô"%sd,R["p"][x]["av"],R["p"][y]["av"]); S("avós.%s.avó"%sd,R["p"][x]["aa"],R["p"][y]["aa"])
        if R["av"]: S("observações.averbações",R["av"])
        if R["an"]: S("observações.anotações",R["an"])
        if R["tw"]: S("gêmeos.status","Sim")
    def set(s,path,v,*acc):
        ks=path.split("."); o=s.d
        for k in ks[:-1]: o=o[k]
        assert ks[-1] in o,path
        o[ks[-1]]=v
        a=[]
        for x in acc:
            if x!=v and x not in a: a.append(x)
        if a: s.acc[path]=a
        else: s.acc.pop(path,None)
    def show(s,path,*words): s.shown[path]=list(words)
    def nat(s,p_i,printed):
        p=s.R["p"][p_i]; s.set("filiação.genitor_%d.naturalidade"%(p_i+1),p["nm"]+"/"+p["nuf"],printed)
