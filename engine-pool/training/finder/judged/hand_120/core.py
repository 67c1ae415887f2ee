# helpers: numbers and dates in words, check digits, the certificate's record
import re, random, html as _h
U=["zero","um","dois","três","quatro","cinco","seis","sete","oito","nove","dez","onze","doze","treze","quatorze","quinze","dezesseis","dezessete","dezoito","dezenove"]
T=["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
H=["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
def n(x, old=False, fem=False):
    if x==100: s="cem"
    elif x<20: s=U[x]
    elif x<100: s=T[x//10]+(" e "+n(x%10) if x%10 else "")
    elif x<1000: s=H[x//100]+(" e "+n(x%100) if x%100 else "")
    else:
        r=x%1000; q=x//1000
        s=("mil" if q==1 else n(q)+" mil")
        if r: s+=(" e " if r<100 else " ")+n(r)
    if old:
        for a,b in (("dezesseis","dezeseis"),("dezessete","dezesete"),("dois","dous"),("três","tres"),("cinquenta","cincoenta")): s=s.replace(a,b)
    if fem:
        s=re.sub(r"\bum$","uma",s); s=re.sub(r"\b(dois|dous)$","duas",s); s=s.replace("entos","entas")
    return s
def o(x): return n(x,True)
def f(x): return n(x,False,True)
M=["","janeiro","fevereiro","março","abril","maio","junho","julho","agosto","setembro","outubro","novembro","dezembro"]
def day(d,old): return ("primeiro" if d==1 else n(d,old))
def w(d): return f"{day(d[2],0)} de {M[d[1]]} de {n(d[0])}"
def wo(d): return f"{day(d[2],1)} de {M[d[1]].capitalize()} de {n(d[0],True)}"
def wd(d): return f"{n(d[2])} dias do mês de {M[d[1]]} do ano de {n(d[0])}" if d[2]>1 else f"primeiro dia do mês de {M[d[1]]} do ano de {n(d[0])}"
def wdo(d): return f"{n(d[2],True)} dias do mez de {M[d[1]].capitalize()} de {n(d[0],True)}"
def wdo2(d): return f"{n(d[2],True)} dias do mez de {M[d[1]]} do anno de {n(d[0],True)}"
def wf(d): return f"{n(d[2])} ({d[2]:02d}) de {M[d[1]]} de {n(d[0])} ({d[0]})"
def wf2(d): return f"{d[2]:02d} ({n(d[2])}) dias do mês de {M[d[1]]} de {d[0]} ({n(d[0])})"
def nm(d): return f"{d[2]:02d} de {M[d[1]]} de {d[0]}"
def nmo(d): return f"{d[2]} de {M[d[1]].capitalize()} de {d[0]}"
def sl(d): return f"{d[2]:02d}/{d[1]:02d}/{d[0]}"
def dash(d): return f"{d[2]}-{d[1]}-{d[0]}"
def rom(d): return f"{d[2]}-{['','I','II','III','IV','V','VI','VII','VIII','IX','X','XI','XII'][d[1]]}-{d[0]}"
STY=[w,wo,wd,wdo,wdo2,wf,wf2,nm,nmo,sl,dash,rom]
def hours(t):
    h,m=map(int,t.split(":")); r=[t,f"{h:02d}h{m:02d}min",f"{h}h{m:02d}",f"{h}:{m:02d}",f"{h:02d}h{m:02d}"]
    mm=f" e {n(m)} minutos" if m else ""
    hs=lambda k:("uma hora" if k==1 else f(k)+" horas")
    r+=[hs(h)+mm]
    if not m: r+=[f"{h} horas",f"{h:02d} horas"]
    k=h%12 or 12
    per="da madrugada" if h<5 else "da manhã" if h<12 else "da tarde" if h<18 else "da noite"
    half=[mm]+([" e meia"," e trinta minutos"] if m==30 else [])+([" e um quarto"] if m==15 else [])
    for x in half: r+=[hs(k)+x+" "+per, hs(k)+x+" "+per.replace("manhã","manhan")]
    if h==0: r+=["meia noite","zero hora"+mm]
    if h==12 and not m: r+=["meio dia"]
    return r
def hp(t):  # hour said by period of day
    h,m=map(int,t.split(":")); k=h%12 or 12
    per="da madrugada" if h<5 else "da manhã" if h<12 else "da tarde" if h<18 else "da noite"
    return ("uma hora" if k==1 else f(k)+" horas")+((" e meia" if m==30 else f" e {n(m)} minutos") if m else "")+" "+per
def hw(t):
    h,m=map(int,t.split(":")); return ("uma hora" if h==1 else "zero hora" if h==0 else f(h)+" horas")+(f" e {n(m)} minutos" if m else "")
def cpf(seed):
    r=random.Random("cpf"+seed); d=[r.randrange(10) for _ in range(9)]
    for L in (10,11):
        s=sum(x*(L-i) for i,x in enumerate(d)); v=s*10%11%10; d.append(v)
    s="".join(map(str,d)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def mat(cns,year,livro,folha,termo,compact=False):
    g=lambda x:int(re.sub(r"\D","",str(x)))
    b=[f"{cns:06d}","01","55",f"{year:04d}","1",f"{g(livro):05d}",f"{g(folha):03d}",f"{g(termo):07d}"]
    s="".join(b)
    for _ in (0,1):
        m=32-len(s); t=0
        for c in s:
            t+=int(c)*m; m+=1
            if m>10: m=0
        v=t%11; s+=str(1 if v>9 else v)
    b.append(s[-2:]); return s if compact else " ".join(b)
BLANK=dict(cpf="",mat="",hora="",estab="",dnv="",g1="",g1n="",g2="",g2n="",pa="",pb="",ma="",mb="",twin="",averb="",anot="",selo="",
  livro="",folha="",termo="")
class P(dict):
    __getattr__=dict.__getitem__
CASES=[]
def case(cid, fn=None, **k):
    """k: value, or (value, printed wording) -> p.key and p.key_"""
    p=P(BLANK); p["id"]=cid; p["acc"]=k.pop("acc",{}); p["shown"]=k.pop("shown",{}); p["printed"]={}
    twn=k.pop("twin_names",[]); joint=k.pop("joint",True); cad=k.pop("cad",[]); p["opt"]=k.pop("opt",{})
    st=k.pop("dnt")
    for a,b in list(BLANK.items()): p[a+"_"]=b
    for a,v in k.items():
        if isinstance(v,tuple) and a not in("dn","dreg","emis"): p[a],p[a+"_"]=v; p["printed"][a]=v[1]
        else: p[a]=v; p[a+"_"]=v
    p["dnt"]=st(p.dn) if callable(st) else st
    p["twin_names"]=twn; p["joint"]=joint; p["cad"]=cad
    def deco(fun):
        p["text"]=fun; CASES.append(p); return fun
    return deco
PATH=dict(cpf="dados_pessoais.cpf",mat="dados_pessoais.matrícula",name="dados_pessoais.nome_completo",hora="dados_pessoais.hora_nascimento",
 dnt="dados_pessoais.data_nascimento.texto_completo",nat="dados_pessoais.naturalidade",sexo="dados_pessoais.sexo",estab="local_nascimento.estabelecimento",
 lmun="local_nascimento.município",luf="local_nascimento.uf",rmun="registro.município",ruf="registro.uf",cart="registro.cartório",
 dreg="registro.data_registro",dnv="registro.número_dnv",livro="registro.livro",folha="registro.folha",termo="registro.termo",
 g1="filiação.genitor_1.nome_completo",g1n="filiação.genitor_1.naturalidade",g2="filiação.genitor_2.nome_completo",g2n="filiação.genitor_2.naturalidade",
 pa="avós.paternos.avô",pb="avós.paternos.avó",ma="avós.maternos.avô",mb="avós.maternos.avó",twin="gêmeos.informações_adicionais",
 averb="observações.averbações",anot="observações.anotações",selo="autenticação.selo_digital",oficial="autenticação.oficial_registro",emis="autenticação.data_emissão")
def plain(htm):
    t=re.sub(r"<style.*?</style>","",htm,flags=re.S); t=re.sub(r"</?(b|i|u|em|strong|sup|span)\b[^>]*>","",t); t=re.sub(r"<[^>]+>"," ",t)
    return re.sub(r"\s+"," ",_h.unescape(t)).lower()
def truth(p, page):
    tx=plain(page); on=lambda s: s and s.lower() in tx
    acc={}
    def add(k,*v):
        for x in v:
            L=acc.setdefault(PATH[k],[])
            if x not in L and x!=val(k): L.append(x)
    def val(k): return nat if k=="nat" else sl(p[k]) if k in("dreg","emis") else p[k]
    nat=p["nat"] if "nat" in p else f"{p.lmun}/{p.luf}"
    for a,v in p.printed.items():
        if a in PATH: add(a,v)
    add("dnt",sl(p.dn)); add("nat","")
    if p.estab=="Domicílio": add("estab","","em domicílio")
    if p.livro:
        i=int(re.sub(r"\D","",p.livro)); add("livro",*[x for x in {n(i):0,o(i):0} if on(x)])
    if p.folha:
        i=int(re.sub(r"\D","",p.folha)); vs=" verso" if "v" in p.folha.lower() else ""
        add("folha",*[x+vs for x in {n(i):0,o(i):0,f(i):0,str(i):0} if on(x+vs) and x+vs!=p.folha])
    if p.termo:
        i=int(re.sub(r"\D","",p.termo)); add("termo",*[x for x in {n(i):0,o(i):0} if on(x)])
    for k,v in p.acc.items(): add(k,*v)
    acc={k:v for k,v in acc.items() if v}
    y,m,d=p.dn; form=p.id[:-2]
    D={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
     "dados_pessoais":{"nome_completo":p.name,"cpf":p.cpf,"matrícula":p.mat,"data_nascimento":{"texto_completo":p.dnt,"dia":f"{d:02d}","mês":f"{m:02d}","ano":str(y)},
       "hora_nascimento":p.hora,"naturalidade":nat,"sexo":p.sexo},
     "local_nascimento":{"estabelecimento":p.estab,"município":p.lmun,"uf":p.luf},
     "registro":{"município":p.rmun,"uf":p.ruf,"cartório":p.cart,"data_registro":sl(p.dreg),"número_dnv":p.dnv,"livro":p.livro,"folha":p.folha,"termo":p.termo},
     "filiação":{"genitor_1":{"nome_completo":p.g1,"naturalidade":p.g1n},"genitor_2":{"nome_completo":p.g2,"naturalidade":p.g2n}},
     "avós":{"paternos":{"avô":p.pa,"avó":p.pb},"maternos":{"avô":p.ma,"avó":p.mb}},
     "gêmeos":{"status":"Sim" if p.twin else "Não","informações_adicionais":p.twin},
     "observações":{"averbações":p.averb,"anotações":p.anot},
     "autenticação":{"selo_digital":p.selo,"oficial_registro":p.oficial,"data_emissão":sl(p.emis)}}
    T={"case":p.id,"layout":form,"condition":"pdf_born_digital","file":p.id+".pdf","width":612 if form[3]=="F" else 595,"height":935 if form[3]=="F" else 842,"resizeImage":False,
       "data":D,"accept":acc,"meta":{"twin_names":p.twin_names,"joint_notes":p.joint,"cadastro":p.cad}}
    # check
    bad=[]
    for k,path in PATH.items():
        v=val(k)
        if not v: continue
        c=[v]+acc.get(path,[])+p.shown.get(k,[])
        if k in("dreg","emis"): c=[s(p[k]) for s in STY]+p.shown.get(k,[])
        if k=="hora": c=hours(p.hora)+p.shown.get(k,[])
        if k=="sexo": c=["feminin","menina"] if v=="Feminino" else ["masculin"]; c+=p.shown.get(k,[])
        if k=="nat": continue
        if k in("luf","ruf"): c=[{"MG":"minas geraes"}.get(v,"#")]+[f"/{v}",f"-{v}",f"- {v}",f"({v})",f" {v} "," "+STATES[v]]+p.shown.get(k,[])
        if k=="twin" : c=[v]+p.shown.get(k,[])
        if not any(on(re.sub(r"\s+"," ",x)) for x in c if x): bad.append((p.id,k,v,c[1:3]))
    return T,bad
STATES=dict(AC="Acre",AL="Alagoas",AM="Amazonas",AP="Amapá",BA="Bahia",CE="Ceará",DF="Distrito Federal",ES="Espírito Santo",GO="Goiás",MA="Maranhão",MG="Minas Gerais",
 MS="Mato Grosso do Sul",MT="Mato Grosso",PA="Pará",PB="Paraíba",PE="Pernambuco",PI="Piauí",PR="Paraná",RJ="Rio de Janeiro",RN="Rio Grande do Norte",RO="Rondônia",
 RR="Roraima",RS="Rio Grande do Sul",SC="Santa Catarina",SE="Sergipe",SP="São Paulo",TO="Tocantins")
