from base import *
def o(r,a,b): return a if r["sexo"]=="M" else b
HOMEACC={"local_nascimento.estabelecimento":["Domicílio","em domicílio","no domicílio",""]}
def est(u): return {"SP":"Estado de São Paulo"}.get(u,"Estado "+{"BA":"da Bahia","PB":"da Paraíba","CE":"do Ceará","PE":"de Pernambuco","MG":"de Minas Gerais","AL":"de Alagoas","SE":"de Sergipe","GO":"de Goiás","RO":"de Rondônia","RR":"de Roraima","SC":"de Santa Catarina","MT":"de Mato Grosso","MS":"de Mato Grosso do Sul"}.get(u,"do "+UFN[u]))
# ---------- A
def A(n,case):
    S=[dict(uf="SP",year=1951,eth=("it","pt"),home=True),dict(uf="SP",year=1948,eth=("jp","jp"),city="Tupã",bmun="Tupã"),dict(uf="SP",year=1963,parents="M",city="Registro",bmun="Registro")][n]
    r=rec(case,**S); ds=["1.º Subdistrito","Sede","Distrito de Sete Barras"][n]; r["cart"]="Cartório do Registro Civil das Pessoas Naturais e Anexos — "+r["city"]
    r["dr"]=shift(r["R"],r["dn"],4,14); r["de"]=[(14,2,1966),(3,11,1971),(22,8,1969)][n]
    if n==1:
        r["anot"]="À margem: casou-se nesta cidade com TAKESHI NISHIYAMA, aos 18 de maio de 1985, livro B-31, fls. 104, n.º 9.322." if r["sexo"]=="F" else "À margem: casou-se nesta cidade com MITIKO YAMAGUTI, aos 18 de maio de 1970, livro B-31, fls. 104, n.º 9.322."
        r["anot"]=r["anot"].replace("1985","1970")
    f=lambda t,g=1:'<span class="f" style="flex:%s">%s</span>'%(g,t)
    L=lambda *x:'<div class="l%s">%s</div>'%(" sm" if len(re.sub("<[^>]+>","","".join(x)))>72 and x[0][:4]=="Avós" else "","".join(x))
    na=lambda i:nat(r["g"][i],"%s - Est. %s") if i<len(r["g"]) else ". . . . . . . . ."
    g0,g1=(r["g"]+[None])[:2]
    P,M=(g0,g1) if g0["k"]=="F" else (None,g0)
    dash="- - - - - - - - - - - -"
    loc="em domicílio, à "+r["addr_b"] if r["home"] else "na "+r["hosp"] if r["hosp"].split()[0] in("Santa","Casa","Maternidade","Unidade") else "no "+r["hosp"]
    body='<div class="hd"><div class="a">%s</div><div><b>REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL</b><br>ESTADO DE SÃO PAULO<br><span class="z">Comarca de %s &nbsp;·&nbsp; Município de %s &nbsp;·&nbsp; %s</span></div></div><div class="c">%s</div><h1>CERTIDÃO DE NASCIMENTO</h1>'%(arms(17,"#333"),r["city"],r["city"],ds,r["cart"])
    body+='<p class="o">%s, Oficial do Registro Civil, na forma da lei,</p>'%r["of"]
    body+=L("CERTIFICO que às fls.",f("%d v."%r["fol"],.6),"do livro n.º",f("A-%d"%r["liv"],.6),"sob n.º",f("{:,}".format(r["ter"]).replace(",","."),.8),", de registro de nascimentos,")
    body+=L("consta o de",f(r["nome"].upper()))+L("lavrado em",f(dl(r["dr"])),", do sexo",f(SX[r["sexo"]].lower(),.7),", de côr",f(["branca","amarela","parda"][n],.6))
    body+=L("nascid%s em"%o(r,"o","a"),f(dl(r["dn"])),", às",f(wh(r["h"]),1.3))+L("",f(loc),"")
    body+=L("neste município de",f(r["bmun"]),", filh%s %s de"%(o(r,"o","a"),["legítim","legítim","natural"][n]+("" if n==2 else o(r,"o","a"))))
    body+=L("",f(P["n"] if P else dash))+L("natural de",f(nat(P,"%s - Est. %s") if P else dash),", profissão",f(P["prof"] if P else dash,.7))
    body+=L("e de D.",f(M["n"]))+L("natural de",f(nat(M,"%s - Est. %s")),", profissão",f("prendas domésticas",.8))
    body+=L("Avós paternos:",f(P["av"] if P else dash),"e D.",f(P["avo"] if P else dash))+L("Avós maternos:",f(M["av"]),"e D.",f(M["avo"]))
    body+=L("Foi declarante",f(P["n"] if P else M["n"]))+L("e serviram de testemunhas",f(r["t1"]),"e",f(r["t2"]))
    an=r.get("anot","")
    if an:
        body+='<div class="l" style="align-items:flex-start">Observações:&nbsp;<span class="f2">%s</span></div>'%an
    else: body+=L("Observações:",f("nada consta"))
    body+='<p class="v">O referido é verdade e dou fé.</p><div class="l" style="width:70%%;margin-left:30%%">%s%s</div><div class="s">%s<div class="sl">O OFICIAL<br>%s</div></div><div class="e">Emolumentos Cr$ %d,00 — sêlo por verba — Mod. 27 — Tip. Rossetti</div>'%(f(r["city"]),", "+f(dl(r["de"]),1.6),sig(case,50,"#222"),r["of"],r["R"].randint(2,40))
    css=".hd{display:flex;gap:6mm;align-items:center;justify-content:center;text-align:center}body{padding:13mm 18mm;background:#f6efdc;font:11.5pt 'Liberation Serif'}.z{font-size:10pt}.c{text-align:center;margin:3mm 0;font-style:italic;font-size:11pt;border-top:2px solid #333;border-bottom:.6px solid #333;padding:1mm}h1{font:bold 25pt 'Nimbus Roman';text-align:center;letter-spacing:2px;margin:4mm 0}.l{display:flex;align-items:baseline;margin:1.9mm 0;white-space:nowrap}.f{border-bottom:1.4px dotted #222;font:12pt 'Nimbus Mono PS';padding:0 2mm;color:#1a1a3a;margin:0 1mm}.sm .f{font-size:10pt;padding:0 1mm;letter-spacing:-.3px}.f2{white-space:normal;font:11.5pt/1.5 'Nimbus Mono PS';text-decoration:underline dotted;color:#1a1a3a}.o{margin:1mm 0}.v{margin:3mm 0 3mm 12mm}.s{width:75mm;margin:3mm 0 0 95mm;text-align:center}.sl{border-top:1px solid #222;font-size:10pt}.e{position:absolute;bottom:8mm;left:18mm;font-size:8pt}"
    r["nome"]=r["nome"].upper()
    return r,(216,258),css,body,dict(nf="%s - Est. %s",bnf="%s - %s",texto=dl(r["dn"]),livfmt="A-%s",folfmt="%sv",drop=["dados_pessoais.cpf","dados_pessoais.matrícula","registro.número_dnv","autenticação.selo_digital"],sets={"local_nascimento.estabelecimento":"em domicílio"} if r["home"] else {},accept=dict({"dados_pessoais.naturalidade":[r["bmun"],r["bmun"]+"/SP"]},**({"local_nascimento.estabelecimento":["Domicílio","",loc,"em domicílio"]} if r["home"] else {})),joint=True)
# ---------- B caderneta A5 landscape
def B(n,case):
    S=[dict(uf="MG",year=1991),dict(uf="MG",year=1996,eth=("ar","br")),dict(uf="MG",year=1988,parents="M",home=True)][n]
    r=rec(case,**S); r["cart"]="Cartório do Registro Civil de "+r["city"]
    r["de"]=shift(r["R"],r["dr"],0,1)
    if n==0: r["de"]=r["dr"]
    row=lambda a,b:'<div class="r"><span>%s</span><b>%s</b></div>'%(a,b or "—")
    g=r["g"]; P=[x for x in g if x["k"]=="F"]; M=[x for x in g if x["k"]=="M"][0]; P=P[0] if P else None
    left='<div class="p lf"><div class="bx">%s<h2>REPÚBLICA FEDERATIVA DO BRASIL</h2><h3>ESTADO DE MINAS GERAIS</h3><h1>CADERNETA<br>DO REGISTRO CIVIL</h1><div class="k">de</div><div class="nm">%s</div><div class="k2">Apresente esta caderneta ao Posto de Saúde nas datas de vacinação.<br>Lei nº 6.015, de 31/12/1973, art. 50 — prazo de 15 dias.<br>Lei nº 8.069, de 13/07/1990.</div></div></div>'%(arms(20,"#7a1f1f"),r["first"]+" "+r["sn"] if 0 else r["nome"])
    loc="em casa" if r["home"] else r["hosp"]
    right='<div class="p"><div class="t">%s<br><small>Comarca de %s — Minas Gerais</small></div><h4>CERTIDÃO DE NASCIMENTO</h4><div class="n3"><span>Livro <b>A-%d</b></span><span>Folhas <b>%d</b></span><span>Nº <b>%d</b></span></div>'%(r["cart"],r["city"],r["liv"],r["fol"],r["ter"])
    right+=row("Nome",r["nome"])+'<div class="d">%s%s</div>'%(row("Nasceu em",dl(r["dn"])),row("Hora","%dh%02d"%r["h"]))+'<div class="d">%s%s</div>'%(row("Local",loc),row("Sexo",SX[r["sexo"]]))+row("Cidade","%s (%s)"%(r["bmun"],r["buf"]))
    right+=row("Pai",P and P["n"])+row("Avós por parte de pai",P and P["av"]+" e "+P["avo"])+row("Mãe",M["n"])+row("Avós por parte de mãe",M["av"]+" e "+M["avo"])+row("Declarante",M["n"] if not P else P["n"])
    right+='<div class="d">%s%s</div>'%(row("Registrado em",dm(r["dr"])),row("Expedida em",dm(r["de"])))
    right+='<div class="s">%s%s<br><small>Oficial do Registro Civil</small></div><div class="g">GRÁTIS — 1ª VIA</div></div>'%(sig(case,35),r["of"])
    css="body{display:flex;background:#fdf7ef;font:8.6pt 'URW Gothic'}.p{width:105mm;height:147mm;padding:6mm 7mm;position:relative}.lf{border-right:1px dashed #999;padding:5mm}.bx{border:2px solid #7a1f1f;border-radius:5mm;height:100%;text-align:center;padding:6mm 5mm}.bx h2{font-size:8.5pt;margin:3mm 0 0}.bx h3{font-size:8pt;margin:1mm;font-weight:normal}.bx h1{font:bold 17pt/1.25 'URW Bookman';color:#7a1f1f;margin:6mm 0 3mm}.k{font-style:italic}.nm{border-bottom:1px solid #7a1f1f;font:italic 12pt 'URW Bookman';padding:1mm;margin:2mm 0 8mm}.k2{font-size:6.5pt;line-height:1.5}.t{text-align:center;font-weight:bold;font-size:8.5pt}h4{font:bold 13pt 'URW Bookman';margin:2mm 0;text-align:center;color:#7a1f1f}.n3{display:flex;justify-content:space-between;margin-bottom:1.5mm}.r{display:flex;flex-direction:column;border-bottom:.6px solid #b58;margin-bottom:1.1mm;flex:1}.r span{font-size:6pt;color:#7a1f1f}.r b{font:9pt 'Liberation Mono';}.d{display:flex;gap:3mm}.s{text-align:center;margin-top:1.5mm;font-size:8pt}.g{position:absolute;bottom:5mm;left:7mm;font-size:6.5pt;border:1px solid;padding:.5mm 1mm}"
    dr=["dados_pessoais.cpf","dados_pessoais.matrícula","registro.número_dnv","autenticação.selo_digital"]+["filiação.genitor_%d.naturalidade"%i for i in(1,2)]
    if P is None and 0: pass
    return r,(210,148),css,left+right,dict(nf="%s (%s)",texto=dl(r["dn"]),livfmt="A-%s",drop=dr,sets={"local_nascimento.estabelecimento":"em casa"} if r["home"] else {},accept={"local_nascimento.estabelecimento":["Domicílio","em domicílio",""]} if r["home"] else {})
# ---------- C consular
def C(n,case):
    pl=[("Boston","Estados Unidos da América","Massachusetts","Boston"),("Setúbal","Portugal","","Lisboa"),("Nagoia","Japão","Aichi","Nagoia")][n]
    S=[dict(uf="MG",year=2008,city="Teófilo Otoni"),dict(uf="DF",year=2015,eth=("pt","br"),parents="MF"),dict(uf="PR",year=2003,eth=("jp","jp"),city="Assaí")][n]
    r=rec(case,tp=7,bmun=pl[0],buf=pl[1],hosp=["Beth Israel Medical Center","Hospital de São Bernardo","Nagoya Daini Hospital"][n],**S)
    if n==1: r["g"][1]["nat"]=("Palmela","Portugal")
    con=shift(r["R"],r["dn"],20,90); r["dr"]=shift(r["R"],con,400,1500)
    r["mat"]=mat(r["cns"],r["dr"][2],r["liv"],r["fol"],r["ter"],7); r["de"]=shift(r["R"],r["dr"],3,900)
    r["cart"]="1º Ofício de Registro Civil das Pessoas Naturais, de Interdições e Tutelas de "+r["city"]
    r["averb"]="";
    place=", ".join(x for x in(pl[0],pl[2],pl[1]) if x)
    c=lambda a,b,v,w=100:'<td colspan="%d"><span>%s <i>/ %s</i></span><div>%s</div></td>'%(w,a,b,v or "***")
    tr=lambda *x:"<tr>%s</tr>"%"".join(x)
    obs="O registrado é brasileiro nato, nos termos do art. 12, inciso I, alínea “c”, in fine, da Constituição Federal. Os efeitos da certidão são limitados à condição prevista na Resolução CNJ nº 155, de 2012." if r["sexo"]=="M" else "A registrada é brasileira nata, nos termos do art. 12, inciso I, alínea “c”, in fine, da Constituição Federal."
    g=r["g"]
    rel={"F":("Pai","Father"),"M":("Mãe","Mother")}
    t=tr(c("NOME COMPLETO","FULL NAME","<b>%s</b>"%r["nome"],12))+tr(c("DATA DE NASCIMENTO","DATE OF BIRTH",wd(r["dn"])+" ("+dm(r["dn"])+")",7),c("HORA","TIME","%02d:%02d"%r["h"],2),c("SEXO","SEX",SX[r["sexo"]],3))
    t+=tr(c("LOCAL DE NASCIMENTO","PLACE OF BIRTH",place,7),c("ESTABELECIMENTO","FACILITY",r["hosp"],5))
    for x in g:
        pp={"F":"PATERNOS","M":"MATERNOS"}[x["k"]]
        t+=tr(c(rel[x["k"]][0].upper(),rel[x["k"]][1].upper(),x["n"],7),c("NATURALIDADE","BIRTHPLACE",nat(x,"%s/%s"),5))+tr(c("AVÓS "+pp,{"F":"PATERNAL","M":"MATERNAL"}[x["k"]]+" GRANDPARENTS",x["av"]+" <b>e</b> "+x["avo"],12))
    t+=tr(c("DATA DA TRANSCRIÇÃO","DATE OF TRANSCRIPTION",dm(r["dr"]),4),c("LIVRO","BOOK","E-%d"%r["liv"],2),c("FOLHA","PAGE",str(r["fol"]),3),c("TERMO","ENTRY Nº",str(r["ter"]),3))
    t+=tr(c("ASSENTO CONSULAR","CONSULAR RECORD","Lavrado no Consulado-Geral do Brasil em %s, livro %d, fls. %d, termo %d, em %s, assinado pelo Vice-Cônsul %s"%(pl[3],r["R"].randint(10,80),r["R"].randint(1,200),r["R"].randint(100,900),dm(con),"Heitor Lafayette Pimentel"),12))
    t+=tr(c("ANOTAÇÕES / AVERBAÇÕES","REMARKS",obs,12))+tr(c("CPF","TAXPAYER Nº",r["cpf"] if n else "",6),c("MATRÍCULA","REGISTRATION CODE",ms(r["mat"]," "),6))
    body='%s<div class="top">%s<div><b>REPÚBLICA FEDERATIVA DO BRASIL</b> <i>/ Federative Republic of Brazil</i><br>REGISTRO CIVIL DAS PESSOAS NATURAIS <i>/ Civil Registry</i></div></div><h1>CERTIDÃO DE NASCIMENTO<br><small>TRASLADO DE ASSENTO LAVRADO NO EXTERIOR — BIRTH CERTIFICATE</small></h1><table>%s</table>'%(guil(210,297,"#6a86b8",30,.25),arms(16,"#1d3f7a"),t)
    body+='<div class="ft"><div class="l"><b>%s</b><br>%s — %s/%s — CEP %s<br>Tel. %s<br>Oficial Registrador: %s</div><div class="rr">O conteúdo da certidão é verdadeiro. Dou fé.<br>%s – %s, %s.<br>%s<hr>%s<br><small>Escrevente%s</small></div></div><div class="se">Selo de Fiscalização: %s</div>'%(r["cart"],r["rua"],r["city"],r["uf"],r["cep"],r["tel"],r["of"],r["city"],r["uf"],dl(r["de"]),sig(case,45),r["esc"],"",r["selo"])
    r["anot"]=obs
    css="body{padding:12mm 15mm;font:10pt 'Noto Sans Display','Noto Sans'}.top{display:flex;gap:5mm;align-items:center;font-size:10pt;position:relative}h1{font:bold 17pt 'Noto Serif Display';text-align:center;margin:3mm 0 4mm;color:#1d3f7a;position:relative}h1 small{font-size:9.5pt}table{border-collapse:collapse;width:100%;position:relative;table-layout:fixed;background:rgba(255,255,255,.6)}td{border:.5px solid #1d3f7a;padding:1mm 1.6mm;vertical-align:top}td span{font-size:6.3pt;color:#1d3f7a}td i,.top i{color:#777}td div{font-size:11pt;min-height:7.5mm;padding-top:1mm}.ft{display:flex;gap:8mm;margin-top:6mm;font-size:8.5pt;position:relative}.ft>div{flex:1}.rr{text-align:center}.se{margin-top:4mm;font:9pt 'Noto Sans Mono';position:relative}hr{border:0;border-top:.6px solid #000;margin:0}"
    return r,(210,297),css,body,dict(nf="%s/%s",texto=wd(r["dn"]),livfmt="E-%s",drop=["registro.número_dnv"]+([] if n else ["dados_pessoais.cpf"]),joint=True,sets={"dados_pessoais.naturalidade":place,"filiação.genitor_2.naturalidade":nat(g[1],"%s/%s")},
      accept={"registro.livro":["%d"%r["liv"],"E %d"%r["liv"]],"local_nascimento.município":[place,pl[0]+", "+pl[1]],"local_nascimento.uf":["EX",pl[2]],"dados_pessoais.naturalidade":["",pl[0],pl[0]+", "+pl[1]]})
# ---------- D breve relato
def D(n,case):
    S=[dict(uf="AL",year=1984,city="Palmeira dos Índios"),dict(uf="PE",year=2001,twin=True),dict(uf="CE",year=1972,home=True,late=2)][n]
    r=up(rec(case,**S)); r["cart"]="Serviço de Registro Civil das Pessoas Naturais — %s da Comarca de %s"%(["1º Distrito","Distrito Sede","Distrito de São Miguel"][n],r["city"])
    nf="%s (%s)"; g=r["g"]
    loc="em domicílio, na localidade %s"%r["addr_b"] if r["home"] else "no estabelecimento %s"%r["hosp"]
    tw=", gême%s de %s"%(o(r,"o","a"),r["twin"]) if r["twin"] else ""
    if n==2: r["averb"]="Por mandado do Juízo da 1ª Vara de %s, de 09/08/1999, foi retificado o prenome da mãe."%r["city"]
    nw=o(r,"o","a")
    par='Certifico, <b>em breve relato</b>, a pedido verbal de pessoa interessada, que, revendo os livros a meu cargo, sob a matrícula <b>%s</b>, encontrei o assento de nascimento de <b>%s</b>, CPF nº %s, do sexo %s%s, nascid%s em %s (%s), às %dh%02dmin, %s, em %s; filh%s de <b>%s</b>, natural de %s, e de <b>%s</b>, natural de %s; sendo avós paternos %s e %s, e maternos %s e %s. O registro foi feito em %s, tendo como declarante %s.%s <b>Nada mais consta.</b>'%(ms(r["mat"]," ") ,r["nome"],r["cpf"],SX[r["sexo"]].lower(),tw,nw,wd(r["dn"]),dm(r["dn"]),r["h"][0],r["h"][1],loc,nf%(r["bmun"],r["buf"]),nw,g[0]["n"],nat(g[0],nf),g[1]["n"],nat(g[1],nf),av(r,"F","av"),av(r,"F","avo"),av(r,"M","av"),av(r,"M","avo"),dl(r["dr"]),r["decl"],(" <u>Averbação</u>: "+r["averb"]) if r.get("averb") else "")
    body='%s<div class="in"><div class="a">%s</div><div class="c">%s</div><h1>CERTIDÃO DE NASCIMENTO — BREVE RELATO</h1><p>%s</p><div class="b"><div>Valor desta: R$ %d,%02d (Lei Estadual nº 12.381/1994)<br>Selo nº <b>%s</b> — consulte %s</div><div class="s">%s, %s.<br>%s<b>%s</b><br>%s</div></div></div>'%(guil(210,148,"#3a8f4f",20,.3),arms(15),r["cart"],par,r["R"].randint(20,60),r["R"].randint(10,99),r["selo"],"tj%s.jus.br/selo"%r["uf"].lower(),r["city"]+"/"+r["uf"],dl(r["de"]),sig(case,40),r["of"],"Oficial Interina" if n==1 else "Oficial(a) do Registro")
    css="body{font:10.7pt/1.5 'Noto Serif'}.in{position:absolute;inset:6mm;border:1.2mm double #2b5b34;padding:4mm 8mm;background:rgba(255,255,255,.55)}.a{float:left}.c{font-weight:bold;text-align:center;font-size:10pt;padding-top:2mm}h1{font:bold 14.5pt 'Noto Serif Display';text-align:center;color:#2b5b34;margin:3mm 0;clear:none}p{text-align:justify;clear:both;margin:2mm 0;text-indent:10mm}.b{position:absolute;bottom:4mm;left:8mm;right:8mm;display:flex;justify-content:space-between;align-items:flex-end;font-size:8.3pt}.s{text-align:center}"
    acc={"dados_pessoais.data_nascimento.texto_completo":[dm(r["dn"])]}
    if r["home"]: acc["local_nascimento.estabelecimento"]=["Domicílio",loc,"",loc.replace("em domicílio, ","")]
    return r,(210,148),css,body,dict(nf=nf,texto=wd(r["dn"]),drop=["registro.número_dnv"],accept=acc,joint=True,sets={"local_nascimento.estabelecimento":"em domicílio"} if r["home"] else {})
# ---------- E inteiro teor
def E(n,case):
    S=[dict(uf="BA",year=1979,home=True),dict(uf="RS",year=1993,eth=("de","it"),parents="FM",city="Ijuí"),dict(uf="PI",year=1968,twin=True,parents="FM")][n]
    r=rec(case,**S); r["cart"]=["Registro Civil das Pessoas Naturais da Comarca de %s","Ofício dos Registros Públicos — Registro Civil de %s","Cartório do 2º Ofício — Registro Civil de %s"][n]%r["city"]
    nf=lambda m,u:m+", "+est(u)
    g=r["g"]; nw=o(r,"o","a")
    loc="em domicílio, no lugar denominado %s"%r["addr_b"] if r["home"] else "na maternidade do %s"%r["hosp"] if 0 else "no estabelecimento denominado %s"%r["hosp"]
    tw=", sendo gême%s de %s, cujo assento foi lavrado em seguida"%(nw,r["twin"]) if r["twin"] else ""
    q='<b>N.º %d.</b> — Aos %s, nesta cidade de %s, %s, em Cartório, compareceu <b>%s</b>, %s, residente neste município, e perante as testemunhas abaixo nomeadas e assinadas declarou que: no dia <b>%s</b>, às %s, %s, na cidade de %s, %s, nasceu uma criança do sexo %s%s, que recebeu o nome de <b>%s</b>, filh%s dele declarante, natural de %s, com %s anos de idade, e de dona <b>%s</b>, natural de %s, com %s anos de idade, casados. São avós paternos: %s e dona %s. E avós maternos: %s e dona %s. Nada mais declarou. Lido e achado conforme, assina o declarante com as testemunhas %s e %s. Eu, (a) %s, Escrevente, o escrevi. (aa) %s. %s. %s.'%(r["ter"],wd(r["dr"]),r["city"],est(r["uf"]),g[0]["n"],g[0]["prof"],wd(r["dn"]),wh(r["h"]),loc,r["bmun"],est(r["buf"]),SX[r["sexo"]].lower(),tw,r["nome"],nw,nat(g[0],nf),w(g[0]["idade"]),g[1]["n"],nat(g[1],nf),w(g[1]["idade"]),av(r,"F","av"),av(r,"F","avo"),av(r,"M","av"),av(r,"M","avo"),r["t1"],r["t2"],r["esc"],g[0]["n"],r["t1"],r["t2"])
    if n==1: r["averb"]="Em 17 de setembro de 2009, por sentença do Juízo de Direito da 2ª Vara Cível de Ijuí, transitada em julgado, averbo a retificação da data do casamento dos pais para 11/05/1990. Dou fé. A Oficial Substituta, Neiva Trevisol."
    if n==2: r["anot"]="Casou-se em 30/06/1992, no 1º Ofício de Teresina/PI, livro B-77, fls. 201, termo 15.410, passando a assinar o mesmo nome."
    mg='<div class="mg"><b>À MARGEM</b><br>%s</div>'%(("AVERBAÇÃO: "+r["averb"]) if r.get("averb") else ("ANOTAÇÃO: "+r["anot"]) if r.get("anot") else "Nada consta à margem do termo.")
    body='<div class="h">%s<div><b>%s</b><br>%s – %s – %s – CEP %s<br>%s — Oficial%s Titular</div></div><h1>CERTIDÃO DE NASCIMENTO</h1><h2>DE INTEIRO TEOR</h2><p>CERTIFICO e dou fé que, revendo em Cartório o livro <b>A-%d</b> de Registro de Nascimentos, nele, às folhas <b>%d</b>, encontrei o assento do teor seguinte (matrícula %s):</p><blockquote>“%s”</blockquote>%s<p>ERA o que se continha em dito assento, que bem e fielmente fiz extrair por meio reprográfico datilografado. Certidão expedida nos termos do art. 19, § 1º, da Lei nº 6.015, de 31 de dezembro de 1973.</p><p class="r">%s (%s), aos %s.</p><div class="s">%s<b>%s</b></div><div class="bt"><div>%s</div><div>PODER JUDICIÁRIO — SELO DIGITAL<br><b>%s</b><br>Emolumentos: R$ %d,00 · Taxa: R$ 9,12 · Total pago em espécie</div></div>'%(arms(20,"#5a3b12"),r["cart"],r["rua"],r["city"],UFN[r["uf"]],r["cep"],r["of"],"",r["liv"],r["fol"],r["mat"],q,mg,r["city"],r["uf"],wd(r["de"]),sig(case,48),r["of"],qr(case,17),r["selo"],r["R"].randint(40,95))
    css="body{padding:14mm 20mm;font:11pt/1.45 P052}.h{display:flex;gap:6mm;align-items:center;border-bottom:3px double #5a3b12;padding-bottom:3mm;font-size:9.5pt}.h b{font-size:13pt}h1{font:bold 21pt P052;text-align:center;margin:5mm 0 0;color:#5a3b12}h2{font:italic 13pt P052;text-align:center;margin:0 0 4mm}p{text-align:justify;margin:2mm 0}blockquote{margin:3mm 0 3mm 8mm;padding-left:5mm;border-left:1px solid #5a3b12;text-align:justify;font-style:normal;line-height:1.5}.mg{font-size:9.5pt;border:1px solid #999;padding:2mm 3mm;margin:3mm 0}.r{text-align:right}.s{text-align:center;margin-top:2mm}.bt{position:absolute;bottom:11mm;left:20mm;display:flex;gap:4mm;font-size:8pt;align-items:center}"
    acc={}
    if r["home"]: acc["local_nascimento.estabelecimento"]=["Domicílio",loc,""]
    return r,(210,297),css,body,dict(nf=nf,texto=wd(r["dn"]),livfmt="A-%s",matfmt="",drop=["registro.número_dnv","dados_pessoais.cpf"],accept=acc,joint=True,sets={"local_nascimento.estabelecimento":"em domicílio"} if r["home"] else {})
# ---------- F label under the line
def F(n,case):
    S=[dict(uf="RJ",year=1983),dict(uf="RJ",year=1987,eth=("de","pt"),city="Nova Friburgo"),dict(uf="RJ",year=1990,parents="M")][n]
    r=up(rec(case,**S)); r["cart"]=["2ª Circunscrição do Registro Civil de %s","Registro Civil do 1º Distrito de %s","Cartório do Registro Civil — 3º Distrito de %s"][n]%r["city"]
    r["de"]=shift(r["R"],r["dr"],0,40)
    X=lambda v,l,fl=1:'<div class="x" style="flex:%s"><div class="v">%s</div><div class="l">%s</div></div>'%(fl,v or "XXXXXXXXXX",l)
    L=lambda *a:'<div class="w">%s</div>'%"".join(a)
    g=r["g"]; M=[x for x in g if x["k"]=="M"][0]; P=next((x for x in g if x["k"]=="F"),None)
    nf="%s/%s"
    if n==1: r["averb"]="MANDADO DE 04/10/1989 DA VARA DE FAMÍLIA: ACRESCENTADO O PATRONÍMICO MATERNO AO NOME DO REGISTRADO." if r["sexo"]=="M" else "MANDADO DE 04/10/1989 DA VARA DE FAMÍLIA: ACRESCENTADO O PATRONÍMICO MATERNO AO NOME DA REGISTRADA."; r["de"]=(12,3,1990)
    if n==1: r["dr"]=shift(r["R"],r["dn"],5,30)
    body='<div class="t"><div class="tl">ESTADO DO RIO DE JANEIRO<br>PODER JUDICIÁRIO<br>CORREGEDORIA-GERAL DA JUSTIÇA</div><div class="tr">%s</div></div><h1>Certidão de Nascimento</h1><div class="ct">%s</div>'%(arms(15,"#7b2d8b"),r["cart"])
    body+=L(X("A-%d"%r["liv"],"livro"),X(str(r["fol"])+(" V" if n==2 else ""),"folha"),X("{:,}".format(r["ter"]).replace(",","."),"termo"),X(dm(r["dr"]),"data do registro",1.3))
    body+=L(X(r["nome"],"nome d%s registrad%s"%((o(r,"o","a"),)*2),4),X(SX[r["sexo"]].upper(),"sexo"))
    body+=L(X(wd(r["dn"]).upper(),"data do nascimento",3),X("%02d:%02d"%r["h"]+" H","hora"))
    body+=L(X(r["hosp"],"local do nascimento",3),X(r["bmun"]+"/"+r["buf"],"município e UF",1.6))
    body+=L(X(P and P["n"],"pai",3),X(P and nat(P,nf),"naturalidade do pai",1.6))+L(X(M["n"],"mãe",3),X(nat(M,nf),"naturalidade da mãe",1.6))
    body+=L(X(P and P["av"],"avô paterno"),X(P and P["avo"],"avó paterna"))+L(X(M["av"],"avô materno"),X(M["avo"],"avó materna"))
    body+=L(X(r["decl"],"declarante",1.3))+L(X(r["t1"],"1ª testemunha"),X(r["t2"],"2ª testemunha"))
    body+=L('<div class="x" style="flex:1"><div class="v n">%s</div><div class="l">averbações à margem</div></div>'%(r.get("averb") or "XXXXXXXXXXXXXXXXXXXXXX"))
    body+='<div class="f">A presente certidão faz prova plena (art. 217 do Código Civil). Dou fé.</div>'+L(X(r["city"].upper()+", "+dm(r["de"]),"lugar e data da expedição"),'<div class="x" style="flex:1.4;text-align:center">%s<div class="l" style="text-align:center">%s — Oficial do Registro</div></div>'%(sig(case,40,"#000"),r["of"]))
    css="body{padding:11mm 14mm;font:10pt 'Nimbus Sans Narrow'}.t{display:flex;justify-content:space-between;font:bold 9.5pt/1.35 'Nimbus Sans Narrow'}h1{font:30pt Z003;text-align:center;margin:0 0 3mm;color:#5b1b6b}.ct{text-align:center;border:1px solid #7b2d8b;padding:1.3mm;margin-bottom:3mm;font:bold 11pt 'Nimbus Sans Narrow'}.w{display:flex;gap:5mm;margin-bottom:4mm;align-items:flex-end}.v{font:12pt 'Liberation Mono';border-bottom:.9px solid #7b2d8b;min-height:5mm;padding-left:1mm}.l{font-size:7.2pt;color:#7b2d8b;font-style:italic;padding-left:1mm}.f{font-size:9pt;margin:2mm 0 4mm;text-align:center}.n{line-height:1.4}"
    drop=["dados_pessoais.cpf","dados_pessoais.matrícula","registro.número_dnv","autenticação.selo_digital"]
    return r,(210,275),css,body,dict(nf=nf,texto=wd(r["dn"]).upper(),livfmt="A-%s",folfmt="%sv" if n==2 else "%s",drop=drop)
# ---------- G numbered fields
def G_(n,case):
    S=[dict(uf="SC",year=2004,eth=("it","de"),parents="FM"),dict(uf="PR",year=1999,eth=("pl","br")),dict(uf="ES",year=2011,twin=True,eth=("de","it"),parents="MF")][n]
    r=up(rec(case,**S)); r["cart"]="Ofício do Registro Civil, Títulos e Documentos e Pessoas Jurídicas de "+r["city"]
    g=r["g"]; nf="%s, %s"; no=[0]
    def c(l,v,cs,cls=""):
        no[0]+=1
        return '<td colspan="%d" class="%s"><div class="q"><em>%02d</em>%s</div><div class="v">%s</div></td>'%(cs,cls,no[0],l,v if v else "—")
    tk=lambda on,t:'<span class="ck">%s</span> %s &nbsp; '%("X" if on else "&nbsp;",t)
    tr=lambda *x:"<tr>%s</tr>"%"".join(x)
    if n==0: r["averb"]="Conforme escritura pública de reconhecimento de paternidade, lavrada em 15/02/2007 no 2º Tabelionato de Notas, Livro 88, fls. 19, incluiu-se o nome do pai e dos avós paternos. Averbado em 01/03/2007."
    if n==2: r["anot"]="Óbito do pai registrado em Vila Velha/ES, em 02/02/2018."; 
    P=next(x for x in g if x["k"]=="F"); M=next(x for x in g if x["k"]=="M")
    t=tr(c("Matrícula",ms(r["mat"],"."),8),c("CPF",r["cpf"] if n!=1 else "",4))+tr(c("Nome do(a) registrado(a)","<b>%s</b>"%r["nome"],12))
    t+=tr(c("Dia","%02d"%r["dn"][0],1),c("Mês",MES[r["dn"][1]-1].upper(),2),c("Ano",str(r["dn"][2]),1),c("Hora","%02d:%02d"%r["h"],2),c("Sexo",tk(r["sexo"]=="M","Masculino")+tk(r["sexo"]=="F","Feminino")+tk(0,"Ignorado"),6))
    t+=tr(c("Estabelecimento / local do nascimento",r["hosp"],7),c("Município e UF do nascimento",r["bmun"]+", "+r["buf"],5))+tr(c("Município e UF de naturalidade",r["bmun"]+", "+r["buf"],6),c("DNV",r["dnv"],3),c("Data do registro",dm(r["dr"]),3))
    t+=tr(c("Gemelaridade",tk(not r["twin"],"Único")+tk(r["twin"],"Gêmeo(a)")+tk(0,"Trigêmeo(a)"),4),c("Irmão(s) gêmeo(s)",r["twin"],8))
    for x in g: t+=tr(c("Genitor(a)",x["n"],7),c("Natural de",nat(x,nf),5))
    t+=tr(c("Avô paterno",P["av"],6),c("Avó paterna",P["avo"],6))+tr(c("Avô materno",M["av"],6),c("Avó materna",M["avo"],6))
    t+=tr(c("Declarante",tk(1,"Pai" if n<2 else "Mãe")+tk(0,"Responsável")+tk(0,"Hospital")+" — "+r["decl"],12))
    t+=tr(c("Averbações",r.get("averb",""),12,"big"))+tr(c("Anotações",r.get("anot",""),12,"big"))+tr(c("Oficial",r["of"],6),c("Expedida em",dm(r["de"]),3),c("Nº do selo",r["selo"],3))
    body='<div class="tp"><div>ESTADO %s<br>COMARCA DE %s</div><div class="bg">CERTIDÃO DE<br>NASCIMENTO</div><div>%s<br>%s<br>%s</div></div><table><colgroup>%s</colgroup>%s</table><div class="s"><div>%s</div><div>%s<hr>Assinatura do Oficial ou preposto</div></div><div class="ft">Os campos 01 a %02d reproduzem o assento. Modelo aprovado pelo Provimento nº 2, de 27/04/2009. Qualquer emenda ou rasura invalida este documento.</div>'%(est(r["uf"])[7:].upper(),r["city"].upper(),r["cart"],r["rua"],r["city"]+", "+r["uf"],"<col>"*12,t,qr(case,20),sig(case,50),no[0])
    css="body{padding:9mm 10mm;font:9.5pt 'DejaVu Sans Condensed','DejaVu Sans'}.tp{display:grid;grid-template-columns:1fr 1fr 1.2fr;align-items:center;font-size:7.8pt;margin-bottom:3mm;gap:3mm}.bg{background:#0c5a6b;color:#fff;font-weight:bold;font-size:15pt;text-align:center;padding:2mm;border-radius:2mm}table{width:100%;border-collapse:collapse;table-layout:fixed}td{border:.8px solid #0c5a6b;padding:.8mm 1.4mm;vertical-align:top;height:14.6mm}.q{font-size:6.2pt;color:#0c5a6b}.q em{font-style:normal;background:#0c5a6b;color:#fff;padding:0 .8mm;margin-right:1mm;font-size:6pt}.v{font-size:9.8pt;padding-top:1mm}.big{height:17mm}.ck{display:inline-block;width:3.6mm;height:3.6mm;border:.8px solid #000;text-align:center;line-height:3.4mm;font-size:8pt;font-weight:bold}.s{display:flex;justify-content:space-between;align-items:flex-end;margin-top:3mm;font-size:7.5pt;text-align:center}.ft{font-size:6.5pt;margin-top:2mm}hr{border:0;border-top:.7px solid;margin:0}"
    tx="%02d de %s de %d"%(r["dn"][0],MES[r["dn"][1]-1].upper(),r["dn"][2])
    return r,(210,297),css,body,dict(nf=nf,natlab=True,texto=tx,matfmt=".",drop=["dados_pessoais.cpf"] if n==1 else [],accept={"dados_pessoais.data_nascimento.texto_completo":["%02d %s %d"%(r["dn"][0],MES[r["dn"][1]-1],r["dn"][2])]})
# ---------- H char boxes
def H(n,case):
    S=[dict(uf="GO",year=2009,eth=("br","pt"),city="Jataí",bmun="Jataí"),dict(uf="RO",year=2017,twin=True,parents="MF",eth=("it","br")),dict(uf="MT",year=2020,parents="M",city="Juína",bmun="Juína")][n]
    r=up(rec(case,**S)); r["cart"]="Cartório de Registro Civil e Tabelionato de Notas de "+r["city"]
    def bx(v,tot):
        v=(v or "")
        return '<div class="bx">%s</div>'%"".join("<i>%s</i>"%(ch if ch!=" " else "&nbsp;") for ch in v.ljust(tot)[:max(tot,len(v))])
    def f(l,v,tot): return '<div class="f"><label>%s</label>%s</div>'%(l,bx(v,tot))
    R=lambda *a:'<div class="r">%s</div>'%"".join(a)
    g=r["g"]; nf="%s %s"; N=40
    dd=lambda d:"%02d%02d%04d"%d
    body='<h1><span>CERTIDÃO DE NASCIMENTO</span><small>República Federativa do Brasil · Registro Civil das Pessoas Naturais</small></h1><div class="c"><b>%s</b> — %s — Município de %s, Estado: %s</div>'%(r["cart"],r["rua"],r["city"],r["uf"])
    body+=f("MATRÍCULA",ms(r["mat"]," ").replace(" ",""),32)+f("NOME DO REGISTRADO",r["nome"],N)+R(f("CPF",re.sub(r"\D","",r["cpf"]) if n!=0 else "",11),f("SEXO (M/F)",r["sexo"],1),f("NASCIMENTO (DDMMAAAA)",dd(r["dn"]),8),f("HORA (HHMM)","%02d%02d"%r["h"],4))
    body+=f("LOCAL DO NASCIMENTO",r["hosp"],N)+R(f("MUNICÍPIO DO NASCIMENTO",r["bmun"],30),f("UF",r["buf"],2))
    for i in range(2):
        x=g[i] if i<len(g) else None
        body+=f("FILIAÇÃO %d – NOME"%(i+1),x and x["n"],N)+R(f("FILIAÇÃO %d – NATURALIDADE"%(i+1),x and x["nat"][0],30),f("UF",x and x["nat"][1],2))
    for l,k,kk in(("AVÔ PATERNO","F","av"),("AVÓ PATERNA","F","avo"),("AVÔ MATERNO","M","av"),("AVÓ MATERNA","M","avo")): body+=f(l,av(r,k,kk),N)
    body+=R(f("GÊMEO (S/N)","S" if r["twin"] else "N",1),f("NOME DO GÊMEO",r["twin"],36))
    body+=R(f("DATA DO REGISTRO (DDMMAAAA)",dd(r["dr"]),8),f("DNV",re.sub(r"\D","",r["dnv"]),11))
    body+='<div class="nt"><label>AVERBAÇÕES / ANOTAÇÕES</label><div>%s</div></div>'%("NADA CONSTA" if n!=2 else "ANOTAÇÃO: INSCRIÇÃO NO CPF EFETUADA NA FORMA DO PROVIMENTO CNJ Nº 63, DE 14/11/2017.")
    if n==2: r["anot"]="INSCRIÇÃO NO CPF EFETUADA NA FORMA DO PROVIMENTO CNJ Nº 63, DE 14/11/2017."
    body+='<div class="b"><div>EMISSÃO: %s — %s/%s<br>OFICIAL: %s<br>SELO ELETRÔNICO: %s</div><div class="s">%s<hr>assinatura</div></div>'%(dm(r["de"]),r["city"],r["uf"],r["of"],r["selo"],sig(case,45,"#000"))
    css="body{padding:9mm 11mm;font:8pt 'Liberation Sans'}h1{margin:0;background:#f3c84b;padding:2mm 4mm;font-size:17pt;display:flex;justify-content:space-between;align-items:center}h1 small{font-size:8.5pt;font-weight:normal}.c{padding:2mm 0 2.5mm;font-size:8.5pt}.f{margin-bottom:3.6mm}.r{display:flex;gap:6mm}label{display:block;font-size:6.3pt;color:#8a6500;font-weight:bold}.bx{display:flex}.bx i{font:10.5pt/5.6mm 'Liberation Mono';width:4.65mm;height:5.7mm;border:.5px solid #b38a1c;border-left-width:0;text-align:center}.bx i:first-child{border-left-width:.5px}.nt{border:.5px solid #b38a1c;padding:1mm 2mm;min-height:15mm;margin-top:1mm}.nt div{font:9.5pt 'Liberation Mono'}.b{display:flex;justify-content:space-between;margin-top:3mm;font-size:8.5pt;line-height:1.5}.s{text-align:center}hr{border:0;border-top:.6px solid #000;margin:0}"
    return r,(210,297),css,body,dict(nf=lambda m,u:m+" "+u,joint=True,matfmt="",texto=dm(r["dn"]),drop=["dados_pessoais.cpf"] if n==0 else [],accept={"dados_pessoais.data_nascimento.texto_completo":["%02d%02d%04d"%r["dn"]]})
