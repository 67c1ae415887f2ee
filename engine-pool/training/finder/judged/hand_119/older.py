# -*- coding: utf-8 -*-
from common import *
X=dict
def hw(h,style=0):
    H_,m=h
    if style==1:
        if H_==0: per,hh=" da noite",12
        elif H_<6: per,hh=" da madrugada",H_
        elif H_<12: per,hh=" da manhã",H_
        elif H_==12: per,hh=" do dia",12
        elif H_<18: per,hh=" da tarde",H_-12
        else: per,hh=" da noite",H_-12
    else: per,hh="",H_
    s=fem(ext(hh))+(" hora" if hh in(0,1) else " horas")
    if m: s+=" e "+ext(m)+(" minuto" if m==1 else " minutos")
    return s+per
def natp(t,i,w): t.nat(i,w); return w
def nats(p,R,n):
    if p["nuf"]==R["ruf"]:
        if p["nm"]==R["rmun"]: return ["desta cidade","deste município","%s, neste Estado"%p["nm"]][n%3]
        return "%s, deste Estado"%p["nm"]
    return "%s, %s"%(p["nm"],est(p["nuf"]))
def off(R): return ("Oficiala" if R["of_f"] else "Oficial")
def home(t,w): t.set("local_nascimento.estabelecimento","Domicílio","",w); t.show("local_nascimento.estabelecimento",w)
def people(R,n):
    r=R["r"]; return [pessoa(r,r.choice("MF"),R["dreg"][0]-35,[R["ruf"]])["nome"] for _ in range(n)]
HOM=["no sítio Água Limpa","à rua do Rosário nº 47","na fazenda Boa Esperança","no lugar denominado Córrego Fundo","em domicílio, à rua da Estação s/n","no bairro do Taquaral"]
def Fm(R,n):
    """filled-in lines, typewriter"""
    r=R["r"]; k=R["k"]; t=T(R); t.joint=True; B=k["b"]
    N=R["nasc"]; D_=R["dreg"]
    ct=R["cart"].replace("Cartório ",""); R["cart"]="Cartório "+ct; t.set("registro.cartório",R["cart"],ct)
    f=lambda v,w=0:'<u style="min-width:%dmm">&nbsp;%s&nbsp;</u>'%(w,E(v) if str(v) else B)
    lv="A-%d"%R["L"] if n%2 else "%d"%R["L"]; fo="%d"%R["F"]+["","v","vº"][n%3]; te="%d"%R["T"] if n%2 else "{:,}".format(R["T"]).replace(",",".")
    t.set("registro.livro",lv); t.set("registro.folha",fo); t.set("registro.termo",te)
    x="%s de %s de %s"%("primeiro" if N[2]==1 else ext(N[2]),MES[N[1]],("mil "+ext(N[0]-1000))); t.set("dados_pessoais.data_nascimento.texto_completo",x,dm(N))
    hh=""
    if R["hora"]:
        hh=("%d,%02d"%R["hora"]) if n%2 else hw(R["hora"]).replace(" horas","").replace(" hora",""); t.show("dados_pessoais.hora_nascimento",hh)
    t.set("dados_pessoais.naturalidade",R["mun"]+"/"+R["uf"],"")
    sx=R["sexo"].lower()
    if R["home"]: lo=HOM[n%6].replace("em dom","dom"); home(t,lo)
    else: lo=R["estab"]; t.set("local_nascimento.estabelecimento",lo)
    lo2=lo+", nesta cidade" if n%2 else lo+", neste distrito"
    drs=dlong(D_) if D_[2]>9 else dlong(D_)[1:]; t.show("registro.data_registro","%d"%D_[2],MES[D_[1]],str(D_[0])[2:])
    de=R["dem"]; t.show("autenticação.data_emissão",str(de[2]),MES[de[1]],str(de[0])[2:])
    pm=[p for p in R["p"] if p["sx"]=="F"]; pf=[p for p in R["p"] if p["sx"]=="M"]
    fa=pf[0] if pf else None; mo=pm[0] if pm else None
    def par(p):
        if not p: return "",""
        i=R["p"].index(p); w=nats(p,R,n); w=w[1:] if w.startswith("dest") else w; t.nat(i,w); return p["nome"],w
    a,aw=par(fa); m,mw=par(mo)
    de1,te1,te2=people(R,3)
    tw=""
    if R["tw"]:
        tw="Gêmeo de %s, termo seguinte. "%R["tw"][0][0]; t.set("gêmeos.informações_adicionais",R["tw"][0][0],tw.strip())
    ob=tw+" ".join(v for v in(R["av"],R["an"]) if v)
    css='''@page{size:216mm 330mm;margin:0}body{width:172mm;margin:20mm 22mm;font:13.5pt/2.2 "Liberation Serif",serif;color:#222}
u{display:inline;text-decoration:none;border-bottom:.35mm dotted #444;font:11.5pt "Liberation Mono",monospace;color:#1d1d4a;padding:0 1mm}.c{text-align:center;line-height:1.35}.big{font:bold 25pt "DejaVu Serif",serif;letter-spacing:1px}.p{text-align:justify}'''
    rep="REPUBLICA DOS ESTADOS UNIDOS DO BRASIL" if de[0]<1968 else "REPÚBLICA FEDERATIVA DO BRASIL"
    g="a" if R["sx"]=="F" else "o"
    b='<div class=c>%s<br><i>Registro Civil das Pessoas Naturais</i></div><div style="line-height:1.7">Estado d%s %s &nbsp; Comarca de %s<br>Município de %s &nbsp; %s</div><div class="c big">Certidão de Nascimento</div>'%(rep,"e" if UFD.get(R["ruf"],"de")=="de" else UFD[R["ruf"]][1],f(UFN[R["ruf"]]),f(R["rmun"]),f(R["rmun"]),"Cartório "+f(ct))
    b+='<div class=p><b>CERTIFICO</b> que às fls. %s do livro n.º %s de registro de nascimentos, sob o n.º %s, foi feito no dia %s de %s de 19%s o assento de %s do sexo %s nascid%s aos %s às %s horas, em %s filh%s de %s natural de %s e de D. %s natural de %s sendo avós paternos %s e D. %s e avós maternos %s e D. %s. Foi declarante %s e serviram de testemunhas %s e %s.<br>Observações: %s</div>'%(f(fo),f(lv),f(te),f(D_[2]),f(MES[D_[1]]),f(str(D_[0])[2:]),f(R["nome"]),f(sx),f(g),f(x),f(hh),f(lo2),f(g),f(a),f(aw),f(m),f(mw),f(fa["av"] if fa else ""),f(fa["aa"] if fa else ""),f(mo["av"] if mo else ""),f(mo["aa"] if mo else ""),f(de1),f(te1),f(te2),f(ob))
    b+='<div style="margin-top:3mm">O referido é verdade e dou fé.<br>%s, %s de %s de 19%s</div><div class=c style="margin:9mm 0 0 60mm;border-top:.3mm solid #333">O Oficial do Registro Civil<br><span style="font:11pt \'Liberation Mono\',monospace">%s</span></div>'%(f(R["rmun"]),f(de[2]),f(MES[de[1]]),f(str(de[0])[2:]),E(R["of"]))
    return css,b,t
def G(R,n):
    """narrated, word processor, 1990-2009"""
    r=R["r"]; k=R["k"]; t=T(R); t.joint=True; N=R["nasc"]; g="a" if R["sx"]=="F" else "o"
    lv="A-%02d"%R["L"]; fo="%d"%R["F"]+("v" if n%2 else ""); te=str(R["T"])
    t.set("registro.livro",lv,"%s"%R["L"]); t.set("registro.folha",fo); t.set("registro.termo",te)
    x=dext(N); 
    if n%3==1: x=dlong(N)+" ("+x+")"
    t.set("dados_pessoais.data_nascimento.texto_completo",x,dm(N),dext(N))
    t.set("dados_pessoais.naturalidade",R["mun"]+"/"+R["uf"],"")
    hs=""
    if R["hora"]: hs=hw(R["hora"],n%2); t.show("dados_pessoais.hora_nascimento",hs); hs=" às "+hs+","
    if R["home"]: lo=HOM[(n+2)%6]; home(t,lo)
    else: lo="n"+("a " if R["estab"].split()[0] in("Maternidade","Santa","Casa") else "o ")+R["estab"]; t.set("local_nascimento.estabelecimento",R["estab"],lo)
    mu=["nesta cidade","em %s, %s"%(R["mun"],est(R["uf"]))][n%2 or R["mun"]!=R["rmun"]]
    ps=[]
    for i,p in enumerate(R["p"]):
        w=nats(p,R,n+1); t.nat(i,w); fe=p["sx"]=="F"
        ps.append("<b>%s</b>, %s, natural de %s"%(E(p["nome"].upper()),p["prof"],E(w)) if not w.startswith("dest") else "<b>%s</b>, %s, natural %s"%(E(p["nome"].upper()),p["prof"],E(w)))
    fil="filh%s de "%g+" e de ".join(ps)
    av=[]
    for p in R["p"]: av.append(("avós paternos" if p["sx"]=="M" else "avós maternos")+" %s e %s"%(E(p["av"]),E(p["aa"])))
    if n%3==2: av.reverse()
    tws=""
    if R["tw"]:
        w=R["tw"][0][0]; tws=" %s registrad%s é gême%s de %s, registrad%s no termo imediato."%(g.upper(),g,"a" if g=="a" else "o",E(w),"o"); t.set("gêmeos.informações_adicionais",w)
    dr=dlong(R["dreg"]) if n%2 else dext(R["dreg"]); t.show("registro.data_registro",dr)
    de=dlong(R["dem"]); t.show("autenticação.data_emissão",de)
    dec=people(R,1)[0]
    par=[]
    p1="<b>CERTIFICO</b>, a pedido verbal de pessoa interessada, que, revendo em meu cartório os livros de registros de nascimentos, deles, no de número <b>%s</b>, às folhas <b>%s</b>, sob o número de ordem <b>%s</b>, consta o registro de <b>%s</b>, nascid%s em %s,%s %s, %s, do sexo %s, %s."%(lv,fo,te,E(R["nome"].upper()),g,x,hs,lo,mu,R["sexo"].lower(),fil)
    p1b="<b>CERTIFICO E DOU FÉ</b> que no livro <b>%s</b>, fl. <b>%s</b>, termo nº <b>%s</b>, foi lavrado em %s o assento de nascimento de <b>%s</b>, do sexo %s, que nasceu %s, %s, no dia %s,%s sendo %s."%(lv,fo,te,dr,E(R["nome"].upper()),R["sexo"].lower(),lo,mu,x,hs,fil)
    p1b=p1b.replace(", sendo",", sendo")
    v=n%2
    par.append(p1b if v else p1)
    par.append("São "+" e ".join(av)+"."+tws)
    par.append(("Foi declarante %s."%E(dec)) if v else ("O assento foi lavrado em %s, sendo declarante %s."%(dr,E(dec))))
    if R["av"]: par.append("<b>Averbação:</b> "+E(R["av"]))
    if R["an"]: par.append("<b>Anotação à margem:</b> "+E(R["an"]))
    if not R["av"] and not R["an"] and v: par.append("Nada mais consta à margem do referido assento.")
    if k.get("se"): sl="".join(r.choice(AL) for _ in range(3))+"%05d"%r.randint(0,99999); t.set("autenticação.selo_digital",sl)
    css='''@page{size:A4;margin:0}body{width:160mm;margin:18mm 25mm;font:%s;color:#000}.p{text-align:justify;text-indent:20mm;line-height:1.65;margin:0 0 3mm}.h{text-align:center;border-bottom:.6mm double #000;padding-bottom:3mm;margin-bottom:5mm}h1{font-size:18pt;text-align:center;text-decoration:underline;letter-spacing:5px;margin:5mm 0 7mm}'''%['12pt "Liberation Sans",sans-serif','11.3pt "Liberation Mono",monospace','12.5pt "Liberation Serif",serif','11pt "DejaVu Sans",sans-serif'][n%4]
    b='<div class=h><b style="font-size:14pt">%s</b><br>Comarca de %s - %s<br>%s - %s</div><h1>CERTIDÃO DE NASCIMENTO</h1>'%(E(R["cart"]),R["rmun"],est(R["ruf"]),E(R["of"]),off(R))
    b+="".join("<div class=p>%s</div>"%q for q in par)+"<div class=p>O referido é verdade e dou fé.</div>"
    b+='<div style="text-align:right">%s, %s.</div><div style="text-align:center;margin-top:16mm">________________________________<br>%s<br>%s</div>'%(R["rmun"],de,*((E(R["esc"]),"Escrevente juramentado(a)") if k.get("esc") else (E(R["of"]),off(R)+" do Registro Civil")))
    if k.get("se"): b+='<div style="position:absolute;left:25mm;top:255mm;border:.4mm solid #555;padding:2mm 3mm;font-size:8.5pt;text-align:center">SELO DE AUTENTICIDADE<br><b>%s</b></div>'%t.d["autenticação"]["selo_digital"]
    return css,b,t
def Hm(R,n):
    """ruled form, labels in the line"""
    r=R["r"]; k=R["k"]; t=T(R); t.joint=True; B=k["b"]; N=R["nasc"]
    lv="A-%d"%R["L"]; fo="%03d"%R["F"]+("v" if n%4==0 else ""); te=str(R["T"])
    t.set("registro.livro",lv); t.set("registro.folha",fo); t.set("registro.termo",te)
    x=[dlong(N),dm(N),dext(N,"um mil")][n%3]; t.set("dados_pessoais.data_nascimento.texto_completo",x,dm(N))
    t.set("dados_pessoais.naturalidade","",R["mun"]+"/"+R["uf"])
    hs="%02d:%02d"%R["hora"] if R["hora"] else ""
    if hs and n%2: hs="%d h e %d min"%R["hora"]; t.show("dados_pessoais.hora_nascimento",hs)
    if R["home"]: lo=HOM[(n+1)%6]; lo=lo[0].upper()+lo[1:]; home(t,lo)
    else: lo=R["estab"]; t.set("local_nascimento.estabelecimento",lo)
    def par(i):
        if i>=len(R["p"]): return None
        p=R["p"][i]; w="%s-%s"%(p["nm"],p["nuf"]); t.nat(i,w); return p,w
    f=[par(i) for i in range(len(R["p"]))]
    fa=[q for q in f if q[0]["sx"]=="M"]; mo=[q for q in f if q[0]["sx"]=="F"]
    fa=fa[0] if fa else ({"nome":"","prof":"","av":"","aa":""},""); mo=mo[0] if mo else ({"nome":"","prof":"","av":"","aa":""},"")
    W=people(R,3)
    tw=R["tw"][0][0] if R["tw"] else ""
    if tw: t.set("gêmeos.informações_adicionais",tw)
    t.show("autenticação.data_emissão",dlong(R["dem"]))
    if n%2==0: dr=dm(R["dreg"])
    else: dr=dlong(R["dreg"]); t.show("registro.data_registro",dr)
    def ln(*a): return '<div class=ln>'+"".join('<span class=l>%s</span><span class=v style="flex:%g">%s</span>'%(l,w,E(v) if v else B) for l,v,w in a)+'</div>'
    q=[]
    q.append(ln(("Termo nº",te,1),("Fls.",fo,.7),("Livro",lv,.8),("Registrado em",dr,1.6)))
    q.append(ln(("Nome:",R["nome"],1)))
    q.append(ln(("Nascid%s em"%("a" if R["sx"]=="F" else "o"),x,3),("às",hs,1)))
    q.append(ln(("Sexo:",R["sexo"].lower(),.6),("Cor:",k.get("cor",""),.5),("Gêmeo com:" if n%2 else "Se gêmeo, nome do outro:",tw,1.2)))
    q.append(ln(("Local:",lo,1.6),("Cidade:",R["mun"],1),("UF",R["uf"],.25)))
    pq=[ln(("Pai:",fa[0]["nome"],1)),ln(("natural de",fa[1],1),("profissão",fa[0]["prof"],1))]; mq=[ln(("Mãe:",mo[0]["nome"],1)),ln(("natural de",mo[1],1),("profissão",mo[0]["prof"],1))]
    q+= (mq+pq) if R["fam"]=="mp" else (pq+mq)
    q.append(ln(("Avós paternos:",fa[0]["av"],1),("e",fa[0]["aa"],1))); q.append(ln(("Avós maternos:",mo[0]["av"],1),("e",mo[0]["aa"],1)))
    q.append(ln(("Declarante:",W[0],1)))
    q.append(ln(("Testemunhas:",W[1] if R["dreg"][0]<1980 else "",1),("e",W[2] if R["dreg"][0]<1980 else "",1)))
    css='''@page{size:A4;margin:0}body{width:174mm;margin:14mm 18mm;font:11.3pt "Liberation Serif",serif}.ln{display:flex;align-items:flex-end;gap:1.5mm;margin:0 0 3.8mm}.l{white-space:nowrap;font-style:italic}.v{border-bottom:.25mm solid #000;font:10.4pt %s;padding-left:1.5mm;min-width:0}
.hd{display:flex;gap:5mm;align-items:center;border:.4mm solid #000;padding:3mm;margin-bottom:6mm}.ob{background:repeating-linear-gradient(#fff 0 5.75mm,#888 5.75mm 6mm);line-height:6mm;min-height:30mm;font:10pt/6mm %s;}'''%((['"Liberation Mono",monospace','"DejaVu Sans Mono",monospace','"Liberation Sans",sans-serif'][n%3],)*2)
    notes=" ".join(v for v in(R["av"],R["an"]) if v)
    if k.get("se"): sl="%04d%s%06d"%(r.randint(0,9999),r.choice(AL)+r.choice(AL),r.randint(0,999999)); t.set("autenticação.selo_digital",sl); sl='<div style="font-size:8pt;border:.2mm solid #000;padding:1mm 2mm;display:inline-block">Selo nº %s</div>'%sl
    else: sl=""
    b='<div class=hd><div style="flex:1"><b style="font-size:13pt">%s</b><br>Município e Comarca de %s - Estado: %s<br><span style="font-size:9pt">Oficial: %s</span></div><div style="border-left:.4mm solid #000;padding-left:5mm;font:bold 15pt \'Liberation Sans\',sans-serif;text-align:center">CERTIDÃO<br>DE<br>NASCIMENTO</div></div>%s'%(E(R["cart"]),R["rmun"],R["ruf"],E(R["of"]),"".join(q))
    b+='<i>Observações:</i><div class=ob>%s</div><div style="margin:5mm 0 3mm">Certifico que os dados acima conferem com o assento respectivo. Dou fé.</div>%s, %s<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:12mm"><div>%s</div><div style="border-top:.3mm solid #000;width:85mm;text-align:center;font-size:9.5pt">%s</div></div>'%(E(notes) or B,R["rmun"],dlong(R["dem"]),sl,"Oficial ou escrevente autorizado" if n%2 else E(R["of"])+"<br>Oficial")
    return css,b,t
def Im(R,n):
    """margin column"""
    r=R["r"]; k=R["k"]; t=T(R); t.joint=True; B=k["b"]; N=R["nasc"]; g="a" if R["sx"]=="F" else "o"
    lv="%d-A"%R["L"] if n%2 else "A n. %d"%R["L"]; fo="%d"%R["F"]+(" verso" if n%3==2 else ""); te="%d"%R["T"]
    if "n." in lv: t.set("registro.livro",lv,"A-%d"%R["L"],str(R["L"]))
    else: t.set("registro.livro",lv,"A-%d"%R["L"],str(R["L"]))
    t.set("registro.folha","%dv"%R["F"] if "verso" in fo else fo,fo); t.set("registro.termo",te)
    x=dext(N,["mil","hum mil"][n%2]); t.set("dados_pessoais.data_nascimento.texto_completo",x,dm(N))
    t.set("dados_pessoais.naturalidade",R["mun"]+"/"+R["uf"],"")
    hs=hw(R["hora"],1) if R["hora"] else ""
    if hs: t.show("dados_pessoais.hora_nascimento",hs)
    if R["home"]: lo=HOM[(n+3)%6].replace("em dom","dom"); home(t,lo)
    else: lo=R["estab"]; t.set("local_nascimento.estabelecimento",lo)
    dr=dlong(R["dreg"]); t.show("registro.data_registro",dr); t.show("autenticação.data_emissão",dlong(R["dem"]))
    M=lambda l,v:'<div class=m><span>%s</span>%s</div>'%(l,E(v) if v else B)
    cart=R["cart"]
    notes=" ".join(v for v in(R["av"],R["an"]) if v)
    em="Cr$ %d,00"%r.randint(2,40) if R["dem"][0]>=1967 or R["dem"][0]<1967 else ""
    left=M("Estado",UFN[R["ruf"]])+M("Comarca",R["rmun"])+M("Município",R["rmun"])+M("Cartório",cart)+M("Livro",lv)+M("Folhas",fo)+M("Termo",te)+M("À margem do assento",notes)+M("Emolumentos",em)
    ty=lambda v:'<tt>%s</tt>'%(E(v) if v else B)
    def par(p):
        i=R["p"].index(p); w=nats(p,R,n+2); t.nat(i,w); return "%s, %s, %s, com %s anos, %s%s"%(ty(p["nome"]),"brasileir"+("a" if p["sx"]=="F" else "o"),ty(p["prof"]),ty(p["idade"]),"natural " if w.startswith("dest") else "natural de ",ty(w))
    P=[]
    P.append("Certifico que do livro próprio deste cartório consta o registro, feito em %s, do nascimento de:"%ty(dr))
    P.append('<div style="text-align:center;font:bold 14pt \'Liberation Mono\',monospace;margin:2mm 0">%s</div>'%E(R["nome"]))
    P.append("ocorrido a %s, às %s, %s%s, no município de %s, %s, criança do sexo %s;"%(ty(x),ty(hs),"em " if not R["home"] or lo.startswith("dom") else "",ty(lo),ty(R["mun"]),ty(est(R["uf"])),ty(R["sexo"].lower())))
    fp=[p for p in R["p"]]
    P.append("<b>Filiação</b> — "+"<br>".join(("Pai: " if p["sx"]=="M" else "Mãe: ")+par(p) for p in fp)+("<br>Pai: "+ty("") if R["fam"]=="m" else ""))
    P.append("<b>Ascendentes</b> — "+"<br>".join(("por parte paterna: " if p["sx"]=="M" else "por parte materna: ")+ty(p["av"])+" e "+ty(p["aa"]) for p in fp))
    if R["tw"]: w=R["tw"][0][0]; t.set("gêmeos.informações_adicionais",w); P.append("<b>Parto duplo</b> — o outro gêmeo chama-se "+ty(w))
    W=people(R,2); P.append("<b>Testemunhas do assento</b> — "+ty(W[0])+" e "+ty(W[1]))
    css='''@page{size:210mm 315mm;margin:0}body{margin:0;width:210mm;height:313mm;display:flex;font:11.5pt/1.75 "Liberation Serif",serif;color:#233}.lf{width:52mm;box-sizing:border-box;padding:16mm 4mm 8mm 9mm;border-right:.7mm solid #7b2d2d}.m{font:9.2pt/1.3 "Liberation Mono",monospace;margin-bottom:4mm;overflow-wrap:anywhere}.m span{display:block;font:italic 9pt "Liberation Serif",serif;color:#7b2d2d;border-bottom:.2mm solid #7b2d2d;margin-bottom:.9mm}
.rt{flex:1;box-sizing:border-box;padding:14mm 12mm 8mm 9mm}tt{font:10.6pt "Liberation Mono",monospace;color:#101040;border-bottom:.15mm solid #aaa}h1{font:italic bold 23pt "Liberation Serif",serif;color:#7b2d2d;text-align:center;margin:2mm 0 5mm}.q{margin-bottom:2.5mm}'''
    b='<div class=lf>%s</div><div class=rt><div style="text-align:center;color:#7b2d2d;line-height:1.3">BRASIL — REGISTRO CIVIL</div><h1>Certidão de Nascimento</h1>%s<div style="margin-top:6mm">%s, %s.</div><div style="margin:14mm 0 0 25mm;text-align:center;line-height:1.3"><tt style="border:0">%s</tt><br>%s</div></div>'%(left,"".join('<div class=q>%s</div>'%q for q in P),ty(R["rmun"]),ty(dlong(R["dem"])),E(R["of"]),k.get("tt","Escrivão de Paz e Oficial do Registro Civil"))
    return css,b,t
def Jm(R,n):
    """segunda via, verbo ad verbum"""
    r=R["r"]; k=R["k"]; t=T(R); t.joint=True; N=R["nasc"]; D_=R["dreg"]; fe=R["sx"]=="F"; g="a" if fe else "o"
    lv="%d"%R["L"] if n%2 else "A-%d"%R["L"]; fo="%d"%R["F"]+("v" if n%2 else ""); te=str(R["T"])
    t.set("registro.livro",lv); t.set("registro.folha",fo); t.set("registro.termo",te)
    full=dext(N)
    if n%3==0 and N[:2]==D_[:2]: x="%s do corrente mês e ano"%("primeiro" if N[2]==1 else ext(N[2])); t.set("dados_pessoais.data_nascimento.texto_completo",full,x,dm(N)); t.show("dados_pessoais.data_nascimento.texto_completo",x)
    else: x=full; t.set("dados_pessoais.data_nascimento.texto_completo",full,dm(N))
    drs="%s de mês de %s do ano de %s"
    if D_[2]==1: dr="Ao primeiro dia do mês de %s do ano de %s"%(MES[D_[1]],ext(D_[0]))
    else: dr="Aos %s dias do mês de %s do ano de %s"%(ext(D_[2]),MES[D_[1]],ext(D_[0]))
    t.show("registro.data_registro",dr)
    t.set("dados_pessoais.naturalidade",R["mun"]+"/"+R["uf"],"")
    hs=hw(R["hora"],n%2) if R["hora"] else "hora ignorada"
    if R["hora"]: t.show("dados_pessoais.hora_nascimento",hs)
    if R["home"]: lo=HOM[n%6]; home(t,lo)
    else: lo=("na " if R["estab"].split()[0] in("Maternidade","Santa","Casa") else "no ")+R["estab"]; t.set("local_nascimento.estabelecimento",R["estab"],lo)
    ps=R["p"]; W=people(R,2)+[pessoa(r,"M",R["dreg"][0]-35,[R["ruf"]])["nome"] for _ in range(2)]
    def nt(i):
        w=nats(ps[i],R,n); t.nat(i,w); return "natural "+("" if w.startswith("dest") else "de ")+E(w)
    if R["fam"]=="pm":
        dc="%s, brasileiro, casado, %s, %s, residente neste distrito"%(E(ps[0]["nome"]),ps[0]["prof"],nt(0))
        fil="filh%s legítim%s dele declarante e de sua mulher Dona %s, de ocupação %s, %s"%(g,g,E(ps[1]["nome"]),ps[1]["prof"],nt(1))
        av="São avós paternos %s e Dona %s; e maternos %s e Dona %s"%tuple(E(v) for v in(ps[0]["av"],ps[0]["aa"],ps[1]["av"],ps[1]["aa"]))
    else:
        dc="%s, brasileiro, maior, residente neste distrito"%E(W[2])
        fil="filh%s natural de %s, solteira, %s, %s"%(g,E(ps[0]["nome"]),ps[0]["prof"],nt(0))
        av="São avós maternos %s e Dona %s"%(E(ps[0]["av"]),E(ps[0]["aa"]))
    tw=""
    if R["tw"]:
        w=R["tw"][0][0]; tw=" Declarou mais que nasceu no mesmo parto outra criança, que recebeu o nome de %s."%E(w); t.set("gêmeos.informações_adicionais",w)
    term="<b>Número %s.</b> %s, neste distrito e município de %s, %s, em meu cartório compareceu %s, e, perante as testemunhas abaixo nomeadas e assinadas, declarou que no dia %s, às %s, %s, neste mesmo município, nasceu uma criança do sexo %s, que se chamará <b>%s</b>, %s. %s.%s Do que para constar lavrei este termo que, lido e achado conforme, assinam o declarante e as testemunhas %s e %s. Eu, %s, escrivão, o escrevi e assino. (aa) %s. %s. %s. %s."%(te,dr,R["rmun"],est(R["ruf"]),dc,x,hs,lo,R["sexo"].lower(),E(R["nome"]),fil,av,tw,E(W[0]),E(W[1]),E(W[3]),E(W[3]),E(ps[0]["nome"] if R["fam"]=="pm" else W[2]),E(W[0]),E(W[1]))
    if not R["hora"]: term=term.replace("às hora ignorada","em hora ignorada")
    if R["fam"]!="pm" and not R["home"]: pass
    mg=" ".join((["<b>À margem, averbação:</b> "+E(R["av"])] if R["av"] else [])+(["<b>À margem, anotação:</b> "+E(R["an"])] if R["an"] else []))
    t.show("autenticação.data_emissão",dlong(R["dem"]))
    css='''@page{size:A4;margin:0}body{width:158mm;margin:14mm 22mm 10mm 30mm;font:%s;color:#111}.p{text-align:justify;line-height:%s}.h{text-align:left;line-height:1.3;margin-bottom:5mm}.v{position:absolute;left:9mm;top:120mm;writing-mode:vertical-rl;transform:rotate(180deg);font:8pt "Liberation Sans",sans-serif;color:#666}'''%(['11.2pt "Liberation Mono",monospace','12pt "Liberation Serif",serif','11pt "DejaVu Serif",serif'][n%3],["1.6","1.75","1.65"][n%3])
    b='<div class=v>Certidão em inteiro teor — válida sem emendas ou rasuras</div><div class=h><b>%s</b><br>%s — %s<br>%s: %s</div><div style="text-align:center;margin-bottom:5mm"><b style="font-size:15pt">CERTIDÃO DE NASCIMENTO</b><br>(2ª via — <i>verbo ad verbum</i>)</div>'%(E(R["cart"]),R["rmun"],est(R["ruf"]),off(R),E(R["of"]))
    b+='<div class=p>CERTIFICO, por me haver sido pedido, que, revendo o livro nº %s de registro de nascimentos deste cartório, nele, às folhas %s, encontrei o termo do teor seguinte: “%s” %s Nada mais se continha em dito termo, que para aqui bem e fielmente transcrevi do próprio original, ao qual me reporto e dou fé.</div>'%(lv,fo,term,mg)
    b+='<div style="margin-top:6mm">%s, %s.</div><div style="margin-top:13mm;text-align:center">%s<br>%s do Registro Civil</div>'%(R["rmun"],dlong(R["dem"]),E(R["of"]),off(R))
    return css,b,t
C1="Cartório do Registro Civil de %s"
F={}
F["F"]=(Fm,[X(by=1940,iy=1941,uf="SP",fam="pm",home=True,b="-------",cart="de Paz de %s"),X(by=1946,iy=1946,uf="MG",fam="pm",home=True,b="- - - - -",cart=C1),X(by=1938,iy=1958,uf="PR",fam="m",home=True,b="x-x-x-x-x",cart=C1),
X(by=1951,iy=1951,uf="RS",fam="pm",b="",tw=1,cart="do 2º Ofício de %s"),X(by=1929,iy=1947,uf="BA",fam="pm",home=True,b="-.-.-.-.-",an="cas" if 0 else None,hora=False,cart=C1),X(by=1939,iy=1969,uf="SC",fam="pm",home=True,b="=======",an="cas",cart=C1),
X(by=1962,iy=1963,uf="PE",fam="pm",b="nada consta",longn=True,cart="do 1º Distrito de %s"),X(by=1959,iy=1966,uf="CE",fam="m",home=True,b="---",hora=False,late=900,cart=C1)])
F["G"]=(G,[X(by=1988,iy=1995,uf="SP",fam="pm",cart="Cartório de Registro Civil das Pessoas Naturais de %s",an=None),X(by=1965,iy=1992,uf="MG",fam="pm",home=True,an="cas",cart="Cartório do Registro Civil de %s"),X(by=2003,iy=2003,uf="RJ",fam="pm",se=1,esc=1,tw=1,cart="Registro Civil das Pessoas Naturais - 1ª Circunscrição de %s"),
X(by=1999,iy=2008,uf="PE",fam="pm",av="pat",se=1,cart="Cartório Único de Registro Civil de %s"),X(by=1994,iy=2001,uf="GO",fam="m",hora=False,cart="Cartório de Registro Civil e Anexos de %s"),X(by=1949,iy=1998,uf="PA",fam="pm",home=True,an="obt",av="ret",cart="Cartório do 2º Ofício de %s"),
X(by=2006,iy=2007,uf="RS",fam="mp",longn=True,se=1,cart="Serviço Registral de %s"),X(by=1972,iy=2009,uf="BA",fam="pm",hora=False,an="div",esc=1,cart="Cartório do Registro Civil do Distrito Sede de %s")])
F["H"]=(Hm,[X(by=1981,iy=1982,uf="SC",fam="pm",b="-x-x-x-",cor="branca",cart="Escrivania de Paz de %s"),X(by=1985,iy=1985,uf="PR",fam="pm",b="******",tw=1,cart="Cartório Distrital de %s"),X(by=1976,iy=1989,uf="RJ",fam="m",b="",cor="parda",cart="Registro Civil - 3ª Zona de %s"),
X(by=1958,iy=1984,uf="MA",fam="pm",home=True,b="- - -",an="cas",hora=False,cart=C1),X(by=2004,iy=2005,uf="SP",fam="mp",b="xxxxxx",se=1,cart="Oficial de Registro Civil das Pessoas Naturais de %s"),X(by=1993,iy=2006,uf="ES",fam="pm",b="nihil",av="pat",se=1,longn=True,cart=C1),
X(by=1979,iy=1980,uf="PB",fam="pm",home=True,b="---",cor="morena",cart="Serviço Notarial e Registral de %s"),X(by=1990,iy=1997,uf="MT",fam="m",b="não declarado",hora=False,home=True,late=1200,cart="Cartório de Paz e Notas de %s")])
F["I"]=(Im,[X(by=1961,iy=1961,uf="MG",fam="pm",home=True,b="- - - -",cart="Registro Civil de %s"),X(by=1968,iy=1970,uf="SP",fam="pm",b="-o-o-o-",cart="Registro Civil do 1º Subdistrito de %s",tw=1),X(by=1955,iy=1974,uf="RN",fam="m",home=True,b="nada",cart="Cartório do 3º Ofício de %s"),
X(by=1973,iy=1973,uf="RS",fam="pm",b="",cart="Ofício do Registro Civil de %s",longn=True),X(by=1942,iy=1975,uf="SE",fam="pm",home=True,an="cas",b="––––",hora=False,cart=C1),X(by=1966,iy=1979,uf="PR",fam="pm",av="ret",b="xxxx",cart=C1),
X(by=1977,iy=1978,uf="GO",fam="m",b="- x -",cart=C1,tt="Oficial do Registro Civil"),X(by=1964,iy=1965,uf="AM",fam="pm",home=True,tw=1,b="***",cart=C1)])
F["J"]=(Jm,[X(by=1942,iy=2003,uf="PB",fam="pm",home=True,cart="Cartório do Registro Civil de %s"),X(by=1948,iy=2005,uf="MG",fam="pm",home=True,an="cas",cart="Serviço do Registro Civil das Pessoas Naturais de %s"),X(by=1936,iy=2004,uf="BA",fam="m",home=True,cart="Cartório do Registro Civil - Distrito Sede de %s"),
X(by=1953,iy=2006,uf="PE",fam="pm",home=True,tw=1,cart="Cartório do 1º Ofício de %s"),X(by=1960,iy=2007,uf="SP",fam="pm",av="ret",cart="Oficial de Registro Civil das Pessoas Naturais de %s"),X(by=1931,iy=2008,uf="RJ",fam="pm",home=True,hora=False,an="obt",cart="RCPN do 2º Distrito de %s"),
X(by=1957,iy=2009,uf="MA",fam="m",home=True,an="cas",cart="Cartório do 2º Ofício de %s"),X(by=1945,iy=2004,uf="RS",fam="pm",home=True,longn=True,cart="Ofício do Registro Civil de %s")])
