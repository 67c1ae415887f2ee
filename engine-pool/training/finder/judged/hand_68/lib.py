import random, math, datetime, html
esc=html.escape
def mat_dv(d30):
    def dv(s,w):
        t=0
        for c in s:
            t+=int(c)*w; w+=1
            if w>10: w=0
        r=t%11
        return '1' if r==10 else str(r)
    a=dv(d30,2); return a+dv(d30+a,1)
def matricula(cns,ano,liv,fol,ter,spaced=True):
    p=['%06d'%cns,'01','55','%04d'%ano,'1','%05d'%liv,'%03d'%fol,'%07d'%ter]; p.append(mat_dv(''.join(p)))
    return ' '.join(p) if spaced else ''.join(p)
def cpf(r):
    d=[r.randint(0,9) for _ in range(9)]
    for n in (10,11):
        s=sum(x*(n-i) for i,x in enumerate(d))%11; d.append(0 if s<2 else 11-s)
    s=''.join(map(str,d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D='_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C='_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def num(n,fem=False):
    def g(x):
        if x=='um': return 'uma' if fem else x
        if x=='dois': return 'duas' if fem else x
        return x
    if n<20: return g(U[n])
    if n<100: return D[n//10]+(' e '+g(U[n%10]) if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return C[n//100]+(' e '+num(n%100,fem) if n%100 else '')
    m,r=divmod(n,1000); h='mil' if m==1 else num(m)+' mil'
    return h+((' e ' if r<100 or r%100==0 else ' ')+num(r,fem) if r else '')
M='_ janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def dia1(d): return 'primeiro' if d==1 else num(d)
def dx(d,de='de'): return f'{dia1(d.day)} de {M[d.month]} de {num(d.year)}'
def dl(d): return f'{d.day if d.day>1 else "1º"} de {M[d.month]} de {d.year}'
def ds(d,s='/'): return d.strftime(f'%d{s}%m{s}%Y')
def hx(h):
    a,b=h
    t=num(a,True)+(' hora' if a<2 else ' horas')
    return t+(f' e {num(b)} minuto'+('s' if b>1 else '') if b else '')
def hperiod(h):
    a,b=h
    if (a,b)==(12,0): return 'ao meio-dia'
    if a==0: p,k='da madrugada',12
    elif a<5: p,k='da madrugada',a
    elif a<12: p,k='da manhã',a
    elif a<18: p,k='da tarde',a-12 or 12
    else: p,k='da noite',a-12
    if a==0: return f'à zero hora'+(f' e {num(b)} minutos' if b else '')
    t=num(k,True)+(' hora' if k==1 else ' horas')
    return ('à ' if k==1 else 'às ')+t+((' e meia' if b==30 else f' e {num(b)} minutos') if b else '')+' '+p
UFN=dict(AC='Acre',AL='Alagoas',AM='Amazonas',AP='Amapá',BA='Bahia',CE='Ceará',DF='Distrito Federal',ES='Espírito Santo',GO='Goiás',MA='Maranhão',MG='Minas Gerais',MS='Mato Grosso do Sul',MT='Mato Grosso',PA='Pará',PB='Paraíba',PE='Pernambuco',PI='Piauí',PR='Paraná',RJ='Rio de Janeiro',RN='Rio Grande do Norte',RO='Rondônia',RR='Roraima',RS='Rio Grande do Sul',SC='Santa Catarina',SE='Sergipe',SP='São Paulo',TO='Tocantins',GB='Guanabara')
DO={k:'de' for k in UFN}; DO.update({k:'do' for k in 'AC AM AP CE DF ES MA PA PI PR RJ RN RS TO'.split()},BA='da',PB='da',GB='da')
T={}
for l in '''AC:Rio Branco,Cruzeiro do Sul,Tarauacá,Feijó
AL:Arapiraca,Penedo,Palmeira dos Índios,União dos Palmares
AM:Tefé,Itacoatiara,Parintins,São Gabriel da Cachoeira
AP:Santana,Laranjal do Jari,Oiapoque
BA:Jequié,Ilhéus,Vitória da Conquista,Juazeiro,Santo Antônio de Jesus,Caetité
CE:Sobral,Crato,Quixeramobim,Iguatu,Juazeiro do Norte
ES:Colatina,Cachoeiro de Itapemirim,Linhares,São Mateus
GO:Rio Verde,Catalão,Jataí,Anápolis,Goianésia
MA:Imperatriz,Caxias,Bacabal,Pinheiro
MG:Montes Claros,Diamantina,Muriaé,Passos,Teófilo Otoni,Poços de Caldas,São João del-Rei
MS:Dourados,Ponta Porã,Corumbá,Aquidauana
MT:Cáceres,Rondonópolis,Sinop,Barra do Garças
PA:Santarém,Altamira,Marabá,Bragança,Cametá
PB:Campina Grande,Patos,Cajazeiras,Sousa
PE:Garanhuns,Caruaru,Petrolina,Serra Talhada,Arcoverde
PI:Parnaíba,Picos,Floriano,Oeiras
PR:Maringá,Ponta Grossa,Guarapuava,Foz do Iguaçu,Paranaguá,Jacarezinho
RJ:Nova Friburgo,Campos dos Goytacazes,Valença,Itaperuna,Barra do Piraí
RN:Mossoró,Caicó,Currais Novos,Açu
RO:Ji-Paraná,Vilhena,Guajará-Mirim,Cacoal
RR:Boa Vista,Caracaraí,Pacaraima
RS:Santana do Livramento,Bagé,Caxias do Sul,Uruguaiana,Santa Rosa,Erechim,São Borja
SC:Lages,Blumenau,Chapecó,Tubarão,Joaçaba
SE:Lagarto,Estância,Itabaiana,Propriá
SP:Bauru,Ribeirão Preto,Jundiaí,Presidente Prudente,Taubaté,Mogi das Cruzes,São José do Rio Preto,Itapetininga
TO:Araguaína,Gurupi,Porto Nacional,Dianópolis'''.split('\n'):
    u,v=l.split(':'); T[u]=v.split(',')
MN='José Antônio João Francisco Sebastião Raimundo Benedito Joaquim Geraldo Osvaldo Valdemar Otávio Severino Expedito Armando Lourenço Aristides Hermínio Genésio Jacinto Ademar Nélson Adão Eurípedes Firmino Venâncio Belarmino Honório Teodoro Ângelo'.split()
FN='Maria Josefa Antônia Francisca Sebastiana Raimunda Benedita Conceição Geralda Iracema Jandira Odete Nair Zulmira Eulália Durvalina Etelvina Laurinda Ercília Guiomar Isaura Hermínia Adélia Almerinda Palmira Eufrásia Iolanda Aparecida Dalva Inês'.split()
MM='Rafael Thiago Luís Gustavo Anderson Fábio Márcio Leandro Wellington Júlio César Cláudio Everton Diego Vinícius Rogério Jônatas Hélio Sílvio Mauro'.split()
FM='Juliana Patrícia Fernanda Luciana Débora Letícia Cláudia Tatiane Vanessa Mônica Kátia Rosângela Simone Flávia Andréia Jéssica Priscila Lúcia Elaine Márcia'.split()
MK='Miguel Heitor Davi Ravi Théo Bernardo Caio Otávio Lorenzo Murilo Joaquim Anthony Kauã Yuri Enzo Vítor Levi Noah Benício Ícaro'.split()
FK='Helena Alice Laura Sophia Manuela Cecília Isis Heloísa Lívia Yasmin Beatriz Antonella Ayla Júlia Lorena Clara Thaís Luísa Marília Nicole'.split()
S2='Augusto,Henrique,Carlos,Roberto,Eduardo,Gabriel,Emanuel,Paulo,Alberto'.split(',')
F2='Aparecida,de Fátima,das Graças,Cristina,Vitória,do Carmo,Eduarda,Regina,das Dores,Auxiliadora,de Lourdes'.split(',')
SN='''da Silva|dos Santos|de Oliveira|Ferreira|Pereira|Gonçalves|Rodrigues|Nascimento|Araújo|Cavalcanti|Bezerra|de Medeiros|Guimarães|Vasconcelos|Falcão|Queiroz|Magalhães|de Moraes|Fontoura|Brizola|Schneider|Hoffmann|Zimmermann|Kowalski|Nakamura|Takahashi|Bianchi|Rossetto|Zanatta|Dal Pozzo|Haddad|Saldanha|Peçanha|Figueirêdo|Assunção|Leão|Galvão|Camargo|Penteado|Tavares|Siqueira|Lacerda|Prates|Muniz|Sarmento|Teixeira|de Sá|d'Ávila|Barreto|Conceição|de Jesus|do Rosário|Cordeiro|Pinheiro|Mesquita|Rebouças|Toledo|Quadros|Wanderley|Maciel|Portela|Brandão|Vilela|Caldeira|Krüger|Müller|Benício|Furtado|Arruda|Paixão|Holanda|Bittencourt|Sampaio|Pacheco|Paraguaçu|Evangelista'''.split('|')
class Pick:
    def __init__(s,r): s.r=r; s.used=set()
    def __call__(s,l,avoid=()):
        for _ in range(60):
            x=s.r.choice(l)
            if x not in s.used and x not in avoid: s.used.add(x); return x
        return s.r.choice(l)
class O(dict):
    __getattr__=dict.get
    def __setattr__(s,k,v): s[k]=v
DOCT=['o pai','a mãe','o genitor']
def fam(r,era,sexo,long=0,short=0,solo=0,unk=0,two=0):
    p=Pick(r); s=lambda:p(SN)
    gm,gf=(MN,FN) if era=='old' else (MM,FM)
    km,kf=(MN,FN) if era=='old' else (MK+MM,FK+FM)
    f1,f2,m1,m2=s(),s(),s(),s()
    o=O()
    def full(g,*x): return ' '.join([g]+[y for y in x if y])
    def given(l,sx,pr): g=p(l); return g+(' '+p(S2 if sx=='M' else F2) if r.random()<pr else '')
    o.pai=full(given(gm,'M',.35),f1 if r.random()<.7 else '',f2)
    mar=era=='old' and r.random()<.6
    o.mae=full(given(gf,'F',.5),m2 if mar else m1,f2 if mar else m2)
    o.ap=full(given(MN,'M',.2),s() if r.random()<.4 else '',f2); o.vp=full(given(FN,'F',.4),f1)
    o.am=full(given(MN,'M',.2),s() if r.random()<.4 else '',m2); o.vm=full(given(FN,'F',.4),m1)
    k=given(km if sexo=='M' else kf,sexo,.5)
    o.nome=full(k,*( [m2] if solo else [m2,f2]))
    k2=given(km if sexo=='M' else kf,sexo,.5); o.irm=full(k2,*( [m2] if solo else [m2,f2]))
    o.conj=full(given(gf if sexo=='M' else gm,'M',0),s(),s())
    if long:
        o.nome=full({'M':'Pedro de Alcântara Emanuel','F':'Maria Eduarda do Perpétuo Socorro'}[sexo],m1,m2,f1,'' if solo else f2)
        o.vm=full('Maria Imaculada da Conceição',s(),s(),m1)
    if short: o.nome=full(p({'M':'Ivo Rui Eli Davi'.split(),'F':'Ana Eva Ruth Lia'.split()}[sexo]),f2 if not solo else m2)
    if two: o.pai=full(given(FM,'F',.3),f1,f2)
    if solo: o.pai=o.ap=o.vp=''
    if unk: o.ap=o.vp=''
    o.dec=full(given(gm,'M',.3),s(),s()); o.t1=full(given(gm,'M',.2),s(),s()); o.t2=full(given(gf,'F',.3),s(),s())
    o.oficial=full(given((MN if era=='old' else MN+MM) if r.random()<.5 else (FN if era=='old' else FN+FM),'M',0),s(),s()); o.escr=full(given(MN if era=='old' else MM+FM,'M',0),s(),s())
    return o
HOSP=['Hospital e Maternidade São José','Santa Casa de Misericórdia','Maternidade Dona Amélia','Hospital Regional Dr. Anísio Prado','Hospital Nossa Senhora das Graças','Maternidade Municipal Santa Isabel','Hospital Universitário','Casa de Saúde Santa Teresinha','Hospital São Vicente de Paulo','Hospital Geral Dom Celso','Maternidade Frei Damásio','Hospital Beneficência Portuguesa']
RUAS=['Rua Marechal Deodoro','Av. Getúlio Vargas','Rua Sete de Setembro','Praça da Matriz','Rua Coronel Pacheco','Travessa do Comércio','Av. Brasil','Rua Barão do Rio Branco']
DDD=dict(AC=68,AL=82,AM=97,AP=96,BA=73,CE=88,DF=61,ES=28,GO=64,MA=99,MG=32,MS=67,MT=65,PA=93,PB=83,PE=87,PI=89,PR=44,RJ=22,RN=84,RO=69,RR=95,RS=55,SC=49,SE=79,SP=17,TO=63)
def setup(form,k,y0,y1,yi0,yi1,era,u,t,**f):
    """one filling: everything about the event"""
    r=random.Random(f'h68-{form}-{k}-v1'); sexo=f.pop('sexo',None) or r.choice('MF')
    o=O(f); o.update(fam(r,era,sexo,**{x:f.get(x,0) for x in('long','short','solo','unk','two')}))
    o.r=r; o.sexo='Masculino' if sexo=='M' else 'Feminino'; o.fem=sexo=='F'
    b=datetime.date(r.randint(y0,y1),r.randint(1,12),r.randint(1,28)); o.nas=f.get('nas') or b
    o.hora=f.get('hora') or (r.randint(1,23),r.choice([0,5,7,10,15,20,30,30,42,45,50,58]))
    o.reg=f.get('reg') or o.nas+datetime.timedelta(days=r.randint(1,25))
    lo=max(o.reg+datetime.timedelta(days=0),datetime.date(yi0,1,10)); hi=datetime.date(yi1,12,15)
    o.emi=f.get('emi') or (lo+datetime.timedelta(days=r.randint(0,max(0,(hi-lo).days))))
    o.uf,o.mun=u,t; tw=lambda n:n
    oth=lambda:(lambda uu:(r.choice(T[uu]),uu))(r.choice(list(T)))
    o.nat1=f.get('nat1') or ((t,u) if r.random()<.4 else (r.choice(T[u]),u) if r.random()<.5 else oth())
    o.nat2=f.get('nat2') or ((t,u) if r.random()<.4 else (r.choice(T[u]),u) if r.random()<.4 else oth())
    o.bm,o.bu=f.get('born') or (t,u)
    o.hosp='' if f.get('home') else (f.get('hosp') or r.choice(HOSP))
    o.rua=f"{r.choice(RUAS)}, nº {r.randint(3,980)}"
    o.cns=r.randint(10123,159876); o.liv=f.get('liv') or r.randint(4,412); o.fol=r.randint(2,299); o.ter=r.randint(900,148000)
    o.mat=matricula(o.cns,o.reg.year,o.liv,o.fol,o.ter); o.cpf=cpf(r); o.dnv='' if o.nas.year<1993 else f'{r.choice([30,31,32,30])}-{r.randint(10000000,89999999)}-{r.randint(0,9)}'
    o.selo=''.join(r.choice('ABCDEFGHJKLMNPQRSTUVXZ') for _ in range(4))+str(r.randint(10000,99999)); o.cseg='-'.join(''.join(r.choice('0123456789ABCDEF') for _ in range(4)) for _ in range(4))
    o.fone=f'({DDD[u]}) {r.randint(3200,3999)}-{r.randint(1000,9999)}'; o.cep=f'{r.randint(10000,89999)}-{r.randint(100,899)}'
    o.k=k; o.id=f'{form}-{k}'; return o
def up(s,o=1): return s.upper() if o else s
def na(x,sep=' - '): return x if isinstance(x,str) else (sep.join(x) if x[1] else x[0])
def truth(o,lay,w,h,up=True,**kw):
    """kw: overrides by dotted path with __; acc = accept dict"""
    U=(lambda s:s.upper()) if up else (lambda s:s)
    d={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
     'dados_pessoais':{'nome_completo':U(o.nome),'cpf':'','matrícula':'','data_nascimento':{'texto_completo':ds(o.nas),'dia':'%02d'%o.nas.day,'mês':'%02d'%o.nas.month,'ano':str(o.nas.year)},'hora_nascimento':'%02d:%02d'%o.hora,'naturalidade':U(f'{o.bm} - {o.bu}'),'sexo':o.sexo},
     'local_nascimento':{'estabelecimento':U(o.hosp),'município':U(o.bm),'uf':o.bu},
     'registro':{'município':U(o.mun),'uf':o.uf,'cartório':o.cart or '','data_registro':ds(o.reg),'número_dnv':'','livro':'','folha':'','termo':''},
     'filiação':{'genitor_1':{'nome_completo':U(o.mae),'naturalidade':U(na(o.nat1))},'genitor_2':{'nome_completo':U(o.pai),'naturalidade':U(na(o.nat2)) if o.pai else ''}},
     'avós':{'paternos':{'avô':U(o.ap),'avó':U(o.vp)},'maternos':{'avô':U(o.am),'avó':U(o.vm)}},
     'gêmeos':{'status':'Sim' if o.twin else 'Não','informações_adicionais':''},'observações':{'averbações':'','anotações':''},
     'autenticação':{'selo_digital':'','oficial_registro':U(o.oficial),'data_emissão':ds(o.emi)}}
    if kw.pop('pf',False) and o.pai: d['filiação']={'genitor_1':d['filiação']['genitor_2'],'genitor_2':d['filiação']['genitor_1']}
    acc={}
    for p,v in kw.pop('acc',{}).items(): acc[p]=v
    meta={'twin_names':[U(o.irm)] if o.twin else [],'joint_notes':kw.pop('joint',False),'cadastro':kw.pop('cad',[])}
    for p,v in kw.items():
        q=p.split('__'); x=d
        for y in q[:-1]: x=x[y]
        assert q[-1] in x,p; x[q[-1]]=v
    return {'case':'68'+o.id,'layout':lay,'condition':'pdf_born_digital','file':f'68{o.id}.pdf','width':w,'height':h,'resizeImage':False,'data':d,'accept':acc,'meta':meta}
# ---- drawing
def page(size,css,body,lang='pt-BR'):
    w,h=size
    return f'<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8"><title>certidão</title><style>@page{{size:{w}mm {h}mm;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}.pg{{position:relative;width:{w}mm;height:{h-.3}mm;overflow:hidden}}table{{border-collapse:collapse}}{css}</style></head><body><div class="pg">{body}</div></body></html>'
def sig(r,w=150,h=38,c='#1b2a6b',sw=1.2):
    x=6; p=f'M{x} {h*.6:.0f}'
    while x<w-25:
        a=r.randint(8,22); p+=f' C{x+r.randint(-4,8)} {r.randint(0,int(h*.4))} {x+a} {r.randint(int(h*.5),h)} {x+a} {h*.55+r.randint(-6,6):.0f}'; x+=a
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}"><path d="{p} Q{w*.5:.0f} {h-1} {w-4} {h*.3:.0f}" fill="none" stroke="{c}" stroke-width="{sw}"/></svg>'
def qr(r,n=25,px=3):
    g=''
    for y in range(n):
        for x in range(n):
            f=[(x,y),(n-1-x,y),(x,n-1-y)]; z=next(((a,b) for a,b in f if a<7 and b<7),None)
            on=(max(abs(z[0]-3),abs(z[1]-3)) in(0,1,3)) if z else r.random()<.48
            if on: g+=f'M{x} {y}h1v1h-1z'
    return f'<svg width="{n*px}" height="{n*px}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{g}"/></svg>'
def star(cx,cy,R,q=.4): return 'M'+'L'.join(f'{cx+(R if i%2==0 else R*q)*math.sin(i*math.pi/5):.1f} {cy-(R if i%2==0 else R*q)*math.cos(i*math.pi/5):.1f}' for i in range(10))+'Z'
def arms(s=60,c1='#1d6b2f',c2='#d9b310',c3='#1c3a8a'):
    lv=''.join(f'<ellipse cx="{50+sg*(30+6*math.sin(a))*math.cos(a):.1f}" cy="{52+38*math.sin(a):.1f}" rx="7" ry="3" transform="rotate({sg*(60-i*22)} {50+sg*(30+6*math.sin(a))*math.cos(a):.1f} {52+38*math.sin(a):.1f})" fill="{c1}"/>' for sg in(-1,1) for i,a in enumerate([-.7,-.35,0,.35,.7,1.05]))
    return f'<svg width="{s}" height="{s}" viewBox="0 0 100 100">{lv}<path d="{star(50,48,38,.5)}" fill="{c1}" stroke="{c2}" stroke-width="2"/><path d="{star(50,48,27,.5)}" fill="{c2}"/><circle cx="50" cy="48" r="13" fill="{c3}" stroke="#fff" stroke-width="1.5"/><path d="M44 47h1M50 42h1M55 51h1M48 54h1M53 46h1" stroke="#fff" stroke-width="1.4"/><path d="M22 88q28 9 56 0v6q-28 9 -56 0z" fill="{c3}"/></svg>'
def seal(t,s=90,c='#333',mid='★',op=.7,rot=0,idn=''):
    i='c'+idn+str(abs(hash_(t))%9999)
    return f'<svg width="{s}" height="{s}" viewBox="0 0 100 100" style="opacity:{op};transform:rotate({rot}deg)"><defs><path id="{i}" d="M50 50m-36 0a36 36 0 1 1 72 0a36 36 0 1 1 -72 0"/></defs><g fill="none" stroke="{c}"><circle cx="50" cy="50" r="47" stroke-width="2"/><circle cx="50" cy="50" r="30"/></g><text font-size="9.2" fill="{c}" font-family="Liberation Sans" letter-spacing=".6"><textPath href="#{i}" textLength="215">{esc(t)}</textPath></text><text x="50" y="56" text-anchor="middle" font-size="17" fill="{c}">{mid}</text></svg>'
def hash_(t):
    h=7
    for c in t: h=(h*31+ord(c))%1000003
    return h
def guil(w,h,c,n=9,op=.25,amp=14):
    g=''
    for j in range(n):
        y=h*(j+.5)/n
        for ph in (0,1.2,2.4,3.6): g+='M0 %.1f'%y+''.join('L%d %.1f'%(x,y+amp*math.sin(x/26+ph)*math.cos(x/90)) for x in range(8,w+8,8))
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}" preserveAspectRatio="none" style="position:absolute;left:0;top:0;opacity:{op}"><path d="{g}" fill="none" stroke="{c}" stroke-width=".6"/></svg>'
def barcode(r,w=180,h=28):
    x=0; g=''
    while x<w-4: a=r.choice([1,1,2,3]); g+=f'M{x} 0h{a}v{h}h-{a}z'; x+=a+r.choice([1,1,2])
    return f'<svg width="{w}" height="{h}"><path d="{g}"/></svg>'
