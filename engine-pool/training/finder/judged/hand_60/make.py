# -*- coding: utf-8 -*-
import sys,os,json
sys.dont_write_bytecode=True
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import f1,f2
def main(out):
    os.makedirs(out,exist_ok=True)
    for fn in (f1.A,f1.B,f1.Cc,f1.Dd,f1.E,f2.F,f2.G,f2.Hh,f2.I,f2.J):
        for form,k,h,t in fn():
            open(f"{out}/{form}-{k}.html","w",encoding="utf-8").write(h)
            json.dump(t,open(f"{out}/{form}-{k}.json","w",encoding="utf-8"),ensure_ascii=False,indent=1)
main(sys.argv[1])
