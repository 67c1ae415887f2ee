# helpers: numbers in words, dates, check digits, the truth's skeleton
import random, datetime, re, copy
U = ["zero","um","dois","três","quatro","cinco","seis","sete","oito","nove","dez","onze","doze","treze","quatorze","quinze","dezesseis","dezessete","dezoito","dezenove"]
D = ["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
C = ["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
MES = ["","janeiro","fevereiro","março","abril","maio","junho","julho","agosto","setembro","outubro","novembro","dezembro"]
MAB = ["","jan","fev","mar","abr","mai","jun","jul","ago","set","out","nov","dez"]

def ext(n, fem=False):
    if n < 20:
        return {1: "uma", 2: "duas"}.get(n, U[n]) if fem else U[n]
    if n < 100:
        return D[n//10] + (" e " + ext(n % 10, fem) if n % 10 else "")
    if n == 100: return "cem"
    if n < 1000:
        s = C[n//100]
        if fem and n >= 200: s = s.replace("tos", "tas")
        return s + (" e " + ext(n % 100, fem) if n % 100 else "")
    m, r = divmod(n, 1000)
    s = "mil" if m == 1 else ext(m) + " mil"
    if not r: return s
    return s + (" e " if r < 100 or r % 100 == 0 else " ") + ext(r, fem)

def P(s):  # "1978-03-07" -> date
    return datetime.date(*map(int, s.split("-")))
def dmy(d, sep="/"): return f"{d.day:02d}{sep}{d.month:02d}{sep}{d.year}"
def dia_ext(d): return "primeiro" if d.day == 1 else ext(d.day)
def por_extenso(d): return f"{dia_ext(d)} de {MES[d.month]} de {ext(d.year)}"
def meio(d): return f"{d.day}{'º' if d.day == 1 else ''} de {MES[d.month]} de {d.year}"

def hora_ext(t, periodo=True):
    h, m = map(int, t.split(":"))
    per, hh = "", h
    if periodo:
        if h == 0: hh, per = 0, ""
        elif h < 5: per = " da madrugada"
        elif h < 12: per = " da manhã"
        elif h == 12: per = ""
        elif h < 18: hh, per = h-12, " da tarde"
        else: hh, per = h-12, " da noite"
    s = ext(hh, True) + (" hora" if hh in (0, 1) else " horas")
    if m: s += " e " + ext(m) + (" minuto" if m == 1 else " minutos")
    return s + per

def cap(s): return s[:1].upper() + s[1:]
def deacc(s):
    import unicodedata
    s = s.replace("º", "o.").replace("ª", "a.")
    return "".join(c for c in unicodedata.normalize("NFD", s) if unicodedata.category(c) != "Mn")

def cpf(rng, fmt="{}{}{}.{}{}{}.{}{}{}-{}{}"):
    d = [rng.randrange(10) for _ in range(9)]
    for k in (10, 11):
        r = sum(x*w for x, w in zip(d, range(k, 1, -1))) * 10 % 11
        d.append(0 if r == 10 else r)
    return fmt.format(*d)

def matricula(cns, ac, year, book, leaf, entry, kind=1):
    s = f"{cns:06d}{ac:02d}55{year:04d}{kind}{book:05d}{leaf:03d}{entry:07d}"
    assert len(s) == 30
    for _ in range(2):
        m, t = 32 - len(s), 0
        for c in s:
            t += int(c)*m
            m = 0 if m == 10 else m+1
        r = t % 11
        s += str(1 if r > 9 else r)
    return s
def mat_fmt(s, sep=" "):
    p = [s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:32]]
    if sep == ".": return ".".join(p[:8]) + "-" + p[8]
    return sep.join(p)

def truth(case, layout, w=595, h=842):
    return {"case": case, "layout": layout, "condition": "pdf_born_digital", "file": case + ".pdf", "width": w, "height": h, "resizeImage": False,
      "data": {
        "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
        "dados_pessoais": {"nome_completo": "", "cpf": "", "matrícula": "", "data_nascimento": {"texto_completo": "", "dia": "", "mês": "", "ano": ""},
                           "hora_nascimento": "", "naturalidade": "", "sexo": ""},
        "local_nascimento": {"estabelecimento": "", "município": "", "uf": ""},
        "registro": {"município": "", "uf": "", "cartório": "", "data_registro": "", "número_dnv": "", "livro": "", "folha": "", "termo": ""},
        "filiação": {"genitor_1": {"nome_completo": "", "naturalidade": ""}, "genitor_2": {"nome_completo": "", "naturalidade": ""}},
        "avós": {"paternos": {"avô": "", "avó": ""}, "maternos": {"avô": "", "avó": ""}},
        "gêmeos": {"status": "Não", "informações_adicionais": ""},
        "observações": {"averbações": "", "anotações": ""},
        "autenticação": {"selo_digital": "", "oficial_registro": "", "data_emissão": ""}},
      "accept": {}, "negative": None, "meta": {"twin_names": [], "joint_notes": False, "cadastro": []}}

def put(t, path, v):
    d = t["data"]
    ks = path.split(".")
    for k in ks[:-1]: d = d[k]
    assert ks[-1] in d, path
    d[ks[-1]] = v

SHORT = {"nome": "dados_pessoais.nome_completo", "cpf": "dados_pessoais.cpf", "mat": "dados_pessoais.matrícula",
  "hora": "dados_pessoais.hora_nascimento", "nat": "dados_pessoais.naturalidade", "sexo": "dados_pessoais.sexo",
  "est": "local_nascimento.estabelecimento", "lmun": "local_nascimento.município", "luf": "local_nascimento.uf",
  "rmun": "registro.município", "ruf": "registro.uf", "cart": "registro.cartório", "dreg": "registro.data_registro",
  "dnv": "registro.número_dnv", "livro": "registro.livro", "folha": "registro.folha", "termo": "registro.termo",
  "g1": "filiação.genitor_1.nome_completo", "g1n": "filiação.genitor_1.naturalidade",
  "g2": "filiação.genitor_2.nome_completo", "g2n": "filiação.genitor_2.naturalidade",
  "pa": "avós.paternos.avô", "pb": "avós.paternos.avó", "ma": "avós.maternos.avô", "mb": "avós.maternos.avó",
  "averb": "observações.averbações", "anot": "observações.anotações",
  "selo": "autenticação.selo_digital", "of": "autenticação.oficial_registro", "emi": "autenticação.data_emissão"}
def fill(t, **kw):
    for k, v in kw.items(): put(t, SHORT[k], v or "")
def born(t, d, texto):
    t["data"]["dados_pessoais"]["data_nascimento"] = {"texto_completo": texto, "dia": f"{d.day:02d}", "mês": f"{d.month:02d}", "ano": str(d.year)}
def twin(t, info, names):
    t["data"]["gêmeos"] = {"status": "Sim", "informações_adicionais": info}
    t["meta"]["twin_names"] = names
def accept(t, short, *vals): t["accept"].setdefault(SHORT.get(short, short), []).extend(vals)
