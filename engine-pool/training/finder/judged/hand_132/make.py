import sys,os,json,random
OUT=sys.argv[1];os.makedirs(OUT,exist_ok=True)
U='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
T=['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
H=['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
M='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def w(n):
    if n<20:return U[n]
    if n<100:return T[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100:return 'cem'
    if n<1000:return H[n//100]+(' e '+w(n%100) if n%100 else '')
    r=n%1000;h='mil' if n<2000 else w(n//1000)+' mil'
    return h+('' if not r else (' e ' if r<=100 or r%100==0 else ' ')+w(r))
def dw(d,m,y):return ('primeiro' if d==1 else w(d))+' de '+M[m-1]+' de '+w(y)
def ds(t):return '%02d/%02d/%d'%t
def cpf(r):
    a=[r.randrange(10) for _ in range(9)]
    for _ in 1,2:
        s=sum(x*(len(a)+1-i) for i,x in enumerate(a))*10%11%10;a.append(s)
    s=''.join(map(str,a));return s[:3]+'.'+s[3:6]+'.'+s[6:9]+'-'+s[9:]
def mat(cns,y,l,f,t):
    a=[int(c) for c in '%06d0155%04d1%05d%03d%07d'%(cns,y,l,f,t)]
    for s0 in (2,1):
        k=s0;s=0
        for x in a:s+=x*k;k=0 if k==10 else k+1
        d=s%11;a.append(1 if d==10 else d)
    s=''.join(map(str,a));return ' '.join([s[:6],s[6:8],s[8:10],s[10:14],s[14],s[15:20],s[20:23],s[23:30],s[30:]])
def T0(case,v):
    dn=v['dn'];p=v['pais'];g=v['avos']
    return {'case':case,'layout':case[:4],'condition':'pdf_born_digital','file':case+'.pdf','width':595,'height':842,'resizeImage':False,'data':{
    'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
    'dados_pessoais':{'nome_completo':v['nome'],'cpf':v.get('cpf',''),'matrícula':v.get('mat',''),'data_nascimento':{'texto_completo':v['dtx'],'dia':'%02d'%dn[0],'mês':'%02d'%dn[1],'ano':str(dn[2])},'hora_nascimento':v['hora'],'naturalidade':v['nat'],'sexo':v['sexo']},
    'local_nascimento':{'estabelecimento':v['est'],'município':v['mun'],'uf':v['uf']},
    'registro':{'município':v['rmun'],'uf':v['ruf'],'cartório':v['cart'],'data_registro':ds(v['dr']),'número_dnv':v.get('dnv',''),'livro':v['L'],'folha':v['F'],'termo':v['N']},
    'filiação':{'genitor_1':{'nome_completo':p[0][0],'naturalidade':p[0][1]},'genitor_2':{'nome_completo':p[1][0],'naturalidade':p[1][1]}},
    'avós':{'paternos':{'avô':g[0],'avó':g[1]},'maternos':{'avô':g[2],'avó':g[3]}},
    'gêmeos':{'status':'Sim' if v.get('tw') else 'Não','informações_adicionais':v.get('tw','')},
    'observações':{'averbações':v.get('av',''),'anotações':v.get('an','')},
    'autenticação':{'selo_digital':v.get('selo',''),'oficial_registro':v['of'],'data_emissão':ds(v['de'])}},
    'accept':v.get('acc',{}),'meta':{'twin_names':[v['tw']] if v.get('tw') else [],'joint_notes':v.get('joint',False),'cadastro':[]}}
def emit(form,n,css,body,v):
    c='132%s-%d'%(form,n)
    open(OUT+'/'+c+'.html','w').write('<!doctype html><meta charset=utf-8><style>@page{size:A4;margin:12mm}body{margin:0}*{box-sizing:border-box}'+css+'</style>'+body)
    json.dump(T0(c,v),open(OUT+'/'+c+'.json','w'),ensure_ascii=False,indent=1)
# fillings: nome,sexo,dn,hora(h,m),mun,uf,est,pais,avos,dr,de,twin,note
P=[('Yasmin Vitória Schmitz Bragagnolo','Feminino',(14,3),(6,42),'Hospital Regional São Jerônimo',[('Cleide Schmitz','x'),('Rogério Bragagnolo','Concórdia/SC')],['Adelir Bragagnolo','Ivone Pasetti Bragagnolo','Nelson Schmitz','Erna Kuhn Schmitz'],'',''),
('Otávio de Sá Peixoto Lins','Masculino',(1,11),(23,5),'Maternidade Dona Evangelina',[('Damião Peixoto Lins','Exu/PE'),('Rita Marlene de Sá','x')],['Cícero Lins','Josefa Peixoto da Conceição','','Antônia de Sá'],'Olívia de Sá Peixoto Lins',''),
('Bento Figueirôa','Masculino',(29,8),(12,0),'Santa Casa de Misericórdia',[('Lourdes Figueirôa','x'),('','')],['','','Sebastião Figueirôa','Etelvina Rosa Prado'],'','Averbado o acréscimo do patronímico materno por mandado judicial de 02/05, nos autos 441, arquivado em cartório.'),
('Maria do Perpétuo Socorro Cavalcanti de Arruda Falcão','Feminino',(22,12),(0,30),'Casa de Saúde Santa Efigênia',[('Hermano de Arruda Falcão','Triunfo/PE'),('Stella Cavalcanti Falcão','x')],['Gaspar Falcão','Leonor de Arruda Falcão','Duarte Cavalcanti','Zulmira Melo Cavalcanti'],'','Casou-se com Ivo Tenório Braga, no livro B-7, folha 31, termo 902.')]
def base(form,n,y,mun,uf,cart,of,cns,lv,de,regs=3):
    nm,sx,dm,h,est,pais,av,tw,nt=P[n-1];r=random.Random(form+str(n))
    # rotate surnames-free: distinct given names per form
    giv={'A':['Yasmin','Otávio','Bento','Maria'],'B':['Isadora','Caetano','Murilo','Helena'],'F':['Neusa','Waldyr','Alcides','Ruth'],'G':['Ivone','Osmar','Nilo','Marlene'],'C':['Thaís','Levi','Gael','Aurora'],'H':['Sueli','Edson','Jair','Regina']}[form][n-1]
    if form in 'ABC' and n==4:nt='Averbada a retificação do nome da avó materna, conforme procedimento nº 118, art. 110 da Lei 6.015/73.'
    nm=giv+nm[nm.index(' '):];y+=n*2
    dn=dm+(y,);rm=dm[1]%12+1;dr=(3+n*5,rm,y+(1 if rm==1 else 0))
    fo=r.randrange(11,290);te=r.randrange(3000,39000);vs=n==2
    v=dict(nome=nm,sexo=sx,dn=dn,dtx=dw(*dn),hora='%02d:%02d'%h,h=h,est=est,mun=mun,uf=uf,nat=mun+'/'+uf,rmun=mun,ruf=uf,cart=cart,dr=dr,de=(de[0]-n,de[1],de[2]),L=str(lv+n),F=str(fo)+('v' if vs else ''),N=str(te),pais=[(a,(mun+'/'+uf) if b=='x' else b) for a,b in pais],avos=av,tw=tw,of=of,r=r,cns=cns,note=nt,fo=fo)
    if form in 'ABC':
        v['F']=str(fo);v['mat']=mat(cns,dr[2],lv+n,fo,te);v['cpf']=cpf(r);v['dnv']='30-%08d-%d'%(r.randrange(10**8),r.randrange(10))
        v['selo']='%s%05d-%s%d'%(r.choice(['FQK','HBD','GZT']),r.randrange(10**5),r.choice('KXRW'),r.randrange(1000,9999))
    return v
exec(open(os.path.join(os.path.dirname(os.path.abspath(__file__)),'forms.py')).read())
