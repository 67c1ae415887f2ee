import sys,os,json
import forms1,forms2
def main(out):
    os.makedirs(out,exist_ok=True)
    for m,ls in((forms1,'ABCDE'),(forms2,'FGHIJ')):
        for l in ls:
            if not hasattr(m,l): continue
            n=0
            for o,h,t in getattr(m,l)():
                n+=1; b=os.path.join(out,'68'+o.id)
                open(b+'.html','w',encoding='utf-8').write(h); json.dump(t,open(b+'.json','w',encoding='utf-8'),ensure_ascii=False,indent=1)
            assert n==8,l
main(sys.argv[1])
