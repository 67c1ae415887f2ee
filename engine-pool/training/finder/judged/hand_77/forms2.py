from common import *
def H_(p,r,g,n):  # digital certificate: validation page, small-cap labels run into the value
    p.up=n in(1,3,5); p.pf=["{}/{}","{} - {}","{} ({})"][n%3]; ff=[SANS[5],SANS[0],SERIF[1],SANS[6],SANS[2],SERIF[3]][n-1]; col=["#0f172a","#14532d","#312e81","#111","#7c2d12","#0c4a6e"][n-1]
    p.bf=["dmy","long","dmy","words","dot","dmy"][n-1]; sep=["","&ensp;•&ensp;"," ; "," | "," — ",""][n-1]
    u=lambda t:[t.upper(),t.lower(),t.upper(),t,t.upper(),t.lower()][n-1]
    K=lambda a,v:f"<span class=p><span class=k>{u(a)}</span> {v}</span>"
    J=lambda *x:"<p>"+sep.join(y for y in x if y)+"</p>"
    g2=len(r.gen)>1
    S={"nome":lambda:J(K("Nome",f"<b>{p.v('nome')}</b>"),K("CPF",p.v("cpf")) if r.cpf or n%2 else ""),
       "nas":lambda:J(K(["Nascimento","Data de nascimento","Nasceu em"][n%3],p.v("nasc")),K("Hora",p.v("hora")),K("Sexo",p.v("sexo")))+J(K("Local",p.v("estab")),K("Município/UF",p.v("munuf")),K("Naturalidade",p.v("nat")) if n%2 else ""),
       "fil":lambda:J(K("Genitor(a)" if n%2 else ("Mãe" if r.gen[0].role=="F" else "Pai"),p.v("g1")),K("Natural de",p.v("g1n")))+(J(K("Genitor(a)" if n%2 else ("Mãe" if r.gen[1].role=="F" else "Pai"),p.v("g2")),K("Natural de",p.v("g2n"))) if g2 else ""),
       "av":lambda:J(K("Avós maternos",p.v("avm")),K("Avós paternos",p.v("avp")) if p.pat() else "") if n%2 else J(K("Avós paternos",p.v("avp")) if p.pat() else "",K("Avós maternos",p.v("avm"))),
       "gm":lambda:J(K("Gêmeo",p.v("gem")),K("Nome do gêmeo",p.v("gemn")) if r.twins else ""),
       "reg":lambda:J(K("Data do registro",p.v("dreg",["dmy","long"][n%2])),K("DNV",p.v("dnv")) if r.dnv else "")+(J(K("Livro",p.v("livro")),K("Folha",p.v("folha")),K("Termo",p.v("termo"))) if n in(2,4,5) else ""),
       "not":lambda:J(K("Averbações",p.v("averb")))+J(K("Anotações",p.v("anot"))) if n!=6 else J(K("Averbações e anotações",p.v("notes")))}
    o=list(S); 
    if n>1: z=o[1:]; g.shuffle(z); o=(z if n==5 else [o[0]]+z) if n!=5 else z[:2]+[o[0]]+z[2:]
    x=[]
    main="".join(S[q]() for q in o)
    val=f"""<div class=vb><div>{qr(g,33,92)}</div><div><b>VALIDAÇÃO DO DOCUMENTO</b><br>Código de validação: <b class=mono>{r.code}</b><br>Consulte em https://validar.registro.exemplo/{r.code[:9]}<br>HASH SHA-256: <span class=mono>{r.hash}</span><br>Carimbo do tempo: {dn(r.iss)} {g.randint(8,17):02d}:{g.randint(0,59):02d}:{g.randint(0,59):02d} -03:00</div></div>"""
    sg=f"<div class=sg><div class=s1><b>Assinado digitalmente por</b><br>{p.v('off')}<br>{E(r.offt)} – ICP-Brasil, AC Notarial RFB G4<br>MP nº 2.200-2, de 24 de agosto de 2001</div><div class=s1><b>Selo digital</b><br>{p.v('selo')}<br>Emitida em {p.v('emi',['dmy','long'][n%2])}<br>{p.v('rmunuf')}</div></div>"
    mt=f"<div class=mt>{'MATRÍCULA' if n%2 else 'Matrícula'}<br><b>{p.v('mat')}</b></div>"
    hd=f"<div class=hd><div><small>{p.v('cart')}</small><br>Certidão de Nascimento <em>{['Digital','Eletrônica','em meio digital'][n%3]}</em></div>{arms(40,'#cfd8e6')}</div>"
    pr={1:[hd,mt,main,val,sg],2:[hd,main,mt,sg,val],3:[hd,val,mt,main,sg],4:[hd,mt,sg,main,val],5:[hd,main,sg,mt,val],6:[hd,mt,main,sg,val]}[n]
    css=f"body{{font:10pt/1.5 '{ff}';box-sizing:border-box;position:relative}} body>*{{margin-left:40pt;margin-right:40pt}} .hd{{margin:0!important;background:{col};color:#fff;padding:16pt 40pt;display:flex;justify-content:space-between;align-items:center;font-size:18pt;line-height:1.25}} .hd small{{font-size:9pt;color:#cbd5e1}} .hd em{{font-size:10pt;border:1pt solid #fff;border-radius:8pt;padding:1pt 6pt;font-style:normal}} p{{margin:6pt 40pt}} .p{{margin-right:{10 if not sep else 0}pt}} .k{{font-size:{'.7em' if n!=4 else '.9em'};letter-spacing:.5pt;color:{col};font-weight:bold;{'font-variant:small-caps;font-size:.88em;' if n in(2,6) else ''}}} .mt{{margin-top:12pt;margin-bottom:8pt;text-align:{'center' if n%2 else 'left'};font-size:9pt;border-top:1pt solid {col};border-bottom:1pt solid {col};padding:4pt}} .mt b{{font-size:12pt;letter-spacing:.6pt}} .vb{{display:flex;gap:12pt;background:#f1f5f9;padding:10pt;margin-top:12pt;font-size:8pt;line-height:1.4}} .mono{{font-family:'Liberation Mono';word-break:break-all}} .sg{{display:flex;gap:10pt;margin-top:12pt}} .s1{{flex:1;border:1pt dashed #94a3b8;border-radius:6pt;padding:8pt;font-size:8.4pt;line-height:1.4}}"
    return css,"".join(pr)

def I_(p,r,g,n):  # app screen: cards, dark bars, chips
    p.size=[(390,844),(420,910),(375,812),(412,892),(400,860),(430,932)][n-1]; dark=n in(2,5); p.up=n in(3,4); p.none=["—","Não informado","---","Não consta","-","–"][n-1]; p.pf=["{}, {}","{} - {}","{}/{}"][n%3]
    ff=[SANS[2],SANS[0],SANS[5],SANS[1],SANS[3],SANS[6]][n-1]; ac=["#1351b4","#00a86b","#6d28d9","#d6336c","#f59f00","#0b7285"][n-1]
    bg,cd,fg,mu=("#101418","#1c2329","#f1f3f5","#9aa5b1") if dark else (["#f0f2f5","","#fff","#fdf4f7","","#e9f5f7"][n-1],"#fff","#1b1b1b","#6b7280")
    F_=lambda a,v,h=0:f"<div class='f{' h' if h else ''}'><span class=l>{a}</span><span class=v>{v}</span></div>" if n not in(3,6) else f"<div class='f{' h' if h else ''}'><span class=v>{v}</span><span class=l>{a}</span></div>"
    C_=lambda t,x,ico="●":f"<div class=cd><div class=ct>{ico} {t}</div><div class=cb>{x}</div></div>"
    chips=f"<span class=chip>{p.v('sexo')}</span>"+(f"<span class=chip>Gêmeos: {p.v('gem')}</span>" if r.twins or n%2 else "")+f"<span class='chip ok'>Válida</span><span class=chip>2ª via digital</span>"
    p.bf=["dmy","long","dmy","dmy","long","dot"][n-1]
    S={"nas":lambda:C_("Nascimento",F_("Data de nascimento",p.v("nasc"),1)+F_("Hora",p.v("hora"),1)+F_("Local",p.v("estab"))+F_("Município",p.v("munuf"))+(F_("Naturalidade",p.v("nat")) if n%2==0 else "")),
     "fil":lambda:C_("Filiação","".join(F_(f"Filiação {j+1}",p.v(f"g{j+1}"))+F_("Naturalidade",p.v(f"g{j+1}n")) for j in range(len(r.gen)))),
     "av":lambda:C_("Avós",(F_("Paternos",p.v("avp"," e " if n!=4 else "; ")) if p.pat() else "")+F_("Maternos",p.v("avm"," e " if n!=4 else "; "))),
     "reg":lambda:C_("Registro",F_("Matrícula",p.v("mat"))+F_("Livro",p.v("livro"),1)+F_("Folha",p.v("folha"),1)+F_("Termo",p.v("termo"),1)+F_("Registrado em",p.v("dreg"),1)+F_("Cartório",p.v("cart"))+F_("Cidade",p.v("rmunuf"))),
     "obs":lambda:C_("Averbações e anotações",f"<div class=f><span class=v>{p.v('notes')}</span></div>"),
     "gm":lambda:C_("Gêmeos",F_("Nome",p.v("gemn"))) if r.twins else ""}
    o=list(S); 
    if n>1: g.shuffle(o)
    em=f"<div class=ft>{qr(g,25,60)}<div>Emitida em {p.v('emi','dmy')} às {g.randint(8,20)}:{g.randint(10,59)}<br>Oficial: {p.v('off')}<br>Selo {p.v('selo')}<br>Cód. {r.code}</div></div>"
    nav="".join(f"<span>{x}</span>" for x in ["Início","Documentos","Validar","Perfil"])
    css=f"body{{font:8.6pt '{ff}';background:{bg};color:{fg};box-sizing:border-box}} .sb{{display:flex;justify-content:space-between;padding:4pt 14pt;font-size:8pt;background:{ac if not dark else '#000'};color:#fff}} .ab{{background:{ac if not dark else '#0b0e11'};color:#fff;padding:8pt 14pt;font-size:13pt}} .hero{{padding:8pt 14pt;{'background:'+ac+';color:#fff' if n%3==1 else ''}}} .nm{{font-size:14pt;font-weight:bold;line-height:1.2}} .chip{{display:inline-block;border:.8pt solid {'#fff' if n%3==1 else ac};border-radius:20pt;padding:1pt 8pt;font-size:7.4pt;margin:4pt 4pt 0 0}} .ok{{background:#2f9e44;color:#fff;border-color:#2f9e44}} .cd{{background:{cd};margin:5pt 10pt;border-radius:{[10,6,14,0,8,12][n-1]}pt;overflow:hidden;{'box-shadow:0 0 0 .6pt #ccc' if not dark else ''}}} .ct{{{'background:'+('#343a40' if not dark else '#2b333b')+';color:#fff;' if n%2 else 'color:'+ac+';'}padding:3pt 10pt;font-size:8.6pt;font-weight:bold}} .cb{{padding:3pt 10pt 5pt;display:flex;flex-wrap:wrap}} .f{{width:100%;padding:1.6pt 0;{'display:flex;justify-content:space-between;gap:10pt' if n==4 else ''}}} .f.h{{width:50%}} .l{{display:block;font-size:6.8pt;color:{mu}}} .v{{display:block}} .ft{{display:flex;gap:10pt;margin:6pt 14pt;font-size:7.6pt;align-items:center;line-height:1.45}} .qr{{background:#fff;padding:3pt}} .nav{{position:absolute;left:0;right:0;bottom:2pt;display:flex;justify-content:space-around;padding:6pt;border-top:.6pt solid {mu};font-size:7.4pt;color:{mu}}}"
    if n==4: css+=" .f.h{width:100%} .v{text-align:right}"
    css+="body{position:relative}"
    hero=f"<div class=hero><div class=nm>{p.v('nome')}</div>"+(f"<div>CPF {p.v('cpf')}</div>" if r.cpf else "")+chips+"</div>"
    return css,f"<div class=sb><span>{g.randint(8,21)}:{g.randint(10,59)}</span><span>4G ▮ {g.randint(20,99)}%</span></div><div class=ab>‹ Certidão de Nascimento</div>"+hero+"".join(S[q]() for q in o)+em+f"<div class=nav>{nav}</div>"

def J_(p,r,g,n):  # indigenous registration, labels in the margin
    p.up=n in(2,4,6); p.bf=["words","dmy","long","both","dmy","words"][n-1]; ff=[SERIF[3],SANS[2],SERIF[0],SANS[1],SERIF[2],SANS[6]][n-1]; col=["#7a3b12","#2f5d34","#8a1c1c","#234","#6b4e00","#3d3d3d"][n-1]; right=n==4
    M=lambda a,v:f"<div class=r>{'' if right else f'<div class=m>{a}</div>'}<div class=v>{v}</div>{f'<div class=m>{a}</div>' if right else ''}</div>"
    rani=f"{g.randint(100000,999999)}"; 
    S={"nome":lambda:M("nome",f"<b class=nm>{p.v('nome')}</b>"+(f"<br>CPF {p.v('cpf')}" if r.cpf else ""))+M("sexo",p.v("sexo")),
     "etn":lambda:M("povo / etnia",E(p.c(r.etnia)))+M("aldeia",E(p.c(f"{r.aldeia} – Terra Indígena {r.ti}")))+M("RANI",f"nº {rani} – FUNAI, livro {g.randint(1,40)}, fls. {g.randint(1,200)}"),
     "nas":lambda:M("nasceu em",p.v("nasc")+(f", às {p.v('hora')}" if r.hastime else ""))+M("lugar",p.v("estab"))+M("município",p.v("munuf")),
     "fil":lambda:"".join(M(("mãe" if x.role=="F" else "pai"),f"{p.v(f'g{j+1}')}<br><span class=s>natural de {p.v(f'g{j+1}n')}, etnia {E(r.etnia)}</span>") for j,x in enumerate(r.gen)),
     "av":lambda:(M("avós paternos",p.v("avp")) if p.pat() else "")+M("avós maternos",p.v("avm")),
     "gm":lambda:M("gêmeos",p.v("gemn")) if r.twins else "",
     "reg":lambda:M("assento",f"livro {p.v('livro')}, folhas {p.v('folha')}, termo {p.v('termo')}")+M("registrado em",p.v("dreg",["long","dmy","words"][n%3]))+M("declarante",E(p.c(r.decl)))+(M("testemunhas",E(p.c(r.wit[0]+" e "+r.wit[1]))) if "late" in r.sc else ""),
     "mat":lambda:M("matrícula",p.v("mat")),
     "obs":lambda:M("averbações",f"<span class=s>{p.v('averb')}</span>")+M("anotações",f"<span class=s>{p.v('anot')}</span>")}
    o=[["mat","nome","etn","nas","fil","av","gm","reg","obs"],["nome","nas","gm","fil","av","etn","reg","mat","obs"],["reg","mat","nome","etn","nas","fil","av","gm","obs"],["nome","etn","fil","av","nas","gm","reg","obs","mat"],["etn","nome","nas","fil","av","gm","mat","reg","obs"],["mat","nome","nas","etn","gm","fil","av","obs","reg"]][n-1]
    band="".join(f"<path d='M{x} 0l8 8-8 8-8-8z'/>" for x in range(8,600,16))
    body=f"<svg width=100% height=16 viewBox='0 0 595 16' preserveAspectRatio=none fill='{col}'>{band}</svg><div class=h>{p.v('cart')}<br><span class=s>{p.v('rmunuf')} – Comarca e Município</span><div class=t>{['Certidão de Nascimento','CERTIDÃO DE NASCIMENTO','CERTIDÃO DE NASCIMENTO DE PESSOA INDÍGENA'][n%3]}</div><span class=s>Registro civil indígena – Resolução Conjunta CNJ/CNMP nº 3, de 19 de abril de 2012</span></div>"+"".join(S[q]() for q in o)+f"<div class=e>{E(r.rcity)}, {p.v('emi','dmy' if n==3 else 'long')}.<br><br>{sig(g)}<br>{p.v('off')}<br>{E(r.offt)}<div class=s>Selo de fiscalização {p.v('selo')} – Gratuito, Lei nº 9.534/97</div></div>"
    lw=[96,84,110,90,100,80][n-1]
    css=f"body{{font:{[10.2,9.6,10,9,9.8,9.2][n-1]}pt/1.35 '{ff}';box-sizing:border-box;padding:{14+n*2}pt 40pt;position:relative}} .h{{text-align:{'center' if n%2 else 'left'};margin:6pt 0 8pt}} .t{{font-size:16pt;color:{col};font-weight:bold;margin:5pt 0}} .s{{font-size:.84em}} .r{{display:flex;align-items:stretch}} .m{{width:{lw}pt;flex:none;text-align:{'left' if right else 'right'};color:{col};font-size:.8em;{'font-style:italic;' if n%2 else 'font-weight:bold;'}padding:{'3.5pt 0 3pt 8pt' if right else '3.5pt 8pt 3pt 0'}}} .v{{flex:1;{'border-right' if right else 'border-left'}:{1+n%2}pt solid {col};padding:2.6pt 9pt}} .nm{{font-size:1.2em}} .e{{text-align:center;margin-top:14pt}}"
    return css,body

def K_(p,r,g,n):  # dense third of a page
    p.size=[(595,842),(595,281),(612,792),(595,842),(612,300),(595,842)][n-1]; p.up=n in(1,4,5); p.pf=["{}/{}","{}-{}"][n%2]; ff=[SANS[4],SANS[0],SERIF[0],SANS[1],SANS[4],SERIF[6 if 0 else 4]][n-1]; fs=[7,6.8,7.2,6.4,6.9,7.2][n-1]
    K=lambda a,v:f"<b>{a}</b>{':' if n%2 else ''} {v}"; sp=["; ",". "," – "," | ","; "," "][n-1]
    p.bf=["dmy","words","dmy","long","dmy","both"][n-1]; p.none=["--","***","N/C","------","xxx","Nada consta"][n-1]
    gl=lambda j:("Pai" if r.gen[j].role=="M" else "Mãe")
    S={"id":lambda:[K("Nome",f"<u>{p.v('nome')}</u>" if n%2 else f"<b>{p.v('nome')}</b>"),K("CPF",p.v("cpf")),K("Sexo",p.v("sexo",{"M":"M","F":"F"} if n%2 else None)),K("Matr.",p.v("mat"))],
      "na":lambda:[K("Nasc.",p.v("nasc")),K("Hora",p.v("hora")),K("Local",p.v("estab")),K("Mun./UF",p.v("munuf"))],
      "fi":lambda:[K(gl(j),p.v(f"g{j+1}")+f" ({'nat.' if n!=6 else 'natural de'} {p.v(f'g{j+1}n')})" if n!=2 else p.v(f"g{j+1}")+", nat. de "+p.v(f"g{j+1}n")) for j in range(len(r.gen))],
      "av":lambda:([K("Avós pat.",p.v("avp"))] if p.pat() else [])+[K("Avós mat.",p.v("avm"))],
      "re":lambda:[K("Lv.",p.v("livro")),K("Fls.",p.v("folha")),K("Termo",p.v("termo")),K("Reg. em",p.v("dreg")),K("DNV",p.v("dnv")),K("Declarante",E(p.c(r.decl)))],
      "gm":lambda:[K("Gêmeos",p.v("gemn"))] if r.twins else [],
      "no":lambda:[K("Averbações",p.v("averb"))+sp.rstrip()+" "+K("Anotações",p.v("anot"))] if n%2 else [K("Averb./Anot.",p.v("notes"))]}
    o=list(S)
    if n>1: z=o[:-1]; g.shuffle(z); o=z+[o[-1]]
    L=[]
    for q in o:
        x=S[q]()
        if x: L.append(sp.join(x))
    main=("<br>".join(L) if n not in(3,5) else (sp+" ").join(L))
    third=f"<div class=w><div class=hd>{arms(26,'#333')}<div><b>{p.v('cart')}</b> – {p.v('rmunuf')}<br>{E(r.addr)} – CEP {r.cep} – {r.tel}</div><div class=t>CERTIDÃO DE NASCIMENTO</div></div><div class=mn>{main}</div><div class=ft><span>{E(r.rcity)}, {p.v('emi',['dmy','long'][n%2])}. Dou fé.</span><span>{sig(g,90,20)}<br>{p.v('off')}, {E(r.offt)}</span><span>Selo {p.v('selo')}</span>{qr(g,21,34)}</div></div>"
    rest=""
    if p.size[1]>400: rest="<div class=cut>✂ - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -</div>"
    pos=["top","","mid","bot","","mid"][n-1]
    css=f"body{{font:{fs}pt/1.34 '{ff}';box-sizing:border-box;position:relative;padding:{ {'top':20,'':12,'mid':290,'bot':545}[pos]}pt 30pt 0}} .w{{border:{'1pt solid #333' if n%2 else '0'};padding:6pt 8pt}} .hd{{display:flex;gap:8pt;align-items:center;border-bottom:.6pt solid #333;padding-bottom:3pt;margin-bottom:4pt}} .hd>div{{flex:1}} .t{{font-size:{fs+3.4}pt;font-weight:bold;text-align:right}} .mn{{{'column-count:2;column-gap:12pt;' if n==6 else ''}text-align:{'justify' if n==3 else 'left'}}} .ft{{display:flex;justify-content:space-between;align-items:center;margin-top:6pt;gap:8pt}} .cut{{color:#888;white-space:nowrap;overflow:hidden;margin-top:10pt;font-size:7pt}}"
    return css,third+rest

def L_(p,r,g,n):  # airy, large type, label after the value in parentheses
    p.up=n in(1,5); p.pf=["{}, {}","{}/{}","{} - {}"][n%3]; ff=[SERIF[3],SANS[0],SERIF[4],SANS[3],SERIF[1],SERIF[2]][n-1]; col=["#000","#1d3557","#3a3a3a","#5c4033","#143d2b","#4a0d2b"][n-1]; p.bf=["long","words","long","dmy","words","long"][n-1]
    fs=[12.6,12,12.4,12,11.4,11.6][n-1]
    Z=lambda v,a:f"<div class=z>{v} <span class=k>({a})</span></div>"
    S=[lambda:Z(f"<b class=nm>{p.v('nome')}</b>",["nome","nome do registrado","nome completo"][n%3])+(Z(p.v("cpf"),"CPF") if r.cpf else ""),
     lambda:Z(p.v("nasc"),"data de nascimento")+(Z(p.v("hora",["words",None][n%2]),"hora") if r.hastime else "")+Z(p.v("sexo"),"sexo"),
     lambda:Z(p.v("estab"),"local do nascimento")+Z(p.v("munuf"),"município e UF"),
     lambda:"".join(Z(p.v(f"g{j+1}"),"mãe" if x.role=="F" else "pai")+Z(p.v(f"g{j+1}n"),"naturalidade "+("da mãe" if x.role=="F" else "do pai")) for j,x in enumerate(r.gen)),
     lambda:(Z(p.v("avp"),"avós paternos") if p.pat() else "")+Z(p.v("avm"),"avós maternos"),
     lambda:(Z(p.v("gemn"),"gêmeos") if r.twins else ""),
     lambda:Z(p.v("dreg",["long","dmy"][n%2]),"data do registro")+Z(f"{p.v('livro')} <span class=k>(livro)</span> &nbsp; {p.v('folha')} <span class=k>(folha)</span> &nbsp; {p.v('termo')}","termo"),
     lambda:Z(p.v("mat"),"matrícula"),
     lambda:Z(E(p.c(r.wit[0]+"; "+r.wit[1])),"testemunhas")+(Z(f"<span class=s>{p.v('averb')}</span>","averbações") if r.averb else Z(p.v("averb"),"averbações"))+(Z(f"<span class=s>{p.v('anot')}</span>","anotações") if r.anot else "")]
    o=[0,1,2,3,4,5,6,7,8]
    o=[o,[7,0,1,2,3,4,5,6,8],[0,3,4,1,2,5,6,8,7],[6,7,0,1,2,3,4,5,8],[0,2,1,3,5,4,7,6,8],[0,1,3,2,4,5,8,6,7]][n-1]
    body=f"<div class=h>{p.v('cart')}<br><span>{p.v('rmunuf')}</span></div><div class=t>certidão de nascimento</div>".replace("certidão de nascimento",["Certidão de Nascimento","CERTIDÃO DE NASCIMENTO"][n%2])+"".join(S[i]() for i in o)+f"<div class=e>{p.v('emi',['dmy','long'][n%2])} <span class=k>(data da emissão)</span><br>{sig(g)}<br>{p.v('off')} <span class=k>({E(r.offt.lower())})</span><br><span class=s>{p.v('selo')} <span class=k>(selo)</span></span></div>"
    css=f"body{{font:{fs}pt/1.3 '{ff}';box-sizing:border-box;padding:44pt {[60,70,54,64,58,66][n-1]}pt;color:{col};position:relative}} .h{{text-align:{['center','left','center'][n%3]};font-size:.9em}} .t{{font-size:{[26,22,24,24,21,25][n-1]}pt;margin:14pt 0;text-align:{['center','left','center'][n%3]};{'letter-spacing:2pt;' if n%2 else ''}}} .z{{padding:{[4.2,3.6][n%2]}pt 0;{'border-bottom:.4pt solid #bbb;' if n in(2,5) else ''}{'text-align:center;' if n==3 else ''}}} .nm{{font-size:1.25em}} .k{{font-size:.66em;color:#777;{'font-style:italic' if n%2 else ''}}} .s{{font-size:.78em}} .e{{margin-top:16pt;text-align:{['right','center'][n%2]};font-size:.9em}}"
    return css,body

def M_(p,r,g,n):  # side column of stamps; old narrative; watermark VIA DO CARTÓRIO
    p.up=n in(2,5); p.pf=["{} - {}","{}/{}"][n%2]; ff=[SERIF[0],SERIF[5],SANS[0],SERIF[2],SANS[1],SERIF[6]][n-1]; fs=[10.6,9.4,10,10,8.8,9.4][n-1]; fem=r.sex=="F"; o_="a" if fem else "o"
    col=["#333","#123c69","#5b2333","#20603a","#444","#6a3d00"][n-1]; left=n%2==1
    k=lambda t:f"<span class=k>{t.upper() if n%2 else t}</span> "
    p.bf=["words","both","words","long","words","dmy"][n-1]
    nat2=lambda j:p.v(f"g{j}n")
    sx=p.v("sexo")
    P1=f"{k('Certifico')}que, revendo os livros deste cartório, {k('livro')}{p.v('livro','A-{}' if n in(1,4) else '{}')} {k('folhas')}{p.v('folha')} {k('sob número')}{p.v('termo')}, foi lavrado em {p.v('dreg',['words','long','dmy'][n%3])} o {k('assento de')}<b>{p.v('nome')}</b>"+(f" {k('inscrit'+o_+' no CPF')}{p.v('cpf')}" if r.cpf else "")+f" {k('nascid'+o_+' em')}{p.v('nasc')}"+(f" {k('às')}{p.v('hora')}" if r.hastime else "")+f" {k('em')}{p.v('estab')} {k('na cidade de')}{p.v('munuf')} {k('do sexo')}{sx}."
    P2=f"{k('Filh'+o_+' de')}{p.v('g1')} {k('natural de')}{nat2(1)}"+(f" {k('e de')}{p.v('g2')} {k('natural de')}{nat2(2)}" if len(r.gen)>1 else "")+"."
    P3=(f"{k('Avós paternos')}{p.v('avp')}. " if p.pat() else "")+f"{k('Avós maternos')}{p.v('avm')}."
    if r.twins: P3+=f" {k('Gême'+o_+' com')}{p.v('gemn',' e ')}."
    P4=f"{k('Declarante')}{E(p.c(r.decl))}. {k('Testemunhas')}{E(p.c(r.wit[0]))} e {E(p.c(r.wit[1]))}."
    P5=f"{k('Observações')}{p.v('notes')}" if n in(1,3,6) else f"{k('Averbações')}{p.v('averb')}</p><p>{k('Anotações')}{p.v('anot')}"
    PM=f"{k('Matrícula')}{p.v('mat')}"
    ps=[[PM,P1,P2,P3,P4,P5],[P1,P2,P3,P5,PM,P4],[P1,P2,P3,P4,P5,PM],[PM,P1,P2,P3,P5],[P1,P3,P2,P4,PM,P5] if 0 else [P1,P2,P3,PM,P4,P5],[P1,P2,P3,P4,PM,P5]][n-1]
    side=f"<div class=sd>{seal(g,'REGISTRO CIVIL · FÉ PÚBLICA ·',92,col)}<div class=st>SELO DE FISCALIZAÇÃO<br><b>{p.v('selo')}</b><br>{qr(g,21,54)}</div>"+(f"<div class=st>TRIBUNAL DE JUSTIÇA<br>Corregedoria-Geral<br>Certidão {g.randint(100,999)}/{r.iss.year}<br>{bars(g,70,18)}</div>" if n!=3 else "")+f"<div class=st>RECONHEÇO a firma<br>de {E(r.clerk)}<br>Em test. ____ da verdade<br>{sig(g,80,24)}</div>{seal(g,'TABELIONATO DE NOTAS · 2º OFÍCIO ·',76,'#933')}"+(f"<div class=st>ISENTO<br>Lei 9.534/97</div>" if n%2 else f"<div class=st>R$ {r.fee[0]}<br>FUNDO R$ {r.fee[1]}</div>")+"</div>"
    main=f"<div class=mn><div class=h>{p.v('cart')}<br><small>Estado d{'a' if r.ruf in('BA','PB') else 'e' if r.ruf in('SP','MG','PE','SC','GO','AL','RO','RR','SE','MT','MS') else 'o'} {UFN[r.ruf]} – {p.v('rmunuf')}</small></div><div class=t>{['CERTIDÃO DE NASCIMENTO','Certidão de Nascimento'][n%2]}</div>"+"".join(f"<p>{x}</p>" for x in ps)+f"<p>O referido é verdade e dou fé.</p><div class=e>{E(r.rcity)}, {p.v('emi',['long','words','dmy'][n%3])}.<br><br>{sig(g,170,40)}<br>{p.v('off')}<br>{E(r.offt)}</div></div>"
    css=f"body{{font:{fs}pt/{[1.75,1.7][n%2]} '{ff}';box-sizing:border-box;padding:36pt 34pt;display:flex;gap:18pt;position:relative}} .mn{{flex:1}} p{{margin:0 0 8pt;text-align:{'justify' if n in(1,4) else 'left'}}} .k{{{'font-size:.74em;letter-spacing:.4pt' if n%2 else 'font-variant:small-caps;font-size:.95em'};color:{col}}} .h{{text-align:center;font-weight:bold;line-height:1.3}} .t{{text-align:center;font-size:{fs+7}pt;margin:10pt 0 14pt;color:{col}}} .sd{{width:{[104,112,98,108,100,106][n-1]}pt;flex:none;display:flex;flex-direction:column;gap:12pt;align-items:center;border-{'right' if left else 'left'}:1.2pt {'solid' if n<4 else 'dashed'} {col};padding-{'right' if left else 'left'}:10pt;line-height:1.3}} .st{{font:6.8pt/1.35 'Liberation Sans';border:1pt solid {col};padding:4pt;text-align:center;color:{col};width:90%}} .e{{text-align:center;margin-top:14pt;line-height:1.3}}"
    return css,wm(["VIA DO CARTÓRIO","VIA DO CARTÓRIO","BRASIL"][n%3],[52,56,100][n%3],-38,col,.07,1+n%2)+(side+main if left else main+side)

def N_(p,r,g,n):  # main at left, right column with declarant, fees and office data
    p.up=n in(1,3,6); p.size=(595,842) if n!=4 else (612,792); ff=[SANS[3],SERIF[1],SANS[5],SANS[0],SERIF[0],SANS[2]][n-1]; col=["#37474f","#8d6e63","#3949ab","#00796b","#ad1457","#558b2f"][n-1]; p.bf=["dmy","words","long","both","dmy","words"][n-1]
    p.pf=["{} - {}","{}/{}","{} ({})"][n%3]
    def F_(a,v,w=100): 
        if n in(2,5): return f"<div class=f style='width:{w}%'><div class=v>{v}</div><div class=l>{a}</div></div>"
        return f"<div class=f style='width:{w}%'><div class=l>{a}</div><div class=v>{v}</div></div>"
    j2=lambda j:"Mãe" if r.gen[j].role=="F" else "Pai"
    nl=lambda j:{"Mãe":"Nome da mãe","Pai":"Nome do pai"}[j2(j)] if n%2 else j2(j)
    def cad():
        if n not in(2,3,6): return ""
        p.cad=[f"{g.randint(10000000,99999999)}-{g.randrange(10)}",f"{g.randint(100,999)}.{g.randint(10000,99999)}.{g.randint(10,99)}-{g.randrange(10)}"]
        return F_("Anotações de cadastro",f"<table class=k><tr><td>RG</td><td>{p.cad[0]}</td><td>{r.ruf}</td></tr><tr><td>PIS/NIS</td><td>{p.cad[1]}</td><td>Caixa</td></tr></table>")
    S={"nome":lambda:F_(["Nome","Nome do(a) registrado(a)"][n%2],f"<b class=nm>{p.v('nome')}</b>")+F_("CPF",p.v("cpf"),40)+F_("Sexo",p.v("sexo"),30 if r.hastime else 60)+(F_("Hora",p.v("hora"),30) if r.hastime else ""),
     "nas":lambda:F_(["Data de nascimento","Nascimento"][n%2],p.v("nasc"))+F_("Local de nascimento",p.v("estab"),55)+F_("Município/UF",p.v("munuf"),45)+(F_("Naturalidade",p.v("nat"),100) if n in(1,4) else ""),
     "fil":lambda:"".join(F_(nl(j),p.v(f"g{j+1}"),62)+F_("Naturalidade",p.v(f"g{j+1}n"),38) for j in range(len(r.gen))),
     "av":lambda:F_("Avô paterno",p.v("pvo"),50)+F_("Avó paterna",p.v("pva"),50)+F_("Avô materno",p.v("mvo"),50)+F_("Avó materna",p.v("mva"),50),
     "gm":lambda:F_("Gêmeos",p.v("gem"),25)+F_("Irmão(s) gêmeo(s)",p.v("gemn"),75),
     "not":lambda:F_("Averbações",f"<span class=s>{p.v('averb')}</span>")+F_("Anotações",f"<span class=s>{p.v('anot')}</span>")+cad()}
    o=list(S)
    if n>1: z=o[1:-1]; g.shuffle(z); o=[o[0]]+z+[o[-1]]
    if n in(4,): o=o[1:3]+[o[0]]+o[3:]
    B=lambda t,x:f"<div class=bx><div class=bt>{t}</div>{x}</div>"
    rb={"reg":B("REGISTRO",f"Matrícula<br><b class=mt>{p.v('mat')}</b><br>"+(f"Livro {p.v('livro')} · Folha {p.v('folha')} · Termo {p.v('termo')}<br>" if n%3 else "")+f"Data do registro<br><b>{p.v('dreg')}</b><br>DNV<br>{p.v('dnv')}"),
     "dec":B("DECLARANTE",f"{E(p.c(r.decl))}<br>{'Genitor(a)' if any(x.name==r.decl for x in r.gen) else 'Parente'}<br>Profissão: {r.gen[0].prof}<br>Testemunha: {E(p.c(r.wit[0]))}"),
     "fee":B("EMOLUMENTOS",f"<table class=k><tr><td>Certidão</td><td>R$ {r.fee[0]}</td></tr><tr><td>FRJ</td><td>R$ {r.fee[1]}</td></tr><tr><td>ISSQN</td><td>R$ {r.fee[2]}</td></tr></table>Guia nº {g.randint(10000,99999)} – recolhida em {dn(r.iss)}"),
     "off":B("SERVENTIA",f"<b>{p.v('cart')}</b><br>CNS {r.cns[:2]}.{r.cns[2:5]}-{r.cns[5]}<br>{E(r.offt)}: {p.v('off')}<br>{E(r.addr)}<br>{p.v('rmunuf')}<br>CEP {r.cep}<br>{r.tel}<br>{r.mail}"),
     "sel":B("SELO DIGITAL",f"<b>{p.v('selo')}</b><br>{qr(g,25,60)}<br>Consulte a autenticidade do selo no portal do Tribunal de Justiça")}
    ro=[["reg","dec","fee","off","sel"],["off","reg","sel","dec","fee"],["dec","fee","reg","off","sel"],["sel","off","reg","dec","fee"],["off","sel","fee","dec","reg"],["reg","off","fee","sel","dec"]][n-1]
    css=f"body{{font:9.4pt/1.3 '{ff}';box-sizing:border-box;position:relative}} .hd{{background:{col if n%2 else '#fff'};color:{'#fff' if n%2 else col};border-bottom:3pt solid {col};padding:14pt 28pt;font-size:8.4pt;display:flex;gap:12pt;align-items:center}} .hd b{{font-size:18pt}} .w{{display:flex;gap:14pt;padding:12pt 28pt}} .mn{{flex:1;display:flex;flex-wrap:wrap;align-content:flex-start}} .f{{box-sizing:border-box;padding:3pt 6pt 3pt 0}} .l{{font-size:6.8pt;color:{col};{'border-top:.5pt solid '+col+';' if n in(2,5) else ''}}} .v{{{'border-bottom:.5pt solid #aaa;' if n in(1,3) else 'background:#f3f5f6;padding:1pt 4pt;' if n==4 else ''}min-height:12pt}} .nm{{font-size:1.2em}} .s{{font-size:.86em}} .rc{{width:{[160,150,170,158,148,165][n-1]}pt;flex:none;font-size:7.6pt}} .bx{{border:.7pt solid {col};margin-bottom:8pt;padding:0 6pt 5pt;{'border-radius:5pt;overflow:hidden;' if n%2 else ''}overflow-wrap:anywhere}} .bt{{margin:0 -6pt 4pt;padding:2pt 6pt;background:{col};color:#fff;font-size:7pt;letter-spacing:1pt}} .mt{{font-size:8pt}} .k{{width:100%;border-collapse:collapse;font-size:.92em}} .e{{text-align:center;margin:16pt 28pt}}"
    e=f"<div style='width:100%;text-align:center;margin-top:16pt;font-size:8.6pt'>Certifico e dou fé. {E(r.rcity)}, {p.v('emi',['dmy','long'][n%2])}.<br>{sig(g)}<br>{E(r.clerk)}<br>Escrevente Autorizad{'a' if r.clerk.split()[0] in GF else 'o'}</div>"
    body=f"<div class=hd>{arms(44,'#fff' if n%2 else col)}<div>República Federativa do Brasil – Registro Civil das Pessoas Naturais<br><b>{['CERTIDÃO DE NASCIMENTO','Certidão de nascimento'][n%2]}</b></div></div><div class=w><div class=mn>{''.join(S[q]() for q in o)}{e}</div><div class=rc>{''.join(rb[q] for q in ro)}</div></div>"
    return css,wm("BRASIL",90,-45,col,.05)*(n in(1,4,6))+body
FORMS=[("H",H_),("I",I_),("J",J_),("K",K_),("L",L_),("M",M_),("N",N_)]
