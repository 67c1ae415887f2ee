import sys, os, importlib
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
def main():
    out = sys.argv[1]; os.makedirs(out, exist_ok=True)
    only = sys.argv[2] if len(sys.argv) > 2 else "abcdefghij"
    for k in only:
        if os.path.exists(os.path.join(os.path.dirname(os.path.abspath(__file__)), f"form_{k}.py")):
            importlib.import_module("form_" + k).make(out)
main()
