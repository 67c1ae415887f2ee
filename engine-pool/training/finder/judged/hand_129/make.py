import sys,os,json,copy
from common import *
import modern,modern2
FORMS=[('A',modern.A,modern.fA,None),('B',modern.B,modern.fB,None),('C',modern.C_,modern.fC,None),('D',modern2.D,modern2.fD,None),('E',modern2.E,modern2.fE,None)]
try:
    import old; FORMS+=old.FORMS
except ModuleNotFoundError: pass
def main(out):
    os.makedirs(out,exist_ok=True); nbad=0
    for L,data,f,size in FORMS:
        for i,d in enumerate(data):
            d=copy.deepcopy(d); case=f'129{L}-{i+1}'; h=f(i,d)
            t,v=truth(case,'129'+L,d,((size[i] if isinstance(size,list) else size) or (595,842))); bad=check(case,h,t,v,d); nbad+=len(bad)
            for k,x in bad: print('NOT ON PAGE',case,k,repr(x))
            open(f'{out}/{case}.html','w',encoding='utf-8').write(h)
            json.dump(t,open(f'{out}/{case}.json','w',encoding='utf-8'),ensure_ascii=False,indent=1)
    print('done, missing:',nbad)
main(sys.argv[1] if len(sys.argv)>1 else 'out')
