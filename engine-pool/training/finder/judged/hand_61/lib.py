import random, html, datetime, copy, math, re
MES=["janeiro","fevereiro","março","abril","maio","junho","julho","agosto","setembro","outubro","novembro","dezembro"]
U=["zero","um","dois","três","quatro","cinco","seis","sete","oito","nove","dez","onze","doze","treze","quatorze","quinze","dezesseis","dezessete","dezoito","dezenove"]
D=["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
C=["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
def w(n,fem=False):
    if n<20:
        s=U[n]
        if fem: s={"um":"uma","dois":"duas"}.get(s,s)
        return s
    if n<100: return D[n//10]+(" e "+w(n%10,fem) if n%10 else "")
    if n==100: return "cem"
    if n<1000: return C[n//100]+(" e "+w(n%100,fem) if n%100 else "")
    t=n//1000; r=n%1000
    h="mil" if t==1 else w(t,fem)+" mil"
    if not r: return h
    return h+(" e " if (r<100 or r%100==0) else " ")+w(r,fem)
def dw(d,first="primeiro"):
    return (first if d.day==1 else w(d.day))+" de "+MES[d.month-1]+" de "+w(d.year)
def dn(d): return d.strftime("%d/%m/%Y")
def dl(d): return ("1º" if d.day==1 else str(d.day))+" de "+MES[d.month-1]+" de "+str(d.year)
def hw(t,per=True):
    h,m=map(int,t.split(":"))
    if h==0 and m==0: return "zero hora"
    if per:
        if h==0: hh,p=12,"da noite"
        elif h<12: hh,p=h,("da madrugada" if h<6 else "da manhã")
        elif h==12: hh,p=12,"da tarde"
        elif h<18: hh,p=h-12,"da tarde"
        else: hh,p=h-12,"da noite"
    else: hh,p=h,""
    s=w(hh,True)+(" hora" if hh==1 or hh==0 else " horas")
    if m==30 and per: s+=" e meia"
    elif m: s+=" e "+w(m)+(" minuto" if m==1 else " minutos")
    return (s+" "+p).strip()
def cpf(rng):
    d=[rng.randint(0,9) for _ in range(9)]
    for k in (10,11):
        s=sum(a*b for a,b in zip(d,range(k,1,-1)))%11
        d.append(0 if s<2 else 11-s)
    s="".join(map(str,d)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def matric(cns,year,bk,leaf,term,tipo=1):
    s=f"{cns:06d}0155{year:04d}{tipo}{bk:05d}{leaf:03d}{term:07d}"
    assert len(s)==30
    def dv(s,start):
        wt=start; t=0
        for c in s:
            t+=int(c)*wt; wt=0 if wt==10 else wt+1
        t%=11; return str(1 if t==10 else t)
    a=dv(s,2); b=dv(s+a,1); s=s+a+b
    return f"{s[:6]} {s[6:8]} {s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {s[30:]}"
UFN={"AC":"Acre","AL":"Alagoas","AP":"Amapá","AM":"Amazonas","BA":"Bahia","CE":"Ceará","DF":"Distrito Federal","ES":"Espírito Santo","GO":"Goiás","MA":"Maranhão","MT":"Mato Grosso","MS":"Mato Grosso do Sul","MG":"Minas Gerais","PA":"Pará","PB":"Paraíba","PR":"Paraná","PE":"Pernambuco","PI":"Piauí","RJ":"Rio de Janeiro","RN":"Rio Grande do Norte","RS":"Rio Grande do Sul","RO":"Rondônia","RR":"Roraima","SC":"Santa Catarina","SP":"São Paulo","SE":"Sergipe","TO":"Tocantins"}
OLDM="Antônio,José,Manoel,Joaquim,Francisco,Sebastião,Benedito,Raimundo,Pedro,Waldemar,Osório,Clodoaldo,Eustáquio,Anísio,Lourival,Deraldo,Hermenegildo,Teodomiro,Virgílio,Zacarias,Cândido,Leôncio,Agenor,Ubaldino,Firmino,Abílio".split(",")
OLDF="Maria,Ana,Josefa,Francisca,Joana,Alzira,Carmelita,Dulce,Eufrosina,Honorina,Idalina,Isaura,Laudelina,Noêmia,Odete,Perpétua,Rosalina,Sinhá,Umbelina,Zulmira,Amélia,Brígida,Clotilde,Etelvina,Georgina,Hermínia".split(",")
MIDM="Carlos,Paulo,João,Luiz,Roberto,Sérgio,Marcos,Ricardo,Edson,Gilberto,Wilson,Jorge,Nélson,Rubens,Cláudio,Márcio,Adilson,Valdir,Ademir,Ivan,Hélio,Davi,Rogério,Célio".split(",")
MIDF="Vera,Lúcia,Sônia,Regina,Márcia,Cristina,Sandra,Rosângela,Elizabete,Neusa,Eliane,Denise,Cleusa,Tereza,Marlene,Solange,Fátima,Luzia,Aparecida,Ivone,Silvana,Adriana,Rosemeire,Inês".split(",")
NEWM="Arthur,Heitor,Davi Lucca,Miguel,Enzo Gabriel,Théo,Noah,Ravi,Kauã,Otávio,Caio,Bernardo,Ícaro,João Pedro,Wesley,Thiago,Murilo,Benício,Vicente,Yuri,Kayke,Anthony".split(",")
NEWF="Alice,Helena,Maitê,Sophia,Ana Júlia,Lívia,Heloísa,Yasmin,Luna,Maria Cecília,Isis,Antonella,Pérola,Ayla,Rayssa,Agatha,Manuela,Lorena,Esther,Kamilly,Clarice,Zoé".split(",")
SUR={"lus":"da Silva,dos Santos,de Oliveira,Ferreira,Bastos,Pinheiro,de Jesus,do Nascimento,Cavalcanti,Sant'Anna,d'Ávila,Queiroz,Guimarães,Barbosa,Magalhães,Rebouças,de Sá,Falcão,Portela,Moura,Brandão,da Conceição,Leal,Teles,Aragão,Vilas Boas,Castelo Branco,Muniz,da Paixão,Fagundes,Lacerda,Quintão,Drumond,Peçanha,Arruda,Camargo,Bueno,Godói,Furtado,Sobral,Lustosa,Nóbrega,Parente,Távora,Feitosa".split(","),
"ita":"Bertoluzzi,Zanchetta,De Marchi,Dal Pizzol,Pasqualotto,Tonietto,Fachinello,Dalla Costa,Menegotto,Bordignon,Scopel,Rigotto,Lazzarotto,Bianchin".split(","),
"ger":"Schneider,Klein,Hoffmann,Dreher,Kirchhof,Weschenfelder,Müller,Spohr,Hübner,Stürmer,Ludwig,Brönstrup,Zimmermann,Lenhardt".split(","),
"jap":"Watanabe,Nakashima,Kobayashi,Yoshimura,Hashimoto,Okubo,Morishita,Takeuchi,Fujiwara".split(","),
"arab":"Haddad,Abdalla,Nassif,Chaib,Maluly,Saad,Zarzur,Mansur".split(","),
"pol":"Wojciechowski,Kowalczyk,Ostrowski,Piekarski,Szymanski,Grabowski".split(",")}
def e(s): return html.escape(str(s),quote=False)
class R(dict):
    __getattr__=dict.get
    def __setattr__(s,k,v): s[k]=v
def given(rng,sx,era):
    p={"old":(OLDM,OLDF),"mid":(MIDM,MIDF),"new":(NEWM,NEWF)}[era][0 if sx=="M" else 1]
    a=rng.choice(p)
    if " " not in a and rng.random()<.45:
        b=rng.choice(p)
        if b!=a and " " not in b: a+=" "+b
    return a
def person(rng,sx,era,*s): return " ".join([given(rng,sx,era)]+[x for x in s if x])
PREV={"new":"mid","mid":"old","old":"old"}
MUN={"BA":"Cachoeira,Ilhéus,Jequié,Feira de Santana,Santo Amaro,Caetité,Valença,Serrinha,Bom Jesus da Lapa,Itabuna","RS":"Caxias do Sul,Santa Cruz do Sul,Pelotas,Ijuí,Erechim,Bagé,Passo Fundo,Lajeado,São Borja,Garibaldi","SP":"Campinas,Bauru,Santo André,Marília,Ribeirão Preto,Itu,Guaratinguetá,Lins,Mogi das Cruzes,São José do Rio Preto","MG":"Uberaba,Diamantina,Montes Claros,Caratinga,Poços de Caldas,Muriaé,Araxá,Januária,Ouro Preto,Teófilo Otoni","PE":"Caruaru,Garanhuns,Olinda,Serra Talhada,Petrolina","CE":"Sobral,Crato,Quixadá,Iguatu","PR":"Londrina,Ponta Grossa,Guarapuava,Cascavel","SC":"Blumenau,Lages,Chapecó,Joinville","PA":"Santarém,Marabá,Cametá,Bragança","AM":"Parintins,Tefé,Manacapuru","GO":"Anápolis,Catalão,Jataí,Goiás","RJ":"Niterói,Campos dos Goytacazes,Petrópolis,Vassouras","MA":"Caxias,Codó,Imperatriz","PI":"Parnaíba,Picos,Floriano","RN":"Mossoró,Caicó","PB":"Patos,Campina Grande,Cajazeiras","MT":"Cáceres,Rondonópolis","MS":"Dourados,Corumbá","TO":"Araguaína,Porto Nacional","ES":"Colatina,Linhares","SE":"Estância,Lagarto","AL":"Arapiraca,Penedo","RO":"Ji-Paraná,Vilhena","AC":"Cruzeiro do Sul,Tarauacá","RR":"Caracaraí","AP":"Santana","DF":"Brasília"}
MUN={k:v.split(",") for k,v in MUN.items()}
def nat(rng,uf,far=.3,old=False):
    if rng.random()<far: uf=rng.choice([k for k in MUN if not(old and k in("MS","TO","DF","RO","RR","AP","AC"))])
    return (rng.choice(MUN[uf]),uf)
def rec(form,n,era,issue,o):
    """o: hand-written facts; the rest is drawn"""
    rng=random.Random(f"{form}-{n}-61"); r=R(form=form,n=n,rng=rng)
    r.sex=o.get("sex") or rng.choice("MF")
    fl=o.get("fl","lus"); fl2=o.get("fl2",fl)
    A,B=rng.choice(SUR[fl]),rng.choice(SUR[fl2])
    while B==A: B=rng.choice(SUR[fl2])
    Cc,Dd=rng.choice(SUR[fl]),rng.choice(SUR[fl2])
    pe=PREV[era]; ge=PREV[pe]
    paf=person(rng,"M",ge,A); maf=person(rng,"M",ge,B)
    pam=person(rng,"F",ge,Cc,A if rng.random()<.6 and Cc!=A else "")
    mam=person(rng,"F",ge,Dd,B if rng.random()<.5 and Dd!=B else "")
    fa=person(rng,"M",pe,Cc if rng.random()<.4 and Cc!=A else "",A)
    mo=person(rng,"F",pe,B,A if rng.random()<.4 else "")
    nm=person(rng,r.sex,era,B if rng.random()<.6 else "",A)
    if o.get("single"): fa=paf=pam=""; nm=person(rng,r.sex,era,Dd if Dd!=B and rng.random()<.4 else "",B); mo=person(rng,"F",pe,B)
    r.update(name=nm,fa=fa,mo=mo,paf=paf,pam=pam,maf=maf,mam=mam)
    d=o["d"]; r.bd=datetime.date(*d)
    r.hora=f"{rng.randint(0,23):02d}:{rng.choice([0,5,10,15,20,25,30,40,45,50,rng.randint(1,59)]):02d}"
    r.rd=r.bd+datetime.timedelta(days=rng.randint(1,40))
    if "rd" in o: r.rd=datetime.date(*o["rd"])
    y0,y1=issue
    lo=max(datetime.date(y0,1,5),r.rd+datetime.timedelta(days=3)); hi=datetime.date(y1,12,20)
    r.ed=lo+datetime.timedelta(days=rng.randint(0,max(1,(hi-lo).days)))
    r.mun,r.uf=o["mun"],o["uf"]
    r.est=o.get("est","")
    old=r.bd.year<1990; r.fan=nat(rng,r.uf,old=old) if fa else None; r.mon=nat(rng,r.uf,old=old)
    r.officer=person(rng,rng.choice("MF"),pe if era!="new" else "mid",rng.choice(SUR["lus"]),rng.choice(["Vasconcelos","Siqueira","Teixeira","Prado","Gouveia","Meirelles","Salgado"]))
    r.bk=rng.randint(3,180); r.lf=rng.randint(1,299); r.v=""
    r.tm=r.bk*rng.randint(180,299)+r.lf
    r.cns=random.Random(r.mun+r.uf).randint(60000,159999)
    r.twins=[];r.avb="";r.anot="";r.dnv="";r.cpf="";r.selo=""
    r.update({k:v for k,v in o.items() if k not in("d",)})
    for k in ("rd","ed"):
        if isinstance(r[k],tuple): r[k]=datetime.date(*r[k])
    if "rm" not in o: r.rm,r.ru=r.mun,r.uf
    assert r.bd<=r.rd<=r.ed,(form,n)
    r.mat=matric(r.cns,r.rd.year,r.bk,r.lf,r.tm,o.get("tipo",1))
    return r
def upper(r):
    r=R(copy.copy(dict(r)))
    for k in "name fa mo paf pam maf mam mun rm est officer cart avb anot".split():
        if r.get(k): r[k]=r[k].upper()
    for k in("fan","mon"):
        if r.get(k): r[k]=tuple(x.upper() for x in r[k])
    r.twins=[t.upper() for t in r.twins]
    return r
def truth(r,**kw):
    """base truth, overridden by flat paths in kw['set']"""
    dt={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
    "dados_pessoais":{"nome_completo":r.name,"cpf":r.cpf,"matrícula":"","data_nascimento":{"texto_completo":dn(r.bd),"dia":f"{r.bd.day:02d}","mês":f"{r.bd.month:02d}","ano":str(r.bd.year)},"hora_nascimento":r.hora,"naturalidade":"","sexo":"Masculino" if r.sex=="M" else "Feminino"},
    "local_nascimento":{"estabelecimento":r.est,"município":r.mun,"uf":r.uf},
    "registro":{"município":r.rm,"uf":r.ru,"cartório":r.cart,"data_registro":dn(r.rd),"número_dnv":r.dnv,"livro":"","folha":"","termo":""},
    "filiação":{"genitor_1":{"nome_completo":"","naturalidade":""},"genitor_2":{"nome_completo":"","naturalidade":""}},
    "avós":{"paternos":{"avô":r.paf,"avó":r.pam},"maternos":{"avô":r.maf,"avó":r.mam}},
    "gêmeos":{"status":"Sim" if r.twins else "Não","informações_adicionais":""},
    "observações":{"averbações":r.avb,"anotações":r.anot},
    "autenticação":{"selo_digital":r.selo,"oficial_registro":r.officer,"data_emissão":dn(r.ed)}}
    for p,v in kw.get("set",{}).items():
        t=dt; ks=p.split(".")
        for k in ks[:-1]: t=t[k]
        assert ks[-1] in t,p
        t[ks[-1]]=v
    acc=dict(r.get("acc") or {}); 
    for p,v in kw.get("acc",{}).items(): acc[p]=acc.get(p,[])+[x for x in v if x not in acc.get(p,[])]
    if not kw.get("natlabel"): acc.setdefault("dados_pessoais.naturalidade",[]).append("")
    cid=f"{r.form}-{r.n}"
    W,H=kw.get("wh",(595,842))
    return {"case":cid,"layout":r.form,"condition":"pdf_born_digital","file":cid+".pdf","width":W,"height":H,"resizeImage":True,"data":dt,"accept":acc,"meta":{"twin_names":r.twins,"joint_notes":bool(kw.get("joint")),"cadastro":kw.get("cad",[])}}
def parents(ps,sep=" - "):
    s={}
    for i,(n,nt) in enumerate(ps,1):
        s[f"filiação.genitor_{i}.nome_completo"]=n
        s[f"filiação.genitor_{i}.naturalidade"]=sep.join(nt) if nt else ""
    return s
# ---------- drawings
def qr(rng,px,col="#000"):
    n=29;m=[[rng.random()<.48 for _ in range(n)] for _ in range(n)]
    for (a,b) in((0,0),(0,n-7),(n-7,0)):
        for i in range(-1,8):
            for j in range(-1,8):
                if 0<=a+i<n and 0<=b+j<n:
                    m[a+i][b+j]=0<=i<7 and 0<=j<7 and (i in(0,6) or j in(0,6) or (2<=i<=4 and 2<=j<=4))
    p="".join(f"M{j} {i}h1v1h-1z" for i in range(n) for j in range(n) if m[i][j])
    return f'<svg width="{px}" height="{px}" viewBox="-1 -1 {n+2} {n+2}" shape-rendering="crispEdges"><path d="{p}" fill="{col}"/></svg>'
def bars(rng,W,H):
    x=0;p=""
    while x<W-4:
        a=rng.randint(1,3);p+=f"M{x} 0h{a}v{H}h-{a}z";x+=a+rng.randint(1,3)
    return f'<svg width="{W}" height="{H}"><path d="{p}"/></svg>'
def sign(rng,W=170,H=44,col="#1b2a6b"):
    x=8;p=f"M{x} {H*.6:.0f}"
    while x<W-20:
        s=rng.randint(8,24)
        p+=f" C{x+s*.2:.0f} {rng.randint(0,H)} {x+s*.8:.0f} {rng.randint(0,H)} {x+s} {rng.randint(int(H*.4),int(H*.75))}";x+=s
    return f'<svg width="{W}" height="{H}"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.4"/></svg>'
def arms(px,col="#222",kind=0):
    star=lambda k,r1,r2,cx=50,cy=50:" ".join(f"{cx+(r1 if i%2==0 else r2)*math.sin(math.pi*i/k):.1f},{cy-(r1 if i%2==0 else r2)*math.cos(math.pi*i/k):.1f}" for i in range(2*k))
    if kind==0:
        b=f'<polygon points="{star(20,46,38)}" fill="none" stroke="{col}"/><polygon points="{star(5,36,15)}" fill="none" stroke="{col}" stroke-width="2"/><circle cx="50" cy="50" r="11" fill="none" stroke="{col}" stroke-width="2"/><path d="M12 70Q30 98 50 92Q70 98 88 70" fill="none" stroke="{col}" stroke-width="3"/><path d="M26 92h48v6h-48z" fill="{col}"/>'
    elif kind==1:
        b=f'<path d="M20 12h60v40q0 30-30 40q-30-10-30-40z" fill="none" stroke="{col}" stroke-width="3"/><path d="M20 40h60M50 12v80" stroke="{col}" stroke-width="1.5"/><polygon points="{star(5,10,4,35,26)}" fill="{col}"/><path d="M58 34l8-16l8 16z" fill="{col}"/><path d="M27 60q8-10 16 0M27 70q8-10 16 0M56 56h16M56 64h14M56 72h10" stroke="{col}" fill="none" stroke-width="2"/>'
    elif kind==2:
        b=f'<circle cx="50" cy="50" r="45" fill="none" stroke="{col}" stroke-width="2"/><circle cx="50" cy="50" r="38" fill="none" stroke="{col}" stroke-dasharray="2 2"/><path d="M50 20v60M34 34h32M30 34l-8 22h16zM70 34l-8 22h16zM38 80h24" stroke="{col}" fill="none" stroke-width="2.5"/>'
    else:
        b=f'<path d="M50 4l12 14h24v24l10 8l-10 8v24h-24l-12 14l-12-14h-24v-24l-10-8l10-8v-24h24z" fill="none" stroke="{col}" stroke-width="2.5"/><polygon points="{star(12,26,17)}" fill="{col}"/><circle cx="50" cy="50" r="13" fill="#fff"/><polygon points="{star(5,10,4)}" fill="{col}"/>'
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100">{b}</svg>'
def guill(W,H,col,k=9,amp=18,op=.25):
    ps=""
    for i in range(k):
        y0=H/2;ps+="M0 %.1f "%y0+" ".join("L%d %.1f"%(x,y0+amp*math.sin(x/23+i*math.pi*2/k)*math.cos(x/61+i)) for x in range(0,W+1,6))
    return f'<svg width="{W}" height="{H}" style="opacity:{op}"><path d="{ps}" fill="none" stroke="{col}" stroke-width=".6"/></svg>'
def rosette(px,col,op=.12,k=14):
    b="".join(f'<ellipse cx="100" cy="100" rx="95" ry="34" transform="rotate({i*180/k:.1f} 100 100)"/>' for i in range(k))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 200 200" style="opacity:{op}"><g fill="none" stroke="{col}" stroke-width=".8">{b}</g></svg>'
def seal(px,col,txt,rot=0,idn="s"):
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100" style="transform:rotate({rot}deg);opacity:.75"><circle cx="50" cy="50" r="47" fill="none" stroke="{col}" stroke-width="2"/><circle cx="50" cy="50" r="31" fill="none" stroke="{col}"/><path id="{idn}" d="M50 50m-37 0a37 37 0 1 1 74 0a37 37 0 1 1 -74 0" fill="none"/><text font-size="8.6" font-family="Liberation Sans Narrow" fill="{col}"><textPath href="#{idn}" textLength="225">{e(txt)}</textPath></text><polygon points="50,30 55,44 70,44 58,53 62,68 50,59 38,68 42,53 30,44 45,44" fill="none" stroke="{col}"/></svg>'
def page(css,body,size="A4",W="210mm",H="296.5mm"):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact}}.pg{{position:relative;width:{W};height:{H};overflow:hidden}}{css}</style></head><body><div class="pg">{body}</div></body></html>'
