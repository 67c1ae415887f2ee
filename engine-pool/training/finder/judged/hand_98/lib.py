import random, datetime as dt
MES="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
U="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
D="_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
C="_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
def num(n):
    if n<20:return U[n]
    if n<100:return D[n//10]+(" e "+U[n%10] if n%10 else "")
    if n==100:return "cem"
    if n<1000:return C[n//100]+(" e "+num(n%100) if n%100 else "")
    m,r=divmod(n,1000); a=("mil" if m==1 else num(m)+" mil")
    return a+((" e " if r<=100 or r%100==0 or m>=1 else " ")+num(r) if r else "")
def ext(d): return ("primeiro" if d.day==1 else num(d.day))+" de "+MES[d.month-1]+" de "+num(d.year)
def dmy(d): return d.strftime("%d/%m/%Y")
def lg(d): return f"{d.day}{'º' if d.day==1 else ''} de {MES[d.month-1]} de {d.year}"
F="Rosângela Dalva Iracema Benedita Lívia Antônia Marlúcia Helena Yasmin Conceição Joelma Terezinha Nair Cecília Edilene Valquíria Ester Luzia Ivone Raimunda Heloísa Maitê Laís Jussara Noêmia".split()
F2="Aparecida Maria Cristina de_Fátima das_Graças Beatriz Regina Vitória do_Carmo Eduarda Lúcia".split()
M="Anselmo Josué Valdemar Cícero Otávio Thiago Raimundo Heitor Bernardo Genésio Lourival Davi Wagner Álvaro Januário Severino Caio Ítalo Nivaldo Evandro Murilo Ubirajara Élcio Matias Clodoaldo".split()
M2="Augusto Roberto Henrique José Luiz Antônio Gabriel César Miguel Fernando Batista".split()
S="Tavares Bittencourt Gonçalves da_Silva Queiroz dos_Santos Pontes Figueiredo do_Nascimento Menezes Brandão Pacheco Schmitz Zanetti Assunção Vilela Cordeiro de_Souza Fagundes Rezende Marçal Kuhn Lacerda Teles Peçanha Mafra Sampaio Bezerra de_Araújo Coutinho".split()
CID=[("Itapeva","SP","Itapeva"),("Campos Altos","MG","Ibiá"),("Quixadá","CE","Quixadá"),("Blumenau","SC","Blumenau"),("Vacaria","RS","Vacaria"),("Caruaru","PE","Caruaru"),("Ilhéus","BA","Ilhéus"),("Cascavel","PR","Cascavel"),("Jataí","GO","Jataí"),("Cametá","PA","Cametá"),("Niterói","RJ","Niterói"),("Patos","PB","Patos"),("Corumbá","MS","Corumbá"),("Caxias","MA","Caxias"),("Muriaé","MG","Muriaé"),("Bauru","SP","Bauru")]
EST={"SP":"São Paulo","MG":"Minas Gerais","CE":"Ceará","SC":"Santa Catarina","RS":"Rio Grande do Sul","PE":"Pernambuco","BA":"Bahia","PR":"Paraná","GO":"Goiás","PA":"Pará","RJ":"Rio de Janeiro","PB":"Paraíba","MS":"Mato Grosso do Sul","MA":"Maranhão"}
PROF="lavrador comerciante professor motorista pedreiro bancário carpinteiro eletricista ferroviário".split()
RUA=["Rua Sete de Setembro","Avenida Getúlio Vargas","Rua Barão do Rio Branco","Travessa das Acácias","Rua Padre Anchieta","Avenida Brasil","Rua Coronel Fonseca","Rua das Palmeiras"]
BAI=["Centro","Vila Nova","Jardim América","São José","Boa Vista","Alto da Colina"]
class R(random.Random):
    def g(s,l): return s.choice(l).replace("_"," ")
    def dg(s,n): return "".join(s.choice("0123456789") for _ in range(n))
    def date(s,a,b):
        x=dt.date(a,1,1); return x+dt.timedelta(days=s.randrange((dt.date(b,12,31)-x).days))
    def fn(s,sex):
        a=s.g(F if sex=="F" else M)
        return a+(" "+s.g(F2 if sex=="F" else M2) if s.random()<.7 else "")
    def nome(s,sex,*sob):
        sob=list(sob) or [s.g(S),s.g(S)]
        return s.fn(sex)+" "+" ".join(sob)
    def cpf(s):
        n=[int(c) for c in s.dg(9)]
        for _ in range(2):
            k=len(n)+1; r=sum(a*(k-i) for i,a in enumerate(n))*10%11; n.append(0 if r==10 else r)
        t="".join(map(str,n)); return f"{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}"
    def rg(s): return f"{s.randint(10,58)}.{s.dg(3)}.{s.dg(3)}-{s.dg(1)}"
    def end(s): return f"{s.g(RUA)}, nº {s.randint(12,1980)}, {s.g(BAI)}"
    def fone(s): return f"({s.randint(11,99)}) 3{s.dg(3)}-{s.dg(4)}"
    def per(s,sex,y0=1960,y1=1999):
        a,b,c,d=[x.replace("_"," ") for x in s.sample(S,4)]
        p=R(s.random()); cid=s.choice(CID)
        o=type("P",(),{})()
        o.sex=sex; o.pai=s.nome("M",c,b); o.mae=s.nome("F",d,a); o.nome=s.nome(sex,a,b); o.sob=b; o.sobm=a
        o.avo=s.nome("M",b); o.avoa=s.nome("F",c); o.avo2=s.nome("M",a); o.avoa2=s.nome("F",d)
        o.n=s.date(y0,y1); o.cid,o.uf,o.com=cid; o.cpf=s.cpf(); o.rg=s.rg(); o.end=s.end()
        o.prof=s.g(PROF) if sex=="M" else s.choice(["do lar","professora","costureira","enfermeira","comerciária"])
        o.h=f"{s.randint(0,23):02d}:{s.randint(0,59):02d}"
        return o
    def matr(s,ano,tipo,livro=None,fl=None,termo=None,cns=None):
        livro=livro or s.randint(3,240); fl=fl or s.randint(1,300); termo=termo or s.randint(800,98000)
        b=f"{cns or s.dg(6)}0155{ano}{tipo}{livro:05d}{fl:03d}{termo:07d}"
        def dv(t,m):
            x=0
            for ch in t:
                x+=int(ch)*m; m+=1
                if m>10:m=0
            r=x%11; return str(1 if r==10 else r)
        a=dv(b,2); b2=b+a; z=b2+dv(b2,1)
        return f"{z[:6]} {z[6:8]} {z[8:10]} {z[10:14]} {z[14]} {z[15:20]} {z[20:23]} {z[23:30]} {z[30:]}"
    def bars(s,w=200,h=40):
        x=0;o=""
        while x<w-3:
            b=s.choice([1,1,2,3]); o+=f'<rect x="{x}" y="0" width="{b}" height="{h}"/>'; x+=b+s.choice([1,1,2,3])
        return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}" preserveAspectRatio="none">{o}</svg>'
    def qr(s,z=70,n=25):
        o=""
        def f(x,y): return f'<rect x="{x}" y="{y}" width="7" height="7"/><rect x="{x+1}" y="{y+1}" width="5" height="5" fill="#fff"/><rect x="{x+2}" y="{y+2}" width="3" height="3"/>'
        for i in range(n):
            for j in range(n):
                if (i<8 and j<8) or (i<8 and j>n-9) or (i>n-9 and j<8): continue
                if s.random()<.48:o+=f'<rect x="{i}" y="{j}" width="1.02" height="1.02"/>'
        return f'<svg width="{z}pt" height="{z}pt" viewBox="0 0 {n} {n}">{o}{f(0,0)}{f(n-7,0)}{f(0,n-7)}</svg>'
    def sig(s,w=120,h=26):
        p="M4 18";x=4
        while x<w-20:
            x+=s.randint(5,14); p+=f" Q{x-6} {s.randint(-4,8)} {x} {s.randint(10,24)} T{x+4} {s.randint(6,20)}"
        return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="#1a2a6c" stroke-width="1.1"/></svg>'
    def stamp(s,t1,t2,col="#2b4c9b",z=84):
        return f'<svg width="{z}pt" height="{z}pt" viewBox="0 0 100 100" style="transform:rotate({s.randint(-18,18)}deg);opacity:.75"><defs><path id="c" d="M14 50 a36 36 0 1 1 72 0"/></defs><circle cx="50" cy="50" r="47" fill="none" stroke="{col}" stroke-width="2"/><circle cx="50" cy="50" r="29" fill="none" stroke="{col}"/><text font-size="8.4" fill="{col}" font-family="Liberation Sans" text-anchor="middle"><textPath href="#c" startOffset="50%">{t1}</textPath></text><text x="50" y="53" font-size="7.6" text-anchor="middle" fill="{col}" font-family="Liberation Sans">{t2}</text></svg>'
def arms(z=46,col="#333"):
    import math
    pts=" ".join(f"{50+(38 if i%2==0 else 17)*math.sin(i*math.pi/5):.1f},{48-(38 if i%2==0 else 17)*math.cos(i*math.pi/5):.1f}" for i in range(10))
    return f'<svg width="{z}pt" height="{z}pt" viewBox="0 0 100 100"><g fill="none" stroke="{col}"><circle cx="50" cy="50" r="44" stroke-width="3" stroke-dasharray="4 2"/><polygon points="{pts}" stroke-width="3"/><circle cx="50" cy="50" r="11" stroke-width="3"/><path d="M22 92 Q50 78 78 92" stroke-width="4"/></g></svg>'
def photo(w=70,h=92,bg="#dfe6ec",fg="#8a8f96",child=False):
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 70 92"><rect width="70" height="92" fill="{bg}" stroke="#777"/><circle cx="35" cy="36" r="16" fill="{fg}"/><path d="M8 92 Q8 58 35 58 Q62 58 62 92z" fill="{fg}"/></svg>'
def finger(w=70,h=92):
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 70 92"><rect width="70" height="92" fill="#fff" stroke="#777"/>'+"".join(f'<ellipse cx="{35+(i%3)-1}" cy="48" rx="{3*i}" ry="{4*i}" fill="none" stroke="#333" stroke-width="1.3" stroke-dasharray="{7+i} 1.5"/>' for i in range(1,10))+'</svg>'
def f(lab,val,w=None,cls=""):
    return f'<div class="f {cls}" style="flex:{w or 1}"><span class="l">{lab}</span><span class="v">{val}</span></div>'
def row(*fs): return '<div class="r">'+"".join(fs)+'</div>'
BOX='.r{display:flex}.f{border:.7pt solid #333;padding:2pt 4pt 3pt;margin:-.35pt;min-height:22pt}.l{display:block;font-size:6.2pt;color:#333;line-height:1.25}.v{font-size:9.5pt;line-height:1.25}'
def doc(css,body,title="",lang="pt-BR"):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title}</title><style>@page{{size:595pt 842pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{-webkit-print-color-adjust:exact;print-color-adjust:exact}}.pg{{width:595pt;min-height:840pt;padding:40pt 48pt;position:relative;font:10.5pt "Liberation Serif";color:#111}}p{{margin:0 0 7pt}}h1,h2,h3{{margin:0}}.c{{text-align:center}}.j{{text-align:justify}}.rt{{text-align:right}}.u{{text-transform:uppercase}}table{{border-collapse:collapse}}{css}</style></head><body><div class="pg">{body}</div></body></html>'
