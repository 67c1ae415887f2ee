"""Shared helpers: words for dates, check digits, truth builder, little drawings."""
import random
NN = "147"
U = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
D = ["", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"]
C = ["", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos", "setecentos", "oitocentos", "novecentos"]
MES = ["", "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro", "dezembro"]


def words(n, fem=False):
    if n >= 1000:
        k, r = divmod(n, 1000)
        h = ("" if k == 1 else words(k) + " ") + "mil"
        return h if not r else h + (" e " if r < 100 or r % 100 == 0 else " ") + words(r)
    if n >= 100:
        k, r = divmod(n, 100)
        return "cem" if n == 100 else C[k] + (" e " + words(r, fem) if r else "")
    if n >= 20:
        k, r = divmod(n, 10)
        return D[k] + (" e " + words(r, fem) if r else "")
    return {1: "uma", 2: "duas"}.get(n, U[n]) if fem else U[n]


def dw(d, m, y):
    return f"{words(d)} de {MES[m]} de {words(y)}"


def dn(d, m, y, sep="/"):
    return f"{d:02d}{sep}{m:02d}{sep}{y}"


def dl(d, m, y):
    return f"{d:02d} de {MES[m]} de {y}"


def cpf(nine):
    s = [int(c) for c in nine]
    for n in (10, 11):
        r = sum(a * b for a, b in zip(s, range(n, 1, -1))) * 10 % 11
        s.append(0 if r == 10 else r)
    t = "".join(map(str, s))
    return f"{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}"


def matricula(cns, ano, livro, folha, termo, sep=" "):
    b = f"{cns:06d}0155{ano}1{livro:05d}{folha:03d}{termo:07d}"
    for _ in range(2):
        m, s = 32 - len(b), 0
        for c in b:
            s += int(c) * m
            m = 0 if m == 10 else m + 1
        r = s % 11
        b += "1" if r > 9 else str(r)
    cut = (6, 2, 2, 4, 1, 5, 3, 7, 2)
    out, i = [], 0
    for k in cut:
        out.append(b[i:i + k]); i += k
    return sep.join(out)


def truth(letter, n, size=(595, 842), accept=None, twins=(), joint=False, cadastro=(), **k):
    """k: flat keys, '' by default."""
    g = lambda key: k.pop(key, "")
    d, m, y = k.pop("born")
    case = f"{NN}{letter}-{n}"
    t = {"case": case, "layout": NN + letter, "condition": "pdf_born_digital", "file": case + ".pdf",
         "width": size[0], "height": size[1], "resizeImage": False,
         "data": {
             "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
             "dados_pessoais": {"nome_completo": g("nome"), "cpf": g("cpf"), "matrícula": g("mat"),
                                "data_nascimento": {"texto_completo": g("dtxt"), "dia": f"{d:02d}", "mês": f"{m:02d}", "ano": str(y)},
                                "hora_nascimento": g("hora"), "naturalidade": g("nat"), "sexo": g("sexo")},
             "local_nascimento": {"estabelecimento": g("estab"), "município": g("lmun"), "uf": g("luf")},
             "registro": {"município": g("rmun"), "uf": g("ruf"), "cartório": g("cart"), "data_registro": g("dreg"),
                          "número_dnv": g("dnv"), "livro": g("livro"), "folha": g("folha"), "termo": g("termo")},
             "filiação": {"genitor_1": {"nome_completo": g("g1"), "naturalidade": g("n1")},
                          "genitor_2": {"nome_completo": g("g2"), "naturalidade": g("n2")}},
             "avós": {"paternos": {"avô": g("pp"), "avó": g("pm")}, "maternos": {"avô": g("mp"), "avó": g("mm")}},
             "gêmeos": {"status": k.pop("gem", "Não"), "informações_adicionais": g("gemx")},
             "observações": {"averbações": g("av"), "anotações": g("an")},
             "autenticação": {"selo_digital": g("selo"), "oficial_registro": g("ofi"), "data_emissão": g("demi")}},
         "accept": accept or {},
         "meta": {"twin_names": list(twins), "joint_notes": joint, "cadastro": list(cadastro)}}
    assert not k, k
    return t


def page(css, body, size="A4", margin="0"):
    return (f"<!doctype html><html lang=pt-BR><meta charset=utf-8><style>@page{{size:{size};margin:{margin}}}*{{box-sizing:border-box}}"
            f"body{{margin:0;-webkit-print-color-adjust:exact}}{css}</style><body>{body}</body></html>")


def qr(seed, n=29, px=80):
    r, p = random.Random(seed), []
    f = lambda x, y: next(((x - a, y - b) for a, b in ((0, 0), (n - 7, 0), (0, n - 7)) if -1 <= x - a <= 7 and -1 <= y - b <= 7), None)
    for y in range(n):
        for x in range(n):
            q = f(x, y)
            on = r.random() < .5 if q is None else (0 <= min(q) and max(q) <= 6 and (max(abs(q[0] - 3), abs(q[1] - 3)) in (3, 1, 0)))
            if on:
                p.append(f"M{x} {y}h1v1h-1z")
    return f'<svg width="{px}" height="{px}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{"".join(p)}"/></svg>'


def arms(px=60, c="#333"):
    rays = "".join(f'<path d="M50 50L{50 + dx} {50 + dy}" stroke="{c}" stroke-width="1.2"/>' for dx, dy in
                   [(-44, -20), (-38, -32), (-24, -42), (0, -48), (24, -42), (38, -32), (44, -20), (-46, -4), (46, -4)])
    return (f'<svg width="{px}" height="{px}" viewBox="0 0 100 100">{rays}<path d="M8 52C8 80 30 94 50 94S92 80 92 52" fill="none" stroke="{c}" stroke-width="4" stroke-dasharray="5 3"/>'
            f'<path d="M50 14L59 40 86 40 64 56 72 82 50 66 28 82 36 56 14 40 41 40Z" fill="#fff" stroke="{c}" stroke-width="2.5"/>'
            f'<circle cx="50" cy="53" r="12" fill="#fff" stroke="{c}" stroke-width="2.5"/><path d="M46 54h8M50 49v10" stroke="{c}" stroke-width="1.5"/></svg>')
