import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
for m in ("form_a", "form_b", "form_c"):
    if os.path.exists(os.path.join(os.path.dirname(os.path.abspath(__file__)), m + ".py")):
        __import__(m).build(sys.argv[1])
