import sys,os,json,re,html
from lib import *
import b
F=b.F
def text(h):
    h=re.sub(r"<style.*?</style>|<title.*?</title>"," ",h,flags=re.S)
    h=re.sub(r"</?(b|i|span|small)\b[^>]*>","",h)
    return re.sub(r"\s+"," ",html.unescape(re.sub(r"<[^>]+>"," ",h)))
SKIP={"dados_pessoais.sexo","dados_pessoais.hora_nascimento","registro.data_registro","autenticação.data_emissão","local_nascimento.uf","registro.uf","gêmeos.status"}
def walk(o,p=""):
    for k,v in o.items():
        q=p+"."+k if p else k
        if isinstance(v,dict): yield from walk(v,q)
        else: yield q,v
def check(c,h,t):
    tx=text(h); bad=[]
    mo=t["data"]["dados_pessoais"]["matrícula"]; md=re.sub(r"\D","",mo)
    for p,v in walk(t["data"]):
        assert isinstance(v,str),(c,p,v)
        if not v or p in SKIP or p.startswith("documento") or re.search(r"\.(dia|mês|ano)$",p): continue
        if v=="Domicílio" and re.search("domic[ií]lio|em casa|residência|casa dos pais|domiciliar",tx,re.I): continue
        if p.endswith("naturalidade"):
            if all(x in tx or UFN.get(x,"#") in tx for x in re.split(r" - |, ",v)): continue
        if p in("registro.livro","registro.folha","registro.termo") and c.split("-")[0] in("W3","W15"): continue
        if p.startswith("gêmeos") and all(x in tx for x in v.split(", ")): continue
        if re.sub(r"\s+"," ",v) not in tx: bad.append((p,v))
    for x in t["meta"]["twin_names"]+t["meta"]["cadastro"]:
        if x not in tx: bad.append(("meta",x))
    for p,l in t["accept"].items():
        if not any(p==q for q,_ in walk(t["data"])): bad.append(("path",p))
    if md and re.sub(r"\s","",mo) not in re.sub(r"\s","",tx): bad.append(("matr",mo))
    r=t["data"]["registro"]
    if md:
        n=lambda x:int(re.sub(r"\D","",x))
        assert (int(md[15:20]),int(md[20:23]),int(md[23:30]))==(n(r["livro"]),n(r["folha"]),n(r["termo"])),c
        assert md[10:14]==r["data_registro"][-4:]
        assert dvs(md[:30])==md
    if re.search("None|\\bTODO\\b|lorem",tx): bad.append(("placeholder","None"))
    return bad
def main(out):
    os.makedirs(out,exist_ok=True); nb=0
    for k,(fn,ds) in F.items():
        for d in ds:
            h,t=fn(d)
            open(f"{out}/{d.case}.html","w",encoding="utf-8").write(h)
            json.dump(t,open(f"{out}/{d.case}.json","w",encoding="utf-8"),ensure_ascii=False,indent=1)
            for x in check(d.case,h,t): print("BAD",d.case,x); nb+=1
    print("written, bad:",nb)
main(sys.argv[1] if len(sys.argv)>1 else "out")
