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


@form
def m_sparse(p):
    """An old print of which little is filled in: most of its cells or gaps stand empty, almost a blank form."""
    gap = p.pick("", "___________", "................", "\u00a0", "-----")
    p.manner(caps=p.chance(0.5), blank=gap)
    case = cased(p)
    for side, fields in (("father", ("gpm", "gpf")), ("mother", ("gmm", "gmf"))):
        if p.chance(0.2):  # a parent whom this page leaves out is none of its parents
            p.r[side] = None
        if p.r[side] is None:
            p.r["gp"].update(dict.fromkeys(fields, ""))
    pair = p.parents()
    for key in ("dnv", "averbacoes", "anotacoes"):
        p.r[key] = ""
    absent = {k for k in "cpf mat hour nat sex place dnv officer termo folha averb rcity twins".split() if p.chance(0.65)}
    keys = p.pick("name birth hour sex nat place bcity", "name cpf mat sex birth hour bcity", "livro folha termo name birth bcity hour place")
    late = p.pick("rdate dnv twins averb anot officer", "rcity rdate livro folha termo averb", "twins dnv rdate averb")

    def made(some):
        return [(l, gap, w) if k in absent | {"twins", "averb", "anot"} else (l, v, w) for k in some.split() for l, v, w in [cell(p, k, case)]]

    fil = []
    for q in pair:
        fil.append((p.label(q.role, case(p.pick("Mãe", "Nome da mãe") if q.role == "mother" else p.pick("Pai", "Nome do pai"))), q.name() if q.known else gap, 5))
        fil.append((case("Naturalidade"), gap, 3))
        fil.append((case("Avós maternos" if q.side == "mat" else "Avós paternos"), q.grandparents() if p.chance(0.25) and (q.grandfather_known or q.grandmother_known) else gap, 6))
    if p.chance(0.35):
        known = [q.name() for q in pair if q.known]
        told = f"<p style='text-align:justify;line-height:2'>CERTIFICO que, às fls. {p.folha()} do livro nº {p.livro()} de registro de nascimentos, sob o nº {p.termo() if p.chance(.5) else '________'}, foi lavrado o assento de {p.name()} ____________, do sexo {p.sex() if p.chance(.6) else '________'}, nascido aos {p.birth_date()} ____, às ______ horas, em ____________________, filho de {known[0] if known else '____________________'} ________, natural de _____________, e de {known[1] if len(known) > 1 else '______________________'} ______, natural de ______________. São avós paternos ____________________ e ____________________ e maternos ____________________ e ____________________. Foi declarante ____________________. Observações: ________________________________________.</p>"
        body = told
    else:
        body = lay(p, made(keys) + fil + made(late), p.pick("grid", "grid", "grid air", "dots", "under", "table", "list"))
    end = p.pick(f"<p>O referido é verdade e dou fé.</p><p>{issued(p)}</p><p class=mid>_____________________<br>Oficial do Registro Civil</p>", f"<p class=r>{issued(p)}</p>{signer(p)}")
    return sheet(p, f"<div class=mid>REPÚBLICA FEDERATIVA DO BRASIL<br>{p.pick('REGISTRO CIVIL DAS PESSOAS NATURAIS<br>', '')}{p.office()}<h2>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento', 'NASCIMENTO')}</h2></div>{body}{end}")


@form
def m_tree(p):
    """The registered person, parents and grandparents in boxes like a family's tree; the entry in a line."""
    p.manner(caps=p.chance(0.5), blank=p.pick("-", "não consta", "***"))
    pair, case = p.parents("father"), cased(p)
    me = f"<div class=box>{p.label('name', case('Registrado'))}<br><b>{p.name()}</b><br>{p.label('birth_date', case(p.pick('Nascimento', 'Nascido em')))} {p.birth_date()}<br>{p.birth_city_uf()}<br>{p.label('sex', case('Sexo'))} {p.sex()}</div>"
    second, third = [], []
    for q in pair:
        second.append(f"<div class=box>{p.label(q.role, case('Mãe' if q.role == 'mother' else 'Pai'))}<br>{q.name()}{'<br><small>' + case('natural de') + '</small> ' + q.nat() if q.known else ''}</div>")
        side = "materno" if q.side == "mat" else "paterno"
        third.append(f"<div class=box>{p.label('grandfather', case('Avô ' + side))}<br>{q.grandfather()}</div>")
        third.append(f"<div class=box>{p.label('grandmother', case('Avó ' + side[:-1] + 'a'))}<br>{q.grandmother()}</div>")
    column = lambda boxes: "<div style='flex:1;display:flex;flex-direction:column;justify-content:space-around;gap:8px'>" + "".join(boxes) + "</div>"
    row = lambda boxes: "<div style='display:flex;gap:8px;margin:8px 0'>" + "".join(f"<div style='flex:1'>{b}</div>" for b in boxes) + "</div>"
    tree = f"<div style='display:flex;gap:14px;min-height:{p.rng.randint(240, 420)}px'>{column([me])}{column(second)}{column(third)}</div>" if p.chance(0.5) else p.pick(row(third) + row(second) + row([me]), row([me]) + row(second) + row(third))
    entry = lay(p, cells(p, p.pick("office rcity livro folha termo rdate", "mat rdate office", "livro folha termo rdate"), case))
    return sheet(p, f"<div class=mid><h2>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento e Filiação', 'NASCIMENTO - FILIAÇÃO E ASCENDENTES')}</h2>{p.pick('', 'Registro Civil das Pessoas Naturais')}</div>{p.pick(tree + entry, entry + tree)}{lay(p, cells(p, 'averb', case))}<p>Certifico que os dados conferem com o assento. {issued(p)}</p>{signer(p)}<p>{p.label('seal', 'Selo')} {p.seal()}</p>", size=p.rng.uniform(11, 13))


@form
def m_parent_columns(p):
    """Like a marriage's certificate: a table with one column for each parent, rows of particulars; declarant and witnesses likewise."""
    p.manner(caps=p.chance(0.5), blank=p.pick("-", "não declarado", "xxx"))
    pair, case = p.parents(p.pick("father", "mother")), cased(p)
    table = "<tr><th></th>" + "".join(f"<th>{p.label(q.role, case('Mãe' if q.role == 'mother' else 'Pai'))}</th>" for q in pair) + "</tr>"
    lines = [(case("Nome"), [q.name() for q in pair]), (p.label("parent_nat", case("Naturalidade")), [q.nat() for q in pair])]
    for l, key in (("Nacionalidade", "nationality"), ("Profissão", "profession"), ("Estado civil", "civil"), ("CPF", "cpf"), ("Residência", "residence")):
        if p.chance(0.6):
            lines.append((case(l), [q.extra(key) for q in pair]))
    if p.chance(0.5):
        lines.append((p.label("gp_all", case("Avós")), [q.grandparents() for q in pair]))
    else:
        lines += [(p.label("grandfather", case("Avô")), [q.grandfather() for q in pair]), (p.label("grandmother", case("Avó")), [q.grandmother() for q in pair])]
    table += "".join(f"<tr><td>{l}</td>" + "".join(f"<td class=v>{v}</td>" for v in vs) + "</tr>" for l, vs in lines)
    witnesses = "<tr><th></th>" + "".join(f"<th>{case(x)}</th>" for x in ("Declarante", "1ª testemunha", "2ª testemunha")) + "</tr>" + "".join(f"<tr><td>{case(l)}</td>" + "".join(f"<td>{p.other(str(who_[k]))}</td>" for who_ in [p.r["declarant"], *p.r["witnesses"][:2]]) + "</tr>" for l, k in (("Nome", "name"), ("Profissão", "profession"), ("Residência", "residence")))
    top = lay(p, cells(p, p.pick("name sex birth hour place bcity", "mat name cpf birth bcity nat", "name birth nat sex"), case))
    low = lay(p, cells(p, p.pick("livro folha termo rdate averb", "rdate dnv averb anot"), case))
    married = f"<p>{case('Casamento dos pais')}: {p.other(p.r['marriage_parents'])}</p>" if p.r["marriage_parents"] else ""
    return sheet(p, f"<div class=mid>{p.office()}<br>{p.reg_city_uf()}<h2>{p.pick('CERTIDÃO DE NASCIMENTO', 'CERTIDÃO', 'Assento de Nascimento - Certidão')}</h2></div>{top}<table class=t style='margin:8px 0'>{table}</table>{married}{f'<table class=t style=margin-bottom:8px>{witnesses}</table>' if p.chance(.5) else ''}{low}<p>{issued(p)} Dou fé.</p>{signer(p)}<p style='font-size:.8em'>{p.label('seal', 'Selo:')} {p.seal()}</p>", size=p.rng.uniform(10.5, 12.5))


@form
def m_with_letter(p):
    """A registry's letter, fax or electronic message above, the certificate below on the same sheet; or the receipt beside it."""
    p.manner(caps=p.chance(0.5))
    pair, case = p.parents(), cased(p)
    letter = p.pick(
        f"<p>Ofício nº {number(p, 1, 999)}/{p.r['edate'].year}</p><p>A(o) Ilmo(a). Sr(a). {who(p)}<br>{somewhere(p)}</p><p>Em resposta ao seu pedido de {day(p, p.r['edate'] - dt.timedelta(days=30), p.r['edate'])}, transmito abaixo a certidão solicitada. Atenciosamente, {p.other(p.r['clerk'])}.</p>",
        lay(p, [("De", html.escape(p.r["email"]), 3), ("Para", html.escape(places.email(p.rng, "x")), 3), ("Assunto", "Certidão de nascimento - pedido " + number(p), 4), ("Páginas", "1", 1)], p.pick("list", "bare", "table")),
        f"<div class=mid><b>RECIBO Nº {number(p)}</b></div><p>Recebi de {who(p)} a quantia de {money(p)} pela certidão abaixo. {day(p, p.r['edate'], p.r['edate'])}</p>{lay(p, [(html.escape(a), html.escape(b), 1) for a, b in p.r['fees']], p.pick('run', 'grid', 'bare'))}",
    )
    fil = parents_text(p, pair)
    told = f"<p style='text-align:justify'>Certifico que {p.name()}, do sexo {p.sex()}, nasceu em {p.birth_city_uf()}, {p.pick('a', 'no dia', 'em')} {p.birth_date()}, às {p.hour()}{', filh' + born(p) + ' de ' + fil if fil else ''}. {grand_text(p, pair)} {p.pick('Registro', 'Assento')} {p.termo()}, livro {p.livro()}, folhas {p.folha()}, de {p.reg_date()}. {p.averbacoes() if p.r['averbacoes'] else ''}</p>"
    grid = lay(p, cells(p, p.pick("name birth hour sex bcity", "mat name cpf birth nat"), case) + parent_cells(p, pair, case) + cells(p, p.pick("livro folha termo rdate", "rdate averb"), case))
    cert = f"<div class={p.pick('box', 'x', 'x')} style='margin-top:16px'><div class=mid>{p.office()} - {p.reg_city_uf()}<h3>{p.pick('CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento', 'CERTIDÃO')}</h3></div>{told if p.chance(.5) else grid}<p>{p.pick('Dou fé. ', '')}{issued(p)} {p.label('officer', 'Oficial:')} {p.officer()}</p></div>"
    if p.chance(0.25):
        return sheet(p, f"<div style='display:flex;gap:16px'><div style='width:30%;border-right:1px dashed;padding-right:12px;font-size:.85em'>{letter}</div><div style='flex:1'>{cert}</div></div>", w=p.pick(794, 1123), h=700)
    return sheet(p, f"<div style='{p.pick('border-bottom:1px dashed;padding-bottom:12px', 'border:1px solid;padding:8px', '')}'>{letter}</div>{cert}")


@form
def m_law_first(p):
    """Law, warnings, fees and the cadastral table come first or take most of the sheet, as on a back; the person in few cells."""
    p.manner(caps=p.chance(0.6))
    pair, case = p.parents(), cased(p)
    columns, rows = texts.cadastro(p.rng, p.r)
    cadastre = "<table class=t style='font-size:.85em'><tr>" + "".join(f"<th>{html.escape(c)}</th>" for c in columns) + "</tr>" + "".join("<tr>" + "".join(f"<td>{html.escape(x)}</td>" for x in row) + "</tr>" for row in rows) + "</table>"
    law = "".join(f"<p style='font-size:.85em'>{p.legal()}</p>" for _ in range(p.rng.randint(2, 6)))
    seals = f"<div class=box style='font-size:.85em'>{p.label('seal', 'Selo')} {p.seal()}<br>{'<br>'.join(html.escape(a) + ' ' + html.escape(b) for a, b in p.r['fees'])}</div>"
    art = "<p style='font-size:.85em;text-align:justify'>Art. 54. O assento do nascimento deverá conter: 1º) o dia, mês, ano e lugar do nascimento e a hora certa, sendo possível determiná-la, ou aproximada; 2º) o sexo do registrando; 4º) o nome e o prenome, que forem postos à criança; 8º) os nomes e prenomes dos avós paternos e maternos.</p>"
    person = lay(p, cells(p, p.pick("name mat birth", "name cpf birth bcity", "name birth hour sex nat"), case) + parent_cells(p, pair, case, grand=p.chance(0.6)) + cells(p, p.pick("livro folha termo rdate", "rdate"), case), p.pick("grid", "run", "table", "list"))
    cert = f"<div style='font-weight:bold'>{p.pick('CERTIDÃO DE NASCIMENTO', 'Nascimento', 'Certidão de Nascimento')}</div>{person}<p>{p.office()} - {p.reg_city_uf()}</p>"
    parts = [x for x in (law, seals, art, cadastre) if p.chance(0.65)]
    p.rng.shuffle(parts)
    at = p.rng.randint(0, len(parts))
    parts.insert(at, cert)
    return sheet(p, "<div style='height:9px'></div>".join(parts) + f"<p>{issued(p)}</p>{signer(p)}", size=p.rng.uniform(10.5, 13))


# ------------------------------------------------------------------ other papers with the words of a birth certificate
# Here nothing counts as a value, whatever method wrote it.
def plain(p, keys, case=str):
    return cells(p, keys, case, marked=False)


def registered_cells(p, case=str):
    """What a paper repeats of a registered person, in an order and share of its own."""
    pair = p.parents()
    rows = plain(p, p.pick("name birth", "name birth nat", "name cpf birth hour nat sex", "name birth bcity place", "name sex birth bcity"), case) + parent_cells(p, pair, case, marked=False, grand=p.chance(0.4), nat=p.chance(0.4))
    if p.chance(0.75):
        rows += plain(p, p.pick("livro folha termo", "office livro folha termo rdate", "mat", "office rcity", "rdate livro folha termo rcity"), case)
    return rows


def person_cells(p, case=str, title="Requerente"):
    rows = [(case(p.pick(f"Nome do {title.lower()}", title, "Solicitante")), who(p), 6), (case("CPF"), cpf(p), 2), (case("RG"), p.other(records.rg(p.rng)), 2), (case("Endereço"), address(p), 6), (case("Telefone"), p.other(places.phone(p.rng)), 2), (case("E-mail"), html.escape(places.email(p.rng, "x")), 4), (case("Parentesco"), p.pick("o próprio", "filho(a)", "mãe", "pai", "neto(a)", "procurador", "advogado(a)"), 2)]
    return rows[:2] + [row for row in rows[2:] if p.chance(0.6)]


@document("other")
def m_request_letter(p):
    """A filled-in request for a second copy: letter or form, with all of the registered person's particulars."""
    case = cased(p)
    pair = p.parents()
    fil = parents_text(p, pair, p.chance(0.4), False) or "pais não declarados"
    asked = p.pick("2ª via da certidão de nascimento", "certidão de nascimento em inteiro teor", "segunda via de certidão de nascimento", "certidão de breve relato de nascimento")
    head = p.pick(f"<p>{p.pick('Ilmo. Sr. Oficial do', 'À', 'Ao(À)', 'Senhor(a) Oficial(a) de')} {p.office()}<br>{p.reg_city_uf()}</p>", f"<div class=mid>{p.office()}<br>{p.other(p.r['address'])}</div>")
    title = p.pick("REQUERIMENTO DE CERTIDÃO", "REQUERIMENTO DE 2ª VIA DE CERTIDÃO DE NASCIMENTO", "REQUERIMENTO", "PEDIDO DE CERTIDÃO DE NASCIMENTO", "SOLICITAÇÃO DE CERTIDÃO DE INTEIRO TEOR", "CERTIDÃO DE NASCIMENTO - SOLICITAÇÃO")
    told = f"<p style='text-align:justify'>{who(p)}, {p.other(people.nationality(p.rng, 'M'))}, {p.other(people.civil_status(p.rng, 'M'))}, RG nº {p.other(records.rg(p.rng))}, CPF nº {cpf(p)}, residente em {address(p)}, vem {p.pick('respeitosamente ', '')}requerer a V. Sª. que se digne expedir {asked} de {p.name()}, nascid{born(p)} em {p.birth_date()}, em {p.birth_city_uf()}, filh{born(p)} de {fil}, registrad{born(p)} às fls. {p.folha()} do livro {p.livro()}, sob nº {p.termo()}, em {p.reg_date()}, para fins de {p.pick('casamento', 'cidadania italiana', 'passaporte', 'inventário', 'aposentadoria')}.</p>"
    rows = f"<div><b>{p.pick('DADOS DO REGISTRADO', 'Dados da certidão solicitada', 'Registro procurado', 'NASCIMENTO DE')}</b></div>{lay(p, registered_cells(p, case))}<div style='margin-top:8px'><b>{p.pick('REQUERENTE', 'Dados do solicitante', 'Quem pede')}</b></div>{lay(p, person_cells(p, case))}"
    end = f"<p>{p.pick('Nestes termos, pede deferimento.', 'Termos em que pede deferimento.', 'Declaro, sob as penas da lei, que as informações são verdadeiras.')}</p><p class={p.pick('r', 'mid')}>{issued(p)}</p><div class=mid style='margin-top:30px'>____________________________<br>{p.pick('Assinatura do requerente', who(p))}</div>"
    slip = f"<div style='border-top:1px dashed;margin-top:30px;padding-top:8px;font-size:.85em'><b>{p.pick('PROTOCOLO DE RETIRADA', 'COMPROVANTE DO REQUERENTE')}</b> {lay(p, [('Protocolo', number(p), 2), ('Registrado', p.name(), 5), ('Retirar em', day(p), 2), ('Valor', money(p), 1)])}</div>" if p.chance(0.5) else ""
    return sheet(p, f"{head}<h2 class=mid>{title}</h2>{told if p.chance(0.45) else rows}{end}{slip}")


@document("other")
def m_order_form(p):
    """An order of a certificate over a counter or a site: boxes, price, delivery; a ticket or a whole page."""
    case = cased(p)
    kinds = "(X) Nascimento &nbsp; ( ) Casamento &nbsp; ( ) Óbito"
    options = f"{p.pick('(X) Breve relato ( ) Inteiro teor', '( ) Breve relato (X) Inteiro teor por digitação', '(X) Digital ( ) Papel')}"
    rows = registered_cells(p, case)
    p.chance(0.3) and p.rng.shuffle(rows)
    order = [(case("Pedido"), number(p), 2), (case("Data do pedido"), day(p), 2), (case("Tipo de certidão"), p.pick("Nascimento", "CERTIDÃO DE NASCIMENTO"), 3), (case("Formato"), p.pick("Papel", "Eletrônica", "Apostilada"), 2), (case("Entrega"), p.pick("Balcão", "Correios - SEDEX", "E-mail"), 2), (case("Situação"), p.pick("Em andamento", "PAGO", "Aguardando pagamento", "Localizada"), 2), (case("Total"), money(p), 1)]
    title = p.pick("FORMULÁRIO DE PEDIDO DE CERTIDÃO", "Pedido de Certidão", "SOLICITAÇÃO DE CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento - pedido on-line", "PROTOCOLO DE PEDIDO", "Ordem de serviço - 2ª via", "BUSCA DE REGISTRO DE NASCIMENTO")
    kind = p.pick("grid", "grid air", "table", "list", "dots", "bare", "grid soft")
    parts = [f"<p>{kinds}<br>{options}</p>" if p.chance(0.6) else "", f"<p><b>{p.pick('Registrado', 'DADOS DO REGISTRO', '1. Pessoa registrada')}</b></p>{lay(p, rows, kind)}", f"<p><b>{p.pick('Solicitante', 'DADOS DO REQUERENTE', '2. Quem solicita')}</b></p>{lay(p, person_cells(p, case, 'solicitante'), kind)}", f"<p><b>{p.pick('Pedido', 'RESUMO', '3. Entrega')}</b></p>{lay(p, [x for x in order if p.chance(.8)], kind)}"]
    if p.chance(0.5):
        parts.reverse()
    foot = p.pick(f"<p style='font-size:.8em'>A certidão será entregue em até 5 dias úteis. Guarde este comprovante. {html.escape(p.r['phone'])}</p>", f"<p>Assinatura: _____________________ Data ___/___/______</p>", f"<p style='font-size:.8em'>{p.legal()}</p>")
    return sheet(p, f"<div style='display:flex;justify-content:space-between'><div>{p.pick(p.office(), 'Registro Civil - Central de Informações', 'CRC Nacional')}</div><div>{p.pick('', 'Nº ' + number(p))}</div></div><h2>{title}</h2>{''.join(parts)}{foot}", w=p.pick(794, 794, 480), h=p.pick(1123, 700), pad=p.pick(None, "14px 18px"))


@document("other")
def m_order_mail(p):
    """The electronic letter that confirms an order or sends the certificate."""
    pair = p.parents()
    rows = registered_cells(p)
    me = who(p)
    head = lay(p, [("De", html.escape(p.r["email"]), 4), ("Para", html.escape(places.email(p.rng, "x")), 4), ("Data", day(p, style="num") + f" {p.rng.randint(7, 22):02d}:{p.rng.randint(0, 59):02d}", 2), ("Assunto", p.pick("Confirmação do pedido ", "Sua certidão de nascimento está pronta - pedido ", "Protocolo ", "RES: Segunda via - certidão de nascimento ") + number(p), 6)], p.pick("list", "bare"))
    fil = parents_text(p, pair, False, False)
    told = f"<p>Confirmamos o recebimento do pedido de certidão de nascimento de <b>{p.name()}</b>, nascid{born(p)} em {p.birth_date('num')}{', filh' + born(p) + ' de ' + fil if fil else ''}, junto ao {p.office()} ({p.reg_city_uf()}).</p>"
    body = f"{head}<hr><p>{p.pick('Prezado(a)', 'Olá,', 'Caro(a)')} {me},</p>{told if p.chance(.6) else '<p>Recebemos seu pedido com os dados abaixo. Confira:</p>'}{lay(p, rows, p.pick('list', 'bare', 'table', 'grid soft'))}<p>{p.pick('Prazo estimado: 5 dias úteis.', 'O boleto vence em 3 dias.', 'A certidão segue anexa em PDF, assinada digitalmente.', 'O registro foi localizado.')} Valor: {money(p)}.</p><p>{p.pick('Atenciosamente', 'Att.', 'Cordialmente')},<br>{p.other(p.r['clerk'])}<br>{p.other(p.r['clerk_title'])}<br>{p.office()}<br>{p.other(p.r['address'])}</p>"
    return sheet(p, body, face=p.pick(*SANS, "Liberation Serif"))


@document("declaration")
def m_live_birth(p):
    """DNV: the ministry's numbered blocks, filled in."""
    pair = p.parents("mother")
    mother, father = pair
    case = p.pick(str, str.upper)
    n = [0]

    def block(heading, rows):
        out = []
        for l, v, w in rows:
            n[0] += 1
            out.append((f"<b>{n[0]}</b> {case(l)}", v, w))
        return out, heading

    hw = f"{p.rng.randint(1900, 4500)} g"
    blocks = [
        block("Identificação do Recém-nascido", [("Nome do Recém-nascido", p.pick(p.name, p.name, lambda: "RN de " + mother.name())(), 6), ("Data", p.birth_date("num"), 2), ("Hora", p.hour("num"), 2), ("Sexo", p.pick("M - Masculino", "F - Feminino", p.sex()), 2), ("Peso ao nascer", hw, 2), ("Índice de Apgar", f"1º {p.rng.randint(6, 9)} 5º {p.rng.randint(7, 10)}", 2), ("Detectada alguma anomalia congênita?", "2 - Não", 3)]),
        block("Local da ocorrência", [("Local da ocorrência", "1 - Hospital", 2), ("Estabelecimento", p.birth_place(), 5), ("Código CNES", number(p), 2), ("Endereço", address(p), 6), ("Município de ocorrência", p.birth_city(), 4), ("UF", p.birth_uf(), 1)]),
        block("Mãe", [("Nome da Mãe", mother.name(), 6), ("Cartão SUS", number(p, 10**14, 10**15 - 1), 3), ("Escolaridade", p.pick("Médio", "Fundamental II", "Superior completo"), 2), ("Ocupação habitual", mother.extra("profession"), 3), ("Data nascimento da Mãe", day(p, dt.date(1975, 1, 1), dt.date(2006, 1, 1), "num"), 2), ("Naturalidade da Mãe", mother.nat(), 3), ("Situação conjugal", p.pick("1 Solteira", "2 Casada", "5 União estável"), 2), ("Raça/Cor da Mãe", p.pick("1 Branca", "4 Parda", "2 Preta"), 2), ("Logradouro", address(p), 6)]),
        block("Pai", [("Nome do Pai", father.name(), 6), ("Idade do Pai", number(p, 17, 60), 1)]),
        block("Gestação e parto", [("Gestações anteriores", number(p, 0, 6), 1), ("DUM", day(p, p.r["birth"] - dt.timedelta(days=280), style="num"), 2), ("Nº de consultas", number(p, 0, 12), 1), ("Tipo de gravidez", p.pick("1 Única", "2 Dupla"), 2), ("Tipo de parto", p.pick("1 Vaginal", "2 Cesáreo"), 2)]),
        block("Preenchimento", [("Nome do responsável pelo preenchimento", who(p), 5), ("Função", p.pick("2 Enfermeiro", "1 Médico", "4 Func. Cartório"), 2), ("Órgão emissor / Nº", "COREN " + number(p), 2), ("Data", p.birth_date("num"), 2)]),
        block("Cartório", [("Cartório", p.pick(p.office, p.blank)(), 4), ("Registro", p.pick(p.termo, p.blank)(), 2), ("Data", p.pick(p.reg_date, p.blank)(), 2), ("Município", p.pick(p.reg_city, p.blank)(), 3), ("UF", p.pick(p.reg_uf, p.blank)(), 1)]),
    ]
    romans = "I II III IV V VI VII".split()
    out = ""
    beside = p.chance(0.6)
    for roman, (rows, heading) in zip(romans, blocks):
        inner = lay(p, rows, "grid")
        out += f"<div style='display:flex;border:1px solid;margin-top:2px'><div style='width:84px;font-size:9px;padding:3px;background:#e7e0cc'>{roman}<br>{heading}</div><div style='flex:1'>{inner}</div></div>" if beside else f"<div style='font-weight:bold;background:#ddd'>{roman} - {heading}</div>{inner}"
    head = f"<div style='display:flex;justify-content:space-between'><div>República Federativa do Brasil<br>Ministério da Saúde<br><small>{p.pick('1ª VIA - SECRETARIA DE SAÚDE', '2ª VIA - CARTÓRIO', '3ª VIA - UNIDADE DE SAÚDE')}</small></div><div style='font-size:1.5em;font-weight:bold'>{p.pick('Declaração de Nascido Vivo', 'DECLARAÇÃO DE NASCIDO VIVO')}</div><div class=box>{p.dnv()}</div></div>"
    return sheet(p, head + out, face=p.pick(*SANS), size=p.rng.uniform(9.5, 11.5), pad="20px 26px")


@document("declaration")
def m_hospital_note(p):
    """What a hospital, midwife or clinic gives the parents to register the child with."""
    pair = p.parents("mother")
    mother, father = pair
    title = p.pick("DECLARAÇÃO DE NASCIMENTO", "ATESTADO DE NASCIMENTO", "Declaração Hospitalar de Nascimento", "COMUNICAÇÃO DE NASCIMENTO", "LEMBRANÇA DO NASCIMENTO", "Declaração de parto domiciliar", "NOTA DE NASCIMENTO PARA FINS DE REGISTRO CIVIL")
    told = f"<p style='text-align:justify'>{p.pick('Declaramos, para fins de registro civil, que', 'Atesto para os devidos fins que', 'Declaro que')} nasceu {p.pick('nesta maternidade', 'neste hospital', 'neste estabelecimento')}, em {p.birth_date()}, às {p.hour()}, uma criança do sexo {p.sex()}, pesando {p.rng.randint(2, 4)},{p.rng.randint(100, 950)} kg e medindo {p.rng.randint(44, 54)} cm, filha de {mother.name()}{' e de ' + father.name() if father.known else ''}, residente em {address(p)}{', que receberá o nome de ' + p.name() if p.chance(.6) else ''}. DNV nº {p.dnv()}.</p>"
    rows = [("Nome do recém-nascido", p.name(), 5), ("Mãe", mother.name(), 5), ("Pai", father.name(), 5), ("Data", p.birth_date(), 2), ("Hora", p.hour(), 2), ("Sexo", p.sex(), 1), ("Peso", f"{p.rng.randint(2, 4)}.{p.rng.randint(100, 950)} g", 1), ("Estatura", f"{p.rng.randint(44, 54)} cm", 1), ("Médico", "Dr. " + who(p, "M"), 4), ("Parteira", who(p, "F"), 3), ("Tipo de parto", p.pick("normal", "cesárea", "fórceps"), 2), ("Naturalidade da mãe", mother.nat(), 3), ("Cartório para registro", p.office(), 5)]
    rows = [r for r in rows if p.chance(0.8)]
    sign = f"<p class={p.pick('r', 'mid')}>{p.birth_city_uf()}, {p.birth_date()}.</p><div class=mid style='margin-top:30px'>______________________<br>Dr. {who(p, 'M')}<br>CRM {number(p, 1000, 99999)}</div>"
    note = p.pick("", "<p><b>Este documento não substitui a certidão de nascimento.</b></p>", "<p>Levar ao Cartório de Registro Civil no prazo de 15 dias.</p>")
    return sheet(p, f"<div class=mid>{p.birth_place()}<br><small>{p.other(p.r['address'])}</small><h2>{title}</h2></div>{told if p.chance(.5) else lay(p, rows)}{note}{sign}", w=p.pick(794, 794, 620), h=p.pick(1123, 600))


@document("other")
def m_receipt(p):
    """A receipt or invoice of a certificate, with whom it is of."""
    fees = [(html.escape(a), html.escape(b), 2) for a, b in p.r["fees"]]
    items = "".join(f"<tr><td>{i + 1}</td><td>{t}</td><td>{p.rng.randint(1, 2)}</td><td>{money(p)}</td></tr>" for i, t in enumerate([p.pick("2ª via certidão de nascimento", "CERTIDÃO DE NASCIMENTO - INTEIRO TEOR", "Certidão nascimento breve relato") + " - " + p.name(), *[x for x in ("Busca (10 anos)", "Apostilamento", "Autenticação", "Selo digital " + code(p), "Averbação acrescida", "Postagem SEDEX") if p.chance(0.35)]]))
    table = f"<table class=t><tr><th>Item</th><th>Descrição</th><th>Qtd.</th><th>Valor</th></tr>{items}</table>"
    told = f"<p style='text-align:justify'>{p.pick('Recebi(emos) de', 'Recebemos do(a) Sr(a).')} {who(p)}, CPF {cpf(p)}, a importância de {money(p)}, referente à {p.pick('segunda via', 'certidão de inteiro teor')} do nascimento de {p.name()}, livro {p.livro()}, folha {p.folha()}, termo {p.termo()}, registrado em {p.reg_date()}.</p>"
    particulars = lay(p, [("Registrado", p.name(), 5), ("Data nasc.", p.birth_date("num"), 2), ("Matrícula", p.matricula(), 5), ("Requerente", who(p), 5), ("Selo", p.seal(), 3), ("Protocolo", number(p), 2), ("Data", day(p), 2), ("Atendente", p.other(p.r["clerk"]), 3)])
    title = p.pick("RECIBO", "RECIBO DE EMOLUMENTOS", "Nota de Emolumentos", "NOTA FISCAL DE SERVIÇOS", "CUPOM - CERTIDÃO DE NASCIMENTO", "Recibo nº " + number(p))
    parts = [told if p.chance(0.6) else "", particulars if p.chance(0.7) else "", table if p.chance(0.7) else lay(p, fees)]
    if not parts[0] and not parts[1]:
        parts[1] = particulars
    p.rng.shuffle(parts)
    w, h = p.pick((794, 1123), (794, 500), (360, 700), (300, 640))
    return sheet(p, f"<div class=mid>{p.office()}<br>CNPJ {html.escape(p.r['cnpj'])}<br>{p.other(p.r['address'])}<br><b style='font-size:1.3em'>{title}</b></div>{''.join(parts)}<p>{issued(p)}</p><p>{p.other(p.r['clerk'])} - {p.other(p.r['clerk_title'])}</p>", w=w, h=h, pad=None if w > 500 else "12px 14px", face=p.pick(*MONO, *SANS) if w < 500 else None)


@document("other")
def m_rectify_petition(p):
    """A lawyer's petition, or the registry's own form, to correct a birth's entry."""
    pair = p.parents()
    fil = parents_text(p, pair, True, False) or "pais ignorados"
    wrong = p.other(people.person(p.rng, "F"))
    facts = [
        f"{p.pick('O(A) requerente', 'O autor')} nasceu em {p.birth_date()}, em {p.birth_city_uf()}, filh{born(p)} de {fil}, conforme certidão de nascimento anexa (livro {p.livro()}, fls. {p.folha()}, termo {p.termo()}, {p.office()}).",
        f"Ocorre que no assento, lavrado em {p.reg_date()}, constou o nome {p.pick('da avó materna', 'da mãe', 'do pai')} como “{wrong}”, quando o correto é “{who(p)}”.",
        f"São avós: {grand_text(p, pair) or 'não declarados'}, conforme certidões de casamento e óbito juntadas.",
        "O erro é evidente e dispensa maior indagação, podendo ser corrigido nos termos dos artigos 109 e 110 da Lei nº 6.015/73.",
    ]
    p.rng.shuffle(facts) if p.chance(0.2) else None
    court = p.pick(f"EXCELENTÍSSIMO(A) SENHOR(A) DOUTOR(A) JUIZ(A) DE DIREITO DA VARA DE REGISTROS PÚBLICOS DA COMARCA DE {p.reg_city_uf()}", f"ILMO. SR. OFICIAL DO {p.office()}", f"MM. JUÍZO DA {number(p, 1, 9)}ª VARA CÍVEL DE {p.reg_city()}")
    act = p.pick("AÇÃO DE RETIFICAÇÃO DE REGISTRO DE NASCIMENTO", "RETIFICAÇÃO DE ASSENTO DE NASCIMENTO", "REQUERIMENTO DE RETIFICAÇÃO ADMINISTRATIVA (art. 110 da Lei 6.015/73)", "PEDIDO DE INCLUSÃO DE SOBRENOME NO REGISTRO DE NASCIMENTO")
    if p.chance(0.35):
        table = f"<table class=t><tr><th>{p.pick('Campo', 'Dado')}</th><th>{p.pick('Onde se lê', 'Como consta')}</th><th>{p.pick('Leia-se', 'Como deve constar')}</th></tr>" + "".join(f"<tr><td>{a}</td><td>{b}</td><td>{c}</td></tr>" for a, b, c in [("Nome", p.name(), who(p)), ("Data de nascimento", p.birth_date(), p.birth_date()), ("Nome da mãe", wrong, who(p, "F")), ("Naturalidade", p.nat(), somewhere(p))] if p.chance(0.8)) + "</table>"
        told = lay(p, registered_cells(p)) + table
    else:
        told = "".join(f"<p style='text-align:justify;text-indent:{p.pick(0, 50)}px'>{i + 1}. {f}</p>" for i, f in enumerate(facts))
    wish = f"<p style='text-align:justify'>{p.pick('Ante o exposto, requer', 'Diante disso, requer-se')} seja {p.pick('determinada', 'procedida')} a retificação do assento de nascimento de {p.name()}, expedindo-se o competente mandado e nova certidão. Dá-se à causa o valor de {money(p, 1000)}.</p>"
    body = f"<p>{court}</p><div style='height:{p.rng.randint(20, 110)}px'></div><p style='text-align:justify'><b>{p.name()}</b>, {p.other(people.nationality(p.rng, p.r['sex']))}, {p.other(people.civil_status(p.rng, 'M'))}, {p.other(people.profession(p.rng, 'M'))}, CPF {p.cpf()}, residente em {address(p)}, {p.pick('por seu advogado', 'por intermédio da Defensoria Pública')}, vem propor a presente</p><h3 class=mid>{act}</h3>{told}{wish}<p>{p.pick('Nestes termos, pede deferimento.', 'P. deferimento.')}</p><p class=mid>{issued(p)}</p><p class=mid>{who(p)}<br>OAB/{html.escape(p.r['ruf'][:2])} {number(p, 1000, 400000)}</p>"
    return sheet(p, body, size=p.rng.uniform(12.5, 15))


@document("other")
def m_court_order(p):
    """A judge's order to enter a birth or to note something beside its entry."""
    pair = p.parents()
    fil = parents_text(p, pair, p.chance(0.5), False) or "pais ignorados"
    title = p.pick("MANDADO DE AVERBAÇÃO", "MANDADO DE RETIFICAÇÃO DE REGISTRO CIVIL", "MANDADO DE REGISTRO DE NASCIMENTO", "MANDADO DE INSCRIÇÃO DE SENTENÇA DE ADOÇÃO", "CARTA DE SENTENÇA - REGISTRO TARDIO DE NASCIMENTO", "MANDADO DE CANCELAMENTO DE REGISTRO")
    told = f"<p style='text-align:justify'>{p.pick('MANDA', 'DETERMINA')} ao Sr. Oficial do {p.office()} que, em cumprimento ao presente, proceda {p.pick('à averbação à margem do', 'à retificação do', 'à lavratura do')} assento de nascimento de {p.name()}, nascid{born(p)} em {p.birth_date()}, às {p.hour()}, em {p.birth_place()}, {p.birth_city_uf()}, do sexo {p.sex()}, filh{born(p)} de {fil}; {grand_text(p, pair)}, lavrado em {p.reg_date()}, livro {p.livro()}, folhas {p.folha()}, termo {p.termo()}, para constar que {p.pick('o nome correto é ' + who(p), 'o pai é ' + who(p, 'M'), 'passou a chamar-se ' + who(p))}.</p>"
    head = f"<div class=mid>{p.pick('PODER JUDICIÁRIO', 'TRIBUNAL DE JUSTIÇA')}<br>{html.escape(state(p).upper())}<br>Comarca de {somewhere(p)}<br>{p.pick('Vara de Família e Sucessões', 'Vara da Infância e Juventude', 'Vara de Registros Públicos')}</div><h2 class=mid>{title}</h2>"
    process = lay(p, [("Processo nº", f"{number(p, 1000000, 9999999)}-{number(p, 10, 99)}.2019.8.26.{number(p, 1000, 9999)}", 4), ("Classe", p.pick("Retificação de registro", "Adoção", "Investigação de paternidade"), 3), ("Requerente", p.pick(who(p), p.name()), 5), ("Requerido", who(p), 5), ("Trânsito em julgado", day(p), 2)])
    data = lay(p, registered_cells(p)) if p.chance(0.35) else told
    return sheet(p, f"{head}{process}<p>{p.pick('O(A) Doutor(a)', 'O MM. Juiz de Direito Dr.')} {who(p)}, Juiz(a) de Direito, na forma da lei, etc.</p>{data}<p>CUMPRA-SE, na forma e sob as penas da lei. {p.pick('Isento de emolumentos.', 'Beneficiário da justiça gratuita.', '')}</p><p>{issued(p)} Eu, {who(p)}, escrivã(o), digitei.</p><div class=mid style='margin-top:24px'>{who(p)}<br>Juiz(a) de Direito</div>", size=p.rng.uniform(12, 15))


@document("other")
def m_banns(p):
    """Proclamas: couples who mean to marry, each with birth and parents."""
    case = cased(p)

    def couple():
        out = []
        for sex in "MF":
            o = "o" if sex == "M" else "a"
            out.append(f"{'ELE' if sex == 'M' else 'ELA'}: <b>{who(p, sex)}</b>, {p.other(people.civil_status(p.rng, sex))}, {p.other(people.profession(p.rng, sex))}, nascid{o} em {somewhere(p)}, aos {day(p, dt.date(1950, 1, 1), dt.date(2004, 1, 1))}, residente em {address(p)}, filh{o} de {who(p, 'M')} e de {who(p, 'F')}")
        return p.pick("; ", "<br>").join(out) + "."

    def table():
        rows = ""
        for label, make in (("Nome", lambda s: who(p, s)), ("Data de nascimento", lambda s: day(p, dt.date(1950, 1, 1), dt.date(2004, 1, 1))), ("Naturalidade", lambda s: somewhere(p)), ("Pai", lambda s: who(p, "M")), ("Mãe", lambda s: who(p, "F")), ("Estado civil", lambda s: p.other(people.civil_status(p.rng, s)))):
            rows += f"<tr><td>{case(label)}</td><td>{make('M')}</td><td>{make('F')}</td></tr>"
        return f"<table class=t><tr><th></th><th>CONTRAENTE</th><th>CONTRAENTE</th></tr>{rows}</table>"

    make = p.pick(couple, couple, table)
    items = "".join(f"<div style='margin:8px 0;text-align:justify'>{make()}</div>" for _ in range(p.pick(1, 1, 2, 3)))
    return sheet(p, f"<div class=mid>{p.office()}<br>{p.reg_city_uf()}<h2>{p.pick('EDITAL DE PROCLAMAS', 'PROCLAMAS DE CASAMENTO', 'EDITAL DE CASAMENTO Nº ' + number(p), 'CERTIDÃO DE HABILITAÇÃO')}</h2></div><p>Faço saber que pretendem casar-se e apresentaram os documentos exigidos pelo art. 1.525 do Código Civil (certidão de nascimento):</p>{items}<p>Se alguém souber de algum impedimento, oponha-o na forma da lei.</p><p>{issued(p)}</p>{signer(p)}")


@document("marriage")
def m_marriage(p):
    """A marriage's certificate with both spouses' births and parents in tables."""
    case, sexes = cased(p), p.pick("MF", "MF", "FM")
    born_in = lambda: day(p, dt.date(1930, 1, 1), dt.date(2002, 1, 1), p.pick("num", "semi", "words"))
    if p.chance(0.5):
        fields = [("Nome", lambda s: who(p, s)), ("CPF", lambda s: cpf(p)), ("Data de nascimento", lambda s: born_in()), ("Naturalidade", lambda s: somewhere(p)), ("Filiação", lambda s: f"{who(p, 'M')} e {who(p, 'F')}"), ("Avós paternos", lambda s: f"{who(p, 'M')} e {who(p, 'F')}"), ("Nacionalidade", lambda s: p.other(people.nationality(p.rng, s))), ("Nome adotado", lambda s: who(p, s))]
        middle = "<table class=t><tr><th></th>" + "".join(f"<th>{p.pick('CÔNJUGE', 'CONTRAENTE', 'NUBENTE')}</th>" for _ in sexes) + "</tr>" + "".join(f"<tr><td>{case(l)}</td>{''.join('<td>' + f(s) + '</td>' for s in sexes)}</tr>" for l, f in fields if p.chance(0.85)) + "</table>"
    else:
        middle = "".join(f"<p style='text-align:justify'>{'Ele' if s == 'M' else 'Ela'}, {who(p, s)}, nascid{'o' if s == 'M' else 'a'} em {somewhere(p)}, aos {born_in()}, {p.other(people.profession(p.rng, s))}, filh{'o' if s == 'M' else 'a'} de {who(p, 'M')}, natural de {somewhere(p)}, e de {who(p, 'F')}, natural de {somewhere(p)}.</p>" for s in sexes)
    top = lay(p, [(case("Matrícula"), p.matricula(), 5), (case(p.pick("Data do casamento", "Data de celebração")), p.reg_date(), 3), (case("Regime de bens"), p.pick("Comunhão parcial", "Comunhão universal", "Separação de bens"), 2), (case("Livro"), "B-" + number(p, 1, 300), 1), (case("Folha"), p.folha(), 1), (case("Termo"), p.termo(), 1)])
    return sheet(p, f"<div class=mid>{p.office()}<br>{p.reg_city_uf()}<h2>{p.pick('CERTIDÃO DE CASAMENTO', 'Certidão de Casamento', 'CASAMENTO', 'CERTIDÃO DE CASAMENTO - INTEIRO TEOR')}</h2></div>{p.pick(top + middle, middle + top)}{lay(p, [(case('Averbações'), p.averbacoes(), 8)])}<p>{issued(p)}</p>{signer(p)}<p style='font-size:.8em'>Selo {p.seal()} {p.legal()}</p>")


@document("death")
def m_death(p):
    """A death's certificate: deceased, birth, parents, where, of what."""
    case = cased(p)
    pair = p.parents()
    cause = p.pick("insuficiência respiratória aguda", "infarto agudo do miocárdio", "causas naturais", "septicemia", "acidente vascular cerebral")
    rows = [cell(p, "name", case, False, text=p.pick("Nome", "Nome do falecido", "Falecido(a)"))] + plain(p, "cpf mat", case) + [(case("Sexo"), p.sex(), 1), (case("Data do falecimento"), p.reg_date(), 3), (case("Hora"), p.hour(), 2), (case(p.pick("Local do falecimento", "Local")), p.birth_place(), 5), (case("Município de falecimento"), p.birth_city_uf(), 3), (case("Data de nascimento"), p.birth_date(), 3), (case("Naturalidade"), p.nat(), 3), (case("Idade e estado civil"), f"{number(p, 1, 99)} anos, {p.other(people.civil_status(p.rng, 'M'))}", 3)] + parent_cells(p, pair, case, marked=False, grand=False) + [(case("Causa da morte"), cause, 5), (case("Sepultamento"), "Cemitério " + somewhere(p), 4), (case("Médico"), "Dr. " + who(p, "M"), 3), (case("Declarante"), who(p), 4), (case("Livro"), "C-" + number(p, 1, 200), 1), (case("Folha"), p.folha(), 1), (case("Termo"), p.termo(), 1)] + plain(p, "averb", case)
    rows = [r for r in rows if p.chance(0.85)]
    fil = parents_text(p, pair) or "pais ignorados"
    told = f"<p style='text-align:justify'>CERTIFICO que no livro C-{number(p, 1, 99)}, fls. {p.folha()}, sob nº {p.termo()}, consta o assento de óbito de {p.name()}, falecid{born(p)} em {p.reg_date()}, às {p.hour()}, em {p.birth_place()}, do sexo {p.sex()}, natural de {p.nat()}, nascid{born(p)} em {p.birth_date()}, filh{born(p)} de {fil}. Causa da morte: {cause}. Sepultado no cemitério local. Declarante: {who(p)}.</p>"
    return sheet(p, f"<div class=mid>{p.pick('REGISTRO CIVIL DAS PESSOAS NATURAIS', 'REPÚBLICA FEDERATIVA DO BRASIL', '')}<h2>{p.pick('CERTIDÃO DE ÓBITO', 'Certidão de Óbito', 'CERTIDÃO DE NATIMORTO', 'ÓBITO')}</h2>{p.office()} - {p.reg_city_uf()}</div>{told if p.chance(.4) else lay(p, rows)}<p>{issued(p)}</p>{signer(p)}<p style='font-size:.8em'>Selo {p.seal()}</p>")


@document("other_certificate")
def m_negative(p):
    """No birth found: all that was searched for is printed; or another certificate of the registry on a person."""
    pair = p.parents()
    fil = parents_text(p, pair, False, False) or "pais ignorados"
    title = p.pick("CERTIDÃO NEGATIVA DE NASCIMENTO", "CERTIDÃO NEGATIVA DE REGISTRO DE NASCIMENTO", "CERTIDÃO", "CERTIDÃO NEGATIVA", "Certidão de Busca - Nascimento")
    told = f"<p style='text-align:justify'>CERTIFICO, a pedido de {who(p)}, que, revendo os livros de registro de nascimento desta serventia, no período de {p.rng.randint(1900, 1960)} a {p.rng.randint(1961, 2024)}, {p.pick('NÃO FOI ENCONTRADO', 'NÃO CONSTA', 'deles não consta')} o assento de nascimento de {p.name()}, {p.pick('que teria nascido', 'nascid' + born(p))} em {p.birth_date()}, em {p.birth_city_uf()}, filh{born(p)} de {fil}. {grand_text(p, pair)}</p>"
    rows = f"<p>CERTIFICO que NÃO FOI LOCALIZADO registro de nascimento com os dados abaixo, informados pelo requerente:</p>{lay(p, plain(p, 'name birth' + p.pick('', ' hour', ' bcity sex')) + parent_cells(p, pair, marked=False))}"
    return sheet(p, f"<div class=mid>{p.office()}<br>{p.reg_city_uf()}<br>{p.other(p.r['address'])}<h2>{title}</h2></div>{told if p.chance(.6) else rows}<p>{p.pick('Livros pesquisados: A-1 a A-', 'Índices pesquisados até o livro A-')}{number(p, 10, 400)}. O referido é verdade e dou fé.</p><p class=r>{issued(p)}</p>{signer(p)}<p style='font-size:.8em'>Selo: {p.seal()} {p.legal()}</p>")


@document("other")
def m_school(p):
    """A school's enrolment or a social service's family record, with filiation and the birth certificate's particulars."""
    case = cased(p)
    rows = registered_cells(p, case) + [(case("Certidão de nascimento"), f"termo {p.termo()}, livro {p.livro()}, fls. {p.folha()}", 4), (case("Cor/Raça"), p.other(p.r["color"]), 1), (case("NIS"), number(p, 10**10, 10**11), 2), (case("Endereço"), address(p), 6), (case("Cartão SUS"), number(p, 10**14, 10**15 - 1), 3)]
    kind = p.pick("school", "family", "health")
    if kind == "family":
        members = "".join(f"<tr><td>{i + 1}</td><td>{who(p)}</td><td>{day(p, dt.date(1940, 1, 1), dt.date(2020, 1, 1), 'num')}</td><td>{p.pick('filho', 'filha', 'cônjuge', 'avó', 'neto', 'pai')}</td><td>{somewhere(p)}</td></tr>" for i in range(p.rng.randint(2, 7)))
        extra = f"<p><b>COMPOSIÇÃO FAMILIAR</b></p><table class=t><tr><th>Nº</th><th>Nome</th><th>Nascimento</th><th>Parentesco</th><th>Naturalidade</th></tr>{members}</table>"
        head = f"{p.pick('Secretaria de Assistência Social', 'Prefeitura Municipal', 'Sindicato dos Trabalhadores Rurais')} de {somewhere(p)}<h2>{p.pick('FICHA DE CADASTRO FAMILIAR', 'FICHA DA FAMÍLIA', 'CADASTRO ÚNICO - FORMULÁRIO')}</h2>"
    elif kind == "health":
        extra = "<table class=t><tr><th>Vacina</th><th>Data</th><th>Lote</th></tr>" + "".join(f"<tr><td>{v}</td><td>{day(p, p.r['birth'], p.r['birth'] + dt.timedelta(days=400), 'num')}</td><td>{code(p)}</td></tr>" for v in ("BCG", "Hepatite B", "Pentavalente", "VIP") if p.chance(.8)) + "</table>"
        head = f"Unidade Básica de Saúde {p.other(places.district(p.rng))}<h2>{p.pick('CADERNETA DA CRIANÇA', 'FICHA DE IDENTIFICAÇÃO DO RECÉM-NASCIDO', 'CARTÃO DA CRIANÇA')}</h2>"
    else:
        extra = lay(p, [(case("Série/Ano"), f"{p.rng.randint(1, 9)}º {p.pick(*'ABC')}", 1), (case("Turno"), p.pick("Manhã", "Tarde", "Noite"), 1), (case("Matrícula"), number(p), 2), (case("Ano letivo"), str(p.rng.randint(1975, 2026)), 1), (case("Responsável"), who(p), 4), (case("Diretora"), who(p, "F"), 3)])
        head = f"{p.pick('Escola Estadual', 'Colégio', 'E.M.E.F.')} {who(p)}<h2>{p.pick('FICHA DE MATRÍCULA', 'REQUERIMENTO DE MATRÍCULA', 'FICHA INDIVIDUAL DO ALUNO', 'HISTÓRICO ESCOLAR - IDENTIFICAÇÃO')}</h2>"
    parts = [lay(p, rows), extra]
    return sheet(p, f"<div class=mid>{head}</div>{'<br>'.join(parts)}<p>{issued(p)}</p><p>Assinatura do responsável: ____________________</p>")


@document("other")
def m_genealogy(p):
    """A family's tree or sheet: generations with births, books and leaves."""
    pair = p.parents("father")
    date = lambda a, b: day(p, dt.date(a, 1, 1), dt.date(b, 1, 1))
    who_at = lambda name, a, b: f"<b>{name}</b><br><small>* {date(a, b)} {somewhere(p)}<br>{p.pick('† ' + date(b + 30, b + 70), '∞ ' + date(a + 22, b + 25), '')}</small>"
    gp = [p.other(p.r["gp"][k]) or who(p) for k in ("gpm", "gpf", "gmm", "gmf")]
    parents = [q.name() for q in pair]
    if p.chance(0.4):
        cols = [[f"<b>{p.name()}</b><br><small>Nasc. {p.birth_date('num')}, {p.birth_city_uf()}<br>L. {p.livro()} F. {p.folha()} T. {p.termo()}</small>"], [who_at(x, 1930, 1960) for x in parents], [who_at(x, 1890, 1930) for x in gp]]
        if p.chance(0.5):
            cols.append([who_at(who(p), 1850, 1890) for _ in range(8)])
        body = "<div style='display:flex;gap:10px;height:800px'>" + "".join("<div style='flex:1;display:flex;flex-direction:column;justify-content:space-around'>" + "".join(f"<div class=box style='font-size:.85em'>{x}</div>" for x in col) + "</div>" for col in cols) + "</div>"
    elif p.chance(0.5):
        rows = "".join(f"<tr><td>{i}</td><td>{n}</td><td>{date(1880 + 20 * (i % 4), 1900 + 20 * (i % 4))}</td><td>{somewhere(p)}</td><td>{who(p, 'M')}</td><td>{who(p, 'F')}</td><td>L.{p.rng.randint(1, 90)} F.{p.rng.randint(1, 200)} N.{p.rng.randint(1, 999)}</td></tr>" for i, n in enumerate([p.name(), *parents, *gp]))
        body = f"<table class=t style='font-size:.82em'><tr><th>Nº</th><th>Nome</th><th>Nascimento</th><th>Local</th><th>Pai</th><th>Mãe</th><th>Registro</th></tr>{rows}</table>"
    else:
        body = f"<p><b>{p.name()}</b>, nasc. em {p.birth_date()}, {p.birth_city_uf()}, reg. no livro {p.livro()}, fls. {p.folha()}, n. {p.termo()} ({p.office()}).</p>" + "".join(f"<p style='margin-left:{20 + 20 * i}px'>{i + 1}. {'Pais' if i < 1 else 'Avós paternos' if i < 2 else 'Avós maternos'}: {a} (* {date(1880, 1950)}, {somewhere(p)}) e {b} (* {date(1880, 1950)}, {somewhere(p)})</p>" for i, (a, b) in enumerate([parents, gp[:2], gp[2:]])) + "<p>Filhos do casal:</p>" + "".join(f"<p style='margin-left:30px'>{i + 1}) {who(p)}, n. {date(1950, 1990)}; c.c. {who(p)}</p>" for i in range(p.rng.randint(1, 6)))
    return sheet(p, f"<h2 class=mid>{p.pick('ÁRVORE GENEALÓGICA', 'FICHA GENEALÓGICA', 'Família ' + p.other(people.surname(p.rng)), 'QUADRO DE ASCENDENTES', 'Registro de Grupo Familiar')}</h2>{body}<p style='font-size:.8em'>Fontes: certidões de nascimento e casamento; FamilySearch; arquivo da cúria.</p>", size=p.rng.uniform(10.5, 13))


@document("other_certificate")
def m_baptism(p):
    """A parish's certificate that tells the birth and parents like a registry's."""
    pair = p.parents()
    case = cased(p)
    fil = parents_text(p, pair, p.chance(0.5), False) or "pais incógnitos"
    told = f"<p style='text-align:justify'>{p.pick('CERTIFICO que, revendo o livro', 'Certifico que no livro')} {number(p, 1, 90)} de batizados desta paróquia, às fls. {p.folha()}, sob nº {p.termo()}, encontrei o assento do teor seguinte: Aos {day(p, p.r['birth'], p.r['birth'] + dt.timedelta(days=300), 'words')}, nesta matriz, batizei solenemente e pus os santos óleos {p.pick('ao inocente', 'a')} <b>{p.name()}</b>, nascid{born(p)} {p.pick('a', 'aos', 'em')} {p.birth_date()}, em {p.birth_city_uf()}, filh{born(p)} {p.pick('legítim' + born(p), '')} de {fil}; {grand_text(p, pair)}. Foram padrinhos {who(p, 'M')} e {who(p, 'F')}. E para constar fiz este assento. O vigário, Pe. {who(p, 'M')}.</p>"
    rows = lay(p, plain(p, p.pick("name birth bcity", "name birth nat sex"), case) + parent_cells(p, pair, case, marked=False) + [(case("Data do batismo"), day(p, p.r["birth"]), 3), (case("Padrinho"), who(p, "M"), 4), (case("Madrinha"), who(p, "F"), 4), (case("Celebrante"), "Pe. " + who(p, "M"), 4), (case("Livro"), number(p, 1, 90), 1), (case("Folha"), p.folha(), 1), (case("Nº"), p.termo(), 1)])
    return sheet(p, f"<div class=mid>{p.pick('DIOCESE DE ', 'Arquidiocese de ', 'Cúria Diocesana de ')}{somewhere(p)}<br>Paróquia {p.pick('São José', 'N. Sra. da Conceição', 'Santo Antônio', 'Sant’Ana')}<h2>{p.pick('CERTIDÃO DE BATISMO', 'Certidão de Batismo', 'CERTIDÃO DE BATISTÉRIO', 'REGISTRO DE BATISMO', 'CERTIDÃO')}</h2></div>{told if p.chance(.55) else rows}<p>{p.pick('É o que contém o assento. Dou fé.', 'Ita in fide parochi.', 'Para fins de cidadania.')}</p><p>{issued(p)}</p><p class=mid>_________________<br>Pe. {who(p, 'M')}<br>Pároco</p>")


_ABROAD = {
    "es": ("República de {c}|Registro Civil de las Personas|Estado Plurinacional de Bolivia - Órgano Electoral", "ACTA DE NACIMIENTO|CERTIFICADO DE NACIMIENTO|PARTIDA DE NACIMIENTO|Certificación literal de inscripción de nacimiento", "Nombre y apellido|Fecha de nacimiento|Hora|Sexo|Lugar de nacimiento|Padre|Madre|Abuelos paternos|Abuelos maternos|Acta Nº|Tomo|Folio|Fecha de inscripción|Oficial del Registro Civil", "En {a}, a {d}, compareció ante mí el declarante e inscribe el nacimiento de {n}, nacido el {b}, hijo de {f} y de {m}. Es copia fiel del original."),
    "it": ("COMUNE DI {c}|Ufficio dello Stato Civile|Repubblica Italiana", "ESTRATTO PER RIASSUNTO DELL'ATTO DI NASCITA|CERTIFICATO DI NASCITA|ESTRATTO DELL'ATTO DI NASCITA", "Cognome e nome|Nato il|Alle ore|Sesso|A|Padre|Madre|Avo paterno|Avo materno|Atto N.|Parte|Serie|Rilasciato il|L'Ufficiale dello Stato Civile", "Dal registro degli atti di nascita dell'anno risulta che {n} è nato il {b} in {a}, da {f} e da {m}. Annotazioni: nessuna. In carta libera per gli usi consentiti."),
    "en": ("STATE OF {c}|Department of Public Health - Registry of Vital Records|Certified Copy of an Entry of Birth", "CERTIFICATE OF LIVE BIRTH|BIRTH CERTIFICATE|CERTIFICATION OF BIRTH", "Child's name|Date of birth|Time|Sex|Place of birth|Father/Parent|Mother/Parent|Father's birthplace|Mother's birthplace|Registration No.|Volume|Page|Date filed|Registrar", "I hereby certify that {n} was born on {b} at {a}, child of {f} and {m}, as recorded in the births registered in this office."),
    "fr": ("RÉPUBLIQUE D'HAÏTI|Mairie de {c}|RÉPUBLIQUE FRANÇAISE", "EXTRAIT D'ACTE DE NAISSANCE|ACTE DE NAISSANCE|COPIE INTÉGRALE D'ACTE DE NAISSANCE", "Nom et prénoms|Né(e) le|Heure|Sexe|Lieu de naissance|Père|Mère|Lieu de naissance du père|Lieu de naissance de la mère|Acte n°|Registre|Page|Délivré le|L'officier de l'état civil", "Le {b}, est né à {a}, {n}, de {f} et de {m}. Dressé le {d} sur la déclaration du père."),
    "pt": ("Conservatória do Registo Civil de {c}|República de Angola - Ministério da Justiça|Instituto dos Registos e do Notariado", "ASSENTO DE NASCIMENTO|CERTIDÃO NARRATIVA COMPLETA DE REGISTO DE NASCIMENTO|CERTIDÃO DE CÓPIA INTEGRAL|BOLETIM DE NASCIMENTO", "Nome completo|Data de nascimento|Hora|Sexo|Freguesia e concelho da naturalidade|Pai|Mãe|Avós paternos|Avós maternos|Assento n.º|Livro|Folha|Data do assento|O Conservador", "Certifico que no livro de assentos de nascimento consta que {n} nasceu em {a}, freguesia da Sé, no dia {b}, filho de {f} e de {m}. Está conforme o original. Por ser verdade se passa a presente certidão, que vai autenticada com o selo branco desta Conservatória."),
}
_TONGUES = {country: tongue for tongue, countries in (("es", "Argentina Uruguai Paraguai Bolívia Peru Chile Colômbia Venezuela Espanha"), ("it", "Itália"), ("en", "EUA Inglaterra Irlanda Canadá"), ("fr", "França Haiti Senegal Bélgica"), ("pt", "Portugal Angola Moçambique")) for country in countries.split()} | {"Estados Unidos": "en", "Estados Unidos da América": "en", "Reino Unido": "en"}


@document("foreign_birth")
def m_foreign(p):
    """A birth certificate of another country in its own language, or bilingual."""
    where = places.foreign(p.rng)
    head, title, labels, told = _ABROAD[_TONGUES.get(where[1]) or p.pick(*_ABROAD)]
    pair = p.parents("father")
    labels = labels.split("|")
    names = [q.name() if q.known else "---" for q in pair]
    values = [p.name(), p.birth_date("num"), p.hour("num"), p.pick("M", "F"), p.other(where[0]), *names, f"{who(p, 'M')}", f"{who(p, 'M')}", number(p, 1, 9999), number(p, 1, 90), number(p, 1, 400), day(p, p.r["birth"], style="num"), who(p)]
    case = cased(p)
    rows = [(case(l), v, p.pick(2, 3, 5)) for l, v in zip(labels, values) if p.chance(0.88)]
    text = "<p style='text-align:justify'>" + told.format(a=p.other(where[0]), d=day(p, p.r["birth"]), n=p.name(), b=p.birth_date("num"), f=names[0], m=names[1]) + "</p>"
    top = p.pick(*head.split("|")).format(c=p.other(where[0]))
    stamp = p.pick("", f"<div class=box style='font-size:.8em;width:60%'>APOSTILLE<br>(Convention de La Haye du 5 octobre 1961)<br>1. {p.other(where[1])}<br>2. {who(p)}<br>5. {p.other(where[0])} 6. {day(p)}<br>8. {code(p)}</div>", f"<div class=box style='font-size:.85em'>Consulado-Geral do Brasil em {p.other(where[0])}. Reconheço verdadeira a assinatura de {who(p)}. {day(p)}. Dispensada a legalização.</div>")
    body = lay(p, rows) if p.chance(0.6) else text + (lay(p, rows[-5:]) if p.chance(0.5) else "")
    return sheet(p, f"<div class=mid>{top}<h2>{p.pick(*title.split('|'))}</h2></div>{body}<p>{p.other(where[0])}, {day(p)}</p><p class={p.pick('mid', 'r')}>{who(p)}<br>{labels[-1]}</p>{stamp}")


@document("foreign_birth")
def m_translation(p):
    """A sworn translation into Portuguese of a foreign birth certificate."""
    where = places.foreign(p.rng)
    pair = p.parents("father")
    case = cased(p)
    language = p.pick("italiano", "inglês", "espanhol", "francês", "alemão", "japonês")
    rows = plain(p, p.pick("name birth hour sex", "name sex birth", "name birth"), case) + [(case(p.pick("Local de nascimento", "Município", "Cidade e país")), p.other(", ".join(where)), 4)] + parent_cells(p, pair, case, marked=False, grand=p.chance(0.4), nat=p.chance(0.5)) + [(case("Ato nº"), number(p, 1, 999), 1), (case("Parte"), p.pick("I", "II"), 1), (case("Série"), p.pick("A", "B"), 1), (case("Data do registro"), p.reg_date(), 3), (case(p.pick("Oficial do Registro Civil", "Registrador")), who(p), 4)]
    fil = parents_text(p, pair, False, False) or "pais não declarados"
    told = f"<p style='text-align:justify'>Dos registros de nascimento do ano de {p.r['birth'].year} resulta que em {p.birth_date()}, às {p.hour()}, em {p.other(', '.join(where))}, nasceu {p.name()}, do sexo {p.sex()}, filh{born(p)} de {fil}. [Carimbo:] {p.pick('Prefeitura de', 'Município de', 'Registro Civil de')} {p.other(where[0])}. [Assinatura ilegível]</p>"
    head = f"<div class=mid><b>{who(p)}</b><br>{p.pick('TRADUTOR PÚBLICO E INTÉRPRETE COMERCIAL', 'Tradutora Pública Juramentada', 'Sworn Translator')} - {language}<br>JUCESP nº {number(p, 100, 2000)} - CPF {cpf(p)}</div>"
    meta = f"<p>Tradução nº {number(p, 10, 9999)} &nbsp; Livro nº {number(p, 1, 90)} &nbsp; Folha {number(p, 1, 300)}</p>"
    intro = f"<p style='text-align:justify'>{p.pick('Certifico e dou fé, para os devidos fins, que', 'Eu, abaixo assinado, tradutor público, certifico que')} nesta data me foi apresentado um documento em idioma {language}, identificado como <b>{p.pick('CERTIDÃO DE NASCIMENTO', 'Extrato da Certidão de Nascimento', 'Certidão de Inteiro Teor de Nascimento')}</b>, que traduzo como segue:</p>"
    title = f"<h3 class=mid>{p.pick('[Brasão] REPÚBLICA ' + where[1].upper() if p.chance(.5) else 'TRADUÇÃO JURAMENTADA', 'CERTIDÃO DE NASCIMENTO', 'TRADUÇÃO OFICIAL')}</h3>"
    return sheet(p, f"{head}{meta}{intro}{title}{told if p.chance(.5) else lay(p, rows)}<p>NADA MAIS continha o documento, que devolvo com esta tradução, que conferi, achei conforme e assino. DOU FÉ.</p><p class=r>{issued(p)}</p><p class=mid>{who(p)}<br>Tradutor Público</p><p style='font-size:.8em'>Emolumentos: {money(p)}</p>")


@document("other")
def m_passport_form(p):
    """A passport's, identity card's or citizenship's application form with the origin document's particulars."""
    case = cased(p)
    rows = registered_cells(p, case)
    origin = [(case("Tipo de certidão"), "Nascimento", 2), (case("Matrícula"), p.matricula(), 5), (case("Livro"), p.livro(), 1), (case("Folha"), p.folha(), 1), (case("Termo"), p.termo(), 1), (case("Cartório"), p.office(), 5), (case("Município/UF"), p.reg_city_uf(), 3)]
    more = [(case("Estado civil"), p.other(people.civil_status(p.rng, "M")), 2), (case("Profissão"), p.other(people.profession(p.rng, "M")), 3), (case("Endereço"), address(p), 6), (case("Título de eleitor"), number(p, 10**11, 10**12), 3), (case("Passaporte anterior"), p.pick("FX", "CS", "YA") + number(p, 100000, 999999), 2), (case("Altura"), "1," + number(p, 50, 95), 1), (case("Cor dos olhos"), p.pick("castanhos", "verdes", "pretos"), 2)]
    title = p.pick("SOLICITAÇÃO DE PASSAPORTE", "Requerimento de Passaporte Comum", "FORMULÁRIO DE SOLICITAÇÃO DE CARTEIRA DE IDENTIDADE", "PEDIDO DE VISTO", "REQUERIMENTO DE NATURALIZAÇÃO", "Formulário de Registro Consular de Nascimento", "CADASTRO DE PESSOA FÍSICA - INSCRIÇÃO")
    head = p.pick("POLÍCIA FEDERAL", "MINISTÉRIO DAS RELAÇÕES EXTERIORES", "SECRETARIA DA SEGURANÇA PÚBLICA - INSTITUTO DE IDENTIFICAÇÃO", "RECEITA FEDERAL")
    groups = [("Dados pessoais", rows), ("Documento de origem", origin), ("Dados complementares", [r for r in more if p.chance(0.75)])]
    kind = p.pick("grid", "grid", "grid soft", "table", "list", "dots")
    body = "".join(f"<div style='font-weight:bold;margin-top:9px'>{p.pick('', str(i + 1) + '. ')}{t}</div>{lay(p, g, kind)}" for i, (t, g) in enumerate(groups))
    return sheet(p, f"<div class=mid>{head}<h2>{title}</h2></div><p>Protocolo: {code(p)} &nbsp; Data: {day(p)}</p>{body}<p>Declaro que as informações são verdadeiras.</p><p>{issued(p)} ______________________ {p.pick('Assinatura do requerente', p.name())}</p>", size=p.rng.uniform(10, 12.5))


@document("other")
def m_apostille(p):
    """An apostille's sheet alone, of a birth certificate that it names."""
    labels = [("1. País", "Country / Pays", "REPÚBLICA FEDERATIVA DO BRASIL"), ("2. foi assinado por", "has been signed by / a été signé par", p.officer()), ("3. agindo na qualidade de", "acting in the capacity of / agissant en qualité de", p.other(p.r["officer_title"])), ("4. tem o selo / carimbo de", "bears the seal / stamp of", p.office()), ("5. em", "at / à", p.issue_city_uf()), ("6. no dia", "the / le", p.issue_date()), ("7. por", "by / par", who(p)), ("8. Nº", "under Nº / sous nº", code(p)), ("9. Selo / carimbo", "Seal / stamp", p.seal()), ("10. Assinatura", "Signature", who(p))]
    rows = [(f"{a} <i>({b})</i>" if p.chance(0.7) else a, v, 5) for a, b, v in labels]
    extra = lay(p, [("Tipo de documento", p.pick("Certidão de Nascimento", "CERTIDÃO DE NASCIMENTO - INTEIRO TEOR", "Registro Civil - Nascimento"), 4), ("Nome do titular", p.name(), 5), ("Número do documento", p.matricula(), 4), ("Código de verificação", number(p), 2), ("CRC", code(p), 2)][: p.rng.randint(2, 5)])
    return sheet(p, f"<div class=box style='{p.pick('border-width:3px', 'border:4px double', '')}'><h1 class=mid style='margin:4px'>APOSTILLE</h1><div class=mid>(Convention de La Haye du 5 octobre 1961)</div>{lay(p, rows, p.pick('list', 'table', 'bare', 'grid'))}</div>{extra}<p style='font-size:.85em'>Esta apostila apenas certifica a assinatura, a capacidade do signatário e, quando apropriado, o selo ou carimbo constantes no documento público. Ela não certifica o conteúdo do documento para o qual foi emitida.</p><p style='font-size:.8em'>{p.legal()}</p>")


@document("other")
def m_copy_stamps(p):
    """A page of notaries' stamps: authentication, recognized signatures."""
    texts_ = ["Autentico a presente cópia reprográfica da certidão de nascimento de {n}, conforme original a mim apresentado. Dou fé.", "Reconheço por semelhança a firma de {o}, oficial do registro civil. Em testemunho ____ da verdade.", "CONFERE COM O ORIGINAL.", "Certifico que o selo de autenticidade foi aposto na última folha do documento entregue à parte.", "Sinal público de {o} arquivado nestas notas."]
    stamps = "".join(f"<div style='border:{p.pick(1, 2, 3)}px {p.pick('solid', 'double')} #234;width:{p.rng.randint(210, 330)}px;padding:8px;margin:{p.rng.randint(4, 40)}px'><b>{p.pick('AUTENTICAÇÃO', 'RECONHECIMENTO DE FIRMA', p.office())}</b><br>{p.pick(*texts_).format(n=p.name(), o=p.officer())}<br>{somewhere(p)}, {day(p)}<br>{who(p)} - {p.pick('Tabelião', 'Escrevente', 'Substituta')}<br>Selo: {code(p)} {money(p, 12)}</div>" for _ in range(p.rng.randint(1, 6)))
    return sheet(p, f"{p.pick('', '<div class=r>VERSO</div>', p.office())}<div style='display:flex;flex-wrap:wrap'>{stamps}</div>", size=p.rng.uniform(10, 13))


@document("other_certificate")
def m_back(p):
    """The back of a birth certificate: law, seals, notes, cadastral table, the clerk's signature again."""
    parts = [
        "".join(f"<p>{p.legal()}</p>" for _ in range(p.rng.randint(1, 7))),
        "<p><b>LEI Nº 6.015, DE 31 DE DEZEMBRO DE 1973</b></p><p style='text-align:justify'>Art. 50. Todo nascimento que ocorrer no território nacional deverá ser dado a registro, no lugar em que tiver ocorrido o parto ou no lugar da residência dos pais, dentro do prazo de quinze dias.</p><p style='text-align:justify'>Art. 54. O assento do nascimento deverá conter: 1º) o dia, mês, ano e lugar do nascimento e a hora certa; 2º) o sexo do registrando; 3º) o fato de ser gêmeo; 4º) o nome e o prenome da criança; 7º) os nomes e prenomes, a naturalidade, a profissão dos pais; 8º) os nomes dos avós paternos e maternos.</p>",
        f"<p><b>{p.pick('AVERBAÇÕES', 'Anotações', 'OBSERVAÇÕES', 'CONTINUAÇÃO DAS AVERBAÇÕES')}</b></p><div style='border:1px solid;min-height:{p.rng.randint(60, 300)}px;padding:6px'>{p.pick(p.averbacoes, p.anotacoes, lambda: '')()}</div>",
        f"<div class=box style='width:50%'>Selo {p.seal()}<br>{'<br>'.join(html.escape(a) + ' ' + html.escape(b) for a, b in p.r['fees'])}</div>",
        f"<p>{p.office()}<br>{p.other(p.r['address'])} - {html.escape(p.r['phone'])}<br>{p.officer()}, {p.other(p.r['officer_title'])}</p>",
        "<p>A certidão de nascimento é gratuita (Lei 9.534/97). Não plastifique este documento. Para verificar a autenticidade, observe a marca d'água e o fundo numismático.</p>",
    ]
    columns, rows = texts.cadastro(p.rng, p.r)
    parts.append("<table class=t><tr>" + "".join(f"<th>{html.escape(c)}</th>" for c in columns) + "</tr>" + "".join("<tr>" + "".join(f"<td>{html.escape(x)}</td>" for x in row) + "</tr>" for row in rows) + "</table>")
    p.rng.shuffle(parts)
    head = p.pick("", "<div class=mid>VERSO</div>", f"<div class=r>Certidão de nascimento - verso - matrícula {p.matricula()}</div>", "<div class=mid><b>CERTIDÃO DE NASCIMENTO</b><br>(verso)</div>")
    return sheet(p, head + "".join(parts[: p.rng.randint(1, 5)]))


@document("other_certificate")
def m_validation(p):
    """The page that vouches for a digital certificate, without its fields."""
    rows = [("Tipo de documento", p.pick("Certidão de nascimento", "Registro civil - 2ª via de nascimento (digital)"), 4), ("Código de validação", code(p), 3), ("Hash SHA-256", records.code(p.rng, "0123456789abcdef", 64), 6), ("Emitido por", p.office(), 5), ("Assinado por", p.other(p.r["clerk"]), 4), ("CPF do signatário", "***." + number(p, 100, 999) + "." + number(p, 100, 999) + "-**", 2), ("Data e hora da assinatura", day(p, style="num") + f" {p.rng.randint(8, 18):02d}:{p.rng.randint(10, 59)}", 3), ("Certificado", "AC " + p.pick("SERASA RFB v5", "VALID RFB v5", "CERTISIGN G7", "SAFEWEB"), 3), ("Validade", p.pick("30 dias", "90 dias"), 1), ("Selo digital", p.seal(), 3), ("Matrícula", p.matricula(), 5), ("Titular", p.name(), 5), ("Páginas", p.pick("1", "2"), 1), ("Situação", p.pick("VÁLIDO", "Assinatura válida", "Documento íntegro"), 2)]
    rows = [r for r in rows if p.chance(0.7)]
    title = p.pick("MANIFESTO DE ASSINATURAS", "Validação de documento digital", "PROTOCOLO DE ASSINATURA", "COMPROVANTE DE AUTENTICIDADE - CERTIDÃO DE NASCIMENTO", "Relatório de conformidade ICP-Brasil", "Certidão de Nascimento - Folha de Assinatura Digital")
    return sheet(p, f"<h2 class={p.pick('mid', 'x')}>{title}</h2>{lay(p, rows)}<p style='font-size:.85em'>{p.pick('Para validar este documento acesse www.registrocivil.org.br/validacao e informe o código acima.', 'Documento assinado digitalmente conforme MP nº 2.200-2/2001, que instituiu a ICP-Brasil.', 'A materialização em papel deve ser feita por oficial de registro civil.')}</p><p>{p.legal()}</p><p>{issued(p)}</p>", face=p.pick(*SANS, *MONO))


@document("blank_form")
def m_blank(p):
    """Certificates' forms that nobody has filled in: cells, lines, a narrated print with gaps, a template with marks."""
    case = cased(p)
    gap = p.pick("", "&nbsp;", "_" * p.rng.randint(8, 30), "." * p.rng.randint(10, 40), "{CAMPO}", "________")
    keys = [k for k in "name cpf mat birth day month year hour nat sex place bcity livro folha termo rdate dnv office officer averb anot twin twins seal".split() if p.chance(0.75)]
    empty = lambda k: gap if "CAMPO" not in gap else "{{" + k + "}}"
    if p.chance(0.35):
        _ = p.pick("______________", "..................", "                    .", "____ ") * 1
        text = f"CERTIFICO que, às fls. {_} do livro nº {_} de registro de nascimentos, sob o nº {_}, foi lavrado hoje o assento de {_}{_}, do sexo {_}, nascido aos {_} de {_} de {p.pick('19', '20', '')}{_}, às {_} horas, em {_}{_}, filho de {_}{_}, natural de {_}, e de {_}{_}, natural de {_}. São avós paternos {_}{_} e avós maternos {_}{_}. Foi declarante {_}{_} e serviram de testemunhas {_} e {_}. Observações: {_}{_}{_}. O referido é verdade e dou fé. {_}, {_} de {_} de {_}."
        body = f"<p style='text-align:justify;line-height:2.2'>{text}</p>"
    else:
        rows = [(case(p.pick(*CELLS[k][1].split("|"))), empty(k), CELLS[k][3]) for k in keys]
        at = max(1, len(rows) // 2)
        rows[at:at] = [(case(x), empty(x.lower()), 5) for x in ("Pai", "Naturalidade", "Mãe", "Naturalidade", "Avós paternos", "Avós maternos") if p.chance(0.85)]
        body = lay(p, rows, p.pick("grid", "grid", "grid air", "table", "dots", "under", "list"))
    title = p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "CERTIDÃO DE NASCIMENTO (modelo)", "REGISTRO DE NASCIMENTO", "MINUTA - CERTIDÃO DE NASCIMENTO", "ANEXO I - MODELO DE CERTIDÃO DE NASCIMENTO")
    head = f"<div class=mid>{p.pick('REPÚBLICA FEDERATIVA DO BRASIL', '')}<br>{p.pick('REGISTRO CIVIL DAS PESSOAS NATURAIS', p.office())}<h2>{title}</h2></div>"
    foot = p.pick("<p>O conteúdo da certidão é verdadeiro. Dou fé.</p><p>Data e local: ____________________</p><p class=mid>_____________________<br>Assinatura do Oficial</p>", "<p class=r>_____________, ___ de __________ de ______</p>", f"<p>{p.legal()}</p>", "<div style='display:flex;justify-content:space-between'><span>Nome do Ofício<br>Oficial Registrador<br>Município/UF<br>Endereço</span><span>Dou fé.<br>Data e Local:<br><br>Assinatura do Oficial</span></div>")
    return sheet(p, head + body + foot)
