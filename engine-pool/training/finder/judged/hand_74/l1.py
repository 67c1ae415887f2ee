from base import *
EN="JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(); PT="JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ".split()
def A(n):
    x=P(7401+n,[2011,2018,2004][n],sexo="FMF"[n])
    if n==0: x.n1="Encarnación, Paraguai"; x.mun,x.uf="Foz do Iguaçu","PR"
    if n==1: x.n2="Tilburg, Países Baixos"; x.pai="JOHANNES PIETER VAN DEN BROEK"; x.pavo="CORNELIS VAN DEN BROEK"; x.pava="WILHELMINA JACOBA DE GROOT"; x.nome="LUCAS PIETER NAKAMURA VAN DEN BROEK"; x.mae="HARUMI CRISTINA NAKAMURA"; x.mavo="TADASHI NAKAMURA"; x.mava="KIYOKO NAKAMURA"; x.n1="Tomé-Açu, PA"; x.mun,x.uf="Belém","PA"
    if n==2: x.n1="Porto Alegre, RS"; x.n2="Rivera, Uruguai"; x.mun,x.uf="Santana do Livramento","RS"
    bd=lambda t:f"{t[0]:02d} {PT[t[1]-1]}/{EN[t[1]-1]} {t[2]}"
    tw=n==2; cart=f"Serviço Registral das Pessoas Naturais de {x.mun}"
    def b(i,p,e,v,w=1,r=1): return f'<div style="grid-column:span {w}"><i><b>{i}</b> {p} <em>/ {e}</em></i><p>{v}</p></div>'
    g=b(1,"Nome","Full name",x.nome,4)+b(2,"Sexo","Sex",x.sx+(" / Male" if x.sx=="M" else " / Female"))+b(3,"CPF","Taxpayer No.",x.cpf)
    g+=b(4,"Data de nascimento","Date of birth",bd(x.dn))+b(5,"Hora","Time",f"{x.hora} h")+b(6,"Estabelecimento","Facility",x.est,2)+b(7,"Município e UF","City and State",f"{x.mun}, {x.uf}",2)
    g+=b(8,"Mãe","Mother",x.mae,3)+b(9,"Naturalidade da mãe","Mother's place of birth",x.n1.replace("/",", "),3)
    g+=b(10,"Avós maternos","Maternal grandparents",f"{x.mavo} &nbsp;•&nbsp; {x.mava}",6)
    g+=b(11,"Pai","Father",x.pai,3)+b(12,"Naturalidade do pai","Father's place of birth",x.n2.replace("/",", "),3)
    g+=b(13,"Avós paternos","Paternal grandparents",f"{x.pavo} &nbsp;•&nbsp; {x.pava}",6)
    g+=b(14,"Gêmeos","Multiple birth",f"SIM / YES — {x.twin}" if tw else "NÃO / NO",2)+b(15,"DNV","Live birth decl.",x.dnv)+b(16,"Data do registro","Date of registration",bd(x.dr))+b(17,"Matrícula","Registration No.",x.ml(),2)
    g+=b(18,"Averbações e anotações","Amendments and annotations",["NADA CONSTA / NONE","Averbada em 11/03/2021 a retificação do nome da genitora, que passou de Harumi Cristina Sato para o atual, conforme art. 110 da Lei nº 6.015/73.","— — —"][n],6)
    av="Averbada em 11/03/2021 a retificação do nome da genitora, que passou de Harumi Cristina Sato para o atual, conforme art. 110 da Lei nº 6.015/73." if n==1 else ""
    if n==1: x.de=(19,8,2021)
    css="body{font-family:'Liberation Sans';padding:26pt 32pt;font-size:8pt}.t{display:flex;align-items:center;gap:12pt;border-bottom:3pt double #14532d;padding-bottom:6pt}.t h1{font:700 15pt 'Liberation Sans Narrow';margin:0;letter-spacing:.6pt}.g{display:grid;grid-template-columns:repeat(6,1fr);margin-top:8pt;border-left:.6pt solid #14532d;border-top:.6pt solid #14532d}.g div{border-right:.6pt solid #14532d;border-bottom:.6pt solid #14532d;padding:3pt 4pt;min-height:37pt}i{font-style:normal;font-size:6.2pt;color:#14532d;display:block}em{color:#777}p{margin:2pt 0 0;font-weight:700;font-size:8.8pt}.f{display:flex;justify-content:space-between;margin-top:10pt;font-size:7.5pt;line-height:1.45}"
    body=f'<div class=t>{arms(44,"#14532d")}<div><h1>CERTIDÃO DE NASCIMENTO &nbsp;|&nbsp; BIRTH CERTIFICATE</h1>República Federativa do Brasil / Federative Republic of Brazil — Registro Civil das Pessoas Naturais / Civil Registry<br>Modelo bilíngue para uso no exterior. A versão em português prevalece. / The Portuguese version shall prevail.</div></div><div class=g>{g}</div><div class=f><div>Cartório / Registry office: <b>{cart}</b><br>{x.end} — {x.mun}/{x.uf} — CEP {x.cep} — Tel. {x.tel}<br>Oficial / Registrar: <b>{x.of}</b><br>Emitida em / Issued on: <b>{bd(x.de)}</b></div><div style="text-align:center">{sig(x.r)}<br>{x.esc}<br>Escrevente autorizada / Authorized clerk</div><div>Selo / Seal: <b>{x.selo}</b><br>Emol./Fee: R$ 84,12</div>{qr(x.r,62)}</div>'
    t=truth(x,bd(x.dn),nome=x.nome,sexo=x.sexo,cpf=x.cpf,hora=x.hora,est=x.est,mun=x.mun,uf=x.uf,nat=f"{x.mun}/{x.uf}",rmun=x.mun,ruf=x.uf,cart=cart,dr=dn(x.dr),dnv=x.dnv,mat=x.ml(),livro=x.livro,folha=x.folha,termo=x.termo,g1=x.mae,g1n=x.n1.replace("/",", "),g2=x.pai,g2n=x.n2.replace("/",", "),mavo=x.mavo,mava=x.mava,pavo=x.pavo,pava=x.pava,gem="Sim" if tw else "Não",gi=x.twin if tw else "",av=av,selo=x.selo,of=x.of,de=dn(x.de),joint=True,twins=[x.twin] if tw else [],acc={"nat":[""],"dn":[dn(x.dn),dl(x.dn),f"{x.dn[0]:02d} {PT[x.dn[1]-1]} {x.dn[2]}",f"{x.dn[0]:02d}/{PT[x.dn[1]-1]}/{x.dn[2]}"]})
    return page(842,595,css,body),842,595,t
def B(n):
    x=P(7411+n,[2001,2009,1988][n],sexo="MFM"[n],up=False)
    city,ctry,hosp=[("Hamamatsu","Japão","Hospital Municipal de Hamamatsu"),("Ciudad del Este","Paraguai","Sanatorio Le Blanc"),("Lisboa","Portugal","Maternidade Dr. Alfredo da Costa")][n]
    x.mun,x.uf=[("Curitiba","PR"),("Cascavel","PR"),("Brasília","DF")][n]
    cart=["1º Ofício de Registro Civil e 14º Tabelionato de Curitiba","Registro Civil do 2º Ofício da Comarca de Cascavel","Cartório do 1º Ofício de Registro Civil das Pessoas Naturais de Brasília"][n]
    tr=[(17,9,2007),(3,5,2012),(21,11,1995)][n]; x.de=[(2,4,2019),(8,8,2022),(14,6,2013)][n]; x.dr2=x.dr; x.dr=tr
    L=f"E-{x.livro%60+3:03d}"; x.livro=int(L[2:]); F=f"{x.folha:03d}{'v' if n!=1 else ''}"; ml=x.ml(".",7) if n<2 else ""
    if n==1: x.pai=x.pavo=x.pava=""
    note=["Brasileiro nato, conforme a alínea “c” do inciso I do art. 12 da Constituição Federal. Transcrição feita à vista de certidão expedida pelo Consulado-Geral do Brasil em Hamamatsu.","","Assento transcrito nos termos do art. 32, § 1º, da Lei nº 6.015/1973. O registrado optou pela nacionalidade brasileira, sentença da 3ª Vara Federal de 09/10/2006."][n]
    row=lambda k,v:f"<tr><td>{v}</td><td>{k}</td></tr>"
    rows=row("nome do(a) transcrito(a)",f"<b>{x.nome}</b>")+row("sexo",x.sexo.lower())+row("nascido(a) em",dw(x.dn)+(f", às {x.h[0]} h {x.h[1]:02d} min" if n<2 else ""))+row("lugar do nascimento",f"{hosp}, {city}, {ctry}")
    rows+=row("mãe",f"{x.mae}, brasileira, nascida em {x.n1}")
    rows+=row("pai",f"{x.pai}, brasileiro, nascido em {x.n2}" if x.pai else "não declarado")
    rows+=row("pais do pai",f"{x.pavo} e {x.pava}" if x.pai else "— prejudicado —")+row("pais da mãe",f"{x.mavo} e {x.mava}")
    rows+=row("assento estrangeiro ou consular",f"n.º {x.termo%900+11}, de {dn(x.dr2)}")+row("data do registro (transcrição)",dl(tr))
    if note: rows+=row("observações",note)
    else: rows+=row("observações","sem averbações à margem")
    if ml: rows+=row("matrícula",ml)
    css="body{font-family:P052;font-size:10.5pt;padding:40pt 52pt;background:#fdfbf4}h1{font:400 22pt 'URW Bookman';text-align:center;margin:4pt 0}h2{font:italic 12pt P052;text-align:center;margin:0 0 14pt}table{border-collapse:collapse;width:100%}td{padding:5pt 8pt;border-bottom:.5pt solid #a58;vertical-align:top}td:last-child{width:118pt;font:italic 8.5pt P052;color:#7a1f4d;border-left:2pt solid #7a1f4d}td:first-child{text-align:right}.b{display:flex;gap:30pt;justify-content:center;margin:10pt 0 14pt;font-size:12pt}.s{text-align:center;margin-top:20pt}"
    body=f'{guil(595,120,"#e3cbd8")}<div style="text-align:center;font-size:9pt">{cart}<br>{x.end} · {x.mun} · {UFN[x.uf]}</div><h1>Certidão de Nascimento</h1><h2>Traslado de assento lavrado em país estrangeiro</h2><div class=b><span>Livro <b>{L}</b></span><span>Folha <b>{F}</b></span><span>Termo <b>{x.termo}</b></span></div><table>{rows}</table><p style="text-align:justify">O referido é verdade e dou fé. {x.mun}, {dw(x.de)}. Conferida com o original por {x.esc}.</p><div class=s>{sig(x.r)}<br>{x.of}<br><small>Oficial do Registro Civil</small></div><div style="position:absolute;left:52pt;bottom:34pt;font-size:8pt">Selo digital nº {x.selo}<br>Custas: 90,00 VRC = R$ 22,14</div><div style="position:absolute;right:52pt;bottom:30pt">{qr(x.r,50)}</div>'
    t=truth(x,dw(x.dn),nome=x.nome,sexo=x.sexo,hora=x.hora if n<2 else "",est=hosp,mun=city,uf="",nat=f"{city}, {ctry}",rmun=x.mun,ruf=x.uf,cart=cart,dr=dn(tr),mat=ml,livro=L,folha=F,termo=x.termo,g1=x.mae,g1n=x.n1,g2=x.pai,g2n=x.n2 if x.pai else "",pavo=x.pavo,pava=x.pava,mavo=x.mavo,mava=x.mava,an=note,selo=x.selo,of=x.of,de=dn(x.de),joint=True,acc={"nat":["",city],"uf":[ctry,"EX"],"mun":[f"{city}, {ctry}",f"{city}/{ctry}"],"est":[f"{hosp}, {city}, {ctry}"],"livro":[L[2:],f"E {L[2:]}",f"E {int(L[2:])}"],"dr":[dn(x.dr2)]})
    return page(595,842,css,body),595,842,t
def Cc(n):
    x=P(7421+n,[1976,1969,1983][n],sexo="MFF"[n],up=False)
    x.de=[(9,2,1991),(30,7,1984),(16,12,1997)][n]; cart=["Cartório do Registro Civil da Sede","Cartório de Paz do 2º Subdistrito","Cartório Oliveira Bastos"][n]
    if n==1: x.pai=""; x.pavo=x.pava=""
    f=lambda v,w="":f'<u style="min-width:{w or 60}pt">{v}</u>'
    lv=[f"A-{x.livro%99}",f"{x.livro%99}",f"A-{x.livro%99} auxiliar"][n]; fo=[f"{x.folha}v",f"{x.folha}",f"{x.folha} verso"][n]
    hour=f"{x.h[0]} horas e {x.h[1]} minutos"
    est=[x.est,"domicílio, no lugar Baixa do Meio","Maternidade da Legião Brasileira de Assistência"][n]
    av="" if n!=2 else "Casou-se com Everaldo Pontes Lins em 14 de maio de 1996, conforme livro B-31, fls. 88, nº 4.107, deste cartório, continuando a assinar o mesmo nome. Dou fé."
    css="body{font-family:'Liberation Serif';font-size:12pt;padding:44pt 58pt;line-height:2.05;background:#fbf8ef}u{font-family:'Nimbus Mono PS';font-size:11.5pt;text-decoration:none;border-bottom:1pt dotted #333;display:inline;padding:0 4pt;color:#14143a}h1{font:700 20pt C059;text-align:center;margin:6pt 0 12pt;letter-spacing:2pt}.h{text-align:center;line-height:1.3;font-size:11pt}p{margin:0;text-align:left}"
    filia=f'filho(a) de {f(x.pai if x.pai else "-o-o-o-o-o-o-",150)} {"natural de "+f(x.n2)+" " if x.pai else ""}e de D. {f(x.mae,150)} natural de {f(x.n1)}; sendo avós paternos {f((x.pavo+" e "+x.pava) if x.pai else "-o-o-o-o-o-o-",180)} e maternos {f(x.mavo+" e "+x.mava,180)}.'
    body=f'<div class=h>ESTADO D{"A" if x.uf in ("BA","PB") else "E" if x.uf in ("AL","GO","MG","MT","MS","PE","RO","RR","SC","SP","SE") else "O"} {UFN[x.uf].upper()}<br>COMARCA DE {x.mun.upper()}<br><b>{cart}</b><br><small>Oficial: {x.of}</small></div><h1>CERTIDÃO DE NASCIMENTO</h1><p><b>CERTIFICO</b> que às fls. {f(fo,30)} do livro n.º {f(lv,30)} de registro de nascimentos, sob o n.º {f(x.termo,40)}, foi lavrado no dia {f(dl(x.dr))} o assento de {f(x.nome,200)} do sexo {f(x.sexo.lower())}, que nasceu no dia {f(dl(x.dn))} às {f(hour)} em {f(est)} neste município de {f(x.mun)}, {filia} Foi declarante {f(x.decl)} e serviram de testemunhas {f(x.w1)} e {f(x.w2)}.</p><p>Observações: {f(av if av else "X-X-X-X-X-X-X-X",200)}</p><p style="margin-top:10pt">O referido é verdade e dou fé.</p><p style="text-align:right">{x.mun}, {f(dl(x.de))}</p><div style="text-align:center;line-height:1.2;margin-top:8pt">{sig(x.r,150,"#222")}<br><small>{x.esc} — Escrevente Juramentada</small></div>'
    acc={"nat":[""],"livro":[lv.replace(" auxiliar",""),lv]}
    if n==1: acc["est"]=["","Domicílio","em domicílio","domicílio","Baixa do Meio","lugar Baixa do Meio"]
    t=truth(x,dl(x.dn),nome=x.nome,sexo=x.sexo,hora=x.hora,est=est,mun=x.mun,uf=x.uf,nat=f"{x.mun}/{x.uf}",rmun=x.mun,ruf=x.uf,cart=cart,dr=dn(x.dr),livro=lv,folha=fo.replace(" verso","v"),termo=x.termo,g1=x.pai or x.mae,g1n=x.n2 if x.pai else x.n1,g2=x.mae if x.pai else "",g2n=x.n1 if x.pai else "",pavo=x.pavo,pava=x.pava,mavo=x.mavo,mava=x.mava,an=av,of=x.of,de=dn(x.de),joint=True,acc=acc)
    return page(595,842,css,body),595,842,t
def Dd(n):
    x=P(7431+n,[1987,1990,1979][n],sexo="FMM"[n]); x.de=[(14,3,1994),(5,10,1998),(22,1,1996)][n]
    N=lambda s:noacc(s).upper().replace("'", "'")
    for k in "nome mae pai mavo mava pavo pava n1 n2 est mun of decl twin esc w1 w2 end".split(): setattr(x,k,N(getattr(x,k)))
    cart=["CARTORIO DO REGISTRO CIVIL - 3A ZONA","OFICIO DO REGISTRO CIVIL E ANEXOS","SERVENTIA DE REGISTRO CIVIL DO DISTRITO SEDE"][n]
    g1,g2=(x.mae,x.pai); tw=n==1
    def ln(k,v,w=24): return f"  {k.ljust(w,'.')}: {v}"
    def l2(k,v,k2,v2): return f"  {k.ljust(24,'.')}: {str(v).ljust(40)} {k2.ljust(14,'.')}: {v2}"
    NAT=lambda s:s.replace("/"," - ")
    if n==2: x.n2=""
    tx=[f"{cart.ljust(84)}PAG. 001",f"{x.mun} - {x.uf}".ljust(84)+f"PROG. RCN{x.termo%90+10}P", "="*100,
     " "*36+"CERTIDAO DE NASCIMENTO","="*100,"",l2("LIVRO",f"A{x.livro:04d}","FOLHA",f"{x.folha:04d}"),l2("NUM. DE ORDEM",f"{x.termo:07d}","DT. REGISTRO",dn(x.dr)),"-"*100,
     l2("REGISTRADO",x.nome,"SEXO",x.sx),l2("NASCIMENTO",dn(x.dn,"-"),"HORARIO",f"{x.h[0]:02d}.{x.h[1]:02d} HS"),l2("CIDADE",x.mun,"ESTADO",x.uf),ln("LOCAL",x.est),
     l2("GEMEO","SIM - "+x.twin if tw else "NAO","COR","-------"),"-"*100,ln("NOME DA MAE",x.mae),l2("  NATURAL DE",NAT(x.n1),"IDADE","27 ANOS"),ln("NOME DO PAI",x.pai),l2("  NATURAL DE",NAT(x.n2) if x.n2 else "*****","IDADE","31 ANOS"),
     ln("AVOS MATERNOS (1)",x.mavo),ln("AVOS MATERNOS (2)",x.mava),ln("AVOS PATERNOS (1)",x.pavo),ln("AVOS PATERNOS (2)",x.pava),"-"*100,
     l2("DECLARANTE","O PAI","TESTEMUNHAS","NAO CONSTAM")]
    av=["","ALTERADO O NOME DA MAE EM VIRTUDE DE SEPARACAO JUDICIAL, CONF. MANDADO DE 11/09/1995.",""][n]
    tx+=[ln("AVERBACOES",av[:70].rsplit(" ",1)[0] if av else "NADA CONSTA")]
    if av: tx+=["  "+" "*24+"  "+av[len(av[:70].rsplit(" ",1)[0])+1:]]
    tx+=[ln("ANOTACOES","NADA CONSTA"),"-"*100,"  O REFERIDO E VERDADE E DA FE.","",l2("EMITIDA EM",dn(x.de),"HORA EMISSAO","10.4"+str(n)+" HS"),l2("OFICIAL",x.of,"OPERADOR","TERM"+str(n+3)),"","",
     "  "+"_"*40,"  ASSINATURA","="*100, "EMOLUMENTOS CR$ 1.850,00   LEI 6.015 DE 31/12/1973   "+["","",""][n]+"FORMULARIO CONTINUO MOD. 12"]
    if n: tx=[l.replace("CR$ 1.850,00","R$ 4,75") for l in tx]
    css="body{background:repeating-linear-gradient(#fff 0,#fff 24pt,#e4f3e4 24pt,#e4f3e4 48pt);padding:28pt 44pt}pre{font:10.4pt/12pt 'Liberation Mono';margin:0;color:#222}.h{position:absolute;top:0;bottom:0;width:22pt;background:radial-gradient(circle,#bbb 0 4pt,#fafafa 4.5pt) 0 0/22pt 24pt;border:0 dashed #bbb}"
    css=css.replace("10.4pt","11pt").replace("padding:28pt 44pt","padding:30pt 46pt")
    body=f'<div class=h style="left:0"></div><div class=h style="right:0"></div><pre>'+"\n".join(tx)+"</pre>"
    t=truth(x,dn(x.dn,"-"),nome=x.nome,sexo=x.sexo,hora=x.hora,est=x.est,mun=x.mun,uf=x.uf,nat=f"{x.mun} - {x.uf}",rmun=x.mun,ruf=x.uf,cart=cart,dr=dn(x.dr),livro=f"A{x.livro:04d}",folha=f"{x.folha:04d}",termo=f"{x.termo:07d}",g1=x.mae,g1n=NAT(x.n1),g2=x.pai,g2n=NAT(x.n2),mavo=x.mavo,mava=x.mava,pavo=x.pavo,pava=x.pava,gem="Sim" if tw else "Não",gi=x.twin if tw else "",twins=[x.twin] if tw else [],av=av,of=x.of,de=dn(x.de),acc={"nat":[""]})
    return page(792,612,css,body),792,612,t
def Ee(n):
    x=P(7441+n,[2019,2022,2016][n],sexo="FFM"[n],up=False)
    if n==1: x.pai="Renata Queirós Abrahão"; x.pavo=x.pava=""; x.m2a,x.m2b="Salim Abrahão","Neide Queirós"
    cart=f"RCPN {['da Sede','do 1º Distrito','da 2ª Circunscrição'][n]} de {x.mun}"
    c=lambda v,k,w="":f'<div style="{w}"><b>{v}</b><s>{k}</s></div>'
    gp=(c(x.mavo,"avô materno")+c(x.mava,"avó materna")+c(x.pavo,"avô paterno")+c(x.pava,"avó paterna")) if n!=1 else c(x.mavo,"avô materno")+c(x.mava,"avó materna")+c("***","avô paterno")+c("***","avó paterna")
    css="body{font-family:'Noto Sans';font-size:6.6pt;padding:12pt 14pt;border:2pt solid #0b4f7d;background:linear-gradient(135deg,#eef7fb,#fff8e8)}b{display:block;font-size:7.8pt;font-weight:600;border-bottom:.4pt solid #0b4f7d;min-height:11pt;line-height:11pt;white-space:nowrap}s{text-decoration:none;font-size:5.4pt;color:#0b4f7d;display:block;margin-bottom:3.5pt;text-transform:lowercase}.g{display:grid;grid-template-columns:1fr 1fr;gap:0 10pt}.l{display:flex;gap:10pt}.l>div{flex:1}h1{font-size:9.5pt;margin:0;color:#0b4f7d}"
    body=f'<div style="display:flex;align-items:center;gap:8pt;margin-bottom:5pt">{arms(26,"#0b4f7d")}<div style="flex:1"><h1>CERTIDÃO DE NASCIMENTO — versão de bolso</h1>{cart} · {UFN[x.uf]}</div>{qr(x.r,34)}</div>{c(x.nome,"nome da pessoa registrada")}<div class=l>{c(dn(x.dn,"."),"nascimento")}{c(x.hora.replace(":","h"),"hora")}{c(x.sx,"sexo")}{c(x.cpf,"CPF")}{c(x.dnv,"nº da DNV")}</div><div class=l>{c(x.est,"local","flex:2")}{c(x.mun+" — "+x.uf,"município de nascimento")}{c(x.n1.replace("/"," — "),"naturalidade")}</div><div class=g><div>{c(x.mae,"1ª pessoa genitora")}</div><div>{c(x.pai,"2ª pessoa genitora")}</div>{gp}</div><div class=l>{c(x.ml(""),"matrícula","flex:2.2")}{c(dn(x.dr,"."),"registro lavrado em")}{c("não","gêmeo")}{c("nihil","averbações")}</div><div class=l>{c(x.of,"oficial","flex:1.6")}{c(dn(x.de,"."),"emissão")}{c(x.selo,"selo")}</div>'
    # 'nihil' is a none-word
    body=body.replace(">nihil<",">nada consta<")
    t=truth(x,dn(x.dn,"."),nome=x.nome,sexo=x.sexo,cpf=x.cpf,hora=x.hora,est=x.est,mun=x.mun,uf=x.uf,nat=x.n1.replace("/"," — "),rmun=x.mun,ruf=x.uf,cart=cart,dr=dn(x.dr),dnv=x.dnv,mat=x.ml(""),livro=x.livro,folha=x.folha,termo=x.termo,g1=x.mae,g2=x.pai,mavo=x.mavo,mava=x.mava,pavo=x.pavo,pava=x.pava,selo=x.selo,of=x.of,de=dn(x.de))
    return page(420,298,css,body),420,298,t
def Ff(n):
    x=P(7451+n,[1974,1996,1961][n],sexo="MFM"[n],up=False); x.h=[(19,45),(3,20),(0,10)][n]; x.hora="%02d:%02d"%x.h
    hw=["sete horas e quarenta e cinco minutos da noite","três horas e vinte minutos da madrugada","zero hora e dez minutos"][n]
    x.de=[(6,5,2020),(27,9,2016),(1,2,2011)][n]
    cart=["Ofício de Registro Civil das Pessoas Naturais do Distrito de Santo Amaro","Registro Civil das Pessoas Naturais e de Interdições e Tutelas","Cartório de Registro Civil Amâncio Prado"][n]
    if n==0: cart=f"Ofício de Registro Civil das Pessoas Naturais de {x.mun}"
    tw=n==1
    av=["Averbação: por sentença de 12 de abril de 1999, do Juízo da Vara de Família desta Comarca, processo nº 311/98, foi retificado o nome da genitora, que consta atualmente conforme a presente. Eu, escrevente, o averbei.","","Averbação: certifico o falecimento do registrado em 08 de agosto de 2009, termo 2.218, fls. 19 do livro C-44 deste Ofício."][n]
    avt=av.replace("Averbação: ","")
    if n==2: avt=av[len("Averbação: "):]
    fo=ext(x.folha)+(" verso" if n==2 else "")
    nat=lambda s:f"natural de {s.split('/')[0]}, {est_de(s.split('/')[1])}"
    body1=f'Aos {dw(x.dr)}, neste Cartório, em {x.mun}, {UFN[x.uf]}, compareceu {x.decl}, {"avô da criança" if 0 else "lavrador"}, residente neste município, e perante mim, Oficial, e as testemunhas abaixo nomeadas, declarou: que no dia {dw(x.dn)}, às {hw}, {"na "+x.est if x.est[0]!="H" else "no "+x.est}, nesta cidade, nasceu uma criança do sexo {x.sexo.lower()}, {"segunda de parto duplo, irmã gêmea de "+x.twin+", nascida minutos antes, " if tw else ""}à qual se deu o nome de <b>{x.nome}</b>, {"filha" if x.sx=="F" else "filho"} de {x.pai}, {nat(x.n2)}, comerciário, e de sua mulher {x.mae}, {nat(x.n1)}, do lar; neta'+("" if x.sx=="F" else "")+f' pelo lado paterno de {x.pavo} e {x.pava}, e pelo lado materno de {x.mavo} e {x.mava}. Nada mais declarou. Lido este e achado conforme, assina com as testemunhas {x.w1} e {x.w2}. Eu, {x.esc}, escrevente, o datilografei. (aa) {x.decl}. {x.w1}. {x.w2}.'
    if x.sx=="M": body1=body1.replace("; neta pelo","; neto pelo")
    css="body{font-family:C059;font-size:11.3pt;padding:40pt 40pt 40pt 0;line-height:1.65;display:flex;gap:16pt}.m{width:150pt;border-right:1.5pt solid #555;padding:120pt 10pt 0 26pt;font-size:8.6pt;line-height:1.4;font-style:italic}.m h3{font:700 8pt C059;margin:0 0 6pt}.c{flex:1;text-align:justify}h1{font-size:15pt;text-align:center;margin:12pt 0}"
    body=f'<div class=m><h3>À MARGEM DO TERMO</h3>{av or "Nada consta."}</div><div class=c><div style="text-align:center;line-height:1.3;font-size:10pt">{arms(40)}<br>{cart}<br>{x.mun} — {UFN[x.uf]}</div><h1>CERTIDÃO DE NASCIMENTO<br>EM INTEIRO TEOR</h1><p>{x.of}, Oficial do Registro Civil, <b>CERTIFICA</b>, a pedido de pessoa interessada, que no livro número {ext(x.livro)} (A-{x.livro}), à folha {fo} ({x.folha}{"v" if n==2 else ""}), encontra-se o assento de número {x.termo//1000}.{x.termo%1000:03d}, do teor seguinte: “'
    body+=body1+f'”</p><p>Era o que se continha no referido assento, para aqui fielmente transcrito. {x.mun}, {dl(x.de)}.</p><div style="text-align:center;line-height:1.2">{sig(x.r)}<br>{x.of}<br>Oficial</div><p style="font-size:8pt;line-height:1.3">Selo de fiscalização: {x.selo} &nbsp; Cód. segurança: {x.r.randint(1000,9999)}.{x.r.randint(1000,9999)} &nbsp; Emolumentos: R$ 61,40 &nbsp; Recompe: R$ 3,68</p></div>'
    N=lambda s:f"{s.split('/')[0]}, {est_de(s.split('/')[1])}"
    t=truth(x,dw(x.dn),nome=x.nome,sexo=x.sexo,hora=x.hora,est=x.est,mun=x.mun,uf=x.uf,nat=f"{x.mun}/{x.uf}",rmun=x.mun,ruf=x.uf,cart=cart,dr=dn(x.dr),livro=f"A-{x.livro}",folha=f"{x.folha}{'v' if n==2 else ''}",termo=f"{x.termo//1000}.{x.termo%1000:03d}",g1=x.pai,g1n=N(x.n2),g2=x.mae,g2n=N(x.n1),pavo=x.pavo,pava=x.pava,mavo=x.mavo,mava=x.mava,gem="Sim" if tw else "Não",gi=x.twin if tw else "",twins=[x.twin] if tw else [],av=avt,selo=x.selo,of=x.of,de=dn(x.de),joint=True,acc={"nat":[""]})
    return page(595,842,css,body),595,842,t
def Gg(n):
    x=P(7461+n,[2014,2020,2023][n],sexo="FMF"[n],up=False)
    x.est,est=(["domicílio"]*2 if n==2 else [x.est]*2)
    cart=f"Cartório de Registro Civil {['Estação','Nova Aliança','Vale Verde'][n]}"
    one=n==1; tw=n==0
    q=[("Como se chama a pessoa registrada?",x.nome),("É menina ou menino?","Menina (sexo feminino)" if x.sx=="F" else "Menino (sexo masculino)"),("Em que dia nasceu?",f"{dl(x.dn)}"),("A que horas?",f"{x.h[0]}h{x.h[1]:02d}"),("Onde nasceu?",("Em casa" if n==2 else est)+f", na cidade de {x.mun} ({x.uf})"),("Nasceu junto com irmão ou irmã?",f"Sim. O nome é {x.twin}" if tw else "Não"),
     ("Quem é a mãe?",f"{x.mae}, nascida em {x.n1.replace('/',' (')})"),("Quem é o pai?","Não informado" if one else f"{x.pai}, nascido em {x.n2.replace('/',' (')})"),("Quem são os avós por parte de mãe?",f"{x.mavo} e {x.mava}"),("Quem são os avós por parte de pai?","Não informado" if one else f"{x.pavo} e {x.pava}"),("Qual o CPF?",x.cpf),("Quando foi feito o registro?",dl(x.dr)),("Qual o número da matrícula?",x.ml()),("Há mudanças anotadas depois do registro?",["Não","Sim. Em 2 de março de 2022 foi incluído o sobrenome da avó materna no nome da pessoa registrada","Não"][n])]
    if one: x.de=(11,7,2023)
    av="Em 2 de março de 2022 foi incluído o sobrenome da avó materna no nome da pessoa registrada" if one else ""
    rows="".join(f'<div class=q>{a}</div><div class=a>{b}</div>' for a,b in q)
    css="body{font-family:'Noto Sans';padding:30pt 38pt;font-size:12pt;border-top:14pt solid #f2b705}h1{font-size:21pt;margin:0}.q{color:#5a4300;font-size:10.5pt;margin-top:5.5pt}.a{font-weight:700;font-size:13pt;line-height:1.2}.f{font-size:9.5pt;border-top:2pt solid #f2b705;margin-top:10pt;padding-top:5pt;line-height:1.4}"
    body=f'<h1>Certidão de nascimento</h1><div style="font-size:10pt">Versão em linguagem simples e letras grandes — vale como a certidão comum</div>{rows}<div class=f><b>Quem fez este documento:</b> {cart}, em {x.mun}, {UFN[x.uf]} — {x.end}<br><b>Responsável pelo cartório:</b> {x.of}. <b>Quem atendeu você:</b> {x.esc}.<br><b>Documento emitido no dia</b> {dl(x.de)}. <b>Código do selo:</b> {x.selo}. Dúvidas? Ligue {x.tel}.</div>'
    N=lambda s:s.replace("/"," (")+")"
    acc={"nat":[""]}
    if n==2: acc["est"]=["","Em casa","casa","em domicílio"]
    t=truth(x,dl(x.dn),nome=x.nome,sexo=x.sexo,cpf=x.cpf,hora=x.hora,est="Domicílio" if n==2 else est,mun=x.mun,uf=x.uf,nat=f"{x.mun} ({x.uf})",rmun=x.mun,ruf=x.uf,cart=cart,dr=dn(x.dr),mat=x.ml(),livro=x.livro,folha=x.folha,termo=x.termo,g1=x.mae,g1n=N(x.n1),g2="" if one else x.pai,g2n="" if one else N(x.n2),mavo=x.mavo,mava=x.mava,pavo="" if one else x.pavo,pava="" if one else x.pava,gem="Sim" if tw else "Não",gi=x.twin if tw else "",twins=[x.twin] if tw else [],av=av,joint=True,selo=x.selo,of=x.of,de=dn(x.de),acc=acc)
    return page(595,842,css,body),595,842,t
def Hh(n):
    x=P(7471+n,[2008,2013,2017][n],sexo="MFM"[n])
    cart=[f"Serviço de Registro Civil do Município de {x.mun}",f"Primeira Serventia Extrajudicial de {x.mun}",f"Registro Civil de {x.mun} — Sede"][n]
    v=lambda a,b:f'<div class=v>{a} <span>({b})</span></div>'
    two=n==2
    if two: x.mae,x.pai="RUBENS TAVARES MOURÃO","FÁBIO HENRIQUE GOULART PEIXOTO"; x.nome="CAETANO MOURÃO GOULART"; x.mavo,x.mava,x.pavo,x.pava="DÁRIO MOURÃO","LÚCIA TAVARES MOURÃO","PEDRO PAULO PEIXOTO","MARISA GOULART PEIXOTO"
    gps=(f'{v(x.mavo+" e "+x.mava,"avós maternos")}{v(x.pavo+" e "+x.pava,"avós paternos")}') if not two else f'{v(x.mavo+" e "+x.mava,"avós, pais do primeiro genitor")}{v(x.pavo+" e "+x.pava,"avós, pais do segundo genitor")}'
    s=lambda a,b:f"<h4>{a}</h4><p>{b}</p>"
    an=["","Cadastro: título de eleitor 0719 8842 1066, zona 041, seção 118.",""][n]
    side=s("LIVRO",x.livro)+s("FOLHA",x.folha)+s("TERMO",x.termo)+s("ASSENTO DE",dn(x.dr))+s("DNV",x.dnv)+s("CPF",["não consta",x.cpf,x.cpf][n])+s("SELO",x.selo)+s("EXPEDIDA",dn(x.de))+s("OFICIAL",x.of)
    css="body{display:flex;font-family:'URW Gothic';font-size:10pt}.s{width:150pt;background:#3d2b56;color:#fff;padding:34pt 14pt;height:100%}.s h4{font-size:7pt;margin:9pt 0 1pt;color:#c9b6e6;font-weight:400;letter-spacing:1.5pt}.s p{margin:0;font-size:11pt;font-weight:600;word-break:normal}.m{flex:1;padding:34pt 26pt}.v{margin:0 0 12pt;font-size:11.5pt;font-weight:600;line-height:1.3}.v span{font-weight:400;font-size:8.5pt;color:#6a5590;}h1{font:400 24pt 'URW Gothic';color:#3d2b56;margin:0 0 3pt}"
    body=f'<div class=m><h1>nascimento</h1><div style="font-size:9pt;margin-bottom:18pt">CERTIDÃO DE NASCIMENTO expedida por {cart}, {UFN[x.uf]}</div>{v(x.nome,"nome")}{v(x.sexo.upper(),"sexo")}{v(dw(x.dn).upper(),"data de nascimento, por extenso")}{v(x.hora,"horário")}{v(x.est,"onde nasceu")}{v(x.mun+" — "+x.uf,"município e estado em que nasceu")}{v(x.mae,"primeiro genitor" if two else "mãe")}{v(x.n1.replace("/"," — "),"naturalidade dele" if two else "naturalidade da mãe")}{v(x.pai,"segundo genitor" if two else "pai")}{v(x.n2.replace("/"," — "),"naturalidade deste" if two else "naturalidade do pai")}{gps}{v(["NÃO","NÃO","NÃO"][n],"gêmeo")}{v(x.ml("."),"matrícula")}{v("SEM AVERBAÇÕES","averbações")}{v(an or "SEM ANOTAÇÕES","anotações")}<div style="margin-top:16pt">{sig(x.r)}<br><small>{x.esc}, substituta legal</small></div></div><div class=s>{qr(x.r,70).replace("<svg","<svg style=background:#fff")}{side}<p style="font-size:7pt;font-weight:400;margin-top:20pt">{x.end}, {x.mun}, CEP {x.cep}</p></div>'
    body=body.replace("Cadastro: ","")
    an=an.replace("Cadastro: ","")
    acc={"nat":[""]}
    if two: acc.update({"pavo":[x.mavo,""],"pava":[x.mava,""],"mavo":[x.pavo,""],"mava":[x.pava,""]})
    t=truth(x,dw(x.dn).upper(),nome=x.nome,sexo=x.sexo,cpf=["",x.cpf,x.cpf][n],hora=x.hora,est=x.est,mun=x.mun,uf=x.uf,nat=f"{x.mun} — {x.uf}",rmun=x.mun,ruf=x.uf,cart=cart,dr=dn(x.dr),dnv=x.dnv,mat=x.ml("."),livro=x.livro,folha=x.folha,termo=x.termo,g1=x.mae,g1n=x.n1.replace("/"," — "),g2=x.pai,g2n=x.n2.replace("/"," — "),mavo=x.mavo,mava=x.mava,pavo=x.pavo,pava=x.pava,an=an,cad=["071988421066"] if an else [],selo=x.selo,of=x.of,de=dn(x.de),acc=acc)
    return page(595,842,css,body),595,842,t
LAY={"A":A,"B":B,"C":Cc,"D":Dd,"E":Ee,"F":Ff,"G":Gg,"H":Hh}
