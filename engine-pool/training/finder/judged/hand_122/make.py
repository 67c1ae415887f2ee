import sys,os,json
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode=True
import formsA, formsB
def main(out):
    os.makedirs(out,exist_ok=True)
    for letter,fn in sorted({**formsA.FORMS,**formsB.FORMS}.items()):
        for n in range(1,9):
            h,t=fn(n); t.pop('_prn',None); case=f'122{letter}-{n}'
            assert t['case']==case
            open(f'{out}/{case}.html','w',encoding='utf-8').write(h)
            json.dump(t,open(f'{out}/{case}.json','w',encoding='utf-8'),ensure_ascii=False,indent=1)
if __name__=='__main__': main(sys.argv[1])
