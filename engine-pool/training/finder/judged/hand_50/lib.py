import random, datetime as D, re, json, math, sys, textwrap
OUT=sys.argv[1]
U1="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
TENS=["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
HUN=["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
def words(n,fem=False):
    if n<20:
        w=U1[n]
        return {"um":"uma","dois":"duas"}.get(w,w) if fem else w
    if n<100:
        return TENS[n//10]+(" e "+words(n%10,fem) if n%10 else "")
    if n==100: return "cem"
    if n<1000:
        h=HUN[n//100]
        if fem and n>=200: h=h[:-2]+"as"
        return h+(" e "+words(n%100,fem) if n%100 else "")
    r=n%1000; k="mil" if n<2000 else words(n//1000,fem)+" mil"
    return k+((" e " if r<=100 or r%100==0 else " ")+words(r,fem) if r else "")
MES="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
def d(dt): return dt.strftime("%d/%m/%Y")
def dw(dt,first="primeiro"): return f"{first if dt.day==1 else words(dt.day)} de {MES[dt.month-1]} de {words(dt.year)}"
def dext(dt): return f"{'1º' if dt.day==1 else '%02d'%dt.day} de {MES[dt.month-1]} de {dt.year}"
def hw(h,m):
    return f"{words(h,True)} hora{'s' if h!=1 else ''}"+(f" e {words(m)} minuto{'s' if m!=1 else ''}" if m else "")
def hpart(h,m):
    if h==0: t,p="doze","noite"
    elif h<6: t,p=words(h,True),"madrugada"
    elif h<12: t,p=words(h,True),"manhã"
    elif h==12: t,p="doze","tarde"
    elif h<19: t,p=words(h-12,True),"tarde"
    else: t,p=words(h-12,True),"noite"
    return f"{t} hora{'s' if t!='uma' else ''}"+(f" e {words(m)} minutos" if m else "")+f" da {p}"
def cpf(r):
    a=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(x*(k-i) for i,x in enumerate(a))*10%11%10
        a.append(s)
    s="".join(map(str,a)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def matdv(b):
    def one(s,w):
        t=0
        for ch in s:
            t+=int(ch)*w; w+=1
            if w>10:w=0
        t%=11
        return "1" if t==10 else str(t)
    a=one(b,2); return a+one(b+a,1)
EST=dict(AC="Acre",AL="Alagoas",AP="Amapá",AM="Amazonas",BA="Bahia",CE="Ceará",ES="Espírito Santo",GO="Goiás",MA="Maranhão",MT="Mato Grosso",MS="Mato Grosso do Sul",MG="Minas Gerais",PA="Pará",PB="Paraíba",PR="Paraná",PE="Pernambuco",PI="Piauí",RJ="Rio de Janeiro",RN="Rio Grande do Norte",RS="Rio Grande do Sul",RO="Rondônia",SC="Santa Catarina",SP="São Paulo",SE="Sergipe",TO="Tocantins")
def doest(uf):
    return ("da " if uf in("BA","PB") else "de " if uf in("AL","GO","MT","MS","MG","PE","RO","SC","SP","SE") else "do ")+EST[uf]
def truth(case,c,w=595,h=842):
    g=[(c.father,f"{c.fm} - {c.fuf}"),(c.mother,f"{c.mm_} - {c.muf}")]
    g=[x for x in g if x[0]]+[("","")]
    P=lambda x:{"nome_completo":x[0],"naturalidade":x[1]}
    return {"case":case,"layout":case.split("-")[0],"condition":"pdf_born_digital","file":case+".pdf","width":w,"height":h,"resizeImage":False,"data":{
     "documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
     "dados_pessoais":{"nome_completo":c.name,"cpf":"","matrícula":"","data_nascimento":{"texto_completo":d(c.birth),"dia":"%02d"%c.birth.day,"mês":"%02d"%c.birth.month,"ano":str(c.birth.year)},
       "hora_nascimento":"%02d:%02d"%c.time if c.time else "","naturalidade":"","sexo":c.sx},
     "local_nascimento":{"estabelecimento":c.hosp,"município":c.bm,"uf":c.buf},
     "registro":{"município":c.rm,"uf":c.ruf,"cartório":"","data_registro":d(c.reg),"número_dnv":"","livro":str(c.livn),"folha":str(c.fol),"termo":str(c.ter)},
     "filiação":{"genitor_1":P(g[0]),"genitor_2":P(g[1])},
     "avós":{"paternos":{"avô":c.pf,"avó":c.pm},"maternos":{"avô":c.mf,"avó":c.mm}},
     "gêmeos":{"status":"Sim" if c.twin else "Não","informações_adicionais":c.twin},
     "observações":{"averbações":c.averb,"anotações":c.anot},
     "autenticação":{"selo_digital":"","oficial_registro":c.off,"data_emissão":d(c.issue)}},
     "accept":{},"negative":None,"meta":{"twin_names":[c.twin] if c.twin else [],"joint_notes":False,"cadastro":[]}}
def html(css,body,size="A4"):
    return f"<!doctype html><html lang='pt-BR'><meta charset='utf-8'><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact}}{css}</style><body>{body}</body></html>"
def arms(px=46,col="#234"):
    st=" ".join(f"{50+r_*math.sin(k*math.pi/5):.1f},{46-r_*math.cos(k*math.pi/5):.1f}" for k in range(10) for r_ in [26 if k%2==0 else 11])
    lv="".join(f"<ellipse cx='{50+s*(38+3*math.sin(a)):.0f}' cy='{30+a*15:.0f}' rx='4' ry='8' transform='rotate({s*(-20+a*14):.0f} {50+s*40} {30+a*15:.0f})' fill='none' stroke='{col}'/>" for s in(-1,1) for a in range(4))
    return f"<svg width='{px}' height='{px}' viewBox='0 0 100 100'><polygon points='{st}' fill='none' stroke='{col}' stroke-width='2.5'/><circle cx='50' cy='46' r='9' fill='none' stroke='{col}' stroke-width='2'/><circle cx='50' cy='46' r='31' fill='none' stroke='{col}'/>{lv}<path d='M20 88 Q50 76 80 88 L76 96 Q50 86 24 96Z' fill='none' stroke='{col}' stroke-width='2'/></svg>"
def qr(r,px=70,n=29,col="#000"):
    o=[]
    fin=lambda x,y:(x<8 and y<8)or(x>n-9 and y<8)or(x<8 and y>n-9)
    for y in range(n):
        for x in range(n):
            if not fin(x,y) and r.random()<.48:o.append(f"M{x} {y}h1v1h-1z")
    for X,Y in((0,0),(n-7,0),(0,n-7)): o.append(f"M{X} {Y}h7v7h-7zM{X+1} {Y+1}v5h5v-5zM{X+2} {Y+2}h3v3h-3z")
    return f"<svg width='{px}' height='{px}' viewBox='0 0 {n} {n}'><path d='{''.join(o)}' fill='{col}' fill-rule='evenodd'/></svg>"
def bars(r,w=150,h=24):
    x=0;o=[]
    while x<w:
        k=r.choice([1,1,2,3]); o.append(f"M{x} 0h{k}v{h}h-{k}z"); x+=k+r.choice([1,1,2,3])
    return f"<svg width='{w}' height='{h}'><path d='{''.join(o)}'/></svg>"
def sig(r,w=150,h=34,col="#123a8c"):
    x=8;p=f"M{x} {h*.6:.0f}"
    while x<w-30:
        x2=x+r.randint(8,20); p+=f" C{x+r.randint(-6,8)} {r.randint(0,h//2)},{x2+r.randint(-4,9)} {r.randint(2,h-4)},{x2} {r.randint(h//3,h-4)}"; x=x2
    return f"<svg width='{w}' height='{h}' style='display:block;margin:0 auto -4px'><path d='{p}' fill='none' stroke='{col}' stroke-width='1.3'/></svg>"
def stamp(lines,px=84,col="#3a4fa0",rot=-11):
    t="".join(f"<text x='50' y='{50+(k-(len(lines)-1)/2)*11+3:.0f}' font-size='8.5' text-anchor='middle' fill='{col}' font-family='Liberation Sans'>{x}</text>" for k,x in enumerate(lines))
    return f"<svg width='{px}' height='{px}' viewBox='0 0 100 100' style='transform:rotate({rot}deg);opacity:.75'><circle cx='50' cy='50' r='47' fill='none' stroke='{col}' stroke-width='2'/><circle cx='50' cy='50' r='43' fill='none' stroke='{col}' stroke-width='.7'/>{t}</svg>"
def TR(t,path,v):
    o=t["data"]; ks=path.split(".")
    for k in ks[:-1]: o=o[k]
    o[ks[-1]]=v
def nat_uf(t,c,txt=None): TR(t,"dados_pessoais.naturalidade",f"{c.bm} - {c.buf}" if txt is None else txt)
def nonat(t):
    for k in("genitor_1","genitor_2"): t["data"]["filiação"][k]["naturalidade"]=""
def matnum(t,c):
    TR(t,"registro.livro",str(c.livn));TR(t,"registro.folha",str(c.fol));TR(t,"registro.termo",str(c.ter))
EX="https://registro.example.org"
def save(name, page, truth):
    with open(f'{OUT}/{name}.html', 'w', encoding='utf-8') as f: f.write(page)
    with open(f'{OUT}/{name}.json', 'w', encoding='utf-8') as f: json.dump(truth, f, ensure_ascii=False, indent=1)
