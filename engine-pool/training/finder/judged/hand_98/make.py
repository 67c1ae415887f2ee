import sys,os,json
sys.dont_write_bytecode=True
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import p1,p2,p3
from lib import R,doc
def main(out):
    os.makedirs(out,exist_ok=True)
    for n,(k,(slug,fn)) in enumerate(p1.DOCS.items()):
        for i in (1,2):
            case=f"98{k}-{i}"; kind,what,css,body=fn(R(9800+n*10+i),i)
            open(f"{out}/{case}.html","w",encoding="utf-8").write(doc(css,body,what))
            json.dump({"case":case,"layout":f"98{k}-{slug}","file":case+".pdf","width":595,"height":842,"condition":"pdf_born_digital","resizeImage":False,"data":None,"accept":{},"negative":"DOCUMENT_NOT_RECOGNIZED","meta":{"kind":kind,"what":what}},open(f"{out}/{case}.json","w",encoding="utf-8"),ensure_ascii=False,indent=1)
    print(len(p1.DOCS))
main(sys.argv[1])
