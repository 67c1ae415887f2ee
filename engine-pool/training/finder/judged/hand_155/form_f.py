# PB 1994-1999: dot-matrix print on plain paper, typewriter face, labels with dot leaders, letterhead typed
from common import *
CSS='''body{padding:18mm 14mm 10mm 20mm}pre{font:10.4pt/1.42 "Liberation Mono";margin:0;white-space:pre}'''
W=78
def ld(k,v,n=22): return k+"."*(n-len(k))+": "+v
def wrap(t,w,ind):
    out=[];l=""
    for x in t.split():
        if len(l)+len(x)+1>w: out.append(l);l=x
        else: l=(l+" "+x).strip()
    return ("\n"+" "*ind).join(out+[l])
def make():
    OF="CARTÓRIO NÓBREGA GADELHA"
    F=[
    dict(n="FRANCISCO WANDERLÂNIO ABRANTES PORDEUS",b="09/11/1995",h="11:25 HORAS",lq="HOSPITAL REGIONAL DE SOUSA",mu="SOUSA",uf="PB",sx="MASCULINO",p=("JOSÉ PORDEUS SOBRINHO","POMBAL-PB"),m=("MARIA LUCINEIDE ABRANTES PORDEUS","SOUSA-PB"),pa=("EXPEDITO PORDEUS DE SOUSA","ALZIRA MARQUES PORDEUS"),ma=("FRANCISCO ABRANTES FERREIRA","ODETE VIEIRA ABRANTES"),
      r="17/11/1995",bk=("A-42","156-V","31.842"),dec="O PAI",ob="***",em="17/11/1995"),
    dict(n="GERLÂNDIA ESTRELA DE OLIVEIRA",b="21/07/1982",h="***",lq="SÍTIO MATUMBO, DISTRITO DE SÃO GONÇALO",mu="SOUSA",uf="PB",sx="FEMININO",p=("PEDRO ESTRELA DE OLIVEIRA","SOUSA-PB"),m=("RAIMUNDA ROLIM DE OLIVEIRA","CAJAZEIRAS-PB"),pa=("JOAQUIM ESTRELA DANTAS","MARIA SALETE DE OLIVEIRA"),ma=("ANTÔNIO ROLIM","FRANCISCA MARIA DA CONCEIÇÃO"),
      r="05/03/1983",bk=("A-27","088","19.455"),dec="O PAI",ob="À MARGEM DO TERMO CONSTA A AVERBAÇÃO DO MANDADO DE 12/08/1994, DO DR. JUIZ DE DIREITO DA 2ª VARA, RETIFICANDO O NOME DA MÃE DA REGISTRADA, DE RAIMUNDA ROLIM PARA RAIMUNDA ROLIM DE OLIVEIRA.",em="30/01/1997"),
    dict(n="TÁSSIO MOREIRA",b="14/04/1998",h="02:10 HORAS",lq="CASA DE SAÚDE E MATERNIDADE SANTA TEREZINHA",mu="SOUSA",uf="PB",sx="MASCULINO",p=None,m=("MARIA DO SOCORRO MOREIRA","UIRAÚNA-PB"),pa=None,ma=("***","ANTÔNIA LINS MOREIRA"),r="29/04/1998",bk=("A-46","012","34.107"),dec="A MÃE",ob="***",em="29/04/1998"),
    dict(n="VALÉRIA SARMENTO FORMIGA",b="03/12/1971",h="18:00 HORAS",lq="RUA CÔNEGO JOSÉ VIANA, Nº 41",mu="ANTENOR NAVARRO",uf="PB",sx="FEMININO",p=("NESTOR FORMIGA DE SÁ","ANTENOR NAVARRO-PB"),m=("ISAURA SARMENTO FORMIGA","SOUSA-PB"),pa=("LUÍS FORMIGA","AURORA DE SÁ FORMIGA"),ma=("EMÍDIO SARMENTO","NOÊMIA GONÇALVES SARMENTO"),r="10/12/1971",bk=("A-16","203","10.938"),dec="O PAI",
      ob="A REGISTRADA É GÊMEA DE VALDÉRIO SARMENTO FORMIGA, NASCIDO EM PRIMEIRO LUGAR. CASOU-SE EM 22/09/1994 COM ROBERTO ELÓI LACERDA, NESTE CARTÓRIO, LIVRO B-19, FLS. 77.",em="14/10/1999",tw="VALDÉRIO SARMENTO FORMIGA")]
    for i,f in enumerate(F,1):
        c=f"155F-{i}"; d,m,y=dmy(f["b"]); p=f["p"] or ("***","***"); pa=f["pa"] or ("***","***"); tw=f.get("tw"); k=lambda a,b:ld(a,b)
        bt=f"{d:02d} DE {MES[m].upper()} DE {y}"; ed=f"{dlong(f['em']).upper()}"
        t=[ "ESTADO DA PARAÍBA".center(W),"PODER JUDICIÁRIO - COMARCA DE SOUSA".center(W),f"{OF}".center(W),"REGISTRO CIVIL DAS PESSOAS NATURAIS".center(W),"RUA CORONEL JOSÉ GOMES DE SÁ, 27 - CENTRO - SOUSA-PB".center(W),"="*W,"","C E R T I D Ã O   D E   N A S C I M E N T O".center(W),"","="*W,
         f"LIVRO: {f['bk'][0]}".ljust(26)+f"FOLHA: {f['bk'][1]}".ljust(26)+f"TERMO: {f['bk'][2]}","-"*W,"",
         "CERTIFICO QUE, DO LIVRO, FOLHA E TERMO ACIMA, CONSTA O SEGUINTE ASSENTO:","",k("NOME",f"<b>{f['n']}</b>"),k("SEXO",f["sx"]),k("DATA DO NASCIMENTO",bt),k("HORA",f["h"]),k("LOCAL",f["lq"]),k("CIDADE",f"{f['mu']} - ESTADO DA PARAÍBA"),"",
         k("PAI",p[0]),k("  NATURAL DE",p[1]),k("MÃE",f["m"][0]),k("  NATURAL DE",f["m"][1]),"","AVÓS PATERNOS",k("  AVÔ",pa[0]),k("  AVÓ",pa[1]),"AVÓS MATERNOS",k("  AVÔ",f["ma"][0]),k("  AVÓ",f["ma"][1]),"",
         k("DECLARANTE",f["dec"]),k("DATA DO REGISTRO",f["r"]),"","-"*W,"OBSERVAÇÕES: "+wrap(f["ob"],64,13),"-"*W,"","O REFERIDO É VERDADE. DOU FÉ.".center(W),f"SOUSA (PB), {ed}.".center(W),"","",("_"*38).center(W),"EUDÓCIA NÓBREGA GADELHA".center(W),"OFICIALA DO REGISTRO CIVIL".center(W)]
        b="<pre>"+"\n".join(t)+"</pre>"
        a={"dados_pessoais.data_nascimento.texto_completo":[f["b"]],"autenticação.data_emissão":[ed],"dados_pessoais.naturalidade":["",f"{f['mu']} - ESTADO DA PARAÍBA"],"registro.livro":[f["bk"][0][2:]],"registro.cartório":["Registro Civil das Pessoas Naturais"],"dados_pessoais.hora_nascimento":[f["h"]],"local_nascimento.município":[f["mu"].title()],"registro.município":["SOUSA"]}
        z=lambda x:"" if x=="***" else x
        mm=lambda q:q[1].replace("-","/")
        g1,g2=((f["p"],f["m"]) if f["p"] else (f["m"],None))
        a["filiação.genitor_1.naturalidade"]=[g1[1]]
        if g2: a["filiação.genitor_2.naturalidade"]=[g2[1]]
        if i in(2,4): a["local_nascimento.estabelecimento"]=["Domicílio",""]
        if i==2: a["local_nascimento.estabelecimento"]+=["SÍTIO MATUMBO"]
        av=an=""
        if i==2: av=f["ob"]; a["observações.averbações"]=[f["ob"].split("CONSTA A ")[1],f["ob"].split("AVERBAÇÃO DO ")[1]]; a["observações.anotações"]=[f["ob"]]
        if i==4: an=f["ob"]; s=f["ob"].split(". ",1)[1]; a["observações.anotações"]=[s]; a["observações.averbações"]=[f["ob"],s]; a["gêmeos.informações_adicionais"]=[f["ob"].split(". ")[0]+".",tw+", NASCIDO EM PRIMEIRO LUGAR"]
        yield c,page(CSS,b),truth(c,f["n"],f["b"],bt,f["mu"],"PB","SOUSA","PB",OF,f["r"],"EUDÓCIA NÓBREGA GADELHA",f["em"],estab=f["lq"],hora=f["h"][:5] if f["h"]!="***" else "",nat=f["mu"]+"/PB",sexo=f["sx"].capitalize(),livro=f["bk"][0],folha=f["bk"][1],termo=f["bk"][2],
          g1=(g1[0],mm(g1)),g2=(g2[0],mm(g2)) if g2 else ("",""),pat=tuple(map(z,pa)),mate=tuple(map(z,f["ma"])),gem="Sim" if tw else "Não",geminfo=tw or "",twins=[tw] if tw else [],averb=av,anot=an,accept=a,joint=True)
