import sys,os,json,random,zlib
from kit import *
import forms1 as f1, forms2 as f2
# letter: function, width, height (pt), case, years of birth
F=dict(A=(f1.A,595,842,'upper',(2010,2024)),B=(f1.B,842,595,'upper',(2010,2023)),C=(f1.C,595,842,'title',(1998,2024)),D=(f1.D,612,792,'title',(1985,2022)),E=(f1.E,595,842,'title',(1979,2023)),
 F=(f1.F,842,595,'title',(1988,2021)),G=(f1.G,595,842,'title',(1990,2024)),H=(f2.H,595,842,'upper',(2009,2024)),I=(f2.I,595,842,'title',(1972,2018)),J=(f2.J,595,842,'title',(1992,2024)),
 K=(f2.K,595,842,'title',(2001,2024)),L=(f2.Lf,612,792,'title',(1980,2021)),M=(f2.M,612,936,'upper',(2008,2024)),N=(f2.N,595,842,'title',(1995,2024)))
UP={'D':(2,5),'F':(1,4),'L':(3,6),'J':(2,3),'G':(4,),'E':(5,),'K':(1,)}
SC=[dict(notes=1),dict(twin=1,notes=0),dict(one=1,notes=3),dict(two=1,long=1,notes=0),dict(home=1,foreign=1,notes=2),dict(miss=1,twin=1,notes=3)]
ALT=[dict(long=1,notes=0),dict(twin=1,long=1,notes=2),dict(one=1,home=1,notes=1),dict(two=1,notes=3),dict(foreign=1,notes=1),dict(miss=1,notes=0)]
def main(out):
    os.makedirs(out,exist_ok=True)
    for li,(L,(fn,W,H,case,era)) in enumerate(F.items()):
        r0=random.Random(7500+li); order=[a if r0.random()<.55 else b for a,b in zip(SC,ALT)]; r0.shuffle(order)
        for n in range(1,7):
            r=random.Random(zlib.crc32(f"75{L}{n}".encode())); fl=dict(order[n-1])
            if (L,n)==('J',4): fl['badmat']=1
            cs='upper' if n in UP.get(L,()) else case
            R=record(r,fl,cs,era); d=Doc(f"75{L}-{n}",f"75{L}",R,r,W,H); d.n=n
            if L=='M': R['blank']=d.bl='' if len(d.bl)>3 else d.bl
            h=fn(d)
            if L in 'AM' : R['blank']=''
            open(f"{out}/{d.case}.html","w").write(h)
            json.dump(d.truth(),open(f"{out}/{d.case}.json","w"),ensure_ascii=False,indent=1)
if __name__=='__main__': main(sys.argv[1] if len(sys.argv)>1 else 'out')
