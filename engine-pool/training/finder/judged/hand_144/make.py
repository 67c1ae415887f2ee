import sys, importlib, os
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from common import write
out=sys.argv[1]; forms=sys.argv[2] if len(sys.argv)>2 else 'abcdefgh'
for f in forms:
    if os.path.exists(os.path.join(os.path.dirname(os.path.abspath(__file__)),f'form_{f}.py')):
        m=importlib.import_module('form_'+f); write(out,f.upper(),m.RECS,m.page)
