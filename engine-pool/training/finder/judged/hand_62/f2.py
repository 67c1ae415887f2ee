from lib import *
# ---------- I: federal territories
def I(n):
    wh=(216,300)
    p=[None,P(6301,1958,'M',('Macapá','AP'),emis='11/10/1963',folha='77',estab='Hospital Geral de Macapá',g1p=('Mazagão','AP'),g2p=('Afuá','PA')),
       P(6302,1974,'F',('Guajará-Mirim','RO'),emis='22/02/1979',estab='Seringal Santo Antônio',hora='',g1p=('Guayaramerín','Bolívia'),g2p=('Lábrea','AM')),
       P(6303,1953,'F',('Xapuri','AC'),emis='07/12/1960',estab='Colocação Boa Fé',hora='19:00',pai='',g2p=('Quixeramobim','CE'))][n]
    if n==3: p['pa']=p['pv']=p['g1n']=''
    em,uf=p['place']; T=['','TERRITÓRIO FEDERAL DO AMAPÁ','TERRITÓRIO FEDERAL DE RONDÔNIA','TERRITÓRIO FEDERAL DO ACRE'][n]
    p['selo']=''; p['livro']=['','A-11','A-29','14'][n]; p['tc']=dl(p['nasc']) if n!=2 else dext(p['nasc'])
    ff=lambda a:f'{a[0]}, '+({'PA':'Pará','AM':'Amazonas','CE':'Ceará','AP':'T. F. do Amapá'}.get(a[1],a[1]))
    p['g2n']=ff(p['g2p']); p['g1n']=ff(p['g1p']) if p['pai'] else ''
    p['cart']=['','Cartório do Registro Civil da Comarca de Macapá','Cartório do Registro Civil de Guajará-Mirim','Cartório do Registro Civil da Comarca de Xapuri'][n]
    nt='Justiça do Território — isenta de sêlo' if n!=2 else 'Isenta de selos na forma da lei'
    X='x x x x x x x x x x'
    def c(l,v,w=1): return f'<div class="c" style="grid-column:span {w}"><span>{l}</span><b>{e(v or X)}</b></div>'
    hx=[e(p['hora'].replace(':',' h ')+' min') if p['hora'] else '— — —'][0]
    b=f'''<div class="bd"></div><div class="top">{arms(22,'#5a2d0c')}<div><b>{T}</b><br>{['ESTADOS UNIDOS DO BRASIL','REPÚBLICA FEDERATIVA DO BRASIL'][n==2]}<br>{e(p['cart'])}</div>{arms(22,'#5a2d0c',n)}</div>
<div class="t">Certidão de Nascimento</div><div class="g4">{c('Livro',p['livro'])}{c('Fôlhas' if n!=2 else 'Folhas',p['folha'])}{c('Têrmo' if n!=2 else 'Termo',p['termo'])}{c('Lavrado em',db(p['reg'],'-'))}</div>
<p class="i">Certifico que do livro e fôlhas acima consta o assento de nascimento de</p><div class="nm">{e(p['nome'])}</div>
<div class="g2">{c('no dia',p['tc'])}{c('às',hx)}{c('lugar do nascimento',p['estab']+', '+em)}{c('sexo',p['sex'])}</div>
<table><tr><td></td><th>Nome</th><th>Naturalidade</th></tr><tr><th>Pai</th><td>{e(p['pai'] or X)}</td><td>{e(p['g1n'] or X)}</td></tr><tr><th>Mãe</th><td>{e(p['mae'])}</td><td>{e(p['g2n'])}</td></tr></table>
<table><tr><td></td><th>Avô</th><th>Avó</th></tr><tr><th>Paternos</th><td>{e(p['pa'] or X)}</td><td>{e(p['pv'] or X)}</td></tr><tr><th>Maternos</th><td>{e(p['ma'])}</td><td>{e(p['mv'])}</td></tr></table>
<div class="g2">{c('declarante',p['pai'] or p['mae'])}{c('testemunhas',p['t1']+' e '+p['t2'])}</div><p class="i">O referido é verdade; dou fé. {e(em)}, {dl(p['emis'])}.</p>
<div class="s">{sig(6300+n,66,14,'#222')}<div>{e(p['ofic'])}<br><i>Oficial do Registro Civil</i></div></div><div class="nt">{nt}</div>'''
    css='''.pg{background:#f7f1e2;padding:18mm 20mm;font-family:"Old Standard TT";font-size:11.5pt;color:#5a2d0c}.bd{position:absolute;inset:10mm;border:2px solid #5a2d0c;outline:5px double #5a2d0c;outline-offset:-9px}.top{display:flex;justify-content:space-between;align-items:center;text-align:center;line-height:1.5}.top b{font-size:15pt}.t{font:bold 28pt "Linux Libertine Display O";text-align:center;margin:5mm 0}.g4{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm}.g2{display:grid;grid-template-columns:2fr 1fr;gap:4mm 4mm}.c{border-bottom:1px solid #5a2d0c;white-space:nowrap}.c span{display:block;font-size:8.5pt;font-style:italic}.c b,td,.nm{font-family:"TeX Gyre Cursor";color:#151515;font-weight:normal;font-size:10.5pt}.c b{font-size:10.5pt}.i{font-size:13pt;margin:5mm 0 3mm}.nm{border:1px solid #5a2d0c;padding:3mm;text-align:center;font-size:14pt;font-weight:bold;margin-bottom:4mm}table{width:100%;border-collapse:collapse;margin:4mm 0}th,td{border:1px solid #5a2d0c;padding:1.8mm 2mm;text-align:left;font-size:10pt}th{font-weight:normal;font-style:italic}.g2 .c b{letter-spacing:-.6px}.s{width:80mm;text-align:center;margin:6mm 0 0 auto}.s div{border-top:1px solid}.nt{position:absolute;left:22mm;bottom:20mm;font-size:9pt}'''
    acc={'registro.cartório':['Cartório do Registro Civil'],'local_nascimento.estabelecimento':[p['estab'],p['estab']+', '+em]}
    if n!=1: acc['local_nascimento.estabelecimento']+=['','Domicílio']
    for i,k in((1,'g1p'),(2,'g2p')):
        if n==3: i,k=1,'g2p'
        acc[f'filiação.genitor_{i}.naturalidade']=[nat(p[k],'-'),nat(p[k],'/')]
    return wh,css,b,truth('62I',n,p,wh,acc)
# ---------- J: several later averbações / anotações
def J(n):
    wh=(210,297)
    p=[None,P(6311,1969,'F',('Campos dos Goytacazes','RJ'),emis='16/05/2019',folha='139'),P(6312,1992,'F',('Brasília','DF'),emis='23/08/2022'),P(6313,1955,'M',('Montes Claros','MG'),emis='10/11/2020',folha='66',estab='')][n]
    r=p['r']; em,uf=p['place']; p['folha']=str(p['lf']).zfill(3); p['matr']=p['matric'](); p['livro']=f'A-{p["bk"]:05d}'; p['termo']=f'{p["tm"]:07d}'
    p['g1n'],p['g2n']=nat(p['g1p'],'-').upper(),nat(p['g2p'],'-').upper()
    p['cart']=['','2º Ofício do Registro Civil e Tabelionato - 1ª Circunscrição','3º Ofício de Registro Civil, Títulos e Documentos','1º Subdistrito de Registro Civil das Pessoas Naturais de Montes Claros'][n]
    if n==2:
        p['pai'],p['mae'],p['pa'],p['pv'],p['ma'],p['mv']='Reginaldo Moreira Leal','Rejane Furtado Leal','Galdino Leal','Benedita Moreira Leal','Antenor Furtado','Ambrosina dos Santos'
        p['nome']='HELENA VITÓRIA FURTADO LEAL'
        p['averb']='AV.1 - Em 14/02/2019, por requerimento da própria pessoa registrada e na forma do Provimento nº 73/2018 do CNJ, averba-se a alteração do prenome e do gênero, passando a chamar-se HELENA VITÓRIA FURTADO LEAL, do sexo feminino. AV.2 - Em 03/06/2021, por sentença da 4ª Vara de Família, averba-se a exclusão do patronímico Moreira. AV.3 - Em 17/03/2022, averba-se a inclusão do CPF nº 000.'
        c=cpf(r); p['cpf']=c; p['averb']=p['averb'].replace('CPF nº 000.','CPF nº '+c+'.')
        p['anot']=''
    elif n==1:
        p['pai'],p['mae'],p['pa'],p['pv'],p['ma'],p['mv']='Waldemar Peçanha','Sebastiana Bastos Peçanha','Olegário Peçanha','Durvalina de Jesus Peçanha','Zeferino Bastos','Perciliana Almeida Bastos'
        nm=p['nome']='MARLENE BASTOS PEÇANHA'; p['anot']='Casamento: em 21/01/1989 com JORGE LUIZ TAVARES, 1º Distrito de Campos, livro B-61, fls. 40, termo 8812, passando a assinar MARLENE BASTOS PEÇANHA TAVARES. Divórcio: sentença de 09/04/2003 da 2ª Vara de Família, voltando ao nome de solteira. Óbito: falecida em 28/12/2018, 2º Distrito, livro C-117, fls. 203, termo 45190.'; p['averb']='Averbado em 30/07/1985 que o nome do avô paterno é '+p['pa'].upper()+', conforme mandado judicial.'
    else:
        p['averb']='1) Por sentença de 05/09/1971, transitada em julgado, foi declarada a paternidade de '+p['pai'].upper()+', acrescendo-se o sobrenome ao do registrado. 2) Por escritura de 11/10/1980 foi corrigida a data do registro no índice. '; p['averb']=p['averb'].strip()
        p['anot']='Casado em 18/12/1976 com DIVINA DA CONCEIÇÃO (B-40, fls. 91, nº 5507). Separação consensual em 02/08/1994. Óbito em 27/06/2020, livro C-88, fls. 12, nº 30661.'
    for k in 'nome pai mae pa pv ma mv estab mun rmun'.split(): p[k]=p[k].upper()
    p['tc']=dext(p['nasc']).upper() if n!=2 else dext(p['nasc']).capitalize(); em=p['mun']
    if n==3: p['estab']='DOMICÍLIO'
    d=p['nasc']
    def bx(l,v,s=''): return f'<div class="x" style="{s}"><span>{l}</span><div>{v}</div></div>'
    parts=lambda s:e(s).replace(' AV.','<br>AV.').replace(' Divórcio:','<br>Divórcio:').replace(' Óbito:','<br>Óbito:').replace(' 2) ','<br>2) ') if s else '* * * * * *'
    order=f'''{bx('NOME','<b>'+e(p['nome'])+'</b>','text-align:center;font-size:13pt')}{bx('MATRÍCULA',p['matr'],'text-align:center')}<div class="f">{bx('DATA DE NASCIMENTO POR EXTENSO',p['tc'],'flex:6')}{bx('DIA',f'{d.day:02d}','flex:.7')}{bx('MÊS',f'{d.month:02d}','flex:.7')}{bx('ANO',d.year,'flex:1')}</div>
<div class="f">{bx('HORA',p['hora'],'flex:1')}{bx('MUNICÍPIO DE NASCIMENTO E UF',em+' - '+uf,'flex:3')}{bx('LOCAL DE NASCIMENTO',e(p['estab']),'flex:4')}{bx('SEXO',p['sex'].upper(),'flex:1.4')}</div>
{bx('FILIAÇÃO',e(p['pai'])+' — '+p['g1n']+'<br>'+e(p['mae'])+' — '+p['g2n'])}{bx('AVÓS','PATERNOS: '+e(p['pa'])+' E '+e(p['pv'])+'<br>MATERNOS: '+e(p['ma'])+' E '+e(p['mv']))}<div class="f">{bx('DATA DO REGISTRO POR EXTENSO',dext(p['reg']).upper() if n!=2 else dext(p['reg']).capitalize(),'flex:3')}{bx('LIVRO / FOLHA / TERMO',f"{p['livro']} / {p['folha']} / {p['termo']}",'flex:2')}</div>
{bx('AVERBAÇÕES',parts(p['averb']),'background:#fff8e6')}{bx('ANOTAÇÕES (ART. 106 DA LEI 6.015/73)',parts(p['anot']),'background:#eef4ff')}'''
    b=f'''<div class="h">{arms(20,'#14532d')}<div>REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b></div></div><div class="t">CERTIDÃO DE NASCIMENTO</div>{order}<div class="f ft"><div class="x" style="flex:1"><span>SERVENTIA</span><div>{e(p['cart'])}<br>Município: {em} - {uf}<br>Oficial: {e(p['ofic'])}<br>{e(p['rua'])}</div></div><div class="x" style="flex:1;text-align:center"><div>O conteúdo da certidão é verdadeiro. Dou fé.<br>{p['place'][0]}, {dl(p['emis'],1)}<br>{sig(6310+n,58,11)}</div><div style="border-top:1px solid #000">{e(p['subst'])} - Substituta</div></div></div><div class="se">Selo eletrônico {p['selo']} · Consulta pública no sítio do Tribunal</div>'''
    css='.pg{padding:11mm 15mm;font-family:"%s";font-size:9.8pt}.h{display:flex;flex-direction:column;align-items:center;text-align:center;font-size:11pt}.t{text-align:center;font-size:17pt;font-weight:bold;margin:2mm 0 4mm}.x{border:1px solid #14532d;border-radius:2mm;padding:1mm 2mm 1.6mm;margin-bottom:2mm;line-height:1.42}.x span{display:block;font-size:6.5pt;color:#14532d;text-align:left}.f{display:flex;gap:2mm}.ft{margin-top:3mm}.ft svg{margin:0 auto}.se{text-align:right;font-size:8.5pt}'%['','Liberation Sans Narrow','Carlito','DejaVu Sans Condensed'][n]
    acc={'registro.cartório':[p['cart'].split(' - ')[0]]}
    if n==3: acc['local_nascimento.estabelecimento']=['']
    if n==2: acc['dados_pessoais.cpf']=['']
    return wh,css,b,truth('62J',n,p,wh,acc)
# ---------- K: father unknown / not declared; labels in the left margin
def K(n):
    wh=(210,297)
    p=[None,P(6321,1971,'F',('Feira de Santana','BA'),emis='08/08/1990',pai='',pa='',pv='',folha='15v'),P(6322,2001,'M',('Oiapoque','AP'),emis='30/05/2001',pai='',pa='',pv='',nome='Kawê Karipuna dos Santos',mae='Edilene Karipuna dos Santos',ma='Manoel Karipuna',mv='Delzuíte dos Santos'),P(6323,1946,'M',('Lagarto','SE'),emis='12/12/1994',pai='',pa='',pv='',ma='',estab='Domicílio',folha='201')][n]
    em,uf=p['place']; p['emis']=max(p['emis'],p['reg']); p['g1n']=''; p['g2n']=nat(p['g2p'],'-' if n!=3 else '/')
    p['selo']=['','','AP-0117734',''][n]; p['cart']=['','Cartório do Registro Civil da 2ª Zona','Cartório de Registro Civil Vila Clevelândia','Cartório do 2º Ofício'][n]
    p['tc']=[0,dl(p['nasc']),db(p['nasc']),dext(p['nasc'])][n]
    ig=['','Ignorado','Filiação paterna não declarada','ignorado'][n]; pg=['','Ignorados','Não declarados','= = = = ='][n]
    mav=p['ma'] or '= = = = ='
    rows=[('assento',f'livro {p["livro"]}, folha {p["folha"]}, número {p["termo"]}, em {dl(p["reg"])}'),('registrad'+p['o'],f'<strong>{e(p["nome"])}</strong>'),('nascimento',e(p['tc'])+(f', às {p["hora"].replace(":","h")}' )),('lugar',f'{e(p["estab"])}, {em}, {est(uf)}'),('sexo',p['sex']),('pai',ig),('mãe',f'{e(p["mae"])}, natural de {p["g2n"]}'),('avós paternos',pg),('avós maternos',f'{e(mav)} e {e(p["mv"])}'),('declarante',e(['',p['mae'],p['mae'],p['mv']][n])),('averbações',['nenhuma','nenhuma','nenhuma','à margem, casamento do registrado em 26/09/1970 com Josefa Tavares, nesta Cidade'][n])]
    if n==3: p['averb']='à margem, casamento do registrado em 26/09/1970 com Josefa Tavares, nesta Cidade'
    c=['','#1c4d7c','#444','#6d3b1f'][n]
    b=f'''<div class="bar"></div><div class="hd">{e(p['cart'])}<br><small>{em} · {est(uf)} · Brasil</small></div><div class="t">certidão de nascimento</div><dl>{''.join(f'<dt>{l}</dt><dd>{v}</dd>' for l,v in rows)}</dl><div class="en">Está conforme o original. Dou fé.<br>{em}, {dl(p['emis'])}<br><br>{sig(6320+n,64,14)}{e(p['ofic'])}<br><small>{['Oficial','Oficial','Tabelião e Oficial do Registro Civil'][n-1]}</small></div>{f'<div class="se">selo {p["selo"]}</div>' if p['selo'] else ''}<div class="sl">{seal(34,'REGISTRO CIVIL * '+em.upper()+' * '+uf,'DOU FÉ',c,14,'sk')}</div>'''
    css='''.pg{font-family:"%s";font-size:12.5pt}.bar{position:absolute;left:60mm;top:20mm;bottom:20mm;border-left:1.5px solid C}.hd{position:absolute;left:66mm;top:20mm;font-size:16pt;color:C;line-height:1.3}.t{position:absolute;left:66mm;top:42mm;font-size:26pt;font-style:italic;color:C}dl{position:absolute;left:14mm;right:16mm;top:66mm;display:grid;grid-template-columns:43mm 1fr;gap:5.5mm 9mm;margin:0}dt{text-align:right;font-style:italic;color:C}dd{margin:0;line-height:1.3}strong{font-size:15pt}.en{position:absolute;left:66mm;bottom:24mm}.se{position:absolute;left:16mm;bottom:24mm;font-size:10pt}.sl{position:absolute;left:16mm;bottom:34mm}'''.replace('C;',c+';').replace('solid C}','solid %s}'%c).replace(':C}',':%s}'%c)%['','P052','Quicksand','Caladea'][n]
    acc={'registro.cartório':[p['cart']+f' de {em}',p['cart']+f' - {em}'],'filiação.genitor_2.nome_completo':[ig]}
    acc['filiação.genitor_1.nome_completo']=[p['mae']]
    if n==3: acc['observações.anotações']=['',p['averb']]; acc['local_nascimento.estabelecimento']=['']
    return wh,css,b,truth('62K',n,p,wh,acc,n==3)
# ---------- L: Subdistrito da Capital (SP)
def Ll(n):
    wh=(210,297)
    p=[None,P(6331,1957,'M',('São Paulo','SP'),folha='214v',emis='03/04/1996',estab='Hospital e Maternidade São José',pai='Takeshi Nakamura',g1p=('Hiroshima','Japão'),mae='Toshiko Ito Nakamura',g2p=('Marília','SP'),pa='Kenji Nakamura',pv='Haru Nakamura',ma='Shigeo Ito',mv='Fumi Ito',nome='Paulo Nakamura'),P(6332,1983,'F',('São Paulo','SP'),emis='20/10/1999'),P(6333,1939,'F',('São Paulo','SP'),folha='98',emis='11/02/1988',estab='',pai='Nicola Haddad',g1p=('Zahlé','Líbano'),pa='Elias Haddad',pv='Mariam Haddad',nome='Olívia Haddad',mae='Ercília Toledo Haddad')][n]
    sd=['','41º Subdistrito - Vila Serena','53º Subdistrito - Jardim Aurora','49º Subdistrito - Alto das Palmeiras'][n]
    p['cart']=f'Oficial de Registro Civil das Pessoas Naturais do {sd}' if n==2 else f'Registro Civil das Pessoas Naturais - {sd}'
    p['selo']=['','','0412AA083155',''][n]; p['livro']=['','A-104','A-215','A-37'][n]; p['termo']=['','38.107','120.934','9.412'][n]
    p['tc']=[0,dext(p['nasc'],0),dl(p['nasc'],1),dext(p['nasc'],2).replace('dia ','',1)][n]; p['g1n'],p['g2n']=nat(p['g1p'],'('),nat(p['g2p'],'(')
    if n==3: p['tc']=dext(p['nasc'],0)
    on=f'no(a) {p["estab"]}' if p['estab'] else f'à {p["rua"]}'
    hh=p['hora'].split(':')
    b=f'''<div class="l"></div><div class="h"><div class="s1">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="s2">ESTADO DE SÃO PAULO · COMARCA DA CAPITAL</div><div class="s3">{e(p['cart'])}</div><div class="s4">{e(p['rua'])} — São Paulo - Capital</div><div class="s5">Bel. {e(p['ofic'])} — OFICIAL{' INTERINO' if n==1 and p['ofsx']=='M' else ''}</div></div>
<div class="t">CERTIDÃO DE NASCIMENTO</div><p class="j">CERTIFICO que, às folhas <u>{p['folha']}</u> do livro <u>{p['livro']}</u> de Registro de Nascimentos, sob o número <u>{p['termo']}</u>, foi lavrado no dia <u>{dl(p['reg'])}</u> o assento de nascimento de</p><div class="n">{e(p['nome'])}</div>
<p class="j">do sexo <u>{p['sex']}</u>, nascid{p['o']} neste Subdistrito, {e(on)}, no dia <u>{e(p['tc'])}</u>, às <u>{hh[0]}</u> horas e <u>{hh[1]}</u> minutos, filh{p['o']} de <u>{e(p['pai'])}</u> e de <u>{e(p['mae'])}</u>, ele natural de <u>{p['g1n']}</u>, ela natural de <u>{p['g2n']}</u>; neto{'' if p['sx']=='M' else ''}(a), por parte paterna, de <u>{e(p['pa'])}</u> e de <u>{e(p['pv'])}</u>, e, por parte materna, de <u>{e(p['ma'])}</u> e de <u>{e(p['mv'])}</u>.</p>
<p class="j">Foi declarante <u>{['','o pai','a mãe','o pai'][n]}</u>.</p><p class="j">Observações: <u>{['','nada consta','nada consta','consta à margem o casamento da registrada em 8 de maio de 1963 com Moacyr Camargo Prado, 20º Subdistrito, livro B-60, fls. 155, nº 11.806'][n]}</u>.</p><p class="j">O referido é verdade e dou fé.</p>
<p class="d">São Paulo, {dl(p['emis'],1)}</p><div class="sg">{sig(6330+n,70,14,'#111')}<div>{['',e(p['subst'])+'<br>Escrevente Autorizada',e(p['ofic'])+'<br>Oficial',e(p['subst'])+'<br>Escrevente Autorizada'][n]}</div></div>
<div class="fee"><table><tr><th>Ao Oficial</th><th>Ao Estado</th><th>Ao IPESP</th><th>Total</th></tr><tr><td>{4+n},10</td><td>{1+n},18</td><td>0,87</td><td>{6+2*n},15</td></tr></table>{f'<div>SELO {p["selo"]}</div>' if p['selo'] else ''}<i>Qualquer emenda ou rasura invalida este documento</i></div>'''
    if n==3: p['anot']='consta à margem o casamento da registrada em 8 de maio de 1963 com Moacyr Camargo Prado, 20º Subdistrito, livro B-60, fls. 155, nº 11.806'
    css='''.pg{font-family:"%s";font-size:12.5pt;padding:16mm 24mm 0 30mm}.l{position:absolute;left:13mm;top:12mm;bottom:12mm;width:9mm;background:repeating-linear-gradient(45deg,#222 0 1.2mm,#fff 1.2mm 2mm,#b0202a 2mm 3mm,#fff 3mm 4mm)}.s1{font-size:13pt;letter-spacing:1px}.s2{font-size:10.5pt;margin:1mm 0 4mm}.s3{font-weight:bold;font-size:13pt}.s4,.s5{font-size:10pt;margin-top:1mm}.t{font-size:21pt;letter-spacing:3px;margin:10mm 0 6mm;border-top:2px solid #b0202a;border-bottom:2px solid #b0202a;text-align:center;padding:2mm}.j{line-height:1.75;text-align:justify;margin-bottom:2.5mm}.j u{text-decoration:none;border-bottom:1px dotted #555;font-weight:bold}.n{font-size:18pt;font-weight:bold;text-align:center;border:1px solid #b0202a;padding:2.5mm;margin:3mm 0}.d{text-align:right;margin:3mm 0 2mm}.sg{width:80mm;text-align:center;margin-left:auto}.sg div{border-top:1px solid #111;font-size:10.5pt}.sg svg{margin:0 auto}.fee{position:absolute;left:30mm;bottom:14mm;font-size:8.5pt}.fee td,.fee th{border:1px solid #666;padding:.8mm 2mm}table{border-collapse:collapse;margin-bottom:1mm}'''%['','TeX Gyre Schola','Nimbus Sans','Linux Libertine O'][n]
    acc={'registro.cartório':[sd,f'{sd} - Capital',p['cart']+' - São Paulo'],'local_nascimento.estabelecimento':[p['estab']] if p['estab'] else ['',p['rua'],'Domicílio','à '+p['rua']]}
    if n==3: acc['observações.averbações']=['',p['anot']]
    return wh,css,b,truth('62L',n,p,wh,acc,n==3)
# ---------- M: second copy by Poupatempo / Juizado / service post
def M(n):
    wh=(210,297)
    p=[None,P(6341,1985,'M',('Ribeirão Preto','SP'),emis='17/06/2014'),P(6342,1976,'F',('Codó','MA'),emis='28/09/2005',folha='7',reg='04/10/2004',estab='Domicílio'),P(6343,2000,'F',('Pirenópolis','GO'),emis='05/05/2017')][n]
    r=p['r']; em,uf=p['place']; p['folha']=str(p['lf']).zfill(3) if n!=2 else '7'
    if n==2: p['lf']=7
    p['matr']=p['matric']() if n!=2 else ''
    post=['','Poupatempo - Posto Vila Esperança, São Paulo','Juizado Especial Itinerante - Ônibus da Cidadania','Vapt Vupt - Unidade Praça do Bandeirante'][n]
    p['cart']=['','1º Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas','Cartório do 2º Ofício Extrajudicial','Cartório de Registro Civil e Tabelionato - Distrito Judiciário Sede'][n]
    p['g1n'],p['g2n']=nat(p['g1p'],'/'),nat(p['g2p'],'/'); p['tc']=db(p['nasc'])
    if n==2: p['averb']='Registro lavrado fora do prazo por determinação do MM. Juiz do Juizado Especial Itinerante, processo nº 418/2004.'; 
    rs=[[('NOME COMPLETO',p['nome'])],[('DATA DE NASCIMENTO',p['tc']),('HORA',p['hora']),('SEXO',p['sx'])],[('LOCAL',p['estab']),('CIDADE',em),('ESTADO',UFN[uf])],[('GENITOR',p['pai']),('NATURAL DE',p['g1n'])],[('GENITORA',p['mae']),('NATURAL DE',p['g2n'])],[('AVÓ PATERNA',p['pv']),('AVÔ PATERNO',p['pa'])],[('AVÓ MATERNA',p['mv']),('AVÔ MATERNO',p['ma'])],[('DATA DO REGISTRO',db(p['reg'])),('LIVRO',p['livro']),('FOLHA',p['folha']),('TERMO',p['termo'])]]
    if p['matr']: rs.append([('MATRÍCULA',p['matr'])])
    rs.append([('CARTÓRIO DO ASSENTO',f"{p['cart']} de {em} ({uf})")]); rs.append([('AVERBAÇÕES / ANOTAÇÕES',p['averb'] or 'Sem averbações ou anotações')])
    c=['','#0a4ea2','#7b1e1e','#f08a00'][n]
    b=f'''<div class="top"><div class="v">2ª VIA</div><div><b>CERTIDÃO DE NASCIMENTO</b><br>Segunda via expedida em: {e(post)}</div><div class="pr">Protocolo<br><b>{r.randint(100000,999999)}-{p['emis'].year}</b><br>Guichê {r.randint(1,40):02d}</div></div><div class="kv">{''.join('<div class="r">'+''.join(f'<div class="k">{l}:</div><div class="d">{e(v)}</div>' for l,v in row)+'</div>' for row in rs)}</div>
<div class="tx">Certifico que os dados acima conferem com o assento de nascimento transmitido pela serventia de origem. Documento expedido {'gratuitamente (Lei nº 9.534/97)' if n==2 else 'mediante pedido do interessado'}. Dou fé.</div><div class="tx">Expedida em {dl(p['emis'],1)}.</div><div class="bt"><div>{bar(6340+n,60,12)}<small>{r.randint(10**11,10**12-1)}</small></div><div class="sg">{sig(6340+n,60,13)}<div>{e(p['ofic'])}<br>Oficial do Registro Civil</div></div></div>
{f'<div class="se">SELO: {p["selo"]}</div>' if n!=2 else '<div class="se">Poder Judiciário - isento de selo</div>'}<div class="bg">{'2ª VIA &nbsp; '*60}</div>'''
    if n==2: p['selo']=''
    css='''.pg{font-family:"%s";font-size:10.8pt;padding:14mm 16mm}.top{display:flex;gap:6mm;align-items:center;border-bottom:4px solid COL;padding-bottom:4mm;line-height:1.5;margin-bottom:7mm}.top>div:nth-child(2){flex:1}.top b{font-size:14pt}.v{background:COL;color:#fff;font-size:19pt;font-weight:bold;padding:3mm 4mm;transform:rotate(-4deg)}.pr{border:1px dashed #555;padding:2mm 3mm;font-size:8.5pt;text-align:center}.pr b{font-size:10pt}.r{display:flex;gap:2mm;padding:2.6mm 2mm;align-items:baseline}.r:nth-child(odd){background:rgba(125,125,125,.13)}.k{font-size:8pt;color:#333;white-space:nowrap}.d{flex:1 1 auto;font-weight:bold}.tx{margin-top:6mm;text-align:justify;line-height:1.5}.bt{display:flex;justify-content:space-between;align-items:end;margin-top:14mm}.sg{width:76mm;text-align:center}.sg div{border-top:1px solid #000}.sg svg{margin:0 auto}.se{margin-top:8mm;font-size:9pt}.bg{position:absolute;left:-10mm;top:90mm;width:260mm;font-size:26pt;color:#000;opacity:.035;transform:rotate(-24deg);font-weight:bold;height:110mm;overflow:hidden}'''.replace('COL',c)%['','Arimo','DejaVu Sans Condensed','Roboto Condensed'][n]
    acc={'registro.cartório':[p['cart'].split(' - ')[0],f"{p['cart']} de {em}",f"{p['cart']} de {em} ({uf})"]}
    if n==2: acc['observações.anotações']=['',p['averb']]; acc['local_nascimento.estabelecimento']=['']
    return wh,css,b,truth('62M',n,p,wh,acc,n==2)
# ---------- N: Brazilian consulate
def N(n):
    wh=(210,297)
    p=[None,P(6351,1996,'F',('Coimbra','Portugal'),emis='12/03/1997',estab='Maternidade Bissaya Esteves',rmun='Lisboa',ruf='',g1p=('Aveiro','Portugal')),P(6352,2009,'M',('Hamamatsu','Japão'),emis='24/11/2009',estab='Hospital Saint Mary',rmun='Nagoia',ruf='',nome='Kenzo Siqueira Tanaka',pai='Marcílio Tanaka',pa='Hideo Tanaka',pv='Lúcia Rocha Tanaka',reg='24/11/2009',nasc='02/11/2009'),P(6353,1978,'F',('Montevidéu','Uruguai'),emis='19/01/1979',estab='Sanatorio Americano',rmun='Montevidéu',ruf='')][n]
    em,pais=p['place']; p['uf']=''; sede=p['rmun']; r=p['r']; p['selo']=['','','B 4471903',''][n]
    p['cart']=f"Consulado-Geral do Brasil em {sede}"; p['livro']=['','NA-7','15','A-3'][n]; p['folha']=['','061','142','29v'][n]; p['termo']=['','811','3077','118'][n]
    p['g1n'],p['g2n']=nat(p['g1p'],'/'),nat(p['g2p'],'/'); p['tc']=[0,dext(p['nasc'],0),dl(p['nasc']),dext(p['nasc'])][n]
    if n==3: p['tc']=dl(p['nasc'],1)
    p['averb']=['','','',''][n]; ob='Para produzir efeitos no Brasil, esta certidão deverá ser transcrita no Cartório do 1º Ofício do domicílio do registrado ou do Distrito Federal.'
    ofi=['','Cônsul-Geral Adjunto','Vice-Cônsul','Cônsul-Geral'][n]
    b=f'''<div class="h">{arms(30,'#0b3d2e')}<div class="r1">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="r2">MINISTÉRIO DAS RELAÇÕES EXTERIORES</div><div class="r3">{e(p['cart'])}</div></div><div class="t">CERTIDÃO DE REGISTRO DE NASCIMENTO</div><div class="tb"><span>Livro nº<b>{p['livro']}</b></span><span>Folha<b>{p['folha']}</b></span><span>Termo<b>{p['termo']}</b></span><span>Data do termo<b>{db(p['reg'],'.')}</b></span></div>
<p class="j">{e(p['ofic'])}, {ofi}, certifica que, do livro de registro de nascimentos desta Repartição consular, consta que <b class="n">{e(p['nome'])}</b>, do sexo {p['sex']}, nasceu em <b>{em}</b>, {pais}, {'no' if p['estab'].split()[0] in('Hospital','Sanatorio') else 'na'} <b>{e(p['estab'])}</b>, no dia <b>{e(p['tc'])}</b>, às <b>{p['hora'].replace(':','h')}</b>.</p>
<table><tr><th></th><th>Nome</th><th>Local de nascimento</th><th>Pais (avós)</th></tr><tr><th>PAI</th><td>{e(p['pai'])}</td><td>{p['g1n']}</td><td>{e(p['pa'])}<br>{e(p['pv'])}</td></tr><tr><th>MÃE</th><td>{e(p['mae'])}</td><td>{p['g2n']}</td><td>{e(p['ma'])}<br>{e(p['mv'])}</td></tr></table>
<p class="j">Declarante: {e([0,p['pai'],p['mae'],p['pai']][n])}. Documento apresentado: certidão de nascimento local nº {r.randint(100,9999)}/{p['nasc'].year}.</p><p class="j o"><i>{ob}</i></p><p class="j">{sede}, {dl(p['emis'])}.</p><div class="s">{sig(6350+n,70,16)}<div>{e(p['ofic'])}<br>{ofi} do Brasil</div></div><div class="sl">{seal(40,'CONSULADO-GERAL DO BRASIL * '+sede.upper()+' *','BRASIL','#0b3d2e',-9,'sn')}</div><div class="es">{f'Etiqueta consular<br><b>{p["selo"]}</b><br>' if p['selo'] else 'Tab. 331 — Grátis'}</div>'''
    css='.pg{padding:14mm 22mm;font-family:"%s";font-size:12pt;background:linear-gradient(#f3faf3,#fffdf0)}.h{display:flex;flex-direction:column;align-items:center;text-align:center;line-height:1.4}.r1{font-size:14pt;letter-spacing:2px}.r3{font-size:15pt;font-weight:bold}.t{text-align:center;font-size:19pt;font-weight:bold;color:#0b3d2e;margin:7mm 0 5mm}.tb{display:flex;justify-content:space-between;border-top:1px solid #0b3d2e;border-bottom:1px solid #0b3d2e;padding:2mm 0;margin-bottom:5mm}.tb b{margin-left:2mm}.j{line-height:1.6;text-align:justify;margin-bottom:4mm}.n{font-size:13.5pt}table{width:100%%;border-collapse:collapse;margin-bottom:5mm;font-size:10.5pt}td,th{border:1px solid #5a7d6e;padding:2mm;text-align:left}.o{font-size:10pt}.s{width:90mm;margin-left:auto;text-align:center}.s svg{margin:0 auto}.s div{border-top:1px solid #000}.sl{position:absolute;left:28mm;bottom:20mm}.es{position:absolute;left:90mm;bottom:20mm;font-size:9pt;border:1px solid #888;padding:2mm 4mm}'%['','TeX Gyre Termes','Noto Serif','TeX Gyre Bonum'][n]
    acc={'registro.cartório':[p['cart'].replace('-',' '),'Consulado-Geral do Brasil'],'registro.uf':['EX',pais],'registro.município':[sede+' - '+pais,sede+', '+pais],'local_nascimento.uf':['EX',pais],'local_nascimento.município':[f'{em}, {pais}',f'{em} - {pais}',f'{em}/{pais}'],'documento.órgão_emissor':[p['cart'],'Ministério das Relações Exteriores'],'documento.tipo':['Certidão de Registro de Nascimento'],'observações.anotações':['',ob],'observações.averbações':['',ob],'dados_pessoais.naturalidade':['',f'{em}, {pais}',f'{em} - {pais}',f'{em}/{pais}',em]}
    return wh,css,b,truth('62N',n,p,wh,acc)
# ---------- O: plain-text e-mailed digital certificate of 2025
def O(n):
    wh=(210,297)
    p=[None,P(6361,2024,'F',('Londrina','PR'),emis='14/03/2025',sw=1),P(6362,1967,'M',('Parintins','AM'),emis='02/06/2025',folha='31'),P(6363,2020,'M',('Blumenau','SC'),emis='27/09/2025',pai='Cecília Schmitt',mae='Bianca Tavares Prado')][n]
    r=p['r']; em,uf=p['place']; p['folha']=f'{p["lf"]:03d}'; p['livro']=f'{p["bk"]:05d}'; p['termo']=f'{p["tm"]:07d}'; p['matr']=p['matric'](); p['cpf']=cpf(r); p['dnv']=f'{r.randint(30,60)}{r.randint(10000000,79999999)}{r.randint(1,9)}' if n!=2 else ''
    p['cart']=['','2º Serviço de Registro Civil de Londrina','Registro Civil das Pessoas Naturais de Parintins - 1º Ofício','Ofício de Registro Civil das Pessoas Naturais - Blumenau'][n]
    p['nat']=f'{em} - {uf}'; p['g1n'],p['g2n']=nat(p['g1p'],'-'),nat(p['g2p'],'-'); p['tc']=db(p['nasc']) if n!=2 else dext(p['nasc'])
    if n==1: p['order']=('mae','pai'); p['twins']=['JÚLIA FONTENELE']
    p['twins']=[]
    G=[('pai','g1n','pa','pv'),('mae','g2n','ma','mv')]
    if n==1: G=G[::-1]
    if n==3: p['nome']='Otávio Schmitt Prado'; p['twins']=['Heitor Schmitt Prado']; p['pa'],p['pv'],p['ma'],p['mv']='Valdir Schmitt','Marlene Dias Schmitt','Roberto Prado','Solange Tavares'; p['gemtxt']='Heitor Schmitt Prado'
    if n==2: p['anot']='Casamento em 10/09/1994 com Rejane Brandão, 1º Ofício, livro B-44, folha 120, termo 8790, passando a contraente a assinar Rejane Brandão Tavares.'
    hx=''.join(r.choice('0123456789abcdef') for _ in range(40))
    def ln(k,v): return f'{k+":":<24}{v}'
    T=['CERTIDÃO DE NASCIMENTO - FORMATO DIGITAL','Registro Civil das Pessoas Naturais','',ln('Nome',p['nome']),ln('CPF',p['cpf']),ln('Matrícula',p['matr']),ln('Data de nascimento',p['tc']),ln('Hora',p['hora']+' horas'),ln('Naturalidade',p['nat']),ln('Local de nascimento',p['estab']),ln('Município de nasc.',f'{em} - {uf}'),ln('Sexo',p['sex']),'']
    for i,(a,b_,c,d) in enumerate(G): T+=[ln(f'Filiação {i+1}',p[a]),ln('  natural de',p[b_]),ln('  avô',p[c]),ln('  avó',p[d])]
    T+=['',ln('Gêmeos',('sim - '+p['gemtxt']) if n==3 else 'não'),ln('Data do registro',db(p['reg'])),*([ln('DNV',p['dnv'])] if p['dnv'] else []),ln('Livro / Folha / Termo',f'{p["livro"]} / {p["folha"]} / {p["termo"]}'),'',ln('Averbações','não há'),ln('Anotações','não há' if n!=2 else '')]
    if n==2:
        import textwrap; T[-1]='Anotações:'; T+=['  '+l for l in textwrap.wrap(p['anot'],78)]
    T+=['','Oficial: '+p['ofic'],'Serventia: '+p['cart'],f'CNS: {p["cns"]:06d}   Selo digital: {p["selo"]}',f'{em} - {uf}, {dl(p["emis"],1)}','',f'Código de verificação: {hx[:20]}',f'                       {hx[20:]}','Assinado eletronicamente (ICP-Brasil). Valide em validador.exemplo.jus.br']
    sub=f'Certidão digital - pedido {r.randint(100000,999999)}'
    if n==1: bd=f'<div class="m"><b>De:</b> certidoes@exemplo.jus.br<br><b>Para:</b> requerente@exemplo.com<br><b>Assunto:</b> {sub}</div><pre>{e(chr(10).join(T))}</pre>'
    elif n==2: bd=f'<pre>{"="*84}\n{sub}\n{"="*84}\n\n{e(chr(10).join(T))}\n\n{"="*84}\nfim da mensagem</pre>'
    else: bd=f'<div class="m c"><b>{sub}</b><br>mensagem automática, não responda</div><pre>{e(chr(10).join(T))}</pre><div class="q">{qr(6360+n,24)}</div>'
    css='.pg{padding:14mm 15mm;font-size:10pt;font-family:"Arimo"}pre{font:%spt/1.5 "%s";margin:6mm 0;white-space:pre}.m{border-bottom:2px solid #bbb;padding-bottom:4mm;line-height:1.6}.c{background:#eef2f7;border:0;padding:4mm}.q{position:absolute;right:18mm;bottom:26mm}'%(['','9.8','9.2','10'][n],['','DejaVu Sans Mono','Liberation Mono','Inconsolata'][n])
    acc={'registro.cartório':[p['cart'].split(' - ')[0]]}
    if n==3:
        for a,b_,c_,d_ in(('paternos','avô','ma',0),('paternos','avó','mv',0),('maternos','avô','pa',0),('maternos','avó','pv',0)): acc[f'avós.{a}.{b_}']=[p[c_]]
    t=truth('62O',n,p,wh,acc)
    return wh,css,bd,t
# ---------- P: numbered cells labelled in capitals
def Pp(n):
    wh=(297,210) if n==2 else (210,297); wh=(210,297)
    p=[None,P(6371,1986,'M',('Corumbá','MS'),emis='03/03/1987',folha='150'),P(6372,1998,'F',('Oeiras','PI'),emis='14/07/1998'),P(6373,1974,'M',('Colatina','ES'),emis='09/09/1991',folha='88v',pv='')][n]
    em,uf=p['place']; p['selo']=['','','PI 663201',''][n]; p['livro']=str(p['bk']) if n!=3 else 'A-51'
    p['cart']=['','CARTÓRIO DO 2º OFÍCIO - REGISTRO CIVIL','CARTÓRIO DO 1º OFÍCIO DE NOTAS E REGISTRO CIVIL','CARTÓRIO DO REGISTRO CIVIL DO 1º DISTRITO'][n]
    p['g1n'],p['g2n']=nat(p['g1p'],'/'),nat(p['g2p'],'/'); p['nat']=nat(p['place'],'/') if n!=3 else ''
    for k in 'nome pai mae pa pv ma mv estab mun rmun g1n g2n nat ofic'.split(): p[k]=p[k].upper()
    d,g,x=p['nasc'],p['reg'],'*'*12; p['tc']=db(d); em=p['mun']; h=p['hora'].split(':')
    if n==1: p['twins']=['PAULO CÉSAR QUEIROZ']; 
    if n==1:
        p['nome']='PEDRO CÉSAR QUEIROZ'; p['pai']='JORGE QUEIROZ'; p['pa'],p['pv']='ABÍLIO QUEIROZ','OLÍVIA RIBEIRO QUEIROZ'; p['gemtxt']='PAULO CÉSAR QUEIROZ, TERMO %d'%(p['tm']+1)
    i=[0]
    def c(l,v,w):
        i[0]+=1; return f'<div style="grid-column:span {w}"><span>{i[0]:02d} {l}</span><b>{e(v or x)}</b></div>'
    cells=c('LIVRO',p['livro'],3)+c('FOLHA',p['folha'],3)+c('TERMO',p['termo'],3)+c('DATA DO REGISTRO',db(g),3)+c('NOME DO REGISTRADO',p['nome'],9)+c('SEXO',('1 - MASCULINO' if p['sx']=='M' else '2 - FEMININO'),3)+c('DIA',f'{d.day:02d}',1)+c('MÊS',f'{d.month:02d}',1)+c('ANO',str(d.year),2)+c('HORA',h[0],1)+c('MIN',h[1],1)+c('LOCAL DO NASCIMENTO',p['estab'],6)+c('MUNICÍPIO DO NASCIMENTO',em,6)+c('UF',uf,1)+(c('NATURALIDADE',p['nat'],5) if p['nat'] else c('COR',['','','','PARDA'][n],5))+c('NOME DO PAI',p['pai'],8)+c('NATURALIDADE DO PAI',p['g1n'],4)+c('NOME DA MÃE',p['mae'],8)+c('NATURALIDADE DA MÃE',p['g2n'],4)+c('AVÔ PATERNO',p['pa'],6)+c('AVÓ PATERNA',p['pv'],6)+c('AVÔ MATERNO',p['ma'],6)+c('AVÓ MATERNA',p['mv'],6)+c('GÊMEO',p['gemtxt'] and 'SIM' or 'NÃO',2)+c('NOME DO GÊMEO',p['gemtxt'],10)+c('DECLARANTE',p['pai'],6)+c('TESTEMUNHA',p['t1'].upper(),6)+c('OBSERVAÇÕES',['','','','RETIFICADO O NOME DA MÃE POR MANDADO DE 15/05/1983'][n],12)
    if n==3: p['averb']='RETIFICADO O NOME DA MÃE POR MANDADO DE 15/05/1983'
    col=['','#8c1c13','#1a4f8b','#2f6b2f'][n]
    b=f'''<div class="h"><div>{arms(18,col,0)}</div><div><b>CERTIDÃO DE NASCIMENTO</b><br>{p['cart']}<br>{em} - {uf} · MOD. RC-{10+n}</div><div class="nb">Nº {p['r'].randint(10000,99999)}</div></div><div class="g">{cells}</div><div class="g z"><div style="grid-column:span 6"><span>{i[0]+1} LOCAL E DATA DA EXPEDIÇÃO</span><b>{em}, {db(p['emis'])}</b></div><div style="grid-column:span 6"><span>{i[0]+2} OFICIAL - NOME E ASSINATURA</span>{sig(6370+n,50,10)}<b>{p['ofic']}</b></div></div><p class="f">CERTIFICO QUE OS DADOS ACIMA FORAM EXTRAÍDOS DO LIVRO DE REGISTRO DE NASCIMENTOS. DOU FÉ.{f' &nbsp; SELO {p["selo"]}' if p['selo'] else ''}</p>'''
    css='''.pg{padding:12mm 12mm;font-family:"Liberation Sans Narrow"}.h{display:flex;gap:5mm;align-items:center;color:COL;border:1.5px solid COL;padding:3mm;line-height:1.4;font-size:11pt}.h>div:nth-child(2){flex:1}.h b{font-size:17pt;letter-spacing:2px}.nb{font-size:13pt}.g{display:grid;grid-template-columns:repeat(12,1fr);border-left:1px solid COL;margin-top:2mm;border-top:1px solid COL}.g>div{border-right:1px solid COL;border-bottom:1px solid COL;min-height:14.5mm;padding:.8mm 1.4mm;overflow:hidden}.g span{display:block;color:COL;font-size:6.6pt}.g b{display:block;font:%s "%s";margin-top:2mm;color:#222}.z>div{min-height:24mm}.f{font-size:8.5pt;margin-top:3mm;color:COL}'''.replace('COL',col)%(['','bold 10.6pt','10pt','bold 10.6pt'][n],['','FreeMono','Cousine','Courier Prime'][n])
    acc={'registro.cartório':[p['cart'].split(' - ')[0],p['cart']+' - '+em]}
    if n==3: acc['observações.anotações']=['',p['averb']]
    return wh,css,b,truth('62P',n,p,wh,acc,n==3)
FORMS={'62I':I,'62J':J,'62K':K,'62L':Ll,'62M':M,'62N':N,'62O':O,'62P':Pp}
