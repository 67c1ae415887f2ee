"""Shared helpers of the six forms of folder 156."""
import html as H, re, sys
U = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
D = ["", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"]
C = ["", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos", "setecentos", "oitocentos", "novecentos"]
M = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()

def n(v):
    if v < 20: return U[v]
    if v < 100: return D[v // 10] + (" e " + U[v % 10] if v % 10 else "")
    if v == 100: return "cem"
    if v < 1000: return C[v // 100] + (" e " + n(v % 100) if v % 100 else "")
    r = v % 1000
    return ("mil" if v < 2000 else n(v // 1000) + " mil") + ((" e " if r < 101 or r % 100 == 0 else " ") + n(r) if r else "")

def old(s):
    """19th-century spelling of number words and months."""
    for a, b in (("dois", "dous"), ("três", "tres"), ("sete", "sete"), ("janeiro", "Janeiro"), ("fevereiro", "Fevereiro"), ("março", "Março"), ("abril", "Abril"),
                 ("maio", "Maio"), ("junho", "Junho"), ("julho", "Julho"), ("agosto", "Agosto"), ("setembro", "Setembro"), ("outubro", "Outubro"),
                 ("novembro", "Novembro"), ("dezembro", "Dezembro"), ("cinquenta", "cincoenta"), ("cinco ", "cinco ")):
        s = s.replace(a, b)
    return s

def dw(d, m, y): return f"{n(d)} de {M[m-1]} de {n(y)}"
def dl(d, m, y): return f"{d} de {M[m-1]} de {y}"
def br(d, m, y): return f"{d:02d}/{m:02d}/{y}"
def e(s): return H.escape(s or "", quote=False)

def page(css, body, w="210mm", h="297mm"):
    return (f'<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>@page{{size:{w} {h};margin:0}}*{{box-sizing:border-box;font-variant-ligatures:none}}'
            f'html,body{{margin:0;padding:0}}body{{width:{w};height:calc({h} - 1px);overflow:hidden;position:relative}}{css}</style><body>{body}</body></html>')

def text_of(h):
    h = re.sub(r"<style>.*?</style>", " ", h, flags=re.S)
    h = re.sub(r"</?(?:span|b|i|u|em|strong|sup)\b[^>]*>", "", h)
    return re.sub(r"\s+", " ", H.unescape(re.sub(r"<[^>]+>", " ", h)))

def T(case, html, *, nome, dn, dntxt, hora="", sexo, mun, uf, est="", home=False, told=False, nat=None, nat_ok=(), reg, g1, g2=("", ""), avp=("", ""), avm=("", ""),
      gem=None, twins=(), averb="", anot="", joint=False, oficial, emissao, accept=None, size=(595, 842)):
    """reg = (municipio, uf, cartorio, data, livro, folha, termo)"""
    acc = {k: list(v) for k, v in (accept or {}).items()}
    def ok(k, *v):
        acc[k] = acc.get(k, []) + [x for x in v if x not in acc.get(k, [])]
    natv = nat or f"{mun}/{uf}"
    if not nat: ok("dados_pessoais.naturalidade", "", mun)
    if nat_ok: ok("dados_pessoais.naturalidade", *nat_ok)
    if home: ok("local_nascimento.estabelecimento", "Domicílio", "")
    if told: ok("dados_pessoais.data_nascimento.texto_completo", br(*dn))
    t = {"case": case, "layout": case[:4], "condition": "pdf_born_digital", "file": case + ".pdf", "width": size[0], "height": size[1], "resizeImage": False,
      "data": {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
       "dados_pessoais": {"nome_completo": nome, "cpf": "", "matrícula": "",
         "data_nascimento": {"texto_completo": dntxt, "dia": f"{dn[0]:02d}", "mês": f"{dn[1]:02d}", "ano": str(dn[2])},
         "hora_nascimento": hora, "naturalidade": natv, "sexo": sexo},
       "local_nascimento": {"estabelecimento": est, "município": mun, "uf": uf},
       "registro": {"município": reg[0], "uf": reg[1], "cartório": reg[2], "data_registro": reg[3], "número_dnv": "", "livro": reg[4], "folha": reg[5], "termo": reg[6]},
       "filiação": {"genitor_1": {"nome_completo": g1[0], "naturalidade": g1[1]}, "genitor_2": {"nome_completo": g2[0], "naturalidade": g2[1]}},
       "avós": {"paternos": {"avô": avp[0], "avó": avp[1]}, "maternos": {"avô": avm[0], "avó": avm[1]}},
       "gêmeos": {"status": "Não" if gem is None else "Sim", "informações_adicionais": gem or ""},
       "observações": {"averbações": averb, "anotações": anot},
       "autenticação": {"selo_digital": "", "oficial_registro": oficial, "data_emissão": emissao}},
      "accept": acc, "meta": {"twin_names": list(twins), "joint_notes": joint, "cadastro": []}}
    page_text = text_of(html)
    for v in [nome, dntxt, est if est != "Domicílio" else "", mun, reg[0], reg[2], reg[4], reg[5], reg[6], g1[0], g2[0], *avp, *avm, averb, anot, oficial, *twins]:
        if v and v not in page_text: print(f"{case}: not on page: {v!r}", file=sys.stderr)
    for x in (g1, g2):
        if x[1] and x[1].split("/")[0] not in page_text: print(f"{case}: nat {x[1]}", file=sys.stderr)
    return case, html, t
