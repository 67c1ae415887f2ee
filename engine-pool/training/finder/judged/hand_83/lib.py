import random, datetime as dt
def L(s): return [x.strip() for x in s.split(',')]
CITIES=[tuple(x.split('/')) for x in L("""São Paulo/SP,Campinas/SP,Registro/SP,Pindamonhangaba/SP,Mirandópolis/SP,São José do Rio Preto/SP,Santa Bárbara d'Oeste/SP,Rio de Janeiro/RJ,Niterói/RJ,Itaperuna/RJ,Vassouras/RJ,Belo Horizonte/MG,Uberlândia/MG,Diamantina/MG,Teófilo Otoni/MG,Passa Quatro/MG,Vitória/ES,Colatina/ES,Venda Nova do Imigrante/ES,Curitiba/PR,Londrina/PR,Guarapuava/PR,Assaí/PR,Florianópolis/SC,Blumenau/SC,Chapecó/SC,Pomerode/SC,Porto Alegre/RS,Caxias do Sul/RS,Sant'Ana do Livramento/RS,Não-Me-Toque/RS,Pelotas/RS,Salvador/BA,Feira de Santana/BA,Ilhéus/BA,Xique-Xique/BA,Aracaju/SE,Lagarto/SE,Maceió/AL,Palmeira dos Índios/AL,Recife/PE,Caruaru/PE,Petrolina/PE,Cabo de Santo Agostinho/PE,João Pessoa/PB,Campina Grande/PB,Cajazeiras/PB,Natal/RN,Mossoró/RN,Caicó/RN,Fortaleza/CE,Sobral/CE,Juazeiro do Norte/CE,Quixadá/CE,Teresina/PI,Parnaíba/PI,Picos/PI,São Luís/MA,Imperatriz/MA,Caxias/MA,Belém/PA,Santarém/PA,Igarapé-Açu/PA,Macapá/AP,Santana/AP,Manaus/AM,Parintins/AM,São Gabriel da Cachoeira/AM,Boa Vista/RR,Caracaraí/RR,Porto Velho/RO,Ji-Paraná/RO,Vilhena/RO,Rio Branco/AC,Cruzeiro do Sul/AC,Palmas/TO,Araguaína/TO,Gurupi/TO,Cuiabá/MT,Rondonópolis/MT,Sinop/MT,Campo Grande/MS,Dourados/MS,Ponta Porã/MS,Goiânia/GO,Anápolis/GO,Rio Verde/GO,Brasília/DF""".replace('\n',''))]
ST=dict(SP="de São Paulo",RJ="do Rio de Janeiro",MG="de Minas Gerais",ES="do Espírito Santo",PR="do Paraná",SC="de Santa Catarina",RS="do Rio Grande do Sul",BA="da Bahia",SE="de Sergipe",AL="de Alagoas",PE="de Pernambuco",PB="da Paraíba",RN="do Rio Grande do Norte",CE="do Ceará",PI="do Piauí",MA="do Maranhão",PA="do Pará",AP="do Amapá",AM="do Amazonas",RR="de Roraima",RO="de Rondônia",AC="do Acre",TO="do Tocantins",MT="de Mato Grosso",MS="de Mato Grosso do Sul",GO="de Goiás")
def estado(uf): return "Distrito Federal" if uf=="DF" else "Estado "+ST[uf]
FOR=[("Porto","Portugal"),("Nápoles","Itália"),("Assunção","Paraguai"),("Beirute","Líbano"),("Fukuoka","Japão"),("Santa Cruz de la Sierra","Bolívia"),("Montevidéu","Uruguai"),("Porto Príncipe","Haiti"),("Maracaibo","Venezuela"),("Luanda","Angola"),("Hamburgo","Alemanha"),("Vigo","Espanha")]
M=L("João,José,Antônio,Francisco,Carlos,Paulo,Pedro,Lucas,Luiz,Marcos,Gabriel,Rafael,Daniel,Marcelo,Bruno,Eduardo,Felipe,Raimundo,Rodrigo,Manoel,Sebastião,Caetano,Otávio,Benedito,Davi,Heitor,Matheus,Miguel,Joaquim,Geraldo,Waldir,Ademir,Osvaldo,Cláudio,Cícero,Josué,Edmilson,Tiago,Vinícius,Anderson,Wellington,Genivaldo,Ubiratan,Nélson,Ícaro,Luan,Áureo,Ciro,Ivo,Jurandir")
F=L("Maria,Ana,Francisca,Antônia,Adriana,Juliana,Márcia,Fernanda,Patrícia,Aline,Sandra,Camila,Amanda,Bruna,Jéssica,Letícia,Júlia,Luciana,Vanessa,Mariana,Gabriela,Vera,Vitória,Larissa,Cláudia,Beatriz,Luana,Rita,Sônia,Renata,Eliane,Josefa,Simone,Natália,Helena,Cecília,Lívia,Terezinha,Conceição,Ângela,Aparecida,Noêmia,Iracema,Jandira,Zélia,Eulália,Íris,Rosângela,Ivone,Marlene")
OLDM=L("João,José,Antônio,Francisco,Manoel,Sebastião,Benedito,Raimundo,Joaquim,Geraldo,Waldemar,Osvaldo,Cícero,Ubiratan,Anísio,Honório,Alcides,Jurandir,Ernesto,Abílio,Nicanor,Euclides,Otacílio,Belmiro")
OLDF=L("Maria,Ana,Francisca,Josefa,Terezinha,Conceição,Noêmia,Iracema,Jandira,Zélia,Eulália,Benedita,Sebastiana,Joana,Rosa,Olívia,Carmelita,Maria José,Maria das Dores,Hermínia,Georgina,Ondina,Celestina,Alzira")
M2=L("Henrique,Augusto,César,Roberto,Alexandre,Fernando,Vítor,Emanuel,Maurício,Gustavo,de Jesus,Batista,Luís,Benício,Ramon"); F2=L("Cristina,Aparecida,Regina,Eduarda,Helena,Luísa,Clara,de Fátima,das Graças,do Carmo,Sofia,Lúcia,Beatriz,Inês,Elisa")
SUR=dict(pt=L("da Silva,dos Santos,de Oliveira,de Souza,Pereira,Lima,Carvalho,Ferreira,Ribeiro,Almeida,da Costa,Gomes,Martins,de Araújo,Melo,Barbosa,Cardoso,Rocha,Dias,do Nascimento,Moreira,Nunes,Vieira,Monteiro,Mendonça,Moura,Freitas,Fernandes,Teixeira,Bezerra,Cavalcante,Queiroz,Falcão,Peçanha,Assunção,d'Ávila,Sant'Anna,Brandão,Leitão,Guimarães,Magalhães,Sá,Luz,Reis,Campelo,Frazão"),
 it=L("Bianchi,Zanetti,Dal Pozzo,D'Agostini,Bortolotto,Favaretto,Ceccon,Pezzini,Del Vecchio,Marchiori,Trevisan,Lazzarotto"),de=L("Schneider,Müller,Hoffmann,Krüger,Weingärtner,Zimmermann,Bäumgarten,Steinbach,Voigt,Kühn"),
 jp=L("Yamashita,Nakamura,Hirata,Okamoto,Fujimura,Takeda,Ishikawa,Ueno"),ar=L("Haddad,Khoury,Abi-Saab,Nassif,El-Hage,Farah,Mansur,Chedid"),ind=L("Tukano,Baniwa,Xakriabá,Pataxó,Guajajara,Terena"),es=L("Benítez,Ortiz,Quispe,Villalba,Ibáñez"))
HOSP=L("Hospital e Maternidade Santa Isabel,Maternidade Nossa Senhora de Lourdes,Santa Casa de Misericórdia,Hospital Regional São Camilo,Hospital Municipal Dr. Anísio Cordovil,Maternidade Escola Santa Mônica,Casa de Saúde São José,Hospital das Clínicas,Hospital Universitário,Maternidade Odete Valadão,Hospital Beneficente Bom Samaritano,Hospital São Vicente de Paulo")
RUAS=L("Rua Quinze de Novembro,Avenida Getúlio Vargas,Rua Marechal Deodoro,Praça da Matriz,Rua Barão do Rio Branco,Avenida Sete de Setembro,Rua Coronel Firmino,Travessa São João,Rua das Palmeiras,Alameda dos Ipês"); PROF=L("lavrador,comerciante,professor,motorista,bancário,pedreiro,funcionário público,mecânico,alfaiate,eletricista")
MES=L("janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro")
U=L("zero,um,dois,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze,treze,quatorze,quinze,dezesseis,dezessete,dezoito,dezenove");T=L(",,vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa");C=L(",cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos")
def ext(n):
    if n<20: return U[n]
    if n<100: return T[n//10]+(" e "+U[n%10] if n%10 else "")
    if n==100: return "cem"
    if n<1000: return C[n//100]+(" e "+ext(n%100) if n%100 else "")
    h=("mil" if n<2000 else ext(n//1000)+" mil"); r=n%1000
    return h+("" if not r else (" e " if r<=100 or r%100==0 else " ")+ext(r))
def dext(d,um="primeiro"): return f"{um if d.day==1 else ext(d.day)} de {MES[d.month-1]} de {ext(d.year)}"
def fem(s): return s.replace("dois","duas") if s.endswith("dois") else s[:-2]+"uma" if s.endswith("um") else s
def hext(h):
    a,b=map(int,h.split(':')); s=fem(ext(a))+(" hora" if a in(0,1) else " horas")
    return s+(f" e {ext(b)} minuto"+("s" if b>1 else "") if b else "")
def dn(d): return d.strftime("%d/%m/%Y")
def dl(d): return f"{d.day} de {MES[d.month-1]} de {d.year}"
def cpf(r):
    a=[r.randrange(10) for _ in range(9)]
    for k in(10,11): s=sum(x*(k-i) for i,x in enumerate(a))*10%11; a.append(s%10)
    s=''.join(map(str,a)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def matr(cns,ano,livro,folha,termo,tipo=1):
    a=f"{cns}0155{ano}{tipo}{livro:05d}{folha:03d}{termo:07d}"
    for st in(2,1):
        s=sum(int(x)*((st+i)%11) for i,x in enumerate(a))%11; a+=str(1 if s==10 else s)
    return f"{a[:6]} {a[6:8]} {a[8:10]} {a[10:14]} {a[14]} {a[15:20]} {a[20:23]} {a[23:30]} {a[30:]}"
assert matr("551681",1975,105,96,144268)=="551681 01 55 1975 1 00105 096 0144268 40"
POOL=CITIES
class P: # a person with own parents
    def __init__(s,r,sex,fam=None,old=False):
        fam=fam or r.choices(list(SUR),[60,14,9,6,5,3,3])[0]; fam2='pt' if r.random()<.6 else fam
        s.sex=sex; s.s2=r.choice(SUR[fam]); s.s1=r.choice([x for x in SUR[fam2] if x!=s.s2])
        s.g=given(r,sex,old); s.name=f"{s.g} {s.s1} {s.s2}"
        s.avo=f"{given(r,'M',True)} {r.choice([s.s2,s.s2,r.choice(SUR['pt'])+' '+s.s2])}"; s.ava=f"{given(r,'F',True)} {s.s1}"+(f" {s.s2}" if r.random()<.6 else "")
        for a in('avo','ava'):
            w=getattr(s,a).split(' '); setattr(s,a,' '.join(x for i,x in enumerate(w) if not i or x!=w[i-1]))
        s.nat=r.choice(POOL); s.prof=r.choice(PROF)
def given(r,sex,old=False):
    a=r.choice((OLDM if old else M) if sex=='M' else (OLDF if old else F))
    return a+(" "+b if r.random()<.45 and ' ' not in a and (b:=r.choice(M2 if sex=='M' else F2))!=a else "")
SCEN=['plain','solo','two','twin','note','abroad','home','late']
def build(form,n,era,iss,off=0,modern=True,two=True,upnames=False):
    """era: birth years, iss: issue years, off: scenario shift"""
    global POOL; POOL=[c for c in CITIES if c[1] not in(('MS','TO','RO','RR','AP') if iss[0]<1984 else ('TO','RR','AP') if iss[0]<1990 else ())]
    r=random.Random(f"83{form}{n}v2"); D=type('D',(),{})(); D.r=r; sc=SCEN[(n-1+off)%8]
    if sc=='two' and not two: sc='nogp'
    D.sc=sc; D.form=form; D.n=n
    y=r.randint(*era)
    if sc=='two': y=max(y,2012+n%3)
    if sc=='late': y=min(y,iss[1]-17)
    D.nasc=dt.date(y,r.randint(1,12),r.randint(1,28)); D.hora=f"{r.randrange(24):02d}:{r.choice([0,5,10,15,20,25,30,35,40,45,50,55,7,13,22,48]):02d}"
    D.sex=r.choice("MF"); o=D.nasc.year<1985
    D.reg=D.nasc+dt.timedelta(days=r.randint(1,40) if sc!='late' else r.randint(900,5500))
    yi=max(r.randint(*iss),D.reg.year); D.em=dt.date(yi,r.randint(1,12),r.randint(1,28))
    if D.em<=D.reg: D.em=D.reg+dt.timedelta(days=r.randint(0,9))
    D.off=r.choice(POOL); D.born=D.off if r.random()<.65 else r.choice([c for c in POOL if c[1]==D.off[1]])
    D.mae=P(r,'F',old=o); D.pai=P(r,'M',old=o)
    if sc=='two': D.pai=P(r,*(['F'] if r.random()<.7 else ['M'])); D.mae=P(r,D.pai.sex)
    if sc=='abroad': q=r.choice([D.pai,D.mae]); q.nat=r.choice(FOR)
    elif r.random()<.5: D.mae.nat=D.off
    if sc not in('two','solo') and r.random()<.4: D.mae.name=f"{D.mae.g} {D.mae.s2} {D.pai.s2}"
    D.g=given(r,D.sex,o); base=f"{D.mae.s1} {D.mae.s2}" if sc=='solo' else f"{D.mae.s2} {D.pai.s2}" if D.mae.s2!=D.pai.s2 else D.pai.s2
    if r.random()<.2: base=base.split(' ',1)[-1] if base[0].islower() else base
    D.nome=f"{D.g} {base}"
    if sc in('plain','note') and D.sex=='M' and r.random()<.35 and D.pai.s2!=D.mae.s2: D.nome=D.pai.name+" "+("Filho" if r.random()<.5 else "Júnior")
    D.gens=[D.mae] if sc=='solo' else [D.pai,D.mae]
    D.twin=D.twin_h=""
    if sc=='twin': 
        while (t:=given(r,'F' if r.random()<.5 else 'M',o))==D.g: pass
        D.twin=f"{t} {base}"
    D.est="" if sc=='home' else r.choice(HOSP); D.end=f"{r.choice(RUAS)}, nº {r.randint(11,2990)}"
    if sc=='nogp': D.pai.avo=D.pai.ava=""
    elif sc=='home' and r.random()<.6: D.pai.avo=""
    D.livro,D.folha,D.termo=r.randint(3,420),r.randint(2,299),r.randint(900,149000); D.cns=f"{r.randint(10000,160000):06d}"
    D.mat=matr(D.cns,D.reg.year,D.livro,D.folha,D.termo); D.cpf=cpf(r)
    if D.twin: D.twin_mat=matr(D.cns,D.reg.year,D.livro,D.folha+(D.folha<299),D.termo+1)
    D.dnv=f"{r.randint(10,79)}-{r.randint(10**7,10**8-1)}-{r.randrange(10)}" if D.nasc.year>=2011 and sc!='late' else ""
    D.ofi=P(r,r.choice("MF")).name; D.cler=P(r,r.choice("MF")).name; D.tab=D.ofi.split(' ')[-1]
    D.selo=''.join(r.choice("ABCDEFGHJKLMNPRSTUVWXYZ") for _ in range(4))+f"{r.randint(10000,999999):06d}"+'-'+''.join(r.choice("ABCDEFGHJKLMNPRSTUVWXYZ0123456789") for _ in range(4))
    D.tel=f"({r.randint(11,99)}) 3{r.randint(200,899)}-{r.randint(1000,9999)}"; D.rua=f"{r.choice(RUAS)}, {r.randint(10,1900)}"
    D.wit=[P(r,'M',old=o).name,P(r,'F',old=o).name]; D.cep=f"{r.randint(10000,99000)}-{r.randrange(1000):03d}"
    D.av=D.an=""
    if sc=='note' or r.random()<.25:
        k=r.randrange(3) if sc=='note' else r.randrange(2)
        if k!=1: D.av=averb(D)
        if k!=0: D.an=anot(D)
    return D
def between(r,a,b): return a+dt.timedelta(days=r.randint(1,max(2,(b-a).days-1))) if (b-a).days>3 else a
def averb(D):
    r=D.r; d=between(r,D.reg,D.em); o="o" if D.sex=='M' else "a"
    if D.sc not in('solo','two','home','nogp') and r.random()<.5: return f"Por sentença do MM. Juiz de Direito da Comarca, de {dn(d)}, foi retificado o assento para constar corretamente o nome da avó materna como {D.mae.ava}, conforme mandado arquivado."
    if (D.em-D.nasc).days>365*24 and r.random()<.6: return f"{o.upper()} registrad{o} faz uso de um único registro de nascimento, conforme averbação de {dn(d)}, feita a requerimento da parte interessada."
    return f"Em {dn(d)} foi averbada a correção do horário do nascimento para {D.hora} horas, na forma do artigo 110 da Lei 6.015/73."
def anot(D):
    r=D.r; o="o" if D.sex=='M' else "a"
    if (D.em-D.nasc).days>365*23:
        d=between(r,dt.date(D.nasc.year+20,1,1),D.em); q=P(r,'F' if D.sex=='M' else 'M')
        return f"{'O registrado' if o=='o' else 'A registrada'} casou-se em {dn(d)} com {q.name}, no Registro Civil de {r.choice(CITIES)[0]}, livro B-{r.randint(4,190)}, fls. {r.randint(2,298)}, nº {r.randint(900,39000)}."
    return f"Anotada a existência de registro anterior de irmão d{o} registrad{o}, lavrado no mesmo livro às fls. {r.randint(2,298)}."
def truth(D,u,nat,W,H,**k):
    """full data; k overrides by dotted path with __ ; nat(place)->text"""
    g=[dict(nome_completo=u(p.name),naturalidade=nat(p.nat)) for p in D.gens]+[dict(nome_completo="",naturalidade="")]
    pt,mt=(None,D.mae) if D.sc=='solo' else (D.pai,D.mae); acc={}
    av=lambda p:{"avô":u(p.avo),"avó":u(p.ava)} if p else {"avô":"","avó":""}
    d={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
     "dados_pessoais":{"nome_completo":u(D.nome),"cpf":D.cpf,"matrícula":D.mat,"data_nascimento":{"texto_completo":dn(D.nasc),"dia":f"{D.nasc.day:02d}","mês":f"{D.nasc.month:02d}","ano":str(D.nasc.year)},"hora_nascimento":D.hora,"naturalidade":nat(D.born),"sexo":"Masculino" if D.sex=='M' else "Feminino"},
     "local_nascimento":{"estabelecimento":u(D.est),"município":u(D.born[0]),"uf":D.born[1]},
     "registro":{"município":u(D.off[0]),"uf":D.off[1],"cartório":"","data_registro":dn(D.reg),"número_dnv":D.dnv,"livro":str(D.livro),"folha":str(D.folha),"termo":str(D.termo)},
     "filiação":{"genitor_1":g[0],"genitor_2":g[1]},"avós":{"paternos":av(pt),"maternos":av(mt)},
     "gêmeos":{"status":"Sim" if D.twin else "Não","informações_adicionais":u(D.twin)},
     "observações":{"averbações":u(D.av),"anotações":u(D.an)},"autenticação":{"selo_digital":D.selo,"oficial_registro":u(D.ofi),"data_emissão":dn(D.em)}}
    if D.sc=='two':
        for a in("avô","avó"): acc[f"avós.paternos.{a}"]=[d["avós"]["maternos"][a]]; acc[f"avós.maternos.{a}"]=[d["avós"]["paternos"][a]]
    if D.sc=='home': acc["local_nascimento.estabelecimento"]=["Domicílio","em domicílio"]
    meta={"twin_names":[u(D.twin)] if D.twin else [],"joint_notes":False,"cadastro":[]}
    for q,v in k.items():
        if q in("acc",): acc.update(v); continue
        if q=="meta": meta.update(v); continue
        x=d; *h,l=q.split("__")
        for a in h: x=x[a]
        assert l in x,q; x[l]=v
    return {"layout":f"83{D.form}","case":f"83{D.form}-{D.n}","condition":"pdf_born_digital","file":f"83{D.form}-{D.n}.pdf","width":W,"height":H,"resizeImage":False,"data":d,"accept":acc,"meta":meta}
def qr(r,px=60):
    n=25; m=[[r.random()<.48 for _ in range(n)] for _ in range(n)]
    for a,b in((0,0),(0,n-7),(n-7,0)):
        for i in range(-1,8):
            for j in range(-1,8):
                if 0<=a+i<n and 0<=b+j<n: m[a+i][b+j]=(0<=i<7 and 0<=j<7) and (i in(0,6) or j in(0,6) or (1<i<5 and 1<j<5))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 {n} {n}"><path d="'+''.join(f"M{j} {i}h1v1h-1z" for i in range(n) for j in range(n) if m[i][j])+'"/></svg>'
def sig(r,w=120,h=28,c="#1b2a6b"):
    x,p=4,f"M4 {h*.6:.0f}"
    while x<w-20:
        a=r.randint(8,18); p+=f" C{x+a*.2:.0f} {r.randint(0,h//2)} {x+a*.9:.0f} {r.randint(0,h//2)} {x+a} {r.randint(h//2,h-3)}"; x+=a
    return f'<svg width="{w}" height="{h}"><path d="{p} q14 -9 20 2" fill="none" stroke="{c}" stroke-width="1.1"/></svg>'
def arms(px=46,c="#222"):
    import math
    st=' '.join(f"{30+(13 if i%2==0 else 5)*math.sin(i*math.pi/5):.1f},{28-(13 if i%2==0 else 5)*math.cos(i*math.pi/5):.1f}" for i in range(10))
    br=''.join(f'<path d="M{30+s*(20-i*1.2):.1f} {48-i*6} q{s*7} -1 {s*6} -8 q{-s*5} 1 {-s*6} 8" fill="none"/>' for s in(-1,1) for i in range(6))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 60 60" stroke="{c}" fill="none"><circle cx="30" cy="28" r="17"/><circle cx="30" cy="28" r="14.5" stroke-dasharray="1 1.5"/><polygon points="{st}" fill="{c}"/>{br}<path d="M12 54 q18 -6 36 0 l-3 4 q-15 -5 -30 0z"/></svg>'
def page(W,H,css,body): return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{W}pt;height:{H}pt;position:relative}}table{{border-collapse:collapse;width:100%}}{css}</style></head><body>{body}</body></html>'
