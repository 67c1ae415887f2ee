"""Old and narrated certificates, 1930 to 2009, and transcripts (inteiro teor) of all times."""
import datetime as dt
import re

import people
import places
import records
import texts
from pen import form

MONO = ("'Courier Prime'", "'Liberation Mono'", "'Nimbus Mono PS'", "'Courier New'", "FreeMono", "'DejaVu Sans Mono'", "GNUTypewriter", "'CMU Typewriter Text'")
SERIF = ("'Liberation Serif'", "C059", "P052", "'URW Bookman'", "'DejaVu Serif'", "'EB Garamond'", "'CMU Serif'", "FreeSerif", "'Nimbus Roman'")
SANS = ("'Liberation Sans'", "'DejaVu Sans Condensed'", "'URW Gothic'", "'Nimbus Sans'", "'Nimbus Sans Narrow'", "'DejaVu Sans'", "'Liberation Sans Narrow'")
BR_NAMES = ("REPÚBLICA FEDERATIVA DO BRASIL", "REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL", "ESTADOS UNIDOS DO BRASIL", "BRASIL")


# --- what several forms say --------------------------------------------------------------------------------------------


def couple(p):
    """A man and a woman as the two lines, where the printed words say father and mother."""
    r = p.r
    for role, sex in (("father", "M"), ("mother", "F")):
        if r[role] and r[role]["sex"] != sex:
            old, r[role]["sex"] = r[role]["name"], sex
            r[role]["name"] = people.person(p.rng, sex, old.split()[-1])
            if r["declarant"]["name"] == old:
                r["declarant"]["name"], r["declarant"]["sex"] = r[role]["name"], sex


def era(p, low, high, issue=None):
    """Moves the person to the years low..high; issued soon after, or up to the year `issue`."""
    rng, r = p.rng, p.r
    lag = min((r["rdate"] - r["birth"]).days, 9000)
    birth = dt.date(rng.randint(low, high), r["birth"].month, min(r["birth"].day, 28) + rng.randint(0, 2) if r["birth"].month != 2 else min(r["birth"].day, 28))
    r["birth"], r["rdate"] = birth, birth + dt.timedelta(days=lag)
    last = dt.date(min(2026, max(issue or high + 25, r["rdate"].year)), 11, 20)
    k = rng.random()
    r["edate"] = r["rdate"] if k < .3 or last <= r["rdate"] else r["rdate"] + dt.timedelta(days=rng.randint(0, 20) if k < .45 else rng.randint(0, (last - r["rdate"]).days))
    r["mat"] = records.matricula(int(r["cns"]), r["rdate"].year, r["book"], r["leaf"], r["entry"])
    if birth.year < 1990:
        r["dnv"] = ""
    couple(p)
    for which, write in (("averbacoes", texts.averbacao), ("anotacoes", texts.anotacao)):
        if r[which]:
            r[which] = write(rng, r)


def o(p):
    return "a" if p.r["sex"] == "F" else "o"


def filh(p):
    return "filh" + o(p)


def at(p):
    """The place of birth with the preposition before it."""
    low = p.r["bplace"].lower()
    if low[:3] in ("na ", "no ", "em ", "via", "nes", "à r", "a b", "em:") or low.startswith(("à ", "às ", "a bordo")):
        return p.birth_place()
    if low.startswith(("casa", "maternidade", "santa", "rua", "fazenda", "avenida", "av.", "clínica", "chácara", "associação")):
        return p.pick("na ", "na ", "em ") + p.birth_place()
    return p.pick("no ", "em ", "no ", "no lugar denominado ", "no(a) ") + p.birth_place()


def town(p, style=None):
    """Where that is: the city of birth, or words that stand for that of the registry."""
    if p.r["bcity"] == p.r["rcity"] and p.chance(.5):
        return p.pick("nesta cidade", "neste distrito", "neste município", "desta cidade", "nesta comarca", "neste sub-distrito")
    return p.pick("em ", "na cidade de ", "no município de ", "em ") + p.birth_city_uf(style)


def filler(p):
    return p.pick("", "", "-.-.-.-.-.-.-", "x.x.x.x.x.x.x", "= = = = = = =", "//////////", "- - - - - - - -", "................", "x-x-x-x-x-x", "***")


def with_nat(p, parent):
    """What is said of a parent behind the name."""
    out = [p.pick(parent.extra("nationality"), parent.extra("civil"), "")] if p.chance(.6) else []
    if p.chance(.6):
        out.append(parent.extra("profession"))
    if p.chance(.3):
        out.append(p.pick("com ", "de ") + f"{parent.person['age']} anos" + p.pick("", " de idade"))
    if p.chance(.8):
        out.append(p.pick("natural de ", "natural de ", "nascid" + ("a" if parent.person["sex"] == "F" else "o") + " em ", "natural do município de ") + parent.nat())
    if p.chance(.2):
        out.append("residente " + p.pick("em ", "à ", "e domiciliado em ") + parent.extra("residence"))
    out = [x for x in out if x]
    return (", " + ", ".join(out)) if out else ""


def line(parent):
    return "paternos" if parent.side == "pat" else "maternos"


def has_gp(parent):
    return parent.grandfather_known or parent.grandmother_known


def same_nat(first, second):
    return first.known and second.known and first.person["nat"] == second.person["nat"] and any(first.person["nat"])


def dead(p):
    return p.pick("", "", "", "", ", já falecidos", ", falecidos", ", ambos lavradores", ", residentes neste distrito", " (falecidos)")


def of_and(p):
    return p.pick(" e ", " e de ", " e ", " e de ", " e dona ", " e de D. ")


def filiation(p, lead=None, first=None, said=None):
    """Parents and grandparents told in one of many orders. `said`: a parent already named, whom the sentence refers to."""
    a, b = p.parents(first or p.pick("father", "father", "father", "mother"))
    known = [x for x in (a, b) if x.known]
    start = lead or filh(p) + p.pick("", "", f" legítim{o(p)}", f" legitim{o(p)}", f" natural" if len(known) == 1 else "")
    if not known:
        return start + " de pais ignorados"
    if len(known) == 1:
        x = known[0]
        other = p.pick("", "", " e de pai ignorado" if x.side == "mat" else "", ", solteira" if x.side == "mat" else "")
        tell = p.pick(f"avós {line(x)}: ", f"sendo avós {line(x)} ", f"net{o(p)} {line(x)[:-1] if o(p) == 'o' else line(x)[:-2] + 'a'} de ", f"e tem como avós {line(x)} ")
        return f"{start} de {x.name()}{with_nat(p, x)}{other}" + (p.pick("; ", ", ", ". ") + tell + x.grandparents(of_and(p)) + dead(p) if has_gp(x) else "")
    if p.chance(.25):
        b.person["nat"] = a.person["nat"]
    k = p.rng.randrange(7)
    both = ""
    if same_nat(a, b):
        both = p.pick(", ambos naturais de ", ", naturais de ", ", brasileiros, naturais de ", "; os pais são naturais de ") + p.place(a.person["nat"], "pnatboth", "pnatboth")

    def sides(joint):
        return joint.join(f"{line(x)}{p.pick(': ', ' ', ', ')}{x.grandparents(of_and(p))}{dead(p)}" for x in (a, b) if has_gp(x))

    wife = p.pick(" e de sua mulher ", " e de sua esposa ", " e de dona ", " e de ", " e ", " e de D. ") if b.role == "mother" else p.pick(" e de ", " e ", " e do Sr. ")
    if k == 0:  # the grandparents in the clause of their child
        def tale(x):
            return x.name() + with_nat(p, x) + (f", {'filho' if x.person['sex'] == 'M' else 'filha'}{p.pick('', ' este' if x.person['sex'] == 'M' else ' esta')} de {x.grandparents(of_and(p))}{dead(p)}" if has_gp(x) else "")
        return f"{start} de {tale(a)}{p.pick(', ', '; ', ',')}{wife}{tale(b)}"
    if k == 1:
        return f"{start} de {a.name()}{wife}{b.name()}{both}" + (p.pick("; avós ", ", sendo avós ", ". Avós ", "; são avós ") + sides(p.pick(" e ", "; e ", "; avós ", ", e avós ")) if has_gp(a) or has_gp(b) else "")
    if k == 2:
        nats = both or f", {p.pick('ele', 'este', 'o primeiro') if a.role == 'father' else 'ela'} natural de {a.nat()} e {p.pick('ela', 'esta', 'a segunda') if b.role == 'mother' else 'ele'} {p.pick('de', 'natural de')} {b.nat()}"
        return f"{start} de {a.name()}{wife}{b.name()}{nats}" + "".join(f"; {p.pick('net' + o(p), 'e net' + o(p))} pelo lado {line(x)[:-1]} de {x.grandparents(of_and(p))}{dead(p)}" for x in (a, b) if has_gp(x))
    if k == 3:
        def braced(x):
            return x.name() + (f" ({p.pick('avós ' + line(x) + ': ', 'filh' + ('o' if x.person['sex'] == 'M' else 'a') + ' de ')}{x.grandparents(of_and(p))})" if has_gp(x) else "")
        return f"{start} de {braced(a)}{wife}{braced(b)}{both}"
    if k == 4:  # the grandparents come first
        gps = "; ".join(f"avós {line(x)} {x.grandparents(of_and(p))}" for x in (b, a) if has_gp(x))
        return (f"tendo como {gps}, " if gps else "") + f"{start} de {a.name()}{with_nat(p, a)}{wife}{b.name()}{with_nat(p, b)}"
    if k == 5:
        return f"sendo pais: {a.name()}{with_nat(p, a)}{p.pick('; e', ';', ' e', ', e')} {b.name()}{with_nat(p, b)}" + (p.pick("; e avós: ", ". Avós: ", "; avós, ") + sides(p.pick("; e ", "; ", " e ")) if has_gp(a) or has_gp(b) else "")
    late = "".join(f"{p.pick('. ', '; ')}{p.pick('São avós', 'Sendo avós', 'Avós', 'Teve por avós', 'e por avós')} {line(x)}{p.pick(' ', ': ', ' - ')}{x.grandparents(of_and(p))}{dead(p)}" for x in (a, b) if has_gp(x))
    return f"{start} de {a.name()}{with_nat(p, a)}{wife}{b.name()}{with_nat(p, b)}{late}"


def casados(p):
    if p.r["marriage_parents"] and p.r["father"] and p.r["mother"] and p.chance(.7):
        return p.pick(", ", "; ") + p.other(p.r["marriage_parents"])
    return ""


def witness(p, n, long=None):
    w = p.r["witnesses"][n]
    out = p.other(w["name"])
    if p.chance(.5) if long is None else long:
        out += ", " + p.other(w["civil"]) + ", " + p.other(w["profession"]) + p.pick("", ", residente em " + p.other(w["residence"]))
    return out


def declarant(p):
    d = p.r["declarant"]
    return p.pick(p.other(d["name"]), p.other(d["name"]) + ", " + p.other(d["kin"]), p.other(d["kin"]), p.other(d["name"]) + p.pick(", residente em ", ", domiciliado à ") + p.other(d["residence"]))


def bookline(p, joint=", "):
    """Leaf, book and entry in one of their orders."""
    parts = [p.pick("às folhas ", "às fls. ", "a fls. ", "à folha ", "às fls ") + p.folha(), p.pick("do livro ", "do livro nº ", "do livro de registro de nascimentos nº ", "no livro ", "do livro número ") + p.livro(), p.pick("sob o nº ", "sob nº ", "sob o número de ordem ", "termo nº ", "sob n. ", "assento nº ") + p.termo()]
    if p.chance(.5):
        p.rng.shuffle(parts)
    if parts[0].startswith("do "):
        parts[0] = "n" + parts[0][1:]
    return joint.join(parts)


def title_of(p):
    return p.other(p.r["officer_title"])


def page(css, body, width=794, height=1123, pad="50px 60px", scale=1):
    return f"""<!doctype html><meta charset="utf-8"><style>
*{{box-sizing:border-box}} body{{margin:0;zoom:{scale:.3f};width:{width / scale:.1f}px;min-height:{height / scale:.1f}px;padding:{pad};position:relative;background:#fff;color:#111}}
table{{border-collapse:collapse}} {css}</style><body>{body}</body>"""


def state_line(p):
    return p.pick("ESTADO DE ", "Estado de ", "ESTADO D ") + p.reg_uf(full=True) if p.chance(.9) else p.reg_uf(full=True)


def typed(p, html):
    """Typed a little above or below the printed line."""
    return f'<span class="t" style="position:relative;top:{p.rng.randint(-4, 3)}px;left:{p.rng.randint(0, 14)}px">{html}</span>'


# --- forms ---------------------------------------------------------------------------------------------------------------


@form
def b_typed_captions(p):
    """A printed form of the forties to the seventies: typed upon ruled lines, the captions in small print beneath them."""
    era(p, 1930, 1978)
    p.manner(caps=p.chance(.55), blank=p.pick("", "", "-----", "- x -", "nada consta", "=====", "ignorado"), sex_short=False)
    size, small = p.rng.uniform(12, 15), p.rng.uniform(6.5, 9)
    under = p.chance(.85)
    first, second = p.parents(p.pick("father", "father", "mother"))

    def c(width, value, concept, caption):
        caption = p.label(concept, caption) if concept else caption
        value = typed(p, value) if p.chance(.9) else f'<span class="t">{value}</span>'
        cells = [f'<div class="v">{value}</div>', f'<div class="k">{caption}</div>']
        return f'<div class="c" style="flex:{width}">{"".join(cells if under else cells[::-1])}</div>'

    def row(*cells, lead="", tail=""):
        return f'<div class="r">{f"<span class=w>{lead}</span>" if lead else ""}{"".join(cells)}{f"<span class=w>{tail}</span>" if tail else ""}</div>'

    named = {"father": ("father", p.pick("nome do pai", "pai", "nome por extenso do pai")), "mother": ("mother", p.pick("nome da mãe", "mãe", "nome por extenso da mãe"))}
    rows = [
        row(c(2, p.folha(), "folha", p.pick("fôlha", "folha", "fls.")), c(2, p.livro(), "livro", p.pick("número do livro", "livro", "livro A")), c(3, p.termo(), "termo", p.pick("número de ordem", "nº do termo", "número do assento")), lead="CERTIFICO que, às folhas, livro e sob o número" if p.chance(.3) else "CERTIFICO que"),
        row(c(6, p.reg_date(p.pick("num", "semi", "words", None)), "reg_date", p.pick("data do assento", "dia, mês e ano do registro", "data em que foi feito o registro")), lead="em", tail="foi feito o assento de"),
        row(c(10, p.name(), "name", p.pick("nome do registrado", "nome por extenso", "nome e sobrenome", "nome da criança"))),
    ]
    date = [c(4, p.birth_date(p.pick("words", "semi", "dias", "num")), "birth_date", p.pick("dia, mês e ano do nascimento", "data do nascimento por extenso"))] if p.chance(.6) else [c(1, p.birth_day(), "birth_day", "dia"), c(2, p.birth_month(), "birth_month", "mês"), c(1.4, p.birth_year(), "birth_year", "ano")]
    birth = [row(*date, c(2, p.hour(), "hour", p.pick("hora", "às ... horas", "horas e minutos")), lead=p.pick("nascid" + o(p), "nascido(a) em", "nasceu a"))]
    birth.append(row(c(5, p.birth_place(), "birth_place", p.pick("lugar do nascimento", "local (rua, hospital, etc.)", "lugar")), c(3, p.birth_city_uf(), "birth_city", p.pick("município e Estado", "cidade - Estado", "distrito, município, Estado")), lead=p.pick("em", "", "lugar")))
    birth.append(row(c(2, p.sex(), "sex", "sexo"), *([c(2, p.other(p.r["color"]), None, p.pick("côr", "cor"))] if p.chance(.8) else []), *([c(3, p.nat(), "nat", "naturalidade")] if p.chance(.4) else []), *([c(2, p.other(p.pick("brasileira", "brasileiro")), None, "nacionalidade")] if p.chance(.4) else []), lead=p.pick("do sexo", "sexo")))
    rows += birth if p.chance(.8) else [birth[2], birth[0], birth[1]]
    both = same_nat(first, second) and p.chance(.8)
    for n, x in enumerate((first, second)):
        cells = [c(6, x.name(), *named[x.role])]
        if not both and x.known:
            cells.append(c(3.4, x.nat(), "parent_nat", p.pick("naturalidade", "natural de", "lugar em que nasceu")))
        if x.known and p.chance(.35):
            cells.append(c(2, x.extra("profession"), None, "profissão"))
        rows.append(row(*cells, lead=p.pick("filh" + o(p) + " de", "filho(a) legítimo(a) de") if n == 0 else p.pick("e de", "e de D." if x.role == "mother" else "e de", "e")))
    if both:
        rows.append(row(c(6, p.place(first.person["nat"], "pnatboth", "pnatboth"), "parent_nat", "naturalidade dos pais"), lead="ambos naturais de"))
    for x in (first, second):
        word = line(x)
        concept = "gp_paternal" if x.side == "pat" else "gp_maternal"
        if p.chance(.5):
            rows.append(row(c(5, x.grandfather(), "grandfather", f"avô {word[:-1]}"), c(5, x.grandmother(), "grandmother", f"avó {word[:-2]}a"), lead=p.pick(f"avós {word}", "neto(a) de", "")))
        else:
            rows.append(row(c(10, x.grandparents(p.pick(" e ", " e de ", " - ")), concept, f"avós {word}"), lead=p.pick("avós", "net" + o(p) + " de", "")))
    rows.append(row(c(4, declarant(p), None, p.pick("declarante", "nome do declarante")), *([c(5, witness(p, 0, False) + " e " + witness(p, 1, False), None, "testemunhas")] if p.chance(.6) else []), lead=p.pick("Foi declarante", "Declarante", "")))
    if p.chance(.6):
        rows.append(row(c(10, p.averbacoes(), "averbacoes", p.pick("observações e averbações", "averbações à margem do termo")), lead="Observações:"))
    head = f"""<div class="h">{p.pick(*BR_NAMES)}<br>{p.pick("REGISTRO CIVIL", "REGISTRO CIVIL DAS PESSOAS NATURAIS", "CARTÓRIO DO REGISTRO CIVIL")}</div>
<div class="r h2"><span>{p.pick("Estado de", "Estado")} <span class="t">{p.reg_uf(full=True)}</span></span><span>{p.pick("Município de", "Comarca de", "Distrito de")} <span class="t">{p.reg_city()}</span></span></div>
{f'<div class="h2 t">{p.office()}</div>' if p.chance(.6) else ""}<h1>{p.pick("Certidão de Nascimento", "CERTIDÃO DE NASCIMENTO", "NASCIMENTO", "REGISTRO DE NASCIMENTO")}</h1>"""
    foot = f"""<p>{p.pick("O referido é verdade e dou fé.", "O referido é verdade, do que dou fé.", "E por ser verdade, dou fé.")}</p>
{row(c(3, p.issue_city_uf() if p.chance(.4) else p.issue_city(), "issue_place", "lugar"), c(4, p.issue_date(p.pick("semi", "words", "num")), "issue_date", "data"), lead=p.pick("", "Dada e passada em"))}
<div class="s">{f"<span class=t>{p.officer()}</span>" if p.chance(.75) else "<br>"}<div class="k b">{p.pick("Oficial do Registro Civil", "O Oficial", "assinatura do Oficial", "Escrivão de Paz")}</div></div>"""
    css = f"""body{{font:{size}px {p.pick(*SERIF)}}} .t{{font-family:{p.pick(*MONO)};font-size:{size * p.rng.uniform(.85, 1.05):.1f}px}}
.r{{display:flex;align-items:flex-end;gap:{p.rng.randint(4, 12)}px;margin:0 0 {p.rng.randint(2, 9)}px}} .w{{padding-bottom:{small * 1.3 if under else 2}px;white-space:nowrap}} .c{{min-width:0}}
.v{{border-bottom:1px {p.pick("solid", "dotted", "solid", "dashed")} #333;min-height:{size * 1.5}px;line-height:1.25;padding-top:5px}} .k{{font-size:{small}px;text-align:{p.pick("center", "left", "center", "right")};{p.pick("", "font-style:italic", "letter-spacing:.5px")};line-height:1.25}}
.h{{text-align:center;font-weight:bold;line-height:1.5}} .h2{{justify-content:space-around;margin:8px 0;text-align:center}} h1{{text-align:center;font-size:{p.rng.randint(18, 30)}px;margin:10px 0 16px;{p.pick("letter-spacing:3px", "text-decoration:underline", "font-style:italic", "")}}}
.s{{width:55%;margin:{p.rng.randint(20, 46)}px 0 0 auto;text-align:center}} .b{{border-top:1px solid;text-align:center}} {p.pick("", "body{border:3px double #444}", "body{border:1px solid}")}"""
    return page(css, head + "".join(rows) + foot, pad=p.pick("40px 56px", "54px 44px 40px 80px", "36px 70px"), scale=p.rng.uniform(1, 1.15))


@form
def b_dotted_leaders(p):
    """A narrated printed form whose gaps are rows of dots with the values typed in among them."""
    era(p, 1940, 1992)
    p.manner(caps=p.chance(.5), blank=p.pick(".....", "--", "", "x-x-x", "------"), sex_short=False, birth_date=p.pick("words", "semi", "dias", "paren"), hour=p.pick("words", "old", "num"))
    glued = p.chance(.4)
    dot = p.pick(".", ".", ".", "_", ". ", "…")

    def f(value, before=None, after=None):
        a = dot * (before if before is not None else p.rng.randint(1, 9))
        b = dot * (after if after is not None else p.rng.randint(2, 22))
        gap = "" if glued else " "
        return f'<span class="d">{a}</span>{gap}<span class="t">{value}</span>{gap}<span class="d">{b}</span>'

    a, b = p.parents(p.pick("father", "father", "mother"))
    g = p.pick("o(a)", o(p))
    lines = [f"CERTIFICO {p.pick('que a', 'que à', 'que às')} fls. {f(p.folha(), 2, 3)} {p.pick('do livro', 'do livro nº', 'do livro de nascimentos nº')} {f(p.livro(), 2, 3)} {p.pick('sob o nº', 'sob n.º', 'nº de ordem')} {f(p.termo(), 2, 4)}" + p.pick(", dêste cartório,", ",", " do Registro de Nascimentos,")]
    when = f(p.reg_date(p.pick("semi", "num", "words")))
    lines.append(p.pick(f"consta que em {when} foi lavrado o assento de nascimento de", "foi registrado o nascimento de", f"foi lavrado em {when} o assento de nascimento de"))
    registered = "em " in lines[-1]
    lines.append(f(p.name()) + ",")
    sexed = f"do sexo {f(p.sex(), 2, 4)}" + (f", de côr {f(p.other(p.r['color']), 2, 4)}" if p.chance(.8) else "") + ","
    if p.chance(.5):
        lines.append(sexed)
    if p.chance(.6):
        lines.append(f"nascid{g} {p.pick('a', 'em', 'no dia', 'aos')} {f(p.birth_date())} às {f(p.hour(), 2, 5)}{p.pick(' horas,', ',', ' hs.,')}")
    else:
        lines.append(f"nascid{g} às {f(p.hour(), 2, 5)} do dia {f(p.birth_day(), 2, 3)} de {f(p.birth_month(), 2, 4)} de {f(p.birth_year(), 2, 4)},")
    lines.append(f"{p.pick('em', 'no lugar', 'à', 'em domicílio, à')} {f(p.birth_place())} {p.pick('município de', 'em', 'na cidade de')} {f(p.birth_city_uf())},")
    if sexed not in lines:
        lines.append(sexed)
    if p.chance(.3):
        lines.append(f"natural de {f(p.nat())}")
    filho = p.pick(f"filh{g} de", f"filh{g} legítim{g} de", f"filh{g} {f('legítim' + o(p), 1, 2)} de")
    extra = p.chance(.5)
    for n, x in enumerate((a, b)):
        lines.append(f"{filho if n == 0 else p.pick('e de', 'e de dona', 'e de D.') if x.role == 'mother' else 'e de'} {f(x.name())}")
        if x.known and extra:
            lines.append(f"{p.pick('natural de', 'nascid' + ('a' if x.person['sex'] == 'F' else 'o') + ' em')} {f(x.nat())}" + (f" profissão {f(x.extra('profession'), 2, 4)}" if p.chance(.5) else ""))
    style = p.pick(0, 1, 2)
    for x in (a, b):
        if style == 0:
            lines.append(f"avós {line(x)} {f(x.grandfather(), 2)} e {f(x.grandmother(), 2)}")
        elif style == 1:
            lines += [f"{p.pick('sendo avô', 'Avô', 'o avô')} {line(x)[:-1]} {f(x.grandfather())}", f"e avó {line(x)[:-2]}a {f(x.grandmother())}"]
        else:
            lines.append(f"São avós {line(x)}: {f(x.grandparents())}")
    if not registered:
        lines.append(f"O registro foi feito {p.pick('aos', 'em', 'no dia')} {f(p.reg_date())}")
    lines.append(f"Foi declarante {f(declarant(p))}")
    if p.chance(.6):
        lines.append(f"e serviram de testemunhas {f(witness(p, 0, False), 2)} e {f(witness(p, 1, False), 2)}")
    lines.append(f"{p.pick('Observações:', 'OBS.:', 'À margem consta:', 'Averbações:')} {f(p.averbacoes() if p.chance(.7) else p.anotacoes())}")
    end = f"""{p.pick("O referido é verdade e dou fé.", "É o que consta do referido termo, ao qual me reporto e dou fé.")}<br>{f(p.issue_city(), 2, 4)} {p.pick("em ", ", ", "")}{f(p.issue_date(p.pick("semi", "words")))}"""
    broken = p.chance(.75)
    text = "".join(f"<div>{x}</div>" for x in lines) if broken else " ".join(lines)
    seal = f'<div class="sl">{p.pick("Estampilhas", "SELOS", "Cr$ " + p.other(p.rng.randint(2, 90)) + ",00", "Selos de verba")}</div>' if p.chance(.6) else ""
    css = f"""body{{font:{p.rng.uniform(13, 15.5):.1f}px {p.pick(*SERIF, *SANS)};line-height:{p.rng.uniform(1.6, 2.05) if broken else 1.9:.2f}}} .t{{font-family:{p.pick(*MONO)};{p.pick("", "font-weight:bold", "color:#223")};letter-spacing:{p.pick("0", "0", "-.5px", ".4px")}}}
.d{{color:#555}} h1{{text-align:{p.pick("center", "center", "left", "right")};font-size:{p.rng.randint(20, 32)}px;margin:14px 0;line-height:1.2}} .m{{text-align:{p.pick("justify", "left", "justify")};overflow-wrap:anywhere}} .hd{{text-align:{p.pick("center", "left")};line-height:1.4}} .sl{{float:right;width:130px;height:70px;border:1px solid #777;font-size:10px;text-align:center;margin:0 0 8px 14px}}
.s{{text-align:center;margin:36px 0 0 {p.pick("0", "45%")}}}"""
    head = f'{seal}<div class="hd">{p.pick(*BR_NAMES)}<br>{p.pick("Estado de ", "Est. de ")}{f(p.reg_uf(full=True), 1, 3)} {p.pick("Comarca de ", "Município de ", "Distrito de ")}{f(p.reg_city(), 1, 3)}<br>{p.office() if p.chance(.6) else "Cartório do Registro Civil das Pessoas Naturais"}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "Registro de Nascimento - Certidão")}</h1>'
    return page(css, f'{head}<div class="m">{text}</div><div style="margin-top:14px">{end}</div><div class="s">{"<span class=t>" + p.officer() + "</span><br>" if p.chance(.7) else "______________________<br>"}{p.pick("O Oficial", "Oficial do Registro Civil", "O Escrivão")}</div>', pad="46px 58px", scale=p.rng.uniform(1, 1.06))


@form
def b_brief_typed(p):
    """Breve relato, one paragraph from a typewriter, number and name in the margin, signs that fill the rest of lines."""
    era(p, 1930, 1995)
    p.manner(caps=p.chance(.25), sex_short=False, hour=p.pick("words", "old", "num", "words"), birth_date=p.pick("words", "dias", "paren", "semi"), blank=p.pick("ignorado", "não declarado", "não consta"))
    r, g = p.r, o(p)
    margin = p.pick("left", "left", "none", "right")
    upper = p.chance(.6)
    name = f'<span class="n">{p.name()}</span>'
    certify = p.pick(f"CERTIFICO, a pedido verbal de pessoa interessada, que revendo em cartório {p.pick('o livro', 'os livros')} de registro de nascimentos, {bookline(p)}, verifiquei constar o assento de",
                     f"Certifico que {bookline(p)}, foi lavrado {p.pick('em', 'no dia', 'aos')} {p.reg_date()} o assento de nascimento de",
                     f"C E R T I F I C O e dou fé que, {bookline(p)}, de registro de nascimentos d{p.pick('êste', 'este')} cartório, consta o de",
                     f"CERTIFICO, em virtude de pedido que me foi feito, que {p.pick('no dia', 'em')} {p.reg_date()}, {bookline(p)}, foi registrado o nascimento de")
    clauses = [f"nascid{g} {p.pick('no dia', 'aos', 'em', 'a')} {p.birth_date()}, {p.pick('às', 'pelas')} {p.hour()}{p.pick('', ' mais ou menos')}, {at(p)}, {town(p)}"]
    if p.chance(.3):
        clauses = [f"que às {p.hour()} do dia {p.birth_date(p.pick('semi', 'words', 'num'))}, {at(p)}, {town(p)}, nasceu"]
    clauses.append(p.pick(f"do sexo {p.sex()}", f"do sexo {p.sex()}, de cor {p.other(r['color'])}", f"criança do sexo {p.sex()}"))
    if p.chance(.4):
        clauses.reverse()
    clauses.append(filiation(p) + casados(p))
    tail = [p.pick(f"Foi declarante {declarant(p)}", f"Declarante: {declarant(p)}", f"O assento foi lavrado por declaração de {declarant(p)}")]
    if p.chance(.6):
        tail.append(p.pick("Testemunhas: ", "e serviram de testemunhas ", "Foram testemunhas ") + witness(p, 0) + " e " + witness(p, 1))
    if "foi lavrado" not in certify and "registrado" not in certify:
        tail.insert(p.rng.randint(0, len(tail)), p.pick("Registro feito em ", "O termo foi lavrado em ", "Assento lavrado aos ", "Data do registro: ") + p.reg_date())
    if r["twins"]:
        tail.append(p.pick("É gême", "Gême") + f"{g} com {p.twin_names()}")
    if p.chance(.55):
        tail.append(p.pick("À margem consta: ", "AVERBAÇÃO: ", "OBSERVAÇÕES: ", "Consta à margem a seguinte averbação: ") + p.averbacoes())
    text = f"{certify} {name}, {', '.join(clauses)}. {'. '.join(tail)}. {p.pick('Nada mais.', 'Era o que se continha em dito termo.', 'É o que consta.')} {filler(p)}"
    end = f"{p.pick('O referido é verdade e dou fé.', 'O referido é verdade do que dou fé.', 'Do que dou fé.')} {p.issue_city_uf() if p.chance(.5) else p.issue_city()}, {p.issue_date(p.pick('semi', 'words', 'num'))}. {filler(p)}"
    if p.chance(.5):
        end += f"<br>Eu, {p.other(r['clerk'])}, {p.other(r['clerk_title'])}, datilografei. E eu, {p.officer()}, {title_of(p)}, {p.pick('subscrevi e assino', 'subscrevo', 'conferi e assino')}."
        sign = p.pick("_____________________________", p.officer())
    else:
        sign = f"________________________<br>{p.officer()}<br>{title_of(p)}"
    note = f'<div class="mg">{p.label("termo", p.pick("Nº", "N.", "No.", "Termo"))} {p.termo()}<br>{p.pick("", "<br>")}{p.name()}{p.pick("", "<br>" + p.pick("Custas: ", "Rasa ") + p.other(r["fees"][0][1]) if r["fees"] else "")}</div>' if margin != "none" else ""
    heads = [p.office(), f"{p.reg_city()} - {p.reg_uf(full=True)}", p.officer() + " - " + title_of(p)]
    head = "<br>".join(heads[:p.rng.randint(1, 3)])
    size = p.rng.uniform(12, 17)
    css = f"""body{{font:{size:.1f}px/{p.rng.uniform(1.35, 2):.2f} {p.pick(*MONO)}}} .g{{display:grid;grid-template-columns:{"130px 1fr" if margin == "left" else "1fr 130px" if margin == "right" else "1fr"};gap:18px}} .mg{{font-size:{size * .85:.1f}px;line-height:1.3;overflow-wrap:anywhere}}
.x{{text-align:{p.pick("justify", "left", "left")};text-indent:{p.pick(0, 40, 90)}px;margin:0}} h1{{font-size:{p.rng.randint(14, 22)}px;text-align:center;{p.pick("letter-spacing:6px", "text-decoration:underline", "")};margin:26px 0}} .n{{{p.pick("text-decoration:underline", "letter-spacing:2px", "font-weight:bold", "")}}} .hd{{text-align:{p.pick("left", "center", "center")};line-height:1.3}} .sg{{margin:50px 0 0 {p.rng.randint(0, 260)}px;line-height:1.3}}"""
    cells = [note, f'<p class="x">{text}</p>']
    if margin == "right":
        cells.reverse()
    title = p.pick("CERTIDÃO DE NASCIMENTO", "C E R T I D Ã O", "CERTIDÃO", "CERTIDÃO DE NASCIMENTO - BREVE RELATO", "CERTIDÃO DE NASCIMENTO EM BREVE RELATÓRIO")
    return page(css, f'<div class="hd">{head}</div><h1>{title}</h1><div class="g">{"".join(cells)}</div><p class="x" style="margin-top:16px">{end}</p><div class="sg">{sign}</div>', pad=p.pick("60px 60px 40px 90px", "44px 70px", "90px 50px 40px 60px"))


def entry(p, old=False):
    """A book's entry as the clerk wrote it: told by whoever declared, who may be the first parent."""
    r, g = p.r, o(p)
    a, b = p.parents("father" if r["father"] else "mother")
    tells = a.known and p.chance(.6)  # the first parent declares and is named there
    opening = p.pick("Aos ", "Aos ", "Em ", "")
    where = p.pick(f"nesta cidade de {p.reg_city()}", f"neste distrito de {p.reg_city()}", f"nesta cidade de {p.reg_city()}, Estado de {p.reg_uf(full=True)}", f"neste {p.other(r['district'])}, município de {p.reg_city()}", f"nesta vila de {p.reg_city()}, {p.reg_uf(full=True)}", "neste distrito")
    before = p.pick("em meu cartório", "em cartório", "neste cartório, perante mim, " + title_of(p) + ",", "perante mim " + title_of(p) + " e as testemunhas abaixo nomeadas", "no Cartório do Registro Civil")
    d = r["declarant"]
    if tells:
        come = a.name() + with_nat(p, a)
    else:
        come = p.other(d["name"]) + ", " + ", ".join(p.other(x) for x in p.rng.sample([d["nationality"], d["civil"], d["profession"], "residente em " + d["residence"]], 2))
    said = p.pick("e declarou que", "e perante as testemunhas abaixo declarou que", "e disse que", "exibindo atestado médico, e declarou que", "e, em presença das testemunhas abaixo assinadas, declarou que")
    child = p.pick(f"uma criança do sexo {p.sex()}", f"uma criança, do sexo {p.sex()}, de cor {p.other(r['color'])}", f"uma criança de cor {p.other(r['color'])}, do sexo {p.sex()}")
    near = r["birth"].year == r["rdate"].year and r["birth"].month == r["rdate"].month
    if near and p.chance(.35):
        born = f"no dia {p.birth_day()} do {p.pick('corrente mês e ano', 'corrente', 'mês corrente', 'mês e ano correntes')}, às {p.hour()}"
    else:
        born = p.pick(f"no dia {p.birth_date('words')}, às {p.hour()}", f"às {p.hour()} do dia {p.birth_date(p.pick('words', 'semi', 'paren'))}", f"aos {p.birth_date('dias')}, pelas {p.hour()}")
    placed = f"{at(p)}, {town(p)}"
    fact = p.pick(f"{born}, {placed}, nasceu {child}", f"{placed}, {born}, nasceu {child}", f"nasceu {born}, {placed}, {child}")
    named = p.pick("que recebeu o nome de ", "a quem foi posto o nome de ", "a qual foi dado o nome de ", "que se chamará ", "e que há de chamar-se ", "que tomou o nome de ") + p.name()
    if tells:
        if b.known:
            wife = p.pick("de sua mulher ", "de sua esposa ", "de ", "de dona ") if b.role == "mother" else "de "
            fil = p.pick(f"filh{g} dele declarante e {wife}{b.name()}{with_nat(p, b)}", f"filh{g} legítim{g} do declarante e {wife}{b.name()}{with_nat(p, b)}", f"filh{g} do comparecente e {wife}{b.name()}{with_nat(p, b)}")
            if a.role == "mother":
                fil = fil.replace("dele declarante", "dela declarante").replace("do declarante", "da declarante").replace("do comparecente", "da comparecente")
        else:
            fil = f"filh{g} natural " + ("dela declarante" if a.role == "mother" else "dele declarante")
        tell = [f"{p.pick('avós ' + line(x) + ' ', 'são avós ' + line(x) + ': ', 'net' + g + ' pelo lado ' + line(x)[:-1] + ' de ')}{x.grandparents(of_and(p))}{dead(p)}" for x in (a, b) if has_gp(x)]
        fil += (p.pick("; ", ", ", ". ") + p.pick("; ", " e ", ", e ").join(tell)) if tell else ""
    else:
        fil = filiation(p, first="father" if r["father"] else "mother")
    order = [fact, named, fil] if p.chance(.65) else [fact, fil, named]
    text = f"{opening}{p.reg_date(p.pick('dias', 'dias', 'words', 'paren'))}, {where}, {before}, compareceu {come}, {said} {', '.join(order)}{casados(p)}. "
    if r["twins"]:
        text += p.pick(f"Nasceu gême{g} com {p.twin_names()}. ", f"É gême{g} de {p.twin_names()}. ")
    text += p.pick("", f"Foram testemunhas {witness(p, 0)} e {witness(p, 1)}. ", f"Sendo testemunhas: {witness(p, 0)}, e {witness(p, 1)}. ", f"Apresentou a declaração de nascido vivo nº {p.dnv()}. " if r["dnv"] else "")
    text += p.pick("Nada mais declarou. ", "E nada mais disse. ", "Do que para constar lavrei este termo, que lido e achado conforme vai assinado. ", "Para constar, lavrei este termo, que, lido e achado conforme, assinam o declarante e as testemunhas. ", "Em firmeza do que lavrei este termo. ")
    text += f"Eu, {p.other(p.pick(r['clerk'], people.person(p.rng, 'M')))}, {p.other(r['clerk_title'])}, {p.pick('o escrevi', 'escrevi', 'lavrei, dato e assino')}. "
    text += p.pick("(aa) ", "a.a. ", "(a.) ", "Assinados: ") + p.pick("; ", " - ", ". ", ", ").join(p.other(x["name"]) for x in [d] + r["witnesses"]) + "."
    return text


@form
def b_full_typed(p):
    """Inteiro teor from a typewriter: the clerk's opening, the entry retyped from the book, averbações in their place."""
    era(p, 1930, 1985, 2005)
    p.manner(caps=False, sex_short=False, hour=p.pick("words", "old"), blank=p.pick("ignorado", "-----"))
    r = p.r
    quote = p.pick(("“", "”"), ("\"", "\""), ("", ""), ("-", "-"), ("« ", " »"))
    heading = p.pick("", f"{p.label('termo', p.pick('Nº', 'Número', 'N.', 'TERMO Nº'))} {p.termo()}. ", f"{p.label('termo', 'Número')} {p.termo()}. {p.name()}. ", f"<b>{p.termo()}</b> – {p.name()} – ", f"À margem: nº {p.termo()}. {p.name()}. No texto: ")
    opening = p.pick(f"CERTIFICO que {bookline(p)}, consta o assento do teor seguinte:", f"CERTIFICO, a requerimento verbal de parte interessada, que, revendo os livros de registro de nascimentos deste cartório, {bookline(p)}, encontrei o seguinte:", f"Certifico e dou fé, que {bookline(p)}, acha-se o termo que passo a transcrever \"verbo ad verbum\":", f"INTEIRO TEOR. {bookline(p)}.")
    note = ""
    if r["averbacoes"] or p.chance(.4):
        note = "<p>" + p.pick("À MARGEM: ", "Averbação: ", "Consta à margem: ", "Anotações à margem do termo: ", "No verso consta: ") + (p.averbacoes() if r["averbacoes"] or not r["anotacoes"] else p.anotacoes()) + "</p>"
    body = f"<p>{opening}</p>" if p.chance(.6) else ""
    joint = "" if body else opening + " "
    text = f'<p class="e">{joint}{quote[0]}{heading}{entry(p)}{quote[1]} {filler(p)}</p>'
    end = f"<p>{p.pick('Era o que se continha em dito termo, que bem e fielmente fiz extrair.', 'Nada mais se continha em dito assento.', 'É o que consta do original, ao qual me reporto.', 'Está conforme o original.')} {p.pick('O referido é verdade e dou fé.', 'Dou fé.')} {p.issue_city()}, {p.issue_date(p.pick('words', 'semi', 'dias'))}. Eu, {p.pick(p.officer() + ', ' + title_of(p), p.other(r['clerk']) + ', ' + p.other(r['clerk_title']))}, {p.pick('datilografei', 'digitei')}, conferi e assino.</p>"
    head = p.pick(f"{p.office()}<br>{p.reg_city()} - {p.reg_uf(full=True)}", f"{p.pick(*BR_NAMES)}<br>ESTADO DE {p.reg_uf(full=True)}<br>{p.office()}", f"{p.office()}<br>{title_of(p)}: {p.officer()}<br>{p.other(r['address'])}")
    double = p.chance(.25)
    css = f"""body{{font:{p.rng.uniform(12, 15.5 if not double else 13.5):.1f}px/{p.rng.uniform(1.3, 1.7) if not double else 1.9:.2f} {p.pick(*MONO)}}} p{{margin:0 0 14px;text-align:{p.pick("justify", "left", "justify")};{p.pick("", "text-indent:60px")}}} .e{{{p.pick("", "", "margin-left:50px", "padding:0 30px")}}} .hd{{text-align:{p.pick("center", "left", "right")};margin-bottom:20px}} h1{{font-size:{p.rng.randint(14, 20)}px;text-align:center;{p.pick("text-decoration:underline", "letter-spacing:5px", "")}}} .sg{{text-align:center;margin-top:50px}}"""
    return page(css, f'<div class="hd">{head}</div><h1>{p.pick("CERTIDÃO DE INTEIRO TEOR", "CERTIDÃO VERBO AD VERBUM", "CERTIDÃO DE NASCIMENTO<br>INTEIRO TEÔR", "INTEIRO TEOR DE NASCIMENTO", "C E R T I D Ã O")}</h1>{body}{text}{note}{end}<div class="sg">{p.pick("_" * 28 + "<br>" + p.officer() + "<br>" + title_of(p), p.officer() + ", " + title_of(p), "_" * 30 + "<br>O Oficial")}</div>', pad=p.pick("60px 60px 40px 100px", "50px 64px", "80px 44px 40px 120px"), scale=p.rng.uniform(1, 1.04))


@form
def b_full_margin(p):
    """Inteiro teor from a computer, with the entry's own margin kept as a column of number, name and averbações."""
    new = p.chance(.5)
    couple(p)
    if not new:
        era(p, 1935, 2009, 2026)
    p.manner(sex_short=False, caps=p.chance(.3), hour=p.pick("words", "num", "old"))
    r = p.r
    left = p.chance(.8)
    margin = [f"<div>{p.label('termo', p.pick('Nº', 'Termo nº', 'Assento', 'Nº de ordem'))} {p.termo()}</div>", f"<div>{p.name()}</div>"]
    if p.chance(.4):
        margin.insert(0, f"<div>{p.label('folha', 'Fls.')} {p.folha()}</div>")
    if r["anotacoes"] or p.chance(.4):
        margin.append(f"<div><b>{p.label('anotacoes', 'ANOTAÇÕES')}</b><br>{p.anotacoes()}</div>")
    if r["averbacoes"] or p.chance(.6):
        margin.append(f"<div><b>{p.label('averbacoes', p.pick('AVERBAÇÕES', 'AVERBAÇÃO', 'Averbações à margem'))}</b><br>{p.averbacoes()}</div>")
    top = ""
    if p.chance(.6):
        top += f'<div class="nm">{p.label("name", p.pick("NOME", "Nome do registrado", "Registrado(a)"))}<br><b>{p.name()}</b></div>'
    if p.chance(.75):
        top += f'<div class="nm">{p.label("matricula", p.pick("MATRÍCULA", "Matrícula nº", "Matrícula"))}{p.pick("<br>", ": ", " ")}<b>{p.matricula()}</b></div>'
    if p.chance(.35):
        top += f'<div class="nm">{p.label("cpf", "CPF")}: {p.cpf() if new else p.blank()}</div>'
    intro = p.pick(f"CERTIFICO, a pedido de pessoa interessada, que revendo o livro {p.livro()} de Registro de Nascimento deste Ofício, às folhas {p.folha()}, sob o número {p.termo()}, encontra-se lavrado o assento cujo teor é o seguinte:", f"Certifico que {bookline(p)}, consta o assento de nascimento do seguinte teor:", f"Livro {p.livro()} | Folha {p.folha()} | Termo {p.termo()} — Transcrição integral do assento:")
    text = entry(p)
    end = f"""{p.pick("Nada mais constava. O referido é verdade e dou fé.", "Nada mais se continha no referido assento, que transcrevi bem e fielmente.", "O conteúdo da certidão é verdadeiro. Dou fé.")} {p.issue_city_uf()}, {p.issue_date()}."""
    fees = "<br>".join(f"{p.other(a)}: {p.other(b)}" for a, b in r["fees"]) if p.chance(.6) else ""
    seals = f'{p.label("seal", p.pick("Selo digital:", "SELO:", "Selo de fiscalização"))} {p.seal()}' if p.chance(.8) else ""
    box = f'<div class="bx">{seals}<br>{fees}<br>{p.pick("Consulte em " + p.other(r["website"]), "Protocolo " + p.other(r["protocol"]), "")}</div>' if seals or fees else ""
    office = f"""<b>{p.office()}</b><br>{p.reg_city_uf()}<br>{p.other(r["address"])} - {p.other(r["phone"])}<br>{p.officer()} - {title_of(p)}"""
    grid = [f'<aside>{"".join(margin)}</aside>', f'<section>{intro}<p class="e">{text}</p></section>']
    if not left:
        grid.reverse()
    w = p.rng.randint(120, 190)
    size = p.rng.uniform(10.5, 12.5)
    css = f"""body{{font:{size:.1f}px/{p.rng.uniform(1.3, 1.6):.2f} {p.pick(*SERIF, *SANS)}}} .hd{{text-align:center;{p.pick("border:1px solid;padding:8px", "border-bottom:2px solid;padding-bottom:8px", "")}}} .nm{{text-align:center;margin:6px 0}} .g{{display:grid;grid-template-columns:{f"{w}px 1fr" if left else f"1fr {w}px"};{p.pick("border:1px solid", "border-top:1px solid;border-bottom:1px solid", "border:3px double", "")};margin:12px 0}}
aside{{padding:8px;font-size:{size * p.rng.uniform(.75, .95):.1f}px;{"border-right" if left else "border-left"}:1px solid;overflow-wrap:anywhere}} aside div{{margin-bottom:10px}} section{{padding:8px 12px;text-align:justify}} .e{{{p.pick("", "font-style:italic", f"font-family:{p.pick(*MONO)};font-size:{size * .92:.1f}px")}}} h1{{text-align:center;font-size:{p.rng.randint(15, 21)}px;margin:10px 0}} .bx{{border:1px solid #888;padding:6px;font-size:{size * .8:.1f}px;width:45%;{p.pick("float:left", "float:right")}}} .sg{{text-align:center;margin-top:60px;clear:both}}"""
    return page(css, f'<div class="hd">{office}</div><h1>{p.pick("CERTIDÃO DE INTEIRO TEOR", "CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR", "Certidão de Inteiro Teor - Nascimento")}</h1>{top}<div class="g">{"".join(grid)}</div><p>{end}</p>{box}<div class="sg">______________________________<br>{p.pick(p.officer() + "<br>" + title_of(p), p.other(r["clerk"]) + "<br>" + p.other(r["clerk_title"]))}</div>', pad=p.pick("40px 50px", "30px 40px", "50px 60px 30px 70px"), scale=p.rng.uniform(1, 1.3))


@form
def b_dotmatrix(p):
    """A needle printer of the nineties: one pitch, labels filled with dots up to a column, rules of signs, two cells abreast."""
    era(p, 1950, 2008, 2009)
    p.manner(caps=p.chance(.85), blank=p.pick("", "--------", "******", "XXXXXXXX", "NAO CONSTA"), place=p.pick("-", "/", ",", None))
    r = p.r
    rule = p.pick("=", "-", "*", "_")
    fill = p.pick(".", ".", " ", "-", "_")
    pad = p.rng.randint(17, 25)
    upper = p.chance(.75)
    end = p.pick(":", ": ", "", " =", ":")
    bar = p.pick("", "", "|", "!")
    wide = 80

    def lab(concept, text, width=None):
        text = text.upper() if upper else text
        dots = fill * max(1, (width or pad) - len(text))
        if fill == " ":
            dots = " " * len(dots)
        return (p.label(concept, text) if concept else text) + dots + end + " "

    def row(concept, text, value):
        return f'<div class="r" style="padding-left:{pad + len(end) + 1}ch;text-indent:-{pad + len(end) + 1}ch">{bar}{lab(concept, text)}{value}</div>'

    def two(left, right):
        def cut(c, w):
            concept, text, value = c
            return f'<span class="h" style="width:{w}ch">{bar}{lab(concept, text, pad if w > 40 else len(text) + 1)}{value}</span>'
        return f'<div>{cut(left, 44)}{cut(right, 35)}</div>'

    first, second = p.parents(p.pick("father", "mother"))
    out = []
    book = [("livro", "Livro", p.livro()), ("folha", "Folha" if p.chance(.6) else "Fls", p.folha()), ("termo", p.pick("Termo", "Nº Ordem", "Registro"), p.termo())]
    if p.chance(.6):
        out.append("<div>" + "   ".join(f"{p.label(c, t.upper() if upper else t)}{end or ':'} {v}" for c, t, v in book) + "</div>")
    else:
        out += [row(*x) for x in book]
    out.append("RULE")
    out.append(row("name", p.pick("Nome", "Nome do registrado", "Registrado"), p.name()))
    when = ("birth_date", p.pick("Nascimento", "Data nascimento", "Nascido em"), p.birth_date(p.pick("num", "semi", "words")))
    hour, sex = ("hour", p.pick("Hora", "Horas", "As"), p.hour()), ("sex", "Sexo", p.sex())
    out += [row(*when), two(hour, sex)] if p.chance(.5) else [row(*when), row(*hour), row(*sex)]
    out.append(row("birth_place", p.pick("Local nascimento", "Local", "Lugar"), p.birth_place()))
    out.append(row("birth_city", p.pick("Cidade", "Municipio", "Municipio/UF"), p.birth_city_uf()) if p.chance(.6) else two(("birth_city", "Cidade", p.birth_city()), ("birth_uf", "UF", p.birth_uf())))
    if p.chance(.3):
        out.append(row("nat", "Naturalidade", p.nat()))
    out.append("RULE")
    tail = []
    for x in (first, second):
        word = p.pick("Pai", "Nome do pai", "Genitor") if x.role == "father" else p.pick("Mae", "Nome da mae", "Genitora")
        out.append(row(x.role, word, x.name()))
        if p.chance(.7):
            out.append(row("parent_nat", p.pick("Natural de", "Naturalidade", "  Naturalidade"), x.nat()))
        if x.known and p.chance(.4):
            out.append(two((None, "Profissao", x.extra("profession")), (None, "Idade", x.extra("age"))))
        concept = "gp_paternal" if x.side == "pat" else "gp_maternal"
        if p.chance(.5):
            tail.append(row(concept, f"Avos {line(x)}", x.grandparents(p.pick(" e ", " E ", " / "))))
        else:
            tail += [row("grandfather", f"Avo {line(x)[:-1]}", x.grandfather()), row("grandmother", f"Avo {line(x)[:-2]}a", x.grandmother())]
    out += tail + ["RULE"]
    out.append(row("reg_date", p.pick("Data registro", "Registrado em", "Lavrado em"), p.reg_date()))
    out.append(row(None, "Declarante", declarant(p)))
    if p.chance(.6):
        out.append(row(None, "Testemunhas", p.other(r["witnesses"][0]["name"]) + "<br>" + p.other(r["witnesses"][1]["name"])))
    if r["dnv"] and p.chance(.6):
        out.append(row("dnv", p.pick("Decl. nascido vivo", "DNV", "D.N.V. No."), p.dnv()))
    if p.chance(.4):
        out.append(row("twin", p.pick("Gemeos", "Gemeo", "Parto gemelar"), p.twin()))
    out.append(row("averbacoes", p.pick("Observacoes", "Obs", "Averbacoes"), p.averbacoes()))
    out.append("RULE")
    shown = "".join(f'<div class="rule">{rule * wide}</div>' if x == "RULE" else x for x in out)
    head = f"""<div class="c">{p.office()}<br>{p.reg_city_uf()}{"<br>" + p.other(r["address"]) if p.chance(.5) else ""}</div><div class="rule">{rule * wide}</div><div class="c">{p.pick("C E R T I D A O   D E   N A S C I M E N T O", "CERTIDAO DE NASCIMENTO", "** CERTIDAO DE NASCIMENTO **")}</div><div class="rule">{rule * wide}</div>"""
    certify = p.pick("", "<div>CERTIFICO QUE, DO LIVRO E FOLHAS ABAIXO, CONSTA O SEGUINTE REGISTRO:</div><br>", "<div>Certifico e dou fé que neste Registro consta o assento com os seguintes dados:</div>")
    foot = f"""<br><div>{p.pick("O REFERIDO E VERDADE E DOU FE.", "O referido e verdade. Dou fe.")}</div><div class="{p.pick("c", "", "rt")}">{p.issue_city()}, {p.issue_date(p.pick("semi", "num"))}</div><br><br><div class="c">{"_" * 32}<br>{p.officer() if p.chance(.7) else p.other(r["clerk"])}<br>{title_of(p)}</div>"""
    css = f"""body{{font:{p.rng.uniform(12.5, 13.8):.1f}px/{p.rng.uniform(1.25, 1.8):.2f} {p.pick("'Liberation Mono'", "'Nimbus Mono PS'", "FreeMono", "'Courier New'")};color:#333;white-space:normal}} .r{{white-space:pre-wrap;overflow-wrap:anywhere}} .h{{display:inline-block;white-space:pre-wrap;vertical-align:top}} .rule{{white-space:pre;overflow:hidden}} .c{{text-align:center;white-space:pre-wrap}} .rt{{text-align:right}}"""
    return page(css, head + certify + shown + foot, pad="40px 50px 30px 56px")


@form
def b_half_landscape(p):
    """Half a sheet, wider than high: the registry's own column at one side, a narrated form or cells at the other."""
    era(p, 1955, 2005)
    p.manner(caps=p.chance(.6), sex_short=False, blank=p.pick("", "-x-x-", "......", "ignorado", "---"))
    r, g = p.r, o(p)
    left = p.chance(.7)
    first, second = p.parents("father" if p.chance(.7) else "mother")
    t = lambda x: f'<span class="t">{x}</span>'
    box = f"""<div class="big">{p.pick("REGISTRO<br>CIVIL", "NASCIMENTO", "R. C. P. N.")}</div>
<div>{p.label("office", "Cartório") if p.chance(.4) else ""}<br>{t(p.office())}</div><div>{p.pick("Município", "Comarca", "Distrito")}<br>{t(p.reg_city())}</div><div>{p.label("reg_uf", "Estado")}<br>{t(p.reg_uf(full=p.chance(.6)))}</div>
<div class="bk">{p.label("livro", p.pick("Livro", "LIVRO Nº", "Lv."))} {t(p.livro())}<br>{p.label("folha", p.pick("Fôlhas", "Folha", "Fls."))} {t(p.folha())}<br>{p.label("termo", p.pick("Nº de ordem", "Termo", "N.º"))} {t(p.termo())}</div>
<div>{p.label("reg_date", p.pick("Registrado em", "Data do assento", "Feito em"))}<br>{t(p.reg_date(p.pick("num", "semi", "short")))}</div>"""
    u = lambda x, w=0: f'<span class="u" style="min-width:{w}px">{t(x)}</span>'
    kind = p.pick("text", "text", "rows")
    if kind == "text":
        gp = " ".join(f"{p.pick('avós ' + line(x), 'net' + g + ' ' + line(x)[:-1])}: {u(x.grandparents(' e '), 220)}" + ("," if x is first else ".") for x in (first, second))
        nat = "" if not (first.known and second.known) or p.chance(.3) else f", naturais de {u(p.place(first.person['nat'], 'pnatboth', 'pnatboth'), 80)}" if same_nat(first, second) else f", êle de {u(first.nat(), 80)} e ela de {u(second.nat(), 80)}" if first.role == "father" else ""
        body = f"""CERTIFICO que {u(p.name(), 260)}, do sexo {u(p.sex(), 60)}, {p.pick("de côr " + u(p.other(r["color"]), 50) + ", ", "")}nasceu {p.pick("no dia", "em", "a")} {u(p.birth_date(), 160)}, às {u(p.hour(), 70)}{p.pick("", " horas")}, {p.pick("em", "no lugar")} {u(p.birth_place(), 160)}, {p.pick("município de", "na cidade de", "em")} {u(p.birth_city_uf(), 100)}, filh{g} de {u(first.name(), 200)} e {p.pick("de", "de dona") if second.role == "mother" else "de"} {u(second.name(), 200)}{nat}; {gp} Declarante: {u(declarant(p), 140)}.{" Obs.: " + u(p.averbacoes(), 200) if p.chance(.5) else ""}"""
    else:
        cells = [("name", p.pick("Nome", "Certifico o nascimento de"), p.name()), ("birth_date", p.pick("Nascid" + g + " em", "Data"), p.birth_date() + p.pick(", às ", " - ", " às ") + p.hour()), ("birth_place", p.pick("em", "Local"), p.birth_place() + p.pick(" - ", ", ", "<br>") + p.birth_city_uf()), ("sex", "sexo", p.sex())]
        cells += [(x.role, p.pick("Pai", "nome do pai") if x.role == "father" else p.pick("Mãe", "nome da mãe"), x.name() + (p.pick(", natural de ", " - ", " (nat. de ") + x.nat() if x.known and p.chance(.5) else "")) for x in (first, second)]
        cells += [("gp_paternal" if x.side == "pat" else "gp_maternal", f"Avós {line(x)}", x.grandparents(p.pick(" e ", "<br>", "; "))) for x in (first, second)]
        cells.append(("averbacoes", p.pick("Observações", "À margem"), p.averbacoes()))
        body = '<table class="rows">' + "".join(f'<tr><td class="l">{p.label(c, x)}{p.pick(":", "")}</td><td class="t">{v}</td></tr>' for c, x, v in cells) + "</table>"
    where = p.issue_city_uf() if p.chance(.4) else p.issue_city()
    foot = f"""<div class="ft"><div>{p.pick("O referido é verdade e dou fé.", "Dou fé.")}<br>{t(where)}, {t(p.issue_date(p.pick("semi", "num", "words")))}</div><div class="sg">{t(p.officer())}<br>{p.pick("Oficial", "Oficial do Registro Civil", "Escrivão")}</div></div>"""
    main = f'<section><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "CERTIDÃO")}</h1><div class="m">{body}</div>{foot}</section>'
    side = f"<aside>{box}</aside>"
    aw = p.rng.randint(150, 220)
    css = f"""body{{font:{p.rng.uniform(11.5, 14):.1f}px/1.5 {p.pick(*SERIF, *SANS)}}} .t{{font-family:{p.pick(*MONO)}}} .w{{display:flex;{p.pick("border:2px solid", "border:4px double", "border:1px solid #666;border-radius:12px", "")}}} aside{{width:{aw}px;padding:12px 10px;text-align:{p.pick("center", "left")};border-{"right" if left else "left"}:1px solid;overflow-wrap:anywhere;font-size:.9em}} aside div{{margin-bottom:9px}} .big{{font-weight:bold;font-size:1.3em}} section{{flex:1;padding:10px 18px;min-width:0}}
.m{{line-height:{p.rng.uniform(1.5, 2) if kind == "text" else 1.35:.2f};text-align:{p.pick("justify", "left")}}} .u{{border-bottom:1px {p.pick("dotted", "solid")} #444;display:inline}} h1{{text-align:center;font-size:{p.rng.randint(17, 27)}px;margin:4px 0 10px;{p.pick("letter-spacing:4px", "font-style:italic", "")}}} .ft{{display:flex;justify-content:space-between;margin-top:22px;gap:20px}} .sg{{text-align:center;border-top:1px solid;padding:2px 20px;align-self:flex-end}} .rows td{{padding:2px 6px;vertical-align:top}} .rows .l{{white-space:nowrap;font-size:.85em;text-align:{p.pick("left", "right")}}}"""
    return page(css, f'<div class="w">{side + main if left else main + side}</div>', width=p.pick(1123, 1000, 900), height=560, pad="22px 26px", scale=p.rng.uniform(1, 1.2))


@form
def b_purpose(p):
    """A short certidão for a school, the army or a pension: what it is for, few facts, often exempt from stamps."""
    era(p, 1932, 2005)
    p.manner(sex_short=False, caps=p.chance(.3))
    r, g = p.r, o(p)
    purpose = p.pick("para fins militares", "para fins escolares", "para fins de alistamento militar", "para fins de previdência social", "exclusivamente para fins eleitorais", "para fins de matrícula escolar", "para fins trabalhistas", "para fins de casamento", "para fins de abono familiar", "destinada ao I.N.P.S.", "para uso junto ao I.A.P.I.")
    a, b = p.parents("father" if r["father"] else "mother")
    a, b = (a, b) if a.known else (b, a)
    ofparents = f"filh{g} de {a.name()}" + (f" e de {p.pick('', 'dona ') if b.role == 'mother' else ''}{b.name()}" if b.known else "")
    born = p.pick(f"nasceu {p.pick('em', 'no dia', 'aos', 'a')} {p.birth_date()}, em {p.birth_city_uf()}", f"nascid{g} em {p.birth_city_uf()}, {p.pick('aos', 'em', 'no dia')} {p.birth_date()}", f"nasceu {town(p)}, {at(p)}, a {p.birth_date()}, às {p.hour()}", f"é natural de {p.nat()}, onde nasceu {p.pick('em', 'aos')} {p.birth_date()}")
    book = p.pick(f"registrad{g} {bookline(p)}", f"conforme assento {bookline(p)}, lavrado em {p.reg_date()}", f"cujo registro foi feito em {p.reg_date()}, {bookline(p)}", f"conforme consta {bookline(p)}, deste cartório")
    kind = p.pick("text", "text", "lines", "sentence")
    if kind == "lines":
        rows = [("name", "Nome", p.name()), ("father" if a.role == "father" else "mother", "Filho de" if g == "o" else "Filha de", a.name()), (b.role, "e de", b.name()), ("nat", "Natural de", p.nat()), ("birth_date", p.pick("Nascid" + g + " em", "Data do nascimento"), p.birth_date()), ("livro", "Livro", p.livro()), ("folha", "Fls.", p.folha()), ("termo", "Nº", p.termo()), ("reg_date", "Data do registro", p.reg_date())]
        if p.chance(.4):
            rows.insert(5, ("sex", "Sexo", p.sex()))
        after = p.pick(":", " .....", " -", ":", "")
        body = f'<p>CERTIFICO, {purpose}, que dos livros deste cartório consta o registro de nascimento abaixo:</p><table>' + "".join(f'<tr><td>{p.label(c, t)}{after}</td><td class="t">{v}</td></tr>' for c, t, v in rows) + "</table>"
    else:
        lead = p.pick(f"CERTIFICO, {purpose}, que", f"Certifico, a pedido verbal e {purpose}, que", f"CERTIFICO e dou fé, {purpose}, que")
        order = [ofparents, f"do sexo {p.sex()}", born] if p.chance(.5) else [born, ofparents]
        last = f"{book}." + (p.pick(" Avós: ", " São avós: ", " Avós ") + "; ".join(f"{line(x)}: {x.grandparents(' e ')}" for x in (a, b) if has_gp(x)) + "." if p.chance(.35) and (has_gp(a) or has_gp(b)) else "")
        body = f'<p class="m">{lead} <b>{p.name()}</b>, {", ".join(order)}, {last} {filler(p)}</p>'
    law = p.pick("Isenta de selos e emolumentos.", "Válida somente para o fim a que se destina.", "Gratuita na forma da lei.", "Isenta de selos, ex-vi do art. 30 da Lei 6.015/73.", "Sem ônus. Proibido o uso para outro fim.", "")
    sign = p.officer()
    date = p.pick(f"{p.issue_city()}, {p.issue_date('semi')}.", f"{p.issue_city_uf()}, em {p.issue_date('num')}", f"Dado e passado nesta cidade de {p.issue_city()}, aos {p.issue_date('dias')}.")
    stamp = f'<div class="st">{p.pick("GRATUITA", "FINS MILITARES", "ISENTA DE SELO", "PARA FINS ESCOLARES", "SERVIÇO PÚBLICO")}</div>' if p.chance(.5) else ""
    head = p.pick(f"<b>{p.office()}</b><br>{p.reg_city()} - {p.reg_uf()}<br><small>{p.other(r['address'])}</small>", f"{p.pick(*BR_NAMES)}<br>{p.office()}<br>{p.reg_city_uf()}", f"{p.reg_uf(full=True)}<br>{p.reg_city()}<br>{p.office()}")
    size = p.rng.uniform(12.5, 17)
    half = p.chance(.5)
    css = f"""body{{font:{size:.1f}px/{p.rng.uniform(1.4, 2.1):.2f} {p.pick(*MONO, *SERIF, *SANS)}}} .t{{font-family:{p.pick("inherit", *MONO)}}} .hd{{text-align:{p.pick("center", "left", "center")};line-height:1.3;{p.pick("", "border-bottom:1px solid;padding-bottom:6px")}}} h1{{font-size:{p.rng.randint(15, 26)}px;text-align:center;margin:22px 0}} .m{{text-align:{p.pick("justify", "left")};text-indent:{p.pick(0, 50, 80)}px}} td{{padding:1px 10px 1px 0;vertical-align:top}} table{{margin:0 0 14px {p.rng.randint(0, 60)}px}} .st{{float:right;border:2px solid #666;padding:3px 10px;color:#666;font-size:.8em}} .sg{{margin:36px 0 0 {p.rng.randint(0, 280)}px;line-height:1.3;display:inline-block;text-align:center}}"""
    return page(css, f'{stamp}<div class="hd">{head}</div><h1>{p.pick("CERTIDÃO", "CERTIDÃO DE NASCIMENTO", "CERTIDÃO " + purpose.upper())}</h1>{body}<div>{law}</div><div>{date}</div><div class="sg">{p.pick("____________________<br>", "")}{sign}<br>{title_of(p)}</div>', height=640 if half else 1123, pad=p.pick("30px 56px", "60px 80px", "50px 50px 30px 110px"))


@form
def b_late_order(p):
    """Late registration: the judge's order or two witnesses told of, the child a grown person, witnesses set like parents."""
    era(p, 1932, 1990, 2020)
    r, g = p.r, o(p)
    r["rdate"] = min(dt.date(2020, 1, 1), r["birth"] + dt.timedelta(days=p.rng.randint(900, 14000)))
    r["edate"] = max(r["edate"], r["rdate"])
    p.manner(sex_short=False, caps=p.chance(.4))
    a, b = p.parents("father" if p.chance(.75) else "mother")
    judge = p.pick(f"por despacho do MM. Juiz de Direito, Dr. {p.other(people.person(p.rng, 'M'))}, datado de {p.other(records.date_text(p.rng, r['rdate'], 'num'))}", "nos termos do art. 46 da Lei nº 6.015, de 31.12.1973", f"de acordo com o Decreto-Lei nº {p.pick('5.860/43', '7.270/45', '13.556/43')}, independentemente de multa", "na forma da Lei nº 765, de 14 de julho de 1949", "conforme Lei 11.790/2008, na presença de duas testemunhas", f"em virtude de mandado expedido nos autos nº {p.other(p.rng.randint(10, 999))}/{p.other(r['rdate'].year)}")
    layout = p.pick("cols", "list", "text")
    intro = f"""CERTIFICO que, {bookline(p)}, foi lavrado {p.pick("em", "aos", "no dia")} {p.reg_date()}, {judge}, o {p.pick("registro tardio", "assento", "assento tardio de nascimento")} de <b class="n">{p.name()}</b>, {p.pick("do sexo " + p.sex() + ", ", "")}{p.pick("de estado civil solteir" + g + ", ", "", "de profissão " + p.other(people.profession(p.rng, r["sex"])) + ", ")}nascid{g} {p.pick("aos", "em", "no dia")} {p.birth_date()}, {p.pick("às " + p.hour() + ", ", "em hora ignorada, ")}{at(p)}, {town(p)}{p.pick("", ", com " + str(max(1, r["rdate"].year - r["birth"].year)) + " anos de idade à data do registro")}"""
    w = r["witnesses"]

    def block(title, name, concept, rows):
        return f'<div class="b"><div class="bt">{p.label(concept, title) if concept else title}</div><div class="nm">{name}</div>' + "".join(f"<div>{k} {v}</div>" for k, v in rows) + "</div>"

    if layout == "text":
        body = f'<p class="m">{intro}, {filiation(p)}. {p.pick("Serviram de testemunhas, que afirmaram conhecer o registrado e seus pais:", "Testemunhas:")} {witness(p, 0, True)}, e {witness(p, 1, True)}. {p.pick("O próprio registrando foi o declarante.", "Declarante: " + declarant(p) + ".")}</p>'
    else:
        blocks = []
        for x in (a, b):
            rows = [(p.label("parent_nat", p.pick("Natural de", "Naturalidade:")), x.nat())] + ([("Profissão:", x.extra("profession"))] if x.known else [])
            rows.append((p.label("gp_paternal" if x.side == "pat" else "gp_maternal", p.pick(f"Filho de" if x.role == "father" else "Filha de", f"Avós {line(x)}:", "Pais:")), x.grandparents(" e ")))
            blocks.append(block("PAI" if x.role == "father" else "MÃE", x.name(), x.role, rows))
        wits = [block(p.pick(f"{n}ª TESTEMUNHA", "TESTEMUNHA"), p.other(x["name"]), None, [("Natural de", p.other(places.place_text(p.rng, places.place(p.rng)))), ("Profissão:", p.other(x["profession"])), p.pick(("Filho de", p.other(people.person(p.rng, "M")) + " e " + p.other(people.person(p.rng, "F"))), ("Residência:", p.other(x["residence"])))]) for n, x in enumerate(w[:2], 1)]
        blocks = [wits[0], blocks[0], wits[1], blocks[1]] if layout == "cols" and p.chance(.3) else wits + blocks if p.chance(.2) else blocks + wits
        if r["declarant"] and p.chance(.5):
            blocks.append(block("DECLARANTE", p.other(r["declarant"]["name"]), None, [("Parentesco:", p.other(r["declarant"]["kin"])), ("R.G.", p.other(r["declarant"]["rg"]))]))
        body = f'<p class="m">{intro}.</p><div class="{layout}">{"".join(blocks)}</div>'
    notes = f'<p>{p.label("averbacoes", p.pick("Averbações:", "À MARGEM:", "Observações:"))} {p.averbacoes()}</p>' if p.chance(.7) else ""
    seal = f'<p>{p.label("seal", p.pick("Selo:", "Selo digital nº", "SELO"))} {p.seal()}</p>' if r["edate"].year > 1998 and p.chance(.6) else ""
    css = f"""body{{font:{p.rng.uniform(11.5, 14.5):.1f}px/{p.rng.uniform(1.35, 1.8):.2f} {p.pick(*SERIF, *SERIF, *MONO, *SANS)}}} .m{{text-align:justify}} .cols{{display:grid;grid-template-columns:1fr 1fr;gap:{p.rng.randint(0, 14)}px}} .b{{{p.pick("border:1px solid #555;padding:6px 9px", "padding:4px 0", "border-left:3px solid #999;padding:2px 10px;margin-bottom:8px", "border-top:1px dotted;padding:4px 0")};min-width:0}} .bt{{{p.pick("font-variant:small-caps", "font-size:.75em;letter-spacing:2px", "font-weight:bold", "text-decoration:underline")}}} .n{{{p.pick("font-weight:normal", "letter-spacing:1px", "")}}} h1{{text-align:center;font-size:{p.rng.randint(16, 24)}px;{p.pick("font-variant:small-caps", "", "letter-spacing:2px")}}} .hd{{text-align:center;line-height:1.35}} .sg{{margin-top:44px;text-align:{p.pick("center", "right", "left")}}}"""
    head = f"{p.office()}<br>{p.reg_city_uf()}" + (f"<br>{p.officer()} — {title_of(p)}" if p.chance(.5) else "")
    return page(css, f'<div class="hd">{head}</div><h1>{p.pick("Certidão de Nascimento", "CERTIDÃO DE NASCIMENTO - REGISTRO TARDIO", "Certidão de Registro de Nascimento")}</h1>{body}{notes}<p>{p.pick("O referido é verdade e dou fé.", "Dou fé.")} {p.issue_city()}{p.pick(", ", " - " + "em ", ", aos ")}{p.issue_date()}.</p>{seal}<div class="sg">________________________<br>{p.officer()}<br>{title_of(p)}</div>', pad=p.pick("44px 60px", "60px 80px", "36px 46px"), scale=p.rng.uniform(1, 1.1))


@form
def b_stub(p):
    """Two halves of one sheet: the certidão, and the stub (talão) that stays in the office and says some of it again."""
    era(p, 1938, 1998)
    p.manner(caps=p.chance(.6), sex_short=False, blank=p.pick("", "---", "-o-o-o-", "ignorado"))
    r, g = p.r, o(p)
    a, b = p.parents("father")
    t = lambda x, w=40: f'<span class="u" style="min-width:{w}px"><span class="t">{x}</span></span>'
    beside = p.chance(.4)
    parents = "" if not (a.known or b.known) else f"<div>{p.pick('Filho de', 'Filiação:')} {t(a.name())} {p.pick('e', 'e de')} {t(b.name())}</div>"
    stub = f"""<div class="sh">{p.pick("TALÃO", "CANHOTO", "Via do Cartório", "CONTRA-FÉ", "Recibo")} {p.other(p.rng.randint(100, 99999))}</div><div>{p.pick("Certidão de nascimento de", "Nome")} {t(p.name(), 120)}</div>
<div>{p.pick("Liv.", "Livro")} {t(p.livro())} {p.pick("fls.", "Fôlha")} {t(p.folha())} {p.pick("nº", "Têrmo")} {t(p.termo())}</div>{parents if p.chance(.4) else ""}<div>{p.pick("Requerente:", "Pedido por", "Recebi de")} {t(p.other(people.person(p.rng, "M")))}</div>
<div>{p.pick("Custas Cr$", "Emolumentos", "Total NCr$")} {t(p.other(r["fees"][0][1] if r["fees"] else "12,00"))}</div><div>{p.pick("Em", "Extraída em")} {t(p.issue_date("num"))}</div>"""
    who = []
    for x in (a, b):
        word = "Pai" if x.role == "father" else "Mãe"
        if p.chance(.5) and x.known:
            who.append(f"<div>{p.label(x.role, word)}: {t(x.name(), 220)} {p.label('parent_nat', p.pick('natural de', 'nat.'))} {t(x.nat(), 110)}</div>")
        else:
            who.append(f"<div>{p.label(x.role, word)}: {t(x.name(), 300)}</div>")
        if p.chance(.75):
            who.append(f"<div class='in'>{p.label('gp_paternal' if x.side == 'pat' else 'gp_maternal', p.pick('filho de' if x.role == 'father' else 'filha de', 'Avós ' + line(x), 'seus pais'))} {t(x.grandfather(), 150)} {p.pick('e de', 'e')} {t(x.grandmother(), 150)}</div>")
    main = f"""<div class="hd">{p.pick(*BR_NAMES)}<br><b>{p.office()}</b><br>{t(p.reg_city())} — {t(p.reg_uf(full=p.chance(.5)))}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento")}</h1>
<div>Certifico que, {p.pick("a fls.", "às fôlhas", "às fls.")} {t(p.folha())} do livro {t(p.livro())}, {p.pick("sob nº", "nº")} {t(p.termo())}, {p.pick("foi registrado em", "foi lavrado em", "consta, com data de")} {t(p.reg_date(), 120)}, {p.pick("o nascimento de", "o assento de")}</div><div class="nm">{t(p.name(), 380)}</div>
<div>{p.pick("ocorrido", "verificado", "nascid" + g)} {p.pick("em", "no dia", "a")} {t(p.birth_date(), 180)}, às {t(p.hour(), 80)}</div><div>{p.pick("em", "lugar:", "no")} {t(p.birth_place(), 220)} {p.pick("-", "município de", ",")} {t(p.birth_city_uf(), 100)}</div><div>{p.label("sex", "sexo")} {t(p.sex(), 70)} {p.pick("", "côr " + t(p.other(r["color"])))}</div>{"".join(who)}
<div>{p.pick("Declarante", "Foi declarante")} {t(declarant(p), 160)}</div><div>{p.label("averbacoes", p.pick("Averbações", "Observações", "Obs."))}: {t(p.averbacoes(), 240)}</div><p>{p.pick("O referido é verdade e dou fé.", "É verdade. Dou fé.")} {t(p.issue_city())}, {t(p.issue_date(p.pick("semi", "words")))}</p><div class="sg">{t(p.officer())}<br><small>{p.pick("O Oficial", "Oficial do Registro", "O Escrivão e Oficial")}</small></div>"""
    first = p.chance(.6)
    parts = [f'<div class="stub">{stub}</div>', f'<div class="cut"></div>', f'<div class="main">{main}</div>']
    if not first:
        parts.reverse()
    css = f"""body{{font:{p.rng.uniform(11.5, 13.5):.1f}px/{p.rng.uniform(1.6, 2):.2f} {p.pick(*SERIF, *SANS)}}} .t{{font-family:{p.pick(*MONO)}}} .u{{border-bottom:1px {p.pick("dotted", "solid", "solid")} #555;display:inline-block;line-height:1.25;max-width:100%}} .w{{display:{"flex" if beside else "block"};gap:14px}} .stub{{{"width:210px;flex:none;" if beside else ""}font-size:.88em;padding:8px;overflow-wrap:anywhere;{p.pick("", "border:1px solid")}}} .cut{{border-{"left" if beside else "top"}:2px dashed #777;margin:{"0" if beside else "14px 0"}}} .main{{min-width:0;flex:1}} .hd{{text-align:center;line-height:1.4}} h1{{text-align:center;font-size:{p.rng.randint(18, 26)}px;margin:8px 0}} .nm{{text-align:center;margin:4px 0}} .in{{padding-left:{p.pick(0, 40)}px}} .sh{{font-weight:bold;text-align:center}} .sg{{text-align:center;margin-top:26px;line-height:1.4}}"""
    return page(css, f'<div class="w">{"".join(parts)}</div>', width=1000 if beside else 794, height=700 if beside else 1000, pad="26px 34px", scale=p.rng.uniform(1, 1.15))


OLD = (("ã o", "ã o"), ("comparec", "comparec"), ("assinada", "assignada"), ("assina", "assigna"), ("neste", "n'este"), ("deste", "d'este"), ("distrito", "districto"), ("cartório", "cartorio"), ("às ", "ás "), ("número", "numero"), ("lugar", "logar"), ("mês", "mez"), ("avós", "avós"), ("legítim", "legitim"), ("registro", "registo"), ("município", "municipio"), ("cópia", "copia"), (" ele ", " elle "), (" ela ", " ella "), ("ano ", "anno "))


def old_words(p, text):
    """Printed words in the spelling of before 1943."""
    for a, b in OLD:
        if p.chance(.7):
            text = text.replace(a, b)
    return text


@form
def b_districto(p):
    """The thirties and forties: districts of peace, old spelling, values in a hand's script, a summary down one side."""
    era(p, 1926, 1950, 1965)
    p.manner(caps=False, sex_short=False, hour=p.pick("words", "old"), birth_date=p.pick("words", "dias", "dias", "semi"), blank=p.pick("", "ignora-se", "-----", "~~~~"))
    r, g = p.r, o(p)
    script = p.pick("Z003", "'CMU Serif Upright Italic'", "P052;font-style:italic", "C059;font-style:italic", "'CMU Typewriter Text'", "Z003", "'EB Garamond';font-style:italic")
    big = 1.25 if "Z003" in script else 1.05
    v = lambda x: f'<span class="v">{x}</span>'
    w = lambda x: old_words(p, x)
    first, second = p.parents("father")
    d = r["declarant"]
    place = v(p.birth_place())
    who = {"father": w("filho legítimo") if g == "o" else w("filha legítima"), "mother": "filh" + g + " natural"}
    order = p.pick("told", "facts")
    if order == "told":
        text = f"""{w("Certifico que no livro")} {v(p.livro())} {w("do registro civil de nascimentos d'este districto, às folhas")} {v(p.folha())}, {w("sob o número")} {v(p.termo())}, {w("consta o assento de nascimento de")} {v(p.name())}, {w("do sexo")} {v(p.sex())}, {w("de cor")} {v(p.other(r["color"]))}, nascid{g} {p.pick("aos", "em", "no dia")} {v(p.birth_date())}, {w("às ")}{v(p.hour())}, {p.pick("em", "no logar", "na casa sita em")} {place}, {p.pick("d'este municipio" if r["bcity"] == r["rcity"] and p.chance(.5) else "municipio de " + v(p.birth_city_uf()), "em " + v(p.birth_city_uf()))}, """
    else:
        text = f"""{w("Certifico")} {p.pick("a requerimento de parte interessada", "ex-officio", "por me ser pedido verbalmente")} que revendo {w("o livro")} n. {v(p.livro())} de nascimentos, nelle a fls. {v(p.folha())} {w("sob número")} {v(p.termo())} {w("se acha o termo")} {p.pick("lavrado em", "de")} {v(p.reg_date(p.pick("words", "semi", "dias")))} {w("do qual consta que")} {p.pick("no dia", "aos", "em")} {v(p.birth_date())}, {p.pick("pelas", "ás")} {v(p.hour())}, em {place}, {p.pick("municipio de", "na cidade de", "em")} {v(p.birth_city_uf())}, nasceu {p.pick("uma criança", "uma criança viva")} {w("do sexo")} {v(p.sex())}, {p.pick("que se chama", "que recebeu o nome de", "a que deram o nome de", "por nome")} {v(p.name())}, """
    if first.known and second.known:
        tale = p.rng.randrange(3)
        if tale == 0:
            kin = f"{who['father']} de {v(first.name())}{', natural de ' + v(first.nat()) if p.chance(.7) else ''} e {p.pick('de dona', 'de sua mulher', 'de D.')} {v(second.name())}{', natural de ' + v(second.nat()) if p.chance(.7) else ''}"
            kin += "".join(f"; {p.pick('net' + g + ' ' + line(x)[:-1] + ' de', 'avós ' + line(x) + ':', 'sendo avós ' + line(x))} {v(x.grandparents(' e ' + p.pick('', 'de ', 'dona ')))}" for x in (first, second) if has_gp(x))
        elif tale == 1:
            kin = "; e ".join(f"{p.pick(who['father'], 'filh' + g) + ' de' if n == 0 else 'de ' + p.pick('dona ', '')}{' ' if n == 0 else ''}{v(x.name())}{', natural de ' + v(x.nat()) if p.chance(.6) else ''}" + (f", {'filho' if x.role == 'father' else 'filha'} de {v(x.grandparents(' e de '))}" if has_gp(x) else "") for n, x in enumerate((first, second)))
        else:
            kin = f"{who['father']} de {v(first.name())}, {v(first.extra('profession'))}, e {v(second.name())}, {v(second.extra('profession'))}" + "".join(f", {'elle' if x.role == 'father' else 'ella'} natural de {v(x.nat())}" + (f" e filh{'o' if x.role == 'father' else 'a'} de {v(x.grandparents(' e '))}" if has_gp(x) else "") for x in (first, second))
    elif first.known or second.known:
        x = first if first.known else second
        kin = f"{who['mother']} de {v(x.name())}{', natural de ' + v(x.nat()) if p.chance(.6) else ''}" + (f", {p.pick('neta' if g == 'a' else 'neto', 'e net' + g)} de {v(x.grandparents(' e '))}" if has_gp(x) else "")
    else:
        kin = "filh" + g + " de paes incognitos"
    text += kin + f". {w('Foi declarante')} {v(p.other(d['name']))}{', ' + v(p.other(d['profession'])) if p.chance(.5) else ''}" + (f" e testemunhas {v(p.other(r['witnesses'][0]['name']))} e {v(p.other(r['witnesses'][1]['name']))}" if p.chance(.7) else "") + ". "
    if order == "told":
        text += p.pick("Registado em ", "O assento tem a data de ", "Lavrado aos ") + v(p.reg_date(p.pick("words", "semi"))) + ". "
    text += f"{p.pick('Nada mais se continha', 'É o que consta', 'Nada mais')} {w('em dito termo que bem e fielmente para aqui transcrevi e ao proprio livro me reporto e dou fé.')} {v(p.issue_city())}, {p.pick('', 'em ', 'aos ')}{v(p.issue_date(p.pick('semi', 'words')))}. {p.pick('O Escrivão de Paz e Official', 'O Official do Registro', 'Eu, Official, subscrevi')}"
    side = p.chance(.65)
    summary = f"""<aside><div class="sh">{p.pick("REGISTRO CIVIL", "NASCIMENTO", "Certidão")}</div><div>{p.label("livro", p.pick("Livro N.", "Lo."))} {v(p.livro())}</div><div>{p.label("folha", p.pick("Folhas", "Fls."))} {v(p.folha())}</div><div>{p.label("termo", p.pick("N.º", "Número", "N. de ordem"))} {v(p.termo())}</div>{f"<div>{p.label('name', p.pick('Nome', 'De quem é'))}<br>{v(p.name())}</div>" if p.chance(.6) else ""}<div>{p.pick("Custas", "Sello", "Emolumentos")} {v(str(p.rng.randint(1, 20)) + "$" + p.pick("000", "500", "200"))}</div></aside>""" if side else ""
    head = f"""<div class="hd">{p.pick("REPUBLICA DOS ESTADOS UNIDOS DO BRASIL", "Estados Unidos do Brasil", "REPUBLICA DO BRASIL")}<br>{p.pick("Estado de", "ESTADO DE")} {v(p.reg_uf(full=True))} — {p.pick("Municipio de", "Comarca de", "Districto de Paz de")} {v(p.reg_city())}<br>{p.office() if p.chance(.5) else "Cartorio de Paz e Registro Civil"}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "REGISTRO CIVIL DE NASCIMENTO", "Certidão")}</h1>"""
    size = p.rng.uniform(13, 16)
    css = f"""body{{font:{size:.1f}px/{p.rng.uniform(1.6, 2.2):.2f} {p.pick("C059", "'CMU Serif'", "'EB Garamond'", "FreeSerif", "'URW Bookman'")}}} .v{{font-family:{script};font-size:{size * big:.1f}px;{p.pick("", "", "border-bottom:1px dotted #888")}}} .g{{display:grid;grid-template-columns:{"140px 1fr" if side else "1fr"};gap:20px}} aside{{border-right:1px solid;padding-right:10px;overflow-wrap:anywhere;line-height:1.5}} .sh{{font-weight:bold;font-size:.85em}} .m{{text-align:{p.pick("justify", "left")}}} .hd{{text-align:center;line-height:1.6}} h1{{text-align:center;font-size:{p.rng.randint(20, 30)}px;margin:12px 0 20px;{p.pick("font-variant:small-caps", "letter-spacing:3px", "")}}} .sg{{text-align:{p.pick("right", "center")};margin-top:34px}}"""
    return page(css, f'{head}<div class="g">{summary}<div class="m">{text}</div></div><div class="sg">{v(p.officer())}</div>', pad=p.pick("46px 56px", "40px 50px 40px 80px", "60px 70px"), scale=p.rng.uniform(1, 1.15))


@form
def b_boxes_typed(p):
    """The eighties: boxes with tiny captions, typed values, sections named in a narrow column, grandparents two by two."""
    era(p, 1958, 2002, 2009)
    p.manner(caps=p.chance(.8), blank=p.pick("", "-x-", "******", "----------", "xxxxxxxx"))
    r = p.r
    first, second = p.parents(p.pick("father", "father", "mother"))
    number = [0]
    numbered = p.chance(.5)
    below = p.chance(.25)

    def cell(concept, text, value, span=1, rows=1):
        number[0] += 1
        text = (f"{number[0]:02d} " if numbered else "") + text
        k = f'<div class="k">{p.label(concept, text) if concept else text}</div>'
        v = f'<div class="v" style="position:relative;top:{p.rng.randint(-2, 2)}px;left:{p.rng.randint(0, 8)}px">{value}</div>'
        return f'<td colspan="{span}" rowspan="{rows}">{v + k if below else k + v}</td>'

    def section(title, rows):
        out = "".join(f"<tr>{f'<th rowspan={len(rows)}>{title}</th>' if n == 0 and titled else ''}{x}</tr>" for n, x in enumerate(rows))
        return out if titled else (f'<tr><td colspan="12" class="tt">{title}</td></tr>' if titles_above else "") + out

    titled = p.chance(.6)
    titles_above = p.chance(.7)
    reg = [cell("livro", p.pick("LIVRO", "LIVRO Nº"), p.livro(), 3) + cell("folha", p.pick("FOLHA", "FLS.", "FOLHAS"), p.folha(), 2) + cell("termo", p.pick("TERMO", "Nº DO REGISTRO", "Nº DE ORDEM"), p.termo(), 3) + cell("reg_date", p.pick("DATA DO REGISTRO", "REGISTRADO EM", "DATA"), p.reg_date(p.pick("num", "semi", "short")), 4)]
    if p.chance(.5):
        reg.append(cell("office", p.pick("CARTÓRIO", "OFÍCIO", "SERVENTIA"), p.office(), 6) + cell("reg_city", p.pick("MUNICÍPIO", "COMARCA", "CIDADE"), p.reg_city(), 4) + cell("reg_uf", "UF", p.reg_uf(), 2))
    person = [cell("name", p.pick("NOME", "NOME DO REGISTRADO", "REGISTRADO(A)"), p.name(), 9) + cell("sex", "SEXO", p.sex(), 3)]
    if p.chance(.5):
        person.append(cell("birth_day", "DIA", p.birth_day(), 2) + cell("birth_month", "MÊS", p.birth_month(), 3) + cell("birth_year", "ANO", p.birth_year(), 3) + cell("hour", "HORA", p.hour(), 4))
    else:
        person.append(cell("birth_date", p.pick("DATA DO NASCIMENTO", "NASCIDO EM", "DATA DE NASCIMENTO"), p.birth_date(), 8) + cell("hour", p.pick("HORA", "HORÁRIO"), p.hour(), 4))
    person.append(cell("birth_place", p.pick("LOCAL DO NASCIMENTO", "LOCAL", "HOSPITAL / RUA"), p.birth_place(), 6) + (cell("birth_city", p.pick("MUNICÍPIO", "CIDADE"), p.birth_city(), 4) + cell("birth_uf", p.pick("UF", "ESTADO"), p.birth_uf(), 2) if p.chance(.6) else cell("birth_city", "MUNICÍPIO/UF", p.birth_city_uf(), 6)))
    par, gps = [], []
    for x in (first, second):
        c = cell(x.role, p.pick("PAI", "NOME DO PAI") if x.role == "father" else p.pick("MÃE", "NOME DA MÃE"), x.name(), 8) + cell("parent_nat", p.pick("NATURALIDADE", "NATURAL DE"), x.nat(), 4)
        par.append(c)
        gps.append(cell("grandfather", f"AVÔ {line(x)[:-1].upper()}", x.grandfather(), 6) + cell("grandmother", f"AVÓ {line(x)[:-2].upper()}A", x.grandmother(), 6))
    if p.chance(.3):
        par = [cell(first.role, p.pick("PAI") if first.role == "father" else "MÃE", first.name(), 6) + cell(second.role, "PAI" if second.role == "father" else "MÃE", second.name(), 6), cell("parent_nat", "NATURALIDADE", first.nat(), 6) + cell("parent_nat", "NATURALIDADE", second.nat(), 6)]
    if p.chance(.4):
        gps = [f'<td colspan="6"><div class="k">{p.label("gp_paternal" if a.side == "pat" else "gp_maternal", "AVÓS " + line(a).upper())}</div><div class="v">{a.grandparents("<br>")}</div></td>' + f'<td colspan="6"><div class="k">{p.label("gp_paternal" if b.side == "pat" else "gp_maternal", "AVÓS " + line(b).upper())}</div><div class="v">{b.grandparents("<br>")}</div></td>' for a, b in [(first, second)]]
    dec = [cell(None, p.pick("DECLARANTE", "NOME DO DECLARANTE"), declarant(p), 6) + cell(None, "TESTEMUNHAS", p.other(r["witnesses"][0]["name"]) + "<br>" + p.other(r["witnesses"][1]["name"]), 6)]
    obs = [cell("averbacoes", p.pick("OBSERVAÇÕES / AVERBAÇÕES", "AVERBAÇÕES", "À MARGEM DO TERMO"), p.averbacoes(), 12)]
    blocks = [section(p.pick("REGISTRO", "ASSENTO", "DADOS DO REGISTRO"), reg), section(p.pick("REGIS-<br>TRADO", "PESSOA", "NASCIDO"), person)]
    blocks.append(section(p.pick("PAIS", "FILIAÇÃO"), par))
    blocks.append(section("AVÓS", gps))
    extra = [section(p.pick("DECLA-<br>RAÇÃO", "TESTEM."), dec)] if p.chance(.7) else []
    blocks = blocks + extra + [section("OBS.", obs)]
    if p.chance(.25):
        blocks[0], blocks[1] = blocks[1], blocks[0]
    issue = f"""<table class="f"><tr><td>{p.pick("CERTIFICO QUE OS DADOS ACIMA CONSTAM DO ASSENTO. DOU FÉ.", "O referido é verdade e dou fé.", "Certifico que a presente confere com o original.")}<br><br><span class="t">{p.issue_city_uf()}, {p.issue_date(p.pick("num", "semi"))}</span></td><td class="sgc"><br><span class="t">{p.officer()}</span><div class="k">{p.pick("ASSINATURA DO OFICIAL", "Oficial / Escrevente", "CARIMBO E ASSINATURA")}</div></td></tr></table>"""
    size = p.rng.uniform(11, 13.5)
    head = f"""<div class="hd"><b>{p.pick(*BR_NAMES)}</b><br>{p.pick("PODER JUDICIÁRIO — ", "ESTADO: ", "")}{p.reg_uf(full=True)}<br>{p.pick("REGISTRO CIVIL DAS PESSOAS NATURAIS", p.office(), "CARTÓRIO DO REGISTRO CIVIL")}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "NASCIMENTO")}</h1>"""
    css = f"""body{{font:{size:.1f}px/1.3 {p.pick(*SANS)}}} table{{width:100%;table-layout:fixed}} td,th{{border:{p.pick("1px solid", "1px solid #777", "2px solid")};padding:2px 5px {p.rng.randint(2, 7)}px;vertical-align:top;overflow-wrap:break-word}} th{{width:{p.rng.randint(60, 84)}px;font-size:9px;vertical-align:middle}} .k{{font-size:{p.rng.uniform(6.5, 8.5):.1f}px;color:#333}} .v,.t{{font-family:{p.pick(*MONO)};min-height:1.3em}} .tt{{background:#ddd;font-weight:bold;font-size:9px;text-align:{p.pick("center", "left")}}} .hd{{text-align:center}} h1{{text-align:center;font-size:{p.rng.randint(16, 24)}px;margin:8px 0}} .f td{{padding:8px}} .f{{margin-top:{p.pick(-1, 10)}px}} .sgc{{text-align:center;vertical-align:bottom}}"""
    return page(css, head + f"<table>{'<col style=width:76px>' if titled else ''}{''.join(blocks)}</table>" + issue, pad=p.pick("36px 44px", "26px 30px", "50px 56px"), scale=p.rng.uniform(1, 1.25))


@form
def b_clauses(p):
    """A word processor's narrative, each fact a clause of its own line: QUE ..., 1º) ..., or a dash."""
    era(p, 1945, 2009, 2012)
    p.manner(sex_short=False, caps=p.chance(.55), blank=p.pick("não consta", "ignorado", "-----", "prejudicado"))
    r, g = p.r, o(p)
    first, second = p.parents(p.pick("father", "father", "mother"))
    b = (lambda x: f"<b>{x}</b>") if p.chance(.6) else (lambda x: f"<u>{x}</u>") if p.chance(.3) else (lambda x: x)
    mark = p.pick("QUE, ", "que ", "{n}º) ", "- ", "{n}. ", "QUE ", "• ", "")
    items = [
        p.pick(f"o registro foi lavrado {p.pick('em', 'no dia', 'aos')} {b(p.reg_date())}, {bookline(p)}", f"consta {bookline(p)}, com data de {b(p.reg_date())}, o assento respectivo"),
        p.pick(f"o nascimento ocorreu {p.pick('no dia', 'em', 'aos')} {b(p.birth_date())}, às {b(p.hour())}, {at(p)}, {town(p)}", f"nasceu {at(p)}, {town(p)}, {p.pick('no dia', 'em', 'a')} {b(p.birth_date())}, às {b(p.hour())}"),
        p.pick(f"é do sexo {b(p.sex())}", f"a criança é do sexo {b(p.sex())}" + (f" e de cor {p.other(r['color'])}" if p.chance(.5) else "")),
    ]
    if p.chance(.4):
        items.append(f"é natural de {b(p.nat())}")
    if first.known and second.known:
        if p.chance(.5):
            items.append(p.pick(f"é filh{g} de {b(first.name())} e de {b(second.name())}", f"são seus pais {b(first.name())} e {b(second.name())}") + casados(p))
            kind = p.pick(0, 1)
            items.append("; ".join(f"{'o pai' if x.role == 'father' else 'a mãe'}{', ' + x.extra('profession') + ',' if kind else ''} é natural de {x.nat()}" for x in (first, second)))
            items.append("; ".join(f"são avós {line(x)} {b(x.grandparents(' e '))}" for x in (first, second) if has_gp(x)) or "não constam avós")
        else:
            items += [f"{p.pick('é seu pai', 'o pai é', 'tem como pai') if x.role == 'father' else p.pick('é sua mãe', 'a mãe é', 'tem como mãe')} {b(x.name())}{with_nat(p, x)}" + (f", {p.pick('e são avós ' + line(x), 'filho de' if x.role == 'father' else 'filha de', 'avós ' + line(x) + ':')} {x.grandparents(of_and(p))}" if has_gp(x) else "") for x in (first, second)]
    else:
        items.append(filiation(p, lead="é filh" + g, first="father"))
    rest = [f"{p.pick('foi declarante', 'declarou o nascimento', 'o declarante foi')} {declarant(p)}", p.pick("foram testemunhas ", "serviram como testemunhas ") + witness(p, 0) + " e " + witness(p, 1)]
    if r["dnv"]:
        rest.append(f"foi apresentada a Declaração de Nascido Vivo nº {b(p.dnv())}")
    if r["twins"]:
        rest.append(f"é gême{g} de {p.twin_names()}")
    elif p.chance(.2):
        rest.append(f"gêmeos: {p.twin()}")
    rest = p.rng.sample(rest, p.rng.randint(1, len(rest)))
    if p.chance(.5):
        p.rng.shuffle(items)
    items += rest
    if r["averbacoes"] or p.chance(.4):
        items.append(p.pick("à margem do termo consta: ", "consta a seguinte averbação: ", "AVERBAÇÃO: ") + p.averbacoes())
    listed = "".join(f'<div class="i">{mark.format(n=n)}{x}{p.pick(";", ";", ".") if n < len(items) else "."}</div>' for n, x in enumerate(items, 1))
    lead = p.pick(f"CERTIFICO que, revendo os livros de registro de nascimento deste Cartório, deles verifiquei constar o assento de {b(p.name())}, do qual consta:", f"CERTIFICO, a requerimento verbal de pessoa interessada, com relação ao registro de nascimento de {b(p.name())}:", f"Certifico e dou fé que, dos assentos deste Ofício, verifica-se a respeito de<div class='nm'>{b(p.name())}</div>o seguinte:")
    fees = f'<div class="fee">{" | ".join(p.other(a) + " " + p.other(c) for a, c in r["fees"])}{" | Selo " + p.seal() if p.chance(.5) else ""}</div>' if r["edate"].year > 1994 and p.chance(.6) else ""
    letter = f"""<b>{p.office()}</b><br>{p.other(r["address"])}<br>{p.reg_city_uf()}{" - CEP " + p.other(r["cep"]) if p.chance(.5) else ""}{"<br>Fone " + p.other(r["phone"]) if p.chance(.5) else ""}{"<br>" + p.officer() + "<br><i>" + title_of(p) + "</i>" if p.chance(.5) else ""}"""
    size = p.rng.uniform(12.5, 16)
    css = f"""body{{font:{size:.1f}px/{p.rng.uniform(1.3, 1.75):.2f} {p.pick(*SERIF, *SANS)}}} .hd{{text-align:{p.pick("center", "left", "right", "center")};line-height:1.25;font-size:.9em;{p.pick("", "border-bottom:1px solid", "border:1px solid;padding:6px", "font-style:italic")}}} h1{{text-align:center;font-size:{p.rng.randint(17, 28)}px;margin:18px 0;{p.pick("text-decoration:underline", "letter-spacing:4px", "")}}} .i{{text-align:justify;margin:{p.rng.randint(2, 9)}px 0 0 {p.pick(0, 24, 60)}px;{p.pick("", "text-indent:30px", "")}}} .nm{{text-align:center;font-size:1.15em;margin:8px}} .fee{{font-size:.7em;margin-top:14px}} .sg{{text-align:{p.pick("center", "right", "left")};margin-top:46px;line-height:1.3}}"""
    return page(css, f'<div class="hd">{letter}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "CERTIDÃO", "Certidão de Nascimento")}</h1><div class="m">{lead}</div>{listed}<p>{p.pick("O referido é verdade e dou fé.", "Nada mais consta. Dou fé.")}</p><p style="text-align:{p.pick("center", "right", "left")}">{p.issue_city_uf() if p.chance(.5) else p.issue_city()}, {p.issue_date(p.pick("semi", "words", "num"))}.</p><div class="sg">_________________________<br>{p.officer()}<br>{title_of(p)}</div>{fees}', pad=p.pick("44px 64px", "60px 80px 40px 100px", "36px 50px"))


@form
def b_asked(p):
    """A printed list of questions, numbered, with the clerk's answers at the right or on the line beneath."""
    era(p, 1936, 1975)
    p.manner(caps=p.chance(.35), sex_short=False, blank=p.pick("", "-", "ignora-se", "não declarado", "/////"))
    r, g = p.r, o(p)
    first, second = p.parents("father" if p.chance(.8) else "mother")
    asked = [
        ("name", p.pick("Nome da criança", "Nome e sobrenome do recém-nascido", "Nome por inteiro"), p.name()),
        ("birth_date", p.pick("Dia, mês e ano do nascimento", "Quando nasceu", "Data do nascimento (por extenso)"), p.birth_date(p.pick("words", "dias", "semi"))),
        ("hour", p.pick("A que horas", "Hora certa ou aproximada", "Hora do nascimento"), p.hour()),
        ("birth_place", p.pick("Onde nasceu", "Lugar do nascimento (rua e nº, fazenda, hospital)", "Lugar do parto"), p.birth_place() + (p.pick(", ", " - ", "; ") + p.birth_city_uf() if p.chance(.6) else "")),
        ("sex", "Sexo", p.sex()), (None, p.pick("Côr", "Cor"), p.other(r["color"])),
    ]
    if "bcity" not in asked[3][2]:
        asked.insert(4, ("birth_city", p.pick("Município e Estado", "Distrito e município em que nasceu"), p.birth_city_uf()))
    if p.chance(.5):
        asked.insert(p.rng.randint(4, 6), (None, p.pick("Se é legítimo ou ilegítimo", "Legitimidade", "Filiação legítima?"), p.other(p.pick("legítim" + g, "natural", "sim"))))
    if p.chance(.4):
        asked.append(("twin", p.pick("Se é gêmeo e, sendo, de quem", "É gêmeo?", "Se houve gêmeo"), p.twin()))
    for x in (first, second):
        is_father = x.role == "father"
        asked.append((x.role, p.pick("Nome do pai", "Quem é o pai") if is_father else p.pick("Nome da mãe", "Quem é a mãe", "Nome da mãe (de solteira ou casada)"), x.name()))
        more = [("parent_nat", p.pick("Sua naturalidade", "De onde é natural", "Naturalidade"), x.nat())]
        if x.known and p.chance(.6):
            more.append((None, p.pick("Sua profissão", "Profissão"), x.extra("profession")))
        if x.known and p.chance(.4):
            more.append((None, p.pick("Idade", "Quantos anos tem"), x.extra("age")))
        if x.known and p.chance(.3):
            more.append((None, p.pick("Domicílio", "Onde reside"), x.extra("residence")))
        asked += more
    gp = p.pick("pair", "each", "all")
    if gp == "all" and has_gp(first) and has_gp(second):
        asked.append(("gp_all", p.pick("Nomes dos avós", "Avós paternos e maternos", "Quem são os avós"), f"{line(first)}: {first.grandparents(' e ')}; {line(second)}: {second.grandparents(' e ')}"))
    elif gp == "each":
        for x in (first, second):
            asked += [("grandfather", f"Nome do avô {line(x)[:-1]}", x.grandfather()), ("grandmother", f"Nome da avó {line(x)[:-2]}a", x.grandmother())]
    else:
        for x in (first, second):
            asked.append(("gp_paternal" if x.side == "pat" else "gp_maternal", p.pick(f"Avós {line(x)}", f"Nomes dos avós {line(x)}"), x.grandparents(p.pick(" e ", " e de ", "; "))))
    asked.append((None, p.pick("Quem fez a declaração", "Nome do declarante"), declarant(p)))
    if p.chance(.6):
        asked.append((None, p.pick("Testemunhas", "Nomes das testemunhas"), witness(p, 0) + "; " + witness(p, 1)))
    asked.append(("averbacoes", p.pick("Averbações", "Observações", "Notas à margem"), p.averbacoes()))
    num = p.pick("{}.", "{}º", "{} –", "{})", "({})", "")
    style = p.pick("right", "under", "run", "dots")
    out = []
    for n, (c, q, a) in enumerate(asked, 1):
        label = f"{num.format(n)} " + (p.label(c, q) if c else q)
        if style == "right":
            out.append(f'<tr><td class="q">{label}{p.pick("?", "") if q[0:3] in ("Qua", "Ond", "Que", "A q") else ""}</td><td class="a">{a}</td></tr>')
        elif style == "under":
            out.append(f'<div class="q">{label}:</div><div class="a ln">{a}</div>')
        elif style == "run":
            out.append(f'<div>{label}: <span class="a">{a}</span>.</div>')
        else:
            length = len(re.sub("<[^>]*>", "", label + a))
            out.append(f'<div class="dd">{label} <span class="fl">{"." * max(p.rng.randint(3, 8), 72 - length)}</span> <span class="a">{a}</span></div>')
    body = f'<table>{"".join(out)}</table>' if style == "right" else f'<div class="{p.pick("", "two") if style == "under" else ""}">{"".join(out)}</div>'
    t = lambda x: f'<span class="a">{x}</span>'
    head = f"""<div class="hd"><b>{p.pick(*BR_NAMES)}</b><br>Estado de {t(p.reg_uf(full=True))} · {p.pick("Comarca", "Município", "Distrito")} de {t(p.reg_city())}<br>{t(p.office())}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Registro de Nascimento", "EXTRATO DO ASSENTO DE NASCIMENTO", "Certidão")}</h1><p>{p.pick("CERTIFICO que", "Extraído do assento lavrado", "Consta que")} {p.pick("às fôlhas", "a fls.", "à folha")} {t(p.folha())} do livro {t(p.livro())}, sob nº {t(p.termo())}, {p.pick("em data de", "com data de", "foi lavrado em")} {t(p.reg_date(p.pick("semi", "words", "num")))}, {p.pick("constam as seguintes declarações:", "o registro de nascimento com os dizeres abaixo:")}</p>"""
    foot = f"""<p>{p.pick("E para constar, passei a presente.", "O referido é verdade e dou fé.")} {t(p.issue_city())}, {t(p.issue_date(p.pick("semi", "words")))}.</p><div class="sg">{t(p.officer())}<br>{p.pick("Oficial", "Escrivão de Paz", "Oficial do Registro Civil")}</div>"""
    size = p.rng.uniform(12, 14.5)
    css = f"""body{{font:{size:.1f}px/{p.rng.uniform(1.35, 1.7):.2f} {p.pick(*SERIF)}}} .a{{font-family:{p.pick(*MONO, "Z003", "C059;font-style:italic")}}} table{{width:100%}} td{{padding:{p.rng.randint(1, 5)}px 8px;vertical-align:top;{p.pick("border-bottom:1px dotted #555", "border:1px solid #777", "")}}} .q{{width:{p.rng.randint(30, 46)}%}} .ln{{border-bottom:1px solid #777;min-height:1.4em;padding-left:{p.pick(0, 30)}px;width:auto}} .ln+.q{{width:auto}} .two{{columns:2;column-gap:28px}} .two .q{{width:auto;break-after:avoid}} .fl{{color:#777}} .hd{{text-align:center}} h1{{text-align:center;font-size:{p.rng.randint(18, 26)}px;margin:10px 0}} .sg{{text-align:center;margin:30px 0 0 {p.pick("0", "50%")}}}"""
    return page(css, head + body + foot, pad=p.pick("40px 54px", "54px 70px", "34px 40px"), scale=p.rng.uniform(1, 1.1))


@form
def b_centered(p):
    """An ornate sheet of the sixties to the nineties: every fact on a centred line of its own, small printed words between."""
    era(p, 1950, 2008, 2009)
    p.manner(caps=p.chance(.6), sex_short=False, blank=p.pick("", "* * *", "- - -", "desconhecido"))
    r, g = p.r, o(p)
    first, second = p.parents("father" if p.chance(.75) else "mother")
    L = lambda words: f'<div class="w">{words}</div>'
    V = lambda value, big="": f'<div class="v {big}">{value}</div>'
    out = [L(p.pick("CERTIFICO que", "Certifico e dou fé que")), L(f"{p.pick('sob o nº', 'registrado sob nº')} <b>{p.termo()}</b>, {p.pick('às folhas', 'fls.')} <b>{p.folha()}</b> {p.pick('do livro', 'do livro A nº').replace('A nº', 'nº')} <b>{p.livro()}</b>")]
    if p.chance(.6):
        out += [L(p.pick("foi lavrado no dia", "em data de", "consta, feito em")), V(p.reg_date())]
        dated = True
    else:
        dated = False
    out += [L(p.pick("o registro de nascimento de", "foi registrado o nascimento de", "o assento de nascimento de")), V(p.name(), "big")]
    born = [L(p.pick(f"do sexo <b>{p.sex()}</b>, nascid{g} {p.pick('em', 'no dia', 'aos')}", f"nascid{g} {p.pick('em', 'no dia')}")), V(p.birth_date() + p.pick(", às ", " às ", " - ") + p.hour())]
    if "do sexo" not in born[0]:
        born.append(L(f"sexo: {p.sex()}"))
    out += born + [L(p.pick("em", "local", "no estabelecimento")), V(p.birth_place()), V(p.birth_city_uf())]
    if p.chance(.3):
        out.append(L("natural de " + p.nat()))
    joined = p.chance(.5)
    for n, x in enumerate((first, second)):
        out.append(L(("filh" + g + p.pick(" de", " legítim" + g + " de") if n == 0 else p.pick("e de", "e"))))
        out.append(V(x.name()))
        if x.known and p.chance(.6):
            out.append(L(p.pick("natural de", "nat. de") + " " + x.nat()))
        if joined:
            out.append(L(p.pick(f"avós {line(x)}", f"filh{'o' if x.role == 'father' else 'a'} de") + ":") + V(x.grandparents(p.pick(" e ", "<br>e "))))
    if not joined:
        if p.chance(.5):
            out.append(f'<div class="cols">' + "".join(f'<div>{L(p.label("gp_paternal" if x.side == "pat" else "gp_maternal", "Avós " + line(x)))}{V(x.grandfather())}{V(x.grandmother())}</div>' for x in (first, second)) + "</div>")
        else:
            out += [L(f"sendo avós {line(x)}") + V(x.grandparents(" e ")) for x in (first, second)]
    if not dated:
        out += [L(p.pick("Registro feito em", "lavrado em", "data do registro")), V(p.reg_date())]
    out += [L(p.pick("Foi declarante ", "Declarante: ") + declarant(p))]
    if r["averbacoes"] or p.chance(.4):
        out += [L(p.label("averbacoes", p.pick("Observações", "Averbações", "Consta à margem"))), f'<div class="v n">{p.averbacoes()}</div>']
    foot = f"""{L(p.pick("O referido é verdade e dou fé.", "Do que dou fé."))}{V(p.issue_city() + ", " + p.issue_date(p.pick("semi", "words")))}<div class="sg"><span>{p.officer()}</span><br>{p.pick("OFICIAL DO REGISTRO CIVIL", "Oficial", "Escrivão")}</div>"""
    align = p.pick("center", "center", "center", "left")
    css = f"""body{{font:{p.rng.uniform(11.5, 13.5):.1f}px/1.35 {p.pick(*SERIF)};text-align:{align};border:{p.rng.randint(3, 14)}px {p.pick("double", "ridge", "groove", "solid", "dashed")} {p.pick("#555", "#174", "#249", "#963")}}} .w{{font-style:{p.pick("italic", "normal")};color:#333;margin-top:{p.rng.randint(2, 6)}px}} .v{{font-family:{p.pick(*MONO, *SERIF, *SANS)};{p.pick("font-weight:bold", "", "border-bottom:1px dotted #777", "")}}} .big{{font-size:{p.rng.uniform(1.1, 1.9):.2f}em;margin:4px 0}} .cols{{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin-top:6px}} .n{{font-weight:normal;font-size:.9em}} .sg{{margin-top:34px}} .sg>span{{border-top:1px solid;padding:0 30px}} h1{{font-size:{p.rng.randint(22, 36)}px;margin:6px 0;font-family:{p.pick(*SERIF, "Z003")}}}"""
    head = f"""<div>{p.pick(*BR_NAMES)}</div><div>{p.pick("Estado de ", "")}{p.reg_uf(full=True)} — {p.pick("Comarca de ", "Município de ", "")}{p.reg_city()}</div><div><b>{p.office()}</b></div><h1>{p.pick("Certidão de Nascimento", "CERTIDÃO DE NASCIMENTO", "Nascimento")}</h1>"""
    return page(css, head + "".join(out) + foot, pad=p.pick("26px 50px", "40px 70px", "30px 100px"), scale=p.rng.uniform(1, 1.3))


@form
def b_book_sheet(p):
    """A sheet of the printed book as copied: its text with blanks filled, number and notes at its margin, a stamp that certifies the copy."""
    era(p, 1945, 2005, 2026)
    p.manner(caps=p.chance(.4), sex_short=False, hour=p.pick("words", "old", "num"), blank=p.pick("", "-----", "xxxxx", "-"))
    r, g = p.r, o(p)
    a, b = p.parents("father")
    t = lambda x, w=60: f'<span class="u"><span class="t">{x}</span></span>'
    kind = p.pick("dated", "appeared")
    d = r["declarant"]
    tells = a.known and b.known and p.chance(.5)
    comes = a.name() if tells else p.other(d["name"])
    near = r["birth"].year == r["rdate"].year and r["birth"].month == r["rdate"].month and p.chance(.3)
    if kind == "dated":
        opening = f"Aos {t(p.reg_date(p.pick('dias', 'words')))}, em cartório, compareceu {t(comes)}, {p.pick('profissão', 'de profissão')} {t(a.extra('profession') if tells else p.other(d['profession']))}, {p.pick('residente', 'morador')} {t(p.other(d['residence']))}"
        if tells and p.chance(.5):
            opening += f", natural de {t(a.nat())}"
    else:
        opening = f"Em {t(p.reg_date(p.pick('semi', 'words', 'num')))} neste {p.pick('distrito', 'município', '1º subdistrito')} de {t(p.reg_city())}, Estado de {t(p.reg_uf(full=True))}, compareceu no cartório {t(comes)}"
    birth = f"no dia {t(p.birth_day())} do corrente mês e ano" if near else p.pick(f"no dia {t(p.birth_date(p.pick('words', 'semi')))}", f"no dia {t(p.birth_day())} do mês de {t(p.birth_month())} de {t(p.birth_year())}")
    text = f"""{opening} e declarou que {birth}, às {t(p.hour())} horas, {p.pick("no lugar", "em", "à rua")} {t(p.birth_place())}{p.pick(", em ", ", município de ")}{t(p.birth_city_uf())}, nasceu uma criança do sexo {t(p.sex())}, de côr {t(p.other(r["color"]))}, {p.pick("que recebeu o nome de", "que se chamará", "à qual foi dado o nome de")} {t(p.name())}, """
    if tells:
        text += f"filh{g} {p.pick('dêle declarante', 'do declarante', 'legítim' + g + ' dêle declarante')} e de {t(b.name())}, {p.pick('natural de ' + t(b.nat()), 'profissão ' + t(b.extra('profession')) + ', nascida em ' + t(b.nat()))}, "
    else:
        text += f"filh{g} de {t(a.name())}, natural de {t(a.nat())}, e de {t(b.name())}, natural de {t(b.nat())}, "
    gp = p.pick(0, 1)
    text += f"sendo avós paternos {t((a if a.side == 'pat' else b).grandfather())} e {t((a if a.side == 'pat' else b).grandmother())} e maternos {t((b if a.side == 'pat' else a).grandfather())} e {t((b if a.side == 'pat' else a).grandmother())}. " if gp else f"São avós paternos {t((a if a.side == 'pat' else b).grandparents(' e '))} e avós maternos {t((b if a.side == 'pat' else a).grandparents(' e '))}. "
    text += f"{p.pick('Os pais são casados em', 'Casamento dos pais:')} {t(p.other(r['marriage_parents']) if r['marriage_parents'] else '')} " if p.chance(.4) else ""
    text += f"{p.pick('Do que, para constar, lavrei êste têrmo', 'E, para constar, lavrei este termo')}, que, lido e achado conforme, vai assinado pelo declarante e pelas testemunhas {t(p.other(r['witnesses'][0]['name']))} e {t(p.other(r['witnesses'][1]['name']))}. Eu, {t(p.other(r['clerk']))}, {p.pick('Oficial, o escrevi', 'escrevente, escrevi', 'Oficial Maior, subscrevi')}."
    signs = "".join(f'<div class="ln">{p.other(x) if p.chance(.6) else "&nbsp;"}</div>' for x in (d["name"], r["witnesses"][0]["name"], r["witnesses"][1]["name"]))
    margin = f"""<div class="no">{p.label("termo", p.pick("N.º", "Nº", "Têrmo Nº", "N. de ordem"))} {t(p.termo())}</div><div class="nm">{t(p.name())}</div><div class="nt">{(p.label("averbacoes", p.pick("Averbações", "OBSERVAÇÕES", "Anotações e averbações")) if r["averbacoes"] or not r["anotacoes"] else p.label("anotacoes", "Anotações")) if p.chance(.7) else ""}<br>{p.averbacoes() if r["averbacoes"] or not r["anotacoes"] else p.anotacoes()}</div>"""
    top = f'<div class="top"><span>{p.label("livro", p.pick("LIVRO", "Livro n.º", "Livro A"))} {t(p.livro())}</span><span>{p.pick("REGISTRO DE NASCIMENTOS", "NASCIMENTOS", "")}</span><span>{p.label("folha", p.pick("Fls.", "FOLHA", "Fôlha n.º"))} {t(p.folha())}</span></div>'
    stamp = f"""<div class="stamp"><b>{p.office()}</b> — {p.reg_city_uf()}<br>{p.pick("CERTIFICO que a presente é reprodução fiel do assento original. Dou fé.", "Certifico e dou fé que esta cópia confere com o original arquivado neste Cartório, extraída por processo reprográfico (art. 19, § 5º, Lei 6.015/73).", "Certidão de inteiro teor por reprodução. Confere com o original.")} {p.issue_city()}, {p.issue_date()}.<br>{p.pick("", "Matrícula: " + p.matricula() + "<br>")}{p.pick("", p.label("seal", "Selo") + " " + p.seal() + "<br>")}{p.officer()}, {title_of(p)}</div>"""
    last = p.chance(.75)
    lm = p.chance(.75)
    mw = p.rng.randint(140, 210)
    cols = [f"<aside>{margin}</aside>", f'<section><div class="m">{text}</div><div class="ss">{signs}</div></section>']
    if not lm:
        cols.reverse()
    css = f"""body{{font:{p.rng.uniform(12.5, 15):.1f}px/{p.rng.uniform(1.7, 2.2):.2f} {p.pick(*SERIF)}}} .t{{font-family:{p.pick(*MONO, "Z003", "Z003", "'EB Garamond';font-style:italic")};{p.pick("", "color:#113")}}} .u{{border-bottom:1px {p.pick("dotted", "solid", "solid")} #888}} .sheet{{{p.pick("border:1px solid #333", "border:2px solid", "border-top:1px solid;border-bottom:1px solid")};padding:8px}} .g{{display:grid;grid-template-columns:{f"{mw}px 1fr" if lm else f"1fr {mw}px"}}} aside{{padding:8px;border-{"right" if lm else "left"}:{p.pick("1px solid", "3px double", "2px solid #c66")};font-size:.85em;line-height:1.4;overflow-wrap:anywhere}} aside div{{margin-bottom:12px}} section{{padding:8px 14px;min-width:0}} .m{{text-align:justify}} .top{{display:flex;justify-content:space-between;border-bottom:1px solid}} .ss{{margin-top:14px}} .ln{{border-bottom:1px solid #999;width:75%;margin-left:auto;line-height:1.6}} .stamp{{font:11px/1.45 {p.pick(*SANS)};border:{p.pick("2px solid #336", "1px solid", "none")};padding:8px 12px;width:{p.rng.randint(58, 100)}%;margin:{"16px" if last else "0"} {p.pick("0", "auto")} {"0" if last else "16px"} auto}}"""
    sheet = f'<div class="sheet">{top}<div class="g">{"".join(cols)}</div></div>'
    return page(css, sheet + stamp if last else stamp + sheet, pad=p.pick("30px 36px", "44px 50px", "24px 30px"), scale=p.rng.uniform(1, 1.2))


@form
def b_run_on(p):
    """A recent inteiro teor of a book kept as a form: its labels and values one after another in a single paragraph."""
    new = p.chance(.55)
    couple(p)
    if not new:
        era(p, 1975, 2009, 2026)
    r, g = p.r, o(p)
    p.manner(caps=p.chance(.55))
    first, second = p.parents(p.pick("father", "mother"))
    end, sep = p.pick(":", ":", ":", " -", " ="), p.pick("; ", ". ", ", ", " / ", " - ", " | ", "; ")
    up = p.chance(.4)
    strong = p.pick("none", "label", "value")

    def say(concept, words, value):
        words = words.upper() if up else words
        words = p.label(concept, words) if concept else words
        if strong == "label":
            words = f"<b>{words}</b>"
        return f"{words}{end} " + (f"<b>{value}</b>" if strong == "value" else value)

    birth = [say("birth_date", p.pick("Data do nascimento", "Nascimento", "Nascido em"), p.birth_date()), say("hour", p.pick("Hora", "Horário", "Horas"), p.hour()), say("sex", "Sexo", p.sex()), say("birth_place", p.pick("Local do nascimento", "Local"), p.birth_place()), say("birth_city", p.pick("Município", "Cidade", "Município de nascimento"), p.birth_city_uf())]
    if p.chance(.5):
        birth.append(say("nat", p.pick("Naturalidade", "Natural de"), p.nat()))
    if p.chance(.4):
        p.rng.shuffle(birth)
    parts = [say("name", p.pick("Nome do registrado", "Nome", "Registrado(a)"), p.name())] + birth
    if new and p.chance(.6):
        parts.insert(1, say("cpf", p.pick("CPF", "CPF nº"), p.cpf()))
    late = []
    for x in (first, second):
        word = p.pick("Pai", "Genitor", "Nome do pai", "Filiação paterna") if x.role == "father" else p.pick("Mãe", "Genitora", "Nome da mãe", "Filiação materna")
        parts.append(say(x.role, word, x.name()))
        extra = [say("parent_nat", p.pick("Naturalidade", "natural de"), x.nat())]
        if x.known:
            extra += [say(None, p.pick("Profissão", "Ocupação"), x.extra("profession")), say(None, "Idade", x.extra("age")), say(None, "RG", x.extra("rg")), say(None, "CPF", x.extra("cpf")), say(None, p.pick("Residência", "Endereço"), x.extra("residence"))]
            extra = extra[:1] + p.rng.sample(extra[1:], p.rng.randint(0, 4))
            if p.chance(.3):
                p.rng.shuffle(extra)
        parts += extra
        gp = [say("gp_paternal" if x.side == "pat" else "gp_maternal", f"Avós {line(x)}", x.grandparents(p.pick(" e ", "; ", " e ")))] if p.chance(.7) else [say("grandfather", f"Avô {line(x)[:-1]}", x.grandfather()), say("grandmother", f"Avó {line(x)[:-2]}a", x.grandmother())]
        if p.chance(.5) or late:
            late += gp
        else:
            parts += gp
    parts += late
    rest = [say("twin", p.pick("Gêmeo", "Gêmeos", "Gemelaridade"), p.twin()), say(None, "Declarante", declarant(p)), say(None, "Testemunhas", witness(p, 0) + " e " + witness(p, 1)), say("reg_date", p.pick("Data do registro", "Data do assento", "Lavrado em"), p.reg_date())]
    if r["dnv"]:
        rest.append(say("dnv", p.pick("DNV", "Declaração de nascido vivo", "D.N.V. nº"), p.dnv()))
    if r["twins"]:
        rest.append(say("twin_names", p.pick("Nome do(s) gêmeo(s)", "Irmãos gêmeos"), p.twin_names()))
    if p.chance(.5):
        p.rng.shuffle(rest)
    parts += rest
    if p.chance(.25):
        parts.insert(0, parts.pop(next(n for n, x in enumerate(parts) if 'data-v="rdate"' in x)))
    text = sep.join(parts) + "."
    notes = []
    if r["averbacoes"] or p.chance(.4):
        notes.append(f"{p.label('averbacoes', p.pick('AVERBAÇÕES', 'Averbação', 'AV.1'))}{end} {p.averbacoes()}")
    if r["anotacoes"] or p.chance(.2):
        notes.append(f"{p.label('anotacoes', p.pick('ANOTAÇÕES', 'Anotação à margem'))}{end} {p.anotacoes()}")
    quote = p.pick(("“", "”"), ("\"", "\""), ("", ""), ("[", "]"))
    top = f'<table class="id"><tr><td>{p.label("matricula", p.pick("MATRÍCULA", "Matrícula"))}<br><b>{p.matricula()}</b></td>' + (f'<td>{p.label("livro", "LIVRO")}<br>{p.livro()}</td><td>{p.label("folha", "FOLHA")}<br>{p.folha()}</td><td>{p.label("termo", "TERMO")}<br>{p.termo()}</td>' if p.chance(.6) else "") + "</tr></table>" if p.chance(.75) else ""
    lead = p.pick(f"CERTIFICO, a pedido de {p.other(people.person(p.rng, 'M'))}, que revendo o acervo deste Ofício, {bookline(p)}, consta o seguinte assento:", f"Certifico que {bookline(p)}, encontra-se lavrado o registro de nascimento do teor seguinte:", "O Oficial que esta subscreve certifica que o inteiro teor do assento é o que segue:")
    cad = ""
    if p.chance(.35):
        titles, rows = texts.cadastro(p.rng, r)
        cad = f'<table class="cd"><tr>{"".join(f"<th>{x}</th>" for x in titles)}</tr>{"".join("<tr>" + "".join(f"<td>{p.other(x)}</td>" for x in row) + "</tr>" for row in rows[:4])}</table>'
    fees = " ".join(f"{p.other(a)}: {p.other(b)};" for a, b in r["fees"])
    seal = f"""<div class="bx">{p.label("seal", p.pick("SELO DIGITAL", "Selo eletrônico:", "Nº do selo"))}<br>{p.seal()}<br>{p.pick("Código de segurança", "Cód. validação")}: {p.other(r["security"] or "0000")}<br>{fees}</div>""" if p.chance(.8) else ""
    sign = p.pick(f"{p.officer()}<br>{title_of(p)}", f"Assinado digitalmente por {p.other(r['clerk'])}<br>{p.other(r['clerk_title'])}", f"{p.other(r['clerk'])}<br>{p.other(r['clerk_title'])} — pelo Oficial {p.officer()}")
    size = p.rng.uniform(10.5, 13)
    css = f"""body{{font:{size:.1f}px/{p.rng.uniform(1.3, 1.65):.2f} {p.pick(*SANS, *SERIF)}}} .m{{text-align:{p.pick("justify", "left")};{p.pick("", "border:1px solid;padding:8px", "border-left:4px solid #ccc;padding-left:12px")}}} .id{{width:100%;margin:8px 0}} .id td{{border:1px solid #666;padding:4px;text-align:center}} .cd{{width:100%;font-size:.8em;margin:10px 0}} .cd td,.cd th{{border:1px solid #999;padding:2px 5px;text-align:left;font-weight:normal}} .bx{{border:1px solid #888;font-size:.8em;padding:6px;width:{p.rng.randint(36, 60)}%;float:{p.pick("left", "right", "left")};margin-top:12px}} .hd{{text-align:center;{p.pick("background:#eee;padding:8px", "", "border-bottom:1px solid #999;padding-bottom:6px")}}} h1{{text-align:center;font-size:{p.rng.randint(14, 21)}px}} .sg{{clear:both;text-align:center;padding-top:50px}}"""
    return page(css, f"""<div class="hd">{p.pick("REPÚBLICA FEDERATIVA DO BRASIL<br>", "")}{p.office()}<br>{p.reg_city_uf()}<br>{p.other(r["address"])} {p.other(r["email"])}</div><h1>{p.pick("CERTIDÃO DE INTEIRO TEOR", "CERTIDÃO EM INTEIRO TEOR - NASCIMENTO", "Certidão de Inteiro Teor (digitada)")}</h1>{top}<p>{lead}</p><div class="m">{quote[0]}{text}{quote[1]}</div>{"".join(f"<p>{x}</p>" for x in notes)}{cad}<p>{p.pick("Nada mais. O referido é verdade e dou fé.", "Era o que continha. Dou fé.")} {p.issue_city_uf()}, {p.issue_date()}.</p>{seal}<div class="sg">{sign}</div>""", pad=p.pick("36px 50px", "50px 64px", "28px 36px"), scale=p.rng.uniform(1, 1.3))


@form
def b_index_card(p):
    """An index card or relation of the office: everything abbreviated, in a few lines, issued as breve relato."""
    era(p, 1940, 2000)
    p.manner(caps=p.chance(.5), birth_date=p.pick("num", "short", "num"), date=p.pick("num", "short"), hour="num", blank=p.pick("N/C", "-", "ign.", "//", "?"))
    r, g = p.r, o(p)
    first, second = p.parents("father" if p.chance(.6) else "mother")
    s = p.pick(" - ", "; ", ", ", " / ", "  ")
    reg = s.join([p.label("livro", p.pick("L.", "Lº", "Liv.")) + " " + p.livro(), p.label("folha", p.pick("F.", "Fl.", "fls.")) + " " + p.folha(), p.label("termo", p.pick("T.", "N.", "Nº", "R.")) + " " + p.termo()])
    born = s.join([p.label("birth_date", p.pick("D.N.", "Nasc.", "n.")) + " " + p.birth_date(), p.pick("às ", "h. ", "") + p.hour(), p.label("sex", p.pick("Sx.", "Sexo", "S.")) + " " + p.sex()])
    place = s.join([p.label("birth_place", p.pick("Loc.", "L.N.", "em")) + " " + p.birth_place(), p.birth_city_uf()])
    rows = [reg, p.label("reg_date", p.pick("D.R.", "Reg.", "Dt.reg.")) + " " + p.reg_date(), p.label("name", p.pick("Reg.do", "Nome", "N.")) + " " + p.name(), born, place]
    for x in (first, second):
        short = p.pick("P.", "Pai") if x.role == "father" else p.pick("M.", "Mãe")
        rows.append(p.label(x.role, short) + " " + x.name() + (p.pick(" (" + x.nat() + ")", " n. " + x.nat(), " nat. " + x.nat()) if x.known and p.chance(.5) else ""))
    for x in (first, second):
        rows.append(p.label("gp_paternal" if x.side == "pat" else "gp_maternal", p.pick("A.P.", "Av.pat.") if x.side == "pat" else p.pick("A.M.", "Av.mat.")) + " " + x.grandparents(p.pick(" e ", " / ", " & ")))
    if p.chance(.6):
        rows.append(p.pick("Decl. ", "Dte. ") + p.other(r["declarant"]["name"]))
    rows.append(p.label("averbacoes", p.pick("Av.", "Obs.", "Averb.")) + " " + p.averbacoes())
    if p.chance(.2):
        rows[1], rows[2] = rows[2], rows[1]
    width = p.pick(560, 640, 720)
    card = "".join(f'<div class="rw">{x}</div>' for x in rows)
    out = f"""<div class="card"><div class="ct"><span>{p.pick("FICHA", "ÍNDICE", "NASC.", "FICHÁRIO")} {p.other(p.rng.randint(1, 9999))}</span><span>{p.name() if p.chance(.5) else ""}</span></div>{card}</div>"""
    certify = f"""<p>{p.pick("Certifico, em breve relato, que do fichário e livros deste cartório consta o que se lê acima. Dou fé.", "BREVE RELATO. Confere com o assento. O referido é verdade e dou fé.", "Certidão em resumo, nos termos do art. 19 da Lei 6.015/73. Dou fé.")}</p><p>{p.issue_city_uf()}, {p.issue_date(p.pick("num", "semi"))}</p><p class="sg">{p.officer()}<br>{title_of(p)}</p>"""
    css = f"""body{{font:{p.rng.uniform(12, 15):.1f}px/{p.rng.uniform(1.35, 1.9):.2f} {p.pick(*MONO, *MONO, *SANS)}}} .card{{width:{width}px;border:{p.pick("1px solid", "2px solid #555", "1px dashed")};padding:10px 14px}} .ct{{display:flex;justify-content:space-between;border-bottom:{p.pick("1px solid", "2px solid #c55", "3px double")}}} .rw{{{p.pick("border-bottom:1px solid #bbb", "border-bottom:1px dotted #777", "")};{p.pick("", "padding-left:20px;text-indent:-20px", "")}}} .sg{{margin-top:30px;text-align:{p.pick("center", "left", "right")}}} .hd{{margin-bottom:14px;{p.pick("text-align:center", "")}}}"""
    return page(css, f'<div class="hd"><b>{p.office()}</b><br>{p.reg_city_uf()}</div>{out}{certify}', width=max(width + 100, 660), height=p.pick(720, 800, 1123), pad="40px 50px")


@form
def b_front_back(p):
    """Anverso and verso on one sheet: the narrative in front; notes, the parents' marriage, an earlier act and fees behind."""
    era(p, 1940, 2009, 2016)
    r, g = p.r, o(p)
    p.manner(sex_short=False, caps=p.chance(.45), blank=p.pick("não consta", "-----", "nihil", "******"))
    b = lambda x: f'<span class="t">{x}</span>'
    child = f"{p.pick('do sexo', 'criança do sexo')} {b(p.sex())}"
    born = f"nascid{g} {p.pick('em', 'aos', 'no dia', 'a')} {b(p.birth_date())}, às {b(p.hour())}, {at(p)}, {town(p)}"
    twin = f" {p.pick('Gêmeo:', 'Parto duplo:', 'Gêmeos:')} {p.twin()}." if p.chance(.4) else ""
    front = f"""<p class="m">CERTIFICO que {bookline(p)}, {p.pick("em data de", "aos", "em")} {b(p.reg_date())}, {p.pick("foi lavrado o assento de", "foi registrado o nascimento de", "foi feito o registro de")} <span class="t n">{p.name()}</span>, {child}, {born}, {filiation(p)}.{twin} {p.pick("Foi declarante", "Declarante:")} {declarant(p)}. {p.pick("Vide verso.", "(Continua no verso)", "Observações no verso.", "")}</p>"""
    day = records.date_text(p.rng, r["birth"] - dt.timedelta(days=p.rng.randint(200, 5000)), "num")
    cross = lambda letter: f"Livro {letter}-{p.rng.randint(1, 90)}, fls. {p.rng.randint(1, 300)}, nº {p.rng.randint(1, 9000)}"
    blocks = [f'<div class="k">{p.label("averbacoes", p.pick("AVERBAÇÕES", "Averbações à margem", "NOTAS"))}</div><div>{p.averbacoes()}</div>']
    if p.chance(.6):
        blocks.append(f'<div class="k">{p.label("anotacoes", p.pick("ANOTAÇÕES", "Anotações (art. 106)"))}</div><div>{p.anotacoes()}</div>')
    if p.chance(.6):
        blocks.append(f'<div class="k">{p.pick("CASAMENTO DOS PAIS", "Matrimônio dos genitores")}</div><div>Data: {p.other(day)} &nbsp; {p.other(cross("B"))}<br>Cartório: {p.other(places.office(p.rng, *places.place(p.rng)))}</div>')
    if p.chance(.35):
        blocks.append(f'<div class="k">{p.pick("REGISTRO ANTERIOR", "ASSENTO CANCELADO")}</div><div>{p.other(cross("A"))} - {p.other(places.place_text(p.rng, places.place(p.rng)))}, em {p.other(records.date_text(p.rng, r["rdate"], "num"))}</div>')
    if p.chance(.5):
        blocks.append(f'<div class="k">{p.pick("RECONHECIMENTO DE FIRMA", "VISTO")}</div><div>Reconheço a firma de {p.other(people.person(p.rng, "M"))}. {p.other(places.place(p.rng)[0])}, {p.other(records.date_text(p.rng, r["edate"], "num"))}. {p.other(people.person(p.rng, "F"))}, Tabeliã</div>')
    if p.chance(.6):
        blocks.append(f'<div class="k">{p.pick("CUSTAS", "EMOLUMENTOS")}</div><div>' + "<br>".join(f"{p.other(x)} ........ {p.other(y)}" for x, y in r["fees"]) + (f"<br>{p.label('seal', 'Selo')} {p.seal()}" if r["edate"].year > 1996 else "") + "</div>")
    p.rng.shuffle(blocks)
    foot = f"""<p>{p.pick("O referido é verdade e dou fé.", "Dou fé.")} {b(p.issue_city())}, {b(p.issue_date(p.pick("semi", "words", "num")))}.</p><div class="sg">{b(p.officer())}<br>{title_of(p)}</div>"""
    beside = p.chance(.4)
    titles = p.pick(("ANVERSO", "VERSO"), ("FRENTE", "VERSO"), ("", "V E R S O"), ("1ª face", "2ª face"))
    head = f'<div class="hd">{p.pick(*BR_NAMES)}<br>{p.pick("Estado de ", "")}{p.reg_uf(full=True)}<br>{p.office()}<br>{p.pick("Município e Comarca de ", "Comarca de ", "Sede em ")}{p.reg_city()}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento")}</h1>'
    css = f"""body{{font:{p.rng.uniform(11.5, 13.5):.1f}px/{p.rng.uniform(1.4, 1.8):.2f} {p.pick(*SERIF, *SANS, *MONO)}}} .t{{{p.pick("font-weight:bold", "font-family:" + p.pick(*MONO), "text-decoration:underline", "")}}} .n{{letter-spacing:1px}} .m{{text-align:justify}} .two{{display:{"grid" if beside else "block"};grid-template-columns:1.2fr 1fr;gap:26px}} .back{{{"border-left:1px dashed #888;padding-left:18px" if beside else "border-top:1px dashed #888;margin-top:22px;padding-top:8px"};font-size:.88em;min-width:0;overflow-wrap:anywhere}} .k{{font-weight:bold;margin-top:10px;font-size:.9em}} .z{{text-align:center;color:#777;font-size:.8em}} .hd{{text-align:center;line-height:1.35}} h1{{text-align:center;font-size:{p.rng.randint(17, 26)}px;margin:10px 0}} .sg{{text-align:center;margin-top:34px}}"""
    return page(css, f'<div class="two"><div class="front"><div class="z">{titles[0]}</div>{head}{front}{foot}</div><div class="back"><div class="z">{titles[1]}</div>{"".join(f"<div>{x}</div>" for x in blocks)}</div></div>', width=1123 if beside else 794, height=760 if beside else 1123, pad="36px 48px", scale=p.rng.uniform(1, 1.3))


@form
def b_named_in_brackets(p):
    """A printed sentence whose blanks are explained behind them in brackets or in tiny raised words: (nome do pai), (dia), (mês)."""
    era(p, 1938, 1985)
    p.manner(caps=p.chance(.55), sex_short=False, blank=p.pick("----", "", "x x x", "ignora-se"), hour=p.pick("words", "num", "old"))
    r, g = p.r, o(p)
    first, second = p.parents("father" if p.chance(.8) else "mother")
    open_, close = p.pick(("(", ")"), ("[", "]"), ("", ""), ("(", ")"))
    before = p.chance(.2)

    def say(concept, words, value):
        note = f'<small class="e">{open_}{p.label(concept, words) if concept else words}{close}</small>'
        value = f'<span class="t">{value}</span>'
        return f"{note} {value}" if before else f"{value} {note}"

    whole = p.chance(.5)
    date = say("birth_date", p.pick("dia, mês e ano", "data por extenso"), p.birth_date(p.pick("words", "semi", "paren"))) if whole else f'{say("birth_day", "dia", p.birth_day())} de {say("birth_month", "mês", p.birth_month())} de {say("birth_year", "ano", p.birth_year())}'
    kin = []
    for n, x in enumerate((first, second)):
        word = p.pick("nome do pai", "pai") if x.role == "father" else p.pick("nome da mãe", "mãe")
        said = f"{('filh' + g + ' ' + p.pick('de', 'legítim' + g + ' de')) if n == 0 else 'e de'} {say(x.role, word, x.name())}"
        if x.known and p.chance(.7):
            said += f", {say('parent_nat', p.pick('naturalidade', 'naturalidade do pai' if x.role == 'father' else 'naturalidade da mãe'), x.nat())}"
        kin.append(said)
    both_at_once = p.chance(.4)
    gps = []
    for x in (first, second):
        if both_at_once:
            gps.append(f"net{g} de {say('gp_paternal' if x.side == 'pat' else 'gp_maternal', 'avós ' + line(x), x.grandparents(' e '))}")
        else:
            gps.append(f"net{g} de {say('grandfather', 'avô ' + line(x)[:-1], x.grandfather())} e de {say('grandmother', 'avó ' + line(x)[:-2] + 'a', x.grandmother())}")
    facts = [f"nascid{g} {p.pick('em', 'no dia', 'a')} {date}, às {say('hour', 'hora', p.hour())}", f"{p.pick('em', 'no lugar')} {say('birth_place', p.pick('rua, número, hospital', 'lugar'), p.birth_place())}, {say('birth_city', p.pick('município e Estado', 'cidade'), p.birth_city_uf())}", f"do sexo {say('sex', 'masculino ou feminino', p.sex())}"]
    if p.chance(.6):
        facts.append(f"de côr {say(None, 'côr', p.other(r['color']))}")
    if p.chance(.4):
        facts = facts[2:] + facts[:2]
    text = f"""CERTIFICO que {p.pick("sob o número", "sob nº")} {say("termo", p.pick("nº do têrmo", "número de ordem"), p.termo())}, {p.pick("às folhas", "a fls.")} {say("folha", p.pick("fôlha", "fls."), p.folha())} do livro {say("livro", p.pick("nº do livro", "livro"), p.livro())}, {p.pick("foi lavrado em", "consta, lavrado em")} {say("reg_date", p.pick("data do registro", "data"), p.reg_date())}, o assento de {say("name", p.pick("nome do registrado", "nome por extenso"), p.name())}, {", ".join(facts)}, {", ".join(kin)}; {", ".join(gps)}. {p.pick("Declarante", "Foi declarante")} {say(None, "nome do declarante", declarant(p))}. {"Obs.: " + say("averbacoes", p.pick("averbações", "observações"), p.averbacoes()) if p.chance(.7) else ""}"""
    foot = f"""<p>{p.pick("O referido é verdade e dou fé.", "Dou fé.")} {say("issue_place", "lugar", p.issue_city())} {say("issue_date", "data", p.issue_date(p.pick("semi", "words", "num")))}</p><div class="sg">{say("officer", p.pick("Oficial do Registro Civil", "assinatura do Oficial", "Oficial"), p.officer())}</div>"""
    head = f"""<div class="hd">{p.pick(*BR_NAMES)}<br>{p.office()}<br>{p.reg_city()} {p.pick("—", "·", "/")} {p.reg_uf(full=True)}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "CERTIDÃO")}</h1>"""
    css = f"""body{{font:{p.rng.uniform(12.5, 15):.1f}px/{p.rng.uniform(1.7, 2.2):.2f} {p.pick(*SERIF, *SANS)}}} .t{{font-family:{p.pick(*MONO)};{p.pick("border-bottom:1px dotted #555", "border-bottom:1px solid #555", "")}}} .e{{font-size:{p.rng.uniform(.55, .75):.2f}em;color:#444;{p.pick("", "font-style:italic", "vertical-align:super;line-height:1", "vertical-align:sub;line-height:1")}}} .m{{text-align:{p.pick("justify", "left")}}} .hd{{text-align:{p.pick("center", "left")};line-height:1.4}} h1{{text-align:center;font-size:{p.rng.randint(18, 28)}px;margin:12px 0}} .sg{{margin-top:34px;text-align:{p.pick("center", "right")}}}"""
    return page(css, f'{head}<div class="m">{text}</div>{foot}', pad=p.pick("46px 60px", "36px 44px", "60px 80px"), scale=p.rng.uniform(1, 1.1))


@form
def b_register_row(p):
    """A wide extract of a register kept in columns: a header row, the person's row, sometimes the rows of neighbours."""
    era(p, 1932, 1990)
    p.manner(caps=p.chance(.4), blank=p.pick("-", "—", "\"", "ign.", ""), date=p.pick("num", "short"), birth_date=p.pick("num", "short", "semi"), hour=p.pick("num", "old"))
    r, g = p.r, o(p)
    first, second = p.parents("father" if p.chance(.8) else "mother")
    joined = p.chance(.5)
    cols = [("termo", p.pick("Nº", "Nº de ordem", "Termo"), p.termo(), 7), ("reg_date", p.pick("Data do registro", "Registro"), p.reg_date(), 9), ("name", p.pick("Nome do registrado", "Nome"), p.name(), 16), ("sex", "Sexo", p.sex(), 8)]
    cols.append(("birth_date", p.pick("Nascimento", "Dia, mês, ano e hora"), p.birth_date() + p.pick("<br>", " às ", ", ") + p.hour(), 11))
    cols.append(("birth_place", p.pick("Lugar do nascimento", "Onde nasceu"), p.birth_place() + p.pick("<br>", " - ", ", ") + p.birth_city_uf(), 13))
    if joined:
        cols.append(("filiation", p.pick("Filiação", "Pais"), first.name() + p.pick("<br>e ", "<br>", " e de ") + second.name(), 17))
        if p.chance(.6):
            cols.append(("parent_nat", p.pick("Naturalidade dos pais", "Naturais de"), first.nat() + "<br>" + second.nat(), 12))
    else:
        for x in (first, second):
            cols.append((x.role, "Pai" if x.role == "father" else "Mãe", x.name() + (p.pick("<br>", " - ", ", nat. de ") + x.nat() if x.known and p.chance(.6) else ""), 13))
    if p.chance(.5):
        cols.append(("gp_all", p.pick("Avós", "Avós paternos e maternos"), first.grandparents(" e ") + p.pick("<br>", "; ", " / ") + second.grandparents(" e "), 18))
    else:
        cols += [("gp_paternal" if x.side == "pat" else "gp_maternal", f"Avós {line(x)}", x.grandparents(p.pick("<br>", " e ")), 13) for x in (first, second)]
    cols.append(("averbacoes", p.pick("Observações", "Averbações", "Notas"), p.averbacoes() if len(r["averbacoes"]) < 180 else p.blank(), 12))
    rows = [[v for _, _, v, _ in cols]]
    if p.chance(.3):  # a neighbour struck out or left without a name
        blank_row = ["" for _ in cols]
        blank_row[0] = p.other(p.rng.randint(1, 99999))
        blank_row[2] = p.pick("(cancelado)", "sem efeito", "em branco", "—")
        rows.insert(p.pick(0, 1), blank_row)
    total = sum(w for *_, w in cols)
    numbers = "<tr>" + "".join(f'<td class="n">{n}</td>' for n in range(1, len(cols) + 1)) + "</tr>" if p.chance(.3) else ""
    table = f'<table><colgroup>{"".join(f"<col style=width:{w / total * 100:.1f}%>" for *_, w in cols)}</colgroup><tr>{"".join(f"<th>{p.label(c, t)}</th>" for c, t, _, _ in cols)}</tr>{numbers}{"".join("<tr>" + "".join(f"<td>{v}</td>" for v in row) + "</tr>" for row in rows)}</table>'
    head = f"""<div class="hd"><div><b>{p.office()}</b><br>{p.reg_city_uf()}</div><div class="tt">{p.pick("EXTRATO DO LIVRO DE NASCIMENTOS", "CERTIDÃO DE NASCIMENTO — RELAÇÃO", "CERTIDÃO DE NASCIMENTO", "MAPA DE REGISTRO DE NASCIMENTO")}</div><div>{p.label("livro", p.pick("Livro", "Livro nº"))} {p.livro()}<br>{p.label("folha", p.pick("Folha", "Fls."))} {p.folha()}</div></div>"""
    foot = f"""<p>{p.pick("Certifico que o extrato acima é cópia fiel do que consta do livro. Dou fé.", "O referido é verdade e dou fé.", "Conferido com o livro original. Dou fé.")} {p.issue_city()}, {p.issue_date(p.pick("num", "semi"))}.</p><div class="sg">{p.officer()}<br>{title_of(p)}</div>"""
    css = f"""body{{font:{p.rng.uniform(9.5, 12):.1f}px/1.4 {p.pick(*SERIF, *MONO[:4], *SANS)}}} table{{width:100%;table-layout:fixed}} td,th{{border:1px solid {p.pick("#222", "#888")};padding:3px 4px;vertical-align:top;overflow-wrap:anywhere;text-align:{p.pick("left", "left", "center")}}} th{{font-size:.85em;{p.pick("background:#eee", "", "text-transform:uppercase;font-size:.7em")}}} td{{height:{p.rng.randint(24, 90)}px;font-family:{p.pick("inherit", *MONO[:5])}}} td.n{{height:auto;text-align:center;font-size:.7em}} .hd{{display:flex;justify-content:space-between;gap:20px;margin-bottom:10px}} .tt{{font-size:1.4em;font-weight:bold;text-align:center}} .sg{{text-align:{p.pick("center", "right")};margin-top:30px}}"""
    return page(css, head + table + foot, width=1123, height=620, pad="30px 34px")


@form
def b_side_titles(p):
    """Short narrated paragraphs, each beside its title in the margin; a computer of the nineties and the two thousands."""
    era(p, 1950, 2009, 2012)
    p.manner(sex_short=False, caps=p.chance(.6), blank=p.pick("não consta", "---", "ignorado(a)", "-o-"))
    r, g = p.r, o(p)
    first, second = p.parents(p.pick("father", "father", "mother"))
    b = (lambda x: f"<b>{x}</b>") if p.chance(.5) else (lambda x: x)
    rows = [(p.label("livro", p.pick("REGISTRO", "Assento", "LIVRO")) if p.chance(.5) else p.pick("REGISTRO", "Assento"), p.pick(f"Lavrado {p.pick('em', 'aos')} {b(p.reg_date())}, {bookline(p)}.", f"{bookline(p)}, feito em {b(p.reg_date())}."))]
    rows.append((p.label("name", p.pick("REGISTRADO", "NOME", "Nome do registrado")), b(p.name()) + p.pick(f", do sexo {p.sex()}", f" - sexo {p.sex()}", f", sexo {p.sex()}, cor {p.other(r['color'])}") + p.pick("", f", natural de {p.nat()}") + "."))
    rows.append((p.pick("NASCIMENTO", "Nascimento", "DATA E LOCAL"), p.pick(f"{p.pick('Em', 'Aos', 'No dia')} {b(p.birth_date())}, às {p.hour()}, {at(p)}, {town(p)}.", f"Ocorrido {at(p)}, {town(p)}, em {b(p.birth_date())}, às {p.hour()}.")))
    if p.chance(.5) and (first.known or second.known):
        known = [x for x in (first, second) if x.known]
        rows.append((p.label("filiation", p.pick("FILIAÇÃO", "PAIS", "Filiação")), p.pick(" e de ", " e ", "; e ").join(b(x.name()) + with_nat(p, x) for x in known) + casados(p) + "."))
        if any(has_gp(x) for x in known):
            rows.append((p.label("gp_all", p.pick("AVÓS", "Avós")), "; ".join(f"{p.pick('', 'os ')}{line(x)} {x.grandparents(of_and(p))}{dead(p)}" for x in known if has_gp(x)) + "."))
    else:
        for x in (first, second):
            rows.append((p.label(x.role, ("PAI" if x.role == "father" else "MÃE") if p.chance(.5) else ("Genitor" if x.role == "father" else "Genitora")), (b(x.name()) + with_nat(p, x) + (f"{p.pick('; ', ', ')}{'filho' if x.role == 'father' else 'filha'} de {x.grandparents(of_and(p))}" if has_gp(x) else "") + ".") if x.known else x.name()))
    rows.append((p.pick("DECLARANTE", "Declarante"), declarant(p) + "."))
    if p.chance(.6):
        rows.append((p.pick("TESTEMUNHAS", "Testemunhas"), witness(p, 0) + " e " + witness(p, 1) + "."))
    if r["twins"] or p.chance(.2):
        rows.append((p.label("twin", p.pick("GÊMEOS", "Gêmeo")), p.twin() + (", com " + p.twin_names() if r["twins"] else "") + "."))
    rows.append((p.label("averbacoes", p.pick("À MARGEM", "AVERBAÇÕES", "Observações")), p.averbacoes()))
    if p.chance(.3):
        rows[0], rows[1] = rows[1], rows[0]
    end = p.pick("", ":", ".-", " ►")
    where = p.pick("side", "side", "side", "right", "run")
    w = p.rng.randint(95, 170)
    if where == "run":
        body = "".join(f"<p><u>{t}</u>{end or ':'} {x}</p>" for t, x in rows)
    else:
        body = '<table class="g">' + "".join("<tr>" + (f'<td class="k">{t}{end}</td><td class="x">{x}</td>' if where == "side" else f'<td class="x">{x}</td><td class="k">{t}</td>') + "</tr>" for t, x in rows) + "</table>"
    fees = f'<div class="fee">{"<br>".join(p.other(x) + " " + p.other(y) for x, y in r["fees"])}</div>' if p.chance(.4) else ""
    head = f"""<div class="hd">{p.pick("", p.pick(*BR_NAMES) + "<br>")}<b>{p.office()}</b><br>{p.reg_city_uf()}{p.pick("", "<br>" + p.other(r["address"]) + " - Tel. " + p.other(r["phone"]))}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento", "CERTIDÃO DE REGISTRO DE NASCIMENTO")}</h1><p>{p.pick("CERTIFICO, a requerimento da parte interessada, que dos livros deste cartório consta:", "Certifico e dou fé que consta neste Ofício o registro de nascimento com os seguintes dados:", "CERTIFICO:", "")}</p>"""
    css = f"""body{{font:{p.rng.uniform(11.5, 14.5):.1f}px/{p.rng.uniform(1.3, 1.65):.2f} {p.pick(*SERIF, *SANS, *MONO[:3])}}} .g{{width:100%}} .k{{width:{w}px;vertical-align:{p.pick("top", "top", "middle")};text-align:{p.pick("left", "right", "left", "center")};font-size:{p.rng.uniform(.75, 1):.2f}em;{p.pick("font-weight:bold", "font-style:italic", "", "letter-spacing:1px")};padding:4px 8px 4px 0}} .x{{padding:{p.rng.randint(3, 9)}px 8px;text-align:justify;{p.pick("", "border-left:1px solid #777", "border-bottom:1px dotted #999")}}} .hd{{text-align:{p.pick("center", "center", "left")};{p.pick("", "border-bottom:3px double")}}} h1{{text-align:center;font-size:{p.rng.randint(17, 26)}px}} .fee{{font-size:.75em;float:right}} .sg{{margin-top:46px;text-align:center}}"""
    return page(css, head + body + f"""<p>{p.pick("O referido é verdade e dou fé.", "Nada mais me cumpria certificar. Dou fé.")}<br>{p.issue_city_uf() if p.chance(.4) else p.issue_city()}, {p.issue_date()}.</p>{fees}<div class="sg">{"_" * 28}<br>{p.officer()}<br>{title_of(p)}</div>""", pad=p.pick("44px 56px", "34px 40px", "60px 70px"), scale=p.rng.uniform(1, 1.2))


@form
def b_reply(p):
    """A letter of the office that answers a judge, a school or another registry, and says in it what the entry holds."""
    era(p, 1935, 2008, 2018)
    p.manner(sex_short=False, caps=p.chance(.45))
    r, g = p.r, o(p)
    to = p.pick("Exmo. Sr. Dr. Juiz de Direito da Comarca de " + p.other(places.place(p.rng)[0]), "Ilmo. Sr. Diretor do Grupo Escolar " + p.other(people.person(p.rng, "M")), "Sr. Oficial do Registro Civil de " + p.other(places.place_text(p.rng, places.place(p.rng))), "Ao Serviço Militar - Junta de " + p.other(places.place(p.rng)[0]), "A quem interessar possa", "Ao INSS - Agência " + p.other(places.place(p.rng)[0]))
    ref = p.pick("", f"Ref.: Ofício nº {p.rng.randint(1, 900)}/{r['edate'].year}", f"Em resposta ao ofício n. {p.rng.randint(1, 900)}, de {p.other(records.date_text(p.rng, r['edate'], 'num'))}", f"Protocolo {p.other(r['protocol'])}")
    when = p.pick(f"nascid{g} {p.pick('em', 'aos', 'no dia')} {p.birth_date()}", f"nascid{g} às {p.hour()} do dia {p.birth_date(p.pick('num', 'semi', 'words'))}", f"cujo nascimento se deu {p.pick('em', 'a')} {p.birth_date()}, às {p.hour()}")
    where = p.pick(f", {town(p)}, {at(p)}", f", em {p.birth_city_uf()}", f", {at(p)}, em {p.birth_city_uf()}")
    facts = [f"do sexo {p.sex()}", f"{when}{where}", filiation(p)]
    if p.chance(.3):
        facts = [facts[2], facts[1], facts[0]]
    start = p.pick("Atendendo ao solicitado, certifico a Vossa Senhoria que", "Em atenção ao pedido verbal, informo e certifico que", "Cumpre-me certificar que", "Certifico, para os devidos fins, que, feitas as buscas nos livros deste cartório,")
    tell = p.pick(f"consta o registro de nascimento de {p.name()}, {', '.join(facts)}, {bookline(p)}, com data de {p.reg_date()}", f"{bookline(p)}, está registrado, em {p.reg_date()}, {p.name()}, {', '.join(facts)}", f"{p.name()}, {', '.join(facts)}, foi registrad{g} neste Ofício {p.pick('em', 'aos')} {p.reg_date()}, {bookline(p)}")
    more = f" {p.pick('Consta ainda à margem:', 'Há a seguinte averbação:', 'Observação:')} {p.averbacoes()}" if r["averbacoes"] or p.chance(.25) else p.pick("", " Não constam averbações.", "")
    date = f"{p.issue_city()}, {p.issue_date(p.pick('semi', 'semi', 'num', 'words'))}."
    first = p.chance(.5)
    head = f'<div class="hd"><b>{p.office()}</b><br>{p.reg_city_uf()}{p.pick("", "<br>" + p.other(r["address"]))}</div>'
    close = p.pick("Aproveito o ensejo para apresentar protestos de estima e consideração.", "Sem mais para o momento, dou fé.", "É o que me cumpria certificar. Dou fé.", "O referido é verdade e dou fé.")
    css = f"""body{{font:{p.rng.uniform(12.5, 16):.1f}px/{p.rng.uniform(1.4, 2):.2f} {p.pick(*SERIF, *MONO, *SANS)}}} .hd{{text-align:{p.pick("center", "left", "right")};line-height:1.3;margin-bottom:18px}} .m{{text-align:justify;text-indent:{p.pick(0, 60, 100)}px}} .d{{text-align:{p.pick("right", "left")}}} .sg{{margin-top:44px;text-align:{p.pick("center", "right", "left")};line-height:1.3}} .to{{margin:16px 0;line-height:1.3;{p.pick("", "margin-top:50px")}}}"""
    to = f'<div class="to">{to}{"<br>" + p.pick("Nesta", "Em mãos") if p.chance(.3) else ""}</div>'
    title = f'<p style="text-align:center"><b>{p.pick("CERTIDÃO", "CERTIDÃO DE NASCIMENTO", "OFÍCIO - CERTIDÃO")}</b>{" nº " + str(p.rng.randint(1, 999)) if p.chance(.4) else ""}</p>'
    atop = p.chance(.4)
    return page(css, f'{head}{title}{f"<div class=d>{date}</div>" if first else ""}{to if atop else ""}<div>{ref}</div><p class="m">{start} {tell}.{more}</p><p class="m">{close}</p>{"" if first else f"<div class=d>{date}</div>"}<div class="sg">{p.officer()}<br>{title_of(p)}</div>{"" if atop else to}', pad=p.pick("56px 76px", "44px 60px", "70px 60px 40px 110px"))


@form
def b_by_mandate(p):
    """Inteiro teor of an entry made by order of a court: judge, case and old entry are told before the child is."""
    era(p, 1960, 2009, 2026)
    p.manner(sex_short=False, caps=p.chance(.35))
    r, g = p.r, o(p)
    judge = p.other(people.person(p.rng, "F"))
    court = p.other(places.place_text(p.rng, places.place(p.rng)))
    case = f"{p.rng.randint(1, 999)}/{r['rdate'].year}"
    sentence = p.other(records.date_text(p.rng, r["rdate"] - dt.timedelta(days=p.rng.randint(5, 90)), p.pick("num", "semi", "words")))
    order = p.pick(f"em cumprimento ao mandado expedido nos autos nº {case} pela MMª. Juíza de Direito da Comarca de {court}, Dra. {judge}, por sentença de {sentence}", f"por determinação judicial contida no processo nº {case}, da Vara da Infância e da Juventude de {court}, sentença de {sentence}, transitada em julgado", f"à vista do mandado de {sentence}, passado a favor {'da' if g == 'a' else 'do'} registrand{g} pela Vara de Registros Públicos de {court}", f"nos termos da carta de sentença extraída dos autos {case} e assinada pela Dra. {judge}")
    old = p.pick("", f", ficando cancelado o registro anterior, lavrado às fls. {p.rng.randint(1, 300)} do livro A-{p.rng.randint(1, 99)}, nº {p.rng.randint(10, 9000)}", f", em substituição ao assento nº {p.rng.randint(10, 9000)}, que fica sem efeito")
    facts = [f"nascid{g} {p.pick('aos', 'em', 'no dia')} {p.birth_date()}, às {p.hour()}, {at(p)}, {town(p)}", f"do sexo {p.sex()}"]
    if p.chance(.5):
        facts.reverse()
    text = f"{p.pick('Aos', 'Em', 'No dia')} {p.reg_date(p.pick('dias', 'words', 'semi'))}, neste {p.pick('Cartório', 'Ofício', 'Registro Civil')}{p.pick('', ' de ' + p.reg_city_uf())}, {order}, {p.pick('lavro o presente assento de nascimento de', 'procedo ao registro de', 'faço o registro de nascimento de')} {p.name()}, {', '.join(facts)}, {filiation(p)}{old}. {p.pick('O mandado fica arquivado em pasta própria.', 'Documentos arquivados neste Ofício sob nº ' + str(p.rng.randint(1, 900)) + '.', 'Nada mais continha o mandado.')} Eu, {p.other(r['clerk'])}, {p.other(r['clerk_title'])}, {p.pick('lavrei', 'digitei', 'escrevi')}."
    notes = ""
    if r["averbacoes"] or p.chance(.4):
        notes += f'<p>{p.label("averbacoes", p.pick("AVERBAÇÕES:", "À margem:", "Averbação nº 1 -"))} {p.averbacoes()}</p>'
    if r["anotacoes"]:
        notes += f'<p>{p.label("anotacoes", p.pick("ANOTAÇÕES:", "Anotações à margem:"))} {p.anotacoes()}</p>'
    idline = p.pick("<br>", " &nbsp; ").join([f'{p.label("livro", "Livro")} {p.livro()}', f'{p.label("folha", p.pick("Folha", "Fls."))} {p.folha()}', f'{p.label("termo", p.pick("Termo", "Registro nº"))} {p.termo()}'] + ([f'{p.label("matricula", "Matrícula")} {p.matricula()}'] if p.chance(.6) else []))
    where = p.pick("above", "side", "below")
    idbox = f'<div class="id">{idline}</div>'
    main = f'<div class="m">{text}</div>{notes}'
    if where == "side":
        main = f'<div class="g"><div>{idbox}<div class="id">{p.name()}</div></div><div>{main}</div></div>'
    elif where == "above":
        main = idbox + main
    else:
        main += idbox
    seal = f'<div class="bx">{p.label("seal", p.pick("Selo", "SELO DIGITAL", "Selo de autenticidade"))}: {p.seal()}<br>{" ".join(p.other(a) + " " + p.other(b) for a, b in r["fees"])}</div>' if p.chance(.6) else ""
    css = f"""body{{font:{p.rng.uniform(11.5, 15):.1f}px/{p.rng.uniform(1.4, 1.9):.2f} {p.pick(*SERIF, *SANS, *MONO[:4])}}} .m{{text-align:{p.pick("justify", "left")}}} .g{{display:grid;grid-template-columns:150px 1fr;gap:16px}} .id{{{p.pick("border:1px solid;padding:6px", "", "background:#eee;padding:6px")};margin-bottom:12px;font-size:.88em;overflow-wrap:anywhere}} .hd{{text-align:center;line-height:1.35}} h1{{text-align:center;font-size:{p.rng.randint(16, 23)}px}} .bx{{font-size:.75em;border:1px solid #888;padding:5px;width:50%}} .sg{{margin-top:46px;text-align:center}}"""
    return page(css, f'<div class="hd"><b>{p.office()}</b><br>{p.reg_city_uf()}<br>{p.other(r["address"])}</div><h1>{p.pick("CERTIDÃO DE INTEIRO TEOR", "CERTIDÃO DE NASCIMENTO - INTEIRO TEOR", "Inteiro Teor")}</h1><p>{p.pick("CERTIFICO que o assento abaixo é transcrição integral do original:", "Certifico o seguinte, extraído do livro próprio:", "O Oficial certifica, a pedido de pessoa autorizada, o teor seguinte:")}</p>{main}<p>{p.pick("O referido é verdade e dou fé.", "Nada mais. Dou fé.")} {p.issue_city_uf()}, {p.issue_date()}.</p>{seal}<div class="sg">{p.officer()}<br>{title_of(p)}</div>', pad=p.pick("44px 60px", "56px 76px", "34px 44px"))


@form
def b_ruled_rows(p):
    """A printed half sheet of the seventies: words at both ends of ruled lines, several facts on one line, typed across them."""
    era(p, 1948, 1996)
    p.manner(caps=p.chance(.7), blank=p.pick("", "-------", "xxxxxxx", "......"), sex_short=False, place=p.pick("-", "/", ",", "("))
    r, g = p.r, o(p)
    first, second = p.parents(p.pick("father", "father", "mother"))
    lift = p.rng.randint(-3, 4)

    def f(concept, words, value, grow=1, after=""):
        words = p.label(concept, words) if concept else words
        return f'<span class="w">{words}</span><span class="v" style="flex:{grow} 1 auto"><span class="t" style="position:relative;top:{lift + p.rng.randint(-1, 1)}px;left:{p.rng.randint(2, 30)}px">{value}</span></span>' + (f'<span class="w">{after}</span>' if after else "")

    rows = [f("name", p.pick("Nome", "Nome do registrado", "Registrado:"), p.name())]
    date = p.pick("parts", "whole")
    if date == "parts":
        rows.append(f("birth_day", p.pick("nascid" + g + " no dia", "Data: dia", "Nascimento: dia"), p.birth_day()) + f("birth_month", p.pick("do mês de", "de", "mês"), p.birth_month(), 2) + f("birth_year", p.pick("de", "do ano de", "ano"), p.birth_year(), 2))
        rows.append(f("hour", "às", p.hour(), 2, "horas") + f("sex", p.pick("sexo", "do sexo"), p.sex(), 2) + (f(None, p.pick("côr", "cor"), p.other(r["color"])) if p.chance(.6) else ""))
    else:
        rows.append(f("birth_date", p.pick("nascid" + g + " em", "Data do nascimento"), p.birth_date(p.pick("semi", "words", "num")), 3) + f("hour", "às", p.hour(), 1, p.pick("horas", "hs.")))
        rows.append(f("sex", "Sexo", p.sex()) + (f("nat", p.pick("Natural de", "Naturalidade"), p.nat(), 2) if p.chance(.5) else f(None, "Côr", p.other(r["color"]))))
    rows.append(f("birth_place", p.pick("Local", "em", "Lugar do nascimento"), p.birth_place(), 2))
    rows.append(f("birth_city", p.pick("Município", "Cidade"), p.birth_city(), 3) + f("birth_uf", p.pick("Estado", "Est."), p.birth_uf(full=p.chance(.5)), 1))
    for x in (first, second):
        rows.append(f(x.role, ("Pai" if x.role == "father" else "Mãe"), x.name(), 3))
        rows.append(f("parent_nat", p.pick("natural de", "naturalidade"), x.nat(), 2) + (f(None, "profissão", x.extra("profession"), 1) if x.known and p.chance(.5) else ""))
    for x in (first, second):
        if p.chance(.5):
            rows.append(f("gp_paternal" if x.side == "pat" else "gp_maternal", f"Avós {line(x)}", x.grandfather()) + f(None, "e", x.grandmother()))
        else:
            rows += [f("grandfather", f"Avô {line(x)[:-1]}", x.grandfather()), f("grandmother", f"Avó {line(x)[:-2]}a", x.grandmother())]
    rows.append(f(None, "Declarante", declarant(p)))
    rows.append(f("averbacoes", p.pick("Observações", "OBS.", "Averbações"), p.averbacoes()))
    book = f("livro", "Livro", p.livro()) + f("folha", p.pick("Fls.", "Fôlhas"), p.folha()) + f("termo", p.pick("Nº", "Têrmo"), p.termo()) + f("reg_date", p.pick("em", "Data"), p.reg_date(p.pick("num", "semi")), 2)
    at_top = p.chance(.7)
    rows = [book] + rows if at_top else rows + [book]
    rows.append(f(*p.pick((None, ""), ("issue_place", "Cidade")), p.issue_city(), 2) + f(None, ",", p.issue_date(p.pick("semi", "num")), 2))
    head = f"""<div class="hd">{p.pick(*BR_NAMES)}<br><b>{p.office()}</b></div><div class="r">{f("reg_city", p.pick("Município de", "Comarca de", "Distrito de"), p.reg_city(), 2)}{f("reg_uf", "Estado", p.reg_uf(full=True), 1)}</div><h1>{p.pick("CERTIDÃO DE NASCIMENTO", "Certidão de Nascimento")}</h1>"""
    say = p.pick("", "<p>Certifico que dos livros dêste Cartório consta o seguinte assento de nascimento:</p>", "<p>CERTIFICO que foi feito o registro abaixo:</p>")
    rules = p.pick("solid", "dotted", "solid", "none")
    css = f"""body{{font:{p.rng.uniform(11.5, 14):.1f}px/1.35 {p.pick(*SERIF, *SANS)};{p.pick("", "border:2px solid", "border:1px solid #888")}}} .r{{display:flex;align-items:flex-end;gap:5px;margin-bottom:{p.rng.randint(4, 12)}px}} .w{{white-space:nowrap;{p.pick("", "font-size:.85em", "font-style:italic")}}} .v{{border-bottom:1px {rules} #444;min-width:34px;padding-right:32px}} .t{{font-family:{p.pick(*MONO)}}} .hd{{text-align:center;margin-bottom:8px}} h1{{text-align:center;font-size:{p.rng.randint(17, 27)}px;margin:10px 0}} .sg{{width:50%;margin:34px 0 0 auto;border-top:1px solid;text-align:center}}"""
    body = "".join(f'<div class="r">{x}</div>' for x in rows)
    return page(css, f'{head}{say}{body}<p>{p.pick("O referido é verdade e dou fé.", "Dou fé.")}</p><div class="sg">{p.officer() if p.chance(.8) else ""}<br>{p.pick("Oficial", "Oficial do Registro Civil", "Escrivão")}</div>', height=p.pick(900, 1123), pad="34px 46px")
