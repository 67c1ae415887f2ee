import random, datetime, html, re
DT=datetime.date
UFN=dict(AC='Acre',AL='Alagoas',AM='Amazonas',AP='Amapá',BA='Bahia',CE='Ceará',DF='Distrito Federal',ES='Espírito Santo',GO='Goiás',MA='Maranhão',MG='Minas Gerais',MS='Mato Grosso do Sul',MT='Mato Grosso',PA='Pará',PB='Paraíba',PE='Pernambuco',PI='Piauí',PR='Paraná',RJ='Rio de Janeiro',RN='Rio Grande do Norte',RO='Rondônia',RR='Roraima',RS='Rio Grande do Sul',SC='Santa Catarina',SE='Sergipe',SP='São Paulo',TO='Tocantins')
DE=dict(AC='do',AM='do',AP='do',BA='da',CE='do',DF='do',ES='do',MA='do',PA='do',PB='da',PI='do',PR='do',RJ='do',RN='do',RS='do',TO='do')
CID={k:v.split(',') for k,v in dict(AC='Tarauacá,Sena Madureira,Xapuri',AL='Penedo,Arapiraca,União dos Palmares',AM='Tefé,São Gabriel da Cachoeira,Parintins',AP='Oiapoque,Laranjal do Jari',BA='Jequié,Caetité,Ilhéus,Vitória da Conquista',CE='Sobral,Crato,Quixeramobim',DF='Brasília',ES='Santa Teresa,Colatina,Santa Maria de Jetibá',GO='Anápolis,Pirenópolis,Rio Verde',MA='Caxias,Imperatriz,Barra do Corda',MG='Diamantina,Uberaba,São João del-Rei,Muriaé',MS='Aquidauana,Ponta Porã,Dourados',MT='Cáceres,Barra do Garças,Sinop',PA='Santarém,Bragança,Óbidos',PB='Patos,Cajazeiras,Itabaiana',PE='Garanhuns,Olinda,Petrolina',PI='Parnaíba,Picos,Oeiras',PR='Lapa,Londrina,Foz do Iguaçu,Prudentópolis',RJ='Petrópolis,Campos dos Goytacazes,Vassouras',RN='Mossoró,Caicó,Açu',RO='Ji-Paraná,Guajará-Mirim,Vilhena',RR='Boa Vista,Caracaraí',RS="Caxias do Sul,São Leopoldo,Bagé,Santa Cruz do Sul",SC='Blumenau,Laguna,Joinville,Chapecó',SE='Estância,Propriá,Itabaianinha',SP="Mogi das Cruzes,Santa Bárbara d'Oeste,Marília,Registro",TO='Porto Nacional,Tocantinópolis,Gurupi').items()}
EXT=[('Beirute','Líbano'),('Nagoia','Japão'),('Porto','Portugal'),('Verona','Itália'),('Encarnación','Paraguai'),('Porto Príncipe','Haiti'),('Maturín','Venezuela'),('Luanda','Angola'),('Santa Cruz de la Sierra','Bolívia'),('Stuttgart','Alemanha')]
SUR="Almeida,Barros,da Silva,dos Santos,de Oliveira,Peçanha,Goulart,d'Ávila,Sant'Anna,Cavalcanti,do Nascimento,Falcão,Quaresma,Vasconcelos,Bulhões,Assunção,da Conceição,Teles,Muniz,Pimentel,Araújo,Brandão,Coutinho,Leitão,Magalhães,Sá,Paz,Luz,das Neves,Rocha".split(',')
SUX=dict(it='Zanatta,Bertolucci,Dall’Agnol,De Marchi,Fachinello,Tomazzoni,Pellegrini'.replace('’',"'"),de='Schünemann,Hoffmeister,Kühl,Krause,Wollmann,Jahn,Grützmann',jp='Yamashita,Ōnishi,Nakagawa,Hirata,Uehara,Kobashigawa'.replace('Ō','O'),ar='Abdalla,Haddad,El-Khoury,Nassif,Chaim,Salomão',ind='Guajajara,Pankararu,Terena,Munduruku,Xerente,Tikuna,Baniwa,Tuyuka',po='Kowalczyk,Wosniak,Szymanski,Dombrowski')
SUX={k:v.split(',') for k,v in SUX.items()}
GM=dict(o='Antenor,Benedicto,Juvenal,Sebastião,Leôncio,Teófilo,Astrogildo,José Maria,João Baptista,Hermínio,Otávio,Zeferino,Plínio,Lourenço',m='Paulo Sérgio,Edmílson,Márcio,Luís Cláudio,Wágner,Jefferson,Nélson,Carlos Eduardo,Ítalo,Rogério,Otacílio,André Luiz,Cléber',n='Théo,Kauã Henrique,Enzo Gabriel,Caetano,Ravi,Anthony,Davi Lucca,Murilo,João Guilherme,Raví,Otto,Benício,Luan',ind="Iraê,Kaiowá,Ubirajara,Awá,Raoni,Tupã Mirim",jp='Hiroshi,Kenji,Akira,Takeo',ar='Nagib,Elias,Salim,Jamil')
GF=dict(o='Etelvina,Jovita,Maria das Dores,Clotilde,Guilhermina,Rosalina,Theresa,Ondina,Idalina,Eulália,Zulmira,Leopoldina,Anna Rosa,Conceição',m='Sônia Regina,Márcia,Lucimar,Mônica,Ângela Maria,Rosângela,Cleonice,Tânia,Vera Lúcia,Neusa,Heloísa,Inês,Jussara',n='Maitê,Ísis,Ana Júlia,Lívia,Agatha Vitória,Yasmin,Sophia,Mª Clara,Antonella,Lara,Luísa,Thaís,Cecília'.replace('Mª','Maria'),ind='Jaciara,Potira,Iracema,Moema,Yara,Kerexu',jp='Keiko,Emi,Harumi,Sayuri',ar='Samira,Nadja,Leila,Munira')
GM={k:v.split(',') for k,v in GM.items()}; GF={k:v.split(',') for k,v in GF.items()}
U1='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
U2='x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
U3='x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES='x janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def num(n,f=0):
    if n<20: s=U1[n]
    elif n<100: s=U2[n//10]+(' e '+U1[n%10] if n%10 else '')
    elif n<1000: s='cem' if n==100 else U3[n//100]+(' e '+num(n%100) if n%100 else '')
    else:
        m,q=divmod(n,1000); s=('' if m==1 else num(m)+' ')+'mil'
        if q: s+=(' e ' if q<=100 or q%100==0 else ' ')+num(q)
    return re.sub(r'\bum$','uma',re.sub(r'\bdois$','duas',s)) if f else s
def d(x): return x.strftime('%d/%m/%Y')
def dp(x): return x.strftime('%d.%m.%Y')
def dl(x): return f"{'1º' if x.day==1 else x.day} de {MES[x.month]} de {x.year}"
def dw(x): return f"{'primeiro' if x.day==1 else num(x.day)} de {MES[x.month]} de {num(x.year)}"
def hw(p): return (num(p.h,1)+(' hora' if p.h==1 else ' horas') if p.h else 'zero hora')+(f" e {num(p.mi)} minuto{'s' if p.mi>1 else ''}" if p.mi else '')
def hm(p): return f'{p.h:02}:{p.mi:02}'
def ue(p,u=None): u=u or p.uf; return f"Estado {DE.get(u,'de')} {UFN[u]}" if u!='DF' else 'Distrito Federal'
def cv(b):
    for n in (2,1):
        m=n;s=0
        for c in b: s+=int(c)*m; m=0 if m==10 else m+1
        b+=str(s%11 if s%11<10 else 1)
    return b
def cpf(r):
    a=[r.randint(0,9) for _ in range(9)]
    for n in (10,11): v=sum(x*(n-i) for i,x in enumerate(a))*10%11%10; a.append(v)
    s=''.join(map(str,a)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def matr(cns,y,l,f,t,sep=' '):
    b=cv(f'{cns}0155{y}1{l:05}{f:03}{t:07}')
    g=[b[:6],b[6:8],b[8:10],b[10:14],b[14],b[15:20],b[20:23],b[23:30],b[30:]]
    return ' '.join(g) if sep==' ' else '.'.join(g[:-1])+'-'+g[-1] if sep=='.' else b
class P(dict):
    __getattr__=dict.get
    def __setattr__(s,k,v): s[k]=v
def selo(r,uf):
    L=lambda n:''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(n)); N=lambda n:''.join(r.choice('0123456789') for _ in range(n))
    M=lambda n:''.join(r.choice('abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQR23456789') for _ in range(n))
    return {'RJ':f'E{L(3)} {N(5)} {L(3)}','PR':f'SF{N(1)}NA.{M(5)}.{M(5)}-{M(5)}.{N(4)}q','SC':f'G{L(2)}{N(5)}-{L(2)}{N(1)}{L(1)}','RS':f'0{N(3)}.01.{N(7)}.{N(5)}','SP':f'{N(6)}2NC000000{N(6)}23{L(1)}','GO':f'0{N(15)}','PE':f'00{N(5)}.{L(3)}0120{r.randint(17,24)}01.0{N(4)}','MG':f'{L(3)}{N(5)}'}.get(uf,f'{L(3)}{N(6)}-{L(4)}')
def mk(fm,k,y=1980,em=2020,uf='SP',city='',eth='',U=0,sep='/',ls='A-',fv=0,ms=' ',home=0,late=0,mae=0,two='',twin=0,av='',an='',g=0,est=0,nocpf=0,bc='',nat='',sx='',joint=0,style=''):
    r=random.Random(f'79{fm}{k}z'); p=P(r=r,fm=fm,k=k,uf=uf,sep=sep,style=style,home=home,late=late,mae=mae,two=two,joint=joint)
    p.city=city or r.choice(CID[uf]); p.sx=sx or r.choice('MF'); F=p.sx=='F'; p.o='a' if F else 'o'; p.sexo='Feminino' if F else 'Masculino'
    era=lambda yr:'o' if yr<1955 else 'm' if yr<1997 else 'n'
    us=set()
    def giv(s,yr,e=''):
        for i in range(40):
            z=r.choice((GF if s=='F' else GM)[e if e in('ind','jp','ar') and i<15 and r.random()<.75 else era(yr)])
            if z.split()[0] not in us: break
        us.add(z.split()[0]); return z
    def sur(e=''):
        while 1:
            s=r.choice(SUX[e] if e and r.random()<.8 else SUR)
            if s not in us: us.add(s); return s
    def nm(c,u): return (f'{c}/{u}' if sep=='/' else f'{c} - {u}' if sep=='-' else f'{c} ({u})' if sep=='(' else f'{c}, {u}')
    def pnat():
        if est and r.random()<.8: return nm(*r.choice(EXT))
        if r.random()<.5: return nm(p.city,uf)
        u=r.choice([z for z in [uf]+list(CID) if em>1977 or z not in 'AC AP RO RR TO MS DF'.split()]); return nm(r.choice(CID[u]),u)
    es=(eth+',').split(',')
    def par(s,e):
        a,b=sur(),sur(e); x=P(sx=s,a=a,b=b,nome=f'{giv(s,y-27,e)} {a} {b}',nat=pnat()); x.avo=f"{giv('M',y-55,e)} {r.choice(['','',sur()])} {b}".replace('  ',' '); x.ava=f"{giv('F',y-55)} {a} {r.choice(['',b])}".strip(); x.prof=r.choice(['lavrador','comerciante','ferroviário','funcionário público','marceneiro','professor'] if s=='M' else ['doméstica','professora','costureira','comerciária']); return x
    A,B=('F','F') if two=='FF' else ('M','M') if two=='MM' else ('M','F')
    p.pai,p.mae_=par(A,es[0]),par(B,es[1] or es[0])
    if mae: p.pai=P(nome='',nat='',avo='',ava='',b='',sx='M')
    if g: p.pai.avo=p.pai.ava=''
    if g==2: p.mae_.avo=p.mae_.ava=''
    p.giv=giv(p.sx,y,es[0] if es[0]=='ind' else ''); p.sur=r.choice([p.mae_.b+' '+p.pai.b]*5+[p.pai.b,p.mae_.a+' '+p.mae_.b+' '+p.pai.a+' '+p.pai.b,p.pai.b+' '+p.mae_.b]) if not mae else p.mae_.a+' '+p.mae_.b; p.nome=f'{p.giv} {p.sur}'
    p.nasc=DT(y,r.randint(1,12),r.randint(1,28)); p.h,p.mi=r.randint(0,23),r.choice([0,5,10,12,17,30,35,40,48,55])
    p.reg=p.nasc+datetime.timedelta(days=r.randint(2,14)) if not late else DT(y+late,r.randint(1,12),r.randint(2,27))
    p.em=max(DT(em,r.randint(1,12),r.randint(1,28)),p.reg); p.bcity,p.buf=bc.split('/') if bc else (p.city,uf); p.nat=nm(*nat.split('/')) if nat else nm(p.bcity,p.buf); p.natl=bool(nat)
    p.est='Domicílio' if home else r.choice('Maternidade Nossa Senhora da Glória,Hospital São Camilo,Santa Casa de Misericórdia,Casa de Saúde Santa Inês,Hospital Dr. Ataliba Nunes,Maternidade Dona Evangelina,Hospital de Caridade São Roque,Maternidade Escola Januário Leal,Clínica Doutor Amílcar'.split(',') if y<1990 else 'Hospital da Mulher Dra. Zilá Prates,Hospital Universitário,Casa de Parto Nove Luas,Hospital Regional do Vale,Maternidade Santa Bárbara,Unidade Mista de Saúde Dr. Ornellas,Hospital Unimed,Santa Casa de Caridade,Maternidade Municipal Mãe Nanã'.split(','))
    l,f,t=r.randint(9,340),r.randint(2,299),r.randint(1200,98000); p.liv=f'{ls}{l}'; p.fol=f"{f}{'v' if fv else ''}"; p.ter=f'{t:,}'.replace(',','.') if r.random()<.5 else str(t); p.l,p.f,p.t=l,f,t
    cns=f'{r.randint(10000,169999):06}'; p.cns=f'{cns[:2]}.{cns[2:5]}-{cns[5]}'; p.matr=matr(cns,p.reg.year,l,f,t,ms) if em>=2010 else ''
    if ms=='m' or ls=='m': p.matr=matr(cns,p.reg.year,l,f,t); p.liv,p.fol,p.ter=str(l),str(f),str(t)
    p.cpf=cpf(r) if em>=2016 and not nocpf else ''; p.selo=selo(r,uf) if em>=2013 else ''; p.dnv=f'30-{r.randint(10**7,10**8-1)}-{r.randint(0,9)}' if y>=1999 and not home else ''
    s1=r.choice(SUR[3:]).split()[-1]; c=p.city
    p.cart=r.choice([f'Cartório de Paz de {c}',f'Cartório do Registro Civil de {c}',f'2.º Cartório de Registro Civil de {c}'] if em<1975 else [f'Cartório {s1} - Registro Civil de {c}',f'Ofício Único de {c}',f'1º Ofício de Registro Civil das Pessoas Naturais de {c}',f'Registro Civil das Pessoas Naturais do 2º Subdistrito de {c}',f'Serventia Registral e Notarial de {c}',f'Oficial de Registro Civil das Pessoas Naturais e Anexos de {c}'])
    p.osx=r.choice('MF'if em>1970 else 'M'); p.of=f'{giv(p.osx,em-45)} {sur()} {sur(r.choice(["it","de","","ar"]))}'; p.esc=f"{giv('F',em-25)} {sur()}"; p.oa='a' if p.osx=='F' else ''
    p.dec=p.mae_.nome if mae or two else p.pai.nome; p.t1=f"{giv('M',y-30)} {sur()}"; p.t2=f"{giv('F',y-30)} {sur()}"
    p.conj=f"{giv('M' if F else 'F',y)} {sur()} {sur()}"; c2=r.choice(CID[r.choice(list(CID))]); mid=lambda lo:DT(r.randint(min(lo,em-1),em-1),r.randint(1,12),r.randint(1,28)); m1=mid(max(p.reg.year+1,em-8,2018 if av=='cpf' else 2010 if av=='ret' else 0)); p.dav=m1; mc=mid(y+22); p.c2=c2
    AV=dict(ret=f'Por procedimento administrativo (art. 110 da Lei 6.015/73), foi retificada a grafia do nome da avó materna, conforme ora consta. Averbado em {d(m1)}.',pat=f'Paternidade reconhecida por escritura pública do 2º Tabelionato de Notas de {c2}, averbada em {d(m1)}, com inclusão do sobrenome e dos avós paternos.',cpf=f'CPF nº {p.cpf} averbado de ofício em {d(m1)}, nos termos do Provimento 63/2017 do CNJ.',jud=f'Por mandado do Juízo de Direito da Vara de Família de {c2}, processo 00{r.randint(10000,99999)}-{r.randint(10,99)}.{m1.year-1}, alterado o prenome d{p.o} registrad{p.o}, averbado em {d(m1)}.',old=f'Por sentença do MM. Juiz de Direito desta Comarca, datada de {dl(m1)}, foi suprida a omissão do sexo d{p.o} registrad{p.o}.')
    AN=dict(cas=f'Casou-se com {p.conj} em {d(mc)}, em {c2} (livro B-{r.randint(10,90)}, fls. {r.randint(3,290)}, termo {r.randint(900,9999)}), continuando a usar o mesmo nome.',obt=f'Faleceu em {d(m1)}, em {c2}; óbito no livro C-{r.randint(4,80)}, fls. {r.randint(3,290)}v, nº {r.randint(900,9999)}.',div=f'Casamento com {p.conj} em {d(mc)}, livro B-{r.randint(10,90)}, fls. {r.randint(3,290)}, em {c2}. Divórcio por escritura de {d(min(max(m1,mc+datetime.timedelta(days=90)),p.em))}.')
    p.av,p.an=AV.get(av,''),AN.get(an,''); p.avk=av
    if twin:
        p.tw=f"{giv(p.sx,y)} {p.sur}"
        while p.tw==p.nome: p.tw=f"{giv(p.sx,y)} {p.sur}"
        p.twm=matr(cns,p.reg.year,l,f,t+1)
    p.cad=[('RG',f'{r.randint(10,59)}.{r.randint(100,999)}.{r.randint(100,999)}-{r.randint(0,9)}'),('PIS/NIS',f'{r.randint(100,199)}.{r.randint(10000,99999)}.{r.randint(10,99)}-{r.randint(0,9)}'),('Título de eleitor',f'{r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1000,2899)}')]
    if U:
        for q in (p,p.pai,p.mae_):
            for z in 'nome nat avo ava est bcity city cart of esc dec t1 t2 tw giv sur'.split():
                if isinstance(q.get(z),str): q[z]=q[z].upper()
        if U==2: p.av,p.an=p.av.upper(),p.an.upper()
    return p
def truth(p,o):
    q=p; pa,ma=(q.mae_,q.pai) if o.get('mf') else (q.pai,q.mae_)
    if q.mae: pa,ma=q.mae_,q.pai
    x=dict(documento={'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
    dados_pessoais={'nome_completo':q.nome,'cpf':q.cpf,'matrícula':q.matr,'data_nascimento':{'texto_completo':o.get('tc',d(q.nasc)),'dia':f'{q.nasc.day:02}','mês':f'{q.nasc.month:02}','ano':str(q.nasc.year)},'hora_nascimento':hm(q),'naturalidade':q.nat,'sexo':q.sexo},
    local_nascimento={'estabelecimento':q.est,'município':q.bcity,'uf':q.buf},
    registro={'município':q.city,'uf':q.uf,'cartório':q.cart,'data_registro':d(q.reg),'número_dnv':q.dnv,'livro':q.liv,'folha':q.fol,'termo':q.ter},
    filiação={'genitor_1':{'nome_completo':pa.nome,'naturalidade':pa.nat},'genitor_2':{'nome_completo':ma.nome,'naturalidade':ma.nat}},
    avós={'paternos':{'avô':q.pai.avo,'avó':q.pai.ava},'maternos':{'avô':q.mae_.avo,'avó':q.mae_.ava}},
    gêmeos={'status':'Sim' if q.tw else 'Não','informações_adicionais':o.get('tw',q.tw) if q.tw else ''},
    observações={'averbações':q.av,'anotações':q.an},autenticação={'selo_digital':q.selo,'oficial_registro':q.of,'data_emissão':d(q.em)})
    acc=dict(o.get('acc',{}))
    def at(path,v=None):
        z=x; ks=path.split('.')
        for kk in ks[:-1]: z=z[kk]
        if v is not None: z[ks[-1]]=v
        return z[ks[-1]]
    for path,v in o.get('set',{}).items(): at(path,v)
    acc.setdefault('dados_pessoais.data_nascimento.texto_completo',[t for t in (d(q.nasc),dw(q.nasc),dl(q.nasc)) if t!=at('dados_pessoais.data_nascimento.texto_completo')])
    if not o.get('natl') and not q.natl: acc['dados_pessoais.naturalidade']=['']
    if q.home: acc.setdefault('local_nascimento.estabelecimento',[]).extend(['','em domicílio','domicílio'])
    if q.two:
        for a,b in (('avô','avô'),('avó','avó')):
            acc['avós.paternos.'+a]=[q.mae_['avo' if a=='avô' else 'ava'],'']; acc['avós.maternos.'+a]=[q.pai['avo' if a=='avô' else 'ava'],'']
    if q.tw: acc['gêmeos.informações_adicionais']=[q.tw]
    return dict(case=f'79{p.fm}-{p.k}',layout=f'79{p.fm}',condition='pdf_born_digital',file=f'79{p.fm}-{p.k}.pdf',width=o['w'],height=o['h'],resizeImage=False,data=x,accept={k:v for k,v in acc.items() if v},meta=dict(twin_names=[q.tw] if q.tw else [],joint_notes=bool(o.get('joint')),cadastro=o.get('cad',[])))
# ---- drawings
def arms(s=44,c='#333'):
    import math
    pt=' '.join(f'{32+(15 if i%2==0 else 6)*math.sin(i*math.pi/5):.1f},{30-(15 if i%2==0 else 6)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    lf=''.join(f'<ellipse cx="{32+24*math.cos(t/10):.1f}" cy="{32+24*math.sin(t/10):.1f}" rx="5" ry="2" transform="rotate({t*5.73+60:.0f} {32+24*math.cos(t/10):.1f} {32+24*math.sin(t/10):.1f})"/>' for t in range(-6,39,4))
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 64 64" fill="none" stroke="{c}"><polygon points="{pt}"/><circle cx="32" cy="30" r="7"/><circle cx="32" cy="30" r="18"/><g fill="{c}" stroke="none">{lf}</g><path d="M14 58h36l-4-4H18z"/></svg>'
def qr(r,s=60,n=25):
    b=[(x,y) for x in range(n) for y in range(n) if r.random()<.48 and not((x<8 or x>=n-8)and y<8 or x<8 and y>=n-8)]
    f=''.join(f'M{x} {y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z' for x,y in((0,0),(n-7,0),(0,n-7)))
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 {n} {n}"><path fill-rule="evenodd" d="{f}{"".join(f"M{x} {y}h1v1h-1z" for x,y in b)}"/></svg>'
def bar(r,w=150,h=22):
    x=0;s=''
    while x<w-3: a=r.choice([.8,1.2,2]); s+=f'M{x:.1f} 0h{a}v{h}h-{a}z'; x+=a+r.choice([.8,1.4,2.2])
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><path d="{s}"/></svg>'
def sig(r,w=120,c='#1a2f7a'):
    s='M3 22';x=3;y=lambda a,b:r.randint(a,b)
    while x<100: s+=f'C{x+y(1,4)} {y(2,9)} {x+y(5,10)} {y(2,10)} {x+y(3,6)} {y(18,26)}S{x+y(7,10)} {y(10,31)} {x+9} {y(14,24)}'; x+=9
    s+=f'Q112 {y(4,30)} 116 {y(8,26)}'
    return f'<svg width="{w}pt" height="{w*.28:.0f}pt" viewBox="0 0 118 34" preserveAspectRatio="none" style="overflow:hidden;display:inline-block"><path d="{s}" fill="none" stroke="{c}" stroke-width="1.1"/></svg>'
def seal(t,s=64,c='#8a1c1c',i='R'):
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 80 80" fill="none" stroke="{c}"><defs><path id="{i}" d="M40 40m-29 0a29 29 0 1 1 58 0a29 29 0 1 1 -58 0"/></defs><circle cx="40" cy="40" r="38"/><circle cx="40" cy="40" r="24"/><path d="M40 22l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z"/><text font-size="7.4" fill="{c}" stroke="none" font-family="Liberation Sans" textLength="172"><textPath href="#{i}">{t}</textPath></text></svg>'
def wave(w,h,n=14,c='#9db8a0'):
    import math
    return f'<svg style="position:absolute;left:0;top:0" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}" fill="none" stroke="{c}" stroke-width=".35">'+''.join('<path d="M0 %.1f'%(h*(i+.5)/n)+''.join(f'q{w/16:.1f} {(-1)**j*h/n*.8:.1f} {w/8:.1f} 0' for j in range(8))+'"/>' for i in range(n))+'</svg>'
