# -*- coding: utf-8 -*-
import sys,os,json
from common import *
up=lambda s:s.upper()
idt=lambda s:s
F={}
# ------------------------------------------------------------------ A: two-column model of the Provimento
def A(r,n,case):
    C=up; r.joint=True
    sep=[" - ","/"][n%2]; nat=lambda p:C(pnat(p,sep)); rows,t=fam(r,C,nat,"mp" if n%3 else "pm")
    no=["***","NÃO CONSTA","-x-x-x-","---"][n%4]
    b=lambda l,v,c="":"<div class='b %s'><span>%s</span><p>%s</p></div>"%(c,l,E_(v) if v else "&nbsp;")
    bt=C(ext(r.nasc)); hora=["%s","%sh","%s horas"][n%3]%r.hora if r.hora else no
    est=C(r.hosp) if not r.casa else "DOMICÍLIO"
    loc="%s, %s%s%s"%(est,C(r.bmun),sep,r.buf)
    m=mfmt(r.mat,0); haveCPF=n!=4
    natv=C(r.omun if n%2 else r.bmun)+sep+(r.uf if n%2 else r.buf)
    gem="NÃO" if not r.gem else "SIM"
    gi=" / ".join("%s - %s"%(C(x),mfmt(y,0)) for x,y in zip(r.gem,r.gmat))
    cad=""
    if n in (1,5,7) or r.nasc.year<1995:
        rg="%02d.%03d.%03d-%d"%(r.R.randint(1,60),r.R.randint(0,999),r.R.randint(0,999),r.R.randint(0,9)); te="%012d"%r.R.randint(10**10,10**11)
        r.cad=[rg,te] if r.nasc.year<2004 else [rg]
        cad="<tr><td>RG</td><td>%s</td><td>%s</td><td>SSP/%s</td><td>-</td></tr><tr><td>Título de Eleitor</td><td>%s</td><td>-</td><td>TRE/%s</td><td>-</td></tr>"%(rg,dmy(r.dm),r.uf,te if r.nasc.year<2004 else "-",r.uf if r.nasc.year<2004 else "-")
    else: cad="<tr><td>RG</td><td>-</td><td>-</td><td>-</td><td>-</td></tr><tr><td>PIS/NIS</td><td>-</td><td>-</td><td>-</td><td>-</td></tr><tr><td>Cartão Nacional de Saúde</td><td>-</td><td>-</td><td>-</td><td>-</td></tr>"
    notes=" ".join(x for x in (r.av,r.an) if x) or ("Nada consta." if n%2 else "SEM AVERBAÇÕES")
    fil="; ".join("%s, natural de %s"%(a[1],a[2]) for a in rows)
    # separate boxes
    fb="".join(b("Nome do(a) %sgenitor(a)"%("1º " if i==0 else "2º ") if False else "Filiação %d"%(i+1),a[1])+b("Naturalidade",a[2]) for i,a in enumerate(rows))
    if len(rows)<2: fb+=b("Filiação 2",no)
    ab="".join(b("Avós %s"%("maternos" if a[0]=="mae" else "paternos") if not r.same else "Avós (filiação %d)"%(i+1),a[3]+" e "+a[4]) for i,a in enumerate(rows))
    if len(rows)<2: ab+=b("Avós paternos" if rows[0][0]=="mae" else "Avós maternos",no)
    dn=r.dnv if r.dnv else no
    left=b("Data de nascimento (por extenso)",bt)+"<div class='r'>%s%s%s%s</div>"%(b("Dia","%02d"%r.nasc.day),b("Mês","%02d"%r.nasc.month),b("Ano",str(r.nasc.year)),b("Hora",hora))+b("Naturalidade",natv)+b("Local de nascimento, município e unidade da federação",loc)+"<div class='r'>%s%s</div>"%(b("Sexo",C(r.S)),b("Gêmeo",gem))+b("Nome e matrícula do(s) gêmeo(s)",gi or no)+"<div class='r'>%s%s</div>"%(b("Número da DNV",dn),b("Data do registro",dmy(r.reg)))+b("Data do registro por extenso",C(ext(r.reg)))
    right=fb+ab+b("Município de registro e unidade da federação",C(r.omun)+sep+r.uf)
    body="""<div class='fr'><header>%s<h3>REPÚBLICA FEDERATIVA DO BRASIL</h3><h4>REGISTRO CIVIL DAS PESSOAS NATURAIS</h4><h1>CERTIDÃO DE NASCIMENTO</h1></header>
    <div class='c'><small>Nome</small><b>%s</b></div><div class='c2'><div><small>CPF</small><b>%s</b></div><div><small>Matrícula</small><b class='m'>%s</b></div></div>
    <div class='cols'><div>%s</div><div>%s</div></div>
    <div class='b nt'><span>Averbações/Anotações à acrescer</span><p>%s</p></div>
    <div class='b'><span>Anotações de cadastro</span><table><tr><th>Documento</th><th>Número</th><th>Data de expedição</th><th>Órgão expedidor</th><th>Validade</th></tr>%s</table><i>* As anotações de cadastro acima não dispensam a apresentação do documento original quando exigida pelo órgão solicitante.</i></div>
    <footer><div><span>Nome do ofício</span> %s<br><span>Oficial registrador(a)</span> %s<br><span>Município/UF</span> %s%s%s<br><span>Endereço</span> %s, CEP %s<br><span>Telefone</span> %s</div>
    <div class='as'><p>O conteúdo da certidão é verdadeiro. Dou fé.</p><p>%s%s%s, %s.</p>%s<hr>%s<br>Escrevente autorizada</div>
    <div class='sl'>%s<br>Selo: <b>%s</b><br>Consulte em selo.tj%s.not.example</div></footer></div>"""%(arms(50),E_(C(r.nome)),r.cpf if haveCPF else no,m,left,right,E_(notes),cad,E_(r.off),E_(r.ofic),r.omun,sep,r.uf,r.addr,r.cep,r.tel,r.omun,sep,r.uf,longd(r.emi),sig(case),r.clerk,qr(case,25,2.2),r.selo,r.uf.lower())
    css="""body{font:8.4pt 'Liberation Sans'}.fr{position:absolute;inset:22pt;border:1.5pt solid #234;padding:10pt}header{text-align:center}header h3,header h4{margin:1pt;font-weight:normal;font-size:10pt}h1{font-size:16pt;margin:3pt 0 6pt;letter-spacing:1pt}.c{text-align:center;border:.7pt solid #234;padding:3pt;font-size:12pt}.c small,.c2 small{display:block;font-size:7pt;color:#444}.c2{display:flex}.c2>div{flex:1;border:.7pt solid #234;border-top:0;text-align:center;padding:3pt;font-size:10pt}.c2>div:last-child{flex:2;border-left:0}.cols,.nt,.nt~.b,footer{zoom:1.14}.cols{display:flex;gap:6pt;margin-top:6pt}.cols>div{flex:1}.b{border:.6pt solid #456;margin-bottom:3pt;padding:1.5pt 4pt 2pt;flex:1}.b span{font-size:6.4pt;color:#333;display:block}.b p{margin:0;min-height:10pt;font-size:8.6pt}.r{display:flex;gap:3pt}.nt p{text-transform:none;min-height:36pt}table{width:100%;border-collapse:collapse;font-size:7.4pt}td,th{border:.4pt solid #999;padding:1pt 3pt;text-align:left}.b i{font-size:6pt}footer{display:flex;gap:10pt;margin-top:8pt;font-size:7.6pt}footer>div{flex:1.2}footer span{color:#555;font-size:6.5pt}.as{text-align:center}.as p{margin:2pt}.as hr{margin:0;border:0;border-top:.6pt solid}.sl{text-align:center;flex:.9!important}"""
    return page(595,842,css,body),595,842,dict(nome=C(r.nome),cpf=r.cpf if haveCPF else "",mat=m,bt=bt,nat=natv,estab=est,bmun=C(r.bmun),omun=C(r.omun),cart=r.off,dnv=r.dnv,geminfo=gi,twins=[C(x) for x in r.gem],selo=r.selo,ofic=r.ofic,**t)
# ------------------------------------------------------------------ B: cards
def B(r,n,case):
    C=idt; nat=lambda p:pnat(p," / "); rows,t=fam(r,C,nat)
    bt=["%02d de %s de %d"%(r.nasc.day,MES[r.nasc.month-1],r.nasc.year)]; bt=bt[0]
    est=r.hosp if not r.casa else "Em domicílio, Sítio Boa Esperança"
    kv=lambda l,v:"<div class='kv'><b>%s</b><i>%s</i></div>"%(E_(v),l) if v else ""
    card=lambda ti,x,c="":"<section class='%s'><h2>%s</h2>%s</section>"%(c,ti,x)
    fol="%d%s"%(r.folha,"v" if r.v else "")
    m=mfmt(r.mat,1)
    gi="; ".join(r.gem)
    P=""
    for i,a in enumerate(rows):
        P+=card(("Mãe" if a[0]=="mae" else "Pai"),kv("nome completo",a[1])+kv("natural de",a[2])+kv("pais dele" if a[5].sex=="M" else "pais dela",a[3]+" • "+a[4]),"h")
    if len(rows)<2: P+=card("Pai" if rows[0][0]=="mae" else "Mãe","<p class='no'>sem informação no assento</p>","h")
    body="<div class='top'>%s<div><div class='t1'>Certidão de Nascimento</div><div class='t2'>Registro Civil das Pessoas Naturais • República Federativa do Brasil</div></div><div class='chip'>via digital</div></div>"%arms(40,"#fff","#9fe0d2")
    body+="<div class='hero'><small>registrad%s</small><div class='nm'>%s</div><div class='hl'><span>%s<i>matrícula</i></span>%s</div></div>"%("o" if r.sexo=="M" else "a",E_(r.nome),m,("<span>%s<i>CPF</i></span>"%r.cpf) if n!=2 else "")
    body+="<div class='g'>"
    hv=("%dh%02d"%(r.h,r.mi)) if r.hora else "não declarada"
    body+=card("Nascimento",kv("data",bt)+kv("horário",hv)+kv("onde",est)+kv("cidade",r.bmun+" / "+r.buf)+kv("sexo",r.S.lower()),"h")
    body+=card("Assento",kv("lavrado em",dmy(r.reg))+"<div class='tri'>%s%s%s</div>"%(kv("livro","A-%d"%r.livro),kv("folha",fol),kv("termo","{:,}".format(r.termo).replace(",",".")))+kv("declaração de nascido vivo",r.dnv2)+kv("declarante",r.decl),"h")
    body+=P
    if r.gem: body+=card("Gêmeos: sim" if True else "",kv("irmão(s) do mesmo parto",gi),"w")
    if r.av: body+=card("Averbações","<p>%s</p>"%E_(r.av),"w")
    body+=card("Anotações","<p>%s</p>"%(E_(r.an) if r.an else "Não há."),"w")
    body+="</div><div class='ft'>%s<div><b>%s</b><br>%s • %s - %s • CEP %s<br>%s • %s<br>Responsável pelo ofício: <b>%s</b> (%s)<br>Emitida e assinada eletronicamente em %s por %s, escrevente.</div><div class='se'>Selo digital<br><b>%s</b><br>cód. de segurança %s<br>custas R$ %s</div></div>"%(qr(case,29,2.2,"#0b4b45"),E_(r.off),r.addr,r.omun,r.uf,r.cep,r.tel,r.mail,r.ofic,"Oficial" if r.osx=="M" else "Oficiala",dmy(r.emi)+" às %02d:%02d"%(r.R.randint(8,17),r.R.randint(0,59)),r.clerk,r.selo,r.sec,r.fee)
    css="""body{font:9pt 'Noto Sans';background:#eef4f3}.top{background:#0b6b60;color:#fff;display:flex;gap:10pt;align-items:center;padding:14pt 26pt}.t1{font-size:19pt;font-weight:600}.t2{font-size:8.5pt}.chip{margin-left:auto;border:1pt solid #fff;border-radius:10pt;padding:2pt 8pt;font-size:8pt}.hero{background:#0b6b60;color:#fff;padding:4pt 26pt 16pt}.hero small{font-size:8pt;opacity:.8}.nm{font-size:17pt;line-height:1.15;font-weight:600}.hl{display:flex;gap:28pt;margin-top:6pt}.hl span{font-size:10pt}.hl i,.kv i{display:block;font-style:normal;font-size:7pt;opacity:.75}.g{display:flex;flex-wrap:wrap;gap:8pt;padding:10pt 22pt}section{background:#fff;border-radius:8pt;padding:7pt 11pt;border:.6pt solid #cfe0dd}.h{width:calc(50% - 4pt)}.w{width:100%}h2{margin:0 0 4pt;font-size:9pt;color:#0b6b60;text-transform:none}.kv{margin-bottom:4pt;line-height:1.2}.kv b{font-weight:500}.kv i{color:#456}.tri{display:flex;gap:16pt}section p{margin:0;font-size:8.6pt}.no{color:#778}.ft{position:absolute;bottom:14pt;left:22pt;right:22pt;display:flex;gap:12pt;font-size:7.4pt;border-top:.8pt solid #0b6b60;padding-top:8pt}.se{margin-left:auto;text-align:right;min-width:130pt}"""
    if r.gem: pass
    k=dict(nome=r.nome,cpf=r.cpf if n!=2 else "",mat=m,bt=bt,nat=r.bmun+" / "+r.buf,estab=est,bmun=r.bmun,omun=r.omun,cart=r.off,dnv=r.dnv2,livro="A-%d"%r.livro,folha=fol,termo="{:,}".format(r.termo).replace(",","."),geminfo=gi,twins=r.gem,selo=r.selo,ofic=r.ofic,**t)
    r.acc["dados_pessoais.naturalidade"]=[""]
    if r.casa: r.acc["local_nascimento.estabelecimento"]=["Em domicílio","Domicílio","Sítio Boa Esperança",""]
    return page(595,842,css,body),595,842,k
# ------------------------------------------------------------------ C: numbered table / espelho
def Cc(r,n,case):
    C=up; r.joint=True; nat=lambda p:C(pnat(p,"-")); rows,t=fam(r,C,nat)
    m=mfmt(r.mat,2); bt=dmy(r.nasc); est=C(r.hosp) if not r.casa else "RESIDÊNCIA DA FAMÍLIA, POVOADO LAGOA SECA"
    em="*****"; L=[]
    ad=lambda a,b_:L.append((a,b_ or em))
    ad("Serventia",C(r.off)); ad("Código Nacional da Serventia",r.cns[:2]+"."+r.cns[2:5]+"-"+r.cns[5]); ad("Cidade da serventia",C(r.omun)+"-"+r.uf); ad("Matrícula do assento",m); ad("Data de lavratura",dmy(r.reg))
    ad("Prenome e sobrenome do registrado",C(r.nome)); ad("Inscrição no CPF",r.cpf if n not in(3,6) else ""); ad("Sexo",r.sexo if False else C(r.S)); ad("Nascido(a) em",bt); ad("Horário",(r.hora+":00" if n%2 else r.hora) if r.hora else "IGNORADO"); ad("Local do parto",est); ad("Município do parto",C(r.bmun)+"-"+r.buf); ad("Naturalidade do registrado",C(r.bmun)+"-"+r.buf); ad("DNV",r.dnv2)
    gi=", ".join(C(x) for x in r.gem)
    ad("Gemelaridade","SIM: "+gi if r.gem else "PARTO ÚNICO")
    for i,a in enumerate(rows):
        ad("Genitor(a) %d"%(i+1),a[1]); ad("Genitor(a) %d - naturalidade"%(i+1),a[2]); ad("Genitor(a) %d - profissão"%(i+1),C(a[5].prof)); ad("Genitor(a) %d - seu pai"%(i+1),a[3]); ad("Genitor(a) %d - sua mãe"%(i+1),a[4])
    if len(rows)<2: ad("Genitor(a) 2","")
    ad("Declarante",C(r.decl)); ad("Testemunhas",C(" / ".join(r.wit)) if n%2 else "")
    ad("Averbações e anotações"," ".join(x for x in (C(r.av),C(r.an)) if x) or "")
    tb="".join("<tr><td class='n'>%02d</td><td class='l'>%s</td><td class='v'>%s</td></tr>"%(i+1,a,E_(v)) for i,(a,v) in enumerate(L))
    body="<div class='hd'><b>CERTIDÃO DE NASCIMENTO</b><span>em forma de quadro - breve relato</span><em>folha 1/1</em></div><p class='ld'>O Registro Civil das Pessoas Naturais certifica que do assento abaixo identificado constam os seguintes dados, extraídos do acervo informatizado:</p><table><thead><tr><th>nº</th><th>Quesito</th><th>Teor do assento</th></tr></thead>%s</table>"%tb
    body+="<div class='ft'><div class='q'>%s</div><div><p>É o que se contém no referido assento, a que me reporto. Eu, %s, escrevente, digitei. Eu, %s, %s, conferi e subscrevo.</p><p>%s, %s.</p><p class='s'>%s<br><b>%s</b></p></div><div class='sl'><u>SELO ELETRÔNICO DE FISCALIZAÇÃO</u><br>%s<br>Emolumentos: R$ %s<br>ISS: R$ 1,%02d<br>Pedido nº %d</div></div>"%(qr(case,25,2.4),r.clerk,r.ofic,"Oficial Registrador" if r.osx=="M" else "Oficiala Registradora",r.omun,longd(r.emi),sig(case),r.ofic,r.selo,r.fee,r.R.randint(10,99),r.R.randint(1000,99999))
    css="""body{font:8.6pt 'Liberation Sans Narrow';padding:26pt 34pt}.hd{display:flex;align-items:baseline;gap:8pt;border-bottom:2pt solid #000}.hd b{font-size:15pt}.hd em{margin-left:auto}.ld{margin:6pt 0}table{width:100%;border-collapse:collapse}th{background:#333;color:#fff;text-align:left;padding:2pt 4pt;font-size:8pt}td{border-bottom:.5pt solid #aaa;padding:2.1pt 4pt;vertical-align:top}tr:nth-child(even) td{background:#f1f1f1}.n{width:22pt;color:#666}.l{width:158pt}.v{font-family:'DejaVu Sans Mono';font-size:7.7pt}.ft{display:flex;gap:14pt;margin-top:12pt;font-size:8.4pt}.ft>div:nth-child(2){flex:1}.ft p{margin:0 0 5pt}.s{text-align:center}.sl{border:1pt solid #000;padding:6pt;width:140pt;text-align:center}"""
    k=dict(nome=C(r.nome),cpf=r.cpf if n not in(3,6) else "",mat=m,bt=bt,nat=C(r.bmun)+"-"+r.buf,estab=est,bmun=C(r.bmun),omun=C(r.omun),cart=C(r.off),dnv=r.dnv2,geminfo=gi,twins=[C(x) for x in r.gem],selo=r.selo,ofic=r.ofic,av=C(r.av),an=C(r.an),**t)
    r.acc["registro.cartório"]=[r.off]
    if r.casa: r.acc["local_nascimento.estabelecimento"]=["Domicílio","POVOADO LAGOA SECA","RESIDÊNCIA DA FAMÍLIA",""]
    return page(595,842,css,body),595,842,k
# ------------------------------------------------------------------ D: inteiro teor narrated
def Dd(r,n,case):
    C=up if n%2 else idt; local=n in (2,5)
    if local:
        for p in (r.pai,r.mae):
            p.m,p.u=r.omun,r.uf
            if not p.f: pass
    nat=lambda p:pnat(p,st=2); rows,t=fam(r,C,nat)
    o="o" if r.sexo=="M" else "a"; bt=ext(r.nasc)
    fol="%d%s"%(r.folha,"v" if r.v else ""); fw="%03d%s"%(r.folha,"v" if r.v else "")
    hv="%s horas%s"%({1:"uma",2:"duas"}.get(r.h) or num(r.h).replace("um","uma").replace("dois","duas") if r.h else "zero"," e %s minutos"%num(r.mi) if r.mi else "") if r.hora else ""
    if hv.startswith("uma horas"): hv=hv.replace("uma horas","uma hora")
    est=r.hosp if not r.casa else ""
    onde=("no estabelecimento denominado %s, "%est if est else "em seu domicílio, à %s, "%r.addr)+"nesta cidade" if False else (("no estabelecimento denominado %s"%est if est else "no domicílio dos genitores, no lugar denominado Capão Bonito")+", município de %s, Estado %s %s"%(r.bmun,ART[r.buf],NOMUF[r.buf]))
    g=rows
    def par(a):
        d=a[5]; f="a" if d.sex=="F" else "o"; nt=("natural desta cidade" if local and not d.f else "natural de "+a[2])
        return "<b>%s</b>, %s, %s, com %d anos de idade"%(E_(a[1]),d.prof,nt,d.idade)
    fil=" e de ".join(par(a) for a in g)
    if r.same: av=" São seus avós, pel%s %s: %s e %s; e pel%s %s: %s e %s."%(("a","primeira") if g[0][5].sex=="F" else ("o","primeiro"),)if False else ""
    if r.same:
        f=g[0][5].sex=="F"
        av="São seus avós, %s: %s e %s; %s: %s e %s."%("pela primeira genitora" if f else "pelo primeiro genitor",g[0][3],g[0][4],"pela segunda" if f else "pelo segundo",g[1][3],g[1][4])
    elif len(g)==1: av="São avós %s: %s e %s. Nada mais foi declarado quanto à outra filiação."%("maternos" if g[0][0]=="mae" else "paternos",g[0][3],g[0][4])
    else: av="São avós paternos: %s e dona %s; e avós maternos: %s e dona %s."%(g[0][3],g[0][4],g[1][3],g[1][4])
    gem=""
    if r.gem: gem=" %s registrad%s é gême%s com %s, de igual data, cujo%s termo%s segue%s a este."%("O" if o=="o" else "A",o,o," e ".join(C(x) for x in r.gem),*( ("s","s","m") if len(r.gem)>1 else ("","","")))
    dn=" Declaração de Nascido Vivo número %s."%r.dnv if r.dnv else ""
    cp=" Inscrit%s no CPF sob o número %s."%(o,r.cpf) if n in(1,4,7) else ""
    txt="<p class='tx'>CERTIFICO, a pedido verbal de pessoa interessada, que revendo os livros de assentos de nascimento deste Ofício, encontrei no Livro A-%d, folhas %s, sob número de ordem %d, o termo cujo inteiro teor é o seguinte: “<b>%s.</b> Aos %s, neste município de %s, Estado %s %s, compareceu em cartório %s, que declarou: que %sno dia <b>%s</b>, %s, nasceu uma criança do sexo %s, de cor parda, a quem foi dado o nome de <b>%s</b>, filh%s de %s. %s%s%s%s Foram testemunhas %s e %s. Lido e achado conforme, assinam. Eu, %s, oficial à época, o lavrei.” Era o que se continha em dito termo, para aqui fielmente transcrito.</p>"%(r.livro,fw,r.termo,"Termo nº %d"%r.termo,ext(r.reg),r.omun,ART[r.uf],NOMUF[r.uf],E_(r.decl),("à %s " if r.h==1 else "às %s ")%hv if hv else "em hora ignorada, ",bt,onde,r.S.lower(),E_(C(r.nome)),o,fil,E_(av),E_(gem),dn,cp,r.wit[0],r.wit[1],"Epaminondas Tavares")
    nb=""
    if r.av: nb+="<p class='tx'><b>AVERBAÇÃO À MARGEM:</b> %s</p>"%E_(r.av)
    if r.an: nb+="<p class='tx'><b>ANOTAÇÃO À MARGEM:</b> %s</p>"%E_(r.an)
    if not nb: nb="<p class='tx'>À margem do termo nada consta.</p>"
    mt=n not in (3,6)
    m=mfmt(r.mat,3)
    body="<div class='bd'></div><div class='in'><div class='h'>%s<div class='o'>%s</div><div class='a'>%s - %s, Estado %s %s<br>%s: %s</div></div><h1>Certidão de Nascimento<br><span>de inteiro teor</span></h1>%s%s%s<p class='r'>O referido é verdade e dou fé.<br>%s, %s.</p><div class='sg'>%s<br>%s<br>%s</div><div class='sl'>Poder Judiciário — Selo %s — confira a autenticidade pelo código %s</div></div>"%(arms(46,"#7a1f1f","#b58a2a"),E_(r.off),r.addr,r.omun,ART[r.uf],NOMUF[r.uf],"Titular","%s"%r.ofic,("<p class='m'>Matrícula: %s</p>"%m) if mt else "",txt,nb,r.omun,longd(r.emi),sig(case,150,36,"#222"),r.ofic if n%2==0 else r.clerk,("Oficial do Registro Civil" if n%2==0 else "Substituta do Oficial"),r.selo,r.sec)
    css="""body{font:11pt/1.5 'P052'}.bd{position:absolute;inset:18pt;border:4pt double #7a1f1f}.in{padding:40pt 56pt}.h{text-align:center}.o{font-size:14pt;font-variant:normal;font-weight:bold;line-height:1.2}.a{font-size:8.5pt;line-height:1.3}h1{text-align:center;font-size:19pt;line-height:1.05;margin:14pt 0 8pt;color:#7a1f1f}h1 span{font-size:12pt;font-style:italic}.m{text-align:center;margin:2pt 0}.tx{text-align:justify;margin:5pt 0}.r{text-align:right;margin:10pt 0 0}.sg{text-align:center;line-height:1.2;margin-top:4pt}.sl{position:absolute;bottom:30pt;left:56pt;right:56pt;text-align:center;font-size:8pt;border-top:.5pt solid #7a1f1f}"""
    if local:
        for i,a in enumerate(g):
            if not a[5].f: r.acc["filiação.genitor_%d.naturalidade"%(i+1)]=["desta cidade","desta cidade - "+r.omun,""]; 
        for key,i in (("g1",0),("g2",1)):
            if i<len(g) and not g[i][5].f: t[key]=(t[key][0],r.omun+"/"+r.uf)
    r.acc["dados_pessoais.naturalidade"]=[""]
    r.acc["registro.folha"]=[str(r.folha)+("v" if r.v else "")]
    r.acc["gêmeos.informações_adicionais"]=[]
    if r.casa: r.acc["local_nascimento.estabelecimento"]=["Domicílio","no domicílio dos genitores","Capão Bonito","domicílio dos genitores, no lugar denominado Capão Bonito",""]
    k=dict(nome=C(r.nome),cpf=r.cpf if cp else "",mat=m if mt else "",bt=bt,nat=r.bmun+"/"+r.buf,estab=est or "domicílio dos genitores",bmun=r.bmun,omun=r.omun,cart=r.off,dnv=r.dnv,livro="A-%d"%r.livro,folha=fw,geminfo=" e ".join(C(x) for x in r.gem),twins=[C(x) for x in r.gem],selo=r.selo,ofic=r.ofic,**t)
    r.cpfav=False
    return page(595,842,css,body),595,842,k
# ------------------------------------------------------------------ E: bilingual
def Ee(r,n,case):
    C=up; nat=lambda p:C(pnat(p,"/")); rows,t=fam(r,C,nat,"mp"); lang=n%3
    TR={"Nome completo":("Full name","Nom complet","Nombre completo"),"Matrícula":("Registration number","Numéro d’acte","Número de matrícula"),"Data de nascimento":("Date of birth","Date de naissance","Fecha de nacimiento"),"Hora":("Time","Heure","Hora"),"Sexo":("Sex","Sexe","Sexo"),"Município e UF de nascimento":("Municipality and state of birth","Commune et État de naissance","Municipio y estado de nacimiento"),"Local":("Place","Lieu","Lugar"),"Data do registro":("Date of registration","Date d’enregistrement","Fecha de inscripción"),"Mãe":("Mother","Mère","Madre"),"Pai":("Father","Père","Padre"),"Naturalidade":("Birthplace","Lieu d’origine","Natural de"),"Avós maternos":("Maternal grandparents","Grands-parents maternels","Abuelos maternos"),"Avós paternos":("Paternal grandparents","Grands-parents paternels","Abuelos paternos"),"Gêmeos":("Twins","Jumeaux","Gemelos"),"Averbações":("Endorsements","Mentions marginales","Anotaciones marginales"),"Anotações":("Notes","Notes","Notas"),"CPF":("Taxpayer no.","N° fiscal","N.º fiscal"),"Cartório":("Registry office","Bureau de l’état civil","Oficina"),"DNV":("Live birth statement","Déclaration de naissance","Declaración de nacido vivo"),"Avós":("Grandparents","Grands-parents","Abuelos")}
    f=lambda pt,v,c="w2":"<div class='f %s'><label>%s <em>/ %s</em></label><div>%s</div></div>"%(c,pt,TR[pt][lang],E_(v) if v else "—")
    bt="%02d/%s/%d"%(r.nasc.day,["JAN","FEV","MAR","ABR","MAI","JUN","JUL","AGO","SET","OUT","NOV","DEZ"][r.nasc.month-1],r.nasc.year) if n%2 else dmy(r.nasc)
    m=mfmt(r.mat,0); est=C(r.hosp) if not r.casa else "DOMICÍLIO"
    gi=C(", ".join(r.gem))
    hasc=n not in(2,7)
    body="<div class='gu'>%s</div><div class='hd'><div>%s</div><div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br><i>%s</i><br>Registro Civil das Pessoas Naturais<br><i>%s</i></div><div class='ti'>CERTIDÃO DE NASCIMENTO<br><i>%s</i></div></div>"%(guil(552,26,"#a07b18"),arms(58,"#20407a","#caa53d"),["Federative Republic of Brazil","République fédérative du Brésil","República Federativa del Brasil"][lang],["Civil Registry of Natural Persons","État civil des personnes physiques","Registro Civil de las Personas Naturales"][lang],["Birth Certificate","Acte de naissance","Partida de nacimiento"][lang])
    body+="<div class='G'>"+f("Nome completo",C(r.nome),"w6 big")+f("Matrícula",m,"w4")+f("CPF",r.cpf if hasc else "","w2")+f("Data de nascimento",bt)+f("Hora",r.hora)+f("Sexo",["M","F"][r.sexo=="F"] if n%2 else C(r.S))+f("Local",est,"w3")+f("Município e UF de nascimento",C(r.bmun)+"/"+r.buf,"w3")
    for a in rows:
        k="Mãe" if a[0]=="mae" else "Pai"
        body+=f(k,a[1],"w4")+f("Naturalidade",a[2],"w2")+f("Avós" if r.same else "Avós maternos" if k=="Mãe" else "Avós paternos",a[3]+" E "+a[4],"w6")
    if len(rows)<2: body+=f("Pai" if rows[0][0]=="mae" else "Mãe","","w6")
    body+=f("Data do registro",dmy(r.reg))+f("DNV",r.dnv)+f("Gêmeos",("SIM" if r.gem else "NÃO"))
    if r.gem: body+="<div class='f w6'><label>Nome(s) do(s) gêmeo(s) <em>/ %s</em></label><div>%s</div></div>"%(["Name of twin","Nom du jumeau","Nombre del gemelo"][lang],E_(gi))
    body+=f("Averbações",r.av,"w6")+f("Anotações",r.an,"w6")+f("Cartório",r.off+", "+r.omun+"/"+r.uf,"w6")+"</div>"
    body+="<div class='ft'><div>%s<div class='ln'>%s</div>%s<br><i>%s</i></div><div>%s, %s<br><i>%s</i></div><div>%s</div><div>Selo digital <i>/ %s</i><br><b>%s</b><br><small>Decreto nº 8.660, de 29/01/2016 (Apostila da Haia)</small></div></div>"%(sig(case,120,30),r.ofic,"Oficial de Registro Civil",["Civil Registrar","Officier de l’état civil","Oficial del Registro Civil"][lang],r.omun+"/"+r.uf,longd(r.emi),["Place and date of issue","Lieu et date de délivrance","Lugar y fecha de expedición"][lang],qr(case,21,2.6),["Digital seal","Sceau numérique","Sello digital"][lang],r.selo)
    css="""body{font:9pt 'Noto Serif';padding:24pt 30pt}.hd{display:flex;gap:14pt;align-items:center;font-size:9.5pt;line-height:1.25}.hd i,.f em,.ft i{color:#667;font-style:italic}.ti{margin-left:auto;text-align:right;font-size:14pt;color:#20407a;font-weight:bold}.ti i{font-weight:normal;font-size:11pt}.G{display:grid;grid-template-columns:repeat(6,1fr);border-top:1.2pt solid #20407a;margin-top:8pt}.f{border-bottom:.5pt solid #9ab;padding:3pt 4pt 4pt}.w2{grid-column:span 2}.w3{grid-column:span 3}.w4{grid-column:span 4}.w6{grid-column:span 6}label{font-size:6.8pt;color:#20407a;display:block}.f div{font-size:9.2pt;line-height:1.25}.big div{font-size:13pt;font-weight:bold}.ft{display:flex;justify-content:space-between;gap:12pt;margin-top:16pt;font-size:8pt;text-align:center}.ft>div{max-width:150pt}.ln{border-top:.6pt solid}"""
    r.acc["dados_pessoais.naturalidade"]=[""]
    k=dict(nome=C(r.nome),cpf=r.cpf if hasc else "",mat=m,bt=bt,nat=C(r.bmun)+"/"+r.buf,estab=est,bmun=C(r.bmun),omun=r.omun,cart=r.off,dnv=r.dnv,geminfo=gi,twins=[C(x) for x in r.gem],selo=r.selo,ofic=r.ofic,**t)
    return page(612,792,css,body),612,792,k
# ------------------------------------------------------------------ F: app report, narrow page
def Ff(r,n,case):
    C=idt; nat=lambda p:pnat(p," - "); rows,t=fam(r,C,nat,"mp")
    li=lambda l,v,hl="":"<div class='li %s'><span>%s</span><b>%s</b></div>"%(hl,l,E_(v)) if v else ""
    sec=lambda t_,x:"<h3>%s</h3><div class='bx'>%s</div>"%(t_,x)
    m=mfmt(r.mat,1); bt=dmy(r.nasc) if n%2 else longd(r.nasc); est=r.hosp if not r.casa else "Domicílio"
    gi=", ".join(r.gem)
    s=sec("Quem",li("Nome",r.nome)+li("CPF",r.cpf if n!=5 else "não vinculado")+li("Sexo",r.S)+li("Naturalidade",r.omun+" - "+r.uf))
    s+=sec("Quando e onde",li("Nascimento",bt)+li("Hora",r.hora)+li("Estabelecimento",est)+li("Município",r.bmun)+li("UF",r.buf)+li("Gêmeo(a)?","Sim, de "+gi if r.gem else "Não"))
    fx=""
    for i,a in enumerate(rows):
        fx+=li("Mãe" if a[0]=="mae" else "Pai",a[1])+li("↳ natural de",a[2])+li("↳ avô",a[3])+li("↳ avó",a[4])
    s+=sec("Família",fx)
    s+=sec("Registro",li("Cartório",r.off)+li("Cidade/UF",r.omun+"/"+r.uf)+li("Matrícula",m)+li("Registrado em",dmy(r.reg))+li("DNV",r.dnv))
    ob=li("Averbação",r.av,"st")+li("Anotação",r.an,"st")
    if ob: s+=sec("Histórico do assento",ob)
    s+=sec("Autenticidade",li("Selo digital",r.selo)+li("Oficial",r.ofic)+li("Gerado por","Central do Cidadão, v. 4.%d"%r.R.randint(1,30))+li("Data de emissão",dmy(r.emi)+" %02d:%02d"%(r.R.randint(0,23),r.R.randint(0,59))))
    body="<div class='bar'>‹ &nbsp; Meus documentos <u>⋮</u></div><div class='ttl'>%s<div><b>Certidão de Nascimento</b><small>2ª via eletrônica · Registro Civil</small></div></div>%s<div class='q'>%s<p>Aponte a câmera para validar. Documento com validade até %s.</p></div>"%(arms(34,"#3b3fb6","#c3c5f5"),s,qr(case,25,2),dmy(r.emi+datetime.timedelta(days=90)))
    H=900 if (r.av or r.an) else 842
    css="""body{font:8.6pt 'DejaVu Sans';background:#f4f4fb;color:#1c1c2b}.bar{background:#3b3fb6;color:#fff;padding:9pt 16pt;font-size:10pt}.bar u{float:right;text-decoration:none}.ttl{display:flex;gap:9pt;align-items:center;padding:9pt 16pt 2pt;font-size:13pt}.ttl small{display:block;font-size:7.5pt;color:#667}h3{margin:7pt 18pt 2pt;font-size:7.6pt;color:#3b3fb6;font-weight:normal}.bx{background:#fff;margin:0 14pt;border-radius:6pt;padding:1pt 9pt}.li{display:flex;gap:10pt;border-bottom:.4pt solid #e3e3f0;padding:2.7pt 0}.li:last-child{border:0}.li span{color:#667;flex:0 0 88pt}.li b{font-weight:normal;margin-left:auto;text-align:right}.st{display:block}.st b{display:block;text-align:left;font-size:7.8pt}.q{display:flex;gap:10pt;align-items:center;padding:8pt 16pt;font-size:7pt;color:#667}"""
    k=dict(nome=r.nome,cpf=r.cpf if n!=5 else "",mat=m,bt=bt,nat=r.omun+" - "+r.uf,estab=est,bmun=r.bmun,omun=r.omun,cart=r.off,dnv=r.dnv,geminfo=gi,twins=r.gem,selo=r.selo,ofic=r.ofic,**t)
    return page(400,H,css,body),400,H,k
# ------------------------------------------------------------------ G: typewritten (1960s-80s)
def Gg(r,n,case):
    C=up if n%2 else idt; nat=lambda p:"Estado %s %s"%(ART[p.u],NOMUF[p.u]) if not p.f else p.f; rows,t=fam(r,C,nat)
    o="o" if r.sexo=="M" else "a"; bt=ext(r.nasc)
    w=lambda v,mn=0:"<tt style='min-width:%dpt'>%s</tt>"%(mn,E_(v) if v else "- - - - - -")
    fol="%d%s"%(r.folha,"v" if r.v else "")
    hv=("%02d,%02d horas"%(r.h,r.mi) if n%2 else "%02d horas e %02d minutos"%(r.h,r.mi)) if r.hora else ""
    lug=(r.hosp if not r.casa else "em domicílio, no lugar Capoeira Grande")
    t1=[x for x in rows if x[0]=="pai"]; t2=[x for x in rows if x[0]=="mae"]
    P=t1[0] if t1 else None; M=t2[0] if t2 else None
    off=r.off
    obs=" ".join(x for x in(r.av,r.an) if x); r.joint=True
    if r.gem: obs_g="É gême%s com %s. "%(o,C(r.gem[0]))
    else: obs_g=""
    nm=w(C(r.nome),380)
    body="<div class='hd'><div>%s</div><div>REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL</div>"%arms(54,"#333","#777") if r.emi.year<1968 else "<div class='hd'><div>%s</div><div>REPÚBLICA FEDERATIVA DO BRASIL</div>"%arms(54,"#333","#777")
    body+="<div class='e'>ESTADO %s %s</div><div class='l2'>Município e Comarca de %s</div><div class='of'>%s</div><div class='l2'>%s — %s</div></div><h1>NASCIMENTO N.º %s</h1>"%(ART[r.uf].upper(),NOMUF[r.uf].upper(),w(r.omun,160),E_(off),r.ofic,"Oficial" if r.osx=="M" else "Oficiala",w(str(r.termo),60))
    body+="<p>CERTIFICO que às fls. %s do livro n.º %s de registro de nascimentos, foi lavrado hoje em %s, o assento de %s</p>"%(w(fol,40),w("A-%d"%r.livro,50),w(dmy(r.reg) if n%3 else longd(r.reg),120),nm) if False else "<p>CERTIFICO que às fls. %s do livro n.º %s de registro de nascimentos foi lavrado em %s o assento de %s</p>"%(w(fol,40),w("A-%d"%r.livro,50),w(dmy(r.reg) if n%3 else longd(r.reg),120),nm)
    body+="<p>nascid%s aos %s às %s</p><p>em %s</p><p>município de %s, do sexo %s, de cor %s,</p>"%(o,w(bt,300),w(hv,120),w(lug,300),w(r.bmun+" - "+r.buf,180),w(r.S.lower(),90),w("branca" if n%2 else "parda",60))
    body+="<p>filh%s %s de %s, natural de %s</p>"%(o,"" ,w(P[1] if P else "",330),w(P[2] if P else "",150))
    body+="<p>e de D. %s, natural de %s</p>"%(w(M[1],330),w(M[2],150))
    body+="<p>sendo avós paternos %s e D. %s</p><p>e maternos %s e D. %s</p>"%(w(P[3] if P else "",200),w(P[4] if P else "",180),w(M[3],200),w(M[4],180))
    body+="<p>Foi declarante %s e serviram de testemunhas %s e %s.</p>"%(w(r.decl,220),w(r.wit[0],150),w(r.wit[1],150))
    body+="<p>Observações: %s</p>"%w((obs_g+obs) or "x-x-x-x-x-x-x-x-x-x-x")
    body+="<p class='c'>O referido é verdade e dou fé.</p><p class='c'>%s, %s</p><div class='s'>%s<div>%s</div></div><div class='st'>SELO<br>Cr$ %d,00</div><div class='rc'>Impresso Mod. 12 — Tip. São Jorge — %s</div>"%(w(r.omun,110),w(longd(r.emi),170),sig(case,160,40,"#1a2a6a"),("Escrevente: "+r.clerk) if n%2 else "O Oficial do Registro Civil",r.R.randint(5,900),"Lei n.º 6.015 de 31-12-73" if r.emi.year>1975 else "Dec. n.º 4.857 de 9-11-39")
    css="""body{font:11.5pt/1.95 'C059';background:#f6efdc;padding:34pt 46pt}.hd{text-align:center;line-height:1.35}.e{font-size:13pt;letter-spacing:2pt}.of{font-size:12pt;font-weight:bold}.l2{font-size:10pt}h1{text-align:center;font-size:16pt;margin:10pt 0;letter-spacing:1pt;font-weight:normal}p{margin:0 0 1pt}tt{font-family:'Nimbus Mono PS';font-weight:bold;font-size:11pt;display:inline;border-bottom:1pt dotted #555;color:#1b1b2b;padding:0 3pt}.c{text-align:center}.s{margin:16pt 0 0 230pt;text-align:center;line-height:1.2;font-size:10pt}.s div{border-top:.7pt solid #333}.st{position:absolute;left:60pt;bottom:80pt;border:1.2pt solid #7a3b2e;color:#7a3b2e;padding:8pt 12pt;line-height:1.2;font-size:10pt;text-align:center}.rc{position:absolute;left:46pt;bottom:24pt;font-size:7pt;line-height:1}"""
    est=r.hosp if not r.casa else lug
    r.acc["dados_pessoais.naturalidade"]=[""]
    if r.casa: r.acc["local_nascimento.estabelecimento"]=["Domicílio","em domicílio","","lugar Capoeira Grande","Capoeira Grande"]
    av,an=r.av,r.an
    g=dict(geminfo=C(r.gem[0])) if r.gem else {}
    if r.gem:
        r.acc["observações.averbações"]=["",obs_g.strip()] ; r.acc["observações.anotações"]=["",obs_g.strip()]
    for i,a in enumerate(rows):
        if not a[5].f: r.acc["filiação.genitor_%d.naturalidade"%(i+1)]=[NOMUF[a[5].u],a[5].u]
    k=dict(nome=C(r.nome),mat="",bt=bt,nat=r.bmun+" - "+r.buf,estab=est,bmun=r.bmun,omun=r.omun,cart=off,livro="A-%d"%r.livro,folha=fol,twins=[C(x) for x in r.gem],ofic=r.ofic,**g,**t)
    return page(612,900,css,body),612,900,k
# ------------------------------------------------------------------ H: 1990s-2000s dot-matrix boxes, coloured form
def Hh(r,n,case):
    C=up; nat=lambda p:C(pnat(p,"-")); rows,t=fam(r,C,nat)
    d={x[0]:x for x in rows}; P=d.get("pai"); M=d.get("mae"); ast="* * * * * * *"
    fol="%d%s"%(r.folha,"-V" if r.v else ""); folt="%d%s"%(r.folha,"-V" if r.v else "")
    o="o" if r.sexo=="M" else "a"; bt=C(ext(r.nasc,"um")); est=C(r.hosp) if not r.casa else "DOMICÍLIO"
    x=lambda l,v,wd:"<div class='x' style='width:%s'><pre>%s</pre><small>%s</small></div>"%(wd,E_(v) if v else ast,l)
    a=x("NOME DO REGISTRADO",C(r.nome),"100%")+x("NASCIDO(A) EM (POR EXTENSO)",bt,"70%")+x("ÀS",r.hora.replace(":","H")+"M" if r.hora else "",  "30%")
    a+=x("LOCAL",est,"60%")+x("MUNICÍPIO",C(r.bmun),"30%")+x("UF",r.buf,"10%")
    a+=x("SEXO",C(r.S),"22%")+x("DATA DO REGISTRO",dmy(r.reg).replace("/","."),"30%") if False else x("SEXO",C(r.S),"22%")+x("DATA DO REGISTRO",dmy(r.reg),"26%")+x("LIVRO A-",str(r.livro),"16%")+x("FOLHAS",fol,"16%")+x("TERMO",str(r.termo),"20%")
    a+=x("PAI",P[1] if P else "","64%")+x("NATURAL DE",P[2] if P else "","36%")+x("MÃE",M[1] if M else "","64%")+x("NATURAL DE",M[2] if M else "","36%")
    a+=x("AVÔ PATERNO",P[3] if P else "","50%")+x("AVÓ PATERNA",P[4] if P else "","50%")+x("AVÔ MATERNO",M[3] if M else "","50%")+x("AVÓ MATERNA",M[4] if M else "","50%")
    a+=x("DECLARANTE",C(r.decl),"50%")+x("1ª TESTEMUNHA",C(r.wit[0]),"50%")
    a+=x("GÊMEOS / NOME DO OUTRO",("SIM - "+C(r.gem[0])) if r.gem else "NÃO","100%")
    a+="<div class='x ob' style='width:100%%'><pre>%s</pre><small>AVERBAÇÕES</small></div>"%(E_(C(r.av)) or ast)+"<div class='x ob' style='width:100%%'><pre>%s</pre><small>ANOTAÇÕES</small></div>"%(E_(C(r.an)) or ast)
    sel=n%2==0
    body="<div class='gl'>%s</div><div class='tp'><div>%s</div><div class='ce'>ESTADO %s %s<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><br><span>%s</span><br><small>%s - CEP %s - %s - %s - FONE %s</small></div></div><h1>CERTIDÃO DE NASCIMENTO</h1><div class='w'>%s</div>"%(guil(540,760,"#2e8b57",26,60,.22),arms(56,"#2e8b57","#2e8b57"),ART[r.uf].upper(),NOMUF[r.uf].upper(),E_(r.off),r.addr,r.cep,C(r.omun),r.uf,r.tel,a)
    body+="<div class='bt'><div><small>OFICIAL</small><pre>%s</pre><small>%s</small><pre>%s</pre></div><div class='sg'><small>O REFERIDO É VERDADE E DOU FÉ</small><pre>%s-%s, %s</pre>%s<hr><small>ASSINATURA DO OFICIAL OU ESCREVENTE</small></div><div class='se'>%s</div></div>"%(C(r.ofic),"ESCREVENTE",C(r.clerk),C(r.omun),r.uf,dmy(r.emi),sig(case),("SELO DE<br>FISCALIZAÇÃO<br><b>%s</b>"%r.selos[0]) if sel else "COLAR<br>O SELO<br>AQUI")
    css="""body{font:9pt 'Nimbus Sans';padding:30pt 30pt}.gl{position:absolute;left:28pt;top:30pt}.tp{display:flex;gap:12pt;align-items:center;position:relative}.ce{text-align:center;flex:1;color:#14532d;line-height:1.3;font-size:10pt}.ce span{font-size:11pt}.ce small{font-size:7pt}h1{text-align:center;color:#14532d;font-family:'URW Bookman';font-size:21pt;margin:8pt 0;position:relative}.w{display:flex;flex-wrap:wrap;border:1pt solid #14532d;position:relative}.x{border:.5pt solid #14532d;padding:2pt 4pt 1pt;display:flex;flex-direction:column;justify-content:flex-end}pre{margin:0;font:9.2pt 'Liberation Mono';white-space:pre-wrap;letter-spacing:-.3pt;min-height:12pt}.x small{font-size:6pt;line-height:1.35;color:#14532d;border-top:.3pt dotted #14532d;padding-top:.5pt}.w,.bt{zoom:1.12}.ob pre{font-size:8.2pt;min-height:28pt}.bt{display:flex;gap:14pt;margin-top:14pt;position:relative}.bt>div{flex:1.3}.bt small{font-size:6.2pt;color:#14532d}.bt pre{font-size:8.4pt}.sg{text-align:center}.sg hr{margin:0}.se{flex:.7!important;border:1pt dashed #14532d;text-align:center;padding:8pt 2pt;font-size:7.5pt}"""
    r.acc["dados_pessoais.naturalidade"]=[""]
    r.acc["registro.folha"]=["%dv"%r.folha,"%d V"%r.folha] if r.v else []
    k=dict(nome=C(r.nome),mat="",bt=bt,nat=C(r.bmun)+"-"+r.buf,estab=est,bmun=C(r.bmun),omun=C(r.omun),cart=r.off,folha=folt,geminfo=C(", ".join(r.gem)),twins=[C(x_) for x_ in r.gem],selo=r.selos[0] if sel else "",ofic=C(r.ofic),av=C(r.av),an=C(r.an),**t)
    return page(595,842,css,body),595,842,k
# ------------------------------------------------------------------ I: landscape with side band
def Ii(r,n,case):
    C=idt if n%2 else up; nat=lambda p:C(pnat(p,"/")); rows,t=fam(r,C,nat)
    ld=lambda l,v:"<div class='d'><span>%s</span><i></i><b>%s</b></div>"%(l,E_(v) if v else "não consta")
    bt=("%s (%s)"%(dmy(r.nasc),ext(r.nasc))); est=C(r.hosp) if not r.casa else C("Domicílio")
    gi=" e ".join(C(z) for z in r.gem); m=mfmt(r.mat,3)
    a="<h1>Certidão de Nascimento</h1><div class='nm'>%s</div><div class='mt'>matrícula nº <b>%s</b>%s</div><div class='cc'><div>"%(E_(C(r.nome)),m," &nbsp;·&nbsp; CPF nº <b>%s</b>"%r.cpf if n!=6 else "")
    a+="<h2>I — Do nascimento</h2>"+ld("Sexo",C(r.S))+ld("Ocorrido em",bt)+ld("Hora",("%02dh%02dmin"%(r.h,r.mi)) if r.hora else "")+ld("Estabelecimento de saúde" if not r.casa else "Local",est)+ld("Município/UF",C(r.bmun)+"/"+r.buf)+ld("Gestação múltipla","sim, com "+gi if r.gem else "não")
    a+="<h2>II — Do registro</h2>"+ld("Feito em",dmy(r.reg))+ld("Livro A nº",str(r.livro))+ld("Folha nº","%d%s"%(r.folha," verso" if r.v else ""))+ld("Registro nº","{:,}".format(r.termo).replace(",","."))+ld("Nascido vivo (DNV) nº",r.dnv)
    a+="</div><div><h2>III — Da filiação</h2>"
    for i,x in enumerate(rows):
        lb=("Genitora" if x[5].sex=="F" else "Genitor")
        a+=ld(lb,x[1])+ld("Natural de",x[2])+ld("Filh%s de"%("a" if x[5].sex=="F" else "o"),x[3]+" e "+x[4])
    if len(rows)<2: a+=ld("Genitor" if rows[0][0]=="mae" else "Genitora","")
    a+="<h2>IV — Averbações</h2><p>%s</p><h2>V — Anotações</h2><p>%s</p></div></div>"%(E_(r.av) or "Nada a certificar.",E_(r.an) or "Nada a certificar.")
    side="<div class='sd'>%s<p>República Federativa do Brasil<br>Registro Civil das Pessoas Naturais</p><p class='of'>%s</p><p>%s<br>%s — %s<br>%s<br>%s</p><p>%s<br><b>%s</b></p>%s<p>Selo<br><b>%s</b></p><p>Consulta: código %s</p></div>"%(arms(60,"#fff","#e9c46a"),E_(r.off),r.addr,r.omun,NOMUF[r.uf] if n%2 else r.uf,r.tel,r.mail,"Oficial Titular" if r.osx=="M" else "Oficiala Titular",r.ofic,qr(case,25,3),r.selo,r.sec)
    body=side+"<div class='mn'>%s<div class='as'><span>Certifico e dou fé. %s, %s.</span><span>%s<br><u>%s — Escrevente</u></span></div></div>"%(a,r.omun,longd(r.emi),sig(case),r.clerk)
    css="""body{font:8.8pt/1.28 'Noto Sans Display','Noto Sans';display:flex}.sd{width:176pt;background:#264653;color:#fff;padding:22pt 14pt;text-align:center;font-size:8pt;height:594pt}.sd p{margin:7pt 0}.of{font-size:10.5pt;font-weight:bold}.mn{flex:1;padding:20pt 24pt}h1{font:bold 22pt 'Noto Serif Display','Noto Serif';margin:0;color:#264653}.nm{font-size:16pt;margin:4pt 0 0;border-bottom:2pt solid #e9c46a;line-height:1.15}.mt{font-size:9.4pt;margin:4pt 0}.cc{display:flex;gap:20pt;zoom:%s}.cc>div{flex:1}h2{font-size:9pt;color:#b5651d;margin:9pt 0 2pt}.d{display:flex;align-items:flex-end;gap:3pt;margin-bottom:2.5pt}.d span{color:#345;white-space:nowrap}.d i{flex:1;border-bottom:1pt dotted #9aa;min-width:8pt;margin-bottom:2.5pt}.d b{font-weight:600;text-align:right;max-width:74%}p{margin:0}.as{position:absolute;bottom:18pt;left:200pt;right:24pt;display:flex;justify-content:space-between;align-items:flex-end;font-size:8.6pt}.as span{text-align:center}""".replace("%s","1.16" if n%4 else "1.05")
    r.acc["dados_pessoais.naturalidade"]=[""]
    r.acc["dados_pessoais.data_nascimento.texto_completo"]=[dmy(r.nasc),ext(r.nasc)]
    if r.v: r.acc["registro.folha"]=["%dv"%r.folha]
    k=dict(nome=C(r.nome),cpf=r.cpf if n!=6 else "",mat=m,bt=bt,nat=C(r.bmun)+"/"+r.buf,estab=est,bmun=C(r.bmun),omun=r.omun,cart=r.off,dnv=r.dnv,folha="%d%s"%(r.folha," verso" if r.v else ""),termo="{:,}".format(r.termo).replace(",","."),geminfo=gi,twins=[C(z) for z in r.gem],selo=r.selo,ofic=r.ofic,**t)
    return page(842,595,css,body),842,595,k
# ------------------------------------------------------------------ J: margin topics, inline label: value sentences
def Jj(r,n,case):
    C=up if n%2==0 else idt; nat=lambda p:pnat(p,"-"); rows,t=fam(r,C,nat,"mp")
    o="o" if r.sexo=="M" else "a"; bt="%d de %s de %d"%(r.nasc.day,MES[r.nasc.month-1],r.nasc.year)
    est=r.hosp if not r.casa else "Domicílio"; m=mfmt(r.mat,0)
    it=lambda l,v:"%s: <b>%s</b>"%(l,E_(v))
    T_=[]
    l=[it("nome",C(r.nome)),it("sexo",r.S.lower())]
    if n in(1,2,4,8): l.append(it("CPF",r.cpf))
    l.append(it("natural de",r.bmun+"-"+r.buf))
    T_.append(("Registrad"+o,l))
    l=[it("dia",bt)]
    if r.hora: l.append(it("hora","%d:%02d"%(r.h,r.mi) if False else r.hora))
    l+=[it("lugar",est+", "+r.bmun+"-"+r.buf)]
    if r.gem: l.append(it("gêmeos","sim, "+" e ".join(C(z) for z in r.gem)))
    T_.append(("Nascimento",l))
    for i,x in enumerate(rows):
        T_.append(("Ascendência" if i==0 else "",[it("mãe" if x[0]=="mae" else "pai",x[1]),it("natural de",x[2]),it("avós","%s e %s"%(x[3],x[4]))]))
    if len(rows)<2: T_.append(("",["<i>a outra linha de ascendência não consta do registro</i>"]))
    T_.append(("Registro",[it("matrícula",m),it("data",dmy(r.reg) if n%2 else longd(r.reg))]+([it("D.N.V.",r.dnv)] if r.dnv and n%3 else [])+[it("declarante",r.decl)]))
    T_.append(("À margem",[it("averbação",r.av)]*bool(r.av)+[it("anotação",r.an)]*bool(r.an) or ["<i>sem averbações ou anotações</i>"]))
    T_.append(("Ofício",[it("serventia",r.off),it("oficial",r.ofic),it("sede",r.addr+", "+r.omun+"-"+r.uf),it("expedição",longd(r.emi) if n%2 else dmy(r.emi)),it("selo",r.selo)]))
    rowsH="".join("<div class='r'><div class='m'>%s</div><div class='t'>%s.</div></div>"%(a,"; ".join(b_)) for a,b_ in T_)
    body="<div class='st'></div><div class='p'><div class='k'>registro civil das pessoas naturais</div><h1>certidão de nascimento</h1>%s<div class='f'>%s<div>Certidão expedida na forma do art. 19 da Lei nº 6.015/1973, com redação da Lei nº 14.382, de 27/06/2022. Emolumentos R$ %s; isenta a primeira via (Lei nº 9.534, de 10/12/1997).<br><br>%s<br>%s, preposta</div></div></div>"%(rowsH,qr(case,29,2.2,"#611"),r.fee,sig(case,140,34,"#333"),r.clerk)
    css="""body{font:11.3pt/1.5 'URW Bookman'}.st{position:absolute;left:0;top:0;bottom:0;width:16pt;background:repeating-linear-gradient(45deg,#8c1c13 0 6pt,#bf4342 6pt 12pt)}.p{padding:42pt 44pt 20pt 46pt}.k{font-size:10pt;letter-spacing:.8pt;color:#8c1c13}h1{font-size:27pt;font-weight:normal;margin:0 0 12pt;line-height:1.1}.r{display:flex;gap:14pt;padding:6pt 0;border-top:.5pt solid #caa}.m{width:84pt;flex:none;text-align:right;color:#8c1c13;font-size:9.4pt}.t b{font-weight:600}.f{display:flex;gap:14pt;margin-top:14pt;font:8pt/1.3 'URW Gothic'}"""
    k=dict(nome=C(r.nome),cpf=r.cpf if n in(1,2,4,8) else "",mat=m,bt=bt,nat=r.bmun+"-"+r.buf,estab=est,bmun=r.bmun,omun=r.omun,cart=r.off,dnv=r.dnv if n%3 else "",geminfo=" e ".join(C(z) for z in r.gem),twins=[C(z) for z in r.gem],selo=r.selo,ofic=r.ofic,**t)
    return page(595,842,css,body),595,842,k
MOD=[[],["solo","av:ret"],["gemeo"],["maes"],["casa","estr","av:cpf"],["longo","av:pat","semhora"],["longo","estr2"],["an:cas","av:div"]]
M2=[["estr"],["solo","casa"],["trigemeo","longo"],["pais"],["av:curta","an:obi"],["longo","semhora"],["gemeo","av:ret"],["an:cas"]]
OLD=[["semhora"],["solo"],["gemeo"],["casa","estr"],["an:cas"],["longo","av:ret"],["tardio","casa"],["an:obi"]]
OLD2=[[],["solo","semhora"],["gemeo","longo"],["casa"],["estr2"],["av:ret","an:cas"],["solo","av:curta"],["longo"]]
# layout: fn, era per filling, issue, flags
CONF={"A":(A,MOD,2023),"B":(B,M2,2024),"C":(Cc,MOD,2022),"D":(Dd,M2,2019),"E":(Ee,MOD,2021),"F":(Ff,M2,2025),"G":(Gg,OLD,1979),"H":(Hh,OLD2,2006),"I":(Ii,M2,2020),"J":(Jj,MOD,2023)}
def gen(out):
    os.makedirs(out,exist_ok=True)
    for L,(fn,fl,iy) in CONF.items():
        for n in range(1,9):
            f=list(fl[(n-1+ord(L)*3)%8]); case="73%s-%d"%(L,n)
            old=any(x in f for x in("an:cas","an:obi"))
            if L=="G": by,iy2=((1940,1955) if old else (1958,1976)),[1979,1984,1977,1967][n%4]
            elif L=="H": by,iy2=((1948,1970) if old else (1976,2004)),[2006,1999,2002,1996][n%4]
            else:
                by=(1955,1990) if old else (2013,iy-1) if (set(f)&{"maes","pais"}) else (1998,iy-1) if n%2 else (1968,iy-1)
                iy2=iy-(n%3) 
            new=n in(1,3,6) and not old and not any(x.startswith("av") for x in f)
            r=rec("73%s%d/5"%(L,n),by,iy2,f,first_copy=new and L in"ABEFIJH")
            if "tardio" in f and r.emi<r.reg: r.emi=r.reg
            if L in "ABCEFIJ" and r.emi.year<2017:
                r.emi=D(iy2,r.emi.month,r.emi.day)
            h,w,hh,k=fn(r,n,case)
            if not r.dnv: k["dnv"]=""
            # CPF told only by an averbação
            T=truth(case,w,hh,r,**k)
            if not T["data"]["dados_pessoais"]["cpf"] and r.cpf in T["data"]["observações"]["averbações"]:
                T["data"]["dados_pessoais"]["cpf"]=r.cpf; T["accept"]["dados_pessoais.cpf"]=[""]
            T["accept"]={a:b for a,b in T["accept"].items() if b}
            open(os.path.join(out,case+".html"),"w",encoding="utf-8").write(h)
            json.dump(T,open(os.path.join(out,case+".json"),"w",encoding="utf-8"),ensure_ascii=False,indent=1)
if __name__=="__main__": gen(sys.argv[1])
