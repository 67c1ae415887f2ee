import sys, os, json, re, html, unicodedata
import lib
def forms():
    out = {}
    for m in ('forms1', 'forms2', 'forms3', 'forms4'):
        try: mod = __import__(m)
        except ModuleNotFoundError as e:
            if e.name != m: raise
            continue
        out.update(mod.FORMS)
    return out
def norm(s): return re.sub(r'\s+', ' ', unicodedata.normalize('NFC', s)).strip().casefold()
def text(h): return norm(html.unescape(re.sub(r'<[^>]+>', ' ', re.sub(r'<style>.*?</style>', ' ', re.sub(r'<br ?/?>', ' ', h)))))
def walk(o, p=''):
    for k, v in o.items():
        if isinstance(v, dict): yield from walk(v, p + k + '.')
        else: yield p + k, v
def check(doc, h):
    t = text(h); t2 = re.sub(r' ([,.;:)])', r'\1', t); bad = []
    for p, v in walk(doc.d):
        if not v or p.startswith('documento') or p.split('.')[-1] in ('dia', 'mês', 'ano', 'status', 'sexo'): continue
        c = [v] + doc.acc.get(p, []) + doc.pr.get(p, [])
        if p.endswith('.uf'): continue
        if not any(x and (norm(x) in t or norm(x) in t2) for x in c): bad.append((p, v))
    for x in doc.meta['twin_names'] + doc.meta['cadastro']:
        if norm(x) not in t2 and x not in t: bad.append(('meta', x))
    sx = doc.d['dados_pessoais']['sexo']
    if sx and not re.search({'Masculino': r'masc|\bm\b', 'Feminino': r'fem|\bf\b'}[sx], t): bad.append(('sexo', sx))
    m = re.sub(r'\D', '', doc.d['dados_pessoais']['matrícula'])
    if m:
        if len(m) != 32 or lib.dvmat(m[:30]) != m[30:]: bad.append(('mat', m))
        r = doc.d['registro']
        for a, b in ((m[15:20], r['livro']), (m[20:23], r['folha']), (m[23:30], r['termo'])):
            if int(a) != int(re.sub(r'\D', '', b) or -1): bad.append(('mat!=', a + ' ' + b))
        if m[10:14] != r['data_registro'][-4:]: bad.append(('mat year', m))
    dd = [lib.D(*map(int, reversed(x.split('/')))) for x in (doc.d['registro']['data_registro'], doc.d['autenticação']['data_emissão'])]
    q = doc.d['dados_pessoais']['data_nascimento']; nb = lib.D(int(q['ano']), int(q['mês']), int(q['dia']))
    if not nb < dd[0] <= dd[1]: bad.append(('dates', nb, dd))
    return bad
def main():
    out = sys.argv[1]; os.makedirs(out, exist_ok=True); names = {}; nb = 0
    for f, fn in sorted(forms().items()):
        for n in (1, 2, 3, 4):
            doc, h = fn(n)
            b = check(doc, h)
            for x in b: print(doc.case, *x)
            nb += len(b)
            nm = doc.d['dados_pessoais']['nome_completo']
            if nm.casefold() in names: print('same name', nm, doc.case, names[nm.casefold()])
            names[nm.casefold()] = doc.case
            open(f'{out}/{doc.case}.html', 'w', encoding='utf-8').write(h)
            json.dump(doc.json(), open(f'{out}/{doc.case}.json', 'w', encoding='utf-8'), ensure_ascii=False, indent=1)
    print(len(names), 'cases,', nb, 'complaints')
if __name__ == '__main__': main()
