# -*- coding: utf-8 -*-
import sys, os, json, importlib
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
def main(out):
    os.makedirs(out, exist_ok=True)
    only = sys.argv[2] if len(sys.argv) > 2 else "ABCDEFGHIJ"
    for L in only:
        try: m = importlib.import_module("form_" + L.lower())
        except ModuleNotFoundError as e:
            if e.name == "form_" + L.lower(): continue
            raise
        for t, html in m.forms():
            with open(os.path.join(out, t["case"] + ".html"), "w", encoding="utf-8") as f: f.write(html)
            with open(os.path.join(out, t["case"] + ".json"), "w", encoding="utf-8") as f:
                json.dump(t, f, ensure_ascii=False, indent=1); f.write("\n")
if __name__ == "__main__": main(sys.argv[1])
