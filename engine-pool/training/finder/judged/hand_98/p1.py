from lib import *
DOCS={}
def d(k,slug):
    def w(fn): DOCS[k]=(slug,fn); return fn
    return w
def of(r,cid,uf): return f"Cartório de Registro Civil das Pessoas Naturais de {cid} – {uf}"

@d("A","casamento-caixas-2009")
def _(r,i):
    h=r.per("M",1975,1992); m=r.per("F",1978,1995); c=r.choice(CID); dc=r.date(2011,2022); rg=dc
    nm=m.nome+" "+h.sob if i==1 else m.nome
    css='.pg{font-family:"Liberation Sans";padding:34pt 40pt}'+BOX+'.v{font-size:9pt}h2{font-size:10pt;font-weight:400}h1{font-size:17pt;letter-spacing:1pt;margin:8pt 0 10pt}.m{font:bold 11pt "Liberation Mono"}.hd{font-size:8.5pt;margin:10pt 0 3pt;font-weight:bold}'
    def par(p,sfx): return row(f(f"NOME COMPLETO DE SOLTEIR{sfx}, DATA E LOCAL DE NASCIMENTO, NACIONALIDADE E FILIAÇÃO DO CÔNJUGE",f"<b>{p.nome}</b>, nascid{sfx.lower()} aos {dmy(p.n)} em {p.cid}-{p.uf}, de nacionalidade brasileira, filh{sfx.lower()} de {p.pai} e de {p.mae}."))
    b=f'''<div class="c">{arms(50)}<h2>REPÚBLICA FEDERATIVA DO BRASIL</h2><h2>REGISTRO CIVIL DAS PESSOAS NATURAIS</h2><h1>CERTIDÃO DE CASAMENTO</h1>
<div style="font-size:8pt">NOMES</div><p style="font-size:12pt"><b>{h.nome.upper()}</b><br><b>{m.nome.upper()}</b></p><div style="font-size:8pt">MATRÍCULA</div><p class="m">{r.matr(rg.year,2)}</p></div>
{par(h,"O")}{par(m,"A")}
{row(f("DATA DO REGISTRO DO CASAMENTO (POR EXTENSO)",ext(rg).capitalize(),5),f("DIA",f"{rg.day:02d}"),f("MÊS",f"{rg.month:02d}"),f("ANO",rg.year))}
{row(f("REGIME DE BENS DO CASAMENTO",r.choice(["Comunhão parcial de bens","Separação de bens, conforme escritura de pacto antenupcial"])))}
{row(f("NOME QUE CADA UM DOS CÔNJUGES PASSOU A UTILIZAR (QUANDO HOUVER ALTERAÇÃO)",f"Ele: {h.nome}<br>Ela: {nm}"))}
<div class="f" style="height:92pt;margin-top:8pt"><span class="l">OBSERVAÇÕES / AVERBAÇÕES</span><span class="v">Nada mais me cumpria certificar. Casamento celebrado às {r.randint(9,17)}h na sala de audiências deste Ofício perante o Juiz de Paz {r.nome("M")}.</span></div>
<div style="display:flex;margin-top:16pt;font-size:9pt"><div style="flex:1;border:.7pt solid #333;padding:7pt;line-height:1.45">Nome do Ofício: <b>{r.randint(1,3)}º Ofício de Registro Civil</b><br>Oficial Registrador(a): {r.nome("F")}<br>Município / UF: {c[0]} – {c[1]}<br>Endereço: {r.end()}<br>Telefone: {r.fone()}</div>
<div style="flex:1;padding:0 12pt" class="c">O conteúdo da certidão é verdadeiro. Dou fé.<br>{c[0]}, {lg(r.date(2022,2024))}.<br><br>{r.sig()}<br>_______________________________<br>Escrevente autorizada</div></div>
<div style="position:absolute;left:40pt;bottom:30pt;font-size:7.5pt">Selo digital nº {r.dg(10)} &nbsp; Emolumentos: R$ {r.randint(38,75)},{r.dg(2)}</div>'''
    return "marriage","certidão de casamento, 2009 boxed model",css,b

@d("B","casamento-narrativa-antiga")
def _(r,i):
    h=r.per("M",1940,1958); m=r.per("F",1942,1960); c=r.choice(CID); dc=r.date(1964,1983)
    css='.pg{font:11.5pt/2.0 "C059";background:#f6efdc;padding:44pt 54pt}.x{font-family:"Nimbus Mono PS";font-weight:bold;border-bottom:.6pt dotted #444;line-height:1}h1{font-size:26pt;font-style:italic;line-height:1.2;margin:8pt 0}' if i==1 else '.pg{font:11.3pt/1.95 "Nimbus Mono PS";padding:50pt 56pt}.x{font-weight:bold}h1{font-size:19pt;line-height:1.4;letter-spacing:2pt;margin:10pt 0;text-decoration:underline}'
    X=lambda t:f'<span class="x">{t}</span>'
    b=f'''<div class="c" style="line-height:1.3">{arms(48)}<br>REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL<br>Estado de {EST[c[1]]} — Comarca de {c[2]}<br>Município e Distrito de {c[0]}<br><b>CARTÓRIO DO REGISTRO CIVIL</b><h1>{"Certidão de Casamento" if i==1 else "CERTIDÃO DE CASAMENTO"}</h1></div>
<p style="text-indent:30pt" class="j">CERTIFICO que, sob o nº {X(r.randint(300,4900))}, às fls. {X(str(r.randint(2,298))+r.choice(["","v"]))}, do Livro nº {X("B-"+str(r.randint(4,39)))} de registro de casamentos, consta que no dia {X(ext(dc))}, às {X(num(r.randint(9,17)))} horas, perante o Juiz de Casamentos {X(r.nome("M"))}, receberam-se em matrimônio, sob o regime da {X("comunhão de bens")}, {X(h.nome)} e dona {X(m.nome)}.</p>
<p style="text-indent:30pt" class="j">ELE, nascido em {X(h.cid)}, Estado de {EST[h.uf]}, aos {X(lg(h.n))}, de profissão {X(h.prof)}, residente neste distrito, filho legítimo de {X(h.pai)} e de dona {X(h.mae)}.</p>
<p style="text-indent:30pt" class="j">ELA, nascida em {X(m.cid)}, Estado de {EST[m.uf]}, aos {X(lg(m.n))}, de profissão {X("prendas domésticas")}, filha legítima de {X(m.pai)} e de dona {X(m.mae)}, a qual passou a assinar-se {X(m.nome.split()[0]+" "+h.nome.split(" ",1)[-1].split()[-1])}.</p>
<p style="text-indent:30pt" class="j">Foram testemunhas {X(r.nome("M"))} e {X(r.nome("M"))}. Observações: {X("apresentaram os documentos do art. 180 do Código Civil")}.</p>
<p style="text-indent:30pt">O referido é verdade e dou fé.</p><p class="rt">{c[0]}, {lg(r.date(dc.year+1,dc.year+9))}.</p><div class="c" style="line-height:1.2">{r.sig(150)}<br>O Oficial do Registro Civil</div>
<div style="position:absolute;left:64pt;bottom:46pt">{r.stamp("REGISTRO CIVIL",c[0].upper(),"#6b2b6b")}</div>'''
    return "marriage","certidão de casamento, old narrated form",css,b

@d("C","casamento-religioso-efeito-civil")
def _(r,i):
    h=r.per("M",1972,1994); m=r.per("F",1975,1996); c=r.choice(CID); dc=r.date(2008,2023)
    css='.pg{font:10.5pt/1.6 "URW Bookman";padding:46pt 56pt;border:6pt double #7a6a3a;margin:0}h1{font-size:16pt;color:#5a4a1a;line-height:1.3;margin:8pt 0 14pt}td{padding:4pt 6pt;border-bottom:.5pt solid #b8a878;vertical-align:top;font-size:9.6pt}td:first-child{color:#5a4a1a;width:150pt;font-weight:600}'
    par=r.choice(["Paróquia Nossa Senhora do Rosário","Paróquia São Sebastião"]) if i==1 else "Igreja Evangélica de Confissão Luterana – Comunidade da Paz"
    T=lambda *x:"".join(f"<tr><td>{a}</td><td>{b}</td></tr>" for a,b in x)
    b=f'''<div class="c"><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><br>{c[0]} – Estado de {EST[c[1]]}<h1>CERTIDÃO DE CASAMENTO RELIGIOSO<br>COM EFEITO CIVIL</h1></div>
<p style="font-size:9.5pt">Livro B-Auxiliar nº {r.randint(2,19)} &nbsp;·&nbsp; Folha {r.randint(1,200)} &nbsp;·&nbsp; Termo {r.randint(100,3900)} &nbsp;·&nbsp; Matrícula {r.matr(dc.year,3)}</p>
<table style="width:100%">{T(("Contraente",h.nome),("Data e local de nascimento",f"{dmy(h.n)} — {h.cid}/{h.uf}"),("Filiação",f"{h.pai} e {h.mae}"),("Contraente",m.nome),("Data e local de nascimento",f"{dmy(m.n)} — {m.cid}/{m.uf}"),("Filiação",f"{m.pai} e {m.mae}"),("Celebração religiosa",f"{lg(dc)}, na {par}"),("Ministro celebrante",("Pe. " if i==1 else "Pr. ")+r.nome("M")),("Testemunhas",f"{r.nome('M')} e {r.nome('F')}"),("Regime de bens","Comunhão parcial"),("Nome adotado",f"{m.nome} {h.sob}"),("Registro civil lavrado em",lg(dc+dt.timedelta(days=r.randint(5,60)))))}</table>
<p class="j" style="margin-top:12pt">Certifico que o casamento religioso acima foi registrado neste Ofício para produzir efeitos civis a partir da data de sua celebração, na forma do art. 1.515 do Código Civil e dos arts. 71 a 75 da Lei nº 6.015/1973.</p><p class="rt">{c[0]}, {lg(r.date(2023,2024))}</p><div class="c">{r.sig()}<br>{r.nome("M")}<br>Oficial Substituto</div>'''
    return "marriage","certidão de casamento religioso com efeito civil",css,b

@d("D","obito-caixas-2009")
def _(r,i):
    p=r.per(r.choice("MF"),1928,1955); c=r.choice(CID); do=r.date(2012,2023); o="o" if p.sex=="M" else "a"; ida=do.year-p.n.year-((do.month,do.day)<(p.n.month,p.n.day))
    css='.pg{font-family:"Liberation Sans Narrow";padding:32pt 40pt}'+BOX+'.v{font-size:10pt}h1{font-size:19pt;margin:6pt 0 8pt}.m{font:bold 11pt "DejaVu Sans Mono"}'
    med=f"Dr. {r.nome('M')} – CRM {r.dg(5)}"
    b=f'''<div class="c">{arms(46)}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>CERTIDÃO DE ÓBITO</h1><div style="font-size:8pt">NOME</div><p style="font-size:13pt"><b>{p.nome.upper()}</b></p><div style="font-size:8pt">MATRÍCULA</div><p class="m">{r.matr(do.year,4)}</p></div>
{row(f("SEXO","Masculino" if o=="o" else "Feminino"),f("COR",r.choice(["Branca","Parda","Preta"])),f("ESTADO CIVIL E IDADE",f"{r.choice(['Viúv','Casad','Divorciad'])}{o} – {ida} anos",2))}
{row(f("NATURALIDADE",f"{p.cid} – {p.uf}",2),f("DOCUMENTO DE IDENTIFICAÇÃO",f"RG {p.rg}",2),f("ELEITOR",r.choice(["Sim","Não"])))}
{row(f("FILIAÇÃO E RESIDÊNCIA",f"{p.pai} e {p.mae}. Residia na {p.end}, {c[0]}-{c[1]}"))}
{row(f("DATA E HORA DE FALECIMENTO",f"{ext(do)}, às {p.h} horas",5),f("DIA",f"{do.day:02d}"),f("MÊS",f"{do.month:02d}"),f("ANO",do.year))}
{row(f("LOCAL DE FALECIMENTO",r.choice(["Hospital Municipal Santa Cecília","Hospital São Lucas","Domicílio"])+f", {c[0]}-{c[1]}"))}
{row(f("CAUSA DA MORTE",r.choice(["Insuficiência respiratória aguda; pneumonia bacteriana","Infarto agudo do miocárdio; hipertensão arterial","Acidente vascular cerebral isquêmico"])))}
{row(f("SEPULTAMENTO / CREMAÇÃO (MUNICÍPIO E CEMITÉRIO, SE CONHECIDO)",f"Cemitério Municipal de {c[0]}",3),f("DECLARANTE",r.nome("F"),2))}
{row(f("NOME E NÚMERO DE DOCUMENTO DO(S) MÉDICO(S) QUE ATESTOU(ARAM) O ÓBITO",med))}
<div class="f" style="height:96pt;margin-top:8pt"><span class="l">OBSERVAÇÕES / AVERBAÇÕES</span><span class="v">Nascid{o} aos {dmy(p.n)}. Deixou {num(r.randint(2,6))} filhos maiores. {r.choice(["Não deixou bens a inventariar.","Deixou bens. Não deixou testamento conhecido."])} Registro lavrado em {dmy(do+dt.timedelta(days=1))}. CPF {p.cpf}.</span></div>
<div style="display:flex;margin-top:16pt;font-size:9.5pt"><div style="flex:1;border:.7pt solid #333;padding:7pt;line-height:1.4">{of(r,c[0],c[1])}<br>Oficial: {r.nome("M")}<br>{r.end()}<br>Fone {r.fone()}</div><div style="flex:1" class="c">O conteúdo da certidão é verdadeiro. Dou fé.<br>{c[0]}, {lg(r.date(2023,2024))}<br><br>{r.sig()}<br>Assinatura do Oficial</div></div>'''
    return "death","certidão de óbito, 2009 boxed model",css,b

@d("E","obito-narrativa-antiga")
def _(r,i):
    p=r.per("M" if i==1 else "F",1898,1930); c=r.choice(CID); do=r.date(1961,1985); o="o" if p.sex=="M" else "a"
    css='.pg{font:12pt/2 "P052";padding:48pt 56pt}.x{border-bottom:.5pt solid #666;font-style:italic}h1{font-size:24pt;letter-spacing:3pt;line-height:1.3}' if i==1 else '.pg{font:11.5pt/1.9 "Liberation Mono";padding:60pt 58pt}.x{}h1{font-size:20pt;line-height:1.5}'
    X=lambda t:f'<span class="x">&nbsp;{t}&nbsp;</span>'
    b=f'''<div class="c" style="line-height:1.35">{arms(44)}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DE {EST[c[1]].upper()}<br>COMARCA DE {c[2].upper()} &nbsp; DISTRITO DE {c[0].upper()}<br><i>Bel. {r.nome("M")} — Oficial do Registro Civil</i><h1>CERTIDÃO DE ÓBITO</h1></div>
<p class="j">Certifico que às folhas {X(r.randint(3,290))} do livro {X("C-"+str(r.randint(2,30)))}, sob nº {X(r.randint(200,9000))}, foi lavrado em {X(lg(do+dt.timedelta(days=1)))} o assento de óbito de {X("<b>"+p.nome+"</b>")}, falecid{o} aos {X(ext(do))}, às {X(p.h.replace(":"," horas e ")+" minutos")}, em {X("domicílio, "+p.end)}, neste distrito, do sexo {X("masculino" if o=="o" else "feminino")}, de cor {X(r.choice(["branca","parda","preta"]))}, profissão {X(p.prof)}, natural de {X(p.cid+" – "+p.uf)}, com {X(num(do.year-p.n.year-1))} anos de idade, estado civil {X(r.choice(["viúv","casad"])+o)}, filh{o} de {X(p.pai)} e de {X(p.mae)}, tendo sido declarante {X(r.nome("M"))} e o óbito atestado pelo Dr. {X(r.nome("M"))}, que deu como causa da morte {X(r.choice(["síncope cardíaca","marasmo senil","tuberculose pulmonar","uremia"]))}. O sepultamento foi feito no cemitério {X("de "+c[0])}.</p>
<p>Observações: {X("não deixou testamento. Deixou "+num(r.randint(3,9))+" filhos.")}</p><p class="c">O referido é verdade e dou fé.<br>{c[0]}, {lg(r.date(do.year,do.year+6))}</p><div class="c" style="line-height:1.2">{r.sig(140)}<br>Escrevente juramentado</div>'''
    return "death","certidão de óbito, old narrated form",css,b

@d("F","natimorto")
def _(r,i):
    m=r.per("F",1985,1999); h=r.per("M",1980,1998); c=r.choice(CID); dn=r.date(2013,2023)
    css='.pg{font-family:"Nimbus Sans";padding:36pt 42pt}'+BOX+'h1{font-size:17pt;margin:8pt 0 12pt}.v{font-size:9.6pt}'
    b=f'''<div class="c">{arms(46)}<div style="line-height:1.3">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>CERTIDÃO DE NATIMORTO</h1><p style="font-size:9pt">MATRÍCULA<br><b style="font-size:12pt">{r.matr(dn.year,5)}</b></p></div>
{row(f("NOME (FACULTATIVO)","Não declarado" if i==1 else "Natimorto de "+m.nome))}
{row(f("DATA DA OCORRÊNCIA (POR EXTENSO)",ext(dn),4),f("DIA",f"{dn.day:02d}"),f("MÊS",f"{dn.month:02d}"),f("ANO",dn.year))}
{row(f("HORA",m.h),f("SEXO",r.choice(["Masculino","Feminino"])),f("DURAÇÃO DA GESTAÇÃO",f"{r.randint(24,38)} semanas"),f("GÊMEO","Não"))}
{row(f("LOCAL DA OCORRÊNCIA E MUNICÍPIO",f"Maternidade Santa Isabel – {c[0]} – {c[1]}"))}
{row(f("FILIAÇÃO",f"{h.nome}<br>{m.nome}"))}
{row(f("AVÓS",f"{h.pai} e {h.mae}; {m.pai} e {m.mae}"))}
{row(f("CAUSA DA MORTE FETAL",r.choice(["Hipóxia intrauterina","Descolamento prematuro de placenta"]),3),f("Nº DA DECLARAÇÃO DE ÓBITO",r.dg(8)+"-"+r.dg(1),2))}
{row(f("DECLARANTE",h.nome,3),f("DATA DO REGISTRO",dmy(dn+dt.timedelta(days=2))))}
<div class="f" style="height:90pt;margin-top:10pt"><span class="l">OBSERVAÇÕES / AVERBAÇÕES</span><span class="v">Registro lavrado no Livro C-Auxiliar, na forma do art. 53, § 1º, da Lei nº 6.015/1973.</span></div>
<div class="c" style="margin-top:26pt;font-size:10pt">O conteúdo da certidão é verdadeiro. Dou fé.<br>{c[0]} – {c[1]}, {lg(dn+dt.timedelta(days=r.randint(3,200)))}<br><br>{r.sig()}<br>{r.nome("F")}<br>Oficiala Substituta</div>'''
    return "death","certidão de natimorto (Livro C-Auxiliar)",css,b

@d("G","declaracao-nascido-vivo")
def _(r,i):
    m=r.per("F",1984,2002); dn=r.date(2012,2024); c=r.choice(CID); sx=r.choice("MF"); h=r.per("M",1980,2000)
    css='.pg{font-family:"Liberation Sans";padding:24pt 26pt;background:%s}'%("#fffbe6" if i==1 else "#fff")+BOX+'.f{border-color:#a08000;min-height:23pt}.l{color:#7a6000}.v{font:9pt "Liberation Mono"}.b{display:flex;margin-bottom:5pt}.s{writing-mode:vertical-rl;transform:rotate(180deg);background:#e9d27a;font-size:7.5pt;text-align:center;width:22pt;padding:2pt}.b>div:last-child{flex:1}'
    def B(t,*rows): return f'<div class="b"><div class="s">{t}</div><div>{"".join(rows)}</div></div>'
    ck=lambda o,s:" ".join(("☒" if x==s else "☐")+" "+x for x in o)
    CK=lambda l,o,s,w=1:f'<div class="f" style="flex:{w}"><span class="l">{l}</span><span style="font:7.4pt DejaVu Sans">{ck(o,s)}</span></div>'
    b=f'''<div style="display:flex;align-items:center;margin-bottom:6pt"><div style="flex:1;font-size:8.5pt;line-height:1.3">República Federativa do Brasil<br><b>Ministério da Saúde</b><br>{"1ª VIA – SECRETARIA DE SAÚDE" if i==1 else "2ª VIA – CARTÓRIO / FAMÍLIA"}</div><div style="font-size:17pt;font-weight:bold;flex:2" class="c">Declaração de Nascido Vivo</div><div class="rt" style="flex:1;font:bold 14pt Liberation Mono">Nº 30-{r.dg(8)}-{r.dg(1)}</div></div>
{B("I – Recém-nascido",row(f("1 Nome do Recém-nascido",("RN DE "+m.nome.upper()) if i==1 else (r.fn(sx)+" "+m.sob+" "+h.sob).upper())),row(f("2 Data e hora do nascimento",f"{dmy(dn)} &nbsp; {m.h}"),CK("3 Sexo",["M - Masculino","F - Feminino","I - Ignorado"],"M - Masculino" if sx=="M" else "F - Feminino",2)),row(f("4 Peso ao nascer (g)",r.randint(2400,4200)),f("5 Comprimento (cm)",r.randint(45,53)),f("6 Índice de Apgar 1º / 5º min",f"{r.randint(7,9)} / {r.randint(8,10)}"),CK("7 Anomalia ou defeito congênito?",["Sim","Não"],"Não")))}
{B("II – Local",row(CK("8 Local da ocorrência",["Hospital","Outros estab. saúde","Domicílio","Outros"],"Hospital",2),f("9 Estabelecimento","HOSPITAL E MATERNIDADE "+r.choice(["SANTA RITA","BOM JESUS"]),2),f("Código CNES",r.dg(7))),row(f("10 Endereço da ocorrência",r.end().upper(),3),f("11 CEP",r.dg(5)+"-"+r.dg(3)),f("14 Município de ocorrência",c[0].upper(),2),f("15 UF",c[1])))}
{B("III – Mãe",row(f("16 Nome da Mãe",m.nome.upper(),3),f("17 Cartão SUS","7"+r.dg(14),2)),row(CK("18 Escolaridade (última série concluída)",["Fundamental II","Médio","Superior incompleto","Superior completo"],r.choice(["Médio","Superior completo"]),4),f("19 Ocupação habitual",m.prof.upper(),2)),row(f("20 Data de nascimento da mãe",dmy(m.n)),f("21 Idade (anos)",dn.year-m.n.year),f("22 Naturalidade",f"{m.cid.upper()} / {m.uf}",2)),row(CK("23 Situação conjugal",["Solteira","Casada","Viúva","União estável"],r.choice(["Solteira","Casada"]),3),CK("24 Raça / Cor",["Branca","Preta","Amarela","Parda","Indígena"],r.choice(["Branca","Parda"]),3)),row(f("25 Residência da mãe – Logradouro",m.end.upper(),3),f("28 Município de residência",c[0].upper(),2),f("29 UF",c[1])))}
{B("IV – Pai",row(f("30 Nome do Pai",h.nome.upper() if i==2 else "-----",4),f("31 Idade do Pai",dn.year-h.n.year if i==2 else "--")))}
{B("V – Gestação e parto",row(f("32 Nº gestações anteriores",r.randint(0,3)),f("33 Partos vaginais",r.randint(0,2)),f("34 Cesáreas",r.randint(0,1)),f("35 Nascidos vivos",r.randint(0,2)),f("36 Perdas fetais","0")),row(f("37 Data da última menstruação",dmy(dn-dt.timedelta(days=275))),f("38 Nº semanas de gestação",r.randint(37,40)),f("39 Consultas de pré-natal",r.randint(6,11)),f("40 Mês início pré-natal","0"+str(r.randint(1,4)))),row(CK("41 Tipo de gravidez",["Única","Dupla","Tripla ou mais"],"Única"),CK("42 Apresentação",["Cefálica","Pélvica"],"Cefálica"),CK("44 Tipo de parto",["Vaginal","Cesáreo"],r.choice(["Vaginal","Cesáreo"]))))}
{B("VII – Preenchimento",row(f("47 Data do preenchimento",dmy(dn)),f("48 Nome do responsável pelo preenchimento",r.nome("F").upper(),2),f("49 Função","ENFERMEIRA"),f("51 Nº documento","COREN "+r.dg(6))))}
{B("VIII – Cartório",row(f("53 Cartório","" if i==1 else f"RCPN {c[0].upper()}",3),f("Código",""),f("54 Registro","" if i==1 else r.dg(5)),f("55 Data","" if i==1 else dmy(dn+dt.timedelta(days=6)))),row(f("56 Município","" if i==1 else c[0].upper(),3),f("57 UF","" if i==1 else c[1])))}
<div class="c" style="font-size:8.5pt;font-weight:bold;margin-top:4pt">ATENÇÃO: ESTE DOCUMENTO NÃO SUBSTITUI A CERTIDÃO DE NASCIMENTO. O REGISTRO DE NASCIMENTO É OBRIGATÓRIO POR LEI.<br>Para registrar esta criança, o pai ou responsável deverá levar este documento ao cartório de registro civil.</div>'''
    return "other","declaração de nascido vivo (DNV, hospital form)",css,b

@d("H","batisterio")
def _(r,i):
    p=r.per(r.choice("MF"),1958,2015); o="o" if p.sex=="M" else "a"; db=p.n+dt.timedelta(days=r.randint(30,400)); c=r.choice(CID)
    css='.pg{font:12.5pt/1.9 "P052";padding:52pt 60pt}.in{border:2pt solid #7b1e2b;outline:.7pt solid #7b1e2b;outline-offset:4pt;padding:34pt 36pt;min-height:720pt}h1{font:32pt "Z003";color:#7b1e2b;line-height:1.4}.x{border-bottom:.5pt solid #999;font-weight:bold}' if i==1 else '.pg{font:11pt/1.8 "URW Gothic";padding:56pt 60pt}.in{}h1{font-size:20pt;line-height:1.7;border-top:2pt solid #335;border-bottom:2pt solid #335;margin:12pt 0 20pt}.x{font-weight:bold}'
    X=lambda t:f'<span class="x">{t}</span>'
    b=f'''<div class="in"><div class="c" style="line-height:1.35"><svg width="34pt" height="44pt" viewBox="0 0 34 44"><path d="M14 2h6v11h10v6H20v23h-6V19H4v-6h10z" fill="#7b1e2b"/></svg><br><b>DIOCESE DE {c[0].upper()}</b><br>Paróquia {r.choice(["Sant'Ana","Nossa Senhora das Dores","São João Batista"])} – {c[0]}/{c[1]}<h1>{"Certidão de Batismo" if i==1 else "BATISTÉRIO"}</h1></div>
<p class="j">Certifico que no Livro nº {X(r.randint(3,60))} de Assentamentos de Batismos desta Paróquia, às folhas {X(r.randint(1,200))}, sob o termo nº {X(r.randint(10,990))}, consta que aos {X(lg(db))}, nesta Igreja Matriz, foi batizad{o} solenemente {X(p.nome)}, nascid{o} em {X(p.cid+" – "+p.uf)} no dia {X(ext(p.n))}, filh{o} de {X(p.pai)} e de {X(p.mae)}.</p>
<p class="j">Avós paternos: {X(p.avo)} e {X(p.avoa)}.<br>Avós maternos: {X(p.avo2)} e {X(p.avoa2)}.</p><p>Padrinho: {X(r.nome("M"))}<br>Madrinha: {X(r.nome("F"))}<br>Ministro do Batismo: {X("Pe. "+r.nome("M"))}</p><p>Anotações marginais: {X("Crismad"+o+" em "+dmy(db+dt.timedelta(days=5200)) if i==2 else "nada consta")}.</p>
<p class="j">Para fins {X("matrimoniais" if i==1 else "de comprovação junto à comunidade paroquial")}. <i>Ita in fide Parochi.</i></p><p class="rt">{c[0]}, {lg(r.date(2018,2024))}.</p><div class="c" style="line-height:1.2">{r.sig(140)}<br>Pe. {r.nome("M")}<br>Pároco</div></div><div style="position:absolute;left:110pt;bottom:90pt">{r.stamp("PARÓQUIA",c[0].upper(),"#7b1e2b")}</div>'''
    return "other","certidão de batismo / batistério (church)",css,b

@d("I","certidao-negativa-nascimento")
def _(r,i):
    p=r.per(r.choice("MF"),1935,1990); o="o" if p.sex=="M" else "a"; c=r.choice(CID)
    css='.pg{font:11.5pt/1.75 "Liberation Serif";padding:54pt 64pt}h1{font-size:17pt;margin:26pt 0;line-height:1.4}' if i==1 else '.pg{font:10.5pt/1.7 "DejaVu Sans";padding:50pt 54pt}h1{font-size:15pt;margin:22pt 0;background:#e4e9f2;padding:6pt}'
    b=f'''<div class="c" style="line-height:1.35">{arms(46)}<br><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br>{c[0]} – Estado de {EST[c[1]]}<br><span style="font-size:9pt">{r.end()} – Tel. {r.fone()}</span><h1>CERTIDÃO NEGATIVA DE REGISTRO DE NASCIMENTO</h1></div>
<p class="j" style="text-indent:28pt">CERTIFICO, a requerimento da parte interessada, que, revendo os livros e índices de registro de nascimento desta serventia (Livros A-{r.randint(1,9)} a A-{r.randint(60,140)}), no período compreendido entre {dmy(dt.date(p.n.year-5,1,1))} e {dmy(dt.date(p.n.year+10,12,31))}, deles <b>NÃO CONSTA</b> o assento de nascimento de <b>{p.nome.upper()}</b>, que teria nascid{o} em {p.cid}-{p.uf} aos {lg(p.n)}, filh{o} de {p.pai} e de {p.mae}, sendo avós paternos {p.avo} e {p.avoa} e avós maternos {p.avo2} e {p.avoa2}.</p>
<p class="j" style="text-indent:28pt">{"A presente busca limitou-se aos dados informados pelo requerente, não abrangendo variações de grafia." if i==1 else "Foram pesquisadas ainda as variações de grafia do nome e sobrenome, bem como a Central de Informações do Registro Civil – CRC Nacional, igualmente sem resultado."} A presente certidão não constitui prova de nascimento e destina-se a instruir pedido de registro tardio.</p><p style="text-indent:28pt">O referido é verdade e dou fé.</p><p class="rt">{c[0]}, {lg(r.date(2015,2024))}.</p><div class="c" style="line-height:1.25;margin-top:20pt">{r.sig()}<br>{r.nome("F")}<br>Escrevente Autorizada</div><p style="font-size:9pt;margin-top:40pt">Buscas: R$ {r.randint(10,40)},{r.dg(2)} · Certidão: R$ {r.randint(30,60)},{r.dg(2)} · Selo: {r.dg(4)}AA{r.dg(6)}</p>'''
    return "other","certidão negativa de nascimento (no record found)",css,b

@d("J","requerimento-segunda-via")
def _(r,i):
    p=r.per(r.choice("MF"),1970,2015); q=r.per("F",1960,1990); c=r.choice(CID)
    if i==1:
        css='.pg{font:10pt "Liberation Sans";padding:40pt 46pt}'+BOX+'h1{font-size:14pt;margin:10pt 0 12pt}h3{font-size:9.5pt;background:#ddd;padding:3pt 5pt;margin:10pt 0 2pt}.v{font:italic 12pt "Z003";font-size:13pt}'
        b=f'''<div class="c"><b>{of(r,c[0],c[1])}</b><h1>REQUERIMENTO DE 2ª VIA DE CERTIDÃO</h1><div style="font:9pt DejaVu Sans">☒ Nascimento &nbsp; ☐ Casamento &nbsp; ☐ Óbito &nbsp;&nbsp;|&nbsp;&nbsp; ☒ Breve relato &nbsp; ☐ Inteiro teor</div></div>
<h3>1. DADOS DO REGISTRADO</h3>{row(f("Nome completo",p.nome))}{row(f("Data de nascimento",dmy(p.n)),f("Local de nascimento",f"{p.cid} – {p.uf}",2),f("Sexo","Masc." if p.sex=="M" else "Fem."))}{row(f("Nome do pai",p.pai))}{row(f("Nome da mãe",p.mae))}{row(f("Livro","A-"+str(r.randint(10,99))),f("Folha",r.randint(2,290)),f("Termo",r.randint(1000,40000)),f("Matrícula (se souber)","não sei",3))}
<h3>2. DADOS DO REQUERENTE</h3>{row(f("Nome",q.nome,3),f("Parentesco",r.choice(["mãe","tia","irmã"])))}{row(f("RG",q.rg),f("CPF",q.cpf),f("Telefone",r.fone()))}{row(f("Endereço",q.end))}
<h3>3. FINALIDADE</h3><p style="font:9pt DejaVu Sans;margin-top:5pt">☐ Casamento &nbsp; ☒ Documento de identidade &nbsp; ☐ Aposentadoria &nbsp; ☐ Matrícula escolar &nbsp; ☐ Outros</p><p class="j" style="margin-top:14pt">Requeiro a expedição da certidão acima, declarando serem verdadeiras as informações prestadas, sob as penas da lei. Prazo de entrega: 5 (cinco) dias úteis.</p><p class="rt" style="margin-top:16pt">{c[0]}, {lg(r.date(2019,2024))}</p><div class="c" style="margin-top:20pt">{r.sig()}<br>_________________________________<br>Assinatura do(a) requerente</div><div style="border-top:1pt dashed #666;margin-top:40pt;padding-top:8pt;font-size:8.5pt">USO DO CARTÓRIO — Protocolo nº {r.randint(1000,9999)} &nbsp; Atendente: {r.fn("F")} &nbsp; Valor: R$ {r.randint(35,70)},00</div>'''
    else:
        css='.pg{font:12pt/1.8 "Liberation Serif";padding:70pt 72pt 50pt 84pt}'
        b=f'''<p><b>ILMO(A). SR(A). OFICIAL DO REGISTRO CIVIL DAS PESSOAS NATURAIS DE {p.cid.upper()} – {p.uf}</b></p><br><br><p class="c"><b>REQUERIMENTO DE SEGUNDA VIA DE CERTIDÃO DE NASCIMENTO</b></p><br><p class="j" style="text-indent:40pt">Eu, <b>{q.nome}</b>, brasileira, {q.prof}, portadora do RG nº {q.rg} e do CPF nº {q.cpf}, residente na {q.end}, {q.cid}-{q.uf}, venho respeitosamente requerer a Vossa Senhoria a expedição de segunda via da <b>certidão de nascimento</b> de <b>{p.nome}</b>, nascid{"o" if p.sex=="M" else "a"} em {p.cid}-{p.uf} no dia {lg(p.n)}, filh{"o" if p.sex=="M" else "a"} de {p.pai} e {p.mae}, registro constante, ao que se sabe, do Livro A-{r.randint(10,80)}, fls. {r.randint(10,200)}, em razão do extravio da primeira via.</p><p class="j" style="text-indent:40pt">Requer ainda, por ser pessoa reconhecidamente pobre, a gratuidade prevista no art. 30, § 1º, da Lei nº 6.015/1973.</p><p style="text-indent:40pt">Nestes termos, pede deferimento.</p><p class="rt">{q.cid}, {lg(r.date(2015,2024))}.</p><br><div class="c" style="line-height:1.2">{r.sig(150)}<br>{q.nome}</div>'''
    return "other","requerimento de segunda via de certidão de nascimento",css,b

@d("K","procuracao-certidao")
def _(r,i):
    p=r.per(r.choice("MF"),1960,1995); q=r.per("M",1965,1992); fo=r.per("F",2005,2018)
    css='.pg{font:12pt/1.75 "Nimbus Roman";padding:64pt 70pt}h1{font-size:18pt;letter-spacing:6pt;margin-bottom:30pt}' if i==1 else '.pg{font:10.5pt/1.7 "Noto Sans";padding:54pt 60pt}h1{font-size:14pt;margin-bottom:22pt;border-bottom:1.5pt solid #222}'
    E=lambda z:f"<b>{z.nome.upper()}</b>, brasileir{'o' if z.sex=='M' else 'a'}, {z.prof}, nascid{'o' if z.sex=='M' else 'a'} em {dmy(z.n)}, natural de {z.cid}-{z.uf}, filh{'o' if z.sex=='M' else 'a'} de {z.pai} e {z.mae}, RG nº {z.rg}, CPF nº {z.cpf}, residente na {z.end}, {z.cid}-{z.uf}"
    b=f'''<h1 class="c">{"PROCURAÇÃO" if i==1 else "INSTRUMENTO PARTICULAR DE PROCURAÇÃO"}</h1><p class="j"><b>OUTORGANTE:</b> {E(p)}.</p><p class="j"><b>OUTORGADO:</b> {E(q)}.</p><p class="j"><b>PODERES:</b> Pelo presente instrumento, o(a) outorgante nomeia e constitui o outorgado seu bastante procurador, com poderes específicos para representá-lo(a) perante o Cartório de Registro Civil das Pessoas Naturais de {p.cid}-{p.uf}, a fim de <b>solicitar e retirar certidão de nascimento em {"inteiro teor" if i==1 else "breve relatório"}</b> {"do(a) próprio(a) outorgante" if i==1 else f"de sua filha {fo.nome}, nascida em {dmy(fo.n)}, matrícula {r.matr(fo.n.year,1)}"}, podendo para tanto assinar requerimentos, pagar emolumentos, apresentar documentos, requerer apostilamento e praticar todos os demais atos necessários ao fiel cumprimento deste mandato, válido por 90 (noventa) dias.</p><p class="rt" style="margin-top:24pt">{p.cid}, {lg(r.date(2016,2024))}.</p><div class="c" style="margin-top:36pt;line-height:1.2">{r.sig(150)}<br>______________________________________<br>{p.nome}<br>Outorgante</div><p style="font-size:8.5pt;margin-top:46pt;border:.7pt solid #555;padding:6pt;width:260pt;line-height:1.4">TABELIONATO DE NOTAS DE {p.cid.upper()}<br>Reconheço por semelhança a firma de {p.nome}. Dou fé. Selo {r.dg(8)}</p>'''
    return "other","procuração to fetch a birth certificate",css,b

@d("L","protocolo-recibo-cartorio")
def _(r,i):
    p=r.per(r.choice("MF"),1975,2020); q=r.per("F",1970,1998); c=r.choice(CID); dd=r.date(2018,2024)
    if i==1:
        css='.pg{font:10pt/1.5 "Liberation Sans";padding:40pt 46pt}h1{font-size:15pt;margin:12pt 0}td,th{border:.6pt solid #666;padding:4pt 6pt;font-size:9.5pt;text-align:left}'
        def via(t): 
            return f'''<div style="border:1pt solid #333;padding:14pt;margin-bottom:14pt"><div style="display:flex"><div style="flex:1"><b>{of(r,c[0],c[1])}</b><br>CNPJ {r2[0]}<br>{r2[1]}</div><div class="rt"><b style="font-size:13pt">PROTOCOLO Nº {r2[2]}</b><br>{t}</div></div><h1 class="c">RECIBO DE EMOLUMENTOS</h1><p>Recebemos de <b>{q.nome}</b>, CPF {q.cpf}, a importância abaixo referente ao pedido de <b>2ª via de certidão de nascimento</b> de {p.nome}, Livro A-{r2[3]}, fls. {r2[4]}, termo {r2[5]}.</p><table style="width:100%"><tr><th>Ato</th><th>Qtd.</th><th>Emol.</th><th>FUNDO</th><th>ISS</th><th>Total</th></tr><tr><td>Certidão de nascimento (2ª via)</td><td>1</td><td>R$ 38,17</td><td>R$ 5,72</td><td>R$ 1,91</td><td>R$ 45,80</td></tr><tr><td>Busca (até 5 anos)</td><td>1</td><td>R$ 9,40</td><td>R$ 1,41</td><td>R$ 0,47</td><td>R$ 11,28</td></tr><tr><td colspan="5"><b>TOTAL PAGO (dinheiro)</b></td><td><b>R$ 57,08</b></td></tr></table><p style="margin-top:8pt">Data do pedido: {dmy(dd)} {p.h} — Previsão de entrega: {dmy(dd+dt.timedelta(days=7))}</p><p class="c">{r.sig()}<br>Caixa: {r2[6]}</p></div>'''
        r2=[f"{r.dg(2)}.{r.dg(3)}.{r.dg(3)}/0001-{r.dg(2)}",r.end(),r.dg(6),r.randint(9,90),r.randint(1,290),r.randint(900,30000),r.fn("F")]
        b=via("1ª via – cliente")+'<div style="border-top:1pt dashed #555;margin:4pt 0 18pt"></div>'+via("2ª via – arquivo")
    else:
        css='.pg{font:10.5pt/1.5 "Liberation Mono";padding:40pt 0}.t{width:270pt;margin:0 auto;background:#fdfdf5;border:.5pt solid #ccc;padding:18pt}hr{border:0;border-top:1pt dashed #333}'
        b=f'''<div class="t"><div class="c"><b>REGISTRO CIVIL {c[0].upper()}</b><br>{r.end()}<br>{c[0]}-{c[1]}<br>Fone {r.fone()}</div><hr>PEDIDO....: {r.dg(7)}<br>DATA......: {dmy(dd)} {p.h}<br>GUICHÊ....: {r.randint(1,6)}<hr>ATO: CERTIDÃO DE NASCIMENTO<br>REGISTRADO: {p.nome.upper()}<br>NASC.: {dmy(p.n)}<br>PAI: {p.pai.upper()}<br>MÃE: {p.mae.upper()}<br>LIVRO A-{r.randint(10,99)} FLS {r.randint(1,300)} TERMO {r.randint(900,9999)}<hr>SOLICITANTE: {q.nome.upper()}<br>CPF: {q.cpf}<hr>EMOLUMENTOS.....R$ 36,20<br>FUNDOS..........R$  7,24<br>ISS.............R$  1,81<br><b>TOTAL...........R$ 45,25</b><br>FORMA: PIX<hr><div class="c">RETIRAR A PARTIR DE<br><b style="font-size:14pt">{dmy(dd+dt.timedelta(days=5))}</b><br><br>{r.bars(180,34)}<br>ESTE PROTOCOLO NÃO VALE<br>COMO CERTIDÃO<br><br>{r.qr(74)}<br>Acompanhe pelo QR Code</div></div>'''
    return "receipt","protocolo / recibo of a registry for a birth certificate order",css,b

@d("M","escritura-publica")
def _(r,i):
    a=r.per("M",1975,1992); e=r.per("F",1976,1995); c=r.choice(CID); dd=r.date(2014,2024); ch=r.per(r.choice("MF"),2006,2012)
    E=lambda z:f"<b>{z.nome.upper()}</b>, brasileir{'o' if z.sex=='M' else 'a'}, solteir{'o' if z.sex=='M' else 'a'}, {z.prof}, nascid{'o' if z.sex=='M' else 'a'} aos {lg(z.n)} em {z.cid}-{z.uf}, filh{'o' if z.sex=='M' else 'a'} de {z.pai} e de {z.mae}, portador{'' if z.sex=='M' else 'a'} da cédula de identidade RG nº {z.rg} e inscrit{'o' if z.sex=='M' else 'a'} no CPF sob nº {z.cpf}, residente na {z.end}"
    css='.pg{font:11pt/1.72 "C059";padding:46pt 52pt 40pt 70pt}h1{font-size:13pt;line-height:1.4;margin:14pt 0}.pg:before{content:"";position:absolute;left:58pt;top:0;bottom:0;border-left:1pt solid #c33}'
    t="ESCRITURA PÚBLICA DECLARATÓRIA DE UNIÃO ESTÁVEL" if i==1 else "ESCRITURA PÚBLICA DE RECONHECIMENTO DE PATERNIDADE"
    core=f"E perante mim, pelos declarantes foi dito que convivem em união estável, de forma pública, contínua e duradoura, com o objetivo de constituição de família, desde {lg(r.date(2005,2012))}, sob o regime da comunhão parcial de bens; que da união nasceu {'o filho' if ch.sex=='M' else 'a filha'} {r.fn(ch.sex)} {e.sobm} {a.sob}, aos {dmy(ch.n)}, conforme certidão de nascimento matrícula {r.matr(ch.n.year,1)}, que neste ato exibem." if i==1 else f"E perante mim, pelo outorgante foi dito que, de livre e espontânea vontade, reconhece como {'seu filho' if ch.sex=='M' else 'sua filha'} {r.fn(ch.sex)} {e.sob}, nascid{'o' if ch.sex=='M' else 'a'} em {ch.cid}-{ch.uf} aos {ext(ch.n)}, registrad{'o' if ch.sex=='M' else 'a'} no Livro A-{r.randint(20,99)}, fls. {r.randint(2,290)}, termo {r.randint(900,40000)}, havid{'o' if ch.sex=='M' else 'a'} com a segunda comparecente, a qual anui; que {'o reconhecido' if ch.sex=='M' else 'a reconhecida'} passará a usar o patronímico {a.sob}, sendo avós paternos {a.pai} e {a.mae}; e que autoriza a averbação à margem do assento de nascimento."
    b=f'''<div class="c" style="line-height:1.3"><b>{r.randint(1,4)}º TABELIONATO DE NOTAS</b><br>Comarca de {c[2]} – Estado de {EST[c[1]]}<br><span style="font-size:9pt">LIVRO {r.randint(100,800)}-E &nbsp; FOLHAS {r.randint(1,199)} &nbsp; 1º TRASLADO</span><h1>{t}</h1></div><p class="j">S A I B A M quantos esta pública escritura virem que, aos {ext(dd)}, nesta cidade de {c[0]}, em cartório, perante mim, {r.nome("M")}, Tabelião, compareceram como outorgantes e reciprocamente outorgados: 1) {E(a)}; e 2) {E(e)}; reconhecidos como os próprios pelos documentos apresentados, do que dou fé. {core} E, de como assim o disseram, dou fé, me pediram e lhes lavrei a presente escritura, que, feita e lida em voz alta, aceitaram, outorgam e assinam.</p><p style="font-size:9.5pt">Emolumentos: R$ {r.randint(180,420)},{r.dg(2)}. Guia nº {r.dg(7)}.</p><div style="display:flex;margin-top:20pt;line-height:1.15;font-size:9pt" class="c"><div style="flex:1">{r.sig()}<br>{a.nome}</div><div style="flex:1">{r.sig()}<br>{e.nome}</div></div><div class="c" style="line-height:1.2;margin-top:12pt;font-size:9pt">{r.sig()}<br>Em testº ____ da verdade. O Tabelião</div>'''
    return "other","escritura pública: "+("declaração de união estável" if i==1 else "reconhecimento de paternidade"),css,b

@d("N","livro-e-interdicao-emancipacao")
def _(r,i):
    p=r.per("M" if i==1 else "F",1955 if i==1 else 1999,1985 if i==1 else 2005); o="o" if p.sex=="M" else "a"; c=r.choice(CID); dd=r.date(2016,2022)
    css='.pg{font-family:"Liberation Serif";padding:40pt 46pt}'+BOX+'.v{font-size:11pt;line-height:1.5}.l{font-size:7pt}h1{font-size:18pt;margin:12pt 0}.m{font:bold 12pt "Liberation Mono"}'
    t="INTERDIÇÃO" if i==1 else "EMANCIPAÇÃO"
    tx=(f"Certifico que, no Livro E-{r.randint(3,30)}, folha {r.randint(1,300)}, sob o termo nº {r.randint(100,5000)}, foi registrada, em {ext(dd)}, a sentença proferida em {dmy(dd-dt.timedelta(days=60))} pelo MM. Juiz de Direito Dr. {r.nome('M')}, da {r.randint(1,3)}ª Vara de Família da Comarca de {c[2]}, autos nº {r.dg(7)}-{r.dg(2)}.{dd.year}.8.{r.dg(2)}.{r.dg(4)}, que decretou a INTERDIÇÃO de {p.nome}, nascid{o} aos {dmy(p.n)}, natural de {p.cid}-{p.uf}, filh{o} de {p.pai} e de {p.mae}, registrad{o} sob a matrícula {r.matr(p.n.year,1)}, declarando-{o} relativamente incapaz, nomeada curadora {r.nome('F')}. Limites da curatela: atos de natureza patrimonial e negocial." if i==1 else f"Certifico que, no Livro E-{r.randint(3,30)}, folha {r.randint(1,300)}, sob o termo nº {r.randint(100,5000)}, foi registrada, em {ext(dd)}, a escritura pública de EMANCIPAÇÃO lavrada no {r.randint(1,3)}º Tabelionato de Notas de {c[0]}, livro {r.randint(40,300)}, fls. {r.randint(2,190)}, pela qual {p.pai} e {p.mae} concederam emancipação a sua filha {p.nome}, nascida aos {dmy(p.n)}, natural de {p.cid}-{p.uf}, registrada sob a matrícula {r.matr(p.n.year,1)}, para todos os fins do art. 5º, parágrafo único, I, do Código Civil.")
    b=f'''<div class="c">{arms(48)}<div style="line-height:1.35">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>1º SUBDISTRITO – {c[0].upper()} – {c[1]}</b></div><h1>CERTIDÃO DE {t}</h1><p style="font-size:8pt">NOME<br><b style="font-size:13pt">{p.nome.upper()}</b></p><p style="font-size:8pt">MATRÍCULA<br><span class="m">{r.matr(dd.year,7)}</span></p></div><div class="f j" style="min-height:250pt;padding:10pt"><span class="l">TEOR DO REGISTRO – LIVRO "E"</span><span class="v">{tx}</span></div><div class="f" style="min-height:50pt;margin-top:8pt"><span class="l">ANOTAÇÕES / COMUNICAÇÕES</span><span class="v">Comunicado ao registro de nascimento em {dmy(dd+dt.timedelta(days=4))}.</span></div><div class="c" style="margin-top:26pt">O conteúdo da certidão é verdadeiro. Dou fé.<br>{c[0]}, {lg(dd+dt.timedelta(days=r.randint(10,700)))}<br><br>{r.sig()}<br>{r.nome("M")} – Oficial</div>'''
    return "other","certidão do Livro E: "+t.lower(),css,b

@d("O","casamento-divorcio-2017")
def _(r,i):
    h=r.per("M",1970,1985); m=r.per("F",1972,1988); c=r.choice(CID); dc=r.date(1998,2012); dv=r.date(2015,2022)
    css='.pg{font-family:"Noto Sans";padding:30pt 40pt;background:repeating-linear-gradient(45deg,#fff,#fff 3pt,#f3f7f3 3pt,#f3f7f3 4pt)}'+BOX+'.v{font-size:8.6pt}h1{font-size:16pt;margin:4pt 0}'
    b=f'''<div style="display:flex"><div style="flex:1"></div><div class="c" style="flex:4">{arms(42,"#264")}<div style="font-size:9.5pt">República Federativa do Brasil<br>Registro Civil das Pessoas Naturais</div><h1>CERTIDÃO DE CASAMENTO</h1></div><div class="rt" style="flex:1">{r.qr(56)}</div></div>
{row(f("Nomes atuais dos cônjuges e respectivos CPFs",f"<b>{h.nome}</b> – CPF {h.cpf}<br><b>{m.nome}</b> – CPF {m.cpf}"))}<p class="c" style="font-size:11pt;margin:7pt 0"><span style="font-size:7.5pt">Matrícula</span><br><b>{r.matr(dc.year,2)}</b></p>
{row(f("Nomes completos de solteiro, datas e locais de nascimento, nacionalidade e filiação dos cônjuges",f"{h.nome}, {dmy(h.n)}, {h.cid}-{h.uf}, brasileiro, filho de {h.pai} e {h.mae}.<br>{m.nome}, {dmy(m.n)}, {m.cid}-{m.uf}, brasileira, filha de {m.pai} e {m.mae}."))}
{row(f("Data de registro do casamento",ext(dc).capitalize(),4),f("Dia",f"{dc.day:02d}"),f("Mês",f"{dc.month:02d}"),f("Ano",dc.year))}
{row(f("Regime de bens do casamento","Comunhão parcial de bens"))}{row(f("Nome que cada um dos cônjuges passou a utilizar",f"{h.nome} e {m.nome.rsplit(' ',1)[0]} {h.sob}"))}
<div class="f" style="min-height:128pt;margin-top:6pt"><span class="l">Averbações / Anotações à acrescer</span><span class="v"><b>AVERBAÇÃO DE DIVÓRCIO:</b> Por {"sentença proferida em "+dmy(dv)+" pelo Juízo da "+str(r.randint(1,3))+"ª Vara de Família de "+c[2]+", autos nº "+r.dg(7)+"-"+r.dg(2)+"."+str(dv.year)+".8.26."+r.dg(4)+", transitada em julgado em "+dmy(dv+dt.timedelta(days=30)) if i==1 else "escritura pública lavrada em "+dmy(dv)+" no 2º Tabelionato de Notas de "+c[0]+", livro "+r.dg(3)+", fls. "+str(r.randint(2,199))}, foi decretado o DIVÓRCIO dos cônjuges, voltando a mulher a assinar o nome de solteira, {m.nome}. Averbado em {dmy(dv+dt.timedelta(days=50))}. Dou fé.<br>{"ANOTAÇÃO: o ex-cônjuge varão contraiu novas núpcias em "+dmy(dv+dt.timedelta(days=500))+"." if i==2 else ""}</span></div>
<div class="f" style="margin-top:6pt"><span class="l">Anotações de cadastro</span><table style="width:100%;font-size:7.4pt"><tr><td>Tipo documento</td><td>Número</td><td>Data expedição</td><td>Órgão expedidor</td></tr><tr><td>RG (cônjuge 1)</td><td>{h.rg}</td><td>{dmy(r.date(1996,2010))}</td><td>SSP/{h.uf}</td></tr><tr><td>RG (cônjuge 2)</td><td>{m.rg}</td><td>{dmy(r.date(1996,2010))}</td><td>SSP/{m.uf}</td></tr></table><span style="font-size:6pt">* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original.</span></div>
<div style="display:flex;margin-top:12pt;font-size:8.4pt"><div class="f" style="flex:1;padding:6pt">CNS nº {r.dg(2)}.{r.dg(3)}-{r.dg(1)}<br>{of(r,c[0],c[1])}<br>{r.nome("F")} – Oficial Titular<br>{r.end()}<br>registrocivil.{c[0].lower().replace(" ","")}@exemplo.com.br</div><div class="c" style="flex:1">O conteúdo da certidão é verdadeiro. Dou fé.<br>{c[0]} – {c[1]}, {lg(r.date(2023,2024))}<br><br>{r.sig()}<br>Escrevente</div></div>'''
    return "marriage","certidão de casamento (2017 model) with averbação de divórcio",css,b
