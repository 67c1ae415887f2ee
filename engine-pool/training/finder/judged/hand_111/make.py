import sys,os,json,random
import importlib
def main(out):
    os.makedirs(out,exist_ok=True); i=0
    for m in ('kinds_a','kinds_b','kinds_c'):
        try: ks=importlib.import_module(m).KINDS
        except ModuleNotFoundError: continue
        for fn in ks:
            L=chr(65+i) if i<26 else 'A'+chr(65+i-26); i+=1
            for v in (1,2):
                case=f'111{L}-{v}'; slug,kind,what,html=fn(random.Random('s'+case),v)
                open(f'{out}/{case}.html','w',encoding='utf-8').write(html)
                json.dump({'case':case,'layout':f'111{L}-{slug}','file':case+'.pdf','width':595,'height':842,'kind':kind,'what':what},open(f'{out}/{case}.json','w',encoding='utf-8'),ensure_ascii=False,indent=1)
if __name__=='__main__': main(sys.argv[1])
