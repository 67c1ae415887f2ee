import sys,os
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import base,importlib
for f in 'abcdefghij':
    base.run(importlib.import_module('form_'+f),sys.argv[1])
