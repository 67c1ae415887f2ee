import random,html,re
e=lambda s:html.escape(str(s),quote=False)
PL='''Rio Branco/AC Xapuri/AC Maceió/AL Palmeira dos Índios/AL Macapá/AP Laranjal do Jari/AP Parintins/AM São Gabriel da Cachoeira/AM Feira de Santana/BA Vitória da Conquista/BA Ilhéus/BA Sobral/CE Juazeiro do Norte/CE Quixadá/CE Taguatinga/DF Brasília/DF Cachoeiro de Itapemirim/ES Santa Maria de Jetibá/ES Anápolis/GO Cidade de Goiás/GO Imperatriz/MA São José de Ribamar/MA Rondonópolis/MT Barra do Garças/MT Dourados/MS Corumbá/MS Juiz de Fora/MG Poços de Caldas/MG São João del-Rei/MG Santarém/PA Conceição do Araguaia/PA Campina Grande/PB Cajazeiras/PB Londrina/PR São José dos Pinhais/PR Foz do Iguaçu/PR Garanhuns/PE Cabo de Santo Agostinho/PE Petrolina/PE Parnaíba/PI São Raimundo Nonato/PI Campos dos Goytacazes/RJ Nova Friburgo/RJ Maricá/RJ Mossoró/RN Caicó/RN Caxias do Sul/RS Santana do Livramento/RS São Leopoldo/RS Ji-Paraná/RO Guajará-Mirim/RO Boa Vista/RR Caracaraí/RR Blumenau/SC São Bento do Sul/SC Ribeirão Preto/SP Santa Bárbara d'Oeste/SP Mogi das Cruzes/SP Presidente Prudente/SP Lagarto/SE Estância/SE Araguaína/TO Porto Nacional/TO'''
PL=[tuple(x.split('/')) for x in re.findall(r"\S[^/]*/[A-Z]{2}",PL)]
FO=[('Porto','Portugal'),('Encarnación','Paraguai'),('Nápoles','Itália'),('Osaka','Japão'),('Beirute','Líbano'),('Cochabamba','Bolívia')]
MG='Antônio Benedito Caetano Décio Everaldo Florisvaldo Genésio Hiroshi Ítalo Joaquim Kauã Lázaro Moacyr Nivaldo Otávio Peri Quirino Raimundo Sebastião Tércio Ubirajara Vítor Wanderley Yuri Zózimo Ângelo Césare Günther Khalil João Luís Davi Estêvão Aírton Nélson Rômulo Ariel Tainã Jeremias Leônidas Adalberto'.split()
FG='Aparecida Benvinda Conceição Dalva Eulália Francisca Graça Helga Iracema Jandira Kátia Leocádia Marlúcia Neuza Ondina Perpétua Quitéria Rosângela Sônia Terezinha Úrsula Vânia Waldirene Yasmin Zuleica Inês Letícia Antônia Yumi Samira Moema Luzia Graciela Catarina Flávia Ludmila Josefa Mércia Nair Isolda'.split()
SN='Albuquerque|Bittencourt|Cavalcanti|Dall\'Agnol|Evangelista|Figueirêdo|Guimarães|Hoffmann|Iwamoto|Jatobá|Kretzschmar|Lacerda|Magalhães|Nakashima|d\'Ávila|Pederneiras|Queiróz|Rezende|Sant\'Anna|Tavares|Uchôa|Vasconcellos|Weizenmann|Xavier|Yazbek|Zimmermann|Abdalla|Bortolotto|Conceição|Damasceno|Espíndola|Fagundes|Gonçalves|Haddad|Issa|Junqueira|Kaxinawá|Leitão|Mendonça|Nóbrega|Oliveira|Peçanha|Quintão|Rossi|Siqueira|Takahashi|Umbelino|Valadão|Souza|Baniwa|Brandão|Pataxó|Assunção|Muniz|Fonsêca|Gadêlha|Marchiori|Schneider|Mascarenhas|Lopes|Nunes|Araújo|Assis|Moura|Pires'.split('|')
PA=['','de ','da ']
PTS='Conceição Damasceno Oliveira Assunção Souza Araújo Assis Moura Nóbrega Fonsêca Jatobá Lacerda Queiróz Rezende Mascarenhas'.split()
def pt(s):
    p=random.Random(s).choice(PA)
    if s not in PTS: p=''
    return p+s
U1='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
U2='_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
MS='_ janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def w(n): return U1[n] if n<20 else U2[n//10]+(' e '+U1[n%10] if n%10 else '')
def wy(y):
    a='mil novecentos' if y<2000 else 'dois mil'; y%=100
    return a+(' e '+w(y) if y else '')
dmy=lambda d:'%02d/%02d/%d'%d
ext=lambda d:'%d de %s de %d'%(d[0],MS[d[1]],d[2])
wd=lambda d:(w(d[0]) if d[0]>1 else 'primeiro')+' de '+MS[d[1]]+' de '+wy(d[2])
def cpf(R):
    n=[R.randrange(10) for _ in range(9)]
    for l in (10,11):
        s=sum(a*(l-i) for i,a in enumerate(n))*10%11; n.append(s%10)
    s=''.join(map(str,n)); return '%s.%s.%s-%s'%(s[:3],s[3:6],s[6:9],s[9:])
def dv(s):
    for _ in 'ab':
        m=32-len(s); t=0
        for c in s: t+=int(c)*m; m=0 if m+1>10 else m+1
        t%=11; s+=str(1 if t>9 else t)
    return s[-2:]
assert dv('551681015519751001050960144268')=='40'
class D(dict): __getattr__=dict.__getitem__; __setattr__=dict.__setitem__
def low(s): return s
def Rec(form,k,fam='pm',av='all',up=True,sep='/',years=(1990,2010),emis=(2012,2024),blank='***',cart='',notes='',twin=False,home=False,foreign=False,place=None,lv='%d',fl='%03d',tm='%d',mf='s',long=False,late=False,selo=0,nocpf=False):
    R=random.Random('85%s-%d'%(form,k)); T=str.upper if up else low; r=D(R=R,form=form,k=k,T=T,fam=fam,up=up,sep=sep)
    used=set()
    def G(s):
        for _ in range(99):
            g=R.choice(MG if s=='M' else FG)
            if g not in used: used.add(g); break
        return g
    def S():
        for _ in range(99):
            g=R.choice(SN)
            if g not in used: used.add(g); break
        return g
    def place_(): return R.choice(PL)
    r.rm,r.ruf=R.choice(PL) if not place else place
    r.bm,r.buf=(r.rm,r.ruf) if R.random()<.6 else R.choice(PL)
    y=R.randint(*years); r.dn=(R.randint(1,28),R.randint(1,12),y)
    rg=(r.dn[0]+R.randint(1,25),r.dn[1],y); rg=(rg[0]-28,rg[1]+1,y) if rg[0]>28 else rg
    if rg[1]>12: rg=(rg[0],1,y+1)
    if late: rg=(rg[0],rg[1],rg[2]+R.randint(3,9))
    r.dr=rg; r.em=(R.randint(1,28),R.randint(1,12),max(R.randint(*emis),rg[2]+2))
    r.h=(R.randint(0,23),R.randint(2,59)); r.hm='%02d:%02d'%r.h
    r.sexo=R.choice(['Masculino','Feminino']); sx=r.sexo[0]; r.p=[]
    surs=[]
    for q in fam:
        s='M' if q=='p' else 'F'; f,m=S(),S(); surs.append((f,m))
        n=G(s)+(' '+G(s) if R.random()<.5 or long else '')+' '+pt(m)+' '+('e '+f if R.random()<.12 else f)+(' '+R.choice(['Filho','Júnior','Neto']) if s=='M' and R.random()<.2 else '')
        a=G('M')+(' '+G('M') if long else '')+' '+pt(f); b=G('F')+(' '+G('F') if long or R.random()<.3 else '')+' '+pt(m)+(' '+f if R.random()<.6 or long else '')
        i=len(r.p)
        if av=='none': a=b=''
        if av=='fem': a=''
        if av=='mat' and s=='M' and fam in('pm','mp'): a=b=''
        if av=='part':
            if i==0: a=''
            elif R.random()<.5: b=''
        if av=='um' and i==0: a=b=''
        if av=='um' and i==1: b=''
        pl=R.choice(FO) if foreign and i==0 else place_()
        r.p.append(D(n=T(n),s=s,nat=T(pl[0]+sep+pl[1]),av=[T(a),T(b)],id=str(R.randint(18,43)),prof=T(R.choice({'M':['pedreiro','motorista','lavrador','comerciante','bancário','militar','professor','eletricista'],'F':['do lar','lavradora','professora','costureira','comerciária','enfermeira','bancária','doméstica']}[s])),
          end=T(R.choice(['Rua','Av.','Travessa','Sítio'])+' '+R.choice(['das Acácias','Sete de Setembro','Barão do Rio Branco','Bom Jesus','Dom Pedro II','do Comércio'])+', '+str(R.randint(8,1900))),civ=T(R.choice(['solteir','casad'])+('o' if s=='M' else 'a')),doc='%d.%03d.%03d'%(R.randint(1,9),R.randint(0,999),R.randint(0,999)),cpf=cpf(R)))
    r.B=T(blank); r.bl=D(n=r.B,s='',nat=r.B,av=['',''],id=r.B,prof=r.B,end=r.B,civ=r.B,doc=r.B,cpf=r.B)
    g1=G(sx); kid=' '.join(x for x in [g1,G(sx) if R.random()<.6 or long else '',pt(surs[-1][0]) if len(fam)>1 else pt(surs[0][1]),surs[0][0]] if x); r.nome=T(kid)
    r.twin=''
    if twin:
        s2=R.choice('MF'); r.twin=T(' '.join([G(s2)]+([G(s2)] if R.random()<.5 else [])+[pt(surs[-1][0]) if len(fam)>1 else pt(surs[0][1]),surs[0][0]]))
    r.cpf='' if nocpf else cpf(R); a,b,c=R.randint(12,480),R.randint(1,299),R.randint(900,98000)
    r.livro,r.folha,r.termo=lv%a,fl%b,tm%c
    z=['%06d'%R.randint(1000,165000),'01','55',str(rg[2]),'1','%05d'%a,'%03d'%b,'%07d'%c]; z.append(dv(''.join(z)))
    r.mat={'s':' '.join(z),'c':''.join(z),'.':'.'.join(z[:-1])+'-'+z[-1]}[mf]; r.z=z
    r.cart=T(cart.format(m=r.rm,u=r.ruf))
    r.hosp=T('Domicílio' if home else R.choice(['Hospital e Maternidade Santa Isabel','Maternidade Dona Regina','Hospital São Vicente de Paulo','Santa Casa de Misericórdia','Hospital Regional Dr. Osvaldo Prestes','Casa de Parto Bom Jesus','Hospital das Clínicas']))
    r.home=home; r.ruaN=T('Rua '+R.choice(['XV de Novembro','Padre Anchieta','Coronel Bento','do Rosário'])+', '+str(R.randint(10,990)))
    for q in('bm','rm'): r[q+'0']=r[q]; r[q]=T(r[q])
    r.nat=r.bm+sep+r.buf if not up else T(r.bm+sep+r.buf)
    r.dnv='30-%08d-%d'%(R.randint(10**7,10**8-1),R.randrange(10)) if y<2012 and R.random()<.5 else '%02d-%08d-%d'%(R.randint(30,90),R.randint(10**7,10**8-1),R.randrange(10))
    r.dnv='' if y<1991 else r.dnv
    L=lambda n:''.join(R.choice('ABCDEFGHJKLMNPRSTUVWXYZ') for _ in range(n)); N=lambda n:''.join(R.choice('0123456789') for _ in range(n))
    r.selo=[L(3)+N(5)+'-'+L(4),N(4)+'.'+N(2)+'.'+N(7)+'.'+N(5),L(4)+' '+N(5)+' '+L(3),'0'+N(6)+'PRO'+N(12)+L(2),L(2)+N(8)][selo]
    q=R.choice('MF'); r.of=T(G(q)+' '+(G(q)+' ' if R.random()<.5 else '')+S()+' '+pt(S())+(' '+S() if R.random()<.4 else '')); r.clerk=T(G('F')+' '+S()+' '+S()); r.w=[T(G('M')+' '+S()),T(G('F')+' '+S())]
    dd=dmy((R.randint(1,28),R.randint(1,12),min(r.em[2],rg[2]+1)))
    A=['Averbado o reconhecimento de paternidade em {d}, nos termos da Lei 8.560/92, passando o pai a constar do assento.','Por mandado do Juízo da 2ª Vara de Família, de {d}, foi retificada a grafia do sobrenome materno.','Averbada em {d} a inclusão do CPF do registrado, conforme Provimento 63/2017 do CNJ.','À margem do termo: alterado o nome da genitora em razão de divórcio, em {d}.']
    B=['Casou-se em {d} com pessoa qualificada no livro B-{n}, folhas {f}, desta serventia.','Anotado em {d} o óbito do genitor, livro C-{n}, fls. {f}.','Expedida a 1ª via em {d}, isenta de emolumentos (Lei 9.534/97).']
    Y=rg[2]; A=[a for i,a in enumerate(A) if not(i==2 and Y<2016 or i==0 and Y<1993)]; B=B if Y>1997 else B[:2]; wy_=Y+19+R.randint(0,6)
    if wy_<r.em[2]: B=['Casou-se em %s/%d com pessoa qualificada no livro B-{n}, folhas {f}, desta serventia.'%(dd[:5],wy_)]
    else: B=B[1:]
    if set(fam)=={'m'}: B=B[1:] or ['Anotada em {d} a emissão do título de eleitor da genitora, conforme comunicação {n}/{f}.']
    if 'm' not in fam: A=A[:-2]+['Averbado em {d} o acréscimo do sobrenome avoengo ao nome do registrado, por sentença da Vara de Registros Públicos.']
    fm=lambda s:T(s.format(d=dd,n=R.randint(2,90),f=R.randint(2,290)))
    r.av=fm(R.choice(A)) if 'a' in notes else ''; r.an=fm(R.choice(B)) if 'n' in notes else ''
    return r
def slots(r,order='pm',hide=False):
    lab={'p':'pai','m':'mãe'}
    if len(r.p)==2: 
        same=r.fam[0]==r.fam[1]
        return [(('1º ' if q=='p' else '1ª ').replace('1',str(i+1))+lab[q] if same else lab[q],r.p[i]) for i,q in enumerate(r.fam)]
    if hide: return [(lab[r.fam],r.p[0])]
    return [(lab[q],r.p[0] if q==r.fam else r.bl) for q in order]
def sides(r):
    "(side label m, f, [avô,avó])"
    if r.fam in('pp','mm'):
        n=' do %dº pai' if r.fam=='pp' else ' da %dª mãe'
        return [(n%(i+1),n%(i+1),r.p[i].av) for i in(0,1)]
    g={q:r.p[i].av for i,q in enumerate(r.fam)}
    return [(' paterno',' paterna',g.get('p',['',''])),(' materno',' materna',g.get('m',['','']))]
def four(r):
    o=[]
    for a,b,v in sides(r): o+=[('avô'+a,v[0] or r.B),('avó'+b,v[1] or r.B)]
    return o
def truth(r,txt,over,acc,meta):
    s=sides(r); A={}
    g=[D(nome_completo=p.n,naturalidade=p.nat) for p in r.p]+[dict(nome_completo='',naturalidade='')]
    d={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
     'dados_pessoais':{'nome_completo':r.nome,'cpf':r.cpf,'matrícula':r.mat,'data_nascimento':{'texto_completo':dmy(r.dn),'dia':'%02d'%r.dn[0],'mês':'%02d'%r.dn[1],'ano':str(r.dn[2])},'hora_nascimento':r.hm,'naturalidade':r.nat,'sexo':r.sexo},
     'local_nascimento':{'estabelecimento':r.hosp,'município':r.bm,'uf':r.buf},
     'registro':{'município':r.rm,'uf':r.ruf,'cartório':r.cart,'data_registro':dmy(r.dr),'número_dnv':r.dnv,'livro':r.livro,'folha':r.folha,'termo':r.termo},
     'filiação':{'genitor_1':dict(g[0]),'genitor_2':dict(g[1])},
     'avós':{'paternos':{'avô':s[0][2][0],'avó':s[0][2][1]},'maternos':{'avô':s[1][2][0],'avó':s[1][2][1]}},
     'gêmeos':{'status':'Sim' if r.twin else 'Não','informações_adicionais':r.twin},
     'observações':{'averbações':r.av,'anotações':r.an},
     'autenticação':{'selo_digital':r.selo,'oficial_registro':r.of,'data_emissão':dmy(r.em)}}
    if r.home: A['local_nascimento.estabelecimento']=['',r.ruaN] if r.ruaN in txt else ['']
    if r.fam in('pp','mm'):
        for i,q in enumerate(('paternos','maternos')):
            for j,x in enumerate(('avô','avó')): A['avós.%s.%s'%(q,x)]=[s[1-i][2][j]]
        if r.fam=='mm' or r.fam=='pp': pass
    for kk,v in over.items():
        o=d; *ks,l=kk.split('.')
        for q in ks:o=o[q]
        o[l]=v
    # date text as printed
    t=d['dados_pessoais']['data_nascimento']; c=[x for x in (r.T(wd(r.dn)),r.T(ext(r.dn)),dmy(r.dn)) if x in txt]
    if c: t['texto_completo']=c[0]; A['dados_pessoais.data_nascimento.texto_completo']=c[1:]
    A.update(acc); return d,{k:v for k,v in A.items() if v},meta
# drawing
def arms(s=44,c='#333'):
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 60 60"><g fill="none" stroke="{c}" stroke-width="1.4"><circle cx="30" cy="29" r="12"/><path d="M30 12l3 9 9 0-7 6 3 9-8-5-8 5 3-9-7-6 9 0z"/><path d="M12 14q-8 18 8 34M48 14q8 18-8 34"/><path d="M12 52q18-8 36 0l-4 5q-14-6-28 0z"/></g></svg>'
def qr(R,s=52):
    n=21;p=''.join(f'M{x} {y}h1v1h-1z' for x in range(n) for y in range(n) if R.random()<.48 and not((x<8 or x>12) and y<8 or x<8 and y>12))
    f=''.join(f'<path d="M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z" fill-rule="evenodd"/>' for x,y in((0,0),(14,0),(0,14)))
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 21 21"><path d="{p}"/>{f}</svg>'
def sig(R,wd_=130,c='#1b2a6b'):
    x=5;p='M5 24';
    for _ in range(9):
        x+=R.randint(8,15);p+=f' Q{x-R.randint(0,12)} {R.randint(0,34)} {x} {R.randint(10,28)}'
    return f'<svg width="{wd_}pt" height="26pt" viewBox="0 0 140 36"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.3"/></svg>'
def below(cap,val,g=1): return f'<div class=c style="flex:{g} 1 0"><b>{e(val) or "&nbsp;"}</b><i>{e(cap)}</i></div>'
def above(cap,val,g=1): return f'<div class=c style="flex:{g} 1 0"><i>{e(cap)}</i><b>{e(val) or "&nbsp;"}</b></div>'
def row(*c): return '<div class=r>'+''.join(c)+'</div>'
BASE='*{box-sizing:border-box;margin:0;padding:0}.r{display:flex}.c{min-width:0;overflow-wrap:break-word}.c>i{display:block;font-style:normal}.c>b{display:block;font-weight:inherit}.ct{text-align:center}table{border-collapse:collapse;width:100%}td,th{overflow-wrap:break-word;text-align:left;vertical-align:top}'
XT=dict(A='.r{margin-top:11pt!important}',B='.c{padding:3pt 4pt 6pt!important}.c>b{font-size:9.3pt!important}',D='.r{margin-bottom:11pt!important}',E='.c{padding:5pt 4pt!important}.c>b{font-size:8.6pt}',F='.r{margin-top:15pt!important}',G='.v{margin-top:7pt!important}',H='.tx{line-height:1.8!important}',I='.c{padding:3pt 4pt 4pt!important}.g{margin-top:9pt!important}',J='.r{margin-top:15pt!important}',K='td,th{padding-top:6pt!important;padding-bottom:5pt!important}',L='td,th{padding-top:5.5pt!important;padding-bottom:5pt!important}',M='.r{margin-top:16pt!important}.m td{padding:6pt 3pt!important}',N='.r{margin-top:12pt!important}',O='.r{margin-top:10pt!important}.c{padding:4pt!important}',P='.r{margin-top:9pt!important}fieldset{padding-bottom:6pt!important}')
def clutter(r):
    R=random.Random('cl'+r.form+str(r.k)); v=lambda a,b:'%d,%02d'%(R.randint(a,b),R.randint(0,99))
    S=['Qualquer emenda, rasura ou borrão invalida este documento, que é válido em todo o território nacional.','Os dados acima são cópia fiel do assento original, extraída na forma do art. 19 da Lei nº 6.015/1973.',f'Emolumentos R$ {v(20,60)} · Funarpen R$ {v(1,5)} · ISS R$ {v(0,3)} · Total R$ {v(61,99)}',f'Protocolo {R.randint(1000,99999)} · Guia {R.randint(100,999)}/{R.randint(10,99)} · Conferido e digitado no balcão {R.randint(1,9)}',f'Lei nº 9.265/96: são gratuitos os atos necessários ao exercício da cidadania. Papel de segurança nº {R.randint(100000,999999)}.','A filiação, os avós e a naturalidade são transcritos como constam do livro.','Horário de atendimento: segunda a sexta-feira, das 9 às 17 horas; plantão de óbitos aos domingos.']
    R.shuffle(S); return '<div class=cl>'+'<br>'.join(S[:R.randint(2,4)])+'</div>'
CL='.cl{position:absolute;left:44pt;right:44pt;bottom:%dpt;font-size:6.8pt;line-height:1.35;color:#333;border-top:.5pt solid #888;padding-top:4pt}'
def page(r,css,body,W=595,H=842,over={},acc={},joint=False):
    nc=r.form in 'EFP'; css+=XT.get(r.form,'')+('' if nc else CL%(24+6*(ord(r.form)%3))); body+='' if nc else clutter(r)
    h=f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{W}pt {H}pt;margin:0}}{BASE}body{{width:{W}pt;height:{H}pt;overflow:hidden;position:relative}}{css}</style></head><body>{body}</body></html>'
    txt=html.unescape(re.sub(r'\s+',' ',re.sub(r'<[^>]+>','',re.sub(r'<(style|title).*?</\1>','',h,flags=re.S)).replace('&nbsp;',' ')))
    d,a,m=truth(r,txt,over,acc,{'twin_names':[r.twin] if r.twin else [],'joint_notes':joint,'cadastro':[]})
    n=f'85{r.form}-{r.k}'
    return n,h,dict(case=n,layout='85'+r.form,condition='pdf_born_digital',file=n+'.pdf',width=W,height=H,resizeImage=False,data=d,accept=a,meta=m),txt
