import sys, os, json, re
from lib import *
SC=dict(A=1.34,B=1.3,C=1.3,D=1.3,E=1.3,F=1.17,G=1.28,H=1.16,I=1.2,J=1)
def page(W,H,css,body):
    k=SC[css[1]]; return W,H,re.sub(r'(-?[\d.]+)px',lambda m:f'{float(m[1])*k:.1f}px' if float(m[1])>3 else m[0],css),body
def nn(*a): return [x for x in a if x]
def e(l,sep=' e '): return sep.join(nn(*l))
def cadastro(p):
    r=p.r; return [f"{r.randint(10,59)}.{r.randint(100,999)}.{r.randint(100,999)}-{r.randrange(10)}",f"{r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1000,9999)}"] if p.de.year-p.dn.year>17 else []
def joint(p,av='AVERBAÇÃO: ',an='ANOTAÇÃO: ',none='NADA CONSTA.'):
    if p.late and not p.anot: p.anot='Registro tardio, lavrado nos termos do art. 46 da Lei nº 6.015/1973.'
    t=[]
    if p.aver: t.append(av+p.aver)
    if p.anot: t.append(an+p.anot)
    return '<br>'.join(t) or none
def par(q): return f'{q.n}, natural de {q.nat}'
# ---------- A: Prov. 63 with legends on the box borders, São Paulo manner, notes joint, cadastro table
def A(i):
    p=mk('A',i,(1961,2024),emis=(2018,2025),sep='-'); case=f'108A-{i}'
    p.xcpf,p.xmat=p.cpf,p.mat; cart=f'OFICIAL DE REGISTRO CIVIL DAS PESSOAS NATURAIS E TABELIÃO DE NOTAS DO {p.r.choice(["1º","2º","3º"])} SUBDISTRITO DE {p.mun}'
    nt=p.par[0].nat if p.r.random()<.3 and len(p.par[0].u)==2 else p.bp; cad=cadastro(p)
    B=lambda l,v,f=1,c='':f'<fieldset style="flex:{f}" class="{c}"><legend>{l}</legend>{v or "&nbsp;"}</fieldset>'
    R=lambda *a:'<div class=r>'+''.join(a)+'</div>'
    gp='<br>'.join(f'{"AVÓS "+("MATERNOS" if q.k=="M" else "PATERNOS") if "two" not in p.f else "PAIS DE "+q.n}: {e(q.av,"; ") or "***"}' for q in p.par)
    tw=f'{p.twin}, MATRÍCULA {p.matt}' if p.twin else ''
    est=f'EM DOMICÍLIO, {p.rua}, {p.bp}' if p.home else f'{p.est}, {p.bp}'
    ct=''.join(f'<tr><td>{a}<td>{b}<td>{x}<td>{y}</tr>' for a,b,x,y in ([('RG',cad[0],dn(p.dn.replace(day=1,year=p.dn.year+17)),f'SSP/{p.uf}'),('TÍTULO DE ELEITOR',cad[1],'---','TRE')] if cad else [('RG','---','---','---'),('TÍTULO DE ELEITOR','---','---','---')]))
    b=guil(595,842,'#dfe9f3')+f'''<div class=h>{svg_arms(50)}<p>REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b></p><h1>CERTIDÃO DE NASCIMENTO</h1></div>
    {B('NOME',p.nome,1,'big')}{R(B('CPF',p.cpf or 'NÃO CONSTA',1),B('MATRÍCULA',p.mat,3))}
    {R(B('DATA DE NASCIMENTO POR EXTENSO',dw(p.dn).upper(),7),B('DIA',f'{p.dn.day:02d}'),B('MÊS',f'{p.dn.month:02d}'),B('ANO',p.dn.year))}
    {R(B('HORA DE NASCIMENTO',p.hora+' HORAS',1),B('NATURALIDADE',nt,2),B('SEXO',p.sexo.upper(),1))}
    {R(B('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO',p.nat(p.mun,p.uf),2),B('LOCAL, MUNICÍPIO DE NASCIMENTO E UF',est,3))}
    {B('FILIAÇÃO','<br>'.join(par(q) for q in p.par).replace('natural de','NATURAL DE'))}{B('AVÓS',gp)}
    {R(B('GÊMEO','SIM' if p.twin else 'NÃO',1),B('NOME E MATRÍCULA DO(S) GÊMEO(S)',tw,5))}
    {R(B('DATA DO REGISTRO POR EXTENSO',dw(p.dr).upper(),3),B('NÚMERO DA DNV / DECLARAÇÃO DE NASCIDO VIVO',p.dnv or '---',2))}
    {B('AVERBAÇÕES / ANOTAÇÕES A ACRESCER',joint(p,none='SEM AVERBAÇÕES A ACRESCER.'),1,'note')}
    <fieldset><legend>ANOTAÇÕES DE CADASTRO</legend><table><tr><th>TIPO DOCUMENTO<th>NÚMERO<th>DATA EXPEDIÇÃO<th>ÓRGÃO EXPEDIDOR</tr>{ct}</table></fieldset>
    <div class=ft><div class=o>{cart}<br><b>{p.of}</b><br>OFICIAL<br>{p.adr}<br>{p.mun} - {p.uf} - CEP {p.cep}<br>Tel.: {p.tel}<br>CNS {p.cns[:2]}.{p.cns[2:5]}-{p.cns[5]}</div>
    <div class=s>O conteúdo da certidão é verdadeiro. Dou fé.<br>{p.mun}-{p.uf}, {dl(p.de)}.<br>{sig(case)}<div class=l>{p.esc}<br>ESCREVENTE AUTORIZADA</div></div><div class=q>{qr(case,54)}<br>Selo digital<br><b>{p.selo}</b></div></div><p class=z>Emolumentos: R$ {p.r.randint(30,60)},{p.r.randint(10,99)} &nbsp; ISS: R$ 1,{p.r.randint(10,99)} &nbsp; Consulte a autenticidade em selodigital.tj{p.uf.lower()}.jus.br</p>'''
    css='''.A{font:9px "Liberation Sans";padding:22pt 30pt;box-sizing:border-box}.A .h{text-align:center;font-size:11px}.A .h p{margin:2px}.A h1{font:bold 21px "Liberation Serif";margin:3px 0 5px}.A fieldset{border:1px solid #567;border-radius:4px;margin:3px 0;padding:1px 7px 5px;min-height:17px;font-size:10.5px;background:#fff8}.A legend{font-size:7px;color:#345;padding:0 3px}.A .r{display:flex;gap:5px}.A .big{font:bold 15px "Liberation Sans";text-align:center}.A .note{min-height:56px}.A table{width:100%;border-collapse:collapse;font-size:9px}.A th,.A td{border:1px solid #9ab;text-align:left;padding:1px 4px;font-weight:normal}.A th{font-size:7px}.A .ft{display:flex;gap:10px;margin-top:6px}.A .o{flex:3;border:1px solid #567;padding:5px;line-height:1.3}.A .s{flex:3;text-align:center}.A .l{border-top:1px solid #333}.A .q{flex:1.4;text-align:center;font-size:8px}.A .z{font-size:7px;text-align:center;margin:5px}'''
    return page(595,842,css,b),truth(case,595,842,p,dw(p.dn).upper(),cart,nt,True,selo=p.selo,joint=True,twininfo=tw,cad=cad)
# ---------- B: Prov. 3/2009, no CPF, parents without naturalidade, rotated strip, ruled rows
def B(i):
    p=mk('B',i,(1958,2014),emis=(2010,2016),sep='/'); case=f'108B-{i}'; p.xmat=p.mat
    cart=f'{p.r.choice(["SERVIÇO DISTRITAL DE","SERVIÇO DE REGISTRO CIVIL DE","OFÍCIO DO REGISTRO CIVIL DE"])} {p.mun}'
    if 'two' in p.f: p.de=p.de.replace(year=max(p.de.year,2013))
    L=lambda l,v,w='100%':f'<div class=c style="width:{w}"><i>{l}</i><span>{v}</span></div>'
    fil=e([q.n for q in p.par],' e de '); 
    for q in p.par: q.nat=''
    gp=' '.join((f'Paternos: ' if q.k=='P' else 'Maternos: ') * ('two' not in p.f)+(f'De {q.n}: ' if 'two' in p.f else '')+(e(q.av) or '-o-')+'.' for q in sorted(p.par,key=lambda q:q.k!='P' if 'two' not in p.f else 0))
    loc=f'EM DOMICÍLIO, {p.rua}' if p.home else p.est
    tw=p.twin and f'{p.twin} - {p.matt}'
    b=f'''<div class=st>{cart} &nbsp;•&nbsp; COMARCA DE {p.mun} &nbsp;•&nbsp; {p.edu}</div><div class=m><div class=h>{svg_arms(44,'#222')}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>Certidão de Nascimento</b></div></div>
    <div class=n><i>NOME</i><br>{p.nome}</div><div class=n><i>MATRÍCULA</i><br><small>{p.mat}</small></div>
    {L('data de nascimento por extenso',dw(p.dn),'67%')}{L('dia',p.dn.day,'10%')}{L('mês',p.dn.month,'10%')}{L('ano',p.dn.year,'13%')}
    {L('hora',p.hora+' h','15%')}{L('município de nascimento e unidade da federação',p.nat(p.bm,p.bu),'85%')}
    {L('município de registro e unidade da federação',p.nat(p.mun,p.uf),'40%')}{L('local de nascimento',loc,'45%')}{L('sexo',p.sexo.lower(),'15%')}
    {L('filiação',fil)}{L('avós',gp)}{L('gêmeo','sim' if p.twin else 'não','15%')}{L('nome e matrícula do(s) gêmeo(s)',tw or '-o-','85%')}
    {L('data do registro por extenso',dw(p.dr),'62%')}{L('número da declaração de nascido vivo',p.dnv or '-o-','38%')}
    <div class="c nt" style="width:100%"><i>observações / averbações</i><span>{joint(p,'','',none='-o-')}</span></div>
    <div class=f><div>Nome do Ofício<br><b>{cart}</b><br>Oficial Registrador{'a' if p.og=='F' else ''}<br><b>{p.of}</b><br>Município / UF: {p.nat(p.mun,p.uf)}<br>Endereço: {p.adr}<br>Fone/Fax: {p.tel}</div><div class=g>O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e Local: {p.nat(p.mun,p.uf)}, {dn(p.de)}<br>{sig(case)}<hr>Assinatura do Oficial</div></div><div class=w>FUNDO DE APOIO AO REGISTRO CIVIL - <b>SELO DIGITAL Nº {p.selo}</b> - Controle: {p.r.randint(1000,9999)}.{p.r.randint(1000,9999)} - Consulte esse selo em http://selo.tj{p.uf.lower()}.jus.br - Digitado por {p.esc.title()}</div></div>'''
    css='''.B{font:10px "URW Gothic","Nimbus Sans";box-sizing:border-box}.B .st{position:absolute;left:20pt;top:24pt;width:20pt;height:794pt;writing-mode:vertical-rl;transform:rotate(180deg);background:#e3e3dc;border:1px solid #888;font-size:9px;text-align:center;line-height:20pt}.B .m{position:absolute;left:48pt;top:24pt;width:522pt;display:flex;flex-wrap:wrap}.B .h{display:flex;gap:22px;width:100%;align-items:center;border-bottom:3px double #333;padding-bottom:5px;font-size:11px}.B .h b{font:24px "Z003"}.B .n{width:100%;text-align:center;font:bold 17px "Liberation Serif";margin:6px 0}.B i{font:italic 8.5px "Liberation Serif";color:#444}.B .c{box-sizing:border-box;border-bottom:1px solid #777;border-left:1px solid #777;padding:3px 5px;margin-top:5px}.B .c i{display:block}.B .c span{font:11px "Liberation Mono";line-height:1.2}.B .nt{min-height:100px}.B .f{display:flex;width:100%;gap:14px;margin-top:14px;line-height:1.4}.B .f div{flex:1}.B .g{text-align:center}.B .w{font-size:8px;border:1px dashed #555;padding:6px;margin-top:18px;width:100%}'''
    return page(595,842,css,b),truth(case,595,842,p,dw(p.dn),cart,selo=p.selo,joint=True,twininfo=tw)
# ---------- C: electronic certificate, two columns of label: value, digital signature strip
def C(i):
    p=mk('C',i,(1988,2024),up=False,emis=(2019,2025),sep='/',order='PM'); case=f'108C-{i}'; p.xcpf=p.cpf; p.xmat=p.mat.replace(' ','')
    m=p.xmat; p.xmat=f'{m[:6]}.{m[6:8]}.{m[8:10]}.{m[10:14]}.{m[14]}.{m[15:20]}.{m[20:23]}.{m[23:30]}-{m[30:]}'
    r=p.r; v='v' if r.random()<.4 else ''; cart=f'Registro Civil e Tabelionato de Notas - {r.choice(["1º Ofício","2º Ofício","Ofício Único","Distrito Sede"])} de {p.mun}'
    D=lambda l,x:f'<dt>{l}</dt><dd>{x or "Não informado"}</dd>'
    fil=''.join(f'<h3>{"Genitor" if q.k=="P" else "Genitora"}</h3><dl>{D("Nome",q.n)}{D("Natural de",q.nat)}{D("Avô "+("paterno" if q.k=="P" else "materno"),q.av[0])}{D("Avó "+("paterna" if q.k=="P" else "materna"),q.av[1])}</dl>' for q in p.par)
    tw=f'Sim, com {p.twin}' if p.twin else 'Não'; hs='%040X'%r.getrandbits(160)
    t=f'{r.randint(8,17):02d}:{r.randint(10,59)}:{r.randint(10,59)}'
    b=f'''<div class=v>Documento assinado digitalmente conforme MP nº 2.200-2/2001 - ICP-Brasil. Confira em https://validar.registrocivil.example.br com o código {hs[:4]}-{hs[4:8]}-{hs[8:12]}</div>
    <div class=h>{qr(case,62)}<div><b>CERTIDÃO ELETRÔNICA DE NASCIMENTO</b><br>República Federativa do Brasil · Registro Civil das Pessoas Naturais<br>{cart} · {p.mun}/{p.uf}</div>{svg_arms(50,'#0a5c48')}</div>
    <div class=nm>{p.nome}<small>CPF {p.cpf or 'não vinculado'} &nbsp;|&nbsp; Matrícula {p.xmat}</small></div>
    <div class=k><div><h2>1. Nascimento</h2><dl>{D('Data',f'{dl(p.dn)} ({dn(p.dn)})')}{D('Hora',p.hora)}{D('Sexo',p.sexo)}{D('Estabelecimento','Domicílio - '+p.rua if p.home else p.est)}{D('Município/UF',p.nat(p.bm,p.bu))}{D('Naturalidade',p.bp)}{D('Gêmeo',tw)}{D('DNV',p.dnv)}</dl>
    <h2>2. Assento</h2><dl>{D('Livro',f'A-{p.liv}')}{D('Folha',f'{p.fol}{v}')}{D('Termo',p.ter)}{D('Data do registro',dn(p.dr))}{D('Serventia',cart)}{D('CNS',p.cns)}</dl></div>
    <div><h2>3. Filiação e avós</h2>{fil}<h2>4. Averbações</h2><p>{p.aver or 'Nada consta.'}</p><h2>5. Anotações</h2><p>{p.anot or 'Nada consta.'}</p></div></div>
    <div class=s><div><b>Oficial titular:</b> {p.of}<br><b>Emitida por:</b> {p.esc}, Substituta<br>{p.mun}/{p.uf}, {dn(p.de)}<br>Certifico que o conteúdo é verdadeiro e dou fé.</div><div class=d><b>{p.esc.upper()}</b><br>Assinado de forma digital por {p.esc.upper()}:{cpf(r).replace('.','').replace('-','')}<br>Dados: {p.de.year}.{p.de.month:02d}.{p.de.day:02d} {t} -03'00'</div></div>
    <div class=x>Selo digital de fiscalização: <b>{p.selo}</b> &nbsp; Código de segurança: {r.randint(1000,9999)}.{r.randint(1000,9999)} &nbsp; Pedido nº {r.randint(10**6,10**7)}<br>Hash do documento: {hs}<br>Validade da impressão: esta certidão eletrônica só tem valor no formato digital; prazo para download de 30 dias.<br>{p.adr}, {p.mun}/{p.uf}, CEP {p.cep} - {p.tel}</div>'''
    css='''.C{font:10.5px "Noto Sans";color:#122}.C .v{position:absolute;right:8pt;top:40pt;height:760pt;writing-mode:vertical-rl;font-size:7.5px;color:#566}.C .h,.C .nm,.C .k,.C .s,.C .x{position:relative;margin:0 40pt 0 28pt}.C .h{padding-top:24pt;display:flex;justify-content:space-between;align-items:center;text-align:center;line-height:1.5}.C .h b{font-size:16px;color:#0a5c48}.C .nm{background:#0a5c48;color:#fff;font-size:18px;padding:8px 12px;margin-top:10px}.C small{display:block;font-size:11px;margin-top:3px}.C .k{display:flex;gap:18pt;margin-top:8px}.C .k>div{flex:1;width:0}.C h2{font-size:11px;color:#0a5c48;border-bottom:1.5px solid #0a5c48;margin:8px 0 5px}.C h3{font-size:10px;margin:6px 0 2px}.C dl{display:grid;grid-template-columns:82px 1fr;gap:4px 8px;margin:0}.C dt{color:#567;font-size:9.5px}.C dd{margin:0;font-weight:600}.C .k p{margin:4px 0;line-height:1.4;min-height:34px}.C .s{display:flex;gap:12px;margin-top:14px;line-height:1.5}.C .s>div{flex:1}.C .d{border:1px solid #999;padding:6px;font-size:9px}.C .x{font-size:8px;margin-top:12px;border-top:1px solid #aaa;padding-top:6px;line-height:1.5}'''
    return page(595,842,css,b),truth(case,595,842,p,dl(p.dn),cart,natlabel=True,lft=(f'A-{p.liv}',f'{p.fol}{v}',str(p.ter)),selo=p.selo,joint=False,twininfo=tw,acc={'registro.livro':[str(p.liv)]})
# ---------- D: numbered cells, matrix of parents and grandparents, 2010s
def D(i):
    p=mk('D',i,(1972,2017),emis=(2011,2018),sep=' (',natf=lambda m,u:f'{m} ({u})'); case=f'108D-{i}'; p.xmat=p.mat.replace(' ','.'); 
    if p.de.year>=2016: p.xcpf=p.cpf
    cart=f'{p.r.choice(["CARTÓRIO DO 2º OFÍCIO","CARTÓRIO DO REGISTRO CIVIL","CARTÓRIO DO ÚNICO OFÍCIO","3ª SERVENTIA EXTRAJUDICIAL"])} - {p.mun}'
    k=[0]
    def T(l,v,s=1,c=''): k[0]+=1; return f'<td colspan={s} class="{c}"><u>{k[0]:02d}</u><em>{l}</em><div>{v if v not in ("",None) else "X-X-X"}</div></td>'
    rows=[T('NOME DO REGISTRADO',p.nome,9,'b')+T('SEXO',p.sexo.upper(),3),T('MATRÍCULA',p.xmat,8)+T('CPF',getattr(p,'xcpf',''),4),
     T('NASCIDO(A) EM',dn(p.dn),3)+T('HORA',p.hora,2)+T('DATA POR EXTENSO',dw(p.dn).upper(),7),
     T('LOCAL DO NASCIMENTO','DOMICÍLIO' if p.home else p.est,6)+T('MUNICÍPIO',p.bm,4)+T('UF',p.bu,2)]
    for q in (p.par+[None])[:2]:
        rows.append(f'<td colspan=12 class=sec>{"" if not q else ("GENITOR" if q.k=="P" else "GENITORA")}{"GENITOR" if not q else ""}</td>')
        rows.append(T('NOME',q and q.n,7)+T('NATURALIDADE',q and q.nat,5)); rows.append(T('AVÔ',q and q.av[0],6)+T('AVÓ',q and q.av[1],6))
    rows+=['<td colspan=12 class=sec>ASSENTO</td>',T('LIVRO',f'A{p.liv:03d}',2)+T('FOLHA',p.fol,2)+T('TERMO',p.ter,2)+T('DATA DO REGISTRO',dn(p.dr),3)+T('DNV',p.dnv,3),T('GÊMEO','SIM' if p.twin else 'NÃO',2)+T('IDENTIFICAÇÃO DO(S) GÊMEO(S)',p.twin,5)+T('DECLARANTE',p.dec if len(p.par)<2 else p.par[0].n,5),
     T('AVERBAÇÕES',p.aver,12,'n'),T('ANOTAÇÕES',p.anot,12,'n')]
    b=f'''<div class=h><div>{svg_arms(40,'#7a1f1f')}</div><div><b>CERTIDÃO DE NASCIMENTO</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br>{p.edu} — COMARCA DE {p.mun}<br>{cart}</div><div class=vv>VIA<br><b>{p.r.randint(1,3)}ª</b></div></div><table>{''.join('<tr>'+x+'</tr>' for x in rows)}</table>
    <div class=f><div>Certifico que os dados acima conferem com o assento. O referido é verdade e dou fé.<br><br>{p.mun} ({p.uf}), {dl(p.de)}<br>{sig(case)}<hr>{p.of}<br>{'Oficiala do Registro Civil' if p.og=='F' else 'Oficial do Registro Civil'}</div><div class=q>TJ{p.uf} — PODER JUDICIÁRIO<br>SELO DE FISCALIZAÇÃO ELETRÔNICO<br><b>{p.selo}</b><br>Emol. R$ {p.r.randint(15,40)},{p.r.randint(10,99)} Taxa R$ {p.r.randint(3,9)},{p.r.randint(10,99)}<br>Conferido por: {p.esc}<br>{p.adr} - {p.tel}</div></div>'''
    css='''.D{font:9px "Liberation Sans Narrow";padding:26pt 28pt;box-sizing:border-box}.D .h{display:flex;gap:16px;align-items:center;border:1.5px solid #7a1f1f;padding:6px 10px;font-size:12px;line-height:1.35}.D .h div:nth-child(2){flex:1}.D .h b{font-size:17px;color:#7a1f1f}.D .vv{text-align:center;border-left:1px solid #7a1f1f;padding-left:12px}.D table{width:100%;table-layout:fixed;border-collapse:collapse;margin-top:6px}.D td{border:1px solid #7a1f1f;vertical-align:top;padding:0 3px 3px 0;height:30px}.D u{display:inline-block;text-decoration:none;background:#7a1f1f;color:#fff;font-size:8px;padding:0 3px}.D em{font:8.5px "Liberation Sans Narrow";color:#7a1f1f;margin-left:4px}.D td div{font:11.5px "Liberation Sans";margin:2px 0 0 5px}.D .b div{font-weight:bold;font-size:13px}.D .sec{background:#f3e4e0;color:#7a1f1f;font:bold 9px "Liberation Sans";height:12px;padding:1px 6px}.D .n{height:54px}.D .f{display:flex;gap:14px;margin-top:10px;font-size:11px}.D .f>div{flex:1;text-align:center}.D .q{border:1px solid #555;padding:6px;line-height:1.5}'''
    return page(595,842,css,b),truth(case,595,842,p,dw(p.dn).upper(),cart,lft=(f'A{p.liv:03d}',str(p.fol),str(p.ter)),selo=p.selo,joint=False,acc={'registro.livro':[str(p.liv)]})
def swapav(p):  # no word tells father from mother: the other side is right too
    a={q.k:q.av for q in p.par}; o={'M':'P','P':'M'}; return {f'avós.{k}.{l}':[a.get(o[s],['',''])[n]] for k,s in (('paternos','P'),('maternos','M')) for n,l in enumerate(('avô','avó'))}
# ---------- E: landscape cards, Prov. 149 era
def E(i):
    p=mk('E',i,(1995,2024),up=False,emis=(2023,2025),sep=', '); case=f'108E-{i}'; p.xcpf,p.xmat=p.cpf,p.mat; r=p.r
    cart=f'{r.choice(["Cartório","Ofício de Registro Civil"])} {p.of.split()[-1]} - {r.choice(["1ª Zona","2ª Zona","Sede"])} de {p.mun}'
    K=lambda t,x,s='':f'<div class=k style="{s}"><h4>{t}</h4>{x}</div>'
    V=lambda l,x:f'<p><s>{l}</s>{x or "—"}</p>'
    nt=p.par[-1].nat if r.random()<.3 and len(p.par[-1].u)==2 else p.bp
    tw=f'{p.twin} (matrícula {p.matt})' if p.twin else ''
    fil=''.join(K(f'Filiação {n+1}',V('Nome',q.n)+V('Naturalidade',q.nat)+V('Ascendentes (avô / avó)',f'{q.av[0] or "—"} / {q.av[1] or "—"}')) for n,q in enumerate(p.par)) + ('' if len(p.par)>1 else K('Filiação 2',V('Nome','')+V('Naturalidade','')+V('Ascendentes (avô / avó)','— / —')))
    b=f'''<div class=h>{svg_arms(40,'#fff')}<div><b>Certidão de Nascimento</b><br>Registro Civil das Pessoas Naturais · República Federativa do Brasil</div><div class=c>CPF<br><b>{p.cpf or '—'}</b></div></div>
    <div class=nm>{p.nome}<span>Matrícula {p.mat}</span></div><div class=g>
    {K('Nascimento',V('Data',f'{dn(p.dn)} — {dw(p.dn)}')+V('Horário',p.hora)+V('Sexo',p.sexo))}{K('Local',V('Local do parto',f'Domicílio, {p.rua}' if p.home else p.est)+V('Município de nascimento',p.nat(p.bm,p.bu))+V('Naturalidade do registrado',nt))}{K('Registro',V('Município do registro',p.nat(p.mun,p.uf))+V('Lavrado em',f'{dn(p.dr)} — {dw(p.dr)}')+V('Declaração de Nascido Vivo',p.dnv))}
    {fil}{K('Gemelaridade',V('Gêmeo','Sim' if p.twin else 'Não')+V('Irmão(s) gêmeo(s)',tw))}
    {K('Averbações e anotações',f'<p>{joint(p,"Averbação: ","Anotação: ",none="Nada consta até a presente data.")}</p>','grid-column:1/4;min-height:62px')}</div>
    <div class=f><div class=q>{qr(case,52)}</div><div>Selo: <b>{p.selo}</b><br>Autenticidade: www.tj{p.uf.lower()}.jus.br/selo<br>Ato {r.randint(10**5,10**6)} · Isento de emolumentos (Lei 9.534/97)</div><div>{cart}<br>{p.adr}, {p.nat(p.mun,p.uf)}<br>CNS {p.cns} · {p.tel}</div><div class=s>{p.nat(p.mun,p.uf)}, {dn(p.de)}. Dou fé.{sig(case,110,26)}<hr><b>{p.of}</b><br>Registrador{'a' if p.og=='F' else ''} Civil</div></div>'''
    css='''.E{font:10px "Noto Sans","Liberation Sans";padding:20pt 24pt;box-sizing:border-box;color:#223}.E .h{background:#27476e;color:#fff;display:flex;gap:16px;align-items:center;padding:6px 14px;border-radius:8px}.E .h>div:nth-child(2){flex:1}.E .h b{font-size:17px}.E .c{text-align:right}.E .nm{font:bold 19px "Noto Sans","Liberation Sans";margin:9px 4px;display:flex;justify-content:space-between;align-items:baseline}.E .nm span{font:11px "Liberation Mono"}.E .g{display:grid;grid-auto-rows:auto;grid-template-columns:1fr 1fr 1fr;gap:8px}.E .k{border:1px solid #b9c6d8;border-radius:8px;padding:0 9px 5px;background:#f8fafd}.E h4{margin:0 -9px 4px;background:#dfe8f4;padding:2px 9px;border-radius:8px 8px 0 0;font-size:10px;color:#27476e}.E .k p{margin:3px 0;font-size:10.5px}.E s{text-decoration:none;display:block;font-size:7.5px;color:#678}.E .f{position:absolute;left:24pt;right:24pt;bottom:16pt;display:flex;gap:16px;font-size:8.5px;line-height:1.5;align-items:center}.E .f div{flex:1}.E .f .q{flex:0}.E .s{text-align:center}.E hr{margin:0}'''
    return page(842,595,css,b),truth(case,842,595,p,dw(p.dn),cart,nt,True,selo=p.selo,joint=True,twininfo=tw,acc={} if 'two' in p.f else swapav(p))
# ---------- old ones
def folv(p,s=''): return f'{p.fol}{s}v' if p.v else str(p.fol)
def onat(m,u,st='Estado '): return f'{m}, {st}{" ".join(UFN[u])}' if u in UFN and len(u)==2 else f'{m}, {u}'
def ort(t):
    for a,b in (('três','tres'),('mês','mez'),('às','ás'),('cinquenta','cincoenta')): t=t.replace(a,b)
    return t
def alt(p):
    for q in p.par: q.alt=[f'{q.m}, {UFN[q.u][1]}' if len(q.u)==2 else f'{q.m}/{q.u}',f'{q.m}, {q.u}']
# ---------- F: 1920s-30s printed form with dotted lines, old spelling, ofício size
def F(i):
    p=mk('F',i,(1924,1938),up=False,old=True,ufs=OLD,natf=onat,order='PM',emis=(1925,1940)); case=f'108F-{i}'; alt(p); r=p.r
    cart=f'Cartorio de Paz e Registro Civil de {p.mun}'; tx=ort(dw(p.dn)); p.dnv=''
    if not p.p: p.par[0].k='M'
    hh=p.h if p.h<=12 else p.h-12; per='da manhã' if p.h<12 else 'do dia' if p.h==12 else 'da tarde' if p.h<19 else 'da noite'
    if p.h<5: per='da madrugada'
    hx=ort(fem(ext(hh))+' hora'+('s' if hh>1 else '')+(f' e {ext(p.mi)} minuto'+('s' if p.mi>1 else '') if p.mi else ''))+' '+per
    W=lambda *a:'<div class=w>'+''.join(f'<span class=p>{x[1:]}</span>' if x.startswith('~') else f'<span class=d>{x or "&nbsp;"}</span>' for x in a)+'</div>'
    loc=('domicilio, á '+p.rua if p.home else p.est); cid='nesta cidade' if p.bm==p.mun else 'em '+onat(p.bm,p.bu)
    pa=p.p; leg='legitim'+p.o if pa and p.m else 'natural'
    if not pa: rows=W(f'~filh{p.o} {leg} de','—')+W('~natural de','—')+W('~e de Dona',p.m.n)+W('~natural de',p.m.nat)
    else: rows=W(f'~filh{p.o} {leg} de',pa.n)+W('~natural de',pa.nat)+W('~de profissão',pa.prof)+W('~e de Dona',p.m.n)+W('~natural de',p.m.nat)
    gp=lambda q:(W('~avô',q.av[0] or 'ignorado')+W('~e avó',q.av[1] or 'ignorada')) if q else W('~avô','—')+W('~e avó','—')
    ob=[]
    if p.twin: ob.append(f'Geme{p.o} com {p.twin}')
    if p.late and not p.anot: p.anot='Registro feito de accordo com o Decreto n. 19.710, de 18 de Fevereiro de 1931.' if p.dr.year>1930 else 'Registro feito fóra do prazo legal, paga a multa.'
    nt=' '.join(nn(p.aver,p.anot))
    b=f'''<div class=fr></div><div class=in><div class=h>{svg_arms(60,'#2c4a2c')}<div class=r1>REPUBLICA DOS ESTADOS UNIDOS DO BRASIL</div><div>{p.edu} — COMARCA E MUNICIPIO DE {p.mun.upper()}</div><h1>CERTIDÃO DE NASCIMENTO</h1><div><i>{cart}</i></div></div>
    {W('~Nascimento N.',str(p.ter),'~Livro N.',str(p.liv),'~Fls.',folv(p))}
    <div class=w><span class=p>CERTIFICO que, revendo o livro acima, nelle encontrei lavrado em data de</span></div>{W(ort(dw(p.dr)))}{W('~o assento de',p.nome)}{W('~do sexo',p.sexo.lower(),'~ás',hx)}{W('~nascid'+p.o+' aos',tx)}{W('~em',loc)}{W('~',cid)}
    {rows}<div class=w><span class=p>sendo avós paternos:</span></div>{gp(pa)}<div class=w><span class=p>e avós maternos:</span></div>{gp(p.m)}
    {W('~Foi declarante',p.dec,'~e testemunhas')}{W(p.te[0],'~e',p.te[1])}{W('~Gemeos:',' '.join(ob) or 'não')}
    <div class="w o"><span class=p>Observações:</span> <span class=t>{nt or '—'}</span></div>
    <p class=p>O referido é verdade e dou fé.</p>{W('~'+p.mun+',',ort(dl(p.de)))}<div class=s>{sig(case,170,40,'#222')}<div class=ty>{p.of}</div><div class=p>{'A' if p.og=='F' else 'O'} Official do Registro Civil</div></div><div class=sl>{stamp('REG. CIVIL',p.uf)}</div><div class=em>Custas: rasa 2$000 — busca 1$500 — sello 2$200</div></div>'''
    css='''.F{font:13px "C059","Liberation Serif";color:#222}.F .fr{position:absolute;inset:20pt;border:4px double #2c4a2c}.F .in{position:absolute;left:44pt;right:44pt;top:32pt}.F .h{text-align:center;line-height:1.5;font-size:11px}.F .r1{font-size:15px;letter-spacing:1px}.F h1{font:26px "P052";letter-spacing:3px;margin:4px}.F .w{display:flex;align-items:baseline;margin:7px 0 0;gap:6px}.F .p{white-space:nowrap}.F .d{flex:1;border-bottom:1px dotted #444;font:12.8px "Nimbus Mono PS";padding-left:4px;white-space:nowrap}.F .o{display:block;min-height:44px}.F .t,.F .ty{font:12.8px "Nimbus Mono PS"}.F .s{margin:16px 0 0 250px;text-align:center}.F .sl{position:absolute;left:30pt;bottom:-16pt}.F .em{position:absolute;left:160px;bottom:-24px;font-size:9px}'''
    ac={'local_nascimento.estabelecimento':['domicilio','Domicilio','domicilio, á '+p.rua]} if p.home else {}
    # mother first when alone; the father's line is empty
    return page(612,936,css,b),truth(case,612,936,p,tx,cart,lft=(str(p.liv),folv(p),str(p.ter)),joint=True,acc=ac,twininfo=ob[0] if ob else '')
# ---------- G: 1948-68, table with the labels under the lines
def G(i):
    p=mk('G',i,(1948,1968),up=True,old=True,ufs=OLD,order='PM',natf=lambda m,u:f'{m}-{u}' if len(u)==2 else f'{m} - {u}',emis=(1952,1972)); case=f'108G-{i}'; p.dnv=''; r=p.r; alt(p)
    cart=f'CARTÓRIO DO REGISTRO CIVIL DO {r.choice(["1º","2º"])} DISTRITO DE {p.mun}'
    C=lambda *a:'<div class=r>'+''.join(f'<div style="flex:{f} 0 0"><b>{v or "----------"}</b><i>{l}</i></div>' for v,l,f in a)+'</div>'
    q1,q2=p.p,p.m; z=P(); z.n=z.nat=z.prof=''; z.av=['','']; q1=q1 or z
    tx=f'{p.dn.day:02d} DE {MES[p.dn.month-1].upper()} DE {p.dn.year}'
    dg='DOMICÍLIO, '+p.rua if p.home else p.est
    b=f'''<div class=h><div class=l>ESTADOS UNIDOS DO BRASIL<br>REGISTRO CIVIL<br>Estado {p.duf}</div><div class=m>{svg_arms(54,'#333')}</div><div class=l>Comarca de {p.mun}<br>Município de {p.mun}<br>{r.choice(['Distrito da Sede','1º Distrito'])}</div></div><h1>CERTIDÃO DE NASCIMENTO</h1><div class=c>{cart}</div><p class=x>CERTIFICO que do livro próprio consta o seguinte assento:</p>
    {C((p.liv,'Livro de nascimentos n.º A-',2),(folv(p),'Fôlha',2),(p.ter,'Têrmo n.º',2),(dn(p.dr),'Data em que foi feito o registro',3))}{C((p.nome,'Nome da criança',1))}{C((tx,'Data do nascimento (dia, mês e ano)',4),(p.hora,'Hora',1),(p.sexo.upper(),'Sexo',2),('SIM' if p.twin else 'NÃO','Gêmeo',1))}{C((dg,'Casa, hospital ou rua em que nasceu',3),(p.bp,'Município e Estado',2))}
    {C((q1.n,'Nome do pai',3),(q1.nat,'Lugar em que nasceu o pai',2))}{C((q2.n,'Nome da mãe',3),(q2.nat,'Lugar em que nasceu a mãe',2))}{C((q1.av[0],'Avô paterno',1),(q1.av[1],'Avó paterna',1))}{C((q2.av[0],'Avô materno',1),(q2.av[1],'Avó materna',1))}{C((p.dec,'Declarante',2),(p.te[0],'1.ª testemunha',2))}{C((p.twin,'Nome do irmão gêmeo',2),(p.te[1],'2.ª testemunha',2))}
    <div class=n><b>{p.aver or '-x-x-x-'}</b><i>Averbações à margem do têrmo</i></div><div class=n><b>{p.anot or '-x-x-x-'}</b><i>Anotações</i></div><p class=x>É o que consta do referido têrmo, ao qual me reporto e dou fé.</p>
    {C((f'{p.mun}, {dl(p.de).upper()}','Lugar e data da expedição',3),(p.esc,'Datilografada por',3))}<div class=s><div>{stamp(p.mun[:12],'REG. CIVIL',9)}</div><div>{sig(case,170,36,'#223')}<b>{p.of}</b><i>Oficial do Registro Civil</i></div><div class=es>ESTAMPILHA<br>Cr$ {r.randint(2,30)},00</div></div>'''
    css='''.G{padding:30pt 38pt;box-sizing:border-box;font:11px "Liberation Serif"}.G .h{display:flex;justify-content:space-between;align-items:center;line-height:1.5}.G .l{width:190px;text-align:center}.G h1{font:bold 22px "URW Bookman";text-align:center;margin:6px 0 2px;letter-spacing:2px}.G .c{text-align:center}.G .x{margin:8px 0 2px 40px;font-style:italic;font-size:12px}.G .r{display:flex;gap:12px;margin-top:7px}.G b{display:block;font:12px "Liberation Mono";border-bottom:1px solid #333;min-height:15px;padding-left:3px}.G i{display:block;font:italic 9px "Liberation Serif";text-align:center;color:#333}.G .n{margin-top:8px}.G .n b{min-height:32px;line-height:1.3}.G .s{display:flex;justify-content:space-between;align-items:center;margin-top:12px}.G .s div:nth-child(2){width:250px}.G .es{border:2px dashed #7a5;padding:14px 10px;text-align:center;color:#575}'''
    for q in p.par:
        if len(q.u)==2: q.alt+= [f'{q.m}-{q.u}']
    return page(595,842,css,b),truth(case,595,842,p,tx,cart,lft=(str(p.liv),folv(p),str(p.ter)),joint=False,acc={'registro.livro':[f'A-{p.liv}']})
# ---------- H: 1970s folded booklet, landscape
def H(i):
    p=mk('H',i,(1969,1980),up=False,old=True,ufs=OLD,natf=lambda m,u:f'{m} - Est. {" ".join(UFN[u])}' if len(u)==2 else f'{m} - {u}',order='PM'); case=f'108H-{i}'; p.dnv=''; alt(p); r=p.r
    cart=f'{r.choice(["Ofício do Registro Civil das Pessoas Naturais","Cartório do Registro Civil","Cartório de Registro Civil e Anexos"])} de {p.mun}'
    X=lambda l,v:f'<tr><th>{l}<td>{v or ". . . . . ."}</tr>'; tx=dw(p.dn)
    if p.late and not p.anot: p.anot='Registro lavrado por despacho do MM. Juiz de Direito, nos têrmos do art. 46 da Lei 6.015.' if p.dr.year>1976 else 'Registro lavrado por despacho do MM. Juiz de Direito.'
    nt=' '.join(nn(p.aver,p.anot)); z=P(); z.n=z.nat=''; z.av=['','']; a,m=p.p or z,p.m
    b=f'''<div class=c1><div class=fr>{svg_arms(84,'#23456b')}<div class=a>REPÚBLICA FEDERATIVA DO BRASIL</div><div>{p.edu}<br>Comarca de {p.mun}</div><h1>REGISTRO CIVIL</h1><h2>Certidão de Nascimento</h2><div class=big>{p.nome}</div><table>{X('Livro',f'A-{p.liv}')}{X('Folhas',folv(p,' '))}{X('Número',p.ter)}</table><div class=o>{cart}<br>{p.adr} - Fone {r.randint(100,999)}<br>{'Oficial' if p.og=='M' else 'Oficiala'}: {p.of}</div></div></div>
    <div class=c2><p>Certifico que, às folhas e livro indicados na capa, acha-se lavrado, em <u>{dn(p.dr)}</u>, o assento de nascimento de:</p><div class=nm>{p.nome}</div><table>{X('sexo',p.sexo.lower())}{X('nascido em' if p.sx=='M' else 'nascida em',tx)}{X('às',hw(p.h,p.mi))}{X('no lugar','em domicílio, '+p.rua if p.home else p.est)}{X('município e Estado',p.bp)}{X('filho de' if p.sx=='M' else 'filha de',a.n)}{X('natural de',a.nat)}{X('e de',m.n)}{X('natural de',m.nat)}{X('avós paternos',e(a.av,' e d. ') if all(a.av) else e(a.av))}{X('avós maternos',e(m.av,' e d. ') if all(m.av) else e(m.av))}{X('gêmeo','sim, com '+p.twin if p.twin else 'não')}{X('declarante',p.dec)}{X('testemunhas',' e '.join(p.te))}{X('observações',nt)}</table><p>O referido é verdade e dou fé.<br>{p.mun}, {dl(p.de)}</p><div class=s>{sig(case,160,34,'#23356b')}<hr>{p.esc}<br><small>escrevente juramentada</small></div><div class=k>{stamp('OFÍCIO',p.uf,8,'#23456b')}</div></div>'''
    css='''.H{font:11px "P052"}.H .c1{position:absolute;left:22pt;top:22pt;width:320pt;height:551pt;background:#eef3f8}.H .fr{border:5px double #23456b;height:100%;box-sizing:border-box;text-align:center;padding:30px 26px;line-height:1.5;color:#23456b}.H .a{font-weight:bold;margin-top:10px}.H h1{font:28px "P052";margin:26px 0 0;letter-spacing:2px}.H h2{font:26px "Z003";margin:0}.H .big{font:15px "Liberation Mono";color:#111;border-bottom:1px solid #23456b;margin:22px 0}.H .c1 table{margin:0 auto 24px}.H th{font:italic 11.5px "P052";text-align:left;vertical-align:top;padding-right:10px;white-space:nowrap;color:#23456b}.H td{font:12px "Liberation Mono";text-align:left;border-bottom:1px dotted #678;width:100%;color:#111}.H .o{font-size:12px}.H .c2{position:absolute;left:362pt;top:22pt;width:456pt;height:551pt;border-left:1px dashed #aaa;padding-left:14px;box-sizing:border-box}.H .c2 tr{height:20px}.H .c2 p{margin:7px 0;line-height:1.5}.H .nm{font:bold 15px "Liberation Mono";text-align:center;margin:4px}.H .s{width:230px;text-align:center;margin-left:250px}.H .s hr{margin:0}.H .k{position:absolute;left:70px;bottom:10px;opacity:.7}'''
    tw='sim, com '+p.twin if p.twin else ''
    ac={'dados_pessoais.naturalidade':['']}
    return page(842,595,css,b),truth(case,842,595,p,tx,cart,lft=(f'A-{p.liv}',folv(p,' '),str(p.ter)),joint=True,acc={'registro.livro':[str(p.liv)],'registro.folha':[folv(p)]},twininfo=tw)
# ---------- I: 1980s inteiro teor narrated, margin column for averbações and anotações
def I(i):
    p=mk('I',i,(1952,1988),up=True,old=True,order='PM',ufs=OLD+['DF','AC','AM'],natf=lambda m,u:f'{m}, {UFN[u][1]}' if len(u)==2 else f'{m}, {u}',emis=(1981,1991)); case=f'108I-{i}'; p.dnv=''; r=p.r; alt(p)
    cart=f'{r.choice(["2º OFÍCIO DE REGISTRO CIVIL","CARTÓRIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS","1º CARTÓRIO DE NOTAS E REGISTRO CIVIL"])} DE {p.mun}'
    tx=dw(p.dn); f,m=p.p,p.m; O=p.o
    cid='nesta cidade' if p.bm==p.mun else f'no município de {p.nat(p.bm,p.bu)}'
    loc=f'em domicílio, à {p.rua}, {cid}' if p.home else f'no estabelecimento denominado {p.est}, {cid}'
    dec=f.n if f and r.random()<.6 else p.dec
    dq=('' if f and dec==f.n else f'{r.choice(["casado","viúvo","solteiro"])}, ')+'brasileiro, residente e domiciliado nesta cidade'
    fl=f"filh{O} de {f.n}, natural de {f.nat}, {f.prof}, com {ext(f.id)} anos de idade à época, e de dona {m.n}, natural de {m.nat}, {m.prof}" if f else f"filh{O} natural de dona {m.n}, natural de {m.nat}, {m.prof}, solteira, não tendo sido declarado o nome do pai"
    def gp(q,t):
        a,b=q.av
        if not a and not b: return f'não constando os nomes dos avós {t}s'
        return f'sendo avós {t}s {a} e {b}' if a and b else f'sendo {"avô "+t if a else "avó "+t[:-1]+"a"} {a or b}'
    gs='; '.join(gp(q,t) for q,t in ((f,'paterno'),(m,'materno')) if q)
    tw=f' A criança é gême{"o" if O=="o" else "a"} de {p.twin}, cujo assento antecede a este.' if p.twin else ''
    late=' O registro foi feito fora do prazo, por despacho do MM. Juiz de Direito desta Comarca.' if p.late else ''
    b=f'''<div class=mg><h5>AVERBAÇÕES</h5><p>{p.aver or 'Nada consta.'}</p><h5>ANOTAÇÕES</h5><p>{p.anot or 'Nada consta.'}</p><div class=st>{stamp('CARTÓRIO',p.uf,-8)}</div></div><div class=tx><div class=h>{svg_arms(46,'#222')}<br><b>{cart}</b><br>{p.adr} - Telefone {p.tel[5:]}<br>Oficial: {p.of}</div><h1>CERTIDÃO DE NASCIMENTO<br><small>INTEIRO TEOR</small></h1>
    <p class=q>C E R T I F I C O, a pedido verbal de pessoa interessada, que, revendo neste cartório o livro {p.liv}-A de registro de nascimentos, nele às folhas {folv(p)}, sob o número {p.ter}, encontrei o assento do teor seguinte: "Aos {dw(p.dr).replace(' de ',' dias do mês de ',1) if p.dr.day>1 else 'um dia do mês de '+dw(p.dr).split(' de ',1)[1]}, neste distrito de {p.mun}, {p.dest}, compareceu em cartório {dec}, {dq}, e perante as testemunhas abaixo declarou que no dia {tx}, às {hw(p.h,p.mi)}, {loc}, nasceu uma criança do sexo {p.sexo.lower()}, a que foi dado o nome de <b>{p.nome}</b>, {fl}; {gs}.{tw}{late} Foram testemunhas {p.te[0]} e {p.te[1]}, que assinam com o declarante. Do que, para constar, lavrei este termo, que lido e achado conforme, assinam. Eu, oficial, o escrevi." Era o que se continha em dito assento, que bem e fielmente fiz extrair por certidão. O referido é verdade e dou fé.</p><p class=q>{p.mun}, {dl(p.de)}.</p><div class=s>{sig(case,170,40)}____________________________<br>{p.of}<br>{'Oficial' if p.og=='M' else 'Oficiala'} do Registro Civil</div><div class=em>Custas Cr$ {r.randint(200,900)},00 - Guia nº {r.randint(100,999)} - Dat.: {p.esc}</div></div>'''
    css='''.I{font:12px "Nimbus Mono PS";}.I .mg{position:absolute;left:24pt;top:30pt;width:126pt;height:782pt;border-right:1.5px solid #a33;padding-right:8px;box-sizing:border-box}.I h5{margin:30px 0 6px;font:bold 10px "Liberation Sans";color:#a33}.I .mg p{font-size:11px;line-height:1.35;min-height:150px;margin:0}.I .st{margin:60px 0 0 20px}.I .tx{position:absolute;left:162pt;top:30pt;width:405pt}.I .h{text-align:center;font:11px "Liberation Serif";line-height:1.4}.I h1{font:bold 19px "Liberation Serif";text-align:center;margin:16px 0 10px}.I h1 small{font-size:12px}.I .q{line-height:1.75;text-align:justify;text-indent:50px;margin:10px 0}.I .s{text-align:center;line-height:1.4;margin-top:16px}.I .em{font-size:10px;margin-top:16px}'''
    ac={'registro.livro':[str(p.liv),f'A-{p.liv}']}
    return page(595,842,css,b),truth(case,595,842,p,tx,cart,lft=(f'{p.liv}-A',folv(p),str(p.ter)),joint=False,acc=ac)
# ---------- J: 1990s continuous form, DOS program with dot leaders
def J(i):
    p=mk('J',i,(1966,1999),up=True,old=True,natf=lambda m,u:f'{m}/{u}' if len(u)==2 else f'{m}/{u}',emis=(1993,2000),order='MF'); case=f'108J-{i}'; p.dnv=''; r=p.r
    cart=f'{r.choice(["SERVIÇO REGISTRAL CIVIL","5ª CIRCUNSCRIÇÃO DO REGISTRO CIVIL","REGISTRO CIVIL - OFÍCIO PRIVATIVO"])} DE {p.mun}'
    def L(l,v,w=24):
        v=str(v or '*****'); o=[]; cur=''
        for t in v.split(' '):
            if len(cur)+len(t)+1>50: o.append(cur); cur=t
            else: cur=(cur+' '+t).strip()
        o.append(cur); return '\n'.join((l.ljust(w,'.')+': ' if k==0 else ' '*(w+2))+x for k,x in enumerate(o))
    ln='-'*76; mm=p.m; f=p.p
    tx=dn(p.dn)
    if p.late and not p.anot: p.anot='REGISTRO EFETUADO NA FORMA DO ART. 46 DA LEI 6015/73.'
    p.aver,p.anot=p.aver.upper(),p.anot.upper()
    pr=lambda q,a,b,c:[L(a,q and q.n),L('   NATURAL DE',q and q.nat),L('   '+b,q and q.av[0]),L('   '+c,q and q.av[1])]
    sel=p.selo[:3]+p.selo[4:9] if p.de.year>=1998 else ''
    ls=['+'+'='*74+'+','|'+f'CERTIDÃO DE NASCIMENTO'.center(74)+'|','|'+cart.center(74)+'|','|'+f'{p.edu} - COMARCA DE {p.mun}'.upper().center(74)+'|','+'+'='*74+'+','',
     L('REGISTRADO(A)',p.nome),'',f'LIVRO: A-{p.liv}      FOLHAS: {folv(p)}      TERMO: {p.ter}      LAVRADO EM: {dn(p.dr)}',ln,L('DATA DO NASCIMENTO',tx),L('HORA DO NASCIMENTO',p.hora.replace(':','h')+'min'),L('SEXO',p.sexo.upper()),L('LOCAL DO NASCIMENTO',('DOMICÍLIO - '+p.rua) if p.home else p.est),L('CIDADE/UF',p.nat(p.bm,p.bu)),L('PARTO GEMELAR','SIM' if p.twin else 'NÃO')]+([L('IRMÃO(Ã) GÊMEO(A)',p.twin)] if p.twin else [])+[ln]+pr(mm,'MÃE','AVÔ MATERNO','AVÓ MATERNA')+['']+pr(f,'PAI','AVÔ PATERNO','AVÓ PATERNA')+[ln,L('DECLARANTE',p.dec),L('TESTEMUNHAS',p.te[0]),L('',p.te[1]).replace('.',' ').replace(':',' '),ln,L('AVERBAÇÕES/OBSERVAÇÕES',' '.join(nn(p.aver,p.anot)))]+[ln,'','O REFERIDO É VERDADE E DOU FÉ.',f'{p.mun}/{p.uf}, {dl(p.de).upper()}.']
    hol=''.join(f'<circle cx="{x}" cy="{y}" r="5.5" fill="#fff" stroke="#999"/>' for x in (17,890) for y in range(18,1056,36)); zb=''.join(f'<rect x="36" y="{y}" width="835" height="34" fill="#eef6ee"/>' for y in range(0,1056,68))
    b=f'''<svg width="680pt" height="792pt" viewBox="0 0 907 1056" style="position:absolute;left:0;top:0">{zb}{hol}<path d="M35 0V1056M872 0V1056" stroke="#bbb" stroke-dasharray="3 3"/></svg><pre>{chr(10).join(ls)}</pre><div class=s><div>{sig(case,170,36,'#333')}________________________________<br>{p.esc}<br>OFICIALA SUBSTITUTA</div><div>TITULAR: {p.of}<br>{p.adr.upper()}<br>CEP {p.cep} FONE {p.tel[5:]}<br>CGC {r.randint(10,99)}.{r.randint(100,999)}.{r.randint(100,999)}/0001-{r.randint(10,99)}</div></div>{'<div class=e>CORREGEDORIA GERAL DA JUSTIÇA<br>SELO DE FISCALIZAÇÃO<br><b>'+sel+'</b></div>' if sel else ''}'''
    css='''.J{font:14px "Liberation Mono";color:#223}.J pre{position:absolute;left:95px;top:52px;margin:0;font:15px/18px "Liberation Mono"}.J .s{position:absolute;left:95px;bottom:44px;width:690px;display:flex;gap:26px;font-size:13px;line-height:1.3}.J .s div{flex:1;text-align:center}.J .e{position:absolute;right:64px;bottom:152px;border:2px solid #276;background:#fff;color:#276;text-align:center;font:10px "Liberation Sans";padding:6px 10px}.J .e b{font-size:14px}'''
    return page(680,792,css,b),truth(case,680,792,p,tx,cart,lft=(f'A-{p.liv}',folv(p),str(p.ter)),selo=sel,joint=True,acc={'registro.livro':[str(p.liv)],**({'autenticação.selo_digital':['']} if sel else {})})
def html(W,H,css,bodies,k): return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{W}pt {H}pt;margin:0}}html,body{{margin:0;padding:0}}.pg{{width:{W}pt;height:{H}pt;position:relative;overflow:hidden;isolation:isolate;break-inside:avoid}}body{{width:{W}pt;height:{H*len(bodies)}pt}}{css}</style></head><body>'+''.join(f'<div class="pg {k}">{b}</div>' for b in bodies)+'</body></html>'
if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True); comb=sys.argv[2] if len(sys.argv)>2 else None
    for k,fn in zip('ABCDEFGHIJ',(A,B,C,D,E,F,G,H,I,J)):
        bs=[]
        for i in range(1,9):
            (W,Hh,css,b),t=fn(i); bs.append(b)
            open(f'{out}/{t["case"]}.html','w').write(html(W,Hh,css,[b],k)); json.dump(t,open(f'{out}/{t["case"]}.json','w'),ensure_ascii=False,indent=1)
        if comb: os.makedirs(comb,exist_ok=True); open(f'{comb}/{k}.html','w').write(html(W,Hh,css,bs,k))
