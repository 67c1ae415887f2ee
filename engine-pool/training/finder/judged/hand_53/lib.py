import random, html, re, unicodedata, math
MES=["janeiro","fevereiro","março","abril","maio","junho","julho","agosto","setembro","outubro","novembro","dezembro"]
U="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
T=["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
H=["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
def nw(n):
    if n<20: return U[n]
    if n<100: return T[n//10]+(" e "+U[n%10] if n%10 else "")
    if n==100: return "cem"
    if n<1000: return H[n//100]+(" e "+nw(n%100) if n%100 else "")
    m=n//1000; r=n%1000
    a="mil" if m==1 else nw(m)+" mil"
    if not r: return a
    return a+(" e " if (r<100 or r%100==0) else " ")+nw(r)
def ymd(s): return tuple(int(x) for x in s.split("-"))
def dn(s,sep="/"):
    y,m,d=ymd(s); return f"{d:02d}{sep}{m:02d}{sep}{y}"
def dl(s):
    y,m,d=ymd(s); return f"{'1º' if d==1 else d} de {MES[m-1]} de {y}"
def dw(s):
    y,m,d=ymd(s); return f"{'primeiro' if d==1 else nw(d)} de {MES[m-1]} de {nw(y)}"
def fem(w): return re.sub(r"\bdois$","duas",re.sub(r"\bum$","uma",w))
def hw(h):
    a,b=map(int,h.split(":"))
    t=(fem(nw(a))+(" hora" if a<2 else " horas"))
    return t+(f" e {nw(b)} minuto{'s' if b!=1 else ''}" if b else "")
def hh(h):
    a,b=h.split(":"); return f"{a}h{b}min" if b!="00" else f"{a}h"
def cpf(r):
    s=[r.randint(0,9) for _ in range(9)]
    for k in (10,11):
        v=sum(x*(k-i) for i,x in enumerate(s))*10%11%10
        s.append(v)
    t="".join(map(str,s)); return f"{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}"
def dvs(s):
    for _ in range(2):
        w=32-len(s); v=0
        for c in s:
            v+=int(c)*w; w=0 if w==10 else w+1
        x=v%11; s+=str(1 if x==10 else x)
    return s
def matricula(cns,ano,e,livro,folha,termo):
    n=lambda x: re.sub(r"\D","",str(x))
    s=f"{cns}0155{ano}{e}{int(n(livro)):05d}{int(n(folha)):03d}{int(n(termo)):07d}"
    s=dvs(s); assert len(s)==32
    return s
def msp(s): return " ".join([s[:6],s[6:8],s[8:10],s[10:14],s[14],s[15:20],s[20:23],s[23:30],s[30:]])
def mdot(s): return f"{s[:6]}.{s[6:8]}.{s[8:10]}.{s[10:14]}.{s[14]}.{s[15:20]}.{s[20:23]}.{s[23:30]}-{s[30:]}"
def noacc(s): return "".join(c for c in unicodedata.normalize("NFD",s) if not unicodedata.combining(c)).replace("º","o.").replace("ª","a.")
def e(s): return html.escape(str(s),quote=False)
SEX={"M":"Masculino","F":"Feminino"}
UFN=dict(AC="Acre",AL="Alagoas",AP="Amapá",AM="Amazonas",BA="Bahia",CE="Ceará",DF="Distrito Federal",ES="Espírito Santo",GO="Goiás",MA="Maranhão",MT="Mato Grosso",MS="Mato Grosso do Sul",MG="Minas Gerais",PA="Pará",PB="Paraíba",PR="Paraná",PE="Pernambuco",PI="Piauí",RJ="Rio de Janeiro",RN="Rio Grande do Norte",RS="Rio Grande do Sul",RO="Rondônia",RR="Roraima",SC="Santa Catarina",SP="São Paulo",SE="Sergipe",TO="Tocantins")
class O(dict):
    __getattr__=dict.get
    __setattr__=dict.__setitem__
def D(case,**k):
    d=O(k); d.case=case; r=random.Random("53/"+case); d.r=r
    for x in ("hora","est","dnv","selo","oficial","averb","anot","nat","matr","cpf"): d.setdefault(x,"")
    d.setdefault("g2",("","")); d.setdefault("pat",("","")); d.setdefault("mat",("","")); d.setdefault("gem",[]); d.setdefault("cad",[])
    d.cns=str(r.randint(62000,159999)).zfill(6)
    y,m,dd=ymd(d.emi)
    if y>=2010 and not d.nomat:
        d.m32=matricula(d.cns,ymd(d.dreg)[0],d.get("e",1),d.livro,d.folha,d.termo); d.matr=msp(d.m32)
    c=cpf(r)
    if d.cpf is True: d.cpf=c
    if d.dnv is True:
        d.dnv="30-%08d-%d"%(r.randint(21000000,98999999),r.randint(0,9))
    if not d.nat: d.nat=f"{d.mun} - {d.uf}" if d.uf else d.mun+(", "+d.pais if d.pais else "")
    return d
def mapd(d,f):
    """apply f to all printed strings of names, places"""
    for k in ("nome","est","mun","rmun","cart","oficial","averb","anot","nat","sub","livro","folha","decl"):
        if d.get(k): d[k]=f(d[k])
    for k in ("g1","g2","pat","mat"): d[k]=tuple(f(x) for x in d[k])
    d.gem=[f(x) for x in d.gem]
    return d
def natp(s,st="/"):
    if " - " not in s: return s
    a,b=s.rsplit(" - ",1)
    return {"/":f"{a}/{b}","-":f"{a}-{b}","()":f"{a} ({b})"," - ":s,",":f"{a}, {b}","full":f"{a}, Estado de{'' if b not in DO else ''} {UFN.get(b,b)}"}[st]
DO=()
ESTDE=dict(AC="do Acre",AL="de Alagoas",AP="do Amapá",AM="do Amazonas",BA="da Bahia",CE="do Ceará",ES="do Espírito Santo",GO="de Goiás",MA="do Maranhão",MT="de Mato Grosso",MS="de Mato Grosso do Sul",MG="de Minas Gerais",PA="do Pará",PB="da Paraíba",PR="do Paraná",PE="de Pernambuco",PI="do Piauí",RJ="do Rio de Janeiro",RN="do Rio Grande do Norte",RS="do Rio Grande do Sul",RO="de Rondônia",RR="de Roraima",SC="de Santa Catarina",SP="de São Paulo",SE="de Sergipe",TO="do Tocantins")
def truth(d,texto,accept=None,gemtxt=None,joint=False,gnat=True,size=(595,842)):
    y,m,dd=ymd(d.nasc); F,N=d.case.split("-")
    acc={k:list(v) for k,v in (accept or {}).items()}
    def add(p,*vs):
        l=acc.setdefault(p,[])
        for v in vs:
            if v not in l: l.append(v)
    if d.matr and d.m32:
        for v in (msp(d.m32),d.m32):
            if v!=d.matr: add("dados_pessoais.matrícula",v)
    av,an=d.averb,d.anot
    if joint: av=" ".join(x for x in (av,an) if x); an=""
    n=lambda t: t[1] if gnat else ""
    t={"case":d.case,"layout":F,"condition":"pdf_born_digital","file":d.case+".pdf","width":size[0],"height":size[1],"resizeImage":False,
     "data":{"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
      "dados_pessoais":{"nome_completo":d.nome,"cpf":d.cpf,"matrícula":d.matr,"data_nascimento":{"texto_completo":texto,"dia":f"{dd:02d}","mês":f"{m:02d}","ano":str(y)},"hora_nascimento":d.hora,"naturalidade":d.nat,"sexo":SEX[d.sexo]},
      "local_nascimento":{"estabelecimento":d.est,"município":d.mun,"uf":d.uf},
      "registro":{"município":d.rmun,"uf":d.ruf,"cartório":d.cart,"data_registro":dn(d.dreg),"número_dnv":d.dnv,"livro":d.livro,"folha":d.folha,"termo":d.termo},
      "filiação":{"genitor_1":{"nome_completo":d.g1[0],"naturalidade":n(d.g1)},"genitor_2":{"nome_completo":d.g2[0],"naturalidade":n(d.g2)}},
      "avós":{"paternos":{"avô":d.pat[0],"avó":d.pat[1]},"maternos":{"avô":d.mat[0],"avó":d.mat[1]}},
      "gêmeos":{"status":"Sim" if d.gem else "Não","informações_adicionais":(gemtxt if gemtxt is not None else ", ".join(d.gem)) if d.gem else ""},
      "observações":{"averbações":av,"anotações":an},
      "autenticação":{"selo_digital":d.selo,"oficial_registro":d.oficial,"data_emissão":dn(d.emi)}},
     "accept":{k:v for k,v in acc.items() if v},"negative":None,
     "meta":{"twin_names":list(d.gem),"joint_notes":bool(joint and av),"cadastro":[c[1] for c in d.cad]}}
    return t
def strip0(d):
    """livro/folha/termo are only in the matrícula"""
    s=d.m32; d.livro=str(int(s[15:20])); d.folha=str(int(s[20:23])); d.termo=str(int(s[23:30]))
# ---- drawings
def qr(seed,px=70,col="#000"):
    r=random.Random("qr"+seed); n=29; g=[[r.random()<.48 for _ in range(n)] for _ in range(n)]
    for (a,b) in ((0,0),(0,n-7),(n-7,0)):
        for i in range(-1,8):
            for j in range(-1,8):
                if 0<=a+i<n and 0<=b+j<n:
                    k=max(abs(i-3),abs(j-3)); g[a+i][b+j]=k==3 or k<=1
    p="".join(f"M{j} {i}h1v1h-1z" for i in range(n) for j in range(n) if g[i][j])
    return f'<svg width="{px}" height="{px}" viewBox="-1 -1 {n+2} {n+2}" shape-rendering="crispEdges"><rect x="-1" y="-1" width="{n+2}" height="{n+2}" fill="#fff"/><path d="{p}" fill="{col}"/></svg>'
def bars(seed,w=180,h=28):
    r=random.Random("bar"+seed); x=0; p=""
    while x<w-4:
        b=r.choice((1,1,2,3)); p+=f"M{x} 0h{b}v{h}h-{b}z"; x+=b+r.choice((1,1,2,3))
    return f'<svg width="{w}" height="{h}"><path d="{p}"/></svg>'
def arms(px=60,c1="#1d6b35",c2="#e0b52c",c3="#1b3f8b"):
    star=lambda cx,cy,R,r,n=5:" ".join(f"{cx+(R if i%2==0 else r)*math.sin(math.pi*i/n):.1f},{cy-(R if i%2==0 else r)*math.cos(math.pi*i/n):.1f}" for i in range(2*n))
    leaves="".join(f'<ellipse cx="{50+sx*(30+6*math.sin(i/2)):.1f}" cy="{74-i*9}" rx="7" ry="3.4" transform="rotate({sx*(-50+i*8)} {50+sx*(30+6*math.sin(i/2)):.1f} {74-i*9})" fill="{c1}"/>' for sx in (-1,1) for i in range(7))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100">{leaves}<polygon points="{star(50,45,34,15)}" fill="{c1}" stroke="{c2}" stroke-width="2.5"/><circle cx="50" cy="45" r="14" fill="{c3}" stroke="{c2}" stroke-width="2"/><polygon points="{star(50,45,6,2.5)}" fill="#fff"/><path d="M20 84 Q50 96 80 84 L80 90 Q50 102 20 90z" fill="{c3}"/></svg>'
def shield(px=54,a="#7a1f1f",b="#f3e3b0"):
    return f'<svg width="{px}" height="{px*1.15:.0f}" viewBox="0 0 100 115"><path d="M8 10h84v50q0 36-42 50Q8 96 8 60z" fill="{b}" stroke="{a}" stroke-width="4"/><path d="M8 40h84v20H8z" fill="{a}"/><path d="M50 12v96" stroke="{a}" stroke-width="3"/><circle cx="29" cy="26" r="7" fill="{a}"/><path d="M64 32l8-16 8 16z" fill="{a}"/><path d="M60 80q10-12 18 0" stroke="{a}" fill="none" stroke-width="3"/></svg>'
def stamp(t1,t2,px=92,col="#2b4a9b",rot=-9,idn="s"):
    return f'<svg width="{px}" height="{px}" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:.75"><defs><path id="{idn}" d="M60 60m-44 0a44 44 0 1 1 88 0a44 44 0 1 1 -88 0"/></defs><circle cx="60" cy="60" r="57" fill="none" stroke="{col}" stroke-width="2.5"/><circle cx="60" cy="60" r="36" fill="none" stroke="{col}" stroke-width="1"/><text font-size="11" fill="{col}" font-family="Liberation Sans" letter-spacing="1"><textPath href="#{idn}">{e(t1)}</textPath></text><text x="60" y="64" font-size="11" text-anchor="middle" fill="{col}" font-family="Liberation Sans" font-weight="bold">{e(t2)}</text></svg>'
def scrawl(seed,w=150,h=34,col="#1b2d6b"):
    r=random.Random("sig"+seed); x=8; p=f"M{x} {h*.6:.0f}"
    while x<w-18:
        dx=r.randint(9,20); p+=f" q{dx//3} {-r.randint(8,int(h*.55))} {dx//2} 0 t{dx-dx//2} {r.randint(-4,4)}"; x+=dx
    return f'<svg width="{w}" height="{h}" style="display:block;margin:0 auto 0" ><path d="{p}" fill="none" stroke="{col}" stroke-width="1.3"/></svg>'
def guilloche(w,h,col="#3a7d5a",n=9,op=.18):
    ps=""
    for k in range(n):
        pts=[]
        for i in range(0,181):
            x=w*i/180; y=h/2+ (h*.46)*math.sin(i/180*math.pi*6+k*.35)*math.cos(i/180*math.pi*(2+k*.22))
            pts.append(f"{x:.1f},{y:.1f}")
        ps+=f'<polyline points="{" ".join(pts)}" fill="none" stroke="{col}" stroke-width=".5"/>'
    return f'<svg width="{w}" height="{h}" style="opacity:{op}">{ps}</svg>'
def page(w,h,css,body):
    return f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão de Nascimento</title><style>@page{{size:{w}mm {h}mm;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{-webkit-print-color-adjust:exact;print-color-adjust:exact}}.pg{{position:relative;width:{w}mm;height:{h-.6}mm}}p{{margin:0}}table{{border-collapse:collapse}}
{css}</style></head><body><div class="pg">{body}</div></body></html>'''
A4=(210,297,(595,842)); A4L=(297,210,(842,595)); A5L=(210,148.5,(595,421)); LET=(215.9,279.4,(612,792))
