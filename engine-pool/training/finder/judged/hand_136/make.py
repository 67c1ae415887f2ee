import sys, os, json, re, html, datetime
from common import *
fam_m,fam_o=parse(MODERN),parse(OLD)
def page(css,body):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{{size:A4;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:210mm;height:296.5mm;overflow:hidden;position:relative;color:#111}}{css}</style></head><body>{body}</body></html>'
def bx(l,v,f=1,c=''): return f'<div class="bx {c}" style="flex:{f}"><div class="l">{E(l)}</div><div class="v">{E(v) if not v.startswith("<") else v}</div></div>'
def row(*b): return '<div class="row">'+''.join(b)+'</div>'
def lines(L): return '<div>'+'</div><div>'.join(E(x) for x in L)+'</div>'
def estp(d):
    if d['home']: return ', '.join(x for x in ('Domicílio',d['est'],d['addr']) if x)
    return ', '.join(x for x in (d['est'],d['addr']) if x)
def muf(m,u,v): return nat(f'{m}/{u}',v if v!=3 else 2)
def ev(a,b,bl): return a or bl, b or bl
def parents(d,sep):
    out=[]
    for p in d['par']: out.append(p['nome']+(sep+nat(p['nat'],d['natv']) if p['nat'] else ''))
    return out
def sig(d): return f'<div class="sig"><div class="ln"></div>{E(d["clk"])+"<br><small>Escrevente autorizada(o)</small>" if d["clk"] else E(d["off"])+"<br><small>Oficial registrador(a)</small>"}</div>'
def twtxt(d,bl):
    if not d['tw']: return bl
    return '; '.join(f'{a} - matrícula {m}' for a,m in zip(d['tw'],d['twm']))
def avl(d,bl,pre='Avós '):
    L=avlines(d)
    if d['par'][0]['sx']=='f' and len(d['par'])==2 and d['par'][1]['sx']=='m': L=L[::-1]
    return L
SX=lambda d:'Masculino' if d['sx']=='M' else 'Feminino'
def notes(d): return ' '.join(x for x in (d['av'],d['an']) if x)

def form_a(d):
    bl=d['blank']; n=d['n']; b=d['dob']
    tx=dw(b) ; tx=tx if n%2 else tx[0].upper()+tx[1:]
    A=[]
    for s,x,y in avl(d,bl):
        if not x and not y: A.append(f'Avós {s}: {bl}')
        else: A.append(f'Avós {s}: {x or bl} e {y or bl}')
    hr=d['hora'] if n%2 else d['hora'].replace(':','h')+'min'
    P=parents(d,[' - natural de ',', natural de '][n%2])
    if len(d['par'])==1: P.append(bl)
    reg=dw(d['reg'])
    css='body{font:10.5px "Liberation Sans",Arial,sans-serif;padding:11mm 14mm}.h{text-align:center;line-height:1.35}.h b{font-size:13px}.h h1{font-size:20px;margin:5px 0 4px;letter-spacing:1px}.row{display:flex;gap:5px;margin-top:5px}.bx{border:1px solid #444;border-radius:3px;padding:3px 7px 5px;min-height:49px}.l{font-size:7.5px;color:#333;text-transform:uppercase}.v{font-weight:bold;font-size:13px;margin-top:3px;line-height:1.35}.big .v{text-align:center;font-size:14px}.obs{min-height:150px}.ft{display:flex;gap:14px;margin-top:8px}.ft>div{flex:1;line-height:1.5}.sig{text-align:center;margin-top:30px}.ln{border-top:1px solid #222;width:70%;margin:0 auto 3px}'
    body=f'<div class="h"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>CERTIDÃO DE NASCIMENTO</h1></div>'
    body+=row(bx('Nome',d['nome'],1,'big'))+row(bx('Matrícula',d['mat'],1,'big'))
    body+=row(bx('Data de nascimento por extenso',tx,5),bx('Dia',b.strftime('%d'),.6),bx('Mês',b.strftime('%m'),.6),bx('Ano',str(b.year),.8))
    body+=row(bx('Hora',hr,.8),bx('Município de nascimento e unidade da federação',muf(d['mun'],d['uf'],d['natv']),3))
    body+=row(bx('Município de registro e unidade da federação',muf(d['rmun'],d['ruf'],d['natv']),3),bx('Local de nascimento',estp(d),4),bx('Sexo',SX(d),1))
    body+=row(bx('Filiação',lines(P)))+row(bx('Avós',lines(A)))
    T=twtxt(d,bl)
    body+=row(bx('Gêmeo','Sim' if d['tw'] else 'Não',.6),bx('Nome e matrícula do(s) gêmeo(s)',T,5))
    body+=row(bx('Data do registro por extenso',reg,3),bx('Número da declaração de nascido vivo',d['dnv'] or bl,1.4))
    body+=row(bx('Observações / Averbações',notes(d) or bl,1,'obs'))
    body+=f'<div class="ft"><div>Nome do Ofício:<br><b>{E(d["cart"])}</b><br>Oficial Registrador:<br><b>{E(d["off"])}</b><br>Município/UF:<br><b>{E(muf(d["rmun"],d["ruf"],d["natv"]))}</b><br>Endereço: Praça {["Brasil","Sete de Setembro","da Vitória"][n%3]}, {10+n*3}, Centro{"<br>Selo digital: <b>"+E(d["selo"])+"</b>" if d["selo"] else ""}</div><div>O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: <b>{E(d["rmun"])}-{d["ruf"]}, {dl(d["em"])}.</b>{sig(d)}</div></div>'
    return page(css,body),truth(d,tx,estp(d),T)

def form_b(d):
    bl=d['blank']; n=d['n']; b=d['dob']
    tx=dw(b); tx=tx.upper() if n in (3,6) else tx
    L=[]
    for s,x,y in avl(d,bl):
        x2,y2=ev(x,y,bl)
        L.append(f'{s[0].upper()+s[1:]}: {x2} e {y2}' if n%2 else f'{s[0].upper()+s[1:]}: {x2} / {y2}')
    P=[f'{p["nome"]} ({nat(p["nat"],d["natv"]) if d["natv"]!=4 else nat(p["nat"],0)})' if n%2==0 else f'{p["nome"]} - naturalidade: {nat(p["nat"],d["natv"])}' for p in d['par']]
    if len(P)==1 and n%2: P.append(bl)
    if n in (1,4,6):
        r=d['rng']; k='%02d.%03d.%03d-%d'%(r.randint(10,59),r.randint(0,999),r.randint(0,999),r.randint(0,9))
        d['cad']=['RG',k,dn(d['em']-datetime.timedelta(days=0)),f'SSP/{d["ruf"]}']
    c=d['cad'] or ['']*4
    def tr(t,v): return f'<tr><td>{t}</td>'+''.join(f'<td>{E(x) or "---"}</td>' for x in v)+'<td>---</td></tr>'
    cad=f'<table><tr><th>Tipo documento</th><th>Número</th><th>Data expedição</th><th>Órgão expedidor</th><th>Data de validade</th></tr>{tr("RG",c[1:])}{tr("PIS/NIS",["","",""])}{tr("Passaporte",["","",""])}{tr("Título de Eleitor",["","",""])}</table>'
    hr={0:'{} horas',1:'{}',2:'{}h'}[n%3].format(d['hora'])
    css='body{font:10px "Liberation Serif","Times New Roman",serif;padding:10mm 15mm}.h{text-align:center}.h h1{font-size:19px;margin:4px 0}.c{text-align:center;margin-top:6px}.c .l{font-size:9px}.c .v{font-size:14px;font-weight:bold}.row{display:flex;margin-top:-1px}.bx{border:1px solid #000;margin-left:-1px;padding:2px 6px 5px;min-height:44px}.l{font-size:8.5px}.v{font-size:13.5px;line-height:1.3}.obs{min-height:130px}table{border-collapse:collapse;width:100%;font-size:9px}td,th{border:1px solid #000;padding:2px 4px;text-align:left}.ft{display:flex;margin-top:8px;gap:10px;line-height:1.5;font-size:10.5px}.ft>div{flex:1}.sig{text-align:center;margin-top:26px}.ln{border-top:1px solid #222;width:75%;margin:0 auto 2px}.cp{font-size:9px;border:1px solid #000;margin-top:-1px;margin-left:-1px;padding:2px 5px}'
    body='<div class="h"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>CERTIDÃO DE NASCIMENTO</h1></div>'
    def cc(l,v): return f'<div class="c"><div class="l">{l}</div><div class="v">{E(v)}</div></div>'
    body+=cc('Nome',d['nome'])+cc('Número do CPF',d['cpf'] or bl)+cc('Matrícula',d['mat'])+'<div style="height:6px"></div>'
    body+=row(bx('Data de nascimento por extenso',tx,5),bx('Dia',b.strftime('%d'),.5),bx('Mês',b.strftime('%m'),.5),bx('Ano',str(b.year),.7))
    body+=row(bx('Hora de nascimento',hr,1),bx('Naturalidade',nat(d['natreg'],d['natv']),3))
    body+=row(bx('Município de nascimento e unidade da federação',muf(d['mun'],d['uf'],d['natv'])),bx('Município de registro e unidade da federação',muf(d['rmun'],d['ruf'],d['natv'])))
    body+=row(bx('Local de nascimento',estp(d),4),bx('Sexo',SX(d)))
    body+=row(bx('Filiação',lines(P)))+row(bx('Avós',lines(L)))
    T=twtxt(d,bl)
    body+=row(bx('Gêmeo','SIM' if d['tw'] else 'NÃO',.6),bx('Nome e matrícula do(s) gêmeo(s)',T,5))
    body+=row(bx('Data de registro por extenso',dw(d['reg']),3),bx('Número da DNV',d['dnv'] or bl))
    body+=row(bx('Averbações/Anotações à acrescer',notes(d) or bl,1,'obs'))
    body+=row(bx('Anotações de cadastro',cad))+'<div class="cp">As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido.</div>'
    body+=f'<div class="ft"><div>CNS nº {d["cns"]}<br><b>{E(d["cart"])}</b><br>{E(d["off"])} - Oficial(a)<br>{E(muf(d["rmun"],d["ruf"],0))}<br>Rua {["Nascimento Santos","do Registro","Primeiro de Maio"][n%3]}, nº {n*41}{"<br>Selo: "+E(d["selo"]) if d["selo"] else ""}</div><div>O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(d["rmun"])}, {d["ruf"]}, {dn(d["em"])}.{sig(d)}</div></div>'
    return page(css,body),truth(d,tx,estp(d),T)

def form_c(d):
    n=d['n']; b=d['dob']; bl=d['blank']; d['joint']=False
    if n==5:
        d['an']=f'CASAMENTO com Ana Passa Tempo, em 10/08/2023, no Cartório de Natal/RN, livro B-7, fls. 12V, termo 345.'; d['em']=datetime.date(2023,9,1)
    if n==8:
        d['av']='Averbada, em 15/05/2024, a retificação do nome da avó materna da registrada, de Rainha de Natal para Rainha Natal.'; d['em']=max(d['em'],datetime.date(2024,6,3))
    up=n in (4,9)
    Uu=(lambda s:s.upper()) if up else (lambda s:s)
    tx=dl(b) if n%2 else dw(b)
    cards=''
    for i,p in enumerate(d['par']):
        cards+=f'<div class="card"><div class="l">Genitor(a) {i+1}</div><div class="v">{E(Uu(p["nome"]))}</div><div class="l">Naturalidade</div><div class="v">{E(nat(p["nat"],d["natv"])) or bl}</div></div>'
    if len(d['par'])==1: cards+=f'<div class="card"><div class="l">Genitor(a) 2</div><div class="v">{bl}</div><div class="l">Naturalidade</div><div class="v">{bl}</div></div>'
    av=''
    for s,x,y in avl(d,bl):
        av+=f'<div class="card"><div class="l">Avós {E(s)}</div><div class="v"><small>Avô</small> {E(Uu(x)) or bl}<br><small>Avó</small> {E(Uu(y)) or bl}</div></div>'
    T=twtxt(d,bl)
    css='body{font:10.5px "Noto Sans","DejaVu Sans",sans-serif;padding:10mm 13mm}.top{display:flex;justify-content:space-between;border-bottom:3px solid #1b5e3a;padding-bottom:5px}.top h1{font-size:18px;margin:0;color:#1b5e3a}.sec{background:#e4efe8;color:#1b5e3a;font-weight:bold;font-size:9px;padding:3px 6px;margin-top:11px;text-transform:uppercase}.row{display:flex;gap:12px;margin-top:8px}.bx{min-width:0}.l{font-size:7.5px;color:#555}.v{font-size:12.3px;font-weight:600;line-height:1.3;border-bottom:.5px solid #bbb;min-height:15px}.cards{display:flex;gap:8px;margin-top:4px}.card{flex:1;border:.7px solid #9bb5a5;border-radius:4px;padding:3px 6px}.card .v{border:0}.card small{color:#555;font-weight:400}.obs .v{min-height:64px;font-weight:400}.ft{display:flex;gap:16px;margin-top:8px}.ft>div{flex:1}.sig{text-align:center;margin-top:22px}.ln{border-top:1px solid #222;width:75%;margin:0 auto 2px}.big .v{font-size:14px}'
    body=f'<div class="top"><div>República Federativa do Brasil<br>Registro Civil das Pessoas Naturais<br><b>{E(d["cart"])}</b></div><h1>Certidão de<br>Nascimento</h1></div>'
    body+='<div class="sec">Registrado(a)</div>'+row(bx('Nome completo',Uu(d['nome']),1,'big'))+row(bx('CPF',d['cpf'] or bl,1),bx('Matrícula',d['mat'],2.4),bx('Sexo',SX(d),.8))
    body+=row(bx('Data de nascimento',tx,3),bx('Dia',str(b.day),.5),bx('Mês',str(b.month) if n%3 else MES[b.month-1],.8),bx('Ano',str(b.year),.6),bx('Hora',d['hora'],.6))
    body+=row(bx('Naturalidade',nat(d['natreg'],d['natv']),2),bx('Local de nascimento',estp(d),3))+row(bx('Município de nascimento',d['mun'],3),bx('UF',d['uf'],.4),bx('Município de registro',d['rmun'],3),bx('UF',d['ruf'],.4))
    body+='<div class="sec">Filiação</div><div class="cards">'+cards+'</div><div class="cards">'+av+'</div>'
    body+='<div class="sec">Gemelaridade</div>'+row(bx('Gêmeo(s)','Sim' if d['tw'] else 'Não',.5),bx('Nome e matrícula',T,5))
    body+='<div class="sec">Assento</div>'+row(bx('Data do registro',dn(d['reg'])),bx('Livro',d['livro'],.6),bx('Folha',d['folha'],.6),bx('Termo',d['termo'],.6),bx('Nº da DNV',d['dnv'] or bl))
    body+='<div class="sec">Averbações</div>'+row(bx('',d['av'] or bl,1,'obs'))+'<div class="sec">Anotações</div>'+row(bx('',d['an'] or bl,1,'obs'))
    body+=f'<div class="ft"><div>Titular: <b>{E(d["off"])}</b><br>{E(d["rmun"])} - {d["ruf"]}<br>Avenida {["Presidente Feliz","Santos","Belém"][n%3]}, {n*101} - Bairro Vitória{"<br>Selo eletrônico: <b>"+E(d["selo"])+"</b>" if d["selo"] else ""}</div><div>Certifico e dou fé. {E(d["rmun"])}, {dl(d["em"])}.{sig(d)}</div></div>'
    return page(css,body),truth(d,tx,estp(d),T)

def form_d(d):
    n=d['n']; b=d['dob']; bl=d['blank']; up=n in (2,6,8)
    Uu=(lambda s:s.upper()) if up else (lambda s:s)
    tx=dw(b)
    m=[p for p in d['par'] if p['sx']=='m']; f=[p for p in d['par'] if p['sx']=='f']
    rows=''
    for i,p in enumerate(d['par']):
        lab='Pai' if p['sx']=='m' else 'Mãe'
        lab2='paternos' if p['sx']=='m' else 'maternos'
        rows+=f'<tr><td>{lab}</td><td><b>{E(Uu(p["nome"]))}</b></td><td>{E(nat(p["nat"],d["natv"])) or bl}</td><td>Avós {lab2}:<br>{E(Uu(p["avo"])) or bl}<br>{E(Uu(p["ava"])) or bl}</td></tr>'
    if len(d['par'])==1: rows+=f'<tr><td>Pai</td><td>{bl}</td><td>{bl}</td><td>Avós paternos:<br>{bl}<br>{bl}</td></tr>'
    T=twtxt(d,bl)
    css='body{font:10.5px "Liberation Sans Narrow","Liberation Sans",sans-serif;padding:12mm 15mm}.h{text-align:center;border:2px solid #223a70;padding:5px;color:#223a70}.h h1{font-size:19px;margin:2px 0}table{width:100%;border-collapse:collapse;margin-top:12px}td,th{border:.8px solid #667;padding:5.5px 7px;text-align:left;vertical-align:top;font-size:13px}th{font-size:8.5px;background:#e8ecf5;color:#223a70}td.k{width:26%;background:#f3f5fa;font-size:9.5px;color:#223a70}.ft{display:flex;gap:14px;margin-top:10px}.ft>div{flex:1;line-height:1.5}.sig{text-align:center;margin-top:26px}.ln{border-top:1px solid #222;width:75%;margin:0 auto 2px}'
    k=lambda a,v:f'<tr><td class="k">{E(a)}</td><td>{E(v)}</td></tr>'
    body='<div class="h">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>CERTIDÃO DE NASCIMENTO</h1></div><table>'
    body+=k('NOME',Uu(d['nome']))+k('CPF',d['cpf'] or bl)+k('MATRÍCULA',d['mat'])+k('DATA DE NASCIMENTO',tx)+k('DIA / MÊS / ANO',b.strftime('%d / %m / %Y'))+k('HORA DO NASCIMENTO',d['hora'])+k('SEXO',SX(d))+k('NATURALIDADE',nat(d['natreg'],d['natv']))+k('MUNICÍPIO DE NASCIMENTO / UF',muf(d['mun'],d['uf'],0))+k('LOCAL DE NASCIMENTO',estp(d))+k('MUNICÍPIO DE REGISTRO / UF',muf(d['rmun'],d['ruf'],0))+k('DATA DO REGISTRO',dw(d['reg']))+k('LIVRO / FOLHA / TERMO',f'Livro {d["livro"]}   Folha {d["folha"]}   Termo {d["termo"]}')+k('NÚMERO DA DNV',d['dnv'] or bl)+'</table>'
    body+=f'<table><tr><th></th><th>FILIAÇÃO</th><th>NATURALIDADE</th><th>AVÓS</th></tr>{rows}</table><table>'+k('GÊMEO','Sim' if d['tw'] else 'Não')+k('NOME E MATRÍCULA DO(S) GÊMEO(S)',T)+k('AVERBAÇÕES / ANOTAÇÕES',notes(d) or bl)+'</table>'
    body+=f'<div class="ft"><div><b>{E(d["cart"])}</b><br>CNS {d["cns"]}<br>Registrador(a): {E(d["off"])}<br>{E(d["rmun"])}/{d["ruf"]}{"<br>Selo digital nº "+E(d["selo"]) if d["selo"] else ""}</div><div>O conteúdo desta certidão é verdadeiro. Dou fé.<br>{E(d["rmun"])}, {dl(d["em"])}{sig(d)}</div></div>'
    return page(css,body),truth(d,tx,estp(d),T)

def hora_old(d,words=False):
    h=d['hora']
    if not h: return ''
    H,M=map(int,h.split(':'))
    if not words: return h.replace(':',['h',':'][d['n']%2])+(' min' if d['n']%2==0 and M else '')
    hs={1:'uma',2:'duas'}.get(H,w(H).replace('vinte e um','vinte e uma').replace('vinte e dois','vinte e duas'))
    if h=='00:00': return 'à zero hora'
    if h=='12:00': return 'ao meio-dia'
    return (('à ' if H in(0,1) else 'às ')+hs+(' hora' if H in (0,1) else ' horas')+(f' e {w(M)} minutos' if M else ''))
def grand(d,side):
    p=[q for q in d['par'] if q['sx']==('m' if side=='p' else 'f')]
    return (p[0]['avo'],p[0]['ava']) if p else ('','')
def place_old(d):
    c=f'nesta cidade de {d["mun"]}, Estado {ART[d["uf"]]} {UFN[d["uf"]]}' if not d['dist'] else f'no distrito de {d["dist"]}, município de {d["mun"]}, Estado {ART[d["uf"]]} {UFN[d["uf"]]}'
    return c
def est_old(d):
    if d['home']:
        x=', '.join(v for v in (d['est'],d['addr']) if v)
        return 'em domicílio'+(', '+x if x else '')
    return ('no ' if d['est'].startswith(('Hosp','Asil')) else 'na ')+d['est']+(', '+d['addr'] if d['addr'] else '')

def form_e(d):
    n=d['n']; bl=['-.-.-.-','xxxxxxx','- - - - -','=======','///////'][n%5]; b=d['dob']
    up=n in (2,8)
    Uu=(lambda s:s.upper()) if up else (lambda s:s)
    tx=dl(b) if n%2 else dw(b)
    def ln(*a):
        o='<div class="lin">'
        for i,x in enumerate(a): o+=f'<span class="p">{E(x)}</span>' if i%2==0 else f'<span class="f"{" style=white-space:nowrap" if len(x)<12 else ""}>{E(x)}</span>'
        return o+'</div>'
    g=lambda x:Uu(x) if x else bl
    P=d['par']; pa=[q for q in P if q['sx']=='m']; ma=[q for q in P if q['sx']=='f']
    nv=d['natv']
    pn=lambda L:(g(L[0]['nome']),nat(L[0]['nat'],nv) or bl) if L else (bl,bl)
    a,an_=pn(pa); m,mn=pn(ma); pp=grand(d,'p'); mm=grand(d,'m')
    css='body{padding:14mm 16mm;font:12px "Liberation Serif",serif}.fr{border:3px double #333;padding:9mm 8mm;height:268mm}.h{text-align:center;line-height:1.45}.h h1{font-size:23px;margin:8px 0 12px;letter-spacing:2px}.lin{display:flex;align-items:flex-end;margin-bottom:14px}.p{white-space:nowrap;font-style:italic}.f{flex:1 1 auto;border-bottom:1px dotted #444;font:12.5px "Liberation Mono",monospace;color:#1a1a3a;padding:0 6px;min-width:14mm;line-height:1.25}.end{display:flex;justify-content:space-between;margin-top:16px}.sig{text-align:center;width:75mm}.ln{border-top:1px solid #333;margin-top:34px;margin-bottom:2px}'
    body=f'<div class="fr"><div class="h">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL<br><b>{E(d["cart"])}</b><br>Município de {E(d["rmun"])} — Estado {ART[d["ruf"]]} {UFN[d["ruf"]]}<h1>CERTIDÃO DE NASCIMENTO</h1></div>'
    body+=ln('Certifico que, sob o nº ',d['termo'],' às fls. ',d['folha'],' do Livro nº ',d['livro'],'')
    body+=ln('de Registro de Nascimentos, foi lavrado em ',dn(d['reg']),' o assento de ')
    body+=ln('',g(d['nome']),'')
    body+=ln('nascido(a) em ',tx,' às ',hora_old(d).replace(' min','') or bl,' horas' if d['hora'] else '')
    body+=ln('em ',muf(d['mun'],d['uf'],2)+(f' (distrito de {d["dist"]})' if d['dist'] else ''),' sexo ',SX(d).lower(),'')
    E_=est_old(d)
    body+=ln('local: ',E_,'')
    body+=ln('filho(a) de ',a,'')+ln('natural de ',an_,'')+ln('e de ',m,'')+ln('natural de ',mn,'')
    body+=ln('sendo avós paternos ',g(pp[0]),'')+ln('e ',g(pp[1]),'')+ln('e avós maternos ',g(mm[0]),'')+ln('e ',g(mm[1]),'')
    body+=ln('Gêmeo(s): ',' e '.join(d['tw']) if d['tw'] else bl,'')
    body+=ln('Foi declarante ',d['dec'],'')+ln('e serviram de testemunhas ',d['wit'][0]+' e '+d['wit'][1],'')
    body+=ln('Observações: ',notes(d) or bl,'')
    body+=f'<div class="end"><div>O referido é verdade e dou fé.<br><br><span style="font:12.5px \'Liberation Mono\'">{E(d["rmun"])}, {dl(d["em"])}</span></div><div class="sig"><div class="ln"></div>{E(d["clk"])+"<br>Escrevente<br>p/ o Oficial " if d["clk"] else ""}{E(d["off"])}<br>{"" if d["clk"] else "Oficial do Registro Civil"}</div></div></div>'
    return page(css,body),truth(d,tx,E_,' e '.join(d['tw']))

def form_f(d):
    n=d['n']; b=d['dob']; bl=['—','xxx','nada consta','...........','ignorado'][n%5]
    tx=[dw(b),dl(b),dn(b)][n%3]
    kv=lambda a,v:f'<div class="kv"><div class="k">{E(a)}</div><div class="w">{E(v or bl)}</div></div>'
    nv=d['natv']
    P=d['par']; pa=[q for q in P if q['sx']=='m']; ma=[q for q in P if q['sx']=='f']
    pp=grand(d,'p'); mm=grand(d,'m'); E_=est_old(d)
    css='body{padding:13mm 13mm;font:11px "DejaVu Serif",serif}.h{text-align:center;border-bottom:2px solid #000;padding-bottom:6px}.h h1{font-size:19px;margin:6px 0 0}.two{display:flex;gap:7mm;margin-top:6mm}.c1{width:58mm;border-right:1px solid #000;padding-right:5mm}.c2{flex:1}.kv{margin-bottom:15px}.k{font-size:8.5px;color:#333}.w{font:13.5px "Liberation Mono",monospace;line-height:1.25}.sig{text-align:center;margin-top:40px}.ln{border-top:1px solid #000;margin-bottom:2px}'
    body=f'<div class="h">ESTADO {ART[d["ruf"]].upper()} {UFN[d["ruf"]].upper()}<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br>{E(d["cart"])}<h1>Certidão de Nascimento</h1></div><div class="two"><div class="c1">'
    body+=kv('Termo nº',d['termo'])+kv('Livro',d['livro'])+kv('Folhas',d['folha'])+kv('Registro feito em',dn(d['reg']))+kv('Município e comarca',muf(d['rmun'],d['ruf'],2))+kv('Declarante',d['dec'])+kv('1ª testemunha',d['wit'][0] if d['wit'] else '')+kv('2ª testemunha',d['wit'][1] if d['wit'] else '')+kv('Gêmeo(s)',' e '.join(d['tw']))+kv('Averbações e anotações',notes(d))
    if d['selo']: body+=kv('Selo',d['selo'])
    body+='</div><div class="c2">'+kv('NOME',d['nome'])+kv('Data do nascimento',tx)+kv('Hora',hora_old(d))+kv('Sexo',SX(d).lower())+kv('Lugar do nascimento',E_+', '+muf(d['mun'],d['uf'],2)+(f', distrito de {d["dist"]}' if d['dist'] else ''))
    body+=kv('PAI',pa[0]['nome'] if pa else '')+kv('natural de',nat(pa[0]['nat'],nv) if pa else '')+kv('MÃE',ma[0]['nome'])+kv('natural de',nat(ma[0]['nat'],nv))
    body+=kv('Avô paterno',pp[0])+kv('Avó paterna',pp[1])+kv('Avô materno',mm[0])+kv('Avó materna',mm[1])
    body+=f'<p>O referido é verdade, do que dou fé.<br>{E(d["rmun"])}, {dl(d["em"])}.</p><div class="sig"><div class="ln"></div>{E(d["clk"])+" — Escrevente juramentado<br>" if d["clk"] else ""}{E(d["off"])}<br>Oficial</div></div></div>'
    return page(css,body),truth(d,tx,E_,' e '.join(d['tw']))

def prose_parents(d):
    P=d['par']; nv=d['natv']; fl='filho' if d['sx']=='M' else 'filha'
    if len(P)==1: return f'{fl} de {P[0]["nome"]}, natural de {nat(P[0]["nat"],nv)}, não constando do assento o nome do pai'
    return f'{fl} de {P[0]["nome"]}, natural de {nat(P[0]["nat"],nv)}, e de {P[1]["nome"]}, natural de {nat(P[1]["nat"],nv)}'
def prose_gr(d):
    o=[]
    for s,l,L in (('p','patern','o pai'),('m','matern','a mãe')):
        if s=='p' and not [q for q in d['par'] if q['sx']=='m']: continue
        x,y=grand(d,s)
        if x and y: o.append(f'avós {l}os, {x} e {y}')
        elif x: o.append(f'avô {l}o, {x}, sendo ignorada a avó {l}a')
        elif y: o.append(f'avó {l}a, {y}, sendo ignorado o avô {l}o')
        else: o.append(f'avós {l}os, ignorados')
    return '; e '.join(o)
def form_g(d):
    n=d['n']; b=d['dob']; tx=dl(b) if n%2 else dw(b); E_=est_old(d)
    o='o' if d['sx']=='M' else 'a'
    h=hora_old(d,True) if n%2 else (f'às {hora_old(d)}'+(' horas' if n%2 else '') if d['hora'] else '')
    if not h: h='em hora ignorada'
    nm=d['nome'].upper() if n in (4,7) else d['nome']
    tw=' e '.join(d['tw'])
    t=f'<b>CERTIFICO</b>, a pedido verbal de pessoa interessada, que às folhas {d["folha"]} do livro nº {d["livro"]} de registros de nascimentos deste Cartório, sob o termo nº {d["termo"]}, foi lavrado em {dn(d["reg"]) if n%3 else dl(d["reg"])} o assento de <b>{E(nm)}</b>, do sexo {SX(d).lower()}, nascid{o} em {tx}, {h}, {E(E_)}, {E(place_old(d))}'
    if tw: t+=f', gême{o} com {E(tw)}'
    t+=f', {E(prose_parents(d))}. São seus {E(prose_gr(d))}.'
    t+=f' Foi declarante {E(d["dec"])}. Serviram de testemunhas {E(d["wit"][0])} e {E(d["wit"][1])}.'
    t2=f'<p><b>Observações:</b> {E(notes(d)) or "nada mais consta."}</p>'
    css='body{padding:20mm 22mm;font:15.5px/1.9 "Liberation Serif",serif}.h{text-align:center;line-height:1.4}.h h1{font-size:22px;margin:18px 0 8px}p{text-align:justify}.sig{text-align:center;margin:46px auto 0;width:80mm;line-height:1.3}.ln{border-top:1px solid #000;margin-bottom:3px}.s{position:absolute;left:22mm;bottom:16mm;font-size:11px}'
    body=f'<div class="h"><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><br>{E(d["cart"])}<br>{E(d["rmun"])} - {d["ruf"]}<br>{E(d["off"])} — Oficial<h1>CERTIDÃO DE NASCIMENTO</h1></div><p>{t}</p>{t2}<p>O referido é verdade e dou fé. {E(d["rmun"])}, {dl(d["em"])}.</p><div class="sig"><div class="ln"></div>{E(d["clk"])+"<br>Escrevente" if d["clk"] else E(d["off"])+"<br>Oficial"}</div>'
    if d['selo']: body+=f'<div class="s">Selo de autenticidade: {E(d["selo"])}</div>'
    return page(css,body),truth(d,tx,E_,tw)

def form_h(d):
    n=d['n']; b=d['dob']; tx=dw(b); E_=est_old(d); P=d['par']; nv=d['natv']; r=d['reg']
    o='o' if d['sx']=='M' else 'a'; fl='filh'+o
    rd=('Ao primeiro dia' if r.day==1 else f'Aos {w(r.day)} dias')+f' do mês de {MES[r.month-1]} do ano de {w(r.year)}'
    h=hora_old(d,True) or 'em hora não declarada'
    tw=' e '.join(d['tw'])
    nm=d['nome'].upper() if n in (3,9) else d['nome']
    pai=d['dec']=='o pai'
    if pai:
        who=f'compareceu {P[0]["nome"]}, lavrador, natural de {nat(P[0]["nat"],nv)}, e declarou'
        par=f'{fl} dele declarante e de sua mulher {P[1]["nome"]}, de prendas domésticas, natural de {nat(P[1]["nat"],nv)}'
    else:
        who=f'compareceu {d["dec"]}, e declarou' if 'própri' not in d['dec'] else f'compareceu {d["dec"]}, maior e capaz, e declarou'
        par=prose_parents(d)
    t=f'{rd}, em Cartório, nesta cidade de {d["rmun"]}, Estado {ART[d["ruf"]]} {UFN[d["ruf"]]}, {who} que, em {tx}, {h}, {E_}, '+(place_old(d).replace(f'nesta cidade de {d["mun"]}, Estado {ART[d["uf"]]} {UFN[d["uf"]]}','nesta cidade') )
    t+=f', nasceu uma criança do sexo {SX(d).lower()}'+(f', gême{o} com {tw}' if tw else '')+f', que tem o nome de {nm}, {par}. São {prose_gr(d)}.'
    t+=f' Foram testemunhas deste ato {d["wit"][0]} e {d["wit"][1]}, que assinam com o declarante. Eu, {d["off"]}, Oficial do Registro Civil, o escrevi e assino.'
    css='body{padding:18mm 22mm;font:14px/1.75 "Liberation Mono",monospace}.h{text-align:center;line-height:1.4}.h h1{font-size:17px;margin:12px 0}p{text-align:left}.sig{text-align:center;margin:40px auto 0;width:90mm;line-height:1.3}.ln{border-top:1px solid #000;margin-bottom:3px}'
    nt=notes(d)
    body=f'<div class="h">REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL<br>REGISTRO CIVIL<br>{E(d["cart"])}<br>{E(d["rmun"])} - {d["ruf"]}<h1>CERTIDÃO DE NASCIMENTO<br>(INTEIRO TEOR)</h1></div><p>CERTIFICO que, revendo o livro {d["livro"]} de nascimentos, dele consta, às folhas {d["folha"]}, o termo número {d["termo"]}, do teor seguinte:</p><p>"{E(t)}"</p>'+(f'<p>À margem do termo consta a seguinte anotação: {E(nt)}</p>' if nt else '<p>À margem nada consta.</p>')+f'<p>Era o que se continha no dito termo. Dou fé. {E(d["rmun"])}, {dl(d["em"])}.</p><div class="sig"><div class="ln"></div>{E(d["clk"])+"<br>Escrevente juramentado, pelo Oficial "+E(d["off"]) if d["clk"] else E(d["off"])+"<br>Oficial"}</div>'
    if d['em'].year>1967: body=body.replace('REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL','REPÚBLICA FEDERATIVA DO BRASIL')
    return page(css,body),truth(d,tx,E_,tw)

def flat(o,p=''):
    for k,v in o.items():
        q=f'{p}.{k}' if p else k
        if isinstance(v,dict): yield from flat(v,q)
        else: yield q,v
def check(t,h):
    tx=html.unescape(re.sub(r'<style>.*?</style>|<[^>]+>',' ',h,flags=re.S)); N=lambda s:re.sub(r'\s+',' ',s).casefold().replace(' ','')
    tx=N(tx)
    for k,v in flat(t['data']):
        if not v or k.startswith(('documento','gêmeos.status')) or k.split('.')[-1] in('dia','mês','ano','uf') or k.endswith(('hora_nascimento','data_registro','data_emissão','livro','folha','termo')) and v.isdigit() and len(v)>2 and t['layout'][-1] in'AB': continue
        c=[v]+t['accept'].get(k,[])
        if k.endswith('data_registro') or k.endswith('data_emissão'):
            D=datetime.datetime.strptime(v,'%d/%m/%Y').date(); c+=[dw(D),dl(D),'Aos '+w(D.day)+' dias do mês de '+MES[D.month-1]+' do ano de '+w(D.year),'Ao primeiro dia do mês de '+MES[D.month-1]+' do ano de '+w(D.year)]
        if k.endswith('hora_nascimento'):
            H,M=v.split(':'); d0=dict(hora=v,n=0); c+=[f'{H}h{M}',hora_old(d0,True)]
        if not any(x and N(x) in tx for x in c): print('CHECK',t['case'],k,repr(v))
def main(out):
    os.makedirs(out,exist_ok=True)
    fs=dict(A=form_a,B=form_b,C=form_c,D=form_d,E=form_e,F=form_f,G=form_g,H=form_h)
    for i,(F,fn) in enumerate(fs.items()):
        src=(fam_m if i<4 else fam_o)[(i%4)*10:(i%4)*10+10]
        for n in range(1,11):
            d=build(F,n,src[n-1],i<4)
            h,t=fn(d)
            check(t,h)
            c=t['case']
            open(f'{out}/{c}.html','w',encoding='utf-8').write(h)
            open(f'{out}/{c}.json','w',encoding='utf-8').write(json.dumps(t,ensure_ascii=False,indent=1))
if __name__=='__main__': main(sys.argv[1] if len(sys.argv)>1 else 'out')
