from people import *

# K9: inteiro teor, running transcript with a column for the margin's notes (2010-2024)
F9=["anot","nofather","averb notes","home late","twin","anot averb notes","nohour nomf","long anot"]
def K9(i):
    f=F9[i-1]; c=gen("K9",i,1948,1981,2024,flags=f)
    if c.issue.year<2010: c.issue=c.wd(D.date(2010+i,c.issue.month,min(27,c.issue.day)))
    fix={"MS":("Cáceres","MT"),"TO":("Catalão","GO"),"RO":("Bragança","PA"),"AP":("Santarém","PA")}
    for a,b in(("rm","ruf"),("bm","buf"),("fm","fuf"),("mm_","muf")):
        if getattr(c,b) in fix: m,u=fix[getattr(c,b)]; setattr(c,a,m);setattr(c,b,u)
    t=truth(f"K9-{i}",c); cart=f"Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede de {c.rm}"
    def dd(x): return f"{'primeiro dia' if x.day==1 else words(x.day)+' dias'} do mês de {MES[x.month-1]} do ano de {words(x.year)}"
    tx=dd(c.birth); r=c.r
    hs="no próprio domicílio dos pais" if "home" in f and c.father else "em domicílio" if "home" in f else ("no " if c.hosp.startswith("Hosp") else "na ")+c.hosp
    who=c.father or c.mother; dm=bool(c.father)
    pat=f"{c.father}, natural de {c.fm}, Estado {doest(c.fuf)}, de profissão {r.choice(PROF_M)}, com {r.randint(24,47)} anos de idade, e de {c.mother}, natural de {c.mm_}, Estado {doest(c.muf)}, de prendas domésticas, com {r.randint(18,39)} anos" if c.father else f"{c.mother}, natural de {c.mm_}, Estado {doest(c.muf)}, solteira, com {r.randint(18,39)} anos, não sendo declarado o nome do genitor"
    mt=" e de ".join(x for x in(c.mf,c.mm) if x); pt=" e de ".join(x for x in(c.pf,c.pm) if x)
    net="net"+c.o
    av=f"sendo {net}, pelo lado materno, de {mt}"+(f"; e, pelo lado paterno, de {pt}" if pt else "")
    if "nomf" in f: av=f"sendo {net}, pelo lado materno, de avô desconhecido e de {c.mm}"+(f"; e, pelo lado paterno, de {pt}" if pt else "")
    tw=f" Declarou ainda ser {'o registrando gêmeo' if c.sex=='M' else 'a registranda gêmea'} de {c.twin}, cujo assento vai lavrado em seguida a este." if c.twin else ""
    lv,fo=f"A-{c.livn}",f"{c.fol}-{'V' if i%2 else 'F'}"
    sl=f"{c.m32[:6]}1CE{r.randint(10**9,10**10-1)}{c.issue.year%100}{r.choice('ABCDK')}"
    marg=(f"<h3>Averbação</h3><p>{c.averb}</p>" if c.averb else "")+(f"<h3>Anotação</h3><p>{c.anot}</p>" if c.anot else "") or "<p>Sem apontamentos à margem.</p>"
    body=f"""<div class=pg><div class=hd>{arms(50,'#222')}<div><b>{cart}</b><br>Comarca de {c.rm} – Estado {doest(c.ruf)}<br>{c.addr} – CEP {c.cep} – {c.tel}</div></div><h1>CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR</h1><div class=mt>MATRÍCULA {c.mat}</div>
    <div class=b><div class=m><h2>À margem do assento</h2>{marg}</div><div class=t><p>CERTIFICO E DOU FÉ, a requerimento de parte interessada e mediante autorização arquivada, que do Livro {lv} de Registro de Nascimentos, às folhas {fo}, sob o número de ordem {c.ter}, verifiquei constar o assento do teor seguinte: “<b>N.º {c.ter}.</b> Aos {dd(c.reg)}, nesta cidade de {c.rm}, Estado {doest(c.ruf)}, em cartório, perante mim, {c.full('M')}, escrevente habilitado, compareceu {who}, {'brasileiro, casado' if dm else 'brasileira, solteira'}, residente e domiciliad{'o' if dm else 'a'} à {c.addr2}, e, perante as testemunhas adiante nomeadas e no fim assinadas, declarou que aos {tx}, {('à ' if c.time[0] in(1,13) else 'às ')+hpart(*c.time) if c.time else 'sem indicação de horário'}, {hs}, em {c.bm}, deste Estado, nasceu uma criança do sexo {c.sx.lower()}, de cor {r.choice(['branca','parda','morena'])}, que tomou o nome de <b>{c.name}</b>, filh{c.o} de {pat}, {av}.{tw} E, para constar, lavrei este assento que, lido e achado conforme, vai assinado pel{'o' if dm else 'a'} declarante e pelas testemunhas {c.wit[0]}, com {r.randint(25,60)} anos, {r.choice(['comerciante','dentista','motorista','contabilista','agente postal'])}, e {c.wit[1]}, com {r.randint(25,60)} anos, {r.choice(['comerciante','dentista','motorista','contabilista','agente postal'])}, ambas residentes nesta cidade. Eu, escrevente, o escrevi. (aa) {who}. {c.wit[0]}. {c.wit[1]}.” NADA MAIS se continha no referido assento, aqui transcrito por inteiro, do qual me reporto e dou fé.</p><p>{c.rm}, {dw(c.issue)} ({d(c.issue)}).</p><div class=sg>{sig(r,210,42,'#0a2a7a')}<div>{c.sub}<br>Substitut{'o' if c.ssex=='M' else 'a'} d{'o Oficial' if c.osex=='M' else 'a Oficiala'} {c.off}</div></div></div></div>
    <div class=ft><div>{qr(r,62,25)}</div><div>Selo digital: {sl}<br>Ao Oficial R$ {r.randint(30,60)},{r.randint(10,99)} · Ao Estado R$ {r.randint(5,12)},{r.randint(10,99)} · Ao Município R$ 1,{r.randint(10,99)} · Total recolhido por guia<br>Para conferir a procedência deste documento leia o código ou acesse {EX}/consulta</div></div></div>"""
    css="""body{font:10.2pt/1.5 'Caladea';color:#141414}.pg{width:210mm;height:297mm;padding:13mm 15mm;position:relative}.hd{display:flex;gap:14px;align-items:center;font-size:9.2pt;line-height:1.35}.hd b{font-size:11.2pt}h1{font-size:15pt;text-align:center;margin:14px 0 2px}.mt{text-align:center;font:11pt 'Liberation Mono';margin-bottom:12px}.b{display:flex;border-top:1px solid #555;border-bottom:1px solid #555;min-height:196mm}.m{width:44mm;border-right:1px solid #555;padding:8px 9px 8px 0;font-size:8.6pt;line-height:1.35}h2{font-size:9pt;text-decoration:underline;margin:0 0 8px}h3{font-size:8.6pt;margin:8px 0 0}.m p{margin:0}.t{flex:1;padding:8px 0 8px 12px}.t p{text-align:justify;margin:0 0 12px}.sg{width:90mm;margin:10px auto 0;text-align:center;font-size:9.4pt;line-height:1.3}.sg div{border-top:1px solid #333}.ft{display:flex;gap:12px;align-items:center;font-size:8pt;margin-top:8px}"""
    TR(t,"dados_pessoais.matrícula",c.mat);TR(t,"dados_pessoais.data_nascimento.texto_completo",tx);t["accept"]["dados_pessoais.data_nascimento.texto_completo"]=["aos "+tx]
    TR(t,"registro.cartório",cart);TR(t,"registro.livro",lv);TR(t,"registro.folha",fo);TR(t,"autenticação.selo_digital",sl)
    return html(css,body),t

# K10: transcription of a birth abroad, book E, A4 landscape, two columns (1996-2009)
F10=["","nofather","twin","nohour","nogp","averb notes","","long anot"]
AB=[("Assunção","Paraguai","Sanatorio Migone","Assunção"),("Lisboa","Portugal","Maternidade Alfredo da Costa","Lisboa"),("Nagoya","Japão","Clínica Sakura","Nagoya"),("Boston","Estados Unidos da América","Saint Elizabeth Hospital","Boston"),("Buenos Aires","Argentina","Sanatorio Otamendi","Buenos Aires"),("Zurique","Suíça","Klinik Hirslanden","Zurique"),("Beirute","Líbano","Hôtel-Dieu de France","Beirute"),("Turim","Itália","Ospedale Sant'Anna","Milão")]
def K10(i):
    f=F10[i-1]; old="anot" in f or "notes" in f
    c=gen("K10",i,1952 if old else 1978,1963 if old else 1999,2009,flags=f); ci,pa,ho,co=AB[i-1]; r=c.r
    con=c.wd(c.birth+D.timedelta(r.randint(15,60)))
    if old: c.reg=c.wd(con+D.timedelta(r.randint(200,900)))
    else: c.reg=c.wd(con+D.timedelta(r.randint(200,2600)))
    lo=max(c.reg+D.timedelta(1),D.date(1996,2,5));
    if c.issue<lo: c.issue=c.wd(lo+D.timedelta(r.randint(0,900)))
    c.hosp=ho
    if old: c.issue=max(c.issue,c.wd(D.date(1999,5,4)))
    t=truth(f"K10-{i}",c,842,595); z=["s/ informação","-o-o-o-","não declarado"][i%3]
    cart=f"Cartório do 1º Ofício do Registro Civil da Sede da Comarca de {c.rm}"
    lv=f"E-{c.livn%30+1}"; fo=f"{c.fol}{'vº' if i%2 else ''}"; tm=str(c.ter%3000+11)
    tx=dext(c.birth)
    def rw(l,v): return f"<dt>{l}</dt><dd>{v}</dd>"
    fl=f"{c.father} (nascido em {c.fm}, {c.fuf})" if c.father else z
    opt="A pessoa registrada é brasileira nata, na forma do art. 12, inciso I, alínea “c”, da Constituição Federal" if i%2 else "Assento transcrito para os efeitos do art. 32, § 1º, da Lei nº 6.015/1973"
    sl=f"{r.randint(100000,999999)}-{r.choice('ABFG')}"
    body=f"""<div class=pg><div class=ban><div>{arms(44,'#4a2a10')}</div><div class=tt>CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO<small>ocorrido em país estrangeiro – Livro “E” – {cart}</small></div><div class=rf>L.º {lv} · fl. {fo}<br>reg. n.º {tm}</div></div>
    <div class=cols><dl>{rw('Nome da pessoa transcrita',f'<b>{c.name}</b>')}{rw('Nascimento',tx+(f", {c.time[0]}h{c.time[1]:02d}min (hora local)" if c.time else ''))}{rw('Sexo',c.sx.lower())}{rw('Maternidade ou casa',ho)}{rw('Cidade e país',f'{ci} - {pa}')}{rw('Nome do pai',fl)}{rw('Avós do ramo paterno',' – '.join(x for x in(c.pf,c.pm) if x) or z)}{rw('Nome da mãe',f'{c.mother} (nascida em {c.mm_}, {c.muf})')}{rw('Avós do ramo materno',' – '.join(x for x in(c.mf,c.mm) if x) or z)}{rw('Gêmeos',f'sim: {c.twin}' if c.twin else 'não')}</dl>
    <div class=nar><p>CERTIFICO que a transcrição ao lado resumida foi lavrada neste Ofício aos <b>{dext(c.reg)}</b>, à vista da certidão expedida pelo Consulado-Geral do Brasil em {co}, onde o nascimento foi registrado em {d(con)}, no livro N-{r.randint(2,40)}, folhas {r.randint(1,200)}, termo {r.randint(100,999)}, documento legalizado e arquivado em pasta própria.</p><p>{opt}.</p><p><i>Averbações:</i> {c.averb or 'não há.'}</p><p><i>Anotações:</i> {c.anot or 'não há.'}</p><p>Requereu a transcrição: {c.father or c.mother}, residente à {c.addr2}, {c.rm}.</p><p class=dt>{c.rm}, {c.ruf}, {d(c.issue)}.</p><div class=sg>{sig(r,180,36,'#222')}<div>{c.off} — {'Registrador' if c.osex=='M' else 'Registradora'} Públic{'o' if c.osex=='M' else 'a'}</div></div></div></div>
    <div class=ft>Selo de inspeção nº <b>{sl}</b> — Emolumentos R$ {r.randint(15,45)},{r.randint(10,99)} — {c.addr}, {c.rm}/{c.ruf} — Sem rasuras. Válida em todo o território nacional.</div></div>"""
    css="""body{font:11.2pt/1.45 'TeX Gyre Pagella';color:#23170c}.pg{width:297mm;height:210mm;padding:12mm 15mm;background:repeating-radial-gradient(circle at 50% 120%,#fdf9ee 0 6px,#f9f1dd 6px 8px);position:relative}.ban{display:flex;align-items:center;gap:14px;border-bottom:2px solid #4a2a10;padding-bottom:8px;color:#4a2a10}.tt{flex:1;font-size:17pt}.tt small{display:block;font-size:9.6pt}.rf{font:11pt 'TeX Gyre Heros Cn';text-align:right}.cols{display:flex;gap:9mm;margin-top:12px}dl{width:50%;margin:0;border-right:1px solid #a98f6d;padding-right:7mm}dt{font:8.4pt 'TeX Gyre Heros Cn';color:#7a4a1c;margin-top:9px}dd{margin:0 0 0 10px}dd b{font-size:12.5pt}.nar{flex:1;text-align:justify}.nar p{margin:0 0 9px}.dt{text-align:right}.sg{text-align:center;margin-top:4px}.sg div{border-top:1px solid;font-size:9.4pt}.ft{position:absolute;left:15mm;right:15mm;bottom:8mm;font-size:8.4pt;border-top:1px solid #a98f6d;padding-top:4px;text-align:center}"""
    TR(t,"dados_pessoais.data_nascimento.texto_completo",tx);TR(t,"local_nascimento.município",ci);TR(t,"local_nascimento.uf","");TR(t,"registro.cartório",cart);TR(t,"registro.livro",lv);TR(t,"registro.folha",fo);TR(t,"registro.termo",tm);TR(t,"autenticação.selo_digital",sl)
    return html(css,body,"297mm 210mm"),t
