import sys, json, re, html, importlib, os
out = sys.argv[1]; os.makedirs(out, exist_ok=True)
norm = lambda s: re.sub(r'\s+', ' ', s)
def leaves(d, p=''):
    for k, v in d.items():
        q = f'{p}.{k}' if p else k
        if isinstance(v, dict): yield from leaves(v, q)
        else: yield q, v
for f in 'abcdefgh':
    if not os.path.exists(os.path.join(os.path.dirname(os.path.abspath(__file__)), f'form_{f}.py')): continue
    for case, h, t in importlib.import_module(f'form_{f}').make():
        p = f'{out}/{case}.html'
        if not (os.path.exists(p) and open(p).read() == h): open(p, 'w').write(h)
        json.dump(t, open(f'{out}/{case}.json', 'w'), ensure_ascii=False, indent=1)
        txt = norm(html.unescape(re.sub(r'<[^>]*>', ' ', re.sub(r'</?(span|b|i|u)\b[^>]*>', '', h.split('<body>')[1]))))
        keys = dict(leaves(t['data']))
        for k, v in keys.items():
            if not v or re.search(r'documento|sexo|uf$|hora|dia$|mês$|ano$|status|data_(reg|emi)', k) or v == 'Domicílio': continue
            if norm(v).split('/')[0] not in txt and norm(v) not in txt: print(case, k, repr(v), 'not on page')
        for k in t['accept']:
            if k not in keys: print(case, 'bad accept key', k)
