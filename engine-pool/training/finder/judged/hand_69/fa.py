from lib import *
v=lambda x,b='---':x if x else b
def fA(k):
    "landscape sheet, 12-column grid, captions under the values"
    d=[mk('A1',('Laranjeiras do Sul','PR'),(9,4,1987),(21,4,1987),(3,2,2012),'F','mid',folha=44,cart='SERVIÇO DISTRITAL DE RIO DO TIGRE'),
       mk('A2',('Guaraniaçu','PR'),(30,11,1969),(2,12,1969),(14,8,2014),'M','mid',home=1,est='DOMICÍLIO',nopai=1,averb='Em 05/06/1998, por mandado do Juízo de Direito desta Comarca, autos nº 212/97, procedeu-se à retificação do prenome da mãe, que se achava incompleto. Dou fé.'),
       mk('A3',('Rio Negro','PR'),(1,1,2010),(8,1,2010),(27,9,2019),'M','new',bloc=('Mafra','SC'),cpf=1,blank='* * *')][k-1]
    d=caps(d); d.cart=d.cart or f"OFÍCIO DE REGISTRO CIVIL DAS PESSOAS NATURAIS DE {d.loc[0]}"
    if k==3: d.tw='IRMÃO GÊMEO: THEODORO '+d.kid.split(' ',1)[1]; d.twn=['THEODORO '+d.kid.split(' ',1)[1]]
    if k==1: d.fn=('CHAPECÓ','SC')
    c=lambda n,val,cap,cl='':f'<td colspan={n} class="{cl}"><b>{val}</b><i>{cap}</i></td>'
    B=d.blank; av=lambda a,b:f'{a} e {b}' if a and b else a or b or B
    txt=dw(d.b,False).upper(); n1,n2=nf(d.fn,'{}/{}'),nf(d.mn,'{}/{}')
    rows=[c(7,d.kid,'NOME','big')+c(5,d.mat,'MATRÍCULA'),
     c(5,txt,'DATA DE NASCIMENTO, POR EXTENSO')+c(1,f'{d.b[0]:02d}','DIA')+c(1,f'{d.b[1]:02d}','MÊS')+c(1,d.b[2],'ANO')+c(2,f'{d.h:02d}h{d.m:02d}min','HORA')+c(2,SX[d.sex].upper(),'SEXO'),
     c(4,d.est,'LOCAL ONDE NASCEU')+c(4,nf(d.bloc,'{} / {}'),'MUNICÍPIO DO NASCIMENTO / UF')+c(4,nf(d.bloc,'{}/{}'),'NATURALIDADE'),
     c(5,v(d.pai,B),'PAI')+c(2,v(n1,B),'NATURAL DE')+c(5,av(d.pa,d.pb),'AVÓS PELO LADO DO PAI'),
     c(5,d.mae,'MÃE')+c(2,n2,'NATURAL DE')+c(5,av(d.ma,d.mb),'AVÓS PELO LADO DA MÃE'),
     c(3,'SIM' if d.tw else 'NÃO','GÊMEO')+c(6,v(d.tw,B),'NOME E MATRÍCULA DO(S) GÊMEO(S)')+c(3,v(d.cpf,B),'INSCRIÇÃO NO CPF'),
     c(3,dn(d.rd),'DATA DO REGISTRO')+c(2,f'A-{d.livro}','LIVRO')+c(2,d.folha,'FOLHA')+c(2,d.termo,'TERMO')+c(3,B,'Nº DA D.N.V.'),
     c(12,v(d.averb,'SEM OBSERVAÇÕES'),'OBSERVAÇÕES / AVERBAÇÕES','obs')]
    css="td{border:.4mm solid #555;padding:1mm 1.5mm;text-align:center;vertical-align:bottom;height:10.4mm}td b{display:block;font-size:9.5pt;font-weight:600}td i{display:block;font:6pt/8pt 'Liberation Sans';color:#444;border-top:.2mm dotted #888;margin-top:.6mm}.big b{font-size:13pt}.obs{height:20mm}.obs b{font-weight:400;font-size:9pt}h1{font-size:19pt;letter-spacing:6px;margin:0;text-align:center}.hd{display:flex;justify-content:space-between;align-items:center;font-size:8pt;margin-bottom:2mm}"
    body=f'<div class=hd>{arms(52)}<div style="text-align:center"><b style="font-size:12pt">{d.cart}</b><br>Município e Comarca de {d.loc[0]} — Estado {de(d.loc[1])}<br>{d.rua} – Fone {d.fone}</div>{stamp("REGISTRO CIVIL · "+d.loc[0],d.loc[1],idn="s1",s=70)}</div><h1>CERTIDÃO DE NASCIMENTO</h1><div style="text-align:center;font-size:8pt;margin:1mm">SEGUNDA VIA</div><table>'+''.join(f'<tr>{r}</tr>' for r in rows)+f'</table><div style="display:flex;justify-content:space-between;margin-top:3mm;font-size:8.5pt"><div style="width:80mm;border:.3mm solid #000;padding:2mm">FUNARPEN — SELO DIGITAL Nº<br><b>{d.selo}</b><br>Consulte em www.funarpen.com.br<br>Emol.: VRC 204,00 = R$ {28+k},76</div><div style="text-align:center;padding-top:2mm">O conteúdo da certidão é verdadeiro. Dou fé.<br>{d.loc[0]}, {dm(d.ed)}.</div><div style="text-align:center">{sig(d.r)}<br><b>{d.off}</b><br>{"Oficial Designado" if k<3 else "Agente Delegado"}</div></div>'
    return page((297,210),css,body,'Liberation Serif' if k!=2 else 'Caladea'),truth(d,[(d.pai,n1),(d.mae,n2)],txt,nf(d.bloc,'{}/{}'),joint=True,livro=f'A-{d.livro}')
def fB(k):
    "inteiro teor of an old book, old spelling, with the book's margin"
    d=[mk('B1',('Jaguari','RS'),(12,3,1932),(15,3,1932),(4,5,2016),'F','old',h=4,m=0,home=1,mn=('Jaguari','RS'),fn=('Santiago','RS'),livro=11,folha=87,termo=412,anot='Casou-se em 9 de junho de 1951 com Pedro Anselmo Dalcin, neste districto, Lº B-9, fls. 30, nº 318, passando a assignar-se com o appellido Dalcin.'),
       mk('B2',('Diamantina','MG'),(28,9,1919),(4,10,1919),(19,11,2021),'M','old',h=21,m=30,home=1,mn=('Serro','MG'),fn=('Curvelo','MG'),livro=6,folha=152,termo=91),
       mk('B3',('Pirenópolis','GO'),(2,7,1937),(30,7,1937),(8,1,2024),'F','old',h=14,m=0,home=1,nopai=1,mn=('Corumbá de Goiás','GO'),livro=19,folha=20,termo=1377,averb='Averbado em 14 de outubro de 1944 o reconhecimento paterno? — não consta assento; annotação sem effeito.')][k-1]
    d.averb='' if k==3 else d.averb; d.tw=''
    if k==3: d.anot='Falleceu a registrada em 3 de maio de 1999, em Anápolis-GO, conforme communicação archivada (Lº C-88, fls. 12, termo 40.117).'
    d.est=['casa de residencia dos paes, no logar denominado Linha Sete','domicilio de seus paes, na fazenda do Tamanduá','casa de sua mãe, á rua do Lazareto'][k-1]
    d.cart=[f'Registro Civil das Pessoas Naturais de Jaguari',f'Cartório do 1º Subdistrito de Diamantina - Registro Civil',f'Cartório de Registro Civil e Tabelionato de Notas de Pirenópolis'][k-1]
    fem=d.sex=='F'; txt=old(dw(d.b)); rt=old(dw(d.rd)); n=lambda t:f'{t[0]}, deste Estado'
    ht=['ás quatro horas da manhã','ás nove horas e meia da noite','ás duas horas da tarde'][k-1]
    filh='filha' if fem else 'filho'; decl=d.pai or d.t2
    par=(f'{filh} legitim{"a" if fem else "o"} do declarante e de Dona {d.mae}, domestica, natural de {n(d.mn)}, casados nesta parochia; neto pela parte paterna de {d.pa} e Dona {d.pb}, e pela parte materna de {d.ma} e Dona {d.mb}' if d.pai else f'{filh} natural de {d.mae}, solteira, lavadeira, natural de {n(d.mn)}, sendo avós maternos {d.ma} e Dona {d.mb}')
    if fem: par=par.replace('neto pela','neta pela')
    body=f"""<div style="text-align:center">{arms(46)}<div style="font-size:10pt"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>Estado {de(d.loc[1])} · Comarca de {d.loc[0]}<br><b>{d.cart}</b><br><small>{d.rua}, CEP {d.cep} – {d.fone}</small></div><h1>CERTIDÃO DE INTEIRO TEOR</h1><div>(Nascimento)</div><div class=m>MATRÍCULA<br><b>{d.mat}</b></div></div>
<p class=j>CERTIFICO, a requerimento de parte interessada, que do livro A-{d.livro}, fls. {d.folha}{'v' if k==2 else ''}, sob o nº {d.termo}, consta o assento do teor seguinte, que transcrevo conservando a graphia original:</p>
<div class=bk><div class=mg><b>Nº {d.termo}</b><br>{d.kid}<hr>{'<u>Annotação</u><br>'+d.anot if d.anot else '<i>(margem em branco)</i>'}</div><div class=tx>
Aos {rt}, neste {['segundo','primeiro','unico'][k-1]} districto de paz do municipio de {d.loc[0]}, Estado {de(d.loc[1])}, em meu cartorio compareceu {decl}, {['agricultor','negociante','parteira'][k-1]}, {'natural de '+n(d.fn)+', ' if d.fn else ''}residente neste districto, e em presença das testemunhas abaixo assignadas declarou: que no dia {txt}, {ht}, em {d.est}, neste districto, nasceu uma creança do sexo {'feminino' if fem else 'masculino'}, de côr {['branca','parda','preta'][k-1]}, que recebeu o nome de <b>{d.kid}</b>, {par}. Do que, para constar, lavrei este termo, que lido e achado conforme assignam o declarante e as testemunhas {d.t1}, {['ferreiro','tropeiro','alfaiate'][k-1]}, e {mk('Bx%d'%k,d.loc,d.b,d.rd,d.ed,'M','old').t1}, lavrador, ambos residentes neste districto. Eu, {d.med.split()[0]} {d.t1.split()[-1]} Telles, escrivão interino, o escrevi. (aa) {decl}. {d.t1}.</div></div>
<p class=j>Era o que se continha em dito assento, aqui bem e fielmente transcrito do livro digitalizado. {'Prenome grafado conforme o original.' if k>1 else ''} Certidão expedida por meio reprográfico/datilográfico nos termos do art. 19 da Lei nº 6.015/73.</p>
<div class=ft><div>Selo digital: <b>{d.selo}</b><br>Valor: R$ {61+k},40 · ISSQN R$ 1,22<br>{qr(d.r,25,54)}</div><div style="text-align:center">{d.loc[0]}, {dm(d.ed)}.<br>{sig(d.r)}<br>{d.off}<br>{['Registradora/Registrador','Oficial do Registro Civil','Oficial Respondente'][k-1]}</div></div>"""
    css="h1{font-size:17pt;margin:2mm 0 0;font-variant:small-caps;letter-spacing:2px}.m{border:.3mm solid #000;display:inline-block;padding:1mm 6mm;margin:2mm;font-size:9pt}.j{text-align:justify;margin:3mm 0;line-height:1.35}.bk{display:flex;border:.3mm solid #777;min-height:95mm}.mg{width:43mm;border-right:.6mm double #933;padding:3mm;font-size:9pt;line-height:1.3}.tx{flex:1;padding:3mm 4mm;text-align:justify;line-height:1.65;font-size:11pt}.ft{display:flex;justify-content:space-between;margin-top:5mm}"
    acc={'local_nascimento.estabelecimento':['Casa de residência',d.est.split(',')[0]],'observações.averbações':[]}
    return page((215.9,330),css,body,['EB Garamond','Linux Libertine O','C059'][k-1],'10.5pt','14mm 16mm'),truth(d,[(d.pai,n(d.fn)),(d.mae,n(d.mn))] if d.pai else [(d.mae,n(d.mn))],txt,acc=acc,livro=f'A-{d.livro}',folha=f"{d.folha}{'v' if k==2 else ''}",joint=False,dnv='')

def fC(k):
    "consular register"
    city,pais,seat=[('Lisboa','Portugal','Lisboa'),('Hamamatsu','Japão','Nagoia'),('Framingham','Estados Unidos da América','Boston')][k-1]
    d=[mk('C1',(seat,''),(17,2,1999),(26,3,1999),(26,3,1999),'M','new',est='Maternidade Dr. Alfredo da Costa',selo='',nomat=1,livro=14,folha=88,termo=5219),
       mk('C2',(seat,''),(5,10,2006),(11,12,2006),(18,6,2013),'F','new',est='Clínica Obstétrica Mizuno',nomat=1,nopai=1,selo='',livro=7,folha=131,termo=2093),
       mk('C3',(seat,''),(23,6,2012),(3,9,2012),(3,9,2012),'M','new',est='MetroWest Medical Center',nomat=1,selo='',livro=61,folha=9,termo=18044,dnv='')][k-1]
    d.bloc=(city,''); d.kid=d.kid.upper(); d.mn=[('Governador Valadares','MG'),('Londrina','PR'),('Ipatinga','MG')][k-1]; d.fn=None if k==2 else [('Setúbal','Portugal'),0,('Vitória','ES')][k-1]
    d.cart=f"CONSULADO-GERAL DO BRASIL EM {'NAGOIA' if k==2 else seat.upper()}"
    d.off=d.off; t=['Cônsul-Geral','Vice-Cônsul','Cônsul-Adjunto'][k-1]; nat=f'{city} - {pais}'; n1=nf(d.fn,'{} - {}'); n2=nf(d.mn,'{} - {}'); txt=dm(d.b)
    R=lambda a,b,x='':f'<tr><td class=l>{a}</td><td class=r>{v(b,"-o-o-o-")}</td><td class=x>{x}</td></tr>'
    if k==3: d.anot="De acordo com o artigo 12, inciso I, alínea 'c', in fine, da Constituição Federal, o(a) registrado(a) é brasileiro(a) nato(a)."
    else: d.anot='Esta certidão deverá ser trasladada no Cartório do 1º Ofício do Registro Civil do domicílio do registrado, no Brasil.' if k==1 else 'Registro feito à vista de certidão local de nascimento (Shussho Todoke Kisai Jiko Shomeisho), arquivada nesta Repartição.'
    body=f"""<div class=top>{arms(64,'#153')}<div><div class=a>REPÚBLICA FEDERATIVA DO BRASIL</div><div class=b>MINISTÉRIO DAS RELAÇÕES EXTERIORES</div><div class=a>{d.cart}</div></div></div>
<div class=h>CERTIDÃO DE REGISTRO DE NASCIMENTO</div>
<p class=c>Certifico que, no livro nº <b>{d.livro}</b> de Registro de Nascimentos deste Consulado-Geral, à folha <b>{d.folha}</b>, sob o termo nº <b>{d.termo}</b>, foi registrado, em <b>{dn(d.rd)}</b>, o nascimento de:</p>
<div class=n>{d.kid}</div><table>
{R('Genitora',d.mae,'brasileira')}{R('Natural de',n2)}{R('Genitor',d.pai,'' if not d.pai else 'português' if k==1 else 'brasileiro')}{R('Natural de',n1)}
{R('Avós maternos',d.ma+'<br>'+d.mb)}{R('Avós paternos',d.pa+'<br>'+d.pb if d.pa else '')}
{R('Nascido(a) em',txt,f'às {d.h:02d}:{d.m:02d} horas')}{R('Sexo',SX[d.sex].lower())}{R('Estabelecimento',d.est)}{R('Cidade',city)}{R('País',pais)}{R('Naturalidade',nat)}
{R('Declarante',d.mae,'passaporte CX'+d.N(6))}{R('Testemunhas',d.t1+'<br>'+d.t2)}{R('Observações',d.anot)}</table>
<div class=f><div>Emolumentos consulares: grátis.<br>Tab. 110 · Nº ordem {d.N(4)}<br>Recibo {d.N(6)}{stamp('CONSULADO-GERAL DO BRASIL ·',seat,'#24508a',88,7,'s2')}</div><div>{seat}, {dm(d.ed)}.<br><br>{sig(d.r)}<br><b>{d.off}</b><br>{t}<br><small>Dispensada a legalização (art. 2º do Decreto nº 84.451/80)</small></div></div>"""
    css=".top{display:flex;gap:8mm;align-items:center;justify-content:center;text-align:center}.a{font-size:13pt;letter-spacing:1px}.b{font-size:10pt}.h{text-align:center;border-top:1mm double #153;border-bottom:1mm double #153;margin:5mm 0;padding:2mm;font-size:15pt}.n{text-align:center;font-size:15pt;font-weight:bold;margin:4mm}.c{line-height:1.6;text-align:justify}td{padding:1.3mm 2mm;vertical-align:top;border-bottom:.2mm solid #bbb}.l{width:34mm;font-style:italic;color:#153}.x{width:40mm;font-size:9pt;color:#444}.f{display:flex;justify-content:space-between;margin-top:8mm;text-align:center;font-size:10pt}.f>div:first-child{text-align:left;font-size:8.5pt;width:60mm}"
    g=[(d.mae,n2),(d.pai,n1)] if d.pai else [(d.mae,n2)]
    ac={'local_nascimento.uf':['EX','Exterior',pais],'registro.uf':['EX','Exterior'],'dados_pessoais.naturalidade':[city,f'{city}, {pais}'],'local_nascimento.município':[f'{city} - {pais}']}
    return page([(210,297),(210,297),(215.9,279.4)][k-1],css,body,'Linux Libertine O','11pt','15mm 18mm'),truth(d,g,txt,nat,acc=ac,joint=True,org=d.cart)

def fE(k):
    "bilingual border office"
    L=['es','fr','es'][k-1]
    d=[mk('E1',('Santana do Livramento','RS'),(14,5,2013),(20,5,2013),(20,5,2013),'F','new',fn=('Rivera','Uruguai'),mn=('Santana do Livramento','RS'),est='Santa Casa de Misericórdia de Livramento'),
       mk('E2',('Oiapoque','AP'),(3,12,2004),(15,2,2005),(9,10,2018),'M','new',fn=('Saint-Georges','Guiana Francesa'),mn=('Oiapoque','AP'),est='Hospital Estadual de Oiapoque',cpf=1,pai='Jean-Baptiste Narcisse Lafontaine',pa='Édouard Lafontaine',pb='Marie-Claire Narcisse',kid='Gaël Tavares Lafontaine',mae='Dinalva Tavares Forte',ma='Manoel Forte',mb='Raimunda Tavares'),
       mk('E3',('Ponta Porã','MS'),(29,8,2020),(7,9,2020),(7,9,2020),'F','new',fn=('Pedro Juan Caballero','Paraguai'),mn=('Bela Vista','MS'),cpf=1,tw=1,pai='Derlis Ramón Villalba Giménez',pa='Ramón Villalba',pb='Eulogia Giménez',mae='Karoline Ovelar Ledesma',ma='Sixto Ledesma',mb='Antônia Ovelar',kid='Araceli Ledesma Villalba')][k-1]
    if k==3: d.tw='ARAMÍ LEDESMA VILLALBA, matrícula '+mat(d.cns,2020,1,d.livro,d.folha,d.termo+1); d.twn=['ARAMÍ LEDESMA VILLALBA']
    d.kid=d.kid.upper(); d.cart=[f'OFÍCIO DOS REGISTROS PÚBLICOS DE SANTANA DO LIVRAMENTO','CARTÓRIO DE REGISTRO CIVIL E NOTAS CRISTO REI','SERVIÇO REGISTRAL CIVIL DA COMARCA DE PONTA PORÃ'][k-1]
    P={'Nome':('Nombre y apellidos','Nom et prénoms'),'CPF':('Registro fiscal','Identifiant fiscal'),'Matrícula':('Matrícula','Numéro d’enregistrement'),'Data de nascimento':('Fecha de nacimiento','Date de naissance'),'Hora':('Hora','Heure'),'Sexo':('Sexo','Sexe'),'Naturalidade':('Lugar de origen','Lieu d’origine'),'Local, município e UF de nascimento':('Lugar de nacimiento','Lieu de naissance'),'Pai':('Padre','Père'),'Mãe':('Madre','Mère'),'Avós paternos':('Abuelos paternos','Grands-parents paternels'),'Avós maternos':('Abuelos maternos','Grands-parents maternels'),'Gêmeo(s)':('Mellizos','Jumeaux'),'Data do registro':('Fecha de la inscripción','Date d’inscription'),'DNV':('Declaración de nacido vivo','Déclaration de naissance'),'Averbações':('Inscripciones marginales','Mentions marginales'),'Anotações':('Anotaciones','Annotations')}
    R=lambda c,val,s=3,e='':f'<tr><td class=l><b>{c}</b><br><i>{P[c][L=="fr"]}</i></td><td class=r>{v(val,"// // //")}{e}</td></tr>'
    two=lambda *cs:'<tr><td colspan=2 style="padding:0;border:0"><table><tr>'+''.join(f'<td class=q><b>{c}</b> / <i>{P[c][L=="fr"]}</i><br><span>{v(x,"// // //")}</span></td>' for c,x in cs)+'</tr></table></td></tr>'
    un='{}/{}' ; f1=nf(d.fn,'{} - {}'); f2=nf(d.mn,un); nat=nf(d.bloc,un); txt=f'{dw(d.b)}'
    d.anot='Pai portador de documento de fronteiriço nº '+d.N(7)+'.' if k==1 else ''
    d.averb='Reconhecimento de paternidade por escritura pública de 30/01/2009, averbado em 02/02/2009; o registrado passou a usar o patronímico LAFONTAINE.' if k==2 else ''
    body=f"""<div class=st></div><div class=hd>{arms(50,'#0a5')}<div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>{d.cart}<br><small>{d.rua} · {d.loc[0]} · {STATE[d.loc[1]]} · {d.fone} · faixa de fronteira</small></div>{qr(d.r,21,48)}</div>
<h1>CERTIDÃO DE NASCIMENTO</h1><h2>{'CERTIFICADO DE NACIMIENTO' if L=='es' else 'EXTRAIT D’ACTE DE NAISSANCE'}</h2><table>
{R('Nome','<span class=big>'+d.kid+'</span>')}{two(('Matrícula',d.mat),('CPF',d.cpf))}{two(('Data de nascimento',txt+' ('+dn(d.b)+')'),('Hora',f'{d.h:02d}:{d.m:02d}'),('Sexo',SX[d.sex]))}
{R('Local, município e UF de nascimento',d.est+', '+nf(d.bloc,un))}{R('Naturalidade',nat)}{R('Mãe',d.mae,e=f' <u>{f2}</u>')}{R('Avós maternos',d.ma+' / '+d.mb)}{R('Pai',d.pai,e=f' <u>{f1}</u>')}{R('Avós paternos',d.pa+' / '+d.pb)}
{two(('Gêmeo(s)',d.tw or ('Não' if k==1 else 'Não / '+('Non' if L=='fr' else 'No'))),('Data do registro',dn(d.rd)),('DNV',d.dnv))}{R('Averbações',d.averb)}{R('Anotações',d.anot)}</table>
<div class=ft><div>Selo / {'Sello' if L=='es' else 'Timbre'}: <b>{d.selo}</b><br>A versão em língua estrangeira é meramente informativa; prevalece o texto em português.</div><div>{d.loc[0]}, {dn(d.ed)}<br>{sig(d.r)}<br><b>{d.off}</b><br>Oficial Registrador / {'Oficial' if L=='es' else 'Officier de l’état civil'}</div></div>"""
    css="i{color:#666;font-size:8pt}h1{margin:3mm 0 0;font-size:17pt;text-align:center}h2{margin:0 0 3mm;font-size:11pt;text-align:center;font-weight:400;color:#555}.hd{display:flex;justify-content:space-between;align-items:center;text-align:center}.st{height:3mm;background:linear-gradient(90deg,#0a5 50%,#fc3 50% 75%,#36a 75%);margin-bottom:4mm}td{border:.25mm solid #6a8;padding:1.6mm 2mm;vertical-align:top}.l{width:44mm;background:#eef6f0;font-size:9pt}.r u{float:right;text-decoration:none;font-style:italic}.big{font-size:14pt;font-weight:bold}.q b{font-size:8.5pt}.ft{display:flex;justify-content:space-between;gap:10mm;margin-top:6mm;font-size:9pt;text-align:center}.ft>div:first-child{width:80mm;text-align:left}"
    return page((210,297),css,body,'Carlito','11pt','10mm 14mm'),truth(d,[(d.mae,f2),(d.pai,f1)],txt,nat,joint=False,livro=str(d.livro))
def fF(k):
    "indigenous registration (RANI)"
    d=[mk('F1',('Amambai','MS'),(11,6,2015),(2,7,2015),(2,7,2015),'M','new',kid='Ariel Ava Jeguaka Benites',mae='Ilda Rossate Benites',ma='Rosalino Benites',mb='Tomázia Rossate',pai='Adélio Vera',pa='Cantalício Vera',pb='Librada Ortiz',cpf='',home=1,est='Aldeia Amambai - em domicílio'),
       mk('F2',('Campinápolis','MT'),(27,1,1996),(19,9,2013),(6,3,2023),'F','new',kid="Wautomoã'ẽ Tsereru'remé Xavante",mae="Pe'upté Tsinhõtse'e'wa",ma="Butsé Rupawẽ",mb="Rẽnhiõ'õ",pai="Agnelo Tsereru'remé",pa="Tsudzaweré Tsereru'remé",pb="Wautó",cpf=1,est='Posto de Saúde Indígena São Marcos',dnv=''),
       mk('F3',('Tabatinga','AM'),(8,8,2008),(15,4,2010),(21,10,2020),'F','new',kid='Mecürana Fidelis Tikuna',mae='Otília Guedes Fidelis',ma='Ngematücü Fidelis',mb='Aurora Guedes',nopai=1,cpf=1,home=1,est='Comunidade Umariaçu II - em domicílio')][k-1]
    d.bloc=[('Amambai','MS'),('Barra do Garças','MT'),('Tabatinga','AM')][k-1]; et,ald=[('Guarani Kaiowá','Aldeia Amambai'),('Xavante','Aldeia São Marcos'),('Tikuna','Comunidade Umariaçu II')][k-1]
    d.cart=['1º SERVIÇO NOTARIAL E DE REGISTRO CIVIL DE AMAMBAI','CARTÓRIO DO 2º OFÍCIO EXTRAJUDICIAL DE CAMPINÁPOLIS','REGISTRO CIVIL DE PESSOAS NATURAIS DA COMARCA DE TABATINGA'][k-1]
    d.anot=['Registro lavrado à vista de RANI e na presença de representante da FUNAI, a pedido dos genitores, nos termos da Resolução Conjunta CNJ/CNMP nº 3/2012.','Registro tardio. Etnia inserida como último sobrenome por requerimento da registranda, intérprete presente ao ato.','Retificada a grafia do prenome por ordem da MM. Juíza Corregedora Permanente, ofício nº 77/2014, de 11/03/2014.'][k-1]
    if k==3: d.averb,d.anot=d.anot,''
    nat=nf(d.bloc,'{} - {}'); d.mn,d.fn=d.bloc,(d.bloc if k<3 else None); n2=nf(d.mn); n1=nf(d.fn) if d.pai else ''
    txt=f'{d.b[0]:02d} de {MES[d.b[1]-1]} de {d.b[2]}'; B='não consta'
    C_=lambda cap,val,w='':f'<td style="width:{w}"><small>{cap}</small><div>{v(val,B)}</div></td>'
    row=lambda *a:'<table class=t><tr>'+''.join(C_(*x) for x in a)+'</tr></table>'
    sec=lambda s:f'<div class=s>{s}</div>'
    body=f"""<div class=bd><div class=hd><div style="text-align:left"><b>{d.cart}</b><br>Estado {de(d.loc[1])} — CNS {d.cns[:2]}.{d.cns[2:5]}-{d.cns[5]}<br>{d.rua}, {d.loc[0]}</div>{arms(54,'#842')}</div>{guil(660,16,'#c9996b')}
<h1>Certidão de Nascimento</h1><div class=sub>registro de pessoa indígena</div>
{sec('Pertencimento étnico')}{row(('Etnia',et,'30%'),('Aldeia de origem do registrando',ald,'40%'),('RANI nº',d.N(5)+'/'+str(d.rd[2])))}{row(('Aldeia de origem do pai',ald if d.pai else '','50%'),('Aldeia de origem da mãe',ald))}
{sec('Filiação')}{row(('Pai',d.pai,'60%'),('Naturalidade do pai',n1))}{row(('Mãe',d.mae,'60%'),('Naturalidade da mãe',n2))}{row(('Avô paterno',d.pa,'25%'),('Avó paterna',d.pb,'25%'),('Avô materno',d.ma,'25%'),('Avó materna',d.mb))}
{sec('Registrado(a)')}{row(('Nome civil completo','<b style="font-size:13pt">'+d.kid+'</b>','70%'),('CPF',d.cpf))}{row(('Nascido(a) em',txt,'30%'),('Horário',f'{d.h}h{d.m:02d}' if k!=2 else '','15%'),('Sexo',SX[d.sex],'20%'),('Naturalidade',nat))}{row(('Local do parto',d.est,'60%'),('Município',d.bloc[0],''),('UF',d.bloc[1]))}{row(('Gêmeos','Não','20%'),('Nome do gêmeo',''),('DNV',d.dnv))}
{sec('Assento')}{row(('Livro',f'{d.livro:05d}'),('Folha',f'{d.folha:03d}'),('Termo',f'{d.termo:07d}'),('Registrado em',dn(d.rd)),('Matrícula',d.mat,'45%'))}{row(('Declarante',d.t2 if k==2 else d.mae),('Intérprete / representante FUNAI',d.t1))}
{row(('Averbações',d.averb,'50%'),('Anotações à margem',d.anot))}
<div class=ft><div>{stamp('GRATUITO · LEI 9.534/97 ·','ISENTO','#842',74,-12,'s3')}</div><div>Selo de fiscalização<br><b>{d.selo}</b><br>{qr(d.r,21,46)}</div><div>{d.loc[0]}/{d.loc[1]}, {dn(d.ed)}<br>{sig(d.r,140,34)}<br>{d.sub if k==1 else d.off}<br>{'Escrevente autorizada, pelo Oficial '+d.off if k==1 else 'Registrador(a) Civil'}</div></div></div>"""
    if k==2: d.h=None
    css=".bd{border:1.2mm ridge #c9996b;height:100%;padding:6mm 7mm}.hd{display:flex;justify-content:space-between;font-size:9.5pt}h1{font-size:20pt;margin:2mm 0 0;text-align:center;color:#842}.sub{text-align:center;letter-spacing:4px;font-size:9pt}.s{background:#f1e2d2;color:#842;padding:.8mm 2mm;margin-top:3mm;font-weight:bold;font-size:9pt}.t td{border-bottom:.2mm solid #c9996b;padding:1mm 1.5mm;vertical-align:top}small{color:#777;font-size:7pt}.ft{display:flex;justify-content:space-between;margin-top:5mm;text-align:center;font-size:9pt}"
    g=[(d.pai,n1),(d.mae,n2)] if d.pai else [(d.mae,n2)]
    a={'dados_pessoais.naturalidade':[f'{ald}, {nat}'],'local_nascimento.estabelecimento':[ald]}
    return page((210,297),css,body,'DejaVu Sans' if k==2 else 'Lato','9.5pt','7mm'),truth(d,g,txt,nat,acc=a,livro=f'{d.livro:05d}',folha=f'{d.folha:03d}',termo=f'{d.termo:07d}')
