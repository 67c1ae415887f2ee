"""Pages on both sides of the border: papers easily taken for a birth certificate, and birth certificates that look like them."""
import datetime as dt
import html

from pen import document, form

import people
import places
import records
import texts

SERIF = ("Liberation Serif", "Nimbus Roman", "C059", "P052", "URW Bookman", "DejaVu Serif")
SANS = ("Liberation Sans", "Nimbus Sans", "DejaVu Sans", "URW Gothic", "Nimbus Sans Narrow", "Liberation Sans Narrow")
MONO = ("Liberation Mono", "DejaVu Sans Mono", "Nimbus Mono PS")

CSS = """
*{box-sizing:border-box}body{overflow-wrap:break-word}html,body{margin:0}p{margin:.35em 0}
.g{display:flex;flex-wrap:wrap}.c{border:1px solid #444;padding:2px 5px;margin:-1px 0 0 -1px;min-height:2.3em}
.g.air .c{border:0;border-bottom:1px solid #999;margin:4px 6px}.g.soft .c{border:0;background:#f1f3f5;margin:2px}
.t{border-collapse:collapse;width:100%}.t td,.t th{border:1px solid #666;padding:2px 6px;text-align:left;vertical-align:top}
.t.bare td{border:0;padding:1px 6px}.t .l{width:32%}
.d{display:flex;gap:6px;align-items:baseline;margin:3px 0}.d .v{flex:1;border-bottom:1px dotted #333}
.us{display:flex;flex-wrap:wrap;gap:4px 14px}.u .v{border-bottom:1px solid #222;text-align:center;min-height:1.3em}.u .l{text-align:center}
.mid{text-align:center}.r{text-align:right}.box{border:1px solid #333;padding:6px 9px}
"""


def sheet(p, body, css="", face=None, size=None, w=794, h=1123, pad=None, values=None):
    """A whole document; labels are .l, values .v."""
    face = face or p.pick(*SERIF, *SANS, *MONO)
    size = (size or p.rng.uniform(11, 14)) * p.pick(1, 1, 1.1, 1.2)
    pad = pad or f"{p.rng.randint(26, 60)}px {p.rng.randint(34, 70)}px"
    labels = p.pick(".72em", ".8em", ".85em", "1em", "1em")
    weight = p.pick("normal", "normal", "bold")
    vface = values or (p.pick(*MONO, *SANS, *SERIF) if p.chance(0.25) else face)
    own = f"body{{width:{w}px;min-height:{h}px;padding:{pad};font:{size:.1f}px/{p.pick(1.15, 1.25, 1.4, 1.6, 1.9)} '{face}';}}.l{{font-size:{labels};font-weight:{weight}}}.v{{font-family:'{vface}';{p.pick('', '', 'font-weight:bold;')}}}"
    return f"<!doctype html><html><head><meta charset=utf-8><style>{CSS}{own}{css}</style></head><body>{body}</body></html>"


def lay(p, cells, kind=None):
    """Cells (label, value, weight) in one of the ways in which forms set them."""
    kind = kind or p.pick("grid", "grid air", "grid soft", "list", "table", "bare", "dots", "under", "run")
    end = p.pick("", ":", ":", ".", " -")
    if kind.startswith("grid"):
        return f'<div class="g {kind[5:]}">' + "".join(f'<div class=c style="flex:{w} 1 {w * 62}px"><div class=l>{l}</div><div class=v>{v}</div></div>' for l, v, w in cells) + "</div>"
    if kind in ("table", "bare"):
        return f'<table class="t {kind if kind == "bare" else ""}">' + "".join(f"<tr><td class=l>{l}{end}</td><td class=v>{v}</td></tr>" for l, v, w in cells) + "</table>"
    if kind == "dots":
        return "".join(f"<div class=d><span class=l>{l}{end}</span><span class=v>{v}</span></div>" for l, v, w in cells)
    if kind == "under":
        return "<div class=us>" + "".join(f'<div class=u style="flex:{w} 1 {w * 62}px"><div class=v>{v}</div><div class=l>{l}</div></div>' for l, v, w in cells) + "</div>"
    if kind == "run":
        joint = p.pick("; ", ". ", " &nbsp; ", ", ", " | ")
        return "<p>" + joint.join(f"<span class=l>{l}:</span> <span class=v>{v}</span>" for l, v, w in cells) + "</p>"
    return "".join(f"<p><span class=l>{l}{end or ':'}</span> <span class=v>{v}</span></p>" for l, v, w in cells)


def cased(p):
    """One manner of letter case for the labels of a page."""
    return p.pick(str, str, str.upper, str.upper, str.title)


# What a certificate's cell is called, and its value.
CELLS = {
    "name": ("name", "Nome|Nome completo|Nome do registrado|Registrado(a)|Nome da criança|Prenome e sobrenome", lambda p: p.name(), 6),
    "cpf": ("cpf", "CPF|Número do CPF|CPF nº|Inscrição no CPF", lambda p: p.cpf(), 2),
    "mat": ("matricula", "Matrícula|Matrícula nº|Nº da matrícula", lambda p: p.matricula(), 6),
    "birth": ("birth_date", "Data de nascimento|Nascimento|Nascido em|Data do nascimento|Nasceu em", lambda p: p.birth_date(), 3),
    "day": ("birth_day", "Dia", lambda p: p.birth_day(), 1),
    "month": ("birth_month", "Mês", lambda p: p.birth_month(), 1),
    "year": ("birth_year", "Ano", lambda p: p.birth_year(), 1),
    "hour": ("hour", "Hora|Hora do nascimento|Horário|Às", lambda p: p.hour(), 2),
    "nat": ("nat", "Naturalidade|Natural de|Município de naturalidade", lambda p: p.nat(), 3),
    "sex": ("sex", "Sexo|Sexo do registrado", lambda p: p.sex(), 1),
    "place": ("birth_place", "Local de nascimento|Local|Local do parto|Estabelecimento|Lugar", lambda p: p.birth_place(), 5),
    "bcity": ("birth_city", "Município de nascimento / UF|Cidade e Estado do nascimento|Município do nascimento", lambda p: p.birth_city_uf(), 3),
    "rcity": ("reg_city", "Município de registro / UF|Cidade e UF do registro|Comarca", lambda p: p.reg_city_uf(), 3),
    "rdate": ("reg_date", "Data do registro|Registrado em|Data do assento|Lavrado em|Data de lavratura", lambda p: p.reg_date(), 3),
    "dnv": ("dnv", "DNV|Nº da DNV|Declaração de nascido vivo|D.N.V. nº", lambda p: p.dnv(), 2),
    "livro": ("livro", "Livro|Livro nº|Lv.", lambda p: p.livro(), 1),
    "folha": ("folha", "Folha|Folhas|Fls.|Às folhas", lambda p: p.folha(), 1),
    "termo": ("termo", "Termo|Termo nº|Nº de ordem|Assento nº|Registro nº", lambda p: p.termo(), 1),
    "office": ("office", "Serventia|Cartório|Ofício|Nome do ofício|Registro civil", lambda p: p.office(), 6),
    "officer": ("officer", "Oficial|Oficial registrador|Registrador(a)|Titular", lambda p: p.officer(), 4),
    "seal": ("seal", "Selo|Selo digital|Selo de fiscalização|Código do selo", lambda p: p.seal(), 3),
    "twin": ("twin", "Gêmeo|Gêmeos|É gêmeo?", lambda p: p.twin(), 1),
    "twins": ("twin_names", "Nome do(s) gêmeo(s)|Nome e matrícula dos gêmeos|Irmãos gêmeos", lambda p: p.twin_names(), 6),
    "averb": ("averbacoes", "Averbações|Averbações à margem|Averbação", lambda p: p.averbacoes(), 9),
    "anot": ("anotacoes", "Anotações|Anotações de cadastro voluntárias|Anotações / observações", lambda p: p.anotacoes(), 9),
}


def cell(p, key, case=str, marked=True, weight=None, text=None):
    concept, names, value, w = CELLS[key]
    text = case(text or p.pick(*names.split("|")))
    return (p.label(concept, text) if marked else text), value(p), weight or w


def cells(p, keys, case=str, marked=True):
    return [cell(p, key, case, marked) for key in keys.split()]


def parent_cells(p, pair, case=str, marked=True, grand=True, nat=True):
    """Cells of the parents, one who is not known with the form's blank or left out."""
    out, leave = [], p.chance(0.5)
    words = p.pick(("Pai", "Mãe"), ("Nome do pai", "Nome da mãe"), ("Genitor", "Genitora"), ("Filiação paterna", "Filiação materna"))
    for q in pair:
        if not q.known and leave:
            continue
        word = words[q.role == "mother"]
        out.append((p.label(q.role, case(word)) if marked else case(word), q.name(), 5))
        if nat and q.known:
            out.append((p.label("parent_nat", case("Naturalidade")) if marked else case("Naturalidade"), q.nat(), 3))
        if grand and (q.grandfather_known or q.grandmother_known or not leave):
            word = case(("Avós maternos" if q.side == "mat" else "Avós paternos"))
            out.append((p.label("gp_maternal" if q.side == "mat" else "gp_paternal", word) if marked else word, q.grandparents(p.pick(" e ", " e ", "; ", " / ", "<br>")), 7))
    return out


def parents_text(p, pair, nat=None, job=None):
    """"A, lavrador, natural de X, e de B, …" of whom is known, "" where nobody is."""
    nat = p.chance(0.6) if nat is None else nat
    job = p.chance(0.45) if job is None else job
    out = []
    for q in pair:
        if not q.known:
            continue
        text = q.name()
        if job:
            text += ", " + q.extra("profession")
        if nat and (q.person["nat"][0] or q.person["nat"][1]):
            text += f", natural de {q.nat()}"
        out.append(text)
    return (", e de " if nat or job else " e de ").join(out)


def grand_text(p, pair):
    out = []
    for q in pair:
        if q.grandfather_known or q.grandmother_known:
            side = "paternos" if q.side == "pat" else "maternos"
            out.append(f"{p.pick('avós ', 'avós ', 'sendo avós ')}{side}{p.pick(':', ',', '')} {q.grandparents()}")
    return p.pick("; ", " e ", ", ").join(out)


def born(p, o=None):
    male = p.r["sex"] != "F"
    return "o" if male else "a"


def who(p, sex=None):
    return p.other(people.person(p.rng, sex or p.pick("M", "F")))


def day(p, first=None, last=None, style=None):
    """Another date: of this page's person's life after `first`."""
    first = first or p.r["edate"]
    last = last or first + dt.timedelta(days=60)
    return p.other(records.date_text(p.rng, first + dt.timedelta(days=p.rng.randint(0, max(0, (last - first).days))), style or p.pick("num", "num", "semi")))


def somewhere(p, style=None):
    return p.other(places.place_text(p.rng, places.place(p.rng), style))


def address(p):
    return p.other(places.address(p.rng, places.place(p.rng)))


def cpf(p):
    return p.other(records.cpf_text(p.rng, records.cpf(p.rng), "dotted"))


def money(p, high=180):
    return "R$ " + records.money(p.rng, high)


def code(p):
    return html.escape(records.seal_code(p.rng, p.r["ruf"], p.r["edate"].year))


def number(p, a=1000, b=999999):
    return str(p.rng.randint(a, b))


def state(p):
    return places.UF_NAMES.get(p.r["ruf"], "")


def signer(p, title=None):
    """A line for a signature: a clerk's, or the officer's."""
    if p.chance(0.5):
        return f"<div class=mid style='margin-top:26px'>_______________________________<br>{p.officer()}<br>{html.escape(p.r['officer_title'])}</div>"
    return f"<div class=mid style='margin-top:26px'>_______________________________<br>{p.other(p.r['clerk'])}<br>{html.escape(p.r['clerk_title'])}</div>"


def issued(p, style=None):
    return f"{p.pick(p.issue_city_uf, p.issue_city)()}, {p.issue_date(style)}."


# ------------------------------------------------------------------ birth certificates that look like other papers
@form
def m_protocol_box(p):
    """The issue's request stands at the top of the sheet (a slip above a cutting line, a box beside, a strip)."""
    p.manner(caps=p.chance(0.5), blank=p.pick("-", "***", "não consta", "xxxx"))
    case, first = cased(p), p.pick("mother", "father")
    pair = p.parents(first)
    asked = p.r["edate"] - dt.timedelta(days=p.rng.randint(0, 9))
    slip = [("Pedido nº", number(p), 2), ("Solicitante", who(p), 4), ("CPF do solicitante", cpf(p), 2), ("Data do pedido", day(p, asked, asked, "num"), 2), ("Entrega prevista", day(p, None, None, "num"), 2), ("Serviço", p.pick("2ª via de nascimento - breve relato", "Certidão de nascimento - 1 via", "CERTIDÃO NASC. 2A VIA"), 4), ("Finalidade", p.pick("casamento", "aposentadoria", "passaporte", "RG", "dupla cidadania", "prova"), 2), ("Valor", money(p), 1), ("Atendente", who(p).split()[0], 1)]
    p.rng.shuffle(slip)
    slip = slip[: p.rng.randint(4, 9)]
    title = p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "2ª VIA - CERTIDÃO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO - BREVE RELATO")
    box = p.pick(
        f"<div class=box><b>{p.pick('PROTOCOLO DE CERTIDÃO', 'REQUERIMENTO DE CERTIDÃO', 'SOLICITAÇÃO DE 2ª VIA', 'PEDIDO')}</b>{{}}</div>",
        "<div style='border-bottom:1px dashed #000;padding-bottom:10px;font-size:.82em'><div class=mid>PROTOCOLO - VIA DO CARTÓRIO</div>{}</div>",
        "<div style='float:right;width:36%;border:1px solid #777;padding:5px;font-size:.78em;margin:0 0 8px 12px'>{}</div>",
        "<div style='background:#e8e8e8;padding:4px 10px;font-size:.85em'>{}</div>",
    ).format(lay(p, slip, p.pick("grid", "list", "bare", "run", "grid air")))
    head = f"<div class=mid style='margin:14px 0'><div>{p.office()}</div><div style='font-size:.85em'>{p.other(p.r['address'])} - {html.escape(p.r['phone'])}</div></div>"
    heading = f"<h1 class=mid style='clear:both;font-size:{p.rng.randint(15, 26)}px;margin:12px 0'>{title}</h1>"
    if p.chance(0.45):
        fil = parents_text(p, pair)
        body = f"<p style='text-align:justify'>{p.pick('CERTIFICO', 'Certifico e dou fé')} que, às folhas {p.folha()} do livro {p.livro()}, sob o nº {p.termo()}, {p.pick('foi lavrado', 'consta')} em {p.reg_date()} o {p.pick('assento', 'registro')} de nascimento de {p.name()}, do sexo {p.sex()}, nascid{born(p)} {p.pick('em', 'no dia', 'aos')} {p.birth_date()}, às {p.hour()}, em {p.birth_place()}, {p.birth_city_uf()}{', filh' + born(p) + ' de ' + fil if fil else ''}. {grand_text(p, pair)}</p><p>Observações: {p.averbacoes()}</p>"
    else:
        keys = p.pick("name mat birth hour sex place bcity", "mat name cpf birth hour bcity nat sex", "name birth nat place bcity cpf mat")
        kind = p.pick("grid", "grid air", "table", "list", "dots", "under")
        body = lay(p, cells(p, keys, case) + parent_cells(p, pair, case) + cells(p, p.pick("livro folha termo rdate averb", "rdate dnv averb anot", "livro folha termo rdate dnv"), case), kind)
    tail = f"<p style='margin-top:18px' class={p.pick('mid', 'r', 'x')}>{issued(p)}</p>{signer(p)}<p style='font-size:.8em'>{p.label('seal', 'Selo:')} {p.seal()} &nbsp; {p.legal()}</p>"
    return sheet(p, p.pick(box + head, head + box) + heading + body + tail)


@form
def m_apostille_panel(p):
    """A short certificate whose lower half is the apostille's ten numbered points."""
    p.manner(caps=p.chance(0.6), issue_date=p.pick("num", "semi"))
    pair, case = p.parents(), cased(p)
    clerk = p.other(p.r["clerk"])
    later = p.r["edate"] + dt.timedelta(days=p.rng.randint(1, 90))
    points = [
        ("1. País", "Country", "República Federativa do Brasil"), ("2. foi assinado por", "has been signed by", clerk), ("3. agindo na qualidade de", "acting in the capacity of", p.other(p.r["clerk_title"])),
        ("4. tem o selo / carimbo de", "bears the seal / stamp of", p.pick(p.office(), "o próprio")), ("5. em", "at", somewhere(p)), ("6. no dia", "the", day(p, later, later)), ("7. por", "by", who(p)), ("8. Nº", "Nº", code(p)), ("9. Selo / carimbo", "Seal / stamp", ""), ("10. Assinatura", "Signature", "Assinatura eletrônica"),
    ]
    two = p.chance(0.6)
    panel = f"<div class=box style='width:{p.pick('100%', '76%', '62%')};margin:16px {p.pick('auto', '0')};{p.pick('border:3px double', '', 'border-radius:8px')}'><div class=mid><b>APOSTILLE</b><br><span style='font-size:.85em'>(Convention de La Haye du 5 octobre 1961)</span></div>" + "".join(f"<div><span class=l>{a}{': ' if not two else ' <i>(' + b + ')</i>: '}</span>{v}</div>" + ("<div class=mid style='font-size:.85em'>Certificado / Certified</div>" if a[:2] == "4." else "") for a, b, v in points) + "</div>"
    keys = p.pick("name mat birth hour place bcity sex", "name cpf birth nat sex", "mat name birth bcity")
    inner = cells(p, keys, case) + parent_cells(p, pair, case, grand=p.chance(0.7)) + cells(p, p.pick("rdate livro folha termo", "rdate", "rdate averb"), case)
    top = f"<div class=mid><b>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento', 'NASCIMENTO')}</b><div>{p.office()}</div></div>"
    cert = f"{top}{lay(p, inner)}<p>{issued(p)} {clerk} - {p.other(p.r['clerk_title'])}. {p.label('officer', 'Oficial:')} {p.officer()}. {p.label('seal', 'Selo:')} {p.seal()}</p>"
    verify = f"<p style='font-size:.75em'>Esta apostila apenas certifica a autenticidade da assinatura, a capacidade do signatário. Verifique em www.cnj.jus.br/apostila, código {number(p)}, CRC {code(p)}.</p>"
    return sheet(p, p.pick(cert + panel + verify, panel + verify + cert, cert + panel), size=p.rng.uniform(10, 12.5))


@form
def m_copy_stamped(p):
    """A photocopied typed certificate with the stamps of another notary's authentication over the margins."""
    p.manner(caps=p.chance(0.75), blank=p.pick("=======", "-.-.-.-", "xxxxxxx", "-o-"))
    pair = p.parents("father")
    year = max(p.r["edate"], dt.date(1985, 1, 1))
    stamp = lambda: f"<div style='border:{p.pick(1, 2)}px solid #225;padding:6px;font:{p.rng.randint(8, 11)}px/1.2 {p.pick('Liberation Sans', 'DejaVu Sans')};color:#225;width:{p.rng.randint(190, 260)}px;max-width:100%'><b>AUTENTICAÇÃO</b><br>{p.pick('Autentico a presente cópia reprográfica, conforme o original a mim apresentado, do que dou fé.', 'CONFERE COM O ORIGINAL. Dou fé.', 'Certifico que esta fotocópia é reprodução fiel do documento apresentado.')}<br>{p.other(places.office(p.rng, *places.place(p.rng)))}<br>{somewhere(p)}, {day(p, year, dt.date(2026, 11, 1), 'num')}<br>{p.pick('Tabelião', 'Escrevente autorizada', 'Substituta')}: {who(p)}<br>Selo {code(p)} &nbsp; Valor {money(p, 9)}</div>"
    stamps = "".join(stamp() for _ in range(p.pick(1, 2, 2, 3)))
    fil = parents_text(p, pair, True, True)
    lines = [
        f"<p>{p.label('name', p.pick('NOME', 'Nome'))} <u>{p.name()}</u></p>",
        f"<p>nascid{born(p)} aos {p.birth_date()} às {p.hour()}</p>", f"<p>em {p.birth_place()}, {p.birth_city_uf()}, do sexo {p.sex()}</p>",
        f"<p>filh{born(p)} de {fil}</p>" if fil else "<p>filiação não declarada</p>",
        f"<p>{grand_text(p, pair)}</p>",
        f"<p>Foi declarante {p.other(p.r['declarant']['name'])}, sendo testemunhas {' e '.join(p.other(w['name']) for w in p.r['witnesses'])}.</p>",
        f"<p>{p.label('averbacoes', p.pick('Observações:', 'Averbações:', 'Obs.'))} {p.averbacoes()}</p>",
    ]
    head = f"<div class=mid>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL<br>{p.office()}<br>{p.pick(p.reg_city_uf, lambda: 'Comarca de ' + p.reg_city())()}</div><h2 class=mid>{p.pick('CERTIDÃO DE NASCIMENTO', 'Nascimento', 'C E R T I D Ã O', 'Certidão de nascimento')}</h2>"
    book = f"<p>{p.pick('CERTIFICO que', 'Certifico, a pedido verbal, que')} sob o nº {p.termo()}, às fls. {p.folha()} do livro nº {p.livro()} de registro de nascimentos, foi registrado em {p.reg_date()} o assento de</p>"
    if p.chance(0.5):
        book, lines = "", [lay(p, cells(p, "livro folha termo rdate"), p.pick("run", "table", "under"))] + lines
    sign = f"<p>O referido é verdade e dou fé.</p><p class=r>{issued(p)}</p><p class=r>{p.officer()}<br>{p.other(p.r['officer_title'])}</p>"
    if p.chance(0.5):
        body = f"<div style='width:72%;float:left;padding-right:20px'>{head}{book}{''.join(lines)}{sign}</div><div style='float:right;width:27%;display:flex;flex-direction:column;gap:{p.rng.randint(10, 90)}px'>{stamps}</div>"
    else:
        body = f"{head}{book}{''.join(lines)}{sign}<div style='display:flex;flex-wrap:wrap;gap:14px;margin-top:20px;justify-content:{p.pick('center', 'flex-start', 'space-between')}'>{stamps}</div>"
    return sheet(p, body, css="p{margin:.55em 0}", face=p.pick(*MONO, "Liberation Serif"), size=p.rng.uniform(11, 13.5))


@form
def m_like_petition(p):
    """Addressed and told like a request: to whom, who asks, items a) b) c), "por ser verdade"."""
    p.manner(caps=p.chance(0.5), blank="não consta")
    pair = p.parents()
    asker = who(p)
    intro = p.pick(
        f"A requerimento {p.pick('verbal', 'escrito')} de {asker}, {p.other(people.profession(p.rng, 'M'))}, portador do RG nº {p.other(records.rg(p.rng))} e do CPF nº {cpf(p)}, residente em {address(p)}, que declarou necessitar da presente para fins de {p.pick('aposentadoria', 'dupla cidadania', 'inventário', 'casamento', 'instrução de processo judicial')},",
        f"Em atenção ao ofício nº {number(p, 10, 999)}/{p.r['edate'].year}, da {p.pick('Vara de Família', 'Defensoria Pública', 'Delegacia da Polícia Federal', 'Junta do Serviço Militar')} de {somewhere(p)}, recebido em {day(p, p.r['edate'] - dt.timedelta(days=20), p.r['edate'])},",
        f"Atendendo ao pedido protocolado sob nº {number(p)} por {asker}, na qualidade de {p.pick('procurador', 'advogado', 'neto', 'parte interessada')},",
    )
    verb = p.pick("CERTIFICO", "C E R T I F I C O", "certifico e dou fé", "CERTIFICA")
    officer = f"{p.officer()}, {p.other(p.r['officer_title'])} {p.pick('do serviço denominado', 'em', '-', 'do(a)')} {p.office()}, {p.pick('na forma da lei', 'no uso de suas atribuições legais', 'nomeado na forma da Lei')}, "
    fil = parents_text(p, pair, False, False)
    items = [
        f"o registrado chama-se {p.name()}", f"é do sexo {p.sex()}", f"nasceu {p.pick('em', 'no dia')} {p.birth_date()}, às {p.hour()}", f"nasceu em {p.birth_place()}, no município de {p.birth_city_uf()}",
        f"é filh{born(p)} de {fil}" if fil else "não foi declarada a filiação",
    ]
    for q in pair:
        if q.known and (q.person["nat"][0] or q.person["nat"][1]) and p.chance(0.7):
            items.append(f"{'a mãe' if q.role == 'mother' else 'o pai'} é natural de {q.nat()}, {q.extra('profession')}")
    if grand_text(p, pair):
        items.append(grand_text(p, pair).replace("avós", "são avós", 1).replace("sendo são", "são", 1))
    items.append(f"o assento foi lavrado em {p.reg_date()}")
    if p.r["averbacoes"]:
        items.append(f"à margem consta: {p.averbacoes()}")
    marks = p.pick("abcdefghijklm", [str(i) for i in range(1, 15)], ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"])
    after = p.pick(") ", ". ", " - ")
    indent = p.pick(20, 40)
    listed = p.pick(
        "".join(f"<p style='margin-left:{indent}px'>{marks[i]}{after}que {text};</p>" for i, text in enumerate(items)),
        "<p style='text-align:justify'>" + "; ".join(f"{marks[i]}{after}{text}" for i, text in enumerate(items)) + ".</p>",
        "<p style='text-align:justify;text-indent:60px'>" + "; ".join(f"que {text}" for text in items) + ".</p>",
    )
    where = f"no livro {p.livro()}, às folhas {p.folha()}, sob o número de ordem {p.termo()}"
    head = p.pick(
        f"<div class=r>{p.pick('Ref.', 'Processo', 'Protocolo')}: {number(p)}</div><p><b>ASSUNTO: CERTIDÃO DE NASCIMENTO</b></p>",
        f"<p>Ilmo(a). Sr(a).<br>{asker}<br>{p.pick('Nesta', somewhere(p))}</p><h3 class=mid>CERTIDÃO</h3>",
        f"<h3 class=mid style='margin:40px 0'>CERTIDÃO {p.pick('DE NASCIMENTO', 'DE ASSENTO DE NASCIMENTO', 'NARRATÓRIA DE NASCIMENTO', 'VERBO AD VERBUM')}</h3>",
    )
    close = p.pick("Era o que continha o assento, ao qual me reporto. Por ser verdade, firmo a presente.", "Nada mais. O referido é verdade e dou fé.", "É o que me cumpria certificar, à vista do livro próprio. Nestes termos, dou fé.")
    body = f"{head}<p style='text-align:justify;text-indent:60px'>{officer if p.chance(0.7) else ''}{intro} <b>{verb}</b> que, revendo os livros de registro de nascimento {p.pick('desta serventia', 'deste cartório', 'a meu cargo')}, {where}, {p.pick('consta o seguinte', 'encontrei o assento do qual consta', 'verifiquei constar')}:</p>{listed}<p>{close}</p><p class={p.pick('r', 'mid')}>{issued(p)}</p>{signer(p)}"
    return sheet(p, body, face=p.pick(*SERIF, *MONO, "Liberation Sans"), size=p.rng.uniform(13, 16), css="body{line-height:1.7}" if p.chance(0.4) else "")


@form
def m_small_title(p):
    """Titled REGISTRO CIVIL DAS PESSOAS NATURAIS or CERTIDÃO only; "nascimento" in a corner, ticked among acts, or in a line."""
    p.manner(caps=p.chance(0.6))
    pair, case = p.parents(), cased(p)
    big = p.pick("REGISTRO CIVIL DAS PESSOAS NATURAIS", "REGISTRO CIVIL", "CERTIDÃO", "C E R T I D Ã O", "Registro Civil das Pessoas Naturais", "SERVIÇO REGISTRAL")
    where = p.pick(
        f"<div style='font-size:.8em' class=r>{p.pick('NASCIMENTO', 'Nasc.', 'Ato: NASCIMENTO', 'Mod. A - Nascimento')}</div>",
        f"<div class=mid style='font-size:.85em'>(X) NASCIMENTO &nbsp; ( ) CASAMENTO &nbsp; ( ) ÓBITO {p.pick('&nbsp; ( ) NATIMORTO', '')}</div>",
        "<div class=mid style='font-size:.85em'>[ ] Casamento &nbsp; [x] Nascimento &nbsp; [ ] Óbito &nbsp; [ ] Livro E</div>",
        lay(p, [("Natureza do ato", "Nascimento", 3), ("Tipo", p.pick("Breve relato", "Resumo", "Inteiro teor"), 2), ("Via", p.pick("1ª", "2ª", "única"), 1)], p.pick("grid", "run")),
        "",
    )
    head = f"<div class=mid><div>{p.pick('REPÚBLICA FEDERATIVA DO BRASIL', 'Poder Judiciário', html.escape(state(p)), '')}</div><div style='font-size:{p.rng.randint(17, 30)}px;font-weight:bold;letter-spacing:{p.pick(0, 0, 1, 2)}px'>{big}</div><div>{p.office()}</div><div>{p.reg_city_uf()}</div></div>{where}"
    groups = [cells(p, "name" + p.pick(" cpf", "", " sex"), case), cells(p, p.pick("birth hour nat", "birth hour place bcity", "day month year hour bcity"), case), parent_cells(p, pair, case), cells(p, p.pick("livro folha termo rdate", "termo livro folha rdate dnv", "mat rdate"), case), cells(p, p.pick("averb", "averb anot", "twin twins averb"), case)]
    kind = p.pick("grid", "grid air", "grid soft", "dots", "under", "table", "list")
    titled = p.pick(None, ["REGISTRADO", "NASCIMENTO" if where == "" else "DADOS", "FILIAÇÃO", "ASSENTO", "OBSERVAÇÕES"], ["I", "II", "III", "IV", "V"])
    if where == "" and not titled:
        titled = ["Nome", "Nascimento", "Pais e avós", "Registro de nascimento", "Notas"]
    parts = "".join((f"<div style='{p.pick('background:#ddd;', '')}font-weight:bold;margin-top:9px'>{titled[i]}</div>" if titled else "<div style='height:7px'></div>") + lay(p, g, kind) for i, g in enumerate(groups))
    foot = f"<p>{p.pick('O referido é verdade. Dou fé.', 'O conteúdo da certidão é verdadeiro. Dou fé.')}</p><div style='display:flex;justify-content:space-between;align-items:flex-end'><div class=box style='font-size:.8em;width:40%'>{p.label('seal', 'Selo')} {p.seal()}<br>{'<br>'.join(html.escape(a) + ' ' + html.escape(b) for a, b in p.r['fees'])}</div><div class=mid>{issued(p)}{signer(p)}</div></div>"
    return sheet(p, head + parts + foot, size=p.rng.uniform(10.5, 13))


@form
def m_whole_entry(p):
    """INTEIRO TEOR: the book's text copied, notes in a margin column or behind."""
    p.manner(caps=p.chance(0.25), birth_date=p.pick("words", "dias", "paren"), date=p.pick("dias", "dias", "words"), hour=p.pick("words", "old", "num"))
    pair = p.parents("father")
    d = p.r["declarant"]
    title = p.pick("INTEIRO TEOR", "CERTIDÃO DE INTEIRO TEOR", "Inteiro Teor", "CÓPIA FIEL DO ASSENTO", "TRANSCRIÇÃO DO TERMO", "CERTIDÃO VERBUM AD VERBUM")
    fil = [q for q in pair if q.known]
    child = f"{p.pick('do sexo', 'de sexo')} {p.sex()}"
    said = [f"{q.name()}, {q.extra('profession')}{', natural de ' + q.nat() if (q.person['nat'][0] or q.person['nat'][1]) and p.chance(.8) else ''}, com {q.extra('age')} {p.pick('anos', 'anos de idade')}" for q in fil]
    of = f"filh{born(p)} {p.pick('legítim' + born(p) + ' ', '', '')}de {' e de '.join(said)}" if said else "de pais ignorados"
    gp = grand_text(p, pair)
    text = (
        f"{p.pick('Aos', 'Em')} {p.reg_date()}, {p.pick('nesta cidade de', 'neste município de', 'nesta comarca de')} {p.reg_city_uf(p.pick('long', 'in', ','))}, em meu cartório, compareceu {p.other(d['name'])}, {p.other(d['profession'])}, {p.other(str(d['age']))} anos, residente em {p.other(d['residence'])}, e perante as testemunhas abaixo assinadas declarou que"
        f" {p.pick('no dia', 'aos', 'em')} {p.birth_date()}, às {p.hour()}, em {p.birth_place()}{', ' + p.birth_city_uf() if p.chance(.6) else ''}, nasceu uma criança {child}, a quem {p.pick('deu o nome de', 'foi posto o nome de', 'deram o nome de', 'que recebeu o nome de')} {p.name()}, {of}. {gp[:1].upper() + gp[1:] + '. ' if gp and not gp.startswith('<') else gp}"
        f"Do que para constar lavrei este termo, que lido e achado conforme vai assinado pelo declarante e pelas testemunhas {' e '.join(p.other(w['name']) for w in p.r['witnesses'])}. Eu, {who(p)}, {p.pick('escrevente', 'oficial ajudante', 'escrivão')}, o escrevi."
    )
    notes = f"<div class=l>{p.label('averbacoes', p.pick('AVERBAÇÕES', 'À margem', 'Averbações e anotações', 'Notas à margem do termo'))}</div><div class=v>{p.averbacoes()}</div>" + (f"<div class=l>{p.label('anotacoes', 'ANOTAÇÕES')}</div><div class=v>{p.anotacoes()}</div>" if p.chance(0.4) else "")
    number_line = p.pick(f"{p.label('termo', 'Nº')} {p.termo()}", f"TERMO Nº {p.termo()} - {p.name()}", f"Nascimento nº {p.termo()}")
    intro = f"<p>CERTIFICO, {p.pick('a pedido de parte interessada', 'em virtude de autorização judicial', 'a requerimento do próprio registrado')}, que {p.pick('revendo', 'compulsando')} o livro {p.livro()} de {p.pick('registro de nascimentos', 'nascimentos', 'assentos de nascimento')}, à folha {p.folha()}, {p.pick('encontrei', 'consta')} o termo do teor seguinte:</p>"
    quote = p.pick("“{}”", "{}", "\"{}\".")
    block = f"<div><b>{number_line}</b></div><div class=v style='text-align:justify;font-weight:normal;{p.pick('font-style:italic;', '', '')}'>{quote.format(text)}</div>"
    if p.chance(0.5):
        middle = f"<div style='display:flex;gap:14px;{p.pick('flex-direction:row-reverse', '')}'><div style='width:{p.rng.randint(19, 32)}%;font-size:.82em;{p.pick('border-right:1px solid #000;', '')}padding-right:6px'>{notes}</div><div style='flex:1'>{block}</div></div>"
    else:
        middle = block + f"<div style='margin-top:10px'>{notes}</div>"
    head = f"<div class=mid>{p.office()}<br><span style='font-size:.85em'>{p.other(p.r['address'])}</span><h2>{title}</h2></div>"
    if p.chance(0.4):
        head += f"<div class=mid>{p.label('matricula', 'Matrícula:')} {p.matricula()}</div>"
    return sheet(p, f"{head}{intro}{middle}<p>{p.pick('Nada mais se continha em dito termo, aqui fielmente transcrito.', 'Era o que se continha. Dou fé.', 'É o que consta. Dou fé.')}</p><p class=mid>{issued(p)}</p>{signer(p)}<p style='font-size:.8em'>{p.label('seal', 'Selo digital nº')} {p.seal()}</p>", size=p.rng.uniform(12, 15.5))


@form
def m_traslado(p):
    """TRASLADO DE NASCIMENTO: the entry of a birth abroad copied into book E; the foreign certificate told beside."""
    p.manner(caps=p.chance(0.5))
    abroad = places.foreign(p.rng)
    if p.chance(0.75):
        p.r["bcity"], p.r["buf"] = abroad
        p.r["nat"] = abroad
        p.r["bplace"] = p.pick("Hospital Central", "General Hospital", "Maternidad Municipal", "St. Mary's Hospital", "residência dos pais", "Clínica Santa Lucía")
    if p.chance(0.7):
        p.r["livro"] = p.pick("E-", "E ", "E-0") + str(p.rng.randint(1, 90))
    pair, case = p.parents(), cased(p)
    foreign = [("Repartição de origem", p.other(p.pick("Registro Civil de ", "Town Clerk of ", "Comune di ", "Consulado-Geral do Brasil em ", "Conservatória de ") + abroad[0]), 4), ("Nº do registro estrangeiro", number(p, 10, 99999), 2), ("Livro / folha de origem", f"{p.rng.randint(1, 80)} / {p.rng.randint(1, 300)}", 2), ("Data do registro estrangeiro", day(p, p.r["birth"], p.r["rdate"], "num"), 2), ("Legalização / apostila", code(p), 3), ("Tradutor público", who(p), 3)]
    p.rng.shuffle(foreign)
    foreign = foreign[: p.rng.randint(2, 6)]
    title = p.pick("TRASLADO DE NASCIMENTO", "TRASLADO DE ASSENTO DE NASCIMENTO", "CERTIDÃO DE TRASLADO DE NASCIMENTO", "Transcrição de Nascimento", "TRASLADO DE CERTIDÃO DE NASCIMENTO", "Livro E - Traslado de nascimento ocorrido no exterior")
    note = p.pick("Brasileiro nato, nos termos do art. 12, inciso I, alínea “c”, in limine, da Constituição Federal.", "A condição de nacionalidade brasileira depende de opção, a qualquer tempo, perante a Justiça Federal, depois de atingida a maioridade.", "Registro de nascimento efetuado nos termos da Resolução CNJ nº 155/2012.")
    inner = lay(p, cells(p, p.pick("name sex birth hour", "mat name birth sex", "name cpf birth hour sex") + p.pick(" place bcity", " bcity", " bcity nat"), case) + parent_cells(p, pair, case))
    reg = lay(p, cells(p, p.pick("rdate livro folha termo", "livro folha termo rdate", "termo livro folha rdate averb"), case))
    origin = f"<div style='font-weight:bold;margin-top:8px'>{p.pick('DOCUMENTO TRASLADADO', 'REGISTRO ESTRANGEIRO', 'CERTIDÃO APRESENTADA')}</div>{lay(p, foreign)}"
    parts = [f"<div style='font-weight:bold;margin-top:8px'>{p.pick('REGISTRO NO BRASIL', 'ASSENTO NESTE OFÍCIO', 'TRASLADO')}</div>{reg}", origin]
    p.rng.shuffle(parts)
    body = f"<div class=mid>{p.pick('REPÚBLICA FEDERATIVA DO BRASIL', '')}<br>{p.office()}<br>{p.reg_city_uf()}<h2>{title}</h2></div>{inner}{''.join(parts)}<p style='font-size:.9em'>{p.label('averbacoes', 'Observações:') + ' ' + p.averbacoes() + ' ' if p.r['averbacoes'] else ''}{note if not p.r['averbacoes'] else ''}</p><p class=mid>{issued(p)}</p>{signer(p)}<p style='font-size:.78em'>{p.legal()}</p>"
    return sheet(p, body, size=p.rng.uniform(10.5, 13))


@form
def m_title_elsewhere(p):
    """A dense grid whose title stands at the foot, in a strip at the side, or between two halves."""
    p.manner(caps=p.chance(0.7), blank=p.pick("", "-", "***"))
    pair, case = p.parents(), cased(p)
    keys = p.pick("livro folha termo rdate name birth hour sex nat", "mat name cpf sex day month year hour", "name birth bcity rdate termo folha livro", "office rcity livro folha termo name birth")
    top = lay(p, cells(p, keys, case), p.pick("grid", "grid", "grid soft", "under", "table"))
    mid = lay(p, parent_cells(p, pair, case), p.pick("grid", "grid", "table", "list"))
    low = lay(p, cells(p, p.pick("place bcity twin twins averb", "place averb anot", "dnv twin averb", "averb anot seal"), case), p.pick("grid", "table", "list"))
    title = p.pick("CERTIDÃO DE NASCIMENTO", "NASCIMENTO", "Certidão de nascimento", "CERTIDÃO DO REGISTRO DE NASCIMENTO", "REGISTRO DE NASCIMENTO - CERTIDÃO")
    size = p.rng.randint(13, 30)
    heading = f"<div style='font-size:{size}px;font-weight:bold;{p.pick('letter-spacing:2px;', '', '')}text-align:{p.pick('center', 'right', 'left')};margin:10px 0'>{title}</div>"
    sign = f"<div style='margin-top:12px'>{p.pick('', 'O referido é verdade e dou fé. ')}{issued(p)} {p.label('officer', p.pick('Oficial:', 'O Oficial', 'Registrador:'))} {p.officer()}</div>"
    office = f"<div class={p.pick('mid', 'x')}>{p.office()} - {p.reg_city_uf()}<br><small>{p.other(p.r['address'])} {html.escape(p.r['phone'])}</small></div>"
    side = p.pick("foot", "middle", "left", "right", "last")
    if side in ("left", "right"):
        words = title.split()
        strip = f"<div style='width:{p.rng.randint(96, 150)}px;font-weight:bold;font-size:{p.rng.randint(11, 15)}px;{p.pick('border-right:2px solid #000', 'background:#ddd', '')};padding:8px 4px;text-align:center'>" + p.pick("<br>".join(words), " ".join(words)) + f"<div style='margin-top:{p.rng.randint(40, 400)}px;font-size:.8em;font-weight:normal'>{p.pick('REPÚBLICA FEDERATIVA DO BRASIL', 'REGISTRO CIVIL', 'Válida em todo o território nacional')}</div></div>"
        body = f"<div style='display:flex;gap:10px;{'flex-direction:row-reverse' if side == 'right' else ''}'>{strip}<div style='flex:1'>{office if p.chance(.7) else ''}{top}<br>{mid}<br>{low}{sign}</div></div>"
        return sheet(p, body, size=p.rng.uniform(10, 12), w=p.pick(794, 794, 900), h=p.pick(1123, 700))
    gap = f"<div style='height:{p.rng.randint(5, 30)}px'></div>"
    body = {"foot": office + top + gap + mid + gap + low + heading + sign, "middle": top + heading + office + mid + gap + low + sign, "last": top + gap + mid + gap + low + sign + "<hr>" + office + heading}[side]
    return sheet(p, body, size=p.rng.uniform(10, 12.5))


@form
def m_long_notes(p):
    """Averbações and anotações of marriage, divorce and death longer than the certificate itself."""
    p.manner(caps=p.chance(0.35))
    pair, case = p.parents(), cased(p)
    p.r["averbacoes"] = " ".join(texts.averbacao(p.rng, p.r) for _ in range(p.rng.randint(2, 5)))
    p.r["anotacoes"] = " ".join(texts.anotacao(p.rng, p.r) for _ in range(p.rng.randint(1, 5))) if p.chance(0.75) else ""
    short = p.chance(0.45)
    if short:
        fil = parents_text(p, pair, False, False)
        text = f"Certifico que do livro {p.livro()}, fls. {p.folha()}, nº {p.termo()}, consta {p.pick('em', 'com data de')} {p.reg_date()} o registro de {p.name()}, nascid{born(p)} em {p.birth_date()}, em {p.birth_city_uf()}{', filh' + born(p) + ' de ' + fil if fil else ''}."
        top = f"<p style='text-align:justify'>{text}</p>"
    else:
        top = lay(p, cells(p, p.pick("name mat birth sex", "mat name cpf birth bcity", "name birth livro folha termo"), case) + parent_cells(p, pair, case, grand=p.chance(0.5)) + (cells(p, "rdate", case) if p.chance(0.7) else []))
    columns = p.pick("", "", "column-count:2;column-gap:18px;")
    size = p.pick(".8em", "1em", "1em", "1.1em")
    a = f"<div style='margin-top:10px'>{p.label('averbacoes', '<b>' + p.pick('AVERBAÇÕES', 'Averbações/Anotações à margem do termo' if not p.r['anotacoes'] else 'Averbações à margem', 'À MARGEM DO TERMO CONSTA') + '</b>')}</div><div class=v style='text-align:justify;font-weight:normal;font-size:{size};{columns}'>{p.averbacoes()}</div>"
    b = f"<div style='margin-top:10px'>{p.label('anotacoes', '<b>' + p.pick('ANOTAÇÕES', 'Anotações', 'Comunicações recebidas') + '</b>')}</div><div class=v style='text-align:justify;font-weight:normal;font-size:{size}'>{p.anotacoes()}</div>" if p.r["anotacoes"] else ""
    notes = a + b if p.chance(0.7) else b + a
    title = p.pick("CERTIDÃO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO COM AVERBAÇÕES", "Nascimento - certidão com anotações de casamento e óbito", "CERTIDÃO")
    if title == "CERTIDÃO" and not short:
        title += p.pick("<br><small>(nascimento)</small>", " <small>de nascimento</small>")
    head = f"<div class={p.pick('mid', 'x')}>{p.office()}<br>{p.reg_city_uf()}<div style='font-size:1.3em;font-weight:bold'>{title}</div></div>"
    tail = f"<p>{p.pick('A presente certidão envolve elementos de averbação à margem do termo.', 'Dou fé.', '')}</p><p class={p.pick('mid', 'r')}>{issued(p)}</p>{signer(p)}<p style='font-size:.8em'>{p.label('seal', 'Selo:')} {p.seal()}</p>"
    return sheet(p, p.pick(head + top + notes, head + top + notes, head + notes + "<hr>" + top) + tail, size=p.rng.uniform(11, 13))


@form
def m_cropped(p):
    """Only a part of the sheet: the head or the foot, or both, are cut off."""
    p.manner(caps=p.chance(0.6))
    pair, case = p.parents(), cased(p)
    kind = p.pick("grid", "grid air", "dots", "under", "table", "list")
    bars = p.pick("background:#ddd;font-weight:bold;margin-top:8px", "font-weight:bold;text-align:center;margin-top:8px", "border-bottom:2px solid;margin-top:10px", None)
    bar = lambda text: f"<div style='{bars}'>{text}</div>" if bars else ""
    person = lay(p, cells(p, p.pick("name cpf mat", "mat name", "name"), case), kind)
    birth = bar(p.pick("NASCIMENTO", "Dados do nascimento")) + lay(p, cells(p, p.pick("birth day month year hour", "birth hour place bcity nat sex", "day month year hour bcity sex", "nat rcity bcity place sex"), case), kind)
    fil = bar("FILIAÇÃO") + lay(p, parent_cells(p, pair, case), kind)
    reg = bar("REGISTRO") + lay(p, cells(p, p.pick("twin twins rdate dnv", "livro folha termo rdate", "rdate dnv averb"), case), kind)
    notes = lay(p, cells(p, p.pick("averb anot", "averb"), case), kind)
    foot = f"<div style='display:flex;gap:10px;margin-top:10px'><div class=box style='flex:1;font-size:.85em'>{p.office()}<br>{p.officer()}<br>{p.reg_city_uf()}<br>{p.other(p.r['address'])}</div><div class=mid style='flex:1'>O conteúdo da certidão é verdadeiro. Dou fé.<br>{issued(p)}<br><br>____________________<br>{p.other(p.r['clerk'])}</div></div>"
    parts = [person, birth, fil, reg, notes, foot]
    start = p.pick(0, 0, 0, 1)
    end = p.pick(3, 4, 5, 6, 6) if start == 0 else 6
    height = p.rng.randint(420, 900)
    first = p.pick("", "", "", f"<div class=mid>{p.office()}</div>", "<div class=mid>REGISTRO CIVIL DAS PESSOAS NATURAIS</div>")
    return sheet(p, first + "".join(parts[start:end]), size=p.rng.uniform(12, 17), h=height, pad=f"{p.rng.randint(1, 12)}px {p.rng.randint(3, 50)}px", w=p.pick(794, 794, 700, 960))


@form
def m_numbered_blocks(p):
    """Numbered cells in blocks with Roman numbers like a health ministry's form."""
    p.manner(caps=True, birth_date=p.pick("num", "words"), hour="num", place=p.pick("/", "-"), blank=p.pick("", "-", "9 - Ignorado"))
    pair = p.parents(p.pick("mother", "father"))
    case = p.pick(str, str.upper)
    n = [p.pick(0, 0, 10)]
    style = p.pick("{} ", "{:02d} - ", "[{}] ", "{}. ", "Campo {} ")

    def numbered(rows):
        out = []
        for l, v, w in rows:
            n[0] += 1
            out.append((f"<b>{style.format(n[0])}</b>{l}", v, w))
        return out

    kind = p.pick("grid", "grid", "grid soft")
    blocks = [
        ("Registro", cells(p, p.pick("office rcity livro folha termo rdate", "office livro folha termo rdate rcity mat"), case)),
        ("Identificação", cells(p, p.pick("name sex", "name cpf sex nat", "mat name sex"), case)),
        ("Ocorrência", cells(p, p.pick("birth hour place bcity", "place bcity day month year hour", "birth hour bcity dnv"), case)),
        ("Pais e avós", parent_cells(p, pair, case)),
        ("Gestação", [("Gravidez múltipla", p.twin(), 2), (p.label("twin_names", "Nomes dos gêmeos"), p.twin_names(), 5)]),
        ("Declarante", [("Nome do declarante", p.other(p.r["declarant"]["name"]), 5), ("Parentesco", p.other(p.r["declarant"]["kin"]), 2), ("Endereço", p.other(p.r["declarant"]["residence"]), 6)]),
        ("Anotações", cells(p, p.pick("averb", "averb anot"), case)),
    ]
    if p.chance(0.4):
        blocks.append(blocks.pop(0))
    blocks = [b for i, b in enumerate(blocks) if b[0] not in ("Gestação", "Declarante") or p.chance(0.6)]
    romans = "I II III IV V VI VII VIII".split()
    beside = p.chance(0.55)
    out = ""
    for i, (heading, rows) in enumerate(blocks):
        inner = lay(p, numbered(rows), kind)
        if beside:
            out += f"<div style='display:flex;border:1px solid #000;margin-top:3px'><div style='width:{p.pick(92, 104)}px;font-size:9px;padding:4px;{p.pick('background:#cfd8dc', 'border-right:1px solid')}'><b>{romans[i]}</b><br>{heading}</div><div style='flex:1'>{inner}</div></div>"
        else:
            out += f"<div style='background:#333;color:#fff;font-size:10px;padding:1px 6px;margin-top:4px'>{romans[i]} {heading.upper()}</div>{inner}"
    head = f"<div style='display:flex;justify-content:space-between;align-items:center'><div style='font-size:.85em'>República Federativa do Brasil<br>{p.pick('Corregedoria Geral da Justiça', 'Registro Civil', 'Poder Judiciário')}<br>{p.pick('1ª VIA', '2ª VIA', 'VIA ÚNICA')}</div><div style='font-size:{p.rng.randint(16, 24)}px;font-weight:bold'>{p.pick('Certidão de Nascimento', 'CERTIDÃO DE NASCIMENTO', 'Nascimento - Certidão')}</div><div class=box>{number(p)}</div></div>"
    foot = f"<div style='display:flex;justify-content:space-between;margin-top:16px'><div>{p.label('seal', 'Selo')} {p.seal()}</div><div class=mid>{issued(p)}<br><br>{p.officer()}<br>{p.other(p.r['officer_title'])}</div></div>"
    return sheet(p, head + out + foot, face=p.pick(*SANS), size=p.rng.uniform(10.5, 12.5), pad="24px 30px")


@form
def m_validated(p):
    """A certificate issued on line under, over or beside large panels on validation, signature and payment."""
    p.manner(caps=p.chance(0.5), date="num", birth_date=p.pick("num", "both"), hour="num")
    pair, case = p.parents(), cased(p)
    stamp = records.code(p.rng, "0123456789abcdef", 40)
    panel = f"<div style='border:1px solid #0a6;padding:8px;font-size:.82em;margin:8px 0'><b>{p.pick('DOCUMENTO ASSINADO DIGITALMENTE', 'VALIDAÇÃO DA CERTIDÃO ELETRÔNICA', 'Certidão digital - verifique a autenticidade')}</b><br>Assinado por: {p.other(p.r['clerk'])}:{records.cpf(p.rng)}<br>Data da assinatura: {p.other(records.date_text(p.rng, p.r['edate'], 'num'))} {p.rng.randint(8, 18):02d}:{p.rng.randint(0, 59):02d}:{p.rng.randint(0, 59):02d}<br>Código hash: {stamp}<br>Esta certidão é válida por {p.pick(30, 60, 90)} dias a contar da emissão. Consulte em www.registrocivil.org.br/validacao com o código {code(p)}.</div>"
    order = f"<div style='font-size:.82em;margin:8px 0'><b>Dados do pedido</b> {lay(p, [('Pedido CRC', number(p), 2), ('Solicitado por', who(p), 4), ('Em', day(p, p.r['edate'] - dt.timedelta(days=6), p.r['edate'], 'num'), 2), ('Pagamento', p.pick('PIX', 'boleto', 'cartão') + ' ' + money(p), 3), ('Cartório de destino', somewhere(p), 3)], p.pick('list', 'grid soft', 'run', 'bare'))}</div>"
    inner = cells(p, p.pick("name cpf mat", "mat name", "name mat birth"), case) + cells(p, p.pick("birth hour nat sex", "birth bcity place sex", "nat birth hour bcity"), case) + parent_cells(p, pair, case) + cells(p, p.pick("rdate dnv averb", "twin twins rdate averb anot", "rdate averb"), case) + cells(p, p.pick("office officer rcity", "office rcity", "officer office"), case)
    seen, kept = set(), []
    for row in inner:
        if row[0] not in seen or "aturalidade" in row[0]:
            kept.append(row)
        seen.add(row[0])
    cert = f"<div class=mid style='font-weight:bold;margin:8px'>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de nascimento', 'CERTIDÃO ELETRÔNICA DE NASCIMENTO', 'Certidão Digital<br>Nascimento')}</div>{lay(p, kept)}<p>{p.label('seal', p.pick('Selo digital:', 'Selo'))} {p.seal()}</p><p>{issued(p)}</p>"
    panels = [panel] + ([order] if p.chance(0.6) else [])
    p.rng.shuffle(panels)
    if p.chance(0.3):
        body = f"<div style='display:flex;gap:12px'><div style='flex:1'>{cert}</div><div style='width:30%;overflow-wrap:anywhere'>{''.join(panels)}</div></div>"
    else:
        body = p.pick("".join(panels) + cert, cert + "".join(panels), panels[0] + cert + "".join(panels[1:]))
    return sheet(p, body, face=p.pick(*SANS, "Liberation Serif"), size=p.rng.uniform(10.5, 13))


@form
def m_by_court_order(p):
    """A late or changed registration: told as the fulfilment of a judge's order, with the process before the entry."""
    p.manner(caps=p.chance(0.5))
    pair = p.parents()
    process = f"{number(p, 1000000, 9999999)}-{number(p, 10, 99)}.{p.r['rdate'].year}.8.{number(p, 10, 27)}.{number(p, 1000, 9999)}"
    judge = f"{p.pick('MM. Juiz de Direito', 'Exmo. Sr. Dr. Juiz de Direito', 'MMª Juíza de Direito')} da {number(p, 1, 6)}ª {p.pick('Vara de Registros Públicos', 'Vara Cível', 'Vara da Infância e da Juventude', 'Vara de Família')} de {somewhere(p)}, Dr(a). {who(p)}"
    fil = parents_text(p, pair, p.chance(0.5), False)
    why = p.pick("em cumprimento ao mandado judicial expedido", "por determinação proferida", "em virtude de sentença proferida", "à vista do mandado de registro tardio expedido")
    title = p.pick("REGISTRO DE NASCIMENTO LAVRADO POR MANDADO JUDICIAL", "CERTIDÃO DE NASCIMENTO<br><small>(registro tardio - art. 46 da Lei 6.015/73)</small>", "CERTIDÃO - MANDADO CUMPRIDO", "CERTIDÃO DE NASCIMENTO")
    order = f"<p style='text-align:justify'>{p.pick('CERTIFICO', 'Certifica-se', 'Eu, ' + p.officer() + ', oficial, CERTIFICO')} que, {why} pelo {judge}, nos autos nº {process}, da ação de {p.pick('registro tardio', 'adoção', 'restauração de assento', 'reconhecimento de paternidade', 'suprimento de registro')}, movida por {who(p)}, {p.pick('transitada em julgado em', 'com data de')} {day(p, p.r['rdate'] - dt.timedelta(days=120), p.r['rdate'])}, foi lavrado {p.pick('no livro', 'neste ofício, no livro')} {p.livro()}, às fls. {p.folha()}, sob o nº {p.termo()}, em {p.reg_date()}, o assento de nascimento de:</p>"
    name = p.pick(f"<div class=mid style='font-size:1.4em;font-weight:bold;margin:12px'>{p.name()}</div>", f"<p>{p.label('name', 'Nome:')} <b>{p.name()}</b></p>", f"<div class='box mid'>{p.name()}</div>")
    told = f"<p style='text-align:justify'>do sexo {p.sex()}, nascid{born(p)} em {p.birth_date()}, às {p.hour()}, em {p.birth_place()}, {p.birth_city_uf()}{', filh' + born(p) + ' de ' + fil if fil else ', sem filiação declarada'}. {grand_text(p, pair)}</p>" if p.chance(0.5) else lay(p, cells(p, p.pick("birth hour sex place bcity", "sex birth bcity nat")) + parent_cells(p, pair))
    notes = f"<p>{p.label('averbacoes', p.pick('Averbações:', 'Observações:'))} {p.averbacoes()}</p>"
    head = f"<div class=mid>{p.pick('PODER JUDICIÁRIO', 'TRIBUNAL DE JUSTIÇA', 'REPÚBLICA FEDERATIVA DO BRASIL', 'JUSTIÇA DE PAZ')}<br>{p.pick('COMARCA DE ' + p.reg_city(), p.reg_city_uf())}<br>{p.office()}<h2>{title}</h2></div>"
    return sheet(p, f"{head}{order}{name}{told}{notes}<p>{p.pick('Cumpra-se. ', '')}O referido é verdade e dou fé.</p><p class={p.pick('mid', 'r')}>{issued(p)}</p>{signer(p)}", size=p.rng.uniform(12.5, 15.5))


@form
def m_ornate(p):
    """Set like a church's or school's diploma: a frame, centred lines, godparents; or a record card with a side of particulars."""
    p.manner(caps=p.chance(0.4), blank="—")
    pair, case = p.parents(p.pick("father", "mother")), cased(p)
    if p.chance(0.55):
        fil = parents_text(p, pair, p.chance(0.4), False)
        lines = [f"{p.pick('Certificamos que', 'Certifico que em', 'Faço certo que')}{'' if p.chance(.5) else ' neste Registro Civil'} foi registrad{born(p)}", f"<span style='font-size:1.7em'>{p.name()}</span>", f"nascid{born(p)} {p.pick('aos', 'em', 'no dia')} {p.birth_date()}, às {p.hour()}", f"em {p.birth_place()}, {p.birth_city_uf()}", f"do sexo {p.sex()}", f"filh{born(p)} de {fil}" if fil else "", f"{grand_text(p, pair)}", f"Testemunhas: {' e '.join(p.other(w['name']) for w in p.r['witnesses'])}" if p.chance(0.6) else "", f"Livro {p.livro()} &nbsp; Folhas {p.folha()} &nbsp; Termo {p.termo()}", f"{p.label('reg_date', p.pick('Registrado em', 'Data do registro:'))} {p.reg_date()}"]
        inner = f"<div class=mid style='line-height:2'>{p.office()}<div style='font:italic {p.rng.randint(28, 46)}px {p.pick('Z003', 'P052', 'C059')}'>{p.pick('Certidão de Nascimento', 'Registro de Nascimento', 'Certidão')}</div>{'<br>'.join(x for x in lines if x)}<br>{p.averbacoes() if p.r['averbacoes'] else ''}<p>{issued(p)}</p></div>{signer(p)}"
        return sheet(p, f"<div style='border:{p.pick('6px double #753', '2px solid #357', '10px ridge #a96')};padding:24px'>{inner}</div>", face=p.pick(*SERIF), size=p.rng.uniform(13, 15), w=p.pick(794, 1000), h=p.pick(1123, 720))
    left = lay(p, cells(p, "name sex birth" + p.pick(" hour", "", " nat"), case), "list")
    right = lay(p, cells(p, p.pick("livro folha termo rdate", "termo livro folha"), case), "bare")
    fil = lay(p, parent_cells(p, pair, case), p.pick("table", "list", "dots"))
    body = f"<div class=box style='border-width:2px'><div style='display:flex;justify-content:space-between'><b>{p.office()}</b><b>{p.pick('FICHA DE NASCIMENTO', 'CÉDULA DE NASCIMENTO', 'NASCIMENTO', 'CERTIDÃO RESUMIDA DE NASCIMENTO')}</b></div><div style='display:flex;gap:14px'><div style='flex:2'>{left}</div><div style='flex:1'>{right}</div></div>{fil}{lay(p, cells(p, 'place bcity averb', case), p.pick('list', 'grid'))}<p style='font-size:.9em'>Certifico que estes dados conferem com o assento. {issued(p)} {p.officer()}, {p.other(p.r['officer_title'])}.</p></div>"
    return sheet(p, body, w=p.pick(620, 700, 794), h=p.pick(480, 560, 700), pad="16px 18px", size=p.rng.uniform(11, 13))
