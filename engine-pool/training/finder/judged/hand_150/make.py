import sys, json, os, re, html, importlib, glob
out = sys.argv[1]; os.makedirs(out, exist_ok=True)
here = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, here)
SKIP = {'tipo', 'órgão_emissor', 'dia', 'mês', 'ano', 'hora_nascimento', 'sexo', 'status', 'data_registro', 'data_emissão', 'uf'}
def write(p, s):
    if os.path.exists(p) and open(p, encoding='utf-8').read() == s: return
    open(p, 'w', encoding='utf-8').write(s)
def leaves(d, p=''):
    for k, v in d.items():
        if isinstance(v, dict): yield from leaves(v, p + k + '.')
        else: yield p + k, v
for f in sorted(glob.glob(os.path.join(here, 'form_*.py'))):
    for case, h, t in importlib.import_module(os.path.basename(f)[:-3]).make():
        norm = lambda s: re.sub(r'\s+', ' ', s).strip()
        text = norm(html.unescape(re.sub(r'<br ?/?>', ' ', re.sub(r'<style.*?</style>', '', h, flags=re.S))))
        text = norm(re.sub(r'</?(b|i|u|span|em|strong|sup|small)\b[^>]*>', '', text)); text = norm(re.sub(r'<[^>]*>', ' ', text))
        paths = dict(leaves(t['data']))
        for p, v in paths.items():
            ok = [v] + t['accept'].get(p, [])
            if v and p.split('.')[-1] not in SKIP and not any(norm(x) in text for x in ok if x): print(case, 'NOT ON PAGE', p, '=', v)
        for p in t['accept']:
            if p not in paths: print(case, 'bad accept path', p)
        write(os.path.join(out, case + '.html'), h)
        write(os.path.join(out, case + '.json'), json.dumps(t, ensure_ascii=False, indent=1))
