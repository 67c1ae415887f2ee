import sys,os,json,glob,importlib,re,html as H
out=sys.argv[1]; os.makedirs(out,exist_ok=True)
only=sys.argv[2:]
for f in sorted(glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)),"form_?.py"))):
    if only and os.path.basename(f)[5] not in only: continue
    for case,h,t in importlib.import_module(os.path.basename(f)[:-3]).make():
        assert h.startswith("<!DOCTYPE")
        open(f"{out}/{case}.html","w").write(h)
        json.dump(t,open(f"{out}/{case}.json","w"),ensure_ascii=False,indent=1)
        txt=re.sub(r"\s+"," ",H.unescape(re.sub(r"<[^>]+>","",re.sub(r"<style>.*?</style>","",h,flags=re.S)))).lower()
        txt2=txt.replace(" ","")
        def walk(o,p):
            if isinstance(o,dict):
                for k,v in o.items(): walk(v,p+[k])
            elif o:
                path=".".join(p); c=[o]+t["accept"].get(path,[])
                if p[0]=="documento" or p[-1] in("uf","sexo","status","dia","mês","ano"): return
                if not any(re.sub(r"\s+","",str(x)).lower() in txt2 for x in c if x): print("?",case,path,repr(o))
        walk(t["data"],[])
