# -*- coding: utf-8 -*-
import random, json, os, datetime as D
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ='_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
CT='_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def num(n,f=False):
    if n<20: s=U[n]
    elif n<100: s=DZ[n//10]+(' e '+U[n%10] if n%10 else '')
    elif n==100: s='cem'
    elif n<1000: s=CT[n//100]+(' e '+num(n%100) if n%100 else '')
    else:
        q,r=divmod(n,1000); s=('' if q==1 else num(q)+' ')+'mil'
        if r: s+=(' e ' if r<=100 or r%100==0 else ' ')+num(r)
    if f:
        s=' '.join({'um':'uma','dois':'duas'}.get(x,x[:-2]+'as' if x.endswith('entos') else x) for x in s.split())
    return s
def old(s): return s.replace('três','tres').replace('cinquenta','cincoenta')
def dia(n,p=True): return 'primeiro' if n==1 and p else num(n)
def dw(d,c=False): return f"{dia(d.day)} de {MES[d.month-1].capitalize() if c else MES[d.month-1]} de {num(d.year)}"
def dm(d,s=' de '): return f"{d.day}{s}{MES[d.month-1]}{s}{d.year}"
def ds(d): return d.strftime('%d/%m/%Y')
def hp(h,m,o=False):   # twelve-hour words
    if h==12 and m==0: return ('ao' if not o else 'ao')+' meio-dia'
    if h==0: return ('á' if o else 'à')+' meia-noite'+(f' e {num(m)} minutos' if m else '')
    if h<6: per,k='da madrugada',h
    elif h<12: per,k='da manhã',h
    elif h<19: per,k='da tarde',(h if h==12 else h-12)
    else: per,k='da noite',h-12
    a='ás' if o else 'às'
    if m==30: return f"{a} {num(k,1)} e meia horas {per}" if k>1 else f"{'á' if o else 'à'} uma e meia hora {per}"
    mm=f" e {num(m)} minutos" if m else ''
    return (f"{a} {num(k,1)} horas{mm} {per}" if k>1 else f"{'á' if o else 'à'} uma hora{mm} {per}")
def hw(h,m): return f"{'zero' if h==0 else num(h,1)} {'hora' if h<2 else 'horas'}"+(f" e {num(m)} minutos" if m else '')
def cpf(r):
    d=[r.randint(0,9) for _ in range(9)]
    for k in (10,11):
        s=sum(x*w for x,w in zip(d,range(k,1,-1)))*10%11%10; d.append(s)
    s=''.join(map(str,d)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def mat(cns,y,l,f,t,sep=' '):
    b=f"{cns:06d}0155{y}1{l:05d}{f:03d}{t:07d}"
    for st in (2,1):
        m,s=st,0
        for ch in b: s+=int(ch)*m; m=0 if m==10 else m+1
        x=s%11; b+=str(1 if x>9 else x)
    p=[b[:6],b[6:8],b[8:10],b[10:14],b[14],b[15:20],b[20:23],b[23:30],b[30:]]
    return sep.join(p[:-1])+('-' if sep=='.' else sep)+p[-1]
assert mat(551681,1975,105,96,144268).endswith(' 40')
EST=dict(AC='do Acre',AL='de Alagoas',AM='do Amazonas',AP='do Amapá',BA='da Bahia',CE='do Ceará',DF='Distrito Federal',ES='do Espírito Santo',GO='de Goiás',MA='do Maranhão',MG='de Minas Gerais',MS='de Mato Grosso do Sul',MT='de Mato Grosso',PA='do Pará',PB='da Paraíba',PE='de Pernambuco',PI='do Piauí',PR='do Paraná',RJ='do Rio de Janeiro',RN='do Rio Grande do Norte',RO='de Rondônia',RR='de Roraima',RS='do Rio Grande do Sul',SC='de Santa Catarina',SE='de Sergipe',SP='de São Paulo',TO='do Tocantins')
OE=dict(EST,GO='de Goyaz',PB='da Parahyba',MT='de Matto Grosso',PI='do Piauhy',ES='do Espirito Santo',DF='')
def est(c,o=False):
    if c[1]=='DF': return 'Distrito Federal'
    return 'Estado '+(OE if o else EST)[c[1]]
OLD=[('Nictheroy','RJ','Niterói'),('Jahú','SP','Jaú'),('Cuyabá','MT','Cuiabá'),('Parahyba','PB','João Pessoa'),('Theresina','PI','Teresina'),('Corityba','PR','Curitiba'),("São João d'El-Rey",'MG','São João del-Rei'),('Manáos','AM','Manaus'),('Maceyó','AL','Maceió'),('Goyaz','GO','Goiás'),('Florianopolis','SC','Florianópolis'),('Victoria','ES','Vitória'),('Aracajú','SE','Aracaju'),('São Luiz','MA','São Luís'),('Petropolis','RJ','Petrópolis'),('Mogy das Cruzes','SP','Mogi das Cruzes'),('Bragança','PA',''),('Cachoeira','BA',''),('Sobral','CE',''),('Goyanna','PE','Goiana'),('Bagé','RS',''),('Assú','RN','Açu'),('Itabapoana','ES',''),('Botucatú','SP','Botucatu'),('Pirahy','RJ','Piraí'),('Uruguayana','RS','Uruguaiana')]
OLD[22]=('Cachoeiro de Itapemirim','ES','')
NEW=[(a.rsplit('/',1)[0],a.rsplit('/',1)[1],'') for a in "Xapuri/AC;Sena Madureira/AC;Penedo/AL;Palmeira dos Índios/AL;Parintins/AM;Tefé/AM;Oiapoque/AP;Laranjal do Jari/AP;Ilhéus/BA;Jequié/BA;Iguatu/CE;Quixadá/CE;Brasília/DF;Colatina/ES;São Mateus/ES;Anápolis/GO;Catalão/GO;Caxias/MA;Imperatriz/MA;Muriaé/MG;Santana do Deserto/MG;Pouso Alegre/MG;Corumbá/MS;Aquidauana/MS;Cáceres/MT;Rondonópolis/MT;Óbidos/PA;Santarém/PA;Cajazeiras/PB;Patos/PB;Garanhuns/PE;Pau d'Alho/PE;Picos/PI;Parnaíba/PI;Irati/PR;Ponta Grossa/PR;Itaperuna/RJ;Vassouras/RJ;Caicó/RN;Mossoró/RN;Ji-Paraná/RO;Guajará-Mirim/RO;Caracaraí/RR;Boa Vista/RR;Santa Cruz do Sul/RS;Santana do Livramento/RS;Erechim/RS;Blumenau/SC;Caçador/SC;Estância/SE;Lagarto/SE;Santa Bárbara d'Oeste/SP;Bauru/SP;Registro/SP;Gurupi/TO;Porto Nacional/TO".split(';')]
FOR=[('Treviso','Italia'),('Lucca','Italia'),('Kiel','Allemanha'),('Kumamoto','Japão'),('Zahlé','Líbano'),('Homs','Síria'),('Coimbra','Portugal'),('Vigo','Hespanha'),('Lublin','Polônia'),('Potenza','Italia'),('Funchal','Portugal'),('Hiroshima','Japão')]
FOR=[(a,b,'','F') for a,b in FOR]
GM=dict(o='Antonio Joaquim Manoel Benedicto Theodoro Honorio Felisberto Jeronymo Sebastião Euzebio Christovam Raymundo Olympio Zacharias Luiz Candido Severino Ignacio Amancio Cyrillo Geraldo Thomaz Firmino'.split(),n='Otávio,Ícaro,Caio Augusto,Davi Lucca,Murilo,José Inácio,Valdomiro,Anísio,Wellington,Cícero,Nélio,Ubiratan,Gérson,Aécio,Lázaro,Zózimo,Edvaldo,Moacir,João Batista,Aluísio,Enzo,Natanael,Uélinton,Bento,Clóvis,Ezequiel,Jônatas,Rômulo,Tarcísio'.split(','),
 it='Giuseppe Pietro Domenico Angelo Fioravante'.split(),de='Wilhelm Heinrich Jürgen Reinaldo Otto'.split(),jp='Kenjiro Takeshi Yoshio Massaru Hideo'.split(),ar='Elias Nagib Salim Jamil Habib'.split(),ind='Poty,Aruã,Iberê,Raoni José,Kauê'.split(','),pl='Stanislau Casimiro Bronislau Wenceslau Ladislau'.split(),es='Ramón,Hermenegildo,Ventura,Cipriano,Benigno'.split(','))
GF=dict(o='Philomena Thereza Escolastica Ignacia Francisca Maria|da|Gloria Benedicta Joaquina Eulalia Apollonia Sebastiana Generosa Emerenciana Zulmira Izabel Rita Leopoldina Anna Umbelina Deolinda Quiteria Josepha Virgilina'.replace('|',' ').split() ,n='Lívia,Antônia,Maria das Graças,Conceição,Ágata,Júlia Beatriz,Iracema,Dalva,Terezinha,Kátia Regina,Neusa,Luzia Aparecida,Inês,Vânia,Anaís,Ivonete,Rosângela,Cecília,Yasmin,Odete,Heloísa,Marlúcia,Zuleide,Eloá,Cleonice,Maria do Socorro,Tânia,Aparecida'.split(','),
 it='Assunta Carmela Rosina Filomena Genoveffa'.split(),de='Hedwig Frieda Gertrudes Elfriede Ottilie'.split(),jp='Tomoe Fumiko Haruko Chiyo Sadako'.split(),ar='Nazira Samira Adélia Latife Zahia'.split(),ind='Jaciara Potira Iara Moema Jurema'.split(),pl='Edwiges Sofia Ludovica Estanislava Helena'.split(),es='Consuelo,Dolores,Pilar,Remedios,Encarnación'.split(','))
GF['o']=[x for x in GF['o'] if x not in('da','Maria')]+['Maria da Gloria','Anna Rosa']
SN=dict(o="de Toledo Piza;Ferraz;da Silva Prado;Monteiro de Barros;Cavalcanti;do Espirito Santo;Guimarães;Vieira de Mello;Sant'Anna;Pacheco;d'Avila;Xavier;Nogueira da Motta;Bittencourt;Rodrigues Alvim;Barbosa;Lopes da Cruz;Moraes e Castro;Telles;Gonzaga;de Assumpção;Leme;Pinto Coelho;Salles".split(';'),n="Gonçalves;Brandão;D'Ávila;de Araújo;Falcão;Teixeira;dos Santos Reis;Sampaio;Quintão;Câmara;Souza e Silva;Loureiro;Araponga;Peçanha;do Vale;Magalhães;Lacerda;de Sá;Assunção;Negrão;Farias;das Neves;Moura Brito;Queiroga;Simões;Ramalho;Saldanha da Cruz;Furtado".split(';'),
 it="Bertoluzzi;Dall'Acqua;Zanchetta;Del Vecchio;Scarpellini;Tonin".split(';'),de='Schlösser;Hoffmeister;von Gehlen;Krüger;Dietzmann;Wüst'.split(';'),jp='Tanigawa;Hamasaki;Okubo;Shiraishi;Nakandakare;Morikawa'.split(';'),ar='Abi-Rached;Haddad;Chueiri;El-Khatib;Nassif;Bou Saab'.split(';'),ind='Tukano;Pataxó;Terena;Potiguara;Kaingang;Baré'.split(';'),pl='Wisniewski;Kowalczyk;Zabłocki;Szpak;Grabowski;Lisiecki'.split(';'),es='Iglesias;Quiroga;Ibáñez;Peñalver;Muñoz;Ortega'.split(';'))
def g(r,s,o): return r.choice((GM if s=='M' else GF)[o])
class W: pass
CI=[0]
def world(key,y0,y1,e0,e1,po='o',mo='o',kid=None,pool=None,idx=0,sex=None,late=0,same=False):
    """people, places, dates and numbers of one filling"""
    r=random.Random('91'+key); c=W(); c.r=r; pool=pool or NEW
    c.city=pool[idx%len(pool)]; kid=kid or ('o' if po not in GM or y1<1945 else 'n')
    c.sex=sex or r.choice('MF'); c.o='o' if c.sex=='M' else 'a'; c.sx='Masculino' if c.sex=='M' else 'Feminino'
    s1=r.choice(SN[po]); s2=r.choice([x for x in SN[mo] if x!=s1])
    sb=lambda k:r.choice([x for x in SN[k] if x not in(s1,s2)])
    a=g(r,c.sex,kid)
    c.nome=f"{a} {s2} {s1}" if r.random()<.6 else f"{a} {s1}"
    c.gem=f"{[x for x in (GM if c.sex=='M' else GF)[kid] if x!=a][0]} {c.nome[len(a)+1:]}"
    c.pai=f"{g(r,'M',po)} {s1}"; c.mae=f"{g(r,'F',mo)} {s2}"+(f" {s1}" if r.random()<.5 else '')
    c.mae0=f"{c.mae.split(' '+s2)[0]} {s2}"
    if key in 'A3 B3 D1 D2 D4 F3 G4 H2 K3 M2 N2 O3 P4'.split(): c.nome,c.mae=f"{a} {s2}",c.mae0  # mother alone
    c.ap=[f"{g(r,'M',po)} {s1}",f"{g(r,'F',po)} {sb(po)}"]; c.am=[f"{g(r,'M',mo)} {s2}",f"{g(r,'F',mo)} {sb(mo)}"]
    if c.ap[0]==c.pai: c.ap[0]=c.pai.split(' ')[0]+' Pedro '+s1
    c.am[1]=c.am[1]+(' '+s2 if r.random()<.4 else ''); c.s1,c.s2=s1,s2
    c.n=D.date(r.randint(y0,y1),r.randint(1,12),r.randint(1,28))
    c.reg=c.n+D.timedelta(late or r.randint(2,28))
    if same and c.reg.month!=c.n.month: c.n=c.n.replace(day=3); c.reg=c.n.replace(day=r.randint(6,28))
    c.em=D.date(r.randint(e0,e1),r.randint(1,12),r.randint(1,28))
    if c.em<=c.reg: c.em=c.reg+D.timedelta(40)
    c.h,c.m=r.randint(0,23),r.choice([0,0,30,15,20,45])
    if c.h==12 and c.m==0: c.h=13
    k='o' if y1<1945 else 'n'
    nm=lambda s,o=k:f"{g(r,s,o)} "+' '.join(r.sample(SN[o],2 if r.random()<.3 else 1))
    c.nm=nm; c.of,c.esc,c.t1,c.t2,c.x1,c.x2=nm(r.choice('MF')) if e0>1960 else nm('M'),nm('M'),nm('M'),nm('M'),nm('M'),nm('F')
    c.livro,c.folha,c.termo=r.randint(2,98),r.randint(2,298),r.randint(12,24500)
    oth=[x for x in pool if x!=c.city]; c.cp,c.cm,c.c3=r.choice(oth),r.choice(oth),r.choice(oth)
    if y1>1940: c.cp,c.cm,c.c3=[x for x in r.sample(NEW,5) if x!=c.city][:3]
    c.cns=r.randint(10000,159999); c.cpf=cpf(r); c.dnv=f"30-{r.randint(10,79)}{r.randint(100000,999999)}-{r.randint(0,9)}"
    c.selo=''.join(r.choice('ABCDEFGHJKLMNPQRTUVXZ') for _ in range(4))+f"{r.randint(10000,99999)}-"+''.join(r.choice('ABCDEFGHKLMNPRT') for _ in range(3))
    c.rua=r.choice(['Rua Direita','Rua Quinze de Novembro','Praça da Matriz','Rua do Rosário','Avenida Sete de Setembro','Rua Barão do Triunfo'])+f", {r.randint(11,980)}"
    return c
PATH=dict(nome='dados_pessoais.nome_completo',cpf='dados_pessoais.cpf',mat='dados_pessoais.matrícula',nt='dados_pessoais.data_nascimento.texto_completo',hora='dados_pessoais.hora_nascimento',nat='dados_pessoais.naturalidade',est='local_nascimento.estabelecimento',mun='local_nascimento.município',uf='local_nascimento.uf',rmun='registro.município',ruf='registro.uf',cart='registro.cartório',reg='registro.data_registro',livro='registro.livro',folha='registro.folha',termo='registro.termo',g1='filiação.genitor_1.nome_completo',n1='filiação.genitor_1.naturalidade',g2='filiação.genitor_2.nome_completo',n2='filiação.genitor_2.naturalidade',apo='avós.paternos.avô',apa='avós.paternos.avó',amo='avós.maternos.avô',ama='avós.maternos.avó',gi='gêmeos.informações_adicionais',av='observações.averbações',an='observações.anotações',selo='autenticação.selo_digital',of='autenticação.oficial_registro',em='autenticação.data_emissão')
def truth(case,c,nt,cart,size,est_='',birth=None,natp=None,g1=None,g2=None,ap=None,am=None,hora=True,livro=None,folha=None,termo=None,mat='',cpf='',dnv='',selo='',av='',an='',gem=None,joint=True,acc=None,of=None,nome=None,reg=True,em=True,cad=()):
    """g1/g2: (name, city|None); birth: city (default the office's)"""
    A={}
    def ac(k,*v): A.setdefault(PATH[k],[]); A[PATH[k]]+= [x for x in v if x not in A[PATH[k]]]
    def cty(k,t):
        if not t: return ''
        if isinstance(t,str): return t
        if len(t)>3: ac(k,t[0],f"{t[0]}/{t[1]}",f"{t[0]} - {t[1]}"); return f"{t[0]}, {t[1]}"
        if t[2]: ac(k,f"{t[2]}/{t[1]}")
        return f"{t[0]}/{t[1]}"
    b=birth or c.city; foreign=len(b)>3
    def mu(k,t):
        if t[2]: ac(k,t[2])
        return t[0]
    g1=g1 or ('',None); g2=g2 or ('',None); ap=ap or ['','']; am=am or ['','']
    nat=cty('nat',natp or b)
    if not natp: ac('nat','')
    ac('nt',ds(c.n),dw(c.n),dm(c.n))
    if folha and isinstance(folha,str) and 'v' in folha: d=folha.split()[0].rstrip('v'); ac('folha',d+'v',d+' v.',d+' verso',d+'-v')
    if est_=='' : ac('est','Domicílio','em domicílio','em casa')
    if gem: ac('gi',*[gem])
    d=dict(documento=dict(tipo='Certidão de Nascimento',**{'órgão_emissor':'Registro Civil das Pessoas Naturais'}),
     dados_pessoais={'nome_completo':nome or c.nome,'cpf':cpf,'matrícula':mat,'data_nascimento':dict(texto_completo=nt,dia=f"{c.n.day:02d}",mês=f"{c.n.month:02d}",ano=str(c.n.year)),'hora_nascimento':f"{c.h:02d}:{c.m:02d}" if hora else '','naturalidade':nat,'sexo':c.sx},
     local_nascimento={'estabelecimento':est_,'município':mu('mun',b),'uf':'' if foreign else b[1]},
     registro={'município':mu('rmun',c.city),'uf':c.city[1],'cartório':cart,'data_registro':ds(c.reg) if reg else '','número_dnv':dnv,'livro':str(livro or c.livro),'folha':str(folha or c.folha),'termo':str(termo or c.termo)},
     filiação=dict(genitor_1=dict(nome_completo=g1[0],naturalidade=cty('n1',g1[1])),genitor_2=dict(nome_completo=g2[0],naturalidade=cty('n2',g2[1]))),
     avós=dict(paternos={'avô':ap[0],'avó':ap[1]},maternos={'avô':am[0],'avó':am[1]}),
     gêmeos={'status':'Sim' if gem else 'Não','informações_adicionais':gem or ''},
     observações={'averbações':av,'anotações':an},
     autenticação={'selo_digital':selo,'oficial_registro':c.of if of is None else of,'data_emissão':ds(c.em) if em else ''})
    for k,v in (acc or {}).items(): ac(k,*v)
    return dict(case=case,layout=case.split('-')[0],condition='pdf_born_digital',file=case+'.pdf',width=size[0],height=size[1],resizeImage=False,data=d,accept=A,meta=dict(twin_names=[gem] if gem else [],joint_notes=joint,cadastro=list(cad)))
def arms(s=46,col='#444'):
    return f'<svg width="{s}" height="{s}" viewBox="0 0 50 50"><g fill="none" stroke="{col}"><circle cx="25" cy="25" r="13" stroke-width="1.5"/><circle cx="25" cy="25" r="9"/><path d="M25 5l5 14 15 0-12 9 5 15-13-9-13 9 5-15-12-9 15 0z" stroke-width="1.2"/><path d="M6 40q19 11 38 0" stroke-width="2"/></g></svg>'
def sig(r,w=130):
    p=f"M4 {r.randint(14,22)}"
    for i in range(9): p+=f" q{r.randint(3,9)} {r.randint(-20,16)} {r.randint(9,15)} {r.randint(-5,5)}"
    return f'<svg width="{w}" height="28" viewBox="0 -6 140 38"><path d="{p}" fill="none" stroke="#223a7a" stroke-width="1.3"/></svg>'
def qr(r,s=58):
    p=''.join(f"M{x} {y}h1v1h-1z" for x in range(21) for y in range(21) if r.random()<.48 and not((x<8 or x>12)and y<8 or x<8 and y>12))
    for x,y in((0,0),(14,0),(0,14)): p+=f"M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z"
    return f'<svg width="{s}" height="{s}" viewBox="0 0 21 21"><path fill-rule="evenodd" d="{p}"/></svg>'
def stamp(t,s=74,col='#7a3550'):
    return f'<svg width="{s}" height="{s}" viewBox="0 0 80 80"><g fill="none" stroke="{col}"><circle cx="40" cy="40" r="37"/><circle cx="40" cy="40" r="24"/></g><text x="40" y="44" font-size="9" text-anchor="middle" fill="{col}">{t}</text></svg>'
def page(w,h,css,body):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{{size:{w}pt {h}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{w}pt;height:{h}pt;overflow:hidden;position:relative}}p{{margin:0 0 6pt;text-align:justify}}.c{{text-align:center}}.r{{text-align:right}}h1,h2,h3{{margin:2pt 0;text-align:center;font-weight:normal}}{css}</style></head><body>{body}</body></html>'
def write(out,case,html,t):
    open(os.path.join(out,case+'.html'),'w').write(html); json.dump(t,open(os.path.join(out,case+'.json'),'w'),ensure_ascii=False,indent=1)
