import sys,os,json,random,calendar
M='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D='x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C='x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def w(n):
    if n<20:return U[n]
    if n<100:return D[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100:return 'cem'
    if n<1000:return C[n//100]+(' e '+w(n%100) if n%100 else '')
    r=n%1000;return ('mil' if n//1000==1 else w(n//1000)+' mil')+((' e ' if r<=100 or r%100==0 else ' ')+w(r) if r else '')
def ext(d):return ('primeiro' if d[0]==1 else w(d[0]))+' de '+M[d[1]-1]+' de '+w(d[2])
def num(d):return '%02d/%02d/%04d'%d
FM='Otacílio Benvindo Gaspar Thiago Valdemiro Natanael Heitor Juvenal Rômulo Clóvis Eliezer Moacir'.split()
FF='Iracema Noêmia Thaís Jussara Aparecida Edwiges Zuleica Lorena Marlúcia Ivone Cíntia Dorotéia'.split()
SN=['Quintanilha','Bittencourt','dos Anjos','Pacheco','Zanella','de Sá Barreto','Figueirôa','Kuhnen','Mascarenhas','Prudêncio','Vasques','do Amparo','Tavares','Schmidt','Lacerda','Sant\'Ana','Guedes','Wanderley']
def dv(b):
    b=[int(c) for c in b];s=0
    for k in range(2):
        m=32-len(b);t=0
        for i in b:
            t+=i*m;m=(m+1)%11
        x=t%11;b.append(1 if x>9 else x)
    return '%d%d'%(b[-2],b[-1])
def cpf(r):
    b=[r.randrange(10) for _ in range(9)]
    for n in (10,11):
        x=sum(c*(n-i) for i,c in enumerate(b))*10%11;b.append(x%10)
    s=''.join(map(str,b));return '%s.%s.%s-%s'%(s[:3],s[3:6],s[6:9],s[9:])
def rec(form,n,yr,city,uf,near):
    r=random.Random('135'+form+str(n));s=r.sample(SN,10);g=r.choice('MF')
    two=lambda p:p[0]+' '+p[1] if r.random()<.4 else p[0]
    m=lambda:two(r.sample(FM,2));f=lambda:two(r.sample(FF,2))
    R=dict(r=r,case='135%s-%d'%(form,n),form=form,n=n,city=city,uf=uf,sex='Feminino' if g=='F' else 'Masculino')
    R['nome']=(f() if g=='F' else m())+' %s %s'%(s[1],s[0]) ;R['pai']=m()+' '+s[0];R['mae']=f()+' %s %s'%(s[1],s[2])
    R['ap'],R['vp'],R['am'],R['vm']=m()+' '+s[0],f()+' '+s[3],m()+' '+s[1],f()+' '+s[4]
    R['npai'],R['nmae']=r.sample(near,2)
    y=r.randint(*yr);R['nasc']=(r.randint(1,20),r.randint(1,11),y);R['reg']=(R['nasc'][0]+r.randint(1,7),R['nasc'][1],y)
    R['em']=(r.randint(1,28),r.randint(1,9),y+r.randint(0,1) if y>=2025 else y+r.randint(1,9 if y<1990 else 4));R['em']=R['em'] if R['em'][2]<2026 else (R['em'][0],R['em'][1],2026)
    R['hora']='%02d:%02d'%(r.randrange(24),r.choice([5,10,15,22,30,37,45,52]))
    R['livro'],R['folha'],R['termo']=r.randint(3,240),r.randint(2,299),r.randint(100,98000)
    b='%06d'%r.randint(100000,159999)+'0155%04d1%05d%03d%07d'%(y,R['livro'],R['folha'],R['termo']);R['mat']=b+dv(b)
    R['cpf']=cpf(r);R['dnv']='30-%08d-%d'%(r.randrange(10**8),r.randrange(10));R['of']=m()+' %s %s'%(s[5],s[6]);R['esc']=f()+' '+s[6]
    R['decl']=R['pai'];R['t1'],R['t2']=m()+' '+s[0],f()+' '+s[0];R['twin']='';R['av']=R['an']='';R['joint']=False;R['cad']=[]
    R['f2'],R['m2']=f,m;R['s']=s
    if n==3:
        R['twin']=(R['f2']() if g=='F' else R['m2']())+' %s %s'%(s[1],s[0])
        while R['twin'].split()[0]==R['nome'].split()[0]:R['twin']=R['m2']()+' %s %s'%(s[1],s[0])
    if n==2:R['pai']=R['ap']=R['vp']=R['npai']='';R['decl']=R['mae']
    return R
def truth(R,**k):
    z=lambda d:num(d) if d else ''
    d=R['nasc'];acc=k.pop('acc',{});o=dict(est='',cart='',cpf='',mat='',dnv='',hora='',selo='',txt=num(d),nat='',livro='',folha='',termo='',twin='',of=R['of'],em=R['em'],reg=R['reg'],sex=R['sex'],mun=R['city'],npai='',nmae='')
    o.update(k)
    p,m=dict(nome_completo=R['pai'],naturalidade=o['npai']),dict(nome_completo=R['mae'],naturalidade=o['nmae'])
    g=(m,p) if o.get('mfirst') or not R['pai'] else (p,m)
    return {'case':R['case'],'layout':'135'+R['form'],'condition':'pdf_born_digital','file':R['case']+'.pdf','width':595,'height':842,'resizeImage':False,'data':{
    'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
    'dados_pessoais':{'nome_completo':R['nome'],'cpf':o['cpf'],'matrícula':o['mat'],'data_nascimento':{'texto_completo':o['txt'],'dia':'%02d'%d[0],'mês':'%02d'%d[1],'ano':str(d[2])},'hora_nascimento':o['hora'],'naturalidade':o['nat'],'sexo':o['sex']},
    'local_nascimento':{'estabelecimento':o['est'],'município':o['mun'],'uf':R['uf']},
    'registro':{'município':R['city'],'uf':R['uf'],'cartório':o['cart'],'data_registro':z(o['reg']),'número_dnv':o['dnv'],'livro':o['livro'],'folha':o['folha'],'termo':o['termo']},
    'filiação':{'genitor_1':g[0],'genitor_2':g[1]},'avós':{'paternos':{'avô':R['ap'],'avó':R['vp']},'maternos':{'avô':R['am'],'avó':R['vm']}},
    'gêmeos':{'status':'Sim' if R['twin'] else 'Não','informações_adicionais':o['twin']},'observações':{'averbações':R['av'],'anotações':R['an']},
    'autenticação':{'selo_digital':o['selo'],'oficial_registro':o['of'],'data_emissão':z(o['em'])}},'accept':acc,
    'meta':{'twin_names':[R['twin']] if R['twin'] else [],'joint_notes':R['joint'],'cadastro':R['cad']}}
def page(css,body):return '<!doctype html><html lang=pt-BR><meta charset=utf-8><style>@page{size:A4;margin:0}*{box-sizing:border-box}body{margin:0;width:210mm;height:296mm;padding:12mm 14mm;position:relative;font-family:"Liberation Sans";font-size:10pt}table{border-collapse:collapse;width:100%}td,th{vertical-align:top}'+css+'</style><body>'+body+'</body></html>'
def group(m):return ' '.join([m[:6],m[6:8],m[8:10],m[10:14],m[14],m[15:20],m[20:23],m[23:30],m[30:]])
FORMS={}
def form(l):
    def d(f):FORMS[l]=f;return f
    return d
import forms1
for x in ('forms2','forms3'):
    if os.path.exists(os.path.join(os.path.dirname(os.path.abspath(__file__)),x+'.py')):__import__(x)
if __name__=='__main__':
    out=sys.argv[1];os.makedirs(out,exist_ok=True)
    for l,f in sorted(sys.modules['make'].FORMS.items() if 'make' in sys.modules else FORMS.items()):
        for n in (1,2,3,4):
            h,t=f(n);c=t['case'];open(os.path.join(out,c+'.html'),'w').write(h);json.dump(t,open(os.path.join(out,c+'.json'),'w'),ensure_ascii=False,indent=1)
