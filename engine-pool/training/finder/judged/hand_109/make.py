import sys, os, json
from h import *
U=str.upper; I=lambda s:s; F=[]
NOT=lambda x,e='---':x if x else e
def form(css,W=595,H=842):
    def w(fn):
        F.append((fn.__name__,css,W,H,fn)); return fn
    return w
def notes(r,none,j=' '): return j.join(x for x in [r.av and 'AVERBAÇÃO: '+r.av,r.an and 'ANOTAÇÃO: '+r.an] if x) or none
P1=lambda a,b:f"{a}/{b}"; P2=lambda a,b:f"{a} - {b}"; P3=lambda a,b:f"{a}-{b}"; P5=lambda a,b:f"{a} ({b})"
P4=lambda a,b:f"{a}, Estado {UFN[b]}" if b in UFN and b!='DF' else f"{a}, {'Distrito Federal' if b=='DF' else b}"
TRM=[{'av'},{'alone','away'},{'twin','an'},{'foreign','both'},{'home','late','nogp','nohour'},{'jr','av','an'},{'indig','nocpf'},{'an','away','gpf'}]
def sides(r):
    """(paternal person or None, maternal person or None) as in the truth"""
    if len(r.g)==1: return None,r.g[0]
    a,b=r.g; return (b,a) if a.s=='F' and b.s=='M' else (a,b)
# ---------------------------------------------------------------- A: São Paulo, first CNJ model (2010-2016)
@form("""body,.pg{font:8.6pt 'Liberation Serif'}.pg{padding:30pt 40pt;box-sizing:border-box}.c{text-align:center}table{width:100%;border-collapse:collapse;margin-top:5pt}td{border:.8pt solid #000;padding:1pt 4pt 3pt;vertical-align:top}td i{display:block;font:normal 5.6pt 'Liberation Sans';color:#222}td b{font:bold 9pt 'Liberation Serif'}.h{font:bold 12pt 'Liberation Serif'}.m{font:bold 11pt 'Liberation Sans'}""")
def A(n):
    r=rec('A',n,'SP',[(2009,2014),(1975,2000),(2009,2013),(1955,1990),(1940,1960),(1966,1988),(2009,2014),(1950,1984)][n-1],(2010,2016),TRM[n-1]-{'nocpf'}); R=r.R; r.cpf=''
    ext=n%2; L=lambda l,v,a='':f'<td {a}><i>{l}</i><b>{v}</b></td>'
    c=f"Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas {R.choice(['da Sede','do 1º Subdistrito','do 2º Subdistrito'])} da Comarca de {r.rm}"
    fil='<br>'.join(U(x.n)+(f", natural de {U(P2(*x.nat))}" if ext else '') for x in r.g)
    p,m=sides(r); gp=lambda x:' e '.join(U(v) for v in (x.av,x.am) if v) if x and (x.av or x.am) else 'NÃO CONSTAM'
    av=f"PATERNOS: {gp(p)}<br>MATERNOS: {gp(m)}"
    pap=f"1{r.cns[1:]}-AA {R.randint(10000,999999):09d}"
    b=f"""<div class=c>{arms(58)}<div class=h>REPÚBLICA FEDERATIVA DO BRASIL</div><div class=m>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class=h style="font-size:18pt;margin:7pt 0">CERTIDÃO DE NASCIMENTO</div><i>NOME</i><div class=m>{U(r.name)}</div><i>MATRÍCULA</i><div class=m>{matr(r)}</div></div>
<table><tr>{L('DATA DE NASCIMENTO POR EXTENSO',U(dw(r.dob)),'width=74%')}{L('DIA',f'{r.dob.day:02d}')}{L('MÊS',f'{r.dob.month:02d}')}{L('ANO',r.dob.year)}</tr></table>
<table><tr>{L('HORA',NOT(r.h is not None and f'{r.h:02d}:{r.mi:02d}','IGNORADA'),'width=16%')}{L('MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO',U(P2(r.bm,r.bu)))}</tr></table>
<table><tr>{L('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO',U(P2(r.rm,r.ru)),'width=38%')}{L('LOCAL DE NASCIMENTO',U(r.hosp)+(', '+U(r.addr) if n%3==0 or r.home else ''))}{L('SEXO',U(r.sx),'width=14%')}</tr></table>
<table><tr>{L('FILIAÇÃO',fil)}</tr></table><table><tr>{L('AVÓS',av)}</tr></table>
<table><tr>{L('GÊMEO','SIM' if r.twin else 'NÃO','width=12%')}{L('NOME E MATRÍCULA DO(S) GÊMEO(S)','<br>'.join(U(x) for x in r.twin)+(' - '+matr(NS(**{**r.__dict__,'termo':r.termo+1})) if r.twin else '-----------'))}</tr></table>
<table><tr>{L('DATA DO REGISTRO POR EXTENSO',U(dw(r.reg))+(f' ({f(r.reg)})' if n%2 else ''),'width=68%')}{L('NÚMERO DA DNV',NOT(r.dnv,'-------'))}</tr></table>
<table><tr>{L('OBSERVAÇÕES / AVERBAÇÕES',f'<span style="font-size:8pt">{notes(r,"NADA CONSTA.")}</span>','style="height:88pt"')}</tr></table>
<div style="display:flex;margin-top:10pt;gap:14pt"><div style="width:46%;border:.8pt solid;padding:5pt;font-size:7.6pt;box-sizing:border-box">{c} - Estado de São Paulo<br><b>{U(r.off)}</b><br>{'Oficial Registrador' if n%2 else 'Oficial'}<br><br>{r.rm} - SP<br>{r.oaddr} - Centro - CEP 1{R.randint(1000,9999)}-{R.randint(100,999)}<br>Fone: (1{R.randint(1,9)}) 3{R.randint(200,999)}-{R.randint(1000,9999)}<br>registrocivil@{R.randint(100,999)}arpensp.org.br</div>
<div class=c style="flex:1">O conteúdo da certidão é verdadeiro. Dou fé.<br>{r.rm}, {dm(r.em)}.<br>{sig(R)}<br>_______________________________<br>{r.clerk}<br>Escrevente Autorizad{R.choice('oa')}<br><span style="font-size:6.5pt">{'Isenta de emolumentos - 1ª via (Lei 9.534/97)' if r.em.year-r.reg.year<2 else 'Emol. R$ 21,05 + Sinoreg R$ 4,20 = R$ 25,25 - 2ª via'}</span></div></div>
<div style="position:absolute;left:40pt;bottom:24pt;right:40pt;display:flex;justify-content:space-between;font:7pt 'Liberation Sans'"><span>{bars(R,120,16)}</span><span>{pap}</span><span>VÁLIDO EM TODO O TERRITÓRIO NACIONAL, QUALQUER ADULTERAÇÃO, RASURA OU EMENDA INVALIDA ESTE DOCUMENTO</span></div>"""
    b=b.replace('QUALQUER ADULTERAÇÃO, ','')
    return b,T(r,P=P2,gnat=ext,nat=False,ov={'registro.cartório':c,'autenticação.selo_digital':''},acc={'autenticação.selo_digital':[pap],'registro.cartório':[c+' - Estado de São Paulo']})
# ---------------------------------------------------------------- B: Minas Gerais, Prov. 63 (2018-2025), label column at the left
@form("""body,.pg{font:8pt 'Liberation Sans Narrow'}.pg{padding:26pt 34pt;box-sizing:border-box}table{width:100%;border-collapse:collapse}td{border:.5pt solid #777;padding:2pt 5pt;height:11.5pt}.l{width:112pt;background:#ececec;font-size:7pt}.v{font-weight:bold;font-size:9pt}.s{width:13pt;padding:0;background:#d4d4d4;text-align:center}.s div{writing-mode:vertical-rl;transform:rotate(180deg);font:bold 6.4pt 'Liberation Sans Narrow';margin:auto}.k td{height:9pt;font-size:6.8pt;padding:1pt 4pt}""")
def B(n):
    tr=[{'av','an','momfirst'},{'moms'},{'twin','tri'},{'away','natmae','gpf'},{'late','home','alone','nohour'},{'an'},{'foreign','nocpf','av'},{'indig','natmae','momfirst'}][n-1]
    r=rec('B',n,'MG',[(1968,1988),(2018,2024),(2018,2023),(1992,2023),(1950,1970),(1948,1985),(2000,2020),(2016,2023)][n-1],(2018,2025),tr); R=r.R
    p,m=sides(r); G=lambda x,k:U(getattr(x,k)) if x and getattr(x,k) else '*****'
    c=f"Ofício do Registro Civil das Pessoas Naturais {R.choice(['do 1º Subdistrito de','de','do 2º Ofício de'])} {r.rm}"
    def sec(t,rows): return ''.join(f'<tr>{f"<td class=s rowspan={len(rows)}><div>{t}</div></td>" if i==0 else ""}<td class=l>{a}</td><td class=v>{b}</td></tr>' for i,(a,b) in enumerate(rows))
    rg=f"MG-{R.randint(10,19)}.{R.randint(100,999)}.{R.randint(100,999)}"; te=' '.join(f'{R.randint(0,9999):04d}' for _ in range(3)); r.cad=[rg,te] if n%2 and r.dob.year<2000 else []
    t=f"""<div style="display:flex;align-items:center;gap:10pt"><div>{arms(50,'#333')}</div><div style="flex:1;text-align:center"><div style="font-size:10pt">República Federativa do Brasil &middot; Estado de Minas Gerais</div><div style="font-size:10pt">Registro Civil das Pessoas Naturais</div><div style="font:bold 17pt 'Liberation Sans Narrow';letter-spacing:2pt">Certidão de Nascimento</div></div><div>{qr(R,50)}</div></div><table style="margin-top:7pt">"""
    t+=sec('REGISTRADO(A)',[('Nome',U(r.name)),('Nº do CPF',NOT(r.cpf,'*****')),('Matrícula',matr(r,1)),('Sexo',r.sx)])
    t+=sec('NASCIMENTO',[('Data (por extenso)',dw(r.dob).capitalize()),('Dia / Mês / Ano',f'{r.dob.day:02d} &nbsp;/&nbsp; {r.dob.month:02d} &nbsp;/&nbsp; {r.dob.year}'),('Hora',NOT(r.h is not None and f'{r.h:02d}h{r.mi:02d}min','*****')),('Local',U(r.hosp)+(', '+U(r.addr) if r.home or n%3==1 else '')),('Município de nascimento/UF',U(P1(r.bm,r.bu))),('Naturalidade',U(P1(r.nm,r.nu)))])
    t+=sec('FILIAÇÃO',[x for i in range(2) for x in [(f'Genitor(a) {i+1}',U(r.g[i].n) if i<len(r.g) else '*****'),('Naturalidade',U(P1(*r.g[i].nat)) if i<len(r.g) else '*****')]])
    t+=sec('AVÓS',[('Avô paterno',G(p,'av')),('Avó paterna',G(p,'am')),('Avô materno',G(m,'av')),('Avó materna',G(m,'am'))] if 'moms' not in r.tr else [(f'{q} (genitora {i+1})',G(x,k)) for i,x in enumerate((p,m)) for q,k in (('Avô','av'),('Avó','am'))])
    t+=sec('GÊMEOS',[('Gêmeo','Sim' if r.twin else 'Não'),('Nome e matrícula do(s) gêmeo(s)','; '.join(f"{U(x)} - {matr(NS(**{**r.__dict__,'termo':r.termo+1+i}),1)}" for i,x in enumerate(r.twin)) or '*****')])
    t+=sec('REGISTRO',[('Município de registro/UF',U(P1(r.rm,r.ru))),('Data (por extenso)',f'{dw(r.reg).capitalize()} ({f(r.reg)})'),('Livro / Folha / Termo',f'A-{r.livro} / {r.folha} / {r.termo}'),('Nº da DNV',NOT(r.dnv,'*****'))])
    t+=f"""</table><div style="border:.5pt solid #777;border-top:0;padding:3pt 5pt;min-height:46pt"><span style="font-size:7pt">Averbações/Anotações a acrescer</span><br><b>{notes(r,'Não há.')}</b></div>
<table class=k><tr><td colspan=5 style="text-align:center;background:#d4d4d4">ANOTAÇÕES DE CADASTRO</td></tr><tr><td>Documento</td><td>Número</td><td>Data de expedição</td><td>Órgão expedidor</td><td>Data de validade</td></tr><tr><td>RG</td><td>{rg if r.cad else '*****'}</td><td>{f(late(R,r.reg,6000,6100)) if r.cad else '*****'}</td><td>{'SSP/MG' if r.cad else '*****'}</td><td>*****</td></tr><tr><td>Título de Eleitor</td><td>{te if r.cad else '*****'}</td><td>*****</td><td>{f'Zona {R.randint(10,300)} Seção {R.randint(10,300)}' if r.cad else '*****'}</td><td>*****</td></tr><tr><td>CEP residencial</td><td>3{R.randint(1000,9999)}-{R.randint(100,999)}</td><td colspan=3>As anotações de cadastro acima não dispensam a apresentação do documento original quando exigida.</td></tr></table>
<div style="display:flex;gap:10pt;margin-top:7pt"><div style="flex:1;font-size:7.4pt;line-height:1.25"><b>{c}</b><br>Oficial: {r.off}<br>{r.oaddr} - Bairro Centro - {r.rm}/MG<br>(3{R.randint(1,8)}) 3{R.randint(200,899)}-{R.randint(1000,9999)} &nbsp; cartorio{R.randint(1,9)}rcpn@gmail.com<br><br>O conteúdo da certidão é verdadeiro. Dou fé.<br>{r.rm}/MG, {f(r.em)}.<br>{sig(R,120,20,'#222')}<br>{r.clerk} - Escrevente</div>
<div style="width:218pt;border:1pt solid #000;padding:4pt;font-size:6.8pt;text-align:center;box-sizing:border-box"><b>PODER JUDICIÁRIO - TJMG<br>CORREGEDORIA-GERAL DE JUSTIÇA</b><br>{c}<br>SELO DE CONSULTA: <b>{r.selo}</b><br>CÓDIGO DE SEGURANÇA: {'.'.join(f'{R.randint(0,9999):04d}' for _ in range(4))}<br>Quantidade de atos praticados: 1<br>Ato(s) praticado(s) por: {r.clerk} - Escrevente<br>Emol.: R$ 39,87 - TFJ: R$ 8,31 - Valor final: R$ 48,18 - ISS: R$ 1,88<br>Consulte a validade deste selo no site: https://selos.tjmg.jus.br</div></div>"""
    return t,T(r,ov={'registro.cartório':c,'dados_pessoais.matrícula':matr(r,1),'dados_pessoais.data_nascimento.texto_completo':dw(r.dob).capitalize(),'autenticação.oficial_registro':r.off,'observações.averbações':r.av,'observações.anotações':r.an})
# ---------------------------------------------------------------- C: Rio de Janeiro (2012-2023), labels inside the frame's line
@form("""body,.pg{font:9.5pt 'URW Gothic','Nimbus Sans'}.pg{padding:28pt 36pt;box-sizing:border-box}fieldset{border:.9pt solid #1d3a6b;border-radius:3pt;margin:0;padding:1pt 6pt 3pt;flex:1;min-width:0;min-height:15pt}legend{font:6.4pt 'Nimbus Sans';color:#1d3a6b;padding:0 3pt}.r{display:flex;gap:5pt;margin-bottom:3.5pt}fieldset fieldset{border-style:dotted}""")
def C(n):
    tr=[{'alone'},{'an','av'},{'away','foreign'},{'twin'},{'nogp','an'},{'jr'},{'home','indig'},{'late','both','foreign','nocpf','nohour'}][n-1]
    r=rec('C',n,'RJ',[(2012,2021),(1958,1979),(1985,2000),(2011,2022),(1945,1975),(1980,2015),(2012,2020),(1935,1955)][n-1],(2012,2023),tr); R=r.R; hc=r.em.year>=2018
    if not hc: r.cpf=''
    z=R.randint(1,14); c=R.choice([f"Registro Civil das Pessoas Naturais da {z}ª Circunscrição",f"RCPN do {z}º Distrito de {r.rm}",f"{z}º Ofício de Justiça de {r.rm}"])
    Q=lambda l,v,w='1':f'<fieldset style="flex:{w}"><legend>{l}</legend>{v or "&nbsp;"}</fieldset>'; row=lambda *a:'<div class=r>'+''.join(a)+'</div>'
    p,m=sides(r); g=lambda x,k:getattr(x,k) if x and getattr(x,k) else '- x -'
    b=f"""<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:6pt"><div style="width:150pt;font-size:7.5pt;line-height:1.2"><b>{c}</b><br>{r.oaddr} - {r.rm} - RJ<br>Tel. (2{R.randint(1,4)}) 2{R.randint(200,799)}-{R.randint(1000,9999)}</div>{arms(54,'#1d3a6b')}<div style="width:150pt;text-align:right;font-size:7.5pt">República Federativa do Brasil<br>Estado do Rio de Janeiro<br>Registro Civil das Pessoas Naturais</div></div><div style="text-align:center;font:bold 17pt 'URW Gothic';color:#1d3a6b;margin-bottom:6pt">Certidão de Nascimento</div>"""
    b+=row(Q('Nome do(a) registrado(a)',f'<b>{r.name}</b>'))+row(Q('Matrícula',matr(r,3),'2.2'),*( [Q('CPF',r.cpf or 'Não informado')] if hc else []))
    b+=row(Q('Data do nascimento',f(r.dob)),Q('Por extenso',dw(r.dob),'3'),Q('Hora',NOT(r.h is not None and f'{r.h:02d}:{r.mi:02d} h','- x -')))
    b+=row(Q('Estabelecimento / local do nascimento',r.hosp+(', '+r.addr if r.home else ''),'2'),Q('Município / UF',P1(r.bm,r.bu)),Q('Sexo',r.sx,'.6'))
    for i,x in enumerate(r.g): b+=row(Q('Pai' if x.s=='M' else 'Mãe',x.n,'2'),Q(f"Naturalidade {'do pai' if x.s=='M' else 'da mãe'}",P1(*x.nat)))
    if len(r.g)==1: b+=row(Q('Pai','- x -','2'),Q('Naturalidade do pai','- x -'))
    b+='<fieldset style="margin-bottom:4pt;padding-top:3pt"><legend>Avós</legend>'+row(Q('Avô paterno',g(p,'av')),Q('Avó paterna',g(p,'am')))+row(Q('Avô materno',g(m,'av')),Q('Avó materna',g(m,'am')))+'</fieldset>'
    b+=row(Q('Gêmeo(a)?','Sim' if r.twin else 'Não','.5'),Q('Nome(s) do(s) gêmeo(s)',', '.join(r.twin) or '- x -','3'))
    b+=row(Q('Município do registro / UF',P1(r.rm,r.ru),'1.3'),Q('Data do registro',f(r.reg)),Q('Livro',f'A-{r.livro:04d}','.6'),Q('Folha',f'{r.folha:03d}','.5'),Q('Termo',r.termo,'.6'),Q('DNV',r.dnv or '- x -'))
    b+=row(Q('Declarante',{'o pai':'O pai','a mãe':'A mãe'}[r.decl]+(' e duas testemunhas' if r.home or 'late' in r.tr else '')),Q('Testemunhas',', '.join(r.wit) if r.home or 'late' in r.tr else '- x -','2.4'))
    b+=f'<fieldset style="min-height:54pt;margin-bottom:4pt;font-size:8pt"><legend>Averbações</legend>{r.av or "Nada consta."}</fieldset><fieldset style="min-height:54pt;font-size:8pt"><legend>Anotações</legend>{r.an or "Nada consta."}</fieldset>'
    s=r.selo; cd=R.choice(['ABR','KZQ','XVM'])
    b+=f"""<div style="display:flex;gap:12pt;margin-top:9pt;font-size:7.6pt"><div style="width:205pt;text-align:center;border:1pt solid #1d3a6b;padding:4pt"><b>Poder Judiciário - TJERJ</b><br>Corregedoria Geral da Justiça<br>Selo de Fiscalização Eletrônico<br><b style="font-size:10pt">{s}</b><br>Consulte a validade do selo em:<br>https://www4.tjrj.jus.br/Portal-Extrajudicial/CONSULTASELO/<br>Emol. 38,12 FETJ 7,62 FUNDPERJ 1,90 FUNPERJ 1,90 FUNARPEN 1,52 ISS 2,00</div><div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{r.rm}, {dm(r.em)}.<br>{sig(R)}<br>{r.off if n%3==0 else r.clerk}<br>{'Oficial Registrador' if n%3==0 else f'Escrevente - Matr. 94/{R.randint(1000,9999)}'}<br><br>{f'Registrador Titular: {r.off}' if n%3 else f'Substituta: {r.clerk}'}</div></div>"""
    return b,T(r,U=I,joint=False,nat=False,ov={'registro.cartório':c,'registro.livro':f'A-{r.livro:04d}','registro.termo':str(r.termo),'dados_pessoais.matrícula':matr(r,3)},acc={'registro.cartório':['RCPN da '+c[38:]] if c.startswith('Registro') else []})
# ---------------------------------------------------------------- D: Bahia (2019-2026), coloured cards, two columns
@form("""body,.pg{font:8.4pt 'Noto Sans','DejaVu Sans'}.pg{padding:24pt 30pt;box-sizing:border-box}.g{display:grid;grid-template-columns:1fr 1fr;gap:7pt}.k{border-radius:5pt;padding:0 0 4pt;background:#f4f8fb;border:.7pt solid #b7cbd9}.k h4{margin:0 0 2pt;padding:2pt 8pt;font-size:7.4pt;color:#fff;border-radius:4pt 4pt 0 0}.k p{margin:1.5pt 8pt;line-height:1.18}.k s{display:block;text-decoration:none;font-size:5.8pt;color:#566}.k b{font-weight:600}.w{grid-column:1/3}""")
def D_(n):
    tr=[{'natmae','away'},{'av'},{'moms','twin'},{'home','indig','gpf'},{'alone','an','nocpf'},{'foreign'},{'dads'},{'late','nohour','av','an','jr'}][n-1]
    r=rec('D',n,'BA',[(2018,2025),(1970,1999),(2019,2024),(2017,2024),(1960,1985),(1988,2010),(2020,2024),(1938,1958)][n-1],(2019,2025),tr); R=r.R
    c=f"Cartório do Registro Civil das Pessoas Naturais - {R.choice(['1º Ofício','2º Ofício','Distrito Sede'])} - {r.rm}"; c=U(c) if n%2 else c
    kv=lambda l,v:f'<p><s>{l}</s><b>{v}</b></p>'; fl=lambda *a:'<div style="display:flex">'+''.join(f'<div style="flex:1">{x}</div>' for x in a)+'</div>'
    card=lambda t,col,x,w='':f'<div class="k {w}"><h4 style="background:{col}">{t}</h4>{x}</div>'
    p,m=sides(r); same='moms' in tr or 'dads' in tr; e='NÃO DECLARADO'; g=lambda x,k:U(getattr(x,k)) if x and getattr(x,k) else e
    t1,t2=('GENITOR(A) 1','GENITOR(A) 2'); pn=lambda x:kv('NOME',U(x.n))+kv('NATURALIDADE',U(P2(*x.nat))) if x else kv('NOME',e)+kv('NATURALIDADE',e)
    gl=lambda a,x:kv(f'AVÔ {a[0]}',g(x,'av'))+kv(f'AVÓ {a[1]}',g(x,'am'))
    aa,bb=(('(ASCENDENTES DE 1)',)*2,('(ASCENDENTES DE 2)',)*2) if same else (('PATERNO','PATERNA'),('MATERNO','MATERNA'))
    b=f"""<div style="display:flex;align-items:center;gap:10pt;margin-bottom:6pt">{arms(46,'#0b5e86')}<div style="flex:1;line-height:1.25"><span style="font-size:7.5pt">REPÚBLICA FEDERATIVA DO BRASIL &nbsp;|&nbsp; ESTADO DA BAHIA &nbsp;|&nbsp; REGISTRO CIVIL DAS PESSOAS NATURAIS</span><br><b style="font-size:17pt;color:#0b5e86">CERTIDÃO DE NASCIMENTO</b></div>{qr(R,48)}</div><div class=g>"""
    b+=card('REGISTRADO','#0b5e86',kv('NOME',f'<span style="font-size:11pt">{U(r.name)}</span>')+fl(kv('CPF',r.cpf or 'NÃO POSSUI'),kv('MATRÍCULA',matr(r,[0,3][n%2])),kv('SEXO',U(r.sx))),'w')
    b+=card('NASCIMENTO','#c8641b',kv('DATA POR EXTENSO',U(dw(r.dob)))+fl(kv('DIA',f'{r.dob.day:02d}'),kv('MÊS',f'{r.dob.month:02d}'),kv('ANO',r.dob.year),kv('HORA',NOT(r.h is not None and f'{r.h:02d}:{r.mi:02d}','IGNORADA')))+kv('NATURALIDADE',U(P2(r.nm,r.nu))))
    b+=card('LOCAL DO NASCIMENTO','#c8641b',kv('LOCAL',U(r.hosp))+(kv('ENDEREÇO',U(r.addr)) if n%2==0 else '')+kv('MUNICÍPIO DE NASCIMENTO / UF',U(P2(r.bm,r.bu)))+kv('GÊMEO',('SIM - '+U(r.twin[0])) if r.twin else 'NÃO'))
    b+=card(t1,'#3b7d4f',pn(r.g[0]))+card(t2,'#3b7d4f',pn(r.g[1] if len(r.g)>1 else None))
    b+=card('AVÓS '+('PATERNOS' if not same else 'DO GENITOR(A) 1'),'#6a4c93',gl(aa,p))+card('AVÓS '+('MATERNOS' if not same else 'DO GENITOR(A) 2'),'#6a4c93',gl(bb,m))
    b+=card('REGISTRO','#0b5e86',fl(kv('DATA DO REGISTRO',f'{U(dw(r.reg))} ({f(r.reg)})'),kv('MUNICÍPIO DE REGISTRO / UF',U(P2(r.rm,r.ru))),kv('NÚMERO DA DNV/DO',r.dnv or 'NÃO CONSTA')),'w')
    b+=card('AVERBAÇÕES','#8a2f3c',f'<p style="min-height:36pt;font-size:7.6pt">{r.av or "Sem averbações."}</p>','w')+card('ANOTAÇÕES','#8a2f3c',f'<p style="min-height:30pt;font-size:7.6pt">{r.an or "Sem anotações."}</p>','w')
    b+='</div>'+f"""<div style="display:flex;gap:10pt;margin-top:8pt;font-size:6.8pt;line-height:1.25"><div style="width:182pt"><b>{c}</b><br>OFICIAL: {U(r.off)}<br>ESCREVENTE: {U(r.clerk)}<br>{r.oaddr}, Centro - {r.rm} - BA<br>CEP 4{R.randint(1000,9999)}-000 &nbsp;Tel. (7{R.randint(1,7)}) 3{R.randint(200,899)}-{R.randint(1000,9999)}</div><div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{r.rm} - BA, {dm(r.em)}<br>{sig(R,120,24)}<br>{r.clerk}<br>Escrevente autorizado(a)</div><div style="width:130pt;border:.7pt dashed #555;padding:3pt;text-align:center;box-sizing:border-box">Selo de Autenticidade<br>Tribunal de Justiça do Estado da Bahia<br>Ato Notarial ou de Registro<br><b>{r.selo}</b><br>{''.join(R.choice('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') for _ in range(10))}<br>Consulte: eselo.tjba.jus.br<br>DAJE 9999.002.{R.randint(100000,999999)} - Isento</div></div>"""
    return b,T(r,P=P2,joint=False,ov={'registro.cartório':c,'dados_pessoais.matrícula':matr(r,[0,3][n%2]),'observações.averbações':r.av,'observações.anotações':r.an})
# ---------------------------------------------------------------- E: Rio Grande do Sul (2011-2024), landscape, running lines
@form("""body,.pg{font:10pt 'P052','Liberation Serif'}.pg{padding:24pt 30pt;box-sizing:border-box;display:flex;gap:18pt}.pg p{margin:0 0 5.2pt;line-height:1.28;text-align:justify}.s{width:186pt;border-right:2.5pt double #733;padding-right:12pt;font-size:8pt;text-align:center;line-height:1.3;display:flex;flex-direction:column;justify-content:space-between}u{text-decoration:none;font-variant:small-caps;color:#733}""",842,595)
def E(n):
    tr=[{'foreign','both'},{'twin'},{'av','an'},{'moms'},{'alone','away'},{'nogp','late','nohour'},{'home','momfirst'},{'an','gpf','momfirst'}][n-1]
    r=rec('E',n,'RS',[(1950,1980),(2010,2022),(1962,1985),(2017,2023),(1990,2020),(1932,1950),(1975,1995),(1958,1988)][n-1],(2011 if n!=4 else 2018,2024),tr); R=r.R; hc=r.em.year>=2018
    if not hc: r.cpf=''
    z=R.choice(['1ª Zona','2ª Zona','']); c=f"Ofício do Registro Civil das Pessoas Naturais"+(f" da {z}" if z else '')+f" de {r.rm}"
    k=lambda l,v:f'<u>{l}:</u> <b>{v}</b>'
    def par(x): 
        h=[v for v in (x.av,x.am) if v]; return f"<p>{k('Pai' if x.s=='M' else 'Mãe',U(x.n))}, natural de {P3(*x.nat)}"+(f", filh{'o' if x.s=='M' else 'a'} de {' e de '.join(U(v) for v in h)}.</p>" if h else '.</p>')
    b=f"""<div class=s><div>{arms(64,'#733')}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DO RIO GRANDE DO SUL<br><br><b style="font-size:9.5pt">{c}</b><br>{r.off}<br>Registrador{'a' if n%2 else ''} Público{'a' if n%2 else ''}<br><br>{r.oaddr}, Centro<br>{r.rm} - RS - CEP 9{R.randint(1000,9999)}-{R.randint(100,999)}<br>(5{R.randint(1,5)}) 3{R.randint(200,899)}-{R.randint(1000,9999)}</div><div>{qr(R,64)}<br>Selo digital nº {r.selo}<br>Consulte em www.tjrs.jus.br, Selo Digital<br>Certidão de Registro Civil: {'Nihil' if r.em.year-r.reg.year<2 else 'R$ 32,40'}<br>Processamento eletrônico: {'Nihil' if r.em.year-r.reg.year<2 else 'R$ 5,00'}</div><div style="font-size:6.6pt">Chave de autenticidade para consulta: {r.cns} 53 {r.em.year} {R.randint(10000000,99999999)} {R.randint(10,99)}</div></div><div style="flex:1;position:relative"><div style="text-align:center;font:bold 20pt 'P052';color:#733;letter-spacing:1pt">Certidão de Nascimento</div><div style="text-align:center;font-size:9pt;margin-bottom:7pt">Registro Civil das Pessoas Naturais</div>
<p style="font-size:12pt">{k('Nome',U(r.name))}</p><p>{k('Matrícula',matr(r))}{' &mdash; '+k('CPF',r.cpf or 'não consta') if hc else ''}</p>
<p>{k('Nascimento',f'{dw(r.dob)} ({f(r.dob)})')}{f', às <b>{r.h:02d}h{r.mi:02d}min</b>' if r.h is not None else ', hora <b>ignorada</b>'} &mdash; {k('Sexo',r.sx.lower())}</p><p>{k('Local',r.hosp+(', '+r.addr if r.home else '')+f', em {P3(r.bm,r.bu)}')}</p>{''.join(par(x) for x in r.g)}
<p>{k('Gêmeos',('sim, com '+U(' e '.join(r.twin))) if r.twin else 'não')}</p><p>{k('Registro',f'feito em {f(r.reg)}, em {P3(r.rm,r.ru)}')}, no Livro A-{r.livro}, folha {r.folha}{'v' if n%3==0 else ''}, termo {r.termo} &mdash; {k('DNV',r.dnv or 'não consta')}</p><p>{k('Declarante',r.decl)}{f'. Testemunhas: {r.wit[0]} e {r.wit[1]}' if n%2 else ''}.</p>
<p><u>Observações e Averbações:</u> {notes(r,'nenhuma.')}</p><div style="position:absolute;bottom:0;left:0;right:0;text-align:center;font-size:9pt">O conteúdo da certidão é verdadeiro. Dou fé.<br>{r.rm}, {dm(r.em)}.<br>{sig(R,160,28)}<br>{r.clerk}, {'Escrevente Autorizado' if n%2 else 'Registradora Substituta'}</div></div>"""
    fo=f"{r.folha}{'v' if n%3==0 else ''}"
    N=lambda x:P3(*x.nat)
    return b,T(r,P=P3,nat=False,ov={'registro.cartório':c,'registro.livro':f'A-{r.livro}','registro.folha':fo,'registro.termo':str(r.termo),'local_nascimento.estabelecimento':r.hosp,'dados_pessoais.data_nascimento.texto_completo':dw(r.dob),'observações.averbações':r.av,'observações.anotações':r.an,'autenticação.oficial_registro':r.off})
# ---------------------------------------------------------------- F: North, electronic certificate (2021-2026), genitors as table columns
@form("""body,.pg{font:8.6pt 'Liberation Sans'}.pg{box-sizing:border-box;padding:0 32pt}table{width:100%;border-collapse:collapse;margin-bottom:6pt}th{background:#dff0e3;font:bold 6.8pt 'Liberation Sans';text-align:left;padding:2pt 5pt;border:.6pt solid #2f7d4a}td{border:.6pt solid #2f7d4a;padding:3pt 5pt;vertical-align:top}""")
def F_(n):
    uf=['AM','PA','RO','RR','TO','AC','AP','AM'][n-1]
    tr=[{'indig','home'},{'alone','natmae'},{'twin','an'},{'foreign','both','natmae'},{'moms'},{'av','jr'},{'away'},{'indig','late','nohour','nogp','av'}][n-1]
    r=rec('F',n,uf,[(2019,2025),(2021,2025),(1995,2012),(2020,2025),(2021,2025),(1970,1995),(1985,2024),(1950,1985)][n-1],(2021,2025),tr); R=r.R
    c=R.choice([f"Cartório do {R.randint(1,4)}º Ofício de Registro Civil das Pessoas Naturais de {r.rm}",f"Serventia Extrajudicial de Registro Civil e Notas de {r.rm}",f"{R.randint(1,3)}º Registro Civil de {r.rm}"])
    hs=''.join(R.choice('0123456789abcdef') for _ in range(40)); vd='.'.join(''.join(R.choice('ABCDEFGHJKMNPQRSTUVWXYZ23456789') for _ in range(5)) for _ in range(4))
    g=r.g+[None]*(2-len(r.g)); X=lambda q:''.join(f"<td>{(q(x) if x else '') or '&mdash;'}</td>" for x in g)
    b=f"""{guil(595,842)}<div style="background:#2f7d4a;color:#fff;margin:0 -32pt;padding:7pt 32pt;font-size:8pt;display:flex;justify-content:space-between"><b>CERTIDÃO ELETRÔNICA</b><span>Central de Informações do Registro Civil - CRC</span></div><div style="display:flex;align-items:center;margin:9pt 0">{arms(50,'#2f7d4a')}<div style="flex:1;text-align:center;line-height:1.35">REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO {U(UFN[uf])}<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b style="font-size:16pt">CERTIDÃO DE NASCIMENTO</b></div>{qr(R,66)}</div>
<table><tr><th colspan=2>Nome completo</th><th>CPF</th></tr><tr><td colspan=2><b style="font-size:11pt">{r.name}</b></td><td>{r.cpf or '&mdash;'}</td></tr><tr><th colspan=2>Matrícula</th><th>Nº da Declaração de Nascido Vivo</th></tr><tr><td colspan=2>{matr(r,2) if n%2 else matr(r)}</td><td>{r.dnv or '&mdash;'}</td></tr></table>
<table><tr><th>Data de nascimento</th><th>Dia</th><th>Mês</th><th>Ano</th><th>Horário</th><th>Sexo</th><th>Gêmeo</th></tr><tr><td>{dw(r.dob)}</td><td>{r.dob.day:02d}</td><td>{r.dob.month:02d}</td><td>{r.dob.year}</td><td>{f'{r.h:02d}:{r.mi:02d}' if r.h is not None else '&mdash;'}</td><td>{r.sx}</td><td>{'Sim' if r.twin else 'Não'}</td></tr></table>
<table><tr><th>Local de nascimento</th><th>Município de nascimento/UF</th><th>Naturalidade</th></tr><tr><td>{r.hosp}{', '+r.addr if n%2 else ''}</td><td>{P1(r.bm,r.bu)}</td><td>{P1(r.nm,r.nu)}</td></tr></table>
<table style="table-layout:fixed"><tr><th style="width:70pt">FILIAÇÃO</th><th>1</th><th>2</th></tr><tr><th>Genitor(a)</th>{X(lambda x:f'<b>{x.n}</b>')}</tr><tr><th>Natural de</th>{X(lambda x:P1(*x.nat))}</tr><tr><th>Avô</th>{X(lambda x:x.av)}</tr><tr><th>Avó</th>{X(lambda x:x.am)}</tr></table>
<table><tr><th>Gêmeos: nome e matrícula</th></tr><tr><td>{'; '.join(x+', matrícula '+matr(NS(**{**r.__dict__,'termo':r.termo+1})) for x in r.twin) or '&mdash;'}</td></tr></table>
<table><tr><th>Data do registro</th><th>Município de registro/UF</th><th>Livro</th><th>Folha</th><th>Termo</th></tr><tr><td>{dw(r.reg)} - {f(r.reg)}</td><td>{P1(r.rm,uf)}</td><td>A {r.livro}</td><td>{r.folha}</td><td>{r.termo}</td></tr></table>
<table><tr><th>Averbações / anotações à margem do registro</th></tr><tr><td style="height:52pt">{notes(r,'Não constam.','<br>')}</td></tr></table>
<div style="display:flex;gap:12pt;font-size:7.6pt;line-height:1.3"><div style="flex:1"><b>{c}</b><br>CNS {r.cns[:2]}.{r.cns[2:5]}-{r.cns[5]} &nbsp; {r.oaddr} - {r.rm}/{uf}<br>Oficial de Registro: {r.off}<br>Certidão emitida por: {r.clerk}, Escrevente<br>Selo digital: <b>{r.selo}</b> &nbsp; Emolumentos: {'isento' if n%2 else 'R$ 46,10'}<br>O conteúdo da certidão é verdadeiro. Dou fé.<br>{r.rm}/{uf}, {dm(r.em)}.</div><div style="width:190pt;border:.8pt solid #2f7d4a;padding:4pt;font-size:6.8pt;box-sizing:border-box">Documento assinado digitalmente conforme MP 2.200-2/2001 (ICP-Brasil)<br>Assinado por: {U(r.clerk)}:{R.randint(10**10,10**11-1)}<br>Data: {f(r.em)} {R.randint(8,17):02d}:{R.randint(10,59)}:{R.randint(10,59)} -0{R.choice('345')}:00<br>Código de validação: {vd}<br>{hs}<br>Valide em https://registrocivil.org.br/validacao</div></div>"""
    M=matr(r,2) if n%2 else matr(r)
    return b,T(r,U=I,ov={'registro.cartório':c,'registro.livro':str(r.livro),'registro.folha':str(r.folha),'registro.termo':str(r.termo),'dados_pessoais.matrícula':M})
# ---------------------------------------------------------------- G: printed form of the 1970s/80s filled with a typewriter
OFC=["Cartório do Registro Civil - {z}º Ofício","Cartório de Paz e Registro Civil do Distrito de {m}","Cartório {s} - Registro Civil","{z}º Cartório do Registro Civil e Anexos"]
@form("""body,.pg{font:10pt 'C059','Nimbus Roman'}.pg{padding:30pt 42pt;box-sizing:border-box;background:#fbf7e9}.l{display:flex;align-items:flex-end;margin-bottom:6.5pt;line-height:1.05}.l span{white-space:nowrap}.l em{flex:1 1 auto;width:10pt;border-bottom:.8pt dotted #333;font:normal 10.5pt 'Nimbus Mono PS';color:#22264a;padding:0 3pt;margin:0 3pt;min-height:12pt}""",612,860)
def G(n):
    uf=['ES','PR','SC','MT','GO','AL','PE','AM'][n-1]
    tr=[{'gpf'},{'foreign','both'},{'alone','home'},{'twin'},{'late','nohour'},{'an'},{'away'},{'nogp','home','jr','av'}][n-1]
    r=rec('G',n,uf,(1968,1980),None if n in(1,2,4,7) else (1982,1989),tr); R=r.R; r.cpf=r.dnv=''; up=U if n%2 else I
    if 'late' in tr: r=late_fix(r)
    c=OFC[n%4].format(z=R.randint(1,3),m=r.rm,s=r.off.split()[-1]); p,m=sides(r); nil='-x-x-x-x-x-x-'; fo=f"{r.folha}{'v' if n%2 else ''}"
    V=lambda *a,g=None:'<div class=l>'+''.join(f'<span>{x}</span>' if i%2==0 else f'<em style="flex-grow:{(g or [1]*9)[i//2]}"><span style="white-space:normal;position:relative;top:{R.choice([-1,0,0,1])}pt">{x or nil}</span></em>' for i,x in enumerate(a))+'</div>'
    f1=r.g[0]; M=next((x for x in r.g if x.s=='F'),None); Fa=next((x for x in r.g if x.s=='M'),None)
    hr='' if r.h is None else f"{r.h} e {r.mi} min." if r.mi else f'{r.h} hs'
    if n%2 and r.h is not None: hr=f"{r.h:02d}:{r.mi:02d}"
    b=f"""<div style="display:flex;justify-content:space-between;align-items:center"><div style="width:120pt;font-size:8pt">Estado {UFN[uf]}<br>Comarca de {r.rm}<br>Município de {r.rm}</div>{arms(56,'#111')}<div style="width:120pt;text-align:right"><svg width=52 height=62><rect x=1 y=1 width=50 height=60 fill="#e7d7c0" stroke="#933" stroke-dasharray="3 2"/><text x=26 y=20 font-size=7 text-anchor=middle fill="#933">TAXA</text><text x=26 y=36 font-size=9 text-anchor=middle fill="#933">{money(r.em.year,R.randint(2,30))}</text><text x=26 y=52 font-size=6 text-anchor=middle fill="#933">ESTADUAL</text></svg></div></div><div style="text-align:center;line-height:1.35">REPÚBLICA FEDERATIVA DO BRASIL<br><b style="font-size:12pt">{U(c)}</b><br>{r.off} - Oficial<br><b style="font-size:19pt;letter-spacing:2pt">CERTIDÃO DE NASCIMENTO</b></div><br>"""
    b+=V('CERTIFICO que às fls.',fo,'do livro n.º',f'A-{r.livro}','sob o n.º',r.termo,'consta o registro de',g=[1,1,1.2])+V('NOME:',f'<b>{up(r.name)}</b>')+V('Data do nascimento:',dw(r.dob)+f" ({r.dob.day:02d}-{r.dob.month:02d}-{r.dob.year})")+V('Hora:',hr,'Sexo:',up(r.sx),'Côr:',R.choice(['branca','parda','preta']))
    b+=V('Local do nascimento:',r.hosp+(', '+r.addr if r.home else ''))+V('Município e Estado:',P2(r.bm,r.bu))
    b+=V('PAI:',up(Fa.n) if Fa else '')+V('natural de',P2(*Fa.nat) if Fa else '','profissão',Fa.prof if Fa else '',g=[2,1])+V('MÃE:',up(M.n) if M else '')+V('natural de',P2(*M.nat) if M else '','profissão',M.prof if M else '',g=[2,1])
    gg=lambda x,k:getattr(x,k) if x else ''
    b+=V('Avós paternos:',up(gg(p,'av')),)+V('&emsp;&emsp;&emsp;&emsp;e D.',up(gg(p,'am')))+V('Avós maternos:',up(gg(m,'av')))+V('&emsp;&emsp;&emsp;&emsp;e D.',up(gg(m,'am')))
    b+=V('Data do registro:',f(r.reg),'Declarante:',r.decl,g=[1,1.4])+V('Testemunhas:',f'{r.wit[0]} e {r.wit[1]}')
    ob=(f'Gême{r.o} de '+' e '.join(r.twin)+'. ' if r.twin else '')+notes(r,'',' ')
    b+=V('Observações:',ob)+f"""<div style="display:flex;margin-top:9pt;align-items:flex-end"><svg width=120 height=96><g fill=none stroke="#46a" stroke-width=1.3><circle cx=60 cy=48 r=44 /><circle cx=60 cy=48 r=30 /></g><text x=60 y=46 font-size=8 text-anchor=middle fill="#46a">REGISTRO CIVIL</text><text x=60 y=57 font-size=7 text-anchor=middle fill="#46a">{uf}</text></svg><div style="flex:1;text-align:center">O referido é verdade e dou fé.{V('',P2(r.rm,uf),', ',dm(r.em),g=[1,1.2])}{sig(R,170,30,'#113')}<br>_____________________________________<br>{f'{r.clerk} - Escrevente Juramentado' if n%2 else 'O Oficial do Registro Civil'}</div></div><div style="position:absolute;bottom:16pt;left:42pt;font-size:6pt">Mod. 12 - Tip. Progresso Ltda. - {r.rm}</div>"""
    return b,T(r,P=P2,U=up,nat=False,ov=old(r,c,fo,{'local_nascimento.estabelecimento':r.hosp,'registro.município':r.rm,'local_nascimento.município':r.bm,'dados_pessoais.naturalidade':P2(r.bm,r.bu),'gêmeos.informações_adicionais':' e '.join(r.twin),**natov(r,P2)}),acc={'registro.cartório':[U(c)],**tw(r,'de')})
def tw(r,w):
    s=f"Gême{r.o} {w} {' e '.join(r.twin)}."
    return {'observações.'+k:[s,*([s+' '+x] if (x:=(r.av or r.an)) else [])] for k in ('averbações','anotações')} if r.twin else {}
def natov(r,P): return {f'filiação.genitor_{i+1}.naturalidade':P(*x.nat) for i,x in enumerate(r.g)}
def late_fix(r):
    r.reg=r.em=late(r.R,r.dob,3000,4500); return r
def old(r,c,fo,more=()):
    return {'registro.cartório':c,'registro.livro':f'A-{r.livro}','registro.folha':fo,'registro.termo':str(r.termo),'dados_pessoais.matrícula':'','dados_pessoais.cpf':'','registro.número_dnv':'','autenticação.selo_digital':'','dados_pessoais.data_nascimento.texto_completo':dw(r.dob),'observações.averbações':r.av,'observações.anotações':r.an,'autenticação.oficial_registro':r.off,**dict(more)}
# ---------------------------------------------------------------- H: computer, dot-matrix on continuous paper (1986-1999)
import unicodedata, textwrap
@form("""body,.pg{background:#fff}.pg{box-sizing:border-box}pre{position:absolute;left:44pt;top:26pt;margin:0;font:9.9pt/12pt 'Liberation Mono';color:#333}""",612,792)
def H(n):
    uf=['CE','PB','RN','PI','MA','SE','DF','MS'][n-1]; plain=n in(2,4,7)
    tr=[{'an'},{'twin'},{'alone','nohour'},{'home','late'},{'foreign'},{'av','gpf'},{'away','jr'},{'momfirst','nogp'}][n-1]
    r=rec('H',n,uf,[(1945,1980),(1987,1994),(1970,1990),(1950,1978),(1960,1985),(1955,1985),(1986,1995),(1975,1995)][n-1],(1988,1999),tr); R=r.R; r.cpf=r.dnv=''
    X=(lambda s:unicodedata.normalize('NFD',s.replace('ª','A').replace('º','O')).encode('ascii','ignore').decode().upper()) if plain else U
    c=R.choice([f"Cartório do Registro Civil - {R.randint(1,4)}ª Zona",f"Cartório {r.off.split()[-1]} - {R.randint(1,3)}º Ofício de Notas e Registro Civil",f"{R.randint(1,5)}º Ofício do Registro Civil de {r.rm}"]); p,m=sides(r)
    W=82; L=[]; bar=lambda ch='-':L.append('+'+ch*(W-2)+'+'); C=lambda s:L.append('|'+s.center(W-2)+'|')
    def K(l,v):
        v=v or ['*'*20,'-'*20,'X X X X X X'][n%3]
        for i,x in enumerate(textwrap.wrap(v,W-29)): L.append('| '+((l.ljust(22,'.')+': ') if i==0 else ' '*24)+x.ljust(W-28)+' |')
    bar('='); C('REPÚBLICA FEDERATIVA DO BRASIL'); C('ESTADO '+U(UFN[uf]) if uf!='DF' else 'DISTRITO FEDERAL'); C(c); C(f'OFICIAL: {r.off}'); C(f'{r.oaddr} - {r.rm} - {uf} - FONE {R.randint(221,799)}-{R.randint(1000,9999)}'); bar('='); C('C E R T I D Ã O   D E   N A S C I M E N T O'); bar('=')
    L.append('| '+f'LIVRO: A-{r.livro}     FOLHA: {r.folha}{"V" if n%2 else ""}     TERMO: {r.termo}     DATA REG.: {f(r.reg)}'.ljust(W-4)+' |'); bar()
    K('NOME',r.name); K('SEXO',r.sx); K('DATA DE NASCIMENTO',f'{f(r.dob)} ({dw(r.dob)})'); K('HORA',f'{r.h:02d}:{r.mi:02d} HS' if r.h is not None else ''); K('LOCAL',r.hosp+(', '+r.addr if r.home or n%3==1 else '')); K('CIDADE/UF',P1(r.bm,r.bu)); bar()
    for x in r.g: K('PAI' if x.s=='M' else 'MÃE',x.n); K('  NATURAL DE',P1(*x.nat))
    if len(r.g)==1: K('PAI',''); K('  NATURAL DE','')
    for l,x in (('PATERNO',p),('MATERNO',m)): K('AVÔ '+l,x.av if x else ''); K('AVÓ '+l[:-1]+'A',x.am if x else '')
    bar(); K('GÊMEOS','SIM - '+' e '.join(r.twin) if r.twin else 'NÃO'); K('DECLARANTE',r.decl); K('TESTEMUNHAS',r.wit[0]+' e '+r.wit[1]); bar(); K('AVERBAÇÕES',r.av); K('ANOTAÇÕES',r.an); bar('=')
    C('O REFERIDO É VERDADE E DOU FÉ.'); C(f'{r.rm} ({uf}), {f(r.em)}'); C(''); C(''); C('_'*40); C(f'{r.clerk} - ESCREVENTE' if n%3 else f'{r.off} - OFICIAL'); bar('='); L.append(f'  EMOL. {money(r.em.year,R.randint(2,90))}   SISTEMA REGCIV V{R.randint(1,4)}.{R.randint(0,9)}   OPER. {R.randint(1,9):02d}   {"2A. VIA" if r.em.year-r.reg.year>1 else "1A. VIA"}')
    hol=''.join(f'<circle cx="14" cy="{y}" r="5"/><circle cx="598" cy="{y}" r="5"/>' for y in range(18,790,24)); gb=''.join(f'<rect x="30" y="{y}" width="552" height="24" fill="#e6f2e6"/>' for y in range(24,770,48))
    b=f'<svg width="612" height="790" viewBox="0 0 612 790" style="position:absolute;left:0;top:0;width:612pt;height:790pt">{gb}<g fill="#fff" stroke="#999">{hol}</g><path d="M28,0V790M584,0V790" stroke="#bbb" stroke-dasharray="3 3"/></svg><pre>{X(chr(10).join(L))}</pre>'
    t=T(r,U=X,P=P1,joint=False,nat=False); acc={}; t2=T(r,U=U,P=P1,joint=False,nat=False)
    o=old(r,X(c),f'{r.folha}{"V" if n%2 else ""}',{'observações.averbações':X(r.av),'observações.anotações':X(r.an),'autenticação.oficial_registro':X(r.off),'dados_pessoais.data_nascimento.texto_completo':X(dw(r.dob))})
    t=T(r,U=X,P=P1,joint=False,nat=False,ov=o)
    def walk(a,b,k):
        for q in a:
            if isinstance(a[q],dict): walk(a[q],b[q],k+[q])
            elif a[q]!=b[q] and X(b[q])==a[q] and a[q]: t['accept'].setdefault('.'.join(k+[q]),[]).append(b[q])
    t2['data']['registro']['cartório']=U(c)
    if plain: walk(t['data'],t2['data'],[])
    return b,t
# ---------------------------------------------------------------- I: printed form with gaps (1932-1957)
@form("""body,.pg{font:11.5pt 'Nimbus Roman'}.pg{padding:30pt 50pt;box-sizing:border-box;background:#f7efd8}.pg p{line-height:1.95;text-align:justify;margin:4pt 0}.g{border-bottom:.8pt dotted #222;color:#1b2350;padding:0 3pt}.pg.hand .g,.hand .g{font:14pt 'Z003'}.type .g{font:10.5pt 'Nimbus Mono PS'}""",612,880)
def I_(n):
    uf=['RS','SP','BA','MG','PA','RJ','MA','SC'][n-1]
    tr=[{'foreign','both'},set(),{'alone'},{'jr'},{'home'},{'twin'},{'gpf','late'},{'an'}][n-1]
    r=rec('I',n,uf,(1931,1950),None if n%2 else (1945,1957),tr); R=r.R; r.cpf=r.dnv=''
    if 'late' in tr: r.em=r.reg
    if not r.home and n%3==0: r.home=True
    if r.home: r.hosp='Em domicílio'
    c=R.choice([f"Cartório do Registro Civil do {R.randint(1,2)}º Districto",f"Cartório de Paz de {r.rm}",f"Registro Civil - {R.randint(1,3)}ª Zona"]); p,m=sides(r); fo=f"{r.folha}{'v' if n%2==0 else ''}"
    g=lambda v:f'<span class=g>&nbsp;{v}&nbsp;</span>' if v else '<span class=g>&nbsp;&mdash;&mdash;&mdash;&mdash;&mdash;&mdash;&nbsp;</span>'; e=lambda v:f'<span class=g style="padding:0 1pt">{v}</span>'
    Fa=next((x for x in r.g if x.s=='M'),None); M=next(x for x in r.g if x.s=='F'); nat=lambda x:P4(*x.nat); yr=num(r.dob.year%100)
    hh=hday(r.h,r.mi); k,mm=(hh.split(' hora',1)+[''])[:2]; per=re.search(r'(da \w+)$',hh).group(1)
    loc=f"em domicílio, {r.addr}" if r.home else r.hosp; dd=day(r.dob.day)
    b=f"""<div class={'hand' if n%2 else 'type'}><div style="text-align:center;line-height:1.4">{arms(60,'#222')}<br>REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL<br><b>Estado {UFN[uf]}</b> &mdash; Comarca de {g(r.rm)}<br><b style="font-size:13pt">{U(c)}</b><br><span style="font-size:10pt">Oficial: {r.off}</span><br><b style="font:bold 22pt 'Nimbus Roman';letter-spacing:3pt">Certidão de Nascimento</b></div><p>&emsp;&emsp;CERTIFICO que, a fls. {g(fo)} do livro n.º {g(f'A-{r.livro}')} de registro de nascimentos, sob o n.º de ordem {g(r.termo)}, consta o assento de {g(r.name)}, do sexo {g(r.sx.lower())}, nascid{e(r.o)} no dia {g(dd)} de {g(MES[r.dob.month-1])} de mil novecentos e {g(yr)}, ás {g(k)} horas {'e '+g(num(r.mi))+' minutos ' if r.mi else ''}{g(per)}, n{e('este município' if r.bm==r.rm else 'o município')} de {g(P4(r.bm,r.bu))}, logar {g(loc)}, filh{e(r.o)} legitim{e(r.o)} de {g(Fa.n if Fa else '')}, natural de {g(nat(Fa) if Fa else '')}, profissão {g(Fa.prof if Fa else '')}, e de D. {g(M.n)}, natural de {g(nat(M))}, profissão {g('doméstica')}. São av{e('ós')} paternos {g(p.av if p else '')} e D. {g(p.am if p else '')}; e matern{e('os')} {g(m.av)} e D. {g(m.am)}.</p><p>O registro foi feito em {g(dm(r.reg))}, tendo sido declarante {g(r.decl)} e testemunhas {g(r.wit[0])} e {g(r.wit[1])}.</p><p>Observações: {g((f'Gême{r.o} com '+r.twin[0]+'. ' if r.twin else '')+notes(r,'') or 'nada consta')}</p><p>&emsp;&emsp;O referido é verdade, do que dou fé.</p><p style="text-align:right">{g(r.rm)}, {g(str(r.em.day) if r.em.day>1 else '1º')} de {g(MES[r.em.month-1])} de 19{e(str(r.em.year)[2:])}</p><div style="text-align:right">{sig(R,180,34,'#223')}<br>O {'Escrivão' if n%2 else 'Escrevente Juramentado'}{': '+r.clerk if n%2==0 else ''}</div></div><div style="position:absolute;left:50pt;bottom:30pt;font-size:8pt">Custas: {money(r.em.year,R.randint(3,20))} &mdash; Sêlo: {money(r.em.year,2)} &mdash; Busca: {money(r.em.year,R.randint(1,4))}<br>Papelaria e Typographia União</div>"""
    if not Fa: b=b.replace('legitim'+e(r.o),'natur'+e('al'))
    tx=f"{dd} de {MES[r.dob.month-1]} de mil novecentos e {yr}"
    return b,T(r,U=I,P=P4,nat=False,ov=old(r,c,fo,{'dados_pessoais.data_nascimento.texto_completo':tx,'local_nascimento.estabelecimento':r.hosp,'dados_pessoais.naturalidade':P1(r.bm,r.bu)}),acc={'registro.cartório':[U(c)],**tw(r,'com')})
# ---------------------------------------------------------------- J: inteiro teor, narrated
@form("""body,.pg{font:11pt 'Liberation Serif'}.pg{padding:34pt 54pt 30pt 66pt;box-sizing:border-box}.pg p{line-height:1.5;text-align:justify;margin:5pt 0}.pg.b,.m{font-family:'Liberation Mono';font-size:9.2pt}""")
def J(n):
    uf=['CE','PE','SP','RN','PR','PB','MG','SE'][n-1]
    tr=[{'av'},{'alone'},{'foreign','both'},{'an'},{'twin'},{'home','away'},{'late'},{'momfirst','av','an'}][n-1]
    r=rec('J',n,uf,[(1938,1960),(1960,1975),(1941,1955),(1950,1972),(1974,1988),(1966,1985),(1930,1950),(1955,1975)][n-1],[(1990,2008),(2012,2024)][n%2],tr); R=r.R; mod=r.em.year>=2010; r.dnv=r.cpf=''
    c=R.choice([f"Registro Civil das Pessoas Naturais de {r.rm}",f"Cartório {r.off.split()[-1]} - Registro Civil e Notas",f"{R.randint(1,3)}º Ofício do Registro Civil das Pessoas Naturais da Comarca de {r.rm}"]); p,m=sides(r); fo=f"{r.folha}{' verso' if n%3==0 else ''}"
    Fa=next((x for x in r.g if x.s=='M'),None); M=next(x for x in r.g if x.s=='F'); dec=Fa or M; o='o' if Fa else 'a'
    hh=hday(r.h,r.mi) if n%2 else hw(r.h,r.mi); na=lambda x:P4(*x.nat)
    loc=f"em domicílio, à {r.addr}" if r.home else 'n'+('a ' if r.hosp.split()[0] in('Santa','Maternidade','Casa') else 'o ')+r.hosp; N=(lambda s:U(s)) if n%2 else I
    par=f"filh{r.o} {'legítim'+r.o if Fa else 'natural'} "+(f"d{o} declarante e de sua mulher, dona {N(M.n)}, {M.prof if M.prof!='do lar' else 'doméstica'}, natural de {na(M)}, casados nesta Comarca" if Fa else f"da declarante")
    avs='; '.join(x for x in [f"avós paternos: {N(p.av)} e dona {N(p.am)}" if p else '',f"avós maternos: {N(m.av)} e dona {N(m.am)}"] if x)
    teor=f"“NÚMERO {r.termo}. Aos {num(r.reg.day) if r.reg.day>1 else 'primeiro'} {'dias' if r.reg.day>1 else 'dia'} do mês de {MES[r.reg.month-1]} do ano de {num(r.reg.year)}, nesta cidade de {r.rm}, Estado {UFN[uf]}, em cartório, compareceu {N(dec.n)}, {dec.prof if Fa else 'doméstica'}, natural de {na(dec)}, com {num(dec.age)} anos de idade, e perante as testemunhas abaixo assinadas declarou que no dia {day(r.dob.day)} do mês de {MES[r.dob.month-1]} do ano de {num(r.dob.year)}, às {hh}, {loc}, em {P4(r.bm,r.bu)}, nasceu uma criança do sexo {r.sx.lower()}, que recebeu o nome de <b>{N(r.name)}</b>, {par}, sendo {avs}. "
    if r.twin: teor+=f"Declarou mais que a criança é gêmea de {N(r.twin[0])}, cujo assento é lavrado em seguida. "
    teor+=f"Foram testemunhas {r.wit[0]}, comerciante, e {r.wit[1]}, doméstica, residentes nesta cidade. Do que, para constar, lavrei este termo que, lido e achado conforme, assinam. Eu, {person(R,'M',1930)}, escrivão, o escrevi.” "
    mg=(f"À margem do assento constam: {notes(r,'')} " if r.av or r.an else 'À margem nada consta. ')
    b=f"""<div style="border:3pt double #444;position:absolute;left:26pt;top:18pt;right:26pt;bottom:18pt"></div><div style="text-align:center;line-height:1.3">{arms(52,'#333')}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>{U(P4('',uf)[2:])}<br><b>{U(c)}</b><br><span style="font-size:9pt">{r.oaddr} - {r.rm} - {uf} - Oficial: {r.off}</span></div><h2 style="text-align:center;margin:10pt 0 4pt">CERTIDÃO DE NASCIMENTO<br><span style="font-size:12pt">(INTEIRO TEOR)</span></h2>{f'<div style="text-align:center">Matrícula: {matr(r)}</div>' if mod else ''}<div class={'m' if n%4 in(0,3) else 'x'}><p>CERTIFICO, a pedido verbal de parte interessada, que, revendo os livros de registro de nascimentos deste cartório, no de número A-{r.livro}, às folhas {fo}, sob o número de ordem {r.termo}, encontrei o assento do teor seguinte: {teor}{mg}Nada mais se continha em dito assento, que para aqui fielmente transcrevi. O referido é verdade e dou fé.</p><p style="text-align:center">{r.rm}, {dw(r.em) if n%3==0 else dm(r.em)}.</p></div><div style="text-align:center">{sig(R)}<br>{r.clerk if n%2 else r.off}<br>{'Escrevente Autorizada' if n%2 else 'Oficial do Registro Civil'}</div>"""
    if mod: b+=f"""<div style="position:absolute;left:66pt;bottom:32pt;display:flex;gap:8pt;font-size:8pt;align-items:center">{qr(R,46)}<div>Selo digital: {r.selo}<br>Emolumentos: R$ {R.randint(40,120)},{R.randint(10,99)} &nbsp; ISS: R$ 2,{R.randint(10,99)}<br>Valide este selo no portal do Tribunal de Justiça</div></div>"""
    order=[dec]+[x for x in r.g if x is not dec]; r.g=order
    fo2=fo.replace(' verso','v'); ov=old(r,U(c),fo2,{'dados_pessoais.data_nascimento.texto_completo':dw(r.dob),'local_nascimento.estabelecimento':r.hosp,'dados_pessoais.matrícula':matr(r) if mod else '','autenticação.selo_digital':r.selo if mod else '','registro.município':r.rm,'local_nascimento.município':r.bm,'dados_pessoais.naturalidade':P1(r.bm,r.bu),**natov(r,P4)})
    return b,T(r,U=N,P=P4,nat=False,ov=ov,acc={'registro.cartório':[c],'registro.folha':[fo] if fo!=fo2 else [],'dados_pessoais.data_nascimento.texto_completo':[f"{day(r.dob.day)} do mês de {MES[r.dob.month-1]} do ano de {num(r.dob.year)}"]})
if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True)
    for name,css,W,H_,fn in F:
        pages=[]
        st=f'@page{{size:{W}pt {H_}pt;margin:0}}*{{-webkit-print-color-adjust:exact}}html,body{{margin:0}}.pg{{width:{W}pt;height:{H_-1}pt;position:relative}}'+css
        for n in range(1,9):
            b,t=fn(n); t['width'],t['height']=W,H_; b='\n'.join(b.split('\n')) ; pages.append(b)
            open(f"{out}/{t['case']}.html",'w').write(f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>{st}</style></head><body class="pg">{b}</body></html>')
            json.dump(t,open(f"{out}/{t['case']}.json",'w'),ensure_ascii=False,indent=1)
        if len(sys.argv)>2: open(f"{sys.argv[2]}/{name[0]}.html",'w').write(f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>{st}.pg{{break-after:page}}.pg:last-child{{break-after:auto}}</style></head><body>'+''.join(f'<div class="pg">{b}</div>' for b in pages)+'</body></html>')
