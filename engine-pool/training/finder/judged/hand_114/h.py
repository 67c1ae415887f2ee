import random, html, datetime as dt, math
E=html.escape
MUN={u:v.split(',') for u,v in (x.split(':') for x in '''AC:Rio Branco,Cruzeiro do Sul,Sena Madureira,Tarauacá,Xapuri|AL:Maceió,Palmeira dos Índios,Penedo,União dos Palmares|AM:Manaus,Parintins,Tefé,Itacoatiara,São Gabriel da Cachoeira|AP:Macapá,Oiapoque,Laranjal do Jari|BA:Salvador,Vitória da Conquista,Ilhéus,Jequié,Bom Jesus da Lapa,Juazeiro|CE:Fortaleza,Sobral,Crato,Quixadá,Jijoca de Jericoacoara|DF:Brasília|ES:Vitória,Colatina,Cachoeiro de Itapemirim,Santa Teresa|GO:Goiânia,Anápolis,Rio Verde,Pirenópolis,Jataí|MA:São Luís,Imperatriz,Caxias,Barra do Corda|MG:Belo Horizonte,Juiz de Fora,Montes Claros,Diamantina,Ponte Nova,São João del-Rei,Teófilo Otoni,Ouro Preto,Poços de Caldas|MS:Campo Grande,Dourados,Corumbá,Aquidauana|MT:Cuiabá,Rondonópolis,Poconé,Barra do Garças|PA:Belém,Santarém,Altamira,Óbidos,Igarapé-Miri|PB:João Pessoa,Campina Grande,Patos,Cajazeiras|PE:Recife,Olinda,Caruaru,Garanhuns,Serra Talhada|PI:Teresina,Parnaíba,Picos,Oeiras|PR:Curitiba,Londrina,Castro,Guarapuava,Prudentópolis,Assaí|RJ:Rio de Janeiro,Niterói,Petrópolis,Campos dos Goytacazes,Nova Friburgo,Duque de Caxias,Paraty|RN:Natal,Mossoró,Caicó,Currais Novos|RO:Porto Velho,Ji-Paraná,Vilhena,Guajará-Mirim|RR:Boa Vista,Caracaraí,Pacaraima|RS:Porto Alegre,Pelotas,Santa Maria,Bento Gonçalves,São Leopoldo,Sant'Ana do Livramento,Ijuí|SC:Florianópolis,Blumenau,Joinville,Lages,Nova Trento,São Bento do Sul|SE:Aracaju,Estância,Propriá,Lagarto|SP:São Paulo,Campinas,Santo André,Ribeirão Preto,Marília,Pindamonhangaba,Santos,Itapetininga,Mogi das Cruzes,São José do Rio Preto|TO:Palmas,Araguaína,Porto Nacional,Dianópolis'''.split('|'))}
EST=dict(x.split('=') for x in 'AC=do Acre|AL=de Alagoas|AM=do Amazonas|AP=do Amapá|BA=da Bahia|CE=do Ceará|DF=do Distrito Federal|ES=do Espírito Santo|GO=de Goiás|MA=do Maranhão|MG=de Minas Gerais|MS=de Mato Grosso do Sul|MT=de Mato Grosso|PA=do Pará|PB=da Paraíba|PE=de Pernambuco|PI=do Piauí|PR=do Paraná|RJ=do Rio de Janeiro|RN=do Rio Grande do Norte|RO=de Rondônia|RR=de Roraima|RS=do Rio Grande do Sul|SC=de Santa Catarina|SE=de Sergipe|SP=de São Paulo|TO=do Tocantins'.split('|'))
EN=lambda u:EST[u].split(' ',1)[1]
CEP=dict(AC='69',AL='57',AM='69',AP='68',BA='45',CE='62',DF='70',ES='29',GO='75',MA='65',MG='36',MS='79',MT='78',PA='68',PB='58',PE='55',PI='64',PR='84',RJ='25',RN='59',RO='76',RR='69',RS='96',SC='89',SE='49',SP='13',TO='77')
DDD=dict(AC=68,AL=82,AM=92,AP=96,BA=73,CE=88,DF=61,ES=27,GO=62,MA=98,MG=32,MS=67,MT=65,PA=93,PB=83,PE=87,PI=86,PR=42,RJ=22,RN=84,RO=69,RR=95,RS=53,SC=47,SE=79,SP=19,TO=63)
S=lambda s:s.split(',')
SUR=dict(pt=S("da Silva,dos Santos,de Oliveira,Pereira,Ferreira,de Souza,Rodrigues,Barbosa,Carneiro,Sant'Anna,D'Ávila,Bittencourt,de Albuquerque,Cavalcanti,Lacerda,Figueiredo,Guimarães,Magalhães,Peçanha,do Nascimento,Quaresma,Xavier,Furtado,Toledo,da Conceição,de Jesus,Vilas Boas,Batista,Coutinho,do Amaral,Leão,Mourão,Pinheiro,das Neves,Assunção,Teixeira,Beltrão,Nóbrega,Falcão,Muniz,Caldeira,Arruda"),
 it=S("Bortolotto,Zanella,Della Giustina,Fachinetto,Mazzuco,D'Agostini,Pellegrini,Rossetto,Tomazzoni,Cecconello,Scarpa,Dal Bó"),de=S("Schmitz,Krause,von Mühlen,Hoffmann,Günther,Wachholz,Schroeder,Lüdke,Kretzschmar,Heinzelmann"),jp=S("Yamashita,Nakagawa,Higa,Matsumoto,Fujiwara,Shimabukuro,Ogata,Kobayashi,Arakaki,Ito"),
 ar=S("Haddad,Abi-Rached,El Khouri,Nasser,Chahine,Maluly,Farah,Abou Jaoude"),ind=S("Xakriabá,Tikuna,Macuxi,Guajajara,Baniwa,Kaingang,Terena,Pataxó"),pl=S("Kowalczyk,Wisniewski,Szczepanski,Melnyk,Lewandowicz,Przybysz"),es=S("Quispe Mamani,Rojas Villalba,Condori,Benítez,Zambrano,Contreras Gil"))
FST={'oldF':S("Maria das Dores,Sebastiana,Zulmira,Ondina,Jandyra,Alzira,Iracema,Durvalina,Guiomar,Hermínia,Leopoldina,Eulália,Francisca,Raimunda,Adélia,Nair,Olívia,Dagmar,Josepha,Maria José,Ephigênia,Laudelina,Izaura,Antônia,Benvinda,Carlota,Rosalina,Amélia,Idalina,Clotilde"),
'oldM':S("Benedito,Sebastião,João Baptista,Waldemar,Osório,Arlindo,Deoclécio,Luiz,Antônio,Raimundo,Ubirajara,Adalberto,Theodoro,Euclydes,Honório,Joaquim,Manoel,Agenor,Philemon,Zeferino,Aristides,Leôncio,Olegário,Firmino,José,Cândido,Belarmino,Ulysses,Othon,Thomaz"),
'midF':S("Rosângela,Sônia Regina,Márcia,Tânia,Cláudia,Maria Aparecida,Eliane,Lúcia Helena,Vera Lúcia,Simone,Rita de Cássia,Valdirene,Neusa,Ângela,Marilene,Ivone,Teresinha,Denise,Solange,Ana Cristina,Jussara,Edna,Cleide,Marlúcia,Inês"),
'midM':S("José Carlos,Paulo Roberto,Marcos,Edson,Wilson,Ademir,Luís Antônio,Sérgio,Gilberto,Reginaldo,Cláudio,Valdir,Nelson,Jorge,Márcio,Rubens,Antônio Carlos,Gérson,Fábio,Vítor,Josué,Hélio,Amauri,Dirceu,Ivan"),
'newF':S("Ana Clara,Maria Eduarda,Yasmin,Heloísa,Lívia,Thaís,Sophia,Isadora,Letícia,Jéssica,Maitê,Cecília,Ágatha,Luíza,Emanuelly,Rayssa,Valentina,Beatriz,Larissa,Nicole,Antonella,Cauane,Iara,Kauany,Mirela,Bárbara,Zoé,Helena,Pérola,Stéphanie"),
'newM':S("Miguel,Enzo Gabriel,Davi Lucca,Théo,João Vítor,Kauã,Arthur,Pedro Henrique,Heitor,Ícaro,Caio,Matheus,Luan,Wesley,Brayan,Gael,Bernardo,Raí,Noah,Ravi,Vinícius,Tomás,Benício,Anthony,Yuri,Otávio,Ryan,Guilherme,Levi,Cauê"),
'itF':S("Assunta,Carmela,Giuditta,Rosina"),'itM':S("Pasquale,Giácomo,Angelo,Vittorio"),'deF':S("Hildegard,Erna,Frieda,Ingeborg"),'deM':S("Erwin,Helmuth,Otto,Reinhold"),'jpF':S("Fumiko,Yoshiko,Harue,Kimie"),'jpM':S("Kenji,Shigeru,Takashi,Minoru"),'arF':S("Latife,Samira,Nazira,Adibe"),'arM':S("Nagib,Elias,Salim,Jamil"),'plF':S("Estanislava,Edwiges,Ludmila,Sofia"),'plM':S("Casimiro,Estanislau,Miroslau,Wenceslau"),'esF':S("María Belén,Encarnación,Rosalía,Yolanda"),'esM':S("Wilmer,Juan Andrés,Hernán,Edgar"),'indF':S("Jaciara,Potira,Iracema,Yara"),'indM':S("Moacir,Ubiratan,Peri,Aruã")}
ABR=dict(it=S("Treviso/Itália,Cosenza/Itália"),jp=S("Kumamoto/Japão,Okinawa/Japão"),ar=S("Zahlé/Líbano,Homs/Síria"),de=S("Stuttgart/Alemanha,Königsberg/Alemanha"),pt=S("Braga/Portugal,Funchal/Portugal"),pl=S("Lublin/Polônia,Lviv/Ucrânia"),es=S("Cochabamba/Bolívia,Maturín/Venezuela"))
HOSP=S("Santa Casa de Misericórdia,Hospital e Maternidade São Camilo,Maternidade Nossa Senhora de Lourdes,Hospital Regional,Hospital Municipal Dr. Arnaldo Prates,Maternidade Escola Santa Isabel,Hospital São Vicente de Paulo,Casa de Saúde Santa Helena,Hospital Universitário,Maternidade Dona Íris,Hospital da Mulher,Hospital Beneficência Portuguesa,Casa de Parto Santa Luzia,Hospital Sagrado Coração de Jesus")
RUA=S("Rua Marechal Deodoro,Rua XV de Novembro,Avenida Getúlio Vargas,Rua Barão do Rio Branco,Travessa do Carmo,Rua Sete de Setembro,Avenida Dom Pedro II,Rua Coronel Bento Lopes,Rua da Matriz,Praça Rui Barbosa,Rua Tiradentes,Rua Padre Anchieta,Avenida Brasil,Rua Duque de Caxias")
PROF=S("lavrador,comerciante,operário,pedreiro,ferroviário,funcionário público,motorista,carpinteiro,pescador,alfaiate,professor,agricultor,seringueiro,marceneiro,mecânico")
BAI=S("Centro,Vila Nova,São José,Boa Vista,Cidade Alta")
U=['','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze','dezesseis','dezessete','dezoito','dezenove']
D=['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
C=['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def ext(n):
    if n==0:return 'zero'
    if n==100:return 'cem'
    if n<20:return U[n]
    if n<100:return D[n//10]+(' e '+U[n%10] if n%10 else '')
    if n<1000:return C[n//100]+(' e '+ext(n%100) if n%100 else '')
    m=n%1000;k='mil' if n//1000==1 else ext(n//1000)+' mil'
    return k+((' e ' if m<100 or m%100==0 else ' ')+ext(m) if m else '')
def fem(s):return ' '.join({'um':'uma','dois':'duas'}.get(w,w) for w in s.split())
dw=lambda d:('primeiro' if d.day==1 else ext(d.day))+f' de {MES[d.month-1]} de '+ext(d.year)
dl=lambda d:(f'{d.day:02}' if d.day>1 else '1º')+f' de {MES[d.month-1]} de {d.year}'
dd=lambda d:f'{d:%d/%m}/{d.year}'
def hw(h,m,form=0):
    if form==0:return fem(ext(h))+(' hora' if h==1 else ' horas')+(f' e {ext(m)} minuto'+'s'*(m>1) if m else '')
    p,q=('da manhã',h) if 0<h<12 else ('da tarde',h-12) if 12<h<18 else ('da noite',h-12) if h>=18 else ('',h)
    if h==12:return 'doze horas'+(f' e {ext(m)} minutos' if m else '')+' do dia'
    if h==0:return 'zero hora'+(f' e {ext(m)} minutos' if m else '')
    return fem(ext(q))+(' e meia' if m==30 else '')+(' horas ' if q>1 else ' hora ')+(f'e {ext(m)} minutos ' if m and m!=30 else '')+p
def cpf(r):
    a=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(x*(k-i) for i,x in enumerate(a))*10%11%10;a.append(s)
    t=''.join(map(str,a));return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}'
def matr(cns,y,l,f,t):
    a=f'{cns:06d}0155{y}1{l:05d}{f:03d}{t:07d}'
    for _ in 1,2:
        m,s=32-len(a),0
        for c in a:s+=int(c)*m;m=m+1 if m<10 else 0
        a+=str(s%11 if s%11<10 else 1)
    return f'{a[:6]} {a[6:8]} {a[8:10]} {a[10:14]} {a[14]} {a[15:20]} {a[20:23]} {a[23:30]} {a[30:]}'
def selo(r,u,y):
    L=lambda n:''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(n));N=lambda n:''.join(r.choice('0123456789') for _ in range(n))
    return {'SP':lambda:f'1{N(5)}1NA000000{N(6)}{y%100}{L(1)}','PR':lambda:f'SFRCN.{L(2)}j{N(1)}P.{L(4)}m-{N(1)}x{L(3)}.{N(4)}q','RS':lambda:f'0{N(3)}.01.{y%100}0000{N(1)}.0{N(4)}','SC':lambda:f'{L(3)}{N(5)}-{L(4)}','MG':lambda:f'{L(3)}{N(5)}','RJ':lambda:f'E{L(3)}{N(5)} {L(3)}','BA':lambda:f'{N(4)}.AB{N(6)}-{N(1)}','PE':lambda:f'00{N(5)}.{L(3)}{N(2)}{y}01.0{N(4)}','CE':lambda:f'AA{L(1)}{N(6)}-{L(1)}{N(1)}{L(1)}{N(1)}','GO':lambda:f'0{N(4)}{y%100}03{N(11)}','DF':lambda:f'TJDFT{y}0210{N(6)}{L(4)}'}.get(u,lambda:f'{L(3)}{N(6)}-{N(4)}')()
def first(r,y,s,o='pt',used=None):
    for _ in range(30):
        k=('old' if y<1942 else 'mid' if y<1986 else 'new')+s
        if o!='pt' and o+s in FST and r.random()<(.8 if y<1942 or o=='es' else .35):k=o+s
        f=r.choice(FST[k])
        if used is None or f not in used:break
    if used is not None:used.add(f)
    return f
def full(r,mun,uf): return f'{mun}/{uf}'
def anymun(r,near=None,y=2000):
    u=near if near and r.random()<.7 else r.choice([k for k in sorted(MUN) if y>2014 or k not in('TO','MS','RO','RR','AP','DF')]); return f'{r.choice(MUN[u])}/{u}'
def case(form,n,uf,y,fl='',emis=None,org=None,mun=None,cart=None):
    """one family and its record; fl: words naming what applies"""
    r=random.Random(f'114{form}{n}');fl=set(fl.split());P=dict(r=r,fl=fl,form=form,n=n);used=set()
    org=(org or 'pt pt').split();fo,mo=org[0],org[-1]
    mun=mun or r.choice(MUN[uf]);P.update(mun=mun,uf=uf,rmun=mun,ruf=uf)
    if 'outro' in fl:
        while P['mun']==mun:P['mun']=r.choice(MUN[uf])
    if uf!='DF' and 'outrouf' in fl:P['uf']=r.choice([u for u in sorted(MUN) if u!=uf]);P['mun']=r.choice(MUN[P['uf']])
    sx=P['sx']=r.choice('MF');fs=r.choice(SUR[fo]);ms=r.choice([s for s in SUR[mo] if s!=fs])
    pick=lambda *no:r.choice([s for s in SUR['pt'] if s not in no])
    def couple(o,fam,yy):
        a=r.random();x=pick(fam);av=first(r,yy,'M',o,used)+(' '+pick(fam,x) if a<.35 else '')+' '+fam
        w=first(r,yy,'F',o,used)+' '+x+(' '+fam if r.random()<.55 and fam!=x else '')
        return (av,w),x
    (P['pat'],fx),(P['mae'],mx)=couple(fo,fs,y-55),couple(mo,ms,y-53)
    s1='F' if '2maes' in fl else 'M';s2='M' if '2pais' in fl else 'F'
    fa=first(r,y-28,s1,fo,used)+(' '+fx if r.random()<.6 else '')+' '+fs
    ma=first(r,y-25,s2,mo,used)+(' '+mx if r.random()<.3 else '')+' '+ms+(' '+fs if r.random()<.35 and not fl&{'solo','2maes','2pais'} else '')
    nat=lambda o,ab:r.choice(ABR.get(o,ABR['pt'])) if ab else anymun(r,uf,y)
    P['g1']=dict(n=fa,nat=nat(fo,'estr' in fl),s=s1,prof=(lambda p:p if p!='seringueiro' or uf in('AM','AC','PA','RO') else 'bancário')(r.choice(PROF)),id=r.randint(21,44));P['g2']=dict(n=ma,nat=nat(mo,'estr2' in fl),s=s2,prof='prendas domésticas' if y<1985 else r.choice(['do lar','professora','comerciária','costureira','enfermeira']) if s2=='F' else r.choice(PROF),id=r.randint(18,38))
    f1=first(r,y,sx,r.choice(org),used);tail=(' '+ms if 'curto' not in fl else '')+' '+fs
    if 'solo' in fl:tail=' '+(mx+' ' if r.random()<.5 and mx!=ms else '')+ms
    P['nome']=f1+tail
    if 'filho' in fl:P['sx']=sx='M';P['nome']=fa+(' Filho' if y<1970 else ' Júnior')
    if 'gem' in fl:
        ts=P['tsx']=r.choice('MF');P['gem']=first(r,y,ts,'pt',used)+tail
    else:P['gem']=''
    if 'solo' in fl:P['pat']=('','');P['g1']=None
    if 'sempat' in fl:P['pat']=('','')
    if 'semmat' in fl:P['mae']=('','')
    if 'sóavó' in fl:P['mae']=('',P['mae'][1])
    b=dt.date(y,r.randint(1,12),r.randint(1,28));P['nasc']=b;P['h']=(r.randint(0,23),r.choice([0,10,15,20,30,40,45,r.randint(1,59),r.randint(1,59)]))
    P['reg']=b+dt.timedelta(days=r.randint(400,min(365*19,((emis or 2008)-y)*365-420)) if 'tardio' in fl else r.randint(1,25))
    e=P['reg'] if emis is None else dt.date(emis,r.randint(1,12),r.randint(1,28))
    if e<P['reg']:e=P['reg']+dt.timedelta(days=r.randint(0,20))
    P['emis']=e;ry=P['reg'].year
    P['l']=r.randint(2,480 if ry>1950 else 60);P['f']=r.randint(1,299);P['v']='v' if 'verso' in fl else '';P['t']=min(P['l']*300+r.randint(1,290),9999999) if ry>1950 else r.randint(20,900)
    P['cns']=r.randint(20011,159990);P['mat']=matr(P['cns'],ry,P['l'],P['f'],P['t']);P['gmat']=matr(P['cns'],ry,P['l'],P['f'] if P['f']%2 else P['f']+1,P['t']+1)
    if 'local' in fl and P['g1']:P['g1']['nat']=f"{P['rmun']}/{uf}"
    P['est']='' if 'dom' in fl else r.choice(HOSP);P['rua']=f'{r.choice(RUA)}, nº {r.randint(3,1900)}'
    if P['est'] in('Santa Casa de Misericórdia','Hospital Regional'):P['est']+=' de '+P['mun']
    P['cpf']='' if 'semcpf' in fl else cpf(r);P['dnv']='' if y<1996 or 'semdnv' in fl else f'30-{r.randint(10**7,10**8-1)}-{r.randint(0,9)}'
    nm=lambda s,yy:first(r,yy,s,'pt',used)+' '+pick()+' '+r.choice(SUR[r.choice(['pt','pt','it','de'])])
    P['of'],P['ofs']=nm('M' if n%2 else 'F',e.year-45),'M' if n%2 else 'F';P['esc']=nm('F' if n%2 else 'M',e.year-30);P['w']=[nm('M',y-35),nm('F',y-30)]
    P['selo']=selo(r,uf,e.year);P['N']=lambda k:''.join(r.choice('0123456789') for _ in range(k));P['X']=lambda k:''.join(r.choice('0123456789abcdef') for _ in range(k))
    P['end']=f"{r.choice(RUA)}, {r.randint(10,1500)} - {r.choice(BAI)}";P['cep']=f"{CEP[uf]}{P['N'](3)}-{P['N'](3)}";P['fone']=f"({21 if mun in('Rio de Janeiro','Niterói','Duque de Caxias') else DDD[uf]}) 3{P['N'](3)}-{P['N'](4)}"
    P['dom']='oficio'+P['N'](2)+uf.lower()+'.com.br';P['cart']='';P['av']=P['an']='';P['noite']=0
    P['decl']='o pai' if P['g1'] and s1=='M' else 'a mãe'
    return P
sig=lambda r,w=120,h=26,c='#1b2f6b':f'<svg width="{w}" height="{h}" viewBox="0 0 120 26"><path fill="none" stroke="{c}" stroke-width="1.1" d="M4 {r.randint(12,20)}'+''.join(f' q{r.randint(2,7)} {-r.randint(6,17)} {r.randint(6,12)} {r.randint(-4,4)} t{r.randint(2,6)} {r.randint(-3,4)}' for _ in range(7))+'"/></svg>'
def qr(r,s=58):
    k=29;p=[]
    for i in range(k):
        for j in range(k):
            a=[(i-y,j-x) for y,x in((0,0),(0,k-7),(k-7,0)) if -1<=i-y<=7 and -1<=j-x<=7]
            on=(max(abs(a[0][0]-3),abs(a[0][1]-3)) in(0,1,3)) if a else r.random()<.48
            if on:p.append(f'M{j} {i}h1v1h-1z')
    return f'<svg width="{s}" height="{s}" viewBox="-1 -1 31 31"><path d="{"".join(p)}"/></svg>'
def arms(s=52,c='#333',f='none'):
    st=' '.join(f'{50+30*math.sin(a*math.pi/5)*(1 if a%2==0 else .42):.1f},{44-30*math.cos(a*math.pi/5)*(1 if a%2==0 else .42):.1f}' for a in range(10))
    lv=''.join(f'<ellipse cx="{50+sg*(39+2*math.sin(i))}" cy="{72-i*9}" rx="7" ry="3" transform="rotate({sg*-40} {50+sg*39} {72-i*9})"/>' for i in range(7) for sg in(-1,1))
    return f'<svg width="{s}" height="{s}" viewBox="0 0 100 100"><g fill="{f}" stroke="{c}" stroke-width="1.6">{lv}<polygon points="{st}"/><circle cx="50" cy="44" r="10"/><path d="M12 84q38 12 76 0l-4 8q-34 10-68 0z"/><path d="M50 74v14"/></g></svg>'
def guil(w,h,c,n=7):
    return f'<svg style="position:absolute;left:0;top:0;z-index:-1" width="{w}" height="{h}">'+''.join(f'<path fill="none" stroke="{c}" stroke-width=".5" d="M0 {h*(i+.5)/n:.0f}'+''.join(f' q{w/16:.1f} {(-1)**k*(18+3*i)} {w/8:.1f} 0' for k in range(8))+'"/>' for i in range(n))+'</svg>'
def stamp(t,c='#223a8a',s=70):
    ar=arms(40,c).replace('<svg ','<svg x="30" y="30" ')
    return f'<svg width="{s}" height="{s}" viewBox="0 0 100 100"><g fill="none" stroke="{c}" stroke-width="1.5"><circle cx="50" cy="50" r="47"/><circle cx="50" cy="50" r="31"/></g>{ar}<defs><path id="cp" d="M50 50m-37 0a37 37 0 1 1 74 0a37 37 0 1 1 -74 0"/></defs><text font-size="9" fill="{c}" font-family="Liberation Sans"><textPath href="#cp">{E(t)}</textPath></text></svg>'
def truth(P,W,H,joint,acc=None,cad=(),**o):
    g=lambda x:dict(nome_completo=x['n'],naturalidade=x.get('tn',x['nat'])) if x else dict(nome_completo='',naturalidade='')
    b=P['nasc'];k1,k2=P.get('order',('g1','g2'));G1,G2=P[k1],P[k2]
    if not G1:G1,G2=G2,None
    d=dict(documento=dict(tipo='Certidão de Nascimento',órgão_emissor='Registro Civil das Pessoas Naturais'),
     dados_pessoais=dict(nome_completo=P['nome'],cpf=P['cpf'],matrícula=P['mat'],data_nascimento=dict(texto_completo=dw(b),dia=f'{b.day:02}',mês=f'{b.month:02}',ano=str(b.year)),hora_nascimento='' if P['h'] is None else '%02d:%02d'%P['h'],naturalidade=f"{P['mun']}/{P['uf']}",sexo={'M':'Masculino','F':'Feminino'}[P['sx']]),
     local_nascimento=dict(estabelecimento=P['est'],município=P['mun'],uf=P['uf']),
     registro=dict(município=P['rmun'],uf=P['ruf'],cartório=P['cart'],data_registro=dd(P['reg']),número_dnv=P['dnv'],livro=str(P['l']),folha=f"{P['f']}{P['v']}",termo=str(P['t'])),
     filiação=dict(genitor_1=g(G1),genitor_2=g(G2)),avós=dict(paternos=dict(avô=P['pat'][0],avó=P['pat'][1]),maternos=dict(avô=P['mae'][0],avó=P['mae'][1])),
     gêmeos=dict(status='Sim' if P['gem'] else 'Não',informações_adicionais=P['gem']),observações=dict(averbações=P['av'],anotações=P['an']),
     autenticação=dict(selo_digital=P['selo'],oficial_registro=P['of'],data_emissão=dd(P['emis'])))
    A=dict(acc or {})
    def put(k,*v):A[k]=A.get(k,[])+[x for x in v if x not in A.get(k,[])]
    if 'dom' in P['fl']:put('local_nascimento.estabelecimento','','Domicílio','em domicílio',P['rua'],P['rua'].replace(', nº',' nº'))
    if P.get('texto')is not None:d['dados_pessoais']['data_nascimento']['texto_completo']=P['texto'];put('dados_pessoais.data_nascimento.texto_completo',dw(b),dd(b))
    if not P.get('natlab'):put('dados_pessoais.naturalidade','')
    if P['fl']&{'2maes','2pais'}:
        for i,s in((0,'avô'),(1,'avó')):put(f'avós.paternos.{s}',P['mae'][i]);put(f'avós.maternos.{s}',P['pat'][i])
    for k,v in o.items():
        x=d;ks=k.split('__')
        for q in ks[:-1]:x=x[q]
        x[ks[-1]]=v
    for x in(G1,G2):
        if x and x.get('acc'):put(f"filiação.genitor_{1 if x is G1 else 2}.naturalidade",*x['acc'])
    case=f"114{P['form']}-{P['n']}"
    return dict(case=case,layout='114'+P['form'],condition='pdf_born_digital',file=case+'.pdf',width=W,height=H,resizeImage=False,data=d,accept=A,meta=dict(twin_names=[P['gem']] if P['gem'] else [],joint_notes=joint,cadastro=list(cad)))
def page(W,H,css,body):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}.pg{{width:{W}pt;height:{H}pt;position:relative;display:flex;flex-direction:column;break-after:page;overflow:visible;z-index:0}}.pg:last-child{{break-after:auto}}body{{width:{W}pt;-webkit-print-color-adjust:exact}}{css}</style></head><body>{body}</body></html>'
