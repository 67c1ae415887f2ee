import sys, re
from h import *
ORD=['1º','2º','3º','4º']
def av(r,V,s):
    "grandparents clause, starting without comma"
    a=r.av
    if r.noav: return ''
    if r.solo: return [f'e neta materna de {V(a[2])} e de {V(a[3])}',f'sendo avós maternos {V(a[2])} e {V(a[3])}',f'Avós maternos: {V(a[2])} e {V(a[3])}'][s]
    if 'mm' in r.kind: return f'sendo avós, por parte de {r.pai.split()[0]}, {V(a[0])} e {V(a[1])}, e, por parte de {r.mae.split()[0]}, {V(a[2])} e {V(a[3])}'
    return [f'net{r.o} paterna{"" if r.fem else ""} de {V(a[0])} e de {V(a[1])}, e materna de {V(a[2])} e de {V(a[3])}'.replace('paterna ','pelo lado paterno ').replace('materna ','pelo lado materno '),
      f'sendo avós paternos {V(a[0])} e {V(a[1])}, e avós maternos {V(a[2])} e {V(a[3])}',
      f'Avós paternos: {V(a[0])} e {V(a[1])}. Avós maternos: {V(a[2])} e {V(a[3])}'][s]
def par(r,V,s,p=0):
    "parents clause: ... filho de"
    if r.solo: return [f'{V(r.mae)}, natural de {V(ce(r,r.mn,p))}, solteira, doméstica',f'{V(r.mae)}, brasileira, natural de {V(ce(r,r.mn,p))}, residente nesta cidade'][s%2]
    x,y,n,m=(r.mae,r.pai,r.mn,r.pn) if r.mf else (r.pai,r.mae,r.pn,r.mn)
    if s==2: r.pn=r.mn=n if n[1] in EST else r.b; return f'{V(x)} e de {V(y)}, ambos naturais de {V(ce(r,r.pn,p))}'.replace('ambos','ambas' if 'mm' in r.kind else 'ambos')
    if s==3: return f'{V(x)} e de {V(y)}, {"ele" if not r.mf else "ela"} natural de {V(ce(r,n,p))}, {"ela" if not r.mf else "ele"} natural de {V(ce(r,m,p))}'
    if s==1: return f'{V(x)}, com {r.g.randint(20,45)} anos de idade, natural de {V(ce(r,n,p))}, e de {V(y)}, natural de {V(ce(r,m,p))}, com {r.g.randint(18,40)} anos'
    return f'{V(x)}, {r.prof if not r.mf else "doméstica"}, natural de {V(ce(r,n,p))}, e de {"sua mulher, Dona " if not r.mf and "mm" not in r.kind else ""}{V(y)}, natural de {V(ce(r,m,p))}'
def twin(r,V): return f', gême{"o" if r.sx[0]=="m" else "a"} de {V(r.gem)}' if 'twin' in r.kind else ''
def lug(r,V,s=0):
    L='nesta cidade' if r.b[0]==r.city else f'na cidade de {V(ce(r,r.b,r.g.choice([0,1])))}'
    if r.est: return [f'{"no" if r.est.lower().startswith("hosp") else "na"} {V(r.est)}, {L}',f'{L}, {"no" if r.est.lower().startswith("hosp") else "na"} {V(r.est)}'][s%2]
    r.homet='em domicílio'; return f'{L}, em domicílio, na {r.rua}'
lugx=lambda r,V,s=0:lug(r,V,s).replace('nesta cidade',f'nesta cidade de {r.city}')
com=lambda r:r.c([x[0] for x in CID if x[1]==r.uf and x[0]!=r.city] or [r.city])
PL=lambda r,d:f'{r.city}, {d}'
def head(r,al='c'):
    u=r.uf; e='Distrito Federal' if u=='DF' else 'Estado '+EST[u]
    return f'<p class={al}>REPÚBLICA FEDERATIVA DO BRASIL</p><p class={al}>{e} – Comarca de {r.city}</p>'
est=lambda r:'Distrito Federal' if r.uf=='DF' else 'Estado '+EST[r.uf]
K=[['','solo','home','other+noav'],['twin','abroad','solo+home','late'],['other','noav','twin+home','abroad'],['home','late+other','','solo+noav']]
def base(case,v,st,by,iy,ki,gap=1,mat=False,seed=0):
    k=K[ki][v-1]; r=R(f'86{case}{v}{seed}',st,by,gap,iy,k,mat); r.v=v; return r
OLD='.f{font-family:"Liberation Mono";font-size:10.5pt;border-bottom:.7pt dotted #444;color:#112}'
f=lambda x:f'<span class=f>{x}</span>'; fd=lambda x,k=6:f'{"."*(k//2)}<span class=f style="border:0">{x}</span>{"."*k}'
strike='– – – – – – –'
def signs(r,top='',al=''):
    return f'<table style="width:100%;margin-top:14pt;text-align:center;font-size:9pt"><tr><td>{sig(r.g)}<br>{r.clk}<br>{r.c(["Escrevente autorizado","Oficial Substituto","Escrevente juramentada","Preposto designado"])}</td><td>{sig(r.g)}<br>{r.off}<br>{r.c(["Oficial","Oficial do Registro Civil","Oficial Titular","Escrivão de Paz","Oficial Registrador"])}</td></tr></table>'
def A(v):
    r=base('A',v,'na',(1928,1955),(1950,1961),0); t=r.t; ff=[f,fd,f,fd][v-1]; r.cart=r.c(['Cartório do Registro Civil','Registro Civil das Pessoas Naturais','Cartório de Paz e Registro Civil']); r.rm=t(r.city)
    r.livro=f'A-{r.li}' if v%2 else str(r.li); r.folha+=['','v','','v'][v-1]; r.exp=t(dw(r.d)); 
    b=r.b; L=r.est or t('domicilio'); r.homet=L
    pa=f'{ff(r.pai)} e de Dona {ff(r.mae)}' if not r.solo else f'{ff(strike)} e de Dona {ff(r.mae)}'
    na=f'êle natural de {ff(ce(r,r.pn,[0,4,0,4][v-1]))}, ela natural de {ff(ce(r,r.mn,[0,4,0,4][v-1]))}' if not r.solo else f'êle natural de {ff(strike)}, ela natural de {ff(ce(r,r.mn))}'
    a=(r.av if not r.solo else [strike]*2+r.av[2:]) if not r.noav else [strike]*4
    if v==3: r.av1=note(r,'ret')
    bd=f'''<div style="padding:40pt 46pt;font:12pt/2.05 'Liberation Serif'"><div style="line-height:1.3" class=c>{arms()}<br><b>ESTADOS UNIDOS DO BRASIL</b><br><span style="font-size:15pt">{r.cart}</span></div>
<p>Estado {r.c(["de","do"]) if 0 else "d....."} {ff(t(r.uf if r.uf=="DF" else EST[r.uf].split(" ",1)[1]))} Comarca de {ff(t(r.city))} Município de {ff(t(r.city))} Distrito de {ff("SEDE")}</p>
<p class=c style="font-size:20pt;letter-spacing:3pt;line-height:1.6"><b>Certidão de Nascimento</b></p>
<p style="text-align:justify">CERTIFICO que, sob o nº {ff(r.termo)}, às fls. {ff(r.folha)} do livro nº {ff(r.livro)} de registros de nascimentos, foi lavrado em {ff(t(dl(r.rd)))} o assento de {ff(r.n)} do sexo {ff(t(r.sx))} de côr {ff(r.c(["BRANCA","PARDA","PRETA"]))} nascid{r.o} em {ff(r.exp)} {"às" if r.h!=1 else "à"} {ff(f"{r.h}"+(f" E {r.m} MINUTOS" if 0 else ""))} horas {"e "+ff(r.m)+" minutos" if r.m else ""} em {ff(L)}, {ff(ce(r,b,1))}, filh{r.o} de {pa}, {na}. São avós paternos {ff(a[0])} e {ff(a[1])} e maternos {ff(a[2])} e {ff(a[3])}. Foi declarante {ff(r.dec)} e serviram de testemunhas {ff(r.w1)} e {ff(r.w2)}.</p>
<p>Observações: {ff(r.av1 or strike)}</p><p>O referido é verdade e dou fé.</p><p class=r>{ff(t(r.city))}, {ff(t(dl(r.i)))}</p><div style="line-height:1.2">{signs(r)}</div></div>'''
    r.joint=True; return r,595,842,OLD,bd
def B(v):
    r=base('B',v,'na',(1952,1974),(1968,1981),1); t=r.t; r.cart=r.c([f'CARTÓRIO {r.dt.upper()}',f'REGISTRO CIVIL DO {ORD[v-1]} SUBDISTRITO','CARTÓRIO DO REGISTRO CIVIL E ANEXOS']); r.exp=t(f'{r.d.day:02d} de {MES[r.d.month-1]} de {r.d.year}') if v%2 else t(dw(r.d)); L=r.est or 'DOMICILIO'; r.homet=L
    if v%2==0: r.an1=note(r,'cas' if r.i.year-r.d.year>18 else 'ret')
    def row(*z): return '<table style="width:100%;border-collapse:collapse;margin-top:7pt"><tr>'+''.join(f'<td style="width:{q}%;padding-right:6pt;vertical-align:bottom"><div style="border-bottom:.8pt solid #263;font:10.5pt Nimbus Mono PS,monospace;min-height:14pt;white-space:nowrap">{x or "&nbsp;"}</div><div style="font:italic 7.5pt Liberation Serif;color:#263">{l}</div></td>' for l,x,q in z)+'</tr></table>'
    s4=ce(r,r.pn,1 if v>2 else 2); p,m=(strike if r.solo else r.pai),r.mae; a=r.av if not r.solo else [strike]*2+r.av[2:]
    r.joint=True; r.natlab=True
    bd=f'''<div style="margin:26pt;padding:16pt 22pt;border:3pt double #263;height:785pt;color:#222"><div class=c style="font:11pt Liberation Serif;color:#263">REPÚBLICA FEDERATIVA DO BRASIL<br>{est(r).upper()}<br>COMARCA DE {r.city.upper()}<br><b>{r.cart}</b><br>{r.rua} – Tel. {r.g.randint(2,9)}-{r.g.randint(1000,9999)}<br><b style="font-size:22pt">NASCIMENTO Nº <span style="font:17pt Liberation Mono">{r.termo}</span></b></div>
<p style="font:11pt/1.5 Liberation Serif;margin-top:8pt">Certifico que a fls. {f(r.folha)} do Livro n.º {f("A-"+r.livro if v>1 else r.livro)} de Registro de Nascimentos consta o assento de:</p>
{row(('nome do registrado',r.n,100))}{row(('nascido em',r.exp,100))}{row(('às (horas)',f'{r.h:02d},{r.m:02d} HS.' if 0 else f'{r.h:02d}:{r.m:02d} HORAS',30),('sexo',t(r.sx),30),('côr',r.c(['BRANCA','PARDA']),40))}{row(('em (lugar do nascimento)',L,60),('município e estado',ce(r,r.b,1),40))}
{row(('filho de (pai)',p,60),('natural de',strike if r.solo else s4,40))}{row(('e de (mãe)',m,60),('natural de',ce(r,r.mn,1 if v>2 else 2),40))}
{row(('avô paterno',a[0],50),('avó paterna',a[1],50))}{row(('avô materno',a[2],50),('avó materna',a[3],50))}{row(('foi declarante',r.dec,50),('residência do declarante',t(r.rua),50))}{row(('testemunhas',r.w1,50),('&nbsp;',r.w2,50))}{row(('data do registro',t(dl(r.rd)),50),('gêmeos' if 'twin' in r.kind else 'profissão do pai',('SIM, COM '+r.gem) if 'twin' in r.kind else t(r.prof),50))}
<p style="font:11pt Liberation Serif;margin-top:9pt">OBSERVAÇÕES E ANOTAÇÕES: <span style="font:10pt/1.5 Nimbus Mono PS">{r.an1 or "NADA CONSTA"}</span></p><p style="font:11pt Liberation Serif;margin-top:8pt">O referido é verdade e dou fé. {f(t(r.city))}, {f(t(dl(r.i)))}</p>{signs(r)}</div>'''
    r.livro='A-'+r.livro if v>1 else r.livro; r.natlab=False
    return r,595,842,OLD,bd
def C_(v):
    r=base('C',v,'cap',(1960,1979),(1981,1992),2); t=r.t; r.cart=r.c(['Cartório do Registro Civil das Pessoas Naturais',f'{ORD[v-1]} Ofício do Registro Civil','Ofício do Registro Civil, Títulos e Documentos']); r.exp=t(dw(r.d,[0,2,1,0][v-1])); r.folha+=['v','','',''][v-1]
    r.av1=note(r,['pat','ret','ado','div'][v-1]); ks=['cas','cas','','obi'][v-1]; r.an1=note(r,ks) if ks else ''
    if v==4: r.av1=''
    g=r.g; r.livro=f'A nº {r.li}' if v==2 else str(r.li); 
    if v==2: r.acc['registro.livro']=[str(r.li),f'A-{r.li}','A '+str(r.li)]
    lv=lug(r,f,v); r.dec=r.dec; H=hd(r.h,r.m,1)
    hh=t(H.split(' ',1)[1]); P=par(r,lambda x:'@'+x+'@',3).split(', ele natural')[0]
    nn=f'{f(r.pai)} e de {f(r.mae)}, aquêle natural de {f(ce(r,r.pn,1))} e esta natural de {f(ce(r,r.mn,1))}'
    L=f(t(re.sub('<[^>]+>','',lv)).replace('NA RUA','NA RUA'));
    if not r.est: r.homet='EM DOMICÍLIO'
    bd=f'''<div style="position:absolute;left:24pt;top:24pt;width:140pt;height:790pt;border:1pt solid #811;padding:8pt;font:9pt/1.5 Liberation Mono"><p class=c style="font:bold 10pt Liberation Sans Narrow;color:#811">AVERBAÇÕES</p><p>{r.av1 or "–x–x–x–x–x–"}</p><p class=c style="font:bold 10pt Liberation Sans Narrow;color:#811;margin-top:60pt">ANOTAÇÕES</p><p>{r.an1 or "–x–x–x–x–x–"}</p></div>
<div style="position:absolute;left:172pt;top:24pt;width:399pt;height:790pt;border:1pt solid #811;padding:14pt;font:11.5pt/2 'Liberation Sans Narrow'"><div class=c style="color:#811;line-height:1.35">{arms(40,'#811')}<br>República Federativa do Brasil<br>{est(r)} · Comarca de {r.city}<br><b>{r.cart}</b><br><b style="font-size:18pt">CERTIDÃO DE NASCIMENTO</b></div>
<p style="text-align:justify;margin-top:10pt">Certifico que às fls. {f(r.folha)} do livro {f(r.livro)} de REGISTRO DE NASCIMENTOS, sob o n.º {f(r.termo)}, foi feito o registro de {f(r.n)}, nascid{f(t(r.o))} {f(('no ' if r.d.day==1 else 'aos ').upper()+r.exp)} às {f(hh)}, {L}, do sexo {f(t(r.sx))}{t(twin(r,f)) and f(', '+t('gêmeo de' if not r.fem else 'gêmea de')+' '+r.gem)}, filh{f(t(r.o))} de {nn}. {"São avós paternos "+f(r.av[0])+" e "+f(r.av[1])+"; e maternos "+f(r.av[2])+" e "+f(r.av[3]) if not r.noav else "São avós paternos "+f("IGNORADOS")+" e maternos "+f("IGNORADOS")}. O registro foi feito em {f(dn(r.rd))}, sendo declarante {f(r.dec)} e testemunhas {f(r.w1)}, residente na {f(t(r.rua))}, e {f(r.w2)}.</p>
<p>O referido é verdade e dou fé.</p><p>{f(t(PL(r,dl(r.i))))}</p><div style="line-height:1.2">{signs(r)}</div></div>'''
    return r,595,842,OLD,bd
def Dd(v):
    r=base('D',v,'id',(1938,1972),(1970,1995),3); t=r.t; V=str; r.cart=r.c(['Cartório do Registro Civil','Cartório de Paz do Distrito da Sede',f'Ofício do Registro Civil {r.dt}']); s=[3,0,2,0][v-1]; g=r.g
    r.exp=dw(r.d); r.folha+=['','v','v',''][v-1]; fl=r.folha.replace('v',' verso') if v==2 else r.folha
    if v==2: r.acc['registro.folha']=[fl]
    r.n0=r.n; p=par(r,V,s if not r.solo else 0,0)
    old='hoje' if 0 else ''; hr=[hw(r.h,r.m),hd(r.h,r.m,3),hd(r.h,r.m,1),hw(r.h,r.m)][v-1]
    r.av1=note(r,'ret') if v in(1,3) else ''; r.an1=note(r,['','cas','obi','cas'][v-1]) if v>1 else ''
    if not r.est: r.homet=''
    est_='' ; L=lugx(r,V,v)
    digo=f'dia {w(r.d.day+1 if r.d.day<28 else 3)}, digo, dia {"primeiro" if r.d.day==1 else w(r.d.day)}' if v==2 else f'dia {"primeiro" if r.d.day==1 else w(r.d.day)}'
    tx=f'''{"NÚMERO "+w(r.te)+" ("+r.termo+"). " if v==1 else "Nº "+r.termo+". "}{aos(r.rd)}, nesta cidade de {r.city}, {est(r)}, em meu cartório, compareceu {r.dec if not r.solo else r.w1}, {r.prof}, residente na {RUA[v]}, nº {g.randint(3,99)}, e, perante as testemunhas abaixo nomeadas e assinadas, declarou que, no {digo} de {MES[r.d.month-1]} de {w(r.d.year)}, {hr}, {L}, nasceu uma criança do sexo {r.sx}, de côr {r.c(["branca","parda","morena"])}, que recebeu o nome de {r.n}{twin(r,V)}, {r.c([r.fi+" legítim"+r.o,r.fi]) if not r.solo else r.fi+" natural"} de {p}{"; "+av(r,V,1) if av(r,V,1) else ", deixando de declarar os nomes dos avós"}. Para constar, lavrei este termo, que, lido e achado conforme, assinam o declarante e as testemunhas {r.w1}, comerciante, e {r.w2}, lavrador, ambos residentes neste distrito. Eu, {r.P()}, escrivão interino, o escrevi.'''
    r.exp=f'{"primeiro" if r.d.day==1 else w(r.d.day)} de {MES[r.d.month-1]} de {w(r.d.year)}'
    ob=(f'<p>AVERBAÇÃO: {r.av1}</p>' if r.av1 else '')+(f'<p>ANOTAÇÃO: {r.an1}</p>' if r.an1 else '') 
    bd=f'''<div style="padding:50pt 46pt 20pt 70pt;font:{11 if v<4 else 10.5}pt/1.75 '{["Liberation Mono","Nimbus Mono PS","DejaVu Sans Mono","Liberation Mono"][v-1]}';{"font-size:9.5pt" if v==3 else ""}"><p>{r.cart}</p><p>Comarca de {r.city} - {est(r)}</p><p class=c style="margin:8pt 0;text-decoration:underline">CERTIDÃO DE NASCIMENTO - INTEIRO TEOR</p><p style="text-align:justify">{r.c([f"CERTIFICO, a pedido de pessoa interessada, que, revendo o livro nº A-{r.li} de registro de nascimentos, nele, às fls. {fl}, encontrei o termo do teor seguinte:",f"{r.off}, Oficial do Registro Civil desta Comarca, CERTIFICA que às fls. {fl} do livro A-{r.li} consta o seguinte assento:"])} {tx}</p>{ob if ob else "<p>Nada mais se continha.</p>"}<p>O referido é verdade e dou fé. Eu, {r.clk}, escrevente, datilografei. Eu, {r.off}, Oficial, conferi, subscrevo e assino.</p><p>{r.city}, {dw(r.i) if v%2 else dl(r.i)}.</p><p class=c>{sig(g)}<br>O OFICIAL</p></div>'''
    r.livro=f'A-{r.li}'; return r,595,842,'p{margin-top:4pt}',bd
def E(v):
    r=base('E',v,'id',(1948,1990),(2011,2022),0,mat=True); V=str; g=r.g; r.cart=f'{r.c(["Cartório","Ofício de Registro Civil"])} {r.dt} – Registro Civil das Pessoas Naturais'; r.selo=f'{"".join(g.choice("ABCDEFGHJKLMN") for _ in range(3))}{g.randint(10000,99999)}-{"".join(g.choice("PQRSTUVWXYZ") for _ in range(4))}'
    r.exp=dw(r.d,1 if v>2 else 0); s=[1,0,0,3][v-1]; hr=[hw(r.h,r.m),hd(r.h,r.m,3),hw(r.h,r.m),hd(r.h,r.m,2)][v-1]
    r.an1=note(r,['cas','obi','cas','cpf'][v-1]); r.av1=note(r,['div','pat','ret','ado'][v-1]) if v!=2 else ''
    if not r.est: r.homet=''
    pai=par(r,V,s,[0,1,3,2][v-1])
    tx=f'''“{aos(r.rd,[1,2,0,1][v-1])}, {"neste" if v!=2 else "no"} {"Serviço Registral" if v!=2 else "Cartório do Registro Civil"}, compareceu {r.w1}, portador da cédula de identidade RG nº {g.randint(1000000,9999999)}, {r.prof}, residente e domiciliado na {r.rua}, bairro Centro, e declarou {"o nascimento de" if v%2 else "que nasceu"} <b>{r.n}</b>, do sexo {r.sx}{twin(r,V)}, {"ocorrido" if v%2 else ""} {"no dia" if r.d.day==1 and v<3 else "ao" if r.d.day==1 else "aos"} {r.exp}, {hr}, {lugx(r,V,v)}. {"Filho" if not r.fem else "Filha"} de {pai}. {av(r,V,2)+"." if not r.noav else "Não foram declarados os avós."} Foram testemunhas {r.P()} e {r.w2}, comerciários, residentes nesta cidade. Nada mais declarou. Lido e achado conforme, assinam. O Oficial, {r.P()}.”'''
    nb=lambda q,l:f'<p style="margin-top:7pt">{l} {q}</p>' if q else ''
    N=nb(r.av1,r.c(['<b>AVERBAÇÃO:</b>','À margem do termo consta a seguinte averbação:']))+nb(r.an1,r.c(['<b>ANOTAÇÃO:</b>','Consta, ainda, a seguinte anotação:']))
    fam=['Liberation Serif','C059','Nimbus Roman','P052'][v-1]
    bd=f'''<div style="padding:40pt 55pt;font:11.5pt/1.5 '{fam}',serif"><div class=c>{arms(50)}{head(r)}<p><b>{r.cart}</b></p><p style="font-size:9pt">{r.rua} – CEP {g.randint(10000,99999)}-{g.randint(100,999)} – cartorio@exemplo.not.br</p><p style="font-size:9pt">{r.off} – Oficial Registrador</p><h3 style="margin:8pt 0 0">CERTIDÃO DE NASCIMENTO<br>INTEIRO TEOR</h3><p>Matrícula: {r.mat}</p></div>{N if v==3 else ""}<p style="text-align:justify;margin-top:10pt">Certifico que, do livro A-{r.li}, às folhas {r.folha}, sob o termo nº {r.termo}, consta o registro de nascimento do seguinte teor: {tx}</p>{N if v!=3 else ""}<p style="margin-top:8pt">O conteúdo da certidão é verdadeiro. Dou fé.</p><p class=r>{r.city}/{r.uf}, {dl(r.i) if v%2 else dw(r.i)}.</p>{signs(r)}<div style="font-size:8.5pt;display:flex;gap:10pt;margin-top:10pt">{qr(g)}<div>Selo Digital: {r.selo}<br>Consulte a validade em selo.tj{r.uf.lower()}.jus.br<br>Emolumentos R$ {g.randint(30,90)},{g.randint(10,99)}</div></div></div>'''
    r.livro=f'A-{r.li}'; return r,595,842,'',bd
def Fz(v):
    r=base('F',v,'id',(1945,1968),(1976,1990),1); V=[str.upper,str,str.upper,str][v-1]
    if v%2: r.n,r.pai,r.mae,r.gem=[x.upper() for x in(r.n,r.pai,r.mae,r.gem)]; r.av=[x.upper() for x in r.av]; V=str
    g=r.g; r.cart=r.c(['CARTÓRIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS',f'CARTÓRIO {r.dt.upper()}','SEGUNDO OFÍCIO – REGISTRO CIVIL']); r.exp=dw(r.d,[0,0,2,0][v-1]) if v!=4 else dl(r.d); r.folha+=['v','','','v'][v-1]
    hr=hd(r.h,r.m,[1,3,0,1][v-1]); r.an1=note(r,['cas','','obi','cas'][v-1]) if v!=2 else ''
    if not r.est: r.homet=''
    cl=[f'nascid{r.o} {"no dia" if r.d.day==1 or v%2 else "aos"} {r.exp}, {hr}, {lugx(r,V,v)}',f'do sexo {r.sx}{twin(r,V)}',f'{r.fi} de {par(r,V,[0,1,0,3][v-1],0)}']+([av(r,V,1)] if not r.noav else [])
    rg=f'o assento foi lavrado em {dl(r.rd)}, sob número de ordem {r.termo}, às folhas {r.folha} do livro {r.li}-A'
    r.acc['registro.livro']=[r.livro]
    if v==2: cl=[cl[2],cl[3] if len(cl)>3 else '',cl[1],cl[0]]
    if v==4: cl=[cl[1],cl[0]]+cl[2:]
    body=f'o nascimento de {r.n}, '+', '.join(x for x in cl if x)+'. Foi declarante '+r.w1+f', {r.prof}, e testemunhas {r.w2} e {r.P()}'
    one=[f'CERTIFICO e dou fé, a requerimento verbal de parte interessada, que nos livros de registro de nascimentos deste cartório consta {body}. Certifico mais que {rg}.',
     f'CERTIDÃO. {r.off}, Oficial do Registro Civil da sede desta Comarca, na forma da lei, etc. Certifica, em breve relato, que {rg}, consta {body}.'.replace('A, consta','A, e dele consta'),
     f'CERTIFICO que, conforme consta dos arquivos, {rg}, referente ao assento d{body}.'.replace('assento do nascimento','assento do nascimento'),
     f'Certifico, atendendo a pedido, que {rg}, e se refere a{body}.'.replace('ao nascimento','ao nascimento')][v-1]
    nt=f'<p>{["Observação: à margem consta a anotação seguinte: ","","OBS.: ","Anotações: "][v-1]}{r.an1}</p>' if r.an1 else ''
    et=f'Em tempo: ressalvo a rasura na palavra "{["folhas","livro","assento","sexo"][v-1]}". ' if v==3 else ''
    if v==3: r.acc['observações.averbações']=[et.strip(),et.strip()[10:]]
    bd=f'''<div style="padding:60pt 55pt;font:11.5pt/2 '{["Nimbus Mono PS","Liberation Mono","Noto Mono","DejaVu Sans Mono"][v-1]}',monospace;{"font-size:10pt" if v>2 else ""}"><div style="line-height:1.4" class={"c" if v%2 else "x"}><p>{r.cart}</p><p>{est(r).upper()}</p><p>COMARCA E MUNICÍPIO DE {r.city.upper()}</p><p style="font-size:9pt">{r.rua}</p></div><p class=c style="letter-spacing:5pt;margin:10pt 0">CERTIDÃO DE NASCIMENTO</p>{nt if v==4 else ""}<p style="text-align:justify;text-indent:50pt">{one}</p>{nt if v!=4 else ""}<p>{et}O referido é verdade e dou fé.</p><p>{r.city}, {[dw(r.i),dl(r.i),"aos "+dw(r.i,1) if r.i.day>1 else dl(r.i),dw(r.i)][v-1]}.</p>{signs(r) if v!=2 else "<p class=c>"+sig(g)+"<br>Oficial</p>"}</div>'''
    r.livro=f'{r.li}-A'; r.joint=(v==1 or v==3); return r,595,842,'',bd
def G(v,fid='G'):
    r=base(fid,v,'cap' if v<3 else 'id',(1955,1999),(2000,2009),2); g=r.g; V=lambda x:f'<b>{x}</b>'; r.cart=r.c([f'{ORD[v-1]} Registro Civil das Pessoas Naturais',f'Cartório {r.dt} – {ORD[v-1]} Ofício',f'Registro Civil das Pessoas Naturais e Tabelionato de Notas']); r.exp=r.t(dw(r.d,[0,2,0,2][v-1])); r.selo=f'{g.randint(100,999)}.{g.randint(100000,999999)}' if v!=4 else ''
    r.mf=v==3; r.av1=note(r,['pat','ret','ado','div'][v-1]) if v!=2 else ''; r.an1=note(r,['cas','obi','cas','int'][v-1]) if v!=3 else ''
    if not r.est: r.homet=''
    if r.d.year>1992: r.dnv=f'{g.randint(10,99)}-{g.randint(10000000,99999999)}-{g.randint(0,9)}'
    L=lugx(r,V,v); P=par(r,V,[3,1,0,2][v-1],[1,2,0,3][v-1])
    X=[f'CERTIFICO que, às folhas {V(r.folha)} do livro {V("A-"+r.livro)}, sob o número {V(r.termo)}, foi lavrado, em {V(dl(r.rd))}, o registro de nascimento de {V(r.n)}, do sexo {V(r.sx)}, nascid{r.o} {L}, {"no dia" if r.d.day==1 else "aos"} {V(r.exp)}, {V(hd(r.h,r.m,2))}, {r.fi} de {P}{"; "+av(r,V,1) if not r.noav else ""}{twin(r,V)}. Declarante: {r.w1}. Testemunhas: as constantes do termo.',
     f'Certifico que {V(r.n)} é {r.fi} de {P}{", "+av(r,V,1) if not r.noav else ", não constando do assento os nomes dos avós"}. Nasceu em {V(r.exp)}, {V(hw(r.h,r.m))}, {L}, sendo do sexo {V(r.sx)}{twin(r,V)}. O registro, feito em {V(dn(r.rd))} por declaração de {r.w1}, é o de nº {V(r.termo)}, folha {V(r.folha)}, livro {V("A-"+r.livro)}.',
     f'Revendo os livros de nascimento deste Ofício, verifiquei constar no de nº {V("A-"+r.livro)}, fls. {V(r.folha)}, termo {V(r.termo)}, que {V(hd(r.h,r.m,3))} do dia {V(r.exp)}, {L}, nasceu {V(r.n)}, do sexo {V(r.sx)}{twin(r,V)}, {r.fi} de {P}, {av(r,V,1)}. Registro lavrado {aos(r.rd).lower()}, sendo declarante {r.w1}, avô de criação, e testemunhas {r.w2} e {r.P()}.',
     f'CERTIFICO, a pedido da parte interessada, que do termo {V(r.termo)}, lavrado em {V(dl(r.rd))} no livro {V("A-"+r.livro)}, à folha {V(r.folha)}, consta que {V(r.n)}, do sexo {V(r.sx)}, veio à luz em {V(r.exp)}, {V(hd(r.h,r.m,0))}, {L}. Pais: {P}. {av(r,V,2)}.'][v-1]
    if r.dnv: X+=f' Declaração de Nascido Vivo nº {r.dnv}.'
    N=(f'<p style="margin:8pt 0"><b>Averbações:</b> {r.av1}</p>' if r.av1 else '')+(f'<p style="margin:8pt 0"><b>Anotações:</b> {r.an1}</p>' if r.an1 else '<p>Anotações: nada consta.</p>')
    return r,g,X,N
def G1(v):
    r,g,X,N=G(v); fam=['Liberation Sans','Liberation Serif','Nimbus Sans','DejaVu Serif'][v-1]
    bd=f'''<div style="padding:46pt 56pt;font:{12 if v<4 else 10.5}pt/1.8 '{fam}'"><div class=c style="line-height:1.3;border-bottom:1.5pt solid #000;padding-bottom:6pt">{arms(46)}{head(r)}<p><b style="font-size:14pt">{r.cart}</b></p><p style="font-size:9pt">Bel. {r.off} – Oficial &nbsp; | &nbsp; {r.clk} – Substituto</p></div><h2 class=c style="letter-spacing:2pt">CERTIDÃO DE NASCIMENTO</h2><p style="text-align:justify">{X}</p>{N}<p>O referido é verdade e dou fé.</p><p class=r>{PL(r,dl(r.i) if v%2 else dw(r.i))}.</p><p class=c style="line-height:1.2;margin-top:14pt">{sig(g)}<br>{r.clk if v%2 else r.off}<br>{"Escrevente Autorizado" if v%2 else "Oficial"}</p><p style="font-size:8pt;position:absolute;bottom:24pt;left:56pt;line-height:1.3">{"Selo de autenticidade nº "+r.selo if r.selo else ""} · Emolumentos: R$ 18,{g.randint(10,99)} · {r.rua} – {r.city}/{r.uf}</p></div>'''
    r.livro='A-'+r.livro; return r,595,842,'',bd
def Hh(v):
    r,g,X,N=G(v%4+1,'H'); fam=['URW Bookman','P052','Liberation Sans Narrow','Z003' if 0 else 'Noto Serif'][v-1]
    bd=f'''<div style="margin:22pt;border:6pt double #357;height:796pt;padding:24pt 30pt;font:10.8pt/1.65 '{fam}',serif"><table style="width:100%"><tr><td>{arms(60,'#357')}</td><td style="line-height:1.3"><b>{r.cart}</b><br>Município de {r.city} · Comarca de {com(r)}<br>{est(r)}<br><span style="font-size:8.5pt">{r.rua} · fone (0xx{g.randint(11,99)}) {g.randint(3000,3999)}-{g.randint(1000,9999)}</span></td></tr></table><div style="background:#e8eef4;padding:4pt 8pt;margin:8pt 0;font-size:10pt;line-height:1.4">{N}</div><h3 class=c>NASCIMENTO<br><small>Certidão em breve relato – 2ª via</small></h3><p style="text-align:justify">{X}</p><p style="text-align:justify;margin-top:8pt">{r.c([f"Eu, {r.clk}, Escrevente Autorizada, digitei. Eu, {r.off}, Oficial Titular, conferi, subscrevo e assino.",f"Eu, {r.off}, Oficial do Registro Civil, fiz extrair a presente por {r.clk}, escrevente, conferi e assino em público e raso."])} {r.city}, {["aos "+dw(r.i,1) if r.i.day>1 else dw(r.i),dw(r.i),dw(r.i,2),dw(r.i)][v-1]}.</p><p class=c>{sig(g)}</p><p style="font-size:9pt">{"Selo: "+r.selo if r.selo else "Isento de selo"}. Válida somente com o selo de autenticidade, sem emendas ou rasuras.</p></div>'''
    r.livro='A-'+r.livro; return r,595,842,'',bd
def I(v):
    r=base('I',v,'na',(1945,1966),(1958,1972),3); t=r.t; r.rm=t(r.city); r.cart=r.c(['REGISTRO CIVIL','CARTÓRIO DE PAZ E NOTAS',f'CARTÓRIO {r.dt.upper()}']); r.exp=t(f'{r.d.day} de {MES[r.d.month-1]} de {r.d.year}'); D=lambda l,x,n=0:f'<p>{l}<span class=g><span>{x}</span></span></p>'; a=[strike]*4 if r.noav else r.av
    r.an1=note(r,'cas') if r.i.year-r.d.year>21 and v!=2 else ''; r.joint=True; L=r.est or 'EM DOMICILIO'; r.homet=L; r.folha+=['','v','',''][v-1]
    bd=f'''<div style="padding:26pt 34pt;font:11pt/1.95 'C059',serif"><div class=c style="line-height:1.25">REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL<br><b style="font-size:15pt">{r.cart}</b><br>ESTADO D{"......... "}{f(t(est(r).replace("Estado ","").split(" ",1)[1]))} MUNICÍPIO {f(t(r.city))} DISTRITO {f(r.c(["SEDE","1o. SUBDISTRITO","BARRA"]))}<br><b style="font-size:17pt">CERTIDÃO DE REGISTRO DE NASCIMENTO</b></div><div style="columns:2;column-gap:26pt;column-rule:1pt solid #555;margin-top:8pt;height:340pt;column-fill:auto">
{D("Nome",r.n)}{D("Livro",r.livro+"-A" if v==3 else r.livro)}{D("Fls.",r.folha)}{D("Têrmo n.º",r.termo)}{D("Data do registro",t(dl(r.rd)))}{D("Nasceu a",r.exp)}{D("às",t(f"{r.h} horas"+(f" e {r.m} minutos" if r.m else "")))}{D("em (local)",L)}{D("Cidade e Estado",ce(r,r.b,1))}{D("Sexo",t(r.sx))}{D("Côr","BRANCA")}{D("Filho de",strike if r.solo else r.pai)}{D("natural de",strike if r.solo else ce(r,r.pn,[1,2,3,1][v-1]))}{D("e de Dona",r.mae)}{D("natural de",ce(r,r.mn,[1,2,3,1][v-1]))}{D("Avô paterno",a[0])}{D("Avó paterna",a[1])}{D("Avô materno",a[2])}{D("Avó materna",a[3])}{D("Declarante",r.dec if not r.solo else r.w1)}{D("1ª testemunha",r.w1)}{D("2ª testemunha",r.w2)}<p style="line-height:1.4">Anotações e averbações à margem: <span style="font:9.5pt Liberation Mono">{r.an1 or "NADA CONSTA"}</span></p></div>
<p>O referido é verdade, do que dou fé. {f(t(r.city))} em {f(t(dl(r.i) if v%2 else dw(r.i)))}</p><div style="line-height:1.15;margin-top:-8pt">{signs(r)}</div></div>'''
    r.livro=r.livro+'-A' if v==3 else r.livro
    return r,842,595,OLD+'p{display:block}.g{display:block;margin:-19.5pt 0 0 92pt;border-bottom:1pt dotted #333;height:17pt;font:10pt/17pt Liberation Mono;white-space:nowrap}',bd
def J(v):
    r=base('J',v,'na',(1975,1994),(1990,1999),0); t=r.t; g=r.g; r.cart=r.c([f'{ORD[v-1]} OFÍCIO DE REGISTRO CIVIL','CARTÓRIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS']); r.exp=t(dw(r.d)); r.dnv=f'{g.randint(100000,999999)}{g.randint(1000,9999)}' if r.d.year>1991 else ''
    a=['']*4 if r.noav else (r.av if not r.solo else ['','']+r.av[2:]); L=r.est or 'DOMICILIO'; r.homet=L; r.natlab=True; r.av1=note(r,['pat','ret','ado','ret'][v-1]) if v in(1,3) else ''; r.an1=note(r,'cas') if v==2 or v==3 else ''
    def row(*z): return '<div style="display:flex">'+''.join(f'<div style="flex:{q};border:.6pt solid #557;padding:1pt 4pt;min-height:27pt"><div style="font:6.5pt Liberation Sans;color:#557">{l}</div><div style="font:10pt {["Nimbus Mono PS","Liberation Mono","DejaVu Sans Mono","Noto Mono"][v-1]};white-space:nowrap">{x or "********"}</div></div>' for l,x,q in z)+'</div>'
    R2=[row(('NOME DO PAI','' if r.solo else r.pai,3),('NATURALIDADE','' if r.solo else ce(r,r.pn,1),2)),row(('NOME DA MÃE',r.mae,3),('NATURALIDADE',ce(r,r.mn,1),2))]
    r.mf=v==4
    bd=f'''<div style="padding:34pt"><div class=c style="font:10pt/1.3 Liberation Sans;color:#334">REPÚBLICA FEDERATIVA DO BRASIL<br>{est(r).upper()} – COMARCA DE {r.city.upper()}<br><b>{r.cart}</b><br><b style="font-size:19pt">Certidão de Nascimento</b></div><div style="margin-top:10pt">{row(('CERTIFICO QUE DO LIVRO Nº','A-'+r.livro,2),('ÀS FLS.',r.folha,1),('SOB O Nº',r.termo,2),('REGISTRADO EM',dn(r.rd),2))}{row(('CONSTA O ASSENTO DE NASCIMENTO DE',r.n,1))}{row(('NASCIDO(A) EM (POR EXTENSO)',r.exp,3))}{row(('DATA',dn(r.d),2),('HORA',f'{r.h:02d}:{r.m:02d}',1),('SEXO',t(r.sx),1),('NATURALIDADE',f'{t(r.b[0])}-{r.b[1]}',3))}{row(('LOCAL DE NASCIMENTO',L,3),('MUNICÍPIO / UF',f'{t(r.b[0])} - {r.b[1]}',2))}{"".join(R2[::-1] if r.mf else R2)}{row(('AVÔ PATERNO',a[0],1),('AVÓ PATERNA',a[1],1))}{row(('AVÔ MATERNO',a[2],1),('AVÓ MATERNA',a[3],1))}{row(('DECLARANTE',r.w1,3),('DN Nº',r.dnv,2))}{row(('TESTEMUNHAS',r.w2+' / '+t(r.P()),1))}</div>
<div style="border:.6pt solid #557;min-height:74pt;padding:3pt 5pt;font:9.5pt/1.4 Liberation Mono"><span style="font:6.5pt Liberation Sans;color:#557">AVERBAÇÕES</span><br>{r.av1 or "********"}</div><div style="border:.6pt solid #557;min-height:74pt;padding:3pt 5pt;font:9.5pt/1.4 Liberation Mono"><span style="font:6.5pt Liberation Sans;color:#557">ANOTAÇÕES</span><br>{r.an1 or "********"}</div><p style="font:10pt/2 Liberation Sans">O REFERIDO É VERDADE E DOU FÉ. <span style="font:10pt Liberation Mono">{t(r.city)}, {t(dl(r.i))}</span></p>{signs(r)}</div>'''
    r.livro='A-'+r.livro; return r,595,842,'',bd
def Kk(v):
    r=base('K',v,'cap' if v%2 else 'id',(1985,2016),(2013,2023),[0,1,2,3][v-1],mat=True,seed=5 if v!=2 else 6)
    if v==2: r=R('86Kmm3','id',(2013,2019),1,(2019,2023),'mm',True); r.v=v
    g=r.g; V=lambda x:f'<b>{x}</b>'; r.cart=r.c([f'Ofício do Registro Civil das Pessoas Naturais de {r.city}',f'Cartório {r.dt}']); r.cpf=cpf(g) if v!=4 else ''; r.exp=r.t(dw(r.d)); r.selo=''.join(g.choice('0123456789ABCDEF') for _ in range(14)); r.mf=v in(3,)
    r.dnv=f'30-{g.randint(10000000,99999999)}-{g.randint(0,9)}' if r.d.year>1995 else ''; r.livro,r.folha,r.termo=str(r.li),str(r.fo),str(r.te)
    if not r.est: r.homet=''
    r.av1=note(r,['ret','','pat','ado'][v-1]) if v!=2 else ''; c0=r.cpf; r.an1=note(r,'cpf') if v==4 else (note(r,'cas') if r.i.year-r.d.year>20 else '')
    P=par(r,V,[3,0,1,1][v-1],[1,3,0,2][v-1])
    X=f'CERTIFICO que {V(r.n)}{", inscrit"+r.o+" no CPF sob o nº "+V(r.cpf)+"," if c0 else ""} nasceu {"em" if v%2 else "no dia"} {V(r.exp)}, {V(hd(r.h,r.m,[2,0,1,2][v-1]))}, {lugx(r,V,v)}, do sexo {V(r.sx)}{twin(r,V)}, {r.fi} de {P}{"; "+av(r,V,1) if not r.noav else ""}. O assento, matriculado sob o nº {V(r.mat)}, foi lavrado em {V(dn(r.rd) if v%2 else dl(r.rd))}, sendo declarante {r.w1}, CPF {cpf(g)}{", e testemunhas "+r.w2+" e "+r.P() if v%2 else ""}.'+(f' DNV: {r.dnv}.' if r.dnv else '')
    bd=f'''<div style="position:absolute;left:40pt;top:34pt;width:515pt;text-align:center;font:11pt/1.4 'DejaVu Sans Condensed'">{arms(44,'#060')}{head(r)}<b>{r.cart}</b><h3 style="margin:6pt 0">CERTIDÃO DE NASCIMENTO</h3></div><div style="position:absolute;left:40pt;top:190pt;width:340pt;font:11pt/1.75 '{["Liberation Sans","P052","DejaVu Sans Condensed","Nimbus Roman"][v-1]}';text-align:justify"><p>{X}</p><p style="margin-top:10pt">O conteúdo da certidão é verdadeiro. Dou fé. {r.city}, {dl(r.i)}. Eu, {r.off}, {"Oficiala" if r.off.split()[0] in [x.split()[0] for x in F] else "Oficial"} de Registro, subscrevo.</p><p class=c>{sig(g)}</p></div><div style="position:absolute;left:396pt;top:190pt;width:160pt;border-left:1pt solid #060;padding-left:8pt;font:9.5pt/1.5 'Liberation Sans Narrow'"><b>AVERBAÇÕES À MARGEM</b><p>{r.av1 or "Nada consta."}</p><br><b>ANOTAÇÕES</b><p>{r.an1 or "Nada consta."}</p><br>{qr(g)}<p>Selo digital: {r.selo}<br>Emitida por {r.clk}, escrevente.<br>{r.rua}, {r.city}/{r.uf}</p></div>'''
    return r,595,842,'',bd
def Ll(v):
    r=base('L',v,'id',(1952,1985),(2010,2021),3,mat=True); V=str; g=r.g; r.cart=r.c(['Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede',f'Ofício da Cidadania {r.dt}']); r.exp=dw(r.d); r.an1=note(r,['cas','obi','cas','int'][v-1]); r.av1=note(r,'ret') if v==2 else ''
    if not r.est: r.homet=''
    bad=r.c(F)+' '+' '.join(r.g.sample(S,2)); good=r.av[3]; em=(f'Em tempo: a avó materna d{r.o} registrad{r.o} chama-se {good}, e não {bad}, como acima constou.' if not r.noav and v<4 else f'Em tempo: a mãe d{r.o} registrad{r.o} chama-se {r.mae}, e não {bad}, como acima constou.')
    p=par(r,V,0 if r.solo else [0,3,1,3][v-1]); 
    if not r.noav and v<4: r.av[3]=bad; A_=av(r,V,1); r.av[3]=good
    else: A_=av(r,V,1); p=p.replace(r.mae,bad)
    wd=r.d.day+2 if r.d.day<25 else 4
    tx=f'Termo número {w(r.te)}. {aos(r.rd)}, nesta cidade e comarca de {r.city}, {est(r)}, em cartório, perante mim, {r.P()}, Oficial Maior, compareceu {r.w1}, de profissão {r.prof}, natural de {CID[v*7][0]}, residente à {r.rua}, e declarou que {hw(r.h,r.m)} do dia {w(wd)}, digo, {r.exp}, {lug(r,V,v)}, nasceu {"um menino" if not r.fem else "uma menina"}, {r.c(["a quem foi posto o nome de","que se chamará"])} {r.n}{twin(r,V)}; {"filho" if not r.fem else "filha"} de {p}{"; "+A_ if A_ else ""}. Foram testemunhas {r.w2} e {r.P()}, que assinam com o declarante. {em} Lido e achado conforme. Está conforme o original.'
    N=(f'<p>Averbação à margem: {r.av1}</p>' if r.av1 else '')+f'<p>Anotação à margem: {r.an1}</p>'
    r.acc['observações.averbações']=[em] if not r.av1 else []
    lv=f'{w(r.li)} ({r.li})' if v%2 else str(r.li)
    bd=f'''<div style="padding:44pt 60pt;font:11pt/1.6 '{["URW Gothic","Liberation Serif","DejaVu Sans","C059"][v-1]}';{"font-size:9.7pt" if v==3 else ""}"><div class=r style="line-height:1.3">{est(r).upper()}<br>MUNICÍPIO E COMARCA DE {r.city.upper()}<br><b>{r.cart}</b><br>Oficial: {r.off}<br>Substituto: {r.clk}</div><p class=c style="margin:8pt"><b>CERTIDÃO DE INTEIRO TEOR DO REGISTRO DE NASCIMENTO</b></p><p style="text-align:justify">CERTIFICO que, no livro A número {lv}, folha {r.folha}, termo {r.termo}, matrícula {r.mat}, acha-se lavrado o assento que passo a transcrever por inteiro: {tx}</p>{N}<p>É o que se continha. O referido é verdade e dou fé.</p><p>{r.city}, {dw(r.i) if v!=3 else dw(r.i,2)}.</p><p class=c>{sig(g)}<br>{r.clk}<br>Substituto</p></div>'''
    r.acc['registro.livro']=[f'A-{r.li}']; return r,595,842,'p{margin-top:5pt;text-align:justify}.c{text-align:center!important}',bd
def Mm(v):
    r=base('M',v,'id',(1936,1949),(1940,1953),[0,1,2,3][v-1],gap=None); t=r.t; r.i=r.rd+datetime.timedelta([0,3,900,20][v-1]); r.cart='Registro Civil das Pessoas Naturais'; r.exp=dw(r.d); fl=['123','','',''][0]; g=r.g
    ff=lambda x:f'<span class=f>{x}</span>'; r.folha+=['','v','','v'][v-1]; r.homet='' if not r.est else ''
    pa=f'{ff(r.pai)} e de D. {ff(r.mae)}' if not r.solo else f'{ff(strike)} e de D. {ff(r.mae)}'; st=EST[r.uf].split(' ',1)[1]
    na=(f'êle natural de {ff(ce(r,r.pn,3))} e ela de {ff(ce(r,r.mn,3))}' if not r.solo else f'êle natural de {ff(strike)} e ela de {ff(ce(r,r.mn,3))}'); a=(r.av if not r.solo else [strike]*2+r.av[2:]) if not r.noav else [strike]*4
    pl=f'{r.est}, {ce(r,r.b,3)}' if r.est else f'domicílio, à {r.rua}, {ce(r,r.b,3)}'; r.homet='' if r.est else 'domicílio'
    bd=f'''<div style="margin:20pt;border:1pt solid #543;padding:22pt 30pt;height:800pt;font:italic 13pt/2.05 'P052',serif;color:#321"><div class=c style="line-height:1.35"><span style="font:28pt 'Z003'">Certidão de Nascimento</span><br>{r.cart}<br>{arms(34,'#543')}</div><p>Estado de {ff(st)} cidade de {ff(r.city)} comarca de {ff(r.city)}</p><p style="text-align:justify">Eu, {ff(r.off)}, oficial do registro civil dêste distrito, certifico que do livro n.º {ff(r.livro)} a fls. {ff(r.folha)} consta, sob o n.º de ordem {ff(r.termo)}, o registro de {ff(r.n)}, do sexo {ff(r.sx)}, feito em {ff(dl(r.rd) if v>2 else dw(r.rd))}, nascid{r.o} em {ff(r.exp)}, {"às" if r.h!=1 else "à"} {ff(w(r.h,True))} horas {"e "+ff(w(r.m))+" minutos" if r.m else ""} em {ff(pl)}{", gêmeo de "+ff(r.gem) if "twin" in r.kind else ""}, filh{r.o}{'' if r.solo else ' legítim'+r.o} de {pa}, {na}; net{r.o} patern{r.o} de {ff(a[0])} e de {ff(a[1])} e matern{r.o} de {ff(a[2])} e de {ff(a[3])}. Declarante: {ff(r.w1)}. Testemunhas: {ff(r.w2)} e {ff(r.P())}.</p><p>E, para constar, eu, {ff(r.clk)}, escrevente, passei a presente. {ff(r.city)}, {ff(dw(r.i))}.</p><p class=r>{sig(g)}<br>O Oficial &nbsp; &nbsp; &nbsp;</p></div>'''
    return r,612,862,'.f{font:11.5pt "Nimbus Mono PS",monospace;color:#114;border-bottom:.7pt solid #765}',bd
def Nn(v):
    r=base('N',v,'cap' if v>2 else 'id',(1950,1998),(1999,2010),[2,0,1,3][v-1]); g=r.g; V=lambda x:f'<b>{x}</b>' if v%2 else f'<i>{x}</i>'; r.cart=r.c(['Cartório do Registro Civil e Notas',f'Serviço Registral {r.dt}',f'Registro Civil das Pessoas Naturais – {ORD[v-1]} Subdistrito']); r.exp=r.t(dw(r.d)) if v!=1 else dl(r.d); r.mf=v==2
    if not r.est: r.homet=''
    r.av1=note(r,['ado','ret','ret','ret'][v-1]) if v!=4 else ''; r.an1=note(r,['','cas','obi','cas'][v-1]) if v>1 else ''
    b=' '.join; S_=[f'O registrado recebeu o nome de {V(r.n)}{twin(r,V)}, do sexo {V(r.sx)}.'.replace('O registrado recebeu',f'{"A registrada" if r.fem else "O registrado"} recebeu'),f'O nascimento deu-se {"no dia" if r.d.day==1 else "aos"} {V(r.exp)}, {V([hd(r.h,r.m,0),hw(r.h,r.m),hd(r.h,r.m,3),hd(r.h,r.m,1)][v-1])}, {lugx(r,V,v)}.',f'{"São seus pais" if not r.solo else "É sua mãe"} {par(r,V,[1,3,0,1][v-1],[0,1,4,0][v-1]).replace(" e de "," e ") }.',
      (f'{av(r,V,2)}.' if not r.noav else 'Não constam do assento os nomes dos avós.'),f'O registro foi efetuado em {V(dn(r.rd) if v!=3 else dl(r.rd))}, no livro {V("A-"+r.livro)}, folhas {V(r.folha)}, sob número {V(r.termo)}, por declaração de {r.w1}, domiciliado na {r.rua}.',f'Testemunharam o ato {r.w2} e {r.P()}.']
    o=[[0,1,2,3,4,5],[4,0,2,3,1,5],[2,3,0,1,5,4],[4,5,1,0,2,3]][v-1]; N=[f'À margem do assento acha-se averbado: {r.av1}' if r.av1 else '',f'Acha-se anotado: {r.an1}' if r.an1 else '']
    ls=[S_[k] for k in o]; ls=([n for n in N if n]+ls) if v==3 else ls+[n for n in N if n]
    bd=f'''<div style="padding:44pt 58pt;font:11.5pt/1.6 '{["Nimbus Sans Narrow","Liberation Serif","Liberation Sans","URW Bookman"][v-1]}'"><div class=c style="line-height:1.3"><b>{r.cart}</b><br>{r.city} – {est(r)}<br>Comarca de {com(r)}<br><span style="font-size:9pt">Oficial: {r.off} &nbsp; Escrevente: {r.clk}</span><h3>CERTIDÃO DE NASCIMENTO</h3></div><p>{r.c(["CERTIFICO, por me haver sido pedido, que do assento de nascimento arquivado nesta serventia consta o seguinte:","Dou fé de que nos livros desta Serventia consta:"])}</p>{"".join(f"<p style='text-align:justify;margin-top:6pt;padding-left:18pt;text-indent:-18pt'>{['I','II','III','IV','V','VI','VII','VIII'][k]} – {x}</p>" if v!=4 else f"<p style='text-align:justify;margin-top:6pt'>{x}</p>" for k,x in enumerate(ls))}<p style="margin-top:10pt">Nada mais. Dada e passada em {r.city}, {dw(r.i) if v%2 else "em "+dl(r.i)}.</p>{f"<p class=c style='margin-top:12pt'>{sig(g)}<br>{r.off}<br>Oficial</p>" if v%2 else signs(r)}</div>'''
    r.livro='A-'+r.livro; return r,595,842,'',bd
def O(v):
    r=base('O',v,'cap' if v%2 else 'na',(1965,1989),(1985,1999),[3,2,1,0][v-1]); t=r.t; g=r.g; r.rm=t(r.city); r.cart=r.c(['Cartório do Registro Civil','Ofício de Registro Civil e Notas']); r.exp=t(dl(r.d) if v<3 else dw(r.d)); L=r.est or t('domicílio'); r.homet=L; r.natlab=False; r.joint=True
    k=['cas','ret','obi','ret'][v-1]; r.av1=note(r,k) if k in('pat','ret') else ''; r.an1=note(r,k) if k in('cas','obi') else ''
    def D(*z): return '<div style="display:flex;align-items:flex-end;white-space:nowrap">'+''.join(f'<span>{l}</span><span style="flex:{q};overflow:hidden;height:19pt;line-height:19pt;display:flex"><span style="color:#666">....</span><span class=k>{x}</span><span style="flex:1;width:0;overflow:hidden;color:#666">{"."*150}</span></span>' for l,x,q in z)+'</div>'
    a=[strike]*4 if r.noav else (r.av if not r.solo else [strike]*2+r.av[2:]); nn=lambda x:ce(r,x,1)
    bd=f'''<div style="padding:38pt 40pt;font:11pt/1.5 'Liberation Sans'"><div class=c>{arms(40)}<br>REPÚBLICA FEDERATIVA DO BRASIL<br><b style="font-size:14pt">{r.cart}</b></div>{D(('ESTADO',t(est(r).replace('Estado ','').split(' ',1)[1]),1),('COMARCA',t(r.city),1))}{D(('MUNICÍPIO',t(r.city),1),('DISTRITO',t('sede'),1))}<p class=c style="font:bold 20pt 'URW Bookman';margin:6pt">NASCIMENTO N.º <span class=k style="font-size:16pt">{r.termo}</span></p>{D(('CERTIFICO que a fls.',r.folha,1),('do livro n.º',"A-"+r.livro,1),('de Registro',' ',.2))}{D(('de Nascimento foi registrado em',t(dl(r.rd)),1))}{D(('o assento de',r.n,1))}{D(('nascid'+r.o+' em',r.exp,1))}{D(('às',f'{r.h:02d}:{r.m:02d}' if v!=2 else f'{r.h} HORAS'+(f' E {r.m} MINUTOS' if r.m else ''),1),('do sexo',t(r.sx),1),('côr','BRANCA',1))}{D(('em',L,1))}{D(('cidade de',ce(r,r.b,1),1))}{D(('filh'+r.o+' de',strike if r.solo else r.pai,1))}{D(('natural de',strike if r.solo else nn(r.pn),1),('profissão',t(r.prof),.8))}{D(('e de',r.mae,1))}{D(('natural de',nn(r.mn),1),('profissão',t('do lar'),.8))}{D(('sendo avós paternos',a[0],1))}{D(('e',a[1],1))}{D(('e avós maternos',a[2],1))}{D(('e',a[3],1))}{D(('Foi declarante',r.w1,1))}{D(('Serviram de testemunhas',r.w2,1))}{D(('e',t(r.P()),1))}<p style="margin-top:6pt">Observações: <span class=k style="font-size:10pt">{("Gêmeo com "+r.gem+". " if 0 else "")}{r.av1 or r.an1}</span></p><p style="margin-top:4pt">O referido é verdade e dou fé.</p>{D(('',t(PL(r,dl(r.i))),1))}{signs(r)}</div>'''
    if 'twin' in r.kind: bd=bd.replace(f'class=k>{t(r.sx)}<',f'class=k>{t(r.sx)} (GEMELAR)<'); bd=bd.replace('Foi declarante',f'gêmeo de</span><span class=k style="padding:0 6pt">{r.gem}</span><span>Decl.')
    r.livro='A-'+r.livro; return r,595,842,'.k{font-family:"Liberation Mono";font-size:10pt;color:#112}',bd
def Pp(v):
    r=R('86P%d'%v,'id' if v!=4 else 'cap',[(1960,1985),(2012,2019),(1940,1965),(1998,2008)][v-1],1,[(2002,2012),(2020,2024),(1978,1996),(2010,2018)][v-1],['late+home','mm','abroad+twin','other'][v-1],v in(2,4)); r.v=v; g=r.g; V=[str,lambda x:f'<b>{x}</b>',lambda x:f'<u>{x}</u>',lambda x:f'<b>{x}</b>'][v-1]
    r.cart=r.c([f'{ORD[v-1]} Tabelionato e Registro Civil {r.dt}',f'Registro Civil da {ORD[v-1].replace("º","ª")} Zona']); r.exp=r.t(dw(r.d,[0,2,0,2][v-1])); r.cpf=cpf(g) if v==2 else ''
    if not r.est: r.homet=''
    r.mf=v==4; r.av1=note(r,['ret','','pat','ado'][v-1]) if v!=2 else ''; r.an1=note(r,['obi','cpf','cas',''][v-1]) if v in(1,3) else (note(r,'cpf') if v==4 else ''); 
    P=par(r,V,[1,3,0,1][v-1],[0,1,0,3][v-1])
    if v==2: P=P.replace('ele natural','aquela natural').replace('ela natural de','esta natural de',2).replace('aquesta','aquela')
    rg=f'{V("A-"+r.livro)}, a folhas {V(r.folha)}, sob o número de ordem {V(r.termo)}'
    X=f'Filh{r.o} de {P}; {av(r,V,1)}: {V(r.n)}{twin(r,V)}, do sexo {r.sx}, {"CPF "+V(r.cpf)+", " if r.cpf and v==2 else ""}vind{r.o} ao mundo {lugx(r,V,v)}, {V([hw(r.h,r.m),hd(r.h,r.m,2),hd(r.h,r.m,3),hd(r.h,r.m,0)][v-1])} {"do dia" if v!=2 else "de"} {V(r.exp)}. É o que consta do assento {"tardio, feito com autorização judicial," if v==1 else ""} lavrado {"em "+V(dl(r.rd)) if v!=3 else aos(r.rd).lower()} no livro {rg}, de que foi declarante {r.w1}, {r.prof}, morador na {r.rua}, presentes as testemunhas {r.w2} e {r.P()}.'
    N=[f'<p>Antes do mais, certifico constar averbado: {r.av1}</p>' if r.av1 else '',f'<p>Também consta anotado: {r.an1}</p>' if r.an1 else '']
    bd=f'''<div style="padding:50pt 60pt 20pt 60pt;font:11.5pt/1.75 '{["URW Gothic","Liberation Sans","Liberation Mono","Nimbus Roman"][v-1]}';{"font-size:10pt" if v in(1,3) else ""}"><div class={"r" if v%2 else "c"} style="line-height:1.35"><b>{r.cart}</b><br>{est(r)}<br>Comarca de {r.city} – Distrito da Sede<br><span style="font-size:8.5pt">{RUA[v]}, {g.randint(10,999)}</span></div><p class=c><b>CERTIDÃO DE NASCIMENTO EM BREVE RELATO</b></p>{"<p class=c style='font-size:10pt'>Matrícula "+r.mat+"</p>" if r.mat else ""}{N[0]}<p>{X}</p>{N[1]}<p>{r.c(["A presente certidão, extraída por","Digitada e conferida por"] if v!=3 else ["Datilografada por"])} {r.clk}, escrevente, vai assinada por {r.off}, Oficial{" Interino" if v==1 else ""}, em {r.city}, {["aos "+dw(r.i,1) if r.i.day>1 else dw(r.i),dl(r.i),dw(r.i),dw(r.i)][v-1]}. Dou fé.</p><p class=c>{sig(g)}</p></div>'''
    r.livro='A-'+r.livro; return r,595,842,'p{text-align:justify;margin-top:7pt}.c{text-align:center}.r p{text-align:right}',bd
FORMS=dict(A=A,B=B,C=C_,D=Dd,E=E,F=Fz,G=G1,H=Hh,I=I,J=J,K=Kk,L=Ll,M=Mm,N=Nn,O=O,P=Pp)
if __name__=='__main__':
    o=sys.argv[1]; os.makedirs(o,exist_ok=True)
    for L,fn in FORMS.items():
        for v in 1,2,3,4:
            r,W,H,css,bd=fn(v); c=f'86{L}-{v}'
            open(f'{o}/{c}.html','w').write(page(W,H,css,bd)); json.dump(T(r,c,W,H),open(f'{o}/{c}.json','w'),ensure_ascii=False,indent=1)
