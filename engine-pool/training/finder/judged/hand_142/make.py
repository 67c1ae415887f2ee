import sys, os, json, importlib
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
def main(out, only=None):
    os.makedirs(out, exist_ok=True)
    for f in "abcdefghij":
        if only and f not in only.lower(): continue
        if not os.path.exists(os.path.join(os.path.dirname(os.path.abspath(__file__)), f"form_{f}.py")): continue
        for case, h, t in importlib.import_module("form_" + f).make():
            open(os.path.join(out, case + ".html"), "w", encoding="utf-8").write(h)
            json.dump(t, open(os.path.join(out, case + ".json"), "w", encoding="utf-8"), ensure_ascii=False, indent=1)
if __name__ == "__main__": main(*sys.argv[1:])
