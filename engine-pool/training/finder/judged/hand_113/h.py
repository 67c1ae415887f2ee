import random,datetime,json,re
MES="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
UN="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
DZ="x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
CE="x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
def ext(n):
    if n<20:return UN[n]
    if n<100:return DZ[n//10]+(" e "+UN[n%10] if n%10 else "")
    if n==100:return "cem"
    if n<1000:return CE[n//100]+(" e "+ext(n%100) if n%100 else "")
    m,r=divmod(n,1000);a="mil" if m==1 else ext(m)+" mil"
    return a if not r else a+(" e " if r<=100 or r%100==0 else " ")+ext(r)
D=lambda s:datetime.datetime.strptime(s,"%d/%m/%Y").date()
def dday(d):return "primeiro" if d.day==1 else ext(d.day)
def dW(d):return f"{dday(d)} de {MES[d.month-1]} de {ext(d.year)}"
def dN(d):return d.strftime("%d/%m/%Y")
def dM(d):return f"{'1º' if d.day==1 else d.day} de {MES[d.month-1]} de {d.year}"
def dA(d):return ("Ao primeiro dia" if d.day==1 else f"Aos {ext(d.day)} dias")+f" do mês de {MES[d.month-1]} do ano de {ext(d.year)}"
def dv(s):
    t=0;m=32-len(s)
    for c in s:
        t+=int(c)*m;m+=1
        if m>10:m=0
    r=t%11;return "1" if r>9 else str(r)
def matricula(cns,y,tip,lv,fl,tm):
    b=f"{cns}0155{y}{tip}{lv:05d}{fl:03d}{tm:07d}";a=dv(b);b+=a+dv(b+a)
    return f"{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}"
assert matricula("551681",1975,1,105,96,144268)[-2:]=="40",matricula("551681",1975,1,105,96,144268)
def cpf(r):
    n=[r.randint(0,9) for _ in range(9)]
    for k in (10,11):
        s=sum(a*b for a,b in zip(n,range(k,1,-1)))*10%11;n.append(s%10)
    s="".join(map(str,n));return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
EST=dict(AC="do Acre",AL="de Alagoas",AP="do Amapá",AM="do Amazonas",BA="da Bahia",CE="do Ceará",ES="do Espírito Santo",GO="de Goiás",MA="do Maranhão",MT="de Mato Grosso",MS="de Mato Grosso do Sul",MG="de Minas Gerais",PA="do Pará",PB="da Paraíba",PR="do Paraná",PE="de Pernambuco",PI="do Piauí",RJ="do Rio de Janeiro",RN="do Rio Grande do Norte",RS="do Rio Grande do Sul",RO="de Rondônia",RR="de Roraima",SC="de Santa Catarina",SP="de São Paulo",SE="de Sergipe",TO="do Tocantins")
def estado(u):return "Distrito Federal" if u=="DF" else "Estado "+EST[u] if u in EST else u
MUN=[m.rsplit("/",1) for m in "Picos/PI;Caxias/MA;Olho d'Água das Flores/AL;Itabaiana/SE;Mossoró/RN;Sobral/CE;Campina Grande/PB;Garanhuns/PE;Jequié/BA;Diamantina/MG;Cachoeiro de Itapemirim/ES;Vassouras/RJ;Araraquara/SP;Ponta Grossa/PR;Blumenau/SC;Bagé/RS;Catalão/GO;Cáceres/MT;Bragança/PA;Parintins/AM;São João del-Rei/MG;Caicó/RN;Lençóis/BA;Jaguarão/RS;São José do Rio Pardo/SP;Óbidos/PA;Joaçaba/SC;Itaperuna/RJ;Pesqueira/PE;Crato/CE;Oeiras/PI;Penedo/AL;Areia/PB;Castro/PR;Muqui/ES;Estância/SE;Tefé/AM;Codó/MA;Poconé/MT;Rio Verde/GO".split(";")]
MUM=[m.rsplit("/",1) for m in "Ji-Paraná/RO;Cruzeiro do Sul/AC;Gurupi/TO;Dourados/MS;Boa Vista/RR;Macapá/AP;Brasília/DF;Pau d'Alho/PE;Sinop/MT;Umuarama/PR;Chapecó/SC;Santa Rosa/RS;Mogi das Cruzes/SP;Teófilo Otoni/MG;Vitória da Conquista/BA;Altamira/PA;Manacapuru/AM;Imperatriz/MA;Parnaíba/PI;Quixadá/CE;Currais Novos/RN;Patos/PB;Arapiraca/AL;Lagarto/SE;Linhares/ES;Macaé/RJ;Anápolis/GO;Ariquemes/RO;Tarauacá/AC;Araguaína/TO;Corumbá/MS;Rorainópolis/RR;Laranjal do Jari/AP;Sant'Ana do Livramento/RS;Ribeirão Preto/SP;Governador Valadares/MG".split(";")]
MUM=[("Paudalho",u) if m=="Pau d'Alho" else (m,u) for m,u in MUM]
GM=dict(o="Antônio José;Manoel Joaquim;João Baptista;Theodoro;Ignácio Raymundo;Benedicto;Giuseppe;Friedrich Wilhelm;Sebastião;Pedro Affonso;Luiz Gonzaga;Honorato;Domingos;Elesbão;Augusto César;Salvatore;Heinrich;Vicente;Gumercindo;Torquato;Zeferino;Natalício;Jorge Elias;Takeo".split(";"),n="Caio;Lucas Gabriel;Iago;Thiago Henrique;Davi Luiz;Nícolas;Enzo;Otávio;Raoni;Kauê;Bernardo;Rafael Augusto;Murilo;Túlio;Wellington;Ícaro;Sérgio;Vinícius;Hideki;Samir;Gaël;Érico;Joaquim;Ubiratã".split(";"))
GF=dict(o="Maria das Dores;Thereza;Anna Joaquina;Francisca Romana;Rosa Emília;Umbelina;Filomena;Carmela;Hedwig;Joanna Baptista;Leopoldina;Quitéria;Perpétua;Izabel Cândida;Eufrásia;Angelina;Josephina;Laudelina;Guilhermina;Olímpia;Etelvina;Zulmira;Sumiko;Nagibe".split(";"),n="Ana Júlia;Yasmin;Letícia;Maria Eduarda;Beatriz Helena;Luísa;Iracema;Jaciara;Thaís;Isadora;Mônica;Emanuelle;Débora;Noêmia;Mayumi;Samira;Chiara;Heloísa;Lívia;Patrícia;Antonella;Zoé;Rosângela;Valquíria".split(";"))
SO="da Silva Prado;Cavalcanti de Albuquerque;Zanchetta;Von Hagen;Nakamura;Haddad;dos Santos;d'Ávila;Bittencourt;Guimarães;Brandão;Schmitz;Bonfanti;Moutinho;Pataxó;de Sá;Lins;Xavier Telles;Quaresma;Ferrão;do Espírito Santo;Wandscheer;Mattos Pimenta;Vasconcellos;Sant'Anna;Furlan;Abdalla;Fukushima;Krenak;Peçanha;Ribas;Galvão Bueno;Toledo;Müller;Dall'Agnol;Carneiro Leão;Uchôa;Tavares;Goulart;Kubitzki;Assunção;Teixeira Coelho;Mascarenhas;Karipuna;da Conceição;Rezende;Lobato;Stein;Pellegrini;Barcellos;Nogueira".split(";")
HO=[("meia hora depois da meia-noite","00:30"),("quando faltavam quinze minutos para as seis da manhã","05:45"),("das quatro para as cinco horas da madrugada","04:00","","04:30","05:00"),("ao meio-dia","12:00"),("ao romper do dia",""),("às onze e meia da noite","23:30"),("à uma hora e um quarto da madrugada","01:15"),("às dez horas e três quartos da noite","22:45"),("um quarto de hora antes do meio-dia","11:45"),("à meia-noite em ponto","00:00","24:00"),("pelas três horas da tarde","15:00"),("às sete e vinte da noite","19:20"),("dez minutos depois do meio-dia","12:10"),("faltando cinco minutos para as duas da tarde","13:55"),("às oito horas da noite","20:00"),("ao meio-dia e meia","12:30"),("ao cair da noite",""),("às quinze horas e quarenta minutos","15:40"),("às 21 horas e 5 minutos","21:05"),("às 6h50min","06:50"),("às 14:35 horas","14:35"),("às quatro menos um quarto da tarde","15:45"),("à zero hora e quarenta minutos","00:40"),("às vinte e três horas e cinquenta e nove minutos","23:59"),("às nove e meia da manhã","09:30"),("em hora que não soube precisar",""),("às duas e meia da madrugada","02:30"),("passados vinte minutos das cinco da tarde","17:20"),("às dez da manhã","10:00"),("à 1 hora da tarde","13:00"),("às quinze para as seis da tarde","17:45"),("às 18h12","18:12"),("às oito menos dez da manhã","07:50"),("à uma e meia da tarde","13:30")]
HOSP=["Hospital e Maternidade Santa Isabel","Santa Casa de Misericórdia","Maternidade Nossa Senhora da Guia","Hospital Regional Dr. Benício Leal","Casa de Parto Flor do Cerrado","Hospital Municipal São Roque","Maternidade Odete Valadão"]
USED=set()
class P(dict):
    """facts + recorder: only what a text prints (or marks with {_key}) goes into the truth"""
    N="nome pai mae mae2 ap bp am bm of tw tw2".split()
    def __init__(s,case,f):
        r=s.r=random.Random("113"+case);s.case=case;s.f=f;s.used=[];s.bold="%s"
        s.dn,s.dr,s.de=(D(f[k]) for k in("dn","dr","de"));old="o" if s.dn.year<1962 else "n";s.old=s.de.year<1965
        sur=r.sample(SO,9);gm=r.sample(GM[old],10);gf=r.sample(GF[old],10);pool=MUN if s.de.year<1965 or s.dr.year<1940 else MUM+MUN
        free=[m for m in pool if tuple(m) not in USED] or pool
        rm=f["rm"].rsplit("/",1) if "rm" in f else r.choice([m for m in free if m[1] not in{u for _,u in USED}] or free);USED.add(tuple(rm))
        o=r.sample([m for m in (MUN if s.dr.year<1965 else MUM+MUN) if m!=list(rm)],4);s.sx=f.get("s","M");last=lambda x:re.sub(r"^(da|de|do|dos) ","",x).split()[-1] 
        ml=r.random()<.6;v=dict(pai=f"{gm[0]} {sur[0]}",mae=f"{gf[0]} {sur[1]}"+(f" {sur[0]}" if ml and "solo" not in f else ""),mae2=f"{gf[5]} {sur[0]}",ap=f"{gm[1]} {sur[0]}",bp=f"{gf[1]} {sur[2]}",am=f"{gm[2]} {sur[1]}",bm=f"{gf[2]} {sur[3]}",w1=f"{gm[3]} {sur[4]}",w2=f"{gm[4]} {sur[5]}",w3=f"{gf[3]} {sur[6]}",w4=f"{gm[5]} {sur[7]}",w5=f"{gf[4]} {sur[8]}",clerk=f"{gf[6]} {sur[5]}")
        g=gm if s.sx=="M" else gf;fam=sur[1]+(" "+sur[0] if "solo" not in f else "")
        v["nome"]=f"{g[7]} {fam}";v["tw"]=f"{(gm if f.get('ts',s.sx)=='M' else gf)[8]} {fam}";v["tw2"]=f"{gf[9]} {fam}"
        os_=f.get("os") or ("M" if s.old else r.choice("MF"));v["of"]=f"{r.choice(GM['o' if s.old else 'n'] if os_=='M' else GF['n'])} {r.choice(SO)} {last(r.choice(SO))}";v["oo"]="o" if os_=="M" else "a";v["oa"]="" if os_=="M" else "a"
        L=int(f.get("lv",r.randint(4,180)));F=int(f.get("fl",r.randint(2,298)));T=int(f.get("tm",r.randint(60,9000)*(1 if s.dr.year<1940 else 7)));V=f.get("v",r.random()<.3)
        pre=f.get("lp",r.choice(["A-","","A-"]));v.update(lv=f"{pre}{L}",fl=f"{F}"+(f.get("vt"," verso") if V else ""),tm=f"{T:,}".replace(",",".") if r.random()<.4 else str(T),cns=f"{r.randint(100000,159999)}")
        v["mat"]=matricula(v["cns"],s.dr.year,f.get("tip",1),L,F,T);v["cpf"]=cpf(r);v["dnv"]=f"30-{r.randint(10**7,10**8-1)}-{r.randint(0,9)}"
        v["selo"]=f.get("selo") or "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(4))+f"{r.randint(10000,99999)}-"+"".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(4))
        s.F,s.V=F,V;s.nat={};b=f["loc"].rsplit("/",1) if "loc" in f else o[0];s.L=rm;s.B=b
        for i,k in enumerate(("npai","nmae","nmae2")):s.nat[k]=rm if f.get(k)=="L" else ([f[k],""] if k in f else o[i+1])
        v.update(rm=rm[0],ru=rm[1],estR=estado(rm[1]),rmE=f"{rm[0]}, {estado(rm[1])}",rmU=f"{rm[0]}/{rm[1]}",est=f.get("est",r.choice(HOSP)),sxo="masculino" if s.sx=="M" else "feminino",o="oa"[s.sx=="F"],ele=["ele","ela"][s.sx=="F"],um=["um","uma"][s.sx=="F"],hora=HO[f.get("h",0)][0])
        v.update({k:x for k,x in f.items() if k in("averb","anot","cart","nome","pai","mae","mae2","ap","bp","am","bm","tw","of","lv","fl","tm","hora","mat","cpf","dnv","est","tw2","x1","x2","x3","w1","w4")})
        c=v["cart"];v["cart"]=c.format(rm=rm[0].upper() if c.replace("{rm}","").replace("º","").isupper() else rm[0])
        for p,d in(("dn",s.dn),("dr",s.dr),("de",s.de)):
            v.update({p+"W":dW(d),p+"N":dN(d),p+"M":dM(d),p+"A":dA(d),p+"d":str(d.day),p+"D":dday(d),p+"m":MES[d.month-1],p+"Y":ext(d.year),p+"y":str(d.year)})
        s.v=v;s.txt={}
    def __getitem__(s,k):
        if k=="L":s.used.append("L");return ""
        if k[0]=="_":
            k=k[1:];s.used.append(k);return ""
        if k=="na_est":
            s.used.append("est");e=s.v["est"];return ("no " if e.startswith(("Hosp","Posto","Hôp")) else "na ")+e
        if k.startswith(("npai","nmae")):
            q=k.rstrip("ES");m,u=s.nat[q];s.used.append(q);t=m if not u else f"{m}, {estado(u)}" if k[-1]=="E" else f"{m} ({EST[u].split(' ',1)[1] if u!='DF' else 'Distrito Federal'})" if k[-1]=="S" else f"{m}/{u}";s.txt[q]=t;return t
        if k in("mun","munE","munU"):
            s.used.append("mun");m,u=s.B;return m if k=="mun" or not u else f"{m}, {estado(u)}" if k=="munE" else f"{m}/{u}"
        if k.isupper() and k.lower() in s.N:
            s.used.append(k.lower());s.txt[k.lower()]=s.v[k.lower()].upper();return s.bold%s.v[k.lower()].upper()
        s.used.append(k)
        if k in("dnW","dnN","dnM","dnA"):s.txt.setdefault("dn",s.v[k])
        return s.v[k]
    def t(s,x):return x.format_map(s)
    def truth(s):
        u=set(s.used);g=lambda k:s.txt.get(k,s.v.get(k,"")) if k in u else "";acc={};f=s.f
        nat=lambda k:"" if k not in u else "/".join(x for x in s.nat[k] if x)
        dn="dn" in u or any(k in u for k in("dnW","dnN","dnM","dnA"));B=s.L if "L" in u else s.B if "mun" in u else ["",""]
        gen=[k for k in dict.fromkeys(s.used) if k in("pai","mae","mae2")];gs=[(g(k),nat("n"+k),"n"+k) for k in gen]+[("","","")]*2
        has=lambda p:any(k in u for k in(p+"W",p+"N",p+"M",p+"A",p));fl=g("fl")
        if s.V and fl:acc["registro.folha"]=[f"{s.F} verso",f"{s.F}v",f"{s.F}-V",f"{s.F} v."];fl=f"{s.F}v"
        h=HO[f.get("h",0)] if "hora" in u and "hora" not in f else ("","")
        if h[2:]:acc["dados_pessoais.hora_nascimento"]=list(h[2:])
        bp="/".join(x for x in B if x)
        d=dict(documento={"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
         dados_pessoais={"nome_completo":g("nome"),"cpf":g("cpf"),"matrícula":g("mat"),"data_nascimento":dict(zip(("texto_completo","dia","mês","ano"),(s.txt.get("dn",dM(s.dn)),f"{s.dn.day:02d}",f"{s.dn.month:02d}",str(s.dn.year)))) if dn else dict.fromkeys(("texto_completo","dia","mês","ano"),""),"hora_nascimento":h[1],"naturalidade":bp,"sexo":("Masculino" if s.sx=="M" else "Feminino") if "s" in u or "sxo" in u else ""},
         local_nascimento={"estabelecimento":g("est"),"município":B[0],"uf":B[1] if len(B[1])==2 else ""},
         registro={"município":s.L[0],"uf":s.L[1] if len(s.L[1])==2 else "","cartório":g("cart"),"data_registro":dN(s.dr) if has("dr") else "","número_dnv":g("dnv"),"livro":g("lv"),"folha":fl,"termo":g("tm")},
         filiação={f"genitor_{i+1}":{"nome_completo":gs[i][0],"naturalidade":gs[i][1]} for i in(0,1)},
         avós={"paternos":{"avô":g("ap"),"avó":g("bp")},"maternos":{"avô":g("am"),"avó":g("bm")}},
         gêmeos={"status":"Sim" if "tw" in u else "Não","informações_adicionais":"; ".join(g(k) for k in("tw","tw2") if k in u)},
         observações={"averbações":g("averb"),"anotações":g("anot")},
         autenticação={"selo_digital":g("selo"),"oficial_registro":g("of"),"data_emissão":dN(s.de) if has("de") else ""})
        if bp:acc["dados_pessoais.naturalidade"]=[""]
        if dn:acc["dados_pessoais.data_nascimento.texto_completo"]=[dN(s.dn),dM(s.dn),dW(s.dn)]
        for i in(0,1):
            k=gs[i][2]
            if k in u:acc[f"filiação.genitor_{i+1}.naturalidade"]=[x for x in sorted({s.txt.get(k,""),"/".join(s.nat[k]).strip("/")} if f.get(k)!="L" else {"","desta cidade"}) if x or f.get(k)=="L"]
        if "mae2" in u:
            for a,b in(("paternos","maternos"),("maternos","paternos")):
                for k in("avô","avó"):acc[f"avós.{a}.{k}"]=[d["avós"][b][k]]
        for k,x in f.get("set",{}).items():
            x=x if isinstance(x,list) else [x];o=d;ks=k.split(".")
            for q in ks[:-1]:o=o[q]
            o[ks[-1]]=x[0] if x[0] is not None else o[ks[-1]]
            if x[1:]:acc[k]=acc.get(k,[])+x[1:]
        return dict(layout=s.case.split("-")[0],data=d,accept=acc,meta=dict(twin_names=[g(k) for k in("tw","tw2") if k in u],joint_notes=f.get("joint",True),cadastro=[]))
def arms(c="#234",w=46):return f'<svg width="{w}" height="{w}" viewBox="-50 -50 100 100"><circle r="46" fill="none" stroke="{c}" stroke-width="3"/><circle r="34" fill="none" stroke="{c}" stroke-dasharray="3 3"/><path d="M0-32L8-10 31-10 12 4 19 27 0 13-19 27-12 4-31-10-8-10Z" fill="none" stroke="{c}" stroke-width="3"/><path d="M-42 30Q0 60 42 30" fill="none" stroke="{c}" stroke-width="4"/></svg>'
def qr(r,w=62):
    n=23;q="".join(f"M{x} {y}h1v1h-1z" for x in range(n) for y in range(n) if r.random()<.5 and not((x<8 or x>14) and y<8 or x<8 and y>14))
    for a,b in((0,0),(16,0),(0,16)):q+=f"M{a} {b}h7v1h-7zM{a} {b+6}h7v1h-7zM{a} {b}h1v7h-1zM{a+6} {b}h1v7h-1zM{a+2} {b+2}h3v3h-3z"
    return f'<svg width="{w}" height="{w}" viewBox="0 0 {n} {n}"><path d="{q}"/></svg>'
def sig(r,c="#124",w=150):
    p="M4 24";x=4
    while x<136:x+=r.randint(6,14);p+=f"q{r.randint(1,6)}-{r.randint(8,26)} {r.randint(6,9)} {r.randint(-6,8)}T{x} {r.randint(14,30)}"
    return f'<svg width="{w}" height="34" viewBox="0 0 150 38"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.3"/></svg>'
def stamp(a,b,c="#536",w=80):return f'<svg width="{w}" height="{w}" viewBox="-50 -50 100 100"><g fill="none" stroke="{c}"><circle r="47" stroke-width="2"/><circle r="31"/></g><defs><path id="k" d="M-37 0A37 37 0 0 1 37 0"/><path id="j" d="M-44 0A44 44 0 0 0 44 0"/></defs><text font-size="9" fill="{c}" text-anchor="middle"><textPath href="#k" startOffset="50%">{a}</textPath></text><text font-size="8" fill="{c}" text-anchor="middle"><textPath href="#j" startOffset="50%">{b}</textPath></text><path d="M0-20L5-6 20-6 8 3 12 17 0 8-12 17-8 3-20-6-5-6Z" fill="none" stroke="{c}"/></svg>'
def frame(W,H,c="#7a8",k=0):
    if k==0:return f'<svg class="fr" viewBox="0 0 {W} {H}"><rect x="14" y="14" width="{W-28}" height="{H-28}" fill="none" stroke="{c}" stroke-width="2"/><rect x="18" y="18" width="{W-36}" height="{H-36}" fill="none" stroke="{c}" stroke-width=".6"/></svg>'
    s="".join("M%d %d"%(12,y)+"q8 -7 16 0t16 0"*((W-24)//32) for y in((16,19,H-16,H-19) if k==1 else range(40,H-20,9)))
    return f'<svg class="fr" viewBox="0 0 {W} {H}"><path d="{s}" fill="none" stroke="{c}" stroke-width=".5" opacity="{.9 if k==1 else .35}"/></svg>'
def html(W,H,css,body):return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{W}pt;height:{H}pt;position:relative;overflow:hidden;color:#111;-webkit-print-color-adjust:exact}}.fr{{position:absolute;left:0;top:0;width:{W}pt;height:{H}pt;z-index:-1}}.c{{text-align:center}}.r{{text-align:right}}.j{{text-align:justify}}.f{{display:flex;justify-content:space-between;align-items:center}}p{{margin:0 0 7pt}}.s{{font-size:7pt;line-height:1.25}}{css}</style></head><body>{body}</body></html>'
