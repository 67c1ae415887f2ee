from common import *
def font(g,fam): return g.choice(fam)
def tl(*x): return " / ".join(x)

def A(p,r,g,n):  # CIEC extract: numbered boxes, four languages, J M A cells
    p.up=n%2==0; p.pf=g.choice(["{} - {}","{} ({})","{}/{}"]); col=["#004d40","#1a237e","#000","#6d1b1b","#33475b","#2e4a12"][n-1]
    ff=[SANS[0],SERIF[0],SANS[4],SERIF[3],SANS[2],SANS[6]][n-1]
    N=[0]
    st=["{}","{}.","{})","Nº {}","({})","{} –"][n-1]
    order=[("pt","fr","en","es"),("fr","pt","en","es"),("pt","en","es","fr")][0]
    def lab(pt,fr,en,es):
        N[0]+=1
        rest=[f"<i>{x}</i>" for x in (fr,en,es)]
        if n%3==0: return f"<b class=n>{st.format(N[0])}</b> <span class=l><b>{pt}</b><br>{' · '.join(rest)}</span>"
        if n%3==1: return f"<b class=n>{st.format(N[0])}</b> <span class=l>{pt}<br>{'<br>'.join(rest)}</span>"
        return f"<b class=n>{st.format(N[0])}</b> <span class=l>{pt} / {' / '.join(rest)}</span>"
    def row(l,v): return f"<tr><td class=k>{l}</td><td class=v>{v}</td></tr>"
    d=r.dob; i=r.iss
    def cells(a,b,c,h=True): return "<table class=d><tr>"+"".join(f"<td>{'<small>'+q+'</small>' if h else ''}<b>{x}</b></td>" for q,x in zip(["Jo","Mo","An"],(a,b,c)))+"</tr></table>"
    p.birthparts(dn(d),[f"{d.day:02d} {d.month:02d} {d.year}"])
    bd=cells(f"{d.day:02d}",f"{d.month:02d}",d.year)
    p.t["autenticação.data_emissão"]=dn(i); ed=cells(f"{i.day:02d}",f"{i.month:02d}",i.year)
    p.t["registro.data_registro"]=dn(r.reg); rd=cells(f"{r.reg.day:02d}",f"{r.reg.month:02d}",r.reg.year)
    B=[]
    B.append(row(lab("Estado","État","State","Estado"),"BRASIL"))
    B.append(row(lab("Serviço do registro civil de","Service de l'état civil de","Civil registry office of","Servicio del registro civil de"),p.v("cart")+"<br>"+p.v("rmunuf")))
    B.append(row(lab("Assento de nascimento nº (livro, folha, termo)","Acte de naissance nº","Birth entry no.","Acta de nacimiento nº"),f"L. {p.v('livro')} &nbsp; F. {p.v('folha')} &nbsp; T. {p.v('termo')}<br>Matrícula {p.v('mat')}"))
    b1=[lambda:row(lab("Data de nascimento","Date de naissance","Date of birth","Fecha de nacimiento"),bd),
        lambda:row(lab("Lugar de nascimento","Lieu de naissance","Place of birth","Lugar de nacimiento"),p.v("munuf")+"<br>"+p.v("estab"))]
    b2=[lambda:row(lab("Prenomes e sobrenome","Prénoms et nom","Forenames and surname","Nombre y apellidos"),f"<b>{p.v('nome')}</b>"),
        lambda:row(lab("Sexo","Sexe","Sex","Sexo"),f"<span class=code>{p.v('sexo',{'M':'M','F':'F'})}</span>"+(" &nbsp; CPF "+p.v("cpf") if n%2 else ""))]
    B+=[f() for f in (b1+b2 if n<4 else b2+b1)]
    B.append(row(lab("Data do registro","Date de l'enregistrement","Date of registration","Fecha de inscripción"),rd))
    fl=["Pai" if x.role=="M" else "Mãe" for x in r.gen]+["Pai"]
    T={"Pai":("Pai","Père","Father","Padre"),"Mãe":("Mãe","Mère","Mother","Madre")}
    if n%2:
        h=[lab(*T[x]) for x in fl[:2]]
        B.append("<tr><td colspan=2 class=np><table class=par><tr>"+"".join(f"<td>{x}</td>" for x in h)+f"</tr><tr><td class=v>{p.v('g1')}</td><td class=v>{p.v('g2')}</td></tr><tr><td><span class=l>Naturalidade <i>Lieu d'origine · Place of origin · Lugar de origen</i></span><div class=v>{p.v('g1n')}</div></td><td><span class=l>Naturalidade <i>Lieu d'origine · Place of origin · Lugar de origen</i></span><div class=v>{p.v('g2n')}</div></td></tr></table></td></tr>")
    else:
        for j in (1,2):
            B.append(row(lab(*T[fl[j-1]]),p.v(f"g{j}"))); B.append(row(lab("Natural de","Originaire de","Native of","Natural de"),p.v(f"g{j}n")))
    B.append(row(lab("Avós paternos","Grands-parents paternels","Paternal grandparents","Abuelos paternos"),p.v("avp",[" e "," / "," e "][n%3])))
    B.append(row(lab("Avós maternos","Grands-parents maternels","Maternal grandparents","Abuelos maternos"),p.v("avm",[" e "," / "," e "][n%3])))
    if r.twins: B.append(row(lab("Gêmeos","Jumeaux","Twins","Gemelos"),p.v("gemn")))
    B.append(row(lab("Outras menções do assento","Autres énonciations de l'acte","Other particulars of the entry","Otras anotaciones del acta"),f"<span class=sm>{p.v('notes')}</span>"))
    foot=f"<table class=ft><tr><td>{lab('Data da emissão','Date de délivrance','Date of issue','Fecha de expedición')}{ed}</td><td class=c>{sig(g)}<br>{p.v('off')}<br><span class=l>{E(r.offt)}<br><i>Signature · Signature · Firma</i></span></td><td class=c>{seal(g,'REGISTRO CIVIL · BRASIL ·',70,col)}<br><span class=l>Selo / Sceau / Seal / Sello</span><br>{p.v('selo')}</td></tr></table>"
    css=f"""body{{font:8.6pt '{ff}';padding:22pt 30pt;box-sizing:border-box}} .h{{text-align:center;color:{col};border:{'2pt double' if n%2 else '1pt solid'} {col};padding:5pt;margin-bottom:5pt}} .h b{{font-size:12.5pt}}
 table{{border-collapse:collapse;width:100%}} .m>tbody>tr>td{{border:.6pt solid {col};padding:2pt 4pt;vertical-align:middle}} .k{{width:{38+2*n}%}} .l{{font-size:6.1pt;line-height:1.15;color:#333}} .l i{{color:{col}}} .n{{color:{col};float:left;margin-right:3pt;font-size:8pt}} .v{{font-size:9pt}} .d{{width:auto}} .d td{{border:.5pt solid #777;padding:1pt 7pt;text-align:center}} .d small{{display:block;font-size:5.5pt;color:#666}}
 .code{{border:1pt solid #333;padding:0 6pt;font-weight:bold}} .np{{padding:0!important}} .par td{{border:.4pt solid {col};width:50%;padding:2pt 4pt;vertical-align:top}} .sm{{font-size:7.6pt}} .ft td{{vertical-align:top;padding:6pt 4pt;width:33%}} .c{{text-align:center}} .leg{{font-size:5.6pt;color:#444;line-height:1.2}}"""
    title=["EXTRATO DO ASSENTO DE NASCIMENTO","Extrato de registro de nascimento","EXTRATO MULTILÍNGUE DE NASCIMENTO","Extrato internacional de certidão de nascimento","EXTRATO DE CERTIDÃO DE NASCIMENTO","Certidão de nascimento – extrato plurilíngue"][n-1]
    leg="Símbolos / Symboles / Symbols / Símbolos: Jo = Dia, Jour, Day, Día · Mo = Mês, Mois, Month, Mes · An = Ano, Année, Year, Año · M = Masculino, Masculin, Masculine · F = Feminino, Féminin, Feminine · Sc = Separação · Dv = Divórcio · A = Anulação · D = Óbito. Modelo conforme a Convenção de Viena de 8 de setembro de 1976."
    body=f"<div class=h>REPÚBLICA FEDERATIVA DO BRASIL<br><b>{title}</b><br><i>Extrait de l'acte de naissance – Extract of the register of births – Extracto del acta de nacimiento</i></div><table class=m>{''.join(B)}</table>{foot}<div class=leg>{leg}</div>"
    return css,body

def B(p,r,g,n):  # multilingual annex: PT bold, EN/FR/ES small below values; name split in two cells; grid
    p.up=n not in(2,5); p.size=(595,842) if n%2 else (612,792); ff=[SERIF[1],SANS[5],SANS[1],SERIF[2],SANS[3],SERIF[4]][n-1]
    bg=["#eef3fb","#f6f0e4","#eaf5ee","#f4f4f4","#fbeeee","#eef7f7"][n-1]; ac=["#234","#643","#153","#111","#622","#066"][n-1]
    no=[0]
    def c(pt,o,v,w=1,num=True):
        if num: no[0]+=1
        q=f"<span class=nb>{no[0]}</span>" if num else ""
        if n in(3,6): return f"<td colspan={w}><div class=v>{v}</div><div class=l>{q}<b>{pt}</b> | {o}</div></td>"
        return f"<td colspan={w}><div class=l>{q}<b>{pt}</b><br>{o}</div><div class=v>{v}</div></td>"
    def r_(*x): return "<tr>"+"".join(x)+"</tr>"
    d=r.dob; p.t["dados_pessoais.nome_completo"]=p.c(r.name); p.birthparts(dn(d),[f"{d.day:02d} {d.month:02d} {d.year}",f"{d.day} {d.month} {d.year}"])
    nm=lambda:r_(c("Prenome(s)","Forename(s) · Prénom(s) · Nombre(s)",f"<b>{E(p.c(r.given))}</b>",6),c("Sobrenome(s)","Surname · Nom · Apellido(s)",f"<b>{E(p.c(r.surname))}</b>",6))
    dt=lambda:r_(c("Dia","Day · Jour · Día",f"{d.day:02d}",2),c("Mês","Month · Mois · Mes",f"{d.month:02d}",2),c("Ano de nascimento","Year of birth · Année de naissance · Año",str(d.year),3),c("Hora","Hour · Heure · Hora",p.v("hora","{:02d}:{:02d}"),2),c("Sexo (código)","Sex · Sexe · Sexo",p.v("sexo",[{"M":"M","F":"F"},{"M":"M","F":"F"},{"M":"MASC.","F":"FEM."}][n%3]),3))
    pl=lambda:r_(c("Estabelecimento","Facility · Établissement · Establecimiento",p.v("estab"),6),c("Município de nascimento","City · Commune · Municipio",p.v("mun"),4),c("UF","State · État · Estado",p.v("uf"),2))
    id_=lambda:r_(c("Matrícula","Registration number · Numéro · Matrícula",p.v("mat"),8),c("CPF","Taxpayer no. · Nº fiscal · CPF",p.v("cpf"),4))
    rg=lambda:r_(c("Livro","Book · Livre · Libro",p.v("livro","{:05d}"),2),c("Folha","Page · Page · Folio",p.v("folha","{:03d}"),2),c("Termo","Entry · Acte · Acta",p.v("termo","{:07d}"),2),c("Data do registro","Date of registration · Date d'inscription",p.v("dreg",["dmy","dot","dash"][n%3]),3),c("Nº da DNV","Live birth decl. · Décl. de naissance",p.v("dnv"),3))
    fam=lambda:"".join(r_(c(f"{'Pai' if (r.gen[j].role if j<len(r.gen) else 'M')=='M' else 'Mãe'}","Father · Père · Padre" if (r.gen[j].role if j<len(r.gen) else 'M')=='M' else "Mother · Mère · Madre",p.v(f"g{j+1}"),7),c("Naturalidade","Place of origin · Origine · Origen",p.v(f"g{j+1}n"),5)) for j in(0,1))
    gp=lambda:r_(c("Avô paterno","Paternal grandfather · Grand-père paternel · Abuelo paterno",p.v("pvo"),6),c("Avó paterna","Paternal grandmother · Grand-mère paternelle · Abuela paterna",p.v("pva"),6))+r_(c("Avô materno","Maternal grandfather · Grand-père maternel · Abuelo materno",p.v("mvo"),6),c("Avó materna","Maternal grandmother · Grand-mère maternelle · Abuela materna",p.v("mva"),6))
    tw=lambda:r_(c("Gêmeo?","Twin · Jumeau · Gemelo",p.v("gem"),3),c("Nome dos gêmeos","Name of twins · Noms · Nombres",p.v("gemn"),9)) 
    nt=lambda:r_(c("Averbações","Amendments · Mentions · Inscripciones marginales",f"<span class=sm>{p.v('averb')}</span>",12))+r_(c("Anotações","Annotations · Annotations · Anotaciones",f"<span class=sm>{p.v('anot')}</span>",12))
    of=lambda:r_(c("Repartição emissora","Issuing office · Autorité · Oficina",p.v("cart"),8),c("Município / UF","City · Commune · Municipio",p.v("rmunuf"),4))
    o=[of,id_,nm,dt,pl,fam,gp,tw,rg,nt]
    if n==2: o=[nm,dt,pl,fam,gp,tw,id_,rg,nt,of]
    if n==3: o=[id_,rg,of,nm,dt,pl,fam,gp,tw,nt]
    if n==4: o=[of,rg,id_,nm,dt,tw,pl,fam,gp,nt]
    if n==5: o=[nm,id_,dt,pl,rg,of,fam,gp,nt,tw]
    rows="".join(f() for f in o)
    i=r.iss
    body=f"""<div class=top><div>{arms(46,ac)}</div><div class=t><b>CERTIDÃO DE NASCIMENTO</b><br>Formulário multilíngue anexo · Multilingual standard form · Formulaire type multilingue · Impreso multilingüe</div><div>{qr(g,21,44)}</div></div><table class=m>{rows}</table>
    <div class=b><div>{E('Local e data')} / Place and date / Lieu et date<br>{E(r.rcity)}, {p.v('emi',['dmy','long','dot'][n%3])}<br>Selo digital: {p.v('selo')}</div><div class=c>{sig(g,140,30)}<br><b>{p.v('off')}</b><br>{E(r.offt)} / Registrar / Officier / Oficial</div></div><div class=f>Este formulário reproduz o conteúdo do assento e não dispensa a certidão. This form does not replace the certificate. Ce formulaire ne remplace pas l'acte. {E(r.addr)} – CEP {r.cep} – {r.tel}</div>"""
    css=f"""body{{font:8pt '{ff}';padding:24pt 28pt;box-sizing:border-box}} .top{{display:flex;gap:8pt;align-items:center;background:{bg};border-bottom:2pt solid {ac};padding:5pt}} .t{{flex:1;text-align:center;font-size:7pt}} .t b{{font-size:14pt;color:{ac}}}
    .m{{border-collapse:collapse;width:100%;table-layout:fixed;margin-top:5pt}} .m td{{border:.5pt solid {ac};padding:1.5pt 3pt;vertical-align:top}} .l{{font-size:5.6pt;color:#555;line-height:1.15;overflow-wrap:anywhere}} .l b{{color:{ac};font-size:6.2pt}} .nb{{background:{ac};color:#fff;padding:0 2.5pt;margin-right:2pt;font-size:5.6pt}} .v{{font-size:8.6pt;padding:1pt 0;min-height:10pt}} .sm{{font-size:7.3pt}} .b{{display:flex;justify-content:space-between;margin-top:10pt}} .c{{text-align:center}} .f{{font-size:5.6pt;margin-top:6pt;border-top:.5pt solid #888}}"""
    return css,body

def C(p,r,g,n):  # border bilingual PT/ES, parallel narrative columns or interlinear
    p.up=n in(1,4); p.pf=["{} - {}","{}/{}"][n%2]; ff=[SERIF[0],SERIF[3],SANS[0],SERIF[5],SANS[3],SERIF[2]][n-1]
    fs=[9.6,9.4,9,8.6,9,9][n-1]; ms="enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre".split(",")
    des=lambda d:f"{d.day} de {ms[d.month-1]} de {d.year}"
    bf=["words","long","both","dmy","long","words"][n-1]
    N=p.v("nome"); G1=p.v("g1"); G2=p.v("g2") if len(r.gen)>1 else ""; single=not G2
    g1n=p.v("g1n"); g2n=p.v("g2n") if G2 else ""
    ave=lambda k:p.v(k," e ")
    ap=ave("avp") if p.pat() else ""; am=ave("avm"); fem=r.sex=="F"
    sx=E(p.c("feminino" if fem else "masculino")); p.t["dados_pessoais.sexo"]="Feminino" if fem else "Masculino"
    nasc,hora=p.v("nasc",bf),p.v("hora",["{:02d}:{:02d}","{:02d}h{:02d}","words","{:02d}:{:02d}","{:02d}h{:02d}min","{:02d} horas e {:02d} minutos"][n-1]) if r.hastime else ""
    tw=p.v("gemn"," e ") if r.twins else ""
    fil=f"filh{'a' if fem else 'o'} de <b>{G1}</b>, natural de {g1n}"+(f", e de <b>{G2}</b>, natural de {g2n}" if G2 else "")
    pt=f"CERTIFICO que, no livro A nº {p.v('livro')}, às folhas {p.v('folha')}, sob o termo nº {p.v('termo')}, consta o assento de nascimento de <b class=nm>{N}</b>, do sexo {sx}, nascid{'a' if fem else 'o'} em {nasc}{', às '+hora if hora else ''}, em {p.v('estab')}, município de {p.v('munuf')}, {fil}."+(f" São avós paternos: {ap};" if ap else "")+f" {'e são' if ap else 'São'} avós maternos: {am}."+(f" É gême{'a' if fem else 'o'} de {tw}." if tw else "")+f" O registro foi feito em {p.v('dreg',['long','dmy','words','dmy','long','dmy'][n-1])}, sendo declarante {E(r.decl)}."
    es=f"CERTIFICO que en el libro A n.º {r.livro}, folio {r.folha}{'v' if r.verso else ''}, acta n.º {r.termo}, consta la inscripción de nacimiento de <b>{N}</b>, de sexo {'femenino' if fem else 'masculino'}, nacid{'a' if fem else 'o'} el {des(r.dob)}, en {E(r.city)}, Brasil, hij{'a' if fem else 'o'} de {G1}{' y de '+G2 if G2 else ''}. {'Abuelos paternos: '+ap.replace(' e ',' y ').replace(' E ',' Y ')+'. ' if ap else ''}Abuelos maternos: {am.replace(' e ',' y ').replace(' E ',' Y ')}. La inscripción se efectuó el {des(r.reg)}."
    p.joint=False
    nt=p.v("averb"); an=p.v("anot")
    idb=f"<div class=id><span>MATRÍCULA / MATRÍCULA<br><b>{p.v('mat')}</b></span><span>CPF<br><b>{p.v('cpf')}</b></span><span>SELO / SELLO<br><b>{p.v('selo')}</b></span></div>"
    par=f"<div class=cols><div><h4>PORTUGUÊS</h4>{pt}</div><div class=es><h4>ESPAÑOL</h4>{es}</div></div>"
    if n in(3,6): par=f"<div class=stk><h4>Texto em português</h4><p>{pt}</p><h4>Traducción al español</h4><p class=es>{es}</p></div>"
    notes=f"<div class=nt><b>AVERBAÇÕES <i>/ Inscripciones marginales</i>:</b> {nt}</div><div class=nt><b>ANOTAÇÕES <i>/ Anotaciones</i>:</b> {an}</div>"
    fin=f"<div class=fin>O referido é verdade e dou fé. <i>Lo referido es verdad y doy fe.</i><br>{p.v('rmunuf')}, {p.v('emi',['long','dmy','long','words','long','dmy'][n-1])}.</div><div class=sg>{sig(g)}<br>{p.v('off')}<br>{E(r.offt)} <i>/ Oficial del Registro</i></div>"
    col=["#0b5","#035aa6","#800","#444","#5a3d8a","#a65a00"][n-1]
    head=f"<div class=hd>{arms(40,col)}<div><b>{p.v('cart')}</b><br>{E(r.addr)} · {r.tel}<br>Faixa de fronteira – Zona fronteriza</div></div><div class=tt>CERTIDÃO DE NASCIMENTO<br><i>Certificado de nacimiento</i></div>"
    order=[head,idb,par,notes,fin] if n%2 else [head,par,notes,idb,fin]
    css=f"""body{{font:{fs}pt/1.5 '{ff}';padding:34pt 40pt;box-sizing:border-box;position:relative}} .hd{{display:flex;gap:10pt;align-items:center;font-size:8pt;line-height:1.3;border-bottom:3pt solid {col};padding-bottom:4pt}} .hd b{{font-size:10.5pt}} .tt{{text-align:center;font-size:15pt;font-weight:bold;letter-spacing:{n%3}pt;margin:12pt 0;line-height:1.2}} .tt i{{font-size:10pt;font-weight:normal;color:{col}}} .id{{display:flex;justify-content:space-between;font-size:7.5pt;border:1pt solid {col};padding:4pt 8pt;margin:8pt 0;line-height:1.3}} .id b{{font-size:8.8pt}}
    .cols{{display:flex;gap:14pt}} .cols>div{{flex:1;text-align:{'justify' if n==1 else 'left'}}} .cols>div:first-child{{flex:1.25;border-right:.7pt solid {col};padding-right:12pt}} .es{{font-style:italic;color:#333;font-size:.9em}} h4{{margin:0 0 4pt;color:{col};font-size:8pt;letter-spacing:2pt}} .nt{{margin-top:8pt;font-size:.88em;line-height:1.3}} .nt i{{font-weight:normal}} .fin{{margin-top:16pt;text-align:{'right' if n%2 else 'center'}}} .sg{{text-align:center;margin-top:14pt;line-height:1.25}}"""
    return css,guil(g,595,842,col,.12)+"".join(order)

def Dd(p,r,g,n):  # traslado of consular registration
    p.up=n in(2,3,6); ff=[SERIF[2],SANS[0],SANS[7],SERIF[0],SERIF[1],SANS[6]][n-1]; p.bf=["dmy","words","both","long","dmy","words"][n-1]
    cons=f"{'Consulado-Geral' if n%2 else 'Embaixada'} do Brasil em {r.abroad[0]}"; cl,cf,ct=g.randint(2,60),g.randint(1,200),g.randint(100,4000)
    cd=r.dob+datetime.timedelta(days=g.randint(20,200)); 
    if r.reg<=cd: r.reg=cd+datetime.timedelta(days=g.randint(200,2000)); 
    if r.iss<=r.reg: r.iss=r.reg+datetime.timedelta(days=g.randint(0,30))
    v=dv(f"{r.cns}0155{r.reg.year}7{r.livro:05d}{r.folha:03d}{r.termo:07d}"); r.matf=f"{v[:6]} {v[6:8]} {v[8:10]} {v[10:14]} {v[14]} {v[15:20]} {v[20:23]} {v[23:30]} {v[30:]}"
    L=lambda a,e:f"<span class=l>{a} <i>/ {e}</i></span>" if n%2 else f"<span class=l>{a}</span>"
    R_=lambda a,e,v:f"<div class=r>{L(a,e)}<span class=v>{v}</span></div>"
    lt="E-{}" if n in(2,5) else "{}"
    sec={}
    sec["reg"]=lambda:R_("Livro E – folha – termo","Book, page, entry",f"{p.v('livro',lt)} – {p.v('folha')} – {p.v('termo')}") if n<4 else R_("Livro","Book",p.v("livro",lt))+R_("Folha","Page",p.v("folha"))+R_("Termo","Entry",p.v("termo"))
    if n==5:
        sec["reg"]=lambda:""
        
    sec["reg2"]=lambda:R_("Data da transcrição","Date of transcription",p.v("dreg",["dmy","long","dmy"][n%3]))+R_("Matrícula","Registration No.",p.v("mat"))
    sec["nome"]=lambda:R_("Nome do registrado","Name of the registered person",f"<b>{p.v('nome')}</b>")+(R_("CPF","Taxpayer ID",p.v("cpf")) if n!=4 else "")+R_("Sexo","Sex",p.v("sexo"))
    sec["nasc"]=lambda:R_("Data de nascimento","Date of birth",p.v("nasc"))+R_("Hora","Time",p.v("hora"))+R_("Local do nascimento","Place of birth",p.v("estab"))+R_("Cidade e país","City and country",p.v("munuf"))+(R_("Naturalidade","Nationality / place of origin",p.v("nat")) if n in(1,4) else "")
    sec["fil"]=lambda:"".join(R_("Filiação – "+("pai" if x.role=="M" else "mãe"),"Parent",p.v(f"g{j+1}")+f", natural de {p.v(f'g{j+1}n')}") for j,x in enumerate(r.gen))
    sec["avos"]=lambda:(R_("Avós paternos","Paternal grandparents",p.v("avp")) if p.pat() else "")+R_("Avós maternos","Maternal grandparents",p.v("avm"))+(R_("Gêmeos","Twins",p.v("gemn")) if r.twins else "")
    sec["cons"]=lambda:f"<div class=cx><b>Assento consular de origem</b> <i>(consular record)</i><br>{cons}, livro {cl}-N, fls. {cf}, termo {ct}, lavrado em {dn(cd)}; autoridade consular: {E(person(g,'M',n=2))}, Vice-Cônsul. Declarante: {E(r.decl)}.</div>"
    obs="Brasileiro(a) nato(a), conforme art. 12, inciso I, alínea c, in fine, da Constituição Federal. "
    r.averb=(obs+r.averb).strip(); sec["not"]=lambda:f"<div class=cx><b>Observações / averbações:</b> {p.v('averb')}</div><div class=cx><b>Anotações:</b> {p.v('anot')}</div>"
    if n==5: 
        sec["reg"]=lambda:f"<div class=r><span class=v>Transcrição lavrada no Livro {p.v('livro',lt)}, às fls. {p.v('folha')}, sob nº {p.v('termo')}</span></div>"
    o=[["reg","reg2","nome","nasc","fil","avos","cons","not"],["nome","reg2","nasc","fil","avos","reg","cons","not"],["cons","reg","reg2","nome","nasc","fil","avos","not"],["reg2","reg","cons","nome","nasc","fil","avos","not"],["nome","nasc","fil","avos","reg","reg2","not","cons"],["nome","fil","nasc","avos","reg2","reg","cons","not"]][n-1]
    body=f"<div class=h><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>Registro Civil das Pessoas Naturais<br>{p.v('cart')}<br>{p.v('rmunuf')}</div><div class=t>{['CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO','TRASLADO DE ASSENTO DE NASCIMENTO'][n%2]}<small>{['Certidão de nascimento – registro lavrado no exterior','CERTIDÃO DE NASCIMENTO (Livro E) – Birth certificate'][n%2]}</small></div>"+"".join(sec[k]() for k in o)+f"<div class=e><div>{E(r.rcity)}, {p.v('emi','long' if n!=2 else 'dmy')}<br>Emolumentos: R$ {r.fee[0]} – ISS R$ {r.fee[1]}<br>Selo: {p.v('selo')}</div><div style='text-align:center'>{sig(g)}<br>{p.v('off')}<br>{E(r.offt)}</div></div>"
    col=["#1b3a6b","#222","#7a1f2b","#3f5f2f","#55406e","#005b5b"][n-1]
    lw=["38%","30%","100%","34%","40%","28%"][n-1]; disp="block" if n==3 else "inline-block"
    css=f"body{{font:{[10,9.6,8.8,9.8,9.4,9][n-1]}pt '{ff}';padding:40pt 46pt;box-sizing:border-box;position:relative}} .h{{text-align:{['center','left','center','right','center','left'][n-1]};line-height:1.35;color:{col}}} .t{{margin:10pt 0;padding:6pt;background:{col if n%2 else '#fff'};color:{'#fff' if n%2 else col};border:1pt solid {col};text-align:center;font-weight:bold;font-size:13pt}} .t small{{display:block;font-size:8pt;font-weight:normal}} .r{{display:{'block' if n==3 else 'flex'};border-bottom:.5pt {'dotted' if n%2 else 'solid'} #999;padding:{'2pt' if n==3 else '3.4pt'} 0}} .l{{display:{disp};width:{lw};color:{col};font-size:.82em}} .v{{flex:1}} .cx{{border-left:3pt solid {col};background:#f5f5f2;padding:4pt 8pt;margin:6pt 0;font-size:.86em;line-height:1.35}} .e{{display:flex;justify-content:space-between;margin-top:20pt}}"
    return css,wm("BRASIL",110,-40,col,.06)*(n in(1,4,5))+body

def Ee(p,r,g,n):  # bilingual PT/EN modern boxes with cadastro table
    p.up=n%3!=0; ff=[SANS[2],SANS[3],SERIF[4],SANS[4],SANS[1],SERIF[1]][n-1]; col=["#2a6f97","#386641","#7b2d26","#444","#5f0f40","#9a6700"][n-1]; p.bf=["words","dmy","both","words","long","dmy"][n-1]
    sp=[" / "," | "," – "," / ","<br>","<br>"][n-1]
    c=lambda a,e,v,w=12:f"<div class=c style='grid-column:span {w}'><div class=l>{a}{sp}<i>{e}</i></div><div class=v>{v}</div></div>"
    S={}
    S["top"]=lambda:c("NOME","Full name",f"<b style='font-size:1.25em'>{p.v('nome')}</b>")+c("CPF","Individual taxpayer number",p.v("cpf"),4)+c("MATRÍCULA","Registration number",p.v("mat"),8)
    S["nas"]=lambda:c("DATA DE NASCIMENTO" if p.bf!="words" else "DATA DE NASCIMENTO POR EXTENSO","Date of birth",p.v("nasc"),9 if p.bf in("words","both") else 4)+(f"<div class=c style='grid-column:span 3'><div class=l>DIA MÊS ANO{sp}<i>D M Y</i></div><div class=v>{r.dob.day:02d} &nbsp; {r.dob.month:02d} &nbsp; {r.dob.year}</div></div>" if p.bf in("words","both") else "")+c("HORA","Time of birth",p.v("hora"),4)+c("SEXO","Sex",p.v("sexo"),4)+c("MUNICÍPIO DE NASCIMENTO E UF","City and state of birth",p.v("munuf"),6)+c("LOCAL DE NASCIMENTO","Place of birth",p.v("estab"),6)+(c("NATURALIDADE","Place of origin",p.v("nat"),6) if n%2 else "")
    S["fil"]=lambda:c("FILIAÇÃO","Parents","<br>".join(f"{p.v(f'g{j+1}')} &nbsp;<span class=na>naturalidade: {p.v(f'g{j+1}n')}</span>" for j in range(len(r.gen))),12)
    S["av"]=lambda:(c("AVÓS PATERNOS","Paternal grandparents",p.v("avp"),6) if p.pat() or n%2 else "")+c("AVÓS MATERNOS","Maternal grandparents",p.v("avm"),6)
    S["gem"]=lambda:c("GÊMEO","Twin",p.v("gem"),3)+c("NOME E MATRÍCULA DO(S) GÊMEO(S)","Twin's name",p.v("gemn"),9)
    S["reg"]=lambda:c("DATA DO REGISTRO","Date of registration",p.v("dreg",["dmy","dmy","long"][n%3]),6)+c("NÚMERO DA DNV","Live birth declaration",p.v("dnv"),6)
    S["nt"]=lambda:c("AVERBAÇÕES / ANOTAÇÕES À ACRESCER","Amendments / notes",f"<span class=sm>{p.v('notes')}</span>")
    def cad():
        cd=[f"{g.randint(10,99)}.{g.randint(100,999)}.{g.randint(100,999)}-{g.randrange(10)}",f"{g.randint(1000,9999)} {g.randint(1000,9999)} {g.randint(1000,9999)}"]
        p.cad=cd; ex=["SSP/"+r.ruf,"TRE/"+r.ruf]
        return f"<div class=c style='grid-column:span 12'><div class=l>ANOTAÇÕES DE CADASTRO{sp}<i>Identity records</i></div><table class=k><tr><th>Documento</th><th>Número</th><th>Órgão expedidor</th></tr>"+"".join(f"<tr><td>{a}</td><td>{b}</td><td>{e}</td></tr>" for a,b,e in zip(["RG","Título de eleitor"],cd,ex))+"</table></div>"
    S["cad"]=cad if n in(1,2,4,6) else (lambda:"")
    o=["top","nas","fil","av","gem","reg","nt","cad"]
    if n in(2,5): o=["reg","top","nas","gem","fil","av","nt","cad"]
    if n in(3,): o=["top","fil","av","nas","gem","reg","cad","nt"]
    foot=f"<div class=f><div class=o>{p.v('cart')}<br>{E(r.offt)}: {p.v('off')}<br>{p.v('rmunuf')}<br>{E(r.addr)} – {r.tel}<br>{r.mail}</div><div class=o>O conteúdo da certidão é verdadeiro. Dou fé. <i>I certify this is true.</i><br>{'Data e local' if n%2 else 'Emitida em'}: {E(r.rcity)}, {p.v('emi',['long','dmy'][n%2])}<br>{sig(g,120,26)}<br>{E(r.clerk)}<br>{g.choice(['Escrevente Autorizada','Escrevente','Auxiliar de cartório'])}</div><div class=o>{qr(g,25,56)}<br>Selo {p.v('selo')}</div></div>"
    body=f"<div class=t>{arms(52,col)}<div>REPÚBLICA FEDERATIVA DO BRASIL <i>Federative Republic of Brazil</i><br>REGISTRO CIVIL DAS PESSOAS NATURAIS <i>Civil Registry</i><br><b>CERTIDÃO DE NASCIMENTO</b> <i>Birth Certificate</i></div></div><div class=g>{''.join(S[k]() for k in o)}</div>{foot}"
    css=f"body{{font:9.2pt '{ff}';padding:30pt 34pt;box-sizing:border-box;position:relative}} .t{{display:flex;gap:12pt;align-items:center;justify-content:center;text-align:{'center' if n%2 else 'left'};margin-bottom:8pt;color:{col}}} .t b{{font-size:17pt}} .t i,.l i{{color:#888}} .g{{display:grid;grid-template-columns:repeat(12,1fr);gap:{4 if n%2 else 0}pt}} .c{{border:.7pt solid {col};{'border-radius:4pt;' if n%2 else ''}padding:2.5pt 5pt}} .l{{font-size:6pt;color:{col}}} .v{{padding-top:1.5pt;min-height:11pt}} .na{{font-size:.86em}} .sm{{font-size:.86em}} .k{{width:100%;border-collapse:collapse;font-size:7.4pt}} .k th{{text-align:left;color:#777}} .f{{display:flex;gap:6pt;margin-top:8pt;font-size:7.4pt}} .o{{flex:1;border:.7pt solid {col};padding:5pt;text-align:center}} .o:last-child{{flex:.5}}"
    return css,guil(g,595,842,col,.15)+wm(["BRASIL","REPÚBLICA FEDERATIVA"][n%2],[105,44][n%2],-30,col,.06,1+n%3)+body

def F(p,r,g,n):  # continuous paper capitals no accents
    p.up=True; p.de=True; p.size=[(612,792),(595,842),(684,792),(612,792),(595,842),(640,820)][n-1]; p.none=["*****","-----","XXXXXX","NAO CONSTA","......","***"][n-1]
    p.pf=["{}/{}","{}-{}","{} - {}"][n%3]; ff=MONO[(n-1)%5]; dot=[".","."," ","-","."," "][n-1]; W=[26,24,22,28,20,25][n-1]
    k=lambda a,v:f"<div class=x><span class=kk>{(a.ljust(W,dot) if dot!=' ' else a.ljust(W)).replace(' ','&nbsp;')}{': ' if n!=4 else ' '}</span><span>{v}</span></div>"
    gl=lambda j:("PAI" if (r.gen[j].role if j<len(r.gen) else "M")=="M" else "MAE")
    p.bf=["dmy","words","dmy","dmy","long","dmy"][n-1]
    S={"id":lambda:k("NOME",p.v("nome"))+k(["SEXO","SX"][n%2],p.v("sexo",{"M":"M","F":"F"} if n%2 else None))+k("C.P.F.",p.v("cpf")),
     "na":lambda:k(["DATA NASCIMENTO","DT NASC","NASCIDO EM"][n%3],p.v("nasc"))+k("HORA",p.v("hora"))+k(["LOCAL","LOCAL DO NASCIMENTO"][n%2],p.v("estab"))+k("MUNICIPIO/UF",p.v("munuf")),
     "fi":lambda:"".join(k(gl(j),p.v(f"g{j+1}"))+k("  NATURAL DE",p.v(f"g{j+1}n")) for j in(0,1)),
     "av":lambda:(k("AVOS PATERNOS",p.v("avp"))+k("AVOS MATERNOS",p.v("avm")) if n%2 else k("AVO PATERNO",p.v("pvo"))+k("AVO PATERNA",p.v("pva"))+k("AVO MATERNO",p.v("mvo"))+k("AVO MATERNA",p.v("mva"))),
     "re":lambda:(k("LIVRO",p.v("livro","{:04d}"))+k("FOLHA",p.v("folha","{:03d}"))+k("TERMO",p.v("termo","{:06d}")) if n%2 else f"<div class=x>LIVRO: A-{p.v('livro')}&nbsp;&nbsp;&nbsp;FLS: {p.v('folha')}&nbsp;&nbsp;&nbsp;TERMO: {p.v('termo')}</div>")+k("DATA DO REGISTRO",p.v("dreg"))+k("MATRICULA",p.v("mat"))+(k("D.N.V.",p.v("dnv")) if r.dnv else "")+k("DECLARANTE",E(deacc(r.decl.upper()))),
     "gm":lambda:k("GEMEOS",p.v("gem"))+(k("NOME(S)",p.v("gemn")) if r.twins else ""),
     "no":lambda:k("AVERBACOES",p.v("averb"))+k("ANOTACOES",p.v("anot")),
     "em":lambda:k("EMITIDO EM",p.v("emi","dmy"))+k("SELO",p.v("selo"))+k("OFICIAL",p.v("off"))}
    o=list(S); 
    if n>1: 
        z=o[:-2]; g.shuffle(z); o=z+o[-2:]
    hr=lambda t="":f"<div class=hr>{('='*8+' '+t+' ') if t and n%2 else ''}{'=-*_#.'[n-1]*(52-(len(t)+10 if t and n%2 else 0))}</div>"
    names={"id":"REGISTRADO","na":"NASCIMENTO","fi":"FILIACAO","av":"AVOS","re":"ASSENTO","gm":"","no":"OBSERVACOES","em":"EMISSAO"}
    b="".join(hr(names[q])+S[q]() for q in o)
    if n in(2,6):
        W=13; bl=[(q,f"<div class=bk>{hr(names[q])}{S[q]()}</div>") for q in o]; h=len(o)//2
        b="<div class=two><div>"+"".join(x for q,x in bl[:h])+"</div><div>"+"".join(x for q,x in bl[h:])+"</div></div>"
    hd=f"<div class=x>{deacc(p.v('cart')).upper() if 0 else p.v('cart')}</div><div class=x>{p.v('rmunuf')}  -  REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class=x>PROGRAMA RCN{n}40R &nbsp; PAG. 0001 &nbsp; TERMINAL 0{n}</div>"
    holes="".join(f"<i class=h style='left:6pt;top:{y}pt'></i><i class=h style='right:6pt;top:{y}pt'></i>" for y in range(14,p.size[1]-10,24))
    st=["repeating-linear-gradient(#e4f3e4 0 12pt,#fff 12pt 24pt)","none","repeating-linear-gradient(#e6eef8 0 18pt,#fff 18pt 36pt)","none","repeating-linear-gradient(#f3f3e2 0 14pt,#fff 14pt 28pt)","none"][n-1]
    css=f"body{{font:{[9,9.2,9.6,8.6,9.4,9][n-1]}pt/1.42 '{ff}';padding:26pt 44pt;box-sizing:border-box;position:relative;background:{st};-webkit-print-color-adjust:exact}} .x{{display:flex;white-space:pre-wrap}} .kk{{white-space:pre;flex:none}} .hr{{overflow:hidden;white-space:nowrap;color:#444}} .h{{position:absolute;width:9pt;height:9pt;border:.6pt solid #999;border-radius:50%}} .two{{display:flex;gap:14pt}} .two>div{{flex:1;min-width:0}} .two .x{{white-space:pre-wrap}} .t{{text-align:center;font-weight:bold;letter-spacing:{n%3}pt;margin:6pt 0}}"
    return css,holes+hd+f"<div class=t>{['CERTIDAO DE NASCIMENTO','C E R T I D A O &nbsp; D E &nbsp; N A S C I M E N T O','CERTIDAO DE NASCIMENTO - 2A VIA','*** CERTIDAO DE NASCIMENTO ***','CERTIDAO DE NASCIMENTO (INTEIRO TEOR RESUMIDO)','CERTIDAO DE NASCIMENTO'][n-1]}</div>"+b+hr()+f"<div class=x>O REFERIDO E VERDADE E DOU FE.</div><div style='margin:8pt 0 0 40pt'>{sig(g)}</div><div class=x>{E(deacc(r.addr.upper()))}  FONE {r.tel}</div>"

def Gg(p,r,g,n):  # screen of a system, grey panels, tabs, menus, landscape
    p.size=[(842,595),(842,595),(792,612),(842,640),(900,600),(842,595)][n-1]; p.up=n%2==1; p.none=["","---","","Não informado","-",""][n-1]; p.pf=["{}/{}","{} - {}"][n%2]; ff=[SANS[0],SANS[1],SANS[3],MONO[0],SANS[2],MONO[1]][n-1]
    bgp,bar,bx=[("#d4d0c8","#0a246a","#fff"),("#ececec","#3a3a3a","#fafafa"),("#dfe8f6","#4a6ea9","#fff"),("#c0c0c0","#000080","#fff"),("#f2f2f2","#00695c","#fff"),("#d9d9d9","#555","#f4f4f4")][n-1]
    I=lambda a,v,w:f"<div class=i style='grid-column:span {w}'><label>{a}{':' if n%2 else ''}</label><div class=b>{v or '&nbsp;'}</div></div>"
    col=[6,6,6,6,6,6]
    P_=lambda t,x:f"<fieldset><legend>{t}</legend><div class=gr>{x}</div></fieldset>"
    p.bf="dmy"
    S={"reg":lambda:P_("Dados do registro",I("Matrícula",p.v("mat"),5)+I("Livro",p.v("livro"),1)+I("Folha",p.v("folha"),1)+I("Termo",p.v("termo"),2)+I("Dt. registro",p.v("dreg"),3)+I("Serventia",p.v("cart"),6)+I("Município",p.v("rmun"),3)+I("UF",p.v("ruf"),1)+I("Situação","ATIVO",2)),
     "reg_":lambda:"",
     "pes":lambda:P_("Registrado",I("Nome",f"<b>{p.v('nome')}</b>",7)+I("CPF",p.v("cpf"),3)+I("Sexo",p.v("sexo"),2)+I("Nascimento",p.v("nasc"),2)+I("Hora",p.v("hora","{:02d}:{:02d}"),2)+I("Local",p.v("estab"),4)+I("Município nasc.",p.v("mun"),3)+I("UF",p.v("uf"),1)+I("DNV",p.v("dnv"),3)+(I("Naturalidade",p.v("nat"),4) if n%3==1 else "")+I("Gemelar",p.v("gem"),1 if n%3==1 else 2)+I("Gêmeos",p.v("gemn"),4 if n%3==1 else 7)),
     "fil":lambda:P_("Filiação e avós","".join(I(["Genitor(a) %d","Filiação %d"][n%2]%(j+1),p.v(f"g{j+1}"),8)+I("Naturalidade",p.v(f"g{j+1}n"),4) for j in(0,1))+I("Avô paterno",p.v("pvo"),6)+I("Avó paterna",p.v("pva"),6)+I("Avô materno",p.v("mvo"),6)+I("Avó materna",p.v("mva"),6)),
     "obs":lambda:P_("Histórico",I("Averbações",p.v("averb"),12 if n%2 else 7)+I("Anotações",p.v("anot"),12 if n%2 else 5)),
     "em":lambda:P_("Emissão",I("Oficial responsável",p.v("off"),5)+I("Selo",p.v("selo"),4)+I("Emitida em",p.v("emi","dmy"),3))}
    o=[["reg","pes","fil","obs","em"],["pes","fil","reg","obs","em"],["pes","reg","fil","obs","em"],["reg","em","pes","fil","obs"],["fil","pes","reg","obs","em"],["pes","fil","obs","reg","em"]][n-1]
    tabs="".join(f"<span class='tb{' on' if j==0 else ''}'>{t}</span>" for j,t in enumerate(["Certidão de Nascimento","Índice","Imagens","Averbações pendentes","Emolumentos"]))
    men="".join(f"<span>{t}</span>" for t in ["Arquivo","Editar","Consulta","Relatórios","Janela","Ajuda"])
    body=f"<div class=bar>{['SIRCN 4.2','CartSoft','Registro Web','RCPN - Módulo Nascimento','e-Cartório','CIVILNET'][n-1]} – Consulta de registro – CERTIDÃO DE NASCIMENTO <span>_ □ ×</span></div><div class=men>{men}</div><div class=tabs>{tabs}</div>"+"".join(S[q]() for q in o)+f"<div class=st>Usuário: {E(r.clerk.split()[0].lower())}.{n}0 &nbsp;|&nbsp; Terminal 0{n} &nbsp;|&nbsp; Registro 1 de 1 &nbsp;|&nbsp; Versão 4.{n}.12</div>"
    css=f"body{{font:8pt '{ff}';background:{bgp};-webkit-print-color-adjust:exact;box-sizing:border-box}} .bar{{background:{bar};color:#fff;padding:4pt 8pt;font-weight:bold}} .bar span{{float:right}} .men{{padding:3pt 8pt;border-bottom:.5pt solid #999}} .men span{{margin-right:14pt}} .tabs{{padding:6pt 8pt 0}} .tb{{display:inline-block;border:.7pt solid #888;border-bottom:0;padding:3pt 9pt;margin-right:2pt;border-radius:3pt 3pt 0 0}} .on{{background:{bx};font-weight:bold}} fieldset{{margin:4pt 8pt;border:.8pt solid #999;padding:2pt 6pt 4pt}} legend{{color:{bar};font-weight:bold;font-size:7.6pt}} .gr{{display:grid;grid-template-columns:repeat(12,1fr);gap:3pt 6pt}} label{{font-size:6.6pt;color:#333;display:block}} .b{{background:{bx};border:.7pt solid #888;{'border-style:inset;' if n in(1,4) else 'border-radius:2pt;'}padding:1.6pt 4pt;min-height:9pt;overflow-wrap:anywhere}} .st{{border-top:.6pt solid #888;padding:3pt 8pt;font-size:6.8pt;color:#333;margin-top:4pt}}"
    if n in(3,6): css+=" .i{display:flex;align-items:center;gap:4pt} label{flex:none;max-width:42%} .b{flex:1}"
    return css,body
