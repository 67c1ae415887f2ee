import random, math, html as H
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
T=['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
C=['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def ext(n,f=False):
    if n>=1000:
        a,b=divmod(n,1000); s='mil' if a==1 else ext(a,f)+' mil'
        if not b: return s
        return s+(' e ' if b<100 or b%100==0 else ' ')+ext(b,f)
    if n==100: return 'cem'
    if n>100: return C[n//100]+(' e '+ext(n%100,f) if n%100 else '')
    if n<20: return {1:'uma',2:'duas'}.get(n,U[n]) if f else U[n]
    return T[n//10]+(' e '+ext(n%10,f) if n%10 else '')
def old(s):
    for a,b in [('dezesseis','dezeseis'),('dezessete','dezesete'),('cinquenta','cincoenta'),('mês','mez'),('três','trez'),('às ','ás '),('seis','seis'),('dois','dois')]: s=s.replace(a,b)
    return s
def dw(d,prim=True): return ('primeiro' if d[0]==1 and prim else ext(d[0]))+' de '+MES[d[1]-1]+' de '+ext(d[2])
def dm(d): return f"{d[0]} de {MES[d[1]-1]} de {d[2]}"
def dn(d,sep='/'): return f"{d[0]:02d}{sep}{d[1]:02d}{sep}{d[2]}"
def hw(h,m,per=True):
    p='';hh=h
    if per:
        p=' da madrugada' if h<5 else ' da manhã' if h<12 else ' da tarde' if h<19 else ' da noite'
        if h>12: hh=h-12
    s='zero hora' if hh==0 else 'uma hora' if hh==1 else ext(hh,True)+' horas'
    return s+(' e '+ext(m)+(' minuto' if m==1 else ' minutos') if m else '')+(p if hh else '')
def w(ds,start):
    s=0;k=start
    for c in ds:
        s+=int(c)*k; k=0 if k==10 else k+1
    r=s%11
    return 1 if r==10 else r
def mat(cns,ano,tp,l,f,t,sep=' '):
    b=f"{cns}0155{ano}{tp}{l:05d}{f:03d}{t:07d}"; a=w(b,2); c=w(b+str(a),1)
    return sep.join([cns,'01','55',str(ano),str(tp),f"{l:05d}",f"{f:03d}",f"{t:07d}",f"{a}{c}"])
def cpf(r):
    d=[r.randint(0,9) for _ in range(9)]
    for n in (10,11):
        x=sum(a*b for a,b in zip(d,range(n,1,-1)))*10%11; d.append(0 if x==10 else x)
    s=''.join(map(str,d)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
GM={'old':'Abílio Aristides Bento Custódio Deocleciano Eleutério Firmino Gumercindo Hermenegildo Jovino Ladislau Marcolino Nicanor Olegário Pantaleão Quirino Salustiano Theodoro Urbano Zeferino'.split(),
'mid':'Adílson Benedito Claudinei Dorival Edivaldo Genésio Hélio Ivanildo Jurandir Laércio Mauro Nivaldo Orlando Raimundo Sebastião Valdecir Wanderley Joaquim Gérson Antenor'.split(),
'new':'Arthur Breno Caíque Davi Enzo Heitor Ícaro João Kauê Lorenzo Murilo Otávio Ravi Samuel Thales Vinícius Yuri Benício Noah Luan'.split()}
GF={'old':'Adelaide Balbina Carlota Domitila Etelvina Felisbina Guilhermina Hercília Idalina Josephina Leopoldina Maximiana Nympha Ondina Philomena Rosalina Severiana Thereza Ursulina Zulmira'.split(),
'mid':'Aparecida Berenice Cleonice Dalva Edna Fátima Geralda Ivone Josefina Lucimar Marlene Neusa Odete Rosângela Sueli Terezinha Vilma Conceição Zélia Noêmia'.split(),
'new':'Alice Bianca Cecília Eloá Flávia Heloísa Isis Jéssica Lívia Maitê Nathália Pietra Rayssa Sofia Tainá Valentina Yasmin Letícia Antonella Débora'.split()}
PREV={'new':'mid','mid':'old','old':'old'}
SUR='Abrantes Bittencourt|Caldeira|Damasceno|Espíndola|Fagundes|Gonzaga|Hoffmann|Inácio|Jardim|Kowalski|Lacerda|Mascarenhas|Negrão|Ourique|Peixoto|Quintanilha|Rezende|Sant\'Anna|Tavares|Uchôa|Vasconcelos|Wolff|Xavier|Zanella|Assunção|Brandão|Camargo|de Araújo|da Conceição|dos Anjos|de Sá|do Amaral|Esteves|Furtado|Goulart|Junqueira|Leão|Magalhães|Nóbrega|Pacheco|Queirós|Rosendo|Sampaio|Toledo|Valadares|Yamashita|Zambon|Bonfim|Cordeiro|Dornelles|Evangelista|Falcão|Guimarães|Lisboa|Meireles|Pires|Ribas|Siqueira|Teles|Viegas'.split('|')
TOWN=[x.split('/') for x in "Laranjeiras do Sul/PR|Ivaiporã/PR|Araranguá/SC|Caçador/SC|São Borja/RS|Erechim/RS|Itapetininga/SP|Jaú/SP|Patos de Minas/MG|Araçuaí/MG|Itaperuna/RJ|Colatina/ES|Jequié/BA|Xique-Xique/BA|Propriá/SE|Penedo/AL|Garanhuns/PE|Serra Talhada/PE|Cajazeiras/PB|Caicó/RN|Sobral/CE|Quixadá/CE|Floriano/PI|Caxias/MA|Santarém/PA|Óbidos/PA|Parintins/AM|Tefé/AM|Ji-Paraná/RO|Tarauacá/AC|Rio Verde/GO|Porangatu/GO|Corumbá/MS|Aquidauana/MS|Cáceres/MT|Poxoréu/MT|Gurupi/TO|Laranjal do Jari/AP|Caracaraí/RR".split('|')]
HOSP='Hospital e Maternidade Santa Isabel|Santa Casa de Misericórdia|Hospital Municipal Dr. Eurico Prates|Maternidade Nossa Senhora da Guia|Hospital Regional do Vale|Casa de Saúde São Camilo|Hospital São Vicente Ferrer|Maternidade Dona Íris Caldas|Hospital da Fundação SESP|Centro de Parto Normal Mãe Amélia'.split('|')
STATE=dict(PR='Paraná',SC='Santa Catarina',RS='Rio Grande do Sul',SP='São Paulo',MG='Minas Gerais',RJ='Rio de Janeiro',ES='Espírito Santo',BA='Bahia',SE='Sergipe',AL='Alagoas',PE='Pernambuco',PB='Paraíba',RN='Rio Grande do Norte',CE='Ceará',PI='Piauí',MA='Maranhão',PA='Pará',AM='Amazonas',RO='Rondônia',AC='Acre',GO='Goiás',MS='Mato Grosso do Sul',MT='Mato Grosso',TO='Tocantins',AP='Amapá',RR='Roraima',DF='Distrito Federal')
def de(uf): return {'PR':'do','RS':'do','RJ':'do','ES':'do','RN':'do','CE':'do','PI':'do','MA':'do','PA':'do','AM':'do','AC':'do','AP':'do','TO':'do','DF':'do','BA':'da','PB':'da'}.get(uf,'de')+' '+STATE[uf]
class D(dict):
    __getattr__=dict.get
    def __setattr__(s,k,v): s[k]=v
def mk(seed,loc,born,reg,iss,sex,era='mid',**k):
    r=random.Random('69'+seed); d=D(seed=seed,r=r,loc=loc,bloc=loc,b=born,rd=reg,ed=iss,sex=sex,h=r.randint(0,23),m=r.choice([0,5,10,15,20,27,30,38,40,45,50,55]))
    gp=PREV[era]; S=r.sample(SUR,14); used=set()
    def g(x,e):
        while 1:
            n=r.choice((GM if x=='M' else GF)[e])
            if n not in used: used.add(n); return n
    ps,ms=S[0],S[1]; dbl=r.random()<.4
    d.kid=g(sex,era)+(' '+g(sex,era) if r.random()<.45 else '')+' '+ms+' '+ps
    d.pai=g('M',gp)+' '+(S[2]+' ' if dbl else '')+ps
    d.mae=g('F',gp)+(' '+g('F',gp) if r.random()<.3 else '')+' '+ms+(' '+ps if r.random()<.5 else '')
    d.pa=g('M','old')+' '+(S[3]+' ' if r.random()<.5 else '')+ps; d.pb=g('F','old')+' '+(S[2] if dbl else S[4])+(' '+ps if r.random()<.6 else '')
    d.ma=g('M','old')+' '+(S[5]+' ' if r.random()<.3 else '')+ms; d.mb=g('F','old')+' '+S[6]+(' '+ms if r.random()<.6 else '')
    d.fn=tuple(r.choice(TOWN)); d.mn=r.choice([loc,tuple(r.choice(TOWN))])
    d.est=r.choice(HOSP); d.off=g('M' if r.random()<.5 else 'F','mid')+' '+S[7]+' '+S[8]; d.sub=g('F','new')+' '+S[9]+' '+S[10]
    d.t1=g('M',gp)+' '+S[11]; d.t2=g('F',gp)+' '+S[12]+' '+S[13]; d.med=g('M','mid')+' '+S[12]
    d.cns=f"{r.randint(60000,169999):06d}"; d.livro=r.randint(3,240); d.folha=r.randint(2,299); d.termo=r.randint(300,89000); d.tp=1
    d.cpf=''; d.dnv=f"30-{r.randint(30000000,89999999)}-{r.randint(0,9)}" if reg[2]>=2011 else ''
    A='ABCDEFGHJKLMNPQRSTUVWXYZ'; R=lambda n:''.join(r.choice(A) for _ in range(n)); N=lambda n:''.join(r.choice('0123456789') for _ in range(n))
    d.selo=r.choice([R(3)+N(5),R(4)+N(5)+' '+R(3),N(4)+R(2)+N(9)+R(2)+N(4)+R(1),R(3)+'-'+N(6)+'-'+R(4),N(18)]) if iss[2]>=2009 else ''
    d.fone=f"({r.randint(11,99)}) 3{N(3)}-{N(4)}"; d.rua=r.choice(['Rua Cel. Bernardino','Av. Getúlio Vargas','Praça da Matriz','Travessa 7 de Setembro','Rua Barão do Rio Branco','Rua Duque de Caxias'])+', '+str(r.randint(12,1900)); d.cep=f"{N(5)}-{N(3)}"
    d.cart=''; d.averb=d.anot=''; d.tw=''; d.twn=[]; d.cad=[]; d.blank='---'; d.rg=f"{N(2)}.{N(3)}.{N(3)}-{N(1)}"; d.N=N;d.R=R
    d.update(k); d.cpf=cpf(r) if d.cpf==1 else d.cpf
    if k.get('nopai'): d.pai=d.pa=d.pb=''; d.fn=None; d.kid=k.get('kid') or g(sex,era)+' '+g(sex,era)+' '+ms; d.mae=k.get('mae') or g('F',gp)+' '+ms
    d.mat=mat(d.cns,reg[2],d.tp,d.livro,d.folha,d.termo) if iss[2]>=2010 and not k.get('nomat') else ''
    return d
def caps(d,ks='kid pai mae pa pb ma mb est off sub t1 t2 med tw averb anot'.split()):
    for k in ks:
        if d[k]: d[k]=d[k].upper()
    d.twn=[x.upper() for x in d.twn]
    for k in 'loc bloc fn mn'.split():
        if d[k]: d[k]=(d[k][0].upper(),d[k][1])
    return d
def nf(t,f='{} - {}'): return f.format(*t) if t else ''
SX={'M':'Masculino','F':'Feminino'}
def truth(d,g,txt,nat=None,acc=None,joint=False,org='Registro Civil das Pessoas Naturais',**o):
    """g = [(name,nat),(name,nat)] in printed order; nat None: no such label"""
    a=dict(acc or {}); uf=d.loc[1]
    if nat is None: nat=nf(d.bloc); a.setdefault('dados_pessoais.naturalidade',[]).append('')
    def est(p,x):
        if x.endswith(', deste Estado'): b=x[:-14]; a.setdefault(p,[]).extend([f"{b}/{uf}",f"{b} - {uf}"])
    est('dados_pessoais.naturalidade',nat)
    for i,x in enumerate(g): est(f'filiação.genitor_{i+1}.naturalidade',x[1])
    x=D(cpf=d.cpf,mat=d.mat,hora=f"{d.h:02d}:{d.m:02d}" if d.h is not None else '',sexo=SX[d.sex],est=d.est,lmun=d.bloc[0],luf=d.bloc[1],rmun=d.loc[0],ruf=d.loc[1],cart=d.cart,rd=dn(d.rd),dnv=d.dnv,livro=str(d.livro),folha=str(d.folha),termo=str(d.termo),tw=d.tw,averb=d.averb,anot=d.anot,selo=d.selo,off=d.off,ed=dn(d.ed)); x.update(o)
    n=''.join(c for c in x.livro if c.isdigit())
    if n and n!=x.livro: a.setdefault('registro.livro',[]).extend([n,str(int(n))] if n!=str(int(n)) else [n])
    if d.home: a.setdefault('local_nascimento.estabelecimento',[]).extend(['','Domicílio','em domicílio'])
    g=list(g)+[('','')]*(2-len(g))
    return dict(layout='',condition='pdf_born_digital',resizeImage=False,data={
     'documento':{'tipo':o.get('tipo','Certidão de Nascimento'),'órgão_emissor':org},
     'dados_pessoais':{'nome_completo':d.kid,'cpf':x.cpf,'matrícula':x.mat,'data_nascimento':{'texto_completo':txt,'dia':f"{d.b[0]:02d}",'mês':f"{d.b[1]:02d}",'ano':str(d.b[2])},'hora_nascimento':x.hora,'naturalidade':nat,'sexo':x.sexo},
     'local_nascimento':{'estabelecimento':x.est,'município':x.lmun,'uf':x.luf},
     'registro':{'município':x.rmun,'uf':x.ruf,'cartório':x.cart,'data_registro':x.rd,'número_dnv':x.dnv,'livro':x.livro,'folha':x.folha,'termo':x.termo},
     'filiação':{'genitor_1':{'nome_completo':g[0][0],'naturalidade':g[0][1]},'genitor_2':{'nome_completo':g[1][0],'naturalidade':g[1][1]}},
     'avós':{'paternos':{'avô':d.pa,'avó':d.pb},'maternos':{'avô':d.ma,'avó':d.mb}},
     'gêmeos':{'status':'Sim' if (x.tw or o.get('twin')) else 'Não','informações_adicionais':x.tw},
     'observações':{'averbações':x.averb,'anotações':x.anot},
     'autenticação':{'selo_digital':x.selo,'oficial_registro':x.off,'data_emissão':x.ed}},
     accept=a,meta={'twin_names':d.twn,'joint_notes':joint,'cadastro':d.cad})
def page(size,css,body,font='Liberation Serif',fs='10pt',margin='10mm'):
    W,Hh=size
    return (f"<!DOCTYPE html><html lang=pt><meta charset=utf-8><style>@page{{size:{W}mm {Hh}mm;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}"
     f"#p{{position:relative;width:{W}mm;height:{Hh-.4}mm;padding:{margin};overflow:hidden;font:{fs} '{font}'}}table{{border-collapse:collapse;width:100%}}p{{margin:0}}{css}</style><div id=p>{body}</div></html>"),W,Hh
def arms(s=60,c='#234'):
    pts=' '.join(f"{50+(44 if i%2==0 else 19)*math.sin(i*math.pi/5):.1f},{50-(44 if i%2==0 else 19)*math.cos(i*math.pi/5):.1f}" for i in range(10))
    lv=''.join(f'<ellipse cx="{50+47*math.cos(t)*x:.0f}" cy="{55+42*math.sin(t):.0f}" rx="7" ry="3" transform="rotate({x*(t*57+60):.0f} {50+47*math.cos(t)*x:.0f} {55+42*math.sin(t):.0f})" fill="{c}" opacity=".6"/>' for x in(1,-1) for t in (-.5,-.1,.3,.7,1.1))
    return f'<svg width="{s}" height="{s}" viewBox="-5 -2 110 110"><polygon points="{pts}" fill="none" stroke="{c}" stroke-width="3"/><circle cx="50" cy="50" r="15" fill="{c}" opacity=".35" stroke="{c}"/>{lv}<rect x="15" y="99" width="70" height="6" fill="none" stroke="{c}"/></svg>'
def sig(r,w=150,h=38,c='#1a2f7a'):
    p=f'M8 {h/2}';x=8
    for i in range(9):
        x+=r.randint(9,16)*w/150; p+=f' Q{x-r.randint(3,9):.0f} {h/2+(-1)**i*r.randint(6,18)*h/38:.0f} {x:.0f} {h/2+r.randint(-5,5)}'
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.4"/></svg>'
def stamp(t1,t2,c='#7a1f5a',s=90,rot=-8,idn='x'):
    return f'<svg width="{s}" height="{s}" viewBox="0 0 100 100" style="transform:rotate({rot}deg)"><circle cx="50" cy="50" r="47" fill="none" stroke="{c}" stroke-width="2"/><circle cx="50" cy="50" r="31" fill="none" stroke="{c}"/><path id="{idn}" d="M50 50 m-36 0 a36 36 0 1 1 72 0 a36 36 0 1 1 -72 0" fill="none"/><text font-size="8" fill="{c}" font-family="Liberation Sans"><textPath href="#{idn}">{H.escape(t1)}</textPath></text><text x="50" y="53" font-size="9" text-anchor="middle" fill="{c}">{H.escape(t2)}</text></svg>'
def qr(r,n=25,s=60):
    q=''.join(f'<rect x="{x}" y="{y}" width="1" height="1"/>' for x in range(n) for y in range(n) if r.random()<.48 and not((x<8 or x>n-9) and y<8 or x<8 and y>n-9))
    f=''.join(f'<path d="M{x} {y}h7v7h-7z m1 1v5h5v-5z m1 1h3v3h-3z" fill-rule="evenodd"/>' for x,y in((0,0),(n-7,0),(0,n-7)))
    return f'<svg width="{s}" height="{s}" viewBox="-1 -1 {n+2} {n+2}">{q}{f}</svg>'
def guil(w,h,c='#9bb89a'):
    p=''.join(f'<path d="M0 {h/2+math.sin(k)*0:.0f}'+''.join(f' L{x} {h/2+(h/2-2)*math.sin(x/9+k*.7):.1f}' for x in range(0,w+3,3))+f'" fill="none" stroke="{c}" stroke-width=".5"/>' for k in range(6))
    return f'<svg width="{w}" height="{h}" style="display:block">{p}</svg>'
