from util import *
def page(w,h,css,body): return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>certidão</title><style>@page{{size:{w}mm {h}mm;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}}.pg{{position:relative;width:{w}mm;height:{h-.3}mm;overflow:hidden}}{css}</style></head><body><div class="pg">{body}</div></body></html>',(w,h)
U=str.upper
def R(mun,cart,cns,of,tit,end,fone): return dict(mun=mun,cart=cart,cns=cns,of=of,tit=tit,end=end,fone=fone)
# ---------- A Ceará, 2021-26, card layout with left rail and family tree
RA=[R("Fortaleza","Cartório Aldeota Moura - 6º Registro Civil das Pessoas Naturais","017439","Germana Linhares de Moura","Oficiala Registradora","Av. Santos Dumont, 2211, loja 4 - CEP 60150-160","(85) 3244-0190"),
    R("Sobral","Serventia de Registro Civil do Distrito-Sede de Sobral","019872","Erivaldo Ximenes Parente","Oficial Registrador","Rua Cel. José Sabóia, 308 - Centro","(88) 3611-7742")]
FA=["F cad cpf","M nofa nodnv","F twin near","M home long","F avb anot cad cpf old","M nogpp sub","F away short","M twin nofa nodnv anot"]
def A(k,r):
    p=gen(r,FA[k],"CE",RA[k%2],*((1971,1999) if k in(0,4) else (2012,2024)),2021,2026); g=p.reg
    nat=lambda m,u:f"{m}/{u}"
    selo=f"A{r.choice('BCD')}{r.randint(100000,999999)}-{r.choice('KMXZ')}{r.randint(100,999)}"
    def tree(q,t):
        if not q: return f'<div class="tr no"><i>{t}</i><b>—</b></div>'
        f="Filha" if q.sex=="F" else "Filho"
        return f'<div class="tr"><i>{t}</i><b>{q.name}</b><span>Natural de {nat(*q.nat)}</span><div class="br"><div><i>Avô {"materno" if q.sex=="F" else "paterno"}</i>{q.gf or "não declarado"}</div><div><i>Avó {"materna" if q.sex=="F" else "paterna"}</i>{q.gm or "não declarada"}</div></div></div>'
    c=lambda t,v,x="":f'<div class="c" style="{x}"><i>{t}</i><b>{v}</b></div>'
    pl=("Domicílio, "+p.street) if p.home else p.hosp
    tw=f"Sim — irmã{'o' if p.tsex=='M' else ''} gême{'o' if p.tsex=='M' else 'a'}: {p.twin} (matrícula {p.tmat})" if p.twin else "Não"
    sub="sub" in p.f
    body=f'''<div class="rail">{arms(24,"#fff","#2d7d6a")}<p class="rt">REPÚBLICA FEDERATIVA DO BRASIL</p>{shield(15,"jangada","#fff")}<p class="rt">ESTADO DO CEARÁ</p>
<div class="q">{qr(r,27)}</div><p>Selo digital nº<br><b>{selo}</b><br>Tipo 03 — Certidão<br>selodigital.tjce.jus.br</p><p class="v">REGISTRO CIVIL · CIDADANIA · GRATUIDADE LEI 9.534/97</p></div>
<div class="m"><h1>Certidão de Nascimento</h1><div class="h">{g["cart"]}<br><small>CNS {g["cns"][:2]}.{g["cns"][2:5]}-{g["cns"][5]} · {g["mun"]}/CE · {g["end"]} · {g["fone"]}</small></div>
<div class="row">{c("Nome civil",f"<u>{p.name}</u>","flex:1")}</div><div class="row">{c("Matrícula",p.mat,"flex:2")}{c("CPF",p.cpf or "não consta","flex:1")}</div>
<h2>Nascimento</h2><div class="row">{c("Dia",f"{dn(p.birth)}","flex:.8")}{c("Em letras",dw(p.birth),"flex:2.6")}{c("Hora",f"{p.h:02d}h{p.m:02d}min","flex:.7")}{c("Sexo",{"F":"feminino","M":"masculino"}[p.sex],"flex:.8")}</div>
<div class="row">{c("Onde nasceu",pl,"flex:2")}{c("Município e UF do nascimento",nat(p.bm,p.bu),"flex:1.3")}{c("Naturalidade",nat(p.bm,p.bu),"flex:1.2")}</div><div class="row">{c("Gemelaridade",tw,"flex:1")}</div>
<h2>Família</h2><div class="row2">{tree(p.mo,"Mãe")}{tree(p.fa,"Pai")}</div>
<h2>Registro</h2><div class="row">{c("Registrado em",f"{dn(p.rd)}","flex:.9")}{c("Em letras",dw(p.rd),"flex:2.4")}{c("DNV nº",p.dnv or "não consta","flex:1")}</div>
<div class="row">{c("Declarante",p.decl,"flex:1")}{c("Lavrado neste município",g["mun"]+"/CE","flex:.7")}</div>
<h2>Averbações</h2><div class="tx">{p.avb or "Nada a averbar."}</div><h2>Anotações</h2><div class="tx">{p.anot or "Sem anotações."}</div>
<h2>Anotações voluntárias de cadastro</h2><div class="row">{c("Identidade (SSPDS/CE)",p.rg if p.cad else "—","flex:1")}{c("Título de eleitor",p.tit if p.cad else "—","flex:1")}{c("PIS/NIS",p.pis if p.cad else "—","flex:1")}</div>
<div class="f"><div>{g["mun"]}/CE, {dl(p.issue)}.<br>O conteúdo da certidão é verdadeiro. Dou fé.<br><small>Emolumentos R$ {r.randint(38,61)},{r.randint(10,99)} · FERMOJU R$ 3,{r.randint(10,99)} · FAADEP R$ 2,{r.randint(10,99)}</small></div><div class="s">{sig(r)}<hr>{(p.clerk+"<br>Escrevente autorizada") if sub else (g["of"]+"<br>"+g["tit"])}</div></div></div>'''
    css='''.pg{font-family:Lato;font-size:8.6pt;display:flex;color:#12312b}.rail{width:40mm;background:#2d7d6a;color:#fff;padding:9mm 5mm;text-align:center;font-size:7.2pt;height:100%}.rail svg{margin:2mm auto}.rail .q{background:#fff;padding:1.5mm;margin-top:10mm}.q svg{margin:0!important}.rt{font-weight:700;margin:1mm 0 6mm}.v{position:absolute;bottom:62mm;left:-25mm;width:90mm;transform:rotate(-90deg);letter-spacing:.5px;font-size:6.4pt;opacity:.85}
.m{flex:1;padding:9mm 9mm 6mm 7mm}h1{font:300 23pt Lato;margin:0;color:#2d7d6a}.h{font-size:9.5pt;font-weight:700;margin:1mm 0 3mm}.h small{font-weight:400;font-size:7pt}h2{font-size:8pt;color:#fff;background:#7db3a4;margin:2.6mm 0 1.2mm;padding:.6mm 2mm;width:48%;border-radius:0 3mm 3mm 0}.row,.row2{display:flex;gap:1.6mm;margin-bottom:1.5mm}.c{background:#eef5f3;border-radius:1.4mm;padding:1mm 1.8mm}.c i,.tr i{display:block;font-style:normal;font-size:6.2pt;color:#5d837a}.c b{font-weight:400}u{text-decoration:none;font-weight:900;font-size:12pt}
.tr{flex:1;border:.3mm solid #7db3a4;border-radius:2mm;padding:1.6mm}.tr b{display:block;font-size:9.6pt}.tr.no{background:#f3f3f3}.br{margin-top:1.5mm;border-left:.6mm solid #2d7d6a;padding-left:2mm}.br div{margin-bottom:1mm}.tx{text-align:justify;padding:0 1mm}.f{display:flex;gap:6mm;margin-top:5mm;font-size:8pt}.s{width:60mm;text-align:center}.s svg{margin:auto}hr{border:0;border-top:.3mm solid #333;margin:0 0 1mm}.f>div:first-child{flex:1}'''
    t=truth(p,up=False,nat=nat,natl=True,texto=dn(p.birth),mat=p.mat,cpf=p.cpf,dnv=p.dnv,selo=selo,estab=pl,of=p.clerk if sub else g["of"],cad=[p.rg,p.tit,p.pis] if p.cad else [],twin=f"{p.twin} (matrícula {p.tmat})" if p.twin else "",
      accept={"autenticação.oficial_registro":[""]} if sub else {})
    return page(210,297,css,body),t
# ---------- B Goiás, 2018-23, landscape, three columns
RB=[R("Rio Verde","Cartório de Registro Civil e Tabelionato de Notas Peres Campos","025361","Sandoval Peres Campos","Oficial","Rua Rui Leal, 77, Setor Central","(64) 3621-5508"),
    R("Itumbiara","2º Registro Civil das Pessoas Naturais de Itumbiara","026114","Norma Suely Ataíde Bragança","Registradora Civil","Av. Porto Nacional, 560","(64) 3431-2290"),
    R("Goiás","Registro Civil das Pessoas Naturais e Interdições - Comarca de Goiás","024480","Ulisses Fleury de Sá","Oficial Respondente","Praça do Chafariz, s/n","(62) 3371-1185")]
FB=["M cad cpf avb","F twin","M nofa away","F home late nodnv old","M long","F anot avb old","F short nogf sub","M near dia1 twin nogpp"]
def B(k,r):
    p=gen(r,FB[k],"GO",RB[k%3],*((1962,1990) if k in(0,3,5) else (2011,2021)),2018,2023); g=p.reg
    nat=lambda m,u:f"{m} - {u}".upper()
    selo=f"0{r.randint(10,99)}{r.randint(1,4)}{p.issue:%y%m%d}{r.randint(10000000,99999999)}{r.randint(100,999)}"
    n=lambda s:U(s) if s else "*****"
    c=lambda t,v,b="":f'<div class="l">{t}</div><div class="d {b}">{v}</div>'
    pl="DOMICÍLIO" if p.home else U(p.hosp); sub="sub" in p.f
    obs=" ".join(x for x in(p.avb,p.anot) if x)
    cad=f'<table><tr><th>Documento</th><th>Número</th><th>Emissor</th></tr><tr><td>RG</td><td>{p.rg if p.cad else "*****"}</td><td>{"SSP/GO" if p.cad else "*****"}</td></tr><tr><td>PIS/NIS</td><td>{p.pis if p.cad else "*****"}</td><td></td></tr><tr><td>Título Eleitor</td><td>{p.tit if p.cad else "*****"}</td><td>{"TRE" if p.cad else "*****"}</td></tr></table>'
    F=lambda q:(U(q.name)+"<br><s>"+nat(*q.nat)+"</s>") if q else "*****"
    body=f'''<div class="fr"></div><div class="wv" style="top:6mm">{waves("#1d4f91")}</div><div class="wv" style="bottom:6mm">{waves("#1d4f91")}</div>
<div class="hd"><div>{arms(21,"#1d4f91","#e9d66b")}</div><div class="ct"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>ESTADO DE GOIÁS — PODER JUDICIÁRIO<br><big>CERTIDÃO DE NASCIMENTO</big></div><div>{shield(21,"faixas","#1d4f91","#f4f7fb","#e9d66b")}</div></div>
<div class="cols"><div class="col">{c("NOME",U(p.name),"big")}{c("MATRÍCULA",p.mat,"mt")}{c("NÚMERO DO CPF",p.cpf or "*****")}
<div class="dt"><div>{c("DIA",f"{p.birth.day:02d}")}</div><div>{c("MÊS",f"{p.birth.month:02d}")}</div><div>{c("ANO",p.birth.year)}</div><div>{c("HORA",f"{p.h:02d}:{p.m:02d} HORAS")}</div></div>{c("DATA DE NASCIMENTO POR EXTENSO",U(dw(p.birth)))}{c("NATURALIDADE",nat(p.bm,p.bu))}{c("SEXO",{"F":"FEMININO","M":"MASCULINO"}[p.sex])}</div>
<div class="col">{c("LOCAL DO NASCIMENTO",pl+"<br>"+nat(p.bm,p.bu))}{c("FILIAÇÃO",F(p.fa)+"<br>"+F(p.mo) if p.fa else F(p.mo))}
{c("AVÓS PATERNOS",n(p.fa.gf)+" e "+n(p.fa.gm) if p.fa and p.fa.gf else "*****")}{c("AVÓS MATERNOS",n(p.mo.gf)+" e "+n(p.mo.gm))}{c("GÊMEO(S)","SIM" if p.twin else "NÃO")}{c("NOME E MATRÍCULA DO(S) GÊMEO(S)",U(p.twin)+" — "+p.tmat if p.twin else "*****")}</div>
<div class="col">{c("DATA DO REGISTRO",U(dw(p.rd))+f" ({dn(p.rd)})")}{c("DECLARAÇÃO DE NASCIDO VIVO",p.dnv or "*****")}<div class="l">ANOTAÇÕES DE CADASTRO</div>{cad}
<div class="se"><div>{qr(r,22)}</div><div>Poder Judiciário do Estado de Goiás<br>Selo Eletrônico de Fiscalização<br><b>{selo}</b><br>Consulte em extrajudicial.tjgo.jus.br/buscas<br>Emol. R$ {r.randint(33,52)},{r.randint(10,99)} Tx. Jud. R$ 17,{r.randint(10,99)}</div></div></div></div>
<div class="ob"><div class="l">AVERBAÇÕES / ANOTAÇÕES À ACRESCER</div><div class="d">{obs or "*****"}</div></div>
<div class="ft"><div><b>{g["cart"]}</b><br>CNS {g["cns"]} — Titular: {g["of"]}, {g["tit"]}<br>{g["end"]} — {g["mun"]} - GO — {g["fone"]}</div><div class="c2">O conteúdo da certidão é verdadeiro. Dou fé.<br>{g["mun"]} - GO, {dn(p.issue)}</div><div class="c3">{sig(r,40,9)}<hr>{(p.clerk+"<br>Escrevente") if sub else (g["of"]+"<br>"+g["tit"])}</div></div>'''
    css='''.pg{font-family:"Roboto Condensed";font-size:10.8pt;padding:13mm 14mm;color:#102544}.fr{position:absolute;inset:5mm;border:.7mm double #1d4f91}.wv{position:absolute;left:6mm;right:6mm;height:5mm}.hd{display:flex;justify-content:space-between;text-align:center}.ct{font-size:9.5pt;line-height:1.25}big{display:block;margin-top:1.5mm;line-height:1.2;font:700 19pt "TeX Gyre Adventor";letter-spacing:1px}.cols{display:flex;gap:4mm;margin-top:2mm}.col{flex:1;border:.25mm solid #1d4f91;padding:1mm 2.5mm 2mm;background:#fbfcfe}.l{font-size:6.6pt;font-weight:700;color:#1d4f91;margin-top:1.5mm}.d{border-bottom:.2mm dotted #1d4f91;min-height:4.4mm}.big{font-size:13pt;font-weight:700}.mt{font-size:11.4pt;white-space:nowrap}s{text-decoration:none;font-size:8.6pt}.dt{display:flex;gap:3mm}.dt div:last-child{flex:1}table{width:100%;border-collapse:collapse;font-size:8pt}td,th{border:.2mm solid #9db4d3;padding:.3mm 1mm;text-align:left}.se{display:flex;gap:2mm;font-size:7.3pt;margin-top:3mm;word-break:break-word}.ob{border:.25mm solid #1d4f91;margin-top:2mm;padding:0 2.5mm 1mm;min-height:24mm}.ob .d{border:0}.ft{position:absolute;bottom:13mm;left:14mm;right:14mm;display:flex;gap:5mm;font-size:8.8pt;align-items:flex-end}.ft>div{flex:1}.c2,.c3{text-align:center}.c3 svg{margin:auto}hr{border:0;border-top:.25mm solid #222;margin:0}'''
    t=truth(p,nat=nat,natl=True,texto=U(dw(p.birth)),mat=p.mat,cpf=p.cpf,dnv=p.dnv,selo=selo,estab=pl,order="fm",obs=(obs,""),joint=True,cad=[p.rg,p.tit,p.pis] if p.cad else [],twin=f"{U(p.twin)} — {p.tmat}" if p.twin else "")
    return page(297,210,css,body),t
# ---------- E Minas, 2010-16, CNJ 2009 in numbered dense grid
RE=[R("Montes Claros","Cartório de Registro Civil do 1º Subdistrito de Montes Claros","054213","Lindomar Versiani Prates","Oficial do Registro Civil","Rua Dr. Santos, 145","(38) 3221-0907"),
    R("Muriaé","Ofício do Registro Civil das Pessoas Naturais de Muriaé","053390","Ana Amélia Godinho Tostes","Oficiala","Praça João Pinheiro, 12, sala 3","(32) 3722-4416"),
    R("São João del-Rei","Registro Civil das Pessoas Naturais com Atribuição Notarial - Distrito de São Gonçalo","052077","Plínio Resende Carazza","Oficial Tabelião","Largo da Matriz, 9","(32) 3371-8810")]
FE=["F anot old","M nofa","F home late","M twin long","F nogpp avb","M away sub","M short nogpm","F near twin nofa anot old"]
def E(k,r):
    p=gen(r,FE[k],"MG",RE[k%3],*((1958,1985) if k in(0,2,4,7) else (2009,2014)),2010,2016); g=p.reg; p.cpf=""
    nt=lambda m,u:f"{m}, Minas Gerais" if u=="MG" else f"{m}, {dict(SP='São Paulo',RJ='Rio de Janeiro',ES='Espírito Santo',BA='Bahia',GO='Goiás')[u]}"
    selo=f"{r.choice(['BQR','AXT','CKM'])}{r.randint(10000,99999)}"; cod=f"{r.randint(1000,9999)}.{r.randint(1000,9999)}.{r.randint(1000,9999)}.{r.randint(1000,9999)}"
    Q="-x-x-x-"
    gp=lambda q,t:f"{t}: {q.gf or Q} e {q.gm or Q}" if q and (q.gf or q.gm) else f"{t}: {Q}"
    fl=(f"{p.fa.name}, natural de {nt(*p.fa.nat)}, {p.fa.prof}; e " if p.fa else "")+f"{p.mo.name}, natural de {nt(*p.mo.nat)}, {p.mo.prof}"
    pl=f"em domicílio, {p.street}" if p.home else p.hosp; sub="sub" in p.f
    obs=" ".join(x for x in(p.avb,p.anot) if x)
    N=[0]
    def c(t,v,span,big=""): N[0]+=1; return f'<td colspan="{span}" class="{big}"><i>{N[0]:02d} {t}</i>{v}</td>'
    body=f'''<table class="top"><tr><td>{arms(20)}</td><td class="tt">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>CERTIDÃO DE NASCIMENTO</b></td><td>{shield(19,"triangulo")}</td></tr></table>
<table class="g"><tr>{c("Nome do(a) registrado(a)",p.name,12,"b")}</tr><tr>{c("Matrícula",p.mat,12,"b c")}</tr>
<tr>{c("Data de nascimento por extenso",dw(p.birth),7)}{c("Dia",f"{p.birth.day:02d}",1,"c")}{c("Mês",f"{p.birth.month:02d}",1,"c")}{c("Ano",p.birth.year,3,"c")}</tr>
<tr>{c("Hora",f"{p.h:02d}h {p.m:02d}min",2)}{c("Município de nascimento e UF",f"{p.bm} / {p.bu}",5)}{c("Município de registro e UF",g["mun"]+" / MG",5)}</tr>
<tr>{c("Local de nascimento",pl,9)}{c("Sexo",{"F":"Feminino","M":"Masculino"}[p.sex],3)}</tr>
<tr>{c("Filiação",fl,12,"h2")}</tr><tr>{c("Avós",gp(p.fa,"Paternos")+"<br>"+gp(p.mo,"Maternos"),12)}</tr>
<tr>{c("Gêmeo","Sim" if p.twin else "Não",2)}{c("Nome e matrícula do(s) gêmeo(s)",f"{p.twin} - {p.tmat}" if p.twin else Q,10)}</tr>
<tr>{c("Data do registro por extenso",dw(p.rd,False),8)}{c("Número da D.N.V.",p.dnv.replace("-","") if p.dnv else Q,4)}</tr>
<tr>{c("Livro",f"{p.L}-A",2,"c")}{c("Folha",f"{p.Fo}{'v' if p.verso else ''}",2,"c")}{c("Termo",f"{p.Te:,}".replace(",","."),2,"c")}{c("Declarante",p.decl,6)}</tr>
<tr>{c("Observações / Averbações",obs or "Não há averbações à margem do termo.",12,"h3")}</tr>
<tr><td colspan="7" class="r"><i>Identificação do Ofício</i>{g["cart"]}<br>{g["of"]} — {g["tit"]}<br>{g["mun"]} - MG<br>{g["end"]} - {g["fone"]}</td><td colspan="5" class="r s">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: {g["mun"]}, {dl(p.issue)}<br>{sig(r,42,12,"#222")}<hr>{(p.clerkm+" - Escrevente Substituto") if sub else (g["of"]+" - "+g["tit"])}</td></tr></table>
<div class="sl"><div class="sb"><b>PODER JUDICIÁRIO - TJMG - CORREGEDORIA-GERAL DE JUSTIÇA</b><br>SELO DE CONSULTA: <b>{selo}</b><br>CÓDIGO DE SEGURANÇA: {cod}<br>Quantidade de atos praticados: 1 - Cód. 7802-6<br>Emol. R$ {r.randint(20,30)},{r.randint(10,99)} - TFJ R$ 5,{r.randint(10,99)} - Total R$ 3{r.randint(1,9)},{r.randint(10,99)}<br>Consulte a validade deste selo no site https://selos.tjmg.jus.br</div><div>{stamp("REGISTRO CIVIL DAS PESSOAS NATURAIS",g["mun"].split()[0].upper(),30,"#555",-8)}</div></div><p class="n">Certidão expedida conforme modelo instituído pelos Provimentos nº 2 e 3 da Corregedoria Nacional de Justiça. Qualquer emenda ou rasura torna nulo o documento. Série MG-{r.randint(100000,999999)}</p>'''
    css='''.pg{font-family:"Tinos";font-size:11pt;padding:11mm 14mm}.top{width:100%}.tt{text-align:center;font-size:10.5pt;line-height:1.35}.tt b{font-size:17pt}.g{width:100%;border-collapse:collapse;table-layout:fixed;border:.5mm solid #000;margin-top:2mm}.g td{border:.2mm solid #000;padding:.6mm 1.4mm 1.2mm;vertical-align:top}.g i{display:block;font:6.4pt Arimo;color:#333;margin-bottom:.6mm}.b{font-weight:700;font-size:13pt}.c{text-align:center}.c i{text-align:left}.h2{height:20mm}.h3{height:34mm;text-align:justify}.r{font-size:9pt;height:34mm}.s{text-align:center}.s svg{margin:1mm auto 0}hr{border:0;border-top:.2mm solid #000;margin:0}.sl{display:flex;justify-content:space-between;margin-top:4mm}.sb{border:.3mm dashed #000;padding:1.5mm 3mm;font:7.6pt/1.35 Arimo;text-align:center}.n{font:6.6pt Arimo;text-align:center}'''
    t=truth(p,up=False,nat=nt,texto=dw(p.birth),mat=p.mat,livro=f"{p.L}-A",folha=f"{p.Fo}{'v' if p.verso else ''}",termo=f"{p.Te:,}".replace(",","."),dnv=p.dnv.replace("-",""),selo=selo,estab=pl,order="fm",obs=(obs,""),joint=True,twin=f"{p.twin} - {p.tmat}" if p.twin else "",accept={"autenticação.selo_digital":[f"{selo} {cod}"]})
    return page(210,297,css,body),t
# ---------- G São Paulo, 2019-26, inteiro teor, running text
RG=[R("Sorocaba","Oficial de Registro Civil das Pessoas Naturais do 2º Subdistrito da Sede da Comarca de Sorocaba","115208","Tarsila Penteado Vergueiro","Oficial","Rua da Penha, 904","(15) 3232-6671"),
    R("Botucatu","Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede de Botucatu","116733","Ivan Donato Piccoli","Oficial Interino","Rua Amando de Barros, 1380","(14) 3882-0955"),
    R("Lins","Registro Civil das Pessoas Naturais do Município e Comarca de Lins","114956","Kátia Yumi Sakurada","Oficial Delegada","Av. Nicolau Zarvos, 450","(14) 3522-1834")]
FG=["M anot old","F twin","M nofa old","F home late old","M avb anot","F long near","M nogpp short sub","F away twin avb old"]
def G(k,r):
    p=gen(r,FG[k],"SP",RG[k%3],*((1949,1979) if "old" in FG[k] else (1990,2018)),2019,2026); g=p.reg; o=p.o
    est=dict(MG="do Estado de Minas Gerais",PR="do Estado do Paraná",BA="do Estado da Bahia",PE="do Estado de Pernambuco",CE="do Estado do Ceará",SP="deste Estado")
    nt=lambda m,u:f"{m}, {est[u]}"
    fo=f"{p.Fo:03d}"+("-V" if p.verso else ""); li=f"A-{p.L:03d}"
    selo=f"{g['cns']}1CE{r.randint(0,9):09d}{r.randint(100000,999999)}{p.issue:%y}{r.choice('ABCDEFGHJ')}"
    pl=f"em domicílio, à {p.street[0].lower()+p.street[1:]}" if p.home else p.hosp
    f="a" if p.sex=="F" else "o"
    gp=lambda q,t:(f"São avós {t} {q.gf} e {q.gm}. " if q.gf and q.gm else f"Não foram declarados os avós {t}. ")
    par=(f"filh{f} de {p.fa.name}, {p.fa.prof}, com {p.fa.age} anos de idade, natural de {nt(*p.fa.nat)}, e de {p.mo.name}, {p.mo.prof}, com {p.mo.age} anos, natural de {nt(*p.mo.nat)}, residentes nesta cidade. " if p.fa else f"filh{f} de {p.mo.name}, solteira, {p.mo.prof}, com {p.mo.age} anos, natural de {nt(*p.mo.nat)}. ")
    d1=p.rd.day; ab=f"{'Ao primeiro dia' if d1==1 else 'Aos '+nw(d1)+' dias'} do mês de {MES[p.rd.month-1]} do ano de {nw(p.rd.year)}"
    bd=f"{'no primeiro dia' if p.birth.day==1 else 'aos '+nw(p.birth.day)+' dias'} do mês de {MES[p.birth.month-1]} do ano de {nw(p.birth.year)}"
    tx=f"""CERTIFICO, a pedido verbal de pessoa interessada, que, revendo os livros de registro de nascimentos desta serventia, deles, no livro {li}, às folhas {fo}, sob o número de ordem {p.Te}, consta o assento do seguinte teor: “<b>{p.name}</b>. {ab}, neste Registro Civil de {g["mun"]}, Estado de São Paulo, compareceu {p.decl} e, perante as testemunhas abaixo nomeadas, declarou: que {bd}, às {hw(p.h,p.m)}, {pl}, no município de {p.bm}, Estado {dict(SP="de São Paulo",MG="de Minas Gerais",PR="do Paraná",BA="da Bahia",PE="de Pernambuco",CE="do Ceará")[p.bu]}, nasceu uma criança do sexo {"feminino" if p.sex=="F" else "masculino"}, """+(f"gême{f} de {p.twin}, registrad{'a' if p.tsex=='F' else 'o'} sob o número {p.Te+1}, " if p.twin else "")+f"""que recebeu o nome de {p.name}, {par}{gp(p.fa,"paternos") if p.fa else ""}{gp(p.mo,"maternos")}"""+(f"A criança nasceu com assistência médica, conforme Declaração de Nascido Vivo número {p.dnv}, que fica arquivada. " if p.dnv else "")+f"""Do que, para constar, lavrei este termo que, lido e achado conforme, vai assinado pela parte declarante e pelas testemunhas {p.w1}, casado, e {p.w2}, maiores, aqui residentes. Eu, {p.clerkm}, escrevente, o escrevi. Eu, ANTERO M. DE BRITO, Oficial, subscrevi. (aa) {p.decl}; {p.w1}; {p.w2}.”"""
    ms=f"<p><b>À margem consta a seguinte averbação:</b> {p.avb}</p>" if p.avb else ""
    ms+=f"<p><b>Consta ainda a seguinte anotação:</b> {p.anot}</p>" if p.anot else ""
    if not ms: ms="<p>À margem do assento nada mais consta.</p>"
    sub="sub" in p.f
    body=f'''<div class="bar">{waves("#7a1f2b",10,.5)}</div><div class="hd">{arms(23,"#7a1f2b")}<div><b>{g["cart"]}</b><br>{g["end"]} — {g["mun"]}/SP — Tel. {g["fone"]}<br>{g["of"]} — {g["tit"]}</div></div>
<h1>CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR</h1><div class="mt">Matrícula: {p.mat}</div><p class="tx">{tx}</p>{ms}<p>Nada mais se continha em dito assento, para aqui fielmente transcrito. O referido é verdade e dou fé. {g["mun"]}, {dw(p.issue)}. Eu, {p.clerk if sub else p.clerkm}, Escrevente Autorizad{"a" if sub else "o"}, digitei e conferi.</p>
<div class="f"><div class="q">{qr(r,25,n=33)}<small>Selo digital<br><b>{selo}</b><br>selodigital.tjsp.jus.br</small></div><div class="s">{sig(r,50,13)}<hr>{(p.clerk+"<br>Escrevente Autorizada") if sub else (g["of"]+"<br>"+g["tit"])}</div></div>
<div class="em">Ao Oficial R$ {r.randint(30,48)},{r.randint(10,99)} · Ao Estado/Sefaz R$ 0,00 · ISS R$ 1,{r.randint(10,99)} · Guia {r.randint(1,52)}/{p.issue.year}<span>Documento assinado digitalmente — ICP-Brasil — Código CRC {r.randint(10**7,10**8):X}.{r.randint(10**5,10**6):X}</span><span>Página 1 de 1</span></div>'''
    css='''.pg{font-family:"EB Garamond";font-size:12.1pt;line-height:1.3;padding:16mm 20mm 10mm 24mm}.bar{position:absolute;left:7mm;top:0;width:297mm;height:8mm;transform-origin:0 0;transform:rotate(90deg) translateY(-8mm)}.hd{display:flex;gap:5mm;align-items:center;font-size:10.5pt;border-bottom:.5mm solid #7a1f2b;padding-bottom:2mm}h1{font:600 15pt "EB Garamond";text-align:center;color:#7a1f2b;margin:5mm 0 1mm}.mt{text-align:center;font:10.5pt "Liberation Mono";margin-bottom:4mm}p{text-align:justify;margin:0 0 2.4mm;text-indent:12mm}.f{display:flex;justify-content:space-between;margin-top:6mm}.q{display:flex;gap:3mm;font:8pt Carlito;align-items:center}.s{text-align:center;width:72mm}.s svg{margin:auto}hr{border:0;border-top:.25mm solid #000;margin:0}.em{position:absolute;bottom:8mm;left:24mm;right:20mm;font:6.6pt Carlito;white-space:nowrap;border-top:.2mm solid #999;display:flex;justify-content:space-between}'''
    acc={"registro.livro":[str(p.L)],"documento.tipo":["Certidão de Nascimento em Inteiro Teor"]}
    t=truth(p,up=False,nat=nt,texto=bd[3:] if p.birth.day==1 else bd[4:],mat=p.mat,livro=li,folha=fo,termo=str(p.Te),dnv=p.dnv,selo=selo,estab=pl,order="fm",of=g["of"],accept=acc,twin=p.twin,tipo="Certidão de Nascimento")
    return page(210,297,css,body),t
# ---------- H Amazonas, 2018-25, dense tables with parent columns
RH=[R("Manaus","8º Ofício do Registro Civil das Pessoas Naturais - Cartório Rio Negro","004218","Zuleide Pontes Assi","Registradora Titular","Av. Djalma Batista, 1719, loja 12","(92) 3584-2210"),
    R("São Gabriel da Cachoeira","Serventia Extrajudicial Única de São Gabriel da Cachoeira","005637","Hélder Monteverde Brasil","Registrador","Av. Sete de Setembro, 88","(97) 3471-1002")]
FH=["F","M nofa home near nodnv","F twin cad cpf old","M long avb","F nogf anot","M away sub","F short home nogpp late","M twin dia1 avb anot cad"]
def H(k,r):
    p=gen(r,FH[k],"AM",RH[k%2],*((1980,1999) if "old" in FH[k] else (2010,2022)),2018,2025); g=p.reg
    nat=lambda m,u:f"{m} ({u})"
    selo=f"CERT{p.issue:%m%y}0{r.randint(10,99)}-{r.choice('ABCDEFGH')}{r.randint(1000,9999)}{r.choice('KLMNP')}{r.choice('QRSTU')}{r.randint(10,99)}"
    pl=r.choice(["Comunidade Santa Isabel, margem direita do Rio Içana","Domicílio: "+p.street]) if p.home else p.hosp
    X="////////"
    A=lambda *v:"<tr>"+"".join(f'<td class="k">{a}</td><td colspan="{n}">{b}</td>' for a,b,n in v)+"</tr>"
    rows=[("Nome",*(q.name if q else X for q in(p.mo,p.fa))),("Parentesco","Mãe","Pai" if p.fa else X),("Naturalidade",*(nat(*q.nat) if q else X for q in(p.mo,p.fa))),("Idade na data do parto",*(f"{q.age} anos" if q else X for q in(p.mo,p.fa))),("Ocupação",*(q.prof if q else X for q in(p.mo,p.fa))),("Avô",*((q.gf or X) if q else X for q in(p.mo,p.fa))),("Avó",*((q.gm or X) if q else X for q in(p.mo,p.fa)))]
    pt="".join(f'<tr><td class="k">{a}</td><td>{b}</td><td>{c}</td></tr>' for a,b,c in rows); sub="sub" in p.f
    sg=(f"{p.clerk}<br>Registradora Substituta" if sub else f"{g['of']}<br>{g['tit']}")
    cep=f"{r.randint(69000,69099)}-{r.randint(100,999)}"
    et=r.choice(["Baniwa","Tukano","Tikuna"]) if k in(1,6) else X
    body=f'''<table class="h"><tr><td rowspan="3" class="a">{arms(19,"#222")}</td><td>REPÚBLICA FEDERATIVA DO BRASIL · ESTADO DO AMAZONAS</td><td rowspan="3" class="a">{shield(19,"rios","#222","#fff","#ddd")}</td></tr><tr><td><b>CERTIDÃO DE NASCIMENTO</b> (BREVE RELATO)</td></tr><tr><td>{g["cart"]} · CNS {g["cns"]}</td></tr></table>
<table><tr><th colspan="6">A · REGISTRO</th></tr>{A(("Matrícula",f"<b>{p.mat}</b>",5))}{A(("Livro",f"A{p.L:04d}",1),("Folha",f"{p.Fo:03d}",1),("Termo",f"{p.Te:06d}",1))}{A(("Data do registro",dn(p.rd,"."),1),("Município",g["mun"],1),("UF","AM",1))}{A(("DNV",p.dnv or X,1),("Declarante",p.decl,3))}</table>
<table><tr><th colspan="6">B · PESSOA REGISTRADA</th></tr>{A(("Nome completo",f"<b class=n>{U(p.name)}</b>",5))}{A(("Nascimento",dn(p.birth,"."),1),("Hora local",f"{p.h:02d}h{p.m:02d}",1),("Sexo",{"F":"Fem.","M":"Masc."}[p.sex],1))}{A(("Por extenso",dw(p.birth),5))}{A(("Naturalidade",nat(p.bm,p.bu),3),("CPF",p.cpf or X,1))}{A(("Gêmeo(a)","Sim" if p.twin else "Não",1),("Outro(s) gêmeo(s)",p.twin or X,3))}{A(("Povo/etnia",et,1),("Língua",X,3))}</table>
<table><tr><th colspan="6">C · LOCAL DO PARTO</th></tr>{A(("Local",pl,5))}{A(("Município",p.bm,3),("UF",p.bu,1))}</table>
<table class="p"><tr><th colspan="3">D · GENITORES E ASCENDENTES</th></tr><tr class="sh"><td class="k"></td><td>1º GENITOR(A)</td><td>2º GENITOR(A)</td></tr>{pt}</table>
<table><tr><th>E · AVERBAÇÕES</th><th>F · ANOTAÇÕES</th></tr><tr class="o"><td>{p.avb or "Nada consta"}</td><td>{p.anot or "Nada consta"}</td></tr></table>
<table><tr><th colspan="5">G · DOCUMENTOS DE CADASTRO</th></tr><tr class="sh"><td>Tipo</td><td>Número</td><td>Expedição</td><td>Órgão</td><td>Validade</td></tr><tr><td>RG</td><td>{p.rg if p.cad else X}</td><td>{X}</td><td>{"SSP-AM" if p.cad else X}</td><td>{X}</td></tr><tr><td>Título de eleitor</td><td>{p.tit if p.cad else X}</td><td>{X}</td><td>{"TRE-AM" if p.cad else X}</td><td>{X}</td></tr><tr><td>PIS/PASEP/NIS</td><td>{p.pis if p.cad else X}</td><td>{X}</td><td>{X}</td><td>{X}</td></tr><tr><td>CEP residencial</td><td>{cep}</td><td></td><td></td><td></td></tr></table>
<table><tr><th colspan="3">H · AUTENTICAÇÃO</th></tr><tr class="z"><td class="w">{qr(r,24)}</td><td>Selo eletrônico TJAM<br><b>{selo}</b><br>Validação: cidadao.portalseloam.com.br<br>Fundos: FUNETJ 2,{r.randint(10,99)} · FUNJEAM 1,{r.randint(10,99)} · ISENTO (Lei 9.534/97)<br>{g["end"]} · {g["fone"]}</td><td class="s">Emitida em {dn(p.issue,".")} às {r.randint(8,16):02d}:{r.randint(10,59)}, {g["mun"]} - AM. Dou fé.<br>{sig(r,40,11,"#111")}<hr>{sg}</td></tr></table><p>Impresso por: {p.clerkm.split()[0].lower()}.{p.clerkm.split()[-1].lower()} · Sistema RegNorte 7.{r.randint(0,9)} · via {r.randint(1,3)}ª · Responsável pela serventia: {g["of"]}</p>'''
    css='''.pg{font-family:"Liberation Sans Narrow","Liberation Sans";font-size:9.6pt;padding:9mm 11mm;color:#111}table{width:100%;border-collapse:collapse;margin-bottom:1.6mm;table-layout:auto}td,th{border:.2mm solid #555;padding:.75mm 1.4mm;vertical-align:middle}th{background:#333;color:#fff;text-align:left;font-size:8.4pt}.k{background:#e7e7e7;font-size:8pt;width:24mm;white-space:nowrap}.h td{text-align:center;border:0}.h b{font-size:14pt}.a{width:22mm}.n{font-size:11.5pt}.p td{width:42%}.p td.k{width:16%}.sh td{background:#f3f3f3;font-size:8pt;font-weight:700}.o td{width:50%;height:24mm;vertical-align:top;text-align:justify}.w{width:27mm}.s{text-align:center;width:68mm}.s svg{margin:auto}hr{border:0;border-top:.2mm solid #000;margin:0}p{font-size:7pt;margin:0}.z td{font-size:8.6pt}'''
    t=truth(p,up=False,nat=nat,natl=True,texto=dn(p.birth,"."),mat=p.mat,cpf=p.cpf,dnv=p.dnv,livro=f"A{p.L:04d}",folha=f"{p.Fo:03d}",termo=f"{p.Te:06d}",selo=selo,estab=pl,of=g["of"],cad=([p.rg,p.tit,p.pis] if p.cad else [])+[cep])
    t["data"]["dados_pessoais"]["nome_completo"]=U(p.name)
    if sub: t["accept"]["autenticação.oficial_registro"]=[p.clerk]
    return page(210,297,css,body),t
# ---------- J Mato Grosso do Sul, 2018-26, bilingual border form
RJ=[R("Ponta Porã","Registro Civil das Pessoas Naturais da Fronteira - 1ª Circunscrição de Ponta Porã","062715","Delfina Marçal Etchegaray","Oficial Registradora / Oficial del Registro","Av. Brasil, 2980","(67) 3431-7718"),
    R("Bela Vista","Serviço de Registro Civil e Notas de Bela Vista","063004","Cândido Roa Mascarenhas","Oficial Registrador / Oficial del Registro","Rua Antônio João, 410","(67) 3439-1265")]
FJ=["M","F nofa avb","M twin near","F away long","M home late","F anot old cpf nogpm","M short sub","F dia1 nogpp avb anot"]
def J(k,r):
    p=gen(r,FJ[k],"MS",RJ[k%2],*((1983,1996) if "old" in FJ[k] else (2008,2023)),2018,2026); g=p.reg
    ES="enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
    d2=lambda d:f"{dl(d)} <em>/ {d.day} de {ES[d.month-1]} de {d.year}</em>"
    par=k in(0,5)  # foreign-born mother
    if par: p.mo.nat=("Pedro Juan Caballero","PY")
    nat=lambda m,u:f"{m} - Paraguai" if u=="PY" else f"{m}, {u}, Brasil"
    selo=f"{r.choice(['AAB','AHX','AKC'])}{r.randint(10000,99999)}-{r.randint(100,999)}-NOR"
    W="---"; gp=lambda q:f"{q.gf or W} &nbsp;e/y&nbsp; {q.gm or W}" if q and (q.gf or q.gm) else W
    Z=[0]
    def l(pt,es,v): Z[0]+=1; return f'<div class="r"><div class="k">{pt}<em>{es}</em></div><div class="v">{v}</div></div>'
    pl="Domicílio" if p.home else p.hosp; sub="sub" in p.f
    body=f'''{rosette(150,150,"#8a6d1d",16,12,.18)}<div class="hd"><div>{arms(22,"#5b4a12")}</div><div>REPÚBLICA FEDERATIVA DO BRASIL<br><em>REPÚBLICA FEDERATIVA DEL BRASIL</em><br>Estado de Mato Grosso do Sul<h1>CERTIDÃO DE NASCIMENTO</h1><em class="e1">Certificado de Nacimiento</em></div><div>{shield(22,"onca","#5b4a12","#fbf7e8","#e5c95a")}</div></div>
<div class="bx">{l("Nome completo","Nombre completo",f"<b>{U(p.name)}</b>")}{l("Matrícula","Número de inscripción",p.mat)}{l("CPF","Registro de contribuyente",p.cpf or W)}{l("Data de nascimento","Fecha de nacimiento",d2(p.birth))}{l("Hora do nascimento","Hora",f"{p.h:02d}:{p.m:02d} h")}{l("Sexo","Sexo",{"F":"Feminino / <em>Femenino</em>","M":"Masculino / <em>Masculino</em>"}[p.sex])}{l("Local de nascimento","Lugar de nacimiento",pl)}{l("Município, UF e país","Municipio y país",f"{p.bm}, {p.bu}, Brasil")}</div>
<div class="bx">{l("Mãe","Madre",f"<b>{p.mo.name}</b><br>Natural de {nat(*p.mo.nat)}")}{l("Avós maternos","Abuelos maternos",gp(p.mo))}{l("Pai","Padre",f"<b>{p.fa.name}</b><br>Natural de {nat(*p.fa.nat)}" if p.fa else W)}{l("Avós paternos","Abuelos paternos",gp(p.fa))}{l("Gêmeos","Mellizos o gemelos",f"Sim / <em>Sí</em> — {p.twin}" if p.twin else "Não / <em>No</em>")}</div>
<div class="bx">{l("Data do registro","Fecha de inscripción",d2(p.rd))}{l("Livro · Folha · Termo","Libro · Folio · Acta",f"A-{p.L} · {p.Fo} · {p.Te}")}{l("Nº da DNV","Nacido vivo Nº",p.dnv or W)}{l("Averbações e anotações","Notas marginales",(" ".join(x for x in(p.avb,p.anot) if x)) or W)}</div>
<div class="ft"><div class="lf">{g["cart"]}<br>{g["end"]} · {g["mun"]}, MS · {g["fone"]}<br>CNS 0{g["cns"][1:3]}.{g["cns"][3:]}<br><br><b>Selo digital {selo}</b><br>www.tjms.jus.br/corregedoria/selos<br>Emolumentos: isento / <em>exento</em></div><div>{qr(r,21,"#3a2f0b")}</div><div class="s">{g["mun"]}, {d2(p.issue)}<br>{sig(r,46,13,"#222")}<hr>{(p.clerk+"<br>Oficial Substituta / <em>Sustituta</em>") if sub else (g["of"]+"<br>"+g["tit"])}</div></div>
<p class="n">Certidão bilíngue expedida para uso na faixa de fronteira (Decreto nº 8.636/2016, Residência Fronteiriça). <em>Certificado bilingüe para uso en la zona fronteriza. No requiere traducción.</em> Apostila de Haia mediante requerimento.</p>'''
    css='''.pg{font-family:"TeX Gyre Pagella";font-size:10pt;padding:13mm 16mm;color:#2b230a;background:#fdfbf3}em{color:#7b6a33}.hd{display:flex;justify-content:space-between;text-align:center;font-size:9.4pt;position:relative}h1{font:700 19pt "TeX Gyre Pagella";margin:2mm 0 0}.e1{font-size:13pt}.bx{position:relative;border-top:.6mm solid #8a6d1d;border-bottom:.2mm solid #8a6d1d;margin-top:3.4mm}.r{display:flex;border-bottom:.15mm solid #d8cb9c}.k{width:45mm;text-align:right;padding:.8mm 3mm .8mm 0;font-size:8.4pt;line-height:1.15;border-right:.2mm solid #8a6d1d}.k em{display:block;font-size:7.4pt}.v{flex:1;padding:.8mm 0 .8mm 3mm;align-self:center}.ft{display:flex;gap:5mm;margin-top:6mm;font-size:8.2pt;position:relative}.lf{flex:1}.s{width:72mm;text-align:center;font-size:8.8pt}.s svg{margin:auto}hr{border:0;border-top:.25mm solid #222;margin:0 0 1mm}.n{position:absolute;bottom:7mm;left:16mm;right:16mm;font-size:7pt;text-align:center}'''
    obs=" ".join(x for x in(p.avb,p.anot) if x)
    t=truth(p,up=False,nat=nat,texto=dl(p.birth),mat=p.mat,cpf=p.cpf,dnv=p.dnv,livro=f"A-{p.L}",folha=str(p.Fo),termo=str(p.Te),selo=selo,estab=pl,obs=(obs,""),joint=True,of=p.clerk if sub else g["of"],rnat=f"{p.bm}, {p.bu}, Brasil",accept={"autenticação.oficial_registro":[""]} if sub else {})
    t["data"]["dados_pessoais"]["nome_completo"]=U(p.name)
    ac=t["accept"]; ac["dados_pessoais.naturalidade"]+= [f"{p.bm} - {p.bu}"]
    for i,q in zip((1,2),(p.mo,p.fa)):
        if q: ac[f"filiação.genitor_{i}.naturalidade"]=[f"{q.nat[0]} - {q.nat[1]}",f"{q.nat[0]}, {q.nat[1]}"] if q.nat[1]!="PY" else ["Pedro Juan Caballero","Pedro Juan Caballero/Paraguai","Pedro Juan Caballero - PY"]
    return page(210,297,css,body),t
