import random, html
from datetime import date, timedelta
from types import SimpleNamespace as NS
MES="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
U="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
D="x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
C="x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
def ext(n):
    if n<20: return U[n]
    if n<100: return D[n//10]+(" e "+U[n%10] if n%10 else "")
    if n==100: return "cem"
    if n<1000: return C[n//100]+(" e "+ext(n%100) if n%100 else "")
    m=("" if n//1000==1 else ext(n//1000)+" ")+"mil"; r=n%1000
    return m+((" e " if r<100 or r%100==0 else " ")+ext(r) if r else "")
fem=lambda s:s[:-2]+"uma" if s.endswith("um") else s[:-4]+"duas" if s.endswith("dois") else s
dmy=lambda d:d.strftime("%d/%m/%Y")
dl=lambda d:f"{d.day} de {MES[d.month-1]} de {d.year}"
dw=lambda d:f"{'primeiro' if d.day==1 else ext(d.day)} de {MES[d.month-1]} de {ext(d.year)}"
def hw(h):
    a,b=map(int,h.split(":")); return fem(ext(a))+(" hora" if a==1 else " horas")+(f" e {ext(b)} minutos" if b>1 else "")
UF=dict(AC="Acre",AL="Alagoas",AP="Amapá",AM="Amazonas",BA="Bahia",CE="Ceará",DF="Distrito Federal",ES="Espírito Santo",GO="Goiás",MA="Maranhão",MT="Mato Grosso",MS="Mato Grosso do Sul",MG="Minas Gerais",PA="Pará",PB="Paraíba",PR="Paraná",PE="Pernambuco",PI="Piauí",RJ="Rio de Janeiro",RN="Rio Grande do Norte",RS="Rio Grande do Sul",RO="Rondônia",RR="Roraima",SC="Santa Catarina",SP="São Paulo",SE="Sergipe",TO="Tocantins")
MUN={k:v.split(",") for k,v in dict(AC="Xapuri,Sena Madureira",AL="Palmeira dos Índios,Olho d'Água das Flores",AP="Oiapoque,Laranjal do Jari",AM="Tefé,São Gabriel da Cachoeira",BA="Ilhéus,Santo Antônio de Jesus",CE="Quixeramobim,Juazeiro do Norte",DF="Brasília",ES="Cachoeiro de Itapemirim,Colatina",GO="Catalão,Pirenópolis",MA="Caxias,Imperatriz",MT="Barra do Garças,Cáceres",MS="Dourados,Ponta Porã",MG="São João del-Rei,Pouso Alegre,Conselheiro Lafaiete",PA="Óbidos,Santarém",PB="Cajazeiras,Campina Grande",PR="Ponta Grossa,União da Vitória",PE="Garanhuns,Vitória de Santo Antão",PI="Picos,Oeiras",RJ="Nova Friburgo,Paraty",RN="Caicó,Mossoró",RS="Santana do Livramento,Não-Me-Toque",RO="Guajará-Mirim,Ji-Paraná",RR="Caracaraí,Normandia",SC="Blumenau,São Bento do Sul",SP="Embu das Artes,Santa Bárbara d'Oeste,Mogi das Cruzes",SE="Estância,Itabaiana",TO="Porto Nacional,Tocantinópolis").items()}
FM="José Carlos|Antônio|Ícaro|Heitor Luís|João Batista|Zacarias|Kenji|Samir|Otto|Giuseppe|Caetano|Ubirajara|Joaquim|Válter|Ruy|Elói|Expedito|Thales|Anísio|Gaspar|Luís Fernando|Nicanor|Tarcísio|Pio|Estêvão|Raimundo Nonato|Dário|Levi|Benício|Moacyr".split("|")
FF="Maria das Dores|Ana Lívia|Iracema|Conceição|Yasmin|Úrsula|Zélia|Francisca|Aparecida|Sayuri|Layla|Gertrudes|Giovanna|Ester|Noêmia|Lia|Inês|Jussara|Rosângela|Clotilde|Hermínia|Maria de Lourdes|Dalva|Eugênia|Nair|Benedita|Otília|Flávia|Mércia|Jaciara".split("|")
SN="da Silva|de Souza|Gonçalves|d'Ávila|Sant'Anna|Brandão|Falcão|Vasconcelos|Assunção|dos Anjos|Mascarenhas|Bittencourt|Rossi|Bianchi|Dall'Agnol|Zanella|Schneider|Müller|Kuhn|Hoffmann|Nakamura|Takahashi|Fujimoto|Haddad|Sarkis|Abou Jaoude|Kowalski|Nowacki|Wróbel|Cavalcanti|Albuquerque|Queirós|Magalhães|Freire|Leão|Paes|Sá|Muniz|Aragão|Teixeira|da Conceição|do Espírito Santo|Figueirôa|Pêgo|Luz|Guaraná|Xavier|Ximenes|Carneiro da Cunha|Tupinambá|Portugal|França|Lisboa|de Jesus|Lobo".split("|")
IM,IF_="Apoena|Kuaray|Tsereruwe|Aritana|Jorge Karaí|Ubiratã|Davi Yawá".split("|"),"Jaxuka|Tainara|Iraê|Moara|Kerexu|Potyra|Anahí".split("|")
IS="Benites|Tapirapé|Munduruku|Xakriabá|Macuxi|Wapichana|Ticuna|Guajajara|Vera|Pataxó|Terena|Baniwa".split("|")
SPLIT={}
def cpf(g):
    n=[g.randint(0,9) for _ in range(9)]
    for k in (10,11):
        s=sum(a*b for a,b in zip(n,range(k,1,-1)))*10%11; n.append(s%10)
    s="".join(map(str,n)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def matr(cns,y,l,f,t,tp=1):
    s=f"{cns:06d}0155{y}{tp}{l:05d}{f:03d}{t:07d}"
    for _ in 0,1:
        m=32-len(s); t_=0
        for c in s: t_+=int(c)*m; m=0 if m==10 else m+1
        v=t_%11; s+=str(1 if v>9 else v)
    p=[6,2,2,4,1,5,3,7,2]; o=[];i=0
    for k in p: o.append(s[i:i+k]); i+=k
    return " ".join(o)
PL=lambda m,u,s="/":f"{m}{s}{u}" if u else m
def R(form,f,y0,y1,uf=None,sx=None,solo=False,two="",twin=False,nogp="",home=False,ind=False,late=0,emi=None,up=False,nodnv=False,nocpf=False,pais_fora=None):
    g=random.Random(f"89{form}{f}"); r=NS(g=g,f=f); sn=g.sample(IS if ind else SN,len(IS) if ind else 24); sn=sn*3
    M,F=(g.sample(IM+FM[:8],14),g.sample(IF_+FF[:8],14)) if ind else (g.sample(FM,18),g.sample(FF,18))
    def nm(x,*s):
        a=(F if x=="F" else M).pop(); n=a+" "+" ".join(s); SPLIT[n.upper() if up else n]=(a.upper(),(" ".join(s)).upper()) if up else (a," ".join(s)); return n.upper() if up else n
    fa,mo=sn[0],sn[1]; r.sx=sx or g.choice("MF"); X,Y=("F","F") if two=="F" else ("M","M") if two=="M" else ("F","M")
    one=g.random()<.4
    r.n=nm(r.sx,*( [mo] if solo else [fa] if one else [mo,fa])); r.mae=nm(X,sn[2],mo); r.pai=nm(Y,sn[3],fa)
    r.ma,r.mb=nm("M",mo),nm("F",sn[4],mo); r.pa,r.pb=nm("M",sn[5],fa),nm("F",sn[6])
    r.twin=nm(g.choice("MF"),*([mo] if solo else [mo,fa])) if twin else ""
    if solo: r.pai=r.pa=r.pb=""
    if "p" in nogp: r.pa=r.pb=""
    if "m" in nogp: r.ma=""
    if "all" in nogp: r.pa=r.pb=r.ma=r.mb=""
    z=lambda s:s.upper() if up else s
    r.of,r.cl,r.dec,r.w1,r.w2,r.juiz,r.med,r.tab=[nm(g.choice("MF"),sn[8+2*i],sn[9+2*i]) for i in range(8)]
    ufs=list(MUN); r.ruf=uf or g.choice(ufs); r.rm=z(g.choice(MUN[r.ruf])); r.uf=r.ruf; r.mun=z(g.choice(MUN[r.uf])) if g.random()<.5 else r.rm
    u1,u2=g.choice(ufs),g.choice(ufs); r.maen=(z(g.choice(MUN[u1])),u1); r.pain=(z(g.choice(MUN[u2])),u2)
    if pais_fora: r.pain=(z(pais_fora),"")
    if solo: r.pain=("","")
    d=date(g.randint(y0,y1),1,1)+timedelta(g.randint(10,330)); r.d=d; r.reg=d+timedelta(late or g.randint(2,28)); r.hora=f"{g.randint(0,23):02d}:{g.choice([0,5,10,12,20,25,30,37,40,48,50]):02d}"
    r.emi=emi or date(g.randint(max(r.reg.year+1,2012),2024) if r.reg.year<2023 else 2025,g.randint(1,9),g.randint(1,28))
    r.est="" if home else z(g.choice("Maternidade Escola Santa Isabel|Hospital São Vicente de Paulo|Santa Casa de Misericórdia|Casa de Saúde Dr. Eiras|Hospital e Maternidade Nossa Senhora da Luz|Hospital Regional Dom Bosco".split("|")))
    r.cns=g.randint(1000,160000); r.L,r.F,r.T=g.randint(3,420),g.randint(1,299),g.randint(300,98000); r.v=g.choice(["","v"])
    r.mat=matr(r.cns,r.reg.year,r.L,r.F,r.T); r.livro,r.folha,r.termo=f"A-{r.L}",f"{r.F}{r.v}",str(r.T)
    r.cpf="" if nocpf else cpf(g); r.dnv="" if nodnv or d.year<2000 else f"30-{g.randint(10**7,10**8-1)}-{g.randint(0,9)}"
    r.cart=z(g.choice([f"Ofício do Registro Civil das Pessoas Naturais de {r.rm}",f"Cartório {sn[1]} - 2º Ofício de Registro Civil",f"Serviço Registral das Pessoas Naturais da Sede de {r.rm}",f"1º Ofício de Notas e Registro Civil de {r.rm}"]))
    r.selo="".join(g.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(4))+f"{g.randint(10000,99999)}-"+"".join(g.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(3))
    r.end=f"Rua {g.choice(['Sete de Setembro','Marechal Deodoro','do Rosário','Barão do Rio Branco','XV de Novembro'])}, {g.randint(10,2200)}"; r.cep=f"{g.randint(10,99)}{g.randint(100,999)}-{g.randint(100,999)}"
    r.av=r.an=""; r.ix=[g.randint(18,46) for _ in range(6)]; return r
SX={"M":"Masculino","F":"Feminino"}
def T(r,txt,order="mp",omit=(),acc=None,joint=False,cad=(),sep="/",tw=None,swap=False,nat=False,W=595,H=842):
    global PL_; PL_=(lambda m,u,s:f"{m}, {UF[u]}" if u else m) if sep==", " else PL
    m={"nome_completo":r.mae,"naturalidade":PL_(*r.maen,sep)}; p={"nome_completo":r.pai,"naturalidade":PL_(*r.pain,sep) if r.pain[0] else ""}
    if not r.mae: m={"nome_completo":"","naturalidade":""}
    a,b=(m,p) if order=="mp" else (p,m)
    if not a["nome_completo"]: a,b=b,a
    t={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
    "dados_pessoais":{"nome_completo":r.n,"cpf":r.cpf,"matrícula":r.mat,"data_nascimento":{"texto_completo":txt,"dia":f"{r.d.day:02d}","mês":f"{r.d.month:02d}","ano":str(r.d.year)},"hora_nascimento":r.hora,"naturalidade":PL_(r.mun,r.uf,sep),"sexo":SX[r.sx]},
    "local_nascimento":{"estabelecimento":r.est,"município":r.mun,"uf":r.uf},
    "registro":{"município":r.rm,"uf":r.ruf,"cartório":r.cart,"data_registro":dmy(r.reg),"número_dnv":r.dnv,"livro":r.livro,"folha":r.folha,"termo":r.termo},
    "filiação":{"genitor_1":a,"genitor_2":b},"avós":{"paternos":{"avô":r.pa,"avó":r.pb},"maternos":{"avô":r.ma,"avó":r.mb}},
    "gêmeos":{"status":"Sim" if r.twin else "Não","informações_adicionais":(tw or r.twin) if r.twin else ""},
    "observações":{"averbações":r.av,"anotações":r.an},"autenticação":{"selo_digital":r.selo,"oficial_registro":r.of,"data_emissão":dmy(r.emi)}}
    A={"dados_pessoais.data_nascimento.texto_completo":list(dict.fromkeys(x for x in (dmy(r.d),dl(r.d),dw(r.d)) if x!=txt))}
    if not nat: A["dados_pessoais.naturalidade"]=[""]
    if swap:
        for x,y in (("pa","ma"),("ma","pa"),("pb","mb"),("mb","pb")):
            A["avós."+{"p":"paternos","m":"maternos"}[x[0]]+"."+("avô" if x[1]=="a" else "avó")]=[getattr(r,y)]
    for o in omit:
        q=t; *ks,l=o.split(".")
        for k in ks: q=q[k]
        q[l]="" if not isinstance(q[l],dict) else {k:"" for k in q[l]}
    A.update(acc or {}); return {"data":t,"accept":A,"meta":{"twin_names":[r.twin] if r.twin else [],"joint_notes":joint,"cadastro":list(cad)},"width":W,"height":H}
def page(css,body,W=595,H=842):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{W}pt;height:{H-1}pt;position:relative;overflow:hidden;-webkit-print-color-adjust:exact;font:10pt "Liberation Sans"}}table{{border-collapse:collapse}}{css}</style></head><body>{body}</body></html>'
def qr(seed,s=60):
    g=random.Random(seed); n=25; P=set((x,y) for x in range(n) for y in range(n) if g.random()<.48 and not((x<8 or x>16) and y<8 or x<8 and y>16))
    for a,b in((0,0),(18,0),(0,18)): P|={(a+x,b+y) for x in range(7) for y in range(7) if x in(0,6) or y in(0,6) or 1<x<5 and 1<y<5}
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 25 25"><path d="{"".join(f"M{x} {y}h1v1h-1z" for x,y in sorted(P))}"/></svg>'
def sig(seed,w=130,c="#124"):
    g=random.Random(seed); p="M4 24"; x=4
    while x<w-20: x+=g.randint(7,16); p+=f"S{x-g.randint(3,9)} {g.randint(0,30)} {x} {g.randint(8,26)}"
    return f'<svg width="{w}pt" height="30pt" viewBox="0 0 {w} 32" fill="none" stroke="{c}" stroke-width="1.1"><path d="{p}"/></svg>'
def arms(s=46,c="#2a5a36"):
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 60 60" fill="none" stroke="{c}" stroke-width="1.5"><circle cx="30" cy="28" r="11"/><path d="M30 4l7 15 17-2-11 13 11 13-17-2-7 15-7-15-17 2 11-13L6 17l17 2z" /><path d="M18 52q12 8 24 0M30 20l2 5h5l-4 3 2 5-5-3-5 3 2-5-4-3h5z"/></svg>'
e=html.escape
