from lib import *
from a import F, tab
# ---------------------------------------------------------------- W9 inteiro teor, narrated, margin with notes
W9=[D("W9-1",nome="Alzira Pinheiro Machado",sexo="F",nasc="1941-03-15",hora="02:00",est="Domicílio",mun="Ouro Fino",uf="MG",rmun="Ouro Fino",ruf="MG",cart="Ofício de Registro Civil das Pessoas Naturais de Ouro Fino",dreg="1941-03-18",livro="A-26",folha="54v",termo="207",
 g1=("Theodoro Machado","Borda da Mata - MG"),g2=("Anna Pinheiro Machado","Ouro Fino - MG"),pat=("Joaquim Machado de Oliveira","Umbelina Maria de Jesus"),mat=("Christovam Pinheiro","Rita de Cássia Pinheiro"),
 anot=["A registrada casou-se em 26/05/1962 com Dorival Bueno, conforme Livro B-12, fls. 87, termo 1.930, deste Ofício, passando a assinar Alzira Machado Bueno.","Óbito da registrada em 30/10/2015, em Pouso Alegre/MG, matrícula 056317 01 55 2015 4 00102 033 0041228 76."],selo="DQF73360",oficial="Benedita Cardoso Ribeiro do Valle",emi="2016-02-04"),
 D("W9-2",nome="Jarlisson Queiroz de Lima",sexo="M",nasc="1989-08-28",hora="16:20",est="Domicílio",mun="Xapuri",uf="AC",rmun="Xapuri",ruf="AC",cart="Serventia Extrajudicial de Registro Civil de Xapuri",dreg="2003-06-30",livro="A-19",folha="211",termo="9430",
 g1=("Maria Queiroz de Lima","Brasiléia - AC"),mat=("Antonio Bento de Lima","Raimunda Queiroz"),
 averb=["Em 11/04/2018, por mandado da Vara Cível de Xapuri (autos 0700118-02.2017.8.01.0007), corrigiu-se o ano do nascimento de 1988 para 1989."],anot=[],selo="AC 40917-PPLS",oficial="Cleudon Rocha Assem",emi="2018-10-25"),
 D("W9-3",nome="Henrique Zaniboni Perez",sexo="M",nasc="2016-12-31",hora="23:58",est="Hospital São Leopoldo Mandic",mun="Araras",uf="SP",rmun="Araras",ruf="SP",cart="Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede da Comarca de Araras",dreg="2017-01-04",livro="A-266",folha="49",termo="133872",dnv=True,cpf=True,
 g1=("Carolina Zaniboni","Leme - SP"),g2=("Beatriz Perez Fioravante","Campinas - SP"),pat=("Dirceu Zaniboni","Maria Helena Gallo Zaniboni"),mat=("Rubens Fioravante","Elena Perez Fioravante"),gem=["Helena Zaniboni Perez"],
 averb=[],anot=["Em 02/02/2024 foi emitida a carteira de identidade CIN com o número de CPF do registrado."],selo="1157920NAS000000045123240",oficial="Sérgio Augusto Pimentel Lara",emi="2024-03-21")]
def w9(d):
    N=lambda s:f"<b>{e(s)}</b>"
    dr=ymd(d.dreg); aos=("Ao primeiro dia" if dr[2]==1 else f"Aos {nw(dr[2])} dias")+f" do mês de {MES[dr[1]-1]} do ano de {nw(dr[0])}"
    if d.case=="W9-1":
        tx=f'''Nº duzentos e sete. {aos}, nesta cidade e comarca de Ouro Fino, Estado de Minas Gerais, em meu cartório, compareceu {N(d.g1[0])}, lavrador, casado, natural de Borda da Mata, deste Estado, residente no bairro do Peitudo, e perante as testemunhas abaixo assinadas declarou: que no dia {dw(d.nasc)}, às duas horas da madrugada, em domicílio, neste distrito e município de Ouro Fino, nasceu uma criança do sexo feminino, que recebeu o nome de {N(d.nome)}, filha legítima dele declarante e de sua mulher {N(d.g2[0])}, de prendas domésticas, natural desta cidade de Ouro Fino, deste Estado; sendo avós paternos {N(d.pat[0])} e {N(d.pat[1])}, e avós maternos {N(d.mat[0])} e {N(d.mat[1])}. Do que, para constar, lavrei este termo que, lido e achado conforme, assinam o declarante e as testemunhas Horácio Bustamante, negociante, e Pedro Lélis da Costa, ferreiro, residentes nesta cidade. Eu, Amador Franco Netto, oficial do registro civil naquela data, o escrevi e assino. (aa) Amador Franco Netto. Theodoro Machado. Horácio Bustamante. Pedro Lélis da Costa.'''
    elif d.case=="W9-2":
        tx=f'''{aos}, neste município de Xapuri, Estado do Acre, em cartório, por autorização do MM. Juiz de Direito desta Comarca em processo de registro fora do prazo, compareceu {N(d.g1[0])}, solteira, seringueira, natural de Brasiléia/AC, residente na Colocação Boa Hora, Seringal Cachoeira, e declarou que seu filho {N(d.nome)}, do sexo masculino, nasceu no dia {dw(d.nasc)}, às dezesseis horas e vinte minutos, em domicílio, na dita colocação, município de Xapuri/AC. Não foi declarada a paternidade. São avós maternos {N(d.mat[0])} e {N(d.mat[1])}. Foram testemunhas Sebastião Teixeira Mendes e Osmarino Facundo, seringueiros. Não há irmão gêmeo. Nada mais foi declarado. Eu, Zuleide Barbosa, escrevente, digitei. Eu, Cleudon Rocha Assem, oficial, subscrevi.'''
    else:
        gm=msp(matricula(d.cns,2017,1,d.livro,49,int(d.termo)+1)); d.gtx=f"{d.gem[0]}, matrícula {gm}"
        tx=f'''{aos}, nesta cidade de Araras, Estado de São Paulo, no Posto de Registro instalado na maternidade, compareceram as declarantes {N(d.g1[0])}, odontóloga, natural de Leme, Estado de São Paulo, e {N(d.g2[0])}, arquiteta, natural de Campinas, Estado de São Paulo, casadas entre si, residentes nesta cidade, que, exibindo a Declaração de Nascido Vivo nº {d.dnv} e a documentação da clínica de reprodução assistida, declararam que às vinte e três horas e cinquenta e oito minutos do dia {dw(d.nasc)}, no {e(d.est)}, em Araras, Estado de São Paulo, nasceu {N(d.nome)}, do sexo masculino, CPF nº {d.cpf}, filho das declarantes; neto, por parte de {e(d.g1[0])}, de {N(d.pat[0])} e {N(d.pat[1])}, e, por parte de {e(d.g2[0])}, de {N(d.mat[0])} e {N(d.mat[1])}. O registrado é gêmeo de <b>{e(d.gtx)}</b>. Nada mais. Lido e achado conforme, assinam. Eu, Mirella Bonfá, escrevente autorizada, o digitei.'''
    av="".join(f"<p>{e(x)}</p>" for x in d.averb) or "<p>Nada consta.</p>"; an="".join(f"<p>{e(x)}</p>" for x in d.anot) or "<p>Nada consta.</p>"
    body=f'''<div class="hd"><b>{e(d.cart)}</b><br>{e(d.rmun)} — Estado {ESTDE[d.ruf]}<br>Oficial: {e(d.oficial)}</div><div class="t">CERTIDÃO EM INTEIRO TEOR<br><span>assento de nascimento</span></div>
<div class="c">CERTIFICO, a pedido da parte interessada, que revendo os livros a meu cargo, no <b>Livro {d.livro}</b>, <b>folha {d.folha}</b>, <b>termo {d.termo}</b>, matrícula <b>{d.matr}</b>, encontra-se o assento cujo teor é o seguinte:</div>
<div class="two"><div class="mg"><h6>À MARGEM</h6><h5>Averbações</h5>{av}<h5>Anotações</h5>{an}</div><div class="tx">“{tx}”</div></div>
<div class="c">É o que continha o dito assento, fielmente transcrito por processamento eletrônico. Dou fé. {e(d.rmun)}, {dw(d.emi)}.</div>
<div class="as">{scrawl(d.case,180,40)}<div>{e(d.oficial)}<br>Oficial</div></div><div class="sl">Selo digital: <b>{e(d.selo)}</b><br>Consulte em selo.exemplo.jus</div>'''
    css='''.pg{font:11.5pt/1.5 "Old Standard TT";padding:14mm 17mm}.hd{text-align:center;line-height:1.35}.t{text-align:center;font-size:16pt;margin:6mm 0;line-height:1.2}.t span{font-size:11pt;font-style:italic}.c{text-align:justify;margin-bottom:5mm}.two{display:flex;gap:6mm;margin-bottom:5mm}.mg{width:42mm;border-right:.7pt solid #000;padding-right:5mm;font-size:8.8pt;line-height:1.35}.mg h6{margin:0 0 2mm;font-size:9pt;text-align:center;letter-spacing:1pt}.mg h5{margin:3mm 0 1mm;font-size:9pt;font-style:italic}.mg p{margin-bottom:2mm}.tx{flex:1;text-align:justify}.as{text-align:center;margin-top:8mm}.as>div{display:inline-block;border-top:.7pt solid #000;padding:1mm 10mm 0}.sl{position:absolute;left:17mm;bottom:12mm;font-size:8.5pt;border:.7pt solid #000;padding:1.5mm 3mm}'''
    if d.case=="W9-2": css=css.replace("Old Standard TT","DejaVu Serif").replace("11.5pt/1.5","9.6pt/1.6")
    if d.case=="W9-3": css=css.replace("Old Standard TT","Carlito").replace("11.5pt/1.5","11.5pt/1.45")
    d.averb=" ".join(d.averb); d.anot=" ".join(d.anot)
    acc={"local_nascimento.estabelecimento":["em domicílio"]} if d.est=="Domicílio" else {}
    if d.gem: acc["gêmeos.informações_adicionais"]=list(d.gem)
    return page(210,297,css,body),truth(d,dw(d.nasc),acc,gemtxt=d.get("gtx"))
for d in W9: d.averb=d.averb or []
F["W9"]=(w9,W9)
# ---------------------------------------------------------------- W10 indigenous registries, dotted leaders
W10=[D("W10-1",nome="Kamida Wariró Fontes Baniwa",sexo="M",nasc="2014-04-16",hora="03:40",est="Hospital de Guarnição de São Gabriel da Cachoeira",mun="São Gabriel da Cachoeira",uf="AM",rmun="São Gabriel da Cachoeira",ruf="AM",cart="Cartório Único de Registro Civil de São Gabriel da Cachoeira",dreg="2014-05-19",livro="A-83",folha="160",termo="31477",dnv=True,
 povo="Baniwa",ald="Comunidade Tunuí Cachoeira, rio Içana",lin="baniwa",rani="não apresentado",g1=("Armindo Fontes Baniwa","São Gabriel da Cachoeira - AM"),g2=("Ilsa Cordeiro Tariano","São Gabriel da Cachoeira - AM"),pat=("Laureano Fontes","Madalena Joaquim"),mat=("Bonifácio Cordeiro",""),selo="AM-REGCIV 0419-77182",oficial="Iolanda Péres Caldas",ofc="Registradora Civil",emi="2014-05-19"),
 D("W10-2",nome="Nelinho Vera Romero",sexo="M",nasc="1986-01-20",hora="",est="Domicílio",estp="Aldeia Limão Verde (parto domiciliar)",mun="Amambai",uf="MS",rmun="Amambai",ruf="MS",cart="2º Serviço Notarial e de Registro Civil de Amambai",dreg="2015-08-11",livro="A-64",folha="22v",termo="28731",
 povo="Guarani-Kaiowá",ald="Limão Verde",lin="guarani",rani="RANI nº 14.207, fls. 88, livro 11, FUNAI Amambai",g1=("Takua",""),g2=("Lídio Romero","Coronel Sapucaia - MS"),pat=("",""),mat=("Avelino Vera","Mbo'y"),
 averb="Registro tardio lavrado com base no RANI acima, na forma da Resolução Conjunta CNJ/CNMP nº 3/2012.",selo="AKB 62209-311",oficial="Estevão Rondon Lins",ofc="Oficial Registrador",subn="Mara Cabreira",emi="2016-03-09"),
 D("W10-3",nome="Tentehar Zahy Bento Guajajara",sexo="F",nasc="2001-06-09",hora="19:00",est="Domicílio",estp="Aldeia Morro Branco, em casa",mun="Grajaú",uf="MA",rmun="Grajaú",ruf="MA",cart="Ofício Único Extrajudicial de Grajaú",dreg="2005-02-22",livro="A-58",folha="93",termo="60114",cpf=True,
 povo="Guajajara (Tenetehara)",ald="Morro Branco, Terra Indígena Morro Branco",lin="tenetehara",rani="não consta",g1=("Zezinho Bento Guajajara","Grajaú - MA"),g2=("Maria Santana Bento","Arame - MA"),pat=("Capitão Bento","Luzia"),mat=("Manoel Santana","Raimunda Pompeu"),
 averb="Em 18/07/2023 foi averbada a alteração do nome de \"Zilmara Bento\" para o nome indígena atual e incluída a etnia, conforme a Resolução Conjunta CNJ/CNMP nº 3/2012.",anot="",selo="REGNASC03094ZKD7Q2P5B8W",oficial="Ulisses Fialho Arruda",ofc="Oficial Interino",emi="2023-08-01")]
def w10(d):
    bl="ignorado(a)"
    def r(l,x): return f'<div class="r"><span>{l}</span><i></i><b>{x if x else bl}</b></div>'
    mae1=d.case=="W10-2"
    a,b=("Mãe","Pai") if mae1 else ("Pai","Mãe")
    pa=r("Avô paterno",e(d.pat[0]))+r("Avó paterna",e(d.pat[1])); ma=r("Avô materno",e(d.mat[0]))+r("Avó materna",e(d.mat[1]))
    x=r(a,e(d.g1[0]))+r(f"Naturalidade {'da mãe' if mae1 else 'do pai'}",e(natp(d.g1[1],"()")))+(ma if mae1 else pa)+r(b,e(d.g2[0]))+r(f"Naturalidade {'do pai' if mae1 else 'da mãe'}",e(natp(d.g2[1],"()")))+(pa if mae1 else ma)
    zig=f'<svg width="100%" height="22" preserveAspectRatio="none"><defs><pattern id="z" width="24" height="22" patternUnits="userSpaceOnUse"><path d="M0 22L12 2L24 22M0 12L12 -8L24 12" fill="none" stroke="#8c2f14" stroke-width="3"/><path d="M12 22l4-6h-8z" fill="#222"/></pattern></defs><rect width="100%" height="22" fill="url(#z)"/></svg>'
    body=f'''{zig}<div class="in"><div class="hd">{e(d.cart)}<br>{e(d.rmun)} — {UFN[d.ruf]}</div><div class="t">Certidão de Nascimento de Pessoa Indígena</div>
{r("Nome",'<span class="nm">'+e(d.nome)+'</span>')}{r("Sexo",SEX[d.sexo].lower())}{r("Nascimento",dw(d.nasc))}{r("Hora",d.hora.replace(":","h") if d.hora else "não informada")}{r("Local do nascimento",e(d.estp or d.est))}{r("Município / Estado",e(d.mun)+" / "+d.uf)}{r("CPF",d.cpf or "não informado")}{r("DNV",d.dnv or "não informada")}
<h4>Origem</h4>{r("Povo / etnia",e(d.povo))}{r("Aldeia de origem",e(d.ald))}{r("Língua falada",e(d.lin))}{r("Registro administrativo (FUNAI)",e(d.rani))}
<h4>Pais e avós</h4>{x}{r("Irmão gêmeo","não há")}
<h4>Assento</h4>{r("Livro",d.livro)}{r("Folha",d.folha)}{r("Número de ordem",d.termo)}{r("Lavrado em",dn(d.dreg))}{r("Matrícula",mdot(d.m32))}
<h4>Averbações</h4><p>{e(d.averb) or "Não há."}</p><h4>Anotações</h4><p>{e(d.anot) or "Não há."}</p>
<div class="ft"><div>Dou fé. {e(d.rmun)}, {dl(d.emi)}.<br>Selo {e(d.selo)}</div><div class="sg">{scrawl(d.case,160,34)}<div>{e(d.oficial)}<br>{d.ofc}</div></div>{f'<div class="sg">{scrawl(d.case+"b",120,30)}<div>{e(d.subn)}<br>Escrevente</div></div>' if d.subn else ''}</div></div><div class="bt">{zig}</div>'''
    css='''.pg{font:10pt/1.3 "Charis SIL"}.in{padding:4mm 22mm}.hd{text-align:center;font-size:9.5pt}.t{text-align:center;font-weight:bold;font-size:15pt;color:#8c2f14;margin:3mm 0 4mm}.r{display:flex;align-items:baseline;line-height:1.32}.r i{flex:1;border-bottom:1.2pt dotted #777;margin:0 1.5mm;min-width:8mm}.r b{font-weight:600;text-align:right;max-width:125mm}.nm{font-size:13pt}h4{margin:2.6mm 0 .8mm;font-size:9pt;text-transform:uppercase;color:#8c2f14;letter-spacing:.6pt}.ft{display:flex;justify-content:space-between;align-items:flex-end;margin-top:6mm;font-size:9.5pt}.sg{text-align:center}.sg>div{border-top:.7pt solid #000;padding:0 4mm}.bt{position:absolute;bottom:0;left:0;right:0;line-height:0}'''
    if d.case=="W10-2": css=css.replace("Charis SIL","Quattrocento").replace("10pt/1.3","9.6pt/1.3")
    if d.case=="W10-3": css=css.replace("Charis SIL","Fira Code").replace("10pt/1.3","8.3pt/1.3")
    d.matr=mdot(d.m32)
    acc={}
    if d.estp: acc["local_nascimento.estabelecimento"]=[d.estp,d.estp.split(" (")[0]]
    return page(210,297,css,body),truth(d,dw(d.nasc),acc)
F["W10"]=(w10,W10)
# ---------------------------------------------------------------- W11 Livro E, consular entry transcribed
W11=[D("W11-1",e=7,nome="INÊS CARDOSO SCHLICKMANN",sexo="F",nasc="2009-05-23",hora="07:45",est="MATERNIDADE DR. ALFREDO DA COSTA",mun="Lisboa",pais="Portugal",uf="",rmun="Florianópolis",ruf="SC",cart="1º Ofício de Registro Civil de Florianópolis",dreg="2014-09-03",livro="E-47",folha="112",termo="18306",
 g1=("EVERALDO SCHLICKMANN","Braço do Norte - SC"),g2=("SUSANA CARDOSO PATRÍCIO","Setúbal, Portugal"),pat=("LEONARDO SCHLICKMANN","ALBERTINA EFFTING SCHLICKMANN"),mat=("ABÍLIO PATRÍCIO","LURDES CARDOSO PATRÍCIO"),
 con="Consulado-Geral do Brasil em Lisboa",cl=("C-12","201","4.811"),cd="2009-07-14",anot="Nos termos do art. 12, inciso I, alínea \"c\", in fine, da Constituição Federal, a confirmação da nacionalidade brasileira depende de residência no Brasil e de opção, depois de atingida a maioridade, perante a Justiça Federal.",selo="DRE41907-UK7L",oficial="Naiara Wendhausen Prates",ofc="Oficiala",emi="2015-01-16"),
 D("W11-2",e=7,nome="KENJI MURILO SAKAMOTO",sexo="M",nasc="1999-02-08",hora="13:30",est="HOSPITAL SEIREI HAMAMATSU",mun="Hamamatsu",pais="Japão",uf="",rmun="Maringá",ruf="PR",cart="Registro Civil — 1ª Serventia de Maringá",dreg="2006-10-27",livro="E-9",folha="88",termo="1735",
 g1=("SÉRGIO TADASHI SAKAMOTO","Assaí - PR"),g2=("ROSÂNGELA MURILO SAKAMOTO","Mandaguari - PR"),pat=("TADASHI SAKAMOTO","HARUE SAKAMOTO"),mat=("OSVALDO MURILO","IRACEMA PINTO MURILO"),con="Consulado-Geral do Brasil em Nagoia",cl=("N-31","17v","6.102"),cd="1999-03-25",
 averb="Averbada em 10/10/2007 a condição de brasileiro nato do registrado, Emenda Constitucional nº 54/2007.",anot="Casamento: 14/12/2018, com Letícia Yumi Hara, 1ª Serventia de Maringá, livro B-140, fls. 35, termo 42.318.",cpf=True,selo="1vKq7.mR3Pz.Zx9Lc-8dTgB.2aNw",oficial="Gustavo Trevisan Moura",ofc="Oficial Registrador",emi="2019-04-09"),
 D("W11-3",e=7,nome="SOPHIA MENDES O'CONNOR",sexo="F",nasc="2021-07-19",hora="00:00",est="BRIGHAM AND WOMEN'S HOSPITAL",mun="Boston",pais="Estados Unidos da América",uf="",rmun="Governador Valadares",ruf="MG",cart="1º Subdistrito de Registro Civil das Pessoas Naturais de Governador Valadares",dreg="2023-12-12",livro="E-33",folha="190",termo="9877",
 g1=("THAÍS MENDES DA CRUZ","Governador Valadares - MG"),g2=("",""),mat=("JAIR DA CRUZ","ELZA MENDES DA CRUZ"),con="",cl=None,cd="2021-08-02",cpf=True,selo="HKA90188",oficial="Frederico Nascif Amorim",ofc="Oficial do Registro Civil",emi="2024-02-20",
 anot="Traslado feito à vista de certidão estrangeira apostilada e traduzida. Aplica-se o art. 12, inciso I, alínea \"c\", da Constituição Federal.")]
def w11(d):
    def k(l,x): return f'<div class="k"><b>{l}:</b> {x}</div>'
    bl="não declarado"
    ori=(k("Repartição consular",e(d.con))+k("Livro consular",d.cl[0])+k("Folha consular",d.cl[1])+k("Termo consular",d.cl[2])+k("Registrado no Consulado em",dn(d.cd))) if d.con else (k("Origem","Certidão estrangeira — City of Boston, Registry Division")+k("Expedida em",dn(d.cd)))
    ml=d.case=="W11-3"
    P,M=(("",""),d.g1) if ml else (d.g1,d.g2)
    body=f'''<div class="hd"><div class="sh">{shield(50,"#234a6d","#e9eef4")}</div><div><div class="t">CERTIDÃO DE NASCIMENTO</div><div class="st">Traslado de assento lavrado no exterior — Livro “E” — art. 32 da Lei nº 6.015/1973</div></div></div>
<div class="of">{e(d.cart)} <span>{e(d.rmun)} - {d.ruf}</span></div>
<div class="two"><div class="p"><h4>Traslado no Brasil</h4>{k("Livro",d.livro)}{k("Folha",d.folha)}{k("Termo",d.termo)}{k("Trasladado em",dl(d.dreg))}{k("Matrícula",d.matr)}</div><div class="p o"><h4>Assento de origem</h4>{ori}</div></div>
<div class="bx"><h4>Dados do nascimento</h4>{k("Nome do(a) registrado(a)",'<span class="nm">'+e(d.nome)+'</span>')}<div class="cl">{k("Sexo",SEX[d.sexo].lower())}{k("CPF",d.cpf or "não informado")}{k("Data",dn(d.nasc))}{k("Horário local",d.hora)}</div>{k("Data por extenso",dw(d.nasc))}{k("Estabelecimento",e(d.est))}<div class="cl">{k("Cidade",e(d.mun))}{k("País",e(d.pais))}</div></div>
<div class="bx"><h4>Filiação</h4>{k("Pai",e(P[0]) or bl)}{k("Naturalidade",e(natp(P[1]," - ")) or bl)}{k("Avós paternos",e(d.pat[0])+" e "+e(d.pat[1]) if d.pat[0] else bl)}<hr>{k("Mãe",e(M[0]))}{k("Naturalidade",e(natp(M[1]," - ")))}{k("Avós maternos",e(d.mat[0])+" e "+e(d.mat[1]))}{k("Gêmeos","não")}</div>
<div class="two"><div class="p"><h4>Averbações</h4>{e(d.averb) or "Nada consta."}</div><div class="p"><h4>Anotações</h4>{e(d.anot) or "Nada consta."}</div></div>
<div class="ft"><div>{qr(d.case,70)}<br>Selo {e(d.selo)}</div><div class="sg">{e(d.rmun)} - {d.ruf}, {dl(d.emi)}.<br><br>{scrawl(d.case,180,38)}<div>{e(d.oficial)}<br>{d.ofc}</div></div><div>{stamp("REGISTRO CIVIL • LIVRO E • ","LIVRO E",84,"#234a6d",8,"k"+d.case)}</div></div>'''
    css='''.pg{font:10pt/1.4 "Nimbus Sans";padding:11mm 14mm}.hd{display:flex;gap:5mm;align-items:center}.t{font-size:18pt;font-weight:bold;color:#234a6d}.st{font-size:8.8pt}.of{background:#234a6d;color:#fff;padding:1.6mm 3mm;margin:4mm 0;display:flex;justify-content:space-between}.two{display:flex;gap:4mm;margin-bottom:4mm}.p{flex:1;border:.8pt solid #234a6d;padding:2mm 3mm 3mm;font-size:9.4pt;min-height:20mm}.o{border-style:dashed;background:#f5f7fa}.bx{border:.8pt solid #234a6d;padding:2mm 3mm;margin-bottom:4mm}h4{margin:0 0 1.4mm;font-size:8.6pt;text-transform:uppercase;color:#234a6d}.k b{font-weight:normal;color:#456}.nm{font-weight:bold;font-size:12.5pt}.cl{display:flex;gap:9mm}hr{border:0;border-top:.5pt solid #aab;margin:1.5mm 0}.ft{display:flex;justify-content:space-between;align-items:center;font-size:8.8pt;margin-top:6mm}.sg{text-align:center;font-size:10pt}.sg>div{border-top:.7pt solid #000;padding:0 6mm}'''
    if d.case=="W11-2": css=css.replace("Nimbus Sans","Roboto")
    if d.case=="W11-3": css=css.replace("Nimbus Sans","URW Gothic").replace("#234a6d","#3d3d3d").replace("10pt/1.4","9.2pt/1.4")
    acc={"dados_pessoais.data_nascimento.texto_completo":[dn(d.nasc)],"local_nascimento.município":[f"{d.mun}, {d.pais}"],"dados_pessoais.naturalidade":[f"{d.mun} - {d.pais}",d.mun]}
    return page(210,297,css,body),truth(d,dw(d.nasc),acc)
F["W11"]=(w11,W11)
# ---------------------------------------------------------------- W12 landscape, sentences, wide ornament
W12=[D("W12-1",nome="Josefa Ilma Bastos Teles",sexo="F",nasc="1981-09-30",hora="09:10",est="Hospital Júlia Magalhães",mun="Xique-Xique",uf="BA",rmun="Xique-Xique",ruf="BA",cart="Cartório do Registro Civil das Pessoas Naturais do Distrito Sede de Xique-Xique",dreg="1981-10-16",livro="A-29",folha="133",termo="22.641",
 g1=("Edvaldo Teles de Souza","Central - BA"),g2=("Ilma Bastos Teles","Xique-Xique - BA"),pat=("Hermínio Teles","Avelina de Souza"),mat=("Durvalino Bastos","Perpétua Meira Bastos"),anot="Consta à margem que a registrada se casou em 1º de maio de 2004 com Gilmário Xavier Nunes, em Irecê.",oficial="Ordalina Guanaes Machado",emi="2009-04-07"),
 D("W12-2",nome="Pedro Jhonatan Soares Mourão",sexo="M",nasc="1999-07-02",hora="20:35",est="Hospital São Lucas",mun="Crateús",uf="CE",rmun="Crateús",ruf="CE",cart="Cartório Bezerra Melo, 2º Ofício de Registro Civil de Crateús",dreg="2000-02-11",livro="A-92",folha="46v",termo="51.908",
 g1=("Antônio Marcos Mourão","Independência - CE"),g2=("Cícera Soares Bonfim","Tamboril - CE"),pat=("José Mourão Filho","Luiza Alves Mourão"),mat=("Expedito Bonfim","Francisca Soares Bonfim"),gem=["Paulo Jhonantas Soares Mourão"],selo="CE-AB 118.430-9",oficial="Raimundo Bezerra Melo",emi="2012-08-22"),
 D("W12-3",nome="Lindalva Rodrigues",sexo="F",nasc="1966-11-13",hora="",est="Domicílio",mun="Floriano",uf="PI",rmun="Floriano",ruf="PI",cart="1º Cartório do Registro Civil de Floriano",dreg="1969-01-08",livro="A-17",folha="92",termo="7.305",
 g1=("Maria Rodrigues da Silva","Jerumenha - PI"),mat=("Raimundo Rodrigues","Isabel Maria da Silva"),anot="",averb="",oficial="",sub="Ozanir Messias Carvalho",emi="2008-06-26")]
def w12(d):
    u=lambda s:f'<span class="u">{e(s)}</span>'
    n=lambda s:u(natp(s,"-"))
    f="a" if d.sexo=="F" else "o"
    hr=f", às {u(hw(d.hora))} ({d.hora.replace(':','h')})" if d.hora else ", em hora não declarada"
    loc="em domicílio" if d.est=="Domicílio" else f"no {e(d.est)}"
    p1=f"CERTIFICO que à folha {u(d.folha)} do livro {u(d.livro)} de assentos de nascimento deste cartório, sob o número de ordem {u(d.termo)}, foi lavrado em {u(dl(d.dreg))} o assento de"
    p2=f"do sexo {u(SEX[d.sexo].lower())}, nascid{f} a {u(dw(d.nasc))}{hr}, {u(loc) if d.est=='Domicílio' else 'no '+u(d.est)}, neste município de {u(d.mun)}, Estado {ESTDE[d.uf]}."
    fil=f"Filh{f} de {u(d.g1[0])}, natural de {n(d.g1[1])}"
    if d.g2[0]:
        fil+=f", e de {u(d.g2[0])}, natural de {n(d.g2[1])}. São avós paternos {u(d.pat[0])} e {u(d.pat[1])}, e avós maternos {u(d.mat[0])} e {u(d.mat[1])}."
    else: fil+=f", sem indicação de paternidade. São avós maternos {u(d.mat[0])} e {u(d.mat[1])}."
    fil+=f" O registrado tem irmão gêmeo, de nome {u(d.gem[0])}." if d.gem else ""
    nt=d.anot or "Nada consta à margem do assento."
    sg=d.oficial or d.sub
    orn='<svg class="or" viewBox="0 0 1122 793" preserveAspectRatio="none"><defs><pattern id="o" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M13 1C20 6 20 20 13 25C6 20 6 6 13 1zM1 13C6 6 20 6 25 13C20 20 6 20 1 13z" fill="none" stroke="COL" stroke-width="1.3"/><circle cx="13" cy="13" r="2.4" fill="COL"/></pattern></defs><path d="M20 20h1082v753h-1082zM59 59v675h1004v-675z" fill="url(#o)" fill-rule="evenodd" stroke="COL" stroke-width="2"/><rect x="68" y="68" width="986" height="657" fill="none" stroke="COL" stroke-width="1"/></svg>'.replace("COL",{"W12-1":"#7a5a10","W12-2":"#1f5c4a","W12-3":"#3b3b6d"}[d.case])
    body=f'''{orn}<div class="in"><div class="hd"><div>{arms(64)}</div><div class="hx">REPÚBLICA FEDERATIVA DO BRASIL<br><small>{e(d.cart)}</small><div class="t">Certidão de Nascimento</div></div><div>{shield(50)}</div></div>
<p>{p1}</p><div class="nm">{e(d.nome)}</div><p>{p2}</p><p>{fil}</p><p class="ob"><i>Observações à margem.</i> {e(nt)}</p>{f'<p class="mt">Matrícula {d.matr}</p>' if d.matr else ''}
<p class="dt">O referido é verdade. {e(d.rmun)}, {dl(d.emi)}.</p><div class="sg">{scrawl(d.case,190,36)}<div>{e(sg)}<br><small>{'Oficial do Registro Civil' if d.oficial else 'Escrevente juramentado, no impedimento do titular'}</small></div></div>{f'<div class="sl">Selo de autenticidade<br><b>{e(d.selo)}</b></div>' if d.selo else ''}</div>'''
    css='''.pg{font:13pt/1.55 "Z003"}.or{position:absolute;inset:0;width:297mm;height:209mm}.in{padding:21mm 28mm}.hd{display:flex;justify-content:space-between;align-items:center}.hx{text-align:center;line-height:1.3;font-family:"P052";font-size:11pt}.t{font:bold 24pt "Z003"}.nm{text-align:center;font:bold 20pt/1.3 "P052";margin:1mm 0}.in p{text-align:justify}.in{font-family:"P052";font-size:14pt;line-height:1.7}.u{border-bottom:.6pt solid #555}.ob{margin-top:2mm!important}.mt{font-size:10.5pt}.dt{text-align:right!important}.sg{text-align:center;margin-top:2mm;line-height:1.25}.sg>div{display:inline-block;border-top:.7pt solid #000;padding:0 10mm}.sl{position:absolute;left:30mm;bottom:23mm;font-size:8.5pt;line-height:1.3;border:.6pt solid #777;padding:1.5mm 3mm}'''
    if d.case=="W12-2": css=css.replace('"P052"','"C059"').replace("font-size:14pt","font-size:13pt")
    if d.case=="W12-3": css=css.replace('"P052"','"URW Bookman"').replace("font-size:14pt","font-size:13pt")
    if not d.oficial: d.oficial=d.sub
    acc={"local_nascimento.estabelecimento":["em domicílio"]} if d.est=="Domicílio" else {}
    return page(297,210,css,body),truth(d,dw(d.nasc),acc,joint=True,size=A4L[2])
F["W12"]=(w12,W12)
# ---------------------------------------------------------------- W13 pre-printed security form filled by a matrix printer, second copy
W13=[D("W13-1",nome="CELSO RIBEIRO GARCIA LEÃO",sexo="M",nasc="1983-02-11",hora="01:15",est="HOSPITAL SÃO LUIZ",mun="CÁCERES",uf="MT",rmun="CÁCERES",ruf="MT",cart="2º SERVIÇO REGISTRAL DE CÁCERES",dreg="1983-03-04",livro="A-51",folha="168",termo="30922",
 g1=("ELPÍDIO GARCIA LEÃO","POCONÉ - MT"),g2=("MIRTES RIBEIRO LEÃO","CÁCERES - MT"),pat=("NATALÍCIO LEÃO","BENEDITA GARCIA LEÃO"),mat=("CARMINDO RIBEIRO","TEODORA ORTIZ RIBEIRO"),anot="CASOU-SE EM 17/12/2005 COM VERÔNICA TAQUES SALLES, L. B-40, FLS. 201, CÁCERES-MT.",selo="MT 0081-77419",oficial="JUVENAL CAMPOS LARA",sub="REGINA LARA",emi="2007-09-11"),
 D("W13-2",nome="GERALDA FERREIRA LOPO",sexo="F",nasc="1957-08-06",hora="",est="Domicílio",estp="FAZENDA TEJUCO (DOMICÍLIO)",mun="JANUÁRIA",uf="MG",rmun="JANUÁRIA",ruf="MG",cart="REGISTRO CIVIL DA SEDE DE JANUÁRIA",dreg="1960-01-25",livro="30",folha="7",termo="14811",
 g1=("AVELINO LOPO MONTALVÃO",""),g2=("SANTA FERREIRA DA MOTA",""),pat=("",""),mat=("EUSÉBIO FERREIRA DA MOTA","VIRGÍNIA DE TAL"),averb="RETIFICADO O NOME DA MÃE P/ SANTA FERREIRA DA MOTA, SENT. 19/03/1999, JUÍZO DE JANUÁRIA.",selo="BZL 60912",oficial="DIVA ITABAYANA FARIAS",sub="",emi="2005-11-30"),
 D("W13-3",nome="ELIELSON PANTOJA GUIMARÃES",sexo="M",nasc="2006-06-15",hora="12:00",est="HOSPITAL MUNICIPAL DE BREVES",mun="BREVES",uf="PA",rmun="BREVES",ruf="PA",cart="CARTÓRIO DO ÚNICO OFÍCIO DE BREVES",dreg="2009-05-18",livro="A-77",folha="29v",termo="38814",dnv="31877205",
 g1=("MANOEL DO CARMO GUIMARÃES","PORTEL - PA"),g2=("ELIETE PANTOJA","MELGAÇO - PA"),pat=("RAIMUNDO GUIMARÃES","MARIA DO CARMO BALIEIRO"),mat=("ORLANDO PANTOJA","ROSA BRITO PANTOJA"),selo="PA 5 0219 882",oficial="WALDOMIRO LEÃO CASTRO",sub="ANA RUTH CASTRO",emi="2009-06-02")]
def w13(d):
    bl="=========="
    i=[0]
    def f(l,x,g=1):
        i[0]+=1; dx=d.r.choice((-2,-1,0,1,2)); dy=d.r.choice((-1,0,0,1))
        return f'<div class="f" style="flex:{g} 1 0"><span>{l}</span><div class="v" style="transform:translate({dx}px,{dy}px)">{x if x else bl}</div></div>'
    ln=lambda *a:'<div class="ln">'+"".join(a)+'</div>'
    y,m,dd=ymd(d.nasc)
    body=f'''<div class="bg">{guilloche(740,300)}</div><div class="bg" style="top:150mm">{guilloche(740,360,"#a05a2c")}</div><div class="fr"></div>
<div class="hd"><div>{arms(62,"#2f6b4a","#9a8","#2f6b4a")}</div><div class="ht">REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL</b><div class="t">CERTIDÃO DE NASCIMENTO</div></div><div class="via"><span class="v">2ª VIA</span><br><small>Nº {d.r.randint(100000,999999)}</small></div></div>
{ln(f("Cartório",e(d.cart),3))}{ln(f("Município",e(d.rmun),3),f("Estado",d.ruf,1),f("Oficial",e(d.oficial),4))}
{ln(f("Termo nº",d.termo),f("Livro",d.livro),f("Fls.",d.folha),f("Registro de",dn(d.dreg),1.6))}
{ln(f("Nome",'<b>'+e(d.nome)+'</b>'))}
{ln(f("Nascido(a) a",dw(d.nasc).upper(),4),f("às",d.hora+" HORAS" if d.hora else "",1.5))}
{ln(f("Sexo",SEX[d.sexo].upper(),1),f("Local",e(d.estp or d.est),2.6))}{ln(f("Cidade",e(d.mun),3),f("Estado",d.uf,1),f("D.N.V.",d.dnv,1.8))}
{ln(f("Pai",e(d.g1[0]),3),f("natural de",e(natp(d.g1[1],"-")),2))}{ln(f("Mãe",e(d.g2[0]),3),f("natural de",e(natp(d.g2[1],"-")),2))}
{ln(f("Avô paterno",e(d.pat[0])))}{ln(f("Avó paterna",e(d.pat[1])))}{ln(f("Avô materno",e(d.mat[0])))}{ln(f("Avó materna",e(d.mat[1])))}
{ln(f("Gêmeo","NÃO",1),f("Declarante",{"W13-1":"O PAI","W13-2":"O PAI","W13-3":"A MÃE"}[d.case],2))}
{ln(f("Averbações",e(d.averb)))}{ln(f("Anotações",e(d.anot)))}
<div class="ce">O referido é verdade e dou fé.<div class="ln">{f("Local e data",e(d.rmun)+"-"+d.ruf+", "+dn(d.emi))}</div></div>
<div class="sg">{scrawl(d.case,190,40,"#123a8c")}<div>assinatura do oficial ou substituto</div><span class="v">{e(d.sub or d.oficial)}{' - SUBSTITUTA' if d.sub else ''}</span></div>
<div class="se">SELO DE AUTENTICIDADE<br><b>{e(d.selo)}</b></div><div class="gr">Gráfica de Segurança Ltda. — mod. RC-02 — papel com filigrana — qualquer emenda invalida</div>'''
    css='''.pg{padding:15mm 16mm;font:9.5pt/1.2 "TeX Gyre Heros";color:#2f6b4a}.bg{position:absolute;left:7mm;top:40mm;line-height:0}.fr{position:absolute;inset:7mm;border:2.5pt double #2f6b4a}.hd{display:flex;align-items:center;justify-content:space-between;margin-bottom:6mm}.ht{text-align:center;line-height:1.4}.t{font-size:17pt;font-weight:bold;letter-spacing:1pt}.via{text-align:center;width:30mm}.ln{display:flex;gap:4mm;margin-bottom:3.4mm}.f{display:flex;align-items:flex-end;position:relative;border-bottom:.7pt dotted #2f6b4a;min-height:6.2mm}.f span{font-size:8pt;white-space:nowrap;margin-right:2mm}.v{font:9.6pt/1.25 "Nimbus Mono PS";color:#1a1a2e;font-weight:500}.ce{margin-top:2mm}.ce .ln{margin-top:3mm;width:110mm}.sg{position:absolute;right:22mm;bottom:22mm;text-align:center;width:80mm}.sg>div{border-top:.7pt solid #2f6b4a;font-size:7.5pt;margin-bottom:1mm}.se{position:absolute;left:18mm;bottom:24mm;border:1pt solid #a05a2c;color:#a05a2c;padding:3mm 4mm;text-align:center;font-size:7pt;background:#fff8ee}.se b{font-size:11pt;color:#222}.gr{position:absolute;left:0;right:0;bottom:9mm;text-align:center;font-size:6pt}'''
    if d.case=="W13-2": css=css.replace("#2f6b4a","#7b2d4f").replace("Nimbus Mono PS","Noto Sans Mono").replace("font:9.6pt","font:8.8pt")
    if d.case=="W13-3": css=css.replace("#2f6b4a","#27508c").replace("Nimbus Mono PS","PT Mono")
    acc={}
    if d.estp: acc["local_nascimento.estabelecimento"]=[d.estp]
    return page(210,297,css,body),truth(d,dw(d.nasc).upper(),acc)
F["W13"]=(w13,W13)
# ---------------------------------------------------------------- W14 family tree, letter
W14=[D("W14-1",nome="Tadeu Romaniuk Lysenko",sexo="M",nasc="2010-03-25",hora="05:55",est="Hospital Sagrado Coração de Jesus",mun="Prudentópolis",uf="PR",rmun="Prudentópolis",ruf="PR",cart="Serviço de Registro Civil das Pessoas Naturais de Prudentópolis",dreg="2010-04-06",livro="A-112",folha="83",termo="39206",
 g1=("Vasco Lysenko","Irati - PR"),g2=("Olésia Romaniuk Lysenko","Prudentópolis - PR"),pat=("Paulo Lysenko","Ana Hulyk Lysenko"),mat=("Basílio Romaniuk","Helena Romaniuk"),dnv=True,averb="Av.1 - 14/02/2017: inscrito o CPF do registrado, de ofício.",cpf=True,selo="p8TzQ.wR4Ln.9sKJc-XbV2h.M1dY",oficial="Metódio Koubetch",ofc="Oficial Registrador",emi="2017-02-14"),
 D("W14-2",nome="Maitê Coutinho",sexo="F",nasc="2020-05-17",hora="14:02",est="Hospital e Maternidade São Camilo",mun="Aracruz",uf="ES",nat="Fundão - ES",rmun="Aracruz",ruf="ES",cart="Cartório de Registro Civil e Tabelionato de Notas da Sede de Aracruz",dreg="2020-05-29",livro="A-143",folha="12",termo="57742",dnv=True,cpf=True,
 g1=("Jéssica Coutinho","Fundão - ES"),mat=("Valdemir Coutinho","Rosilene Pego Coutinho"),selo="022160.KLM2001.04129",oficial="Evandro Sarmenghi",ofc="Oficial Substituto",emi="2020-05-29"),
 D("W14-3",nome="Caetano Bittencourt Nunes Machado",sexo="M",nasc="2023-10-01",hora="00:47",est="Hospital Senhor Bom Jesus dos Passos",mun="Laguna",uf="SC",rmun="Laguna",ruf="SC",cart="Escrivania de Paz e Registro Civil da Sede de Laguna",dreg="2023-10-11",livro="A-199",folha="266",termo="71360",dnv=True,cpf=True,
 g1=("Mariana Bittencourt Nunes","Tubarão - SC"),g2=("Débora Machado","Imbituba - SC"),pat=("Hercílio Nunes","Salete Bittencourt Nunes"),mat=("Agenor Machado","Ondina Machado"),selo="GQV20784-HW5M",oficial="Rosemeri Antunes Fermiano",ofc="Oficial de Registro",emi="2024-01-18")]
def w14(d):
    def bx(l,x,x0,y0,w,extra="",c=""):
        return f'<div class="b {c}" style="left:{x0}mm;top:{y0}mm;width:{w}mm"><div class="l">{l}</div><div class="x">{x if x else "&nbsp;"}</div>{extra}</div>'
    one=not d.g2[0]; two=d.case=="W14-3"
    if one: left,right,la,ra=("",""),d.g1,("",""),d.mat
    else: left,right,la,ra=d.g1,d.g2,d.pat,d.mat
    gl=("avô (mãe 1)","avó (mãe 1)","avô (mãe 2)","avó (mãe 2)") if two else ("avô paterno","avó paterna","avô materno","avó materna")
    pl=("mãe 1","mãe 2") if two else ("pai","mãe")
    nt=lambda g:f'<div class="n">{("natural de "+e(natp(g[1],"/"))) if g[1] else "&nbsp;"}</div>'
    lines='<svg class="sv" viewBox="0 0 215 276" style="width:215mm;height:276mm"><g fill="none" stroke="#7a8a5a" stroke-width=".6"><path d="M35 87v5h48v-5M59 92v6M133 87v5h48v-5M157 92v6M59 121v6h98v-6M108 127v6"/></g></svg>'
    y,m,dd=ymd(d.nasc)
    body=f'''{lines}<div class="hd">CERTIDÃO DE NASCIMENTO<div>{e(d.cart)}</div><div>{e(d.rmun)}, Estado {ESTDE[d.ruf]}</div></div>
<div class="mt">Matrícula <b>{d.matr}</b><br>Livro <b>{d.livro}</b> · Folha <b>{d.folha}</b> · Termo <b>{d.termo}</b> · Registrado em <b>{dn(d.dreg)}</b></div>
{bx(gl[0],e(la[0]),12,70,46,c="g")}{bx(gl[1],e(la[1]),60,70,46,c="g")}{bx(gl[2],e(ra[0]),110,70,46,c="g")}{bx(gl[3],e(ra[1]),158,70,46,c="g")}
{bx(pl[0],e(left[0]),24,98,70,nt(left),"p")}{bx(pl[1],e(right[0]),122,98,70,nt(right),"p")}
<div class="me" style="left:28mm;top:133mm;width:160mm"><div class="nm">{e(d.nome)}</div><div class="gr"><div>sexo <b>{SEX[d.sexo].lower()}</b></div><div>CPF <b>{d.cpf or ''}</b></div><div>gêmeo(a) <b>não</b></div></div><div class="gr"><div>nasceu em <b>{dw(d.nasc)}</b></div><div>hora <b>{hh(d.hora)}</b></div></div><div class="gr"><div>local <b>{e(d.est)}</b></div><div>município {e(d.mun)}/{d.uf}</div></div><div class="gr"><div>naturalidade <b>{e(natp(d.nat,"/"))}</b></div><div>DNV <b>{d.dnv}</b></div></div></div>
<div class="ob" style="top:184mm"><b>Averbações.</b> {e(d.averb) or "Nenhuma."}</div><div class="ob" style="top:199mm"><b>Anotações.</b> {e(d.anot) or "Nenhuma."}</div>
<div class="ft"><div class="q">{qr(d.case,72)}<br>Selo {e(d.selo)}</div><div class="s">Dou fé. {e(d.rmun)}, {dl(d.emi)}.<br><br>{scrawl(d.case,170,38)}<div>{e(d.oficial)}<br>{d.ofc}</div></div></div>'''
    css='''.pg{font:10pt/1.3 "Play";background:#fbfbf4}.sv{position:absolute;left:0;top:0}.hd{position:absolute;top:12mm;left:0;right:0;text-align:center;font-size:19pt;color:#4b5d2a}.hd div{font-size:10pt;color:#333}.mt{position:absolute;top:42mm;left:22mm;right:22mm;text-align:center;border:.6pt solid #7a8a5a;border-radius:8mm;padding:2.4mm;background:#fff}.b{position:absolute;background:#fff;border:.8pt solid #7a8a5a;border-radius:2mm;padding:1mm 2mm;text-align:center}.g{height:17mm}.p{height:23mm}.l{font-size:7.5pt;color:#7a8a5a}.x{font-size:9.6pt;line-height:1.2}.n{font-size:8.4pt;color:#444}.me{position:absolute;border:1.6pt solid #4b5d2a;border-radius:3mm;background:#fff;padding:3mm 5mm;height:45mm}.nm{text-align:center;font-size:15pt;font-weight:bold;margin-bottom:2mm}.gr{display:flex;justify-content:space-between;gap:6mm;font-size:9.2pt;margin-bottom:1.4mm}.ob{position:absolute;left:28mm;right:28mm;font-size:9.2pt}.ft{position:absolute;left:28mm;right:28mm;bottom:13mm;display:flex;justify-content:space-between;align-items:flex-end}.q{font-size:8pt}.s{text-align:center}.s>div{border-top:.7pt solid #000;padding:0 8mm}'''
    if d.case=="W14-2": css=css.replace('"Play"','"Comfortaa"').replace("10pt/1.3","9.4pt/1.3").replace("#4b5d2a","#8a3a5c").replace(".x{font-size:9.6pt",".x{font-size:8.8pt")
    if d.case=="W14-3": css=css.replace('"Play"','"TeX Gyre Adventor"').replace("10pt/1.3","9.2pt/1.3").replace(".x{font-size:9.6pt",".x{font-size:8.8pt").replace("#4b5d2a","#20566b").replace("font-size:9.2pt;margin-bottom","font-size:8.4pt;margin-bottom")
    return page(215.9,279.4,css,body),truth(d,dw(d.nasc),{},size=LET[2])
F["W14"]=(w14,W14)
# ---------------------------------------------------------------- W15 plain language, questions and answers
W15=[D("W15-1",nome="Ravi Lucca Cavalcanti Siqueira",sexo="M",nasc="2025-02-03",hora="11:08",est="Hospital Jesus Nazareno",mun="Caruaru",uf="PE",nat="Riacho das Almas - PE",rmun="Caruaru",ruf="PE",cart="1º Cartório de Registro Civil de Caruaru",dreg="2025-02-07",livro="A-240",folha="31",termo="98007",dnv=True,cpf=True,
 g1=("Emanuelly Cavalcanti de Arruda","Riacho das Almas - PE"),g2=("Ruan Siqueira","Bezerros - PE"),pat=("Edson Siqueira","Lucineide Tabosa Siqueira"),mat=("Sandro de Arruda","Edna Cavalcanti de Arruda"),selo="0075210.HTR02202501.01764",oficial="Yasmin Lagos Florêncio",emi="2025-02-07"),
 D("W15-2",nome="Miguel Ângelo Tozzi Brandt",sexo="M",nasc="1996-12-24",hora="16:45",est="Hospital Universitário São Francisco",mun="Bragança Paulista",uf="SP",rmun="Bragança Paulista",ruf="SP",cart="Registro Civil das Pessoas Naturais do 1º Subdistrito de Bragança Paulista",dreg="1997-01-10",livro="A-130",folha="255",termo="73419",cpf=True,
 g1=("Lígia Tozzi","Socorro - SP"),g2=("Carlos Brandt","Blumenau - SC"),pat=("Horst Brandt","Edeltraud Brandt"),mat=("Nello Tozzi","Assunta Verdi Tozzi"),
 averb="O nome da pessoa registrada, que era Miguel Tozzi Brandt, foi alterado em cartório em 03/03/2023 (Lei nº 14.382/2022).",anot="A pessoa registrada casou-se em 20/07/2024 com Renan Peixoto Salim, matrícula 121384 01 55 2024 2 00210 118 0062007 41.",selo="1213840CNA000000087642257",oficial="Paulo Tirso Okada",emi="2025-06-16"),
 D("W15-3",nome="Yuleisy Antonella Rondón Márquez",sexo="F",nasc="2025-11-20",hora="01:01",est="Hospital Délio de Oliveira Tupinambá",mun="Pacaraima",uf="RR",rmun="Pacaraima",ruf="RR",cart="Ofício Único de Pacaraima",dreg="2025-12-04",livro="A-28",folha="174",termo="8329",dnv=True,cpf=True,
 g1=("Yusmary Márquez Bello","Santa Elena de Uairén, Venezuela"),g2=("Deivis Rondón","Ciudad Bolívar, Venezuela"),pat=("","Carmen Rondón"),mat=("Argenis Márquez","Nelly Bello"),gem=["Yulianny Valentina Rondón Márquez"],selo="RR 2025 118 40027",oficial="Jander Wapichana Lima",emi="2026-01-08")]
def w15(d):
    strip0(d)
    na="Não está no registro."
    def q(t,a): return f'<div class="q"><div class="t">{t}</div><div class="a">{a}</div></div>'
    g=lambda t:f"{e(t[0])}, que nasceu em {e(natp(t[1],'()'))}."
    gm=""
    if d.gem: gm=f"{d.gem[0]} ({msp(matricula(d.cns,ymd(d.dreg)[0],1,d.livro,int(d.folha)+1,int(d.termo)+1))})"
    body=f'''<div class="hd"><div><div class="ti">Certidão de nascimento</div><div class="su">em linguagem simples</div></div><div class="lo">{e(d.cart)}<br>{e(d.rmun)}, {UFN[d.ruf]}</div></div>
<div class="cols"><div>{q("Qual é o nome da pessoa?",'<b class="nm">'+e(d.nome)+'</b>')}{q("Qual é o CPF?",d.cpf)}{q("Quando nasceu?","No dia "+dl(d.nasc)+", às "+hh(d.hora)+".")}{q("Em que lugar nasceu?",e(d.est)+", em "+e(natp(d.mun+" - "+d.uf,"()"))+".")}{q("De onde é natural?",e(natp(d.nat,"()")))}{q("Qual é o sexo registrado?",SEX[d.sexo])}{q("Tem irmão ou irmã gêmea?","Sim: "+e(gm) if gm else "Não.")}{q("Número da declaração do hospital (DNV)",d.dnv or na)}</div>
<div>{q("Quem é a mãe?",g(d.g1))}{q("Quem são os avós por parte de mãe?","Avô: "+(e(d.mat[0]) or na)+"<br>Avó: "+(e(d.mat[1]) or na))}{q("Quem é o pai?",g(d.g2))}{q("Quem são os avós por parte de pai?","Avô: "+(e(d.pat[0]) or na)+"<br>Avó: "+(e(d.pat[1]) or na))}{q("Quando foi feito o registro?",dl(d.dreg))}{q("Número da matrícula",'<span class="mt">'+d.matr+'</span>')}</div></div>
{q("O registro mudou depois de feito? (averbações)",e(d.averb) or "Não mudou.")}{q("O que aconteceu depois na vida civil? (anotações)",e(d.anot) or "Nada foi anotado.")}
<div class="ft"><div>{qr(d.case,84,"#222")}</div><div>Quem garante que isto é verdade? <b>{e(d.oficial)}</b>, oficial de registro civil, que assinou este documento por meio eletrônico.<br>Quando esta certidão foi emitida? {dl(d.emi)}.<br>Código do selo: {e(d.selo)}.<br><small>Aponte a câmera para conferir. Pode ser usada em papel ou no celular.</small></div></div>'''
    css='''.pg{font:11pt/1.4 "Open Sans";padding:0 0 0}.hd{background:#ffd84d;padding:9mm 16mm 7mm;display:flex;justify-content:space-between;align-items:flex-end}.ti{font-size:23pt;font-weight:700;line-height:1.1}.su{font-size:12pt}.lo{text-align:right;font-size:9.5pt;max-width:75mm}.cols{display:flex;gap:10mm;padding:6mm 16mm 0}.cols>div{flex:1}.q{margin-bottom:4.2mm}.pg>.q{margin:0 16mm 4mm}.t{font-size:9pt;font-weight:600;color:#7a5b00}.a{font-size:10.6pt}.nm{font-size:14pt}.mt{font-size:9.6pt}.ft{position:absolute;left:16mm;right:16mm;bottom:12mm;border-top:2pt solid #ffd84d;padding-top:4mm;display:flex;gap:6mm;align-items:center;font-size:9.6pt}'''
    if d.case=="W15-2": css=css.replace("#ffd84d","#bfe3d0").replace("#7a5b00","#14603c").replace("Open Sans","Noto Sans Display")
    if d.case=="W15-3": css=css.replace("#ffd84d","#cfd8ff").replace("#7a5b00","#2a3a9a").replace("Open Sans","Inter").replace("10.6pt","10pt")
    return page(210,297,css,body),truth(d,dl(d.nasc),{"gêmeos.informações_adicionais":list(d.gem)} if d.gem else {},gemtxt=gm)
F["W15"]=(w15,W15)
# ---------------------------------------------------------------- W16 legends in frames, documents table
W16=[D("W16-1",nome="ADRIANA SOLANGE ECHEVERRIA PAIM",sexo="F",nasc="1988-06-06",hora="10:00",est="HOSPITAL EVANGÉLICO DR. E SRA. GOLDSBY KING",mun="DOURADOS",uf="MS",nat="DOURADOS - MS",rmun="DOURADOS",ruf="MS",cart="Cartório de Registro Civil do 1º Ofício",dreg="1988-06-15",livro="A-98",folha="240",termo="58111",cpf=True,
 g1=("VALTER PAIM","RIO BRILHANTE - MS"),g2=("MERCEDES ECHEVERRIA PAIM","BELA VISTA - MS"),pat=("JOÃO PAIM","NAIR LEITE PAIM"),mat=("RUFINO ECHEVERRIA","RAMONA AQUINO"),
 cad=[("RG","001.284.773","12/04/2004","SEJUSP/MS",""),("Título de Eleitor","0123 8841 1937","08/05/2006","TSE","Zona 018 / Seção 0204"),("Passaporte","FT604118","30/01/2017","DPF","val. 29/01/2027")],
 anot="Casada com MÁRCIO ELI BARBOSA em 28/02/2009, Livro B-54, fls. 101, termo 16.200, Dourados/MS, permanecendo com o nome de solteira.",averb="",selo="ANB 40712-880-NOR",oficial="Hudson Vieira Stefanello",ofc="Oficial Registrador",emi="2020-10-14",sub="Tainá Espíndola, escrevente"),
 D("W16-2",nome="LUNA SANTANA DE JESUS",sexo="F",nasc="2021-04-08",hora="17:26",est="HOSPITAL REGIONAL DE ESTÂNCIA JESSÉ FONTES",mun="ESTÂNCIA",uf="SE",nat="INDIAROBA - SE",rmun="ESTÂNCIA",ruf="SE",cart="Cartório do 3º Ofício - Registro Civil das Pessoas Naturais",dreg="2021-04-12",livro="A-71",folha="8",termo="29944",dnv=True,cpf=True,
 g1=("GIVALDO DE JESUS","UMBAÚBA - SE"),g2=("TATIANE SANTANA","INDIAROBA - SE"),pat=("","MARIA JOSÉ DE JESUS"),mat=("NIVALDO SANTANA","GILVANIA DOS SANTOS SANTANA"),gem=["LIZ SANTANA DE JESUS"],averb="",anot="",selo="202129563004127 SE",oficial="Conceição Valadares Prado",ofc="Oficiala Interina",emi="2021-04-12",sub=""),
 D("W16-3",nome="OSVALDINA XIPAYA DOS ANJOS",sexo="F",nasc="1950-10-12",hora="",est="Domicílio",estp="EM DOMICÍLIO",mun="ALTAMIRA",uf="PA",nat="ALTAMIRA - PA",rmun="ALTAMIRA",ruf="PA",cart="2º Ofício de Altamira - Cartório de Registro Civil",dreg="2019-03-27",livro="A-310",folha="1",termo="154022",
 g1=("ROSA XIPAYA",""),mat=("",""),cad=[("RG","8841207","03/06/2019","PC/PA",""),("NIS","163.40987.22-1","","CAIXA","")],averb="Registro tardio, Provimento CNJ nº 28/2013.",anot="Óbito da registrada em 19/05/2022, Altamira/PA, Livro C-61, fls. 90, termo 23.318.",selo="PA A 013.447.902-X",oficial="Rui Guilherme Xerfan",ofc="Oficial",emi="2022-07-05",sub="Kézia Mourão, substituta")]
def w16(d):
    def b(l,x,w): return f'<fieldset style="width:{w}%"><legend>{l}</legend>{x if x else "&nbsp;"}</fieldset>'
    y,m,dd=ymd(d.nasc)
    par=[(d.g1,d.pat if d.g2[0] else d.mat)]+([(d.g2,d.mat)] if d.g2[0] else [])
    fil="<br>".join(f"{e(g[0])}{' – natural de '+e(natp(g[1],'/')) if g[1] else ''}" for g,_ in par)
    if d.g2[0]: avs=f"Paternos: {e(d.pat[0]) or '***'} e {e(d.pat[1]) or '***'}<br>Maternos: {e(d.mat[0]) or '***'} e {e(d.mat[1]) or '***'}"
    else: avs="***"
    gm=msp(matricula(d.cns,ymd(d.dreg)[0],1,d.livro,int(d.folha)+1,int(d.termo)+1)) if d.gem else ""
    gtx=f"{d.gem[0]} - matrícula {gm}" if d.gem else ""
    rows="".join("<tr>"+"".join(f"<td>{e(c) or '&nbsp;'}</td>" for c in r)+"</tr>" for r in d.cad) or "<tr><td colspan=5>Sem documentos anotados.</td></tr>"
    body=f'''<div class="hd">{arms(70)}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<div class="t">CERTIDÃO DE NASCIMENTO</div></div>
<div class="nb"><small>Nome</small><br><b>{e(d.nome)}</b></div><div class="nb"><small>Matrícula</small><br><b>{d.matr}</b></div>
<div class="w">{b("Data de nascimento por extenso",dw(d.nasc),66)}{b("Dia",f"{dd:02d}",9)}{b("Mês",f"{m:02d}",9)}{b("Ano",str(y),12)}
{b("Hora de nascimento",d.hora.replace(":","h"),22)}{b("Sexo",SEX[d.sexo].upper(),24)}{b("Naturalidade",e(natp(d.nat,"/")),52)}
{b("Local, município de nascimento e UF",e(d.estp or d.est)+", "+e(d.mun)+"/"+d.uf,68)}{b("CPF",d.cpf,30)}
{b("Município de registro e UF",e(d.rmun)+"/"+d.ruf,34)}{b("Data do registro",dw(d.dreg),64)}
{b("Livro",d.livro,15)}{b("Folha",d.folha,13)}{b("Termo",d.termo,16)}{b("Nº da DNV",d.dnv,28)}{b("Gêmeo","SIM" if d.gem else "NÃO",24)}
{b("Nome e matrícula do(s) gêmeo(s)",e(gtx),99)}{b("Filiação",fil,99)}{b("Avós",avs,99)}
{b("Averbações",e(d.averb),99)}{b("Anotações",e(d.anot),99)}</div>
<div class="ca">ANOTAÇÕES DE CADASTRO</div><table><tr><th>Documento</th><th>Número</th><th>Expedição</th><th>Órgão</th><th>Complemento</th></tr>{rows}</table><div class="nn">* As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigido.</div>
<div class="ft"><div class="l"><b>{e(d.cart)}</b><br>Oficial: {e(d.oficial)}<br>{e(d.rmun)}/{d.ruf}<br>Rua {({"W16-1":"Cuiabá, 1810","W16-2":"Capitão Salomão, 77","W16-3":"Coronel José Porfírio, 2040"})[d.case]}, Centro</div><div class="m">{qr(d.case,70)}<br>Selo {e(d.selo)}</div><div class="r">O conteúdo da certidão é verdadeiro. Dou fé.<br>{e(d.rmun)}/{d.ruf}, {dl(d.emi)}.<br><br>{scrawl(d.case,160,34)}<div>{e(d.sub) if d.sub else e(d.oficial)+", "+d.ofc}</div></div></div>'''
    css='''.pg{font:9.2pt/1.28 "Liberation Sans";padding:8mm 13mm}.hd{text-align:center;font-size:10pt;line-height:1.3}.t{font-size:16pt;font-weight:bold;margin-top:1mm}.nb{text-align:center;margin:1.2mm 0;font-size:11.5pt;line-height:1.15}.nb small{font-size:8pt}.w{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.6mm 0;margin-top:1mm}fieldset{border:.7pt solid #444;border-radius:1.2mm;margin:0;padding:0 2mm .9mm;min-inline-size:0}legend{font-size:7.2pt;padding:0 1mm;color:#333}.ca{font-size:8pt;font-weight:bold;margin:2mm 0 .8mm}table{width:100%;font-size:8.2pt}td,th{border:.6pt solid #444;padding:.7mm 1.6mm;text-align:left}.nn{font-size:6.8pt;margin-top:.6mm}.ft{display:flex;gap:5mm;margin-top:3mm;font-size:8.6pt}.l{flex:1;border:.7pt solid #444;padding:2mm}.m{text-align:center;font-size:7.4pt;width:40mm}.r{flex:1.1;text-align:center}.r>div{border-top:.7pt solid #000}'''
    if d.case=="W16-2": css=css.replace("Liberation Sans","DejaVu Sans Condensed").replace("9.2pt/1.28","8.6pt/1.28")
    if d.case=="W16-3": css=css.replace("Liberation Sans","TeX Gyre Termes").replace("9.2pt/1.28","10pt/1.25")
    acc={"dados_pessoais.data_nascimento.texto_completo":[f"{dd:02d} {m:02d} {y}",dn(d.nasc)]}
    if d.estp: acc["local_nascimento.estabelecimento"]=[d.estp]
    if d.gem: acc["gêmeos.informações_adicionais"]=list(d.gem)
    return page(210,297,css,body),truth(d,dw(d.nasc),acc,gemtxt=gtx)
F["W16"]=(w16,W16)
