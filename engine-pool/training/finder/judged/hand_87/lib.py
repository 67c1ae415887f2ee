import random, datetime as D, math
P=[l.split('|') for l in '''Rio Branco|AC
Cruzeiro do Sul|AC
Tarauacá|AC
Arapiraca|AL
Penedo|AL
Macapá|AP
Oiapoque|AP
São Gabriel da Cachoeira|AM
Tabatinga|AM
Parintins|AM
Ilhéus|BA
Vitória da Conquista|BA
Porto Seguro|BA
Sobral|CE
Quixeramobim|CE
Brasília|DF
Cachoeiro de Itapemirim|ES
Santa Teresa|ES
Anápolis|GO
Pirenópolis|GO
Imperatriz|MA
Barra do Corda|MA
Rondonópolis|MT
Barra do Garças|MT
Dourados|MS
Aquidauana|MS
Juiz de Fora|MG
São João del-Rei|MG
Olhos-d'Água|MG
Altamira|PA
Santarém|PA
Jacareacanga|PA
Campina Grande|PB
Cajazeiras|PB
Londrina|PR
Foz do Iguaçu|PR
Caruaru|PE
Cabo de Santo Agostinho|PE
Parnaíba|PI
São Raimundo Nonato|PI
Nova Friburgo|RJ
Campos dos Goytacazes|RJ
Mossoró|RN
Caicó|RN
Santana do Livramento|RS
Tenente Portela|RS
Não-Me-Toque|RS
Ji-Paraná|RO
Guajará-Mirim|RO
Boa Vista|RR
Pacaraima|RR
Blumenau|SC
Xanxerê|SC
Ribeirão Preto|SP
Embu das Artes|SP
Lagarto|SE
Nossa Senhora da Glória|SE
Araguaína|TO
Tocantinópolis|TO'''.split('\n')]
UFN=dict(zip('AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(),'Acre,Alagoas,Amapá,Amazonas,Bahia,Ceará,Distrito Federal,Espírito Santo,Goiás,Maranhão,Mato Grosso,Mato Grosso do Sul,Minas Gerais,Pará,Paraíba,Paraná,Pernambuco,Piauí,Rio de Janeiro,Rio Grande do Norte,Rio Grande do Sul,Rondônia,Roraima,Santa Catarina,São Paulo,Sergipe,Tocantins'.split(',')))
FM='Otávio|José Benedito|Luís Fernando|Íkaro|João Vítor|Kauê|Estêvão|Zaqueu|Heitor|Wagner|Giácomo|Friedrich|Kenji|Samir|Antônio Carlos|Raoni|Ubiratã|Cícero|Severino|Davi Lucca|Ângelo|Élcio|Gaspar|Nélson|Ari|Tomás|Quirino|Expedito'.split('|')
FF='Iracema|Maria das Dores|Ana Lívia|Jaciara|Conceição|Lúcia Helena|Yasmin|Sayuri|Giovanna|Hildegard|Francisca|Érica|Núbia|Zulmira|Ísis|Beatriz|Marli|Rosângela|Inês|Potira|Leila|Antônia|Tereza Cristina|Ruth|Olívia|Thaís|Gertrudes|Eloá'.split('|')
SN="da Conceição|Nascimento|de Sá|D'Ávila|Sant'Anna|Brasil|Zanellato|Bertolucci|Schünemann|Hoffmann|Watanabe|Nakashima|Haddad|Khoury|Pataxó|Munduruku|Tikuna|Guajajara|do Espírito Santo|Queiroz|dos Anjos|Fagundes|Mourão|Lacerda|Xavier|Cavalcanti|de Albuquerque|Perondi|Ló|Siqueira|das Neves|Assunção|Bragança|Iório|Kowalski|Wapichana|Terena|Ribas|Quintão|Uchôa".split('|')
UN='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ='x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
CE='x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES='x janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def ext(n):
    if n<20: return UN[n]
    if n<100: return DZ[n//10]+(' e '+UN[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return CE[n//100]+(' e '+ext(n%100) if n%100 else '')
    a='mil' if n//1000==1 else ext(n//1000)+' mil'; r=n%1000
    return a+((' e ' if r<100 or r%100==0 else ' ')+ext(r) if r else '')
def dw(d): return f"{'primeiro' if d.day==1 else ext(d.day)} de {MES[d.month]} de {ext(d.year)}"
def dl(d): return f"{d.day} de {MES[d.month]} de {d.year}"
def dd(d,s='/'): return d.strftime(f'%d{s}%m{s}%Y')
def cpf(r):
    n=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        n.append(sum(a*b for a,b in zip(n,range(k,1,-1)))*10%11%10)
    s=''.join(map(str,n)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def dv(s):
    m=32-len(s); t=0
    for c in s:
        t+=int(c)*m; m+=1
        if m>10: m=0
    return str(min(t%11,1) if t%11>9 else t%11)
def matr(cns,y,l,f,t,tp='1'):
    b=f'{cns}0155{y}{tp}{l:05d}{f:03d}{t:07d}'; b+=dv(b); b+=dv(b)
    return ' '.join([b[:6],b[6:8],b[8:10],b[10:14],b[14],b[15:20],b[20:23],b[23:30],b[30:]])
assert matr('551681',1975,105,96,144268).endswith(' 40')
class O(dict):
    __getattr__=dict.get
    __setattr__=dict.__setitem__
def rec(form,k,sc='',up=False,sep='{} - {}',y=2012,age=None,cns=True,place=None,cap=None):
    """sc: words among solo twins trip late home notes anot mm pp nogp halfgp nocpf foreign subst"""
    r=random.Random(f'87{form}{k}'); S=sc.split(); u=(lambda s:s.upper()) if up else (lambda s:s)
    R=O(r=r,k=k,form=form,sc=S,u=u,sep=sep); used=set()
    def pick(L):
        for _ in range(99):
            x=r.choice(L)
            if x not in used: break
        used.add(x); return x
    sn=lambda n=2:[pick(SN) for _ in range(n)]
    def full(s,ss): 
        ss=sorted(ss,key=lambda x:x.startswith('e ')); return u(' '.join([pick(FM if s=='M' else FF)]+ss))
    pl=lambda:pick([tuple(p) for p in P])
    fmt=lambda p:u(p[0]) + sep.replace('{}','',1).replace('{}',p[1] if len(p[1])==2 else u(p[1])) if p else ''
    R.fmt=fmt
    R.sex=r.choice('MF'); R.sexo={'M':'Masculino','F':'Feminino'}[R.sex]
    reg=place or pl(); R.rp=reg; R.rmun,R.ruf=u(reg[0]),reg[1]
    bp=reg if r.random()<.6 else pl()
    R.bp=bp; R.mun,R.uf=u(bp[0]),bp[1]; R.nat=fmt(bp)
    FOR=[('Encarnación','Paraguai'),('Coimbra','Portugal'),('Nagoya','Japão'),('Zahlé','Líbano'),('Santa Elena de Uairén','Venezuela'),('Rivera','Uruguai')]
    kinds=['F','M'] if r.random()<.5 else ['M','F']
    if 'mm' in S: kinds=['F','F']
    if 'pp' in S: kinds=['M','M']
    if 'solo' in S: kinds=['F']
    R.g=[]; fam=[]
    for i,s in enumerate(kinds):
        a,b=sn(); fam.append(b)
        g=O(s=s,sur=[a,b],nome=full(s,[a,b]),p=(pick(FOR) if 'foreign' in S and i==0 else pl()),idade=str(r.randint(19,44)),prof=u(r.choice('lavrador(a)|do lar|comerciante|professor(a)|pescador(a)|motorista|costureira'.split('|'))))
        g.nat=fmt(g.p); g.mun=u(g.p[0]); g.uf=g.p[1]; g.cpf=cpf(r)
        g.av=[full('M',[pick(SN),b]),full('F',[pick(SN),a] if r.random()<.7 else [a])]
        if 'nogp' in S and i==len(kinds)-1: g.av=['','']
        if 'halfgp' in S and i==0: g.av[0]=''
        R.g.append(g)
    R.fam=fam[::-1] if len(fam)>1 and kinds==['M','F'] else fam
    R.fam=sorted(R.fam,key=lambda x:x.startswith('e ')) 
    R.fore=u(' '.join([pick(FM if R.sex=='M' else FF)]+([pick(FM if R.sex=='M' else FF).split()[0]] if r.random()<.35 else [])))
    R.sur=u(' '.join(R.fam)); R.nome=R.fore+' '+R.sur
    R.twins=[]
    for _ in range(2 if 'trip' in S else 1 if 'twins' in S else 0):
        R.twins.append(u(pick(FM if r.random()<.5 else FF))+' '+R.sur)
    R.dn=D.date(y,1,1)+D.timedelta(r.randrange(365*6)); R.hora=f'{r.randrange(24):02d}:{r.randrange(60):02d}'
    R.dreg=R.dn+D.timedelta(r.randint(2200,9000) if 'late' in S else r.randint(1,40))
    if R.dreg>D.date(2024,1,1): R.dreg=D.date(2024,1,1)-D.timedelta(r.randrange(200))
    lo=max(R.dreg,D.date(2010,3,1)); R.demis=lo+D.timedelta(r.randint(20,max(30,(D.date(2025,9,1)-lo).days)))
    if age=='same': R.demis=R.dreg+D.timedelta(r.randint(0,2))
    R.est='' if 'home' in S else u(r.choice(['Hospital Regional Dom Pedro II','Maternidade Nossa Senhora do Parto','Santa Casa de Misericórdia','Hospital e Maternidade São Camilo','Casa de Parto Mãe Luzia','Hospital Universitário','Unidade Mista de Saúde Irmã Dulce']))
    R.l,R.f,R.t=r.randint(8,399),r.randint(1,300),r.randint(1200,98000)
    R.cns=f'{r.randint(10000,169999):06d}'; R.matr=matr(R.cns,R.dreg.year,R.l,R.f,R.t)
    R.cpf='' if 'nocpf' in S else cpf(r)
    R.dnv='' if R.dn.year<1994 else f'30-{r.randint(10000000,89999999)}-{r.randint(0,9)}'
    R.dnvf=R.dnv
    off=lambda s:u(' '.join([pick(FM if s=='M' else FF),pick(SN[3:])]+([pick(SN[3:])] if r.random()<.4 else [])))
    R.os=r.choice('MF'); R.of=off(R.os); R.sub=off('F'); R.esc=[off('M'),off('F')]; R.decl=R.g[-1].nome; R.wit=[off('M'),off('F')]
    R.signer=R.sub if 'subst' in S else R.of
    R.signt=('Oficial Substituta' if 'subst' in S else 'Oficial Titular' if R.os=='M' else 'Oficiala Titular')
    R.cart=u(r.choice([f'{r.randint(1,4)}º Ofício de Registro Civil das Pessoas Naturais de {reg[0]}',f"Cartório {R.of.split()[-1].title()} - Registro Civil",f'Ofício da Cidadania Natural de {reg[0]}',f'Serventia Registral de {reg[0]} - {r.randint(2,5)}ª Circunscrição',f'Registro Civil do Distrito Sede da Comarca de {reg[0]}']))
    R.addr=f"Rua {r.choice(['Sete de Setembro','Barão do Rio Branco','Frei Caneca','das Palmeiras','Coronel Fabriciano'])}, {r.randint(11,1999)}, {r.choice(['Centro','Vila Nova','Bairro da Matriz'])} - CEP {r.randint(10000,99999)}-{r.randint(100,999)}"
    R.tel=f'({r.randint(11,99)}) 3{r.randint(200,999)}-{r.randint(1000,9999)}'
    A='ABCDEFGHJKLMNPQRSTUVWXYZ'
    R.selo=r.choice([lambda:''.join(r.choice(A) for _ in range(4))+str(r.randint(10000,99999))+'-'+''.join(r.choice(A) for _ in range(4)),lambda:f"{r.randint(1000,9999)}.{r.randint(10,99)}.{r.randint(1000000,9999999)}.{r.randint(10000,99999)}",lambda:R.cns+''.join(r.choice('0123456789'+A) for _ in range(14)),lambda:''.join(r.choice(A) for _ in range(3))+str(r.randint(10000,99999))])()
    R.cod=''.join(r.choice('0123456789ABCDEF') for _ in range(12))
    R.fees=[f'{r.randint(20,60)},{r.randint(10,99)}',f'{r.randint(2,9)},{r.randint(10,99)}',f'{r.randint(1,3)},{r.randint(10,99)}',f'{r.randint(65,90)},{r.randint(10,99)}']
    d1=R.dreg+D.timedelta(r.randint(30,3000)); d1=min(d1,R.demis-D.timedelta(1))
    R.averb=R.anot=''
    solo='solo' in S or kinds[0]==kinds[1]
    if 'notes' in S: R.averb=u(r.choice([f'Em {dd(d1)}, por mandado do Juízo da 2ª Vara de Família desta Comarca, autos nº {r.randint(1000,9999)}/{d1.year}, averbou-se a retificação da data de nascimento da genitora. Dou fé.',f'Averbada em {dd(d1)} a inclusão do patronímico materno, nos termos do art. 57 da Lei 6.015/73. Protocolo {r.randint(100,9999)}.']+([] if solo else [f'Por sentença de {dd(d1)}, transitada em julgado, foi reconhecida a paternidade, passando o registro a constar como acima.'])))
    if 'anot' in S: R.anot=u(r.choice(([f'CPF inscrito de ofício em {dd(d1)}, conforme Provimento 63/2017 do CNJ.'] if R.cpf and d1.year>2017 else [])+([f'Casou-se em {dd(d1)} com pessoa registrada no livro B-{r.randint(10,99)}, fls. {r.randint(10,99)}, termo {r.randint(1000,9999)}, desta serventia.'] if d1.year-R.dn.year>18 else [])+[f'Anotado o óbito da avó, ocorrido em {dd(d1)}, conforme comunicação arquivada nesta serventia.',f'Em {dd(d1)} foi comunicada a lavratura de escritura de emancipação.' if d1.year-R.dn.year>16 else f'Anotada em {dd(d1)} a guarda provisória deferida à avó.']))
    return R
def truth(R,blank=(),accept=None,**ov):
    """ov keys use '__' for '.'"""
    g=R.g+[O(nome='',nat='',av=['',''])]*(2-len(R.g)); pat,mat=['',''],['','']
    acc={}
    if len(R.g)==2 and R.g[0].s==R.g[1].s:
        pat,mat=R.g[0].av,R.g[1].av
        for i,n in enumerate(('avô','avó')): acc['avós.paternos.'+n]=[mat[i]]; acc['avós.maternos.'+n]=[pat[i]]
    else:
        for x in R.g:
            if x.s=='M': pat=x.av
            else: mat=x.av
    d={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
     'dados_pessoais':{'nome_completo':R.nome,'cpf':R.cpf,'matrícula':R.matr,'data_nascimento':{'texto_completo':R.dtx or dd(R.dn),'dia':f'{R.dn.day:02d}','mês':f'{R.dn.month:02d}','ano':str(R.dn.year)},'hora_nascimento':R.hora,'naturalidade':R.nat,'sexo':R.sexo},
     'local_nascimento':{'estabelecimento':R.est,'município':R.mun,'uf':R.uf},
     'registro':{'município':R.rmun,'uf':R.ruf,'cartório':R.cart,'data_registro':dd(R.dreg),'número_dnv':R.dnvf,'livro':R.livro or str(R.l),'folha':R.folha or str(R.f),'termo':R.termo or str(R.t)},
     'filiação':{f'genitor_{i+1}':{'nome_completo':g[i].nome,'naturalidade':g[i].nat} for i in (0,1)},
     'avós':{'paternos':{'avô':pat[0],'avó':pat[1]},'maternos':{'avô':mat[0],'avó':mat[1]}},
     'gêmeos':{'status':'Sim' if R.twins else 'Não','informações_adicionais':R.gtx if R.gtx else ' e '.join(R.twins)},
     'observações':{'averbações':R.averb,'anotações':R.anot},
     'autenticação':{'selo_digital':R.selo,'oficial_registro':R.signer,'data_emissão':dd(R.demis)}}
    def put(p,v):
        *a,b=p.split('.'); o=d
        for x in a:o=o[x]
        assert b in o,p
        o[b]=v
    for p in blank: put(p,'')
    for p,v in ov.items(): put(p.replace('__','.'),v)
    a={}
    for p,v in {**acc,**(accept or {})}.items(): a[p]=[x for x in v]
    if R.nonat: a.setdefault('dados_pessoais.naturalidade',[]).append('')
    return d,a
def qr(r,s=60):
    n=25; c=[]
    f=lambda x,y:any(0<=x-a<7 and 0<=y-b<7 for a,b in((0,0),(18,0),(0,18)))
    for y in range(n):
        for x in range(n):
            if not f(x,y) and r.random()<.47: c.append(f'M{x} {y}h1v1h-1z')
    for a,b in((0,0),(18,0),(0,18)): c.append(f'M{a} {b}h7v7h-7zM{a+1} {b+1}v5h5v-5zM{a+2} {b+2}h3v3h-3z')
    return f'<svg width="{s}" height="{s}" viewBox="0 0 25 25" style="flex:none"><path fill-rule="evenodd" d="{"".join(c)}"/></svg>'
def arms(s=50,c='#235'):
    st=' '.join(f'{25+24*math.cos(i*math.pi/10-1.57)*(1 if i%2==0 else .82):.1f},{25+24*math.sin(i*math.pi/10-1.57)*(1 if i%2==0 else .82):.1f}' for i in range(20))
    return f'<svg width="{s}" height="{s}" viewBox="0 0 50 50" style="flex:none"><polygon points="{st}" fill="none" stroke="{c}"/><circle cx="25" cy="25" r="11" fill="none" stroke="{c}" stroke-width="2"/><path d="M25 16l2.5 6h6l-5 4 2 6-5.500-4-5.500 4 2-6-5-4h6z" fill="{c}"/></svg>'
def sig(r,w=130,h=26,c='#224'):
    x=5;p=f'M5 {h*.6:.0f}'
    for _ in range(9):
        p+=f'q{r.randint(2,8)} {-r.randint(4,int(h*.6))} {(w-10)/9:.0f} {r.randint(-3,3)}'
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.1"/></svg>'
def bars(r,w=150,h=22):
    x=0;p=''
    while x<w-4:
        a=r.choice((1,1,2,3)); p+=f'M{x} 0h{a}v{h}h-{a}z'; x+=a+r.choice((1,2,2))
    return f'<svg width="{w}" height="{h}"><path d="{p}"/></svg>'
def page(w,h,css,body,font="Liberation Sans",size=9):
    return f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{w}pt {h}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0}}body{{width:{w}pt;height:{h}pt;overflow:hidden;position:relative;font:{size}pt "{font}";color:#111;-webkit-print-color-adjust:exact}}.f{{display:flex}}.g{{display:grid}}.r{{text-align:right}}.c{{text-align:center}}table{{border-collapse:collapse;width:100%}}{css}</style></head><body>{body}</body></html>'
