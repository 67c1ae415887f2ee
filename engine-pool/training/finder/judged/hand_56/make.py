import sys, os, re, json, html
from data import *
import forms1
FORMS = dict(forms1.FORMS)
try:
    import forms2; FORMS.update(forms2.FORMS)
except ModuleNotFoundError: pass
def text(h):
    h = re.sub(r'<style.*?</style>|<title.*?</title>|<svg.*?</svg>', ' ', h, flags=re.S)
    return re.sub(r'\s+', ' ', html.unescape(re.sub(r'<[^>]+>', ' ', h)).replace('\xa0',' '))
SKIP = {'documento.tipo','documento.órgão_emissor','dados_pessoais.sexo','dados_pessoais.hora_nascimento','registro.data_registro','autenticação.data_emissão','gêmeos.status'}
def walk(d, p=''):
    for k, v in d.items():
        q = p+'.'+k if p else k
        if isinstance(v, dict): yield from walk(v, q)
        else: yield q, v
def check(h, T):
    t = text(h); bad = []
    sq = lambda s: re.sub(r'\s+', ' ', re.sub(r'\s*([·,])\s*', r'\1 ', s))
    for q, v in walk(T['data']):
        if not isinstance(v, str): bad.append((q, 'type'))
        if not v or q in SKIP: continue
        last = q.split('.')[-1]
        if last in ('dia','mês','ano','uf') or v == 'Domicílio': continue
        if last == 'texto_completo' and re.fullmatch(r'\d\d/\d\d/\d{4}', v): continue
        if last == 'naturalidade':
            a = v.rsplit(' - ', 1) if ' - ' in v else v.rsplit(', ', 1)
            if a[0] not in t: bad.append((q, v))
            continue
        if last in ('livro','folha','termo') and not re.search(r'(?<!\w)'+re.escape(v)+r'(?!\w)', t): bad.append((q, v)); continue
        if v not in t and sq(v) not in sq(t): bad.append((q, v))
    for x in T['meta']['twin_names'] + T['meta']['cadastro']:
        if x not in t: bad.append(('meta', x))
    for x in ('None','{','}','  nan'):
        if x in t: bad.append(('stray', x))
    return bad
def main(out, only=None):
    os.makedirs(out, exist_ok=True); nbad = 0
    for f in sorted(FORMS, key=lambda z: int(z[1:])):
        if only and f not in only: continue
        S, draw = FORMS[f]
        for n in range(1, 9):
            r = build(f, n, S[n]); h = draw(r); T = truth(r)
            for b in check(h, T): print(f, n, b); nbad += 1
            case = f'{f}-{n}'
            open(f'{out}/{case}.html','w',encoding='utf-8').write(h)
            json.dump(T, open(f'{out}/{case}.json','w',encoding='utf-8'), ensure_ascii=False, indent=1)
    print('bad:', nbad)
if __name__ == '__main__': main(sys.argv[1], sys.argv[2:])
