from lib import *
# names and places
MALE="Aderbal Adalto Ailton Amarildo Anselmo Antônio Aristides Arlindo Benedito Benício Caetano Caio Cícero Clóvis Cristóvão Davi Décio Deoclécio Djalma Edivaldo Eliézer Enéas Enzo Erasmo Estêvão Evaristo Felipe Firmino Francisco Gaspar Genésio Geraldo Getúlio Gonçalo Heitor Hermínio Iago Inácio Itamar Ítalo Jandir João Joaquim José Júlio Kauã Laércio Leandro Lourenço Luís Manoel Marcílio Miguel Moacir Murilo Natanael Nélson Nivaldo Olímpio Otávio Pedro Quirino Raimundo Ravi Romeu Ruan Samuel Sebastião Severino Tadeu Teodoro Tomé Ubirajara Valdomiro Vicente Wágner Wellington Yuri Zacarias Zózimo".split()
FEM="Adelaide Adriana Agda Alzira Ana Antonieta Aparecida Ariadne Aurélia Áurea Beatriz Benedita Bianca Cândida Cecília Cleonice Clotilde Conceição Dalva Deise Dulcineia Edileusa Elis Elvira Emília Esther Eulália Eunice Fátima Flávia Francisca Geni Glória Guiomar Helena Hortência Ieda Ilda Inês Iracema Isabela Ivone Jacira Joana Josefa Júlia Jussara Laís Lara Leocádia Letícia Lívia Lúcia Luzia Maitê Manuela Maria Marlene Mirtes Nair Nazaré Neusa Noêmia Odete Olga Otília Perpétua Quitéria Raimunda Regina Rita Rosalina Rute Sílvia Sofia Sônia Taís Tarsila Teresinha Valentina Vânia Vitória Yolanda Zenaide Zilda Zoraide".split()
SUR="Abrantes Aguiar Albuquerque Alencar Amaral Andrade Araújo Assunção Bandeira Barbosa Bastos Belchior Bezerra Bittencourt Borges Brandão Caldas Camargo Cardoso Carneiro Carvalho Castanho Cavalcanti Chagas Coelho Coimbra Cordeiro Correia Coutinho Cruz Damasceno Dantas Dias Diniz Dourado Esteves Falcão Faria Feitosa Ferreira Figueiredo Fonseca Fontenele Freitas Furtado Gadelha Galvão Godói Gomes Gonçalves Guedes Guimarães Jardim Lacerda Leão Leite Lima Linhares Lobato Lopes Macêdo Machado Magalhães Maia Marinho Medeiros Mendonça Menezes Moraes Moreira Moura Nascimento Neves Nóbrega Nogueira Oliveira Pacheco Paiva Peçanha Peixoto Pereira Pinheiro Portela Prado Queirós Ramalho Rangel Rezende Ribeiro Rocha Sales Sampaio Santana Santos Saraiva Silva Silveira Siqueira Soares Souza Tavares Teixeira Teles Torquato Trindade Valadares Vasconcelos Veloso Viana Vidal Vilela Xavier Ximenes".split()
FOR="Altmann Bianchini Bortolotto Czarnecki D'Ávila Fujimoto Gutiérrez Haddad Hoffmann Kaminski Kowalczyk Krüger Kuhn Lazzarotto Mizoguchi Nakashima Nasser Pellegrini Schäfer Sant'Anna Takahashi Tomasi Van-Dyck Wojciechowski Yamaguchi Zanella Müller Okubo Quispe Salomão".split()
MUN=[m.split("|") for m in (
 "Sobral|CE;Crato|CE;Iguatu|CE;Quixadá|CE;Juazeiro|BA;Ilhéus|BA;Feira de Santana|BA;Vitória da Conquista|BA;Jequié|BA;Caruaru|PE;Garanhuns|PE;Petrolina|PE;Serra Talhada|PE;Campina Grande|PB;Patos|PB;Cajazeiras|PB;Mossoró|RN;Caicó|RN;Arapiraca|AL;Penedo|AL;Lagarto|SE;Estância|SE;Picos|PI;Parnaíba|PI;Floriano|PI;Imperatriz|MA;Codó|MA;Balsas|MA;Santarém|PA;Marabá|PA;"
 "Bragança|PA;Castanhal|PA;Parintins|AM;Tefé|AM;Itacoatiara|AM;Cruzeiro do Sul|AC;Ji-Paraná|RO;Vilhena|RO;Santana|AP;Gurupi|TO;Araguaína|TO;Porto Nacional|TO;Anápolis|GO;Rio Verde|GO;Catalão|GO;Jataí|GO;Sinop|MT;Cáceres|MT;Rondonópolis|MT;Dourados|MS;Corumbá|MS;Três Lagoas|MS;Aquidauana|MS;Uberaba|MG;Montes Claros|MG;Diamantina|MG;Juiz de Fora|MG;Poços de Caldas|MG;São João del-Rei|MG;Caratinga|MG;"
 "Colatina|ES;Cachoeiro de Itapemirim|ES;Linhares|ES;Campos dos Goytacazes|RJ;Petrópolis|RJ;Nova Friburgo|RJ;Volta Redonda|RJ;Santos|SP;Bauru|SP;Marília|SP;Taubaté|SP;Botucatu|SP;Presidente Prudente|SP;São José do Rio Preto|SP;Londrina|PR;Ponta Grossa|PR;Guarapuava|PR;Paranaguá|PR;Blumenau|SC;Joinville|SC;Lages|SC;Chapecó|SC;Tubarão|SC;Pelotas|RS;Santa Maria|RS;Passo Fundo|RS;Bagé|RS;Caxias do Sul|RS;São Borja|RS"
).split(";")]
HOSP="Santa Casa de Misericórdia|Hospital e Maternidade São Vicente de Paulo|Maternidade Nossa Senhora das Graças|Hospital Regional Dom Bosco|Casa de Saúde Santa Inês|Hospital Municipal Dr. Mário Gatti Sobrinho|Hospital das Clínicas|Maternidade Pró-Matre|Hospital São Francisco de Assis|Unidade Mista de Saúde Irmã Dulce|Maternidade Santa Isabel|Hospital Evangélico|Casa de Parto Flor de Lis|Hospital Universitário".split("|")
STREETS="Rua Quinze de Novembro|Avenida Getúlio Vargas|Rua Coronel Feliciano|Travessa do Comércio|Praça da Matriz|Rua Marechal Deodoro|Rua Barão do Rio Branco|Avenida Sete de Setembro|Rua Padre Anchieta|Rua Dr. Pedrosa".split("|")
PROF_M="lavrador,comerciante,pedreiro,motorista,ferroviário,carpinteiro,funcionário público,operário,mecânico,professor".split(",")
PROF_F="do lar,doméstica,costureira,professora,comerciária,lavradora,enfermeira".split(",")
# a person and the entry
class C: pass
def gen(form,i,b0,b1,e1,modern=True,imin=0,upper=False,flags="",givens=None):
    r=random.Random(f"{form}-{i}-kk7"); c=C(); c.r=r; c.i=i; f=c.flags=set(flags.split())
    c.sex="M" if r.random()<.5 else "F"
    used=set()
    OLD=e1<2000 or form=='K9' or b1<1990
    MUN_=[m for m in MUN if m[1] not in('MS','TO','RO','AP','AC')] if e1<1990 or form=='K9' else MUN
    NEW='Enzo Kauã Ravi Ruan Maitê Valentina Wellington Deise Iago Yuri Laís Lara Taís'.split()
    def g(sex,n=None):
        n=n or r.choices([1,2],[.55,.45])[0]; out=[]
        while len(out)<n:
            x=r.choice(MALE if sex=="M" else FEM)
            if OLD and x in NEW: continue
            if x not in used: used.add(x); out.append(x)
        if sex=="F" and n==1 and r.random()<.18: return "Maria "+r.choice(["d","d"])+r.choice(["as Dores","o Socorro","o Carmo","as Graças","a Penha","o Rosário"])
        return " ".join(out)
    def s():
        x=r.choice(FOR if r.random()<.15 else SUR)
        if x in used: return s()
        used.add(x)
        if x in("Silva","Costa","Rocha","Cruz","Fonseca","Silveira","Trindade","Nóbrega") and r.random()<.6:x="da "+x
        elif x in("Santos","Chagas","Neves") and r.random()<.7: x=("dos " if x=="Santos" else "das ")+x
        elif x in("Oliveira","Souza","Moura","Lima","Paiva","Freitas","Andrade","Moraes") and r.random()<.4: x="de "+x
        elif x in("Nascimento","Prado","Amaral") and r.random()<.7: x="do "+x
        return x
    A,B,E,F,G,H=[s() for _ in range(6)]
    last=lambda x:x
    father=f"{g('M')} {B} {A}"; mother=f"{g('F')} {F} {E}"
    pf=f"{g('M')} {s()} {A}" if r.random()<.5 else f"{g('M')} {A}"
    pm=f"{g('F')} {B}"+(f" {A}" if r.random()<.4 else "")
    mf=f"{g('M')} {E}"; mm=f"{g('F')} {F}"+(f" {E}" if r.random()<.4 else "")
    if r.random()<.2: father+=" "+r.choice(["Filho","Neto"])
    sa=f"{E} {A}" if r.random()<.7 else A
    if "long" in f: sa=f"{F} {E} {B} {A}"
    if "nofather" in f: sa=f"{F} {E}"
    first=givens if givens else g(c.sex,3 if "long" in f else None)
    first2=g(c.sex);
    c.name=first+" "+sa; c.twin=first2+" "+sa if "twin" in f else ""
    if "mothers" in f:
        father=f"{g('F')} {B} {A}"
    c.father="" if "nofather" in f else father; c.mother=mother
    c.pf,c.pm,c.mf,c.mm=(pf,pm,mf,mm)
    if "nofather" in f: c.pf=c.pm=""
    if "nogp" in f: c.pf=""; c.pm=""
    if "nopf" in f: c.pf=""
    if "nomf" in f: c.mf=""
    c.rm,c.ruf=r.choice(MUN_)
    c.bm,c.buf=(c.rm,c.ruf) if r.random()<.65 else r.choice([m for m in MUN_ if m[1]==c.ruf])
    c.fm,c.fuf=r.choice(MUN_) if r.random()<.5 else r.choice([m for m in MUN_ if m[1]==c.ruf])
    c.mm_,c.muf=r.choice(MUN_) if r.random()<.4 else r.choice([m for m in MUN_ if m[1]==c.ruf])
    if "late" in f: b1=min(b1,e1-6)
    a,b=D.date(b0,1,1).toordinal(),D.date(b1,12,31).toordinal()
    c.birth=D.date.fromordinal(r.randint(a,b));
    def wd(x):
        while x.weekday()>4 or (x.month,x.day) in((1,1),(4,21),(5,1),(9,7),(10,12),(11,2),(11,15),(12,25)): x+=D.timedelta(1)
        return x
    c.wd=wd
    c.reg=wd(c.birth+D.timedelta(r.randint(1,24)))
    if "late" in f: c.reg=wd(c.birth+D.timedelta(r.randint(1400,max(1500,min(6500,(D.date(e1,8,1)-c.birth).days)))))
    if "soon" in f: c.issue=c.reg
    else:
        lo=c.reg+D.timedelta(30); hi=max(D.date(e1,10,30),lo+D.timedelta(90))
        if "notes" in f or "anot" in f: lo=max(lo,min(hi-D.timedelta(200),c.birth+D.timedelta(365*32)))
        c.issue=wd(D.date.fromordinal(r.randint(lo.toordinal(),hi.toordinal())))
    if c.issue.year<imin: c.issue=wd(D.date(r.randint(imin,e1),r.randint(1,10),r.randint(1,28)))
    h,m=r.randrange(24),r.choice([0,5,10,15,20,25,30,40,45,50,55,r.randrange(60)])
    c.time=None if "nohour" in f else (h,m)
    c.hosp="Domicílio" if "home" in f else r.choice(HOSP)
    c.livn=r.randint(4,380); c.fol=r.randint(1,299); c.ter=c.livn*r.randint(180,320)+r.randint(1,250)
    c.cpf="" if "nocpf" in f else cpf(r)
    c.dnv=f"{r.choice([30,30,30,10])}-{r.randint(10**7,10**8-1)}-{r.randrange(10)}"
    base=f"{r.randint(10**4,199999):06d}0155{c.reg.year}1{c.livn:05d}{c.fol:03d}{c.ter:07d}"
    c.m32=base+matdv(base); x=c.m32
    c.mat=f"{x[:6]} {x[6:8]} {x[8:10]} {x[10:14]} {x[14]} {x[15:20]} {x[20:23]} {x[23:30]} {x[30:]}"
    c.mat2=f"{x[:6]}.{x[6:8]}.{x[8:10]}.{x[10:14]}.{x[14]}.{x[15:20]}.{x[20:23]}.{x[23:30]}-{x[30:]}"
    def full(sex): return f"{g(sex)} {s()} {s()}"
    c.osex=r.choice("MF"); c.off=full(c.osex); c.ssex=r.choice("MF"); c.sub=full(c.ssex); c.wit=[full(r.choice("MF")) for _ in range(2)]
    c.full=full; c.spouse=full("F" if c.sex=="M" else "M")
    c.addr=f"{r.choice(STREETS)}, {r.randint(12,2400)}"; c.addr2=f"{r.choice(STREETS)}, nº {r.randint(12,900)}"
    c.cep=f"{r.randint(10000,99000)}-{r.randint(0,999):03d}"; c.tel=f"({r.randint(11,99)}) {r.randint(3200,3999)}-{r.randint(1000,9999)}"
    c.seal="".join(r.choice("ABCDEFGHJKLMNPRSTUVXZ") for _ in range(3))+f"{r.randint(10000,99999)}"+"-"+"".join(r.choice("ABCDEFGHJKLMNPRSTUVXZ0123456789") for _ in range(4))
    c.blank="-----"; c.averb=""; c.anot=""
    def between(lo,hi):
        lo,hi=lo.toordinal(),hi.toordinal(); return wd(D.date.fromordinal(r.randint(lo,max(lo,hi-9))))
    if "anot" in f:
        md=between(c.birth+D.timedelta(365*20),c.issue-D.timedelta(80)); k=i%3; n2=c.name.split()
        mar="O registrado" if c.sex=="M" else "A registrada"; lv=r.randint(5,90); fl=r.randint(1,299); tm=r.randint(900,9000); om,ou=r.choice(MUN_)
        if k==0: c.anot=f"{mar} contraiu matrimônio com {c.spouse} em {d(md)}, no Registro Civil de {om}/{ou}, livro B-{lv}, fls. {fl}, termo {tm}."
        elif k==1:
            dd=between(max(md+D.timedelta(30),D.date(1978,6,1)),c.issue); c.anot=f"Casou-se em {d(md)} com {c.spouse} (livro B-{lv}, fls. {fl}, nº {tm}, {om}-{ou}). Divórcio decretado por sentença de {d(dd)}, transitada em julgado, voltando a usar o nome de solteir{'o' if c.sex=='M' else 'a'}." if c.issue.year>1979 else f"Casou-se em {d(md)} com {c.spouse}, conforme comunicação do Oficial de {om}-{ou}, livro B-{lv}, fls. {fl}, nº {tm}."
        else: c.anot=f"Faleceu em {d(md)}, em {om}-{ou}, conforme assento de óbito lavrado no livro C-{lv}, folha {fl}, sob o nº {tm}."
    if "averb" in f:
        k=(i+len(form)+ord(form[-1]))%3; ad=between(c.reg+D.timedelta(20),c.issue-D.timedelta(5)) if c.issue>c.reg+D.timedelta(40) else c.issue
        if form in("K5","K8","K9") and k==0:k=2
        if k==0 and c.father: c.averb=f"Por escritura pública de {d(ad)}, foi reconhecida a paternidade por {c.father}, acrescentando-se ao nome o patronímico paterno."
        elif k==1: c.averb=f"Em cumprimento ao mandado expedido em {d(ad)} pelo MM. Juiz de Direito da {r.randint(1,4)}ª Vara Cível de {c.rm}, nos autos nº {r.randint(100,999)}/{ad.year}, fica retificado o nome da avó materna, para constar como consta nesta certidão."
        else: c.averb=f"Retificação administrativa em {d(ad)}, nos termos do art. 110 da Lei nº 6.015/73, para constar corretamente o nome da genitora."if ad.year>1974 else f"Por despacho do MM. Juiz, de {d(ad)}, foi retificado o nome da mãe, que passa a ser o acima mencionado."
    if upper:
        for k in "name twin father mother pf pm mf mm rm bm fm mm_ hosp off sub averb anot".split(): setattr(c,k,getattr(c,k).upper())
    c.o="o" if c.sex=="M" else "a"
    c.sx="Masculino" if c.sex=="M" else "Feminino"
    return c
