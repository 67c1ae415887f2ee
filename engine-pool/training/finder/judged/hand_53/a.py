from lib import *
F={}
# ---------------------------------------------------------------- W1 colons run in, half sheet, DOS style without accents
def up0(s): return noacc(s).upper()
W1=[D("W1-1",nome="Antonio Carlos Fagundes Prates",sexo="M",nasc="1969-08-21",hora="05:20",est="Santa Casa de Misericordia de Lins",mun="Lins",uf="SP",rmun="Lins",ruf="SP",
 cart="Oficial de Registro Civil das Pessoas Naturais de Lins",dreg="1969-08-25",livro="A-58",folha="112V",termo="34871",
 g1=("Jose Fagundes Prates","Promissao - SP"),g2=("Maria Aparecida dos Santos Prates","Cafelandia - SP"),pat=("Sebastiao Fagundes Prates","Rosalina de Jesus"),mat=("Benedito Jose dos Santos","Olivia Marques dos Santos"),
 decl="o pai",anot="Casou-se em 14/09/1996 com Sandra Regina Bortoleto, livro B-91, fls. 203, termo 18772, R.C. de Lins-SP, continuando ele a assinar o mesmo nome.",oficial="Nelson Yoshio Tanabe",sub="Claudia Mara Pires - Escrevente",emi="2006-06-19"),
 D("W1-2",nome="Edileuza Conceicao de Almeida",sexo="F",nasc="1991-12-08",hora="00:00",est="Domicílio",estp="Fazenda Agua Branca, em domicilio",mun="Itaberaba",uf="BA",rmun="Itaberaba",ruf="BA",
 cart="Cartorio do Registro Civil das Pessoas Naturais da Sede",dreg="1994-02-17",livro="A-44",folha="78",termo="41209",
 g1=("Valdelice Conceicao de Almeida","Boa Vista do Tupim - BA"),mat=("Manoel Messias de Almeida","Jovita Maria da Conceicao"),decl="a mae",oficial="Eunice Sampaio Mota",sub="Eunice Sampaio Mota - Oficiala",emi="2005-03-01"),
 D("W1-3",nome="Marcela Kunzler Hoff",sexo="F",nasc="2007-05-30",hora="12:07",est="Hospital de Caridade de Ijui",mun="Ijui",uf="RS",rmun="Ijui",ruf="RS",cart="Registro Civil das Pessoas Naturais de Ijui",
 dreg="2007-06-04",livro="A-131",folha="15",termo="52916",dnv="36204418",g1=("Vilson Arno Hoff","Panambi - RS"),g2=("Rejane Kunzler Hoff","Ijui - RS"),pat=("Arno Edvino Hoff","Ilga Schmidt Hoff"),mat=("Lauro Kunzler","Noeli Terezinha Kunzler"),
 gem=["Marcelo Kunzler Hoff","Murilo Kunzler Hoff"],decl="o pai",selo="0298.01.0700003.01877",oficial="Ivone Bruxel Goettems",sub="Ivone Bruxel Goettems - Registradora",emi="2007-06-04")]
for d in W1:
    mapd(d,up0)
    if d.case=="W1-2": d.est="Domicílio"
def w1(d):
    B="*"*18
    v=lambda s:e(s) if s else B
    L=lambda k,x:f"{k}: <b>{x}</b> "
    loc=d.estp.upper() if d.estp else d.est
    sx={"M":"MASC.","F":"FEM."}[d.sexo]
    n=lambda t:(e(natp(t[1],"/")) if t[1] else B)
    par=(L("PAI",e(d.g1[0]))+L("NATURAL DE",n(d.g1))+L("MAE",e(d.g2[0]))+L("NATURAL DE",n(d.g2))) if d.g2[0] else (L("PAI",B)+L("NATURAL DE",B)+L("MAE",e(d.g1[0]))+L("NATURAL DE",n(d.g1)))
    gem=L("GEMEOS","SIM, IRMAOS "+" E ".join(map(e,d.gem))) if d.gem else L("GEMEOS","NAO")
    body=f'''<div class="h">ESTADO {up0(ESTDE[d.ruf])} - COMARCA DE {e(d.rmun)} - MUNICIPIO DE {e(d.rmun)}<br>{e(d.cart)}<br>{'OFICIAL' if 'OFICIALA' not in (d.sub or '') else 'OFICIALA'}: {e(d.oficial)}</div>
<div class="t">C E R T I D A O &nbsp; D E &nbsp; N A S C I M E N T O</div>
<div class="b">{L("LIVRO",e(d.livro))}{L("FOLHA",e(d.folha))}{L("TERMO",e(d.termo))}{L("DATA DO REGISTRO",dn(d.dreg))}{L("NOME",e(d.nome))}{L("SEXO",sx)}{L("NASCIDO(A) EM",dn(d.nasc)+" ("+up0(dw(d.nasc))+")")}{L("AS",d.hora+" HS")}{L("LOCAL",e(loc))}{L("MUNICIPIO",e(d.mun))}{L("UF",d.uf)}{par}{L("AVOS PATERNOS",(e(d.pat[0])+" E "+e(d.pat[1])) if d.pat[0] else B)}{L("AVOS MATERNOS",(e(d.mat[0])+" E "+e(d.mat[1])) if d.mat[0] else B)}{gem}{L("DECLARANTE",v(d.decl))}{L("D.N.V.",v(d.dnv))}{L("OBSERVACOES",v(d.anot or d.averb))}</div>
<div class="f">O REFERIDO E VERDADE E DOU FE. {e(d.rmun)}/{d.ruf}, {up0(dl(d.emi)).replace('1O. DE','1 DE')}.{' SELO: '+d.selo if d.selo else ''}</div>
<div class="s">______________________________________<br>{e(d.sub)}</div><div class="v">SISREG 3.11 - EMISSAO {dn(d.emi)} - ESTA CERTIDAO NAO VALE SEM ASSINATURA</div>'''
    css='''.pg{font:10.4pt/1.4 "Liberation Mono";padding:7mm 10mm;border:0}.h{text-align:center;line-height:1.25}.t{text-align:center;font-weight:bold;font-size:12pt;margin:2.5mm 0;border-top:1px dashed #000;border-bottom:1px dashed #000;padding:1mm}.b{text-align:left}.b b{font-weight:bold}.f{margin-top:2.5mm}.s{position:absolute;right:14mm;bottom:10mm;text-align:center;font-size:8.5pt}.v{position:absolute;left:10mm;bottom:4mm;font-size:6.5pt}'''
    if d.case=="W1-2": css=css.replace("Liberation Mono","Nimbus Mono PS").replace("10.4pt/1.4","11.4pt/1.4")
    if d.case=="W1-3": css=css.replace("Liberation Mono","DejaVu Sans Mono").replace("10.4pt","9.2pt")
    acc={"dados_pessoais.data_nascimento.texto_completo":[dn(d.nasc),dn(d.nasc)+" ("+up0(dw(d.nasc))+")"]}
    if d.estp: acc["local_nascimento.estabelecimento"]=[d.estp.upper()]
    return page(210,148.5,css,body),truth(d,up0(dw(d.nasc)),acc,gemtxt=" E ".join(d.gem),joint=True,size=A5L[2])
F["W1"]=(w1,W1)
# ---------------------------------------------------------------- W2 tables with header rows
W2=[D("W2-1",nome="Aurora Benício Tavares de Holanda",sexo="F",nasc="2022-03-01",hora="19:48",est="Hospital Regional Dom Moura",mun="Garanhuns",uf="PE",rmun="Garanhuns",ruf="PE",cart="1º Ofício de Registro Civil das Pessoas Naturais de Garanhuns",
 dreg="2022-03-10",livro="A-164",folha="233",termo="88140",dnv=True,cpf=True,g1=("Ludmila Benício Rocha","Caetés - PE"),g2=("Katarina Tavares de Holanda","Recife - PE"),pat=("Josué Rocha de Lima","Marinalva Benício Rocha"),mat=("Fernando Tavares de Holanda","Glória Maria Tavares de Holanda"),
 prof=("Professora","Engenheira civil"),selo="0074930.QWZ03202201.00418",oficial="Ayrton Falcão de Melo",ofc="Oficial Registrador",sub="Poliana Duarte — Escrevente",emi="2022-03-10"),
 D("W2-2",nome="Wagner Luís Coelho Dutra",sexo="M",nasc="1984-10-17",hora="03:15",est="Casa de Caridade de Muriaé Hospital São Paulo",mun="Muriaé",uf="MG",rmun="Muriaé",ruf="MG",cart="Registro Civil das Pessoas Naturais do Distrito Sede de Muriaé",
 dreg="1984-10-24",livro="A-79",folha="9v",termo="23614",cpf=True,g1=("Geraldo Magela Dutra","Miradouro - MG"),g2=("Neuza Coelho Dutra","Eugenópolis - MG"),pat=("Onofre Dutra Sobrinho","Conceição Ferreira Dutra"),mat=("Astolfo Coelho Neto","Ilda Vieira Coelho"),prof=("Lavrador","Do lar"),
 averb="Av. 1 — Por sentença de 08/05/1997 do Juízo da 2ª Vara Cível de Muriaé, autos 439.97.001823-6, foi decretado o divórcio dos genitores, voltando a mãe a usar o nome Neuza Vieira Coelho. Averbado em 30/06/1997.",
 anot="An. 1 — Casou-se com Fabiana Lacerda Pinto em 22/11/2008, matrícula 048215 01 55 2008 2 00031 117 0009482 20. An. 2 — Divorciado por escritura pública de 15/02/2017, Livro 214-N, fls. 88, 1º Tabelionato de Notas de Muriaé.",
 selo="FGH41827",oficial="Terezinha Goulart Resende",ofc="Oficiala",sub="",emi="2019-07-02"),
 D("W2-3",nome="Samir Haddad Kosloski",sexo="M",nasc="2018-09-09",hora="00:32",est="Hospital São Vicente de Paulo",mun="Guarapuava",uf="PR",rmun="Guarapuava",ruf="PR",cart="2º Serviço de Registro Civil das Pessoas Naturais de Guarapuava",
 dreg="2018-09-14",livro="A-203",folha="141",termo="101577",dnv=True,cpf=True,g1=("Nabil Elias Haddad","Homs, Síria"),g2=("Daiane Kosloski","Pitanga - PR"),pat=("Elias Yussef Haddad","Mona Khoury Haddad"),mat=("Estefano Kosloski","Ivete Kosloski"),prof=("Comerciante","Nutricionista"),
 gem=["Salim Haddad Kosloski","Soraia Haddad Kosloski"],selo="F738X.q4Pz9.Lm2vT-7hWe3.1YtR",oficial="Rubens Antunes Cavalheiro",ofc="Agente Delegado",sub="Elis Pacheco — Escrevente Juramentada",emi="2023-01-30")]
W2[1].anot=W2[1].anot
def tab(heads,rows,ws=None):
    cg="".join(f'<col style="width:{w}%">' for w in ws) if ws else ""
    return f'<table><colgroup>{cg}</colgroup><tr>{"".join(f"<th>{h}</th>" for h in heads)}</tr>'+"".join("<tr>"+"".join(f"<td>{c if c else '—'}</td>" for c in r)+"</tr>" for r in rows)+"</table>"
def w2(d):
    r=e
    gen=[[e(g[0]),e(natp(g[1],"/")),d.prof[i],e(a[0]),e(a[1])] for i,(g,a) in enumerate(((d.g1,d.pat),(d.g2,d.mat)))]
    two=d.case=="W2-1"
    m2=matricula(d.cns,ymd(d.dreg)[0],1,d.livro,d.folha,int(d.termo)+1); m3=matricula(d.cns,ymd(d.dreg)[0],1,d.livro,int(re.sub(r"\D","",d.folha))+1,int(d.termo)+2)
    gt=[[e(x),mm] for x,mm in zip(d.gem,(msp(m2),msp(m3)))]
    body=f'''<div class="top"><div>{arms(64)}</div><div class="ti"><b>CERTIDÃO DE NASCIMENTO</b><br>Extrato do assento — breve relato<br><span>{e(d.cart)}</span><br><span class="sm">{e(d.rmun)} · {UFN[d.ruf]}</span></div></div>
{tab(["Matrícula","Livro","Folha","Termo","Assento lavrado em"],[[d.matr,d.livro,d.folha,d.termo,dn(d.dreg)]],[44,12,12,14,18])}
<h3>Registrado</h3>{tab(["Prenome e sobrenome","Sexo","CPF"],[["<b>"+e(d.nome)+"</b>",SEX[d.sexo].lower(),d.cpf]],[58,18,24])}
<h3>Nascimento</h3>{tab(["Data","Data por extenso","Hora"],[[dn(d.nasc),dw(d.nasc),d.hora]],[18,62,20])}
{tab(["Estabelecimento","Município","UF","DNV"],[[e(d.est),e(d.mun),d.uf,d.dnv]],[46,24,8,22])}
<h3>Ascendência</h3>{tab(["Genitor(a)","Naturalidade","Profissão","Avô","Avó"],gen,[25,15,13,23.5,23.5])}
<h3>Irmãos gêmeos</h3>{tab(["Nome","Matrícula"],gt or [["Não há","—"]],[50,50])}
<h3>Averbações</h3>{tab(["Teor"],[[e(d.averb) or "Nada consta"]])}
<h3>Anotações</h3>{tab(["Teor"],[[e(d.anot) or "Nada consta"]])}
<div class="fim"><div style="width:62%">Certifico que os dados acima conferem com o assento. Dou fé.<br>{e(d.rmun)}, {dl(d.emi)}.<br><br>{scrawl(d.case)}<div class="as">{e(d.oficial)} — {d.ofc}{'<br><small>'+e(d.sub)+'</small>' if d.sub else ''}</div></div><div class="se">{qr(d.case,74)}<br>Selo digital de fiscalização<br><b>{e(d.selo)}</b></div></div>'''
    css='''.pg{font:9.5pt/1.3 Carlito;padding:12mm 14mm;color:#111}.top{display:flex;align-items:center;gap:6mm;margin-bottom:4mm}.ti{font-size:11pt}.ti b{font-size:16pt}.ti .sm{font-size:9pt;color:#555}table{width:100%;margin-bottom:1.5mm;table-layout:fixed}th{background:#dfe7ee;text-align:left;font-size:8pt;padding:1mm 1.6mm;border:.6pt solid #8aa}td{border:.6pt solid #8aa;padding:1.2mm 1.6mm;vertical-align:top}h3{font-size:10pt;margin:3mm 0 1mm;color:#234}.fim{display:flex;margin-top:6mm;justify-content:space-between}.as{border-top:1px solid #000;width:80mm;text-align:center;margin:0 auto}.se{width:58mm;text-align:center;font-size:8pt;border:1px solid #999;padding:2mm}'''
    if d.case=="W2-2": css=css.replace("Carlito","Liberation Sans Narrow").replace("#dfe7ee","#eee")
    if d.case=="W2-3": css=css.replace("Carlito","Open Sans").replace("9.5pt/1.3","8.3pt/1.3")
    gtx=", ".join(f"{x} {m}" for x,m in gt)
    t=truth(d,dw(d.nasc),{"dados_pessoais.data_nascimento.texto_completo":[dn(d.nasc)],**({"gêmeos.informações_adicionais":[", ".join(d.gem)]} if d.gem else {})},gemtxt=gtx)
    return page(210,297,css,body),t
F["W2"]=(w2,W2)
# ---------------------------------------------------------------- W3 cards, digital certificate; book/leaf/entry only in the matrícula
W3=[D("W3-1",nome="Théo Nogueira Barros",sexo="M",nasc="2024-01-05",hora="06:30",est="Hospital Regional de Gurupi",mun="Gurupi",uf="TO",nat="Aliança do Tocantins - TO",rmun="Gurupi",ruf="TO",cart="Cartório de Registro Civil das Pessoas Naturais de Gurupi",
 dreg="2024-01-08",livro="A-97",folha="118",termo="58203",dnv=True,cpf=True,g1=("Rayane Nogueira Barros","Figueirópolis - TO"),mat=("Edmilson Barros da Luz","Francisca Nogueira Barros"),selo="128033AAB472915-KQE",oficial="Heloísa Prado Vasconcelos",ofc="Oficiala Interina",emi="2024-01-09"),
 D("W3-2",nome="Raimundo Nonato de Sousa Lustosa",sexo="M",nasc="1955-07-31",hora="",est="Domicílio",mun="Oeiras",uf="PI",nat="Oeiras - PI",rmun="Oeiras",ruf="PI",cart="2º Ofício de Registro Civil de Oeiras",
 dreg="1962-04-11",livro="A-21",folha="87",termo="6132",g1=("Honório Lustosa de Carvalho","Oeiras - PI"),g2=("Maria do Socorro de Sousa","Simplício Mendes - PI"),pat=("Ludugero Lustosa Nogueira","Antônia de Carvalho"),mat=("","Luísa Maria de Sousa"),
 anot="Anotado o óbito do registrado, ocorrido em 03/12/2020 em Brasília/DF, conforme registro no livro C-318, folha 44, termo 127905, do 3º Ofício de Registro Civil de Brasília/DF.",selo="PIA73104-XW9B",oficial="Joaquim Ibiapina Reis",ofc="Oficial",emi="2021-11-22",mater="Materializada em Brasília/DF por 3º Ofício de Registro Civil de Brasília, em 23/11/2021, por Kelly Araújo Meira, escrevente."),
 D("W3-3",nome="Valentina Azeredo Peçanha",sexo="F",nasc="1997-04-25",hora="21:00",est="Hospital Plantadores de Cana",mun="Campos dos Goytacazes",uf="RJ",nat="Campos dos Goytacazes - RJ",rmun="Campos dos Goytacazes",ruf="RJ",cart="RCPN do 1º Distrito da 2ª Circunscrição de Campos dos Goytacazes",
 dreg="1997-05-02",livro="A-302",folha="56",termo="91877",cpf=True,g1=("Márcia Regina Azeredo Peçanha","São Fidélis - RJ"),g2=("Jorge Luiz Peçanha","Campos dos Goytacazes - RJ"),pat=("Amaro Peçanha","Zilda Barreto Peçanha"),mat=("Waldir Azeredo","Nilcéa Gomes Azeredo"),
 averb="A presente certidão envolve elementos de averbação à margem do termo.",selo="EDVX 40817 JLR",oficial="Otávio Bulhões Cordeiro",ofc="Oficial Registrador",emi="2021-06-18")]
def w3(d):
    strip0(d); N="não informado"
    v=lambda s:e(s) if s else f'<i>{N}</i>'
    def it(l,x,c=""): return f'<div class="i {c}"><div class="v">{x}</div><div class="l">{l}</div></div>'
    def card(t,inner,c=""): return f'<div class="c {c}"><div class="ct">{t}</div><div class="g">{inner}</div></div>'
    mother_first=d.case=="W3-3" or not d.g2[0]
    lab=lambda i:("Mãe" if (i==0)==mother_first else "Pai")
    fil=it(lab(0),v(d.g1[0]),"w")+it("natural de",v(natp(d.g1[1],",")))
    fil+=(it(lab(1),v(d.g2[0]),"w")+it("natural de",v(natp(d.g2[1],",")))) if d.g2[0] else ""
    av=it("avô paterno",v(d.pat[0]),"h")+it("avó paterna",v(d.pat[1]),"h")+it("avô materno",v(d.mat[0]),"h")+it("avó materna",v(d.mat[1]),"h")
    h=it("hora",hh(d.hora) if d.hora else v(""))
    body=f'''<div class="hd"><div>{shield(40,"#0b5563","#e6f4f1")}</div><div><div class="big">Certidão digital de nascimento</div><div>{e(d.cart)} · {e(d.rmun)}, {d.ruf}</div></div><div class="q">{qr(d.case,66,"#0b5563")}</div></div>
{card("Pessoa registrada",it("nome completo",'<b class="nm">'+e(d.nome)+'</b>',"f")+it("CPF",v(d.cpf))+it("sexo",SEX[d.sexo])+it("naturalidade",e(natp(d.nat,","))))}
{card("Matrícula do assento",it("código nacional de matrícula",'<span class="mt">'+d.matr+'</span>',"w")+it("registrado em",dl(d.dreg)))}
{card("Nascimento",it("data",dl(d.nasc),"w")+h+it("local",v("em domicílio" if d.est=="Domicílio" else d.est),"w")+it("município / UF",e(d.mun)+" / "+d.uf)+it("declaração de nascido vivo",v(d.dnv))+it("gêmeos","Não"))}
<div class="two">{card("Filiação",fil)}{card("Avós",av)}</div>
<div class="two">{card("Averbações",'<p>'+(e(d.averb) or "Sem averbações.")+'</p>',"n")}{card("Anotações",'<p>'+(e(d.anot) or "Sem anotações.")+'</p>',"n")}</div>
<div class="sg"><b>Assinada digitalmente</b> por {e(d.oficial)}, {d.ofc}, em {dn(d.emi)} às 10:4{len(d.nome)%10}:17 (ICP-Brasil, AC Notarial RFB G4).<br>Emissão: {dl(d.emi)} · Selo eletrônico {e(d.selo)} · Código hash {"%08x"%d.r.getrandbits(32)}-{"%08x"%d.r.getrandbits(32)}<br>Confira a autenticidade em registrocivil.exemplo/valida. Válida por 90 dias em meio eletrônico.{'<br>'+e(d.mater) if d.mater else ''}</div>'''
    css='''.pg{font:9.4pt/1.3 Inter;background:#f2f6f6;padding:9mm 11mm;color:#123}.hd{display:flex;align-items:center;gap:5mm;background:#0b5563;color:#fff;border-radius:4mm;padding:4mm 6mm;margin-bottom:3mm;font-size:9pt}.hd .q{margin-left:auto;line-height:0}.big{font-size:17pt;font-weight:600}.c{background:#fff;border:1px solid #cfdcdc;border-radius:3mm;padding:2.6mm 4mm 2mm;margin-bottom:2.6mm;flex:1}.ct{display:inline-block;background:#d9efe9;color:#0b5563;border-radius:9mm;font-size:7.6pt;font-weight:600;padding:.6mm 3mm;margin-bottom:1.6mm}.g{display:flex;flex-wrap:wrap;gap:2.4mm 5mm}.i{min-width:26%}.i.w{min-width:58%}.i.f{width:100%}.two .i.w,.two .i.h{width:100%}.two{display:flex;gap:3mm}.l{font-size:7pt;color:#688;margin-top:.3mm}.v{font-size:9.6pt}.nm{font-size:14pt}.mt{font-family:"Fira Code";font-size:10pt}.v i{color:#99a}.n p{font-size:8.6pt}.sg{border-left:3px solid #0b5563;padding:1mm 4mm;font-size:8pt;line-height:1.5;margin-top:3mm}'''
    if d.case=="W3-2": css=css.replace("#0b5563","#5a3c11").replace("font:9.4pt/1.3 Inter","font:9.4pt/1.3 Roboto")
    if d.case=="W3-3": css=css.replace("#0b5563","#31306e").replace("font:9.4pt/1.3 Inter","font:9.4pt/1.3 Lato")
    return page(210,297,css,body),truth(d,dl(d.nasc))
F["W3"]=(w3,W3)
# ---------------------------------------------------------------- W4 side bar
W4=[D("W4-1",nome="JOÃO PEDRO MENEGUELLI SARTORI",sexo="M",nasc="2003-11-14",hora="08:05",est="HOSPITAL MUNICIPAL DE JI-PARANÁ",mun="Ji-Paraná",uf="RO",rmun="Ji-Paraná",ruf="RO",cart="1º Ofício de Registro Civil e Notas de Ji-Paraná",dreg="2003-12-02",livro="A-088",folha="271",termo="46.871",
 g1=("ROSANGELA MENEGUELLI","Ouro Preto do Oeste - RO"),g2=("CLAUDINEI SARTORI","Nova Venécia - ES"),pat=("ARISTIDES SARTORI","LOURDES ZANOTELLI SARTORI"),mat=("NATALINO MENEGUELLI","APARECIDA DE FÁTIMA MENEGUELLI"),dnvx="",
 averb="Em 19/04/2011 foi averbado o reconhecimento espontâneo de paternidade por CLAUDINEI SARTORI, mediante escritura pública lavrada no 2º Tabelionato de Notas desta cidade, passando o registrado a chamar-se JOÃO PEDRO MENEGUELLI SARTORI e incluindo-se os avós paternos.",selo="A7AAB30912-3F2C1",cpf=True,oficial="Dirceu Tomé Bassani",ofc="Tabelião e Oficial",emi="2017-02-15"),
 D("W4-2",nome="AMABILE MARIA COVRE",sexo="F",nasc="1947-01-06",est="Domicílio",estp="em casa, no Valsugana Velha",mun="Santa Teresa",uf="ES",rmun="Santa Teresa",ruf="ES",cart="Cartório de Registro Civil e Tabelionato da Sede de Santa Teresa",dreg="1947-01-29",livro="A-14",folha="163v",termo="5.508",
 g1=("GIACOMO COVRE","Levico, Itália"),g2=("ERMINIA TOMAZELLI COVRE","Santa Teresa - ES"),pat=("BATTISTA COVRE","DOMENICA PASQUALI"),mat=("ANGELO TOMAZELLI","LUCIA BRIDI"),
 anot="Casou-se em 20/05/1967 com Arlindo Corteletti, passando a assinar AMABILE MARIA COVRE CORTELETTI (livro B-09, fls. 51, termo 1.402, deste Ofício). Faleceu em 11/08/2016 em Colatina/ES (livro C-52, fls. 118, termo 20.744, RCPN de Colatina).",selo="023481.BCD1801.00977",oficial="Maria Inês Loss Novelli",ofc="Oficiala Titular",subn="Fábio Loss",emi="2018-05-07"),
 D("W4-3",nome="EDNA SARAIVA DO VALE",sexo="F",nasc="1976-06-18",hora="17:45",est="MATERNIDADE DE CRUZEIRO DO SUL",mun="Cruzeiro do Sul",uf="AC",rmun="Cruzeiro do Sul",ruf="AC",cart="Serventia de Registro Civil das Pessoas Naturais de Cruzeiro do Sul",dreg="1976-07-05",livro="A-33",folha="20",termo="11.940",
 g1=("FRANCISCO DO VALE BRAGA","Guajará - AM"),g2=("OSCARINA SARAIVA DO VALE","Mâncio Lima - AC"),pat=("PEDRO BRAGA","TEREZA DO VALE BRAGA"),mat=("RAIMUNDO SARAIVA","FRANCISCA GADELHA SARAIVA"),cpf=True,
 averb="Retificação administrativa (art. 110 da Lei 6.015/73), em 12/03/2020, para constar o nome da mãe como OSCARINA SARAIVA DO VALE e não Oscalina, como constou.",
 anot="Interdição decretada em 24/09/2018 pela Vara de Família de Cruzeiro do Sul, processo 0700412-55.2017.8.01.0002, sendo curador Francisco Saraiva do Vale.",selo="AC 88214-TRFV",oficial="Gleiciane Melo Portela",ofc="Oficial Designada",emi="2020-08-21")]
def w4(d):
    nd="Não consta"
    def s(l,x): return f'<div class="sb"><span>{l}</span>{x}</div>'
    def k(l,x,c=""): return f'<div class="k {c}"><h5>{l}</h5><div>{x}</div></div>'
    v=lambda x:e(x) if x else nd
    swap=d.case=="W4-1"
    gl=("Genitora","Genitor") if swap else ("Genitor","Genitora")
    loc=e(d.estp or d.est)
    mat=k("Avós maternos",f"{v(d.mat[0])} e {v(d.mat[1])}"); pat=k("Avós paternos",f"{v(d.pat[0])} e {v(d.pat[1])}")
    c2=k(gl[0],f"{e(d.g1[0])}<br><small>natural de {e(natp(d.g1[1],'/'))}</small>")+(mat if swap else pat)
    c3=k(gl[1],f"{e(d.g2[0])}<br><small>natural de {e(natp(d.g2[1],'/'))}</small>")+(pat if swap else mat)
    body=f'''<div class="side"><div style="text-align:center">{arms(86,"#9fd3a8","#f3d67a","#27425e")}</div><div class="rep">República Federativa do Brasil<br>Estado {ESTDE[d.ruf]}</div>
{s("Serventia",e(d.cart))}{s("Município / UF",e(d.rmun)+" / "+d.ruf)}{s("Livro",d.livro)}{s("Folha",d.folha)}{s("Termo",d.termo)}{s("Registro feito em",dn(d.dreg))}{s("Matrícula",'<span style="font-size:8.3pt">'+d.matr[:25]+"<br>"+d.matr[26:]+'</span>')}{s("Selo",e(d.selo))}{s("Emitida em",dn(d.emi))}
<div class="qq">{qr(d.case,80)}</div></div>
<div class="main"><h1>Certidão<br>de Nascimento</h1>
{k("Nome",'<span class="nm">'+e(d.nome)+'</span>',"f")}
<div class="r">{k("Sexo",SEX[d.sexo].lower())}{k("CPF",v(d.cpf))}{k("Hora",d.hora and d.hora.replace(":","h")+"min" or nd)}</div>
{k("Nascido(a) em",dw(d.nasc)+" ("+dn(d.nasc)+")")}
{k("Local de nascimento",loc+", "+e(d.mun)+" — "+UFN[d.uf])}
<div class="r2"><div>{c2}</div><div>{c3}</div></div>
{k("Gêmeos","não")}
{k("Averbações",'<p class="j">'+(e(d.averb) or "Nada consta à margem do assento.")+'</p>')}
{k("Anotações",'<p class="j">'+(e(d.anot) or "Nada consta.")+'</p>')}
<div class="sig">Certifico e dou fé.<br><br>{scrawl(d.case,170,40)}<div>{e(d.oficial)}<br>{d.ofc}</div>{'<small>p/ '+e(d.subn)+', Substituto</small>' if d.subn else ''}</div></div>'''
    css='''.pg{display:flex;font:10pt/1.35 "PT Sans"}.side{width:60mm;background:#27425e;color:#fff;padding:9mm 6mm;height:100%}.rep{text-align:center;font-size:9pt;margin:2mm 0 6mm}.sb{margin-bottom:3.6mm;font-size:9.8pt}.sb span{display:block;font-size:7.4pt;letter-spacing:.5pt;text-transform:uppercase;color:#b9cbe0}.qq{background:#fff;width:24mm;padding:1mm;margin:5mm auto 0;line-height:0;text-align:center}.main{flex:1;padding:11mm 12mm}h1{font:bold 25pt/1 "PT Serif";color:#27425e;margin:0 0 7mm}h5{margin:0;font-size:8pt;color:#27425e;font-weight:bold;border-bottom:.5pt solid #b9cbe0;margin-bottom:.8mm}.k{margin-bottom:4mm}.nm{font-size:15pt;font-weight:bold}.r{display:flex;gap:6mm}.r>.k{flex:1}.r2{display:flex;gap:8mm}.r2>div{flex:1}.j{text-align:justify}.sig{text-align:center;margin-top:9mm}.sig>div{border-top:1px solid #333;display:inline-block;padding:1mm 12mm 0}.sig small{display:block}'''
    if d.case=="W4-2": css=css.replace("#27425e","#5c2230").replace("#b9cbe0","#e2c4c9")
    if d.case=="W4-3": css=css.replace("#27425e","#2c5134").replace("#b9cbe0","#c6dcca").replace('"PT Sans"','"Cantarell"').replace("10pt/1.35","9.3pt/1.35")
    acc={"dados_pessoais.data_nascimento.texto_completo":[dn(d.nasc),dw(d.nasc)+" ("+dn(d.nasc)+")"]}
    if d.estp: acc["local_nascimento.estabelecimento"]=[d.estp]
    return page(210,297,css,body),truth(d,dw(d.nasc),acc)
F["W4"]=(w4,W4)
# ---------------------------------------------------------------- W5 numbered cells
W5=[D("W5-1",nome="Léa Morgane Picanço Dufour",sexo="F",nasc="2015-02-27",hora="13:11",est="Hospital Estadual de Oiapoque",mun="Oiapoque",uf="AP",rmun="Oiapoque",ruf="AP",cart="Cartório Extrajudicial de Oiapoque - Registro Civil",dreg="2015-03-06",livro="A-52",folha="90",termo="15602",dnv=True,
 g1=("Josinaldo Picanço Lobato","Macapá - AP"),g2=("Élodie Dufour","Caiena, Guiana Francesa"),pat=("Benedito Lobato","Deuzarina Picanço Lobato"),mat=("Jean-Marc Dufour","Sylvie Rosemond"),gem=["Lucas Mathieu Picanço Dufour"],selo="00015 1503061142",oficial="Sávio Monteiro Del Castillo",ofc="Oficial de Registro",emi="2015-03-06"),
 D("W5-2",nome="Severino Ramos da Nóbrega",sexo="M",nasc="1958-05-01",est="Domicílio",estp="Sítio Umari (domicílio)",mun="Caicó",uf="RN",rmun="Caicó",ruf="RN",cart="1º Ofício de Notas e Registro Civil de Caicó",dreg="1979-09-12",livro="A-61",folha="144v",termo="28815",
 g1=("José Ramos da Nóbrega","São João do Sabugi - RN"),g2=("Inácia Josefa da Nóbrega","Caicó - RN"),pat=("Cosme Ramos da Nóbrega",""),mat=("Manoel Inácio de Araújo","Josefa Maria da Conceição"),
 averb="Registro tardio, lavrado nos termos do art. 50 da Lei nº 6.015/73, por despacho do Juiz de Direito da Comarca.",anot="Aposta anotação de interdição: sentença de 14/10/2009, 3ª Vara de Caicó, proc. 101.08.003277-1, curadora Maria de Lourdes Ramos.",selo="RN 552190/2014",oficial="Zélia Dantas de Medeiros",ofc="Oficiala",subn="Rivaldo Dantas Filho",emi="2014-10-03"),
 D("W5-3",nome="Benjamin Krüger Amaral Fontoura",sexo="M",nasc="2019-08-12",hora="10:59",est="Maternidade Darcy Vargas",mun="Joinville",uf="SC",rmun="Joinville",ruf="SC",cart="1º Registro Civil das Pessoas Naturais de Joinville",dreg="2019-08-20",livro="A-417",folha="62",termo="187334",dnv=True,cpf=True,
 g1=("Otto Krüger Neto","São Bento do Sul - SC"),g2=("Ramiro Amaral Fontoura","Bagé - RS"),pat=("Otto Krüger Filho","Hannelore Voigt Krüger"),mat=("Ney Fontoura","Suzana Amaral Fontoura"),cad=[("CPF","","")],selo="FRT83821-9NKQ",oficial="Adriane Becker Hoepers",ofc="Oficial Titular",emi="2019-08-20")]
W5[2].cad=[]
def w5(d):
    bl="XXXXXX"; n=[0]
    def c(l,x,w,mk=True):
        n[0]+=1
        return f'<div class="c" style="width:{w}%"><div class="l"><b>{n[0]:02d}</b> {l}</div><div class="x">{x if x else bl}</div></div>'
    def sec(t): return f'<div class="s">{t}</div>'
    tf=d.case=="W5-3"
    gl=("Filiação 1 (pai)","Filiação 2 (pai)") if tf else ("Nome do pai","Nome da mãe")
    al=("Avô - filiação 1","Avó - filiação 1","Avô - filiação 2","Avó - filiação 2") if tf else ("Avô paterno","Avó paterna","Avô materno","Avó materna")
    m,f=("X","&nbsp;&nbsp;") if d.sexo=="M" else ("&nbsp;&nbsp;","X")
    y,mo,dd=ymd(d.nasc)
    if d.gem:
        gm=matricula(d.cns,ymd(d.dreg)[0],1,d.livro,int(d.folha)+1,int(d.termo)+1); gtx=f"{d.gem[0]} (matrícula {msp(gm)})"
    else: gtx=""
    body=f'''<div class="hd"><div class="n">CERTIDÃO DE NASCIMENTO<div>{e(d.cart)} — {e(d.rmun)}/{d.ruf}</div></div><div>{bars(d.case,170,26)}</div></div>
<div class="w">{sec("I  ASSENTO")}{c("Matrícula",d.matr,58)}{c("Livro",d.livro,14)}{c("Folha(s)",d.folha,14)}{c("Nº do termo",d.termo,14)}
{c("Data do registro",dn(d.dreg),25)}{c("Nº da Declaração de Nascido Vivo",d.dnv,35)}{c("CPF",d.cpf,40)}
{sec("II  REGISTRANDO")}{c("Nome do registrando",'<b>'+e(d.nome)+'</b>',74)}{c("Sexo",f"[{m}] Masc.  [{f}] Fem.",26)}
{c("Dia",f"{dd:02d}",10)}{c("Mês",f"{mo:02d}",10)}{c("Ano",str(y),14)}{c("Data por extenso",dw(d.nasc),51)}{c("Hora",d.hora,15)}
{c("Estabelecimento ou local do nascimento",e(d.estp or d.est),60)}{c("Município do nascimento",e(d.mun),32)}{c("UF",d.uf,8)}
{sec("III  FILIAÇÃO")}{c(gl[0],e(d.g1[0]),62)}{c("Naturalidade",e(natp(d.g1[1],"-")),38)}{c(al[0],e(d.pat[0]),50)}{c(al[1],e(d.pat[1]),50)}
{c(gl[1],e(d.g2[0]),62)}{c("Naturalidade",e(natp(d.g2[1],"-")),38)}{c(al[2],e(d.mat[0]),50)}{c(al[3],e(d.mat[1]),50)}
{c("É gêmeo?","Sim" if d.gem else "Não",18)}{c("Gêmeo(s): nome e matrícula",e(gtx),82)}
{sec("IV  À MARGEM DO ASSENTO")}{c("Averbações",e(d.averb),100)}{c("Anotações",e(d.anot),100)}
{sec("V  EXPEDIÇÃO")}{c("Local",e(d.rmun)+"/"+d.ruf,36)}{c("Data da expedição",dn(d.emi),24)}{c("Selo nº",e(d.selo),40)}
{c("Oficial",e(d.oficial)+", "+d.ofc,50)}{c("Assinado por",scrawl(d.case,130,26)+e(d.subn+", Substituto" if d.subn else d.oficial),50)}</div>
<div class="ft">Documento impresso por computador. Rasuras invalidam. Formulário RC-05/3.</div>'''
    css='''.pg{font:9.6pt/1.25 "Liberation Sans";padding:10mm 11mm}.hd{display:flex;justify-content:space-between;align-items:center;margin-bottom:2mm}.n{font-size:16pt;font-weight:bold}.n div{font-size:9pt;font-weight:normal}.w{display:flex;flex-wrap:wrap;border:1.2pt solid #000}.s{width:100%;background:#000;color:#fff;font-size:8pt;padding:.7mm 2mm;letter-spacing:1pt;white-space:pre}.c{border:.5pt solid #000;padding:.7mm 1.5mm 1.4mm;min-height:10.6mm}.l{font-size:6.6pt;color:#333}.l b{background:#ddd;padding:0 .8mm}.x{font:10pt/1.25 "Courier Prime";margin-top:.7mm;white-space:pre-wrap}.ft{font-size:6.5pt;margin-top:1.5mm}'''
    if d.case=="W5-2": css=css.replace("Courier Prime","Liberation Serif").replace("#000;color:#fff","#ddd;color:#000")
    if d.case=="W5-3": css=css.replace("Courier Prime","Oxygen-Sans").replace("Liberation Sans","Roboto Condensed")
    acc={"dados_pessoais.data_nascimento.texto_completo":[dn(d.nasc),f"{dd:02d} {mo:02d} {y}"]}
    if d.estp: acc["local_nascimento.estabelecimento"]=[d.estp]
    if d.gem: acc["gêmeos.informações_adicionais"]=[d.gem[0]]
    return page(210,297,css,body),truth(d,dw(d.nasc),acc,gemtxt=gtx)
F["W5"]=(w5,W5)
# ---------------------------------------------------------------- W6 landscape, labels in a margin column
W6=[D("W6-1",nome="Francisco Gilvan Ximenes Aragão",sexo="M",nasc="1972-02-29",hora="04:00",est="Santa Casa de Misericórdia de Sobral",mun="Sobral",uf="CE",rmun="Sobral",ruf="CE",cart="Cartório do 3º Ofício de Registro Civil de Sobral",dreg="1972-03-15",livro="A-70",folha="198",termo="40277",
 g1=("José Ximenes Aragão","Santana do Acaraú - CE"),g2=("Raimunda Gilda Ximenes Aragão","Sobral - CE"),pat=("Vicente Ferreira Aragão","Maria Ximenes Aragão"),mat=("Francisco das Chagas Linhares","Josefa Parente Linhares"),
 anot="Contraiu matrimônio em 10/07/1999 com Lucivanda Mesquita Prado, no Cartório Trajano de Medeiros, Livro B-18, fls. 30, nº 3.944.",selo="AA 412.778",oficial="Manoelito Sampaio Frota",ofc="Oficial",subn="Ticiana Frota Melo",emi="2011-12-01"),
 D("W6-2",nome="Ana Laura Gontijo Faria",sexo="F",nasc="2013-06-22",hora="12:40",est="Santa Casa de Bom Despacho",mun="Bom Despacho",uf="MG",rmun="Bom Despacho",ruf="MG",cart="Ofício do Registro Civil das Pessoas Naturais de Bom Despacho",dreg="2013-07-01",livro="A-101",folha="77",termo="44190",dnv=True,
 g1=("Cleiton Faria","Luz - MG"),g2=("Bruna Gontijo","Moema - MG"),mat=("Hélio Gontijo","Divina Lopes Gontijo"),selo="ADL 90114",oficial="Conceição Aparecida Malta",ofc="Oficiala",emi="2013-07-01"),
 D("W6-3",nome="Petrúcio Lessa Wanderley",sexo="M",nasc="1963-10-04",hora="23:30",est="Domicílio",estp="Na residência dos pais, Rua do Rosário",mun="Penedo",uf="AL",rmun="Penedo",ruf="AL",cart="Registro Civil do 1º Distrito de Penedo",dreg="1963-11-20",livro="A-39",folha="2v",termo="12033",
 g1=("Mário Wanderley","Piaçabuçu - AL"),g2=("Dulce Lessa Wanderley","Penedo - AL"),pat=("Aurélio Wanderley","Corina Pontes Wanderley"),mat=("Abelardo Lessa","Ester Calheiros Lessa"),
 averb="Por mandado de 02/05/1990, do Juízo de Direito da 1ª Vara de Penedo, foi retificado o prenome do registrado para PETRÚCIO, e não \"Pretucio\" como constou do assento.",selo="ABX 77120",oficial="",ofc="",subn="Neide Tojal Lemos",emi="2016-04-12")]
def w6(d):
    bl="- x - x -"
    rows=[]
    def r(l,x): rows.append(f'<tr><th>{l}</th><td>{x if x else bl}</td></tr>')
    r("nome",'<b class="nm">'+e(d.nome)+'</b>')
    r("nascimento",f"dia {dw(d.nasc)}, {hw(d.hora)}")
    r("lugar",f"{e(d.estp or d.est)}, em {e(natp(d.mun+' - '+d.uf,'()'))}")
    r("sexo",SEX[d.sexo].lower())
    r("pai",e(d.g1[0])+(f", natural de {e(natp(d.g1[1],'()'))}"))
    r("mãe",e(d.g2[0])+(f", natural de {e(natp(d.g2[1],'()'))}"))
    r("avós paternos",e(d.pat[0])+" e "+e(d.pat[1]) if d.pat[0] else "")
    r("avós maternos",e(d.mat[0])+" e "+e(d.mat[1]) if d.mat[0] else "")
    r("gêmeos","não")
    if d.dnv: r("declaração de nascido vivo",d.dnv)
    r("registro",f"lavrado em {dl(d.dreg)}, livro {d.livro}, fls. {d.folha}, sob nº {d.termo}")
    r("matrícula",d.matr)
    r("averbações",e(d.averb)); r("anotações",e(d.anot))
    sg=(f'<div class="a">{scrawl(d.case+"a")}<div>{e(d.oficial)}<br>{d.ofc}</div></div>' if d.oficial else "")+(f'<div class="a">{scrawl(d.case+"b")}<div>{e(d.subn)}<br>{"Escrevente Substituta" if d.oficial else "Escrevente autorizada"}</div></div>' if d.subn else "")
    body=f'''<div class="hd">{shield(46)}<div><span class="big">Certidão de Nascimento</span><br>{e(d.cart)}<br><small>Comarca de {e(d.rmun)}, Estado {ESTDE[d.ruf]}</small></div></div><table>{"".join(rows)}</table>
<div class="ft"><div>O referido é verdade e dou fé.<br>{e(d.rmun)} ({d.ruf}), {dw(d.emi)}.<br><small>Selo de autenticidade {e(d.selo)}</small></div>{sg}</div>'''
    css='''.pg{font:11.2pt/1.3 "EB Garamond";padding:10mm 18mm}.hd{display:flex;gap:6mm;align-items:center;border-bottom:2.5pt double #444;padding-bottom:3mm;margin-bottom:3mm}.big{font-size:22pt}table{width:100%}th{width:48mm;text-align:right;font-weight:normal;font-style:italic;color:#633;padding:.75mm 5mm .75mm 0;border-right:.7pt solid #633;vertical-align:top}td{padding:.75mm 0 .75mm 5mm;vertical-align:top}.nm{font-size:14.5pt}.ft{display:flex;justify-content:space-between;align-items:flex-end;position:absolute;left:18mm;right:18mm;bottom:9mm}.a{text-align:center}.a>div{border-top:.7pt solid #000;padding:0 8mm}'''
    if d.case=="W6-2": css=css.replace("EB Garamond","Linux Libertine O").replace("#633","#345")
    if d.case=="W6-3": css=css.replace("EB Garamond","TeX Gyre Bonum").replace("11.2pt","9.6pt").replace("#633","#000")
    if not d.oficial: d.oficial=d.subn
    acc={"dados_pessoais.data_nascimento.texto_completo":["dia "+dw(d.nasc)]}
    if d.estp: acc["local_nascimento.estabelecimento"]=[d.estp]
    return page(297,210,css,body),truth(d,dw(d.nasc),acc,size=A4L[2])
F["W6"]=(w6,W6)
# ---------------------------------------------------------------- W7 labels under values, no matrícula
W7=[D("W7-1",nome="Luiz Otávio Brandão de Saldanha",sexo="M",nasc="1977-12-19",hora="11:25",est="Hospital Santa Teresa",mun="Petrópolis",uf="RJ",rmun="Petrópolis",ruf="RJ",cart="R.C.P.N. 1ª Circunscrição do 1º Distrito",dreg="1977-12-28",livro="A-214",folha="101",termo="63088",
 g1=("Otávio Brandão de Saldanha","Rio de Janeiro - RJ"),g2=("Ângela Maria Werneck de Saldanha","Vassouras - RJ"),pat=("Luiz Felipe de Saldanha","Heloísa Brandão de Saldanha"),mat=("Paulo Werneck","Leonor Avelar Werneck"),
 anot="Casamento: 07.09.2003 c/ Patrícia Sodré Guinle, 5ª Circ. da Capital, L. BA-88, fls. 12, t. 20.117. Divórcio: sentença de 22.02.2008, 9ª V. Família da Capital.",selo="RKP 28417",oficial="Hamilton Quaresma Leite",subn="Sueli Bonfim",emi="2008-08-05"),
 D("W7-2",nome="Frieda Thürler Monnerat",sexo="F",nasc="1950-03-03",hora="",est="Domicílio",estp="em domicílio, em Amparo",mun="Nova Friburgo",uf="RJ",rmun="Nova Friburgo",ruf="RJ",cart="R.C.P.N. do 3º Distrito - Amparo",dreg="1950-03-14",livro="14",folha="77v",termo="2190",
 g1=("Alcebíades Monnerat","Bom Jardim - RJ"),g2=("Olga Thürler","Nova Friburgo - RJ"),pat=("Júlio Monnerat","Carolina Heringer"),mat=("",""),averb="Averbada em 18.11.1974 a legitimação da registrada pelo casamento subsequente dos pais, L. B-6, fls. 40, deste Distrito.",selo="RDA 90355",oficial="Lindolfo Eller",subn="",emi="2006-02-27"),
 D("W7-3",nome="Kauã dos Remédios",sexo="M",nasc="2008-10-10",hora="18:18",est="Casa de Saúde Hospital São Pedro de Alcântara",mun="Paraty",uf="RJ",rmun="Paraty",ruf="RJ",cart="R.C.P.N. do 1º Distrito de Paraty",dreg="2008-11-03",livro="A-40",folha="39",termo="17754",dnv="44190237",
 g1=("Jocimara dos Remédios","Paraty - RJ"),mat=("Benedito dos Remédios","Zenaide Alves dos Remédios"),selo="RZT 11620",oficial="Alcina Pádua Corrêa",subn="Davi Pádua",emi="2009-01-13")]
def w7(d):
    bl="-x-x-x-x-x-"
    def f(x,l,w): return f'<div class="f" style="width:{w}%"><div class="x">{x if x else bl}</div><div class="l">{l}</div></div>'
    p,m=(d.g1,d.g2) if d.g2[0] else (("",""),d.g1)
    body=f'''<div class="hd">ESTADO {ESTDE[d.ruf].upper()}<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><br><span>{e(d.cart)}</span> &nbsp;—&nbsp; {e(d.rmun)}</div><div class="t">NASCIMENTO</div>
<div class="w">{f(d.termo,"termo nº",22)}{f(d.livro,"livro",18)}{f(d.folha,"folhas",18)}{f(dl(d.dreg),"data do assentamento",42)}
{f('<b>'+e(d.nome)+'</b>',"nome da criança",76)}{f(SEX[d.sexo].lower(),"sexo",24)}
{f(dw(d.nasc),"nasceu no dia, mês e ano",74)}{f(hh(d.hora) if d.hora else "","às horas",26)}
{f(e(d.estp or d.est),"no local",60)}{f(e(d.mun)+" / "+d.uf,"cidade e Estado",40)}
{f(e(p[0]),"pai",60)}{f(e(natp(p[1]," - ")),"naturalidade do pai",40)}
{f(e(m[0]),"mãe",60)}{f(e(natp(m[1]," - ")),"naturalidade da mãe",40)}
{f(e(d.pat[0]),"avô paterno",50)}{f(e(d.pat[1]),"avó paterna",50)}{f(e(d.mat[0]),"avô materno",50)}{f(e(d.mat[1]),"avó materna",50)}
{f(d.dnv,"declaração de nascido vivo",34)}{f("não","gêmeo",16)}{f(e({"W7-1":"o genitor","W7-2":"o avô paterno","W7-3":"a genitora"}[d.case]),"quem declarou",50)}
{f(e(d.averb),"averbações",100)}{f(e(d.anot),"anotações",100)}</div>
<div class="cf">Certifico que o presente é extrato fiel do assentamento acima referido.<div class="dt">{e(d.rmun)}, {dl(d.emi)}</div></div>
<div class="ss"><div>{scrawl(d.case,170,36,"#111")}<div class="sl">{e(d.oficial)}<br><i>oficial do registro</i></div></div>{f'<div>{scrawl(d.case+"x",150,30,"#111")}<div class="sl">{e(d.subn)}<br><i>oficial substituto(a)</i></div></div>' if d.subn else ''}</div>
<div class="sel">CORREGEDORIA GERAL DA JUSTIÇA<br>SELO DE FISCALIZAÇÃO<br><b>{d.selo}</b></div><div class="st">{stamp("REGISTRO CIVIL • "+d.rmun.upper()+" • RJ •","R.C.P.N.",90,"#2b4a9b",-12,"s"+d.case)}</div>'''
    css='''.pg{font:11pt/1.25 "Liberation Serif";padding:14mm 17mm}.hd{text-align:center;font-size:10.5pt;line-height:1.5}.t{text-align:center;font-size:19pt;letter-spacing:7pt;margin:5mm 0 6mm}.w{display:flex;flex-wrap:wrap}.f{padding:0 2mm;margin-bottom:3.8mm;display:flex;flex-direction:column;justify-content:flex-end}.x{border-bottom:.7pt solid #222;padding:0 1mm .3mm;font-family:"Liberation Sans";font-size:10.4pt}.l{font-size:7.6pt;font-style:italic;color:#333;padding-left:1mm}.cf{padding:0 2mm;margin-top:2mm}.dt{text-align:right;margin-top:3mm}.ss{display:flex;gap:14mm;margin-top:9mm;padding-left:40mm}.ss>div{text-align:center}.sl{border-top:.7pt solid #000;padding:0 6mm;font-size:10pt}.sel{position:absolute;left:17mm;bottom:14mm;border:1pt dashed #555;font-size:7pt;text-align:center;padding:2mm 3mm;background:#f6efdc}.sel b{font-size:11pt}.st{position:absolute;right:20mm;bottom:10mm}'''
    if d.case=="W7-2": css=css.replace("Liberation Sans","Nimbus Mono PS")
    if d.case=="W7-3": css=css.replace("Liberation Serif","Caladea").replace('"Liberation Sans"','"DejaVu Sans Condensed"').replace("10.4pt","9.6pt")
    acc={}
    if d.estp: acc["local_nascimento.estabelecimento"]=[d.estp]
    return page(210,297,css,body),truth(d,dw(d.nasc),acc)
F["W7"]=(w7,W7)
# ---------------------------------------------------------------- W8 bilingual
LG={"es":dict(t="Partida de nacimiento",reg="Registro",mat="Matrícula",liv="Libro / folio / acta",dr="Fecha de inscripción",no="Nombre completo",da="Fecha de nacimiento",ho="Hora",lo="Lugar",mu="Municipio y Estado",sx="Sexo",p="Padre",m="Madre",nt="Lugar de origen",ap="Abuelos paternos",am="Abuelos maternos",ge="Gemelos",av="Anotaciones marginales (modificaciones)",an="Notas marginales",dv="Declaración de nacido vivo",cp="CPF",em="Fecha de expedición",of="Oficial",se="Sello",nd="ninguna",M="masculino",Fe="femenino"),
"en":dict(t="Birth certificate",reg="Registry",mat="Registration number",liv="Book / page / entry",dr="Date of registration",no="Full name",da="Date of birth",ho="Time",lo="Place",mu="Municipality and State",sx="Sex",p="Father",m="Mother",nt="Place of origin",ap="Paternal grandparents",am="Maternal grandparents",ge="Twins",av="Amendments",an="Marginal notes",dv="Live birth declaration",cp="CPF (taxpayer no.)",em="Date of issue",of="Registrar",se="Seal",nd="none",M="male",Fe="female"),
"it":dict(t="Certificato di nascita",reg="Ufficio",mat="Matricola",liv="Libro / foglio / atto",dr="Data di registrazione",no="Nome e cognome",da="Data di nascita",ho="Ora",lo="Luogo",mu="Comune e Stato",sx="Sesso",p="Padre",m="Madre",nt="Luogo di origine",ap="Nonni paterni",am="Nonni materni",ge="Gemelli",av="Rettifiche",an="Annotazioni a margine",dv="Dichiarazione di nato vivo",cp="CPF",em="Data di rilascio",of="Ufficiale",se="Sigillo",nd="nessuna",M="maschile",Fe="femminile")}
W8=[D("W8-1",lg="es",nome="Bautista Andrés Silveira Techera",sexo="M",nasc="2020-11-02",hora="15:03",est="Santa Casa de Misericórdia de Sant'Ana do Livramento",mun="Santana do Livramento",uf="RS",rmun="Santana do Livramento",ruf="RS",cart="Ofício do Registro Civil das Pessoas Naturais de Santana do Livramento",dreg="2020-11-05",livro="A-177",folha="251",termo="74936",dnv=True,cpf=True,
 g1=("Jéferson Silveira Machado","Santana do Livramento - RS"),g2=("Natalia Techera Olivera","Rivera, Uruguai"),pat=("Adão Machado","Iara Silveira Machado"),mat=("Washington Techera","Blanca Olivera"),selo="0520.01.2000001.03318",oficial="Leocádia Trindade Mross",ofc="Registradora",emi="2021-02-01"),
 D("W8-2",lg="en",nome="Priscila Montenegro Guedes",sexo="F",nasc="1990-04-12",hora="22:10",est="Hospital Regional da Asa Norte",mun="Brasília",uf="DF",rmun="Brasília",ruf="DF",cart="1º Ofício de Registro Civil e Casamento de Brasília",dreg="1990-04-20",livro="A-355",folha="199",termo="120048",cpf=True,
 g1=("Rômulo Guedes Pontual","Olinda - PE"),g2=("Vera Lúcia Montenegro Guedes","Uberaba - MG"),pat=("Severino Pontual","Amélia Guedes Pontual"),mat=("Joel Montenegro","Odete Prata Montenegro"),
 averb="Incluído o CPF da registrada em 05/09/2019, nos termos do Provimento CNJ nº 63/2017.",anot="Casada com Thomas Edward Whitlock em 30/08/2019, 1º Ofício de Brasília/DF, livro B-610, folha 4, termo 98221, adotando o nome Priscila Montenegro Whitlock.",selo="TJDFT20220080931572KLXE",oficial="Marcus Vinícius Alencastro",ofc="Oficial Titular",emi="2022-07-14"),
 D("W8-3",lg="it",nome="Fiorindo Zanrosso",sexo="M",nasc="1932-09-17",hora="14:00",est="Domicílio",estp="na casa dos pais, Travessão Carvalho",mun="Caxias do Sul",uf="RS",rmun="Caxias do Sul",ruf="RS",cart="Registro Civil das Pessoas Naturais da 2ª Zona de Caxias do Sul",dreg="1932-10-08",livro="A-22",folha="18v",termo="3417",
 g1=("Giuseppe Zanrosso","Schio, Itália"),g2=("Rosa Pauletti","Caxias do Sul - RS"),pat=("Valentino Zanrosso","Maria Dal Zotto"),mat=("Luigi Pauletti","Teresa Boff"),
 averb="Retificado em 21/06/2019 o sobrenome do pai e do registrado, de \"Zanroso\" para ZANROSSO, pedido administrativo nº 114/2019.",anot="Óbito em 09/01/2003, Caxias do Sul, livro C-88, folha 140, termo 51002.",selo="0104.01.1900007.22950",oficial="Ademir Luís Sgarioni",ofc="Oficial Registrador",emi="2019-09-30")]
def w8(d):
    g=LG[d.lg]; L=lambda pt,k:f'<td class="l">{pt}<br><i>{g[k]}</i></td>'
    rows=[]
    def r(*p): rows.append("<tr>"+"".join(L(a,b)+f'<td colspan="{c}">{x if x else "— // —"}</td>' for a,b,x,c in p)+"</tr>")
    r(("Nome completo","no","<b>"+e(d.nome)+"</b>",3))
    r(("Matrícula","mat",d.matr,3))
    r(("Livro / folha / termo","liv",f"{d.livro} / {d.folha} / {d.termo}",1),("Data do registro","dr",dn(d.dreg),1))
    r(("Data de nascimento","da",f"{dl(d.nasc)}",1),("Hora","ho",d.hora,1))
    r(("Local","lo",e(d.estp or d.est),3))
    r(("Município e Estado","mu",e(d.mun)+" — "+d.uf,1),("Sexo","sx",f"{SEX[d.sexo].lower()} / <i>{g['M' if d.sexo=='M' else 'Fe']}</i>",1))
    r(("Pai","p",e(d.g1[0]),1),("Naturalidade","nt",e(natp(d.g1[1]," - ")),1))
    r(("Avós paternos","ap",e(d.pat[0])+"<br>"+e(d.pat[1]),3))
    r(("Mãe","m",e(d.g2[0]),1),("Naturalidade","nt",e(natp(d.g2[1]," - ")),1))
    r(("Avós maternos","am",e(d.mat[0])+"<br>"+e(d.mat[1]),3))
    r(("Gêmeos","ge","não / <i>no</i>",1),("CPF","cp",d.cpf,1))
    r(("Declaração de nascido vivo","dv",d.dnv,3))
    r(("Averbações","av",e(d.averb) if d.averb else f"nenhuma / <i>{g['nd']}</i>",3))
    r(("Anotações","an",e(d.anot) if d.anot else f"nenhuma / <i>{g['nd']}</i>",3))
    body=f'''<div class="bar"></div><div class="hd">{arms(58)}<div><div class="t">CERTIDÃO DE NASCIMENTO</div><div class="t2">{g['t']}</div></div><div class="rg"><b>{e(d.cart)}</b><br>{e(d.rmun)}/{d.ruf}, Brasil</div></div><table>{"".join(rows)}</table>
<div class="ft"><div><span>Selo / <i>{g['se']}</i></span>{e(d.selo)}<span>Data de expedição / <i>{g['em']}</i></span>{dn(d.emi)}</div><div class="c">{scrawl(d.case,170,38)}<div class="sl">{e(d.oficial)}<br>{d.ofc} / <i>{g['of']}</i></div></div><div>{qr(d.case,72)}</div></div><div class="nt">Formulário em duas línguas expedido a pedido da parte para uso no exterior; prevalece o texto em português. Não dispensa apostila (Decreto nº 8.660/2016).</div>'''
    css='''.pg{font:9.8pt/1.3 "Noto Sans";padding:0 14mm}.bar{height:5mm;margin:0 -14mm 6mm;background:linear-gradient(90deg,#0a7b3e 50%,#f2c230 50%)}.hd{display:flex;gap:5mm;align-items:center;margin-bottom:5mm}.t{font-size:15pt;font-weight:bold}.t2{font-size:12pt;font-style:italic;color:#555}.rg{margin-left:auto;text-align:right;font-size:8.6pt;max-width:62mm}table{width:100%;table-layout:fixed}td{border-bottom:.6pt solid #999;padding:1.5mm 2mm;vertical-align:top}.l{width:37mm;font-size:7.8pt;background:#f1f4ee}.l i{color:#667}td[colspan="1"]{width:auto}.ft{display:flex;justify-content:space-between;align-items:center;margin-top:9mm}.ft span{display:block;font-size:7.6pt;color:#555}.c{text-align:center}.sl{border-top:.7pt solid #000;padding:.5mm 6mm 0}.nt{font-size:7pt;color:#555;margin-top:6mm}'''
    if d.lg=="en": css=css.replace("Noto Sans","DejaVu Sans").replace("9.8pt/1.3","8.7pt/1.3")
    if d.lg=="it": css=css.replace("Noto Sans","Noto Serif").replace("9.8pt","9.4pt")
    acc={}
    if d.estp: acc["local_nascimento.estabelecimento"]=[d.estp]
    return page(210,297,css,body),truth(d,dl(d.nasc),acc)
F["W8"]=(w8,W8)
