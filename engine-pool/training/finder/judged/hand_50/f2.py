from people import *

# K3: Legal, labels below the rule, pinkish paper (2010-2017)
F3=["soon","twin","nofather soon","averb notes","home nohour late","nogp","anot","long soon"]
def K3(i):
    f=F3[i-1]; old="anot" in f or "notes" in f
    c=gen("K3",i,1958 if old else 2010,1979 if old else 2016,2017,imin=2010,flags=f)
    t=truth(f"K3-{i}",c,612,1008); bl=["* * * * * *","xxxxxxxxx","- - - - - -","ignorados"][i%4]
    cart=f"Serventia do Registro Civil e Tabelionato de {c.rm}"
    def L(l,v,w=100): return f"<div class=l style='width:{w}%'><div class=v>{v}</div><div class=k>{l}</div></div>"
    dnv=c.dnv.replace("-"," ") if not old else ""
    sl=f"{c.r.choice(['AAB','RCN','DTQ'])} {c.r.randint(100000,999999)}"
    def pr(g): return L("progenitor",g[0] or bl,50)+L("progenitora",g[1] or bl,50)
    body=f"""<div class=pg><div class=hd><div class=a>{arms(66,'#6b1f2a')}</div><div>ESTADO {doest(c.ruf).upper()}<br><b>{cart}</b><br><small>{c.addr} – {c.rm}/{c.ruf} – fone {c.tel}</small></div><div class=pap>papel de segurança<br>nº {c.r.randint(1000000,9999999)}</div></div>
    <h1>CERTIDÃO DE NASCIMENTO</h1><div class=mt>{c.mat}<span>matrícula do assento</span></div>
    <div class=g>{L('prenome e sobrenome do(a) registrado(a)',f'<b>{c.name}</b>',78)}{L('sexo',c.sx,22)}
    {L('veio à luz no dia',dw(c.birth)+f' ({d(c.birth)})',72)}{L('às',hw(*c.time) if c.time else bl,28)}
    {L('casa de saúde ou local do parto',c.hosp,58)}{L('município – UF do nascimento',f'{c.bm} – {c.buf}',42)}</div>
    <h2>Genitores</h2><div class=g>{L('mãe',c.mother,60)}{L('procedente de',f'{c.mm_} – {c.muf}',40)}{L('pai',c.father or bl,60)}{L('procedente de',f'{c.fm} – {c.fuf}' if c.father else bl,40)}</div>
    <h2>Avós por parte de mãe</h2><div class=g>{pr((c.mf,c.mm))}</div><h2>Avós por parte de pai</h2><div class=g>{pr((c.pf,c.pm))}</div>
    <h2>Do assento</h2><div class=g>{L('lavrado aos',dext(c.reg),40)}{L('declaração de nascido vivo nº',dnv or bl,30)}{L('há irmão gêmeo?','SIM' if c.twin else 'NÃO',30)}{L('nome do gêmeo',c.twin or bl)}{L('declarante',(c.father if c.father and i%2 else c.mother)+', '+('pai' if c.father and i%2 else 'mãe'))}</div>
    <div class=bx><i>Averbações:</i> {c.averb or bl}</div><div class=bx><i>Anotações posteriores:</i> {c.anot or bl}</div>
    <div class=ft><div>Certifico que o presente extrato confere com o assento arquivado nesta Serventia. Dou fé.<p>{c.rm} ({c.ruf}), {dext(c.issue)}</p>{sig(c.r,190,40)}<div class=ln>{c.off}<br>Delegad{'o' if c.osex=='M' else 'a'} do Registro Civil</div></div><div class=selo>SELO DE AUTENTICIDADE<br><b>{sl}</b><br>{bars(c.r,120,22)}<br>Emol. R$ {c.r.randint(18,40)},{c.r.randint(10,99)}<br>FUNARPEN R$ {c.r.randint(1,4)},{c.r.randint(10,99)}</div></div></div>"""
    css="""body{font:10.5pt 'EB Garamond';color:#1c1414}.pg{width:8.5in;height:14in;padding:15mm 16mm;background:radial-gradient(circle at 3px 3px,#f6e3e3 1px,transparent 1.4px) 0 0/7px 7px,#fdf6f5}.hd{display:flex;align-items:center;gap:14px;color:#6b1f2a;font-size:12pt}.hd>div:nth-child(2){flex:1}.pap{font-size:8pt;text-align:right}h1{font:600 21pt 'EB Garamond';text-align:center;letter-spacing:4px;color:#6b1f2a;margin:14px 0 4px}.mt{text-align:center;font:13pt 'Liberation Mono';margin-bottom:12px}.mt span{display:block;font:italic 8.5pt 'EB Garamond';color:#6b1f2a}h2{font:italic 600 11.5pt 'EB Garamond';color:#6b1f2a;margin:12px 0 2px}.g{display:flex;flex-wrap:wrap}.l{padding:10px 8px 0 0;display:flex;flex-direction:column;justify-content:flex-end}.v{border-bottom:.8px solid #6b1f2a;font-size:12pt;min-height:20px}.k{font-size:8.2pt;color:#6b1f2a}.bx{border:.8px solid #6b1f2a;margin-top:10px;padding:5px 8px;min-height:88px}.bx i{color:#6b1f2a}.ft{display:flex;gap:20px;margin-top:22px;text-align:center}.ft>div:first-child{flex:1}.ln{border-top:.8px solid #333;margin:0 50px}.selo{border:1.5px dashed #6b1f2a;padding:10px;font-size:8.5pt;height:124px}.selo b{font-size:13pt}"""
    TR(t,"dados_pessoais.matrícula",c.mat);TR(t,"dados_pessoais.data_nascimento.texto_completo",dw(c.birth)); t["accept"]["dados_pessoais.data_nascimento.texto_completo"]=[d(c.birth),dw(c.birth)+f" ({d(c.birth)})"]
    TR(t,"registro.cartório",cart);TR(t,"registro.número_dnv",dnv);matnum(t,c);TR(t,"autenticação.selo_digital",sl)
    P=t["data"]["filiação"]
    if c.father: P["genitor_1"],P["genitor_2"]=P["genitor_2"],P["genitor_1"]
    return html(css,body,"8.5in 14in"),t

# K4: A5 landscape, dense, turned band at the side, second copy asked for by e-mail
F4=["averb notes","twin","nofather","anot","nohour nocpf","home soon nocpf","nogp","long averb notes anot"]
def K4(i):
    f=F4[i-1]; old="anot" in f or "notes" in f
    ind=["Tainá Yawanawá","Apoena Xerente","Jaciara Pataxó"]
    c=gen("K4",i,1965 if old else 1996,1985 if old else 2015,2022,imin=2016,flags=f)
    t=truth(f"K4-{i}",c,595,420); z=["***","xxx","---"][i%3]
    cart=f"RCPN de {c.rm} – {c.r.choice(['1ª Circunscrição','2ª Zona','Sede'])}"
    eth=i==6
    if eth: c.name="Jaciara Tupinambá de "+c.mother.split()[-1]; c.sex="F"; c.sx="Feminino"; c.o="a"; t["data"]["dados_pessoais"].update(nome_completo=c.name,sexo="Feminino")
    def td(l,v,s=1): return f"<td colspan={s}><span>{l}</span> {v}</td>"
    cod="".join(c.r.choice("0123456789abcdef") for _ in range(24))
    sl=f"{c.ruf}{c.r.randint(10**8,10**9)}{c.r.choice('QWERT')}"
    pai=f"{c.father} (nat. {c.fm}-{c.fuf})" if c.father else z
    body=f"""<div class=pg><div class=side><div class=rot>CERTIDÃO DE NASCIMENTO · 2ª VIA<br><small>Mat. {c.m32}</small></div></div><div class=mn><div class=hd>{arms(30,'#333')}<div><b>{cart}</b> · CNS {c.m32[:2]}.{c.m32[2:5]}-{c.m32[5]}<br>{c.addr}, CEP {c.cep}, {c.rm}-{c.ruf}</div><div class=rq>Pedido nº {c.r.randint(10000,99999)}/{c.issue.year}<br>solicitado por correio eletrônico em {d(c.issue-D.timedelta(2))}</div></div>
    <table><tr>{td('Reg.:',f'<b>{c.name}</b>',9)}{td('Sx.:',c.sx[0],1)}{td('CPF:',c.cpf or z,2)}</tr>
    <tr>{td('Dt. nasc.:',d(c.birth),3)}{td('Hr.:','%02dh%02d'%c.time if c.time else z,2)}{td('Nat.:',f'{c.bm}-{c.buf}',4)}{td('Etnia:','Tupinambá' if eth else z,3)}</tr>
    <tr>{td('Lugar do parto:',f'{c.hosp}, {c.bm}-{c.buf}',8)}{td('Gem.:','S' if c.twin else 'N',1)}{td('Lavr. em:',d(c.reg),3)}</tr>
    <tr>{td('Gêmeo(s):',c.twin or z,12)}</tr>
    <tr>{td('Gen. 1:',pai if c.father else f'{c.mother} (nat. {c.mm_}-{c.muf})',6)}{td('Gen. 2:',f'{c.mother} (nat. {c.mm_}-{c.muf})' if c.father else z,6)}</tr>
    <tr>{td('Avô pat.:',c.pf or z,6)}{td('Avô mat.:',c.mf or z,6)}</tr><tr>{td('Avó pat.:',c.pm or z,6)}{td('Avó mat.:',c.mm or z,6)}</tr>
    <tr>{td('Lv.:',f'A{c.livn:03d}',2)}{td('Fl.:',str(c.fol)+('v' if i%2 else ''),2)}{td('Tm.:',c.ter,2)}{td('Decl.:',(c.father or c.mother)+', presentes as testemunhas do termo',6)}</tr></table>
    <div class=ob><div><span>Averb.:</span> {c.averb or z}</div><div><span>Anot.:</span> {c.anot or z}</div></div>
    <div class=ft>{qr(c.r,52,25)}<div>Extraída do sistema de acervo em {d(c.issue)}. Of. Titular: {c.off}. Conferida por {c.sub}.<br>Selo: {sl} · Custas: R$ {c.r.randint(20,60)},{c.r.randint(10,99)} · Hash {cod}<br>Válida com a assinatura digital anexa ao arquivo. Qualquer emenda invalida este documento.</div></div></div></div>"""
    css="""body{font:7.4pt 'Open Sans Condensed','Open Sans';font-stretch:condensed;color:#111}.pg{width:210mm;height:148mm;display:flex;background:#fffdf4}.side{width:15mm;background:#e4e0cd;position:relative;border-right:1px solid #777}.rot{position:absolute;left:50%;top:50%;transform:translate(-50%,-50%) rotate(-90deg);white-space:nowrap;text-align:center;font-size:11pt;letter-spacing:2px}.rot small{font-size:9pt;letter-spacing:1px}.mn{flex:1;padding:7mm 8mm}.hd{display:flex;gap:9px;align-items:center;font-size:8pt}.hd>div{flex:1}.rq{text-align:right;font-size:7pt}table{width:100%;border-collapse:collapse;table-layout:fixed;margin-top:7px}td{border:1px solid #888;padding:4px 5px;font-size:8.8pt;vertical-align:top;height:31px}span{color:#7a5b14;font-size:6.8pt}.ob{display:flex;border:1px solid #888;border-top:0;min-height:82px}.ob>div{flex:1;padding:4px 6px;font-size:8pt}.ob>div+div{border-left:1px solid #888}.ft{display:flex;gap:10px;margin-top:10px;align-items:center}"""
    TR(t,"dados_pessoais.cpf",c.cpf);TR(t,"dados_pessoais.matrícula",c.m32);nat_uf(t,c);TR(t,"registro.cartório",cart);TR(t,"registro.livro",f"A{c.livn:03d}");TR(t,"registro.folha",str(c.fol)+("v" if i%2 else ""));TR(t,"autenticação.selo_digital",sl)
    return html(css,body,"210mm 148mm"),t
