import random, json, os, sys, html, datetime
OUT=sys.argv[1]
UFN=dict(AC='Acre',AL='Alagoas',AM='Amazonas',AP='Amapá',BA='Bahia',CE='Ceará',DF='Distrito Federal',ES='Espírito Santo',GO='Goiás',MA='Maranhão',MG='Minas Gerais',MS='Mato Grosso do Sul',MT='Mato Grosso',PA='Pará',PB='Paraíba',PE='Pernambuco',PI='Piauí',PR='Paraná',RJ='Rio de Janeiro',RN='Rio Grande do Norte',RO='Rondônia',RR='Roraima',RS='Rio Grande do Sul',SC='Santa Catarina',SE='Sergipe',SP='São Paulo',TO='Tocantins')
def do(uf): return {'BA':'da','PB':'da','AL':'de','GO':'de','MG':'de','PE':'de','RO':'de','RR':'de','SC':'de','SE':'de','SP':'de','MT':'de','MS':'de'}.get(uf,'do')
CITIES='Sobral-CE Crateús-CE Quixadá-CE Mossoró-RN Caicó-RN Patos-PB Cajazeiras-PB Garanhuns-PE Petrolina-PE Exu-PE Arapiraca-AL Penedo-AL Lagarto-SE Propriá-SE Juazeiro-BA Ilhéus-BA Xique-Xique-BA Jequié-BA Montes_Claros-MG Diamantina-MG Uberaba-MG Muriaé-MG Colatina-ES Alegre-ES Petrópolis-RJ Itaperuna-RJ Niterói-RJ Bauru-SP Ribeirão_Preto-SP Santos-SP Registro-SP Jales-SP Londrina-PR Guarapuava-PR Foz_do_Iguaçu-PR Lages-SC Joaçaba-SC Blumenau-SC Pelotas-RS Ijuí-RS Erechim-RS Sant\'Ana_do_Livramento-RS Corumbá-MS Dourados-MS Cáceres-MT Sinop-MT Rio_Verde-GO Porangatu-GO Gurupi-TO Araguaína-TO Imperatriz-MA Codó-MA Balsas-MA Picos-PI Parnaíba-PI Floriano-PI Santarém-PA Marabá-PA Óbidos-PA Parintins-AM Tefé-AM Coari-AM Cruzeiro_do_Sul-AC Xapuri-AC Ji-Paraná-RO Guajará-Mirim-RO Oiapoque-AP Macapá-AP Boa_Vista-RR Caracaraí-RR Recife-PE Salvador-BA Fortaleza-CE Belém-PA Curitiba-PR Belo_Horizonte-MG Goiânia-GO Cuiabá-MT Teresina-PI São_Luís-MA'.split()
CITIES=[tuple(c.replace('_',' ').rsplit('-',1)) for c in CITIES]
M='Antônio|José|Francisco|Raimundo|Sebastião|Benedito|Geraldo|Otávio|Joaquim|Valdemar|Cícero|Damião|Gilberto|Everaldo|Josué|Ezequiel|Tarcísio|Aureliano|Heitor|Caetano|Ulisses|Vicente|Wanderley|Adalberto|Fabrício|Leandro|Thiago|Murilo|Ricardo|Evandro|Jucelino|Anselmo|Orlando|Deusdete|Walmir|Isaías'.split('|')
W='Maria|Francisca|Antônia|Raimunda|Conceição|Terezinha|Josefa|Iracema|Jurema|Luzia|Sebastiana|Aparecida|Zuleide|Edileuza|Rosângela|Marlene|Cleonice|Dulcinéia|Valquíria|Fátima|Simone|Adriana|Patrícia|Elisângela|Janaína|Márcia|Vanderléia|Benedita|Odete|Ivone|Nair|Hermínia|Guiomar|Eulália|Perpétua|Lindalva'.split('|')
CM='Davi Lucas|Enzo Gabriel|Pedro Henrique|João Miguel|Ícaro|Theo|Otto|Ravi|Anthony Rafael|Luiz Gustavo|Wesley|Marcos Vinícius|Caio César|Ian|Bento|Kauê|Jonathas|Raul|Natanael|Cauã'.split('|')
CW='Maria Eduarda|Ana Júlia|Yasmin|Sophia Vitória|Heloísa|Ágatha|Luna|Maitê|Isadora|Lívia|Evelyn Cristina|Rayssa|Thaís|Brenda|Aurora|Manuella|Cecília|Bárbara|Stéfany|Jaqueline'.split('|')
OM='Osvaldo|Manoel|Arlindo|Juvenal|Pedro Paulo|João Batista|José Carlos|Luís Fernando|Paulo Roberto|Antenor|Claudionor|Edmílson|Nélson|Waldyr|Hermes|Abílio|Sidney|Marco Aurélio|Jorge Luiz|Eliseu'.split('|')
OW='Maria das Dores|Ana Lúcia|Maria do Socorro|Rita de Cássia|Vera Lúcia|Eunice|Neide|Ilza|Lourdes|Sônia Regina|Maria Aparecida|Tânia Mara|Dalva|Jandira|Ernestina|Adelaide|Cremilda|Sílvia Helena|Zélia|Noêmia'.split('|')
S='da Silva|Pereira|dos Santos|de Oliveira|Ferreira|Alencar|Bezerra|Cavalcante|Nogueira|Queiroz|Figueirêdo|Magalhães|Lustosa|do Nascimento|Vasconcelos|Siqueira|Schneider|Kowalski|Zanatta|Bortolini|Nakamura|Tanaka|Haddad|Mansur|Wollmann|Passarin|de Sá|Brandão|Falcão|Guimarães|Rezende|Penteado|Assunção|Teixeira|Peixoto|Tupinambá|Botelho|Amorim|Câmara|d\'Ávila|Yamashita|Krüger|Müller|Quispe|Benítez|Dallagnol|Fontenele|Mourão|das Neves|de Jesus|Sampaio|Coutinho|Barreto|Lobato|Maués|Tavares|Gadelha|Macêdo|Rocha|Cordeiro|Moura|Viana|Sant\'Anna|Lacerda|Trindade|Bragança|Espíndola|Furtado'.split('|')
PROF_M='lavrador,comerciante,motorista,funcionário público,pedreiro,mecânico,industriário,vaqueiro,pescador,bancário,carpinteiro,militar'.split(',')
PROF_W='do lar,doméstica,professora,costureira,comerciária,enfermeira,agricultora,funcionária pública,cabeleireira,secretária'.split(',')
HOSP='Hospital e Maternidade Santa Isabel|Santa Casa de Misericórdia|Maternidade Municipal Mãe Esperança|Hospital Regional Dr. Abelardo Santos|Hospital São Vicente de Paulo|Casa de Saúde Nossa Senhora das Graças|Maternidade Frei Damião|Hospital Geral Tibério Nunes|Hospital Bom Pastor|Unidade Mista de Saúde São Sebastião|Hospital das Clínicas|Maternidade Dona Evangelina Rosa|Casa de Parto Lua Nova|Hospital Evangélico'.split('|')
STREETS='Rua Sete de Setembro|Av. Getúlio Vargas|Rua do Comércio|Travessa Quintino Bocaiúva|Rua Barão do Rio Branco|Rua Padre Cícero|Av. Beira-Rio|Rua XV de Novembro|Rua das Flores|Praça da Matriz|Rua Marechal Deodoro'.split('|')
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D='x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C='x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def words(n,fem=False):
    if n>=1000:
        a,b=divmod(n,1000); h=('' if a==1 else words(a,fem)+' ')+'mil'
        if not b: return h
        return h+(' e ' if (b<100 or b%100==0) else ' ')+words(b,fem)
    if n==100: return 'cem'
    if n>100:
        a,b=divmod(n,100); c=C[a] if not fem else C[a].replace('entos','entas')
        return c+(' e '+words(b,fem) if b else '')
    if n>=20:
        a,b=divmod(n,10); return D[a]+(' e '+words(b,fem) if b else '')
    w=U[n]
    return {'um':'uma','dois':'duas'}.get(w,w) if fem else w
def dw(d,first='primeiro'): return f"{first if d.day==1 else words(d.day)} de {MES[d.month-1]} de {words(d.year)}"
def dl(d): return f"{d.day:02d} de {MES[d.month-1]} de {d.year}"
def dn(d,sep='/'): return f"{d.day:02d}{sep}{d.month:02d}{sep}{d.year}"
def hw(h,m,day=False):
    """hour in words; day=True uses 12h clock with part of day"""
    p=''
    if day:
        if h<6: p=' da madrugada'
        elif h<12: p=' da manhã'
        elif h==12: p=' do dia'
        elif h<18: p=' da tarde'; h-=12
        else: p=' da noite'; h-=12
    s=words(h,True)+(' hora' if h==1 else ' horas')
    if m: s+=' e '+words(m)+(' minuto' if m==1 else ' minutos')
    return s+p
def cpf(r):
    d=[r.randint(0,9) for _ in range(9)]
    for k in (10,11):
        s=sum(x*(k-i) for i,x in enumerate(d)); v=s*10%11; d.append(0 if v==10 else v)
    t=''.join(map(str,d)); return f"{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}"
def matr(cns,ac,year,book,leaf,entry):
    b=f"{cns}{ac}55{year}1{book:05d}{leaf:03d}{entry:07d}"
    assert len(b)==30
    for _ in range(2):
        w=32-len(b); s=0
        for c in b:
            s+=int(c)*w; w=w+1 if w<10 else 0
        v=s%11; b+=str(1 if v==10 else v)
    return f"{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}"
class O(dict):
    __getattr__=dict.get
    def __setattr__(s,k,v): s[k]=v
def mk(r,first,*sur): 
    return ' '.join([first]+[s for s in sur])
def pers(r,sex,gen,sur=None,long=False):
    """gen 0 child,1 parent,2 grand"""
    f=r.choice({0:(CM if sex=='M' else CW),1:(M if sex=='M' else W),2:(OM if sex=='M' else OW)+(M if sex=='M' else W)}[gen] if gen else (CM if sex=='M' else CW))
    ss=[]
    while len(ss)<(3 if long else 1 if sur else 2):
        s=r.choice(S)
        if s not in ss and s!=sur: ss.append(s)
    if sur: ss=ss+[sur]
    return f+' '+' '.join(ss)
def person(form,n,years,flags='',cities=None,home=None,oldnames=False):
    r=random.Random(f'{form}-{n}-gq7'); fl=flags.split(); p=O(r=r,fl=fl)
    p.sex=r.choice('MF'); lng='long' in fl
    sp,sm=r.sample(S,2)
    f=O(sex='M'); m=O(sex='F')
    if 'twomoms' in fl: f.sex='F'
    for q,s in ((f,sp),(m,sm)):
        q.name=pers(r,q.sex,1,s,lng); q.nat=r.choice(CITIES); q.age=r.randint(17,44); q.prof=r.choice(PROF_M if q.sex=='M' else PROF_W)
        q.gf=pers(r,'M',2,s,lng and r.random()<.5); q.gm=pers(r,'F',2,s,lng) if r.random()<.6 else pers(r,'F',2)
        q.cpf=cpf(r); q.rg=f"{r.randint(1,9)}.{r.randint(100,999)}.{r.randint(100,999)}"
    if r.random()<.5: m.nat=home or m.nat
    p.f,p.m=f,m
    first=r.choice((CM if p.sex=='M' else CW) if not oldnames else (M+OM if p.sex=='M' else W+OW))
    tail=(sm+' '+sp) if 'nofather' not in fl else sm
    if lng: tail=(r.choice(S)+' ')+tail
    if r.random()<.15 and 'nofather' not in fl and p.sex=='M' and not lng: f2=f.name; p.name=f2+' '+('Filho' if r.random()<.6 else 'Júnior')
    else: p.name=first+' '+tail
    y=r.randint(*years); p.dob=datetime.date(y,1,1)+datetime.timedelta(r.randint(0,364))
    p.h,p.mi=r.randint(0,23),r.choice([0,0,5,10,15,20,30,35,40,45,50,r.randint(1,59)])
    p.city,p.uf=home or r.choice(CITIES)
    p.hosp=r.choice(HOSP)
    p.reg=p.dob+datetime.timedelta(r.randint(1,45) if 'late' not in fl else r.randint(1500,9000))
    p.book=r.randint(4,310); p.leaf=r.randint(2,298); p.entry=r.randint(900,99000); p.dnv=f"30-{r.randint(10000000,99999999)}-{r.randint(0,9)}"
    p.cpf=cpf(r); p.addr=f"{r.choice(STREETS)}, nº {r.randint(9,1890)}"
    tf=r.choice([x for x in ((M if p.sex=='M' else W) if oldnames else (CM if p.sex=='M' else CW)) if x!=first]); p.twin=tf+' '+tail
    p.w=[pers(r,r.choice('MF'),1) for _ in range(4)]
    p.judge='Dr. '+pers(r,'M',1)
    return p
def up(s): return s.upper()
def cu(c): return f"{c[0]} - {c[1]}"
def e(s): return html.escape(str(s),quote=False)
def truth(name,W=595,H=842,**k):
    g=lambda x:k.get(x,'')or''
    d=k.get('dob')
    L=name.split('-')[0]
    t={"case":name,"layout":L,"condition":"pdf_born_digital","file":name+".pdf","width":W,"height":H,"resizeImage":False,"data":{
     "documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
     "dados_pessoais":{"nome_completo":g('nome'),"cpf":g('cpf'),"matrícula":g('matr'),"data_nascimento":{"texto_completo":g('dtxt'),"dia":f"{d.day:02d}","mês":f"{d.month:02d}","ano":str(d.year)},"hora_nascimento":g('hora'),"naturalidade":g('nat'),"sexo":{'M':'Masculino','F':'Feminino','':''}[g('sexo')]},
     "local_nascimento":{"estabelecimento":g('estab'),"município":g('lmun'),"uf":g('luf')},
     "registro":{"município":g('rmun'),"uf":g('ruf'),"cartório":g('cart'),"data_registro":dn(k['reg']) if k.get('reg') else '',"número_dnv":g('dnv'),"livro":str(g('livro')),"folha":str(g('folha')),"termo":str(g('termo'))},
     "filiação":{"genitor_1":{"nome_completo":g('g1'),"naturalidade":g('n1')},"genitor_2":{"nome_completo":g('g2'),"naturalidade":g('n2')}},
     "avós":{"paternos":{"avô":g('pf'),"avó":g('pm')},"maternos":{"avô":g('mf'),"avó":g('mm')}},
     "gêmeos":{"status":"Sim" if g('twin') else "Não","informações_adicionais":g('twintxt') or g('twin')},
     "observações":{"averbações":g('averb'),"anotações":g('anot')},
     "autenticação":{"selo_digital":g('selo'),"oficial_registro":g('oficial'),"data_emissão":dn(k['emi']) if k.get('emi') else ''}},
     "accept":k.get('accept',{}),"negative":None,"meta":{"twin_names":[g('twin')] if g('twin') else [],"joint_notes":bool(k.get('joint')),"cadastro":k.get('cad',[])}}
    return t
def hhmm(p): return f"{p.h:02d}:{p.mi:02d}"
def solo(k,mother,nat=''):
    """printed under fixed Pai/Mãe labels with Pai blank: accept either slot"""
    k['g1']=mother;k['n1']=nat;k['g2']='';k['n2']=''
    a=k.setdefault('accept',{})
    a['filiação.genitor_1.nome_completo']=[''];a['filiação.genitor_2.nome_completo']=[mother]
    if nat: a['filiação.genitor_1.naturalidade']=[''];a['filiação.genitor_2.naturalidade']=[nat]
def save(name,body,css,t,page='A4',title='Certidão'):
    doc=f"<!doctype html><html lang=pt-BR><head><meta charset=utf-8><title>{title}</title><style>@page{{size:{page};margin:0}}*{{box-sizing:border-box}}html,body{{font-variant-ligatures:none;margin:0;padding:0;-webkit-print-color-adjust:exact}}{css}</style></head><body>{body}</body></html>"
    f=os.path.join(OUT,name+'.html')
    open(f,'w',encoding='utf-8').write(doc)
    json.dump(t,open(os.path.join(OUT,name+'.json'),'w',encoding='utf-8'),ensure_ascii=False,indent=1)
def qr(seed,mm=24,n=33):
    r=random.Random('qr'+seed); g=[[r.random()<.5 for _ in range(n)] for _ in range(n)]
    for (a,b) in ((0,0),(0,n-7),(n-7,0)):
        for i in range(-1,8):
            for j in range(-1,8):
                if 0<=a+i<n and 0<=b+j<n: g[a+i][b+j]=(0<=i<7 and 0<=j<7) and (i in(0,6) or j in(0,6) or (2<=i<=4 and 2<=j<=4))
    d=''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg viewBox="-2 -2 {n+4} {n+4}" style="width:{mm}mm;height:{mm}mm;background:#fff"><path d="{d}" fill="#000"/></svg>'
def arms(mm=18,c='#333',fill='none'):
    import math
    st=' '.join(f"{50+(30 if i%2==0 else 12)*math.sin(i*math.pi/5):.1f},{46-(30 if i%2==0 else 12)*math.cos(i*math.pi/5):.1f}" for i in range(10))
    lv=''.join(f'<ellipse cx="{50+s*(42+2*math.sin(i)):.0f}" cy="{74-i*9}" rx="3" ry="8" transform="rotate({s*25} {50+s*42} {74-i*9})" fill="{c}" opacity=".75"/>' for s in(-1,1) for i in range(6))
    return f'<svg viewBox="0 0 100 100" style="width:{mm}mm;height:{mm}mm"><polygon points="{st}" fill="{fill}" stroke="{c}" stroke-width="3"/><circle cx="50" cy="46" r="11" fill="#fff" stroke="{c}" stroke-width="2"/>{lv}<path d="M22 84 Q50 96 78 84 L80 92 Q50 104 20 92Z" fill="{c}"/></svg>'
def wave(color,op=.25,step=8,amp=3,w=595,h=842):
    import math
    s=''
    for k in range(0,h+step,step):
        s+=f'M0 {k}'+''.join(f'q{15} {(-amp if i%2 else amp)*2} 30 0' for i in range(w//30+1))
    return f'<svg viewBox="0 0 {w} {h}" preserveAspectRatio="none" style="position:absolute;left:0;top:0;width:100%;height:100%;z-index:-1"><path d="{s}" fill="none" stroke="{color}" stroke-width=".5" opacity="{op}"/></svg>'
def stamp(lines,c='#24408e',mm=30,rot=-8):
    t=''.join(f'<text x="50" y="{50+(i-(len(lines)-1)/2)*11:.0f}" font-size="{min(9,150/max(len(l),1)):.1f}" text-anchor="middle" fill="{c}" font-family="Liberation Sans">{e(l)}</text>' for i,l in enumerate(lines))
    return f'<svg viewBox="0 0 100 100" style="width:{mm}mm;height:{mm}mm;transform:rotate({rot}deg);opacity:.7"><circle cx="50" cy="50" r="47" fill="none" stroke="{c}" stroke-width="2"/><circle cx="50" cy="50" r="42" fill="none" stroke="{c}"/>{t}</svg>'
def sig(seed,c='#1a2a6c',w=40):
    r=random.Random('s'+seed); x=5;d='M5 20'
    while x<90:
        x+=r.randint(6,14); d+=f' Q{x-4} {r.randint(0,38)} {x} {r.randint(12,28)}'
    return f'<svg viewBox="0 0 100 40" style="width:{w}mm;height:{w*.3}mm;display:block;margin:0 auto -2mm"><path d="{d}" fill="none" stroke="{c}" stroke-width="1.1"/></svg>'
def code(r,n,al='ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'): return ''.join(r.choice(al) for _ in range(n))
def emi(p,lo,hi):
    d=datetime.date(p.r.randint(lo,hi),p.r.randint(1,12),p.r.randint(1,28))
    return max(d,p.reg+datetime.timedelta(3)) if d<p.reg else d
