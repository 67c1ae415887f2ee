import sys,os,json,random
import forms1,forms2
out=sys.argv[1]; os.makedirs(out,exist_ok=True)
for X in "ABCDEFGHIJ":
    f=getattr(forms1,X,None) or getattr(forms2,X,None)
    if not f: continue
    for k in range(8):
        (html,(w,h)),t=f(k,random.Random(f"65{X}{k}/3"))
        n=f"65{X}-{k+1}"; t.update(case=n,layout=f"65{X}",file=n+".pdf",width=round(w*72/25.4),height=round(h*72/25.4))
        if X=="G":  # a naturalidade is right with its state, too
            for g,v in t["data"]["filiação"].items():
                nat=v["naturalidade"]
                if nat.endswith(", deste Estado"): t["accept"].setdefault(f"filiação.{g}.naturalidade",[]).append(nat.replace(", deste Estado","/SP"))
        open(f"{out}/{n}.html","w").write(html); json.dump(t,open(f"{out}/{n}.json","w"),ensure_ascii=False,indent=1)
