import sys,os,json,re,html,unicodedata
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from lib import *
import f1
FS=dict(A=f1.A,B=f1.B,C=f1.C,D=f1.D,E=f1.E)
try:
    import f2
    FS.update(F=f2.F,G=f2.G,H=f2.H,I=f2.I,J=f2.J)
except ImportError as x: print(x)
def norm(s): return re.sub(r"[^0-9a-zà-ÿ]+"," ",unicodedata.normalize("NFC",s).lower().replace("º","º")).strip()
def leaves(d,p=""):
    for k,v in d.items():
        if isinstance(v,dict): yield from leaves(v,p+k+".")
        else: yield p+k,v
def main(out):
    os.makedirs(out,exist_ok=True); bad=0; k=0
    for F,fn in FS.items():
        for n in range(1,9):
            h,t,r=fn(n); cid=t["case"]; k+=1
            open(f"{out}/{cid}.html","w").write(h); json.dump(t,open(f"{out}/{cid}.json","w"),ensure_ascii=False,indent=1)
            h=re.sub(r"<style.*?</style>","",h,flags=re.S); h=re.sub(r"</?(b|span|u)( [^>]*)?>","",h)
            tx=" "+norm(html.unescape(re.sub(r"<[^>]*>"," ",h)))+" "
            for p,v in leaves(t["data"]):
                if not v or p.startswith("documento") or p in("gêmeos.status",): continue
                c=[v]
                if p.endswith(("data_registro","data_emissão","texto_completo")):
                    d={"data_registro":r.rd,"data_emissão":r.ed,"texto_completo":r.bd}[p.split(".")[-1]]
                    c=[v,dw(d),dl(d),f"{d.day:02d} {d.month:02d} {d.year}",f"dia {d.day:02d} mês {d.month:02d} ano {d.year}",f"{d.day:02d} dia {d.month:02d} mês {d.year}"]
                if p.endswith("hora_nascimento"): c=[v,hw(v),hw(v,False),v.replace(":","h"),v.replace(":"," hora "),v.replace(":","h")+"min",v.replace(":"," hora ")+" minutos"]
                if p.endswith((".uf")): c=[v,UFN.get(v,v)]
                if p.endswith((".mês",".dia",".ano")): c=[v,str(int(v)),MES[int(v)-1] if p.endswith("mês") else w(int(v)),"primeiro" if v=="01" else v]
                if p.endswith("sexo"): c+=["FEM." if v[0].upper()=="F" else "MASC."]
                if p.endswith((".livro",".folha",".termo")) and t["data"]["dados_pessoais"]["matrícula"]: c.append({"livro":f"{r.bk:05d}","folha":f"{r.lf:03d}","termo":f"{r.tm:07d}"}[p.split(".")[-1]])
                if p.endswith(".estabelecimento"): c+=["em domicílio"] if v.lower()=="domicílio" else []
                if not any(" "+norm(x)+" " in tx for x in c): bad+=1; print("MISSING",cid,p,repr(v))
    print(k,"fillings;",bad,"missing")
main(sys.argv[1] if len(sys.argv)>1 else "out")
