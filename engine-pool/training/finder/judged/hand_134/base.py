import struct,random,html,os,glob,json,datetime
FD=os.path.join(os.environ['FONTS'],'')
_c={}
def fontinfo(fn):
    if fn in _c:return _c[fn]
    d=open(fn,'rb').read();n=struct.unpack('>H',d[4:6])[0];T={}
    for i in range(n):
        t,c,o,l=struct.unpack('>4sIII',d[12+16*i:28+16*i]);T[t]=o
    upm=struct.unpack('>H',d[T[b'head']+18:T[b'head']+20])[0]
    nh=struct.unpack('>H',d[T[b'hhea']+34:T[b'hhea']+36])[0]
    adv=struct.unpack('>'+'Hh'*nh,d[T[b'hmtx']:T[b'hmtx']+4*nh])[::2]
    cm={};o=T[b'cmap'];k=struct.unpack('>H',d[o+2:o+4])[0]
    for j in range(k):
        p,e,so=struct.unpack('>HHI',d[o+4+8*j:o+12+8*j]);b=o+so
        if struct.unpack('>H',d[b:b+2])[0]==4:
            s2=struct.unpack('>H',d[b+6:b+8])[0];s=s2//2
            en=struct.unpack('>%dH'%s,d[b+14:b+14+s2]);st=struct.unpack('>%dH'%s,d[b+16+s2:b+16+2*s2])
            de=struct.unpack('>%dh'%s,d[b+16+2*s2:b+16+3*s2]);rb=b+16+3*s2;ro=struct.unpack('>%dH'%s,d[rb:rb+s2])
            for q in range(s):
                for ch in range(st[q],min(en[q],0x2100)+1):
                    if ro[q]==0: g=(ch+de[q])&0xffff
                    else:
                        a=rb+2*q+ro[q]+2*(ch-st[q]);g=struct.unpack('>H',d[a:a+2])[0]
                        if g:g=(g+de[q])&0xffff
                    if g:cm[ch]=adv[min(g,nh-1)]/upm
    _c[fn]=cm;return cm
def width(txt,font,px):
    cm=fontinfo(FD+font+'.ttf');return sum(cm.get(ord(c),.5) for c in txt)*px
MES=['Janeiro','Fevereiro','Março','Abril','Maio','Junho','Julho','Agosto','Setembro','Outubro','Novembro','Dezembro']
ROM=['I','II','III','IV','V','VI','VII','VIII','IX','X','XI','XII']
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D='x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C='x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def ext(n):
    if n<20:return U[n]
    if n<100:return D[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100:return 'cem'
    if n<1000:return C[n//100]+(' e '+ext(n%100) if n%100 else '')
    m=('' if n//1000==1 else ext(n//1000)+' ')+'mil';r=n%1000
    return m+((' e ' if (r<100 or r%100==0) else ' ')+ext(r) if r else '')
def dt(d,s):
    if s=='m':return f'{d.day} de {MES[d.month-1]} de {d.year}'
    if s=='l':return f'{d.day} de {MES[d.month-1].lower()} de {d.year}'
    if s=='w':return f'{"primeiro" if d.day==1 else ext(d.day)} de {MES[d.month-1].lower()} de {ext(d.year)}'
    if s=='n':return f'{d.day}-{d.month}-{d.year}'
    if s=='r':return f'{d.day}-{ROM[d.month-1]}-{d.year}'
    if s=='.':return f'{d.day:02}.{d.month:02}.{d.year}'
    return f'{d.day:02}/{d.month:02}/{d.year}'
def iso(d):return f'{d.day:02}/{d.month:02}/{d.year}'
def hr(h,m,s):
    p='da madrugada' if h<5 else 'da manhã' if h<12 else 'da tarde' if h<19 else 'da noite'
    h12=h if h<=12 else h-12
    fem={1:'uma',2:'duas'}
    if s==0:return f'{h} hs' if m==0 else f'{h},{m:02} hs'
    if s==1:return (fem.get(h12) or ext(h12))+(' horas' if m==0 and h12>1 else ' hora' if m==0 else ' e meia' if m==30 else f' e {ext(m)}')+' '+p
    if s==2:return f'{h}h{m:02}'
    if s==3:return f'{h} horas' if m==0 else f'{h} horas e {m} min'
    if s==4:return (ext(h).replace('um','uma').replace('dois','duas') if h%10 in(1,2) and h not in(11,12) else ext(h))+' horas'+('' if m==0 else f' e {ext(m)} minutos')
    if s==5:return f'{h12} '+('horas' if h12>1 else 'hora')+('' if m==0 else ' e meia' if m==30 else f' e {m} minutos')+' '+p
    return f'{h:02}:{m:02}'
UFN={'CE':'Ceará','PE':'Pernambuco','PB':'Paraíba','RN':'Rio Grande do Norte','BA':'Bahia','MG':'Minas Gerais','SP':'São Paulo','PR':'Paraná','SC':'Santa Catarina','RS':'Rio Grande do Sul','GO':'Goiás','MT':'Mato Grosso','PA':'Pará','MA':'Maranhão','PI':'Piauí','AL':'Alagoas','SE':'Sergipe','ES':'Espírito Santo','RJ':'Rio de Janeiro','AM':'Amazonas'}
de={'CE':'do','PE':'de','PB':'da','RN':'do','BA':'da','MG':'de','SP':'de','PR':'do','SC':'de','RS':'do','GO':'de','MT':'de','PA':'do','MA':'do','PI':'do','AL':'de','SE':'de','ES':'do','RJ':'do','AM':'do'}
MUN={'CE':['Sobral','Quixadá','Iguatu','Granja','Santa Quitéria','Crateús'],'PE':['Garanhuns','Timbaúba','Bom Jardim','Pesqueira','Caruaru'],'PB':['Santa Rita','Areia','Patos','Bananeiras','Itabaiana'],'RN':['Caicó','Mossoró','Assú','Santa Cruz','Macau'],
'BA':['Santo Amaro','Jequié','Ilhéus','Caetité','Santo Antônio de Jesus','Valença'],'MG':['Santa Rita do Sapucaí','Diamantina','Curvelo','Ubá','São João del-Rei','Passos','Muriaé'],'SP':['Itapetininga','São Carlos','Jaú','Santa Cruz do Rio Pardo','Bananal','Avaré'],
'PR':['Castro','Lapa','Prudentópolis','Jacarezinho','Santo Antônio da Platina'],'SC':['Lages','Tijucas','São Joaquim','Laguna','Canoinhas'],'RS':['Santa Maria','Bagé','Cachoeira do Sul','Santo Ângelo','Vacaria'],'GO':['Catalão','Jataí','Pirenópolis','Ipameri','Santa Helena de Goiás'],
'MA':['Codó','Caxias','Viana','Pedreiras'],'PI':['Oeiras','Picos','Floriano','Piripiri'],'AL':['Penedo','Viçosa','Santana do Ipanema','Pilar'],'SE':['Lagarto','Estância','Propriá','Simão Dias'],'ES':['Colatina','Santa Teresa','Alegre','Castelo'],'RJ':['Cantagalo','Vassouras','Santo Antônio de Pádua','Valença','Itaocara'],'PA':['Bragança','Santarém','Cametá','Óbidos']}
F0='Maria das Dôres|Josefa|Antônia|Francisca|Conceição|Raimunda|Maria José|Sebastiana|Olívia|Teresinha|Zulmira|Benedita|Ana Rosa|Maria do Carmo|Luzia|Amélia|Geralda|Joana|Rita de Cássia|Adelaide|Maria Aparecida|Severina|Odete|Hermínia'.split('|')
M0='José|Antônio|Francisco|João Batista|Raimundo|Manoel|Sebastião|Pedro|Joaquim|Severino|Benedito|Geraldo|Luiz Gonzaga|Vicente|Agenor|Osvaldo|Waldemar|Cícero|Honorato|Euclides|Expedito|Júlio César|Alcides|Nelson'.split('|')
F1='Ana Paula|Luciana|Patrícia|Juliana|Adriana|Cláudia Regina|Fernanda|Simone|Vanessa|Camila|Débora|Tatiane|Letícia|Bruna|Gabriela|Mônica|Elisângela'.split('|')
M1='Marcelo|Anderson|Rodrigo|Leandro|Fábio|Carlos Eduardo|Ricardo|Thiago|Alexandre|Rafael|Paulo Sérgio|Wellington|Gustavo|Márcio|Diego|Jefferson|Vinícius'.split('|')
F2='Maria Clara|Yasmin|Laura Beatriz|Helena|Sofia|Isabelly|Ana Júlia|Lívia'.split('|')
M2='Davi Lucas|Enzo|Arthur|Miguel|Kauã|Heitor|João Pedro|Bernardo'.split('|')
S='Silva|Souza|Oliveira|Ferreira|Alves|Magalhães|Gonçalves|Araújo|Nogueira|Cavalcante|Medeiros|Barbosa|Queiroz|Teixeira|Mendonça|Rezende|Pacheco|Figueiredo|Bezerra|Guimarães|Siqueira|Brandão|Carvalho|Fontes|Prates|Assunção|Leite|Moura|Vilela|Damasceno|Botelho|Pimentel|Sampaio|Falcão|Quadros|Borges|Lacerda|Toledo|Xavier|Camargo'.split('|')
MID=['da Conceição','de Jesus','do Nascimento','dos Santos','das Chagas','dos Anjos','da Cruz','de Lima','do Espírito Santo','de Paula']
HOSP=['Santa Casa de Misericórdia','Hospital São José','Maternidade Santa Isabel','Casa de Saúde São Lucas','Hospital Regional','Maternidade N. Sra. das Graças','Hospital São Vicente']
ABB=[('Santa ','Sta. '),('Santo ','Sto. '),('São ','S. ')]
def abbr(m):
    for a,b in ABB:
        if m.startswith(a):return b+m[len(a):]
    return m
def dv(n):
    def s(v):
        t=0;k=32-len(v)
        for ch in v:
            t+=int(ch)*k;k+=1
            if k>10:k=0
        r=t%11;return 1 if r>9 else r
    a=s(n);return f'{a}{s(n+str(a))}'
def cpf(r):
    b=[r.randint(0,9) for _ in range(9)]
    for k in (10,11):
        t=sum(x*(k-i) for i,x in enumerate(b))*10%11%10;b.append(t)
    q=''.join(map(str,b));return f'{q[:3]}.{q[3:6]}.{q[6:9]}-{q[9:]}'
DSP={'cedarville-cursive':.12,'zeyada':.07,'architects-daughter':.07,'dawning-of-a-new-day':.09,'reenie-beanie':.04,'la-belle-aurore':.03,'the-girl-next-door':.06}
WSP={'homemade-apple':.32,'rouge-script':.12,'dancing-script':.08,'caveat':.06,'mansalva':.08}
class P:pass
def person(case,y0,y1,age=(0,28),uf=None,opts='',gen=0):
    r=random.Random('134'+case);p=P();p.r=r;o=opts.split();p.o=o
    p.uf=uf or r.choice(list(MUN));p.mun=r.choice(MUN[p.uf])
    ey=r.randint(y0,y1);p.emi=datetime.date(ey,r.randint(1,12),r.randint(1,28))
    by=ey-r.randint(*age);p.nas=datetime.date(by,r.randint(1,12),r.randint(1,28))
    p.reg=p.nas+datetime.timedelta(days=r.choice([1,2,3,5,9,14,22,31,47]))
    if p.emi<=p.reg:p.emi=p.reg+datetime.timedelta(days=r.choice([0,0,1,12]))
    p.h=r.choice([1,2,3,4,5,6,7,8,9,10,11,13,14,15,16,17,18,19,20,21,22,23]);p.m=r.choice([0,0,30,0,15,20,30] if gen<2 else [5,12,27,38,46,51])
    gen=0 if by<1963 else 1 if by<1999 else 2;p.gen=gen;p.fem=r.random()<.5
    g=lambda f,k:r.choice([[M0,M1,M2],[F0,F1,F2]][f][k])
    def place():
        u=p.uf if r.random()<.65 else r.choice(list(MUN));return r.choice(MUN[u]),u
    pg=max(0,gen-1)
    s=r.sample(S,10);lo='lo' in o
    p.avop=g(0,0)+' '+(r.choice(MID)+' ' if lo else '')+s[0];p.avap=g(1,0)+' '+r.choice(MID)
    p.avom=g(0,0)+' '+s[2]+' '+s[3] if r.random()<.5 else g(0,0)+' '+s[3];p.avam=g(1,0)+' '+r.choice([r.choice(MID),s[4]])
    p.pai=g(0,pg)+' '+(r.choice(MID)+' ' if lo or r.random()<.4 else '')+s[0];p.mae=g(1,pg)+' '+(s[3]+' '+s[0] if r.random()<.6 else r.choice(MID)+' '+s[3])
    if 'fco' in o:p.pai='Francisco das Chagas '+s[0];p.mae='Maria '+s[3]+' '+s[0]
    p.pn=place();p.mn=place()
    gv=g(p.fem,gen);p.surn=(s[3]+' '+s[0]) if 'nof' not in o else s[3];
    if lo:p.surn=r.choice(MID)+' '+s[3]+' e '+s[0] if 'nof' not in o else r.choice(MID)+' '+s[3]
    p.nome=gv+' '+p.surn
    p.tw=''
    if 'tw' in o:
        k=[x for x in [[M0,M1,M2],[F0,F1,F2]][p.fem][gen] if x!=gv];p.tw=r.choice(k)+' '+p.surn
    p.dom='dom' in o or (by<1955 and 'hos' not in o)
    p.hosp=r.choice(HOSP)
    p.casa=r.choice(['Rua da Matriz, nº 14','sítio Lagoa Sêca','Rua do Comércio, 87','fazenda Boa Vista','Rua Direita, nº 203','lugar Poço Fundo','Rua 7 de Setembro, nº 41','Vila Operária, casa 6'])
    t=r.randint(120,9800);p.liv=str(r.randint(3,58));p.lt='A-'+p.liv;p.folha=str(r.randint(8,298))+r.choice(['','v','',''])
    p.fm=p.folha.replace('v','vº');p.termo=f'{t//1000}.{t%1000:03}' if t>999 else str(t)
    ofem=r.random()<.35
    p.of=r.choice(F0 if ofem else M0)+' '+s[5]+' '+s[6];p.esc=r.choice(F1)+' '+s[7]
    if p.avap.startswith('Conceição'):p.avap='Conceição de Jesus'
    p.con=r.choice([M0,F0][0 if p.fem else 1] if gen<1 else [M1,F1][0 if p.fem else 1])+' '+s[8]+' '+s[9]
    p.s=s;p.N=[]
    md=min(p.nas.year+r.randint(19,26),p.emi.year-1) if p.emi.year-p.nas.year>20 else None
    if md:p.md=datetime.date(md,r.randint(1,12),r.randint(1,28))
    return p
class Doc:
    def __init__(s,case,p,font,px,ink,lo=False):
        s.case=case;s.p=p;s.font=font;s.px=px;s.ink=ink;s.D={};s.A={};s.W=[];s.r=random.Random('ink'+case);s.joint=False;s.warn=[]
        s.fonts={font};s.meta={}
    def set(s,path,val,acc=()):
        s.D[path]=val;a=[x for x in dict.fromkeys(acc) if x!=val]
        if a:s.A.setdefault(path,[]);s.A[path]+=[x for x in a if x not in s.A[path]]
    def mark(s,*paths):
        for x in paths:
            if x not in s.W:s.W.append(x)
    def hand(s,txt,maxw=None,font=None,px=None,ink=None,rot=True,sq=False):
        """handwriting; squeezed into maxw px where given"""
        f=font or s.font;px=px or s.px;ink=ink or s.ink;r=s.r;s.fonts.add(f)
        if not txt:return '&nbsp;'
        out=[]
        for w in txt.split(' '):
            ws=html.escape(w);dg=''
            if any(c.isdigit() for c in w):dg=f';font-kerning:none;letter-spacing:{DSP.get(f,0)}em'+(';font-size:1.3em' if f=='the-girl-next-door' else '')
            elif f=='cedarville-cursive' and w[-1:] in ',;':ws=html.escape(w[:-1])+f'<i style="margin-left:.16em">{w[-1]}</i>'
            out.append(f'<i class=w style="top:{r.uniform(-1.1,1.1):.1f}px;transform:rotate({r.uniform(-1.1,.7):.2f}deg){dg}">{ws}</i>')
        st=f'font-family:{f};font-size:{px}px;color:{ink};word-spacing:{WSP.get(f,0)}em'
        if maxw:
            tw=width(txt,f,px)*1.02+4+px*(txt.count(' ')*WSP.get(f,0)+sum(c.isdigit() for c in txt)*DSP.get(f,0));k=1
            if tw>maxw:
                k=maxw/tw
                if k<.72:s.warn.append(f'{txt} k={k:.2f}')
            rt=r.uniform(-.55,.15)if rot else 0
            lead=r.uniform(2,min(14,max(2,maxw-tw)))if tw<maxw else 0
            if sq and .58*maxw<tw<maxw and r.random()<.35:k=r.uniform(.82,.92);lead=maxw-tw*k
            return f'<span class=h style="{st};display:inline-block;white-space:nowrap;position:relative;left:{lead:.0f}px;top:{r.uniform(-3.6,2.6):.1f}px;transform-origin:0 80%;transform:rotate({rt:.2f}deg) scaleX({k:.3f});width:{min(tw,maxw):.0f}px">{" ".join(out)}</span>'
        return f'<span class=h style="{st}">{" ".join(out)}</span>'
    def bl(s,txt,pad=None,**k):
        """blank within running print"""
        r=s.r;a=r.randint(3,12);b=pad if pad is not None else r.randint(8,26)
        if not txt:b=max(b,150)
        return f'<span class=bl><i style="display:inline-block;width:{a}px"></i>{s.hand(txt,**k) if txt else ""}<i style="display:inline-block;width:{b}px"></i></span>'
    def b(s,txt,w,share=1,typed=False,**k):
        """blank of a flex row; w = estimate of its width"""
        inn=s.ty(txt) if typed else s.hand(txt,maxw=w-6,sq=True,**k)
        return f'<span class=b style="flex:{share} 1 0"><i class=ul></i>{inn}</span>'
    def ty(s,txt):return f'<span class=ty>{html.escape(txt) or "&nbsp;"}</span>'
    def row(s,*items,total=680,lpx=6.3):
        """items: str label | (value, share[, kw])"""
        lab=sum(len(x)*lpx+8 for x in items if isinstance(x,str));sh=sum(x[1] for x in items if not isinstance(x,str));rest=total-lab-4
        o=[]
        for x in items:
            if isinstance(x,str):o.append(f'<span class=l>{x}</span>')
            else:
                kw=x[2] if len(x)>2 else {}
                o.append(s.b(x[0],rest*x[1]/sh,x[1],**kw))
        return '<div class=r>'+''.join(o)+'</div>'
    def box(s,lab,txt,w,typed=False,raw=None,**k):
        inn=raw if raw is not None else (s.ty(txt) if typed else s.hand(txt,maxw=w-14,sq=True,**k))
        return f'<div class=bx style="width:{w}px"><div class=bll>{lab}</div><div class=bv>{inn}</div></div>'
    def write(s,out,css,body,size='A4'):
        os.makedirs(out,exist_ok=True)
        ff=''.join(f'@font-face{{font-family:{f};src:url("file://{FD}{f}.ttf")}}' for f in sorted(s.fonts))
        base=f'''@page{{size:{size};margin:0}}{ff}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact}}
i{{font-style:normal}}.w{{display:inline-block;position:relative;line-height:1}}.h{{line-height:1}}
.bl{{border-bottom:1.2px dotted #333}}.r{{display:flex;align-items:baseline;white-space:nowrap;column-gap:6px}}
.b{{display:inline-block;min-width:0;white-space:nowrap}}.ul{{display:inline-block;width:100%;margin-right:-100%;height:0;border-bottom:1.2px dotted #333;vertical-align:-3px}}
.ty{{font-family:"Liberation Mono";font-size:14px;color:#1b1b22}}.bx{{border:1px solid #333;padding:2px 6px;overflow:visible}}.bx .h{{line-height:1}}.bll{{font-size:9.5px}}.bxr{{display:flex;margin-top:-1px}}.bxr .bx{{margin-right:-1px}}
.j{{text-align:justify}}.c{{text-align:center}}'''
        open(f'{out}/{s.case}.html','w').write(f'<!DOCTYPE html><html lang=pt-BR><head><meta charset=utf-8><style>{base}{css}</style></head><body>{body}</body></html>')
        g=lambda k:s.D.get(k,'')
        data={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
        'dados_pessoais':{'nome_completo':g('dados_pessoais.nome_completo'),'cpf':g('dados_pessoais.cpf'),'matrícula':g('dados_pessoais.matrícula'),'data_nascimento':{k:g('dados_pessoais.data_nascimento.'+k) for k in('texto_completo','dia','mês','ano')},'hora_nascimento':g('dados_pessoais.hora_nascimento'),'naturalidade':g('dados_pessoais.naturalidade'),'sexo':g('dados_pessoais.sexo')},
        'local_nascimento':{k:g('local_nascimento.'+k) for k in('estabelecimento','município','uf')},
        'registro':{k:g('registro.'+k) for k in('município','uf','cartório','data_registro','número_dnv','livro','folha','termo')},
        'filiação':{q:{k:g(f'filiação.{q}.{k}') for k in('nome_completo','naturalidade')} for q in('genitor_1','genitor_2')},
        'avós':{q:{k:g(f'avós.{q}.{k}') for k in('avô','avó')} for q in('paternos','maternos')},
        'gêmeos':{'status':g('gêmeos.status') or 'Não','informações_adicionais':g('gêmeos.informações_adicionais')},
        'observações':{k:g('observações.'+k) for k in('averbações','anotações')},
        'autenticação':{k:g('autenticação.'+k) for k in('selo_digital','oficial_registro','data_emissão')}}
        used=set(s.D)
        m=dict(twin_names=s.meta.get('twin',[]),joint_notes=s.joint,cadastro=[],written=[w for w in s.W if g(w)])
        flat={}
        def fl(pre,x):
            for k,v in x.items():
                if isinstance(v,dict):fl(pre+k+'.',v)
                else:flat[pre+k]=v
        fl('',data)
        bad=(used|set(s.W))-set(flat)
        assert not bad,bad
        W,H=s.meta.get('wh',(595,842))
        json.dump({'case':s.case,'layout':s.case.split('-')[0],'condition':'pdf_born_digital','file':s.case+'.pdf','width':W,'height':H,'resizeImage':False,'data':data,'accept':s.A,'meta':m},open(f'{out}/{s.case}.json','w'),ensure_ascii=False,indent=1)
        for w in s.warn:print(s.case,'SQUEEZE',w)
    # ---- registering helpers: return shown text
    def birth(s,shown,written=True):
        d=s.p.nas;k='dados_pessoais.data_nascimento.'
        s.set(k+'texto_completo',shown,[iso(d)]);s.set(k+'dia',f'{d.day:02}');s.set(k+'mês',f'{d.month:02}');s.set(k+'ano',str(d.year))
        if written:s.mark(*[k+x for x in('texto_completo','dia','mês','ano')])
        return shown
    def v(s,path,shown,val=None,acc=(),written=True):
        s.set(path,shown if val is None else val,list(acc)+([shown] if val is not None and not path.endswith(('data_registro','data_emissão','hora_nascimento')) else []))
        if written:s.mark(path)
        return shown
    def hour(s,st,written=True):return s.v('dados_pessoais.hora_nascimento',hr(s.p.h,s.p.m,st),f'{s.p.h:02}:{s.p.m:02}',written=written)
    def nat(s,who,pl,st,ab=True,written=True):
        m,u=pl;mm=abbr(m) if ab else m
        sh={0:f'{mm} - {u}',2:f'{mm}/{u}',3:f'{mm} ({u})'}.get(st) or (f'{mm}, neste Estado' if u==s.p.uf else f'{mm}, Est. {de[u]} {UFN[u]}')
        if st==1:acc=[sh,mm] if u==s.p.uf else [sh,sh.replace('Est.','Estado')]
        else:acc=[sh]
        if mm!=m:acc+=[f'{m}/{u}']
        s.set(f'filiação.{who}.naturalidade',f'{mm}/{u}',acc)
        if written:s.mark(f'filiação.{who}.naturalidade')
        return sh
    def name(s,path,n,ab=False,written=True):
        if ab:
            sh=n
            if n.startswith('Maria ') and s.r.random()<.6:sh=('Ma. ' if s.font=='the-girl-next-door' else 'Mª ')+n[6:]
            for a,b in(('Francisc','Fc'),):
                if n.startswith(a):sh=b+n[len(a)]+'.'+n[len(a)+1:]
            if sh!=n:return s.v(path,sh,acc=[n],written=written)
        return s.v(path,n,written=written)
    def sexo(s,written=True,shown=None):
        val='Feminino' if s.p.fem else 'Masculino';sh=shown or val.lower()
        return s.v('dados_pessoais.sexo',sh,val,written=written)
    def twin(s,shown,written=True):
        s.set('gêmeos.status','Sim');s.set('gêmeos.informações_adicionais',shown,[s.p.tw]);s.meta['twin']=[s.p.nome,s.p.tw] if False else [s.p.tw]
        if written:s.mark('gêmeos.status','gêmeos.informações_adicionais')
        return shown
    def note(s,kind,txt,written=True):
        return s.v('observações.'+kind,txt,written=written)
    def local(s,shown_est,mun=True,written=True,munw=None):
        p=s.p
        if p.dom:s.set('local_nascimento.estabelecimento','Domicílio',[x for x in['',shown_est,'em domicílio']])
        else:s.set('local_nascimento.estabelecimento',shown_est)
        if written:s.mark('local_nascimento.estabelecimento')
        s.set('local_nascimento.município',p.mun);s.set('local_nascimento.uf',p.uf)
        s.set('dados_pessoais.naturalidade',f'{p.mun}/{p.uf}',[''])
    def reg(s,munw=False,ufw=False):
        p=s.p;s.set('registro.município',p.mun);s.set('registro.uf',p.uf)
        if munw:s.mark('registro.município','local_nascimento.município')
        if ufw:s.mark('registro.uf','local_nascimento.uf')
    def parents(s,ab=False,written=True,nst=1,nat=True,avos=True):
        """sets truth; returns dict of shown texts"""
        p=s.p;R={}
        if 'nof' in p.o:
            R['pai']=R['pn']=R['avop']=R['avap']='';R['mae']=s.name('filiação.genitor_1.nome_completo',p.mae,ab,written)
            if nat:R['mn']=s.nat('genitor_1',p.mn,nst,written=written)
        else:
            R['pai']=s.name('filiação.genitor_1.nome_completo',p.pai,ab,written);R['mae']=s.name('filiação.genitor_2.nome_completo',p.mae,ab,written)
            if nat:R['pn']=s.nat('genitor_1',p.pn,nst,written=written);R['mn']=s.nat('genitor_2',p.mn,nst,written=written)
            R['avop']=s.name('avós.paternos.avô',p.avop,ab,written);R['avap']=s.name('avós.paternos.avó',p.avap,False,written)
        if 'nam' in p.o:R['avom']=R['avam']=''
        else:R['avom']=s.name('avós.maternos.avô',p.avom,ab,written);R['avam']=s.name('avós.maternos.avó',p.avam,False,written)
        return R
    def lft(s,l,f,t,written=True):
        p=s.p
        s.v('registro.livro',l,acc=[p.liv] if l!=p.liv else [],written=written)
        s.v('registro.folha',f,acc=[p.folha,p.folha+('º' if p.folha.endswith('v') else '')],written=written)
        s.v('registro.termo',t,acc=[t.replace('.','')],written=written)
        return l,f,t
