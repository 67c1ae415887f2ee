import sys,os
from common import *
def forms():
    import modern,modern2
    L=[modern.A,modern.B,modern.C,modern2.D_,modern2.E_]
    try:
        import old; L+=[old.F,old.G,old.H_]
        import old2; L+=[old2.I,old2.J]
    except ImportError as e: print(e,file=sys.stderr)
    return L
def all_docs():
    for f in forms():
        for n in range(1,9): yield f(n)
if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True)
    for d,h in all_docs(): d.write(out,h)
