# RO 1982-1992: printed half sheet, landscape (A5), sentence with blanks filled by typewriter, book data in a left margin
from common import *
CSS='''body{font:8.8pt "Liberation Serif";width:210mm;height:147mm;padding:6mm 8mm;display:flex;gap:4mm}.lf{width:38mm;border-right:1pt solid #233;padding-right:3mm;font-size:8pt;line-height:1.9}.lf b{display:block;text-align:center;font-size:9.5pt;line-height:1.2;margin-bottom:3mm}
.mn{flex:1}.h{text-align:center;line-height:1.15}.h b{font-size:11pt}h1{font:bold 15pt "Liberation Serif";text-align:center;margin:1.5mm 0 2mm;letter-spacing:2px}.L{display:flex;align-items:flex-end;margin-bottom:2mm;white-space:nowrap}.L u{flex:1;text-decoration:none;border-bottom:.7pt dotted #333;font:9pt "Liberation Mono";color:#1a1a50;padding:0 1.5mm;min-height:4mm;overflow:visible}.lf u{text-decoration:none;border-bottom:.7pt dotted #333;font:9pt "Liberation Mono";color:#1a1a50;padding:0 1mm}.s{text-align:center;margin-top:7mm}'''
OF="Cartório do Registro Civil de Vila Rondônia"
def make():
    F=[
    dict(n="CLAUDINEY RODOR STOFFEL",b="18/05/1984",bt="dezoito de maio de mil novecentos e oitenta e quatro",h="13:40",lq="Hospital Municipal, nesta cidade",es="Hospital Municipal",mu="Ji-Paraná/RO",sx="masculino",p=("Ademir Stoffel","Barra de São Francisco/ES","Barra de São Francisco-ES"),m=("Lenir Rodor Stoffel","Nova Venécia/ES","Nova Venécia-ES"),pa=("Guilherme Stoffel","Berta Kuster Stoffel"),ma=("Orozimbo Rodor","Idalina Pagung Rodor"),
      r="24/05/1984",bk=("A-17","203","18.611"),dec="o pai",ob="",em="24/05/1984"),
    dict(n="ROSIANE LIMA DO ESPÍRITO SANTO",b="02/03/1979",h="ignorada",lq="Linha 94, Gleba Pyrineos",es="Linha 94, Gleba Pyrineos",mu="Ji-Paraná/RO",sx="feminino",p=("Deusdete do Espírito Santo","Jequié/BA","Jequié-BA"),m=("Maria Elza Lima","Ubaíra/BA","Ubaíra-BA"),pa=("ignorado","ignorada"),ma=("Martiniano Lima","Honorina de Jesus"),
      r="15/10/1986",bk=("A-22","088","22.340"),dec="o pai",ob="Registro feito de acordo com a Lei 6.015/73, art. 46 - fora do prazo.",em="17/10/1986"),
    dict(n="FÁBIO JÚNIOR TEOBALDO",b="30/09/1988",h="06:05",lq="Hospital e Maternidade Cândido Rondon, nesta cidade",es="Hospital e Maternidade Cândido Rondon",mu="Ji-Paraná/RO",sx="masculino",p=None,m=("Ivanilde Teobaldo","Cruzeiro do Oeste/PR","Cruzeiro do Oeste-PR"),pa=None,ma=("Aparecido Teobaldo","Neuza Cordeiro Teobaldo"),
      r="07/10/1988",bk=("A-25","141","25.097"),dec="a mãe",ob="",em="10/10/1988"),
    dict(n="ELIZÂNGELA KRAUSE BUSS",b="11/01/1983",h="21:30",lq="em domicílio",es="Domicílio",mu="Presidente Médici/RO",sx="feminino",p=("Arlindo Buss","Pancas/ES","Pancas-ES"),m=("Elza Krause Buss","Colatina/ES","Colatina-ES"),pa=("Alberto Buss","Ana Schulz Buss"),ma=("Emílio Krause","Maria Raasch Krause"),
      r="09/02/1983",bk=("A-15","019","15.902"),dec="o pai",ob="Gêmea de ELISÂNGELO KRAUSE BUSS, reg. sob nº 15.901.",em="20/08/1991",tw="ELISÂNGELO KRAUSE BUSS")]
    for i,f in enumerate(F,1):
        c=f"155E-{i}"; d,m,y=dmy(f["b"]); g=lambda x:x or "-.-.-.-.-.-.-"; p=f["p"]; pa=f["pa"] or ("",""); tw=f.get("tw")
        L=lambda *kv:'<div class="L">'+"".join(f'{k}&nbsp;<u style="flex:{w}">{v}</u>&nbsp;' for k,v,w in kv)+'</div>'
        bt=f"{d:02d} de {MES[m]} de {y}"
        b=f'''<div class="lf"><b>REGISTRO CIVIL<br>NASCIMENTOS</b>Livro nº <u>{f["bk"][0]}</u><br>Fls. <u>{f["bk"][1]}</u><br>Termo nº <u>{f["bk"][2]}</u><br>Data do registro:<br><u>{f["r"]}</u><br><div style="line-height:1.25;margin-top:5mm">Foi declarante <u>{f["dec"]}</u> e serviram de testemunhas as constantes do termo.</div><div style="line-height:1.2;margin-top:7mm;font-size:7pt">Certidão isenta de selos na forma da lei.<br>Mod. 12 – Gráfica Rio Machado</div></div>
<div class="mn"><div class="h">REPÚBLICA FEDERATIVA DO BRASIL – ESTADO DE RONDÔNIA<br><b>{OF}</b><br>Município e Comarca de Ji-Paraná<br>Adelino Bertolo Pasqualini – Oficial</div><h1>CERTIDÃO DE NASCIMENTO</h1>
{L(("Certifico que, no livro, folha e termo à margem, consta o assento de",f'',1))}{L(("",f"<b>{f['n']}</b>",1))}
{L(("do sexo",f["sx"],1),("nascid"+("o" if f["sx"][0]=="m" else "a")+" aos",bt,2.2))}
{L(("às",f["h"]+(" horas" if f["h"][0].isdigit() else ""),1),("em",f["lq"],3.4))}{L(("município de",f["mu"].split("/")[0],2),("Estado de",UFN[f["mu"][-2:]],1.4))}
{L(("filh"+("o" if f["sx"][0]=="m" else "a")+" de",g(p and p[0]),2),("natural de",g(p and p[2]),1.5))}{L(("e de",f["m"][0],2),("natural de",f["m"][2],1.5))}
{L(("avós paternos:",g(pa[0]),1),("e",g(pa[1]),1))}{L(("avós maternos:",g(f["ma"][0]),1),("e",g(f["ma"][1]),1))}{L(("Observações:",f["ob"] or "-.-.-.-.-.-.-",1))}
<div class="L" style="margin-top:2mm">O referido é verdade e dou fé.</div>{L(("Ji-Paraná (RO),",dlong(f["em"]),1),("","",.7)).replace('<u style="flex:0.7"></u>','<span style="flex:.7"></span>')}
<div class="s">________________________________________<br>Oficial do Registro Civil</div></div>'''.replace(L(("Certifico que, no livro, folha e termo à margem, consta o assento de","",1)),'<div class="L">Certifico que, no livro, folha e termo à margem, consta o assento de nascimento de</div>')
        a={"dados_pessoais.data_nascimento.texto_completo":[f["b"]],"autenticação.data_emissão":[dlong(f["em"])],"dados_pessoais.naturalidade":["",pl(f["mu"])],"registro.livro":[f["bk"][0][2:]],
           "dados_pessoais.hora_nascimento":[f["h"]],"filiação.genitor_1.naturalidade":[(p or f["m"])[2]],"local_nascimento.estabelecimento":[f["lq"]]}
        if p: a["filiação.genitor_2.naturalidade"]=[f["m"][2]]
        if i==2: a["avós.paternos.avô"]=["ignorado"]; a["avós.paternos.avó"]=["ignorada"]; pa=("",""); a["local_nascimento.estabelecimento"]=["Domicílio",""]
        if i==4: a["local_nascimento.estabelecimento"]=["em domicílio",""]; a["observações.anotações"]=[f["ob"]]; a["observações.averbações"]=[f["ob"]]; a["gêmeos.informações_adicionais"]=[f["ob"],f["ob"].rstrip("."),f"{tw}, reg. sob nº 15.901"]
        if i==2: a["observações.anotações"]=[f["ob"]]
        mo,uf=f["mu"].split("/")
        t=truth(c,f["n"],f["b"],bt,mo,uf,"Ji-Paraná","RO",OF,f["r"],"Adelino Bertolo Pasqualini",f["em"],estab=f["es"],hora=f["h"] if f["h"][0].isdigit() else "",nat=f["mu"],sexo=f["sx"].capitalize(),livro=f["bk"][0],folha=f["bk"][1],termo=f["bk"][2],
          g1=(p or f["m"])[:2],g2=f["m"][:2] if p else ("",""),pat=pa,mate=f["ma"],gem="Sim" if tw else "Não",geminfo=tw or "",twins=[tw] if tw else [],averb="" if tw else f["ob"],accept=a,joint=True,w=595,h=420)
        yield c,page(CSS,b,"210mm 148mm"),t
