import sys,os,json
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from lib import *
import f1
FORMS=dict(f1.FORMS)
try:
    import f2; FORMS.update(f2.FORMS)
except ImportError: pass
out=sys.argv[1]; os.makedirs(out,exist_ok=True)
for F,f in FORMS.items():
    for n in(1,2,3):
        wh,css,b,t=f(n)
        open(f'{out}/{F}-{n}.html','w',encoding='utf-8').write(page(wh,css,b))
        json.dump(t,open(f'{out}/{F}-{n}.json','w',encoding='utf-8'),ensure_ascii=False,indent=1)
