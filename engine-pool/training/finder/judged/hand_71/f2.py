from base import *
up=lambda s:(s or "").upper()
def pl(s,w=" - "): return s
# ---------------------------------------------------------------- D : state paper (SP/MG/PR) running text with underlined fill-ins, typewriter
def fD(r,n):
    uf=["SP","MG","PR","SP","MG","RS","SP","ES"][n-1]; yr=[1951,1968,1974,1983,1989,1993,1999,2004][n-1]
    sc=["home","foreign","twin","mother","note","","foreign foreign2","home sameday"][n-1]
    b=base(r,uf,yr,scen=sc,imm=["it","jp","pl",None,None,"de","ar",None][n-1],issue=(max(yr+1,1986),2009))
    ST=UFN[uf]; v=n in(2,5,7); hw=n%2==1; h,m=b.hm
    tm={1:"uma hora"}.get(h,num(h,True)+" horas")+(f" e {num(m)} minutos" if m else "")
    if h==0: tm="zero hora"+(f" e {num(m)} minutos" if m else "")
    if m==1: tm=tm.replace("um minutos","um minuto")
    hs=tm if hw else f"{h:02d}:{m:02d} horas"
    m_=b.sex=="M"; u=lambda s:f'<u>&nbsp;{e(s)}&nbsp;</u>'; D="-"*18
    dist=["Sede","Santa Rita","Guaragi","Sede","São Sebastião da Vala","Sede","1º Subdistrito","Sede"][n-1]
    book=f"A-{b.book}"; fls=f"{b.page}{'v' if v else ''}"; term=f"{b.term:,}".replace(",",".") if n%3 else str(b.term)
    bt=f"{ext(b.birth)}"; est={"home":"domicílio"}.get(sc.split(" ")[0] if sc else "",b.est)
    if n==8: est="Fazenda Boa Esperança"
    nm=up(b.name); fa,mo=b.father,b.mother
    place=f"{b.bmun} - {b.buf}"
    offn=["Cartório do Registro Civil das Pessoas Naturais e Anexos","Cartório do Registro Civil e Notas","Cartório do Registro Civil e Anexos","Cartório de Registro Civil do 1º Subdistrito","Cartório de Paz e Notas","Ofício do Registro Civil das Pessoas Naturais","Cartório do Registro Civil das Pessoas Naturais","Cartório do 1º Ofício - Registro Civil"][n-1]
    obs={5:notecas,7:noteret,1:noteobt}.get(n); obs=obs(r,b) if obs else ""
    tw=n==3; ti=f"É gêmeo com {up(b.twin)}" if tw else ""
    decl=fa if fa and n!=6 else (mo if not fa else b.wit[0])
    art="o" if m_ else "a"
    txt=f'''<b>CERTIFICO</b> que, às fls. {u(fls)} do livro nº {u(book)} de registro de nascimentos, sob o nº {u(term)} de ordem, foi feito no dia {u(dmext(b.reg) if n%2 else ext(b.reg))} o assento de nascimento de {u(nm)} do sexo {u(b.sexo.lower())}, de cor {u(r.choice(["branca","parda","preta"]))}, nascid{art} aos {u(bt)}, às {u(hs)}, em {u(est)}, {"no município de" if n%2 else "na cidade de"} {u(place)}, filh{art} {"legítim"+art+" " if yr<1977 else ""}de {u(up(fa)) if fa else u(D)}, natural de {u(b.fn) if fa else u(D)}, e de {u(up(mo))}, natural de {u(b.mn)}.'''
    txt2=f'''São avós paternos: {u(up(b.pf)) if fa else u(D)} e {u(up(b.pm)) if fa else u(D)}; e maternos: {u(up(b.mf))} e {u(up(b.mm))}.'''
    txt3=f'''Foi declarante {u(decl)} e serviram de testemunhas {u(b.wit[0] if decl!=b.wit[0] else b.spouse)} e {u(b.wit[1])}.'''
    body=f'''<div class="bd"><div class="in">{guil(640,930,["#8a6d1d","#7a3030","#2f5c7a"][n%3],30,.16)}
<div class="rel"><div class="hd">{arms(58)}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO D{"O" if uf in("PR","ES") else "E"} {up(ST)}{"" if uf!="RS" else ""}</div></div>
<table class="c"><tr><td>COMARCA DE</td><td><i>{e(up(b.rmun))}</i></td><td>MUNICÍPIO DE</td><td><i>{e(up(b.rmun))}</i></td></tr><tr><td>DISTRITO</td><td><i>{e(up(dist))}</i></td><td>OFICIAL</td><td><i>{e(b.officer)}</i></td></tr></table>
<div class="on">{e(up(offn))}</div>
<h1>Certidão de Nascimento</h1><p>{txt}</p><p>{txt2}</p><p>{txt3}</p>
<p>Observações: {u(ti if tw else obs) if (tw or obs) else u("-"*46)}</p>
<p>O referido é verdade e dou fé.</p><p class="rt">{e(b.rmun)}, {dmext(b.issue)}.</p>
<div class="sgn"><div>{stamp(r,"","",100,"#7a2a2a" if n%2 else "#2b3f8f")}</div><div>{sig(r,180,46)}<hr>{e(b.officer) if n%2 else e(b.clerk)}<br>{"Oficial do Registro Civil" if n%2 else "Escrevente Habilitado"}</div></div>
<div class="ft">Isenta de selos — Lei nº 9.534, de 10 de dezembro de 1997 &nbsp;•&nbsp; Mod. {r.randint(10,99)}-RC &nbsp;•&nbsp; Nº {r.randint(100000,999999)}</div></div></div></div>'''
    if b.issue[2]<1998: body=body.replace("Isenta de selos — Lei nº 9.534, de 10 de dezembro de 1997","Emolumentos pagos por verba — Lei nº 6.015, de 31 de dezembro de 1973")
    css='''body{font:12pt/1.75 "P052";padding:9mm;background:#fffdf4}.bd{border:5px double #6b5317;height:279mm;padding:3mm}.in{border:1px solid #6b5317;height:100%;position:relative;overflow:hidden}.rel{position:relative;padding:6mm 9mm}.hd{display:flex;gap:6mm;align-items:center;font-size:13pt;line-height:1.3}.c{width:100%;font-size:9pt;line-height:1.3;margin-top:3mm}.c i,u{font:11pt "Nimbus Mono PS";font-style:normal;font-weight:bold;text-decoration:none;border-bottom:1px dotted #333}h1{font:bold italic 25pt "URW Bookman";text-align:center;margin:3mm 0;color:#6b3d17}.on{text-align:center;font:bold 10pt "P052";margin-top:3mm}p{margin:1.5mm 0;text-align:justify}.rt{text-align:right}.sgn{display:flex;justify-content:space-between;font-size:10pt;line-height:1.2;text-align:center}.ft{font-size:7.5pt;text-align:center;margin-top:3mm}'''
    acc={"dados_pessoais.naturalidade":[""]}
    t=truth(f"71D-{n}",birth=b.birth,birth_text=bt,name=nm,hour="%02d:%02d"%b.hm,nat=place,sex=b.sexo,est=est,bmun=b.bmun,buf=b.buf,rmun=b.rmun if 0 else up(b.rmun),ruf=uf,office=up(offn),reg=dm(b.reg),livro=book,folha=fls,termo=term,g1=up(fa),g1n=b.fn if fa else "",g2=up(mo),g2n=b.mn,pf=up(b.pf),pm=up(b.pm),mf=up(b.mf),mm=up(b.mm),twins=[up(b.twin)] if tw else [],twininfo=ti,averb="" if tw else obs,joint=1,officer=b.officer,issue=dm(b.issue),accept=acc)
    if not fa: t["data"]["filiação"]={"genitor_1":{"nome_completo":up(mo),"naturalidade":b.mn},"genitor_2":{"nome_completo":"","naturalidade":""}}
    if tw: acc["observações.averbações"]=[ti]; acc["observações.anotações"]=[ti]
    if n==8: acc["local_nascimento.estabelecimento"]=["","Domicílio"]
    if n%2==0: pass
    return page(css,body),t
# ---------------------------------------------------------------- E : inteiro teor, narrated
def fE(r,n):
    uf=["MG","RS","CE","SP","RJ","GO","PA","SC"][n-1]; yr=[1941,1957,1965,1972,1978,1981,1995,2001][n-1]
    sc=["home","","late home","twin","mother","foreign","note","note2"][n-1]
    b=base(r,uf,yr,scen=sc,imm=[None,"it",None,"jp",None,None,None,"de"][n-1],issue=[(2005,2009),(1999,2009),(2008,2009),(2019,2023),(2003,2009),(2004,2009),(2020,2025),(2022,2024)][n-1])
    ST=UFN[uf]; m_=b.sex=="M"; a="o" if m_ else "a"; h,mi=b.hm
    modern=b.issue[2]>=2010
    hh=("à uma hora" if h==1 else "à zero hora" if h==0 else f"às {num(h,True)} horas")+(f" e {num(mi)} minuto{'s' if mi>1 else ''}" if mi else "")
    nm=b.name; fa,mo=b.father,b.mother; de=lambda s:s
    nat=lambda s:s.replace(" - "," – ") if " - " in s else s
    fn=nat(b.fn) if b.fn else ""; mn=nat(b.mn)
    est={"home":"em domicílio","late home":"em domicílio"}.get(sc,b.est)
    placetxt=f"{'em domicílio, no lugar denominado Córrego Fundo' if 'home' in sc else ('na ' if b.est.split()[0] in('Santa','Maternidade','Casa') else 'no ')+b.est}, {'nesta cidade de '+b.bmun if b.bmun==b.rmun else 'no município de '+b.bmun}, Estado d{'o' if uf in('CE','PA','RJ','ES','PR') else 'e'} {ST}".replace("Estado de Rio","Estado do Rio")
    regt=ext(b.reg,"primeiro"); aos="Ao" if b.reg[0]==1 else "Aos"; dd="dia" if b.reg[0]==1 else "dias"
    regp=f"{aos} {num(b.reg[0]) if b.reg[0]>1 else 'primeiro'} {dd} do mês de {MES[b.reg[1]-1]} do ano de {num(b.reg[2])}"
    bp=f"{('primeiro' if b.birth[0]==1 else num(b.birth[0]))} ({b.birth[0]:02d}) de {MES[b.birth[1]-1]} de {num(b.birth[2])} ({b.birth[2]})"
    decl=fa or mo
    tw=n==4; ti=""
    if tw: ti=f"gême{a} de {b.twin}, {'nascido' if 1 else ''} na mesma ocasião".replace("nascido",{"M":"nascido","F":"nascida"}[b.sex])
    ti2=f"{b.twin}" if tw else ""
    au=f"{mo}, natural de {mn}, com {num(r.randint(18,38))} anos de idade, {r.choice(['do lar','costureira','professora','doméstica'])}"
    pai=f"{fa}, natural de {fn}, com {num(r.randint(21,45))} anos de idade, {r.choice(['lavrador','comerciante','motorista','ferroviário'])}" if fa else ""
    fil=f"filh{a} {'legítimo' if m_ and yr<1977 else 'legítima' if yr<1977 else ''} de {pai}, e de {au}" if fa else f"filh{a} de {au}"
    avs=(f"São avós paternos {b.pf} e {b.pm}, e avós maternos {b.mf} e {b.mm}" if fa else f"São avós maternos {b.mf} e {b.mm}")
    notes=[]
    if n==7: notes=[notediv(r,b)]
    if n==8: notes=[notecas(r,b)]
    if n==2: notes=[notecas(r,b)]
    if n==6: notes=[noteret(r,b)]
    nt=" ".join(notes)
    off=[f"Cartório do Registro Civil e Notas de {b.rmun}",f"Ofício dos Registros Públicos de {b.rmun}",f"Cartório do 2º Ofício de {b.rmun}",f"Oficial de Registro Civil das Pessoas Naturais de {b.rmun}",f"Registro Civil das Pessoas Naturais da 1ª Circunscrição de {b.rmun}",f"Cartório do Registro Civil das Pessoas Jurídicas, Títulos, Documentos e Protestos e Naturais de {b.rmun}",f"Cartório do 1º Ofício – Registro Civil de {b.rmun}",f"Escrivania de Paz de {b.rmun}"][n-1]
    v=n in(1,3,6); fls=f"{b.page} verso" if n==1 else f"{b.page}v" if v else str(b.page); bk=f"A-{b.book}" if n!=5 else f"{b.book}"
    seal=f"{''.join(r.choice('ABCDEFGH') for _ in range(4))}{r.randint(10000,99999)}" if modern else ""
    mt=mfmt(b.mat,"sp") if modern else ""
    wit=f"{b.wit[0]}, brasileiro, casado, e {b.wit[1]}, brasileira, solteira, residentes neste município"
    body=f'''<div class="l"></div><header><b>{e(off)}</b><br>{e(ST)} – Comarca de {e(b.rmun)}<br><small>{e(b.street)} – CEP {b.cep} – Tel. {b.fone}</small><br><span>{e(b.officer)} – {"Oficiala" if 0 else "Oficial Titular"}</span></header>
<h1>Certidão de Nascimento</h1><h2>INTEIRO TEOR</h2>{f'<div class="m">Matrícula: {mt}</div>' if modern else ''}
<p><b>CERTIFICO</b>, a requerimento verbal de pessoa interessada, que, revendo em meu poder e cartório o Livro <b>{bk}</b> de Registros de Nascimentos, dele, às folhas <b>{fls}</b>, sob o número de ordem <b>{b.term}</b>, consta o assento do teor seguinte:</p>
<p class="q">“{regp}, nesta cidade de {e(b.rmun)}, Estado d{'o' if uf in('CE','PA','RJ','ES','PR') else 'e'} {ST}, em cartório, compareceu {e(decl)}{', pai da criança' if fa else ', mãe da criança'}, e, perante as testemunhas abaixo nomeadas e no fim assinadas, declarou que no dia {bp}, {hh}, {e(placetxt)}, nasceu uma criança do sexo {b.sexo.lower()}, {"de cor "+r.choice(["branca","parda","morena"])+", " if yr<1975 else ""}que recebeu o nome de <b>{e(nm)}</b>{', '+e(ti) if tw else ''}, {e(re.sub(r"  +"," ",fil))}{", casados e residentes neste município" if fa else ", solteira, residente neste município"}. {e(avs)}. {"Registro feito fora do prazo legal, na forma do art. 46 da Lei nº 6.015/73, com despacho judicial. " if "late" in sc and b.reg[2]>1975 else ""}Foram testemunhas {e(wit)}. Do que, para constar, lavrei este termo que, lido e achado conforme, assinam. Eu, {e(b.clerk)}, escrivão, o escrevi.”</p>
<p><b>À margem do termo:</b> {e(nt) if nt else ("nada consta." if n%2 else "não há averbações nem anotações.")}</p>
<p>É o que se continha em dito assento, que fielmente transcrevi do original, ao qual me reporto. O referido é verdade e dou fé.</p>
<p class="r">{e(b.rmun)} ({uf}), {dmext(b.issue)}.</p><div class="s"><div>{(qr(r,70)+f'<br>Selo nº {seal}') if modern else stamp(r,"","",92)}</div><div>{sig(r,190,44,"#111")}<hr>{e(b.officer) if n%2==0 else e(b.officer)}<br>Oficial do Registro Civil</div></div>'''
    css=['''body{font:11.5pt/1.55 "C059";padding:16mm 18mm 12mm 26mm}.l{position:absolute;left:16mm;top:0;bottom:0;border-left:3px double #a33}header{text-align:center;line-height:1.35;border-bottom:2px solid #333;padding-bottom:3mm}h1{font-size:20pt;text-align:center;margin:6mm 0 0;font-variant:small-caps}h2{text-align:center;font-size:12pt;letter-spacing:5px;margin:0 0 4mm}.m{text-align:center;font-weight:bold;margin-bottom:3mm}p{text-align:justify;margin:2.5mm 0}.q{text-indent:12mm}.r{text-align:right}.s{display:flex;justify-content:space-between;align-items:flex-end;text-align:center;font-size:10pt;line-height:1.3;margin-top:4mm}'''][0]
    if n%2==0: css=css.replace('"C059"','"Liberation Serif"')
    acc={"dados_pessoais.naturalidade":[""],"dados_pessoais.data_nascimento.texto_completo":[ext(b.birth),dm(b.birth)]}
    nat_=f"{b.bmun}, Estado d{'o' if uf in('CE','PA','RJ','ES','PR') else 'e'} {ST}"
    t=truth(f"71E-{n}",birth=b.birth,birth_text=bp,name=nm,mat=mt,hour="%02d:%02d"%b.hm,nat=nat_,sex=b.sexo,est=est if "home" not in sc else "domicílio",bmun=b.bmun,buf=b.buf,rmun=b.rmun,ruf=uf,office=off,reg=dm(b.reg),livro=bk,folha=fls.replace(" verso"," verso"),termo=str(b.term),g1=fa or mo,g1n=fn or mn,g2=mo if fa else "",g2n=mn if fa else "",pf=b.pf if fa else "",pm=b.pm if fa else "",mf=b.mf,mm=b.mm,twins=[b.twin] if tw else [],twininfo=ti,averb=nt,joint=1,seal=seal,officer=b.officer,issue=dm(b.issue),accept=acc)
    if n==1: acc["registro.folha"]=[f"{b.page}v"]
    if "home" in sc: acc["local_nascimento.estabelecimento"]=["em domicílio","","Córrego Fundo","em domicílio, no lugar denominado Córrego Fundo"]
    return page(css,body),t
# ---------------------------------------------------------------- F : typed brief report with leaders, two columns, mono (North/Northeast, pre-2010)
def fF(r,n):
    uf=["MA","PI","PA","AM","RN","CE","BA","PE"][n-1]; yr=[1953,1960,1969,1976,1985,1992,2000,2005][n-1]
    sc=["home late","","twin","mother late","note","foreign","home","long"][n-1]
    b=base(r,uf,yr,scen=sc,issue=(max(yr+1,1990),2009),sep="-")
    nm=up(b.name); 
    if n==8: nm=up(jn(b.name.split()[0],"Nossa Senhora da Penha de França" if b.sex=="F" else "de São Francisco das Chagas",b.mfull,"e",b.ffull))
    def ld(l,v,w=24): return f'<div class="ld"><span>{l}{"."*max(2,w-len(l))}:</span><b>{e(v) if v else ["=====","*****","-----","XXXXX"][n%4]}</b></div>'
    v=n in(2,6); fls=f"{b.page}{'-V' if v else ''}"
    obs={5:notecas,6:noteret,2:noteobt}.get(n); obs=obs(r,b) if obs else ""
    tw=n==3; ti=f"SIM, COM {up(b.twin)}" if tw else ""
    hr=f"{b.hm[0]:02d}:{b.hm[1]:02d}" if n not in(1,) else ""
    off=["Cartório do 3º Ofício Extrajudicial","Cartório do Registro Civil Zeferino Moura","Cartório Guerreiro - Registro Civil","2º Ofício do Registro Civil","1º Ofício de Notas e Registro Civil","Cartório Maria Júlia","Cartório do Registro Civil de Pessoas Naturais","Cartório do Registro Civil do 1º Distrito"][n-1]
    est="RESIDÊNCIA DOS PAIS" if "home" in sc else up(b.est)
    bt=up(ext(b.birth)); nat=f"{up(b.bmun)}-{b.buf}"
    hasoff=n!=4
    cor=r.choice(["PARDA","BRANCA","MORENA"])
    body=f'''<div class="top"><div class="a">{arms(66,"#333","#bbb","#555")}</div><div>República Federativa do Brasil<br><b>Estado d{"a" if uf in("BA",) else "e" if uf=="PE" else "o"} {UFN[uf]}</b><br>Poder Judiciário — Comarca de {e(b.rmun)}<br>{e(off)}</div><div class="a2">REGISTRO<br>CIVIL</div></div>
<h1>C E R T I D Ã O &nbsp; D E &nbsp; N A S C I M E N T O</h1>
<p>Certifico e dou fé que, nos livros deste cartório, consta o registro com as seguintes características:</p>
<div class="bx three">{ld("Livro","A-%03d"%b.book,9)}{ld("Folha",fls,9)}{ld("Termo","%06d"%b.term if n%2 else str(b.term),9)}</div>
<div class="bx">{ld("Registrado",nm)}<div class="two"><div>{ld("Sexo",up(b.sexo),14)}</div><div>{ld("Cor",cor,14)}</div></div>{ld("Nascido(a) em",bt)}<div class="two"><div>{ld("Data",dm(b.birth),14)}</div><div>{ld("Hora",hr and hr+" HS",14)}</div></div>{ld("Local",est)}{ld("Cidade",nat)}{ld("Gêmeos",ti or ("NÃO" if n%2 else ""))}</div>
<div class="two cc"><div class="bx"><h3>PAI</h3><b>{e(up(b.father)) or "=================="}</b><br>Nat.: <b>{e(up(b.fn)) or "====="}</b><h4>Seus pais (avós paternos)</h4><b>{e(up(b.pf)) or "=========="}</b><br><b>{e(up(b.pm)) or "=========="}</b></div><div class="bx"><h3>MÃE</h3><b>{e(up(b.mother))}</b><br>Nat.: <b>{e(up(b.mn))}</b><h4>Seus pais (avós maternos)</h4><b>{e(up(b.mf))}</b><br><b>{e(up(b.mm))}</b></div></div>
<div class="bx">{ld("Declarante",up(b.father or b.mother))}{ld("Testemunhas",up(b.wit[0])+" E "+up(b.wit[1]))}{ld("Registro lavrado em",dm(b.reg) if n%2 else up(ext(b.reg)))}</div>
<div class="bx o"><span>OBSERVAÇÕES:</span> <b>{e(obs) if obs else "x.x.x.x.x.x.x.x.x.x.x.x"}</b></div>
<div class="ft"><div>{e(b.rmun)} ({uf}), {dm(b.issue)}<br><br>{sig(r,190,40)}<br>______________________________<br>{e(b.officer if n%2 else b.clerk)}<br>{"OFICIAL DO REGISTRO" if n%2 else "ESCREVENTE"}</div><div class="h">{stamp(r,"","",110,"#34537a",9)}<div class="t">{("Oficial: "+e(b.officer)) if hasoff else ""}<br>{e(b.street)}<br>{e(b.rmun)} - {uf}<br>CEP {b.cep}</div></div></div><div class="li">{"1ª via gratuita (Lei 9.534/97)" if b.issue[2]>1997 else "Lei 6.015/73"} — 2ª via: R$ {r.randint(8,25)},{r.randint(10,99)} — papel nº {uf}{r.randint(100000,999999)}</div>'''
    css='''body{font:9.6pt/1.85 "Liberation Mono";padding:12mm 14mm;background:#f6f9f4}.top{display:flex;justify-content:space-between;align-items:center;text-align:center;font-family:"DejaVu Serif";border:2px solid #2d4d2d;padding:3mm}.a2{border:1px solid #2d4d2d;padding:2mm;font-size:8pt}h1{font:bold 14.5pt "DejaVu Serif";text-align:center;margin:5mm 0 2mm;white-space:nowrap}.bx{border:1px dashed #4c6b4c;padding:2mm 3mm;margin:2mm 0;background:#fff}.ld{display:flex}.ld span{white-space:pre;flex:none}.ld b{margin-left:2mm}.two{display:grid;grid-template-columns:1fr 1fr;gap:3mm}.three{display:grid;grid-template-columns:1fr 1fr 1fr}h3,h4{margin:0;font-size:9pt;font-weight:normal;text-decoration:underline}h4{margin-top:2mm}.o{min-height:20mm}.ft{display:flex;justify-content:space-between;margin-top:3mm;text-align:center}.h{position:relative;width:62mm}.h>svg{position:absolute;left:-8mm;top:-5mm}.t{font-size:8.5pt;border:1px solid #888;padding:2mm}.li{font-size:7pt;text-align:center;margin-top:3mm}p{margin:1mm 0}'''
    acc={"dados_pessoais.naturalidade":[""],"dados_pessoais.data_nascimento.texto_completo":[dm(b.birth)]}
    if "home" in sc: acc["local_nascimento.estabelecimento"]=["","DOMICÍLIO"]
    if not hasoff: acc["autenticação.oficial_registro"]=[b.clerk]
    fa=b.father
    t=truth(f"71F-{n}",birth=b.birth,birth_text=bt,name=nm,hour=hr,nat=nat,sex=b.sexo,est=est,bmun=up(b.bmun),buf=b.buf,rmun=b.rmun,ruf=uf,office=off,reg=dm(b.reg),livro="A-%03d"%b.book,folha=fls,termo="%06d"%b.term if n%2 else str(b.term),g1=up(fa) if fa else up(b.mother),g1n=up(b.fn) if fa else up(b.mn),g2=up(b.mother) if fa else "",g2n=up(b.mn) if fa else "",pf=up(b.pf),pm=up(b.pm),mf=up(b.mf),mm=up(b.mm),twins=[up(b.twin)] if tw else [],twininfo=ti,averb=obs,joint=1,officer=b.officer if hasoff else "",issue=dm(b.issue),accept=acc)
    if not fa: acc["filiação.genitor_1.nome_completo"]=[""];acc["filiação.genitor_2.nome_completo"]=[up(b.mother)];acc["filiação.genitor_1.naturalidade"]=[""];acc["filiação.genitor_2.naturalidade"]=[up(b.mn)]
    return page(css,body),t
