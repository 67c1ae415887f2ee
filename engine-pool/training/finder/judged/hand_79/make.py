import sys, os, json, re
from lib import *
FORMS={}
def form(*fills):
    def w(f): FORMS[f.__name__]=(f,fills); return f
    return w
def sg(p,tit,cl=1,font='',wd=110):
    x=f'<div style="display:inline-block;text-align:center;{font}">{sig(p.r,wd)}<br><b>{p.of}</b><br>{tit}</div>'
    return x+(f'<div style="display:inline-block;text-align:center;margin-left:24pt;{font}">{sig(p.r,wd*.8,"#222")}<br>{p.esc}<br>Escrevente Autorizada</div>' if cl else '')
def per(p,c='h'):
    t='da madrugada' if p.h<6 else 'da manhã' if p.h<12 else 'da tarde' if p.h<18 else 'da noite'
    hh=p.h if p.h<=12 else p.h-12
    return f'{hh}{c}{p.mi:02} {t}' if c=='h' else f"{hh} hora{'s' if hh!=1 else ''}{f' e {p.mi} minutos' if p.mi else ''} {t}"
av2=lambda x,nil='não declarados':' e '.join(z for z in (x.avo,x.ava) if z) or nil
MM='JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ'.split()
ROM='0 I II III IV V VI VII VIII IX X XI XII'.split()
dm=lambda x:f'{x.day:02} {MM[x.month-1]} {x.year}'
dr=lambda x:f'{x.day}-{ROM[x.month]}-{x.year}'
na_=lambda p:'na' if p.est.split()[0] in('Maternidade','Santa','Casa','Clínica') else 'no'

@form(dict(y=1948,em=1953,uf='MG',home=1,fv=1),dict(y=1959,em=1959,uf='RS',eth='de',twin=1,sep='-'),dict(y=1966,em=1971,uf='PE',mae=1,sep='(',ls=''))
def A(p):
    t=lambda s:f'<span class=t>{s}</span>'; hr=hw(p) if p.k!=2 else f'{p.h:02},{p.mi:02} hs'
    tw=f', sendo {t("gême"+p.o+" de "+p.tw)}' if p.tw else ''
    fl='natural' if p.mae else 'legítim'+p.o
    pa=f', fi<i>lh</i>{t(p.o)} {t(fl)} de '.replace('<i>lh</i>','lh')
    ma=('' if p.mae else f'{t(p.pai.nome)}, natural de {t(p.pai.nat)}, profissão {t(p.pai.prof)}, e de ')+f'D. {t(p.mae_.nome)}, natural de {t(p.mae_.nat)}, de profissão {t(p.mae_.prof)}'
    pt='- x - x - x -' if p.mae else av2(p.pai)
    ob='- - - - - - - - - - - -' if p.k!=3 else 'Isento de selos, para fins escolares'
    css='body{font:10.5pt/19pt "URW Bookman";background:#f7f1df;color:#233}.t{font:11.5pt/12pt "Nimbus Mono PS";color:#111;border-bottom:.6pt dotted #555;padding:0 3pt;position:relative;top:1pt}.b{padding:22pt 34pt}.h{display:flex;justify-content:space-between;align-items:center;font-size:9pt;line-height:13pt;text-align:center}'
    h=f'''<div class=b><div class=h><div>{arms(52,'#274')}</div><div>REPÚBLICA {'DOS ESTADOS UNIDOS' if p.em.year<1967 else 'FEDERATIVA'} DO BRASIL<br>{ue(p).upper()} — COMARCA DE {p.city.upper()}<br><b style="font-size:17pt;line-height:26pt">CERTIDÃO DE NASCIMENTO</b><br><i>{p.cart}</i></div><div style="border:1pt solid #274;padding:4pt 8pt;text-align:left;line-height:17pt">N.º {t(p.ter)}<br>Fls. {t(p.fol)}<br>Livro {t(p.liv)}</div></div>
<p style="text-align:justify;margin:12pt 0 6pt">CERTIFICO que, no livro, às folhas e sob o número acima, do Registro de Nascimentos, foi lavrado em {t(dp(p.reg))} o assento de {t(p.nome.upper())}, nascid{t(p.o)} {'ao' if p.nasc.day==1 else 'aos'} {t(dw(p.nasc))}, às {t(hr)}, {t(na_(p)+' '+p.est if not p.home else 'no domicílio dos pais, à Rua da Ponte, 14')}, nesta cidade, do sexo {t(p.sexo.lower())}, de côr {t(p.r.choice(['branca','parda','preta']))}{tw}{pa}{ma}; sendo avós paternos {t(pt)} e maternos {t(av2(p.mae_))}. Foi declarante {t(p.dec)} e serviram de testemunhas {t(p.t1)} e {t(p.t2)}.</p>
<p style="margin:0 0 6pt">Observações: {t(ob)}</p><p style="margin:0">O referido é verdade e dou fé. {p.city}, {t(dl(p.em))}.</p><div style="display:flex;justify-content:space-between;align-items:flex-end;line-height:13pt;font-size:9pt"><div>Rasa Cr$ 12,00 · Busca Cr$ 8,00 · Selos Cr$ 3,50<br>Certidão válida em todo o território nacional</div>{sg(p,'Oficial do Registro Civil',0)}</div></div>'''
    st={'observações.averbações':''}; acc={}
    if p.home: acc['local_nascimento.estabelecimento']=['domicílio dos pais, à Rua da Ponte, 14','domicílio dos pais','no domicílio dos pais, à Rua da Ponte, 14','Rua da Ponte, 14']
    if p.k==3: acc['observações.averbações']=acc['observações.anotações']=[ob]
    return dict(w=680,h=490,css=css,b=h,tc=dw(p.nasc),joint=1,acc=acc,set=dict(st),tw='gême'+p.o+' de '+(p.tw or ''))

LG=dict(gn=('es','gn'),it=('it','en'),de=('de','en'))
LB=dict(es='Extracto de nacimiento|Prenombre|Apellido|Fecha y hora|Lugar|Sexo|Padres|Abuelos|Inscripción|Gemelos|Anotaciones|Expedición',gn="Teñói kuatia|Téra|Téra joapy|Ára ha aravo|Tenda|Kuña / kuimba'e|Tuvakuéra|Taita ha jarýi|Ñemboguapy|Kõi|Jehaipy|Me'ẽ hague",it="Estratto di nascita|Nome|Cognome|Data e ora|Luogo|Sesso|Genitori|Nonni|Registrazione|Gemelli|Annotazioni|Rilascio",en="Birth record extract|Given name|Surname|Date and time|Place|Sex|Parents|Grandparents|Registration|Twins|Remarks|Issued",de="Auszug aus dem Geburtseintrag|Vorname|Familienname|Datum und Zeit|Ort|Geschlecht|Eltern|Großeltern|Eintragung|Zwillinge|Vermerke|Ausstellung")
@form(dict(y=2009,em=2019,uf='MS',city='Ponta Porã',est=1,style='gn',av='cpf'),dict(y=1972,em=2021,uf='RS',city='Caxias do Sul',eth='it',style='it',an='cas',sep='(',nocpf=1),dict(y=2017,em=2018,uf='ES',city='Santa Maria de Jetibá',eth='de',two='FF',style='de',U=1,twin=1))
def B(p):
    a,b=(LB[z].split('|') for z in LG[p.style]); pt='Extrato de registro de nascimento|Prenome(s)|Sobrenome(s)|Data e hora|Lugar|Sexo|Filiação|Avós|Registro|Gêmeos|Averbações e anotações|Expedição'.split('|')
    lb=lambda i:f'<td class=n>{i}</td><td class=l><b>{pt[i]}</b><br>{a[i]}<br><i>{b[i]}</i></td>'
    row=lambda i,v:f'<tr>{lb(i)}<td class=v colspan=2>{v}</td></tr>'
    two=lambda i,x,y:f'<tr>{lb(i)}<td class=v>{x}</td><td class=v>{y}</td></tr>'
    s=lambda c,x:f'<small>{c}</small><br>{x}'
    dt=f'<table class=d><tr><td>Jo</td><td>Mo</td><td>An</td><td>h</td></tr><tr><td><b>{p.nasc.day:02}</b></td><td><b>{p.nasc.month:02}</b></td><td><b>{p.nasc.year}</b></td><td><b>{hm(p)}</b></td></tr></table>'
    css='body{font:9.5pt/12.5pt "Noto Sans","DejaVu Sans"}.b{padding:28pt 36pt}.m{border-collapse:collapse;width:100%}.m>tbody>tr>td{border:.7pt solid #346;padding:3.5pt 6pt;vertical-align:middle}.n{width:14pt;text-align:center;color:#fff;background:#346;font-weight:bold}.l{width:118pt;font-size:7.6pt;line-height:9.8pt;background:#eef3f8}.v{font-size:10pt}small{font-size:6.6pt;color:#567}.d td{padding:0 12pt 0 0;font-size:9pt}'
    x='F' if p.sx=='F' else 'M'
    nt=p.av or p.an or '—'
    h=f'''<div class=b><table style="width:100%"><tr><td>{arms(46)}</td><td style="text-align:center"><b style="font-size:11pt">REPÚBLICA FEDERATIVA DO BRASIL</b><br>{p.cart}<br><small>CNS {p.cns} · {p.city} / {p.uf} · {' – '.join((pt[0],a[0],b[0]))}</small></td><td style="text-align:right">{qr(p.r,52)}</td></tr></table><h2 style="font-size:13pt;text-align:center;margin:7pt 0">CERTIDÃO DE NASCIMENTO <span style="font-weight:normal">(modelo plurilíngue)</span></h2><table class=m>
{row(1,p.giv)}{row(2,p.sur)}{row(3,dt)}{two(4,s('estabelecimento',p.est),s('município – UF',f'{p.bcity} – {p.buf}'))}{row(5,f'<b>{x}</b> <small>(M = masculino / {"maschile" if p.style=="it" else "männlich" if p.style=="de" else "masculino"}; F = feminino / {"femminile" if p.style=="it" else "weiblich" if p.style=="de" else "femenino"})</small>')}
{two(6,s('6.1 genitor(a)',p.pai.nome)+'<br>'+s('natural de',p.pai.nat),s('6.2 genitor(a)',p.mae_.nome)+'<br>'+s('natural de',p.mae_.nat))}{two(7,s('7.1 pais de 6.1',p.pai.avo+'<br>'+p.pai.ava),s('7.2 pais de 6.2',p.mae_.avo+'<br>'+p.mae_.ava))}
{two(8,s('livro / folha / termo',f'{p.liv} / {p.fol} / {p.ter}')+'<br>'+s('matrícula nacional',f'<span style="font-size:8.6pt;white-space:nowrap">{p.matr}</span>'),s('data do registro',d(p.reg))+'<br>'+s('CPF',p.cpf or '—')+(f'<br>'+s('DNV',p.dnv) if p.dnv else ''))}{row(9,p.tw+' (matr. '+p.twm+')' if p.tw else 'Não · No')}{row(10,nt)}
{row(11,f'{p.city}, {d(p.em)}')}</table><p style="font-size:6.8pt;line-height:9pt">Símbolos: Jo dia · Mo mês · An ano · h hora. As traduções dos enunciados não integram o ato; em caso de divergência prevalece o texto em português. Emolumentos R$ 48,20 – ISS R$ 1,44.</p><div style="display:flex;justify-content:space-between;align-items:flex-end"><div style="font-size:8pt">Selo digital<br><b>{p.selo}</b><br>consulte em selo.tj{p.uf.lower()}.jus.br</div><div style="font-size:8.5pt">{sg(p,'Oficial'+p.oa+' de Registro')}</div></div></div>'''
    return dict(w=595,h=842,css=css,b=h,joint=1,tc=f'{p.nasc.day:02} {p.nasc.month:02} {p.nasc.year}',tw=f'{p.tw} (matr. {p.twm})',acc={'dados_pessoais.nome_completo':[f'{p.sur} {p.giv}',f'{p.sur}, {p.giv}']})

@form(dict(y=1937,em=2019,uf='BA',av='cpf',ms='.',fv=1,sep=','),dict(y=1958,em=2008,uf='SP',eth='jp',an='cas',sep='-',home=1),dict(y=1983,em=2015,uf='PB',late=9,twin=1,ms='m',sep='('))
def C(p):
    ho=f"às {hw(p)}"; nl='neste município de '+p.city if p.late else 'nesta cidade de '+p.city; dom='no domicílio dos pais, à Rua do Cruzeiro, nº 51'
    tw=f', {"irmã gêmea" if p.sx=="F" else "irmão gêmeo"} de {p.tw}' if p.tw else ''
    old=f"{p.r.choice(['Amâncio','Belarmino','Floriano'])} {p.r.choice(['Prates','Xavier','Lacerda'])}"
    mg=(f'<b>À margem:</b> «AVERBAÇÃO: {p.av}» ' if p.av else '')+(f'<b>À margem:</b> «ANOTAÇÃO: {p.an}» ' if p.an else '')or'<b>À margem:</b> nada consta. '
    css='body{font:12.3pt/20pt "Liberation Serif"}.b{padding:44pt 62pt}p{text-align:justify;margin:0 0 9pt}'
    mt=f'<b>MATRÍCULA</b> {p.matr}<br>' if p.matr else ''
    h=f'''<div class=b><div style="display:flex;gap:14pt;align-items:center;border-bottom:2pt double #000;padding-bottom:8pt">{arms(50)}<div style="line-height:14pt"><b style="font-size:12pt">{p.cart}</b><br>Comarca de {p.city} – {ue(p)}<br><span style="font-size:8.5pt">Praça da Matriz, 220 – Centro – Telefone 3421-0077 – {p.of}, Oficial{p.oa}</span></div></div>
<h1 style="font-size:14pt;text-align:center;margin:12pt 0 4pt">CERTIDÃO DE INTEIRO TEOR – NASCIMENTO</h1><div style="text-align:center;font-size:9.5pt;margin-bottom:8pt">{mt}Livro {p.liv} · folhas {p.fol} · termo {p.ter}</div>
<p><b>CERTIFICO</b>, a pedido da parte interessada, que revendo os livros de nascimento deste Registro encontrei o assento do teor seguinte: «{'Ao' if p.reg.day==1 else 'Aos'} {dw(p.reg)}, {nl}, {ue(p)}, em cartório, compareceu {p.pai.nome}, {p.pai.prof}, casado, natural de {p.pai.nat}, residente neste distrito, e, perante as testemunhas adiante nomeadas e no fim assinadas, declarou{' , nos termos do art. 46 da Lei 6.015,'.replace(' ,',',') if p.late else ''} que no dia {dw(p.nasc)}, {ho}, {dom if p.home else 'no estabelecimento '+p.est}, {'no mesmo município' if p.late else 'nesta cidade'}, nasceu uma criança do sexo {p.sexo.lower()}, a quem foi posto o nome de <b>{p.nome}</b>{tw}, filh{p.o} dele declarante e de sua mulher, dona {p.mae_.nome}, {p.mae_.prof}, natural de {p.mae_.nat}, neto pela parte paterna de {p.pai.avo} e de dona {p.pai.ava}, e pela materna de {p.mae_.avo} e de dona {p.mae_.ava}. Do que, para constar, lavrei este termo que, lido e achado conforme, assinam o declarante e as testemunhas {p.t1} e {p.t2}. Eu, {old}, escrevente, o escrevi. (aa) {p.pai.nome}. {p.t1}. {p.t2}.» {mg}</p><p>Nada mais se continha em dito assento, para aqui fielmente transcrito. O referido é verdade e dou fé. {p.city} ({p.uf}), {dw(p.em)}. Eu, {p.esc}, escrevente, digitei e conferi.</p>
<div style="display:flex;justify-content:space-between;align-items:flex-end;font-size:9pt;line-height:12pt"><div>{('Selo nº '+p.selo+'<br>') if p.selo else 'Selo de autenticidade aplicado no original<br>'}Emol. R$ 39,17 – Fundo R$ 11,75</div>{sg(p,'Oficial'+p.oa+' Titular',0)}{seal('REGISTRO CIVIL DAS PESSOAS NATURAIS',60,'#345')}</div></div>'''.replace('neto pela','neta pela' if p.sx=='F' else 'neto pela')
    acc={}
    if p.home: acc={'local_nascimento.estabelecimento':[dom,dom[3:],'domicílio dos pais']}
    drop=[] if p.av else ['dados_pessoais.cpf']
    return dict(w=595,h=842,css=css,b=h,tc=dw(p.nasc),acc=acc,drop=drop,tw=('irmã gêmea' if p.sx=='F' else 'irmão gêmeo')+' de '+(p.tw or ''))

@form(dict(y=2019,em=2024,uf='RJ',two='FF',sep=','),dict(y=2018,em=2025,uf='AM',city='Tefé',nat='Parintins/AM',av='pat',ls='m'),dict(y=1995,em=2022,uf='DF',an='div',sep='-',ls='m',eth='ar'))
def D(p):
    c=lambda v,l,w='':f'<div class=c style="{w}"><div class=x>{v}</div><div class=y>{l}</div></div>'
    def gen(g,n):
        i=''.join(z[0] for z in g.nome.split() if z[0].isupper())[:2]
        return f'<div class=g><div class=av>{i}</div><div>{c(g.nome,"mãe" if g.sx=="F" else "pai")}{c(g.nat,"naturalidade")}{c(g.avo,"avô "+n)}{c(g.ava,"avó "+n.replace("rno","rna"))}</div></div>'
    n1,n2=('(linha de '+p.pai.nome.split()[0]+')','(linha de '+p.mae_.nome.split()[0]+')') if p.two else ('paterno','materno')
    lv=c(f'{p.liv}','livro')+c(p.fol,'folha')+c(p.ter,'termo') if p.k==1 else ''
    css='body{background:#e9edf3;font:10pt/13pt "Liberation Sans"}.b{padding:0 30pt}.k{background:#fff;border-radius:11pt;padding:10pt 14pt;margin-top:9pt;border:.5pt solid #d4dbe6}.r{display:flex;flex-wrap:wrap;gap:5pt 26pt}.x{font-weight:bold;color:#152}.y{font-size:7.3pt;color:#7a8596;line-height:9pt;margin-bottom:3pt}.g{display:flex;gap:10pt;flex:1}.av{width:30pt;height:30pt;border-radius:15pt;background:#cfe3d7;text-align:center;line-height:30pt;font-weight:bold;color:#286;flex:none}.tb{font-size:8.2pt;color:#286;text-transform:none;margin-bottom:5pt}'
    h=f'''<div style="background:#175e44;color:#fff;padding:9pt 30pt;display:flex;justify-content:space-between"><span>‹ &nbsp; Minhas certidões</span><b>Certidão de Nascimento</b><span>{d(p.em+datetime.timedelta(days=3))} 18:42 &nbsp; 76%</span></div><div class=b>
<div class=k style="display:flex;justify-content:space-between;align-items:center"><div>{c(p.nome,'nome civil','font-size:14pt;line-height:18pt')}<div class=r>{c(p.cpf,'CPF')}{c(p.sexo,'sexo')}{c(p.nat,'naturalidade')}</div>{c(p.matr,'matrícula')}</div>{qr(p.r,74)}</div>
<div class=k><div class=tb>● Nascimento</div><div class=r>{c(dl(p.nasc),'data')}{c(f"{p.h}h{p.mi:02}min",'hora')}{c(p.est,'local')}{c(p.bcity+' · '+p.buf,'município · UF de nascimento')}{c(f'sim, com {p.tw}' if p.tw else 'não','parto gemelar')}{c(p.dnv,'DNV') if p.dnv else ''}</div></div>
<div class=k><div class=tb>● Família</div><div style="display:flex;gap:12pt">{gen(p.pai,n1)}{gen(p.mae_,n2)}</div></div>
<div class=k><div class=tb>● Registro</div><div class=r>{lv}{c(dp(p.reg),'registrado em')}{c(p.cart,'cartório')}{c(p.city+' · '+p.uf,'município · UF do cartório')}{c(p.dec,'declarante')}</div></div>
<div class=k style="background:#fff8e3"><div class=tb>● Averbações</div>{p.av or 'Nada consta'}</div><div class=k style="background:#fff8e3"><div class=tb>● Anotações</div>{p.an or 'Nada consta'}</div>
<div class=k><div class=tb>● Outros documentos</div><div class=r>{''.join(c(v,l) for l,v in p.cad[:2]) if p.k==3 else c('—','nenhum vinculado')}</div></div>
<div class=k style="display:flex;justify-content:space-between;align-items:center"><div>{c(p.of,'assinado digitalmente por · oficial'+p.oa+' de registro civil')}{c(p.esc,'conferido por · escrevente')}</div><div>{c(d(p.em),'certidão emitida em')}{c(p.selo,'selo digital')}</div></div><p style="font-size:7pt;color:#678;text-align:center;line-height:9pt">Documento eletrônico – MP 2.200-2/2001. Valide lendo o código ou em registrocivil.org.br/validar com a chave {p.r.randint(1000,9999)}-{p.r.randint(1000,9999)}-{p.r.randint(1000,9999)}.</p></div>'''
    return dict(w=595,h=842,css=css,b=h,tc=dl(p.nasc),natl=1,cad=[v for l,v in p.cad[:2]] if p.k==3 else [])

@form(dict(y=1979,em=2006,uf='GO',an='cas',sep='('),dict(y=2001,em=2017,uf='PA',mae=1,late=3,home=1,sep='-',fv=1),dict(y=1990,em=2023,uf='SE',city='Propriá',bc='Estância/SE',twin=1,g=1,U=1,ls='m'))
def E(p):
    n=[0]
    def q(a,b): n[0]+=1; return f'<div class=q><i>{n[0]}º quesito.</i> {a}<br><b>R.:</b> {b}</div>'
    tw=f'Sim. {p.tw}, matrícula {p.twm}' if p.tw else 'Não.'
    ps=lambda:q('Qual o nome do pai e de onde é natural?','Não consta do assento.' if p.mae else f'{p.pai.nome}, natural de {p.pai.nat}.')
    ms=lambda:q('Qual o nome da mãe e de onde é natural?',f'{p.mae_.nome}, natural de {p.mae_.nat}.')
    css='body{font:10.8pt/15pt P052,"URW Bookman"}.b{padding:38pt 44pt}.q{break-inside:avoid;border-left:2pt solid #a86;padding-left:7pt;margin-bottom:8.5pt}.q i{color:#743}'
    h=f'''<div class=b><div style="text-align:center">{arms(42,'#743')}<br><b style="font-size:12.5pt">{p.cart}</b><br>{p.city} – {p.uf}</div><h1 style="font-size:14.5pt;text-align:center;letter-spacing:1pt;margin:9pt 0">CERTIDÃO DE NASCIMENTO POR QUESITOS</h1><p style="margin:0 0 9pt">Art. 19 da Lei nº 6.015, de 31 de dezembro de 1973. Atendendo ao pedido protocolado sob nº {p.r.randint(100,999)}, o Oficial responde aos quesitos formulados, segundo consta do assento:</p><div style="columns:2;column-gap:22pt">
{q('Em que livro, folha e sob que número está o assento?',f'Livro {p.liv}, folha {p.fol}, número {p.ter}.') if p.matr=='' or p.k==2 else q('Qual a matrícula do assento?',f'<span style="font-size:8.6pt;white-space:nowrap">{p.matr}</span>')}{q('Quando foi lavrado?',f"{dl(p.reg)}"+(', fora do prazo legal' if p.late else '')+'.')}{ms()}{ps()}{q('Quem são os avós maternos?',av2(p.mae_)+'.')}{q('E os paternos?',av2(p.pai,'Não declarados')+'.')}{q('Quem fez a declaração do nascimento?',p.dec+'.')}
{q('Qual o nome da pessoa registrada?',f'<b>{p.nome}</b>.')}{q('Qual o seu sexo?',p.sexo+'.')}{q('Em que dia nasceu?',dw(p.nasc).capitalize()+f' ({d(p.nasc)}).')}{q('A que horas?',f'{p.h} h {p.mi:02} min.')}{q('Em que lugar?',f"{'Em domicílio' if p.home else p.est}, {p.bcity} – {p.buf}.")}{q('O parto foi múltiplo?',tw)}{q('Há número de Declaração de Nascido Vivo?',p.dnv+'.') if p.dnv else ''}{q('Há inscrição no CPF?',p.cpf+'.') if p.cpf else ''}{q('Há averbações?',p.av or 'Nada consta.')}{q('Há anotações?',p.an or 'Nada consta.')}</div>
<p>É o que me cumpre certificar. {p.city}, {dl(p.em)}.</p><div style="display:flex;justify-content:space-between;align-items:flex-end;font-size:8.8pt;line-height:11.5pt"><div>{'Selo digital de fiscalização: '+p.selo if p.selo else 'Selo de segurança afixado no verso'}<br>Custas: isento (1ª via – Lei 9.534/97)</div>{sg(p,'Registrador'+p.oa+' Civil')}</div></div>'''
    st={} if (not p.matr or p.k==2) else {}
    dr=['dados_pessoais.matrícula'] if p.k==2 else []
    return dict(w=595,h=842,css=css,b=h,mf=1,tc=dw(p.nasc).capitalize(),drop=dr,tw=f'{p.tw}, matrícula {p.twm}')

@form(dict(y=1985,em=2020,uf='PR',eth='po,de',an='cas',sep='-',fv=1),dict(y=2006,em=2021,uf='AL',city='Penedo',bc='Garanhuns/PE',av='jud',sep='/',ls=''),dict(y=2012,em=2013,uf='TO',late=1,nocpf=1,home=1,g=2,sep='('))
def F(p):
    ev=[(p.nasc,'Nascimento',f'às {hm(p)} — {p.est} — {p.bcity} ({p.buf})'+(f' — DNV {p.dnv}' if p.dnv else '')),(p.reg,'Registro',f'livro {p.liv} · folha {p.fol} · termo {p.ter}<br>declarante: {p.dec}')]
    if p.av: ev.append((None,'Averbação',p.av))
    if p.an: ev.append((None,'Anotação',p.an))
    ev.append((p.em,'Emissão desta certidão',f'{p.city}/{p.uf}, a pedido de parte interessada'))
    if p.k==2: ev=ev[::-1]
    L=''.join(f'<div class=e><div class=dt>{dm(a) if a else "à margem"}</div><div class=ln><i></i></div><div class=tx><b>{b}</b><br>{c}</div></div>' for a,b,c in ev)
    no=[z for z,v in (('averbações',p.av),('anotações',p.an)) if not v]
    pb=lambda t,x:f'<div class=p><u>{t}</u><b>{x.nome}</b><br>{x.nat}<hr>avô: {x.avo or "não informado"}<br>avó: {x.ava or "não informada"}</div>'
    css='body{font:10.6pt/14.6pt "URW Gothic","DejaVu Sans"}.b{padding:34pt 40pt}.e{display:flex;min-height:72pt}.dt{width:92pt;text-align:right;font-weight:bold;color:#a03060;font-size:10.5pt;padding-right:8pt;flex:none}.ln{width:16pt;border-left:2pt solid #d9a;position:relative;flex:none}.ln i{position:absolute;left:-6pt;top:2pt;width:9pt;height:9pt;border-radius:6pt;background:#a03060}.tx{padding-bottom:12pt;font-size:9.6pt}.p{flex:1;border:1pt solid #d9a;border-radius:6pt;padding:8pt;font-size:9.4pt}.p u{display:block;text-decoration:none;color:#a03060;font-size:8pt}hr{border:0;border-top:.6pt dashed #c8a;margin:4pt 0}'
    h=f'''<div class=b><div style="display:flex;justify-content:space-between;align-items:flex-start"><div><span style="font-size:8.5pt">República Federativa do Brasil · {p.cart}</span><br><span style="font-size:10pt;color:#a03060">certidão de nascimento de</span><br><b style="font-size:17pt;line-height:25pt">{p.nome}</b></div>{arms(40,'#a03060')}</div>
<p style="margin:4pt 0 12pt;background:#fbeef4;padding:7pt 10pt">sexo {p.sexo.lower()} &nbsp;|&nbsp; CPF {p.cpf or 'não inscrito'} &nbsp;|&nbsp; nascimento gemelar: {'sim' if p.tw else 'não'}<br>matrícula {p.matr}</p>{L}
<div style="display:flex;gap:12pt;margin:4pt 0 10pt">{pb('de um lado, o pai',p.pai)}{pb('de outro, a mãe',p.mae_)}</div>
<p style="font-size:8.5pt;margin:0 0 8pt">{'Quanto a '+' e '.join(no)+': nada consta. ' if no else ''}{f'Cadastro: {p.cad[0][0]} {p.cad[0][1]} · {p.cad[2][0]} {p.cad[2][1]}.' if p.k==1 else ''}{'<br>Selo digital '+p.selo if p.selo else ''}</p>
<div style="display:flex;justify-content:space-between;align-items:flex-end;font-size:8.2pt;line-height:11pt">{qr(p.r,56)}<div>{bar(p.r,120)}<br>protocolo {p.r.randint(10000,99999)}</div><div>{sg(p,'oficial'+p.oa+' registrador'+p.oa,1,'',92)}</div></div></div>'''
    return dict(w=595,h=842,css=css,b=h,tc=dm(p.nasc),cad=[p.cad[0][1],p.cad[2][1]] if p.k==1 else [])

@form(dict(y=1999,em=2012,uf='MT',U=1,sep='/',ls=''),dict(y=2016,em=2016,uf='CE',U=1,twin=1,nat='Crato/CE',city='Sobral',ls='m'),dict(y=1968,em=2022,uf='RO',city='Guajará-Mirim',U=1,mae=1,eth='ind',an='obt',ls='A-',sep='-'))
def G(p):
    def bx(s,n,rows=1):
        L=[''];
        for w in s.split(' '):
            if len(L[-1])+len(w)+(1 if L[-1] else 0)>n: L.append('')
            L[-1]+=(' ' if L[-1] else '')+w
        L+=['']*(rows-len(L))
        return ''.join('<div class=rw>'+''.join(f'<s>{c if c!=" " else "&nbsp;"}</s>' for c in l.ljust(n))+'</div>' for l in L)
    F=lambda l,v:f'<div class=f><div class=l>{l}</div>{v}</div>'
    dd=lambda x:f'<div class=rw>{"".join(f"<s>{c}</s>" for c in x.strftime("%d"))}<em></em>{"".join(f"<s>{c}</s>" for c in x.strftime("%m"))}<em></em>{"".join(f"<s>{c}</s>" for c in str(x.year))}</div>'
    hh=f'<div class=rw><s>{p.h//10}</s><s>{p.h%10}</s><em style="width:6pt">:</em><s>{p.mi//10}</s><s>{p.mi%10}</s></div>'
    ck=lambda o,t:f'<span style="font:10pt DejaVu Sans">{"☒" if o else "☐"}</span> {t}&nbsp;&nbsp; '
    W=lambda *a:'<div style="display:flex;gap:16pt">'+''.join(a)+'</div>'
    css='body{font:8.5pt/11pt "Liberation Sans"}.b{padding:24pt 30pt}.rw{display:flex;height:14.5pt;margin-bottom:1.6pt}s{text-decoration:none;display:block;width:13.6pt;height:14pt;border:.5pt solid #c77;margin-right:-.5pt;text-align:center;font:10.5pt/14pt "Liberation Mono"}em{width:7pt;font:10pt/14pt "Liberation Mono";text-align:center}.l{font-size:6.6pt;line-height:8.6pt;color:#b33}.f{margin-bottom:3.2pt}h3{font-size:7.6pt;line-height:11pt;margin:4pt 0 3pt;background:#b33;color:#fff;padding:1pt 5pt}.pv{font:10pt/14pt "Liberation Mono"}'
    pr=f'{F("13 OBSERVAÇÕES / AVERBAÇÕES / ANOTAÇÕES","<div class=pv>"+(p.av or p.an or "*** NADA CONSTA ***")+"</div>")}'
    h=f'''<div class=b><div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:4pt">{arms(36,'#b33')}<div style="text-align:center"><b style="font-size:12pt;line-height:15pt">CERTIDÃO DE NASCIMENTO</b><br>{p.cart} — {p.city}/{p.uf}<br>CNS {p.cns} – Formulário RC-04 – leitura óptica – preencher em letra de forma</div>{bar(p.r,110,26)}</div>
<h3>A – REGISTRADO</h3>{F('1 NOME COMPLETO',bx(p.nome,38,2))}{W(F('2 NASCIMENTO (dia – mês – ano)',dd(p.nasc)),F('3 HORA',hh),F('4 SEXO','<div class=pv>'+ck(p.sx=='M','1 MASC.')+ck(p.sx=='F','2 FEM.')+'</div>'),F('5 GÊMEOS','<div class=pv>'+ck(p.tw,'SIM')+ck(not p.tw,'NÃO')+'</div>'))}{F('5.1 NOME DO IRMÃO GÊMEO',bx(p.tw or '',38)) if p.tw else ''}
{F('6 LOCAL DO NASCIMENTO',bx(p.est,38))}{W(F('6.1 MUNICÍPIO',bx(p.bcity,26)),F('UF',bx(p.buf,2)),F('6.2 CPF',"<div class=pv>"+(p.cpf or "—")+"</div>"))}{F('6.3 NATURALIDADE',bx(p.nat,38)) if p.natl else ''}
<h3>B – FILIAÇÃO E AVÓS</h3>{F('7 MÃE',bx(p.mae_.nome,38))}{F('7.1 NATURALIDADE DA MÃE',bx(p.mae_.nat,38))}{F('7.2 AVÓ MATERNA',bx(p.mae_.ava,38))}{F('7.3 AVÔ MATERNO',bx(p.mae_.avo,38))}{F('8 PAI',bx(p.pai.nome,38))}{F('8.1 NATURALIDADE DO PAI',bx(p.pai.nat,38))}{F('8.2 AVÓ PATERNA',bx(p.pai.ava,38))}{F('8.3 AVÔ PATERNO',bx(p.pai.avo,38))}
<h3>C – REGISTRO</h3>{W(F('9 DATA DO REGISTRO',dd(p.reg)),F('10 LIVRO – FOLHA – TERMO',f'<div class=pv>{p.liv} – {p.fol} – {p.ter}</div>') if p.k!=2 else '',F('11 DNV',f'<div class=pv>{p.dnv}</div>') if p.dnv else '',F('12 DATA DE EMISSÃO',dd(p.em)))}{F('MATRÍCULA',f'<div class=pv>{p.matr}</div>') if p.matr else ''}{pr}
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:4pt"><div>{qr(p.r,44) if p.selo else seal('REGISTRO CIVIL DAS PESSOAS NATURAIS',44)}<br>{'SELO DIGITAL: '+p.selo if p.selo else 'Selo de fiscalização no original'}</div>{sg(p,'OFICIAL'+p.oa.upper()+' DO REGISTRO CIVIL',1,'',80)}</div></div>'''
    return dict(w=595,h=842,css=css,b=h,mf=1,joint=1,natl=p.natl)

@form(dict(y=1951,em=1998,uf='RN',an='cas',sep=',',fv=1),dict(y=1976,em=2011,uf='SC',eth='de,it',av='ret',sep='(',ms='.'),dict(y=1987,em=2003,uf='MA',late=6,home=1,g=1,sep='-'))
def H(p):
    m=lambda l,t:f'<tr><td class=l>{l}</td><td class=t>{t}</td></tr>'
    nt=(f'<b>Averbação</b><br>{p.av}' if p.av else '<b>Averbação</b><br>Nada consta')+'<br><br>'+(f'<b>Anotação</b><br>{p.an}' if p.an else '<b>Anotação</b><br>Nada consta')
    css='body{font:11.5pt/18pt "C059";background:#fbf8ee}.b{margin:26pt 30pt;border:1.4pt solid #553;padding:16pt 14pt;height:716pt}.l{width:84pt;text-align:right;font:italic 9pt/12pt "C059";color:#765;padding:4pt 9pt 0 0;border-right:1pt solid #a97;vertical-align:top}.t{padding:1pt 12pt 7pt 9pt;text-align:justify;vertical-align:top}.z{width:132pt;vertical-align:top;border-left:1pt solid #a97;padding:4pt 0 4pt 10pt;font-size:9.2pt;line-height:13pt}'
    h=f'''<div class=b><div style="text-align:center;line-height:15pt"><b>{p.cart}</b><br><span style="font-size:9.5pt">{ue(p)} – Município e Comarca de {p.city}</span><br><b style="font-size:15pt;line-height:26pt">Certidão de Nascimento</b></div>
<table style="border-collapse:collapse;width:100%;margin-top:8pt"><tr><td style="vertical-align:top;padding:0"><table style="border-collapse:collapse;width:100%">
{m('Assento',f"Certifico que, a fls. {p.fol} do livro {p.liv}, sob n.º {p.ter}, lavrou-se em {dr(p.reg)} o assento adiante extratado.")}{m('Matrícula',f'<span style="font-size:9pt;white-space:nowrap">{p.matr}</span>') if p.matr else ''}{m('Quem nasceu',f'<b>{p.nome}</b>, pessoa do sexo {p.sexo.lower()}'+(', nascid'+p.o+' de parto simples')+'.')}{m('Quando',f'Em {dr(p.nasc)} ({dw(p.nasc)}), pelas {p.h} horas e {p.mi} minutos.')}{m('Onde',f"{'Em domicílio, no lugar Olho d’Água' if p.home else p.est}, em {p.bcity}, {UFN[p.buf] if p.sep==',' else p.buf}.".replace('’',"'"))}{m('De quem',f'De {p.pai.nome}, natural de {p.pai.nat}, e de {p.mae_.nome}, natural de {p.mae_.nat}.')}{m('Avós',f'Pelo pai: {av2(p.pai)}. Pela mãe: {av2(p.mae_)}.')}{m('Declarante',f'{p.dec}, identificado no termo; testemunhas: {p.t1} e {p.t2}.' if p.k!=2 else p.dec+'.')}{m('Fecho',f'Dou fé. {p.city}, {dr(p.em)}.')}</table></td><td class=z>{nt}<br><br>{seal('REGISTRO CIVIL DAS PESSOAS NATURAIS',70)}<br>Custas R$ 18,00<br>Guia n.º {p.r.randint(1000,9999)}</td></tr></table><div style="text-align:center;font-size:9.5pt;line-height:13pt;margin-top:14pt">{sg(p,'Oficial'+p.oa+' do Registro Civil',1)}</div></div>'''
    acc={'local_nascimento.estabelecimento':["Em domicílio, no lugar Olho d'Água","lugar Olho d'Água","Olho d'Água"]} if p.home else {}
    return dict(w=612,h=842,css=css,b=h,tc=dr(p.nasc),acc=acc)

@form(dict(y=2014,em=2020,uf='PI',U=1,sep='-'),dict(y=1996,em=2024,uf='AC',city='Xapuri',bc='Rio Branco/AC',an='obt',ls='m',eth='ar',sep='/'),dict(y=2020,em=2023,uf='SP',city="Santa Bárbara d'Oeste",two='MM',ls='m',sep='(',av='cpf'))
def I(p):
    n=lambda x,c,s='':f'<div class=n style="{s}"><small>{c}</small><br>{x or "não consta"}</div>'
    ln='<svg width="560pt" height="20pt" viewBox="0 0 560 20" style="display:block" fill="none" stroke="#686" stroke-width="1.2"><path d="%s"/></svg>'
    g1,g2=('avô (linha 1)','avó (linha 1)'),('avô (linha 2)','avó (linha 2)')
    if not p.two: g1,g2=('avô paterno','avó paterna'),('avô materno','avó materna')
    pl=lambda x,i:('pai' if x.sx=='M' else 'mãe')+(f' {i}' if p.two else '')
    css='body{font:9pt/12pt "Noto Serif","DejaVu Serif"}.b{position:relative;padding:20pt 28pt}.n{border:1pt solid #686;border-radius:8pt;background:#f4f8f1;padding:4pt 5pt;text-align:center;flex:1;font-size:8.8pt;line-height:11.5pt}small{font-size:6.8pt;color:#575;line-height:8.5pt}.w{display:flex;gap:10pt;width:560pt}.s{width:200pt;font-size:8.6pt;line-height:11.6pt;border-left:2pt solid #686;padding-left:12pt}'
    k=lambda l,v:f'<div style="margin-bottom:3.6pt"><small>{l}</small><br>{v}</div>'
    h=f'''{wave(842,595,12,'#e3ece0')}<div class=b><div style="display:flex;align-items:center;gap:14pt;margin-bottom:8pt">{arms(44,'#464')}<div><b style="font-size:15pt;line-height:19pt">Certidão de Nascimento</b> &nbsp;— &nbsp;árvore do registro<br>{p.cart} · {p.city} · {p.uf}</div></div><div style="display:flex;gap:16pt"><div style="width:560pt">
<div class=w>{n(p.pai.avo,g1[0])}{n(p.pai.ava,g1[1])}{n(p.mae_.avo,g2[0])}{n(p.mae_.ava,g2[1])}</div>{ln%'M66 0v10h143v-10M137 10v10M351 0v10h143v-10M423 10v10'}
<div class=w>{n(p.pai.nome+'<br><small>natural de '+p.pai.nat+'</small>',pl(p.pai,1),'margin:0 20pt;font-weight:bold')}{n(p.mae_.nome+'<br><small>natural de '+p.mae_.nat+'</small>',pl(p.mae_,2),'margin:0 20pt;font-weight:bold')}</div>{ln%'M140 0v10h280v-10M280 10v10'}
<div class=w>{n(f'<b style="font-size:14pt;line-height:19pt">{p.nome}</b><br>{"nascida" if p.sx=="F" else "nascido"} em {d(p.nasc)}, às {hm(p)} · sexo {p.sexo.lower()}<br>{p.est} — {p.bcity} — {p.buf}<br>CPF {p.cpf or "—"} · DNV {p.dnv or "—"} · gêmeos: não','registrad'+p.o,'background:#e6f0df')}</div>
<div style="margin-top:10pt"><small>Averbações</small><br>{p.av or 'Nada consta'}</div><div style="margin-top:5pt"><small>Anotações</small><br>{p.an or 'Nada consta'}</div><div style="margin-top:10pt;text-align:center">{sg(p,'Oficial'+p.oa+' de Registro Civil',1)}</div></div>
<div class=s>{k('Matrícula',f'<b style="font-size:7.8pt;white-space:nowrap">{p.matr}</b>')}{k('Registro lavrado em',d(p.reg))}{k('Livro | folha | termo',f'{p.liv} | {p.fol} | {p.ter}') if p.k==1 else ''}{k('Declarante',p.dec)}{k('Certidão expedida em',f'{p.city}, {dl(p.em)}')}{k('Selo digital',p.selo)}{qr(p.r,70)}<br><small>Aponte a câmera para conferir o ato no portal do tribunal. A figura ao lado reproduz apenas os vínculos declarados no assento. Emolumentos: R$ 52,40. Endereço: Av. Getúlio Vargas, 1010, loja 3.</small></div></div></div>'''
    return dict(w=842,h=595,css=css,b=h)

@form(dict(y=2003,em=2014,uf='AM',city='São Gabriel da Cachoeira',eth='ind',late=8,home=1,style='Baniwa|Assunção do Içana|Alto Rio Negro'),dict(y=2021,em=2021,uf='MA',city='Barra do Corda',eth='ind',sep='-',style='Guajajara|Bacurizinho|Bacurizinho',ls='m'),dict(y=1994,em=2018,uf='RR',city='Boa Vista',eth='ind',sep='(',mae=1,av='ret',home=1,style='Macuxi|Raposa|Raposa Serra do Sol'))
def J(p):
    et,al,ti=p.style.split('|'); loc=f'Aldeia {al}' if p.home else p.est
    r=lambda v,l:f'<tr><td class=v>{v}</td><td class=l>{l}</td></tr>'
    zz=lambda: '<svg width="535pt" height="16pt" viewBox="0 0 535 16" style="display:block">'+''.join(f'<path d="M{x} 16l8-14 8 14z" fill="{"#8c3b1b" if x%32 else "#222"}"/><path d="M{x+5} 16l3-6 3 6z" fill="#fff"/>' for x in range(0,528,16))+'</svg>'
    a=lambda x:x or '—'
    css='body{font:10pt/13pt "Liberation Sans"}.b{padding:26pt 30pt}.v{text-align:right;font-weight:bold;padding:2.6pt 10pt;width:340pt;border-right:2pt solid #8c3b1b}.l{padding:2.6pt 10pt;color:#8c3b1b;font-size:8.4pt}.q{border-collapse:collapse;width:100%;margin:8pt 0}.q td,.q th{border:.6pt solid #8c3b1b;padding:3.5pt 6pt;font-size:9.4pt;text-align:left}.q th{font-size:8pt;background:#f6ece4}'
    h=f'''<div class=b>{zz()}<div style="display:flex;justify-content:space-between;align-items:center;padding:6pt 0">{arms(44,'#8c3b1b')}<div style="text-align:center"><b style="font-size:14pt;line-height:19pt">CERTIDÃO DE NASCIMENTO</b><br>Registro de pessoa indígena — Resolução Conjunta CNJ/CNMP nº 3/2012<br>{p.cart} — {p.city} ({p.uf})</div>{qr(p.r,46)}</div><table style="border-collapse:collapse;width:100%">
{r(p.nome,'nome da pessoa registrada')}{r(et,'povo (etnia)')}{r(f'{al} — TI {ti}','aldeia de origem')}{r('feminino' if p.sx=='F' else 'masculino','sexo')}{r(f'{d(p.nasc)} <span style="font-weight:normal">às</span> {hm(p)}','nascimento: data e hora')}{r(loc,'lugar do parto')}{r(f'{p.bcity} – {p.buf}','município – estado do parto')}{r('não','gêmeos')}{r(p.cpf or 'sem inscrição','CPF')}{r(p.dnv or 'não houve','DNV')}{r(f'RANI nº {p.r.randint(100,999)}/{p.reg.year} – FUNAI','registro administrativo')}</table>
<table class=q><tr><th></th><th>mãe</th><th>pai</th></tr><tr><th>nome</th><td>{p.mae_.nome}</td><td>{a(p.pai.nome)}</td></tr><tr><th>naturalidade</th><td>{p.mae_.nat}</td><td>{a(p.pai.nat)}</td></tr><tr><th>aldeia</th><td>{al}</td><td>{al if p.pai.nome else '—'}</td></tr><tr><th>avó, por este lado</th><td>{p.mae_.ava}</td><td>{a(p.pai.ava)}</td></tr><tr><th>avô, por este lado</th><td>{p.mae_.avo}</td><td>{a(p.pai.avo)}</td></tr></table>
<table style="border-collapse:collapse;width:100%">{r(p.matr,'matrícula')}{r(d(p.reg)+(' <span style="font-weight:normal">(tardio, Prov. 28/2013)</span>' if p.late else ''),'data do registro')}{r(f'{p.liv} – {p.fol} – {p.ter}','livro – folha – termo') if p.k!=2 else ''}{r(p.av or 'nada consta','averbações')}{r(p.an or 'nada consta','anotações')}{r(p.selo,'selo digital') if p.selo else ''}{r(f'{p.city}, {d(p.em)}','expedida em')}</table>
<p style="font-size:8pt;line-height:10.5pt">Dispensada a presença de testemunhas. Foi intérprete {p.t2}. Via gratuita (Lei nº 9.534/1997). Endereço: Rua Dom Pedro Massa, s/nº – atendimento itinerante.</p><div style="text-align:center;font-size:8.8pt;line-height:11.5pt">{sg(p,'Oficial'+p.oa+' Interin'+('a' if p.oa else 'o')+' do Registro Civil')}</div><div style="margin-top:8pt">{zz()}</div></div>'''
    acc={'local_nascimento.estabelecimento':[loc,'',f'{al}',f'Aldeia {al} — TI {ti}']} if p.home else {}
    st={'local_nascimento.estabelecimento':loc} if p.home else {}
    return dict(w=595,h=842,css=css,b=h,mf=1,acc=acc,set=st)

@form(dict(y=1986,em=1987,uf='SP',city='Mogi das Cruzes',bc='São Paulo/SP',eth='jp,it',sep='-'),dict(y=2008,em=2010,uf='AP',home=1,mae=1,sep='/',fv=1),dict(y=1961,em=2021,uf='MG',an='cas',sep='(',ls='',ms='.'))
def K(p):
    V=lambda t,s:f'<th colspan={s}>{t}</th>'
    c=[('Nº de ordem',p.ter,38),('Livro',p.liv,34),('Folha',p.fol,30),('Data do assento',d(p.reg),56),('Nome',f'<b>{p.nome}</b>',86),('Sexo',p.sx,22),('Dia',d(p.nasc),54),('Hora',per(p),50),('Lugar',f'{p.est}, {p.bcity}, {p.buf}',80),('Nome e naturalidade',f'{p.pai.nome}, {p.pai.nat}' if p.pai.nome else '* * *',78),('Pais do pai',av2(p.pai,'* * *').replace(' e ','<br>e '),78),('Nome e naturalidade',f'{p.mae_.nome}, {p.mae_.nat}',78),('Pais da mãe',av2(p.mae_).replace(' e ','<br>e '),78)]
    css='body{font:8.3pt/11pt "Liberation Sans Narrow","Nimbus Sans Narrow"}.b{padding:24pt 20pt}table{border-collapse:collapse;width:100%}td,th{border:.6pt solid #333;padding:3pt 2.5pt;text-align:left;vertical-align:top;font-weight:normal}th{background:#eee;text-align:center;font-weight:bold;font-size:7.6pt}.u{writing-mode:vertical-rl;transform:rotate(180deg);font-size:8.4pt;height:84pt;white-space:nowrap;text-align:left}th .u{margin:0 auto}.g{display:flex;border:.6pt solid #333;border-top:0}.g .u{height:auto;min-height:60pt;width:18pt;background:#eee;text-align:center;font-weight:bold;border-left:.6pt solid #333}.g p{margin:6pt 8pt;font-size:9.5pt;line-height:13pt}'
    h=f'''<div class=b><div style="display:flex;align-items:center;justify-content:space-between;margin-bottom:8pt"><div style="display:flex;gap:12pt;align-items:center">{arms(44)}<div style="font:10pt/14pt Liberation Sans"><b>CERTIDÃO DE NASCIMENTO</b> — extrato do livro em colunas<br>{p.cart}<br>Município de {p.city} — {ue(p)}</div></div><div style="font-size:9pt">{'Matrícula<br><b style="font-size:9.5pt">'+p.matr+'</b>' if p.matr else 'Lei nº 6.015, de 31-12-1973'}{'<br>CPF <b>'+p.cpf+'</b>' if p.cpf else ''}{'<br>DNV '+p.dnv if p.dnv else ''}</div></div>
<table><tr>{V('ASSENTO',4)}{V('REGISTRAD'+p.o.upper(),2)}{V('NASCIMENTO',3)}{V('PAI',2)}{V('MÃE',2)}</tr><tr>{''.join(f'<th style="width:{w}pt"><div class=u>{a}</div></th>' for a,_,w in c)}</tr><tr style="height:132pt">{''.join(f'<td>{b}</td>' for _,b,_ in c)}</tr></table>
<div class=g><div class=u>À margem</div><p>Averbações: {p.av or 'nada consta.'}<br>Anotações: {p.an or 'nada consta.'}</p></div><div class=g><div class=u>Termo</div><p>Declarante {p.dec}; testemunhas {p.t1} e {p.t2}. Parto de um só feto. Conferida com o original; as colunas omitidas estão em branco no livro.</p></div><div class=g><div class=u>Fé</div><p style="display:flex;gap:40pt;align-items:flex-end"><span>Dou fé. {p.city} – {p.uf}, {dl(p.em)}.<br>{'Selo digital '+p.selo if p.selo else 'Taxa judiciária paga por verba'}<br>Cota: {p.r.randint(11,49)},00</span><span style="font-size:8.6pt;line-height:11pt">{sg(p,'Oficial'+p.oa+' Maior do Registro Civil')}</span></p></div></div>'''
    return dict(w=842,h=595,css=css,b=h)

@form(dict(y=1934,em=1936,uf='RJ',city='Vassouras',sep='(',home=1),dict(y=1928,em=1941,uf='CE',city='Quixeramobim',sep=',',twin=1,fv=1,ls=''),dict(y=1940,em=1952,uf='PR',city='Prudentópolis',eth='po',sep='(',mae=1,av='old',sx='M'))
def L(p):
    t=lambda s:f'<span class=t>{s}</span>'
    ap='em casa de residência dos paes' if p.home and not p.mae else na_(p)+' '+p.est
    css='body{font:11.5pt/25pt "C059";color:#222;background:#f9f3e2}.t{font:17pt/18pt Z003;color:#1b2a6b;border-bottom:.5pt solid #999;padding:0 4pt}.b{margin:22pt;border:3pt double #6b5530;padding:18pt 28pt;height:850pt}p{text-align:justify;margin:0 0 8pt}'
    tw=f', gême{p.o} de {t(p.tw)}' if p.tw else ''
    fil=(f'filh{t(p.o)} {t("legítim"+p.o)} de {t(p.pai.nome)}, natural de {t(p.pai.nat)}, e de Dona ' if not p.mae else f'filh{t(p.o)} {t("natural")} de Dona ')+f'{t(p.mae_.nome)}, natural de {t(p.mae_.nat)}'
    h=f'''<div class=b><div style="text-align:center;line-height:18pt">{arms(64,'#6b5530')}<br>REPUBLICA DOS ESTADOS UNIDOS DO BRASIL<br><span style="font-size:10pt">{ue(p)} · Termo e Comarca de {p.city}</span><br><i>{p.cart}</i><br><span style="font-size:21pt;line-height:34pt;letter-spacing:1.5pt">Certidão de Nascimento</span></div>
<p style="margin-top:8pt">Livro n. {t(p.liv)} &nbsp; Fls. {t(p.fol)} &nbsp; Termo n. {t(p.ter)}</p><p>O abaixo assignado, Official do Registro Civil, <b>certifica</b> que do livro supra consta que, no dia {t(dw(p.nasc))}, ás {t(per(p,' '))}, {t(ap)}, neste Municipio, nasceu uma creança do sexo {t(p.sexo.lower())}, de côr {t(p.r.choice(['branca','parda','morena']))}, que se chama {t(p.nome)}{tw}, {fil}. São avós paternos {t('– – – –' if p.mae else av2(p.pai))} e maternos {t(av2(p.mae_))}. O assento foi feito em {t(dl(p.reg))}, sendo declarante {t(p.dec)} e testemunhas {t(p.t1)} e {t(p.t2)}.</p><p>Averbações: {t(p.av or '– – – – – – – – –')}</p><p>O referido é verdade, do que dou fé. {p.city}, em {t(dl(p.em))}.</p><div style="display:flex;justify-content:space-between;align-items:flex-end;line-height:15pt"><div style="font-size:9pt;line-height:13pt;border:1pt solid #6b5530;padding:6pt">THESOURO NACIONAL<br>Sello adhesivo 2$000<br>Educação e Saude $200</div><div style="text-align:center">{sig(p.r,130)}<br>{t(p.of)}<br>O Official do Registro Civil</div></div></div>'''
    acc={}; st={}
    if p.home: st={'local_nascimento.estabelecimento':'casa de residência dos paes'}; acc={'local_nascimento.estabelecimento':['Domicílio','',ap]}
    return dict(w=612,h=936,css=css,b=h,tc=dw(p.nasc),acc=acc,set=st,tw='gême'+p.o+' de '+(p.tw or ''))

@form(dict(y=1969,em=1974,uf='SP',city='Marília',bc='Londrina/PR',eth='it,jp',sep='-'),dict(y=1980,em=1982,uf='BA',g=1,sep='/',fv=1,U=1),dict(y=2005,em=2013,uf='RS',eth='it,de',sep='(',ls='m',av='jud'))
def M(p):
    c=lambda l,v,w='100%':f'<div style="width:{w}"><small>{l}</small><br>{v or "—"}</div>'
    css='body{font:8.8pt/11pt "Nimbus Sans","Liberation Sans";background:#ddd}.k{position:relative;width:400pt;height:262pt;margin:14pt auto 0;background:#eef6ee;border:1pt solid #474;border-radius:12pt;overflow:hidden}.i{position:relative;padding:9pt 14pt}small{font-size:6.2pt;line-height:8pt;color:#474}.r{display:flex;flex-wrap:wrap;row-gap:2.6pt}.r b{font-size:9.4pt}'
    h=f'''<div class=k>{wave(400,262,10,'#cfe3cf')}<div class=i><div style="display:flex;gap:8pt;align-items:center;margin-bottom:5pt">{arms(32,'#474')}<div><b>CERTIDÃO DE NASCIMENTO</b> · formato de bolso<br>{p.cart}</div></div><div class=r>{c('Registrad'+p.o,f'<b>{p.nome}</b>')}{c('Data de nascimento',d(p.nasc),'33%')}{c('Hora',hm(p).replace(':','h'),'33%')}{c('Sexo','Fem.' if p.sx=='F' else 'Masc.','33%')}{c('Local',p.est,'60%')}{c('Município – UF',f'{p.bcity} – {p.buf}','40%')}{c('Registro lavrado em',d(p.reg),'33%')}{c('Livro / Fls. / N.º',f'{p.liv} / {p.fol} / {p.ter}','33%') if p.k!=3 else c('DNV',p.dnv,'33%')}{c('Comarca',f'{p.city} – {p.uf}','33%')}{c('Matrícula',p.matr) if p.matr else ''}{c('Averbações e anotações',p.av or p.an or 'Nada consta')}</div></div></div>
<div class=k>{wave(400,262,10,'#cfe3cf')}<div class=i><div class=r>{c('Mãe',p.mae_.nome,'60%')}{c('Natural de',p.mae_.nat,'40%')}{c('Filiação da mãe',av2(p.mae_))}{c('Pai',p.pai.nome,'60%')}{c('Natural de',p.pai.nat,'40%')}{c('Filiação do pai',av2(p.pai,'Ignorada'))}{c('Gêmeos','Não','30%')}{c('Declarante',p.dec,'70%')}{c('Expedida em',f'{p.city}, {d(p.em)}','60%')}{c('Selo digital',p.selo,'40%') if p.selo else ''}</div><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:5pt;font-size:7.8pt;line-height:10pt"><div style="width:130pt;font-size:6.4pt;line-height:8pt">Plastificar somente após conferir. Vale em todo o território nacional. Lei n.º 6.015/73, arts. 16 a 21. Custas pagas por guia.</div>{sg(p,'Oficial'+p.oa,1,'',78)}</div></div></div>'''
    return dict(w=440,h=570,css=css,b=h,mf=1,joint=1)

import unicodedata
def na(s): return unicodedata.normalize('NFC',''.join(c for c in unicodedata.normalize('NFD',s) if not unicodedata.combining(c))).replace('º','o').replace('ª','a')
@form(dict(y=1988,em=1990,uf='PR',U=2,eth='po,it',sep='-',style='na',late=1),dict(y=1975,em=1993,uf='MG',city='Diamantina',bc='Belo Horizonte/MG',U=2,sep='/',an='obt',style='na'),dict(y=1996,em=1997,uf='RJ',U=2,sep='(',twin=1,g=1,style='ac',city='Campos dos Goytacazes'))
def N(p):
    if p.style=='na':
        for q in (p,p.pai,p.mae_):
            for z,v in list(q.items()):
                if isinstance(v,str) and z not in('style','sexo'): q[z]=na(v)
    X=(na if p.style=='na' else str); y2=lambda x:x.strftime('%d/%m/%y') if p.k==2 else d(x)
    def k(l,v):
        out=[];w=''
        for t in (v or '********').split(' '):
            if len(w)+len(t)+1>52: out.append(w); w=t
            else: w=(w+' '+t).strip()
        out.append(w); return f'{X(l):.<22}: {out[0]}\n'+''.join(' '*24+z+'\n' for z in out[1:])
    sec=lambda t:'\n'+X(f'*** {t} ').ljust(77,'*')+'\n'
    b=f"{X('REPÚBLICA FEDERATIVA DO BRASIL').center(77)}\n{X(p.cart).center(77)}\n{X(f'{p.city} - {UFN[p.uf].upper()}').center(77)}\n\n"+'C E R T I D A O   D E   N A S C I M E N T O'.center(77).replace('D A O','D A O' if p.style=='na' else 'D Ã O')+f"\n{X('SISTEMA REGCIV 2.3   PAG 01').rjust(77)}\n"
    b+=sec('DADOS DO ASSENTO')+k('LIVRO/FOLHA/TERMO',f'{p.liv} / {p.fol} / {p.ter}')+k('DT. ASSENTO',y2(p.reg))+k('DECLARANTE',p.dec)+sec('REGISTRADO')+k('NOME',p.nome)+k('SEXO (1=MASC 2=FEM)',('2 - FEMININO' if p.sx=='F' else '1 - MASCULINO'))+k('DT. NASCIMENTO',y2(p.nasc))+k('POR EXTENSO',X(dw(p.nasc).upper()))+k('HORA',f'{p.h:02}H{p.mi:02}M')+k('LOCAL',p.est)+k('CIDADE/UF',f'{p.bcity}/{p.buf}')+k('GÊMEOS',(X('SIM - ')+p.tw) if p.tw else X('NÃO'))
    b+=sec('FILIAÇÃO')+k('PAI',p.pai.nome)+k('  NATURAL DE',p.pai.nat)+k('  FILHO DE',p.pai.avo)+k('  E DE',p.pai.ava)+k('MÃE',p.mae_.nome)+k('  NATURAL DE',p.mae_.nat)+k('  FILHA DE',p.mae_.avo)+k('  E DE',p.mae_.ava)+sec('AVERBAÇÕES')+k('TEXTO',p.av)+sec('ANOTAÇÕES')+k('TEXTO',p.an)+'\n'+X(f'DOU FÉ. {p.city}, {dl(p.em).upper()}.')+'\n'
    ls=b.split('\n'); body=''.join(f'<div class="{"g" if i//2%2 else ""}">{l or " "}</div>' for i,l in enumerate(ls))
    css='body{font:9.6pt/13pt "DejaVu Sans Mono","Liberation Mono";color:#333}.b{padding:22pt 34pt}.l{white-space:pre;font-size:9.4pt}.l div{height:13pt}.g{background:#e4f2e4}.ho{position:absolute;top:0;height:842pt;width:20pt;border-right:.6pt dashed #aaa}'
    hol=lambda s:f'<div class=ho style="{s}"><svg style="display:block" width="20pt" height="842pt" viewBox="0 0 20 842">'+''.join(f'<circle cx="10" cy="{y}" r="4.5" fill="#ddd"/>' for y in range(18,842,36))+'</svg></div>'
    h=f'''{hol('left:0')}{hol('right:0;border-right:0;border-left:.6pt dashed #aaa')}<div class=b style="width:527pt"><div class=l>{body}</div><div style="text-align:center;font-size:8.4pt;line-height:10.5pt;margin-top:4pt">{sg(p,X('OFICIAL'+('A' if p.oa else '')+' DO REGISTRO CIVIL'),0)}</div></div>'''
    return dict(w=595,h=842,css=css,b=h,tc=y2(p.nasc),acc={'dados_pessoais.data_nascimento.texto_completo':[d(p.nasc),X(dw(p.nasc).upper()),dw(p.nasc),dl(p.nasc)]},tw=(X('SIM - ')+p.tw) if p.tw else '')

@form(dict(y=2010,em=2022,uf='PB',sep='(',mae=1,ls='m'),dict(y=1989,em=2020,uf='RO',city='Ji-Paraná',sep=',',av='jud'),dict(y=2022,em=2022,uf='RS',eth='de,ar',est=1,twin=1,nat='São Leopoldo/RS',bc='Caxias do Sul/RS',city='São Leopoldo',ls='m'))
def O(p):
    ic=dict(p='M8 8a4 4 0 1 1 8 0a4 4 0 1 1-8 0M4 22c0-7 16-7 16 0z',s='M12 4v4M12 16v4M4 12h4M16 12h4M8 12a4 4 0 1 1 8 0a4 4 0 1 1-8 0',f='M3 21V11l9-8 9 8v10z',l='M5 3h14v18H5zM8 8h8M8 12h8',n='M4 4h16v12H9l-5 5z',c='M4 12l6 6L21 6')
    B=lambda i,t,x:f'<div class=s><svg width="26pt" height="26pt" viewBox="0 0 24 24" fill="none" stroke="#0a4f8a" stroke-width="1.6"><path d="{ic[i]}"/></svg><div><b class=h>{t}</b>{x}</div></div>'
    f=p.giv.split()[0] if not p.giv.startswith('Tupã') else p.giv
    e='Ela' if p.sx=='F' else 'Ele'; q=lambda x:f'<b>{x}</b>'
    pai='O registro não informa o nome do pai nem dos avós paternos.' if p.mae else f'O pai é {q(p.pai.nome)}. Ele é de {p.pai.nat}. Os pais dele são {p.pai.avo} e {p.pai.ava}.'
    css='body{font:12pt/17.5pt "Noto Sans","DejaVu Sans"}.b{padding:26pt 38pt}.s{display:flex;gap:12pt;margin-bottom:8pt;border-bottom:1pt solid #cde;padding-bottom:6pt}.s>svg{flex:none}.h{display:block;color:#0a4f8a;font-size:12.5pt}'
    h=f'''<div class=b><div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:10pt"><div><b style="font-size:19pt;line-height:26pt;color:#0a4f8a">Certidão de nascimento</b><br><span style="font-size:9.5pt;line-height:12pt">em linguagem simples e letra ampliada · {p.cart}<br>{p.city} – {p.uf}</span></div>{arms(46,'#0a4f8a')}</div>
{B('p','Quem é?',f'O nome é {q(p.nome)}.<br>Sexo: {p.sexo.lower()}. CPF: {p.cpf}.')}{B('s','Quando e onde nasceu?',f"{e} nasceu em {q(dl(p.nasc))}, às {p.h}h{p.mi:02}, em {p.bcity} ({p.buf}). Local: {p.est}."+(f' {e} é natural de {q(p.nat)}.' if p.natl else '')+(f' No mesmo parto nasceu {p.tw}.' if p.tw else ' Foi parto de um só bebê.'))}{B('f','Qual é a família?',f'A mãe é {q(p.mae_.nome)}. Ela é de {p.mae_.nat}. Os pais dela são {p.mae_.avo} e {p.mae_.ava}.<br>{pai}')}
{B('l','Onde está o registro?',f"O registro foi feito em {d(p.reg)}."+(f" Fica no livro {p.liv}, folha {p.fol}, termo {p.ter}." if p.k==2 else '')+f'<br>Número da matrícula:<br><b style="font-size:11pt">{p.matr}</b>'+(f'<br>Declaração de Nascido Vivo: {p.dnv}.' if p.dnv else ''))}{B('n','O que mudou depois? (averbações)',f'<span style="font-size:10.5pt;line-height:14pt;display:block">{p.av or "Nada consta."}</span>')}{B('n','E as anotações?',f'<span style="font-size:10.5pt;line-height:14pt;display:block">{p.an or "Nada consta."}</span>')}{B('c','Quem garante?',f'<span style="font-size:11pt">{p.of}, oficial{p.oa} do registro civil. Certidão feita em {d(p.em)} por {p.esc}, escrevente.<br>Selo digital: {p.selo}</span>')}
<div style="display:flex;justify-content:space-between;align-items:center">{qr(p.r,58)}<span style="font-size:8pt;line-height:10.5pt;width:270pt">Esta versão tem o mesmo valor da certidão comum (Lei 13.146/2015 e Lei 15.263/2025). Se tiver dúvida, ligue para o cartório: (00) 3321-1010. Preço: gratuita.</span>{sig(p.r,110)}</div></div>'''.replace(' e Lei 15.263/2025','')
    return dict(w=595,h=842,css=css,b=h,tc=dl(p.nasc),mf=1,natl=p.natl,tw=f'No mesmo parto nasceu {p.tw}')

@form(dict(y=1964,em=2002,uf='BA',city='Ilhéus',bc='Jequié/BA',sep=',',an='obt',fv=1),dict(y=2000,em=2018,uf='GO',sep='-',late=7,av='ret',home=1),dict(y=1998,em=2022,uf='SP',city='Registro',eth='jp',sep='(',twin=1,ls='A ',two=''))
def P_(p):
    n=[0]
    def cl(t,x): n[0]+=1; return f'<tr><td class=r>{ROM[n[0]]}</td><td><b>{t}</b> — {x}</td></tr>'
    fk=p.r.choice(['Justiça Eleitoral','Defensoria Pública','Junta do Serviço Militar'])
    av=lambda x:f'{x.avo} e {x.ava}'
    tw=f', em parto duplo, com {p.tw} (termo {p.t+1})' if p.tw else ''
    css='body{font:11.4pt/16.6pt "Nimbus Roman","Liberation Serif"}.b{padding:40pt 56pt}.c{border-collapse:collapse;width:100%}.c td{padding:3.4pt 0 3.4pt 8pt;vertical-align:top;text-align:justify;border-bottom:.4pt solid #aaa}.r{width:30pt;text-align:center!important;font-weight:bold;color:#fff;background:#555;padding:3.4pt 2pt!important}.e{border-collapse:collapse;font-size:8pt;line-height:10pt}.e td{border:.5pt solid #777;padding:2pt 5pt}'
    h=f'''<div class=b><div style="text-align:center;line-height:14pt">PODER JUDICIÁRIO — SERVIÇO DELEGADO<br><b>{p.cart}</b><br>Comarca de {p.city}, {ue(p)}</div><div style="display:flex;justify-content:space-between;margin:10pt 0 6pt"><b style="font-size:12.5pt">CERTIDÃO DE NASCIMENTO Nº {p.r.randint(20,900)}/{p.em.year}</b><span>Destino: {fk}</span></div><p style="text-align:justify;margin:0 0 8pt"><b>{p.of}</b>, Oficial{p.oa} do Registro Civil, na forma da lei, <b>CERTIFICA</b>, à vista do que consta de seus livros, o seguinte:</p><table class=c>
{cl('Averbações',p.av or 'nada consta')}{cl('Anotações',p.an or 'nada consta')}{cl('Assento',f'livro {p.liv}, folha {p.fol}, termo {p.ter}, de {dp(p.reg)}'+(f', matrícula <span style="white-space:nowrap">{p.matr}</span>' if p.matr else '')+(', lavrado por despacho judicial, fora do prazo' if p.late else '')+'.')}{cl('Avós maternos',av(p.mae_)+'.')}{cl('Avós paternos',av(p.pai)+'.')}{cl('Pais',f'{p.pai.nome}, natural de {p.pai.nat}; e {p.mae_.nome}, natural de {p.mae_.nat}.')}{cl('Pessoa',f'<b>{p.nome}</b>, do sexo {p.sexo.lower()}{tw}.')}{cl('Fato',f'nascimento ocorrido em {dp(p.nasc)} ({dw(p.nasc)}), às {p.h:02}h{p.mi:02}, em {p.est}, {p.bcity}, {ue(p,p.buf)}.')}{cl('Documentos',('CPF '+p.cpf if p.cpf else 'sem CPF vinculado')+f'; {p.cad[0][0]} {p.cad[0][1]}; {p.cad[2][0]} {p.cad[2][1]}.')}{cl('Declaração',f'feita por {p.dec}; testemunhas {p.t1} e {p.t2}.')}</table>
<p style="margin:10pt 0">Dada e passada nesta cidade de {p.city}, {ue(p)}, {'ao' if p.em.day==1 else 'aos'} {dw(p.em)}. Eu, {p.esc}, escrevente, a digitei; e eu, Oficial{p.oa}, a subscrevo.</p><div style="display:flex;justify-content:space-between;align-items:flex-end"><table class=e><tr><td>Emolumentos</td><td>31,90</td></tr><tr><td>Taxa de fiscalização</td><td>10,02</td></tr><tr><td>Total</td><td>41,92</td></tr>{f'<tr><td>Selo</td><td>{p.selo}</td></tr>' if p.selo else ''}</table><div style="font-size:9pt;line-height:12pt">{sg(p,'Oficial'+p.oa,0)}</div>{seal('REGISTRO CIVIL DAS PESSOAS NATURAIS',62,'#246')}</div></div>'''
    return dict(w=595,h=842,css=css,b=h,tc=dp(p.nasc),drop=['registro.número_dnv'],cad=[p.cad[0][1],p.cad[2][1]],tw=f'em parto duplo, com {p.tw} (termo {p.t+1})')
FORMS['P']=FORMS.pop('P_')

if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True)
    for fm,(f,fills) in FORMS.items():
        for k,kw in enumerate(fills,1):
            p=mk(fm,k,**kw); o=f(p); w,h=o['w'],o['h']
            o.setdefault('set',{}).update({z:'' for z in o.get('drop',[])})
            T=truth(p,o)
            open(f'{out}/79{fm}-{k}.html','w').write(f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>79{fm}-{k}</title><style>@page{{size:{w}pt {h}pt;margin:0}}*{{box-sizing:border-box;-webkit-print-color-adjust:exact}}html,body{{margin:0}}body{{display:flow-root}}body{{width:{w}pt;height:{h}pt;position:relative}}{o["css"]}</style></head><body>{o["b"]}</body></html>')
            json.dump(T,open(f'{out}/79{fm}-{k}.json','w'),ensure_ascii=False,indent=1)
