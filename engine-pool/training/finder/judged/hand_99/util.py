import random, json, os, re
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
ROM='I II III IV V VI VII VIII IX X XI XII'.split()
UF={'AC':'Acre','AL':'Alagoas','AP':'Amapá','AM':'Amazonas','BA':'Bahia','CE':'Ceará','DF':'Distrito Federal','ES':'Espírito Santo','GO':'Goiás','MA':'Maranhão','MT':'Mato Grosso','MS':'Mato Grosso do Sul','MG':'Minas Gerais','PA':'Pará','PB':'Paraíba','PR':'Paraná','PE':'Pernambuco','PI':'Piauí','RJ':'Rio de Janeiro','RN':'Rio Grande do Norte','RS':'Rio Grande do Sul','RO':'Rondônia','RR':'Roraima','SC':'Santa Catarina','SP':'São Paulo','SE':'Sergipe','TO':'Tocantins'}
OLD={'AL':'Alagôas','GO':'Goyaz','MT':'Matto Grosso','MG':'Minas Geraes','PB':'Parahyba','PI':'Piauhy','ES':'Espirito Santo','CE':'Ceará'}
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D='x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C='x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def num(n,f=False,old=False):
    if n>=1000:
        t=n//1000;r=n%1000;s=('' if t==1 else num(t,f)+' ')+'mil'
        if r: s+=(' e ' if r<100 or r%100==0 else ' ')+num(r,f)
    elif n==100: s='cem'
    elif n>=100: s=C[n//100]+(' e '+num(n%100,f) if n%100 else ''); s=s.replace('entos','entas') if f else s
    elif n>=20: s=D[n//10]+(' e '+num(n%10,f) if n%10 else '')
    else: s=U[n]
    if f: s=re.sub(r'\bum\b','uma',re.sub(r'\bdois\b','duas',s))
    if old: s=s.replace('três','tres').replace('dezesseis','dezeseis').replace('dezessete','dezesete').replace('dois','dous').replace('cinquenta','cincoenta')
    return s
def dw(d,old=False,first=True): return 'primeiro' if d==1 and first else num(d,old=old)
def mes(m,old=False): return MES[m-1].capitalize() if old else MES[m-1]
def br(t,sep='/'): return f'{t[0]:02d}{sep}{t[1]:02d}{sep}{t[2]}'
def ext(t): return f"{'1º' if t[0]==1 else t[0]} de {MES[t[1]-1]} de {t[2]}"
def words(t): return f'{dw(t[0])} de {MES[t[1]-1]} de {num(t[2])}'
def roman(t): return f'{t[0]}-{ROM[t[1]-1]}-{t[2]}'
def de(u): return {'MG':'de','GO':'de','PE':'de','MT':'de','SC':'de','SP':'de','SE':'de','AL':'de','MS':'de','RO':'de','RR':'de','BA':'da','PB':'da'}.get(u,'do')
F=dict(
 pt=("Antônio José Sebastião Benedito Raimundo Joaquim Manoel Geraldo Severino Otávio Anísio Lázaro Cândido Firmino Odilon Jerônimo Tibúrcio Gaspar Hermes Abdias".split(),"Maria Ana Francisca Rita Conceição Benedita Josefa Luzia Perpétua Alzira Idalina Quitéria Sebastiana Zulmira Etelvina Carolina Adelaide Isaura Eulália Noêmia".split(),"Silveira|de Araújo|Peçanha|do Amaral|Bittencourt|de Sant'Anna|Vilas Boas|Cavalcanti|Nogueira|dos Anjos|Falcão|Teixeira|Magalhães|da Paixão|Gouvêa|Brandão|Quaresma|Sobral|de Assunção|Xavier|Leitão|Fragoso|Mourão|Antunes|Sá|Paz|Taveira|D'Ávila".split('|')),
 it=("Giuseppe Luigi Angelo Pasquale Domingos Ettore Vitório Carmelo".split(),"Assunta Carmela Rosina Giuditta Ângela Thereza Filomena Albina".split(),"Bertolazzi|Dall'Agnol|Zanon|Pizzolatti|De Marchi|Fornasier|Scalabrin|Menegatti|Dal Pozzo|Brusamolin|Ceccato|Tonello".split('|')),
 de=("Wilhelm Germano Frederico Rodolfo Otto Helmuth Alvino Reinoldo".split(),"Frieda Hedwig Erna Bertha Elsa Gertrudes Wally Hilda".split(),"Krüger|Schmökel|von Hartenthal|Weissheimer|Güntzel|Kretzschmar|Baumgärtner|Oechsler|Thiesen|Rückl".split('|')),
 ja=("Kenji Tadashi Hiroshi Masao Shigueru Yoshio Takeo Isamu".split(),"Fumiko Haruko Tomie Kiyoko Michiko Sadako Yukie Hatsue".split(),"Nakashima|Oshiro|Higashioka|Kuwabara|Miyazato|Tsuchiya|Ueda|Arakaki|Shinohara".split('|')),
 ar=("Salim Nagib Elias Jamil Chafik Aziz Fuad Rachid".split(),"Nazira Salma Latife Adibe Zahia Jamile Mariam Sumaia".split(),"Abdalla|Haddad Kfouri|El-Khoury|Saab|Chedid|Maluly|Bou Assi|Tannous".split('|')),
 ind=("Tukumã Kamaiá Moacir Ubirajara Davi Benício Paulino Genivaldo".split(),"Iracema Jaciara Potira Yara Nilcinha Kerexu Luzenir Araci".split(),"Munduruku|Macuxi|Tikuna|Wapichana|Sateré|Baniwa|Ka'apor|Xerente".split('|')),
 new=("Enzo Davi Ícaro Kauê Murilo Ravi Otto João Anthony Théo Samuel Caíque Yan Wesley Jônatas Luan".split(),"Heloísa Maitê Lívia Ágatha Júlia Sophia Yasmin Letícia Thaís Cecília Antonella Zoé Ariadne Nicolly Bianca Isis".split(),"da Rocha|Pimentel|Vasconcelos|Prado|Damasceno|Bulhões|Coutinho|Carneiro|Barreto|de Queiroz|Paranhos|do Carmo|Salviano|Moura|Galvão|Trindade|Villela|Rangel".split('|')))
class O:
    def __init__(self,**k): self.__dict__.update(k)
def name(r,st,g,*sur):
    f=r.choice(F[st][0 if g=='M' else 1])
    mid=(r.choice(['Pedro','Augusto','Carlos','Luiz','Inácio','Eduardo']) if g=='M' else r.choice(['Cristina','Helena','Aparecida','de Lourdes','do Socorro','Amélia'])) if r.random()<.45 else ''
    if mid==f: mid=''
    return ' '.join(x for x in (f,mid)+sur if x)
def fam(r,sf='pt',sm='pt',s=None,kid=None,up=False):
    s=s or r.choice('MF'); S=F[sf][2]; a=r.choice(S); M=[x for x in F[sm][2] if x!=a]; b=r.choice(M)
    used=set()
    def n(st,g,*q):
        while 1:
            x=name(r,st,g,*q)
            if x not in used and x.split()[0] not in {u.split()[0] for u in used}: used.add(x); return x
    oth=lambda st,x: r.choice([y for y in F[st][2] if y not in(x,a,b)])
    f=n(sf,'M',r.choice(['',oth(sf,a)]),a); m=n(sm,'F',b,r.choice(['',a]))
    c=kid or n('new' if sf=='new' else r.choice(['pt',sf]),s,b,a)
    p=O(c=c,s=s,f=f,m=m,a=a,b=b,ff=n(sf,'M',a),fm=n(sf,'F',oth(sf,a),r.choice(['',a])),mf=n(sm,'M',oth(sm,b),b),mm=n(sm,'F',r.choice(['',oth(sm,b)]),b),o='o' if s=='M' else 'a',sx='masculino' if s=='M' else 'feminino',n=n)
    if up:
        for k in('c','f','m','ff','fm','mf','mm'): setattr(p,k,getattr(p,k).upper())
    return p
def oldwho(r,g=None,st=('pt','pt','pt','it','de'),su=('pt','pt','it','de')):
    a,b=r.choice(F['pt'][2]),r.choice(F[r.choice(su)][2])
    return name(r,r.choice(st),g or r.choice('MF'),a,b if b!=a else 'de Mello')
def who(r,g=None): return oldwho(r,g,('pt','pt','it','de','new'),('pt','new','it','ar'))
def cpf(r):
    d=[r.randint(0,9) for _ in range(9)]
    for _ in 0,1:
        t=sum((len(d)+1-i)*x for i,x in enumerate(d))*10%11%10; d.append(t)
    s=''.join(map(str,d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def _dv(s):
    m=32-len(s);t=0
    for d in s: t+=int(d)*m; m=(m+1)%11
    return str(1 if t%11>9 else t%11)
def mat(r,y,li,fo,te,tp=1,sp=True):
    p=[f'{r.randint(10000,159999):06d}','01','55',str(y),str(tp),f'{li:05d}',f'{fo:03d}',f'{te:07d}']; b=''.join(p); x=_dv(b); x+=_dv(b+x)
    return ' '.join(p+[x]) if sp else b+x
def hhmm(h,m=0): return f'{h:02d}:{m:02d}'
def arms(w=48,col='#234'):
    pts=' '.join(f'{30+(26 if i%2==0 else 11)*__import__("math").sin(i*.6283):.1f},{32-(26 if i%2==0 else 11)*__import__("math").cos(i*.6283):.1f}' for i in range(10))
    return f'<svg width="{w}" height="{w}" viewBox="0 0 60 66"><path d="M8 52Q2 30 14 14M52 52Q58 30 46 14" fill="none" stroke="{col}" stroke-width="2.5" stroke-dasharray="3 2"/><polygon points="{pts}" fill="none" stroke="{col}" stroke-width="2"/><circle cx="30" cy="32" r="9" fill="none" stroke="{col}" stroke-width="1.6"/><path d="M12 58q18 7 36 0" fill="none" stroke="{col}" stroke-width="3"/></svg>'
def qr(r,n=25,w=62):
    d=''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if r.random()<.47 and not((x<8 or x>n-9) and y<8 or x<8 and y>n-9))
    e=''.join(f'M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z' for x,y in((0,0),(n-7,0),(0,n-7)))
    return f'<svg width="{w}" height="{w}" viewBox="0 0 {n} {n}"><path fill-rule="evenodd" d="{d}{e}"/></svg>'
def sig(r,w=150,h=34,col='#1b2f7a'):
    x=4;p=f'M4 {h*.6:.0f}'
    while x<w-20: x+=r.randint(7,15); p+=f'q{r.randint(-6,8)} {r.randint(-22,-4)} {r.randint(5,11)} {r.randint(-5,5)}t{r.randint(2,6)} {r.randint(-3,6)}'
    return f'<svg width="{w}" height="{h}" viewBox="0 -8 {w} {h+14}" preserveAspectRatio="none"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.2"/></svg>'
def stamp(txt,w=84,col='#5a3d8a'):
    return f'<svg width="{w}" height="{w}" viewBox="0 0 84 84"><circle cx="42" cy="42" r="39" fill="none" stroke="{col}" stroke-width="1.4"/><circle cx="42" cy="42" r="27" fill="none" stroke="{col}" stroke-width=".8"/><path id="p" d="M42 75A33 33 0 1 1 42.1 75" fill="none"/><text font-size="7.4" fill="{col}" font-family="Liberation Sans"><textPath href="#p" startOffset="4">{txt}</textPath></text><path d="M42 26l4 11 12 0-9 7 3 11-10-7-10 7 3-11-9-7 12 0z" fill="none" stroke="{col}"/></svg>'
def truth(p,case,*,dn,dtx,hora='',mun,uf,est='',rm=None,ru=None,cart,dr,li,fo,te,nf='',nm='',em,of,av='',an='',ac=None,cpf='',mat='',dnv='',selo='',nat=None,sex=None,g=None,gps=None,twin='',joint=False):
    mu=rm or mun; ru=ru or uf; nat=nat if nat is not None else f'{mun}/{uf}'
    A={'dados_pessoais.naturalidade':[''],'dados_pessoais.data_nascimento.texto_completo':[br(dn)]}
    g=g or ((p.f,nf),(p.m,nm)); gps=gps or (p.ff,p.fm,p.mf,p.mm)
    A.update(ac or {})
    d={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
    'dados_pessoais':{'nome_completo':p.c,'cpf':cpf,'matrícula':mat,'data_nascimento':{'texto_completo':dtx,'dia':f'{dn[0]:02d}','mês':f'{dn[1]:02d}','ano':str(dn[2])},'hora_nascimento':hora,'naturalidade':nat,'sexo':sex if sex is not None else('Masculino' if p.s=='M' else 'Feminino')},
    'local_nascimento':{'estabelecimento':est,'município':mun,'uf':uf},
    'registro':{'município':mu,'uf':ru,'cartório':cart,'data_registro':br(dr) if dr else '','número_dnv':dnv,'livro':str(li),'folha':str(fo),'termo':str(te)},
    'filiação':{f'genitor_{i+1}':{'nome_completo':g[i][0],'naturalidade':g[i][1]} for i in(0,1)},
    'avós':{'paternos':{'avô':gps[0],'avó':gps[1]},'maternos':{'avô':gps[2],'avó':gps[3]}},
    'gêmeos':{'status':'Sim' if twin else 'Não','informações_adicionais':twin},
    'observações':{'averbações':av,'anotações':an},'autenticação':{'selo_digital':selo,'oficial_registro':of,'data_emissão':br(em)}}
    return d,A,O(twin=[twin] if twin else [],joint=joint)
def page(out,case,W,H,css,body,t):
    d,A,m=t
    html=f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{case}</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html{{margin:0}}body{{margin:0;width:{W}pt;height:{H}pt;position:relative;-webkit-print-color-adjust:exact}}p{{margin:0 0 6pt}}.c{{text-align:center}}.r{{text-align:right}}.j{{text-align:justify}}svg{{vertical-align:middle}}u{{text-decoration:none}}{css}</style></head><body>{body}</body></html>'
    open(f'{out}/{case}.html','w').write(html)
    json.dump({'case':case,'layout':case[:3],'condition':'pdf_born_digital','file':case+'.pdf','width':W,'height':H,'resizeImage':False,'data':d,'accept':{k:v for k,v in A.items() if v},'meta':{'twin_names':m.twin,'joint_notes':m.joint,'cadastro':[]}},open(f'{out}/{case}.json','w'),ensure_ascii=False,indent=1)
