from util import *
from forms1 import page,R,U
import textwrap,unicodedata
def jit(r,s,cls="t"): return f'<span class="{cls}" style="top:{r.choice([-.3,-.1,0,.1,.3])}mm;left:{r.choice([0,.6,1.2,2])}mm">{s}</span>'
def fl(r,s,w=None): return f'<span class="b" style="{"width:"+str(w)+"mm" if w else "flex:1"}">{jit(r,s)}</span>'
def line(*a): return '<div class="ln">'+"".join(x if x.startswith("<") else f"<span>{x}</span>" for x in a)+"</div>"
# ---------- C Rio Grande do Sul, 1967-79, printed blank with dotted lines, legal sheet
RC=[R("Passo Fundo","Cartório do Registro Civil - 1ª Zona","098123","Aldo Fagundes Prestes","Oficial","Rua Moron, 1188","Fone 2-314"),R("Bagé","Cartório do Registro Civil - 2ª Zona","098877","Zilá Tarragô Osório","Oficial do Registro Civil","Av. Sete de Setembro, 602","Fone 511"),R("Ijuí","Cartório do Registro Civil - Distrito de Santo Augusto","099302","Reinoldo Krause","Oficial Distrital","Praça da República","-")]
FC=["F anot old","M home late","F twin","M nofa home","M avb","F long near","M nogpp sub short","F home nogpm nohora away"]
def C(k,r):
    old=k in(0,4); p=gen(r,FC[k],"RS",RC[k%3],*((1926,1946) if old else (1938,1974)),1967,1979); g=p.reg; f="a" if p.sex=="F" else "o"
    nh="nohora" in p.f; D="-.-.-.-.-.-"
    nt=lambda m,u:f"{m}, neste Estado" if u=="RS" else f"{m}, {dict(SC='Santa Catarina',PR='Paraná')[u]}"
    fo=f"{p.Fo}{'v.' if p.verso else ''}"; li=f"A-{p.L}"; yw=lambda y:nw(y)[len("mil novecentos e "):] if y>1900 and y<2000 else nw(y)
    pl=r.choice(["em domicílio, nesta cidade","na residência dos pais, nesta cidade"]) if p.home and p.bm==g["mun"] else "em domicílio" if p.home else p.hosp
    obs=" ".join(x for x in(p.avb,p.anot) if x) or D
    ob=textwrap.wrap(obs,74,initial_indent=" "*13); ob[0]=ob[0].strip(); ob+=[""]*(4-len(ob)); sub="sub" in p.f
    gp=lambda q,x:(q.gf if x=="f" else q.gm) or D if q else D
    body=f'''<div class="hd"><div>{shield(22,"lancas","#222")}</div><div>REPÚBLICA FEDERATIVA DO BRASIL<br><b>ESTADO DO RIO GRANDE DO SUL</b><br>Comarca e Município de {jit(r,g["mun"],"t i")}<br><span class="sm">{g["cart"]} — {g["end"]} — {g["fone"]}</span></div><div class="no">N.º {jit(r,str(r.randint(100,4900)),"t i")}</div></div>
<h1>REGISTRO CIVIL</h1><h2>Certidão de Nascimento</h2><div class="typ">
{line("<b>CERTIFICO</b>","&nbsp;que, a fls.",fl(r,fo,18),"do livro n.º",fl(r,li,22),"de registro de nascimentos, sob o n.º",fl(r,f"{p.Te:,}".replace(",",".")))}
{line("foi lavrado, em",fl(r,dl(p.rd)),", o assento de",)}
{line(fl(r,U(p.name)))}
{line("do sexo",fl(r,"feminino" if p.sex=="F" else "masculino",34),", de côr",fl(r,r.choice(["branca","branca","mista","preta"]),24),", nascid",fl(r,f,6),"em",fl(r,"território nacional"))}
{line("aos",fl(r,nw(p.birth.day) if p.birth.day>1 else "primeiro",36),"de",fl(r,MES[p.birth.month-1],30),"de mil novecentos e",fl(r,yw(p.birth.year)))}
{line("às",fl(r,D if nh else hp(p.h,p.m)),"horas, em",) if False else line("à hora",fl(r,"ignorada" if nh else hp(p.h,p.m)))}
{line("lugar",fl(r,pl))}{line("município de",fl(r,p.bm,70),"Estado",fl(r,{"RS":"Rio Grande do Sul","SC":"Santa Catarina","PR":"Paraná"}[p.bu]))}
{line("filh",fl(r,f,6),"de",fl(r,p.fa.name if p.fa else D))}{line("natural de",fl(r,nt(*p.fa.nat) if p.fa else D),"profissão",fl(r,p.fa.prof if p.fa else D,46))}
{line("e de Dona",fl(r,p.mo.name))}{line("natural de",fl(r,nt(*p.mo.nat)),"profissão",fl(r,"doméstica",46))}
{line("São avós paternos:",fl(r,gp(p.fa,"f")))}{line("e",fl(r,gp(p.fa,"m")))}{line("e maternos:",fl(r,gp(p.mo,"f")))}{line("e",fl(r,gp(p.mo,"m")))}
{line("Foi declarante",fl(r,p.decl))}{line("e serviram de testemunhas",fl(r,p.w1+" e "+p.w2))}
{line("Parto",fl(r,f"duplo, sendo gême{f} de {p.twin}" if p.twin else "simples"))}
{line("Observações:",fl(r,ob[0]))}{"".join(line(fl(r,x)) for x in ob[1:])}
<p class="o">O referido é verdade e dou fé.</p>{line(fl(r,g["mun"],52),",",fl(r,dl(p.issue)))}</div>
<div class="ft"><div>{stamp("REGISTRO CIVIL - "+U(g["mun"])+" - RS","OFÍCIO",31,"#4a3f91",9)}</div><div class="fee">Cert. Cr$ {r.randint(2,9)},{r.randint(10,99)}<br>Busca Cr$ {r.randint(1,4)},{r.randint(10,99)}<br>Soma Cr$ {r.randint(9,15)},{r.randint(10,99)}</div><div class="s">{sig(r,60,17)}<hr>{jit(r,(p.clerkm+" - Of. Ajudante") if sub else g["of"],"t i")}<br><span class="sm">{"p/ Oficial do Registro Civil" if sub else g["tit"]}</span></div></div><p class="im">Impr. Livr. do Globo — Mod. 14 — 50 bl. 100x1 — {p.issue.year%100-1}</p>'''
    css='''.pg{font:11pt "Old Standard TT";padding:14mm 17mm 0 20mm;background:#fdfaf0}.hd{display:flex;gap:6mm;justify-content:space-between;text-align:center;line-height:1.5}.no{width:34mm;text-align:right;padding-top:16mm}h1{font:700 20pt "Old Standard TT";text-align:center;margin:3mm 0 0;letter-spacing:3px}h2{font:italic 17pt "Old Standard TT";text-align:center;margin:0 0 4mm}.ln{display:flex;gap:1.6mm;align-items:flex-end;height:8.35mm;white-space:nowrap}.b{border-bottom:.35mm dotted #444;height:6mm;display:inline-block}.t{position:relative;font:11pt "Courier Prime";color:#26263a;white-space:nowrap}.i{display:inline}.sm{font-size:9pt}.typ{transform:rotate(.15deg)}.o{margin:3mm 0 0 20mm}.ft{display:flex;gap:8mm;align-items:flex-end;margin-top:5mm}.fee{font-size:9pt;flex:1}.s{text-align:center;width:82mm}.s svg{margin:auto}hr{border:0;border-top:.25mm solid #222;margin:0}.im{position:absolute;bottom:3mm;left:20mm;font-size:6.5pt;margin:0}'''
    o=" ".join(x for x in(p.avb,p.anot) if x)
    t=truth(p,up=False,nat=nt,texto=f"{nw(p.birth.day) if p.birth.day>1 else 'primeiro'} de {MES[p.birth.month-1]} de mil novecentos e {yw(p.birth.year)}",livro=li,folha=fo,termo=f"{p.Te:,}".replace(",","."),estab=pl,order="fm",obs=(o,""),joint=True,of=(p.clerkm if sub else g["of"]),hora="" if nh else f"{p.h:02d}:{p.m:02d}",
      twin=p.twin,accept={"autenticação.oficial_registro":[""]} if sub else {})
    t["data"]["dados_pessoais"]["nome_completo"]=U(p.name)
    qs=[x for x in(p.fa,p.mo) if x]
    for i,q in enumerate(qs,1): t["accept"][f"filiação.genitor_{i}.naturalidade"]=[f"{q.nat[0]} - {q.nat[1]}"]
    if p.home: t["accept"]["local_nascimento.estabelecimento"]+=["em domicílio","na residência dos pais"]
    return page(216,330,css,body),t
# ---------- D Bahia, 1951-64, small landscape sheet with stub, typed
RD=[R("Santo Amaro","Cartório do Registro Civil do Distrito da Cidade de Santo Amaro","001111","Eufrásio Bulcão Sodré","Escrivão de Paz e Oficial do Registro Civil","",""),R("Jequié","Cartório de Paz do 1.º Distrito de Jequié","001112","Durvalina Sampaio Meira","Oficial do Registro Civil","","")]
FD=["M home","F nofa home","M twin home","F","M late home nogpp anot","F away dia1","M avb home","F nogf short sub home"]
def Dd(k,r):
    p=gen(r,FD[k]+(" lowt" if k%2 else ""),"BA",RD[k%2],*((1919,1929) if k==4 else (1934,1955)),1951,1964); g=p.reg; f="a" if p.sex=="F" else "o"
    mo=lambda d:dl(d).replace("agosto","agôsto").replace("setembro","setembro")
    est=k in(1,4,7)
    full=dict(SE="Sergipe",AL="Alagôas",PE="Pernambuco",MG="Minas Gerais")
    nt=(lambda m,u:"dêste Estado" if u=="BA" else "do Estado de "+full[u]) if est else (lambda m,u:f"{m}, dêste Estado" if u=="BA" else f"{m}, Estado de {full[u]}")
    pl=r.choice(["em casa de residência dos pais","na Fazenda Bom Sossêgo","à Rua do Amparo, n.º 27"]) if p.home else p.hosp
    Q="==========="; sub="sub" in p.f
    fo=f"{p.Fo}{' verso' if p.verso else ''}"; gp=lambda q:(" e ".join(x for x in(q.gf,q.gm) if x) or Q) if q else Q
    o=" ".join(x for x in(p.avb,p.anot) if x); ob=textwrap.wrap(o or "nada consta à margem do têrmo.",84); ob+=[""]*(4-len(ob))
    rw=lambda a,v:f'<div class="rw"><span class="lb">{a}</span><span class="bb">{jit(r,v)}</span></div>'
    two=lambda *x:'<div class="tw">'+"".join(x)+"</div>"
    ba=lambda v,t,c:f'<div class="es" style="border-color:{c};color:{c}">{t}<b>Cr$ {v}</b>BAHIA</div>'
    tw=f"gême{f} com {p.twin}" if p.twin else Q
    body=f'''<div class="stub"><div class="es0">{shield(17,"farol","#443")}</div><p>N.º do têrmo<br>{jit(r,str(p.Te))}</p><p>Livro<br>{jit(r,f"{p.L}")}</p><p>Fôlha<br>{jit(r,fo)}</p><p>Custas Cr$<br>{jit(r,f"{r.randint(8,30)},00")}</p>{ba("2,00","Sêlo Estadual","#7c2d2d")}{ba("1,00","Educação e Saúde","#2d5a7c")}</div>
<div class="mn"><div class="hd"><div>{arms(17,"#443")}</div><div>ESTADOS UNIDOS DO BRASIL — ESTADO DA BAHIA<br><b>CERTIDÃO DE NASCIMENTO</b><br>{g["cart"]}</div></div>
{rw("Nome",U(p.name))}{two(rw("Sexo",{"F":"feminino","M":"masculino"}[p.sex]),rw("Côr",r.choice(["parda","branca","preta"])),rw("Nascid"+f+" em",mo(p.birth)))}{rw("Hora",hp(p.h,p.m))}{rw("Lugar do nascimento",pl)}{two(rw("Município",p.bm),rw("Estado",{"BA":"Bahia",**full}[p.bu]))}
{rw("Pai",p.fa.name if p.fa else Q)}{rw("natural",(nt(*p.fa.nat) if p.fa else Q))}{rw("Mãe",p.mo.name)}{rw("natural",nt(*p.mo.nat))}{rw("Avós paternos",gp(p.fa))}{rw("Avós maternos",gp(p.mo))}{two(rw("Registrad"+f+" em",mo(p.rd)),rw("Gêmeo",tw))}{rw("Declarante",p.decl)}
{rw("À margem",ob[0])}{"".join(rw("",x) for x in ob[1:])}<div class="ft"><span>Dou fé.&nbsp; {jit(r,g["mun"]+", "+mo(p.issue),"t i")}.</span><div class="s">{sig(r,45,10,"#223")}<hr>{(p.clerkm+", Escrevente Juramentado") if sub else (g["of"]+", "+g["tit"])}</div></div></div>'''
    css='''.pg{font:9.2pt "Libre Caslon","Linux Libertine O";background:#f7f0dc;color:#332;display:flex}.stub{width:37mm;border-right:.5mm dashed #665;padding:6mm 4mm;text-align:center}.stub p{margin:0 0 2.6mm;border-bottom:.2mm solid #665;line-height:1.35}.es0 svg{margin:0 auto 3mm}.es{border:.6mm double;margin:3mm auto 0;width:21mm;font-size:6.6pt;padding:1mm}.es b{display:block;font-size:10pt}.mn{flex:1;padding:5mm 9mm 0 7mm}.hd{display:flex;gap:4mm;justify-content:center;text-align:center;line-height:1.3}.hd b{font-size:16pt;letter-spacing:1px}.rw{display:flex;height:6.9mm;align-items:flex-end;white-space:nowrap;flex:1 1 auto}.lb{font-style:italic;margin-right:1.5mm}.bb{flex:1;border-bottom:.2mm solid #998;height:5.2mm}.tw{display:flex;gap:4mm}.t{position:relative;font:9.8pt "Nimbus Mono PS";font-weight:700;color:#2b2b44;white-space:nowrap}.ft{display:flex;justify-content:space-between;align-items:flex-end;margin-top:1mm}.s{text-align:center;width:92mm}.s svg{margin:auto}hr{border:0;border-top:.2mm solid #332;margin:0}'''
    t=truth(p,up=False,nat=nt,texto=mo(p.birth),livro=str(p.L),folha=fo,termo=str(p.Te),estab=pl,order="fm",obs=(o,""),joint=True,twin=p.twin,of=p.clerkm if sub else g["of"],accept={"autenticação.oficial_registro":[""]} if sub else {})
    t["data"]["dados_pessoais"]["nome_completo"]=U(p.name)
    for i,q in enumerate([x for x in(p.fa,p.mo) if x],1):
        t["accept"][f"filiação.genitor_{i}.naturalidade"]=[q.nat[1],{"BA":"Bahia",**full}[q.nat[1]],""] if est else [f"{q.nat[0]} - {q.nat[1]}"]
    if "aú" : pass
    return page(250,176,css,body),t
D=Dd
# ---------- F Paraná, 1981-92, green boxed blank with numbered cells, typed
RF=[R("Londrina","1.º Ofício do Registro Civil - Cartório Vidal","079113","Orlando Vidal Bergamasco","Oficial Titular","Rua Maranhão, 314, sobreloja","Fone (0432) 22-4190"),R("Irati","Cartório do Registro Civil e Anexos de Irati","080214","Stefânia Kolody Prado","Oficial Maior","Rua Quinze de Julho, 95","Fone 23-1177"),R("Jacarezinho","Registro Civil das Pessoas Naturais - Cartório Marques","081009","Nilo Marques Setti","Serventuário","Rua Paraná, 720","Fone 22-0033")]
FF=["M","F anot old","M nofa","F twin near","M home late","F away long","M avb nogpm sub","F short nogpp home"]
def F(k,r):
    p=gen(r,FF[k],"PR",RF[k%3],*((1944,1956) if k==1 else (1953,1988)),1981,1992); g=p.reg
    nat=lambda m,u:f"{m}-{u}"
    M3=[m[:3].upper() for m in MES]; dd=lambda d:f"{d.day:02d}.{M3[d.month-1]}.{d.year}"
    X="xxxxxxxxxx"; pl="EM DOMICÍLIO" if p.home else U(p.hosp); sub="sub" in p.f
    fo=f"{p.Fo:03d}"+("-V" if p.verso else ""); li=f"{p.L}-A"; te=f"{p.Te:,}".replace(",",".")
    N=[0]
    def c(t,v,w,h=10.5): N[0]+=1; return f'<div class="c" style="width:{w}%;height:{h}mm"><i><b>{N[0]}</b> {t}</i>{jit(r,v)}</div>'
    q_=lambda q,a:(U(getattr(q,a)) or X) if q else X
    w=lambda s,n:"<br>".join(textwrap.wrap(s,n))
    body=f'''<div class="hd">{shield(18,"pinheiro","#1f6b3a")}<div><b>ESTADO DO PARANÁ</b> · COMARCA DE {U(g["mun"])}<br><big>CERTIDÃO DE NASCIMENTO</big><br>{g["cart"]} — {g["of"]}, {g["tit"]}<br><small>{g["end"]} — {g["fone"]} — {g["mun"]} — PR</small></div>{arms(18,"#1f6b3a")}</div>
<div class="gr"><div class="vt">REGISTRADO</div><div class="w">{c("NOME DO REGISTRADO",U(p.name),82)}{c("SEXO",p.sex=="F" and "FEM." or "MASC.",18)}{c("NASCIMENTO: DIA",f"{p.birth.day:02d}",16)}{c("MÊS",M3[p.birth.month-1],14)}{c("ANO",p.birth.year,14)}{c("HORA",f"{p.h:02d},{p.m:02d} HS.",20)}{c("NATURALIDADE",U(nat(p.bm,p.bu)),36)}{c("LOCAL DO NASCIMENTO (hospital, endereço)",pl,64)}{c("PARTO / GÊMEOS",f"DUPLO" if p.twin else "ÚNICO",36)}{c("NOME DO GÊMEO",U(p.twin) if p.twin else X,100,9)}</div></div>
<div class="gr"><div class="vt">FILIAÇÃO</div><div class="w">{c("PAI",q_(p.fa,"name"),100)}{c("NATURAL DE",U(nat(*p.fa.nat)) if p.fa else X,50)}{c("PROFISSÃO",q_(p.fa,"prof"),50)}{c("AVÔ PATERNO",q_(p.fa,"gf"),100)}{c("AVÓ PATERNA",q_(p.fa,"gm"),100)}</div></div>
<div class="gr"><div class="vt">&nbsp;</div><div class="w">{c("MÃE",q_(p.mo,"name"),100)}{c("NATURAL DE",U(nat(*p.mo.nat)),50)}{c("PROFISSÃO","DO LAR",50)}{c("AVÔ MATERNO",q_(p.mo,"gf"),100)}{c("AVÓ MATERNA",q_(p.mo,"gm"),100)}</div></div>
<div class="gr"><div class="vt">ASSENTO</div><div class="w">{c("TERMO N.º",te,22)}{c("LIVRO",li,18)}{c("FOLHAS",fo,18)}{c("LAVRADO EM",dd(p.rd),42)}{c("DECLARANTE",U(p.decl),100)}{c("AVERBAÇÕES",w(p.avb or X,68),100,26)}{c("ANOTAÇÕES (art. 106 da Lei 6.015/73)",w(p.anot or X,68),100,26)}</div></div>
<div class="ft"><div class="rs">{stamp("CARTÓRIO DO REGISTRO CIVIL","PARANÁ",26,"#1f3a6b",-15)}</div><div>Certifico e dou fé que os dados acima conferem com o original.<br>{jit(r,g["mun"]+", "+dd(p.issue),"t i")}<br><br><small>Isenta de selos — Custas: Cz$ {r.randint(40,900)},00 — Mod. RC-07</small></div><div class="s">{sig(r,45,12)}<hr><small>{(p.clerk+" — Empregada Juramentada") if sub else "Assinatura do Oficial"}</small></div></div>'''
    css='''.pg{font:8pt "Nimbus Sans";color:#1f6b3a;padding:9mm 11mm;background:#f8fcf6}.hd{display:flex;justify-content:space-between;text-align:center;line-height:1.35;margin-bottom:2mm}.hd big{font:700 17pt "URW Gothic"}.gr{display:flex;border:.45mm solid #1f6b3a;margin-bottom:1.6mm}.vt{writing-mode:vertical-rl;transform:rotate(180deg);background:#1f6b3a;color:#fff;text-align:center;width:6mm;font-size:8pt;font-weight:700}.w{flex:1;display:flex;flex-wrap:wrap}.c{border-right:.2mm solid #1f6b3a;border-bottom:.2mm solid #1f6b3a;padding:.4mm 1mm}.c i{display:block;font-style:normal;font-size:5.8pt;line-height:1.15}.c i b{border:.15mm solid;border-radius:2mm;padding:0 .7mm}.t{position:relative;font:700 10pt/1.1 "Liberation Mono";color:#222;white-space:nowrap;display:block;margin-top:1.6mm}.i{display:inline}.ft{display:flex;gap:5mm;align-items:center;font-size:9pt}.ft>div:nth-child(2){flex:1}.s{width:58mm;text-align:center}.s svg{margin:auto}hr{border:0;border-top:.2mm solid #222;margin:0}'''
    t=truth(p,nat=nat,natl=True,texto=f"{p.birth.day:02d} {M3[p.birth.month-1]} {p.birth.year}",livro=li,folha=fo,termo=te,estab=pl,order="fm",twin=U(p.twin) if p.twin else "")
    if sub: t["accept"]["autenticação.oficial_registro"]=[p.clerk]
    return page(210,310,css,body),t
# ---------- I Pará, 1995-2007, dot-matrix on continuous paper, no accents
RI=[R("Belém","Cartório Privativo de Nascimentos Guajará - 4º Ofício","065011","Raimundo Nonato Chermont Pires","Oficial","Trav. Padre Eutíquio, 1250","091-223-7180"),R("Santarém","Cartório do 2º Ofício de Registro Civil - Tapajós","065722","Terezinha Miléo Sirotheau","Oficiala Titular","Av. Rui Barbosa, 340","091-522-1909")]
FI=["F","M nofa nogf","F twin","M home late long","F anot old","M avb near","F away short sub","M nogpp home dia1"]
def N(s): return "".join(c for c in unicodedata.normalize("NFD",s.replace("º","o.").replace("ª","a.")) if not unicodedata.combining(c)).upper()
def I(k,r):
    p=gen(r,FI[k],"PA",RI[k%2],*((1955,1972) if k in(4,5) else (1975,2003)),1995,2007); g=p.reg; f="A" if p.sex=="F" else "O"
    nt=lambda m,u:f"{m}/{u}"; Q="*** NAO DECLARADO ***"
    fo=f"{p.Fo:04d}"+("-V" if p.verso else ""); li=f"A-{p.L:04d}"; te=f"{p.Te:07d}"; pl="EM DOMICILIO - "+p.street if p.home else p.hosp
    sub="sub" in p.f
    L=[]
    def a(t,v):
        h=t.ljust(25,".")+": "; L.extend(textwrap.wrap(h+N(v),78,subsequent_indent=" "*27,break_on_hyphens=False))
    hr=lambda c="-":L.append(c*78)
    cen=lambda s:L.append(N(s).center(78).rstrip())
    hr("=");cen("REPÚBLICA FEDERATIVA DO BRASIL - ESTADO DO PARÁ");cen(g["cart"]);cen(f"{g['end']} - {g['mun']} - PA - FONE {g['fone']}");cen("OFICIAL: "+g["of"] if not sub else "REGISTRO CIVIL");hr("=")
    L.append("");cen("C E R T I D A O   D E   N A S C I M E N T O");L.append("")
    L.extend(textwrap.wrap(N(f"CERTIFICO, atendendo a pedido de parte interessada, que no livro de nascimentos {li}, folha {fo}, termo {te}, foi lavrado em {p.rd.day:02d}.{p.rd.month:02d}.{p.rd.year} o assento com os seguintes dados:"),78,break_on_hyphens=False));L.append("")
    a("REGISTRADO(A)",p.name);a("SEXO",{"F":"FEMININO","M":"MASCULINO"}[p.sex]);a("DATA DE NASCIMENTO",f"{p.birth.day:02d}.{p.birth.month:02d}.{p.birth.year} ({dw(p.birth)})");a("HORARIO",f"{p.h:02d}:{p.m:02d} HORAS");a("LOCAL",pl);a("CIDADE/UF DO NASCIMENTO",nt(p.bm,p.bu));a("NASCIMENTO GEMELAR",f"SIM, COM {p.twin}" if p.twin else "NAO");hr()
    a("MAE",p.mo.name);a("  NATURALIDADE",nt(*p.mo.nat));a("  PAI DA MAE",p.mo.gf or Q);a("  MAE DA MAE",p.mo.gm or Q)
    a("PAI",p.fa.name if p.fa else Q);a("  NATURALIDADE",nt(*p.fa.nat) if p.fa else Q);a("  PAI DO PAI",(p.fa.gf or Q) if p.fa else Q);a("  MAE DO PAI",(p.fa.gm or Q) if p.fa else Q);hr()
    a("DECLARANTE",p.decl);a("TESTEMUNHA 1",p.w1);a("TESTEMUNHA 2",p.w2);a("AVERBACOES",p.avb or "*** NADA CONSTA ***");a("ANOTACOES",p.anot or "*** NADA CONSTA ***");hr()
    L.append("O REFERIDO E VERDADE E DOU FE.");L.append(N(f"{g['mun']} (PA), {dl(p.issue)}"))
    holes="".join(f'<i style="top:{6.35+12.7*j}mm"></i>' for j in range(22))
    body=f'''<div class="h l">{holes}</div><div class="h r">{holes}</div><div class="ba"></div><pre>{chr(10).join(L)}</pre><div class="ft"><div class="st">{stamp("CARTÓRIO DE NASCIMENTOS",U(g["mun"]),29,"#8a2b2b",14)}</div><div class="s">{sig(r,55,14)}<pre class="sg">{"-"*38+chr(10)+(N(p.clerk)+chr(10)+"ESCREVENTE JURAMENTADA" if sub else N(g["of"])+chr(10)+N(g["tit"]))}</pre></div></div><pre class="nb">CERTIDAO GRATUITA - LEI 9.534/97   LOTE {r.randint(1,99):02d}  FORM. {r.randint(10000,99999)}  OPERADOR: {N(p.clerkm.split()[0])}</pre>'''
    css='''.pg{background:#fff}.ba{position:absolute;left:15mm;right:15mm;top:0;bottom:0;background:repeating-linear-gradient(#fff 0 8.46mm,#e9f3ea 8.46mm 16.92mm)}.h{position:absolute;top:0;bottom:0;width:12.7mm}.h i{position:absolute;left:4.3mm;width:4mm;height:4mm;border-radius:50%;border:.2mm solid #999;background:#eee}.l{left:0;border-right:.2mm dashed #aaa}.r{right:0;border-left:.2mm dashed #aaa}pre{position:relative;font:10.6pt/4.32mm "FreeMono";font-weight:700;color:#33363f;margin:7mm 0 0 23mm}.ft{position:absolute;bottom:13mm;left:24mm;right:24mm;display:flex;justify-content:space-between;align-items:flex-end}.s{text-align:center;width:96mm}.s svg{margin:auto}.sg{margin:0}.nb{position:absolute;bottom:4mm;font-size:8pt}'''
    t=truth(p,nat=nt,texto=f"{p.birth.day:02d}.{p.birth.month:02d}.{p.birth.year}",livro=li,folha=fo,termo=te,estab=pl,of=p.clerk if sub else g["of"],twin=p.twin,accept={"autenticação.oficial_registro":[""]} if sub else {})
    ac=t["accept"];d=t["data"]
    for path in("local_nascimento.município","registro.município","dados_pessoais.naturalidade","filiação.genitor_1.naturalidade","filiação.genitor_2.naturalidade","local_nascimento.estabelecimento"):
        v=d
        for x in path.split("."): v=v[x]
        if v and N(v)!=v.upper(): ac.setdefault(path,[]).append(v)
    if d["dados_pessoais"]["naturalidade"]: ac["dados_pessoais.naturalidade"]+=[""]
    def rec(o,keep):
        for x in o:
            if isinstance(o[x],dict): rec(o[x],keep)
            elif x not in keep: o[x]=N(o[x])
    for s in d:
        if s not in("documento","gêmeos"): rec(d[s],("sexo","mês","uf"))
    d["gêmeos"]["informações_adicionais"]=N(d["gêmeos"]["informações_adicionais"]); t["meta"]["twin_names"]=[N(x) for x in t["meta"]["twin_names"]]
    return page(240,280,css,body),t
