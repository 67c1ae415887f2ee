import sys,os,json,string
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import fa,fb,fc
from lib import *
def main(out):
    os.makedirs(out,exist_ok=True)
    for X in string.ascii_uppercase[:16]:
        mod=next((m for m in(fa,fb,fc) if hasattr(m,'f'+X)),None)
        if not mod: continue
        for k in(1,2,3):
            (h,W,Hh),t=getattr(mod,'f'+X)(k)
            n=f"69{X}-{k}"; r=dict(case=n,layout='69'+X,condition=t['condition'],file=n+'.pdf',width=round(W*72/25.4),height=round(Hh*72/25.4),resizeImage=False,data=t['data'],accept=t['accept'],meta=t['meta'])
            open(f"{out}/{n}.html",'w',encoding='utf-8').write(h); json.dump(r,open(f"{out}/{n}.json",'w',encoding='utf-8'),ensure_ascii=False,indent=1)
main(sys.argv[1])
