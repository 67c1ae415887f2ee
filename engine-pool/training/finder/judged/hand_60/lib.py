# -*- coding: utf-8 -*-
import random, datetime, html, json, os, math
MES=["","janeiro","fevereiro","março","abril","maio","junho","julho","agosto","setembro","outubro","novembro","dezembro"]
SEM=["segunda-feira","terça-feira","quarta-feira","quinta-feira","sexta-feira","sábado","domingo"]
UN=["zero","um","dois","três","quatro","cinco","seis","sete","oito","nove","dez","onze","doze","treze","quatorze","quinze","dezesseis","dezessete","dezoito","dezenove"]
DZ=["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
CE=["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
def ext(n,fem=False):
    if n<20:
        s=UN[n]
        if fem: s={"um":"uma","dois":"duas"}.get(s,s)
        return s
    if n<100:
        return DZ[n//10]+(" e "+ext(n%10,fem) if n%10 else "")
    if n==100: return "cem"
    if n<1000:
        s=CE[n//100]
        if fem: s=s.replace("entos","entas")
        return s+(" e "+ext(n%100,fem) if n%100 else "")
    k,r=divmod(n,1000)
    s="mil" if k==1 else ext(k,fem)+" mil"
    if r: s+=(" e " if r<100 or r%100==0 else " ")+ext(r,fem)
    return s
def dwords(d,prim=True):
    return ("primeiro" if d.day==1 and prim else ext(d.day))+" de "+MES[d.month]+" de "+ext(d.year)
def dlong(d,prim=True):
    return ("1º" if d.day==1 and prim else str(d.day))+" de "+MES[d.month]+" de "+str(d.year)
def dnum(d): return d.strftime("%d/%m/%Y")
def hwords(h,m,day=True):
    """day: with da manhã...; else 24h words"""
    if day:
        per="da madrugada" if h<6 else "da manhã" if h<12 else "da tarde" if h<18 else "da noite"
        if h==0: hh=12; per="da noite"
        elif h==12: hh=12; per="do dia"
        else: hh=h%12
    else: hh=h; per=""
    s=ext(hh,True)+(" hora" if hh==1 else " horas")
    if m: s+=" e "+ext(m)+(" minuto" if m==1 else " minutos")
    return (s+" "+per).strip()
UFN={"AC":"Acre","AL":"Alagoas","AP":"Amapá","AM":"Amazonas","BA":"Bahia","CE":"Ceará","DF":"Distrito Federal","ES":"Espírito Santo","GO":"Goiás","MA":"Maranhão","MT":"Mato Grosso","MS":"Mato Grosso do Sul","MG":"Minas Gerais","PA":"Pará","PB":"Paraíba","PR":"Paraná","PE":"Pernambuco","PI":"Piauí","RJ":"Rio de Janeiro","RN":"Rio Grande do Norte","RS":"Rio Grande do Sul","RO":"Rondônia","RR":"Roraima","SC":"Santa Catarina","SP":"São Paulo","SE":"Sergipe","TO":"Tocantins"}
PREP={"AC":"do","AL":"de","AP":"do","AM":"do","BA":"da","CE":"do","DF":"do","ES":"do","GO":"de","MA":"do","MT":"de","MS":"de","MG":"de","PA":"do","PB":"da","PR":"do","PE":"de","PI":"do","RJ":"do","RN":"do","RS":"do","RO":"de","RR":"de","SC":"de","SP":"de","SE":"de","TO":"do"}
def est(uf): return "Estado "+PREP[uf]+" "+UFN[uf] if uf!="DF" else "Distrito Federal"
MUN={"AC":["Rio Branco","Tarauacá","Sena Madureira"],"AL":["Maceió","Arapiraca","Penedo","Olho d'Água das Flores"],"AP":["Macapá","Oiapoque"],"AM":["Manaus","Tefé","São Gabriel da Cachoeira","Tabatinga"],"BA":["Salvador","Ilhéus","Feira de Santana","Dias d'Ávila","Vitória da Conquista"],"CE":["Fortaleza","Sobral","Crato","Quixeramobim"],"DF":["Brasília"],"ES":["Vitória","Cachoeiro de Itapemirim","Colatina","Santa Teresa"],"GO":["Goiânia","Anápolis","Catalão","Pirenópolis"],"MA":["São Luís","Imperatriz","Grajaú","Barra do Corda"],"MT":["Cuiabá","Rondonópolis","Barra do Garças","Cáceres"],"MS":["Campo Grande","Dourados","Corumbá","Aquidauana"],"MG":["Belo Horizonte","Uberlândia","Diamantina","São João del-Rei","Muriaé","Teófilo Otoni"],"PA":["Belém","Santarém","Marabá","Óbidos"],"PB":["João Pessoa","Campina Grande","Cajazeiras"],"PR":["Curitiba","Londrina","Maringá","Castro","Prudentópolis"],"PE":["Recife","Caruaru","Petrolina","Garanhuns"],"PI":["Teresina","Parnaíba","Picos"],"RJ":["Niterói","Petrópolis","Campos dos Goytacazes","Valença","Rio de Janeiro"],"RN":["Natal","Mossoró","Caicó"],"RS":["Porto Alegre","Caxias do Sul","Pelotas","Sant'Ana do Livramento","Santa Cruz do Sul"],"RO":["Porto Velho","Ji-Paraná","Vilhena"],"RR":["Boa Vista","Caracaraí"],"SC":["Florianópolis","Blumenau","Joinville","Lages","Laguna"],"SP":["São Paulo","Campinas","Santos","Itu","Ribeirão Preto","Bauru","Guaratinguetá","Santa Bárbara d'Oeste","Pindamonhangaba"],"SE":["Aracaju","Estância","Itabaiana"],"TO":["Palmas","Araguaína","Porto Nacional"]}
GM={"old":"Antônio,José,Benedito,Sebastião,Geraldo,Oswaldo,Waldemar,Joaquim,Manoel,Raymundo,Lázaro,Expedito,Anísio,Epaminondas,Aristides,Deoclécio,Hermenegildo,Francisco,Pedro,João,Izidoro,Felício,Honorato,Theodoro,Olegário,Cândido,Venâncio,Ludgero,Agenor,Abílio,Eusébio,Saturnino,Virgílio,Leôncio,Custódio,Euclydes".split(","),
"mid":"Marcos Antônio,Sérgio,Luís Carlos,Paulo Roberto,Ricardo,Edson,Wilson,Adilson,Gilberto,Rogério,Fábio,Márcio,Cláudio,Reginaldo,Josué,Jair,Nivaldo,Valdir,Ademir,Hélio,Ivan,Eduardo,Alexandre,César Augusto,Luiz Henrique,Marcelo,Evandro,Jefferson,Wagner,Anderson,Leandro,Flávio".split(","),
"new":"Enzo Gabriel,Miguel,Arthur,Heitor,Davi Lucca,Théo,Bernardo,Kauã,Ravi,Pietro,Samuel,Lorenzo,Benício,Caio,Vinícius,Ítalo,Yuri,Otávio,Wesley,Kayque,Murilo,João Guilherme,Isaac,Nícolas,Guilherme,Thiago,Rafael,Luan,Igor,Danilo,Matheus Henrique,Vítor Hugo".split(",")}
GF={"old":"Maria,Benedicta,Sebastiana,Geralda,Iracema,Jandyra,Zulmira,Hermínia,Olympia,Alzira,Durvalina,Etelvina,Philomena,Leopoldina,Rosa,Anna,Francisca,Josepha,Carolina,Emília,Deolinda,Idalina,Clotilde,Umbelina,Quitéria,Ermelinda,Balbina,Perpétua,Generosa,Laudelina,Carlota,Amélia".split(","),
"mid":"Rosângela,Sônia Maria,Regina,Márcia,Sandra,Vera Lúcia,Cláudia,Elaine,Neide,Rosimeire,Luciana,Andréia,Tânia,Lúcia Helena,Cristina,Eliane,Simone,Adriana,Marlene,Ivone,Solange,Terezinha,Aparecida,Débora,Fátima,Patrícia,Mônica,Valquíria,Ângela,Josefa,Cleonice,Zenaide".split(","),
"new":"Alice,Sophia,Valentina,Maria Eduarda,Laura,Heloísa,Isadora,Lívia,Yasmin,Cecília,Manuela,Ágatha,Emanuelly,Maitê,Lavínia,Bianca,Letícia,Júlia,Nathália,Íris,Antonella,Clara,Luíza,Rayssa,Evelyn,Mirella,Pérola,Stella,Raíssa,Aurora,Beatriz,Ana Lívia".split(",")}
SUR={"luso":"Albuquerque,Quintanilha,Sarmento,Figueiredo,Barreto,Camargo,Vasconcelos,Teles,Nogueira,Brandão,Falcão,Pacheco,Lacerda,Furtado,Siqueira,Bittencourt,Macedo,Arruda,Leitão,Peixoto,Chaves,Cordeiro,Fontes,Galvão,Prado,Rezende,Sampaio,Toledo,Valadares,Xavier,Gouvêa,Assunção,Medeiros,Novaes,Penteado,Aguiar,Bastos,Cerqueira,Drummond,Espíndola,Fagundes,Gusmão,Hortêncio,Jardim,Linhares,Moreno,Naves,Oliva,Paranhos,Queiroga,Rangel,Seabra,Tourinho,Uchôa,Veloso,Zacarias".split(","),
"comum":"da Silva,dos Santos,de Souza,Pereira,de Oliveira,Ferreira,Rodrigues,de Almeida,da Costa,Gomes,Martins,de Araújo,de Jesus,do Nascimento,Ribeiro,Alves,Carvalho,da Conceição,Lopes,Soares,Fernandes,Vieira,Barbosa,da Rocha,Dias,Mendes,de Freitas,Cardoso,Ramos,Gonçalves,de Sant'Anna,das Neves,da Luz,do Amaral,dos Reis".split(","),
"ital":"Bortolotto,Zanella,Dal Ponte,Pasqualini,Fioravanti,Bertoncello,Stefanello,Scalabrin,D'Agostini,Marchesan,Peruzzo,Tonietto".split(","),
"germ":"Schneider,Hoffmann,Krüger,Weissheimer,Dietrich,Müller,Baumgärtner,Strassburger,Kuhn,Schlösser,Ritter,Vogel".split(","),
"jap":"Nakamura,Yoshida,Hashimoto,Watanabe,Fujimoto,Takeuchi,Sakamoto,Inoue,Kawasaki,Miyazaki".split(","),
"arab":"Haddad,Abdalla,Nassif,Khoury,Chedid,Mansur,Saliba,Jabour".split(","),
"slav":"Kowalczyk,Wisniewski,Bojczuk,Shevchuk,Maciejewski,Przybysz,Kozlowski,Nowakowski".split(","),
"ind":"Guajajara,Terena,Tikuna,Kaingang,Pataxó,Baniwa,Macuxi,Xerente,Fulni-ô,Karajá".split(",")}
HOSP=["Hospital e Maternidade Santa Clara","Maternidade Nossa Senhora da Guia","Hospital Municipal Dr. Ezequiel Prates","Santa Casa de Misericórdia","Hospital Regional do Vale","Casa de Saúde São Lucas","Hospital das Irmãs Beneditinas","Maternidade Escola Anita Brandão","Hospital Universitário","Centro de Parto Normal Casa Verde","Hospital Samaritano","Hospital São Vicente de Paulo","Maternidade Estadual Bárbara Heliodora","Hospital da Mulher","Casa de Parto Ibirapitanga","Hospital Geral Materno-Infantil"]
def cpf(r):
    d=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(x*w for x,w in zip(d,range(k,1,-1)))*10%11%10
        d.append(s)
    s="".join(map(str,d)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def matricula(cns,ano,liv,fol,ter,tipo=1):
    s=f"{cns:06d}0155{ano:04d}{tipo}{liv:05d}{fol:03d}{ter:07d}"
    def dv(s,w):
        t=0
        for ch in s:
            t+=int(ch)*w; w=0 if w==10 else w+1
        t%=11; return "1" if t==10 else str(t)
    a=dv(s,2); b=dv(s+a,1)
    return s[:6]+" "+s[6:8]+" "+s[8:10]+" "+s[10:14]+" "+s[14]+" "+s[15:20]+" "+s[20:23]+" "+s[23:30]+" "+a+b
def L(r,n): return "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(n))
def N(r,n): return "".join(r.choice("0123456789") for _ in range(n))
USED=set()
FOR=["Funchal, Portugal","Treviso, Itália","Kumamoto, Japão","Beirute, Líbano","Santa Cruz de la Sierra, Bolívia","Porto Príncipe, Haiti","Assunção, Paraguai","Maracaibo, Venezuela","Luanda, Angola","Lódz, Polônia"]
def era(y): return "old" if y<1948 else "mid" if y<1988 else "new"
def person(r,sex,y,surs):
    for _ in range(200):
        g=r.choice((GM if sex=="M" else GF)[era(y)])
        if era(y)=="old" and sex=="F" and r.random()<.35: g=g+" "+r.choice(["das Dores","do Carmo","da Glória","Augusta","Thereza","de Lourdes"])
        n=g+" "+" ".join(s for s in surs if s)
        if n not in USED: USED.add(n); return n
    return n
class C(dict):
    __getattr__=dict.get
    __setattr__=dict.__setitem__
def gen(form,k,y0,y1,**o):
    r=random.Random(f"60-{form}-{k}-v3"); c=C(o); c.r=r; c.k=k
    uf=o.get("uf") or r.choice(list(MUN)); mun=o.get("mun") or r.choice(MUN[uf])
    c.uf_r,c.mun_r=uf,mun
    c.sexo=o.get("sexo") or r.choice("MF")
    y=o.get("ano") or r.randint(y0,y1)
    c.nasc=datetime.date(y,r.randint(1,12),r.randint(1,28)) if "nasc" not in o else datetime.date(*o["nasc"])
    lag=o.get("lag",r.choice([1,2,3,5,8,12,20,33]))
    c.dreg=c.nasc+datetime.timedelta(days=lag)
    while c.dreg.weekday()==6: c.dreg+=datetime.timedelta(days=1)
    c.hora=None if o.get("semhora") else (r.randrange(24),r.choice([0,5,10,12,15,20,25,30,35,40,45,50,55,r.randint(1,59)]))
    c.mun_n,c.uf_n=o.get("nmun",mun),o.get("nuf",uf)
    c.estab="" if o.get("casa") else o.get("estab",r.choice(HOSP))
    fl=o.get("fl","luso"); fl2=o.get("fl2",o.get("fl","comum"))
    def sur(f): 
        s=r.choice(SUR[f]); return s
    def two(f): 
        a=sur(f); b=r.choice(SUR["comum"] if f in("luso","ind") else SUR["luso"])
        return a,b
    ps,px=two(fl); ms,mx=two(fl2)
    while ms==ps: ms,mx=two(fl2)
    if mx==px: mx=r.choice([s for s in SUR["comum"] if s not in(px,ms,ps)])
    ya=y-r.randint(20,38); yb=y-r.randint(18,34)
    sA="F" if o.get("maes") else "M"; sB="M" if o.get("pais") else "F"
    long=o.get("longo")
    gpaf=person(r,"M",ya-26,[px if r.random()<.5 else "",ps]); gpam=person(r,"F",ya-24,[r.choice(SUR["luso"]) if r.random()<.5 else "",r.choice([px,ps])])
    gmaf=person(r,"M",yb-28,[mx if r.random()<.5 else "",ms]); gmam=person(r,"F",yb-23,[r.choice(SUR["comum"]),ms if r.random()<.5 else ""])
    p1=person(r,sA,ya,[px if long or r.random()<.3 else "",ps]); p2=person(r,sB,yb,[mx if long or r.random()<.4 else "",ms,(ps if r.random()<.25 and not o.get("maes") and not o.get("so_mae") else "")])
    c.y1,c.y2=y-ya,y-yb
    def nat():
        x=r.random()
        if x<.5: return (mun,uf)
        if x<.75: return (r.choice(MUN[uf]),uf)
        u=r.choice(list(MUN)); return (r.choice(MUN[u]),u)
    n1=o.get("n1") or nat(); n2=o.get("n2") or nat()
    A=(p1,n1,gpaf,gpam); B=(p2,n2,gmaf,gmam)
    if o.get("so_mae"):
        first=person(r,c.sexo,y,[mx if long else "",ms]); c.g1=(p2,n2); c.g2=None; c.avp=("",""); c.avm=(gmaf,gmam)
        c.nome=first
    else:
        suf=""
        if o.get("jr"): 
            base=p1; c.nome=base+" "+o["jr"]; USED.add(c.nome)
        else: c.nome=person(r,c.sexo,y,[mx if long else "",ms,px if long else "",ps])
        c.avp=(gpaf,gpam); c.avm=(gmaf,gmam)
        if o.get("maefirst"): c.g1=(p2,n2); c.g2=(p1,n1)
        else: c.g1=(p1,n1); c.g2=(p2,n2)
    if "nome" in o: c.nome=o["nome"]
    c.pai=None if o.get("so_mae") else (p1,n1); c.mae=(p2,n2)
    c.cns=r.randint(100000,169999)
    c.liv=o.get("liv",r.randint(3,320)); c.fol=r.randint(2,300); c.ter=o.get("ter",c.liv*300-300+c.fol+r.randint(-90,90)*1)
    if c.ter<1: c.ter=c.fol
    c.mat=matricula(c.cns,c.dreg.year,c.liv,c.fol,c.ter,o.get("tipo",1))
    c.cpf=cpf(r); dn=N(r,9); c.dnv=f"30-{dn[:8]}-{dn[8]}"
    c.off=person(r,r.choice("MF"),1970,[r.choice(SUR["luso"]),r.choice(SUR["comum"]+SUR["luso"])])
    c.esc=person(r,r.choice("MF"),1985,[r.choice(SUR["luso"])])
    c.twins=[]
    for i in range(o.get("gem",0)):
        nm=person(r,r.choice("MF") if i else c.sexo,y,[ms,ps] if not o.get("so_mae") else [ms])
        c.twins.append((nm,matricula(c.cns,c.dreg.year,c.liv,c.fol+(0 if i==0 else 1),c.ter+1+i),c.ter+1+i))
    em0,em1=o.get("em",(2019,2024))
    e=datetime.date(r.randint(em0,em1),r.randint(1,12),r.randint(1,28))
    if e<=c.dreg: e=c.dreg+datetime.timedelta(days=r.randint(0,600))
    while e.weekday()>=5: e+=datetime.timedelta(days=1)
    c.em=e
    c.averb="";c.anot=""
    c.rua=r.choice(["Rua Barão do Rio Branco","Avenida Sete de Setembro","Rua Coronel Siqueira","Praça da Matriz","Rua das Palmeiras","Travessa do Comércio","Avenida Getúlio Vargas"])+f", nº {r.randint(12,1990)}"
    return c
def U(x):
    if isinstance(x,C):
        d=C({k:U(v) for k,v in x.items() if k!="r"}); d.r=x.r; return d
    if isinstance(x,str): return x.upper()
    if isinstance(x,tuple): return tuple(U(v) for v in x)
    if isinstance(x,list): return [U(v) for v in x]
    return x
def nt(n,sep=" - "):
    if n is None: return ""
    return n if isinstance(n,str) else n[0]+sep+n[1]
def truth(form,k,c,**kw):
    """kw: sep, own (own naturalidade as printed or None), tx (date text), over {flat:val}, accept, joint, cad, w,h, twtext"""
    sep=kw.get("sep"," - ")
    g2=c.g2 or ("",None)
    D={"documento.tipo":"Certidão de Nascimento","documento.órgão_emissor":"Registro Civil das Pessoas Naturais",
    "dados_pessoais.nome_completo":c.nome,"dados_pessoais.cpf":"","dados_pessoais.matrícula":"",
    "dados_pessoais.data_nascimento.texto_completo":kw.get("tx",dnum(c.nasc)),"dados_pessoais.data_nascimento.dia":f"{c.nasc.day:02d}","dados_pessoais.data_nascimento.mês":f"{c.nasc.month:02d}","dados_pessoais.data_nascimento.ano":str(c.nasc.year),
    "dados_pessoais.hora_nascimento":"%02d:%02d"%c.hora if c.hora else "","dados_pessoais.naturalidade":kw.get("own") or "","dados_pessoais.sexo":"Masculino" if c.sexo=="M" else "Feminino",
    "local_nascimento.estabelecimento":c.estab or "","local_nascimento.município":c.mun_n,"local_nascimento.uf":c.uf_n,
    "registro.município":c.mun_r,"registro.uf":c.uf_r,"registro.cartório":kw.get("cart",""),"registro.data_registro":dnum(c.dreg),"registro.número_dnv":"",
    "registro.livro":str(c.liv),"registro.folha":str(c.fol),"registro.termo":str(c.ter),
    "filiação.genitor_1.nome_completo":c.g1[0],"filiação.genitor_1.naturalidade":nt(c.g1[1],sep),"filiação.genitor_2.nome_completo":g2[0],"filiação.genitor_2.naturalidade":nt(g2[1],sep),
    "avós.paternos.avô":c.avp[0],"avós.paternos.avó":c.avp[1],"avós.maternos.avô":c.avm[0],"avós.maternos.avó":c.avm[1],
    "gêmeos.status":"Sim" if c.twins else "Não","gêmeos.informações_adicionais":kw.get("twtext",""),
    "observações.averbações":c.averb,"observações.anotações":c.anot,
    "autenticação.selo_digital":"","autenticação.oficial_registro":c.off,"autenticação.data_emissão":dnum(c.em)}
    A={}
    if not kw.get("own"): A["dados_pessoais.naturalidade"]=[""]
    if not c.estab: 
        D["local_nascimento.estabelecimento"]=kw.get("domi","Domicílio"); A["local_nascimento.estabelecimento"]=["","Domicílio","Domicílio dos pais","em domicílio"]
    if c.maes or c.pais:
        A["avós.paternos.avô"]=[c.avm[0]];A["avós.paternos.avó"]=[c.avm[1]];A["avós.maternos.avô"]=[c.avp[0]];A["avós.maternos.avó"]=[c.avp[1]]
    for p,v in kw.get("over",{}).items():
        assert p in D,p
        D[p]=v
    for p,v in kw.get("accept",{}).items():
        assert p in D,p
        A[p]=A.get(p,[])+[x for x in v if x not in A.get(p,[])]
    nest={}
    for p,v in D.items():
        q=nest; ks=p.split(".")
        for x in ks[:-1]: q=q.setdefault(x,{})
        q[ks[-1]]=v
    return {"case":f"{form}-{k}","layout":form,"condition":"pdf_born_digital","file":f"{form}-{k}.pdf","width":kw.get("w",595),"height":kw.get("h",842),"resizeImage":True,"data":nest,"accept":A,"meta":{"twin_names":[t[0] for t in c.twins],"joint_notes":kw.get("joint",False),"cadastro":kw.get("cad",[])}}
H=lambda s: html.escape(s or "",quote=False)
def page(size,css,body):
    return "<!DOCTYPE html><html lang='pt-BR'><head><meta charset='utf-8'><title>Certidão</title><style>@page{size:"+size+";margin:0}*{box-sizing:border-box}html,body{margin:0;padding:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}"+css+"</style></head><body>"+body+"</body></html>"
def arms(w,col="#2a4d2a",op=1):
    leaves="".join(f"<ellipse cx='50' cy='14' rx='3.4' ry='8' transform='rotate({a} 50 52)' fill='none' stroke='{col}' stroke-width='1.4'/>" for a in range(40,321,14) if not 0)
    pts=" ".join(f"{50+(20 if i%2==0 else 9)*math.sin(i*math.pi/5):.1f},{50-(20 if i%2==0 else 9)*math.cos(i*math.pi/5):.1f}" for i in range(10))
    return f"<svg width='{w}' height='{w}' viewBox='0 0 100 104' style='opacity:{op}'>{leaves}<polygon points='{pts}' fill='none' stroke='{col}' stroke-width='2.4'/><circle cx='50' cy='50' r='6' fill='{col}'/><circle cx='50' cy='50' r='27' fill='none' stroke='{col}' stroke-width='1'/><path d='M22 92 Q50 82 78 92 L76 98 Q50 88 24 98Z' fill='{col}'/></svg>"
def sign(r,w=150,h=40,col="#1b2a6b"):
    x=8;p=f"M{x} {h*.6:.0f}"
    while x<w-30:
        dx=r.randint(9,22);p+=f" C{x+dx*.2:.0f} {r.randint(2,h-4)},{x+dx*.9:.0f} {r.randint(2,h-4)},{x+dx} {h*.6+r.randint(-6,6):.0f}";x+=dx
    p+=f" Q{w-10} {h*.2:.0f},{w-4} {h*.75:.0f} M12 {h*.85:.0f} Q{w*.5:.0f} {h*.6:.0f},{w-14} {h*.82:.0f}"
    return f"<svg width='{w}' height='{h}' viewBox='0 0 {w} {h}'><path d='{p}' fill='none' stroke='{col}' stroke-width='1.3'/></svg>"
def qr(r,w,n=29):
    s=""
    def fin(x,y): return f"<rect x='{x}' y='{y}' width='7' height='7'/><rect x='{x+1}' y='{y+1}' width='5' height='5' fill='#fff'/><rect x='{x+2}' y='{y+2}' width='3' height='3'/>"
    for y in range(n):
        for x in range(n):
            if (x<8 and y<8) or (x>=n-8 and y<8) or (x<8 and y>=n-8): continue
            if r.random()<.48: s+=f"<rect x='{x}' y='{y}' width='1.02' height='1.02'/>"
    return f"<svg width='{w}' height='{w}' viewBox='-1 -1 {n+2} {n+2}' style='background:#fff'>{s}{fin(0,0)}{fin(n-7,0)}{fin(0,n-7)}</svg>"
def guil(w,h,col,n=14,op=.35):
    s=""
    for i in range(n):
        p="M"+" ".join(f"{x} {h/2+h*.45*math.sin(x/w*math.pi*6+i*math.pi/n)*math.cos(i*.4+x/w*3):.1f}" for x in range(0,w+1,6))
        s+=f"<path d='{p}' fill='none' stroke='{col}' stroke-width='.5'/>"
    return f"<svg width='{w}' height='{h}' viewBox='0 0 {w} {h}' style='opacity:{op};display:block'>{s}</svg>"
def stamp(r,lines,col="#5a2d82",w=110,rot=-8):
    t="".join(f"<text x='60' y='{36+i*11}' text-anchor='middle' font-size='8' font-family='Liberation Sans Narrow' fill='{col}'>{H(l)}</text>" for i,l in enumerate(lines))
    return f"<svg width='{w}' height='{w*.8:.0f}' viewBox='0 0 120 96' style='transform:rotate({rot}deg)'><ellipse cx='60' cy='48' rx='56' ry='44' fill='none' stroke='{col}' stroke-width='1.6'/><ellipse cx='60' cy='48' rx='51' ry='39' fill='none' stroke='{col}' stroke-width='.7'/>{t}</svg>"
