import sys,json,os
from lib import *
up=str.upper; same=str
def row(*c): # (label,value,width%)
    return '<table><tr>'+''.join(f'<td style="width:{w}%"><i>{l}</i><p>{v}</p></td>' for l,v,w in c)+'</tr></table>'
def joint(D,u,none):
    t=' '.join(x for x in(u(D.av),u(D.an)) if x)
    return (t or none),({"observações.averbações":[t],"observações.anotações":[t,""]} if D.av and D.an else {"observações.averbações":[""],"observações.anotações":[t]} if D.av else {"observações.averbações":[t],"observações.anotações":[""]} if D.an else {})
def twacc(D,tw,acc): # twin's sentence stands in the box of the notes
    t=' '.join(x for x in(D.av,D.an) if x); w=[tw]+([tw+' '+t] if t else [])
    return {"gêmeos.informações_adicionais":[tw],**{f"observações.{q}":acc.get(f"observações.{q}",[])+w for q in("averbações","anotações")}}
def home(D,txt,u):
    return dict(local_nascimento__estabelecimento=u("Domicílio"),acc={"local_nascimento.estabelecimento":["",txt,"em domicílio"]}) if D.sc=='home' else {}
def merge(*ds):
    o={}
    for d in ds:
        for k,v in d.items():
            if k in("acc","meta"): o.setdefault(k,{}).update(v)
            else: o[k]=v
    return o
def noreg(D,s): return dict(acc={"dados_pessoais.naturalidade":[""]}) # the registrant's own naturalidade has no label
O=lambda D:"o" if D.sex=='M' else "a"
SX=lambda D:"Masculino" if D.sex=='M' else "Feminino"
pair=lambda p,none="": (' e '.join(x for x in(p.avo,p.ava) if x) or none)
blank=dict(filiação__genitor_1__naturalidade="",filiação__genitor_2__naturalidade="")

def A(n): # 2009 national model, seriffed capitals, rounded boxes
    D=build('A',n,(1952,2015),(2010,2017),0); u=up; W,H=595,842; s=" - "; nat=lambda c:u(c[0]+s+c[1])
    loc=u((D.est or "Domicílio, "+D.end)+", ")+nat(D.born); car=u(f"Registro Civil das Pessoas Naturais de {D.off[0]}")
    g=' <br>'.join(u(p.name) for p in D.gens); N,acc=joint(D,u,"NADA CONSTA.")
    if D.sc=='solo': av=f"MATERNOS: {u(pair(D.mae))}"
    elif D.sc=='two': av='<br>'.join(f"POR PARTE DE {u(p.g)}: {u(pair(p))}" for p in D.gens)
    else: av=f"PATERNOS: {u(pair(D.pai))}<br>MATERNOS: {u(pair(D.mae))}"
    tw=f"{u(D.twin)} - {D.twin_mat}" if D.twin else "-------"
    b=f'''<div class=c>{arms(52)}<h3>REPÚBLICA FEDERATIVA DO BRASIL</h3><h3>REGISTRO CIVIL DAS PESSOAS NATURAIS</h3><h1>CERTIDÃO DE NASCIMENTO</h1><i>NOME</i><p class=big>{u(D.nome)}</p><i>MATRÍCULA</i><p class=mt>{D.mat}</p></div>
<div class=f>{row(("DATA DE NASCIMENTO POR EXTENSO",u(dext(D.nasc)),64),("DIA",f"{D.nasc.day:02d}",12),("MÊS",f"{D.nasc.month:02d}",12),("ANO",D.nasc.year,12))}{row(("HORA",D.hora+" H",18),("MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO",nat(D.born),82))}
{row(("MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO",nat(D.off),78),("SEXO",u(SX(D)),22))}{row(("LOCAL, MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO",loc,100))}{row(("FILIAÇÃO",g,100))}{row(("AVÓS",av,100))}
{row(("GÊMEO","SIM" if D.twin else "NÃO",14),("NOME E MATRÍCULA DO(S) GÊMEO(S)",tw,86))}{row(("DATA DO REGISTRO POR EXTENSO",u(dext(D.reg)),66),("NÚMERO DA DNV",D.dnv or "-------",34))}{row(("OBSERVAÇÕES / AVERBAÇÕES",N+"<br>&nbsp;",100))}</div>
<table class=ft><tr><td style="width:48%"><b>{car}</b><br>{u(D.ofi)}<br>OFICIAL REGISTRADOR(A)<br>{nat(D.off)}<br>{D.rua} - CEP {D.cep}<br>Tel.: {D.tel}</td><td class=c>O conteúdo da certidão é verdadeiro. Dou fé.<br>{D.off[0]} - {D.off[1]}, {dl(D.em)}.<br>{sig(D.r)}<br>______________________________<br>{D.cler}<br>Escrevente Autorizado(a)</td></tr></table>
<div class=se>SELO DIGITAL DE FISCALIZAÇÃO Nº {D.selo} &nbsp;&nbsp; Emolumentos: R$ {D.r.randint(18,60)},{D.r.randint(10,99)}</div>'''
    css="body{font-family:'Liberation Serif';padding:24pt 34pt;font-size:10pt}h1{font-size:17pt;margin:4pt 0 6pt}h3{font-size:11pt;margin:0;font-weight:normal}.c{text-align:center}p{margin:0 0 1pt}i{font-style:normal;font-size:6.6pt}.big{font-size:13pt;font-weight:bold;margin-bottom:5pt}.mt{font-size:12pt;font-weight:bold;margin-bottom:8pt}.f table{border-collapse:separate;border-spacing:4pt 0;margin-bottom:4pt;table-layout:fixed}.f td{border:.8pt solid #444;border-radius:5pt;padding:1.5pt 5pt;vertical-align:top}.ft{margin-top:10pt;font-size:9pt}.se{position:absolute;left:38pt;bottom:20pt;font-size:7.5pt}"
    k=merge(blank,noreg(D,s),home(D,u("Domicílio, "+D.end),u),dict(dados_pessoais__cpf="",dados_pessoais__data_nascimento__texto_completo=u(dext(D.nasc)),registro__cartório=car,meta=dict(joint_notes=True),acc=acc))
    if D.twin: k=merge(k,dict(gêmeos__informações_adicionais=tw,acc={"gêmeos.informações_adicionais":[u(D.twin)]}))
    return page(W,H,css,b),truth(D,u,nat,W,H,**k)

def B(n): # 2017 model (Prov. 63), sans, mixed case, grey label bars, annotations of register
    D=build('B',n,(1961,2022),(2018,2023),3); u=same; W,H=595,842; nat=lambda c:f"{c[0]}/{c[1]}"; r=D.r
    car=f"Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas - {'Sede' if n%2 else str(r.randint(1,4))+'º Subdistrito'}"; N,acc=joint(D,u,"Nada consta")
    loc=D.est or "Domicílio - "+D.end; nocpf=D.sc in('late','abroad')
    hd=lambda *c:'<table><tr>'+''.join(f'<th style="width:{w}%">{l}</th>' for l,_,w in c)+'</tr><tr>'+''.join(f'<td>{v}</td>' for _,v,_ in c)+'</tr></table>'
    fil='<br>'.join(f"{p.name}, natural de {nat(p.nat)}" for p in D.gens)
    two=D.sc=='two'; a1,a2=("Avós (1ª filiação)","Avós (2ª filiação)") if two else ("Avós paternos","Avós maternos")
    rg=f"{r.randint(10,59)}.{r.randint(100,999)}.{r.randint(100,999)}-{r.randrange(10)}"; te=f"{r.randrange(10**4):04d} {r.randrange(10**4):04d} {r.randrange(10**4):04d}"; cad=n in(1,4,6) and D.nasc.year<2004
    tw=f"{D.twin}, matrícula {D.twin_mat}" if D.twin else "Não há"
    b=f'''<table class=hd><tr><td style="width:60pt">{arms(48)}</td><td><div>REPÚBLICA FEDERATIVA DO BRASIL</div><div>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>CERTIDÃO DE NASCIMENTO</h1></td><td style="width:60pt">{qr(r,54)}</td></tr></table>
{hd(("Nome",f"<b>{D.nome}</b>",70),("CPF","Não informado" if nocpf else D.cpf,30))}<table><tr><th>Matrícula</th></tr><tr><td class=c><b>{D.mat.replace(' ','.',7).replace(' ','-')}</b></td></tr></table>
{hd(("Data de nascimento por extenso",dext(D.nasc).capitalize(),58),("Dia",D.nasc.day,8),("Mês",MES[D.nasc.month-1],15),("Ano",D.nasc.year,10),("Hora",D.hora,9))}{hd(("Naturalidade",nat(D.born),50),("Sexo",SX(D),20),("Gêmeo","Sim" if D.twin else "Não",30))}
{hd(("Local do nascimento",loc,60),("Município de nascimento e UF",nat(D.born),40))}{hd(("Filiação",fil,100))}{hd((a1,pair(D.pai,'Ignorados') if D.sc!='solo' else '*****',50),(a2,pair(D.mae),50))}
{hd(("Nome e matrícula do(s) gêmeo(s)",tw,100))}{hd(("Data do registro",dl(D.reg),34),("Município de registro e UF",nat(D.off),36),("Nº da Declaração de Nascido Vivo",D.dnv or "Não consta",30))}
{hd(("Averbações/Anotações à acrescer",N+"<br>&nbsp;",100))}<table><tr><th colspan=5>Anotações de cadastro</th></tr><tr class=k><td>Documento</td><td>Número</td><td>Data expedição</td><td>Órgão expedidor</td><td>Validade</td></tr><tr class=k><td>RG</td><td>{rg if cad else '--'}</td><td>--</td><td>{'SSP/'+D.off[1] if cad else '--'}</td><td>--</td></tr><tr class=k><td>Título de eleitor</td><td>{te if cad else '--'}</td><td>--</td><td>{'TRE/'+D.off[1] if cad else '--'}</td><td>--</td></tr><tr class=k><td>CEP residencial</td><td>--</td><td>Grupo sanguíneo</td><td>--</td><td>--</td></tr></table>
<div class=nt>* As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigida pelo órgão solicitante.</div>
<table class=ft><tr><td style="width:50%"><b>{car}</b><br>{D.off[0]}/{D.off[1]}<br>Oficial: {D.ofi}<br>{D.rua} - Centro - CEP {D.cep}<br>Fone {D.tel} - registrocivil{r.randint(1,9)}@cartorio.com.br<br>Consulte em https://selodigital.tj{D.off[1].lower()}.jus.br</td><td class=c>O conteúdo da certidão é verdadeiro. Dou fé.<br>{D.off[0]}/{D.off[1]}, {dl(D.em)}<br>{sig(r)}<br>{D.cler if n%3 else D.ofi}<br>{'Escrevente' if n%3 else 'Oficial'}<br><b>Selo digital: {D.selo}</b></td></tr></table>'''
    css="body{font-family:'Liberation Sans';padding:22pt 30pt;font-size:9pt}h1{font-size:15pt;margin:3pt 0}.hd{text-align:center;margin-bottom:5pt;font-size:10pt}table{margin-bottom:-.6pt}th{background:#dcdcdc;text-align:left;font-weight:normal;font-size:7pt;border:.6pt solid #777;padding:1pt 4pt}td{border:.6pt solid #777;padding:2pt 4pt;vertical-align:top;line-height:12pt}.hd td,.ft td{border:0}.c{text-align:center}.k td{font-size:7.5pt;padding:0 4pt}.nt{font-size:6.5pt;margin:4pt 0}.ft{margin-top:8pt;font-size:8pt}"
    k=merge(home(D,loc,u),dict(dados_pessoais__matrícula=D.mat.replace(' ','.',7).replace(' ','-'),dados_pessoais__data_nascimento__texto_completo=dext(D.nasc).capitalize(),registro__cartório=car,meta=dict(joint_notes=True,cadastro=[rg,te] if cad else []),acc=acc))
    if nocpf: k["dados_pessoais__cpf"]=""
    if D.twin: k=merge(k,dict(gêmeos__informações_adicionais=tw,acc={"gêmeos.informações_adicionais":[D.twin]}))
    return page(W,H,css,b),truth(D,u,nat,W,H,**k)

def Cf(n): # 2023 layout: sections, labels beside values, one block per genitor with his or her parents, electronic
    D=build('C',n,(1979,2023),(2023,2024),6); u=up; W,H=595,842; nat=lambda c:u(f"{c[0]} / {c[1]}"); r=D.r
    if D.r.random()<.6: D.gens=D.gens[::-1]
    car=f"{r.randint(1,5)}º Ofício de Registro Civil das Pessoas Naturais de {D.off[0]}"; loc=u(D.est) or u("Domicílio, "+D.end)
    l=lambda *c:'<div class=r>'+''.join(f'<span style="width:{w}%"><b>{a}:</b> {v}</span>' for a,v,w in c)+'</div>'
    G=''.join(f'<div class=b>{l((f"Genitor(a) {i+1}",u(p.name),100))}{l(("Município de nascimento e UF",nat(p.nat),100))}{l(("Avô",u(p.avo) or "NÃO CONSTA",100))}{l(("Avó",u(p.ava),100))}</div>' for i,p in enumerate(D.gens))
    b=f'''<div class=top>{arms(40,'#0b5')}<div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>Registro Civil das Pessoas Naturais<h1>Certidão de Nascimento</h1></div>{qr(r,50)}</div>
<h2>Dados do registro</h2>{l(("Nome",f"<u>{u(D.nome)}</u>",100))}{l(("CPF",D.cpf,38),("Matrícula",D.mat,62))}{l(("Data do registro",dn(D.reg),38),("Município do registro e UF",nat(D.off),62))}{l(("Número da DNV",D.dnv or "NÃO CONSTA",100))}
<h2>Nascimento</h2>{l(("Data de nascimento",f"{dn(D.nasc)} ({dext(D.nasc,'primeiro')})",72),("Hora",D.hora,28))}{l(("Sexo",u(SX(D)),38),("Naturalidade",nat(D.born),62))}{l(("Local de nascimento",loc,100))}{l(("Município de nascimento e UF",nat(D.born),62),("Gêmeo","SIM" if D.twin else "NÃO",38))}{l(("Nome e matrícula do(s) gêmeo(s)",f"{u(D.twin)} ({D.twin_mat})",100)) if D.twin else ''}
<h2>Filiação e avós</h2>{G}<h2>Averbações</h2><div class=b>{D.av or 'Sem averbações.'}</div><h2>Anotações</h2><div class=b>{D.an or 'Sem anotações.'}</div>
<h2>Serventia</h2><div class=b><b>{car}</b> – CNS {D.cns[:2]}.{D.cns[2:5]}-{D.cns[5]}<br>{D.rua}, {D.off[0]} - {D.off[1]}, CEP {D.cep} – {D.tel}<br>Oficial titular: {D.ofi}<br>Escrevente responsável pela emissão: {D.cler}<br>Certidão emitida em {dn(D.em)} às {r.randint(9,17):02d}:{r.randint(10,59)}:{r.randint(10,59)}. O conteúdo da certidão é verdadeiro. Dou fé.</div>
<div class=ft>Selo de fiscalização: <b>{D.selo}</b> – Código de validação CRC: {r.randrange(16**10):010X} – verifique em www.registrocivil.org.br por até 90 dias. Documento assinado eletronicamente nos termos da MP 2.200-2/2001. Certidão de nascimento, primeira via isenta de emolumentos (Lei 9.534/97).</div>'''
    css="body{font-family:'Noto Sans';padding:26pt 38pt;font-size:8.6pt;line-height:1.25}.top{display:flex;align-items:center;justify-content:space-between;text-align:center}h1{font-size:15pt;margin:1pt 0;color:#064}h2{font-size:9pt;margin:7pt 0 3pt;background:#e4efe9;border-left:4pt solid #064;padding:1pt 5pt}.r{display:flex;margin:2.5pt 0}.r b{font-weight:600;color:#444}.b{border:.5pt solid #aaa;padding:2pt 5pt;margin-bottom:3pt}u{text-decoration:none;font-weight:bold;font-size:10.5pt}.ft{position:absolute;left:38pt;right:38pt;bottom:20pt;font-size:7pt;border-top:.5pt solid #888;padding-top:3pt}"
    k=merge(home(D,loc,u),dict(observações__averbações=D.av,observações__anotações=D.an,registro__cartório=car,autenticação__oficial_registro=D.ofi))
    if D.twin: k=merge(k,dict(gêmeos__informações_adicionais=f"{u(D.twin)} ({D.twin_mat})",acc={"gêmeos.informações_adicionais":[u(D.twin)]}))
    return page(W,H,css,b),truth(D,u,nat,W,H,**k)

def Dd(n): # printed blank of the seventies filled with a typewriter
    D=build('D',n,(1936,1976),(1970,1983),1,two=False); u=same; W,H=595,842; r=D.r
    st=lambda c:c[1] if c in FOR else estado(c[1]); nat=lambda c:f"{c[0]}, {st(c)}"
    fl=str(D.folha)+("v" if n%3==0 else ""); v=lambda s:f'<span class=v>&nbsp;{s}&nbsp;</span>'
    wh=("no "+D.est if D.est.startswith(("Hosp",)) else "na "+D.est) if D.est else "em domicílio, à "+D.end
    wh+=f", em {D.born[0]}, "+("neste Estado" if D.born[1]!='DF' else 'Distrito Federal') if D.born!=D.off else ", nesta cidade"
    car=f"Cartório do Registro Civil das Pessoas Naturais - {'1º Distrito' if n%2 else 'Sede da Comarca'}"
    gp=pair(D.pai,"ignorados") if D.sc!='solo' else "-.-.-.-.-.-.-"
    fa=D.gens[0] if D.sc!='solo' else None
    obs=' '.join(x for x in(D.av,D.an) if x); N,acc=joint(D,u,"")
    tw=f"O registrado é gêmeo de {D.twin}." if D.sex=='M' else f"A registrada é gêmea de {D.twin}."
    b=f'''<div class=bd><div class=c>{arms(44)}<h3>REPÚBLICA FEDERATIVA DO BRASIL</h3><h4>{up(estado(D.off[1]))}</h4><div class=hd>Comarca e Município de {v(D.off[0])}</div><h3>{up(car)}</h3><div>Oficial: {D.ofi}</div><h1>Certidão de Nascimento</h1></div>
<p class=q>Nº {v(D.termo)} &nbsp;&nbsp; Fls. {v(fl)} &nbsp;&nbsp; Livro {v(f"A-{D.livro}")}</p>
<p>CERTIFICO que, às folhas e no livro acima indicados, do registro de nascimentos, foi lavrado em {v(dl(D.reg))} o assento de {v(up(D.nome))} nascid{O(D)} aos {v(dext(D.nasc))} às {v(hext(D.hora))} {v(wh)} do sexo {v(SX(D).lower())} filh{O(D)} de {v(fa.name if fa else "-.-.-.-.-.-.-")} {"natural de "+v(nat(fa.nat)) if fa else "natural de "+v("-.-.-.-")} e de {v(D.mae.name)} natural de {v(nat(D.mae.nat))}</p>
<p>São avós paternos {v(gp)} e avós maternos {v(pair(D.mae))}</p>
<p>Foi declarante {v("o pai" if fa else "a mãe")} e serviram de testemunhas {v(D.wit[0]+" e "+D.wit[1])}</p>
<p>Observações: {v((tw+" " if D.twin else "")+obs or "-.-.-.-.-.-.-.-.-.-.-.-.-.-.-.-.-.-.-.-")}</p>
<p>O referido é verdade e dou fé.</p><p class=q>{v(f"{D.off[0]}, {dl(D.em)}")}</p><div class=c style="margin-top:14pt">{sig(r,150,32)}<br>______________________________________<br>{v(D.cler)}<br>Escrevente Autorizado</div>
<div class=lo>Firma reconhecida no Tabelionato local. &nbsp; Cr$ {r.randint(5,90)},00 &nbsp; Buscas e rasa incluídas. &nbsp; Mod. 12 - Gráf. {r.choice(SUR['it'])}</div></div>'''
    css="body{font-family:'Nimbus Roman';padding:26pt;font-size:12pt;background:#fdfbf3}.bd{border:2.5pt double #555;height:100%;padding:18pt 26pt;position:relative}.c{text-align:center;line-height:1.4}h1{font-family:'C059';font-size:22pt;font-style:italic;margin:10pt 0}h3{margin:2pt;font-size:12pt}h4{margin:1pt;font-weight:normal}p{line-height:21pt;margin:5pt 0;text-align:left}.q{text-align:center}.v{font-family:'Nimbus Mono PS';font-weight:bold;font-size:10.5pt;border-bottom:.8pt dotted #333;color:#223}.lo{position:absolute;bottom:8pt;left:20pt;font-size:7.5pt}"
    es=home(D,"em domicílio, à "+D.end,u)
    k=merge(noreg(D,''),es,dict(dados_pessoais__nome_completo=up(D.nome),dados_pessoais__cpf="",dados_pessoais__matrícula="",dados_pessoais__naturalidade=nat(D.born),dados_pessoais__data_nascimento__texto_completo=dext(D.nasc),registro__cartório=car,registro__livro=f"A-{D.livro}",registro__folha=fl,autenticação__selo_digital="",meta=dict(joint_notes=True),acc=acc))
    k["acc"]["registro.cartório"]=[up(car)]
    if D.twin: k=merge(k,dict(acc=twacc(D,tw,acc)))
    return page(W,H,css,b),truth(D,u,nat,W,H,**k)

def E(n): # inteiro teor, narrated
    D=build('E',n,(1948,2012),(2010,2022),5,two=False); u=same; W,H=595,842; nat=lambda c:f"{c[0]}-{c[1]}"; r=D.r
    car=f"Ofício de Registro Civil {D.tab}"; fl=str(D.folha)+("v" if n%2 else ""); fa=D.gens[0] if D.sc!='solo' else None; m=D.mae
    wh=("no " if D.est.startswith("Hosp") else "na ")+D.est if D.est else "em domicílio, na "+D.end
    wh+=", nesta cidade" if D.born==D.off else f", no município de {D.born[0]}-{D.born[1]}"
    who=f"{fa.name}, brasileiro, {fa.prof}, natural de {nat(fa.nat)}" if fa else f"{m.name}, brasileira, do lar, natural de {nat(m.nat)}"
    if fa and fa.nat in FOR: who=who.replace(" brasileiro,","")
    fil=f"filh{O(D)} do declarante e de {m.name}, natural de {nat(m.nat)}" if fa else f"filh{O(D)} da declarante"
    gp=(f"São avós paternos: {pair(D.pai)}; e avós maternos: {pair(m)}." if D.pai.ava else f"Deixou de declarar os avós paternos. São avós maternos: {pair(m)}.") if fa else f"São avós maternos: {pair(m)}."
    tw=f" {'O registrado' if D.sex=='M' else 'A registrada'} é {'gêmeo' if D.sex=='M' else 'gêmea'} de {D.twin}, cujo assento foi lavrado em seguida." if D.twin else ""
    q=dext(D.reg).split(' de ',1); aos=("Ao primeiro dia" if D.reg.day==1 else f"Aos {q[0]} dias")+" do mês de "+q[1].replace(' de ',' do ano de ')
    late=" Registro feito fora do prazo legal, nos termos do artigo 46 da Lei nº 6.015/73." if D.sc=='late' else ""
    mg=''.join(f"<p class=t><b>{a}:</b> {t}</p>" for a,t in(("AVERBAÇÃO",D.av),("ANOTAÇÃO",D.an)) if t) or "<p class=t>Não constam averbações nem anotações à margem do termo.</p>"
    b=f'''<div class=h>{arms(38)}<div><b>{car}</b><br>Comarca de {D.off[0]} - {estado(D.off[1])}<br><span>{D.rua} - CEP {D.cep} - Telefone {D.tel}</span><br><span>{D.ofi} – Oficial{' Titular' if n%2 else ''}</span></div></div>
<h1>CERTIDÃO DE NASCIMENTO<br><small>EM INTEIRO TEOR</small></h1><p class=m>Matrícula: {D.mat}</p>
<p class=t>CERTIFICO, a pedido de pessoa interessada, que, revendo os livros de registro de nascimento desta serventia, no livro A-{D.livro}, às folhas {fl}, sob o número de ordem {D.termo}, consta o assento do seguinte teor: “{aos}, nesta cidade de {D.off[0]}, {estado(D.off[1])}, em cartório, compareceu {who}, e declarou que no dia {dext(D.nasc)}, às {hext(D.hora)}, {wh}, nasceu uma criança do sexo {SX(D).lower()}, que recebeu o nome de <b>{up(D.nome)}</b>, {fil}. {gp}{tw}{late} Foram testemunhas {D.wit[0]} e {D.wit[1]}, residentes nesta cidade. Do que, para constar, lavrei este termo que, lido e achado conforme, vai assinado.” Nada mais se continha em o dito assento, para aqui fielmente transcrito.</p>{mg}
<p class=t>O referido é verdade e dou fé.</p><p class=d>{D.off[0]}, {dl(D.em)}.</p><div class=s>{sig(r,150,34)}<br>_________________________________<br>{D.cler}<br>Substitut{'a' if D.cler.split(' ')[0].endswith('a') else 'o(a)'}</div>
<table class=ft><tr><td>{qr(r,52)}</td><td>Poder Judiciário – Tribunal de Justiça<br>Selo digital <b>{D.selo}</b><br>Emolumentos R$ {r.randint(30,90)},{r.randint(10,99)} – FRJ R$ {r.randint(2,9)},{r.randint(10,99)}<br>Qualquer emenda ou rasura invalida este documento.</td></tr></table>'''
    css="body{font-family:'P052';padding:44pt 58pt;font-size:11.5pt}.h{display:flex;gap:14pt;border-bottom:1.2pt solid #000;padding-bottom:8pt}.h span{font-size:9pt}h1{text-align:center;font-size:15pt;margin:20pt 0 8pt}small{font-size:11pt}.m{text-align:center;font-size:11pt}.t{text-align:justify;line-height:1.5;margin:9pt 0}.d{text-align:right}.s{text-align:center;margin-top:6pt;font-size:10.5pt}.ft{position:absolute;left:58pt;bottom:26pt;width:380pt;font-size:8.5pt}.ft td:first-child{width:60pt}"
    k=merge(noreg(D,''),home(D,"em domicílio, na "+D.end,u),dict(dados_pessoais__nome_completo=up(D.nome),dados_pessoais__cpf="",dados_pessoais__data_nascimento__texto_completo=dext(D.nasc),registro__cartório=car,registro__livro=f"A-{D.livro}",registro__folha=fl,registro__número_dnv=""))
    if D.twin: k=merge(k,dict(acc={"gêmeos.informações_adicionais":[tw.strip()]}))
    return page(W,H,css,b),truth(D,u,nat,W,H,**k)

def Ff(n): # computer print of the 2000s on ofício paper: boxed groups, labels with dot leaders, fixed pitch capitals
    D=build('F',n,(1944,2007),(1998,2009),2,two=False); u=up; W,H=612,936; nat=lambda c:u(f"{c[0]}-{c[1]}"); r=D.r
    car=u(f"{r.randint(1,3)}º Cartório de Registro Civil e Notas"); loc=u(D.est or "Domicílio, "+D.end); fa=D.gens[0] if D.sc!='solo' else None
    l=lambda a,v:f'<div class=l><span>{(a+"."*22)[:22]}:</span><span>{v}</span></div>'; lv=f"A-{D.livro:03d}"; hr=D.hora if n!=4 or D.hora in D.av else ""; none="** NADA CONSTA **"; G0=u(pair(D.pai)) if fa else ''
    b=f'''<div class=c>{u(estado(D.off[1]))}<br>COMARCA DE {u(D.off[0])}<br><b>{car}</b><br>{u(D.rua)} - FONE {D.tel}<br>OFICIAL: {u(D.ofi)}<h1>C E R T I D Ã O &nbsp; D E &nbsp; N A S C I M E N T O</h1></div>
<div class=b>{l("LIVRO",lv)}{l("FOLHAS",f"{D.folha:03d}")}{l("TERMO",D.termo)}{l("DATA DO REGISTRO",dn(D.reg))}</div><p>CERTIFICO QUE, CONFORME OS DADOS ACIMA, CONSTA O REGISTRO DE NASCIMENTO DE:</p>
<div class=b>{l("NOME",f"<b>{u(D.nome)}</b>")}{l("SEXO",u(SX(D)))}{l("DATA DE NASCIMENTO",f"{dn(D.nasc)} ({u(dext(D.nasc))})")}{l("HORA","IGNORADA" if not hr else D.hora.replace(':','H')+"MIN" if n%2 else D.hora+" HORAS")}{l("LOCAL DE NASCIMENTO",loc)}{l("NATURALIDADE",nat(D.born))}</div>
<div class=b>{l("PAI",u(fa.name) if fa else "*"*30)}{l("NATURAL DE",nat(fa.nat) if fa else "*"*30)}{l("AVÔ PATERNO",u(D.pai.avo) if fa and D.pai.avo else "*"*30)}{l("AVÓ PATERNA",u(D.pai.ava) if fa and D.pai.ava else "*"*30)}<hr>{l("MÃE",u(D.mae.name))}{l("NATURAL DE",nat(D.mae.nat))}{l("AVÔ MATERNO",u(D.mae.avo))}{l("AVÓ MATERNA",u(D.mae.ava))}</div>
<div class=b>{l("GÊMEOS",u(f"Sim - {D.twin}") if D.twin else "NÃO")}{l("DECLARANTE",u(fa.name if fa else D.mae.name))}{l("TESTEMUNHAS",u(D.wit[0]))}{l("",u(D.wit[1])).replace("."*22+":","&nbsp;")}</div><div class=b>{l("AVERBAÇÕES",u(D.av) or none)}{l("ANOTAÇÕES",u(D.an) or none)}</div>
<p>O REFERIDO É VERDADE E DOU FÉ.</p><p class=c>{u(D.off[0])} ({D.off[1]}), {D.em.day:02d} DE {u(MES[D.em.month-1])} DE {D.em.year}.</p><div class=c style="margin-top:16pt">{sig(r,150,32)}<br>----------------------------------------<br>{u(D.cler)}<br>ESCREVENTE</div><div class=x>2A. VIA - CUSTAS R$ {r.randint(8,25)},{r.randint(10,99)} - IMPRESSO EM {dn(D.em)} {r.randint(9,17):02d}:{r.randint(10,59)} - SISTEMA CIVIL 3.{r.randint(1,9)}</div>'''
    css="body{font-family:'Liberation Mono';padding:34pt 36pt;font-size:9.2pt;line-height:1.3}.c{text-align:center}h1{font-size:13pt;margin:12pt 0}.b{border:1pt solid #333;padding:5pt 7pt;margin:7pt 0}.l{display:flex;margin:1.5pt 0}.l span:first-child{flex:0 0 132pt;white-space:nowrap}hr{border:0;border-top:1pt dashed #333}.x{position:absolute;left:36pt;bottom:22pt;font-size:7.5pt}"
    k=merge(home(D,loc,u),dict(dados_pessoais__cpf="",dados_pessoais__matrícula="",registro__número_dnv="",registro__cartório=car,dados_pessoais__hora_nascimento=hr,registro__livro=lv,registro__folha=f"{D.folha:03d}",autenticação__selo_digital="",dados_pessoais__data_nascimento__texto_completo=f"{dn(D.nasc)} ({u(dext(D.nasc))})",acc={"dados_pessoais.data_nascimento.texto_completo":[u(dext(D.nasc)),dn(D.nasc)]}))
    if D.twin: k=merge(k,dict(acc={"gêmeos.informações_adicionais":[u(f"Sim - {D.twin}")]}))
    return page(W,H,css,b),truth(D,u,nat,W,H,**k)

def Gg(n): # Livro E of a 1st office: Brazilian born abroad
    D=build('G',n,(1978,2021),(2012,2024),4); u=same; W,H=595,842; nat=lambda c:f"{c[0]} - {c[1]}"; r=D.r
    D.born=FOR[(n*5+2)%len(FOR)]; D.reg=D.nasc+dt.timedelta(days=r.randint(300,5200)); D.em=max(D.em,D.reg+dt.timedelta(days=r.randint(1,900)))
    if D.em>dt.date(2025,6,30): D.reg=between(r,D.nasc+dt.timedelta(days=60),dt.date(2025,3,1)); D.em=dt.date(2025,r.randint(4,6),r.randint(1,28))
    D.livro%=60; D.livro+=2; D.termo%=9000; D.termo+=120; D.mat=matr(D.cns,D.reg.year,D.livro,D.folha,D.termo,7)
    if D.twin: D.twin_mat=matr(D.cns,D.reg.year,D.livro,D.folha,D.termo+1,7)
    if D.sc=='note' or D.av or D.an:
        D.av=f"Optou pela nacionalidade brasileira, conforme sentença da Justiça Federal de {dn(between(r,D.reg,D.em))}, transitada em julgado." if (D.em-D.nasc).days>19*365 else f"Em {dn(between(r,D.reg,D.em))} foi averbada a inclusão do número do CPF {D.cpf}."; D.an=""
    est=("Hospital Central" if D.born[1]!='Itália' else "Ospedale Maggiore") if D.sc!='home' else ""; D.est=est; loc=est or "Domicílio dos pais"; nocpf=n in(3,6) and 'CPF' not in D.av
    cons=between(r,D.nasc,D.reg); car=f"Cartório do 1º Ofício de Registro Civil, Interdições e Tutelas de {D.off[0]}"
    li=lambda i,a,v:f'<tr><td class=n>{i}</td><td class=a>{a}</td><td>{v}</td></tr>'
    gn=''.join(li(8+i,"Genitor" if p.sex=='M' else "Genitora",f"{p.name}<br>natural de {nat(p.nat)}") for i,p in enumerate(D.gens)); z=8+len(D.gens)
    two=D.sc=='two'
    b=f'''<div class=c>{arms(44)}<div>República Federativa do Brasil</div><div>{estado(D.off[1])} – Comarca de {D.off[0]}</div><div><b>{car}</b></div><h1>CERTIDÃO DE NASCIMENTO</h1><div class=s>Traslado de assento de nascimento ocorrido no estrangeiro (Lei nº 6.015/73, art. 32) – Livro E</div></div>
<table>{li(1,"Nome",f"<b>{D.nome}</b>")}{li(2,"CPF","não informado" if nocpf else D.cpf)}{li(3,"Matrícula",D.mat)}{li(4,"Livro, folha e termo",f"Livro E-{D.livro}, folha {D.folha}, termo {D.termo}, em {dl(D.reg)}")}{li(5,"Nascimento",f"{dl(D.nasc)}, às {D.hora} horas")}{li(6,"Local",f"{loc}, {nat(D.born)}")}{li(7,"Sexo",SX(D))}{gn}{li(z,"Avós da 1ª filiação" if two else "Avós paternos",pair(D.pai) if D.sc!='solo' else '—')}{li(z+1,"Avós da 2ª filiação" if two else "Avós maternos",pair(D.mae))}{li(z+2,"Gêmeos",f"Sim. {D.twin}, matrícula {D.twin_mat}" if D.twin else "Não")}{li(z+3,"Assento original",f"Registrado na repartição consular do Brasil, nº {r.randint(100,4800)}, livro {r.randint(2,40)}, em {dn(cons)}, apresentado com tradução e legalização")}{li(z+4,"Averbações",D.av or "—")}{li(z+5,"Anotações","—")}</table>
<p class=t>{'Brasileiro' if D.sex=='M' else 'Brasileira'} nos termos do artigo 12, inciso I, alínea “c”, in fine, da Constituição Federal.</p>
<p class=t>Certifico e dou fé que os dados acima são a expressão do que consta do traslado arquivado neste Ofício. {D.off[0]} ({D.off[1]}), {dn(D.em)}.</p>
<div class=c>{sig(r,140,30)}<br>{D.ofi if n%2 else D.cler}<br>{'Oficial de Registro' if n%2 else 'Escrevente, por '+D.ofi+', Oficial de Registro'}</div><table class=f><tr><td>{qr(r,48)}</td><td>{D.rua} – CEP {D.cep} – {D.off[0]}/{D.off[1]} – {D.tel}<br>Selo eletrônico {D.selo}<br>Confira a autenticidade do selo no portal da Corregedoria.</td></tr></table>'''
    css="body{font-family:'DejaVu Serif';padding:30pt 40pt;font-size:8.8pt}.c{text-align:center;line-height:1.35}h1{font-size:15pt;margin:8pt 0 2pt}.s{font-size:8pt;margin-bottom:8pt}td{border-bottom:.5pt solid #999;padding:3.4pt 5pt;vertical-align:top}.n{width:20pt;color:#777}.a{width:128pt;font-style:italic}.t{margin:8pt 0;text-align:justify}.f{position:absolute;left:40pt;bottom:20pt;width:515pt;font-size:7.5pt}.f td{border:0}.f td:first-child{width:58pt}"
    k=merge(home(D,loc,u),noreg(D,''),dict(registro__número_dnv="",registro__livro=f"E-{D.livro}",registro__cartório=car,dados_pessoais__data_nascimento__texto_completo=dl(D.nasc),local_nascimento__uf="",acc={"local_nascimento.uf":["EX",D.born[1]],"local_nascimento.município":[nat(D.born)],"dados_pessoais.naturalidade":["",D.born[0],D.born[1]]}))
    if nocpf: k["dados_pessoais__cpf"]=""
    if D.twin: k=merge(k,dict(gêmeos__informações_adicionais=f"{D.twin}, matrícula {D.twin_mat}",acc={"gêmeos.informações_adicionais":[D.twin]}))
    return page(W,H,css,b),truth(D,u,nat,W,H,**k)

def Hh(n): # two columns, landscape, narrow sans
    D=build('H',n,(1957,2016),(2011,2018),7); u=up; W,H=842,595; nat=lambda c:u(f"{c[0]}, {c[1]}"); r=D.r
    car=u(f"Serventia Registral {D.off[0]} - Registro Civil das Pessoas Naturais"); loc=u(D.est or "Domicílio, "+D.end); l=lambda a,v:f'<dt>{a}</dt><dd>{v}</dd>'; h=lambda *x:'<div class=w>'+''.join(f'<dl>{y}</dl>' for y in x)+'</div>'
    gl=lambda p,i:l("Pai" if p.sex=='M' else "Mãe",f"{u(p.name)}")+l("Naturalidade",nat(p.nat))
    L1=l("Nome",f"<b>{u(D.nome)}</b>")+l("Matrícula",D.mat)+h(l("Data do nascimento",f"{D.nasc.day:02d} DE {u(MES[D.nasc.month-1])} DE {D.nasc.year}"),l("Hora",D.hora+"h"),l("Sexo",u(SX(D))))+l("Local do nascimento",loc)+h(l("Cidade / UF do nascimento",nat(D.born)),l("Gêmeos","SIM" if D.twin else "NÃO"))+l("Irmão(s) gêmeo(s)",u(D.twin) or "—")
    R1=''.join(gl(p,i) for i,p in enumerate(D.gens)) if D.sc!='solo' else l("Pai","—")+gl(D.mae,0)
    gp=lambda t,p:l(t,(u(p.avo) or 'NÃO DECLARADO')+'<br>'+u(p.ava) if p else "—"); two=D.sc=='two'
    R1+=h(gp("Avós por parte de "+D.pai.g if two else "Avós paternos",D.pai if D.sc!='solo' else None),gp("Avós por parte de "+D.mae.g if two else "Avós maternos",D.mae))
    lv=f"A-{D.livro}"; fl=f"{D.folha}{'V' if n%2==0 else ''}"
    b=f'''<div class=top>{arms(44)}<div><small>REPÚBLICA FEDERATIVA DO BRASIL – {u(estado(D.off[1]))}</small><h1>CERTIDÃO DE NASCIMENTO</h1>{car}</div>{qr(r,46)}</div>
<div class=cols><div><h2>REGISTRADO(A)</h2>{L1}<h2>ASSENTO</h2>{h(l("Livro",lv),l("Folha",fl),l("Termo",D.termo),l("Data do registro",dn(D.reg)))}{h(l("DNV",D.dnv or "—"),l("Município / UF do registro",nat(D.off)))}</div><div><h2>FILIAÇÃO</h2>{R1}<h2>AVERBAÇÕES</h2><dd>{u(D.av) or "—"}</dd><h2>ANOTAÇÕES</h2><dd>{u(D.an) or "—"}</dd></div></div>
<table class=ft><tr><td style="width:52%">Endereço: {D.rua} – {D.off[0]} – CEP {D.cep} – {D.tel}<br>Oficial Registrador: {D.ofi}<br>Selo de fiscalização eletrônica: {D.selo} – consulte www4.tj.jus.br/selo<br>Emolumentos: R$ {r.randint(20,60)},{r.randint(10,99)}</td><td class=c>O referido é verdade e dou fé. {D.off[0]}, {dl(D.em)}.<br>{sig(r,130,24)}<br>{D.cler} – Escrevente juramentado(a)</td></tr></table>'''
    css="body{font-family:'Liberation Sans Narrow';padding:22pt 32pt;font-size:10pt}.top{display:flex;justify-content:space-between;text-align:center;align-items:center}h1{font-size:19pt;margin:1pt 0;letter-spacing:1pt}.cols{display:flex;gap:18pt;margin-top:8pt}.cols>div{flex:1 1 0;min-width:0;border:.8pt solid #36c;padding:5pt 8pt}h2{font-size:10pt;color:#236;margin:8pt 0 3pt;border-bottom:.6pt solid #36c}dl{margin:0;flex:1 1 auto}dt{font-size:8.5pt;color:#345;margin-top:6pt}dd{margin:0 0 1pt;font-size:11.5pt}.w{display:flex;gap:10pt}.ft{position:absolute;left:32pt;bottom:16pt;width:778pt;font-size:8.5pt}.ft td{vertical-align:top}.c{text-align:center}"
    k=merge(home(D,loc,u),noreg(D,''),dict(dados_pessoais__cpf="",registro__cartório=car,registro__livro=lv,registro__folha=fl,autenticação__oficial_registro=D.ofi,dados_pessoais__data_nascimento__texto_completo=f"{D.nasc.day:02d} DE {u(MES[D.nasc.month-1])} DE {D.nasc.year}"))
    return page(W,H,css,b),truth(D,u,nat,W,H,**k)

def Ii(n): # small card, half a sheet, typed on printed lines, labels before
    D=build('I',n,(1950,1992),(1982,1997),3,two=False); u=same; W,H=595,420; r=D.r; nat=lambda c:f"{c[0]}-{c[1]}"
    car=f"Cartório {D.tab} - Registro Civil"; v=lambda s,f=1:f'<u style="flex:{f}">{s}</u>'; R=lambda *x:'<div class=r>'+''.join(x)+'</div>'
    fa=D.gens[0] if D.sc!='solo' else None; loc=D.est or "Domicílio"; N,acc=joint(D,u,""); dash="- - - - - - - - - -"
    hr=D.hora if n!=6 or D.hora in D.av else ""
    ob=' '.join(x for x in((f"Gême{O(D)} de {D.twin}." if D.twin else ""),D.av,D.an) if x)
    b=f'''<div class=bd><div class=h><div>{arms(34,'#264')}</div><div><b>{car}</b><br>{D.off[0]} – {estado(D.off[1])}<br><small>{D.rua} – Oficial: {D.ofi}</small></div><div class=k>Livro <u>A-{D.livro}</u><br>Fls. <u>{D.folha}</u><br>Termo <u>{D.termo}</u></div></div><h1>Certidão de Nascimento</h1>
{R("Nome",v(D.nome))}{R("Nascimento",v(dl(D.nasc),3),"Hora",v(hr or "- - -",1),"Sexo",v(SX(D),1))}{R("Local",v(loc,2),"Cidade",v(nat(D.born),1))}{R("Pai",v(fa.name if fa else dash))}{R("Mãe",v(D.mae.name))}{R("Avós paternos",v(pair(D.pai,dash) if fa else dash))}{R("Avós maternos",v(pair(D.mae)))}{R("Registro feito em",v(dn(D.reg),1),"Declarante",v("o pai" if fa else "a mãe",1))}{R("Observações",v(ob or dash))}
<div class=e><div>Dou fé. {D.off[0]}, <u>{dn(D.em)}</u></div><div class=c>{sig(r,110,22)}<br><small>{D.cler}<br>Escrevente</small></div></div></div>'''
    css="body{font-family:'C059';padding:12pt;font-size:9.5pt;color:#264}.bd{border:1.5pt solid #264;border-radius:8pt;height:100%;padding:8pt 16pt}.h{display:flex;gap:12pt;justify-content:space-between;text-align:center}.k{text-align:left}h1{text-align:center;font-size:16pt;margin:2pt 0 4pt;font-weight:normal;font-style:italic}u{text-decoration:none;border-bottom:.7pt solid #7a9;font-family:'Liberation Mono';font-size:9.2pt;color:#111}.r{display:flex;gap:5pt;margin:6.5pt 0;align-items:baseline}.e{display:flex;justify-content:space-between;align-items:center;margin-top:4pt}.c{text-align:center}small{font-size:8pt}"
    k=merge(blank,noreg(D,''),home(D,loc,u),dict(dados_pessoais__cpf="",dados_pessoais__matrícula="",registro__número_dnv="",dados_pessoais__hora_nascimento=hr,registro__livro=f"A-{D.livro}",registro__cartório=car,autenticação__selo_digital="",dados_pessoais__data_nascimento__texto_completo=dl(D.nasc),meta=dict(joint_notes=True),acc=acc))
    if D.twin: k=merge(k,dict(acc=twacc(D,f"Gême{O(D)} de {D.twin}.",acc)))
    return page(W,H,css,b),truth(D,u,nat,W,H,**k)

def J(n): # printed blank of the eighties and nineties, captions under the lines, left band
    D=build('J',n,(1946,1996),(1984,2001),5,two=False); u=same; W,H=595,842; nat=lambda c:f"{c[0]} - {c[1]}"; r=D.r
    car=f"Registro Civil das Pessoas Naturais - {r.randint(1,4)}ª Zona"; fa=D.gens[0] if D.sc!='solo' else None; loc=D.est or "Domicílio, "+D.end; x="x.x.x.x.x.x.x"
    c=lambda *q:'<div class=r>'+''.join(f'<div style="flex:{f}"><u>{v}</u><i>{a}</i></div>' for v,a,f in q)+'</div>'; N,acc=joint(D,u,x)
    tw=D.twin or x; lv=f"A-{D.livro}"; fl=f"{D.folha}{'-v' if n%4==0 else ''}"
    b=f'''<div class=sd>{arms(60,'#7a1f1f')}<div class=vt>{up(estado(D.off[1]))}</div></div><div class=m><h3>PODER JUDICIÁRIO</h3><h4>{car}</h4><h4>Município de {D.off[0]} - {D.off[1]}</h4><h1>CERTIDÃO DE NASCIMENTO</h1>
{c((D.termo,"número do termo",1),(lv,"livro",1),(fl,"folha",1),(dl(D.reg),"data em que foi feito o registro",2))}<p>Certifico que do livro acima consta o assento de nascimento de</p>{c((f"<b>{D.nome}</b>","nome",1))}{c((f"{D.nasc.day:02d} de {MES[D.nasc.month-1]} de {D.nasc.year}","data do nascimento",2),(D.hora,"hora",1),(SX(D),"sexo",1))}{c((loc,"local do nascimento (hospital ou domicílio)",3),(nat(D.born),"município e Estado",2))}
{c((fa.name if fa else x,"nome do pai",3),(nat(fa.nat) if fa else x,"naturalidade do pai",2))}{c((D.mae.name,"nome da mãe",3),(nat(D.mae.nat),"naturalidade da mãe",2))}
{c((D.pai.avo if fa and D.pai.avo else x,"avô paterno",1),(D.pai.ava if fa and D.pai.ava else x,"avó paterna",1))}{c((D.mae.avo,"avô materno",1),(D.mae.ava,"avó materna",1))}{c((tw,"se gêmeo, nome do irmão",1))}{c((D.wit[0],"1ª testemunha",1),(D.wit[1],"2ª testemunha",1))}{c((N,"averbações e anotações à margem do termo",1))}
<p>É o que me cumpre certificar. Dou fé.</p>{c((D.off[0]+", "+dl(D.em),"lugar e data da expedição",1))}<div class=s>{sig(r,150,30)}<div class=r style="width:290pt;margin:auto"><div style="flex:1"><u>{D.ofi}</u><i>Oficial do Registro Civil</i></div></div></div><div class=z>Emolumentos: isento de selo – conferido por {D.cler} – VÁLIDA EM TODO O TERRITÓRIO NACIONAL</div></div>'''
    css="body{font-family:'Nimbus Sans';font-size:9.5pt;color:#7a1f1f}.sd{position:absolute;left:22pt;top:22pt;bottom:22pt;width:70pt;border:1pt solid #7a1f1f;text-align:center;padding-top:10pt}.vt{writing-mode:vertical-rl;transform:rotate(180deg);position:absolute;left:24pt;bottom:30pt;font-size:15pt;letter-spacing:2pt}.m{position:absolute;left:106pt;right:28pt;top:26pt;bottom:22pt}h1{text-align:center;font-size:18pt;margin:8pt 0 12pt}h3,h4{text-align:center;margin:1pt}h4{font-weight:normal}.r{display:flex;gap:10pt;margin:8.5pt 0;align-items:flex-end}u{display:block;text-decoration:none;border-bottom:.7pt solid #7a1f1f;font-family:'Liberation Mono';font-size:9.6pt;color:#111;padding-left:4pt}i{font-style:normal;font-size:6.8pt;display:block;text-align:center;padding-top:1.2pt}p{margin:9pt 0 4pt}.s{text-align:center;margin-top:8pt}.z{position:absolute;bottom:0;font-size:7pt}"
    k=merge(noreg(D,''),home(D,loc,u),dict(dados_pessoais__cpf="",dados_pessoais__matrícula="",registro__número_dnv="",registro__livro=lv,registro__folha=fl,registro__cartório=car,autenticação__selo_digital="",dados_pessoais__data_nascimento__texto_completo=f"{D.nasc.day:02d} de {MES[D.nasc.month-1]} de {D.nasc.year}",meta=dict(joint_notes=True),acc=acc))
    return page(W,H,css,b),truth(D,u,nat,W,H,**k)

if __name__=="__main__":
    out=sys.argv[1]; os.makedirs(out,exist_ok=True)
    for f in(A,B,Cf,Dd,E,Ff,Gg,Hh,Ii,J):
        for n in range(1,9):
            h,t=f(n); p=os.path.join(out,t["case"]); open(p+".html","w").write(h); json.dump(t,open(p+".json","w"),ensure_ascii=False,indent=1)
