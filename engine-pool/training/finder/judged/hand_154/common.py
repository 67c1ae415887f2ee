import html, re, json
NN = "154"
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
_U = ("zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis "
      "dezessete dezoito dezenove").split()
_D = "- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
_C = "- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
def w(n):
    "number in words"
    if n < 20: return _U[n]
    if n < 100: return _D[n // 10] + (" e " + _U[n % 10] if n % 10 else "")
    if n == 100: return "cem"
    if n < 1000: return _C[n // 100] + (" e " + w(n % 100) if n % 100 else "")
    t, r = divmod(n, 1000)
    s = "mil" if t == 1 else w(t) + " mil"
    if not r: return s
    return s + (" e " if r < 100 or r % 100 == 0 else " ") + w(r)
def old(s):
    "spelling before 1943"
    for a, b in (("três", "tres"), ("dezesseis", "dezeseis"), ("dezessete", "dezesete"), ("cinquenta", "cincoenta"),
                 ("cinco", "cinco"), ("quatorze", "quatorze")):
        s = s.replace(a, b)
    return s
def dmy(d): return tuple(int(x) for x in d.split("/"))
def dw(d, um="primeiro"):
    a, m, y = dmy(d)
    return f"{um if a == 1 else w(a)} de {MES[m-1]} de {w(y)}"
def dl(d):
    a, m, y = dmy(d)
    return f"{a:02d} de {MES[m-1]} de {y}"
def cpf(b):
    b = f"{b:09d}"
    for k in (10, 11):
        s = sum(int(c) * (k - i) for i, c in enumerate(b)) * 11 % 11 if 0 else sum(int(c) * (k - i) for i, c in enumerate(b))
        r = s % 11
        b += "0" if r < 2 else str(11 - r)
    return f"{b[:3]}.{b[3:6]}.{b[6:9]}-{b[9:]}"
def matricula(cns, ano, livro, folha, termo, acervo="01"):
    b = f"{cns}{acervo}55{ano}1{livro:05d}{folha:03d}{termo:07d}"
    for _ in (0, 1):
        k, s = 32 - len(b), 0
        for c in b:
            s += int(c) * k
            k = 0 if k + 1 > 10 else k + 1
        r = s % 11
        b += str(1 if r > 9 else r)
    return f"{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}"
K = dict(nome="dados_pessoais.nome_completo", cpf="dados_pessoais.cpf", mat="dados_pessoais.matrícula",
 texto="dados_pessoais.data_nascimento.texto_completo", dia="dados_pessoais.data_nascimento.dia",
 mes="dados_pessoais.data_nascimento.mês", ano="dados_pessoais.data_nascimento.ano", hora="dados_pessoais.hora_nascimento",
 nat="dados_pessoais.naturalidade", sexo="dados_pessoais.sexo", estab="local_nascimento.estabelecimento",
 mun="local_nascimento.município", uf="local_nascimento.uf", rmun="registro.município", ruf="registro.uf",
 cart="registro.cartório", dreg="registro.data_registro", dnv="registro.número_dnv", livro="registro.livro",
 folha="registro.folha", termo="registro.termo", g1="filiação.genitor_1.nome_completo", g1n="filiação.genitor_1.naturalidade",
 g2="filiação.genitor_2.nome_completo", g2n="filiação.genitor_2.naturalidade", pa="avós.paternos.avô", pm="avós.paternos.avó",
 ma="avós.maternos.avô", mm="avós.maternos.avó", gem="gêmeos.status", geminfo="gêmeos.informações_adicionais",
 averb="observações.averbações", anot="observações.anotações", selo="autenticação.selo_digital",
 oficial="autenticação.oficial_registro", demis="autenticação.data_emissão")
def truth(case, nasc, acc=None, size=(595, 842), twins=(), joint=False, cadastro=(), **f):
    a, m, y = nasc.split("/")
    f = {"gem": "Não", "dia": a, "mes": m, "ano": y, **f}
    bad = set(f) - set(K)
    assert not bad, bad
    data = {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"}}
    for k, path in K.items():
        d, ps = data, path.split(".")
        for p in ps[:-1]: d = d.setdefault(p, {})
        d[ps[-1]] = f.get(k, "")
    accept = {K[k]: list(dict.fromkeys(v)) for k, v in (acc or {}).items() if v}
    lay = case.split("-")[0]
    return {"case": case, "layout": lay, "condition": "pdf_born_digital", "file": case + ".pdf", "width": size[0], "height": size[1],
            "resizeImage": False, "data": data, "accept": accept,
            "meta": {"twin_names": list(twins), "joint_notes": joint, "cadastro": list(cadastro)}}
def pl(m, u): return f"{m}/{u}" if m else ""
def page(css, body, size="A4", bg="#fff"):
    return ("<!doctype html><html lang=pt-BR><meta charset=utf-8><style>@page{size:%s;margin:0}*{box-sizing:border-box}"
            "html,body{margin:0;background:%s;-webkit-print-color-adjust:exact}%s</style><body>%s</body></html>" % (size, bg, css, body))
def text_of(h):
    h = re.sub(r"<style>.*?</style>", " ", h, flags=re.S)
    h = re.sub(r"<(br|div|p|td|tr|table|h\d|/div|/p|/td|/tr)[^>]*>", " ", h)
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", "", h)))
