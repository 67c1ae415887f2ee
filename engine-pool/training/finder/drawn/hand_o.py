"""Forms of birth certificates, hand o: certificates of 2009 to 2026 as vendors of registry software and states bend the national models."""
import datetime as dt

import places
import texts
from pen import form
from records import TODAY, code, mat_groups, matricula

#: Wordings of a label by what it stands for: (concept, wordings).
WORDS = {
    "name": ("name", "Nome|Nome|Nome do registrado|Nome do(a) registrado(a)|Nome completo|Registrado(a)|Nome civil"),
    "cpf": ("cpf", "CPF|Número do CPF|CPF nº|Nº CPF|Inscrição no CPF"),
    "mat": ("matricula", "Matrícula|Matrícula|Número da matrícula|Matrícula do assento|Matrícula nacional"),
    "bwords": ("birth_date", "Data de nascimento por extenso|Data do nascimento (por extenso)|Data de nascimento"),
    "bdate": ("birth_date", "Data de nascimento|Nascimento|Nascido(a) em|Data do nascimento|Dt. nascimento|Dt. nasc."),
    "day": ("birth_day", "Dia|Dia|D"), "month": ("birth_month", "Mês|Mês|M"), "year": ("birth_year", "Ano|Ano|A"),
    "hour": ("hour", "Hora de nascimento|Hora|Horário|Hora do nascimento|Horário do nascimento"),
    "nat": ("nat", "Naturalidade|Naturalidade|Natural de|Município de naturalidade e UF"),
    "sex": ("sex", "Sexo|Sexo|Sexo registral|Gênero"),
    "bplace": ("birth_place", "Local de nascimento|Local do nascimento|Local|Estabelecimento|Local da ocorrência"),
    "bcity": ("birth_city", "Município de nascimento|Município de nascimento e unidade da federação|Cidade do nascimento|Município/UF do nascimento"),
    "bcity1": ("birth_city", "Município de nascimento|Cidade do nascimento|Município"),
    "buf": ("birth_uf", "UF|UF|Estado|Unidade da Federação"),
    "rcity": ("reg_city", "Município de registro e unidade da federação|Município de registro e UF|Município do registro|Cidade do registro/UF"),
    "rcity1": ("reg_city", "Município de registro|Município|Cidade"), "ruf": ("reg_uf", "UF|UF|Estado"),
    "rdate": ("reg_date", "Data do registro|Data de registro|Registrado em|Data da lavratura|Data do assento"),
    "rwords": ("reg_date", "Data do registro por extenso|Data de registro (por extenso)|Data do registro"),
    "dnv": ("dnv", "Número da Declaração de Nascido Vivo|Nº da DNV|DNV|Declaração de Nascido Vivo|Número da DNV/DO|D.N.V. nº"),
    "fil": ("filiation", "Filiação|Filiação|Genitores|Pais"), "gp": ("gp_all", "Avós|Avós|Nome dos avós|Avós paternos e maternos"),
    "gpp": ("gp_paternal", "Avós paternos|Avós paternos|Pelo lado paterno|Paternos"), "gpm": ("gp_maternal", "Avós maternos|Avós maternos|Pelo lado materno|Maternos"),
    "pnat": ("parent_nat", "Naturalidade|Natural de|Município de nascimento/UF"),
    "twin": ("twin", "Gêmeo|Gêmeo|Gêmeos|É gêmeo?|Parto múltiplo|Gemelaridade"),
    "twname": ("twin_names", "Nome e matrícula do(s) gêmeo(s)|Nome e matrícula dos gêmeos|Nome(s) e matrícula(s) do(s) gêmeo(s)|Irmão(s) gêmeo(s)"),
    "av": ("averbacoes", "Averbações|Averbações|Averbações à margem|Averbações a acrescer"),
    "an": ("anotacoes", "Anotações|Anotações|Anotações à margem"),
    "avan": ("averbacoes", "Averbações/Anotações a acrescer|Anotações/Averbações|Observações / Averbações|Observações e averbações|Averbações e anotações|Observações/Averbações/Anotações"),
    "livro": ("livro", "Livro|Livro|Livro nº|Lv."), "folha": ("folha", "Folha|Folhas|Fls.|Folha nº"), "termo": ("termo", "Termo|Termo|Termo nº|Nº do termo|Assento nº|Nº de ordem"),
    "office": ("office", "Nome do ofício|Ofício|Serventia|Cartório|Denominação da serventia|Unidade de serviço"),
    "officer": ("officer", "Oficial Registrador|Oficial|Registrador Civil|Oficial titular|Responsável pela serventia"),
    "edate": ("issue_date", "Data de emissão|Emissão|Expedida em|Data da expedição|Emitida em"),
    "ecity": ("issue_place", "Local e data|Data e local|Local de emissão e data"),
    "selo": ("seal", "Selo digital|Selo|Selo digital nº|Selo de fiscalização|Selo eletrônico nº|Código do selo|Selo Digital de Fiscalização"),
}
FACES = ("Liberation Sans", "Liberation Sans", "Arial", "Liberation Serif", "DejaVu Sans", "Nimbus Sans Narrow", "Liberation Sans Narrow", "P052", "C059", "URW Gothic", "URW Bookman", "DejaVu Serif", "DejaVu Sans Condensed")
MONO = ("Liberation Mono", "DejaVu Sans Mono", "Nimbus Mono PS")
TOWNS = (("Registro", "SP"), ("Socorro", "SP"), ("Feliz", "RS"), ("Prata", "MG"), ("Independência", "CE"), ("Bonito", "MS"), ("Exu", "PE"), ("Não-Me-Toque", "RS"), ("Rafael Jambeiro", "BA"), ("Rui Barbosa", "BA"), ("Presidente Dutra", "MA"), ("Patrocínio", "MG"), ("Esperança", "PB"), ("Livramento de Nossa Senhora", "BA"), ("Bom Jesus do Livramento", "PE"), ("Ouro Branco", "AL"), ("Vitória", "ES"), ("Paraíso", "SC"), ("Carmo", "RJ"), ("Casa Nova", "BA"), ("Doutor Severiano", "RN"), ("Capitão Leônidas Marques", "PR"), ("Mãe do Rio", "PA"), ("Matrinchã", "GO"), ("Fátima", "TO"))
REMARKS = (
    "O registrado é brasileiro nato, nos termos do art. 12, inciso I, alínea \"a\", da Constituição Federal.", "Registrada brasileira nata conforme dispõe o artigo 12 da Constituição da República.", "Nada mais havia a declarar.", "Registro lavrado na forma do art. 50 da Lei nº 6.015/73.",
    "Assento lavrado fora do prazo legal, conforme Provimento 28/2013 do CNJ.", "Certidão expedida nos termos do art. 19, § 1º, da Lei de Registros Públicos.", "A presente certidão envolve elementos de averbação à margem do termo.", "Primeira via gratuita, Lei Federal nº 9.534/97.",
    "Consta do assento que os pais não eram casados entre si.", "CPF inscrito no ato do registro, conforme convênio com a Receita Federal.", "Declaração de nascido vivo arquivada nesta serventia.", "Os pais são casados.", "Registro feito na unidade interligada da maternidade.",
)


class Words:
    """Labels of one page: each wording is drawn once."""

    def __init__(self, p, case=None, end=None):
        self.p, self.case, self.end, self.drawn = p, case or p.pick("upper", "upper", "asis", "lower"), p.pick("", "", ":") if end is None else end, {}

    def __call__(self, key, text=None, end=None):
        concept, choices = WORDS[key] if key in WORDS else ("other", "")
        if key not in self.drawn:
            self.drawn[key] = self.p.pick(*choices.split("|"))
        text = text or self.drawn[key]
        text = text.upper() if self.case == "upper" else text.lower() if self.case == "lower" else text
        return self.p.label(concept, text + (self.end if end is None else end))

    def any(self, text):
        """A label of something that is no field."""
        return self.p.label("other", (text.upper() if self.case == "upper" else text.lower() if self.case == "lower" else text) + self.end)


def modern(p, since=2009):
    """Issued since a year, often with a seal of digits only, at times in a town whose name reads as another thing."""
    r = p.r
    if r["edate"].year < since:
        first = max(r["rdate"], dt.date(since, 1, 1))
        r["edate"] = min(first + dt.timedelta(days=p.rng.randint(0, max(0, (TODAY - first).days))), TODAY)
    if p.chance(.55):
        digits = "0123456789"
        n = p.pick(16, 16, 17, 18, 20, 22)
        figures = code(p.rng, digits, n)
        r["seal"] = p.pick(figures, figures, " ".join(figures[i:i + 4] for i in range(0, n, 4)), ".".join(figures[i:i + 4] for i in range(0, 16, 4)), figures[:8] + "-" + figures[8:], figures[:6] + " " + figures[6:12] + " " + figures[12:])
    if r["edate"].year < 2018 and p.chance(.4):
        p.cpf = p.blank
    if p.chance(.03):
        p.hour = lambda style=None: p.blank()
    if p.chance(.2) and r["ruf"] in places.UF_NAMES:
        old, new = (r["rcity"], r["ruf"]), p.pick(*TOWNS)
        r["office"] = places.office(p.rng, *new)
        r["rcity"], r["ruf"] = new
        if (r["ecity"], r["euf"]) == old:
            r["ecity"], r["euf"] = new
        if r["nat"] == old:
            r["nat"] = new
        if (r["bcity"], r["buf"]) == old:
            r["bcity"], r["buf"] = new


def face(p):
    return p.pick(*FACES)


def hue(p):
    """(strong, pale) colour of a vendor."""
    return p.pick(("#1d4f8b", "#e4edf7"), ("#2f6b3a", "#e6f2e8"), ("#6b2f2f", "#f6eaea"), ("#333", "#eee"), ("#000", "#fff"), ("#5a4a1e", "#f5f0df"), ("#4b3a78", "#ece8f6"), ("#0b6470", "#e0f1f3"), ("#777", "#f4f4f4"))


def qr(p, size=84):
    return f'<div style="width:{size}px;height:{size}px;background:conic-gradient(#111 25%,#fff 0 50%,#111 0 75%,#fff 0) 0 0/{p.pick(6, 8, 10)}px {p.pick(6, 7, 9)}px;border:3px double #111;box-sizing:border-box;flex:none;display:inline-block"></div>'


def bars(width=150, height=26):
    return f'<div style="width:{width}px;max-width:100%;height:{height}px;background:repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 3px,#000 3px 4px,#fff 4px 7px);display:inline-block"></div>'


def kin(parent, caps=False):
    """Word for a parent by their sex, or by the line they stand for."""
    mother = parent.person["sex"] == "F" if parent.known else parent.role == "mother"
    return "mãe" if mother else "pai"


def child_of(parent):
    return "filha" if parent.known and parent.person["sex"] == "F" else "filho"


def both_gp(p, parent, joint=" e "):
    return parent.grandparents(joint) if parent.known else p.blank()


def codes(p, w, many=True):
    """[(label, value)] of the seal among other codes; the seal's stands anywhere."""
    r, rng = p.r, p.rng
    out = [(w.any("Protocolo"), p.other(r["protocol"])), (w.any("CNS"), p.other(r["cns"])), (w.any(p.pick("Código de segurança", "Cód. segurança", "Segurança")), p.other(r["security"] or code(rng, "0123456789", 8)))]
    if many:
        out += [(w.any(p.pick("Guia", "Guia nº", "Guia de recolhimento")), p.other(code(rng, "0123456789", 11))), (w.any(p.pick("Pedido CRC", "Pedido nº", "Ordem de serviço")), p.other(f"{rng.randint(1000000, 99999999)}")), (w.any(p.pick("Controle", "Nº do papel", "Formulário nº")), p.other(p.pick("AA", "BR", "CN", "") + code(rng, "0123456789", 9)))]
    rng.shuffle(out)
    out = out[:rng.randint(1, len(out))]
    out.insert(rng.randint(0, len(out)), (w("selo"), p.seal()))
    return out


def fees(p):
    return p.pick(" ", " | ", "; ", " - ").join(f"{a}: {b}" for a, b in ((p.other(a), p.other(b)) for a, b in p.r["fees"]))


def remarks(p):
    """A text under a heading of observations and averbações: with a sentence of law or without."""
    if p.chance(.35):
        said = p.pick(*REMARKS) + (" " + p.pick(*REMARKS) if p.chance(.2) else "")
        return p.value(said + (" " + p.r["averbacoes"] if p.r["averbacoes"] else ""), "averb")
    return p.averbacoes()


def joint_notes(p, gap="<br>"):
    """Averbações and anotações in one box."""
    lead = p.chance(.4)
    out = []
    if p.r["averbacoes"] or p.chance(.3):
        out.append((p.label("averbacoes", p.pick("Averbação:", "AV. 1 -", "AVERBAÇÃO:", "Av.01:")) + " " if lead and p.r["averbacoes"] else "") + remarks(p))
    if p.r["anotacoes"]:
        out.append((p.label("anotacoes", p.pick("Anotação:", "AN. 1 -", "ANOTAÇÃO:", "Anot.:")) + " " if lead else "") + p.anotacoes())
    return gap.join(out) if out else p.averbacoes()


def cadastro(p):
    """(header, rows) of the table of documents, as text of no field."""
    header, rows = texts.cadastro(p.rng, p.r)
    return [p.other(h) for h in header], [[p.other(c) if c else p.blank() for c in line] for line in rows]


def cadastro_table(p, css=""):
    header, rows = cadastro(p)
    return f'<table class="cad" style="width:100%;border-collapse:collapse;{css}"><tr>' + "".join(f"<th>{h}</th>" for h in header) + "</tr>" + "".join("<tr>" + "".join(f"<td>{c}</td>" for c in line) + "</tr>" for line in rows) + "</table>"


def faith(p):
    return p.pick("O conteúdo da certidão é verdadeiro. Dou fé.", "O conteúdo da certidão é verdadeiro. Dou fé.", "O referido é verdade e dou fé.", "Certifico que o teor desta certidão é verdadeiro. Dou fé.", "Dou fé.")


def signs(p):
    """(name, title) of who signs: the officer, or a clerk in whose case the name is no field."""
    if p.chance(.6):
        return p.officer(), p.other(p.r["officer_title"])
    return p.other(p.r["clerk"]), p.other(p.r["clerk_title"])


def sheet(css, body, width=794, height=1123, zoom=1):
    body = f'<div style="zoom:{zoom}">{body}</div>' if zoom != 1 else body
    return f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>*{{box-sizing:border-box}}body{{margin:0;width:{width}px;min-height:{height}px;position:relative;background:#fff;color:#000;overflow-wrap:break-word}}{css}</style></head><body>{body}</body></html>'


def place_date(p):
    return p.pick(lambda: f"{p.issue_city_uf()}, {p.issue_date()}", lambda: f"{p.issue_city()}, {p.issue_date('semi')}.", lambda: f"{p.issue_date()} - {p.issue_city_uf()}", lambda: f"{p.issue_city()} ({p.other(p.r['district'])}), {p.issue_date()}")()


@form
def o_padrao_caixas(p):
    """The model of 2017 in boxes whose labels sit in the frame, in a band, above or under the value."""
    modern(p, 2012)
    p.manner(matricula=p.pick(" ", " ", ".", ""))
    w = Words(p, end="")
    strong, pale = hue(p)
    first, second = p.parents(p.pick("father", "mother", None))
    mode = p.pick("frame", "band", "under", "in", "left")
    fs, ls = p.pick(10, 11, 12, 12.5), p.pick(6.5, 7, 8, 9)

    def box(label, value, span):
        if mode == "frame":
            return f'<fieldset style="grid-column:span {span}"><legend>{label}</legend><div>{value}</div></fieldset>'
        parts = (f'<div class="v">{value}</div>', f'<div class="l">{label}</div>') if mode == "under" else (f'<div class="l">{label}</div>', f'<div class="v">{value}</div>')
        return f'<div class="b" style="grid-column:span {span}">{"".join(parts)}</div>'

    def people(joint):
        return joint.join(f"{x.name()}{p.pick(', ', ' - ', ', natural de ')}{x.nat()}" if x.known else x.name() for x in (first, second))

    rows = []
    if p.chance(.8):
        rows += [box(w("name"), f"<b>{p.name()}</b>", 12)]
        rows += [box(w("cpf"), p.cpf(), 4), box(w("mat"), p.matricula(), 8)] if p.chance(.7) else [box(w("mat"), p.matricula(), 12)]
    else:
        rows += [box(w("mat"), p.matricula(), 12), box(w("name"), p.name(), 9), box(w("cpf"), p.cpf(), 3)]
    rows += [box(w("bwords"), p.birth_date("words"), 6), box(w("day"), p.birth_day(), 2), box(w("month"), p.birth_month(), 2), box(w("year"), p.birth_year(), 2)]
    rows += [box(w("hour"), p.hour(), 3), box(w("nat"), p.nat(), 9)]
    rows += [box(w("rcity"), p.reg_city_uf(), 5), box(w("bplace"), p.birth_place(), 7)] if p.chance(.5) else [box(w("bplace"), p.birth_place(), 12), box(w("rcity"), p.reg_city_uf(), 12)]
    rows += [box(w("bcity"), p.birth_city_uf(), 9), box(w("sex"), p.sex(), 3)]
    rows += [box(w("fil"), people(p.pick("<br>", "; ", " e ")), 12)]
    if p.chance(.4):
        rows += [box(w("gpp"), "{0}", 6), box(w("gpm"), "{1}", 6)]
    else:
        rows += [box(w("gp"), p.pick("{0}<br>{1}", "{0}; {1}", "Paternos: {0}<br>Maternos: {1}", "{0} (paternos)<br>{1} (maternos)"), 12)]
    paternal = next((x for x in (first, second) if x.side == "pat"), None)
    maternal = next((x for x in (first, second) if x.side == "mat"), None)
    rows[-1] = rows[-1].replace("{1}", both_gp(p, maternal)).replace("{0}", both_gp(p, paternal))
    if "{0}" in rows[-2]:
        rows[-2] = rows[-2].replace("{0}", both_gp(p, paternal))
    rows += [box(w("twin"), p.twin(), 2), box(w("twname"), p.twin_names(), 10)]
    rows += [box(w("rwords"), p.reg_date(p.pick("words", "dias")), 7), box(w("dnv"), p.dnv(), 5)]
    rows += [box(w("avan"), joint_notes(p), 12)] if p.chance(.6) else [box(w("av"), p.averbacoes(), 12), box(w("an"), p.anotacoes(), 12)]
    cad = f'<div style="grid-column:span 12"><div class="h">ANOTAÇÕES DE CADASTRO</div>{cadastro_table(p)}</div>' if p.chance(.6) else ""
    css = f"""body{{font:{fs}px '{face(p)}';padding:{p.pick(28, 40, 56)}px {p.pick(30, 46, 60)}px}}.g{{display:grid;grid-template-columns:repeat(12,1fr);gap:{p.pick(0, 2, 5)}px}}
fieldset{{border:1px solid {strong};border-radius:{p.pick(0, 4, 8)}px;padding:1px 7px 4px;margin:0;min-width:0}}legend{{font-size:{ls}px;padding:0 3px;color:{strong}}}.b{{border:1px solid {strong};min-width:0;{'display:flex;' if mode == 'left' else ''}}}
.l{{font-size:{ls}px;padding:1px 5px;color:{strong if mode != 'band' else '#000'};{'background:' + pale + ';border-bottom:1px solid ' + strong if mode == 'band' else ''}{'width:26%;min-width:52px;background:' + pale + ';flex:none' if mode == 'left' else ''}{'text-align:center;border-top:1px dotted #999' if mode == 'under' else ''}}}
.v{{padding:2px 6px 3px;{'text-align:center;' if mode == 'under' or p.chance(.2) else ''}font-family:'{face(p)}'}}.t{{text-align:center;margin-bottom:10px}}.t b{{display:block}}.h{{text-align:center;font-size:{ls + 1}px;background:{pale};padding:2px}}.cad td,.cad th{{border:1px solid {strong};font-size:{ls + .5}px;padding:1px 4px;font-weight:400}}.cad td{{overflow-wrap:anywhere}}.v{{min-width:0;overflow-wrap:anywhere}}"""
    name, title = signs(p)
    foot = f"""<table style="width:100%;margin-top:10px;border-collapse:collapse"><tr><td style="width:48%;vertical-align:top;border:1px solid {strong};padding:6px"><div>{w('office')}<br>{p.office()}</div><div>{w('officer')}<br>{p.officer()}</div><div>{w('rcity1', 'Município/UF')}<br>{p.reg_city_uf()}</div><div>{w.any('Endereço')}<br>{p.other(p.r['address'])}</div>{p.other(p.r['email'])} {p.other(p.r['phone'])}</td>
<td style="vertical-align:top;text-align:center;padding:6px;border:1px solid {strong}"><div>{faith(p)}</div><div style="margin:6px 0 34px">{w('ecity') if p.chance(.6) else ''} {place_date(p)}</div><div style="border-top:1px solid #000;margin:0 30px">{name}<br>{title}</div>{'Selo: ' + p.seal() if p.chance(.4) else ''}</td></tr></table>"""
    return sheet(css, f"""<div class="t"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><b style="font-size:{fs + 7}px;letter-spacing:{p.pick(0, 1, 3)}px">CERTIDÃO DE NASCIMENTO</b></div><div class="g">{''.join(rows)}{cad}</div>{foot}""", zoom=p.pick(1, 1.1, 1.2, 1.3))


@form
def o_cartoes(p):
    """Cards in two columns as a web page is printed; lines of label and value in each."""
    modern(p, 2016)
    w = Words(p, case=p.pick("asis", "asis", "upper", "lower"))
    strong, pale = hue(p)
    first, second = p.parents()
    manner = p.pick("above", "beside", "table", "lead")

    def line(label, value):
        if manner == "above":
            return f'<div class="ln"><small>{label}</small><div class="v">{value}</div></div>'
        if manner == "beside":
            return f'<div class="ln"><span class="k">{label}</span> <span class="v">{value}</span></div>'
        if manner == "lead":
            return f'<div class="ln" style="display:flex;align-items:baseline"><span class="k">{label}</span><i></i><span class="v" style="text-align:right;max-width:66%">{value}</span></div>'
        return f'<div class="ln" style="display:flex"><span class="k" style="width:42%;flex:none">{label}</span><span class="v">{value}</span></div>'

    def card(title, *lines, wide=False):
        return f'<section style="{"grid-column:1/-1" if wide else ""}"><h3>{title}</h3>{"".join(lines)}</section>'

    def parent_card(x, n):
        what = p.pick(f"Filiação {n}", f"Genitor(a) {n}", kin(x).capitalize()) if x.known else f"Filiação {n}"
        lines = [line(p.label("filiation", "Nome"), x.name()), line(w("pnat"), x.nat())]
        if x.known and p.chance(.6):
            lines.insert(p.pick(1, 2), line(w.any("Profissão"), x.extra("profession")))
        if p.chance(.5):
            lines += [line(p.label("grandfather", f"Avô {'paterno' if x.side == 'pat' else 'materno'}"), x.grandfather()), line(p.label("grandmother", f"Avó {'paterna' if x.side == 'pat' else 'materna'}"), x.grandmother())]
        else:
            lines.append(line(w("gpp" if x.side == "pat" else "gpm"), both_gp(p, x, p.pick(" e ", "<br>", " / "))))
        return card(what, *lines)

    birth = [line(w("bdate"), p.birth_date() + (f" às {p.hour()}" if p.chance(.3) else "")), line(w("bplace"), p.birth_place()), line(w("bcity"), p.birth_city_uf())]
    if "às" not in birth[0]:
        birth.insert(1, line(w("hour"), p.hour()))
    registry = [line(w("rdate"), p.reg_date()), line(w("dnv"), p.dnv())]
    if p.chance(.6):
        registry.insert(0, line(p.label("livro", "Livro") + " / " + p.label("folha", "Folha") + " / " + p.label("termo", "Termo"), f"{p.livro()} / {p.folha()} / {p.termo()}"))
    who = p.r["declarant"]
    cards = [card(p.pick("Registrado", "Dados pessoais", "Identificação"), line(w("name"), f"<b>{p.name()}</b>"), line(w("cpf"), p.cpf()), line(w("sex"), p.sex()), line(w("nat"), p.nat())), card(p.pick("Nascimento", "Dados do nascimento"), *birth), parent_card(first, 1), parent_card(second, 2)]
    tail = [card(p.pick("Registro", "Dados do assento"), *registry), card(p.pick("Gemelaridade", "Gêmeos"), line(w("twin"), p.twin()), line(w("twname"), p.twin_names()))]
    if p.chance(.5):
        tail.insert(p.pick(0, 1, 2), card("Declarante", line(w.any("Nome"), p.other(who["name"])), line(w.any("Qualidade"), p.other(who["kin"])), line(w.any("Naturalidade"), p.other(places.place_text(p.rng, places.place(p.rng))))))
    if p.chance(.4):
        p.rng.shuffle(tail)
    notes = card(w("avan", end=""), f"<div>{joint_notes(p)}</div>", wide=True) if p.chance(.5) else card(w("av", end=""), f"<div>{p.averbacoes()}</div>") + card(w("an", end=""), f"<div>{p.anotacoes()}</div>")
    seal = card(p.pick("Autenticidade", "Selo e códigos", "Validação"), '<div style="display:flex;gap:10px">' + qr(p) + "<div>" + "".join(line(a, b) for a, b in codes(p, w)) + "</div></div>")
    name, title = signs(p)
    office = card(p.pick("Serventia", "Cartório emissor"), f"<div>{p.office()}<br>{p.other(p.r['address'])}<br>{p.reg_city_uf()}<br>{p.other(p.r['phone'])}</div>", line(w("officer"), p.officer()) if p.chance(.7) else "")
    css = f"""body{{font:{p.pick(10, 11, 11.5)}px '{face(p)}';padding:26px 30px}}main{{display:grid;grid-template-columns:{p.pick('1fr 1fr', '1fr 1fr', '3fr 2fr', '2fr 3fr')};gap:{p.pick(6, 9, 12)}px}}section{{border:1px solid {strong};border-radius:{p.pick(0, 5, 10)}px;padding:0 8px 6px;min-width:0;{'box-shadow:1px 1px 3px #aaa' if p.chance(.4) else ''}}}
h3{{margin:0 -8px 4px;padding:3px 8px;font-size:{p.pick(9, 10.5, 12)}px;{p.pick(f'background:{strong};color:#fff', f'background:{pale}', f'border-bottom:1px solid {strong};color:{strong}')};{p.pick('', 'text-align:center', 'text-transform:uppercase')}}}small{{font-size:{p.pick(7.5, 8.5)}px;color:#555}}.k{{color:#444;white-space:nowrap}}.k span{{white-space:normal}}.v{{font-family:'{face(p)}'}}.ln{{margin:{p.pick(1, 2, 4)}px 0}}.ln i{{flex:1;border-bottom:1px dotted #888;margin:0 4px}}header{{display:flex;align-items:center;gap:14px;margin-bottom:10px;border-bottom:3px solid {strong};padding-bottom:8px}}"""
    order = [*cards, *tail, notes, office, seal]
    head = f"""<header><div style="width:52px;height:52px;border-radius:50%;border:4px double {strong}"></div><div style="flex:1"><b style="font-size:18px">Certidão de Nascimento</b><br>Registro Civil das Pessoas Naturais{' · ' + p.reg_city_uf() if p.chance(.5) else ''}</div><div style="text-align:right;max-width:52%">{w('mat')}<br>{p.matricula()}</div></header>"""
    return sheet(css, head + f"<main>{''.join(order)}</main><p style='text-align:center'>{faith(p)} {place_date(p)}</p><p style='text-align:center;margin:34px 0 0'>{p.pick('____________________________', '', 'Assinado digitalmente por')}<br>{name} - {title}</p>", zoom=p.pick(1, 1, 1.1, 1.2))


@form
def o_ecertidao(p):
    """An electronic certificate: data as a list, a panel of the signature, the text and codes of validation."""
    modern(p, 2014)
    w = Words(p, case=p.pick("asis", "upper", "upper"), end=p.pick(":", "", ":"))
    strong, pale = hue(p)
    first, second = p.parents()
    rng = p.rng
    items = [(w("name"), p.name()), (w("cpf"), p.cpf()), (w("mat"), p.matricula()), (w("bdate"), p.birth_date()), (w("hour"), p.hour()), (w("sex"), p.sex()), (w("nat"), p.nat()), (w("bplace"), p.birth_place() + (f", {p.birth_city_uf()}" if p.chance(.4) else ""))]
    if ", <" not in items[-1][1]:
        items.append((w("bcity"), p.birth_city_uf()))
    for x in (first, second):
        label = p.label("mother" if kin(x) == "mãe" else "father", p.pick("Nome da mãe", "Mãe") if kin(x) == "mãe" else p.pick("Nome do pai", "Pai"))
        items.append((label + w.end, x.name()))
        if x.known:
            items.append((p.label("parent_nat", "Naturalidade " + ("da mãe" if kin(x) == "mãe" else "do pai")) + w.end, x.nat()))
        if p.chance(.8):
            items.append((w("gpp" if x.side == "pat" else "gpm"), both_gp(p, x)))
    items += [(w("twin"), p.twin()), (w("rdate"), p.reg_date()), (w("rcity"), p.reg_city_uf()), (w("dnv"), p.dnv())]
    if p.r["twins"]:
        items.insert(-3, (w("twname"), p.twin_names()))
    if p.chance(.5):
        items.insert(3, (p.label("livro", "Livro") + ", " + p.label("folha", "folha") + " e " + p.label("termo", "termo") + w.end, f"{p.livro()}, {p.folha()}, {p.termo()}"))
    if p.chance(.6):
        items += [(w("office"), p.office()), (w("officer"), p.officer())]
    items += [(w("avan"), joint_notes(p))] if p.chance(.5) else [(w("av"), p.averbacoes()), (w("an"), p.anotacoes())]
    look = p.pick("dl", "zebra", "grid2", "stack")
    if look == "grid2":
        body = '<div class="g2">' + "".join(f'<div style="{"grid-column:1/-1" if k > len(items) - 3 or not k else ""}"><b>{a}</b><div>{b}</div></div>' for k, (a, b) in enumerate(items)) + "</div>"
    elif look == "stack":
        body = "".join(f"<p style='margin:2px 0'><b>{a}</b> {b}</p>" for a, b in items)
    else:
        body = "<table style='width:100%;border-collapse:collapse'>" + "".join(f'<tr style="{"background:" + pale if look == "zebra" and k % 2 else ""}"><td style="width:30%;text-align:{"right" if look == "dl" else "left"};padding:3px 8px;color:#444;vertical-align:top">{a}</td><td style="padding:3px 8px">{b}</td></tr>' for k, (a, b) in enumerate(items)) + "</table>"
    site = p.other(p.r["website"])
    validation = f"{code(rng, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 5)}-{code(rng, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 5)}-{code(rng, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 5)}"
    digest = code(rng, "0123456789abcdef", p.pick(32, 40, 64))
    signer, title = signs(p)
    panel = f"""<div class="pn"><div style="font-weight:bold">{p.pick('ASSINADO DIGITALMENTE', 'Assinatura eletrônica qualificada', 'Documento assinado com certificado digital ICP-Brasil')}</div><div>{p.pick('Signatário', 'Assinado por', 'Titular do certificado')}: {signer}{p.pick(' - ', ', ', '<br>')}{title}</div>
<div>{p.pick('Data da assinatura', 'Data/hora', 'Emitida e assinada em')}: {p.issue_date(p.pick('num', 'num', 'semi'))} {rng.randint(8, 18):02d}:{rng.randint(0, 59):02d}:{rng.randint(0, 59):02d}{p.pick('', ' -03:00', ' (Brasília)')}</div>{f'<div>Emissor: AC {p.pick("Notarial", "Certisign RFB", "SERASA", "VALID")} v5 · Série {code(rng, "0123456789", 19)}</div>' if p.chance(.6) else ''}</div>"""
    check = f"""<div class="pn" style="display:flex;gap:10px">{qr(p, p.pick(70, 90, 110))}<div><div>{p.pick('Para validar esta certidão, acesse', 'Confira a autenticidade em', 'Validação:')} {site} {p.pick('e informe o código', 'com o código hash', '- código')} {validation}</div>{f'<div style="word-break:break-all">Hash SHA: {digest}</div>' if p.chance(.6) else ''}<div>{p.pick('<br>', ' &nbsp; ').join(f'{a} {b}' for a, b in codes(p, w))}</div><div>{p.pick('Esta certidão eletrônica tem validade jurídica, MP 2.200-2/2001.', 'Documento eletrônico. A impressão não substitui o arquivo original.', 'Validade: 30 dias contados da emissão, prorrogável para consulta.', '')}</div></div></div>"""
    where = f"<p style='text-align:{p.pick('left', 'right', 'center')}'>{faith(p)} {p.issue_city_uf()}{', ' + p.issue_date() if p.chance(.5) else ''}.</p>"
    top = p.pick(f"<div style='display:flex;justify-content:space-between;align-items:center'><div><b style='font-size:17px;color:{strong}'>CERTIDÃO ELETRÔNICA</b><br>Nascimento - Breve relato</div><div style='text-align:right;font-size:9px;max-width:50%'>{p.office()}<br>{p.other(p.r['address'])}</div></div>", f"<div style='text-align:center'>REPÚBLICA FEDERATIVA DO BRASIL<br>{p.office()}<br><b style='font-size:16px'>Certidão de Nascimento (eletrônica)</b></div>", f"<div style='background:{strong};color:#fff;padding:9px 14px;font-size:15px'>e-Certidão <span style='float:right;font-size:10px'>Pedido nº {rng.randint(10000, 9999999)}</span></div>")
    css = f"body{{font:{p.pick(10, 11, 12)}px '{face(p)}';padding:{p.pick(30, 44)}px {p.pick(36, 54)}px}}.g2{{display:grid;grid-template-columns:1fr 1fr;gap:5px 18px}}.g2 b{{font-size:8px;color:{strong}}}.pn{{border:1px {p.pick('solid', 'dashed', 'dotted')} {strong};padding:7px 9px;margin-top:9px;font-size:{p.pick(8.5, 9, 9.5)}px;{f'background:{pale};' if p.chance(.5) else ''}}}"
    order = [panel, check] if p.chance(.5) else [check, panel]
    if p.chance(.35):
        order = [f'<div style="display:grid;grid-template-columns:1fr 1fr;gap:8px">{order[0]}{order[1]}</div>']
    return sheet(css, top + f"<div style='margin:12px 0'>{body}</div>" + where + "".join(order), zoom=p.pick(1, 1.1, 1.25, 1.4))


@form
def o_numerada(p):
    """Fields numbered 1 to about 28 in a list, in a table with a column of its own for numbers, or in two columns read across."""
    modern(p, 2010)
    w = Words(p, case=p.pick("upper", "asis"), end=p.pick("", ":", " -"))
    first, second = p.parents()
    strong, pale = hue(p)
    f = [(w("name"), p.name()), (w("mat"), p.matricula()), (w("cpf"), p.cpf()), (w("sex"), p.sex() if p.chance(.5) else p.sex_boxes()), (w("bdate"), p.birth_date()), (w("hour"), p.hour()), (w("bplace"), p.birth_place())]
    f += [(w("bcity1"), p.birth_city()), (w("buf"), p.birth_uf())] if p.chance(.5) else [(w("bcity"), p.birth_city_uf())]
    f += [(w("nat"), p.nat())]
    for n, x in enumerate((first, second), 1):
        concept = "mother" if kin(x) == "mãe" else "father"
        f.append((p.label(concept, p.pick(f"Genitor(a) {n}", kin(x).capitalize(), f"Nome {'da mãe' if concept == 'mother' else 'do pai'}")) + w.end, x.name()))
        f.append((w("pnat"), x.nat()))
        if p.chance(.4):
            f.append((w.any("Profissão"), x.extra("profession")))
        side = "paterno" if x.side == "pat" else "materno"
        f += [(p.label("grandfather", f"Avô {side}") + w.end, x.grandfather()), (p.label("grandmother", f"Avó {side[:-1]}a") + w.end, x.grandmother())]
    f += [(w("twin"), p.twin() if p.chance(.6) else p.twin_boxes()), (w("twname"), p.twin_names())]
    if p.chance(.6):
        f += [(w("livro"), p.livro()), (w("folha"), p.folha()), (w("termo"), p.termo())]
    f += [(w("rdate"), p.reg_date()), (w("dnv"), p.dnv()), (w.any("Declarante"), p.other(p.r["declarant"]["name"] + " (" + p.r["declarant"]["kin"] + ")"))]
    if p.chance(.5):
        f.insert(0, (w("office"), p.office()))
        f.insert(1, (w("rcity"), p.reg_city_uf()))
    f += [(w("avan"), joint_notes(p, " "))] if p.chance(.5) else [(w("av"), p.averbacoes()), (w("an"), p.anotacoes())]
    f += [(w("selo"), p.seal())] if p.chance(.7) else []
    numbers = [p.pick("{}.", "{}", "{:02d}", "{:02d} -", "({})", "{})")] * len(f)
    numbers = [n.format(i + 1) for i, n in enumerate(numbers)]
    look = p.pick("table", "across", "down", "list", "tabled")
    if look in ("table", "tabled"):
        head = f'<tr style="background:{pale}"><th>Nº</th><th>{p.pick("CAMPO", "Item", "Especificação")}</th><th>{p.pick("CONTEÚDO", "Teor do assento", "Informação constante do registro")}</th></tr>' if look == "tabled" else ""
        body = "<table>" + head + "".join(f"<tr><td class=n>{n}</td><td class=k>{a}</td><td class=v>{b}</td></tr>" for n, (a, b) in zip(numbers, f)) + "</table>"
    elif look == "across":
        half = [f[i:i + 2] for i in range(0, len(f) - 3, 2)]
        rest = f[len(half) * 2:]
        body = "<table>" + "".join("<tr>" + "".join(f'<td style="width:50%;vertical-align:top"><span class=n>{numbers[2 * i + j]}</span> <span class=k>{a}</span><div class=v>{b}</div></td>' for j, (a, b) in enumerate(pair)) + "</tr>" for i, pair in enumerate(half)) + "".join(f'<tr><td colspan=2><span class=n>{numbers[len(half) * 2 + i]}</span> <span class=k>{a}</span> <span class=v>{b}</span></td></tr>' for i, (a, b) in enumerate(rest)) + "</table>"
    elif look == "down":
        body = f'<div style="columns:2;column-gap:26px;{"column-rule:1px solid " + strong if p.chance(.5) else ""}">' + "".join(f'<div style="break-inside:avoid;margin-bottom:5px"><span class=n>{n}</span> <span class=k>{a}</span><div class=v>{b}</div></div>' for n, (a, b) in zip(numbers, f)) + "</div>"
    else:
        body = "".join(f'<div style="padding:{p.pick(2, 3)}px 0 2px 34px;text-indent:-26px;border-bottom:1px dotted #777"><span class=n>{n}</span> <span class=k>{a}</span> <span class=v>{b}</span></div>' for n, (a, b) in zip(numbers, f))
    border = p.pick("1px solid " + strong, "1px dotted #666", "0", "1px solid #ccc")
    css = f"body{{font:{p.pick(10, 11, 11.5)}px '{face(p)}';padding:36px {p.pick(40, 56)}px}}table{{width:100%;border-collapse:collapse}}td,th{{border:{border};padding:2px 6px;text-align:left;vertical-align:top}}td.k{{width:{p.pick(28, 34)}%}}.k{{color:{strong};font-size:{p.pick(8.5, 9.5, 10)}px}}.n{{color:#555;font-size:9px}}.v{{font-family:'{p.pick(face(p), *MONO)}';{p.pick('', 'font-weight:bold', '')}}}"
    name, title = signs(p)
    where = "" if p.chance(.3) else f" da Comarca de {p.other(places.city(p.rng, p.r['ruf']))}"
    head = f"<div style='text-align:{p.pick('center', 'left')};margin-bottom:12px'>{p.pick('ESTADO ' + p.pick('DE', 'DO') + ' ' + p.reg_uf(True), 'REPÚBLICA FEDERATIVA DO BRASIL', '')}<br>{p.office()}{where}<br><b style='font-size:17px'>CERTIDÃO DE NASCIMENTO</b></div>"
    return sheet(css, f"{head}{body}<div style='display:flex;justify-content:space-between;margin-top:20px;gap:20px'><div style='flex:1'>{faith(p)}<br>{place_date(p)}<br><br>{fees(p) if p.chance(.5) else ''}</div><div style='text-align:center;flex:1;padding-top:34px'>____________________________<br>{name}<br>{title}</div></div>", zoom=p.pick(1, 1.1, 1.2, 1.3))


@form
def o_paisagem(p):
    """Landscape: three bands side by side and a strip of seals at the right or left."""
    modern(p, 2010)
    w = Words(p, end="")
    strong, pale = hue(p)
    first, second = p.parents()
    below = p.chance(.4)

    def f(label, value, style=""):
        a, b = f'<div class="l">{label}</div>', f'<div class="v">{value}</div>'
        return f'<div class="f" style="{style}">{b + a if below else a + b}</div>'

    def parent(x, n):
        out = f(p.label("filiation", f"{n}º GENITOR") if p.chance(.3) else p.label("mother" if kin(x) == "mãe" else "father", kin(x).upper()), x.name()) + f(w("pnat"), x.nat())
        if p.chance(.5):
            return out + f(w("gpp" if x.side == "pat" else "gpm"), both_gp(p, x, p.pick("<br>", " e ")))
        return out + f'<div style="font-size:10px;padding:1px 4px">{child_of(x)} de {both_gp(p, x)}</div>' if x.known else out

    col1 = f(w("name"), f"<b>{p.name()}</b>") + f(w("cpf"), p.cpf()) + f'<div style="display:flex">{f(w("day"), p.birth_day(), "flex:1")}{f(w("month"), p.birth_month(), "flex:1")}{f(w("year"), p.birth_year(), "flex:1")}{f(w("hour"), p.hour(), "flex:2")}</div>' + f(w("bwords"), p.birth_date("words")) + f(w("sex"), p.sex()) + f(w("bplace"), p.birth_place()) + f(w("bcity"), p.birth_city_uf()) + f(w("nat"), p.nat())
    col2 = parent(first, 1) + parent(second, 2) + f(w("twin"), p.twin()) + f(w("twname"), p.twin_names())
    col3 = f(w("rwords"), p.reg_date("words")) + f(w("rcity"), p.reg_city_uf()) + f(w("dnv"), p.dnv()) + (f'<div style="display:flex">{f(w("livro"), p.livro(), "flex:1")}{f(w("folha"), p.folha(), "flex:1")}{f(w("termo"), p.termo(), "flex:1.4")}</div>' if p.chance(.6) else "") + f(w("avan"), joint_notes(p))
    name, title = signs(p)
    strip = f"""<div class="strip">{qr(p, 92)}<div>{p.pick('SELO DIGITAL', 'Poder Judiciário<br>Selo Digital', 'CORREGEDORIA GERAL DA JUSTIÇA<br>SELO DE FISCALIZAÇÃO')}</div>{''.join(f'<div><small>{a}</small><br>{b}</div>' for a, b in codes(p, w))}<div>{fees(p)}</div><div style="margin-top:8px">{p.other(p.r['website'])}</div>{bars(110, 22)}</div>"""
    heads = p.pick(("REGISTRADO", "FILIAÇÃO", "REGISTRO"), ("I", "II", "III"), ("DADOS DO REGISTRADO", "DADOS DOS PAIS E AVÓS", "DADOS DO ASSENTO"), ("", "", ""))
    widths = p.pick("1fr 1fr 1fr", "1.2fr 1fr 1fr", "1fr 1.2fr .9fr")
    grid = f'<div style="display:grid;grid-template-columns:{widths};gap:8px;flex:1">' + "".join(f'<div class="c">{f"<h4>{h}</h4>" if h else ""}{c}</div>' for h, c in zip(heads, (col1, col2, col3))) + "</div>"
    order = (grid, strip) if p.chance(.65) else (strip, grid)
    css = f"""body{{font:{p.pick(10.5, 11.5)}px '{face(p)}';padding:26px 30px;border:{p.pick(6, 10, 0)}px {p.pick('double', 'ridge', 'solid')} {strong}}}h4{{margin:0 0 3px;background:{p.pick(pale, strong + ';color:#fff')};padding:2px 6px;font-size:10px}}.c{{{p.pick('border:1px solid ' + strong, '', 'border-left:3px solid ' + strong + ';padding-left:6px')}}}.f{{padding:1px 4px 2px;min-width:0;{p.pick('border-bottom:1px solid #999', '', 'margin-bottom:3px')}}}
.l{{font-size:{p.pick(7, 8, 8.5)}px;color:{strong};{'border-top:1px solid #555' if below else ''}}}.strip{{width:158px;flex:none;font-size:9px;text-align:center;border:1px {p.pick('solid', 'dashed')} {strong};padding:8px;background:{pale};overflow-wrap:anywhere}}.strip small{{font-size:7.5px}}.v{{font-family:'{face(p)}'}}"""
    head = f"""<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:8px;gap:16px"><div><div style="font-size:9px">REPÚBLICA FEDERATIVA DO BRASIL · REGISTRO CIVIL DAS PESSOAS NATURAIS</div><b style="font-size:20px">CERTIDÃO DE NASCIMENTO</b></div><div style="text-align:right">{w('mat')}<br>{p.matricula()}</div></div>"""
    foot = f"""<div style="display:flex;gap:30px;margin-top:12px;font-size:10px"><div style="flex:1.2">{p.office()}<br>{p.other(p.r['address'])}<br>{p.reg_city_uf()} {p.other(p.r['phone'])}<br>{w('officer')} {p.officer()}</div><div style="flex:1;text-align:center">{faith(p)}<br>{place_date(p)}</div><div style="flex:1;text-align:center;padding-top:22px"><div style="border-top:1px solid">{name}<br>{title}</div></div></div>"""
    return sheet(css, head + f'<div style="display:flex;gap:10px">{order[0]}{order[1]}</div>' + foot, 1123, 794, p.pick(1, 1.1, 1.2))


LANGS = {
    "en": ("BIRTH CERTIFICATE", dict(name="Full name", cpf="Taxpayer registry", mat="Enrollment number", bdate="Date of birth", hour="Time of birth", nat="Place of origin", sex="Sex", bplace="Place of birth", bcity="City of birth and State", fil="Parents", gp="Grandparents", twin="Twin", twname="Name and enrollment of twin(s)", rdate="Date of registration", dnv="Live birth declaration number", avan="Annotations / Notes", rcity="City of registry", office="Registry office", officer="Registrar", selo="Digital seal", person=("Person", "Name", "Born in", "Father", "Mother"))),
    "es": ("CERTIFICADO DE NACIMIENTO", dict(name="Nombre", cpf="Registro fiscal", mat="Matrícula nº", bdate="Fecha de nacimiento", hour="Hora", nat="Natural de", sex="Sexo", bplace="Lugar de nacimiento", bcity="Municipio de nacimiento", fil="Filiación", gp="Abuelos", twin="Gemelo", twname="Nombre de los gemelos", rdate="Fecha de inscripción", dnv="Declaración de nacido vivo", avan="Anotaciones marginales", rcity="Municipio de inscripción", office="Oficina del registro", officer="Oficial", selo="Sello", person=("Persona", "Nombre", "Natural de", "Padre", "Madre"))),
    "fr": ("ACTE DE NAISSANCE (EXTRAIT)", dict(name="Nom et prénoms", cpf="Nº fiscal", mat="Nº d'inscription", bdate="Date de naissance", hour="Heure", nat="Originaire de", sex="Sexe", bplace="Lieu de naissance", bcity="Commune de naissance", fil="Filiation", gp="Grands-parents", twin="Jumeau", twname="Nom des jumeaux", rdate="Date d'enregistrement", dnv="Déclaration de naissance vivante", avan="Mentions marginales", rcity="Commune d'enregistrement", office="Bureau", officer="Officier", selo="Sceau", person=("Personne", "Nom", "Né(e) à", "Père", "Mère"))),
}


@form
def o_bilingue(p):
    """Letter paper in two languages; the parents are rows of a table, or cells under each other."""
    modern(p, 2011)
    w = Words(p, case=p.pick("upper", "asis"), end="")
    strong, pale = hue(p)
    title2, other = LANGS[p.pick("en", "en", "es", "fr")]
    first, second = p.parents()
    manner = p.pick("slash", "under", "italic", "paren")

    def lab(key):
        base, more = w(key), p.label(WORDS[key][0], other[key])
        return {"slash": f"{base} / {more}", "under": f"{base}<br><i style='font-size:.85em'>{more}</i>", "italic": f"{base} <i>{more}</i>", "paren": f"{base} ({more})"}[manner]

    table = p.chance(.7)
    people = ""
    if table:
        heads = [f"{a} / {b}" for a, b in zip(("Pessoa", "Nome", "Naturalidade", "Pai", "Mãe"), other["person"])]
        columns = "".join(f"<th>{h}</th>" for h in heads)
        rows = "".join(f"<tr><td>{kin(x).capitalize()} / {other['person'][4] if kin(x) == 'mãe' else other['person'][3]}</td><td>{x.name()}</td><td>{x.nat()}</td><td>{x.grandfather() if x.known else p.blank()}</td><td>{x.grandmother() if x.known else p.blank()}</td></tr>" for x in (first, second))
        people = f"<table class=pp><tr>{columns}</tr>{rows}</table>"
    else:
        people = f"<table class=pp><tr><td class=k>{lab('fil')}</td><td>{'<br>'.join(x.name() + (', ' + x.nat() if x.known else '') for x in (first, second))}</td></tr><tr><td class=k>{lab('gp')}</td><td>{'<br>'.join(both_gp(p, x, ' & ' if p.chance(.3) else ' e ') for x in (first, second))}</td></tr></table>"
    one = [("name", p.name()), ("mat", p.matricula()), ("cpf", p.cpf()), ("bdate", p.birth_date(p.pick("semi", "num", "words"))), ("hour", p.hour()), ("sex", p.sex()), ("bplace", p.birth_place()), ("bcity", p.birth_city_uf()), ("nat", p.nat())]
    two = [("twin", p.twin()), ("twname", p.twin_names()), ("rdate", p.reg_date()), ("rcity", p.reg_city_uf()), ("dnv", p.dnv()), ("avan", joint_notes(p)), ("office", p.office()), ("officer", p.officer())]
    if p.chance(.4):
        two.append(("selo", p.seal()))

    def block(items):
        return "<table>" + "".join(f"<tr><td class=k>{lab(k)}</td><td class=v>{v}</td></tr>" for k, v in items) + "</table>"

    def cells(items):
        return '<div style="display:flex;flex-wrap:wrap">' + "".join(f'<div style="flex:{2 if k in ("name", "bplace", "avan", "mat", "office", "twname") else 1} 1 {p.pick(150, 210)}px;border:1px solid {strong};padding:2px 5px"><div style="font-size:8px;color:{strong}">{lab(k)}</div>{v}</div>' for k, v in items) + "</div>"

    setter = p.pick(block, cells)
    name, title = signs(p)
    css = f"body{{font:{p.pick(10.5, 11, 12)}px '{face(p)}';padding:36px 44px}}table{{width:100%;border-collapse:collapse;margin-bottom:6px}}td,th{{{p.pick(f'border:1px solid {strong}', 'border-bottom:1px solid #aaa', 'border:0')};padding:3px 6px;text-align:left;vertical-align:top;font-weight:inherit}}th{{background:{pale};font-size:9px}}.k{{width:34%;color:{strong};font-size:9.5px}}"
    return sheet(css, f"""<div style="text-align:center;margin-bottom:10px">REPÚBLICA FEDERATIVA DO BRASIL<br><i>{p.pick('Federative Republic of Brazil', 'Registro Civil') if title2[0] == 'B' else ''}</i><b style="display:block;font-size:18px">CERTIDÃO DE NASCIMENTO</b><b>{title2}</b></div>{setter(one)}{people}{setter(two)}
<p>{faith(p)} {place_date(p)}</p><div style="text-align:center;width:60%;margin:36px auto 0;border-top:1px solid">{name}<br>{title}</div>{f"<p style='font-size:8px;text-align:center'>{p.pick('Apostille (Convention de La Haye du 5 octobre 1961)', 'Apostila')} nº {p.rng.randint(1000000, 99999999)}-{p.rng.randint(0, 9)} · {p.other(p.r['website'])}</p>" if p.chance(.5) else ''}""", 816, 1056, p.pick(1, 1, 1.1, 1.2))


@form
def o_moldura(p):
    """Security paper with figures in its frame; each section is a sentence, its title before it, over it or in the margin."""
    modern(p, 2009)
    first, second = p.parents(p.pick("father", "mother"))
    strong, pale = hue(p)
    rng, r = p.rng, p.r
    female = r["sex"] == "F"
    born, registered = ("nascida", "registrada") if female else ("nascido", "registrado")

    def told(x):
        if not x.known:
            return p.pick("filiação não declarada", f"{kin(x)}: " + p.blank())
        gps = both_gp(p, x)
        age = f", com {p.other(x.person['age'])} anos" if p.chance(.3) else ""
        return f"{x.name()}, natural de {x.nat()}{age}" + (p.pick(f", {child_of(x)} de {gps}", f" ({child_of(x)} de {gps})", f"; avós {'paternos' if x.side == 'pat' else 'maternos'}: {gps}") if x.grandfather_known or x.grandmother_known else "")

    when = p.pick(lambda: f"{born} aos {p.birth_date('dias')}, às {p.hour()}", lambda: f"{born} em {p.birth_date()} ({p.hour()})", lambda: f"{born} no dia {p.birth_date('semi')}, {p.hour()}")()
    where = p.pick(lambda: f"{p.birth_place()}, em {p.birth_city_uf()}", lambda: f"no município de {p.birth_city_uf()}, {p.birth_place()}", lambda: f"{p.birth_place()} - {p.birth_city_uf()}")()
    reg = p.pick(lambda: f"lavrado em {p.reg_date()} sob a matrícula {p.matricula()}", lambda: f"matrícula {p.matricula()}, feito aos {p.reg_date('dias')}", lambda: f"livro {p.livro()}, folhas {p.folha()}, termo {p.termo()}, em {p.reg_date()}; matrícula {p.matricula()}")()
    kind = p.pick(0, 1, 2)
    sections = [
        (("REGISTRADO", "Do registrado", "I.")[kind], f"{p.name()}, {p.pick('do sexo', 'sexo')} {p.sex()}, {p.pick('CPF', 'inscrito no CPF sob nº')} {p.cpf()}, natural de {p.nat()}."),
        (("NASCIMENTO", "Do nascimento", "II.")[kind], f"{when}, {where}."),
        (("FILIAÇÃO", "Dos genitores", "III.")[kind], f"{told(first)}{p.pick(';', ' e', '<br>')} {told(second)}."),
        (("REGISTRO", "Do assento", "IV.")[kind], f"{reg}, neste {p.office()}{', município de ' + p.reg_city_uf() if p.chance(.7) else ''}{'. DNV nº ' + p.dnv() if r['dnv'] else ''}. Foi declarante {p.other(r['declarant']['name'])}, {p.other(r['declarant']['kin'])}."),
    ]
    if r["twins"]:
        sections.append((("GÊMEOS", "Do parto", "V.")[kind], f"{p.twin()}{p.pick(', ', ': ', ', com ')}{p.twin_names()}."))
    if p.chance(.5):
        sections.append((p.label("averbacoes", p.pick("AVERBAÇÕES", "À margem", "Observações e averbações")), p.averbacoes() if p.chance(.6) else remarks(p)))
        sections.append((p.label("anotacoes", p.pick("ANOTAÇÕES", "Anotações")), p.anotacoes()))
    else:
        sections.append((p.label("averbacoes", p.pick("AVERBAÇÕES E ANOTAÇÕES", "OBSERVAÇÕES / AVERBAÇÕES")), joint_notes(p)))
    look = p.pick("margin", "over", "run", "center")
    if look == "margin":
        body = "".join(f'<div style="display:flex;gap:14px;margin-bottom:10px"><div style="width:118px;flex:none;text-align:{p.pick("right", "right")};font-size:.8em;color:{strong}">{a}</div><div style="flex:1;text-align:justify">{b}</div></div>' for a, b in sections)
    elif look == "run":
        body = "".join(f'<p style="text-align:justify;margin:7px 0"><b>{a}</b> {b}</p>' for a, b in sections)
    else:
        body = "".join(f'<div style="text-align:{"center" if look == "center" else "left"};font-weight:bold;font-size:.85em;margin-top:9px">{a}</div><div style="text-align:justify">{b}</div>' for a, b in sections)
    lead = p.pick(f"CERTIFICO que, {p.pick('revendo os livros desta serventia', 'a pedido de parte interessada')}, consta o assento de nascimento adiante resumido:", "Certifica-se o que segue, extraído do sistema informatizado:", "")
    ring = " ".join(code(rng, "0123456789", 6) for _ in range(3))
    marks = "".join(f'<div style="position:absolute;{at};font:9px \'Liberation Mono\';color:{strong}">{text}</div>' for at, text in (("top:6px;left:60px", "BR " + ring[:6]), ("top:6px;right:60px", p.pick("VÁLIDA EM TODO O TERRITÓRIO NACIONAL", "PAPEL DE SEGURANÇA", ring)), ("bottom:6px;left:60px", p.pick("QUALQUER ADULTERAÇÃO OU EMENDA INVALIDA ESTE DOCUMENTO", ring)), ("bottom:6px;right:60px", "Nº " + ring[:6]), ("top:300px;left:3px;width:18px;word-break:break-all;text-align:center", ring[:6])))
    name, title = signs(p)
    seal = f'<div style="font-size:9px;border:1px solid {strong};padding:5px 8px;display:inline-block;max-width:60%">{p.pick("<br>", " · ").join(f"{a} {b}" for a, b in codes(p, Words(p, case="asis", end=p.pick(":", ""))))}</div>'
    issue = p.pick(f"{place_date(p)}", f"{p.issue_city_uf()}, {p.issue_date()}")
    head = f'<div style="text-align:center;margin-bottom:14px"><div style="letter-spacing:{p.pick(0, 2, 4)}px">{p.office()}</div><div style="font-size:9px">{p.other(r["address"])} · {p.other(r["phone"])}</div><div style="font-size:{p.pick(20, 24, 28)}px;font-family:{p.pick("C059", "Z003", "P052", "Liberation Serif")}">Certidão de Nascimento</div></div>'
    css = f"body{{font:{p.pick(12, 13, 14.5)}px/{p.pick(1.3, 1.5, 1.8)} '{face(p)}';padding:{p.pick(64, 80)}px {p.pick(64, 84)}px}}.fr{{position:absolute;inset:24px;border:{p.pick(10, 14, 20)}px {p.pick('double', 'groove', 'ridge')} {strong};outline:2px {p.pick('dotted', 'dashed')} {strong};outline-offset:4px}}"
    return sheet(css, f'<div class="fr"></div>{marks}<div style="position:relative">{head}<p>{lead}</p>{body}<p>{faith(p)} {issue}</p><div style="text-align:{p.pick("center", "right")};margin-top:40px">____________________________<br>{name}<br>{title}</div>{seal}</div>')


@form
def o_painel_lateral(p):
    """Underlined values with captions under the line, and a panel of codes, fees and office data along one side."""
    modern(p, 2009)
    w = Words(p, case=p.pick("lower", "asis", "upper"), end="")
    strong, pale = hue(p)
    first, second = p.parents()

    def row(*cells):
        return '<div class="r">' + "".join(f'<div style="flex:{n} 1 0;min-width:0"><div class="v">{v or "&nbsp;"}</div><div class="l">{a}</div></div>' for a, v, n in cells) + "</div>"

    parent_rows = []
    for x in (first, second):
        side = "paterno" if x.side == "pat" else "materno"
        parent_rows.append(row((p.label("mother" if kin(x) == "mãe" else "father", "nome " + ("da mãe" if kin(x) == "mãe" else "do pai")), x.name(), 5), (w("pnat"), x.nat(), 3)))
        parent_rows.append(row((p.label("grandfather", f"avô {side}"), x.grandfather(), 1), (p.label("grandmother", f"avó {side[:-1]}a"), x.grandmother(), 1)))
    if p.chance(.4):
        parent_rows = [row((w("fil"), f"{first.name()} e {second.name()}", 1)), row((w("pnat"), first.nat(), 1), (w("pnat"), second.nat(), 1)), row((w("gpp" if first.side == "pat" else "gpm"), both_gp(p, first), 1)), row((w("gpp" if second.side == "pat" else "gpm"), both_gp(p, second), 1))]
    main = row((w("name"), f"<b>{p.name()}</b>", 1)) + row((w("mat"), p.matricula(), 5), (w("cpf"), p.cpf(), 2))
    main += p.pick(row((w("day"), p.birth_day(), 1), (w("month"), p.birth_month(), 2), (w("year"), p.birth_year(), 1), (w("hour"), p.hour(), 3), (w("sex"), p.sex(), 2)), row((w("bwords"), p.birth_date("words"), 5), (w("hour"), p.hour(), 2), (w("sex"), p.sex(), 2)), row((w("bdate"), p.birth_date("num") + " - " + p.hour(), 2), (w("sex"), p.sex(), 1)))
    main += row((w("bplace"), p.birth_place(), 1)) + (row((w("bcity1"), p.birth_city(), 4), (w("buf"), p.birth_uf(), 1), (w("nat"), p.nat(), 4)) if p.chance(.5) else row((w("bcity"), p.birth_city_uf(), 1), (w("nat"), p.nat(), 1)))
    main += "".join(parent_rows) + row((w("twin"), p.twin(), 1), (w("twname"), p.twin_names(), 5)) + row((w("rwords"), p.reg_date(), 3), (w("dnv"), p.dnv(), 2))
    if p.chance(.5):
        main += row((w("livro"), p.livro(), 1), (w("folha"), p.folha(), 1), (w("termo"), p.termo(), 1), (w("rcity1"), p.reg_city(), 2), (w("ruf"), p.reg_uf(), 1))
    main += row((w("avan"), joint_notes(p), 1)) if p.chance(.5) else row((w("av"), p.averbacoes(), 1)) + row((w("an"), p.anotacoes(), 1))
    name, title = signs(p)
    main += f'<div style="margin-top:14px">{faith(p)}</div><div class="r" style="margin-top:10px"><div style="flex:1;text-align:center"><div class="v">{place_date(p)}</div><div class="l">{w("ecity")}</div></div><div style="flex:1;text-align:center"><div class="v">{name}</div><div class="l">{title}</div></div></div>'
    parts = [
        f'<div>{qr(p, 96)}</div>', "".join(f'<div style="margin-top:4px"><span class="s">{a}</span><br>{b}</div>' for a, b in codes(p, w)), f'<div class="bx"><div class="s">{p.pick("CUSTAS E EMOLUMENTOS", "Cotação", "RECIBO")}</div>{"<br>".join(f"{p.other(a)} {p.other(b)}" for a, b in p.r["fees"])}</div>',
        f'<div class="bx"><b>{p.office()}</b><br>{p.other(p.r["address"])}<br>{p.other(p.r["cep"])}<br>{p.reg_city_uf()}<br>{p.other(p.r["phone"])}<br>CNPJ {p.other(p.r["cnpj"])}<br>{w("officer")}:<br>{p.officer()}</div>', f'<div>{bars(130, 30)}<br>{code(p.rng, "0123456789", 12)}</div>',
    ]
    p.rng.shuffle(parts)
    panel = f'<aside>{"".join(parts)}</aside>'
    title_bar = f'<div style="font-size:{p.pick(17, 20)}px;font-weight:bold;margin-bottom:4px">CERTIDÃO DE NASCIMENTO</div><div style="font-size:9px;margin-bottom:8px">{p.pick("República Federativa do Brasil — Registro Civil das Pessoas Naturais", "REGISTRO CIVIL", "Estado: " + p.reg_uf(True))}</div>'
    css = f"body{{font:{p.pick(11, 12, 13)}px '{face(p)}';padding:34px 30px}}.r{{display:flex;gap:{p.pick(8, 14)}px;margin-top:{p.pick(5, 8, 11)}px;align-items:flex-end}}.v{{border-bottom:1px {p.pick('solid', 'dotted', 'dashed')} #333;font-family:'{p.pick(face(p), *MONO)}';{p.pick('', 'text-align:center', 'padding-left:8px')}}}.l{{font-size:{p.pick(7, 8, 9)}px;color:{strong};{p.pick('', 'text-align:center')}}}aside{{width:{p.pick(168, 186, 200)}px;flex:none;background:{pale};border:1px solid {strong};padding:10px;font-size:9.5px;overflow-wrap:anywhere;text-align:{p.pick('left', 'center')}}}.s{{font-size:7.5px;color:{strong}}}.bx{{border-top:1px solid {strong};margin-top:8px;padding-top:4px}}"
    inner = f'<div style="flex:1;min-width:0">{title_bar}{main}</div>'
    return sheet(css, f'<div style="display:flex;gap:18px">{inner + panel if p.chance(.7) else panel + inner}</div>')


@form
def o_traslado(p):
    """A birth registered abroad before: two tables alike, the registration there (no field) and the one of this page."""
    modern(p, 2009)
    r, rng = p.r, p.rng
    there = places.foreign(rng)
    w = Words(p, end=p.pick("", ":"))
    strong, pale = hue(p)
    first, second = p.parents()
    before = r["birth"] + dt.timedelta(days=rng.randint(0, max(0, (r["rdate"] - r["birth"]).days)))
    if p.chance(.75):
        r["bcity"], r["buf"], r["bplace"], r["nat"] = *there, places.hospital(rng, there[0]), there if p.chance(.6) else r["nat"]
    earlier = [(w.any("Repartição"), p.other(p.pick(f"Consulado-Geral do Brasil em {there[0]}", f"Embaixada do Brasil em {there[0]}", f"Conservatória do Registo Civil de {there[0]}", f"Civil Registry Office of {there[0]}", f"Comune di {there[0]}"))), (w.any("Local"), p.other(places.place_text(rng, there))), (w.any("Data do registro"), p.other(f"{before.day:02d}/{before.month:02d}/{before.year}")), (w.any("Livro"), p.other(f"{p.pick('', 'N-', 'E-')}{rng.randint(1, 90)}")), (w.any("Folhas"), p.other(rng.randint(1, 300))), (w.any("Termo"), p.other(rng.randint(1, 9000)))]
    here = [(w("office"), p.office()), (w("rcity"), p.reg_city_uf()), (w("rdate"), p.reg_date()), (p.label("livro", "Livro E") if p.chance(.3) else w("livro"), p.livro()), (w("folha"), p.folha()), (w("termo"), p.termo())]
    if p.chance(.5):
        here.append((w("mat"), p.matricula()))

    def table(title, items, vertical):
        if vertical:
            return f"<table><tr><th colspan=2>{title}</th></tr>" + "".join(f"<tr><td class=k>{a}</td><td>{b}</td></tr>" for a, b in items) + "</table>"
        return f"<table><tr><th colspan={len(items)}>{title}</th></tr><tr>" + "".join(f"<td class=k style='width:auto'>{a}</td>" for a, _ in items) + "</tr><tr>" + "".join(f"<td>{b}</td>" for _, b in items) + "</tr></table>"

    side = p.chance(.5)
    vertical = side or p.chance(.4)
    one = table(p.pick("REGISTRO ANTERIOR (EXTERIOR)", "ASSENTO ESTRANGEIRO", "Documento trasladado"), earlier, vertical)
    two = table(p.pick("TRASLADO NESTE OFÍCIO", "ASSENTO NO BRASIL", "Registro nesta serventia"), here, vertical)
    pair = [one, two] if p.chance(.5) else [two, one]
    both = f'<div style="display:grid;grid-template-columns:1fr 1fr;gap:8px">{pair[0]}{pair[1]}</div>' if side else pair[0] + pair[1]
    person = [(w("name"), p.name()), (w("cpf"), p.cpf()), (w("sex"), p.sex()), (w("bdate"), p.birth_date()), (w("hour"), p.hour()), (w("bplace"), p.birth_place()), (w("bcity"), p.birth_city_uf()), (w("nat"), p.nat())]
    if len(here) == 6:
        person.insert(1, (w("mat"), p.matricula()))
    parents = []
    for x in (first, second):
        parents.append((p.label("mother" if kin(x) == "mãe" else "father", kin(x).capitalize()) + w.end, x.name() + (f", {p.other(x.person['nationality'])}, natural de {x.nat()}" if x.known else "")))
        parents.append((w("gpp" if x.side == "pat" else "gpm"), both_gp(p, x, p.pick(" e ", " / ", " &amp; "))))
    marriage = f'<tr><td class=k>{w.any("Casamento dos pais")}</td><td>{p.other(p.pick(there[0], places.city(rng)))}, livro B-{rng.randint(1, 60)}, fls. {rng.randint(1, 299)}, termo {rng.randint(1, 9999)}, em {rng.randint(1, 28):02d}/{rng.randint(1, 12):02d}/{r["birth"].year - rng.randint(1, 9)}</td></tr>' if p.chance(.4) else ""
    twin = f"<tr><td class=k>{w('twin')}</td><td>{p.twin()}</td></tr>" + (f"<tr><td class=k>{w('twname')}</td><td>{p.twin_names()}</td></tr>" if r["twins"] else "")
    law = p.pick("Brasileiro(a) nato(a) nos termos do art. 12, inciso I, alínea \"c\", da Constituição Federal.", "Traslado feito na forma do art. 32, § 1º, da Lei nº 6.015/73 e da Resolução CNJ nº 155/2012.", "")
    note = f"<table><tr><th>{w('avan')}</th></tr><tr><td>" + (p.value(law + (" " + r["averbacoes"] if r["averbacoes"] else ""), "averb") if law and p.chance(.7) else p.averbacoes()) + "</td></tr></table>"
    anot = f"<table><tr><th>{w('an')}</th></tr><tr><td>{p.anotacoes()}</td></tr></table>" if p.chance(.6) else ""
    data = f"<table><tr><th colspan=2>{p.pick('DADOS DO NASCIMENTO', 'TEOR DO REGISTRO', 'Registrado')}</th></tr>" + "".join(f"<tr><td class=k>{a}</td><td>{b}</td></tr>" for a, b in person + parents) + marriage + twin + "</table>"
    name, title = signs(p)
    css = f"body{{font:{p.pick(10.5, 11, 12)}px '{face(p)}';padding:34px 42px}}table{{width:100%;border-collapse:collapse;margin-bottom:8px}}td{{{p.pick('border:1px solid ' + strong, 'border:1px dotted #888', 'border-bottom:1px solid #ccc')};padding:3px 6px;vertical-align:top;overflow-wrap:anywhere}}th{{background:{p.pick(pale, strong + ';color:#fff')};padding:3px;font-size:10px}}.k{{width:{p.pick(28, 34)}%;font-size:9px;color:#444}}"
    order = [both, data] if p.chance(.5) else [data, both]
    return sheet(css, f"<div style='text-align:center'>REPÚBLICA FEDERATIVA DO BRASIL<br><b style='font-size:17px'>CERTIDÃO DE {p.pick('TRASLADO DE ASSENTO DE NASCIMENTO', 'NASCIMENTO')}</b><br>{p.pick('Livro E', 'Registro Civil das Pessoas Naturais', '1º Ofício - Interdições, Tutelas e Traslados')}</div><br>{order[0]}{order[1]}{note}{anot}<p>{faith(p)} {place_date(p)}</p><div style='display:flex;justify-content:space-between;align-items:flex-end'><div>{'<br>'.join(f'{a} {b}' for a, b in codes(p, w, False))}</div><div style='text-align:center'><br><br>________________________<br>{name}<br>{title}</div></div>", zoom=p.pick(1, 1.1, 1.2))


@form
def o_pessoas(p):
    """A table whose rows are persons (registered, parents, grandparents, declarant, witnesses), data of the birth around it."""
    modern(p, 2009)
    r, rng = p.r, p.rng
    w = Words(p, case=p.pick("asis", "upper"), end=p.pick("", ":"))
    strong, pale = hue(p)
    first, second = p.parents()
    columns = ["Nome", "Naturalidade", p.pick("CPF", "Documento"), p.pick("Profissão", "Idade", "Nacionalidade")]
    what = {"Profissão": "profession", "Idade": "age", "Nacionalidade": "nationality"}[columns[3]]
    rows = [(p.pick("Registrado", "O próprio", "Registrado(a)"), [f"<b>{p.name()}</b>", p.nat(), p.cpf(), p.blank()])]
    grand = p.pick("rows", "rows", "cell")
    for n, x in enumerate((first, second), 1):
        rows.append((p.label("filiation", p.pick(f"Genitor(a) {n}", f"Filiação {n}")) if p.chance(.4) else p.label("mother" if kin(x) == "mãe" else "father", kin(x).capitalize()), [x.name(), x.nat(), x.extra("cpf"), x.extra(what)]))
        side = "paterno" if x.side == "pat" else "materno"
        if grand == "rows":
            rows.append((p.label("grandfather", f"Avô {side}"), [x.grandfather(), "", "", ""]))
            rows.append((p.label("grandmother", f"Avó {side[:-1]}a"), [x.grandmother(), "", "", ""]))
    if grand == "cell":
        rows += [(w("gpp" if x.side == "pat" else "gpm"), [both_gp(p, x), None]) for x in (first, second)]
    d = r["declarant"]
    rows.append(("Declarante", [p.other(d["name"]), p.other(places.place_text(rng, places.place(rng))), p.other(d["rg"]), p.other({"profession": d["profession"], "age": d["age"], "nationality": d["nationality"]}[what])]))
    if p.chance(.4):
        rows += [("Testemunha", [p.other(t["name"]), p.other(places.place_text(rng, places.place(rng))), p.other(t["rg"]), p.other({"profession": t["profession"], "age": t["age"], "nationality": t["nationality"]}[what])]) for t in r["witnesses"]]
    if r["twins"] and p.chance(.8):
        rows.insert(1, (p.label("twin_names", p.pick("Gêmeo(s)", "Irmão gêmeo")), [p.twin_names(), None]))
    head_below = p.chance(.15)
    header = f"<tr><th>{p.pick('', 'Pessoa', 'Vínculo', 'Qualidade')}</th>" + "".join(f"<th>{c.upper() if w.case == 'upper' else c}</th>" for c in columns) + "</tr>"
    body = "".join(f"<tr><td class=k>{a}</td>" + (f"<td colspan=4>{cells[0]}</td>" if cells[-1] is None else "".join(f"<td>{c}</td>" for c in cells)) + "</tr>" for a, cells in rows)
    people = f"<table class=p>{'' if head_below else header}{body}{header if head_below else ''}</table>"
    birth = [(w("bdate"), p.birth_date()), (w("hour"), p.hour()), (w("sex"), p.sex()), (w("bplace"), p.birth_place()), (w("bcity"), p.birth_city_uf()), (w("twin"), p.twin())]
    reg = [(w("mat"), p.matricula()), (w("rdate"), p.reg_date()), (w("dnv"), p.dnv()), (w("office"), p.office()), (w("rcity"), p.reg_city_uf())]
    if p.chance(.5):
        reg[1:1] = [(w("livro"), p.livro()), (w("folha"), p.folha()), (w("termo"), p.termo())]

    def facts(items):
        return p.pick(lambda: '<div class="fl">' + "".join(f'<span><small>{a}</small> {b}</span>' for a, b in items) + "</div>", lambda: '<div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:4px 12px">' + "".join(f"<div><small>{a}</small><br>{b}</div>" for a, b in items) + "</div>", lambda: "<table>" + "".join(f"<tr><td class=k>{a}</td><td>{b}</td></tr>" for a, b in items) + "</table>")()

    titles = p.pick(("Nascimento", "Pessoas", "Registro"), ("1. DO NASCIMENTO", "2. DAS PARTES", "3. DO ASSENTO"), ("A", "B", "C"))
    blocks = [f"<h3>{titles[0]}</h3>{facts(birth)}", f"<h3>{titles[1]}</h3>{people}", f"<h3>{titles[2]}</h3>{facts(reg)}"]
    if p.chance(.3):
        blocks = [blocks[1], blocks[0], blocks[2]]
    notes = f"<h3>{w('av', end='')}</h3><div>{p.averbacoes()}</div><h3>{w('an', end='')}</h3><div>{p.anotacoes()}</div>" if p.chance(.5) else f"<h3>{w('avan', end='')}</h3><div>{joint_notes(p)}</div>"
    name, title = signs(p)
    css = f"body{{font:{p.pick(10.5, 11.5, 12)}px '{face(p)}';padding:36px 40px}}table{{width:100%;border-collapse:collapse}}td,th{{{p.pick('border:1px solid ' + strong, 'border-bottom:1px solid #bbb', 'border:1px solid #ddd')};padding:3px 5px;vertical-align:top;text-align:left}}.p td{{overflow-wrap:anywhere;font-size:.92em}}th{{background:{pale};font-size:9px}}.k{{font-size:9px;color:{strong};width:15%}}h3{{font-size:11px;margin:9px 0 3px;{p.pick('border-bottom:2px solid ' + strong, 'background:' + pale, 'color:' + strong)}}}small{{font-size:8px;color:#555}}.fl>span{{margin-right:18px;display:inline-block}}"
    return sheet(css, f"<div style='text-align:{p.pick('center', 'left')}'><b style='font-size:18px'>CERTIDÃO DE NASCIMENTO</b><br>{p.office() if p.chance(.4) else 'Registro Civil das Pessoas Naturais'}</div>{''.join(blocks)}{notes}<p>{faith(p)} {place_date(p)}</p><table><tr><td style='width:50%'>{'<br>'.join(f'{a} {b}' for a, b in codes(p, w))}</td><td style='text-align:center;padding-top:34px'>{name}<br>{title}</td></tr></table>", zoom=p.pick(1, 1, 1.1, 1.2))


@form
def o_meia_folha(p):
    """Half a page: condensed lines, the matrícula in boxes, a stub with the office's name and a sticker of the seal."""
    modern(p, 2009)
    r, rng = p.r, p.rng
    w = Words(p, case=p.pick("upper", "asis"), end=p.pick(":", ""))
    strong, pale = hue(p)
    first, second = p.parents()
    groups = mat_groups(r["mat"])
    boxed = p.chance(.7)
    mat = '<span style="display:inline-flex;gap:3px;vertical-align:middle">' + "".join(f'<span style="border:1px solid {strong};padding:0 4px">{p.value(g, "mat", begins=i == 0)}</span>' for i, g in enumerate(groups)) + "</span>" if boxed else p.matricula()
    if boxed and p.chance(.3):
        mat = f'<div style="font-size:7px;color:{strong}">acervo · serviço · ano · tipo · livro · folha · termo · dígito</div>' + mat

    def f(a, b, grow=1):
        return f'<div style="flex:{grow} 1 auto;{cell}"><span class="l">{a}</span>{"<br>" if over else " "}<span class="v">{b}</span></div>'

    over, cell = p.chance(.5), p.pick(f"border:1px solid {strong};padding:1px 4px;margin:-1px 0 0 -1px", "padding:1px 8px 1px 0", "border-bottom:1px dotted #555;padding:1px 6px 0 0")
    lines = [[f(w("name"), f"<b>{p.name()}</b>", 4), f(w("cpf"), p.cpf())], [f(w("mat"), mat)], [f(w("bdate"), p.birth_date()), f(w("hour"), p.hour()), f(w("sex"), p.sex())], [f(w("bplace"), p.birth_place(), 3), f(w("bcity"), p.birth_city_uf())]]
    if p.chance(.5):
        lines.append([f(w("nat"), p.nat()), f(w("twin"), p.twin_boxes() if p.chance(.4) else p.twin())])
    else:
        lines.append([f(w("twin"), p.twin())])
    if r["twins"]:
        lines[-1].append(f(w("twname"), p.twin_names(), 3))
    for x in (first, second):
        lines.append([f(p.label("mother" if kin(x) == "mãe" else "father", kin(x).upper()), x.name() + (f" - {x.nat()}" if x.known else ""), 2), f(w("gpp" if x.side == "pat" else "gpm"), both_gp(p, x, p.pick(" e ", " &amp; ", " e sua mulher ")) , 2)])
    lines.append([f(w("rdate"), p.reg_date(p.pick("num", "semi", "words"))), f(w("livro"), p.livro()), f(w("folha"), p.folha()), f(w("termo"), p.termo()), f(w("dnv"), p.dnv())])
    lines.append([f(w("avan"), joint_notes(p, " "), 1)])
    body = "".join(f'<div style="display:flex;flex-wrap:{p.pick("nowrap", "nowrap", "wrap")}">{"".join(line)}</div>' for line in lines)
    name, title = signs(p)
    stub = p.pick(
        lambda: f'<div style="width:120px;flex:none;border-right:2px dashed {strong};padding-right:8px;font-size:8.5px;text-align:center;overflow-wrap:anywhere">{p.office()}<br><br>{p.reg_city()}<br>{p.reg_uf()}<br><br>Via {p.pick("do registrado", "única")}<br>{bars(96, 18)}<br>Guia {code(rng, "0123456789", 9)}</div>',
        lambda: f'<div style="width:104px;flex:none;background:{pale};padding:6px;font-size:8px;text-align:center;letter-spacing:.5px;overflow-wrap:anywhere">{p.office()}<br>{p.reg_city_uf()}<br><br>{w("officer")}<br>{p.officer()}</div>',
        lambda: "",
    )()
    sticker = f'<div style="border:2px {p.pick("solid", "dashed", "dotted")} {strong};padding:4px 7px;font:{p.pick(8, 9)}px \'{p.pick("Liberation Mono", "Nimbus Sans Narrow", "Liberation Sans")}\';max-width:52%;{p.pick("", "transform:rotate(-1.5deg)")}">{p.pick("Tribunal de Justiça", "TJ" + p.r["ruf"], "PODER JUDICIÁRIO")} {p.pick("- Selo Digital", "· Selo de Autenticidade", "")}<br>{"<br>".join(f"{a} {b}" for a, b in codes(p, w, False))}<br>{fees(p)}</div>'
    head = f'<div style="display:flex;justify-content:space-between;align-items:baseline;border-bottom:2px solid {strong}"><b style="font-size:15px">CERTIDÃO DE NASCIMENTO</b><span style="font-size:9px;max-width:60%;text-align:right">{p.office() if not stub or p.chance(.3) else "Registro Civil das Pessoas Naturais"}{" - " + p.reg_city_uf() if p.chance(.5) or not stub else ""}</span></div>'
    css = f"body{{font:{p.pick(9.5, 10, 11)}px '{p.pick('Nimbus Sans Narrow', 'Liberation Sans Narrow', 'DejaVu Sans Condensed', 'Liberation Sans', 'Liberation Serif')}';padding:20px 24px}}.l{{font-size:{p.pick(7, 8, 9)}px;color:{strong}}}.v{{font-family:'{p.pick(face(p), *MONO)}'}}"
    foot = f'<div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px;gap:10px">{sticker}<div style="text-align:center;flex:1">{place_date(p)}<br><br>____________________<br>{name}<br>{title}</div></div>'
    return sheet(css, f'<div style="display:flex;gap:10px">{stub}<div style="flex:1;min-width:0">{head}{body}<div style="font-size:8px;margin-top:4px">{faith(p)} {p.legal() if p.chance(.5) else ""}</div>{foot}</div></div>', p.pick(794, 794, 860), 540)


@form
def o_atos_margem(p):
    """Short data of the person and a register of the acts in the margin (number, date, kind, text), as systems print it."""
    modern(p, 2010)
    r, rng = p.r, p.rng
    if not r["averbacoes"] and p.chance(.8):
        r["averbacoes"] = texts.averbacao(rng, r)
    if not r["anotacoes"] and p.chance(.6):
        r["anotacoes"] = texts.anotacao(rng, r)
    w = Words(p, end=p.pick(":", ""))
    strong, pale = hue(p)
    first, second = p.parents()

    def parent(x):
        return x.name() + (p.pick(f" (natural de {x.nat()})", f", {x.nat()}") if x.known else "")

    facts = [(w("name"), p.name()), (w("mat"), p.matricula()), (w("cpf"), p.cpf()), (w("bdate"), p.birth_date() + ", " + p.hour()), (w("sex"), p.sex()), (w("bplace"), p.birth_place() + ", " + p.birth_city_uf()), (w("nat"), p.nat()), (w("fil"), parent(first) + p.pick("; ", "<br>", " e ") + parent(second)), (w("gp"), p.pick("; ", "<br>", " | ").join(both_gp(p, x) for x in (first, second))), (w("twin"), p.twin() + (" - " + p.twin_names() if r["twins"] else "")), (w("rdate"), p.reg_date()), (w("dnv"), p.dnv())]
    paragraph = p.chance(.35)
    top = "<p style='text-align:justify'>" + p.pick("; ", ". ", " | ").join(f"<b>{a}</b> {b}" for a, b in facts) + ".</p>" if paragraph else "<table class=f>" + "".join(f"<tr><td class=k>{a}</td><td>{b}</td></tr>" for a, b in facts) + "</table>"
    extra = p.chance(.35) and bool(r["averbacoes"])
    more = p.value(texts.averbacao(rng, r), "averb", begins=False) if extra else ""
    manner = p.pick("table", "list", "split")

    def day():
        d = min(r["rdate"] + dt.timedelta(days=rng.randint(1, 4000)), r["edate"])
        return p.other(f"{d.day:02d}/{d.month:02d}/{d.year}")

    if manner == "table":
        acts = [(p.pick("AV-1", "1", "001"), day(), "Averbação", p.averbacoes())] if r["averbacoes"] else []
        acts += [(p.pick("AV-2", "2", "002"), day(), "Averbação", more)] if extra else []
        acts += [(p.pick("AN-1", "3"), day(), "Anotação", p.anotacoes())] if r["anotacoes"] else []
        if acts:
            notes = f"<table class=a><tr><th>Nº</th><th>{p.pick('Data', 'Dt. ato')}</th><th>Ato</th><th>{p.pick('Teor', 'Texto', 'Conteúdo do ato')}</th></tr>" + "".join("<tr>" + "".join(f"<td>{c}</td>" for c in act) + "</tr>" for act in acts) + "</table>"
        else:
            notes = f"<p>{p.averbacoes()}</p>"
        notes = f"<h3>{w('avan', end='')}</h3>{notes}"
    elif manner == "list":
        notes = f"<h3>{w('av', end='')}</h3><div>{'AV-01: ' if r['averbacoes'] else ''}{p.averbacoes()}{'<br>AV-02: ' + more if extra else ''}</div><h3>{w('an', end='')}</h3><div>{p.anotacoes()}</div>"
    else:
        notes = f'<div style="display:grid;grid-template-columns:1fr 1fr;gap:14px"><div><h3>{w("av", end="")}</h3>{p.averbacoes()} {more}</div><div><h3>{w("an", end="")}</h3>{p.anotacoes()}</div></div>'
    cad = f"<h3>{p.pick('ANOTAÇÕES DE CADASTRO', 'Documentos vinculados', 'Cadastro')}</h3>{cadastro_table(p)}<div style='font-size:8px'>* As anotações de cadastro acima não dispensam a apresentação do documento original.</div>" if p.chance(.6) else ""
    name, title = signs(p)
    css = f"body{{font:{p.pick(11, 12, 12.5)}px/{p.pick(1.25, 1.4)} '{face(p)}';padding:44px {p.pick(44, 60)}px}}table{{width:100%;border-collapse:collapse}}td,th{{vertical-align:top;text-align:left;padding:2px 5px}}.a td,.a th,.cad td,.cad th{{border:1px solid {strong};font-size:.88em}}.cad td{{overflow-wrap:anywhere}}.k{{width:{p.pick(24, 32)}%;color:{strong};font-size:.85em}}.f td{{{p.pick('', 'border-bottom:1px dotted #999')}}}h3{{font-size:1em;margin:12px 0 4px;{p.pick('text-align:center', 'border-bottom:1px solid ' + strong, 'background:' + pale)}}}"
    stamp = p.pick(f"<div style='text-align:right;font-size:9px'>Emissão: {p.issue_date('num')}</div>", "")
    return sheet(css, f"<div style='text-align:center;margin-bottom:10px'><b>{p.office()}</b><br>{p.reg_city_uf()}<br>{p.pick('CERTIDÃO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO COM AVERBAÇÕES', 'CERTIDÃO - NASCIMENTO')}</div>{stamp}{top}{notes}{cad}<p>{faith(p)}</p><p style='text-align:right'>{place_date(p)}</p><div style='text-align:center;margin-top:38px'>{name}<br>{title}</div><div style='font-size:9px;margin-top:14px'>{' · '.join(f'{a} {b}' for a, b in codes(p, w))}</div>", zoom=p.pick(1, 1, 1.1))


@form
def o_faixas(p):
    """Tinted bands: a band of column heads far above a band of values, heads of several rows gathered, numbers in another font."""
    modern(p, 2009)
    w = Words(p, end="")
    strong, pale = hue(p)
    first, second = p.parents(p.pick("mother", "father", None))
    gathered, gap = p.chance(.35), p.pick(1, 4, 9, 14)

    def band(widths, *pairs):
        columns = " ".join(f"{n}fr" for n in widths)
        heads = f'<div class="h" style="grid-template-columns:{columns}">' + "".join(f"<div>{a}</div>" for a, _ in pairs) + "</div>"
        values = f'<div class="d" style="grid-template-columns:{columns};padding-top:{gap}px">' + "".join(f"<div>{b}</div>" for _, b in pairs) + "</div>"
        return heads, values

    paternal, maternal = (first, second) if first.side == "pat" else (second, first)
    bands = [band((5, 2), (w("name"), f"<b>{p.name()}</b>"), (w("cpf"), p.cpf()))]
    bands.append(band((1,), (w("mat"), p.matricula())) if p.chance(.5) else band((5, 1, 1, 2), (w("mat"), p.matricula()), (w("livro"), p.livro()), (w("folha"), p.folha()), (w("termo"), p.termo())))
    bands.append(p.pick(lambda: band((4, 1, 1.4, 1), (w("bwords"), p.birth_date("words")), (w("day"), p.birth_day()), (w("month"), p.birth_month()), (w("year"), p.birth_year())), lambda: band((2, 2, 1), (w("bdate"), p.birth_date()), (w("hour"), p.hour("num")), (w("sex"), p.sex())))())
    if "hour" not in bands[-1][1]:
        bands.append(band((2, 1, 3), (w("hour"), p.hour()), (w("sex"), p.sex()), (w("nat"), p.nat())))
    bands.append(band((4, 3), (w("bplace"), p.birth_place()), (w("bcity"), p.birth_city_uf())))
    if p.chance(.5):
        bands.append(band((4, 3), (w("fil"), p.pick(lambda: f"{first.name()}<br>{second.name()}", lambda: f"{first.name()} e<br>{second.name()}")()), (w("pnat"), f"{first.nat()}<br>{second.nat()}")))
        bands.append(band((1, 1), (w("gpp"), both_gp(p, paternal, "<br>")), (w("gpm"), both_gp(p, maternal, "<br>"))))
    else:
        bands.append(band((1, 1), *((p.label("mother" if kin(x) == "mãe" else "father", "NOME DA MÃE" if kin(x) == "mãe" else "NOME DO PAI"), x.name()) for x in (first, second))))
        bands.append(band((1, 1), (w("pnat"), first.nat()), (w("pnat"), second.nat())))
        bands.append(band((1, 1), *((w("gpp" if x.side == "pat" else "gpm"), both_gp(p, x, p.pick("<br>", " e "))) for x in (first, second))))
    bands.append(band((1, 5), (w("twin"), p.twin()), (w("twname"), p.twin_names())))
    bands.append(band((3, 2, 3), (w("rdate"), p.reg_date("num")), (w("dnv"), p.dnv()), (w("rcity"), p.reg_city_uf())))
    if p.chance(.4):
        bands.append(band((3, 2), (w("office"), p.office()), (w("officer"), p.officer())))
    if gathered:
        body = "".join(f'<div class="two">{a}{b}</div>' for a, b in bands)
    else:
        body = "".join(a + b for a, b in bands)
    notes = f'<div class="h"><div>{w("avan")}</div></div><div class="n">{joint_notes(p)}</div>' if p.chance(.5) else f'<div class="h"><div>{w("av")}</div></div><div class="n">{p.averbacoes()}</div><div class="h"><div>{w("an")}</div></div><div class="n">{p.anotacoes()}</div>'
    name, title = signs(p)
    css = f"""body{{font:{p.pick(11, 12, 13)}px '{face(p)}';padding:34px {p.pick(30, 46)}px}}.h{{display:grid;gap:8px;background:{p.pick(pale, pale, '#ddd', strong + ';color:#fff')};font-size:{p.pick(7.5, 8.5, 9.5)}px;padding:2px 6px;margin-top:{p.pick(0, 4, 7)}px;{p.pick('', 'text-align:center', 'letter-spacing:.6px')}}}.d{{display:grid;gap:8px;padding:2px 6px 4px;font-family:'{p.pick(face(p), *MONO)}';{p.pick('', 'text-align:center')}}}.d>div,.h>div{{min-width:0;overflow-wrap:anywhere}}.n{{padding:3px 6px 8px;min-height:{p.pick(20, 60, 110)}px}}.two{{{p.pick('border-left:4px solid ' + strong, 'border:1px solid ' + strong, 'border-right:4px solid ' + pale)};margin-bottom:4px}}"""
    seal = f"<div style='font-size:9px;max-width:340px'>{'<br>'.join(f'{a} {b}' for a, b in codes(p, w))}</div>"
    office = f"<div>{p.office()}<br><span style='font-size:.85em'>{p.other(p.r['address'])} · {p.reg_city_uf()} · {p.other(p.r['phone'])}</span></div>"
    head = p.pick(f"<div style='display:flex;justify-content:space-between;gap:20px'><b style='font-size:19px;color:{strong};white-space:nowrap'>CERTIDÃO DE<br>NASCIMENTO</b><div style='text-align:right'>{office}</div></div>", f"<div style='text-align:center'><b style='font-size:18px'>CERTIDÃO DE NASCIMENTO</b>{office}</div>")
    return sheet(css, f"{head}<div style='margin-top:8px'>{body}{notes}</div><div style='display:flex;justify-content:space-between;gap:16px;margin-top:12px'>{seal}<div style='text-align:center'>{faith(p)}<br>{place_date(p)}<br><br><br>{name}<br>{title}</div></div>", zoom=p.pick(1, 1, 1.1))


@form
def o_tribunal(p):
    """A state court's pattern: parts in roman numerals, clauses a), b), c) of sentences, one field or several in each."""
    modern(p, 2009)
    r, rng = p.r, p.rng
    first, second = p.parents()
    female = r["sex"] == "F"
    o, suffix = ("a", "a") if female else ("o", "o")
    mark = p.pick("a) b) c) d) e) f) g)", "a. b. c. d. e. f. g.", "§1 §2 §3 §4 §5 §6 §7", "– – – – – – –", "1 2 3 4 5 6 7").split()

    def part(title, clauses):
        clauses = [c for c in clauses if c]
        return f'<div class="t">{title}</div>' + " ".join(f'<div class="c">{m} {c}</div>' for m, c in zip(mark, clauses))

    def parent(x):
        if not x.known:
            return f"{kin(x)}: {p.blank()};"
        more = p.pick("", f", {p.other(x.person['profession'])}", f", {p.other(x.person['nationality'])}, {p.other(x.person['civil'])}")
        return f"{p.pick(kin(x) + ': ', 'filh' + suffix + ' de ', '')}{x.name()}{more}, natural de {x.nat()};"

    def gps(x):
        if not (x.grandfather_known or x.grandmother_known):
            return ""
        return f"avós {'paternos' if x.side == 'pat' else 'maternos'}: {both_gp(p, x)}{p.pick('', ', já falecidos', '')};"

    if len(p.r["parents"]) == 2 and p.chance(.25):
        second.person["nat"] = first.person["nat"]
        people = [f"filh{suffix} de {first.name()} e de {second.name()}, ambos naturais de {p.place(first.person['nat'], 'pnatboth', 'pnatboth')};"]
    else:
        people = [parent(first), parent(second)]
    people += [gps(first), gps(second)] if p.chance(.7) else [gps(second), gps(first)]
    date = p.pick(lambda: f"data e hora: {p.birth_date()}, {p.hour()};", lambda: f"nascid{suffix} aos {p.birth_date('dias')}, pelas {p.hour()};", lambda: f"dia {p.birth_day()} do mês {p.birth_month()} do ano {p.birth_year()}, às {p.hour()};")()
    place = p.pick(lambda: f"local: {p.birth_place()}, {p.birth_city_uf()};", lambda: f"em {p.birth_city_uf()}, no estabelecimento ou endereço {p.birth_place()};")()
    registry = [f"matrícula {p.matricula()};", p.pick(lambda: f"livro {p.livro()}, folha {p.folha()}, termo {p.termo()};", lambda: f"assento nº {p.termo()}, lavrado à folha {p.folha()} do livro {p.livro()};", lambda: "")(), f"{p.pick('registro lavrado em', 'data da lavratura:', 'registrado aos')} {p.reg_date()};", f"{p.pick('DNV', 'declaração de nascido vivo')} nº {p.dnv()};" if r["dnv"] else "", f"declarante: {p.other(r['declarant']['name'])}, {p.other(r['declarant']['kin'])}; testemunhas: {p.other(r['witnesses'][0]['name'])} e {p.other(r['witnesses'][1]['name'])}."]
    roman = p.pick(("I", "II", "III", "IV", "V"), ("1", "2", "3", "4", "5"), ("PARTE I", "PARTE II", "PARTE III", "PARTE IV", "PARTE V"))
    dash = p.pick(" – ", ". ", " - DA ")
    names = ("IDENTIFICAÇÃO", "FILIAÇÃO", "LAVRATURA", "MARGEM", "EXPEDIÇÃO")
    note = p.label("averbacoes", p.pick("averbações:", "averbado:", "às margens consta (averbações):"))
    anot = p.label("anotacoes", p.pick("anotações:", "anotado:"))
    body = part(roman[0] + dash + names[0], [f"nome: {p.name()}{p.pick(';', f', sexo {p.sex()};')}" if p.chance(.3) else f"{p.pick('registrad' + suffix, 'nome completo')}: {p.name()}, CPF {p.cpf()}, {p.pick('do sexo', 'sexo')} {p.sex()};", date, place, f"naturalidade: {p.nat()};", p.pick("parto gemelar: ", "gêmeo: ") + p.twin() + (f", {p.twin_names()}" if r["twins"] else "") + ";"])
    body += part(roman[1] + dash + names[1], people) + part(roman[2] + dash + names[2], registry)
    body += part(roman[3] + dash + names[3], [f"{note} {remarks(p)}", f"{anot} {p.anotacoes()}"])
    name, title = signs(p)
    w = Words(p, case="asis")
    issue = part(roman[4] + dash + names[4], [f"{p.pick('expedida em', 'local e data:')} {place_date(p)};", f"{p.pick('por', 'subscrita por')} {name}, {title};", "; ".join(f"{a} {b}" for a, b in codes(p, w)) + ".", (f"emolumentos: {fees(p)}." if p.chance(.5) else "")])
    head = f"<div style='text-align:center'>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO {p.pick('DE', 'DO', 'DA')} {p.reg_uf(True)}<br>{p.pick('CORREGEDORIA GERAL DA JUSTIÇA', 'FORO EXTRAJUDICIAL', 'Comarca de ' + p.other(places.city(rng, r['ruf'])))}<br>{p.office()}<br>{p.reg_city_uf() if p.chance(.6) else ''}<br><b style='font-size:1.3em'>{p.pick('CERTIDÃO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO – BREVE RELATO', 'CERTIDÃO RESUMIDA DE NASCIMENTO')}</b></div>"
    css = f"body{{font:{p.pick(12, 13, 14)}px/{p.pick(1.3, 1.45, 1.6)} '{p.pick(face(p), *MONO)}';padding:{p.pick(44, 60)}px {p.pick(54, 80)}px}}.t{{margin-top:{p.pick(8, 12)}px;{p.pick('font-weight:bold', 'text-decoration:underline', 'text-align:center;font-weight:bold', 'font-variant:small-caps')}}}.c{{{p.pick('padding-left:24px;text-indent:-14px', 'padding-left:40px', 'text-align:justify', 'display:inline')}}}"
    return sheet(css, f"{head}{body}{issue}<p>{faith(p)}</p><div style='text-align:center;margin-top:44px'>_______________________________</div>")


@form
def o_carteira(p):
    """A wallet card, front and back on one sheet; small print, the office's name in the edge of the back."""
    modern(p, 2009)
    p.manner(birth_date=p.pick("num", "num", "semi"), date=p.pick("num", "num", "semi"))
    w = Words(p, case=p.pick("upper", "lower", "asis"), end=p.pick("", ":"))
    strong, pale = hue(p)
    first, second = p.parents()
    over = p.chance(.6)

    def f(a, b, width=100):
        return f'<div style="width:{width}%;padding:1px 5px;min-width:0"><span class="l">{a}</span>{"<br>" if over else " "}<span class="v">{b}</span></div>'

    front = f(w("name"), f"<b>{p.name()}</b>") + f(w("bdate"), p.birth_date(), 40) + f(w("hour"), p.hour(), 30) + f(w("sex"), p.sex(), 30) + f(w("nat"), p.nat(), 60) + f(w("cpf"), p.cpf(), 40)
    filiation = f(w("fil"), p.pick("<br>", " e ", " / ").join(x.name() for x in (first, second)))
    if p.chance(.5):
        front += filiation
        filiation = ""
    back = filiation + f(w("pnat"), first.nat(), 50) + f(w("pnat"), second.nat(), 50) if p.chance(.5) else filiation
    back += "".join(f(w("gpp" if x.side == "pat" else "gpm"), both_gp(p, x)) for x in (first, second)) + f(w("mat"), p.matricula()) + f(w("bplace"), p.birth_place(), 60) + f(w("bcity"), p.birth_city_uf(), 40) + f(w("rdate"), p.reg_date(), 45) + f(w("dnv"), p.dnv(), 55)
    if p.chance(.5):
        back += f(w("livro"), p.livro(), 30) + f(w("folha"), p.folha(), 30) + f(w("termo"), p.termo(), 40)
    if p.r["twins"] and p.chance(.8):
        back += f(w("twin"), p.twin(), 30) + f(w("twname"), p.twin_names(), 70)
    if p.r["averbacoes"] or p.r["anotacoes"]:
        back += f(w("avan"), joint_notes(p, " "))
    name, title = signs(p)
    front_foot = f'<div style="display:flex;justify-content:space-between;padding:3px 6px;font-size:.8em;align-items:flex-end;gap:8px"><span>{place_date(p)}</span><span style="text-align:center;border-top:1px solid #000">{name}<br>{title}</span></div>'
    back_foot = f'<div style="display:flex;gap:6px;align-items:center;padding:3px 6px;font-size:.75em">{qr(p, 54)}<div>{"<br>".join(f"{a} {b}" for a, b in codes(p, w, False))}</div></div>'
    edge = p.pick(f'<div style="background:{strong};color:#fff;text-align:center;font-size:.8em;letter-spacing:{p.pick(0, 1, 2)}px;padding:2px 6px">{p.office()} - {p.reg_city_uf()}</div>', f'<div style="text-align:center;font-size:.75em;padding:2px">{p.office()}<br>{p.reg_city_uf()} · CNS {p.other(p.r["cns"])}</div>')
    width = p.pick(420, 480, 560, 640)
    head = f'<div style="background:{pale};text-align:center;padding:3px;font-size:.85em">REPÚBLICA FEDERATIVA DO BRASIL<br><b>{p.pick("CERTIDÃO DE NASCIMENTO", "REGISTRO DE NASCIMENTO · CARTÃO", "CERTIDÃO DE NASCIMENTO (CARTEIRA)")}</b></div>'
    top_edge = p.chance(.5)
    card = f"border:1px solid {strong};border-radius:{p.pick(0, 8, 14)}px;width:{width}px;margin-bottom:14px;overflow:hidden"
    faces = f'<div style="{card}">{head}<div class="w">{front}</div>{front_foot}</div><div style="{card}">{edge if top_edge else ""}<div class="w">{back}</div>{back_foot}{"" if top_edge else edge}</div>'
    css = f"body{{font:{p.pick(9.5, 10.5, 11.5, 12.5)}px '{face(p)}';padding:{p.pick(20, 40, 80)}px {p.pick(20, 60, 110)}px}}.w{{display:flex;flex-wrap:wrap}}.l{{font-size:.72em;color:{strong}}}.v{{overflow-wrap:anywhere}}"
    fold = p.pick("", '<div style="border-top:1px dashed #888;font-size:8px;margin:-8px 0 6px">dobre aqui</div>')
    return sheet(css, faces + fold + (f"<div style='font-size:9px;width:{width}px'>{faith(p)} {p.legal()}</div>" if p.chance(.5) else ""), 794, p.pick(560, 1123))


@form
def o_sistema_texto(p):
    """Print of a system without graphics: fixed letters, labels filled up with dots or blanks, rules of signs, fields side by side."""
    modern(p, 2009)
    p.manner(caps=p.chance(.75))
    r = p.r
    first, second = p.parents()
    width = p.pick(16, 20, 24, 28)
    fill = p.pick(".", ".", " ", "_", "·")
    end = p.pick(":", ": ", " ", "=")

    def l(concept, text, size=None):
        text = text.upper() if upper else text
        size = size or width
        return f'{p.label(concept, text)}<span style="white-space:pre">{(fill * max(1, size - len(text)))}{end}</span> '

    upper = p.chance(.6)
    rule = f'<div style="white-space:nowrap;overflow:hidden">{(p.pick("-", "=", "*", "_", "- ") * 90)[:76]}</div>'

    def line(*parts):
        return f'<div style="padding-left:2em;text-indent:-2em">{p.pick(" &nbsp; ", " &nbsp;&nbsp;&nbsp; ").join(parts)}</div>'

    out = [line(l("name", "Nome") + p.name()), line(l("matricula", "Matrícula") + p.matricula())]
    if p.chance(.8):
        out.append(line(l("cpf", "CPF") + p.cpf(), l("sex", "Sexo", 6) + p.sex()))
    else:
        out.append(line(l("sex", "Sexo") + p.sex()))
    out.append(line(l("birth_date", "Nascimento") + p.birth_date(), l("hour", "Hora", 6) + p.hour()))
    out.append(line(l("birth_place", "Local") + p.birth_place()))
    out.append(line(l("birth_city", "Cidade") + p.birth_city(), l("birth_uf", "UF", 4) + p.birth_uf()) if p.chance(.5) else line(l("birth_city", "Cidade/UF") + p.birth_city_uf()))
    out.append(line(l("nat", "Naturalidade") + p.nat()))
    out.append(rule)
    for x in (first, second):
        out.append(line(l("mother" if kin(x) == "mãe" else "father", kin(x).capitalize()) + x.name()))
        out.append(line(l("parent_nat", "Naturalidade") + x.nat(), l("other", "Idade", 7) + x.extra("age")) if p.chance(.4) else line(l("parent_nat", "Natural de") + x.nat()))
        out.append(line(l("gp_paternal" if x.side == "pat" else "gp_maternal", "Avós " + ("paternos" if x.side == "pat" else "maternos")) + both_gp(p, x)) if p.chance(.6) else line(l("grandfather", "Avô") + x.grandfather()) + line(l("grandmother", "Avó") + x.grandmother()))
    out.append(line(l("twin", "Gêmeo") + p.twin()) + (line(l("twin_names", "Nome/mat. gêmeo") + p.twin_names()) if r["twins"] else ""))
    out.append(rule)
    out.append(line(l("livro", "Livro", 6) + p.livro(), l("folha", "Folha", 6) + p.folha(), l("termo", "Termo", 6) + p.termo()))
    out.append(line(l("reg_date", "Data registro") + p.reg_date(), l("dnv", "DNV", 4) + p.dnv()) if p.chance(.5) else line(l("reg_date", "Registrado em") + p.reg_date()) + line(l("dnv", "Nº DNV") + p.dnv()))
    out.append(line(l("other", "Declarante") + p.other(r["declarant"]["name"])))
    out.append(rule)
    if p.chance(.5):
        out.append(f"<div>{p.label('averbacoes', p.pick('OBSERVAÇÕES/AVERBAÇÕES', 'AVERBAÇÕES E ANOTAÇÕES'))}</div><div>{joint_notes(p)}</div>")
    else:
        out.append(line(l("averbacoes", "Averbações") + p.averbacoes()) + line(l("anotacoes", "Anotações") + p.anotacoes()))
    out.append(rule)
    name, title = signs(p)
    foot = f"<div>{faith(p)}</div><div>{place_date(p)}</div><br><br><div style='text-align:{p.pick('center', 'left', 'right')}'>____________________________<br>{name}<br>{title}</div><br>" + p.pick("<br>", " * ", " | ").join(f"{a} {b}" for a, b in codes(p, Words(p, case="upper" if upper else "asis", end=p.pick(":", "=")))) + f"<br>{fees(p)}"
    head = f"<div style='text-align:{p.pick('center', 'left')}'>{p.office()}<br>{p.reg_city_uf()} {p.pick('TEL', 'FONE:')} {p.other(r['phone'])}<br>{p.other(r['address'])}<br>{p.pick('*** CERTIDÃO DE NASCIMENTO ***', 'CERTIDAO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO (2a VIA)', '[ CERTIDÃO DE NASCIMENTO ]')}</div>"
    css = f"body{{font:{p.pick(11, 12, 12.5, 13)}px/{p.pick(1.2, 1.4, 1.7)} '{p.pick(*MONO)}';padding:{p.pick(30, 48)}px {p.pick(30, 46, 60)}px}}"
    return sheet(css, head + rule + "".join(out) + foot)


@form
def o_mescladas(p):
    """One table of merged cells: section names in a tall left cell, cells of several fields, label and value in one line or two."""
    modern(p, 2009)
    w = Words(p, end=p.pick("", ":", ":"))
    strong, pale = hue(p)
    first, second = p.parents()
    two = p.chance(.55)

    def c(a, b, span=1, rows=1):
        return f'<td colspan={span} rowspan={rows}><span class="l">{a}</span>{"<br>" if two else " "}<span class="v">{b}</span></td>'

    def section(title, *rows):
        return "".join("<tr>" + (f'<td class="s" rowspan={len(rows)}>{title}</td>' if not i else "") + row + "</tr>" for i, row in enumerate(rows))

    several = p.chance(.4)
    birth = [c(w("bdate"), p.birth_date(), 2) + c(w("hour"), p.hour(), 1) + c(w("sex"), p.sex(), 1), c(w("bplace"), p.birth_place() + p.pick("<br>", ", ", " - ") + p.birth_city_uf(), 3) + c(w("nat"), p.nat(), 1)] if several else [c(w("bwords"), p.birth_date("words"), 3) + c(w("hour"), p.hour(), 1), c(w("bplace"), p.birth_place(), 3, 1) + c(w("sex"), p.sex(), 1), c(w("bcity"), p.birth_city_uf(), 2) + c(w("nat"), p.nat(), 2)]
    parents = []
    for x in (first, second):
        label = p.label("mother" if kin(x) == "mãe" else "father", kin(x).capitalize() if w.case != "upper" else kin(x).upper()) if p.r["father"] and p.r["mother"] else w("fil")
        if several:
            parents.append(c(label, x.name() + (f"<br>{x.nat()}" if x.known else ""), 2) + c(w("gpp" if x.side == "pat" else "gpm"), both_gp(p, x, "<br>"), 2))
        else:
            parents.append(c(label, x.name(), 3) + c(w("pnat"), x.nat(), 1))
    if not several:
        parents.append(c(w("gp"), p.pick("<br>", "; ").join(f"{both_gp(p, x)}{p.pick('', '')}" for x in (first, second)), 4))
    registry = [c(w("rdate"), p.reg_date(), 2) + c(w("dnv"), p.dnv(), 1) + c(w("rcity"), p.reg_city_uf(), 1)]
    if p.chance(.5):
        registry.append(c(w("livro"), p.livro()) + c(w("folha"), p.folha()) + c(w("termo"), p.termo()) + c(w.any("Protocolo"), p.other(p.r["protocol"])))
    registry.append(c(w("twin"), p.twin(), 1) + c(w("twname"), p.twin_names(), 3))
    office = [c(w("office"), p.office(), 2) + c(w("officer"), p.officer(), 2), c(w.any("Endereço"), p.other(p.r["address"]), 3) + c(w.any("Telefone"), p.other(p.r["phone"]))]
    seal = "".join(f'<div><span class="l">{a}</span> {b}</div>' for a, b in codes(p, w))
    name, title = signs(p)
    notes = [f'<td colspan=4 style="height:{p.pick(30, 70, 120)}px">{joint_notes(p)}</td>']
    note_title = w("avan", end="") if p.chance(.5) else p.label("averbacoes", p.pick("AVERBA-<br>ÇÕES", "Observa-<br>ções<br>Averba-<br>ções", "MARGEM<br>(averbações)"))
    close = [f'<td colspan=2 style="text-align:center">{faith(p)}<br>{place_date(p)}<br><br><br>{name}<br>{title}</td><td colspan=2>{seal}</td>' if p.chance(.5) else f'<td colspan=2>{seal}</td><td colspan=2 style="text-align:center">{faith(p)}<br>{place_date(p)}<br><br><br>{name}<br>{title}</td>']
    top = [c(w("name"), f"<b>{p.name()}</b>", 4), c(w("mat"), p.matricula(), 3) + c(w("cpf"), p.cpf(), 1)]
    titles = p.pick(("Pessoa", "Nasci-<br>mento", "Filiação", "Registro", "Cartório", "Fecho"), ("1", "2", "3", "4", "6", "7"), ("REGISTRADO", "NASCIMENTO", "FILIAÇÃO", "ASSENTO", "SERVENTIA", "EMISSÃO"))
    body = section(titles[0], *top) + section(titles[1], *birth) + section(titles[2], *parents) + section(titles[3], *registry) + section(note_title, *notes) + section(titles[4], *office) + section(titles[5], *close)
    css = f"body{{font:{p.pick(10.5, 11.5, 12.5)}px '{face(p)}';padding:34px 36px}}table{{width:100%;border-collapse:collapse;table-layout:fixed}}td{{border:{p.pick('1px', '1.5px', '2px')} solid {strong};padding:{p.pick(2, 4, 6)}px 5px;vertical-align:{p.pick('top', 'middle')};overflow-wrap:anywhere}}.s{{width:{p.pick(76, 90)}px;background:{pale};font-size:8.5px;text-align:center;vertical-align:middle;{p.pick('font-weight:bold', '')}}}.l{{font-size:{p.pick(7.5, 8.5)}px;color:#444}}.v{{font-family:'{p.pick(face(p), *MONO)}'}}"
    return sheet(css, f"<div style='text-align:center;margin-bottom:8px'>REPÚBLICA FEDERATIVA DO BRASIL · REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b style='font-size:18px'>CERTIDÃO DE NASCIMENTO</b></div><table><colgroup><col style='width:84px'><col><col><col><col></colgroup>{body}</table>")


@form
def o_breve_colunas(p):
    """Two newspaper columns of running text with the date of registration and issue said once, codes in the head."""
    modern(p, 2009)
    r, rng = p.r, p.rng
    first, second = p.parents()
    female = r["sex"] == "F"
    a = "a" if female else "o"
    today = p.chance(.3)
    if today:
        r["edate"] = r["rdate"] = max(r["rdate"], dt.date(2009, 3, 2))
        r["ecity"], r["euf"] = r["rcity"], r["ruf"]
        r["mat"] = matricula(int(r["cns"]), r["rdate"].year, r["book"], r["leaf"], r["entry"])
        r["averbacoes"] = r["anotacoes"] = ""
    w = Words(p, case=p.pick("upper", "asis"), end=p.pick(":", " "))

    def parent(x):
        if not x.known:
            return p.pick("genitor não declarado", "de filiação não informada")
        gp = ""
        if x.grandfather_known or x.grandmother_known:
            gp = p.pick(f", {child_of(x)} de {both_gp(p, x)}", f", sendo avós {'paternos' if x.side == 'pat' else 'maternos'} {both_gp(p, x)}", f" (avós: {both_gp(p, x)})")
        return f"{x.name()}, {p.other(x.person['nationality'])}, {p.pick('', p.other(x.person['profession']) + ', ')}natural de {x.nat()}{gp}"

    opening = f"{p.pick('CERTIFICO', 'Certifico e dou fé', 'Certifico a pedido verbal')} que {p.pick('no livro', 'do livro')} {p.livro()}, {p.pick('folhas', 'fls.', 'à folha')} {p.folha()}, sob {p.pick('o termo', 'o número', 'nº')} {p.termo()}, "
    if today:
        registered = f"{p.pick('foi lavrado hoje', 'nesta data foi lavrado')}, {p.reg_date()}, o assento de nascimento de {p.name()}"
    else:
        registered = f"{p.pick('foi lavrado em', 'consta, com data de', 'se acha, feito aos')} {p.reg_date(p.pick('semi', 'words', 'num'))} o {p.pick('assento', 'registro')} de nascimento de {p.name()}"
    facts = [f"{p.pick('do sexo', 'sexo')} {p.sex()}", f"nascid{a} {p.pick('em', 'a')} {p.birth_date(p.pick('semi', 'words', 'num', 'paren'))}, {p.pick('às', 'pelas')} {p.hour()}", f"{p.pick('no(a)', 'em', 'no local')} {p.birth_place()}, {p.pick('município de', 'em', 'na cidade de')} {p.birth_city_uf()}", f"{p.pick('natural de', 'de naturalidade')} {p.nat()}", f"inscrit{a} no CPF sob {p.cpf()}", f"filh{a} de {parent(first)}; e de {parent(second)}"]
    if r["twins"]:
        facts.append(f"{p.pick('gêmeo: ', 'parto múltiplo: ')}{p.twin()}, {p.pick('com', 'irmão(s)')} {p.twin_names()}")
    rest = f"Matrícula {p.matricula()}. {'DNV ' + p.dnv() + '. ' if r['dnv'] else ''}Declarou {p.other(r['declarant']['name'])}, residente em {p.other(r['declarant']['residence'])}."
    notes = f"<p><b>{p.label('averbacoes', p.pick('Observações/Averbações', 'Averbações'))}</b>{p.pick('<br>', ': ', ' — ')}{remarks(p)}</p><p><b>{p.label('anotacoes', 'Anotações')}</b>{p.pick('<br>', ': ', ' — ')}{p.anotacoes()}</p>"
    name, title = signs(p)
    ends = p.pick(f"{p.issue_city_uf()}, {p.issue_date()}", f"{p.issue_city()}, {p.issue_date()}.") if not today else p.pick(f"{p.issue_city_uf()}, data supra.", f"{p.issue_city()}, {p.issue_date()}.", f"{p.issue_city_uf()}, {p.issue_date('num')}")
    closing = p.pick("", "", f"Eu, {p.officer()}, {p.other(r['officer_title'])} do {p.office()}, {p.pick('a subscrevi', 'conferi e assino')}. ", f"Eu, {p.other(r['clerk'])}, {p.other(r['clerk_title'])}, digitei; eu, {p.officer()}, {p.other(r['officer_title'])}, subscrevo. ")
    text = f"<p>{opening}{registered}, {p.pick(', ', '; ').join(facts)}. {rest}</p>{notes}<p>{closing}{faith(p)} {ends}</p>"
    sign = f"<div style='break-inside:avoid;text-align:center;margin-top:26px'>______________________<br>{name}<br>{title}</div>"
    columns = p.pick(2, 2, 1, 1)
    headings = p.pick(
        lambda: f"<div style='display:grid;grid-template-columns:1fr 1.2fr;gap:14px;border-bottom:1px solid;padding-bottom:8px;align-items:center'><div>{p.office()}<br><small>{p.other(r['address'])}</small></div><div style='font-size:.75em'>{'<br>'.join(f'{x} {y}' for x, y in codes(p, w))}</div></div>",
        lambda: f"<div style='text-align:center'>{p.office()}<br>{p.pick('Comarca de ' + p.other(places.city(rng, r['ruf'])) + ', Município de ', '')}{p.reg_city_uf()}<br>{w('officer')} {p.officer()}</div><div style='text-align:right;font-size:.75em'>{' '.join(f'{x} {y}' for x, y in codes(p, w))}</div>",
        lambda: f"<div style='float:right;width:190px;border:1px solid;padding:6px;font-size:.75em;margin:0 0 8px 14px;overflow-wrap:anywhere'>{qr(p, 60)}<br>{'<br>'.join(f'{x} {y}' for x, y in codes(p, w))}</div><div>REGISTRO CIVIL<br>{p.office()}<br>{p.reg_city_uf()}</div>",
    )()
    css = f"body{{font:{p.pick(12, 13, 14, 15)}px/{p.pick(1.3, 1.5, 1.75)} '{p.pick(face(p), face(p), *MONO)}';padding:{p.pick(40, 60)}px {p.pick(44, 70)}px}}p{{margin:6px 0;{p.pick('text-align:justify', '', 'text-align:justify;text-indent:2em')}}}"
    return sheet(css, f"{headings}<h2 style='text-align:center;font-size:1.35em;clear:{p.pick('both', 'none')};margin:12px 0'>CERTIDÃO DE NASCIMENTO</h2><div style='columns:{columns};column-gap:28px'>{text}{sign}</div>")


@form
def o_materializada(p):
    """An electronic certificate that another office printed: its data above, the other office's statement with its own names below or above."""
    modern(p, 2015)
    r, rng = p.r, p.rng
    w = Words(p, end=p.pick("", ":"))
    strong, pale = hue(p)
    first, second = p.parents()
    far = places.place(rng, r["ruf"] if p.chance(.6) else None)
    later = min(r["edate"] + dt.timedelta(days=rng.randint(0, 20)), TODAY)
    helper = r["witnesses"][0]["name"]
    statement = f"""<div class="m"><b>{p.pick('TERMO DE MATERIALIZAÇÃO', 'MATERIALIZAÇÃO DE CERTIDÃO ELETRÔNICA', 'Certidão recebida por meio eletrônico')}</b><br>{p.other(places.office(rng, *far))} - {p.other(places.place_text(rng, far))}<br>{p.other(places.address(rng, far))}<br>Certifico que a presente é materialização da certidão eletrônica recebida pela {p.pick('Central de Informações do Registro Civil (CRC)', 'plataforma CRC Nacional')}, pedido {rng.randint(10 ** 6, 10 ** 8)}, guia {code(rng, '0123456789', 10)}.<br>{p.other(far[0])}, {later.day:02d}/{later.month:02d}/{later.year}. {p.other(helper)}, {p.pick('escrevente', 'preposto autorizado', 'oficial substituto')}.<br>{fees(p)}</div>"""

    def f(a, b, span=2):
        return f'<div style="grid-column:span {span};min-width:0"><div class="l">{a}</div><div>{b}</div></div>'

    grid = [f(w("name"), f"<b>{p.name()}</b>", 4), f(w("cpf"), p.cpf()), f(w("mat"), p.matricula(), 4), f(w("sex"), p.sex())]
    grid += [f(w("bdate"), p.birth_date(), 3), f(w("hour"), p.hour(), 3)] if p.chance(.5) else [f(p.label("birth_date", "Data") + " e " + p.label("hour", "hora de nascimento"), f"{p.birth_date()} {p.pick('às', '-', ',')} {p.hour()}", 6)]
    grid += [f(w("bplace"), p.birth_place(), 6), f(w("bcity1"), p.birth_city(), 2), f(w("buf"), p.birth_uf(p.chance(.3)), 2), f(w("nat"), p.nat())]
    for x in (first, second):
        grid += [f(w("fil") if p.chance(.3) else p.label("mother" if kin(x) == "mãe" else "father", kin(x).upper()), x.name(), 4), f(w("pnat"), x.nat()), f(w("gpp" if x.side == "pat" else "gpm"), both_gp(p, x), 6)]
    grid += [f(w("twin"), p.twin()), f(w("twname"), p.twin_names(), 4), f(w("rdate"), p.reg_date(), 3), f(w("dnv"), p.dnv(), 3)]
    grid += [f(w("avan"), joint_notes(p), 6)] if p.chance(.5) else [f(w("av"), p.averbacoes(), 3), f(w("an"), p.anotacoes(), 3)]
    name, title = signs(p)
    own = f"""<div class="m"><b>{p.pick('Ofício de origem', 'Serventia do assento', 'OFÍCIO EMITENTE')}</b><br>{p.office()}, {p.reg_city_uf()}<br>{w('officer')} {p.officer()}<br>{p.pick('Emitida em', 'Assinada digitalmente em', 'Local e data:')} {place_date(p)}<br>{p.pick('por', 'Assinado por:', 'Signatário:')} {name}, {title}<br>{'<br>'.join(f'{a} {b}' for a, b in codes(p, w))}</div>"""
    boxes = p.pick((own, statement), (own, statement), (statement, own))
    look = p.pick("side", "stack", "ends")
    inner = f'<div class="g">{"".join(grid)}</div>'
    title_line = f"<div style='text-align:center;font-size:17px;margin:10px 0'>{p.pick('Certidão de Nascimento', 'CERTIDÃO DE NASCIMENTO', 'REGISTRO CIVIL - CERTIDÃO DE NASCIMENTO')}</div>"
    body = {"side": title_line + inner + f'<div style="display:grid;grid-template-columns:1fr 1fr;gap:10px">{boxes[0]}{boxes[1]}</div>', "stack": title_line + inner + boxes[0] + boxes[1], "ends": boxes[0] + title_line + inner + boxes[1]}[look]
    css = f"body{{font:{p.pick(10.5, 11.5, 12.5)}px/1.3 '{face(p)}';padding:38px 42px}}.g{{display:grid;grid-template-columns:repeat(6,1fr);gap:{p.pick(3, 6, 9)}px 10px;{p.pick('', f'border:1px solid {strong};padding:8px', f'background:{pale};padding:8px')}}}.l{{font-size:{p.pick(7.5, 8.5)}px;color:{strong}}}.m{{margin-top:10px;padding:7px;font-size:.88em;{p.pick('border:1px solid #555', 'border:1px dashed ' + strong, 'border-top:3px solid ' + strong)};overflow-wrap:anywhere;{p.pick('', 'text-align:center', 'text-align:justify')}}}"
    return sheet(css, body, zoom=p.pick(1, 1, 1.1))


@form
def o_unidade_interligada(p):
    """Made at the maternity hospital: the hospital's head and clerk, the office that holds the book, the day said once for both."""
    modern(p, 2010)
    r, rng = p.r, p.rng
    if r["rdate"].year < 2010:  # a registration at a maternity hospital is of these years
        born = dt.date(rng.randint(2010, 2026), rng.randint(1, 9), rng.randint(1, 28))
        r["birth"], r["rdate"] = born, born + dt.timedelta(days=rng.randint(0, 3))
        r["averbacoes"] = r["anotacoes"] = ""
        r["mat"] = matricula(int(r["cns"]), r["rdate"].year, r["book"], r["leaf"], r["entry"])
        r["bplace"] = places.hospital(rng, r["bcity"])
        r["dnv"] = r["dnv"] or f"30-{code(rng, '0123456789', 8)}-{rng.randint(0, 9)}"
        r["edate"] = r["rdate"] if p.chance(.7) else min(r["rdate"] + dt.timedelta(days=rng.randint(1, 2000)), TODAY)
    w = Words(p, end=p.pick(":", "", " -"))
    strong, pale = hue(p)
    first, second = p.parents("mother")
    mother = next((x for x in (first, second) if x.side == "mat"), first)
    other = second if mother is first else first
    head = p.pick(
        lambda: f"<div style='display:flex;justify-content:space-between'><div>{p.birth_place()}<br><small>Unidade Interligada de Registro Civil</small></div><div style='text-align:right'>{p.office()}<br>{p.reg_city_uf()}</div></div>",
        lambda: f"<div style='text-align:center'>UNIDADE INTERLIGADA DE REGISTRO CIVIL<br>{p.pick('instalada no(a)', 'Posto:', 'Maternidade conveniada:')} {p.birth_place()}<br>{p.pick('vinculada ao', 'cartório responsável pelo assento:', 'Serventia:')} {p.office()} - {p.reg_city_uf()}</div>",
    )()
    rows = [("Da criança", [(w("name"), p.name()), (w("sex"), p.sex_boxes(*p.pick(("(X)", "( )"), ("[x]", "[ ]"), ("☒", "☐"))) if p.chance(.4) else p.sex()), (w("bdate"), f"{p.birth_date()} - {p.hour()}"), (w("bcity"), p.birth_city_uf()), (w("nat"), p.nat()), (w("dnv"), p.dnv()), (w("cpf"), p.cpf()), (w("twin"), p.twin_boxes() if p.chance(.3) else p.twin())])]
    if r["twins"]:
        rows[0][1].append((w("twname"), p.twin_names()))
    for x, title in ((first, "Da parturiente" if first is mother else "Do genitor"), (second, "Da parturiente" if second is mother else "Do genitor")):
        rows.append((title, [(p.label("filiation", "Nome") + w.end, x.name()), (w("pnat"), x.nat()), (w.any("Idade"), x.extra("age")), (w.any("CPF"), x.extra("cpf")), (w.any("Residência"), x.extra("residence")), (p.label("grandfather", "Pai") + w.end, x.grandfather()), (p.label("grandmother", "Mãe") + w.end, x.grandmother())]))
    d = r["declarant"]
    rows.append(("Da declaração", [(w.any("Declarante"), p.other(d["name"])), (w.any("Vínculo"), p.other(d["kin"])), (w.any("Documento"), p.other(d["rg"])), (w.any("Natural de"), p.other(places.place_text(rng, places.place(rng))))]))
    same = r["rdate"] == r["edate"]
    rows.append(("Do registro", [(p.label("reg_date", "Registro e emissão") + w.end if same and p.chance(.5) else w("rdate"), p.reg_date()), (w("mat"), p.matricula()), (p.label("livro", "Livro") + "/" + p.label("folha", "folha") + "/" + p.label("termo", "termo") + w.end, f"{p.livro()} / {p.folha()} / {p.termo()}"), (w("avan"), joint_notes(p, " "))]))
    look = p.pick("flow", "two", "cols", "table")

    def block(title, items):
        if look == "flow":
            return f"<div class='b'><div class='t'>{title}</div>" + " ".join(f"<span style='margin-right:14px'><small>{a}</small> {b}</span>" for a, b in items) + "</div>"
        if look == "table":
            return f"<table><tr><td class='t' rowspan={len(items)} style='width:90px'>{title}</td>" + "</tr><tr>".join(f"<td style='width:150px'><small>{a}</small></td><td>{b}</td>" for a, b in items) + "</tr></table>"
        if look == "two":
            return f"<div class='b' style='display:flex;gap:12px'><div class='t' style='width:96px;flex:none'>{title}</div><div style='flex:1;display:grid;grid-template-columns:1fr 1fr;gap:3px 12px'>" + "".join(f"<div><small>{a}</small><br>{b}</div>" for a, b in items) + "</div></div>"
        return f"<div class='b' style='break-inside:avoid'><div class='t'>{title}</div>" + "".join(f"<div><small>{a}</small> {b}</div>" for a, b in items) + "</div>"

    body = "".join(block(t.upper() if w.case == "upper" else t, items) for t, items in rows)
    body = f'<div style="columns:2;column-gap:20px">{body}</div>' if look == "cols" else body
    name, title = signs(p)
    hospital_clerk = f"{p.other(r['witnesses'][1]['name'])}<br>{p.pick('Preposto da unidade interligada', 'Operador da unidade', 'Escrevente no hospital')}"
    foot = f"<div style='display:flex;justify-content:space-around;gap:20px;text-align:center;margin-top:38px'><div>________________________<br>{hospital_clerk}</div><div>________________________<br>{name}<br>{title}</div></div>"
    css = f"body{{font:{p.pick(10.5, 11.5, 12.5)}px/1.3 '{face(p)}';padding:36px 42px}}.b{{margin-top:7px;{p.pick('border:1px solid ' + strong + ';padding:5px', 'border-bottom:1px solid #999;padding-bottom:4px', '')}}}.t{{color:{strong};font-weight:bold;font-size:.9em;{p.pick('', 'background:' + pale)}}}small{{font-size:.78em;color:#444}}table{{width:100%;border-collapse:collapse;margin-top:6px}}td{{border:1px solid {strong};padding:2px 5px;vertical-align:top;overflow-wrap:anywhere}}.b span span{{margin:0}}"
    return sheet(css, f"{head}<div style='text-align:center;font-size:18px;font-weight:bold;margin:8px'>CERTIDÃO DE NASCIMENTO</div>{body}<p>{faith(p)} {place_date(p)}</p><div style='font-size:.8em'>{' | '.join(f'{a} {b}' for a, b in codes(p, w, False))}</div>{foot}", zoom=p.pick(1, 1, 1.1))


@form
def o_rotulo_grande(p):
    """Labels larger than the values or set at the right, blocks of unlike widths beside each other, values far off at the margin."""
    modern(p, 2009)
    w = Words(p, case=p.pick("asis", "upper", "lower"), end=p.pick("", "", ":"))
    strong, pale = hue(p)
    first, second = p.parents()
    manner = p.pick("right", "big", "far", "after")

    def f(a, b):
        if manner == "right":
            return f'<div style="display:flex;gap:10px;margin:3px 0"><div style="width:38%;text-align:right" class="k">{a}</div><div style="flex:1" class="v">{b}</div></div>'
        if manner == "big":
            return f'<div style="margin:5px 0"><div class="k" style="font-size:1.15em;font-weight:bold">{a}</div><div class="v" style="font-size:.9em">{b}</div></div>'
        if manner == "far":
            return f'<div style="display:flex;justify-content:space-between;gap:20px;margin:3px 0;border-bottom:1px {line} #aaa"><div class="k">{a}</div><div class="v" style="text-align:right">{b}</div></div>'
        return f'<div style="display:flex;gap:12px;margin:4px 0;align-items:baseline"><div class="v" style="flex:1;border-bottom:1px {line} #666;padding-left:6px">{b}</div><div class="k" style="width:30%;font-size:.8em">{a}</div></div>'

    line = p.pick("solid", "dotted", "dashed")
    person = f(w("name"), f"<b>{p.name()}</b>") + f(w("sex"), p.sex()) + f(w("cpf"), p.cpf()) + f(w("nat"), p.nat())
    birth = f(w("bdate"), p.birth_date("num")) + f(w("bwords"), p.birth_date("words")) + f(w("hour"), p.hour()) + f(w("bplace"), p.birth_place()) + f(w("bcity"), p.birth_city_uf())
    if p.r["twins"] or p.chance(.7):
        birth += f(w("twin"), p.twin()) + f(w("twname"), p.twin_names())
    folk = ""
    for x in (first, second):
        folk += f(p.label("mother" if kin(x) == "mãe" else "father", kin(x).capitalize()), x.name()) + f(w("pnat"), x.nat())
    gps = "".join(f(w("gpp" if x.side == "pat" else "gpm"), both_gp(p, x, p.pick("<br>", " e "))) for x in ((first, second) if p.chance(.5) else (second, first)))
    folk, gps = (folk + gps, "") if p.chance(.5) else (folk, gps)
    reg = f(w("mat"), p.matricula()) + f(w("rdate"), p.reg_date()) + f(w("dnv"), p.dnv()) + f(w("rcity"), p.reg_city_uf())
    if p.chance(.5):
        reg += f(w("livro"), p.livro()) + f(w("folha"), p.folha()) + f(w("termo"), p.termo())
    office = f(w("office"), p.office()) + f(w("officer"), p.officer()) + f(w.any("Endereço"), p.other(p.r["address"])) + f(w.any("Contato"), p.other(p.r["phone"]))
    seal = "".join(f(a, b) for a, b in codes(p, w))
    notes = f(w("av"), p.averbacoes()) + f(w("an"), p.anotacoes()) if p.chance(.5) else f(w("avan"), joint_notes(p))
    blocks = [b for b in (person, birth, folk, gps, reg, notes, office, seal) if b]
    if p.chance(.4):
        tail = blocks[4:]
        p.rng.shuffle(tail)
        blocks = blocks[:4] + tail
    titles = p.pick("", "ABCDEFGH", "") if p.chance(.6) else ""
    boxes = "".join(f'<div class="bx">{f"<div class=tt>{titles[i]}</div>" if titles else ""}{b}</div>' for i, b in enumerate(blocks))
    layout = "columns:2;column-gap:24px" if manner == "big" else p.pick("display:block", "columns:2;column-gap:22px", "display:grid;grid-template-columns:3fr 2fr;gap:10px;align-items:start", "display:block", "columns:2;column-gap:14px;column-rule:1px solid " + strong)
    narrow = "columns" in layout
    name, title = signs(p)
    css = f"body{{font:{p.pick(10, 11, 11.5) if narrow else p.pick(11, 12, 13)}px '{face(p)}';padding:38px 40px}}.bx{{break-inside:avoid;min-width:0;{p.pick('border-top:2px solid ' + strong, 'border:1px solid ' + strong, 'background:' + pale, '')};padding:4px 7px;margin-bottom:8px}}.k{{color:{strong}}}.v{{font-family:'{p.pick(face(p), *MONO)}';overflow-wrap:anywhere;min-width:0}}.tt{{float:right;font-size:9px}}"
    head = p.pick(f"<div style='border-bottom:4px solid {strong};margin-bottom:10px'><span style='font-size:26px'>Certidão</span> <span style='font-size:13px'>de nascimento</span></div>", f"<div style='text-align:right;margin-bottom:12px'>REPÚBLICA FEDERATIVA DO BRASIL<br><b style='font-size:17px'>CERTIDÃO DE NASCIMENTO</b></div>", "<div style='text-align:center;margin-bottom:12px;letter-spacing:3px'>CERTIDÃO DE NASCIMENTO</div>")
    return sheet(css, f"{head}<div style='{layout}'>{boxes}</div><p style='text-align:{p.pick('left', 'center', 'right')}'>{faith(p)}<br>{place_date(p)}</p><div style='margin:34px 0 0 {p.pick(0, 120, 340)}px;width:320px;border-top:1px solid;text-align:center'>{name}<br>{title}</div>")


@form
def o_canhoto(p):
    """A certificate with a stub at its foot or head: who asked, what was paid, and the name, matrícula and seal once more."""
    modern(p, 2009)
    r, rng = p.r, p.rng
    w = Words(p, end=p.pick(":", "", ":"))
    strong, pale = hue(p)
    first, second = p.parents()
    asked = r["witnesses"][0]
    said = [("Requerente", p.other(asked["name"])), ("Endereço", p.other(asked["residence"])), ("Cidade", p.other(places.place_text(rng, places.place(rng)))), ("RG", p.other(asked["rg"])), ("Pedido em", p.other(f"{rng.randint(1, 28):02d}/{rng.randint(1, 12):02d}/{r['edate'].year}"))]
    said = [(w.any(a), b) for a, b in said[:rng.randint(2, 5)]]
    again = [(w("name"), p.name()), (w("mat"), p.matricula())] if p.chance(.7) else [(w("name"), p.name())]
    if p.chance(.5):
        again.append((w("edate"), p.issue_date("num")))
    money = [(w.any(a), p.other(b)) for a, b in r["fees"]]
    stub_items = said + again + codes(p, w) + money if p.chance(.5) else codes(p, w) + again + said + money
    stub = f"<div class='st'><b>{p.pick('RECIBO', 'CANHOTO DO CARTÓRIO', 'COMPROVANTE DE PEDIDO', 'PROTOCOLO DE ENTREGA')}</b><br>" + p.pick(" &nbsp; ", "<br>", " | ").join(f"<span class='l'>{a}</span> {b}" for a, b in stub_items) + f"<div style='text-align:right'>{p.pick(p.office(), '')}</div></div>"
    cut = f"<div style='border-top:2px dashed #666;margin:12px 0;font-size:8px;text-align:center'>{p.pick('', 'destaque aqui', '✂')}</div>"

    def para(*items):
        return "<p>" + " ".join(f"<span class='l'>{a}</span> <span class='v'>{b}</span>{end}" for (a, b), end in zip(items, [p.pick(";", "", ".")] * len(items))) + "</p>"

    main = para((w("name"), p.name()), (w("sex"), p.sex()), (w("cpf"), p.cpf())) + para((w("bdate"), p.birth_date()), (w("hour"), p.hour()), (w("bplace"), p.birth_place()), (w("bcity"), p.birth_city_uf()), (w("nat"), p.nat()))
    if p.chance(.5):
        main += para((w("fil"), f"{first.name()} e {second.name()}"), (w("gp"), f"{both_gp(p, first)}{p.pick('; ', ' / ', ' e ')}{both_gp(p, second)}"))
        main += para(*((p.label("parent_nat", ("Mãe" if kin(x) == "mãe" else "Pai") + " natural de"), x.nat()) for x in (first, second)))
    else:
        main += "".join(para((p.label("mother" if kin(x) == "mãe" else "father", kin(x).capitalize()) + w.end, x.name()), (w("pnat"), x.nat()), (w("gpp" if x.side == "pat" else "gpm"), both_gp(p, x))) for x in (first, second))
    main += para((w("rdate"), p.reg_date()), (w("livro"), p.livro()), (w("folha"), p.folha()), (w("termo"), p.termo()), (w("mat"), p.matricula()), (w("dnv"), p.dnv())) + para((w("twin"), p.twin()), *([(w("twname"), p.twin_names())] if r["twins"] else []))
    main += para((w("avan"), joint_notes(p, " "))) if p.chance(.5) else para((w("av"), p.averbacoes())) + para((w("an"), p.anotacoes()))
    name, title = signs(p)
    head = f"<div style='text-align:{p.pick('center', 'left')}'>{p.office()}<br>{p.other(r['address'])}<br>{p.reg_city_uf()} - {w('officer')} {p.officer()}<br><b style='font-size:1.4em'>CERTIDÃO DE NASCIMENTO</b></div>"
    body = f"{head}{main}<p>{faith(p)} {place_date(p)}</p><div style='text-align:center;margin-top:32px'>______________________<br>{name}<br>{title}</div>"
    css = f"body{{font:{p.pick(11, 12, 13, 14)}px/{p.pick(1.25, 1.4, 1.6)} '{face(p)}';padding:36px {p.pick(40, 56)}px}}p{{margin:{p.pick(4, 7, 10)}px 0;{p.pick('', 'border-bottom:1px solid #ccc', 'text-align:justify')}}}.l{{font-size:{p.pick('.75em', '.85em', '1em')};color:{strong}}}.v{{{p.pick('', 'font-weight:bold', 'text-decoration:underline')}}}.st{{font-size:.82em;{p.pick('', 'background:' + pale + ';padding:6px', 'border:1px solid ' + strong + ';padding:6px')}}}"
    return sheet(css, body + cut + stub if p.chance(.65) else stub + cut + body, p.pick(794, 816), 1056)


@form
def o_colunas_estreitas(p):
    """Rows of up to six narrow cells under long labels of the law that wrap over three lines, values at the foot of the cells."""
    modern(p, 2009)
    w = Words(p, case=p.pick("upper", "upper", "asis"), end="")
    strong, pale = hue(p)
    first, second = p.parents()
    long = p.chance(.6)

    def lab(concept, text):
        return p.label(concept, text.upper() if w.case == "upper" else text)

    def row(*cells):
        return f'<div class="r" style="grid-template-columns:{" ".join(f"{n}fr" for _, _, n in cells)}">' + "".join(f'<div><div class="l">{a}</div><div class="v">{b}</div></div>' for a, b, _ in cells) + "</div>"

    mother_first = kin(first) == "mãe"
    rows = [row((w("name"), f"<b>{p.name()}</b>", 1))]
    rows.append(row((lab("birth_date", "Data de nascimento por extenso do registrado") if long else w("bwords"), p.birth_date(), 2), (lab("hour", "Hora em que ocorreu o nascimento") if long else w("hour"), p.hour(), 1), (w("sex"), p.sex(), 1), (w("cpf"), p.cpf(), 1.3), (w("twin"), p.twin(), .8)))
    rows.append(row((lab("nat", "Município de naturalidade do registrado") if long else w("nat"), p.nat(), 1), (lab("birth_place", "Local, estabelecimento ou endereço em que ocorreu") if long else w("bplace"), p.birth_place(), 1.4), (lab("birth_city", "Município e unidade da federação em que ocorreu o nascimento") if long else w("bcity"), p.birth_city_uf(), 1), (lab("reg_city", "Município e unidade da federação em que se lavrou o registro") if long else w("rcity"), p.reg_city_uf(), 1)))
    if p.chance(.5):
        cells = []
        for x in (first, second):
            cells += [(lab("mother" if kin(x) == "mãe" else "father", "Nome completo " + ("da mãe" if kin(x) == "mãe" else "do pai")), x.name(), 1.3), (w("pnat"), x.nat(), 1)]
        rows.append(row(*cells))
        rows.append(row((lab("gp_maternal" if first.side == "mat" else "gp_paternal", f"Nomes dos avós {'maternos' if first.side == 'mat' else 'paternos'} do registrado"), both_gp(p, first, "<br>"), 1), (lab("gp_maternal" if second.side == "mat" else "gp_paternal", f"Nomes dos avós {'maternos' if second.side == 'mat' else 'paternos'} do registrado"), both_gp(p, second, "<br>"), 1)))
    else:
        for x in (first, second):
            side = "paterno" if x.side == "pat" else "materno"
            rows.append(row((lab("mother" if kin(x) == "mãe" else "father", kin(x).capitalize()), x.name(), 1.3), (w("pnat"), x.nat(), 1), (lab("grandfather", f"Avô {side}"), x.grandfather(), 1.2), (lab("grandmother", f"Avó {side[:-1]}a"), x.grandmother(), 1.2)))
    if p.r["twins"] or p.chance(.5):
        rows.append(row((w("twname"), p.twin_names(), 1)))
    numbers = [(w("livro"), p.livro(), .7), (w("folha"), p.folha(), .7), (w("termo"), p.termo(), .9)] if p.chance(.6) else []
    rows.append(row((lab("reg_date", "Data em que foi lavrado o registro") if long else w("rdate"), p.reg_date("num"), 1), *numbers, (lab("dnv", "Número da declaração de nascido vivo") if long else w("dnv"), p.dnv(), 1.2)))
    rows.append(row((w("mat"), p.matricula(), 1)))
    rows.append(row((w("av"), p.averbacoes(), 1), (w("an"), p.anotacoes(), 1)) if p.chance(.5) else row((w("avan"), joint_notes(p), 1)))
    name, title = signs(p)
    rows.append(row((w("office"), p.office(), 1.4), (w("officer"), p.officer(), 1), (lab("issue_place", "Local e data da expedição desta certidão") if long else w("ecity"), place_date(p), 1.2), (w.any("Assinatura"), f"<br>{name}<br>{title}", 1)))
    rows.append(row(*((a, b, 1) for a, b in codes(p, w))))
    if p.chance(.3):
        middle = rows[1:-3]
        p.rng.shuffle(middle)
        rows = rows[:1] + middle + rows[-3:]
    push = p.pick("justify-content:space-between", "justify-content:flex-end", "justify-content:flex-start")
    css = f"body{{font:{p.pick(10, 11, 11.5)}px/1.2 '{face(p)}';padding:32px {p.pick(26, 36)}px}}.r{{display:grid;{p.pick('gap:0', 'gap:4px', 'gap:0 8px')};margin-bottom:{p.pick(0, 3, 6)}px}}.r>div{{min-width:0;overflow-wrap:anywhere;padding:2px 4px 3px;display:flex;flex-direction:column;{push};min-height:{p.pick(30, 42, 54)}px;{p.pick('border:1px solid ' + strong, 'border-left:2px solid ' + strong, 'border-bottom:1px solid ' + strong, 'background:' + pale + ';border:1px solid #fff')}}}.l{{font-size:{p.pick(7, 8, 9)}px;color:{strong};line-height:1.1}}.v{{{p.pick('', 'text-align:center', 'text-align:right')};font-family:'{p.pick(face(p), *MONO)}'}}"
    head = f"<div style='text-align:center;margin-bottom:8px'>{p.pick('REPÚBLICA FEDERATIVA DO BRASIL', 'REGISTRO CIVIL DAS PESSOAS NATURAIS')}<br><b style='font-size:17px'>CERTIDÃO DE NASCIMENTO</b></div>"
    return sheet(css, f"{head}{''.join(rows)}<div style='font-size:9px;margin-top:6px'>{faith(p)} {p.legal() if p.chance(.4) else ''}</div>", zoom=p.pick(1, 1.1, 1.15))


@form
def o_frente_verso(p):
    """Front and back beside each other on a landscape sheet: the person on one half; margins, office, seals and issue on the other."""
    modern(p, 2009)
    r = p.r
    w = Words(p, end=p.pick(":", ""))
    strong, pale = hue(p)
    first, second = p.parents()
    manner = p.pick("table", "lines", "above", "center")

    def f(a, b):
        if manner == "table":
            return f'<div style="display:flex;border-bottom:1px solid #bbb"><div class="l" style="width:36%;padding:2px 4px">{a}</div><div style="flex:1;padding:2px 4px;min-width:0">{b}</div></div>'
        if manner == "lines":
            return f'<div style="margin:2px 0"><span class="l">{a}</span> {b}</div>'
        return f'<div style="margin:4px 0;{"text-align:center" if manner == "center" else ""}"><div class="l">{a}</div><div>{b}</div></div>'

    front = [f(w("name"), f"<b>{p.name()}</b>"), f(w("mat"), p.matricula()), f(w("cpf"), p.cpf()), f(w("bdate"), f"{p.birth_date()}, {p.hour()}"), f(w("sex"), p.sex()), f(w("bplace"), p.birth_place()), f(w("bcity"), p.birth_city_uf()), f(w("nat"), p.nat())]
    couple = len(r["parents"]) == 2 and p.chance(.2)
    if couple:
        second.person["nat"] = first.person["nat"]
        front.append(f(w("fil"), f"{first.name()}<br>{second.name()}<br>{p.pick('ambos naturais de', 'os dois naturais de')} {p.place(first.person['nat'], 'pnatboth', 'pnatboth')}"))
    else:
        front += [f(p.label("mother" if kin(x) == "mãe" else "father", kin(x).capitalize()) + w.end, x.name() + (p.pick(", de ", ", natural de ", " - ") + x.nat() if x.known else "")) for x in (first, second)]
    front += [f(w("gpp" if x.side == "pat" else "gpm"), both_gp(p, x)) for x in (first, second)]
    back = [f(w("twin"), p.twin())] + ([f(w("twname"), p.twin_names())] if r["twins"] else []) + [f(w("rdate"), p.reg_date()), f(w("dnv"), p.dnv())]
    if p.chance(.5):
        back.append(f(p.label("livro", "Livro") + ", " + p.label("folha", "folha") + ", " + p.label("termo", "termo"), f"{p.livro()}, {p.folha()}, {p.termo()}"))
    back += [f(w("avan"), joint_notes(p))] if p.chance(.4) else [f(w("av"), p.averbacoes()), f(w("an"), p.anotacoes())]
    if p.chance(.35):
        back.append(f"<div class='l'>{p.pick('Anotações de cadastro', 'Documentos')}</div>{cadastro_table(p, 'font-size:.8em')}")
    name, title = signs(p)
    back.append(f"<div style='margin-top:8px'>{p.office()}<br>{p.other(r['address'])}<br>{p.reg_city_uf()}<br>{w('officer')} {p.officer()}</div>")
    back.append(f"<div style='display:flex;gap:8px;font-size:.85em;margin:6px 0'>{qr(p, 64)}<div>{'<br>'.join(f'{a} {b}' for a, b in codes(p, w))}</div></div>")
    back.append(f"<div>{faith(p)} {place_date(p)}</div><div style='text-align:center;margin-top:26px'>____________________<br>{name}<br>{title}</div>")
    if p.chance(.3):  # the clauses on the registration stand on the front
        front, back = front + back[:2], back[2:]
    titles = p.pick(("FRENTE", "VERSO"), ("", ""), ("1", "2"))
    halves = [f"<div class='hf'><div style='text-align:center'>REPÚBLICA FEDERATIVA DO BRASIL<br><b style='font-size:1.4em'>CERTIDÃO DE NASCIMENTO</b></div>{''.join(front)}<div style='font-size:8px;text-align:right'>{titles[0]}</div></div>", f"<div class='hf'>{''.join(back)}<div style='font-size:8px;text-align:right'>{titles[1]}</div></div>"]
    if p.chance(.15):
        halves.reverse()
    css = f"body{{font:{p.pick(11, 12, 13)}px/1.25 '{face(p)}';padding:24px}}.hf{{min-width:0;overflow-wrap:anywhere;padding:{p.pick(8, 16, 24)}px;{p.pick('border:1px solid ' + strong, 'border:6px double ' + strong, '', 'border:3px ridge ' + strong)}}}.l{{font-size:{p.pick('.72em', '.8em', '1em')};color:{strong};{p.pick('', 'background:' + pale)}}}.cad td,.cad th{{border:1px solid #999;padding:1px 3px;text-align:left;overflow-wrap:anywhere}}"
    return sheet(css, f"<div style='display:grid;grid-template-columns:1fr 1fr;gap:{p.pick(10, 24, 36)}px'>{''.join(halves)}</div>", 1123, 794)


@form
def o_povo_indigena(p):
    """A record of an indigenous person: village, people and language stand like places of birth beside the usual fields."""
    modern(p, 2012)
    r, rng = p.r, p.rng
    w = Words(p, end=p.pick("", ":"))
    strong, pale = hue(p)
    first, second = p.parents()
    people = p.pick("Guarani Mbya", "Kaingang", "Ticuna", "Yanomami", "Xavante", "Terena", "Pataxó", "Munduruku", "Baniwa", "Kayapó", "Fulni-ô", "Potiguara", "Macuxi", "Tupinambá", "Krahô")
    village = p.pick("Aldeia ", "Terra Indígena ", "Aldeia ") + p.pick("Tekoá Porã", "Boa Vista", "Jaraguá", "Rio das Cobras", "São Jerônimo", "Umariaçu", "Sangradouro", "Barra Velha", "Limão Verde", "Raposa")
    other = p.other
    extra = [(w.any(p.pick("Povo/Etnia", "Etnia do registrado", "Povo indígena")), other(people)), (w.any(p.pick("Aldeia de origem", "Aldeia/Território", "Comunidade")), other(village)), (w.any("Língua"), other(p.pick("Guarani", "Português e língua materna", people)))][: rng.randint(1, 3)]
    person = [(w("name"), p.name()), (w("mat"), p.matricula()), (w("cpf"), p.cpf()), (w("bdate"), p.birth_date()), (w("hour"), p.hour()), (w("sex"), p.sex()), (w("bplace"), p.birth_place()), (w("bcity"), p.birth_city_uf()), (w("nat"), p.nat())]
    at = p.pick(3, 6, len(person))
    person[at:at] = extra
    folks = []
    for x in (first, second):
        block = [(p.label("mother" if kin(x) == "mãe" else "father", kin(x).capitalize()) + w.end, x.name()), (w("pnat"), x.nat()), (w.any(p.pick("Etnia", "Povo", "Aldeia")), other(p.pick(people, village)) if x.known else p.blank())]
        if p.chance(.6):
            block.append((w("gpp" if x.side == "pat" else "gpm"), both_gp(p, x)))
        folks.append(block)
    with_gp = all(len(b) == 4 for b in folks)
    registry = [(w("rdate"), p.reg_date()), (w("rcity"), p.reg_city_uf()), (w("dnv"), p.dnv()), (w.any(p.pick("RANI", "Registro administrativo (FUNAI)")), f"livro {rng.randint(1, 60)}, folha {rng.randint(1, 300)}, nº {rng.randint(100, 99999)}"), (w("twin"), p.twin())]
    if p.chance(.5):
        registry[1:1] = [(w("livro"), p.livro()), (w("folha"), p.folha()), (w("termo"), p.termo())]
    if r["twins"]:
        registry.append((w("twname"), p.twin_names()))
    sentence = f"{p.pick('Registrado', 'Assento')} nos termos da Resolução Conjunta CNJ/CNMP nº 3/2012; {p.pick('o declarante apresentou o RANI', 'a pedido dos interessados consta a etnia ' + people)}."
    notes = (w("avan"), p.value(sentence + (" " + r["averbacoes"] if r["averbacoes"] else ""), "averb")) if p.chance(.5) else (w("avan"), joint_notes(p))
    look = p.pick("table", "pairs", "side")

    def block(items, title):
        head = f"<div class='t'>{title}</div>" if title else ""
        if look == "pairs":
            return head + "<div style='display:grid;grid-template-columns:1fr 1fr;gap:4px 14px'>" + "".join(f"<div><small>{a}</small><br>{b}</div>" for a, b in items) + "</div>"
        return head + "<table>" + "".join(f"<tr><td class=k>{a}</td><td>{b}</td></tr>" for a, b in items) + "</table>"

    if with_gp and look != "pairs" and p.chance(.6):  # parents as columns
        folk = "<table><tr>" + f"<td class=k></td><td class=k style='width:40%'>{p.pick('1º', 'A')}</td><td class=k style='width:40%'>{p.pick('2º', 'B')}</td></tr>" + "".join(f"<tr><td class=k>{p.pick('Nome', 'Nome') if i == 0 else ('Naturalidade', 'Povo', 'Avós')[i - 1]}</td><td>{folks[0][i][1]}</td><td>{folks[1][i][1]}</td></tr>" for i in range(4)) + "</table>"
    elif look == "side":
        folk = f"<div style='display:grid;grid-template-columns:1fr 1fr;gap:10px'><div>{block(folks[0], '')}</div><div>{block(folks[1], '')}</div></div>"
    else:
        folk = block(folks[0] + folks[1], p.pick("Filiação", "FILIAÇÃO", ""))
    name, title = signs(p)
    d = r["declarant"]
    office = f"<p>{p.office()}<br>{other(r['address'])} {other(r['phone'])}<br>{w('officer')} {p.officer()}</p>"
    css = f"body{{font:{p.pick(11, 12, 13)}px/1.3 '{face(p)}';padding:40px {p.pick(40, 54)}px}}table{{width:100%;border-collapse:collapse;margin-bottom:6px}}td{{{p.pick('border:1px solid ' + strong, 'border-bottom:1px dotted #777')};padding:2px 6px;vertical-align:top;overflow-wrap:anywhere}}.k{{width:30%;font-size:.82em;color:{strong}}}.t{{background:{pale};padding:2px 6px;margin:6px 0 2px}}small{{font-size:.75em;color:{strong}}}"
    return sheet(css, f"<div style='text-align:center;margin-bottom:8px'>REPÚBLICA FEDERATIVA DO BRASIL<br><b style='font-size:1.4em'>CERTIDÃO DE NASCIMENTO</b><br>{p.pick('', p.reg_city_uf())}</div>{block(person, p.pick('Registrado', '', 'PESSOA'))}{folk}{block(registry, p.pick('Registro', '', 'ASSENTO'))}{block([notes, (w.any('Declarante'), other(d['name'] + ', ' + d['kin'] + ', ' + village))], '')}{office}<p>{faith(p)} {place_date(p)}</p><p style='font-size:.8em'>{' · '.join(f'{a} {b}' for a, b in codes(p, w))}</p><div style='text-align:center;margin-top:34px'>{name}<br>{title}</div>")
