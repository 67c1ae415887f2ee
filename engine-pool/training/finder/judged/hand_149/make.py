"""make.py OUT: write every form's fillings."""
import html, importlib, json, os, re, sys
from pathlib import Path
out = Path(sys.argv[1]); out.mkdir(exist_ok=True)
here = Path(__file__).parent; sys.path.insert(0, str(here))
SKIP = {'dia', 'mês', 'ano', 'hora_nascimento', 'sexo', 'uf', 'data_registro', 'data_emissão', 'status', 'tipo', 'órgão_emissor'}
CHECK = """<script>addEventListener('load',()=>{const o=[];for(const x of document.querySelectorAll('.pg,.pg *:not(svg *):not(svg)')){
if(getComputedStyle(x).display!='inline'&&x.clientWidth&&(x.scrollWidth>x.clientWidth+1||x.scrollHeight>x.clientHeight+1+(x.dataset.s|0)))o.push('OVERFLOW '+x.className+' '+x.scrollWidth+'>'+x.clientWidth+' '+x.scrollHeight+'>'+x.clientHeight+' '+x.textContent.slice(0,60))}
const d=document.createElement('pre');d.style.cssText='position:absolute;top:0;left:0;font-size:2px;margin:0';d.textContent=o.join('\\n');document.body.append(d)})</script>"""
only = sys.argv[2:]
for f in sorted(here.glob('form_?.py')):
    if only and f.stem[-1] not in only: continue
    for case, h, t in importlib.import_module(f.stem).make():
        flat = re.sub(r'\s+', ' ', html.unescape(re.sub(r'<[^>]+>', '', re.sub(r'<style.*?</style>', '', re.sub(r'<(/?(div|td|tr|p|br)\b)', r' <\1', h), flags=re.S))))
        def walk(o, p=''):
            for k, v in o.items():
                if isinstance(v, dict): walk(v, p + k + '.')
                elif v and k not in SKIP and v != 'Domicílio':
                    w = v.rsplit('/', 1)[0] if k == 'naturalidade' else v
                    if w not in flat: print(case, p + k, repr(v), 'not on the page')
        walk(t['data'])
        if os.environ.get('CHECK'): h = h.replace('</body>', CHECK + '</body>')
        p = out / f'{case}.html'
        if not p.exists() or p.read_text() != h: p.write_text(h)
        (out / f'{case}.json').write_text(json.dumps(t, ensure_ascii=False, indent=1))
