import json, os, random, datetime, html as H
U=["","um","dois","três","quatro","cinco","seis","sete","oito","nove","dez","onze","doze","treze","quatorze","quinze","dezesseis","dezessete","dezoito","dezenove"]
T=["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
C=["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
OLD={"três":"tres","dezesseis":"dezeseis","dezessete":"dezesete","cinquenta":"cincoenta","dois":"dous","mês":"mez"}
def num(n,old=False,fem=False):
    def below(n):
        if n==100: return ["cem"]
        o=[]
        if n>=100: o.append(C[n//100]); n%=100
        if n>=20: o.append(T[n//10]); n%=10
        if n: o.append(U[n])
        return o
    if n==0: return "zero"
    p=[]
    if n>=1000:
        k=n//1000; r=n%1000
        p="mil" if k==1 else num(k)+" mil"
        if r: p+=(" e " if r<100 or r%100==0 else " ")+" e ".join(below(r))
    else: p=" e ".join(below(n))
    ws=p.split(" ")
    if fem: ws=[{"um":"uma","dois":"duas"}.get(w, w[:-2]+"as" if w.endswith("entos") else w) for w in ws]
    if old: ws=[OLD.get(w,w) for w in ws]
    return " ".join(ws)
MES=["","janeiro","fevereiro","março","abril","maio","junho","julho","agosto","setembro","outubro","novembro","dezembro"]
class D(datetime.date):
    @property
    def br(s): return f"{s.day:02d}/{s.month:02d}/{s.year}"
    @property
    def m(s): return MES[s.month]
    @property
    def M(s): return MES[s.month].capitalize()
    @property
    def dw(s): return "primeiro" if s.day==1 else num(s.day)
    @property
    def dwo(s): return "primeiro" if s.day==1 else num(s.day,True)
    @property
    def yw(s): return num(s.year)
    @property
    def ywo(s): return num(s.year,True)
    @property
    def w(s): return f"{s.dw} de {s.m} de {s.yw}"
    @property
    def wo(s): return f"{s.dwo} de {s.M} de {s.ywo}"
    @property
    def s(s): return f"{s.day} de {s.m} de {s.year}"
    @property
    def old(s): return f"{s.day} de {s.M} de {s.year}"
UF=dict(AC="Acre",AL="Alagoas",AM="Amazonas",AP="Amapá",BA="Bahia",CE="Ceará",DF="Distrito Federal",ES="Espírito Santo",GO="Goiás",MA="Maranhão",MG="Minas Gerais",MS="Mato Grosso do Sul",MT="Mato Grosso",PA="Pará",PB="Paraíba",PE="Pernambuco",PI="Piauí",PR="Paraná",RJ="Rio de Janeiro",RN="Rio Grande do Norte",RO="Rondônia",RR="Roraima",RS="Rio Grande do Sul",SC="Santa Catarina",SE="Sergipe",SP="São Paulo",TO="Tocantins")
def matr(cns,year,book,leaf,term,typ=1):
    s=f"{cns:06d}0155{year}{typ}{book:05d}{leaf:03d}{term:07d}"
    def dv(s,w0):
        t=0;w=w0
        for c in s:
            t+=int(c)*w; w=(w+1)%11
        r=t%11
        return "1" if r==10 else str(r)
    s+=dv(s,2); s+=dv(s,1)
    return f"{s[:6]} {s[6:8]} {s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {s[30:]}"
def cpf(n):
    s=f"{n:09d}"
    for k in (10,11):
        r=sum(int(c)*w for c,w in zip(s,range(k,1,-1)))*10%11
        s+=str(r%10)
    return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
class R(dict):
    __getattr__=lambda s,k: s.get(k,"")
    def __init__(s,**k):
        k.setdefault("rmun",k.get("mun","")); k.setdefault("ruf",k.get("uf","")); k.setdefault("acc",{})
        super().__init__(**k)
    @property
    def o(s): return "o" if s["sx"]=="M" else "a"
    @property
    def sexo(s): return s.get("sexo_") or ("masculino" if s["sx"]=="M" else "feminino")
    @property
    def est_uf(s): return UF[s["uf"]]
def esc(x): return H.escape(str(x),quote=False)
def sig(seed,w=180,h=46,col="#1b2a6b"):
    r=random.Random(f"sig{seed}"); x=4; y=h*.6; p=f"M{x},{y:.0f}"
    while x<w-26:
        a=r.uniform(6,18); p+=f" c{r.uniform(-6,8):.0f},{-r.uniform(5,h*.5):.0f} {a:.0f},{-r.uniform(0,h*.5):.0f} {a:.0f},{r.uniform(-4,5):.0f}"; x+=a
    p+=f" c20,6 -60,16 {-w*.5:.0f},12"
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}" style="display:block;overflow:visible;margin-bottom:11px"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.3"/></svg>'
def arms(s=70,col="#222"):
    star=" ".join(f"{50+(30 if i%2==0 else 13)*__import__('math').sin(i*3.14159/5):.1f},{46-(30 if i%2==0 else 13)*__import__('math').cos(i*3.14159/5):.1f}" for i in range(10))
    lv="".join(f'<ellipse cx="{50+s_*(20+i*3.2)}" cy="{84-i*9}" rx="7" ry="3" transform="rotate({-s_*(50-i*4)} {50+s_*(20+i*3.2)} {84-i*9})" fill="none" stroke="{col}"/>' for i in range(8) for s_ in (-1,1))
    return f'<svg width="{s}" height="{s}" viewBox="0 0 100 100"><polygon points="{star}" fill="none" stroke="{col}" stroke-width="2"/><circle cx="50" cy="46" r="11" fill="none" stroke="{col}"/>{lv}<path d="M30 92 Q50 84 70 92" fill="none" stroke="{col}" stroke-width="3"/></svg>'
def seal(t,s=96,col="#5a3a7a",rot=-14,mid="",op=.6):
    return f'<svg width="{s}" height="{s}" viewBox="0 0 100 100" style="transform:rotate({rot}deg);opacity:{op}"><defs><path id="c{abs(hash(t))%1 or len(t)}" d="M50,50 m-38,0 a38,38 0 1,1 76,0 a38,38 0 1,1 -76,0"/></defs><circle cx="50" cy="50" r="48" fill="none" stroke="{col}" stroke-width="1.5"/><circle cx="50" cy="50" r="33" fill="none" stroke="{col}"/><text font-size="8.4" fill="{col}" font-family="Liberation Sans"><textPath href="#c{len(t)}">{esc(t)}</textPath></text><text x="50" y="53" font-size="8" text-anchor="middle" fill="{col}" font-family="Liberation Sans">{esc(mid)}</text></svg>'
def stamp(val,col="#2e6b4a",lab="TAXA JUDICIÁRIA"):
    return f'<svg width="62" height="76" viewBox="0 0 62 76"><rect x="1" y="1" width="60" height="74" fill="none" stroke="{col}" stroke-dasharray="2 2"/><rect x="5" y="5" width="52" height="66" fill="{col}" opacity=".18"/><text x="31" y="20" font-size="5.6" text-anchor="middle" fill="{col}" font-family="Old Standard TT">{lab}</text><text x="31" y="46" font-size="13" text-anchor="middle" fill="{col}" font-family="Old Standard TT">{val}</text><text x="31" y="66" font-size="6" text-anchor="middle" fill="{col}" font-family="Old Standard TT">BRASIL</text></svg>'
def guil(w,h,col="#9fc3a8",n=9):
    import math
    ps=""
    for k in range(n):
        pts=" ".join(f"{x},{h/2+h*.42*math.sin(x/38+k*.7):.1f}" for x in range(0,int(w)+1,6))
        ps+=f'<polyline points="{pts}" fill="none" stroke="{col}" stroke-width=".6"/>'
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}" preserveAspectRatio="none">{ps}</svg>'
def page(css,body,size="A4",w="210mm",h="297mm",bg="#fff"):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>certidao</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}}.pg{{position:relative;width:{w};height:calc({h} - 1px);overflow:hidden;background:{bg}}}{css}</style></head><body><div class="pg">{body}</div></body></html>'
def truth(F,n,P):
    d=P["d"]; br=d.br
    txt=P.get("txt",d.w)
    acc={k:list(v) for k,v in P["acc"].items()}
    def A(k,*v):
        acc.setdefault(k,[])
        acc[k]+= [x for x in v if x not in acc[k]]
    if txt!=br: A("dados_pessoais.data_nascimento.texto_completo",br)
    if not P.nat: A("dados_pessoais.naturalidade","",f"{P['mun']} - {P['uf']}" if P['uf'] else P['mun'])
    for k,v in (("filiação.genitor_1.naturalidade",P.g1n),("filiação.genitor_2.naturalidade",P.g2n)):
        if k in P.get("rel",()): A(k,"")
    if " verso" in str(P.folha): A("registro.folha",str(P.folha).split()[0]+"v")
    data={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
    "dados_pessoais":{"nome_completo":P.nome,"cpf":P.cpf,"matrícula":P.mat,"data_nascimento":{"texto_completo":txt,"dia":f"{d.day:02d}","mês":f"{d.month:02d}","ano":str(d.year)},"hora_nascimento":P.hora,"naturalidade":P.nat,"sexo":"" if P.nosex else P.sexo},
    "local_nascimento":{"estabelecimento":P.est,"município":P.mun,"uf":P.uf},
    "registro":{"município":P.rmun,"uf":P.ruf,"cartório":P.cart,"data_registro":P["dr"].br if P.get("dr") else "","número_dnv":P.dnv,"livro":str(P.livro),"folha":str(P.folha),"termo":str(P.termo)},
    "filiação":{"genitor_1":{"nome_completo":P.g1,"naturalidade":P.g1n},"genitor_2":{"nome_completo":P.g2,"naturalidade":P.g2n}},
    "avós":{"paternos":{"avô":P.pa,"avó":P.pb},"maternos":{"avô":P.ma,"avó":P.mb}},
    "gêmeos":{"status":"Sim" if P.gem else "Não","informações_adicionais":P.gem},
    "observações":{"averbações":P.av,"anotações":P.an},
    "autenticação":{"selo_digital":P.selo,"oficial_registro":P.of,"data_emissão":P["de"].br if P.get("de") else ""}}
    if P.nosex: A("dados_pessoais.sexo","",P.sexo)
    return {"case":f"{F}-{n}","layout":F,"condition":"pdf_born_digital","file":f"{F}-{n}.pdf","width":595,"height":842,"resizeImage":True,"data":data,"accept":acc,"meta":{"twin_names":P.get("twins",[]),"joint_notes":bool(P.joint),"cadastro":P.get("cad",[])}}
def write(out,F,n,html,P):
    open(f"{out}/{F}-{n}.html","w",encoding="utf-8").write(html)
    json.dump(truth(F,n,P),open(f"{out}/{F}-{n}.json","w",encoding="utf-8"),ensure_ascii=False,indent=1)
G1="filiação.genitor_1.naturalidade"; G2="filiação.genitor_2.naturalidade"; CA="registro.cartório"; EST="local_nascimento.estabelecimento"; OF="autenticação.oficial_registro"; NOME="dados_pessoais.nome_completo"
