# MS 2018-2023: Provimento 63 data, values on hairlines with small labels beneath, cards for the two parents, cadastro table
from common import *
CSS='''body{font:9.5pt "Liberation Sans";padding:9mm 13mm;color:#111}.top{display:flex;align-items:center;border-bottom:2pt solid #1d5c3a;padding-bottom:2mm}.top .br{width:17mm;height:17mm;border:1pt solid #1d5c3a;border-radius:50%;font:6pt "Liberation Sans";text-align:center;padding-top:5mm;margin-right:5mm}
.top b{font-size:11pt}h1{font:bold 15pt "Liberation Sans";color:#1d5c3a;margin:3mm 0 2mm}.r{display:flex;gap:4mm;margin-bottom:1.6mm}.c{flex:1}.c .v{border-bottom:.5pt solid #1d5c3a;min-height:5mm;padding:0 1mm}.c .l{font-size:6.5pt;color:#1d5c3a;padding:0 1mm}
.two{display:flex;gap:5mm;margin:2mm 0}.card{flex:1;border:.7pt solid #1d5c3a;border-radius:3mm;padding:2mm 3mm}.card .c{margin-bottom:1.3mm}.box{border:.7pt solid #1d5c3a;border-radius:3mm;padding:2mm 3mm;margin:2mm 0;text-align:justify;min-height:17mm}.box .t{font-size:6.5pt;color:#1d5c3a;display:block}
table{border-collapse:collapse;width:100%;font-size:7.5pt}td,th{border:.4pt solid #1d5c3a;padding:.7mm 1.5mm;text-align:left}.s{font-size:7pt}.f{display:flex;justify-content:space-between;margin-top:3mm;font-size:8.5pt}.f>div{width:48%}'''
OF="Serviço de Registro Civil das Pessoas Naturais e de Interdições e Tutelas de Aquidauana"
def C(v,l,w=1): return f'<div class="c" style="flex:{w}"><div class="v">{v}</div><div class="l">{l}</div></div>'
def make():
    F=[
    dict(n="Valentina Echeverria Tamandaré",cp=512870341,b="19/09/2019",h="13:27 horas",loc="Hospital Regional Dr. Estácio Muniz",mu="Aquidauana/MS",nt="Aquidauana/MS",sx="feminino",p=("Wellington Tamandaré Lili","Miranda/MS"),pa=("Genésio Lili","Doracy Tamandaré"),
     m=("Gislaine Echeverria","Aquidauana/MS"),ma=("Ramão Echeverria","Eulália Pinto Echeverria"),r="27/09/2019",dnv="30-78450912-6",bk=(118,77,66421),av="Sem averbações e anotações a acrescer.",cad=[],em="27/09/2019",selo="AGX40817-225-NOR"),
    dict(n="Arthur Miguel Schneider Ocáriz",cp=498016723,b="04/01/2018",h="00:08 horas",loc="Maternidade Cândido Mariano",mu="Campo Grande/MS",nt="Anastácio/MS",sx="masculino",p=("Everson Luís Schneider","Toledo/PR"),pa=("Arno Schneider","Ilse Teresinha Kunz Schneider"),
     m=("Mirta Beatriz Ocáriz Benítez","Pedro Juan Caballero, Paraguai"),ma=("Eusebio Ocáriz Cáceres","Ramona Benítez"),r="22/01/2018",dnv="30-73300518-9",bk=(115,142,65287),av="Sem averbações e anotações a acrescer.",cad=[],em="11/03/2021",selo="AKM11320-908-NOR"),
    dict(n="Cleonice Nantes Barbosa",cp=390417265,b="11/08/1974",h="não consta",loc="Fazenda Taboco, distrito de Cipolândia",mu="Aquidauana/MS",nt="Aquidauana/MS",sx="feminino",p=("Otacílio Barbosa Nantes","Nioaque/MS"),pa=("Laucídio Barbosa","Etelvina Nantes Barbosa"),
     m=("Zulmira Coelho Barbosa","Aquidauana/MS"),ma=("João Coelho","Maria Cândida Coelho"),r="02/09/1974",dnv="",bk=(34,19,21870),
     av="ANOTAÇÃO: a registrada casou-se com Valdir Figueiró em 20/12/1997, no Registro Civil de Anastácio/MS, matrícula 062141 01 55 1997 2 00009 118 0002618 44, passando a assinar-se CLEONICE NANTES BARBOSA FIGUEIRÓ.",
     cad=[("RG","000.612.387","15/06/1991","SSP/MS","—"),("Título de eleitor","0041 7723 1902","—","TRE/MS","—")],em="08/08/2022",selo="ANC70412-551-NOR"),
    dict(n="Davi Terena Francelino",cp=530127468,b="29/05/2023",h="17:45 horas",loc="Aldeia Limão Verde",mu="Aquidauana/MS",nt="Aquidauana/MS",sx="masculino",p=None,m=("Edineia Francelino","Aquidauana/MS"),ma=("Isac Francelino","Lourdes Dias"),r="14/07/2023",dnv="30-88207741-3",bk=(124,201,69018),
     av="AVERBAÇÃO: procede-se para constar que, por sentença do Juízo da 1ª Vara Cível desta Comarca, de 19/10/2023, foi incluída a etnia Terena ao nome do registrado, antes DAVI FRANCELINO.",cad=[],em="30/11/2023",selo="APT00264-117-NOR",tw="Daniel Francelino")]
    for i,f in enumerate(F,1):
        c=f"155B-{i}"; mt=matr(62331,f["r"][-4:],*f["bk"]).replace(" ",""); cp=cpf(f["cp"]); d,m,y=f["b"].split("/"); tw=f.get("tw"); p=f["p"]; pa=f.get("pa",("",""))
        def card(t,x,g): return f'<div class="card">{C(x[0],t)}{C(x[1],"naturalidade")}{C(g[0],"avô")}{C(g[1],"avó")}</div>'
        cards=(card("filiação",p,pa) if p else "")+card("filiação",f["m"],f["ma"])
        ct="".join("<tr>"+"".join(f"<td>{v}</td>" for v in r)+"</tr>" for r in f["cad"]) or '<tr><td>—</td><td>—</td><td>—</td><td>—</td><td>—</td></tr>'
        b=f'''<div class="top"><div class="br">BRASIL</div><div>República Federativa do Brasil – Registro Civil das Pessoas Naturais<br><b>{OF}</b><br>Estado de Mato Grosso do Sul</div></div>
<h1>Certidão de Nascimento</h1><div class="r">{C("<b>"+f["n"].upper()+"</b>","nome",3)}{C(cp,"CPF")}</div><div class="r">{C("<b>"+mt+"</b>","matrícula")}</div>
<div class="r">{C(dext(f["b"]),"data de nascimento por extenso",5)}{C(d,"dia",.6)}{C(m,"mês",.6)}{C(y,"ano",.8)}</div>
<div class="r">{C(f["h"],"hora de nascimento")}{C(f["nt"],"naturalidade",2)}{C(f["sx"],"sexo")}</div>
<div class="r">{C(f["loc"],"local de nascimento",3)}{C(f["mu"],"município de nascimento e UF",2)}{C("Aquidauana/MS","município de registro e UF",2)}</div>
<div class="two">{cards}</div>
<div class="r">{C("sim" if tw else "não","gêmeo")}{C(tw or "—","nome e matrícula do(s) gêmeo(s)",5)}</div>
<div class="r">{C(dext(f["r"]),"data de registro por extenso",3)}{C(f["dnv"] or "não consta","número da DNV/DO",1)}</div>
<div class="box"><span class="t">averbações / anotações a acrescer</span>{f["av"]}</div>
<div class="s" style="color:#1d5c3a">anotações de cadastro</div><table><tr><th>Tipo de documento</th><th>Número</th><th>Data de expedição</th><th>Órgão expedidor</th><th>Data de validade</th></tr>{ct}</table>
<div class="s">As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido pelo órgão solicitante.</div>
<div class="f"><div>{OF}<br>Oficial Registradora: Ieda Yamaciro Albres<br>Rua Estêvão Alves Corrêa, 650 – Centro – Aquidauana/MS<br>cartorio@rcaquidauana.not.br</div>
<div style="text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>Aquidauana/MS, {dlong(f["em"])}.<br><br>____________________________<br>Rosilene Vera – Escrevente autorizada<br><span class="s">Selo Digital: {f["selo"]} – consulte em www.tjms.jus.br</span></div></div>'''
        N=f["av"]; none=N.startswith("Sem"); isan=N.startswith("ANOT"); body="" if none else N.split(": ",1)[1]
        a={"dados_pessoais.data_nascimento.texto_completo":[f["b"],f"{dext(f['b'])} ({f['b']})"],"registro.data_registro":[dext(f["r"])],"autenticação.data_emissão":[dlong(f["em"])],"dados_pessoais.hora_nascimento":[f["h"]]}
        k="observações.anotações" if isan else "observações.averbações"
        if none: a["observações.averbações"]=[N]; a["observações.anotações"]=[N]
        else: a[k]=[N]; a["observações.averbações" if isan else "observações.anotações"]=[N,body]
        if i in(3,4): a["local_nascimento.estabelecimento"]=["Domicílio",""]
        if i==3: a["registro.número_dnv"]=["não consta"]; a["local_nascimento.estabelecimento"]+=["Fazenda Taboco"]
        nm=f["n"].upper(); mo,uf=f["mu"].split("/")
        yield c,page(CSS,b),truth(c,nm,f["b"],dext(f["b"]),mo,uf,"Aquidauana","MS",OF,f["r"],"Ieda Yamaciro Albres",f["em"],estab=f["loc"],hora=f["h"][:5] if i!=3 else "",nat=f["nt"],sexo=f["sx"].capitalize(),cpf=cp,mat=mt,dnv=f["dnv"],
          livro="%05d"%f["bk"][0],folha="%03d"%f["bk"][1],termo="%07d"%f["bk"][2],g1=p or f["m"],g2=f["m"] if p else ("",""),pat=pa,mate=f["ma"],gem="Sim" if tw else "Não",geminfo=tw or "",twins=[tw] if tw else [],
          averb="" if isan else body,anot=body if isan else "",selo=f["selo"],accept=a,joint=True,cad=["; ".join(r) for r in f["cad"]])
