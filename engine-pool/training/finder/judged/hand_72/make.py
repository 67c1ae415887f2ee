import sys,os,json
from base import *
import forms1 as a, forms2 as b
FORMS=dict(A=a.A,B=a.B,C=a.C,D=a.D,E=a.E,F=a.F,G=a.G_,H=a.H,I=b.I,J=b.J,K=b.K,L=b.L,M=b.Mm,N=b.N,O=b.O,P=b.P)
def gen(out):
    os.makedirs(out,exist_ok=True)
    for k,fn in FORMS.items():
        for n in range(3):
            case="72%s-%d"%(k,n+1); r,size,css,body,kw=fn(n,case)
            T=truth(case,r,size,**kw)
            open(os.path.join(out,case+".html"),"w").write(page(size,css,body))
            json.dump(T,open(os.path.join(out,case+".json"),"w"),ensure_ascii=False,indent=1)
if __name__=="__main__": gen(sys.argv[1])
