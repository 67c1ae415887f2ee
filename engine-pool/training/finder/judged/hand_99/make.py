import sys,os
from forms_old import OLDF
try: from forms_new import NEWF
except ImportError: NEWF=[]
out=sys.argv[1]; os.makedirs(out,exist_ok=True)
for f in OLDF+NEWF:
    for i in 1,2,3,4: f(i,out)
