# helpers: numbers in words, codes, people, drawings
import random, math, datetime as D
MES=['','janeiro','fevereiro','março','abril','maio','junho','julho','agosto','setembro','outubro','novembro','dezembro']
U=['zero','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze','dezesseis','dezessete','dezoito','dezenove']
DZ=['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
CE=['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
def num(n):
    if n<20: return U[n]
    if n<100: return DZ[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return CE[n//100]+(' e '+num(n%100) if n%100 else '')
    k,r=divmod(n,1000)
    s=('mil' if k==1 else num(k)+' mil')
    if not r: return s
    return s+(' e ' if (r<100 or r%100==0) else ' ')+num(r)
def numf(n):
    s=num(n)
    if s.endswith('um'): s=s[:-2]+'uma'
    elif s.endswith('dois'): s=s[:-4]+'duas'
    return s.replace('entos','entas')
def dia(n): return 'primeiro' if n==1 else num(n)
def dext(d): return f'{dia(d.day)} de {MES[d.month]} de {num(d.year)}'
def dn(d): return d.strftime('%d/%m/%Y')
def dl(d,um='1º'): return f'{um if d.day==1 else d.day} de {MES[d.month]} de {d.year}'
def h24(h,m): 
    s=numf(h)+(' hora' if h<2 else ' horas')
    return s+(f' e {num(m)} minuto'+('s' if m>1 else '') if m else '')
def h12(h,m):
    per='da madrugada' if h<6 else 'da manhã' if h<12 else 'da tarde' if h<19 else 'da noite'
    hh=h if h<=12 else h-12
    if h==0: return 'meia-noite'+(f' e {num(m)} minutos' if m else '')
    return h24(hh,m)+' '+per
def hh(t): return '' if not t else '%02d:%02d'%t
EST={'AC':('do','Acre'),'AL':('de','Alagoas'),'AP':('do','Amapá'),'AM':('do','Amazonas'),'BA':('da','Bahia'),'CE':('do','Ceará'),'DF':('do','Distrito Federal'),'ES':('do','Espírito Santo'),'GO':('de','Goiás'),'MA':('do','Maranhão'),'MT':('de','Mato Grosso'),'MS':('de','Mato Grosso do Sul'),'MG':('de','Minas Gerais'),'PA':('do','Pará'),'PB':('da','Paraíba'),'PR':('do','Paraná'),'PE':('de','Pernambuco'),'PI':('do','Piauí'),'RJ':('do','Rio de Janeiro'),'RN':('do','Rio Grande do Norte'),'RS':('do','Rio Grande do Sul'),'RO':('de','Rondônia'),'RR':('de','Roraima'),'SC':('de','Santa Catarina'),'SP':('de','São Paulo'),'SE':('de','Sergipe'),'TO':('do','Tocantins')}
def estado(uf): return 'Distrito Federal' if uf=='DF' else f'Estado {EST[uf][0]} {EST[uf][1]}'
MUN={'AC':'Rio Branco|Cruzeiro do Sul|Sena Madureira|Tarauacá|Xapuri','AL':'Maceió|Arapiraca|Penedo|Palmeira dos Índios|União dos Palmares','AP':'Macapá|Santana|Oiapoque|Laranjal do Jari|Mazagão','AM':'Manaus|Tefé|Parintins|São Gabriel da Cachoeira|Coari|Itacoatiara','BA':'Salvador|Ilhéus|Juazeiro|Vitória da Conquista|Lençóis|Santo Antônio de Jesus|Xique-Xique|Jequié','CE':'Fortaleza|Sobral|Juazeiro do Norte|Quixadá|Crateús|Aracati','DF':'Brasília','ES':'Vitória|Cachoeiro de Itapemirim|Colatina|Linhares|Santa Teresa','GO':'Goiânia|Anápolis|Catalão|Jataí|Pirenópolis|Rio Verde','MA':'São Luís|Imperatriz|Caxias|Bacabal|Codó|Pinheiro','MT':'Cuiabá|Sinop|Rondonópolis|Cáceres|Barra do Garças','MS':'Campo Grande|Dourados|Corumbá|Três Lagoas|Ponta Porã|Aquidauana','MG':'Belo Horizonte|Itabira|Juiz de Fora|Diamantina|Montes Claros|Uberaba|Teófilo Otoni|São João del-Rei|Ponte Nova','PA':'Belém|Santarém|Marabá|Altamira|Bragança|Cametá','PB':'João Pessoa|Campina Grande|Patos|Sousa|Cajazeiras','PR':'Curitiba|Londrina|Maringá|Cascavel|Ponta Grossa|Guarapuava|Prudentópolis','PE':'Recife|Olinda|Caruaru|Petrolina|Garanhuns|Serra Talhada','PI':'Teresina|Parnaíba|Picos|Floriano|Oeiras','RJ':'Rio de Janeiro|Niterói|Petrópolis|Campos dos Goytacazes|Valença|Volta Redonda','RN':'Natal|Mossoró|Caicó|Currais Novos|Assú','RS':'Porto Alegre|Pelotas|Caxias do Sul|Santa Maria|Erechim|Bagé|Santana do Livramento|Ijuí','RO':'Porto Velho|Ji-Paraná|Ariquemes|Vilhena|Guajará-Mirim','RR':'Boa Vista|Pacaraima|Caracaraí|Normandia','SC':'Florianópolis|Joinville|Blumenau|Lages|Chapecó|Criciúma|Brusque','SP':'São Paulo|Campinas|Sorocaba|Ribeirão Preto|Bauru|Santos|Marília|Taubaté|Mogi das Cruzes|São José do Rio Preto','SE':'Aracaju|Lagarto|Itabaiana|Estância|Propriá','TO':'Palmas|Araguaína|Gurupi|Porto Nacional|Tocantinópolis'}
MUN={k:v.split('|') for k,v in MUN.items()}
G={('M','old'):'Antônio José Francisco João Manoel Sebastião Benedito Raimundo Joaquim Pedro Severino Geraldo Osório Waldemar Euclides Durval Arlindo Oswaldo Teodoro Firmino Zeferino Alcebíades Hermenegildo Olavo Ubaldo Cândido Belmiro Florêncio Eurípedes Altamiro',
('F','old'):'Maria Ana Francisca Josefa Rita Benedita Alzira Conceição Sebastiana Iracema Odete Jandira Izaura Leonor Guiomar Hermínia Dulce Zulmira Adelaide Clotilde Etelvina Ernestina Filomena Idalina Olímpia Philomena Umbelina Zenaide Eulália Perpétua',
('M','mid'):'Carlos Paulo Luiz Marcos Sérgio Roberto Edson Valdir Gilberto Jorge Nelson Rogério Cláudio Reinaldo Adilson Wagner Ademir Éder Jurandir Nivaldo Cícero Gilmar Moacir Rubens Osmar Wanderley Ailton Josué Wilson Laércio',
('F','mid'):'Sandra Rosângela Márcia Regina Vera Lúcia Solange Eliane Neusa Cleusa Aparecida Ivone Sueli Marli Simone Edna Rosimeire Tânia Zélia Jussara Lourdes Fátima Janete Inês Dalva Nair Cristina Marlene Glória Ivanilde',
('M','new'):'Enzo Davi Miguel Kauã Arthur Heitor Caio Ravi Thiago Vinícius Otávio Emanuel Wesley Ruan Ítalo Érico Bento Levi Murilo Cauã Yuri Ícaro Luan Samuel Joaquim Nícolas Breno Renan Adriel Iago',
('F','new'):'Alice Helena Sophia Manuela Isadora Lívia Yasmin Kauane Ayla Cecília Maitê Jennifer Thaís Letícia Ágata Antonella Bárbara Lorena Emanuelly Rayssa Luíza Débora Íris Jéssica Raquel Olívia Stéfany Taynara Vitória Zoé'}
G={k:v.split() for k,v in G.items()}
SUR={'br':'da Silva|dos Santos|de Oliveira|de Souza|Pereira|Ferreira|Alves|Gomes|Ribeiro|Carvalho|de Almeida|Lopes|Barbosa|Rocha|Dias|Moreira|Nunes|Machado|Mendonça|Teixeira|Vasconcelos|Queiroz|Bittencourt|de Assis|Brandão|Siqueira|Pimentel|Prates|Toledo|Quintanilha|Ávila|Guimarães|do Espírito Santo|da Conceição|Fagundes|Pacheco',
'ne':'Bezerra|Cavalcanti|de Lima|do Nascimento|Lacerda|Feitosa|Gonzaga|Dantas|Maranhão|Nóbrega|Xavier|Coelho|Mesquita|Falcão|Sant’Ana|de Jesus|Batista|Ramalho|Leitão|Evangelista|Mangabeira|Aragão|das Chagas|Lustosa|Galvão|de Holanda',
'it':'Bertolini|Zanella|Fioravanti|Dal Pozzo|Marchesini|Bortolotto|Piccoli|De Marco|Trevisan|Zambon|Cavallari|Dalla Costa|Rossetto|Mazzucco|Lazzarotto','de':'Schneider|Müller|Hoffmann|Kessler|Wüst|Gräff|Schäfer|Zimmermann|Von Mühlen|Brandt|Lütke|Krüger|Heinz|Becker',
'pl':'Kowalski|Wisniewski|Kruszynski|Sobczak|Lewandoski|Szczepanski|Hryniewicz|Kozlowski|Bortnik|Melnyk','jp':'Tanaka|Nakamura|Watanabe|Hashimoto|Kobayashi|Yamashita|Ogawa|Shiraishi|Takahashi|Uehara',
'ar':'Haddad|Abi-Rached|Nasser|Chedid|Khouri|Maluf|Sarkis|El-Kadri|Zogbi','ind':'Tikuna|Baniwa|Makuxi|Wapichana|Pataxó|Karajá|Munduruku|Tukano|Terena|Kaingang','hisp':'Muñoz|Quispe Mamani|González|Benítez|Villalba|Ibáñez|Choque|Zárate','ht':'Jean-Baptiste|Saint-Louis|Pierre|Desrosiers|Toussaint','af':'dos Anjos|Kiala|Mbala|N’Zinga|Domingos|Cabinda'}
SUR={k:v.split('|') for k,v in SUR.items()}
GX={'jp':{'M':'Kenji Hiroshi Takeo Satoru Akira','F':'Yuki Midori Sachiko Harumi Tomie'},'ind':{'M':'Aritana Pikuruk Mairu Tuxaua Werá','F':'Jaciara Potira Mayara Iaciara Tainá'},'ht':{'M':'Jean Wilner Frantz Evens Dieuseul','F':'Marie Roseline Guerda Fabiola Wideline'},'hisp':{'M':'Rubén Édgar Óscar Wilmer Ramón','F':'Yolanda Maricruz Belén Noemí Griselda'},'ar':{'M':'Elias Nagib Jamil Farid Salim','F':'Samira Nádia Latife Salma Zahia'},'de':{'M':'Helmuth Egon Willibald Arno Ingo','F':'Hildegard Irmgard Erna Traudi Ilse'},'pl':{'M':'Estanislau Casemiro Ladislau Boleslau Miroslau','F':'Halina Janina Sofia Verônica Edviges'},'it':{'M':'Angelo Dario Silvestre Olindo Vitório','F':'Ângela Pierina Gema Itália Rosina'}}
def era(y): return 'old' if y<1955 else 'mid' if y<1990 else 'new'
def given(r,s,y,rg,two=.45):
    if rg in GX and r.random()<.45:
        g=r.choice(GX[rg][s].split())
        if rg in('jp','ind') and r.random()<.6: g=r.choice(G[(s,era(y))])+' '+g
        return g
    L=G[(s,era(y))]
    if r.random()<two:
        a,b=r.sample(L,2)
        if s=='F' and r.random()<.4 and a!='Maria' and b!='Maria': a='Maria'; b=r.choice(['das Dores','do Socorro','das Graças','de Fátima','dos Prazeres','do Carmo','de Lourdes',b,b]) 
        return a+' '+b
    return r.choice(L)
def surname(r,rg): return r.choice(SUR[rg] if rg in SUR and r.random()<.8 else SUR['br']+SUR['ne'])
def person_name(r,s,y,rg='br'):
    a,b=surname(r,rg),surname(r,rg)
    while b==a: b=surname(r,'br')
    return f'{given(r,s,y,rg)} {a} {b}' if r.random()<.6 else f'{given(r,s,y,rg)} {b}'
def cpf(r):
    d=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(x*w for x,w in zip(d,range(k,1,-1)))*10%11
        d.append(0 if s==10 else s)
    t=''.join(map(str,d)); return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}'
def matdv(b):
    def s(v):
        w=32-len(v); t=0
        for c in v:
            t+=int(c)*w; w+=1
            if w>10: w=0
        t%=11; return '1' if t==10 else str(t)
    a=s(b); return a+s(b+a)
def matr(cns,year,book,leaf,term,style=0,ac='01',kind='1'):
    b=f'{cns:06d}{ac}55{year:04d}{kind}{book:05d}{leaf:03d}{term:07d}'; assert len(b)==30
    v=matdv(b); p=[b[:6],b[6:8],b[8:10],b[10:14],b[14],b[15:20],b[20:23],b[23:30]]
    if style==0: return ' '.join(p)+' '+v
    if style==1: return '.'.join(p)+'-'+v
    if style==2: return b+v
    if style==3: return b[:6]+' '+b[6:10]+' '+b[10:14]+' '+b[14:23]+' '+b[23:]+' '+v
    if style==4: return ' '.join(p)+'-'+v
    if style==5: return ' '.join(p[:3])+' '+p[3]+' '+p[4]+' '+p[5]+' '+p[6]+' '+p[7]+'/'+v
HOSP='Santa Casa de Misericórdia de {c}|Hospital e Maternidade Santa Luzia|Maternidade Nossa Senhora da Conceição|Hospital Municipal de {c}|Hospital São Vicente de Paulo|Hospital Regional de {c}|Casa de Saúde São Lucas|Hospital e Maternidade Dr. Aristides Pessanha|Maternidade Municipal Dona Zulmira|Hospital de Caridade de {c}|Sociedade Beneficente São Camilo|Hospital Evangélico de {c}|Unidade Mista de Saúde de {c}|Associação de Proteção à Maternidade e à Infância de {c}|Hospital Bom Pastor|Instituto Materno-Infantil de {c}'.split('|')
def dnv(r,style=0):
    a,b,c=r.choice([30,30,45,52,61]),r.randrange(10**7,10**8),r.randrange(10)
    return f'{a}-{b}-{c}' if style==0 else f'{a}{b}{c}' if style==1 else f'{a}.{b}.{c}' if style==2 else f'{a} {b} {c}'
def A(r,n): return ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(n))
def N(r,n): return ''.join(r.choice('0123456789') for _ in range(n))
def X(r,n): return ''.join(r.choice('abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789') for _ in range(n))
def selo(r,uf,y):
    return {'SP':f'{N(r,6)}1NA0{N(r,12)}{y%100}{A(r,1)}','RJ':f'{A(r,4)} {N(r,5)} {A(r,3)}','MG':f'{A(r,3)}{N(r,5)}','PR':f'F{N(r,3)}{A(r,1)}.{X(r,5)}.{X(r,5)}-{X(r,5)}.{X(r,5)}','SC':f'{A(r,3)}{N(r,5)}-{A(r,2)}{N(r,1)}{A(r,1)}','RS':f'0{N(r,3)}.0{N(r,1)}.{y%100}0000{N(r,1)}.{N(r,5)}','PE':f'00{N(r,5)}.{A(r,3)}0{r.randrange(1,10)}{y}0{r.randrange(1,5)}.0{N(r,4)}','BA':f'{N(r,4)}.AB{N(r,6)}-{N(r,1)}','CE':f'{A(r,3)}{N(r,6)}-{A(r,1)}{N(r,1)}{A(r,1)}{N(r,1)}','GO':f'00{N(r,2)}{y%100}0{r.randrange(1,10)}{N(r,8)}{N(r,7)}','DF':f'TJDFT{y}0230{N(r,6)}{A(r,4)}','ES':f'02{N(r,4)}.{A(r,3)}{y%100}0{r.randrange(1,10)}.{N(r,5)}','MA':f'REGNAS{N(r,6)}{A(r,8)}{N(r,2)}','PB':f'A{A(r,2)}{N(r,5)}-{A(r,1)}{N(r,1)}{A(r,2)}'}.get(uf,f'{A(r,2)}{N(r,7)}-{A(r,1)}{N(r,2)}')
def rdate(r,a,b):
    n=max(0,(b-a).days); return a+D.timedelta(days=r.randint(0,n))
SUR.update({a:b.split('|') for a,b in dict(rnegro='Baniwa|Tukano|Dessana|Garcia|Fontes|Brandão|Melgueiro',tik='Tikuna|Batista|Araújo|Fidelis|Bitencourt|Tikuna Marques',terena='Terena|Dias|Sebastião Terena|Vicente|Moreira|Pinto',karaja='Karajá|Javaé|Wassuri Karajá|Tapirapé|Xambioá',karip='Karipuna|Narciso|dos Santos|Forte|Aniká').items()})
for _k in('rnegro','tik','terena','karaja','karip'): GX[_k]=GX['ind']
FOUND={'Goiânia':1935,'Maringá':1947,'Sinop':1974,'Palmas':1989,'Brasília':1960,'Londrina':1934,'Cascavel':1952,'Ji-Paraná':1977,'Ariquemes':1977,'Vilhena':1977,'Gurupi':1958,'Laranjal do Jari':1987,'Pacaraima':1995,'Normandia':1982,'Volta Redonda':1954,'Chapecó':1917,'Rondonópolis':1953,'Oiapoque':1945,'Caracaraí':1955,'Erechim':1918,'Barra do Garças':1948,'Ponta Porã':1912,'Dourados':1935,'Três Lagoas':1915,'Santana':1987,'Ijuí':1912,'Altamira':1911,'Marília':1928,'Linhares':1943,'Colatina':1921,'Guajará-Mirim':1928,'Porto Velho':1914,'Sena Madureira':1904,'Tarauacá':1912,'Xapuri':1905,'Caxias do Sul':1890,'Criciúma':1925,'Araguaína':1958,'Aquidauana':1906,'Juazeiro do Norte':1911,'Caruaru':1857}
class P:
    def tit(self,m,f): return m if self.os=='M' else f
DDD=dict(AC=68,AL=82,AP=96,AM=97,BA=74,CE=88,DF=61,ES=27,GO=62,MA=98,MT=66,MS=67,MG=33,PA=91,PB=83,PR=45,PE=87,PI=89,RJ=22,RN=84,RS=54,RO=69,RR=95,SC=47,SP=15,SE=79,TO=63)
def mk(key,uf,cid,y,ye,s,reg,rg='br',nf=0,dom=0,tw=0,noh=0,ukp=0,ukm=0,nc=None,late=None,av='',an='',nm=None,off=None,fpn=None,mpn=None,estab=None,lone=0,noest=0,mae_first=0,**k):
    r=random.Random('F-collector-'+key); p=P(); p.r=r; p.k=k; p.uf,p.cid,p.s,p.reg,p.rg=uf,cid,s,reg,rg
    p.key=key
    p.nasc=rdate(r,D.date(y,1,1),D.date(y,12,28))
    p.dreg=p.nasc+D.timedelta(days=late if late is not None else r.choice([1,2,3,4,6,9,12,15,21,33,47]))
    lo=max(p.dreg,D.date(ye,1,3)); hi=D.date(ye,12,20)
    p.demi=p.dreg if k.get('same') else rdate(r,lo,max(lo,hi))
    p.t=None if noh else (r.choice([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23]),r.choice([0,5,10,12,15,20,27,30,35,40,43,45,50,55]))
    if 't' in k: p.t=k['t']
    p.ncid,p.nuf=(nc or (cid,uf))
    p.dom=dom; p.estab='' if (dom or noest) else (estab or r.choice(HOSP).format(c=p.ncid))
    # family
    def two():
        a,b=surname(r,rg),surname(r,rg)
        while a==b: b=surname(r,'br')
        return a,b
    (pa,pb),(ma,mb)=two(),two()
    while ma in(pa,pb): ma=surname(r,'ne')
    while pb in(pa,ma): pb=surname(r,'br')
    while mb in(pa,pb,ma): mb=surname(r,'ne')
    Y=y-27; Z=y-54
    p.avop=f'{given(r,"M",Z,rg)} {pa}'; p.avap=f'{given(r,"F",Z,rg)} {pb} {pa}' if r.random()<.6 else f'{given(r,"F",Z,rg)} {pb}'
    p.avom=f'{given(r,"M",Z,rg)} {ma}'; p.avam=f'{given(r,"F",Z,rg)} {mb} {ma}' if r.random()<.5 else f'{given(r,"F",Z,rg)} {mb}'
    p.pai=f'{given(r,"M",Y,rg)} {pb} {pa}' if r.random()<.55 else f'{given(r,"M",Y,rg)} {pa}'
    p.mae=f'{given(r,"F",Y,rg)} {ma}'+(f' {pa}' if r.random()<.45 and not nf else '')
    if lone: p.avom=f'{given(r,"M",Z,"br")} {ma}'
    gv=given(r,s,y,rg,.55)
    last=f'{ma} {pa}' if not nf else f'{mb} {ma}'
    p.nome=(nm[1:]+' '+last if nm and nm[0]=='+' else nm) or (f'{gv} {ma} {pa}' if not nf else f'{gv} {mb} {ma}')
    p.last=(f'{ma} {pa}' if not nf else f'{mb} {ma}')
    def nat():
        while 1:
            u=uf if r.random()<.7 else r.choice(list(MUN)); c=r.choice(MUN[u])
            if FOUND.get(c,0)>y-24: continue
            if u!=uf and ((u=='MS' and ye<1979) or (u=='TO' and ye<1990) or (u in('AC','RO','RR','AP') and ye<1990)): continue
            return (c,u)
    p.pn,p.mn=nat(),nat()
    if fpn: p.pn=(fpn,None)
    if mpn: p.mn=(mpn,None)
    if nf: p.pai='';p.avop=p.avap='';p.pn=None
    if k.get('nopn'): p.pn=None
    if ukp: p.avop=p.avap=''
    if ukp==2 and not nf: p.avap=f'{given(r,"F",Z,rg)} {pb}'
    if ukm: p.avom=''
    if ukm==2: p.avam=''
    if k.get('tm'):   # two mothers
        p.pai=f'{given(r,"F",Y,rg)} {pb} {pa}'
    p.tw=''
    if tw:
        ts=r.choice('MF') if tw==1 else s
        while 1:
            g2=given(r,ts,y,rg,.55)
            if g2!=gv: break
        p.tw=f'{g2} {p.last}'; p.tws=ts
    p.cns=r.randrange(1100,160000); p.book=k.get('book') or r.randrange(3,480); p.leaf=r.randrange(1,300); p.verso=r.random()<.35; p.term=r.randrange(400,9000) if not isinstance(p.book,str) and p.book<60 else r.randrange(9000,190000)
    p.cpf=cpf(r); p.dnv=dnv(r,k.get('dnvs',0))
    p.os=r.choice('MF') if ye>1960 else 'M'; p.off=off or person_name(r,p.os,1972 if ye>1985 else ye-45,'br'); p.sub=person_name(r,'F',1985 if ye>2000 else ye-30,'br'); p.dec=p.pai or p.mae
    p.w=[person_name(r,r.choice('MF'),max(1920,y-35),'br') for _ in range(2)]
    p.selo=selo(r,uf,ye)
    p.d=[]
    lo=p.dreg+D.timedelta(days=30); hi=p.demi
    if any(w in an.lower() for w in('asou','asamento','matrim')): lo=max(lo,p.nasc+D.timedelta(days=6700)); hi=min(hi,lo+D.timedelta(days=7000))
    if 'dmin' in k: lo=max(lo,D.date(k['dmin'],1,10))
    assert not(av or an) or lo<hi,key
    span=max(1,(hi-lo).days)
    qs=sorted(r.random() for _ in range(4)); p.d=[lo+D.timedelta(days=int(q*span)) for q in qs]
    p.sp=person_name(r,'F' if s=='M' else 'M',y,'br')
    p.juiz=person_name(r,'M',1965 if ye>1995 else ye-45,'br')
    p.fill=k
    f=lambda t:t.format(n=p.nome,pai=p.pai,mae=p.mae,d1=dn(p.d[0]),d2=dn(p.d[1]),d3=dn(p.d[2]),l1=dl(p.d[0]),l2=dl(p.d[1]),sp=p.sp,cpf=p.cpf,cid=cid,uf=uf,juiz=p.juiz,avop=p.avop,avap=p.avap,n1=r.randrange(12,400),n2=r.randrange(1000,60000),n3=r.randrange(100,999),yy=p.d[0].year,y2=p.d[1].year,B='{B}')
    p.av=f(av) if av else ''; p.an=f(an) if an else ''
    p.fmt=f
    p.mae_first=mae_first
    return p
def natt(x): 
    if not x: return ''
    return x[0] if x[1] is None else f'{x[0]} - {x[1]}'
def truth(p,name,n,w,h,**o):
    U_=o.get('case',lambda t:t)
    gs=o.get('gs')
    if gs is None:
        gs=[(U_(p.pai),natt(p.pn)),(U_(p.mae),natt(p.mn))]
        if p.mae_first: gs.reverse()
        gs=[g for g in gs if g[0]]
    gs=gs+[('','')]*2
    d=p.nasc
    return {"case":f"{name}-{n}","layout":name,"condition":"pdf_born_digital","file":f"{name}-{n}.pdf","width":w,"height":h,"resizeImage":False,
    "data":{"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
    "dados_pessoais":{"nome_completo":o.get('nome',U_(p.nome)),"cpf":o.get('cpf',''),"matrícula":o.get('matr',''),"data_nascimento":{"texto_completo":o['dtxt'],"dia":f'{d.day:02d}',"mês":f'{d.month:02d}',"ano":str(d.year)},
      "hora_nascimento":hh(p.t),"naturalidade":o.get('nat',''),"sexo":"Masculino" if p.s=='M' else "Feminino"},
    "local_nascimento":{"estabelecimento":o.get('estab',"Domicílio" if p.dom else p.estab),"município":o.get('mc',str)(p.ncid),"uf":p.nuf or ''},
    "registro":{"município":o.get('mc',str)(p.cid),"uf":p.uf,"cartório":o.get('cart',p.reg),"data_registro":dn(p.dreg),"número_dnv":o.get('dnv',''),"livro":o.get('livro',''),"folha":o.get('folha',''),"termo":o.get('termo','')},
    "filiação":{"genitor_1":{"nome_completo":gs[0][0],"naturalidade":gs[0][1]},"genitor_2":{"nome_completo":gs[1][0],"naturalidade":gs[1][1]}},
    "avós":{"paternos":{"avô":U_(p.avop),"avó":U_(p.avap)},"maternos":{"avô":U_(p.avom),"avó":U_(p.avam)}},
    "gêmeos":{"status":"Sim" if p.tw else "Não","informações_adicionais":o.get('twin','')},
    "observações":{"averbações":o.get('av',''),"anotações":o.get('an','')},
    "autenticação":{"selo_digital":o.get('selo',''),"oficial_registro":o.get('off',p.off),"data_emissão":dn(p.demi)}},
    "accept":o.get('accept',{}),"negative":None,"meta":{"twin_names":[U_(p.tw)] if p.tw else [],"joint_notes":bool(o.get('joint',False)),"cadastro":o.get('cad',[])}}
# drawings
def arms(sz,c='#333',op=1):
    s=''.join(f'<ellipse cx="50" cy="50" rx="5" ry="15" transform="rotate({a} 50 50) translate(0 -30)" fill="{c}" opacity=".55"/>' for a in range(0,360,24))
    st=' '.join(f'{50+(24 if i%2==0 else 10)*math.sin(i*math.pi/5):.1f},{50-(24 if i%2==0 else 10)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    return f'<svg width="{sz}" height="{sz}" viewBox="0 0 100 112" style="opacity:{op}">{s}<circle cx="50" cy="50" r="28" fill="#fff" stroke="{c}" stroke-width="2"/><polygon points="{st}" fill="{c}"/><circle cx="50" cy="50" r="7" fill="#fff"/><path d="M14 96 q36 12 72 0 l-4 10 q-32 10 -64 0z" fill="{c}"/></svg>'
def qr(r,sz,n=29,c='#000'):
    g=[[r.random()<.5 for _ in range(n)] for _ in range(n)]
    def fin(x,y):
        for i in range(-1,8):
            for j in range(-1,8):
                if 0<=x+i<n and 0<=y+j<n:
                    g[y+j][x+i]=(0<=i<=6 and 0<=j<=6 and (i in(0,6) or j in(0,6) or (2<=i<=4 and 2<=j<=4)))
    fin(0,0);fin(n-7,0);fin(0,n-7)
    d=''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{sz}" height="{sz}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{d}" fill="{c}"/></svg>'
def bar(r,w,h,c='#000'):
    x=0;d=''
    while x<98:
        a=r.choice([.6,1.2,1.8]);d+=f'M{x:.1f} 0h{a}v20h-{a}z';x+=a+r.choice([.6,1.2,1.8])
    return f'<svg width="{w}" height="{h}" viewBox="0 0 100 20" preserveAspectRatio="none"><path d="{d}" fill="{c}"/></svg>'
def sign(r,w=150,h=38,c='#1c2b6b'):
    x,y=6,25;d=f'M{x} {y}'
    for _ in range(r.randint(7,11)):
        nx=x+r.uniform(7,16);d+=f' C{x+r.uniform(-4,9):.0f} {y-r.uniform(12,26):.0f} {nx-r.uniform(0,9):.0f} {y+r.uniform(-14,16):.0f} {nx:.0f} {25+r.uniform(-6,6):.0f}';x,y=nx,25
    d+=f' q{r.uniform(10,25):.0f} -8 {r.uniform(20,35):.0f} 2'
    return f'<svg width="{w}" height="{h}" viewBox="0 0 170 44"><path d="{d}" fill="none" stroke="{c}" stroke-width="1.3" stroke-linecap="round"/></svg>'
_sid=[0]
def stamp(t1,t2,mid,sz=95,c='#2a3a8c',op=.6,rot=-12):
    _sid[0]+=1;i=_sid[0]
    return f'<svg width="{sz}" height="{sz}" viewBox="0 0 120 120" style="opacity:{op};transform:rotate({rot}deg)"><defs><path id="a{i}" d="M60 60 m-46 0 a46 46 0 1 1 92 0"/><path id="b{i}" d="M60 60 m-52 0 a52 52 0 1 0 104 0"/></defs><g fill="none" stroke="{c}"><circle cx="60" cy="60" r="57" stroke-width="2"/><circle cx="60" cy="60" r="39" stroke-width="1"/></g><g fill="{c}" font-family="Liberation Sans" font-size="9"><text text-anchor="middle"><textPath href="#a{i}" startOffset="50%">{t1}</textPath></text><text text-anchor="middle"><textPath href="#b{i}" startOffset="50%">{t2}</textPath></text><text x="60" y="63" text-anchor="middle" font-size="9" font-weight="bold">{mid}</text></g></svg>'
def guil(c,op=.25,k=7,w=420,h=120,amp=22):
    s=''
    for j in range(k):
        pts=' '.join(f'{x},{h/2+amp*math.sin(2*math.pi*x/w*3+j*.45)+amp*.6*math.sin(2*math.pi*x/w*2-j*.6):.1f}' for x in range(0,w+1,6))
        s+=f"<polyline points='{pts}' fill='none' stroke='{c}' stroke-width='.5'/>"
    svg=f"<svg xmlns='http://www.w3.org/2000/svg' width='{w}' height='{h}' opacity='{op}'>{s}</svg>"
    return 'url("data:image/svg+xml,'+svg.replace('#','%23').replace('<','%3C').replace('>','%3E')+'")'
def bg(c): return 'background-image:'+c+';'
def page(css,body,size='A4',w='210mm',h='296.6mm',pbg='#fff'):
    return f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box;hyphens:none}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact;print-color-adjust:exact;font-variant-ligatures:none}}.page{{width:{w};height:{h};position:relative;overflow:hidden;background-color:{pbg}}}{css}</style></head><body><div class="page">{body}</div></body></html>'''
# ---------------------------------------------------------------- F1: boxed, security paper, after Provimento 63
UP=lambda t:t.upper()
def row(cells,cls=''): return f'<div class="r {cls}">'+''.join(f'<div class="b" style="flex:{w}"><i>{l}</i><span>{v}</span></div>' for w,l,v in cells)+'</div>'
S1=[dict(uf='SP',cid='Sorocaba',y=2019,ye=2019,s='F',reg='Oficial de Registro Civil das Pessoas Naturais do 2º Subdistrito da Sede da Comarca de Sorocaba',rg='it',same=1,nc=('Votorantim','SP')),
dict(uf='PR',cid='Cascavel',y=1988,ye=2021,s='M',reg='1º Serviço de Registro Civil das Pessoas Naturais de Cascavel',rg='pl',an='Casou-se com {sp}, em {l1}, conforme assento lavrado sob nº {n2}, fls. {n1} do Livro B-{n3}, nesta Serventia.',av='',noh=0),
dict(uf='RO',cid='Ji-Paraná',y=2020,ye=2023,s='M',reg='1º Ofício de Registro Civil e Tabelionato de Notas de Ji-Paraná',nf=1,rg='ne'),
dict(uf='AM',cid='Tefé',y=2011,ye=2018,s='F',reg='Cartório do 2º Ofício da Comarca de Tefé',rg='tik',dom=1,late=2340,noh=1,ukp=1,nc=('Alvarães','AM'),nm='+Iaciara Metchi’ena'),
dict(uf='GO',cid='Anápolis',y=2022,ye=2022,s='M',reg='2º Registro Civil das Pessoas Naturais e Tabelionato de Protesto de Anápolis',tw=1,rg='br'),
dict(uf='RS',cid='Erechim',y=1953,ye=2020,s='F',reg='Registro Civil das Pessoas Naturais de Erechim',rg='de',dom=1,late=19,av='O CPF da registrada foi incluído nesta data, nos termos do art. 6º do Provimento nº 63/2017 da Corregedoria Nacional de Justiça.'),
dict(uf='SE',cid='Lagarto',y=2016,ye=2024,s='M',reg='Cartório do 3º Ofício de Lagarto',rg='ne',av='Reconhecimento voluntário de paternidade por escritura particular de {l1}: o registrado passou a ser filho de {pai}, sendo avós paternos {avop} e {avap}, e a chamar-se {n}. Averbado em {d2}.',ukm=1),
dict(uf='MT',cid='Sinop',y=2018,ye=2025,s='F',reg='Cartório do 2º Ofício Extrajudicial de Sinop',rg='ht',fpn='Gonaïves, Haiti',mpn='Porto Príncipe, Haiti',nm='+Marie Esther Guerlande Dieulande',mae_first=1)]
def F1(n):
    p=mk(f'F1{n}',**S1[n-1]);r=p.r;C=UP
    M=matr(p.cns,p.dreg.year,p.book,p.leaf,p.term,0 if n%2 else 4)
    hascpf=n not in(3,4); cpf_=p.cpf if hascpf else ''
    dtx=dext(p.nasc) if n%2 else dext(p.nasc).upper()
    old=p.nasc.year<1995
    dv='' if old else p.dnv
    cad={1:[],2:[('RG','8.456.120-7','14/03/2004','SSP/PR','12/08/2030'),('PIS/NIS','124.55871.02-6','-','-','-'),('TÍTULO DE ELEITOR','0671 2204 0639','Zona 068','Seção 0142','-')],6:[('RG','1023877541','02/09/1988','SJS/RS','-')],8:[('PASSAPORTE','FZ884120','11/02/2022','PF/MT','10/02/2027'),('CARTÃO NAC. DE SAÚDE','704 2088 1930 5561','-','-','-')]}.get(n,[])
    nt={1:'NADA CONSTA.',3:'* * * * * * * * * *',4:'Registro de nascimento tardio, lavrado na forma do Provimento nº 28/2013 do CNJ.',5:'Nada consta.'}.get(n,'')
    fil='<br>'.join(f'{C(a)}, natural de {b}' if b else f'{C(a)}' for a,b in ([(p.mae,pnat(p.mn,"/")),(p.pai,pnat(p.pn,"/"))] if p.mae_first else [(p.pai,pnat(p.pn,"/")),(p.mae,pnat(p.mn,"/"))]) if a)
    pat=f'Paternos: {C(p.avop)} e {C(p.avap)}' if p.avop else 'Paternos: não constam do registro'
    mat=f'Maternos: {C(p.avom)} e {C(p.avam)}' if p.avom else f'Maternos: IGNORADO e {C(p.avam)}'
    tw='SIM' if p.tw else 'NÃO'
    twm=matr(p.cns,p.dreg.year,p.book,p.leaf+1,p.term+1,0) if p.tw else ''
    twt=f'{C(p.tw)} – {twm}' if p.tw else ('--------' if n%2 else 'NÃO SE APLICA')
    est=('DOMICÍLIO – COMUNIDADE SÃO RAIMUNDO DO CATUIRI' if n==4 else 'DOMICÍLIO') if p.dom else C(p.estab)
    note=' '.join(x for x in(p.av,p.an) if x) or nt
    cadr=''.join('<tr>'+''.join(f'<td>{c}</td>' for c in x)+'</tr>' for x in cad) or '<tr><td>RG</td><td>-</td><td>-</td><td>-</td><td>-</td></tr><tr><td>CNH</td><td>-</td><td>-</td><td>-</td><td>-</td></tr>'
    sexo=('FEMININO' if p.s=='F' else 'MASCULINO')
    body=f'''<div class="fr"></div><div class="in"><div class="hd"><div>{arms(58,'#1d4d2f')}</div><div class="ht">REPÚBLICA FEDERATIVA DO BRASIL<br><small>REGISTRO CIVIL DAS PESSOAS NATURAIS</small><h1>CERTIDÃO DE NASCIMENTO</h1></div><div class="bc">{bar(r,120,26)}<br><small>{N(r,4)} {N(r,4)} {A(r,2)}</small></div></div>
{row([(1,'NOME',f'<b class="nm">{C(p.nome)}</b>')])}
{row([(3,'NÚMERO DO CPF',cpf_ or ('NÃO INFORMADO' if n==3 else '––––––')),(7,'MATRÍCULA',f'<b class="mt">{M}</b>')])}
{row([(56,'DATA DE NASCIMENTO POR EXTENSO',dtx),(9,'DIA',f'{p.nasc.day:02d}'),(9,'MÊS',f'{p.nasc.month:02d}'),(11,'ANO',p.nasc.year),(15,'HORÁRIO',(('%02dh%02dmin' if n%2 else '%02d:%02d')%p.t) if p.t else 'IGNORADO')])}
{row([(3,'NATURALIDADE',C(pnat((p.ncid,p.nuf),' - '))),(2,'SEXO',sexo)])}
{row([(4,'MUNICÍPIO DE REGISTRO E UF',C(pnat((p.cid,p.uf),' / '))),(6,'LOCAL, MUNICÍPIO DE NASCIMENTO E UF',f'{est}, {C(pnat((p.ncid,p.nuf),"/"))}')])}
{row([(1,'FILIAÇÃO',fil)])}{row([(1,'AVÓS',pat+'<br>'+mat)])}
{row([(2,'GÊMEO(S)',tw),(9,'NOME E MATRÍCULA DO(S) GÊMEO(S)',twt)])}
{row([(6,'DATA DO REGISTRO POR EXTENSO',dext(p.dreg)),(4,'NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO',dv or 'NÃO CONSTA')])}
{row([(1,'ANOTAÇÕES / AVERBAÇÕES À ACRESCER',note)],'no')}
<div class="r"><div class="b" style="flex:1;padding:9px 0 0"><i>ANOTAÇÕES DE CADASTRO</i><table><tr><th>TIPO DE DOCUMENTO</th><th>NÚMERO</th><th>DATA DE EXPEDIÇÃO</th><th>ÓRGÃO EXPEDIDOR</th><th>DATA DE VALIDADE</th></tr>{cadr}</table></div></div><div class="tiny">As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido pelo órgão solicitante.</div>
<div class="ft"><div class="b l"><i>SERVENTIA</i><b>{p.reg}</b><br>{p.tit('Oficial Registrador','Oficial Registradora') if n%2 else p.tit('Oficial','Oficiala')}: {p.off}<br>{p.cid} – {p.uf}<br>Rua {person_name(r,'M',1940)}, {r.randrange(20,2400)} – Centro<br>Telefone: ({DDD[p.uf]}) {N(r,4)}-{N(r,4)}<br>registrocivil@{p.cid.lower().split()[0].replace('á','a').replace('é','e')}{n}.not.br</div><div class="b l"><i>AUTENTICAÇÃO</i>O conteúdo da certidão é verdadeiro. Dou fé.<br>{p.cid}/{p.uf}, {dl(p.demi)}.<br><div class="sg">{sign(r)}<br>{p.sub}<br><small>Escrevente Autorizada</small></div></div><div class="b l" style="flex:.62;text-align:center"><i>SELO</i>{qr(r,70)}<br><small>Selo digital:<br><b class="sl">{p.selo}</b></small></div></div>
<div class="fe">Emol. R$ {r.randrange(28,44)},{N(r,2)} | Fundos R$ {r.randrange(1,9)},{N(r,2)} | ISS R$ 1,{N(r,2)} | {'ISENTA – 1ª VIA (Lei 9.534/97)' if p.fill.get('same') or n==5 else 'Total R$ '+str(r.randrange(45,60))+','+N(r,2)}</div></div>'''
    css='''.page{font:9.8pt "Roboto Condensed";color:#111;%s}.fr{position:absolute;inset:7mm;border:2.2mm solid transparent;outline:1px solid #2f7650;%s background-clip:border-box}.in{position:absolute;inset:11mm 13mm;background:rgba(255,255,255,.72);padding:4mm}.hd{display:flex;align-items:center;justify-content:space-between;margin-bottom:5px}.ht{text-align:center;font-size:10.5pt;line-height:1.25;letter-spacing:.3px}.ht h1{margin:2px 0;font-size:16pt;letter-spacing:1.5px}.bc{text-align:center}.r{display:flex;gap:6px;margin-bottom:13px}.b{position:relative;border:.8px solid #2f7650;padding:8px 6px 4px;min-height:32px;background:rgba(255,255,255,.5);line-height:1.25}.b i{position:absolute;top:-5px;left:6px;background:#f5faf6;padding:0 3px;font:6.5pt "Roboto Condensed";color:#1d4d2f;white-space:nowrap}.nm{font-size:13pt}.mt{font-size:11.5pt;letter-spacing:.6px}.no{min-height:118px}.no .b span{display:block}table{width:100%%;border-collapse:collapse;font-size:7.8pt;text-align:center}th{font-weight:400;font-size:6.5pt;border:.5px solid #8fb79f}td{border:.5px solid #8fb79f;padding:3px}.tiny{font-size:6.5pt;margin:-6px 0 11px}.ft{display:flex;gap:5px}.ft .l{flex:1;font-size:8.8pt;min-height:140px}.sg{text-align:center;margin-top:6px}.sl{font-size:7pt;word-break:break-all}.fe{font-size:7pt;margin-top:7px;text-align:center;color:#333}'''%(bg(guil('#2f9a5c',.35)),'background-color:#cfe8d8;' )
    adv={}
    return page(css,body,pbg='#f3faf5'),truth(p,'F1',n,595,842,case=C,mc=C,matr=M,cpf=cpf_,dtxt=dtx,nat=natt_c(p,C),estab='Domicílio' if p.dom else C(p.estab),dnv=dv,livro=str(p.book),folha=str(p.leaf),termo=str(p.term),
        twin=f'{C(p.tw)} – {twm}' if p.tw else '',av=p.av or '',an=p.an or ('' ),joint=True,selo=p.selo,
        gs=[(C(a),(natt(b))) for a,b in ([(p.mae,p.mn),(p.pai,p.pn)] if p.mae_first else [(p.pai,p.pn),(p.mae,p.mn)]) if a],
        cad=[' '.join(y for y in x if y!='-') for x in cad],accept=({"gêmeos.informações_adicionais":[C(p.tw),f'{C(p.tw)} {twm}']} if p.tw else {})|({"observações.anotações":[nt],"observações.averbações":[nt]} if n==4 else {})|{"dados_pessoais.data_nascimento.texto_completo":[dn(p.nasc)]})
def pnat(x,sep):
    if not x: return ''
    return x[0] if x[1] is None else f'{x[0]}{sep}{x[1]}'
def natt_c(p,C): return C(p.ncid)+' - '+p.nuf
# ---------------------------------------------------------------- F2: electronic, side strip, parents in columns (Prov. 149)
S2=[dict(uf='SC',cid='Brusque',y=2024,ye=2024,s='M',reg='Ofício de Registro Civil das Pessoas Naturais de Brusque',rg='de',mae_first=1,nm='+Johann Theodor Willibald'),
dict(uf='CE',cid='Quixadá',y=1974,ye=2024,s='F',reg='Cartório do 2º Ofício de Registros de Quixadá',rg='ne',noest=1,noh=1,an='Casamento com {sp}, celebrado em {d1}, Livro B-{n1}, termo {n2}, Registro Civil de {cid}/{uf}. Divórcio decretado por sentença de {d2}.',late=820),
dict(uf='DF',cid='Brasília',y=2023,ye=2025,s='F',reg='5º Ofício de Registro Civil e Casamento, Títulos e Documentos e Pessoas Jurídicas do Distrito Federal',rg='br',tm=1,nc=('Brasília','DF')),
dict(uf='MA',cid='Codó',y=2009,ye=2023,s='M',reg='Serventia Extrajudicial do 1º Ofício de Codó',rg='ne',nf=1,mae_first=1),
dict(uf='MG',cid='Diamantina',y=1961,ye=2025,s='M',reg='Registro Civil das Pessoas Naturais com Atribuição Notarial de Diamantina',noest=1,ukp=2,an='Óbito do registrado em {d3}, às 04h10min, em Belo Horizonte/MG, registrado no Livro C-{n1}, fls. 88, termo {n2}.'),
dict(uf='RR',cid='Boa Vista',y=2025,ye=2026,s='F',reg='Tabelionato do 1º Ofício de Boa Vista',rg='hisp',nc=('Pacaraima','RR'),fpn='San Félix, Bolívar, Venezuela',mpn='Maturín, Venezuela',mae_first=1),
dict(uf='ES',cid='Santa Teresa',y=2024,ye=2025,s='F',reg='Cartório de Registro Civil e Tabelionato de Notas da Sede de Santa Teresa',rg='it',tw=2),
dict(uf='PA',cid='Cametá',y=1999,ye=2024,s='M',reg='Cartório do Único Ofício de Cametá',rg='br',av='Alteração de prenome, nos termos do art. 56 da Lei nº 6.015/1973, com a redação da Lei nº 14.382/2022: o registrado, que se chamava Adonisdete, passou a chamar-se {n}. Averbação de {l2}.',late=700,dmin=2022)]
def F2(n):
    p=mk(f'F2{n}',**S2[n-1]);r=p.r;ident=lambda t:t
    M=matr(p.cns,p.dreg.year,p.book,p.leaf,p.term,1 if n%3 else 0)
    lf=f'{p.leaf:03d}'+('V' if p.verso else '');lv=f'A-{p.book:03d}';tm=f'{p.term:,}'.replace(',','.')
    ash='não declarado'
    col=[('pai',p.pai,p.pn,p.avop,p.avap),('mae',p.mae,p.mn,p.avom,p.avam)]
    if p.mae_first: col.reverse()
    if not p.pai: col=[c for c in col if c[1]]
    if len(col)==1: col.append(('', '—','', '—','—'))
    acc={"dados_pessoais.data_nascimento.texto_completo":[dext(p.nasc)]}
    if p.fill.get('tm'):
        p.pai='Verônica Quintanilha de Assis';p.avop='Durval de Assis';p.avap='Ione Quintanilha de Assis';p.mae='Yasmin Stéfany Moreira';p.avom='Reinaldo Wilson Moreira';p.avam='Regina Janete de Lacerda Moreira';p.nome='Aurora Moreira Quintanilha de Assis'
        col=[('x',p.pai,p.pn,p.avop,p.avap),('x',p.mae,p.mn,p.avom,p.avam)]
    has=n not in(5,); cp=p.cpf if has else ''
    dv=p.dnv if p.nasc.year>1996 and n!=4 else ''
    t=lambda l,v:f'<div class="t"><span class="k">{l}</span><span class="v">{v}</span></div>'
    natx=lambda x:'—' if not x else (pnat(x,' (')+(')' if x[1] else ''))
    tab=''.join(f'<tr><td class="k">{l}</td><td>{a}</td><td>{b}</td></tr>' for l,a,b in [('Nome',f'<b>{col[0][1]}</b>',f'<b>{col[1][1]}</b>'),('Natural de',natx(col[0][2]),natx(col[1][2])),('Pai (avô do registrado)' if p.s=='M' else 'Pai (avô da registrada)',col[0][3] or ash,col[1][3] or ash),('Mãe (avó)',col[0][4] or ash,col[1][4] or ash)])
    dm=f'{p.nasc.day:02d} de {MES[p.nasc.month]} de {p.nasc.year}'
    side=f'''<div class="sd">{arms(64,'#dfe8f6')}<p class="c">República<br>Federativa<br>do Brasil</p><div class="q">{qr(r,112,33,'#102a56')}</div><p class="l">Código de validação</p><p class="m">{X(r,4).upper()}-{X(r,4).upper()}-{X(r,4).upper()}-{X(r,4).upper()}</p><p class="l">Válida até</p><p class="m">{dn(p.demi+D.timedelta(days=90))}</p><p class="l">Selo eletrônico de fiscalização</p><p class="m" style="word-break:break-all">{p.selo}</p><p class="l">{'Código de segurança</p><p class=m>'+N(r,4)+'.'+N(r,4)+'.'+N(r,4)+'.'+N(r,4) if p.uf=='MG' else 'Pedido nº</p><p class=m>'+N(r,8)}</p><p class="l">Emolumentos</p><p class="m">{'R$ '+str(r.randrange(29,60))+','+N(r,2) if n!=1 else 'Gratuita'}</p><p class="s">Assinada digitalmente conforme MP 2.200-2/2001 e Lei nº 11.977/2009. Confira a autenticidade em registrocivil.org.br/validacao</p></div>'''
    main=f'''<div class="mn"><div class="h0">{p.reg}</div><div class="h1">Certidão eletrônica de nascimento</div><div class="h2">{'Segunda via remetida por correio eletrônico ao requerente' if n in(2,5,8) else 'Breve relato'} · emitida em {dn(p.demi)}</div>
<div class="mat">Matrícula nº <b>{M}</b></div>
<h3>Quem</h3>{t('Nome completo','<b style="font-size:12pt">'+p.nome+'</b>')}{t('CPF',cp or 'sem inscrição vinculada')}{t('Sexo','feminino' if p.s=='F' else 'masculino')}{t('Naturalidade',natx((p.ncid,p.nuf)))}
<h3>Quando e onde</h3>{t('Nascimento',dm+(f', às {p.t[0]}h{p.t[1]:02d}' if p.t else ', hora não declarada'))}{t('Local do parto',p.estab or 'não consta do assento')}{t('Município / UF do parto',p.ncid+' / '+p.nuf)}{t('Gemelaridade',f'Parto duplo. Irmã gêmea: {p.tw}' if p.tw and p.tws=='F' else f'Parto duplo. Irmão gêmeo: {p.tw}' if p.tw else 'Parto único' if n%2 else 'Não')}
<h3>De quem</h3><table><tr><th></th><th>1º genitor(a)</th><th>2º genitor(a)</th></tr>{tab}</table>
<h3>Assento</h3>{t('Lavrado em',dl(p.dreg))}{t('Livro · folha · termo',f'{lv} · {lf} · {tm}')}{t('DNV',dv or '—')}{t('Município do registro',p.cid+' / '+p.uf)}{t('Declarante',('a mãe' if n in(4,) else p.mae if n%2 else p.pai))}
<h3>Averbações</h3><p class="n">{p.av or 'Sem averbações.'}</p><h3>Anotações</h3><p class="n">{p.an or 'Sem anotações.'}</p>
{('<h3>Cadastro</h3><p class="n">'+CAD2[n]+'</p>') if n in CAD2 else ''}
<div class="end"><div>Certifico que estes dados conferem com o assento guardado nesta serventia. {p.cid}, {dl(p.demi)}.</div><div class="as"><b>{p.off}</b><br>{[p.tit('Oficial','Oficiala'),p.tit('Registrador Civil','Registradora Civil'),p.tit('Delegatário','Delegatária'),p.tit('Tabelião e Registrador','Tabeliã e Registradora')][n%4]}<br><small>Assinatura eletrônica qualificada – ICP-Brasil<br>Substituta: {p.sub}</small></div></div></div>'''
    css='''.page{display:flex;font:9.9pt Lato;color:#102a56}.sd{width:42mm;background:#1d4380;color:#fff;padding:12mm 5mm;text-align:left;height:100%}.sd .c{font-size:11pt;letter-spacing:.5px;margin:4px 0 18px}.q{background:#fff;padding:5px;width:122px;line-height:0;margin-bottom:14px}.sd .l{font-size:6.8pt;color:#b9cdf0;margin:12px 0 1px}.sd .m{font-size:8.6pt;margin:0}.sd .s{font-size:6.5pt;color:#dfe8f6;margin-top:26px;line-height:1.4}.mn{flex:1;padding:11mm 14mm 8mm 10mm;position:relative}.h0{font-size:10pt;font-weight:700}.h1{font-size:19pt;font-weight:300;margin:5px 0 0}.h2{font-size:8pt;color:#5b7098;margin-bottom:9px}.mat{background:#e8eef9;padding:6px 9px;font-size:10pt}.t{display:flex;border-bottom:.6px solid #c9d5ea;padding:5px 0;line-height:1.25}.k{width:36mm;flex:none;color:#5b7098;font-size:8.4pt}.v{flex:1}h3{font-size:8.4pt;font-weight:900;margin:14px 0 3px;color:#1d4380;letter-spacing:.4px}table{width:100%;border-collapse:collapse;font-size:8.8pt}th{font-size:7.6pt;text-align:left;color:#5b7098;font-weight:400;border-bottom:.6px solid #1d4380}td{padding:5px 6px 5px 0;vertical-align:top;border-bottom:.6px solid #c9d5ea;width:42%}td.k{width:16%;font-size:7.6pt}.n{margin:2px 0;line-height:1.35;text-align:justify;font-size:8.8pt}.end{display:flex;gap:14px;margin-top:14px;font-size:8.4pt}.end>div{flex:1}.as{border-left:2px solid #1d4380;padding-left:8px}'''
    gs=[(c[1],natt(c[2])) for c in col if c[0]]
    if p.fill.get('tm'): acc.update({"avós.paternos.avô":[""],"avós.paternos.avó":[""],"avós.maternos.avô":[p.avop],"avós.maternos.avó":[p.avap]})
    if p.tw: acc["gêmeos.informações_adicionais"]=[p.tw,f'Irmã gêmea: {p.tw}']
    return page(css,side+main),truth(p,'F2',n,595,842,matr=M,cpf=cp,dtxt=dm,nat=p.ncid+' - '+p.nuf,dnv=dv,livro=lv,folha=lf,termo=tm,twin=p.tw and (('Parto duplo. Irmã gêmea: ' if p.tws=='F' else 'Parto duplo. Irmão gêmeo: ')+p.tw),av=p.av,an=p.an,selo=p.selo,gs=gs,accept=acc,cad=CAD2[n].split('; ') if n in CAD2 else [])
CAD2={2:'RG 2001034556-1 SSPDS/CE, expedido em 19/05/2001; Título de eleitor 0311 4478 0701, zona 006, seção 0033',8:'RG 5.668.201 PC/PA, expedido em 30/01/2015; CNH 04488120933 DETRAN/PA, validade 12/12/2029'}
# ---------------------------------------------------------------- F3: airy, Garamond, ornate frame (2009-2017 paper)
S3=[dict(uf='PE',cid='Garanhuns',y=2011,ye=2011,s='F',reg='Cartório de Registro Civil do 1º Distrito de Garanhuns',rg='ne',nm='+Maria Cecília Vitória de Jesus'),
dict(uf='BA',cid='Lençóis',y=1947,ye=2012,s='M',reg='Cartório do Registro Civil das Pessoas Naturais da Comarca de Lençóis',dom=1,late=3300,nopn=1,ukp=1,noh=1,rg='br'),
dict(uf='PI',cid='Oeiras',y=1983,ye=2014,s='F',reg='2º Ofício de Notas e Registro Civil de Oeiras',rg='ne',an='Contraiu matrimônio com {sp} em {l1}, passando a assinar-se {n} {B} (Livro B-Aux {n1}, fls. 40, nº {n2}).',noest=1),
dict(uf='AL',cid='Palmeira dos Índios',y=2013,ye=2013,s='M',reg='Cartório do 4º Ofício de Palmeira dos Índios',nf=1,ukm=1),
dict(uf='MS',cid='Aquidauana',y=2006,ye=2015,s='F',reg='Serviço Notarial e Registral do 3º Ofício de Aquidauana',rg='terena',dom=1,late=1200,nm='+Potira Valdelice'),
dict(uf='TO',cid='Tocantinópolis',y=1996,ye=2010,s='M',reg='Cartório do Registro Civil de Tocantinópolis',noh=1,av='Por sentença do MM. Juiz de Direito desta Comarca, Dr. {juiz}, de {l1}, proferida nos autos nº {n2}/{yy}, foi retificado o nome da mãe para {mae}.',),
dict(uf='RN',cid='Caicó',y=2010,ye=2010,s='M',reg='3º Ofício de Notas – Registro Civil de Caicó',tw=2,rg='ne'),
dict(uf='AP',cid='Oiapoque',y=2015,ye=2016,s='F',reg='Cartório do Ofício Único de Oiapoque',rg='karip',nc=('Macapá','AP'),nm='+Marie-Ange')]
def F3(n):
    p=mk(f'F3{n}',**S3[n-1]);r=p.r
    M=matr(p.cns,p.dreg.year,p.book,p.leaf,p.term,[0,4,5][n%3])
    p.an=p.an.replace(' {B}',' '+p.sp.split(' ',1)[1].split(' ')[-1])
    cp=p.cpf if n in(8,5) else '' 
    dt=f'{dext(p.nasc)}' if n!=4 else f'{dext(p.nasc)}'
    dt=dt[0].upper()+dt[1:] if n%2 else dt
    rows=[]
    ad=lambda l,v,c='':rows.append(f'<div class="d {c}"><dt>{l}</dt><dd>{v}</dd></div>')
    g='a' if p.s=='F' else 'o'
    ad('Matrícula',M,'mm'); ad('Nome d'+g+' registrad'+g,p.nome,'nn')
    ad('Nascid'+g+' aos',dt+f' ({p.nasc.day:02d}.{p.nasc.month:02d}.{p.nasc.year})')
    if p.t: ad('Hora',f'{p.t[0]:02d}h{p.t[1]:02d}')
    elif n==6: ad('Hora','ignorada')
    ad('Em',f'{p.ncid}, {EST[p.nuf][1]} ({p.nuf})')
    if p.dom: ad('Casa ou estabelecimento',['domicílio','no domicílio dos pais'][n%2]+(', Aldeia Bananal' if n==5 else ''))
    elif p.estab: ad('Casa ou estabelecimento',p.estab)
    ad('Sexo','Feminino' if p.s=='F' else 'Masculino')
    if p.pai: ad('Pai',f'{p.pai}<em>{", natural de " if p.pn else ""}{pnat(p.pn,"/")}</em>'); ad('Mãe',f'{p.mae}<em>, natural de {pnat(p.mn,"/")}</em>')
    else: ad('Mãe',f'{p.mae}<em>, natural de {pnat(p.mn,"/")}</em>')
    if p.pai and p.avop: ad('Avós pelo lado do pai',f'{p.avop} <em>e</em> {p.avap}')
    elif p.pai: ad('Avós pelo lado do pai','ignorados')
    if p.avom or p.avam: ad('Avós pelo lado da mãe',f'{p.avom} <em>e</em> {p.avam}' if p.avom else p.avam)
    ad('Gêmeo',f'Sim, de {p.tw}' if p.tw else 'Não')
    ad('Registro feito em',f'{dext(p.dreg)}, neste Ofício de {p.cid}/{p.uf}')
    dv=p.dnv if p.nasc.year>1996 and n in(1,4,7,8) else ''
    if dv: ad('Declaração de Nascido Vivo',dv)
    ad('Quem declarou',{2:'o avô materno',4:'a mãe',5:'o pai, assistido por servidor da FUNAI'}.get(n,'o pai'))
    if cp: ad('Inscrição no CPF',cp)
    if p.av: ad('Averbações',p.av)
    if p.an: ad('Anotações',p.an)
    if n in(1,7): ad('Observações','Nada consta.')
    if n==5: ad('Observações','Etnia Terena.')
    if n==2: ad('Observações','Registro lavrado por despacho do MM. Juiz de Direito.')
    orn=''.join(f'<path d="M{x} 4 q4 -5 8 0 t8 0" fill="none" stroke="#8a5a2b" stroke-width=".9"/>' for x in range(0,700,16))
    body=f'''<div class="o1"></div><div class="o2"></div><div class="w"><div class="hd">{arms(52,'#7a4a1c')}<div class="p">República Federativa do Brasil</div><div class="p2">{estado(p.uf)}{' · Poder Judiciário' if n in(2,4,7) else ''}</div><svg width="430" height="9">{orn}</svg><h1>Certidão de Nascimento</h1><div class="cf">{['Certifico que do livro próprio desta serventia consta o assento de nascimento com os seguintes elementos:','Certifico e dou fé, a pedido verbal de pessoa interessada, que consta neste Registro Civil:'][n%2]}</div></div><dl>{''.join(rows)}</dl>
<div class="ft"><div><b>{p.reg}</b><br>{['Titular',p.tit('Oficial','Oficiala'),p.tit('Tabelião','Tabeliã')][n%3]}: {p.off}<br>Praça {['da Matriz','Rui Barbosa','Quinze de Novembro','da Bandeira'][n%4]}, {r.randrange(2,190)} – CEP {N(r,5)}-{N(r,3)}<br>{p.cid} – {p.uf}</div><div class="sg">O referido é verdade e dou fé.<br>{p.cid}, {dl(p.demi)}.<br>{sign(r,150,38,'#22305f')}<br><span class="li">{p.off if n%2 else p.sub+' – Substituta'}</span></div></div>{'<div class="se">Selo de autenticidade <b>'+p.selo+'</b></div>' if n not in(2,3) else ''}<div class="st">{stamp('REGISTRO CIVIL',p.cid.upper()+' – '+p.uf,'OFÍCIO',88,'#7a2c2c',.45,r.randrange(-20,20))}</div></div>'''
    css='''.page{font:12.3pt "EB Garamond";font-variant-numeric:lining-nums;color:#3a2410;%s}.o1{position:absolute;inset:9mm;border:5px double #8a5a2b}.o2{position:absolute;inset:12.5mm;border:.7px solid #8a5a2b}.w{position:absolute;inset:15mm 19mm 14mm}.hd{text-align:center}.p{font-size:13pt;letter-spacing:1px}.p2{font-size:11pt;font-style:italic}h1{font-size:24pt;font-weight:500;margin:5px 0 6px;letter-spacing:1px}.cf{font-style:italic;font-size:10.5pt;margin-bottom:9px}dl{margin:0}.d{display:flex;margin:0 0 9px;line-height:1.22}dt{width:44mm;flex:none;text-align:right;padding-right:5mm;font-style:italic;color:#8a5a2b}dd{margin:0;flex:1}dd em{font-size:11.2pt}.nn dd{font-size:15pt;font-weight:600}.mm dd{font-family:"EB Garamond";font-weight:600;letter-spacing:.6px}.ft{position:absolute;bottom:9mm;left:0;right:0;display:flex;gap:10mm;font-size:9.6pt;line-height:1.3}.ft>div{flex:1}.sg{text-align:center}.li{border-top:.7px solid #3a2410;padding:1px 14px}.se{position:absolute;bottom:0;left:0;font-size:9.5pt}.st{position:absolute;bottom:24mm;left:62mm}'''%bg(guil('#c79a55',.28,9,500,160,30))
    acc={"dados_pessoais.data_nascimento.texto_completo":[f'{p.nasc.day:02d}.{p.nasc.month:02d}.{p.nasc.year}',dt+f' ({p.nasc.day:02d}.{p.nasc.month:02d}.{p.nasc.year})']}
    if p.tw: acc["gêmeos.informações_adicionais"]=[p.tw]
    return page(css,body,pbg='#fbf5e6'),truth(p,'F3',n,595,842,matr=M,cpf=cp,dtxt=dt,nat='',dnv=dv,livro=str(p.book),folha=str(p.leaf),termo=str(p.term),twin=p.tw and f'Sim, de {p.tw}',av=p.av,an=p.an,selo=p.selo if n not in(2,3) else '',accept=acc)
# ---------------------------------------------------------------- F4: modern, running text
S4=[dict(uf='PB',cid='Cajazeiras',y=2014,ye=2014,s='M',reg='Serviço Registral Civil de Cajazeiras',rg='ne',nm='+Riquelme Jhonatas'),
dict(uf='AC',cid='Xapuri',y=1969,ye=2019,s='F',dmin=2018,reg='Serventia de Registro Civil das Pessoas Naturais de Xapuri',dom=1,late=15300,noh=1,ukp=2,av='Em {d1} foi incluído, de ofício, o CPF da registrada: {cpf}. Provimento nº 63/2017-CNJ.'),
dict(uf='BA',cid='Xique-Xique',y=2017,ye=2022,s='M',reg='Registro Civil com Funções Notariais da Sede de Xique-Xique',nf=1,rg='ne'),
dict(uf='MG',cid='Teófilo Otoni',y=1991,ye=2019,s='F',reg='Ofício do 1º Registro Civil das Pessoas Naturais de Teófilo Otoni',rg='de',an='Consta que a registrada casou-se com {sp} aos {l1}, no 2º Registro Civil de Teófilo Otoni, matrícula {B}.',av='Em {d2} foi averbado o restabelecimento do nome de solteira.'),
dict(uf='RS',cid='Santana do Livramento',y=2018,ye=2018,s='F',reg='Ofício do Registro Civil das Pessoas Naturais da 1ª Zona de Santana do Livramento',rg='hisp',fpn='Rivera, Uruguai',mpn=None),
dict(uf='AM',cid='São Gabriel da Cachoeira',y=2001,ye=2013,s='M',reg='Cartório Único da Comarca de São Gabriel da Cachoeira',rg='rnegro',dom=1,late=3900,nm='+Tuxaua Emiliano',noh=1),
dict(uf='PE',cid='Petrolina',y=2020,ye=2020,s='F',reg='1º Registro Civil das Pessoas Naturais de Petrolina',rg='ne',tw=1),
dict(uf='SP',cid='Taubaté',y=1978,ye=2012,s='M',reg='Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede da Comarca de Taubaté',rg='jp',an='Casou-se nesta serventia aos {d1} com {sp} (L. B-{n1}, fls. 52, nº {n2}).')]
def F4(n):
    p=mk(f'F4{n}',**S4[n-1]);r=p.r;C=UP
    M=matr(p.cns,p.dreg.year,p.book,p.leaf,p.term,[3,2,1][n%3] if n!=2 else 0)
    p.an=p.an.replace('{B}',matr(p.cns+7,p.d[0].year,44,120,9077,0,kind='2'))
    m='o' if p.s=='M' else 'a'
    cp=p.cpf if n in(3,5,7,8) else ''
    cptruth=cp or (p.cpf if n==2 else '')
    lv=f'A-{p.book}';lf=f'{p.leaf}'+('-V' if p.verso else '');tm=str(p.term)
    dt=f'{dext(p.nasc)}'
    hs='' if not p.t else ((', à ' if p.t[0]<2 else ', às ')+h24(*p.t) if n%2 else f', às {p.t[0]:02d}:{p.t[1]:02d} horas')
    loc=f'em domicílio, {["no Seringal Boa Esperança","na comunidade indígena de Tunuí Cachoeira"][n==6]}, município de {p.ncid}, {estado(p.nuf)}' if p.dom else f'no estabelecimento de saúde <b>{p.estab}</b>, em {p.ncid} – {p.nuf}'
    fl=lambda x:'' if not x else (f', natural de {x[0]}' if x[1] is None else f', natural de {x[0]}/{x[1]}')
    if p.pai: par=f'filh{m} de <b>{C(p.pai)}</b>{fl(p.pn)}, {r.choice(["agricultor","comerciário","pedreiro","motorista","professor"])}, e de <b>{C(p.mae)}</b>{fl(p.mn)}, {r.choice(["do lar","professora","enfermeira","costureira","estudante"])}'
    else: par=f'filh{m} de <b>{C(p.mae)}</b>{fl(p.mn)}, {r.choice(["do lar","diarista"])}, sem paternidade estabelecida'
    ap=('' if not p.pai else f'Avós paternos: {C(p.avop)} e {C(p.avap)}. ' if p.avop else f'Avó paterna: {C(p.avap)}, sendo ignorado o avô. ' if p.avap else 'Avós paternos ignorados. ')
    amt=f'Avós maternos: {C(p.avom)} e {C(p.avam)}.'
    tw=f' Nasceu em parto gemelar, sendo irm{"ão" if m=="o" else "ã"} gême{m} de <b>{C(p.tw)}</b>.' if p.tw else ''
    dv=p.dnv if p.nasc.year>1998 and not p.dom else ''
    natx='' if n in(2,4,6) else f', natural de <b>{p.ncid}/{p.nuf}</b>'
    et=' O registrado pertence à etnia Baniwa, aldeia Tunuí, nos termos da Resolução Conjunta CNJ/CNMP nº 3/2012.' if n==6 else ''
    decl={2:'a própria registranda, com duas testemunhas',3:'a genitora',6:'o genitor, perante as testemunhas '+p.w[0]+' e '+p.w[1]}.get(n,'o genitor' if n%2 else 'a genitora')
    body=f'''<div class="w"><div class="hd"><div class="rg">{p.reg}</div><div class="ad">{['Av.','Rua','Praça'][n%3]} {person_name(r,'M',1930)}, nº {r.randrange(10,1500)}, {p.cid} – {p.uf} · tel. ({DDD[p.uf]}) 3{N(r,3)}-{N(r,4)}<br>{p.off}, {[p.tit('Registrador','Registradora'),'Oficial Titular',p.tit('Delegatário','Delegatária'),p.tit('Oficial Interino','Oficial Interina')][n%4]} — {p.sub}, Substituta</div></div><h1>CERTIDÃO DE NASCIMENTO</h1><div class="mt">MATRÍCULA<br><b>{M}</b></div>
<p class="x">CERTIFICO, a requerimento {['verbal','escrito'][n%2]} de parte interessada, que, revendo os livros de registro de nascimentos desta Serventia, neles encontrei, no Livro <b>{lv}</b>, à folha <b>{lf}</b>, sob o termo <b>{tm}</b>, o assento de <b class="nm">{C(p.nome)}</b>{f', CPF {cp}' if cp else ''}, do sexo {'masculino' if p.s=='M' else 'feminino'}{natx}, nascid{m} aos <b>{dt}</b>{hs}, {loc}, {par}.{tw}</p><p class="x">{ap}{amt}</p><p class="x">O assento foi lavrado em <b>{dl(p.dreg)}</b>, neste município de {p.cid}, tendo sido declarante {decl}{f', à vista da Declaração de Nascido Vivo nº <b>{dv}</b>' if dv else ''}.{et}</p>
<div class="s"><h2>Averbações à margem do termo</h2><p>{p.av or ['Não há.','Nada consta.'][n%2]}</p></div><div class="s"><h2>Anotações à margem do termo</h2><p>{p.an or ['Não há.','Nada consta.'][n%2]}</p></div>
<p class="x">Nada mais se continha no assento, ao qual me reporto. O referido é verdade, do que dou fé.</p><div class="dt">{p.cid} ({p.uf}), {dl(p.demi)}.</div><div class="sg">{sign(r,170,42)}<div class="li">{p.sub}<br>{['Substituta Legal','Oficial Substituta'][n%2]}</div></div><div class="bt"><div class="sel"><small>PODER JUDICIÁRIO – {estado(p.uf).upper()}<br>SELO DIGITAL DE FISCALIZAÇÃO</small><br><b>{p.selo if n!=6 else 'não utilizado'}</b><br><small>Consulte a validade do ato no portal do Tribunal de Justiça</small></div><div>{qr(r,62,25) if n!=6 else ''}</div><div class="em">Custas: R$ {r.randrange(18,50)},{N(r,2)}<br>Taxa: R$ {r.randrange(2,9)},{N(r,2)}<br>Protocolo {N(r,5)}/{p.demi.year}</div></div></div>'''
    css='''.page{font:11pt "TeX Gyre Bonum";color:#000}.w{position:absolute;inset:15mm 22mm 12mm 26mm}.hd{border-bottom:3px solid #000;padding-bottom:5px}.rg{font-size:13pt;font-weight:700}.ad{font-size:8pt;line-height:1.4}h1{text-align:center;font-size:17pt;margin:17px 0 6px;letter-spacing:2px}.mt{text-align:center;font-size:9pt;margin-bottom:14px}.mt b{font-size:12pt;letter-spacing:.5px}.x{text-align:justify;line-height:1.48;margin:0 0 9px;text-indent:12mm}.s{margin:6px 0 9px;border-left:4px solid #bbb;padding-left:9px}.s h2{font-size:9.4pt;margin:0 0 2px}.s p{margin:0;font-size:10pt;line-height:1.35;text-align:justify}.dt{text-align:right;margin:10px 0 4px}.sg{text-align:center}.sg svg{display:block;margin:6px auto -6px}.li{border-top:.8px solid #000;display:inline-block;padding:2px 30px;font-size:9.5pt}.bt{position:absolute;bottom:0;left:0;right:0;display:flex;align-items:center;justify-content:space-between;font-size:8.6pt}.sel{border:1px solid #000;padding:5px 9px;text-align:center}.sel small,.em{font-size:7.4pt}'''
    acc={}
    if p.tw: acc["gêmeos.informações_adicionais"]=[C(p.tw),f'parto gemelar, sendo irm{"ão" if m=="o" else "ã"} gême{m} de {C(p.tw)}']
    return page(css,body),truth(p,'F4',n,595,842,case=C,matr=M,cpf=cptruth,dtxt=dt,nat=(p.ncid+' - '+p.nuf) if natx else '',dnv=dv,livro=lv,folha=lf,termo=tm,estab='Domicílio' if p.dom else p.estab,twin=p.tw and f'Nasceu em parto gemelar, sendo irm{"ão" if m=="o" else "ã"} gême{m} de {C(p.tw)}',av=p.av,an=p.an,selo=p.selo if n!=6 else '',accept=acc)
import textwrap
# ---------------------------------------------------------------- F5: dot-matrix vendor software on fanfold paper (1992-2009)
S5=[dict(uf='PR',cid='Prudentópolis',y=1993,ye=1993,s='M',reg='CARTÓRIO DO REGISTRO CIVIL E ANEXOS DE PRUDENTÓPOLIS',rg='pl'),
dict(uf='SP',cid='São José do Rio Preto',y=1971,ye=1997,s='F',reg='REGISTRO CIVIL DAS PESSOAS NATURAIS DO 1º SUBDISTRITO DE SÃO JOSÉ DO RIO PRETO',rg='ar',an='CASOU-SE COM {sp}, AOS {d1}, TERMO {n2}, FLS. {n1} DO LIVRO B-74 DESTE CARTÓRIO.',book='A-091'),
dict(uf='MS',cid='Ponta Porã',y=1995,ye=2001,s='F',reg='CARTÓRIO DO 3º OFÍCIO DE PONTA PORÃ',rg='hisp',fpn='ASUNCIÓN - PARAGUAI',dom=1,late=420),
dict(uf='SC',cid='Lages',y=2003,ye=2004,s='M',reg='ESCRIVANIA DE PAZ E REGISTRO CIVIL DE LAGES',rg='de',tw=2),
dict(uf='GO',cid='Catalão',y=1984,ye=1999,s='M',reg='CARTÓRIO DE REGISTRO CIVIL DE CATALÃO',nf=1,av='RECONHECIDO POR SEU PAI ALTAMIRO ZEFERINO BRANDÃO, CONFORME ESCRITURA PÚBLICA DE {d1}, LIVRO {n3}, FLS. 17, DO TABELIONATO LOCAL. AVERBADO EM {d2}.'),
dict(uf='RO',cid='Ariquemes',y=1998,ye=1998,s='F',reg='1º OFÍCIO DE REGISTRO CIVIL DE ARIQUEMES',rg='it',noh=1,ukp=1,nm='+Kethleen Nathyelle'),
dict(uf='MT',cid='Cáceres',y=1959,ye=2002,s='M',reg='CARTÓRIO DO 2º SERVIÇO NOTARIAL E REGISTRAL DE CÁCERES',dom=1,noh=1,late=6100,av='POR MANDADO DO JUÍZO DA 2ª VARA CÍVEL DESTA COMARCA, DE {d2}, FOI RETIFICADA A DATA DE NASCIMENTO DO REGISTRADO PARA A QUE ACIMA CONSTA.'),
dict(uf='CE',cid='Sobral',y=2007,ye=2008,s='F',reg='CARTÓRIO JERÔNIMO – REGISTRO CIVIL DA SEDE DE SOBRAL',rg='ne',ukm=1)]
def F5(n):
    p=mk(f'F5{n}',**S5[n-1]);r=p.r;C=UP
    W=76;L=[]
    lv=str(p.book) if isinstance(p.book,str) else f'A-{p.book}'
    lf=f'{p.leaf:03d}'+('V' if p.verso else '');tm=f'{p.term%99000:06d}'
    sep='+'+'-'*W+'+'
    def ln(t=''): L.append('|'+t.ljust(W)+'|')
    def fld(l,v,w=20):
        ls=textwrap.wrap(v,W-w-4,break_on_hyphens=False,break_long_words=False) or ['']
        ln(' '+l.ljust(w-2,'.')+': '+ls[0])
        for x in ls[1:]: ln(' '*(w+1)+x)
    def cen(t): L.append(t.center(W+2))
    cen('REPÚBLICA FEDERATIVA DO BRASIL');cen(f'{estado(p.uf).upper()}   *   COMARCA DE {C(p.cid)}')
    for x in textwrap.wrap(p.reg,60): cen(x)
    cen(f'{["OFICIAL",p.tit("ESCRIVÃO","ESCRIVÃ"),"TITULAR"][n%3]}: {C(p.off)}   SUBST.: {C(p.sub)}');L.append('')
    cen('C E R T I D Ã O   D E   N A S C I M E N T O');L.append(sep)
    ln(f' LIVRO: {lv:<12} FOLHA: {lf:<10} TERMO: {tm:<10} 2ª VIA: {"NÃO" if p.demi.year-p.dreg.year<1 else "SIM"}');L.append(sep)
    for x in textwrap.wrap('CERTIFICO QUE NO LIVRO, FOLHA E TERMO SUPRACITADOS FOI LAVRADO O ASSENTO DE NASCIMENTO CUJOS DADOS SEGUEM:',W-2): ln(' '+x)
    ln();fld('REGISTRADO(A)',C(p.nome))
    fld('SEXO',['MASC.','MASCULINO'][n%2] if p.s=='M' else ['FEM.','FEMININO'][n%2])
    dt=dext(p.nasc).upper()
    both=n not in(3,6)
    dtx=dt if both else dn(p.nasc)
    fld('DATA DE NASC.',f'{dn(p.nasc)} ({dt})' if both else dn(p.nasc))
    fld('HORA',('%02d:%02d H'%p.t) if p.t else 'XX:XX H')
    est=('DOMICÍLIO'+(' - FAZENDA RETIRO NOVO' if n==7 else ', RUA GUIA LOPES, 215')) if p.dom else C(p.estab)
    fld('LOCAL DE NASC.',est);fld('CIDADE/UF',f'{C(p.ncid)} - {p.nuf}');ln()
    pn=lambda x:C(pnat(x,' - ')) if x else ''
    x_='X'*28
    fld('PAI',C(p.pai) or x_)
    if p.pn: fld('  NATURALIDADE',pn(p.pn)); fld('  PROFISSÃO',r.choice(['LAVRADOR','COMERCIANTE','MOTORISTA','OPERÁRIO']))
    fld('MÃE',C(p.mae));fld('  NATURALIDADE',pn(p.mn));fld('  PROFISSÃO',r.choice(['DO LAR','PROFESSORA','COSTUREIRA']))
    ln();fld('AVÔ PATERNO',C(p.avop) or x_);fld('AVÓ PATERNA',C(p.avap) or x_);fld('AVÔ MATERNO',C(p.avom) or 'IGNORADO');fld('AVÓ MATERNA',C(p.avam));ln()
    twt=''
    if p.tw: twt=f'SIM - {C(p.tw)}'
    fld('GÊMEOS',twt or 'NÃO')
    fld('DECLARANTE',C({3:'A MÃE',5:p.mae}.get(n,p.dec)))
    fld('TESTEMUNHAS',C(p.w[0]+' e '+p.w[1]) if n!=4 else 'DISPENSADAS')
    fld('DATA DO REGISTRO',dn(p.dreg) if n%2 else dext(p.dreg).upper())
    dv=p.dnv.replace('-','') if p.nasc.year>=1997 and n!=6 else ''
    if dv: fld('N. DECL. NASC. VIVO',dv,22)
    L.append(sep);ln(' AVERBAÇÕES');[ln('   '+x) for x in textwrap.wrap(C(p.av) or '*** NADA CONSTA ***',W-6,break_on_hyphens=False)]
    ln(' ANOTAÇÕES');[ln('   '+x) for x in textwrap.wrap(C(p.an) or '*** NADA CONSTA ***',W-6,break_on_hyphens=False)];L.append(sep)
    L+=['',' O REFERIDO É VERDADE E DOU FÉ.','',f' {C(p.cid)}, {dl(p.demi).upper()}.','','']
    se=(f'{A(r,2)}-{N(r,6)}' if p.demi.year>=1998 and n not in(5,) else '')
    p.av,p.an=C(p.av),C(p.an)
    nm=p.sub if n%2 else p.off
    holes=''.join(f'<div style="top:{i*12.7+4}mm"></div>' for i in range(23))
    ls=f'''<div class="sg"><div style="padding-left:10mm">{sign(r,150,36,'#222')}</div>{'_'*38}<br>{C(nm)}<br>{"OFICIAL MAIOR" if n%2 else "OFICIAL DO REGISTRO CIVIL"}</div>'''
    body=f'''<div class="z"></div><div class="h l">{holes}</div><div class="h r_">{holes}</div><pre>{chr(10).join(L)}</pre>{ls}<div class="st">{stamp(p.reg[:28],C(p.cid),'CARTÓRIO',90,'#333',.4,8)}</div>{'<div class="se">SELO DE AUTENTICIDADE<br><b>'+se+'</b></div>' if se else ''}<div class="v">RegCivil v.{r.randrange(2,6)}.{r.randrange(0,9)} - {['Prodasoft','Cartosis','InfoNotas','Registral'][n%4]} Informática Ltda. - impr. {dn(p.demi)} 1{r.randrange(0,7)}:{r.randrange(0,6)}4{'' if n%2 else ' - emol. R$ '+str(r.randrange(5,24))+',00'}</div>'''
    css='''.page{color:#1c1c24}.z{position:absolute;inset:0;background:repeating-linear-gradient(#fff 0 12.7mm,#e6f3ea 12.7mm 25.4mm)}.h{position:absolute;top:0;bottom:0;width:11mm;background:#fff}.h.l{left:0;border-right:1px dashed #bbb}.h.r_{right:0;border-left:1px dashed #bbb}.h div{position:absolute;left:3.3mm;width:4.2mm;height:4.2mm;border-radius:50%;background:#d7d7d7}pre{position:absolute;left:19mm;top:10mm;margin:0;font:9.9pt/13.4pt "Liberation Mono";letter-spacing:-.1pt;}.sg{position:absolute;left:20mm;bottom:16mm;font:9.6pt/12pt "Liberation Mono";white-space:pre-line}.st{position:absolute;right:24mm;bottom:27mm}.se{position:absolute;right:50mm;bottom:13mm;border:1px solid #333;padding:3px 8px;font:7.5pt "Liberation Sans";text-align:center}.v{position:absolute;left:20mm;bottom:6mm;font:6.5pt "Liberation Mono";color:#555}'''
    acc={"dados_pessoais.data_nascimento.texto_completo":[f'{dn(p.nasc)} ({dt})'] if both else [dt]}
    if not both: acc={}
    if n==5: acc['filiação.genitor_2.nome_completo']=['ALTAMIRO ZEFERINO BRANDÃO']
    if p.tw: acc["gêmeos.informações_adicionais"]=[C(p.tw)]
    return page(css,body),truth(p,'F5',n,595,842,case=C,mc=C,dtxt=dtx,nat='',estab='Domicílio' if p.dom else C(p.estab),dnv=dv,livro=lv,folha=lf,termo=tm,twin=twt,av=p.av,an=p.an,selo=se,off=C(p.off),accept=acc,gs=[(C(a),C(pnat(b,' - ')) if b else '') for a,b in((p.pai,p.pn),(p.mae,p.mn)) if a])
# ---------------------------------------------------------------- F6: half-sheet printed blank, captions under the lines, typed (1975-1990)
S6=[dict(uf='MG',cid='Itabira',y=1976,ye=1976,s='F',reg='Cartório do Registro Civil de Itabira',estab='Hospital Nossa Senhora das Dores'),
dict(uf='RS',cid='Bagé',y=1958,ye=1979,s='M',reg='Cartório do Registro Civil das Pessoas Naturais de Bagé',rg='it',dom=1),
dict(uf='PB',cid='Patos',y=1981,ye=1983,s='M',reg='Cartório Maria Zélia – Registro Civil de Patos',rg='ne',noh=1,nf=1),
dict(uf='RO',cid='Guajará-Mirim',y=1977,ye=1978,s='F',reg='Cartório do Registro Civil da Comarca de Guajará-Mirim',rg='hisp',mpn='Guayaramerín, Bolívia',tt='Território Federal de Rondônia'),
dict(uf='RJ',cid='Petrópolis',y=1984,ye=1985,s='M',reg='Registro Civil – 1º Distrito de Petrópolis – 2ª Zona Judiciária',rg='de',tw=1),
dict(uf='SC',cid='Chapecó',y=1966,ye=1988,s='F',reg='Cartório do Registro Civil, Títulos e Documentos de Chapecó',rg='it',nm='+Maria Auxiliadora Terezinha',av='Averbada a legitimação da registrada pelo casamento de seus pais, celebrado em {l1}. Dou fé.',late=9),
dict(uf='PI',cid='Floriano',y=1961,ye=1987,s='M',reg='Cartório do 3º Ofício – Registro Civil – Floriano',rg='ne',dom=1,nopn=1,late=7000,noh=1,ukp=1),
dict(uf='PA',cid='Bragança',y=1961,ye=1980,s='F',reg='Cartório do Registro Civil do Têrmo Judiciário de Bragança',dom=1,an='Casou com {sp} em {d1}, nêste Cartório, L.º B-{n1}, fls. 91.')]
def F6(n):
    p=mk(f'F6{n}',**S6[n-1]);r=p.r
    if p.book>99: p.book=r.randrange(4,99);p.term=r.randrange(400,30000)
    lv=['A-%d','%d-A','A nº %d','%d'][n%4]%p.book;lf=f'{p.leaf}'+('v.' if p.verso else '');tm=f'{p.term:,}'.replace(',','.')
    def c(w,l,v,k=''): 
        return f'<div class="c {k}" style="flex:{w}"><div class="v">{v or "&nbsp;"}</div><div class="k">{l}</div></div>'
    m='o' if p.s=='M' else 'a'
    dash='-'*24
    dt=dext(p.nasc) if n%2 else f'{p.nasc.day:02d} de {MES[p.nasc.month]} de {p.nasc.year}'
    hr='' if not p.t else [f'{p.t[0]:02d},{p.t[1]:02d} hs.',f'{p.t[0]}h.{p.t[1]:02d}m.',f'{p.t[0]:02d}:{p.t[1]:02d} h'][n%3]
    est=['em domicílio','no domicílio dos pais','em domicílio - lugar Barreiro','domicílio'][n%4] if p.dom else p.estab
    nat=lambda x:pnat(x,' - ') if x else dash
    obs=p.av or p.an or ['- o - o - o -','Não há.','/////////////','nada consta'][n%4]
    if p.tw: obs=f'Irmão gêmeo: {p.tw}.' if p.tws=='M' else f'Irmã gêmea: {p.tw}.'
    twt=obs.rstrip('.') if p.tw else ''
    uline=p.fill.get('tt') or estado(p.uf)
    body=f'''<div class="w"><div class="hd"><div>{arms(40,'#1d3f8a')}</div><div class="t"><span>REPÚBLICA FEDERATIVA DO BRASIL</span><br>{uline.upper()} — COMARCA DE {p.cid.upper()}<h1>Certidão de Nascimento</h1></div><div class="bx"><div><b>Livro</b><u>{lv}</u></div><div><b>Fôlha</b><u>{lf}</u></div><div><b>N.º</b><u>{tm}</u></div></div></div>
<div class="ce">{p.reg}, a cargo d{p.tit('o Oficial','a Oficiala')} <span class="ty">{p.off}</span>. CERTIFICO que consta dos livros dêste Cartório o seguinte registro:</div>
<div class="r">{c(1,'nome do(a) registrado(a)',p.nome)}</div>
<div class="r">{c(5,'dia, mês e ano do nascimento',dt)}{c(1.5,'hora',hr or '--------')}{c(1.6,'sexo','masculino' if p.s=='M' else 'feminino')}</div>
<div class="r">{c(4,'casa, hospital ou maternidade',est)}{c(3,'cidade e Estado onde nasceu',p.ncid+' - '+(p.nuf if n!=4 else 'RO'))}</div>
<div class="r">{c(5,'pai',p.pai or dash)}{c(3,'de onde é natural',nat(p.pn))}</div>
<div class="r">{c(5,'mãe',p.mae)}{c(3,'de onde é natural',nat(p.mn))}</div>
<div class="r">{c(1,'avô paterno',p.avop or dash)}{c(1,'avó paterna',p.avap or dash)}</div>
<div class="r">{c(1,'avô materno',p.avom)}{c(1,'avó materna',p.avam)}</div>
<div class="r">{c(3,'quem declarou',{3:'a própria mãe',7:'o registrando'}.get(n,'o pai'))}{c(4,'testemunhas',p.w[0]+' e outro')}{c(2.4,'registrado em',dl(p.dreg).replace(' de ',' / ').replace(MES[p.dreg.month],MES[p.dreg.month][:3]) if n%2==0 else dn(p.dreg))}</div>
<div class="r">{c(1,'observações, averbações e anotações',obs,'ob')}</div>
<div class="ft"><div class="le">Válida em todo o território nacional.<br>{'Cr$' if p.demi.year<1986 else 'Cz$'} <span class="ty">{r.randrange(12,480)},00</span> — Tabela X, nº 4</div><div class="da">O referido é verdade. Dou fé.<br><span class="ty">{p.cid}, {dl(p.demi)}</span></div><div class="sg">{sign(r,110,28)}<br>o Oficial do Registro Civil</div></div></div><div class="st">{stamp('REGISTRO CIVIL',p.cid.upper(),p.uf,58,'#6a2a7a',.45,r.randrange(-30,30))}</div>'''
    css='''.page{font:7.4pt "Liberation Serif";color:#1d3f8a;%s}.w{position:absolute;inset:7mm 9mm 6mm;border:1.5px solid #1d3f8a;outline:.6px solid #1d3f8a;outline-offset:2px;padding:2.5mm 4mm}.hd{display:flex;align-items:center;gap:8px}.t{flex:1;text-align:center;font-size:8pt;line-height:1.2}.t h1{font:italic 700 17pt "Liberation Serif";margin:1px 0 0}.bx{width:37mm;border:1px solid #1d3f8a}.bx div{display:flex;border-bottom:.5px solid #1d3f8a;padding:1px 4px;line-height:1.25}.bx b{width:12mm;font-weight:400}.bx u{text-decoration:none}.bx u,.v,.ty{font-family:"Courier Prime Code";color:#17171c;font-size:9.8pt}.ce{margin:3px 0 3px;line-height:1.3;font-size:7.8pt}.r{display:flex;gap:9px;margin-bottom:3.4px;align-items:flex-end}.c .v{border-bottom:.8px solid #1d3f8a;padding:2.6px 4px 0;white-space:normal;line-height:1.12}.c .k{font-size:6.5pt;font-style:italic;text-align:center;line-height:1.15}.ob .v{min-height:12px}.ft{display:flex;gap:12px;align-items:flex-end;margin-top:3px}.le{flex:1}.da{flex:1.6}.sg{flex:1.1;text-align:center;line-height:.9}.st{position:absolute;left:46mm;bottom:7.5mm}'''%bg(guil('#88a6dd',.22,6))
    acc={}
    if n==6: acc={}
    if p.tw: acc["gêmeos.informações_adicionais"]=[p.tw]
    return page(css,body,'A5 landscape','210mm','147.6mm','#f2f6fd'),truth(p,'F6',n,595,420,dtxt=dt,nat='',livro=lv,folha=lf,termo=tm,twin=twt,av=p.av,an=p.an,joint=True,accept=acc)
# ---------------------------------------------------------------- F7: landscape, numbered cells and bands (2000-2009)
S7=[dict(uf='RJ',cid='Campos dos Goytacazes',y=2002,ye=2002,s='F',reg='Serviço do Registro Civil das Pessoas Naturais – 1º Distrito, 1ª Subdivisão de Campos dos Goytacazes'),
dict(uf='ES',cid='Colatina',y=1967,ye=2005,s='M',reg='Cartório de Registro Civil da Sede de Colatina',rg='it',dom=1,an='Falecido aos {l2}, conforme óbito nº {n2}, fls. {n1}, livro C-{n3}, deste Cartório.'),
dict(uf='SP',cid='Marília',y=2004,ye=2006,s='F',reg='1º Oficial de Registro Civil das Pessoas Naturais da Comarca de Marília',rg='jp',mpn='Hamamatsu, Japão'),
dict(uf='BA',cid='Ilhéus',y=1985,ye=2007,s='M',reg='Cartório do Registro Civil das Pessoas Naturais do 2º Ofício de Ilhéus',nf=1,late=6900,noh=1),
dict(uf='DF',cid='Brasília',y=2008,ye=2009,s='M',reg='Cartório do 3º Ofício de Registro Civil, Títulos e Documentos e Pessoas Jurídicas – Taguatinga',rg='br',tw=1),
dict(uf='RN',cid='Mossoró',y=2000,ye=2000,s='F',reg='4º Ofício de Notas – Registro Civil da 2ª Zona de Mossoró',rg='ne',ukp=1,nm='+Anna Beatriz Emanuelle Sofia',nopn=1),
dict(uf='AL',cid='Penedo',y=1978,ye=2003,s='F',reg='Cartório do 2º Ofício – Registro Civil de Penedo',rg='ne',av='Separação e posterior restabelecimento... ',dom=1),
dict(uf='TO',cid='Porto Nacional',y=2005,ye=2005,s='M',reg='Tabelionato 1º de Notas e Registro Civil de Porto Nacional',rg='karaja',dom=1,nm='+Ijawala')]
S7[6]['av']='Adotada por {pai} e sua mulher {mae}, por sentença de {l1}, do Juízo da Infância e da Juventude de Maceió; mantido o prenome.'
def F7(n):
    p=mk(f'F7{n}',**S7[n-1]);r=p.r;C=UP if n%2==0 else (lambda t:t)
    lv=f'{p.book}' if n%2 else f'A/{p.book}';lf=f'{p.leaf}'+(' verso' if p.verso else '') ;tm=f'{p.term}'
    def c(no,l,v,w,h=1): return f'<div class="c" style="grid-column:span {w}"><div class="k"><b>{no}</b> {l}</div><div class="v">{v}</div></div>'
    nt=lambda x:pnat(x,'/') if x else ''
    nd='N/D'
    dt=dl(p.nasc,'1º')
    est=('DOMICÍLIO' if n%2==0 else 'Domicílio') if p.dom else C(p.estab)
    if n==8: est='DOMICÍLIO – ALDEIA NOVA'
    twc=(f'Sim – irmão(ã): {C(p.tw)}' if p.tw else 'Não')
    dv=p.dnv if p.nasc.year>=1996 and n not in(8,6) else ''
    se=f'{A(r,3)} {N(r,5)}' if n%2 else f'{N(r,2)}.{N(r,3)}.{N(r,3)}'
    cp=p.cpf if n==7 else ''
    naturl=n not in(2,4)
    g1=[c('01','Nome completo','<strong>'+C(p.nome)+'</strong>',9),c('02','Sexo',('Feminino' if p.s=='F' else 'Masculino') if n%2 else ('F' if p.s=='F' else 'M'),3),
        c('03','Data do nascimento',dt,4),c('04','Hora',('%02dh%02d'%p.t) if p.t else nd,2),c('05','Naturalidade' if naturl else 'Nacionalidade',(p.ncid+' – '+p.nuf) if naturl else 'Brasileira',4),c('06','CPF',cp or nd,2),
        c('07','Local do nascimento',est,6),c('08','Município/UF',p.ncid+'/'+p.nuf,4),c('09','Gêmeo?' if not p.tw else 'Gêmeo?','Não' if not p.tw else 'Sim',2)]
    if p.tw: g1.append(c('09-A','Nome do irmão ou da irmã',C(p.tw),12))
    x=lambda v:C(v) or nd
    docs=lambda:f'<span class="dc">RG {r.randrange(1,9)}.{N(r,3)}.{N(r,3)} SSP/{p.uf} – CPF {cpf(r)}</span>'
    g2=[c('10','Pai',x(p.pai),6),c('11','Natural de',nt(p.pn) or nd,3),c('12','Documentos do pai',docs() if p.pai and n in(1,3,5) else nd,3),
        c('13','Mãe',x(p.mae),6),c('14','Natural de',nt(p.mn) or nd,3),c('15','Documentos da mãe',docs() if n in(1,3,4) else nd,3),
        c('16','Avô paterno',x(p.avop),3),c('17','Avó paterna',x(p.avap),3),c('18','Avô materno',x(p.avom),3),c('19','Avó materna',x(p.avam),3)]
    g3=[c('20','Livro',lv,2),c('21','Folha',lf,2),c('22','Nº do termo',tm,2),c('23','Data do registro',dl(p.dreg) if n%2 else dn(p.dreg),3),c('24','DNV',dv or nd,3),c('25','Declarante',{4:'O REGISTRADO',7:'os pais'}.get(n,x(p.dec)),5),c('26','Testemunhas',' e '.join(C(w) for w in p.w) if n in(2,4,8) else nd,7)]
    g4=[c('27','Averbações',p.av or 'Não consta',6),c('28','Anotações',p.an or 'Não consta',6)]
    band=lambda t,g,col:f'<div class="bd"><div class="bt" style="background:{col}"><span>{t}</span></div><div class="g">{"".join(g)}</div></div>'
    cols=['#3b3b3b','#3b3b3b','#3b3b3b','#3b3b3b'] if n%2 else ['#5a3d1e']*4
    body=f'''<div class="w"><div class="hd"><div>{arms(44,'#3b3b3b')}</div><div class="rg"><b>{p.reg}</b><br>{p.cid} – {estado(p.uf)}<br>{p.tit('Oficial','Oficiala')}: {p.off} &nbsp;|&nbsp; Escreventes: {p.sub}; {p.w[0].split()[0]} {p.w[1].split()[-1]}</div><div class="ti">CERTIDÃO DE NASCIMENTO<br><small>Extrato do assento – art. 19, § 1º, da Lei nº 6.015, de 31/12/1973</small></div></div>{band('Registrado',g1,cols[0])}{band('Filiação',g2,cols[1])}{band('Assento',g3,cols[2])}{band('Notas',g4,cols[3])}
<div class="ft"><div class="se">Selo de fiscalização<br><b>{se}</b></div><div class="cc">Certifico e dou fé que o presente extrato confere com o original.<br>{p.cid}, {dl(p.demi)}.<br><small>{['Av. Sete de Setembro','Rua do Comércio','Rua Cel. Aprígio','Trav. da Matriz'][n%4]}, {r.randrange(12,900)} – Fone/Fax ({DDD[p.uf]}) {N(r,3)}-{N(r,4)} &nbsp; Emol. R$ {r.randrange(6,25)},{N(r,2)}</small></div><div class="sg">{sign(r,160,34)}<div>{p.sub if n%3 else p.off}</div></div></div></div>'''
    css='''.page{font:8.6pt "Liberation Sans Narrow";color:#141414}.w{position:absolute;inset:9mm 12mm 7mm}.hd{display:flex;gap:10px;align-items:center;margin-bottom:6px}.rg{flex:1;font-size:9pt;line-height:1.3}.rg b{font-size:11pt}.ti{font:700 16pt "Liberation Sans Narrow";text-align:right;line-height:1}.ti small{font-weight:400;font-size:7.5pt}.bd{display:flex;margin-bottom:4px;border:1px solid #555}.bt{width:7mm;color:#fff;display:flex;align-items:center;justify-content:center}.bt span{writing-mode:vertical-rl;transform:rotate(180deg);font-size:8.5pt;letter-spacing:1px}.g{flex:1;display:grid;grid-template-columns:repeat(12,1fr)}.c{border-right:.6px solid #999;border-bottom:.6px solid #999;padding:4px 6px 4px;min-height:43px}.k{font-size:7.2pt;color:#444;margin-bottom:3px}.k b{background:#e4e4e4;padding:0 2px}.v{font-size:11pt;line-height:1.15;overflow-wrap:anywhere}.v strong{font-size:13.5pt}.ft{display:flex;gap:14px;align-items:center;margin-top:7px}.se{border:1.5px dashed #a33;padding:6px 12px;text-align:center;color:#a33;font-size:7.5pt}.se b{font-size:11pt}.cc{flex:1;line-height:1.4}.sg{width:62mm;text-align:center}.sg div{border-top:.8px solid #333}'''
    if n%2==0: css=css.replace('color:#141414','color:#33220f')
    css+='.dc{font-size:8.6pt;white-space:nowrap}'
    return page(css,body,'A4 landscape','297mm','209.6mm','#fff' if n%2 else '#fdf8ee'),truth(p,'F7',n,842,595,case=C,cpf=cp,dtxt=dt,nat=(p.ncid+' - '+p.nuf) if naturl else '',estab='Domicílio' if p.dom else C(p.estab),dnv=dv,livro=lv,folha=lf,termo=tm,twin=p.tw and C(p.tw),av=p.av,an=p.an,selo=se)
# ---------------------------------------------------------------- F8: old printed blank in running text, typed fills, Ofício sheet (1938-1974)
S8=[dict(uf='SP',cid='Mogi das Cruzes',y=1944,ye=1951,s='M',reg='Cartório de Paz do Distrito da Sede',rg='jp',fpn='Kumamoto, Japão',mpn='Kagoshima, Japão',dom=1,lone=0),
dict(uf='MG',cid='Ponte Nova',y=1936,ye=1949,s='F',reg='Cartório de Paz e Registro Civil do Distrito de Ponte Nova',dom=1),
dict(uf='RS',cid='Ijuí',y=1952,ye=1958,s='F',reg='Ofício do Registro Civil do 1.º Distrito de Ijuí',rg='de'),
dict(uf='BA',cid='Jequié',y=1941,ye=1966,s='M',reg='Cartório do Registro Civil da Cidade de Jequié',rg='ne',nf=1,dom=1,noh=1,late=1900),
dict(uf='CE',cid='Aracati',y=1929,ye=1940,s='F',reg='Cartório do Registro Civil da Séde do Têrmo de Aracati',rg='ne',tw=2,dom=1),
dict(uf='PR',cid='Prudentópolis',y=1955,ye=1963,s='M',reg='Cartório Distrital de Prudentópolis',rg='pl',dom=1,fpn='Tarnopol, Polônia',nm='+Wenceslau Miguel'),
dict(uf='AC',cid='Sena Madureira',y=1950,ye=1956,s='F',reg='Cartório do Registro Civil da Comarca de Sena Madureira',ukp=1,dom=1,noh=1,late=700,tt='TERRITÓRIO FEDERAL DO ACRE'),
dict(uf='GO',cid='Pirenópolis',y=1948,ye=1972,s='M',reg='Cartório do Registro Civil de Pirenópolis',an='Casou-se em {l1} com {sp}, nesta cidade.',late=5)]
def F8(n):
    p=mk(f'F8{n}',**S8[n-1]);r=p.r
    if p.book>40: p.book=r.randrange(3,40)
    p.term=r.randrange(15,2900)
    lv=[f'{p.book}',f'A-{p.book}',f'{p.book}-A'][n%3];lf=f'{p.leaf}'+(' v.' if p.verso else '');tm=f'{p.term}'
    T=lambda v:f'<span class="ty">&nbsp;{v}&nbsp;</span>'
    m='o' if p.s=='M' else 'a'
    d=p.nasc
    dt=f'{dext(d)}'.replace('mil novecentos','mil e novecentos') if n in(2,5) else dext(d)
    hr=h12(*p.t) if p.t else '-----------'
    old=p.demi.year<1968
    home=['em domicílio, à rua do Rosário','em casa de residência dos pais, no lugar Boa Vista','em domicílio, no sítio Cachoeira'][n%3]
    pl=home if p.dom else p.estab
    nat=lambda x:('natural de '+(x[0] if x[1] is None else f'{x[0]}, '+('dêste Estado' if x[1]==p.uf and not p.fill.get('tt') and n%2==0 else estado(x[1]))))
    if p.pai: fil=f'filh{T(m)} {T("legítim"+m)} de {T(p.pai)}, {T(nat(p.pn))} e de Dona {T(p.mae)}, {T(nat(p.mn))}'
    else: fil=f'filh{T(m)} {T("natural")} de {T("-"*20)} e de Dona {T(p.mae)}, {T(nat(p.mn))}'
    fil=fil.replace('filh<span','filh<span')
    ap=f'{T(p.avop)} e Dona {T(p.avap)}' if p.avop else (T('- - - - - - -')+' e Dona '+T('- - - - - - -') if not p.pai else T('ignorados'))
    ob=p.av or p.an
    if p.tw: ob=f'Nasceu gêmea com {p.tw}, registrada sob o n.º {p.term+1}'
    obs=ob or ['.-.-.-.-.-.-.-.-.-.-.','nada consta','x x x x x x x x x x'][n%3]
    body=f'''<div class="mg"><div class="st">{stamp('REGISTRO CIVIL',p.cid.upper(),p.uf,92,'#3d3a8c',.5,-8)}</div><div class="est"><span>{['SÊLO','TESOURO','EDUCAÇÃO'][n%3]}</span><br>{'Cr$' if p.demi.year>1942 else 'Rs.'}<br><b>{['2,00','1,50','5,00'][n%3] if p.demi.year>1942 else '1$200'}</b></div><div class="mm">Custas:<br>Certidão .... {T(r.randrange(3,40))}<br>Busca ...... {T(r.randrange(1,9))}<br>Sêlos ....... {T(r.randrange(1,9))}</div></div>
<div class="w"><div class="hd"><div class="a">{'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL' if old else 'REPÚBLICA FEDERATIVA DO BRASIL'}</div><div class="b2">{p.fill.get('tt') or estado(p.uf).upper()}</div><div class="b3">Município de {T(p.cid)} &nbsp; Comarca de {T(p.cid)}</div><div class="b4">{p.reg}</div><div class="b5">Oficial: {T(p.off)}</div><h1>CERTIDÃO DE NASCIMENTO</h1><div class="no">N.º {T(tm)}</div></div>
<p>CERTIFICO que às fôlhas {T(lf)} do livro n.º {T(lv)} do registro de nascimentos dêste cartório, foi feito no dia {T(dext(p.dreg) if n%2 else dl(p.dreg))} o assento de {T(p.nome)}, do sexo {T('masculino' if p.s=='M' else 'feminino')}, de côr {T({1:'amarela',3:'branca',6:'branca',2:'parda',4:'preta'}.get(n,'morena'))}, nascid{T(m)} aos {T(dt)}, às {T(hr)}{'' if not p.t or 'horas' in hr or 'hora' in hr else ''}, {T(pl)}, {T(['nesta cidade','nêste município','no distrito desta sede'][n%3])}, {fil}; sendo avós paternos {ap}; e maternos {T(p.avom)} e Dona {T(p.avam)}.</p>
<p>Foi declarante {T({4:'a mãe',5:'o avô paterno'}.get(n,'o pai'))} e serviram de testemunhas {T(p.w[0])} e {T(p.w[1])}.</p>
<p>Observações: {T(obs)}{'' if obs.endswith('.') else '.'}</p><p>O referido é verdade e dou fé.</p><p class="dt">{T(p.cid+', '+dl(p.demi))}</p><div class="sg">{sign(r,180,46,'#15205a')}<div>O Oficial do Registro Civil</div></div><div class="pr">{['Tip. Progresso','Imprensa Oficial','Livraria Acadêmica – Formulário 12','Gráfica São José'][n%4]} – Mod. {r.randrange(3,90)}</div></div>'''
    css='''.page{font:12.6pt/2.15 "TeX Gyre Schola";color:#5b3413;background:#f7efdc}.mg{position:absolute;left:9mm;top:16mm;bottom:16mm;width:35mm;border-right:1.2px solid #5b3413;text-align:center}.mg .st{margin-top:8mm}.est{margin:14mm auto;width:21mm;height:27mm;border:2px dotted #76603c;background:#d9e4cf;font:7pt/1.4 "TeX Gyre Schola";padding-top:3mm;color:#27502b}.est b{font-size:12pt}.mm{position:absolute;bottom:4mm;left:0;font-size:7.6pt;line-height:1.9;text-align:left}.mm .ty{font-size:8pt}.w{position:absolute;left:50mm;right:14mm;top:16mm;bottom:12mm}.hd{text-align:center;line-height:1.5;position:relative}.a{font-size:11pt;letter-spacing:.8px}.b2{font-size:10.5pt}.b3,.b5{font-size:9.4pt}.b4{font-style:italic;font-size:11pt}h1{font:700 19pt "TeX Gyre Schola";margin:10px 0 4px;letter-spacing:1px}.no{text-align:right;font-size:12pt;margin-bottom:5px}p{margin:0 0 8px;text-align:left;text-indent:9mm}.ty{font-family:"Nimbus Mono PS";-webkit-text-stroke:.3px #1a1a22;font-size:12pt;color:#1a1a22;border-bottom:1px dotted #5b3413;text-indent:0}.dt{text-align:right;margin-top:14px}.sg{text-align:center;line-height:1.1;margin-top:4px}.sg svg{display:block;margin:12px auto -8px}.sg div{border-top:1px solid #5b3413;display:inline-block;padding:2px 20px;font-size:9pt}.pr{position:absolute;bottom:0;right:0;font-size:6.5pt;line-height:1}'''
    acc={}
    if p.tw: acc["gêmeos.informações_adicionais"]=[p.tw,f'Nasceu gêmea com {p.tw}']
    if n==8: pass
    return page(css,body,'8.5in 14in','8.5in','13.97in','#f7efdc'),truth(p,'F8',n,612,1008,dtxt=dt,nat='',livro=lv,folha=lf,termo=tm,twin=p.tw and ob,av=p.av,an=p.an,joint=True,accept=acc)
# ---------------------------------------------------------------- F9: inteiro teor
S9=[dict(uf='MG',cid='São João del-Rei',y=1927,ye=2013,s='F',reg='Cartório de Registro Civil das Pessoas Naturais do 1º Subdistrito de São João del-Rei',dom=1,an='Anotação. Casou-se a registrada, em {l1}, com {sp}, nesta cidade, conforme termo nº {n1}, folhas 60, do livro B-11.'),
dict(uf='SP',cid='Ribeirão Preto',y=1941,ye=2019,s='M',reg='Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito da Sede da Comarca de Ribeirão Preto',rg='it',fpn='Treviso, Itália',dom=1,dmin=1975,av='Averbação. Por sentença de {l1}, do MM. Juiz de Direito da 3ª Vara Cível, processo nº {n2}/{yy}, fica retificado o assento para constar que o patronímico correto da família é o que acima se lê. Dou fé.'),
dict(uf='RS',cid='Caxias do Sul',y=1934,ye=2016,s='M',reg='Registro Civil das Pessoas Naturais da 1ª Zona de Caxias do Sul',rg='it',estab=None,nm='+Garibaldi Dante'),
dict(uf='ES',cid='Cachoeiro de Itapemirim',y=1956,ye=2018,s='F',reg='Cartório do 1º Ofício do Registro Civil de Cachoeiro de Itapemirim',nf=1,dom=1,noh=1),
dict(uf='PE',cid='Caruaru',y=1970,ye=2021,s='M',reg='Serviço de Registro Civil do 1º Distrito de Caruaru',rg='ne',tw=1),
dict(uf='PR',cid='Guarapuava',y=1949,ye=2022,s='F',reg='2º Serviço de Registro Civil de Guarapuava',rg='pl',dom=1,late=800,an='Anotação. A registrada faleceu em Curitiba/PR, em {l2}, termo nº {n2}, folhas {n1}, livro C-{n3}, do 3º Serviço de Registro Civil.',ukp=1),
dict(uf='RJ',cid='Valença',y=1919,ye=2011,s='M',reg='Ofício do Registro Civil das Pessoas Naturais do 1º Distrito de Valença',dom=1,noh=0,nm='+Anacleto Prisciliano'),
dict(uf='SE',cid='Propriá',y=1963,ye=2024,s='F',reg='Cartório do 2º Ofício da Comarca de Propriá',rg='ne',dmin=2018,av='Averbação. Em {l1} foi incluído neste assento o número do CPF da registrada, {cpf}, nos termos do Provimento nº 63/2017 do Conselho Nacional de Justiça.')]
def F9(n):
    p=mk(f'F9{n}',**S9[n-1]);r=p.r
    p.book=r.randrange(4,58);p.term=r.randrange(21,1900)
    lv=f'A-{p.book}';lf=f'{p.leaf}'+('v' if p.verso else '');tm=str(p.term)
    M=matr(p.cns,p.dreg.year,p.book,p.leaf,p.term,[0,2,1][n%3])
    m='o' if p.s=='M' else 'a'
    d=p.nasc
    if n%2: dt=f'{dext(d)}'
    else: dt=f'{dia(d.day)} ({d.day}) de {MES[d.month]} de {num(d.year)} ({d.year})'
    dr=f'Aos {num(p.dreg.day) if p.dreg.day>1 else "primeiro"} dias do mês de {MES[p.dreg.month]} do ano de {num(p.dreg.year)}' if p.dreg.day>1 else f'Ao primeiro dia do mês de {MES[p.dreg.month]} do ano de {num(p.dreg.year)}'
    hr='' if not p.t else (f', às {h12(*p.t)}' if n not in(5,) else f', às {h24(*p.t)}')
    if p.t and p.t[0] in(0,1,13) and hr: hr=hr.replace(', às ',', à ')
    nat=lambda x:f'natural de {x[0]}' if x[1] is None else f'natural de {x[0]}, {estado(x[1])}'
    oldof=person_name(r,'M',1900);prof=r.choice(['lavrador','negociante','ferroviário','carpinteiro','sapateiro'])
    loc=(['em domicílio, na Fazenda das Palmeiras','em domicílio, à rua São Bento, número trinta e dois','no domicílio de seus pais, no lugar denominado Córrego Fundo'][n%3]+f', município de {p.ncid}, {estado(p.nuf)}') if p.dom else f'no {p.estab}, nesta cidade de {p.ncid}, {estado(p.nuf)}'
    loc=loc.replace('no Santa','na Santa').replace('no Maternidade','na Maternidade').replace('no Casa','na Casa').replace('no Sociedade','na Sociedade').replace('no Unidade','na Unidade').replace('no Associação','na Associação')
    decl=p.pai or p.mae
    if p.pai:
        a=f'compareceu {p.pai}, {nat(p.pn)}, {prof}, casado, residente e domiciliado neste município, e, perante as testemunhas adiante nomeadas, declarou que no dia {dt}{hr}, {loc}, nasceu uma criança do sexo {"masculino" if p.s=="M" else "feminino"}, a quem se deu o nome de {p.nome}, filh{m} legítim{m} dele declarante e de sua mulher, Dona {p.mae}, {nat(p.mn)}, de profissão doméstica'
    else:
        a=f'compareceu {p.mae}, {nat(p.mn)}, solteira, lavadeira, residente neste município, e declarou que no dia {dt}{hr}, {loc}, deu à luz uma criança do sexo {"masculino" if p.s=="M" else "feminino"}, a quem deu o nome de {p.nome}, filh{m} natural dela declarante'
    av=(f'; net{m}, pela parte paterna, de {p.avop} e de Dona {p.avap}' if p.avop else '; ignorados os avós paternos' if p.pai else '')+f'{";" if not p.pai else ","} {"net"+m+", " if not p.pai else "e "}pela parte materna, de {p.avom} e de Dona {p.avam}'
    tw=f'. Declarou mais que a criança é gêmea de outra, de nome {p.tw}, registrada no termo seguinte' if p.tw else ''
    txt=f'“Número {num(p.term)}. {dr}, nesta cidade de {p.cid}, {estado(p.uf)}, em meu cartório, {a}{av}{tw}. Do que, para constar, lavrei este termo que, lido e achado conforme, vai assinado pelo declarante{"" if p.pai else ", a rogo por não saber escrever,"} e pelas testemunhas {p.w[0]}, {r.choice(["comerciante","proprietário"])}, e {p.w[1]}, {r.choice(["funcionário público","operário"])}, ambos residentes nesta cidade. Eu, {oldof}, Oficial do Registro Civil, o escrevi e assino. (aa) {oldof} – {decl} – {p.w[0]} – {p.w[1]}.”'
    mg=p.av or p.an
    mgt=f'<p class="x">À margem do termo lê-se: “{mg}”</p>' if mg else f'<p class="x">{["À margem do termo nada consta.","Não há averbações nem anotações à margem."][n%2]}</p>'
    se=p.selo if n!=7 else ''
    body=f'''<div class="wm">{arms(330,'#000',.035)}</div><div class="w"><div class="hd">{arms(46,'#222')}<div><b>{p.reg}</b><br>{estado(p.uf)} · Comarca de {p.cid}<br><small>{[p.tit('Oficial','Oficiala'),p.tit('Registrador','Registradora'),p.tit('Tabelião','Tabeliã')][n%3]}: {p.off}</small></div></div><h1>CERTIDÃO DE NASCIMENTO<br><span>EM INTEIRO TEOR</span></h1><div class="bx"><div>Matrícula: <b>{M}</b></div><div>{f'Livro {lv} &nbsp;·&nbsp; Folhas {lf} &nbsp;·&nbsp; Termo nº {tm}'}</div><div>Registrad{m}: <b>{p.nome}</b></div></div>
<p class="x">Certifico, a pedido da parte interessada e por meio {['reprográfico digitado','datilográfico'][n%2] if n<4 else 'de transcrição digital'}, que o assento acima indicado tem o seguinte teor: {txt}</p>{mgt}<p class="x">É o que se contém no referido assento, aqui fielmente trasladado. Ressalva-se que a grafia foi mantida. <span class="eq">{'= '*int(r.randrange(8,18))}</span></p><div class="dt">{p.cid}, {dl(p.demi)}.</div><div class="sg">{sign(r,170,40)}<div>{p.sub}<br><small>{['Escrevente','Substituta'][n%2]}</small></div></div><div class="bt">{qr(r,58,25) if p.demi.year>2014 else ''}<div>{f'Selo digital nº <b>{se}</b><br>' if se else ''}Emolumentos R$ {r.randrange(40,110)},{N(r,2)} – Recolhimentos R$ {r.randrange(4,20)},{N(r,2)} – Total R$ {r.randrange(112,140)},{N(r,2)}<br>{f'Rua {oldof}, {r.randrange(4,300)}, {p.cid}/{p.uf}'}</div></div></div>'''
    css='''.page{font:10.6pt/1.62 "TeX Gyre Pagella";color:#111}.wm{position:absolute;left:43mm;top:85mm}.w{position:absolute;inset:16mm 20mm 12mm 28mm}.hd{display:flex;gap:12px;align-items:center;line-height:1.35;font-size:10pt}h1{font-size:15pt;text-align:center;letter-spacing:1.5px;margin:14px 0 8px;line-height:1.2}h1 span{font-size:11pt;letter-spacing:4px}.bx{border-top:1px solid #111;border-bottom:1px solid #111;padding:5px 0;margin-bottom:11px;line-height:1.5;font-size:10pt}.x{text-align:justify;margin:0 0 9px}.eq{color:#444;letter-spacing:1px}.dt{text-align:center;margin:12px 0 2px}.sg{text-align:center;line-height:1.2}.sg svg{display:block;margin:4px auto -8px}.sg div{display:inline-block;border-top:.8px solid #111;padding:1px 28px}.bt{position:absolute;bottom:0;left:0;right:0;display:flex;gap:12px;align-items:center;font-size:7.6pt;line-height:1.5;border-top:.6px solid #888;padding-top:6px}'''
    acc={"dados_pessoais.data_nascimento.texto_completo":[dext(d)]}
    fl=mg.split('. ',1)[1] if mg else ''
    for kk,v in(('averbações',p.av),('anotações',p.an)):
        if v: acc['observações.'+kk]=[v]
    twi=f'a criança é gêmea de outra, de nome {p.tw}' if p.tw else ''
    if p.tw: acc["gêmeos.informações_adicionais"]=[p.tw,f'gêmea de outra, de nome {p.tw}, registrada no termo seguinte',twi+', registrada no termo seguinte']
    return page(css,body),truth(p,'F9',n,595,842,matr=M,cpf=p.cpf if n==8 else '',dtxt=dt,nat='',livro=lv,folha=lf,termo=tm,twin=twi,av=p.av.replace('Averbação. ',''),an=p.an.replace('Anotação. ',''),selo=se,accept=acc)
# ---------------------------------------------------------------- F10: births abroad, entered in Livro E (1988-2008)
S10=[dict(uf='RJ',cid='Rio de Janeiro',y=1985,ye=1988,s='F',reg='Registro Civil das Pessoas Naturais da 1ª Circunscrição',nc=('Lisboa',None),country='Portugal',rg='br',cons='Consulado-Geral do Brasil em Lisboa',mpn='Setúbal, Portugal',late=700),
dict(uf='SP',cid='Mogi das Cruzes',y=1996,ye=2003,s='M',reg='Oficial de Registro Civil das Pessoas Naturais da Sede de Mogi das Cruzes',nc=('Hamamatsu',None),country='Japão',rg='jp',cons='Consulado-Geral do Brasil em Tóquio',late=1400),
dict(uf='PR',cid='Cascavel',y=1991,ye=2000,s='M',reg='1º Ofício do Registro Civil de Cascavel',nc=('Santa Rita',None),country='Paraguai',rg='de',cons='Vice-Consulado do Brasil em Ciudad del Este',dom=1,late=2400,noh=1,av='Opção definitiva pela nacionalidade brasileira, homologada por sentença da 2ª Vara Federal de Cascavel, de {l1}, mandado nº {n1}/{yy}.'),
dict(uf='DF',cid='Brasília',y=1978,ye=1990,s='F',reg='Cartório do 1º Ofício do Registro Civil do Distrito Federal',nc=('Beirute',None),country='Líbano',rg='ar',cons='Embaixada do Brasil em Beirute',fpn='Zahlé, Líbano',late=1500),
dict(uf='RS',cid='Santana do Livramento',y=1999,ye=2006,s='M',reg='Ofício do Registro Civil da 2ª Zona de Santana do Livramento',nc=('Rivera',None),country='Uruguai',rg='hisp',cons='Consulado do Brasil em Rivera',mpn='Tacuarembó, Uruguai',nf=0,tw=2,late=500),
dict(uf='MG',cid='Juiz de Fora',y=1976,ye=2007,s='F',reg='Cartório do Registro Civil das Pessoas Naturais do 1º Subdistrito de Juiz de Fora',nc=('Framingham',None),country='Estados Unidos da América',rg='br',cons='Consulado-Geral do Brasil em Boston',late=2200,an='Casou-se com {sp}, em {l2}, nesta cidade, Livro B-{n1}, folhas 19.'),
dict(uf='BA',cid='Salvador',y=1988,ye=1998,s='M',reg='Registro Civil das Pessoas Naturais do Subdistrito da Vitória',nc=('Luanda',None),country='Angola',rg='af',cons='Embaixada do Brasil em Luanda',ukp=1,fpn='Malanje, Angola',late=900),
dict(uf='SC',cid='Criciúma',y=2003,ye=2008,s='F',reg='Registro Civil das Pessoas Naturais do 1º Ofício de Criciúma',nc=('Vicenza',None),country='Itália',rg='it',cons='Consulado-Geral do Brasil em Milão',nf=1,late=600)]
EST10=['Maternidade Alfredo da Costa Pinheiro','Seirei Kita Hospital','','Hôtel-Dieu de Achrafieh','Sanatorio Santa Ana','Saint Brendan Medical Center','Clínica da Samba','Ospedale Sant’Eulalia']
def F10(n):
    sp=dict(S10[n-1]);sp['estab']=EST10[n-1] or None
    p=mk(f'F10{n}',**sp);r=p.r
    p.book=r.randrange(2,60);p.term=r.randrange(60,9000)
    if n==8: p.mn=('Nova Veneza','SC')
    lv=f'E-{p.book}';lf=f'{p.leaf:03d}'+('vº' if p.verso else '');tm=f'{p.term:,}'.replace(',','.')
    k=p.fill;m='o' if p.s=='M' else 'a'
    plc=f'{p.ncid}, {k["country"]}'
    dt=f'{dl(p.nasc)}'
    dc=rdate(r,p.nasc+D.timedelta(days=4),min(p.nasc+D.timedelta(days=160),p.dreg-D.timedelta(days=20)))
    I=lambda l,v:f'<p><b>{l}:</b> {v}</p>'
    nat=lambda x:f' (natural de {pnat(x,"–")})' if x else ''
    cons=k['cons']
    bits=[f'<h2>1. A pessoa</h2>',I('Prenome e sobrenome','<span class="nm">'+p.nome+'</span>'),I('Sexo','masculino' if p.s=='M' else 'feminino'),I('Veio ao mundo em',dt+(f', às {p.t[0]:02d}h{p.t[1]:02d}min (hora local)' if p.t else ', em hora que o título não menciona')),I('Lugar',(f'{p.estab}, ' if p.estab else 'domicílio dos pais, Colonia Yguazú, ' if p.dom else '')+plc)]
    hasnat=n in(2,5,6,8)
    if hasnat: bits.append(I('Naturalidade',plc))
    if p.tw: bits.append(I('Parto','gemelar, com '+p.tw))
    bits+=[f'<h2>2. Os pais e os avós</h2>']
    if p.pai: bits+=[I('Genitor',p.pai+nat(p.pn))]
    bits+=[I('Genitora',p.mae+nat(p.mn))]
    if p.pai: bits.append(I('Pais do genitor',f'{p.avop} e {p.avap}' if p.avop else 'não mencionados no título'))
    bits.append(I('Pais da genitora',f'{p.avom} e {p.avam}'))
    c2=[f'<h2>3. O título de origem</h2>',f'<p>{["Certidão expedida pelo","Registro consular lavrado no"][n%2] if "Embaixada" not in cons else "Registro consular lavrado na"} {cons}, livro {r.randrange(2,90)}, fls. {r.randrange(1,200)}, termo nº {r.randrange(100,9000)}, em {dl(dc)}, sendo declarante {["a mãe","o pai"][1 if p.pai and n%2 else 0]}.</p>']
    c2+=[f'<h2>4. A transcrição</h2>',I('Transcrito em',dn(p.dreg) if n%2 else dl(p.dreg)),I('Livro',lv),I('Folhas',lf),I('Número de ordem',tm),I('Requerente',person_name(r,'M',1950)),f'<p>Transcrição feita nos termos do art. 32, § 1º, da Lei nº 6.015/73{" e por despacho do MM. Juiz de Direito "+p.juiz if n in(1,4,7) else ""}.</p>']
    leg=['','A condição de nacional brasileiro depende de opção, em qualquer tempo, perante a Justiça Federal (Constituição Federal, art. 12, I, c).'][1 if n in(2,3,5,6,8) else 0]
    c2+=[f'<h2>5. Notas à margem</h2>',f'<p>{p.av or p.an or ["Não constam.","Nenhuma."][n%2]}</p>']
    if leg: c2.append(f'<p class="lg">{leg}</p>')
    se=f'{A(r,3)}{N(r,5)}' if p.demi.year>=1998 and n!=7 else ''
    body=f'''<div class="top"></div><div class="w"><div class="hd"><div class="n">{p.reg}</div><div>{p.cid}{'' if p.uf=='DF' else ', '+estado(p.uf)}</div></div><h1>Certidão de transcrição de nascimento<br><span>ocorrido fora do território nacional</span></h1><p class="it">{p.off}, {['Oficial',p.tit('Escrivão','Escrivã'),p.tit('Oficial Vitalício','Oficial Vitalícia'),'Titular'][n%4]} deste Registro, certifica que, do livro destinado à inscrição dos atos do estado civil de brasileiros passados em país estrangeiro, consta o que se segue.</p><div class="g"><div>{''.join(bits)}</div><div>{''.join(c2)}</div></div><div class="ft"><div>{p.cid}, {dl(p.demi)}.<br><br>{sign(r,160,40,'#0d2a66')}<br>{p.off if n%2 else p.sub}<br><small>{'Oficial' if n%2 else 'Oficial Substituta'}</small></div><div class="sb">{f'Selo nº<br><b>{se}</b>' if se else ''}</div><div>{stamp('SERVIÇO DE REGISTRO',p.cid.upper()+' '+p.uf,'LIVRO E',100,'#0d2a66',.5,10)}</div></div></div><div class="bot">{p.reg} · {['Rua','Av.'][n%2]} {person_name(r,'M',1930)}, {r.randrange(10,1900)} · CEP {N(r,5)}-{N(r,3)}</div>'''
    css='''.page{font:10.4pt/1.5 "TeX Gyre Adventor";color:#0d2a66}.top{height:7mm;background:linear-gradient(90deg,#0d2a66 0 60%,#c8a440 60% 80%,#e6edf9 80%)}.w{position:absolute;inset:16mm 20mm 16mm}.hd{font-size:9.4pt}.hd .n{font-weight:700;font-size:11pt}h1{font-weight:400;font-size:19pt;line-height:1.15;margin:22px 0 14px}h1 span{font-size:13pt;color:#8a6d1c}.it{margin:0 0 14px}.g{display:flex;gap:11mm}.g>div{flex:1}.g h2{font-size:10.6pt;margin:14px 0 5px;color:#8a6d1c;border-bottom:1px solid #c8a440}.g p{margin:0 0 9px}.nm{font-size:12pt;font-weight:700}.lg{font-size:8pt;font-style:italic}.ft{position:absolute;bottom:0;left:0;right:0;display:flex;align-items:flex-end;gap:16px;justify-content:space-between}.sb b{font-size:12pt}.bot{position:absolute;bottom:7mm;left:20mm;right:20mm;font-size:6.8pt;color:#56698f}'''
    acc={"local_nascimento.município":[plc,f'{p.ncid} - {k["country"]}'],"registro.cartório":[p.reg]}
    del acc["registro.cartório"]
    if hasnat: acc["dados_pessoais.naturalidade"]=[f'{p.ncid} - {k["country"]}']
    if p.tw: acc["gêmeos.informações_adicionais"]=[p.tw,f'Parto gemelar, com {p.tw}']
    return page(css,body),truth(p,'F10',n,595,842,dtxt=dt,nat=plc if hasnat else '',livro=lv,folha=lf,termo=tm,twin=p.tw and f'gemelar, com {p.tw}',av=p.av,an=p.an,joint=True,selo=se,accept=acc)
# ---------------------------------------------------------------- main
import json,os,sys,re
if __name__=='__main__':
    here=sys.argv[1];os.makedirs(here,exist_ok=True)
    for f in (F1,F2,F3,F4,F5,F6,F7,F8,F9,F10):
        for n in range(1,9):
            h,t=f(n);b=os.path.join(here,f'{f.__name__}-{n}')
            if not(os.path.exists(b+'.html') and open(b+'.html').read()==h): open(b+'.html','w').write(h)
            json.dump(t,open(b+'.json','w'),ensure_ascii=False,indent=1)
