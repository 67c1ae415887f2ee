import json, random, re, html as H
from types import SimpleNamespace as NS
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
TE='_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
CE='_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES='_ janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def n2(n,f=0):
    if n>=1000:
        a,b=divmod(n,1000); s='mil' if a==1 else n2(a,f)+' mil'
        return s if not b else s+(' e ' if b<=100 or b%100==0 else ' ')+n2(b,f)
    if n==100: return 'cem'
    if n>100:
        a,b=divmod(n,100); c=CE[a]; c=c[:-2]+'as' if f and a>1 else c
        return c+(' e '+n2(b,f) if b else '')
    if n<20: return {1:'uma',2:'duas'}.get(n,U[n]) if f else U[n]
    a,b=divmod(n,10); return TE[a]+(' e '+n2(b,f) if b else '')
day=lambda d:'primeiro' if d==1 else n2(d)
D=lambda d:'%02d/%02d/%04d'%d
L=lambda d:f'{"1º" if d[0]==1 else d[0]} de {MES[d[1]]} de {d[2]}'
W=lambda d:f'{day(d[0])} de {MES[d[1]]} de {n2(d[2])}'
def HW(h,m=0): return n2(h,1)+(' hora' if h==1 else ' horas')+(f' e {n2(m)} minuto'+('s' if m>1 else '') if m else '')
def cpf(r):
    d=[r.randint(0,9) for _ in range(9)]
    for k in (10,11):
        s=sum(x*(k-i) for i,x in enumerate(d))*10%11; d.append(s%10)
    s=''.join(map(str,d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def mat(cns,y,livro,folha,termo,tipo=1):
    s=f'{cns:06d}0155{y}{tipo}{livro:05d}{folha:03d}{termo:07d}'
    for _ in range(2):
        m=32-len(s); t=0
        for c in s: t+=int(c)*m; m=0 if m>=10 else m+1
        t%=11; s+=str(1 if t>9 else t)
    return ' '.join([s[:6],s[6:8],s[8:10],s[10:14],s[14],s[15:20],s[20:23],s[23:30],s[30:]])
EST=dict(AC='do Acre',AL='de Alagoas',AP='do Amapá',AM='do Amazonas',BA='da Bahia',CE='do Ceará',ES='do Espírito Santo',GO='de Goiás',MA='do Maranhão',MT='de Mato Grosso',MS='de Mato Grosso do Sul',MG='de Minas Gerais',PA='do Pará',PB='da Paraíba',PR='do Paraná',PE='de Pernambuco',PI='do Piauí',RJ='do Rio de Janeiro',RN='do Rio Grande do Norte',RS='do Rio Grande do Sul',RO='de Rondônia',RR='de Roraima',SC='de Santa Catarina',SP='de São Paulo',SE='de Sergipe',TO='do Tocantins')
EST['DF']='do Distrito Federal'
G={('o','M'):'Manoel João José Antônio Jacob Belmiro Firmino Theodoro Casemiro Honório Olympio Guilherme Nicolau Leôncio Pedro Raymundo Deodato Virgílio'.split(),
('o','F'):'Anna Maria Francisca Rosa Carolina Philomena Thereza Josepha Umbelina Ernestina Clotilde Leopoldina Amélia Balbina Eufrásia Delphina Idalina'.split(),
('m','M'):'Sebastião|Osvaldo|José Carlos|Wilson|Nélson|Getúlio|Adhemar|Luiz Antônio|Paulo Roberto|Dirceu|Valdemar|Edson|Gilberto|Márcio|Jorge Luís|Aparecido|Juvenal|Hermes|Ivo|Nivaldo'.split('|'),
('m','F'):'Aparecida|Neusa|Maria de Lourdes|Terezinha|Iracema|Zilda|Marlene|Sônia Regina|Vera Lúcia|Dirce|Maria das Graças|Elza|Conceição|Rosângela|Eunice|Ivone|Cleusa|Maria do Socorro|Edite|Lúcia'.split('|'),
('n','M'):'Enzo Gabriel|Davi|Théo|Caíque|Luís Otávio|Heitor|Wesley|Ícaro|João Pedro|Murilo|Átila|Ravi|Kauê|Benício|Ruan|Thiago|Otto|Ubiratã'.split('|'),
('n','F'):'Maria Clara|Lívia|Ágatha|Jéssica|Yasmin|Heloísa|Cecília|Tainá|Ana Júlia|Letícia|Stéfany|Luna|Antônia|Flávia|Mirella|Iara|Éricka|Beatriz'.split('|')}
S=dict(PT="da Silva|Pereira|de Souza|dos Santos|Sant'Anna|d'Ávila|Guimarães|Figueirêdo|do Amaral|Cavalcanti de Albuquerque|Nóbrega|Brandão|Leitão|Assunção|da Conceição|Mendonça|de Sá|Bulhões|Falcão|Quaresma|Teles|Viana|Damasceno|Sobral|de Araújo Lima|Magalhães|do Ó|Veloso".split('|'),
IT="Zanetti|Dall'Agnol|Bortolini|Dal Pozzo|Scarpellini|Tommasi|Ghisleni|De Marchi|Frasson|D'Agostini|Perin|Vendramini".split('|'),
DE='Schmitz|Müller|Kleinübing|Hoffmann|von Mühlen|Strücker|Wächter|Zimmermann|Bär|Rockenbach|Köhler'.split('|'),
JP='Yamashita|Takeuchi|Ogata|Nishikawa|Hayashi|Kuroda|Ishii|Matsunaga|Okubo'.split('|'),
AR='Haddad|El-Khoury|Abdalla|Maluf|Nassif|Bou Karim|Chahine|Saliba|Mattar'.split('|'),
PL='Wojciechowski|Kowalczuk|Hrycyszyn|Szymanski|Bobko|Pietrzak|Kuchla|Dziubate'.split('|'),
IN='Tikuna|Munduruku|Wapichana|Macuxi|Karipuna|Huni Kuin|Baniwa|Galibi|Sateré|Tukano|Ashaninka|Palikur'.split('|'))
NAT=[('Sobral','CE'),('Picos','PI'),('Bagé','RS'),('Itabuna','BA'),('Cachoeiro de Itapemirim','ES'),('Barretos','SP'),('Caxias','MA'),('Lages','SC'),('Corumbá','MS'),('Anápolis','GO'),('Porto Nacional','TO'),('Parintins','AM'),("Santana do Livramento",'RS'),('Xapuri','AC'),('Óbidos','PA'),('Patos','PB'),('Caicó','RN'),('Penedo','AL'),('Lagarto','SE'),('Petrópolis','RJ'),('Ouro Preto','MG'),('Cáceres','MT'),('Ji-Paraná','RO'),('Ponta Grossa','PR'),('Garanhuns','PE'),('São João del-Rei','MG'),("Pau d'Arco",'TO'),('Oiapoque','AP'),('Caracaraí','RR'),('Brasília','DF'),('Mogi das Cruzes','SP'),("Olhos-d'Água",'MG')]
def first(r,era,sx): return r.choice(G[era,sx])
def nm(r,era,sx,o='PT',last=None):
    a=r.choice(S[o]); b=last or r.choice([x for x in S[o] if x!=a]); k=r.random()
    return ' '.join([first(r,era,sx)]+([a] if k<.7 else [])+[b])
def fam(r,sx,e,op='PT',om='PT',up=0):
    f=NS(sx=sx); pe={'o':'o','m':'o','n':'m'}[e]; ge={'o':'o','m':'o','n':'m'}[pe]
    sp,sm=r.choice(S[op]),r.choice(S[om]); mp,mm=r.choice(S['PT']),r.choice(S['PT'])
    while sm==sp: sm=r.choice(S[om])
    while mp in(sp,sm): mp=r.choice(S['PT'])
    while mm in(sp,sm,mp): mm=r.choice(S['PT'])
    used=set()
    def fn(era,s):
        while 1:
            x=first(r,era,s)
            if x not in used: used.add(x); return x
    f.pai=' '.join([fn(pe,'M')]+([mp] if r.random()<.6 else [])+[sp]); f.mae=' '.join([fn(pe,'F')]+([mm] if r.random()<.6 else [])+[sm])
    f.a1=' '.join([fn(ge,'M'),sp]); f.a2=' '.join([fn(ge,'F'),mp]+([sp] if r.random()<.5 else [])); f.a3=' '.join([fn(ge,'M'),sm]); f.a4=' '.join([fn(ge,'F'),mm]+([sm] if r.random()<.5 else []))
    f.sm,f.sp=sm,sp; mid=[sm] if r.random()<.65 else []
    f.n=' '.join([fn(e,sx)]+mid+[sp]); f.solo=' '.join([f.n.split(' '+(mid[0] if mid else sp))[0],mm,sm]); f.twin=' '.join([fn(e,sx)]+mid+[sp])
    if up:
        for k in 'pai mae a1 a2 a3 a4 n solo twin'.split(): setattr(f,k,getattr(f,k).upper())
    f.np,f.nm=r.sample(NAT,2); return f
K=dict(nome='dados_pessoais.nome_completo',cpf='dados_pessoais.cpf',mat='dados_pessoais.matrícula',btx='dados_pessoais.data_nascimento.texto_completo',bd='dados_pessoais.data_nascimento.dia',bm='dados_pessoais.data_nascimento.mês',by='dados_pessoais.data_nascimento.ano',hora='dados_pessoais.hora_nascimento',nat='dados_pessoais.naturalidade',sexo='dados_pessoais.sexo',est='local_nascimento.estabelecimento',mun='local_nascimento.município',uf='local_nascimento.uf',rmun='registro.município',ruf='registro.uf',cart='registro.cartório',dreg='registro.data_registro',dnv='registro.número_dnv',livro='registro.livro',folha='registro.folha',termo='registro.termo',g1='filiação.genitor_1.nome_completo',g1n='filiação.genitor_1.naturalidade',g2='filiação.genitor_2.nome_completo',g2n='filiação.genitor_2.naturalidade',p1='avós.paternos.avô',p2='avós.paternos.avó',m1='avós.maternos.avô',m2='avós.maternos.avó',gs='gêmeos.status',gi='gêmeos.informações_adicionais',av='observações.averbações',an='observações.anotações',selo='autenticação.selo_digital',of='autenticação.oficial_registro',emis='autenticação.data_emissão')
def truth(case,w,h,acc=None,joint=False,twins=(),cad=(),b=None,sx=None,**k):
    k.setdefault('gs','Não'); acc={**(acc or {})}
    k.update(bd='%02d'%b[0],bm='%02d'%b[1],by=str(b[2]),sexo={'M':'Masculino','F':'Feminino','':''}[sx])
    k.setdefault('btx',D(b)); acc['btx']=[x for x in dict.fromkeys(acc.get('btx',[])+[D(b),W(b),L(b)]) if x!=k['btx']]
    if 'nat' not in k: k['nat']=f"{k['mun']}/{k['uf']}"; acc.setdefault('nat',['',k['mun']])
    d={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'}}
    for s,p in K.items():
        o=d; *q,z=p.split('.')
        for x in q: o=o.setdefault(x,{})
        o[z]=k.pop(s,'')
        assert isinstance(o[z],str),(s,o[z])
    assert not k,k
    return dict(case=case,layout=case[:4],condition='pdf_born_digital',file=case+'.pdf',width=w,height=h,resizeImage=False,data=d,accept={K[s]:v for s,v in acc.items() if v},meta=dict(twin_names=list(twins),joint_notes=joint,cadastro=list(cad)))
def page(w,h,css,body): return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{w}pt {h}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0}}body{{width:{w}pt;height:{h}pt;position:relative;overflow:hidden}}#c{{position:absolute;inset:0;display:flex;flex-direction:column}}p{{margin:0}}.c{{text-align:center}}.r{{text-align:right}}.j{{text-align:justify}}.b{{font-weight:bold}}.e{{margin-top:auto}}.f{{display:flex;justify-content:space-between;align-items:flex-end}}{css}</style></head><body><div id="c">{body}</div></body></html>'
def arms(s=44,c='#333'):
    ray=''.join(f'<line x1="50" y1="50" x2="{50+46*__import__("math").cos(a*.3927):.1f}" y2="{50+46*__import__("math").sin(a*.3927):.1f}"/>' for a in range(16))
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 100 100" fill="none" stroke="{c}" stroke-width="2">{ray}<circle cx="50" cy="50" r="30" fill="#fff"/><circle cx="50" cy="50" r="20"/><path d="M50 22L58 44 80 44 62 57 69 78 50 65 31 78 38 57 20 44 42 44Z"/><path d="M14 60Q20 92 48 94M86 60Q80 92 52 94"/></svg>'
def qr(r,s=58):
    n=25; q=''
    fin=lambda x,y:(x<8 and y<8)or(x>16 and y<8)or(x<8 and y>16)
    for x in range(n):
        for y in range(n):
            if not fin(x,y) and r.random()<.48: q+=f'M{x} {y}h1v1h-1z'
    for a,b in((0,0),(18,0),(0,18)): q+=f'M{a} {b}h7v7h-7zM{a+1} {b+1}v5h5v-5zM{a+2} {b+2}h3v3h-3z'
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 {n} {n}"><path d="{q}"/></svg>'
def sig(r,w=120,h=30,c='#1b2a6b'):
    x,y=6,20; p=f'M{x} {y}'
    for _ in range(9):
        nx=x+r.randint(6,14); p+=f'Q{x+r.randint(-4,9)} {r.randint(0,12)} {nx} {r.randint(14,26)}'; x=nx
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 120 30" fill="none" stroke="{c}" stroke-width="1.1"><path d="{p}"/><path d="M10 27Q60 20 112 26"/></svg>'
def guil(w,h,c,m=14):
    import math
    p=''
    for k in range(3):
        pts=[]
        for t in range(0,w-2*m+1,6): pts.append(f'{m+t} {m+4*math.sin(t/9+k*2.1):.1f}')
        p+='M'+'L'.join(pts)+'M'+'L'.join(f"{a.split()[0]} {h-float(a.split()[1]):.1f}" for a in pts)
        pts=[f'{m+4*math.sin(t/9+k*2.1):.1f} {m+t}' for t in range(0,h-2*m+1,6)]
        p+='M'+'L'.join(pts)+'M'+'L'.join(f"{w-float(a.split()[0]):.1f} {a.split()[1]}" for a in pts)
    return f'<svg style="position:absolute;left:0;top:0" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="{c}" stroke-width=".6"/></svg>'
def code(r,n,al='ABCDEFGHJKLMNPQRSTUVWXYZ'): return ''.join(r.choice(al) for _ in range(n))
dig=lambda r,n:str(r.randint(1,9))+code(r,n-1,'0123456789')
flat=lambda s:re.sub(r'\s+',' ',H.unescape(re.sub(r'<[^>]+>',' ',re.sub(r'</?(b|i|u|strong|em)( [^>]*)?>','',re.sub(r'<(style|title|svg)[\s\S]*?</\1>',' ',s)))))
