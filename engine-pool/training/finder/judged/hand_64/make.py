import sys, os, json
from base import rec
import modern
try: import old
except ImportError: old = None
FORMS = dict(modern.FORMS); FORMS.update(old.FORMS if old else {})
out = sys.argv[1]; os.makedirs(out, exist_ok=True)
for F, (fn, plan, yr) in FORMS.items():
    for k, o in enumerate(plan, 1):
        y = list(yr)
        if 'via1' in o.split(): y[0] = max(y[0], y[2]); 
        r = rec(F, k, o, *y); h, t = fn(r)
        open(f'{out}/64{F}-{k}.html', 'w').write(h); json.dump(t, open(f'{out}/64{F}-{k}.json', 'w'), ensure_ascii=False, indent=1)
