# RN 2011-2014: CNJ data set as an office's own word-processor table, labels in a shaded left column, parents in two columns
from common import *
CSS='''body{font:10.5pt "Liberation Serif";padding:11mm 16mm}.h{text-align:center;line-height:1.25}.h b{font-size:12pt}
h1{font:bold 17pt "Liberation Serif";text-align:center;margin:3mm 0 1mm;letter-spacing:1px}.nm{text-align:center;font-size:14pt;font-weight:bold;border-bottom:1.2pt solid #000;padding:1mm 0}
.m{text-align:center;margin:1.5mm 0 4mm}table{border-collapse:collapse;width:100%;margin-bottom:3mm}td,th{border:.6pt solid #444;padding:1.4mm 2mm;vertical-align:top}
td.l{background:#e4e8e0;width:43mm;font:bold 8.5pt "Liberation Sans"}th{background:#e4e8e0;font:bold 8.5pt "Liberation Sans"}.obs{min-height:28mm;text-align:justify}
.f{display:flex;justify-content:space-between;margin-top:5mm}.f div{width:48%;font-size:9.5pt}.a{text-align:center}'''
OF="2º Ofício de Notas e Registro Civil das Pessoas Naturais"
def make():
    F=[
    dict(n="Maria Jussara Bezerra de Medeiros",b="17/02/2012",h="05h40min",hh="05:40",loc="Hospital do Seridó",mu="Caicó/RN",sx="FEMININO",
      p=("Francisco Edilson de Medeiros","Jucurutu/RN"),pa=("Severino Aprígio de Medeiros","Terezinha Alves de Medeiros"),
      m=("Joana Darc Bezerra","Caicó/RN"),ma=("José Bezerra Neto","Maria do Céu Dantas Bezerra"),r="23/02/2012",dnv="30-52894417-8",bk=(71,188,42907),ob="Nada consta.",em="23/02/2012",tw=None),
    dict(n="Pedro Lucas Dantas da Silva",b="30/11/2011",h="22h15min",hh="22:15",loc="Maternidade Escola Januário Cicco",mu="Natal/RN",sx="MASCULINO",
      p=None,m=("Rayonara Dantas da Silva","São João do Sabugi/RN"),ma=("","Inácia Dantas da Silva"),r="09/12/2011",dnv="30-51170236-1",bk=(71,64,42783),
      ob="Em 14/05/2013 averbei, à margem do termo, o reconhecimento voluntário de paternidade, nos termos do Provimento nº 16/2012 do CNJ, permanecendo inalterado o nome do registrado.",em="20/05/2013",tw=None),
    dict(n="Ana Heloísa Araújo Saldanha",b="08/07/2013",h="10h03min",hh="10:03",loc="Hospital do Seridó",mu="Caicó/RN",sx="FEMININO",
      p=("Thiago Saldanha de Queiroz","Patu/RN"),pa=("Raimundo Saldanha Veras","Francisca Zélia de Queiroz Saldanha"),
      m=("Kaliane Araújo Saldanha","Jardim de Piranhas/RN"),ma=("Manoel Lourenço de Araújo","Ivonete Batista de Araújo"),r="16/07/2013",dnv="30-55601983-4",bk=(74,12,44331),ob="Nada consta.",em="16/07/2013",
      tw=("Ana Heloana Araújo Saldanha",(74,13,44332))),
    dict(n="João Batista Germano",b="24/06/1949",h="ignorada",hh="",loc="Em domicílio, no Sítio Barra da Espingarda",mu="Caicó/RN",sx="MASCULINO",
      p=("Cícero Germano","Serra Negra do Norte/RN"),pa=("",""),m=("Luzia Maria da Conceição","Caicó/RN"),ma=("Antônio Félix da Silva","Maria Rosa da Conceição"),
      r="03/10/2014",dnv="",bk=(76,201,45720),ob="Registro lavrado fora do prazo legal, na forma do Provimento nº 28/2013 do CNJ, à vista de requerimento assinado pelo registrado e duas testemunhas.",em="06/10/2014",tw=None)]
    for i,f in enumerate(F,1):
        c=f"155A-{i}"; mt=matr(94516,f["r"][-4:],*f["bk"])
        row=lambda l,v:f'<tr><td class="l">{l}</td><td colspan="2">{v or "&nbsp;"}</td></tr>'
        d,m,y=f["b"].split("/"); tw=f["tw"]; tm=tw and matr(94516,f["r"][-4:],*tw[1])
        p=f["p"]; pa=f.get("pa",("","")); g=lambda x:esc(x) if x else "----------"
        b=f'''<div class="h">REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DO RIO GRANDE DO NORTE<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>{OF}</b><br>Comarca de Caicó</div>
<h1>CERTIDÃO DE NASCIMENTO</h1><div class="nm">{f["n"]}</div><div class="m">Matrícula nº <b>{mt}</b></div>
<table>{row("Data de nascimento",dext(f["b"])+f" &nbsp;({d}/{m}/{y})")}{row("Hora",f["h"])}{row("Local de nascimento",f["loc"])}{row("Município de nascimento / UF",f["mu"])}{row("Município de registro / UF","Caicó/RN")}{row("Sexo",f["sx"])}</table>
<table><tr><td class="l">&nbsp;</td><th>PAI</th><th>MÃE</th></tr><tr><td class="l">Nome</td><td>{g(p and p[0])}</td><td>{f["m"][0]}</td></tr><tr><td class="l">Naturalidade</td><td>{g(p and p[1])}</td><td>{f["m"][1]}</td></tr>
<tr><td class="l">Avô</td><td>{g(pa[0])}</td><td>{g(f["ma"][0])}</td></tr><tr><td class="l">Avó</td><td>{g(pa[1])}</td><td>{g(f["ma"][1])}</td></tr></table>
<table>{row("Gêmeo","Sim" if tw else "Não")}{row("Nome e matrícula do gêmeo",f"{tw[0]}, {tm}" if tw else "----------")}{row("Data do registro",dext(f["r"]))}{row("Nº da Declaração de Nascido Vivo",g(f["dnv"]))}
<tr><td class="l">Observações / Averbações</td><td colspan="2"><div class="obs">{f["ob"]}</div></td></tr></table>
<div class="f"><div>{OF}<br>Oficial: Marluce Vale de Azevêdo<br>Rua Felipe Guerra, 312, Centro<br>Caicó/RN – CEP 59300-000<br>Fone: (84) 3421-0917</div>
<div class="a">O conteúdo da certidão é verdadeiro. Dou fé.<br>Caicó/RN, {dlong(f["em"])}.<br><br><br>_____________________________________<br>Assinatura do Oficial</div></div>'''
        ob="" if f["ob"].startswith("Nada") else f["ob"]
        a={"dados_pessoais.data_nascimento.texto_completo":[f["b"],dext(f["b"])],"registro.data_registro":[dext(f["r"])],"autenticação.data_emissão":[dlong(f["em"])],
           "dados_pessoais.hora_nascimento":[f["h"]],"dados_pessoais.naturalidade":[""],"registro.livro":["000%d"%f["bk"][0],str(f["bk"][0])]}
        if not ob: a["observações.averbações"]=["Nada consta.","Nada consta"]; a["observações.anotações"]=["Nada consta.","Nada consta"]
        if i==4: a["local_nascimento.estabelecimento"]=["Domicílio","","Sítio Barra da Espingarda"]; a["observações.anotações"]=[ob]
        if tw: a["gêmeos.informações_adicionais"]=[tw[0]]
        L,fo,t=("%05d"%f["bk"][0],"%03d"%f["bk"][1],"%07d"%f["bk"][2])
        mo,uf=f["mu"].split("/")
        yield c,page(CSS,b),truth(c,f["n"],f["b"],dext(f["b"])+f" ({f['b']})",mo,uf,"Caicó","RN",OF,f["r"],"Marluce Vale de Azevêdo",f["em"],estab=f["loc"],hora=f["hh"],nat=f["mu"],sexo=f["sx"].capitalize(),
            mat=mt,dnv=f["dnv"],livro=L,folha=fo,termo=t,g1=p or f["m"],g2=f["m"] if p else ("",""),pat=pa,mate=f["ma"],gem="Sim" if tw else "Não",geminfo=f"{tw[0]}, {tm}" if tw else "",averb=ob,accept=a,joint=True,twins=[tw[0]] if tw else [])
