# MT 1962-1974: tall half sheet (A5 portrait), numbered boxes, label after the number inside each box, typed; back-of-office stamp
from common import *
CSS='''body{width:148mm;height:209mm;padding:7mm 8mm;font:8pt "Liberation Sans Narrow";color:#222}.h{border:1pt solid #222;border-bottom:0;display:flex}.h div{padding:1.5mm 2mm}.h .a{flex:1;line-height:1.3}.h .z{border-left:1pt solid #222;width:50mm;text-align:center;font:bold 12pt "Liberation Sans Narrow";padding-top:3.5mm}
.g{display:grid;grid-template-columns:repeat(12,1fr);border:1pt solid #222}.c{border:.5pt solid #222;padding:.6mm 1.5mm;min-height:10.2mm}.c s{text-decoration:none;font-weight:bold}.c div{font:9.6pt "FreeMono";font-weight:bold;color:#26265a;white-space:nowrap}.sd{background:#333;color:#fff;font-weight:bold;padding:.6mm 1.5mm;grid-column:1/13;letter-spacing:1px}.c .o{white-space:normal;line-height:1.15}.ft{margin-top:3mm;font-size:8.5pt}'''
OF="CARTÓRIO DO 1º OFÍCIO E REGISTRO CIVIL DE CÁCERES"
def make():
    F=[
    dict(n="Benedita Leocádia Ourives",b="09/12/1965",h="3,00 hs.",hh="03:00",lq="Rua 13 de Junho, 204",mu="Cáceres",uf="MT",sx="F",cor="parda",p=("Juvenal Ourives","Poconé - MT","Poconé/MT","lavrador"),m=("Leocádia Pedraza Ourives","San Matias - Bolívia","San Matias - Bolívia","doméstica"),pa=("Sebastião Ourives","Benedita de Arruda"),ma=("Anselmo Pedraza","Petrona Surubi"),r="20/12/1965",bk=("37","118","7214"),dec="o pai",ob="",em="20/12/1965"),
    dict(n="Airton Cesar Zattar Geraldes",b="25/08/1969",h="16,45 hs.",hh="16:45",lq="Hospital São Luiz",mu="Cáceres",uf="MT",sx="M",cor="branca",p=("Cesar Geraldes Monteiro","Corumbá - MT","Corumbá/MT","comerciante"),m=("Nazira Zattar Geraldes","Cáceres - MT","Cáceres/MT","prof. primária"),pa=("Ataliba Monteiro","Ermelinda Geraldes"),ma=("Salim Zattar","Adma Curi Zattar"),r="01/09/1969",bk=("41","32","9055"),dec="o pai",ob="",em="13/02/1973"),
    dict(n="Dirce Poquiviqui",b="14/06/1960",h="ignorada",hh="",lq="Fazenda Descalvados",mu="Cáceres",uf="MT",sx="F",cor="morena",p=None,m=("Rosária Poquiviqui","Cáceres - MT","Cáceres/MT","doméstica"),pa=None,ma=("Miguel Poquiviqui","-o-"),r="11/07/1967",bk=("39","77","8123"),dec="a mãe",ob="Registrada fora do prazo, com despacho do MM. Juiz de Direito em 10/07/1967. Isenta de multa.",em="11/07/1967"),
    dict(n="Edevaldo Ramires Tolotti",b="30/04/1972",h="8,10 hs.",hh="08:10",lq="Maternidade Pe. Tiago",mu="Mirassol d'Oeste",uf="MT",sx="M",cor="branca",p=("Atílio Tolotti","Votuporanga - SP","Votuporanga/SP","lavrador"),m=("Cleuza Ramires Tolotti","Jales - SP","Jales/SP","do lar"),pa=("Carlo Tolotti","Palmira Bertoco"),ma=("Diogo Ramires Peres","Encarnação Garcia"),r="08/05/1972",bk=("45","190","11207"),dec="o pai",ob="Gêmeo c/ Edivaldo Ramires Tolotti (têrmo 11206).",em="10/05/1972",tw="Edivaldo Ramires Tolotti")]
    for i,f in enumerate(F,1):
        c=f"155J-{i}"; p=f["p"] or ("-o-",)*4; pa=f["pa"] or ("-o-","-o-"); m=f["m"]; tw=f.get("tw"); d,mo,y=f["b"].split("/")
        k=[0]
        def C(l,v,w,o=""):
            k[0]+=1; return f'<div class="c" style="grid-column:span {w}"><s>{k[0]}</s> {l}<div class="{o}">{v or "&nbsp;"}</div></div>'
        S=lambda t:f'<div class="sd">{t}</div>'
        sx="masculino" if f["sx"]=="M" else "feminino"
        b=f'''<div class="h"><div class="a">REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DE MATO GROSSO<br><b>{OF}</b><br>Oficial: ESTÊVÃO TORQUATO DA COSTA GARCIA</div><div class="z">CERTIDÃO DE<br>NASCIMENTO</div></div>
<div class="g">{S("REGISTRO")}{C("Livro A nº",f["bk"][0],3)}{C("Fôlha",f["bk"][1],3)}{C("Têrmo",f["bk"][2],3)}{C("Data",f["r"],3)}
{S("REGISTRADO")}{C("Nome",f["n"],12)}{C("Dia",d,2)}{C("Mês",MES[int(mo)],3)}{C("Ano",y,2)}{C("Hora",f["h"],3)}{C("Côr",f["cor"],2)}{C("Sexo",sx,3)}{C("Lugar do nascimento",f["lq"],5)}{C("Município e Estado",f["mu"]+" - "+f["uf"],4)}
{S("PAI")}{C("Nome",p[0],6)}{C("Naturalidade",p[1],4)}{C("Profissão",p[3],2)}{C("Avô paterno",pa[0],6)}{C("Avó paterna",pa[1],6)}
{S("MÃE")}{C("Nome",m[0],6)}{C("Naturalidade",m[1],4)}{C("Profissão",m[3],2)}{C("Avô materno",f["ma"][0],6)}{C("Avó materna",f["ma"][1],6)}
{S("OUTROS DADOS")}{C("Declarante",f["dec"],3)}{C("Observações",f["ob"] or "-o-o-o-o-o-",9,"o")}</div>
<div class="ft">Certifico e dou fé que os dados acima foram extraídos do livro próprio dêste Cartório.<br>Cáceres, <span style='font:bold 10pt FreeMono;color:#26265a'>{dlong(f["em"])}</span><div style="text-align:right;margin-top:7mm">_____________________________<br>Oficial do Registro Civil &nbsp; &nbsp; &nbsp;</div></div>'''.replace(">prof. primária<",' style="font-size:7.4pt">prof. primária<')
        bt=f"{d} {MES[int(mo)]} {y}"
        a={"dados_pessoais.data_nascimento.texto_completo":[f["b"],f"{d} de {MES[int(mo)]} de {y}"],"autenticação.data_emissão":[dlong(f["em"])],"dados_pessoais.naturalidade":["",f"{f['mu']} - MT"],"dados_pessoais.hora_nascimento":[f["h"]],"registro.livro":["A "+f["bk"][0],"A-"+f["bk"][0],"A nº "+f["bk"][0]]}
        q=[x for x in(f["p"],m) if x]
        for j,x in enumerate(q,1): a[f"filiação.genitor_{j}.naturalidade"]=[x[1],x[1].replace(" - ","/")]
        if i in(1,3): a["local_nascimento.estabelecimento"]=["Domicílio",""]
        if f["ob"]: a["observações.anotações"]=[f["ob"]]
        if i==3: a["observações.averbações"]=[f["ob"].replace(" Isenta de multa.","")]
        if tw: a["observações.averbações"]=[f["ob"]]; a["gêmeos.informações_adicionais"]=[f["ob"],f"{tw} (têrmo 11206)",f"{tw} (têrmo 11206)."]
        G=[(x[0],x[2]) for x in q]+[("","")]
        yield c,page(CSS,b,"148mm 210mm"),truth(c,f["n"],f["b"],bt,f["mu"],"MT","Cáceres","MT",OF,f["r"],"ESTÊVÃO TORQUATO DA COSTA GARCIA",f["em"],estab=f["lq"],hora=f["hh"],nat=f["mu"]+"/MT",sexo=sx.capitalize(),livro=f["bk"][0],folha=f["bk"][1],termo=f["bk"][2],
          g1=G[0],g2=G[1],pat=f["pa"] or ("",""),mate=tuple("" if x=="-o-" else x for x in f["ma"]),gem="Sim" if tw else "Não",geminfo=tw or "",twins=[tw] if tw else [],averb="" if tw else f["ob"],accept=a,joint=True,w=420,h=595)
