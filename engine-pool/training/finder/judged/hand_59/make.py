import sys,os,json,copy
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import lib
ALL={}
for m in ('f1','f2'):
    try: mod=__import__(m)
    except ModuleNotFoundError: continue
    ALL.update(mod.FORMS)
def main(out):
    os.makedirs(out,exist_ok=True)
    for F,(fn,ps) in sorted(ALL.items()):
        for n,p in enumerate(ps,1):
            k=f'59{F}-{n}'; p=copy.deepcopy(p)
            if not isinstance(p,lib.P): p=lib.P(p)
            h=fn(p,k); t=lib.truth(p)
            open(f'{out}/{k}.html','w').write(h)
            json.dump(t,open(f'{out}/{k}.json','w'),ensure_ascii=False,indent=1)
            if '-v' in sys.argv:
                for b in lib.check(t,h): print(k,*b)
main(sys.argv[1])
