from lib import *
import re
# ---------- A: folio 1940s-60s, printed text + typed blanks
def A(n):
    wh=(216,330)
    p=[None,P(6201,1947,'M',('Penedo','AL'),folha='112v',estab='',hora='03:30',emis='22/08/1951'),
       P(6202,1936,'F',('Muriaé','MG'),estab='Santa Casa de Misericórdia',emis='14/02/1959',nasc='28/12/1936',reg='02/01/1937'),
       P(6203,1962,'M',('Bagé','RS'),estab='',hora='',emis='05/06/1964',pai='Aparício Sant\'Anna D\'Ávila',mae='Doralina Machado D\'Ávila',pa='Honório D\'Ávila',pv='Francelina Sant\'Anna',ma='Zózimo Machado',mv='',nome='Floriano Machado D\'Ávila',g1p=('Rivera','Uruguai'),g2p=('Santana do Livramento','RS'))][n]
    eb='ESTADOS UNIDOS DO BRASIL'; em,uf=p['place']
    p['g1n'],p['g2n']=nat(p['g1p'],','),nat(p['g2p'],',')
    p['tc']=dext(p['nasc'],0); dist=['','Sede','1º Distrito','2ª Zona'][n]
    p['cart']=f'Registro Civil das Pessoas Naturais'; p['livro']=['','17-A','A-9','A-41'][n]; p['termo']=['','1.204','318','7.655'][n]
    p['selo']=''
    loc=['','no lugar Barra do Cedro, em casa','na Santa Casa de Misericórdia','no Passo do Valente, em domicílio'][n]
    hh=hext(p['hora']) if p['hora'] else ('- - -','- - -','- - - -')
    x='x x x x x x x x'; cor=['','parda','branca','branca'][n]
    prof=['','lavrador','ferroviário','estancieiro'][n]
    mn=['','mil novecentos e ','',''][0]
    mv=p['mv'] or '-------------------------'
    b=f'''<div class="fr"><div class="hd">{arms(24,'#222')}<div><div class="h1">{eb}</div><div class="h2">ESTADO {UFP[uf].upper()} {UFN[uf].upper()}</div>
{L('COMARCA DE',(em,),'MUNICÍPIO DE',(em,))}{L('DISTRITO',(dist,),)}</div></div>
<div class="h3">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class="of">{L('Oficial:',(p['ofic'],3),'Escrevente:',(x,))}</div>
<div class="tt">CERTIDÃO DE NASCIMENTO</div>
{L('CERTIFICO que às fls.',(p['folha'],),'do livro nº',(p['livro'],),'sob nº de ordem',(p['termo'],2),'do registro')}
{L('de nascimentos, foi feito em',(dl(p['reg']),3),'o assento de')}
{L((p['nome']+'  x-x-x-x-x-x-x',))}
{L(f'nascid',(p['o'],.01),'aos',(dext(p['nasc'],0),9))}
{L('às',(hh[0],2),'e',(hh[1],1),'minutos da',(hh[2],1),', neste município,')}
{L((loc,))}
{L('do sexo',(p['sex'],1),', de côr',(cor,1),', filh',(p['o']+' legítim'+p['o'],1),)}
{L('de',(p['pai'],))}
{L('natural de',(p['g1n'],2),', profissão',(prof,1))}
{L('e de sua mulher D.',(p['mae'],))}
{L('natural de',(p['g2n'],2),', profissão',('doméstica',1))}
{L('sendo avós paternos',(p['pa'],1),'e D.',(p['pv'],1))}
{L('e avós maternos',(p['ma'],1),'e D.',(mv,1))}
{L('Foi declarante',(['','o pai','a avó materna','o pai'][n],1),'e serviram de testemunhas')}
{L((p['t1'],1),'e',(p['t2'],1))}
{L('Observações:',(['','x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x','Registro feito dentro do prazo legal.','- - - - - - - - - - - - - - - -'][n],))}
{L((['- - - - - - - - - -','x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x','x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x','- - - - - - - - - - - - - - - - -'][n],))}
<p class="fe">O referido é verdade e dou fé.</p>
{L((em,2),',',(f"{p['emis'].day}",.5),'de',(MES[p['emis'].month-1],1),'de',(f"{p['emis'].year}",.6))}
<div class="sg">{sig(6200+n,70,16)}<div class="sl">O Oficial do Registro Civil</div></div>
<div style="position:absolute;left:24mm;bottom:22mm">{seal(30,'REGISTRO CIVIL * '+em.upper()+' *',uf,'#5b3a8a',-18,'sa')}</div>
<div class="st">Cr$ {['','4,00','20,00','60,00'][n]}<br>SÊLO</div></div>'''
    if n==2: p['anot']='Registro feito dentro do prazo legal.'
    css='''body{font-family:"Old Standard TT",serif;background:#f3ead2}.pg{background:#f3ead2}.fr{position:absolute;inset:9mm;border:3px double #333;padding:7mm 9mm}.hd{display:flex;gap:6mm;align-items:center}.hd>div{flex:1}.h1{font-size:15pt;letter-spacing:2px}.h2{font-size:12pt;margin:1mm 0}.h3{font-size:13pt;text-align:center;margin:4mm 0 1mm;letter-spacing:1px}.tt{font-size:24pt;text-align:center;margin:3mm 0 5mm;font-weight:bold}.ln{font-size:11.5pt;height:9.3mm}.hd .ln{height:7.5mm;font-size:10pt}.ln b.v{font-family:"Courier Prime",monospace;border-bottom:1.2px dotted #333;color:#15204a;line-height:1.05;padding-left:1mm;font-size:11pt;white-space:pre}.fe{margin:2mm 0 1mm 12mm;font-size:12pt;font-style:italic}.sg{position:absolute;right:14mm;bottom:14mm;text-align:center}.sl{border-top:1px solid #333;font-size:10pt;padding-top:1mm}.st{position:absolute;left:72mm;bottom:24mm;border:1.5px dashed #844;width:22mm;height:24mm;text-align:center;font-size:9pt;color:#844;padding-top:6mm}'''
    acc={'registro.cartório':['','Registro Civil das Pessoas Naturais - '+em,f'Registro Civil das Pessoas Naturais, {em}',f'Registro Civil das Pessoas Naturais - Comarca de {em}'],'local_nascimento.estabelecimento':[loc,p['estab'],'Domicílio','em casa' if n==1 else 'em domicílio','Passo do Valente' if n==3 else '','Barra do Cedro' if n==1 else '']}
    if n==2: acc['observações.anotações']=['']; acc['observações.averbações']=['','Registro feito dentro do prazo legal.']; acc['local_nascimento.estabelecimento']=[loc,p['estab']]
    for i,k in((1,'g1p'),(2,'g2p')): acc[f'filiação.genitor_{i}.naturalidade']=[nat(p[k],'-'),nat(p[k],'/')]
    return wh,css,b,truth('62A',n,p,wh,acc,n==2)
# ---------- B: 1970s-80s half sheet, typed half over the ruled lines
def B(n):
    wh=(230,170)
    p=[None,P(6211,1973,'F',('Codó','MA'),folha='58v',hora='11:20',emis='19/07/1982'),
       P(6212,1979,'M',('Itapetininga','SP'),emis='03/11/1986',estab='Santa Casa de Misericórdia'),
       P(6213,1968,'F',('Oliveira dos Brejinhos','BA'),emis='30/01/1984',estab='Domicílio',hora='04:00',reg='17/05/1983')][n]
    em,uf=p['place']; p['selo']=''; p['tc']=dl(p['nasc'],1) if n!=2 else dext(p['nasc'])
    p['g1n'],p['g2n']=nat(p['g1p'],'-'),nat(p['g2p'],'-')
    p['cart']=['',f'Cartório do 1º Ofício de {em}',f'Cartório do Registro Civil de {em}',f'Cartório do Registro Civil do Distrito Sede de {em}'][n]
    p['livro']=['','A-38','A-112','17'][n]
    ob=['','x-x-x-x-x-x-x-x-x-x-x-x-x-x-x','- - - - - - - - - - - - - - -','Registro tardio, lavrado por despacho do MM. Juiz de Direito da Comarca.'][n]
    if n==3: p['anot']=ob
    def R(*c): return '<div class="r">'+''.join(f'<div class="c" style="flex:{w}"><i>{e(l)}</i><u></u><b style="{s}">{e(v)}</b></div>' for l,v,w,s in[(x+('',))[:4] for x in c])+'</div>'
    b=f'''<div class="top"><div class="a">{arms(19,'#1d5c36')}</div><div class="c1">REPÚBLICA FEDERATIVA DO BRASIL<br><span>Estado {UFP[uf]} {UFN[uf]} — Comarca de {em}</span><br><em>{e(p['cart'])}</em></div><div class="c2">CERTIDÃO DE REGISTRO<br>DE NASCIMENTO</div></div>
{R(('Livro',p['livro'],1),('Folhas',p['folha'],1),('Número',p['termo'],1),('Data do registro',db(p['reg'],'-'),1.5))}
{R(('Nome',p['nome']+'  -.-.-.-.-',1,'transform:translateY(.9mm)'))}
{R(('Nascid'+'o(a) em',p['tc'],3),('Hora',(p['hora'].replace(':','h')+'min'),1))}
{R(('Local',p['estab'],2),('Município',em,1.4),('UF',uf,.35),('Sexo',p['sex'],.9))}
{R(('Pai',p['pai'],2,'transform:translateY(1.1mm) rotate(-.25deg)'),('Natural de',p['g1n'],1.2))}
{R(('Mãe',p['mae'],2,'transform:translateY(.3mm)'),('Natural de',p['g2n'],1.2))}
{R(('Avô paterno',p['pa'],1),('Avó paterna',p['pv'],1))}
{R(('Avô materno',p['ma'],1),('Avó materna',p['mv'],1))}
{R(('Declarante',['','O PAI','A MÃE','O PRÓPRIO PAI'][n],1),('Gêmeo(s)',['','xxxxxx','não','- - -'][n],.6),('Matrícula do gêmeo','xxxxxxxxx',.8))}
{R(('Observações',ob,1))}
<div class="bt"><div>O referido é verdade e dou fé.<br><br>{L((em,2),'-',(uf,.3),',',(dl(p['emis'],1),2))}</div><div class="s">{sig(6210+n,62,12,'#222')}<div>{e(p['ofic'])}<br>{'Oficial Maior' if n==2 else 'Oficial do Registro Civil'}</div></div></div>'''
    css='''.pg{background:#fbfdf8;font-family:"Liberation Sans Narrow",sans-serif;padding:6mm 10mm;border:1.2mm solid #1d5c36}.top{display:flex;gap:4mm;align-items:center;margin-bottom:3mm;color:#1d5c36}.c1{flex:1;font-size:12pt;line-height:1.4}.c1 em{font-family:"DejaVu Serif";font-size:9.5pt}.c2{font-size:17pt;font-weight:bold;text-align:center;font-family:"TeX Gyre Schola"}.r{display:flex;gap:4mm}.c{position:relative;height:9.9mm;white-space:nowrap}.c i{position:absolute;left:0;top:4.9mm;font-style:normal;font-size:7.5pt;color:#1d5c36;background:#fbfdf8;z-index:2;padding-right:1.2mm}.c u{position:absolute;left:0;right:0;top:7.9mm;border-bottom:1px dotted #1d5c36}.c b{font-family:"Nimbus Mono PS",monospace;font-weight:bold;font-size:10.2pt;letter-spacing:-.35px;color:#222;position:absolute;left:24mm;top:5mm;transform:translateY(.7mm)}.c[style*="flex:1"] b,.c b{left:24mm}.r:nth-child(2) b{left:24mm}.r .c:not(:first-child) b{left:21mm}.r:nth-child(5) .c:not(:first-child) b{left:14mm}.r:nth-child(5) .c:nth-child(3) b{left:5mm}.r:nth-child(10) .c:nth-child(3) b{left:25mm}.r:nth-child(4) .c:nth-child(2) b{left:9mm}.r:nth-child(5) .c:nth-child(4) b{left:9mm}.bt{display:flex;justify-content:space-between;margin-top:4mm;font-size:10pt}.bt>div{width:90mm}.bt .v{font-family:"Nimbus Mono PS";font-size:10pt;border-bottom:1px dotted #333;letter-spacing:-.4px}.s{text-align:center}.s svg{margin:0 auto}.s>div{border-top:1px solid #222}'''
    acc={'registro.cartório':['Registro Civil das Pessoas Naturais']}
    if n==3: acc['observações.anotações']=['']; acc['observações.averbações']=['',ob]; acc['local_nascimento.estabelecimento']=['']
    return wh,css,b,truth('62B',n,p,wh,acc,n==3)
# ---------- C: 1990s continuous form dot matrix
def C(n):
    wh=(241.3,279.4)
    p=[None,P(6221,1991,'M',('Campina Grande','PB'),hora='18:45'),
       P(6222,1995,'F',('Cáceres','MT'),hora='02:10',pai='',pa='',pv=''),
       P(6223,1988,'M',('Caxias do Sul','RS'),hora='09:05',twins=['MARCELO AUGUSTO BEVILACQUA'],nome='Maurício Augusto Bevilacqua',pai='Ângelo Bevilacqua',pa='Vittorio Bevilacqua',pv='Assunta Zanella',mae='Sueli Trindade Bevilacqua',g1p=('Vicenza','Itália'))][n]
    p['emis']=p['reg']+D.timedelta([0,900,1500,2400][n])
    p['g1n']=nat(p['g1p'],'-') if p['pai'] else ''; p['g2n']=nat(p['g2p'],'-')
    p['cart']=['','2º Ofício de Registro Civil - Cartório Pacheco','Cartório do 1º Ofício','Cartório do Registro Civil da 1ª Zona'][n]
    for k in 'nome pai mae pa pv ma mv estab mun rmun cart ofic g1n g2n subst'.split(): p[k]=noac(p[k]).upper()
    p['livro']=f'A-{p["bk"]:03d}'; p['folha']=f'{p["lf"]:03d}'+('V' if n==1 else ''); p['termo']=f'{p["tm"]:06d}'; p['selo']='' 
    p['tc']=noac(dext(p['nasc'])).upper(); em,uf=p['mun'],p['uf']
    if n==3: p['gemtxt']='MARCELO AUGUSTO BEVILACQUA'
    W=84
    def bx(*ls): return '+'+'-'*(W-2)+'+\n'+''.join('| '+l.ljust(W-4)[:W-4]+' |\n' for l in ls)
    hr=p['hora']; nd='NAO DECLARADO'
    tx=f'''{'R E P U B L I C A   F E D E R A T I V A   D O   B R A S I L'.center(W)}
{('ESTADO '+UFP[uf].upper()+' '+noac(UFN[uf]).upper()+'   -   COMARCA DE '+em).center(W)}
{p['cart'].center(W)}
{('OFICIAL: '+p['ofic']).center(W)}

{'C E R T I D A O    D E    N A S C I M E N T O'.center(W)}

'''+bx(f'LIVRO: {p["livro"]}     FOLHA: {p["folha"]}     TERMO: {p["termo"]}     REGISTRO: {db(p["reg"])}')+bx('','NOME : '+p['nome'],'')+bx('NASCIDO'.replace('O','O' if p['sx']=='M' else 'A') .replace('NASCIDA','NASCIDA')+' EM   : '+p['tc'],f'HORA         : {hr} HORAS            SEXO : {p["sex"].upper()}',f'LOCAL        : {p["estab"]}',f'MUNICIPIO    : {em}                 UF : {uf}')+bx('PAI          : '+(p['pai'] or '*'*30),'NATURALIDADE : '+(p['g1n'] or '*'*30),'AVOS PATERNOS: '+(p['pa'] or '*'*30),'               '+(p['pv'] or '*'*30))+bx('MAE          : '+p['mae'],'NATURALIDADE : '+p['g2n'],'AVOS MATERNOS: '+p['ma'],'               '+p['mv'])+bx('DECLARANTE   : '+(p['pai'] or p['mae']),'GEMEO        : '+('SIM - '+p['gemtxt'] if n==3 else 'NAO'),'OBSERVACOES  : '+'*'*40,'               '+'*'*40)+'+'+'-'*(W-2)+f'''+

      O REFERIDO E VERDADE E DOU FE.

      {em} - {uf}, {noac(dl(p['emis'],1)).upper()}



                        ________________________________________
                        {(p['ofic'] if n!=2 else p['subst']).center(40)}
                        {('OFICIAL' if n!=2 else 'ESCREVENTE AUTORIZADA').center(40)}

'''
    holes=''.join(f'<circle cx="{x}" cy="{6+i*12.7}" r="2"/>' for i in range(22) for x in(6.3,235))
    bars=''.join(f'<rect x="13" y="{i*25.4}" width="215.3" height="12.7"/>' for i in range(0,11))
    b=f'<svg style="position:absolute" width="241.3mm" height="278mm" viewBox="0 0 241.3 278"><g fill="#e4f1e4">{bars if n!=2 else ""}</g><g fill="#fff" stroke="#999" stroke-width=".3">{holes}</g><path d="M12.7 0V278M228.6 0V278" stroke="#aaa" stroke-width=".3" stroke-dasharray="1 1"/></svg><pre>{e(tx)}</pre><div style="position:absolute;left:96mm;bottom:62mm">{sig(6220+n,60,13,"#1030a0")}</div>'
    css='pre{position:absolute;left:24mm;top:12mm;margin:0;font:10.4pt/1.32 "FreeMono","Cousine";font-weight:bold;color:#3a3a44;letter-spacing:0}'
    acc={'registro.cartório':[p['cart'].split(' - ')[0]] if n==1 else [p['cart']]}
    if n==2: acc['autenticação.oficial_registro']=[p['ofic']]
    return wh,css,b,truth('62C',n,p,wh,acc)
# ---------- D: 2000s Word-made
def Dd(n):
    wh=(210,297)
    p=[None,P(6231,1958,'F',('Diamantina','MG'),estab='Domicílio',folha='43v',emis='12/09/2003'),
       P(6232,2004,'M',('Caracaraí','RR'),emis='21/06/2006',hora='22:15',nome='Wanderson Macuxi Peçanha',mae='Rosilda Macuxi',pai='Edivan Peçanha dos Anjos',pa='Edimilson Peçanha',pv='Luzia dos Anjos',ma='Tuxaua Clemente Macuxi',mv='Genoveva Wapichana',estab='Maloca do Contão'),
       P(6233,1984,'F',('Lapa','PR'),emis='08/03/2001',g1p=('Cracóvia','Polônia'),nome='Dulce Maria Kowalski',pai='Estanislau Kowalski',pa='Wojciech Kowalski',pv='Jadwiga Wiśniewska Kowalski',mae='Lídia Schmitt Kowalski')][n]
    em,uf=p['place']; p['selo']=['','AGK 23814','','BVM-14902'][n]
    p['cart']=['','Serviço Registral das Pessoas Naturais','Cartório Único de Registro Civil e Anexos','Registro Civil das Pessoas Naturais e Tabelionato de Notas - Cartório Padilha'][n]
    p['tc']=f"{p['nasc'].day:02d} ({ne(p['nasc'].day) if p['nasc'].day>1 else 'primeiro'}) de {MES[p['nasc'].month-1]} de {p['nasc'].year} ({ne(p['nasc'].year)})"
    p['g1n'],p['g2n']=nat(p['g1p'],'/'),nat(p['g2p'],'/')
    an=['','À margem do termo consta a seguinte anotação: casou-se em 14/05/1977 com Geraldo Eustáquio de Rezende, passando a assinar o nome de casada, conforme comunicação arquivada.','',''][n]
    p['anot']=an.split(': ',1)[1] if an else ''; p['anot']=p['anot'][:1]+p['anot'][1:]
    N=lambda s:f'<b>{e(s).upper()}</b>'
    for k in 'nome pai mae pa pv ma mv'.split(): p[k]=p[k].upper()
    est_t=('em domicílio' if n==1 else f'na {p["estab"]}' if p['estab'].split()[0] in('Santa','Maternidade','Casa','Maloca') else f'no {p["estab"]}')
    if n==1: p['estab']='domicílio'
    b=f'''<div class="h"><div class="x">{e(p['cart'])}</div>{em} – {est(uf)}<br>{e(p['rua'])} – Centro<br><b>{e(p['ofic'])}</b><br>{'Oficiala' if p['ofsx']=='F' else 'Oficial'} Registrador{'a' if p['ofsx']=='F' else ''}</div><div class="t">CERTIDÃO DE NASCIMENTO</div>
<p class="j"><b>CERTIFICO</b>, a requerimento verbal de pessoa interessada, que revendo em meu Cartório os livros de Registro de Nascimentos, deles, no de número <b>{p['livro']}</b>, às folhas <b>{p['folha']}</b>, sob o número de ordem <b>{p['termo']}</b>, encontrei o assento lavrado em {dl(p['reg'])}, referente ao nascimento de:</p>
<p class="n">{p['nome']}</p>
<p class="j">nascid{p['o']} no dia {p['tc']}, {'às '+h24(p['hora'])+', ' } {est_t}, neste município de {em}, {est(uf)}, do sexo {p['sex']}, filh{p['o']} de {N(p['pai'])}, natural de {p['g1n']}, e de {N(p['mae'])}, natural de {p['g2n']}. São avós paternos: {N(p['pa'])} e {N(p['pv'])}; e avós maternos: {N(p['ma'])} e {N(p['mv'])}.</p>
<p class="j">Foi declarante {'o pai' if n!=2 else 'a mãe'}, tendo como testemunhas {e(p['t1'])} e {e(p['t2'])}.</p>
<p class="j">{'<b>Observação:</b> '+e(an) if an else '<b>Observações:</b> nada mais consta.'}</p>
<p class="j">O referido é verdade, do que dou fé.</p><p class="d">{em}, {dl(p['emis'])}.</p><div class="s">{sig(6230+n,60,15,'#14206a')}<div>{e(p['ofic'])}<br>Oficial{'a' if p['ofsx']=='F' else ''}</div></div>
{f'<div class="se">SELO DE FISCALIZAÇÃO<br><b>{p["selo"]}</b></div>' if p['selo'] else ''}<div class="ft">Emolumentos: R$ {['','11,40','isento (Lei 9.534/97)','9,15'][n]}</div>'''
    fo=['','"Liberation Serif"','"Carlito"','"URW Bookman"'][n]
    css='.pg{padding:22mm 26mm;font-family:%s,serif;font-size:12.4pt}.h{text-align:center;line-height:1.35;font-size:12pt}.x{font-size:16pt;font-weight:bold}.t{font-size:22pt;font-weight:bold;text-align:center;text-decoration:underline;margin:11mm 0 9mm;letter-spacing:1px}.j{text-align:justify;text-indent:16mm;line-height:1.55;margin-bottom:3mm}.n{text-align:center;font-weight:bold;font-size:17pt;margin:4mm 0}.d{text-align:right;margin:5mm 0}.s{width:80mm;margin:4mm auto;text-align:center;line-height:1.2}.s svg{margin:0 auto -2mm}.s>div{border-top:1px solid #000}.se{position:absolute;right:24mm;bottom:10mm;border:1px solid #777;padding:2mm 4mm;font-size:8.5pt;text-align:center}.ft{position:absolute;left:26mm;bottom:13mm;font-size:9pt}'%fo
    acc={'registro.cartório':[p['cart'].split(' - ')[-1]],'local_nascimento.estabelecimento':{1:['','Domicílio','em domicílio'],2:['Maloca do Contão','']}.get(n,[p['estab']])}
    if n==1: acc['observações.anotações']=[an]; acc['observações.averbações']=['',p['anot'],an]
    return wh,css,b,truth('62D',n,p,wh,acc,n==1)
# ---------- E: inteiro teor digitada 2010s
def E_(n):
    wh=(210,297)
    p=[None,P(6241,2013,'F',('Colatina','ES'),emis='27/10/2016',hora='13:48'),
       P(6242,1966,'M',('Sobral','CE'),emis='05/02/2014',estab='',hora='05:00'),
       P(6243,2011,'M',('Santarém','PA'),emis='18/12/2018',hora='23:30',pai='')][n]
    r=p['r']; em,uf=p['place']; p['matr']=p['matric'](); p['livro']=f'A-{p["bk"]}'; p['folha']=f'{p["lf"]}'; p['termo']=f'{p["tm"]}'
    p['dnv']=f'30-{r.randint(10000000,79999999)}-{r.randint(1,9)}' if n!=2 else ''
    p['cart']=['','Cartório de Registro Civil e Tabelionato - Sede','Cartório do 3º Ofício - Registro Civil','2º Ofício de Registro Civil das Pessoas Naturais'][n]
    f='/' if n!=2 else ','
    p['g1n'],p['g2n']=nat(p['g1p'],f),nat(p['g2p'],f); p['tc']=[0,dext(p['nasc'],1),dext(p['nasc'],0),dext(p['nasc'],0)][n]
    if n==3:
        p['pai']='Raimundo Nonato Câmara Leal'; p['pa'],p['pv']='Nonato Leal','Francisca Câmara Leal'; p['nome']='Ícaro Gabriel Brito Leal'; p['mae']='Tainá Brito dos Anjos'; p['ma'],p['mv']='Elias Brito','Odete dos Anjos'
        p['averb']='Por escritura pública de reconhecimento de paternidade lavrada em 09/06/2014 nas notas deste Ofício, fica averbado que o registrado é filho de Raimundo Nonato Câmara Leal, natural de '+p['g1n']+', sendo avós paternos Nonato Leal e Francisca Câmara Leal, passando o registrado a chamar-se Ícaro Gabriel Brito Leal. Dou fé. Santarém, 11/06/2014.'
        p['swap']=1
    if n==2: p['anot']='O registrado contraiu matrimônio em 20/07/1991 com Maria Zuleide Fontenele, no Cartório do 1º Ofício desta Comarca, livro B-22, fls. 104, termo 3917.'
    decl=n!=3
    who=('compareceu o pai' if n==1 else 'compareceu a avó materna' if n==2 else 'compareceu a mãe')
    loc=f'no {p["estab"]}' if p['estab'].startswith('Hosp') else f'na {p["estab"]}'
    if n==2: loc='no sítio Olho d\'Água, em domicílio, neste município'; p['estab']='domicílio'
    ci=lambda: f'{r.randint(1,9)}.{r.randint(100,999)}.{r.randint(100,999)}'
    pais=(f"filh{p['o']} de <b>{e(p['pai'])}</b>, {r.choice(['pedreiro','comerciário','agricultor'])}, {'CPF nº '+cpf(r)+', RG nº '+ci()+', ' if n!=2 else ''}natural de {p['g1n']}, com {r.randint(24,39)} anos de idade, e de <b>{e(p['mae'])}</b>, {r.choice(['do lar','professora','costureira'])}, {'CPF nº '+cpf(r)+', ' if n!=2 else ''}natural de {p['g2n']}, com {r.randint(20,36)} anos de idade, residentes e domiciliados à {e(p['rua'])}, nesta cidade; sendo avós paternos <b>{e(p['pa'])}</b> e <b>{e(p['pv'])}</b> e avós maternos <b>{e(p['ma'])}</b> e <b>{e(p['mv'])}</b>" if n!=3 else
      f"filho de <b>{e(p['mae'])}</b>, estudante, CPF nº {cpf(r)}, natural de {p['g2n']}, com 19 anos de idade, residente à {e(p['rua'])}; sendo avós maternos <b>{e(p['ma'])}</b> e <b>{e(p['mv'])}</b>")
    nm=p['nome'] if n!=3 else 'Ícaro Gabriel Brito dos Anjos'
    m=f'<div class="mg"><b>AVERBAÇÃO:</b> {e(p["averb"])}</div>' if n==3 else f'<div class="mg"><b>ANOTAÇÃO:</b> {e(p["anot"])}</div>' if n==2 else '<div class="mg"><b>AVERBAÇÕES E ANOTAÇÕES:</b> nada consta à margem.</div>'
    b=f'''<div class="k">{arms(17,'#333')}<div>REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><br><span>{e(p['cart'])} — {em}/{uf}</span></div></div>
<div class="t">CERTIDÃO DE NASCIMENTO<br><small>INTEIRO TEOR</small></div><div class="mt">MATRÍCULA: <b>{p['matr']}</b></div>
<p class="j"><b>CERTIFICO</b> que, revendo o livro <b>{p['livro']}</b> de registro de nascimentos desta Serventia, às folhas <b>{p['folha']}</b>, consta o termo número <b>{p['termo']}</b>, cujo inteiro teor é o seguinte: "<b>TERMO Nº {p['termo']}.</b> Aos {dext(p['reg'],1)}, nesta cidade de {em}, {est(uf)}, em cartório, {who} e, {'exibindo a Declaração de Nascido Vivo nº <span style="white-space:nowrap">'+p['dnv']+'</span>, ' if p['dnv'] else ''}declarou que {'aos' if n==1 else 'no dia'} {p['tc']}, às {h24(p['hora'])}, {e(loc)}, em {em}/{uf}, nasceu uma criança do sexo {p['sex']}, de cor {r.choice(['parda','branca','preta'])}, que recebeu o nome de <b>{e(nm)}</b>, {pais}. Parto {r.choice(['único, a termo','simples'])}. Serviram de testemunhas {e(p['t1'])}, casado, e {e(p['t2'])}, solteira, ambos residentes nesta cidade. Nada mais declarou. Do que, para constar, lavrei este termo que, lido e achado conforme, vai assinado. Eu, {e(p['subst'])}, escrevente, o digitei. Eu, {e(p['ofic'])}, Oficial, subscrevo e assino."</p>
{m}<p class="j">É o que se continha em dito termo, para aqui bem e fielmente transcrito. O referido é verdade e dou fé. {em}, {dext(p['emis'],0)} ({db(p['emis'],'.')}).</p>
<div class="b"><div>{qr(6240+n,20)}<small>Consulte a autenticidade em<br>selo.exemplo.jus.br</small></div><div><b>SELO DIGITAL</b><br>{p['selo']}<br>Emol.: R$ {r.randint(30,70)},{r.randint(10,99)}</div><div class="s">{sig(6245+n,58,13)}<div>{e(p['ofic'])}<br>Oficial de Registro</div></div></div>'''
    css='.pg{padding:14mm 20mm;font-family:%s;font-size:%spt}.k{display:flex;gap:5mm;align-items:center;border-bottom:2px solid #444;padding-bottom:3mm;line-height:1.4}.k b{font-size:14pt}.t{text-align:center;font-size:19pt;font-weight:bold;margin:6mm 0 3mm;line-height:1.1}.t small{font-size:12pt;letter-spacing:4px}.mt{text-align:center;margin-bottom:5mm}.j{text-align:justify;line-height:1.6;margin-bottom:4mm}.mg{border-left:3px solid #777;background:#f2f2f0;padding:3mm 4mm;margin-bottom:4mm;line-height:1.5;text-align:justify}.b{display:flex;gap:8mm;align-items:center;margin-top:6mm;font-size:9pt}.s{flex:1;text-align:center}.s>div{border-top:1px solid #000}.s svg{margin:0 auto -3mm}'%(['','Tinos','Arimo','"Linux Libertine O"'][n],['','11.5','11','12.5'][n])
    acc={'registro.cartório':[p['cart'].split(' - ')[0],p['cart']+f' — {em}/{uf}']}
    if n==2: acc['local_nascimento.estabelecimento']=['','Domicílio','sítio Olho d\'Água',loc]; 
    if n==3: acc['dados_pessoais.nome_completo']=[nm]
    for i,k in((1,'g1p'),(2,'g2p')):
        if n==2: acc[f'filiação.genitor_{i}.naturalidade']=[nat(p[k],'-'),nat(p[k],'/')]
    return wh,css,b,truth('62E',n,p,wh,acc)
# ---------- F: reprographic transcript of the book page
def F(n):
    wh=(210,297)
    p=[None,P(6251,1931,'M',('Valença','RJ'),folha='87',g1p=('Cantagalo','RJ'),estab='Fazenda Boa Esperança',emis='14/04/1998',hora='08:00'),
       P(6252,1894,'F',('São João del Rei','MG'),folha='12v',estab='',emis='02/06/2010',hora='21:30',nome='Philomena',g1p=('Lucca','Itália'),g2p=('Lucca','Itália'),pai='Giuseppe Bevilacqua',mae='Carolina Rossi',pa='Antonio Bevilacqua',pv='Maria Nardi',ma='Pietro Rossi',mv='Luigia Martelli'),
       P(6253,1949,'M',('Blumenau','SC'),folha='204',g2p=('Cuiabá','MT'),estab='Hospital Santa Isabel',emis='25/11/1987',hora='16:15')][n]
    em,uf=p['place']; p['selo']=['','','CBR 40817',''][n]; p['cart']=['','Cartório do Registro Civil do 1º Distrito','Ofício do Registro Civil das Pessoas Naturais','Cartório do Registro Civil da Sede'][n]
    p['livro']=['','A-22','3','A-58'][n]; p['termo']=['','431','69','1877'][n]
    p['tc']=dext(p['nasc'],0); f=','; p['g1n'],p['g2n']=nat(p['g1p'],f),nat(p['g2p'],f)
    p['averb']=['','','','Por mandado do Dr. Juiz de Direito desta Comarca, de 3 de maio de 1972, foi retificado o nome da mãe do registrado para '+p['mae']+'. Dou fé.'][n]
    p['anot']=['','Casou-se em 12 de outubro de 1957 com Idalina Furtado, no 2º Distrito deste município, livro B-14, fls. 33.','',''][n]
    onde=['','na Fazenda Boa Esperança','em casa de residência dos pais, à Rua das Flores','no Hospital Santa Isabel'][n]
    mgt=p['averb'] or p['anot']
    mae_b=p['mae'] if n!=3 else p['mae']
    b=f'''<div class="h"><b>{e(p['cart'])}</b><br>Município e Comarca de {em} — {est(uf)}</div><div class="t">CERTIDÃO DE NASCIMENTO <small>(por {['','fotocópia','reprodução do livro','reprografia'][n]})</small></div>
<div class="im"><div class="mg">{('À margem:<br>'+e(mgt)) if mgt else 'Nº '+p['termo']+'<br>'+'1ª via'}</div><div class="tx"><div class="no">Nº {p['termo']} <span>fls. {p['folha']}</span></div>Aos {dext(p['reg'],1)}, neste {['','primeiro districto','arraial e cidade','distrito da sede'][n]} de {em}, {est(uf)}, em meu cartório compareceu {e(p['pai'])}, {['','lavrador','negociante','industriário'][n]}, natural de {p['g1n']}, residente neste districto, e perante as testemunhas abaixo nomeadas declarou: que no dia {p['tc']}, ás {hw(p['hora'])}, {onde}, nasceu uma creança do sexo {p['sex']}, a quem deu o nome de <u>{e(p['nome'])}</u>, filh{p['o']} legitim{p['o']} delle declarante e de sua mulher dona {e(mae_b)}, natural de {p['g2n']}; sendo avós paternos {e(p['pa'])} e dona {e(p['pv'])}, e maternos {e(p['ma'])} e dona {e(p['mv'])}. E para constar lavrei este termo, que assigno com o declarante e as testemunhas {e(p['t1'])} e {e(p['t2'])}. Eu, escrivão, o escrevi.<div class="sg">{sig(6250+n,46,11,'#333')}{sig(6260+n,38,10,'#333')}</div></div></div>
<p class="j"><b>CERTIFICO</b> e dou fé que a presente é reprodução fiel do assento de nascimento lavrado sob o nº <b>{p['termo']}</b>, às fls. <b>{p['folha']}</b> do livro <b>{p['livro']}</b>, em <b>{db(p['reg'])}</b>, extraída nos termos do art. 19, § 1º, da Lei nº 6.015/73.</p>
<div class="bt"><div>{em} ({uf}), {dl(p['emis'],1)}.{f'<br><br>Selo: <b>{p["selo"]}</b>' if p['selo'] else ''}</div><div class="s">{sig(6270+n,60,14)}<div>{e(p['ofic'])}<br>Oficial do Registro Civil</div></div></div><div style="position:absolute;left:78mm;bottom:20mm">{seal(30,'OFICIAL DO REGISTRO CIVIL * '+uf,'CONFERE','#444',8,'sf')}</div>'''
    css='.pg{padding:13mm 18mm;font-family:"TeX Gyre Pagella";font-size:11.5pt}.h{text-align:center;line-height:1.4}.h b{font-size:14pt}.t{text-align:center;font-size:16pt;margin:4mm 0;font-weight:bold}.t small{font-size:11pt;font-weight:normal}.im{display:flex;border:1.5px solid #222;background:#dedbd3;min-height:150mm}.mg{width:38mm;border-right:2px solid #a66;padding:12mm 3mm 3mm;font:italic 12pt/1.25 "%s";color:#222}.tx{flex:1;padding:4mm 6mm;font:%spt/8mm "%s";background:repeating-linear-gradient(#0000 0 7.8mm,#9ab 7.8mm 8mm);background-position:0 4mm;color:#1b1b1b}.no{display:flex;justify-content:space-between}.sg{display:flex;justify-content:space-around}.j{text-align:justify;line-height:1.5;margin:5mm 0}.bt{display:flex;justify-content:space-between}.s{text-align:center;width:70mm}.s svg{margin:0 auto -2mm}.s>div{border-top:1px solid #000}'%(['','Z003','TeX Gyre Chorus','Z003'][n],['','15.5','14.5','15.5'][n],['','Z003','TeX Gyre Chorus','Z003'][n])
    acc={'registro.cartório':[p['cart']+f' de {em}','Registro Civil das Pessoas Naturais'],'local_nascimento.estabelecimento':[p['estab'],onde,'']+(['Domicílio','em casa de residência dos pais'] if n==2 else [])}
    if n==3: acc['local_nascimento.estabelecimento']=[p['estab']]
    for i,k in((1,'g1p'),(2,'g2p')): acc[f'filiação.genitor_{i}.naturalidade']=[nat(p[k],'-'),nat(p[k],'/')]
    pass
    return wh,css,b,truth('62F',n,p,wh,acc,bool(mgt))
# ---------- G: Corregedoria state model, border and state arms, label left
def G(n):
    wh=(210,297)
    p=[None,P(6281,1999,'M',('Guarapuava','PR'),emis='15/08/2008'),P(6282,2007,'F',('Bagé','RS'),emis='02/10/2009',hora='00:20'),P(6283,1987,'F',('Santa Bárbara d\'Oeste','SP'),emis='29/05/2002',twins=[])][n]
    em,uf=p['place']; c=['','#7a1f2b','#0e5a4f','#3b3f8f'][n]; p['livro']=f'A-{p["bk"]:04d}'; p['folha']=f'{p["lf"]:03d}'; p['termo']=f'{p["tm"]}'
    if n==2: p['twins']=['Lorena Câmara Godoy']; p['nome']='Cecília Câmara Godoy'; p['gemtxt']='Lorena Câmara Godoy'; p['pai']='Thiago Godoy Alves'; p['pa'],p['pv']='Ademir Alves','Sueli Godoy Alves'; p['mae']='Débora Câmara'; p['ma'],p['mv']='Nelson Câmara','Neide Rocha Câmara'
    p['cart']=['','1º Serviço de Registro Civil das Pessoas Naturais','Ofício do Registro Civil das Pessoas Naturais - 2ª Zona','Oficial de Registro Civil das Pessoas Naturais da Sede'][n]
    p['g1n'],p['g2n']=nat(p['g1p'],'('),nat(p['g2p'],'('); p['tc']=[0,dl(p['nasc'],1),dl(p['nasc'],1)+f', '+WD[p['nasc'].weekday()],db(p['nasc'])][n]
    if n==2: p['tc']=dl(p['nasc'],1)
    rows=[('Nome',f'<b>{e(p["nome"])}</b>'),('Data de nascimento',p['tc']+(f' ({WD[p["nasc"].weekday()]})' if n==2 else '')),('Hora',p['hora']),('Local de nascimento',e(p['estab'])),('Município / Estado',f'{em} / {uf}'),('Sexo',p['sex'].capitalize()),('Filiação',e(p['pai'])+f'<br><small>natural de</small> {p["g1n"]}<br>{e(p["mae"])}<br><small>natural de</small> {p["g2n"]}'),('Avós paternos',e(p['pa'])+'<br>'+e(p['pv'])),('Avós maternos',e(p['ma'])+'<br>'+e(p['mv'])),('Gêmeo',('Sim. Irmã gêmea: '+p['gemtxt']) if n==2 else 'Não'),('Declarante',e(p['pai'])),('Data do registro',dl(p['reg'],1)),('Observações / Averbações','— — — — —' if n!=3 else 'Consta averbado o divórcio dos genitores, sentença de 18/03/1996, voltando a mãe a assinar o nome de solteira.')]
    if n==3: p['averb']='Consta averbado o divórcio dos genitores, sentença de 18/03/1996, voltando a mãe a assinar o nome de solteira.'
    b=f'''<div class="bo">{guil(186,9,c)}</div><div class="bo b2">{guil(186,9,c)}</div><div class="bo v1">{guil(250,9,c)}</div><div class="bo v2">{guil(250,9,c)}</div><div class="in"><div class="wm">{arms(110,c,n)}</div><div class="h">{arms(22,c,n)}<div>ESTADO {UFP[uf].upper()} {UFN[uf].upper()}<br><b>PODER JUDICIÁRIO</b><br>CORREGEDORIA-GERAL DA JUSTIÇA</div></div><div class="t">Certidão de Nascimento</div><div class="o">{e(p['cart'])}<br><small>Comarca de {em}</small></div>
<p class="c">Certifico que, no livro <b>{p['livro']}</b>, folha <b>{p['folha']}</b>, sob o termo <b>{p['termo']}</b>, encontra-se lavrado o assento de nascimento com os seguintes dados:</p><table>{''.join(f'<tr><th>{l}</th><td>{v}</td></tr>' for l,v in rows)}</table>
<p class="c">O referido é verdade e dou fé. {em}, {dl(p['emis'],1)}.</p><div class="s">{sig(6280+n,60,12)}<div>{e(p['ofic'])} — Oficial{'a' if p['ofsx']=='F' else ''}</div></div><div class="se"><small>SELO DE AUTENTICIDADE</small><br>{p['selo']}</div></div>'''
    css='''.pg{font-family:"%s";font-size:11pt}.bo{position:absolute;left:12mm;top:7mm}.b2{top:auto;bottom:7mm}.v1,.v2{top:148mm;transform:translate(-50%%,-50%%) rotate(90deg);left:11.5mm}.v2{left:198.5mm}.in{position:absolute;inset:18mm 18mm;border:1px solid COL;padding:6mm 8mm}.wm{position:absolute;left:32mm;top:80mm;opacity:.13}.h{display:flex;gap:6mm;align-items:center;justify-content:center;line-height:1.4;color:COL}.t{text-align:center;font:bold 27pt "%s";margin:4mm 0 2mm;color:COL}.o{text-align:center;font-size:12pt}.c{margin:4mm 0 3mm;text-align:justify;line-height:1.4}table{width:100%%;border-collapse:collapse;position:relative}th{width:42mm;text-align:right;padding:1.4mm 4mm 1.4mm 0;font-weight:normal;font-style:italic;color:COL;vertical-align:top;border-right:1.5px solid COL}td{padding:1.4mm 4mm;line-height:1.35}small{font-size:8.5pt}.s{text-align:center;width:84mm;margin:3mm 0 0 auto}.s svg{margin:0 auto -2mm}.s>div{border-top:1px solid #000}.se{position:absolute;left:8mm;bottom:6mm;border:2px dotted COL;padding:2mm 4mm;text-align:center}'''.replace('COL',c)%(['','EB Garamond','TeX Gyre Termes','Lato'][n],['','TeX Gyre Chorus','URW Bookman','EB Garamond'][n])
    acc={'registro.cartório':[p['cart'].split(' - ')[0]]}
    if n==3: acc['observações.anotações']=['',p['averb']]
    return wh,css,b,truth('62G',n,p,wh,acc,n==3)
# ---------- H: Tabelionato de Notas e Registro Civil, fee bar at the right
def Hh(n):
    wh=(210,297)
    p=[None,P(6291,2010,'M',('Ilhéus','BA'),emis='13/01/2012'),P(6292,1977,'F',('Lages','SC'),emis='04/07/2013',estab=''),P(6293,2015,'F',('Porto Nacional','TO'),emis='09/09/2015',reg='09/09/2015',nasc='24/08/2015')][n]
    r=p['r']; em,uf=p['place']; p['matr']=p['matric'](); p['livro']=f'A-{p["bk"]}'; p['folha']=str(p['lf']); p['termo']=str(p['tm'])
    p['cart']=['',"Tabelionato de Notas e Registro Civil Sant'Anna",'Escrivania de Paz e Tabelionato de Notas - Distrito de Índios','Tabelionato de Notas e Ofício do Registro Civil de Porto Nacional'][n]
    p['dnv']=f'{r.randint(10,60)}-{r.randint(10000000,79999999)}-{r.randint(1,9)}' if n!=2 else ''
    if n==1: p['cpf']=cpf(r)
    p['g1n'],p['g2n']=nat(p['g1p'],'-'),nat(p['g2p'],'-'); p['tc']=db(p['nasc']) if n==1 else dl(p['nasc'],1) if n==3 else dext(p['nasc'])
    p['nat']=nat(p['place'],'-') if n==3 else ''
    def sec(t,*kv): return f'<h3>{t}</h3><div class="gr">'+''.join(f'<div style="grid-column:span {w}"><label>{l}</label>{e(v)}</div>' for l,v,w in kv)+'</div>'
    if n==3: p['order']=('mae','pai')
    par=[(p['pai'],p['g1n'],p['pa'],p['pv'],'pat'),(p['mae'],p['g2n'],p['ma'],p['mv'],'mat')]
    if n==3: par=par[::-1]
    em1,em2=r.randint(18,40),r.randint(3,9)
    b=f'''<div class="hd"><b>{e(p['cart'])}</b><br>{e(p['rua'])}, {em}/{uf} · <i>Delegatári{'a' if p['ofsx']=='F' else 'o'}: {e(p['ofic'])}</i></div><div class="w"><div class="m"><div class="t">CERTIDÃO DE NASCIMENTO</div><div class="mt">Matrícula {p['matr']}</div>
{sec('I · REGISTRADO',('Nome',p['nome'],6),('Nascimento',p['tc'],4),('Hora',p['hora'],1),('Sexo',p['sex'],1),*([('CPF',p['cpf'],3)] if p['cpf'] else []),*([('Naturalidade',p['nat'],3)] if p['nat'] else []),('Local',p['estab'] or 'Domicílio',3),('Município/UF',f'{em}/{uf}',3))}
{sec('II · FILIAÇÃO',*[x for a in par for x in[('Nome',a[0],4),('Natural de',a[1],2)]])}
{sec('III · ASCENDÊNCIA',*[x for a in par for x in[('Avô '+a[4]+'erno',a[2],3),('Avó '+a[4]+'erna',a[3],3)]])}
{sec('IV · ASSENTO',('Livro',p['livro'],1),('Folha',p['folha'],1),('Termo',p['termo'],2),('Registrado em',db(p['reg'],'.'),2),*([('Nº da D.N.V.',p['dnv'],3)] if p['dnv'] else []),('Declarante',p['pai'],3))}
{sec('V · À MARGEM',('Averbações',['','Nada consta.','Averbado em 12/03/1999, por sentença da Vara da Família desta Comarca, o acréscimo do sobrenome materno ao nome da registrada.','Nada consta.'][n],6),('Anotações',['','Nada consta.','Nada consta.','Nada consta.'][n],6))}
<p class="f">Certifico ser cópia autêntica do assento, do que dou fé.<br>{em}, {dl(p['emis'])}.</p><div class="s">{sig(6290+n,56,13)}<div>{e(p['subst'])}<br>Escrevente Notarial e Registral</div></div></div>
<div class="sb"><b>CUSTAS</b><br>Emolumentos<br>R$ {em1},00<br>Fundo<br>R$ {em2},00<br>ISS<br>R$ 1,12<br><b>Total<br>R$ {em1+em2+1},12</b><br><br><b>SELO</b><br>{p['selo']}<br><br>{qr(6290+n,24)}<br>Protocolo<br>{r.randint(1000,9999)}/{p['emis'].year}<br><br>{bar(6290+n,24,14)}</div></div>'''
    if n==2: p['averb']='Averbado em 12/03/1999, por sentença da Vara da Família desta Comarca, o acréscimo do sobrenome materno ao nome da registrada.'; p['estab']='Domicílio'
    c=['','#6b4c9a','#a0522d','#00695c'][n]
    css='''.pg{font-family:"%s";font-size:10.5pt}.hd{background:C;color:#fff;padding:7mm 14mm;font-size:10pt;line-height:1.5}.hd b{font-size:15pt}.w{display:flex}.m{flex:1;padding:6mm 8mm 0 14mm}.sb{width:36mm;background:#f1eee8;border-left:2px solid C;min-height:262mm;padding:8mm 5mm;font-size:9pt;line-height:1.5}.t{font-size:20pt;font-weight:bold;color:C}.mt{font-size:11.5pt;margin:1mm 0 3mm}h3{font-size:9pt;background:#eee;border-left:5px solid C;margin:4mm 0 1.5mm;padding:1mm 2mm}.gr{display:grid;grid-template-columns:repeat(6,1fr);gap:1.8mm 3mm}label{display:block;font-size:7pt;color:#666}.f{margin:5mm 0 2mm}.s{width:70mm;text-align:center}.s>div{border-top:1px solid #000}.s svg{margin:0 auto -2mm}'''.replace('C;',c+';')%['','Open Sans','Cantarell','Roboto'][n]
    css=css.replace('solid C}','solid %s}'%c).replace('color:C}','color:%s}'%c)
    acc={'registro.cartório':[p['cart'].split(' - ')[0]],'autenticação.oficial_registro':[p['subst']]}
    if n==2: acc['local_nascimento.estabelecimento']=['']
    if n==2: del acc['autenticação.oficial_registro']
    acc.pop('autenticação.oficial_registro',None)
    return wh,css,b,truth('62H',n,p,wh,acc)
FORMS={'62A':A,'62B':B,'62C':C,'62D':Dd,'62E':E_,'62F':F,'62G':G,'62H':Hh}
