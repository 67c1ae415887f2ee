"""Forms of Brazilian registry offices in families: a birth certificate and, in the very same dress, documents that are none.

Only the content tells the members of a family apart: they share letterhead, typography, layout, office and legal sentences.
"""
import datetime as dt

import people
import places
import records
from pen import document, form

# --- what the documents tell of persons who are no fields ------------------------------------------------------------------


def _who(p, sex=None, family=None):
    return p.other(people.person(p.rng, sex or p.pick("M", "F"), family))


def _where(p, uf=None):
    return p.other(places.place_text(p.rng, places.place(p.rng, uf)))


def _town(p):
    return p.other(places.place(p.rng)[0])


def _day(p, first=1940, last=2024, style=None):
    return p.other(records.date_text(p.rng, dt.date(p.rng.randint(first, last), p.rng.randint(1, 12), p.rng.randint(1, 28)), style))


def _n(p, low=1, high=300):
    return p.other(p.rng.randint(low, high))


def _job(p, sex):
    return p.other(people.profession(p.rng, sex))


def _home(p):
    return p.other(places.address(p.rng, (p.r["rcity"], p.r["ruf"])))


def _hour(p, style=None):
    return p.other(records.hour_text(p.rng, (p.rng.randint(0, 23), p.rng.choice([0, 15, 30, 40, 55])), style))


def _office(p):
    return p.other(places.office(p.rng, *places.place(p.rng)))


def _hospital(p):
    return p.other(places.hospital(p.rng, p.r["rcity"]))


def _cpf(p):
    return p.other(records.cpf_text(p.rng, records.cpf(p.rng), "dotted"))


def _leaf(p):
    return p.other(records.folha_text(p.rng, p.rng.randint(1, 300)))


def _entry(p):
    return p.other(records.termo_text(p.rng, p.rng.randint(1, 30000)))


def _book(p, letter):
    return p.other(p.pick(f"{letter}-{p.rng.randint(1, 300)}", f"{letter} {p.rng.randint(1, 300):02d}", f"{p.rng.randint(1, 300)}-{letter}", f"{letter} nº {p.rng.randint(1, 300)}"))


def _mat(p, kind, year=2015):
    return p.other(records.mat_text(p.rng, records.matricula(int(p.r["cns"]), year, p.rng.randint(1, 300), p.rng.randint(1, 300), p.rng.randint(1, 90000), kind=kind), p.style.matricula))


def _doctor(p):
    return p.pick("Dr. ", "Dra. ", "Dr. ") + _who(p) + f", CRM {_n(p, 1000, 99999)}"


CAUSES = ("insuficiência respiratória aguda", "infarto agudo do miocárdio", "choque séptico, broncopneumonia", "acidente vascular cerebral hemorrágico", "parada cardiorrespiratória", "causa ignorada, sem assistência médica", "neoplasia maligna do estômago", "insuficiência renal crônica, diabetes mellitus", "traumatismo crânio-encefálico", "senilidade")
STILL = ("anóxia intrauterina", "morte fetal de causa não especificada", "descolamento prematuro de placenta", "malformação congênita", "circular de cordão", "prematuridade extrema, infecção materna")
REGIMES = ("comunhão parcial de bens", "comunhão universal de bens", "separação obrigatória de bens", "separação de bens", "comunhão de bens")


class _Spouse:
    """One of two who marry: everything said of them is HTML of words that no field holds, and stays the same on the page."""

    def __init__(self, p, sex, year):
        family = people.surname(p.rng)
        own = people.person(p.rng, sex, family)
        self.sex, self.o = sex, "o" if sex == "M" else "a"
        self.name = p.other(own)
        self.birth = dt.date(year - p.rng.randint(18, 45), p.rng.randint(1, 12), p.rng.randint(1, 28))
        self.born = p.other(records.date_text(p.rng, self.birth))
        self.age = year - self.birth.year
        self.nat, self.job, self.home = _where(p), _job(p, sex), _home(p)
        self.civil = p.other(people.civil_status(p.rng, sex))
        self.father, self.mother = p.other(people.person(p.rng, "M", family)), p.other(people.person(p.rng, "F"))
        self.cpf = _cpf(p)
        self.new_name = p.other(own + " " + people.surname(p.rng)) if p.chance(.5) else self.name


def _couple(p, year=None):
    year = year or p.rng.randint(1950, 2024)
    return _Spouse(p, "M", year), _Spouse(p, "F", year), p.other(records.date_text(p.rng, dt.date(year, p.rng.randint(1, 12), p.rng.randint(1, 28)))), year


# --- what births tell ---------------------------------------------------------------------------------------------------


def _g(p, male, female, unknown=None):
    """The word for a boy, a girl, a child whose sex is not told."""
    return {"M": male, "F": female}.get(p.r["sex"], unknown or male)


def _grandparents(p, parent):
    """Clause of a parent's own parents, or nothing."""
    if not (parent.known and (parent.grandfather_known or parent.grandmother_known)):
        return ""
    return ("paternos" if parent.side == "pat" else "maternos") + " " + parent.grandparents()


def _all_grandparents(p, parents, lead=", sendo avós ", joint=" e "):
    told = [t for t in (_grandparents(p, parent) for parent in parents) if t]
    return lead + joint.join(told) if told else ""


def _state(p):
    return (f"{p.pick('Estado', 'ESTADO')} {places.UF_OF[p.r['ruf']]} " if p.r["ruf"] in places.UF_NAMES else "") + p.reg_uf(full=True)


def _late(p, least=12):
    """Makes the registration a late one, years after birth."""
    r = p.r
    last = min(r["edate"], records.TODAY)
    if (last - r["birth"]).days < least * 365 + 400:
        r["birth"] = dt.date(r["birth"].year - least - 8, r["birth"].month, min(28, r["birth"].day))
    years = p.rng.randint(least, max(least, (last.year - r["birth"].year) - 1))
    r["rdate"] = min(last, dt.date(r["birth"].year + years, p.rng.randint(1, 12), p.rng.randint(1, 28)))
    r["mat"] = records.matricula(int(r["cns"]), r["rdate"].year, r["book"], r["leaf"], r["entry"])
    r["late"] = True


def _later_note(p, kinds=("marriage", "divorce", "death")):
    """A long averbação that tells another act of the registered person's life."""
    r, rng = p.r, p.rng
    sex = r["sex"] if r["sex"] in "MF" else "F"
    other = people.person(rng, "F" if sex == "M" else "M")
    year = min(2026, r["birth"].year + rng.randint(20, 45))
    day = lambda: records.date_text(rng, dt.date(min(2026, year + rng.randint(0, 1)), rng.randint(1, 10), rng.randint(1, 28)))
    o = "o" if sex == "M" else "a"
    town, where = places.place(rng)[0], places.place_text(rng, places.place(rng))
    book = f"{rng.choice(['B', 'B', 'B-Aux'])}-{rng.randint(1, 99)}"
    texts = {
        "marriage": [
            f"{o.upper()} registrad{o} casou-se em {day()}, em {where}, com {other}, no {places.office(rng, *places.place(rng))}, conforme assento nº {rng.randint(10, 9999)}, lavrado às fls. {rng.randint(1, 300)} do livro {book}, sob o regime da {rng.choice(REGIMES)}, passando a assinar {r['name']} {people.surname(rng)}. {town}, {day()}. {people.person(rng, 'M')}, Escrevente.",
            f"Certifico que {o} registrad{o} contraiu matrimônio com {other}, natural de {where}, filh{'a' if o == 'o' else 'o'} de {people.person(rng, 'M')} e de {people.person(rng, 'F')}, aos {day()}, termo {rng.randint(1, 9999)}, folhas {rng.randint(1, 299)}, livro {book}.",
        ],
        "divorce": [
            f"Por sentença proferida em {day()} pelo MM. Juiz de Direito da {rng.randint(1, 9)}ª Vara de Família de {town}, Dr. {people.person(rng, 'M')}, autos nº {rng.randint(100, 9999)}/{year}, transitada em julgado, foi decretado o divórcio de {r['name']} e {other}, casados no livro {book}, fls. {rng.randint(1, 300)}, termo {rng.randint(1, 9000)}; a mulher voltou a usar o nome de solteira. Dou fé.",
            f"Conforme escritura pública de divórcio lavrada em {day()} no {rng.randint(1, 9)}º Tabelionato de Notas de {town}, livro {rng.randint(1, 900)}, fls. {rng.randint(1, 300)}, {o} registrad{o} divorciou-se de {other}.",
        ],
        "death": [
            f"{o.upper()} registrad{o} faleceu em {day()}, às {rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}, em {where}, no {places.hospital(rng, town)}, de {rng.choice(CAUSES)}, conforme óbito lavrado às fls. {rng.randint(1, 300)}, do livro C-{rng.randint(1, 90)}, sob nº {rng.randint(10, 9999)}, do {places.office(rng, *places.place(rng))}. Foi declarante {people.person(rng, 'M')}.",
            f"Óbito: {r['name']} faleceu aos {day()}, no estado civil de {rng.choice(['casad', 'viúv', 'solteir'])}{o}, com {year - r['birth'].year} anos, deixando filhos. Registro nº {rng.randint(1, 9999)}, livro C-{rng.randint(1, 90)}, folha {rng.randint(1, 300)}, de {where}.",
        ],
        "adoption": [
            f"Por sentença do MM. Juiz de Direito da Vara da Infância e da Juventude da Comarca de {town}, Dr. {people.person(rng, 'M')}, datada de {day()}, autos nº {rng.randint(100, 9999)}/{year}, transitada em julgado, foi concedida a adoção plena {'do menor' if o == 'o' else 'da menor'}, cancelando-se o registro anterior, conforme mandado arquivado neste ofício.",
        ],
    }
    if len(kinds) > 1 and p.chance(.4):
        return " ".join(f"AV. {i + 1} - " + rng.choice(texts[k]) for i, k in enumerate(kinds[:2 if p.chance(.6) else 3]))
    return rng.choice(texts[rng.choice(kinds)])


def _page(css, body):
    return f"<!doctype html><meta charset=utf-8><style>*{{box-sizing:border-box}}body{{margin:0;background:#fff;color:#111}}{css}</style><body>{body}"


def _bits(*pairs):
    """A typed line of a printed form: printed words (strings) and filled spaces ((HTML, share of the line))."""
    return "<div class=l>" + "".join(f"<span class=k>{b}</span>" if isinstance(b, str) else f'<span class=f style="flex:{b[1]}">{b[0]}</span>' for b in pairs) + "</div>"


# --- 1: printed form of the seventies, spaces filled by typewriter -----------------------------------------------------------


def _interior(p, act, lines, notes):
    serif = p.pick("Liberation Serif", "C059", "Old Standard TT", "URW Bookman")
    typed = p.pick("Courier Prime", "Liberation Mono", "Nimbus Mono PS", "FreeMono")
    rule = p.pick("1px dotted #333", "1px solid #555", "1px dashed #777", "none")
    size, gap = p.rng.uniform(12.5, 15), p.rng.uniform(3, 9)
    css = (
        f".s{{width:794px;min-height:1000px;padding:46px {p.rng.randint(52, 76)}px;font:{size:.1f}px '{serif}'}}.h{{text-align:{p.pick('center', 'center', 'left')};line-height:1.45}}"
        f"h1{{font-size:{p.rng.randint(22, 30)}px;letter-spacing:{p.pick(1, 3, 5)}px;text-align:center;font-weight:{p.pick('bold', 'normal')};margin:22px 0 18px}}"
        f".l{{display:flex;align-items:flex-end;margin:{gap:.1f}px 0}}.k{{white-space:nowrap;padding:0 5px}}.f{{font:{size * p.rng.uniform(.9, 1.05):.1f}px '{typed}';border-bottom:{rule};padding:0 6px;text-align:{p.pick('left', 'left', 'center')};min-width:0}}"
        f".n{{margin-top:20px;border:{p.pick('1px solid', '0 solid', '3px double')};padding:8px;font:{size * .95:.1f}px/1.4 '{typed}'}}.g{{margin-top:60px;text-align:center}}.x{{font-size:10px;margin-top:34px;text-align:center}}"
    )
    top = [_state(p), f"{p.pick('Comarca', 'Município')} de {p.reg_city()}", p.office()]
    if p.chance(.7):
        top.insert(0, p.pick("REPÚBLICA FEDERATIVA DO BRASIL", "República dos Estados Unidos do Brasil", "Registro Civil das Pessoas Naturais", "PODER JUDICIÁRIO"))
    end = f"<p>{p.pick('O referido é verdade e dou fé.', 'Nada mais se continha em o dito assento. O referido é verdade, do que dou fé.', 'Era o que me cumpria certificar. Dou fé.')}</p><div style='text-align:right'>{p.issue_city()}, {p.issue_date()}</div>"
    end += f"<div class=g>____________________________<br>{p.officer()}<br>{p.pick('Oficial do Registro Civil', 'O Oficial', 'Escrivão de Paz e Oficial', 'O Serventuário')}</div>"
    seal = f"<div class=x>{p.pick('Isenta de selos', 'Selos pagos por verba', 'Custas: Cr$ ' + _n(p, 10, 900) + ',00', 'Mod. 14 - Tip. Comercial - Rua 15 de Novembro, 120', '')}</div>"
    return _page(css, f"<div class=s><div class=h>{'<br>'.join(top)}</div><h1>{act}</h1>{''.join(lines)}<div class=n>{notes}</div>{end}{seal}</div>")


@form
def h_interior(p):
    p.manner(caps=p.chance(.3), birth_date=p.pick("words", "semi", "dias", "num"))
    if p.chance(.6):
        p.r["averbacoes"] = _later_note(p)
    first, second = p.parents(p.pick("father", "father", "mother"))
    lines = [_bits(p.pick("Certifico que, às fls.", "CERTIFICO que a fls."), (p.folha(), 1), p.pick("do livro n.º", "do livro de registros n.º"), (p.livro(), 1.2), p.pick("sob n.º", "sob o número"), (p.termo(), 1.2))]
    lines.append(_bits(p.pick("foi lavrado o assento de nascimento de", "foi feito o registro de", "consta o nascimento de"), (p.name(), 1)))
    if p.chance(.5):
        lines.append(_bits("lavrado em", (p.reg_date(), 3), "sexo", (p.sex(), 1)))
    else:
        lines.append(_bits("do sexo", (p.sex(), 1), "registrad" + _g(p, "o", "a", "o(a)") + " em", (p.reg_date(), 3)))
    lines.append(_bits("nascid" + _g(p, "o", "a", "o(a)") + p.pick(" no dia", " em", " aos"), (p.birth_date(), 3), "às", (p.hour(), 1.6)))
    lines.append(_bits("em", (p.birth_city_uf(), 2)) if p.chance(.5) else _bits("no lugar", (p.birth_place(), 3), "em", (p.birth_city_uf(), 2)))
    for i, parent in enumerate((first, second)):
        word = ("filh" + _g(p, "o", "a", "o(a)") + " de") if i == 0 else p.pick("e de", "e de D.", "e de sua mulher") if parent.role == "mother" else "e de"
        if word == "e de sua mulher" and not (first.known and parent.known):
            word = "e de"
        lines.append(_bits(word, (parent.name(), 1)))
        if parent.known and p.chance(.7):
            lines.append(_bits("natural de", (parent.nat(), 2), "profissão", (parent.extra("profession"), 1)))
    for parent in (first, second):
        side = "paternos" if parent.side == "pat" else "maternos"
        if parent.grandfather_known or parent.grandmother_known:
            lines.append(_bits(f"avós {side}:", (parent.grandparents(), 1)))
        else:
            lines.append(_bits(f"avós {side}:", (p.blank(), 1)))
    if first.known and second.known and p.chance(.6):
        lines.append(_bits("casados em", (_town(p), 2), "aos", (_day(p, 1930, 1980), 2)))
    lines.append(_bits("Foi declarante", (p.other(p.r["declarant"]["name"]), 2), "e testemunhas", (p.other(p.r["witnesses"][0]["name"]) + " e " + p.other(p.r["witnesses"][1]["name"]), 3)))
    return _interior(p, p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "NASCIMENTO"), lines, p.pick("Observações: ", "À margem: ", "Averbação: ") + p.averbacoes())


@document("marriage")
def h_interior_casamento(p):
    p.manner(caps=p.chance(.3))
    man, woman, day, _ = _couple(p, p.rng.randint(1930, 1990))
    lines = [
        _bits(p.pick("Certifico que, às fls.", "CERTIFICO que a fls."), (_leaf(p), 1), p.pick("do livro n.º", "do livro de registros n.º"), (_book(p, "B"), 1.2), p.pick("sob n.º", "sob o número"), (_entry(p), 1.2)),
        _bits(p.pick("foi lavrado o assento de casamento de", "consta o matrimônio de"), (man.name, 1)), _bits(p.pick("e", "e de", "com D."), (woman.name, 1)),
        _bits("contraído perante o Juiz", (_who(p, "M"), 2), "em", (day, 2)),
    ]
    for s in (man, woman):
        lines += [_bits("Ele, nascido em" if s.sex == "M" else "Ela, nascida em", (s.nat, 2), "aos", (s.born, 2)), _bits("profissão", (s.job, 1), "residente em", (s.home, 2)), _bits("filh" + s.o + " de", (s.father, 1)), _bits("e de", (s.mother, 1))]
    lines.append(_bits("a qual passou a assinar-se", (woman.new_name, 2), "regime", (p.other(p.pick(*REGIMES)), 2)))
    lines.append(_bits("Testemunhas:", (_who(p) + " e " + _who(p), 1)))
    note = p.pick("Nada consta.", f"Os contraentes são filhos dos acima e apresentaram certidões de nascimento: ele, livro {_book(p, 'A')}, fls. {_leaf(p)}; ela, livro {_book(p, 'A')}, fls. {_leaf(p)}, termo {_entry(p)}.")
    return _interior(p, p.pick("CERTIDÃO DE CASAMENTO", "Certidão de Casamento", "CASAMENTO"), lines, p.pick("Observações: ", "À margem: ", "Averbação: ") + note)


@document("death")
def h_interior_obito(p):
    p.manner(caps=p.chance(.3))
    man = _Spouse(p, p.pick("M", "F"), p.rng.randint(1950, 2000))
    age = p.rng.randint(0, 95)
    lines = [
        _bits(p.pick("Certifico que, às fls.", "CERTIFICO que a fls."), (_leaf(p), 1), p.pick("do livro n.º", "do livro de registros n.º"), (_book(p, "C"), 1.2), p.pick("sob n.º", "sob o número"), (_entry(p), 1.2)),
        _bits(p.pick("foi lavrado o assento de óbito de", "foi feito o registro de óbito de"), (man.name, 1)),
        _bits("falecid" + man.o + p.pick(" no dia", " em", " aos"), (_day(p, 1950, 2000), 3), "às", (_hour(p), 1.6)), _bits("no lugar", (_hospital(p), 3), "em", (_where(p), 2)),
        _bits("do sexo", (p.other("masculino" if man.sex == "M" else "feminino"), 1), "de profissão", (man.job, 1), "com", (p.other(f"{age} anos"), 1)), _bits("natural de", (man.nat, 1), "estado civil", (man.civil, 1)),
        _bits("filh" + man.o + " de", (man.father, 1)), _bits("e de", (man.mother, 1)), _bits("causa da morte", (p.other(p.pick(*CAUSES)), 1)), _bits("atestado firmado por", (_doctor(p), 1)),
        _bits("sepultamento no cemitério", (p.other(p.pick("Municipal", "da Saudade", "São João Batista", "Parque das Flores")), 1)), _bits("Foi declarante", (_who(p), 2), "e testemunhas", (_who(p) + " e " + _who(p), 3)),
    ]
    return _interior(p, p.pick("CERTIDÃO DE ÓBITO", "Certidão de Óbito", "ÓBITO"), lines, p.pick("Observações: ", "À margem: ") + p.pick("Deixou bens a inventariar e filhos menores.", f"Era casad{man.o} com {_who(p)}, deixando {_n(p, 1, 9)} filhos.", "Não deixou bens nem testamento."))


# --- 2: the boxed national model of 2009, one vendor's -------------------------------------------------------------------------


def _box(label, value, share=1):
    return f'<div class=b style="flex:{share}"><div class=c>{label}</div><div class=v>{value}</div></div>'


def _row(*boxes):
    return "<div class=r>" + "".join(boxes) + "</div>"


def _model09(p, act, head, rows, note_label, note, fill=True):
    font = p.pick("Liberation Sans", "Carlito", "Nimbus Sans Narrow", "Roboto Condensed", "Liberation Serif", "Open Sans")
    size = p.rng.uniform(10.5, 13)
    line = p.pick("1px solid #444", "1px solid #9a9a9a", "1px solid #2a5a3a")
    joined = p.chance(.5)
    css = (
        f".s{{width:794px;min-height:1123px;padding:{p.rng.randint(28, 50)}px {p.rng.randint(36, 62)}px;font:{size:.1f}px '{font}'}}.t{{text-align:center;line-height:1.4}}h1{{font-size:{p.rng.randint(18, 25)}px;margin:10px 0 8px;text-align:center;letter-spacing:{p.pick(0, 2)}px}}"
        f".m{{text-align:center;margin:6px 0 10px}}.r{{display:flex;gap:{0 if joined else 5}px;margin-bottom:{0 if joined else p.rng.randint(3, 6)}px}}"
        f".b{{border:{line};{'margin:0 -1px -1px 0;' if joined else p.pick('', 'border-radius:5px;')}padding:2px 6px 4px;min-width:0}}.c{{font-size:{size * p.rng.uniform(.62, .82):.1f}px;color:{p.pick('#111', '#555', '#2a5a3a')};{p.pick('', 'text-transform:uppercase;', 'font-style:italic;')}}}"
        f".v{{min-height:{size * 1.35:.1f}px;{p.pick('', 'font-weight:bold;', 'text-align:center;')}}}.o{{min-height:{p.rng.randint(90, 170)}px}}.e{{display:flex;margin-top:14px}}.e>div{{flex:1;padding:0 8px}}.i{{line-height:1.45;font-size:{size * .92:.1f}px}}"
    )
    top = p.pick("REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS", "República Federativa do Brasil<br>Registro Civil das Pessoas Naturais", "REGISTRO CIVIL DAS PESSOAS NATURAIS")
    if fill:
        left = f"{p.pick('Nome do ofício: ', 'Ofício: ', '')}{p.office()}<br>{p.pick('Oficial registrador: ', 'Oficial: ', 'Oficial(a): ')}{p.officer()}<br>{p.pick('Município/UF: ', 'Município: ')}{p.reg_city_uf()}<br>Endereço: {p.other(p.r['address'])}"
        right = f"{p.pick('O conteúdo da certidão é verdadeiro. Dou fé.', 'O CONTEÚDO DA CERTIDÃO É VERDADEIRO. DOU FÉ.')}<br>Data e local: {p.issue_city_uf()}, {p.issue_date()}<br><br>____________________________<br>{p.other(p.r['clerk'])}<br>{p.other(p.r['clerk_title'])}"
    else:
        left = "Nome do ofício:<br>Oficial registrador:<br>Município/UF:<br>Endereço:"
        right = "O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: ____________, ___/___/_____<br><br>____________________________<br>Assinatura do Oficial"
    seal = f"<div style='text-align:center;margin-top:10px;font-size:9.5px'>{p.pick('Selo: ', 'Selo digital nº ', 'SELO DE FISCALIZAÇÃO ')}{p.seal()}</div>" if fill and p.chance(.6) else ""
    return _page(css, f"<div class=s><div class=t>{top}</div><h1>{act}</h1>{head}{''.join(rows)}{_row(_box(note_label, '<div class=o>' + note + '</div>'))}<div class=e><div class=i>{left}</div><div class=i style='text-align:center'>{right}</div></div>{seal}</div>")


def _birth09(p, empty):
    """Rows of the boxed birth form; its fields, or nothing."""
    v = (lambda make: "&nbsp;") if empty else (lambda make: make())
    first, second = p.parents()
    words = p.pick("num", "semi")
    head = f"<div class=m>{p.label('name', p.pick('NOME', 'Nome'))}<br><b>{v(p.name)}</b></div><div class=m>{p.label('matricula', p.pick('MATRÍCULA', 'Matrícula'))}<br><b>{v(p.matricula)}</b></div>"
    rows = [_row(_box(p.label("birth_date", p.pick("Data de nascimento (por extenso)", "Data de nascimento por extenso")), v(lambda: p.birth_date("words")), 5), _box(p.label("birth_day", "Dia"), v(p.birth_day), .7), _box(p.label("birth_month", "Mês"), v(p.birth_month), 1), _box(p.label("birth_year", "Ano"), v(p.birth_year), 1))]
    rows.append(_row(_box(p.label("hour", p.pick("Hora", "Hora de nascimento")), v(p.hour), 1), _box(p.label("nat", "Município de nascimento e unidade da federação"), v(p.birth_city_uf), 3)))
    rows.append(_row(_box(p.label("reg_city", p.pick("Município de registro e unidade da federação", "Município de registro e UF")), v(p.reg_city_uf), 2.4), _box(p.label("birth_place", "Local de nascimento"), v(p.birth_place), 3), _box(p.label("sex", "Sexo"), v(p.sex), 1)))

    def filiation():
        return "<br>".join(parent.name() + (", natural de " + parent.nat() if parent.known and p.chance(.5) else "") for parent in (first, second) if parent.known) or p.blank()

    def elders():
        return "<br>".join(f"{'Paternos' if q.side == 'pat' else 'Maternos'}: {q.grandparents()}" for q in (first, second) if q.known and (q.grandfather_known or q.grandmother_known)) or p.blank()

    rows.append(_row(_box(p.label("filiation", "Filiação"), v(filiation) if not empty else "<br><br>")))
    rows.append(_row(_box(p.label("gp_all", p.pick("Avós", "Avós paternos e maternos")), v(elders) if not empty else "<br><br>")))
    rows.append(_row(_box(p.label("twin", p.pick("Gêmeo", "É gêmeo?")), v(p.twin), 1), _box(p.label("twin_names", "Nome e matrícula do(s) gêmeo(s)"), v(p.twin_names), 4)))
    rows.append(_row(_box(p.label("reg_date", p.pick("Data do registro (por extenso)", "Data de registro")), v(lambda: p.reg_date(words)), 2), _box(p.label("dnv", p.pick("Nº da declaração de nascido vivo", "Número da DNV")), v(p.dnv), 2)))
    return head, rows


@form
def h_quadro(p):
    p.manner(caps=p.chance(.7))
    if p.chance(.65):
        p.r["averbacoes"] = _later_note(p, p.pick(("marriage", "divorce", "death"), ("marriage", "death"), ("adoption",), ("divorce", "death")))
    head, rows = _birth09(p, False)
    return _model09(p, "CERTIDÃO DE NASCIMENTO", head, rows, p.label("averbacoes", p.pick("Observações / Averbações", "Observações/averbações")), p.averbacoes())


@document("blank_form")
def h_quadro_vazio(p):
    head, rows = _birth09(p, True)
    return _model09(p, "CERTIDÃO DE NASCIMENTO", head, rows, p.pick("Observações / Averbações", "Observações/averbações"), "", fill=p.chance(.3))


@document("marriage")
def h_quadro_casamento(p):
    p.manner(caps=p.chance(.7))
    man, woman, day, year = _couple(p, p.rng.randint(1960, 2024))
    head = f"<div class=m>{p.pick('NOMES', 'Nomes')}<br><b>{man.name}</b> e <b>{woman.name}</b></div><div class=m>{p.pick('MATRÍCULA', 'Matrícula')}<br><b>{_mat(p, 2, year)}</b></div>"
    rows = []
    for s in (man, woman):
        rows.append(_row(_box("Nome completo de solteiro(a), data de nascimento, naturalidade, nacionalidade e filiação do " + ("1º" if s.sex == "M" else "2º") + " cônjuge", f"{s.name}, nascid{s.o} em {s.born}, natural de {s.nat}, brasileir{s.o}, filh{s.o} de {s.father} e de {s.mother}")))
    rows.append(_row(_box("Data de registro do casamento (por extenso)", day, 5), _box("Dia", _n(p, 1, 28), .7), _box("Mês", _n(p, 1, 12), 1), _box("Ano", p.other(year), 1)))
    rows.append(_row(_box("Regime de bens do casamento", p.other(p.pick(*REGIMES)), 3), _box("Município de registro e unidade da federação", _where(p), 2.4)))
    rows.append(_row(_box("Nome que cada um dos cônjuges passou a utilizar (quando houver alteração)", f"{man.new_name}<br>{woman.new_name}")))
    return _model09(p, "CERTIDÃO DE CASAMENTO", head, rows, p.pick("Observações / Averbações", "Observações/averbações"), p.pick(f"Habilitação instruída com as certidões de nascimento dos contraentes: {man.name}, livro {_book(p, 'A')}, fls. {_leaf(p)}, termo {_entry(p)}; {woman.name}, livro {_book(p, 'A')}, fls. {_leaf(p)}, termo {_entry(p)}.", f"Divórcio decretado em {_day(p, 2000, 2024)} pelo Juízo da {_n(p, 1, 9)}ª Vara de Família de {_town(p)}.", "Nada consta."))


@document("death")
def h_quadro_obito(p):
    p.manner(caps=p.chance(.7))
    s = _Spouse(p, p.pick("M", "F"), p.rng.randint(1990, 2024))
    head = f"<div class=m>{p.pick('NOME', 'Nome')}<br><b>{s.name}</b></div><div class=m>{p.pick('MATRÍCULA', 'Matrícula')}<br><b>{_mat(p, 4, 2012)}</b></div>"
    rows = [
        _row(_box("Sexo", p.other("masculino" if s.sex == "M" else "feminino")), _box("Cor", p.other(people.color(p.rng, s.sex))), _box("Estado civil e idade", s.civil + f", {_n(p, 1, 99)} anos", 3)),
        _row(_box("Naturalidade", s.nat, 2), _box("Documento de identificação", p.other(records.rg(p.rng)), 2), _box("Eleitor", p.other(p.pick("Sim", "Não", "Ignorado")), 1)),
        _row(_box("Filiação e residência", f"{s.father} e {s.mother}. Residia em {s.home}")),
        _row(_box("Data e hora do falecimento (por extenso)", _day(p, 2000, 2024, "words") + ", às " + _hour(p), 5), _box("Dia", _n(p, 1, 28), .7), _box("Mês", _n(p, 1, 12), 1), _box("Ano", _n(p, 2000, 2024), 1)),
        _row(_box("Local de falecimento", _hospital(p) + ", " + _where(p))), _row(_box("Causa da morte", p.other(p.pick(*CAUSES)))),
        _row(_box("Sepultamento/cremação (município e cemitério, se conhecido)", p.other(p.pick("Cemitério Municipal", "Cemitério da Saudade", "Jardim da Paz")) + ", " + _where(p), 3), _box("Declarante", _who(p), 2)),
        _row(_box("Nome e número de documento do médico que atestou o óbito", _doctor(p))),
    ]
    return _model09(p, "CERTIDÃO DE ÓBITO", head, rows, p.pick("Observações / Averbações", "Observações/averbações"), p.pick(f"Nascimento registrado no {_office(p)}, livro {_book(p, 'A')}, fls. {_leaf(p)}, termo {_entry(p)}. Deixou filhos: {_who(p)}, {_n(p, 1, 50)} anos; {_who(p)}, {_n(p, 1, 50)} anos.", "Nada consta."))


# --- 3: Word document of a small office, in full (inteiro teor) --------------------------------------------------------------


def _teor(p, act, text, after):
    font = p.pick("Liberation Serif", "Caladea", "Liberation Sans", "EB Garamond", "P052")
    size, left = p.rng.uniform(13.5, 16.5), p.rng.randint(70, 110)
    css = (
        f".s{{width:794px;min-height:1123px;padding:54px {p.rng.randint(56, 80)}px 40px {left}px;font:{size:.1f}px/{p.rng.uniform(1.25, 1.65):.2f} '{font}'}}.h{{{p.pick('text-align:center', 'border-bottom:2px solid #333;padding-bottom:8px', 'text-align:center;border:1px solid #333;padding:8px')};font-size:{size * .92:.1f}px;line-height:1.3}}"
        f"h2{{text-align:center;font-size:{size * p.rng.uniform(1.15, 1.5):.1f}px;{p.pick('text-decoration:underline', 'letter-spacing:3px', '')};margin:24px 0 16px}}.t{{text-align:{p.pick('justify', 'justify', 'left')};text-indent:{p.pick(0, 0, 50)}px}}.a{{text-align:center;margin-top:46px;line-height:1.25}}.z{{font-size:11px;line-height:1.3;margin-top:26px;{p.pick('text-align:center', 'border-top:1px solid #666;padding-top:6px', '')}}}"
    )
    head = f"<b>{p.office()}</b><br>{p.pick('Município e Comarca de', 'Comarca de', 'Distrito da sede de')} {p.reg_city()} - {_state(p)}<br>{p.other(p.r['address'])} - {p.pick('Tel.', 'Fone/Fax:')} {p.other(p.r['phone'])}"
    if p.chance(.6):
        head += f"<br>{p.officer()} - {p.other(p.r['officer_title'])}"
    end = f"<p style='text-align:{p.pick('right', 'left', 'center')}'>{p.issue_city_uf() if p.chance(.5) else p.issue_city()}, {p.issue_date()}.</p><div class=a>____________________________________<br>{p.officer()}<br>{p.other(p.r['officer_title'])}</div>"
    tail = f"<div class=z>{p.pick('Selo eletrônico: ', 'PODER JUDICIÁRIO - Corregedoria-Geral de Justiça - Selo de consulta nº ', 'Selo: ')}{p.seal()} {'- Emol.: R$ ' + p.other(records.money(p.rng)) + ' - TFJ: R$ ' + p.other(records.money(p.rng, 40)) if p.chance(.6) else ''} - {p.pick('Consulte a validade deste selo no site do Tribunal', 'Cód. de segurança ' + p.other(records.security_code(p.rng)), 'Qtd. de atos: 1')}</div>"
    return _page(css, f"<div class=s><div class=h>{head}</div><h2>{act}</h2><div class=t>{text}</div>{''.join(f'<p class=t>{x}</p>' for x in after)}{end}{tail}</div>")


@form
def h_teor(p):
    p.manner(caps=p.chance(.15), birth_date=p.pick("dias", "words", "paren"), date=p.pick("dias", "words", "paren", "semi"), hour=p.pick("words", "old"))
    late = p.chance(.7)
    if late:
        _late(p)
    if p.chance(.5):
        p.r["averbacoes"] = _later_note(p)
    r = p.r
    first, second = p.parents("father")
    o = _g(p, "o", "a", "o")
    text = f"{p.pick('CERTIFICO', 'Certifico e dou fé')} que, revendo {p.pick('neste Cartório', 'no arquivo a meu cargo')} o livro {p.livro()} de registros de nascimentos, nele, às folhas {p.folha()}, {p.pick('consta', 'encontrei')} o termo do teor seguinte: &quot;{p.pick('Termo nº', 'Nº', 'Número')} {p.termo()}. "
    text += f"{p.pick('Aos', 'Em')} {p.reg_date()}, {p.pick('nesta cidade de', 'neste Município de', 'em')} {p.reg_city()}, em Cartório, compareceu {p.other(r['declarant']['name'])}, {p.other(r['declarant']['profession'])}, residente {p.pick('em', 'na')} {p.other(r['declarant']['residence'])}, e "
    if late:
        text += p.pick(
            f"exibindo certidão negativa de registro expedida pelo {_office(p)} em {_day(p, 1970, 2010)}, da qual consta não haver assento de nascimento em nome do registrando nos livros de {_n(p, 1930, 1960)} a {_n(p, 1961, 1999)}, e despacho do MM. Juiz de Direito Dr. {_who(p, 'M')}, ",
            f"na forma do art. 46 da Lei 6.015/73, por despacho do MM. Juiz, com requerimento assinado por duas testemunhas e juntada a certidão negativa de {_town(p)}, bem assim a certidão de batismo passada pelo Pe. {_who(p, 'M')}, livro {_n(p, 1, 40)}, fls. {_n(p, 1, 200)}, ",
        )
    text += f"declarou que {p.pick('no dia', 'aos', 'em')} {p.birth_date()}, às {p.hour()}, {p.pick('no(a)', 'no lugar', 'em')} {p.birth_place()}, em {p.birth_city_uf()}, nasceu uma criança do sexo {p.sex()}, de cor {p.other(r['color'])}, que {p.pick('recebeu o nome de', 'tem o nome de', 'se chama')} {p.name()}"
    if r["twins"]:
        text += f", {p.value(_g(p, 'gêmeo', 'gêmea'), 'twin')} de {p.value(r['twins'][0]['name'], 'twname')}, registrado no termo seguinte"
    if first.known or second.known:
        told = []
        for q in (first, second):
            if q.known:
                told.append(f"{q.name()}, {q.extra('profession')}, natural de {q.nat()}" + (p.pick(", com " + str(q.person["age"]) + " anos de idade", f", já falecid{'o' if q.role == 'father' and q.person['sex'] == 'M' else 'a' if q.person['sex'] == 'F' else 'o'} aos {_day(p, 1960, 1999)}, óbito no livro {_book(p, 'C')}, fls. {_leaf(p)}, termo {_entry(p)}, de {_town(p)}", "")))
        text += f", filh{o} de " + " e de ".join(told)
        if len(told) == 2 and p.chance(.6):
            text += p.pick(f", casados em {_where(p)}, aos {_day(p, 1930, 1990)}, conforme assento de casamento nº {_entry(p)}, fls. {_leaf(p)}, livro {_book(p, 'B')}", f", casados no religioso em {_town(p)}, não registrado o casamento civil")
    text += _all_grandparents(p, (first, second), p.pick("; são avós ", ". São seus avós ", ", neto" + ("" if p.r["sex"] == "M" else "") + "(a) pelos avós "), p.pick(" e ", "; e avós ", "; "))
    text += f". {p.pick('Testemunhas', 'Foram testemunhas')}: {' e '.join(p.other(w['name']) + ', ' + p.other(w['profession']) for w in r['witnesses'])}. {p.pick('Do que, para constar, fiz este termo que, lido e achado conforme, assinam.', 'Lido e achado conforme, vai por todos assinado.')} Eu, {_who(p)}, {p.pick('escrevente', 'oficial ajudante')}, o {p.pick('datilografei', 'escrevi', 'subscrevi')}. (aa) {p.other(r['declarant']['name'])}.&quot;"
    after = []
    if p.r["averbacoes"]:
        after.append(p.pick("À MARGEM DO TERMO CONSTA: ", "Averbação: ", "Consta ainda à margem: ") + p.averbacoes())
    after.append(p.pick("Era o que continha em dito termo, que para aqui bem e fielmente transcrevi. O referido é verdade e dou fé.", "NADA MAIS. O referido é verdade. Dou fé."))
    return _teor(p, p.pick("CERTIDÃO DE INTEIRO TEOR", "CERTIDÃO EM INTEIRO TEOR", "Certidão de Nascimento em Inteiro Teor", "CERTIDÃO VERBO AD VERBUM"), text, after)


@document("marriage")
def h_teor_casamento(p):
    p.manner(caps=p.chance(.15))
    man, woman, day, year = _couple(p, p.rng.randint(1930, 2015))
    text = f"{p.pick('CERTIFICO', 'Certifico e dou fé')} que, revendo {p.pick('neste Cartório', 'no arquivo a meu cargo')} o livro {_book(p, 'B')} de registros de casamentos, nele, às folhas {_leaf(p)}, {p.pick('consta', 'encontrei')} o termo do teor seguinte: &quot;{p.pick('Termo nº', 'Nº', 'Número')} {_entry(p)}. "
    text += f"{p.pick('Aos', 'Em')} {day}, {p.pick('nesta cidade de', 'neste Município de')} {p.reg_city()}, em Cartório, às {_hour(p)}, presente o Juiz de Casamentos {_who(p, 'M')}, receberam-se em matrimônio {man.name} e {woman.name}. "
    for s in (man, woman):
        text += f"{'Ele' if s.sex == 'M' else 'Ela'}, {s.job}, nasceu no dia {s.born}, às {_hour(p)}, {p.pick('no(a) ' + _hospital(p), 'em domicílio', 'no lugar denominado ' + p.other(places.farm(p.rng)))}, em {s.nat}, do sexo {p.other('masculino' if s.sex == 'M' else 'feminino')}, {p.pick('registrad' + s.o + ' no ' + _office(p) + ', livro ' + _book(p, 'A') + ', fls. ' + _leaf(p) + ', termo ' + _entry(p), 'conforme certidão de nascimento arquivada')}, filh{s.o} de {s.father}, natural de {_where(p)}, e de {s.mother}, natural de {_where(p)}; avós paternos {_who(p, 'M')} e {_who(p, 'F')} e maternos {_who(p, 'M')} e {_who(p, 'F')}. "
    text += f"Adotado o regime da {p.other(p.pick(*REGIMES))}; ela passa a assinar-se {woman.new_name}. Testemunhas: {_who(p)}, {_job(p, 'M')} e {_who(p)}, {_job(p, 'F')}. Lido e achado conforme, vai por todos assinado. Eu, {_who(p)}, oficial, o {p.pick('datilografei', 'escrevi', 'subscrevi')}.&quot;"
    return _teor(p, p.pick("CERTIDÃO DE INTEIRO TEOR", "CERTIDÃO EM INTEIRO TEOR", "Certidão de Casamento em Inteiro Teor", "CERTIDÃO VERBO AD VERBUM"), text, [p.pick("Era o que continha em dito termo, que para aqui bem e fielmente transcrevi. O referido é verdade e dou fé.", "NADA MAIS. O referido é verdade. Dou fé.")])


@document("death")
def h_teor_obito(p):
    p.manner(caps=p.chance(.15))
    s = _Spouse(p, p.pick("M", "F"), p.rng.randint(1940, 2015))
    text = f"{p.pick('CERTIFICO', 'Certifico e dou fé')} que, revendo {p.pick('neste Cartório', 'no arquivo a meu cargo')} o livro {_book(p, 'C')} de registros de óbitos, nele, às folhas {_leaf(p)}, {p.pick('consta', 'encontrei')} o termo do teor seguinte: &quot;{p.pick('Termo nº', 'Nº', 'Número')} {_entry(p)}. "
    text += f"{p.pick('Aos', 'Em')} {_day(p, 1940, 2015)}, {p.pick('nesta cidade de', 'neste Município de')} {p.reg_city()}, em Cartório, compareceu {p.other(p.r['declarant']['name'])}, {p.other(p.r['declarant']['profession'])}, e exibindo atestado médico de {_doctor(p)}, declarou que {p.pick('no dia', 'aos')} {_day(p, 1940, 2015)}, às {_hour(p)}, em {p.pick(_hospital(p), 'domicílio')}, faleceu {s.name}, do sexo {p.other('masculino' if s.sex == 'M' else 'feminino')}, de cor {p.other(people.color(p.rng, s.sex))}, {s.job}, natural de {s.nat}, onde nasceu aos {s.born}, residente em {s.home}, {s.civil}, filh{s.o} de {s.father}, natural de {_where(p)}, e de {s.mother}, natural de {_where(p)}, em consequência de {p.other(p.pick(*CAUSES))}. "
    kids = "; ".join(f"{_who(p)}, nascid{p.pick('o', 'a')} em {_day(p, 1950, 2000, 'num')}" for _ in range(p.rng.randint(1, 4)))
    text += f"Deixou filhos: {kids}. Testemunhas: {_who(p)} e {_who(p)}. Lido e achado conforme, vai por todos assinado.&quot;"
    return _teor(p, p.pick("CERTIDÃO DE INTEIRO TEOR", "CERTIDÃO EM INTEIRO TEOR", "Certidão de Óbito em Inteiro Teor", "CERTIDÃO VERBO AD VERBUM"), text, [p.pick("Era o que continha em dito termo, que para aqui bem e fielmente transcrevi. O referido é verdade e dou fé.", "NADA MAIS. O referido é verdade. Dou fé.")])


@document("other_certificate")
def h_teor_negativa(p):
    p.manner(caps=p.chance(.15))
    p.parents()
    r = p.r
    names = [p.other(x["name"]) for x in r["parents"]]
    o = _g(p, "o", "a", "o(a)")
    text = f"{p.pick('CERTIFICO', 'Certifico e dou fé')} que, revendo {p.pick('neste Cartório', 'no arquivo a meu cargo')} os livros de registros de nascimentos, de A-{_n(p, 1, 20)} a A-{_n(p, 21, 200)}, do período de {_day(p, 1930, 1960, 'num')} a {_day(p, 1961, 2020, 'num')}, deles {p.pick('NÃO CONSTA', 'não encontrei', 'verifiquei NÃO CONSTAR')} assento de nascimento de {p.other(r['name'])}, que teria nascido em {p.other(records.date_text(p.rng, r['birth']))}, {p.pick('nesta cidade', 'neste município')}" + (f", filh{o} de {' e de '.join(names)}" if names else "")
    text += f". A busca foi feita pelos índices e a pedido de {_who(p)}, {p.pick('para fins de registro tardio', 'para instruir processo de registro fora do prazo', 'para os devidos fins')}."
    return _teor(p, p.pick("CERTIDÃO NEGATIVA", "CERTIDÃO NEGATIVA DE NASCIMENTO", "Certidão Negativa de Registro"), text, [p.pick("A presente é válida por 30 dias.", "Ressalva-se a grafia diversa do nome e eventual registro em outra circunscrição."), "O referido é verdade. Dou fé."])


# --- 4: the model of 2017 as one vendor prints it: shaded names of fields beside the values, panel of a digital signature --------


def _lines17(sections):
    """[(heading, [(label, value)])] as tables of two columns."""
    out = []
    for heading, rows in sections:
        if heading:
            out.append(f"<div class=hd>{heading}</div>")
        out.append("<table>" + "".join(f"<tr><td class=c>{a}</td><td class=v>{b}</td></tr>" for a, b in rows) + "</table>")
    return "".join(out)


def _digital(p, act, sections):
    font = p.pick("Open Sans", "Roboto", "Lato", "DejaVu Sans Condensed", "Liberation Sans")
    size = p.rng.uniform(10, 12)
    tone = p.pick("#e9eef5", "#eee", "#f3ecdc", "#fff", "#e6f1e8")
    css = (
        f".s{{width:794px;min-height:1123px;padding:30px 44px;font:{size:.1f}px/1.35 '{font}'}}.t{{display:flex;justify-content:space-between;border-bottom:2px solid {p.pick('#1d3c6a', '#555', '#0a5b36')};padding-bottom:6px;margin-bottom:8px}}"
        f"h1{{font-size:{p.rng.randint(17, 23)}px;margin:0;text-align:{p.pick('center', 'left', 'right')}}}table{{width:100%;border-collapse:collapse;margin-bottom:{p.rng.randint(4, 10)}px}}td{{border:{p.pick('1px solid #bbb', '0 solid', '1px solid #333')};border-bottom:1px solid #bbb;padding:3px 6px;vertical-align:top}}"
        f".c{{width:{p.rng.randint(26, 37)}%;background:{tone};text-align:{p.pick('left', 'left', 'right')};{p.pick('font-weight:bold;', '', 'font-variant:small-caps;', 'color:#345;')}}}.hd{{{p.pick('background:#345;color:#fff;padding:2px 6px', 'font-weight:bold;margin-top:6px', 'text-align:center;letter-spacing:2px')};text-transform:uppercase;font-size:{size * .92:.1f}px}}"
        f".sig{{border:1px solid #888;{p.pick('', 'border-radius:6px;')}padding:8px;font-size:{size * .86:.1f}px;display:flex;gap:14px;margin-top:10px}}.qr{{width:74px;height:74px;border:1px solid #444;font-size:9px;text-align:center;padding-top:26px}}"
    )
    top = f"<div class=t><div>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div style='text-align:right'>{p.office()}<br>CNS {p.other(p.r['cns'])}</div></div>"
    foot = (
        f"<div class=sig><div class=qr>QR CODE</div><div style='flex:1'>{p.pick('Documento assinado digitalmente por', 'Assinado eletronicamente por')} {p.other(p.r['clerk'])}, {p.other(p.r['clerk_title'])}, em {p.other(records.date_text(p.rng, p.r['edate'], 'num'))} {_hour(p, 'num')}. Hash {p.other(records.code(p.rng, '0123456789ABCDEF', 24))}. "
        f"Consulte em {p.other(p.r['website'])} o selo {p.seal()}.<br>{p.legal() if p.chance(.5) else 'Certidão eletrônica materializada nos termos do Provimento do CNJ.'}</div></div>"
    )
    issue = f"<div style='display:flex;justify-content:space-between;margin-top:8px'><div>{p.officer()}<br>{p.other(p.r['officer_title'])}<br>{p.reg_city_uf()}<br>{p.other(p.r['email'])}</div><div style='text-align:right'>O conteúdo da certidão é verdadeiro. Dou fé.<br>{p.issue_city_uf()}, {p.issue_date()}.</div></div>"
    return _page(css, f"<div class=s>{top}<h1>{act}</h1><br>{_lines17(sections)}{issue}{foot}</div>")


def _papers(p):
    """Anotações de cadastro."""
    rows = [(a, b) for a, b in (("RG", p.other(records.rg(p.rng))), ("Título de eleitor", p.other(records.code(p.rng, "0123456789", 12))), ("CNH", p.other(records.code(p.rng, "0123456789", 11))), ("PIS/NIS", p.blank()), ("Passaporte", p.blank())) if p.chance(.6)]
    return [("Anotações de cadastro", rows)] if rows and p.chance(.6) else []


@form
def h_digital(p):
    p.manner(caps=p.chance(.6), birth_date=p.pick("words", "both", "num"))
    k = p.rng.random()
    p.r["averbacoes"] = _later_note(p) if k < .6 else _later_note(p, ("adoption",)) if k < .75 else p.r["averbacoes"]
    first, second = p.parents()
    one = [(p.label("name", p.pick("Nome", "Nome do registrado")), p.name()), (p.label("cpf", "CPF"), p.cpf()), (p.label("matricula", "Matrícula"), p.matricula())]
    if p.chance(.5):
        one = [one[0], one[2], one[1]]
    two = [(p.label("birth_date", "Data de nascimento"), p.birth_date()), (p.label("hour", p.pick("Hora", "Horário")), p.hour()), (p.label("nat", "Naturalidade"), p.nat()), (p.label("birth_place", p.pick("Local", "Local de nascimento")), p.birth_place()), (p.label("birth_city", "Município de nascimento / UF"), p.birth_city_uf()), (p.label("sex", "Sexo"), p.sex())]
    three = []
    for i, parent in enumerate((first, second)):
        if parent.known:
            three.append((p.pick("Filiação", f"Filiação {i + 1}", "Genitor(a)"), parent.name() + p.pick(" - natural de ", ", natural de ", "<br>Naturalidade: ") + parent.nat()))
            if parent.grandfather_known or parent.grandmother_known:
                three.append((f"Avós {'paternos' if parent.side == 'pat' else 'maternos'}", parent.grandparents(p.pick(" e ", "<br>", "; "))))
    four = [(p.label("twin", "Gêmeo"), p.twin()), (p.label("twin_names", "Nome e matrícula do(s) gêmeo(s)"), p.twin_names()), (p.label("reg_date", "Data do registro"), p.reg_date()), (p.label("dnv", p.pick("DNV", "Declaração de Nascido Vivo")), p.dnv())]
    five = [(p.label("averbacoes", p.pick("Averbações", "Averbações/anotações à margem")), p.averbacoes())]
    return _digital(p, p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento"), [("", one), ("Nascimento", two), ("Filiação e avós", three), ("Registro", four), ("", five), *_papers(p)])


@document("marriage")
def h_digital_casamento(p):
    p.manner(caps=p.chance(.6))
    man, woman, day, year = _couple(p, p.rng.randint(1970, 2025))
    sections = [("", [("Nomes dos cônjuges", f"{man.name}<br>{woman.name}"), ("Matrícula", _mat(p, 2, year))])]
    for s in (man, woman):
        sections.append(("1º cônjuge" if s.sex == "M" else "2º cônjuge", [("Nome", s.name), ("CPF", s.cpf), ("Data de nascimento", s.born), ("Naturalidade", s.nat), ("Sexo", p.other("Masculino" if s.sex == "M" else "Feminino")), ("Filiação", f"{s.father}<br>{s.mother}")][:None if p.chance(.7) else 4]))
    sections.append(("Registro", [("Data da celebração", day), ("Data do registro", day), ("Regime de bens", p.other(p.pick(*REGIMES))), ("Nomes após o casamento", f"{man.new_name}<br>{woman.new_name}")]))
    sections.append(("", [("Averbações", p.pick("Nada consta.", f"Divórcio consensual por escritura lavrada em {_day(p, 2008, 2025)}, livro {_n(p)}, fls. {_leaf(p)}, {_office(p)}."))]))
    return _digital(p, p.pick("CERTIDÃO DE CASAMENTO", "Certidão de Casamento"), sections + _papers(p))


@document("death")
def h_digital_obito(p):
    p.manner(caps=p.chance(.6))
    s = _Spouse(p, p.pick("M", "F"), p.rng.randint(1985, 2024))
    sections = [
        ("", [("Nome", s.name), ("CPF", s.cpf), ("Matrícula", _mat(p, 4, 2020))]),
        ("Pessoa", [("Sexo", p.other("Masculino" if s.sex == "M" else "Feminino")), ("Cor", p.other(people.color(p.rng, s.sex))), ("Estado civil e idade", f"{s.civil}, {_n(p, 20, 100)} anos"), ("Data de nascimento", s.born), ("Naturalidade", s.nat), ("Filiação", f"{s.father}<br>{s.mother}")]),
        ("Falecimento", [("Data e hora", _day(p, 2017, 2025) + ", " + _hour(p)), ("Local", _hospital(p)), ("Município / UF", _where(p)), ("Causa da morte", p.other(p.pick(*CAUSES))), ("Médico", _doctor(p)), ("Sepultamento", p.other(p.pick("Cemitério Municipal", "Crematório Parque da Paz")))]),
        ("Registro", [("Data do registro", _day(p, 2017, 2025)), ("Declarante", _who(p)), ("Averbações", p.pick("Nada consta.", f"Era casad{s.o} com {_who(p)}. Deixou {_n(p, 1, 6)} filhos maiores."))]),
    ]
    return _digital(p, p.pick("CERTIDÃO DE ÓBITO", "Certidão de Óbito"), sections + _papers(p))


@document("other_certificate")
def h_digital_negativa(p):
    p.manner(caps=p.chance(.6))
    r = p.r
    names = "<br>".join(p.other(x["name"]) for x in r["parents"])
    sections = [
        ("", [("Nome pesquisado", p.other(r["name"])), ("CPF", _cpf(p))]),
        ("Dados informados pelo requerente", [("Data de nascimento", p.other(records.date_text(p.rng, r["birth"], "num"))), ("Município de nascimento / UF", p.other(places.place_text(p.rng, (r["bcity"], r["buf"])))), ("Filiação", names or p.blank()), ("Sexo", p.other(records.sex_text(p.rng, r["sex"], False)))]),
        ("Pesquisa", [("Livros pesquisados", f"A-{_n(p, 1, 30)} a A-{_n(p, 31, 300)}"), ("Período", f"{_day(p, 1930, 1970, 'num')} a {_day(p, 1971, 2025, 'num')}"), ("Resultado", p.pick("NÃO CONSTA registro de nascimento em nome da pessoa acima.", "NADA CONSTA", "Não foi localizado assento de nascimento com os dados informados.")), ("Requerente", _who(p)), ("Finalidade", p.pick("Registro tardio", "Processo de cidadania", "Prova junto ao INSS"))]),
    ]
    return _digital(p, p.pick("CERTIDÃO NEGATIVA DE REGISTRO DE NASCIMENTO", "Certidão Negativa", "CERTIDÃO NEGATIVA DE NASCIMENTO"), sections)


# --- 5: Livro E: acts with a column of margin notes at the left -----------------------------------------------------------------


def _book_e(p, act, margin, paragraphs):
    font = p.pick("URW Bookman", "C059", "Liberation Serif", "Linux Libertine O", "Latin Modern Roman")
    size, wide = p.rng.uniform(12.5, 15), p.rng.randint(120, 190)
    side = p.pick("row", "row", "row-reverse")
    css = (
        f".s{{width:794px;min-height:1123px;padding:44px 50px;font:{size:.1f}px/{p.rng.uniform(1.3, 1.6):.2f} '{font}'}}.h{{text-align:center;{p.pick('border:3px double #444;padding:10px', 'padding-bottom:10px', 'border-bottom:1px solid #444;padding-bottom:10px')}}}"
        f".w{{display:flex;flex-direction:{side};gap:18px;margin-top:20px}}.mg{{width:{wide}px;font-size:{size * .82:.1f}px;line-height:1.3;{p.pick('border-right:1px solid #444', 'border:1px solid #aaa;padding:5px', 'font-style:italic')};padding-right:8px;flex-shrink:0}}.tx{{flex:1;text-align:justify}}h1{{font-size:{size * 1.45:.0f}px;text-align:center;{p.pick('font-weight:normal;letter-spacing:4px', 'font-variant:small-caps', 'text-decoration:underline')};margin:8px 0}}p{{margin:0 0 10px}}.g{{text-align:center;margin-top:40px}}"
    )
    head = f"<div class=h><b>{p.office()}</b><br>{p.pick('1º Ofício - Sede da Comarca - Livro “E”', 'Registro de Emancipações, Interdições, Ausências, Opções e Traslados', 'Atos do Livro E')}<br>{p.reg_city_uf()}</div>"
    end = f"<p>{p.pick('O referido é verdade e dou fé.', 'É o que consta. Dou fé.')} {p.issue_city()}, {p.issue_date()}.</p><div class=g>{p.pick('_' * 30, '(assinatura)')}<br>{p.officer()}<br>{p.other(p.r['officer_title'])}</div>"
    return _page(css, f"<div class=s>{head}<div class=w><div class=mg>{margin}</div><div class=tx><h1>{act}</h1>{''.join(f'<p>{x}</p>' for x in paragraphs)}{end}</div></div></div>")


@form
def h_livro_e(p):
    p.manner(caps=p.chance(.3), birth_date=p.pick("semi", "words", "num"), date=p.pick("semi", "words"))
    r = p.r
    if p.chance(.75):
        r["bcity"], r["buf"] = places.foreign(p.rng)
        r["nat"] = (r["bcity"], r["buf"])
    r["livro"] = p.pick(f"E-{p.rng.randint(1, 60)}", f"E {p.rng.randint(1, 99):03d}", f"{p.rng.randint(1, 40)}-E")
    first, second = p.parents()
    o = _g(p, "o", "a", "o(a)")
    margin = f"{p.label('livro', 'Livro')} {p.livro()}<br>{p.label('folha', 'Fls.')} {p.folha()}<br>{p.label('termo', 'Termo')} {p.termo()}<br><br>"
    if p.chance(.5):
        margin += p.pick("À margem:<br>", "Anotações:<br>", "Averbação:<br>") + p.averbacoes()
    consul = p.other(places.consulate(p.rng, places.foreign(p.rng)[0]))
    paragraphs = [f"CERTIFICO que {p.pick('no livro e folhas à margem indicados', 'neste ofício')} foi feito, em {p.reg_date()}, o traslado do assento de nascimento de {p.name()}, lavrado em {_day(p, 1985, 2024)} no {consul}, livro {_n(p, 1, 90)}, fls. {_leaf(p)}, termo {_entry(p)}."]
    told = f"{p.pick('O registrado', 'O titular')} nasceu" if r["sex"] == "M" else f"{p.pick('A registrada', 'A titular')} nasceu"
    told += f" em {p.birth_city_uf()}, no(a) {p.birth_place()}, aos {p.birth_date()}, às {p.hour()}, sexo {p.sex()}"
    parts = [f"{q.name()}, {p.other(q.person['nationality'])}, natural de {q.nat()}" for q in (first, second) if q.known]
    if parts:
        told += f", filh{o} de {' e de '.join(parts)}"
        if len(parts) == 2 and p.chance(.5):
            told += f", casados em {_day(p, 1970, 2010)}, em {_where(p)}, casamento trasladado no livro {_book(p, 'E')}, fls. {_leaf(p)}, deste mesmo ofício"
    paragraphs.append(told + _all_grandparents(p, (first, second), p.pick(". Avós ", "; neto(a) dos avós "), p.pick("; ", " e dos ")) + ".")
    paragraphs.append(p.pick("Brasileiro nato, nos termos do art. 12, inciso I, alínea “c”, da Constituição Federal.", "A condição de nacionalidade brasileira depende de opção, a qualquer tempo, após a maioridade, perante a Justiça Federal (CF, art. 12, I, c).", f"Foram apresentados: certidão consular, comprovante de domicílio e certidão negativa de traslado expedida pelo {_office(p)}."))
    return _book_e(p, p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Traslado de Nascimento", "Traslado de Assento de Nascimento"), margin, paragraphs)


@document("other_certificate")
def h_livro_e_emancipacao(p):
    p.manner(caps=p.chance(.3))
    s = _Spouse(p, p.pick("M", "F"), p.rng.randint(1985, 2022))
    margin = f"Livro {_book(p, 'E')}<br>Fls. {_leaf(p)}<br>Termo {_entry(p)}<br><br>" + (f"Anotações:<br>Comunicado ao {_office(p)}, onde foi registrado o nascimento, pelo ofício nº {_n(p, 10, 900)}." if p.chance(.6) else "")
    paragraphs = [
        f"CERTIFICO que {p.pick('no livro e folhas à margem indicados', 'neste ofício')} foi feito, em {_day(p, 1990, 2024)}, o registro da EMANCIPAÇÃO de {s.name}, {p.pick('concedida por escritura pública', 'por concessão dos pais')} lavrada em {_day(p, 1990, 2024)} no {_n(p, 1, 9)}º Tabelionato de Notas de {_town(p)}, livro {_n(p)}, fls. {_leaf(p)}.",
        f"{'O emancipado' if s.sex == 'M' else 'A emancipada'} nasceu em {s.nat}, aos {s.born}, às {_hour(p)}, sexo {p.other('masculino' if s.sex == 'M' else 'feminino')}, filh{s.o} de {s.father}, brasileiro, natural de {_where(p)}, e de {s.mother}, brasileira, natural de {_where(p)}; nascimento registrado no {_office(p)}, livro {_book(p, 'A')}, fls. {_leaf(p)}, termo {_entry(p)}.",
        p.pick("Os outorgantes declararam emancipar o filho para que possa praticar todos os atos da vida civil (Código Civil, art. 5º, parágrafo único, I).", f"Testemunhas: {_who(p)} e {_who(p)}."),
    ]
    return _book_e(p, p.pick("CERTIDÃO DE EMANCIPAÇÃO", "Certidão de Registro de Emancipação"), margin, paragraphs)


@document("marriage")
def h_livro_e_casamento(p):
    p.manner(caps=p.chance(.3))
    man, woman, day, year = _couple(p, p.rng.randint(1980, 2024))
    margin = f"Livro {_book(p, 'E')}<br>Fls. {_leaf(p)}<br>Termo {_entry(p)}<br><br>" + (f"Anotações:<br>{woman.name} nasceu em {woman.born}, {woman.nat}." if p.chance(.4) else "")
    paragraphs = [f"CERTIFICO que {p.pick('no livro e folhas à margem indicados', 'neste ofício')} foi feito, em {_day(p, 1990, 2024)}, o traslado do assento de casamento de {man.name} e {woman.name}, celebrado em {day}, em {p.other(places.place_text(p.rng, places.foreign(p.rng)))}, lavrado no {p.other(places.consulate(p.rng, places.foreign(p.rng)[0]))}, livro {_n(p, 1, 90)}, fls. {_leaf(p)}, termo {_entry(p)}."]
    for s in (man, woman):
        paragraphs.append(f"{'O contraente' if s.sex == 'M' else 'A contraente'} nasceu em {s.nat}, aos {s.born}, às {_hour(p)}, {s.job}, filh{s.o} de {s.father} e de {s.mother}; assento de nascimento no {_office(p)}, livro {_book(p, 'A')}, fls. {_leaf(p)}.")
    paragraphs.append(f"Regime: {p.other(p.pick(*REGIMES))}.")
    return _book_e(p, p.pick("CERTIDÃO DE CASAMENTO", "Certidão de Traslado de Casamento", "Traslado de Assento de Casamento"), margin, paragraphs)


@document("other_certificate")
def h_livro_e_nacionalidade(p):
    p.manner(caps=p.chance(.3))
    s = _Spouse(p, p.pick("M", "F"), p.rng.randint(2000, 2024))
    kind = p.pick("opcao", "interdicao", "ausencia")
    margin = f"Livro {_book(p, 'E')}<br>Fls. {_leaf(p)}<br>Termo {_entry(p)}<br><br>"
    judge = f"sentença do MM. Juiz {p.pick('Federal', 'de Direito')} Dr. {_who(p, 'M')}, proferida em {_day(p, 2000, 2024)}, autos nº {_n(p, 1000, 99999)}, transitada em julgado"
    what = {"opcao": "o termo de OPÇÃO PELA NACIONALIDADE BRASILEIRA", "interdicao": "a INTERDIÇÃO", "ausencia": "a declaração de AUSÊNCIA"}[kind]
    paragraphs = [
        f"CERTIFICO que {p.pick('no livro e folhas à margem indicados', 'neste ofício')} foi inscrit{'o' if kind == 'opcao' else 'a'}, em {_day(p, 2000, 2024)}, {what} de {s.name}, conforme {judge}.",
        f"{'O titular' if s.sex == 'M' else 'A titular'} nasceu em {p.other(places.place_text(p.rng, places.foreign(p.rng))) if kind == 'opcao' else s.nat}, aos {s.born}, sexo {p.other('masculino' if s.sex == 'M' else 'feminino')}, filh{s.o} de {s.father}, natural de {_where(p)}, e de {s.mother}, natural de {_where(p)}.",
        {"opcao": f"Nascimento trasladado no livro {_book(p, 'E')}, fls. {_leaf(p)}, deste ofício.", "interdicao": f"Curador nomeado: {_who(p)}. Limites da curatela: atos de natureza patrimonial e negocial.", "ausencia": f"Curador dos bens: {_who(p)}."}[kind],
    ]
    return _book_e(p, {"opcao": "CERTIDÃO DE OPÇÃO DE NACIONALIDADE", "interdicao": "CERTIDÃO DE INTERDIÇÃO", "ausencia": "CERTIDÃO DE AUSÊNCIA"}[kind], margin, paragraphs)


# --- 6: registry's post in a hospital: sheet with titles of sections in the margin; the twin that was born dead -------------------


def _post(p, act, sections, after, fill=True):
    """sections: [(title, [rows of [(label, value, share)]])]."""
    font = p.pick("Nimbus Sans", "Carlito", "DejaVu Sans", "URW Gothic", "Liberation Sans Narrow")
    size = p.rng.uniform(10.5, 12.5)
    below = p.chance(.35)
    rule = p.pick("1px solid #333", "1px dotted #333", "1px solid #aaa")
    css = (
        f".s{{width:794px;min-height:1123px;padding:32px 40px;font:{size:.1f}px '{font}'}}.h{{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #222;padding-bottom:5px}}h1{{font-size:{p.rng.randint(17, 24)}px;margin:14px 0;text-align:{p.pick('left', 'center', 'right')}}}"
        f".sec{{display:flex;{p.pick('border:1px solid #444;', 'border-top:2px solid #444;')}margin-bottom:8px}}.ti{{width:{p.rng.randint(92, 130)}px;padding:8px 6px;font-weight:bold;{p.pick('background:#e8e8e8;', 'text-transform:uppercase;', '')}flex-shrink:0;font-size:{size * .9:.1f}px}}.in{{flex:1;padding:5px 8px}}.rw{{display:flex;gap:12px;margin:3px 0 5px}}"
        f".ce{{min-width:0;display:flex;flex-direction:{'column-reverse' if below else 'column'}}}.la{{font-size:{size * .74:.1f}px;color:#333}}.va{{border-bottom:{rule};min-height:{size * 1.4:.1f}px;padding:1px 2px}}.an{{line-height:1.4;margin:10px 0}}.g{{display:flex;justify-content:space-between;margin-top:34px;align-items:flex-end}}"
    )
    head = f"<div class=h><div><b>{p.office()}</b><br>{p.pick('Unidade Interligada - Posto da Maternidade', 'Posto de Registro no Hospital', 'Atendimento em unidade de saúde')}</div><div>{p.reg_city_uf()}</div></div>"
    body = ""
    for title, rows in sections:
        inner = "".join("<div class=rw>" + "".join(f'<div class=ce style="flex:{c}"><div class=la>{a}</div><div class=va>{b}</div></div>' for a, b, c in row) + "</div>" for row in rows)
        body += f"<div class=sec><div class=ti>{title}</div><div class=in>{inner}</div></div>"
    end = f"<div class=g><div>{p.issue_city_uf()}, {p.issue_date()}</div><div style='text-align:center'>______________________________<br>{p.officer()}<br>{p.other(p.r['officer_title'])}</div></div>"
    if not fill:
        end = "<div class=g><div>____________________, ____ de ______________ de ______</div><div style='text-align:center'>______________________________<br>Oficial / Escrevente</div></div>"
    elif p.chance(.5):
        end += f"<p style='font-size:{size * .8:.1f}px'>{p.pick('Selo', 'Selo digital', 'Código do selo')}: {p.seal()} | Protocolo {p.other(p.r['protocol'])} | {p.legal()}</p>"
    return _page(css, f"<div class=s>{head}<h1>{act}</h1>{body}<div class=an>{after}</div>{end}</div>")


@form
def h_posto(p):
    p.manner(caps=p.chance(.6))
    r = p.r
    first, second = p.parents("mother" if p.chance(.7) else "father")
    stillborn = p.chance(.65)
    if stillborn:
        sex = p.pick("M", "F")
        named = p.chance(.6)
        r["twins"] = [{"name": people.child(p.rng, sex, None, None), "sex": sex, "mat": records.matricula(int(r["cns"]), r["rdate"].year, p.rng.randint(1, 30), p.rng.randint(1, 300), p.rng.randint(1, 9000), kind=5)}]
        dead = p.pick("natimorto", "nascido morto", "natimorto, registrado no livro C-Auxiliar") + f", fls. {_leaf(p)}, termo {_entry(p)}"
        twin = (p.value(r["twins"][0]["name"], "twname") + f" ({dead})") if named else p.other(f"gemelar {dead}")
    else:
        twin = p.twin_names()
    person = [[(p.label("name", "Nome"), p.name(), 3), (p.label("sex", "Sexo"), p.sex_boxes() if p.r["sex"] != "I" and p.chance(.4) else p.sex(), 1.3)], [(p.label("birth_date", "Nascido em"), p.birth_date(), 3), (p.label("hour", "Hora"), p.hour(), 1.6)], [(p.label("birth_place", "Estabelecimento"), p.birth_place(), 3), (p.label("birth_city", "Município"), p.birth_city(), 2), (p.label("birth_uf", "UF"), p.birth_uf(), .6)], [(p.label("dnv", "DNV"), p.dnv(), 2), (p.label("cpf", "CPF"), p.cpf(), 2), (p.label("matricula", "Matrícula"), p.matricula(), 3.4)], [(p.label("twin", "Gêmeo"), p.twin(), 1), (p.label("twin_names", p.pick("Gêmeo(s)", "Irmão gêmeo", "Nome do gêmeo")), twin, 4)]]
    sections = [("Criança", person)]
    for parent in (first, second):
        title = p.pick("Mãe", "Genitora") if parent.role == "mother" else p.pick("Pai", "Genitor")
        if parent.known and parent.person["sex"] != ("F" if parent.role == "mother" else "M"):
            title = "Filiação"
        rows = [[("Nome", parent.name(), 3), ("Naturalidade", parent.nat(), 2)]]
        if parent.known:
            rows.append([("Avô", parent.grandfather() if parent.grandfather_known else p.blank(), 1), ("Avó", parent.grandmother() if parent.grandmother_known else p.blank(), 1)])
        sections.append((title, rows))
    sections.append(("Registro", [[(p.label("livro", "Livro"), p.livro(), 1), (p.label("folha", "Folha"), p.folha(), 1), (p.label("termo", "Termo"), p.termo(), 1), (p.label("reg_date", "Data do registro"), p.reg_date(), 2.4)], [("Declarante", p.other(r["declarant"]["name"]), 3), ("Parentesco", p.other(r["declarant"]["kin"]), 1)]]))
    return _post(p, p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento"), sections, p.pick("Observações: ", "Averbações: ") + p.averbacoes())


@document("death")
def h_posto_natimorto(p):
    p.manner(caps=p.chance(.6))
    r = p.r
    mother, father = _Spouse(p, "F", p.rng.randint(1990, 2024)), _Spouse(p, "M", p.rng.randint(1990, 2024))
    person = [[("Nome", p.pick(p.blank(), _who(p)), 3), ("Sexo", p.other(p.pick("Masculino", "Feminino", "Ignorado")), 1.3)], [("Ocorrido em", _day(p, 1990, 2025), 3), ("Hora", _hour(p), 1.6)], [("Estabelecimento", _hospital(p), 3), ("Município", _town(p), 2), ("UF", p.other(p.pick("SP", "MG", "BA", "PE")), .6)], [("Declaração de óbito fetal", _n(p, 10000000, 40000000), 2), ("Duração da gestação", f"{_n(p, 22, 41)} semanas", 2), ("Matrícula", _mat(p, 5, 2018), 3.4)], [("Gêmeo", p.other(p.pick("Não", "Sim")), 1), ("Causa da morte fetal", p.other(p.pick(*STILL)), 4)]]
    sections = [("Natimorto" if p.chance(.5) else "Criança", person)]
    for s in (mother, father):
        sections.append(("Mãe" if s.sex == "F" else "Pai", [[("Nome", s.name, 3), ("Naturalidade", s.nat, 2)], [("Avô", s.father, 1), ("Avó", s.mother, 1)]]))
    sections.append(("Registro", [[("Livro", p.other(f"C-Aux-{p.rng.randint(1, 40)}"), 1), ("Folha", _leaf(p), 1), ("Termo", _entry(p), 1), ("Data do registro", _day(p, 1990, 2025), 2.4)], [("Declarante", p.other(r["declarant"]["name"]), 3), ("Parentesco", p.other(r["declarant"]["kin"]), 1)]]))
    return _post(p, p.pick("CERTIDÃO DE NATIMORTO", "Certidão de Natimorto"), sections, p.pick("Observações: ", "Averbações: ") + p.pick("Nada consta.", f"Atestado firmado por {_doctor(p)}.", f"Irmão gêmeo nascido vivo, registrado no livro {_book(p, 'A')}, fls. {_leaf(p)}."))


@document("declaration")
def h_posto_declaracao(p):
    p.manner(caps=p.chance(.6))
    r = p.r
    mother, father = _Spouse(p, "F", p.rng.randint(1990, 2024)), _Spouse(p, "M", p.rng.randint(1990, 2024))
    person = [[("Nome" if p.chance(.6) else "Nome que será dado", p.other(r["name"]), 3), ("Sexo", p.other(records.sex_text(p.rng, r["sex"], False)), 1.3)], [("Nascido em", p.other(records.date_text(p.rng, r["birth"])), 3), ("Hora", _hour(p), 1.6)], [("Local (domicílio)", _home(p), 3), ("Município", p.other(r["rcity"]), 2), ("UF", p.other(r["ruf"]), .6)], [("Peso", f"{_n(p, 2100, 4300)} g", 1), ("Parteira / assistente", p.pick(_who(p, "F"), p.blank()), 3)]]
    sections = [("Criança", person)]
    for s in (mother, father):
        sections.append(("Mãe" if s.sex == "F" else "Pai", [[("Nome", s.name, 3), ("Naturalidade", s.nat, 2)], [("Avô", s.father, 1), ("Avó", s.mother, 1)]]))
    sections.append(("Testemunhas", [[("Nome", _who(p), 3), ("RG", p.other(records.rg(p.rng)), 1.5)], [("Nome", _who(p), 3), ("RG", p.other(records.rg(p.rng)), 1.5)]]))
    after = p.pick("Declaro, sob as penas da lei, que o nascimento ocorreu em domicílio, sem assistência médica, e que a criança ainda não foi registrada.", "As testemunhas declaram ter conhecimento do parto e da gravidez da mãe (Provimento CNJ 28/2013).") + f" Declarante: {_who(p)}. Esta declaração não vale como certidão."
    return _post(p, p.pick("DECLARAÇÃO DE NASCIMENTO EM DOMICÍLIO", "Declaração de Nascimento ocorrido fora de estabelecimento de saúde"), sections, after)


@document("blank_form")
def h_posto_vazio(p):
    gap = p.pick("", "", "......................", "___")
    date = p.pick("", "___/___/_____", "__ / __ / ____")
    person = [[("Nome", gap, 3), ("Sexo", "( ) Masculino ( ) Feminino", 1.6)], [("Nascido em", date, 3), ("Hora", "", 1.6)], [("Estabelecimento", gap, 3), ("Município", gap, 2), ("UF", "", .6)], [("DNV", gap, 2), ("CPF", gap, 2), ("Matrícula", gap, 3.4)], [("Gêmeo", "( ) Sim ( ) Não", 1.4), ("Gêmeo(s)", gap, 4)]]
    sections = [("Criança", person)] + [(t, [[("Nome", gap, 3), ("Naturalidade", gap, 2)], [("Avô", gap, 1), ("Avó", gap, 1)]]) for t in ("Mãe", "Pai")]
    sections.append(("Registro", [[("Livro", "", 1), ("Folha", "", 1), ("Termo", "", 1), ("Data do registro", date, 2.4)], [("Declarante", gap, 3), ("Parentesco", gap, 1)]]))
    return _post(p, p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento"), sections, "Observações:", fill=p.chance(.4))


# --- 7: numbered items with dot leaders, of a program of the nineties --------------------------------------------------------------


def _items(p, act, items, after):
    font = p.pick("Liberation Sans", "DejaVu Serif", "Liberation Mono", "FreeSans", "Nimbus Roman")
    size = p.rng.uniform(11, 13.5)
    right = p.chance(.4)
    case = p.pick("", "text-transform:uppercase;", "font-weight:bold;", "font-style:italic;")
    css = (
        f".s{{width:794px;min-height:1123px;padding:48px 60px;font:{size:.1f}px '{font}'}}.h{{display:flex;gap:16px;align-items:center;margin-bottom:14px}}.arms{{width:62px;height:62px;border:1px solid #666;border-radius:50%;font-size:8px;text-align:center;padding-top:24px;flex-shrink:0}}h1{{font-size:{size * 1.7:.0f}px;margin:18px 0;text-align:center;{p.pick('border:2px solid #222;padding:5px', 'background:#222;color:#fff;padding:5px', '')}}}"
        f".i{{display:flex;align-items:baseline;margin:{p.rng.uniform(2, 7):.1f}px 0}}.c{{white-space:nowrap;{case}}}.d{{flex:1;min-width:16px;border-bottom:1px dotted #444;margin:0 5px}}.v{{max-width:68%;text-align:{'right' if right else 'left'};{'' if right else f'width:{p.rng.randint(56, 66)}%'}}}.n{{line-height:1.4;margin:14px 0;text-align:justify}}.g{{margin-top:46px;{p.pick('text-align:center', 'text-align:right', '')}}}"
    )
    top = f"<div class=h><div class=arms>BRASÃO</div><div>{_state(p)}<br><b>{p.office()}</b><br>{p.reg_city()} - CEP {p.other(p.r['cep'])}<br>{p.officer()} - {p.other(p.r['officer_title'])}</div></div>"
    numbered = p.pick("", "{}. ", "{:02d} - ", "{}) ")
    rows = "".join(f"<div class=i><span class=c>{numbered.format(i)}{a}</span><span class=d></span><span class=v>{b}</span></div>" for i, (a, b) in enumerate(items, 1))
    end = f"<div class=g>{p.issue_city()}, {p.issue_date()}<br><br><br>_____________________________<br>{p.other(p.r['clerk'])}<br>{p.other(p.r['clerk_title'])}</div>"
    return _page(css, f"<div class=s>{top}<h1>{act}</h1>{rows}<div class=n>{after}</div><div class=n>{p.pick('O referido é verdade e dou fé.', 'Válida em todo o território nacional. Qualquer emenda ou rasura invalida este documento.')}</div>{end}</div>")


@form
def h_itens(p):
    p.manner(caps=p.chance(.5))
    if p.chance(.5):
        p.r["averbacoes"] = _later_note(p, p.pick(("death",), ("marriage", "divorce"), ("marriage",)))
    first, second = p.parents()
    items = [(p.label("livro", "Livro"), p.livro()), (p.label("folha", p.pick("Folha", "Fls.")), p.folha()), (p.label("termo", p.pick("Termo", "Número de ordem")), p.termo()), (p.label("reg_date", p.pick("Data do assento", "Lavrado em")), p.reg_date()), (p.label("name", p.pick("Nome", "Registrado")), p.name()), (p.label("sex", "Sexo"), p.sex()), (p.label("birth_date", p.pick("Data de nascimento", "Nascimento")), p.birth_date()), (p.label("hour", "Hora"), p.hour()), (p.label("birth_place", "Lugar"), p.birth_place()), (p.label("birth_city", "Cidade/UF do nascimento"), p.birth_city_uf())]
    for parent in (first, second):
        word = ("Pai" if parent.role == "father" else "Mãe") if not parent.known or parent.person["sex"] == ("M" if parent.role == "father" else "F") else "Filiação"
        items += [(p.label({"Pai": "father", "Mãe": "mother", "Filiação": "filiation"}[word], word), parent.name()), (p.label("parent_nat", "Natural de"), parent.nat())]
    for parent in (first, second):
        if parent.known:
            items += [(p.label("grandfather", f"Avô {'paterno' if parent.side == 'pat' else 'materno'}"), parent.grandfather()), (p.label("grandmother", f"Avó {'paterna' if parent.side == 'pat' else 'materna'}"), parent.grandmother())]
    if first.known and second.known and p.chance(.6):
        items.append(("Casamento dos pais", p.pick(f"{_where(p)}, livro {_book(p, 'B')}, fls. {_leaf(p)}", f"{_day(p, 1950, 2010)}, {_office(p)}")))
    items.append(("Declarante", p.other(p.r["declarant"]["name"])))
    return _items(p, p.pick("CERTIDÃO DE NASCIMENTO", "CERTIDÃO", "Registro de Nascimento"), items, p.pick("Averbações: ", "Notas à margem: ", "Obs.: ") + p.averbacoes())


@document("marriage")
def h_itens_casamento(p):
    p.manner(caps=p.chance(.5))
    man, woman, day, _ = _couple(p, p.rng.randint(1950, 2015))
    items = [("Livro", _book(p, "B")), (p.pick("Folha", "Fls."), _leaf(p)), (p.pick("Termo", "Número de ordem"), _entry(p)), (p.pick("Data do assento", "Lavrado em"), day)]
    for s in (man, woman):
        items += [("Nome dele" if s.sex == "M" else "Nome dela", s.name), ("Nascimento", s.born), ("Cidade/UF do nascimento", s.nat), ("Pai", s.father), ("Mãe", s.mother)]
        if p.chance(.4):
            items += [("Registro de nascimento", f"livro {_book(p, 'A')}, fls. {_leaf(p)}, termo {_entry(p)}")]
    items += [("Regime", p.other(p.pick(*REGIMES))), ("Nome que ela passa a usar", woman.new_name), ("Testemunhas", f"{_who(p)}; {_who(p)}")]
    return _items(p, p.pick("CERTIDÃO DE CASAMENTO", "CERTIDÃO", "Registro de Casamento"), items, p.pick("Averbações: ", "Notas à margem: ", "Obs.: ") + p.pick("Nada consta.", f"Separação consensual homologada em {_day(p, 1980, 2010)}, {_n(p, 1, 5)}ª Vara Cível de {_town(p)}."))


@document("death")
def h_itens_obito(p):
    p.manner(caps=p.chance(.5))
    s = _Spouse(p, p.pick("M", "F"), p.rng.randint(1960, 2015))
    items = [("Livro", _book(p, "C")), (p.pick("Folha", "Fls."), _leaf(p)), (p.pick("Termo", "Número de ordem"), _entry(p)), (p.pick("Data do assento", "Lavrado em"), _day(p, 1960, 2015)), (p.pick("Nome", "Falecido(a)"), s.name), ("Sexo", p.other("masculino" if s.sex == "M" else "feminino")), ("Data do falecimento", _day(p, 1960, 2015)), ("Hora", _hour(p)), ("Lugar", _hospital(p)), ("Data de nascimento", s.born), ("Natural de", s.nat), ("Pai", s.father), ("Mãe", s.mother), ("Cônjuge", p.pick(_who(p), p.blank())), ("Causa da morte", p.other(p.pick(*CAUSES))), ("Médico", _doctor(p)), ("Declarante", p.other(p.r["declarant"]["name"]))]
    return _items(p, p.pick("CERTIDÃO DE ÓBITO", "CERTIDÃO", "Registro de Óbito"), items, p.pick("Averbações: ", "Notas à margem: ", "Obs.: ") + p.pick("Nada consta.", f"Deixou {_n(p, 1, 8)} filhos: {_who(p)}, {_who(p)} e outros. Não deixou testamento."))


# --- 8: dot-matrix printer on a half sheet, capitals without boxes -----------------------------------------------------------------


def _matrix(p, act, lines, words, fill=True):
    font = p.pick("DejaVu Sans Mono", "FreeMono", "GNUTypewriter", "Latin Modern Mono Light", "Courier Prime Code")
    size = p.rng.uniform(10.5, 12)
    rule = p.pick("=", "-", "*", "_") * 30
    width = p.pick(760, 800, 860)
    css = f".s{{width:{width}px;min-height:{p.pick(540, 620, 760)}px;padding:26px 34px;font:{size:.1f}px/{p.rng.uniform(1.25, 1.55):.2f} '{font}';white-space:pre-wrap;color:{p.pick('#111', '#444', '#334')}}}.r{{display:block;overflow:hidden;height:{size * 1.3:.1f}px;white-space:nowrap}}"
    bar = f"<span class=r>{rule * 3}</span>"
    mid = p.chance(.5)
    top = f"{p.office()}\n{p.reg_city_uf()}   {p.pick('FONE', 'TEL')} {p.other(p.r['phone'])}\n"
    end = f"\n{p.issue_city()}, {p.issue_date()}          ______________________________\n{' ' * 38}{p.officer()}\n{' ' * 38}{p.other(p.r['officer_title'])}\n"
    if not fill:
        end = "\n____________________, ___/___/______          ______________________________\n"
    body = f"<div class=s>{top}{bar}{' ' * (28 if mid else 2)}{p.pick('*** ' + act + ' ***', act, ' '.join(act), '>> ' + act)}\n{bar}" + "\n".join(lines) + f"\n{bar}{words}\n{bar}{p.pick('O REFERIDO E VERDADE E DOU FE.', 'DOU FE.', 'VALIDA EM TODO TERRITORIO NACIONAL')}\n{end}</div>"
    return _page(css, body)


def _dots(p, text, n):
    kind = p.style.leader
    return text + (kind * n)[: max(1, n - len(text))] + ": "


@form
def h_matricial(p):
    p.manner(caps=p.chance(.9))
    p.style.leader = p.pick(".", " ", ".", "-")
    r = p.r
    adopted = p.chance(.45)
    first, second = p.parents()
    n = p.rng.randint(14, 22)
    lines = [_dots(p, "NOME", n) + p.name(), _dots(p, "LIVRO", n) + p.livro() + "   FOLHA: " + p.folha() + "   TERMO: " + p.termo(), _dots(p, p.pick("DATA REGISTRO", "REGISTRADO EM"), n) + p.reg_date(), _dots(p, p.pick("DATA NASCIM.", "NASCIDO EM"), n) + p.birth_date() + "   HORA: " + p.hour(), _dots(p, "LOCAL", n) + p.birth_place(), _dots(p, "CIDADE", n) + p.birth_city_uf() + "   SEXO: " + p.sex()]
    for parent in (first, second):
        lines.append(_dots(p, "PAI" if parent.role == "father" else "MAE", n) + parent.name() if not parent.known or parent.person["sex"] == ("M" if parent.role == "father" else "F") else _dots(p, "FILIACAO", n) + parent.name())
        if parent.known:
            lines.append(_dots(p, "  NATURAL DE", n) + parent.nat())
            if parent.grandfather_known or parent.grandmother_known:
                lines.append(_dots(p, "  AVOS", n) + parent.grandparents(p.pick(" E ", " / ")))
    if p.chance(.4):
        lines.append(_dots(p, "GEMEO", n) + p.twin() + ("   " + p.twin_names() if r["twins"] else ""))
    if adopted:
        told = p.other(f"Registro lavrado por mandado do MM. Juiz da Vara da Infância e da Juventude de ") + _town(p) + p.other(", Dr. ") + _who(p, "M") + p.other(", conforme sentença de ") + _day(p, 1985, 2020, "num") + p.other(f", autos nº {p.rng.randint(100, 9999)}/{p.rng.randint(1985, 2020)}: “Julgo procedente o pedido e concedo aos requerentes a adoção, determinando o cancelamento do registro anterior, livro A-{p.rng.randint(1, 90)}, fls. {p.rng.randint(1, 300)}, e a abertura de novo assento”.")
    else:
        told = p.pick("OBS: ", "AVERBACOES: ", "") + p.averbacoes()
    return _matrix(p, p.pick("CERTIDAO DE NASCIMENTO", "NASCIMENTO", "CERTIDÃO DE NASCIMENTO"), lines, told)


@document("marriage")
def h_matricial_casamento(p):
    p.manner(caps=p.chance(.9))
    p.style.leader = p.pick(".", " ", ".", "-")
    man, woman, day, _ = _couple(p, p.rng.randint(1960, 2005))
    n = p.rng.randint(14, 22)
    lines = [_dots(p, "LIVRO", n) + _book(p, "B") + "   FOLHA: " + _leaf(p) + "   TERMO: " + _entry(p), _dots(p, p.pick("DATA REGISTRO", "REGISTRADO EM"), n) + day]
    for s in (man, woman):
        lines += [_dots(p, "NOME", n) + s.name, _dots(p, "DATA NASCIM.", n) + s.born, _dots(p, "CIDADE", n) + s.nat + "   SEXO: " + p.other(s.sex), _dots(p, "PAI", n) + s.father, _dots(p, "MAE", n) + s.mother]
    lines.append(_dots(p, "REGIME", n) + p.other(p.pick(*REGIMES)))
    return _matrix(p, p.pick("CERTIDAO DE CASAMENTO", "CASAMENTO", "CERTIDÃO DE CASAMENTO"), lines, p.pick("OBS: ", "AVERBACOES: ", "") + p.other(p.pick("nada consta", "ela passou a assinar o nome de casada", "os nubentes apresentaram certidões de nascimento")))


@document("death")
def h_matricial_natimorto(p):
    p.manner(caps=p.chance(.9))
    p.style.leader = p.pick(".", " ", ".", "-")
    mother, father = _Spouse(p, "F", p.rng.randint(1975, 2010)), _Spouse(p, "M", p.rng.randint(1975, 2010))
    n = p.rng.randint(14, 22)
    lines = [_dots(p, p.pick("NOME", "FETO"), n) + p.other(p.pick("natimorto", "sem nome", "feto do sexo indicado")), _dots(p, "LIVRO", n) + p.other("C-Aux 4") + "   FOLHA: " + _leaf(p) + "   TERMO: " + _entry(p), _dots(p, "DATA REGISTRO", n) + _day(p, 1975, 2010), _dots(p, p.pick("DATA DO PARTO", "NASCIDO MORTO EM"), n) + _day(p, 1975, 2010) + "   HORA: " + _hour(p), _dots(p, "LOCAL", n) + _hospital(p), _dots(p, "CIDADE", n) + _where(p) + "   SEXO: " + p.other(p.pick("masculino", "feminino")), _dots(p, "PAI", n) + father.name, _dots(p, "  NATURAL DE", n) + father.nat, _dots(p, "  AVOS", n) + father.father + " E " + father.mother, _dots(p, "MAE", n) + mother.name, _dots(p, "  NATURAL DE", n) + mother.nat, _dots(p, "  AVOS", n) + mother.father + " E " + mother.mother, _dots(p, "CAUSA", n) + p.other(p.pick(*STILL)), _dots(p, "ATESTADO", n) + _doctor(p)]
    return _matrix(p, p.pick("CERTIDAO DE NATIMORTO", "NATIMORTO", "CERTIDÃO DE NASCIDO MORTO"), lines, p.pick("OBS: ", "AVERBACOES: ", "") + p.other("nada consta"))


@document("blank_form")
def h_matricial_vazio(p):
    p.manner(caps=p.chance(.9))
    p.style.leader = p.pick(".", " ", ".", "-")
    n, gap = p.rng.randint(14, 22), p.pick("", "______________________________", "[                              ]", "..............................")
    names = ["NOME", "DATA REGISTRO", "DATA NASCIM.", "HORA", "LOCAL", "CIDADE", "SEXO", "PAI", "  NATURAL DE", "  AVOS", "MAE", "  NATURAL DE", "  AVOS", "GEMEO"]
    lines = [_dots(p, a, n) + gap for a in names]
    lines.insert(1, _dots(p, "LIVRO", n) + "______   FOLHA: ______   TERMO: ________")
    return _matrix(p, p.pick("CERTIDAO DE NASCIMENTO", "NASCIMENTO", "CERTIDÃO DE NASCIMENTO"), lines, "OBS: ", fill=p.chance(.35))


# --- 9: calligraphic print of the thirties to the fifties, written by hand ----------------------------------------------------------


def _long_ago(p):
    """Moves birth and registration back to the decades of the old print."""
    years = p.r["birth"].year - p.rng.randint(1900, 1958)
    if years > 0:
        for key in ("birth", "rdate"):
            p.r[key] -= dt.timedelta(days=365 * years)
        if p.chance(.6):
            p.r["edate"] = max(p.r["rdate"], dt.date(p.rng.randint(1925, 1968), p.rng.randint(1, 12), p.rng.randint(1, 28)))


def _old(p, act, text, side, fill=True):
    hand = p.pick("Z003", "Z003", "C059", "Linux Libertine O")
    printed = p.pick("Old Standard TT", "C059", "EB Garamond", "Latin Modern Roman Dunhill", "P052")
    size = p.rng.uniform(15, 18)
    css = (
        f".s{{width:794px;min-height:1050px;padding:36px 48px}}.fr{{border:{p.pick('4px double #333', '2px solid #333', '1px solid #333')};padding:26px 34px;min-height:960px;font:{size * .9:.1f}px/{p.rng.uniform(1.75, 2.1):.2f} '{printed}'}}.h{{text-align:center;line-height:1.3}}"
        f"h1{{font:{p.pick('italic', 'normal')} {p.rng.randint(30, 40)}px '{p.pick('Z003', printed)}';text-align:center;margin:16px 0}}i{{font:{'italic' if hand != 'Z003' else 'normal'} {size * (1.18 if hand == 'Z003' else 1):.1f}px/1 '{hand}';{p.pick('border-bottom:1px dotted #555;', 'border-bottom:1px dotted #555;', '')}padding:0 4px;color:{p.pick('#111', '#223', '#333')}}}.sd{{font-size:{size * .78:.1f}px;line-height:1.4;margin-top:16px;border-top:1px solid #777;padding-top:6px}}.g{{text-align:right;margin-top:34px;line-height:1.4}}.t{{text-align:{p.pick('justify', 'left') if fill else 'left'};overflow-wrap:anywhere}}"
    )
    head = f"<div class=h>{p.pick('REPUBLICA DOS ESTADOS UNIDOS DO BRASIL', 'Republica dos Estados Unidos do Brazil', 'ESTADOS UNIDOS DO BRASIL')}<br>{_state(p)}<br>{p.pick('Municipio', 'Comarca', 'Termo')} de {p.reg_city()}<br><small>{p.office()}</small></div>"
    end = f"<div class=t>O referido é verdade e {p.pick('dou fé', 'a que me reporto e dou fé')}. <i>{p.issue_city()}</i>, <i>{p.issue_date()}</i>.</div><div class=g>O {p.pick('Official', 'Escrivão', 'Oficial')} do Registro Civil<br><i>{p.officer()}</i></div>"
    if not fill:
        end = f"<div class=t>O referido é verdade e dou fé. {'.' * 34}, {'.' * 8} de {'.' * 22} de 19{'.' * 6}</div><div class=g>O Oficial do Registro Civil<br>{'.' * 40}</div>"
    return _page(css, f"<div class=s><div class=fr>{head}<h1>{act}</h1><div class=t>{text}</div>{end}<div class=sd>{side}</div></div></div>")


def _i(*texts):
    return " ".join(f"<i>{t}</i>" for t in texts)


@form
def h_antiga(p):
    p.manner(caps=False, birth_date=p.pick("dias", "words", "semi"), date=p.pick("dias", "words", "semi"), hour=p.pick("old", "words"), issue_date=p.pick("words", "semi", "dias"))
    _long_ago(p)
    if p.chance(.4):
        p.r["averbacoes"] = _later_note(p, p.pick(("marriage",), ("death",), ("marriage", "death")))
    first, second = p.parents("father" if p.chance(.85) else "mother")
    text = f"Certifico que a folhas {_i(p.folha())} do livro n.º {_i(p.livro())} de registro de nascimentos, foi lavrado {p.pick('hoje,', 'em')} {_i(p.reg_date())}, sob n.º {_i(p.termo())}, o assento de {_i(p.name())}, nascid{_g(p, 'o', 'a', 'o(a)')} {p.pick('aos', 'no dia')} {_i(p.birth_date())} às {_i(p.hour())} {p.pick('em', 'no lugar')} {_i(p.birth_place())}, {p.pick('municipio de', 'em')} {_i(p.birth_city_uf())}, do sexo {_i(p.sex())}, côr {_i(p.other(p.r['color']))}"
    legit = first.known and second.known
    for i, q in enumerate(x for x in (first, second) if x.known):
        text += (f", filh{_g(p, 'o', 'a', 'o(a)')} {p.pick('legitim' + _g(p, 'o', 'a', 'o(a)') + ' ', '') if legit else p.pick('natural ', '')}de " if i == 0 else p.pick(" e de ", " e de D. " if q.person["sex"] == "F" else " e de ")) + _i(q.name()) + (f", natural de {_i(q.nat())}, {p.pick('de profissão', 'profissão')} {_i(q.extra('profession'))}" if p.chance(.85) else "")
    if legit and p.chance(.6):
        text += f", casados {p.pick('civilmente', 'no religioso')} em {_i(_where(p))} {p.pick('a', 'em')} {_i(_day(p, 1900, 1950, 'semi'))}"
    told = [("paternos " if q.side == "pat" else "maternos ") + (_i(q.grandfather()) + " e " + _i(q.grandmother()) if q.grandfather_known and q.grandmother_known else _i(q.grandparents())) for q in (first, second) if q.known and (q.grandfather_known or q.grandmother_known)]
    if told:
        text += p.pick(". São avós ", "; sendo avós ") + " e ".join(told)
    text += f". Foi declarante {_i(p.other(p.r['declarant']['name']))} e serviram de testemunhas {_i(p.other(p.r['witnesses'][0]['name']))} e {_i(p.other(p.r['witnesses'][1]['name']))}."
    return _old(p, p.pick("Certidão de Nascimento", "Nascimento", "Certidão de nascimento"), text, p.pick("Observações: ", "Annotações: ", "Averbações: ") + p.averbacoes())


@document("marriage")
def h_antiga_casamento(p):
    p.manner(caps=False, issue_date=p.pick("words", "semi", "dias"))
    man, woman, day, _ = _couple(p, p.rng.randint(1910, 1960))
    text = f"Certifico que a folhas {_i(_leaf(p))} do livro n.º {_i(_book(p, 'B'))} de registro de casamentos, foi lavrado {p.pick('hoje,', 'em')} {_i(day)}, sob n.º {_i(_entry(p))}, o assento do {p.pick('matrimonio', 'casamento', 'casamento religioso')} de {_i(man.name)} com {_i(woman.name)}, celebrado perante {p.pick('o Juiz de Paz', 'o Rev. Padre')} {_i(_who(p, 'M'))}. "
    for s in (man, woman):
        text += f"{'Elle' if s.sex == 'M' else 'Ella'}, nascid{s.o} {p.pick('aos', 'no dia')} {_i(s.born)} em {_i(s.nat)}, {p.pick('de profissão', 'profissão')} {_i(s.job)}, filh{s.o} {p.pick('legitim' + s.o + ' ', '')}de {_i(s.father)} e de {_i(s.mother)}. "
    text += f"Testemunhas {_i(_who(p))} e {_i(_who(p))}."
    return _old(p, p.pick("Certidão de Casamento", "Casamento", "Certidão de casamento"), text, p.pick("Observações: ", "Annotações: ", "Averbações: ") + p.pick("Nada consta.", f"Os contrahentes exhibiram certidões de nascimento de {_town(p)} e {_town(p)}.", ""))


@document("death")
def h_antiga_obito(p):
    p.manner(caps=False, issue_date=p.pick("words", "semi", "dias"))
    s = _Spouse(p, p.pick("M", "F"), p.rng.randint(1915, 1960))
    child = p.chance(.4)
    text = f"Certifico que a folhas {_i(_leaf(p))} do livro n.º {_i(_book(p, 'C'))} de registro de obitos, foi lavrado {p.pick('hoje,', 'em')} {_i(_day(p, 1915, 1960))}, sob n.º {_i(_entry(p))}, o assento de {_i(s.name)}, fallecid{s.o} {p.pick('aos', 'no dia')} {_i(_day(p, 1915, 1960))} às {_i(_hour(p, 'old'))} em {_i(_home(p))}, do sexo {_i('masculino' if s.sex == 'M' else 'feminino')}, "
    text += f"com {_i(str(p.rng.randint(1, 20)) + p.pick(' dias', ' meses'))} de idade, " if child else f"com {_i(_n(p, 18, 95), 'annos')}, nascid{s.o} em {_i(s.nat)}, {_i(s.civil)}, "
    text += f"filh{s.o} {p.pick('legitim' + s.o + ' ', '')}de {_i(s.father)}, natural de {_i(_where(p))}, e de {_i(s.mother)}, natural de {_i(_where(p))}. Causa da morte: {_i(p.pick(*CAUSES))}, attestada pelo medico {_i('Dr. ' + _who(p, 'M'))}. Foi declarante {_i(p.other(p.r['declarant']['name']))} e serviram de testemunhas {_i(_who(p))} e {_i(_who(p))}."
    return _old(p, p.pick("Certidão de Obito", "Obito", "Certidão de óbito"), text, p.pick("Observações: ", "Annotações: ") + p.pick("Nada consta.", ""))


@document("blank_form")
def h_antiga_vazia(p):
    p.manner(caps=False)
    mark = p.pick(".", "_", "-")
    gap = lambda n: mark * (n if mark != "_" else n // 2)
    text = f"Certifico que a folhas {gap(10)} do livro n.º {gap(10)} de registro de nascimentos, foi lavrado em {gap(40)}, sob n.º {gap(12)}, o assento de {gap(60)} nascid{gap(4)} no dia {gap(50)} às {gap(20)} horas em {gap(50)}, do sexo {gap(20)}, côr {gap(16)}, filh{gap(4)} de {gap(60)} natural de {gap(34)}, profissão {gap(24)} e de D. {gap(56)} natural de {gap(36)}. São avós paternos {gap(60)} e maternos {gap(60)}. Foi declarante {gap(48)} e serviram de testemunhas {gap(40)} e {gap(40)}."
    return _old(p, p.pick("Certidão de Nascimento", "Nascimento"), text, "Observações: ", fill=p.chance(.25))


# --- 10: cards of a web system: two columns, coloured band, and what the same system prints for other requests ---------------------


def _cards(p, act, big, cards, wide):
    """cards: [(title, [(label, value)])] in columns; wide: (title, text) across the sheet."""
    font = p.pick("Lato", "Roboto", "Open Sans", "Carlito", "DejaVu Sans Condensed")
    size = p.rng.uniform(10.5, 12)
    tone = p.pick("#12365e", "#7a1f2b", "#1f5c3a", "#444", "#5b3a86")
    columns = p.pick(2, 2, 2, 1, 3)
    inline = p.chance(.4)
    css = (
        f".s{{width:794px;min-height:1123px;padding:0 0 30px;font:{size:.1f}px/1.35 '{font}'}}.band{{{p.pick(f'background:{tone};color:#fff', f'border-bottom:4px solid {tone};color:{tone}')};padding:16px 36px;display:flex;justify-content:space-between;align-items:center}}.band b{{font-size:20px}}.bx{{padding:14px 36px}}"
        f".big{{font-size:{size * 1.5:.1f}px;font-weight:{p.pick(400, 700)};margin:2px 0 8px}}.gr{{display:grid;grid-template-columns:{' '.join(['minmax(0,1fr)'] * columns)};gap:10px}}.cd{{border:1px solid {p.pick('#ccc', tone)};border-radius:{p.pick(0, 6, 10)}px;padding:8px 10px}}.cd h3,.wd h3{{margin:0 0 5px;font-size:{size * .95:.1f}px;color:{tone};{p.pick('text-transform:uppercase', '')}}}"
        f".it{{margin:{p.rng.uniform(2, 5):.1f}px 0;{'display:flex;gap:6px' if inline else ''}}}.it span.c{{color:#666;font-size:{size * .85:.1f}px;{'flex:0 0 32%' if inline else 'display:block'}}}.wd{{margin-top:10px;border-left:4px solid {tone};padding:6px 10px;background:#f6f6f6}}.ft{{display:flex;justify-content:space-between;gap:20px;margin-top:18px;font-size:{size * .9:.1f}px}}"
    )
    band = f"<div class=band><div>{p.pick('Registro Civil', 'REGISTRO CIVIL DO BRASIL', 'Registro Civil das Pessoas Naturais')}<br><b>{act}</b></div><div style='text-align:right'>{p.office()}<br>{p.reg_city_uf()}</div></div>"
    inner = "".join(f"<div class=cd><h3>{t}</h3>" + "".join(f"<div class=it><span class=c>{a}</span><span>{b}</span></div>" for a, b in rows) + "</div>" for t, rows in cards)
    foot = f"<div class=ft><div>{p.officer()}<br>{p.other(p.r['officer_title'])}<br>{p.other(p.r['address'])}<br>{p.other(p.r['email'])}</div><div style='text-align:right'>{p.pick('Emitida em', 'Expedição:', '')} {p.issue_city_uf()}, {p.issue_date()}<br>{p.pick('Selo', 'Selo digital', 'Código do selo')} {p.seal()}<br>{p.legal() if p.chance(.6) else ''}</div></div>"
    return _page(css, f"<div class=s>{band}<div class=bx>{big}<div class=gr>{inner}</div><div class=wd><h3>{wide[0]}</h3>{wide[1]}</div>{foot}</div></div>")


@form
def h_cartoes(p):
    p.manner(caps=p.chance(.4))
    r = p.r
    k = p.rng.random()
    r["averbacoes"] = _later_note(p) if k < .35 else _later_note(p, ("adoption",)) if k < .6 else r["averbacoes"]
    first, second = p.parents()
    big = f"<div>{p.label('name', p.pick('Nome', 'Nome completo', ''))}</div><div class=big>{p.name()}</div><div>{p.label('matricula', 'Matrícula')} {p.matricula()}</div><br>"
    cards = [("Nascimento", [(p.label("birth_date", "Data"), p.birth_date()), (p.label("hour", "Hora"), p.hour()), (p.label("birth_place", "Local"), p.birth_place()), (p.label("birth_city", "Município"), p.birth_city_uf()), (p.label("nat", "Naturalidade"), p.nat()), (p.label("sex", "Sexo"), p.sex())]), ("Registro", [(p.label("reg_date", "Data"), p.reg_date()), (p.label("livro", "Livro"), p.livro()), (p.label("folha", "Folha"), p.folha()), (p.label("termo", "Termo"), p.termo()), (p.label("dnv", "DNV"), p.dnv()), (p.label("cpf", "CPF"), p.cpf())])]
    for i, parent in enumerate((first, second)):
        if parent.known or i == 0 or p.chance(.5):
            rows = [("Nome", parent.name())]
            if parent.known:
                rows += [("Naturalidade", parent.nat())]
                if parent.grandfather_known or parent.grandmother_known:
                    rows.append((p.pick("Pais", "Ascendentes", "Avós do registrado"), parent.grandparents(p.pick(" e ", "<br>"))))
                if p.chance(.3):
                    rows.append(("Profissão", parent.extra("profession")))
            cards.append((f"Filiação {i + 1}", rows))
    if r["twins"] or p.chance(.4):
        cards.append(("Gêmeos", [(p.label("twin", "Gêmeo"), p.twin()), (p.label("twin_names", "Nome e matrícula"), p.twin_names())]))
    return _cards(p, p.pick("Certidão de Nascimento", "CERTIDÃO DE NASCIMENTO", "Nascimento"), big, cards, (p.label("averbacoes", p.pick("Averbações", "Averbações à margem")), p.averbacoes()))


@document("marriage")
def h_cartoes_casamento(p):
    p.manner(caps=p.chance(.4))
    man, woman, day, year = _couple(p, p.rng.randint(1975, 2025))
    big = f"<div>{p.pick('Nomes', 'Cônjuges', '')}</div><div class=big>{man.name} e {woman.name}</div><div>Matrícula {_mat(p, 2, year)}</div><br>"
    cards = [(f"Cônjuge {1 if s.sex == 'M' else 2}", [("Nome", s.name), ("Data de nascimento", s.born), ("Naturalidade", s.nat), ("Pais", f"{s.father}<br>{s.mother}"), ("CPF", s.cpf), ("Nome adotado", s.new_name)][: p.pick(4, 5, 6)]) for s in (man, woman)]
    cards.append(("Registro", [("Data", day), ("Livro", _book(p, "B")), ("Folha", _leaf(p)), ("Termo", _entry(p)), ("Regime", p.other(p.pick(*REGIMES)))]))
    if p.chance(.5):
        cards.append(("Nascimentos dos cônjuges", [(s.name, f"livro {_book(p, 'A')}, fls. {_leaf(p)}, termo {_entry(p)}, {_where(p)}") for s in (man, woman)]))
    return _cards(p, p.pick("Certidão de Casamento", "CERTIDÃO DE CASAMENTO", "Casamento"), big, cards, (p.pick("Averbações", "Averbações à margem"), p.pick("Nada consta.", f"Divórcio averbado em {_day(p, 2000, 2025)}.")))


@document("death")
def h_cartoes_obito(p):
    p.manner(caps=p.chance(.4))
    s = _Spouse(p, p.pick("M", "F"), p.rng.randint(1985, 2025))
    big = f"<div>{p.pick('Nome', 'Nome completo', '')}</div><div class=big>{s.name}</div><div>Matrícula {_mat(p, 4, 2019)}</div><br>"
    cards = [("Falecimento", [("Data", _day(p, 2010, 2025)), ("Hora", _hour(p)), ("Local", _hospital(p)), ("Município", _where(p)), ("Causa", p.other(p.pick(*CAUSES)))]), ("Registro", [("Data", _day(p, 2010, 2025)), ("Livro", _book(p, "C")), ("Folha", _leaf(p)), ("Termo", _entry(p)), ("DO", _n(p, 10000000, 39999999)), ("CPF", s.cpf)]), ("Dados pessoais", [("Data de nascimento", s.born), ("Naturalidade", s.nat), ("Sexo", p.other("Masculino" if s.sex == "M" else "Feminino")), ("Estado civil", s.civil)]), ("Filiação 1", [("Nome", s.father)]), ("Filiação 2", [("Nome", s.mother)])]
    return _cards(p, p.pick("Certidão de Óbito", "CERTIDÃO DE ÓBITO", "Óbito"), big, cards, (p.pick("Averbações", "Averbações à margem"), p.pick("Nada consta.", f"Sepultado no Cemitério Municipal. Deixou {_n(p, 1, 7)} filhos.")))


@document("declaration")
def h_cartoes_paternidade(p):
    p.manner(caps=p.chance(.4))
    r = p.r
    mother, father = _Spouse(p, "F", p.rng.randint(1995, 2025)), _Spouse(p, "M", p.rng.randint(1995, 2025))
    big = f"<div>{p.pick('Filho(a)', 'Registrado(a)', '')}</div><div class=big>{p.other(r['name'])}</div><div>Matrícula do nascimento {p.other(records.mat_text(p.rng, r['mat'], p.style.matricula))}</div><br>"
    cards = [("Nascimento", [("Data", p.other(records.date_text(p.rng, r["birth"]))), ("Município", _where(p)), ("Livro", _book(p, "A")), ("Folha", _leaf(p)), ("Termo", _entry(p))])]
    for t, s in ((p.pick("Suposto pai", "Declarante (pai)"), father), ("Mãe", mother)):
        cards.append((t, [("Nome", s.name), ("Naturalidade", s.nat), ("Data de nascimento", s.born), ("Pais", f"{s.father}<br>{s.mother}"), ("Endereço", s.home)]))
    return _cards(p, p.pick("Termo de Reconhecimento de Filho", "Termo de Indicação de Suposto Pai", "Requerimento de Reconhecimento Socioafetivo"), big, cards, ("Declaração", p.pick("O declarante reconhece, de forma voluntária e irrevogável, a paternidade, ciente do art. 1.609 do Código Civil, e requer a averbação à margem do registro de nascimento.", "A mãe indica como suposto pai a pessoa acima qualificada, nos termos da Lei 8.560/92, para remessa ao Juiz.") + " Anexa: certidão de nascimento."))


# --- 11: breve relato typed over ruled lines, with a narrow column of the office at the side ----------------------------------------


def _ruled(p, act, text, note):
    font = p.pick("Courier Prime", "Liberation Mono", "GNUTypewriter", "FreeMono", "CMU Typewriter Text")
    printed = p.pick("URW Gothic", "Nimbus Sans Narrow", "C059", "Liberation Serif")
    pitch = p.rng.randint(21, 27)
    size = p.rng.uniform(12, 14)
    left = p.chance(.7)
    css = (
        f".s{{width:794px;min-height:1080px;padding:40px 44px;display:flex;flex-direction:{'row' if left else 'row-reverse'};gap:22px}}.of{{width:{p.rng.randint(140, 180)}px;font:11px/1.5 '{printed}';{p.pick('border-right:1px solid #333', 'background:#f1f1f1;padding:8px', '')};padding-right:10px;flex-shrink:0}}.mn{{flex:1;min-width:0}}h1{{font:{p.pick('bold', 'normal')} 24px '{printed}';text-align:center;letter-spacing:{p.pick(0, 3, 6)}px}}"
        f".t{{font:{size:.1f}px/{pitch}px '{font}';{p.pick(f'background:repeating-linear-gradient(#fff 0,#fff {pitch - 1}px,#999 {pitch - 1}px,#999 {pitch}px);', '')}text-align:{p.pick('left', 'left', 'justify')}}}.en{{font:12px/1.6 '{printed}';margin-top:18px}}"
    )
    office = f"{p.pick('PODER JUDICIÁRIO', 'JUSTIÇA DO ESTADO', 'REGISTRO CIVIL')}<br><br><b>{p.office()}</b><br><br>{p.reg_city_uf()}<br><br>{p.other(p.r['officer_title'])}<br>{p.officer()}<br><br>{p.pick('Substituto', 'Escrevente', 'Subst.')}<br>{p.other(p.r['clerk'])}<br><br>{p.other(p.r['address'])}<br>Tel. {p.other(p.r['phone'])}" + (f"<br><br>Selo<br>{p.seal()}" if p.chance(.6) else "")
    end = f"<div class=en>{note}<br><br>{p.pick('Dou fé.', 'O referido é verdade.')} {p.issue_city()}, {p.issue_date()}<br><br><br>{'_' * 34}<br>{p.pick('Assinatura', 'Oficial ou substituto', 'Carimbo e assinatura')}</div>"
    return _page(css, f"<div class=s><div class=of>{office}</div><div class=mn><h1>{act}</h1><div class=t>{text}</div>{end}</div></div>")


@form
def h_pautada(p):
    p.manner(caps=p.chance(.35), birth_date=p.pick("semi", "words", "num", "dias"))
    r = p.r
    first, second = p.parents("father" if p.chance(.6) else "mother")
    o = _g(p, "o", "a", "o(a)")
    kind = p.pick("plain", "adopted", "adopted", "dead", "earlier", "earlier")
    text = f"{p.pick('C E R T I F I C O', 'CERTIFICO', 'Certifico')}, a pedido {p.pick('verbal ', '')}de parte interessada, que {p.pick('revendo os livros deste ofício', 'dos assentamentos deste cartório')}, {p.pick('consta', 'verifiquei constar')} no livro {p.livro()}, fls. {p.folha()}, termo {p.termo()}, o registro de {p.name()}, sexo {p.sex()}, nascid{o} em {p.birth_date()}, às {p.hour()}, {p.pick('no(a)', 'em')} {p.birth_place()}, {p.birth_city_uf()}"
    told = []
    for q in (first, second):
        if q.known:
            told.append(q.name() + (f", natural de {q.nat()}" if p.chance(.8) else "") + (f", falecid{'o' if q.person['sex'] == 'M' else 'a'} em {_day(p, 1960, 2010)} (óbito livro {_book(p, 'C')}, fls. {_leaf(p)})" if kind == "dead" and p.chance(.7) else "") + (f", net{o} {p.pick(('patern' if q.side == 'pat' else 'matern') + o, 'pela linha ' + ('paterna' if q.side == 'pat' else 'materna'))} de {q.grandparents()}" if q.grandfather_known or q.grandmother_known else ""))
    if told:
        text += f", filh{o} de " + p.pick(" e de ", "; e de ").join(told)
    text += f". {p.pick('Registro feito em', 'Assento lavrado em', 'Registrad' + o + ' em')} {p.reg_date()}"
    if kind == "adopted":
        text += f", em cumprimento a mandado do Juízo da {p.pick('Vara da Infância e da Juventude', '2ª Vara Cível', 'Vara de Menores')} de {_town(p)}, assinado por {_who(p)} em {_day(p, 1980, 2020)}, por força de sentença que decretou a adoção plena e destituiu do poder familiar os pais biológicos, ficando cancelado o registro anterior, termo {_entry(p)}, fls. {_leaf(p)}, livro {_book(p, 'A')}, do {_office(p)}"
    elif kind == "earlier":
        text += f", {p.pick('em substituição a certidão anterior expedida em ' + _day(p, 1950, 2000) + ' por ' + _office(p), 'à vista de certidão negativa passada pelo ' + _office(p) + ' em ' + _day(p, 1960, 2015) + ' e de certidão de casamento dos pais, livro ' + _book(p, 'B') + ', fls. ' + _leaf(p))}"
    elif kind == "dead" and len(told) == 2:
        text += f". Eram os pais casados em {_where(p)}, desde {_day(p, 1930, 1990)}, sob o regime da {p.other(p.pick(*REGIMES))}"
    text += f", sendo declarante {p.other(r['declarant']['name'])} ({p.other(r['declarant']['kin'])})."
    if p.chance(.5):
        text += p.pick(" Testemunharam ", " Testemunhas: ") + " e ".join(p.other(w["name"]) for w in r["witnesses"]) + "."
    return _ruled(p, p.pick("CERTIDÃO DE NASCIMENTO", "NASCIMENTO", "CERTIDÃO"), text, p.pick("Averbações: ", "Anotações à margem: ", "OBS.: ") + p.averbacoes())


@document("marriage")
def h_pautada_casamento(p):
    p.manner(caps=p.chance(.35))
    man, woman, day, _ = _couple(p, p.rng.randint(1950, 2015))
    text = f"{p.pick('C E R T I F I C O', 'CERTIFICO', 'Certifico')}, a pedido {p.pick('verbal ', '')}de parte interessada, que {p.pick('revendo os livros deste ofício', 'dos assentamentos deste cartório')}, {p.pick('consta', 'verifiquei constar')} no livro {_book(p, 'B')}, fls. {_leaf(p)}, termo {_entry(p)}, o registro de casamento de {man.name} e {woman.name}, realizado em {day}. "
    for s in (man, woman):
        text += f"{'Ele' if s.sex == 'M' else 'Ela'}, sexo {p.other('masculino' if s.sex == 'M' else 'feminino')}, nascid{s.o} em {s.born}, às {_hour(p)}, em {s.nat}, filh{s.o} de {s.father}, natural de {_where(p)}, e de {s.mother}, natural de {_where(p)}, conforme termo de nascimento {_entry(p)}, fls. {_leaf(p)}, livro {_book(p, 'A')}. "
    text += f"Regime: {p.other(p.pick(*REGIMES))}. Testemunhas: {_who(p)} e {_who(p)}."
    return _ruled(p, p.pick("CERTIDÃO DE CASAMENTO", "CASAMENTO", "CERTIDÃO"), text, p.pick("Averbações: ", "Anotações à margem: ", "OBS.: ") + p.pick("Nada consta.", "A contraente passou a usar o nome de casada."))


@document("death")
def h_pautada_obito(p):
    p.manner(caps=p.chance(.35))
    s = _Spouse(p, p.pick("M", "F"), p.rng.randint(1950, 2015))
    text = f"{p.pick('C E R T I F I C O', 'CERTIFICO', 'Certifico')}, a pedido {p.pick('verbal ', '')}de parte interessada, que {p.pick('revendo os livros deste ofício', 'dos assentamentos deste cartório')}, {p.pick('consta', 'verifiquei constar')} no livro {_book(p, 'C')}, fls. {_leaf(p)}, termo {_entry(p)}, o registro de {s.name}, sexo {p.other('masculino' if s.sex == 'M' else 'feminino')}, falecid{s.o} em {_day(p, 1950, 2015)}, às {_hour(p)}, {p.pick('no(a)', 'em')} {_hospital(p)}, {_where(p)}, nascid{s.o} em {s.born}, natural de {s.nat}, filh{s.o} de {s.father} e de {s.mother}, {s.civil}, {s.job}. Causa: {p.other(p.pick(*CAUSES))}. Registro feito em {_day(p, 1950, 2015)}, sendo declarante {_who(p)}."
    return _ruled(p, p.pick("CERTIDÃO DE ÓBITO", "ÓBITO", "CERTIDÃO"), text, p.pick("Averbações: ", "Anotações à margem: ", "OBS.: ") + p.pick("Nada consta.", f"Deixou viúv{p.pick('o', 'a')} {_who(p)} e {_n(p, 1, 9)} filhos."))


@document("other_certificate")
def h_pautada_negativa(p):
    p.manner(caps=p.chance(.35))
    r = p.r
    o = _g(p, "o", "a", "o(a)")
    names = " e de ".join(p.other(x["name"]) for x in r["parents"])
    kind = p.pick("nascimento", "nascimento", "casamento", "óbito")
    text = f"{p.pick('C E R T I F I C O', 'CERTIFICO', 'Certifico')}, a pedido {p.pick('verbal ', '')}de parte interessada, que {p.pick('revendo os livros deste ofício', 'dos assentamentos deste cartório')}, de {_n(p, 1920, 1970)} a {_n(p, 1971, 2020)}, {p.pick('NÃO CONSTA', 'nada consta', 'verifiquei não constar')} o registro de {kind} de {p.other(r['name'])}, sexo {p.other(records.sex_text(p.rng, r['sex'], False))}, nascid{o} em {p.other(records.date_text(p.rng, r['birth']))}, {p.other(places.place_text(p.rng, (r['bcity'], r['buf'])))}" + (f", filh{o} de {names}" if names else "") + f", segundo declarou o requerente {_who(p)}, RG {p.other(records.rg(p.rng))}. Buscas: livros {_book(p, 'A')} a {_book(p, 'A')}, fls. {_leaf(p)} a {_leaf(p)}."
    return _ruled(p, p.pick("CERTIDÃO NEGATIVA", "CERTIDÃO", "NEGATIVA DE REGISTRO"), text, p.pick("OBS.: ", "Finalidade: ") + p.pick("registro tardio de nascimento", "prova junto à Previdência Social", "habilitação de casamento"))


# --- 12: certificate "em relatório": answers to questions put by letter, on the paper of a consulate or court registry ---------------


def _report(p, act, opening, answers, closing):
    font = p.pick("P052", "Liberation Serif", "Caladea", "Linux Biolinum O", "Latin Modern Sans", "URW Bookman")
    size = p.rng.uniform(12, 14.5)
    two = p.chance(.3)
    css = (
        f".s{{width:794px;min-height:1123px;padding:50px {p.rng.randint(60, 90)}px;font:{size:.1f}px/{p.rng.uniform(1.3, 1.55):.2f} '{font}'}}.h{{text-align:{p.pick('center', 'left', 'right')};{p.pick('border-bottom:1px solid #333', 'border-top:2px solid #333;padding-top:8px', '')};padding-bottom:8px}}h2{{text-align:{p.pick('center', 'left')};font-size:{size * 1.35:.1f}px;margin:20px 0 12px;{p.pick('letter-spacing:2px', 'font-variant:small-caps', 'text-decoration:underline')}}}"
        f"ol,.q{{margin:10px 0;padding-left:{p.rng.randint(20, 40)}px;{'columns:2;column-gap:26px' if two else ''}}}.q div,li{{margin:{p.rng.uniform(2, 6):.1f}px 0;break-inside:avoid}}u{{{p.pick('', 'text-decoration:none;font-weight:bold', 'text-decoration:none;font-style:italic')}}}.g{{margin-top:50px;text-align:{p.pick('center', 'right')}}}"
    )
    head = f"<div class=h>{p.office()}<br>{p.reg_city_uf()}<br>{p.officer()}, {p.other(p.r['officer_title'])}</div>"
    marks = p.pick("abc", "roman", "num", "dash")
    sign = lambda i: {"abc": "abcdefghijklmnopqrstuvwxyz"[i] + ") ", "roman": ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII"][i] + " - ", "num": f"{i + 1}º) ", "dash": "— "}[marks]
    body = "".join(f"<div>{sign(i)}<u>{a}</u>{': ' if not a.endswith('?</span>') and not a.endswith('?') else ' '}{b}{p.pick(';', ';', '.') if marks == 'abc' else ''}</div>" for i, (a, b) in enumerate(answers))
    return _page(css, f"<div class=s>{head}<h2>{act}</h2><div>{opening}</div><div class=q>{body}</div><div>{closing}</div><p>{p.issue_city()}, {p.issue_date()}.</p><div class=g>___________________________________<br>{p.other(p.r['clerk'])}<br>{p.other(p.r['clerk_title'])}</div></div>")


@form
def h_relatorio(p):
    p.manner(caps=p.chance(.25))
    late = p.chance(.6)
    if late:
        _late(p)
    if p.chance(.45):
        p.r["averbacoes"] = _later_note(p)
    r = p.r
    first, second = p.parents()
    opening = p.pick("CERTIFICO, em forma de relatório e atendendo aos quesitos formulados,", "Em atenção ao requerimento protocolado sob nº " + p.other(r["protocol"]) + ", certifico, em relatório,", "Certifico, em breve relatório,") + f" que {p.pick('do livro', 'consta do livro')} {p.livro()}, folhas {p.folha()}, termo {p.termo()}, lavrado em {p.reg_date()}, {p.pick('se vê o seguinte', 'extraem-se os dados abaixo')}:"
    answers = [("Nome", p.name()), ("Sexo", p.sex()), ("Data e hora do nascimento", f"{p.birth_date()}, às {p.hour()}"), ("Lugar", f"{p.birth_place()}, {p.birth_city_uf()}")]
    for q in (first, second):
        if q.known:
            answers.append((p.pick("Filiação", "Genitor(a)", "Nome do pai" if q.person["sex"] == "M" else "Nome da mãe"), f"{q.name()}, natural de {q.nat()}, {q.extra('profession')}"))
    for q in (first, second):
        if q.known and (q.grandfather_known or q.grandmother_known):
            answers.append((f"Avós {'paternos' if q.side == 'pat' else 'maternos'}", q.grandparents()))
    if p.chance(.5):
        answers.append(("É gêmeo?" if p.chance(.5) else "Gêmeo", p.twin() + (" - " + p.twin_names() if r["twins"] else "")))
    if late:
        answers.append(("Registro tardio", p.pick(f"sim, com despacho do Juiz {_who(p, 'M')} e certidões negativas de {_town(p)} e {_town(p)}", f"sim; apresentou certidão negativa nº {_entry(p)}, do {_office(p)}, de {_day(p, 1960, 2015)}, e certidão de casamento, livro {_book(p, 'B')}, fls. {_leaf(p)}")))
    if first.known and second.known and p.chance(.6):
        answers.append(("Casamento dos pais", p.pick(f"{_day(p, 1930, 2000)}, em {_where(p)}, livro {_book(p, 'B')}, fls. {_leaf(p)}, termo {_entry(p)}", "não consta do assento")))
    answers.append(("Declarante", f"{p.other(r['declarant']['name'])}, {p.other(r['declarant']['kin'])}"))
    answers.append((p.pick("Averbações", "Notas marginais"), p.averbacoes()))
    return _report(p, p.pick("CERTIDÃO DE NASCIMENTO EM RELATÓRIO", "CERTIDÃO EM RELATÓRIO", "Certidão por Quesitos"), opening, answers, p.pick("Nada mais me foi perguntado. O referido é verdade e dou fé.", "É o que consta. Dou fé."))


@document("other_certificate")
def h_relatorio_negativo(p):
    p.manner(caps=p.chance(.25))
    r = p.r
    opening = p.pick("CERTIFICO, em forma de relatório e atendendo aos quesitos formulados,", "Em atenção ao requerimento protocolado sob nº " + p.other(r["protocol"]) + ", certifico, em relatório,", "Certifico, em breve relatório,") + f" que dos livros {_book(p, 'A')} a {_book(p, 'A')} {p.pick('não consta o registro', 'nada se encontrou a respeito')} de nascimento da pessoa abaixo:"
    answers = [("Nome", p.other(r["name"])), ("Sexo", p.other(records.sex_text(p.rng, r["sex"], False))), ("Data do nascimento", p.other(records.date_text(p.rng, r["birth"]))), ("Lugar", p.other(places.place_text(p.rng, (r["bcity"], r["buf"]))))]
    answers += [("Nome do pai" if x["sex"] == "M" else "Nome da mãe", f"{p.other(x['name'])}, natural de {_where(p)}") for x in r["parents"]]
    answers += [("Período da busca", f"{_day(p, 1930, 1970, 'num')} a {_day(p, 1971, 2020, 'num')}"), ("Requerente", _who(p)), ("Finalidade", p.pick("registro tardio", "processo judicial", "aposentadoria")), ("Resultado", p.pick("NEGATIVO", "não há registro", "nada consta"))]
    return _report(p, p.pick("CERTIDÃO NEGATIVA EM RELATÓRIO", "CERTIDÃO EM RELATÓRIO", "Certidão por Quesitos"), opening, answers, p.pick("Nada mais me foi perguntado. O referido é verdade e dou fé.", "É o que consta. Dou fé."))


@document("death")
def h_relatorio_obito(p):
    p.manner(caps=p.chance(.25))
    s = _Spouse(p, p.pick("M", "F"), p.rng.randint(1950, 2020))
    opening = p.pick("CERTIFICO, em forma de relatório e atendendo aos quesitos formulados,", "Certifico, em breve relatório,") + f" que {p.pick('do livro', 'consta do livro')} {_book(p, 'C')}, folhas {_leaf(p)}, termo {_entry(p)}, lavrado em {_day(p, 1950, 2020)}, {p.pick('se vê o seguinte', 'extraem-se os dados abaixo')}:"
    answers = [("Nome", s.name), ("Sexo", p.other("masculino" if s.sex == "M" else "feminino")), ("Data e hora do falecimento", f"{_day(p, 1950, 2020)}, às {_hour(p)}"), ("Lugar", f"{_hospital(p)}, {_where(p)}"), ("Nascimento", f"{s.born}, {s.nat}"), ("Nome do pai", f"{s.father}, natural de {_where(p)}"), ("Nome da mãe", f"{s.mother}, natural de {_where(p)}"), ("Causa da morte", p.other(p.pick(*CAUSES))), ("Deixou filhos?", p.pick("não", f"sim: {_who(p)} e {_who(p)}")), ("Declarante", _who(p)), (p.pick("Averbações", "Notas marginais"), "não há")]
    return _report(p, p.pick("CERTIDÃO DE ÓBITO EM RELATÓRIO", "CERTIDÃO EM RELATÓRIO", "Certidão por Quesitos"), opening, answers, "É o que consta. Dou fé.")


@document("marriage")
def h_relatorio_casamento(p):
    p.manner(caps=p.chance(.25))
    man, woman, day, _ = _couple(p, p.rng.randint(1940, 2018))
    opening = p.pick("CERTIFICO, em forma de relatório e atendendo aos quesitos formulados,", "Certifico, em breve relatório,") + f" que {p.pick('do livro', 'consta do livro')} {_book(p, 'B')}, folhas {_leaf(p)}, termo {_entry(p)}, lavrado em {day}, {p.pick('se vê o seguinte', 'extraem-se os dados abaixo')}:"
    answers = []
    for s in (man, woman):
        answers += [("Nome dele" if s.sex == "M" else "Nome dela", s.name), ("Data e hora do nascimento", f"{s.born}, às {_hour(p)}"), ("Lugar", s.nat), ("Filiação", f"{s.father} e {s.mother}")]
    answers += [("Avós do contraente", f"{_who(p, 'M')} e {_who(p, 'F')}"), ("Regime", p.other(p.pick(*REGIMES))), (p.pick("Averbações", "Notas marginais"), p.pick("não há", f"divórcio em {_day(p, 1980, 2022)}"))]
    return _report(p, p.pick("CERTIDÃO DE CASAMENTO EM RELATÓRIO", "CERTIDÃO EM RELATÓRIO", "Certidão por Quesitos"), opening, answers, "É o que consta. Dou fé.")


# --- 13: landscape sheet: the act at the left, two persons in columns of one table (parents; spouses) ---------------------------------


def _wide(p, act, facts, heads, rows, notes, fill=True):
    """facts: [(label, value)]; a table with a column for each of two persons: heads, rows of [(label, first, second)]."""
    font = p.pick("Nimbus Sans Narrow", "Liberation Sans Narrow", "Roboto Condensed", "Liberation Sans", "C059")
    size = p.rng.uniform(11, 13)
    line = p.pick("1px solid #222", "1px solid #999", "1px dashed #888")
    across = p.chance(.35)
    css = (
        f".s{{width:1123px;min-height:794px;padding:30px 44px;font:{size:.1f}px/1.35 '{font}'}}.h{{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;border-bottom:{p.pick('3px double #222', '1px solid #222')};padding-bottom:8px;gap:20px}}h1{{margin:0;font-size:{p.rng.randint(20, 28)}px}}"
        f".w{{display:flex;gap:24px;margin-top:14px;{'flex-direction:column' if across else ''}}}.l{{flex:{'none' if across else '0 0 36%'};{'columns:2;column-gap:30px' if across else ''}}}.f{{margin-bottom:{p.rng.uniform(3, 8):.1f}px;break-inside:avoid}}.c{{font-size:{size * .8:.1f}px;{p.pick('text-transform:uppercase', 'color:#555', 'font-weight:bold')}}}.f .c{{{p.pick('display:block', 'margin-right:6px')}}}"
        f"table{{border-collapse:collapse;width:100%;table-layout:fixed}}th,td{{border:{line};padding:4px 7px;text-align:left;vertical-align:top}}th{{background:{p.pick('#eee', '#fff', '#dde6ee')}}}td.c{{width:100px}}col.a{{width:15%}}.n{{border:{line};padding:6px;margin-top:12px;min-height:70px}}.e{{display:flex;justify-content:space-between;margin-top:26px}}"
    )
    top = f"<div class=h><div>{p.office()}<br>{p.reg_city_uf()}</div><h1>{act}</h1><div style='text-align:right'>{p.pick('REGISTRO CIVIL', 'República Federativa do Brasil', 'Via do interessado')}<br>{p.pick('Selo', 'Selo nº')} {p.seal()}</div></div>"
    left = "".join(f"<div class=f><span class=c>{a}</span>{b}</div>" for a, b in facts)
    table = f"<table><colgroup><col class=a><col><col></colgroup><tr><th></th><th>{heads[0]}</th><th>{heads[1]}</th></tr>" + "".join(f"<tr><td class=c>{a}</td><td>{b}</td><td>{c}</td></tr>" for a, b, c in rows) + "</table>"
    end = f"<div class=e><div>{p.issue_city()}, {p.issue_date()}<br>{p.pick('O referido é verdade e dou fé.', 'Dou fé.')}</div><div style='text-align:center'>________________________________<br>{p.officer()}<br>{p.other(p.r['officer_title'])}</div></div>"
    if not fill:
        top = f"<div class=h><div>Ofício:<br>Município:</div><h1>{act}</h1><div style='text-align:right'>{p.pick('REGISTRO CIVIL', 'República Federativa do Brasil')}<br>Selo</div></div>"
        end = "<div class=e><div>____________________, ___/___/______</div><div style='text-align:center'>________________________________<br>Oficial</div></div>"
    return _page(css, f"<div class=s>{top}<div class=w><div class=l>{left}</div><div style='flex:1'>{table}<div class=n>{notes}</div></div></div>{end}</div>")


@form
def h_paisagem(p):
    p.manner(caps=p.chance(.5))
    if p.chance(.5):
        p.r["averbacoes"] = _later_note(p, p.pick(("marriage", "divorce"), ("death",), ("adoption",)))
    first, second = p.parents()
    facts = [(p.label("livro", "Livro"), p.livro()), (p.label("folha", "Folha"), p.folha()), (p.label("termo", "Termo"), p.termo()), (p.label("reg_date", p.pick("Registrado em", "Data do registro")), p.reg_date()), (p.label("name", "Nome"), p.name()), (p.label("sex", "Sexo"), p.sex()), (p.label("birth_date", "Nascimento"), p.birth_date()), (p.label("hour", "Hora"), p.hour()), (p.label("birth_place", "Local"), p.birth_place()), (p.label("birth_city", "Cidade"), p.birth_city_uf())]
    if p.chance(.4):
        facts.append((p.label("twin", "Gêmeo"), p.twin_boxes()))
    if p.chance(.5):
        facts.append((p.label("dnv", "DNV"), p.dnv()))
    plain = all(not q.known or q.person["sex"] == ("M" if q.role == "father" else "F") for q in (first, second))
    heads = [("Pai" if q.role == "father" else "Mãe") if plain else f"Filiação {i}" for i, q in enumerate((first, second), 1)]
    elder = lambda q, which: (q.grandfather() if which == "m" else q.grandmother()) if q.known else p.blank()
    rows = [("Nome", first.name(), second.name()), ("Natural de", first.nat(), second.nat())]
    if p.chance(.5):
        rows.append(("Profissão", first.extra("profession"), second.extra("profession")))
    rows += [("Pai", elder(first, "m"), elder(second, "m")), ("Mãe", elder(first, "f"), elder(second, "f"))]
    if p.chance(.35):
        rows.append(("Residência", first.extra("residence"), second.extra("residence")))
    notes = (f"Casamento dos pais: {p.other(p.r['marriage_parents'])}. " if p.r["marriage_parents"] else "") + p.pick("Averbações: ", "À margem: ", "Observações: ") + p.averbacoes()
    return _wide(p, p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento"), facts, heads, rows, notes)


@document("marriage")
def h_paisagem_casamento(p):
    p.manner(caps=p.chance(.5))
    man, woman, day, _ = _couple(p, p.rng.randint(1950, 2023))
    facts = [("Livro", _book(p, "B")), ("Folha", _leaf(p)), ("Termo", _entry(p)), (p.pick("Registrado em", "Data do registro"), day), ("Celebração", day), ("Regime", p.other(p.pick(*REGIMES))), ("Celebrante", _who(p, "M")), ("Testemunhas", f"{_who(p)}, {_who(p)}")]
    rows = [("Nome", man.name, woman.name), ("Natural de", man.nat, woman.nat), ("Nascimento", man.born, woman.born), ("Profissão", man.job, woman.job), ("Pai", man.father, woman.father), ("Mãe", man.mother, woman.mother), ("Nome de casado(a)", man.new_name, woman.new_name)]
    if p.chance(.5):
        rows.insert(3, ("Registro de nascimento", f"livro {_book(p, 'A')}, fls. {_leaf(p)}", f"livro {_book(p, 'A')}, fls. {_leaf(p)}"))
    return _wide(p, p.pick("CERTIDÃO DE CASAMENTO", "Certidão de Casamento"), facts, p.pick(("Ele", "Ela"), ("Noivo", "Noiva"), ("Cônjuge 1", "Cônjuge 2")), rows, p.pick("Averbações: ", "À margem: ", "Observações: ") + p.pick("nada consta", f"separação judicial em {_day(p, 1980, 2010)}, convertida em divórcio em {_day(p, 1985, 2015)}"))


@document("death")
def h_paisagem_natimorto(p):
    p.manner(caps=p.chance(.5))
    man, woman = _Spouse(p, "M", p.rng.randint(1960, 2023)), _Spouse(p, "F", p.rng.randint(1960, 2023))
    facts = [("Livro", p.other("C Auxiliar")), ("Folha", _leaf(p)), ("Termo", _entry(p)), (p.pick("Registrado em", "Data do registro"), _day(p, 1960, 2024)), ("Sexo", p.other(p.pick("masculino", "feminino"))), ("Data do parto", _day(p, 1960, 2024)), ("Hora", _hour(p)), ("Local", _hospital(p)), ("Cidade", _where(p)), ("Gestação", f"{_n(p, 22, 41)} semanas"), ("Causa", p.other(p.pick(*STILL)))]
    rows = [("Nome", woman.name, man.name), ("Natural de", woman.nat, man.nat), ("Pai", woman.father, man.father), ("Mãe", woman.mother, man.mother), ("Residência", woman.home, man.home)]
    return _wide(p, p.pick("CERTIDÃO DE NATIMORTO", "Certidão de Natimorto"), facts, ("Mãe", "Pai"), rows, p.pick("Averbações: ", "À margem: ", "Observações: ") + p.pick("nada consta", f"Atestado de {_doctor(p)}", f"Gêmeo de criança nascida viva, registrada no livro {_book(p, 'A')}, fls. {_leaf(p)}"))


@document("blank_form")
def h_paisagem_vazia(p):
    gap = p.pick("", "", ".................................", "______________________")
    facts = [(a, gap) for a in ("Livro", "Folha", "Termo", "Data do registro", "Nome", "Sexo", "Nascimento", "Hora", "Local", "Cidade", "Gêmeo")]
    rows = [(a, "&nbsp;", "&nbsp;") for a in ("Nome", "Natural de", "Profissão", "Pai", "Mãe")]
    return _wide(p, p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento"), facts, p.pick(("Pai", "Mãe"), ("Mãe", "Pai"), ("Filiação 1", "Filiação 2")), rows, p.pick("Averbações: ", "À margem: ", "Observações: "), fill=p.chance(.35))


# --- 14: consular form in two languages, and what a foreign registry issues in the same manner ----------------------------------------


def _bilingual(p, top, act, rows, after):
    """rows: [(Portuguese label, English label, value)]."""
    font = p.pick("Liberation Serif", "EB Garamond", "Open Sans", "Latin Modern Roman", "Liberation Sans")
    size = p.rng.uniform(11.5, 13.5)
    shape = p.pick("three", "stack", "slash")
    css = (
        f".s{{width:794px;min-height:1123px;padding:42px 56px;font:{size:.1f}px/1.35 '{font}'}}.h{{text-align:center;line-height:1.5}}h1{{text-align:center;font-size:{size * 1.6:.0f}px;margin:16px 0 2px}}h4{{text-align:center;font-weight:normal;font-style:italic;margin:0 0 16px}}table{{width:100%;border-collapse:collapse}}td{{padding:{p.rng.uniform(3, 6):.1f}px 6px;border-bottom:{p.pick('1px solid #bbb', '1px dotted #555', '0 solid')};vertical-align:top}}"
        f".c{{width:{'24%' if shape == 'three' else '40%'};{p.pick('', 'text-align:right;', 'font-weight:bold;')}}}em{{color:#555;font-size:{size * .9:.1f}px}}.a{{margin:14px 0;text-align:justify}}.g{{margin-top:46px;text-align:center}}"
    )
    out = ""
    for pt, en, value in rows:
        if shape == "three":
            out += f"<tr><td class=c>{pt}</td><td class=c><em>{en}</em></td><td>{value}</td></tr>"
        elif shape == "stack":
            out += f"<tr><td class=c>{pt}<br><em>{en}</em></td><td>{value}</td></tr>"
        else:
            out += f"<tr><td class=c>{pt} / <em>{en}</em></td><td>{value}</td></tr>"
    end = f"<div>{p.issue_city()}, {p.issue_date()}</div><div class=g>_______________________________<br>{p.officer()}<br>{p.other(p.r['officer_title'])}</div>"
    return _page(css, f"<div class=s><div class=h>{top}</div><h1>{act[0]}</h1><h4>{act[1]}</h4><table>{out}</table><div class=a>{after}</div>{end}</div>")


def _abroad(p):
    """Makes a consulate the keeper of the entry."""
    r = p.r
    where = places.foreign(p.rng)
    r["rcity"], r["ruf"] = r["ecity"], r["euf"] = where
    r["bcity"], r["buf"] = r["nat"] = where if p.chance(.6) else (places.foreign(p.rng)[0], where[1])
    r["office"] = places.consulate(p.rng, where[0])
    r["officer_title"] = people.consul_title(p.rng, r["officer_sex"])
    return f"REPÚBLICA FEDERATIVA DO BRASIL<br>{p.pick('Ministério das Relações Exteriores', 'Serviço Consular Brasileiro')}<br>{p.office()}<br>{p.reg_city_uf()}"


@form
def h_consular(p):
    p.manner(caps=p.chance(.3), place=p.pick(",", "-", "/", "("))
    top = _abroad(p)
    r = p.r
    first, second = p.parents()
    rows = [("Livro", "Book", p.livro()), ("Folha", "Page", p.folha()), ("Termo", "Entry", p.termo()), ("Data do registro", "Date of registration", p.reg_date()), ("Nome", "Name", p.name()), ("Sexo", "Sex", p.sex()), ("Data de nascimento", "Date of birth", p.birth_date()), ("Hora", "Time", p.hour()), ("Local de nascimento", "Place of birth", f"{p.birth_place()}, {p.birth_city_uf()}")]
    for i, q in enumerate((first, second)):
        if q.known:
            pt, en = ("Pai", "Father") if q.person["sex"] == "M" else ("Mãe", "Mother")
            rows.append((pt, en, q.name()))
            rows.append(("Naturalidade", "Birthplace", q.nat()) if p.chance(.6) else ("Naturalidade e nacionalidade", "Birthplace and nationality", f"{q.nat()}, {q.extra('nationality')}"))
            if q.grandfather_known or q.grandmother_known:
                rows.append((f"Avós {'paternos' if q.side == 'pat' else 'maternos'}", f"{'Paternal' if q.side == 'pat' else 'Maternal'} grandparents", q.grandparents()))
    if p.chance(.5):
        rows.append(("Casamento dos pais", "Parents' marriage", p.pick(f"{_day(p, 1970, 2020)}, {p.other(places.place_text(p.rng, places.foreign(p.rng)))}", f"livro {_n(p, 1, 60)}, fls. {_leaf(p)}, deste Consulado")))
    rows.append(("Registro estrangeiro", "Foreign certificate", f"nº {_n(p, 1000, 99999)}, {_day(p, 1980, 2025)}, {p.other(places.place_text(p.rng, places.foreign(p.rng)))}"))
    rows.append(("Declarante", "Informant", p.other(r["declarant"]["name"])))
    rows.append(("Averbações", "Annotations", p.averbacoes()))
    after = p.pick("Esta certidão deverá ser trasladada no Cartório do 1º Ofício do domicílio no Brasil para produzir efeitos no País (art. 32, § 1º, da Lei 6.015/73).", "Para efeitos no Brasil, o assento consular será trasladado no Livro E. This certificate is valid as issued by the Consulate.")
    return _bilingual(p, top, (p.pick("CERTIDÃO DE REGISTRO DE NASCIMENTO", "CERTIDÃO DE NASCIMENTO"), p.pick("Birth Certificate", "Certificate of Registration of Birth")), rows, after)


@document("marriage")
def h_consular_casamento(p):
    p.manner(caps=p.chance(.3))
    top = _abroad(p)
    man, woman, day, _ = _couple(p, p.rng.randint(1975, 2024))
    rows = [("Livro", "Book", _book(p, "B")), ("Folha", "Page", _leaf(p)), ("Termo", "Entry", _entry(p)), ("Data do registro", "Date of registration", _day(p, 1980, 2025))]
    for s in (man, woman):
        rows += [("Nome", "Name", s.name), ("Data de nascimento", "Date of birth", s.born), ("Naturalidade", "Birthplace", s.nat), ("Pai", "Father", s.father), ("Mãe", "Mother", s.mother)]
    rows += [("Data do casamento", "Date of marriage", day), ("Regime de bens", "Property regime", p.other(p.pick(*REGIMES))), ("Averbações", "Annotations", p.pick("nada consta", p.blank()))]
    return _bilingual(p, top, (p.pick("CERTIDÃO DE REGISTRO DE CASAMENTO", "CERTIDÃO DE CASAMENTO"), p.pick("Marriage Certificate", "Certificate of Registration of Marriage")), rows, p.pick("Esta certidão deverá ser trasladada no Cartório do 1º Ofício do domicílio no Brasil para produzir efeitos no País (art. 32, § 1º, da Lei 6.015/73).", "Para efeitos no Brasil, o assento consular será trasladado no Livro E. This certificate is valid as issued by the Consulate."))


@document("foreign_birth")
def h_consular_estrangeira(p):
    p.manner(caps=p.chance(.3))
    _abroad(p)
    r = p.r
    where = p.other(places.place_text(p.rng, (r["rcity"], r["ruf"])))
    r["officer_title"] = p.pick("Registrar", "Local Registrar", "City Clerk", "Deputy Registrar", "State Registrar of Vital Records")
    top = p.pick("DEPARTMENT OF HEALTH<br>Vital Records Section", "CIVIL REGISTRATION OFFICE<br>Births, Marriages and Deaths", "CITY CLERK'S OFFICE<br>Registry Division") + f"<br>{where}" + p.pick("", "<br>Tradução / Translation")
    mother, father = _Spouse(p, "F", 1995), _Spouse(p, "M", 1995)
    rows = [("Número do registro", "State file number", f"{_n(p, 100, 199)}-{_n(p, 10000, 99999)}"), ("Data do registro", "Date filed", p.other(records.date_text(p.rng, r["rdate"]))), ("Nome", "Name of child", p.other(r["name"])), ("Sexo", "Sex", p.pick("Male", "Female", "Feminino", "Masculino")), ("Data de nascimento", "Date of birth", p.other(records.date_text(p.rng, r["birth"]))), ("Hora", "Time", f"{_n(p, 1, 12)}:{_n(p, 10, 59)} {p.pick('AM', 'PM')}"), ("Local de nascimento", "Place of birth", f"{p.pick('Memorial Hospital', 'General Hospital', 'St. Mary Medical Center')}, {where}"), ("Mãe", "Mother's maiden name", mother.name), ("Naturalidade", "Birthplace", mother.nat), ("Pai", "Father", father.name), ("Naturalidade", "Birthplace", father.nat), ("Declarante", "Informant", p.pick(mother.name, father.name))]
    return _bilingual(p, top, p.pick(("CERTIDÃO DE NASCIMENTO", "Certificate of Live Birth"), ("CERTIFICATE OF BIRTH", "Certidão de Nascimento (tradução)"), ("BIRTH CERTIFICATE", "Certified copy of an entry")), rows, p.pick("I certify that this is a true copy of the record on file in this office. Not valid without raised seal.", "This copy is not valid unless prepared on engraved border displaying the seal and signature of the Registrar. Apostille: Convention de La Haye du 5 octobre 1961."))


@document("declaration")
def h_consular_atestado(p):
    p.manner(caps=p.chance(.3))
    top = _abroad(p)
    s = _Spouse(p, p.pick("M", "F"), 2010)
    rows = [("Nome", "Name", s.name), ("Data de nascimento", "Date of birth", s.born), ("Naturalidade", "Birthplace", s.nat), ("Pai", "Father", s.father), ("Mãe", "Mother", s.mother), ("Estado civil", "Marital status", s.civil), ("Passaporte", "Passport", p.other("F" + records.code(p.rng, "ABCXYZ", 1) + records.code(p.rng, "0123456789", 6))), ("Residência", "Address", p.other(places.place_text(p.rng, (p.r["rcity"], p.r["ruf"]))))]
    return _bilingual(p, top, p.pick(("ATESTADO DE VIDA", "Life Certificate"), ("DECLARAÇÃO DE ESTADO CIVIL", "Statement of Marital Status"), ("ATESTADO DE NACIONALIDADE", "Certificate of Nationality"), ("ATESTADO DE RESIDÊNCIA", "Certificate of Residence")), rows, "O interessado compareceu pessoalmente e apresentou certidão de nascimento expedida no Brasil. The bearer appeared in person before this Consular authority.")


# --- 15: typed throughout on a blank sheet, in full: a twin of a child born dead, an adoption by mandate --------------------------------


def _typed(p, act, text, end_note):
    font = p.pick("Liberation Mono", "Courier Prime", "Nimbus Mono PS", "GNUTypewriter", "CMU Typewriter Text")
    size = p.rng.uniform(12.5, 14.5)
    css = (
        f".s{{width:794px;min-height:1123px;padding:{p.rng.randint(50, 90)}px {p.rng.randint(50, 70)}px 40px {p.rng.randint(80, 120)}px;font:{size:.1f}px/{p.pick(1.25, 1.5, 1.75)} '{font}';color:{p.pick('#111', '#333', '#223')}}}.h{{{p.pick('text-align:center', 'margin-left:45%', '')}}}.t{{text-align:{p.pick('left', 'justify')};{p.pick('text-indent:90px', '')};margin-top:22px}}.c{{text-align:center;margin-top:20px;{p.pick('letter-spacing:2px', 'text-decoration:underline', '')}}}"
    )
    head = p.pick(f"{p.office()}<br>{p.reg_city_uf()}", f"REGISTRO CIVIL<br>{p.office()}<br>{_state(p)} - {p.reg_city()}<br>Oficial: {p.officer()}", f"{p.reg_city_uf()}<br>{p.office()}")
    end = f"<div class=t>{end_note} {p.issue_city()}, {p.issue_date()}. {p.pick('Eu,', 'Eu')} {p.officer()}, {p.pick('oficial, a datilografei e assino.', 'Oficial do Registro Civil, subscrevo e assino.')}</div><div style='margin-top:60px'>{p.pick('_' * 32, '.' * 40)}</div>"
    return _page(css, f"<div class=s><div class=h>{head}</div><div class=c>{act}</div><div class=t>{text}</div>{end}</div>")


@form
def h_datilo(p):
    p.manner(caps=p.chance(.15), birth_date=p.pick("dias", "words", "paren"), date=p.pick("dias", "words", "semi"), hour=p.pick("words", "old"))
    r = p.r
    kind = p.pick("twin", "twin", "adoption", "adoption", "dead")
    if kind == "twin":
        sex = p.pick("M", "F")
        r["twins"] = [{"name": people.child(p.rng, sex, None, None), "sex": sex, "mat": r["mat"]}] if p.chance(.6) else []
    first, second = p.parents("father" if p.chance(.7) else "mother")
    o = _g(p, "o", "a", "o(a)")
    text = f"CERTIDÃO DE INTEIRO TEOR. Certifico que às fls. {p.folha()} do livro {p.livro()}, sob o nº de ordem {p.termo()}, foi lavrado o assento que passo a transcrever: “{p.pick('Aos', 'No dia', 'Em')} {p.reg_date()}, neste cartório, "
    if kind == "adoption":
        text += f"em cumprimento ao mandado expedido pelo Exmo. Sr. Dr. {_who(p, 'M')}, Juiz de Direito da {p.pick('Vara da Infância e Juventude', 'Vara de Menores', '1ª Vara')} da Comarca de {_town(p)}, em {_day(p, 1970, 2015)}, extraído dos autos de adoção nº {_n(p, 10, 9999)}, cuja sentença é do teor seguinte: ‘Julgo procedente o pedido para conceder a adoção, devendo constar do assento os nomes dos adotantes e de seus ascendentes, sem qualquer menção no registro’, procedo ao registro de nascimento de {p.name()}, "
    else:
        text += f"compareceu {p.other(r['declarant']['name'])}, {p.other(r['declarant']['profession'])}, e declarou o nascimento de {p.name()}, "
    text += f"do sexo {p.sex()}, ocorrido em {p.birth_date()}, às {p.hour()}, {p.pick('no(a)', 'em')} {p.birth_place()}, {p.pick('em', 'município de')} {p.birth_city_uf()}"
    if kind == "twin":
        born = f"natimort{p.pick('o', 'a')}, conforme assento nº {_entry(p)}, fls. {_leaf(p)}, do livro C-Auxiliar"
        text += f", {p.value(_g(p, 'gêmeo', 'gêmea'), 'twin')} de " + (f"{p.value(r['twins'][0]['name'], 'twname')}, {born}" if r["twins"] else f"outra criança {born}")
    told = [f"{q.name()}, {q.extra('profession')}, natural de {q.nat()}" + (f", já falecid{'o' if q.person['sex'] == 'M' else 'a'}, conforme certidão de óbito do livro {_book(p, 'C')}, fls. {_leaf(p)}, exibida neste ato" if kind == "dead" else "") for q in (first, second) if q.known]
    if told:
        text += f"; filh{o} de " + " e de ".join(told)
        if len(told) == 2 and p.chance(.5):
            text += f", casados em {_day(p, 1930, 2005)}, em {_where(p)}, certidão de casamento nº {_entry(p)}, livro {_book(p, 'B')}"
    text += _all_grandparents(p, (first, second), p.pick("; avós ", ". São avós "), p.pick("; ", " e ")) + f". Testemunhas: {' e '.join(p.other(w['name']) for w in r['witnesses'])}.”"
    if r["averbacoes"]:
        text += p.pick(" À margem: ", " Consta à margem a averbação seguinte: ", " AVERBAÇÃO: ") + p.averbacoes()
    return _typed(p, p.pick("REGISTRO DE NASCIMENTO", "C E R T I D Ã O", "CERTIDÃO DE NASCIMENTO"), text, p.pick("Nada mais. O referido é verdade e dou fé.", "Confere com o original, ao qual me reporto."))


@document("death")
def h_datilo_natimorto(p):
    p.manner(caps=p.chance(.15))
    mother, father = _Spouse(p, "F", p.rng.randint(1950, 2015)), _Spouse(p, "M", p.rng.randint(1950, 2015))
    text = f"CERTIDÃO DE INTEIRO TEOR. Certifico que às fls. {_leaf(p)} do livro {p.other(p.pick('C-Auxiliar', 'C-Aux nº 3', 'C-Aux-01'))}, sob o nº de ordem {_entry(p)}, foi lavrado o assento que passo a transcrever: “{p.pick('Aos', 'No dia', 'Em')} {_day(p, 1950, 2015)}, neste cartório, compareceu {p.other(p.r['declarant']['name'])}, {p.other(p.r['declarant']['profession'])}, e declarou o nascimento, sem vida, de uma criança do sexo {p.other(p.pick('masculino', 'feminino'))}, ocorrido em {_day(p, 1950, 2015)}, às {_hour(p)}, {p.pick('no(a)', 'em')} {_hospital(p)}, {_where(p)}" + (f", gêmea de {_who(p)}, nascida viva, registrada no livro {_book(p, 'A')}, fls. {_leaf(p)}" if p.chance(.4) else "")
    text += f"; filha de {father.name}, {father.job}, natural de {father.nat} e de {mother.name}, {mother.job}, natural de {mother.nat}; avós paternos {father.father} e {father.mother}; maternos {mother.father} e {mother.mother}. Causa: {p.other(p.pick(*STILL))}, atestada por {_doctor(p)}. Testemunhas: {_who(p)} e {_who(p)}.”"
    return _typed(p, p.pick("REGISTRO DE NATIMORTO", "C E R T I D Ã O", "CERTIDÃO DE NATIMORTO"), text, p.pick("Nada mais. O referido é verdade e dou fé.", "Confere com o original, ao qual me reporto."))


@document("marriage")
def h_datilo_casamento(p):
    p.manner(caps=p.chance(.15))
    man, woman, day, _ = _couple(p, p.rng.randint(1940, 2010))
    text = f"CERTIDÃO DE INTEIRO TEOR. Certifico que às fls. {_leaf(p)} do livro {_book(p, 'B')}, sob o nº de ordem {_entry(p)}, foi lavrado o assento que passo a transcrever: “{p.pick('Aos', 'No dia', 'Em')} {day}, neste cartório, perante o Juiz {_who(p, 'M')}, receberam-se em matrimônio {man.name} e {woman.name}. "
    for s in (man, woman):
        text += f"{'O nubente' if s.sex == 'M' else 'A nubente'} exibiu certidão do teor seguinte: nascimento ocorrido em {s.born}, às {_hour(p)}, {p.pick('no(a)', 'em')} {_hospital(p)}, em {s.nat}, registrado no livro {_book(p, 'A')}, fls. {_leaf(p)}, termo {_entry(p)}, aos {_day(p, 1920, 1990)}; filh{s.o} de {s.father}, natural de {_where(p)}, e de {s.mother}, natural de {_where(p)}; avós paternos {_who(p, 'M')} e {_who(p, 'F')}; maternos {_who(p, 'M')} e {_who(p, 'F')}. "
    text += f"Testemunhas: {_who(p)} e {_who(p)}.”"
    return _typed(p, p.pick("REGISTRO DE CASAMENTO", "C E R T I D Ã O", "CERTIDÃO DE CASAMENTO"), text, p.pick("Nada mais. O referido é verdade e dou fé.", "Confere com o original, ao qual me reporto."))


@document("other")
def h_datilo_mandado(p):
    p.manner(caps=p.chance(.15))
    r = p.r
    text = f"O Dr. {_who(p, 'M')}, Juiz de Direito da {p.pick('Vara da Infância e Juventude', 'Vara de Família', '1ª Vara')} desta Comarca, MANDA ao Sr. Oficial do Registro Civil que, à vista deste, expedido nos autos nº {_n(p, 10, 9999)}, proceda {p.pick('à averbação à margem do', 'ao cancelamento do', 'à retificação do')} assento de nascimento de {p.other(r['name'])}, lavrado às fls. {_leaf(p)} do livro {_book(p, 'A')}, sob o nº {_entry(p)}, nascid{_g(p, 'o', 'a', 'o(a)')} em {p.other(records.date_text(p.rng, r['birth']))}, " + " e ".join(f"filiação {p.other(x['name'])}" for x in r["parents"]) + f", para que fique constando {p.pick('o nome de ' + _who(p), 'como pai ' + _who(p, 'M') + ' e avós ' + _who(p, 'M') + ' e ' + _who(p, 'F'), 'a adoção plena por ' + _who(p, 'M') + ' e ' + _who(p, 'F'))}, conforme sentença de {_day(p, 1970, 2020)}, transitada em julgado. CUMPRA-SE, na forma da lei, isento de custas."
    return _typed(p, p.pick("MANDADO DE AVERBAÇÃO", "M A N D A D O", "MANDADO JUDICIAL"), text, "Dado e passado nesta cidade.")
