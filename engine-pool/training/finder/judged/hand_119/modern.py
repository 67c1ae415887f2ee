# -*- coding: utf-8 -*-
from common import *
def qr(r,n=25,px=66,col="#000"):
    o=[]
    def fin(x,y):
        for a,b in((0,0),(n-7,0),(0,n-7)):
            if a<=x<a+7 and b<=y<b+7:
                i=min(x-a,y-b,a+6-x,b+6-y); return 1 if i in(0,2,3) else 0
            if a-1<=x<a+8 and b-1<=y<b+8: return 0
        return None
    for y in range(n):
        for x in range(n):
            f=fin(x,y)
            if f is None: f=r.random()<.48
            if f: o.append("M%d %dh1v1h-1z"%(x,y))
    return '<svg width="%d" height="%d" viewBox="0 0 %d %d"><path fill="%s" d="%s"/></svg>'%(px,px,n,n,col,"".join(o))
def arms(c="#444",w=46):
    return '<svg width="%d" height="%d" viewBox="0 0 40 40"><g fill="none" stroke="%s" stroke-width="1.4"><circle cx="20" cy="19" r="9"/><circle cx="20" cy="19" r="5.5" fill="%s"/><path d="M20 2l3 7-3 4-3-4zM4 12c2 14 8 20 16 22M36 12c-2 14-8 20-16 22M10 36c6-3 14-3 20 0"/></g></svg>'%(w,w,c,c)
RUA=["Rua XV de Novembro","Praça da Matriz","Av. Getúlio Vargas","Rua Marechal Deodoro","Travessa do Comércio","Rua Sete de Setembro"]
def tit(R): return "Oficiala" if R["of_f"] else "Oficial"
def addr(R): r=R["r"]; return "%s, nº %d - Centro - CEP %05d-%03d"%(r.choice(RUA),r.randint(10,1900),r.randint(10000,99999),r.choice([0,10,100,970]))
def avline(R,blank,style):
    o=[]
    same=len(R["fam"])==2 and R["fam"][0]==R["fam"][1]
    for i,p in enumerate(R["p"]):
        if same: lab={"mm":["Maternos","Maternos"],"pp":["Paternos","Paternos"]}[R["fam"]][i]+" (%s)"%p["pren"]
        else: lab="Paternos" if p["sx"]=="M" else "Maternos"
        o.append((lab,p))
    return o
def twtxt(R,sep=" "): return "; ".join("%s - %s"%(a,fm(m,sep)) for a,m in R["tw"])
def mset(t):
    m=t.R["matr"]; S=t.set
    S("dados_pessoais.matrícula",fm(m)); 
    S("registro.livro",m[15:20],str(t.R["L"])); S("registro.folha",m[20:23],str(t.R["F"])); S("registro.termo",m[23:30],str(t.R["T"]))
    for k,a in(("livro",m[15:20]),("folha",m[20:23]),("termo",m[23:30])): t.show("registro."+k,a)
def dates(t,um="mil"):
    R=t.R
    x=dext(R["nasc"],um); t.set("dados_pessoais.data_nascimento.texto_completo",x,dm(R["nasc"]))
    return x
def A(R,n):
    r=R["r"]; k=R["k"]; t=T(R); t.joint=True; mset(t); B=k["b"]
    x=dates(t); dr=dext(R["dreg"]); t.show("registro.data_registro",dr)
    if R["cpf"]: t.set("dados_pessoais.cpf",R["cpf"])
    nat="%s - %s"%(R["mun"],R["uf"]); t.set("dados_pessoais.naturalidade",R["mun"]+"/"+R["uf"],nat)
    if R["home"]:
        loc="Domicílio, %s - %s"%(R["mun"],R["uf"]); t.set("local_nascimento.estabelecimento","Domicílio","")
    else:
        loc="%s, %s - %s"%(R["estab"],R["mun"],R["uf"]); t.set("local_nascimento.estabelecimento",R["estab"])
    hora="%02d:%02d"%R["hora"] if R["hora"] else B
    if R["hora"] and n%2: hora="%02dh%02dmin"%R["hora"]; t.show("dados_pessoais.hora_nascimento",hora)
    pa=[]
    for i,p in enumerate(R["p"]):
        w="%s - %s"%(p["nm"],p["nuf"]); t.nat(i,w); pa.append("<b>%s</b>, natural de %s"%(E(p["nome"]),E(w)))
    av=["%s: %s e %s"%(l,E(p["av"]),E(p["aa"])) for l,p in avline(R,B,0)]
    if len(pa)==1: pa.append(B)
    tw=""
    if R["tw"]: tw=twtxt(R); t.set("gêmeos.informações_adicionais",tw)
    if R["dnv"]: t.set("registro.número_dnv",R["dnv"])
    t.set("autenticação.selo_digital",R["selo"],R["selo"]+" "+R["sec"]) if not R["sec"] else t.set("autenticação.selo_digital",R["selo"],R["selo"]+" "+R["sec"])
    t.show("autenticação.data_emissão",dlong(R["dem"]))
    def c(l,v,w=""): return '<td %s><i>%s</i>%s</td>'%(w,l,v)
    def row(*cs): return '<table><tr>'+"".join(cs)+'</tr></table>'
    notes=" ".join((["AVERBAÇÃO: "+E(R["av"])] if R["av"] else [])+(["ANOTAÇÃO: "+E(R["an"])] if R["an"] else [])) or B
    cad="".join("<tr>"+"".join("<td>%s</td>"%(E(v) or B) for v in q)+"</tr>" for q in R["cad"])
    if not cad: cad="".join("<tr><td>%s</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td></tr>"%((d,)+(B,)*4) for d in("RG","PIS/NIS","Passaporte","Cartão Nacional de Saúde"))
    cad+="<tr><td colspan=2>Título de Eleitor: %s</td><td>CEP Residencial: %s</td><td colspan=2>Grupo Sanguíneo: %s</td></tr>"%(B,B,B) if not any(q[0].startswith("Tít") for q in R["cad"]) else ""
    css='''@page{size:A4;margin:0}body{width:180mm;margin:10mm 15mm;font:10.4pt "Liberation Serif",serif;color:#111}
.h{text-align:center;line-height:1.25;font-size:11pt}.h b{font-size:15pt;letter-spacing:1px}table{width:100%;border-collapse:collapse;margin-bottom:-1px}td{border:.7px solid #555;padding:1px 4px 3px;vertical-align:top}
i{display:block;font:6.2pt "Liberation Sans",sans-serif;color:#333;text-transform:uppercase}.nm{text-align:center;font-size:13pt;font-weight:bold}.m{text-align:center;font:bold 11.5pt "Liberation Mono",monospace;margin:2px 0 6px}.l{text-align:center;font-size:8pt;margin-top:4px}
.cad td{font-size:7.4pt;padding:1px 3px}.cad th{font-size:6.6pt;border:.7px solid #555;font-weight:normal;background:#eee}.f td{font-size:8.4pt;height:30mm;width:50%}.s{text-align:center;border-top:.7px solid #000;margin:9mm 6mm 0;font-size:8pt}'''
    b='<div class=h>%s<br>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>CERTIDÃO DE NASCIMENTO</b></div><div class=l>NOME</div><div class=nm>%s</div>'%(arms(),E(R["nome"]))
    cp='<div class=l>CPF</div><div class=m>%s</div>'%(E(R["cpf"]) or B); mt='<div class=l>MATRÍCULA</div><div class=m>%s</div>'%fm(R["matr"])
    b+=(cp+mt) if n%3 else (mt+cp)
    b+=row(c("Data de nascimento por extenso",x,"width=62%"),c("Dia","%02d"%R["nasc"][2]),c("Mês","%02d"%R["nasc"][1]),c("Ano",R["nasc"][0]))
    b+=row(c("Hora de nascimento",hora,"width=24%"),c("Naturalidade",E(nat)))
    b+=row(c("Município de registro e unidade da federação","%s - %s"%(R["rmun"],R["ruf"]),"width=34%"),c("Local, município de nascimento e UF",E(loc)),c("Sexo",R["sexo"],"width=14%"))
    b+=row(c("Filiação","<br>".join(pa)))+row(c("Avós","<br>".join(av)))
    b+=row(c("Gêmeo",("SIM" if R["tw"] else "NÃO"),"width=12%"),c("Nome e matrícula do(s) gêmeo(s)",E(tw) or B))
    b+=row(c("Data do registro por extenso",dr,"width=62%"),c("Número da DNV",R["dnv"] or B))
    b+=row(c("Averbações/anotações à acrescer",'<div style="min-height:17mm;text-align:justify">%s</div>'%notes))
    b+='<table class=cad><tr><td colspan=5 style="border:0"><i>Anotações de cadastro</i></td></tr><tr><th>TIPO DOCUMENTO<th>NÚMERO<th>DATA EXPEDIÇÃO<th>ÓRGÃO EXPEDIDOR<th>DATA DE VALIDADE</tr>%s</table><div style="font-size:6pt;margin:2px 0 5px">* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigida pelo órgão solicitante ou quando necessária para identificação de seu portador.</div>'%cad
    b+='<table class=f><tr><td><i>Nome do ofício</i>%s<br><i>%s registrador(a)</i>%s<br><i>Município / UF</i>%s/%s<br><i>Endereço</i>%s<br><i>Telefone</i>(%d) 3%03d-%04d</td><td>O conteúdo da certidão é verdadeiro. Dou fé.<br>%s - %s, %s.<div class=s>%s<br>%s</div></td></tr></table>'%(E(R["cart"]),tit(R),E(R["of"]),R["rmun"],R["ruf"],addr(R),r.randint(11,99),r.randint(0,999),r.randint(0,9999),R["rmun"],R["ruf"],dlong(R["dem"]),*((E(R["esc"]),"Escrevente Autorizad"+("a" if R["esc"].split()[0] in PF["old"]+PF["mid"]+PF["new"] else "o")) if n%2 else (E(R["of"]),tit(R)))) 
    b+='<table style="margin-top:4px"><tr><td style="border:0;width:70px">%s</td><td style="border:0;font-size:8pt;padding-top:12px">%s: <b>%s</b>%s<br>Consulte a validade do selo no portal do Tribunal de Justiça.</td></tr></table>'%(qr(r,25,58),k.get("sl","Selo Digital"),R["selo"],("<br>Código de segurança: "+R["sec"]) if R["sec"] else "")
    return css,b,t
def Bf(R,n):
    R=up(R); r=R["r"]; k=R["k"]; t=T(R); t.joint=True; B=k["b"]
    m=R["matr"]; t.set("dados_pessoais.matrícula",fm(m)); 
    lv="A-%03d"%R["L"]; fo="%03d"%R["F"]+("V" if n%3==0 else ""); te="%d"%R["T"] if n%2 else ("%06d"%R["T"])
    t.set("registro.livro",lv); t.set("registro.folha",fo); t.set("registro.termo",te)
    x=dates(t).upper(); t.set("dados_pessoais.data_nascimento.texto_completo",x,dm(R["nasc"]))
    nat=R["mun"]+"/"+R["uf"]
    if R["home"]: est_="DOMICÍLIO"; t.set("local_nascimento.estabelecimento","DOMICÍLIO","")
    else: est_=R["estab"]; t.set("local_nascimento.estabelecimento",est_)
    pa=[]
    for i,p in enumerate(R["p"]):
        pa.append("%s<span class=q> NATURAL DE </span>%s/%s"%(E(p["nome"]),p["nm"],p["nuf"]))
    av="".join("<div><span class=q>AVÓS %s: </span>%s<span class=q> E </span>%s</div>"%(l.upper(),E(p["av"]),E(p["aa"])) for l,p in avline(R,B,0))
    if len(R["p"])==1: pa.append(B)
    tw=""
    if R["tw"]: tw="; ".join("%s (MATRÍCULA %s)"%(a,fm(mm)) for a,mm in R["tw"]); t.set("gêmeos.informações_adicionais",tw)
    if R["dnv"]: t.set("registro.número_dnv",R["dnv"])
    if n%2==0: t.set("autenticação.selo_digital",R["selo"],R["selo"]+" "+R["sec"])
    dr=dext(R["dreg"]).upper(); t.show("registro.data_registro",dr); t.show("autenticação.data_emissão",dlong(R["dem"]))
    fs=lambda l,v,w=100:'<fieldset style="width:%g%%"><legend>%s</legend>%s</fieldset>'%(w,l,v)
    row=lambda *a:'<div class=r>'+"".join(a)+'</div>'
    notes="<br>".join(([E(R["av"])] if R["av"] else [])+([E(R["an"])] if R["an"] else [])) or B
    css='''@page{size:A4;margin:0}body{width:184mm;margin:11mm 13mm;font:9.8pt "DejaVu Sans Condensed","DejaVu Sans",sans-serif;color:#123}
fieldset{border:1.3px solid #2b6a4d;border-radius:7px;padding:1px 6px 5px;margin:0 0 5px;min-height:8mm;box-sizing:border-box;min-width:0;background:#fbfffb}legend{font-size:6.3pt;color:#2b6a4d;padding:0 3px}.r{display:flex;gap:4px}.q{color:#567;font-size:7pt}
.h{text-align:center;color:#2b6a4d;font-weight:bold;margin-bottom:5px}.fr{border:5px double #2b6a4d;padding:5mm 5mm;}'''
    b='<div class=fr><div class=h>REPÚBLICA FEDERATIVA DO BRASIL<br>%s<br><span style="font-size:8pt">REGISTRO CIVIL DAS PESSOAS NATURAIS</span><br><span style="font-size:17pt;letter-spacing:3px">CERTIDÃO DE NASCIMENTO</span></div>'%arms("#2b6a4d",40)
    b+=fs("NOME",'<b style="font-size:12pt">%s</b>'%E(R["nome"]))+fs("MATRÍCULA",'<b style="font-size:11pt">%s</b>'%fm(m))
    b+=row(fs("DATA DE NASCIMENTO (POR EXTENSO)",x,67),fs("DIA",R["nasc"][2],10),fs("MÊS",R["nasc"][1],10),fs("ANO",R["nasc"][0],13))
    h=R["hora"]; hs=("%02d:%02d HORAS"%h if n%2 else "%02dH%02d"%h) if h else B
    if h: t.show("dados_pessoais.hora_nascimento",hs)
    b+=row(fs("HORA",hs,22),fs("MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO",E(nat),78))
    b+=row(fs("MUNICÍPIO DE REGISTRO E UF",R["rmun"]+"/"+R["ruf"],38),fs("LOCAL DE NASCIMENTO",E(est_),44),fs("SEXO",R["sexo"],18))
    t.set("dados_pessoais.naturalidade","",nat)
    b+=fs("FILIAÇÃO" if n%2 else "PAIS",'<div style="min-height:9mm">%s</div>'%"<br>".join(pa))+fs("AVÓS",av)
    b+=row(fs("GÊMEO","SIM" if R["tw"] else "NÃO",14),fs("NOME E MATRÍCULA DO(S) GÊMEO(S)",E(tw) or B,86))
    b+=row(fs("DATA DO REGISTRO (POR EXTENSO)",dr,68),fs("Nº DA DECLARAÇÃO DE NASCIDO VIVO",R["dnv"] or B,32))
    b+=row(fs("LIVRO",lv,33),fs("FOLHA",fo,33),fs("TERMO",te,34))
    b+=fs("OBSERVAÇÕES / AVERBAÇÕES",'<div style="min-height:26mm;text-align:justify;font-size:8.3pt">%s</div>'%notes)
    sl=('<div style="border:1px dashed #888;padding:2mm;margin-top:2mm;font-size:7.5pt;color:#000">SELO DE FISCALIZAÇÃO<br><b>%s</b>%s</div>'%(R["selo"],(" "+R["sec"]) if R["sec"] else "")) if n%2==0 else '<div style="border:1px dashed #bbb;height:16mm;margin-top:2mm;font-size:6pt;color:#999;text-align:center">(espaço reservado ao selo)</div>'
    b+='<div class=r style="margin-top:2mm"><div style="width:48%%;font-size:8pt"><b>%s</b><br>%s<br>%s - %s%s</div><div style="width:52%%;text-align:center;font-size:8pt">O CONTEÚDO DA CERTIDÃO É VERDADEIRO. DOU FÉ.<br>%s, %s.<br><br><br><br>______________________________________<br>%s<br>%s</div></div></div>'%(E(R["cart"]),addr(R).upper(),R["rmun"],R["ruf"],sl,R["rmun"],dlong(R["dem"]),E(R["of"]),tit(R).upper()+" DE REGISTRO CIVIL")
    return css,b,t
def C(R,n):
    r=R["r"]; k=R["k"]; t=T(R); mset(t); B=k["b"]; m=R["matr"]; mm=fm(m,".") if n%2 else fm(m)
    t.set("dados_pessoais.matrícula",mm)
    x=dlong(R["nasc"]); t.set("dados_pessoais.data_nascimento.texto_completo",x,dm(R["nasc"]))
    if R["cpf"]: t.set("dados_pessoais.cpf",R["cpf"])
    w="%s (%s)"%(R["mun"],R["uf"]); t.set("dados_pessoais.naturalidade",R["mun"]+"/"+R["uf"],w)
    t.set("local_nascimento.estabelecimento","Domicílio" if R["home"] else R["estab"],*([""] if R["home"] else []))
    if R["dnv"]: t.set("registro.número_dnv",R["dnv"])
    t.set("autenticação.selo_digital",R["selo"],R["selo"]+" "+R["sec"])
    c=lambda l,v,f=1:'<div class=c style="flex:%g"><span>%s</span><p>%s</p></div>'%(f,l,E(v) if str(v) else B)
    row=lambda *a:'<div class=r>'+"".join(a)+'</div>'
    sec=lambda h,*a:'<section><h2>%s</h2>%s</section>'%(h,"".join(a))
    cards=[]
    for i,p in enumerate(R["p"]):
        pw="%s (%s)"%(p["nm"],p["nuf"]); t.nat(i,pw)
        same=len(R["fam"])==2 and R["fam"][0]==R["fam"][1]
        cards.append('<div class=card><h3>Filiação %d</h3>%s%s%s<div class=g>%s%s</div></div>'%(i+1,c("Prenome(s)",p["pren"]),c("Sobrenome",p["sobr"]),c("Naturalidade",pw),c("Avô "+("paterno" if p["sx"]=="M" else "materno"),p["av"]),c("Avó "+("paterna" if p["sx"]=="M" else "materna"),p["aa"])))
    if len(cards)==1: cards.append('<div class=card><h3>Filiação 2</h3>%s%s%s<div class=g>%s%s</div></div>'%tuple(c(l,"") for l in("Prenome(s)","Sobrenome","Naturalidade","Avô","Avó")))
    tw=twtxt(R,"." if n%2 else " ")
    if tw: t.set("gêmeos.informações_adicionais",tw)
    css='''@page{size:A4;margin:0}body{width:190mm;margin:8mm 10mm;font:9pt "Noto Sans","Liberation Sans",sans-serif;color:#1b2430}
header{display:flex;justify-content:space-between;align-items:center;background:#0d3b66;color:#fff;padding:3mm 4mm;border-radius:3mm}header h1{margin:0;font-size:16pt;font-weight:600}header small{font-size:7.5pt}
section{margin-top:2.2mm}h2{font-size:8pt;margin:0 0 1mm;color:#0d3b66;text-transform:uppercase;letter-spacing:.6px}h3{margin:0 0 1mm;font-size:8pt}.r,.two{display:flex;gap:2mm;margin-bottom:1.3mm}.c{background:#eef3f8;border-radius:1.4mm;padding:.6mm 2mm .9mm;min-width:0}.card .c{margin-bottom:1mm;background:#fff}
.c span{font-size:6.3pt;color:#5b6b7d}.c p{margin:0;font-weight:600;overflow-wrap:anywhere}.card{flex:1;background:#dfe9f2;border-radius:2mm;padding:1.6mm 2mm;min-width:0}.n{border:.4mm solid #c5d2df;border-radius:2mm;padding:1.4mm 2mm;min-height:9mm;font-size:8.2pt;text-align:justify}'''
    h=R["hora"]
    reg=sec("Dados do registro",row(c("Serventia",R["cart"],2),c("Município/UF do registro",R["rmun"]+"/"+R["ruf"]),c("Registrado em",dm(R["dreg"]))),row(c("Matrícula",mm,2),c("Declaração de Nascido Vivo",R["dnv"])))
    pes=sec("Pessoa registrada",row(c("Prenome(s)",R["pren"]),c("Sobrenome",R["sobr"])),row(c("CPF",R["cpf"]),c("Data de nascimento",x),c("Horário","%02d:%02d"%h if h else ""),c("Sexo",R["sexo"])),row(c("Local do nascimento","Domicílio" if R["home"] else R["estab"],1.5),c("Município de nascimento",R["mun"]),c("UF",R["uf"],.3),c("Naturalidade",w)),row(c("Nascimento múltiplo","Sim" if tw else "Não",.4),c("Irmão(s) gêmeo(s) / matrícula",tw,2)))
    fil=sec("Filiação e ascendentes",'<div class=two>%s</div>'%"".join(cards))
    o=[reg,pes,fil] if n%2 else [pes,fil,reg]
    obs=sec("Averbações",'<div class=n>%s</div>'%(E(R["av"]) or B))+sec("Anotações",'<div class=n>%s</div>'%(E(R["an"]) or B))
    b='<header><div><small>República Federativa do Brasil · Registro Civil das Pessoas Naturais</small><h1>Certidão de Nascimento</h1><small>Documento eletrônico · 2ª via</small></div>%s</header>'%arms("#fff",44)+"".join(o)+obs
    b+='<div class=two style="margin-top:3mm;border-top:.3mm solid #9ab;padding-top:2mm"><div>%s</div><div style="flex:1;font-size:7.3pt">Selo digital de fiscalização<br><b style="font-size:9pt">%s</b>%s<br>Emolumentos: R$ %d,%02d · ISS: R$ %d,%02d · Fundo: R$ %d,%02d<br>Valide em https://validar.exemplo.org.br com o código %08d</div><div style="flex:1.2;border:.3mm solid #9ab;border-radius:2mm;padding:1.5mm;font-size:7.3pt">Assinado digitalmente por<br><b style="font-size:9pt">%s</b><br>%s de Registro Civil<br>ICP-Brasil · AC Notarial RFB G4<br>Emitida em %s às %02d:%02d</div></div>'%(qr(r,29,74),R["selo"],(" · "+R["sec"]) if R["sec"] else "",r.randint(30,60),r.randint(0,99),r.randint(1,3),r.randint(0,99),r.randint(2,9),r.randint(0,99),r.randint(0,99999999),E(R["of"]),tit(R),dm(R["dem"]),r.randint(8,17),r.randint(0,59))
    return css,b,t
def D(R,n):
    r=R["r"]; k=R["k"]; t=T(R); B=k["b"]; m=R["matr"]; mset(t); t.set("dados_pessoais.matrícula",m if n%3==0 else fm(m))
    mm=m if n%3==0 else fm(m)
    x="%s (%s)"%(dm(R["nasc"]),dext(R["nasc"])); t.set("dados_pessoais.data_nascimento.texto_completo",x,dm(R["nasc"]),dext(R["nasc"]))
    if R["cpf"]: t.set("dados_pessoais.cpf",R["cpf"])
    t.set("dados_pessoais.naturalidade",R["mun"]+"/"+R["uf"])
    if R["dnv"]: t.set("registro.número_dnv",R["dnv"])
    rows=[]
    a=lambda l,v:rows.append((l,E(v) if v else B))
    a("Nome do(a) registrado(a)",R["nome"]); a("Inscrição no CPF",R["cpf"]); a("Matrícula",mm); a("Nascido(a) em",x)
    h=R["hora"]; hs="%d h %02d min"%h if h else ""
    if h: t.show("dados_pessoais.hora_nascimento",hs)
    a("Às",hs); a("Natural de",R["mun"]+"/"+R["uf"])
    if R["home"]: t.set("local_nascimento.estabelecimento","Domicílio","","No domicílio dos pais"); le="No domicílio dos pais"; t.show("local_nascimento.estabelecimento",le)
    else: le=R["estab"]; t.set("local_nascimento.estabelecimento",le)
    a("Local do parto","%s, %s/%s"%(le,R["mun"],R["uf"])); a("Sexo",R["sexo"])
    for i in range(2):
        if i<len(R["p"]):
            p=R["p"][i]; lab="%dº genitor(a)"%(i+1) if n%2 else ("Mãe" if p["sx"]=="F" else "Pai")
            a(lab,"%s, natural de %s/%s"%(p["nome"],p["nm"],p["nuf"])); a("— ascendentes",p["av"]+" e "+p["aa"])
        elif n%2: a("2º genitor(a)",""); a("— ascendentes","")
    a("Gêmeos","Sim" if R["tw"] else "Não")
    if R["tw"]:
        tw=twtxt(R); t.set("gêmeos.informações_adicionais",tw); a("Irmão gêmeo e sua matrícula",tw)
    a("Assento lavrado em",dm(R["dreg"])); a("DNV nº",R["dnv"])
    css='''@page{size:A4;margin:0}body{width:176mm;margin:12mm 17mm;font:10.4pt "Liberation Sans Narrow","Liberation Sans",sans-serif}
h1{font:bold 19pt "Liberation Serif",serif;margin:2mm 0;text-align:right}.o{font-size:8pt;border-left:2mm solid #7a1f2b;padding-left:3mm}table{border-collapse:collapse;width:100%}.t td{padding:1.1mm 2mm;border-bottom:.2mm dotted #999;vertical-align:top}.t td:first-child{width:43mm;text-align:right;color:#7a1f2b;font-size:8.3pt}.t tr:nth-child(odd){background:#f6f0ee}
.bx{display:flex;gap:3mm;margin-top:3mm}.bx>div{flex:1;border:.25mm solid #7a1f2b;padding:1.5mm 2mm;min-height:20mm;font-size:8.3pt;text-align:justify}.bx b{color:#7a1f2b}.em td{border:.2mm solid #999;font-size:7pt;padding:.3mm 1.5mm}'''
    pc="Oficial titular" if not R["of_f"] else "Oficiala titular"
    b='<div class=o><b style="font-size:11pt">%s</b><br>%s: %s<br>%s, %s/%s</div><h1>Certidão de Nascimento</h1><table class=t>%s</table>'%(E(R["cart"]),pc,E(R["of"]),addr(R),R["rmun"],R["ruf"],"".join("<tr><td>%s<td>%s</tr>"%q for q in rows))
    b+='<div class=bx><div><b>Averbações</b><br>%s</div><div><b>Anotações</b><br>%s</div></div>'%(E(R["av"]) or B,E(R["an"]) or B)
    if R["cad"]: b+='<table class=em style="margin-top:2mm"><tr><td colspan=5><b>Anotações de cadastro</b></td></tr>'+"".join("<tr>"+"".join("<td>%s</td>"%(E(v) or B) for v in q)+"</tr>" for q in R["cad"])+"</table>"
    em=[r.randint(2000,6000) for _ in range(4)]; f=lambda v:"R$ %d,%02d"%divmod(v,100)
    sb=R["selo"]; t.set("autenticação.selo_digital",sb,sb+" "+R["sec"])
    t.show("autenticação.data_emissão",dlong(R["dem"]))
    b+='<div style="display:flex;gap:5mm;margin-top:4mm"><div style="width:52mm"><table class=em><tr><td>Emolumentos<td>%s<tr><td>Fundo Especial<td>%s<tr><td>Tributo municipal<td>%s<tr><td><b>Total</b><td><b>%s</b></table><div style="font-size:7pt;margin-top:2mm">%s<br>Selo nº %s%s</div></div><div style="flex:1;text-align:center">Certifico e dou fé.<br>%s, %s.<div style="margin-top:11mm;border-top:.2mm solid #000;font-size:8.3pt">%s<br>%s</div></div></div>'%(f(em[0]),f(em[1]//9),f(em[2]//20),f(em[0]+em[1]//9+em[2]//20),qr(r,21,54,"#7a1f2b"),sb,("<br>Cód. seg. "+R["sec"]) if R["sec"] else "",R["rmun"],dlong(R["dem"]),*((E(R["esc"]),"Escrevente") if n%2==0 else (E(R["of"]),pc)))
    return css,b,t
def Ef(R,n):
    r=R["r"]; k=R["k"]; t=T(R); B=k["b"]; m=R["matr"]; t.set("dados_pessoais.matrícula",fm(m))
    t.set("registro.livro","A-%d"%R["L"]); t.set("registro.folha","%d"%R["F"]); t.set("registro.termo","{:,}".format(R["T"]).replace(",","."))
    N=R["nasc"]; x=dates(t)
    if R["cpf"]: t.set("dados_pessoais.cpf",R["cpf"])
    t.set("dados_pessoais.naturalidade",R["mun"]+"/"+R["uf"],"%s, %s"%(R["mun"],UFN[R["uf"]]))
    t.set("local_nascimento.estabelecimento","Domicílio" if R["home"] else R["estab"],*([""] if R["home"] else []))
    if R["dnv"]: t.set("registro.número_dnv",R["dnv"])
    t.set("autenticação.selo_digital",R["selo"],R["selo"]+" "+R["sec"])
    c=lambda v,l,f=1:'<div class=c style="flex:%g"><p>%s</p><span>%s</span></div>'%(f,E(v) if str(v) else B,l)
    row=lambda *a:'<div class=r>'+"".join(a)+'</div>'
    h=R["hora"]; hs="%02d:%02d h"%h if h else ""
    L=row(c(R["pren"],"prenome"),c(R["sobr"],"sobrenome",1.2))+row(c(x,"dia, mês e ano do nascimento, por extenso",2.6),c("%02d"%N[2],"dia",.3),c("%02d"%N[1],"mês",.3),c(N[0],"ano",.5))
    L+=row(c(hs,"hora",.5),c(R["sexo"],"sexo",.7),c("%s, %s"%(R["mun"],UFN[R["uf"]]),"naturalidade",1.7))+row(c("Domicílio" if R["home"] else R["estab"],"estabelecimento",1.6),c("%s - %s"%(R["mun"],R["uf"]),"município e UF onde nasceu"))
    same=len(R["fam"])==2 and R["fam"][0]==R["fam"][1]
    for i in range(2):
        p=R["p"][i] if i<len(R["p"]) else dict(pren="",sobr="",nm="",nuf="",av="",aa="")
        w="%s, %s"%(p["nm"],UFN[p["nuf"]]) if p["nm"] else ""
        if w: t.nat(i,w)
        o="ab"[i]
        L+='<div class=fl><b>Genitor(a) %s</b>'%("I" if i==0 else "II")+row(c(p["pren"],"prenome"),c(p["sobr"],"sobrenome"),c(w,"naturalidade"))+row(c(p["av"],"avô (ascendente de I)" if i==0 else "avô (ascendente de II)"),c(p["aa"],"avó (ascendente de I)" if i==0 else "avó (ascendente de II)"))+'</div>'
        if w and not same:
            t.acc.setdefault("avós.%s.avô"%p["side"],[]); t.acc.setdefault("avós.%s.avó"%p["side"],[])
    if R["fam"]=="mp":
        f,mo=R["p"][1],R["p"][0]
        for a,bb in(("avô","av"),("avó","aa")): t.acc["avós.paternos."+a]=[mo[bb]]; t.acc["avós.maternos."+a]=[f[bb]]
    t.acc={a:v for a,v in t.acc.items() if v}
    tw=twtxt(R)
    if tw: t.set("gêmeos.informações_adicionais",tw)
    Rr=row(c(dm(R["dreg"]),"data do registro"),c(R["dnv"],"nº da DNV"))+row(c(R["d_l"] if 0 else "A-%d"%R["L"],"livro"),c(R["F"],"folha"),c(t.d["registro"]["termo"],"termo"))+row(c("Sim" if tw else "Não","gêmeo(a)",.3),c(tw,"nome e matrícula de gêmeo(s)",1.7))
    Rr+='<div class=nb><u>Averbações</u> %s</div><div class=nb><u>Anotações</u> %s</div>'%(E(R["av"]) or B,E(R["an"]) or B)
    Rr+='<div style="font-size:8pt;margin-top:2mm"><b>%s</b> — %s/%s<br>%s<br>%s, em %s. Dou fé.</div><div style="margin:9mm 8mm 0;border-top:.25mm solid #333;text-align:center;font-size:8pt">%s<br>%s</div>'%(E(R["cart"]),R["rmun"],R["ruf"],addr(R),"Certidão expedida",dm(R["dem"]),E(R["of"]),k.get("tt","Registrador(a) Civil"))
    css='''@page{size:297mm 210mm;margin:0}body{margin:0;width:297mm;height:209mm;display:flex;font:10.4pt "DejaVu Serif","Liberation Serif",serif;color:#222;overflow:hidden}
.sb{width:34mm;background:#e9e3d2;padding:8mm 4mm;box-sizing:border-box;text-align:center;font-size:7pt}.mn{flex:1;padding:7mm 8mm;box-sizing:border-box}.co{display:flex;gap:7mm}.co>div{width:50%}h1{font-size:17pt;font-weight:normal;letter-spacing:4px;margin:0}
.r{display:flex;gap:3mm}.c{min-width:0;margin-bottom:2.2mm}.c p{margin:0;border-bottom:.25mm solid #555;min-height:4.6mm;overflow-wrap:anywhere}.c span{font:italic 6.5pt "Liberation Serif",serif;color:#666}.fl{border-left:1mm solid #b9a86a;padding-left:2mm;margin:1.5mm 0}.fl b{font-size:7.5pt}.nb{font-size:8.2pt;margin:1.5mm 0;min-height:12mm;background:#f7f4ea;padding:1mm 2mm;text-align:justify}'''
    b='<div class=sb>%s<br>REPÚBLICA<br>FEDERATIVA<br>DO BRASIL<br><br>%s<br><br>%s<br><b style="font-size:7.4pt;overflow-wrap:anywhere">%s</b>%s<br><br>Emol. R$ %d,%02d<br>Guia %03d/%d<br><br>Qualquer rasura ou emenda invalida este documento.</div>'%(arms("#6b5d25",54),qr(r,25,88),k.get("sl","Selo eletrônico"),R["selo"],("<br>"+R["sec"]) if R["sec"] else "",r.randint(30,60),r.randint(0,99),r.randint(1,250),R["dem"][0])
    b+='<div class=mn><div style="display:flex;justify-content:space-between;align-items:end;margin-bottom:4mm"><h1>CERTIDÃO DE NASCIMENTO</h1><div style="font-size:8pt;text-align:right">Registro Civil das Pessoas Naturais<br>matrícula <b style="font:bold 10pt \'Liberation Mono\',monospace">%s</b><br>CPF <b>%s</b></div></div><div class=co><div>%s</div><div>%s</div></div></div>'%(fm(m),R["cpf"] or B,L,Rr)
    return css,b,t
