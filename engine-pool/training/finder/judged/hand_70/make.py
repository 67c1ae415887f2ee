"""make.py OUT: writes sixty HTML pages and their JSON cases, none a Brazilian birth certificate."""
import json, pathlib, sys
import base, k1, k2, k3
KINDS = "casamento casamentoantigo obito obitoantigo natimorto negativa emancipacao interdicao branco uniao dnv batismo requerimento recibo edital sentenca mandado rani historico vacina email familia folheto cin cnh portugal argentina italia usa angola".split()
def main(out):
    out = pathlib.Path(out); out.mkdir(parents=True, exist_ok=True)
    for n, kind in enumerate(KINDS):
        f = next(getattr(m, kind) for m in (k1, k2, k3) if hasattr(m, kind))
        for k in (1, 2):
            css, body, *lang = f(base.G(7000 + 10*n + k), k); case = f"70{kind}-{k}"
            (out/f"{case}.html").write_text(base.page(case, css, body, *lang), "utf-8")
            (out/f"{case}.json").write_text(json.dumps({"case": case, "layout": f"70{kind}", "condition": "pdf_born_digital", "file": f"{case}.pdf", "width": 595, "height": 842, "resizeImage": True, "negative": "DOCUMENT_NOT_SUPPORTED"}), "utf-8")
if __name__ == "__main__": main(sys.argv[1])
