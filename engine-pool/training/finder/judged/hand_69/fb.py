from lib import *
v=lambda x,b='---':x if x else b
def fD(k):
    "traslado of a consular record, Livro E; two blocks"
    d=[mk('D1',('Curitiba','PR'),(4,7,1994),(22,9,2011),(22,9,2011),'F','new',bloc=('Milão','Itália'),est='Ospedale San Carlo Borromeo',fn=('Pato Branco','PR'),mn=('Bolzano','Itália'),dnv=''),
       mk('D2',('São Paulo','SP'),(19,12,2008),(8,3,2016),(30,1,2020),'M','new',bloc=('Barcelona','Espanha'),est='Hospital de la Santa Creu i Sant Pau',nopai=1,mn=('Franca','SP'),cpf=1,dnv=''),
       mk('D3',('Vitória','ES'),(2,2,1985),(15,10,2018),(15,10,2018),'M','mid',bloc=('Toronto','Canadá'),est='Mount Sinai Hospital',fn=('Colatina','ES'),mn=('Linhares','ES'),cpf=1,dnv='',anot='Por residir no exterior ao tempo da opção, esta foi homologada pela Justiça Federal, 2ª Vara Cível, em 04/04/2006.')][k-1]
    d.tp=7; d.livro=[31,412,58][k-1]; d.mat=mat(d.cns,d.rd[2],7,d.livro,d.folha,d.termo); d=caps(d)
    d.cart=['1º Serviço de Registro Civil das Pessoas Naturais de Curitiba','Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito - Sé','Cartório de Registro Civil 1ª Zona Judiciária de Vitória'][k-1]
    ci,pa=d.bloc; nat=f'{ci} - {pa}'; n1=nf(d.fn); n2=nf(d.mn); txt=dw(d.b).upper(); cr=(d.b[0],min(12,d.b[1]+1) if k<3 else 3,d.b[2])
    L=lambda c,x,f=1:f'<div style="flex:{f}"><i>{c}</i><span>{v(x,"XXXXXXXX")}</span></div>'
    r=lambda *a:'<div class=r>'+''.join(a)+'</div>'
    body=f"""<div class=w><div class=hd><b style="font-size:12pt">{d.cart}</b><br>Estado {de(d.loc[1])} – Comarca da Capital<br><small>{d.rua} – {d.loc[0]} – {d.fone} – CNS {d.cns}</small></div>
<h1>CERTIDÃO DE TRASLADO DE NASCIMENTO</h1><h3>Livro "E" — Brasileiros nascidos no exterior · CERTIDÃO DE NASCIMENTO · Art. 32, § 1º, Lei 6.015/73 · Res. CNJ 155/2012</h3>
<fieldset><legend>1 · Traslado neste ofício</legend>{r(L('Matrícula',d.mat,3),L('Livro',f'E-{d.livro:04d}'),L('Folha',str(d.folha)),L('Termo',str(d.termo)),L('Trasladado (registrado) em',dn(d.rd),2))}</fieldset>
<fieldset><legend>2 · Assento de origem</legend>{r(L('Repartição',f'Consulado-Geral do Brasil em {ci.title()}',3),L('Livro consular',f'{d.r.randint(2,30)}-N'),L('Fls.',str(d.r.randint(2,199))),L('Nº',d.N(4)),L('Lavrado em',dn(cr),2))}</fieldset>
<fieldset><legend>3 · Pessoa registrada</legend>{r(L('Nome','<b style="font-size:14pt">'+d.kid+'</b>',3),L('CPF',d.cpf))}{r(L('Data do nascimento',txt,4),L('Hora',f'{d.h:02d}:{d.m:02d}'),L('Sexo',SX[d.sex].upper()))}{r(L('Estabelecimento onde ocorreu',d.est,2),L('Cidade',ci),L('País',pa),L('Naturalidade',nat))}</fieldset>
<div style="display:flex;gap:3mm"><fieldset style="flex:1"><legend>4 · Mãe e seus pais</legend>{r(L('Nome da mãe',d.mae))}{r(L('Natural de',n2))}{r(L('Avô materno',d.ma))}{r(L('Avó materna',d.mb))}</fieldset><fieldset style="flex:1"><legend>5 · Pai e seus pais</legend>{r(L('Nome do pai',d.pai))}{r(L('Natural de',n1))}{r(L('Avô paterno',d.pa))}{r(L('Avó paterna',d.pb))}</fieldset></div>
<fieldset><legend>6 · Observações</legend><div style="min-height:16mm">{'A registrada deverá optar pela nacionalidade brasileira, após atingida a maioridade, na forma do art. 12, I, c, da Constituição Federal.' if k==1 else d.anot or 'Nada mais consta.'}</div></fieldset>
<div class=ft><div style="width:70mm">Dou fé. O original foi conferido por {d.sub}, escrevente.<br><br>SELO <b>{d.selo}</b></div><div>{d.loc[0].title()}, {d.ed[0]:02d} de {MES[d.ed[1]-1]} de {d.ed[2]}<br>{sig(d.r)}<br>{d.off}<br>OFICIAL</div></div></div>"""
    if k==1: d.anot='A registrada deverá optar pela nacionalidade brasileira, após atingida a maioridade, na forma do art. 12, I, c, da Constituição Federal.'
    css=".w{border:.8mm double #335;height:100%;padding:5mm}.hd{text-align:center}h1{font-size:16pt;text-align:center;margin:4mm 0 1mm}h3{font:8.5pt 'Liberation Sans';text-align:center;margin:0 0 3mm}fieldset{border:.3mm solid #335;border-radius:2mm;margin:0 0 2.5mm;padding:1mm 2.5mm 2mm}legend{font:bold 8pt 'Liberation Sans';color:#335;padding:0 1mm}.r{display:flex;gap:3mm;margin-top:1.2mm}.r i{display:block;font:7pt/9pt 'Liberation Sans';color:#667}.r span{display:block;line-height:1.35;border-bottom:.2mm solid #aab;min-height:5mm}.ft{display:flex;justify-content:space-between;margin-top:5mm;text-align:center;font-size:9.5pt}.ft>div:first-child{text-align:left}"
    a={'local_nascimento.uf':['EX','Exterior',pa,pa.title()],'dados_pessoais.naturalidade':[f'{ci}, {pa}',ci],'local_nascimento.município':[f'{ci} - {pa}']}
    return page((215.9,279.4),css,body,'Nimbus Roman','10pt','8mm'),truth(d,[(d.mae,n2),(d.pai,n1)] if d.pai else [(d.mae,n2)],txt,nat,acc=a,joint=True,luf='',livro=f'E-{d.livro:04d}')
def fG(k):
    "late registration: declarant and witnesses first, numbered clauses"
    d=[mk('G1',('Jordão','AC'),(10,8,1951),(26,10,2012),(26,10,2012),'M','mid',home=1,est='Seringal Revisão, colocação Boa Hora',bloc=('Tarauacá','AC'),mn=('Tarauacá','AC'),fn=('Feijó','AC'),dnv=''),
       mk('G2',('Januária','MG'),(5,1,1978),(3,6,2014),(12,12,2022),'F','mid',home=1,est='Fazenda Barra do Jatobá, por parteira',bloc=('Itacarambi','MG'),mn=('Manga','MG'),nopai=1,cpf=1,dnv=''),
       mk('G3',('Cametá','PA'),(24,12,1963),(18,11,2010),(18,11,2010),'F','mid',home=1,est='Ilha Grande de Juaba, em domicílio',mn=('Cametá','PA'),fn=('Mocajuba','PA'),dnv='',h=None)][k-1]
    d.cart=[f'Serventia de Registro Civil e Notas do Município de Jordão',f'Cartório do Registro Civil com Atribuição Notarial - Distrito de Levinópolis',f'Cartório Único de Juaba - 2º Distrito de Cametá'][k-1]
    d.anot=['Registro de nascimento tardio, lavrado nos termos do art. 46 da Lei nº 6.015/73, com redação da Lei nº 11.790/2008.','Registro tardio deferido por despacho do Oficial, Provimento nº 28/2013 do CNJ, processo interno 07/2014.','Assento fora do prazo legal. Impressão digital do polegar direito colhida a rogo, por não saber a registrada assinar.'][k-1]
    f='{} - {}'; nat=nf(d.bloc,'{}/{}'); n1=nf(d.fn,'{}/{}') if d.pai else ''; n2=nf(d.mn,'{}/{}'); txt=dw(d.b); o='o' if d.sex=='M' else 'a'
    c=lambda n,t,b:f'<div class=c><div class=n>{n}</div><div class=b><b class=t>{t}</b> {b}</div></div>'
    body=f"""<table><tr><td style="width:22mm">{arms(56,'#333')}</td><td><b style="font-size:13pt">{d.cart}</b><br>{d.rua} · CEP {d.cep} · {d.loc[0]} – {STATE[d.loc[1]]}<br>Oficial(a): {d.off}</td></tr></table>
<div class=T>CERTIDÃO DE NASCIMENTO <span>registro tardio</span></div>
{c('I','DECLARANTE.',f'{"O próprio registrando" if k==1 else "A própria registranda" if k==3 else d.mae}, {"a cujo rogo se firmou" if k==3 else "que assinou"} requerimento em duas vias, arquivado sob nº {d.N(3)}/{d.rd[2]}.')}
{c('II','TESTEMUNHAS.',f'{d.t1}, aposentado, RG {d.rg}, e {d.t2}, do lar, ambos maiores, que declararam conhecer a pessoa há mais de vinte anos.')}
{c('III','PESSOA REGISTRADA.',f'<span class=k>{d.kid}</span>, do sexo {SX[d.sex].lower()}, nascid{o} em {dn(d.b,".")} ({txt}), '+(f'às {hw(d.h,d.m)}' if d.h is not None else 'em hora ignorada')+f', em {d.est}, no município de {nf(d.bloc,"{}, UF {}")}. Naturalidade: {nat}.'+(f' CPF nº {d.cpf}.' if d.cpf else ''))}
{c('IV','DO LADO MATERNO.',f'Mãe: {d.mae}, natural de {n2}. Avós: {d.ma} e {d.mb}.')}
{c('V','DO LADO PATERNO.',f'Pai: {d.pai}, natural de {n1}. Avós: {d.pa} e {d.pb}.' if d.pai else 'Prejudicado (paternidade não declarada).')}
{c('VI','GEMELARIDADE.','Não há.')}
{c('VII','DO ASSENTO.',f'Lavrado em {dm(d.rd)}, no livro A-{d.livro:03d}, à folha {d.folha}{"-v" if k==2 else ""}, sob o termo de número {d.termo}.')}
{c('VIII','ANOTAÇÕES.',d.anot)}
{c('IX','AVERBAÇÕES.',d.averb or 'Nenhuma.')}
<div class=M>Matrícula<br><b>{d.mat}</b></div>
<table style="margin-top:5mm"><tr><td style="width:55%"><div class=fee><b>EMOLUMENTOS</b><br>Isento nos termos da Lei nº 9.534/97.<br>Selo {'de fiscalização' if k==1 else 'eletrônico'}: <b>{d.selo}</b></div></td><td style="text-align:center">{d.loc[0]} ({d.loc[1]}), {dm(d.ed)}.<br>{sig(d.r)}<br>{d.off if k!=2 else d.sub}<br><i>{'Oficial do Registro Civil' if k!=2 else 'Escrevente Substituta'}</i></td></tr></table>"""
    css=".T{border-top:.8mm solid #000;border-bottom:.3mm solid #000;font-size:17pt;padding:2mm 0;margin:4mm 0}.T span{float:right;font:italic 12pt 'Liberation Serif';padding-top:1.5mm}.c{display:flex;margin-bottom:2.6mm;line-height:1.45}.n{width:13mm;font-weight:bold;text-align:right;padding-right:4mm;color:#666}.b{flex:1;text-align:justify;border-left:.3mm solid #aaa;padding-left:3mm}.t{font-size:9pt}.k{font-weight:bold;font-size:12.5pt}.M{border:.4mm dashed #000;text-align:center;padding:2mm;margin:4mm 20mm;font-size:12pt}.fee{border:.2mm solid #888;padding:2mm;font-size:8.5pt;width:80mm}"
    return page((210,297),css,body,['Liberation Serif','Linux Biolinum O','Caladea'][k-1],'11pt','14mm'),truth(d,[(d.mae,n2),(d.pai,n1)] if d.pai else [(d.mae,n2)],txt,nat,livro=f'A-{d.livro:03d}',folha=f'{d.folha}'+('-v' if k==2 else ''),acc={'registro.folha':[f'{d.folha}v',f'{d.folha}V']} if k==2 else {})
def fH(k):
    "certificate with wide margin column for averbações and anotações"
    d=[mk('H1',('Jaú','SP'),(15,3,2006),(29,3,2006),(11,11,2019),'M','new',cpf=1),
       mk('H2',('Taubaté','SP'),(7,8,1958),(10,8,1958),(2,5,2018),'F','mid'),
       mk('H3',('Nova Friburgo','RJ'),(20,10,2011),(24,10,2011),(6,7,2023),'F','new',cpf=1)][k-1]
    ps=d.pai.split()[-1]
    d.averb=[f'Em 17/09/2012, o pai {d.pai} reconheceu a paternidade do registrado perante este Oficial (Provimento nº 16/2012 CNJ), passando a constar os avós paternos e o sobrenome {ps}. São Paulo, guia nº 3321.',
      f'Escritura pública de adoção simples lavrada em 02/03/1971, no 2º Tabelionato de Taubaté, livro 318, fls. 44, pela qual foi a registrada adotada por Izaltino Prado Vilhena e sua mulher Eunice Prado Vilhena, conservado o nome.',
      f'Reconhecida a filiação socioafetiva de Rogério Antunes Quaresma, conforme Provimento nº 63/2017 do CNJ, sem exclusão do pai registral. Averbado em 08/02/2021, prot. 1.207.'][k-1]
    d.anot=['',f'Casou-se em 14/06/1980 com Sérgio Tadeu Novaes, matrícula {mat("121350",1980,2,44,12,5290)}, passando a assinar {d.kid} Novaes. Divórcio anotado em 30/08/1997.','Emancipação: não há. Guarda unilateral materna anotada em 03/03/2022.'][k-1]
    d.cart=['Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede','Registro Civil das Pessoas Naturais do 2º Subdistrito de Taubaté','RCPN do 1º Distrito de Nova Friburgo'][k-1]
    nat=nf(d.bloc,'{}-{}'); n1=nf(d.fn,'{}-{}');n2=nf(d.mn,'{}-{}'); txt=(dw(d.b,False)).capitalize()
    q=lambda c,x,e='':f'<div class=q {e}><div class=cp>{c}</div>{v(x,"-.-.-.-")}</div>'
    soc=k==3
    body=f"""<div class=top><div>{arms(58,'#600')}</div><div class=tt>Certidão de<br>Nascimento</div><div class=ca><b>{d.cart}</b><br>{d.loc[0]} – {d.loc[1]} · {d.rua} · {d.fone}<br>Oficial: {d.off}</div></div>
<div class=g><div class=L>{q('Nome do(a) registrado(a)',f'<b style="font-size:13.5pt">{d.kid}</b>')}<div class=h>{q('CPF',d.cpf)}{q('Sexo',SX[d.sex])}{q('DNV',d.dnv)}</div>{q('Nasceu em',f'{txt}, às {d.h:02d}h{d.m:02d}')}<div class=h>{q('Local',d.est)}{q('Município - UF',nat)}{q('Naturalidade',nat)}</div>
<div class=h>{q('Genitor 1',f'{d.mae}<br><em>{n2}</em>')}{q('Genitor 2',f'{d.pai}<br><em>{n1}</em>')}</div><div class=h>{q('Avós de Genitor 1 (maternos)',f'{d.ma}<br>{d.mb}')}{q('Avós de Genitor 2 (paternos)',f'{d.pa}<br>{d.pb}')}</div>
<div class=h>{q('Registrado em',dn(d.rd))}{q('Gêmeo','Não')}{q('Declarante',d.mae if k!=2 else d.pai)}</div>{q('Matrícula',d.mat)}</div>
<div class=R><div class=rt>À MARGEM DO TERMO</div><div class=rc>Averbações</div><p>{d.averb}</p><div class=rc>Anotações</div><p>{d.anot or '-.-.-.-'}</p><div class=rc>Anotações de cadastro</div><p class=z>RG: {v(d.rg if k==2 else '','-')}<br>Título: -<br>PIS/NIS: {'1'+d.N(3)+'.'+d.N(5)+'.' if 0 else '-'}</p></div></div>
<div class=ft><div>{qr(d.r,29,66)}</div><div style="flex:1">A presente certidão envolve elementos de averbação à margem do termo.<br>Selo digital <b>{d.selo}</b><br>Ao Oficial R$ 3{k},02 · Ao Estado R$ 0,00 · Total R$ 3{k},02</div><div style="text-align:center">O referido é verdade e dou fé.<br>{d.loc[0]}, {dm(d.ed)}<br>{sig(d.r)}<br>{d.sub}<br>Escrevente autorizada</div></div>"""
    if k==2: d.cad=[d.rg]
    css=".top{display:flex;align-items:center;gap:6mm}.tt{font-size:20pt;line-height:1.05;color:#600}.ca{flex:1;text-align:right;font-size:9pt}.g{display:flex;margin:5mm 0;border:.5mm solid #600}.L{flex:1}.R{width:56mm;border-left:.5mm solid #600;padding:3mm;background:#fbf4f4;font-size:9pt;line-height:1.4}.rt{text-align:center;font-weight:bold;color:#600}.rc{font-style:italic;color:#600;border-bottom:.2mm solid #600;margin:4mm 0 1mm}.q{padding:1.5mm 2.5mm;border-bottom:.2mm solid #c99;flex:1;min-height:13mm}.h{display:flex}.h .q+.q{border-left:.2mm solid #c99}.cp{font:7pt 'Lato';color:#933;text-transform:uppercase}em{color:#444}.ft{display:flex;gap:6mm;align-items:center;font-size:9pt}"
    return page([(215.9,297),(210,297),(215.9,330)][k-1],css,body,'Cantarell' if k==1 else 'Caladea','10pt','12mm'),truth(d,[(d.mae,n2),(d.pai,n1)],txt,nat,livro=str(d.livro))
def fI(k):
    "printed blank of the thirties and forties filled by typewriter"
    d=[mk('I1',('Cataguazes','MG'),(6,2,1926),(11,2,1926),(30,3,1939),'M','old',bloc=('Cataguazes','MG'),h=5,m=30,mn=('Ubá','MG'),fn=('Leopoldina','MG'),home=1,est='rua da Estação nº 41'),
       mk('I2',('Jahú','SP'),(23,11,1931),(25,11,1931),(17,1,1946),'F','old',h=19,m=0,fn=('Itália',''),mn=('Brotas','SP'),home=1,est='fazenda Santa Eudóxia',pai='Vittorio Bragagnolo',pa='Giacomo Bragagnolo',pb='Assunta Pellizzer',kid='Amabile Bragagnolo',mae='Ersilia Zandoná',ma='Luigi Zandoná',mb='Domenica Rossetto'),
       mk('I3',('Valença','RJ'),(1,5,1940),(9,5,1940),(20,8,1948),'M','old',h=23,m=15,nopai=1,mn=('Vassouras','RJ'),est='Santa Casa de Misericórdia')][k-1]
    d.off=d.med; d.livro=[14,27,33][k-1]; vv=['v','','v'][k-1]; u='_'*9
    d.cart=['Cartorio de Paz do Districto da Cidade de Cataguazes','Cartorio do Registo Civil do 1º Sub-districto de Jahú','Registro Civil da 1ª Circunscrição de Valença'][k-1]
    T=lambda x,n=0:f'<span class=y style="min-width:{n}mm">{x}</span>'; o,a=('o','o') if d.sex=='M' else ('a','a')
    F=lambda t:f'{t[0]}, deste Estado' if t[1] else t[0]
    n1=F(d.fn) if d.pai else ''; n2=F(d.mn); txt=old(ext(d.b[0]) if d.b[0]>1 else 'primeiro')+' de '+MES[d.b[1]-1]+' de '+old(ext(d.b[2])); hx=old(hw(d.h,d.m).replace(' e trinta minutos',' e meia'))
    per=hx.split(' da ')[1]; hx=hx.split(' da ')[0].replace(' horas','').replace(' hora','')
    if k==1: hx='cinco e meia'
    body=f"""<div class=fr><div class=c>{arms(62,'#111')}<div class=a>REPUBLICA DOS ESTADOS UNIDOS DO BRASIL</div><div class=b>Estado de {['Minas Geraes','São Paulo','Rio de Janeiro'][k-1]} — Municipio de {d.loc[0]}</div><div class=cc>{d.cart}</div><div class=t>Certidão de Nascimento</div></div>
<p class=n>N. {T(d.termo,25)}</p><p class=x>CERTIFICO que a fls. {T(str(d.folha)+vv,16)} do livro n. {T(d.livro,14)} de registro de nascimentos, sob o numero acima, em data de {T(dm(d.rd),55)}, foi lançado o assento de {T(d.kid,120)}<br>nascid{o} no dia {T(txt,110)} ás {T(hx,40)} horas da {T(per,25)}, em {T(d.est,60)}, no municipio de {T(d.loc[0],45)}, do sexo {T(SX[d.sex].lower(),30)}, de côr {T(['branca','branca','parda'][k-1],22)}, filh{o} {T('legitim'+o if d.pai else 'natural',26)} de {T(d.pai or '= = = = =',75)}, natural de {T(n1 or '= = =',45)}, e de D. {T(d.mae,75)}, natural de {T(n2,45)};<br>
avós paternos: {T(d.pa or '= = =',55)} e D. {T(d.pb or '= = =',55)};<br>avós maternos: {T(d.ma,55)} e D. {T(d.mb,55)}.<br>Foi declarante {T(d.pai or d.t2,60)} e foram testemunhas {T(d.t1,50)} e {T(mk('Iy%d'%k,d.loc,d.b,d.rd,d.ed,'M','old').t1,50)}.<br>Observações: {T(['x x x x x x','pae de nacionalidade italiana.','x x x x x x'][k-1],120)}</p>
<p class=x style="margin-top:6mm">O referido é verdade e dou fé.</p><p class=x style="text-align:right">{d.loc[0]}, {T(dm(d.ed),60)}</p>
<div style="display:flex;justify-content:space-between;margin-top:5mm"><div class=st><div>ESTAMPILHA<br>ESTADUAL<br><b>{'2$000' if k==1 else 'Cr$ 2,00'}</b></div><div>EDUCAÇÃO<br>E SAUDE<br><b>{'$200' if k==1 else 'Cr$ 0,40'}</b></div></div><div class=c>{sig(d.r,180,44,'#222')}<br>{T(d.off,60)}<br><span style="font-size:9pt">O Escrivão de Paz e Official do Registro Civil</span></div></div>
<div class=pe>{'Custas: Certidão 4$000 · Busca 1$500 · Raza $800 · Sello 2$200' if k==1 else 'Custas: Certidão Cr$ 5,00 · Busca Cr$ 2,00 · Selos Cr$ 2,40'} — Typ. Brasil, Rua do Commercio</div></div>"""
    css=".fr{border:1.6mm double #333;height:100%;padding:7mm 9mm;background:#f7f1e1}.c{text-align:center}.a{font-size:13pt;letter-spacing:1px}.b{font-size:11pt;font-style:italic}.cc{font-size:12pt;font-weight:bold;margin:1mm}.t{font:28pt 'Linux Libertine Display O';margin:4mm}.n{font-size:13pt}.x{line-height:2.05;text-align:left}.y{display:inline-block;border-bottom:.25mm dotted #333;font:11pt 'Courier Prime';line-height:1.2;color:#1b1b3a;padding:0 1mm;text-align:center}.st{display:flex;gap:2mm;font-size:7.5pt;text-align:center}.st div{border:.5mm dashed #553;background:#dcd;padding:4mm 2mm;height:26mm}.pe{font-size:8pt;text-align:center;margin-top:7mm;border-top:.2mm solid #555}"
    if k==2: d.anot='pae de nacionalidade italiana.'
    return page((215.9,330),css,body,'C059' if k==1 else 'Linux Libertine O','11pt','9mm'),truth(d,[(d.pai,n1),(d.mae,n2)] if d.pai else [(d.mae,n2)],txt,joint=True,folha=f'{d.folha}{vv}')
def fJ(k):
    "half sheet of the sixties/seventies, landscape, boxes in one running line, declarant in front"
    d=[mk('J1',('Xique-Xique','BA'),(18,6,1959),(2,9,1964),(2,9,1964),'M','mid',home=1,est='povoado de Iguira',mn=('Xique-Xique','BA')),
       mk('J2',('Floriano','PI'),(29,2,1968),(14,3,1968),(5,10,1976),'F','mid',nopai=1,est='Maternidade Evangelina Rosa'),
       mk('J3',('Caicó','RN'),(3,10,1972),(16,10,1972),(16,10,1972),'F','mid')][k-1]
    d=caps(d); nat=nf(d.bloc,'{} ({})'); n1=nf(d.fn,'{} ({})') if d.pai else ''; n2=nf(d.mn,'{} ({})'); txt=dw(d.b).upper()
    if k==3: d.twn=['FRANCISCA '+d.kid.split(' ',1)[1]]; d.tw=f'gêmea de {d.twn[0]}, nascida em segundo lugar'
    d.cart=f"CARTÓRIO DO {['REGISTRO CIVIL - OFÍCIO ÚNICO','2º OFÍCIO - REGISTRO CIVIL','1º OFÍCIO DE NOTAS E REGISTRO CIVIL'][k-1]}"
    y=lambda c,x,f=1:f'<div style="flex:{f}"><span class=c>{c}</span><span class=y>{v(x,"x.x.x.x")}</span></div>'
    r=lambda *a:'<div class=r>'+''.join(a)+'</div>'
    body=f"""<div class=h><div>{arms(44,'#063')}</div><div><div style="font-size:12pt">ESTADO {de(d.loc[1]).upper()}</div><b>{d.cart}</b><br>COMARCA DE {d.loc[0]}</div><div class=t>CERTIDÃO DE<br>NASCIMENTO</div></div>
{r(y('DECLARANTE:',d.pai or d.mb,3),y('PROFISSÃO:',['VAQUEIRO','DOMÉSTICA','COMERCIÁRIO'][k-1],1.4))}{r(y('TESTEMUNHAS: 1ª',d.t1),y('2ª',d.t2))}
{r(y('LIVRO Nº','A-'+str(d.livro)),y('FOLHA','%d'%d.folha),y('TERMO Nº',f'{d.termo:,}'.replace(',','.')),y('DATA DO ASSENTO',dn(d.rd,'.'),1.6))}
{r(y('NOME:',d.kid,3),y('SEXO:',SX[d.sex].upper(),1))}{r(y('NASCIDO(A) EM',txt,3.4),y('ÀS',f'{d.h:02d},{d.m:02d} HS.',1))}{r(y('EM',d.est,1.3),y('NATURAL DE',nat,1))}
{r(y('FILHO(A) DE',d.pai,1.6),y('NATURAL DE',n1,1))}{r(y('E DE',d.mae,1.6),y('NATURAL DE',n2,1))}{r(y('AVÓS PATERNOS',d.pa),y('E',d.pb))}{r(y('AVÓS MATERNOS',d.ma),y('E',d.mb))}{r(y('SE GÊMEO',d.tw,1.2),y('OBSERVAÇÕES','REGISTRO GRATUITO, POBREZA DECLARADA' if k==1 else ''))}
<div class=f><div class=b>ISENTO DE SÊLO<br>Dec. Lei 4.857/39</div><div>{stamp(d.cart[:36],'',c='#35a',s=66,rot=11,idn='s4')}</div><div>{d.loc[0]}, <span class=y style="display:inline">{dm(d.ed).upper()}</span><br>{sig(d.r,160,34,'#113')}<br>{d.off}<br><small>OFICIAL DO REGISTRO CIVIL</small></div></div>"""
    if k==1: d.anot='REGISTRO GRATUITO, POBREZA DECLARADA'
    css="#p{background:#eef3ea}.h{display:flex;justify-content:space-between;align-items:center;text-align:center;font-size:10pt;border-bottom:.7mm solid #063;padding-bottom:2mm}.t{font-size:17pt;font-weight:bold;color:#063}.r{display:flex;gap:3mm;margin-top:2.1mm}.r>div{display:flex;align-items:baseline}.c{font:7.5pt 'Liberation Sans';color:#063;margin-right:2mm;white-space:nowrap}.y{flex:1;font:10.5pt 'Cousine';border-bottom:.2mm solid #063;white-space:nowrap}.f{display:flex;justify-content:space-between;text-align:center;margin-top:4mm;font-size:9.5pt}.b{border:.4mm solid #063;padding:3mm;height:14mm;font-size:8pt}.f .y{border:0}"
    return page((279.4,165),css,body,'Nimbus Sans','10pt','8mm 11mm'),truth(d,[(d.pai,n1),(d.mae,n2)] if d.pai else [(d.mae,n2)],txt,nat,joint=True,lmun=d.bloc[0],livro=f'A-{d.livro}',termo=f'{d.termo:,}'.replace(',','.'),acc={'registro.termo':[str(d.termo)]})
