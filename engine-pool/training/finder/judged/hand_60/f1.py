# -*- coding: utf-8 -*-
from lib import *
def fields(css_l,css_v): return None
# ---------------------------------------------------------------- 60A
def A():
    form="60A"
    cs=[gen(form,1,2018,2023,uf="SC",fl="germ",fl2="luso",em=(2023,2024)),
        gen(form,2,2019,2023,uf="AM",mun="São Gabriel da Cachoeira",fl="ind",casa=True,lag=420,em=(2024,2025)),
        gen(form,3,2017,2022,uf="PE",so_mae=True,longo=True,em=(2022,2023)),
        gen(form,4,2018,2021,uf="SP",maes=True,fl="ital",em=(2021,2022)),
        gen(form,5,2018,2023,uf="GO",gem=1,em=(2023,2024)),
        gen(form,6,1958,1969,uf="RS",mun="Sant'Ana do Livramento",fl="ital",fl2="luso",em=(2020,2021)),
        gen(form,7,1990,1999,uf="PR",fl="slav",em=(2019,2022),n1="Lódz - Polônia"),
        gen(form,8,2020,2023,uf="RJ",fl="luso",jr="Júnior",sexo="M",em=(2024,2025))]
    for k,c in enumerate(cs,1):
        r=c.r
        c=U(c)
        etn=""
        if k==2: c.anot="REGISTRO TARDIO LAVRADO NA FORMA DO PROVIMENTO Nº 28/2013 DO CNJ. ETNIA DO REGISTRADO: BANIWA. ALDEIA DE ORIGEM: ASSUNÇÃO DO IÇANA."
        if k==3: c.averb="CPF INSCRITO NO ATO DO REGISTRO."; c.averb="À MARGEM DO TERMO CONSTA A AVERBAÇÃO DE ALTERAÇÃO DO PATRONÍMICO DA GENITORA, FEITA EM 14/03/%d, MEDIANTE APRESENTAÇÃO DA CERTIDÃO DE CASAMENTO."%c.em.year if c.em.month>3 else ""
        if k==6: c.averb="CASOU-SE EM 22/09/1984, NO OFÍCIO DE REGISTRO CIVIL DE DOM PEDRITO - RS, LIVRO B-31, FOLHAS 118, TERMO 4.207, CONTINUANDO A ASSINAR O MESMO NOME."
        if k==7: c.anot="INCLUÍDO O NÚMERO DO CPF DO REGISTRADO EM %s, CONFORME ART. 6º DO PROVIMENTO Nº 63/2017."%dnum(c.dreg.replace(year=2018))
        cart="OFÍCIO DE REGISTRO CIVIL DAS PESSOAS NATURAIS DE "+c.mun_r if k%2 else r.choice(["1º","2º","3º"])+" OFÍCIO DE REGISTRO CIVIL DAS PESSOAS NATURAIS"
        hasdnv=c.dreg.year>2000 and not c.casa
        cad=[]; rows=""
        rg=f"{N(r,1)}.{N(r,3)}.{N(r,3)} SSP/{c.uf_r}"
        for nm,v in (("RG",rg if k in(6,7) else ""),("PIS/NIS",f"{N(r,3)}.{N(r,5)}.{N(r,2)}-{N(r,1)}" if k in (6,) else ""),("PASSAPORTE",""),("CARTÃO NACIONAL DE SAÚDE",f"7{N(r,2)} {N(r,4)} {N(r,4)} {N(r,4)}" if k in(1,6,8) else ""),("TÍTULO DE ELEITOR",f"{N(r,4)} {N(r,4)} {N(r,4)}" if k==7 else "")):
            rows+=f"<tr><td>{nm}</td><td>{v or '---'}</td></tr>"
            if v: cad.append(v)
        selo=f"{L(r,3)}{N(r,5)}-{L(r,1)}{N(r,1)}{L(r,1)}{N(r,1)}"
        g2=c.g2
        def card(i,p,av,side):
            if not p: return "<div class='card'><h4>GENITOR(A) 2</h4><div class=l>Nome</div><div class=v>***</div><div class=l>Naturalidade</div><div class=v>***</div><div class=l>Avós</div><div class=v>***</div></div>"
            return f"<div class='card'><h4>GENITOR(A) {i}</h4><div class=l>Nome</div><div class=v>{H(p[0])}</div><div class=l>Naturalidade</div><div class=v>{H(nt(p[1],'/'))}</div><div class=l>{side}</div><div class=v>{H(av[0])}<br>{H(av[1])}</div></div>"
        if c.so_mae: cards=card(1,c.g1,c.avm,"Avós maternos")+card(2,None,None,"")
        elif c.maes: cards=card(1,c.g1,c.avp,"Avós (ascendentes de 1)")+card(2,c.g2,c.avm,"Avós (ascendentes de 2)")
        else: cards=card(1,c.g1,c.avp,"Avós paternos")+card(2,c.g2,c.avm,"Avós maternos")
        own=c.mun_n+"/"+c.uf_n
        tw="NÃO"; twt=""
        if c.twins: twt=c.twins[0][0]+" - MATRÍCULA "+c.twins[0][1]; tw="SIM"
        notes=" ".join(x for x in(c.averb,c.anot) if x) or "NADA CONSTA."
        def f(l,v,g): return f"<div class=f style='grid-column:span {g}'><div class=l>{l}</div><div class=v>{H(v)}</div></div>"
        body=f"""<div class=side><div class=st>SELO DIGITAL {selo} &nbsp;·&nbsp; consulte a autenticidade no sítio do Tribunal de Justiça</div></div><div class=pg>
<div class=hd>{arms(52,'#0f4c75')}<div class=tt><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<div class=big>Certidão de Nascimento</div></div>{qr(r,58)}</div>
<div class=gr>{f('Nome',c.nome,12)}{f('CPF',c.cpf if k!=7 else c.cpf,4)}{f('Matrícula',c.mat,8)}
{f('Data de nascimento por extenso',dwords(c.nasc,False).upper(),7)}{f('Dia','%02d'%c.nasc.day,1)}{f('Mês','%02d'%c.nasc.month,1)}{f('Ano',str(c.nasc.year),1)}{f('Hora','%02d:%02d h'%c.hora,2)}
{f('Naturalidade',own,5)}{f('Sexo','MASCULINO' if c.sexo=='M' else 'FEMININO',3)}{f('Município de registro e UF',c.mun_r+'/'+c.uf_r,4)}
{f('Local, município de nascimento e UF',(c.estab or 'DOMICÍLIO')+', '+c.mun_n+'/'+c.uf_n,12)}</div>
<h3>Filiação</h3><div class=cards>{cards}</div>
<div class=gr>{f('Gêmeo',tw,2)}{f('Nome e matrícula do(s) gêmeo(s)',twt or '---',10)}{f('Data do registro por extenso',dwords(c.dreg,False).upper(),8)}{f('Número da DNV',c.dnv if hasdnv else 'IGNORADO',4)}</div>
<h3>Averbações / anotações à margem do termo</h3><div class=notes>{H(notes)}</div>
<div class=two><div><h3>Anotações de cadastro</h3><table>{rows}</table></div><div class=ft><h3>Ofício</h3><b>{H(cart)}</b><br>Oficial(a): {H(c.off)}<br>{H(c.mun_r)} - {c.uf_r}<br>{H(c.rua)}</div></div>
<div class=fim>O conteúdo da certidão é verdadeiro. Dou fé.<br>{H(c.mun_r.title() if False else c.mun_r)}/{c.uf_r}, {dlong(c.em)}.<br>{sign(r,150,36)}<br>{H(c.esc)} - ESCREVENTE AUTORIZADO(A)</div></div>"""
        css="body{font:9.5pt 'Roboto Condensed'}.side{position:absolute;left:0;top:0;width:12mm;height:297mm;background:#0f4c75;color:#fff}.st{position:absolute;left:3.5mm;top:280mm;transform-origin:0 0;transform:rotate(-90deg);white-space:nowrap;font-size:8pt;letter-spacing:.4pt}.pg{position:absolute;left:19mm;top:11mm;width:178mm}.hd{display:flex;align-items:center;justify-content:space-between;border-bottom:2pt solid #0f4c75;padding-bottom:3mm}.tt{text-align:center;color:#0f4c75}.big{font:bold 19pt Caladea;margin-top:1mm}.gr{display:grid;grid-template-columns:repeat(12,1fr);gap:1.5mm;margin-top:3mm}.f{background:#eef5fa;border-left:1.6pt solid #3282b8;padding:1mm 1.6mm;min-height:9.4mm}.l{font-size:6.8pt;color:#4a6572}.v{font-weight:600;font-size:10pt}h3{font:bold 9pt 'Roboto';color:#0f4c75;margin:4mm 0 1.4mm}.cards{display:flex;gap:3mm}.card{flex:1;border:.7pt solid #3282b8;border-radius:2mm;padding:2mm 3mm}h4{margin:0 0 1mm;font-size:8pt;color:#3282b8;letter-spacing:1pt}.notes{border:.7pt dashed #3282b8;min-height:20mm;padding:2mm;font-size:9.5pt}.two{display:flex;gap:6mm}.two>div{flex:1}table{border-collapse:collapse;width:100%}td{border:.5pt solid #9bb;padding:.7mm 1.5mm;font-size:8.5pt}.ft{line-height:1.35}.fim{text-align:center;margin-top:6mm;line-height:1.5}"
        acc={"registro.cartório":[cart+" DE "+c.mun_r] if not k%2 else []}
        if not acc["registro.cartório"]: acc={}
        over={"dados_pessoais.cpf":c.cpf,"dados_pessoais.matrícula":c.mat,"registro.número_dnv":c.dnv if hasdnv else "","autenticação.selo_digital":selo}
        t=truth(form,k,c,sep="/",own=own,tx=dwords(c.nasc,False).upper(),domi="DOMICÍLIO",cart=cart,joint=True,cad=cad,twtext=twt,over=over,accept=acc)
        yield form,k,page("A4",css,body),t
# ---------------------------------------------------------------- 60B 2010 model
def B():
    form="60B"
    cs=[gen(form,1,2010,2014,uf="MG",em=(2014,2016)),
        gen(form,2,2009,2013,uf="BA",gem=2,em=(2013,2015)),
        gen(form,3,1976,1985,uf="SP",mun="Santa Bárbara d'Oeste",fl="jap",em=(2011,2016)),
        gen(form,4,2010,2014,uf="PI",so_mae=True,em=(2014,2016)),
        gen(form,5,1948,1957,uf="ES",mun="Santa Teresa",fl="ital",casa=True,em=(2010,2013)),
        gen(form,6,2011,2014,uf="RR",mun="Caracaraí",nmun="Boa Vista",fl="ind",fl2="comum",em=(2014,2016)),
        gen(form,7,1995,2003,uf="TO",maefirst=True,longo=True,em=(2012,2015)),
        gen(form,8,2012,2014,uf="CE",fl="arab",fl2="comum",em=(2014,2016))]
    for k,c in enumerate(cs,1):
        r=c.r; pre="Pref"
        if k==3: c.averb=f"Por mandado do MM. Juiz de Direito da 2ª Vara Cível desta Comarca, expedido em 09/06/2004, foi retificado o nome da genitora da registrada para {c.mae[0]}, e não como constou." if c.sexo=="F" else f"Por mandado do MM. Juiz de Direito da 2ª Vara Cível desta Comarca, expedido em 09/06/2004, foi retificado o nome da genitora do registrado para {c.mae[0]}, e não como constou."
        if k==5: c.averb=("O registrado" if c.sexo=="M" else "A registrada")+" contraiu matrimônio aos 17/07/1976, no Cartório de São Roque do Canaã - ES, às fls. 44 do livro B-12, sob nº 1.803."
        if k==7: c.averb="Reconhecimento voluntário de paternidade averbado em 11/04/2012, nos termos do Provimento nº 16 do Conselho Nacional de Justiça, passando a constar o nome do pai e dos avós paternos."
        if k==7 and c.em<datetime.date(2012,4,12): c.em=datetime.date(2012,6,18)
        cart=["Registro Civil das Pessoas Naturais do 2º Subdistrito","Cartório do Registro Civil - 1ª Circunscrição","Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede","1º Ofício de Notas e Registro Civil","Cartório Vale do Canaã - Registro Civil e Tabelionato","Cartório do Ofício Único de Caracaraí","Cartório de Registro Civil das Pessoas Naturais","Cartório Jereissara - Registro Civil da 4ª Zona"][k-1]
        hasd=c.dreg.year>=2010 and k!=6
        tx=dwords(c.nasc)
        selo={0:"",1:f"Selo de Fiscalização {L(r,3)} {N(r,5)}"}[k%2]
        scode=selo.replace("Selo de Fiscalização ","")
        fil=(f"{c.g1[0]}, natural de {nt(c.g1[1])}"+(f"; e {c.g2[0]}, natural de {nt(c.g2[1])}." if c.g2 else "."))
        av=("PATERNOS: "+c.avp[0]+" e "+c.avp[1]+".<br>" if c.avp[0] else "")+"MATERNOS: "+c.avm[0]+" e "+c.avm[1]+"."
        twt=" e ".join(t[0]+" (matrícula "+t[1]+")" for t in c.twins)
        notes=c.averb or "Nenhuma."
        b=lambda l,v,w="100%":f"<div class=b style='width:{w}'><div class=l>{l}</div><div class=v>{v}</div></div>"
        hora="%02d:%02d horas"%c.hora if k%3 else hwords(*c.hora,day=False)
        body=f"""<div class=wm>{arms(380,'#777',.10)}</div><div class=pg><div class=c>{arms(70,'#222')}<div class=t1>REPÚBLICA FEDERATIVA DO BRASIL</div><div class=t2>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class=t3>CERTIDÃO DE NASCIMENTO</div>
<div class=l2>NOME:</div><div class=nm>{H(c.nome)}</div><div class=l2>MATRÍCULA:</div><div class=mt>{c.mat}</div></div>
<div class=row>{b('DATA DE NASCIMENTO POR EXTENSO',tx,'64%')}{b('DIA','%02d'%c.nasc.day,'11%')}{b('MÊS','%02d'%c.nasc.month,'11%')}{b('ANO',c.nasc.year,'14%')}</div>
<div class=row>{b('HORA DE NASCIMENTO',hora,'38%')}{b('MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO',H(c.mun_n)+' - '+c.uf_n,'62%')}</div>
<div class=row>{b('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO',H(c.mun_r)+' - '+c.uf_r,'46%')}{b('LOCAL DE NASCIMENTO',H(c.estab or 'Domicílio'),'38%')}{b('SEXO','masculino' if c.sexo=='M' else 'feminino','16%')}</div>
{b('FILIAÇÃO',H(fil))}{b('AVÓS',av)}
<div class=row>{b('GÊMEO','sim' if c.twins else 'não','14%')}{b('NOME E MATRÍCULA DO(S) GÊMEO(S)',H(twt) or 'xxxxxxxxxx','86%')}</div>
<div class=row>{b('DATA DO REGISTRO POR EXTENSO',dwords(c.dreg),'62%')}{b('NÚMERO DA DNV / DECLARAÇÃO DE NASCIDO VIVO',c.dnv if hasd else 'xxxxxxxxxx','38%')}</div>
<div class='b ob'><div class=l>OBSERVAÇÕES / AVERBAÇÕES</div><div class=v>{H(notes)}</div></div>
<div class=foot><div class=of><i>Nome do ofício</i><br><b>{H(cart)}</b><br><i>Oficial registrador</i><br><b>{H(c.off)}</b><br><i>Município / UF</i><br><b>{H(c.mun_r)} / {c.uf_r}</b><br><i>Endereço</i><br>{H(c.rua)}</div><div class=as>O conteúdo da certidão é verdadeiro. Dou fé.<br><br>Data e local: {H(c.mun_r)}, {dlong(c.em)}<br>{sign(r,170,44,'#222')}<br><span class=ln>Assinatura do oficial</span><br><small>{selo}</small></div></div></div>"""
        css="body{font:10.5pt Tinos}.wm{position:absolute;left:52mm;top:90mm}.pg{position:absolute;left:16mm;top:10mm;width:178mm}.c{text-align:center}.t1{font:bold 12pt Tinos}.t2{font:11pt Tinos}.t3{font:bold 17pt Tinos;letter-spacing:2pt;margin:1mm 0 3mm}.l2{font:bold 8pt Tinos}.nm{font:bold 15pt Tinos;margin-bottom:1.5mm}.mt{font:bold 12.5pt Tinos;margin-bottom:3mm}.row{display:flex}.b{border:.8pt solid #000;margin:-.4pt;padding:.8mm 1.6mm 1.4mm;min-height:10.5mm}.l{font:7pt Tinos;letter-spacing:.2pt}.v{font-size:11pt}.ob{min-height:32mm}.foot{display:flex;margin-top:5mm;gap:5mm}.of{width:48%;border:.8pt solid #000;padding:2mm;line-height:1.25}.of i{font-size:8pt}.as{flex:1;text-align:center;line-height:1.4}.ln{border-top:.7pt solid #000;padding:0 12mm}"
        # k7: mãe first in filiação
        t=truth(form,k,c,tx=tx,cart=cart,joint=True,twtext=twt,over={"dados_pessoais.matrícula":c.mat,"registro.número_dnv":c.dnv if hasd else "","autenticação.selo_digital":scode})
        yield form,k,page("A4",css,body),t
# ---------------------------------------------------------------- 60C numbered
def Cc():
    form="60C"
    cs=[gen(form,1,2018,2021,uf="PA",mun="Óbidos",nmun="Santarém",em=(2022,2024)),
        gen(form,2,2019,2022,uf="DF",pais=True,fl="luso",em=(2023,2024)),
        gen(form,3,2019,2022,uf="AP",so_mae=True,casa=True,sexo="F",em=(2023,2025)),
        gen(form,4,1985,1994,uf="MT",fl="arab",fl2="luso",sexo="F",em=(2020,2023)),
        gen(form,5,2018,2022,uf="RN",gem=1,em=(2023,2024)),
        gen(form,6,1966,1974,uf="PR",mun="Prudentópolis",fl="slav",semhora=True,em=(2019,2022)),
        gen(form,7,2021,2023,uf="MA",mun="Barra do Corda",fl="ind",em=(2024,2025)),
        gen(form,8,2003,2008,uf="AL",mun="Olho d'Água das Flores",lag=1460,em=(2019,2022),longo=True)]
    for k,c in enumerate(cs,1):
        r=c.r
        nm2=None
        if k==4:
            c.averb="Divórcio: por escritura pública lavrada em 05/10/2017, no 3º Tabelionato de Notas de Cuiabá - MT, voltando a registrada a usar o nome de solteira."
            c.anot="Casamento registrado em 12/12/2009, no 2º Ofício de Rondonópolis - MT, matrícula "+matricula(c.cns,2009,61,77,11890,2)+"."
        if k==5: c.averb="Paternidade reconhecida em 02/02/2023, por escritura pública, passando a constar o nome do genitor, nos termos da Lei nº 8.560/92."; c.em=max(c.em,datetime.date(2023,5,16))
        if k==8: c.anot="Registro lavrado tardiamente, conforme procedimento administrativo previsto no art. 46 da Lei nº 6.015/73."
        if k==7: c.anot="Etnia indígena declarada: Guajajara (Tentehar). Aldeia Cachoeirinha, Terra Indígena Cana Brava."
        c0=c; c=U(c); c.averb,c.anot=c0.averb,c0.anot
        cart=["CARTÓRIO ÚNICO OFÍCIO DE ÓBIDOS","CARTÓRIO DO 8º OFÍCIO DE REGISTRO CIVIL, TÍTULOS E DOCUMENTOS","CARTÓRIO VILA DO FAROL - REGISTRO CIVIL","2º SERVIÇO NOTARIAL E REGISTRO CIVIL","4º OFÍCIO DE NOTAS E REGISTRO CIVIL","SERVIÇO DE REGISTRO CIVIL DAS PESSOAS NATURAIS DA SEDE","SERVENTIA EXTRAJUDICIAL DO 1º OFÍCIO","CARTÓRIO DE REGISTRO CIVIL FONTE VIVA"][k-1]
        own=c.mun_n+" - "+c.uf_n
        showcpf= k not in(6,)
        selo={"DF":f"TJDFT{c.em.year}029{N(r,7)}{L(r,4)}"}.get(c.uf_r,f"{L(r,4)}{N(r,6)}-{L(r,2)}{N(r,2)}")
        hasd=c.nasc.year>2010
        no=[0]
        def it(l,v,w=1):
            no[0]+=1
            return f"<div class=i style='grid-column:span {w}'><span class=n>{no[0]:02d}</span><span class=l>{l}</span><span class=v>{H(v)}</span></div>"
        rowsp=f"<tr><td>{H(c.g1[0])}</td><td>{H(nt(c.g1[1]))}</td><td>{H((c.avm if c.so_mae else c.avp)[0])}<br>{H((c.avm if c.so_mae else c.avp)[1])}</td></tr>"
        if c.g2: rowsp+=f"<tr><td>{H(c.g2[0])}</td><td>{H(nt(c.g2[1]))}</td><td>{H(c.avm[0])}<br>{H(c.avm[1])}</td></tr>"
        twt="; ".join(f"{t[0]}, MATRÍCULA {t[1]}" for t in c.twins)
        items=it('Nome completo',c.nome,2)+it('CPF',c.cpf if showcpf else 'NÃO INFORMADO')+it('Matrícula',c.mat).replace('class=v','class=v style="white-space:nowrap;font-size:8.2pt"')+it('Nascimento (por extenso)',dwords(c.nasc,False).upper(),2)+it('Nascimento (dia / mês / ano)',"%02d / %02d / %d"%(c.nasc.day,c.nasc.month,c.nasc.year))+it('Hora','%02dh%02dmin'%c.hora if c.hora else 'IGNORADA')+it('Sexo','M - MASCULINO' if c.sexo=='M' else 'F - FEMININO')+it('Naturalidade',own)+it('Local do nascimento',c.estab or 'DOMICÍLIO',2)+it('Município do nascimento / UF',c.mun_n+' / '+c.uf_n)+it('Município do registro / UF',c.mun_r+' / '+c.uf_r)
        n1=no[0]+1; no[0]+=1
        items2=it('Gêmeo(s)','SIM' if c.twins else 'NÃO')+it('DNV',c.dnv if hasd else '- - -')+(it('Nome e matrícula do gêmeo',twt,2) if twt else '')+it('Data do registro',dwords(c.dreg,False).upper()+f" ({dnum(c.dreg)})",2)
        head_av="Avós maternos" if c.so_mae else "Avós"
        body=f"""<div class=top>{guil(680,50,'#7a3b00')}</div><div class=pg><div class=hd><div class=h1>CERTIDÃO DE NASCIMENTO</div><div class=h2>República Federativa do Brasil<br>Registro Civil das Pessoas Naturais<br>{H(est(c0.uf_r))}</div></div>
<div class=g>{items}</div><div class=sec><span class=n>{n1:02d}</span> Filiação</div><table><tr><th>Genitor(a)</th><th>Naturalidade</th><th>{head_av}</th></tr>{rowsp}</table><div class=g>{items2}</div>
<div class=bx><b>{no[0]+1:02d} · Averbações à margem do termo</b><p>{H(c.averb or 'Nada consta.')}</p></div><div class=bx><b>{no[0]+2:02d} · Anotações</b><p>{H(c.anot or 'Nada consta.')}</p></div>
<div class=ft><div class=q>{qr(r,74)}<div>Selo eletrônico<br><b>{selo}</b></div></div><div class=s>Certifico e dou fé.<br>{H(c0.mun_r)} ({c.uf_r}), {dnum(c.em)}<br>{sign(r,160,38,'#123')}<br><b>{H(c.off)}</b><br>Registrador(a) Civil</div></div><div class=bar>{H(cart)} &nbsp;|&nbsp; CNS {c.cns} &nbsp;|&nbsp; {H(c0.rua)} &nbsp;|&nbsp; {H(c0.mun_r)} - {c.uf_r}</div></div>"""
        css="body{font:9.5pt Lato}.top{position:absolute;left:12mm;top:8mm}.pg{position:absolute;left:15mm;top:12mm;width:180mm;height:274mm}.hd{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3pt double #7a3b00;padding-bottom:2mm}.h1{font:900 20pt Lato;color:#7a3b00}.h2{text-align:right;font-size:8.5pt;color:#555}.g{display:grid;grid-template-columns:1fr 1fr;column-gap:6mm;margin-top:2mm}.i{border-bottom:.5pt dotted #7a3b00;padding:1.7mm 0 1mm;display:flex;align-items:baseline;gap:2mm}.n{background:#7a3b00;color:#fff;font-size:6.5pt;padding:.3mm 1mm;border-radius:1mm}.l{color:#7a3b00;font-size:8pt;white-space:nowrap}.v{font-weight:bold;font-size:9.3pt}.sec{margin:3.5mm 0 1mm;color:#7a3b00;font-weight:bold}table{width:100%;border-collapse:collapse}th{background:#f3e6d8;text-align:left;font-size:8pt;padding:1mm 2mm}td{border-bottom:.5pt solid #caa;padding:1.2mm 2mm;vertical-align:top;font-weight:bold;font-size:9pt}.bx{margin-top:3mm;background:#fbf6f0;padding:2mm 3mm;min-height:17mm}.bx b{color:#7a3b00;font-size:8pt}.bx p{margin:1mm 0 0}.ft{display:flex;justify-content:space-between;margin-top:6mm}.q{display:flex;gap:3mm;align-items:center;font-size:8pt}.s{text-align:center}.bar{position:absolute;bottom:0;left:0;right:0;border-top:1pt solid #7a3b00;padding-top:1.5mm;font-size:8pt;text-align:center}"
        t=truth(form,k,c,own=own,tx=dwords(c.nasc,False).upper(),domi="DOMICÍLIO",cart=cart,twtext=twt,over={"dados_pessoais.cpf":c.cpf if showcpf else "","dados_pessoais.matrícula":c.mat,"registro.número_dnv":c.dnv if hasd else "","autenticação.selo_digital":selo})
        yield form,k,page("A4",css,body),t
# ---------------------------------------------------------------- 60D landscape digital
def Dd():
    form="60D"
    cs=[gen(form,1,2005,2011,uf="RJ",mun="Valença",em=(2023,2025),fl="luso"),
        gen(form,2,2022,2024,uf="RS",maes=True,fl="germ",fl2="ital",em=(2025,2025)),
        gen(form,3,1971,1979,uf="MS",mun="Aquidauana",fl="jap",fl2="ind",em=(2022,2025),sexo="M"),
        gen(form,4,2023,2024,uf="SE",gem=1,so_mae=True,em=(2025,2025)),
        gen(form,5,1998,2004,uf="RO",mun="Ji-Paraná",casa=True,lag=95,em=(2022,2025)),
        gen(form,6,2022,2024,uf="SP",n1="Porto Príncipe - Haiti",n2="Cabo Haitiano - Haiti",em=(2024,2025)),
        gen(form,7,2000,2004,uf="PB",mun="Cajazeiras",em=(2023,2025),sexo="F"),
        gen(form,8,1959,1966,uf="MG",mun="São João del-Rei",em=(2022,2025),jr="Filho",sexo="M")]
    for k,c in enumerate(cs,1):
        r=c.r
        if k==3: c.averb="Retificação administrativa em 21/08/2019: o nome do avô paterno passa a constar como está acima (art. 110 da Lei 6.015/73)."
        if k==7: c.averb="Alteração de prenome e gênero averbada em 30/05/2022, com fundamento no Provimento 73/2018 do CNJ; a presente certidão já reflete a alteração e não menciona os dados anteriores."
        if k==8: c.anot="Óbito do registrado lavrado em 03/01/2021, RCPN de Tiradentes - MG, livro C-19, fl. 212, termo 6.644."
        own=c.mun_n+", "+c.uf_n
        cart=["RCPN da 1ª Circunscrição de Valença","Tabelionato e Registro Civil Ponte de Pedra","Serviço de Registro Civil da Comarca de Aquidauana","Cartório do 10º Ofício","1º Ofício de Registro Civil de Ji-Paraná","Registro Civil do 33º Subdistrito - Alto da Figueira","Cartório Serra do Vital","Ofício do Registro Civil das Pessoas Naturais com Atribuição Notarial de São Gonçalo do Amarante"][k-1]
        selo={"RJ":f"EEKX {N(r,5)} {L(r,3)}","RS":f"{N(r,4)}.01.{N(r,7)}.{N(r,5)}"}.get(c.uf_r,f"{N(r,6)}2{L(r,3)}{N(r,9)}")
        hasd=c.nasc.year>=2011
        kv=lambda l,v:f"<tr><th>{l}</th><td>{H(v)}</td></tr>"
        twt=", ".join(f"{t[0]} ({t[1]})" for t in c.twins)
        P=[("Nome",c.nome),("CPF",c.cpf),("Matrícula",c.mat),("Sexo","Feminino" if c.sexo=="F" else "Masculino"),("Nascimento",dlong(c.nasc,False)),("Horário",("%02d:%02d"%c.hora)),("Naturalidade",own),("Local",(c.estab or "Domicílio")),("Município/UF do local",c.mun_n+"/"+c.uf_n),("Gêmeo","Sim" if c.twins else "Não")]+([("Irmão(ã) gêmeo(a)",twt)] if twt else [])
        two_=[]
        lab=("Primeira genitora","Segunda genitora") if c.maes else ("Pai","Mãe")
        if c.so_mae: F=[("Mãe",c.g1[0]),("Natural de",nt(c.g1[1],", ")),("Avô materno",c.avm[0]),("Avó materna",c.avm[1])]
        elif c.maes: F=[("Genitora",c.g1[0]),("Natural de",nt(c.g1[1],", ")),("Avô",c.avp[0]),("Avó",c.avp[1]),("Genitora",c.g2[0]),("Natural de",nt(c.g2[1],", ")),("Avô",c.avm[0]),("Avó",c.avm[1])]
        else: F=[("Pai",c.g1[0]),("Natural de",nt(c.g1[1],", ")),("Avô paterno",c.avp[0]),("Avó paterna",c.avp[1]),("Mãe",c.g2[0]),("Natural de",nt(c.g2[1],", ")),("Avô materno",c.avm[0]),("Avó materna",c.avm[1])]
        em=c.r.choice([38.5,42.17,51.9]); 
        notes=f"<b>Averbações:</b> <span>{H(c.averb)}</span>" if c.averb else "<b>Averbações:</b> <span>Sem averbações.</span>"
        notes+=f"<br><b>Anotações:</b> <span>{H(c.anot)}</span>" if c.anot else "<br><b>Anotações:</b> <span>Sem anotações.</span>"
        fee="".join(f"<tr><td>{a}</td><td>R$ {v:.2f}</td></tr>".replace(".",",") for a,v in(("Emolumentos",em),("Fundos",em*.2),("ISS",em*.05),("Total",em*1.25)))
        body=f"""<div class=pg><div class=tp>{arms(40,'#fff')}<div><div class=a>CERTIDÃO DE NASCIMENTO</div><div class=bb>breve relato · documento eletrônico</div></div><div class=cc>REPÚBLICA FEDERATIVA DO BRASIL<br>Registro Civil das Pessoas Naturais</div></div>
<div class=cols><div class=c1><h3>Registrado(a)</h3><table>{''.join(kv(*x) for x in P)}</table></div><div class=c2><h3>Filiação e avós</h3><table>{''.join(kv(*x) for x in F)}</table><h3>Registro</h3><table>{kv('Data do registro',dwords(c.dreg,False))}{kv('DNV',c.dnv if hasd else '—')}{kv('Livro / folha / termo',f'A-{c.liv} / {c.fol} / {c.ter}')}</table></div>
<div class=c3><div class=k>{qr(r,96)}<br>SELO DE FISCALIZAÇÃO<br><b>{selo}</b><br>Cód. de segurança {N(r,4)}.{N(r,4)}</div><table class=fee>{fee}</table><p><b>{H(cart)}</b><br>{H(c.mun_r)}/{c.uf_r}<br>{H(c.rua)}</p><p>Oficial de Registro:<br><b>{H(c.off)}</b></p></div></div>
<div class=nt>{notes}</div><div class=sg>Certidão emitida em {dnum(c.em)} e assinada digitalmente por {H(c.esc)}, Escrevente, conforme MP 2.200-2/2001. Hash: {''.join(r.choice('0123456789abcdef') for _ in range(40))}. Validade condicionada à verificação na CRC Nacional em até 90 dias.</div></div>"""
        css="body{font:8.8pt 'Open Sans'}.pg{position:absolute;left:9mm;top:9mm;width:279mm;height:192mm;border:1pt solid #2d6a4f}.tp{background:#2d6a4f;color:#fff;display:flex;align-items:center;gap:5mm;padding:2mm 5mm}.a{font:bold 16pt 'Open Sans Condensed','Open Sans'}.bb{font-size:8pt}.cc{margin-left:auto;text-align:right;font-size:8.5pt}.cols{display:flex;gap:4mm;padding:2mm 4mm}.c1{width:104mm}.c2{width:104mm}.c3{flex:1;text-align:center;font-size:8pt}h3{font:bold 8.5pt 'Open Sans';margin:1.5mm 0 1mm;color:#2d6a4f;text-transform:uppercase}table{width:100%;border-collapse:collapse}th{width:33mm;background:#e4f1ea;text-align:right;font-weight:normal;font-size:7.6pt;padding:1mm 2mm;border-bottom:.5pt solid #fff}td{padding:1mm 2mm;border-bottom:.5pt solid #cde;font-weight:600}.fee{font-size:7pt;margin:2mm 0}.fee td{padding:.2mm 1mm;text-align:left;font-weight:normal}.k{font-size:7.4pt}p{margin:1.5mm 0}.nt{margin:0 4mm;border:.6pt solid #2d6a4f;padding:1.5mm 3mm;min-height:17mm;line-height:1.5}.sg{position:absolute;bottom:2mm;left:4mm;right:4mm;font-size:7pt;color:#444}"
        acc={"registro.cartório":[cart+" - "+c.mun_r+"/"+c.uf_r]}
        t=truth(form,k,c,sep=", ",own=own,tx=dlong(c.nasc,False),cart=cart,twtext=twt,w=842,h=595,accept=acc,over={"dados_pessoais.cpf":c.cpf,"dados_pessoais.matrícula":c.mat,"registro.número_dnv":c.dnv if hasd else "","registro.livro":f"A-{c.liv}","autenticação.selo_digital":selo})
        yield form,k,page("A4 landscape",css,body),t
# ---------------------------------------------------------------- 60E traslado livro E
CIT=[("Lisboa","Portugal","Hospital de São Francisco Xavier","Consulado-Geral do Brasil em Lisboa"),("Boston","Estados Unidos da América","St. Margaret's Hospital","Consulado-Geral do Brasil em Boston"),("Nagóia","Japão","Hospital Nagoya Daini","Consulado-Geral do Brasil em Nagoia"),("Milão","Itália","Ospedale Santa Lucia","Consulado-Geral do Brasil em Milão"),("Ciudad del Este","Paraguai","Sanatorio San Blas","Consulado-Geral do Brasil em Ciudad del Este"),("Londres","Reino Unido","","Consulado-Geral do Brasil em Londres"),("Caiena","Guiana Francesa","Centre Hospitalier Andrée Rosemon","Consulado-Geral do Brasil em Caiena"),("Zurique","Suíça","Klinik Hirslanden","Consulado-Geral do Brasil em Zurique")]
def E():
    form="60E"
    opts=[dict(uf="MG"),dict(uf="MG",mun="Teófilo Otoni",so_mae=True),dict(uf="PR",mun="Londrina",fl="jap"),dict(uf="SP",fl="ital"),dict(uf="PR",fl="germ"),dict(uf="GO",mun="Anápolis",casa=True),dict(uf="AP",n1="Caiena, Guiana Francesa"),dict(uf="SC",mun="Joinville",fl="germ",fl2="luso",gem=1)]
    for k in range(1,9):
        o=opts[k-1]; cid=CIT[k-1]
        c=gen(form,k,1996,2019,lag=900+137*k,tipo=7,em=(2021,2024),liv=6+k*5,ter=1200+k*317,nmun=cid[0],nuf="",estab=cid[2],**o)
        r=c.r
        cons=c.nasc+datetime.timedelta(days=60+r.randint(0,200))
        cart="Cartório do 1º Ofício de Registro Civil de "+c.mun_r if k%2 else "1º Registro Civil das Pessoas Naturais da Comarca de "+c.mun_r
        own=cid[0]+" - "+cid[1]
        c.anot="Brasileiro nato, nos termos do artigo 12, inciso I, alínea \"c\", in fine, da Constituição Federal." if c.sexo=="M" else "Brasileira nata, nos termos do artigo 12, inciso I, alínea \"c\", in fine, da Constituição Federal."
        selo=f"{N(r,4)}.{L(r,5)}.{L(r,2)}{N(r,3)}-{L(r,3)}"
        twt=f"{c.twins[0][0]}, traslado lavrado sob matrícula {c.twins[0][1]}" if c.twins else ""
        q=lambda l,v:f"<p><span class=l>{l}</span> {v}</p>"
        fil=q("Filho(a) de",f"<b>{H(c.g1[0])}</b>, natural de {H(nt(c.g1[1]))}"+(f", e de <b>{H(c.g2[0])}</b>, natural de {H(nt(c.g2[1]))}" if c.g2 else ""))
        av=(q("Avós paternos:",H(f"{c.avp[0]} e {c.avp[1]}")) if c.avp[0] else "")+q("Avós maternos:",H(f"{c.avm[0]} e {c.avm[1]}"))
        loc=H((c.estab+", " if c.estab else "domicílio dos pais, " if c.g2 else "domicílio, ")+cid[0]+", "+cid[1])
        body=f"""<div class=pg><div class=hd><span>{arms(60,'#5b1a2e')}</span><div><div class=s>República Federativa do Brasil · {H(est(c.uf_r))} · Comarca de {H(c.mun_r)}</div><div class=t>{H(cart)}</div><div class=s>{H(c.rua)} — {H(c.mun_r)}/{c.uf_r} — Oficial Titular: {H(c.off)}</div></div></div>
<h1>Certidão de Traslado de Assento de Nascimento</h1><h2>de brasileiro(a) nascido(a) no exterior — Livro “E”</h2>
<p class=j><b>Certifico</b> que, no livro <b>E-{c.liv}</b>, à folha <b>{c.fol}</b>, sob o termo nº <b>{c.ter}</b>, foi trasladado em <b>{dlong(c.dreg)}</b> o assento de nascimento lavrado no {H(cid[3])}, em {dlong(cons)}, dele constando:</p>
<div class=bd>{q('Matrícula:','<b>'+c.mat+'</b>')}{q('Nome:','<b class=n>'+H(c.nome)+'</b>')}{q('CPF:',c.cpf) if k!=5 else ''}{q('Nascimento:',f"{dwords(c.nasc)}"+f", às {c.hora[0]}h{c.hora[1]:02d} (hora local)")}{q('Local:',loc)}{q('Naturalidade:',H(own))}{q('Sexo:','masculino' if c.sexo=='M' else 'feminino')}{fil}{av}{q('Gêmeo:','sim — '+H(twt)+'.' if twt else 'não consta.')}</div>
<div class=ob><b>Anotação:</b> {H(c.anot)}</div>
<p class=j>O referido é verdade e dou fé. {H(c.mun_r)}, {dlong(c.em)}.</p><div class=ss>{sign(r,190,50,'#222')}<br>{H(c.off)}<br><i>Oficial Titular</i></div><div class=ft><div>{stamp(r,['REGISTRO CIVIL',c.mun_r.upper(),c.uf_r,'LIVRO E'],'#5b1a2e',118,-11)}</div><div class=sl>Poder Judiciário<br>Selo digital nº <b>{selo}</b><br>Valide no portal de selos</div></div></div>"""
        css="body{font:12pt/1.45 'EB Garamond';font-variant-numeric:lining-nums;word-spacing:.8pt}.pg{position:absolute;left:22mm;top:16mm;width:166mm}.hd{display:flex;gap:5mm;align-items:center;border-bottom:.8pt solid #5b1a2e;padding-bottom:3mm}.t{font:bold 15pt 'EB Garamond';color:#5b1a2e}.s{font-size:9.5pt}h1{font:17pt 'EB Garamond';text-align:center;margin:7mm 0 0;color:#5b1a2e}h2{font:italic 12pt 'EB Garamond';text-align:center;margin:0 0 5mm}.j{text-align:justify}.bd{border-left:3pt solid #5b1a2e;padding-left:5mm}.bd p{margin:1.6mm 0;word-spacing:1pt}.l{font-variant:small-caps;color:#5b1a2e}.n{font-size:14pt}.ob{margin-top:4mm;font-size:11pt;border:.6pt solid #999;padding:2mm 3mm}.ss{text-align:center;line-height:1.2}.ft{display:flex;justify-content:space-between;margin-top:4mm;font-size:9pt}.sl{border:1pt solid #5b1a2e;padding:2mm 4mm;height:19mm;text-align:center}"
        over={"dados_pessoais.cpf":c.cpf if k!=5 else "","dados_pessoais.matrícula":c.mat,"registro.livro":f"E-{c.liv}","autenticação.selo_digital":selo}
        if not c.estab: over["local_nascimento.estabelecimento"]="domicílio dos pais"
        acc={"local_nascimento.uf":["EX",cid[1]],"local_nascimento.município":[cid[0]+", "+cid[1]],"observações.averbações":[""],"registro.livro":[str(c.liv)]}
        t=truth(form,k,c,own=own,tx=dwords(c.nasc),cart=cart,twtext=twt,over=over,accept=acc)
        yield form,k,page("A4",css,body),t
