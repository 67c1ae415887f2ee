import random, datetime as dt, unicodedata
from types import SimpleNamespace as NS
D=dt.date; MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
_u='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
_d='x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
_c='x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def ext(n):
    if n<20: return _u[n]
    if n<100: return _d[n//10]+(' e '+_u[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return _c[n//100]+(' e '+ext(n%100) if n%100 else '')
    r=n%1000; return ('mil' if n<2000 else ext(n//1000)+' mil')+('' if not r else (' e ' if r<=100 or r%100==0 else ' ')+ext(r))
def fem(s): return s.replace('um','uma') if s.endswith('um') else (s[:-4]+'duas' if s.endswith('dois') else s)
def extd(d): return f"{ext(d.day) if d.day>1 else 'primeiro'} de {MES[d.month-1]} de {ext(d.year)}"
def exth(h,m): return fem(ext(h))+(' hora' if h==1 else ' horas')+(f' e {ext(m)} minutos' if m>1 else '')
def br(d,s='/'): return d.strftime(f'%d{s}%m{s}%Y')
def lg(d): return f"{d.day} de {MES[d.month-1]} de {d.year}"
def up(s): return s.upper()
def noac(s): return ''.join(c for c in unicodedata.normalize('NFD',s) if not unicodedata.combining(c))
def upn(s): return noac(s).upper().replace('º','o').replace('ª','a')
def idt(s): return s
def cpf(r,ok=True):
    d=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(a*b for a,b in zip(d,range(k,1,-1)))*10%11; d.append(s%10)
    if not ok: d[10]=(d[10]+1)%10
    x=''.join(map(str,d)); return f"{x[:3]}.{x[3:6]}.{x[6:9]}-{x[9:]}"
def _ws(s):
    m=32-len(s); t=0
    for c in s: t+=int(c)*m; m=0 if m+1>10 else m+1
    t%=11; return str(1 if t>9 else t)
def mat(cns,y,l,f,t,tipo=1,sty=0):
    p=[f'{int(cns):06d}','01','55',str(y),str(tipo),f'{l:05d}',f'{f:03d}',f'{t:07d}']; s=''.join(p); s+=_ws(s); s+=_ws(s); p.append(s[-2:])
    return (' '.join(p), ' '.join(p[:-1])+'-'+p[-1], '.'.join(p[:-1])+'-'+p[-1], s)[sty]
def pl(s): return [tuple(x.strip().rsplit('/',1)) for x in s.split(';')]
BR=pl("""Natividade/TO;Natividade da Serra/SP;Registro/SP;Sant'Ana do Livramento/RS;Ilha Solteira/SP;Pai Pedro/MG;Mãe do Rio/PA;Mãe d'Água/PB;Boa Hora/PI;Paraná/RN;Mato Grosso/PB;Espírito Santo/RN;Tocantins/MG;
Pará de Minas/MG;Amapá do Maranhão/MA;Rio Grande do Piauí/PI;Treze de Maio/SC;Sete de Setembro/RS;Quinze de Novembro/RS;Dois Irmãos/RS;Dona Emma/SC;Dona Francisca/RS;Maria da Fé/MG;Maria Helena/PR;Catarina/CE;Não-Me-Toque/RS;
Feliz Natal/MT;Doutor Severiano/RN;Doutor Ulysses/PR;Juiz de Fora/MG;Nova Iorque/MA;Buenos Aires/PE;Colômbia/SP;Ribeirão Branco/SP;Rio Branco/AC;Senador Guiomard/AC;Plácido de Castro/AC;Presidente Médici/RO;Ji-Paraná/RO;Bonfim/RR;
Caroebe/RR;São Paulo de Olivença/AM;Presidente Figueiredo/AM;Tartarugalzinho/AP;Oiapoque/AP;Augusto Corrêa/PA;Dois Irmãos do Tocantins/TO;Humberto de Campos/MA;José de Freitas/PI;Avelino Lopes/PI;Senador Sá/CE;João Pessoa/PB;Joaquim Nabuco/PE;
Campo Grande/AL;Marechal Deodoro/AL;Simão Dias/SE;Tobias Barreto/SE;Frei Paulo/SE;Dias d'Ávila/BA;Amélia Rodrigues/BA;Paulo Afonso/BA;Domingos Martins/ES;Afonso Cláudio/ES;Paraíba do Sul/RJ;Rio de Janeiro/RJ;Santa Maria Madalena/RJ;Francisco Beltrão/PR;
Coronel Vivida/PR;Anita Garibaldi/SC;Três Marias/MG;Dois Irmãos do Buriti/MS;Bela Vista/MS;Brasília/DF;Goiás/GO;Acreúna/GO;Brasília de Minas/MG;Barão de Melgaço/MT;Américo Brasiliense/SP;Luís Eduardo Magalhães/BA;São Paulo/SP""".replace('\n',''))
FX=pl("Beirute/Líbano;Kumamoto/Japão;Vila Nova de Foz Côa/Portugal;Treviso/Itália;Santa Cruz de la Sierra/Bolívia;Encarnación/Paraguai;Porto Príncipe/Haiti;Kiel/Alemanha;Aleppo/Síria;Rio Branco/Uruguai")
G=dict(M="Setembrino;Doutor Benício;Natal;Primo;Domingos;Segundo Aníbal;Januário;Inocêncio;Amado;Clemente;João Maria;José Vitório;Amadeo;Reinhold;Kenji;Farid;Anísio;Antônio d'Ávila;Ubiratan;Wolfgang;Egídio;Olímpio;Florêncio;Tsutomu;Salim;Moacir;Cícero;Ademar;Genésio;Otoniel;Luiz Estado;Ferdinando;Paulo Afonso;Ivo;Jônatas;Raoni;Celestino Abril;Marçal;Américo;Vital".split(';'),
 F="Nada;Natividade;Maria da Hora;Setembrina;Maria José;Civilina;Domingas;Maternina;Maria das Dores;Aparecida do Parto;Yoshiko;Leocádia;Giuseppina;Hannelore;Samira;Jacira;Iracema;Conceição;Ana Sexta-Feira;Benedita;Zulmira;Maria do Ó;Ceci;Eulália;Ignácia;Noêmia;Olímpia;Querubina;Ludovica;Perpétua;Brasília;Florianópolis;Anunciata;Teodora;Wilhelmine;Mariko;Latifa;Potira;Dalva;Clara Maio".split(';'))
SN="Maranhão;Branco;Feminella;Pardo;Casado;Paterno;Nascimento;Dias;da Hora;Bahia;Amazonas;Paraná;Goiás;Pará;Livramento;de Janeiro;Abril;Maio;Natividade;Registro;Filgueiras;Juiz;Sant'Anna;Consta;Preto;Gemelli;Pais;Moreno;Reis;Santos;Vieira;Schwarzkopf;Nakamura;Haddad;Zanchetta;d'Oliveira;Brandão;Folha;Freire;Cunha;Ferro;Barros;Lima;Leão;Espírito Santo;Tabajara;Ávila;Bispo;Prefeito;Notari;Sello;Mattos;Guarani;Ribas;Termini;Sexton;Delegado;do Amparo;Coutinho;Livero".split(';')
OFN="Registro Civil das Pessoas Naturais e Anexos de {m};Cartório Branco - Registro Civil das Pessoas Naturais;Ofício Único de {m};Cartório do 2º Ofício de Notas e Registro Civil;Registro Civil das Pessoas Naturais do 1º Subdistrito da Sede;Serventia Extrajudicial de {m} - Registro Civil;Cartório Maria Natividade - 1º Ofício do Registro Civil;Cartório de Paz e Registro Civil de {m}".split(';')
HOS="Maternidade Nossa Senhora do Parto;Hospital e Maternidade Dona Regina;Santa Casa de Misericórdia;Hospital Doutor Natal de Freitas;Casa de Saúde São Domingos;Hospital Municipal Presidente Dutra;Maternidade Avelino Sexto;Hospital Maria Amélia do Livramento;Unidade Mista Mãe Rainha;Hospital Regional Juiz Aprígio".split(';')
RUA="Rua Sete de Setembro;Avenida Quinze de Novembro;Rua Doutor Januário;Praça Treze de Maio;Travessa Rio Grande do Sul;Rua Espírito Santo;Avenida Paraná;Rua do Livramento;Rua Primeiro de Maio".split(';')
MK=['-----','xxxxxxxxxx','ignorado','não consta','','***','Não informado','-x-x-x-','— — —']
def vai(s): return s
def fam(form,n,spec,y0,y1,t=idt,sep='/',**k):
    r=random.Random(f'105{form}{n}v2'); g,sx,fs,ms=spec.split('|'); p=NS(r=r,sx=sx,k=k,n=n,t=t)
    used={g.split()[0]}
    def gn(s):
        while 1:
            x=r.choice(G[s])
            if x not in used: used.add(x); return x
    def who(s=None,sur=None): return t(f"{gn(s or r.choice('MF'))} {sur or ' '.join(r.sample(SN,r.choice((1,2))))}")
    p.who=who; p.nome=t(f"{g} {ms} {fs}" if not k.get('solo') else f"{g} {ms}"); p.sexo='Masculino' if sx=='M' else 'Feminino'; p.o='o' if sx=='M' else 'a'
    p.dn=D(r.randint(y0,y1),r.randint(1,12),r.randint(1,28)); p.hh,p.mm=r.randint(1,23),r.choice((0,5,10,15,20,30,35,45,50)); p.hora=f'{p.hh:02d}:{p.mm:02d}'
    nt=lambda a: t(a[0])+sep+(t(a[1]) if len(a[1])>2 else a[1])
    p.nt=nt; b=r.choice(BR); rg=b if r.random()<.5 else r.choice(BR)
    if k.get('born'): b=k['born']
    if k.get('reg'): rg=k['reg']
    p.mun,p.uf=t(b[0]),b[1]; p.rmun,p.ruf=t(rg[0]),rg[1]; p.nat=nt(b)
    p.home=k.get('home'); p.est=t(r.choice(HOS))
    p.late=k.get('late'); p.dreg=p.dn+dt.timedelta(days=r.randint(2,40) if not p.late else r.randint(3000,6000))
    e=max(p.dreg,D(k.get('emi',1990),1,1)); p.demi=e+dt.timedelta(days=r.randint(40,1800)) if e.year<2021 else e+dt.timedelta(days=r.randint(1,400))
    p.demi=min(p.demi,D(2025,9,1)+dt.timedelta(days=r.randint(0,60)))
    same=k.get('same'); s1,s2=dict(mm='FF',pp='MM').get(same,'MF')
    nats=[r.choice(BR) for _ in 'ab']
    if k.get('fx'): nats[n%2]=r.choice(FX)
    if k.get('fx2'): nats=r.sample(FX,2)
    f=(t(f"{gn(s1)} {fs}"),nt(nats[0]),(t(f"{gn('M')} {fs}"),who('F')))
    m=(t(f"{gn(s2)} {ms}"),nt(nats[1]),(t(f"{gn('M')} {ms}"),who('F')))
    for i in k.get('noav',()):   # 0..3
        x=[f,m][i//2]; a=list(x[2]); a[i%2]=''; x=(x[0],x[1],tuple(a))
        if i<2: f=x
        else: m=x
    p.f,p.m=f,m
    if k.get('solo'): p.f=f=('','',('',''))
    p.par=[f,m] if k.get('order','fm')=='fm' else [m,f]
    if k.get('solo'): p.par=[m,f]
    tw=k.get('tw',0); p.tw=[]
    for _ in range(tw):
        s=r.choice('MF'); p.tw.append(t(f"{gn(s)} {ms} {fs}" if not k.get('solo') else f"{gn(s)} {ms}"))
    p.livro,p.folha,p.termo=r.randint(3,480),r.randint(1,299),r.randint(300,190000); p.cns=r.randint(10000,160000)
    p.mat=mat(p.cns,p.dreg.year,p.livro,p.folha,p.termo,7 if form=='D' else 1,sty=k.get('ms',0)); p.cpf='' if k.get('nocpf') else cpf(r,n!=4)
    p.dnv=f"30-{r.randint(10**7,10**8-1)}-{r.randint(0,9)}"
    p.cart=t(r.choice(OFN).format(m=rg[0])); p.of=who(); p.clerk=who('F'); p.decl=who('M'); p.w1=who('M'); p.w2=who('F'); p.doc=who('F' if form=='E' else 'M'); p.juiz=who('M'); p.req=who()
    p.selo=''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(3))+f'{r.randint(10000,999999)}-'+''.join(r.choice('ABCDEFGHKLMNPRSTUVWXYZ') for _ in range(4))
    p.rua=t(r.choice(RUA))+f', {r.randint(2,1900)}'; p.rua2=t(r.choice(RUA))+f', {r.randint(2,1900)}'
    p.oc=r.choice(BR); p.oc2=r.choice(BR); p.om=mat(r.randint(10000,150000),p.dn.year-r.randint(1,6),r.randint(1,200),r.randint(1,300),r.randint(100,90000),2)
    p.mk=MK[(ord(form)+n*2)%9]; p.av=p.an=''; p.cad=[]
    return p
def later(p,a=1,b=20): return min(p.dreg+dt.timedelta(days=p.r.randint(a*365,b*365)),p.demi-dt.timedelta(days=7))
def note(p,kind):
    r=p.r; t=p.t; d=later(p); o=p.o
    if kind in('casam','div','obito','social'):   # adults only; the certificate is issued afterwards
        d=p.dn+dt.timedelta(days=r.randint(18*365+40,int(20.5*365)))
        if kind=='social': d=max(d,D(2018,8,1)+dt.timedelta(days=r.randint(0,900)))
        if p.demi<d+dt.timedelta(days=15): p.demi=d+dt.timedelta(days=r.randint(20,300))
    dp=p.dreg-dt.timedelta(days=r.randint(500,2500)); dot=d.year>=2010; oc=f"{t(p.oc[0])}/{p.oc[1]}"; sp=p.who('F' if p.sx=='M' else 'M'); j=p.juiz
    old=p.who('F' if p.sx=='M' else 'M',' '.join(p.nome.split()[-2:]))
    return t(dict(
     social=f"Em {br(d)}, nos termos do Provimento 73/2018 do CNJ, procedo à alteração do prenome e do gênero d{o} registrad{o}, que anteriormente se chamava {old}, do sexo {'feminino' if p.sx=='M' else 'masculino'}, passando a constar como acima. Requerimento arquivado no Ofício de {oc}.",
     adocao=f"Por sentença de {br(d)}, transitada em julgado, da Vara da Infância e da Juventude de {oc}, assinada por {j}, Juiz de Direito, foi deferida a adoção d{o} registrad{o}, ficando cancelado o registro anterior, livro {r.randint(2,90)}, folha {r.randint(1,290)}, termo {r.randint(100,40000)}, em nome de {old}, fili{o} de {p.who('F')}.".replace(f'fili{o}',f'filh{o}'),
     pater=f"Em {br(d)}, {p.f[0] or p.who('M')} reconheceu espontaneamente a paternidade d{o} registrad{o}, que antes se chamava {' '.join(p.nome.split()[:2])}, sem pai declarado. Averbado em {br(d+dt.timedelta(days=5))}.",
     retif=f"Retificado em {br(d)} por mandado do Juízo da Comarca de {oc}, para constar que o avô da mãe era natural de {t(p.oc2[0])}/{p.oc2[1]} e não como constou, às 10:00 horas do dia {br(d-dt.timedelta(days=33))}.",
     casam=f"Casou-se em {br(d)} com {sp}, no Registro Civil de {oc}, livro B-{r.randint(2,90)}, fls. {r.randint(1,290)}, termo {r.randint(100,9000)}, passando a assinar {' '.join(p.nome.split()[:2])} {sp.split()[-1]}.",
     div=f"Divorciad{o} de {sp} por escritura de {br(d)} do 3º Tabelionato de Notas de {oc}, voltando a usar o nome de solteir{o}.",
     obito=f"Faleceu em {br(d)}, às 04:15, em {oc}, óbito registrado no livro C-{r.randint(2,90)}, folha {r.randint(1,290)}{', matrícula '+mat(p.cns,d.year,77,r.randint(1,299),r.randint(100,9000),4) if dot else ''}.",
     pais=f"Os pais casaram-se em {br(dp)} no Cartório de {oc}, matrícula {mat(p.cns+31,dp.year,r.randint(2,99),r.randint(1,299),r.randint(100,9000),2)}.",
     viva=f"A genitora passou a assinar-se {p.m[0].split()[0]} {r.choice(SN)} em virtude de casamento celebrado em {br(d)} em {oc}.")[kind])
def cadastro(p):
    a=f"{p.r.randint(10,60)}.{p.r.randint(100,999)}.{p.r.randint(100,999)}-{p.r.randint(0,9)}"; b=' '.join(f'{p.r.randint(1000,9999)}' for _ in '123'); p.cad=[a,b]; return a,b
def truth(form,p,W,H,**o):
    j=lambda s:' '.join(s.split()); P=p.par; acc={}
    q=lambda x:str(x)
    pa,ma=p.f[2],p.m[2]
    d=dict(documento={'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
     dados_pessoais={'nome_completo':p.nome,'cpf':p.cpf,'matrícula':p.mat,'data_nascimento':{'texto_completo':br(p.dn),'dia':f'{p.dn.day:02d}','mês':f'{p.dn.month:02d}','ano':str(p.dn.year)},'hora_nascimento':p.hora,'naturalidade':p.nat,'sexo':p.sexo},
     local_nascimento={'estabelecimento':p.est,'município':p.mun,'uf':p.uf},
     registro={'município':p.rmun,'uf':p.ruf,'cartório':p.cart,'data_registro':br(p.dreg),'número_dnv':p.dnv,'livro':q(p.livro),'folha':q(p.folha),'termo':q(p.termo)},
     filiação={f'genitor_{i+1}':{'nome_completo':P[i][0],'naturalidade':P[i][1]} for i in (0,1)},
     avós={'paternos':{'avô':pa[0],'avó':pa[1]},'maternos':{'avô':ma[0],'avó':ma[1]}},
     gêmeos={'status':'Sim' if p.tw else 'Não','informações_adicionais':', '.join(p.tw)},
     observações={'averbações':j(p.av),'anotações':j(p.an)},
     autenticação={'selo_digital':p.selo,'oficial_registro':p.of,'data_emissão':br(p.demi)})
    acc['dados_pessoais.data_nascimento.texto_completo']=[extd(p.dn),lg(p.dn)]
    if p.home: acc['local_nascimento.estabelecimento']=['','Domicílio']
    if p.k.get('same'):
        for i,x in enumerate(('avô','avó')): acc[f'avós.paternos.{x}']=[ma[i]]; acc[f'avós.maternos.{x}']=[pa[i]]
    for path,v in o.pop('set',{}).items():
        x=d; *a,b=path.split('.')
        for y in a: x=x[y]
        if b not in x: raise KeyError(path)
        x[b]=v
    for path,v in o.pop('acc',{}).items(): acc[path]=acc.get(path,[])+v
    case=f'105{form}-{p.n}'
    return {'case':case,'layout':'105'+form,'condition':'pdf_born_digital','file':case+'.pdf','width':W,'height':H,'resizeImage':False,'data':d,'accept':acc,'meta':{'twin_names':p.tw,'joint_notes':o.get('joint',False),'cadastro':p.cad}}
def page(W,H,css,body): return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0}}body{{width:{W}pt;height:{H}pt;position:relative;-webkit-print-color-adjust:exact}}table{{border-collapse:collapse;width:100%}}.c{{text-align:center}}.r{{text-align:right}}.j{{text-align:justify}}.fx{{display:flex}}{css}</style></head><body>{body}</body></html>'
def arms(s=40,c='#2a5a3a'): return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 40 40"><g fill="none" stroke="{c}"><circle cx="20" cy="18" r="8" fill="#dde6f3"/><path d="M20 2l3 6h7l-5 5 2 8-7-4-7 4 2-8-5-5h7z"/><path d="M8 30c-5-8-4-18 1-24M32 30c5-8 4-18-1-24M6 34h28l-3-4H9z" stroke-width="1.6"/></g></svg>'
def qr(r,s=48):
    n=25; b=''
    for y in range(n):
        for x in range(n):
            if (x<8 and y<8) or (x>16 and y<8) or (x<8 and y>16): continue
            if r.random()<.48: b+=f'M{x} {y}h1v1h-1z'
    for x,y in ((0,0),(18,0),(0,18)): b+=f'M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z'
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 25 25"><path fill-rule="evenodd" d="{b}"/></svg>'
def sig(r,w=120,h=24,c='#1b2a7a'):
    d=f'M4 {h*.6}'; x=4
    while x<w-22: nx=x+r.randint(8,20); d+=f' C{x+4} {r.randint(0,h)} {nx-3} {r.randint(0,h)} {nx} {r.randint(h//4,h*3//4)}'; x=nx
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><path d="{d}" fill="none" stroke="{c}" stroke-width="1.2"/></svg>'
def seal(s=60,c='#a33'): return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 60 60"><g fill="none" stroke="{c}"><circle cx="30" cy="30" r="28"/><circle cx="30" cy="30" r="21" stroke-dasharray="2 1.5"/><path d="M30 14l5 10 11 1-8 8 2 11-10-6-10 6 2-11-8-8 11-1z"/></g></svg>'
