import sys, os, textwrap
from lib import *
def tab(n,*v): return v[n-1]
def est_(c,name,*acc): c.t['est']=name; c.acc('est',*acc)
def noneg(c,*ks):
    for k in ks: c.t[k]=''

def A(n): # typed inteiro teor of a 1970s-90s entry, issued now
    c=C('A',n,tab(n,('Passo Fundo','RS'),('Caruaru','PE'),('Porto Velho','RO'),('Divinópolis','MG')),tab(n,1974,1986,1991,1979),'late',tab(n,1,0,1,0),tab(n,'it','pt','pt','ar'),tab(n,'de','pt','sp','pt'),lag=tab(n,5,9,22,3),em=D.date(2018+n,n*2,3+5*n),lone=n==3)
    M=c.mun; hosp=tab(n,'Hospital São Vicente de Paulo','Casa de Saúde Santa Efigênia','Maternidade Municipal Mãe Esperança','Hospital São João de Deus')
    est_(c,hosp); c.t['cart']=tab(n,f'1º Ofício de Registro Civil das Pessoas Naturais de {M}',f'Cartório do Registro Civil - 2º Distrito de {M}',f'3º Ofício de Registro Civil e Notas',f'Registro Civil das Pessoas Naturais de {M}')
    np,nm=tab(n,(('Nonoai','RS'),('Ijuí','RS')),(('Bezerros','PE'),('Patos','PB')),(None,('Guajará-Mirim','RO')),(('Zahle','Líbano'),('Itapecerica','MG')))
    c.t['selo']=c.selo; v=' verso' if c.v else ''
    if n==3:
        c.pl(nm); who=f'compareceu a própria mãe, {c.mae}, brasileira, solteira, balconista, natural de {de(nm,2)}, domiciliada na {c.rua()}'
        fil=f'filha natural da declarante; que não declina o nome do genitor; que são avós maternos da registrada {c.am} e {c.bm}, ele já falecido'
    else:
        c.pl(np,nm); who=f'compareceu {c.pai}, {c.prof()}, brasileir{"o" if n<4 else "o naturalizado"}, casado, natural de {de(np,2) if n<4 else "Zahle, Líbano"}, residente na {c.rua()}, nesta cidade,'
        fil=f'filh{c.x("o","a")} legítim{c.x("o","a")} dele declarante e de sua mulher, dona {c.mae}, do lar, natural de {de(nm,0)}, casados no cartório deste Distrito; que são avós paternos {c.ap} e {c.bp}, e avós maternos {c.am} e {c.bm}'
    av='' ; 
    if n==2: c.t['anot']=av=f'Casou-se com {c.P(1,"late")} em 14 de dezembro de 2009, nesta serventia, Livro B-77, fls. 112, termo 9.801. O contraente manteve o nome de solteiro.'; 
    if n==4: c.t['averb']=av=f'Por sentença de 03/08/1999 do MM. Juiz da 1ª Vara de Família, transitada em julgado, foi a guarda do registrado deferida à genitora. Dou fé. {M}, 20/09/1999.'
    tx=f'Nº {c.termo}. {aos(c.reg)}, nesta cidade de {M}, {est(c.uf)}, em cartório, perante mim, {c.of0}, Escrivão, {who} e, exibindo a declaração do estabelecimento, disse: que no dia {ext(c.nasc)}, {hw(c.h,c.m)}, no {hosp}, nesta cidade, nasceu uma criança do sexo {c.t["sexo"].lower()}, de cor {tab(n,"branca","parda","morena","branca")}, que recebeu o nome de <b>{c.ch}</b>, {fil}. Nada mais disse. Foram testemunhas presentes {c.t1}, {c.prof()}, e {c.t2}, comerciária, ambos maiores e aqui residentes. Lido e achado conforme, assinam. Eu, {c.of0}, Escrivão, fiz datilografar e subscrevo. (aa) {c.pai or c.mae} - {c.t1} - {c.t2}.'.replace('no Casa','na Casa').replace('no Maternidade','na Maternidade')
    body=f'''<div class=f style="border-bottom:2px solid #246;padding-bottom:8pt">{arms(50,'#246')}<div class=c><b style="font-size:10pt">REPÚBLICA FEDERATIVA DO BRASIL</b><br><b>{c.t['cart']}</b><br><small>{c.of} - Oficial{'' if n%2 else ' Titular'}<br>{c.rua()}, Centro, {M} - {c.uf} - Tel. (00) 3{n}12-77{n}0</small></div>{qr(c.R,52)}</div>
<h3 class=c style="letter-spacing:1px;margin:14pt 0">CERTIDÃO DE INTEIRO TEOR - NASCIMENTO</h3>
<p class=j style="text-indent:36pt"><b>CERTIFICO</b>, a requerimento verbal de pessoa interessada, que, revendo os livros de assentos de nascimento desta Serventia, no de número A-{c.livro}, à folha {c.folha}{v}, verifiquei achar-se lavrado o assento que passo a transcrever: <i>“{tx}”</i></p>
<p class=j style="text-indent:36pt">{('À margem do termo consta: '+av) if av else 'À margem do termo nada consta.'}</p><p class=j style="text-indent:36pt">ERA O QUE SE CONTINHA no aludido assento, ao qual me reporto. O referido é verdade e dou fé. {M}, {dm(c.em)}.</p>
<div class=c style="margin-top:26pt">{sig(c.R)}<br>____________________________<br>{c.esc}<br>Escrevente Autorizad{'o' if c.esc.split()[0][-1]!='a' else 'a'}</div>
<div class="b f" style="border:1px solid #246;padding:6pt;font-size:8pt"><span>Selo Digital de Fiscalização: <b>{c.selo}</b><br>Consulte a autenticidade no portal do Tribunal de Justiça</span><span>Emolumentos: R$ {40+n*7},20 | Fundo: R$ {2+n},11 | ISS: R$ 1,90<br>Cod. ato: 7{n}02 - Guia 00{c.R.randint(10000,99999)}</span></div>'''
    return c,'body{font:11pt/1.55 "Liberation Serif";padding:34pt 46pt}',body

def B(n): # certificate of the 1890s, old spelling, script
    o=tab(n,('Sabará','MG'),('Sobral','CE'),('Guaratinguetá','SP'),('Laranjeiras','SE'))
    c=C('B',n,o,1890+2*n,'old',tab(n,1,0,0,1),tab(n,'pt','pt','it','pt'),tab(n,'pt','pt','it','pt'),lag=tab(n,1,5,2,30),old=1,given=1,lone=n==4,hm=tab(n,(3,0),(15,30),(23,30),(6,15)))
    c.em=c.reg+D.timedelta(tab(n,16,400,2900,77)); c.t['dem']=br(c.em); ordl=tab(n,'segundo','terceiro','primeiro','quinto'); c.livro={'segundo':2,'terceiro':3,'primeiro':1,'quinto':5}[ordl]; c.termo=c.R.randint(12,199)
    fw,tw=num(c.folha,1)+(' verso' if c.v else ''),num(c.termo,1); c.t.update(livro=str(c.livro),termo=str(c.termo)); c.acc('livro',ordl); c.acc('folha',fw); c.acc('termo',tw)
    c.t2=c.P(0,'old'); dist=tab(n,'Nossa Senhora da Conceição','Sant’Anna do Acaracú','São Bento','Sagrado Coração de Jesus'); c.t['cart']=f'Cartorio de Paz do Districto d{"o" if n==4 else "e"} {dist}'; S=est(c.uf,1); c.acc('uf',S);c.acc('ruf',S)
    sit=tab(n,'Ribeirão das Lages','Olho d’Agua','Bairro da Ponte Alta','Engenho Novo'); c.home(sit,'casa de sua residencia',f'casa de sua residencia, no logar denominado {sit}')
    q=tab(n,f'que hontem, {hold(c.h,c.m)},',f'que no dia {ext(c.nasc,1)}, {hold(c.h,c.m)},',f'que no dia {num(c.nasc.day,1)} do corrente mez e anno, {hold(c.h,c.m)},',f'que {aos(c.nasc,1,"do anno de").lower().replace(mes(c.nasc),mes(c.nasc,1))}, {hold(c.h,c.m)},')
    if n==3:
        while c.nasc.month!=c.reg.month: c.nasc-=D.timedelta(1); c.reg=c.nasc+D.timedelta(2)
        c.em=c.reg+D.timedelta(2900); q=f'que no dia {dia(c.nasc,1)} do corrente mez e anno, {hold(c.h,c.m)},'; c.t.update(dreg=br(c.reg),dem=br(c.em),texto=br(c.nasc)); c.acc('texto',dia(c.nasc,1)+' do corrente mez e anno')
    if n==4: c.acc('texto',q[4:].split(', ')[0])
    if n==1: c.t['texto']=br(c.nasc); c.acc('texto','hontem')
    np,nm=tab(n,(('Caethé','MG'),('Santa Luzia','MG')),(('Sobral','CE'),('Sobral','CE')),(('Lucca','Italia'),('Lucca','Italia')),(None,('Maroim','SE')))
    if n==4:
        c.pl(nm); fil=f'filha natural de {c.mae}, solteira, costureira, natural de {de(nm,5)}; avós maternos {c.am}, já fallecido, e {c.bm}, e ignorados os paternos'; dec=f'compareceo {c.t1}, {c.prof()}, a pedido da mãe da recem-nascida,'
    else:
        c.pl(np,nm); dec=f'compareceo em meu cartorio o cidadão {c.pai}, {c.prof()}, {tab(n,"brazileiro","brazileiro","italiano",0)}, natural de {tab(n,de(np,5),"Sobral, deste Estado","Lucca, Italia",0)}, e morador neste Districto,'
        fil=f'filh{c.x("o","a")} legitim{c.x("o","a")} delle declarante e de sua mulher Dona {c.mae}, natural de {tab(n,de(nm,5),"Sobral, deste Estado","Lucca, Italia",0)}, recebidos na Matriz; que são avós paternos {c.ap} e {c.bp}{", já defuntos" if n!=2 else ""}, e maternos {c.am} e {c.bm}'
    body=f'''<div class=f><div>{estampilha(f'{n}00 réis')}</div><div class=c><b style="font-size:14pt;letter-spacing:1px">Republica dos Estados Unidos do Brazil</b><br><span style="font:11pt 'URW Bookman'">{c.t['cart']}</span><br><span style="font:10pt 'URW Bookman'">Municipio e Comarca de {c.mun}, {S}</span></div>{arms(48)}</div>
<h2 class=c style="font:700 15pt 'URW Bookman';margin:16pt">Registro Civil - Nascimento</h2>
<div class=j style="font:15pt/1.42 Z003"><p>Certifico que, revendo o livro {ordl} de assentos de nascimentos deste Districto de Paz, nelle, a folhas {fw}, encontrei o de theor seguinte: Numero {tw}. {aos(c.reg,1,'do anno de')}, neste Districto de Paz d{'o' if n==4 else 'e'} {dist}, freguezia do mesmo nome, Municipio de {c.mun}, {S}, {dec} e perante as testemunhas abaixo nomeadas e assignadas declarou: {q} em casa de sua residencia, no logar denominado {sit}, deste Districto, nasceo uma creança do sexo {c.t['sexo'].lower()}, de côr {tab(n,'branca','parda','branca','preta')}, que ha de chamar-se <u>{c.ch}</u>, {fil}. E, para constar, lavrei este termo, que commigo assignam o declarante e as testemunhas {c.t1 if n<4 else c.juiz}, negociante, e {c.t2}. Eu, {c.of0}, Escrivão de Paz, o escrevi.</p>
<p>Nada mais se continha no dito assento, do qual bem e fielmente fiz extrahir a presente, que conferi, achei conforme e dou fé. {c.mun}, {tab(n,num(c.em.day,1) if c.em.day>1 else 'primeiro',c.em.day,dia(c.em,1),c.em.day)} de {mes(c.em,1)} de {tab(n,num(c.em.year,1),c.em.year,num(c.em.year,1),c.em.year)}.</p><p class=r>O Escrivão de Paz e Official do Registro Civil,<br>{sig(c.R,150,30,'#432')}<br>{c.of}</p></div>
<div class="b f" style="font:9pt 'URW Bookman'"><span>Custas: raza 1$200 - busca 2${n}00 - sello 300 réis<br>Pg. {n+2}${n}40</span><span>Conferida por mim, {c.esc.split()[0]} {c.esc.split()[-1]}, ajudante.</span></div>'''
    return c,'body{padding:40pt 50pt;background:#fbf6e6;color:#2b2118;font-family:"URW Bookman"}',body

def Cc(n): # short typewriter certificate, 1930s-50s
    o=tab(n,('Ilhéus','BA'),('Campo Grande','MT'),('Joinville','SC'),('Manaus','AM'))
    c=C('C',n,o,tab(n,1938,1946,1951,1943),'mid',tab(n,0,1,0,1),tab(n,'pt','jp','de','ar'),tab(n,'pt','jp','de','pt'),lag=tab(n,8,40,3,12),old=0,up=n%2)
    c.em=c.reg+D.timedelta(tab(n,0,5200,30,9000)); c.t['dem']=br(c.em)
    if n==2: c.t['uf']=c.t['ruf']='MT'
    S=est(c.uf); c.t['cart']=tab(n,'CARTÓRIO DO REGISTRO CIVIL DO 1º DISTRITO','CARTÓRIO DE PAZ E REGISTRO CIVIL','OFÍCIO DO REGISTRO CIVIL - 1ª CIRCUNSCRIÇÃO','2º CARTÓRIO DO REGISTRO CIVIL'); v='v' if c.v else ''
    np,nm=tab(n,(('Itabuna','BA'),('Canavieiras','BA')),(('Kumamoto','Japão'),('Kumamoto','Japão')),(('Blumenau','SC'),('São Bento do Sul','SC')),(('','Síria'),('Parintins','AM'))); c.pl(np,nm)
    if n==2: nt=lambda p:'Kumamoto, Japão'
    else: nt=lambda p:de(p,0) if p[0] else 'Síria'
    loc=tab(n,f'à {c.rua()}','na Colônia Mata do Segredo, deste município','na Maternidade Darcy Vargas','na Beneficente Portuguesa')
    if n<3: c.home(loc,loc.split(' ',1)[1],'Colônia Mata do Segredo' if n==2 else 'residência')
    else: est_(c,loc[3:])
    leg=c.x('filho legítimo','filha legítima')
    obs=tab(n,'','Registro feito de conformidade com o Decreto-lei n. 7.845, isento de multa.','','')
    if n==4: c.t['averb']=obs='Retificado o prenome da mãe, por despacho do Juiz de Direito desta comarca, de 3-6-1950.'
    if n==2: c.t['averb']=obs
    s1=f'nascid{c.x("o","a")} {tab(n,"aos "+br(c.nasc," - ").replace("/","-"),"no dia "+ext(c.nasc),"a "+dm(c.nasc),"em "+br(c.nasc,"-"))}, {tab(n,hold(c.h,c.m,0),hw(c.h,c.m),f"às {c.h}:{c.m:02d} horas",f"às {c.h} horas e {c.m} minutos")}, {loc}{", nesta cidade" if n!=2 else ""}'
    if n==1: c.t['texto']=br(c.nasc,' - '); 
    if n in(3,): c.t['texto']=dm(c.nasc)
    if n==4: c.t['texto']=br(c.nasc,'-')
    par=f'{leg} de {c.pai}, {c.prof()}, natural d{"a" if n==4 else "e"} {nt(np)}, e de dona {c.mae}, doméstica, natural de {nt(nm)}'
    av=f'sendo avós, do lado paterno, {c.ap} e d. {c.bp}, e, do materno, {c.am} e d. {c.bm}'
    mid=[s1,f'do sexo {c.t["sexo"].lower()}, de cor {tab(n,"parda","amarela","branca","branca")}',par,av]
    if n%2==0: mid=[mid[2],mid[1],mid[0],mid[3]]
    body=f'''<div class=c>{arms(54,'#222')}<br>{tab(n,'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL','ESTADOS UNIDOS DO BRASIL','ESTADOS UNIDOS DO BRASIL','REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL')}<br><b>{c.t['cart']}</b><br>{c.mun} - {S}</div><div class=f style="margin:16pt 0"><span>{estampilha('Cr$ 2,00' if n>1 else '2$000')}{estampilha('EDUC.','#a55')}</span><h2 style="letter-spacing:3px">CERTIDÃO DE NASCIMENTO</h2>{stamp('REGISTRO CIVIL * '+c.mun.upper()+' *',c.uf)}</div>
<p class=j style="text-indent:60pt">CERTIFICO que, às folhas {c.folha}{v} do livro número {c.livro} do registro de nascimentos, sob o n. {c.termo}, foi lavrado {'no dia '+ext(c.reg) if n!=2 else 'aos '+br(c.reg,'-')} o assento de <b>{c.ch}</b>, {'; '.join(mid)}.</p>
<p class=j style="text-indent:60pt">Foi declarante {tab(n,'o pai','a avó materna','o pai','o próprio pai')} e serviram de testemunhas {c.t1} e {c.t2}. {('Observações: '+obs) if obs else 'Observações: - x - x - x -'}</p><p class=j style="text-indent:60pt">O referido é verdade e dou fé.</p><p class=r>{c.mun}, {dm(c.em)}.</p><div class=r style="margin-top:36pt">{sig(c.R,160,34,'#222')}<br>{c.of}<br>{tab(n,'Oficial do Registro Civil','Escrivão de Paz e Oficial','Oficial vitalício','Oficial interino')}</div><div class=b style="font-size:8pt;border-top:1px dashed #444">Custas: {'Cr$' if n>1 else 'Rs.'} 5{'$' if n<2 else ','}{n}0{'0' if n<2 else ''} - Datilografada por {c.esc} - Firma reconhecida no Tabelião do 2º Ofício</div>'''
    return c,'body{font:11.5pt/1.85 "Nimbus Mono PS";padding:40pt 54pt 30pt 70pt;background:#fcfaf2}h2{font-size:14pt}',body

def Dd(n): # half-printed sentence filled on dotted rules, 1960s-80s
    o=tab(n,('Anápolis','GO'),('Mossoró','RN'),('Cachoeiro de Itapemirim','ES'),('Santarém','PA'))
    c=C('D',n,o,tab(n,1963,1969,1976,1982),'mid' if n<3 else 'late',tab(n,1,0,1,0),'pt',tab(n,'ar','pt','it','pt'),lag=tab(n,30,2,6,360),lone=n==2); c.em=c.reg+D.timedelta(tab(n,2,3000,0,700)); c.t['dem']=br(c.em)
    B=lambda s:f'<span class=u>{s}</span>'; np,nm=tab(n,(('Jaraguá','GO'),('Catalão','GO')),(None,('Areia Branca','RN')),(('Castelo','ES'),('Alegre','ES')),(('Óbidos','PA'),('Monte Alegre','PA'))); c.pl(*([nm] if c.pai is None else [np,nm]))
    hosp=tab(n,'Hospital Evangélico Goiano','domicílio','Santa Casa de Misericórdia','Hospital Dom Amando'); (c.home if n==2 else lambda h:est_(c,h))(hosp)
    c.t['cart']=tab(n,'CARTÓRIO GOMIDE - 2º OFÍCIO','1º CARTÓRIO JUDICIÁRIO','CARTÓRIO DO 1º OFÍCIO - REGISTRO CIVIL','CARTÓRIO DO REGISTRO CIVIL DA 1ª ZONA'); c.t['texto']=ext(c.nasc)
    ob=tab(n,'','', 'Registro lavrado por declaração do hospital n. 331.','Registro feito nos termos do Art. 46 da Lei 6.015/73.'); c.t['anot']=ob
    dash='- - - - - - - - - - - - - -'
    body=f'''{guil(595,842,'#a8b8d8')}<div class=c style="position:relative"><div style="font:700 10pt 'Liberation Serif'">REPÚBLICA FEDERATIVA DO BRASIL</div>{arms(46,'#225')}<div style="font:10pt 'Liberation Serif'">{est(c.uf).upper()}<br>COMARCA DE {c.mun.upper()}<br><b>{c.t['cart']}</b><br>Oficial: {c.of}</div><div style="font:italic 700 22pt 'Liberation Serif';margin:10pt">Certidão de Nascimento</div></div>
<div class=t>Certifico que, do livro n.º {B(c.livro)} de Registro de Nascimentos, às fls. {B(str(c.folha)+('v' if c.v else ''))}, consta, sob o n.º {B(c.termo)}, que no dia {B(ext(c.nasc))}, {tab(n,'às','às','pelas','às')} {B(hw(c.h,c.m).split(' ',1)[1])}, no(a) {B(hosp)}, em {B(c.mun+' - '+c.uf)}, nasceu {B('<b>'+c.ch+'</b>')}, do sexo {B(c.t['sexo'].lower())}, de cor {B(tab(n,'branca','parda','branca','morena'))}, filh{c.x('o','a')} de {B(c.pai or dash)}, natural de {B(de(np,2) if np else dash)}, profissão {B(c.prof() if c.pai else dash)}, e de D. {B(c.mae)}, natural de {B(de(nm,2))}, profissão {B('doméstica')}, sendo avós paternos {B(c.ap if c.pai else dash)} e D. {B(c.bp if c.pai else dash)} e maternos {B(c.am)} e D. {B(c.bm)}. Foi declarante {B('o pai' if c.pai else 'a mãe')} e testemunhas {B(c.t1)} e {B(c.t2)}. O registro foi feito em {B(dm(c.reg))}. Observações: {B(ob or dash)}<br>O referido é verdade e dou fé. {B(c.mun)}, {B(c.em.day)} de {B(mes(c.em))} de {B(c.em.year)}.</div>
<div class=f style="position:relative;margin:20pt 10pt 0">{stamp('CARTORIO DO REGISTRO CIVIL *','FLS. E RUB.')}<div class=c>{sig(c.R)}<br>......................................................<br>O Oficial do Registro Civil</div></div><div class="b c" style="font:7pt 'Liberation Sans';position:relative">Mod. 12 - Gráfica {c.mun} Ltda. - Isento de selo, art. 30 do Dec. 4.857/39 - A presente certidão não contém emendas nem rasuras</div>'''
    return c,'body{padding:36pt 48pt}.t{position:relative;font:12.5pt/2.05 "Liberation Serif"}.u{font:11pt "Liberation Mono";border-bottom:1px dotted #333;padding:0 6pt}',body

def E(n): # late registration by order of a judge
    o=tab(n,('Picos','PI'),('Barra do Corda','MA'),('Palmas','TO'),('Jataí','GO'))
    c=C('E',n,o,tab(n,1948,1957,1983,1969),tab(n,'mid','mid','late','late'),tab(n,0,1,1,0),lag=tab(n,9000,6800,5400,4100),lone=n==3); c.em=c.reg+D.timedelta(tab(n,10,14000,9000,11000)); c.t['dem']=br(c.em); v=' v.' if c.v else ''
    np,nm=tab(n,(('Oeiras','PI'),('Valença do Piauí','PI')),(('Grajaú','MA'),('Grajaú','MA')),(None,('Porto Nacional','GO')),(('Rio Verde','GO'),('Caiapônia','GO'))); c.pl(*([np,nm] if c.pai else [nm])); c.acc('n1','Porto Nacional/TO') if n==3 else 0
    faz=tab(n,'Fazenda Bocaina','Povoado Três Lagoas do Manduca','Sítio Água Suja','Fazenda Paraíso do Rio Claro'); c.t['est']=faz; c.acc('est','','Domicílio','em domicílio',faz+', zona rural deste município')
    if n==3: c.t.update(mun='Porto Nacional',uf='TO',nat='Porto Nacional/TO')
    if n==3: c.t['n1']='Porto Nacional/TO'; 
    w=tab(n,f'MM. Juiz de Direito desta Comarca, Dr. {c.juiz}',f'Exmo. Sr. Dr. {c.juiz}, Juiz de Direito da 2ª Vara',f'MM. Juíza de Direito da Vara da Infância e Juventude, Dra. {c.P(1,"late")}',f'Meritíssimo Juiz de Direito, Dr. {c.juiz}')
    gp=f'neto paterno de {c.ap} e {c.bp} e materno de {c.am} e {c.bm}'.replace('neto',c.x('neto','neta'))
    if n==2: noneg(c,'ap','bp'); gp=f'sendo ignorados os avós paternos e maternos {c.am} e {c.bm}'
    if n==3: gp=f'neta materna de {c.am} e de {c.bm}'
    if n==4: noneg(c,'am','bm','ap','bp'); gp='não tendo sido declarados os nomes dos avós'
    h=f', {hold(c.h,c.m,0)},' if n in(1,2) else ', em hora ignorada,'; 
    if n>2: c.t['hora']=''
    if n>2: c.em=max(c.em,D.date(2009,2,n)); c.t['dem']=br(c.em)
    noms=f'{c.pai}, natural de {de(np,tab(n,0,2,0,3))}, e de {c.mae}, natural de {de(nm,tab(n,0,2,0,3))}' if c.pai else f'{c.mae}, natural de Porto Nacional, {est("TO")}'
    c.t['cart']=tab(n,'Cartório do 3º Ofício de Picos','Serventia Extrajudicial do 2º Ofício','Cartório de Registro Civil e Interdições','Cartório do Registro Civil e Tabelionato 2º de Notas')
    c.t['dreg']=br(c.reg)
    if n==2: c.mt(c.reg.year); c.t['selo']=c.selo
    body=f'''<div style="border:3px double #622;padding:18pt 24pt;flex:1;display:flex;flex-direction:column"><div class=c style="font-size:10pt"><b style="font-size:13pt">{c.t['cart']}</b><br>{c.mun} · {est(c.uf)}<br>{c.of}, Oficial{'a' if c.of.split()[0][-1]=='a' else ''} · {c.esc}, Substitut{'a' if c.esc.split()[0][-1]=='a' else 'o'}</div><h3 class=c style="color:#622">CERTIDÃO DE NASCIMENTO<br><small>extraída do inteiro teor do registro tardio</small></h3>
{'<p class=c style="font-size:10pt">Matrícula '+c.t['mat']+'</p>' if n==2 else ''}<p class=j>Certifico e dou fé que, no livro A-{c.livro} deste cartório, a fls. {c.folha}{v}, se encontra o termo de nascimento nº {c.termo}, do seguinte teor:</p>
<p class=j>“Em cumprimento ao mandado do {w}, passado nos autos de justificação nº {c.R.randint(100,999)}/{c.reg.year}, que fica arquivado neste cartório, {aos(c.reg,0,'do ano de').replace('Ao','ao',1)}, faço o registro de nascimento de <b>{c.ch}</b>, {c.x('brasileiro','brasileira')}, solteir{c.x('o','a')}, {c.x('nascido','nascida')} em {ext(c.nasc)}{h} na {faz}, {'zona rural deste município' if n!=3 else 'no município de Porto Nacional, '+est('TO')}, do sexo {c.t['sexo'].lower()}, filh{c.x('o','a')} de {noms}, {gp}. No processo depuseram, sob compromisso, {c.t1}, {c.prof()}, e {c.t2}, costureira, que afirmaram conhecer {c.x('o registrando','a registranda')} desde o berço. O Ministério Público opinou pelo deferimento. Deixo de colher a assinatura {c.x('do interessado','da interessada')} por não saber escrever, assinando a rogo {c.P(0,'mid')}. Sem multa, nos termos da lei. Eu, {c.of0}, escrivão, lavrei e assino.”</p>
<p class=j>Não há averbação nem anotação à margem. Nada mais me cumpria certificar. {c.mun}, {tab(n,dm(c.em),ext(c.em),br(c.em),dm(c.em))}.</p><div class=c style="margin-top:20pt">{sig(c.R,140,30)}<br>{c.of if n%2 else c.esc}<br><small>{'Oficial' if n%2 else 'Substituto(a) da Oficial' if c.of.split()[0][-1]=='a' else 'Substituto(a) do Oficial'}</small></div><div class="b f" style="font-size:8.5pt">{stamp('JUSTICA DO ESTADO * REGISTRO',c.uf,60,'#622')}<span>{'Selo de autenticidade nº '+c.selo if n==2 else 'Certidão gratuita - Lei 9.534/97' if n>2 else 'Custas NCr$ 1,20 - pagas'}<br>Qualquer emenda ou rasura será considerada indício de adulteração.</span></div></div>'''.replace('na Povoado','no Povoado').replace('na Sítio','no Sítio').replace('do MM. Juíza','da MM. Juíza')
    return c,'body{font:11.5pt/1.6 "P052";padding:26pt}',body

def Ff(n): # declarant before the officer; numbered clauses
    o=tab(n,('Chapecó','SC'),('Macapá','AP'),('Dourados','MS'),('Arapiraca','AL'))
    c=C('F',n,o,tab(n,1988,1993,1981,1997),'late',tab(n,0,1,0,1),tab(n,'it','pt','sp','pt'),tab(n,'pl','pt','jp','pt'),lag=tab(n,4,15,2,11),lone=n==2); c.em=c.reg+D.timedelta(tab(n,0,1,7800,300)); c.t['dem']=br(c.em)
    if c.em==c.reg: pass
    np,nm=tab(n,(('Erechim','RS'),('Canoinhas','SC')),(None,('Breves','PA')),(('Pedro Juan Caballero','Paraguai'),('Fátima do Sul','MS')),(('Palmeira dos Índios','AL'),('Penedo','AL'))); c.pl(*([np,nm] if c.pai else [nm]))
    hosp=tab(n,'Hospital Regional Oeste','Hospital da Mulher Mãe Luzia','Hospital Evangélico Dr. e Sra. Goldsby King','Casa Maternal Nossa Senhora de Fátima'); est_(c,hosp); c.t['cart']=tab(n,'OFÍCIO DE REGISTRO CIVIL DA SEDE','CARTÓRIO JUCÁ - REGISTRO CIVIL','CARTÓRIO DO 2º OFÍCIO DE NOTAS E REGISTRO CIVIL','3º CARTÓRIO DE REGISTRO CIVIL E CASAMENTOS')
    v='-v' if c.v else ''; 
    dc=tab(n,c.pai,c.mae,c.ap,c.pai); fo=lambda p:f'{p[0]}, {p[1]}' if len(p[1])>2 else de(p,n%4)
    cl=[f'no dia {br(c.nasc,".")}, {tab(n,f"às {c.h}h{c.m:02d}min",hw(c.h,c.m),f"às {c.h:02d}:{c.m:02d} horas",f"às {c.h} horas e {c.m} minutos")}, deu-se, no estabelecimento denominado {hosp}, desta cidade, o nascimento de uma criança do sexo {c.t["sexo"].lower()};',
     f'à criança foi posto o nome de <b>{c.ch.upper()}</b>;']
    c.t['nome']=c.ch.upper()
    if c.pai: cl+=[f'{c.x("o registrando","a registranda")} é {c.x("filho","filha")} de {c.pai}, {c.prof()}, nascido em {fo(np)}, e de {c.mae}, professora, nascida em {fo(nm)}, casados entre si;',f'os pais do pai se chamam {c.ap} e {c.bp}, e os da mãe, {c.am} e {c.bm};']
    else: cl+=[f'a registranda é filha dela, declarante, solteira, auxiliar de enfermagem, nascida em {fo(nm)}, nada querendo dizer sobre a paternidade;',f'os pais da declarante são {c.am} e {c.bm};']
    tw=None
    if n==4: tw=F['late'][1][3]+' '+c.tail; tw=tw if tw!=c.ch else 'Jaqueline '+c.tail; cl+=[f'a registranda é gêmea de {tw}, nascida dez minutos antes, cujo termo é o de número anterior;']; c.t.update(gem='Sim',geminfo=tw); c.twin=[tw]
    cl+=['a mãe tinha '+num(c.R.randint(18,38))+' anos na ocasião do parto, e o parto foi assistido por médico.']
    if n==3: cl[2],cl[3]=cl[3],cl[2]
    c.t['texto']=br(c.nasc,'.')
    body=f'''<div class=f style="background:#e9efe6;padding:8pt 14pt">{arms(42,'#253')}<div><b>{c.t['cart']}</b><br>{c.mun}/{c.uf}<br><small>{c.rua()} - CEP {c.R.randint(10000,99999)}-000</small></div><div class=r><small>LIVRO</small> A-{c.livro}<br><small>FOLHA</small> {c.folha}{v}<br><small>TERMO</small> {c.termo}</div></div>
<h3 class=c>TERMO DE NASCIMENTO — CERTIDÃO</h3><p class=j>Compareceu em cartório, no dia {ext(c.reg)}, {dc}{', '+tab(n,'pai','mãe','avô paterno','pai')+' da criança' }, portador{'a' if n==2 else ''} da cédula de identidade nº {c.R.randint(100000,9999999)}, que reconheço, e declarou que:</p><ol>{''.join(f'<li>{x}</li>' for x in cl)}</ol>
<p class=j>Serviram de testemunhas {c.t1}, {c.prof()}, morador à {c.rua()}, e {c.t2}, que também assinam. Para constar, eu, {c.of0 if n==3 else c.of}, Oficial, lavrei o termo, li-o em voz alta às partes e o assinei. {'Conferi esta certidão com o original.' if n!=3 else 'É cópia fiel, que subscrevo: '+c.of+', Oficial em exercício.'} Dou fé.</p><p class=r>{c.mun}, {dm(c.em)}.</p><div class=f style="margin-top:24pt"><div class=c style="font-size:8.5pt">{sig(c.R,110,22)}<br>{c.esc}<br>Escrevente juramentad{'a' if c.esc.split()[0][-1]=='a' else 'o'}</div>{stamp('REGISTRO CIVIL * '+c.mun.upper(),'VISTO',66,'#253')}<div class=c>{sig(c.R)}<br><b>{c.of}</b><br>Oficial do Registro Civil</div></div><div class="b c" style="font-size:8pt">1ª via isenta de emolumentos · Impresso no próprio cartório · Válida em todo o território nacional</div>'''
    return c,'body{font:11pt/1.6 "Liberation Sans";padding:36pt 44pt}li{margin-bottom:7pt;text-align:justify}ol{margin:6pt 0 10pt;padding-left:26pt}',body

def G(n): # consular birth transcribed in Livro E
    o=tab(n,('Curitiba','PR'),('Brasília','DF'),('Governador Valadares','MG'),('Florianópolis','SC'))
    pl=tab(n,('Ciudad del Este','Paraguai'),('Genebra','Suíça'),('Framingham','Massachusetts, Estados Unidos da América'),('Hamamatsu','Japão')); nk=tab(n,'República do Paraguai','Confederação Suíça','Estados Unidos da América','Japão')
    c=C('G',n,o,tab(n,1996,2004,2009,2013),tab(n,'late','new','new','new'),tab(n,1,0,1,0),tab(n,'de','pt','pt','jp'),tab(n,'sp','pt','pt','jp'),lag=tab(n,1900,2600,400,3000)); cd=c.nasc+D.timedelta(40); c.em=c.reg+D.timedelta(n*3); c.t['dem']=br(c.em)
    con=tab(n,'Consulado-Geral do Brasil em Ciudad del Este','Consulado-Geral do Brasil em Genebra','Consulado-Geral do Brasil em Boston','Consulado-Geral do Brasil em Hamamatsu'); hosp=tab(n,'Hospital Regional','Hôpitaux Universitaires','MetroWest Medical Center','Clínica Seirei Mikatahara'); est_(c,hosp)
    c.t.update(mun=pl[0],uf='',nat=f'{pl[0]}, {pl[1]}',cart=tab(n,'1º OFÍCIO DE REGISTRO CIVIL E 1º TABELIONATO DE NOTAS','CARTÓRIO DO 1º OFÍCIO DE REGISTRO CIVIL','CARTÓRIO DO 1º SUBDISTRITO DE REGISTRO CIVIL','OFÍCIO DO 1º SUBDISTRITO - REGISTRO CIVIL'),selo=c.selo)
    c.acc('nat',f'{pl[0]}/{pl[1]}',pl[0],f'{pl[0]}/{nk}',f'{pl[0]}, {nk}'); c.acc('uf',pl[1],nk,'EX'); c.acc('mun',f'{pl[0]}, {pl[1]}',f'{pl[0]}, {nk}'); c.acc('dreg',br(cd)); n==3 and (c.acc('nat','Framingham/Massachusetts','Framingham, Massachusetts'),c.acc('uf','Massachusetts','MA'),c.acc('mun','Framingham, Massachusetts')); c.livro=c.R.randint(2,39); c.t['livro']=f'E-{c.livro}'; c.acc('livro',str(c.livro))
    ml=mat(c.cns,c.reg.year,c.livro,c.folha,c.termo,7); c.t['mat']=ml
    if n>1: c.t['cpf']=cpf(c.R)
    np,nm=tab(n,(('Toledo','PR'),('Encarnación','Paraguai')),(('Taguatinga','DF'),('Unaí','MG')),(('Conselheiro Pena','MG'),('Resplendor','MG')),(('Marília','SP'),('Assaí','PR'))); c.pl(np,nm)
    fo=lambda p:tn(p) if len(p[1])>2 else de(p,0)
    c.t['averb']=tab(n,'A condição de nacionalidade brasileira depende de opção, a qualquer tempo, após atingida a maioridade, perante a Justiça Federal.','Brasileiro nato, conforme os termos da alínea “c” do inciso I, in fine, do artigo 12 da Constituição Federal.','','Brasileiro nato, de acordo com o artigo 12, inciso I, alínea “c”, da Constituição Federal.')
    gp=tab(n,f'São avós paternos {c.ap} e {c.bp}; são avós maternos {c.am} e {c.bm}.',f'Avós pelo lado paterno: {c.ap} e {c.bp}. Pelo lado materno: {c.am} e {c.bm}.',f'Neta, por parte de pai, de {c.ap} e {c.bp} e, por parte de mãe, de {c.am} e {c.bm}.',f'Pais do genitor: {c.ap} e {c.bp}. Pais da genitora: {c.am} e {c.bm}.')
    c.t['texto']=dm(c.nasc); v=' verso' if c.v else ''
    body=f'''<div class=c>{arms(48,'#14315e')}<br><b>{c.t['cart']}</b><br><small>{c.mun} - {est(c.uf)} · {c.rua()} · CNS {c.cns[:2]}.{c.cns[2:5]}-{c.cns[5]}<br>Oficial: {c.of} · Substituta: {c.P(1,'late')}</small></div><h3 class=c style="background:#14315e;color:#fff;padding:5pt">TRASLADO DE ASSENTO DE NASCIMENTO</h3><p class=c>matrícula nº <b>{ml}</b></p>
<p class=j>Certifico que, a requerimento do interessado e na forma do artigo 32, § 1º, da Lei nº 6.015/1973, trasladei, em {br(c.reg)}, para o Livro E-{c.livro} deste Ofício, à folha {c.folha}{v}, sob o nº {c.termo}, a certidão expedida pelo {con}, que vem a ser do teor seguinte:</p>
<p class=j style="margin-left:20pt;border-left:3px solid #14315e;padding-left:10pt">{aos(cd)}, neste {con}, perante mim, {c.of0}, Cônsul-Geral Adjunto, compareceu {c.pai if n!=2 else c.mae}, {'brasileiro' if n!=2 else 'brasileira'}, portador{'' if n!=2 else 'a'} do passaporte {c.R.choice('CFY')}{c.R.choice('ABZ')}{c.R.randint(100000,999999)}, e, à vista do registro local nº {c.R.randint(1000,99999)}, declarou o nascimento de <b>{c.ch}</b>, do sexo {c.t['sexo'].lower()}, ocorrido em {dm(c.nasc)}, {hw(c.h,c.m)}, no {hosp}, na cidade de {pl[0]}, {pl[1]}, filh{c.x('o','a')} de {c.pai}, nascido em {fo(np)}, e de {c.mae}, nascida em {fo(nm)}. {gp} Testemunhas: {c.t1} e {c.t2}. Do que, para constar, lavrou-se o presente, que vai selado com as Armas da República.</p>
{'<p class=j>'+c.t['averb']+'</p>' if c.t['averb'] else ''}{'<p class=j>Foi atribuído pela Receita Federal o CPF nº '+c.t['cpf']+'.</p>' if n>1 else ''}<p class=j>Era o que constava. {c.mun}, {ext(c.em)}. Eu, {c.esc}, escrevente, digitei. Eu, {c.of}, Oficial, conferi e assino.</p><div class=c style="margin-top:14pt">{sig(c.R)}<br>{c.of}<br><small>Oficial de Registro</small></div><div class="b f" style="font-size:8pt">{qr(c.R,50)}<span>Selo digital {c.selo}<br>Valide em selo.tj{c.uf.lower()}.jus.br</span><span class=r>Emol. R$ 1{n}2,40 · Funrejus R$ {n},10</span></div>'''.replace('no Clínica','na Clínica').replace('no Hôpitaux','nos Hôpitaux')
    return c,'body{font:10.8pt/1.5 "Nimbus Sans";padding:32pt 46pt}',body

def Hh(n): # letter of the office
    o=tab(n,('Feira de Santana','BA'),('Rio Branco','AC'),('Campina Grande','PB'),('Petrópolis','RJ'))
    c=C('H',n,o,tab(n,1959,1984,1971,2002),tab(n,'mid','late','late','new'),tab(n,1,0,0,1),tab(n,'pt','pt','pt','de'),tab(n,'pt','ar','pt','it'),lag=tab(n,44,7,1,3),em=D.date(tab(n,1978,2006,1999,2016),n+4,7+4*n),lone=n==3)
    np,nm=tab(n,(('Santo Amaro','BA'),('Cachoeira','BA')),(('Xapuri','AC'),('Sena Madureira','AC')),(None,('Esperança','PB')),(('Areal','RJ'),('Três Rios','RJ')))
    tell=n in(1,4); 
    if tell: c.pl(*([np,nm] if c.pai else [nm]))
    loc=tab(n,'','Maternidade Bárbara Heliodora','Instituto Elpídio de Almeida','Hospital Alcides Carneiro'); 
    if loc: est_(c,loc)
    else: c.home('residência dos pais','em residência dos pais')
    if n==2: c.t['hora']=''
    c.t['cart']=tab(n,'Cartório do Registro Civil do Subdistrito de São José','Serventia de Registro Civil da 1ª Zona','Cartório de Registro Civil Azevêdo Bastião','Registro Civil das Pessoas Naturais da 1ª Circunscrição'); v='v' if c.v else ''
    if n==4: c.mt(); c.t['selo']=c.selo
    if n==2: noneg(c,'am','bm','ap','bp'); c.acc('n1','Acre','AC','acreanos'); c.acc('n2','Acre','AC','acreanos')
    p1=tab(n,f'Atesto, para os devidos fins e a pedido da parte, que {c.ch} nasceu nesta cidade no dia {ext(c.nasc)}, {hold(c.h,c.m,0)}, na residência dos pais, e foi registrada neste cartório em {br(c.reg)}, como se vê do livro nº {c.livro}, fls. {c.folha}{v}, nº de ordem {c.termo}.',
      f'A quem interessar possa: declaro, em razão do ofício que exerço, que se acha lavrado nesta serventia, desde {dm(c.reg)}, no livro A-{c.livro}, folha {c.folha}{v}, termo {c.termo}, o nascimento de {c.ch}, de sexo masculino, que veio ao mundo em {dm(c.nasc)}, na {loc}, em {c.mun}, Acre.',
      f'Em resposta ao ofício do Instituto de Previdência, informo e atesto que {c.ch} é nascido a {dm(c.nasc)}, às {c.h} horas{f" e {c.m} minutos" if c.m else ""}, no {loc}, em {c.mun}, e que o assento, datado de {dm(c.reg)}, tomou o número {c.termo} do livro {c.livro}, folha {c.folha}{v}.',
      f'Atesto para os devidos fins escolares que consta, sob a matrícula {c.t["mat"]}, feito em {br(c.reg)}, o assento do nascimento de {c.ch}, ocorrido às {c.h}h{c.m:02d} de {dm(c.nasc)}, no {loc}, neste município de {c.mun}.')
    p2=tab(n,f'É a atestada filha legítima de {c.pai}, {c.prof()}, natural de {de(np or nm,0)}, e de {c.mae}, do lar, natural de {de(nm,0)}; neta paterna de {c.ap} e {c.bp} e neta materna de {c.am} e {c.bm}. Do sexo feminino, cor parda.',
      f'Figuram como pais {c.pai} e {c.mae}, ambos acreanos, sem indicação de avós no termo, cuja folha se encontra parcialmente danificada pela enchente de 1997; tampouco se lê a hora.',
      f'Sua mãe é {c.mae}, e nenhum pai foi declarado. Pela mãe, descende de {c.am} e de {c.bm}, avós do registrado. Sexo: o masculino.',
      f'Trata-se de menina, filha de {c.pai} ({de(np,3) if np else ""}) e {c.mae} ({de(nm,3)}). Os avós, na ordem do termo: {c.ap} e {c.bp}, pais do genitor; {c.am} e {c.bm}, pais da genitora.')
    if n==4: p2=p2.replace(f'({de(np,3)})',f'(natural de {de(np,2)})').replace(f'({de(nm,3)})',f'(natural de {de(nm,2)})'); c.t.update(livro=f'{c.livro:05d}',folha=f'{c.folha:03d}',termo=f'{c.termo:07d}'); c.acc('folha',f'{c.folha}'); 
    p3=tab(n,f'À margem se lê que a registrada casou-se em 11-7-1977 com {c.P(0,"mid")}, cartório de Ipirá, passando a usar o sobrenome do marido.','Não há notas marginais.',f'Consta a seguinte averbação: “Por mandado do Juízo da 4ª Vara Cível, de 9/5/1990, acrescentou-se o patronímico materno ao nome do registrado”.','Sem averbações até esta data.')
    if n==1: c.t['anot']=p3; c.acc('anot',p3.replace('À margem se lê que a','A'),p3.split('que ',1)[1])
    if n==3: c.t['averb']=p3.split('“')[1].rstrip('”.'); c.acc('averb',p3.split('“')[1])
    body=f'''<div style="border-left:6px solid #864;padding-left:12pt"><b style="font-size:13pt">{c.t['cart']}</b><br><span style="font-size:9pt">{c.rua()} · {c.mun}, {c.uf}<br>{tab(n,'Telefone 2-'+str(1140+n),'Fone: (68) 3224-00'+str(n)+'2','Fone: 321-4'+str(n)+'88','Tel.: (24) 2242-1'+str(n)+'03')}</span></div>
<p class=r style="margin-top:34pt">{c.mun}, {dm(c.em)}</p><p>{tab(n,'','Ofício nº 0114/2006','Of. nº 77/99','')}</p><h3 class=c style="margin:26pt 0;letter-spacing:4px">{tab(n,'ATESTADO','DECLARAÇÃO DE NASCIMENTO','CERTIDÃO','ATESTADO DE REGISTRO DE NASCIMENTO')}</h3><p class=j>{p1}</p><p class=j>{p2}</p><p class=j>{p3}</p><p class=j>{tab(n,'Por ser verdade, firmo o presente, que vai por mim datado e assinado.','Sendo o que me cabia declarar, sob as penas da lei, assino.','Cordiais saudações. Dou fé do que acima vai.','E por ser a expressão da verdade, lavro este, que assino digitalmente.')}</p>
<div style="margin:44pt 0 0 220pt">{sig(c.R,150,34)}<br>{c.of}<br>{tab(n,'Oficial','Delegatário(a) titular','Oficial do Registro Civil','Registrador(a) titular')}</div><div class="b f" style="font-size:8.5pt;color:#555">{stamp('OFICIO DO REGISTRO CIVIL',c.uf,62,'#864')}<span class=r>{('Selo eletrônico '+c.selo) if n==4 else 'Isento de emolumentos para fins de direito' if n!=2 else 'Emolumentos: R$ 11,30'}<br>Minuta de {c.esc}</span></div>'''
    return c,'body{font:12pt/1.75 "URW Bookman";padding:44pt 58pt 36pt}p{text-indent:0;margin-bottom:10pt}',body
def I(n): # modern sheet, ipsis litteris of a 1905-1931 entry in old spelling
    o=tab(n,('Pelotas','RS'),('Nictheroy','RJ'),('Ouro Preto','MG'),('Parnahyba','PI')); mod=tab(n,'Pelotas','Niterói','Ouro Preto','Parnaíba')
    c=C('I',n,(mod,o[1]),tab(n,1907,1919,1924,1930),'old',tab(n,0,1,1,0),tab(n,'de','pt','it','pt'),tab(n,'pt','pt','it','ar'),lag=tab(n,3,0,14,1),em=D.date(2012+2*n,3*n,2+6*n),old=1,given=n!=4,hm=tab(n,(22,30),(1,0),(12,0),(17,15)))
    S=est(c.uf,1); c.t['selo']=c.selo; c.acc('mun',o[0]); c.t['nat']=tn((mod,c.uf)); c.acc('nat',tn(o)); c.acc('uf',S)
    np,nm=tab(n,(('Hamburgo','Allemanha'),('Jaguarão','RS')),(('Maricá','RJ'),('Itaborahy','RJ')),(('Treviso','Italia'),('Mariana','MG')),(('Piracuruca','PI'),('Beirute','Syria'))); c.pl(np,nm)
    fo=lambda p:tn(p) if len(p[1])>2 else f'{p[0]}, '+('neste Estado' if p[1]==c.uf and n!=3 else est(p[1],1)); 
    loc=tab(n,'á rua Quinze de Novembro numero oitenta e quatro','á rua da Praia numero sete','na fazenda do Funil','na Santa Casa de Misericordia'); 
    if n<4: c.home(loc,loc.split(' ',1)[1],'residencia','Fazenda do Funil')
    else: est_(c,'Santa Casa de Misericordia')
    if n==4: c.t['nome']=c.ch
    c.t['cart']=tab(n,'Registro Civil das Pessoas Naturais da 1ª Zona de Pelotas','Registro Civil da 1ª Circunscrição de Niterói','Ofício do Registro Civil da Sede de Ouro Preto','Cartório do 1º Ofício de Parnaíba'); ml=c.mt()
    q=tab(n,f'que no dia {ext(c.nasc,1)}, {hold(c.h,c.m)}',f'que hoje, {hold(c.h,c.m)}',f'que {aos(c.nasc,1,"do anno de").lower().replace(mes(c.nasc),mes(c.nasc,1))}, {hold(c.h,c.m)}',f'que hontem, {hold(c.h,c.m)}')
    if n==3: c.acc('texto',q[4:].split(', ')[0])
    if n in(2,4): c.t['texto']=br(c.nasc); c.acc('texto','hoje','hontem')
    dec=tab(n,c.pai,c.pai,c.t1,c.pai); fl=c.x('filho legitimo','filha legitima')
    par=tab(n,f'{fl} do declarante, natural de {fo(np)}, e de Dona {c.mae}, natural de {fo(nm)}',f'{fl} delle declarante, natural de {fo(np)}, e de Dona {c.mae}, natural de {fo(nm)}',f'{fl} de {c.pai}, natural de {fo(np)}, e de {c.mae}, natural de {fo(nm)}',f'{fl} do declarante, que é natural de {fo(np)}, e de sua esposa Dona {c.mae}, natural de {fo(nm)}')
    gp=tab(n,f'neto por parte paterna de {c.ap} e Dona {c.bp} e por parte materna de {c.am} e Dona {c.bm}',f'sendo avós paternos {c.ap} e Dona {c.bp} e maternos {c.am} e Dona {c.bm}',f'avós paternos: {c.ap} e {c.bp}; maternos: {c.am} e {c.bm}',f'neto paterno de avós incognitos e materno de {c.am} e de {c.bm}')
    if n==4: noneg(c,'ap','bp')
    nome=c.ch if n==4 else c.ch
    marg=tab(n,'',f'Anotação: falleceu a 9 de Maio de 1977, em São Gonçalo, termo 3.118 do livro C-40.','Averbação: Por mandado judicial de 12/04/1968, acrescido ao registro o sobrenome '+c.pai.split()[-1]+'.','')
    if n==2: c.t['anot']=marg.split(': ',1)[1]
    if n==3: c.t['averb']=marg.split(': ',1)[1]
    body=f'''{guil(595,842,'#c9bfa2')}<div class=f style="position:relative">{arms(46,'#5b4a1f')}<div class=c style="font:9.5pt 'Noto Sans'"><b>{c.t['cart']}</b><br>{c.rua()} - {mod} - {est(c.uf)}<br>Oficial Registrador(a): {c.of}</div>{qr(c.R,50)}</div>
<div class=c style="font:700 12pt 'Noto Sans';margin:14pt 0 4pt;position:relative">CERTIDÃO EM INTEIRO TEOR (transcrição <i>ipsis litteris</i>)</div><div class=c style="font:9pt 'Noto Sans';position:relative">Matrícula: {ml}</div>
<p class=j style="font:10pt/1.5 'Noto Sans';margin-top:12pt;position:relative">CERTIFICO que revendo o acervo histórico, encontrei no Livro A nº {c.livro}, folhas {c.folha}{'v' if c.v else ''}, assento nº {c.termo}, o que adiante se reproduz, respeitada a grafia da época:</p>
<p class=j style="font:italic 12pt/1.62 'Noto Serif';margin:8pt 14pt;position:relative">{aos(c.reg,1,tab(n,'de','do anno de','de','de'))}, nesta cidade de {o[0]}, {S}, em meu cartorio compareceu {dec}, {c.prof()}, residente nesta cidade, e perante as testemunhas declarou: {q}, {loc}, {'' if n==3 else 'nesta cidade, '}{'desta freguezia, ' if n==3 else ''}nasceu uma creança do sexo {c.t['sexo'].lower()}, de côr {tab(n,'branca','parda','branca','branca')}, {par}, {gp}; a qual se {tab(n,'chamará','chamará','dá o nome de','chama')} {nome}. E para constar lavrei este termo que, lido e achado conforme, assignam com o declarante e as testemunhas {c.t1 if n!=3 else c.juiz}, {c.prof()}, e {c.t2}, domestica. Eu, {c.of0}, official do registro civil, o subscrevo e assigno.</p>
<p class=j style="font:10pt/1.5 'Noto Sans';position:relative">{marg or 'Não constam averbações ou anotações.'} É o que cumpre certificar. Dou fé. {mod}, {ext(c.em)}. Busca e digitação: {c.esc}.</p><div class=c style="font:10pt 'Noto Sans';position:relative;margin-top:14pt">{sig(c.R)}<br>{c.of}<br>Oficial Registrador(a)</div><div class="b c" style="font:7.5pt 'Noto Sans';position:relative">Selo: {c.selo} - Emolumentos R$ {60+n},75 + FUNDO R$ {n+3},02 - Código de segurança {c.R.randint(1000,9999)}.{c.R.randint(1000,9999)}</div>'''
    return c,'body{padding:30pt 44pt}',body

def J(n): # margins told: paternity, name, sex, adoption
    o=tab(n,('Londrina','PR'),('Juazeiro do Norte','CE'),('Uberaba','MG'),('Boa Vista','RR'))
    c=C('J',n,o,tab(n,1995,1989,2000,2007),tab(n,'late','late','new','new'),tab(n,0,1,0,1),tab(n,'jp','pt','pt','ind'),'pt',lag=tab(n,6,2,25,18),em=D.date(2019+n,11-n,4*n+1)); c.t['cart']=tab(n,'Serviço Distrital e de Registro Civil do 2º Ofício','Cartório Machado Quental - 1º Ofício','Ofício do 1º Subdistrito do Registro Civil','1º Ofício de Registro Civil de Boa Vista')
    R=c.R; v=' verso' if c.v else ''; c.t['selo']=c.selo; hosp=tab(n,'Hospital Evangélico','Hospital São Lucas','Hospital Hélio Angotti','Maternidade Nossa Senhora de Nazareth'); est_(c,hosp); ml=c.mt()
    np,nm=tab(n,(('Assaí','PR'),('Cornélio Procópio','PR')),(('Crato','CE'),('Exu','PE')),(('Sacramento','MG'),('Araxá','MG')),(('Pacaraima','RR'),('Caracaraí','RR'))); ad=br(c.reg+D.timedelta(2200)); g0=c.ch.split(' ')[0]
    F0=c.t['nome']
    if n==1: # paternity recognised later: present name in the averbação
        old=f'{g0} {c.am.split(" ",1)[1]}'; new=f'{old} {c.pai.split()[-1]}'; c.t.update(nome=new,g1=c.mae,g2=c.pai,n1=tn(nm),n2=tn(np)); c.acc('nome',old)
        told=f'que recebeu o nome de {old}, filho de {c.mae}, solteira, natural de {de(nm,0)}, e neto materno de {c.am} e {c.bm}'
        av=f'Por escritura pública de reconhecimento de paternidade de {ad}, averbo que o registrado é filho também de {c.pai}, natural de {de(np,0)}, sendo avós paternos {c.ap} e {c.bp}, e passa a chamar-se {new}.'
    elif n==2:
        wrong=c.mae.replace(c.mae.split()[0],'Francisca',1); c.acc('g2',wrong); c.pl(np,nm)
        told=f'que recebeu o nome de {c.ch}, filha de {c.pai}, natural de {de(np,0)}, e de {wrong}, natural de {de(nm,0)}; avós paternos {c.ap} e {c.bp}; avós maternos {c.am} e {c.bm}'
        av=f'Retificação: nos termos do art. 110 da Lei 6.015/73, averbo, em {ad}, que o nome correto da genitora é {c.mae}, e não como constou.'
    elif n==3:
        c.sex=1; c.t['sexo']='Feminino'; new='Agatha '+c.tail; c.t['nome']=new; c.acc('nome',c.ch); c.acc('sexo','Masculino'); c.pl(np,nm)
        told=f'que recebeu o nome de {c.ch}, filho de {c.pai}, natural de {de(np,3)}, e de {c.mae}, natural de {de(nm,3)}; neto paterno de {c.ap} e {c.bp} e materno de {c.am} e {c.bm}'
        av=f'Na forma do Provimento nº 73/2018 do CNJ, averbo, em 10/06/2019, a alteração do prenome e do gênero: a pessoa registrada passa a chamar-se {new}, do sexo feminino.'
    else:
        c.pl(np,nm); told=f'que recebeu o nome de {c.ch}, filha de {c.pai}, natural de {de(np,2)}, e de {c.mae}, natural de {de(nm,2)}, ambos da etnia Macuxi; sendo avós paternos {c.ap} e {c.bp} e avós maternos {c.am} e {c.bm}'
        av=f'Averbo, por sentença de {ad} da 1ª Vara da Infância, nos autos 0{R.randint(100,999)}{R.randint(1000,9999)}-11.2012.8.23.0010, que a guarda da registrada foi deferida aos avós maternos.'
    an=tab(n,f'Casamento em 18/05/2018 com {c.P(1,"new")}, neste Serviço, livro B-201, fl. 14.',f'',f'CPF nº {cpf(R)}, inscrito em 03/02/2016.',f'')
    if n==3: c.t['cpf']=re.search(r'[\d.]+-\d\d',an)[0]
    c.t['averb']=av; c.t['anot']=an; sx='masculino' if n in(1,3) else 'feminino'; c.t['texto']=ext(c.nasc)
    if n==3: c.acc('anot','')
    body=f'''<div class=f style="border-bottom:1px solid #999;padding-bottom:6pt"><div><b>{c.t['cart']}</b><br><small>{c.mun} - {c.uf} | {c.rua()}<br>Oficial: {c.of}</small></div>{arms(42,'#444')}</div><h3 style="margin:12pt 0 2pt">Inteiro teor do registro de nascimento</h3><div style="font-size:9pt;color:#444">matrícula {ml}</div>
<div style="display:flex;gap:14pt;margin-top:12pt"><div style="width:160pt;border-right:1px solid #999;padding-right:10pt;font-size:9.3pt"><p><b>À MARGEM</b></p><p>AVERBAÇÃO 1 — {av}</p>{'<p>ANOTAÇÃO — '+an+'</p>' if an else ''}<p>{sig(R,90,20)}</p></div><div style="flex:1"><p class=j>Livro A-{c.livro}, folha {c.folha}{v}, termo {c.termo}. No dia {ext(c.reg)}, nesta cidade, veio a cartório {c.mae if n==1 else c.pai}, e, apresentando a declaração de nascido vivo, declarou que no {hosp}, em {c.mun}, {est(c.uf)}, {hw(c.h,c.m)} do dia {ext(c.nasc)}, nasceu uma criança do sexo {sx}, {told}. Dispensadas as testemunhas. Ciente das penas da lei, assina comigo, {c.of0}, escrevente, que digitei.</p></div></div>
<p class=j style="margin-top:18pt">CERTIFICO que o texto acima é reprodução integral do assento e de suas margens, extraída por meio informatizado. {c.mun} ({c.uf}), {dm(c.em)}.</p><div style="margin-top:24pt">{sig(R)}<br>{c.esc}, escrevente, por {c.of}, Oficial</div><div class="b f" style="background:#eee;padding:8pt;font-size:8.5pt">{qr(R,56)}<span>Selo eletrônico<br><b>{c.selo}</b></span><span>Total R$ 8{n},47<br>Guia {R.randint(100000,999999)}</span></div>'''.replace('no Maternidade','na Maternidade')
    return c,'body{font:10.8pt/1.55 "DejaVu Serif Condensed","DejaVu Serif";padding:36pt 44pt}',body

def K(n): # 2015-2024, told with CPF, DNV, two mothers/fathers
    o=tab(n,('São José dos Campos','SP'),('Vitória','ES'),('Aracaju','SE'),('Cuiabá','MT'))
    c=C('K',n,o,tab(n,2016,2019,2022,2024),'new',tab(n,1,0,1,0),tab(n,'pt','it','pt','de'),tab(n,'jp','pt','pt','pt'),lag=tab(n,3,9,1,2),up=n%2==0); ml=c.mt(); c.t['cpf']=cpf(c.R); R=c.R; c.t['dnv']=f'30-{R.randint(60000000,89999999)}-{R.randint(0,9)}'; c.t['selo']=c.selo
    hosp=tab(n,'Hospital Municipal Dr. José de Carvalho Florence','Hospital Santa Rita','Maternidade Nossa Senhora de Lourdes','Hospital Santa Helena'); est_(c,hosp); v='v' if c.v else ''
    np,nm=tab(n,(('Jacareí','SP'),('Registro','SP')),(('Colatina','ES'),('Linhares','ES')),(('Estância','SE'),('Lagarto','SE')),(('Rondonópolis','MT'),('Cáceres','MT')))
    if n==1: c.pai=c.P(1,'late').split()[0]+' '+c.f1; c.t['g1']=c.pai
    if n==4: c.mae=(c.R.choice(['Marcelo','Sérgio','Rogério Luís'])+' '+c.m1).upper(); c.t['g2']=c.mae
    c.pl(np,nm)
    if n in(1,4):
        for a,b in (('ap','am'),('bp','bm')): c.acc(a,c.t[b]); c.acc(b,c.t[a])
    c.t['cart']=tab(n,'REGISTRO CIVIL DO 2º SUBDISTRITO','CARTÓRIO AMORIM - REGISTRO CIVIL','5º OFÍCIO DA COMARCA DE ARACAJU','3º SERVIÇO DE REGISTRO CIVIL'); tw=None
    if n==2: tw=('GAEL ' if c.ch[:4]!='GAEL' else 'IAN ')+c.tail.upper(); c.t.update(gem='Sim',geminfo=tw); c.twin=[tw]
    fl=f'{c.x("filho","filha")} de {c.pai}, natural de {de(np,2)}, e de {c.mae}, natural de {de(nm,2)}'
    g=tab(n,f'Pela primeira mãe, tem por avós {c.ap} e {c.bp}; pela segunda, {c.am} e {c.bm}.',f'São seus avós paternos {c.ap} e {c.bp} e seus avós maternos {c.am} e {c.bm}.',f'Os avós são {c.ap} e {c.bp}, paternos, e {c.am} e {c.bm}, maternos.',f'Descende, por {c.pai.split()[0]}, de {c.ap} e {c.bp}, e, por {c.mae.split()[0]}, de {c.am} e {c.bm}.')
    S1=f'<p class=j>Certifico que {"a" if c.sex else "o"} pessoa de nome <b>{c.ch}</b>, inscrit{"a" if c.sex else "o"} no CPF sob o nº {c.t["cpf"]}, nasceu em {ext(c.nasc)}, às {c.h:02d}h{c.m:02d}min, no {hosp}, município de {c.mun}, {est(c.uf)}, sendo do sexo {c.t["sexo"].lower()}, tudo conforme a DNV nº {c.t["dnv"]}.</p>'.replace('o pessoa','a pessoa').replace('inscrito no','inscrita no')
    S2=f'<p class=j>É {fl}. {g}{" Nasceu de parto duplo, sendo sua irmã gêmea ou irmão gêmeo "+tw+"." if tw else " Parto único."}</p>'
    S3=f'<p class=j>O assento foi lavrado em {ext(c.reg)} por declaração de {c.pai}, no Livro A-{c.livro:04d}, folha {c.folha:03d}{v}, termo {c.termo:07d}, e recebeu a matrícula {ml}.</p>'; 
    c.t.update(livro=f'A-{c.livro:04d}',folha=f'{c.folha:03d}{v}',termo=f'{c.termo:07d}'); 
    if c.v: c.acc('folha',f'{c.folha}v')
    S4='<p class=j>'+tab(n,'Não há averbações, nem anotações de cadastro.','Não existem averbações a acrescer.','A averbar nada há.','Nada consta à margem.')+'</p>'
    od=tab(n,(S1,S2,S3,S4),(S3,S1,S2,S4),(S1,S3,S2,S4),(S3.replace('O assento','Certifico que o assento'),S2,S1.replace('Certifico que a','A'),S4))
    if n==4: od=(od[0],od[2],od[1],od[3])
    body=f'''<div class=f>{arms(56,'#0a5d2c')}<div class=c><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>Registro Civil das Pessoas Naturais<br><span style="font-size:17pt;color:#0a5d2c">Certidão de Nascimento</span><br><small>em breve relato, na forma narrativa</small></div>{qr(R,62)}</div><div style="height:4pt;background:#0a5d2c;margin:10pt 0 22pt"></div>{''.join(od)}
<p class=j>O conteúdo desta certidão eletrônica é verdadeiro. Dou fé. Emitida em {c.mun}-{c.uf}, aos {br(c.em)}.</p><div class=f style="margin-top:30pt"><div style="font-size:9pt"><b>{c.t['cart']}</b><br>{c.of} - Oficial<br>{c.rua()}<br>{c.mun}/{c.uf} - CEP {R.randint(10000,99999)}-{R.randint(100,999)}<br>contato@rc{n}.not.example</div><div class=c style="font-size:9pt">Assinada digitalmente por<br>{c.esc}<br>Escrevente</div></div><div class=b style="border-top:1px solid #0a5d2c;font-size:8pt;padding-top:5pt">Selo digital: {c.selo} · Hash {R.randint(10**9,10**10):x}{R.randint(10**9,10**10):x} · Esta certidão pode ser validada em até 90 dias no sítio da central nacional.</div>'''.replace('no Maternidade','na Maternidade')
    return c,'body{font:11.5pt/1.65 "Noto Sans";padding:40pt 50pt}p{margin-bottom:10pt}',body

def L(n): # administrative late registration told
    o=tab(n,('São Gabriel da Cachoeira','AM'),('Corumbá','MS'),('Altamira','PA'),('Januária','MG'))
    c=C('L',n,o,tab(n,1961,1987,1999,1975),tab(n,'mid','late','late','late'),tab(n,1,0,1,0),tab(n,'ind','sp','pt','pt'),tab(n,'ind','ind','pt','pt'),lag=tab(n,19000,10400,5500,14500),lone=n==4); c.em=c.reg+D.timedelta(n); c.t['dem']=br(c.em); ml=c.mt(); c.t['selo']=c.selo; R=c.R
    np,nm=tab(n,(('Iauaretê','AM'),('Pari-Cachoeira','AM')),(('Puerto Suárez','Bolívia'),('Ladário','MS')),(('Bacabal','MA'),('Altamira','PA')),(None,('Itacarambi','MG'))); c.pl(*([np,nm] if c.pai else [nm]))
    loc=tab(n,'Comunidade Taracuá, às margens do rio Uaupés','Fazenda Nhumirim','Seringal Boa Esperança','Comunidade Quilombola Brejo dos Crioulos'); c.t['est']=loc; c.acc('est','','Domicílio','em domicílio',loc.split(',')[0])
    c.t['hora']='' if n in(1,3) else c.t['hora']; c.t['cpf']=cpf(R) if n>1 else ''; fo=lambda p:tn(p) if len(p[1])>2 else f'{p[0]}-{p[1]}'
    c.t['cart']=tab(n,'Cartório Único de São Gabriel da Cachoeira','Ofício do Registro Civil da 1ª Circunscrição de Corumbá','Cartório do 2º Ofício de Altamira','Ofício do Registro Civil e Notas de Januária'); v='verso' if c.v else ''
    av=tab(n,f'Declarou ser da etnia {c.ch.split()[-1]}, aldeia Taracuá, com RANI nº {R.randint(1000,9999)}.','',f'','Registro tardio lavrado na forma do Provimento nº 28 do CNJ.'); c.t['averb']=av; c.acc('averb','')
    pr=tab(n,f'A requerente não sabe ao certo a hora em que nasceu, porque nasceu em casa, de parteira',f'Ele relata que nasceu {hw(c.h,c.m)}, com a parteira {c.P(1,"mid")}',f'Da hora não há memória',f'Sua mãe sempre lhe contou que nasceu {hold(c.h,c.m,0)}')
    ps=f'filh{c.x("o","a")} de {c.pai}, nascido em {fo(np)}, e {c.mae}, nascida em {fo(nm)}; que os avós do lado do pai são {c.ap} e {c.bp} e os do lado da mãe são {c.am} e {c.bm}' if c.pai else f'filho somente de {c.mae}, nascida em {fo(nm)}, falecida, e neto de {c.am} e de {c.bm}'
    if n==3: noneg(c,'bp','am'); ps=ps.replace(f'{c.ap} e {c.bp}',f'{c.ap} e mulher ignorada').replace(f'{c.am} e {c.bm}',f'homem ignorado e {c.bm}')
    body=f'''<div style="writing-mode:horizontal-tb" class=f><div style="width:120pt;font-size:8pt">{arms(40,'#712')}<br>{est(c.uf)}<br>Poder Judiciário<br>Foro Extrajudicial</div><div class=c style="flex:1"><b style="font-size:13pt">{c.t['cart']}</b><br><small>{c.of}, registrador{'a' if c.of.split()[0][-1]=='a' else ''}</small></div><div style="width:120pt" class=r>{qr(R,54)}</div></div>
<h3 class=c style="border:1px solid #712;padding:4pt;margin:14pt 0">CERTIDÃO DO REGISTRO TARDIO DE NASCIMENTO Nº {c.termo}</h3><p class=j>Faço saber, a quantos esta virem, que {aos(c.reg,0,'do ano').replace('Ao','ao',1)} ({br(c.reg)}) se abriu no Livro A-{c.livro}, folha {c.folha} {v}, o registro de <b>{c.ch}</b>, matrícula {ml}, depois de entrevista reservada em que a pessoa registrada{', hoje inscrita no CPF '+c.t['cpf']+',' if n>1 else ''} e as duas testemunhas abaixo foram ouvidas por mim em separado.</p>
<p class=j>Disse a pessoa, que é do sexo {c.t['sexo'].lower()}, que veio à luz em {dm(c.nasc)}, no lugar chamado {loc}, município de {c.mun} - {c.uf}. {pr}. Disse mais que é {ps}.</p><p class=j>As testemunhas {c.t1}, {c.prof()}, de {R.randint(55,80)} anos, e {c.t2}, {R.choice(['rezadeira','aposentada','agente de saúde','artesã'])}, afirmaram, sob as penas da lei, que conhecem a família há mais de trinta anos e que nunca houve outro registro. Pesquisas na Central (CRC) resultaram negativas.</p>{'<p class=j>'+av+'</p>' if av else ''}<p class=j>E, nada mais havendo, encerro. {c.mun}, {ext(c.em)} ({br(c.em)}).</p>
<div class=f style="margin-top:20pt"><div class=c>{sig(R,110,24)}<br><small>{c.esc}<br>preposto(a)</small></div><div class=c>{sig(R,150,30)}<br>{c.of}<br><small>registrador{'a' if c.of.split()[0][-1]=='a' else ''} civil</small></div></div><div class="b c" style="font-size:8.5pt">Ato gratuito (Lei nº 9.534/1997) · Selo {c.selo} · Entrevistas arquivadas na pasta {R.randint(2,90)}/{c.reg.year}</div>'''
    c.t['texto']=dm(c.nasc)
    return c,'body{font:11.3pt/1.62 "Nimbus Roman";padding:38pt 48pt}p{margin-bottom:9pt}',body

def M(n): # landscape, two columns: colony registers
    o=tab(n,('Caxias do Sul','RS'),('Registro','SP'),('Santa Teresa','ES'),('União da Vitória','PR'))
    c=C('M',n,o,tab(n,1934,1939,1929,1953),'mid' if n!=3 else 'old',tab(n,0,1,0,1),tab(n,'it','jp','it','pl'),tab(n,'it','jp','de','pl'),lag=tab(n,20,33,6,2),em=D.date(tab(n,1962,1971,2003,1958),2*n,5*n-2)); R=c.R
    np,nm=tab(n,(('Vicenza','Itália'),('Flores da Cunha','RS')),(('Fukuoka','Japão'),('Nagano','Japão')),(('Trento','Áustria'),('Santa Leopoldina','ES')),(('Cracóvia','Polônia'),('Cruz Machado','PR'))); c.pl(np,nm); fo=lambda p:tn(p) if len(p[1])>2 else de(p,0)
    loc=tab(n,'Travessão Solferino','Colônia Katsura','Vale do Canaã','Linha Vitória'); c.home(loc); c.t['est']=''
    c.t['cart']=tab(n,'Cartório de Registro Civil da 1ª Zona','Cartório do Registro Civil e Anexos','Cartório do 1º Ofício - Registro Civil','Cartório de Paz do Distrito da Sede'); v=' verso' if c.v else ''
    pt=c.P(1,'mid','de'); mar=tab(n,'',f'Em 5 de junho de 1964 casou com {c.P(0,"mid","jp")}, em Registro, termo 1.402, passando a assinar-se {c.ch} {R.choice(S["jp"])}.',f'Faleceu em Colatina, no dia 2 de agosto de 1998, óbito nº 4.415, livro C-18.',''); c.t['anot']=mar
    body=f'''<div class=f style="border-bottom:2px double #333">{arms(40)}<div class=c><b style="font-size:12pt">{c.t['cart']}</b> — Município de {c.mun}, {est(c.uf)}<br><span style="font-size:15pt;letter-spacing:2px">CERTIDÃO VERBO AD VERBUM DE NASCIMENTO</span></div>{estampilha(tab(n,'Cr$ 10','Cr$ 0,50','R$','Cr$ 4'))}</div>
<div class=j style="columns:2;column-gap:26pt;column-rule:1px solid #999;margin-top:12pt"><p>A pedido do interessado, e em busca no Livro de Nascimentos nº {c.livro}, que serviu em {c.reg.year}, achei a folhas {c.folha}{v} o termo nº {c.termo}, do qual dou cópia palavra por palavra:</p>
<p>“Registro de {c.ch}. {aos(c.reg)}, nesta vila, hoje cidade de {c.mun}, em meu cartório apareceu {c.pai}, agricultor, casado, com {R.randint(24,50)} anos, natural de {fo(np)}, residente na {loc}, deste município, e disse que sua mulher {c.mae}, com {R.randint(19,40)} anos, natural de {fo(nm)}, deu à luz, em casa, {hold(c.h,c.m,0)} do dia {ext(c.nasc)}, {'um menino' if not c.sex else 'uma menina'}, de cor {'amarela' if n==2 else 'branca'}, com assistência da parteira {pt}, e ao qual recém-nascido deram o nome {'já dito' if n%2 else 'acima'}. Disse mais serem avós paternos do recém-nascido {c.ap} e {c.bp}, {tab(n,'residentes na Itália','finados','já falecidos','domiciliados na Polônia')}, e avós maternos {c.am} e {c.bm}, {tab(n,'moradores nesta colônia','lavradores em Sete Barras','do Rio Cinco de Novembro','desta mesma linha')}. Do que lavro o presente, que vai assinado pelo declarante e por {c.t1}, ferreiro, e {c.t2}, negociante, testemunhas do ato. Eu, {c.of0}, serventuário, escrevi. (Assinaturas em caracteres {'japoneses' if n==2 else 'legíveis'}.)”</p>
<p>{'Nota lançada à margem: '+mar if mar else 'Margens em branco.'}</p><p>Conforme com o original. Dou fé e assino em {c.mun}, {aos(c.em,0,'de').replace('Ao','ao',1)}.</p><p class=c style="margin-top:14pt">{sig(R)}<br>{c.of}<br>Oficial do Registro Civil</p></div><div class="b f" style="font-size:8pt"><span>Cópia datilografada por {c.esc}</span><span>Conferida · Custas pagas por verba · Reg. Imp. nº {R.randint(10,99)}</span></div>'''
    body=body.replace('na Travessão','no Travessão').replace('na Vale','no Vale').replace('ao qual recém-nascido','a quem').replace('do recém-nascido',c.x('do recém-nascido','da recém-nascida'))
    c.acc('texto',ext(c.nasc))
    return c,'body{font:10.6pt/1.5 "Liberation Serif";padding:30pt 40pt;background:#fdfbf3}',body,842,595

def N(n): # twins told
    o=tab(n,('Nova Iguaçu','RJ'),('Imperatriz','MA'),('São Carlos','SP'),('Olinda','PE'))
    c=C('N',n,o,tab(n,1955,1978,1992,2005),tab(n,'mid','late','late','new'),tab(n,0,1,0,1),tab(n,'pt','pt','it','pt'),tab(n,'ar','pt','pt','pt'),lag=tab(n,2,50,4,10),lone=n==4); R=c.R; c.em=c.reg+D.timedelta(tab(n,100,6000,0,5600)); c.t['dem']=br(c.em)
    g=tab(n,'Cosme','Rita de Cássia','Leonardo','Emanuelly'); tw=f'{g} {c.tail}'; c.t.update(gem='Sim',geminfo=tw); c.twin=[tw]; v='v' if c.v else ''
    np,nm=tab(n,(('Magé','RJ'),('Barra do Piraí','RJ')),(('Carolina','MA'),('Balsas','MA')),(('Ibaté','SP'),('Descalvado','SP')),(None,('Igarassu','PE'))); c.pl(*([np,nm] if c.pai else [nm]))
    hosp=tab(n,'Hospital de Iguaçu','residência da parteira','Santa Casa de Misericórdia de São Carlos','Maternidade Brites de Albuquerque')
    if n==2: c.home(hosp,'residência'); 
    else: est_(c,hosp)
    h2=c.nasc; t0=D.datetime(c.nasc.year,c.nasc.month,c.nasc.day,c.h,c.m)
    if c.h==0 and c.m<20: c.h=9; t0=t0.replace(hour=9); c.t['hora']=f'09:{c.m:02d}'
    if c.h==23: c.h=22; t0=t0.replace(hour=22); c.t['hora']=f'22:{c.m:02d}'
    e=(t0-D.timedelta(minutes=12)); first=n in(2,3); e=t0+D.timedelta(minutes=12) if first else e
    c.t['cart']=tab(n,'CARTÓRIO DA 1ª CIRCUNSCRIÇÃO','CARTÓRIO DO 3º OFÍCIO EXTRAJUDICIAL','CARTÓRIO DO 1º SUBDISTRITO','REGISTRO CIVIL DO 2º DISTRITO')
    if n==4: c.mt(); c.t['selo']=c.selo; c.t['dnv']=f'{R.randint(10000000,49999999)}-{R.randint(0,9)}'
    gg=c.x; me=f'{gg("o primeiro","a primeira") if first else gg("o segundo","a segunda")}'; ot=f'{gg("o segundo","a segunda") if first else gg("o primeiro","a primeira")}'
    story=f'em {ext(c.nasc)}, na {hosp}, nesta cidade de {c.mun} ({c.uf}), de um só parto, dona {c.mae}, natural de {de(nm,n%4 if n!=4 else 0)}, deu à luz duas crianças {gg("vivas","vivas")}'.replace('na Hospital','no Hospital')
    A1=f'{me} nasceu {hw(c.h,c.m)} e é {gg("aquele","aquela")} de quem trata este termo, {gg("chamado","chamada")} <b>{c.ch}</b>'; A2=f'{ot} nasceu {hw(e.hour,e.minute)}, chama-se {tw} e foi {gg("registrado","registrada")} no termo {"seguinte" if first else "anterior"}'
    tx=f'{story}: {A1 if first else A2}; {A2 if first else A1}.'
    anc=(f'O pai de ambas as crianças é {c.pai}, {c.prof()}, natural de {de(np,n%4)}' if c.pai else 'Não se declarou o pai')+'. '
    c.t['g1'],c.t['g2'],c.t['n1'],c.t['n2']=(c.mae,c.pai or '',tn(nm),tn(np) if np else '')
    anc+=(f'Avós: os paternos, {c.ap} e {c.bp}; os maternos, {c.am} e {c.bm}.' if c.pai else f'Avós, só os maternos: {c.am} e {c.bm}.')
    body=f'''<div class=c style="border:1.5px solid #333;border-radius:10pt;padding:8pt"><b style="font-size:14pt">{c.t['cart']}</b><br>REGISTRO CIVIL · {c.mun.upper()} · {est(c.uf).upper()}<br><small>{c.rua()} — Titular: {c.of}</small></div><div class=f style="margin:16pt 0 10pt"><b style="font-size:15pt">Certidão de Nascimento</b><span>gêmeos · parto duplo</span></div>
<p class=j>Certifico que o assento nº {c.termo}, do Livro A-{c.livro}, fl. {c.folha}{v}, desta serventia, lavrado em {ext(c.reg)}, {'matrícula '+c.t['mat']+', ' if n==4 else ''}diz que {tx}</p><p class=j>A criança deste termo é do sexo {c.t['sexo'].lower()}, de cor {R.choice(['parda','branca','preta'])}. {'Declaração de Nascido Vivo nº '+c.t['dnv']+'. ' if n==4 else ''}{anc}</p><p class=j>Declarou o nascimento {c.pai or c.mae}, com as testemunhas {c.t1}, {c.prof()}, e {c.t2}, estudante. Para o registro pagou-se {'nada, por ser gratuito' if n>2 else 'a taxa da tabela'}. Nenhuma nota foi aposta ao assento até hoje.</p><p class=j>É o que tenho a certificar. {c.mun}, {tab(n,dm(c.em),br(c.em),dm(c.em),br(c.em))}.</p><div class=c style="margin-top:40pt">{sig(R,150,32)}<br>{c.of if n%2 else c.esc}<br><small>{'Oficial' if n%2 else 'Escrevente'}</small></div><div class="b f" style="font-size:8.5pt">{stamp('REGISTRO CIVIL DE '+c.mun.upper(),'RCPN',64,'#333')}<span>{'Selo '+c.selo if n==4 else 'Selo pago por verba'}</span></div>'''
    return c,'body{font:12pt/1.75 "URW Gothic";padding:40pt 52pt}p{margin-bottom:10pt}',body

def O(n): # lines numbered, monospace terminal print
    o=tab(n,('Água Boa','MT'),('Tabatinga','AM'),('Jequié','BA'),('Vilhena','RO'))
    c=C('O',n,o,tab(n,1990,2001,1967,1985),tab(n,'late','new','mid','late'),tab(n,1,0,0,1),tab(n,'de','ind','pt','pl'),tab(n,'ind','ind','pt','it'),lag=tab(n,8,300,5,21),em=D.date(2004+4*n,n+5,9+n),up=1); R=c.R; c.t['selo']=c.selo
    np,nm=tab(n,(('Panambi','RS'),('Canarana','MT')),(('Benjamin Constant','AM'),('Leticia','Colômbia')),(('Ipiaú','BA'),('Maracás','BA')),(('Prudentópolis','PR'),('Sananduva','RS'))); c.pl(np,nm)
    U=str.upper; v=' VERSO' if c.v else ''; fo=lambda p:U(tn(p)) if len(p[1])>2 else U(de(p,2))
    for k in('n1','n2'): c.t[k]=U(c.t[k]); c.acc(k,c.t[k].replace(', ','/'))
    hosp=tab(n,'HOSPITAL MUNICIPAL DE ÁGUA BOA','ALDEIA UMARIAÇU','HOSPITAL PERPÉTUO SOCORRO','HOSPITAL REGIONAL DE VILHENA'); est_(c,hosp,*(['','DOMICÍLIO'] if n==2 else []))
    c.t['cart']=tab(n,'CARTÓRIO DO 2º OFÍCIO EXTRAJUDICIAL','SERVENTIA ÚNICA DE TABATINGA','CARTÓRIO DO 1º OFÍCIO DE REGISTRO CIVIL','OFÍCIO DE REGISTRO CIVIL E NOTAS'); c.of=U(c.of); c.t['of']=c.of; c.t['texto']=U(ext(c.nasc))
    nota=tab(n,'','AVERBAÇÃO: ETNIA TIKUNA INCLUÍDA A PEDIDO, CONFORME RESOLUÇÃO CONJUNTA CNJ/CNMP 03/2012.','ANOTAÇÃO: O REGISTRADO CONTRAIU NÚPCIAS EM 02/02/1990, LIVRO B-14, FOLHA 9, NESTE OFÍCIO.',''); c.t['averb' if n==2 else 'anot']=nota.split(': ',1)[-1]
    tx=f'CERTIFICO QUE NO LIVRO A-{c.livro}, FOLHA {c.folha}{v}, SOB NÚMERO {c.termo}, CONSTA: {aos(c.reg)}, COMPARECEU {"O PAI" if n!=4 else "A MÃE"} E DECLAROU QUE NASCEU {c.ch}, DO SEXO {c.t["sexo"]}, NO DIA {ext(c.nasc)}, {hw(c.h,c.m)}, EM {hosp}, MUNICÍPIO DE {c.mun}, {est(c.uf)}. QUE OS PAIS SÃO {c.pai}, {c.prof()}, NATURAL DE {fo(np)}, E {c.mae}, {R.choice(["DO LAR","ARTESÃ","PROFESSORA"])}, NATURAL DE {fo(nm)}. QUE OS AVÓS PATERNOS SÃO {c.ap} E {c.bp} E OS MATERNOS SÃO {c.am} E {c.bm}. TESTEMUNHARAM {c.t1} E {c.t2}, RESIDENTES NESTE MUNICÍPIO. LIDO, ACHADO CONFORME E ASSINADO. {nota or "SEM OBSERVAÇÕES MARGINAIS."} NADA MAIS CONSTAVA. O REFERIDO É VERDADE. {c.mun}, {dm(c.em)}.'
    L=textwrap.wrap(U(tx),62); c.lines=U(tx)
    rows=''.join(f'<div class=l><i>{k:02d}</i><span>{x.ljust(62,"=") if k==len(L) else x}</span></div>' for k,x in enumerate(L,1))
    body=f'''<div class=f>{arms(44)}<div class=c><b>{c.t['cart']}</b><br>{U(c.mun)} - {c.uf} - {U(est(c.uf))}<br>CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR</div>{qr(R,52)}</div><div style="margin:18pt 0;border-top:1px solid;border-bottom:1px solid">{rows}</div><div class=r>{sig(R)}<br>{c.of}<br>OFICIAL REGISTRADOR(A)</div><div class=b style="font-size:8pt">SELO DIGITAL {c.selo} / EMITIDO POR {U(c.esc)} / PROTOCOLO {R.randint(1000,99999)} / PÁG. 1 DE 1</div>'''
    return c,'body{font:10.5pt/1.5 "Liberation Mono";padding:36pt 50pt}.l{display:flex;line-height:1.72;border-bottom:1px dotted #bbb}.l i{width:30pt;color:#888;font-style:normal;font-size:8pt}.l span{white-space:pre}',body

def P(n): # tiny certificate on half a sheet, breve relato
    o=tab(n,('Garanhuns','PE'),('Teófilo Otoni','MG'),('Assú','RN'),('Cametá','PA'))
    c=C('P',n,o,tab(n,1932,1948,1966,1915),'mid' if n<4 else 'old',tab(n,1,0,1,0),tab(n,'pt','de','pt','pt'),tab(n,'pt','pt','pt','ar'),lag=tab(n,9,1,60,4),lone=n==3,old=n==4); c.em=c.reg+D.timedelta(tab(n,400,9000,3000,3650)); c.t['dem']=br(c.em); R=c.R; v=' v.' if c.v else ''
    noneg(c,'hora') if n in(1,) else 0; c.home('')
    if n in(2,3): noneg(c,'am','bm','ap','bp')
    c.t['cart']=tab(n,'Registro Civil do 1º Distrito','Cartório de Paz','Primeiro Cartório','Registro Civil de Cametá')
    if n==4: c.acc('uf','Estado do Pará')
    s=tab(n,f'CERTIFICO que {c.ch}, do sexo feminino, filha de {c.pai} e de {c.mae}, neta, por seu pai, de {c.ap} e {c.bp}, e, por sua mãe, de {c.am} e {c.bm}, nasceu nesta cidade de {c.mun} aos {br(c.nasc,"-")} e foi registrada aos {br(c.reg,"-")}, no livro {c.livro}, fls. {c.folha}{v}, n. {c.termo}. Declarante: o pai. Dou fé.',
     f'No livro {c.livro}, à fl. {c.folha}{v}, sob nº {c.termo}, consta que a {dm(c.nasc)}, {hold(c.h,c.m,0)}, nasceu em {c.mun} o menino {c.ch}, filho legítimo de {c.pai} e dona {c.mae}. Registrado a {dm(c.reg)}, sendo testemunhas {c.t1} e {c.t2}. É verdade e dou fé.',
     f'Certifico, revendo o livro {c.livro}, fls. {c.folha}{v}, termo {c.termo}, de {dm(c.reg)}, que {c.ch}, do sexo feminino, é natural de {c.mun}, deste Estado, onde nasceu em {dm(c.nasc)}, às {c.h} horas e {c.m or "zero"} minutos, filha de {c.mae}, natural de Macau, deste Estado. Nada mais. Dou fé.',
     f'Certifico que do livro numero {c.livro}, folhas {c.folha}{v}, consta, sob o numero {c.termo}, em data de {ext(c.reg,1)}, o nascimento de {c.ch}, occorrido nesta cidade no dia {ext(c.nasc,1)}, {hold(c.h,c.m)}, do sexo masculino, filho de {c.pai} e de sua mulher {c.mae}; avós paternos {c.ap} e {c.bp}, maternos {c.am} e {c.bm}. O referido é verdade, do que dou fé.')
    if n==1: c.t['texto']=br(c.nasc,'-')
    if n in(2,3): c.t['texto']=dm(c.nasc)
    if n==3: c.t['n1']='Macau/RN'; c.a[PAT['nat']]=['Assú','Assú, deste Estado']
    body=f'''<div class=f style="align-items:flex-start"><div>{arms(34)}</div><div class=c><b>{c.t['cart']}</b><br>{c.mun} — {est(c.uf,n==4)}<br><span style="font-size:13pt">{tab(n,'Certidão de Nascimento (resumo)','NASCIMENTO','Certidão de Idade','Certidão de nascimento')}</span></div>{estampilha(tab(n,'1$000','Cr$ 3','NCr$','600 rs'),'#58a')}</div><p class=j style="margin-top:14pt;text-indent:30pt">{s}</p><p class=r>{c.mun}, {dm(c.em,n==4)}.</p><div class=f style="margin-top:6pt"><span style="font-size:8pt">{tab(n,'Rs. 4$200','Cr$ 8,00','Grátis - pobreza atestada','Raza 1$000')}<br>{'Para fins '+tab(n,'escolares','eleitorais','militares e de família','eleitoraes')}</span><div class=c>{sig(R,130,26,'#222')}<br>{c.of}<br><small>{tab(n,'Oficial','Escrivão de Paz e Oficial do Registro','Oficial do Registro Civil','Official do Registro')}</small></div></div>'''
    return c,tab(n,'body{font:11pt/1.6 "Nimbus Mono PS"','body{font:italic 11.5pt/1.65 "P052"','body{font:11pt/1.6 "Liberation Mono"','body{font:15pt/1.4 Z003')+';padding:28pt 40pt;background:#fbf8ea}',body,595,421
FORMS=dict(A=A,B=B,C=Cc,D=Dd,E=E,F=Ff,G=G,H=Hh,I=I,J=J,K=K,L=L,M=M,N=N,O=O,P=P)
def main(out):
    os.makedirs(out,exist_ok=True)
    for f,fn in FORMS.items():
        for n in (1,2,3,4): c,css,body,*wh=fn(n); write(out,c,css,body,*wh)
if __name__=='__main__': main(sys.argv[1])
