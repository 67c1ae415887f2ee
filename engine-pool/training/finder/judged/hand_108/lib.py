import random, datetime as dt
UFN={'AC':('do','Acre'),'AL':('de','Alagoas'),'AP':('do','Amapá'),'AM':('do','Amazonas'),'BA':('da','Bahia'),'CE':('do','Ceará'),'DF':('do','Distrito Federal'),'ES':('do','Espírito Santo'),'GO':('de','Goiás'),'MA':('do','Maranhão'),'MT':('de','Mato Grosso'),'MS':('de','Mato Grosso do Sul'),'MG':('de','Minas Gerais'),'PA':('do','Pará'),'PB':('da','Paraíba'),'PR':('do','Paraná'),'PE':('de','Pernambuco'),'PI':('do','Piauí'),'RJ':('do','Rio de Janeiro'),'RN':('do','Rio Grande do Norte'),'RS':('do','Rio Grande do Sul'),'RO':('de','Rondônia'),'RR':('de','Roraima'),'SC':('de','Santa Catarina'),'SP':('de','São Paulo'),'SE':('de','Sergipe'),'TO':('do','Tocantins')}
MUN={k:v.split(',') for k,v in {'AC':'Xapuri,Tarauacá,Sena Madureira,Rio Branco','AL':'Penedo,Palmeira dos Índios,Viçosa,Marechal Deodoro','AP':'Macapá,Mazagão,Oiapoque,Laranjal do Jari','AM':'Itacoatiara,Tefé,Parintins,São Gabriel da Cachoeira','BA':'Ilhéus,Cachoeira,Jequié,Santo Antônio de Jesus,Xique-Xique','CE':'Crato,Sobral,Icó,Quixeramobim,Aracati','DF':'Brasília','ES':'Colatina,São Mateus,Santa Leopoldina,Alegre','GO':'Catalão,Pirenópolis,Rio Verde,Itumbiara','MA':'Caxias,Codó,Grajaú,Barra do Corda','MT':'Cuiabá,Cáceres,Poconé,Rosário Oeste','MS':'Corumbá,Dourados,Três Lagoas,Aquidauana','MG':'Diamantina,Sete Lagoas,Ponte Nova,Juiz de Fora,Teófilo Otoni,Poços de Caldas','PA':'Óbidos,Santarém,Cametá,Bragança','PB':'Patos,Areia,Campina Grande,Cajazeiras','PR':'Lapa,Guarapuava,Castro,Paranaguá,União da Vitória','PE':'Garanhuns,Goiana,Vitória de Santo Antão,Petrolina','PI':'Parnaíba,Oeiras,Floriano,Picos','RJ':'Vassouras,Campos dos Goytacazes,Nova Friburgo,Barra do Piraí','RN':'Caicó,Mossoró,Macau,Açu',"RS":"Pelotas,Bagé,Caxias do Sul,São Leopoldo,Sant'Ana do Livramento",'RO':'Guajará-Mirim,Ji-Paraná,Ariquemes','RR':'Boa Vista,Caracaraí,Mucajaí','SC':'Blumenau,Lages,São Francisco do Sul,Joinville','SP':'Itu,Sorocaba,Mogi das Cruzes,Jaú,São Luiz do Paraitinga,Ribeirão Preto','SE':'Estância,Propriá,Laranjeiras,Itabaiana','TO':'Porto Nacional,Dianópolis,Arraias,Araguaína'}.items()}
OLD='AL AM BA CE ES GO MA MT MG PA PB PR PE PI RJ RN RS SC SP SE'.split(); ALL=sorted(UFN)
s=str.split
NM={'pt':(s('João José Antônio Sebastião Raimundo Luís Cícero Otávio Jerônimo Álvaro Estêvão Inácio Damião Caetano Amâncio Venâncio'),s('Maria Antônia Francisca Conceição Josefa Luzia Mônica Inês Glória Benedita Quitéria Lídia Eulália Hortência Verônica Zulmira'),"da Silva,dos Santos,Pereira,d'Ávila,Sant'Anna,de Sá,Guimarães,Magalhães,Assunção,Falcão,Brandão,Queirós,da Conceição,Leitão,Araújo,do Nascimento,Gusmão,Simões,Cavalcânti,de Melo,Estrêla,Bragança".split(',')),
'it':(s('Ângelo Pietro Giácomo Domingos Giuliano Vitório Atílio Ettore'),s('Assunta Carmela Giovanna Rosina Antonieta Lúcia Itália Domênica'),"Zanella,Bortolotto,Dall'Agnol,De Bortoli,Bianchini,Dell'Antonia,Pavan,Scarpelini,Lazzarotto,Trevisol".split(',')),
'de':(s('Hermann Guilherme Frederico Otto Günther Bruno Edgar Helmuth'),s('Hedwig Ingrid Frida Helga Érica Elfrida Gertrudes Irmgard'),'Schröder,Müller,Kuhn,von Holleben,Wiedemann,Krüger,Steinhauser,Baumgärtner,Hoffmann,Zschornack'.split(',')),
'jp':(s('Kenji Hiroshi Takeshi Mitsuo Akira Yukio Shigeru Noboru'),s('Yoshiko Harumi Keiko Mitiko Akemi Sayuri Emiko Naomi'),'Yamashita,Nakagawa,Fujimoto,Watanabe,Kobayashi,Ishii,Oda,Matsumura,Higa,Shimabukuro'.split(',')),
'ar':(s('Salim Jamil Nagib Elias Fuad Miguel Tufik Wadih'),s('Samira Latife Nadia Zakie Leila Adélia Salua Mariam'),'Haddad,Abou Jamra,El Khouri,Saad,Mansur,Chaim,Abdalla,Bou Karim,Sahyun,Nahas'.split(',')),
'in':(s('Ubirajara Cauê Peri Moacir Iberê Aritana Jurandir Tupã'),s('Jaci Iracema Tainá Iara Potira Anaí Jandira Moema'),'Terena,Guajajara,Munduruku,Pataxó,Tukano,Krenak,Kaingang,Potiguara,Macuxi,Baniwa'.split(',')),
'pl':(s('Estanislau Casimiro Ladislau Miroslau Tadeu Boleslau'),s('Edwiges Wanda Sofia Estanislava Bronislava Ludmila'),'Kowalczyk,Wójcik,Przybysz,Szczepaniak,Nowacki,Kaczmarek'.split(','))}
YM=s('Miguel Théo Davi Heitor Caíque Ícaro Vinícius Enzo Raoni Gaël Luís Otávio Uálisson Jônatas Érico Mateus'); YF=s('Sofia Alícia Heloísa Laís Júlia Yasmin Raíssa Cecília Thaís Maitê Antonella Ágatha Luíza Zoé Évelyn Isadora')
FOR={'it':('Treviso','Itália'),'de':('Hamburgo','Alemanha'),'jp':('Kumamoto','Japão'),'ar':('Zahlé','Líbano'),'pl':('Lublin','Polônia'),'pt':('Vila Real','Portugal'),'in':('Pedro Juan Caballero','Paraguai')}
MES=s('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro')
U=s('zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'); DZ=s('- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'); CE=s('- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos')
def ext(n):
    if n<20: return U[n]
    if n<100: return DZ[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return CE[n//100]+(' e '+ext(n%100) if n%100 else '')
    r=n%1000; h=('' if n<2000 else ext(n//1000)+' ')+'mil'
    return h if not r else h+(' e ' if r<=100 or r%100==0 else ' ')+ext(r)
def fem(t): return t.replace('dois','duas').replace('um ','uma ') if t!='um' else 'uma'
def dw(d): return f"{'primeiro' if d.day==1 else ext(d.day)} de {MES[d.month-1]} de {ext(d.year)}"
def dl(d): return f"{d.day} de {MES[d.month-1]} de {d.year}"
def dn(d): return d.strftime('%d/%m/')+str(d.year)
def hw(h,m): return f"{fem(ext(h))} hora{'s' if h>1 else ''}"+(f" e {ext(m)} minuto{'s' if m>1 else ''}" if m else '')
def cpf(r):
    a=[r.randrange(10) for _ in range(9)]
    for k in (10,11): v=sum(x*(k-i) for i,x in enumerate(a))*10%11%10; a.append(v)
    t=''.join(map(str,a)); return f"{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}"
def matr(cns,ano,liv,fol,ter,sep=' '):
    b=f"{cns}0155{ano}1{liv:05d}{fol:03d}{ter:07d}"
    for _ in 0,1:
        k=32-len(b); t=0
        for c in b: t+=int(c)*k; k=0 if k>=10 else k+1
        t%=11; b+=str(1 if t>9 else t)
    return sep.join([b[:6],b[6:8],b[8:10],b[10:14],b[14],b[15:20],b[20:23],b[23:30],b[30:]])
class P: pass
def who(r,g,sx,sur,young=False,two=.4):
    l=NM[g][0 if sx=='M' else 1]; l2=NM['pt'][0 if sx=='M' else 1]
    if young: l=YM if sx=='M' else YF
    f=r.choice(l)
    if r.random()<two:
        q=r.choice(l2)
        if q!=f: f+=' '+q
    return f+' '+sur
def mk(form,i,years,up=True,sep=' - ',old=False,emis=None,ufs=None,natf=None,order='MF',flags=None):
    """one family and one office; years: of registration; emis: years of issue or None (soon after)"""
    r=random.Random(f'108{form}{i}x'); p=P(); p.r=r; c=(lambda t:t.upper()) if up else (lambda t:t); p.c=c
    fl=random.Random('fl'+form); base=[[],['alone'],['two'] if not old else ['notes','both'],['twin'],['foreign'],['home','late'],['notes'],['nogp','nocpf']]
    fl.shuffle(base); p.f=f=set(base[i-1])
    if r.random()<.2: f.add('home')
    if r.random()<.25: f.add('notes')
    ufs=ufs or ALL; off=ord(form)-65
    p.uf=ufs[(off*8+i)*7%len(ufs)]; p.ufn=UFN[p.uf][1]; p.duf=UFN[p.uf][0]+' '+p.ufn; p.mun=c(r.choice(MUN[p.uf])); p.dest=('do ' if p.uf=='DF' else 'do Estado ')+(p.ufn if p.uf=='DF' else p.duf)
    p.edu='DISTRITO FEDERAL' if p.uf=='DF' else ('Estado '+p.duf).upper()
    natf=natf or (lambda m,u:m+sep+u); p.nat=lambda m,u:c(natf(m,u)); p.sep=sep
    def place(near=.5):
        if r.random()<near: return p.mun,p.uf
        u=r.choice(ufs); return r.choice(MUN[u]),u
    gs=list(NM); g1=r.choice(gs); g2=r.choice(['pt',r.choice(gs)])
    p.sx=r.choice('MF'); p.sexo='Masculino' if p.sx=='M' else 'Feminino'; p.o='o' if p.sx=='M' else 'a'
    su=[r.choice(NM[g][2]) for g in (g1,g2)]
    if su[0]==su[1]: su[1]='Vasconcelos'
    ex=[r.choice(NM['pt'][2]) for _ in '12']
    p.par=[]
    kinds=[('M',g2,su[1],ex[1]),('P',g1,su[0],ex[0])]
    if 'two' in f: kinds=[(k,)+kinds[j][1:] for j,k in enumerate(r.choice(['MM','MM','PP']))]
    for k,g,sn,e in kinds:
        sx='M' if k=='P' else 'F'
        nm=who(r,g,sx,(e+' ' if r.random()<.5 and e!=sn else '')+sn)
        m,u=place(.4)
        if 'foreign' in f and (k=='P' or r.random()<.6): m,u=FOR[g]
        av=c(who(r,g,'M',sn)); ah=c(who(r,r.choice([g,'pt']),'F',(r.choice(NM['pt'][2]) if r.random()<.5 else sn)))
        q=P(); q.k=k; q.n=c(nm); q.m,q.u=m,u; q.nat=p.nat(m,u); q.av=[av,ah]; q.prof=r.choice(['lavrador','comerciante','operário','ferroviário','professor','sapateiro'] if k=='P' else ['doméstica','professora','costureira','lavradora']); q.id=r.randint(19,44); p.par.append(q)
    if 'alone' in f: p.par=p.par[:1]
    elif order=='PM' and 'two' not in f: p.par.reverse()
    if 'nogp' in f:
        j=r.randrange(3)
        if j==0: p.par[-1].av=['','']
        elif j==1: p.par[-1].av[0]=''
        else:
            for q in p.par: q.av=['','']
    p.p=next((q for q in p.par if q.k=='P'),None); p.m=next((q for q in p.par if q.k=='M'),None)
    last=su[1]+' '+su[0] if r.random()<.6 else su[0]
    if 'alone' in f: last=su[1]
    p.nome=c(who(r,g1 if old else 'pt',p.sx,last,young=not old,two=.5))
    y=r.randint(max(2012,years[0]) if 'two' in f else years[0],years[1]); p.dr=dt.date(y,r.randint(1,12),r.randint(1,28))
    p.dn=p.dr-dt.timedelta(days=r.randint(365*3,365*19) if 'late' in f else r.randint(1,40)); p.h,p.mi=r.randrange(24),r.choice([0,0,15,30,45,r.randrange(1,60)])
    if p.h==0 and old: p.h=3
    p.hora=f"{p.h:02d}:{p.mi:02d}"
    p.bm,p.bu=(p.mun,p.uf) if old and r.random()<.8 or r.random()<.6 else tuple(place(0)); p.bm=c(p.bm); p.bp=p.nat(p.bm,p.bu)
    p.rua=c(f"{r.choice(['Rua','Rua','Travessa','Avenida'])} {r.choice(['Sete de Setembro','das Palmeiras','Marechal Deodoro','São João','do Comércio','Quinze de Novembro','Coronel Tibúrcio','Boa Vista'])}, nº {r.randint(3,980)}")
    p.hosp=c(r.choice(['Santa Casa de Misericórdia','Maternidade Santa Isabel','Hospital São Vicente','Casa de Saúde Nossa Senhora das Graças','Hospital de Caridade'] if old else ['Hospital e Maternidade São Lucas','Hospital Regional Dr. Estêvão Brandão','Maternidade Municipal Bom Parto','Hospital das Clínicas Santa Tereza','Maternidade Dona Íris Guimarães','Hospital Geral Público']))
    p.home='home' in f; p.est=c('Domicílio') if p.home else p.hosp
    p.twin=''
    if 'twin' in f: p.tsx=r.choice('MF'); t=c(who(r,g1 if old else 'pt',p.tsx,last,young=not old)); p.twin=t if t!=p.nome else c('Zózimo ' if p.tsx=='M' else 'Zélia ')+c(last)
    p.liv,p.fol,p.ter=r.randint(3,420),r.randint(1,300),r.randint(60,98000); p.v=old and r.random()<.4
    if old: p.liv=r.randint(2,96)
    p.cns=str(r.randint(70000,159999)).zfill(6); p.mat=matr(p.cns,y,p.liv,p.fol,p.ter); p.matt=matr(p.cns,y,p.liv,p.fol%300+1,p.ter+1)
    p.dnv=f"30-{r.randint(10**7,10**8-1)}-{r.randrange(10)}" if p.dn.year>=1999 and not p.home else ''
    p.cpf='' if 'nocpf' in f else cpf(r)
    p.de=p.dr+dt.timedelta(days=r.randint(0,3)) if not emis else max(dt.date(r.randint(*emis),r.randint(1,12),r.randint(1,28)),p.dr+dt.timedelta(days=r.randint(0,9)))
    ofg=r.choice('MF'); p.og=ofg; p.of=c(who(r,r.choice(gs),ofg,r.choice(NM['pt'][2])+' '+r.choice(NM['it'][2]))); p.esc=c(who(r,'pt','F',r.choice(NM['pt'][2])+' '+r.choice(NM['de'][2])))
    p.selo=''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(4))+str(r.randint(10**5,10**6-1))+'-'+''.join(r.choice('ABCDEFGHJKLMNPRSTVXZ') for _ in range(3))
    p.dec=c(who(r,'pt','M',r.choice(NM['pt'][2]))); p.te=[c(who(r,'pt','M',r.choice(NM['it'][2]+NM['pt'][2]),two=1)) for _ in '12']
    p.tel=f"({r.randint(11,99)}) 3{r.randint(100,999)}-{r.randint(1000,9999)}"; p.cep=f"{r.randint(10,99)}.{r.randint(100,999)}-{r.randint(0,999):03d}"
    p.adr=f"{r.choice(['Rua','Av.','Praça'])} {r.choice(['Rui Barbosa','Tiradentes','da Matriz','Getúlio Vargas','Rio Branco'])}, {r.randint(10,2900)} - Centro"
    p.aver=p.anot=''
    if 'notes' in f:
        sp=c(who(r,'pt','F' if p.sx=='M' else 'M',r.choice(NM['it'][2]))); j=r.randrange(3); yy=p.dr.year
        d1=p.dn+dt.timedelta(days=r.randint(21,27)*365+r.randrange(300)); d2=p.dr+dt.timedelta(days=r.randint(300,1400)); 
        ok=d1<p.de; ok2=d2<p.de
        va=f"{r.randint(1,3)}ª Vara"; md=r.choice(p.par); k=r.randrange(3); cid=r.choice(MUN[p.uf])
        if ok and j!=1:
            p.anot=f"Casou-se com {sp} em {dn(d1)}, no Registro Civil de {cid}, livro B-{r.randint(2,80)}, fls. {r.randint(1,299)}, termo nº {r.randint(100,9000)}."
            if k==1 and d1.year+9<p.de.year: p.anot+=f" Divorciad{p.o} em {dn(d1.replace(year=d1.year+8,day=9))}." if d1.year>1978 else ' Voltou a usar o nome de solteira.' if p.sx=='F' else ''
            if k==2: p.anot=f"Faleceu em {dn(d1)}, óbito registrado no livro C-{r.randint(2,60)}, fls. {r.randint(1,299)}, sob nº {r.randint(100,9000)}, do Registro Civil de {cid}."
        if not p.anot or 'both' in f:
            if not ok2: d2=p.de
            p.aver=[f"Por mandado do Juízo de Direito da {va} de {p.mun}, datado de {dn(d2)}, fica retificado o nome d{'a mãe' if md.k=='M' else 'o pai'} para {md.n}.",f"Por sentença de {dn(d2)}, do Juízo da {va}, processo nº {r.randint(100,2000)}/{d2.year}, foi acrescentado o patronímico da família, passando {'o registrado' if p.sx=='M' else 'a registrada'} a chamar-se {p.nome}.",f"Averbado em {dn(d2)}, por determinação judicial, que a hora certa do nascimento é {p.hora} e não como constou do termo primitivo."][r.randrange(3)]
    p.late='late' in f
    return p
def svg_arms(w=48,col='#345'):
    st=''.join(f'<path d="M50 8 L56 44 L50 50 L44 44Z" transform="rotate({a} 50 50)" fill="none" stroke="{col}" stroke-width="1.6"/>' for a in range(0,360,72))
    return f'<svg width="{w}" height="{w}" viewBox="0 0 100 100">{st}<circle cx="50" cy="50" r="14" fill="none" stroke="{col}" stroke-width="2"/><path d="M12 60Q20 96 50 92Q80 96 88 60M16 88H84" fill="none" stroke="{col}" stroke-width="2.5"/></svg>'
def qr(seed,w=58):
    r=random.Random(seed); n=25; o=''
    for y in range(n):
        for x in range(n):
            z=[(a,b) for a,b in((0,0),(n-7,0),(0,n-7)) if a<=x<a+7 and b<=y<b+7]
            on=(max(abs(x-z[0][0]-3),abs(y-z[0][1]-3))!=2) if z else r.random()<.48
            if on: o+=f'M{x} {y}h1v1h-1z'
    return f'<svg width="{w}" height="{w}" viewBox="0 0 {n} {n}"><path d="{o}"/></svg>'
def sig(seed,w=130,h=34,col='#1b2a6b'):
    r=random.Random(seed); x=4; d=f'M4 {h*.6:.0f}'
    while x<w-14: x+=r.randint(6,14); d+=f' q{r.randint(-6,6)} {-r.randint(8,20)} {r.randint(6,10)} {r.randint(-4,4)} t{r.randint(2,5)} {r.randint(-3,3)}'
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w*1.4:.0f} {h}" style="display:block;margin:0 auto"><path d="{d}" fill="none" stroke="{col}" stroke-width="1.1"/></svg>'
def guil(W,H,col='#cfe0d2'):
    import math
    o=''
    for k in range(10): o+='M'+' L'.join(f'{x} {H/2+(H/2-6)*math.sin(x/W*6.283*2+k/10*6.283):.0f}' for x in range(0,W+1,9))
    return f'<svg width="{W}pt" height="{H}pt" viewBox="0 0 {W} {H}" style="position:absolute;left:0;top:0;z-index:-1"><path d="{o}" fill="none" stroke="{col}" stroke-width=".5"/></svg>'
def stamp(a,b,rot=-14,col='#4a3c8c'):
    return f'<svg width="92" height="92" viewBox="0 0 92 92"><g transform="rotate({rot} 46 46)" fill="none" stroke="{col}"><circle cx="46" cy="46" r="43" stroke-width="1.6"/><circle cx="46" cy="46" r="29"/><text x="46" y="44" font-size="8" text-anchor="middle" fill="{col}" stroke="none">{a}</text><text x="46" y="54" font-size="7" text-anchor="middle" fill="{col}" stroke="none">{b}</text></g></svg>'
def truth(case,W,H,p,texto,cart,natural=None,natlabel=False,of=True,lft=None,selo='',joint=False,acc=None,twininfo='',cad=(),dnv=None,sides=None):
    g=[{'nome_completo':q.n,'naturalidade':q.nat} for q in p.par]+[{'nome_completo':'','naturalidade':''}]*2
    acc=dict(acc or {}); av={'P':['',''],'M':['','']}
    if 'two' in p.f:
        av={'P':p.par[0].av,'M':p.par[1].av}
        for k,x,y in(('paternos',0,1),('maternos',1,0)):
            for n,l in enumerate(('avô','avó')): acc[f'avós.{k}.{l}']=[p.par[y].av[n]]
    else:
        for q in p.par: av[q.k]=q.av
    for n,q in enumerate(p.par[:2]):
        alt=[q.m+'/'+q.u,q.m+' - '+q.u]+getattr(q,'alt',[]); acc[f'filiação.genitor_{n+1}.naturalidade']=[a for a in alt if a!=q.nat]
    acc['dados_pessoais.data_nascimento.texto_completo']=[dn(p.dn),dw(p.dn)]
    nt=natural or p.bp
    if not natlabel: acc['dados_pessoais.naturalidade']=['',f'{p.bm}/{p.bu}',f'{p.bm} - {p.bu}']
    if p.home: acc['local_nascimento.estabelecimento']=['',p.rua,'em domicílio',f'Domicílio, {p.rua}',f'em domicílio, {p.rua}',f'em domicílio, à {p.rua}']+acc.get('local_nascimento.estabelecimento',[])
    l,f,t=lft or (str(p.liv),str(p.fol),str(p.ter))
    return {'case':case,'layout':case.split('-')[0],'condition':'pdf_born_digital','file':case+'.pdf','width':W,'height':H,'resizeImage':False,'data':{
     'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
     'dados_pessoais':{'nome_completo':p.nome,'cpf':getattr(p,'xcpf',''),'matrícula':getattr(p,'xmat',''),'data_nascimento':{'texto_completo':texto,'dia':f'{p.dn.day:02d}','mês':f'{p.dn.month:02d}','ano':str(p.dn.year)},'hora_nascimento':p.hora,'naturalidade':nt,'sexo':p.sexo},
     'local_nascimento':{'estabelecimento':p.est,'município':p.bm,'uf':p.bu},
     'registro':{'município':p.mun,'uf':p.uf,'cartório':cart,'data_registro':dn(p.dr),'número_dnv':p.dnv if dnv is None else dnv,'livro':l,'folha':f,'termo':t},
     'filiação':{'genitor_1':g[0],'genitor_2':g[1]},
     'avós':{'paternos':{'avô':av['P'][0],'avó':av['P'][1]},'maternos':{'avô':av['M'][0],'avó':av['M'][1]}},
     'gêmeos':{'status':'Sim' if p.twin else 'Não','informações_adicionais':(twininfo or p.twin) if p.twin else ''},
     'observações':{'averbações':p.aver,'anotações':p.anot},
     'autenticação':{'selo_digital':selo,'oficial_registro':p.of if of else '','data_emissão':dn(p.de)}},
     'accept':acc,'meta':{'twin_names':[p.twin] if p.twin else [],'joint_notes':joint,'cadastro':list(cad)}}
