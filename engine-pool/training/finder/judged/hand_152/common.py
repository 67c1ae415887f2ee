"""Shared helpers: number/date words, check digits, truth builder, small drawings."""
import random, re
U = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
D = "_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
C = "_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
MES = "_ janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()

def num(n):
    if n < 20: return U[n]
    if n < 100: return D[n // 10] + (" e " + U[n % 10] if n % 10 else "")
    if n == 100: return "cem"
    if n < 1000: return C[n // 100] + (" e " + num(n % 100) if n % 100 else "")
    r, m = n % 1000, ("" if n < 2000 else num(n // 1000) + " ") + "mil"
    return m if not r else m + (" e " if r < 100 or r % 100 == 0 else " ") + num(r)

def ymd(d): return tuple(int(x) for x in d.split("/"))          # "DD/MM/YYYY" -> (d, m, y)

def words(d, first="primeiro"):
    a, m, y = ymd(d)
    return f"{first if a == 1 else num(a)} de {MES[m]} de {num(y)}"

def plain(d, first="1º"):
    a, m, y = ymd(d)
    return f"{first if a == 1 else a} de {MES[m]} de {y}"

def cpf(base):
    s = base
    for n in (10, 11):
        r = sum(int(c) * (n - i) for i, c in enumerate(s)) % 11
        s += str(0 if r < 2 else 11 - r)
    return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"

def matricula(cns, ano, livro, folha, termo, tipo=1):
    s = f"{cns:06d}0155{ano}{tipo}{livro:05d}{folha:03d}{termo:07d}"
    for _ in (0, 1):
        w, t = 32 - len(s), 0
        for c in s:
            t += int(c) * w
            w = 0 if w == 10 else w + 1
        s += str(1 if t % 11 > 9 else t % 11)
    p = (6, 2, 2, 4, 1, 5, 3, 7, 2); o = []; i = 0
    for n in p: o.append(s[i:i + n]); i += n
    return " ".join(o)

def truth(case, size=(595, 842), nome="", cpf="", mat="", nasc=("", ""), hora="", natural="", sexo="", estab="", lmun="", luf="",
          rmun="", ruf="", cart="", dreg="", dnv="", livro="", folha="", termo="", g1=("", ""), g2=("", ""), pat=("", ""), mato=("", ""),
          gem=None, averb="", anot="", selo="", oficial="", emissao="", accept=None, twins=(), joint=False):
    d, m, y = nasc[1].split("/")
    par = lambda g: {"nome_completo": g[0], "naturalidade": g[1]}
    return {"case": case, "layout": case.split("-")[0], "condition": "pdf_born_digital", "file": case + ".pdf", "width": size[0],
            "height": size[1], "resizeImage": False, "data": {
        "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
        "dados_pessoais": {"nome_completo": nome, "cpf": cpf, "matrícula": mat,
            "data_nascimento": {"texto_completo": nasc[0], "dia": d, "mês": m, "ano": y},
            "hora_nascimento": hora, "naturalidade": natural, "sexo": sexo},
        "local_nascimento": {"estabelecimento": estab, "município": lmun, "uf": luf},
        "registro": {"município": rmun, "uf": ruf, "cartório": cart, "data_registro": dreg, "número_dnv": dnv,
            "livro": livro, "folha": folha, "termo": termo},
        "filiação": {"genitor_1": par(g1), "genitor_2": par(g2)},
        "avós": {"paternos": {"avô": pat[0], "avó": pat[1]}, "maternos": {"avô": mato[0], "avó": mato[1]}},
        "gêmeos": {"status": "Sim" if gem is not None else "Não", "informações_adicionais": gem or ""},
        "observações": {"averbações": averb, "anotações": anot},
        "autenticação": {"selo_digital": selo, "oficial_registro": oficial, "data_emissão": emissao}},
        "accept": {k: [x for x in (v if isinstance(v, list) else [v])] for k, v in (accept or {}).items()},
        "meta": {"twin_names": list(twins), "joint_notes": joint, "cadastro": []}}

G1, G2 = "filiação.genitor_1.naturalidade", "filiação.genitor_2.naturalidade"
NAT, EST = "dados_pessoais.naturalidade", "local_nascimento.estabelecimento"

def qr(seed, size=80, n=25):
    r = random.Random(seed); s = size / n; o = []
    eye = lambda x, y: (x < 7 and y < 7) or (x >= n - 7 and y < 7) or (x < 7 and y >= n - 7)
    for x in range(n):
        for y in range(n):
            if eye(x, y):
                a, b = (x if x < 7 else x - n + 7), (y if y < 7 else y - n + 7)
                on = a in (0, 6) or b in (0, 6) or (2 <= a <= 4 and 2 <= b <= 4)
            else: on = r.random() < .5
            if on: o.append(f"M{x*s:.2f} {y*s:.2f}h{s:.2f}v{s:.2f}h-{s:.2f}z")
    return f'<svg width="{size}" height="{size}"><path d="{"".join(o)}"/></svg>'

def page(css, body, size="A4", margin="0"):
    return f'<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>@page{{size:{size};margin:{margin}}}*{{box-sizing:border-box}}body{{margin:0}}{css} i.nb{{white-space:nowrap!important;font:inherit!important;color:inherit!important;display:inline!important;padding:0!important;margin:0!important;text-transform:none!important}}</style><body>{body}</body></html>'

def nb(s): return re.sub(r"\w+-\w[\w-]*", r'<i class="nb">\g<0></i>', s)      # no line break at these hyphens
