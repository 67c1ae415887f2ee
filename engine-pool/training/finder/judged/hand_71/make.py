import sys,os,json,random
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import f1,f2,f3
def main(out):
    os.makedirs(out,exist_ok=True)
    for L in "ABCDEFGHIJ":
        f=next(getattr(m,"f"+L) for m in(f1,f2,f3) if hasattr(m,"f"+L))
        for n in range(1,9):
            h,t=f(random.Random(f"71{L}{n}"),n)
            open(f"{out}/71{L}-{n}.html","w",encoding="utf-8").write(h)
            json.dump(t,open(f"{out}/71{L}-{n}.json","w",encoding="utf-8"),ensure_ascii=False,indent=1)
main(sys.argv[1])
