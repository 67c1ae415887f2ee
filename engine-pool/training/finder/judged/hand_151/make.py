import sys,os,json,importlib,common
out=sys.argv[1]; os.makedirs(out,exist_ok=True)
for L in 'abcdefgh':
    if not os.path.exists(os.path.join(os.path.dirname(os.path.abspath(__file__)),f'form_{L}.py')): continue
    for case,h,t in importlib.import_module('form_'+L).make():
        common.check(case,h,t)
        p=f'{out}/{case}.html'
        if not os.path.exists(p) or open(p).read()!=h: open(p,'w').write(h)
        json.dump(t,open(f'{out}/{case}.json','w'),ensure_ascii=False,indent=1)
