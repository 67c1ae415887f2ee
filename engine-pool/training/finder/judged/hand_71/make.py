import sys,os,json,random
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import f1
try: import f2
except ImportError: f2=None
try: import f3
except ImportError: f3=None
def main(out):
    os.makedirs(out,exist_ok=True)
    for L in "ABCDEFGHIJ":
        f=next((getattr(m,"f"+L) for m in(f1,f2,f3) if m and hasattr(m,"f"+L)),None)
        if not f: continue
        for n in range(1,9):
            h,t=f(random.Random(f"71{L}{n}"),n)
            open(f"{out}/71{L}-{n}.html","w",encoding="utf-8").write(h)
            json.dump(t,open(f"{out}/71{L}-{n}.json","w",encoding="utf-8"),ensure_ascii=False,indent=1)
main(sys.argv[1])
