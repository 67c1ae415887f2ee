#!/usr/bin/env python3
import sys,os,json
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import l1,l2
out=sys.argv[1]; os.makedirs(out,exist_ok=True)
for k,f in {**l1.LAY,**l2.LAY}.items():
    for n in range(3):
        html,w,h,t=f(n); c=f"74{k}-{n+1}"
        open(f"{out}/{c}.html","w",encoding="utf-8").write(html)
        json.dump({"case":c,"layout":"74"+k,"condition":"pdf_born_digital","file":c+".pdf","width":w,"height":h,"resizeImage":False,**t},open(f"{out}/{c}.json","w",encoding="utf-8"),ensure_ascii=False,indent=1)
