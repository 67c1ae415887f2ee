# -*- coding: utf-8 -*-
import sys,os,json
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from common import *
import modern
import older

X=dict
O2="Oficial de Registro Civil das Pessoas Naturais e Tabelião de Notas de %s"
F={}
F["A"]=(modern.A,[X(by=2019,iy=2019,uf="SP",fam="mp",b="***",cart="Oficial de Registro Civil das Pessoas Naturais de %s",cad=[0,1]),
X(by=1978,iy=2020,uf="MG",fam="pm",b="-x-x-x-",hora=False,an="cas",cad=[0,3],sl="Selo de consulta"),
X(by=2018,iy=2018,uf="RJ",fam="mm",b="Não consta",tw=1,cart="Ofício do Registro Civil das Pessoas Naturais do 1º Distrito de %s"),
X(by=1991,iy=2021,uf="PR",fam="pm",b="----------",av="pat",an="cas",cad=[0,1,3],cart="Serviço de Registro Civil de %s"),
X(by=2021,iy=2022,uf="PE",fam="m",b="",cad=[1,2]),
X(by=2020,iy=2023,uf="SC",fam="pp",b="***",av="mult",longn=True),
X(by=1964,iy=2019,uf="CE",fam="pm",home=True,b="xxx",an="obt",cart="Cartório do 2º Ofício de %s"),
X(by=2022,iy=2022,uf="SP",fam="mp",tw=2,b="***",cart="Oficial de Registro Civil das Pessoas Naturais do 2º Subdistrito de %s")])
F["B"]=(modern.Bf,[X(by=2010,iy=2010,uf="RS",fam="pm",b="***",cart="Ofício dos Registros Públicos de %s"),
X(by=2012,iy=2012,uf="BA",fam="m",b="XXXXXXXXXX",cart="Cartório do Registro Civil das Pessoas Naturais - 1º Ofício de %s"),
X(by=1983,iy=2014,uf="GO",fam="pm",b="NADA CONSTA",an="cas",hora=False),
X(by=2015,iy=2016,uf="RJ",fam="pm",b="- - -",tw=1),
X(by=1969,iy=2011,uf="PA",fam="pm",home=True,b="***",late=2900,an="obt",av="ret",cart="Cartório Único Ofício de %s"),
X(by=1996,iy=2017,uf="MG",fam="pm",b="NÃO INFORMADO",av="pat",longn=True),
X(by=2013,iy=2013,uf="ES",fam="mm",b="***"),X(by=1957,iy=2010,uf="MA",fam="m",home=True,b="-.-.-.-",hora=False,late=4100)])
F["C"]=(modern.C,[X(by=2024,iy=2025,uf="SP",fam="mp",b="—",cart="1º Registro Civil de %s"),X(by=2025,iy=2025,uf="CE",fam="pp",b="Não informado"),
X(by=1987,iy=2026,uf="PR",fam="pm",b="—",an="cas",av="nome"),X(by=2024,iy=2024,uf="SC",fam="m",b="não consta",home=True),
X(by=2025,iy=2026,uf="PE",fam="pm",tw=1,b="*****"),X(by=2017,iy=2025,uf="RS",fam="mm",b="—",av="mult"),
X(by=1972,iy=2024,uf="MG",fam="pm",b="ignorado",hora=False,an="div",longn=True),X(by=2026,iy=2026,uf="BA",fam="p",b="—",home=True)])
F["D"]=(modern.D,[X(by=2014,iy=2015,uf="SP",fam="pm",b="Nada consta",cart=O2),X(by=2016,iy=2018,uf="SP",fam="mp",b="–",tw=1),X(by=1981,iy=2019,uf="RS",fam="pm",b="*",an="cas",cad=[0,4],cart="Registro Civil das Pessoas Naturais e Especiais de %s"),
X(by=2020,iy=2021,uf="PR",fam="mm",b="= = =",home=True),X(by=2011,iy=2020,uf="SP",fam="m",b="Não consta",av="pat" if 0 else None,cart=O2),X(by=1950,iy=2016,uf="MG",fam="pm",hora=False,b="",av="ret",an="obt",home=True),
X(by=1999,iy=2023,uf="SP",fam="pm",b="###",av="pat",cad=[0,2,3]),X(by=2018,iy=2024,uf="RJ",fam="pp",b="–",longn=True)])
F["E"]=(modern.Ef,[X(by=2021,iy=2021,uf="RJ",fam="pp",b="",sl="Selo Eletrônico de Fiscalização",cart="RCPN do 4º Distrito de %s",tt="Registrador Civil"),X(by=2023,iy=2024,uf="MG",fam="mp",b="*-*-*"),X(by=1975,iy=2022,uf="SP",fam="pm",an="cas",b="não consta"),
X(by=2022,iy=2023,uf="BA",fam="mm",tw=1,b="—",longn=True),X(by=2019,iy=2020,uf="GO",fam="m",b="- x -",home=True),X(by=1993,iy=2025,uf="SC",fam="pm",av="nome",an="cas",b="—"),
X(by=2025,iy=2026,uf="PE",fam="p",b="não informado"),X(by=2016,iy=2017,uf="ES",fam="mp",tw=2,b="***",hora=False)])
if older: F.update(older.F)
def main(out,only=None):
    os.makedirs(out,exist_ok=True)
    for f,(fn,specs) in sorted(F.items()):
        for n,sp in enumerate(specs,1):
            case="119%s-%d"%(f,n)
            R=gen(f+str(n),**sp)
            css,body,t=fn(R,n); R=t.R
            land="297mm 210mm" in css; w,h=(842,595) if land else (612,935) if f=="F" else (595,893) if f=="I" else (595,842)
            open(os.path.join(out,case+".html"),"w",encoding="utf-8").write('<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>%s</style></head><body>%s</body></html>'%(css,body))
            cad=[v for q in R["cad"] for v in q if v] if f in "AD" else []
            J={"case":case,"layout":"119"+f,"condition":"pdf_born_digital","file":case+".pdf","width":w,"height":h,"resizeImage":False,"data":t.d,"accept":t.acc,"meta":{"twin_names":[a for a,_ in R["tw"]],"joint_notes":t.joint,"cadastro":cad}}
            json.dump(J,open(os.path.join(out,case+".json"),"w",encoding="utf-8"),ensure_ascii=False,indent=1)
            SH[case]=t.shown
    return SH
SH={}
if __name__=="__main__": main(sys.argv[1] if len(sys.argv)>1 else "out")
