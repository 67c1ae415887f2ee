import os, sys
import modern, modern2, old, old2
FORMS=[modern.A,modern.B,modern.C,modern2.D_,modern2.E_,old.F,old.G,old.H_,old2.I,old2.J]
if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True)
    for form in FORMS:
        for n in range(1,9):
            d,h=form(n); d.write(out,h)
