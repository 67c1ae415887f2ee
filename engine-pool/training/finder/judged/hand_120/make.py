import sys,os,json
import core
for m in ("t1","t2","t3","t4"):
    try: __import__(m)
    except ModuleNotFoundError as e:
        if e.name!=m: raise
from forms import render
def main(out):
    os.makedirs(out,exist_ok=True); bad=[]
    for p in core.CASES:
        h=render(p); t,b=core.truth(p,h); bad+=b
        open(os.path.join(out,p.id+".html"),"w",encoding="utf-8").write(h)
        json.dump(t,open(os.path.join(out,p.id+".json"),"w",encoding="utf-8"),ensure_ascii=False,indent=1)
    print(len(core.CASES),"cases"); [print("NOT ON PAGE",b) for b in bad]
if __name__=="__main__": main(sys.argv[1])
