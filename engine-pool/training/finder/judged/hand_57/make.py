import json, os, sys
import a, b, c

def main(out):
    os.makedirs(out, exist_ok=True)
    for mod in (a, b, c):
        for kind, fn in mod.KINDS:
            for n in (1, 2):
                name = f"{kind}-{n}"
                with open(os.path.join(out, name + ".html"), "w", encoding="utf-8") as f:
                    f.write(fn(n))
                t = {"case": name, "layout": kind, "condition": "pdf_born_digital", "file": name + ".pdf",
                     "width": 595, "height": 842, "resizeImage": False, "data": None, "accept": {},
                     "negative": "DOCUMENT_NOT_RECOGNIZED", "meta": {}}
                with open(os.path.join(out, name + ".json"), "w", encoding="utf-8") as f:
                    json.dump(t, f, ensure_ascii=False, indent=1)

main(sys.argv[1])
