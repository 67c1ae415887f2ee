import sys,os,json,random
from a import KA
from b import KB
from c import KC
out=sys.argv[1];os.makedirs(out,exist_ok=True)
for k,f in {**KA,**KB,**KC}.items():
    for n in (1,2):
        F='63'+k;case=f'{F}-{n}'
        open(f'{out}/{case}.html','w').write(f(random.Random('63'+k+str(n)),n))
        json.dump({"case":case,"layout":F,"condition":"pdf_born_digital","file":case+".pdf","width":595,"height":842,"resizeImage":True,"negative":"DOCUMENT_NOT_SUPPORTED"},open(f'{out}/{case}.json','w'),ensure_ascii=False,indent=1)
