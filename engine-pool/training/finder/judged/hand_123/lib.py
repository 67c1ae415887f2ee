import random, re, html as H, unicodedata
esc=lambda s:H.escape(str(s),quote=False)
PL={'N':[('Belém','PA'),('Santarém','PA'),('Marabá','PA'),('Bragança','PA'),('Manaus','AM'),('Parintins','AM'),('Tefé','AM'),('Porto Velho','RO'),('Ji-Paraná','RO'),('Rio Branco','AC'),('Cruzeiro do Sul','AC'),('Macapá','AP'),('Boa Vista','RR'),('Porto Nacional','TO'),('Araguaína','TO'),('Tabatinga','AM'),('Óbidos','PA')],
'NE':[('Areia','PB'),('Campina Grande','PB'),('Cajazeiras','PB'),('Caruaru','PE'),('Garanhuns','PE'),('Recife','PE'),('Triunfo','PE'),('Sobral','CE'),('Juazeiro do Norte','CE'),('Quixadá','CE'),('Mossoró','RN'),('Caicó','RN'),('Ilhéus','BA'),('Feira de Santana','BA'),('Jequié','BA'),('Santo Amaro','BA'),('Penedo','AL'),('Palmeira dos Índios','AL'),('Estância','SE'),('Propriá','SE'),('Parnaíba','PI'),('Oeiras','PI'),('Caxias','MA'),('São Luís','MA'),('Codó','MA')],
'SE':[('Ouro Preto','MG'),('Diamantina','MG'),('Uberaba','MG'),('Juiz de Fora','MG'),('Pouso Alegre','MG'),('Montes Claros','MG'),('Campinas','SP'),('Taubaté','SP'),('Ribeirão Preto','SP'),('Botucatu','SP'),('Santos','SP'),('São José do Rio Preto','SP'),('Niterói','RJ'),('Petrópolis','RJ'),('Campos dos Goytacazes','RJ'),('Vassouras','RJ'),('Rio de Janeiro','RJ'),('Colatina','ES'),('Cachoeiro de Itapemirim','ES'),('Vitória','ES')],
'S':[('Lapa','PR'),('Castro','PR'),('Ponta Grossa','PR'),('Foz do Iguaçu','PR'),('Londrina','PR'),('Blumenau','SC'),('Lages','SC'),('Laguna','SC'),('Joinville','SC'),('Chapecó','SC'),('Pelotas','RS'),('Bagé','RS'),("Sant'Ana do Livramento",'RS'),('Caxias do Sul','RS'),('Santa Maria','RS'),('Passo Fundo','RS'),('Jaguarão','RS'),('Uruguaiana','RS')],
'CO':[('Cuiabá','MT'),('Cáceres','MT'),('Rondonópolis','MT'),('Corumbá','MS'),('Dourados','MS'),('Ponta Porã','MS'),('Goiás','GO'),('Anápolis','GO'),('Catalão','GO'),('Jataí','GO'),('Brasília','DF')]}
ST=dict(AC='Acre',AL='Alagoas',AM='Amazonas',AP='Amapá',BA='Bahia',CE='Ceará',DF='Distrito Federal',ES='Espírito Santo',GO='Goiás',MA='Maranhão',MG='Minas Gerais',MS='Mato Grosso do Sul',MT='Mato Grosso',PA='Pará',PB='Paraíba',PE='Pernambuco',PI='Piauí',PR='Paraná',RJ='Rio de Janeiro',RN='Rio Grande do Norte',RO='Rondônia',RR='Roraima',RS='Rio Grande do Sul',SC='Santa Catarina',SE='Sergipe',SP='São Paulo',TO='Tocantins')
GM={'o':'José Antônio Sebastião Raymundo Joaquim Benedicto Severino Manoel Pedro Francisco Olegário Belarmino Genésio Waldemar Oswaldo Clodomiro Herculano Anísio Juvenal Theodoro Cícero Ozório'.split(),
'm':'João Luiz Carlos Paulo Roberto Marcos Antônio Jorge Edson Wilson Ademir Gilberto Valdir Sérgio Nelson Ivan Wagner Reginaldo Claudinei Osmar Hélio Aparecido Rubens'.split(),
'n':'Enzo Miguel Davi Arthur Gael Heitor Kauã Ryan Lorenzo Bernardo Pedro Caio Theo Samuel Otávio Ícaro Murilo Joaquim Raoni Anthony Yuri Wesley'.split()}
GF={'o':'Maria Josepha Francisca Raymunda Benedicta Anna Thereza Sebastiana Umbelina Carlota Alzira Etelvina Philomena Idalina Leopoldina Zulmira Jandyra Hermínia Adelaide Eudóxia Palmyra Noêmia'.split(),
'm':'Maria Ana Sônia Vera Sandra Márcia Rosângela Cleusa Ivone Neusa Aparecida Regina Marlene Elizabete Luciana Solange Tânia Iracema Dalva Eliane Conceição Rosilda'.split(),
'n':'Valentina Helena Alice Laura Manuela Sophia Isadora Yasmin Maria Lívia Antonella Cecília Heloísa Maitê Ayla Jamile Luna Nicole Stephany Iara Esther Lorena'.split()}
SN={'N':'Corrêa Tapajós Barata Pantoja Sarmento Nogueira Lobato Maués Cordeiro Figueira Rebelo Gama Batista Picanço Furtado Quaresma Brasil Castelo',
'NE':'Albuquerque Cavalcanti Bezerra Maranhão Lins Wanderley Holanda Saraiva Gurgel Leite Sampaio Paes Alencar Guedes Feitosa Calado Arruda Nóbrega Dantas Medeiros',
'SE':'Junqueira Resende Drummond Prado Leme Siqueira Moraes Bittencourt Ferraz Toledo Penteado Rossi Bianchi Zanetti Vasconcellos Guimarães Tanaka Lacerda Nascimento Queiroz',
'S':'Schneider Müller Zanella Kowalski Bortolotto Schmitz Hoffmann Ávila Dornelles Fagundes Pacheco Tavares Becker Wojciechowski Sartori Vargas Bitencourt Rigotto Krüger Camargo',
'CO':'Arruda Curado Caiado Taques Fleury Borges Rondon Metello Malheiros Jardim Pompeu Corrêa Bulhões Barros Ferreira Ocampos Godoy Leverger'}
SN={k:v.split() for k,v in SN.items()}
CM='Silva Santos Oliveira Souza Pereira Lima Costa Rodrigues Almeida Ribeiro Carvalho Gomes Martins Araújo Barbosa Rocha Dias Cardoso Moreira Teixeira Mendes Freitas Machado Ramos'.split()
PRE={**{x:'de ' for x in 'Oliveira Souza Lima Almeida Carvalho Araújo Freitas Albuquerque Holanda Alencar Toledo Siqueira Moraes Medeiros Barros Arruda'.split()},**{x:'da ' for x in 'Silva Costa Rocha Gama Nóbrega'.split()},'Santos':'dos ','Nascimento':'do '}
UN=['zero','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze','dezesseis','dezessete','dezoito','dezenove']
DZ=['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
CE_=['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
def words(n):
    if n<20: return UN[n]
    if n<100: return DZ[n//10]+(' e '+UN[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return CE_[n//100]+(' e '+words(n%100) if n%100 else '')
    t='mil' if n//1000==1 else words(n//1000)+' mil'; r=n%1000
    if not r: return t
    return t+(' e ' if r<100 or r%100==0 else ' ')+words(r)
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
ROM='I II III IV V VI VII VIII IX X XI XII'.split()
def dfmt(d,s='num'):
    D,M,Y=d
    return {'num':f'{D:02}/{M:02}/{Y}','dot':f'{D:02}.{M:02}.{Y}','dash':f'{D}-{M}-{Y}','ext':f'{D} de {MES[M-1]} de {Y}','ext0':f'{D:02} de {MES[M-1]} de {Y}',
    'words':f"{'primeiro' if D==1 else words(D)} de {MES[M-1]} de {words(Y)}",'rom':f'{D}-{ROM[M-1]}-{Y}','abbr':f'{D:02} {MES[M-1][:3].upper()} {Y}','sp':f'{D:02} {M:02} {Y}',
    'both':f"{'primeiro' if D==1 else words(D)} de {MES[M-1]} de {words(Y)} ({D:02}/{M:02}/{Y})",'of':f"{'1º' if D==1 else D} de {MES[M-1]} de {Y}",'iso':f'{Y}-{M:02}-{D:02}'}[s]
def hfmt(t,s='hm'):
    h,m=t
    if s=='words': return words(h).replace('dois','duas').replace('um','uma' ) + (' hora' if h==1 else ' horas')+(f' e {words(m)} minutos' if m else '')
    return {'hm':f'{h:02}:{m:02}','h':f'{h:02}h{m:02}','hmin':f'{h:02}h{m:02}min','ext':f'{h} horas'+(f' e {m} minutos' if m else ''),'dot':f'{h:02}.{m:02} hs','hs':f'{h:02}:{m:02} hs','sp':f'{h:02} {m:02}'}[s]
def nfmt(n,s='slash'):
    a,b=n
    S=ST.get(b,b)
    de={'BA':'da ','PB':'da ','RJ':'do ','RN':'do ','RS':'do ','PA':'do ','PR':'do ','AM':'do ','CE':'do ','PI':'do ','MA':'do ','ES':'do ','AC':'do ','AP':'do ','TO':'do ','DF':'do '}.get(b,'de ')
    if b not in ST: # other country
        return f'{a} ({b})' if s in('paren','parenuf') else f'{a}, {b}' if s in('comma','state','commaS') else f'{a} - {b}' if s in ('dash','dashS') else f'{a}/{b}'
    return {'slash':f'{a}/{b}','dash':f'{a} - {b}','paren':f'{a} ({S})','parenuf':f'{a} ({b})','state':f'{a}, Estado {de}{S}' if b!='DF' else f'{a}, Distrito Federal','comma':f'{a}, {b}','commaS':f'{a}, {S}','dashS':f'{a} - {S}','sp':f'{a} {b}'}[s]
def dvmod(s):
    m=32-len(s); t=0
    for ch in s:
        t+=int(ch)*m; m+=1
        if m>10: m=0
    r=t%11
    return 1 if r>9 else r
def matricula(cns,y,bk,lf,tm):
    s=f'{cns}0155{y}1{bk:05}{lf:03}{tm:07}'; a=dvmod(s); b=dvmod(s+str(a)); return s+f'{a}{b}'
assert (lambda s:(dvmod(s),dvmod(s+'2')))('104539015520131000120210000123')==(2,1)
def mfmt(m,s='sp'):
    p=[m[:6],m[6:8],m[8:10],m[10:14],m[14],m[15:20],m[20:23],m[23:30],m[30:]]
    if s=='sp': return ' '.join(p)
    if s=='dot': return '.'.join(p[:8])+'-'+p[8]
    if s=='off': return f'{p[0]} {p[1]} {p[2]} {p[3]} {p[4]} {p[5]} {p[6]} {p[7]}-{p[8]}'
    return m
def cpf(r):
    d=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        t=sum(x*w for x,w in zip(d,range(k,1,-1)))*10%11%10; d.append(t)
    s=''.join(map(str,d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
K={'nome':'dados_pessoais.nome_completo','cpf':'dados_pessoais.cpf','mat':'dados_pessoais.matrícula','dn':'dados_pessoais.data_nascimento.texto_completo','hora':'dados_pessoais.hora_nascimento','nat':'dados_pessoais.naturalidade','sexo':'dados_pessoais.sexo',
'est':'local_nascimento.estabelecimento','lm':'local_nascimento.município','luf':'local_nascimento.uf','rm':'registro.município','ruf':'registro.uf','cart':'registro.cartório','dr':'registro.data_registro','dnv':'registro.número_dnv','livro':'registro.livro','folha':'registro.folha','termo':'registro.termo',
'pa':'avós.paternos.avô','pb':'avós.paternos.avó','ma':'avós.maternos.avô','mb':'avós.maternos.avó','gem':'gêmeos.status','gi':'gêmeos.informações_adicionais','av':'observações.averbações','an':'observações.anotações','selo':'autenticação.selo_digital','of':'autenticação.oficial_registro','de':'autenticação.data_emissão'}
class C:
    def __init__(s,form,n,by,reg,ey=None,pl=None,**o):
        s.form,s.n=form,n; r=s.r=random.Random(f'hand123-{form}-{n}')
        if r.random()<(.6 if n==2 else .25): by-=r.randint(19,34)
        s.reg=reg; s.era='o' if by<1952 else 'm' if by<1992 else 'n'
        s.t={};s.acc={};s.par=[];s.joint=False;s.twins=[];s.cad=[];s.nochk=set();s.W,s.Hh=595,842
        def tr(p):
            u=p[1]
            if by<1977 and u=='MS':u='MT'
            if by<1989 and u=='TO':u='GO'
            return (p[0],u)
        PX=[tr(p) for p in PL[reg] if not(by<1962 and p[1] in('DF','RR','RO','AP'))]
        pc=lambda g:tr(r.choice([p for p in PL[g] if not(by<1962 and p[1] in('DF','RR','RO','AP'))]))
        s.rp=pl or pc(reg); s.lp=s.rp if r.random()<.75 else r.choice([p for p in PX if p[1]==s.rp[1]] or [s.rp])
        if o.get('same'): s.lp=s.rp
        s.np=s.lp if r.random()<.8 or by<2017 else pc(reg)
        D=s.D={}
        D['sexo']=r.choice(['Masculino','Feminino']) if n==1 else r.choice(['Feminino','Feminino','Masculino'])
        s.fem=D['sexo'][0]=='F'
        sn=lambda:r.choice(SN[reg]) if r.random()<.6 else r.choice(CM)
        de=lambda x:PRE.get(x,'')+x if r.random()<.6 else x
        def giv(f,e):
            L=(GF if f else GM)[e]; a=r.choice(L)
            q=r.random()
            if q<.45:
                b=r.choice([x for x in L if x!=a]); a=a+' '+b
            elif q<.55 and f: a=a+' '+r.choice(['da Conceição','das Dores','de Lourdes','do Carmo','das Graças','de Fátima'])
            return a
        pe={'o':'o','m':'o' if by<1965 else 'm','n':'m'}[s.era]; ge='o' if by<1985 else 'm'
        ps,ps2,ms,ms2,x1,x2=[de(y) for y in r.sample(SN[reg]+r.sample(CM,8),6)]
        long=n==2 and r.random()<.5
        D['pa']=f'{giv(0,ge)} {ps}'; D['pb']=f'{giv(1,ge)} {x1+" " if long else ""}{ps2}'+(f' {ps}' if r.random()<.5 else '')
        D['ma']=f'{giv(0,ge)} {x2+" " if long else ""}{ms}'; D['mb']=f'{giv(1,ge)} {ms2}'+(f' {ms}' if r.random()<.4 else '')
        D['f']=f'{giv(0,pe)} {ps2+" " if r.random()<.6 else ""}{ps}'; D['m']=f'{giv(1,pe)} {ms2+" " if long or r.random()<.4 else ""}{ms}'
        mar=r.random()<.5 and by<1980 or r.random()<.25
        s.msolt=D['m']
        if mar: D['m']+=' '+ps
        while 1:
            g=giv(s.fem,s.era)
            D['nome']=f'{g} {ms2+" " if long else ""}{ms+" " if r.random()<.75 else ""}{ps}'
            if s.n==1 and r.random()<.12 and not s.fem: D['nome']=D['f']+(' Filho' if r.random()<.6 else ' Júnior')
            break
        s.given=g
        pn=lambda:pc(reg) if r.random()<.7 else pc(r.choice(list(PL)))
        D['fn'],D['mn']=pn(),pn()
        if o.get('foreign') and r.random()<.8: D[r.choice(['fn','mn'])]=o['foreign']
        bd=(r.randint(1,28),r.randint(1,12),by+r.randint(0,3)*(o.get('fix')is None)); D['dn']=bd
        rd=(min(28,bd[0]+r.randint(1,12)),bd[1],bd[2])
        if r.random()<.25: rd=(r.randint(1,28),r.randint(1,12),bd[2]+r.randint(1,3))
        if rd==bd: rd=(bd[0]+1,bd[1],bd[2])
        D['dr']=rd; ey=ey or rd[2]
        if ey<=rd[2]:
            q=r.random(); ed=rd if q<.5 else (r.randint(1,28),r.randint(1,12),rd[2]+1)
        else: ed=(r.randint(1,28),r.randint(1,12),ey+r.randint(0,2) if ey<2025 else ey if ey>2025 else 2025)
        if ed[2]>2026: ed=(ed[0],ed[1],2026)
        if rd[2]>2026 or rd[2]>ed[2]: raise SystemExit((form,rd,ed))
        D['de']=ed; s.ey=ed[2]
        D['hora']=(r.randint(0,23),r.choice([0,5,10,15,20,30,35,40,45,50,55,17,23]))
        hosp=['Santa Casa de Misericórdia','Maternidade Nossa Senhora das Graças','Hospital São Vicente de Paulo','Casa de Saúde Santa Rita','Hospital Regional','Maternidade Municipal Dona Íris','Hospital Evangélico','Hospital e Maternidade Santa Isabel','Hospital Universitário','Posto de Puericultura']
        s.home=r.random()<(.6 if by<1960 else .2 if by<1995 else .06)
        D['est']='Domicílio' if s.home else r.choice(hosp[:10 if by<1990 else 9])
        s.homew=r.choice(['em domicílio','residência dos pais','na residência dos pais','domicílio'])
        s.addr=r.choice(['Rua do Comércio','Rua Marechal Deodoro','Travessa da Matriz','Avenida Getúlio Vargas','Rua 7 de Setembro','Rua das Flores','Praça da Bandeira'])+f', nº {r.randint(3,900)}'
        m,u=s.rp
        D['cart']=o.get('cart') or r.choice([f'Cartório do Registro Civil de {m}',f'1º Ofício do Registro Civil das Pessoas Naturais de {m}',f'Cartório de Paz do 2º Distrito de {m}',f'Serviço Registral das Pessoas Naturais de {m}',f'Cartório {r.choice(SN[reg])} - Registro Civil',f'2º Cartório de Registro Civil de {m}'])
        bk,lf,tm=r.randint(2,290),r.randint(1,299),r.randint(101,98000); s.bk,s.lf,s.tm=bk,lf,tm
        D['livro']=r.choice([f'A-{bk}',f'{bk}-A',f'{bk}',f'A {bk}',f'{bk:05}'] if by>1970 else [f'{bk}',f'A-{bk}',f'{bk}-A']); D['folha']=r.choice([f'{lf}',f'{lf}',f'{lf}v',f'{lf:03}']); 
        D['termo']=r.choice([str(tm),f'{tm:,}'.replace(',','.'),f'{tm:06}'] if by>1970 else [str(tm)])
        s.cns=f'{r.randint(1000,169999):06}'
        D['mat']=matricula(s.cns,rd[2],bk,lf,tm) if s.ey>=2010 else ''
        D['cpf']=cpf(r) if s.ey>=2016 and (n==1 or by>=2016) else ''
        D['dnv']=f'30-{r.randint(10**7,10**8-1)}-{r.randint(0,9)}' if by>=2000 and r.random()<.85 else ''
        D['of']=s.per(r.random()<.4); s.clerk=s.per(r.random()<.6); s.decl=s.per(); s.w1,s.w2=s.per(0),s.per(1); s.doc=s.per(0); s.ex=s.per(not s.fem); s.dp,s.dm=s.per(0),s.per(1)
        D['selo']=r.choice([f'{"".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(4))}{r.randint(10000,99999)}-{"".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(3))}',f'{s.cns}{r.randint(10**11,10**12-1)}',f'0{r.randint(100,999)}.01.{s.ey%100:02}00001.{r.randint(10000,99999)}']) if s.ey>=2009 else ''
        tw=r.random()<(.12 if n==1 else .4) if o.get('twin') is None else n in (o['twin'] if isinstance(o['twin'],tuple) else (o['twin'],))
        D['gem']='Sim' if tw else 'Não'; D['gi']=''
        if tw:
            tf=r.random()<.5
            while 1:
                tg=giv(tf,s.era)
                if tg!=g: break
            s.twins_=[D['nome'].replace(g,tg) if g in D['nome'] else f'{tg} {D["nome"].split()[-2]}'.replace(' Filho','')]
            if not D['nome'].startswith(g): s.twins_=[f'{tg} {ps}']
            D['gi']=s.twins_[0]
        # blanks
        D['av']=D['an']=''
        pr=.25 if n==1 else .6
        def yr(a): return min(s.ey,rd[2]+a)
        sp=s.per(not s.fem); cm=pc(reg)
        if r.random()<pr+.1 and s.ey-rd[2]>17:
            y=yr(r.randint(18,28)); D['an']=r.choice([f"Casou-se em {r.randint(1,28):02}/{r.randint(1,12):02}/{y} com {sp}, Livro B-{r.randint(2,90)}, fls. {r.randint(2,299)}, termo {r.randint(99,9999)}, em {cm[0]}-{cm[1]}.",
             f"Contraiu matrimônio com {sp} aos {r.randint(1,28)} de {r.choice(MES)} de {y}, conforme comunicação do cartório de {cm[0]}/{cm[1]}, Lº B-{r.randint(2,90)}, fl. {r.randint(2,299)}.",
             f"Faleceu em {cm[0]}/{cm[1]} no dia {r.randint(1,28):02}/{r.randint(1,12):02}/{y}; óbito no Livro C-{r.randint(2,60)}, fls. {r.randint(2,299)}, nº {r.randint(99,9999)}."])
        if r.random()<pr:
            y=yr(r.randint(0,14)); D['av']=r.choice([f"Por mandado do Juízo de Direito da Comarca de {cm[0]}, autos nº {r.randint(100,999)}/{y%100:02}, foi retificada a grafia do prenome materno, permanecendo inalterados os demais dados.",
             f"Os pais do registrado casaram-se em {cm[0]}/{cm[1]} no ano de {y}, passando a mãe a assinar o nome supra. Averbado por {s.clerk}.",
             f"Por escritura pública de {r.randint(1,28):02}/{r.randint(1,12):02}/{y}, o genitor reconheceu a paternidade, acrescentando-se o seu patronímico e os nomes dos avós paternos.",
             f"Em {r.randint(1,28)} de {r.choice(MES)} de {y}, procedeu-se à retificação da hora do nascimento, por erro evidente.",
             f"Averba-se que a mãe voltou a usar o nome de solteira por divórcio decretado pela Vara de Família de {cm[0]} em {y}.",
             f"Retificado o nome da avó materna, conforme processo nº {r.randint(1000,9999)}, arquivado neste Ofício."])
        bl=o.get('drop',())
        if n==2 or r.random()<.25:
            q=r.random()
            if q<.2: 
                for k in('f','fn','pa','pb'): D[k]=''
                D['nome']=f'{g} {ms2+" " if long else ""}{ms}'; 
                D['m']=s.msolt
                if tw: s.twins_=[f'{tg} {ms2+" " if long else ""}{ms}']; D['gi']=s.twins_[0]
                if 'pais do registrado' in D['av'] or 'genitor rec' in D['av']: D['av']=''
            elif q<.38:
                if 'avós paternos' not in D['av']: D['pa']=D['pb']=''
            elif q<.55: D['ma']=''
            elif q<.7: D['hora']=''
            if r.random()<.3: D['est']=''
            if r.random()<.25 and D['fn']: D['fn']=''
            if r.random()<.3: D['dnv']=''
        for k in bl: D[k]=''
        s.blank=o.get('blank') or r.choice(['—','***','xxxxxxxx','Não consta','- - -','Ignorado','','-o-o-o-','Não informado','nada consta','/ / / / /','..........'])
        s.o=o
    def per(s,f=None):
        r=s.r; f=r.random()<.5 if f is None else f; e='o' if s.ey<1965 else 'm' if s.ey<2015 else 'n' if r.random()<.3 else 'm'
        a=r.choice((GF if f else GM)[e]); return f'{a} {r.choice(SN[s.reg])}'+(f' {(lambda x:PRE.get(x,"")+x)(r.choice(CM))}' if r.random()<.7 else '')
    def set(s,path,val,shown=None,*acc):
        s.t[path]=val
        for a in (shown,)+acc:
            if a is not None and a!=val: 
                L=s.acc.setdefault(path,[])
                if a not in L: L.append(a)
    def b(s): return esc(s.blank)
    def val(s,k): return s.D[k]
    def v(s,k,f=None,blank=None,up=False,raw=False):
        """print field k; f: format"""
        bl=esc(s.blank if blank is None else blank)
        D=s.D
        if k in('lp','rp'):   # municipality and UF together
            p=s.lp if k=='lp' else s.rp; f=f or 'slash'
            s.v('lm' if k=='lp' else 'rm'); s.v('luf' if k=='lp' else 'ruf'); 
            uf=K['luf' if k=='lp' else 'ruf']
            if f in('paren','state','commaS','dashS'): s.set(uf,p[1],ST[p[1]])
            o=nfmt(p,f); return esc(o.upper() if up else o)
        if k in('lm','rm','luf','ruf'):
            p=s.lp if k[0]=='l' else s.rp; x=p[0] if k.endswith('m') else p[1]
            if f=='S': s.set(K[k],x,ST[x]); return esc(ST[x])
            if f=='here': s.set(K['lm'],p[0],'nesta cidade',); s.set(K['luf'],p[1]); return 'nesta cidade'
            s.set(K[k],x); return esc(x)
        if k in('f','m','fn','mn'):
            w=k[0]
            if w not in s.par and D[w]: s.par.append(w)
            if not D[k]: return bl
            if k in('f','m'): s.set('P'+k,D[k]); o=D[k]
            else:
                o=nfmt(D[k],f or 'slash'); s.set('P'+k,D[k][0]+'/'+D[k][1],o)
                if D[k][1] not in ST: s.t['P'+k]=o; s.acc.pop('P'+k,None)
            return esc(o.upper() if up else o)
        x=s.np if k=='nat' else D[k]
        if not x:
            s.t[K[k]]=''; return bl
        if k=='dn': o=dfmt(x,f or 'num'); s.set(K[k],o,dfmt(x,'num')); s.dmy()
        elif k in('dr','de'): o=dfmt(x,f or 'num'); s.set(K[k],dfmt(x,'num'),o)
        elif k=='hora': o=hfmt(x,f or 'hm'); s.set(K[k],hfmt(x),o)
        elif k=='nat': o=nfmt(x,f or 'slash'); s.set(K[k],nfmt(x),o)
        elif k=='sexo': o={'M':x[0],'masc':x[:4].lower()+'.','low':x.lower(),'full':x,'Masc':x[:4]+'.'}[f or 'full']; s.set(K[k],x,o)
        elif k=='mat': o=mfmt(x,f or 'sp'); s.set(K[k],o)
        elif k=='cpf': o=x.replace('.','').replace('-','') if f=='d' else x; s.set(K[k],o)
        elif k=='est':
            o=x
            if x=='Domicílio': o=s.homew; s.set(K[k],x,o,'')
            else: s.set(K[k],x)
        elif k=='gem':
            o=x; s.set(K[k],x); s.twinreg()
            if f=='check': s.nochk.add(K[k])
        elif k=='gi': s.twinreg(); o=x
        elif k=='mata': o=x
        else: o=x; s.set(K[k],o)
        return esc(o.upper() if up else o)
    def dmy(s):
        d=s.D['dn']
        for a,b in zip(('dia','mês','ano'),(f'{d[0]:02}',f'{d[1]:02}',str(d[2]))): s.t['dados_pessoais.data_nascimento.'+a]=b
    def twinreg(s):
        if s.D['gi']:
            s.t[K['gem']]='Sim'; s.nochk.add(K['gem']); s.t[K['gi']]=s.D['gi']; s.twins=s.twins_[:]
    def g(s,yes='Sim, com {}',no='Não'):
        """twins in one text"""
        if s.D['gi']:
            s.twinreg(); o=yes.format(s.D['gi']); s.set(K['gi'],s.D['gi'],o); return esc(o)
        s.t[K['gem']]='Não'; s.nochk.add(K['gem']); return esc(no)
    def parts(s,k):
        s.v(k); d=s.D[k]
        if k=='hora': return (f'{d[0]:02}',f'{d[1]:02}') if d else ('','')
        if not d: return ('','','')
        s.nochk|={K[k]}; return f'{d[0]:02}',f'{d[1]:02}',str(d[2])
    def dparts(s,k):
        """date boxes: for dn texto is as printed in boxes"""
        p=s.parts(k)
        if k=='dn': s.set(K['dn'],'/'.join(p),' '.join(p)); s.acc[K['dn']]=[' '.join(p)]
        return p
    def notes(s,la='AVERBAÇÃO: ',ln='ANOTAÇÃO: ',sep='<br>'):
        s.joint=True; L=[]
        if s.D['av']: L.append(la+s.v('av'))
        if s.D['an']: L.append(ln+s.v('an'))
        return sep.join(L) or s.b()
    def box(s,k,style=0):
        """checkbox sex"""
        x=s.D['sexo']; s.set(K['sexo'],x); s.nochk.add(K['sexo'])
        on,off=[('☒','☐'),('(X)','( )'),('[x]','[ ]'),('●','○'),('✓','□')][style]
        return {'M':on if x[0]=='M' else off,'F':on if x[0]=='F' else off}[k]
    def tbox(s,k,style=0):
        s.v('gem','check'); s.nochk.add(K['gem']); y=s.D['gem']=='Sim'; on,off=[('☒','☐'),('(X)','( )'),('[x]','[ ]'),('●','○'),('✓','□')][style]
        return on if (k=='S')==y else off
    def comb(s,text,n,cls='cb'):
        t=text[:n] if len(text)>n else text
        assert len(text)<=n,(s.form,s.n,text,n)
        return f'<span class="{cls}">'+''.join(f'<i>{esc(ch) if ch!=" " else "&nbsp;"}</i>' for ch in t.ljust(n))+'</span>'
    def truth(s):
        T={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
        'dados_pessoais':{'nome_completo':'','cpf':'','matrícula':'','data_nascimento':{'texto_completo':'','dia':'','mês':'','ano':''},'hora_nascimento':'','naturalidade':'','sexo':''},
        'local_nascimento':{'estabelecimento':'','município':'','uf':''},'registro':{'município':'','uf':'','cartório':'','data_registro':'','número_dnv':'','livro':'','folha':'','termo':''},
        'filiação':{'genitor_1':{'nome_completo':'','naturalidade':''},'genitor_2':{'nome_completo':'','naturalidade':''}},
        'avós':{'paternos':{'avô':'','avó':''},'maternos':{'avô':'','avó':''}},'gêmeos':{'status':'Não','informações_adicionais':''},'observações':{'averbações':'','anotações':''},'autenticação':{'selo_digital':'','oficial_registro':'','data_emissão':''}}
        t=dict(s.t); acc=dict(s.acc)
        for i,w in enumerate(s.par):
            for a,b in((w,'nome_completo'),(w+'n','naturalidade')):
                if 'P'+a in t: t[f'filiação.genitor_{i+1}.{b}']=t.pop('P'+a)
                if 'P'+a in acc: acc[f'filiação.genitor_{i+1}.{b}']=acc.pop('P'+a)
        if K['nat'] not in t and t.get(K['lm']): t[K['nat']]=f'{s.lp[0]}/{s.lp[1]}'; acc[K['nat']]=['']
        if t.get(K['mat']):
            for k,val in(('livro',f'{s.bk:05}'),('folha',f'{s.lf:03}'),('termo',f'{s.tm:07}')):
                if K[k] not in t: t[K[k]]=val
        for p,val in t.items():
            assert not p.startswith('P'),(s.form,p)
            d=T; q=p.split('.')
            for x in q[:-1]: d=d[x]
            assert q[-1] in d,p
            d[q[-1]]=val
        case=f'123{s.form}-{s.n}'
        return {'case':case,'layout':'123'+s.form,'condition':'pdf_born_digital','file':case+'.pdf','width':s.W,'height':s.Hh,'resizeImage':False,'data':T,'accept':{k:x for k,x in acc.items() if k not in(K['hora'],K['dr'],K['de'])},'meta':{'twin_names':s.twins,'joint_notes':s.joint,'cadastro':s.cad}}
def page(c,css,body,w=210,h=297,m=12):
    c.W,c.Hh=round(w*72/25.4),round(h*72/25.4)
    return f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{c.form}</title><style>@page{{size:{w}mm {h}mm;margin:0}}*{{box-sizing:border-box}}body{{margin:0;width:{w}mm;height:{h}mm;overflow:hidden;padding:{m}mm;font:10pt "Liberation Sans";color:#111;position:relative}}table{{border-collapse:collapse;width:100%}}td,th{{vertical-align:top;text-align:left}}h1,h2,h3,p{{margin:0}}.c{{text-align:center}}.r{{text-align:right}}{css}</style></head><body>{body}</body></html>'''
SERIF='font-family:"Liberation Serif"';MONO='font-family:"Liberation Mono"'
def rows(L,cls=''): return f'<table class="{cls}">'+''.join('<tr>'+''.join(f'<td>{x}</td>' for x in r)+'</tr>' for r in L)+'</table>'
def boxes(L,cls='bx'):
    """L rows of (label,value,flex)"""
    return ''.join('<div class="rw">'+''.join(f'<div class="{cls}" style="flex:{(x[2] if len(x)>2 else 1)}"><small>{x[0]}</small><b>{x[1]}</b></div>' for x in r)+'</div>' for r in L)
