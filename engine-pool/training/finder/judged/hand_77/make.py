import sys, os, json
from common import *
import forms1, forms2
FORMS=[("A",forms1.A),("B",forms1.B),("C",forms1.C),("D",forms1.Dd),("E",forms1.Ee),("F",forms1.F),("G",forms1.Gg)]+forms2.FORMS
SCALE={}
if os.path.exists(os.path.join(os.path.dirname(os.path.abspath(__file__)),"scale.json")): SCALE=json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)),"scale.json")))
def main(out):
    os.makedirs(out,exist_ok=True)
    for k,(L,f) in enumerate(FORMS):
        for n in range(1,7):
            case=f"77{L}-{n}"; g=random.Random("h77"+case); sc=SC[(k*5+n*3)%len(SC)]
            if L=="J": sc=["","late","home single","twins","averb","old late"][n-1]
            if L=="L": sc=["late","late old","home late","late single averb","road","late foreign"][n-1]
            if L=="K" and n%2: sc=["road","home averb","home single"][n//2]
            if L=="D": sc={"late":"","home late":""}.get(sc,sc).replace("home","").replace("road","")
            if L in "HI": sc+=" new"
            r=rec(g,sc,city=BORDER[(n*3+1)%8] if L=="C" else INDCITY[(n-1)%8] if L=="J" else None,ind=IND[(n-1)%8] if L=="J" else None,abroad=ABROAD[(n+1)%7] if L=="D" else None)
            if L=="D":
                a=r.abroad; r.city=a[0]; r.rcity,r.ruf=g.choice([("Brasília","DF"),("São Paulo","SP"),("Governador Valadares","MG"),("Londrina","PR"),("Recife","PE")]); r.office=f"1º Ofício de Registro Civil das Pessoas Naturais de {r.rcity}"; r.kind="hosp"; r.dnv=""
                r.estab={"Boston":"Beth Israel Hospital","Lisboa":"Maternidade Alfredo da Costa","Nagoia":"Clínica Sakura","Zurique":"Universitätsspital","Ciudad del Este":"Hospital Regional","Londres":"St Thomas' Hospital","Caiena":"Centre Hospitalier"}[a[0]]
            p=Page(case,r,g); css,body=f(p,r,g,n); 
            if L=="D": x=p.t["registro.livro"]; p.acc["registro.livro"]=[x[2:] if x.startswith("E-") else "E-"+x]
            T=p.truth(); W,Hh=p.size; s=SCALE.get(case,1)
            z=f"zoom:{s};" if s!=1 else ""
            h=f"<!DOCTYPE html><html lang=\"pt-BR\"><head><meta charset=\"utf-8\"><title>{case}</title><style>@page{{size:{W}pt {Hh}pt;margin:0}}html,body{{margin:0;padding:0}}html{{{z}}}body{{width:{W/s:.1f}pt;height:{(Hh-1)/s:.1f}pt}}*{{-webkit-print-color-adjust:exact}}{css}</style></head><body>{body}</body></html>"
            open(f"{out}/{case}.html","w",encoding="utf-8").write(h); json.dump(T,open(f"{out}/{case}.json","w",encoding="utf-8"),ensure_ascii=False,indent=1)
if __name__=="__main__": main(sys.argv[1])
