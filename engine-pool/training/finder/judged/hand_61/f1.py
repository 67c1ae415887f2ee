from lib import *
# ---------------------------------------------------------------- A Bahia, typewriter on a printed form
CA=[dict(d=(1952,5,23),mun="Cachoeira",uf="BA",hora="21:30",home=1,cor="parda"),
dict(d=(1949,1,1),mun="Ilhéus",uf="BA",est="Hospital São José",hora="04:15",cor="branca",fl="arab",fl2="lus"),
dict(d=(1938,11,30),mun="Caetité",uf="BA",hora="",home=1,cor="morena",single=1),
dict(d=(1897,6,24),mun="Santo Amaro",uf="BA",hora="12:00",home=1,cor="preta",rd=(1897,7,2),name="João Baptista de Sant'Anna",sex="M",fa="Manoel Theodoro de Sant'Anna",paf="Cândido de Sant'Anna",pam="Brígida Maria da Conceição",mo="Joana Baptista Muniz",maf="Zacarias Muniz"),
dict(d=(1955,8,9),mun="Itabuna",uf="BA",est="Maternidade Santa Cruz",hora="09:00",cor="branca",twins=["Cosme Damião Vilas Boas"],name="Damião Cosme Vilas Boas",sex="M",fa="Agenor Vilas Boas",paf="Leôncio Vilas Boas",pam="Umbelina Leal",mo="Noêmia Portela Vilas Boas",maf="Virgílio Portela"),
dict(d=(1921,3,7),mun="Jequié",uf="BA",hora="06:30",home=1,cor="parda",rd=(1951,2,14),avb="Registro tardio, feito de acôrdo com o despacho do M. M. Juiz de Direito da Comarca, de 10 de fevereiro de 1951."),
dict(d=(1957,12,12),mun="Feira de Santana",uf="BA",est="Casa de Saúde Santana",hora="15:40",cor="branca"),
dict(d=(1944,9,20),mun="Bom Jesus da Lapa",uf="BA",hora="23:10",home=1,cor="parda",anot="Casou-se nesta cidade em 4 de maio de 1958, conforme o livro B-9, fls. 31, termo 611.",ed=(1959,3,2))]
for c in CA: c.setdefault("ed",None)
def A(n):
    o={k:v for k,v in CA[n-1].items() if v is not None}
    r=rec("61A",n,"old",(1952,1960),o); g=r.rng
    r.bk=g.randint(2,38); r.v=g.choice(["","v","v"]); r.lf=g.randint(2,200); r.tm=g.randint(140,9800)
    r.est=r.est or "Domicílio"
    r.cart=f"Cartório do Registro Civil da Sede de {r.mun}"
    q=r.sex=="F"; a="a" if q else "o"
    t=lambda s:f'<span class="t">{e(s)}</span>'
    ano=r.bd.year
    nm_f=f'{t(r.fa)}, natural de {t(r.fan[0]+", "+UFN[r.fan[1]])}, de profissão {t(g.choice(["lavrador","negociante","artista","funcionário público","pescador"]))}, e de D. ' if r.fa else 'D. '
    local=("em domicílio dos pais, à rua "+g.choice(["do Fogo, 12","das Flores, s/n","Direita da Matriz, 40"]) if not o.get("est") and r.fa else "em domicílio, na fazenda Boa Sorte" if not o.get("est") else "no(a) "+r.est)
    hp=hw(r.hora) if r.hora else "- - - - -"
    avp=f'São avós paternos {t(r.paf)} e {t("D. "+r.pam)}; e maternos' if r.fa else f'São avós paternos {t("- o - o - o -")} e {t("- o - o -")}; e maternos'
    tw=f' Gêmeo com {t(r.twins[0])}.' if r.twins else ""
    obs=r.avb or r.anot or "- - - nada consta - - -"
    lf=f"{r.lf}{r.v}"
    css="""body{font-family:'Old Standard TT',serif;color:#2a1d10}.pg{background:#fbf6e6;padding:14mm 16mm 10mm 46mm}.side{position:absolute;left:10mm;top:14mm;width:30mm;bottom:14mm;border-right:1.2px solid #2a1d10;padding-right:3mm;text-align:center;font-size:9.5pt}
.side p{margin:2mm 0 0}.est{margin:5mm auto 0;width:22mm;height:28mm;border:2px dotted #555;padding:2mm 1mm;font-size:8pt;color:#376}.t{font-family:'Courier Prime',monospace;font-size:12pt;border-bottom:1px dotted #6b5a45;color:#111;padding:0 1mm}
h1{font:400 27pt 'Linux Libertine Display O',serif;letter-spacing:2px;margin:5mm 0 3mm;text-align:center}.h{text-align:center;font-size:12pt;line-height:1.5}.b{font-size:13pt;line-height:2.02;text-align:justify}.sg{margin-top:5mm;text-align:center;font-size:11pt}"""
    body=f"""<div class="side">{arms(78,'#2a1d10')}<p>Livro N.º</p><p>{t('A-%d'%r.bk)}</p><p>Fôlhas</p><p>{t(lf)}</p><p>Têrmo N.º</p><p>{t(f'{r.tm:,}'.replace(',','.'))}</p>
<div class="est">ESTAMPILHA<br>ESTADUAL<br><br><b>Cr$ {g.choice(['2,00','5,00','1,50'])}</b></div><div class="est" style="color:#833">EDUCAÇÃO E SAÚDE<br><br><b>Cr$ 0,80</b></div><p style="margin-top:8mm">Emolumentos</p><p>{t('Cr$ %d,00'%g.randint(8,30))}</p><div style="margin-top:9mm">{seal(92,'#4a3a7a','REGISTRO CIVIL * ESTADO DA BAHIA * ',-14)}</div></div>
<div class="h">ESTADOS UNIDOS DO BRASIL<br><b style="font-size:15pt">ESTADO DA BAHIA</b><br><i>Comarca e Município de</i> {t(r.mun)}<br>{e(r.cart)}</div><h1>Certidão de Nascimento</h1>
<div class="b"><b>CERTIFICO</b> que, no livro, às fôlhas e sob o têrmo à margem, do Registro de Nascimentos dêste Cartório, foi lavrado em {t(dw(r.rd))} o assento de {t(r.name)}, do sexo {t('feminino' if q else 'masculino')}, de côr {t(o['cor'])}, nascid{a} aos {t(dw(r.bd))}, às {t(hp)}, {t(local)}, nesta cidade, filh{a} {t(('legítim' if r.fa else 'natural')+(a if r.fa else ''))} de {nm_f}{t(r.mo)}, natural de {t(r.mon[0]+', '+UFN[r.mon[1]])}. {avp} {t(r.maf)} e {t('D. '+r.mam)}.{tw} Foi declarante {t('o pai' if r.fa else 'a própria mãe')} e serviram de testemunhas {t(person(g,'M','old',g.choice(SUR['lus'])))} e {t(person(g,'M','old',g.choice(SUR['lus'])))}. <b>Observações:</b> {t(obs)}<br>O referido é verdade e dou fé.</div>
<div class="sg">{t(r.mun+', '+dl(r.ed))}<br><div style="margin:1mm 0 -3mm">{sign(g,210,44,'#222')}</div>____________________________________<br>{t(r.officer)}<br><i>Oficial do Registro Civil</i></div>"""
    pr=[(r.fa,r.fan)] if r.fa else []
    s=parents(pr+[(r.mo,r.mon)]); ac={}
    for i,(nn,nt) in enumerate(pr+[(r.mo,r.mon)],1):
        s[f"filiação.genitor_{i}.naturalidade"]=f"{nt[0]}, {UFN[nt[1]]}"; ac[f"filiação.genitor_{i}.naturalidade"]=[f"{nt[0]} - {nt[1]}"]
    s.update({"dados_pessoais.data_nascimento.texto_completo":dw(r.bd),"dados_pessoais.sexo":"feminino" if q else "masculino","registro.livro":f"A-{r.bk}","registro.folha":lf,"registro.termo":f'{r.tm:,}'.replace(',','.')})
    if not o.get("est"): ac["local_nascimento.estabelecimento"]=["","domicílio dos pais",local,local[3:],"em domicílio"]
    if r.twins: s["gêmeos.informações_adicionais"]=r.twins[0]; ac["gêmeos.informações_adicionais"]=["Gêmeo com "+r.twins[0]]
    ac["registro.cartório"]=["Cartório do Registro Civil",f"Cartório do Registro Civil de {r.mun}"]
    return page(css,body),truth(r,set=s,acc=ac,joint=True),r
# ---------------------------------------------------------------- B Rio Grande do Sul, 1970s green printed form: label under the line, cells of the date
CB=[dict(d=(1971,4,2),mun="Caxias do Sul",uf="RS",est="Hospital Pompéia",fl="ita"),
dict(d=(1968,10,31),mun="Santa Cruz do Sul",uf="RS",est="Hospital Ana Nery",fl="ger"),
dict(d=(1974,2,28),mun="São Borja",uf="RS",est="Domicílio",single=1,hora="03:00"),
dict(d=(1946,7,15),mun="Bagé",uf="RS",est="Santa Casa de Caridade",avb="Por sentença do Juízo da 1ª Vara desta Comarca, de 12.06.1975, foi retificado o nome da mãe do registrado, que passa a constar como acima."),
dict(d=(1976,12,9),mun="Erechim",uf="RS",est="Hospital de Caridade",fl="pol",fl2="ita",twins=["Inês Piekarski Scopel","Lúcia Piekarski Scopel"],name="Vera Piekarski Scopel",sex="F",fa="Casimiro Scopel",mo="Edviges Piekarski Scopel",paf="Ângelo Scopel",maf="Estanislau Piekarski"),
dict(d=(1973,6,18),mun="Pelotas",uf="RS",est="Beneficência Portuguesa",anot="Casou em 11.01.1977 com Ivan Cardoso Nogueira, L. B-44, fls. 102, nº 8.803, neste Ofício.",sex="F",ed=(1979,8,14),rd=(1973,6,25)),
dict(d=(1966,1,20),mun="Ijuí",uf="RS",est="Hospital Bom Pastor",fl="ger",fl2="pol",rd=(1972,5,3)),
dict(d=(1969,9,7),mun="Garibaldi",uf="RS",est="Domicílio",fl="ita",hora="05:45",name="Antônio José De Marchi",sex="M",fa="Ângelo De Marchi",paf="Giácomo De Marchi",pam="Rosalina Tonietto")]
CB[5]["d"]=(1955,6,18);CB[5]["rd"]=(1955,6,25)
def B(n):
    o=CB[n-1]; r=rec("61B",n,"mid",(1977,1981),o); g=r.rng
    r.v=g.choice(["","v",""]); z=g.choice(["1ª","2ª","3ª"])
    r.cart=f"Ofício do Registro Civil das Pessoas Naturais da {z} Zona de {r.mun}"
    H,M=(r.hora.split(":")+[""])[:2] if r.hora else ("","")
    def f(lbl,v,fl=1,c=""): return f'<div class="f {c}" style="flex:{fl}"><div class="v">{e(v) if v else "&nbsp;"}</div><div class="l">{lbl}</div></div>'
    row=lambda *x:'<div class="r">'+"".join(x)+"</div>"
    no=lambda k,s:f'<div class="sec"><span class="no">{k}</span>{s}</div>'
    tws=", ".join(r.twins[:-1])+(" e " if len(r.twins)>1 else "")+r.twins[-1] if r.twins else ""
    css="""body{font-family:'URW Gothic','TeX Gyre Adventor',sans-serif;color:#0a5a35}.pg{padding:12mm 14mm 10mm 24mm}.bar{position:absolute;left:8mm;top:12mm;bottom:12mm;width:11mm;background:#0a5a35;color:#fff;display:flex;align-items:center;justify-content:center}.bar b{writing-mode:vertical-rl;transform:rotate(180deg);font-size:15pt;letter-spacing:5px;white-space:nowrap}
.r{display:flex;gap:3mm}.f{margin-top:2.2mm}.v{font:11.5pt 'TeX Gyre Cursor',monospace;font-weight:700;color:#1c1c2c;border-bottom:1px solid #0a5a35;min-height:16px;padding-left:2mm}.l{font-size:6.6pt;text-align:left;padding-left:1mm}.c .v{border:1px solid #0a5a35;text-align:center;padding:0;border-radius:2px}.c .l{text-align:center}.sec{position:relative;border:1px solid #9cc7b0;padding:.5mm 4mm 1.5mm 10mm;margin-top:2.6mm;border-radius:0 4mm 0 0}.no{position:absolute;left:2mm;top:1.5mm;font-size:12pt;font-weight:600}
.hd{display:flex;gap:5mm;align-items:center}.hd div{line-height:1.35}h1{font-size:19pt;margin:3mm 0 0;font-weight:600;letter-spacing:1px}.ft{display:flex;gap:6mm;margin-top:4mm;font-size:8.5pt;align-items:flex-end}"""
    lf=f"{r.lf}{r.v}"
    body=f"""<div class="bar"><b>REGISTRO CIVIL — NASCIMENTOS</b></div><div class="hd">{arms(70,'#0a5a35',1)}<div style="font-size:9.5pt">República Federativa do Brasil<br><b>ESTADO DO RIO GRANDE DO SUL</b><br>{e(r.cart)}<br>Comarca de {e(r.mun)}</div></div><h1>Certidão de Nascimento</h1><div style="font-size:7pt">Modelo RC-4 · válida em todo o território nacional</div>
{no(1,row(f('livro','A-%d'%r.bk),f('folhas',lf),f('número de ordem',f'{r.tm:,}'.replace(',','.')),f('dia',f'{r.rd.day:02d}',.5,'c'),f('mês',f'{r.rd.month:02d}',.5,'c'),f('ano do registro',r.rd.year,.8,'c')))}
{no(2,f('nome do registrado',r.name)+row(f('sexo','Feminino' if r.sex=='F' else 'Masculino',1.4),f('dia',f'{r.bd.day:02d}',.5,'c'),f('mês',f'{r.bd.month:02d}',.5,'c'),f('ano do nascimento',r.bd.year,.9,'c'),f('hora',H,.5,'c'),f('minutos',M,.5,'c')))}
{no(3,row(f('local de nascimento (hospital, casa de saúde, domicílio)',r.est,1.6),f('município',r.mun),f('Est.',r.uf,.25)))}
{no(4,row(f('pai',r.fa or '-x-x-x-x-x-',1.5),f('natural de',' - '.join(r.fan) if r.fan else '-x-x-x-'))+row(f('mãe',r.mo,1.5),f('natural de',' - '.join(r.mon))))}
{no(5,row(f('avô paterno',r.paf or '-x-x-x-'),f('avó paterna',r.pam or '-x-x-x-'))+row(f('avô materno',r.maf),f('avó materna',r.mam)))}
{no(6,row(f('declarante',r.fa or r.mo),f('profissão',g.choice(['industriário','agricultor','comerciário','bancário']),.6))+f('testemunhas',person(g,'M','old',g.choice(SUR['lus']))+' e '+person(g,'F','mid',g.choice(SUR['ger']))))}
{no(7,f('gêmeos: nome dos irmãos',tws or '-x-x-x-x-'))}
{no(8,f('averbações',r.avb or 'Nada consta')+f('anotações',r.anot or 'Nada consta'))}
<div class="ft"><div style="flex:1;border:1px solid #9cc7b0;padding:2mm">Custas: Cr$ {g.randint(20,90)},00<br>Taxa judiciária: isenta<br>Busca: Cr$ 4,50</div><div style="flex:2;text-align:center">O referido é verdade e dou fé.<br><span style="font:11pt 'TeX Gyre Cursor';font-weight:700;color:#1c1c2c">{e(r.mun)}, {dl(r.ed)}.</span><br>{sign(g,190,42,'#123')}<div style="border-top:1px solid #0a5a35"><span style="font:11pt 'TeX Gyre Cursor';font-weight:700;color:#1c1c2c">{e(r.officer)}</span><br>oficial do registro</div></div></div>"""
    ps=([(r.fa,r.fan)] if r.fa else [])+[(r.mo,r.mon)]
    s=parents(ps); s.update({"registro.livro":f"A-{r.bk}","registro.folha":lf,"registro.termo":f'{r.tm:,}'.replace(',','.'),"gêmeos.informações_adicionais":tws})
    ac={"registro.cartório":[f"Registro Civil das Pessoas Naturais da {z} Zona"]}
    if r.est=="Domicílio": ac["local_nascimento.estabelecimento"]=[""]
    return page(css,body),truth(r,set=s,acc=ac),r
# ---------------------------------------------------------------- C São Paulo, 1990s: dot matrix fill of the state's model
CC=[dict(d=(1991,3,14),mun="São Paulo",uf="SP",est="Hospital e Maternidade Leonor Mendes de Barros",sub="26º Subdistrito - Vila Prudente"),
dict(d=(1985,8,29),mun="Bauru",uf="SP",est="Maternidade Santa Isabel",fl="jap",sub="1º Subdistrito"),
dict(d=(1996,1,5),mun="Guaratinguetá",uf="SP",est="Santa Casa de Misericórdia",single=1,sex="M",acc={"filiação.genitor_2.nome_completo":["NÉLSON GODÓI PRADO"]},sub="Sede",avb="Por escritura pública lavrada no 1º Tabelião local em 09/10/1997, o registrado foi reconhecido como filho por Nélson Godói Prado, passando a assinar-se com o mesmo nome."),
dict(d=(1979,11,2),mun="Santo André",uf="SP",est="Hospital Municipal",sub="2º Subdistrito",fl="ita",anot="A registrada casou-se em 21/09/1996 (Livro B-120, fls. 88, nº 24.017)."  ,sex="F"),
dict(d=(1993,7,19),mun="Lins",uf="SP",est="Santa Casa de Lins",sub="Sede",twins=["Paulo Okubo Lacerda"],name="Marcos Okubo Lacerda",sex="M",fa="Wilson Lacerda",mo="Elizabete Okubo Lacerda",paf="Osório Lacerda",maf="Kenji Okubo",mam="Haruko Okubo"),
dict(d=(1963,5,6),mun="Itu",uf="SP",est="Domicílio",sub="Sede",hora="02:20"),
dict(d=(1989,2,17),mun="Campinas",uf="SP",est="Maternidade de Campinas",sub="3º Subdistrito",fl="arab",fl2="ita"),
dict(d=(1998,12,31),mun="Mogi das Cruzes",uf="SP",est="",hora="23:59",sub="1º Subdistrito",rd=(1999,1,18),dnv="38.120.447-6")]
def C(n):
    o=CC[n-1]; r=upper(rec("61C",n,"mid" if n!=8 else "new",(1999,2003),o)); g=r.rng
    r.bk=g.randint(30,400); r.v=g.choice(["","-V"]); sub=o["sub"]
    r.cart=f"REGISTRO CIVIL DAS PESSOAS NATURAIS DO {sub.upper()}" if sub!="Sede" else f"REGISTRO CIVIL DAS PESSOAS NATURAIS DA SEDE DE {r.mun}"
    L=[]
    def ln(k,v): L.append(f'<div class="d"><span class="k">{k}{"."*(20-len(k))}:</span><span class="x">{e(v)}</span></div>')
    q=r.sex=="F"; a="A" if q else "O"; lf=f"{r.lf}{r.v}"; tm=f'{r.tm:,}'.replace(',','.')
    ln("NOME",r.name); ln("SEXO","FEMININO" if q else "MASCULINO")
    ln("NASCID"+a+" EM",f"{dw(r.bd).upper()} ({dn(r.bd)})"); ln("HORÁRIO",r.hora.replace(":","H")+"MIN"if r.hora else "*****")
    ln("LOCAL",(r.est+", " if r.est else "")+f"{r.mun} - {r.uf}")
    ps=([(r.fa,r.fan)] if r.fa else [])+[(r.mo,r.mon)]
    ln("PAI",r.fa or "* * * * *"); ln("  NATURAL DE","/".join(r.fan) if r.fan else "* * *"); ln("MÃE",r.mo); ln("  NATURAL DE","/".join(r.mon))
    ln("AVÓS PATERNOS",f"{r.paf} E {r.pam}" if r.paf else "* * * * *"); ln("AVÓS MATERNOS",f"{r.maf} E {r.mam}")
    ln("GÊMEO","SIM, COM "+r.twins[0] if r.twins else "NÃO")
    ln("DECLARANTE","O PAI" if r.fa else "A MÃE")
    if r.dnv: ln("DN Nº",r.dnv)
    ln("REGISTRO FEITO EM",dn(r.rd))
    ln("OBSERVAÇÕES",r.avb or r.anot or "NADA MAIS CONSTA.")
    css="""body{font-family:'Liberation Sans Narrow',sans-serif;color:#7a1f1f}.pg{padding:0}.fr{position:absolute;left:9mm;right:9mm;top:9mm;bottom:9mm;border:3px double #7a1f1f;outline:1px solid #d9a9a9;outline-offset:-3mm;padding:8mm 9mm}.col{display:grid;grid-template-columns:22mm 1fr 42mm;gap:4mm;border-bottom:1.5px solid #7a1f1f;padding-bottom:3mm}.d{display:flex;font:10.6pt 'Cousine','Liberation Mono',monospace;line-height:1.36;color:#30304a;margin-top:2.1mm}.k{flex:0 0 46mm;white-space:pre}.x{flex:1}.bx{border:1px solid #7a1f1f;font-size:9pt;padding:1mm 2mm;margin-bottom:1mm}.bx b{float:right;font:10.5pt 'Cousine';color:#30304a}.wm{position:absolute;left:52mm;top:92mm}"""
    body=f"""<div class="fr"><div class="wm">{rosette(330,'#7a1f1f',.16)}</div><div class="col">{arms(76,'#7a1f1f',3)}<div style="text-align:center;font-size:11.5pt;line-height:1.4">REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DE SÃO PAULO<br><b>{e(r.cart)}</b><br>MUNICÍPIO E COMARCA DE {e(r.mun)}<br><small>{e(r.officer)} - OFICIAL</small></div><div><div class="bx">LIVRO <b>A-{r.bk}</b></div><div class="bx">FOLHA <b>{lf}</b></div><div class="bx">TERMO <b>{tm}</b></div></div></div>
<div style="font:700 21pt 'TeX Gyre Heros Cn';letter-spacing:7px;text-align:center;margin:5mm 0 2mm">CERTIDÃO DE NASCIMENTO</div><div style="font-size:10.5pt;margin-bottom:3mm">CERTIFICO que, revendo os livros de registro de nascimentos a meu cargo, deles consta no livro, folha e termo acima o assento com os seguintes dizeres:</div>{''.join(L)}
<div style="position:absolute;left:9mm;right:9mm;bottom:8mm"><div style="font-size:10.5pt">O referido é verdade e dou fé.</div><div class="d">{e(r.mun)}, {dl(r.ed).upper()}.</div><div style="display:flex;align-items:flex-end;gap:8mm"><div style="border:1px dashed #7a1f1f;padding:2mm 4mm;font-size:8.5pt">Ao Oficial R$ {g.randint(6,14)},{g.randint(10,99)}<br>Ao IPESP R$ 2,13<br>Total R$ {g.randint(15,22)},00</div><div style="text-align:center;flex:1;font-size:10pt">{sign(g,200,46)}<div style="border-top:1px solid #7a1f1f">{e(person(g,'F','mid','Toledo','Machado'))}<br>Escrevente Autorizada</div></div><div>{seal(82,'#7a1f1f','REGISTRO CIVIL - COMARCA - SÃO PAULO - ',8)}</div></div></div></div>"""
    s=parents(ps,"/"); s.update({"registro.livro":f"A-{r.bk}","registro.folha":lf,"registro.termo":tm,"dados_pessoais.data_nascimento.texto_completo":dw(r.bd).upper(),"dados_pessoais.sexo":"FEMININO" if q else "MASCULINO"})
    if r.twins: s["gêmeos.informações_adicionais"]=r.twins[0]
    ac={"gêmeos.informações_adicionais":["SIM, COM "+r.twins[0]]} if r.twins else {}
    ac["registro.cartório"]=[r.cart+" - "+r.mun,"REGISTRO CIVIL DAS PESSOAS NATURAIS"]
    if r.est=="DOMICÍLIO": ac["local_nascimento.estabelecimento"]=[""]
    return page(css,body),truth(r,set=s,acc=ac,joint=True),r
# ---------------------------------------------------------------- D Minas, national model 2010; labels in a ledger column at the left
CD=[dict(d=(2009,9,18),mun="Uberaba",uf="MG",est="Hospital Hélio Angotti Filho",dnv="30-49120388-1"),
dict(d=(1987,4,25),mun="Diamantina",uf="MG",est="Santa Casa de Caridade"),
dict(d=(2010,1,31),mun="Caratinga",uf="MG",est="Hospital Nossa Senhora Auxiliadora",twins=["Lívia Helena Quintão Drumond"],tm2=1,name="Laura Helena Quintão Drumond",sex="F",fa="Célio Drumond",mo="Denise Quintão",dnv="30-51004417-8"),
dict(d=(1958,12,3),mun="Januária",uf="MG",est="Domicílio",hora="",rd=(2010,8,16),avb="Registro lavrado fora do prazo legal, nos termos do art. 46 da Lei nº 6.015/73."),
dict(d=(2008,2,29),mun="Poços de Caldas",uf="MG",est="Santa Casa",single=1,ed=(2012,2,9),acc={"filiação.genitor_2.nome_completo":["Ademir Furtado Bueno"],"avós.paternos.avô":["Agenor Bueno"],"avós.paternos.avó":["Odete Furtado"]},dnv="30-44731905-3",avb="Averbada em 14/06/2011 a paternidade reconhecida por Ademir Furtado Bueno, nos termos da Lei nº 8.560/92; o registrado passa a ter por avós paternos Agenor Bueno e Odete Furtado."),
dict(d=(1976,6,11),mun="Araxá",uf="MG",est="Casa de Saúde São José",anot="Casou-se em 20/10/2001 com Sandra Peçanha Leal, que passou a assinar Sandra Peçanha, no livro B-41, folha 200, termo 9.871, deste Ofício.",sex="M"),
dict(d=(2011,10,12),mun="Teófilo Otoni",uf="MG",est="Hospital Santa Rosália",fl="ger",fl2="lus",dnv="30-58822016-0"),
dict(d=(1999,7,8),mun="São João del-Rei",uf="MG",est="Hospital Nossa Senhora das Mercês")]
def D(n):
    o=CD[n-1]; r=rec("61D",n,"new" if o["d"][0]>1995 else "mid",(2010,2014),o); g=r.rng
    if r.name=="Laura Helena Quintão Drumond": r.paf="Firmino Drumond"; r.maf="Abílio Quintão"
    if n==5: r.sex="M"; r.name="Otávio "+r.mo.split()[-1]
    r.cart=f"{g.choice(['Ofício','Cartório'])} do Registro Civil das Pessoas Naturais {'com Atribuição Notarial ' if n in(4,8) else ''}de {r.mun}"
    q=r.sex=="F"
    tm=matric(r.cns,r.rd.year,r.bk,r.lf,r.tm+1) if r.twins else ""
    ps=[(r.fa,r.fan)] if r.fa else []; ps+= [(r.mo,r.mon)]
    rows=[]
    def li(k,v,big=0): rows.append(f'<tr><th>{k}</th><td{" class=g" if big else ""}>{v}</td></tr>')
    li("NOME",e(r.name),1); li("MATRÍCULA",f'<span class="m">{r.mat}</span>')
    li("DATA DE NASCIMENTO<br>POR EXTENSO",e(dw(r.bd).capitalize())+f'<table class="c"><tr><td><i>dia</i>{r.bd.day:02d}</td><td><i>mês</i>{r.bd.month:02d}</td><td><i>ano</i>{r.bd.year}</td><td><i>hora</i>{r.hora or "----"}</td></tr></table>')
    li("MUNICÍPIO DE NASCIMENTO E UF",f"{r.mun} / {r.uf}"); li("MUNICÍPIO DE REGISTRO E UF",f"{r.rm} / {r.ru}")
    li("LOCAL DE NASCIMENTO",e(r.est)); li("SEXO","Feminino" if q else "Masculino")
    li("FILIAÇÃO","<br>".join(f"{e(a)}, natural de {b[0]} / {b[1]}" for a,b in ps))
    av=([f"Paternos: {r.paf} e {r.pam}"] if r.paf else [])+[f"Maternos: {r.maf} e {r.mam}"]
    li("AVÓS",e("\n".join(av)).replace("\n","<br>"))
    li("GÊMEO",("Sim" if r.twins else "Não")); li("NOME E MATRÍCULA DO(S) GÊMEO(S)",e(r.twins[0])+f"<br>{tm}" if r.twins else "Não se aplica")
    li("DATA DO REGISTRO POR EXTENSO",e(dw(r.rd).capitalize())); li("NÚMERO DA DNV",r.dnv or "Não consta")
    li("OBSERVAÇÕES / AVERBAÇÕES",e(r.avb or r.anot or "Sem averbações."))
    css="""body{font-family:'Lato',sans-serif;color:#1d2440}.pg{padding:11mm 13mm}table.o{width:100%;border-collapse:collapse;margin-top:4mm}.o>tbody>tr>th{width:44mm;background:#e3e9f4;font:700 7.4pt 'Lato';text-align:right;padding:1.8mm 3mm;border-bottom:2px solid #fff;vertical-align:top;color:#33508f}.o>tbody>tr>td{border-bottom:1px solid #bcc8e0;font:11pt 'Caladea',serif;padding:1.5mm 3mm;line-height:1.35}.g{font-weight:700!important;font-size:15pt!important}.m{font:12pt 'Inconsolata',monospace;letter-spacing:.5px}.c{margin-top:1.5mm;border-collapse:collapse}.c td{border:1px solid #33508f;padding:1mm 5mm;text-align:center}.c i{display:block;font:6.5pt 'Lato';color:#33508f}.ft{display:grid;grid-template-columns:1fr 1fr;gap:6mm;margin-top:5mm;font-size:9pt;line-height:1.5}"""
    tj=f"{''.join(g.choice('ABCDEFGH') for _ in range(3))} {g.randint(10000,99999)}"; r.selo=tj
    body=f"""<div style="text-align:center">{arms(58,'#33508f',0)}<div style="font:700 12pt 'Lato';letter-spacing:1px">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font-size:10.5pt">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div style="font:700 22pt 'Caladea';color:#33508f;margin-top:1mm">CERTIDÃO DE NASCIMENTO</div></div><table class="o"><tbody>{''.join(rows)}</tbody></table>
<div class="ft"><div style="border-left:3px solid #33508f;padding-left:3mm"><b>Nome do Ofício</b><br>{e(r.cart)}<br><b>Oficial Registrador(a)</b><br>{e(r.officer)}<br><b>Município / UF</b><br>{r.rm} / {r.ru}<br><b>Endereço</b><br>Praça {g.choice(['da Matriz','Tiradentes','Rui Barbosa'])}, {g.randint(10,400)} – Centro</div><div style="text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{r.rm}, {dl(r.ed)}.<br>{sign(g,180,40)}<div style="border-top:1px solid #33508f">Assinatura do Oficial</div><div style="border:1px solid #999;margin-top:2mm;padding:1.5mm;font-size:8pt">CORREGEDORIA-GERAL DE JUSTIÇA – TJMG<br>Selo de fiscalização <b>{tj}</b></div></div></div>"""
    s=parents(ps," / "); s.update({"dados_pessoais.matrícula":r.mat,"dados_pessoais.data_nascimento.texto_completo":dw(r.bd).capitalize(),"registro.livro":str(r.bk),"registro.folha":str(r.lf),"registro.termo":str(r.tm)})
    ac={}
    if r.twins: s["gêmeos.informações_adicionais"]=r.twins[0]+" "+tm
    if r.est=="Domicílio": ac["local_nascimento.estabelecimento"]=[""]
    return page(css,body),truth(r,set=s,acc=ac,joint=True),r
# ---------------------------------------------------------------- E Provimento 63 (2018), with CPF and the table of cadastro
CE=[dict(d=(2018,3,9),mun="Fortaleza",uf="CE",est="Maternidade Escola Assis",dnv="30-74421983-6"),
dict(d=(1964,8,21),mun="Joinville",uf="SC",est="Maternidade Darcy Vargas",fl="ger",cadn=3),
dict(d=(2019,11,15),mun="Cuiabá",uf="MT",hora="00:12",rm="Várzea Grande",ru="MT",est="Hospital Geral Universitário",dnv="30-80017754-2",twins=["Bernardo Arruda Leal","Benício Arruda Leal"],name="Vicente Arruda Leal",sex="M",fa="Márcio Leal",mo="Silvana Arruda"),
dict(d=(1990,5,1),mun="Vitória",uf="ES",est="Hospital Santa Rita",cadn=2,avb="Averbação: alteração do prenome e do gênero, nos termos do Provimento nº 73/2018 do CNJ, em 27/08/2019.",strip=1),
dict(d=(2017,6,30),mun="Teresina",uf="PI",est="Maternidade Dona Evangelina",single=1,dnv="30-71190042-9"),
dict(d=(1935,10,10),mun="Curitiba",uf="PR",est="Domicílio",fl="pol",hora="",cadn=1,anot="Faleceu em 03/02/2020, óbito registrado no Livro C-210, folha 17, termo 88.412, no 2º Ofício de Curitiba/PR."),
dict(d=(2020,2,29),mun="Campo Grande",uf="MS",est="Hospital da Mulher Vovó Honória",fl="jap",fl2="lus",dnv="30-81200931-7"),
dict(d=(1982,12,25),mun="Macapá",uf="AP",est="Hospital Mãe Luzia",cadn=4,sex="F",anot="Casou-se com Jorge Távora Sobral em 17/05/2008, Livro B-33, folha 145, termo 6.602; divorciou-se em 30/09/2017.")]
def E(n):
    o=CE[n-1]; r=rec("61E",n,"new" if o["d"][0]>2000 else "mid" if o["d"][0]>1950 else "old",(2018,2021),o); g=r.rng
    if n==3: r.paf,r.maf="Gilberto Leal","Sebastião Arruda"
    r.avb=r.avb.replace("Averbação: ","").replace("alteração do","Alteração do") if o.get("strip") else r.avb
    if n!=6: r.cpf=cpf(g)
    if n==6 and r.ed<datetime.date(2020,3,1): r.ed=datetime.date(2020,6,17)
    if n==4 and r.ed<datetime.date(2019,9,1): r.ed=datetime.date(2019,11,5)
    r.cart=f"{g.choice(['1º','2º','3º'])} Ofício de Registro Civil das Pessoas Naturais de {r.rm}"
    cn=o.get("cadn",0); cad=[]
    CT=[("RG",f"{g.randint(10,59)}.{g.randint(100,999)}.{g.randint(100,999)}-{g.randint(0,9)}",f"{g.randint(1,28):02d}/0{g.randint(1,9)}/20{g.randint(10,17)}","SSP/"+r.uf),("Título de Eleitor",f"{g.randint(1000,9999)} {g.randint(1000,9999)} {g.randint(1000,9999)}","-","TRE/"+r.uf),("PIS/NIS",f"1{g.randint(10,99)}.{g.randint(10000,99999)}.{g.randint(10,99)}-{g.randint(0,9)}","-","-"),("Passaporte",f"F{g.choice('ABCDEFG')}{g.randint(100000,999999)}",f"11/0{g.randint(1,9)}/2016","DPF")]
    trs=""
    for i,x in enumerate(CT): 
        if i<cn: cad.append(x[1]); trs+="<tr>"+"".join(f"<td>{y}</td>" for y in x)+"</tr>"
        else: trs+=f"<tr><td>{x[0]}</td><td>---</td><td>---</td><td>---</td></tr>"
    bx=lambda l,v,span=1,c="":f'<div class="b {c}" style="grid-column:span {span}"><small>{l}</small>{v}</div>'
    q=r.sex=="F"
    ps=([(r.mo,r.mon)]+([(r.fa,r.fan)] if r.fa else []))
    cel=lambda t:"".join(f"<u>{x}</u>" for x in t)
    tms=[matric(r.cns,r.rd.year,r.bk,r.lf,r.tm+1+i) for i in range(len(r.twins))]
    gem="; ".join(f"{a}, matrícula {b}" for a,b in zip(r.twins,tms))
    r.selo="".join(g.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(4))+str(g.randint(10000000,99999999))
    css="""body{font-family:'Roboto Condensed',sans-serif;color:#222}.pg{padding:9mm 11mm}.gr{display:grid;grid-template-columns:repeat(12,1fr);gap:1.6mm}.b{border:1px solid #8a8a8a;border-radius:1.8mm;padding:.8mm 2mm 1.2mm;font:10.6pt 'Carlito',sans-serif;min-height:10.2mm;line-height:1.25}.b small{display:block;font:6.8pt 'Roboto Condensed';color:#7b4a00;text-transform:none;letter-spacing:.3px}.s{background:#fdf3df}.b u{display:inline-block;text-decoration:none;border:1px solid #7b4a00;width:5.2mm;text-align:center;margin-right:.6mm}.t{width:100%;border-collapse:collapse;font-size:8.6pt}.t td,.t th{border:1px solid #aaa;padding:.6mm 2mm;text-align:left}.t th{background:#7b4a00;color:#fff;font-weight:400}"""
    body=f"""<div style="position:absolute;left:0;top:0">{guill(793,60,'#b9770e',8,16,.5)}</div><div style="position:relative;text-align:center;padding-top:3mm;margin-bottom:2mm">{arms(50,'#7b4a00',0)}<div style="font-size:12pt">REPÚBLICA FEDERATIVA DO BRASIL · REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div style="font:700 18pt 'Roboto';letter-spacing:3px">CERTIDÃO DE NASCIMENTO</div></div>
<div class="gr">{bx('Nome',f'<b style="font-size:14pt">{e(r.name)}</b>',8)}{bx('Número do CPF',r.cpf or 'Não informado',4,'s')}{bx('Matrícula',f'<span style="font:12.5pt DejaVu Sans Mono;letter-spacing:-.5px">{r.mat}</span>',12)}
{bx('Data de nascimento por extenso',dw(r.bd),6)}{bx('Dia',cel(f'{r.bd.day:02d}'),2,'s')}{bx('Mês',cel(f'{r.bd.month:02d}'),2,'s')}{bx('Ano',cel(str(r.bd.year)),2,'s')}
{bx('Hora de nascimento',(r.hora+' h') if r.hora else 'Ignorada',3)}{bx('Naturalidade',f'{r.mun} - {r.uf}',5)}{bx('Sexo','Feminino' if q else 'Masculino',4)}
{bx('Município de registro / Unidade da Federação',f'{r.rm} - {r.ru}',6)}{bx('Local, município de nascimento e UF',f'{e(r.est)}, {r.mun} - {r.uf}',6)}
{bx('Filiação','<br>'.join(f'{e(a)} – natural de {b[0]} - {b[1]}' for a,b in ps),12)}{bx('Avós maternos',e(r.maf)+'<br>'+e(r.mam),6)}{bx('Avós paternos',(e(r.paf)+'<br>'+e(r.pam)) if r.paf else '**********',6)}
{bx('Gêmeo','Sim' if r.twins else 'Não',2)}{bx('Nome e matrícula do(s) gêmeo(s)',e(gem) or '**********',10)}{bx('Data de registro por extenso',dw(r.rd),7)}{bx('Número da DNV/DO',r.dnv or '**********',5)}
{bx('Averbações/Anotações a acrescer',e(r.avb or r.anot or 'Nada consta.'),12)}</div>
<div style="font-size:9pt;margin:2.5mm 0 1mm;color:#7b4a00">Anotações de cadastro</div><table class="t"><tr><th>Tipo de documento</th><th>Número</th><th>Data de expedição</th><th>Órgão expedidor</th></tr>{trs}</table><div style="font-size:6.8pt">* As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigida.</div>
<div style="display:grid;grid-template-columns:1.1fr 1fr 1fr;gap:4mm;margin-top:3mm;font-size:8.8pt;line-height:1.4"><div class="b" style="font-size:9pt">{e(r.cart)}<br>Oficial: {e(r.officer)}<br>{r.rm} - {r.ru}<br>CEP {g.randint(10,99)}{g.randint(100,999)}-{g.randint(100,999)} · tel. (00) 0000-0000</div><div style="text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{r.rm}/{r.ru}, {dn(r.ed)}<br>{sign(g,150,34)}<br>{e(person(g,'F','mid','Fontes','Miranda'))}<br>Escrevente</div><div style="border:1.5px solid #7b4a00;padding:2mm;text-align:center">PODER JUDICIÁRIO<br>Selo Digital de Fiscalização<br><b>{r.selo}</b><br>{bars(g,130,16)}<br>Emolumentos: isento</div></div>"""
    s=parents(ps); s.update({"dados_pessoais.matrícula":r.mat,"dados_pessoais.naturalidade":f"{r.mun} - {r.uf}","dados_pessoais.data_nascimento.texto_completo":dw(r.bd),"registro.livro":str(r.bk),"registro.folha":str(r.lf),"registro.termo":str(r.tm),"gêmeos.informações_adicionais":gem})
    ac={"local_nascimento.estabelecimento":[""]} if r.est=="Domicílio" else {}
    return page(css,body),truth(r,set=s,acc=ac,joint=True,cad=cad,natlabel=1),r
