import random, re, html, datetime as D
UN='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ='- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
CT='- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES='- janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def ext(n):
    if n<20: return UN[n]
    if n<100: return DZ[n//10]+(' e '+UN[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return CT[n//100]+(' e '+ext(n%100) if n%100 else '')
    r=n%1000; h=('' if n<2000 else ext(n//1000)+' ')+'mil'
    return h+('' if not r else (' e ' if r<100 or r%100==0 else ' ')+ext(r))
def dd(n): return 'primeiro' if n==1 else ext(n)
def dw(d): return f'{dd(d.day)} de {MES[d.month]} de {ext(d.year)}'
def dn(d): return f'{d.day:02d}/{d.month:02d}/{d.year}'
def dm(d): return f'{d.day} de {MES[d.month]} de {d.year}'
EST={'AC':('do','Acre'),'AL':('de','Alagoas'),'AM':('do','Amazonas'),'AP':('do','Amapá'),'BA':('da','Bahia'),'CE':('do','Ceará'),'DF':('do','Distrito Federal'),'ES':('do','Espírito Santo'),'GO':('de','Goiás'),'MA':('do','Maranhão'),'MG':('de','Minas Gerais'),'MS':('de','Mato Grosso do Sul'),'MT':('de','Mato Grosso'),'PA':('do','Pará'),'PB':('da','Paraíba'),'PE':('de','Pernambuco'),'PI':('do','Piauí'),'PR':('do','Paraná'),'RJ':('do','Rio de Janeiro'),'RN':('do','Rio Grande do Norte'),'RO':('de','Rondônia'),'RR':('de','Roraima'),'RS':('do','Rio Grande do Sul'),'SC':('de','Santa Catarina'),'SE':('de','Sergipe'),'SP':('de','São Paulo'),'TO':('do','Tocantins')}
HORAS=[('04:30','às quatro e meia da madrugada'),('22:00','às dez horas da noite'),('12:00','ao meio-dia'),('05:00','às cinco horas da manhã'),('15:00','às três horas da tarde'),('23:45','às onze horas e quarenta e cinco minutos da noite'),('06:15','às seis horas e um quarto da manhã'),('17:20','às dezessete horas e vinte minutos'),('01:30','à uma e meia da madrugada'),('19:00','às dezenove (19) horas'),('08:10','às 8 horas e 10 minutos'),('14:05','às 14:05 horas'),('20:40','às oito horas e quarenta minutos da noite'),('13:00','à uma hora da tarde'),('05:45','às quinze para as seis da manhã'),('10:00','às 10 hs. da manhã'),('22:30','às 22h30min'),('02:00','às duas horas da madrugada'),('18:30','às seis e meia da tarde'),('','em hora ignorada'),('00:00','à meia-noite'),('16:00','pelas dezesseis horas'),('07:55','às sete horas e cinquenta e cinco minutos')]
S=dict(pt='Silveira,Nogueira,Barbosa,Cavalcanti,Figueiredo,Assunção,Brandão,Teles,Vasconcelos,Magalhães,Sá,Góis,Falcão,Pacheco,Queiroz,Abrantes,Leitão,Araújo,Bulhões,Caldas,Frazão,Meireles,Pimentel,Quadros,Xavier,Antunes,Maciel,Lôbo,Peixoto,Gusmão,Moura,Tavares,dos Anjos,da Conceição,de Paula,do Nascimento,das Neves,da Luz,de Deus,Sant’Ana,d’Ávila,de Jesus',it='Bortolotto,Zambelli,Tonetti,Dal Pozzo,De Marchi,Furlanetto,Gasparini,Menegatti,Perin,Rossetto,Scopel,Trevisan,D’Agostini,Vendramin',de='Hoffmeister,Kühn,Müller,Schlindwein,Wendt,Zimmermann,Krüger,Bäcker,von Lasperg,Strelow',jp='Hayashida,Kobayashi,Nakagawa,Oshiro,Shimabukuro,Takemoto,Uehara,Yoshinaga',ar='Abdalla,Chequer,El-Khouri,Haddad,Jabur,Maluf Nader,Sarkis,Zogbi',pl='Wisniewski,Kowalczyk,Sobczak,Gorski,Szpak',ind='Karajá,Terena,Tukano,Pataxó',fr='Laffitte,Dupin,Bonnard')
S={k:v.split(',') for k,v in S.items()}
M0='Antônio,José,Raimundo,Francisco,Sebastião,Benedito,Joaquim,Pedro,Manuel,Vicente,Severino,Cícero,Waldemar,Oswaldo,Armando,Hermínio,Olegário,Plácido,Ubaldo,Zeferino,João Evangelista,Luís Gonzaga,Theodoro,Belarmino,Custódio,Tibúrcio,Gumercindo,Adalberto,Eurípedes,Floriano,Genésio,Lourenço,Inácio,Altino,Nicanor'.split(',')
F0='Maria,Ana,Francisca,Josefa,Antônia,Rosa,Sebastiana,Benedita,Joana,Conceição,Idalina,Zulmira,Alzira,Jandira,Odete,Dalva,Ermelinda,Hortência,Leocádia,Matilde,Perpétua,Quitéria,Teresa,Umbelina,Virgínia,Zilda,Filomena,Eulália,Carlota,Iracema,Lídia,Maria do Carmo,Maria das Dores,Ana Rosa,Inês,Aurora,Clotilde'.split(',')
M1='Rafael,Thiago,Caio,Gustavo,Leandro,Érico,Davi,Nícolas,Wellington,Josué,Marcelo,Fábio,Vinícius,Heitor,Murilo,Igor,Ítalo'.split(',')
F1='Patrícia,Luciana,Débora,Camila,Aline,Letícia,Yasmin,Sílvia,Verônica,Cláudia,Ágata,Manuela,Rebeca,Fabíola,Tainá,Íris,Joice'.split(',')
FX=dict(it=('Giuseppe,Pietro,Angelo,Luigi,Domenico'.split(','),'Assunta,Giovanna,Rosina,Carmela,Lucia'.split(',')),de=('Wilhelm,Heinrich,Otto,Friedrich,Günther'.split(','),'Gertrud,Frieda,Elfriede,Käthe,Ottilie'.split(',')),jp=('Kenji,Massao,Takeshi,Yukio'.split(','),'Haruko,Sumie,Fumiko,Tomoe'.split(',')),ar=('Jorge,Elias,Salim,Nagib'.split(','),'Samira,Nazira,Salma,Latife'.split(',')),pl=('Estanislau,Casimiro,Ladislau'.split(','),'Edviges,Bronislava,Ludmila'.split(',')))
PROF='lavrador,operário,comerciante,negociante,pedreiro,ferroviário,funcionário público,carpinteiro,motorista,agricultor,pescador,seringueiro,vaqueiro,alfaiate,militar,mecânico,guarda-livros'.split(',')
HOSP='Santa Casa de Misericórdia,Hospital São Vicente de Paulo,Maternidade Nossa Senhora de Fátima,Hospital e Maternidade Santa Isabel,Casa de Saúde Dr. Eiras Filho,Hospital de Caridade,Maternidade Climério Dantas,Hospital Regional,Maternidade-Escola'.split(',')
RUA='rua da Matriz,rua Sete de Setembro,rua do Comércio,travessa do Rosário,avenida Beira-Rio,rua Quinze de Novembro,rua das Laranjeiras,ladeira da Fonte'.split(',')
SIT='Sítio Bom Jardim,Fazenda Santa Cruz,Engenho Novo,Lagoa Seca,Barra do Corrente,Sítio Olho-d’Água,Capão Bonito'.split(',')
def cpf(r):
    d=[r.randint(0,9) for _ in range(9)]
    for k in (10,11): s=sum(a*b for a,b in zip(d,range(k,1,-1)))*10%11; d.append(s%10)
    s=''.join(map(str,d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def matr(cns,y,l,f,t):
    b=f'{cns}0155{y}1{l:05d}{f:03d}{t:07d}'
    for m in (2,1):
        s=0
        for c in b: s+=int(c)*m; m=m+1 if m<10 else 0
        b+=str(1 if s%11>9 else s%11)
    return f'{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}'
OLD=dict(ano='anno',anos='annos',mês='mez',ele='elle',dele='delle',dela='della',ela='ella',pai='pae',pais='paes',mãe='mãe',dois='dous',ontem='hontem',anteontem='ante-hontem',criança='creança',distrito='districto',município='municipio',legítimo='legitimo',legítima='legitima',cartório='cartorio',oficial='official',número='numero',às='ás',senhor='Snr.',assinam='assignam',assinado='assignado',assina='assigna',comarca='comarca',comerciante='commerciante',dona='Dna.',paterna='paterna',fevereiro='Fevereiro',matrimônio='matrimonio',aqui='aqui',república='Republica',dezesseis='dezeseis',dezessete='dezesete',avó='avó',hoje='hoje',domicílio='domicilio',capital='Capital',operário='operario',nela='nella',nele='nelle',prédio='predio',aquele='aquelle',sua='sua',ofício='officio',livros='livros',termo='termo',funcionário='funccionario',público='publico',esta='esta',casados='cazados',solteira='solteira',Mato='Matto',Goiás='Goyaz',Ceará='Ceará',Paraíba='Parahyba',Piauí='Piauhy',Sergipe='Sergipe',nesta='n’esta',neste='n’este',deste='d’este',desta='d’esta',cinquenta='cincoenta',quatorze='quatorze',seis='seis',fiz='fiz',lavrei='lavrei')
def old(t): return re.sub(r"[A-Za-zÀ-ÿ]+",lambda m: OLD.get(m[0],OLD[m[0].lower()].capitalize() if m[0][0].isupper() and m[0].lower() in OLD and m[0] not in OLD else m[0]),t)
class K:
    """The facts of one case; o: the options given by the form."""
    def __init__(k,form,i,**o):
        k.case=f'93{form}-{i}'; k.lay='93'+form; r=k.r=random.Random('h93'+form+str(i)); k.o=o
        g=o.get; k.caps=g('caps',0); k.uf=g('uf'); k.city=g('c'); k.est=g('est') or ('Estado '+' '.join(EST[k.uf]) if k.uf!='DF' else 'Distrito Federal'); k.deE=' '.join(EST[k.uf])
        y,m,d=o['reg']; k.reg=D.date(y,m,d); k.modern=y>1985; k.sex=g('sex') or r.choice('MF'); k.a='a' if k.sex=='F' else 'o'
        k.sexo='feminino' if k.sex=='F' else 'masculino'; R=k.reg; md=g('mode','corr'); dx=r.randint(1,R.day-1) if R.day>1 else 1
        lm=R.replace(day=1)-D.timedelta(1); pp=lm.replace(day=r.randint(12,28)); k.rel=1; am=D.date(R.year,max(1,R.month-r.randint(1,3)),r.randint(1,27)); ab=R-D.timedelta(r.randint(3,16) if not g('late') else 365*g('late')+r.randint(1,300))
        bd,pre,t={'corr':(R.replace(day=dx),'no dia ',f'{dd(dx)} ({dx}) do corrente mês e ano'),'corr1':(R.replace(day=dx),'no dia ',f'{dd(dx)} do corrente'),'corr3':(R.replace(day=dx),'aos ',f'{ext(dx)} dias do corrente mês e ano'),'mm':(R.replace(day=dx),'no dia ',f'{dd(dx)} do mesmo mês e ano'),'and':(R.replace(day=dx),'a ',f'{dd(dx)} do andante mês'),
         'ontem':(R-D.timedelta(1),'','ontem'),'ant':(R-D.timedelta(2),'','anteontem'),'hoje':(R,'','hoje'),'mesmo':(R,'','no mesmo dia, mês e ano'),'pp':(pp,'no dia ',f'{dd(pp.day)} do mês próximo passado'),'pf':(pp,'no dia ',f'{pp.day} do mês p. findo'),'lm':(pp,'no dia ',f'{dd(pp.day)} de {MES[pp.month]} '+('último' if pp.year==R.year else 'do ano findo')),
         'ano':(am,'no dia ',f'{dd(am.day)} de {MES[am.month]} do corrente ano'),'app':(D.date(R.year-1,12,pp.day),'no dia ',f'{dd(pp.day)} de dezembro do ano próximo passado'),
         'abs':(ab,'no dia ',dw(ab)),'absn':(ab,'no dia ',dm(ab)),'absw':(ab,'no dia ',f'{dd(ab.day)} ({ab.day:02d}) de {MES[ab.month]} de {ext(ab.year)} ({ab.year})'),'aos':(ab,'aos ',f'{ext(ab.day)} dias do mês de {MES[ab.month]} do ano de {ext(ab.year)}'),'num':(ab,'no dia ',dn(ab))}[md]
        if md.startswith('a') and md in('abs','absn','absw','aos') or md=='num': k.rel=0
        k.bd=bd; k.pre=pre; k.dt=t; k.hora,k.hw=HORAS[g('h',r.randrange(len(HORAS)))]
        e=lambda: r.choice(['pt']*6+['it','de','jp','ar','pl','ind','fr'])
        ef,em=g('eth',(e(),e())); sf=r.choice(S[ef]); sm=r.choice([x for x in S[em] if x!=sf]); A=lambda: r.choice(S['pt'])
        fn=lambda sx,et,mod: r.choice(FX[et][sx]) if et in FX and (r.random()<.6 or not mod) else r.choice(((M1,F1) if mod else (M0,F0))[sx])
        two=lambda f,s: f'{f} {s}'
        k.P=two(fn(0,ef,k.modern),(A()+' ' if r.random()<.45 else '')+sf); k.M=two(fn(1,em,k.modern),sm+(' '+sf if r.random()<.6 and ' ' not in sf and not g('alone',g('decl')=='mãe') else ''))
        k.pv=two(fn(0,ef,0),(r.choice(S['pt'])+' ' if r.random()<.3 else '')+sf); k.pa=two(fn(1,ef,0),r.choice([A(),A()+' '+sf])); k.mv=two(fn(0,em,0),sm); k.ma=two(fn(1,em,0),r.choice([A(),A()+' '+sm,sm]))
        nm=g('nm') or r.choice((F1 if k.modern else F0) if k.sex=='F' else (M1 if k.modern else M0)); k.first=nm; k.decl=g('decl','pai'); k.alone=g('alone',k.decl=='mãe')
        k.N=nm+' '+(sm if k.alone else r.choice([sf,sm+' '+sf,sm+' '+sf])); 
        if g('jr'): k.P=nm+' '+sm.split()[-1]+' '+sf; k.N=k.P+' '+g('jr')
        k.N=g('N',k.N); k.P=g('P',k.P); k.M=g('M',k.M); k.sf=sf; k.sm=sm
        gp=g('gp','all')
        if k.alone or gp in('nop','none','ma'): k.pv=k.pa=''
        if gp in('nom','none'): k.mv=k.ma=''
        if gp=='ma': k.mv=''
        if gp=='mm': k.pv=k.mv=''
        if k.alone: k.P=''
        nat=g('nat',('loc','loc')); k.nP=k._nat(nat[0]) if not k.alone else ('','',[]); k.nM=k._nat(nat[1])
        k.prof=g('prof',r.choice(PROF)); k.bc,k.buf=g('bc',(k.city,k.uf)); k.livro=g('livro','A-'+str(r.randint(3,180))); k.fol=r.randint(2,298); k.folha=str(k.fol)+(' verso' if g('v') else ''); k.ter=r.randint(120,98000)
        k.cns=str(r.randint(60000,159999)).zfill(6); k.matr=matr(k.cns,y,int(re.sub(r'\D','',k.livro)),k.fol,k.ter) if g('mt') else ''
        k.cpf=cpf(r) if g('cpf') else ''; k.selo=g('selo','') and ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVXWYZ') for _ in range(3))+str(r.randint(10**5,10**6-1))+'-'+''.join(r.choice('ABCDEFGHKLMNPQRTUXZ') for _ in range(4)) if g('selo') else ''
        ge=lambda: two(r.choice(M0 if y<1975 else M0+M1),r.choice(S['pt'])+' '+r.choice(S[r.choice(['pt','pt','it','de'])])); k.off=ge(); k.cle=ge(); k.off,k.cle=[r.choice(F1)+' '+x.split(' ',1)[1].replace('Evangelista ','').replace('Gonzaga ','') if o['em'][0]>1990 and r.random()<.45 else x for x in(k.off,k.cle)]; k.ofold=ge(); k.t1=ge(); k.t2=ge(); k.oth=ge()
        ey,emm,ed=g('em'); k.em=D.date(ey,emm,ed); k.dnv=f'{r.randint(30,78)}-{r.randint(10**7,10**8-1)}-{r.randint(0,9)}' if g('dnv') else ''
        k.cart=g('cart',r.choice(['Cartório do Registro Civil das Pessoas Naturais','Ofício do Registro Civil das Pessoas Naturais','Registro Civil das Pessoas Naturais e Tabelionato de Notas','Cartório '+r.choice([x for x in S['pt'] if x[0].isupper() and '’' not in x])+' - Registro Civil'])+f' de {k.city}')
        q=g('loc','casa'); r1=r.choice(RUA); nu=r.randint(3,980); k.hosp=''
        if q=='hosp': k.hosp=g('hosp',r.choice(HOSP)); k.loc=('na ' if re.match('Santa|Mat|Casa',k.hosp) else 'no ')+k.hosp; k.locA=[]
        elif q=='sit': s=g('sit',r.choice(SIT)); k.loc='no lugar denominado '+s; k.locA=[s,'lugar denominado '+s]
        elif q=='casa': k.loc=f'em casa de residência, à {r1}, número {nu}'; k.locA=['casa de residência','em casa de residência',f'casa de residência, à {r1}, número {nu}',f'em casa de residência, à {r1}, número {nu}',f'{r1}, número {nu}']
        else: k.loc='em domicílio'; k.locA=[]
        k.av=[]; k.an=[]; k.acc={}; k.info=''; k.stat='Não'; k.tw=''
        if g('tw'): k.tw=g('tw')+k.N[len(k.first):]; k.stat='Sim'
        for n in g('note',[]): k._note(n)
    def _nat(k,v):
        """(the words, truth, accepts)"""
        if v is None: return ('','',[])
        if v=='loc': return (f'natural desta cidade',f'{k.city}/{k.uf}',['desta cidade','natural desta cidade',k.city])
        if v=='est': return (f'natural deste Estado',EST[k.uf][1],['deste Estado','natural deste Estado',k.uf,k.est])
        if isinstance(v,str) and v in EST: x='Estado '+' '.join(EST[v]); return ('natural do '+x,EST[v][1],[x,v,'natural do '+x])
        if isinstance(v,str): return ('natural '+v,re.sub(r'^(da|do|de) ','',v),[v,'natural '+v])
        c,u=v
        if u==k.uf: return (f'natural de {c}, deste Estado',f'{c}/{u}',[c,f'{c}, deste Estado'])
        x='Estado '+' '.join(EST[u]); return (f'natural de {c}, {x}',f'{c}/{u}',[c])
    def _note(k,n):
        d=D.date(min(k.reg.year+k.r.randint(4,9),k.em.year-1),k.r.randint(1,12),k.r.randint(1,27)); e=D.date(k.em.year-2,d.month,d.day) if k.em.year-k.reg.year>22 else d; a=k.a; r=k.r
        if n=='leg':
            f=k.r.choice(M0)+' '+k.r.choice(S['pt'])+' '+k.sf; k.av.append(f'Por casamento de seus pais, realizado nesta cidade em {dm(d)}, ficou legitimad{a} {a} registrad{a}, sendo seu pai {k.n(f)}. Dou fé.'); k.acc['filiação.genitor_2.nome_completo']=[k.n(f)]
        if n=='ado':
            f=f'{r.choice(M0)} {r.choice(S["pt"])} Prado'; new=f'{k.first} Prado'; k.av.append(f'Por escritura pública de {dm(d)}, lavrada nas notas do 1º Tabelião local, livro {r.randint(40,190)}, fls. {r.randint(2,190)}, {a} registrad{a} foi adotad{a} por {k.n(f)}, passando a assinar-se {k.n(new)}.'); k.acc['dados_pessoais.nome_completo']=[k.n(new)]; k.acc['filiação.genitor_2.nome_completo']=[k.n(f)]
        if n=='rec':
            f=k.r.choice(M0)+' '+k.r.choice(S['pt'])+' '+k.sf; k.av.append(f'Conforme escritura de reconhecimento de {dn(d)}, arquivada neste cartório, {a} registrad{a} foi reconhecid{a} como filh{a} de {k.n(f)}.'); k.acc['filiação.genitor_2.nome_completo']=[k.n(f)]
        if n=='cas': e=D.date(min(k.reg.year+r.randint(20,31),k.em.year-2),d.month,d.day)
        if n=='cas': k.an.append(f'Casou-se com {k.n(r.choice(M0 if k.sex=="F" else F0)+" "+r.choice(S["pt"]))} em {dn(e)}, conforme termo nº {r.randint(300,9000)}, fls. {r.randint(2,290)}, livro B-{r.randint(8,60)}, do Registro Civil de {r.choice(["Ponta Grossa/PR","Feira de Santana/BA","Juiz de Fora/MG","Santarém/PA"])}.')
        if n=='ob': k.an.append(f'Faleceu em {dn(e)}, conforme óbito registrado sob nº {r.randint(300,9000)}, livro C-{r.randint(8,60)}, fls. {r.randint(2,290)}, neste cartório.')
        if n=='tard': k.av.append(f'Registro lavrado fora do prazo, nos termos do art. 46 da Lei nº 6.015/73, com duas testemunhas.' if k.reg.year>1973 else f'Registro feito fora do prazo legal, por despacho do M. Juiz de Direito, isento de multa.')
        if n=='div': k.av.append(f'Por mandado do Juízo da Vara de Família desta comarca, processo nº {r.randint(100,999)}/{str(e.year)[2:]}, de {dn(e)}, foi averbada a alteração do patronímico da genitora em virtude de divórcio, mantido o nome d{a} registrad{a}.')
        if n=='cpf': k.an.append(f'Inscrição no CPF/MF nº {k.cpf}, anotada de ofício em {dn(k.em)}.')
    def n(k,x): return x.upper() if k.caps and x else x
    @property
    def nd(k): return k.pre+k.dt
    @property
    def rw(k): return ('No primeiro dia' if k.reg.day==1 else f'Aos {ext(k.reg.day)} dias')+f' do mês de {MES[k.reg.month]}'
    @property
    def twt(k): return f', gême{k.a} de {k.n(k.tw)}, registrad{k.a} sob o número {k.ter+1}' if k.tw else ''
    @property
    def notes(k): return ' '.join(k.av+k.an)
    def ml(k): return ('neste município' if k.o.get('loc')=='sit' else 'nesta cidade') if (k.bc,k.buf)==(k.city,k.uf) else f'em {k.bc}, '+('deste Estado' if k.buf==k.uf else 'Estado '+' '.join(EST[k.buf]))
    def who(k,ttl='o senhor ',res=1):
        """the declarant, as introduced"""
        q=k.decl; rs=f', residente e domiciliad{{}} {k.r.choice(["nesta cidade","neste distrito","neste município"])}' if res else ''
        if q=='pai': return f'{ttl}{k.n(k.P)}, {k.prof}'+(', '+k.nP[0] if k.nP[0] else '')+rs.format('o')
        if q=='mãe': return f'dona {k.n(k.M)}, solteira, doméstica'+(', '+k.nM[0] if k.nM[0] else '')+rs.format('a')
        if q=='avôm': return f'{ttl}{k.n(k.mv)}, {k.prof}, casado, avô materno da criança'+rs.format('o')
        if q=='avôp': return f'{ttl}{k.n(k.pv)}, {k.prof}, viúvo, avô paterno da criança'+rs.format('o')
        if q=='part': k.W=k.n(k.r.choice(F0)+' '+k.r.choice(S['pt'])); return f'dona {k.W}, parteira'+rs.format('a')
        k.W=k.n(k.oth); return f'{ttl}{k.W}, {k.prof}, vizinho dos pais'+rs.format('o')
    def fil(k,leg='legítim',mul='de sua mulher dona ',cas=''):
        a=k.a; lg=f'filh{a} {leg}{a} ' if leg else f'filh{a} '; nm=', '+k.nM[0] if k.nM[0] else ''; np=', '+k.nP[0] if k.nP[0] else ''
        if k.decl=='pai': return f'{lg}dele declarante e {mul}{k.n(k.M)}, de prendas domésticas{nm}{cas}'
        if k.decl=='mãe': return f'filh{a} natural dela declarante' if k.alone else f'{lg}de {k.n(k.P)}, {k.prof}{np}, e dela declarante'
        if k.alone: return f'filh{a} natural de {k.n(k.M)}, solteira, doméstica{nm}'
        return f'{lg}de {k.n(k.P)}, {k.prof}{np}, e {mul}{k.n(k.M)}, doméstica{nm}{cas}'
    def gp(k,st=0,dec=1):
        n=k.n; pv,pa,mv,ma=n(k.pv),n(k.pa),n(k.mv),n(k.ma); a=k.a
        if dec and k.decl=='avôm': mv='ele declarante'
        if dec and k.decl=='avôp': pv='ele declarante'
        D_=['','dona ','','','a senhora ','dona ','',''][st]; de=st in(1,6); j=lambda x,y: (' e '.join(([('de ' if de else '')+x] if x else [])+([('de ' if de else '')+(D_)+y] if y else [])))
        p,m=j(pv,pa),j(mv,ma).replace('de ele','dele'); p=p.replace('de ele','dele'); sg=lambda x,y: 'avó' if y and not x else 'avós'
        if not p and not m: return ['não sendo declarados os avós','não declarou os avós','avós ignorados'][st%3]
        if st==0: return 'sendo '+' e '.join(([f'{sg(pv,pa)} patern{"a" if sg(pv,pa)=="avó" else "os"} {p}'] if p else [])+([((sg(mv,ma)+' ') if not p else '')+f'matern{"a" if sg(mv,ma)=="avó" else "os"} {m}'] if m else []))
        if st in(1,6): w=['pela parte paterna','pela materna' if p else 'pela parte materna'] if st==6 else ['patern'+a,'matern'+a]; c=',' if st==6 else ''; return f'net{a}{c} '+(', e ' if st==1 else ' e, ').join(([f'{w[0]}{c} {p}'] if p else [])+([f'{w[1]}{c} {m}'] if m else []))
        if st==2: return 'são avós: '+', e '.join(([f'os pais do pai, {p}'] if p and pv else [f'a mãe do pai, {p}'] if p else [])+([f'os pais da mãe, {m}' if mv else f'a mãe da mãe, {m}'] if m else []))
        if st==3: return 'avós '+'; e '.join(([f'pelo lado paterno: {p}'] if p else [])+([f'pelo lado materno: {m}'] if m else []))
        if st==4: return '; '.join(([f'são seus avós paternos {("o senhor " if pv and pv!="ele declarante" else "")}{p}'] if p else [])+([f'são seus avós maternos {("o senhor " if mv!="ele declarante" else "")}{m}' if mv else f'é sua avó materna {m}'] if m else []))
        return '; '.join(([f'{sg(pv,pa)} patern{"a" if sg(pv,pa)=="avó" else "os"}: {p}'] if p else [])+([f'{sg(mv,ma)} matern{"a" if sg(mv,ma)=="avó" else "os"}: {m}'] if m else []))
    def truth(k,w=595,h=842,old_=0,joint=True,**ov):
        n=k.n; acc={}; od=old if old_ else (lambda x:x)
        full=od(dw(k.bd)); t=od(k.dt) if not k.rel else full
        acc['dados_pessoais.data_nascimento.texto_completo']=list(dict.fromkeys([od(k.dt),od(k.nd),full,dw(k.bd),dm(k.bd),dn(k.bd)]))
        bp,cp,mod=k.bc,k.city,k.o.get('mod'); rn=f'{bp}/{k.buf}'; acc['dados_pessoais.naturalidade']=['']+([f'{mod}/{k.buf}'] if mod and bp==cp else [])
        if mod: acc['registro.município']=[mod]
        if mod and bp==cp: acc['local_nascimento.município']=[mod]
        if not k.hosp: acc['local_nascimento.estabelecimento']=['Domicílio','em domicílio']+[od(x) for x in [k.loc]+k.locA]
        elif k.hosp.startswith('Santa Casa'): acc['local_nascimento.estabelecimento']=[k.hosp+x for x in(' desta cidade',' local')]
        if 'verso' in k.folha: acc['registro.folha']=[f'{k.fol}{x}' for x in('v','-v',' v','vº','V','v.',' v.',' vº')]+[k.folha]
        g={}
        par=[(n(k.P),k.nP,'p')]*bool(k.P)+[(n(k.M),k.nM,'m')]
        if k.decl=='mãe' and not k.o.get('fa'): par=par[::-1]
        for j in(0,1):
            p=par[j] if j<len(par) else ('',('','',[]),''); v=p[1][1]; g[f'genitor_{j+1}']={'nome_completo':p[0],'naturalidade':od(v)}
            if p[1][2]: acc[f'filiação.genitor_{j+1}.naturalidade']=list(dict.fromkeys([v]+p[1][2]+[od(x) for x in p[1][2]]+([f'{k.city}/{k.uf}'] if 'desta' in p[1][0] else [])))
        acc.update(k.acc)
        if k.hora=='00:00': acc['dados_pessoais.hora_nascimento']=['24:00']
        d=dict(documento={'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
          dados_pessoais={'nome_completo':n(k.N),'cpf':k.cpf,'matrícula':k.matr,'data_nascimento':{'texto_completo':t,'dia':f'{k.bd.day:02d}','mês':f'{k.bd.month:02d}','ano':str(k.bd.year)},'hora_nascimento':k.hora,'naturalidade':rn,'sexo':'Feminino' if k.sex=='F' else 'Masculino'},
          local_nascimento={'estabelecimento':k.hosp,'município':bp,'uf':k.buf},
          registro={'município':cp,'uf':k.uf,'cartório':k.cart,'data_registro':dn(k.reg),'número_dnv':k.dnv,'livro':k.livro,'folha':k.folha,'termo':str(k.ter)},filiação=g,
          avós={'paternos':{'avô':n(k.pv),'avó':n(k.pa)},'maternos':{'avô':n(k.mv),'avó':n(k.ma)}},
          gêmeos={'status':k.stat,'informações_adicionais':k.n(k.tw)},observações={'averbações':od(' '.join(k.av)),'anotações':od(' '.join(k.an))},
          autenticação={'selo_digital':k.selo,'oficial_registro':k.off,'data_emissão':dn(k.em)})
        for p,v in ov.items():
            x=d; *a,b=p.split('__')
            for s in a: x=x[s]
            x[b]=v
        return dict(case=k.case,layout=k.lay,condition='pdf_born_digital',file=k.case+'.pdf',width=w,height=h,resizeImage=False,data=d,accept=acc,meta={'twin_names':[k.n(k.tw)] if k.tw else [],'joint_notes':joint,'cadastro':[]})
def sig(r,w=110):
    x=4; p=f'M{x} {r.randint(14,22)}'
    for _ in range(7): p+=f' q{r.randint(2,7)} {r.randint(-18,-4)} {r.randint(6,9)} {r.randint(-3,3)} t{r.randint(5,8)} {r.randint(-3,4)}'
    return f'<svg class=sig width={w} height=30 viewBox="0 0 {w} 30"><path d="{p}" fill=none stroke="#223a7a" stroke-width=1.1 /></svg>'
def qr(r,s=52):
    q=''.join(f'M{x} {y}h1v1h-1z' for y in range(25) for x in range(25) if r.random()<.48 and not((x<8 or x>16) and y<8 or x<8 and y>16))
    for x,y in((0,0),(18,0),(0,18)): q+=f'M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z'
    return f'<svg width={s} height={s} viewBox="0 0 25 25"><path d="{q}"/></svg>'
def arms(s=54,c='#345'):
    return f'<svg width={s} height={s} viewBox="-50 -50 100 100" fill=none stroke="{c}" stroke-width=2><path d="M0-40 9-12 38-12 15 5 24 33 0 16-24 33-15 5-38-12-9-12z"/><circle r=12 /><path d="M-44 20q10 24 44 26q34-2 44-26M-40 8q-8-22 10-40M40 8q8-22-10-40"/></svg>'
def stamp(c,s=64): return f'<svg width={s} height={s} viewBox="-50 -50 100 100" fill=none stroke="{c}" stroke-width=1.6 opacity=.7><circle r=46 /><circle r=34 /><path d="M-20 8h40M-20-4h40M0-24l5 12h-10z"/></svg>'
def page(css,body,w=595,h=842): return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset=utf-8><title>Certidão</title><style>@page{{size:{w}pt {h}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0}}body{{width:{w}pt;height:{h}pt;display:flex;flex-direction:column;overflow:hidden;position:relative}}p{{margin:0 0 5pt}}.c{{text-align:center}}.r{{text-align:right}}.j{{text-align:justify}}.x{{display:flex;gap:8pt}}.sp{{margin-top:auto!important}}.sig{{display:block;margin:0 auto -6pt}}{css}</style></head><body>{body}</body></html>'
