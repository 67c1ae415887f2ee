import random, json, html, datetime as D, re
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
T_='_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
H_='_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def old_(s):
    for a,b in (('três','tres'),('dezesseis','dezeseis'),('dezessete','dezesete'),('cinquenta','cincoenta'),('dois','dous')): s=re.sub(r'\b%s\b'%a,b,s)
    return s
def num(n,old=0,fem=0):
    def f(n):
        if n<20: r=U[n]
        elif n<100: r=T_[n//10]+(' e '+f(n%10) if n%10 else '')
        elif n==100: r='cem'
        elif n<1000: r=H_[n//100]+(' e '+f(n%100) if n%100 else '')
        else:
            m,q=divmod(n,1000); r=('mil' if m==1 else f(m)+' mil')
            if q: r+=(' e ' if q<100 or q%100==0 else ' ')+f(q)
        return r
    r=f(n)
    if fem: r=re.sub(r'\bum$','uma',re.sub(r'\bdois$','duas',r)); r=re.sub(r'entos\b','entas',r)
    return old_(r) if old else r
def mes(d,old=0): m=MES[d.month-1]; return m.capitalize() if old else m
def dia(d,old=0): return 'primeiro' if d.day==1 else num(d.day,old)
def ext(d,old=0): return f'{dia(d,old)} de {mes(d,old)} de {num(d.year,old)}'
def aos(d,old=0,ano='de',mez=None):
    m=mez or ('mez' if old else 'mês')
    return (f'Ao primeiro dia do {m} de' if d.day==1 else f'Aos {num(d.day,old)} dias do {m} de')+f' {mes(d,old)} {ano} {num(d.year,old)}'
def br(d,s='/'): return d.strftime(f'%d{s}%m{s}%Y')
def dm(d,old=0): return f'{"1º" if d.day==1 else d.day} de {mes(d,old)} de {d.year}'
def hold(h,m,old=1):
    a='ás' if old else 'às'; a1='á' if old else 'à'
    per='da madrugada' if h<6 else 'da manhã' if h<12 else 'da tarde' if h<18 else 'da noite'
    if h==0: return f'{a1} meia noite'+({0:'',30:' e meia hora'}.get(m) if m in(0,30) else f' e {num(m,old)} minutos')
    if h==12: return 'ao meio dia'+(' e meia hora' if m==30 else '' if m==0 else f' e {num(m,old)} minutos')
    k=(h-1)%12+1; mm={0:'',30:' e meia',15:' e um quarto'}.get(m,f' e {num(m,old)} minutos')
    return f'{a1 if k==1 else a} {num(k,old,1)} hora{"s" if k>1 else ""}{mm} {per}'
def hw(h,m): return f'{"à" if h in (0,1) else "às"} {num(h,0,1)} hora{"s" if h>1 else ""}'+(f' e {num(m)} minuto{"s" if m>1 else ""}' if m else '')
def cpf(R):
    d=[R.randint(0,9) for _ in range(9)]
    for n in (10,11): s=sum(x*(n-i) for i,x in enumerate(d))*10%11; d.append(s%10)
    s=''.join(map(str,d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def mat(cns,y,l,f,t,tipo=1):
    b=f'{cns}0155{y}{tipo}{l:05d}{f:03d}{t:07d}'
    for _ in (0,1):
        s=0;k=32-len(b)
        for c in b: s+=int(c)*k; k=k+1 if k<10 else 0
        s%=11; b+=str(1 if s==10 else s)
    return f'{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}'
UF={'AC':'do Acre','AL':'de Alagoas','AP':'do Amapá','AM':'do Amazonas','BA':'da Bahia','CE':'do Ceará','ES':'do Espírito Santo','GO':'de Goiás','MA':'do Maranhão','MT':'de Mato Grosso','MS':'de Mato Grosso do Sul','MG':'de Minas Gerais','PA':'do Pará','PB':'da Paraíba','PR':'do Paraná','PE':'de Pernambuco','PI':'do Piauí','RJ':'do Rio de Janeiro','RN':'do Rio Grande do Norte','RS':'do Rio Grande do Sul','RO':'de Rondônia','RR':'de Roraima','SC':'de Santa Catarina','SP':'de São Paulo','SE':'de Sergipe','TO':'do Tocantins'}
OUF=dict(UF,MG='de Minas Geraes',PB='da Parahyba do Norte',PI='do Piauhy',GO='de Goyaz',MT='de Matto Grosso',ES='do Espirito Santo',SC='de Santa Catharina',AM='do Amazonas',AL='das Alagôas',CE='do Ceará')
def est(uf,old=0): return 'Distrito Federal' if uf=='DF' else 'Estado '+(OUF if old else UF)[uf]
F={'old':('Benedicto Joaquim Theophilo Raymundo Sebastião Manoel Antonio Firmino Belmiro Hypolito Christovam Jeronymo Thomaz Izidoro Balbino Norberto Cypriano'.split(),'Benedicta Philomena Thereza Eulalia Anna Izabel Joaquina Leopoldina Carlota Umbelina Deolinda Ephigenia Generosa Rita Escolastica Querubina'.split()),
'mid':('Osvaldo Valdemar Geraldo Nélson Ademar Expedito Hélio Raimundo Dorival Aristides Lindolfo Orlando Severino Benevenuto Otacílio Juvenal'.split(),'Zilda Iracema Dalva Neusa Terezinha Odete Ivone Jandira Hilda Nair Zulmira Guiomar Alzira Estelita Dagmar Ondina'.split()),
'late':('Marcelo,Fábio,Sérgio,Júlio César,Wagner,Anderson,Cláudio,Rogério,Márcio,Éder,Luís Fernando,Wellington,José Carlos,Adilson'.split(','),'Patrícia,Luciana,Simone,Rosângela,Andréia,Cláudia,Márcia,Elisângela,Mônica,Kátia,Ângela,Vanessa,Maria José,Sueli'.split(',')),
'new':('Davi Lucca,Heitor,Théo,Arthur,Kauê,Enzo Gabriel,Benício,Ravi,Caetano,Noah,João Miguel,Murilo,Iago,Antônio'.split(','),'Maitê,Valentina,Alícia,Helloísa,Yasmin,Sophia,Ayla,Liz,Isabelly,Antonella,Maria Júlia,Cecília,Lavínia,Aurora'.split(','))}
X={'jp':('Kenji Hiroshi Takeo Masaru Yoshio Shigeru'.split(),'Haruko Michiko Fumie Sachiko Tomie Kiyoko'.split()),'it':('Giuseppe Pietro Angelo Luigi Vittorio Fortunato'.split(),'Giovanna Rosa Assunta Carmela Angela Luigia'.split()),
'de':('Heinrich Otto Friedrich Wilhelm Helmuth Reinhold'.split(),'Gertrud Hedwig Elfriede Ottilie Hildegard Frieda'.split()),'ar':('Nagib Salim Elias Jamil Abdalla Toufic'.split(),'Samira Nazira Jamile Zakie Latife Salma'.split()),
'ind':('Kuaray,Aritana,Karai Mirim,Tserewaptu,Mukuká,Wherá Tupã'.split(','),'Jaxuka,Pará Poty,Yacunã,Ara Rete,Kerexu,Watatakalu'.split(','))}
S={'pt':"Alves Teixeira|Brandão|Pereira Lima|de Sant'Anna|Quintanilha|do Nascimento|d'Ávila|Bezerra de Melo|Gouveia|Figueirôa|Assunção|dos Anjos|Conceição|Magalhães|Batista|Cordeiro|da Anunciação|Peçanha|Vasconcelos|Rebouças|Sardinha|Aragão|Feitosa|Maranhão|Nóbrega|Taveira|Lacerda|Barcelos|Guimarães".split('|'),
'it':"Zanchetta|Bortolotto|Dal Pozzo|De Bastiani|Pasqualotto|Fiorin|Dall'Agnol|Sartori".split('|'),'de':'Schlickmann|Kühl|Hoffstaetter|von Ahn|Weingärtner|Böhm|Struckel'.split('|'),'jp':'Watanabe|Kuroiwa|Hayashida|Nishimoto|Tsukamoto|Oyama'.split('|'),
'ar':'Haddad|Abi-Saab|El Khouri|Chequer|Nasser|Mansur'.split('|'),'pl':'Wojciechowski|Szczepanski|Kowalczuk|Brzezinski'.split('|'),'ind':'Guarani|Pataxó|Terena|Yawanawá|Tukano|Kaingang|Xerente'.split('|'),'sp':'Benítez|Ibáñez|Muñoz|de la Cruz'.split('|')}
ER=['old','old','old','mid','late','new']
PROF='lavrador comerciante pedreiro ferroviário funcionário público|motorista carpinteiro agricultor alfaiate mecânico operário pescador'.replace('público|','público_').split()
PROF=[p.replace('_',' ') for p in 'lavrador comerciante pedreiro ferroviário funcionário_público motorista carpinteiro agricultor alfaiate mecânico operário pescador'.split()]
RUA=['Rua Marechal Deodoro','Rua Quinze de Novembro','Avenida Getúlio Vargas','Travessa do Comércio','Rua Barão do Rio Branco','Rua da Matriz','Avenida Sete de Setembro','Rua Coronel Bento Pires','Praça da Bandeira','Rua Padre Anchieta','Rua das Acácias','Rua Tiradentes']
PAT={'nome':'dados_pessoais.nome_completo','cpf':'dados_pessoais.cpf','mat':'dados_pessoais.matrícula','texto':'dados_pessoais.data_nascimento.texto_completo','hora':'dados_pessoais.hora_nascimento','nat':'dados_pessoais.naturalidade','sexo':'dados_pessoais.sexo','est':'local_nascimento.estabelecimento','mun':'local_nascimento.município','uf':'local_nascimento.uf','rmun':'registro.município','ruf':'registro.uf','cart':'registro.cartório','dreg':'registro.data_registro','dnv':'registro.número_dnv','livro':'registro.livro','folha':'registro.folha','termo':'registro.termo','g1':'filiação.genitor_1.nome_completo','n1':'filiação.genitor_1.naturalidade','g2':'filiação.genitor_2.nome_completo','n2':'filiação.genitor_2.naturalidade','ap':'avós.paternos.avô','bp':'avós.paternos.avó','am':'avós.maternos.avô','bm':'avós.maternos.avó','gem':'gêmeos.status','geminfo':'gêmeos.informações_adicionais','averb':'observações.averbações','anot':'observações.anotações','selo':'autenticação.selo_digital','of':'autenticação.oficial_registro','dem':'autenticação.data_emissão'}
def tn(p): return p[1] if not p[0] else f'{p[0]}/{p[1]}' if len(p[1])==2 else f'{p[0]}, {p[1]}'
def de(p,st=0):
    if not p[0] or len(p[1])>2: return tn(p)
    return [f'{p[0]}, {est(p[1])}',f'{p[0]}/{p[1]}',f'{p[0]} - {p[1]}',f'{p[0]} ({p[1]})',f'{p[0]}, neste Estado',f'{p[0]}, {est(p[1],1)}'][st]
class C:
    """one made-up case: people and dates drawn, truth kept in t, other right values in a"""
    def __init__(s,form,n,of,y,era,sex,sf='pt',sm='pt',lag=12,em=None,lone=0,hm=None,old=0,given=0,up=0):
        R=s.R=random.Random(f'h103-{form}-{n}'); s.form,s.n=form,n; s.mun,s.uf=of; s.sex=sex; s.old=old
        s.nasc=D.date(y,1,1)+D.timedelta(R.randint(3,330)); s.reg=s.nasc+D.timedelta(lag); s.em=em or s.reg+D.timedelta(R.randint(0,400))
        s.h,s.m=hm or (R.randint(0,23),R.choice((0,10,15,20,35,45,50,8)))
        i=ER.index(era) if era=='old' else ER.index(era); e=lambda k:ER[max(0,i-k)] if era!='old' else 'old'
        def p(g,ev,st,tail,dbl=.25):
            src=X[st] if st in X and R.random()<.75 and ev!='new' else F[ev]
            a=R.choice(src[g]); 
            if ev!='new' and ' ' not in a and R.random()<dbl and src in F.values(): a={0:R.choice(['José ','João ','Luiz ']),1:'Maria '}[g]+a
            return a+' '+tail
        sn=lambda st:R.choice(S[st]); used=[]
        def us(st):
            while 1:
                x=sn(st)
                if x not in used: used.append(x); return x
        f1,m1=us(sf),us(sm); s.f1,s.m1=f1,m1; x1,x2=us(sf if sf!='sp' else 'pt'),us('pt' if sm in('sp','pl') else sm)
        s.pai=None if lone else p(0,e(1),sf,f1); s.mae=p(1,e(1),sm,m1 if lone or era in('new','late') else f'{m1} {f1}' if R.random()<.6 else m1)
        s.ap=p(0,e(2),sf,f1,.1); s.bp=p(1,e(2),sf,f'{x1} {f1}' if R.random()<.5 else x1); s.am=p(0,e(2),sm,m1); s.bm=p(1,e(2),sm,f'{x2} {m1}' if R.random()<.4 else x2)
        s.tail=m1 if lone else f'{m1} {f1}' if R.random()<.6 else f1
        g=R.choice(F[era][sex]); s.ch=g if given else g+' '+s.tail
        s.P=lambda gg=0,ev='mid',st='pt':p(gg,ev,st,(lambda a,b:a+(' '+b if R.random()<.3 and b not in a else ''))(sn('pt'),sn('pt').split()[-1]))
        ey=s.em.year; oe='old' if ey<1935 else 'mid' if ey<1985 else 'late'; og=lambda:R.randint(0,1) if ey>1985 else 0
        s.of,s.of0,s.esc,s.t1,s.t2,s.juiz=[s.P(og(),oe),s.P(0,e(1)),s.P(og(),oe),s.P(0,e(1)),s.P(1,e(1)),s.P(0,e(2))]
        if up: 
            for k in ('ch','pai','mae','ap','bp','am','bm'): setattr(s,k,(getattr(s,k) or '').upper() or None)
        s.livro,s.folha,s.termo=R.randint(4,240),R.randint(2,299),R.randint(120,48000); s.v=R.random()<.4
        s.cns=f'{R.randint(10000,159999):06d}'; s.a={}
        s.selo=''.join(R.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(3))+f'{R.randint(0,999999):06d}-'+''.join(R.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(4))
        s.t=dict(nome=s.ch,cpf='',mat='',texto=ext(s.nasc,old),hora=f'{s.h:02d}:{s.m:02d}',nat=tn((s.mun,s.uf)),sexo=['Masculino','Feminino'][sex],est='',mun=s.mun,uf=s.uf,rmun=s.mun,ruf=s.uf,cart='',dreg=br(s.reg),dnv='',livro=str(s.livro),folha=str(s.folha)+('v' if s.v else ''),termo=str(s.termo),g1=s.pai or s.mae,n1='',g2=s.mae if s.pai else '',n2='',ap=s.ap if s.pai else '',bp=s.bp if s.pai else '',am=s.am,bm=s.bm,gem='Não',geminfo='',averb='',anot='',selo='',of=s.of,dem=br(s.em))
        s.acc('nat','') ; s.twin=[]; s.joint=True
        if s.v: s.acc('folha',f'{s.folha} verso',f'{s.folha}-v',f'{s.folha} v',f'{s.folha}vº',f'{s.folha} v.')
    def acc(s,k,*v): s.a.setdefault(PAT[k],[]).extend(v)
    def x(s,m,f): return f if s.sex else m
    def rua(s): return f'{s.R.choice(RUA)}, n{s.R.choice(["º ",".º ","úmero "])}{s.R.randint(4,1890)}'
    def prof(s): return s.R.choice(PROF)
    def pl(s,*nats):
        """the parents' birthplaces in printed order (parents' places as (mun,uf))"""
        for k,p in zip(('n1','n2'),nats):
            if p: s.t[k]=tn(p) if isinstance(p,tuple) else p
            if p and isinstance(p,tuple) and len(p[1])>2: s.acc(k,f'{p[0]}/{p[1]}'.strip('/'),f'{p[0]} - {p[1]}'.strip(' -'),p[1])
    def home(s,*txt): s.t['est']=''; s.acc('est','Domicílio','domicílio','em domicílio',*txt)
    def mt(s,y=None): s.t['mat']=mat(s.cns,y or s.reg.year,s.livro,s.folha,s.termo); return s.t['mat']
def esc(x): return html.escape(x,quote=False)
def arms(z=44,c='#333'):
    return f'<svg width="{z}" height="{z}" viewBox="0 0 60 60" fill="none" stroke="{c}" stroke-width="1.4"><path d="M30 4l5 14 15-2-9 12 11 11-15 1-2 15-5-9-5 9-2-15-15-1 11-11-9-12 15 2z"/><circle cx="30" cy="29" r="8"/><path d="M24 29h12M30 23v12"/><path d="M8 40q6 14 22 14q16 0 22-14" stroke-width="2.4"/></svg>'
def qr(R,z=58):
    n=25; on=lambda i,j:None
    d=''
    def fin(i,j):
        for a,b in ((0,0),(0,n-7),(n-7,0)):
            if a<=i<a+7 and b<=j<b+7:
                i-=a;j-=b; return i in(0,6) or j in(0,6) or (2<=i<=4 and 2<=j<=4)
        return None
    for i in range(n):
        for j in range(n):
            f=fin(i,j)
            if f or (f is None and R.random()<.48): d+=f'M{j} {i}h1v1h-1z'
    return f'<svg width="{z}" height="{z}" viewBox="-1 -1 {n+2} {n+2}" style="background:#fff"><path d="{d}"/></svg>'
def sig(R,w=130,h=26,c='#1b2a6b'):
    p='M4 18';x=4
    while x<w-20: x+=R.randint(6,16); p+=f' Q{x-R.randint(2,9)} {R.randint(0,h)} {x} {R.randint(6,h-4)}'
    return f'<svg width="{w}" height="{h}" fill="none" stroke="{c}" stroke-width="1.1"><path d="{p} l14 -3"/></svg>'
def stamp(t1,t2,z=74,c='#3a3f8f',i=[0]):
    i[0]+=1
    return f'<svg width="{z}" height="{z}" viewBox="0 0 80 80" fill="none" stroke="{c}"><circle cx="40" cy="40" r="37"/><circle cx="40" cy="40" r="24"/><path id="s{i[0]}" d="M40 68a28 28 0 1 1 .1 0" stroke="none"/><text font-size="7.2" fill="{c}" stroke="none" font-family="Liberation Sans"><textPath href="#s{i[0]}" startOffset="4%">{t1}</textPath></text><text x="40" y="43" font-size="8" text-anchor="middle" fill="{c}" stroke="none" font-family="Liberation Sans">{t2}</text></svg>'
def estampilha(v,c='#7a4'):
    return f'<svg width="46" height="56" viewBox="0 0 46 56"><rect x="1" y="1" width="44" height="54" fill="#f4f1e2" stroke="{c}" stroke-dasharray="3 2" stroke-width="2"/><circle cx="23" cy="24" r="13" fill="none" stroke="{c}"/><path d="M14 24h18M23 15v18" stroke="{c}"/><text x="23" y="49" font-size="8" text-anchor="middle" fill="{c}" font-family="Liberation Serif">{v}</text></svg>'
def guil(w,h,c='#9bb59b'):
    p=''.join(f'M{x} 4q5 8 10 0M{x} {h-4}q5 -8 10 0' for x in range(6,w-12,10))+''.join(f'M4 {y}q8 5 0 10M{w-4} {y}q-8 5 0 10' for y in range(6,h-12,10))
    return f'<svg style="position:absolute;left:0;top:0" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}" fill="none" stroke="{c}" stroke-width=".8"><path d="{p}"/><rect x="12" y="12" width="{w-24}" height="{h-24}"/></svg>'
def nest(flat):
    d={}
    for k,v in flat.items():
        q=d; *a,b=k.split('.')
        for x in a: q=q.setdefault(x,{})
        q[b]=v
    return d
def write(out,c,css,body,W=595,H=842):
    case=f'103{c.form}-{c.n}'; flat={'documento.tipo':'Certidão de Nascimento','documento.órgão_emissor':'Registro Civil das Pessoas Naturais'}
    n=c.nasc
    for k,v in c.t.items():
        flat[PAT[k]]=str(v)
        if k=='texto':
            for a,b in (('dia','%d'),('mês','%m'),('ano','%Y')): flat['dados_pessoais.data_nascimento.'+a]=n.strftime(b)
    c.acc('texto',br(n),ext(n),dm(n))
    doc=f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{case}</title><style>@page{{size:{W}pt {H}pt;margin:0}}html,body{{margin:0}}body{{width:{W}pt;height:{H}pt;box-sizing:border-box;position:relative;display:flex;flex-direction:column;overflow:hidden;-webkit-print-color-adjust:exact}}p{{margin:0 0 6pt}}.c{{text-align:center}}.j{{text-align:justify}}.r{{text-align:right}}.f{{display:flex;justify-content:space-between;align-items:center}}.b{{margin-top:auto}}{css}</style></head><body>{body}</body></html>'
    open(f'{out}/{case}.html','w').write(doc)
    json.dump({'case':case,'layout':'103'+c.form,'condition':'pdf_born_digital','file':case+'.pdf','width':W,'height':H,'resizeImage':False,'data':nest(flat),'accept':c.a,'meta':{'twin_names':c.twin,'joint_notes':c.joint,'cadastro':[]}},open(f'{out}/{case}.json','w'),ensure_ascii=False,indent=1)
