import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import lib, fa, fb, fc
out=sys.argv[1]; os.makedirs(out,exist_ok=True)
only=sys.argv[2:] 
for mod in (fa,fb,fc):
    for F,fn,people in mod.FORMS:
        if only and F not in only: continue
        assert len(people)==3
        for i,P in enumerate(people,1):
            lib.write(out,F,i,fn(P,i),P)
