import random, math, datetime as dt
MES="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
U20="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
DZ=",,vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa".split(",")
CT=",cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos".split(",")
def nw(n,fem=False):
    if n<20:
        s=U20[n]; return {"um":"uma","dois":"duas"}.get(s,s) if fem else s
    if n<100: return DZ[n//10]+(" e "+nw(n%10,fem) if n%10 else "")
    if n==100: return "cem"
    if n<1000: return CT[n//100]+(" e "+nw(n%100,fem) if n%100 else "")
    h="mil" if n//1000==1 else nw(n//1000)+" mil"; r=n%1000
    if not r: return h
    return h+(" e " if r<100 or r%100==0 else " ")+nw(r,fem)
def dw(d,first=True): # por extenso
    return f"{'primeiro' if d.day==1 and first else nw(d.day)} de {MES[d.month-1]} de {nw(d.year)}"
def dl(d): return f"{d.day} de {MES[d.month-1]} de {d.year}"
def dn(d,s="/"): return f"{d.day:02d}{s}{d.month:02d}{s}{d.year}"
def hw(h,m): # às ...
    a=nw(h,True)+(" horas" if h>1 else " hora")
    return a+(f" e {nw(m)} minuto{'s' if m>1 else ''}" if m else "")
def hp(h,m):
    if h==0: per,x="da madrugada",12
    elif h<6: per,x="da madrugada",h
    elif h<12: per,x="da manhã",h
    elif h==12: per,x="da tarde",12
    elif h<19: per,x="da tarde",h-12
    else: per,x="da noite",h-12
    return f"{nw(x,True)} hora{'s' if x>1 else ''}"+(" e meia" if m==30 else f" e {nw(m)} minutos" if m else "")+" "+per
def matricula(cns,year,livro,folha,termo):
    s=f"{cns}0155{year}1{livro:05d}{folha:03d}{termo:07d}"
    def dv(s,w):
        t=0
        for c in s:
            t+=int(c)*w; w=0 if w==10 else w+1
        t%=11; return "1" if t==10 else str(t)
    a=dv(s,2); b=dv(s+a,1)
    return f"{s[:6]} {s[6:8]} {s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {a+b}"
assert matricula("551681",1975,105,96,144268).endswith(" 40")
def cpf(r):
    d=[r.randrange(10) for _ in range(9)]
    for _ in 0,1:
        n=len(d)+1; t=sum(x*(n-i) for i,x in enumerate(d))%11; d.append(0 if t<2 else 11-t)
    s="".join(map(str,d)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
FO="Sebastiana Raimunda Conceição Zulmira Iracema Benedita Jandira Odete Dalva Alzira Ivone Neusa Hermínia Guiomar Eunice Noêmia Leopoldina Ondina Jacira Perpétua Otília Deolinda".split()
MO="Sebastião Raimundo Benedito Waldemar Osvaldo Agenor Juvenal Nestor Otacílio Antenor Gumercindo Lourival Deoclécio Valdir Arlindo Ermelindo Abílio Hermes Leônidas Isaías Januário Teodoro".split()
FM="Rosângela Márcia Sílvia Cláudia Eliane Luciana Adriana Simone Patrícia Vanessa Débora Rejane Ivete Solange Kátia Mônica Andréia Cristiane Fabíola Tânia".split()
MM="Marcos Edson Sérgio Cláudio Rogério Márcio Anderson Fábio Gilberto Reginaldo Wagner Élcio Evandro Flávio Leandro Jefferson Adilson Ronaldo Vinícius Cristóvão".split()
FN="Maitê Lívia Heloísa Yasmin Cecília Antonella Luísa Ayla Isis Valentina Eloá Manuela Esther Lavínia Rebeca Maya Jade Olívia Melissa Aurora".split()
MN="Enzo Théo Ravi Davi Noah Heitor Bernardo Gael Caleb Miguel Levi Caetano Otávio Benício Iuri Kauã Isaac Vicente Ícaro Tomé".split()
F2="Maria Vitória Cristina Aparecida Beatriz Helena Regina Eduarda das-Graças de-Fátima Fernanda Luzia".split()
M2="Henrique Augusto José Luiz César Gabriel Antônio Roberto Felipe Carlos de-Jesus Manoel".split()
SN=("Albuquerque Bittencourt Cavalcante Damasceno Evangelista Figueiredo Guimarães Holanda Inocêncio Jurema Lacerda Magalhães Nóbrega Oliveira Paranhos Quaresma Rebouças Sampaio Tavares Uchôa Vasconcelos Xavier "
"Assunção Brandão Cordeiro Drummond Espíndola Frazão Godói Itaparica Junqueira Leitão Mourão Noronha Osório Pimentel Queirós Rezende Siqueira Teles Valadão Zago Antunes Barroso Câmara Dutra Esteves Feitosa "
"Galvão Hipólito Lobo Monteiro Novaes Peçanha Rangel Saldanha Trindade Veiga Arruda Bulhões Camargo Dantas Faustino Gouveia Lisboa Mesquita Negrão Pacheco Rabelo Santana Torquato Viana").split()
SX={"RS":"Schneider Kuhn Zanella Bortolini Wagner-Dick Pasqualotto Rech Backes Dal-Molin Grando".split(),"PR":"Nakamura Kowalski Yoshida Wosniak Marchiori Bonatto Tanaka Szymanski Fávaro Hauer".split(),
"SP":"Haddad Hirata Bertolucci Maluly Okamoto Pierobon Sakai Zanetti Mazzei Carnevali".split(),"MS":"Benítez Ovelar Ayala Cáceres Villalba Oshiro Ojeda Duarte Franco Insfrán".split(),"AM":"Benchimol Assayag Baniwa Tikuna Sateré Nogueira Marubo Tukano".split()}
PL={"CE":"Fortaleza,Sobral,Juazeiro do Norte,Quixeramobim,Limoeiro do Norte,Aracati,São Gonçalo do Amarante","GO":"Goiânia,Rio Verde,Itumbiara,Anápolis,Goiás,São Luís de Montes Belos,Santo Antônio do Descoberto",
"RS":"Passo Fundo,Bagé,São Leopoldo,Ijuí,Santana do Livramento,Caxias do Sul,Não-Me-Toque,Três Passos","BA":"Santo Amaro,Jequié,Ilhéus,Feira de Santana,Cachoeira,Senhor do Bonfim,Xique-Xique","MG":"Montes Claros,Divinópolis,Muriaé,São João del-Rei,Conceição do Mato Dentro,Poços de Caldas,Teófilo Otoni",
"PR":"Londrina,Cascavel,Guarapuava,Irati,Jacarezinho,Santo Antônio da Platina,Pato Branco","SP":"Sorocaba,Botucatu,Marília,Lins,São José do Rio Pardo,Itapetininga,Guaratinguetá","AM":"Manaus,Parintins,Tefé,São Gabriel da Cachoeira,Itacoatiara,Benjamin Constant,Maués",
"PA":"Belém,Santarém,Bragança,Marabá,Abaetetuba,Óbidos,São Domingos do Capim","MS":"Ponta Porã,Dourados,Corumbá,Bela Vista,Aquidauana,Três Lagoas,Porto Murtinho","PI":"Picos,Oeiras,São Raimundo Nonato","MA":"Imperatriz,Codó,Pinheiro","PE":"Caruaru,Garanhuns,Cabo de Santo Agostinho",
"PB":"Campina Grande,Cajazeiras","SC":"Lages,Chapecó,Joaçaba","RJ":"Campos dos Goytacazes,Nova Friburgo","ES":"Colatina,Cachoeiro de Itapemirim","MT":"Rondonópolis,Cáceres","SE":"Estância,Lagarto","AL":"Penedo,União dos Palmares","RO":"Ji-Paraná","TO":"Porto Nacional","RN":"Mossoró,Caicó","DF":"Brasília","AC":"Xapuri"}
PL={k:v.split(",") for k,v in PL.items()}
NEAR={"CE":"PI RN PB PE MA","GO":"DF TO MG BA MT","RS":"SC PR","BA":"SE AL PE MG","MG":"ES RJ SP BA GO","PR":"SC SP MG RS","SP":"MG PR BA PE CE","AM":"PA RO AC CE","PA":"MA AM TO CE","MS":"PR SP MT RS"}
ST={"CE":"Ceará","GO":"Goiás","RS":"Rio Grande do Sul","BA":"Bahia","MG":"Minas Gerais","PR":"Paraná","SP":"São Paulo","AM":"Amazonas","PA":"Pará","MS":"Mato Grosso do Sul"}
HO="Maternidade Nossa Senhora do Amparo|Hospital São Vicente Ferrer|Santa Casa de Misericórdia|Hospital Municipal Dr. Elias Brandão|Maternidade Dona Evangelina Rocha|Casa de Saúde Santa Brígida|Hospital Regional Sul|Hospital e Maternidade Vida Nova|Hospital Universitário Prof. Aurélio Lins|Casa de Parto Flor de Lis".split("|")
PR=dict(M="lavrador|comerciante|professor|funcionário público|mecânico|motorista|pedreiro|bancário".split("|"),F="lavradora|comerciária|professora|funcionária pública|do lar|costureira|bancária|enfermeira".split("|"))
def jn(*a): return " ".join(x.replace("-"," ") if x in("das-Graças","de-Fátima","de-Jesus","Wagner-Dick","Dal-Molin") else x for x in a if x)
class O: pass
PT=dict(Oliveira="de",Holanda="de",Siqueira="de",Figueiredo="de",Arruda="de",Vasconcelos="de",Queirós="de",Godói="de",Nóbrega="da",Trindade="da",Assunção="da",Veiga="da",Câmara="da")
def ip(r,s): return " ".join((PT[x]+" " if x in PT and r.random()<.5 else "")+x.replace("-"," ") for x in s)
def gen(r,flags,uf,reg,y0,y1,i0,i1,lag=(1,40)):
    """reg: dict(mun,cart,cns,of,end,...); birth in y0..y1, issue i0..i1"""
    f=flags.split(); p=O(); p.f=f; p.r=r; p.reg=reg; p.uf=uf
    p.sex="F" if "F" in f else "M"
    y=r.randint(y0,y1) if "old" not in f else r.randint(y0,y0+3)
    p.birth=dt.date(y,r.randint(1,12),1 if "dia1" in f else r.randint(1,28))
    p.h,p.m=r.randrange(24),r.choice([0,5,10,15,17,20,30,30,42,45,50,58])
    late=r.randint(800,5000) if "late" in f else r.randint(*lag)
    p.rd=p.birth+dt.timedelta(late)
    top=dt.date(i1,10,1) if i1<2026 else dt.date(2025,10,1)
    if p.rd>top: p.rd=max(top,p.birth+dt.timedelta(3))
    lo=max(p.rd.toordinal()+(75 if "avb" in f or "anot" in f else 0),dt.date(i0,1,2).toordinal()); hi=max(lo,dt.date(i1,12,20).toordinal()) if i1<2026 else dt.date(2026,2,20).toordinal()
    p.issue=dt.date.fromordinal(r.randint(lo,max(lo,hi))) if "same" not in f else p.rd
    if p.issue.weekday()==6: p.issue+=dt.timedelta(1)
    def place(pa=.3):
        u=r.choice(NEAR[uf].split()) if r.random()<pa else uf
        return r.choice(PL[u]),u
    p.bm,p.bu=(reg["mun"],uf)
    if "away" in f: p.bm,p.bu=place(1)
    elif "near" in f: p.bm=r.choice([x for x in PL[uf] if x!=reg["mun"]])
    p.home="home" in f; p.hosp=r.choice(HO)
    p.street=f"Rua {r.choice(['Sete de Setembro','do Comércio','Dom Pedro II','Coronel Tibúrcio','das Acácias','Barão do Rio Branco'])}, {r.randint(12,1900)}"
    era=y-r.randint(18,36)
    pool=SN+SX.get(uf,[])*3; used=set()
    def sn():
        while 1:
            x=r.choice(pool)
            if x not in used: used.add(x); return x
    def first(sex,yr,two=None):
        a=(FO if yr<1962 else FM if yr<1997 else FN) if sex=="F" else (MO if yr<1962 else MM if yr<1997 else MN)
        n=r.choice(a)
        if two is None: two=r.random()<.5
        b=r.choice(F2 if sex=="F" else M2)
        return jn(n,b if two and b!=n else "")
    L="long" in f; S="short" in f
    def par(sex):
        q=O(); q.sex=sex; gf=[sn()]+([sn()] if L or r.random()<.4 else []); gm=[sn()]; a=gf[-1]
        q.gf=first("M",era-28,False if S else None)+" "+ip(r,gf)
        q.gm=first("F",era-26,False if S else None)+" "+ip(r,gm+([a] if r.random()<.6 else []))
        q.sn=([gm[0]] if not S and (L or r.random()<.5) else [])+[a]; q.first=first(sex,era,False if S else True if L else None)
        q.nat=place(); q.age=y-era; q.prof=r.choice(PR[sex]); return q
    p.mo=par("F"); p.fa=None if "nofa" in f else par("M")
    p.mo.base=p.mo.first+" "+ip(r,p.mo.sn)
    if p.fa:
        p.fa.name=p.fa.first+" "+ip(r,p.fa.sn)
        p.mar=r.random()<.45 and not S; p.mo.name=p.mo.base+(" "+p.fa.sn[-1].replace("-"," ") if p.mar else "")
    else: p.mar=False; p.mo.name=p.mo.base
    cs=([] if S else [p.mo.sn[-1]])+[p.fa.sn[-1]] if p.fa else p.mo.sn[-1:] if S else p.mo.sn
    if L and p.fa: cs=p.mo.sn+p.fa.sn
    tail=ip(r,cs)
    p.name=first(p.sex,y,False if S else True if L else None)+" "+tail
    p.twin=None
    if "twin" in f:
        while 1:
            p.tsex=r.choice("MF"); p.twin=first(p.tsex,y,len(p.name.split())-len(tail.split())>1)+" "+tail
            if p.twin.split()[0]!=p.name.split()[0]: break
    if "nogpp" in f and p.fa: p.fa.gf=p.fa.gm=""
    if "nogf" in f: p.mo.gf=""
    if "nogpm" in f: p.mo.gf=p.mo.gm=""
    p.L=max(1,(p.rd.year-1945)*2+r.randint(1,9)) if uf!="BA" else r.randint(3,48)
    p.Fo=r.randint(2,290); p.Te=r.randint(210,900) if "lowt" in f else r.randint(1200,98000); p.verso=r.random()<.4
    p.mat=matricula(reg["cns"],p.rd.year,p.L,p.Fo,p.Te)
    p.tmat=matricula(reg["cns"],p.rd.year,p.L,p.Fo+1,p.Te+1)
    p.cpf=cpf(r) if y>=2016 or "cpf" in f else ""
    p.dnv=f"30-{r.randint(30000000,89999999)}-{r.randint(0,9)}" if y>=2011 and "nodnv" not in f else ""
    p.clerk=first("F",1980,False)+" "+ip(r,[sn(),sn()]); p.clerkm=first("M",1980,False)+" "+ip(r,[sn(),sn()])
    p.w1=first("M",era)+" "+ip(r,[sn()]); p.w2=first("F",era)+" "+ip(r,[sn()])
    p.decl=(p.fa.name if p.fa and not r.random()<.2 else p.mo.name)
    mid=lambda:dt.date.fromordinal(r.randint(p.rd.toordinal()+1,max(p.rd.toordinal()+2,p.issue.toordinal()-1)))
    pn=[r.randint(1000,99999),r.randint(10,99),r.randint(10,26),r.randint(1,600)] if p.issue.year>2010 else [r.randint(100,2900)]
    tr=dict(CE="06",GO="09",RS="21",BA="05",MG="13",PR="16",SP="26",AM="04",PA="14",MS="12")[uf]
    pc=lambda d:f"{pn[0]:07d}-{pn[1]}.{d.year-1}.8.{tr}.{pn[3]:04d}" if d.year>2010 else f"{pn[0]%2900+100}/{str(d.year-1)[2:]}"
    o="a" if p.sex=="F" else "o"; p.o=o
    p.avb=p.anot=""
    if "avb" in f:
        d=mid(); c=[f"Conforme mandado de {dl(d)}, do Juízo de Direito da {r.choice([1,2,3])}ª Vara Cível da Comarca de {reg['mun']}, autos nº {pc(d)}, foi retificado o nome da mãe d{o} registrad{o} para {p.mo.name}, como já consta acima.",
          f"Em {dn(d)}, por requerimento arquivado sob o nº {r.randint(3,400)}, averba-se que o nome da avó materna é {p.mo.gm}, e não como constou." if p.mo.gm else ""]
        if p.fa: c+=[f"Reconhecimento de paternidade feito por escritura pública lavrada em {dn(d)} nas notas do {r.choice([1,2,4])}º Tabelionato de {reg['mun']}, pelo qual {p.fa.name} se declarou pai d{o} registrad{o}. Averbado por {p.clerk}."]*2
        p.avb=r.choice([x for x in c if x])
    if "anot" in f:
        a=(p.issue-p.birth).days/365.25
        if a>21:
            d=dt.date.fromordinal(r.randint(p.birth.toordinal()+6900,p.issue.toordinal()-60)); sp=first("M" if p.sex=="F" else "F",y)+" "+sn()
            p.anot=f"{p.name.split()[0]} casou-se em {dn(d)} com {sp}, neste Registro Civil, livro B-{r.randint(3,90)}, fls. {r.randint(1,299)}, termo {r.randint(900,20000)}, "+("sem alteração de nome." if r.random()<.5 else f"continuando a usar o mesmo nome.")
            if r.random()<.3 and d.year>1977: p.anot+=f" Divorciou-se por sentença de {dn(min(p.issue,d+dt.timedelta(2900)))}."
        else: p.anot=f"Guarda d{o} menor deferida à avó materna, conforme ofício nº {r.randint(20,900)} do Juízo da Infância e Juventude de {reg['mun']}, arquivado nesta serventia."
    p.rg=f"{r.randint(1,49)}.{r.randint(100,999)}.{r.randint(100,999)}-{r.randint(0,9)}"; p.tit=f"{r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1000,2899):04d}"; p.pis=f"{r.randint(100,209)}.{r.randint(10000,99999)}.{r.randint(10,99)}-{r.randint(0,9)}"
    p.cad="cad" in f
    return p
def truth(p,**k):
    """k: nat(m,u)->str, natl (registrant's naturalidade label?), up, texto, mat, cpf, dnv, livro, folha, termo, order, estab, selo, of, accept, joint, obs(avb,anot), hora, cad, twin"""
    g=lambda n,d=None:k.get(n,d)
    u=(lambda s:s.upper()) if g("up",True) else (lambda s:s)
    nat=g("nat",lambda m,u_:f"{m} - {u_}"); acc=dict(g("accept",{}))
    rn=g("rnat",nat(p.bm,p.bu) if g("natl") else f"{p.bm} - {p.bu}")
    if not g("natl"): acc["dados_pessoais.naturalidade"]=acc.get("dados_pessoais.naturalidade",[])+[""]
    P=lambda q:{"nome_completo":u(q.name) if q else "","naturalidade":u(nat(*q.nat)) if q and g("pnat",True) else ""}
    a,b=(p.fa,p.mo) if g("order","mf")=="fm" else (p.mo,p.fa)
    if a is None: a,b=b,a
    estab=g("estab",p.hosp)
    if p.home: acc["local_nascimento.estabelecimento"]=["","Domicílio","Em domicílio","Residência"]
    avb,anot=g("obs",(p.avb,p.anot))
    m=g("mat",""); has=bool(m)
    return {"case":"","layout":"","condition":"pdf_born_digital","file":"","width":0,"height":0,"resizeImage":False,"data":{
     "documento":{"tipo":g("tipo","Certidão de Nascimento"),"órgão_emissor":"Registro Civil das Pessoas Naturais"},
     "dados_pessoais":{"nome_completo":u(p.name),"cpf":g("cpf",""),"matrícula":m,"data_nascimento":{"texto_completo":g("texto"),"dia":f"{p.birth.day:02d}","mês":f"{p.birth.month:02d}","ano":str(p.birth.year)},
       "hora_nascimento":g("hora",f"{p.h:02d}:{p.m:02d}"),"naturalidade":u(rn),"sexo":"Feminino" if p.sex=="F" else "Masculino"},
     "local_nascimento":{"estabelecimento":u(estab),"município":u(p.bm),"uf":p.bu},
     "registro":{"município":g("rmun",u(p.reg["mun"])),"uf":p.uf,"cartório":g("cart",p.reg["cart"]),"data_registro":dn(p.rd) if g("rd",True) else "","número_dnv":g("dnv",""),
       "livro":g("livro",str(p.L) if has else ""),"folha":g("folha",str(p.Fo) if has else ""),"termo":g("termo",str(p.Te) if has else "")},
     "filiação":{"genitor_1":P(a),"genitor_2":P(b)},
     "avós":{"paternos":{"avô":u(p.fa.gf) if p.fa else "","avó":u(p.fa.gm) if p.fa else ""},"maternos":{"avô":u(p.mo.gf),"avó":u(p.mo.gm)}},
     "gêmeos":{"status":"Sim" if p.twin else "Não","informações_adicionais":g("twin",u(p.twin)) if p.twin else ""},
     "observações":{"averbações":avb,"anotações":anot},
     "autenticação":{"selo_digital":g("selo",""),"oficial_registro":g("of",p.reg["of"]),"data_emissão":dn(p.issue)}},
     "accept":acc,"meta":{"twin_names":[u(p.twin)] if p.twin else [],"joint_notes":g("joint",False),"cadastro":g("cad",[])}}
# ---- drawings
def svg(w,h,body,vb=None): return f'<svg xmlns="http://www.w3.org/2000/svg" style="width:{w}mm;height:{h}mm;display:block" viewBox="{vb or "0 0 100 100"}">{body}</svg>'
def star(cx,cy,R,n=5,q=.42,**a):
    pt=" ".join(f"{cx+(R if i%2==0 else R*q)*math.sin(math.pi*i/n):.1f},{cy-(R if i%2==0 else R*q)*math.cos(math.pi*i/n):.1f}" for i in range(2*n))
    return f'<polygon points="{pt}" '+" ".join(f'{k.replace("_","-")}="{v}"' for k,v in a.items())+"/>"
def arms(mm,c="#333",gold="none"):
    b="".join(f'<ellipse cx="{50+s*(30+6*math.sin(i)):.1f}" cy="{82-i*9}" rx="7" ry="3" transform="rotate({s*(-55)} {50+s*(30+6*math.sin(i)):.1f} {82-i*9})" fill="none" stroke="{c}"/>' for i in range(8) for s in(-1,1))
    return svg(mm,mm,b+star(50,46,30,fill=gold,stroke=c,stroke_width=1.5)+f'<circle cx="50" cy="46" r="14" fill="#fff" stroke="{c}" stroke-width="2"/>'+"".join(star(50+9*math.cos(i*1.25),46+9*math.sin(i*1.25),2.2,fill=c) for i in range(5))+star(50,46,3.5,4,fill=c)+f'<path d="M48 74V92M52 74V92M22 92Q50 84 78 92L74 98Q50 92 26 98Z" fill="none" stroke="{c}"/>')
def shield(mm,kind,c="#333",f1="none",f2="none"):
    s=f'<path d="M20 15H80V50Q80 82 50 95Q20 82 20 50Z" fill="{f1}" stroke="{c}" stroke-width="2"/>'
    s+={"jangada":f'<path d="M26 68Q50 78 74 68M50 70V30Q70 45 66 66L50 68" fill="{f2}" stroke="{c}" stroke-width="1.5"/>'+star(33,30,6,fill=c),
     "faixas":f'<path d="M20 32H80M20 46H80M22 60H78" stroke="{c}" stroke-width="5"/><circle cx="50" cy="75" r="8" fill="{f2}" stroke="{c}"/>',
     "lancas":f'<path d="M30 85L70 25M70 85L30 25M50 20V90" stroke="{c}" stroke-width="2"/><ellipse cx="50" cy="55" rx="16" ry="20" fill="{f2}" stroke="{c}"/><path d="M38 48H62M38 62H62" stroke="{c}"/>',
     "triangulo":f'<path d="M50 28L72 68H28Z" fill="{f2}" stroke="{c}" stroke-width="2"/>'+star(50,8,7,fill=c),
     "pinheiro":f'<path d="M50 85V35M32 42Q50 50 68 42M36 34Q50 44 64 34M42 54Q50 60 58 54" stroke="{c}" fill="none" stroke-width="3"/><path d="M22 62Q35 52 50 62T78 62" fill="none" stroke="{c}"/>',
     "rios":f'<path d="M20 50Q35 42 50 52T80 48M20 58Q35 50 50 60T80 56M48 58Q44 75 50 92" stroke="{c}" fill="none" stroke-width="2.5"/>'+star(50,30,9,fill=f2,stroke=c),
     "banda":f'<path d="M20 25L76 70L66 84L20 46Z" fill="{f2}" stroke="{c}"/>'+star(60,34,9,fill=c),
     "onca":f'<path d="M20 55H80" stroke="{c}" stroke-width="2"/>'+star(50,34,11,fill=f2,stroke=c)+f'<path d="M30 72Q36 60 50 66Q64 60 70 72L66 84M34 84L36 74" stroke="{c}" fill="none" stroke-width="2.5"/>',
     "grao":f'<circle cx="50" cy="52" r="20" fill="{f2}" stroke="{c}"/><path d="M50 32V72M30 52H70" stroke="{c}" stroke-width="3"/>',
     "farol":f'<path d="M42 82L46 34H54L58 82ZM44 34H56V26H44Z" fill="{f2}" stroke="{c}" stroke-width="1.5"/><path d="M22 80Q36 74 50 80T78 78" stroke="{c}" fill="none"/>'}[kind]
    return svg(mm,mm,s)
def sig(r,w=45,h=12,c="#1b2a66"):
    x=4;d=f"M{x} 20"
    for i in range(r.randint(7,11)):
        d+=f" C{x+3} {r.randint(0,10)} {x+7} {r.randint(24,34)} {x+r.randint(7,11)} {r.randint(12,22)}"; x+=9
    return svg(w,h,f'<path d="{d} Q{x+8} 4 {x+16} 26" fill="none" stroke="{c}" stroke-width="1.1"/>',"0 0 125 36")
def qr(r,mm,c="#000",n=29):
    b=""
    for y in range(n):
        for x in range(n):
            fx,fy=min(x,n-1-x),min(y,n-1-y); inf=(x<8 and y<8)or(x>n-9 and y<8)or(x<8 and y>n-9)
            if not inf and r.random()<.5: b+=f"M{x} {y}h1v1h-1z"
    for X,Y in((0,0),(n-7,0),(0,n-7)): b+=f"M{X} {Y}h7v7h-7zM{X+1} {Y+1}v5h5v-5zM{X+2} {Y+2}h3v3h-3z"
    return svg(mm,mm,f'<path d="{b}" fill="{c}" fill-rule="evenodd"/>',f"-1 -1 {n+2} {n+2}")
def bars(r,w,h):
    x=0;b=""
    while x<100:
        k=r.choice([.5,1,1.6]); b+=f'<rect x="{x:.1f}" y="0" width="{k}" height="20"/>'; x+=k+r.choice([.5,.9,1.6])
    return f'<svg xmlns="http://www.w3.org/2000/svg" style="width:{w}mm;height:{h}mm;display:block" viewBox="0 0 102 20" preserveAspectRatio="none">{b}</svg>'
def stamp(t1,t2,mm=28,c="#3b3b8f",rot=-12):
    return svg(mm,mm,f'<g transform="rotate({rot} 50 50)" fill="none" stroke="{c}"><circle cx="50" cy="50" r="47" stroke-width="2"/><circle cx="50" cy="50" r="31"/><path id="s{abs(hash_(t1))}" d="M50 50m-37 0a37 37 0 1 1 74 0a37 37 0 1 1 -74 0" stroke="none"/><text font-size="9.5" fill="{c}" stroke="none" font-family="Liberation Sans"><textPath href="#s{abs(hash_(t1))}">{t1}</textPath></text><text x="50" y="53" text-anchor="middle" font-size="10" fill="{c}" stroke="none" font-family="Liberation Sans">{t2}</text></g>')
def hash_(s): return sum(ord(c)*(i+1) for i,c in enumerate(s))
def rosette(w,h,c,n=18,k=7,op=.25):
    b=""
    for j in range(n):
        R=18+j*1.6; d="M"+" L".join(f"{50+(R+6*math.sin(k*t/60*math.pi+j*.3))*math.cos(t/60*math.pi):.1f} {50+(R+6*math.sin(k*t/60*math.pi+j*.3))*math.sin(t/60*math.pi):.1f}" for t in range(0,121,1))
        b+=f'<path d="{d}" fill="none" stroke="{c}" stroke-width=".25"/>'
    return f'<div style="position:absolute;opacity:{op};left:50%;top:50%;transform:translate(-50%,-50%);z-index:0">{svg(w,h,b)}</div>'
def waves(c,n=14,op=.3): # guilloche strip, 100x10
    b="".join(f'<path d="M0 5'+"".join(f" Q{x+2.5} {5+(4-j*.6)*(1 if (x//5)%2 else -1):.1f} {x+5} 5" for x in range(0,200,5))+f'" fill="none" stroke="{c}" stroke-width=".3"/>' for j in range(n))
    return f'<svg xmlns="http://www.w3.org/2000/svg" style="width:100%;height:100%;display:block;opacity:{op}" viewBox="0 0 200 10" preserveAspectRatio="none">{b}</svg>'
