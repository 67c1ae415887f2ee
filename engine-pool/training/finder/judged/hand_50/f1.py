from people import *

# K1: green frame, fields with their label on the rule (national model, 2018+)
F1=["cpfav soon","nofather nocpf soon","twin home","averb notes","nogp nohour","long anot","averb anot notes","home nocpf soon"]
def K1(i):
    f=F1[i-1]; old="anot" in f or "notes" in f
    c=gen("K1",i,1960 if old else 2017,1984 if old else 2022,2024,imin=2018,flags=f,givens="Kurumi Wayra" if i==8 else None)
    if i==8: c.sex="M";c.sx="Masculino"; c.o="o"
    t=truth(f"K1-{i}",c); bl=["-x-x-x-","Ignorado","*****","--------"][i%4]
    cart=f"Ofício de Registro Civil das Pessoas Naturais de {c.rm}"
    u=lambda m,x:f"{m}/{x}"
    naoc="nocpf" in f
    def fs(l,v,w="100%",cl=""): return f"<fieldset style='width:{w}' class='{cl}'><legend>{l}</legend>{v}</fieldset>"
    cat=[]
    if old: cat=[f"RG nº {c.r.randint(10**6,10**7)} - SSP/{c.ruf}, expedido em {d(c.birth+D.timedelta(6900))}",f"Título de eleitor {c.r.randint(10**3,9999)} {c.r.randint(10**3,9999)} {c.r.randint(1000,9999)}, zona {c.r.randint(1,200):03d}, seção {c.r.randint(1,400):04d}"]
    if i==1: c.averb="Averbação da inscrição no Cadastro de Pessoas Físicas sob o número acima, na forma do Provimento nº 63/2017 do CNJ."; TR(t,"observações.averbações",c.averb)
    extra="" if i!=8 else ""
    notes=" ".join(x for x in(c.averb,c.anot) if x) or ["Nada consta","Não há."][i%2]
    fil="<br>".join(f"{n}, natural de {u(m,x)}" for n,m,x in((c.father,c.fm,c.fuf),(c.mother,c.mm_,c.muf)) if n)
    av=[]
    pp=" e ".join(x for x in(c.pf,c.pm) if x); mm=" e ".join(x for x in(c.mf,c.mm) if x)
    dnv="" if old else c.dnv
    body=f"""<div class=pg><div class=in><div class=h>{arms(58,'#14532d')}<div>REPÚBLICA FEDERATIVA DO BRASIL</div><div class=s>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>Certidão de Nascimento</h1></div>
    <div class=nm><small>Nome:</small><b>{c.name}</b></div><div class=r>{fs('Número do CPF',c.cpf or bl,'38%')}{fs('Matrícula','<b>'+c.mat+'</b>','62%')}</div>
    <div class=r>{fs('Data de nascimento (por extenso)',dw(c.birth,'primeiro'),'58%')}{fs('Dia','%02d'%c.birth.day,'9%')}{fs('Mês','%02d'%c.birth.month,'9%')}{fs('Ano',c.birth.year,'11%')}{fs('Hora',('%02dh%02dmin'%c.time) if c.time else bl,'13%')}</div>
    <div class=r>{fs('Naturalidade',u(c.bm,c.buf),'38%')}{fs('Município de registro e Unidade da Federação',u(c.rm,c.ruf),'45%')}{fs('Sexo',c.sx,'17%')}</div>
    {fs('Local, município de nascimento e UF',f'{c.hosp}, {u(c.bm,c.buf)}')}{fs('Filiação',fil,cl='two')}
    {fs('Avós',f'Paternos: {pp or bl}<br>Maternos: {mm or bl}',cl='two')}
    <div class=r>{fs('Gêmeo','Sim' if c.twin else 'Não','12%')}{fs('Nome e matrícula do(s) gêmeo(s)',c.twin or bl,'88%')}</div>
    <div class=r>{fs('Data do registro (por extenso)',dw(c.reg),'64%')}{fs('Número da DNV',dnv or bl,'36%')}</div>
    {fs('Averbações / anotações à margem do termo',notes,cl='big')}
    {fs('Anotações de cadastro','<br>'.join(cat) or bl,cl='cad')}
    <p class=leg>As anotações de cadastro acima não dispensam a apresentação dos documentos originais, quando exigidos pelo órgão solicitante.</p>
    <div class=ft><div>{cart}<br>Oficial{'a' if c.osex=='F' else ''} Registrador{'a' if c.osex=='F' else ''}: {c.off}<br>{c.rm} - {c.ruf}<br>{c.addr}, Centro, CEP {c.cep}<br>Tel. {c.tel}</div><div class=sg>O conteúdo da certidão é verdadeiro. Dou fé.<br>{c.rm}, {dext(c.issue)}.<br>{sig(c.r)}<hr>{c.sub}<br>Escrevente Autorizad{'o' if c.ssex=='M' else 'a'}</div></div>
    <div class=sl>Selo digital de fiscalização: <b>{c.seal}</b> &nbsp; Emolumentos: isentos (Lei nº 9.534/97) &nbsp; Consulte em {EX}/selo</div></div></div>"""
    css="""body{font:9.6pt 'Noto Serif';color:#111}.pg{width:210mm;height:297mm;padding:9mm;background:repeating-linear-gradient(45deg,#f4faf4 0 3px,#fbfdfb 3px 7px)}.in{border:3px double #14532d;height:100%;padding:6mm 7mm;position:relative}.h{text-align:center;font-size:10pt;color:#14532d}.s{font-size:8.5pt}h1{font-size:17pt;margin:3px 0 6px;font-variant:small-caps}.nm{text-align:center;padding:5px;border-bottom:1px solid #14532d;border-top:1px solid #14532d;margin-bottom:5px}.nm small{display:block;font-size:7pt}.nm b{font-size:13pt}.r{display:flex;gap:4px}fieldset{border:1px solid #4d7a5d;border-radius:4px;margin:0 0 4px;padding:3px 7px 6px;min-height:41px;min-width:0}legend{font-size:6.6pt;color:#14532d;padding:0 3px}.two{min-height:52px}.big{min-height:120px}.cad{min-height:60px}.leg{font-size:6.5pt;margin:2px 0 8px}.ft{display:flex;gap:16px;font-size:8.4pt}.ft>div{flex:1}.sg{text-align:center}.sg hr{margin:0 20px;border:0;border-top:1px solid #333}.sl{position:absolute;bottom:6mm;left:7mm;right:7mm;font-size:7.4pt;border-top:1px dashed #4d7a5d;padding-top:3px}"""
    TR(t,"dados_pessoais.cpf",c.cpf);TR(t,"dados_pessoais.matrícula",c.mat);TR(t,"dados_pessoais.data_nascimento.texto_completo",dw(c.birth));nat_uf(t,c)
    TR(t,"registro.cartório",cart);TR(t,"registro.número_dnv",dnv);matnum(t,c);TR(t,"autenticação.selo_digital",c.seal)
    t["meta"]["joint_notes"]=True;t["meta"]["cadastro"]=cat
    return html(css,body),t

# K2: electronic certificate, numbered sections, labels at the left, QR
F2=["soon","mothers soon","nofather nohour","twin soon","averb notes","nocpf home late","anot","long nopf"]
def K2(i):
    f=F2[i-1]; old="anot" in f or "notes" in f
    c=gen("K2",i,1962 if old else 2012,1988 if old else 2024,2025,imin=2024,flags=f)
    t=truth(f"K2-{i}",c); no=["não informado","não consta","—"][i%3]
    cart=f"{c.r.randint(1,4)}º Serviço de Registro Civil de {c.rm}"
    hid="-".join("%04X"%c.r.randrange(65536) for _ in range(5))
    u=lambda m,x:f"{m} ({x})"
    def row(*a): return "<tr>"+"".join(f"<th>{l}</th><td{' colspan=3' if len(a)==1 else ''}>{v}</td>" for l,v in a)+"</tr>"
    def sec(n,tt,*rows): return f"<div class=sec>{n}&ensp;{tt}</div><table>{''.join(rows)}</table>"
    ps=[(c.father,c.fm,c.fuf,c.pf,c.pm),(c.mother,c.mm_,c.muf,c.mf,c.mm)]
    if not c.father: ps=ps[1:]
    par=[]
    for n,m,x,a,b in ps:
        e,l=("o pai","Pai") if n==c.father and "mothers" not in f else ("a mãe","Mãe")
        par.append(row((l,f"<b>{n}</b>")));par.append(row(("natural de",u(m,x)),("idade no parto",f"{c.r.randint(19,38)} anos")));par.append(row(("pais "+("do pai" if l=="Pai" else "da mãe"),"; ".join(z or "não declarado" for z in(a,b)) if a or b else no)))
    if not c.father: par.insert(0,row(("Pai",no)))
    dnv=c.dnv.replace("-","") if not old else ""
    sl="".join(c.r.choice("0123456789") for _ in range(17))
    body=f"""<div class=pg><div class=top><div>{arms(40,'#1b3a6b')}</div><div class=tt>CERTIDÃO DE NASCIMENTO <span>— via eletrônica</span><small>República Federativa do Brasil · Registro Civil das Pessoas Naturais · {cart} · {c.rm}/{c.ruf}</small></div><div>{qr(c.r,74)}</div></div>
    {sec(1,'Pessoa registrada',row(('Nome completo',f'<b class=n>{c.name}</b>')),row(('Inscrição no CPF',c.cpf or no),('Sexo',c.sx.lower())),row(('Nasceu em',d(c.birth)),('Horário',('%02d:%02d'%c.time) if c.time else no)),row(('Onde nasceu',(c.hosp if c.hosp!='Domicílio' else 'em domicílio')),('Município do parto',u(c.bm,c.buf))),row(('Naturalidade declarada',u(c.bm,c.buf)),('Declaração de Nascido Vivo',dnv or no)))}
    {sec(2,'Ascendência',*par)}
    {sec(3,'Gemelaridade',row(('Parto múltiplo',('sim — irm'+('ão' if c.sex=='M' else 'ã')+' de '+c.twin) if c.twin else 'não')))}
    {sec(4,'Assento',row(('Matrícula nacional',f'<b>{c.mat2}</b>')),row(('Livro / folha / termo',f'A-{c.livn} / {c.fol:03d} / {c.ter}'),('Lavrado em',d(c.reg))),row(('Quem declarou',('a mãe' if not c.father else 'a mãe' if 'mothers' in f else 'o pai')),('Cidade do assento',u(c.rm,c.ruf))))}
    {sec(5,'À margem',row(('Averbações',c.averb or no)),row(('Anotações',c.anot or no)))}
    {sec(6,'Expedição',row(('Registrador' if c.osex=='M' else 'Registradora',c.off),('Expedida em',f'{d(c.issue)} às {c.r.randint(9,16):02d}h{c.r.randint(10,59)}')),row(('Selo eletrônico',sl),('Código de verificação',hid)),row(('Assinada por',f"{c.sub}, preposto autorizado, com certificado ICP-Brasil, nos termos da MP nº 2.200-2/2001"),('Valor recolhido',f'R$ {c.r.randint(30,90)},{c.r.randint(10,99)}')))}
    <p class=f>Documento nato-digital. A autenticidade pode ser verificada por 30 dias em {EX}/validar com o código acima, ou lendo o QR. A versão impressa sem verificação não faz prova. Provimento CNJ nº 149/2023, arts. 228 e seguintes. É vedada a recusa deste documento por órgãos públicos.</p></div>"""
    css="""body{font:9.4pt/1.3 'Roboto Condensed';color:#1a1a1a}.pg{width:210mm;height:297mm;padding:13mm 14mm}.top{display:flex;align-items:center;gap:12px;border-bottom:3px solid #1b3a6b;padding-bottom:7px}.tt{flex:1;font-size:17pt;color:#1b3a6b}.tt span{font-weight:300}.tt small{display:block;font-size:8pt;color:#444}.sec{background:#1b3a6b;color:#fff;font-size:9pt;padding:2px 8px;margin-top:10px}table{width:100%;border-collapse:collapse;table-layout:fixed}th{width:17%;text-align:left;font-weight:400;color:#5a6b85;padding:5px 6px 5px 8px;vertical-align:top;background:#f1f4f9}td{padding:5px 6px;vertical-align:top}tr{border-bottom:1px solid #d5dce8}.n{font-size:11.5pt}.f{font-size:7pt;color:#555;margin-top:14px;text-align:justify}"""
    TR(t,"dados_pessoais.cpf",c.cpf);TR(t,"dados_pessoais.matrícula",c.mat2);nat_uf(t,c)
    TR(t,"registro.cartório",cart);TR(t,"registro.número_dnv",dnv);TR(t,"registro.livro",f"A-{c.livn}");TR(t,"registro.folha",f"{c.fol:03d}");TR(t,"autenticação.selo_digital",sl)
    return html(css,body),t
