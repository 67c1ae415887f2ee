# ES 2016-2023: certidão em inteiro teor, typed: the assento word for word as running text, with the margin's notes in a right column
from common import *
CSS='''body{font:11.5pt "Liberation Serif";padding:14mm 18mm}.h{text-align:center;font-size:10.5pt;line-height:1.3;border-bottom:.8pt solid #000;padding-bottom:2mm}.h b{font-size:13pt}h1{text-align:center;font:bold 13pt "Liberation Serif";text-decoration:underline;margin:6mm 0}
.t{text-align:justify;line-height:1.55}.x{display:flex;gap:5mm;margin:4mm 0}.x .t{flex:1}.mg{width:46mm;border-left:.6pt solid #000;padding-left:3mm;font-size:9pt;line-height:1.3}.mg b{display:block;margin-bottom:1mm}.s{text-align:center;margin-top:9mm;line-height:1.35}.sel{border:.6pt solid #000;width:76mm;font-size:8.5pt;padding:2mm;margin-top:6mm}'''
OF="Cartório de Registro Civil e Tabelionato de Notas do Distrito Sede de Muniz Freire"
def make():
    F=[
    dict(n="ALCEBÍADES ZANÚNCIO FARDIN",lv="A-19",fl="132v",tm="8.214",r="05/09/1961",b="28/08/1961",hq="às quatro horas",hh="04:00",lq="em domicílio, na localidade de Córrego do Meio, distrito de Itaici, neste município",es="Córrego do Meio, distrito de Itaici",mu="Muniz Freire/ES",sx="masculino",
      p=("Ângelo Fardin","Castelo/ES","lavrador, natural de Castelo, neste Estado"),m=("Rosa Zanúncio Fardin","Muniz Freire/ES","doméstica, natural deste município"),pa=("Giácomo Fardin","Thereza Calegari"),ma=("Pedro Zanúncio","Luíza Altoé Zanúncio"),
      mg=[("an","Casou-se em 17/07/1985 com Marlene Vargas Destefani, neste Cartório, Lº B-14, fls. 88, nº 2.306. Muniz Freire, 18/07/1985.")],em="14/03/2022",selo="024331.XQB2201.01457",of="Geovana Grillo Moulin"),
    dict(n="KAROLAYNE PIRES SUETH",lv="A-33",fl="041",tm="16.908",r="21/06/1999",b="02/06/1999",hq="às dezenove horas e vinte minutos",hh="19:20",lq="na Santa Casa de Misericórdia de Cachoeiro de Itapemirim, deste Estado",es="Santa Casa de Misericórdia de Cachoeiro de Itapemirim",mu="Cachoeiro de Itapemirim/ES",sx="feminino",
      p=None,m=("Luciene Pires Sueth","Iúna/ES","solteira, estudante, natural de Iúna, neste Estado"),pa=None,ma=("Sebastião Sueth","Maria das Graças Pires Sueth"),mg=[],em="09/11/2018",selo="024331.KLD1803.00982",of="Geovana Grillo Moulin"),
    dict(n="OTONIEL GOMES BRAVIM",lv="A-24",fl="007",tm="11.450",r="19/02/1973",b="11/12/1972",hq="em hora ignorada",hh="",lq="na Casa de Saúde Dr. José Cândido, desta cidade",es="Casa de Saúde Dr. José Cândido",mu="Muniz Freire/ES",sx="masculino",
      p=("Darly Bravim","Alegre/ES","comerciário, natural de Alegre, neste Estado"),m=("Enedina Gomes Bravim","Lajinha/MG","do lar, natural de Lajinha, Estado de Minas Gerais"),pa=("Hermínio Bravim","Santa Casagrande"),ma=("",  "Jovelina Gomes"),
      mg=[("av","Por mandado do MM. Juiz de Direito desta Comarca, de 04/04/1991, retifico o nome da avó paterna para SANTA CASAGRANDE BRAVIM. Dou fé. 11/04/1991."),("an","O registrado faleceu em 30/10/2020, em Vitória-ES (1ª Zona, Lº C-211, fls. 19, nº 98.702).")],em="26/05/2021",selo="024331.PRT2104.00311",of="Wantuil Leal Sobreira"),
    dict(n="LORENA LUDTKE PEISINO",lv="A-38",fl="195",tm="19.577",r="30/01/2008",b="21/01/2008",hq="às nove horas e trinta e cinco minutos",hh="09:35",lq="no Hospital Jesus Menino, desta cidade",es="Hospital Jesus Menino",mu="Muniz Freire/ES",sx="feminino",
      p=("Jocimar Peisino","Muniz Freire/ES","cafeicultor, natural deste município"),m=("Edilza Ludtke","Santa Maria de Jetibá/ES","professora, natural de Santa Maria de Jetibá, neste Estado"),pa=("Olívio Peisino","Delza Bissoli Peisino"),ma=("Franz Ludtke","Hulda Krause Ludtke"),
      mg=[],em="03/08/2023",selo="024331.WFE2305.02216",of="Geovana Grillo Moulin",tw="LUANA LUDTKE PEISINO",twt="19.578")]
    for i,f in enumerate(F,1):
        c=f"155D-{i}"; tw=f.get("tw"); ah="aos "; o="o" if f["sx"][0]=="m" else "a"
        mt=matr(24331,f["r"][-4:],int(f["lv"][2:]),int(f["fl"].rstrip("v")),int(f["tm"].replace(".","")))
        pai=(f'filh{o} de {f["p"][0]}, {f["p"][2]}, e de {f["m"][0]}, {f["m"][2]}. São avós paternos: {f["pa"][0]} e {f["pa"][1]}; ' if f["p"] else f'filh{o} de {f["m"][0]}, {f["m"][2]}. ')
        av=f'{"e avós maternos" if f["p"] else "São avós maternos"}: {f["ma"][0]} e {f["ma"][1]}.' if f["ma"][0] else f'e avó materna: {f["ma"][1]}.'
        twt=f' O registrado é gêmeo, sendo o presente registro o primeiro; o da irmã gêmea, {tw}, foi lavrado em seguida, sob o nº {f["twt"]}.'.replace("O registrado é gêmeo","A registrada é gêmea") if tw else ""
        dec={1:"o pai",2:"a mãe",3:"o pai, que pagou a multa legal",4:"o pai"}[i]
        mg="".join(f'<b>{"Averbação" if k=="av" else "Anotação"}</b>{t}<br><br>' for k,t in f["mg"]) or "<b>À margem</b>Nada consta."
        b=f'''<div class="h">ESTADO DO ESPÍRITO SANTO – COMARCA DE MUNIZ FREIRE<br><b>{OF}</b><br>Rua Pedro Deps, 54, Centro – CEP 29380-000 – Tel. (28) 3544-1120</div>
<h1>CERTIDÃO DE NASCIMENTO – INTEIRO TEOR</h1><div class="t">CERTIFICO, a pedido verbal de pessoa interessada, que revendo os livros de registro de nascimentos deste Cartório, no de nº {f["lv"]}, às fls. {f["fl"]}, sob o nº {f["tm"]}, matrícula {mt}, encontrei o assento do teor seguinte:</div>
<div class="x"><div class="t">“Nº {f["tm"]}. Aos {dext(f["r"])}, neste distrito da sede do município e comarca de Muniz Freire, Estado do Espírito Santo, em Cartório, compareceu {dec} e declarou que aos {dext(f["b"])}, {f["hq"]}, {f["lq"]}, nasceu uma criança do sexo {f["sx"]}, que recebeu o nome de <b>{f["n"]}</b>, {pai}{av}{twt} Do que, para constar, lavrei este termo que, lido e achado conforme, assinam o declarante e as testemunhas. Eu, Oficial, o escrevi e assino.”</div><div class="mg">{mg}</div></div>
<div class="t">Era o que se continha em dito assento, para aqui fielmente transcrito. O referido é verdade e dou fé.</div>
<div class="s">Muniz Freire-ES, {dlong(f["em"])}.<br><br><br>__________________________________<br>{f["of"]}<br>{"Oficial e Tabeliã" if f["of"][0]=="G" else "Oficial Interino"}</div>
<div class="sel">Poder Judiciário do Estado do Espírito Santo<br>Selo Digital de Fiscalização: <b>{f["selo"]}</b><br>Emolumentos: R$ 62,18 – Encargos: R$ 15,54<br>Consulte em www.tjes.jus.br</div>'''
        if i==4: b=b.replace("compareceu o pai","compareceu o pai")
        l,fo,t=int(f["lv"][2:]),f["fl"].rstrip("v"),int(f["tm"].replace(".",""))
        a={"dados_pessoais.data_nascimento.texto_completo":[f["b"]],"registro.data_registro":[dext(f["r"])],"autenticação.data_emissão":[dlong(f["em"])],"registro.livro":["%05d"%l,str(l)],"registro.folha":[fo.zfill(3)] if fo!=f["fl"] else [str(int(fo))],"registro.termo":["%07d"%t,str(t)],
           "dados_pessoais.hora_nascimento":[f["hq"].replace("às ","")] if f["hh"] else ["ignorada"],"dados_pessoais.naturalidade":[""],"registro.município":["Muniz Freire"]}
        for k,q in(("1",f["p"] or f["m"]),("2",f["m"] if f["p"] else None)):
            if q: n=q[2].split("natural de ")[-1].split("natural ")[-1]; a[f"filiação.genitor_{k}.naturalidade"]=[n,q[1].split("/")[0]]
        if i==1: a["local_nascimento.estabelecimento"]=["Domicílio","","Localidade de Córrego do Meio, distrito de Itaici","localidade de Córrego do Meio","Córrego do Meio"]
        if tw: a["gêmeos.informações_adicionais"]=[f"{tw}, sob o nº {f['twt']}",f"{tw}, foi lavrado em seguida, sob o nº {f['twt']}"]
        a["dados_pessoais.naturalidade"]+=[pl(f["mu"])]
        if i==3: a["avós.paternos.avó"]=["SANTA CASAGRANDE BRAVIM"]
        if not f["mg"]: a["observações.averbações"]=["Nada consta."]; a["observações.anotações"]=["Nada consta."]
        mo,uf=f["mu"].split("/"); a["local_nascimento.município"]=[mo,"desta cidade","neste município"][:1]
        g=lambda k:" ".join(t for q,t in f["mg"] if q==k)
        yield c,page(CSS,b),truth(c,f["n"],f["b"],dext(f["b"]),mo,uf,"Muniz Freire","ES",OF,f["r"],f["of"],f["em"],estab=f["es"],hora=f["hh"],nat=f["mu"],sexo=f["sx"].capitalize(),mat=mt,livro=f["lv"],folha=f["fl"],termo=f["tm"],
          g1=(f["p"] or f["m"])[:2],g2=f["m"][:2] if f["p"] else ("",""),pat=f["pa"] or ("",""),mate=f["ma"],gem="Sim" if tw else "Não",geminfo=tw or "",twins=[tw] if tw else [],averb=g("av"),anot=g("an"),selo=f["selo"],accept=a)
