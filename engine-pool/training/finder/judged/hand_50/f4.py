from people import *

# K7: dot-matrix printer, 1990s, leader dots, blue, all in capitals
F7=["","nofather nohour","twin","anot","averb notes","home nogp","","long"]
def K7(i):
    f=F7[i-1]; old="anot" in f or "notes" in f
    c=gen("K7",i,1940 if old else 1970,1959 if old else 1992,1997,flags=f,upper=True)
    if c.issue.year<1988: c.issue=c.wd(D.date(1988+i%8,c.issue.month,min(27,c.issue.day)))
    t=truth(f"K7-{i}",c); z=["=-=-=-=-=","X.X.X.X.X","IGNORADO"][i%3]
    sub=c.r.choice(["SÃO MIGUEL","VILA NOVA","SANTO ANTÔNIO","BOA VISTA"]); cart=f"REGISTRO CIVIL DO {c.r.randint(1,4)}º SUBDISTRITO - {sub}"
    N=27
    def ln(l,v):
        ps=textwrap.wrap(v,46,break_long_words=False) or [""]
        return f"{l+'.'*(N-len(l))}: {ps[0]}"+"".join("\n"+" "*(N+2)+p for p in ps[1:])
    dt=f"{words(c.birth.day) if c.birth.day>1 else 'primeiro'} de {MES[c.birth.month-1]} de {c.birth.year}".upper()
    L=[ln("LIVRO",f"A-{c.livn}   FLS.: {c.fol}   No.: {c.ter}"),ln("ASSENTO LAVRADO EM",d(c.reg)),"",ln("REGISTRAD"+c.o.upper(),c.name),ln("SEXO",c.sx.upper()),ln("NASCEU NO DIA",dt),ln("AS",("%02d H %02d MIN"%c.time) if c.time else z),ln("LOCAL DE NASCIMENTO",c.hosp),ln("MUNICIPIO/ESTADO",f"{c.bm} - {c.buf}"),ln("GEMEO(A)",("SIM, COM "+c.twin) if c.twin else "NAO"),"",
      ln("MAE",c.mother),ln("PAI",c.father or z),ln("AVOS MATERNOS",(c.mf or z)+" E "+(c.mm or z)),ln("AVOS PATERNOS",z if not(c.pf or c.pm) else (c.pf or z)+" E "+(c.pm or z)),"",ln("DECLARANTE",(c.mother if i%2 else c.father or c.mother)),ln("TESTEMUNHAS",(c.wit[0]+" E "+c.wit[1]).upper()),"",ln("AVERBACOES",c.averb or "NAO HA"),"",ln("ANOTACOES",c.anot or ["NAO HA","NADA CONSTA"][i%2])]
    nl="\n"
    body=f"""<div class=pg><div class=pf></div><div class=w><div class=top><div>{arms(58,'#15307a')}</div><div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>Estado {doest(c.ruf)} &nbsp;—&nbsp; Município e Comarca de {c.rm}-{c.ruf}<br><span>{cart}</span><br>{c.off} — {'Escrivão' if c.osex=='M' else 'Escrivã'} e Oficial do Registro Civil</div></div><h1>Certidão de Nascimento</h1>
    <pre>{'='*75}
{nl.join(L)}
{'='*75}

        O REFERIDO E VERDADE E DOU FE.

        {c.rm}, {d(c.issue)}.</pre><div class=sg>{sig(c.r,200,44)}<div>assinatura</div></div><div class=st>{stamp(['2ª VIA','SELO PAGO','POR VERBA'],88,'#7a2040',8)}</div></div></div>"""
    css="""body{font:10pt 'TeX Gyre Heros';color:#15307a}.pg{width:210mm;height:297mm;padding:14mm 15mm 10mm;background:repeating-linear-gradient(0deg,#fff 0 22px,#eef4fb 22px 44px);position:relative}.pf{position:absolute;left:3mm;top:0;bottom:0;width:4mm;background:radial-gradient(circle,#c9d4e4 2.4px,transparent 3px) 0 4px/15px 48px}.w{height:100%;position:relative}.top{display:flex;gap:14px;align-items:center;line-height:1.45}.top span{font-size:11.5pt;font-weight:700}h1{font:700 20pt 'TeX Gyre Chorus','TeX Gyre Heros';text-align:center;margin:16px 0 6px}pre{font:10.3pt/1.52 'Nimbus Mono PS';color:#111;margin:0;font-weight:700}.sg{width:70mm;text-align:center;margin:26px 10mm 0 auto;font-size:8pt}.sg div{border-top:1px solid}.st{position:absolute;left:8mm;bottom:8mm}"""
    TR(t,"dados_pessoais.data_nascimento.texto_completo",dt);nonat(t)
    P=t["data"]["filiação"]
    if c.father:P["genitor_1"],P["genitor_2"]=P["genitor_2"],P["genitor_1"]
    TR(t,"registro.cartório",cart);TR(t,"registro.livro",f"A-{c.livn}")
    return html(css,body),t

# K8: narrated, typed, blue ink, 1938-1973
F8=["","nofather","home","twin home","anot","nopf nohour","long home","averb notes"]
def K8(i):
    f=F8[i-1]; c=gen("K8",i,1908 if "anot" in f or "notes" in f else 1924,1918 if "anot" in f or "notes" in f else 1955,1971,flags=f,upper=False)
    if c.issue.year<1942: c.issue=c.wd(D.date(1942+i,c.issue.month,min(27,c.issue.day)))
    if c.muf in("MS","TO") : pass
    # before MS (1977), TO (1988), RO (1982), AP and AC were states: towns of older states only
    fix={"MS":("Cáceres","MT"),"TO":("Catalão","GO"),"RO":("Bragança","PA"),"AP":("Santarém","PA"),"AC":("Tefé","AM")}
    for a,b in(("rm","ruf"),("bm","buf"),("fm","fuf"),("mm_","muf")):
        if getattr(c,b) in fix: m,u=fix[getattr(c,b)]; setattr(c,a,m);setattr(c,b,u)
    t=truth(f"K8-{i}",c); N=c.name.upper()
    cart=f"Cartório de Paz e Registro Civil de {c.rm}"
    fo=f"{c.fol}{'v.' if i%2 else ''}"; lv=str(c.livn%60+1); tm=str(c.ter%4000+17)
    tx=f"{words(c.birth.day) if c.birth.day>1 else 'primeiro'} ({c.birth.day}) de {MES[c.birth.month-1]} de mil novecentos e {words(c.birth.year-1900)} ({c.birth.year})"
    loc="em domicílio" if "home" in f else f"no {c.hosp}" if c.hosp.startswith("Hosp") else f"na {c.hosp}"
    pa=f"{c.father}, {c.r.choice(PROF_M)}, natural de {c.fm}, Estado {doest(c.fuf)}, e de dona {c.mother}, {c.r.choice(PROF_F)}, natural de {c.mm_}, Estado {doest(c.muf)}" if c.father else f"dona {c.mother}, {c.r.choice(PROF_F)}, solteira, natural de {c.mm_}, Estado {doest(c.muf)}"
    leg="legítim"+c.o if c.father else "natural"
    av=""
    if c.father: av+=f" São avós paternos: {'o senhor '+c.pf+' e' if c.pf else 'avô ignorado e'} dona {c.pm};"
    av+=f" {'e avós maternos' if c.father else 'São avós maternos'}: o senhor {c.mf} e dona {c.mm}."
    gm=(" É gême"+c.o+f" de {c.twin}, nascid{c.o} no mesmo parto.") if c.twin else ""
    nt=" À margem do têrmo consta o seguinte: "+(c.averb or c.anot) if c.averb or c.anot else " À margem do têrmo nada consta."
    body=f"""<div class=pg><div class=lm><b>{cart}</b><hr>ESTADO {doest(c.ruf).upper()}<hr><span>{'Bel. ' if i%2 else ''}{c.off}</span><br>Escrivã{'o' if c.osex=='M' else ''} de Paz<hr>Livro nº <u>{lv}</u><br>Fôlhas <u>{fo}</u><br>Têrmo nº <u>{tm}</u><div class=es>{stamp(['ESTADOS','UNIDOS DO','BRASIL'] if c.issue.year<1967 else ['BRASIL','TESOURO','ESTADUAL'],84,'#7b5b9a',-6)}<br>Sêlo pago em estampilhas<br>Cr$ {c.r.randint(2,30)},00</div></div><div class=mn><h1>C E R T I D Ã O &nbsp; D E &nbsp; N A S C I M E N T O</h1>
    <p>&emsp;&emsp;&emsp;C E R T I F I C O, a pedido verbal de pessoa interessada, que, revendo em meu cartório o livro de registro de nascimentos ao lado indicado, dêle consta que no dia {dext(c.reg)} foi feito o assento de {N}, do sexo {c.sx.lower()}, de côr {c.r.choice(['branca','parda','preta'])}, nascid{c.o} no dia {tx}{(', à ' if c.time[0] in(1,13) else ', às ')+hpart(*c.time) if c.time else ', em hora não declarada'}, {loc}, em {c.bm}, Estado {doest(c.buf)}, filh{c.o} {leg} de {pa}.{av}{gm} Foi declarante {'o pai' if c.father else 'a avó materna'} e assinaram como testemunhas {c.wit[0]} e {c.wit[1]}.{nt}</p><p>&emsp;&emsp;&emsp;Era o que se continha em dito têrmo, que para aqui bem e fielmente fiz trasladar. O referido é verdade, do que dou fé.</p><p class=dt>{c.rm}, {dext(c.issue)}.</p><p>Eu, ______________________, escrivã{'o' if c.osex=='M' else ''}, a datilografei, subscrevo e assino.</p><div class=sg>{sig(c.r,220,50,'#2a2a35')}{c.off}</div></div></div>"""
    css="""body{font:12pt/1.85 'TeX Gyre Cursor';color:#1f3474}.pg{width:210mm;height:297mm;display:flex;background:#fbf8ec}.lm{width:48mm;padding:20mm 6mm 10mm 9mm;border-right:1px solid #777;font:10pt/1.5 'TeX Gyre Schola';color:#222;text-align:center}.lm b{font-size:12.5pt}.lm u{font:12pt 'TeX Gyre Cursor';color:#1f3474;text-decoration:none;border-bottom:1px dotted #555;padding:0 5px}.lm hr{border:0;border-top:1px solid #777;margin:12px 0}.es{margin-top:70mm;font-size:8pt}.mn{flex:1;padding:22mm 14mm 10mm 9mm}h1{font:700 12.5pt 'TeX Gyre Cursor';text-align:center;text-decoration:underline;margin:0 0 24px}p{margin:0 0 10px}.dt{text-align:right}.sg{text-align:center;margin-top:6px}"""
    X=t["data"];X["dados_pessoais"]["nome_completo"]=N
    t["accept"]["dados_pessoais.nome_completo"]=[c.name]
    TR(t,"dados_pessoais.data_nascimento.texto_completo",tx);t["accept"]["dados_pessoais.data_nascimento.texto_completo"]=[re.sub(r" \(\d+\)","",tx)]
    TR(t,"registro.cartório",cart);TR(t,"registro.livro",lv);TR(t,"registro.folha",fo.rstrip("."));TR(t,"registro.termo",tm)
    t["meta"]["joint_notes"]=True
    return html(css,body),t
