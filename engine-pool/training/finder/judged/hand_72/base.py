import random, math, json, re
PL = {
"SP":["Botucatu","Jaú","Avaré","Tupã","Penápolis","Itapeva","Registro","São José do Rio Pardo","Mogi-Guaçu"],
"RJ":["Itaperuna","Nova Friburgo","Cambuci","Vassouras","Barra do Piraí","Macaé"],
"MG":["Januária","Diamantina","Muriaé","Patrocínio","Além Paraíba","Ubá","Teófilo Otoni","Conselheiro Lafaiete"],
"RS":["Ijuí","Santo Ângelo","Erechim","Bagé","Uruguaiana","Não-Me-Toque","Dom Pedrito","Sant'Ana do Livramento"],
"SC":["Lages","Joaçaba","Ibirama","Timbó","Herval d'Oeste","São Miguel do Oeste","Pomerode"],
"PR":["Irati","Prudentópolis","Guarapuava","Assaí","Cianorte","União da Vitória"],
"BA":["Jequié","Ilhéus","Xique-Xique","Senhor do Bonfim","Itabuna","Santo Antônio de Jesus"],
"PE":["Garanhuns","Caruaru","Petrolina","Serra Talhada","Vitória de Santo Antão"],
"CE":["Sobral","Crateús","Quixadá","Juazeiro do Norte","Canindé"],
"RN":["Mossoró","Caicó","Natal","Currais Novos"],"PB":["Patos","Sousa","Cajazeiras"],"AL":["Arapiraca","Penedo","Palmeira dos Índios"],
"SE":["Lagarto","Estância"],"MA":["Imperatriz","Caxias","Bacabal"],"PI":["Parnaíba","Picos","Floriano"],
"PA":["Santarém","Óbidos","Marabá","Altamira"],"AM":["Tefé","Parintins","Tabatinga","Benjamin Constant"],
"MS":["Dourados","Amambai","Caarapó","Aquidauana","Miranda","Ponta Porã"],"MT":["Cáceres","Barra do Garças","Juína"],
"GO":["Jataí","Rio Verde","Catalão","Ipameri"],"TO":["Gurupi","Tocantinópolis"],"RO":["Ji-Paraná","Vilhena"],"AC":["Cruzeiro do Sul","Tarauacá"],
"ES":["Colatina","Linhares","Domingos Martins","São Mateus"],"DF":["Brasília"],"AP":["Oiapoque"],"RR":["Boa Vista"]}
UFN={"AC":"Acre","AL":"Alagoas","AP":"Amapá","AM":"Amazonas","BA":"Bahia","CE":"Ceará","DF":"Distrito Federal","ES":"Espírito Santo","GO":"Goiás","MA":"Maranhão","MT":"Mato Grosso","MS":"Mato Grosso do Sul","MG":"Minas Gerais","PA":"Pará","PB":"Paraíba","PR":"Paraná","PE":"Pernambuco","PI":"Piauí","RJ":"Rio de Janeiro","RN":"Rio Grande do Norte","RS":"Rio Grande do Sul","RO":"Rondônia","RR":"Roraima","SC":"Santa Catarina","SP":"São Paulo","SE":"Sergipe","TO":"Tocantins"}
MN={"old":"Alcebíades Waldemar Otacílio Nestor Oswaldo Durval Hermínio Leôncio Adalgiso Belmiro Tibúrcio Amâncio Raimundo Onofre Gumercindo Ezequiel Bráulio Evilásio".split(),
"new":"Caetano Joaquim Davi_Lucca Ravi Murilo Otto Ícaro Anthony Enzo Thiago_Henrique Bernardo Nicolas José_Augusto Luís_Felipe Matias Kauã Wesley Iago".split(),
"mid":"Cláudio Sérgio_Luís Edmílson Rogério Valdir Ademar Jânio Marcos_Aurélio Élcio Reginaldo Gérson Itamar Adílson Fábio Wanderley Robson Josué Cícero".split()}
FN={"old":"Etelvina Olímpia Zulmira Herondina Idalina Maria_das_Mercês Ambrosina Leocádia Deolinda Josefa Francisca Benedita Otília Carlota Guilhermina Alzira Norma Hermengarda".split(),
"new":"Lívia Maitê Aurora Ana_Júlia Cecília Heloísa Yasmin Antonella Luíza Valentina Ísis Maria_Eduarda Ágatha Manuela Lorena Rayssa Zoé Taís".split(),
"mid":"Rosângela Márcia_Regina Sônia Lucineide Eliane Silvana Andréia Marilu Conceição Ivonete Cleusa Solange Dalva Neide Fátima Rosilene Verônica Mirtes".split()}
SN={"br":"Figueiredo Nascimento Brandão Queiroga Falcão Siqueira Maranhão Bittencourt Vilela Quintanilha Paixão Cavalcanti Meneses Araújo Guimarães Taveira Gusmão Saldanha Lacerda Assunção Peçanha Porciúncula".split(),
"it":"Zambonin Bortolotto Ceccato Fantinel Dall'Agnol Pizzolatto Trevisol Benvegnù De_Bortoli Scopel".split(),
"de":"Krüger Schlösser Hoffmeister Wunderlich Brückheimer Tribess Kleinübing Rückert".split(),
"jp":"Hayashida Kurokawa Nishiyama Yamaguti Shimokawa Uehara".split(),
"pl":"Wojciechowski Kuchminski Hrycyna Dombrowski Szymanek Chicoski".split(),
"ar":"Abdalla Nasser Khouri Salum Mansur".split(),
"pt":"de_Almeida_e_Souza da_Conceição do_Espírito_Santo dos_Anjos das_Chagas de_Oliveira de_Sá_Leitão dos_Reis de_Jesus do_Prado".split()}
MES="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
U=["zero","um","dois","três","quatro","cinco","seis","sete","oito","nove","dez","onze","doze","treze","quatorze","quinze","dezesseis","dezessete","dezoito","dezenove"]
D=["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
C=["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
def w(n):
    if n<20: return U[n]
    if n<100: return D[n//10]+(" e "+U[n%10] if n%10 else "")
    if n==100: return "cem"
    if n<1000: return C[n//100]+(" e "+w(n%100) if n%100 else "")
    a=("mil" if n//1000==1 else w(n//1000)+" mil"); r=n%1000
    if not r: return a
    return a+(" e " if r<100 or r%100==0 else " ")+w(r)
def wd(d,first="primeiro"): return (first if d[0]==1 else w(d[0]))+" de "+MES[d[1]-1]+" de "+w(d[2])
def dm(d): return "%02d/%02d/%04d"%d
def dl(d): return "%s de %s de %d"%("1º" if d[0]==1 else d[0],MES[d[1]-1],d[2])
def fem(s): return re.sub(r"\bum\b","uma",re.sub(r"\bdois\b","duas",s))
def wh(h): 
    a=fem(w(h[0]))+(" hora" if h[0]==1 else " horas")
    return a+((" e "+w(h[1])+" minuto"+("s" if h[1]>1 else "")) if h[1] else "")
def cpf(R):
    d=[R.randint(0,9) for _ in range(9)]
    for n in (10,11):
        s=sum(x*(n-i) for i,x in enumerate(d))*10%11; d.append(0 if s==10 else s)
    s="".join(map(str,d)); return "%s.%s.%s-%s"%(s[:3],s[3:6],s[6:9],s[9:])
def dv(s):
    for _ in range(2):
        m=32-len(s); t=0
        for ch in s:
            t+=int(ch)*m; m+=1; m=0 if m>10 else m
        t%=11; s+=str(1 if t>9 else t)
    return s
def mat(cns,year,liv,fol,ter,tp=1): return dv("%06d0155%04d%d%05d%03d%07d"%(cns,year,tp,liv,fol,ter))
def ms(m,sep=" "): return sep.join([m[:6],m[6:8],m[8:10],m[10:14],m[14],m[15:20],m[20:23],m[23:30],m[30:]])
def shift(R,d,lo,hi):
    n=d[2]*372+(d[1]-1)*31+d[0]-1+R.randint(lo,hi)
    y,r=divmod(n,372); m,dd=divmod(r,31); return (min(dd+1,28) if m==1 else min(dd+1,30),m+1,y)
def pick(R,l): return R.choice(l).replace("_"," ")
def sur(R,eth): return pick(R,SN[eth])
def person(R,sex,age,sn): return pick(R,(MN if sex=="M" else FN)[age])+" "+sn
HOSP=["Santa Casa de Misericórdia","Hospital e Maternidade São Vicente de Paulo","Maternidade Municipal Dr. Evandro Pimenta","Hospital Regional","Hospital de Caridade Nossa Senhora da Piedade","Casa de Saúde Santa Rita","Unidade Mista de Saúde Irmã Dulce","Hospital Beneficente São Lucas","Maternidade Escola Januário Cicco Filho","Hospital Universitário"]
def rec(key,uf,year,eth=("br","pt"),parents="FM",home=False,twin=False,late=0,age=None,sex=None,**k):
    """parents: order of printing: FM father first, MF, M only, MM, FF. """
    R=random.Random("h72"+key); r={"R":R,"uf":uf}; r.update(k)
    age=age or ("new" if year>=1995 else "mid" if year>=1965 else "old"); pa={"new":"mid","mid":"old","old":"old"}[age]
    cs=R.sample(PL[uf],min(3,len(PL[uf]))); r["city"]=k.get("city",cs[0]); r["bmun"]=k.get("bmun",r["city"] if R.random()<.7 else cs[-1]); r["buf"]=k.get("buf",uf)
    r["sexo"]=sex or R.choice("MF")
    ufs=[uf,uf,R.choice([x for x in PL if year>1985 or x not in("RO","TO","DF","AP","RR","MS")])]
    r["g"]=[]; used=set()
    def uniq(s,a,sn):
        for _ in range(50):
            n=person(R,s,a,sn)
            if n.split()[0] not in used: break
        used.add(n.split()[0]); return n
    nm=uniq(r["sexo"],age,"").strip(); r["first"]=nm
    for p in parents:
        sn=sur(R,eth[len(r["g"])%len(eth)]); sn2=sur(R,R.choice(["br","pt","br"]+list(eth)))
        while sn2==sn: sn2=sur(R,"br")
        u=R.choice(ufs); gm=(R.choice(PL[u]),u)
        gf=uniq("M",pa,(sur(R,"br")+" " if R.random()<.4 else "")+sn); gmn=uniq("F",pa if pa=="old" else "old",sn2+(" "+sn if R.random()<.5 else ""))
        n=uniq("M" if p=="F" else "F",pa,(sn2+" "+sn)) if p=="F" or R.random()<.7 else uniq("F",pa,sn)
        r["g"].append(dict(k=p,n=n,nat=gm,sn=sn,av=gf,avo=gmn,prof=R.choice(["lavrador" if p=="F" else "do lar","comerciante","professor" if p=="F" else "professora","autônomo" if p=="F" else "costureira"]),idade=R.randint(19,41)))
    ss=[x["sn"] for x in r["g"]]
    if len(ss)==2 and parents=="FM": ss=ss[::-1]
    r["sn"]=" ".join(ss); r["nome"]=k.get("nome",nm+" "+r["sn"])
    r["dn"]=k.get("dn",(R.randint(1,28),R.randint(1,12),year)); r["h"]=(R.randint(0,23),R.choice([0,5,8,15,20,30,42,47,50,55,1,33]))
    r["dr"]=k.get("dr",shift(R,r["dn"],3,50) if not late else shift(R,r["dn"],late*372,late*372+300))
    r["de"]=k.get("de",shift(R,r["dr"],500,3000) if year<2000 and key[2] in "ABFP" else (R.randint(1,28),R.randint(1,12),min(2025,max(r["dr"][2]+1,R.choice([2019,2022,2024])))))
    r["home"]=home; r["hosp"]="" if home else k.get("hosp",R.choice(HOSP))
    r["addr_b"]=R.choice(["Sítio Água Limpa","Fazenda Boa Esperança","Rua Coronel Belarmino, nº 88","Linha São Pedro, s/nº","Travessa do Mercado, nº 14"])
    r["liv"]=R.randint(3,320);r["fol"]=R.randint(2,299);r["ter"]=R.randint(1200,98000);r["cns"]=R.randint(1100,158000)
    r["mat"]=mat(r["cns"],r["dr"][2],r["liv"],r["fol"],r["ter"],k.get("tp",1))
    r["cpf"]=cpf(R); r["dnv"]="%02d-%08d-%d"%(R.randint(30,79),R.randint(10**7,10**8-1),R.randint(0,9))
    r["of"]=uniq(R.choice("MF"),"mid",sur(R,"br")+" "+sur(R,R.choice(["pt","it","br"])))
    r["esc"]=uniq(R.choice("MF"),"new",sur(R,"br")); r["t1"]=uniq("M","mid",sur(R,"pt"));r["t2"]=uniq("F","mid",sur(R,"br"))
    r["decl"]=r["g"][0]["n"]; r["twin"]=""
    if twin:
        r["twin"]=uniq(r["sexo"],age,"").strip()+" "+r["sn"]
    r["selo"]="".join(R.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(4))+"%05d"%R.randint(0,99999)
    r["sec"]="%04d.%04d.%04d"%tuple(R.randint(0,9999) for _ in range(3))
    r["tel"]="(%d) 3%03d-%04d"%(R.randint(11,99),R.randint(0,999),R.randint(0,9999))
    r["rua"]=R.choice(["Rua Marechal Floriano","Avenida Getúlio Vargas","Rua Sete de Setembro","Praça da Matriz","Rua Barão do Rio Branco","Avenida Brasil","Rua XV de Novembro"])+", nº "+str(R.randint(10,2200))
    r["cep"]="%05d-%03d"%(R.randint(11000,98000),R.randint(0,999))
    return r
def up(r):
    for k in("nome","hosp","bmun","decl","t1","t2","twin","addr_b"): r[k]=r[k].upper()
    for g in r["g"]:
        for k in("n","av","avo"): g[k]=g[k].upper()
        g["nat"]=(g["nat"][0].upper(),)+tuple(g["nat"][1:])
    return r
def nat(g,f="%s - %s"):
    m,u=g["nat"]
    return (f(m,u) if callable(f) else f%(m,u)) if u in UFN else "%s, %s"%(m,u) if u else m
def G(r,i,k="n"): return r["g"][i][k] if i<len(r["g"]) else ""
def av(r,kind,k):
    for g in r["g"]:
        if g["k"]==kind: return g[k]
    return ""
SX={"M":"Masculino","F":"Feminino"}
def truth(case,r,size,nf="%s - %s",bnf=None,drop=(),sets=None,accept=None,joint=False,cad=(),matfmt=" ",texto=None,natlab=False,livfmt="%s",folfmt="%s",terfmt="%s"):
    g=r["g"]; k="".join(x["k"] for x in g)
    pat=mat_={"av":"","avo":""}
    acc={}
    if k in("MM","FF"):
        A,B=g
        mat_,pat=(A,B) if k=="MM" else (B,A)
        for side,me,ot in(("maternos",mat_,pat),("paternos",pat,mat_)):
            for l,kk in(("avô","av"),("avó","avo")): acc["avós.%s.%s"%(side,l)]=[ot[kk],""]
    else:
        for x in g:
            if x["k"]=="F": pat=x
            else: mat_=x
    gd=lambda i:{"nome_completo":g[i]["n"] if i<len(g) else "","naturalidade":nat(g[i],nf) if i<len(g) else ""}
    F=bnf or nf
    bn=(F(r["bmun"],r["buf"]) if callable(F) else F%(r["bmun"],r["buf"])) if r["buf"] in UFN else "%s, %s"%(r["bmun"],r["buf"]) if r["buf"] else r["bmun"]
    d={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
    "dados_pessoais":{"nome_completo":r["nome"],"cpf":r["cpf"],"matrícula":ms(r["mat"],matfmt),"data_nascimento":{"texto_completo":texto or dm(r["dn"]),"dia":"%02d"%r["dn"][0],"mês":"%02d"%r["dn"][1],"ano":str(r["dn"][2])},"hora_nascimento":"%02d:%02d"%r["h"],"naturalidade":bn,"sexo":SX[r["sexo"]]},
    "local_nascimento":{"estabelecimento":r["hosp"],"município":r["bmun"],"uf":r["buf"] if r["buf"] in UFN else ""},
    "registro":{"município":r["city"],"uf":r["uf"],"cartório":r["cart"],"data_registro":dm(r["dr"]),"número_dnv":r["dnv"],"livro":livfmt%r["liv"],"folha":folfmt%r["fol"],"termo":terfmt%r["ter"]},
    "filiação":{"genitor_1":gd(0),"genitor_2":gd(1)},
    "avós":{"paternos":{"avô":pat["av"],"avó":pat["avo"]},"maternos":{"avô":mat_["av"],"avó":mat_["avo"]}},
    "gêmeos":{"status":"Sim" if r["twin"] else "Não","informações_adicionais":r["twin"]},
    "observações":{"averbações":r.get("averb",""),"anotações":r.get("anot","")},
    "autenticação":{"selo_digital":r["selo"],"oficial_registro":r["of"],"data_emissão":dm(r["de"])}}
    if not natlab: acc["dados_pessoais.naturalidade"]=[""]
    def put(p,v):
        q=p.split(".");x=d
        for z in q[:-1]: x=x[z]
        assert q[-1] in x,p
        x[q[-1]]=v
    for p in drop: put(p,"")
    for p,v in (sets or {}).items(): put(p,v)
    for p,v in (accept or {}).items(): acc[p]=acc.get(p,[])+[x for x in v if x not in acc.get(p,[])]
    return {"case":case,"layout":case.split("-")[0],"condition":"pdf_born_digital","file":case+".pdf","width":round(size[0]*72/25.4),"height":round(size[1]*72/25.4),"resizeImage":False,"data":d,"accept":acc,"meta":{"twin_names":[r["twin"]] if r["twin"] else [],"joint_notes":joint,"cadastro":list(cad)}}
def page(size,css,body):
    return """<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{size:%smm %smm;margin:0}*{box-sizing:border-box}html,body{margin:0;padding:0}
body{width:%smm;height:%smm;position:relative;-webkit-print-color-adjust:exact;print-color-adjust:exact}
%s</style></head><body>%s</body></html>"""%(size[0],size[1],size[0],size[1]-0.5,css,body)
def qr(seed,mm=22):
    R=random.Random(seed);n=29;c=[]
    def fi(x,y): 
        for a,b in((0,0),(n-7,0),(0,n-7)):
            if a<=x<a+7 and b<=y<b+7:
                q=max(abs(x-a-3),abs(y-b-3)); return q!=2
        return None
    for y in range(n):
        for x in range(n):
            f=fi(x,y)
            if f or (f is None and R.random()<.48): c.append("M%d %dh1v1h-1z"%(x,y))
    return '<svg style="width:%smm;height:%smm" viewBox="0 0 %d %d"><path d="%s"/></svg>'%(mm,mm,n,n,"".join(c))
def sig(seed,wmm=45,col="#1b2a6b"):
    R=random.Random(seed); p="M5 22"
    x=5
    for i in range(9):
        nx=x+R.randint(8,18); p+=" C%d %d %d %d %d %d"%(x+R.randint(0,10),R.randint(-5,35),nx-R.randint(0,9),R.randint(-4,36),nx,R.randint(12,26)); x=nx
    return '<svg style="width:%smm;height:%smm;display:block;margin:0 auto" viewBox="0 0 150 34"><path d="%s" fill="none" stroke="%s" stroke-width="1.1"/></svg>'%(wmm,wmm*.22,p,col)
def arms(mm=18,col="#2b5b34"):
    pts=" ".join("%.1f,%.1f"%(50+(34 if i%2==0 else 14)*math.sin(i*math.pi/5),50-(34 if i%2==0 else 14)*math.cos(i*math.pi/5)) for i in range(10))
    rays="".join('<line x1="50" y1="50" x2="%.1f" y2="%.1f"/>'%(50+47*math.cos(a*math.pi/18),50+47*math.sin(a*math.pi/18)) for a in range(36))
    return '<svg style="width:%smm;height:%smm" viewBox="0 0 100 100"><g stroke="%s" stroke-width="1.2">%s</g><circle cx="50" cy="50" r="36" fill="#fff" stroke="%s" stroke-width="2"/><polygon points="%s" fill="%s"/><circle cx="50" cy="50" r="9" fill="#fff"/></svg>'%(mm,mm,col,rays,col,pts,col)
def guil(wmm,hmm,col,n=14,op=.35):
    p=""
    for j in range(n):
        q="M0 %.1f"%(hmm*(j+.5)/n)
        for x in range(0,int(wmm)+4,4): q+=" L%d %.1f"%(x,hmm*(j+.5)/n+hmm/n*1.3*math.sin(x/11+j*.8))
        p+=q
    return '<svg style="position:absolute;left:0;top:0;width:%smm;height:%smm;opacity:%s" viewBox="0 0 %s %s"><path d="%s" fill="none" stroke="%s" stroke-width=".25"/></svg>'%(wmm,hmm,op,wmm,hmm,p,col)
