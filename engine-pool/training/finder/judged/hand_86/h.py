import re, random, unicodedata, datetime, json, os
from types import SimpleNamespace as NS
EST=dict(AC='do Acre',AL='de Alagoas',AP='do Amapá',AM='do Amazonas',BA='da Bahia',CE='do Ceará',DF='o Distrito Federal',ES='do Espírito Santo',GO='de Goiás',MA='do Maranhão',MT='de Mato Grosso',MS='de Mato Grosso do Sul',MG='de Minas Gerais',PA='do Pará',PB='da Paraíba',PR='do Paraná',PE='de Pernambuco',PI='do Piauí',RJ='do Rio de Janeiro',RN='do Rio Grande do Norte',RS='do Rio Grande do Sul',RO='de Rondônia',RR='de Roraima',SC='de Santa Catarina',SP='de São Paulo',SE='de Sergipe',TO='do Tocantins')
CID=[l.split('/') for l in '''Sena Madureira/AC;Brasiléia/AC;Penedo/AL;União dos Palmares/AL;Arapiraca/AL;Macapá/AP;Mazagão/AP;Parintins/AM;Itacoatiara/AM;Tefé/AM;Ilhéus/BA;Feira de Santana/BA;Bom Jesus da Lapa/BA;Santo Antônio de Jesus/BA;Crato/CE;Quixeramobim/CE;São Benedito/CE;Brasília/DF;Cachoeiro de Itapemirim/ES;Colatina/ES;Santa Teresa/ES;Anápolis/GO;Catalão/GO;Pires do Rio/GO;Caxias/MA;Pedreiras/MA;Cáceres/MT;Poconé/MT;Corumbá/MS;Aquidauana/MS;Três Lagoas/MS;Uberaba/MG;São João del-Rei/MG;Conselheiro Lafaiete/MG;Pará de Minas/MG;Ubá/MG;Bragança/PA;Santarém/PA;Igarapé-Miri/PA;Campina Grande/PB;Cajazeiras/PB;Londrina/PR;União da Vitória/PR;Irati/PR;Garanhuns/PE;Caruaru/PE;São José do Egito/PE;Parnaíba/PI;Picos/PI;Campos dos Goytacazes/RJ;Nova Friburgo/RJ;Barra do Piraí/RJ;Mossoró/RN;Caicó/RN;Bagé/RS;Santana do Livramento/RS;Caxias do Sul/RS;São Borja/RS;Guajará-Mirim/RO;Ji-Paraná/RO;Boa Vista/RR;Caracaraí/RR;Blumenau/SC;Laguna/SC;São Bento do Sul/SC;Itu/SP;Pindamonhangaba/SP;Mogi das Cruzes/SP;Santa Bárbara d'Oeste/SP;Marília/SP;Estância/SE;Propriá/SE;Porto Nacional/TO;Dianópolis/TO'''.split(';')]
FOR=[('Lisboa','Portugal'),('Vila Real','Portugal'),('Treviso','Itália'),('Kumamoto','Japão'),('Beirute','Líbano'),('Montevidéu','Uruguai'),('Hamburgo','Alemanha'),('Varsóvia','Polônia'),('Assunção','Paraguai'),('Vigo','Espanha')]
M=['Ruy','Walfrido','Antônio','José Benedito','João Baptista','Luiz','Sebastião','Octávio','Nélson','Hélio','Kenji','Giuseppe','Otto Friedrich','Salim','Aymoré','Raimundo Nonato','Ubirajara','Jair','Cícero','Manoel','Moysés','Elpídio','Wanderley','Ítalo','Mário Sérgio','Geraldo Magela','Paulo Cézar','Antão','Eurico','Lázaro','Zózimo','Ary','Cauã','Davi Lucca','Edílson','Érico','Newton','Washington Luís','Dirceu','Olavo','Benvindo','Félix']
F=['Thereza','Izabel','Maria de Lourdes','Conceição','Luzia','Zulmira','Dulcinéia','Iracema','Sebastiana','Maria do Carmo','Ignez','Hilda','Noêmia','Aparecida','Yolanda','Mieko','Giovanna','Helga','Samira','Jacy','Francisca das Chagas','Esther','Eulália','Ruth','Wilma','Marly','Lygia','Sônia Regina','Heloísa','Anna Rosa','Rosângela','Ângela Maria','Cecília','Jandira','Maria da Penha','Olympia','Terezinha','Neuza','Inês','Vitória','Zélia','Edith']
S=['da Silva','Souza','de Oliveira','Gonçalves','dos Santos','Araújo','Zanella','Bertolini','Schneider','Müller','Yamashita','Nakamura','Haddad','Nassif','Potyguara','Krenak','Kowalski','Sant\'Anna','D\'Ávila','e Mello','Queiroz','Brandão','Peçanha','Fagundes','Cavalcanti','Albuquerque','Monteiro','Teixeira','Nóbrega','Vasconcellos','Figueirôa','Paes Leme','do Nascimento','das Neves','Ramalho','Simões','Azevêdo','Lima','Castro','Pacheco','Bezerra','Quintão','Cabral','Ferraz','Prado','Rezende','Alcântara','Dall\'Agnol','van der Laan','de Sá','Ré','Mourão','Gusmão','Assumpção']
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D='. . vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C='. cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def w(n,fem=False):
    if n>=1000:
        a='mil' if n<2000 else w(n//1000)+' mil'; k=n%1000
        return a if not k else a+(' e ' if k<100 or k%100==0 else ' ')+w(k,fem)
    if n==100: return 'cem'
    if n>100: return C[n//100]+(' e '+w(n%100,fem) if n%100 else '')
    if n<20: return {1:'uma',2:'duas'}.get(n,U[n]) if fem else U[n]
    return D[n//10]+(' e '+w(n%10,fem) if n%10 else '')
def ua(s): return ''.join(c for c in unicodedata.normalize('NFD',s) if not unicodedata.combining(c))
TR=dict(na=lambda s:ua(s).upper(),cap=str.upper,id=lambda s:s)
dn=lambda d:f'{d.day:02d}/{d.month:02d}/{d.year}'
dl=lambda d:f'{d.day} de {MES[d.month-1]} de {d.year}'
def dw(d,s=0):
    di='primeiro' if d.day==1 else w(d.day); m=MES[d.month-1]
    if s==0: return f'{di} de {m} de {w(d.year)}'
    if s==1: return f'{di} dias do mês de {m} do ano de {w(d.year)}' if d.day>1 else f'primeiro dia do mês de {m} do ano de {w(d.year)}'
    return f'{di} ({d.day:02d}) de {m} de {w(d.year)} ({d.year})'
def aos(d,s=1): return ('Ao ' if d.day==1 else 'Aos ')+dw(d,s)
def hw(h,m):
    a=('às ' if h>1 else 'à ' if h else 'às ')+w(h,True)+(' horas' if h>1 else ' hora')
    return a+(f' e {w(m)} minutos' if m else '')
def hd(h,m,s):
    a='às' if h>1 else 'à' if h==1 else 'às'; hr='hora' if h==1 else 'horas'
    if s==0: return f'{a} {h:02d}:{m:02d} {hr}'
    if s==1: return f'{a} {h} {hr}'+(f' e {m} minutos' if m else '')
    if s==2: return f'{a} {h:02d}h{m:02d}min'
    p=('da madrugada' if h<6 else 'da manhã' if h<12 else 'da tarde' if h<18 else 'da noite'); k=h if h<=12 else h-12
    if h==0: return hw(h,m)
    if h==12: return 'ao meio-dia'+(f' e {w(m)} minutos' if m else '')
    return ('às ' if k>1 else 'à ')+w(k,True)+(' horas' if k>1 else ' hora')+(f' e {w(m)} minutos' if m else '')+' '+p
def cpf(r):
    d=[r.randrange(10) for _ in range(9)]
    for _ in 0,1:
        s=sum(x*k for x,k in zip(d,range(len(d)+1,1,-1)))*10%11; d.append(s%10)
    s=''.join(map(str,d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def matr(cns,ac,y,li,fo,te):
    s=f'{cns:06d}{ac:02d}55{y}1{li:05d}{fo:03d}{te:07d}'
    for k in (31,32):
        x=sum(int(c)*p for c,p in zip(s,range(k,1,-1)))*10%11; s+=str(1 if x==10 else x)
    return f'{s[:6]} {s[6:8]} {s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {s[30:]}'
assert matr(551681,1,1975,105,96,144268).endswith('40')
ESTAB=['Maternidade São Lucas','Santa Casa de Misericórdia','Hospital Nossa Senhora da Conceição','Maternidade Dona Iris','Hospital e Maternidade Santa Izabel','Casa de Saúde Santo Antônio','Hospital Regional Dr. Júlio Müller','Maternidade Frei Damião','Hospital Beneficência Portuguesa','Casa de Parto Mãe Luiza']
RUA=['Rua Sete de Setembro','Rua XV de Novembro','Avenida Getúlio Vargas','Rua Barão do Rio Branco','Travessa do Rosário','Rua Marechal Deodoro','Praça da Matriz','Rua Padre Cícero']
PROF=['lavrador','comerciante','ferroviário','funcionário público','motorista','operário','pedreiro','industriário']
def R(seed,st,by,gap,iy,kind='',mat=False):
    g=random.Random(seed); t=TR[st]; c=g.choice; r=NS(g=g,t=t,st=st,kind=kind,c=c)
    used=set()
    def fn(fem):
        while 1:
            x=c(F if fem else M)
            if x not in used: used.add(x); return x
    sn=lambda:c(S); r.fem=g.random()<.5; a=lambda x:t(x)
    s1,s2,s3,s4=g.sample(S,4); strip=lambda s:s
    r.pai=a(f'{fn(0)} {s1}'); r.mae=a(f'{fn(1)} {s2}'+(f' {s1}' if g.random()<.5 else ''))
    r.av=[a(f'{fn(0)} {s1}'),a(f'{fn(1)} {s3}'),a(f'{fn(0)} {s2}'),a(f'{fn(1)} {s4}'+(f' {s2}' if g.random()<.4 else ''))]
    if 'mm' in kind: r.pai=a(f'{fn(1)} {s1}')
    solo='solo' in kind
    r.sob=(s2 if solo else (s2+' '+s1 if g.random()<.5 else s1)); r.pre=fn(r.fem)
    r.n=a(r.pre+' '+r.sob); r.gem=a(fn(g.random()<.5)+' '+r.sob)
    r.city,r.uf=c([x for x in CID if x[1]!='DF']); r.b=(r.city,r.uf)
    if 'other' in kind: r.b=tuple(c([x for x in CID if x[1]==r.uf and x[0]!=r.city] or CID))
    r.pn=tuple(c(FOR)) if 'abroad' in kind else tuple(c(CID)); r.mn=tuple(c(CID)) if g.random()<.7 else r.b
    r.d=datetime.date(g.randint(*by),g.randint(1,12),g.randint(1,28)); r.h=g.randrange(24); r.m=c([0,0,5,10,15,20,30,40,45,50])
    r.rd=r.d+datetime.timedelta(g.randint(3,40) if 'late' not in kind else g.randint(3000,7000))
    if gap is None: r.i=r.rd+datetime.timedelta(g.randint(0,5))
    else:
        r.i=datetime.date(g.randint(*iy),g.randint(1,12),g.randint(1,28)); r.i=max(r.i,r.rd+datetime.timedelta(9))
    r.est='' if 'home' in kind else a(c(ESTAB)); r.rua=f'{c(RUA)}, nº {g.randint(3,990)}'
    r.li,r.fo,r.te=g.randint(2,320),g.randint(1,300),g.randint(90,98000)
    r.cns=g.randint(10000,169999); r.mat=matr(r.cns,1,r.rd.year,r.li,r.fo,r.te) if mat else ''
    r.cpf=''; r.dnv=''; r.selo=''; r.livro=str(r.li); r.folha=str(r.fo); r.termo=str(r.te)
    P=lambda:fn(c([0,1]))+' '+' '.join(g.sample(S,2)); r.off,r.clk=P(),P(); r.dec=r.pai if not solo and 'mm' not in kind and g.random()<.6 else a(P())
    r.w1,r.w2=a(P()),a(P()); r.P=P; r.dt=' '.join(g.sample(S,1)).split()[-1]
    r.prof=c(PROF); r.solo=solo; r.cart=''; r.av1=r.an1=''; r.joint=False; r.acc={}; r.noav='noav' in kind; r.mf=False; r.reg=True
    r.o='a' if r.fem else 'o'; r.sx='feminino' if r.fem else 'masculino'
    r.fi='filha' if r.fem else 'filho'
    return r
uft=lambda x:x if x in EST else ''
def ce(r,x,s=0):
    "place in a clause"
    n,u=x
    if u not in EST: return r.t(f'{n}, {u}')
    if u=='DF': return r.t(f'{n}, Distrito Federal') if s!=1 else r.t(f'{n}/DF')
    return r.t([f'{n}, Estado {EST[u]}',f'{n}/{u}',f'{n} - {u}',f'{n}, {EST[u].split(" ",1)[1]}',f'{n} ({u})'][s])
tc=lambda s:re.sub(r'\b(Do|Da|De|Dos|Das|E|Der|Van|Del)\b',lambda m:m[0].lower(),s.title())
def note(r,k):
    g,t,c=r.g,r.t,r.c; x=c(M if r.fem else F)+' '+' '.join(g.sample(S,2)); cd=c(CID); bk=f'B-{g.randint(3,90)}'; d=r.d+datetime.timedelta(g.randint(10500,12500)) if k=='div' else r.rd+datetime.timedelta(g.randint(400,800)) if 'late' in r.kind else r.d+datetime.timedelta(g.randint(7000,9500)); d=min(d,r.i-datetime.timedelta(3)); ds=c([dn,dl,lambda z:dw(z,0)])(d)
    fo,te=g.randint(1,299),g.randint(100,9999); o=r.o; j=r.P(); juiz=f'{"Dra." if any(j.startswith(q) for q in F) else "Dr."} {j}'; pr=f'{g.randint(100,9999):04d}/{d.year}'
    sob=r.n.split()[0]+' '+r.sob
    z=dict(
    cas=[f'Casou-se em {ds} com {x}, no Cartório do Registro Civil de {cd[0]}/{cd[1]}, livro {bk}, fls. {fo}, termo nº {te}, passando a assinar {tc(r.n)} {x.split()[-1]}.',f'{"A registrada" if r.fem else "O registrado"} contraiu matrimônio com {x}, aos {ds}, conforme assento nº {te}, à folha {fo} do livro {bk} do Ofício de {cd[0]}, {cd[1]}. Continuou a usar o mesmo nome. Comunicação arquivada neste Ofício.'],
    obi=[f'Faleceu em {ds}, na cidade de {cd[0]}/{cd[1]}, óbito registrado sob nº {te}, fls. {fo}, livro C-{g.randint(2,60)}.',f'Óbito d{o} registrad{o}: ocorrido aos {ds}, em {cd[0]}, {cd[1]}, registrado no livro C-{g.randint(2,60)}, fls. {fo}v, termo {te}. Anotado nos termos do art. 106 da Lei 6.015/73. Dou fé.'],
    pat=[f'Por escritura pública lavrada em {ds} nas notas do 1º Tabelião de {cd[0]}/{cd[1]}, livro {g.randint(20,300)}, fls. {fo}, {r.pai} reconheceu {o} registrad{o} como {"sua filha" if r.fem else "seu filho"}. Passou {o} registrad{o} a chamar-se {r.n}.',f'Nos termos da sentença proferida pelo MM. Juiz de Direito {juiz}, em {ds}, autos nº {pr} de investigação de paternidade, foi declarado pai d{o} registrad{o} {r.pai}. São avós paternos {r.av[0]} e {r.av[1]}. O mandado ficou arquivado neste Cartório. Dou fé.'],
    ado=[f'O presente assento foi lavrado em cumprimento ao mandado do Juízo da Infância e da Juventude de {cd[0]}/{cd[1]}, expedido em {ds}, processo nº {pr}.',f'Por sentença de {ds}, transitada em julgado, do MM. Juiz {juiz}, foi deferida a adoção plena d{o} registrad{o}. Nenhuma certidão sobre o assento anterior será fornecida, salvo por ordem judicial.'],
    ret=[f'Por mandado do MM. Juiz de Direito desta Comarca, {juiz}, datado de {ds}, processo nº {pr}, foi retificado o assento para constar que o nome correto da mãe é {r.mae}. O referido é verdade.',f'Retificado em {ds}, nos termos do art. 110 da Lei nº 6.015/73, para que o nome d{o} registrad{o} seja grafado {r.n}, e não como constou.'],
    div=[f'Por sentença de {ds}, do Juízo da Vara de Família de {cd[0]}/{cd[1]}, proc. {pr}, foi decretado o divórcio d{o} registrad{o}, que voltou a usar o nome de solteir{o}.'],
    int=[f'Por sentença de {ds}, do MM. Juiz {juiz}, foi decretada a interdição d{o} registrad{o}, sendo-lhe nomead{"o"} curador {x}. Registrada no livro E-{g.randint(1,9)}, fls. {fo}, sob nº {te}.'],
    cpf=[f'Inscrito no CPF sob o nº {cpf(g)}, conforme consulta à Receita Federal em {dn(r.i)}.',f'{"A registrada" if r.fem else "O registrado"} está inscrit{o} no Cadastro de Pessoas Físicas sob nº {cpf(g)}. Anotação feita nos termos do Provimento nº 63/2017 do CNJ.'])
    s=c(z[k]); s=t(s)
    if k=='cpf': r.cpf=[q.strip('.,') for q in s.split() if q.count('.')>=2 and '-' in q][0]
    return s
def T(r,case,W,H):
    A=dict(r.acc); add=lambda k,*v:A.setdefault(k,[]).extend(x for x in v if x not in A[k]) if k in A else A.__setitem__(k,list(v))
    def nat(x,k):
        if not x: return ''
        s=f'{r.t(x[0])}/{x[1]}' if x[1] in EST else f'{r.t(x[0])}/{r.t(x[1])}'
        if x[1] not in EST: add(k,f'{r.t(x[0])} - {r.t(x[1])}',f'{r.t(x[0])}, {r.t(x[1])}',f'{x[0]}/{x[1]}',f'{x[0]} - {x[1]}',f'{x[0]}, {x[1]}')
        elif r.st=='na' and ua(x[0])!=x[0]: add(k,f'{x[0]}/{x[1]}')
        return s
    g=[(r.pai,r.pn,'p'),(r.mae,r.mn,'m')]
    if r.solo: g=[(r.mae,r.mn,'m'),('',None,'')]
    elif r.mf: g=g[::-1]
    fil={}
    for i,(n,x,_) in enumerate(g,1): fil[f'genitor_{i}']=dict(nome_completo=n,naturalidade=nat(x,f'filiação.genitor_{i}.naturalidade') if getattr(r,'gn',True) else '')
    av=['']*4 if r.noav else (['','']+r.av[2:] if r.solo else list(r.av))
    if 'mm' in r.kind and not r.noav:
        for i,p in enumerate(['paternos.avô','paternos.avó','maternos.avô','maternos.avó']): add('avós.'+p,av[(i+2)%4])
    if r.st=='na': add('local_nascimento.município',r.b[0]); add('registro.município',r.city,r.t(r.city))
    if not getattr(r,'natlab',False): add('dados_pessoais.naturalidade','')
    if r.est=='': add('local_nascimento.estabelecimento','','Domicílio','em domicílio',r.rua,r.t(r.rua))
    ex=getattr(r,'exp',dn(r.d))
    add('dados_pessoais.data_nascimento.texto_completo',dn(r.d),dl(r.d),dw(r.d))
    tw='twin' in r.kind; B=f'{r.t(r.b[0])}/{r.b[1]}'
    if r.st=='na': add('dados_pessoais.naturalidade',f'{r.b[0]}/{r.b[1]}')
    if r.reg is False: rd=''
    else: rd=dn(r.rd)
    da=dict(documento=dict(tipo='Certidão de Nascimento',órgão_emissor='Registro Civil das Pessoas Naturais'),
     dados_pessoais=dict(nome_completo=r.n,cpf=r.cpf,matrícula=r.mat,data_nascimento=dict(texto_completo=ex,dia=f'{r.d.day:02d}',mês=f'{r.d.month:02d}',ano=str(r.d.year)),hora_nascimento=f'{r.h:02d}:{r.m:02d}',naturalidade=B,sexo=r.sx.title()),
     local_nascimento=dict(estabelecimento=r.est or getattr(r,'homet',''),município=r.t(r.b[0]),uf=r.b[1]),
     registro=dict(município=getattr(r,'rm',r.city),uf=r.uf,cartório=r.cart,data_registro=rd,número_dnv=r.dnv,livro=r.livro,folha=r.folha,termo=r.termo),
     filiação=fil,avós=dict(paternos=dict(avô=av[0],avó=av[1]),maternos=dict(avô=av[2],avó=av[3])),
     gêmeos=dict(status='Sim' if tw else 'Não',informações_adicionais=r.gem if tw else ''),
     observações=dict(averbações=r.av1,anotações=r.an1),autenticação=dict(selo_digital=r.selo,oficial_registro=r.off,data_emissão=dn(r.i)))
    return dict(case=case,layout=case.split('-')[0],condition='pdf_born_digital',file=case+'.pdf',width=W,height=H,resizeImage=False,data=da,accept=A,meta=dict(twin_names=[r.gem] if tw else [],joint_notes=r.joint,cadastro=[]))
def page(W,H,css,body):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box;font-kerning:none}}html,body{{margin:0;padding:0}}body{{width:{W}pt;height:{H-1}pt;position:relative;display:flow-root}}.c{{text-align:center}}.r{{text-align:right}}p{{margin:0}}{css}</style></head><body>{body}</body></html>'
def arms(s=44,col='#333'): return f'<svg width="{s}" height="{s}" viewBox="0 0 40 40"><circle cx="20" cy="18" r="10" fill="none" stroke="{col}" stroke-width="2"/><path d="M20 6l3 9h9l-7 5 3 9-8-5-8 5 3-9-7-5h9z" fill="{col}" opacity=".6"/><path d="M4 30q16 12 32 0" fill="none" stroke="{col}" stroke-width="3"/></svg>'
def sig(g): 
    p='M5 30'+''.join(f' q{g.randint(5,14)} {g.randint(-28,10)} {g.randint(12,22)} {g.randint(-6,8)}' for _ in range(8)); return f'<svg width="150" height="34" viewBox="0 0 170 50"><path d="{p}" fill="none" stroke="#224" stroke-width="1.6"/></svg>'
def qr(g,s=54): return f'<svg width="{s}" height="{s}" viewBox="0 0 21 21"><path d="'+''.join(f'M{x} {y}h1v1h-1z' for x in range(21) for y in range(21) if g.random()<.45)+'"/></svg>'
