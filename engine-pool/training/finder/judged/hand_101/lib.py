import random, json, os, re
from types import SimpleNamespace as NS
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
T='. . vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
H=['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
def ext(n):
    if n<20: return U[n]
    if n<100: return T[n//10]+(' e '+U[n%10] if n%10 else '')
    if n<1000: return 'cem' if n==100 else H[n//100]+(' e '+ext(n%100) if n%100 else '')
    q,s=divmod(n,1000); p='mil' if q==1 else ext(q)+' mil'
    return p if not s else p+(' e ' if s<100 or s%100==0 else ' ')+ext(s)
class D:
    def __init__(s,d,m,y): s.d,s.m,s.y=d,m,y; s.n=f'{d:02}/{m:02}/{y}'; s.l=f'{"1º" if d==1 else d} de {MES[m-1]} de {y}'; s.w=f'{"primeiro" if d==1 else ext(d)} de {MES[m-1]} de {ext(y)}'; s.k=f'{d:02}.{m:02}.{y}'
    def plus(s,n):
        import datetime; x=datetime.date(s.y,s.m,s.d)+datetime.timedelta(n); return D(x.day,x.month,x.year)
def rd(r,a,b): return D(r.randint(1,28),r.randint(1,12),r.randint(a,b))
def cpf(r):
    d=[r.randint(0,9) for _ in range(9)]
    for n in (10,11): s=sum(x*(n-i) for i,x in enumerate(d))*10%11%10; d.append(s)
    s=''.join(map(str,d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def matr(cns,y,l,f,t,tipo=1,ac='01'):
    b=f'{cns:06}{ac}55{y}{tipo}{l:05}{f:03}{t:07}'
    for _ in 0,1:
        m=32-len(b); s=0
        for ch in b: s+=int(ch)*m; m=0 if m+1>10 else m+1
        s%=11; b+=str(1 if s>9 else s)
    return b
def mfmt(b): return f'{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}'
PL=[tuple(x.rsplit(' ',1)) for x in '''São Paulo de Olivença AM|Espírito Santo do Pinhal SP|Rio Grande RS|Paraná RN|Bahia Formosa RN|Rio Grande do Piauí PI|Mato Grosso PB|Paraíba do Sul RJ|Goiás GO|Ceará-Mirim RN|Maranhãozinho MA|Acrelândia AC|Amapá AP|Amapá do Maranhão MA|Tocantins MG|Minas do Leão RS|Belém de Maria PE|Belém do São Francisco PE|Brasília de Minas MG|Governador Valadares MG|Senador Pompeu CE|Doutor Pedrinho SC|Coronel Vivida PR|Padre Bernardo GO|Frei Paulo SE|Joaquim Nabuco PE|João Pessoa PB|Teixeira de Freitas BA|Major Isidoro AL|Delmiro Gouveia AL|Barão de Melgaço MT|Dois Irmãos do Buriti MS|Ivinhema MS|Caracaraí RR|Mucajaí RR|Oiapoque AP|Laranjal do Jari AP|Ministro Andreazza RO|Sena Madureira AC|Natividade TO|Conceição do Araguaia PA|Domingos Martins ES|Afonso Cláudio ES|Três de Maio RS|Sete de Setembro RS|Quinze de Novembro RS|Treze de Maio SC|Primeiro de Maio PR|Dois Vizinhos PR|Olho-d'Água do Borges RN|Sant'Ana do Livramento RS|Dias d'Ávila BA|Natal RN|Registro SP|Não-Me-Toque RS|Mãe d'Água PB|Pai Pedro MG|Mãe do Rio PA|Dona Emma SC|São José dos Quatro Marcos MT|Nossa Senhora das Dores SE|Santo Antônio do Içá AM|Brasília DF|Rio de Janeiro RJ|Santa Cruz do Capibaribe PE|Ji-Paraná RO|Guajará-Mirim RO|Filadélfia TO|Vitória da Conquista BA|Corumbá MS|Codó MA|Picos PI|Palmeira dos Índios AL|Oeiras PI|Livramento de Nossa Senhora BA'''.split('|')]
MN='José|João Batista|Antônio|Francisco|Raimundo|Sebastião|Benedito|Severino|Otávio|Enzo Gabriel|Davi Lucca|Thiago|Wellington|Ubirajara|Darci|Juraci|Domingos|Expedito|Heitor|Caetano|Lázaro|Natalino|Aurélio|Kauã|Ítalo|Cícero|Edmílson|Júlio César|Abel|Ariel|Moacir|Hélio|Estêvão|Adão|Luís Inácio|Jonathas'.split('|')
FN='Maria Aparecida|Maria|Ana|Francisca|Antônia|Rita de Cássia|Iracema|Conceição|Raimunda|Valentina|Sophia|Ágata|Jaciara|Darci|Juraci|Natalícia|Abrilina|Zuleide|Cecília|Thaís|Letícia|Aurora|Eloá|Nazaré|Helena|Yasmin|Luzia|Marlene|Ivonete|Míriam|Noêmia|Lourdes|Ariane|Vitória|Inês|Dalva'.split('|')
SUR={'pt':"da Silva|dos Santos|de Oliveira|Pereira|de Souza|Ferreira|Araújo|Magalhães|Gonçalves|Queiroz|Sant'Anna|d'Ávila|Brandão|Falcão|Peixoto|Mourão|de Assunção|Evangelista|Cavalcante|Guimarães|Vilanova|Leitão",'it':"Zanella|Bortolotto|Dall'Agnol|Della Giustina|Perin|Feminella|Menegazzo|De Marchi",'de':'Schäfer|Müller|Hoffmann|Kühn|Wagenknecht|von Holleben','jp':'Yamamoto|Takahashi|Nakamura|Ishikawa|Oshiro','ar':'El-Khoury|Abdalla|Haddad|Nassar|Saad','in':'Tikuna|Yanomami|Guajajara|Xavante|Munduruku|Terena|Macuxi'}
SUR={k:v.split('|') for k,v in SUR.items()}
TR="Março|de Abril|Agosto|Belém|Varão|da Hora|Folha|Casado|do Nascimento|Natal|Lisboa|Bahia|Maranhão|Escrivão|dos Reis|Pará|Januário|Paraíba|Rio Branco|do Livramento|Campos|Maio|Vila Nova|Domingos|Braga|Prudente|Sobral|Goiano|Pastor|Barão".split('|')
PROF='agricultor(a)|comerciante|professor(a)|do lar|pescador(a)|motorista|oficial de justiça|juiz(a) de paz|enfermeiro(a)|militar|costureira(o)|médico(a)|pedreiro|servidor(a) público(a)|escrivã(o)'.split('|')
EST="Hospital Dr. Clemente Agosto de Faria|Maternidade Dona Francisca do Nascimento|Hospital Regional Deputado Álvaro Lisboa|Casa de Parto Marieta de Abril|Hospital Universitário Prof. Dr. Heitor Pará|Santa Casa de Misericórdia de Nossa Senhora do Livramento|Maternidade Governador João Maranhão|Hospital e Maternidade São José de Ribamar|Unidade Mista Padre Domingos Braga|Hospital Municipal Sete de Setembro|Hospital Santa Catarina|Maternidade Escola Januário Cicco Filho|Hospital Geral Rio Branco".split('|')
LOG='Rua Sete de Setembro|Avenida Governador Valadares|Rua Maria Quitéria|Travessa Quinze de Novembro|Rua João Pessoa|Praça Dom Pedro II|Avenida Brasil|Rua Minas Gerais|Rua Dr. Natal Agosto|Ladeira 1º de Maio'.split('|')
def pick(r,l,n): return r.sample(l,n)
def giv(r,sx): return r.choice(MN if sx=='M' else FN)
def sur(r,st): return r.choice(TR if r.random()<.4 else SUR[st])
def pes(r,sx=None,st='pt',s=None,g=None):
    sx=sx or r.choice('MF'); a=sur(r,r.choice(['pt',st])); b=s or sur(r,st); c=sur(r,'pt')
    return f'{g or giv(r,sx)} {a+" " if a!=b and r.random()<.6 else ""}{c+" " if r.random()<.25 and c not in(a,b) else ""}{b}'
def fam(seed,y=(1985,2005),e=(2019,2024),kind='mp',st=('pt','pt'),place=None,reg=None,sx=None,neto=0,hom=0,twin=0,home=0,late=0,nogp=0,cpf_=1,up=0,sep='/',long=0,foreign=0,child=None,est=None,estilo=None):
    r=random.Random('101'+seed); F=NS(r=r,sep=sep,up=up); F.kind=kind
    U_=(lambda s:s.upper()) if up else (lambda s:s)
    fp=lambda sx,*a,**k: U_(pes(r,sx,*a,**k)); pl=lambda: tuple(map(U_,r.choice(PL)))
    F.sx=sx or r.choice('MF'); F.sexo='Masculino' if F.sx=='M' else 'Feminino'; F.pl=pl; F.p=fp; F.U=U_
    sm,sf=sur(r,st[0]),sur(r,st[1])
    while sf==sm: sf=sur(r,st[1])
    def par(s,sex,st,i):
        g=NS(sx=sex,nat=pl(),prof=U_(r.choice(PROF)),idade=r.randint(17,48),res=U_(f'{r.choice(LOG)}, {r.randint(3,990)}'))
        gn=giv(r,sex); g.avo=fp('M',st,s); g.avoa=fp('F',st,r.choice([s,None])); g.nome=U_(f'{gn} {r.choice([x for x in SUR["pt"] if x!=s])+" " if r.random()<.5 else ""}{s}')
        if neto and sex=='M': b=U_(f'{gn} {s}'); g.nome=b+U_(' Filho'); g.avo=b
        if i in(nogp if isinstance(nogp,tuple) else ((0,1,2) if nogp else ())): g.avo=g.avoa=''
        return g
    pai=par(sf,'F' if kind=='mm' else 'M',st[1],2); mae=par(sm,'M' if kind=='ff' else 'F',st[0],1)
    if foreign: mae.nat=tuple(map(U_,[('Assunção','Paraguai'),('Beirute','Líbano'),('Luanda','Angola'),('Santa Cruz de la Sierra','Bolívia')][foreign-1]))
    if foreign>2: pai.nat=tuple(map(U_,('Porto','Portugal')))
    if hom and mae.avoa: g=U_('Maria da Conceição '+(sm if hom==1 else sf)); mae.avoa=pai.avoa=g
    if hom>1: mae.nome=U_('Maria da Conceição '+sm)
    cg=child or giv(r,F.sx); mid=(' '+giv(r,F.sx).split()[0]) if long else ''
    xs=' '+sur(r,'pt') if r.random()<.35 else ''; F.nome=U_(f'{cg}{mid}{xs} {sm} {sf}' if kind!='solo' else f'{cg}{mid} {sm}')
    if long>1: mae.nome=U_(f'{mae.nome.rsplit(sm,1)[0]}{sm} do Espírito Santo Cavalcanti de Albuquerque'); F.nome=U_(f'{cg}{mid} de Nossa Senhora do Livramento {sm} {sf} de Albuquerque e Mello')
    if neto: F.nome=pai.avo+U_(' Neto'); F.sx='M'; F.sexo='Masculino'; 
    F.irmao=U_(f'{giv(r,F.sx)} Gabriel {sm} {sf}' if F.sx=='M' else f'{giv(r,F.sx)} Beatriz {sm} {sf}') if twin else ''
    nul=NS(sx='',nat=('',''),nome='',prof='',idade='',res='',avo='',avoa='')
    F.mae,F.pai=mae,(nul if kind=='solo' else pai); F.g=[mae,F.pai] if kind!='pm' else [pai,mae]
    F.place=tuple(map(U_,place or r.choice(PL))); F.reg=tuple(map(U_,reg or place or F.place))
    F.nas=rd(r,*y); F.rg=F.nas.plus(r.randint(2,50) if not late else r.randint(2500,5200)); F.emi=rd(r,max(e[0],F.rg.y+1),max(e[1],F.rg.y+1)); F.hh=r.randint(1,23); F.mm=r.choice([0,5,12,20,30,37,45,58]) or 10
    F.hora=f'{F.hh:02}:{F.mm:02}'; F.est=U_('Domicílio') if home else U_(est or r.choice(EST)); F.home=home
    F.L,F.Fo,F.T=r.randint(3,190),r.randint(2,298),r.randint(310,99000); F.cns=r.randint(10000,159000)
    F.mb=matr(F.cns,F.rg.y,F.L,F.Fo,F.T); F.mat=mfmt(F.mb); F.cpf=cpf(r) if cpf_ else ''
    F.dnv=f'30-{r.randint(10**7,10**8-1)}-{r.randint(0,9)}' if F.nas.y>1995 and not home else ''
    F.ofi,F.esc,F.decl,F.t1,F.t2,F.juiz,F.med,F.req=[fp(None) for _ in range(8)]
    if neto: F.t1=pai.avo+U_(' Sobrinho')
    if F.kind!='solo': F.decl=F.r.choice([F.decl,mae.avoa or F.decl,F.pai.nome])
    n=r.choice(['Cartório Lisboa','Cartório Porto Alegre','Cartório Nova Olinda','Cartório Januário','Cartório Rio Branco','Cartório Sant\'Ana']); o=r.choice(['1º','2º','3º','5º'])
    F.cart=U_([f'{n} - Registro Civil das Pessoas Naturais',f'{o} Ofício de Registro Civil das Pessoas Naturais de {F.reg[0].title() if up else F.reg[0]}',f'Ofício Único de Registro Civil - {n}',f'Oficial de Registro Civil das Pessoas Naturais do {o} Subdistrito'][r.randrange(4)])
    if up: F.cart=F.cart.replace(F.cart,F.cart)
    F.selo=''.join(r.choices('ABCDEFGHJKLMNPRSTUVWXYZ',k=3))+str(r.randint(10**5,10**6-1))+'-'+''.join(r.choices('ABCDEFGHKLMNPRSTXYZ23456789',k=4))
    F.end=f'{r.choice(LOG)}, {r.randint(10,999)} - Centro - CEP {r.randint(10000,99999)}-{r.randint(100,999)} - Tel. ({r.randint(11,99)}) {r.randint(3000,3999)}-{r.randint(1000,9999)}'
    F.proto=f'{r.randint(1000,99999)}/{F.emi.y}'; F.proc=f'{r.randint(1,9999999):07}-{r.randint(10,99)}.{min(max(F.rg.y+9,2010),2023)}.8.{r.randint(1,26):02}.{r.randint(1,600):04}'; F.lote=f'{r.randint(10**6,10**7)}'
    F.nt=lambda t:(t[0]+F.sep+t[1]) if t[0] else ''
    F.nats=F.nt(F.place); F.aver=F.anot=''; F.twtxt=''
    return F
def esp(F):
    r=F.r; return F.U(pes(r,'M' if F.sx=='F' else 'F')) 
def nota(F,t):
    r=F.r; p=r.choice(PL); y=min(F.nas.y+r.randint(22,30),F.emi.y-1); d=D(r.randint(1,28),r.randint(1,12),y); d2=d.plus(r.randint(3,30)); d3=D(r.randint(1,28),r.randint(1,11),min(y+5,F.emi.y-1) if y+5<F.emi.y else y+1 if y+1<F.emi.y else F.emi.y); o=pes(r,'M' if t=='soc' else None); h=F.conj=getattr(F,'conj',None) or esp(F)
    if t=='cas': F.cas=d
    cap=lambda x,n:x if (x.y,x.m,x.d)<(F.emi.y,F.emi.m,F.emi.d) else F.emi.plus(-n)
    if t=='div' and hasattr(F,'cas'): d=cap(F.cas.plus(900),200); d2=d.plus(21); d3=d.plus(63)
    if t=='obi' and hasattr(F,'cas'): d3=cap(F.cas.plus(3700),100)
    if (d3.y,d3.m,d3.d)>(F.emi.y,F.emi.m,F.emi.d) or t=='soc': d3=F.emi.plus(-40)
    if t=='nom' and F.emi.y>2022: d3=F.emi.plus(-15)
    if t=='cas': return f'Casou-se em {d.n} com {h}, natural de {p[0]}/{p[1]}, nascido(a) em {rd(r,F.nas.y-4,F.nas.y+2).n}, no Registro Civil de {r.choice(PL)[0]}, livro B-{r.randint(2,60):03}, folha {r.randint(1,299):03}, termo {r.randint(100,9999)}, passando a assinar {F.nome} {h.split()[-1]}. Anotado em {d2.n}. Escrevente: {o}.'
    if t=='div': return f'Por sentença de {d.n}, transitada em julgado em {d2.n}, do(a) MM. Juiz(a) de Direito Dr(a). {F.juiz}, da Vara de Família de {p[0]}/{p[1]}, autos nº {F.proc}, foi decretado o divórcio de {F.nome} e {h}, voltando a usar o nome de solteiro(a). Averbado em {d3.n} por {o}.'
    if t=='obi': return f'Faleceu em {d3.n}, às 03h20min, em {p[0]}/{p[1]}, conforme termo {r.randint(99,9999)}, folha {r.randint(2,299)}, livro C-{r.randint(3,80)}, do Registro Civil de {r.choice(PL)[0]}. Atestado do Dr. {F.med}.'
    if t=='ret': a=F.mae.nome.split(); return f'Nos termos do art. 110 da Lei nº 6.015, de 31/12/1973, retificado em {d3.n} o nome da genitora, que constava {" ".join([a[0]]+[r.choice(TR)])}, para {F.mae.nome}, conforme requerimento de {o}, protocolo {r.randint(100,9999)}, matrícula de casamento {mfmt(matr(F.cns+7,F.nas.y-3,r.randint(2,60),r.randint(1,299),r.randint(100,9999),2))}.'
    if t=='nom': a=F.nome.split(); return f'Alterado o prenome do(a) registrado(a), que era {giv(r,F.sx)} {" ".join(a[1:])} e passou a ser {F.nome}, {f"nos termos do art. 56 da Lei nº 6.015/1973, com a redação da Lei nº 14.382, de 27/06/2022. Publicado em {d3.n}." if F.emi.y>2022 else f"por sentença de {d2.n}, autos nº {F.proc}, nos termos do art. 58 da Lei nº 6.015, de 31/12/1973. Averbado em {d3.n}."} Protocolo {F.proto}. Oficial à época: {o}.'
    if t=='soc': return f'Reconhecida a paternidade socioafetiva por {o}, natural de {p[0]}/{p[1]}, filho de {pes(r,"M")} e de {pes(r,"F")}, incluído como segundo pai, sem alteração do nome do(a) registrado(a), conforme Provimento nº 63 do CNJ, de 14/11/2017. Averbado em {d3.n}.'
    if t=='tut': return f'Por termo de {d3.n}, nomeado tutor {o}, residente em {p[0]}/{p[1]}, pelo Juiz Dr. {F.juiz}, processo {F.proc}.'
def put(d,k,v):
    p=k.split('.')
    for x in p[:-1]: d=d[x]
    assert p[-1] in d,k; d[p[-1]]=v
def truth(F,case,W,Hh,over={},acc={},joint=True,cad=(),natl=True):
    g1,g2=F.g; P,Mt=(g1,g2) if F.kind in('mm','ff') else (F.pai,F.mae); a={}
    if F.kind in('mm','ff'):
        for s,g in(('paternos',g2),('maternos',g1)): a[f'avós.{s}.avô']=[g.avo]; a[f'avós.{s}.avó']=[g.avoa]
    if not natl: a['dados_pessoais.naturalidade']=['']
    if F.home: a['local_nascimento.estabelecimento']=['','Domicílio']
    G=lambda g:{'nome_completo':g.nome,'naturalidade':F.nt(g.nat)}
    d={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},'dados_pessoais':{'nome_completo':F.nome,'cpf':F.cpf,'matrícula':F.mat,'data_nascimento':{'texto_completo':F.nas.n,'dia':f'{F.nas.d:02}','mês':f'{F.nas.m:02}','ano':str(F.nas.y)},'hora_nascimento':F.hora,'naturalidade':F.nats if natl else '/'.join(F.place),'sexo':F.sexo},
     'local_nascimento':{'estabelecimento':F.est,'município':F.place[0],'uf':F.place[1]},'registro':{'município':F.reg[0],'uf':F.reg[1],'cartório':F.cart,'data_registro':F.rg.n,'número_dnv':F.dnv,'livro':f'{F.L:05}','folha':f'{F.Fo:03}','termo':f'{F.T:07}'},'filiação':{'genitor_1':G(g1),'genitor_2':G(g2)},
     'avós':{'paternos':{'avô':P.avo,'avó':P.avoa},'maternos':{'avô':Mt.avo,'avó':Mt.avoa}},'gêmeos':{'status':'Sim' if F.irmao else 'Não','informações_adicionais':F.twtxt or F.irmao},'observações':{'averbações':F.aver,'anotações':F.anot},'autenticação':{'selo_digital':F.selo,'oficial_registro':F.ofi,'data_emissão':F.emi.n}}
    for k,v in over.items(): put(d,k,v)
    for k,v in acc.items(): a[k]=a.get(k,[])+v
    return {'case':case,'layout':case[:4],'condition':'pdf_born_digital','file':case+'.pdf','width':W,'height':Hh,'resizeImage':False,'data':d,'accept':a,'meta':{'twin_names':[F.irmao] if F.irmao else [],'joint_notes':joint,'cadastro':list(cad)}}
def qr(r,s=58,n=25):
    p=''
    for y in range(n):
        for x in range(n):
            f=[(x-a,y-b) for a,b in((0,0),(n-7,0),(0,n-7)) if 0<=x-a<7 and 0<=y-b<7]
            on=(f[0][0] in(0,6) or f[0][1] in(0,6) or (2<=f[0][0]<=4 and 2<=f[0][1]<=4)) if f else r.random()<.48
            if on: p+=f'M{x} {y}h1v1h-1z'
    return f'<svg width={s} height={s} viewBox="0 0 {n} {n}"><path d="{p}"/></svg>'
def arms(s=46,c='#234'): return f'<svg width={s} height={s} viewBox="-50 -50 100 100" fill="none" stroke="{c}" stroke-width=3><circle r=30 /><circle r=23 /><path fill="{c}" d="M0-20 5-6 19-6 8 3 12 17 0 9-12 17-8 3-19-6-5-6z"/><path d="M-34 20Q-52-10-24-38M34 20Q52-10 24-38M-26 36Q0 50 26 36"/></svg>'
def sig(r,w=120,h=26,c='#1a2a6c'):
    x=5; p=f'M5 {h*.6:.0f}'
    while x<w-20: x+=r.randint(8,18); p+=f'Q{x-6} {r.randint(0,h)} {x} {r.randint(4,h-4)}'
    return f'<svg width={w} height={h} fill="none" stroke="{c}" stroke-width=1.3 style="display:block;margin:0 auto"><path d="{p}"/></svg>'
def guil(W,H,c,m=12):
    return f'<svg style="position:absolute;left:0;top:0" width={W}pt height={H}pt viewBox="0 0 {W} {H}" fill="none" stroke="{c}"><rect x={m} y={m} width={W-2*m} height={H-2*m} stroke-width=2 /><rect x={m+4} y={m+4} width={W-2*m-8} height={H-2*m-8} stroke-width=.6 /></svg>'
def hyph(t,w):
    out,l=[],''
    for wd in t.split():
        while wd is not None:
            if len(l)+len(wd)+(1 if l else 0)<=w: l+=(' ' if l else '')+wd; wd=None
            else:
                room=w-len(l)-2; cut=[m.end() for m in re.finditer(r'(?i)[aeiouáéíóúâêôãõ](?=[bcdfgjklmnpqrstvxz][aeiouáéíóúâêôãõ])',wd) if 1<m.end()<=room and m.end()<len(wd)-1 and wd.isalpha() and len(wd)>5]
                if cut: out.append(l+' '+wd[:cut[-1]]+'-'); l='' ; wd=wd[cut[-1]:]
                else: out.append(l); l=''
    return out+[l]
def page(W,H,css,body,font='Liberation Sans',fs=9): return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{W}pt;height:{H}pt;position:relative;overflow:hidden;font:{fs}pt/1.2 "{font}";color:#111;-webkit-print-color-adjust:exact}}.a{{position:absolute}}.r{{display:flex}}.f{{flex:1}}.ct{{text-align:center}}.rt{{text-align:right}}{css}</style></head><body>{body}</body></html>'
