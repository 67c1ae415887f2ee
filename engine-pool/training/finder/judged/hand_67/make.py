import sys, os, json
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import lib, old1, old2, new1, new2
def main(out):
    os.makedirs(out,exist_ok=True)
    for L in 'ABCDEFGHIJKLMNOP':
        for k in (1,2,3):
            f=next(getattr(m,'form'+L) for m in (old1,old2,new1,new2) if hasattr(m,'form'+L))
            (w,h,doc),t=f(k); c=f'67{L}-{k}'
            o={'case':c,'layout':'67'+L,'condition':'pdf_born_digital','file':c+'.pdf','width':round(w*lib.MM),'height':round(h*lib.MM),'resizeImage':False,**t}
            open(f'{out}/{c}.html','w',encoding='utf-8').write(doc)
            json.dump(o,open(f'{out}/{c}.json','w',encoding='utf-8'),ensure_ascii=False,indent=1)
main(sys.argv[1])
