# -*- coding: utf-8 -*-
from lib import *
PROF=["lavrador","comerciante","ferroviário","pedreiro","carpinteiro","funcionário público","motorista","alfaiate","padeiro","professor"]
fm=lambda c,m,f: m if c.sexo=="M" else f
def dots(n): return f"{n:,}".replace(",",".")
# ---------------------------------------------------------------- 60F labels below, dot matrix
def F():
    form="60F"
    cs=[gen(form,1,1988,1996,uf="SP",mun="Pindamonhangaba",em=(1997,2003)),
        gen(form,2,1987,1992,uf="PR",mun="Maringá",fl="jap",em=(1992,2001)),
        gen(form,3,1990,1999,uf="SC",mun="Lages",so_mae=True,fl="luso",em=(1999,2004)),
        gen(form,4,1951,1959,uf="SP",mun="Guaratinguetá",casa=True,em=(1991,1997),semhora=True),
        gen(form,5,1989,1997,uf="PE",mun="Garanhuns",gem=1,em=(1997,2004)),
        gen(form,6,1991,1998,uf="MT",mun="Barra do Garças",fl="ind",lag=700,em=(1999,2005)),
        gen(form,7,1993,2000,uf="RJ",mun="Campos dos Goytacazes",nmun="Niterói",fl="arab",em=(2000,2005)),
        gen(form,8,1972,1980,uf="RS",mun="Caxias do Sul",fl="ital",jr="Júnior",sexo="M",em=(1990,1999))]
    for k,c in enumerate(cs,1):
        r=c.r; c=U(c)
        if k==2: c.averb=f"POR SENTENÇA DE 18/11/1990 DO JUÍZO DA 2ª VARA DE FAMÍLIA, FOI RECONHECIDA A PATERNIDADE {fm(c,'DO REGISTRADO','DA REGISTRADA')}." if c.dreg.year<1990 else ""
        if k==4: c.averb=f"CASOU-SE AOS 08/05/1979 EM APARECIDA - SP, LIVRO B-27, FLS. 133, TERMO 5.216."
        if k==8: c.averb="SEPARAÇÃO CONSENSUAL DOS PAIS HOMOLOGADA EM 12/04/1989, CONFORME COMUNICAÇÃO ARQUIVADA."
        if k==6: c.anot="REGISTRO FEITO DE ACORDO COM O ARTIGO 46 DA LEI 6.015/73, COM DESPACHO DO JUIZ DE DIREITO."
        cart=["CARTÓRIO DE REGISTRO CIVIL DA SEDE","1º SERVIÇO DE REGISTRO CIVIL","CARTÓRIO MARTENDAL","CARTÓRIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS E ANEXOS","CARTÓRIO DO 2º DISTRITO JUDICIÁRIO","CARTÓRIO DO 2º OFÍCIO","OFÍCIO DO REGISTRO CIVIL DO 3º SUBDISTRITO","REGISTRO CIVIL DA 2ª ZONA"][k-1]
        hr="%02d:%02d"%c.hora if c.hora else "IGNORADA"
        twt=f"{c.twins[0][0]}, TERMO {dots(c.twins[0][2])}" if c.twins else ""
        v=lambda w,l,x:f"<div class=b style='width:{w}%'><div class=v>{H(str(x)) or '-----'}</div><div class=l>{l}</div></div>"
        par=[]
        if c.g2: par+=[("PAI",c.g1),("MÃE",c.g2)]
        else: par+=[("PAI",None),("MÃE",c.g1)]
        pr="".join("<div class=r>"+v(66,"NOME "+("DO PAI" if l=="PAI" else "DA MÃE"),p[0] if p else "----------")+v(34,"NATURALIDADE",nt(p[1],"/") if p else "-----")+"</div>" for l,p in par)
        obs=[x for x in (c.averb,c.anot,("GÊMEO DE "+twt+".") if twt else "") if x]
        fol=f"{c.fol:03d}"+("V" if c.fol%2 else "")
        stub=f"<div class=stub>Modelo 07-RC · Gráfica Oficial · 1ª VIA DO INTERESSADO · Qualquer emenda ou rasura invalida este documento</div>"
        body=f"""{stub}<div class=pg><div class=hd><div class=ar>{arms(58,'#1d6b3a')}</div><div class=ht>REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL</b></div><div class=bx3><div><div class=v>A-{c.liv}</div><div class=l>LIVRO</div></div><div><div class=v>{fol}</div><div class=l>FOLHAS</div></div><div><div class=v>{dots(c.ter)}</div><div class=l>TERMO</div></div></div></div>
<div class=r>{v(64,'CARTÓRIO',cart)}{v(28,'MUNICÍPIO - COMARCA',c.mun_r)}{v(8,'UF',c.uf_r)}</div>
<h1>CERTIDÃO DE NASCIMENTO</h1><div class=ce>Certifico que nesta data, revendo os livros deste Cartório, neles encontrei o assento abaixo:</div>
<div class=r>{v(82,'NOME DO REGISTRADO',c.nome)}{v(18,'SEXO','MASCULINO' if c.sexo=='M' else 'FEMININO')}</div>
<div class=r>{v(64,'DATA DE NASCIMENTO (POR EXTENSO)',dwords(c.nasc).upper())}{v(9,'DIA','%02d'%c.nasc.day)}{v(9,'MÊS','%02d'%c.nasc.month)}{v(9,'ANO',c.nasc.year)}{v(9,'HORA',hr)}</div>
<div class=r>{v(56,'LOCAL DO NASCIMENTO',c.estab or 'EM DOMICÍLIO')}{v(36,'MUNICÍPIO DE NASCIMENTO',c.mun_n)}{v(8,'UF',c.uf_n)}</div>{pr}
<div class=r>{v(50,'AVÔ PATERNO',c.avp[0])}{v(50,'AVÓ PATERNA',c.avp[1])}</div><div class=r>{v(50,'AVÔ MATERNO',c.avm[0])}{v(50,'AVÓ MATERNA',c.avm[1])}</div>
<div class=r>{v(36,'DATA DO REGISTRO',dnum(c.dreg))}{v(64,'DECLARANTE',(c.g1[0] if c.g2 or k%2 else c.g1[0]))}</div>
<div class=ob><div class=v>{'<br>'.join(H(x) for x in obs) or 'NADA CONSTA'}</div><div class=l>OBSERVAÇÕES E AVERBAÇÕES</div></div>
<div class=fim><div class=fe>O REFERIDO É VERDADE E DOU FÉ.</div><div class=v>{c.mun_r}, {dlong(c.em).upper()}</div><br>{sign(r,180,46)}<div class=ca>{H(c.off)}<br>OFICIAL DO REGISTRO CIVIL</div></div><div class=stm>{stamp(r,['CUSTAS '+('R$' if c.em.year>1994 else 'CR$')+' %d,%02d'%(r.randint(4,19),r.randint(0,99)),'GUIA Nº '+N(r,4)],'#355',100,6)}</div></div>"""
        css="body{font:8pt 'Nimbus Sans';color:#1d6b3a;background:#fbfdf8}.stub{position:absolute;left:5mm;top:250mm;transform-origin:0 0;transform:rotate(-90deg);font-size:6.5pt;white-space:nowrap}.pg{position:absolute;left:15mm;top:12mm;width:184mm}.hd{display:flex;align-items:center;gap:4mm;margin-bottom:3mm}.ht{font-size:11pt;flex:1}.bx3{display:flex}.bx3>div{border:1pt solid #1d6b3a;min-width:23mm;margin-left:-1pt;padding:1mm;text-align:center}.v{font:bold 11pt FreeMono;color:#222;letter-spacing:-.5pt}.l{font-size:5.8pt;border-top:.6pt solid #1d6b3a;margin-top:.6mm;padding-top:.3mm}.r{display:flex;gap:2mm;margin-top:3mm}.b{display:flex;flex-direction:column;justify-content:flex-end}h1{text-align:center;font:bold 18pt 'TeX Gyre Adventor';margin:5mm 0 1mm}.ce{text-align:center;margin-bottom:2mm}.ob{border:1pt solid #1d6b3a;margin-top:6mm;min-height:34mm;padding:2mm;display:flex;flex-direction:column;justify-content:space-between}.fim{text-align:center;margin-top:6mm}.fe{font-size:9pt;margin-bottom:2mm}.ca{font:9pt 'Liberation Sans Narrow';color:#223a8a}.stm{position:absolute;right:0;bottom:2mm}"
        over={"registro.livro":f"A-{c.liv}","registro.folha":fol,"registro.termo":dots(c.ter)}
        acc={"registro.cartório":[cart+" DE "+c.mun_r,cart+" - "+c.mun_r]}
        if twt:
            acc["observações.averbações"]=["GÊMEO DE "+twt+"."]; acc["observações.anotações"]=["GÊMEO DE "+twt+"."]
        t=truth(form,k,c,sep="/",tx=dwords(c.nasc).upper(),domi="EM DOMICÍLIO",cart=cart,joint=True,twtext=twt,over=over,accept=acc)
        yield form,k,page("A4",css,body),t
# ---------------------------------------------------------------- 60G word processor running text
def G():
    form="60G"
    cs=[gen(form,1,1999,2007,uf="MG",mun="Muriaé",em=(2005,2009)),
        gen(form,2,2001,2006,uf="CE",mun="Quixeramobim",so_mae=True,casa=True,em=(2006,2009)),
        gen(form,3,1930,1944,uf="BA",mun="Ilhéus",em=(2001,2007),fl="arab",fl2="comum"),
        gen(form,4,2000,2007,uf="PA",mun="Marabá",maefirst=True,em=(2007,2009)),
        gen(form,5,1979,1986,uf="ES",mun="Colatina",fl="germ",gem=1,em=(2002,2008)),
        gen(form,6,1996,2004,uf="GO",mun="Pirenópolis",em=(2004,2009),longo=True),
        gen(form,7,2002,2007,uf="AC",mun="Tarauacá",em=(2007,2009),lag=900),
        gen(form,8,1964,1971,uf="SP",mun="Itu",fl="ital",em=(2003,2009))]
    for k,c in enumerate(cs,1):
        r=c.r
        if k==1: c.averb="Em virtude de sentença transitada em julgado aos 14 de março de 2005, a guarda e a adoção foram deferidas aos pais acima nomeados, cancelado o registro primitivo (art. 47 da Lei nº 8.069/90)."; c.em=max(c.em,datetime.date(2006,2,7)); 
        if k==1: c.averb=""; c.anot="O presente assento foi lavrado por determinação judicial, conforme mandado arquivado neste cartório sob nº 31/%d."%c.dreg.year
        if k==3: c.averb=fm(c,"O registrado casou-se","A registrada casou-se")+" aos 23 de setembro de 1961, em Itabuna - BA, conforme termo nº 2.945, fls. 88 do livro B-14."
        if k==8: c.averb="Averbado o óbito do genitor, ocorrido em 19 de junho de 1998, em Salto - SP."
        cart=f"Cartório {c.off.split()[-1]} — Registro Civil e Notas" if k in(2,6) else ["Cartório de Registro Civil das Pessoas Naturais","","Cartório do Registro Civil do 1º Ofício","Cartório do Registro Civil - 2º Ofício","Cartório de Paz e Registro Civil","","Serventia do Registro Civil de Tarauacá","Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito"][k-1]
        tx=dwords(c.nasc) if k%2 else dlong(c.nasc)
        hr=(hwords(*c.hora) if k%3 else "%dh%02dmin"%c.hora)
        o=fm(c,"o","a")
        B=lambda s:f"<b>{H(s)}</b>"
        fil=B(c.g1[0])+", natural de "+H(nt(c.g1[1],"/"))
        fil+=(", e de "+B(c.g2[0])+", natural de "+H(nt(c.g2[1],"/"))) if c.g2 else ""
        avt=(f"sendo avós paternos {B(c.avp[0])} e {B(c.avp[1])}, e " if c.avp[0] else "sendo ")+f"avós maternos {B(c.avm[0])} e {B(c.avm[1])}"
        loc=("em "+B(c.estab)).replace("em <b>Hospital","no <b>Hospital").replace("em <b>Centro","no <b>Centro").replace("em <b>","na <b>") if c.estab else "em <b>domicílio</b>"
        twt=c.twins[0][0]+f", registrad{o} sob nº {dots(c.twins[0][2])}" if c.twins else ""
        twp=f" Gême{o} de {B(c.twins[0][0])}, registrad{o} sob nº {dots(c.twins[0][2])}." if c.twins else ""
        fol=str(c.fol)+("v" if c.ter%3==0 else "")
        selo=f"{L(r,3)} {N(r,5)}" if k in (1,4,6,8) else ""
        notes=""
        if c.averb: notes+=f"<p><u>Averbação</u>: {H(c.averb)}</p>"
        if c.anot: notes+=f"<p><u>Anotação</u>: {H(c.anot)}</p>"
        if not notes: notes="<p>Observações: nada consta.</p>"
        ctx=f"""<p class=t>CERTIFICO que, sob o nº {B(dots(c.ter))}, às folhas {B(fol)} do livro {B('A-%02d'%c.liv)} de Registro de Nascimentos, encontra-se o assento de</p><div class=nm>{H(c.nome)}</div>
<p class=t>do sexo <b>{fm(c,'masculino','feminino')}</b>, nascid{o} aos <b>{tx}</b>, às <b>{hr}</b>, {loc}, em {B(c.mun_n)}, {H(est(c.uf_n))}; filh{o} de {fil}; {avt}.{twp}</p>
<p class=t>Foi declarante {H(c.g1[0])} e serviram de testemunhas as constantes do termo. Registro feito em <b>{dlong(c.dreg)}</b>.</p>"""
        bw=r.choice(["#6b4e16","#1f3a5f","#4a1d1d"])
        body=f"""<div class=fr></div><div class=fr2></div><div class=pg><div class=hd><div class=hn>{H(cart)}</div><div class=hs>{H(c.mun_r)} – {H(est(c.uf_r))}<br>{H(c.off)} – Oficial{' Titular' if k%2 else ''}<br>{H(c.rua)} – Tel. ({r.randint(11,99)}) 3{N(r,3)}-{N(r,4)}</div></div><h1>Certidão de Nascimento</h1>{ctx}<div class=nt>{notes}</div><p class=t>O referido é verdade e dou fé.</p><p class=rt>{H(c.mun_r)}, {dlong(c.em)}.</p><div class=sg>{sign(r,190,48,'#223')}<div class=li>{H(c.esc if k%2 else c.off)}</div>{'Escrevente Juramentado(a)' if k%2 else 'Oficial do Registro Civil'}</div></div>{f"<div class=se>SELO DE FISCALIZAÇÃO<br><b>{selo}</b><br>CERTIDÕES</div>" if selo else ''}<div class=bm>Válida em todo o território nacional. Isenta de selos quando gratuita (Lei nº 9.534/97).</div>"""
        css=f"body{{font:13pt/1.75 'URW Bookman'}}.fr{{position:absolute;left:9mm;top:9mm;width:192mm;height:279mm;border:3.5pt double {bw}}}.fr2{{position:absolute;left:12mm;top:12mm;width:186mm;height:273mm;border:.6pt solid {bw};border-radius:8mm}}.pg{{position:absolute;left:22mm;top:20mm;width:166mm}}.hn{{font:bold 15pt 'URW Bookman';color:{bw}}}.hs{{font:9.5pt/1.35 'URW Bookman'}}.hd{{border-left:5pt solid {bw};padding-left:4mm}}h1{{font:34pt Z003;text-align:center;margin:8mm 0 5mm;color:{bw}}}.t{{text-align:justify;text-indent:12mm;margin:0 0 2mm;font-size:12pt}}.nm{{text-align:center;font:bold 17pt 'URW Bookman';margin:3mm 0}}.nt{{font-size:10.5pt;line-height:1.4;margin:3mm 0 3mm 12mm}}.rt{{text-align:right;font-size:12pt;margin:0}}.sg{{text-align:center;font-size:10pt;line-height:1.3;margin-top:4mm}}.li{{border-top:.6pt solid #000;width:90mm;margin:0 auto;font-weight:bold;padding-top:1.2mm}}.se{{position:absolute;left:20mm;bottom:22mm;border:1.5pt solid {bw};padding:2mm 3mm;font:8pt/1.3 'Liberation Sans';text-align:center;background:#f8f2e2}}.bm{{position:absolute;left:0;width:210mm;bottom:14mm;text-align:center;font:7.5pt 'URW Bookman'}}"
        over={"registro.livro":"A-%02d"%c.liv,"registro.folha":fol,"registro.termo":dots(c.ter),"autenticação.selo_digital":selo}
        acc={"registro.cartório":[cart+" de "+c.mun_r]}
        t=truth(form,k,c,sep="/",tx=tx,domi="domicílio",cart=cart,twtext=twt,over=over,accept=acc)
        yield form,k,page("A4",css,body),t
# ---------------------------------------------------------------- 60H printed dotted, typewriter
def Hh():
    form="60H"
    cs=[gen(form,1,1921,1932,uf="MG",mun="Diamantina",em=(1940,1957),casa=True),
        gen(form,2,1938,1947,uf="SP",mun="Bauru",fl="jap",n1="Kumamoto - Japão",n2="Kagoshima - Japão",em=(1950,1962)),
        gen(form,3,1942,1952,uf="RS",mun="Santa Cruz do Sul",fl="germ",em=(1955,1964)),
        gen(form,4,1929,1939,uf="MA",mun="Grajaú",so_mae=True,casa=True,semhora=True,em=(1944,1959)),
        gen(form,5,1898,1909,uf="RJ",mun="Petrópolis",em=(1938,1948),n1="Funchal - Portugal"),
        gen(form,6,1944,1955,uf="PE",mun="Recife",em=(1956,1966),gem=1),
        gen(form,7,1933,1946,uf="SC",mun="Laguna",em=(1952,1965),casa=True,lag=2900),
        gen(form,8,1950,1958,uf="GO",mun="Catalão",fl="arab",n1="Beirute - Líbano",em=(1958,1967))]
    for k,c in enumerate(cs,1):
        r=c.r
        c.liv=r.randint(2,48); c.ter=r.randint(40,2400)
        if k==3: c.averb="Retificado o prenome por sentença de 4 de agosto de 1953, do Juiz de Direito da Comarca."; c.em=max(c.em,datetime.date(1955,3,9))
        if k==5: c.averb="Casou-se em 16 de janeiro de 1930, no Distrito Federal, 6a. Pretoria Cível."
        if k==7: c.anot="Registro feito de acôrdo com o Decreto-lei no. 7.845, de 1945, por despacho do Juiz." if c.dreg.year>=1945 else ""
        cart=["Cartório de Paz e Registro Civil","Cartório do Registro Civil do 1º Subdistrito","Cartório do Registro Civil","Cartório do Escrivão de Paz","Registro Civil do 1º Distrito","Cartório do Registro Civil do 5º Distrito Judiciário","Ofício do Registro Civil","Cartório do Registro Civil e Anexos"][k-1]
        tx=dwords(c.nasc)
        o=fm(c,"o","a")
        hr=hwords(*c.hora) if c.hora else "---"
        fol=str(c.fol)+(" v." if k in(2,5,7) else "")
        ln=lambda *ps:"<div class=r>"+"".join(f"<span class=p>{a}</span><span class=d{' style=flex:'+str(w) if w else ''}>{H(str(b))}</span>" for a,b,w in ps)+"</div>"
        dy,rest=dwords(c.nasc).split(" de ",1); mo,yr=rest.split(" de ",1)
        pai=c.g1 if c.g2 else ("---------------",None); mae=c.g2 or c.g1
        twt=f"{c.twins[0][0]}, registrad{o} sob nº {c.ter+1}" if c.twins else ""
        obs=(c.averb or c.anot or ((f"Gême{o} de "+twt+".") if twt else "") or "---------")
        loc=(c.estab+", nesta cidade" if c.estab else "domicílio dos pais, nesta cidade" if c.g2 else "casa de residência da mãe, nesta cidade")
        dom="domicílio dos pais" if c.g2 else "casa de residência da mãe"
        rg=dwords(c.dreg)
        hasuf=H(est(c.uf_r))
        body=f"""<div class=pg><div class=hd><div>{arms(80,'#333')}</div><div class=ht>REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL<div class=st>{hasuf} &nbsp;—&nbsp; Município e Comarca de <span class=tw>{H(c.mun_r)}</span></div><div class=st><span class=ca>{H(cart)}</span></div></div></div><h1>Certidão de Nascimento</h1><div class=no>Nº <span class=tw>{c.ter}</span></div>
{ln(('CERTIFICO que, às fls.',fol,1),('do livro nº','A-%d'%c.liv,1),('de registro de nascimentos,',' ',.4))}
{ln(('foi lavrado o assento de',c.nome,0))}
{ln(('do sexo',fm(c,'masculino','feminino'),1),('de côr',r.choice(['branca','parda','preta','branca']) if k!=2 else 'amarela',1),(f'nascid{o} aos',dy,1))}
{ln(('do mês de',mo,1),('de',yr,3))}
{ln(('às',hr,1.4),('em',loc,2.2))}
{ln((f'filh{o} {"legítim"+o if c.g2 else "natural"} de',pai[0],0))}
{ln(('natural de',nt(pai[1]) or '-----',1),('profissão',r.choice(PROF) if c.g2 else '-----',1))}
{ln(('e de d.',mae[0],0))}{ln(('natural de',nt(mae[1]),1),('profissão','doméstica',1))}
{ln(('São avós paternos',c.avp[0] or '-----',0))}{ln(('e d.',c.avp[1] or '-----',0))}{ln(('e avós maternos',c.avm[0],0))}{ln(('e d.',c.avm[1],0))}
{ln(('Assento feito em',rg,0))}{ln(('sendo declarante',pai[0] if c.g2 else mae[0],0))}{ln(('Observações:',obs,0))}
<p class=f>O referido é verdade do que dou fé.</p>{ln(('',c.mun_r,1),(',',dlong(c.em),1))}<div class=sg>{sign(r,200,54,'#1a2350')}<div class=tw2>{H(c.off)}</div><i>O Oficial do Registro Civil</i></div></div><div class=est>{stamp(r,['REGISTRO CIVIL',c.mun_r.upper()],'#7a1f3d',130,-14)}</div><div class=fs>{''.join(f"<div class=fis>TAXA<br>{('Cr$ ' if c.em.year>1942 else 'Rs. ')}{v if c.em.year>1942 else v.replace(',','$')+'0'}</div>" for v in ('1,00','0,40'))}</div>"""
        css="body{background:#f6efdd;font:12pt 'Old Standard TT';color:#2b2b2b}.pg{position:absolute;left:20mm;top:14mm;width:170mm}.hd{display:flex;gap:6mm;align-items:center}.ht{flex:1;text-align:center;font-size:12pt;letter-spacing:.6pt}.st{font-size:11.5pt;margin-top:1.5mm;letter-spacing:0}.ca{font-weight:bold;font-style:italic}h1{font:bold 25pt 'Old Standard TT';text-align:center;margin:5mm 0 0}.no{text-align:right;font-size:13pt}.tw,.d,.tw2{font-family:'Courier Prime';color:#151530}.r{display:flex;align-items:baseline;margin-top:2.9mm;gap:1.5mm}.p{white-space:nowrap}.d{flex:1;border-bottom:1pt dotted #444;font-size:11pt;padding-left:1mm;min-height:5mm}.f{margin:5mm 0 0 14mm}.sg{text-align:center;margin-top:4mm}.est{position:absolute;left:22mm;bottom:16mm}.fs{position:absolute;right:16mm;bottom:18mm;display:flex;gap:2mm}.fis{border:1.5pt dashed #7b3;padding:3mm 2mm;font:8pt 'Old Standard TT';color:#384;text-align:center}"
        over={"registro.livro":f"A-{c.liv}","registro.folha":fol,"registro.termo":str(c.ter),"local_nascimento.estabelecimento":c.estab or dom}
        acc={"local_nascimento.estabelecimento":["","Domicílio",dom] if not c.estab else [],"registro.cartório":[cart+" de "+c.mun_r]}
        if not acc["local_nascimento.estabelecimento"]: del acc["local_nascimento.estabelecimento"]
        if twt: acc["observações.averbações"]=[f"Gême{o} de "+twt+"."]; acc["observações.anotações"]=[f"Gême{o} de "+twt+"."]
        t=truth(form,k,c,tx=f"{dy} do mês de {mo} de {yr}",cart=cart,joint=True,twtext=twt,over=over,accept=acc)
        yield form,k,page("A4",css,body),t
# ---------------------------------------------------------------- 60I half sheet landscape
def I():
    form="60I"
    cs=[gen(form,1,1970,1978,uf="RJ",mun="Niterói",em=(1979,1984)),
        gen(form,2,1962,1970,uf="PR",mun="Castro",fl="slav",fl2="germ",em=(1976,1982)),
        gen(form,3,1955,1963,uf="PB",mun="Campina Grande",casa=True,em=(1976,1981)),
        gen(form,4,1968,1976,uf="AM",mun="Tefé",so_mae=True,em=(1978,1984)),
        gen(form,5,1972,1979,uf="SP",mun="Santos",gem=1,em=(1980,1985)),
        gen(form,6,1964,1972,uf="MS",mun="Corumbá",em=(1980,1985),n2="Santa Cruz de la Sierra - Bolívia"),
        gen(form,7,1974,1980,uf="AL",mun="Penedo",casa=True,semhora=True,em=(1980,1985)),
        gen(form,8,1966,1974,uf="ES",mun="Cachoeiro de Itapemirim",fl="ital",em=(1976,1985))]
    for k,c in enumerate(cs,1):
        r=c.r; c=U(c)
        if k==2: c.averb="LEGITIMADO PELO CASAMENTO DOS PAIS EM 30-06-1971." if c.sexo=="M" else "LEGITIMADA PELO CASAMENTO DOS PAIS EM 30-06-1971."
        if k==2: c.em=max(c.em,datetime.date(1974,9,10))
        if k==8: c.averb="DESQUITE DOS PAIS AVERBADO EM 15-10-1975."; c.em=max(c.em,datetime.date(1977,2,3)); 
        cart=["2ª CIRCUNSCRIÇÃO DO REGISTRO CIVIL","CARTÓRIO DISTRITAL","CARTÓRIO DO REGISTRO CIVIL","CARTÓRIO DO JUDICIAL E ANEXOS","REGISTRO CIVIL DO 2º SUBDISTRITO","CARTÓRIO DO 4º OFÍCIO","CARTÓRIO DO ÚNICO OFÍCIO","CARTÓRIO DO REGISTRO CIVIL DA SEDE"][k-1]
        dh=lambda d:d.strftime("%d-%m-%Y")
        hr=("%02d,%02d HS."%c.hora) if c.hora else "-x-x-x-"
        row=lambda l,v,e="":f"<tr><th>{l}</th><td>{H(v)}</td>{e}</tr>"
        pai,mae=(c.g1,c.g2) if c.g2 else (None,c.g1)
        twt=f"{c.twins[0][0]} (TERMO {c.ter+1})" if c.twins else ""
        tx=dh(c.nasc)
        obs=c.averb or (("GÊMEO COM "+twt) if twt else "-x-x-x-x-")
        body=f"""<div class=sd><div>{arms(54,'#333')}</div><div class=e1>ESTADO<br>{PREP[c.uf_r].upper()}<br>{UFN[c.uf_r].upper()}</div><div class=e2>LIVRO<br><b>A-{c.liv}</b></div><div class=e2>FLS.<br><b>{c.fol}</b></div><div class=e2>Nº<br><b>{c.ter}</b></div><div class=e3>Lei 6.015<br>de 31-12-73</div></div>
<div class=mn><h1>CERTIDÃO DE NASCIMENTO</h1><table>{row('CARTÓRIO',cart)}{row('MUNICÍPIO',c.mun_r+' - '+c.uf_r)}{row('NOME',c.nome)}{row('NASCIMENTO',f"{tx}   HORA: {hr}   SEXO: {'MASC.' if c.sexo=='M' else 'FEM.'}")}{row('LOCAL',(c.estab or 'DOMICÍLIO')+' - '+c.mun_n)}{row('PAI',pai[0] if pai else '-x-x-x-x-x-')}{row('MÃE',mae[0])}{row('AVÓS PATERNOS',(c.avp[0]+' E '+c.avp[1]) if c.avp[0] else '-x-x-x-x-x-')}{row('AVÓS MATERNOS',c.avm[0]+' E '+c.avm[1])}{row('DATA DO REGISTRO',dh(c.dreg))}{row('OBSERVAÇÕES',obs)}</table><div class=ft><span>Dou fé. <b>{H(c.mun_r)}, {dh(c.em)}</b></span><span class=sg>{sign(r,130,30,'#222a66')}<br><b>{H(c.off)}</b><br>OFICIAL</span></div></div>"""
        css="body{font:8pt 'Liberation Sans Narrow'}.sd{position:absolute;left:6mm;top:6mm;width:27mm;height:136mm;border:1.2pt solid #333;text-align:center;padding-top:2mm}.e1{font:bold 9pt 'Liberation Sans Narrow';margin:2mm 0 4mm}.e2{border-top:.7pt solid #333;padding:1.5mm 0;line-height:1.5}.e2 b,.ft b,td{font:bold 10pt 'Nimbus Mono PS';letter-spacing:-.35pt}td{white-space:pre-wrap}.e3{position:absolute;bottom:2mm;width:100%;border-top:.7pt solid #333;padding-top:1mm;font-size:7pt}.mn{position:absolute;left:36mm;top:6mm;width:168mm}h1{font:bold 15pt 'Liberation Sans Narrow';letter-spacing:3pt;text-align:center;margin:1mm 0 3mm}table{width:100%;border-collapse:collapse}th{width:28mm;text-align:left;font-weight:normal;font-size:7.5pt;vertical-align:middle}th,td{border-top:.6pt solid #555;border-bottom:.6pt solid #555;padding:1.15mm 1mm}td{border-left:.6pt solid #555;padding-left:2mm}.ft{display:flex;justify-content:space-between;margin-top:2.5mm;align-items:flex-start}.sg{text-align:center}"
        over={"filiação.genitor_1.naturalidade":"","filiação.genitor_2.naturalidade":"","registro.livro":f"A-{c.liv}"}
        acc={"registro.cartório":[cart+" DE "+c.mun_r]}
        if twt: acc["observações.averbações"]=["GÊMEO COM "+twt]; acc["observações.anotações"]=["GÊMEO COM "+twt]
        t=truth(form,k,c,tx=dnum(c.nasc),domi="DOMICÍLIO",cart=cart,joint=True,twtext=twt,over=over,accept=acc,w=595,h=420)
        yield form,k,page("210mm 148mm",css,body),t
# ---------------------------------------------------------------- 60J inteiro teor
def J():
    form="60J"
    cs=[gen(form,1,1891,1899,uf="SP",mun="Itu",casa=True,em=(2015,2019),fl="ital",n1="Treviso, Itália",n2="Rovigo, Itália"),
        gen(form,2,1912,1925,uf="PR",mun="Castro",casa=True,em=(2012,2018)),
        gen(form,3,1934,1948,uf="BA",mun="Vitória da Conquista",so_mae=True,casa=True,em=(2013,2019)),
        gen(form,4,1958,1969,uf="SC",mun="Blumenau",fl="germ",em=(2014,2021)),
        gen(form,5,1975,1984,uf="MG",mun="Uberlândia",em=(2016,2023)),
        gen(form,6,1990,2001,uf="RN",mun="Caicó",em=(2016,2023),lag=3200),
        gen(form,7,2004,2014,uf="DF",mun="Brasília",em=(2018,2024)),
        gen(form,8,1903,1914,uf="ES",mun="Santa Teresa",casa=True,em=(2012,2020),gem=1,fl="ital")]
    for k,c in enumerate(cs,1):
        r=c.r
        if c.dreg.year<1920: c.liv=r.randint(1,12); c.ter=r.randint(12,480)
        elif c.dreg.year<1950: c.liv=r.randint(8,40); c.ter=r.randint(300,9000)
        c.mat=matricula(c.cns,c.dreg.year,c.liv,c.fol,c.ter)
        if k==4: c.averb="À margem consta: "; c.averb=fm(c,"O registrado","A registrada")+" casou-se em 3 de maio de 1986, nesta cidade, conforme assento nº 8.812, fls. 206 do livro B-49. Dou fé."
        if k==5: c.averb="Por mandado do Juízo da 3ª Vara de Família desta Comarca, datado de 20 de abril de 2009, averba-se que foi excluída a paternidade anterior e reconhecida a constante do presente assento. Dou fé."
        if k==2: c.averb="Por sentença de 9 de outubro de 2008, do Juízo da Vara de Registros Públicos, foi retificado o nome da mãe, passando a ser como consta. Dou fé."
        if k==7: c.anot=fm(c,"Ao registrado","À registrada")+" foi atribuído o CPF nº "+c.cpf+", em "+dnum(datetime.date(2017,12,5))+"."; 
        cart=["Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas","Registro Civil e Títulos - Campos Gerais","Cartório do Registro Civil das Pessoas Naturais do 2º Ofício","Escrivania de Paz e Registro Civil Vale Verde","2º Subdistrito - Registro Civil das Pessoas Naturais","Ofício Único de Notas e Registros","11º Ofício de Registro Civil","Cartório Alto Timbuí - Registro Civil"][k-1]
        o=fm(c,"o","a")
        dd=c.dreg; tx=dwords(c.nasc); 
        tws=lambda n:(H(n[0]+", "+est(n[1])) if not isinstance(n,str) else H(n))
        tn=lambda n:(n[0]+", "+est(n[1])) if not isinstance(n,str) else n
        escr=person(r,"M",dd.year-40,[r.choice(SUR["luso"]),r.choice(SUR["luso"])])
        t1=person(r,"M",dd.year-40,[r.choice(SUR["luso"])]);t2=person(r,"M",dd.year-40,[r.choice(SUR["comum"])])
        pres=c.g1
        hr=hwords(*c.hora)
        lo=(("em casa de residência" if dd.year<1950 else "em domicílio") if not c.estab else "no estabelecimento "+c.estab)
        crian="uma criança do sexo "+fm(c,"masculino","feminino")
        if c.twins: crian="duas crianças gêmeas, sendo esta, a primeira, do sexo "+fm(c,"masculino","feminino")
        compar=pres[0]+", natural de "+tn(pres[1])
        pai=c.g1; mae=c.g2 or c.g1
        if c.g2: filt=f"filh{o} legítim{o} dele declarante, <b>{H(c.g1[0])}</b>, natural de {tws(c.g1[1])}, e de sua mulher <b>{H(c.g2[0])}</b>, natural de {tws(c.g2[1])}; sendo avós paternos {H(c.avp[0])} e {H(c.avp[1])}, e avós maternos {H(c.avm[0])} e {H(c.avm[1])}"
        else: filt=f"filh{o} natural dela declarante, <b>{H(c.g1[0])}</b>, natural de {tws(c.g1[1])}; sendo avós maternos {H(c.avm[0])} e {H(c.avm[1])}"
        if dd.year>1978: filt=filt.replace(f" legítim{o}","").replace("sua mulher ","")
        twt=f"{c.twins[0][0]}, registrad{fm(c,'o','a')} sob o número {ext(c.ter+1)}" if c.twins else ""
        tw=f" O outro gêmeo chama-se {H(c.twins[0][0])}, registrad{o} sob o número {ext(c.ter+1)}." if c.twins else ""
        semr="" 
        trd=" O presente registro é feito fora do prazo legal, mediante despacho do Meritíssimo Juiz." if k==6 else ""
        txt=f"“Termo número {ext(c.ter)}. Aos {dwords(dd)}, nesta cidade de {H(c.mun_r)}, {H(est(c.uf_r))}, em cartório, perante mim, {H(escr)}, escrivão, compareceu {H(pres[0])}, {r.choice(PROF) if c.g2 else 'doméstica'}, residente neste município, e declarou que no dia <b>{tx}</b>, às {hr}, {H(lo)}, neste município, nasceu {crian}, a quem foi dado o nome de <b>{H(c.nome)}</b>, {filt}.{tw}{trd} Do que, para constar, lavrei este termo, que, lido e achado conforme, assinam o declarante e as testemunhas {H(t1)} e {H(t2)}. Eu, {H(escr)}, escrivão, o escrevi e assino.”"
        if not c.g2: txt=txt.replace("assinam o declarante","assinam a declarante")
        mg=f"<div class=mk>LIVRO</div>A-{c.liv}<div class=mk>FOLHA</div>{c.fol}<div class=mk>TERMO</div>{c.ter}<div class=mk>REGISTRO</div>{dnum(dd)}"
        hasm=k not in(2,3)
        selo=f"{L(r,2)}{N(r,3)}.{L(r,3)}.{N(r,6)}" if k!=4 else ""
        notes=(f"<div class=av><b>AVERBAÇÃO</b> — <span>{H(c.averb)}</span></div>" if c.averb else "")+(f"<div class=av><b>ANOTAÇÃO</b> — <span>{H(c.anot)}</span></div>" if c.anot else "")
        body=f"""<div class=mg>{arms(44,'#000')}{mg}</div><div class=pg><div class=h>REPÚBLICA FEDERATIVA DO BRASIL<br><b>{H(cart)}</b><br>{H(c.mun_r)} — {c.uf_r}</div><h1>CERTIDÃO DE INTEIRO TEOR</h1><h2>— Nascimento —</h2>{f'<div class=m>Matrícula {c.mat}</div>' if hasm else ''}
<p>Certifico, a pedido de parte interessada, que revendo os livros de registro de nascimentos deste Ofício, deles consta o assento do seguinte teor:</p><p>{txt}</p>{notes}<p>Era o que se continha no referido termo, que fiz transcrever fielmente. Dou fé. {H(c.mun_r)}, {dlong(c.em)}.</p><div class=s>{sign(r,180,46,'#222')}<br><b>{H(c.off)}</b><br>Oficial do Registro Civil</div>{f'<div class=se>Selo: <b>{selo}</b> · Emolumentos: R$ {r.randint(30,99)},{r.randint(10,99)}</div>' if selo else ''}</div>"""
        css="body{font:12pt/1.62 P052}.mg{position:absolute;left:11mm;top:14mm;width:28mm;height:268mm;border-right:1.4pt solid #000;font:bold 10.5pt P052;line-height:1.3}.mk{font:7pt 'Nimbus Sans Narrow';letter-spacing:1pt;margin-top:4mm}.pg{position:absolute;left:46mm;top:14mm;width:148mm}.h{font-size:11pt;line-height:1.4}h1{font:bold 17pt P052;margin:6mm 0 0;text-align:center}h2{font:italic 13pt P052;text-align:center;margin:0 0 3mm}.m{text-align:center;font:10.5pt Inconsolata;border:.6pt solid #000;padding:1mm;margin-bottom:3mm}p{text-align:justify;margin:0 0 3mm;text-indent:10mm}.av{font-size:10.5pt;line-height:1.45;padding-left:8mm;margin-bottom:3mm;text-align:justify}.s{text-align:center;line-height:1.25;font-size:11pt}.se{margin-top:5mm;font:9pt 'Nimbus Sans Narrow';border-top:.6pt solid #000;padding-top:1mm}"
        dom="casa de residência" if dd.year<1950 else "domicílio"
        over={"dados_pessoais.matrícula":c.mat if hasm else "","registro.livro":f"A-{c.liv}","autenticação.selo_digital":selo,"dados_pessoais.cpf":c.cpf if k==7 else ""}
        acc={"local_nascimento.estabelecimento":["","Domicílio",dom,"em "+dom]} if not c.estab else {}
        acc["registro.cartório"]=[cart+" de "+c.mun_r,cart+" - "+c.mun_r]
        for g,n in(("1",c.g1),("2",c.g2)):
            if n and not isinstance(n[1],str): acc[f"filiação.genitor_{g}.naturalidade"]=[nt(n[1])]
        if k==6:
            acc["observações.anotações"]=["O presente registro é feito fora do prazo legal, mediante despacho do Meritíssimo Juiz."]
        if not c.estab: over["local_nascimento.estabelecimento"]=dom
        for g,n in(("1",c.g1),("2",c.g2)):
            if n: over[f"filiação.genitor_{g}.naturalidade"]=tn(n[1])
        t=truth(form,k,c,tx=tx,cart=cart,twtext=twt,over=over,accept=acc)
        yield form,k,page("A4",css,body),t
