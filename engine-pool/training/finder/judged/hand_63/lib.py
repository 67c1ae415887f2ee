import random, datetime as D, math, html as H
U=['zero','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze','dezesseis','dezessete','dezoito','dezenove']
T=['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
C=['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
def num(n):
    if n<20:return U[n]
    if n<100:return T[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100:return 'cem'
    if n<1000:return C[n//100]+(' e '+num(n%100) if n%100 else '')
    a,b=divmod(n,1000); s='mil' if a==1 else num(a)+' mil'
    if not b:return s
    return s+(' e ' if b<100 or b%100==0 else ' ')+num(b)
MES=['','janeiro','fevereiro','março','abril','maio','junho','julho','agosto','setembro','outubro','novembro','dezembro']
SEM=['segunda-feira','terça-feira','quarta-feira','quinta-feira','sexta-feira','sábado','domingo']
def dw(d):return ('primeiro' if d.day==1 else num(d.day))+' de '+MES[d.month]+' de '+num(d.year)
def dl(d):return ('1º' if d.day==1 else str(d.day))+' de '+MES[d.month]+' de '+str(d.year)
def df(d):return d.strftime('%d/%m/%Y')
F='Aline Brígida Cecília Dalva Edilene Fátima Graziela Heloísa Iracema Jussara Kátia Lúcia Marlene Noêmia Odete Priscila Raquel Silvana Tereza Valquíria Zuleica Amélia Benedita Conceição Elisângela Janaína Luana Miriam Rosângela Sônia Yasmin Eloá Antônia Clarice'.split()
M='Abílio Benício Caetano Davi Evandro Fabrício Genésio Henrique Ivanildo Joaquim Kleber Leônidas Murilo Nivaldo Otávio Péricles Rui Sebastião Tomás Ubirajara Valdemar Wellington Antônio Cícero Damião Emílio Gaspar Jair Lourival Noel Raimundo Samuel Vítor Zacarias'.split()
S='Abrantes;Baptistella;Cavalcanti;Dantas;Espíndola;Furtado;Gouveia;Holanda;Ipólito;Junqueira;Kowalczyk;Leão;Mascarenhas;Nakashima;Ourique;Pessôa;Quaresma;Rabelo;Sant’Anna;Toledo;Uchôa;Vasconcelos;Wanderley;Ximenes;Zampieri;d’Ávila;Brandão;Cordeiro;de Assis;dos Anjos;da Luz;do Vale;Figueirêdo;Guimarães;Macêdo;Nóbrega;Peçanha;Serpa;Teles;Valadão;Weber;Borges'.split(';')
MUN=[('Palmas','TO'),('Picos','PI'),('Cáceres','MT'),('Garanhuns','PE'),('Ijuí','RS'),('Itajubá','MG'),('Santarém','PA'),('Lages','SC'),('Corumbá','MS'),('Ilhéus','BA'),('Mossoró','RN'),('Arapiraca','AL'),('Cacoal','RO'),('Tefé','AM'),('Cascavel','PR'),('Niterói','RJ'),('Bauru','SP'),('Colatina','ES'),('Sobral','CE'),('Caxias','MA'),('Patos','PB'),('Estância','SE'),('Anápolis','GO'),('Rio Branco','AC'),('Boa Vista','RR'),('Macapá','AP'),('Jundiaí','SP'),('Diamantina','MG'),('Oeiras','PI'),('Pelotas','RS'),('São João del-Rei','MG'),('Xapuri','AC')]
UFN=dict(TO='Tocantins',PI='Piauí',MT='Mato Grosso',PE='Pernambuco',RS='Rio Grande do Sul',MG='Minas Gerais',PA='Pará',SC='Santa Catarina',MS='Mato Grosso do Sul',BA='Bahia',RN='Rio Grande do Norte',AL='Alagoas',RO='Rondônia',AM='Amazonas',PR='Paraná',RJ='Rio de Janeiro',SP='São Paulo',ES='Espírito Santo',CE='Ceará',MA='Maranhão',PB='Paraíba',SE='Sergipe',GO='Goiás',AC='Acre',RR='Roraima',AP='Amapá')
HOSP=['Hospital e Maternidade Santa Filomena','Maternidade Dona Evangelina','Santa Casa de Misericórdia','Hospital Regional Padre Anselmo','Casa de Parto Aurora','Hospital Municipal Dr. Otoniel Paes']
PROF=['agricultor(a)','professor(a)','comerciante','motorista','costureiro(a)','enfermeiro(a)','pedreiro','bancário(a)','técnico(a) em contabilidade','pescador(a)']
OLD=[x for x in MUN if x[1] not in('TO','RO','MS','RR','AP','AC') and x[0]!='Cascavel']
ART={'BA':'DA','PB':'DA','RS':'DO','RN':'DO','PI':'DO','PA':'DO','PR':'DO','RJ':'DO','ES':'DO','CE':'DO','MA':'DO','AM':'DO','AC':'DO','AP':'DO','TO':'DO'}
def prof(r,s):
    p=r.choice(PROF); return p.replace('or(a)','ora' if s=='F' else 'or').replace('o(a)','a' if s=='F' else 'o')
class B:pass
def first(r,s,two=None):
    L=F if s=='F' else M; a=r.choice(L)
    if two if two is not None else r.random()<.5:
        b=r.choice(L)
        while b==a:b=r.choice(L)
        a+=' '+b
    return a
def full(r,s):return first(r,s)+' '+' '.join(r.sample(S,2))
def date(r,y0,y1):
    return D.date(r.randint(y0,y1),r.randint(1,12),r.randint(1,28))
def fam(r,y,sex=None):
    f=B(); f.sex=sex or r.choice('FM'); a,b,c,d,e=r.sample(S,5)
    f.pai=first(r,'M')+' '+b+' '+a; f.mae=first(r,'F')+' '+d+' '+c
    f.pn=first(r,f.sex); f.sn=c+' '+a; f.nome=f.pn+' '+f.sn
    f.avo_p=first(r,'M')+' '+a; f.ava_p=first(r,'F')+' '+b+' '+a
    f.avo_m=first(r,'M')+' '+c; f.ava_m=first(r,'F')+' '+d+' '+e
    f.nasc=date(r,y,y); f.h=r.randint(0,23); f.mi=r.choice([5,10,12,15,20,27,30,35,41,48,50])
    ML=OLD if y<1980 else MUN; f.mun,f.uf=r.choice(ML); f.pm,f.pu=r.choice(OLD); f.mm,f.mu=r.choice(OLD)
    f.pnasc=date(r,y-38,y-22); f.mnasc=date(r,y-34,y-19)
    f.reg=f.nasc+D.timedelta(r.randint(2,20)); f.hosp=r.choice(HOSP)
    f.SEXO='Feminino' if f.sex=='F' else 'Masculino'
    f.o='a' if f.sex=='F' else 'o'; f.filho='filha' if f.sex=='F' else 'filho'
    f.ppr=prof(r,'M'); f.mpr=prof(r,'F'); return f
def age(b,d):return d.year-b.year-((d.month,d.day)<(b.month,b.day))
def cpf(r):
    n=[r.randint(0,9) for _ in range(9)]
    for k in (10,11):
        s=sum(x*(k-i) for i,x in enumerate(n)); n.append((s*10%11)%10)
    t=''.join(map(str,n)); return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}'
def cnpj(r):
    n=[r.randint(0,9) for _ in range(8)]+[0,0,0,1]
    for _ in (1,2):
        w=[2+(i%8) for i in range(len(n))][::-1]; s=sum(a*b for a,b in zip(n,w))%11; n.append(0 if s<2 else 11-s)
    t=''.join(map(str,n)); return f'{t[:2]}.{t[2:5]}.{t[5:8]}/{t[8:12]}-{t[12:]}'
def matr(r,y,tipo,livro,folha,termo,cns=None):
    s=f'{cns or r.randint(10000,160000):06d}0155{y}{tipo}{livro:05d}{folha:03d}{termo:07d}'
    for st in (2,1):
        t=sum(int(c)*((st+i)%11) for i,c in enumerate(s))%11; s+=str(1 if t==10 else t)
    return f'{s[:6]} {s[6:8]} {s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {s[30:]}'
def dig(r,n):return ''.join(str(r.randint(0,9)) for _ in range(n))
def tel(r):return f'({r.randint(11,98)}) 3{dig(r,3)}-{dig(r,4)}'
def cod(r,n):return ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ23456789') for _ in range(n))
def qr(r,mm=24):
    n=25;p=''
    fx=lambda x,y:any(a<=x<a+7 and b<=y<b+7 for a,b in((0,0),(18,0),(0,18)))
    for y in range(n):
        for x in range(n):
            if fx(x,y):
                a=x if x<7 else x-18;b=y if y<7 else y-18
                on=a in(0,6) or b in(0,6) or(2<=a<=4 and 2<=b<=4)
            elif (7<=x<=7 and (y<8 or y>17)) or (y==7 and(x<8 or x>17)) or (x==17 and y<8) or (y==17 and x<8): on=0
            else: on=r.random()<.48
            if on:p+=f'M{x} {y}h1v1h-1z'
    return f'<svg style="width:{mm}mm;height:{mm}mm" viewBox="0 0 25 25" shape-rendering="crispEdges"><path d="{p}"/></svg>'
def bars(r,w=50,h=9):
    x=0;p=''
    while x<100:
        a=r.choice([.6,.6,1.2,1.8]);p+=f'M{x:.1f} 0h{a}v10h-{a}z';x+=a+r.choice([.6,1.2,1.8])
    return f'<svg style="width:{w}mm;height:{h}mm" viewBox="0 0 101 10" preserveAspectRatio="none"><path d="{p}"/></svg>'
def sig(r,w=50,h=13,c='#1b2a6b'):
    x=5;y=28;p=f'M{x} {y}'
    for i in range(r.randint(7,11)):
        a=r.randint(8,24);p+=f' q{a*.2:.0f} {-r.randint(8,34)} {a*.7:.0f} {r.randint(-6,6)} t{a*.5:.0f} {r.randint(-5,8)}';x+=a
    return f'<svg style="width:{w}mm;height:{h}mm" viewBox="0 -14 215 76"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.5"/></svg>'
def arms(mm=20,c='#222',kind=0):
    st=''
    for k in range(20):
        a=math.radians(k*18);st+=f'<line x1="{50+30*math.cos(a):.1f}" y1="{50+30*math.sin(a):.1f}" x2="{50+42*math.cos(a):.1f}" y2="{50+42*math.sin(a):.1f}"/>'
    star=' '.join(f'{50+(24 if k%2==0 else 10)*math.sin(math.radians(k*36)):.1f},{50-(24 if k%2==0 else 10)*math.cos(math.radians(k*36)):.1f}' for k in range(10))
    inner=[f'<polygon points="{star}"/><circle cx="50" cy="50" r="7"/>',
           '<path d="M32 30h36v24q0 16-18 22q-18-6-18-22z"/><path d="M50 30v46M32 50h36"/>',
           '<path d="M46 24h8v18h16v8H54v28h-8V50H30v-8h16z"/>',
           '<path d="M30 62q20 14 40 0M34 34l16-10 16 10v22H34z"/><circle cx="50" cy="45" r="6"/>'][kind]
    return f'<svg style="width:{mm}mm;height:{mm}mm" viewBox="0 0 100 100" fill="none" stroke="{c}" stroke-width="2"><g>{st if kind in(0,3) else ""}</g><circle cx="50" cy="50" r="{28 if kind==0 else 44}"/>{inner}</svg>'
def stamp(t1,t2,c='#334a9a',mm=30,rot=-12):
    i='s'+str(abs(sum(map(ord,t1+t2))))
    return f'<svg style="width:{mm}mm;height:{mm}mm;transform:rotate({rot}deg)" viewBox="0 0 100 100"><defs><path id="{i}" d="M50 50m-37 0a37 37 0 1 1 74 0a37 37 0 1 1 -74 0"/></defs><g fill="none" stroke="{c}"><circle cx="50" cy="50" r="47" stroke-width="2"/><circle cx="50" cy="50" r="32"/></g><text font-size="9" fill="{c}" font-family="Liberation Sans" textLength="215"><textPath href="#{i}">{t1}</textPath></text><text x="50" y="53" font-size="9" fill="{c}" text-anchor="middle" font-family="Liberation Sans">{t2}</text></svg>'
def guil(c,n=8,amp=10):
    p=''
    for k in range(n):
        p+=f'<path d="M0 {20+k*3}'+''.join(f' q12.5 {amp+k} 25 0 t25 0' for _ in range(12))+'"/>'
    return f'<svg style="width:100%;height:12mm" viewBox="0 0 600 70" preserveAspectRatio="none" fill="none" stroke="{c}" stroke-width=".7">{p}</svg>'
def page(body,css='',font='Liberation Serif',size='10.5pt',pad='14mm 16mm',ps='A4',w='210mm',h='296.4mm',lang='pt-BR',title='Documento',bg='#fff'):
    return f'''<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title><style>
@page{{size:{ps};margin:0}}*{{box-sizing:border-box;-webkit-print-color-adjust:exact;print-color-adjust:exact}}
html,body{{margin:0;padding:0}}body{{font-family:'{font}';font-size:{size};color:#111}}
.pg{{position:relative;width:{w};height:{h};padding:{pad};background:{bg}}}
.c{{text-align:center}}.r{{text-align:right}}.j{{text-align:justify}}.b{{font-weight:bold}}.sm{{font-size:80%}}.xs{{font-size:65%}}
.row{{display:flex}}.sb{{display:flex;justify-content:space-between;align-items:center}}
table{{border-collapse:collapse;width:100%}}p{{margin:0 0 2.5mm}}h1,h2,h3{{margin:1mm 0}}
{css}</style></head><body><div class="pg">{body}</div></body></html>'''
def cel(l,v,fl=1,cls=''):return f'<div class="ce {cls}" style="flex:{fl}"><span class="l">{l}</span><span class="v">{v}</span></div>'
def row(*cs):return '<div class="row">'+''.join(cs)+'</div>'
