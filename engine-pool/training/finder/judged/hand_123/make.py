import sys,os,json,re,html
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import f1
try:
    import f2; F=f1.FORMS+f2.FORMS
except ImportError: F=f1.FORMS
from lib import K
def main(out):
    os.makedirs(out,exist_ok=True); bad=0
    for fn in F:
        for n in (1,2):
            c,h=fn(n); T=c.truth(); case=T['case']
            open(f'{out}/{case}.html','w').write(h); json.dump(T,open(f'{out}/{case}.json','w'),ensure_ascii=False,indent=1)
            # check
            b=html.unescape(re.sub(r'<[^>]*>',' ',re.sub(r'<style.*?</style>','',h,flags=re.S))).lower()
            sq=lambda s:re.sub(r'\s+','',s.lower())
            B=sq(b)
            def walk(d,p=''):
                for k,x in d.items():
                    q=p+('.' if p else '')+k
                    if isinstance(x,dict): yield from walk(x,q)
                    else: yield q,x
            for p,x in walk(T['data']):
                if not x or p==K['gem'] or p.startswith('documento') or p in c.nochk or re.search(r'nascimento\.(dia|mês|ano)$',p): continue
                if p in(K['livro'],K['folha'],K['termo']) and T['data']['dados_pessoais']['matrícula']: 
                    if sq(x) in re.sub(r'\D','',B) : continue
                al=[x]+T['accept'].get(p,[])+c.acc.get(p,[])
                if '' in T['accept'].get(p,[]): continue
                if not any(sq(a) in B for a in al) and not all(w in B for w in x.lower().split()): print('MISSING',case,p,al); bad+=1
    print(len(F)*2,'written',bad,'missing')
main(sys.argv[1])
