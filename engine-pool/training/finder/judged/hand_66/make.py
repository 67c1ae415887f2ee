import sys,os,json
from lib import *
import f1
FS=dict(f1.F)
try:
    import f2; FS.update(f2.F)
    import f3; FS.update(f3.F)
except ModuleNotFoundError: pass
def main(out):
    os.makedirs(out,exist_ok=True)
    for X,(fn,L) in sorted(FS.items()):
        for k,o in enumerate(L,1):
            key=f'66{X}-{k}'; r=gen(key,**o); (h,w,hh),(d,a,m)=fn(r)
            if X in 'E': d['registro']['livro']='A-'+str(r.L)
            j=dict(case=key,layout='66'+X,condition='pdf_born_digital',file=key+'.pdf',width=w,height=hh,resizeImage=False,data=d,accept=a,meta=m)
            s=lambda v: {p:s(q) for p,q in v.items()} if isinstance(v,dict) else v.replace('<br>',' ') if isinstance(v,str) else v
            j['data']=s(j['data'])
            open(f'{out}/{key}.html','w').write(h); json.dump(j,open(f'{out}/{key}.json','w'),ensure_ascii=False,indent=1)
main(sys.argv[1])
