import random, re, html as H
U="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
T="x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
C="x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
MES="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
def num(n, fem=False):
    if n==100: return "cem"
    if n>=1000:
        a,b=divmod(n,1000); h=("mil" if a==1 else num(a,fem)+" mil")
        if not b: return h
        return h+(" e " if b<=100 or b%100==0 else " ")+num(b,fem)
    if n>=100:
        c=C[n//100]
        if fem and n>=200: c=c[:-2]+"as"
        return c+(" e "+num(n%100,fem) if n%100 else "")
    if n>=20:
        return T[n//10]+(" e "+num(n%10,fem) if n%10 else "")
    if fem and n in(1,2): return ("uma","duas")[n-1]
    return U[n]
def ext(d, first="primeiro"):
    return f"{first if d[0]==1 else num(d[0])} de {MES[d[1]-1]} de {num(d[2])}"
def dm(d): return "%02d/%02d/%04d"%d
def dmext(d): return f"{d[0]:02d} de {MES[d[1]-1]} de {d[2]}"
def add(d,n):
    import datetime
    x=datetime.date(d[2],d[1],d[0])+datetime.timedelta(n); return (x.day,x.month,x.year)
def rdate(r,y): return (r.randint(1,28),r.randint(1,12),y)
def cap(s): return s[0].upper()+s[1:]
def cert_dv(b):
    def s(v):
        t=0;m=32-len(v)
        for c in v:
            t+=int(c)*m;m=0 if m>=10 else m+1
        d=t%11; return 1 if d>9 else d
    a=s(b); return b+str(a)+str(s(b+str(a)))
def matricula(cns,year,book,page,term,kind="1"):
    return cert_dv(f"{cns}0155{year}{kind}{book:05d}{page:03d}{term:07d}")
def mfmt(m,style):
    p=[m[:6],m[6:8],m[8:10],m[10:14],m[14],m[15:20],m[20:23],m[23:30],m[30:]]
    if style=="sp": return " ".join(p)
    if style=="dash": return " ".join(p[:-1])+"-"+p[-1]
    if style=="dots": return ".".join(p[:-1])+"-"+p[-1]
    if style=="split": return "   ".join(p)
    return m
def cpf(r):
    a=[r.randint(0,9) for _ in range(9)]
    for k in (10,11):
        s=sum(x*(k-i) for i,x in enumerate(a)); a.append((s*10)%11%10)
    x="".join(map(str,a)); return f"{x[:3]}.{x[3:6]}.{x[6:9]}-{x[9:]}"
OLD_M="Antônio José Francisco Sebastião Raimundo Benedito Osvaldo Valdemar Ademir Nivaldo Jurandir Itamar Edmilson Laércio Dirceu Hélio Moacir Ubirajara Wilson Ailton Gérson Reinaldo Adalberto Cláudio Élcio Vanderlei Expedito Aristides Teófilo Damião".split()
OLD_F="Maria Aparecida Terezinha Conceição Iracema Zulmira Neusa Dalva Ivone Lourdes Odete Marlene Nair Cleusa Rosângela Eunice Hilda Vilma Ilda Solange Jandira Lúcia Elza Irene Ondina Celina Guiomar Noêmia Dirce Benedita".split()
MID_M="Marcelo Rogério Fábio Anderson Wagner Leandro Cristiano Júlio Rodrigo Fernando Luciano Alexandre Evandro Ricardo Gilberto Márcio Sandro Everton Jefferson Thiago Cléber Robson Édson Adriano".split()
MID_F="Patrícia Luciana Adriana Simone Andréia Vanessa Cristiane Renata Fabiana Juliana Kátia Mônica Priscila Débora Eliane Tatiane Sílvia Michele Rosana Daniela Ângela Viviane Elisângela Karina".split()
NEW_M="Arthur Miguel Heitor Davi Gael Théo Bernardo Samuel Ravi Enzo Caleb Noah Otávio Caio Yuri Murilo Levi Joaquim Vicente Anthony Benício Luan Ícaro Cauã".split()
NEW_F="Helena Alice Laura Maitê Heloísa Cecília Isabela Lívia Sophia Valentina Agatha Ayla Melissa Antonella Esther Clarice Yasmin Eloá Lorena Mariá Aurora Luna Inaê Rebeca".split()
SUR="Siqueira Toledo Bittencourt Meireles Quaresma Figueiró Lacerda Falcão Guimarães Assunção Peçanha Louzada Sarmento Tavares Amorim Valadares Portela Coutinho Bragança Nóbrega Leitão Marinho Pimentel Cavalcanti Macedo Arruda Sampaio Seixas Galvão Rangel Mourão Távora Esteves Frazão Gurgel Bezerra Holanda Lucena Muniz Paixão Rebouças Sodré Veiga Xavier Zagalo Abreu Batista Chagas Dutra Evangelista Feitosa Goulart Junqueira Lemos Maciel Negreiros Paranhos Quintela Rabelo Salgado Teles Uchôa Vilela Damasceno Crispim Anjos Trindade Conceição Ramalho Silva Souza Oliveira Pereira Ferreira Gomes Ribeiro Alves Lima Barbosa Rocha Nunes".split()
IMM={"it":"Zanella Bortoluzzi Perin Dall'Agnol Cavagnoli Tonietto Basso Marchetti Pasqualotto Grisotto Dal Molin".replace("Dal Molin","Dal_Molin").split(),
 "de":"Schmitt Krüger Hoffmann Müller Böhm Steinbach Wollinger Reinehr Kleinübing Stülp".split(),
 "jp":"Nakamura Yoshida Hirata Kobayashi Matsuda Ogawa Shimizu Takeuchi".split(),
 "pl":"Wojciechowski Nowakowski Zielinski Kaminski Skrzypczak".split(),
 "ar":"Haddad Nassif Abdalla Mansur Kalil El_Khouri Saad".split()}
MID2_F="Eduarda Vitória de_Fátima das_Graças Regina Cristina Beatriz Luíza do_Carmo Clara de_Lourdes Inês Caroline".replace("_"," ")
MF=["Eduarda","Vitória","de Fátima","das Graças","Regina","Cristina","Beatriz","Luíza","do Carmo","Clara","Inês","Caroline","de Jesus","das Dores",""]
MM=["Henrique","Augusto","Carlos","Luiz","Roberto","Emanuel","César","Eduardo","Gabriel","Paulo","Aparecido","de Assis","","Vinícius","Batista"]
PART=["","","","da","de","dos","do"]
def sur(r,imm=None):
    if imm and r.random()<.75: return r.choice(IMM[imm]).replace("_"," ")
    s=r.choice(SUR)
    if s in("Anjos",): return "dos Anjos"
    if s in("Silva","Rocha","Conceição","Paixão","Trindade","Veiga","Costa"): return r.choice(["da ",""])+s
    if s in("Chagas",): return "das Chagas"
    if s in("Souza","Oliveira","Lima","Abreu","Lacerda","Arruda","Toledo"): return r.choice(["de ",""])+s
    return s
def given(r,sex,era):
    b={"old":(OLD_M,OLD_F),"mid":(MID_M,MID_F),"new":(NEW_M,NEW_F)}[era][sex=="F"]
    g=r.choice(b); m=r.choice(MF if sex=="F" else MM) if r.random()<.62 else ""
    if era=="new" and m.split(" ")[0] in("de","das","do"): m=""
    if m==g: m=""
    return (g+" "+m).strip()
def jn(*a): return re.sub(r"\b(\w+) \1\b",r"\1",re.sub(r"\s+"," "," ".join(x for x in a if x)).strip())
class P(dict):
    __getattr__=dict.get
    def __setattr__(s,k,v): s[k]=v
def era_of(y): return "old" if y<1968 else "mid" if y<2000 else "new"
def family(r,year,sex,imm=None,imm2=None):
    """a child with two parents (father, mother) and four grandparents, title case"""
    ce=era_of(year); pe=era_of(year-28); ge="old"
    f1,f2,m1,m2=sur(r,imm),sur(r),sur(r,imm2),sur(r)
    while len({f1,f2,m1,m2})<4: f2,m1,m2=sur(r),sur(r,imm2),sur(r)
    o=P()
    o.pf=jn(given(r,"M",ge),f1); o.pm=jn(given(r,"F",ge),f2,f1 if r.random()<.6 else "")
    o.mf=jn(given(r,"M",ge),m1); o.mm=jn(given(r,"F",ge),m2,m1 if r.random()<.6 else "")
    o.father=jn(given(r,"M",pe),f2 if r.random()<.6 else "",f1)
    mar=r.random()<.55
    o.mother=jn(given(r,"F",pe),m2 if r.random()<.45 else "",m1,f1 if mar else "")
    o.mfull=m1; o.ffull=f1
    o.name=jn(given(r,sex,ce),m1 if r.random()<.8 else "",f1); o.sex=sex
    return o
def truth(case,**k):
    g=lambda x:k.get(x,"") or ""
    d=k["birth"]
    t={"case":case,"layout":case.split("-")[0],"condition":"pdf_born_digital","file":case+".pdf","width":k.get("w",595),"height":k.get("h",842),"resizeImage":False,
    "data":{"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
    "dados_pessoais":{"nome_completo":g("name"),"cpf":g("cpf"),"matrícula":g("mat"),"data_nascimento":{"texto_completo":g("birth_text"),"dia":"%02d"%d[0],"mês":"%02d"%d[1],"ano":"%04d"%d[2]},
      "hora_nascimento":g("hour"),"naturalidade":g("nat"),"sexo":g("sex")},
    "local_nascimento":{"estabelecimento":g("est"),"município":g("bmun"),"uf":g("buf")},
    "registro":{"município":g("rmun"),"uf":g("ruf"),"cartório":g("office"),"data_registro":g("reg"),"número_dnv":g("dnv"),"livro":g("livro"),"folha":g("folha"),"termo":g("termo")},
    "filiação":{"genitor_1":{"nome_completo":g("g1"),"naturalidade":g("g1n")},"genitor_2":{"nome_completo":g("g2"),"naturalidade":g("g2n")}},
    "avós":{"paternos":{"avô":g("pf"),"avó":g("pm")},"maternos":{"avô":g("mf"),"avó":g("mm")}},
    "gêmeos":{"status":"Sim" if k.get("twins") else "Não","informações_adicionais":g("twininfo")},
    "observações":{"averbações":g("averb"),"anotações":g("anot")},
    "autenticação":{"selo_digital":g("seal"),"oficial_registro":g("officer"),"data_emissão":g("issue")}},
    "accept":k.get("accept",{}),"meta":{"twin_names":k.get("twins") or [],"joint_notes":bool(k.get("joint")),"cadastro":k.get("cad",[])}}
    return t
e=H.escape
def qr(r,size=72,col="#000"):
    n=25;c=[]
    for y in range(n):
        for x in range(n):
            f=[(0,0),(n-7,0),(0,n-7)]
            on=None
            for a,b in f:
                if a-1<=x<=a+7 and b-1<=y<=b+7:
                    u,v=x-a,y-b
                    on=(0<=u<7 and 0<=v<7) and (u in(0,6) or v in(0,6) or (2<=u<=4 and 2<=v<=4))
            if on is None: on=r.random()<.48
            if on: c.append(f"M{x} {y}h1v1h-1z")
    return f'<svg width="{size}" height="{size}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{"".join(c)}" fill="{col}"/></svg>'
def bars(r,w=150,h=26):
    x=0;c=[]
    while x<w:
        a=r.choice([1,1,2,3]);c.append(f'<rect x="{x}" width="{a}" height="{h}"/>');x+=a+r.choice([1,1,2])
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}">{"".join(c)}</svg>'
def arms(size=54,a="#2c6e3f",b="#d9b13b",c="#27408b"):
    import math
    pts=" ".join(f"{50+ (46 if i%2==0 else 27)*math.sin(i*math.pi/5):.1f},{46-(46 if i%2==0 else 27)*math.cos(i*math.pi/5):.1f}" for i in range(10))
    return (f'<svg width="{size}" height="{size}" viewBox="0 0 100 100"><path d="M12 40Q2 74 44 90M88 40Q98 74 56 90" fill="none" stroke="{a}" stroke-width="7"/>'
     f'<polygon points="{pts}" fill="{a}" stroke="{b}" stroke-width="4"/><circle cx="50" cy="48" r="16" fill="{c}" stroke="{b}" stroke-width="3"/><rect x="22" y="86" width="56" height="8" rx="3" fill="{c}"/></svg>')
def stamp(r,t1,t2,size=96,col="#2b3f8f",rot=-14):
    i=r.randint(0,99999)
    return (f'<svg width="{size}" height="{size}" viewBox="0 0 100 100" style="transform:rotate({rot}deg);opacity:.55"><circle cx="50" cy="50" r="47" fill="none" stroke="{col}" stroke-width="2"/><circle cx="50" cy="50" r="31" fill="none" stroke="{col}"/>'
     f'<path d="M50 34l4 11h12l-9 7 3 12-10-7-10 7 3-12-9-7h12z" fill="none" stroke="{col}"/></svg>')
def sig(r,w=150,h=40,col="#1c2c78"):
    x=8;p=f"M{x} {h*.6:.0f}"
    for _ in range(r.randint(6,10)):
        a,b,c=r.randint(2,14),r.randint(-20,22),r.randint(8,18)
        p+=f" q{a} {-b} {c} {r.randint(-6,6)}"
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.5"/></svg>'
def guil(w,h,col,n=26,op=.22,amp=14):
    import math
    o=[]
    for k in range(n):
        y0=h*k/n; p="M"+" ".join(f"{x} {y0+amp*math.sin(x/31+k*.55)+amp*.5*math.cos(x/17-k*.3):.1f}" for x in range(0,w+9,9))
        o.append(f'<path d="{p}"/>')
    return f'<svg style="position:absolute;left:0;top:0" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><g fill="none" stroke="{col}" stroke-width=".6" opacity="{op}">{"".join(o)}</g></svg>'
def page(css,body,w="210mm",h="297mm",title="Certidão de Nascimento"):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title}</title><style>@page{{size:{w} {h};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{w};height:{h};position:relative;overflow:hidden;-webkit-print-color-adjust:exact;print-color-adjust:exact}}{css}</style></head><body>{body}</body></html>'
