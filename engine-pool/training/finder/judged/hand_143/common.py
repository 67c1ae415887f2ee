import json, os, re, html as H
HAND = "143"
U = "zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezeseis dezesete dezoito dezenove".split()
D = "_ _ vinte trinta quarenta cincoenta sessenta setenta oitenta noventa".split()
C = "_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
MES = "_ janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
def num(n, old=True, fem=False):
    if n >= 1000:
        m, r = divmod(n, 1000)
        s = "mil" if m == 1 else num(m, old, fem) + " mil"
        if r == 0: return s
        return s + (" e " if r < 100 or r % 100 == 0 or old == 2 else " ") + num(r, old, fem)
    if n == 100: return "cem"
    if n > 100:
        c, r = divmod(n, 100)
        w = C[c]
        if fem and c > 1: w = w.replace("tos", "tas").replace("quinhentos", "quinhentas")
        s = w if r == 0 else w + " e " + num(r, old, fem)
    elif n >= 20:
        d, r = divmod(n, 10)
        s = D[d] + ("" if r == 0 else " e " + num(r, old, fem))
    else:
        s = U[n]
        if fem: s = {"um": "uma", "dois": "duas"}.get(s, s)
    if not old:
        for a, b in (("tres", "três"), ("dezeseis", "dezesseis"), ("dezesete", "dezessete"), ("cincoenta", "cinquenta")):
            s = re.sub(r"\b%s\b" % a, b, s)
    return s
def ano(y, old=True):   # "mil novecentos e trinta e um"
    c, r = divmod(y - 1000, 100)
    return "mil " + C[c] + ("" if r == 0 else " e " + num(r, old))
P = dict(nome="dados_pessoais.nome_completo", hora="dados_pessoais.hora_nascimento", nat="dados_pessoais.naturalidade", sexo="dados_pessoais.sexo",
 dn="dados_pessoais.data_nascimento.texto_completo", dia="dados_pessoais.data_nascimento.dia", mes="dados_pessoais.data_nascimento.mês", ano="dados_pessoais.data_nascimento.ano",
 estab="local_nascimento.estabelecimento", lm="local_nascimento.município", luf="local_nascimento.uf", rm="registro.município", ruf="registro.uf", cart="registro.cartório",
 dreg="registro.data_registro", livro="registro.livro", folha="registro.folha", termo="registro.termo", g1="filiação.genitor_1.nome_completo", g1n="filiação.genitor_1.naturalidade",
 g2="filiação.genitor_2.nome_completo", g2n="filiação.genitor_2.naturalidade", ap="avós.paternos.avô", avp="avós.paternos.avó", am="avós.maternos.avô", avm="avós.maternos.avó",
 gem="gêmeos.status", geminfo="gêmeos.informações_adicionais", averb="observações.averbações", anot="observações.anotações", oficial="autenticação.oficial_registro", demis="autenticação.data_emissão")
ORDER = [("documento", None), ("dados_pessoais", ["nome_completo", "cpf", "matrícula", "data_nascimento", "hora_nascimento", "naturalidade", "sexo"])]
def emit(out, form, n, page, t, acc=None, prn=None, twins=(), joint=True, size=(595, 842)):
    """page: html; t: short-key truth; acc: also right; prn: wording on the page of values given otherwise (check only)"""
    case = "%s%s-%d" % (HAND, form, n)
    acc = dict(acc or {}); prn = prn or {}
    d = {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
     "dados_pessoais": {"nome_completo": "", "cpf": "", "matrícula": "", "data_nascimento": {"texto_completo": "", "dia": "", "mês": "", "ano": ""}, "hora_nascimento": "", "naturalidade": "", "sexo": ""},
     "local_nascimento": {"estabelecimento": "", "município": "", "uf": ""},
     "registro": {"município": "", "uf": "", "cartório": "", "data_registro": "", "número_dnv": "", "livro": "", "folha": "", "termo": ""},
     "filiação": {"genitor_1": {"nome_completo": "", "naturalidade": ""}, "genitor_2": {"nome_completo": "", "naturalidade": ""}},
     "avós": {"paternos": {"avô": "", "avó": ""}, "maternos": {"avô": "", "avó": ""}},
     "gêmeos": {"status": "Não", "informações_adicionais": ""}, "observações": {"averbações": "", "anotações": ""},
     "autenticação": {"selo_digital": "", "oficial_registro": "", "data_emissão": ""}}
    t = dict(t)
    if "d" in t:
        y = t.pop("d"); t["dia"], t["mes"], t["ano"] = y.split("/")
        acc.setdefault("dn", []).append(y) if t.get("dn") != y else None
    if "nat" not in t and t.get("lm"): t["nat"] = t["lm"] + "/" + t["luf"]
    if t.get("nat"): acc.setdefault("nat", []).append("")
    if t.get("estab") == "Domicílio": acc.setdefault("estab", []).extend(["", "em domicílio"])
    for k, v in t.items():
        p = P[k].split("."); o = d
        for q in p[:-1]: o = o[q]
        assert p[-1] in o, k
        o[p[-1]] = v
    text = norm(re.sub(r"<[^>]+>", " ", re.sub(r"<style.*?</style>", "", page, flags=re.S)))
    text2 = norm(re.sub(r"<[^>]+>", "", re.sub(r"<style.*?</style>", "", page, flags=re.S)))
    for k, v in t.items():
        if not v or k in ("dia", "mes", "ano", "gem", "nat"): continue
        c = [v] + [a for a in acc.get(k, []) if a] + ([prn[k]] if k in prn else [])
        if k in prn: c = [prn[k]]
        if not any(norm(x) in text or norm(x) in text2 for x in c): print("NOT ON PAGE", case, k, c)
    for tw in twins:
        if norm(tw) not in text and norm(tw) not in text2: print("NO TWIN", case, tw)
    J = {"case": case, "layout": HAND + form, "condition": "pdf_born_digital", "file": case + ".pdf", "width": size[0], "height": size[1], "resizeImage": False,
         "data": d, "accept": {P[k]: v for k, v in acc.items() if v}, "meta": {"twin_names": list(twins), "joint_notes": joint, "cadastro": []}}
    os.makedirs(out, exist_ok=True)
    open(os.path.join(out, case + ".html"), "w", encoding="utf-8").write(page)
    json.dump(J, open(os.path.join(out, case + ".json"), "w", encoding="utf-8"), ensure_ascii=False, indent=1)
def norm(s):
    s = H.unescape(s)
    return re.sub(r"\s+", " ", s).strip().casefold()
def doc(css, body, size="A4"):
    return '<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão de Nascimento</title><style>@page{size:%s;margin:0}*{box-sizing:border-box}html,body{margin:0;padding:0;-webkit-print-color-adjust:exact}%s</style></head><body>%s</body></html>' % (size, css, body)
