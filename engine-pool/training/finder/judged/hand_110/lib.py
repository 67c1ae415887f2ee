import random, json, os, math
from html import escape as esc
UF={'AC':'Acre','AL':'Alagoas','AP':'Amapá','AM':'Amazonas','BA':'Bahia','CE':'Ceará','DF':'Distrito Federal','ES':'Espírito Santo','GO':'Goiás','MA':'Maranhão','MT':'Mato Grosso','MS':'Mato Grosso do Sul','MG':'Minas Gerais','PA':'Pará','PB':'Paraíba','PR':'Paraná','PE':'Pernambuco','PI':'Piauí','RJ':'Rio de Janeiro','RN':'Rio Grande do Norte','RS':'Rio Grande do Sul','RO':'Rondônia','RR':'Roraima','SC':'Santa Catarina','SP':'São Paulo','SE':'Sergipe','TO':'Tocantins'}
CITY=[tuple(x.rsplit('/',1)) for x in '''Xapuri/AC|Sena Madureira/AC|Palmeira dos Índios/AL|União dos Palmares/AL|Oiapoque/AP|Laranjal do Jari/AP|Tefé/AM|São Gabriel da Cachoeira/AM|Vitória da Conquista/BA|Santo Antônio de Jesus/BA|Quixeramobim/CE|Crateús/CE|Brasília/DF|Domingos Martins/ES|Cachoeiro de Itapemirim/ES|Jataí/GO|Alto Paraíso de Goiás/GO|Imperatriz/MA|Barra do Corda/MA|Barra do Garças/MT|Sinop/MT|Ponta Porã/MS|Aquidauana/MS|Conceição do Mato Dentro/MG|São João del-Rei/MG|Poços de Caldas/MG|Óbidos/PA|Conceição do Araguaia/PA|Cajazeiras/PB|Areia/PB|Foz do Iguaçu/PR|Prudentópolis/PR|Serra Talhada/PE|Garanhuns/PE|São Raimundo Nonato/PI|Oeiras/PI|Nova Friburgo/RJ|Angra dos Reis/RJ|Mossoró/RN|Caicó/RN|Santana do Livramento/RS|Não-Me-Toque/RS|Bagé/RS|Ji-Paraná/RO|Guajará-Mirim/RO|Pacaraima/RR|Boa Vista/RR|Blumenau/SC|Herval d'Oeste/SC|São Bento do Sul/SC|Mogi das Cruzes/SP|Santa Bárbara d'Oeste/SP|Registro/SP|Itabaiana/SE|Lagarto/SE|Gurupi/TO|Tocantinópolis/TO'''.split('|')]
P={ # surnames, female, male
'pt':('Albuquerque|da Conceição|Sant\'Anna|dos Anjos|Magalhães|D\'Ávila|de Sá|Brandão|Frazão|Lopes de Menezes|Pó|Guedes|Araújo|Quintão|Cavalcanti|do Espírito Santo|Assunção|Leão|Tourinho|Falcão|Vilela|Damasceno|Peçanha|Bulhões','Maria das Dores|Ana|Lívia|Conceição|Raimunda|Iolanda|Aparecida|Zuleide|Benedita|Luíza|Verônica|Eulália|Inês|Júlia|Rosângela|Eva|Helena Sofia|Tainá','José|Antônio|Ítalo|Sebastião|Raimundo Nonato|Davi|Eurípedes|João Batista|Benício|Otávio|Caetano|Clóvis|Luís|Expedito|Zé Renato|Noé|Tomé|Jacó'),
'it':('Zandonadi|Dal Pozzo|Ferraresi|D\'Alessandro|Bortolotti|Giacomelli|Venturin|De Nardi','Giovanna|Ada|Carmela|Assunta|Bianca|Ornella|Pierina','Ângelo|Pietro|Vittorio|Elio|Santo|Enzo|Ugo'),
'de':('Schmitt|von Mühlen|Kreutzfeld|Hoffmann|Döring|Reichert|Zwicker|Strauß','Gertrud|Hilda|Ingrid|Frida|Lieselotte|Astrid','Otto|Hans Jürgen|Egon|Wilson|Günther|Ervino|Ivo'),
'jp':('Yamashita|Hashimoto|Kobayashi|Nishi|Takahashi|Ueda|Okuyama','Sayuri|Akemi|Michiko|Yoko|Harumi|Naomi','Kenji|Hiroshi|Takeo|Massao|Ryu|Shiguero'),
'ar':('Abdalla|El Khouri|Haddad|Mansour|Chalita|Bou Nassif|Sleiman','Samira|Nádia|Leila|Zahra|Muna|Yasmin','Nagib|Elias|Omar|Farid|Salim|Jorge Tufic'),
'in':('Tukano|Guajajara|Xakriabá|Baré|Terena|Pankararu|Kaingang','Iracema|Jaciara|Ubiraci|Potira|Kerexu|Moema','Ubiratan|Kaiowá|Tupã|Peri|Raoni|Jurandir')}
P={k:tuple(s.split('|') for s in v) for k,v in P.items()}
KF='Maria Valentina|Ana Júlia|Ísis|Eloá|Thaynara|Lorena|Zoé|Débora Cristina|Raíssa|Mikaela|Nair|Antônia Vitória|Yara|Cecília|Maria do Socorro|Stephany|Olívia|Agnes|Ágata|Rute|Iolanda Beatriz|Jéssica|Tâmara|Clara Luz|Noemi'.split('|')
KM='Enzo Gabriel|João Miguel|Ravi|Luan|Kauã Henrique|Ícaro|Noah|Uélinton|Davi Lucca|Caio|Ariovaldo|Téo|Joaquim|Natã|Wellington|Tomás|Érico|Benjamim|Jônatas|Saulo|Luiz Otávio|Dário|Zaqueu|Vicente|Anísio'.split('|')
HOSP='Hospital e Maternidade Santa Izabel|Maternidade Municipal Dr. Adhemar Sarmento|Santa Casa de Misericórdia|Hospital Regional Nossa Senhora do Ó|Hospital Universitário - UTI Neonatal|Casa de Parto Flor de Lótus|Unidade Mista de Saúde Irmã Dulcina|Hosp. São Vicente de Férrer'.split('|')
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D='0 0 vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C='0 cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def num(n):
    if n<20: return U[n]
    if n<100: return D[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return C[n//100]+(' e '+num(n%100) if n%100 else '')
    t='mil' if n//1000==1 else num(n//1000)+' mil'; r=n%1000
    return t if not r else t+(' e ' if r<100 or r%100==0 else ' ')+num(r)
class Dt(tuple):
    s=property(lambda t:'%02d/%02d/%04d'%t)
    w=property(lambda t:('primeiro' if t[0]==1 else num(t[0]))+' de '+MES[t[1]-1]+' de '+num(t[2]))
    m=property(lambda t:'%02d de %s de %d'%(t[0],MES[t[1]-1],t[2]))
    dd=property(lambda t:'%02d'%t[0]); mm=property(lambda t:'%02d'%t[1]); yy=property(lambda t:'%04d'%t[2])
def after(R,d,lo,hi):
    import datetime as q
    x=q.date(d[2],d[1],d[0])+q.timedelta(R.randint(lo,hi))
    if x.weekday()==6: x+=q.timedelta(1)
    return Dt((x.day,x.month,x.year))
def rdate(R,y0,y1): return Dt((R.randint(1,28),R.randint(1,12),R.randint(y0,y1)))
def cpf(R):
    d=[R.randint(0,9) for _ in range(9)]
    for n in (10,11):
        r=sum(a*b for a,b in zip(d,range(n,1,-1)))*10%11; d.append(0 if r==10 else r)
    s=''.join(map(str,d)); return '%s.%s.%s-%s'%(s[:3],s[3:6],s[6:9],s[9:])
def mdv(s):
    for _ in 'ab':
        m=32-len(s); t=0
        for c in s: t+=int(c)*m; m=0 if m==10 else m+1
        r=t%11; s+=str(1 if r>9 else r)
    return s[-2:]
def matric(cns,y,l,f,t):
    g=[cns,'01','55',str(y),'1','%05d'%l,'%03d'%f,'%07d'%t]; return g+[mdv(''.join(g))]
def fam(R,e,g,sn=None):
    s,f,m=P[e]; return R.choice(f if g=='F' else m), sn or R.choice(s)
class O(dict):
    __getattr__=dict.get; __setattr__=dict.__setitem__
GEN={'F':'Feminino','M':'Masculino'}
def person(seed,city,kind='',sex=None,yb=(1985,2021),eth=None,sep='/',folv=False,issue=(2012,2024)):
    """kind: letters a=mother alone m=two mothers t=twin T=triplet h=home l=late f=foreign father n=no grandparents pat c=no cpf q=hour unknown"""
    R=random.Random(seed); p=O(R=R,kind=kind); p.sex=sex or 'FMMFFFMMFMFM'[(seed//110*5+seed)%12]; sd=(seed//100-11)*4+seed%10
    e1,e2=(eth or R.choice(['pt,pt','pt,it','de,pt','jp,pt','ar,it','pt,in','it,de','pt,jp'])).split(',')
    used=set()
    def given(e,g):
        while 1:
            n=R.choice(P[e][1 if g=='F' else 2])
            if n not in used and not set(n.split())&bad: used.add(n); return n
    def sur(e,no=()):
        while 1:
            n=R.choice(P[e][0])
            if n not in no: return n
    sf=sur(e1); sm=sur(e2,(sf,)); x,y=sur('pt',(sf,sm)),sur(e2,(sf,sm))
    y=y if y!=x else sur('pt',(sf,sm,x)); gf='F' if 'm' in kind else 'M'
    bad={w for z in (sf,sm,x,y) for w in z.split()}
    p.fa=' '.join([given(e1,gf),x,sf]); p.mo=' '.join([given(e2,'F'),y,sm])
    p.paf=' '.join([given(e1,'M'),sf]); p.pam=' '.join([given(e1,'F'),x]+([sf] if R.random()<.6 else []))
    p.maf=' '.join([given(e2,'M'),sm]+(['Filho'] if R.random()<.25 else [])); p.mam=' '.join([given(e2,'F'),R.choice(['da Luz','Pinheiro','']),y]).replace('  ',' ')
    kn=KF if p.sex=='F' else KM; p.given=kn[sd*7%len(kn)]
    p.tail=(sm if 'a' in kind else sm+' '+sf); p.name=p.given+' '+p.tail
    p.twins=[]
    for i in range(2 if 'T' in kind else 1 if 't' in kind else 0):
        p.twins.append(R.choice([k for k in (KF if i==0 else KM) if k!=p.given])+' '+p.tail)
    p.city,p.uf=city; near=[c for c in CITY if c[1]==p.uf and c!=city] or CITY
    b=R.choice(near+[city]*2); p.bcity,p.buf=b if 'B' in kind else city
    nt=lambda c: c[0]+({'/':'/%s','-':' - %s','(':' (%s)',',':', %s','.':' – %s'}[sep]%(UF[c[1]] if sep==',' else c[1]))
    p.nt=nt; p.bn=nt((p.bcity,p.buf)); p.fn=nt(R.choice(CITY+[city]*20)); p.mn=nt(R.choice(CITY+[city]*20))
    if 'f' in kind: p.fn=R.choice({'jp':['Fukuoka, Japão'],'ar':['Zahle, Líbano'],'de':['Hamburgo, Alemanha'],'it':['Treviso, Itália']}.get(e1,['Encarnación, Paraguai','Iquitos, Peru','Luanda, Angola']))
    p.hosp='' if 'h' in kind else R.choice(HOSP)
    if p.bcity=='Oiapoque' and p.hosp: p.hosp='Hospital Estadual do Oiapoque'
    p.b=rdate(R,*yb); p.h=None if 'q' in kind else (R.randint(0,23),R.randint(0,59))
    p.r=after(R,p.b,2000,6000) if 'l' in kind else after(R,p.b,2,40)
    lo=max(issue[0],p.r[2]); p.e=rdate(R,lo,max(lo,issue[1]))
    if (p.e[2],p.e[1],p.e[0])<=(p.r[2],p.r[1],p.r[0]): p.e=after(R,p.r,1,300)
    p.cns='%06d'%R.randint(10000,169999); l,f,t=R.randint(3,480),R.randint(1,300),R.randint(150,160000)
    p.l,p.f,p.t=l,f,t; p.mg=matric(p.cns,p.r[2],l,f,t); p.mat=' '.join(p.mg[:-1])+' '+p.mg[-1]
    p.cpf='' if 'c' in kind else cpf(R)
    p.dnv='30-%08d-%d'%(R.randint(10**7,10**8-1),R.randint(0,9)) if p.b[2]>=2011 and 'l' not in kind else ''
    nm=lambda g:' '.join([R.choice(P['pt'][1 if g=='F' else 2]),sur(R.choice(['pt','it','de'])),sur('pt',(sf,))])
    p.nm=nm; og=R.choice('FM'); p.og=og; p.off=nm(og); p.clerk=nm(R.choice('FM')); p.oc=R.choice(['Oficial','Registrador']) if og=='M' else R.choice(['Oficiala','Registradora'])
    p.wit=[nm('M'),nm('F')]; p.addr='%s, %d, %s'%(R.choice(['Rua Barão do Rio Branco','Av. Getúlio Vargas','Praça da Matriz','Travessa Quintino Bocaiuva','Rua XV de Novembro','Av. Sete de Setembro']),R.randint(12,1980),R.choice(['Centro','Bairro Novo','Vila Operária','Santa Luzia']))
    p.cep='%02d%03d-%03d'%(R.randint(10,98),R.randint(0,999),R.randint(0,999)); p.tel='(%d) %d-%04d'%(R.choice([11,31,41,68,71,85,92,95,96]),R.randint(3200,3899),R.randint(0,9999))
    p.cart=R.choice(['Registro Civil das Pessoas Naturais do 2º Ofício de %s','Cartório do Registro Civil - Sede da Comarca de %s','Ofício Único de %s','1º Registro Civil das Pessoas Naturais de %s','Serventia de Registro Civil e Notas de %s'])%p.city
    if R.random()<.3: p.cart='Cartório %s - Registro Civil'%p.off.split()[-1]
    p.selo=''.join(R.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in 'abc')+'%06d'%R.randint(0,999999)+'-'+''.join(R.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789') for _ in 'abcd')
    if 'n' in kind: p.paf=p.pam=''
    if 'a' in kind: p.fa=p.fn=p.paf=p.pam=''
    assert p.e[2]<=2025,(seed,p.e)
    p.av=p.an=''; p.oname,p.ofa=p.name,p.fa; return p
def upper(p,*ks):
    for k in ks or 'name fa mo paf pam maf mam bn fn mn bcity hosp'.split(): p[k]=(p[k] or '').upper()
    p.twins=[t.upper() for t in p.twins]
    return p
def late(p):
    "the certificate is issued after every date in its notes"
    import re
    ds=[Dt((int(a),int(b),int(c))) for a,b,c in re.findall(r'(\d\d)/(\d\d)/(\d{4})',p.av+p.an)]
    m=max(ds,key=lambda d:d[::-1],default=p.r)
    if m[::-1]>=p.e[::-1]: p.e=after(p.R,m,20,500)
    assert p.e[2]<=2025,(p.name,p.e,m)
def truth(case,p,W,H,drop=(),accept=None,mofirst=False,nat=None,nota=False,texto=None,hosp=None,lv=None,joint=False,cad=(),**kw):
    g1,g2=dict(nome_completo=p.fa,naturalidade=p.fn),dict(nome_completo=p.mo,naturalidade=p.mn)
    if mofirst or not p.fa: g1,g2=g2,g1
    e0=p.e; late(p); assert p.e==e0,(case,e0,p.av,p.an)
    lv=lv or (str(p.l),str(p.f),str(p.t)); acc={}
    hp=p.hosp if hosp is None else hosp
    d={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
    'dados_pessoais':{'nome_completo':p.name,'cpf':p.cpf,'matrícula':p.mat,'data_nascimento':{'texto_completo':texto or p.b.s,'dia':p.b.dd,'mês':p.b.mm,'ano':p.b.yy},'hora_nascimento':'%02d:%02d'%p.h if p.h else '','naturalidade':nat or p.bcity+'/'+p.buf,'sexo':GEN[p.sex]},
    'local_nascimento':{'estabelecimento':hp,'município':p.bcity,'uf':p.buf},
    'registro':{'município':p.city,'uf':p.uf,'cartório':p.cart,'data_registro':p.r.s,'número_dnv':p.dnv,'livro':lv[0],'folha':lv[1],'termo':lv[2]},
    'filiação':{'genitor_1':g1,'genitor_2':g2},
    'avós':{'paternos':{'avô':p.paf,'avó':p.pam},'maternos':{'avô':p.maf,'avó':p.mam}},
    'gêmeos':{'status':'Sim' if p.twins else 'Não','informações_adicionais':'; '.join(p.twins)},
    'observações':{'averbações':p.av,'anotações':p.an},
    'autenticação':{'selo_digital':p.selo,'oficial_registro':p.off,'data_emissão':p.e.s}}
    if not nat: acc['dados_pessoais.naturalidade']=['']
    if texto and texto!=p.b.s: acc['dados_pessoais.data_nascimento.texto_completo']=[p.b.s]
    if 'h' in p.kind: acc['local_nascimento.estabelecimento']=['','Domicílio','em domicílio']
    if 'm' in p.kind:
        for k in ('avô','avó'): acc['avós.paternos.'+k],acc['avós.maternos.'+k]=[d['avós']['maternos'][k]],[d['avós']['paternos'][k]]
    for k in drop:
        o=d; *a,z=k.split('.')
        for i in a: o=o[i]
        o[z]={x:'' for x in o[z]} if isinstance(o[z],dict) else ''
        acc.pop(k,None)
    for g in('genitor_1','genitor_2'):
        a,_,z=d['filiação'][g]['naturalidade'].rpartition(', ')
        acc.update({f'filiação.{g}.naturalidade':[a+'/'+u] for u,v in UF.items() if v.upper()==z.upper()})
    acc.update(accept or {})
    return dict(case=case,layout=case.split('-')[0],condition='pdf_born_digital',file=case+'.pdf',width=W,height=H,resizeImage=False,data=d,accept=acc,meta=dict(twin_names=p.twins,joint_notes=joint,cadastro=list(cad)))
def arms(s=46,c='#345'):
    st=''.join('%.1f,%.1f '%((20 if i%2==0 else 8)*math.sin(i*math.pi/5)+30,-(20 if i%2==0 else 8)*math.cos(i*math.pi/5)+30) for i in range(10))
    lv=''.join('<ellipse cx="%.1f" cy="%.1f" rx="2.2" ry="5" transform="rotate(%d %.1f %.1f)"/>'%(30+26*math.cos(a),30+26*math.sin(a),math.degrees(a)+25,30+26*math.cos(a),30+26*math.sin(a)) for a in [math.radians(x) for x in range(-40,221,20)])
    return f'<svg width="{s}" height="{s}" viewBox="0 0 60 60"><g fill="none" stroke="{c}"><polygon points="{st}" stroke-width="1.2"/><circle cx="30" cy="30" r="7"/><circle cx="30" cy="30" r="5" fill="{c}" fill-opacity=".3"/></g><g fill="{c}" opacity=".75">{lv}</g></svg>'
def qr(R,s=52,n=25):
    g=[[R.random()<.48 for _ in range(n)] for _ in range(n)]
    for a,b in((0,0),(0,n-7),(n-7,0)):
        for i in range(-1,8):
            for j in range(-1,8):
                if 0<=a+i<n and 0<=b+j<n: g[a+i][b+j]=0<=i<7 and 0<=j<7 and (i in(0,6) or j in(0,6) or(2<=i<=4 and 2<=j<=4))
    return f'<svg width="{s}" height="{s}" viewBox="0 0 {n} {n}"><path d="'+''.join(f'M{j} {i}h1v1h-1z' for i in range(n) for j in range(n) if g[i][j])+'"/></svg>'
def sig(R,w=120,h=30,c='#1a2a7a'):
    x=4; s=f'M{x} {h*.6:.0f}'
    while x<w-20:
        x+=R.randint(7,15); s+=f' S{x-6} {R.randint(1,h-2)} {x} {R.randint(int(h*.3),int(h*.8))}'
    return f'<svg class="sig" width="{w}" height="{h}"><path d="{s}" fill="none" stroke="{c}" stroke-width="1.1"/></svg>'
def guil(w,h,c='#9ab',n=3,m=14):
    o=''
    for k in range(n):
        pts=lambda L:[(i,m/2+(m/2-4)*math.sin(i/9+k*2)) for i in range(m,int(L)-m,4)]
        for (f,L) in ((lambda a,b:(a,b),w),(lambda a,b:(a,h-b),w),(lambda a,b:(b,a),h),(lambda a,b:(w-b,a),h)):
            o+='M'+' '.join('%.1f %.1f'%f(a,b) for a,b in pts(L))
    return f'<svg style="position:absolute;left:0;top:0" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><path d="{o}" fill="none" stroke="{c}" stroke-width=".5"/></svg>'
def html(W,H,css,bodies):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}body{{margin:0;width:{W}pt}}.pg{{position:relative;width:{W}pt;height:{H}pt;overflow:hidden}}table{{border-collapse:collapse;width:100%}}{css}</style></head><body style="height:{H*len(bodies)}pt">'+''.join(f'<div class="pg">{b}</div>' for b in bodies)+'</body></html>'
