import random, unicodedata
MES="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
UFN={"AC":"Acre","AL":"Alagoas","AP":"Amapá","AM":"Amazonas","BA":"Bahia","CE":"Ceará","DF":"Distrito Federal","ES":"Espírito Santo","GO":"Goiás","MA":"Maranhão","MT":"Mato Grosso","MS":"Mato Grosso do Sul","MG":"Minas Gerais","PA":"Pará","PB":"Paraíba","PR":"Paraná","PE":"Pernambuco","PI":"Piauí","RJ":"Rio de Janeiro","RN":"Rio Grande do Norte","RS":"Rio Grande do Sul","RO":"Rondônia","RR":"Roraima","SC":"Santa Catarina","SP":"São Paulo","SE":"Sergipe","TO":"Tocantins"}
U="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
D="x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
C="x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
def ext(n):
    if n<20: return U[n]
    if n<100: return D[n//10]+(" e "+U[n%10] if n%10 else "")
    if n==100: return "cem"
    if n<1000: return C[n//100]+(" e "+ext(n%100) if n%100 else "")
    k,r=divmod(n,1000); s="mil" if k==1 else ext(k)+" mil"
    if not r: return s
    return s+(" e " if r<100 or r%100==0 else " ")+ext(r)
def fem(s): return " ".join({"um":"uma","dois":"duas"}.get(w,w) for w in s.split())
def dw(t): d,m,y=t; return f"{'primeiro' if d==1 else ext(d)} de {MES[m-1]} de {ext(y)}"
def dn(t,s="/"): d,m,y=t; return f"{d:02d}{s}{m:02d}{s}{y}"
def dl(t): d,m,y=t; return f"{d:02d} de {MES[m-1]} de {y}"
def noacc(s): return "".join(c for c in unicodedata.normalize("NFD",s) if not unicodedata.combining(c))
def cpf(r):
    d=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(x*(k-i) for i,x in enumerate(d))*10%11%10; d.append(s)
    s="".join(map(str,d)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def dv(s):
    for _ in range(2):
        m=32-len(s); t=0
        for c in s:
            t+=int(c)*m; m+=1
            if m>10: m=0
        x=t%11; s+=str(1 if x>9 else x)
    return s
def mat(cns,ano,tp,l,f,t,fmt=" "):
    s=dv(f"{cns}0155{ano}{tp}{int(l):05d}{int(f):03d}{int(t):07d}")
    if fmt=="": return s
    p=[s[:6],s[6:8],s[8:10],s[10:14],s[14],s[15:20],s[20:23],s[23:30],s[30:]]
    if fmt==".": return ".".join(p[:-1])+"-"+p[-1]
    return " ".join(p)
F="Ana Beatriz|Yasmin|Maria do Socorro|Heloísa|Antonella|Iracema|Luzia|Conceição|Ingrid|Francisca Edinalva|Valentina|Rosângela|Noêmia|Jéssica|Talita|Zuleide|Marlene|Cleonice|Tânia Mara|Débora|Isaura|Raimunda|Celeste|Ivonete|Priscila|Edilene|Margarete|Quitéria|Lourdes|Hilda|Olívia|Adélia|Josefa|Benedita|Elza|Mércia".split("|")
M="João Guilherme|Enzo|Raimundo Nonato|Caetano|Otávio|Ubiratan|Sebastião|Wanderley|Thiago|Estêvão|Luís Fernando|José Ribamar|Cícero|Anésio|Günther|Kenji|Davi Lucas|Murilo|Valdemar|Ednaldo|Júlio César|Natanael|Geraldo|Ataíde|Adalberto|Ítalo|Lindomar|Joaquim|Osório|Manoel|Ézio|Firmino|Antônio Carlos|Hélio|Clóvis|Aurélio".split("|")
S="Albuquerque|Nóbrega|Pimentel|Schneider|Zanetti|Cavalcanti|Queirós|Bittencourt|Yamamoto|Kowalczyk|Leão|Figueirêdo|Sant'Anna|Damasceno|Benvenutti|Vasques|Rebouças|Lacerda|Hoffmann|Brandalise|Tavares|Assunção|Guimarães|Paixão|Mendonça|Abrahão|Nakamura|Falcão|Teixeira|Sá|Carvalho|Baptista|Gusmão|Ribas|Fagundes|Maciel|Trindade|Peçanha|Sobral|Caxias|Dall'Agnol|Przybylski|Mourão|Uchôa|Escóssia|Bulhões|Jardim|Farias|Goulart|Varejão".split("|")
MUN="Pesqueira/PE|Caxias/MA|Quixadá/CE|Cruzeiro do Sul/AC|Jataí/GO|Bento Gonçalves/RS|Paranaguá/PR|Itabira/MG|Cáceres/MT|Oiapoque/AP|São Mateus/ES|Penedo/AL|Itabaiana/SE|Ji-Paraná/RO|Mossoró/RN|Guaratinguetá/SP|Corumbá/MS|Blumenau/SC|Floriano/PI|Parintins/AM|Santarém/PA|Nova Friburgo/RJ|Ilhéus/BA|Patos/PB|Gurupi/TO|Rorainópolis/RR|Ubá/MG|Jaú/SP|Irati/PR|Picos/PI|Óbidos/PA|Sobral/CE|Bagé/RS|Laguna/SC|Barreiras/BA|Santa Cruz do Capibaribe/PE|São João del-Rei/MG|Mogi das Cruzes/SP".split("|")
class X: pass
def P(seed,ano=2015,sexo=None,up=True,home=None,**ov):
    r=random.Random(seed); x=X(); x.r=r
    c=(lambda s:s.upper()) if up else (lambda s:s)
    sn=r.sample(S,8); lk=lambda:r.choice([""," da"," de"," dos"," e"," "]).rstrip() if 0 else r.choice([""," de",""," da"])
    sx=sexo or r.choice("MF"); x.sx=sx; x.sexo="Masculino" if sx=="M" else "Feminino"
    fs=r.sample(F,6); ms=r.sample(M,6)
    x.mae=c(f"{fs[0]}{lk()} {sn[0]} {sn[1]}"); x.pai=c(f"{ms[0]}{lk()} {sn[2]} {sn[3]}")
    x.nome=c(f"{(ms if sx=='M' else fs)[1]} {sn[1]}{lk()} {sn[3]}")
    x.mavo=c(f"{ms[2]}{lk()} {sn[1]}"); x.mava=c(f"{fs[2]} {sn[0]} {r.choice(['',sn[1]])}".strip())
    x.pavo=c(f"{ms[3]} {r.choice(['',sn[4]])} {sn[3]}".replace("  "," ")); x.pava=c(f"{fs[3]}{lk()} {sn[2]}")
    x.twin=c(f"{(ms if sx=='M' else fs)[4]} {sn[1]} {sn[3]}")
    import re
    for k in 'mae pai nome mavo mava pavo pava twin'.split():
        setattr(x,k,re.sub(r"(?i) (da|de) (?=schneider|zanetti|yamamoto|kowal|benven|hoffm|brandal|nakam|abrah|dall|przy)",' ',getattr(x,k)))
    x.of=f"{r.choice([fs,ms])[5]} {sn[5]} {sn[6]}"; x.esc=f"{r.choice(F)} {sn[7]}"
    x.decl=f"{ms[4]} {sn[4]}"; x.w1=f"{fs[4]} {sn[6]}"; x.w2=f"{ms[5]} {sn[0]}"
    mm=r.sample(MUN,4); x.mun,x.uf=mm[0].split("/"); x.n1=mm[1]; x.n2=mm[2]
    if r.random()<.4: x.n1=mm[0]
    x.dn=(r.randint(1,28),r.randint(1,12),ano); d2=x.dn[0]+r.randint(2,20); m2=x.dn[1]
    if d2>28: d2-=28; m2+=1
    y2=ano
    if m2>12: m2=1; y2+=1
    x.dr=(d2,m2,y2); x.h=(r.randint(0,23),r.randint(1,59)); x.hora=f"{x.h[0]:02d}:{x.h[1]:02d}"
    x.est=r.choice(["Hospital e Maternidade Santa Isabel","Maternidade Frei Damião","Santa Casa de Misericórdia","Hospital Regional Dr. Anísio Prata","Casa de Parto Dona Zica","Unidade Mista de Saúde"])
    x.livro=r.randint(12,480); x.folha=r.randint(3,298); x.termo=r.randint(1200,98000)
    x.cns=f"{r.randint(20000,159999):06d}"; x.ml=lambda fmt=" ",tp=1:mat(x.cns,x.dr[2],tp,x.livro,x.folha,x.termo,fmt)
    x.cpf=cpf(r); x.dnv=f"30-{r.randint(10000000,79999999)}-{r.randint(0,9)}"
    x.de=(r.randint(1,28),r.randint(1,12),min(2025,max(y2+1,r.randint(2012,2024)) if y2>1990 else 1994))
    x.selo="".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(4))+str(r.randint(10000,99999))
    x.end=f"{r.choice(['Rua','Av.','Praça','Travessa'])} {r.choice(['Coronel Pedro Lins','XV de Novembro','da Matriz','Barão do Triunfo','Sete de Setembro'])}, {r.randint(10,999)}"
    x.cep=f"{r.randint(10000,99999)}-{r.randint(100,999)}"; x.tel=f"({r.randint(11,98)}) {r.randint(3200,3599)}-{r.randint(1000,9999)}"
    for k,v in ov.items(): setattr(x,k,v)
    if isinstance(ov.get("hora"),str) and ov["hora"]: x.h=tuple(map(int,ov["hora"].split(":")))
    return x
K={"nome":"dados_pessoais.nome_completo","cpf":"dados_pessoais.cpf","mat":"dados_pessoais.matrícula","dn":"dados_pessoais.data_nascimento.texto_completo","hora":"dados_pessoais.hora_nascimento","nat":"dados_pessoais.naturalidade","sexo":"dados_pessoais.sexo","est":"local_nascimento.estabelecimento","mun":"local_nascimento.município","uf":"local_nascimento.uf","rmun":"registro.município","ruf":"registro.uf","cart":"registro.cartório","dr":"registro.data_registro","dnv":"registro.número_dnv","livro":"registro.livro","folha":"registro.folha","termo":"registro.termo","g1":"filiação.genitor_1.nome_completo","g1n":"filiação.genitor_1.naturalidade","g2":"filiação.genitor_2.nome_completo","g2n":"filiação.genitor_2.naturalidade","pavo":"avós.paternos.avô","pava":"avós.paternos.avó","mavo":"avós.maternos.avô","mava":"avós.maternos.avó","gem":"gêmeos.status","gi":"gêmeos.informações_adicionais","av":"observações.averbações","an":"observações.anotações","selo":"autenticação.selo_digital","of":"autenticação.oficial_registro","de":"autenticação.data_emissão"}
def truth(x,dtxt,acc=None,twins=(),joint=False,cad=(),**k):
    d={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"}}
    def put(p,v):
        o=d; ps=p.split(".")
        for q in ps[:-1]: o=o.setdefault(q,{})
        o[ps[-1]]=v
    k.setdefault("gem","Não")
    for s,p in K.items():
        put(p,dtxt if s=="dn" else str(k.pop(s,"")))
        if s=="dn":
            b="dados_pessoais.data_nascimento."; put(b+"dia",f"{x.dn[0]:02d}"); put(b+"mês",f"{x.dn[1]:02d}"); put(b+"ano",str(x.dn[2]))
    assert not k,k
    a={K.get(s,s):v for s,v in (acc or {}).items()}
    return {"data":d,"accept":a,"meta":{"twin_names":list(twins),"joint_notes":joint,"cadastro":list(cad)}}
def qr(r,s=60,n=25):
    b="".join(f'<rect x="{i}" y="{j}" width="1" height="1"/>' for i in range(n) for j in range(n) if r.random()<.48 and not((i<8 or i>n-9)and j<8) and not(i<8 and j>n-9))
    e="".join(f'<g transform="translate({p},{q})"><path fill-rule="evenodd" d="M0 0h7v7h-7zM1 1v5h5v-5z"/><rect x="2" y="2" width="3" height="3"/></g>' for p,q in((0,0),(n-7,0),(0,n-7)))
    return f'<svg width="{s}" height="{s}" viewBox="-1 -1 {n+2} {n+2}">{b}{e}</svg>'
def arms(s=46,c="#234"):
    pts=" ".join(f"{25+ (22 if i%2==0 else 9)*__import__('math').sin(i*3.14159/5):.1f},{25-(22 if i%2==0 else 9)*__import__('math').cos(i*3.14159/5):.1f}" for i in range(10))
    return f'<svg width="{s}" height="{s}" viewBox="0 0 50 50"><circle cx="25" cy="25" r="24" fill="none" stroke="{c}"/><polygon points="{pts}" fill="none" stroke="{c}" stroke-width="1.3"/><circle cx="25" cy="25" r="6" fill="none" stroke="{c}"/></svg>'
def guil(w,h,c="#9bb",n=10,a=14):
    import math
    o=""
    for k in range(n):
        o+=f'<path fill="none" stroke="{c}" stroke-width=".5" d="M'+" L".join(f"{i*w/80:.1f} {h/2+a*math.sin(i/80*18+k*.62)*math.cos(i/80*5+k*.3):.1f}" for i in range(81))+'"/>'
    return f'<svg style="position:absolute;left:0;top:0;z-index:-1" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}">{o}</svg>'
def sig(r,w=120,c="#1a2f7a"):
    x,y=5,20; p=f"M{x} {y}"
    for i in range(9):
        p+=f" q{r.randint(2,10)} {r.randint(-26,4)} {r.randint(8,14)} {r.randint(-4,6)}"
    return f'<svg width="{w}" height="34" viewBox="0 0 120 40"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.2"/></svg>'
def page(w,h,css,body):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{w}pt {h}pt;margin:0}}*{{box-sizing:border-box;-webkit-print-color-adjust:exact}}html,body{{margin:0;padding:0}}body{{width:{w}pt;height:{h-1}pt;overflow:hidden;position:relative}}{css}</style></head><body>{body}</body></html>'

def est_de(u): return "Estado d"+("a" if u in ("BA","PB") else "o" if u in ("AC","AM","AP","CE","ES","MA","PA","PI","PR","RJ","RN","RS","TO") else "e")+" "+UFN[u]
