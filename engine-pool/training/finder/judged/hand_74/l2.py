from base import *
def Ii(n): # family matrix
    x=P(7481+n,[2006,2021,2010][n],sexo="FMF"[n],up=(n!=1))
    cart=[f"Ofício da Cidadania Natural de {x.mun}","Cartório Pereira Rangel — Registro Civil","Serviço Notarial e Registral Beira-Rio"][n]
    S2=lambda s:s.replace("/","-")
    if n==1: x.pai="Ignorado"
    p=n!=1; age=lambda a:f"{a} anos"
    rows=[("Registrado" if x.sx=="M" else "Registrada",x.nome,f"{x.mun}-{x.uf}","—",dn(x.dn))]
    fr=[("Pai",x.pai if p else "ignorado",S2(x.n2) if p else "—","motorista" if p else "—",age(34) if p else "—"),("Avô paterno",x.pavo if p else "—","Penedo-AL" if p else "—","—","—"),("Avó paterna",x.pava if p else "—","—","—","falecida" if p else "—")]
    mr=[("Mãe",x.mae,S2(x.n1),"professora",age(29)),("Avô materno",x.mavo,"Irati-PR","aposentado","—"),("Avó materna",x.mava,"Irati-PR","—","—")]
    rows+= (fr+mr if n==0 else mr+fr)
    tb="".join("<tr>"+"".join(f"<{'th' if i==0 else 'td'}>{c}</{'th' if i==0 else 'td'}>" for i,c in enumerate(r))+"</tr>" for r in rows)
    av=["","Reconhecimento de paternidade socioafetiva em andamento, sem efeito até averbação definitiva.",""][n]
    av=["","","Em cumprimento ao mandado expedido em 06/02/2018 pela 2ª Vara Cível, autos 0001873-44.2017, a registrada passou a assinar com o acréscimo do patronímico paterno. Averbado em 20/02/2018."][n]
    if n==2: x.de=(4,6,2019)
    an=["CPF inscrito na Receita Federal sob nº "+x.cpf+" em 15/08/2016.","",""][n]
    if n==0: x.de=(11,5,2018)
    css="body{font-family:'Liberation Sans Narrow';font-size:10.5pt;padding:36pt 40pt}h1{font-size:17pt;margin:0 0 10pt;background:#222;color:#fff;padding:6pt 10pt}table{width:100%;border-collapse:collapse;margin:6pt 0 12pt}th,td{border:.7pt solid #444;padding:4.5pt 6pt;text-align:left;vertical-align:top}thead th{background:#ddd;font-size:8.5pt}tbody th{width:72pt;font-weight:400;font-style:italic}h2{font-size:10pt;margin:10pt 0 2pt}"
    x.hora=x.hora if n!=2 else ""
    t3=lambda hs,vs:"<table><thead><tr>"+"".join(f"<th>{h}</th>" for h in hs)+"</tr></thead><tbody><tr>"+"".join(f"<td>{v}</td>" for v in vs)+"</tr></tbody></table>"
    body=f'<h1>CERTIDÃO DE NASCIMENTO &nbsp;<span style="font-size:10pt;font-weight:400">{cart}</span></h1><h2>I. Quadro de família</h2><table><thead><tr><th></th><th>Nome</th><th>Naturalidade</th><th>Profissão</th><th>Nascimento ou idade</th></tr></thead><tbody>{tb}</tbody></table><h2>II. Circunstâncias do parto</h2>{t3(["Local","Hora","Sexo da criança","Parto","DNV"],[x.est,x.hora or "não declarada",x.sexo,"simples",x.dnv])}<h2>III. Assento</h2>{t3(["Lavrado em","Livro","Fls.","Nº","CPF","Declarante"],[dn(x.dr),"A/"+str(x.livro),x.folha,x.termo,x.cpf if n==1 else "—",x.decl])}{t3(["Matrícula nacional"],[x.ml()])}<h2>IV. Averbações</h2><div style="border:.7pt solid #444;padding:5pt;min-height:34pt">{av or "Não há."}</div><h2>V. Anotações</h2><div style="border:.7pt solid #444;padding:5pt;min-height:24pt">{an or "Não há."}</div><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:22pt"><div>{x.mun}-{x.uf}, {dl(x.de)}.<br>{x.end}, Centro.<br>Selo {x.selo}</div><div style="text-align:center">{sig(x.r,140,"#333")}<br><b>{x.of}</b>, oficial interino</div></div>'
    cpfv=x.cpf if n in (0,1) else ""
    t=truth(x,dn(x.dn),nome=x.nome,sexo=x.sexo,cpf=cpfv,hora=x.hora,est=x.est,mun=x.mun,uf=x.uf,nat=f"{x.mun}-{x.uf}",rmun=x.mun,ruf=x.uf,cart=cart,dr=dn(x.dr),dnv=x.dnv,mat=x.ml(),livro=f"A/{x.livro}",folha=x.folha,termo=x.termo,g1=x.pai if n==0 else x.mae,g1n=S2(x.n2 if n==0 else x.n1),g2=x.mae if n==0 else (x.pai if p else ""),g2n=S2(x.n1) if n==0 else (S2(x.n2) if p else ""),mavo=x.mavo,mava=x.mava,pavo=x.pavo if p else "",pava=x.pava if p else "",av=av,an=an,cad=[x.cpf] if an else [],selo=x.selo,of=x.of,de=dn(x.de),acc={"cpf":[""] if n==0 else [],"livro":[str(x.livro)]})
    return page(595,842,css,body),595,842,t
def Jj(n): # tree
    x=P(7491+n,[2012,2024,2003][n],sexo="MFF"[n],up=False)
    if n==1: x.de=(20,1,2025)
    cart=[f"Registro Civil das Pessoas Naturais “{x.mun}”",f"2º Registro Civil de {x.mun}","Cartório Lins de Vasconcelos, Registro Civil e Notas"][n]
    cart=cart.replace("“","").replace("”","")
    bx=lambda l,a,b,w,k,v,extra="":f'<div class=b style="left:{l}pt;top:{a}pt;width:{w}pt">{f"<em>{k}</em>" if k else ""}<b>{v}</b>{extra}</div>'
    mono=n==2
    if mono: x.mae=x.mae; x.mavo=""
    ln='<svg style="position:absolute;left:0;top:0;z-index:-1" width="842pt" height="595pt" viewBox="0 0 842 595"><g fill="none" stroke="#7b5b2e" stroke-width="1.4"><path d="M120 176 V196 H320 V176 M220 196 V224 M522 176 V196 H722 V176 M622 196 V224 M220 290 V312 H622 V290 M421 312 V338"/></g></svg>'
    body=f'{ln}<div style="position:absolute;left:40pt;top:26pt;right:40pt;text-align:center"><span style="font:700 20pt C059;color:#5b3d12">CERTIDÃO DE NASCIMENTO</span><br>{cart} — {x.mun}, {UFN[x.uf]} — {x.end}</div>'
    body+=bx(30,110,0,180,"avô paterno",x.pavo)+bx(230,110,0,180,"avó paterna",x.pava)+bx(432,110,0,180,"avô materno",x.mavo or "não informado")+bx(632,110,0,180,"avó materna",x.mava)
    body+=bx(95,224,0,250,"pai",x.pai,f"<small>nasceu em {x.n2.replace('/',', ')}</small>")+bx(497,224,0,250,"mãe",x.mae,f"<small>nasceu em {x.n1.replace('/',', ')}</small>")
    tw=n==1
    body+=bx(221,338,0,400,"registrada" if x.sx=="F" else "registrado",f'<span style="font-size:15pt">{x.nome}</span>',f'<small>{x.sexo} · {dl(x.dn)} · {x.hora} · {x.est} · {x.mun}, {x.uf}'+(f'<br>Irmã gêmea: {x.twin}' if tw else '')+f'<br>{"CPF "+x.cpf if n!=2 else "CPF não cadastrado"} · DNV {x.dnv}</small>')
    av=["","","À margem: casou-se em 22/09/2023 com Igor Brandalise, Registro Civil de Jataí-GO, livro B-77, fl. 140, passando a chamar-se "+x.nome+" Brandalise."][n]
    if n==2: x.de=(15,12,2023)
    avt=av.replace("À margem: ","")
    body+=f'<div style="position:absolute;left:40pt;top:448pt;width:500pt;font-size:9.2pt;line-height:1.5">Assento nº {x.termo}, à folha {x.folha} do livro A nº {x.livro}, lavrado em {dl(x.dr)}, por declaração de {x.decl}.<br>Matrícula {x.ml()}<br>{av or "Sem averbações nem anotações."}<br>Dou fé. Expedida em {dl(x.de)}, selo digital {x.selo}, valor R$ 38,05.</div><div style="position:absolute;right:40pt;top:452pt;width:230pt;text-align:center;font-size:9pt">{sig(x.r,140)}<br>{x.of}<br>Registradora/Registrador Titular</div>{guil(842,40,"#d9c39a",8,10)}'
    body=body.replace("Registradora/Registrador Titular","Titular da Serventia")
    css="html{background:#fffaf0}body{font-family:P052;font-size:9.5pt}.b{position:absolute;border:1pt solid #7b5b2e;border-radius:8pt;background:#fff;padding:5pt 8pt;text-align:center;min-height:66pt}.b em{display:block;font-size:8pt;color:#7b5b2e}.b b{display:block;font-size:11pt;line-height:1.25}.b small{display:block;font-size:8.8pt;margin-top:3pt;line-height:1.4}"
    t=truth(x,dl(x.dn),nome=x.nome,sexo=x.sexo,cpf=x.cpf if n!=2 else "",hora=x.hora,est=x.est,mun=x.mun,uf=x.uf,nat=f"{x.mun}, {x.uf}",rmun=x.mun,ruf=x.uf,cart=cart,dr=dn(x.dr),dnv=x.dnv,mat=x.ml(),livro=x.livro,folha=x.folha,termo=x.termo,g1=x.pai,g1n=x.n2.replace("/",", "),g2=x.mae,g2n=x.n1.replace("/",", "),mavo=x.mavo,mava=x.mava,pavo=x.pavo,pava=x.pava,gem="Sim" if tw else "Não",gi=x.twin if tw else "",twins=[x.twin] if tw else [],an=avt,joint=True,selo=x.selo,of=x.of,de=dn(x.de),acc={"nat":[""],"livro":["A "+str(x.livro),"A nº "+str(x.livro)],**({"an":[av]} if av else {})})
    return page(842,595,css,body),842,595,t
def Kk(n): # digit boxes, checkboxes
    x=P(7501+n,[2000,1998,2005][n],sexo="MFF"[n])
    cart=[f"RCPN - {x.mun}","CARTÓRIO ÚNICO DE REGISTRO CIVIL","CARTÓRIO DO 3º OFÍCIO - REGISTRO CIVIL"][n]
    bxs=lambda s:'<span class=d>'+"".join(f"<i>{c}</i>" for c in s)+"</span>"
    ck=lambda on,l:f'<span class=k>({"X" if on else "&nbsp;&nbsp;"}) {l}</span>'
    f=lambda n_,l,v,w=1:f'<div style="grid-column:span {w}"><label>{n_}. {l}</label><div>{v}</div></div>'
    tw=n==2; x.de=[(8,4,2002),(19,10,2003),(2,2,2006)][n]
    dd=lambda t:f'<small>DIA</small>{bxs("%02d"%t[0])} <small>MÊS</small>{bxs("%02d"%t[1])} <small>ANO</small>{bxs(str(t[2]))}'
    if n==1: x.mae=x.mavo=x.mava=""; 
    none="////////////"
    home=n==0
    b=f(1,"NOME DO REGISTRADO",x.nome,6)+f(2,"DATA DO NASCIMENTO",dd(x.dn),3)+f(3,"HORA",bxs("%02d"%x.h[0])+" : "+bxs("%02d"%x.h[1]),1)+f(4,"SEXO",ck(x.sx=="M","MASC.")+ck(x.sx=="F","FEM."),2)
    b+=f(5,"LOCAL DO PARTO",ck(not home,"HOSPITAL")+ck(home,"DOMICÍLIO")+ck(False,"OUTRO"),3)+f(6,"NOME DO ESTABELECIMENTO",none if home else x.est.upper(),3)
    b+=f(7,"MUNICÍPIO",x.mun.upper(),3)+f(8,"UF",bxs(x.uf),1)+f(9,"GÊMEO",ck(tw,"SIM")+ck(not tw,"NÃO"),2)
    b+=f(10,"SE GÊMEO, NOME DO OUTRO",x.twin if tw else none,6)
    b+=f(11,"PAI",x.pai,4)+f(12,"NATURAL DE",x.n2.replace("/"," / ").upper(),2)+f(13,"AVÔ PATERNO",x.pavo,3)+f(14,"AVÓ PATERNA",x.pava,3)
    b+=f(15,"MÃE",x.mae or none,4)+f(16,"NATURAL DE",x.n1.replace("/"," / ").upper() if x.mae else none,2)+f(17,"AVÔ MATERNO",x.mavo or none,3)+f(18,"AVÓ MATERNA",x.mava or none,3)
    lv="A"+str(x.livro)
    b+=f(19,"LIVRO",bxs(lv),1)+f(20,"FOLHA",bxs(f"{x.folha:03d}"),1)+f(21,"TERMO",bxs(f"{x.termo:06d}"),2)+f(22,"DATA DO REGISTRO",dd(x.dr),2)
    av=["","","RETIFICADO O DIA DO NASCIMENTO, POR ERRO EVIDENTE, CONFORME DESPACHO DO JUIZ CORREGEDOR DE 30/01/2006."][n]
    b+=f(23,"OBSERVAÇÕES / AVERBAÇÕES",av or none,6)
    css="body{font-family:'Liberation Sans';font-size:9.5pt;padding:30pt 34pt}.g{display:grid;grid-template-columns:repeat(6,1fr);border:1.4pt solid #a00;margin-top:8pt}.g>div{border:.4pt solid #a00;padding:2pt 4pt 4pt;min-height:34pt}label{font-size:6pt;color:#a00;display:block;margin-bottom:3pt}.g>div>div{font:600 10pt 'Nimbus Mono PS'}.d{display:inline-flex}.d i{font-style:normal;border:.6pt solid #a00;width:12pt;height:15pt;text-align:center;line-height:15pt}.k{margin-right:9pt}small{font:5.5pt 'Liberation Sans';color:#a00;margin:0 2pt}h1{color:#a00;font-size:16pt;margin:0}"
    x.cartp=cart
    body=f'<div style="display:flex;justify-content:space-between;align-items:center"><div><h1>CERTIDÃO DE NASCIMENTO</h1><b>{cart}</b><br>{x.mun.upper()} - {x.uf} — MUNICÍPIO SEDE DE COMARCA</div><div style="border:1pt solid #a00;padding:4pt 8pt;color:#a00;text-align:center;font-size:7pt">FORM. MOD. RC-04<br>PREENCHER COM LETRA DE FORMA<br>Nº {x.r.randint(100000,999999)}</div></div><div class=g>{b}</div><p style="font-size:9pt;line-height:1.5">CERTIFICO QUE OS DADOS ACIMA FORAM EXTRAÍDOS DO ASSENTO ORIGINAL. DOU FÉ.<br>DATA DA EXPEDIÇÃO: {dd(x.de)}</p><div style="display:flex;gap:60pt;margin-top:22pt;text-align:center;font-size:8.5pt"><div>{sig(x.r)}<br>{x.esc.upper()}<br>ESCREVENTE</div><div><br><br>OFICIAL TITULAR:<br><b>{x.of.upper()}</b></div></div><p style="position:absolute;bottom:18pt;left:34pt;font-size:7pt;color:#a00">ISENTO DE EMOLUMENTOS — LEI Nº 9.534, DE 10/12/1997 — 1ª VIA: INTERESSADO &nbsp; 2ª VIA: ARQUIVO</p>'
    one=n==1
    est="Domicílio" if home else x.est.upper()
    acc={"nat":[""]}
    if home: acc["est"]=["","DOMICÍLIO"]
    t=truth(x,dn(x.dn),nome=x.nome,sexo=x.sexo,hora=x.hora,est=est,mun=x.mun.upper(),uf=x.uf,nat=f"{x.mun.upper()}/{x.uf}",rmun=x.mun.upper(),ruf=x.uf,cart=cart,dr=dn(x.dr),livro=lv,folha=f"{x.folha:03d}",termo=f"{x.termo:06d}",g1=x.pai,g1n=x.n2.replace("/"," / ").upper(),g2=x.mae,g2n="" if one else x.n1.replace("/"," / ").upper(),pavo=x.pavo,pava=x.pava,mavo=x.mavo,mava=x.mava,gem="Sim" if tw else "Não",gi=x.twin if tw else "",twins=[x.twin] if tw else [],av=av,joint=True,of=x.of.upper(),de=dn(x.de),acc=acc)
    return page(595,842,css,body),595,842,t
def Ll(n): # indígena
    x=P(7511+n,[2018,2007,1999][n],sexo="FMF"[n],up=False)
    D=[dict(nome="Iaraci Kamutá Munduruku",mae="Rosilda Kaba Munduruku",pai="Edson Kamutá Munduruku",mavo="Biboy Kaba",mava="Ester Saw Munduruku",pavo="Lamberto Kamutá",pava="Josefa Akay",est="Aldeia Sai Cinza, Terra Indígena Munduruku",mun="Jacareacanga",uf="PA",n1="Jacareacanga/PA",n2="Itaituba/PA",et="Munduruku"),
       dict(nome="Kretã Ribeiro Kaingang",mae="Marinês Vergueiro",pai="Adílio Ribeiro",mavo="Nẽn Gá Vergueiro",mava="Kófej Vergueiro",pavo="Pedro Ribeiro",pava="Fãgte da Silva",est="Terra Indígena Rio das Cobras",mun="Nova Laranjeiras",uf="PR",n1="Laranjeiras do Sul/PR",n2="Mangueirinha/PR",et="Kaingang"),
       dict(nome="Tainá Guajajara",mae="Cíntia Maria Guajajara",pai="",mavo="Zeca Guajajara",mava="Maria Santana Guajajara",pavo="",pava="",est="Aldeia Bacurizinho",mun="Grajaú",uf="MA",n1="Grajaú/MA",n2="",et="Guajajara (Tenetehara)")][n]
    for k,v in D.items(): setattr(x,k,v)
    cart=[f"Registro Civil do Termo Único de {x.mun}","Serviço Distrital de Nova Laranjeiras","Serventia Extrajudicial do 2º Ofício de Grajaú"][n]
    if n==0: x.sx,x.sexo="F","Feminino"
    r=lambda k,v:f'<dt>{k}</dt><dd>{v}</dd>'
    Z=lambda s:s.replace("/",", ") if s else ""
    an=[f"Registro Administrativo de Nascimento de Indígena (RANI) nº 4.118, expedido pela FUNAI em 03/04/2018.","","Registro tardio lavrado mediante representante da FUNAI, Portaria 320/2002; RANI nº 877, fl. 12, de 14/05/1999."][n]
    g=x.r.randint
    body=f'<div class=top><div>{UFN[x.uf].upper()}</div><h1>Certidão de Nascimento</h1><div>{cart}</div></div><dl>'+r("Povo / etnia",x.et)+r("Prenome e nome" if n==1 else "Nome",f"<b>{x.nome}</b>")+r("Nome na língua","Não declarado" if n!=0 else "Não declarado")+r("Sexo",x.sexo)+r("Nascimento",f"{dl(x.dn)}"+(f", às {x.h[0]:02d}:{x.h[1]:02d}" if n!=2 else ", em hora ignorada"))+r("Local",x.est)+r("Município",f"{x.mun}, {UFN[x.uf]}")+r("Aldeia de origem dos pais",["Sai Cinza","Rio das Cobras e Mangueirinha","Bacurizinho"][n])
    body+=r("Mãe",x.mae)+r("Naturalidade da mãe",Z(x.n1))+r("Pais da mãe",f"{x.mavo}<br>{x.mava}")
    body+=(r("Pai",x.pai)+r("Naturalidade do pai",Z(x.n2))+r("Pais do pai",f"{x.pavo}<br>{x.pava}") if x.pai else r("Pai","— não declarado —"))
    body+=r("Declaração de nascido vivo",x.dnv if n==0 else "não expedida")+r("CPF",x.cpf if n==0 else "não consta")+r("Data do registro",dw(x.dr))+r("Matrícula",x.ml())+r("Anotações",an or "não há")+r("Averbações","não há")+r("Testemunhas",f"{x.w1}; {x.w2}")+"</dl>"
    body+=f'<div class=e>{x.mun}, {dw(x.de)}. &nbsp; {sig(x.r)}<br>{x.of}, Oficial de Registro<br>Conferiu: {x.esc} &nbsp;|&nbsp; Selo {x.selo} &nbsp;|&nbsp; Gratuito, Lei 9.534/97</div>'
    css="body{font-family:'Noto Serif';font-size:9.8pt;padding:0 0 0 0;background:#fffdf7}.top{background:repeating-linear-gradient(135deg,#7c2d12 0 8pt,#9a3412 8pt 16pt);color:#fff;padding:20pt 40pt;text-align:center}.top h1{margin:4pt 0;font-size:20pt;font-weight:600}dl{display:grid;grid-template-columns:150pt 1fr;margin:14pt 40pt}dt{text-align:right;padding:3.4pt 12pt 3.4pt 0;color:#7c2d12;font-variant:small-caps;border-right:1.5pt solid #7c2d12}dd{margin:0;padding:3.4pt 0 3.4pt 12pt}.e{text-align:center;font-size:9pt;margin:6pt 40pt;line-height:1.5}"
    t=truth(x,dl(x.dn),nome=x.nome,sexo=x.sexo,cpf=x.cpf if n==0 else "",hora=x.hora if n!=2 else "",est=x.est,mun=x.mun,uf=x.uf,nat=f"{x.mun}, {UFN[x.uf]}",rmun=x.mun,ruf=x.uf,cart=cart,dr=dn(x.dr),dnv=x.dnv if n==0 else "",mat=x.ml(),livro=x.livro,folha=x.folha,termo=x.termo,g1=x.mae,g1n=Z(x.n1),g2=x.pai,g2n=Z(x.n2),mavo=x.mavo,mava=x.mava,pavo=x.pavo,pava=x.pava,an=an,selo=x.selo,of=x.of,de=dn(x.de),acc={"nat":[""]})
    return page(595,842,css,body),595,842,t
def Mm(n): # totem strip
    x=P(7521+n,[2016,2021,1994][n],sexo="MFM"[n])
    cart=["REG CIVIL 1º SUBD. "+x.mun.upper(),"REGISTRO CIVIL "+x.mun.upper()+" - 2ª ZONA","CARTÓRIO R.C. "+x.mun.upper()][n]
    tw=n==0
    if n==1: x.n2="Sapporo - Japão"
    C=lambda k,v:f'<p><s>{k}</s>{v}</p>'
    Z=lambda s:s.replace("/","-").upper()
    x.de=[(30,9,2023),(3,1,2024),(12,12,2022)][n]
    av="" if n!=2 else "DIVORCIADO POR ESCRITURA PÚBLICA DE 18/05/2017, 4º TABELIÃO DE NOTAS. ANOTADO EM 02/06/2017."
    body=f'<div class=c><b>CERTIDÃO DE NASCIMENTO</b><br>TOTEM DE AUTOATENDIMENTO<br>{cart} - {x.uf}<br>{x.end.upper()}<br>--------------------------------</div>'
    body+=C("NOME",x.nome)+C("CPF",x.cpf.replace(".","").replace("-","") if n!=2 else "***")+C("NASCIMENTO",f"{dn(x.dn)} {x.hora}")+C("SEXO",x.sx)+C("NATURALIDADE",Z(f"{x.mun}/{x.uf}"))+C("LOCAL",x.est.upper())+C("CIDADE DO NASCIMENTO",Z(f"{x.mun}/{x.uf}"))
    body+=C("FILIAÇÃO",f"1) {x.mae}<br>&nbsp;&nbsp; ({Z(x.n1)})<br>2) {x.pai}<br>&nbsp;&nbsp; ({x.n2.upper().replace('/','-')})")
    body+=C("AVÓS MAT.",f"{x.mavo}<br>{x.mava}")+C("AVÓS PAT.",f"{x.pavo}<br>{x.pava}")+C("GÊMEO",f"SIM<br>{x.twin}" if tw else "NÃO")
    body+=C("REGISTRO",f"{dn(x.dr)}<br>LV {x.livro} FL {x.folha} TM {x.termo}")+C("MATRÍCULA",x.ml())+C("DNV",x.dnv if n!=2 else "---")+C("AVERB./ANOT.",av or "NÃO CONSTA")
    body+=f'<div class=c>--------------------------------<br>OFICIAL: {x.of.upper()}<br>EMISSÃO {dn(x.de)} 14:3{n}:07<br>SELO {x.selo}<br><br>{qr(x.r,96)}<br>VALIDE EM REGISTROCIVIL.EXEMPLO<br>*** VÁLIDA SEM ASSINATURA ***</div>'
    h=880
    css="body{font:9pt/11.4pt 'DejaVu Sans Mono';padding:14pt 12pt;color:#222}p{margin:0 0 3.2pt}s{text-decoration:none;display:block;font-size:7pt;line-height:9pt;color:#555}.c{text-align:center;font-size:8pt;overflow:hidden}"
    t=truth(x,dn(x.dn),nome=x.nome,sexo=x.sexo,cpf=x.cpf.replace(".","").replace("-","") if n!=2 else "",hora=x.hora,est=x.est.upper(),mun=x.mun.upper(),uf=x.uf,nat=Z(f"{x.mun}/{x.uf}"),rmun=x.mun.upper(),ruf=x.uf,cart=cart,dr=dn(x.dr),dnv=x.dnv if n!=2 else "",mat=x.ml(),livro=x.livro,folha=x.folha,termo=x.termo,g1=x.mae,g1n=Z(x.n1),g2=x.pai,g2n=x.n2.upper().replace("/","-"),mavo=x.mavo,mava=x.mava,pavo=x.pavo,pava=x.pava,gem="Sim" if tw else "Não",gi=x.twin if tw else "",twins=[x.twin] if tw else [],an=av,joint=True,selo=x.selo,of=x.of.upper(),de=dn(x.de))
    return page(270,h,css,body),270,h,t
def Nn(n): # legal articles
    x=P(7531+n,[2003,1992,2009][n],sexo="FMM"[n],up=False)
    cart=[f"Ofício Privativo de Registro Civil de {x.mun}","Registro Civil das Pessoas Naturais da 1ª Circunscrição","Cartório Judicial e Extrajudicial — Registro Civil"][n]
    if n==2: x.pai="Sílvia Regina Damasceno Falcão"; x.mavo,x.mava="Arlindo Falcão","Norma Damasceno Falcão"; x.mae="Patrícia Uchôa Bulhões"; x.pavo="Gerson Bulhões";x.pava="Teresinha Uchôa"; 
    dreg=[(4,11,2010),(22,6,1993),(16,3,2012)][n]; x.dr=dreg; x.de=[(7,12,2010),(10,10,2014),(28,5,2015)][n]
    ml=x.ml("") if n!=1 else ""
    lv=f"A-{x.livro}"
    man=[f"lavrado em cumprimento ao mandado do Juízo da Infância e da Juventude, de 18/10/2010, expedido nos autos nº 0044.10.002781-6","lavrado fora do prazo legal, com multa dispensada","lavrado por força de sentença transitada em julgado em 27/02/2012"][n]
    N=lambda s:f"{s.split('/')[0]} ({s.split('/')[1]})"
    two=n==2
    par=(f'<li>são mães {x.mae}, natural de {N(x.n1)}, e {x.pai}, natural de {N(x.n2)};</li><li>são avós, pais da primeira, {x.pavo} e {x.pava};</li><li>são avós, pais da segunda, {x.mavo} e {x.mava}.</li>' if two else
     f'<li>é pai {x.pai}, natural de {N(x.n2)};</li><li>são avós paternos {x.pavo} e {x.pava};</li><li>é mãe {x.mae}, natural de {N(x.n1)};</li><li>são avós maternos {x.mavo} e {x.mava}.</li>')
    av=["","Fica averbada a alteração do nome da mãe, por força de casamento realizado em 05/09/2001, comarca de Laguna (SC).",""][n]
    css="body{font-family:'Nimbus Roman';font-size:12.2pt;padding:52pt 66pt;line-height:1.5;text-align:justify}h1{font:700 13pt 'Nimbus Roman';text-align:center;text-decoration:underline;margin:0 0 14pt}ol{list-style:lower-alpha;margin:2pt 0 8pt;padding-left:30pt}h3{font:700 11.5pt 'Nimbus Roman';margin:8pt 0 0}"
    body=f'<h1>CERTIDÃO DE NASCIMENTO</h1><p style="margin:0 0 8pt">O Oficial do <b>{cart}</b>, {x.mun}, {UFN[x.uf]}, no uso de suas atribuições e na forma dos arts. 16 a 21 da Lei nº 6.015, de 31 de dezembro de 1973, certifica:</p><h3>I – DO ASSENTO</h3><ol><li>consta do livro {lv}, folha {x.folha}, sob o número {x.termo}{", matrícula "+ml if ml else ""};</li><li>foi {man}, em {dw(dreg)};</li><li>foi declarante {x.decl}, e testemunhas, {x.w1} e {x.w2}.</li></ol><h3>II – DA PESSOA REGISTRADA</h3><ol><li>chama-se <b>{x.nome}</b>;</li><li>é do sexo {x.sexo.lower()};</li><li>nasceu aos {dw(x.dn)}, às {x.h[0]:02d}h{x.h[1]:02d}min, {"na" if x.est[0] in "MSCU" else "no"} {x.est}, município de {x.mun}, Estado d{"a" if x.uf in ("BA","PB") else "o" if x.uf in ("AC","AM","AP","CE","ES","MA","PA","PI","PR","RJ","RN","RS","TO") else "e"} {UFN[x.uf]};</li><li>não tem irmãos gêmeos.</li></ol><h3>III – DA FILIAÇÃO</h3><ol>{par}</ol><h3>IV – DAS AVERBAÇÕES E ANOTAÇÕES</h3><ol><li>{av or "nada há a certificar."}</li></ol><p style="margin:0">Nada mais. {x.mun}, {dl(x.de)}.</p><div style="text-align:center;margin-top:20pt;line-height:1.2">{sig(x.r)}<br>{x.of}<br>Oficial do Registro Civil</div><div style="position:absolute;left:66pt;bottom:36pt;font-size:8.5pt">Selo nº {x.selo} — Cotação: R$ 27,00. Digitada por {x.esc}.</div>'
    acc={"nat":[""]}
    if two: acc.update({"pavo":[x.mavo,""],"pava":[x.mava,""],"mavo":[x.pavo,""],"mava":[x.pava,""]})
    g=(x.mae,N(x.n1),x.pai,N(x.n2)) if two else (x.pai,N(x.n2),x.mae,N(x.n1))
    t=truth(x,dw(x.dn),nome=x.nome,sexo=x.sexo,hora=x.hora,est=x.est,mun=x.mun,uf=x.uf,nat=f"{x.mun}/{x.uf}",rmun=x.mun,ruf=x.uf,cart=cart,dr=dn(dreg),mat=ml,livro=lv,folha=x.folha,termo=x.termo,g1=g[0],g1n=g[1],g2=g[2],g2n=g[3],pavo=x.pavo,pava=x.pava,mavo=x.mavo,mava=x.mava,av=av,joint=True,selo=x.selo,of=x.of,de=dn(x.de),acc=acc)
    return page(595,842,css,body),595,842,t
def Oo(n): # web print, technical names
    x=P(7541+n,[2017,2023,2020][n],sexo="FMF"[n])
    if n==1: x.de=(11,9,2024)
    if n==0: x.nome="MARIA CLARA VITÓRIA DOS ANJOS PRZYBYLSKI DE ALBUQUERQUE E MELLO"
    cart=[f"OFICIAL DE REGISTRO CIVIL DAS PESSOAS NATURAIS DO MUNICÍPIO DE {x.mun.upper()}",f"2º CARTÓRIO DE {x.mun.upper()}",f"SERVENTIA DO REGISTRO CIVIL DE {x.mun.upper()} E ANEXOS"][n]
    kv=lambda *a:"".join(f'<div class=r><code>{k}</code><span>{v}</span></div>' for k,v in a)
    if n==2: x.pai="";x.pavo="";x.pava=""
    Z=lambda s:s.upper()
    nul="null" if 0 else "—"
    an=["","DOCUMENTO DE IDENTIDADE RG 58.114.902-3, ÓRGÃO SSP, EXPEDIDO EM 21/02/2024.",""][n]
    css="body{font-family:'DejaVu Sans';font-size:8.4pt;padding:18pt 24pt;background:#fff}.u{display:flex;justify-content:space-between;font:7pt 'Liberation Serif'}.n{background:#1351b4;color:#fff;padding:8pt 12pt;margin:8pt 0;font-size:11pt;display:flex;justify-content:space-between}.c{border:.7pt solid #c7d3e6;border-radius:4pt;margin:0 0 7pt;padding:5pt 9pt}.c h3{margin:0 0 3pt;font-size:8pt;color:#1351b4}.r{display:flex;border-bottom:.4pt dotted #ccd;padding:2.1pt 0}code{width:180pt;font:7.6pt 'DejaVu Sans Mono';color:#555;flex:none}.c span{font-weight:700}"
    ss=f"{dn(x.de)}, 09:4{n}"
    body=f'<div class=u><span>{ss}</span><span>Visualizador de Certidões</span></div><div class=n><b>Certidão de Nascimento</b><span style="font-size:8pt">Início › Minhas certidões › Visualizar</span></div><div class=c><h3>CERTIDAO</h3>{kv(("tipo_certidao","NASCIMENTO"),("matricula",x.ml("")),("data_registro",dn(x.dr)),("serventia",cart),("serventia_municipio",Z(x.mun)),("serventia_uf",x.uf),("titular_serventia",Z(x.of)),("solicitante",Z(x.esc)))}</div><div class=c><h3>REGISTRADO</h3>{kv(("nome_registrado",x.nome),("cpf_registrado",x.cpf),("dt_nascimento",f"{x.dn[2]}-{x.dn[1]:02d}-{x.dn[0]:02d}"),("hr_nascimento",x.hora+":00"),("sexo",x.sexo.upper()),("local_nascimento",Z(x.est)),("municipio_nascimento",Z(x.mun)),("uf_nascimento",x.uf),("municipio_naturalidade",Z(x.n1.split("/")[0])),("uf_naturalidade",x.n1.split("/")[1]),("num_dnv",x.dnv.replace("-","")),("ind_gemeo","N"))}</div><div class=c><h3>FILIACAO[0]</h3>{kv(("nome",x.mae),("naturalidade",Z(x.n2)),("avo_1",x.mavo),("avo_2",x.mava),("linha","MATERNA"))}</div>'
    pn="Ubá/MG"
    body+=f'<div class=c><h3>FILIACAO[1]</h3>{kv(("nome",x.pai or nul),("naturalidade",Z(pn) if x.pai else nul),("avo_1",x.pavo or nul),("avo_2",x.pava or nul),("linha","PATERNA" if x.pai else nul))}</div><div class=c><h3>OBSERVACOES</h3>{kv(("averbacoes","(vazio)"),("anotacoes",an or "(vazio)"))}</div><div class=c><h3>AUTENTICACAO</h3>{kv(("dt_emissao",f"{x.de[2]}-{x.de[1]:02d}-{x.de[0]:02d}"),("selo_digital",x.selo),("hash","".join(x.r.choice("0123456789abcdef") for _ in range(40))),("valor_total","R$ 71,30"))}</div><div class=u style="position:absolute;bottom:10pt;left:24pt;right:24pt"><span>https://certidoes.exemplo.br/visualizar?id={x.r.randint(10**7,10**8)}</span><span>1/1</span></div>'
    N=x.n1.split("/")
    t=truth(x,f"{x.dn[2]}-{x.dn[1]:02d}-{x.dn[0]:02d}",nome=x.nome,sexo=x.sexo,cpf=x.cpf,hora=x.hora,est=Z(x.est),mun=Z(x.mun),uf=x.uf,nat=Z(x.n1),rmun=Z(x.mun),ruf=x.uf,cart=cart,dr=dn(x.dr),dnv=x.dnv.replace("-",""),mat=x.ml(""),livro=x.livro,folha=x.folha,termo=x.termo,g1=x.mae,g1n=Z(x.n2),g2=x.pai,g2n=Z(pn) if x.pai else "",mavo=x.mavo,mava=x.mava,pavo=x.pavo,pava=x.pava,an=an,selo=x.selo,of=Z(x.of),de=dn(x.de),cad=["581149023"] if an else [],acc={"dn":[dn(x.dn),dl(x.dn)]})
    return page(595,842,css,body),595,842,t
def Pp(n): # old
    x=P(7551+n,[1938,1947,1955][n],sexo="FMM"[n],up=False)
    x.de=[(3,4,1952),(18,7,1961),(9,1,1968)][n]
    R="I II III IV V VI VII VIII IX X XI XII".split(); ro=lambda t:f"{t[0]}-{R[t[1]-1]}-{t[2]}"
    cart=[f"Cartório de Paz de {x.mun}","Cartorio do Registro Civil da Séde","Cartório de Paz e Registro Civil do 1º Distrito"][n]
    if n==1: x.pai,x.pavo,x.pava,x.n2="Giacomo Benvenutti","Luigi Benvenutti","Assunta Zanetti Benvenutti","Treviso, Italia"; x.nome="José Ribamar Benvenutti"
    if n==2: x.pai=x.pavo=x.pava=""
    x.hora=x.hora if n else ""
    r=lambda k,v:f'<tr><td class=k>{k}</td><td class=v>{v}</td></tr>'
    N=lambda s:s.replace("/",", ")
    lv=f"{x.livro%60+2}"; fo=str(x.folha)+("-v" if n==0 else "")
    body=f'{guil(480,90,"#c9bfa0",8,16)}<div class=t>ESTADOS UNIDOS DO BRASIL<br><span>{UFN[x.uf]} — Município de {x.mun}</span></div><h1>Certidão de Nascimento</h1><div class=t2>{cart}</div><p>Certifico, a pedido verbal, que do livro <b>{lv}</b>, fls. <b>{fo}</b>, têrmo n.º <b>{x.termo%3000+40}</b>, do Registro de Nascimentos, consta o seguinte:</p><table>'
    x.termo=x.termo%3000+40
    body+=r("Nome",x.nome)+r("Sexo",x.sexo.lower())+r("Côr","branca" if x.sx=="F" else "branco")+r("Nasceu em",ro(x.dn)+(f", às {x.h[0]} horas e {x.h[1]} minutos" if n else ""))+r("Logar do nascimento",["neste município, fazenda Boa Vista","nesta cidade, em domicílio","nesta cidade, Casa de Saúde São Lucas"][n])+r("Pae" if n==0 else "Pai",(x.pai+", natural de "+N(x.n2)) if x.pai else "(ignorado)")+r("Mãi" if n==0 else "Mãe",x.mae+", natural de "+N(x.n1))+r("Avós paternos",x.pavo+" e "+x.pava if x.pavo else "-.-.-.-.-")+r("Avós maternos",x.mavo+" e "+x.mava)+r("Registrado em",ro(x.dr))+r("Declarante",x.decl if n<2 else "a mãe")+r("Testemunhas",x.w1+" e "+x.w2)
    ob=["","Naturalizou-se o pai por decreto de 11-III-1951.","" ][n]
    body+=r("Observações",ob or "-.-.-.-.-")+f'</table><p>O referido é verdade, do que dou fé. {x.mun}, {dl(x.de)}.</p><div style="text-align:right;font-style:italic">O Escrivão de Paz e Oficial do Registro,<br>{sig(x.r,150,"#2b2b55")}<br>{x.of}</div><div style="position:absolute;left:40pt;bottom:34pt;border:1pt solid #887;padding:4pt;font-size:8pt;text-align:center">{"Cr$ 12,00" }<br>selos estaduais<br>inutilizados</div>'
    css="body{font-family:C059;font-size:11.5pt;padding:34pt 42pt;background:#f4ecd6;color:#2d2413}.t{text-align:center;letter-spacing:2pt;font-size:11pt}.t span{letter-spacing:0;font-style:italic}h1{font:400 29pt Z003;text-align:center;margin:8pt 0 0}.t2{text-align:center;font-size:10pt;margin-bottom:8pt}table{width:100%;border-collapse:collapse}td{padding:3.6pt 2pt;vertical-align:top}.k{width:108pt;font-style:italic}.v{font-family:'Nimbus Mono PS';font-size:11pt;border-bottom:.6pt solid #998}p{text-align:justify}"
    est=["fazenda Boa Vista","Domicílio","Casa de Saúde São Lucas"][n]
    acc={"nat":[""],"dn":[dn(x.dn),dl(x.dn)]}
    if n==0: acc["est"]=["","neste município, fazenda Boa Vista","Domicílio"]
    if n==1: acc["est"]=["","em domicílio","nesta cidade, em domicílio"]
    if n==2: acc["est"]=["nesta cidade, Casa de Saúde São Lucas"]
    one=n==2
    t=truth(x,ro(x.dn),nome=x.nome,sexo=x.sexo,hora=x.hora,est=est,mun=x.mun,uf=x.uf,nat=f"{x.mun}/{x.uf}",rmun=x.mun,ruf=x.uf,cart=cart,dr=dn(x.dr),livro=lv,folha=fo.replace("-",""),termo=x.termo,g1=x.mae if one else x.pai,g1n=N(x.n1 if one else x.n2),g2="" if one else x.mae,g2n="" if one else N(x.n1),pavo=x.pavo,pava=x.pava,mavo=x.mavo,mava=x.mava,an=ob,joint=True,of=x.of,de=dn(x.de),acc=acc)
    return page(480,700,css,body),480,700,t
LAY={"I":Ii,"J":Jj,"K":Kk,"L":Ll,"M":Mm,"N":Nn,"O":Oo,"P":Pp}
