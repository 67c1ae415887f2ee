from base import *
from forms1 import o,est
# ---------- I landscape tables with header rows
def I(n,case):
    S=[dict(uf="PE",year=2018,parents="MF"),dict(uf="SP",year=2022,parents="MM",eth=("it","br")),dict(uf="MA",year=2014,parents="M",home=True)][n]
    r=rec(case,**S); r["cart"]=["Cartório Único de Registro Civil de %s","2º Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas de %s","Serventia Extrajudicial do 3º Ofício de %s"][n]%r["city"]
    nf="%s – %s"; g=r["g"]
    T=lambda heads,rows,cls="":'<table class="%s"><thead><tr>%s</tr></thead><tbody>%s</tbody></table>'%(cls,"".join("<th>%s</th>"%h for h in heads),"".join("<tr>%s</tr>"%"".join("<td>%s</td>"%(c or "- - -") for c in x) for x in rows))
    if n==0: r["averb"]="AV-1: Por requerimento da genitora, com fundamento no art. 55, § 4º, da Lei nº 6.015/1973, alterado o prenome do registrado em %s, dentro do prazo de 15 dias." if r["sexo"]=="M" else "AV-1: Por requerimento da genitora, com fundamento no art. 55, § 4º, da Lei nº 6.015/1973, alterado o prenome da registrada em %s, dentro do prazo de 15 dias."
    if n==0: r["averb"]=r["averb"]%dm(shift(r["R"],r["dr"],2,9))
    home="Domicílio" if r["home"] else r["hosp"]
    body='<div class="hd">%s<div><h1>Certidão de Nascimento</h1><div>%s</div></div><div class="m">MATRÍCULA<br><b>%s</b></div></div>'%(arms(17,"#a3341f"),r["cart"]+" · "+UFN[r["uf"]],ms(r["mat"]))
    body+='<h3>I. Registrado(a)</h3>'+T(["Nome","CPF","Sexo","Nascimento","Hora","Naturalidade"],[[r["nome"],r["cpf"],SX[r["sexo"]],dm(r["dn"]),"%dh%02d"%r["h"],nf%(r["bmun"],r["buf"])]])
    body+=T(["Local do nascimento","Município","UF","DNV","Data do registro","Gêmeos"],[[home,r["bmun"],r["buf"],r["dnv"] if n<2 else "",dm(r["dr"]),"Não"]])
    kind={"M":"Mãe","F":"Pai"}
    body+='<h3>II. Filiação e ascendência</h3>'+T(["Vínculo","Genitor(a)","Naturalidade","Avô","Avó"],[[kind[x["k"]],x["n"],nat(x,nf),x["av"],x["avo"]] for x in g]+([["Pai","","","",""]] if len(g)<2 else []))
    body+='<h3>III. Notas</h3>'+T(["Averbações","Anotações"],[[r.get("averb") or "Não há","Não há"]],"nn")+'<h3>IV. Anotações de cadastro</h3>'+T(["Documento","Número","Emissão","Órgão"],[["Título de eleitor","","",""],["Identidade (RG)",["8.114.902","",""][n],["11/01/2021","",""][n],["SDS/PE","",""][n]]])
    body+='<div class="ft"><div><b>%s</b><br>Registrador(a): %s<br>%s – CEP %s – %s<br>e-mail: contato@rc%s.not.br</div><div class="q">%s</div><div>Selo digital<br><b>%s</b><br>Cód. %s</div><div class="s">%s (%s), %s<br>%s<hr>%s — Escrevente</div></div>'%(r["city"]+"/"+r["uf"],r["of"],r["rua"],r["cep"],r["tel"],r["uf"].lower(),qr(case,17),r["selo"],r["sec"],r["city"],r["uf"],dm(r["de"]),sig(case,38),r["esc"])
    css="body{padding:8mm 12mm;font:9.5pt 'Noto Sans'}.hd{display:flex;align-items:center;gap:5mm;border-bottom:1.2mm solid #a3341f;padding-bottom:2mm}.hd>div:nth-child(2){flex:1}h1{margin:0;font:italic bold 21pt 'URW Bookman';color:#a3341f}.m{text-align:right;font-size:7pt}.m b{font:bold 10.5pt 'DejaVu Sans Mono'}h3{font-size:9pt;margin:2.3mm 0 1mm;color:#a3341f}table{width:100%;border-collapse:collapse;margin-bottom:1.3mm}th{background:#f4dfd8;font-size:7.5pt;text-align:left;padding:.8mm 1.5mm;border:.5px solid #cc9a8c}td{padding:1mm 1.5mm;border:.5px solid #cc9a8c;font-size:10.5pt;height:9.5mm}.nn td{height:11mm;vertical-align:top;width:50%;font-size:8.8pt}.ft{display:flex;justify-content:space-between;align-items:flex-end;font-size:8pt;margin-top:3mm;gap:5mm}.s{text-align:center}hr{border:0;border-top:.6px solid;margin:0}"
    acc={"local_nascimento.estabelecimento":["em domicílio",""]} if r["home"] else {}
    return r,(297,210),css,body,dict(nf=nf,natlab=True,cad=["8.114.902"] if n==0 else [],drop=["registro.número_dnv"] if n==2 else [],sets={"local_nascimento.estabelecimento":home},accept=acc)
# ---------- J indigenous
def J(n,case):
    c=["Amambai","Caarapó","Miranda"][n]; et=["Guarani-Kaiowá","Guarani Ñandeva","Terena"][n]; al=["Limão Verde","Te'ýikue","Cachoeirinha"][n]
    S=[dict(year=2013,twin=True),dict(year=2019,parents="MF"),dict(year=2014,parents="M",home=True)][n]
    r=rec(case,uf="MS",city=c,bmun=c,**S); sn=[("Benites","Ximenes"),("Vilhalva","Gonçalves Isnarde"),("Polidoro","Candelário")][n]
    for i,x in enumerate(r["g"]):
        x["n"]=x["n"].split()[0]+" "+[sn[0],sn[1]][i]; x["av"]=x["av"].split()[0]+" "+sn[i]; x["nat"]=(["Amambai","Aquidauana"][i],"MS")
        x["avo"]=x["avo"].split()[0]+" "+["Romeiro","Savala","Lipu"][n]
    ind=["Ava Verá","Kuñá Poty Rendyju","Xúnati"][n]
    r["nome"]=r["first"]+" "+" ".join(sn[:len(r["g"])]) ; r["decl"]=r["g"][0]["n"]
    if r["twin"]: r["twin"]=r["R"].choice([x for x in ["Werá Ezequias","Jary Miriã"]])+" "+" ".join(sn)
    r["cart"]="Serviço Notarial e de Registro Civil de "+c
    r["hosp"]="" if r["home"] else ["Hospital Regional de Amambai","Hospital Beneficente São Mateus",""][n]
    loc="Aldeia %s, em domicílio (parteira tradicional)"%al if r["home"] else r["hosp"]
    nf="%s (%s)"
    f=lambda a,b,cl="":'<div class="f %s"><dt>%s</dt><dd>%s</dd></div>'%(cl,a,b or "·····")
    g=r["g"]; 
    ob="Registro lavrado à vista do RANI nº %d, expedido pela FUNAI em %s, nos termos da Resolução Conjunta CNJ/CNMP nº 3, de 19/04/2012. Etnia lançada a pedido do declarante."%(r["R"].randint(10000,99999),dm(shift(r["R"],r["dr"],-2,-1)))
    r["anot"]=ob
    body='<div class="st"></div><header>%s<div><h1>CERTIDÃO DE NASCIMENTO</h1><p>%s — %s, Mato Grosso do Sul</p><p class="b">%s</p></div></header><dl>'%(arms(18,"#8b3a0e"),r["cart"],c,["Kuatia heñói rehegua","Kuatia heñói rehegua","Registro Civil de Pessoa Indígena"][n])
    body+=f("Nome",r["nome"],"w b")+f("Nome indígena",ind)+f("Etnia / povo",et)+f("Aldeia de origem dos pais","%s — Terra Indígena %s"%(al,al),"w")
    body+=f("CPF",r["cpf"])+f("Sexo",SX[r["sexo"]])+f("Nasceu aos",wd(r["dn"]),"w")+f("Horário","%02d:%02d h"%r["h"])+f("Gêmeos",("Sim, com "+r["twin"]) if r["twin"] else "Não")
    body+=f("Local do nascimento",loc,"w")+f("Município / UF","%s (MS)"%c)+f("DNV",r["dnv"] if not r["home"] else "")
    for x in g:
        p={"F":"pai","M":"mãe"}[x["k"]]
        body+=f("Nome "+("do " if p=="pai" else "da ")+p,x["n"])+f("Natural de",nat(x,nf))+f("Avô e avó "+{"F":"paternos","M":"maternos"}[x["k"]],x["av"]+" e "+x["avo"],"w")
    body+=f("Declarante",r["decl"])+f("Registrado em",dm(r["dr"]))+f("Matrícula",ms(r["mat"],"-"),"w")+f("Observações / Anotações",ob,"w")+"</dl>"
    body+='<footer><div>%s<br>Selo de fiscalização <b>%s</b></div><div class="s">%s, %s<br>%s<b>%s</b><br>Registradora e Tabeliã</div></footer><div class="st bo"></div>'%(qr(case,19),r["selo"],c,dl(r["de"]),sig(case,42),r["of"])
    css=".st{position:absolute;left:0;top:0;width:210mm;height:7mm;background:repeating-linear-gradient(45deg,#8b3a0e 0 3mm,#e9b96e 3mm 6mm,#222 6mm 7mm)}.bo{top:auto;bottom:0}body{padding:13mm 16mm;font:10.5pt 'Nimbus Sans';background:#fffaf0}header{display:flex;gap:6mm;align-items:center}h1{font:bold 20pt 'URW Gothic';margin:0;color:#8b3a0e}header p{margin:.5mm 0}.b{font-style:italic}dl{display:grid;grid-template-columns:1fr 1fr;gap:3.2mm 6mm;margin:6mm 0}.f{border-bottom:.5px dashed #8b3a0e}.w{grid-column:1/3}dt{font:bold 7.2pt 'Nimbus Sans';color:#8b3a0e}dd{margin:0;font-size:12pt}.f.b dd{font-weight:bold;font-size:13pt;font-style:normal}.f.b{font-style:normal}footer{display:flex;justify-content:space-between;align-items:flex-end;font-size:9pt}.s{text-align:center}"
    drop=["registro.número_dnv"] if r["home"] else []
    acc={"dados_pessoais.nome_completo":[r["nome"]]}
    if r["home"]: acc["local_nascimento.estabelecimento"]=["Domicílio","em domicílio","",loc,"Aldeia "+al]
    return r,(210,297),css,body,dict(nf=nf,texto=wd(r["dn"]),matfmt="-",joint=True,drop=drop,sets={"local_nascimento.estabelecimento":loc},accept=acc)
# ---------- K registro tardio
def K(n,case):
    S=[dict(uf="PA",year=1957,late=58,home=True,city="Óbidos"),dict(uf="RN",year=1949,late=63,home=True,parents="M",city="Natal",bmun="Caicó"),dict(uf="AC",year=1988,late=27,parents="MF")][n]
    r=rec(case,**S); r["de"]=shift(r["R"],r["dr"],0,900); r["mat"]=mat(r["cns"],r["dr"][2],r["liv"],r["fol"],r["ter"])
    r["cart"]=["Cartório Extrajudicial do Único Ofício de %s","3º Ofício de Notas e Registro Civil de %s","1ª Serventia de Registro Civil das Pessoas Naturais de %s"][n]%r["city"]
    nf="%s, %s"; g=r["g"]; M=next(x for x in g if x["k"]=="M"); P=next((x for x in g if x["k"]=="F"),None)
    r["averb"]=["REGISTRO TARDIO lavrado nos termos do art. 46 da Lei nº 6.015/1973 e do Provimento CNJ nº 28, de 05/02/2013, a requerimento do próprio registrado, maior de idade, com as testemunhas %s e %s.","Registro de nascimento tardio, feito por mandado do Juízo da 4ª Vara Cível de Natal, autos nº 0803321-17.2011.8.20.0001, sentença de 14/05/2012. Testemunhas: %s e %s.","Assento tardio, Provimento CNJ nº 28/2013. Entrevista do registrando arquivada na pasta 07, fls. 31. Testemunhas: %s e %s."][n]%(r["t1"],r["t2"])
    if r["sexo"]=="F": r["averb"]=r["averb"].replace("do próprio registrado","da própria registrada").replace("do registrando","da registranda")
    loc="No domicílio dos pais, "+r["addr_b"] if r["home"] else r["hosp"]
    hr="não sabe informar" if n<2 else "%02d:%02d"%r["h"]
    f=lambda a,b:'<p><span>%s</span>%s</p>'%(a,b or "ignorado")
    sec=lambda t,col,x:'<section style="border-color:%s"><aside style="background:%s">%s</aside><div>%s</div></section>'%(col,col,t,x)
    body='<div class="h"><small>Poder Judiciário · Tribunal de Justiça · Foro Extrajudicial</small><h1>certidão de nascimento</h1><div>%s</div><div class="m">matrícula %s</div></div>'%(r["cart"],r["mat"])
    body+=sec("1","#2f6f73",'<div class="N">%s</div>'%r["nome"]+f("CPF",r["cpf"])+f("Nascido(a) em",dl(r["dn"]))+f("Hora do nascimento",hr)+f("Sexo",SX[r["sexo"]])+f("Onde nasceu",loc)+f("Município de nascimento e UF",nf%(r["bmun"],r["buf"])))
    rows=""
    for x in g: rows+=f({"F":"Pai","M":"Mãe"}[x["k"]],x["n"])+f("natural de",nat(x,nf))
    if not P: rows+=f("Pai","")
    for a,x in(("paternos",P),("maternos",M)): rows+=f("Avós "+a,x and "%s e %s"%(x["av"],x["avo"]))
    body+=sec("2","#a0522d",rows)+sec("3","#4b4f8c",f("Data do assento",dm(r["dr"]))+f("Declarante","o próprio registrado" if r["sexo"]=="M" else "a própria registrada")+f("Gêmeos","não consta")+f("Declaração de Nascido Vivo","não apresentada"))
    body+=sec("4","#6b6b3a",'<div class="nt"><b>Averbações e anotações</b><br>%s</div>'%r["averb"])
    body+='<div class="z"><div>%s — %s<br>Registradora: <b>%s</b><br>Selo: %s &nbsp; Isento de emolumentos (Lei nº 9.534/1997)</div><div class="s">%s/%s, %s%s<hr>%s<br>escrevente</div></div>'%(r["rua"],r["cep"],r["of"],r["selo"],r["city"],r["uf"],dl(r["de"]),sig(case,46),r["esc"])
    css="body{padding:12mm 15mm;font:11.5pt 'Noto Sans Display','Noto Sans'}.h{text-align:left;margin-bottom:4mm}.h h1{font:300 27pt 'Noto Sans Display','Noto Sans';margin:0;letter-spacing:1px}.m{font:10pt 'Noto Sans Mono';color:#333}section{border:1px solid;display:flex;margin-bottom:3mm;border-radius:1.5mm;overflow:hidden}aside{color:#fff;width:9mm;display:flex;align-items:center;justify-content:center;font-weight:bold;font-size:15pt}section>div{padding:2mm 4mm;flex:1}p{margin:1.5mm 0;display:flex}p span{flex:0 0 56mm;color:#666;font-size:9pt}.N{font-size:14pt;font-weight:bold;margin-bottom:1mm}.nt{font-size:9.6pt}.z{display:flex;justify-content:space-between;align-items:flex-end;font-size:8.8pt;margin-top:6mm;gap:5mm}.s{text-align:center}hr{border:0;border-top:.6px solid;margin:0}"
    drop=["registro.número_dnv"]+(["dados_pessoais.hora_nascimento"] if n<2 else [])
    acc={"local_nascimento.estabelecimento":["Domicílio","em domicílio","","No domicílio dos pais"]} if r["home"] else {}
    return r,(210,297),css,body,dict(nf=nf,texto=dl(r["dn"]),matfmt="",joint=True,drop=drop,sets={"local_nascimento.estabelecimento":loc},accept=acc)
# ---------- L 2ª via, adoption and other notes
def L(n,case):
    S=[dict(uf="SP",year=1974,eth=("it","br"),city="São José do Rio Pardo"),dict(uf="PR",year=2005,eth=("pl","pt"),parents="MF"),dict(uf="SE",year=1986,parents="M")][n]
    r=rec(case,**S); r["de"]=[(5,6,2019),(23,9,2021),(30,1,2018)][n]
    r["cart"]=["Oficial de Registro Civil das Pessoas Naturais da Sede — %s","Serviço de Registro Civil de Pessoas Naturais e 1º Tabelionato de Notas de %s","Cartório do 5º Ofício de %s"][n]%r["city"]
    r["averb"]=["AV. 1 — Por escritura pública de adoção lavrada em 02/08/1995 (Livro 211, fls. 14, 1º Tabelião de Notas), o registrado foi adotado por %s, mantidos os vínculos de origem.","AV. 1 — Por sentença da Vara da Infância e da Juventude de 19/04/2010, foi deferida a adoção unilateral por %s, que passa a figurar como pai, com os respectivos ascendentes. AV. 2 — Em 03/05/2010 acrescido o patronímico do adotante.","AV. 1 — Adoção plena deferida a %s, por sentença de 08/11/1989; cancelado o registro primitivo."][n]
    M=next(x for x in r["g"] if x["k"]=="M"); P=next((x for x in r["g"] if x["k"]=="F"),None)
    r["averb"]=r["averb"]%["Adelino Fachini Sobrinho",P and P["n"],M["n"]][n]
    if r["sexo"]=="F": r["averb"]=r["averb"].replace("o registrado foi adotado","a registrada foi adotada")
    r["anot"]=["Casamento em 14/12/1996, Livro B-40, fls. 77, nº 11.203, neste Ofício; divórcio averbado em 09/03/2008.","",""][n]
    nf="%s/%s"; g=r["g"]
    f=lambda a,b,ww="100%":'<div class="f" style="width:%s"><span>%s:</span> %s</div>'%(ww,a,b or "********")
    body='<div class="wm">2ª VIA</div><div class="h"><div class="l">%s</div><div class="c"><h1>CERTIDÃO DE NASCIMENTO</h1>%s<br>%s, %s – CEP %s – Fone %s</div><div class="v">2ª VIA</div></div>'%(arms(19,"#444"),r["cart"],r["rua"],r["city"]+" – "+UFN[r["uf"]],r["cep"],r["tel"])
    body+=f("Matrícula",ms(r["mat"]))+f("Nome","<b>%s</b>"%r["nome"])+f("CPF",r["cpf"] if n!=2 else "","50%")+f("Sexo",SX[r["sexo"]],"50%")+f("Data de nascimento",wd(r["dn"]),"70%")+f("Hora","%02d:%02d"%r["h"],"30%")+f("Naturalidade",nf%(r["bmun"],r["buf"]),"50%")+f("Local de nascimento",r["hosp"]+", em "+nf%(r["bmun"],r["buf"]))
    body+="".join(f("Genitor" if x["k"]=="F" else "Genitora",x["n"]+", natural de "+nat(x,nf)) for x in g)+f("Avós paternos",P and P["av"]+"; "+P["avo"])+f("Avós maternos",M["av"]+"; "+M["avo"])
    body+=f("Data do registro",dl(r["dr"]),"50%")+f("Gêmeo(s)","não","20%")+f("DNV",r["dnv"] if n==1 else "","30%")
    body+='<div class="bx"><b>AVERBAÇÕES</b><br>%s</div><div class="bx"><b>ANOTAÇÕES</b><br>%s</div><div class="bx s2"><b>ANOTAÇÕES VOLUNTÁRIAS DE CADASTRO</b> RG %s &nbsp;|&nbsp; PIS ******** &nbsp;|&nbsp; Título de Eleitor %s &nbsp;|&nbsp; CEP residencial ********</div>'%(r["averb"],r["anot"] or "********",["18.402.775-1 SSP/SP","********","1.220.118 SSP/SE"][n],["********","********","0119 2284 2100"][n])
    body+='<div class="ft"><div class="sl">SELO DIGITAL<br><b>%s</b><br>%s</div><div class="s">O conteúdo da certidão é verdadeiro. Dou fé.<br>%s, %s.%s<b>%s</b><br>Oficial</div></div>'%(r["selo"],qr(case,16),r["city"],dl(r["de"]),sig(case,46),r["of"])
    css="body{padding:14mm 17mm;font:12pt 'Liberation Serif'}.wm{position:absolute;left:52mm;top:120mm;font:bold 80pt 'Liberation Sans';color:#f1f1f1;z-index:-1}.h{display:flex;gap:5mm;align-items:center;background:#e8ecef;padding:3mm;margin-bottom:4mm}.c{flex:1;text-align:center;font-size:9pt}h1{margin:0;font:bold 18pt 'Liberation Sans'}.v{border:1.6px solid #b00;color:#b00;font:bold 12pt 'Liberation Sans';padding:1.5mm 2.5mm}.f{display:inline-block;padding:1.9mm 0;vertical-align:top}.f span{font-variant:small-caps;color:#333;font-weight:bold}.bx{border:1px solid #888;padding:2mm 3mm;margin:2.2mm 0;min-height:16mm;font-size:10pt}.s2{min-height:0;font-size:8.2pt}.ft{display:flex;justify-content:space-between;align-items:flex-end;margin-top:4mm}.s{text-align:center;font-size:10pt}.sl{font-size:8pt;text-align:center}"
    return r,(210,297),css,body,dict(nf=nf,natlab=True,texto=wd(r["dn"]),drop=(["dados_pessoais.cpf"] if n==2 else [])+(["registro.número_dnv"] if n!=1 else []),cad=[["18.402.775-1"],[],["1.220.118","0119 2284 2100"]][n])
# ---------- M socioafetiva cards
def Mm(n,case):
    S=[dict(uf="RS",year=2016,eth=("it","de"),parents="MF",city="Erechim"),dict(uf="SC",year=2021,parents="MM",eth=("br","de")),dict(uf="PB",year=2010,parents="FF",eth=("br","ar"))][n]
    r=rec(case,**S); r["cart"]="Registro Civil das Pessoas Naturais de "+r["city"]; nf="%s – %s"; g=r["g"]
    r["averb"]=["Reconhecida a paternidade socioafetiva de %s, nos termos do Provimento CNJ nº 63/2017, alterado pelo Provimento nº 83/2019, com anuência da mãe. Averbado em 22/10/2020 sob nº 4."%g[1]["n"],"","Maternidade e paternidade conforme sentença de 11/12/2013; procedida à inclusão do segundo pai, %s, e de seus ascendentes."%g[1]["n"]][n]
    card=lambda i,x:'<div class="cd"><h5>%dº ascendente · %s</h5><div class="nm">%s</div><div class="sm">naturalidade</div>%s<div class="sm">pais d%s genitor%s (avós d%s registrad%s)</div>%s<br>%s</div>'%(i+1,["filiação","filiação socioafetiva" if n==0 else "filiação"][i],x["n"],nat(x,nf),*(["o","","o","o"] if x["k"]=="F" else ["a","a","o","o"]),x["av"],x["avo"])
    kv=lambda a,b:'<div class="kv"><small>%s</small>%s</div>'%(a,b)
    body='<div class="bar"><div>%s</div><h1>Certidão de Nascimento</h1></div><div class="off">%s · %s/%s · CNS %s</div><div class="big">%s</div><div class="g4">%s%s%s%s</div>'%(arms(14,"#fff").replace('fill="#fff"','fill="none"',1),r["cart"],r["city"],r["uf"],"%06d"%r["cns"],r["nome"],kv("nascimento",dm(r["dn"])),kv("horário","%02dh%02d"%r["h"]),kv("sexo",SX[r["sexo"]].lower()),kv("CPF",r["cpf"]))
    body+='<div class="g4">%s%s</div>'%(kv("nasceu em",r["hosp"]).replace('kv"','kv w2"'),kv("município / UF",nf%(r["bmun"],r["buf"])).replace('kv"','kv w2"'))
    body+='<div class="cds">%s</div>'%"".join(card(i,x) for i,x in enumerate(g))
    body+='<div class="g4">%s%s%s%s</div><div class="kv" style="margin-top:3mm"><small>matrícula</small><b class="mono">%s</b></div>'%(kv("registro feito em",dl(r["dr"])),kv("gêmeos","não"),kv("DNV",r["dnv"]),kv("declarante",g[0]["n"]),ms(r["mat"],"  "))
    body+='<div class="nt"><small>averbações</small><p>%s</p></div><div class="nt"><small>anotações</small><p>%s</p></div>'%(r["averb"] or "Sem averbações até a presente data.","Sem anotações até a presente data.")
    body+='<div class="ft">%s<div>selo digital <b>%s</b><br>confira em selo.tj%s.jus.br<br>código de segurança %s</div><div class="s">%s, %s%s%s<br><small>oficial de registro</small></div></div>'%(qr(case,22),r["selo"],r["uf"].lower(),r["sec"],r["city"],dl(r["de"]),sig(case,42),r["of"])
    css="body{font:10.5pt 'Noto Sans','Noto Sans Display';padding:0 15mm;color:#222}.bar{background:#5a2a82;color:#fff;margin:0 -15mm;padding:6mm 15mm;display:flex;align-items:center;gap:6mm}h1{font:600 23pt 'URW Gothic';margin:0}.off{padding:2.5mm 0;font-size:9pt;color:#5a2a82}.big{font:bold 17pt 'URW Gothic';margin:2mm 0 4mm}.g4{display:flex;gap:5mm;margin-top:3mm}.kv{flex:1}.kv small,.sm,.nt small{display:block;color:#8a6bab;font-size:7.5pt}.w2{flex:2}.cds{display:flex;gap:6mm;margin-top:5mm}.cd{flex:1;border-radius:4mm;background:#f4eefa;padding:4mm 5mm}.cd h5{margin:0 0 1.5mm;font-size:8.5pt;color:#5a2a82}.nm{font-weight:bold;font-size:11.5pt}.sm{margin-top:2mm}.mono{font:bold 11.5pt 'Noto Sans Mono';white-space:pre}.nt{margin-top:4mm;border-left:1.2mm solid #5a2a82;padding-left:3mm}.nt p{margin:.5mm 0}.ft{display:flex;align-items:flex-end;gap:6mm;margin-top:9mm;font-size:8.5pt}.s{margin-left:auto;text-align:center;font-size:9.5pt}"
    return r,(210,297),css,body,dict(nf=nf,drop=[])
# ---------- N CRC digital
def N(n,case):
    S=[dict(uf="SP",year=2000,city="Avaré",eth=("ar","it")),dict(uf="BA",year=1982,city="Xique-Xique"),dict(uf="AM",year=2016,twin=True,parents="MF")][n]
    r=up(rec(case,**S)); r["cart"]=["OFICIAL DE REGISTRO CIVIL DAS PESSOAS NATURAIS E DE INTERDIÇÕES E TUTELAS DA SEDE DA COMARCA DE %s","CARTÓRIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS DE %s","CARTÓRIO DO 2º OFÍCIO DE NOTAS E REGISTRO CIVIL DE %s"][n]%r["city"].upper()
    r["de"]=[(17,3,2024),(2,8,2023),(29,11,2024)][n]; nf="%s-%s"; g=r["g"]
    rel={"F":"paternos","M":"maternos"}
    V=lambda l,v:'<div class="b"><u>%s</u><div>%s</div></div>'%(l,v or "xxxxxxxxxx")
    R=lambda *x:'<div class="r">%s</div>'%"".join(x)
    if n==1: r["anot"]="CASAMENTO REALIZADO EM 07/09/2005, MATRÍCULA %s, COM DIVALDO NOGUEIRA PRATES, PERMANECENDO O MESMO NOME."%ms(mat(r["cns"],2005,41,22,6003,2)) if r["sexo"]=="F" else "CASAMENTO REALIZADO EM 07/09/2005, MATRÍCULA %s, COM ROSILDA NOGUEIRA PRATES, PERMANECENDO O MESMO NOME."%ms(mat(r["cns"],2005,41,22,6003,2))
    side='<div class="sd">%s<div class="cd"><b>CRC NACIONAL</b><br>Central de Informações de Registro Civil das Pessoas Naturais<br><br>Código de validação<br><b>%s</b><br><br>Documento eletrônico gerado em %s às 16:42:07, válido até 30 dias para materialização.<br><br>registrocivil.org.br</div>%s</div>'%(qr(case,30),"-".join("".join(r["R"].choice("0123456789ABCDEF") for _ in range(4)) for _ in range(4)),dm(shift(r["R"],r["de"],1,1)),qr(case+"b",18))
    mn='<div class="mn"><div class="hh">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>CERTIDÃO DE NASCIMENTO</h1><div class="hh sm">2ª via eletrônica</div>'
    mn+=V("Nome",r["nome"])+R(V("CPF",r["cpf"] if n!=1 else ""),V("Matrícula",ms(r["mat"])).replace('class="b"','class="b d2"'))
    mn+=R(V("Data de nascimento por extenso",wd(r["dn"]).upper()).replace('class="b"','class="b d3"'),V("Dia","%02d"%r["dn"][0]),V("Mês","%02d"%r["dn"][1]),V("Ano",r["dn"][2]))
    mn+=R(V("Hora","%02d:%02d"%r["h"]),V("Município de nascimento e UF",nf%(r["bmun"],r["buf"])).replace('class="b"','class="b d2"'),V("Sexo",SX[r["sexo"]].upper()))
    mn+=V("Local de nascimento",r["hosp"])+"".join(V("Filiação" if i==0 else "&nbsp;",x["n"]+" ("+nat(x,nf)+")") for i,x in enumerate(g))
    mn+=V("Avós","<br>".join("%s e %s – %s"%(x["av"],x["avo"],rel[x["k"]]) for x in g))
    mn+=R(V("Gêmeo","SIM" if r["twin"] else "NÃO"),V("Nome e matrícula do(s) gêmeo(s)",r["twin"] and r["twin"]+" — "+ms(mat(r["cns"],r["dr"][2],r["liv"],r["fol"]+1,r["ter"]+1)) if r["twin"] else "").replace('class="b"','class="b d3"'))
    mn+=R(V("Data de registro por extenso",wd(r["dr"]).upper()).replace('class="b"','class="b d2"'),V("Número da DNV",r["dnv"] if n==2 else ""))+V("Averbações/Anotações à acrescer",r.get("anot") or "NADA CONSTA")
    mn+=R(V("Nome do Ofício",r["cart"]).replace('class="b"','class="b d2"'),V("Oficial Registrador",r["of"]))+R(V("Município/UF",r["city"]+"-"+r["uf"]),V("Data de emissão",dm(r["de"])),V("Selo digital",r["selo"]))
    ft='<div class="lg">Certidão assinada digitalmente por %s, escrevente, em %s, com certificado ICP-Brasil, nos termos da Medida Provisória nº 2.200-2, de 24 de agosto de 2001, do art. 19, § 5º, da Lei nº 6.015, de 31 de dezembro de 1973, com a redação da Lei nº 14.382, de 27 de junho de 2022, e dos Provimentos nº 46/2015 e nº 149/2023 do Conselho Nacional de Justiça. A validade e a autenticidade deste documento poderão ser conferidas no portal da Central, mediante o código de validação. A certidão eletrônica, uma vez impressa, perde a sua validade jurídica, salvo se materializada por serventia de registro civil, na forma do art. 228 do Código Nacional de Normas. A reprodução não autorizada, a adulteração ou o uso indevido deste documento sujeita o infrator às penas do art. 297 do Código Penal. Emolumentos: R$ 41,66; ISS: R$ 1,25; Fundo: R$ 3,08. Pedido nº %d.</div></div>'%(r["esc"].upper(),dm(r["de"]),r["R"].randint(10**7,10**8))
    css="body{display:flex;font:9.3pt 'Liberation Sans'}.sd{width:42mm;height:296mm;background:#eaf3ea;padding:12mm 5mm;text-align:center;font-size:7.5pt;color:#185a2a;display:flex;flex-direction:column;justify-content:space-between;align-items:center}.cd b{font-size:8.2pt}.mn{flex:1;padding:10mm 12mm 8mm 8mm}.hh{text-align:center;font-weight:bold;font-size:9pt}.sm{font-weight:normal}h1{text-align:center;font:bold 17pt 'Liberation Serif';margin:2mm 0 1mm}.b{flex:1;margin-bottom:2.6mm}.b u{font-size:6.8pt;text-decoration:none;color:#185a2a}.b div{border:.6px solid #185a2a;border-radius:1mm;padding:1mm 1.6mm;min-height:6mm;font-size:10pt}.r{display:flex;gap:2mm}.d2{flex:2}.d3{flex:3.2}.lg{font-size:7pt;text-align:justify;line-height:1.35;margin-top:2mm;color:#333}"
    return r,(210,297),css,mn and side+mn+ft,dict(nf=nf,texto=wd(r["dn"]).upper(),joint=True,drop=(["dados_pessoais.cpf"] if n==1 else [])+(["registro.número_dnv"] if n<2 else []))
# ---------- O apostille
def O(n,case):
    S=[dict(uf="RS",year=1989,eth=("it","it"),parents="FM",city="Não-Me-Toque"),dict(uf="ES",year=1977,eth=("it","de"),parents="FM",city="Domingos Martins",home=True),dict(uf="SP",year=1997,eth=("jp","br"),parents="MF")][n]
    r=rec(case,**S); r["cart"]=["Ofício de Registro Civil e Especiais de %s","Cartório do Registro Civil da Sede de %s","Oficial de Registro Civil do Município de %s"][n]%r["city"]; r["de"]=[(9,4,2018),(21,2,2023),(7,7,2020)][n]
    ap=shift(r["R"],r["de"],6,40); nf="%s, %s"; g=r["g"]
    loc="domicílio dos pais" if r["home"] else r["hosp"]
    li=lambda a,b:'<tr><th>%s</th><td>%s</td></tr>'%(a,b)
    rel={"F":"Pai","M":"Mãe"}
    body='<div class="up"><div class="l">%s</div><h1>CERTIDÃO DE NASCIMENTO</h1><div class="k">%s — Estado: %s — %s</div><table class="t">'%(arms(14,"#235"),r["cart"],r["uf"],r["rua"])
    body+=li("Matrícula",r["mat"][:20]+" "+r["mat"][20:])+li("Registrado(a)","<b>%s</b> — sexo %s"%(r["nome"],SX[r["sexo"]].lower()))+li("Nascimento","%s, às %02d:%02d, em %s; local: %s"%(dl(r["dn"]),*r["h"],nf%(r["bmun"],r["buf"]),loc))
    body+="".join(li(rel[x["k"]],"%s, natural de %s, filh%s de %s e de %s"%(x["n"],nat(x,nf),"o" if x["k"]=="F" else "a",x["av"],x["avo"])) for x in g)
    body+=li("Registro","feito em %s, no livro A-%d, folha %d, termo %d"%(dm(r["dr"]),r["liv"],r["fol"],r["ter"]))
    if n==0: r["averb"]="Retificado o nome do avô paterno, por decisão de 18/10/2016, para fins de cidadania italiana."
    body+=li("Averbação / anotação",r.get("averb") or "nada consta")+'</table><div class="sg"><div>CPF: %s<br>Selo: %s</div><div class="s">%s, %s%s%s, Oficial</div></div></div>'%(r["cpf"] if n else "não informado",r["selo"],r["city"]+" - "+r["uf"],dm(r["de"]),sig(case,38),r["of"])
    it=[("1. País / Country / Pays","REPÚBLICA FEDERATIVA DO BRASIL"),("2. Foi assinado por / Has been signed by / A été signé par",r["of"]),("3. Agindo na qualidade de / Acting in the capacity of","Oficial de Registro Civil"),("4. Tem o selo / carimbo de / Bears the seal / stamp of",r["cart"]),("5. Em / At / À",["Porto Alegre - RS","Vitória - ES","São Paulo - SP"][n]),("6. No dia / The / Le",dm(ap)),("7. Por / By / Par","Tancredo Lousada Viégas, Escrevente"),("8. Nº / Under Nº / Sous nº","BR%s%07d-8"%(["RS","ES","SP"][n],r["R"].randint(1,9999999))),("9. Selo / Carimbo","Selo do 4º Tabelião de Notas"),("10. Assinatura","assinado eletronicamente")]
    body+='<div class="ap"><div class="at"><b>APOSTILLE</b><br>(Convention de La Haye du 5 octobre 1961)</div><div class="gr">%s</div><div class="fn"><div>%s</div><div>Tipo de documento / Type of document: CERTIDÃO DE NASCIMENTO<br>Nome do titular / Name of holder: %s<br>CRC: %08X &nbsp; Código: %07d &nbsp; Esta Apostila certifica apenas a assinatura, a capacidade do signatário e, quando apropriado, o selo ou carimbo constantes no documento público. Não certifica o conteúdo do documento. www.cnj.jus.br/apostille</div></div></div>'%("".join('<div><small>%s</small><br>%s</div>'%x for x in it),qr(case,22),r["nome"],r["R"].randint(1,2**31),r["R"].randint(1,9999999))
    css="body{padding:9mm 14mm;font:10pt 'Noto Serif'}.up{border:1.5px solid #235;padding:4mm 6mm;height:156mm;position:relative}.l{text-align:center}h1{font:bold 17pt 'Noto Serif';text-align:center;margin:1mm 0;color:#235}.k{text-align:center;font-size:9pt;margin-bottom:3mm}.t{width:100%;border-collapse:collapse}.t th{text-align:right;vertical-align:top;width:33mm;padding:1.1mm 3mm 1.1mm 0;font:italic 9.5pt 'Noto Serif';color:#235}.t td{padding:1.1mm 0;border-bottom:.4px solid #bbb}.sg{display:flex;justify-content:space-between;align-items:flex-end;position:absolute;bottom:3mm;left:6mm;right:6mm;font-size:9.5pt}.s{text-align:center}.ap{margin-top:4mm;border:3px double #7a0f0f;padding:3mm 5mm;font:8.6pt 'Liberation Sans';background:#fffdf5}.at{text-align:center;font-size:10.5pt;margin-bottom:2mm}.gr{display:grid;grid-template-columns:1fr 1fr;border:.5px solid #7a0f0f}.gr>div{border:.5px solid #c99;padding:1mm 2mm}.gr small{font-size:6.6pt;color:#7a0f0f}.fn{display:flex;gap:4mm;margin-top:2mm;font-size:7.4pt;align-items:center}"
    acc={"autenticação.selo_digital":[r["selo"]]}
    if r["home"]: acc["local_nascimento.estabelecimento"]=["Domicílio","em domicílio",""]
    return r,(210,297),css,body,dict(nf=nf,texto=dl(r["dn"]),livfmt="A-%s",joint=True,drop=["registro.número_dnv"]+([] if n else ["dados_pessoais.cpf"]),sets={"local_nascimento.estabelecimento":loc,"dados_pessoais.matrícula":r["mat"][:20]+" "+r["mat"][20:]},accept=acc)
# ---------- P matrix printer
def P(n,case):
    S=[dict(uf="RS",year=1969,eth=("pt","br"),city="Bagé"),dict(uf="RS",year=1994,twin=True,eth=("de","it"),parents="FM"),dict(uf="RS",year=1976,parents="M",city="Uruguaiana")][n]
    r=up(rec(case,**S)); r["cart"]=["OFICIO DO REGISTRO CIVIL DA 1A ZONA DE %s","REGISTRO CIVIL DAS PESSOAS NATURAIS DE %s","OFICIO DO REGISTRO CIVIL DA 2A ZONA DE %s"][n]%r["city"].upper()
    r["de"]=[(20,10,1995),(8,1,1997),(11,6,1993)][n]; nf="%s/%s"; g=r["g"]; W=76
    if n==0: r["anot"]="CASOU-SE EM 12/02/1994, LIVRO B-98, FLS. 140V, TERMO 20.117, NESTE OFICIO."; 
    import textwrap
    ln=[]; bar="+"+"="*W+"+"; sep="+"+"-"*W+"+"
    def add(s=""):
        for x in textwrap.wrap(s,W-2,subsequent_indent=" "*26 if ".: " in s else "") or [""]: ln.append("| "+x.ljust(W-2)+" |")
    def fl(l,v): add(l.ljust(22,".")+".: "+(v or "*"*20))
    ln.append(bar); 
    for s in("ESTADO DO RIO GRANDE DO SUL",r["cart"],"","C E R T I D A O   D E   N A S C I M E N T O" if 0 else "CERTIDAO DE NASCIMENTO"): ln.append("| "+s.center(W-2)+" |")
    ln.append(bar); Pp=next((x for x in g if x["k"]=="F"),None); M=next(x for x in g if x["k"]=="M")
    add("CERTIFICO QUE NO LIVRO A-%d, AS FLS. %d, SOB O NR. %d, CONSTA O REGISTRO:"%(r["liv"],r["fol"],r["ter"])); ln.append(sep)
    fl("NOME",r["nome"]);fl("SEXO",SX[r["sexo"]].upper());fl("DATA DE NASCIMENTO",dm(r["dn"]));fl("HORA","%02d:%02d HS"%r["h"]);fl("LOCAL",r["hosp"]);fl("CIDADE/UF",nf%(r["bmun"],r["buf"]))
    fl("GEMEO","SIM - "+r["twin"] if r["twin"] else "NAO");ln.append(sep)
    fl("PAI",Pp and Pp["n"]);fl("NATURAL DE",Pp and nat(Pp,nf));fl("MAE",M["n"]);fl("NATURAL DE",nat(M,nf));fl("AVO PATERNO",Pp and Pp["av"]);fl("AVO PATERNA",Pp and Pp["avo"]);fl("AVO MATERNO",M["av"]);fl("AVO MATERNA",M["avo"]);ln.append(sep)
    fl("DATA DO REGISTRO",dm(r["dr"]));fl("DECLARANTE",r["decl"]);fl("TESTEMUNHAS",r["t1"]+" / "+r["t2"]);fl("OBSERVACOES",r.get("anot") or "NADA CONSTA");ln.append(sep)
    add("O REFERIDO E VERDADE E DOU FE."); add("%s, %s."%(r["city"].upper()+" - RS",dl(r["de"]).upper().replace("1º","1"))); ln.append(bar)
    body='<div class="h">%s</div><div class="h r">%s</div><pre>%s</pre><div class="s">%s<div>%s<br>OFICIAL DO REGISTRO CIVIL</div></div><div class="fe">EMOL. %s &nbsp; TX. DIST. ISENTA &nbsp; FORMULARIO CONTINUO 80 COL. - REQ. NR. %05d</div>'%(("<i></i>"*22,)*2+("\n".join(ln).replace("&","&amp;"),sig(case,50,"#113"),r["of"].upper(),"CR$ 41.140,00" if n==2 else "R$ 6,20",r["R"].randint(1,99999)))
    css="body{background:repeating-linear-gradient(#fff 0 12.7mm,#e6f2e6 12.7mm 25.4mm);padding:14mm 16mm}.h{position:absolute;left:3mm;top:0;width:6mm;display:flex;flex-direction:column;gap:8.6mm;padding-top:4mm;height:278mm;overflow:hidden;border-right:1px dashed #aaa}.h.r{left:auto;right:3mm;border-right:0;border-left:1px dashed #aaa;padding-left:2mm}.h i{flex:0 0 4mm;width:4mm;border-radius:50%;border:.5px solid #999;background:#ddd}pre{font:10.4pt/1.32 'DejaVu Sans Mono';margin:0 auto;width:max-content;color:#223}.s{text-align:center;margin:5mm 0 0 80mm;font:9pt 'DejaVu Sans Mono'}.fe{position:absolute;bottom:7mm;left:16mm;font:7.5pt 'DejaVu Sans Mono'}"
    return r,(216,279),css,body,dict(nf=nf,livfmt="A-%s",joint=True,drop=["dados_pessoais.cpf","dados_pessoais.matrícula","registro.número_dnv","autenticação.selo_digital"])
