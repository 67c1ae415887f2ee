import random, json, html as H, re, datetime as D
HAND='118'
UN='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ='_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
CE='_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES='_ janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def ext(n):
    if n<20: return UN[n]
    if n<100: return DZ[n//10]+((' e '+UN[n%10]) if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return CE[n//100]+((' e '+ext(n%100)) if n%100 else '')
    m,r=divmod(n,1000)
    s='mil' if m==1 else ext(m)+' mil'
    if r: s+=(' e ' if (r<=100 or r%100==0) else ' ')+ext(r)
    return s
def fem(s):
    s=re.sub(r'\bum\b','uma',s); s=re.sub(r'\bdois\b','duas',s); return re.sub(r'entos\b','entas',s)
def dwords(d,first='primeiro'):
    return (first if d.day==1 else ext(d.day))+' de '+MES[d.month]+' de '+ext(d.year)
def ddm(d): return d.strftime('%d/%m/%Y')
def dlong(d): return f"{d.day} de {MES[d.month]} de {d.year}"
def hwords(h,m):
    s=fem(ext(h))+(' hora' if h in(0,1) else ' horas')
    if m: s+=' e '+ext(m)+(' minuto' if m==1 else ' minutos')
    return s
def hperiod(h,m):
    p='da madrugada' if h<6 else 'da manhã' if h<12 else 'da tarde' if h<19 else 'da noite'
    hh=h if h<=12 else h-12
    if h==12: return 'doze horas'+(' e '+ext(m)+' minutos' if m else '')
    if h==0: hh=12; 
    s=fem(ext(hh))+(' hora' if hh==1 else ' horas')
    if m: s+=' e '+ext(m)+' minutos'
    return s+' '+p
ST=dict(AC='Acre',AL='Alagoas',AM='Amazonas',AP='Amapá',BA='Bahia',CE='Ceará',DF='Distrito Federal',ES='Espírito Santo',GO='Goiás',MA='Maranhão',MG='Minas Gerais',MS='Mato Grosso do Sul',MT='Mato Grosso',PA='Pará',PB='Paraíba',PE='Pernambuco',PI='Piauí',PR='Paraná',RJ='Rio de Janeiro',RN='Rio Grande do Norte',RO='Rondônia',RR='Roraima',RS='Rio Grande do Sul',SC='Santa Catarina',SE='Sergipe',SP='São Paulo',TO='Tocantins')
def doE(uf):
    return {'AC':'do ','AM':'do ','AP':'do ','BA':'da ','CE':'do ','ES':'do ','MA':'do ','PA':'do ','PB':'da ','PI':'do ','PR':'do ','RJ':'do ','RN':'do ','RS':'do ','TO':'do ','DF':'do '}.get(uf,'de ')+ST[uf]
CIT=[('Taubaté','SP'),('Jaú','SP'),('Araraquara','SP'),('São José do Rio Pardo','SP'),('Itapetininga','SP'),('Juiz de Fora','MG'),('Ubá','MG'),('Patos de Minas','MG'),('São João del-Rei','MG'),('Teófilo Otoni','MG'),('Petrópolis','RJ'),('Campos dos Goytacazes','RJ'),('Vassouras','RJ'),('Colatina','ES'),('Ilhéus','BA'),('Feira de Santana','BA'),('Jequié','BA'),('Garanhuns','PE'),('Caruaru','PE'),('Campina Grande','PB'),('Patos','PB'),('Sobral','CE'),('Crato','CE'),('Mossoró','RN'),('Parnaíba','PI'),('Caxias','MA'),('Santarém','PA'),('Bragança','PA'),('Parintins','AM'),('Cáceres','MT'),('Dourados','MS'),('Anápolis','GO'),('Catalão','GO'),('Ponta Grossa','PR'),('Cornélio Procópio','PR'),('Paranaguá','PR'),('Lages','SC'),('Joaçaba','SC'),('Brusque','SC'),('Pelotas','RS'),('Santa Rosa','RS'),('Caxias do Sul','RS'),("Sant'Ana do Livramento",'RS'),('Penedo','AL'),('Estância','SE'),('Gurupi','TO'),('Ji-Paraná','RO'),('Cruzeiro do Sul','AC')]
M='Antônio|João Batista|Heitor|Otávio|Benedito|Raul|Sílvio|Caio Vinícius|Davi Lucca|Enzo|Kauã|Wellington|Cláudio|Sebastião|Lourenço|Joaquim|Álvaro|Nélson|Estêvão|Valdemir|Ítalo|Breno|Thales|Yuri|Osmar|Ademir|Geraldo|José Carlos|Luís Fernando|Miguel|Pedro Henrique|Vicente|Rubens|Ariovaldo|Josué|Tarcísio'.split('|')
F='Helena|Maria Aparecida|Cecília|Lívia|Ana Beatriz|Dulcinéia|Zulmira|Terezinha|Iracema|Sophia|Lorena|Valentina|Rosângela|Neusa|Cíntia|Débora|Hilda|Eulália|Conceição|Jurema|Marlene|Ivone|Luíza|Nair|Odete|Esther|Graziela|Inês|Maria das Dores|Perpétua|Raimunda|Sueli|Vitória|Yasmin|Alzira|Benvinda'.split('|')
S='Alencar|Bittencourt|Cerqueira|Damasceno|Evangelista|Figueirôa|Gusmão|Holanda|Itaborahy|Junqueira|Kowalski|Leitão|Magalhães|Nepomuceno|Ourique|Peçanha|Quaresma|Rezende|Sant\'Anna|Tavares|Uchôa|Vasconcelos|Wanderley|Xavier|Zanetti|Assunção|Brandão|Camargo|Dal Pozzo|Espíndola|Falcão|Guimarães|Hoffmann|Lacerda|Moura|Nakamura|Oliveira|Pimentel|Ramos|Siqueira|Teles|Vidal|Batista|Coutinho|Duarte|Fagundes|Goulart|Mendonça|Paranhos|Schneider|Trindade|Muniz|Frota|Bezerra|Cavalcante|Tonello'.split('|')
PAR=['','','','','de ','']
NEW={'Enzo','Davi Lucca','Kauã','Caio Vinícius','Yasmin','Sophia','Lorena','Valentina','Breno','Thales','Yuri','Miguel','Ítalo','Lívia','Ana Beatriz','Wellington'}
OFF=['Adalgisa','Norberto','Edmundo','Leonor','Plínio','Glória','Ernani','Mafalda','Onofre','Beatriz','Túlio','Solange']
PROF_M=['lavrador','comerciante','operário','ferroviário','pedreiro','motorista','funcionário público','alfaiate','carpinteiro','marceneiro']
PROF_F=['doméstica','prendas domésticas','professora','costureira','do lar','lavradora','comerciária']
HOSP=['Hospital e Maternidade Santa Cecília','Santa Casa de Misericórdia','Maternidade Dona Evangelina','Casa de Saúde São Camilo','Hospital Regional Dr. Álvaro Peçanha','Hospital Municipal Nossa Senhora das Graças','Maternidade Escola Dr. Assis Frota','Hospital São Vicente de Paulo','Hospital Unimed Vale do Sol','Hospital Universitário Prof. Heitor Bastos']
NOP={'Dal Pozzo','Kowalski','Nakamura','Hoffmann','Schneider','Zanetti','Tonello','Xavier','Wanderley','Evangelista','Lacerda','Teles','Duarte','Coutinho','Fagundes','Uchôa','Vidal','Peçanha','Itaborahy','Falcão'}
def surn(r,k):
    out=[];
    for s in r.sample(S,k): p=r.choice(PAR); out.append(('' if s in NOP or r.random()<.5 or (out and ' ' in out[-1] and out[-1][:3]=='de ') else p)+s)
    return out
def cpf(r):
    a=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(x*(k-i) for i,x in enumerate(a)); v=(s*10)%11%10; a.append(v)
    t=''.join(map(str,a)); return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}'
def _ws(t):
    m=32-len(t); s=0
    for c in t:
        s+=int(c)*m; m+=1
        if m>10: m=0
    v=s%11; return 1 if v==10 else v
def matric(cns,year,livro,folha,termo,sp=' '):
    b=f'{cns}0155{year:04d}1{livro:05d}{folha:03d}{termo:07d}'
    d1=_ws(b); d2=_ws(b+str(d1))
    return sp.join([cns,'01','55',f'{year:04d}','1',f'{livro:05d}',f'{folha:03d}',f'{termo:07d}',f'{d1}{d2}'])
assert matric('104539',2013,12,21,123,'')=='10453901552013100012021000012321'
def seal(r,uf):
    L=lambda k:''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(k))
    N=lambda k:''.join(r.choice('0123456789') for _ in range(k))
    if uf=='SP': return f'{N(6)}1CE000000{N(6)}2{N(1)}{L(1)}'
    if uf=='RJ': return f'E{L(3)}{N(5)} {L(3)}'
    if uf=='MG': return f'{L(3)}{N(5)}'
    if uf=='RS': return f'0{N(3)}.01.{N(7)}.{N(5)}'
    if uf=='PR': return f'SFRCV.{L(2)}{N(2)}{L(1)}.{N(3)}{L(2)}-{L(3)}{N(2)}.{N(3)}{L(1)}'
    if uf=='SC': return f'G{L(2)}{N(5)}-{L(2)}{N(1)}{L(1)}'
    if uf=='PE': return f'00{N(5)}.{L(3)}{N(2)}202{N(1)}01.{N(5)}'
    if uf=='BA': return f'{N(4)}.AB{N(6)}-{N(1)}'
    if uf in('CE','PB','RN'): return f'{L(3)}{N(6)}-{L(2)}{N(2)}'
    if uf=='GO': return f'{N(14)}{N(9)}'
    return f'{L(4)}.{N(4)}.{N(6)}'
def seccode(r): return '.'.join(''.join(r.choice('0123456789') for _ in range(4)) for _ in range(4))
def name(r,sex,sur,new=False):
    return r.choice([x for x in (M if sex=='M' else F) if new or x not in NEW])+' '+' '.join(sur)
def fix(s): return re.sub(r'\b(da|de|do|dos) (da|de|do|dos) ',r'\2 ',s)
def rec(seed,y0,y1,twin=False,nofather=False,home=None,long=False,uf=None,emis=None,twomoms=False,late=False):
    r=random.Random(seed); o=dict(r=r)
    y=r.randint(y0,y1); b=D.date(y,1,1)+D.timedelta(r.randrange(365)); o['b']=b
    o['h']=r.randrange(24); o['m']=r.choice([0,0,30,15,45,r.randrange(1,60),r.randrange(1,60)])
    CT=[c for c in CIT if y>1982 or c[1] not in('TO','RO','AC','MS')]; cs=[c for c in CT if not uf or c[1]==uf]; rc=r.choice(cs); o['rc']=rc
    near=[c for c in CIT if c[1]==rc[1]]
    o['bc']=rc if r.random()<.6 else r.choice(near)
    o['sex']=sx=r.choice('MF')
    ps=surn(r,3 if long else 2); ms=surn(r,3 if long else 2)
    while any(x.split()[-1]==y2.split()[-1] for x in ps for y2 in ms): ms=surn(r,2)
    g1s='F' if twomoms else 'M'
    o['pa']=name(r,g1s,ps); o['ma']=name(r,'F',ms)
    if r.random()<.4 and not long and not nofather: o['ma']=o['ma'].split(' '+ms[0])[0]+' '+ms[0]+' '+ps[-1]
    c2=ms[1:]+ps[1:] if not nofather else ms
    if long: c2=ms[1:]+ps[1:]
    o['nm']=name(r,sx,c2,y>1985)
    if long: o['nm']=('José' if sx=='M' else 'Maria')+' '+o['nm'].replace('Maria ','')
    o['tw']=None
    if twin:
        ts=r.choice('MF'); t=name(r,ts,c2,y>1985)
        while t.split()[0]==o['nm'].split()[0]: t=name(r,ts,c2,y>1985)
        o['tw']=t; o['tws']=ts
    CN=[c for c in CIT if y>1998 or c[1] not in('TO','RO','AC','MS')]; o['pn']=r.choice(CN) if r.random()<.5 else rc; o['mn']=r.choice(CN)
    o['av']=[name(r,'M',[ps[0],ps[1]]),name(r,'F',surn(r,1)+[ps[1]]),name(r,'M',surn(r,1)+[ms[-1]]),name(r,'F',surn(r,2))]
    o['nofather']=nofather
    o['home']=(r.random()<(.7 if y<1965 else .25 if y<1985 else .03)) if home is None else home
    o['hosp']=r.choice(HOSP)
    dl=r.randint(1,25) if not late else r.randint(800,9000)
    o['rd']=b+D.timedelta(dl)
    e0=o['rd'] if emis is None else D.date(r.randint(emis[0],emis[1]),1,1)+D.timedelta(r.randrange(365))
    o['ed']=max(e0,o['rd']); 
    lim=D.date(2026,10,30)
    if o['ed']>lim: o['ed']=max(lim,o['rd'])
    o['livro']=r.randint(3,240); o['folha']=r.randint(1,300); o['termo']=o['livro']*r.choice([300,600,200])+o['folha'] if y>1960 else r.randint(120,30000)
    o['cns']=''.join(r.choice('0123456789') for _ in range(6))
    if o['cns'][0]=='0': o['cns']='1'+o['cns'][1:]
    o['of']=r.choice(OFF)+' '+' '.join(surn(r,2)); o['cl']=r.choice(M+F)+' '+' '.join(surn(r,1))
    o['dnv']=f"30-{r.randrange(10**7,10**8)}-{r.randrange(10)}"
    o['cpf']=cpf(r); o['mat']=matric(o['cns'],o['rd'].year,o['livro'],o['folha'],o['termo'])
    if twin: o['twmat']=matric(o['cns'],o['rd'].year,o['livro'],o['folha'],o['termo']+1)
    o['seal']=seal(r,rc[1]); o['sec']=seccode(r)
    o['w1']=name(r,'M',surn(r,2)); o['w2']=name(r,'F',surn(r,2)); o['sp']=name(r,'F' if sx=='M' else 'M',surn(r,2))
    o['street']=r.choice(['Rua Marechal Deodoro','Avenida Brasil','Praça da Matriz','Rua Quinze de Novembro','Rua Barão do Rio Branco','Travessa do Comércio'])
    o['no']=r.randint(12,1890); o['tel']=f"{r.randint(2,9)}{r.randint(100,999)}-{r.randint(1000,9999)}"
    for k in('nm','pa','ma','of','cl','w1','w2','sp','tw'):
        if o[k]: o[k]=fix(o[k])
    o['av']=[fix(x) for x in o['av']]
    return o
def E(s): return H.escape(str(s),quote=False)
class Doc:
    def __init__(s,form,n):
        s.case=f'{HAND}{form}-{n}'; s.form=form; s.n=n; s.acc={}; s.said={}
        s.data={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
        "dados_pessoais":{"nome_completo":"","cpf":"","matrícula":"","data_nascimento":{"texto_completo":"","dia":"","mês":"","ano":""},"hora_nascimento":"","naturalidade":"","sexo":""},
        "local_nascimento":{"estabelecimento":"","município":"","uf":""},
        "registro":{"município":"","uf":"","cartório":"","data_registro":"","número_dnv":"","livro":"","folha":"","termo":""},
        "filiação":{"genitor_1":{"nome_completo":"","naturalidade":""},"genitor_2":{"nome_completo":"","naturalidade":""}},
        "avós":{"paternos":{"avô":"","avó":""},"maternos":{"avô":"","avó":""}},
        "gêmeos":{"status":"Não","informações_adicionais":""},"observações":{"averbações":"","anotações":""},
        "autenticação":{"selo_digital":"","oficial_registro":"","data_emissão":""}}
        s.meta={"twin_names":[],"joint_notes":False,"cadastro":[]}
    AL={'nm':'dados_pessoais.nome_completo','cpf':'dados_pessoais.cpf','mat':'dados_pessoais.matrícula','hora':'dados_pessoais.hora_nascimento','nat':'dados_pessoais.naturalidade','sexo':'dados_pessoais.sexo','est':'local_nascimento.estabelecimento','lm':'local_nascimento.município','lu':'local_nascimento.uf','rm':'registro.município','ru':'registro.uf','cart':'registro.cartório','rd':'registro.data_registro','dnv':'registro.número_dnv','livro':'registro.livro','folha':'registro.folha','termo':'registro.termo','g1':'filiação.genitor_1.nome_completo','g1n':'filiação.genitor_1.naturalidade','g2':'filiação.genitor_2.nome_completo','g2n':'filiação.genitor_2.naturalidade','a1':'avós.paternos.avô','a2':'avós.paternos.avó','a3':'avós.maternos.avô','a4':'avós.maternos.avó','tws':'gêmeos.status','twi':'gêmeos.informações_adicionais','avb':'observações.averbações','ano':'observações.anotações','selo':'autenticação.selo_digital','of':'autenticação.oficial_registro','ed':'autenticação.data_emissão','dt':'dados_pessoais.data_nascimento.texto_completo'}
    def put(s,k,v,*acc,said=None):
        p=s.AL.get(k,k); ks=p.split('.'); t=s.data
        for x in ks[:-1]: t=t[x]
        t[ks[-1]]=v
        a=[]
        for x in acc:
            if x is not None and x!=v and x not in a: a.append(x)
        if a: s.acc[p]=a
        if said: s.said[p]=said
        return E(said or v)
    def date(s,d,text,*acc):
        s.put('dt',text,*[a for a in (ddm(d),)+acc])
        x=s.data['dados_pessoais']['data_nascimento']; x['dia']=f'{d.day:02d}'; x['mês']=f'{d.month:02d}'; x['ano']=str(d.year)
        return E(text)
    def twins(s,name,info,*acc):
        s.data['gêmeos']['status']='Sim'; s.meta['twin_names']=[name]; s.put('twi',info,name,*acc); return E(info)
    def write(s,out,html):
        j={"case":s.case,"layout":HAND+s.form,"condition":"pdf_born_digital","file":s.case+".pdf","width":s.w,"height":s.hh,"resizeImage":False,"data":s.data,"accept":s.acc,"meta":s.meta}
        open(f'{out}/{s.case}.html','w',encoding='utf-8').write(html)
        json.dump(j,open(f'{out}/{s.case}.json','w',encoding='utf-8'),ensure_ascii=False,indent=1)
def page(d,css,body,w=210,h=297,margin='10mm',zoom=1):
    if zoom!=1: body=f'<div style="zoom:{zoom}">{body}</div>'
    d.w=round(w/25.4*72); d.hh=round(h/25.4*72)
    return f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{d.case}</title><style>
@page{{size:{w}mm {h}mm;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}
.pg{{width:{w}mm;height:{h-0.4}mm;padding:{margin};position:relative;overflow:hidden;-webkit-print-color-adjust:exact;print-color-adjust:exact}}
table{{border-collapse:collapse;width:100%}}{css}</style></head><body><div class="pg">{body}</div></body></html>'''
def qr(seed,mm=24):
    r=random.Random('qr'+str(seed)); n=29; g=[[r.random()<.5 for _ in range(n)] for _ in range(n)]
    for (oy,ox) in((0,0),(0,n-7),(n-7,0)):
        for y in range(-1,8):
            for x in range(-1,8):
                if 0<=oy+y<n and 0<=ox+x<n: g[oy+y][ox+x]=(0<=y<=6 and 0<=x<=6) and (y in(0,6) or x in(0,6) or (2<=y<=4 and 2<=x<=4))
    p=''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="-1 -1 31 31"><path d="{p}" fill="#000"/></svg>'
def arms(mm=18,col='#1c4a2a'):
    star=' '.join(f'{50+ (44 if i%2==0 else 18)*__import__("math").sin(i*3.14159/5):.1f},{50-(44 if i%2==0 else 18)*__import__("math").cos(i*3.14159/5):.1f}' for i in range(10))
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="none" stroke="{col}" stroke-width="2"/><polygon points="{star}" fill="{col}" opacity=".75"/><circle cx="50" cy="50" r="14" fill="#fff" stroke="{col}" stroke-width="3"/></svg>'
def sig(seed,w=50,col='#223a8a'):
    r=random.Random('s'+str(seed)); x=4;p='M4 16'
    while x<92:
        x2=x+r.randint(6,14); p+=f' C{x+2} {r.randint(0,10)} {x2-6} {r.randint(18,28)} {x2} {r.randint(8,20)}'; x=x2
    return f'<svg width="{w}mm" height="{w*.25:.1f}mm" viewBox="0 0 110 28"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.3"/></svg>'
def strip(h):
    h=re.sub(r'<style>.*?</style>','',h,flags=re.S); h=re.sub(r'<title>.*?</title>','',h); h=re.sub(r'<br ?/?>',' ',h); h=re.sub(r'</(td|tr|div|p|th|span)>',r' ',h); h=re.sub(r'<[^>]+>','',h)
    return re.sub(r'\s+',' ',H.unescape(h)).casefold()
# ---- notes
def averb(o,i):
    c=o['rc'][0]; u=o['rc'][1]; d=o['rd']; r=o['r']
    g='a' if o['sex']=='F' else 'o'
    d2=min(o['ed'],d+D.timedelta(r.randint(400,5000)))
    return [f"Por mandado do MM. Juiz de Direito da 2ª Vara de Família da Comarca de {c}/{u}, datado de {ddm(d2)}, processo nº 0{r.randint(100000,999999)}-{r.randint(10,99)}.{max(2010,d2.year)}.8.{r.randint(10,27)}.0{r.randint(100,999)}, procedo à averbação para constar o reconhecimento da paternidade do(a) registrado(a).",
     f"Em {ddm(d2)}, averbo a retificação do nome da genitora no presente assento, {'nos termos do art. 110 da Lei nº 6.015/73, conforme requerimento arquivado nesta serventia' if d2.year>1976 else 'por despacho do MM. Juiz de Direito, conforme petição arquivada neste Cartório'} sob nº {r.randint(20,900)}.",
     f"Averbado em {dlong(d2)}, por sentença do Juízo {'da Vara da Infância e da Juventude' if d2.year>1991 else 'de Direito da 1ª Vara'} desta Comarca, transitada em julgado, a alteração do prenome d{g} registrad{g}.",
     f"Por escritura pública de reconhecimento de filho lavrada no 1º Tabelionato de Notas de {c}, livro {r.randint(20,400)}, fls. {r.randint(2,190)}, em {ddm(d2)}, {g} registrad{g} foi reconhecid{g} por seu pai, passando a constar a filiação paterna acima."][i%4]
def anot(o,i):
    r=o['r']; c=r.choice([q for q in CIT if q[1] not in('TO','RO','AC','MS')]); sx=o['sex']; w='A registrada' if sx=='F' else 'O registrado'
    y=min(o['b'].year+r.randint(19,34),o['ed'].year); dd=D.date(y,r.randint(1,12),r.randint(1,28))
    if dd>o['ed']: dd=o['ed']
    return [f"{w} contraiu matrimônio em {ddm(dd)} com {o['sp']}, no Registro Civil de {c[0]}/{c[1]}, livro B-{r.randint(4,90)}, fls. {r.randint(1,199)}, termo nº {r.randint(300,9000)}, continuando a assinar o nome de solteir{'a' if sx=='F' else 'o'}.",
     f"Casou-se com {o['sp']} aos {dlong(dd)}, em {c[0]}, {c[1]}, conforme comunicação arquivada. Divorciad{'a' if sx=='F' else 'o'} por escritura pública.",
     f"Faleceu em {ddm(dd)}, na cidade de {c[0]}/{c[1]}, óbito registrado no livro C-{r.randint(3,80)}, fls. {r.randint(1,200)}, nº {r.randint(200,9999)}."][i%3]
