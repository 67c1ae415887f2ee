"""Shared helpers: number/date words, typewriter unevenness, page shell, truth builder."""
import html, re, hashlib
U = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
D = "x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
C = "x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
M = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
OLD = {"três": "tres", "dezesseis": "dezeseis", "dezessete": "dezesete", "cinquenta": "cincoenta", "sessenta": "sessenta",
       "duzentos": "duzentos", "treze": "treze"}


def ext(n, old=False, fem=False):
    """Number in words, 1..9999; old spelling of before 1943."""
    if n >= 1000:
        m, r = divmod(n, 1000)
        s = ("mil" if m == 1 else ext(m, old, fem) + " mil")
        return s if not r else s + (" e " if r < 100 or r % 100 == 0 else " ") + ext(r, old, fem)
    if n == 100: return "cem"
    parts = []
    if n >= 100: parts.append(C[n // 100]); n %= 100
    if n >= 20: parts.append(D[n // 10]); n %= 10
    if n: parts.append(U[n])
    s = " e ".join(parts)
    if fem: s = re.sub(r"\bum\b", "uma", s); s = re.sub(r"\bdois\b", "duas", s); s = re.sub(r"entos\b", "entas", s)
    if old:
        for k, v in OLD.items(): s = re.sub(rf"\b{k}\b", v, s)
    return s


def rnd(key, n):
    return int(hashlib.md5(key.encode()).hexdigest()[:8], 16) % n


def t(s, key=""):
    """Typewritten text: each word a hair up or down, some paler."""
    out = []
    for i, w in enumerate(re.split(r"(\s+)", s)):
        if not w.strip():
            out.append(w); continue
        r = rnd(f"{key}{s}{i}", 12); e = html.escape(w, quote=False)
        st = ["top:.5px", "top:-.5px", "top:.8px", "opacity:.8", "opacity:.88", "top:-.7px;opacity:.9"]
        out.append(f'<span style="position:relative;{st[r]}">{e}</span>' if r < 6 else e)
    return "".join(out)


def tt(s, key=""):
    """Typed text with HTML tags kept."""
    return "".join(p if p.startswith("<") else t(html.unescape(p), key) for p in re.split(r"(<[^>]+>)", s))


def page(css, body, w=210, h=297):
    return (f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{{size:{w}mm {h}mm;margin:0}}'
            f'*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{w}mm;height:{h - .5}mm;overflow:hidden;position:relative}}'
            f'body{{font-variant-ligatures:none}}.dp b,.dp span{{line-height:0}}{css}</style></head><body>{body}</body></html>')


def folha(s):
    """Printed folio with the other ways to say it."""
    m = re.match(r"(\d+)\s*-?(v|verso)?", s)
    if m and m[2]: return s, [x for x in (m[1] + "v", m[1] + " v", m[1] + "V", m[1], m[1] + "v.", m[1] + " v.", m[1] + " verso") if x != s]
    return s, []


def num(s):
    return s, ([s.replace(".", "")] if "." in s else [])


PATH = dict(nome="dados_pessoais.nome_completo", nasc_txt="dados_pessoais.data_nascimento.texto_completo", hora="dados_pessoais.hora_nascimento",
    nat="dados_pessoais.naturalidade", sexo="dados_pessoais.sexo", estab="local_nascimento.estabelecimento", mun="local_nascimento.município",
    uf="local_nascimento.uf", reg_mun="registro.município", reg_uf="registro.uf", cartorio="registro.cartório", data_reg="registro.data_registro",
    livro="registro.livro", folha="registro.folha", termo="registro.termo", g1="filiação.genitor_1.nome_completo", g1nat="filiação.genitor_1.naturalidade",
    g2="filiação.genitor_2.nome_completo", g2nat="filiação.genitor_2.naturalidade", pp="avós.paternos.avô", pm="avós.paternos.avó",
    mp="avós.maternos.avô", mm="avós.maternos.avó", gem="gêmeos.status", gem_info="gêmeos.informações_adicionais",
    averb="observações.averbações", anot="observações.anotações", oficial="autenticação.oficial_registro", emissao="autenticação.data_emissão")


def truth(case, w=210, h=297, twins=(), joint=False, **kw):
    """Flat keywords to the nested truth; any value may be (value, [other right values]). nasc='DD/MM/AAAA'."""
    d = {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
         "dados_pessoais": {"nome_completo": "", "cpf": "", "matrícula": "", "data_nascimento": {"texto_completo": "", "dia": "", "mês": "", "ano": ""},
                            "hora_nascimento": "", "naturalidade": "", "sexo": ""},
         "local_nascimento": {"estabelecimento": "", "município": "", "uf": ""},
         "registro": {"município": "", "uf": "", "cartório": "", "data_registro": "", "número_dnv": "", "livro": "", "folha": "", "termo": ""},
         "filiação": {"genitor_1": {"nome_completo": "", "naturalidade": ""}, "genitor_2": {"nome_completo": "", "naturalidade": ""}},
         "avós": {"paternos": {"avô": "", "avó": ""}, "maternos": {"avô": "", "avó": ""}},
         "gêmeos": {"status": "Não", "informações_adicionais": ""}, "observações": {"averbações": "", "anotações": ""},
         "autenticação": {"selo_digital": "", "oficial_registro": "", "data_emissão": ""}}
    acc = {}
    dd = d["dados_pessoais"]["data_nascimento"]; dd["dia"], dd["mês"], dd["ano"] = kw.pop("nasc").split("/")
    for k, v in kw.items():
        alts = []
        if isinstance(v, tuple): v, alts = v
        o = d; ks = PATH[k].split(".")
        for x in ks[:-1]: o = o[x]
        o[ks[-1]] = v
        alts = [a for a in dict.fromkeys(alts) if a != v]
        if alts: acc[PATH[k]] = alts
    return {"case": case, "layout": case.split("-")[0], "condition": "pdf_born_digital", "file": case + ".pdf", "width": round(w * 72 / 25.4),
            "height": round(h * 72 / 25.4), "resizeImage": False, "data": d, "accept": acc,
            "meta": {"twin_names": list(twins), "joint_notes": joint, "cadastro": []}}


def P(mun, uf, *printed):
    return f"{mun}/{uf}", [*printed, mun]


def NAT(mun, uf, *printed):
    """Registrant's naturalidade where no label says it."""
    return f"{mun}/{uf}", ["", mun, *printed]


def dotted(n, lh, inner, cls="dp"):
    """A running blank: n dotted lines lh px apart behind the text (printed words in <b> hide the dots)."""
    return (f'<div class="{cls}" style="position:relative;height:{n * lh}px;line-height:{lh}px">'
            + "".join(f'<div style="position:absolute;left:0;right:0;top:{(i + 1) * lh - 5}px;border-bottom:1.2px dotted #555"></div>' for i in range(n))
            + f'<div style="position:relative">{inner}</div></div>')
